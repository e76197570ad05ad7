var K7=Object.create;var s_=Object.defineProperty;var Q7=Object.getOwnPropertyDescriptor;var Z7=Object.getOwnPropertyNames;var W7=Object.getPrototypeOf,J7=Object.prototype.hasOwnProperty;var $n=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}};var e9=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Z7(t))!J7.call(e,n)&&n!==r&&s_(e,n,{get:()=>t[n],enumerable:!(o=Q7(t,n))||o.enumerable});
return e};var x=(e,t,r)=>(r=e!=null?K7(W7(e)):{},e9(t||!e||!e.__esModule?s_(r,"default",{value:e,enumerable:!0}):r,e));var C_=$n(he=>{"use strict";var $v=Symbol.for("react.transitional.element"),r9=Symbol.for("react.portal"),o9=Symbol.for("react.fragment"),n9=Symbol.for("react.s\
trict_mode"),a9=Symbol.for("react.profiler"),i9=Symbol.for("react.consumer"),l9=Symbol.for("react.context"),s9=Symbol.for("react.forward_ref"),c9=Symbol.for("re\
act.suspense"),d9=Symbol.for("react.memo"),g_=Symbol.for("react.lazy"),m9=Symbol.for("react.activity"),u9=Symbol.for("react.view_transition"),u_=Symbol.iterator;
function f9(e){return e===null||typeof e!="object"?null:(e=u_&&e[u_]||e["@@iterator"],typeof e=="function"?e:null)}var v_={isMounted:function(){return!1},enqueueForceUpdate:function(){},
enqueueReplaceState:function(){},enqueueSetState:function(){}},b_=Object.assign,y_={};function Gs(e,t,r){this.props=e,this.context=t,this.refs=y_,this.updater=r||
v_}Gs.prototype.isReactComponent={};Gs.prototype.setState=function(e,t){if(typeof e!="object"&&typeof e!="function"&&e!=null)throw Error("takes an object of sta\
te variables to update or a function which returns an object of state variables.");this.updater.enqueueSetState(this,e,t,"setState")};Gs.prototype.forceUpdate=function(e){
this.updater.enqueueForceUpdate(this,e,"forceUpdate")};function w_(){}w_.prototype=Gs.prototype;function qv(e,t,r){this.props=e,this.context=t,this.refs=y_,this.
updater=r||v_}var Yv=qv.prototype=new w_;Yv.constructor=qv;b_(Yv,Gs.prototype);Yv.isPureReactComponent=!0;var f_=Array.isArray;function Gv(){}var vt={H:null,A:null,
T:null,S:null},x_=Object.prototype.hasOwnProperty;function Fv(e,t,r){var o=r.ref;return{$$typeof:$v,type:e,key:t,ref:o!==void 0?o:null,props:r}}function p9(e,t){
return Fv(e.type,t,e.props)}function Xv(e){return typeof e=="object"&&e!==null&&e.$$typeof===$v}function h9(e){var t={"=":"=0",":":"=2"};return"$"+e.replace(/[=:]/g,
function(r){return t[r]})}var p_=/\/+/g;function Uv(e,t){return typeof e=="object"&&e!==null&&e.key!=null?h9(""+e.key):t.toString(36)}function g9(e){switch(e.status){case"\
fulfilled":return e.value;case"rejected":throw e.reason;default:switch(typeof e.status=="string"?e.then(Gv,Gv):(e.status="pending",e.then(function(t){e.status===
"pending"&&(e.status="fulfilled",e.value=t)},function(t){e.status==="pending"&&(e.status="rejected",e.reason=t)})),e.status){case"fulfilled":return e.value;case"\
rejected":throw e.reason}}throw e}function Us(e,t,r,o,n){var a=typeof e;(a==="undefined"||a==="boolean")&&(e=null);var i=!1;if(e===null)i=!0;else switch(a){case"\
bigint":case"string":case"number":i=!0;break;case"object":switch(e.$$typeof){case $v:case r9:i=!0;break;case g_:return i=e._init,Us(i(e._payload),t,r,o,n)}}if(i)
return n=n(e),i=o===""?"."+Uv(e,0):o,f_(n)?(r="",i!=null&&(r=i.replace(p_,"$&/")+"/"),Us(n,t,r,"",function(c){return c})):n!=null&&(Xv(n)&&(n=p9(n,r+(n.key==null||
e&&e.key===n.key?"":(""+n.key).replace(p_,"$&/")+"/")+i)),t.push(n)),1;i=0;var l=o===""?".":o+":";if(f_(e))for(var s=0;s<e.length;s++)o=e[s],a=l+Uv(o,s),i+=Us(o,
t,r,a,n);else if(s=f9(e),typeof s=="function")for(e=s.call(e),s=0;!(o=e.next()).done;)o=o.value,a=l+Uv(o,s++),i+=Us(o,t,r,a,n);else if(a==="object"){if(typeof e.
then=="function")return Us(g9(e),t,r,o,n);throw t=String(e),Error("Objects are not valid as a React child (found: "+(t==="[object Object]"?"object with keys {"+
Object.keys(e).join(", ")+"}":t)+"). If you meant to render a collection of children, use an array instead.")}return i}function Af(e,t,r){if(e==null)return e;var o=[],
n=0;return Us(e,o,"","",function(a){return t.call(r,a,n++)}),o}function v9(e){if(e._status===-1){var t=e._result,r=t();r.then(function(o){(e._status===0||e._status===
-1)&&(e._status=1,e._result=o,r.status===void 0&&(r.status="fulfilled",r.value=o))},function(o){(e._status===0||e._status===-1)&&(e._status=2,e._result=o,r.status===
void 0&&(r.status="rejected",r.reason=o))}),e._status===-1&&(e._status=0,e._result=r)}if(e._status===1)return e._result.default;throw e._result}var h_=typeof reportError==
"function"?reportError:function(e){if(typeof window=="object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,
message:typeof e=="object"&&e!==null&&typeof e.message=="string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process==
"object"&&typeof process.emit=="function"){process.emit("uncaughtException",e);return}console.error(e)};function __(e){var t=vt.T,r={};r.types=t!==null?t.types:
null,vt.T=r;try{var o=e(),n=vt.S;n!==null&&n(r,o),typeof o=="object"&&o!==null&&typeof o.then=="function"&&o.then(Gv,h_)}catch(a){h_(a)}finally{t!==null&&r.types!==
null&&(t.types=r.types),vt.T=t}}function S_(e){var t=vt.T;if(t!==null){var r=t.types;r===null?t.types=[e]:r.indexOf(e)===-1&&r.push(e)}else __(S_.bind(null,e))}
var b9={map:Af,forEach:function(e,t,r){Af(e,function(){t.apply(this,arguments)},r)},count:function(e){var t=0;return Af(e,function(){t++}),t},toArray:function(e){
return Af(e,function(t){return t})||[]},only:function(e){if(!Xv(e))throw Error("React.Children.only expected to receive a single React element child.");return e}};
he.Activity=m9;he.Children=b9;he.Component=Gs;he.Fragment=o9;he.Profiler=a9;he.PureComponent=qv;he.StrictMode=n9;he.Suspense=c9;he.ViewTransition=u9;he.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=
vt;he.__COMPILER_RUNTIME={__proto__:null,c:function(e){return vt.H.useMemoCache(e)}};he.addTransitionType=S_;he.cache=function(e){return function(){return e.apply(
null,arguments)}};he.cacheSignal=function(){return null};he.cloneElement=function(e,t,r){if(e==null)throw Error("The argument must be a React element, but you p\
assed "+e+".");var o=b_({},e.props),n=e.key;if(t!=null)for(a in t.key!==void 0&&(n=""+t.key),t)!x_.call(t,a)||a==="key"||a==="__self"||a==="__source"||a==="ref"&&
t.ref===void 0||(o[a]=t[a]);var a=arguments.length-2;if(a===1)o.children=r;else if(1<a){for(var i=Array(a),l=0;l<a;l++)i[l]=arguments[l+2];o.children=i}return Fv(
e.type,n,o)};he.createContext=function(e){return e={$$typeof:l9,_currentValue:e,_currentValue2:e,_threadCount:0,Provider:null,Consumer:null},e.Provider=e,e.Consumer=
{$$typeof:i9,_context:e},e};he.createElement=function(e,t,r){var o,n={},a=null;if(t!=null)for(o in t.key!==void 0&&(a=""+t.key),t)x_.call(t,o)&&o!=="key"&&o!=="\
__self"&&o!=="__source"&&(n[o]=t[o]);var i=arguments.length-2;if(i===1)n.children=r;else if(1<i){for(var l=Array(i),s=0;s<i;s++)l[s]=arguments[s+2];n.children=l}
if(e&&e.defaultProps)for(o in i=e.defaultProps,i)n[o]===void 0&&(n[o]=i[o]);return Fv(e,a,n)};he.createRef=function(){return{current:null}};he.forwardRef=function(e){
return{$$typeof:s9,render:e}};he.isValidElement=Xv;he.lazy=function(e){return{$$typeof:g_,_payload:{_status:-1,_result:e},_init:v9}};he.memo=function(e,t){return{
$$typeof:d9,type:e,compare:t===void 0?null:t}};he.startTransition=__;he.unstable_useCacheRefresh=function(){return vt.H.useCacheRefresh()};he.use=function(e){return vt.
H.use(e)};he.useActionState=function(e,t,r){return vt.H.useActionState(e,t,r)};he.useCallback=function(e,t){return vt.H.useCallback(e,t)};he.useContext=function(e){
return vt.H.useContext(e)};he.useDebugValue=function(){};he.useDeferredValue=function(e,t){return vt.H.useDeferredValue(e,t)};he.useEffect=function(e,t){return vt.
H.useEffect(e,t)};he.useEffectEvent=function(e){return vt.H.useEffectEvent(e)};he.useId=function(){return vt.H.useId()};he.useImperativeHandle=function(e,t,r){return vt.
H.useImperativeHandle(e,t,r)};he.useInsertionEffect=function(e,t){return vt.H.useInsertionEffect(e,t)};he.useLayoutEffect=function(e,t){return vt.H.useLayoutEffect(
e,t)};he.useMemo=function(e,t){return vt.H.useMemo(e,t)};he.useOptimistic=function(e,t){return vt.H.useOptimistic(e,t)};he.useReducer=function(e,t,r){return vt.
H.useReducer(e,t,r)};he.useRef=function(e){return vt.H.useRef(e)};he.useState=function(e){return vt.H.useState(e)};he.useSyncExternalStore=function(e,t,r){return vt.
H.useSyncExternalStore(e,t,r)};he.useTransition=function(){return vt.H.useTransition()};he.version="19.3.1"});var D=$n((mL,z_)=>{"use strict";z_.exports=C_()});var q_=$n(Pr=>{"use strict";var G9=D();function $_(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(arguments[1]);
for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full message or use th\
e non-minified dev environment for full errors and additional helpful warnings."}function Ci(){}var Xr={d:{f:Ci,r:function(){throw Error($_(522))},D:Ci,C:Ci,L:Ci,
m:Ci,X:Ci,S:Ci,M:Ci},p:0,findDOMNode:null},$9=Symbol.for("react.portal"),q9=Symbol.for("react.recoverable"),G_=Symbol.for("react.optimistic_key");function Y9(e,t,r){
var o=3<arguments.length&&arguments[3]!==void 0?arguments[3]:null;return{$$typeof:$9,key:o==null?null:o===G_?G_:""+o,children:e,containerInfo:t,implementation:r}}
var fm=G9.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;function $f(e,t){if(e==="font")return"";if(typeof t=="string")return t==="use-credenti\
als"?t:""}Pr.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=Xr;Pr.browser=function(e){return{$$typeof:q9,_reason:e}};Pr.createPortal=function(e,t){
var r=2<arguments.length&&arguments[2]!==void 0?arguments[2]:null;if(!t||t.nodeType!==1&&t.nodeType!==9&&t.nodeType!==11)throw Error($_(299));return Y9(e,t,null,
r)};Pr.flushSync=function(e){var t=fm.T,r=Xr.p;try{if(fm.T=null,Xr.p=2,e)return e()}finally{fm.T=t,Xr.p=r,Xr.d.f()}};Pr.preconnect=function(e,t){typeof e=="stri\
ng"&&(t?(t=t.crossOrigin,t=typeof t=="string"?t==="use-credentials"?t:"":void 0):t=null,Xr.d.C(e,t))};Pr.prefetchDNS=function(e){typeof e=="string"&&Xr.d.D(e)};
Pr.preinit=function(e,t){if(typeof e=="string"&&t&&typeof t.as=="string"){var r=t.as,o=$f(r,t.crossOrigin),n=typeof t.integrity=="string"?t.integrity:void 0,a=typeof t.
fetchPriority=="string"?t.fetchPriority:void 0;r==="style"?Xr.d.S(e,typeof t.precedence=="string"?t.precedence:void 0,{crossOrigin:o,integrity:n,fetchPriority:a}):
r==="script"&&Xr.d.X(e,{crossOrigin:o,integrity:n,fetchPriority:a,nonce:typeof t.nonce=="string"?t.nonce:void 0})}};Pr.preinitModule=function(e,t){if(typeof e==
"string")if(typeof t=="object"&&t!==null){if(t.as==null||t.as==="script"){var r=$f(t.as,t.crossOrigin);Xr.d.M(e,{crossOrigin:r,integrity:typeof t.integrity=="st\
ring"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}}else t==null&&Xr.
d.M(e)};Pr.preload=function(e,t){if(typeof e=="string"&&typeof t=="object"&&t!==null&&typeof t.as=="string"){var r=t.as,o=$f(r,t.crossOrigin);Xr.d.L(e,r,{crossOrigin:o,
integrity:typeof t.integrity=="string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,type:typeof t.type=="string"?t.type:void 0,fetchPriority:typeof t.
fetchPriority=="string"?t.fetchPriority:void 0,referrerPolicy:typeof t.referrerPolicy=="string"?t.referrerPolicy:void 0,imageSrcSet:typeof t.imageSrcSet=="strin\
g"?t.imageSrcSet:void 0,imageSizes:typeof t.imageSizes=="string"?t.imageSizes:void 0,media:typeof t.media=="string"?t.media:void 0})}};Pr.preloadModule=function(e,t){
if(typeof e=="string")if(t){var r=$f(t.as,t.crossOrigin);Xr.d.m(e,{as:typeof t.as=="string"&&t.as!=="script"?t.as:void 0,crossOrigin:r,integrity:typeof t.integrity==
"string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}else Xr.d.m(e)};
Pr.requestFormReset=function(e){Xr.d.r(e)};Pr.unstable_batchedUpdates=function(e,t){return e(t)};Pr.useFormState=function(e,t,r){return fm.H.useFormState(e,t,r)};
Pr.useFormStatus=function(){return fm.H.useHostTransitionStatus()};Pr.version="19.3.1"});var zi=$n((fj,F_)=>{"use strict";function Y_(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{__REACT_DEVTOOLS_GLOBAL_HOOK__.
checkDCE(Y_)}catch(e){console.error(e)}}Y_(),F_.exports=q_()});var c2=$n(Kf=>{"use strict";var nE=Symbol.for("react.transitional.element"),aE=Symbol.for("react.fragment");function s2(e,t,r){var o=null;if(r!==void 0&&(o=""+r),
t.key!==void 0&&(o=""+t.key),"key"in t){r={};for(var n in t)n!=="key"&&(r[n]=t[n])}else r=t;return t=r.ref,{$$typeof:nE,type:e,key:o,ref:t!==void 0?t:null,props:r}}
Kf.Fragment=aE;Kf.jsx=s2;Kf.jsxs=s2});var T=$n((IH,d2)=>{"use strict";d2.exports=c2()});var Jk=$n(At=>{"use strict";function ow(e,t){var r=e.length;e.push(t);e:for(;0<r;){var o=r-1>>>1,n=e[o];if(0<Uh(n,t))e[o]=t,e[r]=n,r=o;else break e}}function ha(e){
return e.length===0?null:e[0]}function $h(e){if(e.length===0)return null;var t=e[0],r=e.pop();if(r!==t){e[0]=r;e:for(var o=0,n=e.length,a=n>>>1;o<a;){var i=2*(o+
1)-1,l=e[i],s=i+1,c=e[s];if(0>Uh(l,r))s<n&&0>Uh(c,l)?(e[o]=c,e[s]=r,o=s):(e[o]=l,e[i]=r,o=i);else if(s<n&&0>Uh(c,r))e[o]=c,e[s]=r,o=s;else break e}}return t}function Uh(e,t){
var r=e.sortIndex-t.sortIndex;return r!==0?r:e.id-t.id}At.unstable_now=void 0;typeof performance=="object"&&typeof performance.now=="function"?($k=performance,At.
unstable_now=function(){return $k.now()}):(ew=Date,qk=ew.now(),At.unstable_now=function(){return ew.now()-qk});var $k,ew,qk,ei=[],$i=[],bO=1,ln=null,Ur=3,nw=!1,
xu=!1,_u=!1,aw=!1,Xk=typeof setTimeout=="function"?setTimeout:null,Kk=typeof clearTimeout=="function"?clearTimeout:null,Yk=typeof setImmediate<"u"?setImmediate:
null;function Gh(e){for(var t=ha($i);t!==null;){if(t.callback===null)$h($i);else if(t.startTime<=e)$h($i),t.sortIndex=t.expirationTime,ow(ei,t);else break;t=ha(
$i)}}function iw(e){if(_u=!1,Gh(e),!xu)if(ha(ei)!==null)xu=!0,rd||(rd=!0,td());else{var t=ha($i);t!==null&&lw(iw,t.startTime-e)}}var rd=!1,Su=-1,Qk=5,Zk=-1;function Wk(){
return aw?!0:!(At.unstable_now()-Zk<Qk)}function tw(){if(aw=!1,rd){var e=At.unstable_now();Zk=e;var t=!0;try{e:{xu=!1,_u&&(_u=!1,Kk(Su),Su=-1),nw=!0;var r=Ur;try{
t:{for(Gh(e),ln=ha(ei);ln!==null&&!(ln.expirationTime>e&&Wk());){var o=ln.callback;if(typeof o=="function"){ln.callback=null,Ur=ln.priorityLevel;var n=o(ln.expirationTime<=
e);if(e=At.unstable_now(),typeof n=="function"){ln.callback=n,Gh(e),t=!0;break t}ln===ha(ei)&&$h(ei),Gh(e)}else $h(ei);ln=ha(ei)}if(ln!==null)t=!0;else{var a=ha(
$i);a!==null&&lw(iw,a.startTime-e),t=!1}}break e}finally{ln=null,Ur=r,nw=!1}t=void 0}}finally{t?td():rd=!1}}}var td;typeof Yk=="function"?td=function(){Yk(tw)}:
typeof MessageChannel<"u"?(rw=new MessageChannel,Fk=rw.port2,rw.port1.onmessage=tw,td=function(){Fk.postMessage(null)}):td=function(){Xk(tw,0)};var rw,Fk;function lw(e,t){
Su=Xk(function(){e(At.unstable_now())},t)}At.unstable_IdlePriority=5;At.unstable_ImmediatePriority=1;At.unstable_LowPriority=4;At.unstable_NormalPriority=3;At.unstable_Profiling=
null;At.unstable_UserBlockingPriority=2;At.unstable_cancelCallback=function(e){e.callback=null};At.unstable_forceFrameRate=function(e){0>e||125<e?console.error(
"forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported"):Qk=0<e?Math.floor(1e3/e):5};At.unstable_getCurrentPriorityLevel=
function(){return Ur};At.unstable_next=function(e){switch(Ur){case 1:case 2:case 3:var t=3;break;default:t=Ur}var r=Ur;Ur=t;try{return e()}finally{Ur=r}};At.unstable_requestPaint=
function(){aw=!0};At.unstable_runWithPriority=function(e,t){switch(e){case 1:case 2:case 3:case 4:case 5:break;default:e=3}var r=Ur;Ur=e;try{return t()}finally{
Ur=r}};At.unstable_scheduleCallback=function(e,t,r){var o=At.unstable_now();switch(typeof r=="object"&&r!==null?(r=r.delay,r=typeof r=="number"&&0<r?o+r:o):r=o,
e){case 1:var n=-1;break;case 2:n=250;break;case 5:n=1073741823;break;case 4:n=1e4;break;default:n=5e3}return n=r+n,e={id:bO++,callback:t,priorityLevel:e,startTime:r,
expirationTime:n,sortIndex:-1},r>o?(e.sortIndex=r,ow($i,e),ha(ei)===null&&e===ha($i)&&(_u?(Kk(Su),Su=-1):_u=!0,lw(iw,r-o))):(e.sortIndex=n,ow(ei,e),xu||nw||(xu=
!0,rd||(rd=!0,td()))),e};At.unstable_shouldYield=Wk;At.unstable_wrapCallback=function(e){var t=Ur;return function(){var r=Ur;Ur=t;try{return e.apply(this,arguments)}finally{
Ur=r}}}});var tT=$n((_he,eT)=>{"use strict";eT.exports=Jk()});var V8=$n(zv=>{"use strict";var cr=tT(),I6=D(),yO=zi();function H(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(
arguments[1]);for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full mes\
sage or use the non-minified dev environment for full errors and additional helpful warnings."}function V6(e){return!(!e||e.nodeType!==1&&e.nodeType!==9&&e.nodeType!==
11)}function mf(e){for(var t=e,r=t;r&&!r.alternate;)t=r,(t.flags&4098)!==0&&(e=t.return),r=t.return;for(;t.return;)t=t.return;return t.tag===3?e:null}function U6(e){
if(e.tag===13){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function G6(e){if(e.tag===
31){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function rT(e){if(mf(e)!==e)throw Error(
H(188))}function wO(e){var t=e.alternate;if(!t){if(t=mf(e),t===null)throw Error(H(188));return t!==e?null:e}for(var r=e,o=t;;){var n=r.return;if(n===null)break;
var a=n.alternate;if(a===null){if(o=n.return,o!==null){r=o;continue}break}if(n.child===a.child){for(a=n.child;a;){if(a===r)return rT(n),e;if(a===o)return rT(n),
t;a=a.sibling}throw Error(H(188))}if(r.return!==o.return)r=n,o=a;else{for(var i=!1,l=n.child;l;){if(l===r){i=!0,r=n,o=a;break}if(l===o){i=!0,o=n,r=a;break}l=l.sibling}
if(!i){for(l=a.child;l;){if(l===r){i=!0,r=a,o=n;break}if(l===o){i=!0,o=a,r=n;break}l=l.sibling}if(!i)throw Error(H(189))}}if(r.alternate!==o)throw Error(H(190))}
if(r.tag!==3)throw Error(H(188));return r.stateNode.current===r?e:t}function $6(e){var t=e.tag;if(t===5||t===26||t===27||t===6)return e;for(e=e.child;e!==null;){
if(t=$6(e),t!==null)return t;e=e.sibling}return null}function Co(e,t,r,o,n,a){for(;e!==null;){if((e.tag===5||e.tag===27||e.tag===6)&&r(e,o,n,a)||(e.tag!==22||e.
memoizedState===null)&&(t||e.tag!==5&&e.tag!==27)&&Co(e.child,t,r,o,n,a))return!0;e=e.sibling}return!1}function As(e){for(e=e.return;e!==null;){if(e.tag===3||e.
tag===5||e.tag===27)return e;e=e.return}return null}function oT(e){var t=!1;for(e=e.return;e!==null&&(e.tag===4&&(t=!0),!(e.tag===3||e.tag===5||e.tag===27));)e=
e.return;return t}function q6(e){var t=[null,null],r=As(e);return r===null||Y6(t,e,r.child,{foundSelf:!1}),t}function Y6(e,t,r,o){for(;r!==null;){if(r===t)o.foundSelf=
!0;else if(r.tag===5||r.tag===27||r.tag===6){if(o.foundSelf)return e[1]=r,!0;e[0]=r}else if((r.tag!==22||r.memoizedState===null)&&Y6(e,t,r.child,o))return!0;r=r.
sibling}return!1}function sr(e){switch(e.tag){case 5:case 27:case 6:return e.stateNode;case 3:return e.stateNode.containerInfo;default:throw Error(H(559))}}var cd=null,
Hw=null;function xO(e,t,r){return e===r?!0:e===t?(cd=e,!0):!1}function _O(e,t,r){return e===r?(Hw=e,!1):e===t?(Hw!==null&&(cd=e),!0):!1}function nT(e){if(e===null)
return null;do e=e===null?null:e.return;while(e&&e.tag!==5&&e.tag!==27&&e.tag!==3);return e||null}function Iw(e,t,r){for(var o=0,n=e;n;n=r(n))o++;n=0;for(var a=t;a;a=
r(a))n++;for(;0<o-n;)e=r(e),o--;for(;0<n-o;)t=r(t),n--;for(;o--;){if(e===t||t!==null&&e===t.alternate)return e;e=r(e),t=r(t)}return null}var mt=Object.assign,SO=Symbol.
for("react.element"),qh=Symbol.for("react.transitional.element"),Au=Symbol.for("react.portal"),dd=Symbol.for("react.fragment"),F6=Symbol.for("react.strict_mode"),
Vw=Symbol.for("react.profiler"),X6=Symbol.for("react.consumer"),xa=Symbol.for("react.context"),Qx=Symbol.for("react.forward_ref"),Uw=Symbol.for("react.suspense"),
Gw=Symbol.for("react.suspense_list"),Zx=Symbol.for("react.memo"),Xi=Symbol.for("react.lazy"),$w=Symbol.for("react.activity"),CO=Symbol.for("react.legacy_hidden"),
zO=Symbol.for("react.memo_cache_sentinel"),qw=Symbol.for("react.view_transition"),kO=Symbol.for("react.recoverable"),aT=Symbol.iterator;function Cu(e){return e===
null||typeof e!="object"?null:(e=aT&&e[aT]||e["@@iterator"],typeof e=="function"?e:null)}var TO=Symbol.for("react.client.reference");function Yw(e){if(e==null)return null;
if(typeof e=="function")return e.$$typeof===TO?null:e.displayName||e.name||null;if(typeof e=="string")return e;switch(e){case dd:return"Fragment";case Vw:return"\
Profiler";case F6:return"StrictMode";case Uw:return"Suspense";case Gw:return"SuspenseList";case $w:return"Activity";case qw:return"ViewTransition"}if(typeof e==
"object")switch(e.$$typeof){case Au:return"Portal";case xa:return e.displayName||"Context";case X6:return(e._context.displayName||"Context")+".Consumer";case Qx:
var t=e.render;return e=e.displayName,e||(e=t.displayName||t.name||"",e=e!==""?"ForwardRef("+e+")":"ForwardRef"),e;case Zx:return t=e.displayName||null,t!==null?
t:Yw(e.type)||"Memo";case Xi:t=e._payload,e=e._init;try{return Yw(e(t))}catch{}}return null}var Nu=Array.isArray,ue=I6.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
Ye=yO.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,vs={pending:!1,data:null,method:null,action:null},Fw=[],md=-1;function Ra(e){return{current:e}}
function Tr(e){0>md||(e.current=Fw[md],Fw[md]=null,md--)}function Ct(e,t){md++,Fw[md]=e.current,e.current=t}var za=Ra(null),Xu=Ra(null),ol=Ra(null),Ng=Ra(null);
function Og(e,t){switch(Ct(ol,t),Ct(Xu,e),Ct(za,null),t.nodeType){case 9:case 11:e=(e=t.documentElement)&&(e=e.namespaceURI)?y6(e):0;break;default:if(e=t.tagName,
t=t.namespaceURI)t=y6(t),e=g8(t,e);else switch(e){case"svg":e=1;break;case"math":e=2;break;default:e=0}}Tr(za),Ct(za,e)}function Nd(){Tr(za),Tr(Xu),Tr(ol)}function Xw(e){
var t=e.memoizedState;t!==null&&(Vd._currentValue=t.memoizedState,Ct(Ng,e)),t=za.current;var r=g8(t,e.type);t!==r&&(Ct(Xu,e),Ct(za,r))}function Mg(e){Xu.current===
e&&(Tr(za),Tr(Xu)),Ng.current===e&&(Tr(Ng),Vd._currentValue=vs)}var sw,iT;function Yi(e){if(sw===void 0)try{throw Error()}catch(r){var t=r.stack.trim().match(/\n( *(at )?)/);
sw=t&&t[1]||"",iT=-1<r.stack.indexOf(`
    at`)?" (<anonymous>)":-1<r.stack.indexOf("@")?"@unknown:0:0":""}return`
`+sw+e+iT}var cw=!1;function dw(e,t){if(!e||cw)return"";cw=!0;var r=Error.prepareStackTrace;Error.prepareStackTrace=void 0;try{var o={DetermineComponentFrameRoot:function(){
try{if(t){var d=function(){throw Error()};if(Object.defineProperty(d.prototype,"props",{set:function(){throw Error()}}),typeof Reflect=="object"&&Reflect.construct){
try{Reflect.construct(d,[])}catch(p){var m=p}Reflect.construct(e,[],d)}else{try{d.call()}catch(p){m=p}d=!1;try{var f=Object.getOwnPropertyDescriptor(e.prototype,
"props");Object.defineProperty(e.prototype,"props",{configurable:!0,set:function(){throw Error()}}),d=!0,new e}finally{d&&(f!==void 0?Object.defineProperty(e.prototype,
"props",f):delete e.prototype.props)}}}else{try{throw Error()}catch(p){m=p}(d=e())&&typeof d.catch=="function"&&d.catch(function(){})}}catch(p){if(p&&m&&typeof p.
stack=="string")return[p.stack,m.stack]}return[null,null]}};o.DetermineComponentFrameRoot.displayName="DetermineComponentFrameRoot";var n=Object.getOwnPropertyDescriptor(
o.DetermineComponentFrameRoot,"name");n&&n.configurable&&Object.defineProperty(o.DetermineComponentFrameRoot,"name",{value:"DetermineComponentFrameRoot"});var a=o.
DetermineComponentFrameRoot(),i=a[0],l=a[1];if(i&&l){var s=i.split(`
`),c=l.split(`
`);for(n=o=0;o<s.length&&!s[o].includes("DetermineComponentFrameRoot");)o++;for(;n<c.length&&!c[n].includes("DetermineComponentFrameRoot");)n++;if(o===s.length||
n===c.length)for(o=s.length-1,n=c.length-1;1<=o&&0<=n&&s[o]!==c[n];)n--;for(;1<=o&&0<=n;o--,n--)if(s[o]!==c[n]){if(o!==1||n!==1)do if(o--,n--,0>n||s[o]!==c[n]){
var u=`
`+s[o].replace(" at new "," at ");return e.displayName&&u.includes("<anonymous>")&&(u=u.replace("<anonymous>",e.displayName)),u}while(1<=o&&0<=n);break}}}finally{
cw=!1,Error.prepareStackTrace=r}return(r=e?e.displayName||e.name:"")?Yi(r):""}function RO(e,t){switch(e.tag){case 26:case 27:case 5:return Yi(e.type);case 16:return Yi(
"Lazy");case 13:return e.child!==t&&t!==null?Yi("Suspense Fallback"):Yi("Suspense");case 19:return Yi("SuspenseList");case 0:case 15:return dw(e.type,!1);case 11:
return dw(e.type.render,!1);case 1:return dw(e.type,!0);case 31:return Yi("Activity");case 30:return Yi("ViewTransition");default:return""}}function lT(e){try{var t="",
r=null;do t+=RO(e,r),r=e,e=e.return;while(e);return t}catch(o){return`
Error generating stack: `+o.message+`
`+o.stack}}var Kw=Object.prototype.hasOwnProperty,Wx=cr.unstable_scheduleCallback,mw=cr.unstable_cancelCallback,EO=cr.unstable_shouldYield,AO=cr.unstable_requestPaint,
Vo=cr.unstable_now,NO=cr.unstable_getCurrentPriorityLevel,K6=cr.unstable_ImmediatePriority,Q6=cr.unstable_UserBlockingPriority,Dg=cr.unstable_NormalPriority,OO=cr.
unstable_LowPriority,Z6=cr.unstable_IdlePriority,MO=cr.log,DO=cr.unstable_setDisableYieldValue,uf=null,Uo=null;function Zi(e){if(typeof MO=="function"&&DO(e),Uo&&
typeof Uo.setStrictMode=="function")try{Uo.setStrictMode(uf,e)}catch{}}var Go=Math.clz32?Math.clz32:LO,BO=Math.log,PO=Math.LN2;function LO(e){return e>>>=0,e===
0?32:31-(BO(e)/PO|0)|0}var Yh=256,Fh=262144,Xh=4194304;function us(e){var t=e&42;if(t!==0)return t;switch(e&-e){case 1:return 1;case 2:return 2;case 4:return 4;case 8:
return 8;case 16:return 16;case 32:return 32;case 64:return 64;case 128:return 128;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:
return e&-e;case 262144:case 524288:case 1048576:case 2097152:return e&3932160;case 4194304:case 8388608:case 16777216:case 33554432:return e&62914560;case 67108864:
return 67108864;case 134217728:return 134217728;case 268435456:return 268435456;case 536870912:return 536870912;case 1073741824:return 0;default:return e}}function iv(e,t,r){
var o=e.pendingLanes;if(o===0)return 0;var n=0,a=e.suspendedLanes,i=e.pingedLanes;e=e.warmLanes;var l=o&134217727;return l!==0?(o=l&~a,o!==0?n=us(o):(i&=l,i!==0?
n=us(i):r||(r=l&~e,r!==0&&(n=us(r))))):(l=o&~a,l!==0?n=us(l):i!==0?n=us(i):r||(r=o&~e,r!==0&&(n=us(r)))),n===0?0:t!==0&&t!==n&&(t&a)===0&&(a=n&-n,r=t&-t,a>=r||a===
32&&(r&4194048)!==0)?t:n}function ff(e,t){return(e.pendingLanes&~(e.suspendedLanes&~e.pingedLanes)&t)===0}function W6(e,t){(t&8)!==0&&(t|=t&32);var r=e.entangledLanes;
if(r!==0)for(e=e.entanglements,r&=t;0<r;){var o=31-Go(r),n=1<<o;t|=e[o],r&=~n}return t}function jO(e,t){switch(e){case 1:case 2:case 4:case 8:case 64:return t+250;case 16:case 32:case 128:case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:
return t+5e3;case 4194304:case 8388608:case 16777216:case 33554432:return-1;case 67108864:case 134217728:case 268435456:case 536870912:case 1073741824:return-1;default:
return-1}}function J6(){var e=Xh;return Xh<<=1,(Xh&62914560)===0&&(Xh=4194304),e}function uw(e){for(var t=[],r=0;31>r;r++)t.push(e);return t}function pf(e,t){e.
pendingLanes|=t,t!==268435456&&(e.suspendedLanes=0,e.pingedLanes=0,e.warmLanes=0)}function HO(e,t,r,o,n,a){var i=e.pendingLanes;e.pendingLanes=r,e.suspendedLanes=
0,e.pingedLanes=0,e.warmLanes=0,e.expiredLanes&=r,e.entangledLanes&=r,e.errorRecoveryDisabledLanes&=r,e.shellSuspendCounter=0;var l=e.entanglements,s=e.expirationTimes,
c=e.hiddenUpdates;for(r=i&~r;0<r;){var u=31-Go(r),d=1<<u;l[u]=0,s[u]=-1;var m=c[u];if(m!==null)for(c[u]=null,u=0;u<m.length;u++){var f=m[u];f!==null&&(f.lane&=-536870913)}
r&=~d}o!==0&&eR(e,o,0),a!==0&&n===0&&e.tag!==0&&(e.suspendedLanes|=a&~(i&~t))}function eR(e,t,r){e.pendingLanes|=t,e.suspendedLanes&=~t;var o=31-Go(t);e.entangledLanes|=
t,e.entanglements[o]=e.entanglements[o]|1073741824|r&261930}function tR(e,t){var r=e.entangledLanes|=t;for(e=e.entanglements;r;){var o=31-Go(r),n=1<<o;n&t|e[o]&
t&&(e[o]|=t),r&=~n}}function rR(e,t){var r=t&-t;return r=(r&42)!==0?1:Jx(r),(r&(e.suspendedLanes|t))!==0?0:r}function Jx(e){switch(e){case 2:e=1;break;case 8:e=
4;break;case 32:e=16;break;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:case 4194304:case 8388608:case 16777216:case 33554432:
e=128;break;case 268435456:e=134217728;break;default:e=0}return e}function e1(e){return e&=-e,2<e?8<e?(e&134217727)!==0?32:268435456:8:2}function oR(){var e=Ye.
p;return e!==0?e:(e=window.event,e===void 0?32:j8(e.type))}function sT(e,t){var r=Ye.p;try{return Ye.p=e,t()}finally{Ye.p=r}}var fi=Math.random().toString(36).slice(
2),zr="__reactFiber$"+fi,zo="__reactProps$"+fi,$d="__reactContainer$"+fi,cT="__reactEvents$"+fi,IO="__reactListeners$"+fi,VO="__reactHandles$"+fi,dT="__reactRes\
ources$"+fi,hf="__reactMarker$"+fi,Bg="__reactLoad$"+fi;function lv(e){delete e[zr],delete e[zo],delete e[IO],delete e[VO]}function hs(e){var t;if(t=e[zr])return t;
for(var r=e.parentNode;r;){if(t=r[$d]||r[zr]){if(r=t.alternate,t.child!==null||r!==null&&r.child!==null)for(e=T6(e);e!==null;){if(r=e[zr])return r;e=T6(e)}return t}
e=r,r=e.parentNode}return null}function qd(e){if(e=e[zr]||e[$d]){var t=e.tag;if(t===5||t===6||t===13||t===31||t===26||t===27||t===3)return e}return null}function Ou(e){
var t=e.tag;if(t===5||t===26||t===27||t===6)return e.stateNode;throw Error(H(33))}function xd(e){var t=e[dT];return t||(t=e[dT]={hoistableStyles:new Map,hoistableScripts:new Map}),
t}function vr(e){e[hf]=!0}function nR(e){e[Bg]=void 0}var aR=new Set,iR={};function Ns(e,t){Od(e,t),Od(e+"Capture",t)}function Od(e,t){for(iR[e]=t,e=0;e<t.length;e++)
aR.add(t[e])}var UO=RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF90\
0-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDC\
F\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"),mT={},uT={};function GO(e){return Kw.call(uT,e)?!0:Kw.call(mT,e)?!1:UO.test(e)?uT[e]=!0:(mT[e]=
!0,!1)}var He=!1;function fT(){var e=He;return He=!1,e}function ug(e,t,r){if(GO(t))if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"f\
unction":case"symbol":e.removeAttribute(t);return;case"boolean":var o=t.toLowerCase().slice(0,5);if(o!=="data-"&&o!=="aria-"){e.removeAttribute(t);return}}e.setAttribute(
t,r)}}function Kh(e,t,r){if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(t);return}
e.setAttribute(t,r)}}function ti(e,t,r,o){if(o===null)e.removeAttribute(r);else{switch(typeof o){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(
r);return}e.setAttributeNS(t,r,o)}}function Lo(e){switch(typeof e){case"bigint":case"boolean":case"number":case"string":case"undefined":return e;case"object":return e;default:
return""}}function lR(e){var t=e.type;return(e=e.nodeName)&&e.toLowerCase()==="input"&&(t==="checkbox"||t==="radio")}function $O(e,t,r){var o=Object.getOwnPropertyDescriptor(
e.constructor.prototype,t);if(!e.hasOwnProperty(t)&&typeof o<"u"&&typeof o.get=="function"&&typeof o.set=="function"){var n=o.get,a=o.set;return Object.defineProperty(
e,t,{configurable:!0,get:function(){return n.call(this)},set:function(i){r=""+i,a.call(this,i)}}),Object.defineProperty(e,t,{enumerable:o.enumerable}),{getValue:function(){
return r},setValue:function(i){r=""+i},stopTracking:function(){e._valueTracker=null,delete e[t]}}}}function Qw(e){if(!e._valueTracker){var t=lR(e)?"checked":"va\
lue";e._valueTracker=$O(e,t,""+e[t])}}function sR(e){if(!e)return!1;var t=e._valueTracker;if(!t)return!0;var r=t.getValue(),o="";return e&&(o=lR(e)?e.checked?"t\
rue":"false":e.value),e=o,e!==r?(t.setValue(e),!0):!1}var qO=/[\n"\\]/g;function un(e){return e.replace(qO,function(t){return"\\"+t.charCodeAt(0).toString(16)+"\
 "})}function Zw(e,t,r,o,n,a,i,l){e.name="",i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"?e.type=i:e.removeAttribute("type"),t!=null?i===
"number"?(t===0&&e.value===""||e.value!=t)&&(e.value=""+Lo(t)):e.value!==""+Lo(t)&&(e.value=""+Lo(t)):i!=="submit"&&i!=="reset"||e.removeAttribute("value"),t!=null?
i==="number"&&e.value==t?fw(e,Lo(e.value)):fw(e,Lo(t)):r!=null?fw(e,Lo(r)):o!=null&&e.removeAttribute("value"),n==null&&a!=null&&(e.defaultChecked=!!a),n!=null&&
(e.checked=n&&typeof n!="function"&&typeof n!="symbol"),l!=null&&typeof l!="function"&&typeof l!="symbol"&&typeof l!="boolean"?e.name=""+Lo(l):e.removeAttribute(
"name")}function cR(e,t,r,o,n,a,i,l){if(a!=null&&typeof a!="function"&&typeof a!="symbol"&&typeof a!="boolean"&&(e.type=a),t!=null||r!=null){if(!(a!=="submit"&&
a!=="reset"||t!=null)){Qw(e);return}r=r!=null?""+Lo(r):"",t=t!=null?""+Lo(t):r,l||t===e.value||(e.value=t),e.defaultValue=t}o=o??n,o=typeof o!="function"&&typeof o!=
"symbol"&&!!o,e.checked=l?e.checked:!!o,e.defaultChecked=!!o,i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"&&(e.name=i),Qw(e)}function fw(e,t){
e.defaultValue!==""+t&&(e.defaultValue=""+t)}function _d(e,t,r,o){if(e=e.options,t){t={};for(var n=0;n<r.length;n++)t["$"+r[n]]=!0;for(r=0;r<e.length;r++)n=t.hasOwnProperty(
"$"+e[r].value),e[r].selected!==n&&(e[r].selected=n),n&&o&&(e[r].defaultSelected=!0)}else{for(r=""+Lo(r),t=null,n=0;n<e.length;n++){if(e[n].value===r){e[n].selected=
!0,o&&(e[n].defaultSelected=!0);return}t!==null||e[n].disabled||(t=e[n])}t!==null&&(t.selected=!0)}}function dR(e,t,r){if(t!=null&&(t=""+Lo(t),t!==e.value&&(e.value=
t),r==null)){e.defaultValue!==t&&(e.defaultValue=t);return}e.defaultValue=r!=null?""+Lo(r):""}function mR(e,t,r,o){if(t==null){if(o!=null){if(r!=null)throw Error(
H(92));if(Nu(o)){if(1<o.length)throw Error(H(93));o=o[0]}r=o}r==null&&(r=""),t=r}r=Lo(t),e.defaultValue=r,o=e.textContent,o===r&&o!==""&&o!==null&&(e.value=o),Qw(
e)}function Md(e,t){if(t){var r=e.firstChild;if(r&&r===e.lastChild&&r.nodeType===3){r.nodeValue=t;return}}e.textContent=t}var YO=new Set("animationIterationCoun\
t aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink\
 flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHe\
ight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity\
 strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder ms\
FlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalG\
roup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));function pT(e,t,r){var o=t.indexOf(
"--")===0;r==null||typeof r=="boolean"||r===""?o?e.setProperty(t,""):t==="float"?e.cssFloat="":e[t]="":o?e.setProperty(t,r):typeof r!="number"||r===0||YO.has(t)?
t==="float"?e.cssFloat=r:e[t]=(""+r).trim():e[t]=r+"px"}function uR(e,t,r){if(t!=null&&typeof t!="object")throw Error(H(62));if(e=e.style,r!=null){for(var o in r)
!r.hasOwnProperty(o)||t!=null&&t.hasOwnProperty(o)||(o.indexOf("--")===0?e.setProperty(o,""):o==="float"?e.cssFloat="":e[o]="",He=!0);for(var n in t)o=t[n],t.hasOwnProperty(
n)&&r[n]!==o&&(pT(e,n,o),He=!0)}else for(var a in t)t.hasOwnProperty(a)&&pT(e,a,t[a])}function t1(e){if(e.indexOf("-")===-1)return!1;switch(e){case"annotation-x\
ml":case"color-profile":case"font-face":case"font-face-src":case"font-face-uri":case"font-face-format":case"font-face-name":case"missing-glyph":return!1;default:
return!0}}var FO=new Map([["acceptCharset","accept-charset"],["htmlFor","for"],["httpEquiv","http-equiv"],["crossOrigin","crossorigin"],["accentHeight","accent-\
height"],["alignmentBaseline","alignment-baseline"],["arabicForm","arabic-form"],["baselineShift","baseline-shift"],["capHeight","cap-height"],["clipPath","clip\
-path"],["clipRule","clip-rule"],["colorInterpolation","color-interpolation"],["colorInterpolationFilters","color-interpolation-filters"],["colorProfile","color\
-profile"],["colorRendering","color-rendering"],["dominantBaseline","dominant-baseline"],["enableBackground","enable-background"],["fillOpacity","fill-opacity"],
["fillRule","fill-rule"],["floodColor","flood-color"],["floodOpacity","flood-opacity"],["fontFamily","font-family"],["fontSize","font-size"],["fontSizeAdjust","\
font-size-adjust"],["fontStretch","font-stretch"],["fontStyle","font-style"],["fontVariant","font-variant"],["fontWeight","font-weight"],["glyphName","glyph-nam\
e"],["glyphOrientationHorizontal","glyph-orientation-horizontal"],["glyphOrientationVertical","glyph-orientation-vertical"],["horizAdvX","horiz-adv-x"],["horizO\
riginX","horiz-origin-x"],["imageRendering","image-rendering"],["letterSpacing","letter-spacing"],["lightingColor","lighting-color"],["markerEnd","marker-end"],
["markerMid","marker-mid"],["markerStart","marker-start"],["maskType","mask-type"],["overlinePosition","overline-position"],["overlineThickness","overline-thick\
ness"],["paintOrder","paint-order"],["panose-1","panose-1"],["pointerEvents","pointer-events"],["renderingIntent","rendering-intent"],["shapeRendering","shape-r\
endering"],["stopColor","stop-color"],["stopOpacity","stop-opacity"],["strikethroughPosition","strikethrough-position"],["strikethroughThickness","strikethrough\
-thickness"],["strokeDasharray","stroke-dasharray"],["strokeDashoffset","stroke-dashoffset"],["strokeLinecap","stroke-linecap"],["strokeLinejoin","stroke-linejo\
in"],["strokeMiterlimit","stroke-miterlimit"],["strokeOpacity","stroke-opacity"],["strokeWidth","stroke-width"],["textAnchor","text-anchor"],["textDecoration","\
text-decoration"],["textRendering","text-rendering"],["transformOrigin","transform-origin"],["underlinePosition","underline-position"],["underlineThickness","un\
derline-thickness"],["unicodeBidi","unicode-bidi"],["unicodeRange","unicode-range"],["unitsPerEm","units-per-em"],["vAlphabetic","v-alphabetic"],["vHanging","v-\
hanging"],["vIdeographic","v-ideographic"],["vMathematical","v-mathematical"],["vectorEffect","vector-effect"],["vertAdvY","vert-adv-y"],["vertOriginX","vert-or\
igin-x"],["vertOriginY","vert-origin-y"],["wordSpacing","word-spacing"],["writingMode","writing-mode"],["xmlnsXlink","xmlns:xlink"],["xHeight","x-height"]]),XO=/^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
function fg(e){return XO.test(""+e)?"javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')":e}function _a(){}var Ww=null;function r1(e){
return e=e.target||e.srcElement||window,e.correspondingUseElement&&(e=e.correspondingUseElement),e.nodeType===3?e.parentNode:e}var ud=null,Sd=null;function hT(e){
var t=qd(e);if(t&&(e=t.stateNode)){var r=e[zo]||null;e:switch(e=t.stateNode,t.type){case"input":if(Zw(e,r.value,r.defaultValue,r.defaultValue,r.checked,r.defaultChecked,
r.type,r.name),t=r.name,r.type==="radio"&&t!=null){for(r=e;r.parentNode;)r=r.parentNode;for(r=r.querySelectorAll('input[name="'+un(""+t)+'"][type="radio"]'),t=0;t<
r.length;t++){var o=r[t];if(o!==e&&o.form===e.form){var n=o[zo]||null;if(!n)throw Error(H(90));Zw(o,n.value,n.defaultValue,n.defaultValue,n.checked,n.defaultChecked,
n.type,n.name)}}for(t=0;t<r.length;t++)o=r[t],o.form===e.form&&sR(o)}break e;case"textarea":dR(e,r.value,r.defaultValue);break e;case"select":t=r.value,t!=null&&
_d(e,!!r.multiple,t,!1)}}}var pw=!1;function fR(e,t,r){if(pw)return e(t,r);pw=!0;try{var o=e(t);return o}finally{if(pw=!1,(ud!==null||Sd!==null)&&(xv(),ud&&(t=ud,
e=Sd,Sd=ud=null,hT(t),e)))for(t=0;t<e.length;t++)hT(e[t])}}function Ku(e,t){var r=e.stateNode;if(r===null)return null;var o=r[zo]||null;if(o===null)return null;
r=o[t];e:switch(t){case"onClick":case"onClickCapture":case"onDoubleClick":case"onDoubleClickCapture":case"onMouseDown":case"onMouseDownCapture":case"onMouseMove":case"\
onMouseMoveCapture":case"onMouseUp":case"onMouseUpCapture":case"onMouseEnter":(o=!o.disabled)||(e=e.type,o=!(e==="button"||e==="input"||e==="select"||e==="texta\
rea")),e=!o;break e;default:e=!1}if(e)return null;if(r&&typeof r!="function")throw Error(H(231,t,typeof r));return r}var li=!(typeof window>"u"||typeof window.document>
"u"||typeof window.document.createElement>"u"),Jw=!1;if(li)try{od={},Object.defineProperty(od,"passive",{get:function(){Jw=!0}}),window.addEventListener("test",
od,od),window.removeEventListener("test",od,od)}catch{Jw=!1}var od,Wi=null,o1=null,pg=null;function pR(){if(pg)return pg;var e,t=o1,r=t.length,o,n="value"in Wi?
Wi.value:Wi.textContent,a=n.length;for(e=0;e<r&&t[e]===n[e];e++);var i=r-e;for(o=1;o<=i&&t[r-o]===n[a-o];o++);return pg=n.slice(e,1<o?1-o:void 0)}function hg(e){
var t=e.keyCode;return"charCode"in e?(e=e.charCode,e===0&&t===13&&(e=13)):e=t,e===10&&(e=13),32<=e||e===13?e:0}function Qh(){return!0}function gT(){return!1}function no(e){
function t(r,o,n,a,i){this._reactName=r,this._targetInst=n,this.type=o,this.nativeEvent=a,this.target=i,this.currentTarget=null;for(var l in e)e.hasOwnProperty(
l)&&(r=e[l],this[l]=r?r(a):a[l]);return this.isDefaultPrevented=(a.defaultPrevented!=null?a.defaultPrevented:a.returnValue===!1)?Qh:gT,this.isPropagationStopped=
gT,this}return mt(t.prototype,{preventDefault:function(){this.defaultPrevented=!0;var r=this.nativeEvent;r&&(r.preventDefault?r.preventDefault():typeof r.returnValue!=
"unknown"&&(r.returnValue=!1),this.isDefaultPrevented=Qh)},stopPropagation:function(){var r=this.nativeEvent;r&&(r.stopPropagation?r.stopPropagation():typeof r.
cancelBubble!="unknown"&&(r.cancelBubble=!0),this.isPropagationStopped=Qh)},persist:function(){},isPersistent:Qh}),t}var bl={eventPhase:0,bubbles:0,cancelable:0,
timeStamp:function(e){return e.timeStamp||Date.now()},defaultPrevented:0,isTrusted:0},sv=no(bl),gf=mt({},bl,{view:0,detail:0}),KO=no(gf),hw,gw,zu,cv=mt({},gf,{screenX:0,
screenY:0,clientX:0,clientY:0,pageX:0,pageY:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,getModifierState:n1,button:0,buttons:0,relatedTarget:function(e){return e.
relatedTarget===void 0?e.fromElement===e.srcElement?e.toElement:e.fromElement:e.relatedTarget},movementX:function(e){return"movementX"in e?e.movementX:(e!==zu&&
(zu&&e.type==="mousemove"?(hw=e.screenX-zu.screenX,gw=e.screenY-zu.screenY):gw=hw=0,zu=e),hw)},movementY:function(e){return"movementY"in e?e.movementY:gw}}),vT=no(
cv),QO=mt({},cv,{dataTransfer:0}),ZO=no(QO),WO=mt({},gf,{relatedTarget:0}),vw=no(WO),JO=mt({},bl,{animationName:0,elapsedTime:0,pseudoElement:0}),eM=no(JO),tM=mt(
{},bl,{clipboardData:function(e){return"clipboardData"in e?e.clipboardData:window.clipboardData}}),rM=no(tM),oM=mt({},bl,{data:0}),bT=no(oM),nM={Esc:"Escape",Spacebar:"\
 ",Left:"ArrowLeft",Up:"ArrowUp",Right:"ArrowRight",Down:"ArrowDown",Del:"Delete",Win:"OS",Menu:"ContextMenu",Apps:"ContextMenu",Scroll:"ScrollLock",MozPrintableKey:"\
Unidentified"},aM={8:"Backspace",9:"Tab",12:"Clear",13:"Enter",16:"Shift",17:"Control",18:"Alt",19:"Pause",20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"Page\
Down",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",45:"Insert",46:"Delete",112:"F1",113:"F2",114:"F3",115:"F4",116:"F5",117:"F6",
118:"F7",119:"F8",120:"F9",121:"F10",122:"F11",123:"F12",144:"NumLock",145:"ScrollLock",224:"Meta"},iM={Alt:"altKey",Control:"ctrlKey",Meta:"metaKey",Shift:"shi\
ftKey"};function lM(e){var t=this.nativeEvent;return t.getModifierState?t.getModifierState(e):(e=iM[e])?!!t[e]:!1}function n1(){return lM}var sM=mt({},gf,{key:function(e){
if(e.key){var t=nM[e.key]||e.key;if(t!=="Unidentified")return t}return e.type==="keypress"?(e=hg(e),e===13?"Enter":String.fromCharCode(e)):e.type==="keydown"||e.
type==="keyup"?aM[e.keyCode]||"Unidentified":""},code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0,locale:0,getModifierState:n1,charCode:function(e){
return e.type==="keypress"?hg(e):0},keyCode:function(e){return e.type==="keydown"||e.type==="keyup"?e.keyCode:0},which:function(e){return e.type==="keypress"?hg(
e):e.type==="keydown"||e.type==="keyup"?e.keyCode:0}}),cM=no(sM),dM=mt({},cv,{pointerId:0,width:0,height:0,pressure:0,tangentialPressure:0,tiltX:0,tiltY:0,twist:0,
pointerType:0,isPrimary:0}),yT=no(dM),mM=mt({},bl,{submitter:0}),uM=no(mM),fM=mt({},gf,{touches:0,targetTouches:0,changedTouches:0,altKey:0,metaKey:0,ctrlKey:0,
shiftKey:0,getModifierState:n1}),pM=no(fM),hM=mt({},bl,{propertyName:0,elapsedTime:0,pseudoElement:0}),gM=no(hM),vM=mt({},cv,{deltaX:function(e){return"deltaX"in
e?e.deltaX:"wheelDeltaX"in e?-e.wheelDeltaX:0},deltaY:function(e){return"deltaY"in e?e.deltaY:"wheelDeltaY"in e?-e.wheelDeltaY:"wheelDelta"in e?-e.wheelDelta:0},
deltaZ:0,deltaMode:0}),bM=no(vM),yM=mt({},bl,{newState:0,oldState:0,source:0}),wM=no(yM),xM=[9,13,27,32],a1=li&&"CompositionEvent"in window,Bu=null;li&&"documen\
tMode"in document&&(Bu=document.documentMode);var _M=li&&"TextEvent"in window&&!Bu,hR=li&&(!a1||Bu&&8<Bu&&11>=Bu),wT=" ",xT=!1;function gR(e,t){switch(e){case"k\
eyup":return xM.indexOf(t.keyCode)!==-1;case"keydown":return t.keyCode!==229;case"keypress":case"mousedown":case"focusout":return!0;default:return!1}}function vR(e){
return e=e.detail,typeof e=="object"&&"data"in e?e.data:null}var fd=!1;function SM(e,t){switch(e){case"compositionend":return vR(t);case"keypress":return t.which!==
32?null:(xT=!0,wT);case"textInput":return e=t.data,e===wT&&xT?null:e;default:return null}}function CM(e,t){if(fd)return e==="compositionend"||!a1&&gR(e,t)?(e=pR(),
pg=o1=Wi=null,fd=!1,e):null;switch(e){case"paste":return null;case"keypress":if(!(t.ctrlKey||t.altKey||t.metaKey)||t.ctrlKey&&t.altKey){if(t.char&&1<t.char.length)
return t.char;if(t.which)return String.fromCharCode(t.which)}return null;case"compositionend":return hR&&t.locale!=="ko"?null:t.data;default:return null}}var zM={
color:!0,date:!0,datetime:!0,"datetime-local":!0,email:!0,month:!0,number:!0,password:!0,range:!0,search:!0,tel:!0,text:!0,time:!0,url:!0,week:!0};function _T(e){
var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t==="input"?!!zM[e.type]:t==="textarea"}function bR(e,t,r,o){ud?Sd?Sd.push(o):Sd=[o]:ud=o,t=ov(t,"onChange"),
0<t.length&&(r=new sv("onChange","change",null,r,o),e.push({event:r,listeners:t}))}var Pu=null,Qu=null;function kM(e){f8(e,0)}function dv(e){var t=Ou(e);if(sR(t))
return e}function ST(e,t){if(e==="change")return t}var yR=!1;li&&(li?(Wh="oninput"in document,Wh||(bw=document.createElement("div"),bw.setAttribute("oninput","r\
eturn;"),Wh=typeof bw.oninput=="function"),Zh=Wh):Zh=!1,yR=Zh&&(!document.documentMode||9<document.documentMode));var Zh,Wh,bw;function CT(){Pu&&(Pu.detachEvent(
"onpropertychange",wR),Qu=Pu=null)}function wR(e){if(e.propertyName==="value"&&dv(Qu)){var t=[];bR(t,Qu,e,r1(e)),fR(kM,t)}}function TM(e,t,r){e==="focusin"?(CT(),
Pu=t,Qu=r,Pu.attachEvent("onpropertychange",wR)):e==="focusout"&&CT()}function RM(e){if(e==="selectionchange"||e==="keyup"||e==="keydown")return dv(Qu)}function EM(e,t){
if(e==="click")return dv(t)}function AM(e,t){if(e==="input"||e==="change")return dv(t)}function NM(e,t){return e===t&&(e!==0||1/e===1/t)||e!==e&&t!==t}var qo=typeof Object.
is=="function"?Object.is:NM;function Zu(e,t){if(qo(e,t))return!0;if(typeof e!="object"||e===null||typeof t!="object"||t===null)return!1;var r=Object.keys(e),o=Object.
keys(t);if(r.length!==o.length)return!1;for(o=0;o<r.length;o++){var n=r[o];if(!Kw.call(t,n)||!qo(e[n],t[n]))return!1}return!0}function ex(e){if(e=e||(typeof document<
"u"?document:void 0),typeof e>"u")return null;try{return e.activeElement||e.body}catch{return e.body}}function zT(e){for(;e&&e.firstChild;)e=e.firstChild;return e}
function kT(e,t){var r=zT(e);e=0;for(var o;r;){if(r.nodeType===3){if(o=e+r.textContent.length,e<=t&&o>=t)return{node:r,offset:t-e};e=o}e:{for(;r;){if(r.nextSibling){
r=r.nextSibling;break e}r=r.parentNode}r=void 0}r=zT(r)}}function xR(e,t){return e&&t?e===t?!0:e&&e.nodeType===3?!1:t&&t.nodeType===3?xR(e,t.parentNode):"contai\
ns"in e?e.contains(t):e.compareDocumentPosition?!!(e.compareDocumentPosition(t)&16):!1:!1}function _R(e){e=e!=null&&e.ownerDocument!=null&&e.ownerDocument.defaultView!=
null?e.ownerDocument.defaultView:window;for(var t=ex(e.document);t instanceof e.HTMLIFrameElement;){try{var r=typeof t.contentWindow.location.href=="string"}catch{
r=!1}if(r)e=t.contentWindow;else break;t=ex(e.document)}return t}function i1(e){var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t&&(t==="input"&&(e.type===
"text"||e.type==="search"||e.type==="tel"||e.type==="url"||e.type==="password")||t==="textarea"||e.contentEditable==="true")}var OM=li&&"documentMode"in document&&
11>=document.documentMode,pd=null,tx=null,Lu=null,rx=!1;function TT(e,t,r){var o=r.window===r?r.document:r.nodeType===9?r:r.ownerDocument;rx||pd==null||pd!==ex(
o)||(o=pd,"selectionStart"in o&&i1(o)?o={start:o.selectionStart,end:o.selectionEnd}:(o=(o.ownerDocument&&o.ownerDocument.defaultView||window).getSelection(),o={
anchorNode:o.anchorNode,anchorOffset:o.anchorOffset,focusNode:o.focusNode,focusOffset:o.focusOffset}),Lu&&Zu(Lu,o)||(Lu=o,o=ov(tx,"onSelect"),0<o.length&&(t=new sv(
"onSelect","select",null,t,r),e.push({event:t,listeners:o}),t.target=pd)))}function ds(e,t){var r={};return r[e.toLowerCase()]=t.toLowerCase(),r["Webkit"+e]="we\
bkit"+t,r["Moz"+e]="moz"+t,r}var hd={animationend:ds("Animation","AnimationEnd"),animationiteration:ds("Animation","AnimationIteration"),animationstart:ds("Anim\
ation","AnimationStart"),transitionrun:ds("Transition","TransitionRun"),transitionstart:ds("Transition","TransitionStart"),transitioncancel:ds("Transition","Tra\
nsitionCancel"),transitionend:ds("Transition","TransitionEnd")},yw={},SR={};li&&(SR=document.createElement("div").style,"AnimationEvent"in window||(delete hd.animationend.
animation,delete hd.animationiteration.animation,delete hd.animationstart.animation),"TransitionEvent"in window||delete hd.transitionend.transition);function Os(e){
if(yw[e])return yw[e];if(!hd[e])return e;var t=hd[e],r;for(r in t)if(t.hasOwnProperty(r)&&r in SR)return yw[e]=t[r];return e}var CR=Os("animationend"),zR=Os("an\
imationiteration"),kR=Os("animationstart"),MM=Os("transitionrun"),DM=Os("transitionstart"),BM=Os("transitioncancel"),TR=Os("transitionend"),RR=new Map,ox="abort\
 auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop duration\
Change emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata load\
Start lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver po\
interUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove w\
aiting wheel".split(" ");ox.push("scrollEnd");function Ln(e,t){RR.set(e,t),Ns(t,[e])}var PM=0;function si(e,t){if(e.name!=null&&e.name!=="auto")return e.name;if(t.
autoName!==null)return t.autoName;e=Pn.identifierPrefix;var r=PM++;return e="_"+e+"t_"+r.toString(32)+"_",t.autoName=e}function RT(e){if(e==null||typeof e=="str\
ing")return e;var t=null,r=Ad;if(r!==null)for(var o=0;o<r.length;o++){var n=e[r[o]];if(n!=null){if(n==="none")return"none";t=t==null?n:t+(" "+n)}}return t??e.default}
function pi(e,t){return e=RT(e),t=RT(t),t==null?e==="auto"?null:e:t==="auto"?null:t}var Pg=typeof reportError=="function"?reportError:function(e){if(typeof window==
"object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,message:typeof e=="object"&&e!==null&&typeof e.message==
"string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process=="object"&&typeof process.emit=="function"){process.emit(
"uncaughtException",e);return}console.error(e)},cn=[],gd=0,l1=0;function mv(){for(var e=gd,t=l1=gd=0;t<e;){var r=cn[t];cn[t++]=null;var o=cn[t];cn[t++]=null;var n=cn[t];
cn[t++]=null;var a=cn[t];if(cn[t++]=null,o!==null&&n!==null){var i=o.pending;i===null?n.next=n:(n.next=i.next,i.next=n),o.pending=n}a!==0&&ER(r,n,a)}}function uv(e,t,r,o){
cn[gd++]=e,cn[gd++]=t,cn[gd++]=r,cn[gd++]=o,l1|=o,e.lanes|=o,e=e.alternate,e!==null&&(e.lanes|=o)}function s1(e,t,r,o){return uv(e,t,r,o),Lg(e)}function Ms(e,t){
return uv(e,null,null,t),Lg(e)}function ER(e,t,r){e.lanes|=r;var o=e.alternate;o!==null&&(o.lanes|=r);for(var n=!1,a=e.return;a!==null;)a.childLanes|=r,o=a.alternate,
o!==null&&(o.childLanes|=r),a.tag===22&&(e=a.stateNode,e===null||e._visibility&1||(n=!0)),e=a,a=a.return;return e.tag===3?(a=e.stateNode,n&&t!==null&&(n=31-Go(r),
e=a.hiddenUpdates,o=e[n],o===null?e[n]=[t]:o.push(t),t.lane=r|536870912),a):null}function Lg(e){if(50<Fu)throw Fu=0,zg=null,Error(H(185));for(var t=e.return;t!==
null;)e=t,t=e.return;return e.tag===3?e.stateNode:null}var vd={};function LM(e,t,r,o){this.tag=e,this.key=r,this.sibling=this.child=this.return=this.stateNode=this.
type=this.elementType=null,this.index=0,this.refCleanup=this.ref=null,this.pendingProps=t,this.dependencies=this.memoizedState=this.updateQueue=this.memoizedProps=
null,this.mode=o,this.subtreeFlags=this.flags=0,this.deletions=null,this.childLanes=this.lanes=0,this.alternate=null}function _o(e,t,r,o){return new LM(e,t,r,o)}
function c1(e){return e=e.prototype,!(!e||!e.isReactComponent)}function ai(e,t){var r=e.alternate;return r===null?(r=_o(e.tag,t,e.key,e.mode),r.elementType=e.elementType,
r.type=e.type,r.stateNode=e.stateNode,r.alternate=e,e.alternate=r):(r.pendingProps=t,r.type=e.type,r.flags=0,r.subtreeFlags=0,r.deletions=null),r.flags=e.flags&
1206910976,r.childLanes=e.childLanes,r.lanes=e.lanes,r.child=e.child,r.memoizedProps=e.memoizedProps,r.memoizedState=e.memoizedState,r.updateQueue=e.updateQueue,
t=e.dependencies,r.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.firstContext},r.sibling=e.sibling,r.index=e.index,r.ref=e.ref,r.refCleanup=e.refCleanup,
r}function AR(e,t){e.flags&=1206910978;var r=e.alternate;return r===null?(e.childLanes=0,e.lanes=t,e.child=null,e.subtreeFlags=0,e.memoizedProps=null,e.memoizedState=
null,e.updateQueue=null,e.dependencies=null,e.stateNode=null):(e.childLanes=r.childLanes,e.lanes=r.lanes,e.child=r.child,e.subtreeFlags=0,e.deletions=null,e.memoizedProps=
r.memoizedProps,e.memoizedState=r.memoizedState,e.updateQueue=r.updateQueue,e.type=r.type,t=r.dependencies,e.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.
firstContext}),e}function gg(e,t,r,o,n,a){var i=0;if(o=e,typeof o=="function")c1(o)&&(i=1);else if(typeof o=="string")i=cB(e,r,za.current)?26:e==="html"||e==="h\
ead"||e==="body"?27:5;else e:switch(o){case $w:return e=_o(31,r,t,n),e.elementType=$w,e.lanes=a,e;case dd:return bs(r.children,n,a,t);case F6:i=8,n|=24;break;case Vw:
return e=_o(12,r,t,n|2),e.elementType=Vw,e.lanes=a,e;case Uw:return e=_o(13,r,t,n),e.elementType=Uw,e.lanes=a,e;case Gw:return e=_o(19,r,t,n),e.elementType=Gw,e.
lanes=a,e;case CO:case qw:return e=n|32,e=_o(30,r,t,e),e.elementType=qw,e.lanes=a,e.stateNode={autoName:null,paired:null,clones:null,ref:null},e;default:if(typeof o==
"object"&&o!==null)switch(o.$$typeof){case xa:i=10;break e;case X6:i=9;break e;case Qx:i=11;break e;case Zx:i=14;break e;case Xi:i=16,o=null;break e}i=29,r=Error(
H(130,e===null?"null":typeof e,"")),o=null}return t=_o(i,r,t,n),t.elementType=e,t.type=o,t.lanes=a,t}function bs(e,t,r,o){return e=_o(7,e,o,t),e.lanes=r,e}function ww(e,t,r){
return e=_o(6,e,null,t),e.lanes=r,e}function NR(e){var t=_o(18,null,null,0);return t.stateNode=e,t}function xw(e,t,r){return t=_o(4,e.children!==null?e.children:
[],e.key,t),t.lanes=r,t.stateNode={containerInfo:e.containerInfo,pendingChildren:null,implementation:e.implementation},t}var ET=new WeakMap;function fn(e,t){if(typeof e==
"object"&&e!==null){var r=ET.get(e);return r!==void 0?r:(t={value:e,source:t,stack:lT(t)},ET.set(e,t),t)}return{value:e,source:t,stack:lT(t)}}var bd=[],yd=0,jg=null,
Wu=0,dn=[],mn=0,fl=null,Sa=1,Ca="";function oi(e,t){bd[yd++]=Wu,bd[yd++]=jg,jg=e,Wu=t}function OR(e,t,r){dn[mn++]=Sa,dn[mn++]=Ca,dn[mn++]=fl,fl=e;var o=Sa;e=Ca;
var n=32-Go(o)-1;o&=~(1<<n),r+=1;var a=32-Go(t)+n;if(30<a){var i=n-n%5;a=(o&(1<<i)-1).toString(32),o>>=i,n-=i,Sa=1<<32-Go(t)+n|r<<n|o,Ca=a+e}else Sa=1<<a|r<<n|o,
Ca=e}function fv(e){e.return!==null&&(oi(e,1),OR(e,1,0))}function d1(e){for(;e===jg;)jg=bd[--yd],bd[yd]=null,Wu=bd[--yd],bd[yd]=null;for(;e===fl;)fl=dn[--mn],dn[mn]=
null,Ca=dn[--mn],dn[mn]=null,Sa=dn[--mn],dn[mn]=null}function MR(e,t){dn[mn++]=Sa,dn[mn++]=Ca,dn[mn++]=fl,Sa=t.id,Ca=t.overflow,fl=e}var br=null,St=null,Se=!1,nl=null,
pn=!1,nx=Error(H(519));function pl(e){var t=Error(H(418,1<arguments.length&&arguments[1]!==void 0&&arguments[1]?"text":"HTML",""));throw Ju(fn(t,e)),nx}function AT(e){
var t=e.stateNode,r=e.type,o=e.memoizedProps;switch(t[zr]=e,t[zo]=o,r){case"dialog":ke("cancel",t),ke("close",t);break;case"iframe":case"object":case"embed":ke(
"load",t);break;case"video":case"audio":for(r=0;r<of.length;r++)ke(of[r],t);break;case"source":ke("error",t);break;case"img":case"image":case"link":ke("error",t),
ke("load",t);break;case"details":ke("toggle",t);break;case"input":ke("invalid",t),cR(t,o.value,o.defaultValue,o.checked,o.defaultChecked,o.type,o.name,!0);break;case"\
select":ke("invalid",t);break;case"textarea":ke("invalid",t),mR(t,o.value,o.defaultValue,o.children)}r=o.children,typeof r!="string"&&typeof r!="number"&&typeof r!=
"bigint"||t.textContent===""+r||o.suppressHydrationWarning===!0||h8(t.textContent,r)?(o.popover!=null&&(ke("beforetoggle",t),ke("toggle",t)),o.onScroll!=null&&ke(
"scroll",t),o.onScrollEnd!=null&&ke("scrollend",t),o.onClick!=null&&(t.onclick=_a),t=!0):t=!1,t||pl(e,!0)}function Hg(e){for(br=e.return;br;)switch(br.tag){case 5:case 31:case 13:
pn=!1;return;case 27:case 3:pn=!0;return;default:br=br.return}}function nd(e){if(e!==br)return!1;if(!Se)return Hg(e),Se=!0,!1;var t=e.tag,r;if((r=t!==3&&t!==27)&&
((r=t===5)&&(r=e.type,r=!(r!=="form"&&r!=="button")||Ux(e.type,e.memoizedProps)),r=!r),r&&St&&pl(e),Hg(e),t===13){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,
!e)throw Error(H(317));St=k6(e)}else if(t===31){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(H(317));St=k6(e)}else t===27?(t=St,yl(e.type)?(e=
Yx,Yx=null,St=e):St=t):St=br?hn(e.stateNode.nextSibling):null;return!0}function _s(){St=br=null,Se=!1}function _w(){var e=nl;return e!==null&&(wo===null?wo=e:wo.
push.apply(wo,e),nl=null),e}function Ju(e){nl===null?nl=[e]:nl.push(e)}var ax=Ra(null),Ds=null,ni=null;function Ji(e,t,r){Ct(ax,t._currentValue),t._currentValue=
r}function ii(e){e._currentValue=ax.current,Tr(ax)}function vg(e,t,r){for(;e!==null;){var o=e.alternate;if((e.childLanes&t)!==t?(e.childLanes|=t,o!==null&&(o.childLanes|=
t)):o!==null&&(o.childLanes&t)!==t&&(o.childLanes|=t),e===r)break;e=e.return}}function ix(e,t,r,o){var n=e.child;for(n!==null&&(n.return=e);n!==null;){var a=n.dependencies;
if(a!==null){var i=n.child;a=a.firstContext;e:for(;a!==null;){var l=a;a=n;for(var s=0;s<t.length;s++)if(l.context===t[s]){a.lanes|=r,l=a.alternate,l!==null&&(l.
lanes|=r),vg(a.return,r,e),o||(i=null);break e}a=l.next}}else if(n.tag===18){if(i=n.return,i===null)throw Error(H(341));i.lanes|=r,a=i.alternate,a!==null&&(a.lanes|=
r),vg(i,r,e),i=null}else n.tag===13&&n.memoizedState!==null&&n.memoizedState.dehydrated===null?(n.lanes|=r,i=n.alternate,i!==null&&(i.lanes|=r),vg(n.return,r,e),
i=n.child,i=i!==null?i.sibling:null):i=n.child;if(i!==null)i.return=n;else for(i=n;i!==null;){if(i===e){i=null;break}if(n=i.sibling,n!==null){n.return=i.return,
i=n;break}i=i.return}n=i}}function Ss(e,t,r,o){e=null;for(var n=t,a=!1;n!==null;){if(!a){if((n.flags&524288)!==0)a=!0;else if((n.flags&262144)!==0)break}if(n.tag===
10){var i=n.alternate;if(i===null)throw Error(H(387));if(i=i.memoizedProps,i!==null){var l=n.type;qo(n.pendingProps.value,i.value)||(e!==null?e.push(l):e=[l])}}else if(n===
Ng.current){if(i=n.alternate,i===null)throw Error(H(387));i.memoizedState.memoizedState!==n.memoizedState.memoizedState&&(e!==null?e.push(Vd):e=[Vd])}n=n.return}
return e!==null&&ix(t,e,r,o),t.flags|=262144,e!==null}function Ig(e){for(e=e.firstContext;e!==null;){if(!qo(e.context._currentValue,e.memoizedValue))return!0;e=
e.next}return!1}function Cs(e){Ds=e,ni=null,e=e.dependencies,e!==null&&(e.firstContext=null)}function kr(e){return DR(Ds,e)}function Jh(e,t){return Ds===null&&Cs(
e),DR(e,t)}function DR(e,t){var r=t._currentValue;if(t={context:t,memoizedValue:r,next:null},ni===null){if(e===null)throw Error(H(308));ni=t,e.dependencies={lanes:0,
firstContext:t},e.flags|=524288}else ni=ni.next=t;return r}var jM=typeof AbortController<"u"?AbortController:function(){var e=[],t=this.signal={aborted:!1,addEventListener:function(r,o){
e.push(o)}};this.abort=function(){t.aborted=!0,e.forEach(function(r){return r()})}},HM=cr.unstable_scheduleCallback,IM=cr.unstable_NormalPriority,rr={$$typeof:xa,
Consumer:null,Provider:null,_currentValue:null,_currentValue2:null,_threadCount:0};function m1(){return{controller:new jM,data:new Map,refCount:0}}function vf(e){
e.refCount--,e.refCount===0&&HM(IM,function(){e.controller.abort()})}function NT(e,t){if((e.pendingLanes&4194048)!==0){var r=e.transitionTypes;for(r===null&&(r=
e.transitionTypes=[]),e=0;e<t.length;e++){var o=t[e];r.indexOf(o)===-1&&r.push(o)}}}var Mu=null;function VM(e){var t=e.transitionTypes;return e.transitionTypes=
null,t}var ju=null,lx=0,zs=0,Cd=null;function UM(e,t){if(ju===null){var r=ju=[];lx=0,zs=H1(),Cd={status:"pending",value:void 0,then:function(o){r.push(o)}}}return lx++,
t.then(OT,OT),t}function OT(){if(--lx===0&&(Mu=null,ju!==null)){Cd!==null&&(Cd.status="fulfilled");var e=ju;ju=null,zs=0,Cd=null;for(var t=0;t<e.length;t++)(0,e[t])()}}
function GM(e,t){var r=[],o={status:"pending",value:null,reason:null,then:function(n){r.push(n)}};return e.then(function(){o.status="fulfilled",o.value=t;for(var n=0;n<
r.length;n++)(0,r[n])(t)},function(n){for(o.status="rejected",o.reason=n,n=0;n<r.length;n++)(0,r[n])(void 0)}),o}var MT=ue.S;ue.S=function(e,t){if(W4=Vo(),typeof t==
"object"&&t!==null&&typeof t.then=="function"&&UM(e,t),Mu!==null)for(var r=jd;r!==null;)NT(r,Mu),r=r.next;if(r=e.types,r!==null){for(var o=jd;o!==null;)NT(o,r),
o=o.next;if(zs!==0){o=Mu,o===null&&(o=Mu=[]);for(var n=0;n<r.length;n++){var a=r[n];o.indexOf(a)===-1&&o.push(a)}}}MT!==null&&MT(e,t)};var ys=Ra(null);function u1(){
var e=ys.current;return e!==null?e:dt.pooledCache}function bg(e,t){t===null?Ct(ys,ys.current):Ct(ys,t.pool)}function BR(){var e=u1();return e===null?null:{parent:rr.
_currentValue,pool:e}}var Yd=Error(H(460)),f1=Error(H(474)),pv=Error(H(542)),Vg={then:function(){}};function DT(e){return e=e.status,e==="fulfilled"||e==="rejec\
ted"}function PR(e,t,r){switch(r=e[r],r===void 0?e.push(t):r!==t&&(t.then(_a,_a),t=r),t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,PT(
e),e===void 0&&!("reason"in t)?Error(H(600)):e;default:if(typeof t.status=="string")t.then(_a,_a);else{if(e=dt,e!==null&&100<e.shellSuspendCounter)throw Error(H(
482));e=t,e.status="pending",e.then(function(o){if(t.status==="pending"){var n=t;n.status="fulfilled",n.value=o}},function(o){if(t.status==="pending"){var n=t;n.
status="rejected",n.reason=o}})}switch(t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,PT(e),e}throw ws=t,Yd}}function fs(e){try{var t=e.
_init;return t(e._payload)}catch(r){throw r!==null&&typeof r=="object"&&typeof r.then=="function"?(ws=r,Yd):r}}var ws=null;function BT(){if(ws===null)throw Error(
H(459));var e=ws;return ws=null,e}function PT(e){if(e===Yd||e===pv)throw Error(H(483))}var zd=null,ef=0;function eg(e){var t=ef;return ef+=1,zd===null&&(zd=[]),
PR(zd,e,t)}function qi(e,t){t=t.props.ref,e.ref=t!==void 0?t:null}function tg(e,t){throw t.$$typeof===SO?Error(H(525)):(e=Object.prototype.toString.call(t),Error(
H(31,e==="[object Object]"?"object with keys {"+Object.keys(t).join(", ")+"}":e)))}function LR(e){function t(g,v){if(e){var b=g.deletions;b===null?(g.deletions=
[v],g.flags|=16):b.push(v)}}function r(g,v){if(!e)return null;for(;v!==null;)t(g,v),v=v.sibling;return null}function o(g){for(var v=new Map;g!==null;)g.key===null?
v.set(g.index,g):v.set(g.key,g),g=g.sibling;return v}function n(g,v){return g=ai(g,v),g.index=0,g.sibling=null,g}function a(g,v,b){return g.index=b,e?(b=g.alternate,
b!==null?(b=b.index,b<v?(g.flags|=2,v):b):(g.flags|=134217730,v)):(g.flags|=1048576,v)}function i(g){return e&&g.alternate===null&&(g.flags|=134217730),g}function l(g,v,b,y){
return v===null||v.tag!==6?(v=ww(b,g.mode,y),v.return=g,v):(v=n(v,b),v.return=g,v)}function s(g,v,b,y){var _=b.type;return _===dd?(g=u(g,v,b.props.children,y,b.
key),qi(g,b),g):v!==null&&(v.elementType===_||typeof _=="object"&&_!==null&&_.$$typeof===Xi&&fs(_)===v.type)?(v=n(v,b.props),qi(v,b),v.return=g,v):(v=gg(b.type,
b.key,b.props,null,g.mode,y),qi(v,b),v.return=g,v)}function c(g,v,b,y){return v===null||v.tag!==4||v.stateNode.containerInfo!==b.containerInfo||v.stateNode.implementation!==
b.implementation?(v=xw(b,g.mode,y),v.return=g,v):(v=n(v,b.children||[]),v.return=g,v)}function u(g,v,b,y,_){return v===null||v.tag!==7?(v=bs(b,g.mode,y,_),v.return=
g,v):(v=n(v,b),v.return=g,v)}function d(g,v,b){if(typeof v=="string"&&v!==""||typeof v=="number"||typeof v=="bigint")return v=ww(""+v,g.mode,b),v.return=g,v;if(typeof v==
"object"&&v!==null){switch(v.$$typeof){case qh:return b=gg(v.type,v.key,v.props,null,g.mode,b),qi(b,v),b.return=g,b;case Au:return v=xw(v,g.mode,b),v.return=g,v;case Xi:
return v=fs(v),d(g,v,b)}if(Nu(v)||Cu(v))return v=bs(v,g.mode,b,null),v.return=g,v;if(typeof v.then=="function")return d(g,eg(v),b);if(v.$$typeof===xa)return d(g,
Jh(g,v),b);tg(g,v)}return null}function m(g,v,b,y){var _=v!==null?v.key:null;if(typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint")return _!==null?
null:l(g,v,""+b,y);if(typeof b=="object"&&b!==null){switch(b.$$typeof){case qh:return b.key===_?s(g,v,b,y):null;case Au:return b.key===_?c(g,v,b,y):null;case Xi:
return b=fs(b),m(g,v,b,y)}if(Nu(b)||Cu(b))return _!==null?null:u(g,v,b,y,null);if(typeof b.then=="function")return m(g,v,eg(b),y);if(b.$$typeof===xa)return m(g,
v,Jh(g,b),y);tg(g,b)}return null}function f(g,v,b,y,_){if(typeof y=="string"&&y!==""||typeof y=="number"||typeof y=="bigint")return g=g.get(b)||null,l(v,g,""+y,
_);if(typeof y=="object"&&y!==null){switch(y.$$typeof){case qh:return g=g.get(y.key===null?b:y.key)||null,s(v,g,y,_);case Au:return g=g.get(y.key===null?b:y.key)||
null,c(v,g,y,_);case Xi:return y=fs(y),f(g,v,b,y,_)}if(Nu(y)||Cu(y))return g=g.get(b)||null,u(v,g,y,_,null);if(typeof y.then=="function")return f(g,v,b,eg(y),_);
if(y.$$typeof===xa)return f(g,v,b,Jh(v,y),_);tg(v,y)}return null}function p(g,v,b,y){for(var _=null,C=null,S=v,z=v=0,I=null;S!==null&&z<b.length;z++){S.index>z?
(I=S,S=null):I=S.sibling;var M=m(g,S,b[z],y);if(M===null){S===null&&(S=I);break}e&&S&&M.alternate===null&&t(g,S),v=a(M,v,z),C===null?_=M:C.sibling=M,C=M,S=I}if(z===
b.length)return r(g,S),Se&&oi(g,z),_;if(S===null){for(;z<b.length;z++)S=d(g,b[z],y),S!==null&&(v=a(S,v,z),C===null?_=S:C.sibling=S,C=S);return Se&&oi(g,z),_}for(S=
o(S);z<b.length;z++)I=f(S,g,z,b[z],y),I!==null&&(e&&(M=I.alternate,M!==null&&S.delete(M.key===null?z:M.key)),v=a(I,v,z),C===null?_=I:C.sibling=I,C=I);return e&&
S.forEach(function(X){return t(g,X)}),Se&&oi(g,z),_}function h(g,v,b,y){if(b==null)throw Error(H(151));for(var _=null,C=null,S=v,z=v=0,I=null,M=b.next();S!==null&&
!M.done;z++,M=b.next()){S.index>z?(I=S,S=null):I=S.sibling;var X=m(g,S,M.value,y);if(X===null){S===null&&(S=I);break}e&&S&&X.alternate===null&&t(g,S),v=a(X,v,z),
C===null?_=X:C.sibling=X,C=X,S=I}if(M.done)return r(g,S),Se&&oi(g,z),_;if(S===null){for(;!M.done;z++,M=b.next())M=d(g,M.value,y),M!==null&&(v=a(M,v,z),C===null?
_=M:C.sibling=M,C=M);return Se&&oi(g,z),_}for(S=o(S);!M.done;z++,M=b.next())M=f(S,g,z,M.value,y),M!==null&&(e&&(I=M.alternate,I!==null&&S.delete(I.key===null?z:
I.key)),v=a(M,v,z),C===null?_=M:C.sibling=M,C=M);return e&&S.forEach(function(U){return t(g,U)}),Se&&oi(g,z),_}function w(g,v,b,y){if(typeof b=="object"&&b!==null&&
b.type===dd&&b.key===null&&b.props.ref===void 0&&(b=b.props.children),typeof b=="object"&&b!==null){switch(b.$$typeof){case qh:e:{for(var _=b.key;v!==null;){if(v.
key===_){if(_=b.type,_===dd){if(v.tag===7){r(g,v.sibling),y=n(v,b.props.children),qi(y,b),y.return=g,g=y;break e}}else if(v.elementType===_||typeof _=="object"&&
_!==null&&_.$$typeof===Xi&&fs(_)===v.type){r(g,v.sibling),y=n(v,b.props),qi(y,b),y.return=g,g=y;break e}r(g,v);break}else t(g,v);v=v.sibling}b.type===dd?(y=bs(b.
props.children,g.mode,y,b.key),qi(y,b),y.return=g,g=y):(y=gg(b.type,b.key,b.props,null,g.mode,y),qi(y,b),y.return=g,g=y)}return i(g);case Au:e:{for(_=b.key;v!==
null;){if(v.key===_)if(v.tag===4&&v.stateNode.containerInfo===b.containerInfo&&v.stateNode.implementation===b.implementation){r(g,v.sibling),y=n(v,b.children||[]),
y.return=g,g=y;break e}else{r(g,v);break}else t(g,v);v=v.sibling}y=xw(b,g.mode,y),y.return=g,g=y}return i(g);case Xi:return b=fs(b),w(g,v,b,y)}if(Nu(b))return p(
g,v,b,y);if(Cu(b)){if(_=Cu(b),typeof _!="function")throw Error(H(150));return b=_.call(b),h(g,v,b,y)}if(typeof b.then=="function")return w(g,v,eg(b),y);if(b.$$typeof===
xa)return w(g,v,Jh(g,b),y);tg(g,b)}return typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint"?(b=""+b,v!==null&&v.tag===6?(r(g,v.sibling),y=n(v,b),
y.return=g,g=y):(r(g,v),y=ww(b,g.mode,y),y.return=g,g=y),i(g)):r(g,v)}return function(g,v,b,y){try{ef=0;var _=w(g,v,b,y);return zd=null,_}catch(S){if(S===Yd||S===
pv)throw S;var C=_o(29,S,null,g.mode);return C.lanes=y,C.return=g,C}}}var ks=LR(!0),jR=LR(!1),Ki=!1;function p1(e){e.updateQueue={baseState:e.memoizedState,firstBaseUpdate:null,
lastBaseUpdate:null,shared:{pending:null,lanes:0,hiddenCallbacks:null},callbacks:null}}function sx(e,t){e=e.updateQueue,t.updateQueue===e&&(t.updateQueue={baseState:e.
baseState,firstBaseUpdate:e.firstBaseUpdate,lastBaseUpdate:e.lastBaseUpdate,shared:e.shared,callbacks:null})}function al(e){return{lane:e,tag:0,payload:null,callback:null,
next:null}}function il(e,t,r){var o=e.updateQueue;if(o===null)return null;if(o=o.shared,(qe&2)!==0){var n=o.pending;return n===null?t.next=t:(t.next=n.next,n.next=
t),o.pending=t,t=Lg(e),ER(e,null,r),t}return uv(e,o,t,r),Lg(e)}function Hu(e,t,r){if(t=t.updateQueue,t!==null&&(t=t.shared,(r&4194048)!==0)){var o=t.lanes;o&=e.
pendingLanes,r|=o,t.lanes=r,tR(e,r)}}function Sw(e,t){var r=e.updateQueue,o=e.alternate;if(o!==null&&(o=o.updateQueue,r===o)){var n=null,a=null;if(r=r.firstBaseUpdate,
r!==null){do{var i={lane:r.lane,tag:r.tag,payload:r.payload,callback:null,next:null};a===null?n=a=i:a=a.next=i,r=r.next}while(r!==null);a===null?n=a=t:a=a.next=
t}else n=a=t;r={baseState:o.baseState,firstBaseUpdate:n,lastBaseUpdate:a,shared:o.shared,callbacks:o.callbacks},e.updateQueue=r;return}e=r.lastBaseUpdate,e===null?
r.firstBaseUpdate=t:e.next=t,r.lastBaseUpdate=t}var cx=!1;function Iu(){if(cx){var e=Cd;if(e!==null)throw e}}function Vu(e,t,r,o){cx=!1;var n=e.updateQueue;Ki=!1;
var a=n.firstBaseUpdate,i=n.lastBaseUpdate,l=n.shared.pending;if(l!==null){n.shared.pending=null;var s=l,c=s.next;s.next=null,i===null?a=c:i.next=c,i=s;var u=e.
alternate;u!==null&&(u=u.updateQueue,l=u.lastBaseUpdate,l!==i&&(l===null?u.firstBaseUpdate=c:l.next=c,u.lastBaseUpdate=s))}if(a!==null){var d=n.baseState;i=0,u=
c=s=null,l=a;do{var m=l.lane&-536870913,f=m!==l.lane;if(f?(Re&m)===m:(o&m)===m){m!==0&&m===zs&&(cx=!0),u!==null&&(u=u.next={lane:0,tag:l.tag,payload:l.payload,callback:null,
next:null});e:{var p=e,h=l;m=t;var w=r;switch(h.tag){case 1:if(p=h.payload,typeof p=="function"){d=p.call(w,d,m);break e}d=p;break e;case 3:p.flags=p.flags&-65537|
128;case 0:if(p=h.payload,m=typeof p=="function"?p.call(w,d,m):p,m==null)break e;d=mt({},d,m);break e;case 2:Ki=!0}}m=l.callback,m!==null&&(e.flags|=64,f&&(e.flags|=
8192),f=n.callbacks,f===null?n.callbacks=[m]:f.push(m))}else f={lane:m,tag:l.tag,payload:l.payload,callback:l.callback,next:null},u===null?(c=u=f,s=d):u=u.next=
f,i|=m;if(l=l.next,l===null){if(l=n.shared.pending,l===null)break;f=l,l=f.next,f.next=null,n.lastBaseUpdate=f,n.shared.pending=null}}while(!0);u===null&&(s=d),n.
baseState=s,n.firstBaseUpdate=c,n.lastBaseUpdate=u,a===null&&(n.shared.lanes=0),vl|=i,e.lanes=i,e.memoizedState=d}}function HR(e,t){if(typeof e!="function")throw Error(
H(191,e));e.call(t)}function IR(e,t){var r=e.callbacks;if(r!==null)for(e.callbacks=null,e=0;e<r.length;e++)HR(r[e],t)}var hl=Ra(null),Ug=Ra(0);function LT(e,t){
e=ui,Ct(Ug,e),Ct(hl,t),ui=e|t.baseLanes}function dx(){Ct(Ug,ui),Ct(hl,hl.current)}function h1(){ui=Ug.current,Tr(hl),Tr(Ug)}var Ar=Ra(null),Gr=null;function ll(e){
var t=e.alternate;Ct(Rr,Rr.current&1),Ct(Ar,e),Gr===null&&(t===null||hl.current!==null||t.memoizedState!==null)&&(Gr=e)}function mx(e){Ct(Rr,Rr.current),Ct(Ar,e),
Gr===null&&(Gr=e)}function VR(e){e.tag===22?(Ct(Rr,Rr.current),Ct(Ar,e),Gr===null&&(Gr=e)):sl()}function sl(){Ct(Rr,Rr.current),Ct(Ar,Ar.current)}function jo(e){
Tr(Ar),Gr===e&&(Gr=null),Tr(Rr)}var Rr=Ra(0);function tf(e,t){Ct(Ar,Ar.current),Ct(Rr,t)}function g1(e){Tr(Rr),Tr(Ar),Gr===e&&(Gr=null)}function Gg(e){for(var t=e;t!==
null;){if(t.tag===13){var r=t.memoizedState;if(r!==null&&(r=r.dehydrated,r===null||qx(r)||G1(r)))return t}else if(t.tag===19&&t.memoizedProps.revealOrder!=="ind\
ependent"){if((t.flags&128)!==0)return t}else if(t.child!==null){t.child.return=t,t=t.child;continue}if(t===e)break;for(;t.sibling===null;){if(t.return===null||
t.return===e)return null;t=t.return}t.sibling.return=t.return,t=t.sibling}return null}var ci=0,be=null,ot=null,tr=null,$g=!1,kd=!1,Ts=!1,qg=0,rf=0,Td=null,$M=0;
function Vt(){throw Error(H(321))}function v1(e,t){if(t===null)return!1;for(var r=0;r<t.length&&r<e.length;r++)if(!qo(e[r],t[r]))return!1;return!0}function b1(e,t,r,o,n,a){
return ci=a,be=t,t.memoizedState=null,t.updateQueue=null,t.lanes=0,ue.H=e===null||e.memoizedState===null?b4:y4,Ts=!1,a=r(o,n),Ts=!1,kd&&(a=GR(t,r,o,n)),UR(e),a}
function UR(e){ue.H=Yg;var t=ot!==null&&ot.next!==null;if(ci=0,tr=ot=be=null,$g=!1,rf=0,Td=null,t)throw Error(H(300));e===null||or||(e=e.dependencies,e!==null&&
Ig(e)&&(or=!0))}function GR(e,t,r,o){be=e;var n=0;do{if(kd&&(Td=null),rf=0,kd=!1,25<=n)throw Error(H(301));if(n+=1,tr=ot=null,e.updateQueue!=null){var a=e.updateQueue;
a.lastEffect=null,a.events=null,a.stores=null,a.memoCache!=null&&(a.memoCache.index=0)}ue.H=WM,a=t(r,o)}while(kd);return a}function qM(){var e=ue.H,t=e.useState()[0];
return t=typeof t.then=="function"?bf(t):t,e=e.useState()[0],(ot!==null?ot.memoizedState:null)!==e&&(be.flags|=1024),t}function y1(){var e=qg!==0;return qg=0,e}
function w1(e,t,r){t.updateQueue=e.updateQueue,t.flags&=-2053,e.lanes&=~r}function x1(e){if($g){for(e=e.memoizedState;e!==null;){var t=e.queue;t!==null&&(t.pending=
null),e=e.next}$g=!1}ci=0,tr=ot=be=null,kd=!1,rf=qg=0,Td=null}function oo(){var e={memoizedState:null,baseState:null,baseQueue:null,queue:null,next:null};return tr===
null?be.memoizedState=tr=e:tr=tr.next=e,tr}function Kt(){if(ot===null){var e=be.alternate;e=e!==null?e.memoizedState:null}else e=ot.next;var t=tr===null?be.memoizedState:
tr.next;if(t!==null)tr=t,ot=e;else{if(e===null)throw be.alternate===null?Error(H(467)):Error(H(310));ot=e,e={memoizedState:ot.memoizedState,baseState:ot.baseState,
baseQueue:ot.baseQueue,queue:ot.queue,next:null},tr===null?be.memoizedState=tr=e:tr=tr.next=e}return tr}function hv(){return{lastEffect:null,events:null,stores:null,
memoCache:null}}function bf(e){var t=rf;return rf+=1,Td===null&&(Td=[]),e=PR(Td,e,t),t=be,(tr===null?t.memoizedState:tr.next)===null&&(t=t.alternate,ue.H=t===null||
t.memoizedState===null?b4:y4),e}function gv(e){if(e!==null&&typeof e=="object"){if(typeof e.then=="function")return bf(e);if(e.$$typeof===kO)return;if(e.$$typeof===
xa)return kr(e)}throw Error(H(438,String(e)))}function _1(e){var t=null,r=be.updateQueue;if(r!==null&&(t=r.memoCache),t==null){var o=be.alternate;o!==null&&(o=o.
updateQueue,o!==null&&(o=o.memoCache,o!=null&&(t={data:o.data.map(function(n){return n.slice()}),index:0})))}if(t==null&&(t={data:[],index:0}),r===null&&(r=hv(),
be.updateQueue=r),r.memoCache=t,r=t.data[t.index],r===void 0)for(r=t.data[t.index]=Array(e),o=0;o<e;o++)r[o]=zO;return t.index++,r}function di(e,t){return typeof t==
"function"?t(e):t}function yg(e){var t=Kt();return S1(t,ot,e)}function S1(e,t,r){var o=e.queue;if(o===null)throw Error(H(311));o.lastRenderedReducer=r;var n=e.baseQueue,
a=o.pending;if(a!==null){if(n!==null){var i=n.next;n.next=a.next,a.next=i}t.baseQueue=n=a,o.pending=null}if(a=e.baseState,n===null)e.memoizedState=a;else{t=n.next;
var l=i=null,s=null,c=t,u=!1;do{var d=c.lane&-536870913;if(d!==c.lane?(Re&d)===d:(ci&d)===d){var m=c.revertLane;if(m===0)s!==null&&(s=s.next={lane:0,revertLane:0,
gesture:null,action:c.action,hasEagerState:c.hasEagerState,eagerState:c.eagerState,next:null}),d===zs&&(u=!0);else if((ci&m)===m){c=c.next,m===zs&&(u=!0);continue}else
d={lane:0,revertLane:c.revertLane,gesture:null,action:c.action,hasEagerState:c.hasEagerState,eagerState:c.eagerState,next:null},s===null?(l=s=d,i=a):s=s.next=d,
be.lanes|=m,vl|=m;d=c.action,Ts&&r(a,d),a=c.hasEagerState?c.eagerState:r(a,d)}else m={lane:d,revertLane:c.revertLane,gesture:c.gesture,action:c.action,hasEagerState:c.
hasEagerState,eagerState:c.eagerState,next:null},s===null?(l=s=m,i=a):s=s.next=m,be.lanes|=d,vl|=d;c=c.next}while(c!==null&&c!==t);if(s===null?i=a:s.next=l,!qo(
a,e.memoizedState)&&(or=!0,u&&(r=Cd,r!==null)))throw r;e.memoizedState=a,e.baseState=i,e.baseQueue=s,o.lastRenderedState=a}return n===null&&(o.lanes=0),[e.memoizedState,
o.dispatch]}function Cw(e){var t=Kt(),r=t.queue;if(r===null)throw Error(H(311));r.lastRenderedReducer=e;var o=r.dispatch,n=r.pending,a=t.memoizedState;if(n!==null){
r.pending=null;var i=n=n.next;do a=e(a,i.action),i=i.next;while(i!==n);qo(a,t.memoizedState)||(or=!0),t.memoizedState=a,t.baseQueue===null&&(t.baseState=a),r.lastRenderedState=
a}return[a,o]}function $R(e,t,r){var o=be,n=Kt(),a=Se;if(a){if(r===void 0)throw Error(H(407));r=r()}else r=t();var i=!qo((ot||n).memoizedState,r);if(i&&(n.memoizedState=
r,or=!0),n=n.queue,C1(FR.bind(null,o,n,e),[e]),e=n.getSnapshot!==t||i||tr!==null&&(tr.memoizedState.tag&1)!==0,Dd(e?9:8,{destroy:void 0},YR.bind(null,o,n,r,t),null),
e){if(o.flags|=2048,dt===null)throw Error(H(349));a||(ci&127)!==0||qR(o,t,r)}return r}function qR(e,t,r){e.flags|=16384,e={getSnapshot:t,value:r},t=be.updateQueue,
t===null?(t=hv(),be.updateQueue=t,t.stores=[e]):(r=t.stores,r===null?t.stores=[e]:r.push(e))}function YR(e,t,r,o){t.value=r,t.getSnapshot=o,XR(t)&&KR(e)}function FR(e,t,r){
return r(function(){XR(t)&&KR(e)})}function XR(e){var t=e.getSnapshot;e=e.value;try{var r=t();return!qo(e,r)}catch{return!0}}function KR(e){var t=Ms(e,2);t!==null&&
So(t,e,2)}function ux(e){var t=oo();if(typeof e=="function"){var r=e;if(e=r(),Ts){Zi(!0);try{r()}finally{Zi(!1)}}}return t.memoizedState=t.baseState=e,t.queue={
pending:null,lanes:0,dispatch:null,lastRenderedReducer:di,lastRenderedState:e},t}function QR(e,t,r,o){return e.baseState=r,S1(e,ot,typeof o=="function"?o:di)}function YM(e,t,r,o,n){
if(bv(e))throw Error(H(485));if(e=t.action,e!==null){var a={payload:n,action:e,next:null,isTransition:!0,status:"pending",value:null,reason:null,listeners:[],then:function(i){
a.listeners.push(i)}};ue.T!==null?r(!0):a.isTransition=!1,o(a),r=t.pending,r===null?(a.next=t.pending=a,ZR(t,a)):(a.next=r.next,t.pending=r.next=a)}}function ZR(e,t){
var r=t.action,o=t.payload,n=e.state;if(t.isTransition){var a=ue.T,i={};i.types=a!==null?a.types:null,ue.T=i;try{var l=r(n,o),s=ue.S;s!==null&&s(i,l),jT(e,t,l)}catch(c){
fx(e,t,c)}finally{a!==null&&i.types!==null&&(a.types=i.types),ue.T=a}}else try{a=r(n,o),jT(e,t,a)}catch(c){fx(e,t,c)}}function jT(e,t,r){r!==null&&typeof r=="ob\
ject"&&typeof r.then=="function"?r.then(function(o){HT(e,t,o)},function(o){return fx(e,t,o)}):HT(e,t,r)}function HT(e,t,r){t.status="fulfilled",t.value=r,WR(t),
e.state=r,t=e.pending,t!==null&&(r=t.next,r===t?e.pending=null:(r=r.next,t.next=r,ZR(e,r)))}function fx(e,t,r){var o=e.pending;if(e.pending=null,o!==null){o=o.next;
do t.status="rejected",t.reason=r,WR(t),t=t.next;while(t!==o)}e.action=null}function WR(e){e=e.listeners;for(var t=0;t<e.length;t++)(0,e[t])()}function JR(e,t){
return t}function IT(e,t){if(Se){var r=dt.formState;if(r!==null){e:{var o=be;if(Se){if(St){t:{for(var n=St,a=pn;n.nodeType!==8;){if(!a){n=null;break t}if(n=hn(n.
nextSibling),n===null){n=null;break t}}a=n.data,n=a==="F!"||a==="F"?n:null}if(n){St=hn(n.nextSibling),o=n.data==="F!";break e}}pl(o)}o=!1}o&&(t=r[0])}}return r=
oo(),r.memoizedState=r.baseState=t,o={pending:null,lanes:0,dispatch:null,lastRenderedReducer:JR,lastRenderedState:t},r.queue=o,r=h4.bind(null,be,o),o.dispatch=r,
o=ux(!1),a=R1.bind(null,be,!1,o.queue),o=oo(),n={state:t,dispatch:null,action:e,pending:null},o.queue=n,r=YM.bind(null,be,n,a,r),n.dispatch=r,o.memoizedState=e,
[t,r,!1]}function VT(e){var t=Kt();return e4(t,ot,e)}function e4(e,t,r){if(t=S1(e,t,JR)[0],e=yg(di)[0],typeof t=="object"&&t!==null&&typeof t.then=="function")try{
var o=bf(t)}catch(i){throw i===Yd?pv:i}else o=t;t=Kt();var n=t.queue,a=n.dispatch;return r!==t.memoizedState&&(be.flags|=2048,Dd(9,{destroy:void 0},FM.bind(null,
n,r),null)),[o,a,e]}function FM(e,t){e.action=t}function UT(e){var t=Kt(),r=ot;if(r!==null)return e4(t,r,e);Kt(),t=t.memoizedState,r=Kt();var o=r.queue.dispatch;
return r.memoizedState=e,[t,o,!1]}function Dd(e,t,r,o){return e={tag:e,create:r,deps:o,inst:t,next:null},t=be.updateQueue,t===null&&(t=hv(),be.updateQueue=t),r=
t.lastEffect,r===null?t.lastEffect=e.next=e:(o=r.next,r.next=e,e.next=o,t.lastEffect=e),e}function t4(){return Kt().memoizedState}function wg(e,t,r,o){var n=oo();
be.flags|=e,n.memoizedState=Dd(1|t,{destroy:void 0},r,o===void 0?null:o)}function vv(e,t,r,o){var n=Kt();o=o===void 0?null:o;var a=n.memoizedState.inst;ot!==null&&
o!==null&&v1(o,ot.memoizedState.deps)?n.memoizedState=Dd(t,a,r,o):(be.flags|=e,n.memoizedState=Dd(1|t,a,r,o))}function GT(e,t){wg(8390656,8,e,t)}function C1(e,t){
vv(2048,8,e,t)}function XM(e){be.flags|=4;var t=be.updateQueue;if(t===null)t=hv(),be.updateQueue=t,t.events=[e];else{var r=t.events;r===null?t.events=[e]:r.push(
e)}}function r4(e){var t=Kt().memoizedState;return XM({ref:t,nextImpl:e}),function(){if((qe&2)!==0)throw Error(H(440));return t.impl.apply(void 0,arguments)}}function o4(e,t){
return vv(4,2,e,t)}function n4(e,t){return vv(4,4,e,t)}function a4(e,t){if(typeof t=="function"){e=e();var r=t(e);return function(){typeof r=="function"?r():t(null)}}
if(t!=null)return e=e(),t.current=e,function(){t.current=null}}function i4(e,t,r){r=r!=null?r.concat([e]):null,vv(4,4,a4.bind(null,t,e),r)}function z1(){}function l4(e,t){
var r=Kt();t=t===void 0?null:t;var o=r.memoizedState;return t!==null&&v1(t,o[1])?o[0]:(r.memoizedState=[e,t],e)}function s4(e,t){var r=Kt();t=t===void 0?null:t;
var o=r.memoizedState;if(t!==null&&v1(t,o[1]))return o[0];if(o=e(),Ts){Zi(!0);try{e()}finally{Zi(!1)}}return r.memoizedState=[o,t],o}function k1(e,t,r){return r===
void 0||(ci&1073741824)!==0&&(Re&261930)===0?e.memoizedState=t:(e.memoizedState=r,e=e8(),be.lanes|=e,vl|=e,r)}function c4(e,t,r,o){return qo(r,t)?r:hl.current!==
null?(e=k1(e,r,o),qo(e,t)||(or=!0),e):(ci&106)===0||(ci&1073741824)!==0&&(Re&261930)===0?(or=!0,e.memoizedState=r):(e=e8(),be.lanes|=e,vl|=e,t)}function d4(e,t,r,o,n){
var a=Ye.p;Ye.p=a!==0&&8>a?a:8;var i=ue.T,l={};l.types=i!==null?i.types:null,ue.T=l,R1(e,!1,t,r);try{var s=n(),c=ue.S;if(c!==null&&c(l,s),s!==null&&typeof s=="o\
bject"&&typeof s.then=="function"){var u=GM(s,o);Uu(e,t,u,$o(e))}else Uu(e,t,o,$o(e))}catch(d){Uu(e,t,{then:function(){},status:"rejected",reason:d},$o())}finally{
Ye.p=a,i!==null&&l.types!==null&&(i.types=l.types),ue.T=i}}function KM(){}function px(e,t,r,o){if(e.tag!==5)throw Error(H(476));var n=m4(e).queue;d4(e,n,t,vs,r===
null?KM:function(){return u4(e),r(o)})}function m4(e){var t=e.memoizedState;if(t!==null)return t;t={memoizedState:vs,baseState:vs,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:di,lastRenderedState:vs},next:null};var r={};return t.next={memoizedState:r,baseState:r,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:di,lastRenderedState:r},next:null},e.memoizedState=t,e=e.alternate,e!==null&&(e.memoizedState=t),t}function u4(e){var t=m4(
e);t.next===null&&(t=e.alternate.memoizedState),Uu(e,t.next.queue,{},$o())}function T1(){return kr(Vd)}function f4(){return Kt().memoizedState}function p4(){return Kt().
memoizedState}function QM(e){for(var t=e.return;t!==null;){switch(t.tag){case 24:case 3:var r=$o();e=al(r);var o=il(t,e,r);o!==null&&(So(o,t,r),Hu(o,t,r)),t={cache:m1()},
e.payload=t;return}t=t.return}}function ZM(e,t,r){var o=$o();r={lane:o,revertLane:0,gesture:null,action:r,hasEagerState:!1,eagerState:null,next:null},bv(e)?g4(t,
r):(r=s1(e,t,r,o),r!==null&&(So(r,e,o),v4(r,t,o)))}function h4(e,t,r){var o=$o();Uu(e,t,r,o)}function Uu(e,t,r,o){var n={lane:o,revertLane:0,gesture:null,action:r,
hasEagerState:!1,eagerState:null,next:null};if(bv(e))g4(t,n);else{var a=e.alternate;if(e.lanes===0&&(a===null||a.lanes===0)&&(a=t.lastRenderedReducer,a!==null))
try{var i=t.lastRenderedState,l=a(i,r);if(n.hasEagerState=!0,n.eagerState=l,qo(l,i))return uv(e,t,n,0),dt===null&&mv(),!1}catch{}if(r=s1(e,t,n,o),r!==null)return So(
r,e,o),v4(r,t,o),!0}return!1}function R1(e,t,r,o){if(o={lane:2,revertLane:H1(),gesture:null,action:o,hasEagerState:!1,eagerState:null,next:null},bv(e)){if(t)throw Error(
H(479))}else t=s1(e,r,o,2),t!==null&&So(t,e,2)}function bv(e){var t=e.alternate;return e===be||t!==null&&t===be}function g4(e,t){kd=$g=!0;var r=e.pending;r===null?
t.next=t:(t.next=r.next,r.next=t),e.pending=t}function v4(e,t,r){if((r&4194048)!==0){var o=t.lanes;o&=e.pendingLanes,r|=o,t.lanes=r,tR(e,r)}}var Yg={readContext:kr,
use:gv,useCallback:Vt,useContext:Vt,useEffect:Vt,useImperativeHandle:Vt,useLayoutEffect:Vt,useInsertionEffect:Vt,useMemo:Vt,useReducer:Vt,useRef:Vt,useState:Vt,
useDebugValue:Vt,useDeferredValue:Vt,useTransition:Vt,useSyncExternalStore:Vt,useId:Vt,useHostTransitionStatus:Vt,useFormState:Vt,useActionState:Vt,useOptimistic:Vt,
useMemoCache:Vt,useCacheRefresh:Vt,useEffectEvent:Vt},b4={readContext:kr,use:gv,useCallback:function(e,t){return oo().memoizedState=[e,t===void 0?null:t],e},useContext:kr,
useEffect:GT,useImperativeHandle:function(e,t,r){r=r!=null?r.concat([e]):null,wg(4194308,4,a4.bind(null,t,e),r)},useLayoutEffect:function(e,t){return wg(4194308,
4,e,t)},useInsertionEffect:function(e,t){wg(4,2,e,t)},useMemo:function(e,t){var r=oo();t=t===void 0?null:t;var o=e();if(Ts){Zi(!0);try{e()}finally{Zi(!1)}}return r.
memoizedState=[o,t],o},useReducer:function(e,t,r){var o=oo();if(r!==void 0){var n=r(t);if(Ts){Zi(!0);try{r(t)}finally{Zi(!1)}}}else n=t;return o.memoizedState=o.
baseState=n,e={pending:null,lanes:0,dispatch:null,lastRenderedReducer:e,lastRenderedState:n},o.queue=e,e=e.dispatch=ZM.bind(null,be,e),[o.memoizedState,e]},useRef:function(e){
var t=oo();return e={current:e},t.memoizedState=e},useState:function(e){e=ux(e);var t=e.queue,r=h4.bind(null,be,t);return t.dispatch=r,[e.memoizedState,r]},useDebugValue:z1,
useDeferredValue:function(e,t){var r=oo();return k1(r,e,t)},useTransition:function(){var e=ux(!1);return e=d4.bind(null,be,e.queue,!0,!1),oo().memoizedState=e,[
!1,e]},useSyncExternalStore:function(e,t,r){var o=be,n=oo();if(Se){if(r===void 0)throw Error(H(407));r=r()}else{if(r=t(),dt===null)throw Error(H(349));(Re&127)!==
0||qR(o,t,r)}n.memoizedState=r;var a={value:r,getSnapshot:t};return n.queue=a,GT(FR.bind(null,o,a,e),[e]),o.flags|=2048,Dd(9,{destroy:void 0},YR.bind(null,o,a,r,
t),null),r},useId:function(){var e=oo(),t=dt.identifierPrefix;if(Se){var r=Ca,o=Sa;r=(o&~(1<<32-Go(o)-1)).toString(32)+r,t="_"+t+"R_"+r,r=qg++,0<r&&(t+="H"+r.toString(
32)),t+="_"}else r=$M++,t="_"+t+"r_"+r.toString(32)+"_";return e.memoizedState=t},useHostTransitionStatus:T1,useFormState:IT,useActionState:IT,useOptimistic:function(e){
var t=oo();t.memoizedState=t.baseState=e;var r={pending:null,lanes:0,dispatch:null,lastRenderedReducer:null,lastRenderedState:null};return t.queue=r,t=R1.bind(null,
be,!0,r),r.dispatch=t,[e,t]},useMemoCache:_1,useCacheRefresh:function(){return oo().memoizedState=QM.bind(null,be)},useEffectEvent:function(e){var t=oo(),r={impl:e};
return t.memoizedState=r,function(){if((qe&2)!==0)throw Error(H(440));return r.impl.apply(void 0,arguments)}}},y4={readContext:kr,use:gv,useCallback:l4,useContext:kr,
useEffect:C1,useImperativeHandle:i4,useInsertionEffect:o4,useLayoutEffect:n4,useMemo:s4,useReducer:yg,useRef:t4,useState:function(){return yg(di)},useDebugValue:z1,
useDeferredValue:function(e,t){var r=Kt();return c4(r,ot.memoizedState,e,t)},useTransition:function(){var e=yg(di)[0],t=Kt().memoizedState;return[typeof e=="boo\
lean"?e:bf(e),t]},useSyncExternalStore:$R,useId:f4,useHostTransitionStatus:T1,useFormState:VT,useActionState:VT,useOptimistic:function(e,t){var r=Kt();return QR(
r,ot,e,t)},useMemoCache:_1,useCacheRefresh:p4,useEffectEvent:r4},WM={readContext:kr,use:gv,useCallback:l4,useContext:kr,useEffect:C1,useImperativeHandle:i4,useInsertionEffect:o4,
useLayoutEffect:n4,useMemo:s4,useReducer:Cw,useRef:t4,useState:function(){return Cw(di)},useDebugValue:z1,useDeferredValue:function(e,t){var r=Kt();return ot===
null?k1(r,e,t):c4(r,ot.memoizedState,e,t)},useTransition:function(){var e=Cw(di)[0],t=Kt().memoizedState;return[typeof e=="boolean"?e:bf(e),t]},useSyncExternalStore:$R,
useId:f4,useHostTransitionStatus:T1,useFormState:UT,useActionState:UT,useOptimistic:function(e,t){var r=Kt();return ot!==null?QR(r,ot,e,t):(r.baseState=e,[e,r.queue.
dispatch])},useMemoCache:_1,useCacheRefresh:p4,useEffectEvent:r4};function zw(e,t,r,o){t=e.memoizedState,r=r(o,t),r=r==null?t:mt({},t,r),e.memoizedState=r,e.lanes===
0&&(e.updateQueue.baseState=r)}var hx={enqueueSetState:function(e,t,r){e=e._reactInternals;var o=$o(),n=al(o);n.payload=t,r!=null&&(n.callback=r),t=il(e,n,o),t!==
null&&(So(t,e,o),Hu(t,e,o))},enqueueReplaceState:function(e,t,r){e=e._reactInternals;var o=$o(),n=al(o);n.tag=1,n.payload=t,r!=null&&(n.callback=r),t=il(e,n,o),
t!==null&&(So(t,e,o),Hu(t,e,o))},enqueueForceUpdate:function(e,t){e=e._reactInternals;var r=$o(),o=al(r);o.tag=2,t!=null&&(o.callback=t),t=il(e,o,r),t!==null&&(So(
t,e,r),Hu(t,e,r))}};function $T(e,t,r,o,n,a,i){return e=e.stateNode,typeof e.shouldComponentUpdate=="function"?e.shouldComponentUpdate(o,a,i):t.prototype&&t.prototype.
isPureReactComponent?!Zu(r,o)||!Zu(n,a):!0}function qT(e,t,r,o){e=t.state,typeof t.componentWillReceiveProps=="function"&&t.componentWillReceiveProps(r,o),typeof t.
UNSAFE_componentWillReceiveProps=="function"&&t.UNSAFE_componentWillReceiveProps(r,o),t.state!==e&&hx.enqueueReplaceState(t,t.state,null)}function Rs(e,t){var r=t;
if("ref"in t){r={};for(var o in t)o!=="ref"&&(r[o]=t[o])}if(e=e.defaultProps){r===t&&(r=mt({},r));for(var n in e)r[n]===void 0&&(r[n]=e[n])}return r}function w4(e){
Pg(e)}function x4(e){console.error(e)}function _4(e){Pg(e)}function Fg(e,t){try{var r=e.onUncaughtError;r(t.value,{componentStack:t.stack})}catch(o){setTimeout(
function(){throw o})}}function YT(e,t,r){try{var o=e.onCaughtError;o(r.value,{componentStack:r.stack,errorBoundary:t.tag===1?t.stateNode:null})}catch(n){setTimeout(
function(){throw n})}}function gx(e,t,r){return r=al(r),r.tag=3,r.payload={element:null},r.callback=function(){Fg(e,t)},r}function S4(e){return e=al(e),e.tag=3,
e}function C4(e,t,r,o){var n=r.type.getDerivedStateFromError;if(typeof n=="function"){var a=o.value;e.payload=function(){return n(a)},e.callback=function(){YT(t,
r,o)}}var i=r.stateNode;i!==null&&typeof i.componentDidCatch=="function"&&(e.callback=function(){YT(t,r,o),typeof n!="function"&&(cl===null?cl=new Set([this]):cl.
add(this));var l=o.stack;this.componentDidCatch(o.value,{componentStack:l!==null?l:""})})}function JM(e,t,r,o,n){if(r.flags|=32768,o!==null&&typeof o=="object"&&
typeof o.then=="function"){if(t=r.alternate,t!==null&&Ss(t,r,n,!0),r=Ar.current,r!==null){switch(r.tag){case 31:case 13:case 19:return Gr===null?tv():r.alternate===
null&&Ut===0&&(Ut=3),r.flags&=-257,r.flags|=65536,r.lanes=n,o===Vg?r.flags|=16384:(t=r.updateQueue,t===null?r.updateQueue=new Set([o]):t.add(o),Ow(e,o,n)),!1;case 22:
return r.flags|=65536,o===Vg?r.flags|=16384:(t=r.updateQueue,t===null?(t={transitions:null,markerInstances:null,retryQueue:new Set([o])},r.updateQueue=t):(r=t.retryQueue,
r===null?t.retryQueue=new Set([o]):r.add(o)),Ow(e,o,n)),!1}throw Error(H(435,r.tag))}return Ow(e,o,n),tv(),!1}if(Se)return t=Ar.current,t!==null?((t.flags&65536)===
0&&(t.flags|=256),t.flags|=65536,t.lanes=n,o!==nx&&(e=Error(H(422),{cause:o}),Ju(fn(e,r)))):(o!==nx&&(t=Error(H(423),{cause:o}),Ju(fn(t,r))),e=e.current.alternate,
e.flags|=65536,n&=-n,e.lanes|=n,o=fn(o,r),n=gx(e.stateNode,o,n),Sw(e,n),Ut!==4&&(Ut=2)),!1;var a=Error(H(520),{cause:o});if(a=fn(a,r),Yu===null?Yu=[a]:Yu.push(a),
Ut!==4&&(Ut=2),t===null)return!0;o=fn(o,r),r=t;do{switch(r.tag){case 3:return r.flags|=65536,e=n&-n,r.lanes|=e,e=gx(r.stateNode,o,e),Sw(r,e),!1;case 1:if(t=r.type,
a=r.stateNode,(r.flags&128)===0&&(typeof t.getDerivedStateFromError=="function"||a!==null&&typeof a.componentDidCatch=="function"&&(cl===null||!cl.has(a))))return r.
flags|=65536,n&=-n,r.lanes|=n,n=S4(n),C4(n,e,r,o),Sw(r,n),!1;break;case 22:if(r.memoizedState!==null)return r.flags|=65536,!1}r=r.return}while(r!==null);return!1}
var E1=Error(H(461)),or=!1;function lr(e,t,r,o){t.child=e===null?jR(t,null,r,o):ks(t,e.child,r,o)}function FT(e,t,r,o,n){r=r.render;var a=t.ref;if("ref"in o){var i={};
for(var l in o)l!=="ref"&&(i[l]=o[l])}else i=o;return Cs(t),o=b1(e,t,r,i,a,n),l=y1(),e!==null&&!or?(w1(e,t,n),mi(e,t,n)):(Se&&l&&fv(t),t.flags|=1,lr(e,t,o,n),t.
child)}function XT(e,t,r,o,n){if(e===null){var a=r.type;return typeof a=="function"&&!c1(a)&&a.defaultProps===void 0&&r.compare===null?(t.tag=15,t.type=a,z4(e,t,
a,o,n)):(e=gg(r.type,null,o,t,t.mode,n),e.ref=t.ref,e.return=t,t.child=e)}if(a=e.child,!N1(e,n)){var i=a.memoizedProps;if(r=r.compare,r=r!==null?r:Zu,r(i,o)&&e.
ref===t.ref)return mi(e,t,n)}return t.flags|=1,e=ai(a,o),e.ref=t.ref,e.return=t,t.child=e}function z4(e,t,r,o,n){if(e!==null){var a=e.memoizedProps;if(Zu(a,o)&&
e.ref===t.ref)if(or=!1,t.pendingProps=o=a,N1(e,n))(e.flags&131072)!==0&&(or=!0);else return t.lanes=e.lanes,mi(e,t,n)}return vx(e,t,r,o,n)}function k4(e,t,r,o){
var n=o.children,a=e!==null?e.memoizedState:null;if(e===null&&t.stateNode===null&&(t.stateNode={_visibility:1,_pendingMarkers:null,_retryCache:null,_transitions:null}),
o.mode==="hidden"){if((t.flags&128)!==0){if(a=a!==null?a.baseLanes|r:r,e!==null){for(o=t.child=e.child,n=0;o!==null;)n=n|o.lanes|o.childLanes,o=o.sibling;o=n&~a}else
o=0,t.child=null;return KT(e,t,a,r,o)}if((r&536870912)!==0)t.memoizedState={baseLanes:0,cachePool:null},e!==null&&bg(t,a!==null?a.cachePool:null),a!==null?LT(t,
a):dx(),VR(t);else return o=t.lanes=536870912,KT(e,t,a!==null?a.baseLanes|r:r,r,o)}else a!==null?(bg(t,a.cachePool),LT(t,a),sl(),t.memoizedState=null):(e!==null&&
bg(t,null),dx(),sl());return lr(e,t,n,r),t.child}function Gu(e,t){return e!==null&&e.tag===22||t.stateNode!==null||(t.stateNode={_visibility:1,_pendingMarkers:null,
_retryCache:null,_transitions:null}),t.sibling}function KT(e,t,r,o,n){var a=u1();return a=a===null?null:{parent:rr._currentValue,pool:a},t.memoizedState={baseLanes:r,
cachePool:a},e!==null&&bg(t,null),dx(),VR(t),e!==null&&Ss(e,t,o,!0),t.childLanes=n,null}function xg(e,t){return t=yv({mode:t.mode,children:t.children},e.mode),t.
ref=e.ref,e.child=t,t.return=e,t}function QT(e,t,r){return ks(t,e.child,null,r),e=xg(t,t.pendingProps),e.flags|=2,jo(t),t.memoizedState=null,e}function eD(e,t,r){
var o=t.pendingProps,n=(t.flags&128)!==0;if(t.flags&=-129,e===null){if(Se){if(o.mode==="hidden")return e=xg(t,o),t.lanes=536870912,e.memoizedState={baseLanes:0,
cachePool:null},Gu(null,e);if(mx(t),(e=St)?(e=k8(e,pn),e=e!==null&&e.data==="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:fl!==null?{id:Sa,overflow:Ca}:
null,retryLane:536870912,hydrationErrors:null},r=NR(e),r.return=t,t.child=r,br=t,St=null)):e=null,e===null)throw pl(t);return t.lanes=536870912,null}return xg(t,
o)}var a=e.memoizedState;if(a!==null){var i=a.dehydrated;if(mx(t),n)if(t.flags&256)t.flags&=-257,t=QT(e,t,r);else if(t.memoizedState!==null)t.child=e.child,t.flags|=
128,t=null;else throw Error(H(558));else if(or||Ss(e,t,r,!1),n=(r&e.childLanes)!==0,or||n){if(hl.current===null){if(o=dt,o!==null&&(i=rR(o,r),i!==0&&i!==a.retryLane))
throw a.retryLane=i,Ms(e,i),So(o,e,i),E1;tv()}t=QT(e,t,r)}else e=a.treeContext,St=hn(i.nextSibling),br=t,Se=!0,nl=null,pn=!1,e!==null&&MR(t,e),t=xg(t,o),t.flags|=
134221824;return t}return e=ai(e.child,{mode:o.mode,children:o.children}),e.ref=t.ref,t.child=e,e.return=t,e}function id(e,t){var r=t.ref;if(r===null)e!==null&&
e.ref!==null&&(t.flags|=4194816);else{if(typeof r!="function"&&typeof r!="object")throw Error(H(284));(e===null||e.ref!==r)&&(t.flags|=4194816)}}function vx(e,t,r,o,n){
return Cs(t),r=b1(e,t,r,o,void 0,n),o=y1(),e!==null&&!or?(w1(e,t,n),mi(e,t,n)):(Se&&o&&fv(t),t.flags|=1,lr(e,t,r,n),t.child)}function ZT(e,t,r,o,n,a){return Cs(
t),t.updateQueue=null,r=GR(t,o,r,n),UR(e),o=y1(),e!==null&&!or?(w1(e,t,a),mi(e,t,a)):(Se&&o&&fv(t),t.flags|=1,lr(e,t,r,a),t.child)}function WT(e,t,r,o,n){if(Cs(
t),t.stateNode===null){var a=vd,i=r.contextType;typeof i=="object"&&i!==null&&(a=kr(i)),a=new r(o,a),t.memoizedState=a.state!==null&&a.state!==void 0?a.state:null,
a.updater=hx,t.stateNode=a,a._reactInternals=t,a=t.stateNode,a.props=o,a.state=t.memoizedState,a.refs={},p1(t),i=r.contextType,a.context=typeof i=="object"&&i!==
null?kr(i):vd,a.state=t.memoizedState,i=r.getDerivedStateFromProps,typeof i=="function"&&(zw(t,r,i,o),a.state=t.memoizedState),typeof r.getDerivedStateFromProps==
"function"||typeof a.getSnapshotBeforeUpdate=="function"||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(i=a.state,typeof a.
componentWillMount=="function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount(),i!==a.state&&hx.enqueueReplaceState(
a,a.state,null),Vu(t,o,a,n),Iu(),a.state=t.memoizedState),typeof a.componentDidMount=="function"&&(t.flags|=4194308),o=!0}else if(e===null){a=t.stateNode;var l=t.
memoizedProps,s=Rs(r,l);a.props=s;var c=a.context,u=r.contextType;i=vd,typeof u=="object"&&u!==null&&(i=kr(u));var d=r.getDerivedStateFromProps;u=typeof d=="fun\
ction"||typeof a.getSnapshotBeforeUpdate=="function",l=t.pendingProps!==l,u||typeof a.UNSAFE_componentWillReceiveProps!="function"&&typeof a.componentWillReceiveProps!=
"function"||(l||c!==i)&&qT(t,a,o,i),Ki=!1;var m=t.memoizedState;a.state=m,Vu(t,o,a,n),Iu(),c=t.memoizedState,l||m!==c||Ki?(typeof d=="function"&&(zw(t,r,d,o),c=
t.memoizedState),(s=Ki||$T(t,r,s,o,m,c,i))?(u||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(typeof a.componentWillMount==
"function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount()),typeof a.componentDidMount=="function"&&(t.flags|=
4194308)):(typeof a.componentDidMount=="function"&&(t.flags|=4194308),t.memoizedProps=o,t.memoizedState=c),a.props=o,a.state=c,a.context=i,o=s):(typeof a.componentDidMount==
"function"&&(t.flags|=4194308),o=!1)}else{a=t.stateNode,sx(e,t),i=t.memoizedProps,u=Rs(r,i),a.props=u,d=t.pendingProps,m=a.context,c=r.contextType,s=vd,typeof c==
"object"&&c!==null&&(s=kr(c)),l=r.getDerivedStateFromProps,(c=typeof l=="function"||typeof a.getSnapshotBeforeUpdate=="function")||typeof a.UNSAFE_componentWillReceiveProps!=
"function"&&typeof a.componentWillReceiveProps!="function"||(i!==d||m!==s)&&qT(t,a,o,s),Ki=!1,m=t.memoizedState,a.state=m,Vu(t,o,a,n),Iu();var f=t.memoizedState;
i!==d||m!==f||Ki||e!==null&&e.dependencies!==null&&Ig(e.dependencies)?(typeof l=="function"&&(zw(t,r,l,o),f=t.memoizedState),(u=Ki||$T(t,r,u,o,m,f,s)||e!==null&&
e.dependencies!==null&&Ig(e.dependencies))?(c||typeof a.UNSAFE_componentWillUpdate!="function"&&typeof a.componentWillUpdate!="function"||(typeof a.componentWillUpdate==
"function"&&a.componentWillUpdate(o,f,s),typeof a.UNSAFE_componentWillUpdate=="function"&&a.UNSAFE_componentWillUpdate(o,f,s)),typeof a.componentDidUpdate=="fun\
ction"&&(t.flags|=4),typeof a.getSnapshotBeforeUpdate=="function"&&(t.flags|=1024)):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||
(t.flags|=4),typeof a.getSnapshotBeforeUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),t.memoizedProps=o,t.memoizedState=f),a.props=
o,a.state=f,a.context=s,o=u):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=4),typeof a.getSnapshotBeforeUpdate!=
"function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),o=!1)}return a=o,id(e,t),o=(t.flags&128)!==0,a||o?(a=t.stateNode,r=o&&typeof r.getDerivedStateFromError!=
"function"?null:a.render(),t.flags|=1,e!==null&&o?(t.child=ks(t,e.child,null,n),t.child=ks(t,null,r,n)):lr(e,t,r,n),t.memoizedState=a.state,e=t.child):e=mi(e,t,
n),e}function JT(e,t,r,o){return _s(),t.flags|=256,lr(e,t,r,o),t.child}var bx={dehydrated:null,treeContext:null,retryLane:0,hydrationErrors:null};function yx(e){
return{baseLanes:e,cachePool:BR()}}function wx(e,t,r){return e=e!==null?e.childLanes&~r:0,t&&(e|=Io),e}function T4(e,t,r){var o=t.pendingProps,n=!1,a=(t.flags&128)!==
0,i;if((i=a)||(i=e!==null&&e.memoizedState===null?!1:(Rr.current&2)!==0),i&&(n=!0,t.flags&=-129),i=(t.flags&32)!==0,t.flags&=-33,e===null){if(Se){if(n?ll(t):sl(),
(e=St)?(e=k8(e,pn),e=e!==null&&e.data!=="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:fl!==null?{id:Sa,overflow:Ca}:null,retryLane:536870912,hydrationErrors:null},
r=NR(e),r.return=t,t.child=r,br=t,St=null)):e=null,e===null)throw pl(t);return G1(e)?t.lanes=32:t.lanes=536870912,null}return a=o.children,o=o.fallback,n?(sl(),
n=t.mode,a=yv({mode:"hidden",children:a},n),o=bs(o,n,r,null),a.return=t,o.return=t,a.sibling=o,t.child=a,o=t.child,o.memoizedState=yx(r),o.childLanes=wx(e,i,r),
t.memoizedState=bx,Gu(null,o)):(ll(t),A1(t,a))}var l=e.memoizedState;if(l!==null){var s=l.dehydrated;if(s!==null)return tD(e,t,a,i,o,s,l,r)}return n?(sl(),n=o.fallback,
a=t.mode,l=e.child,s=l.sibling,o=ai(l,{mode:"hidden",children:o.children}),o.subtreeFlags=l.subtreeFlags&1206910976,s!==null?n=ai(s,n):(n=bs(n,a,r,null),n.flags|=
2),n.return=t,o.return=t,o.sibling=n,t.child=o,Gu(null,o),o=t.child,n=e.child.memoizedState,n===null?n=yx(r):(a=n.cachePool,a!==null?(l=rr._currentValue,a=a.parent!==
l?{parent:l,pool:l}:a):a=BR(),n={baseLanes:n.baseLanes|r,cachePool:a}),o.memoizedState=n,o.childLanes=wx(e,i,r),t.memoizedState=bx,Gu(e.child,o)):(ll(t),r=e.child,
e=r.sibling,r=ai(r,{mode:"visible",children:o.children}),r.return=t,r.sibling=null,e!==null&&(i=t.deletions,i===null?(t.deletions=[e],t.flags|=16):i.push(e)),t.
child=r,t.memoizedState=null,r)}function A1(e,t){return t=yv({mode:"visible",children:t},e.mode),t.return=e,e.child=t}function yv(e,t){return e=_o(22,e,null,t),
e.lanes=0,e}function rg(e,t,r){return ks(t,e.child,null,r),e=A1(t,t.pendingProps.children),e.flags|=2,t.memoizedState=null,e}function tD(e,t,r,o,n,a,i,l){if(r)return t.
flags&256?(ll(t),t.flags&=-257,rg(e,t,l)):t.memoizedState!==null?(sl(),t.child=e.child,t.flags|=128,null):(sl(),a=n.fallback,i=t.mode,n=yv({mode:"visible",children:n.
children},i),a=bs(a,i,l,null),a.flags|=2,n.return=t,a.return=t,n.sibling=a,t.child=n,ks(t,e.child,null,l),n=t.child,n.memoizedState=yx(l),n.childLanes=wx(e,o,l),
t.memoizedState=bx,Gu(null,n));if(ll(t),G1(a)){if(o=a.nextSibling&&a.nextSibling.dataset,o)var s=o.dgst;return o=s,o!==""&&(n=Error(H(419)),n.stack="",n.digest=
o,Ju({value:n,source:null,stack:null})),rg(e,t,l)}if(or||Ss(e,t,l,!1),o=(l&e.childLanes)!==0,or||o){if(hl.current!==null)return rg(e,t,l);if(o=dt,o!==null&&(n=rR(
o,l),n!==0&&n!==i.retryLane))throw i.retryLane=n,Ms(e,n),So(o,e,n),E1;return qx(a)||tv(),rg(e,t,l)}return qx(a)?(t.flags|=192,t.child=e.child,null):(e=i.treeContext,
St=hn(a.nextSibling),br=t,Se=!0,nl=null,pn=!1,e!==null&&MR(t,e),t=A1(t,n.children),t.flags|=134221824,t)}function e6(e,t,r){e.lanes|=t;var o=e.alternate;o!==null&&
(o.lanes|=t),vg(e.return,t,r)}function t6(e){for(var t=null;e!==null;){var r=e.alternate;r!==null&&Gg(r)===null&&(t=e),e=e.sibling}return t}function og(e,t,r,o,n,a){
var i=e.memoizedState;i===null?e.memoizedState={isBackwards:t,rendering:null,renderingStartTime:0,last:o,tail:r,tailMode:n,treeForkCount:a}:(i.isBackwards=t,i.rendering=
null,i.renderingStartTime=0,i.last=o,i.tail=r,i.tailMode=n,i.treeForkCount=a)}function kw(e){var t=e.child;for(e.child=null;t!==null;){var r=t.sibling;t.sibling=
e.child,e.child=t,t=r}}function xx(e,t,r){var o=t.pendingProps,n=o.revealOrder,a=o.tail;o=o.children;var i=Rr.current;if(t.flags&128)return tf(t,i),null;var l=(i&
2)!==0;if(l?(i=i&1|2,t.flags|=128):i&=1,tf(t,i),n==="backwards"&&e!==null?(kw(e),lr(e,t,o,r),kw(e)):lr(e,t,o,r),o=Se?Wu:0,!l&&e!==null&&(e.flags&128)!==0)e:for(e=
t.child;e!==null;){if(e.tag===13)e.memoizedState!==null&&e6(e,r,t);else if(e.tag===19)e6(e,r,t);else if(e.child!==null){e.child.return=e,e=e.child;continue}if(e===
t)break e;for(;e.sibling===null;){if(e.return===null||e.return===t)break e;e=e.return}e.sibling.return=e.return,e=e.sibling}switch(n){case"backwards":r=t6(t.child),
r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null,kw(t)),og(t,!0,n,null,a,o);break;case"unstable_legacy-backwards":for(r=null,n=t.child,t.child=null;n!==
null;){if(e=n.alternate,e!==null&&Gg(e)===null){t.child=n;break}e=n.sibling,n.sibling=r,r=n,n=e}og(t,!0,r,null,a,o);break;case"together":og(t,!1,null,null,void 0,
o);break;case"independent":t.memoizedState=null;break;default:r=t6(t.child),r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null),og(t,!1,n,r,a,o)}return t.
child}function r6(e,t,r){var o=t.pendingProps;return Ji(t,t.type,o.value),lr(e,t,o.children,r),t.child}function mi(e,t,r){if(e!==null&&(t.dependencies=e.dependencies),
vl|=t.lanes,(r&t.childLanes)===0)if(e!==null){if(Ss(e,t,r,!1),(r&t.childLanes)===0)return null}else return null;if(e!==null&&t.child!==e.child)throw Error(H(153));
if(t.child!==null){for(e=t.child,r=ai(e,e.pendingProps),t.child=r,r.return=t;e.sibling!==null;)e=e.sibling,r=r.sibling=ai(e,e.pendingProps),r.return=t;r.sibling=
null}return t.child}function N1(e,t){return(e.lanes&t)!==0?!0:(e=e.dependencies,!!(e!==null&&Ig(e)))}function rD(e,t,r){switch(t.tag){case 3:Og(t,t.stateNode.containerInfo),
Ji(t,rr,e.memoizedState.cache),_s();break;case 27:case 5:Xw(t);break;case 4:Og(t,t.stateNode.containerInfo);break;case 10:Ji(t,t.type,t.memoizedProps.value);break;case 31:
if(t.memoizedState!==null)return t.flags|=128,mx(t),null;break;case 13:var o=t.memoizedState;if(o!==null){if(o.dehydrated!==null)return ll(t),t.flags|=128,null;
o=Ss(e,t,r,!1);var n=t.child.childLanes;return o||(r&n)!==0?T4(e,t,r):(ll(t),e=mi(e,t,r),e!==null?e.sibling:null)}ll(t);break;case 19:if(t.flags&128)return xx(e,
t,r);if(n=(e.flags&128)!==0,o=(r&t.childLanes)!==0,o||(Ss(e,t,r,!1),o=(r&t.childLanes)!==0),n){if(o)return xx(e,t,r);t.flags|=128}if(n=t.memoizedState,n!==null&&
(n.rendering=null,n.tail=null,n.lastEffect=null),tf(t,Rr.current),o)break;return null;case 22:return t.lanes=0,k4(e,t,r,t.pendingProps);case 24:Ji(t,rr,e.memoizedState.
cache)}return mi(e,t,r)}function R4(e,t,r){if(e!==null)if(e.memoizedProps!==t.pendingProps)or=!0;else{if(!N1(e,r)&&(t.flags&128)===0)return or=!1,rD(e,t,r);or=(e.
flags&131072)!==0}else or=!1,Se&&(t.flags&1048576)!==0&&OR(t,Wu,t.index);switch(t.lanes=0,t.tag){case 16:e:{var o=t.pendingProps;if(e=fs(t.elementType),t.type=e,
typeof e=="function")c1(e)?(o=Rs(e,o),t.tag=1,t=WT(null,t,e,o,r)):(t.tag=0,t=vx(null,t,e,o,r));else{if(e!=null){var n=e.$$typeof;if(n===Qx){t.tag=11,t=FT(null,t,
e,o,r);break e}else if(n===Zx){t.tag=14,t=XT(null,t,e,o,r);break e}else if(n===xa){t.tag=10,t.type=e,t=r6(null,t,r);break e}}throw t=Yw(e)||e,Error(H(306,t,""))}}
return t;case 0:return vx(e,t,t.type,t.pendingProps,r);case 1:return o=t.type,n=Rs(o,t.pendingProps),WT(e,t,o,n,r);case 3:e:{if(Og(t,t.stateNode.containerInfo),
e===null)throw Error(H(387));o=t.pendingProps;var a=t.memoizedState;n=a.element,sx(e,t),Vu(t,o,null,r);var i=t.memoizedState;if(o=i.cache,Ji(t,rr,o),o!==a.cache&&
ix(t,[rr],r,!0),Iu(),o=i.element,a.isDehydrated)if(a={element:o,isDehydrated:!1,cache:i.cache},t.updateQueue.baseState=a,t.memoizedState=a,t.flags&256){t=JT(e,t,
o,r);break e}else if(o!==n){n=fn(Error(H(424)),t),Ju(n),t=JT(e,t,o,r);break e}else for(e=t.stateNode.containerInfo,e.nodeType===9?e=e.body:e=e.nodeName==="HTML"?
e.ownerDocument.body:e,St=hn(e.firstChild),br=t,Se=!0,nl=null,pn=!0,r=jR(t,null,o,r),t.child=r;r;)r.flags=r.flags&-3|134221824,r=r.sibling;else{if(_s(),o===n){t=
mi(e,t,r);break e}lr(e,t,o,r)}t=t.child}return t;case 26:return id(e,t),e===null?(r=E6(t.type,null,t.pendingProps,null))?t.memoizedState=r:Se||(t.stateNode=v8(t.
type,t.pendingProps,ol.current,t)):t.memoizedState=E6(t.type,e.memoizedProps,t.pendingProps,e.memoizedState),null;case 27:return Xw(t),e===null&&Se&&(o=t.stateNode=
T8(t.type,t.pendingProps,ol.current),br=t,pn=!0,n=St,yl(t.type)?(Yx=n,St=hn(o.firstChild)):St=n),lr(e,t,t.pendingProps.children,r),id(e,t),e===null&&(t.flags|=4194304),
t.child;case 5:return e===null&&Se&&((n=o=St)&&(o=XD(o,t.type,t.pendingProps,pn),o!==null?(t.stateNode=o,br=t,St=hn(o.firstChild),pn=!1,n=!0):n=!1),n||pl(t)),Xw(
t),n=t.type,a=t.pendingProps,i=e!==null?e.memoizedProps:null,o=a.children,Ux(n,a)?o=null:i!==null&&Ux(n,i)&&(t.flags|=32),t.memoizedState!==null&&(n=b1(e,t,qM,null,
null,r),Vd._currentValue=n),id(e,t),lr(e,t,o,r),t.child;case 6:return e===null&&Se&&((e=r=St)&&(r=KD(r,t.pendingProps,pn),r!==null?(t.stateNode=r,br=t,St=null,e=
!0):e=!1),e||pl(t)),null;case 13:return T4(e,t,r);case 4:return Og(t,t.stateNode.containerInfo),o=t.pendingProps,e===null?t.child=ks(t,null,o,r):lr(e,t,o,r),t.child;case 11:
return FT(e,t,t.type,t.pendingProps,r);case 7:return o=t.pendingProps,id(e,t),lr(e,t,o,r),t.child;case 8:return lr(e,t,t.pendingProps.children,r),t.child;case 12:
return lr(e,t,t.pendingProps.children,r),t.child;case 10:return r6(e,t,r);case 9:return n=t.type._context,o=t.pendingProps.children,Cs(t),n=kr(n),o=o(n),t.flags|=
1,lr(e,t,o,r),t.child;case 14:return XT(e,t,t.type,t.pendingProps,r);case 15:return z4(e,t,t.type,t.pendingProps,r);case 19:return xx(e,t,r);case 31:return eD(e,
t,r);case 22:return k4(e,t,r,t.pendingProps);case 24:return Cs(t),o=kr(rr),e===null?(n=u1(),n===null&&(n=dt,a=m1(),n.pooledCache=a,a.refCount++,a!==null&&(n.pooledCacheLanes|=
r),n=a),t.memoizedState={parent:o,cache:n},p1(t),Ji(t,rr,n)):((e.lanes&r)!==0&&(sx(e,t),Vu(t,null,null,r),Iu()),n=e.memoizedState,a=t.memoizedState,n.parent!==o?
(n={parent:o,cache:o},t.memoizedState=n,t.lanes===0&&(t.memoizedState=t.updateQueue.baseState=n),Ji(t,rr,o)):(o=a.cache,Ji(t,rr,o),o!==n.cache&&ix(t,[rr],r,!0))),
lr(e,t,t.pendingProps.children,r),t.child;case 30:return t.stateNode===null&&(t.stateNode={autoName:null,paired:null,clones:null,ref:null}),o=t.pendingProps,o.name!=
null&&o.name!=="auto"?t.flags|=e===null?18882560:18874368:Se&&fv(t),e!==null&&e.memoizedProps.name!==o.name?t.flags|=4194816:id(e,t),lr(e,t,o.children,r),t.child;case 29:
throw t.pendingProps}throw Error(H(156,t.tag))}function ri(e){e.flags|=4}function Tw(e,t,r,o,n){var a;if((a=(e.mode&32)!==0)&&(a=r===null?O6(t,o):O6(t,o)&&(o.src!==
r.src||o.srcSet!==r.srcSet)),a){if(e.flags|=16777216,(n&335544128)===n)if(e.stateNode.complete)e.flags|=8192;else if(o8())e.flags|=8192;else throw ws=Vg,f1}else
e.flags&=-16777217}function o6(e,t){if(t.type!=="stylesheet"||(t.state.loading&4)!==0)e.flags&=-16777217;else if(e.flags|=16777216,!N8(t))if(o8())e.flags|=8192;else
throw ws=Vg,f1}function ng(e,t){t!==null&&(e.flags|=4),e.flags&16384&&(t=e.tag!==22?J6():536870912,e.lanes|=t,Bd|=t)}function ku(e,t){if(!Se)switch(e.tailMode){case"\
visible":break;case"collapsed":for(var r=e.tail,o=null;r!==null;)r.alternate!==null&&(o=r),r=r.sibling;o===null?t||e.tail===null?e.tail=null:e.tail.sibling=null:
o.sibling=null;break;default:for(t=e.tail,r=null;t!==null;)t.alternate!==null&&(r=t),t=t.sibling;r===null?e.tail=null:r.sibling=null}}function _t(e){var t=e.alternate!==
null&&e.alternate.child===e.child,r=0,o=0;if(t)for(var n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags&1206910976,o|=n.flags&1206910976,n.return=e,
n=n.sibling;else for(n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags,o|=n.flags,n.return=e,n=n.sibling;return e.subtreeFlags|=o,e.childLanes=r,t}function oD(e,t,r){
var o=t.pendingProps;switch(d1(t),t.tag){case 16:case 15:case 0:case 11:case 7:case 8:case 12:case 9:case 14:return _t(t),null;case 1:return _t(t),null;case 3:return r=
t.stateNode,o=null,e!==null&&(o=e.memoizedState.cache),t.memoizedState.cache!==o&&(t.flags|=2048),ii(rr),Nd(),r.pendingContext&&(r.context=r.pendingContext,r.pendingContext=
null),(e===null||e.child===null)&&(nd(t)?ri(t):e===null||e.memoizedState.isDehydrated&&(t.flags&256)===0||(t.flags|=1024,_w())),_t(t),null;case 26:var n=t.type,
a=t.memoizedState;return e===null?(ri(t),a!==null?(_t(t),o6(t,a)):(_t(t),Tw(t,n,null,o,r))):a?a!==e.memoizedState?(ri(t),_t(t),o6(t,a)):(_t(t),t.flags&=-16777217):
(e=e.memoizedProps,e!==o&&ri(t),_t(t),Tw(t,n,e,o,r)),null;case 27:if(Mg(t),r=ol.current,n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&ri(t);else{if(!o){
if(t.stateNode===null)throw Error(H(166));return _t(t),t.subtreeFlags&=-33554433,null}e=za.current,nd(t)?AT(t,e):(e=T8(n,o,r),t.stateNode=e,ri(t))}return _t(t),
t.subtreeFlags&=-33554433,null;case 5:if(Mg(t),n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&ri(t);else{if(!o){if(t.stateNode===null)throw Error(H(166));
return _t(t),t.subtreeFlags&=-33554433,null}if(a=za.current,nd(t))AT(t,a);else{var i=af(ol.current);switch(a){case 1:a=i.createElementNS("http://www.w3.org/2000\
/svg",n);break;case 2:a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;default:switch(n){case"svg":a=i.createElementNS("http://www.w3.org/2000/\
svg",n);break;case"math":a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;case"script":a=i.createElement("div"),a.innerHTML="<script><\/script>",
a=a.removeChild(a.firstChild);break;case"select":a=typeof o.is=="string"?i.createElement("select",{is:o.is}):i.createElement("select"),o.multiple?a.multiple=!0:
o.size&&(a.size=o.size);break;default:a=typeof o.is=="string"?i.createElement(n,{is:o.is}):i.createElement(n)}}a[zr]=t,a[zo]=o;e:for(i=t.child;i!==null;){if(i.tag===
5||i.tag===6)a.appendChild(i.stateNode);else if(i.tag!==4&&i.tag!==27&&i.child!==null){i.child.return=i,i=i.child;continue}if(i===t)break e;for(;i.sibling===null;){
if(i.return===null||i.return===t)break e;i=i.return}i.sibling.return=i.return,i=i.sibling}t.stateNode=a;e:switch(Er(a,n,o),n){case"button":case"input":case"sele\
ct":case"textarea":o=!!o.autoFocus;break e;case"img":o=!0;break e;default:o=!1}o&&ri(t)}}return _t(t),t.subtreeFlags&=-33554433,Tw(t,t.type,e===null?null:e.memoizedProps,
t.pendingProps,r),null;case 6:if(e&&t.stateNode!=null)e.memoizedProps!==o&&ri(t);else{if(typeof o!="string"&&t.stateNode===null)throw Error(H(166));if(e=ol.current,
nd(t)){if(e=t.stateNode,r=t.memoizedProps,o=null,n=br,n!==null)switch(n.tag){case 27:case 5:o=n.memoizedProps}e[zr]=t,e=!!(e.nodeValue===r||o!==null&&o.suppressHydrationWarning===
!0||h8(e.nodeValue,r)),e||pl(t,!0)}else e=af(e).createTextNode(o),e[zr]=t,t.stateNode=e}return _t(t),null;case 31:if(r=t.memoizedState,e===null||e.memoizedState!==
null){if(o=nd(t),r!==null){if(e===null){if(!o)throw Error(H(318));if(e=t.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(H(557));e[zr]=t}else _s(),(t.
flags&128)===0&&(t.memoizedState=null),t.flags|=4;_t(t),e=!1}else r=_w(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=r),e=!0;if(!e)return t.
flags&256?(jo(t),t):(jo(t),null);if((t.flags&128)!==0)throw Error(H(558))}return _t(t),null;case 13:if(o=t.memoizedState,e===null||e.memoizedState!==null&&e.memoizedState.
dehydrated!==null){if(n=nd(t),o!==null&&o.dehydrated!==null){if(e===null){if(!n)throw Error(H(318));if(n=t.memoizedState,n=n!==null?n.dehydrated:null,!n)throw Error(
H(317));n[zr]=t}else _s(),(t.flags&128)===0&&(t.memoizedState=null),t.flags|=4;_t(t),n=!1}else n=_w(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=
n),n=!0;if(!n)return t.flags&256?(jo(t),t):(jo(t),null)}return jo(t),(t.flags&128)!==0?(t.lanes=r,t):(r=o!==null,e=e!==null&&e.memoizedState!==null,r&&(o=t.child,
n=null,o.alternate!==null&&o.alternate.memoizedState!==null&&o.alternate.memoizedState.cachePool!==null&&(n=o.alternate.memoizedState.cachePool.pool),a=null,o.memoizedState!==
null&&o.memoizedState.cachePool!==null&&(a=o.memoizedState.cachePool.pool),a!==n&&(o.flags|=2048)),r!==e&&r&&(t.child.flags|=8192),ng(t,t.updateQueue),_t(t),null);case 4:
return Nd(),e===null&&I1(t.stateNode.containerInfo),t.flags|=67108864,_t(t),null;case 10:return ii(t.type),_t(t),null;case 19:if(g1(t),o=t.memoizedState,o===null)
return _t(t),null;if(n=(t.flags&128)!==0,a=o.rendering,a===null)if(n)ku(o,!1);else{if(Ut!==0||e!==null&&(e.flags&128)!==0)for(e=t.child;e!==null;){if(a=Gg(e),a!==
null){for(t.flags|=128,ku(o,!1),e=a.updateQueue,t.updateQueue=e,ng(t,e),t.subtreeFlags=0,e=r,r=t.child;r!==null;)AR(r,e),r=r.sibling;return tf(t,Rr.current&1|2),
Se&&oi(t,o.treeForkCount),t.child}e=e.sibling}o.tail!==null&&Vo()>Jg&&(t.flags|=128,n=!0,ku(o,!1),t.lanes=4194304)}else{if(!n)if(e=Gg(a),e!==null){if(t.flags|=128,
n=!0,e=e.updateQueue,t.updateQueue=e,ng(t,e),ku(o,!0),o.tail===null&&o.tailMode!=="collapsed"&&o.tailMode!=="visible"&&!a.alternate&&!Se)return _t(t),null}else 2*
Vo()-o.renderingStartTime>Jg&&r!==536870912&&(t.flags|=128,n=!0,ku(o,!1),t.lanes=4194304);o.isBackwards?(a.sibling=t.child,t.child=a):(e=o.last,e!==null?e.sibling=
a:t.child=a,o.last=a)}if(o.tail!==null){e=o.tail;e:{for(r=e;r!==null;){if(r.alternate!==null){r=!1;break e}r=r.sibling}r=!0}return o.rendering=e,o.tail=e.sibling,
o.renderingStartTime=Vo(),e.sibling=null,a=Rr.current,a=n?a&1|2:a&1,o.tailMode==="visible"||o.tailMode==="collapsed"||!r||Se?tf(t,a):(r=a,Ct(Ar,t),Ct(Rr,r),Gr===
null&&(Gr=t)),Se&&oi(t,o.treeForkCount),e}return _t(t),null;case 22:case 23:return jo(t),h1(),o=t.memoizedState!==null,e!==null?e.memoizedState!==null!==o&&(t.flags|=
8192):o&&(t.flags|=8192),o?(r&536870912)!==0&&(t.flags&128)===0&&(_t(t),t.subtreeFlags&6&&(t.flags|=8192)):_t(t),r=t.updateQueue,r!==null&&ng(t,r.retryQueue),r=
null,e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&(r=e.memoizedState.cachePool.pool),o=null,t.memoizedState!==null&&t.memoizedState.cachePool!==
null&&(o=t.memoizedState.cachePool.pool),o!==r&&(t.flags|=2048),e!==null&&Tr(ys),null;case 24:return r=null,e!==null&&(r=e.memoizedState.cache),t.memoizedState.
cache!==r&&(t.flags|=2048),ii(rr),_t(t),null;case 25:return null;case 30:return t.flags|=33554432,_t(t),null}throw Error(H(156,t.tag))}function nD(e,t){switch(d1(
t),t.tag){case 1:return e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 3:return ii(rr),Nd(),e=t.flags,(e&65536)!==0&&(e&128)===0?(t.flags=e&-65537|128,t):
null;case 26:case 27:case 5:return Mg(t),null;case 31:if(t.memoizedState!==null){if(jo(t),t.alternate===null)throw Error(H(340));_s()}return e=t.flags,e&65536?(t.
flags=e&-65537|128,t):null;case 13:if(jo(t),e=t.memoizedState,e!==null&&e.dehydrated!==null){if(t.alternate===null)throw Error(H(340));_s()}return e=t.flags,e&65536?
(t.flags=e&-65537|128,t):null;case 19:return g1(t),e=t.flags,e&65536?(t.flags=e&-65537|128,e=t.memoizedState,e!==null&&(e.rendering=null,e.tail=null),t.flags|=4,
t):null;case 4:return Nd(),null;case 10:return ii(t.type),null;case 22:case 23:return jo(t),h1(),e!==null&&Tr(ys),e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 24:
return ii(rr),null;case 25:return null;default:return null}}function E4(e,t){switch(d1(t),t.tag){case 3:ii(rr),Nd();break;case 26:case 27:case 5:Mg(t);break;case 4:
Nd();break;case 31:t.memoizedState!==null&&jo(t);break;case 13:jo(t);break;case 19:g1(t);break;case 10:ii(t.type);break;case 22:case 23:jo(t),h1(),e!==null&&Tr(
ys);break;case 24:ii(rr)}}function yf(e,t){try{var r=t.updateQueue,o=r!==null?r.lastEffect:null;if(o!==null){var n=o.next;r=n;do{if((r.tag&e)===e){o=void 0;var a=r.
create,i=r.inst;o=a(),i.destroy=o}r=r.next}while(r!==n)}}catch(l){We(t,t.return,l)}}function gl(e,t,r){try{var o=t.updateQueue,n=o!==null?o.lastEffect:null;if(n!==
null){var a=n.next;o=a;do{if((o.tag&e)===e){var i=o.inst,l=i.destroy;if(l!==void 0){i.destroy=void 0,n=t;var s=r,c=l;try{c()}catch(u){We(n,s,u)}}}o=o.next}while(o!==
a)}}catch(u){We(t,t.return,u)}}function A4(e){var t=e.updateQueue;if(t!==null){var r=e.stateNode;try{IR(t,r)}catch(o){We(e,e.return,o)}}}function N4(e,t,r){r.props=
Rs(e.type,e.memoizedProps),r.state=e.memoizedState;try{r.componentWillUnmount()}catch(o){We(e,t,o)}}function ya(e,t){try{var r=e.ref;if(r!==null){switch(e.tag){case 26:case 27:case 5:
var o=e.stateNode;break;case 30:var n=e.stateNode,a=si(e.memoizedProps,n);(n.ref===null||n.ref.name!==a)&&(n.ref=x8(a)),o=n.ref;break;case 7:if(e.stateNode===null){
var i=new Yo(e);Co(e.child,!1,YD,i,void 0,void 0),e.stateNode=i}o=e.stateNode;break;default:o=e.stateNode}typeof r=="function"?e.refCleanup=r(o):r.current=o}}catch(l){
We(e,t,l)}}function Cr(e,t){var r=e.ref,o=e.refCleanup;if(r!==null)if(typeof o=="function")try{o()}catch(n){We(e,t,n)}finally{e.refCleanup=null,e=e.alternate,e!=
null&&(e.refCleanup=null)}else if(typeof r=="function")try{r(null)}catch(n){We(e,t,n)}else r.current=null}function Xg(e,t){if((e.tag===5||e.tag===27||e.tag===6)&&
e.alternate===null&&t!==null)for(var r=0;r<t.length;r++)z8(e.stateNode,t[r])}function n6(e){for(var t=e.return;t!==null&&(M1(t)&&z8(e.stateNode,t.stateNode),!O1(
t));)t=t.return}function $u(e){for(var t=e.return;t!==null&&(M1(t)&&FD(e.stateNode,t.stateNode),!O1(t));)t=t.return}function O1(e){return e.tag===5||e.tag===3||
e.tag===27}function M1(e){return e&&e.tag===7&&e.stateNode!==null}function _x(e){var t=e.type,r=e.memoizedProps,o=e.stateNode;try{e:switch(t){case"button":case"\
input":case"select":case"textarea":r.autoFocus&&o.focus();break e;case"img":r.src?o.src=r.src:r.srcSet&&(o.srcset=r.srcSet)}}catch(n){We(e,e.return,n)}}function Rw(e,t,r){
try{var o=e.stateNode;RD(o,e.type,r,t),o[zo]=t}catch(n){We(e,e.return,n)}}function O4(e){return e.tag===5||e.tag===3||e.tag===26||e.tag===27&&yl(e.type)||e.tag===
4}function Ew(e){e:for(;;){for(;e.sibling===null;){if(e.return===null||O4(e.return))return null;e=e.return}for(e.sibling.return=e.return,e=e.sibling;e.tag!==5&&
e.tag!==6&&e.tag!==18;){if(e.tag===27&&yl(e.type)||e.flags&2||e.child===null||e.tag===4)continue e;e.child.return=e,e=e.child}if(!(e.flags&2))return e.stateNode}}
function Sx(e,t,r,o){var n=e.tag;if(n===5||n===6)n=e.stateNode,t?(r.nodeType===9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r).insertBefore(n,t):(t=r.nodeType===
9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r,t.appendChild(n),r=r._reactRootContainer,r!=null||t.onclick!==null||(t.onclick=_a)),Xg(e,o),He=!0;else if(n!==
4&&(n===27&&(Xg(e,o),o=null,yl(e.type)&&(r=e.stateNode,t=null)),e=e.child,e!==null))for(Sx(e,t,r,o),e=e.sibling;e!==null;)Sx(e,t,r,o),e=e.sibling}function Kg(e,t,r,o){
var n=e.tag;if(n===5||n===6)n=e.stateNode,t?r.insertBefore(n,t):r.appendChild(n),Xg(e,o),He=!0;else if(n!==4&&(n===27&&(Xg(e,o),o=null,yl(e.type)&&(r=e.stateNode)),
e=e.child,e!==null))for(Kg(e,t,r,o),e=e.sibling;e!==null;)Kg(e,t,r,o),e=e.sibling}function M4(e){var t=e.stateNode,r=e.memoizedProps;try{for(var o=e.type,n=t.attributes;n.
length;)t.removeAttributeNode(n[0]);Er(t,o,r),t[zr]=e,t[zo]=r}catch(a){We(e,e.return,a)}}var Qg=!1,Ho=null;function a6(e){(e.tag===30||(e.subtreeFlags&33554432)!==
0)&&(Qg=!0)}var wa=null;function i6(){var e=wa;return wa=null,e}var xo=0;function Fd(e,t,r,o,n){return xo=0,D4(e.child,t,r,o,n)}function D4(e,t,r,o,n){for(var a=!1;e!==
null;){if(e.tag===5){var i=e.stateNode;if(o!==null){var l=Gx(i);o.push(l),l.view&&(a=!0)}else a||Gx(i).view&&(a=!0);Qg=!0,b8(i,xo===0?t:t+"_"+xo,r),xo++}else(e.
tag!==22||e.memoizedState===null)&&(e.tag===30&&n||D4(e.child,t,r,o,n)&&(a=!0));e=e.sibling}return a}function Ta(e,t){for(;e!==null;)e.tag===5?y8(e.stateNode,e.
memoizedProps):(e.tag!==22||e.memoizedState===null)&&(e.tag===30&&t||Ta(e.child,t)),e=e.sibling}function _g(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==
null;){if((e.tag!==22||e.memoizedState===null)&&(_g(e),e.tag===30&&(e.flags&18874368)!==0&&e.stateNode.paired)){var t=e.memoizedProps;if(t.name==null||t.name===
"auto")throw Error(H(544));var r=t.name;t=pi(t.default,t.share),t!=="none"&&(Fd(e,r,t,null,!1)||Ta(e.child,!1))}e=e.sibling}}function Cx(e,t){if(e.tag===30){var r=e.
stateNode,o=e.memoizedProps,n=si(o,r),a=pi(o.default,r.paired?o.share:o.enter);a!=="none"?Fd(e,n,a,null,!1)?(_g(e),r.paired||t||Pd(e,o.onEnter)):Ta(e.child,!1):
_g(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Cx(e,t),e=e.sibling;else _g(e)}function zx(e){if(Ho!==null&&Ho.size!==0){var t=Ho;if((e.subtreeFlags&
18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&(e.flags&18874368)!==0){var r=e.memoizedProps,o=r.name;if(o!=null&&
o!=="auto"){var n=t.get(o);if(n!==void 0){var a=pi(r.default,r.share);if(a!=="none"&&(Fd(e,o,a,null,!1)?(a=e.stateNode,n.paired=a,a.paired=n,Pd(e,r.onShare)):Ta(
e.child,!1)),t.delete(o),t.size===0)break}}}zx(e)}e=e.sibling}}}function kx(e){if(e.tag===30){var t=e.memoizedProps,r=si(t,e.stateNode),o=Ho!==null?Ho.get(r):void 0,
n=pi(t.default,o!==void 0?t.share:t.exit);n!=="none"&&(Fd(e,r,n,null,!1)?o!==void 0?(n=e.stateNode,o.paired=n,n.paired=o,Ho.delete(r),Pd(e,t.onShare)):Pd(e,t.onExit):
Ta(e.child,!1)),Ho!==null&&zx(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)kx(e),e=e.sibling;else Ho!==null&&zx(e)}function B4(e){for(e=e.child;e!==
null;){if(e.tag===30){var t=e.memoizedProps,r=si(t,e.stateNode);t=pi(t.default,t.update),e.flags&=-5,t!=="none"&&Fd(e,r,t,e.memoizedState=[],!1)}else(e.subtreeFlags&
33554432)!==0&&B4(e);e=e.sibling}}function Tx(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&
(e.flags&18874368)!==0){var t=e.stateNode;t.paired!==null&&(t.paired=null,Ta(e.child,!1))}Tx(e)}e=e.sibling}}function Sg(e){if(e.tag===30)e.stateNode.paired=null,
Ta(e.child,!1),Tx(e);else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Sg(e),e=e.sibling;else Tx(e)}function P4(e){for(e=e.child;e!==null;)e.tag===30?
Ta(e.child,!1):(e.subtreeFlags&33554432)!==0&&P4(e),e=e.sibling}function D1(e,t,r,o,n,a,i){for(var l=!1;t!==null;){if(t.tag===5){var s=t.stateNode;if(a!==null&&
xo<a.length){var c=a[xo],u=Gx(s);(c.view||u.view)&&(l=!0);var d;if(d=(e.flags&4)===0)if(u.clip)d=!0;else{d=c.rect;var m=u.rect;d=d.y!==m.y||d.x!==m.x||d.height!==
m.height||d.width!==m.width}d&&(e.flags|=4),u.abs?u=!c.abs:(c=c.rect,u=u.rect,u=c.height!==u.height||c.width!==u.width),u&&(e.flags|=32)}else e.flags|=32;(e.flags&
4)!==0&&b8(s,xo===0?r:r+"_"+xo,n),l&&(e.flags&4)!==0||(wa===null&&(wa=[]),wa.push(s,xo===0?o:o+"_"+xo,t.memoizedProps)),xo++}else(t.tag!==22||t.memoizedState===
null)&&(t.tag===30&&i?e.flags|=t.flags&32:D1(e,t.child,r,o,n,a,i)&&(l=!0));t=t.sibling}return l}function L4(e,t){for(e=e.child;e!==null;){if(e.tag===30){var r=e.
memoizedProps,o=e.stateNode,n=si(r,o),a=pi(r.default,r.update);if(t){o=o.clones;var i=o===null?null:o.map(DD)}else i=e.memoizedState,e.memoizedState=null;o=e;var l=e.
child;xo=0,n=D1(o,l,n,n,a,i,!1),(e.flags&4)!==0&&n&&(t||Pd(e,r.onUpdate))}else(e.subtreeFlags&33554432)!==0&&L4(e,t);e=e.sibling}}var hr=!1,Ke=!1,ga=!1,Aw=!1,l6=typeof WeakSet==
"function"?WeakSet:Set,gr=null,va=!1,Du=!1,Zg=!1,Rx=!1;function aD(e,t,r){if(e=e.containerInfo,Ix=Ud,e=_R(e),i1(e)){if("selectionStart"in e)var o={start:e.selectionStart,
end:e.selectionEnd};else e:{o=(o=e.ownerDocument)&&o.defaultView||window;var n=o.getSelection&&o.getSelection();if(n&&n.rangeCount!==0){o=n.anchorNode;var a=n.anchorOffset,
i=n.focusNode;n=n.focusOffset;try{o.nodeType,i.nodeType}catch{o=null;break e}var l=0,s=-1,c=-1,u=0,d=0,m=e,f=null;t:for(;;){for(var p;m!==o||a!==0&&m.nodeType!==
3||(s=l+a),m!==i||n!==0&&m.nodeType!==3||(c=l+n),m.nodeType===3&&(l+=m.nodeValue.length),(p=m.firstChild)!==null;)f=m,m=p;for(;;){if(m===e)break t;if(f===o&&++u===
a&&(s=l),f===i&&++d===n&&(c=l),(p=m.nextSibling)!==null)break;m=f,f=m.parentNode}m=p}o=s===-1||c===-1?null:{start:s,end:c}}else o=null}o=o||{start:0,end:0}}else
o=null;for(Vx={focusedElem:e,selectionRange:o},Ud=!1,r=(r&335544064)===r,gr=t,t=r?9270:1024;gr!==null;){if(e=gr,r&&(o=e.deletions,o!==null))for(a=0;a<o.length;a++)
r&&kx(o[a]);if(e.alternate===null&&(e.flags&2)!==0)r&&a6(e),ag(r);else{if(e.tag===22){if(o=e.alternate,e.memoizedState!==null){o!==null&&o.memoizedState===null&&
r&&kx(o),ag(r);continue}else if(o!==null&&o.memoizedState!==null){r&&a6(e),ag(r);continue}}o=e.child,(e.subtreeFlags&t)!==0&&o!==null?(o.return=e,gr=o):(r&&B4(e),
ag(r))}}Ho=null}function ag(e){for(;gr!==null;){var t=gr,r=e,o=t.alternate,n=t.flags;switch(t.tag){case 0:case 11:case 15:break;case 1:if((n&1024)!==0&&o!==null){
r=void 0,n=o.memoizedProps,o=o.memoizedState;var a=t.stateNode;try{var i=Rs(t.type,n);r=a.getSnapshotBeforeUpdate(i,o),a.__reactInternalSnapshotBeforeUpdate=r}catch(l){
We(t,t.return,l)}}break;case 3:if((n&1024)!==0){if(o=t.stateNode.containerInfo,r=o.nodeType,r===9)$x(o);else if(r===1)switch(o.nodeName){case"HEAD":case"HTML":case"\
BODY":$x(o);break;default:o.textContent=""}}break;case 5:case 26:case 27:case 6:case 4:case 17:break;case 30:r&&o!==null&&(r=si(o.memoizedProps,o.stateNode),n=t.
memoizedProps,n=pi(n.default,n.update),n!=="none"&&Fd(o,r,n,o.memoizedState=[],!0));break;default:if((n&1024)!==0)throw Error(H(163))}if(o=t.sibling,o!==null){o.
return=t.return,gr=o;break}gr=t.return}}function j4(e,t,r){var o=r.flags;switch(r.tag){case 0:case 11:case 15:ba(e,r),o&4&&yf(5,r);break;case 1:if(ba(e,r),o&4)if(e=
r.stateNode,t===null)try{e.componentDidMount()}catch(i){We(r,r.return,i)}else{var n=Rs(r.type,t.memoizedProps);t=t.memoizedState;try{e.componentDidUpdate(n,t,e.
__reactInternalSnapshotBeforeUpdate)}catch(i){We(r,r.return,i)}}o&64&&A4(r),o&512&&ya(r,r.return);break;case 3:if(ba(e,r),o&64&&(e=r.updateQueue,e!==null)){if(t=
null,r.child!==null)switch(r.child.tag){case 27:case 5:t=r.child.stateNode;break;case 1:t=r.child.stateNode}try{IR(e,t)}catch(i){We(r,r.return,i)}}break;case 27:
t===null&&o&4&&M4(r);case 26:case 5:ba(e,r),t===null&&o&4&&_x(r),o&512&&ya(r,r.return);break;case 12:ba(e,r);break;case 31:ba(e,r),o&4&&U4(e,r);break;case 13:ba(
e,r),o&4&&G4(e,r),o&64&&(e=r.memoizedState,e!==null&&(e=e.dehydrated,e!==null&&(r=vD.bind(null,r),QD(e,r))));break;case 22:if(o=r.memoizedState!==null||hr,!o){var a=t!==
null&&t.memoizedState!==null||Ke;t=hr,n=Ke,hr=o,(Ke=a)&&!n?(o=2,(r.subtreeFlags&8772)!==0&&(o|=1),Mn(e,r,o)):ba(e,r),hr=t,Ke=n}break;case 30:ba(e,r),o&512&&ya(r,
r.return);break;case 7:o&512&&ya(r,r.return);default:ba(e,r)}}function Ex(e,t){for(e=e.child;e!==null;)H4(e,t),e=e.sibling}function H4(e,t){switch(e.tag){case 5:case 26:
try{var r=e.stateNode;if(t){var o=r.style;typeof o.setProperty=="function"?o.setProperty("display","none","important"):o.display="none"}else{var n=e.stateNode,a=e.
memoizedProps.style,i=a!=null&&a.hasOwnProperty("display")?a.display:null;n.style.display=i==null||typeof i=="boolean"?"":(""+i).trim()}}catch(s){We(e,e.return,
s)}Ax(e,t);break;case 6:try{e.stateNode.nodeValue=t?"":e.memoizedProps,He=!0}catch(s){We(e,e.return,s)}break;case 18:try{var l=e.stateNode;t?S6(l,!0):S6(e.stateNode,
!1)}catch(s){We(e,e.return,s)}break;case 22:case 23:e.memoizedState===null&&Ex(e,t);break;default:Ex(e,t)}}function Ax(e,t){if(e.subtreeFlags&67108864)for(e=e.child;e!==
null;){e:{var r=e,o=t;switch(r.tag){case 4:H4(r,o);break e;case 22:r.memoizedState===null&&Ax(r,o);break e;default:Ax(r,o)}}e=e.sibling}}function I4(e){var t=e.
alternate;t!==null&&(e.alternate=null,I4(t)),e.child=null,e.deletions=null,e.sibling=null,e.tag===5&&(t=e.stateNode,t!==null&&lv(t)),e.stateNode=null,e.return=null,
e.dependencies=null,e.memoizedProps=null,e.memoizedState=null,e.pendingProps=null,e.stateNode=null,e.updateQueue=null}var Nt=null,yo=!1;function On(e,t,r){for(r=
r.child;r!==null;)V4(e,t,r),r=r.sibling}function V4(e,t,r){if(Uo&&typeof Uo.onCommitFiberUnmount=="function")try{Uo.onCommitFiberUnmount(uf,r)}catch{}switch(r.tag){case 26:
Ke||Cr(r,t),On(e,t,r),r.memoizedState?r.memoizedState.count--:r.stateNode&&!Ke&&(r=r.stateNode,r.parentNode.removeChild(r));break;case 27:Ke||Cr(r,t),$u(r);var o=Nt,
n=yo;yl(r.type)&&(Nt=r.stateNode,yo=!1),On(e,t,r),R8(r.stateNode,r.type,r.memoizedProps),Nt=o,yo=n;break;case 5:Ke||Cr(r,t),$u(r);case 6:if(r.tag===6&&$u(r),o=Nt,
n=yo,Nt=null,On(e,t,r),Nt=o,yo=n,Nt!==null)if(yo)try{(Nt.nodeType===9?Nt.body:Nt.nodeName==="HTML"?Nt.ownerDocument.body:Nt).removeChild(r.stateNode),He=!0}catch(a){
We(r,t,a)}else try{Nt.removeChild(r.stateNode),He=!0}catch(a){We(r,t,a)}break;case 18:Nt!==null&&(yo?(e=Nt,_6(e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.
body:e,r.stateNode),Gd(e)):_6(Nt,r.stateNode));break;case 4:o=Nt,n=yo,Nt=r.stateNode.containerInfo,yo=!0,On(e,t,r),Nt=o,yo=n;break;case 0:case 11:case 14:case 15:
gl(2,r,t),Ke||gl(4,r,t),On(e,t,r);break;case 1:Ke||(Cr(r,t),o=r.stateNode,typeof o.componentWillUnmount=="function"&&N4(r,t,o)),On(e,t,r);break;case 21:On(e,t,r);
break;case 22:Ke=(o=Ke)||r.memoizedState!==null,On(e,t,r),Ke=o;break;case 30:Cr(r,t),On(e,t,r);break;case 7:Ke||Cr(r,t),On(e,t,r);break;default:On(e,t,r)}}function U4(e,t){
if(t.memoizedState===null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null))){e=e.dehydrated;try{Gd(e)}catch(r){We(t,t.return,r)}}}function G4(e,t){if(t.memoizedState===
null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null&&(e=e.dehydrated,e!==null))))try{Gd(e)}catch(r){We(t,t.return,r)}}function iD(e){switch(e.tag){case 31:case 13:case 19:
var t=e.stateNode;return t===null&&(t=e.stateNode=new l6),t;case 22:return e=e.stateNode,t=e._retryCache,t===null&&(t=e._retryCache=new l6),t;default:throw Error(
H(435,e.tag))}}function ig(e,t){var r=iD(e);t.forEach(function(o){if(!r.has(o)){r.add(o);var n=bD.bind(null,e,o);o.then(n,n)}})}function to(e,t,r){var o=t.deletions;
if(o!==null)for(var n=0;n<o.length;n++){var a=o[n],i=e,l=t,s=l;e:for(;s!==null;){switch(s.tag){case 27:if(yl(s.type)){Nt=s.stateNode,yo=!1;break e}break;case 5:
Nt=s.stateNode,yo=!1;break e;case 3:case 4:Nt=s.stateNode.containerInfo,yo=!0;break e}s=s.return}if(Nt===null)throw Error(H(160));V4(i,l,a),Nt=null,yo=!1,i=a.alternate,
i!==null&&(i.return=null),a.return=null}if(t.subtreeFlags&13886)for(t=t.child;t!==null;)$4(t,e,r),t=t.sibling}var Dn=null;function $4(e,t,r){var o=e.alternate,n=e.
flags;switch(e.tag){case 0:case 11:case 14:case 15:if(n&4&&(o=e.updateQueue,o=o!==null?o.events:null,o!==null))for(var a=0;a<o.length;a++){var i=o[a];i.ref.impl=
i.nextImpl}to(t,e,r),ro(e),n&4&&(gl(3,e,e.return),yf(3,e),gl(5,e,e.return));break;case 1:to(t,e,r),ro(e),n&512&&(Ke||o===null||Cr(o,o.return)),n&64&&hr&&(e=e.updateQueue,
e!==null&&(t=e.callbacks,t!==null&&(r=e.shared.hiddenCallbacks,e.shared.hiddenCallbacks=r===null?t:r.concat(t))));break;case 26:if(a=Dn,to(t,e,r),ro(e),n&512&&(Ke||
o===null||Cr(o,o.return)),n&4)if(n=o!==null?o.memoizedState:null,r=e.memoizedState,o===null)if(r===null)if(e.stateNode===null)if(hr)e.stateNode=v8(e.type,e.memoizedProps,
t.containerInfo,e);else{e:{t=e.type,r=e.memoizedProps,n=a.ownerDocument||a;t:switch(t){case"title":o=n.getElementsByTagName("title")[0],(!o||o[hf]||o[zr]||o.namespaceURI===
"http://www.w3.org/2000/svg"||o.hasAttribute("itemprop"))&&(o=n.createElement(t),n.head.insertBefore(o,n.querySelector("head > title"))),Er(o,t,r),o[zr]=e,vr(o),
t=o;break e;case"link":if(a=N6("link","href",n).get(t+(r.href||""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("href")===(r.href==null||r.href===""?null:r.
href)&&o.getAttribute("rel")===(r.rel==null?null:r.rel)&&o.getAttribute("title")===(r.title==null?null:r.title)&&o.getAttribute("crossorigin")===(r.crossOrigin==
null?null:r.crossOrigin)){a.splice(i,1);break t}}o=n.createElement(t),Er(o,t,r),n.head.appendChild(o);break;case"meta":if(a=N6("meta","content",n).get(t+(r.content||
""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("content")===(r.content==null?null:""+r.content)&&o.getAttribute("name")===(r.name==null?null:r.name)&&o.getAttribute(
"property")===(r.property==null?null:r.property)&&o.getAttribute("http-equiv")===(r.httpEquiv==null?null:r.httpEquiv)&&o.getAttribute("charset")===(r.charSet==null?
null:r.charSet)){a.splice(i,1);break t}}o=n.createElement(t),Er(o,t,r),n.head.appendChild(o);break;default:throw Error(H(468,t))}o[zr]=e,vr(o),t=o}e.stateNode=t}else
hr||Fx(a,e.type,e.stateNode);else e.stateNode=A6(a,r,e.memoizedProps);else n!==r?(n===null?(t=o.stateNode,t===null||Ke||t.parentNode.removeChild(t)):n.count--,r===
null?hr||Fx(a,e.type,e.stateNode):A6(a,r,e.memoizedProps)):r===null&&e.stateNode!==null&&Rw(e,e.memoizedProps,o.memoizedProps);break;case 27:to(t,e,r),ro(e),n&512&&
(Ke||o===null||Cr(o,o.return)),o!==null&&n&4&&Rw(e,e.memoizedProps,o.memoizedProps);break;case 5:if(a=ga,ga=!1,to(t,e,r),ga=a,ro(e),n&512&&(Ke||o===null||Cr(o,o.
return)),e.flags&32){t=e.stateNode;try{Md(t,""),He=!0}catch(u){We(e,e.return,u)}}n&4&&e.stateNode!=null&&(t=e.memoizedProps,Rw(e,t,o!==null?o.memoizedProps:t)),
n&1024&&(Aw=!0);break;case 6:if(to(t,e,r),ro(e),n&4){if(e.stateNode===null)throw Error(H(162));t=e.memoizedProps,r=e.stateNode;try{r.nodeValue=t,He=!0}catch(u){
We(e,e.return,u)}}break;case 3:if(He=!1,Tg=null,a=Dn,Dn=lf(t.containerInfo),to(t,e,r),Dn=a,ro(e),n&4&&o!==null&&o.memoizedState.isDehydrated)try{Gd(t.containerInfo)}catch(u){
We(e,e.return,u)}Aw&&(Aw=!1,q4(e)),He=!1;break;case 4:n=ga,ga=hr,o=fT(),a=Dn,Dn=lf(e.stateNode.containerInfo),to(t,e,r),ro(e),Dn=a,He&&Du&&(Zg=!0),He=o,ga=n;break;case 12:
to(t,e,r),ro(e);break;case 31:to(t,e,r),ro(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,ig(e,t)));break;case 13:to(t,e,r),ro(e),e.child.flags&8192&&e.
memoizedState!==null!=(o!==null&&o.memoizedState!==null)&&(wv=Vo()),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,ig(e,t)));break;case 22:a=e.memoizedState!==
null,i=o!==null&&o.memoizedState!==null;var l=hr,s=Ke,c=ga;hr=l||a,ga=c||a,Ke=s||i,to(t,e,r),Ke=s,ga=c,hr=l,ro(e),n&8192&&(t=e.stateNode,t._visibility=a?t._visibility&
-2:t._visibility|1,!a||o===null||i||hr||Ke||(t=i||Ke,r=hr,o=Ke,hr=a||hr,Ke=t,Fi(e,2),hr=r,Ke=o),!a&&ga||Ex(e,a)),n&4&&(t=e.updateQueue,t!==null&&(r=t.retryQueue,
r!==null&&(t.retryQueue=null,ig(e,r))));break;case 19:to(t,e,r),ro(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,ig(e,t)));break;case 30:n&512&&(Ke||o===
null||Cr(o,o.return)),n=fT(),a=Du,i=(r&335544064)===r,l=e.memoizedProps,Du=i&&pi(l.default,l.update)!=="none",to(t,e,r),ro(e),i&&o!==null&&He&&(e.flags|=4),Du=a,
He=n;break;case 21:break;case 7:n&512&&(Ke||o===null||Cr(o,o.return)),o&&o.stateNode!==null&&(o.stateNode._fragmentFiber=e);default:to(t,e,r),ro(e)}}function ro(e){
var t=e.flags;if(t&2){try{for(var r,o=e.return;o!==null;){if(O4(o)){r=o;break}o=o.return}o=null;for(var n=e.return;n!==null;){if(M1(n)){var a=n.stateNode;o===null?
o=[a]:o.push(a)}if(O1(n))break;n=n.return}var i=o;if(r==null)throw Error(H(160));switch(r.tag){case 27:var l=r.stateNode,s=Ew(e);Kg(e,s,l,i);break;case 5:var c=r.
stateNode;r.flags&32&&(Md(c,""),r.flags&=-33);var u=Ew(e);Kg(e,u,c,i);break;case 3:case 4:var d=r.stateNode.containerInfo,m=Ew(e);Sx(e,m,d,i);break;default:throw Error(
H(161))}}catch(f){We(e,e.return,f)}e.flags&=-3}t&4096&&(e.flags&=-4097)}function q4(e){if(e.subtreeFlags&1024)for(e=e.child;e!==null;){var t=e;q4(t),t.tag===5&&
t.flags&1024&&(t=t.stateNode,Ud=!0,t.reset(),Ud=!1),e=e.sibling}}function ad(e,t){if(t.subtreeFlags&9270)for(t=t.child;t!==null;)Y4(t,e),t=t.sibling;else L4(t,!1)}
function Y4(e,t){var r=e.alternate;if(r===null)Cx(e,!1);else switch(e.tag){case 3:if(Rx=va=!1,i6(),ad(t,e),!va&&!Zg){if(e=wa,e!==null)for(var o=0;o<e.length;o+=
3){r=e[o];var n=e[o+1];y8(r,e[o+2]),r=r.ownerDocument.documentElement,r!==null&&r.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwar\
ds",pseudoElement:"::view-transition-group("+n+")"})}e=t.containerInfo,e=e.nodeType===9?e.documentElement:e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName===
""&&(e.style.viewTransitionName="none",e.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwards",pseudoElement:"::view-transition-grou\
p(root)"}),e.animate({width:[0,0],height:[0,0]},{duration:0,fill:"forwards",pseudoElement:"::view-transition"})),Rx=!0}wa=null;break;case 5:ad(t,e);break;case 4:
o=va,va=!1,ad(t,e),va&&(Zg=!0),va=o;break;case 22:e.memoizedState===null&&(r.memoizedState!==null?Cx(e,!1):ad(t,e));break;case 30:o=va,n=i6(),va=!1,ad(t,e),va&&
(e.flags|=4);var a=e.memoizedProps,i=e.stateNode;t=si(a,i),i=si(r.memoizedProps,i);var l=pi(a.default,a.update);l==="none"?t=!1:(a=r.memoizedState,r.memoizedState=
null,r=e.child,xo=0,t=D1(e,r,t,i,l,a,!0),xo!==(a===null?0:a.length)&&(e.flags|=32)),(e.flags&4)!==0&&t?(Pd(e,e.memoizedProps.onUpdate),wa=n):n!==null&&(n.push.apply(
n,wa),wa=n),va=(e.flags&32)!==0?!0:o;break;default:ad(t,e)}}function ba(e,t){if(t.subtreeFlags&8772)for(t=t.child;t!==null;)j4(e,t.alternate,t),t=t.sibling}function Fi(e,t){
for(e=e.child;e!==null;){var r=e,o=t;switch(r.tag){case 0:case 11:case 14:case 15:gl(4,r,r.return),Fi(r,o);break;case 1:Cr(r,r.return);var n=r.stateNode;typeof n.
componentWillUnmount=="function"&&N4(r,r.return,n),Fi(r,o);break;case 27:(o&2)!==0&&R8(r.stateNode,r.type,r.memoizedProps);case 5:Cr(r,r.return),r.tag!==5&&r.tag!==
27||$u(r),Fi(r,o);break;case 6:$u(r);break;case 26:Cr(r,r.return),n=r.stateNode,r.memoizedState!==null||n===null||Ke||n.parentNode.removeChild(n),Fi(r,o);break;case 22:
r.memoizedState===null&&Fi(r,o);break;case 30:Cr(r,r.return),Fi(r,o);break;case 7:Cr(r,r.return);default:Fi(r,o)}e=e.sibling}}function Mn(e,t,r){for(r=(t.subtreeFlags&
8772)!==0?r:r&-2,t=t.child;t!==null;){var o=t.alternate,n=e,a=t,i=a.flags,l=(r&1)!==0;switch(a.tag){case 0:case 11:case 15:Mn(n,a,r),yf(4,a);break;case 1:if(Mn(
n,a,r),o=a,n=o.stateNode,typeof n.componentDidMount=="function")try{n.componentDidMount()}catch(u){We(o,o.return,u)}if(o=a,n=o.updateQueue,n!==null){var s=o.stateNode;
try{var c=n.shared.hiddenCallbacks;if(c!==null)for(n.shared.hiddenCallbacks=null,n=0;n<c.length;n++)HR(c[n],s)}catch(u){We(o,o.return,u)}}l&&i&64&&A4(a),ya(a,a.
return);break;case 27:(r&2)!==0&&M4(a);case 5:a.tag!==5&&a.tag!==27||n6(a),Mn(n,a,r),l&&o===null&&i&4&&_x(a),ya(a,a.return);break;case 6:n6(a);break;case 26:s=a.
stateNode,a.memoizedState!==null||s===null||hr||Fx(lf(s.ownerDocument),a.type,s),Mn(n,a,r),l&&o===null&&i&4&&_x(a),ya(a,a.return);break;case 12:Mn(n,a,r);break;case 31:
Mn(n,a,r),l&&i&4&&U4(n,a);break;case 13:Mn(n,a,r),l&&i&4&&G4(n,a);break;case 22:a.memoizedState===null&&Mn(n,a,r),ya(a,a.return);break;case 30:Mn(n,a,r),ya(a,a.
return);break;case 7:ya(a,a.return);default:Mn(n,a,r)}t=t.sibling}}function B1(e,t){var r=null;e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&
(r=e.memoizedState.cachePool.pool),e=null,t.memoizedState!==null&&t.memoizedState.cachePool!==null&&(e=t.memoizedState.cachePool.pool),e!==r&&(e!=null&&e.refCount++,
r!=null&&vf(r))}function P1(e,t){e=null,t.alternate!==null&&(e=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==e&&(t.refCount++,e!=null&&vf(e))}function sn(e,t,r,o){
var n=(r&335544064)===r;if(t.subtreeFlags&(n?10262:10256))for(t=t.child;t!==null;)F4(e,t,r,o),t=t.sibling;else n&&P4(t)}function F4(e,t,r,o){var n=(r&335544064)===
r;n&&t.alternate===null&&t.return!==null&&t.return.alternate!==null&&Sg(t);var a=t.flags;switch(t.tag){case 0:case 11:case 15:sn(e,t,r,o),a&2048&&yf(9,t);break;case 1:
sn(e,t,r,o);break;case 3:sn(e,t,r,o),n&&Rx&&(e=e.containerInfo,e=e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.body:e,e.style.viewTransitionName==="\
root"&&(e.style.viewTransitionName=""),e=e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName==="none"&&(e.style.viewTransitionName="")),a&2048&&
(a=null,t.alternate!==null&&(a=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==a&&(t.refCount++,a!=null&&vf(a)));break;case 12:if(a&2048){sn(e,t,r,
o),a=t.stateNode;try{var i=t.memoizedProps,l=i.id,s=i.onPostCommit;typeof s=="function"&&s(l,t.alternate===null?"mount":"update",a.passiveEffectDuration,-0)}catch(c){
We(t,t.return,c)}}else sn(e,t,r,o);break;case 31:sn(e,t,r,o);break;case 13:sn(e,t,r,o);break;case 23:break;case 22:i=t.stateNode,l=t.alternate,t.memoizedState!==
null?(n&&l!==null&&l.memoizedState===null&&Sg(l),i._visibility&2?sn(e,t,r,o):qu(e,t)):(n&&l!==null&&l.memoizedState!==null&&Sg(t),i._visibility&2?sn(e,t,r,o):(i.
_visibility|=2,ld(e,t,r,o,(t.subtreeFlags&10256)!==0||!1))),a&2048&&B1(l,t);break;case 24:sn(e,t,r,o),a&2048&&P1(t.alternate,t);break;case 30:n&&(a=t.alternate,
a!==null&&(Ta(a.child,!0),Ta(t.child,!0))),sn(e,t,r,o);break;default:sn(e,t,r,o)}}function ld(e,t,r,o,n){for(n=n&&((t.subtreeFlags&10256)!==0||!1),t=t.child;t!==
null;){var a=e,i=t,l=r,s=o,c=i.flags;switch(i.tag){case 0:case 11:case 15:ld(a,i,l,s,n),yf(8,i);break;case 23:break;case 22:var u=i.stateNode;i.memoizedState!==
null?u._visibility&2?ld(a,i,l,s,n):qu(a,i):(u._visibility|=2,ld(a,i,l,s,n)),n&&c&2048&&B1(i.alternate,i);break;case 24:ld(a,i,l,s,n),n&&c&2048&&P1(i.alternate,i);
break;default:ld(a,i,l,s,n)}t=t.sibling}}function qu(e,t){if(t.subtreeFlags&10256)for(t=t.child;t!==null;){var r=e,o=t,n=o.flags;switch(o.tag){case 22:qu(r,o),n&
2048&&B1(o.alternate,o);break;case 24:qu(r,o),n&2048&&P1(o.alternate,o);break;default:qu(r,o)}t=t.sibling}}var ps=8192;function ms(e,t,r){if(e.subtreeFlags&ps)for(e=
e.child;e!==null;)X4(e,t,r),e=e.sibling}function X4(e,t,r){switch(e.tag){case 26:ms(e,t,r),e.flags&ps&&(e.memoizedState!==null?dB(r,Dn,e.memoizedState,e.memoizedProps):
(e=e.stateNode,(t&335544128)===t&&M6(r,e)));break;case 5:ms(e,t,r),e.flags&ps&&(e=e.stateNode,(t&335544128)===t&&M6(r,e));break;case 3:case 4:var o=Dn;Dn=lf(e.stateNode.
containerInfo),ms(e,t,r),Dn=o;break;case 22:e.memoizedState===null&&(o=e.alternate,o!==null&&o.memoizedState!==null?(o=ps,ps=16777216,ms(e,t,r),ps=o):ms(e,t,r));
break;case 30:if((e.flags&ps)!==0&&(o=e.memoizedProps.name,o!=null&&o!=="auto")){var n=e.stateNode;n.paired=null,Ho===null&&(Ho=new Map),Ho.set(o,n)}ms(e,t,r);break;default:
ms(e,t,r)}}function K4(e){var t=e.alternate;if(t!==null&&(e=t.child,e!==null)){t.child=null;do t=e.sibling,e.sibling=null,e=t;while(e!==null)}}function Tu(e){var t=e.
deletions;if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];gr=o,Z4(o,e)}K4(e)}if(e.subtreeFlags&10256)for(e=e.child;e!==null;)Q4(e),e=e.sibling}
function Q4(e){switch(e.tag){case 0:case 11:case 15:Tu(e),e.flags&2048&&gl(9,e,e.return);break;case 3:Tu(e);break;case 12:Tu(e);break;case 22:var t=e.stateNode;
e.memoizedState!==null&&t._visibility&2&&(e.return===null||e.return.tag!==13)?(t._visibility&=-3,Cg(e)):Tu(e);break;default:Tu(e)}}function Cg(e){var t=e.deletions;
if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];gr=o,Z4(o,e)}K4(e)}for(e=e.child;e!==null;){switch(t=e,t.tag){case 0:case 11:case 15:gl(
8,t,t.return),Cg(t);break;case 22:r=t.stateNode,r._visibility&2&&(r._visibility&=-3,Cg(t));break;default:Cg(t)}e=e.sibling}}function Z4(e,t){for(;gr!==null;){var r=gr;
switch(r.tag){case 0:case 11:case 15:gl(8,r,t);break;case 23:case 22:if(r.memoizedState!==null&&r.memoizedState.cachePool!==null){var o=r.memoizedState.cachePool.
pool;o!=null&&o.refCount++}break;case 24:vf(r.memoizedState.cache)}if(o=r.child,o!==null)o.return=r,gr=o;else e:for(r=e;gr!==null;){o=gr;var n=o.sibling,a=o.return;
if(I4(o),o===r){gr=null;break e}if(n!==null){n.return=a,gr=n;break e}gr=a}}}var lD={getCacheForType:function(e){var t=kr(rr),r=t.data.get(e);return r===void 0&&
(r=e(),t.data.set(e,r)),r},cacheSignal:function(){return kr(rr).controller.signal}},sD=typeof WeakMap=="function"?WeakMap:Map,qe=0,dt=null,Te=null,Re=0,Qe=0,Po=null,
el=!1,Xd=!1,L1=!1,ui=0,Ut=0,vl=0,xs=0,Wg=0,Io=0,Bd=0,Yu=null,wo=null,Nx=!1,wv=0,W4=0,Jg=1/0,ev=null,cl=null,Lt=0,Pn=null,Es=null,ka=0,Ox=0,Mx=null,J4=null,Rd=null,
Ed=null,Ad=null,Fu=0,zg=null;function $o(){return(qe&2)!==0&&Re!==0?Re&-Re:ue.T!==null?H1():oR()}function e8(){if(Io===0)if((Re&536870912)===0||Se){var e=Fh;Fh<<=
1,(Fh&3932160)===0&&(Fh=262144),Io=e}else Io=536870912;return e=Ar.current,e!==null&&(e.flags|=32),Io}function Pd(e,t){if(t!=null){var r=e.stateNode,o=r.ref;o===
null&&(o=r.ref=x8(si(e.memoizedProps,r))),Ed===null&&(Ed=[]),Ed.push(t.bind(null,o))}}function So(e,t,r){(e===dt&&(Qe===2||Qe===9)||e.cancelPendingCommit!==null)&&
(Ld(e,0),tl(e,Re,Io,!1)),pf(e,r),((qe&2)===0||e!==dt)&&(e===dt&&((qe&2)===0&&(xs|=r),Ut===4&&tl(e,Re,Io,!1)),Ea(e))}function t8(e,t,r){if((qe&6)!==0)throw Error(
H(327));var o=!r&&(t&127)===0&&(t&e.expiredLanes)===0||ff(e,t),n=o?mD(e,t):Nw(e,t,!0),a=o;do{if(n===0){Xd&&!o&&tl(e,t,0,!1);break}else{if(r=e.current.alternate,
a&&!cD(r)){n=Nw(e,t,!1),a=!1;continue}if(n===2){if(a=t,e.errorRecoveryDisabledLanes&a)var i=0;else i=e.pendingLanes&-536870913,i=i!==0?i:i&536870912?536870912:0;
if(i!==0){t=i;e:{var l=e;n=Yu;var s=l.current.memoizedState.isDehydrated;if(s&&(Ld(l,i).flags|=256),i=Nw(l,i,!1),i!==2&&i!==6){if(L1&&!s){l.errorRecoveryDisabledLanes|=
a,xs|=a,n=4;break e}a=wo,wo=n,a!==null&&(wo===null?wo=a:wo.push.apply(wo,a))}n=i}if(a=!1,n!==2)continue}}if(n===1){Ld(e,0),tl(e,t,0,!0);break}e:{switch(o=e,a=n,
a){case 0:case 1:throw Error(H(345));case 4:if((t&4194048)!==t&&(t&62914560)!==t)break;case 6:tl(o,t,Io,!el);break e;case 2:wo=null;break;case 3:case 5:break;default:
throw Error(H(329))}if((t&62914560)===t&&(n=wv+300-Vo(),10<n)){if(tl(o,t,Io,!el),iv(o,0,!0)!==0)break e;ka=t,o.timeoutHandle=V1(s6.bind(null,o,r,wo,ev,Nx,t,Io,xs,
Bd,el,a,"Throttled",-0,0),n);break e}s6(o,r,wo,ev,Nx,t,Io,xs,Bd,el,a,null,-0,0)}}break}while(!0);Ea(e)}function s6(e,t,r,o,n,a,i,l,s,c,u,d,m,f){e.timeoutHandle=
-1;var p=t.subtreeFlags,h=(a&335544064)===a;if(d=null,(h||p&8192||(p&16785408)===16785408)&&(d={stylesheets:null,count:0,imgCount:0,imgBytes:0,suspenseyImages:[],
waitingForImages:!0,waitingForViewTransition:!1,unsuspend:_a},Ho=null,X4(t,a,d),h&&(p=d,h=e.containerInfo,h=(h.nodeType===9?h:h.ownerDocument).__reactViewTransition,
h!=null&&(p.count++,p.waitingForViewTransition=!0,p=sf.bind(p),h.finished.then(p,p))),p=(a&62914560)===a?wv-Vo():(a&4194048)===a?W4-Vo():0,p=mB(d,p),p!==null)){
ka=a,e.cancelPendingCommit=p(d6.bind(null,e,t,a,r,o,n,i,l,s,c,u,d,null,m,f)),tl(e,a,i,!c);return}d6(e,t,a,r,o,n,i,l,s,c,u,d)}function cD(e){for(var t=e;;){var r=t.
tag;if((r===0||r===11||r===15)&&t.flags&16384&&(r=t.updateQueue,r!==null&&(r=r.stores,r!==null)))for(var o=0;o<r.length;o++){var n=r[o],a=n.getSnapshot;n=n.value;
try{if(!qo(a(),n))return!1}catch{return!1}}if(r=t.child,t.subtreeFlags&16384&&r!==null)r.return=t,t=r;else{if(t===e)break;for(;t.sibling===null;){if(t.return===
null||t.return===e)return!0;t=t.return}t.sibling.return=t.return,t=t.sibling}}return!0}function tl(e,t,r,o){t=W6(e,t),t&=~Wg,t&=~xs,e.suspendedLanes|=t,e.pingedLanes&=
~t,o&&(e.warmLanes|=t),o=e.expirationTimes;for(var n=t;0<n;){var a=31-Go(n),i=1<<a;o[a]=-1,n&=~i}r!==0&&eR(e,r,t)}function xv(){return(qe&6)===0?(wf(0,!1),!1):!0}
function j1(){if(Te!==null){if(Qe===0)var e=Te.return;else e=Te,ni=Ds=null,x1(e),zd=null,ef=0,e=Te;for(;e!==null;)E4(e.alternate,e),e=e.return;Te=null}}function Ld(e,t){
var r=e.timeoutHandle;return r!==-1&&(e.timeoutHandle=-1,ND(r)),r=e.cancelPendingCommit,r!==null&&(e.cancelPendingCommit=null,r()),ka=0,j1(),dt=e,Te=r=ai(e.current,
null),Re=t,Qe=0,Po=null,el=!1,Xd=ff(e,t),L1=!1,Bd=Io=Wg=xs=vl=Ut=0,wo=Yu=null,Nx=!1,ui=W6(e,t),mv(),r}function r8(e,t){be=null,ue.H=Yg,t===Yd||t===pv?(t=BT(),Qe=
3):t===f1?(t=BT(),Qe=4):Qe=t===E1?8:t!==null&&typeof t=="object"&&typeof t.then=="function"?6:1,Po=t,Te===null&&(Ut=1,Fg(e,fn(t,e.current)))}function o8(){var e=Ar.
current;return e===null?!0:(Re&4194048)===Re?Gr===null:(Re&62914560)===Re||(Re&536870912)!==0?e===Gr:!1}function n8(){var e=ue.H;return ue.H=Yg,e===null?Yg:e}function a8(){
var e=ue.A;return ue.A=lD,e}function tv(){Ut=4,el||(Re&4194048)!==Re&&Ar.current!==null||(Xd=!0),(vl&134217727)===0&&(xs&134217727)===0||dt===null||tl(dt,Re,Io,
!1)}function Nw(e,t,r){var o=qe;qe|=2;var n=n8(),a=a8();(dt!==e||Re!==t)&&(ev=null,Ld(e,t)),t=!1;var i=Ut;e:do try{if(Qe!==0&&Te!==null){var l=Te,s=Po;switch(Qe){case 8:
j1(),i=6;break e;case 3:case 2:case 9:case 6:Ar.current===null&&(t=!0);var c=Qe;if(Qe=0,Po=null,wd(e,l,s,c),r&&Xd){i=0;break e}break;default:c=Qe,Qe=0,Po=null,wd(
e,l,s,c)}}dD(),i=Ut;break}catch(u){r8(e,u)}while(!0);return t&&e.shellSuspendCounter++,ni=Ds=null,qe=o,ue.H=n,ue.A=a,Te===null&&(dt=null,Re=0,mv()),i}function dD(){
for(;Te!==null;)i8(Te)}function mD(e,t){var r=qe;qe|=2;var o=n8(),n=a8();dt!==e||Re!==t?(ev=null,Jg=Vo()+500,Ld(e,t)):Xd=ff(e,t);e:do try{if(Qe!==0&&Te!==null){
t=Te;var a=Po;t:switch(Qe){case 1:Qe=0,Po=null,wd(e,t,a,1);break;case 2:case 9:if(DT(a)){Qe=0,Po=null,c6(t);break}t=function(){Qe!==2&&Qe!==9||dt!==e||(Qe=7),Ea(
e)},a.then(t,t);break e;case 3:Qe=7;break e;case 4:Qe=5;break e;case 7:DT(a)?(Qe=0,Po=null,c6(t)):(Qe=0,Po=null,wd(e,t,a,7));break;case 5:var i=null;switch(Te.tag){case 26:
i=Te.memoizedState;case 5:case 27:var l=Te;if(i?N8(i):l.stateNode.complete){Qe=0,Po=null;var s=l.sibling;if(s!==null)Te=s;else{var c=l.return;c!==null?(Te=c,_v(
c)):Te=null}break t}}Qe=0,Po=null,wd(e,t,a,5);break;case 6:Qe=0,Po=null,wd(e,t,a,6);break;case 8:j1(),Ut=6;break e;default:throw Error(H(462))}}uD();break}catch(u){
r8(e,u)}while(!0);return ni=Ds=null,ue.H=o,ue.A=n,qe=r,Te!==null?0:(dt=null,Re=0,mv(),Ut)}function uD(){for(;Te!==null&&!EO();)i8(Te)}function i8(e){var t=R4(e.
alternate,e,ui);e.memoizedProps=e.pendingProps,t===null?_v(e):Te=t}function c6(e){var t=e,r=t.alternate;switch(t.tag){case 15:case 0:t=ZT(r,t,t.pendingProps,t.type,
void 0,Re);break;case 11:t=ZT(r,t,t.pendingProps,t.type.render,t.ref,Re);break;case 5:x1(t);var o=t;o===br&&(Se?(Hg(o),o.tag===5&&o.stateNode!=null&&(St=o.stateNode)):
(Hg(o),Se=!0));default:E4(r,t),t=Te=AR(t,ui),t=R4(r,t,ui)}e.memoizedProps=e.pendingProps,t===null?_v(e):Te=t}function wd(e,t,r,o){ni=Ds=null,x1(t),zd=null,ef=0;
var n=t.return;try{if(JM(e,n,t,r,Re)){Ut=1,Fg(e,fn(r,e.current)),Te=null;return}}catch(a){if(n!==null)throw Te=n,a;Ut=1,Fg(e,fn(r,e.current)),Te=null;return}t.flags&
32768?(Se||o===1?e=!0:Xd||(Re&536870912)!==0?e=!1:(el=e=!0,(o===2||o===9||o===3||o===6)&&(o=Ar.current,o!==null&&o.tag===13&&(o.flags|=16384))),l8(t,e)):_v(t)}function _v(e){
var t=e;do{if((t.flags&32768)!==0){l8(t,el);return}e=t.return;var r=oD(t.alternate,t,ui);if(r!==null){Te=r;return}if(t=t.sibling,t!==null){Te=t;return}Te=t=e}while(t!==
null);Ut===0&&(Ut=5)}function l8(e,t){do{var r=nD(e.alternate,e);if(r!==null){r.flags&=32767,Te=r;return}if(r=e.return,r!==null&&(r.flags|=32768,r.subtreeFlags=
0,r.deletions=null),!t&&(e=e.sibling,e!==null)){Te=e;return}Te=e=r}while(e!==null);Ut=6,Te=null}function d6(e,t,r,o,n,a,i,l,s,c,u,d){e.cancelPendingCommit=null;
do Sv();while(Lt!==0);if((qe&6)!==0)throw Error(H(327));if(t!==null){if(t===e.current)throw Error(H(177));e===dt&&(Te=dt=null,Re=0),Es=t,Pn=e,ka=r,Mx=n,J4=o,fD(
e,t,r,i,l,s,d)}}function fD(e,t,r,o,n,a,i){var l=t.lanes|t.childLanes;if(Ox=l,l|=l1,HO(e,r,l,o,n,a),Ed=null,(r&335544064)===r?(Ad=VM(e),o=10262):(Ad=null,o=10256),
(t.subtreeFlags&o)!==0||(t.flags&o)!==0?(e.callbackNode=null,e.callbackPriority=0,yD(Dg,function(){return Lx(),null})):(e.callbackNode=null,e.callbackPriority=0),
Qg=!1,o=(t.flags&13878)!==0,(t.subtreeFlags&13878)!==0||o){o=ue.T,ue.T=null,n=Ye.p,Ye.p=2,a=qe,qe|=4;try{aD(e,t,r)}finally{qe=a,Ye.p=n,ue.T=o}}Lt=1,Qg?Rd=LD(i,e.
containerInfo,Ad,Dx,Bx,hD,Px,Lx,pD,null,null):(Dx(),Bx(),Px())}function pD(e){if(Lt!==0){var t=Pn.onRecoverableError;t(e,{componentStack:null})}}function hD(){Lt===
3&&(Lt=0,Y4(Es,Pn),Lt=4)}function Dx(){if(Lt===1){Lt=0;var e=Pn,t=Es,r=ka,o=(t.flags&13878)!==0;if((t.subtreeFlags&13878)!==0||o){o=ue.T,ue.T=null;var n=Ye.p;Ye.
p=2;var a=qe;qe|=4;try{Du=Zg=!1,$4(t,e,r),r=Vx;var i=_R(e.containerInfo),l=r.focusedElem,s=r.selectionRange;if(i!==l&&l&&l.ownerDocument&&xR(l.ownerDocument.documentElement,
l)){if(s!==null&&i1(l)){var c=s.start,u=s.end;if(u===void 0&&(u=c),"selectionStart"in l)l.selectionStart=c,l.selectionEnd=Math.min(u,l.value.length);else{var d=l.
ownerDocument||document,m=d&&d.defaultView||window;if(m.getSelection){var f=m.getSelection(),p=l.textContent.length,h=Math.min(s.start,p),w=s.end===void 0?h:Math.
min(s.end,p);!f.extend&&h>w&&(i=w,w=h,h=i);var g=kT(l,h),v=kT(l,w);if(g&&v&&(f.rangeCount!==1||f.anchorNode!==g.node||f.anchorOffset!==g.offset||f.focusNode!==v.
node||f.focusOffset!==v.offset)){var b=d.createRange();b.setStart(g.node,g.offset),f.removeAllRanges(),h>w?(f.addRange(b),f.extend(v.node,v.offset)):(b.setEnd(v.
node,v.offset),f.addRange(b))}}}}for(d=[],f=l;f=f.parentNode;)f.nodeType===1&&d.push({element:f,left:f.scrollLeft,top:f.scrollTop});for(typeof l.focus=="functio\
n"&&l.focus(),l=0;l<d.length;l++){var y=d[l];y.element.scrollLeft=y.left,y.element.scrollTop=y.top}}Ud=!!Ix,Vx=Ix=null}finally{qe=a,Ye.p=n,ue.T=o}}e.current=t,Lt=
2}}function Bx(){if(Lt===2){Lt=0;var e=Pn,t=Es,r=(t.flags&8772)!==0;if((t.subtreeFlags&8772)!==0||r){r=ue.T,ue.T=null;var o=Ye.p;Ye.p=2;var n=qe;qe|=4;try{j4(e,
t.alternate,t)}finally{qe=n,Ye.p=o,ue.T=r}}Lt=3}}function Px(){if(Lt===4||Lt===3){Lt=0;var e=Rd;Rd=null,AO();var t=Pn,r=Es,o=ka,n=J4,a=(o&335544064)===o?10262:10256;
if((r.subtreeFlags&a)!==0||(r.flags&a)!==0?Lt=5:(Lt=0,Es=Pn=null,s8(t,t.pendingLanes)),a=t.pendingLanes,a===0&&(cl=null),e1(o),r=r.stateNode,Uo&&typeof Uo.onCommitFiberRoot==
"function")try{Uo.onCommitFiberRoot(uf,r,void 0,(r.current.flags&128)===128)}catch{}if(n!==null){r=ue.T,a=Ye.p,Ye.p=2,ue.T=null;try{for(var i=t.onRecoverableError,
l=0;l<n.length;l++){var s=n[l];i(s.value,{componentStack:s.stack})}}finally{ue.T=r,Ye.p=a}}if(n=Ed,i=Ad,Ad=null,n!==null&&(Ed=null,i===null&&(i=[]),e!==null))for(s=
0;s<n.length;s++)r=(0,n[s])(i),r!==void 0&&e.finished.finally(r);(ka&3)!==0&&Sv(),Ea(t),a=t.pendingLanes,(o&261930)!==0&&(a&42)!==0?t===zg?Fu++:(Fu=0,zg=t):(Fu=
0,zg=null),wf(0,!1)}}function s8(e,t){(e.pooledCacheLanes&=t)===0&&(t=e.pooledCache,t!=null&&(e.pooledCache=null,vf(t)))}function Sv(){return Rd!==null&&(Rd.skipTransition(),
Rd=null),Dx(),Bx(),Px(),Lx()}function Lx(){if(Lt!==5)return!1;var e=Pn,t=Ox;Ox=0;var r=e1(ka),o=ue.T,n=Ye.p;try{Ye.p=32>r?32:r,ue.T=null,r=Mx,Mx=null;var a=Pn,i=ka;
if(Lt=0,Es=Pn=null,ka=0,(qe&6)!==0)throw Error(H(331));var l=qe;if(qe|=4,Q4(a.current),F4(a,a.current,i,r),qe=l,wf(0,!1),Uo&&typeof Uo.onPostCommitFiberRoot=="f\
unction")try{Uo.onPostCommitFiberRoot(uf,a)}catch{}return!0}finally{Ye.p=n,ue.T=o,s8(e,t)}}function m6(e,t,r){t=fn(r,t),t=gx(e.stateNode,t,2),e=il(e,t,2),e!==null&&
(pf(e,2),Ea(e))}function We(e,t,r){if(e.tag===3)m6(e,e,r);else for(;t!==null;){if(t.tag===3){m6(t,e,r);break}else if(t.tag===1){var o=t.stateNode;if(typeof t.type.
getDerivedStateFromError=="function"||typeof o.componentDidCatch=="function"&&(cl===null||!cl.has(o))){e=fn(r,e),r=S4(2),o=il(t,r,2),o!==null&&(C4(r,o,t,e),pf(o,
2),Ea(o));break}}t=t.return}}function Ow(e,t,r){var o=e.pingCache;if(o===null){o=e.pingCache=new sD;var n=new Set;o.set(t,n)}else n=o.get(t),n===void 0&&(n=new Set,
o.set(t,n));n.has(r)||(L1=!0,n.add(r),e=gD.bind(null,e,t,r),t.then(e,e))}function gD(e,t,r){var o=e.pingCache;o!==null&&o.delete(t),e.pingedLanes|=e.suspendedLanes&
r,e.warmLanes&=~r,dt===e&&(Re&r)===r&&((Ut===4||Ut===3&&(Re&62914560)===Re&&300>Vo()-wv)&&(qe&2)===0?Ld(e,0):Wg|=r,Bd===Re&&(Bd=0)),Ea(e)}function c8(e,t){t===0&&
(t=J6()),e=Ms(e,t),e!==null&&(pf(e,t),Ea(e))}function vD(e){var t=e.memoizedState,r=0;t!==null&&(r=t.retryLane),c8(e,r)}function bD(e,t){var r=0;switch(e.tag){case 31:case 13:
var o=e.stateNode,n=e.memoizedState;n!==null&&(r=n.retryLane);break;case 19:o=e.stateNode;break;case 22:o=e.stateNode._retryCache;break;default:throw Error(H(314))}
o!==null&&o.delete(t),c8(e,r)}function yD(e,t){return Wx(e,t)}var jd=null,sd=null,jx=!1,rv=!1,Mw=!1,rl=0;function Ea(e){e!==sd&&e.next===null&&(sd===null?jd=sd=
e:sd=sd.next=e),rv=!0,jx||(jx=!0,xD())}function wf(e,t){if(!Mw&&rv){Mw=!0;do for(var r=!1,o=jd;o!==null;){if(!t)if(e!==0){var n=o.pendingLanes;if(n===0)var a=0;else{
var i=o.suspendedLanes,l=o.pingedLanes;a=(1<<31-Go(42|e)+1)-1,a&=n&~(i&~l),a=a&201326741?a&201326741|1:a?a|2:0}a!==0&&(r=!0,u6(o,a))}else a=Re,a=iv(o,o===dt?a:0,
o.cancelPendingCommit!==null||o.timeoutHandle!==-1),(a&3)===0||ff(o,a)||(r=!0,u6(o,a));o=o.next}while(r);Mw=!1}}function wD(){d8()}function d8(){rv=jx=!1;var e=0;
rl!==0&&AD()&&(e=rl);for(var t=Vo(),r=null,o=jd;o!==null;){var n=o.next,a=m8(o,t);a===0?(o.next=null,r===null?jd=n:r.next=n,n===null&&(sd=r)):(r=o,(e!==0||(a&3)!==
0)&&(rv=!0)),o=n}Lt!==0&&Lt!==5||wf(e,!1),rl!==0&&(rl=0)}function m8(e,t){for(var r=e.suspendedLanes,o=e.pingedLanes,n=e.expirationTimes,a=e.pendingLanes&-62914561;0<
a;){var i=31-Go(a),l=1<<i,s=n[i];s===-1?((l&r)===0||(l&o)!==0)&&(n[i]=jO(l,t)):s<=t&&(e.expiredLanes|=l),a&=~l}if(t=dt,r=Re,r=iv(e,e===t?r:0,e.cancelPendingCommit!==
null||e.timeoutHandle!==-1),o=e.callbackNode,r===0||e===t&&(Qe===2||Qe===9)||e.cancelPendingCommit!==null)return o!==null&&o!==null&&mw(o),e.callbackNode=null,e.
callbackPriority=0;if((r&3)===0||ff(e,r)){if(t=r&-r,t===e.callbackPriority)return t;switch(o!==null&&mw(o),e1(r)){case 2:case 8:r=Q6;break;case 32:r=Dg;break;case 268435456:
r=Z6;break;default:r=Dg}return o=u8.bind(null,e),r=Wx(r,o),e.callbackPriority=t,e.callbackNode=r,t}return o!==null&&o!==null&&mw(o),e.callbackPriority=2,e.callbackNode=
null,2}function u8(e,t){if(Lt!==0&&Lt!==5)return e.callbackNode=null,e.callbackPriority=0,null;var r=e.callbackNode;if(Sv()&&e.callbackNode!==r)return null;var o=Re;
return o=iv(e,e===dt?o:0,e.cancelPendingCommit!==null||e.timeoutHandle!==-1),o===0?null:(t8(e,o,t),m8(e,Vo()),e.callbackNode!=null&&e.callbackNode===r?u8.bind(null,
e):null)}function u6(e,t){if(Sv())return null;t8(e,t,!0)}function xD(){OD(function(){(qe&6)!==0?Wx(K6,wD):d8()})}function H1(){if(rl===0){var e=zs;e===0&&(e=Yh,
Yh<<=1,(Yh&261888)===0&&(Yh=256)),rl=e}return rl}function f6(e){return e==null||typeof e=="symbol"||typeof e=="boolean"?null:typeof e=="function"?e:fg(e)}function _D(e,t,r,o,n){
if(t==="submit"&&r&&r.stateNode===n){var a=f6((n[zo]||null).action),i=o.submitter;i&&(t=(t=i[zo]||null)?f6(t.formAction):i.getAttribute("formAction"),t!==null&&
(a=t,i=null));var l=new sv("action","action",null,o,n);e.push({event:l,listeners:[{instance:null,listener:function(){if(o.defaultPrevented){if(rl!==0){var s=new FormData(
n,i);px(r,{pending:!0,data:s,method:n.method,action:a},null,s)}}else typeof a=="function"&&(l.preventDefault(),s=new FormData(n,i),px(r,{pending:!0,data:s,method:n.
method,action:a},a,s))},currentTarget:n}]})}}for(lg=0;lg<ox.length;lg++)sg=ox[lg],p6=sg.toLowerCase(),h6=sg[0].toUpperCase()+sg.slice(1),Ln(p6,"on"+h6);var sg,p6,
h6,lg;Ln(CR,"onAnimationEnd");Ln(zR,"onAnimationIteration");Ln(kR,"onAnimationStart");Ln("dblclick","onDoubleClick");Ln("focusin","onFocus");Ln("focusout","onBl\
ur");Ln(MM,"onTransitionRun");Ln(DM,"onTransitionStart");Ln(BM,"onTransitionCancel");Ln(TR,"onTransitionEnd");Od("onMouseEnter",["mouseout","mouseover"]);Od("on\
MouseLeave",["mouseout","mouseover"]);Od("onPointerEnter",["pointerout","pointerover"]);Od("onPointerLeave",["pointerout","pointerover"]);Ns("onChange","change \
click focusin focusout input keydown keyup selectionchange".split(" "));Ns("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup sele\
ctionchange".split(" "));Ns("onBeforeInput",["compositionend","keypress","textInput","paste"]);Ns("onCompositionEnd","compositionend focusout keydown keypress k\
eyup mousedown".split(" "));Ns("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "));Ns("onCompositionUpdate","compositi\
onupdate focusout keydown keypress keyup mousedown".split(" "));var of="abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loa\
dedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "),SD=new Set("befor\
etoggle cancel close invalid load scroll scrollend toggle".split(" ").concat(of));function f8(e,t){t=(t&4)!==0;for(var r=0;r<e.length;r++){var o=e[r],n=o.event;
o=o.listeners;e:{var a=void 0;if(t)for(var i=o.length-1;0<=i;i--){var l=o[i],s=l.instance,c=l.currentTarget;if(l=l.listener,s!==a&&n.isPropagationStopped())break e;
a=l,n.currentTarget=c;try{a(n)}catch(u){Pg(u)}n.currentTarget=null,a=s}else for(i=0;i<o.length;i++){if(l=o[i],s=l.instance,c=l.currentTarget,l=l.listener,s!==a&&
n.isPropagationStopped())break e;a=l,n.currentTarget=c;try{a(n)}catch(u){Pg(u)}n.currentTarget=null,a=s}}}}function ke(e,t){var r=t[cT];r===void 0&&(r=t[cT]=new Set);
var o=e+"__bubble";r.has(o)||(p8(t,e,2,!1),r.add(o))}function Dw(e,t,r){var o=0;t&&(o|=4),p8(r,e,o,t)}var cg="_reactListening"+Math.random().toString(36).slice(
2);function I1(e){if(!e[cg]){e[cg]=!0,aR.forEach(function(r){r!=="selectionchange"&&(SD.has(r)||Dw(r,!1,e),Dw(r,!0,e))});var t=e.nodeType===9?e:e.ownerDocument;
t===null||t[cg]||(t[cg]=!0,Dw("selectionchange",!1,t))}}function p8(e,t,r,o){switch(j8(t)){case 2:var n=hB;break;case 8:n=gB;break;default:n=F1}r=n.bind(null,t,
r,e),n=void 0,!Jw||t!=="touchstart"&&t!=="touchmove"&&t!=="wheel"||(n=!0),o?n!==void 0?e.addEventListener(t,r,{capture:!0,passive:n}):e.addEventListener(t,r,!0):
n!==void 0?e.addEventListener(t,r,{passive:n}):e.addEventListener(t,r,!1)}function Bw(e,t,r,o,n){var a=o;if((t&1)===0&&(t&2)===0&&o!==null)e:for(;;){if(o===null)
return;var i=o.tag;if(i===3||i===4){var l=o.stateNode.containerInfo;if(l===n)break;if(i===4)for(i=o.return;i!==null;){var s=i.tag;if((s===3||s===4)&&i.stateNode.
containerInfo===n)return;i=i.return}for(;l!==null;){if(i=hs(l),i===null)return;if(s=i.tag,s===5||s===6||s===26||s===27){o=a=i;continue e}l=l.parentNode}}o=o.return}
fR(function(){var c=a,u=r1(r),d=[];e:{var m=RR.get(e);if(m!==void 0){var f=sv,p=e;switch(e){case"keypress":if(hg(r)===0)break e;case"keydown":case"keyup":f=cM;break;case"\
focusin":p="focus",f=vw;break;case"focusout":p="blur",f=vw;break;case"beforeblur":case"afterblur":f=vw;break;case"click":if(r.button===2)break e;case"auxclick":case"\
dblclick":case"mousedown":case"mousemove":case"mouseup":case"mouseout":case"mouseover":case"contextmenu":f=vT;break;case"drag":case"dragend":case"dragenter":case"\
dragexit":case"dragleave":case"dragover":case"dragstart":case"drop":f=ZO;break;case"touchcancel":case"touchend":case"touchmove":case"touchstart":f=pM;break;case CR:case zR:case kR:
f=eM;break;case TR:f=gM;break;case"scroll":case"scrollend":f=KO;break;case"wheel":f=bM;break;case"copy":case"cut":case"paste":f=rM;break;case"gotpointercapture":case"\
lostpointercapture":case"pointercancel":case"pointerdown":case"pointermove":case"pointerout":case"pointerover":case"pointerup":f=yT;break;case"submit":f=uM;break;case"\
toggle":case"beforetoggle":f=wM}var h=(t&4)!==0,w=!h&&(e==="scroll"||e==="scrollend"),g=h?m!==null?m+"Capture":null:m;h=[];for(var v=c,b;v!==null;){var y=v;if(b=
y.stateNode,y=y.tag,y!==5&&y!==26&&y!==27||b===null||g===null||(y=Ku(v,g),y!=null&&h.push(nf(v,y,b))),w)break;v=v.return}0<h.length&&(m=new f(m,p,null,r,u),d.push(
{event:m,listeners:h}))}}if((t&7)===0){e:{if(f=e==="mouseover"||e==="pointerover",m=e==="mouseout"||e==="pointerout",f&&r!==Ww&&(p=r.relatedTarget||r.fromElement)&&
(hs(p)||p[$d]))break e;(m||f)&&(p=u.window===u?u:(f=u.ownerDocument)?f.defaultView||f.parentWindow:window,m?(f=r.relatedTarget||r.toElement,m=c,f=f?hs(f):null,f!==
null&&(w=mf(f),h=f.tag,f!==w||h!==5&&h!==27&&h!==6)&&(f=null)):(m=null,f=c),m!==f&&(h=vT,y="onMouseLeave",g="onMouseEnter",v="mouse",(e==="pointerout"||e==="poi\
nterover")&&(h=yT,y="onPointerLeave",g="onPointerEnter",v="pointer"),w=m==null?p:Ou(m),b=f==null?p:Ou(f),p=new h(y,v+"leave",m,r,u),p.target=w,p.relatedTarget=b,
y=null,hs(u)===c&&(h=new h(g,v+"enter",f,r,u),h.target=b,h.relatedTarget=w,y=h),w=y,h=m&&f?Iw(m,f,CD):null,m!==null&&g6(d,p,m,h,!1),f!==null&&w!==null&&g6(d,w,f,
h,!0)))}e:{if(m=c?Ou(c):window,f=m.nodeName&&m.nodeName.toLowerCase(),f==="select"||f==="input"&&m.type==="file")var _=ST;else if(_T(m))if(yR)_=AM;else{_=RM;var C=TM}else
f=m.nodeName,!f||f.toLowerCase()!=="input"||m.type!=="checkbox"&&m.type!=="radio"?c&&t1(c.elementType)&&(_=ST):_=EM;if(_&&(_=_(e,c))){bR(d,_,r,u);break e}C&&C(e,
m,c)}switch(C=c?Ou(c):window,e){case"focusin":(_T(C)||C.contentEditable==="true")&&(pd=C,tx=c,Lu=null);break;case"focusout":Lu=tx=pd=null;break;case"mousedown":
rx=!0;break;case"contextmenu":case"mouseup":case"dragend":rx=!1,TT(d,r,u);break;case"selectionchange":if(OM)break;case"keydown":case"keyup":TT(d,r,u)}var S;if(a1)
e:{switch(e){case"compositionstart":var z="onCompositionStart";break e;case"compositionend":z="onCompositionEnd";break e;case"compositionupdate":z="onCompositio\
nUpdate";break e}z=void 0}else fd?gR(e,r)&&(z="onCompositionEnd"):e==="keydown"&&r.keyCode===229&&(z="onCompositionStart");z&&(hR&&r.locale!=="ko"&&(fd||z!=="on\
CompositionStart"?z==="onCompositionEnd"&&fd&&(S=pR()):(Wi=u,o1="value"in Wi?Wi.value:Wi.textContent,fd=!0)),C=ov(c,z),0<C.length&&(z=new bT(z,e,null,r,u),d.push(
{event:z,listeners:C}),S?z.data=S:(S=vR(r),S!==null&&(z.data=S)))),(S=_M?SM(e,r):CM(e,r))&&(z=ov(c,"onBeforeInput"),0<z.length&&(C=new bT("onBeforeInput","befor\
einput",null,r,u),d.push({event:C,listeners:z}),C.data=S)),_D(d,e,c,r,u)}f8(d,t)})}function nf(e,t,r){return{instance:e,listener:t,currentTarget:r}}function ov(e,t){
for(var r=t+"Capture",o=[];e!==null;){var n=e,a=n.stateNode;if(n=n.tag,n!==5&&n!==26&&n!==27||a===null||(n=Ku(e,r),n!=null&&o.unshift(nf(e,n,a)),n=Ku(e,t),n!=null&&
o.push(nf(e,n,a))),e.tag===3)return o;e=e.return}return[]}function CD(e){if(e===null)return null;do e=e.return;while(e&&e.tag!==5&&e.tag!==27);return e||null}function g6(e,t,r,o,n){
for(var a=t._reactName,i=[];r!==null&&r!==o;){var l=r,s=l.alternate,c=l.stateNode;if(l=l.tag,s!==null&&s===o)break;l!==5&&l!==26&&l!==27||c===null||(s=c,n?(c=Ku(
r,a),c!=null&&i.unshift(nf(r,c,s))):n||(c=Ku(r,a),c!=null&&i.push(nf(r,c,s)))),r=r.return}i.length!==0&&e.push({event:t,listeners:i})}var zD=/\r\n?/g,kD=/\u0000|\uFFFD/g;
function v6(e){return(typeof e=="string"?e:""+e).replace(zD,`
`).replace(kD,"")}function h8(e,t){return t=v6(t),v6(e)===t}function Ze(e,t,r,o,n,a){switch(r){case"children":if(typeof o=="string")t==="body"||t==="textarea"&&
o===""||Md(e,o);else if(typeof o=="number"||typeof o=="bigint")t!=="body"&&Md(e,""+o);else return;break;case"className":Kh(e,"class",o);break;case"tabIndex":Kh(
e,"tabindex",o);break;case"dir":case"role":case"viewBox":case"width":case"height":Kh(e,r,o);break;case"style":uR(e,o,a);return;case"data":if(t!=="object"){Kh(e,
"data",o);break}case"src":case"href":if(o===""&&(t!=="a"||r!=="href")){e.removeAttribute(r);break}if(o==null||typeof o=="function"||typeof o=="symbol"||typeof o==
"boolean"){e.removeAttribute(r);break}o=fg(o),e.setAttribute(r,o);break;case"action":case"formAction":if(typeof o=="function"){e.setAttribute(r,"javascript:thro\
w new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to us\
e event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')");break}else typeof a=="function"&&(r==="formAction"?(t!=="\
input"&&Ze(e,t,"name",n.name,n,null),Ze(e,t,"formEncType",n.formEncType,n,null),Ze(e,t,"formMethod",n.formMethod,n,null),Ze(e,t,"formTarget",n.formTarget,n,null)):
(Ze(e,t,"encType",n.encType,n,null),Ze(e,t,"method",n.method,n,null),Ze(e,t,"target",n.target,n,null)));if(o==null||typeof o=="symbol"||typeof o=="boolean"){e.removeAttribute(
r);break}o=fg(o),e.setAttribute(r,o);break;case"onClick":o!=null&&(e.onclick=_a);return;case"onScroll":o!=null&&ke("scroll",e);return;case"onScrollEnd":o!=null&&
ke("scrollend",e);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(H(61));if(r=o.__html,r!=null){if(n.children!=
null)throw Error(H(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"multiple":e.multiple=o&&typeof o!="function"&&typeof o!="symbol";break;case"muted":e.muted=o&&
typeof o!="function"&&typeof o!="symbol";break;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"defaultValue":case"defaultChecked":case"\
innerHTML":case"ref":break;case"autoFocus":break;case"xlinkHref":if(o==null||typeof o=="function"||typeof o=="boolean"||typeof o=="symbol"){e.removeAttribute("x\
link:href");break}r=fg(o),e.setAttributeNS("http://www.w3.org/1999/xlink","xlink:href",r);break;case"contentEditable":case"spellCheck":case"draggable":case"valu\
e":case"autoReverse":case"externalResourcesRequired":case"focusable":case"preserveAlpha":o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):e.
removeAttribute(r);break;case"inert":case"allowFullScreen":case"async":case"autoPlay":case"controls":case"credentialless":case"default":case"defer":case"disable\
d":case"disablePictureInPicture":case"disableRemotePlayback":case"formNoValidate":case"hidden":case"loop":case"noModule":case"noValidate":case"open":case"playsI\
nline":case"readOnly":case"required":case"reversed":case"scoped":case"seamless":case"itemScope":o&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,""):
e.removeAttribute(r);break;case"capture":case"download":o===!0?e.setAttribute(r,""):o!==!1&&o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):
e.removeAttribute(r);break;case"cols":case"rows":case"size":case"span":o!=null&&typeof o!="function"&&typeof o!="symbol"&&!isNaN(o)&&1<=o?e.setAttribute(r,o):e.
removeAttribute(r);break;case"rowSpan":case"start":o==null||typeof o=="function"||typeof o=="symbol"||isNaN(o)?e.removeAttribute(r):e.setAttribute(r,o);break;case"\
popover":ke("beforetoggle",e),ke("toggle",e),ug(e,"popover",o);break;case"xlinkActuate":ti(e,"http://www.w3.org/1999/xlink","xlink:actuate",o);break;case"xlinkA\
rcrole":ti(e,"http://www.w3.org/1999/xlink","xlink:arcrole",o);break;case"xlinkRole":ti(e,"http://www.w3.org/1999/xlink","xlink:role",o);break;case"xlinkShow":ti(
e,"http://www.w3.org/1999/xlink","xlink:show",o);break;case"xlinkTitle":ti(e,"http://www.w3.org/1999/xlink","xlink:title",o);break;case"xlinkType":ti(e,"http://\
www.w3.org/1999/xlink","xlink:type",o);break;case"xmlBase":ti(e,"http://www.w3.org/XML/1998/namespace","xml:base",o);break;case"xmlLang":ti(e,"http://www.w3.org\
/XML/1998/namespace","xml:lang",o);break;case"xmlSpace":ti(e,"http://www.w3.org/XML/1998/namespace","xml:space",o);break;case"is":ug(e,"is",o);break;case"innerT\
ext":case"textContent":return;default:if(!(2<r.length)||r[0]!=="o"&&r[0]!=="O"||r[1]!=="n"&&r[1]!=="N")r=FO.get(r)||r,ug(e,r,o);else return}He=!0}function Hx(e,t,r,o,n,a){
switch(r){case"style":uR(e,o,a);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(H(61));if(r=o.__html,r!=null){
if(n.children!=null)throw Error(H(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"children":if(typeof o=="string")Md(e,o);else if(typeof o=="number"||typeof o==
"bigint")Md(e,""+o);else return;break;case"onScroll":o!=null&&ke("scroll",e);return;case"onScrollEnd":o!=null&&ke("scrollend",e);return;case"onClick":o!=null&&(e.
onclick=_a);return;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"innerHTML":case"ref":return;case"innerText":case"textContent":return;default:
if(!iR.hasOwnProperty(r))e:{if(r[0]==="o"&&r[1]==="n"&&(n=r.endsWith("Capture"),a=r.slice(2,n?r.length-7:void 0),t=e[zo]||null,t=t!=null?t[r]:null,typeof t=="fu\
nction"&&e.removeEventListener(a,t,n),typeof o=="function")){typeof t!="function"&&t!==null&&(r in e?e[r]=null:e.hasAttribute(r)&&e.removeAttribute(r)),e.addEventListener(
a,o,n);break e}He=!0,r in e?e[r]=o:o===!0?e.setAttribute(r,""):ug(e,r,o)}return}He=!0}function Er(e,t,r){switch(t){case"div":case"span":case"svg":case"path":case"\
a":case"g":case"p":case"li":break;case"img":ke("error",e),ke("load",e);var o=!1,n=!1,a;for(a in r)if(r.hasOwnProperty(a)){var i=r[a];if(i!=null)switch(a){case"s\
rc":o=!0;break;case"srcSet":n=!0;break;case"children":case"dangerouslySetInnerHTML":throw Error(H(137,t));default:Ze(e,t,a,i,r,null)}}n&&Ze(e,t,"srcSet",r.srcSet,
r,null),o&&Ze(e,t,"src",r.src,r,null);return;case"input":ke("invalid",e);var l=a=i=n=null,s=null,c=null;for(o in r)if(r.hasOwnProperty(o)){var u=r[o];if(u!=null)
switch(o){case"name":n=u;break;case"type":i=u;break;case"checked":s=u;break;case"defaultChecked":c=u;break;case"value":a=u;break;case"defaultValue":l=u;break;case"\
children":case"dangerouslySetInnerHTML":if(u!=null)throw Error(H(137,t));break;default:Ze(e,t,o,u,r,null)}}cR(e,a,l,s,c,i,n,!1);return;case"select":ke("invalid",
e),o=i=a=null;for(n in r)if(r.hasOwnProperty(n)&&(l=r[n],l!=null))switch(n){case"value":a=l;break;case"defaultValue":i=l;break;case"multiple":o=l;default:Ze(e,t,
n,l,r,null)}t=a,r=i,e.multiple=!!o,t!=null?_d(e,!!o,t,!1):r!=null&&_d(e,!!o,r,!0);return;case"textarea":ke("invalid",e),a=n=o=null;for(i in r)if(r.hasOwnProperty(
i)&&(l=r[i],l!=null))switch(i){case"value":o=l;break;case"defaultValue":n=l;break;case"children":a=l;break;case"dangerouslySetInnerHTML":if(l!=null)throw Error(
H(91));break;default:Ze(e,t,i,l,r,null)}mR(e,o,n,a);return;case"option":for(s in r)r.hasOwnProperty(s)&&(o=r[s],o!=null)&&(s==="selected"?e.selected=o&&typeof o!=
"function"&&typeof o!="symbol":Ze(e,t,s,o,r,null));return;case"dialog":ke("beforetoggle",e),ke("toggle",e),ke("cancel",e),ke("close",e);break;case"iframe":case"\
object":ke("load",e);break;case"video":case"audio":for(o=0;o<of.length;o++)ke(of[o],e);break;case"image":ke("error",e),ke("load",e);break;case"details":ke("togg\
le",e);break;case"embed":case"source":case"link":ke("error",e),ke("load",e);case"area":case"base":case"br":case"col":case"hr":case"keygen":case"meta":case"param":case"\
track":case"wbr":case"menuitem":for(c in r)if(r.hasOwnProperty(c)&&(o=r[c],o!=null))switch(c){case"children":case"dangerouslySetInnerHTML":throw Error(H(137,t));default:
Ze(e,t,c,o,r,null)}return;default:if(t1(t)){for(u in r)r.hasOwnProperty(u)&&(o=r[u],o!==void 0&&Hx(e,t,u,o,r,void 0));return}}for(l in r)r.hasOwnProperty(l)&&(o=
r[l],o!=null&&Ze(e,t,l,o,r,null))}var TD={};function RD(e,t,r,o){switch(t){case"div":case"span":case"svg":case"path":case"a":case"g":case"p":case"li":break;case"\
input":var n=null,a=null,i=null,l=null,s=null,c=null,u=null;for(f in r){var d=r[f];if(r.hasOwnProperty(f)&&d!=null)switch(f){case"checked":break;case"value":break;case"\
defaultValue":s=d;default:o.hasOwnProperty(f)||Ze(e,t,f,null,o,d)}}for(var m in o){var f=o[m];if(d=r[m],o.hasOwnProperty(m)&&(f!=null||d!=null))switch(m){case"t\
ype":f!==d&&(He=!0),a=f;break;case"name":f!==d&&(He=!0),n=f;break;case"checked":f!==d&&(He=!0),c=f;break;case"defaultChecked":f!==d&&(He=!0),u=f;break;case"valu\
e":f!==d&&(He=!0),i=f;break;case"defaultValue":f!==d&&(He=!0),l=f;break;case"children":case"dangerouslySetInnerHTML":if(f!=null)throw Error(H(137,t));break;default:
f!==d&&Ze(e,t,m,f,o,d)}}Zw(e,i,l,s,c,u,a,n);return;case"select":f=i=l=m=null;for(a in r)if(s=r[a],r.hasOwnProperty(a)&&s!=null)switch(a){case"value":break;case"\
multiple":f=s;default:o.hasOwnProperty(a)||Ze(e,t,a,null,o,s)}for(n in o)if(a=o[n],s=r[n],o.hasOwnProperty(n)&&(a!=null||s!=null))switch(n){case"value":a!==s&&(He=
!0),m=a;break;case"defaultValue":a!==s&&(He=!0),l=a;break;case"multiple":a!==s&&(He=!0),i=a;default:a!==s&&Ze(e,t,n,a,o,s)}t=l,r=i,o=f,m!=null?_d(e,!!r,m,!1):!!o!=
!!r&&(t!=null?_d(e,!!r,t,!0):_d(e,!!r,r?[]:"",!1));return;case"textarea":f=m=null;for(l in r)if(n=r[l],r.hasOwnProperty(l)&&n!=null&&!o.hasOwnProperty(l))switch(l){case"\
value":break;case"children":break;default:Ze(e,t,l,null,o,n)}for(i in o)if(n=o[i],a=r[i],o.hasOwnProperty(i)&&(n!=null||a!=null))switch(i){case"value":n!==a&&(He=
!0),m=n;break;case"defaultValue":n!==a&&(He=!0),f=n;break;case"children":break;case"dangerouslySetInnerHTML":if(n!=null)throw Error(H(91));break;default:n!==a&&
Ze(e,t,i,n,o,a)}dR(e,m,f);return;case"option":for(var p in r)m=r[p],r.hasOwnProperty(p)&&m!=null&&!o.hasOwnProperty(p)&&(p==="selected"?e.selected=!1:Ze(e,t,p,null,
o,m));for(s in o)m=o[s],f=r[s],o.hasOwnProperty(s)&&m!==f&&(m!=null||f!=null)&&(s==="selected"?(m!==f&&(He=!0),e.selected=m&&typeof m!="function"&&typeof m!="sy\
mbol"):Ze(e,t,s,m,o,f));return;case"img":case"link":case"area":case"base":case"br":case"col":case"embed":case"hr":case"keygen":case"meta":case"param":case"sourc\
e":case"track":case"wbr":case"menuitem":for(var h in r)m=r[h],r.hasOwnProperty(h)&&m!=null&&!o.hasOwnProperty(h)&&Ze(e,t,h,null,o,m);for(c in o)if(m=o[c],f=r[c],
o.hasOwnProperty(c)&&m!==f&&(m!=null||f!=null))switch(c){case"children":case"dangerouslySetInnerHTML":if(m!=null)throw Error(H(137,t));break;default:Ze(e,t,c,m,
o,f)}return;default:if(t1(t)){for(var w in r)m=r[w],r.hasOwnProperty(w)&&m!==void 0&&!o.hasOwnProperty(w)&&Hx(e,t,w,void 0,o,m);for(u in o)m=o[u],f=r[u],!o.hasOwnProperty(
u)||m===f||m===void 0&&f===void 0||Hx(e,t,u,m,o,f);return}}for(var g in r)m=r[g],r.hasOwnProperty(g)&&m!=null&&!o.hasOwnProperty(g)&&Ze(e,t,g,null,o,m);for(d in o)
m=o[d],f=r[d],!o.hasOwnProperty(d)||m===f||m==null&&f==null||Ze(e,t,d,m,o,f)}function b6(e){switch(e){case"css":case"script":case"font":case"img":case"image":case"\
input":case"link":return!0;default:return!1}}function ED(){if(typeof performance.getEntriesByType=="function"){for(var e=0,t=0,r=performance.getEntriesByType("r\
esource"),o=0;o<r.length;o++){var n=r[o],a=n.transferSize,i=n.initiatorType,l=n.duration;if(a&&l&&b6(i)){for(i=0,l=n.responseEnd,o+=1;o<r.length;o++){var s=r[o],
c=s.startTime;if(c>l)break;var u=s.transferSize,d=s.initiatorType;u&&b6(d)&&(s=s.responseEnd,i+=u*(s<l?1:(l-c)/(s-c)))}if(--o,t+=8*(a+i)/(n.duration/1e3),e++,10<
e)break}}if(0<e)return t/e/1e6}return navigator.connection&&(e=navigator.connection.downlink,typeof e=="number")?e:5}var Ix=null,Vx=null;function af(e){return e.
nodeType===9?e:e.ownerDocument}function y6(e){switch(e){case"http://www.w3.org/2000/svg":return 1;case"http://www.w3.org/1998/Math/MathML":return 2;default:return 0}}
function g8(e,t){if(e===0)switch(t){case"svg":return 1;case"math":return 2;default:return 0}return e===1&&t==="foreignObject"?0:e}function v8(e,t,r,o){return r=
af(r).createElement(e),r[zr]=o,r[zo]=t,Er(r,e,t),vr(r),r}function Ux(e,t){return e==="textarea"||e==="noscript"||typeof t.children=="string"||typeof t.children==
"number"||typeof t.children=="bigint"||typeof t.dangerouslySetInnerHTML=="object"&&t.dangerouslySetInnerHTML!==null&&t.dangerouslySetInnerHTML.__html!=null}var Pw=null;
function AD(){var e=window.event;return e&&e.type==="popstate"?e===Pw?!1:(Pw=e,!0):(Pw=null,!1)}var V1=typeof setTimeout=="function"?setTimeout:void 0,ND=typeof clearTimeout==
"function"?clearTimeout:void 0,w6=typeof Promise=="function"?Promise:void 0,x6=typeof requestAnimationFrame=="function"?requestAnimationFrame:V1,OD=typeof queueMicrotask==
"function"?queueMicrotask:typeof w6<"u"?function(e){return w6.resolve(null).then(e).catch(MD)}:V1;function MD(e){setTimeout(function(){throw e})}function yl(e){
return e==="head"}function _6(e,t){var r=t,o=0;do{var n=r.nextSibling;if(e.removeChild(r),n&&n.nodeType===8)if(r=n.data,r==="/$"||r==="/&"){if(o===0){e.removeChild(
n),Gd(t);return}o--}else if(r==="$"||r==="$?"||r==="$~"||r==="$!"||r==="&")o++;else if(r==="html")jw(e.ownerDocument.documentElement);else if(r==="head"){r=e.ownerDocument.
head,jw(r);for(var a=r.firstChild;a;){var i=a.nextSibling,l=a.nodeName;a[hf]||l==="SCRIPT"||l==="STYLE"||l==="LINK"&&a.rel.toLowerCase()==="stylesheet"||r.removeChild(
a),a=i}}else r==="body"&&jw(e.ownerDocument.body);r=n}while(r);Gd(t)}function S6(e,t){var r=e;e=0;do{var o=r.nextSibling;if(r.nodeType===1?t?(r._stashedDisplay=
r.style.display,r.style.display="none"):(r.style.display=r._stashedDisplay||"",r.getAttribute("style")===""&&r.removeAttribute("style")):r.nodeType===3&&(t?(r._stashedText=
r.nodeValue,r.nodeValue=""):r.nodeValue=r._stashedText||""),o&&o.nodeType===8)if(r=o.data,r==="/$"){if(e===0)break;e--}else r!=="$"&&r!=="$?"&&r!=="$~"&&r!=="$!"||
e++;r=o}while(r)}function b8(e,t,r){if(t=CSS.escape(t)!==t?"r-"+btoa(t).replace(/=/g,""):t,e.style.viewTransitionName=t,r!=null&&(e.style.viewTransitionClass=r),
r=getComputedStyle(e),r.display==="inline"){if(t=e.getClientRects(),t.length===1)var o=1;else for(var n=o=0;n<t.length;n++){var a=t[n];0<a.width&&0<a.height&&o++}
o===1&&(e=e.style,e.display=t.length===1?"inline-block":"block",e.marginTop="-"+r.paddingTop,e.marginBottom="-"+r.paddingBottom)}}function y8(e,t){e=e.style,t=t.
style;var r=t!=null?t.hasOwnProperty("viewTransitionName")?t.viewTransitionName:t.hasOwnProperty("view-transition-name")?t["view-transition-name"]:null:null;e.viewTransitionName=
r==null||typeof r=="boolean"?"":(""+r).trim(),r=t!=null?t.hasOwnProperty("viewTransitionClass")?t.viewTransitionClass:t.hasOwnProperty("view-transition-class")?
t["view-transition-class"]:null:null,e.viewTransitionClass=r==null||typeof r=="boolean"?"":(""+r).trim(),e.display==="inline-block"&&(t==null?e.display=e.margin=
"":(r=t.display,e.display=r==null||typeof r=="boolean"?"":r,r=t.margin,r!=null?e.margin=r:(r=t.hasOwnProperty("marginTop")?t.marginTop:t["margin-top"],e.marginTop=
r==null||typeof r=="boolean"?"":r,t=t.hasOwnProperty("marginBottom")?t.marginBottom:t["margin-bottom"],e.marginBottom=t==null||typeof t=="boolean"?"":t)))}function w8(e,t,r){
return r=r.ownerDocument.defaultView,{rect:e,abs:t.position==="absolute"||t.position==="fixed",clip:t.clipPath!=="none"||t.overflow!=="visible"||t.filter!=="non\
e"||t.mask!=="none"||t.mask!=="none"||t.borderRadius!=="0px",view:0<=e.bottom&&0<=e.right&&e.top<=r.innerHeight&&e.left<=r.innerWidth}}function Gx(e){var t=e.getBoundingClientRect(),
r=getComputedStyle(e);return w8(t,r,e)}function DD(e){var t=e.getBoundingClientRect();t=new DOMRect(t.x+2e4,t.y+2e4,t.width,t.height);var r=getComputedStyle(e);
return w8(t,r,e)}function BD(e){return e.documentElement.clientHeight}function PD(e){this.addEventListener("load",e),this.addEventListener("error",e)}function LD(e,t,r,o,n,a,i,l,s){
var c=t.nodeType===9?t:t.ownerDocument;try{var u=c.startViewTransition({update:function(){var m=c.defaultView,f=m.navigation&&m.navigation.transition,p=c.fonts.
status;o();var h=[];if(p==="loaded"&&(BD(c),c.fonts.status==="loading"&&h.push(c.fonts.ready)),p=h.length,e!==null)for(var w=e.suspenseyImages,g=0,v=0;v<w.length;v++){
var b=w[v];if(!b.complete){var y=b.getBoundingClientRect();if(0<y.bottom&&0<y.right&&y.top<m.innerHeight&&y.left<m.innerWidth){if(g+=O8(b),g>Rg){h.length=p;break}
b=new Promise(PD.bind(b)),h.push(b)}}}if(0<h.length)return m=Promise.race([Promise.all(h),new Promise(function(_){return setTimeout(_,500)})]).then(n,n),(f?Promise.
allSettled([f.finished,m]):m).then(a,a);if(n(),f)return f.finished.then(a,a);a()},types:r});c.__reactViewTransition=u;var d=[];return u.ready.then(function(){for(var m=c.
documentElement.getAnimations({subtree:!0}),f=0;f<m.length;f++){var p=m[f],h=p.effect,w=h.pseudoElement;if(w!=null&&w.startsWith("::view-transition")){d.push(p),
p=h.getKeyframes();for(var g=w=void 0,v=!0,b=0;b<p.length;b++){var y=p[b],_=y.width;if(w===void 0)w=_;else if(w!==_){v=!1;break}if(_=y.height,g===void 0)g=_;else if(g!==
_){v=!1;break}delete y.width,delete y.height,y.transform==="none"&&delete y.transform}v&&w!==void 0&&g!==void 0&&(h.setKeyframes(p),v=getComputedStyle(h.target,
h.pseudoElement),v.width!==w||v.height!==g)&&(v=p[0],v.width=w,v.height=g,v=p[p.length-1],v.width=w,v.height=g,h.setKeyframes(p))}}i()},function(m){c.__reactViewTransition===
u&&(c.__reactViewTransition=null);try{typeof m=="object"&&m!==null&&m.name==="InvalidStateError"&&(m.message==="View transition was skipped because document vis\
ibility state is hidden."||m.message==="Skipping view transition because document visibility state has become hidden."||m.message==="Skipping view transition be\
cause viewport size changed."||m.message==="Transition was aborted because of invalid state")&&(m=null),m!==null&&s(m)}finally{o(),n(),i()}}),u.finished.finally(
function(){for(var m=0;m<d.length;m++)d[m].cancel();c.__reactViewTransition===u&&(c.__reactViewTransition=null),l()}),u}catch{return o(),n(),i(),null}}function gs(e,t){
this._scope=document.documentElement,this._selector="::view-transition-"+e+"("+t+")"}gs.prototype.animate=function(e,t){return t=typeof t=="number"?{duration:t}:
mt({},t),t.pseudoElement=this._selector,this._scope.animate(e,t)};gs.prototype.getAnimations=function(){for(var e=this._scope,t=this._selector,r=e.getAnimations(
{subtree:!0}),o=[],n=0;n<r.length;n++){var a=r[n].effect;a!==null&&a.target===e&&a.pseudoElement===t&&o.push(r[n])}return o};gs.prototype.getComputedStyle=function(){
return getComputedStyle(this._scope,this._selector)};function x8(e){return{name:e,group:new gs("group",e),imagePair:new gs("image-pair",e),old:new gs("old",e),new:new gs(
"new",e)}}function Yo(e){this._fragmentFiber=e,this._observers=this._eventListeners=null}Yo.prototype.addEventListener=function(e,t,r){var o=null,n=null;if(!(r!=
null&&typeof r!="boolean"&&(o=r.signal||null,o!==null&&o.aborted))){this._eventListeners===null&&(this._eventListeners=[]);var a=this._eventListeners;if(_8(a,e,
t,r)===-1){var i=this,l=t;r!=null&&typeof r!="boolean"&&r.once===!0&&(l=function(s){i.removeEventListener(e,t,r),typeof t=="function"?t.call(this,s):t.handleEvent(
s)}),o!==null&&(n=i.removeEventListener.bind(i,e,t,r),o.addEventListener("abort",n,{once:!0}),n=o.removeEventListener.bind(o,"abort",n)),o=Hd(r),a.push({type:e,
listener:t,optionsOrUseCapture:r,attachedListener:l,cleanup:n}),Co(this._fragmentFiber.child,!1,jD,e,l,o)}this._eventListeners=a}};function jD(e,t,r,o){return sr(
e).addEventListener(t,r,o),!1}Yo.prototype.removeEventListener=function(e,t,r){var o=this._eventListeners;if(o!==null&&(t=_8(o,e,t,r),t!==-1)){var n=o[t];r=n.attachedListener;
var a=n.cleanup;n=Hd(n.optionsOrUseCapture),Co(this._fragmentFiber.child,!1,HD,e,r,n),o.splice(t,1),a!==null&&a()}};function HD(e,t,r,o){return sr(e).removeEventListener(
t,r,o),!1}function Hd(e){return e!=null&&typeof e!="boolean"&&(e.once===!0||e.signal instanceof AbortSignal)?{capture:e.capture,passive:e.passive}:e}function C6(e){
return e==null?"c=0":typeof e=="boolean"?"c="+(e?"1":"0"):"c="+(e.capture?"1":"0")}function _8(e,t,r,o){if(e.length===0)return-1;o=C6(o);for(var n=0;n<e.length;n++){
var a=e[n];if(a.type===t&&a.listener===r&&C6(a.optionsOrUseCapture)===o)return n}return-1}Yo.prototype.dispatchEvent=function(e){var t=As(this._fragmentFiber);if(t===
null)return!0;t=sr(t);var r=this._eventListeners;if(r!==null&&0<r.length||!e.bubbles){var o=t.nodeType===9?t.createComment(""):document.createTextNode("");if(r)
for(var n=0;n<r.length;n++){var a=r[n];o.addEventListener(a.type,a.attachedListener,Hd(a.optionsOrUseCapture))}if(t.appendChild(o),e=o.dispatchEvent(e),r)for(n=
0;n<r.length;n++)a=r[n],o.removeEventListener(a.type,a.attachedListener,Hd(a.optionsOrUseCapture));return t.removeChild(o),e}return t.dispatchEvent(e)};Yo.prototype.
focus=function(e){Co(this._fragmentFiber.child,!0,S8,e,void 0,void 0)};function S8(e,t){return e.tag===6?!1:(e=sr(e),ZD(e,t))}Yo.prototype.focusLast=function(e){
var t=[];Co(this._fragmentFiber.child,!0,U1,t,void 0,void 0);for(var r=t.length-1;0<=r&&!S8(t[r],e);r--);};function U1(e,t){return t.push(e),!1}Yo.prototype.blur=
function(){var e=As(this._fragmentFiber);e!==null&&(e=sr(e),e=af(e).activeElement,e!==null&&Co(this._fragmentFiber.child,!1,ID,e,void 0,void 0))};function ID(e,t){
return e.tag===6?!1:(e=sr(e),e===t||e.contains(t)?(t.blur(),!0):!1)}Yo.prototype.observeUsing=function(e){this._observers===null&&(this._observers=new Set),this.
_observers.add(e),Co(this._fragmentFiber.child,!1,VD,e,void 0,void 0)};function VD(e,t){return e.tag===6||(e=sr(e),t.observe(e)),!1}Yo.prototype.unobserveUsing=
function(e){var t=this._observers;if(t!==null&&t.has(e)){t.delete(e),Co(this._fragmentFiber.child,!1,UD,e,void 0,void 0);for(var r=t=0;r<Bn.length;r++){var o=Bn[r];
o.fragmentInstance===this&&o.observer===e?e.unobserve(o.instance):Bn[t++]=o}Bn.length=t}};function UD(e,t){return e.tag===6||(e=sr(e),t.unobserve(e)),!1}var Bn=[],
Lw=!1;function GD(e,t,r){Bn.push({fragmentInstance:e,observer:t,instance:r}),Lw||(Lw=!0,WD(function(){Lw=!1;var o=Bn;Bn=[];for(var n=0;n<o.length;n++){var a=o[n];
a.observer.unobserve(a.instance)}}))}Yo.prototype.getClientRects=function(){var e=[];return Co(this._fragmentFiber.child,!1,$D,e,void 0,void 0),e};function $D(e,t){
if(e.tag===6){e=e.stateNode;var r=e.ownerDocument.createRange();r.selectNodeContents(e),t.push.apply(t,r.getClientRects())}else e=sr(e),t.push.apply(t,e.getClientRects());
return!1}Yo.prototype.getRootNode=function(e){var t=As(this._fragmentFiber);return t===null?this:sr(t).getRootNode(e)};Yo.prototype.compareDocumentPosition=function(e){
var t=As(this._fragmentFiber);if(t===null)return Node.DOCUMENT_POSITION_DISCONNECTED;var r=[];Co(this._fragmentFiber.child,!1,U1,r,void 0,void 0);var o=sr(t);if(r.
length===0){if(r=o,oT(this._fragmentFiber)){e:{for(t=this._fragmentFiber.return;t!==null;){if(t.tag===4){t=t.stateNode.containerInfo;break e}if(t.tag===3||t.tag===
5||t.tag===27)break;t=t.return}t=null}t!=null&&(r=t)}t=this._fragmentFiber;var n=o=r.compareDocumentPosition(e);return r===e?n=Node.DOCUMENT_POSITION_CONTAINS:o&
Node.DOCUMENT_POSITION_CONTAINED_BY&&(r=q6(t)[1],r===null?n=Node.DOCUMENT_POSITION_PRECEDING:(e=sr(r).compareDocumentPosition(e),n=e===0||e&Node.DOCUMENT_POSITION_FOLLOWING?
Node.DOCUMENT_POSITION_FOLLOWING:Node.DOCUMENT_POSITION_PRECEDING)),n|=Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC}t=sr(r[0]),n=sr(r[r.length-1]);var a=oT(this.
_fragmentFiber)?t.parentElement:o;if(a==null)return Node.DOCUMENT_POSITION_DISCONNECTED;o=a.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_CONTAINED_BY,a=a.compareDocumentPosition(
n)&Node.DOCUMENT_POSITION_CONTAINED_BY;var i=t.compareDocumentPosition(e),l=n.compareDocumentPosition(e),s=i&Node.DOCUMENT_POSITION_CONTAINED_BY||l&Node.DOCUMENT_POSITION_CONTAINED_BY;
return l=o&&a&&i&Node.DOCUMENT_POSITION_FOLLOWING&&l&Node.DOCUMENT_POSITION_PRECEDING,t=o&&t===e||a&&n===e||s||l?Node.DOCUMENT_POSITION_CONTAINED_BY:!o&&t===e||
!a&&n===e?Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC:i,t&Node.DOCUMENT_POSITION_DISCONNECTED||t&Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC||qD(t,this._fragmentFiber,
r[0],r[r.length-1],e)?t:Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC};function qD(e,t,r,o,n){var a=hs(n);if(e&Node.DOCUMENT_POSITION_CONTAINED_BY){if(r=!!a)e:{
for(;a!==null;){if(a.tag===7&&(a===t||a.alternate===t)){r=!0;break e}a=a.return}r=!1}return r}if(e&Node.DOCUMENT_POSITION_CONTAINS){if(a===null)return a=n.ownerDocument,
n===a||n===a.documentElement||n===a.body;e:{for(a=t,t=As(t);a!==null;){if(!(a.tag!==5&&a.tag!==3&&a.tag!==27||a!==t&&a.alternate!==t)){a=!0;break e}a=a.return}a=
!1}return a}return e&Node.DOCUMENT_POSITION_PRECEDING?((t=!!a)&&!(t=a===r)&&(t=Iw(r,a,nT),t===null?t=!1:(Co(t,!0,xO,a,r),a=cd,cd=null,t=a!==null)),t):e&Node.DOCUMENT_POSITION_FOLLOWING?
((t=!!a)&&!(t=a===o)&&(t=Iw(o,a,nT),t===null?t=!1:(Co(t,!0,_O,a,o),a=cd,Hw=cd=null,t=a!==null)),t):!1}function z6(e,t){var r=e.ownerDocument.createRange();r.selectNodeContents(
e),e=r.getBoundingClientRect(),window.scrollTo(window.scrollX+e.left,t?window.scrollY+e.top:window.scrollY+e.bottom-window.innerHeight)}Yo.prototype.scrollIntoView=
function(e){if(typeof e=="object")throw Error(H(566));var t=[];Co(this._fragmentFiber.child,!1,U1,t,void 0,void 0);var r=e!==!1;if(t.length===0){var o=q6(this._fragmentFiber);
if(o=r?o[1]||o[0]||As(this._fragmentFiber):o[0]||o[1],o===null)return;if(o.tag===6){e=sr(o),z6(e,r);return}if(o=sr(o),o.nodeType!==9){if(o.nodeType===11){r="hos\
t"in o?o.host:null,r!==null&&r.scrollIntoView(e);return}o.scrollIntoView(e)}}for(o=r?t.length-1:0;o!==(r?-1:t.length);){var n=t[o];n.tag===6?(n=sr(n),z6(n,r)):sr(
n).scrollIntoView(e),o+=r?-1:1}};function YD(e,t){return e=sr(e),C8(e,t),!1}function C8(e,t){e.reactFragments==null&&(e.reactFragments=new Set),e.reactFragments.
add(t)}function z8(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.addEventListener(n.type,n.attachedListener,Hd(n.optionsOrUseCapture))}
e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){for(var i=0,l=0;l<Bn.length;l++){var s=Bn[l];(s.fragmentInstance!==t||s.observer!==a||s.instance!==
e)&&(Bn[i++]=s)}Bn.length=i,a.observe(e)}),C8(e,t))}function FD(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.removeEventListener(
n.type,n.attachedListener,Hd(n.optionsOrUseCapture))}e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){typeof a.rootMargin=="string"?GD(t,a,e):a.unobserve(
e)}),e.reactFragments!=null&&e.reactFragments.delete(t))}function $x(e){var t=e.firstChild;for(t&&t.nodeType===10&&(t=t.nextSibling);t;){var r=t;switch(t=t.nextSibling,
r.nodeName){case"HTML":case"HEAD":case"BODY":$x(r),lv(r);continue;case"SCRIPT":case"STYLE":continue;case"LINK":if(r.rel.toLowerCase()==="stylesheet")continue}e.
removeChild(r)}}function XD(e,t,r,o){for(;e.nodeType===1;){var n=r;if(e.nodeName.toLowerCase()!==t.toLowerCase()){if(!o&&(e.nodeName!=="INPUT"||e.type!=="hidden"))
break}else if(o){if(!e[hf])switch(t){case"meta":if(!e.hasAttribute("itemprop"))break;return e;case"link":if(a=e.getAttribute("rel"),a==="stylesheet"&&e.hasAttribute(
"data-precedence"))break;if(a!==n.rel||e.getAttribute("href")!==(n.href==null||n.href===""?null:n.href)||e.getAttribute("crossorigin")!==(n.crossOrigin==null?null:
n.crossOrigin)||e.getAttribute("title")!==(n.title==null?null:n.title))break;return e;case"style":if(e.hasAttribute("data-precedence"))break;return e;case"scrip\
t":if(a=e.getAttribute("src"),(a!==(n.src==null?null:n.src)||e.getAttribute("type")!==(n.type==null?null:n.type)||e.getAttribute("crossorigin")!==(n.crossOrigin==
null?null:n.crossOrigin))&&a&&e.hasAttribute("async")&&!e.hasAttribute("itemprop"))break;return e;default:return e}}else if(t==="input"&&e.type==="hidden"){var a=n.
name==null?null:""+n.name;if(n.type==="hidden"&&e.getAttribute("name")===a)return e}else return e;if(e=hn(e.nextSibling),e===null)break}return null}function KD(e,t,r){
if(t==="")return null;for(;e.nodeType!==3;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!r||(e=hn(e.nextSibling),e===null))return null;return e}
function k8(e,t){for(;e.nodeType!==8;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!t||(e=hn(e.nextSibling),e===null))return null;return e}function qx(e){
return e.data==="$?"||e.data==="$~"}function G1(e){return e.data==="$!"||e.data==="$?"&&e.ownerDocument.readyState!=="loading"}function QD(e,t){var r=e.ownerDocument;
if(e.data==="$~")e._reactRetry=t;else if(e.data!=="$?"||r.readyState!=="loading")t();else{var o=function(){t(),r.removeEventListener("DOMContentLoaded",o)};r.addEventListener(
"DOMContentLoaded",o),e._reactRetry=o}}function hn(e){for(;e!=null;e=e.nextSibling){var t=e.nodeType;if(t===1||t===3)break;if(t===8){if(t=e.data,t==="$"||t==="$\
!"||t==="$?"||t==="$~"||t==="&"||t==="F!"||t==="F")break;if(t==="/$"||t==="/&")return null}}return e}var Yx=null;function k6(e){e=e.nextSibling;for(var t=0;e;){
if(e.nodeType===8){var r=e.data;if(r==="/$"||r==="/&"){if(t===0)return hn(e.nextSibling);t--}else r!=="$"&&r!=="$!"&&r!=="$?"&&r!=="$~"&&r!=="&"||t++}e=e.nextSibling}
return null}function T6(e){e=e.previousSibling;for(var t=0;e;){if(e.nodeType===8){var r=e.data;if(r==="$"||r==="$!"||r==="$?"||r==="$~"||r==="&"){if(t===0)return e;
t--}else r!=="/$"&&r!=="/&"||t++}e=e.previousSibling}return null}function ZD(e,t){function r(){o=!0}if(e.ownerDocument.activeElement===e)return!0;var o=!1;try{e.
ownerDocument.addEventListener("focus",r,!0),(e.focus||HTMLElement.prototype.focus).call(e,t)}finally{e.ownerDocument.removeEventListener("focus",r,!0)}return o}
function WD(e){x6(function(){x6(function(t){return e(t)})})}function T8(e,t,r){switch(t=af(r),e){case"html":if(e=t.documentElement,!e)throw Error(H(452));return e;case"\
head":if(e=t.head,!e)throw Error(H(453));return e;case"body":if(e=t.body,!e)throw Error(H(454));return e;default:throw Error(H(451))}}function R8(e,t,r){for(var o in r){
var n=r[o];r.hasOwnProperty(o)&&n!=null&&Ze(e,t,o,null,TD,n)}r.dangerouslySetInnerHTML!=null&&(e.textContent=""),e.onclick===_a&&(e.onclick=null),lv(e)}function jw(e){
for(var t=e.attributes;t.length;)e.removeAttributeNode(t[0]);lv(e)}var gn=new Map,R6=new Set;function lf(e){if(typeof e.getRootNode=="function"){var t=e.getRootNode();
if(t.nodeType===9||t.nodeType===11)return t}return e.nodeType===9?e:e.ownerDocument}var hi=Ye.d;Ye.d={f:JD,r:eB,D:tB,C:rB,L:oB,m:nB,X:iB,S:aB,M:lB};function JD(){
var e=hi.f(),t=xv();return e||t}function eB(e){var t=qd(e);t!==null&&t.tag===5&&t.type==="form"?u4(t):hi.r(e)}var Kd=typeof document>"u"?null:document;function E8(e,t,r){
var o=Kd;if(o&&typeof t=="string"&&t){var n=un(t);n='link[rel="'+e+'"][href="'+n+'"]',typeof r=="string"&&(n+='[crossorigin="'+r+'"]'),R6.has(n)||(R6.add(n),e={
rel:e,crossOrigin:r,href:t},o.querySelector(n)===null&&(t=o.createElement("link"),Er(t,"link",e),vr(t),o.head.appendChild(t)))}}function tB(e){hi.D(e),E8("dns-p\
refetch",e,null)}function rB(e,t){hi.C(e,t),E8("preconnect",e,t)}function oB(e,t,r){hi.L(e,t,r);var o=Kd;if(o&&e&&t){var n='link[rel="preload"][as="'+un(t)+'"]';
t==="image"&&r&&r.imageSrcSet?(n+='[imagesrcset="'+un(r.imageSrcSet)+'"]',typeof r.imageSizes=="string"&&(n+='[imagesizes="'+un(r.imageSizes)+'"]')):n+='[href="'+
un(e)+'"]';var a=n;switch(t){case"style":a=Id(e);break;case"script":a=Qd(e)}if(!(gn.has(a)||(e=mt({rel:"preload",href:t==="image"&&r&&r.imageSrcSet?void 0:e,as:t},
r),gn.set(a,e),o.querySelector(n)!==null||t==="style"&&o.querySelector(xf(a))||t==="script"&&o.querySelector(_f(a))))){var i=o.createElement("link");Er(i,"link",
e),t==="style"&&(i[Bg]=!0,i.onload=i.onerror=function(){nR(i)}),vr(i),o.head.appendChild(i)}}}function nB(e,t){hi.m(e,t);var r=Kd;if(r&&e){var o=t&&typeof t.as==
"string"?t.as:"script",n='link[rel="modulepreload"][as="'+un(o)+'"][href="'+un(e)+'"]',a=n;switch(o){case"audioworklet":case"paintworklet":case"serviceworker":case"\
sharedworker":case"worker":case"script":a=Qd(e)}if(!gn.has(a)&&(e=mt({rel:"modulepreload",href:e},t),gn.set(a,e),r.querySelector(n)===null)){switch(o){case"audi\
oworklet":case"paintworklet":case"serviceworker":case"sharedworker":case"worker":case"script":if(r.querySelector(_f(a)))return}o=r.createElement("link"),Er(o,"l\
ink",e),vr(o),r.head.appendChild(o)}}}function aB(e,t,r){hi.S(e,t,r);var o=Kd;if(o&&e){var n=xd(o).hoistableStyles,a=Id(e);t=t||"default";var i=n.get(a);if(!i){
var l={loading:0,preload:null};if(i=o.querySelector(xf(a)))l.loading=5;else{e=mt({rel:"stylesheet",href:e,"data-precedence":t},r),(r=gn.get(a))&&$1(e,r);var s=i=
o.createElement("link");vr(s),Er(s,"link",e),s._p=new Promise(function(c,u){s.onload=c,s.onerror=u}),s.addEventListener("load",function(){l.loading|=1}),s.addEventListener(
"error",function(){l.loading|=2}),l.loading|=4,kg(i,t,o)}i={type:"stylesheet",instance:i,count:1,state:l},n.set(a,i)}}}function iB(e,t){hi.X(e,t);var r=Kd;if(r&&
e){var o=xd(r).hoistableScripts,n=Qd(e),a=o.get(n);a||(a=r.querySelector(_f(n)),a||(e=mt({src:e,async:!0},t),(t=gn.get(n))&&q1(e,t),a=r.createElement("script"),
vr(a),Er(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function lB(e,t){hi.M(e,t);var r=Kd;if(r&&e){var o=xd(r).
hoistableScripts,n=Qd(e),a=o.get(n);a||(a=r.querySelector(_f(n)),a||(e=mt({src:e,async:!0,type:"module"},t),(t=gn.get(n))&&q1(e,t),a=r.createElement("script"),vr(
a),Er(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function E6(e,t,r,o){var n=(n=ol.current)?lf(n):null;if(!n)
throw Error(H(446));switch(e){case"meta":case"title":return null;case"style":return typeof r.precedence=="string"&&typeof r.href=="string"?(r=Id(r.href),t=xd(n).
hoistableStyles,o=t.get(r),o||(o={type:"style",instance:null,count:0,state:null},t.set(r,o)),o):{type:"void",instance:null,count:0,state:null};case"link":if(r.rel===
"stylesheet"&&typeof r.href=="string"&&typeof r.precedence=="string"){e=Id(r.href);var a=xd(n).hoistableStyles,i=a.get(e);if(i||(n=n.ownerDocument||n,i={type:"s\
tylesheet",instance:null,count:0,state:{loading:0,preload:null}},a.set(e,i),(a=n.querySelector(xf(e)))?a._p||(i.instance=a,i.state.loading=5):(a=gn.get(e),a||(a=
{rel:"preload",as:"style",href:r.href,crossOrigin:r.crossOrigin,integrity:r.integrity,media:r.media,hrefLang:r.hrefLang,referrerPolicy:r.referrerPolicy},gn.set(
e,a)),sB(n,e,a,i.state))),t&&o===null)throw Error(H(528,""));return i}if(t&&o!==null)throw Error(H(529,""));return null;case"script":return t=r.async,r=r.src,typeof r==
"string"&&t&&typeof t!="function"&&typeof t!="symbol"?(r=Qd(r),t=xd(n).hoistableScripts,o=t.get(r),o||(o={type:"script",instance:null,count:0,state:null},t.set(
r,o)),o):{type:"void",instance:null,count:0,state:null};default:throw Error(H(444,e))}}function Id(e){return'href="'+un(e)+'"'}function xf(e){return'link[rel="s\
tylesheet"]['+e+"]"}function A8(e){return mt({},e,{"data-precedence":e.precedence,precedence:null})}function sB(e,t,r,o){if(t=e.querySelector('link[rel="preload\
"][as="style"]['+t+"]")){if(t[Bg]!==!0){o.loading=1;return}}else t=e.createElement("link"),t[Bg]=!0,t.onload=t.onerror=nR.bind(null,t),Er(t,"link",r),vr(t),e.head.
appendChild(t);o.preload=t,t.addEventListener("load",function(){return o.loading|=1}),t.addEventListener("error",function(){return o.loading|=2})}function Qd(e){
return'[src="'+un(e)+'"]'}function _f(e){return"script[async]"+e}function A6(e,t,r){if(t.count++,t.instance===null)switch(t.type){case"style":var o=e.querySelector(
'style[data-href~="'+un(r.href)+'"]');if(o)return t.instance=o,vr(o),o;var n=mt({},r,{"data-href":r.href,"data-precedence":r.precedence,href:null,precedence:null});
return o=(e.ownerDocument||e).createElement("style"),vr(o),Er(o,"style",n),kg(o,r.precedence,e),t.instance=o;case"stylesheet":n=Id(r.href);var a=e.querySelector(
xf(n));if(a)return t.state.loading|=4,t.instance=a,vr(a),a;o=A8(r),(n=gn.get(n))&&$1(o,n),a=(e.ownerDocument||e).createElement("link"),vr(a);var i=a;return i._p=
new Promise(function(l,s){i.onload=l,i.onerror=s}),Er(a,"link",o),t.state.loading|=4,kg(a,r.precedence,e),t.instance=a;case"script":return a=Qd(r.src),(n=e.querySelector(
_f(a)))?(t.instance=n,vr(n),n):(o=r,(n=gn.get(a))&&(o=mt({},r),q1(o,n)),e=e.ownerDocument||e,n=e.createElement("script"),vr(n),Er(n,"link",o),e.head.appendChild(
n),t.instance=n);case"void":return null;default:throw Error(H(443,t.type))}else t.type==="stylesheet"&&(t.state.loading&4)===0&&(o=t.instance,t.state.loading|=4,
kg(o,r.precedence,e));return t.instance}function kg(e,t,r){for(var o=r.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),n=o.length?
o[o.length-1]:null,a=n,i=0;i<o.length;i++){var l=o[i];if(l.dataset.precedence===t)a=l;else if(a!==n)break}a?a.parentNode.insertBefore(e,a.nextSibling):(t=r.nodeType===
9?r.head:r,t.insertBefore(e,t.firstChild))}function $1(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.title==null&&(e.title=t.title)}function q1(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.integrity==null&&(e.integrity=t.integrity)}var Tg=null;function N6(e,t,r){if(Tg===null){var o=new Map,n=Tg=new Map;n.set(r,o)}else n=Tg,o=n.get(r),o||(o=new Map,
n.set(r,o));if(o.has(e))return o;for(o.set(e,null),r=r.getElementsByTagName(e),n=0;n<r.length;n++){var a=r[n];if(!(a[hf]||a[zr]||e==="link"&&a.getAttribute("rel")===
"stylesheet")&&a.namespaceURI!=="http://www.w3.org/2000/svg"){var i=a.getAttribute(t)||"";i=e+i;var l=o.get(i);l?l.push(a):o.set(i,[a])}}return o}function Fx(e,t,r){
e=e.ownerDocument||e,e.head.insertBefore(r,t==="title"?e.querySelector("head > title"):null)}function cB(e,t,r){if(r===1||t.itemProp!=null)return!1;switch(e){case"\
meta":case"title":return!0;case"style":if(typeof t.precedence!="string"||typeof t.href!="string"||t.href==="")break;return!0;case"link":if(typeof t.rel!="string"||
typeof t.href!="string"||t.href===""||t.onLoad||t.onError)break;return t.rel==="stylesheet"?(e=t.disabled,typeof t.precedence=="string"&&e==null):!0;case"script":
if(t.async&&typeof t.async!="function"&&typeof t.async!="symbol"&&!t.onLoad&&!t.onError&&t.src&&typeof t.src=="string")return!0}return!1}function O6(e,t){return e===
"img"&&t.src!=null&&t.src!==""&&t.onLoad==null&&t.loading!=="lazy"}function N8(e){return!(e.type==="stylesheet"&&(e.state.loading&3)===0)}function O8(e){return(e.
width||100)*(e.height||100)*(typeof devicePixelRatio=="number"?devicePixelRatio:1)*.25}function M6(e,t){typeof t.decode=="function"&&(e.imgCount++,t.complete||(e.
imgBytes+=O8(t),e.suspenseyImages.push(t)),e=uB.bind(e),t.decode().then(e,e))}function dB(e,t,r,o){if(r.type==="stylesheet"&&(typeof o.media!="string"||matchMedia(
o.media).matches!==!1)&&(r.state.loading&4)===0){if(r.instance===null){var n=Id(o.href),a=t.querySelector(xf(n));if(a){t=a._p,t!==null&&typeof t=="object"&&typeof t.
then=="function"&&(e.count++,e=sf.bind(e),t.then(e,e)),r.state.loading|=4,r.instance=a,vr(a);return}a=t.ownerDocument||t,o=A8(o),(n=gn.get(n))&&$1(o,n),a=a.createElement(
"link"),vr(a);var i=a;i._p=new Promise(function(l,s){i.onload=l,i.onerror=s}),Er(a,"link",o),r.instance=a}e.stylesheets===null&&(e.stylesheets=new Map),e.stylesheets.
set(r,t),(t=r.state.preload)&&(r.state.loading&3)===0&&(e.count++,r=sf.bind(e),t.addEventListener("load",r),t.addEventListener("error",r))}}var Rg=0;function mB(e,t){
return e.stylesheets&&e.count===0&&Eg(e,e.stylesheets),0<e.count||0<e.imgCount?function(r){var o=setTimeout(function(){if(e.stylesheets&&Eg(e,e.stylesheets),e.unsuspend){
var a=e.unsuspend;e.unsuspend=null,a()}},6e4+t);0<e.imgBytes&&Rg===0&&(Rg=62500*ED());var n=setTimeout(function(){if(e.waitingForImages=!1,e.count===0&&(e.stylesheets&&
Eg(e,e.stylesheets),e.unsuspend)){var a=e.unsuspend;e.unsuspend=null,a()}},(e.imgBytes>Rg?50:800)+t);return e.unsuspend=r,function(){e.unsuspend=null,clearTimeout(
o),clearTimeout(n)}}:null}function M8(e){if(e.count===0&&(e.imgCount===0||!e.waitingForImages)){if(e.stylesheets)Eg(e,e.stylesheets);else if(e.unsuspend){var t=e.
unsuspend;e.unsuspend=null,t()}}}function sf(){this.count--,M8(this)}function uB(){this.imgCount--,M8(this)}var nv=null;function Eg(e,t){e.stylesheets=null,e.unsuspend!==
null&&(e.count++,nv=new Map,t.forEach(fB,e),nv=null,sf.call(e))}function fB(e,t){if(!(t.state.loading&4)){var r=nv.get(e);if(r)var o=r.get(null);else{r=new Map,
nv.set(e,r);for(var n=e.querySelectorAll("link[data-precedence],style[data-precedence]"),a=0;a<n.length;a++){var i=n[a];(i.nodeName==="LINK"||i.getAttribute("me\
dia")!=="not all")&&(r.set(i.dataset.precedence,i),o=i)}o&&r.set(null,o)}n=t.instance,i=n.getAttribute("data-precedence"),a=r.get(i)||o,a===o&&r.set(null,n),r.set(
i,n),this.count++,o=sf.bind(this),n.addEventListener("load",o),n.addEventListener("error",o),a?a.parentNode.insertBefore(n,a.nextSibling):(e=e.nodeType===9?e.head:
e,e.insertBefore(n,e.firstChild)),t.state.loading|=4}}var Vd={$$typeof:xa,Provider:null,Consumer:null,_currentValue:vs,_currentValue2:vs,_threadCount:0};function pB(e,t,r,o,n,a,i,l,s){
this.tag=1,this.containerInfo=e,this.pingCache=this.current=this.pendingChildren=null,this.timeoutHandle=-1,this.callbackNode=this.next=this.pendingContext=this.
context=this.cancelPendingCommit=null,this.callbackPriority=0,this.expirationTimes=uw(-1),this.entangledLanes=this.shellSuspendCounter=this.errorRecoveryDisabledLanes=
this.expiredLanes=this.warmLanes=this.pingedLanes=this.suspendedLanes=this.pendingLanes=0,this.entanglements=uw(0),this.hiddenUpdates=uw(null),this.identifierPrefix=
o,this.onUncaughtError=n,this.onCaughtError=a,this.onRecoverableError=i,this.pooledCache=null,this.pooledCacheLanes=0,this.formState=s,this.transitionTypes=null,
this.incompleteTransitions=new Map}function D8(e,t,r,o,n,a,i,l,s,c,u,d){return e=new pB(e,t,r,i,s,c,u,d,l),t=1,a===!0&&(t|=24),a=_o(3,null,null,t),e.current=a,a.
stateNode=e,t=m1(),t.refCount++,e.pooledCache=t,t.refCount++,a.memoizedState={element:o,isDehydrated:r,cache:t},p1(a),e}function B8(e){return e?(e=vd,e):vd}function P8(e,t,r,o,n,a){
n=B8(n),o.context===null?o.context=n:o.pendingContext=n,o=al(t),o.payload={element:r},a=a===void 0?null:a,a!==null&&(o.callback=a),r=il(e,o,t),r!==null&&(So(r,e,
t),Hu(r,e,t))}function D6(e,t){if(e=e.memoizedState,e!==null&&e.dehydrated!==null){var r=e.retryLane;e.retryLane=r!==0&&r<t?r:t}}function Y1(e,t){D6(e,t),(e=e.alternate)&&
D6(e,t)}function L8(e){if(e.tag===13||e.tag===31){var t=Ms(e,67108864);t!==null&&So(t,e,67108864),Y1(e,67108864)}}function B6(e){if(e.tag===13||e.tag===31){var t=$o();
t=Jx(t);var r=Ms(e,t);r!==null&&So(r,e,t),Y1(e,t)}}var Ud=!0;function hB(e,t,r,o){var n=ue.T;ue.T=null;var a=Ye.p;try{Ye.p=2,F1(e,t,r,o)}finally{Ye.p=a,ue.T=n}}
function gB(e,t,r,o){var n=ue.T;ue.T=null;var a=Ye.p;try{Ye.p=8,F1(e,t,r,o)}finally{Ye.p=a,ue.T=n}}function F1(e,t,r,o){if(Ud){var n=Xx(o);if(n===null)Bw(e,t,o,
av,r),P6(e,o);else if(bB(n,e,t,r,o))o.stopPropagation();else if(P6(e,o),t&4&&-1<vB.indexOf(e)){for(;n!==null;){var a=qd(n);if(a!==null)switch(a.tag){case 3:if(a=
a.stateNode,a.current.memoizedState.isDehydrated){var i=us(a.pendingLanes);if(i!==0){var l=a;for(l.pendingLanes|=2,l.entangledLanes|=2;i;){var s=1<<31-Go(i);l.entanglements[1]|=
s,i&=~s}Ea(a),(qe&6)===0&&(Jg=Vo()+500,wf(0,!1))}}break;case 31:case 13:l=Ms(a,2),l!==null&&So(l,a,2),xv(),Y1(a,2)}if(a=Xx(o),a===null&&Bw(e,t,o,av,r),a===n)break;
n=a}n!==null&&o.stopPropagation()}else Bw(e,t,o,null,r)}}function Xx(e){return e=r1(e),X1(e)}var av=null;function X1(e){if(av=null,e=hs(e),e!==null){var t=mf(e);
if(t===null)e=null;else{var r=t.tag;if(r===13){if(e=U6(t),e!==null)return e;e=null}else if(r===31){if(e=G6(t),e!==null)return e;e=null}else if(r===3){if(t.stateNode.
current.memoizedState.isDehydrated)return t.tag===3?t.stateNode.containerInfo:null;e=null}else t!==e&&(e=null)}}return av=e,null}function j8(e){switch(e){case"b\
eforetoggle":case"cancel":case"click":case"close":case"contextmenu":case"copy":case"cut":case"auxclick":case"dblclick":case"dragend":case"dragstart":case"drop":case"\
focusin":case"focusout":case"input":case"invalid":case"keydown":case"keypress":case"keyup":case"mousedown":case"mouseup":case"paste":case"pause":case"play":case"\
pointercancel":case"pointerdown":case"pointerup":case"ratechange":case"reset":case"seeked":case"submit":case"toggle":case"touchcancel":case"touchend":case"touch\
start":case"volumechange":case"change":case"selectionchange":case"textInput":case"compositionstart":case"compositionend":case"compositionupdate":case"beforeblur":case"\
afterblur":case"beforeinput":case"blur":case"fullscreenchange":case"fullscreenerror":case"focus":case"hashchange":case"popstate":case"select":case"selectstart":
return 2;case"drag":case"dragenter":case"dragexit":case"dragleave":case"dragover":case"mousemove":case"mouseout":case"mouseover":case"pointermove":case"pointero\
ut":case"pointerover":case"resize":case"scroll":case"touchmove":case"wheel":case"mouseenter":case"mouseleave":case"pointerenter":case"pointerleave":return 8;case"\
message":switch(NO()){case K6:return 2;case Q6:return 8;case Dg:case OO:return 32;case Z6:return 268435456;default:return 32}default:return 32}}var Kx=!1,dl=null,
ml=null,ul=null,cf=new Map,df=new Map,Qi=[],vB="mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend \
dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(" ");function P6(e,t){
switch(e){case"focusin":case"focusout":dl=null;break;case"dragenter":case"dragleave":ml=null;break;case"mouseover":case"mouseout":ul=null;break;case"pointerover":case"\
pointerout":cf.delete(t.pointerId);break;case"gotpointercapture":case"lostpointercapture":df.delete(t.pointerId)}}function Ru(e,t,r,o,n,a){return e===null||e.nativeEvent!==
a?(e={blockedOn:t,domEventName:r,eventSystemFlags:o,nativeEvent:a,targetContainers:[n]},t!==null&&(t=qd(t),t!==null&&L8(t)),e):(e.eventSystemFlags|=o,t=e.targetContainers,
n!==null&&t.indexOf(n)===-1&&t.push(n),e)}function bB(e,t,r,o,n){switch(t){case"focusin":return dl=Ru(dl,e,t,r,o,n),!0;case"dragenter":return ml=Ru(ml,e,t,r,o,n),
!0;case"mouseover":return ul=Ru(ul,e,t,r,o,n),!0;case"pointerover":var a=n.pointerId;return cf.set(a,Ru(cf.get(a)||null,e,t,r,o,n)),!0;case"gotpointercapture":return a=
n.pointerId,df.set(a,Ru(df.get(a)||null,e,t,r,o,n)),!0}return!1}function H8(e){var t=hs(e.target);if(t!==null){var r=mf(t);if(r!==null){if(t=r.tag,t===13){if(t=
U6(r),t!==null){e.blockedOn=t,sT(e.priority,function(){B6(r)});return}}else if(t===31){if(t=G6(r),t!==null){e.blockedOn=t,sT(e.priority,function(){B6(r)});return}}else if(t===
3&&r.stateNode.current.memoizedState.isDehydrated){e.blockedOn=r.tag===3?r.stateNode.containerInfo:null;return}}}e.blockedOn=null}function Ag(e){if(e.blockedOn!==
null)return!1;for(var t=e.targetContainers;0<t.length;){var r=Xx(e.nativeEvent);if(r===null){r=e.nativeEvent;var o=new r.constructor(r.type,r);Ww=o,r.target.dispatchEvent(
o),Ww=null}else return t=qd(r),t!==null&&L8(t),e.blockedOn=r,!1;t.shift()}return!0}function L6(e,t,r){Ag(e)&&r.delete(t)}function yB(){Kx=!1,dl!==null&&Ag(dl)&&
(dl=null),ml!==null&&Ag(ml)&&(ml=null),ul!==null&&Ag(ul)&&(ul=null),cf.forEach(L6),df.forEach(L6)}function dg(e,t){e.blockedOn===t&&(e.blockedOn=null,Kx||(Kx=!0,
cr.unstable_scheduleCallback(cr.unstable_NormalPriority,yB)))}var mg=null;function j6(e){mg!==e&&(mg=e,cr.unstable_scheduleCallback(cr.unstable_NormalPriority,function(){
mg===e&&(mg=null);for(var t=0;t<e.length;t+=3){var r=e[t],o=e[t+1],n=e[t+2];if(typeof o!="function"){if(X1(o||r)===null)continue;break}var a=qd(r);a!==null&&(e.
splice(t,3),t-=3,px(a,{pending:!0,data:n,method:r.method,action:o},o,n))}}))}function Gd(e){function t(s){return dg(s,e)}dl!==null&&dg(dl,e),ml!==null&&dg(ml,e),
ul!==null&&dg(ul,e),cf.forEach(t),df.forEach(t);for(var r=0;r<Qi.length;r++){var o=Qi[r];o.blockedOn===e&&(o.blockedOn=null)}for(;0<Qi.length&&(r=Qi[0],r.blockedOn===
null);)H8(r),r.blockedOn===null&&Qi.shift();if(r=(e.ownerDocument||e).$$reactFormReplay,r!=null)for(o=0;o<r.length;o+=3){var n=r[o],a=r[o+1],i=n[zo]||null;if(typeof a==
"function")i||j6(r);else if(i){var l=null;if(a&&a.hasAttribute("formAction")){if(n=a,i=a[zo]||null)l=i.formAction;else if(X1(n)!==null)continue}else l=i.action;
typeof l=="function"?r[o+1]=l:(r.splice(o,3),o-=3),j6(r)}}}function I8(){function e(a){a.canIntercept&&a.info==="react-transition"&&a.intercept({handler:function(){
return new Promise(function(i){return n=i})},focusReset:"manual",scroll:"manual"})}function t(){n!==null&&(n(),n=null),o||setTimeout(r,20)}function r(){if(!o&&!navigation.
transition){var a=navigation.currentEntry;a&&a.url!=null&&navigation.navigate(a.url,{state:a.getState(),info:"react-transition",history:"replace"})}}if(typeof navigation==
"object"){var o=!1,n=null;return navigation.addEventListener("navigate",e),navigation.addEventListener("navigatesuccess",t),navigation.addEventListener("navigat\
eerror",t),setTimeout(r,100),function(){o=!0,navigation.removeEventListener("navigate",e),navigation.removeEventListener("navigatesuccess",t),navigation.removeEventListener(
"navigateerror",t),n!==null&&(n(),n=null)}}}function K1(e){this._internalRoot=e}Cv.prototype.render=K1.prototype.render=function(e){var t=this._internalRoot;if(t===
null)throw Error(H(409));var r=t.current,o=$o();P8(r,o,e,t,null,null)};Cv.prototype.unmount=K1.prototype.unmount=function(){var e=this._internalRoot;if(e!==null){
this._internalRoot=null;var t=e.containerInfo;P8(e.current,2,null,e,null,null),xv(),t[$d]=null}};function Cv(e){this._internalRoot=e}Cv.prototype.unstable_scheduleHydration=
function(e){if(e){var t=oR();e={blockedOn:null,target:e,priority:t};for(var r=0;r<Qi.length&&t!==0&&t<Qi[r].priority;r++);Qi.splice(r,0,e),r===0&&H8(e)}};var H6=I6.
version;if(H6!=="19.3.1")throw Error(H(527,H6,"19.3.1"));Ye.findDOMNode=function(e){var t=e._reactInternals;if(t===void 0)throw typeof e.render=="function"?Error(
H(188)):(e=Object.keys(e).join(","),Error(H(268,e)));return e=wO(t),e=e!==null?$6(e):null,e=e===null?null:e.stateNode,e};var wB={bundleType:0,version:"19.3.1",rendererPackageName:"\
react-dom",currentDispatcherRef:ue,reconcilerVersion:"19.3.1"};if(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__<"u"&&(Eu=__REACT_DEVTOOLS_GLOBAL_HOOK__,!Eu.isDisabled&&
Eu.supportsFiber))try{uf=Eu.inject(wB),Uo=Eu}catch{}var Eu;zv.createRoot=function(e,t){if(!V6(e))throw Error(H(299));var r=!1,o="",n=w4,a=x4,i=_4;return t!=null&&
(t.unstable_strictMode===!0&&(r=!0),t.identifierPrefix!==void 0&&(o=t.identifierPrefix),t.onUncaughtError!==void 0&&(n=t.onUncaughtError),t.onCaughtError!==void 0&&
(a=t.onCaughtError),t.onRecoverableError!==void 0&&(i=t.onRecoverableError)),t=D8(e,1,!1,null,null,r,o,null,n,a,i,I8),e[$d]=t.current,I1(e),new K1(t)};zv.hydrateRoot=
function(e,t,r){if(!V6(e))throw Error(H(299));var o=!1,n="",a=w4,i=x4,l=_4,s=null;return r!=null&&(r.unstable_strictMode===!0&&(o=!0),r.identifierPrefix!==void 0&&
(n=r.identifierPrefix),r.onUncaughtError!==void 0&&(a=r.onUncaughtError),r.onCaughtError!==void 0&&(i=r.onCaughtError),r.onRecoverableError!==void 0&&(l=r.onRecoverableError),
r.formState!==void 0&&(s=r.formState)),t=D8(e,1,!0,t,r??null,o,n,s,a,i,l,I8),t.context=B8(null),r=t.current,o=$o(),o=Jx(o),n=al(o),n.callback=null,il(r,n,o),r=o,
t.current.lanes=r,pf(t,r),Ea(t),e[$d]=t.current,I1(e),new Cv(t)};zv.version="19.3.1"});var $8=$n((Che,G8)=>{"use strict";function U8(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{
__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(U8)}catch(e){console.error(e)}}U8(),G8.exports=V8()});function Be(e){return Object.keys(e)}function Vv(e){return e&&typeof e=="object"&&!Array.isArray(e)}function sm(e,t){let r={...e},o=t;return Vv(e)&&Vv(t)&&Object.keys(t).forEach(n=>{Vv(o[n])&&n in e?
r[n]=sm(r[n],o[n]):r[n]=o[n]}),r}function c_(e){return e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`)}function t9(e){return typeof e!="string"||!e.includes("var(--mantine-scale)")?e:e.match(/^calc\((.*?)\)$/)?.[1].split("*")[0].trim()}function xi(e){let t=t9(e);
return typeof t=="number"?t:typeof t=="string"?t.includes("calc")||t.includes("var")?t:t.includes("px")?Number(t.replace("px","")):t.includes("rem")?Number(t.replace(
"rem",""))*16:t.includes("em")?Number(t.replace("em",""))*16:Number(t):NaN}function d_(e){return e==="0rem"?"0rem":`calc(${e} * var(--mantine-scale))`}function m_(e,{shouldScale:t=!1}={}){function r(o){if(o===0||o==="0")return`0${e}`;if(typeof o==
"number"){let n=`${o/16}${e}`;return t?d_(n):n}if(typeof o=="string"){if(o===""||o.startsWith("calc(")||o.startsWith("clamp(")||o.includes("rgba("))return o;if(o.
includes(","))return o.split(",").map(a=>r(a)).join(",");if(o.includes(" "))return o.split(" ").map(a=>r(a)).join(" ");let n=o.replace("px","");if(!Number.isNaN(
Number(n))){let a=`${Number(n)/16}${e}`;return t?d_(a):a}}return o}return r}var R=m_("rem",{shouldScale:!0}),Vs=m_("em");function Da(e){return Object.keys(e).reduce((t,r)=>(e[r]!==void 0&&(t[r]=e[r]),t),{})}function Ef(e){if(typeof e=="number")return!0;if(typeof e=="string"){if(e.startsWith("calc(")||e.startsWith("var(")||e.includes(" ")&&e.trim()!=="")return!0;let t=/^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/;
return e.trim().split(/\s+/).every(r=>t.test(r))}return!1}var k_=x(D(),1);function Nf(e){return Array.isArray(e)||e===null?!1:typeof e=="object"?e.type!==k_.Fragment:!1}var Of=x(D(),1);function Et(e){let t=(0,Of.createContext)(null);return[t,()=>{let o=(0,Of.use)(t);if(o===null)throw new Error(e);return o}]}function Kv(e,t){return r=>{if(typeof r!="string"||r.trim().length===0)throw new Error(t);return`${e}-${r}`}}function Mf(e,t){let r=e;for(;(r=r.parentElement)&&!r.matches(t););return r}function T_(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].disabled)return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].disabled)return o}return e}function R_(e,t,r){
for(let o=e+1;o<t.length;o+=1)if(!t[o].disabled)return o;if(r){for(let o=0;o<t.length;o+=1)if(!t[o].disabled)return o}return e}function y9(e,t,r){return Mf(e,r)===
Mf(t,r)}function E_({parentSelector:e,siblingSelector:t,onKeyDown:r,loop:o=!0,activateOnFocus:n=!1,dir:a="rtl",orientation:i}){return l=>{r?.(l);let s=Array.from(
Mf(l.currentTarget,e)?.querySelectorAll(t)||[]).filter(p=>y9(l.currentTarget,p,e)),c=s.findIndex(p=>l.currentTarget===p),u=R_(c,s,o),d=T_(c,s,o),m=a==="rtl"?d:u,
f=a==="rtl"?u:d;switch(l.key){case"ArrowRight":i==="horizontal"&&(l.stopPropagation(),l.preventDefault(),s[m].focus(),n&&s[m].click());break;case"ArrowLeft":i===
"horizontal"&&(l.stopPropagation(),l.preventDefault(),s[f].focus(),n&&s[f].click());break;case"ArrowUp":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),
s[d].focus(),n&&s[d].click());break;case"ArrowDown":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),s[u].focus(),n&&s[u].click());break;case"Home":l.stopPropagation(),
l.preventDefault(),s[R_(-1,s,!1)]?.focus();break;case"End":l.stopPropagation(),l.preventDefault(),s[T_(s.length,s,!1)]?.focus()}}}var w9={app:100,modal:200,popover:300,overlay:400,max:9999};function ar(e){return w9[e]}var Df=()=>{};function A_(e,t={active:!0}){return typeof e!="function"||!t.active?t.onKeyDown||Df:r=>{r.key==="Escape"&&(e(r),t.onTrigger?.())}}function oe(e,t="size",r=!0){if(e!==void 0)return Ef(e)?r?R(e):e:`var(--${t}-${e})`}function lt(e){return oe(e,"mantine-spacing")}function ve(e){return e===void 0?
"var(--mantine-radius-default)":oe(e,"mantine-radius")}function Me(e){return oe(e,"mantine-font-size")}function Bf(e){return oe(e,"mantine-line-height",!1)}function $s(e){
if(e)return oe(e,"mantine-shadow",!1)}function Tl(e,t){return r=>{e?.(r),t?.(r)}}function qs(e,t){return e in t?xi(t[e]):xi(e)}function cm(e,t){let r=e.map(o=>({value:o,px:qs(o,t)}));return r.sort((o,n)=>o.px-n.px),r}function Rl(e){return typeof e=="object"&&e!==null?"base"in e?e.base:void 0:e}function N_(e="mantine-"){return`${e}${Math.random().toString(36).slice(2,11)}`}var Ys=x(D(),1);function _i(e){let t=(0,Ys.useRef)(e);return(0,Ys.useEffect)(()=>{t.current=e}),(0,Ys.useMemo)(()=>((...r)=>t.current?.(...r)),[])}var Si=x(D(),1);function Ao(e,t){let{delay:r,flushOnUnmount:o,leading:n,maxWait:a}=typeof t=="number"?{delay:t,flushOnUnmount:!1,leading:!1,maxWait:void 0}:t,i=_i(
e),l=(0,Si.useRef)(0),s=(0,Si.useRef)(0),c=(0,Si.useRef)(null),u=(0,Si.useMemo)(()=>{let d=Object.assign((...m)=>{window.clearTimeout(l.current),c.current=m;let f=d.
_isFirstCall;d._isFirstCall=!1;function p(){window.clearTimeout(l.current),window.clearTimeout(s.current),l.current=0,s.current=0,d._isFirstCall=!0,d._hasPendingCallback=
!1}function h(){a!==void 0&&s.current===0&&(s.current=window.setTimeout(()=>{if(s.current=0,l.current!==0&&d._hasPendingCallback){let v=c.current;p(),i(...v)}},
a))}if(n&&f){i(...m);let v=()=>{p()},b=()=>{l.current!==0&&p()},y=()=>{p()};d.flush=b,d.cancel=y,l.current=window.setTimeout(v,r),h();return}if(n&&!f){d._hasPendingCallback=
!0;let v=()=>{l.current!==0&&(p(),i(...m))},b=()=>{p()};d.flush=v,d.cancel=b;let y=()=>{p()};l.current=window.setTimeout(y,r),h();return}d._hasPendingCallback=!0;
let w=()=>{l.current!==0&&(p(),i(...m))},g=()=>{p()};d.flush=w,d.cancel=g,l.current=window.setTimeout(w,r),h()},{flush:()=>{},cancel:()=>{},isPending:()=>d._hasPendingCallback,
_isFirstCall:!0,_hasPendingCallback:!1});return d},[i,r,n,a]);return(0,Si.useEffect)(()=>()=>{o?u.flush():u.cancel()},[u,o]),u}var Fs=x(D(),1),x9=["mousedown","touchstart"];function Qv(e,t,r,o=!0,n=!1){let a=(0,Fs.useRef)(null),i=t||x9,l=(0,Fs.useEffectEvent)(c=>{let{target:u}=c??{};if(!document.
body.contains(u)&&u?.tagName!=="HTML")return;let d=c.composedPath();Array.isArray(r)?r.every(m=>!!m&&!d.includes(m))&&e(c):a.current&&!d.includes(a.current)&&e(
c)}),s=i.join(",");return(0,Fs.useEffect)(()=>{if(!o)return;let c=s.split(",");return c.forEach(u=>document.addEventListener(u,l,n)),()=>{c.forEach(u=>document.
removeEventListener(u,l,n))}},[s,o,n]),a}var El=x(D(),1);function Zv(e={}){let t=e.timeout??2e3,[r,o]=(0,El.useState)(null),[n,a]=(0,El.useState)(!1),i=(0,El.useRef)(null);(0,El.useEffect)(()=>()=>{window.
clearTimeout(i.current)},[]);let l=u=>{window.clearTimeout(i.current),i.current=window.setTimeout(()=>a(!1),t),a(u)};return{copy:u=>{"clipboard"in navigator?navigator.
clipboard.writeText(u).then(()=>{o(null),l(!0)}).catch(d=>{o(d),a(!1)}):o(new Error("useClipboard: navigator.clipboard is not supported"))},reset:()=>{a(!1),o(null),
window.clearTimeout(i.current)},error:r,copied:n}}var Pf=x(D(),1);function _9(e,t){if(typeof t=="boolean")return t;if(typeof window<"u"&&"matchMedia"in window)try{return window.matchMedia(e).matches}catch{return!1}
return!1}function Lf(e,t,{getInitialValueInEffect:r}={getInitialValueInEffect:!0}){let[o,n]=(0,Pf.useState)(r?t:_9(e));return(0,Pf.useEffect)(()=>{try{if("match\
Media"in window){let a=window.matchMedia(e);n(a.matches);let i=l=>n(l.matches);return a.addEventListener("change",i),()=>{a.removeEventListener("change",i)}}}catch{
return}},[e]),o||!1}function dm(e,t){return Lf("(prefers-color-scheme: dark)",e==="dark",t)?"dark":"light"}var jf=x(D(),1),zt=typeof document<"u"?jf.useLayoutEffect:jf.useEffect;var Xs=x(D(),1);function S9(e,t){return e.length!==t.length||t.some((r,o)=>!Object.is(r,e[o]))}function xn(e,t){let r=(0,Xs.useRef)(!1),o=(0,Xs.useRef)(null),n=(0,Xs.useRef)(
void 0),a={};(0,Xs.useEffect)(()=>{let i=o.current===a,l=n.current;if(o.current=a,n.current=t,!r.current){r.current=!0;return}if(!i&&!(t&&l&&!S9(l,t)))return e()},
t)}var O_=x(D(),1);function mm({opened:e,shouldReturnFocus:t=!0}){let r=(0,O_.useRef)(null),o=()=>{r.current&&"focus"in r.current&&typeof r.current.focus=="functio\
n"&&r.current?.focus({preventScroll:!0})};return xn(()=>{let n=-1,a=i=>{i.key==="Tab"&&window.clearTimeout(n)};if(document.addEventListener("keydown",a),e)r.current=
document.activeElement;else if(t){let i=document.activeElement;n=window.setTimeout(()=>{let l=document.activeElement;(l===null||l===document.body||l===i)&&o()},
10)}return()=>{window.clearTimeout(n),document.removeEventListener("keydown",a)}},[e,t]),o}var C9=/input|select|textarea|button|object|summary|iframe/,Wv="a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [\
contenteditable], [tabindex]";function z9(e){let t=e.getAttribute("contenteditable");return t!==null&&t!=="false"}function k9(e){let t=e.nodeName.toLowerCase();
return(t==="audio"||t==="video")&&e.hasAttribute("controls")}function T9(e){return e.style.display==="none"}function R9(e){if(e.getAttribute("aria-hidden")||e.getAttribute(
"hidden")||e.getAttribute("type")==="hidden")return!1;let t=e;for(;t&&!(t===document.body||t.nodeType===11);){if(T9(t))return!1;t=t.parentNode}return!0}function Ks(e){
let t=e.getAttribute("tabindex");return t===null&&(t=void 0),parseInt(t,10)}function Hf(e){let t=e.nodeName.toLowerCase(),r=!Number.isNaN(Ks(e));return(C9.test(
t)&&!e.disabled||z9(e)||k9(e)||e instanceof HTMLAnchorElement&&e.href||r)&&R9(e)}function Jv(e){let t=Ks(e);return(Number.isNaN(t)||t>=0)&&Hf(e)}function M_(e){
let t=Array.from(e.querySelectorAll(Wv)).filter(Jv),r=t.filter(n=>Ks(n)>0).sort((n,a)=>Ks(n)-Ks(a)),o=t.filter(n=>!(Ks(n)>0));return[...r,...o]}var E9=["date","time","datetime-local","month","week"],A9=["audio","video","iframe","object","embed"];function eb(e){return!!e&&e.tagName==="INPUT"&&e.type==="r\
adio"}function D_(e,t){return e.name!==""&&e.name===t.name&&e.form===t.form}function N9(e){let t=e.nodeName.toLowerCase();return t==="input"?E9.includes(e.type):
A9.includes(t)}function O9(e,t){let r=M_(e);return r.filter(o=>o===t||!eb(o)?!0:eb(t)&&D_(o,t)?!1:o.checked?!0:!r.some(n=>eb(n)&&n.checked&&D_(n,o)))}function M9(e,t,r,o){
let n=e.indexOf(t);if(n!==-1)return n+1;if(t===r)return 0;let a=o?Node.DOCUMENT_POSITION_PRECEDING:Node.DOCUMENT_POSITION_FOLLOWING,i=e.findIndex(l=>(t.compareDocumentPosition(
l)&a)!==0);return i===-1?0:i}function D9(e,t,r){let o=O9(e,t);r&&o.reverse();let n=M9(o,t,e,r);return[...o.slice(n),...o.slice(0,n)].filter(a=>a!==t)}function B_(e,t){
for(let r of e)if(r.focus(),t.activeElement===r)return}function P_(e,t){let r=e.getRootNode(),o=r.activeElement;if(!o||o!==e&&!e.contains(o))return;let n=D9(e,o,
t.shiftKey);if(N9(o)){setTimeout(()=>{let a=r.activeElement;e.isConnected&&a!==o&&a!==n[0]&&B_([...n,o],r)});return}t.preventDefault(),B_(n,r)}var Qs=x(D(),1),tb=new Set;function B9(e,t){let r=t.getRootNode().activeElement;if(!r)return!1;for(let o of tb){let n=o.current;if(o!==e&&n&&n!==t&&t.contains(n)&&
n.contains(r))return!0}return!1}function rb(e=!0){let t=(0,Qs.useRef)(null),r=n=>{let a=n.querySelector("[data-autofocus]");if(!a){let i=Array.from(n.querySelectorAll(
Wv));a=i.find(Jv)||i.find(Hf)||null,!a&&Hf(n)&&(a=n)}a?a.focus({preventScroll:!0}):console.warn("[@mantine/hooks/use-focus-trap] Failed to find focusable elemen\
t within provided node",n)},o=(0,Qs.useCallback)(n=>{if(e){if(n===null){t.current=null;return}t.current!==n&&(setTimeout(()=>{n.getRootNode()?r(n):console.warn(
"[@mantine/hooks/use-focus-trap] Ref node is not part of the dom",n)}),t.current=n)}},[e]);return(0,Qs.useEffect)(()=>{if(!e)return;t.current&&setTimeout(()=>{t.
current&&r(t.current)});let n=a=>{a.key!=="Tab"||a.defaultPrevented||!t.current||B9(t,t.current)||P_(t.current,a)};return tb.add(t),document.addEventListener("k\
eydown",n),()=>{tb.delete(t),document.removeEventListener("keydown",n)}},[e]),o}var L_=x(D(),1),P9=e=>(e+1)%1e6;function ob(){let[,e]=(0,L_.useReducer)(P9,0);return e}var Zs=x(D(),1);function _e(e){let t=(0,Zs.useId)(),[r,o]=(0,Zs.useState)(`mantine-${t.replace(/:/g,"")}`),n=(0,Zs.useRef)(!1);return zt(()=>{n.current||(n.current=
!0,o(N_()))},[]),typeof e=="string"?e:r}var If=x(D(),1);function um(e,t,r){let o=(0,If.useEffectEvent)(t);(0,If.useEffect)(()=>(window.addEventListener(e,o,r),()=>window.removeEventListener(e,o,r)),[e])}var j_=x(D(),1);function Al(e,t){if(typeof e=="function")return e(t);typeof e=="object"&&e!==null&&"current"in e&&(e.current=t)}function Ws(...e){let t=new Map;
return r=>{if(e.forEach(o=>{let n=Al(o,r);n&&t.set(o,n)}),t.size>0)return()=>{e.forEach(o=>{let n=t.get(o);n&&typeof n=="function"?n():Al(o,null)}),t.clear()}}}
function ze(...e){return(0,j_.useCallback)(Ws(...e),e)}var H_=x(D(),1);function bt({value:e,defaultValue:t,finalValue:r,onChange:o=()=>{}}){let[n,a]=(0,H_.useState)(t!==void 0?t:r),i=(l,...s)=>{a(l),o?.(l,...s)};return e!==
void 0?[e,o,!0]:[n,i,!1]}function Nl(e,t){return Lf("(prefers-reduced-motion: reduce)",e,t)}var L9={" ":"space",ArrowLeft:"arrowleft",ArrowRight:"arrowright",ArrowUp:"arrowup",ArrowDown:"arrowdown",Escape:"escape",Esc:"escape",esc:"escape",Enter:"enter",
Tab:"tab",Backspace:"backspace",Delete:"delete",Insert:"insert",Home:"home",End:"end",PageUp:"pageup",PageDown:"pagedown","+":"plus","-":"minus","*":"asterisk",
"/":"slash"};function Vf(e){let t=e.replace("Key","").toLowerCase();return L9[e]||t}function j9(e){let t=e.toLowerCase().split("+").map(a=>a.trim()),r={alt:t.includes(
"alt"),ctrl:t.includes("ctrl"),meta:t.includes("meta"),mod:t.includes("mod"),shift:t.includes("shift")},o=["alt","ctrl","meta","shift","mod"],n=t.find(a=>!o.includes(
a));return{...r,key:n==="[plus]"?"+":n}}function H9(e,t,r){let{alt:o,ctrl:n,meta:a,mod:i,shift:l,key:s}=e,{altKey:c,ctrlKey:u,metaKey:d,shiftKey:m,key:f,code:p}=t;
if(o!==c)return!1;if(i){if(!u&&!d)return!1}else if(n!==u||a!==d)return!1;return l!==m?!1:!!(s&&(r?Vf(p)===Vf(s):Vf(f??p)===Vf(s)))}function I_(e,t){return r=>H9(
j9(e),r,t)}var Uf=x(D(),1);function I9(e,t,r=!1){return e.target instanceof HTMLElement?(r||!e.target.isContentEditable)&&!t.includes(e.target.tagName):!0}function nb(e,t=[
"INPUT","TEXTAREA","SELECT"],r=!1){let o=(0,Uf.useEffectEvent)(n=>{e.forEach(([a,i,l])=>{let{preventDefault:s=!0,usePhysicalKeys:c=!1}=l||{};I_(a,c)(n)&&I9(n,t,
r)&&(s&&n.preventDefault(),i(n))})});(0,Uf.useEffect)(()=>(document.documentElement.addEventListener("keydown",o),()=>document.documentElement.removeEventListener(
"keydown",o)),[])}var Js=x(D(),1);function ab(e=!1,t={}){let[r,o]=(0,Js.useState)(e),n=(0,Js.useCallback)(()=>{o(i=>i||(t.onOpen?.(),!0))},[t.onOpen]),a=(0,Js.useCallback)(()=>{o(
i=>i&&(t.onClose?.(),!1))},[t.onClose]);return[r,{open:n,close:a,toggle:(0,Js.useCallback)(()=>{r?a():n()},[a,n,r]),set:o}]}var Gf=x(D(),1);function ib(e){let t=(0,Gf.useRef)(void 0);return(0,Gf.useEffect)(()=>{t.current=e},[e]),t.current}var Ba=x(D(),1),V9=["mouse","touch"],U9=10;function sb(e,t={}){let{threshold:r=400,events:o=V9,cancelOnMove:n=!1,onStart:a,onFinish:i,onCancel:l}=t,s=(0,Ba.useRef)(
!1),c=(0,Ba.useRef)(!1),u=(0,Ba.useRef)(-1),d=(0,Ba.useRef)(null);(0,Ba.useEffect)(()=>()=>window.clearTimeout(u.current),[]);let m=o.join(",");return(0,Ba.useMemo)(
()=>{if(typeof e!="function")return{};let f=n!==!1,p=n===!0?U9:n===!1?0:n,h=b=>{!U_(b)&&!lb(b)||(a&&a(b),d.current=V_(b),c.current=!0,u.current=window.setTimeout(
()=>{e(b),s.current=!0},r))},w=b=>{!U_(b)&&!lb(b)||(s.current?i&&i(b):c.current&&l&&l(b),s.current=!1,c.current=!1,d.current=null,u.current!==-1&&(window.clearTimeout(
u.current),u.current=-1))},g=b=>{if(!f||!c.current||s.current)return;let y=V_(b);if(!y||!d.current)return;let _=y.x-d.current.x,C=y.y-d.current.y;Math.sqrt(_*_+
C*C)>p&&w(b)},v={};return o.includes("mouse")&&(v.onMouseDown=h,v.onMouseUp=w,v.onMouseLeave=w,f&&(v.onMouseMove=g)),o.includes("touch")&&(v.onTouchStart=h,v.onTouchEnd=
w,v.onTouchCancel=w,f&&(v.onTouchMove=g)),v},[e,r,l,i,a,n,m])}function V_(e){if(lb(e)){let t=e.touches[0]??e.changedTouches[0];return t?{x:t.clientX,y:t.clientY}:
null}return{x:e.clientX,y:e.clientY}}function lb(e){return window.TouchEvent?e.nativeEvent instanceof TouchEvent:"touches"in e.nativeEvent}function U_(e){return e.
nativeEvent instanceof MouseEvent}var Pa=x(D(),1),qf=x(zi(),1);function F9(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function cb(e){return e.current?
e.current.scrollHeight:"auto"}function pm(e){return typeof e=="number"&&e>0}function db({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,
onTransitionStart:o,expanded:n,keepMounted:a}){let i={height:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,Pa.useEffectEvent)(()=>o?.()),s=(0,Pa.useEffectEvent)(
()=>r?.()),c=(0,Pa.useRef)(null),[u,d]=(0,Pa.useState)(n?{}:i),[m,f]=(0,Pa.useState)(n?"entered":"exited"),p=b=>{(0,qf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},
w=b=>{let y=e??F9(b);return{transition:`height ${y}ms ${t}, opacity ${y}ms ${t}`}},g=(0,Pa.useRef)(0);xn(()=>{g.current+=1;let b=g.current,y=()=>g.current===b;e!==
0&&l(),n?window.requestAnimationFrame(()=>{!y()||!c.current||((0,qf.flushSync)(()=>f("entering")),h({willChange:"height",display:"block",overflow:"hidden"}),window.
requestAnimationFrame(()=>{if(!y()||!c.current)return;let _=cb(c);if(!pm(_)){p({}),f("entered"),s();return}h({...w(_),height:_})}))}):window.requestAnimationFrame(
()=>{if(!y()||!c.current)return;(0,qf.flushSync)(()=>f("exiting"));let _=cb(c);if(!pm(_)){p(i),f("exited"),s();return}h({...w(_),willChange:"height",height:_}),
window.requestAnimationFrame(()=>{!y()||!c.current||h({height:0,overflow:"hidden"})})})},[n]);let v=b=>{if(!(b.target!==c.current||b.propertyName!=="height"))if(n){
let y=cb(c);y===u.height?p({}):h({height:y}),f("entered"),s()}else u.height===0&&(p(i),f("exited"),s())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,
ref:Ws(c,b?.ref),onTransitionEnd:v,style:{boxSizing:"border-box",...b?.style,...u}})}}var La=x(D(),1),Yf=x(zi(),1);function X9(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function mb(e){return e.current?
e.current.scrollWidth:"auto"}function ub({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,onTransitionStart:o,expanded:n,keepMounted:a}){
let i={width:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,La.useEffectEvent)(()=>o?.()),s=(0,La.useEffectEvent)(()=>r?.()),c=(0,La.useRef)(null),[u,d]=(0,La.useState)(
n?{}:i),[m,f]=(0,La.useState)(n?"entered":"exited"),p=b=>{(0,Yf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},w=b=>{let y=e??X9(b);return{transition:`width ${y}\
ms ${t}, opacity ${y}ms ${t}`}},g=(0,La.useRef)(0);xn(()=>{g.current+=1;let b=g.current,y=()=>g.current===b;e!==0&&l(),n?window.requestAnimationFrame(()=>{!y()||
!c.current||((0,Yf.flushSync)(()=>f("entering")),h({willChange:"width",display:"block",overflow:"hidden"}),window.requestAnimationFrame(()=>{if(!y()||!c.current)
return;let _=mb(c);if(!pm(_)){p({}),f("entered"),s();return}h({...w(_),width:_})}))}):window.requestAnimationFrame(()=>{if(!y()||!c.current)return;(0,Yf.flushSync)(
()=>f("exiting"));let _=mb(c);if(!pm(_)){p(i),f("exited"),s();return}h({...w(_),willChange:"width",width:_}),window.requestAnimationFrame(()=>{!y()||!c.current||
h({width:0,overflow:"hidden"})})})},[n]);let v=b=>{if(!(b.target!==c.current||b.propertyName!=="width"))if(n){let y=mb(c);y===u.width?p({}):h({width:y}),f("ente\
red"),s()}else u.width===0&&(p(i),f("exited"),s())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,ref:Ws(c,b?.ref),onTransitionEnd:v,style:{boxSizing:"\
border-box",...b?.style,...u}})}}function X_(){return typeof process<"u"&&process.env,"development"}var fb=x(D(),1);function ki(e){let t=fb.default.version;return typeof fb.default.version!="string"||t.startsWith("18.")?e?.ref:e?.props?.ref}function hm(e,t=document){let r=t.querySelector(e);if(r)return r;let o=t.querySelectorAll("*");for(let n=0;n<o.length;n+=1){let a=o[n];if(a.shadowRoot){let i=hm(
e,a.shadowRoot);if(i)return i}}return null}function qn(e,t=document){let r=[],o=t.querySelectorAll(e);r.push(...Array.from(o));let n=t.querySelectorAll("*");for(let a=0;a<
n.length;a+=1){let i=n[a];if(i.shadowRoot){let l=qn(e,i.shadowRoot);r.push(...l)}}return r}function Xo(e){if(!e)return document;let t=e.getRootNode(),r=t.nodeType===
Node.DOCUMENT_NODE,o=t.nodeType===Node.DOCUMENT_FRAGMENT_NODE&&"host"in t;return r||o?t:document}var K_=x(D(),1);function so(e){let t=K_.Children.toArray(e);return t.length!==1||!Nf(t[0])?null:t[0]}function Q_(e){var t,r,o="";if(typeof e=="string"||typeof e=="number")o+=e;else if(typeof e=="object")if(Array.isArray(e)){var n=e.length;for(t=0;t<n;t++)e[t]&&
(r=Q_(e[t]))&&(o&&(o+=" "),o+=r)}else for(r in e)e[r]&&(o&&(o+=" "),o+=r);return o}function K9(){for(var e,t,r=0,o="",n=arguments.length;r<n;r++)(e=arguments[r])&&
(t=Q_(e))&&(o&&(o+=" "),o+=t);return o}var we=K9;var Q9={};function Z9(e){let t={};return e.forEach(r=>{Object.entries(r).forEach(([o,n])=>{t[o]?t[o]=we(t[o],n):t[o]=n})}),t}function ja({theme:e,classNames:t,props:r,
stylesCtx:o}){return Z9((Array.isArray(t)?t:[t]).map(n=>typeof n=="function"?n(e,r,o):n||Q9))}function Ol({theme:e,styles:t,props:r,stylesCtx:o}){let n=Array.isArray(t)?t:[t],a={};for(let i of n)typeof i=="function"?Object.assign(a,i(e,r,o)):i&&Object.assign(
a,i);return a}function pb(e){return e==="auto"||e==="dark"||e==="light"}function Z_({key:e="mantine-color-scheme-value"}={}){let t;return{get:r=>{if(typeof window>"u")return r;try{let o=window.localStorage.getItem(e);return pb(o)?o:
r}catch{return r}},set:r=>{try{window.localStorage.setItem(e,r)}catch(o){console.warn("[@mantine/core] Local storage color scheme manager was unable to save col\
or scheme.",o)}},subscribe:r=>{t=o=>{o.storageArea===window.localStorage&&o.key===e&&pb(o.newValue)&&r(o.newValue)},window.addEventListener("storage",t)},unsubscribe:()=>{
window.removeEventListener("storage",t)},clear:()=>{window.localStorage.removeItem(e)}}}function Ha(e,t){return typeof e.primaryShade=="number"?e.primaryShade:t==="dark"?e.primaryShade.dark:e.primaryShade.light}function W9(e){return/^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e)}function J9(e){let t=e.replace("#","");if(t.length===3){let o=t.split("");t=[o[0],o[0],o[1],
o[1],o[2],o[2]].join("")}if(t.length===8){let o=parseInt(t.slice(6,8),16)/255;return{r:parseInt(t.slice(0,2),16),g:parseInt(t.slice(2,4),16),b:parseInt(t.slice(
4,6),16),a:o}}let r=parseInt(t,16);return{r:r>>16&255,g:r>>8&255,b:r&255,a:1}}function eE(e){let[t,r,o,n]=e.replace(/[^0-9,./]/g,"").split(/[/,]/).map(Number);return{
r:t,g:r,b:o,a:n===void 0?1:n}}function tE(e){let t=e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i);if(!t)return{r:0,
g:0,b:0,a:1};let r=parseInt(t[1],10),o=parseInt(t[2],10)/100,n=parseInt(t[3],10)/100,a=t[5]?parseFloat(t[5]):void 0,i=(1-Math.abs(2*n-1))*o,l=r/60,s=i*(1-Math.abs(
l%2-1)),c=n-i/2,u,d,m;return l>=0&&l<1?(u=i,d=s,m=0):l>=1&&l<2?(u=s,d=i,m=0):l>=2&&l<3?(u=0,d=i,m=s):l>=3&&l<4?(u=0,d=s,m=i):l>=4&&l<5?(u=s,d=0,m=i):(u=i,d=0,m=
s),{r:Math.round((u+c)*255),g:Math.round((d+c)*255),b:Math.round((m+c)*255),a:a===void 0?1:a}}function ec(e){return W9(e)?J9(e):e.startsWith("rgb")?eE(e):e.startsWith(
"hsl")?tE(e):{r:0,g:0,b:0,a:1}}function hb(e){return e<=.03928?e/12.92:((e+.055)/1.055)**2.4}function rE(e){let t=e.match(/oklch\((.*?)%\s/);return t?parseFloat(t[1]):null}function oE(e){if(e.
startsWith("oklch("))return(rE(e)||0)/100;let{r:t,g:r,b:o}=ec(e),n=t/255,a=r/255,i=o/255,l=hb(n),s=hb(a),c=hb(i);return .2126*l+.7152*s+.0722*c}function tc(e,t=.179){
return e.startsWith("var(")?!1:oE(e)>t}function No({color:e,theme:t,colorScheme:r}){if(typeof e!="string")throw new Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instea\
d got ${typeof e}`);if(e==="bright")return{color:e,value:r==="dark"?t.white:t.black,shade:void 0,isThemeColor:!1,isLight:tc(r==="dark"?t.white:t.black,t.luminanceThreshold),
variable:"--mantine-color-bright"};if(e==="dimmed")return{color:e,value:r==="dark"?t.colors.dark[2]:t.colors.gray[7],shade:void 0,isThemeColor:!1,isLight:tc(r===
"dark"?t.colors.dark[2]:t.colors.gray[6],t.luminanceThreshold),variable:"--mantine-color-dimmed"};if(e==="white"||e==="black")return{color:e,value:e==="white"?t.
white:t.black,shade:void 0,isThemeColor:!1,isLight:tc(e==="white"?t.white:t.black,t.luminanceThreshold),variable:`--mantine-color-${e}`};let[o,n]=e.split("."),a=n?
Number(n):void 0,i=o in t.colors;if(i){let l=a!==void 0?t.colors[o][a]:t.colors[o][Ha(t,r||"light")];return{color:o,value:l,shade:a,isThemeColor:i,isLight:tc(l,
t.luminanceThreshold),variable:n?`--mantine-color-${o}-${a}`:`--mantine-color-${o}-filled`}}return{color:e,value:e,isThemeColor:i,isLight:tc(e,t.luminanceThreshold),
shade:a,variable:void 0}}function Pe(e,t){let r=No({color:e||t.primaryColor,theme:t});return r.variable?`var(${r.variable})`:e}function rc(e){return!!e&&typeof e=="object"&&"mantine-virtual-color"in e}function Ia(e,t){if(e.startsWith("var("))return`color-mix(in srgb, ${e}, black ${t*100}%)`;let{r,g:o,b:n,a}=ec(e),i=1-t,l=s=>Math.round(s*i);return`rgba(${l(r)}\
, ${l(o)}, ${l(n)}, ${a})`}function gm(e,t){let r={from:e?.from||t.defaultGradient.from,to:e?.to||t.defaultGradient.to,deg:e?.deg??t.defaultGradient.deg??0},o=Pe(r.from,t),n=Pe(r.to,t);return`\
linear-gradient(${r.deg}deg, ${o} 0%, ${n} 100%)`}function Yn(e,t){if(typeof e!="string"||t>1||t<0)return"rgba(0, 0, 0, 1)";if(e.startsWith("var("))return`color-mix(in srgb, ${e}, transparent ${(1-t)*100}%)`;if(e.
startsWith("oklch"))return e.includes("/")?e.replace(/\/\s*[\d.]+\s*\)/,`/ ${t})`):e.replace(")",` / ${t})`);let{r,g:o,b:n}=ec(e);return`rgba(${r}, ${o}, ${n}, ${t}\
)`}var gb=Yn;var W_=({color:e,theme:t,variant:r,gradient:o,autoContrast:n})=>{let a=No({color:e,theme:t}),i=typeof n=="boolean"?n:t.autoContrast;if(r==="none")return{background:"\
transparent",hover:"transparent",color:"inherit",border:"none"};if(r==="filled"){let l=a.isThemeColor&&a.shade===void 0&&rc(t.colors[a.color]),s=i?l?`var(--mant\
ine-color-${a.color}-contrast)`:a.isLight?"var(--mantine-color-black)":"var(--mantine-color-white)":"var(--mantine-color-white)";return a.isThemeColor?a.shade===
void 0?{background:`var(--mantine-color-${e}-filled)`,hover:`var(--mantine-color-${e}-filled-hover)`,color:s,border:`${R(1)} solid transparent`}:{background:`va\
r(--mantine-color-${a.color}-${a.shade})`,hover:`var(--mantine-color-${a.color}-${a.shade===9?8:a.shade+1})`,color:s,border:`${R(1)} solid transparent`}:{background:e,
hover:Ia(e,.1),color:s,border:`${R(1)} solid transparent`}}if(r==="light"){if(a.isThemeColor){if(a.shade===void 0)return{background:`var(--mantine-color-${e}-li\
ght)`,hover:`var(--mantine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.
shade];return{background:l,hover:Ia(l,.1),color:`var(--mantine-color-${a.color}-light-color)`,border:`${R(1)} solid transparent`}}return{background:Yn(e,.1),hover:Yn(
e,.12),color:e,border:`${R(1)} solid transparent`}}if(r==="outline")return a.isThemeColor?a.shade===void 0?{background:"transparent",hover:`var(--mantine-color-${e}\
-outline-hover)`,color:`var(--mantine-color-${e}-outline)`,border:`${R(1)} solid var(--mantine-color-${e}-outline)`}:{background:"transparent",hover:Yn(t.colors[a.
color][a.shade],.05),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid var(--mantine-color-${a.color}-${a.shade})`}:{background:"transpar\
ent",hover:Yn(e,.05),color:e,border:`${R(1)} solid ${e}`};if(r==="subtle"){if(a.isThemeColor){if(a.shade===void 0)return{background:"transparent",hover:`var(--m\
antine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.shade];return{background:"\
transparent",hover:Yn(l,.12),color:`var(--mantine-color-${a.color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}}return{background:"transparent",
hover:Yn(e,.12),color:e,border:`${R(1)} solid transparent`}}return r==="transparent"?a.isThemeColor?a.shade===void 0?{background:"transparent",hover:"transparen\
t",color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:`var(--mantine-color-${a.
color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:e,border:`${R(1)} solid transparent`}:r===
"white"?a.isThemeColor?a.shade===void 0?{background:"var(--mantine-color-white)",hover:Ia(t.white,.01),color:`var(--mantine-color-${e}-filled)`,border:`${R(1)} \
solid transparent`}:{background:"var(--mantine-color-white)",hover:Ia(t.white,.01),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid tran\
sparent`}:{background:"var(--mantine-color-white)",hover:Ia(t.white,.01),color:e,border:`${R(1)} solid transparent`}:r==="gradient"?{background:gm(o,t),hover:gm(
o,t),color:"var(--mantine-color-white)",border:"none"}:r==="default"?{background:"var(--mantine-color-default)",hover:"var(--mantine-color-default-hover)",color:"\
var(--mantine-color-default-color)",border:`${R(1)} solid var(--mantine-color-default-border)`}:{}};function Fn({color:e,theme:t,autoContrast:r,colorScheme:o}){return(typeof r=="boolean"?r:t.autoContrast)&&No({color:e||t.primaryColor,theme:t,colorScheme:o}).isLight?
"var(--mantine-color-black)":"var(--mantine-color-white)"}function Ff(e,t,r){return Fn({color:r==="dark"?e.dark:e.light,theme:t,colorScheme:r,autoContrast:!0})}
function vb(e,t){let r=e.colors[e.primaryColor];return rc(r)?e.autoContrast?Ff(r,e,t):"var(--mantine-color-white)":Fn({color:r[Ha(e,t)],theme:e,autoContrast:null})}function Ti(e,t){return typeof e=="boolean"?e:t.autoContrast}var Xf=x(D(),1),oc=(0,Xf.createContext)(null);function _n(){let e=(0,Xf.use)(oc);if(!e)throw new Error("[@mantine/core] MantineProvider was not found in tree");
return e}function J_(){return _n().cssVariablesResolver}function e2(){return _n().classNamesPrefix}function Ri(){return _n().getStyleNonce}function t2(){return _n().
withStaticClasses}function r2(){return _n().headless}function o2(){return _n().stylesTransform?.sx}function n2(){return _n().stylesTransform?.styles}function Ko(){
return _n().env||"default"}function a2(){return _n().deduplicateInlineStyles}var Xn=x(D(),1);function i2(e){let t=document.createElement("style");return t.setAttribute("data-mantine-styles","inline"),t.innerHTML="*, *::before, *::after {transition: none\
 !important;}",t.setAttribute("data-mantine-disable-transition","true"),e&&t.setAttribute("nonce",e),document.head.appendChild(t),()=>document.querySelectorAll(
"[data-mantine-disable-transition]").forEach(o=>o.remove())}function vm({keepTransitions:e}={}){let t=(0,Xn.useRef)(Df),r=(0,Xn.useRef)(-1),o=(0,Xn.use)(oc),n=Ri(),
a=(0,Xn.useRef)(n?.());if(!o)throw new Error("[@mantine/core] MantineProvider was not found in tree");let i=d=>{o.setColorScheme(d),t.current=e?()=>{}:i2(a.current),
window.clearTimeout(r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},l=()=>{o.clearColorScheme(),t.current=e?()=>{}:i2(a.current),window.clearTimeout(
r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},s=dm("light",{getInitialValueInEffect:!1}),c=o.colorScheme==="auto"?s:o.colorScheme,u=(0,Xn.useCallback)(
()=>i(c==="light"?"dark":"light"),[i,c]);return(0,Xn.useEffect)(()=>()=>{t.current?.(),window.clearTimeout(r.current)},[]),{colorScheme:o.colorScheme,setColorScheme:i,
clearColorScheme:l,toggleColorScheme:u}}var Kn=x(D(),1);function nc(e,t){let r=typeof window<"u"&&"matchMedia"in window&&window.matchMedia("(prefers-color-scheme: dark)")?.matches,o=e!=="auto"?e:r?"dark":"light";t()?.
setAttribute("data-mantine-color-scheme",o)}function l2({manager:e,defaultColorScheme:t,getRootElement:r,forceColorScheme:o}){let n=(0,Kn.useRef)(null),[a,i]=(0,Kn.useState)(
()=>e.get(t)),l=o||a,s=(0,Kn.useCallback)(u=>{o||(nc(u,r),i(u),e.set(u))},[e.set,l,o]),c=(0,Kn.useCallback)(()=>{i(t),nc(t,r),e.clear()},[e.clear,t]);return(0,Kn.useEffect)(
()=>(e.subscribe(s),e.unsubscribe),[e.subscribe,e.unsubscribe]),zt(()=>{nc(e.get(t),r)},[]),(0,Kn.useEffect)(()=>{if(o)return nc(o,r),()=>{};o===void 0&&nc(a,r),
typeof window<"u"&&"matchMedia"in window&&(n.current=window.matchMedia("(prefers-color-scheme: dark)"));let u=d=>{a==="auto"&&nc(d.matches?"dark":"light",r)};return n.
current?.addEventListener("change",u),()=>n.current?.removeEventListener("change",u)},[a,o]),{colorScheme:l,setColorScheme:s,clearColorScheme:c}}function Ei(e,t={getInitialValueInEffect:!0}){let r=dm(e,t),{colorScheme:o}=vm();return o==="auto"?r:o}var m2={dark:["#C9C9C9","#b8b8b8","#828282","#696969","#424242","#3b3b3b","#2e2e2e","#242424","#1f1f1f","#141414"],gray:["#f8f9fa","#f1f3f5","#e9ecef","#dee2e6",
"#ced4da","#adb5bd","#868e96","#495057","#343a40","#212529"],red:["#fff5f5","#ffe3e3","#ffc9c9","#ffa8a8","#ff8787","#ff6b6b","#fa5252","#f03e3e","#e03131","#c9\
2a2a"],pink:["#fff0f6","#ffdeeb","#fcc2d7","#faa2c1","#f783ac","#f06595","#e64980","#d6336c","#c2255c","#a61e4d"],grape:["#f8f0fc","#f3d9fa","#eebefa","#e599f7",
"#da77f2","#cc5de8","#be4bdb","#ae3ec9","#9c36b5","#862e9c"],violet:["#f3f0ff","#e5dbff","#d0bfff","#b197fc","#9775fa","#845ef7","#7950f2","#7048e8","#6741d9","\
#5f3dc4"],indigo:["#edf2ff","#dbe4ff","#bac8ff","#91a7ff","#748ffc","#5c7cfa","#4c6ef5","#4263eb","#3b5bdb","#364fc7"],blue:["#e7f5ff","#d0ebff","#a5d8ff","#74c\
0fc","#4dabf7","#339af0","#228be6","#1c7ed6","#1971c2","#1864ab"],cyan:["#e3fafc","#c5f6fa","#99e9f2","#66d9e8","#3bc9db","#22b8cf","#15aabf","#1098ad","#0c8599",
"#0b7285"],teal:["#e6fcf5","#c3fae8","#96f2d7","#63e6be","#38d9a9","#20c997","#12b886","#0ca678","#099268","#087f5b"],green:["#ebfbee","#d3f9d8","#b2f2bb","#8ce\
99a","#69db7c","#51cf66","#40c057","#37b24d","#2f9e44","#2b8a3e"],lime:["#f4fce3","#e9fac8","#d8f5a2","#c0eb75","#a9e34b","#94d82d","#82c91e","#74b816","#66a80f",
"#5c940d"],yellow:["#fff9db","#fff3bf","#ffec99","#ffe066","#ffd43b","#fcc419","#fab005","#f59f00","#f08c00","#e67700"],orange:["#fff4e6","#ffe8cc","#ffd8a8","#\
ffc078","#ffa94d","#ff922b","#fd7e14","#f76707","#e8590c","#d9480f"]};var u2="-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji",bm={scale:1,fontSmoothing:!0,focusRing:"\
auto",white:"#fff",black:"#000",colors:m2,primaryShade:{light:6,dark:8},primaryColor:"blue",variantColorResolver:W_,autoContrast:!1,luminanceThreshold:.3,fontFamily:u2,
fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace",respectReducedMotion:!1,cursorType:"default",
defaultGradient:{from:"blue",to:"cyan",deg:45},defaultRadius:"md",activeClassName:"mantine-active",focusClassName:"",headings:{fontFamily:u2,fontWeight:"700",textWrap:"\
wrap",sizes:{h1:{fontSize:R(34),lineHeight:"1.3"},h2:{fontSize:R(26),lineHeight:"1.35"},h3:{fontSize:R(22),lineHeight:"1.4"},h4:{fontSize:R(18),lineHeight:"1.45"},
h5:{fontSize:R(16),lineHeight:"1.5"},h6:{fontSize:R(14),lineHeight:"1.5"}}},fontSizes:{xs:R(12),sm:R(14),md:R(16),lg:R(18),xl:R(20)},lineHeights:{xs:"1.4",sm:"1\
.45",md:"1.55",lg:"1.6",xl:"1.65"},fontWeights:{regular:"400",medium:"600",bold:"700"},radius:{xs:R(2),sm:R(4),md:R(8),lg:R(16),xl:R(32)},spacing:{xs:R(10),sm:R(
12),md:R(16),lg:R(20),xl:R(32)},breakpoints:{xs:"36em",sm:"48em",md:"62em",lg:"75em",xl:"88em"},shadows:{xs:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), 0 ${R(1)} ${R(
2)} rgba(0, 0, 0, 0.1)`,sm:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(10)} ${R(15)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(7)} ${R(7)} ${R(-5)}`,
md:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(20)} ${R(25)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(10)} ${R(10)} ${R(-5)}`,lg:`0 ${R(1)} ${R(
3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(28)} ${R(23)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(12)} ${R(12)} ${R(-7)}`,xl:`0 ${R(1)} ${R(3)} rgba(0, 0, 0,\
 0.05), rgba(0, 0, 0, 0.05) 0 ${R(36)} ${R(28)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(17)} ${R(17)} ${R(-7)}`},other:{},components:{}};var iE="[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#prima\
ry-color",f2="[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }";function bb(e){return e<
0||e>9?!1:parseInt(e.toString(),10)===e}function p2(e){if(!(e.primaryColor in e.colors))throw new Error(iE);if(typeof e.primaryShade=="object"&&(!bb(e.primaryShade.
dark)||!bb(e.primaryShade.light)))throw new Error(f2);if(typeof e.primaryShade=="number"&&!bb(e.primaryShade))throw new Error(f2)}function h2(e,t){if(!t)return p2(
e),e;let r=sm(e,t);return t.fontFamily&&!t.headings?.fontFamily&&(r.headings={...r.headings,fontFamily:t.fontFamily}),p2(r),r}var Ml=x(D(),1),g2=x(T(),1),yb=(0,Ml.createContext)(null),lE=()=>(0,Ml.use)(yb)||bm;function rt(){let e=(0,Ml.use)(yb);if(!e)throw new Error("@mantine/core: Man\
tineProvider was not found in component tree, make sure you have it in your app");return e}function Qf({theme:e,children:t,inherit:r=!0}){let o=lE(),n=(0,Ml.useMemo)(
()=>h2(r?o:bm,e),[e,o,r]);return(0,g2.jsx)(yb,{value:n,children:t})}Qf.displayName="@mantine/core/MantineThemeProvider";function Zf(e){return Object.entries(e).map(([t,r])=>`${t}: ${r};`).join("")}function wb(e,t){let r=t?[t]:[":root",":host"],o=Zf(e.variables),n=o?`${r.join(", ")}{${o}}`:"",a=Zf(e.dark),i=Zf(e.light),l=s=>r.map(c=>c===":host"?`${c}([data\
-mantine-color-scheme="${s}"])`:`${c}[data-mantine-color-scheme="${s}"]`).join(", ");return`${n}

${a?`${l("dark")}{${a}}`:""}

${i?`${l("light")}{${i}}`:""}`}function ym({theme:e,color:t,colorScheme:r,name:o=t,withColorValues:n=!0}){if(!e.colors[t])return{};if(r==="light"){let l=Ha(e,"light"),s={[`--mantine-color-${o}\
-text`]:`var(--mantine-color-${o}-filled)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-filled-hover`]:`var(--mantine\
-color-${o}-${l===9?8:l+1})`,[`--mantine-color-${o}-light`]:`var(--mantine-color-${o}-1)`,[`--mantine-color-${o}-light-hover`]:`var(--mantine-color-${o}-2)`,[`-\
-mantine-color-${o}-light-color`]:`var(--mantine-color-${o}-9)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-outline\
-hover`]:gb(e.colors[t][l],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine-color-${o}-2`]:e.colors[t][2],
[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`--mantine-color-${o}-6`]:e.colors[t][6],
[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],...s}:s}let a=Ha(e,"dark"),i={[`--\
mantine-color-${o}-text`]:`var(--mantine-color-${o}-4)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${a})`,[`--mantine-color-${o}-filled-hover`]:`\
var(--mantine-color-${o}-${a===9?8:a+1})`,[`--mantine-color-${o}-light`]:Ia(e.colors[t][9],.5),[`--mantine-color-${o}-light-hover`]:Ia(e.colors[t][9],.3),[`--ma\
ntine-color-${o}-light-color`]:`var(--mantine-color-${o}-0)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${Math.max(a-4,0)})`,[`--mantine-color-${o}\
-outline-hover`]:gb(e.colors[t][Math.max(a-4,0)],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine\
-color-${o}-2`]:e.colors[t][2],[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`-\
-mantine-color-${o}-6`]:e.colors[t][6],[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],
...i}:i}function Dl(e,t,r){Be(t).forEach(o=>Object.assign(e,{[`--mantine-${r}-${o}`]:t[o]}))}var Wf=e=>{let t=Ha(e,"light"),r=e.defaultRadius in e.radius?e.radius[e.defaultRadius]:
R(e.defaultRadius),o={variables:{"--mantine-z-index-app":"100","--mantine-z-index-modal":"200","--mantine-z-index-popover":"300","--mantine-z-index-overlay":"40\
0","--mantine-z-index-max":"9999","--mantine-scale":e.scale.toString(),"--mantine-cursor-type":e.cursorType,"--mantine-webkit-font-smoothing":e.fontSmoothing?"a\
ntialiased":"unset","--mantine-moz-font-smoothing":e.fontSmoothing?"grayscale":"unset","--mantine-color-white":e.white,"--mantine-color-black":e.black,"--mantin\
e-line-height":e.lineHeights.md,"--mantine-font-family":e.fontFamily,"--mantine-font-family-monospace":e.fontFamilyMonospace,"--mantine-font-family-headings":e.
headings.fontFamily,"--mantine-heading-font-weight":e.headings.fontWeight,"--mantine-heading-text-wrap":e.headings.textWrap,"--mantine-radius-default":r,"--mant\
ine-primary-color-filled":`var(--mantine-color-${e.primaryColor}-filled)`,"--mantine-primary-color-filled-hover":`var(--mantine-color-${e.primaryColor}-filled-h\
over)`,"--mantine-primary-color-light":`var(--mantine-color-${e.primaryColor}-light)`,"--mantine-primary-color-light-hover":`var(--mantine-color-${e.primaryColor}\
-light-hover)`,"--mantine-primary-color-light-color":`var(--mantine-color-${e.primaryColor}-light-color)`},light:{"--mantine-color-scheme":"light","--mantine-pr\
imary-color-contrast":vb(e,"light"),"--mantine-color-bright":"var(--mantine-color-black)","--mantine-color-text":e.black,"--mantine-color-body":e.white,"--manti\
ne-color-error":"var(--mantine-color-red-6)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-gray-5)",
"--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-${t})`,"--mantine-color-default":"var(--mantine-color-white)","--mantine-color-default-hover":"v\
ar(--mantine-color-gray-0)","--mantine-color-default-color":"var(--mantine-color-black)","--mantine-color-default-border":"var(--mantine-color-gray-4)","--manti\
ne-color-dimmed":"var(--mantine-color-gray-6)","--mantine-color-disabled":"var(--mantine-color-gray-2)","--mantine-color-disabled-color":"var(--mantine-color-gr\
ay-5)","--mantine-color-disabled-border":"var(--mantine-color-gray-3)"},dark:{"--mantine-color-scheme":"dark","--mantine-primary-color-contrast":vb(e,"dark"),"-\
-mantine-color-bright":"var(--mantine-color-white)","--mantine-color-text":"var(--mantine-color-dark-0)","--mantine-color-body":"var(--mantine-color-dark-7)","-\
-mantine-color-error":"var(--mantine-color-red-8)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-da\
rk-3)","--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-4)`,"--mantine-color-default":"var(--mantine-color-dark-6)","--mantine-color-default-hove\
r":"var(--mantine-color-dark-5)","--mantine-color-default-color":"var(--mantine-color-white)","--mantine-color-default-border":"var(--mantine-color-dark-4)","--\
mantine-color-dimmed":"var(--mantine-color-dark-2)","--mantine-color-disabled":"var(--mantine-color-dark-6)","--mantine-color-disabled-color":"var(--mantine-col\
or-dark-3)","--mantine-color-disabled-border":"var(--mantine-color-dark-4)"}};Dl(o.variables,e.breakpoints,"breakpoint"),Dl(o.variables,e.spacing,"spacing"),Dl(
o.variables,e.fontSizes,"font-size"),Dl(o.variables,e.lineHeights,"line-height"),Dl(o.variables,e.shadows,"shadow"),Dl(o.variables,e.radius,"radius"),Dl(o.variables,
e.fontWeights,"font-weight"),e.colors[e.primaryColor].forEach((a,i)=>{o.variables[`--mantine-primary-color-${i}`]=`var(--mantine-color-${e.primaryColor}-${i})`}),
Be(e.colors).forEach(a=>{let i=e.colors[a];if(rc(i)){Object.assign(o.light,ym({theme:e,name:i.name,color:i.light,colorScheme:"light",withColorValues:!0})),Object.
assign(o.dark,ym({theme:e,name:i.name,color:i.dark,colorScheme:"dark",withColorValues:!0})),o.light[`--mantine-color-${i.name}-contrast`]=Ff(i,e,"light"),o.dark[`\
--mantine-color-${i.name}-contrast`]=Ff(i,e,"dark");return}i.forEach((l,s)=>{o.variables[`--mantine-color-${a}-${s}`]=l}),Object.assign(o.light,ym({theme:e,color:a,
colorScheme:"light",withColorValues:!1})),Object.assign(o.dark,ym({theme:e,color:a,colorScheme:"dark",withColorValues:!1}))});let n=e.headings.sizes;return Be(n).
forEach(a=>{o.variables[`--mantine-${a}-font-size`]=n[a].fontSize,o.variables[`--mantine-${a}-line-height`]=n[a].lineHeight,o.variables[`--mantine-${a}-font-wei\
ght`]=n[a].fontWeight||e.headings.fontWeight}),o};var v2=x(T(),1);function b2(){let e=rt(),t=Ri(),r=Be(e.breakpoints).reduce((o,n)=>{let a=e.breakpoints[n].includes("px"),i=xi(e.breakpoints[n]);return`${o}@medi\
a (max-width: ${a?`${i-.1}px`:Vs(i-.1)}) {.mantine-visible-from-${n} {display: none !important;}}@media (min-width: ${a?`${i}px`:Vs(i)}) {.mantine-hidden-from-${n}\
 {display: none !important;}}`},"");return(0,v2.jsx)("style",{"data-mantine-styles":"classes",nonce:t?.(),dangerouslySetInnerHTML:{__html:r}})}function y2({theme:e,generator:t}){let r=Wf(e),o=t?.(e);return o?sm(r,o):r}var xb=Wf(bm);function w2(e){let t={variables:{},light:{},dark:{}};return Be(e.variables).forEach(r=>{xb.variables[r]!==e.variables[r]&&(t.variables[r]=e.variables[r])}),
Be(e.light).forEach(r=>{xb.light[r]!==e.light[r]&&(t.light[r]=e.light[r])}),Be(e.dark).forEach(r=>{xb.dark[r]!==e.dark[r]&&(t.dark[r]=e.dark[r])}),t}var x2=x(T(),1);function sE(e){return wb({variables:{},dark:{"--mantine-color-scheme":"dark"},light:{"--mantine-color-scheme":"light"}},e)}function _b({cssVariablesSelector:e,
deduplicateCssVariables:t}){let r=rt(),o=Ri(),n=J_(),a=y2({theme:r,generator:n}),i=(e===void 0||e===":root"||e===":host")&&t,l=i?w2(a):a,s=wb(l,e);return s?(0,x2.jsx)(
"style",{"data-mantine-styles":!0,nonce:o?.(),dangerouslySetInnerHTML:{__html:`${s}${i?"":sE(e)}`}}):null}_b.displayName="@mantine/CssVariables";function _2({respectReducedMotion:e,getRootElement:t}){zt(()=>{e&&t()?.setAttribute("data-respect-reduced-motion","true")},[e])}var Ai=x(T(),1);function Jf({theme:e,children:t,getStyleNonce:r,withStaticClasses:o=!0,withGlobalClasses:n=!0,deduplicateCssVariables:a=!0,withCssVariables:i=!0,
cssVariablesSelector:l,classNamesPrefix:s="mantine",colorSchemeManager:c=Z_(),defaultColorScheme:u="light",getRootElement:d=()=>document.documentElement,cssVariablesResolver:m,
forceColorScheme:f,stylesTransform:p,env:h,deduplicateInlineStyles:w=!1}){let{colorScheme:g,setColorScheme:v,clearColorScheme:b}=l2({defaultColorScheme:u,forceColorScheme:f,
manager:c,getRootElement:d});return _2({respectReducedMotion:e?.respectReducedMotion||!1,getRootElement:d}),(0,Ai.jsx)(oc,{value:{colorScheme:g,setColorScheme:v,
clearColorScheme:b,getRootElement:d,classNamesPrefix:s,getStyleNonce:r,cssVariablesResolver:m,cssVariablesSelector:l??":root",withStaticClasses:o,stylesTransform:p,
env:h,deduplicateInlineStyles:w},children:(0,Ai.jsxs)(Qf,{theme:e,children:[i&&(0,Ai.jsx)(_b,{cssVariablesSelector:l,deduplicateCssVariables:a}),n&&(0,Ai.jsx)(b2,
{}),t]})})}Jf.displayName="@mantine/core/MantineProvider";function S2({children:e,theme:t,env:r}){return(0,Ai.jsx)(oc,{value:{colorScheme:"auto",setColorScheme:()=>{},
clearColorScheme:()=>{},getRootElement:()=>document.documentElement,classNamesPrefix:"mantine",cssVariablesSelector:":root",withStaticClasses:!1,headless:!0,env:r},
children:(0,Ai.jsx)(Qf,{theme:t,children:e})})}S2.displayName="@mantine/core/HeadlessMantineProvider";function k(e,t,r){let o=rt(),n=(Array.isArray(e)?e:[e]).filter(Boolean),a={};for(let i of n){let l=o.components[i]?.defaultProps,s=typeof l=="function"?l(o):l;s&&
(a={...a,...s})}return{...t,...a,...Da(r)}}function Qn({classNames:e,styles:t,props:r,stylesCtx:o}){let n=rt();return{resolvedClassNames:e===void 0?void 0:ja({theme:n,classNames:e,props:r,stylesCtx:o||void 0}),
resolvedStyles:t===void 0?void 0:Ol({theme:n,styles:t,props:r,stylesCtx:o||void 0})}}var cE={always:"mantine-focus-always",auto:"mantine-focus-auto",never:"mantine-focus-never"};function C2({theme:e,options:t,unstyled:r}){return we(t?.focusable&&
!r&&(e.focusClassName||cE[e.focusRing]),t?.active&&!r&&e.activeClassName)}function ep(e,t,r=1){if(Object.is(e,t))return!0;if(r===0||typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;if(Array.isArray(e)||Array.isArray(
t)){if(!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length)return!1;for(let n=0;n<e.length;n+=1)if(!ep(e[n],t[n],r-1))return!1;return!0}let o=Object.keys(
e);if(o.length!==Object.keys(t).length)return!1;for(let n of o)if(!Object.hasOwn(t,n)||!ep(e[n],t[n],r-1))return!1;return!0}function z2({selector:e,stylesCtx:t,options:r,props:o,theme:n}){return ja({theme:n,classNames:r?.classNames,props:r?.props||o,stylesCtx:t})[e]}function k2({selector:e,stylesCtx:t,theme:r,classNames:o,props:n}){return ja({theme:r,classNames:o,props:n,stylesCtx:t})[e]}function T2({rootSelector:e,selector:t,className:r}){return e===t?r:void 0}function R2({selector:e,classes:t,unstyled:r}){return r?void 0:t[e]}function E2({themeName:e,classNamesPrefix:t,selector:r,withStaticClass:o}){return o===!1?[]:e.map(n=>`${t}-${n}-${r}`)}function A2({options:e,classes:t,selector:r,unstyled:o}){return e?.variant&&!o?t[`${r}--${e.variant}`]:void 0}function N2({theme:e,options:t,themeName:r,selector:o,classNamesPrefix:n,resolvedClassNames:a,resolvedThemeClassNames:i,classes:l,unstyled:s,className:c,rootSelector:u,
props:d,stylesCtx:m,withStaticClasses:f,headless:p,transformedStyles:h}){return we(C2({theme:e,options:t,unstyled:s||p}),i.map(w=>w[o]),A2({options:t,classes:l,
selector:o,unstyled:s||p}),a[o],k2({selector:o,stylesCtx:m,theme:e,classNames:h,props:d}),z2({selector:o,stylesCtx:m,options:t,props:d,theme:e}),T2({rootSelector:u,
selector:o,className:c}),R2({selector:o,classes:l,unstyled:s||p}),f&&!p&&E2({themeName:r,classNamesPrefix:n,selector:o,withStaticClass:t?.withStaticClass}),t?.className)}function wm({style:e,theme:t}){return Array.isArray(e)?e.reduce((r,o)=>({...r,...wm({style:o,theme:t})}),{}):typeof e=="function"?e(t):e??{}}function O2({theme:e,selector:t,options:r,props:o,stylesCtx:n,rootSelector:a,withStylesTransform:i,resolvedStyles:l,resolvedThemeStyles:s,resolvedVars:c,resolvedRootStyle:u}){
return{...s[t],...l[t],...!i&&Ol({theme:e,styles:r?.styles,props:r?.props||o,stylesCtx:n})[t],...c[t],...a===t?u:null,...wm({style:r?.style,theme:e})}}function M2(e){return e.reduce((t,r)=>(r&&Object.keys(r).forEach(o=>{t[o]={...t[o],...Da(r[o])}}),t),{})}function D2({props:e,stylesCtx:t,themeName:r,theme:o}){let n=n2()?.();return{getTransformedStyles:i=>n?[...i.map(l=>n(l,{props:e,theme:o,ctx:t})),...r.map(l=>n(
o.components[l]?.styles,{props:e,theme:o,ctx:t}))].filter(Boolean):[],withStylesTransform:!!n}}var B2=x(D(),1);function q({name:e,classes:t,props:r,stylesCtx:o,className:n,style:a,rootSelector:i="root",unstyled:l,classNames:s,styles:c,vars:u,varsResolver:d,
attributes:m,stable:f}){let p=rt(),h=e2(),w=t2(),g=r2(),v=(Array.isArray(e)?e:[e]).filter(U=>U),{withStylesTransform:b,getTransformedStyles:y}=D2({props:r,stylesCtx:o,
themeName:v,theme:p}),_=ja({theme:p,classNames:s,props:r,stylesCtx:o}),C=v.map(U=>ja({theme:p,classNames:p.components[U]?.classNames,props:r,stylesCtx:o})),S=b?
{}:Ol({theme:p,styles:c,props:r,stylesCtx:o}),z={};if(!b)for(let U of v){let V=Ol({theme:p,styles:p.components[U]?.styles,props:r,stylesCtx:o});for(let A of Object.
keys(V))z[A]={...z[A],...V[A]}}let I=M2([g?{}:d?.(p,r,o),...v.map(U=>p.components?.[U]?.vars?.(p,r,o)),u?.(p,r,o)]),M=wm({style:a,theme:p});return dE((U,V)=>({...m?.[U],
className:N2({theme:p,options:V,themeName:v,selector:U,classNamesPrefix:h,resolvedClassNames:_,resolvedThemeClassNames:C,classes:t,unstyled:l,className:n,rootSelector:i,
props:r,stylesCtx:o,withStaticClasses:w,headless:g,transformedStyles:y([V?.styles,c])}),style:O2({theme:p,selector:U,options:V,props:r,stylesCtx:o,rootSelector:i,
withStylesTransform:b,resolvedStyles:S,resolvedThemeStyles:z,resolvedVars:I,resolvedRootStyle:M})}),!!f,[p,h,w,g,b?r:null,t,l,n,i,m,o,_,C,S,z,I,M])}function dE(e,t,r){
let o=(0,B2.useRef)(null);return t?((!o.current||!ep(o.current.deps,r,3))&&(o.current={deps:r,getStyles:e}),o.current.getStyles):e}function Bl(e){return Be(e).reduce((t,r)=>e[r]!==void 0?`${t}${c_(r)}:${e[r]};`:t,"").trim()}function P2({selector:e,styles:t,media:r,container:o}){let n=t?Bl(t):"",a=Array.isArray(r)?r.map(l=>`@media${l.query}{${e}{${Bl(l.styles)}}}`):[],i=Array.isArray(
o)?o.map(l=>`@container ${l.query}{${e}{${Bl(l.styles)}}}`):[];return`${n?`${e}{${n}}`:""}${a.join("")}${i.join("")}`.trim()}var Sb=x(T(),1);function mE(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function Pl({deduplicate:e,
...t}){let r=Ri(),o=P2(t);return e?(0,Sb.jsx)("style",{href:`mantine-${mE(o)}`,precedence:"mantine",nonce:r?.(),children:o}):(0,Sb.jsx)("style",{"data-mantine-s\
tyles":"inline",nonce:r?.(),dangerouslySetInnerHTML:{__html:o}})}function uE(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function L2(e,t){return`__mdi__-${uE(`${e?
Bl(e):""}|${Array.isArray(t)?t.map(r=>`${r.query}:${Bl(r.styles)}`).join("|"):""}`)}`}function co(e){let{m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:s,ms:c,mis:u,mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:g,pr:v,pe:b,ps:y,pis:_,pie:C,bd:S,bdrs:z,bg:I,c:M,opacity:X,
ff:U,fz:V,fw:A,lts:F,ta:L,lh:P,fs:O,tt:j,td:Y,w:$,miw:Q,maw:ee,h:pe,mih:ne,mah:ge,bgsz:Ee,bgp:se,bgr:Ne,bga:Oe,pos:Xe,top:et,left:Ht,bottom:de,right:Dt,inset:Wt,
display:wr,flex:io,hiddenFrom:Un,visibleFrom:bn,lightHidden:Oa,darkHidden:yn,sx:tt,...Gn}=e;return{styleProps:Da({m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:s,ms:c,mis:u,
mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:g,pr:v,pis:_,pie:C,pe:b,ps:y,bd:S,bg:I,c:M,opacity:X,ff:U,fz:V,fw:A,lts:F,ta:L,lh:P,fs:O,tt:j,td:Y,w:$,miw:Q,maw:ee,h:pe,mih:ne,
mah:ge,bgsz:Ee,bgp:se,bgr:Ne,bga:Oe,pos:Xe,top:et,left:Ht,bottom:de,right:Dt,inset:Wt,display:wr,flex:io,bdrs:z,hiddenFrom:Un,visibleFrom:bn,lightHidden:Oa,darkHidden:yn,
sx:tt}),rest:Gn}}var j2={m:{type:"spacing",property:"margin"},mt:{type:"spacing",property:"marginTop"},mb:{type:"spacing",property:"marginBottom"},ml:{type:"spacing",property:"m\
arginLeft"},mr:{type:"spacing",property:"marginRight"},ms:{type:"spacing",property:"marginInlineStart"},me:{type:"spacing",property:"marginInlineEnd"},mis:{type:"\
spacing",property:"marginInlineStart"},mie:{type:"spacing",property:"marginInlineEnd"},mx:{type:"spacing",property:"marginInline"},my:{type:"spacing",property:"\
marginBlock"},p:{type:"spacing",property:"padding"},pt:{type:"spacing",property:"paddingTop"},pb:{type:"spacing",property:"paddingBottom"},pl:{type:"spacing",property:"\
paddingLeft"},pr:{type:"spacing",property:"paddingRight"},ps:{type:"spacing",property:"paddingInlineStart"},pe:{type:"spacing",property:"paddingInlineEnd"},pis:{
type:"spacing",property:"paddingInlineStart"},pie:{type:"spacing",property:"paddingInlineEnd"},px:{type:"spacing",property:"paddingInline"},py:{type:"spacing",property:"\
paddingBlock"},bd:{type:"border",property:"border"},bdrs:{type:"radius",property:"borderRadius"},bg:{type:"color",property:"background"},c:{type:"textColor",property:"\
color"},opacity:{type:"identity",property:"opacity"},ff:{type:"fontFamily",property:"fontFamily"},fz:{type:"fontSize",property:"fontSize"},fw:{type:"identity",property:"\
fontWeight"},lts:{type:"size",property:"letterSpacing"},ta:{type:"identity",property:"textAlign"},lh:{type:"lineHeight",property:"lineHeight"},fs:{type:"identit\
y",property:"fontStyle"},tt:{type:"identity",property:"textTransform"},td:{type:"identity",property:"textDecoration"},w:{type:"spacing",property:"width"},miw:{type:"\
spacing",property:"minWidth"},maw:{type:"spacing",property:"maxWidth"},h:{type:"spacing",property:"height"},mih:{type:"spacing",property:"minHeight"},mah:{type:"\
spacing",property:"maxHeight"},bgsz:{type:"size",property:"backgroundSize"},bgp:{type:"identity",property:"backgroundPosition"},bgr:{type:"identity",property:"b\
ackgroundRepeat"},bga:{type:"identity",property:"backgroundAttachment"},pos:{type:"identity",property:"position"},top:{type:"size",property:"top"},left:{type:"s\
ize",property:"left"},bottom:{type:"size",property:"bottom"},right:{type:"size",property:"right"},inset:{type:"size",property:"inset"},display:{type:"identity",
property:"display"},flex:{type:"identity",property:"flex"}};function xm(e,t){let r=No({color:e,theme:t});return r.color==="dimmed"?"var(--mantine-color-dimmed)":r.color==="bright"?"var(--mantine-color-bright)":r.variable?
`var(${r.variable})`:r.color}function H2(e,t){let r=No({color:e,theme:t});return r.isThemeColor&&r.shade===void 0?`var(--mantine-color-${r.color}-text)`:xm(e,t)}function I2(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let[r,o,...n]=e.split(" ").filter(i=>i.trim()!==""),a=`${R(r)}`;return o&&(a+=` ${o}`),
n.length>0&&(a+=` ${xm(n.join(" "),t)}`),a.trim()}return e}var V2={text:"var(--mantine-font-family)",mono:"var(--mantine-font-family-monospace)",monospace:"var(--mantine-font-family-monospace)",heading:"var(--mantine-fo\
nt-family-headings)",headings:"var(--mantine-font-family-headings)"};function U2(e){return typeof e=="string"&&e in V2?V2[e]:e}var fE=["h1","h2","h3","h4","h5","h6"];function G2(e,t){return typeof e=="string"&&e in t.fontSizes?`var(--mantine-font-size-${e})`:typeof e=="string"&&fE.includes(
e)?`var(--mantine-${e}-font-size)`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function $2(e){return e}var pE=["h1","h2","h3","h4","h5","h6"];function q2(e,t){return typeof e=="string"&&e in t.lineHeights?`var(--mantine-line-height-${e})`:typeof e=="string"&&pE.includes(
e)?`var(--mantine-${e}-line-height)`:e}function Y2(e,t){return typeof e=="string"&&e in t.radius?`var(--mantine-radius-${e})`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function F2(e){return typeof e=="number"?R(e):e}function X2(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let r=e.replace("-","");if(!(r in t.spacing))return R(e);let o=`--mantine-spacing-${r}`;
return e.startsWith("-")?`calc(var(${o}) * -1)`:`var(${o})`}return e}var tp={color:xm,textColor:H2,fontSize:G2,spacing:X2,radius:Y2,identity:$2,size:F2,lineHeight:q2,fontFamily:U2,border:I2};function K2(e){return e.replace("(min-width: ","").replace("em)","")}function Q2({media:e,...t}){let r=Object.keys(e).sort((o,n)=>Number(K2(o))-Number(K2(n))).map(
o=>({query:o,styles:e[o]}));return{...t,media:r}}function hE(e){if(typeof e!="object"||e===null)return!1;let t=Object.keys(e);return!(t.length===1&&t[0]==="base")}function gE(e){return typeof e=="object"&&e!==
null?"base"in e?e.base:void 0:e}function vE(e){return typeof e=="object"&&e!==null?Be(e).filter(t=>t!=="base"):[]}function bE(e,t){return typeof e=="object"&&e!==
null&&t in e?e[t]:e}function Z2({styleProps:e,data:t,theme:r}){return Q2(Be(e).reduce((o,n)=>{if(n==="hiddenFrom"||n==="visibleFrom"||n==="sx")return o;let a=t[n],
i=Array.isArray(a.property)?a.property:[a.property],l=gE(e[n]);if(!hE(e[n]))return i.forEach(c=>{o.inlineStyles[c]=tp[a.type](l,r)}),o;o.hasResponsiveStyles=!0;
let s=vE(e[n]);return i.forEach(c=>{l!=null&&(o.styles[c]=tp[a.type](l,r)),s.forEach(u=>{let d=`(min-width: ${r.breakpoints[u]})`;o.media[d]={...o.media[d],[c]:tp[a.
type](bE(e[n],u),r)}})}),o},{hasResponsiveStyles:!1,styles:{},inlineStyles:{},media:{}}))}var W2=x(D(),1);function rp(){return`__m__-${(0,W2.useId)().replace(/[:«»]/g,"")}`}function ac(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...ac(o,t)}),{}):typeof e=="function"?e(t):e??{}}function yE(e){return e}var J2=yE;var e5=x(T(),1);function Cb(e){return e}function N(e){let t=e;return t.extend=Cb,t.withProps=r=>{let o=n=>(0,e5.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=
`WithProps(${t.displayName})`,o},t}function Zn(e){return N(e)}var t5=x(T(),1);function je(e){let t=e;return t.withProps=r=>{let o=n=>(0,t5.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=`WithProps(${t.displayName}\
)`,o},t.extend=Cb,t}function r5(e){return`data-${(e.startsWith("data-")?e.slice(5):e).replace(/([a-z])([A-Z])/g,"$1-$2").toLowerCase()}`}function wE(e){return Object.keys(e).reduce(
(t,r)=>{let o=e[r];return o===void 0||o===""||o===!1||o===null||(t[r5(r)]=e[r]),t},{})}function zb(e){return e?typeof e=="string"?{[r5(e)]:!0}:Array.isArray(e)?
[...e].reduce((t,r)=>({...t,...zb(r)}),{}):wE(e):null}function kb(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...kb(o,t)}),{}):typeof e=="function"?e(t):e??{}}function o5({theme:e,style:t,vars:r,styleProps:o}){
let n=kb(t,e),a=kb(r,e);return{...n,...a,...o}}var Ll=x(T(),1);function n5({component:e,style:t,__vars:r,className:o,variant:n,mod:a,size:i,hiddenFrom:l,visibleFrom:s,lightHidden:c,darkHidden:u,renderRoot:d,
__size:m,ref:f,...p}){let h=rt(),w=e||"div",{styleProps:g,rest:v}=co(p),b=o2()?.()?.(g.sx),y=rp(),_=Z2({styleProps:g,theme:h,data:j2}),C=a2(),S=C&&_.hasResponsiveStyles?
L2(_.styles,_.media):y,z={ref:f,style:o5({theme:h,style:t,vars:r,styleProps:_.inlineStyles}),className:we(o,b,{[S]:_.hasResponsiveStyles,"mantine-light-hidden":c,
"mantine-dark-hidden":u,[`mantine-hidden-from-${l}`]:l,[`mantine-visible-from-${s}`]:s}),"data-variant":n,"data-size":Ef(i)?void 0:i||void 0,size:m,...zb(a),...v};
return(0,Ll.jsxs)(Ll.Fragment,{children:[_.hasResponsiveStyles&&(0,Ll.jsx)(Pl,{selector:`.${S}`,styles:_.styles,media:_.media,deduplicate:C}),typeof d=="functio\
n"?d(z):(0,Ll.jsx)(w,{...z})]})}n5.displayName="@mantine/core/Box";var E=J2(n5);var ic=x(D(),1);var xE=x(T(),1),_E=(0,ic.createContext)({dir:"ltr",toggleDirection:()=>{},setDirection:()=>{}});function mo(){return(0,ic.use)(_E)}var Tb=x(D(),1);var jl=x(T(),1),SE={transitionDuration:200,transitionTimingFunction:"ease",animateOpacity:!0,orientation:"vertical",keepMounted:!0,keepMountedMode:"activity"},Rb=N(
e=>{let{children:t,expanded:r,transitionDuration:o,transitionTimingFunction:n,style:a,onTransitionEnd:i,onTransitionStart:l,animateOpacity:s,keepMounted:c,keepMountedMode:u,
ref:d,orientation:m,...f}=k("Collapse",SE,e),p=Ko(),h=rt(),w=Nl(),g=h.respectReducedMotion&&w?0:o,v=(m==="horizontal"?ub:db)({expanded:r,transitionDuration:g,transitionTimingFunction:n,
onTransitionEnd:i,onTransitionStart:l,keepMounted:!1});if(g===0)return c===!0&&(u==="display-none"||p!=="test")?u==="display-none"?(0,jl.jsx)(E,{...f,style:{...ac(
a,h),...r?{}:{display:"none"}},ref:d,children:t}):(0,jl.jsx)(Tb.Activity,{mode:r?"visible":"hidden",children:(0,jl.jsx)(E,{...f,style:a,ref:d,children:t})}):r?(0,jl.jsx)(
E,{...f,style:a,ref:d,children:t}):null;let b=v.state==="exited",y;return c===!1?y=b?null:t:c===!0?y=u==="display-none"?t:(0,jl.jsx)(Tb.Activity,{mode:b?"hidden":
"visible",children:t}):y=t,(0,jl.jsx)(E,{...f,...v.getCollapseProps({style:{opacity:r||!s?1:0,transition:s?`opacity ${g}ms ${n}`:"none",...ac(a,h),...c&&u==="di\
splay-none"&&b?{display:"none"}:{}},ref:d}),children:y})});Rb.displayName="@mantine/core/Collapse";var[a5,Pt]=Et("ScrollArea.Root component was not found in tree");var i5=x(D(),1);function Qo(e,t){let r=(0,i5.useEffectEvent)(t);zt(()=>{let o=0;if(e){let n=new ResizeObserver(()=>{cancelAnimationFrame(o),o=window.requestAnimationFrame(r)});
return n.observe(e),()=>{window.cancelAnimationFrame(o),n.unobserve(e)}}},[e])}var Eb=x(D(),1),Ab=x(T(),1);function CE(e){let{style:t,...r}=e,o=Pt(),[n,a]=(0,Eb.useState)(0),[i,l]=(0,Eb.useState)(0),s=!!(n&&i);return Qo(o.scrollbarX,()=>{let c=o.
scrollbarX?.offsetHeight||0;o.onCornerHeightChange(c),l(c)}),Qo(o.scrollbarY,()=>{let c=o.scrollbarY?.offsetWidth||0;o.onCornerWidthChange(c),a(c)}),s?(0,Ab.jsx)(
"div",{...r,style:{...t,width:n,height:i}}):null}function l5(e){let t=Pt(),r=!!(t.scrollbarX&&t.scrollbarY);return t.type!=="scroll"&&r?(0,Ab.jsx)(CE,{...e}):null}var Wn=x(D(),1);var Nb=x(T(),1),zE={scrollHideDelay:1e3,type:"hover"};function Ob(e){let{type:t,scrollHideDelay:r,scrollbars:o,getStyles:n,ref:a,...i}=k("ScrollAreaRoot",zE,e),
[l,s]=(0,Wn.useState)(null),[c,u]=(0,Wn.useState)(null),[d,m]=(0,Wn.useState)(null),[f,p]=(0,Wn.useState)(null),[h,w]=(0,Wn.useState)(null),[g,v]=(0,Wn.useState)(
0),[b,y]=(0,Wn.useState)(0),[_,C]=(0,Wn.useState)(!1),[S,z]=(0,Wn.useState)(!1),I=ze(a,s);return(0,Nb.jsx)(a5,{value:{type:t,scrollHideDelay:r,scrollArea:l,viewport:c,
onViewportChange:u,content:d,onContentChange:m,scrollbarX:f,onScrollbarXChange:p,scrollbarXEnabled:_,onScrollbarXEnabledChange:C,scrollbarY:h,onScrollbarYChange:w,
scrollbarYEnabled:S,onScrollbarYEnabledChange:z,onCornerWidthChange:v,onCornerHeightChange:y,getStyles:n},children:(0,Nb.jsx)(E,{...i,ref:I,__vars:{"--sa-corner\
-width":o!=="xy"?"0px":`${g}px`,"--sa-corner-height":o!=="xy"?"0px":`${b}px`}})})}Ob.displayName="@mantine/core/ScrollAreaRoot";function op(e,t){let r=e/t;return Number.isNaN(r)?0:r}function Ni(e){let t=op(e.viewport,e.content),r=e.scrollbar.paddingStart+e.scrollbar.paddingEnd,o=(e.scrollbar.size-r)*t;return Math.max(o,18)}function np(e,t){return r=>{if(e[0]===e[1]||t[0]===t[1])return t[0];let o=(t[1]-t[0])/(e[1]-e[0]);return t[0]+o*(r-e[0])}}function kE(e,[t,r]){return Math.min(r,Math.max(t,e))}function Mb(e,t,r="ltr"){let o=Ni(t),n=t.scrollbar.paddingStart+t.scrollbar.paddingEnd,a=t.scrollbar.size-
n,i=t.content-t.viewport,l=a-o,s=kE(e,r==="ltr"?[0,i]:[i*-1,0]);return np([0,i],[0,l])(s)}function s5(e,t,r,o="ltr"){let n=Ni(r),a=n/2,i=t||a,l=n-i,s=r.scrollbar.paddingStart+i,c=r.scrollbar.size-r.scrollbar.paddingEnd-l,u=r.content-r.viewport,d=o===
"ltr"?[0,u]:[u*-1,0];return np([s,c],d)(e)}function ap(e,t){return e>0&&e<t}function lc(e){return e?parseInt(e,10):0}function Jn(e,t,{checkForDefaultPrevented:r=!0}={}){return o=>{e?.(o),(r===!1||!o.defaultPrevented)&&t?.(o)}}var[c5,Db]=Et("ScrollAreaScrollbar was not found in tree");var ea=x(D(),1);var Bb=x(T(),1);function ip(e){let{sizes:t,hasThumb:r,onThumbChange:o,onThumbPointerUp:n,onThumbPointerDown:a,onThumbPositionChange:i,onDragScroll:l,onWheelScroll:s,
onResize:c,ref:u,...d}=e,m=Pt(),[f,p]=(0,ea.useState)(null),h=ze(u,p),w=(0,ea.useRef)(null),g=(0,ea.useRef)(""),v=t.content-t.viewport,b=(0,ea.useEffectEvent)(S=>s(
S,v)),y=_i(i),_=Ao(c,10),C=S=>{if(w.current){let z=S.clientX-w.current.left,I=S.clientY-w.current.top;l({x:z,y:I})}};return(0,ea.useEffect)(()=>{if(!f)return;let S=z=>b(
z);return f.addEventListener("wheel",S,{passive:!1}),()=>f.removeEventListener("wheel",S)},[f]),(0,ea.useEffect)(y,[t,y]),Qo(f,_),Qo(m.content,_),(0,Bb.jsx)(c5,
{value:{scrollbar:f,hasThumb:r,onThumbChange:_i(o),onThumbPointerUp:_i(n),onThumbPositionChange:y,onThumbPointerDown:_i(a)},children:(0,Bb.jsx)("div",{...d,ref:h,
"data-mantine-scrollbar":!0,style:{position:"absolute",...d.style},onPointerDown:Jn(e.onPointerDown,S=>{S.preventDefault(),S.button===0&&(S.target.setPointerCapture(
S.pointerId),w.current=f.getBoundingClientRect(),g.current=document.body.style.webkitUserSelect,document.body.style.webkitUserSelect="none",C(S))}),onPointerMove:Jn(
e.onPointerMove,C),onPointerUp:Jn(e.onPointerUp,S=>{let z=S.target;z.hasPointerCapture(S.pointerId)&&(S.preventDefault(),z.releasePointerCapture(S.pointerId))}),
onLostPointerCapture:()=>{document.body.style.webkitUserSelect=g.current,w.current=null}})})}var sc=x(D(),1);var d5=x(T(),1),Pb=e=>{let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=Pt(),[l,s]=(0,sc.useState)(),c=(0,sc.useRef)(null),u=ze(n,c,i.onScrollbarXChange);return(0,sc.useEffect)(
()=>{c.current&&s(getComputedStyle(c.current))},[c]),(0,d5.jsx)(ip,{"data-orientation":"horizontal",...a,ref:u,sizes:t,style:{...o,"--sa-thumb-width":`${Ni(t)}p\
x`},onThumbPointerDown:d=>e.onThumbPointerDown(d.x),onDragScroll:d=>e.onDragScroll(d.x),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.viewport.scrollLeft+d.deltaX;
e.onWheelScroll(f),ap(f,m)&&d.preventDefault()}},onResize:()=>{c.current&&i.viewport&&l&&r({content:i.viewport.scrollWidth,viewport:i.viewport.offsetWidth,scrollbar:{
size:c.current.clientWidth,paddingStart:lc(l.paddingLeft),paddingEnd:lc(l.paddingRight)}})}})};Pb.displayName="@mantine/core/ScrollAreaScrollbarX";var cc=x(D(),1);var m5=x(T(),1);function Lb(e){let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=Pt(),[l,s]=(0,cc.useState)(),c=(0,cc.useRef)(null),u=ze(n,c,i.onScrollbarYChange);
return(0,cc.useEffect)(()=>{c.current&&s(window.getComputedStyle(c.current))},[]),(0,m5.jsx)(ip,{...a,"data-orientation":"vertical",ref:u,sizes:t,style:{"--sa-t\
humb-height":`${Ni(t)}px`,...o},onThumbPointerDown:d=>e.onThumbPointerDown(d.y),onDragScroll:d=>e.onDragScroll(d.y),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.
viewport.scrollTop+d.deltaY;e.onWheelScroll(f),ap(f,m)&&d.preventDefault()}},onResize:()=>{c.current&&i.viewport&&l&&r({content:i.viewport.scrollHeight,viewport:i.
viewport.offsetHeight,scrollbar:{size:c.current.clientHeight,paddingStart:lc(l.paddingTop),paddingEnd:lc(l.paddingBottom)}})}})}Lb.displayName="@mantine/core/Sc\
rollAreaScrollbarY";var _m=x(D(),1),jb=x(T(),1);function Hl(e){let{orientation:t="vertical",...r}=e,{dir:o}=mo(),n=Pt(),a=(0,_m.useRef)(null),i=(0,_m.useRef)(0),[l,s]=(0,_m.useState)(
{content:0,viewport:0,scrollbar:{size:0,paddingStart:0,paddingEnd:0}}),c=op(l.viewport,l.content),u={...r,sizes:l,onSizesChange:s,hasThumb:c>0&&c<1,onThumbChange:m=>{
a.current=m},onThumbPointerUp:()=>{i.current=0},onThumbPointerDown:m=>{i.current=m}},d=(m,f)=>s5(m,i.current,l,f);return t==="horizontal"?(0,jb.jsx)(Pb,{...u,onThumbPositionChange:()=>{
if(n.viewport&&a.current){let m=n.viewport.scrollLeft,f=Mb(m,l,o);a.current.style.transform=`translate3d(${f}px, 0, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.
scrollLeft=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollLeft=d(m,o))}}):t==="vertical"?(0,jb.jsx)(Lb,{...u,onThumbPositionChange:()=>{if(n.viewport&&a.current){
let m=n.viewport.scrollTop,f=Mb(m,l);l.scrollbar.size===0?a.current.style.setProperty("--thumb-opacity","0"):a.current.style.setProperty("--thumb-opacity","1"),
a.current.style.transform=`translate3d(0, ${f}px, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.scrollTop=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollTop=
d(m))}}):null}Hl.displayName="@mantine/core/ScrollAreaScrollbarVisible";var u5=x(D(),1);var f5=x(T(),1);function Sm(e){let t=Pt(),{forceMount:r,...o}=e,[n,a]=(0,u5.useState)(!1),i=e.orientation==="horizontal",l=Ao(()=>{if(t.viewport){let s=t.viewport.
offsetWidth<t.viewport.scrollWidth,c=t.viewport.offsetHeight<t.viewport.scrollHeight;a(i?s:c)}},10);return Qo(t.viewport,l),Qo(t.content,l),r||n?(0,f5.jsx)(Hl,{
"data-state":n?"visible":"hidden",...o}):null}Sm.displayName="@mantine/core/ScrollAreaScrollbarAuto";var lp=x(D(),1),p5=x(T(),1);function Hb(e){let{forceMount:t,...r}=e,o=Pt(),[n,a]=(0,lp.useState)(!1);return(0,lp.useEffect)(()=>{let{scrollArea:i}=o,l=0;if(i){let s=()=>{
window.clearTimeout(l),a(!0)},c=()=>{l=window.setTimeout(()=>a(!1),o.scrollHideDelay)};return i.addEventListener("pointerenter",s),i.addEventListener("pointerle\
ave",c),()=>{window.clearTimeout(l),i.removeEventListener("pointerenter",s),i.removeEventListener("pointerleave",c)}}},[o.scrollArea,o.scrollHideDelay]),t||n?(0,p5.jsx)(
Sm,{"data-state":n?"visible":"hidden",...r}):null}Hb.displayName="@mantine/core/ScrollAreaScrollbarHover";var Cm=x(D(),1);var h5=x(T(),1);function g5(e){let{forceMount:t,...r}=e,o=Pt(),n=e.orientation==="horizontal",[a,i]=(0,Cm.useState)("hidden"),l=Ao(()=>i("idle"),100);return(0,Cm.useEffect)(
()=>{if(a==="idle"){let s=window.setTimeout(()=>i("hidden"),o.scrollHideDelay);return()=>window.clearTimeout(s)}},[a,o.scrollHideDelay]),(0,Cm.useEffect)(()=>{let{
viewport:s}=o,c=n?"scrollLeft":"scrollTop";if(s){let u=s[c],d=()=>{let m=s[c];u!==m&&(i("scrolling"),l()),u=m};return s.addEventListener("scroll",d),()=>s.removeEventListener(
"scroll",d)}},[o.viewport,n,l]),t||a!=="hidden"?(0,h5.jsx)(Hl,{"data-state":a==="hidden"?"hidden":"visible",...r,onPointerEnter:Jn(e.onPointerEnter,()=>i("inter\
acting")),onPointerLeave:Jn(e.onPointerLeave,()=>i("idle"))}):null}var v5=x(D(),1),zm=x(T(),1);function sp(e){let{forceMount:t,...r}=e,o=Pt(),{onScrollbarXEnabledChange:n,onScrollbarYEnabledChange:a}=o,i=e.orientation==="horizo\
ntal";return(0,v5.useEffect)(()=>(i?n(!0):a(!0),()=>{i?n(!1):a(!1)}),[i,n,a]),o.type==="hover"?(0,zm.jsx)(Hb,{...r,forceMount:t}):o.type==="scroll"?(0,zm.jsx)(g5,
{...r,forceMount:t}):o.type==="auto"?(0,zm.jsx)(Sm,{...r,forceMount:t}):o.type==="always"?(0,zm.jsx)(Hl,{...r}):null}sp.displayName="@mantine/core/ScrollAreaScr\
ollbar";function b5(e,t=()=>{}){let r={left:e.scrollLeft,top:e.scrollTop},o=0;return(function n(){let a={left:e.scrollLeft,top:e.scrollTop},i=r.left!==a.left,l=r.top!==
a.top;(i||l)&&t(),r=a,o=window.requestAnimationFrame(n)})(),()=>window.cancelAnimationFrame(o)}var cp=x(D(),1);var Ib=x(T(),1);function y5(e){let{style:t,ref:r,...o}=e,n=Pt(),a=Db(),{onThumbPositionChange:i}=a,l=ze(r,a.onThumbChange),s=(0,cp.useRef)(void 0),c=Ao(()=>{s.current&&
(s.current(),s.current=void 0)},100);return(0,cp.useEffect)(()=>{let{viewport:u}=n;if(u){let d=()=>{if(c(),!s.current){let m=b5(u,i);s.current=m,i()}};return i(),
u.addEventListener("scroll",d),()=>{u.removeEventListener("scroll",d),s.current?.(),s.current=void 0}}},[n.viewport,c,i]),(0,Ib.jsx)("div",{"data-state":a.hasThumb?
"visible":"hidden",...o,ref:l,style:{width:"var(--sa-thumb-width)",height:"var(--sa-thumb-height)",...t},onPointerDownCapture:Jn(e.onPointerDownCapture,u=>{let d=u.
target.getBoundingClientRect(),m=u.clientX-d.left,f=u.clientY-d.top;a.onThumbPointerDown({x:m,y:f})}),onPointerUp:Jn(e.onPointerUp,a.onThumbPointerUp)})}y5.displayName=
"@mantine/core/ScrollAreaThumb";function dp(e){let{forceMount:t,...r}=e,o=Db();return t||o.hasThumb?(0,Ib.jsx)(y5,{...r}):null}dp.displayName="@mantine/core/Scr\
ollAreaThumb";var Vb=x(T(),1);function Ub({children:e,style:t,ref:r,onWheel:o,...n}){let a=Pt(),i=ze(r,a.onViewportChange);return(0,Vb.jsx)(E,{...n,ref:i,onWheel:s=>{if(o?.(s),
a.scrollbarXEnabled&&a.viewport&&s.shiftKey){let{scrollTop:c,scrollHeight:u,clientHeight:d,scrollWidth:m,clientWidth:f}=a.viewport,p=c<1,h=c>=u-d-1;m>f&&(p||h)&&
s.stopPropagation()}},"data-scrollarea-viewport":!0,style:{overflowX:a.scrollbarXEnabled?"scroll":"hidden",overflowY:a.scrollbarYEnabled?"scroll":"hidden",...t},
children:(0,Vb.jsx)("div",{...a.getStyles("content"),ref:a.onContentChange,children:e})})}Ub.displayName="@mantine/core/ScrollAreaViewport";var mp={root:"m_d57069b5",content:"m_b1336c6",viewport:"m_c0783ff9",viewportInner:"m_f8f631dd",scrollbar:"m_c44ba933",thumb:"m_d8b5e363",corner:"m_21657268"};var er=x(D(),1);var Wo=x(T(),1);var W=x(D(),1);function up(){return typeof window<"u"}function Oi(e){return $b(e)?(e.nodeName||"").toLowerCase():"#document"}function xr(e){var t;return(e==null||(t=e.ownerDocument)==
null?void 0:t.defaultView)||window}function ra(e){var t;return(t=($b(e)?e.ownerDocument:e.document)||window.document)==null?void 0:t.documentElement}function $b(e){
return up()?e instanceof Node||e instanceof xr(e).Node:!1}function st(e){return up()?e instanceof Element||e instanceof xr(e).Element:!1}function uo(e){return up()?
e instanceof HTMLElement||e instanceof xr(e).HTMLElement:!1}function dc(e){return!up()||typeof ShadowRoot>"u"?!1:e instanceof ShadowRoot||e instanceof xr(e).ShadowRoot}
function km(e){let{overflow:t,overflowX:r,overflowY:o,display:n}=Oo(e);return/auto|scroll|overlay|hidden|clip/.test(t+o+r)&&n!=="inline"&&n!=="contents"}function w5(e){
return/^(table|td|th)$/.test(Oi(e))}function Tm(e){try{if(e.matches(":popover-open"))return!0}catch{}try{return e.matches(":modal")}catch{return!1}}var TE=/transform|translate|scale|rotate|perspective|filter/,
RE=/paint|layout|strict|content/,Il=e=>!!e&&e!=="none",Gb;function fp(e){let t=st(e)?Oo(e):e;return Il(t.transform)||Il(t.translate)||Il(t.scale)||Il(t.rotate)||
Il(t.perspective)||!mc()&&(Il(t.backdropFilter)||Il(t.filter))||TE.test(t.willChange||"")||RE.test(t.contain||"")}function x5(e){let t=ta(e);for(;uo(t)&&!oa(t);){
if(fp(t))return t;if(Tm(t))return null;t=ta(t)}return null}function mc(){return Gb==null&&(Gb=typeof CSS<"u"&&CSS.supports&&CSS.supports("-webkit-backdrop-filte\
r","none")),Gb}function oa(e){return/^(html|body|#document)$/.test(Oi(e))}function Oo(e){return xr(e).getComputedStyle(e)}function Rm(e){return st(e)?{scrollLeft:e.
scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function ta(e){if(Oi(e)==="html")return e;let t=e.assignedSlot||e.parentNode||dc(e)&&
e.host||ra(e);return dc(t)?t.host:t}function _5(e){let t=ta(e);return oa(t)?(e.ownerDocument||e).body:uo(t)&&km(t)?t:_5(t)}function Kr(e,t,r){var o;t===void 0&&
(t=[]),r===void 0&&(r=!0);let n=_5(e),a=n===((o=e.ownerDocument)==null?void 0:o.body),i=xr(n);if(a){let l=pp(i);return t.concat(i,i.visualViewport||[],km(n)?n:[],
l&&r?Kr(l):[])}else return t.concat(n,Kr(n,[],r))}function pp(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var uc=x(D(),1),A5=x(D(),1);var z5=["top","right","bottom","left"];var Mo=Math.min,fo=Math.max,Am=Math.round,Nm=Math.floor,na=e=>({x:e,y:e}),EE={left:"right",right:"left",bottom:"top",top:"bottom"};function qb(e,t,r){return fo(
e,Mo(t,r))}function Sn(e,t){return typeof e=="function"?e(t):e}function Cn(e){return e.split("-")[0]}function Vl(e){return e.split("-")[1]}function gp(e){return e===
"x"?"y":"x"}function vp(e){return e==="y"?"height":"width"}function Zo(e){let t=e[0];return t==="t"||t==="b"?"y":"x"}function bp(e){return gp(Zo(e))}function k5(e,t,r){
r===void 0&&(r=!1);let o=Vl(e),n=bp(e),a=vp(n),i=n==="x"?o===(r?"end":"start")?"right":"left":o==="start"?"bottom":"top";return t.reference[a]>t.floating[a]&&(i=
Em(i)),[i,Em(i)]}function T5(e){let t=Em(e);return[hp(e),t,hp(t)]}function hp(e){return e.includes("start")?e.replace("start","end"):e.replace("end","start")}var S5=[
"left","right"],C5=["right","left"],AE=["top","bottom"],NE=["bottom","top"];function OE(e,t,r){switch(e){case"top":case"bottom":return r?t?C5:S5:t?S5:C5;case"le\
ft":case"right":return t?AE:NE;default:return[]}}function R5(e,t,r,o){let n=Vl(e),a=OE(Cn(e),r==="start",o);return n&&(a=a.map(i=>i+"-"+n),t&&(a=a.concat(a.map(
hp)))),a}function Em(e){let t=Cn(e);return EE[t]+e.slice(t.length)}function ME(e){var t,r,o,n;return{top:(t=e.top)!=null?t:0,right:(r=e.right)!=null?r:0,bottom:(o=
e.bottom)!=null?o:0,left:(n=e.left)!=null?n:0}}function yp(e){return typeof e!="number"?ME(e):{top:e,right:e,bottom:e,left:e}}function zn(e){let{x:t,y:r,width:o,
height:n}=e;return{width:o,height:n,top:r,left:t,right:t+o,bottom:r+n,x:t,y:r}}function N5(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function O5(){let e=navigator.userAgentData;return e&&Array.
isArray(e.brands)?e.brands.map(t=>{let{brand:r,version:o}=t;return r+"/"+o}).join(" "):navigator.userAgent}function M5(){return/apple/i.test(navigator.vendor)}function D5(){return N5().toLowerCase().startsWith("mac")&&!navigator.maxTouchPoints}function DE(){return O5().includes("jsdom/")}var E5="data-floating-ui-focus\
able",BE="input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])";function Yb(e){let t=e.activeElement;for(;((r=t)==null||(r=r.shadowRoot)==null?void 0:r.activeElement)!=null;){var r;t=t.shadowRoot.activeElement}return t}function fc(e,t){
if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&dc(r)){let o=t;for(;o;){if(e===o)return!0;o=o.parentNode||o.
host}}return!1}function Ul(e){return"composedPath"in e?e.composedPath()[0]:e.target}function wp(e,t){if(t==null)return!1;if("composedPath"in e)return e.composedPath().
includes(t);let r=e;return r.target!=null&&t.contains(r.target)}function B5(e){return e.matches("html,body")}function Mi(e){return e?.ownerDocument||document}function P5(e){
return uo(e)&&e.matches(BE)}function L5(e){if(!e||DE())return!0;try{return e.matches(":focus-visible")}catch{return!0}}function j5(e){return e?e.hasAttribute(E5)?e:e.querySelector("["+E5+"\
]")||e:null}function Om(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...Om(
e,n.id,r)])}function H5(e){return"nativeEvent"in e}function xp(e,t){let r=["mouse","pen"];return t||r.push("",void 0),r.includes(e)}var PE=typeof document<"u",LE=function(){},kn=PE?A5.useLayoutEffect:LE,jE={...uc};
function Mm(e){let t=uc.useRef(e);return kn(()=>{t.current=e}),t}var HE=jE.useInsertionEffect,IE=HE||(e=>e());function Tn(e){let t=uc.useRef(()=>{});return IE(()=>{
t.current=e}),uc.useCallback(function(){for(var r=arguments.length,o=new Array(r),n=0;n<r;n++)o[n]=arguments[n];return t.current==null?void 0:t.current(...o)},[])}var Tp=x(T(),1);var TS=x(zi(),1);function I5(e,t,r){let{reference:o,floating:n}=e,a=Zo(t),i=bp(t),l=vp(i),s=Cn(t),c=a==="y",u=o.x+o.width/2-n.width/2,d=o.y+o.height/2-n.height/2,m=o[l]/2-n[l]/2,
f;switch(s){case"top":f={x:u,y:o.y-n.height};break;case"bottom":f={x:u,y:o.y+o.height};break;case"right":f={x:o.x+o.width,y:d};break;case"left":f={x:o.x-n.width,
y:d};break;default:f={x:o.x,y:o.y}}let p=Vl(t);return p&&(f[i]+=m*(p==="end"?1:-1)*(r&&c?-1:1)),f}async function G5(e,t){var r;t===void 0&&(t={});let{x:o,y:n,platform:a,
rects:i,elements:l,strategy:s}=e,{boundary:c="clippingAncestors",rootBoundary:u="viewport",elementContext:d="floating",altBoundary:m=!1,padding:f=0}=Sn(t,e),p=yp(
f),w=l[m?d==="floating"?"reference":"floating":d],g=zn(await a.getClippingRect({element:(r=await(a.isElement==null?void 0:a.isElement(w)))==null||r?w:w.contextElement||
await(a.getDocumentElement==null?void 0:a.getDocumentElement(l.floating)),boundary:c,rootBoundary:u,strategy:s})),v=d==="floating"?{x:o,y:n,width:i.floating.width,
height:i.floating.height}:i.reference,b=await(a.getOffsetParent==null?void 0:a.getOffsetParent(l.floating)),y=await(a.isElement==null?void 0:a.isElement(b))&&await(a.
getScale==null?void 0:a.getScale(b))||{x:1,y:1},_=zn(a.convertOffsetParentRelativeRectToViewportRelativeRect?await a.convertOffsetParentRelativeRectToViewportRelativeRect(
{elements:l,rect:v,offsetParent:b,strategy:s}):v);return{top:(g.top-_.top+p.top)/y.y,bottom:(_.bottom-g.bottom+p.bottom)/y.y,left:(g.left-_.left+p.left)/y.x,right:(_.
right-g.right+p.right)/y.x}}var VE=50,$5=async(e,t,r)=>{let{placement:o="bottom",strategy:n="absolute",middleware:a=[],platform:i}=r,l=i.detectOverflow?i:{...i,
detectOverflow:G5},s=await(i.isRTL==null?void 0:i.isRTL(t)),c=await i.getElementRects({reference:e,floating:t,strategy:n}),{x:u,y:d}=I5(c,o,s),m=o,f=0,p={};for(let h=0;h<
a.length;h++){let w=a[h];if(!w)continue;let{name:g,fn:v}=w,{x:b,y,data:_,reset:C}=await v({x:u,y:d,initialPlacement:o,placement:m,strategy:n,middlewareData:p,rects:c,
platform:l,elements:{reference:e,floating:t}});u=b??u,d=y??d,p[g]={...p[g],..._},C&&f<VE&&(f++,typeof C=="object"&&(C.placement&&(m=C.placement),C.rects&&(c=C.rects===
!0?await i.getElementRects({reference:e,floating:t,strategy:n}):C.rects),{x:u,y:d}=I5(c,m,s)),h=-1)}return{x:u,y:d,placement:m,strategy:n,middlewareData:p}},q5=e=>({
name:"arrow",options:e,async fn(t){let{x:r,y:o,placement:n,rects:a,platform:i,elements:l,middlewareData:s}=t,{element:c,padding:u=0}=Sn(e,t)||{};if(c==null)return{};
let d=yp(u),m={x:r,y:o},f=bp(n),p=vp(f),h=await i.getDimensions(c),w=f==="y",g=w?"top":"left",v=w?"bottom":"right",b=w?"clientHeight":"clientWidth",y=a.reference[p]+
a.reference[f]-m[f]-a.floating[p],_=m[f]-a.reference[f],C=await(i.getOffsetParent==null?void 0:i.getOffsetParent(c)),S=C?C[b]:0;(!S||!await(i.isElement==null?void 0:
i.isElement(C)))&&(S=l.floating[b]||a.floating[p]);let z=y/2-_/2,I=S/2-h[p]/2-1,M=Mo(d[g],I),X=Mo(d[v],I),U=S-h[p]-X,V=S/2-h[p]/2+z,A=qb(M,V,U),F=!s.arrow&&Vl(n)!=
null&&V!==A&&a.reference[p]/2-(V<M?M:X)-h[p]/2<0,L=F?V<M?V-M:V-U:0;return{[f]:m[f]+L,data:{[f]:A,centerOffset:V-A-L,...F&&{alignmentOffset:L}},reset:F}}});var Y5=function(e){return e===void 0&&(e={}),{name:"flip",options:e,async fn(t){var r,o;let{placement:n,middlewareData:a,rects:i,initialPlacement:l,platform:s,elements:c}=t,
{mainAxis:u=!0,crossAxis:d=!0,fallbackPlacements:m,fallbackStrategy:f="bestFit",fallbackAxisSideDirection:p="none",flipAlignment:h=!0,...w}=Sn(e,t);if((r=a.arrow)!=
null&&r.alignmentOffset)return{};let g=Cn(n),v=Zo(l),b=Cn(l)===l,y=await(s.isRTL==null?void 0:s.isRTL(c.floating)),_=m||(b||!h?[Em(l)]:T5(l)),C=p!=="none";!m&&C&&
_.push(...R5(l,h,p,y));let S=[l,..._],z=await s.detectOverflow(t,w),I=[],M=((o=a.flip)==null?void 0:o.overflows)||[];if(u&&I.push(z[g]),d){let A=k5(n,i,y);I.push(
z[A[0]],z[A[1]])}if(M=[...M,{placement:n,overflows:I}],!I.every(A=>A<=0)){var X,U;let A=(((X=a.flip)==null?void 0:X.index)||0)+1,F=S[A];if(F&&(!(d==="alignment"?
v!==Zo(F):!1)||M.every(O=>Zo(O.placement)===v?O.overflows[0]>0:!0)))return{data:{index:A,overflows:M},reset:{placement:F}};let L=(U=M.filter(P=>P.overflows[0]<=
0).sort((P,O)=>P.overflows[1]-O.overflows[1])[0])==null?void 0:U.placement;if(!L)switch(f){case"bestFit":{var V;let P=(V=M.filter(O=>{if(C){let j=Zo(O.placement);
return j===v||j==="y"}return!0}).map(O=>[O.placement,O.overflows.filter(j=>j>0).reduce((j,Y)=>j+Y,0)]).sort((O,j)=>O[1]-j[1])[0])==null?void 0:V[0];P&&(L=P);break}case"\
initialPlacement":L=l;break}if(n!==L)return{reset:{placement:L}}}return{}}}};function V5(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.
height,left:e.left-t.width}}function U5(e){return z5.some(t=>e[t]>=0)}var F5=function(e){return e===void 0&&(e={}),{name:"hide",options:e,async fn(t){let{rects:r,
platform:o}=t,{strategy:n="referenceHidden",...a}=Sn(e,t);switch(n){case"referenceHidden":{let i=await o.detectOverflow(t,{...a,elementContext:"reference"}),l=V5(
i,r.reference);return{data:{referenceHiddenOffsets:l,referenceHidden:U5(l)}}}case"escaped":{let i=await o.detectOverflow(t,{...a,altBoundary:!0}),l=V5(i,r.floating);
return{data:{escapedOffsets:l,escaped:U5(l)}}}default:return{}}}}};function X5(e){let t=Mo(...e.map(a=>a.left)),r=Mo(...e.map(a=>a.top)),o=fo(...e.map(a=>a.right)),
n=fo(...e.map(a=>a.bottom));return{x:t,y:r,width:o-t,height:n-r}}function UE(e){let t=e.slice().sort((n,a)=>n.y-a.y),r=[],o=null;for(let n=0;n<t.length;n++){let a=t[n];
!o||a.y-o.y>o.height/2?r.push([a]):r[r.length-1].push(a),o=a}return r.map(n=>zn(X5(n)))}var K5=function(e){return e===void 0&&(e={}),{name:"inline",options:e,async fn(t){
let{placement:r,elements:o,rects:n,platform:a,strategy:i}=t,{padding:l=2,x:s,y:c}=Sn(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(o.reference))||
[]);if(!u.length)return{};let d=UE(u),m=zn(X5(u)),f=yp(l);function p(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&s!=null&&c!=null)return d.
find(w=>s>w.left-f.left&&s<w.right+f.right&&c>w.top-f.top&&c<w.bottom+f.bottom)||m;if(d.length>=2){if(Zo(r)==="y"){let C=d[0],S=d[d.length-1],z=Cn(r)==="top",I=C.
top,M=S.bottom,X=z?C.left:S.left,U=z?C.right:S.right;return zn({x:X,y:I,width:U-X,height:M-I})}let w=Cn(r)==="left",g=fo(...d.map(C=>C.right)),v=Mo(...d.map(C=>C.
left)),b=d.filter(C=>w?C.left===v:C.right===g),y=b[0].top,_=b[b.length-1].bottom;return zn({x:v,y,width:g-v,height:_-y})}return m}let h=await a.getElementRects(
{reference:{getBoundingClientRect:p},floating:o.floating,strategy:i});return n.reference.x!==h.reference.x||n.reference.y!==h.reference.y||n.reference.width!==h.
reference.width||n.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},Q5=new Set(["left","top"]);async function GE(e,t){let{placement:r,platform:o,elements:n}=e,
a=await(o.isRTL==null?void 0:o.isRTL(n.floating)),i=Cn(r),l=Vl(r),s=Zo(r)==="y",c=Q5.has(i)?-1:1,u=a&&s?-1:1,d=Sn(t,e),{mainAxis:m,crossAxis:f,alignmentAxis:p}=typeof d==
"number"?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return l&&typeof p=="number"&&
(f=l==="end"?p*-1:p),s?{x:f*u,y:m*c}:{x:m*c,y:f*u}}var Z5=function(e){return e===void 0&&(e=0),{name:"offset",options:e,async fn(t){var r,o;let{x:n,y:a,placement:i,
middlewareData:l}=t,s=await GE(t,e);return i===((r=l.offset)==null?void 0:r.placement)&&(o=l.arrow)!=null&&o.alignmentOffset?{}:{x:n+s.x,y:a+s.y,data:{...s,placement:i}}}}},
W5=function(e){return e===void 0&&(e={}),{name:"shift",options:e,async fn(t){let{x:r,y:o,placement:n,platform:a}=t,{mainAxis:i=!0,crossAxis:l=!1,limiter:s={fn:v=>{
let{x:b,y}=v;return{x:b,y}}},...c}=Sn(e,t),u={x:r,y:o},d=await a.detectOverflow(t,c),m=Zo(n),f=gp(m),p=u[f],h=u[m],w=(v,b)=>qb(b+d[v==="y"?"top":"left"],b,b-d[v===
"y"?"bottom":"right"]);i&&(p=w(f,p)),l&&(h=w(m,h));let g=s.fn({...t,[f]:p,[m]:h});return{...g,data:{x:g.x-r,y:g.y-o,enabled:{[f]:i,[m]:l}}}}}},J5=function(e){return e===
void 0&&(e={}),{options:e,fn(t){var r,o;let{x:n,y:a,placement:i,rects:l,middlewareData:s}=t,{offset:c=0,mainAxis:u=!0,crossAxis:d=!0}=Sn(e,t),m={x:n,y:a},f=Zo(i),
p=gp(f),h=m[p],w=m[f],g=Sn(c,t),v=typeof g=="number"?{mainAxis:g,crossAxis:0}:{mainAxis:(r=g.mainAxis)!=null?r:0,crossAxis:(o=g.crossAxis)!=null?o:0};if(u){let _=p===
"y"?"height":"width",C=l.reference[p]-l.floating[_]+v.mainAxis,S=l.reference[p]+l.reference[_]-v.mainAxis;h<C?h=C:h>S&&(h=S)}if(d){var b,y;let _=p==="y"?"width":
"height",C=Q5.has(Cn(i)),S=l.reference[f]-l.floating[_]+(C&&((b=s.offset)==null?void 0:b[f])||0)+(C?0:v.crossAxis),z=l.reference[f]+l.reference[_]+(C?0:((y=s.offset)==
null?void 0:y[f])||0)-(C?v.crossAxis:0);w<S?w=S:w>z&&(w=z)}return{[p]:h,[f]:w}}}},eS=function(e){return e===void 0&&(e={}),{name:"size",options:e,async fn(t){let{
placement:r,rects:o,platform:n,elements:a}=t,{apply:i=()=>{},...l}=Sn(e,t),s=await n.detectOverflow(t,l),c=Cn(r),u=Vl(r),d=Zo(r)==="y",{width:m,height:f}=o.floating,
p,h;c==="top"||c==="bottom"?(p=c,h=u===(await(n.isRTL==null?void 0:n.isRTL(a.floating))?"start":"end")?"left":"right"):(h=c,p=u==="end"?"top":"bottom");let w=f-
s.top-s.bottom,g=m-s.left-s.right,v=Mo(f-s[p],w),b=Mo(m-s[h],g),y=t.middlewareData.shift,_=!y,C=v,S=b;y!=null&&y.enabled.x&&(S=g),y!=null&&y.enabled.y&&(C=w),_&&
!u&&(d?S=m-2*fo(s.left,s.right):C=f-2*fo(s.top,s.bottom)),await i({...t,availableWidth:S,availableHeight:C});let z=await n.getDimensions(a.floating);return m!==
z.width||f!==z.height?{reset:{rects:!0}}:{}}}};function oS(e){let t=Oo(e),r=parseFloat(t.width)||0,o=parseFloat(t.height)||0,n=uo(e),a=n?e.offsetWidth:r,i=n?e.offsetHeight:o,l=Am(r)!==a||Am(o)!==i;return l&&
(r=a,o=i),{width:r,height:o,$:l}}function Xb(e){return st(e)?e:e.contextElement}function pc(e){let t=Xb(e);if(!uo(t))return na(1);let r=t.getBoundingClientRect(),
{width:o,height:n,$:a}=oS(t),i=(a?Am(r.width):r.width)/o,l=(a?Am(r.height):r.height)/n;return(!i||!Number.isFinite(i))&&(i=1),(!l||!Number.isFinite(l))&&(l=1),{
x:i,y:l}}var $E=na(0);function nS(e){let t=xr(e);return!mc()||!t.visualViewport?$E:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function qE(e,t,r){
return t===void 0&&(t=!1),!!r&&t&&r===xr(e)}function Gl(e,t,r,o){t===void 0&&(t=!1),r===void 0&&(r=!1);let n=e.getBoundingClientRect(),a=Xb(e),i=na(1);t&&(o?st(
o)&&(i=pc(o)):i=pc(e));let l=qE(a,r,o)?nS(a):na(0),s=(n.left+l.x)/i.x,c=(n.top+l.y)/i.y,u=n.width/i.x,d=n.height/i.y;if(a&&o){let m=xr(a),f=st(o)?xr(o):o,p=m,h=pp(
p);for(;h&&f!==p;){let w=pc(h),g=h.getBoundingClientRect(),v=Oo(h),b=g.left+(h.clientLeft+parseFloat(v.paddingLeft))*w.x,y=g.top+(h.clientTop+parseFloat(v.paddingTop))*
w.y;s*=w.x,c*=w.y,u*=w.x,d*=w.y,s+=b,c+=y,p=xr(h),h=pp(p)}}return zn({width:u,height:d,x:s,y:c})}function _p(e,t){let r=Rm(e).scrollLeft;return t?t.left+r:Gl(ra(
e)).left+r}function aS(e,t){let r=e.getBoundingClientRect(),o=r.left+t.scrollLeft-_p(e,r),n=r.top+t.scrollTop;return{x:o,y:n}}function YE(e){let{elements:t,rect:r,
offsetParent:o,strategy:n}=e,a=n==="fixed",i=ra(o),l=t?Tm(t.floating):!1;if(o===i||l&&a)return r;let s={scrollLeft:0,scrollTop:0},c=na(1),u=na(0),d=uo(o);if((d||
!a)&&((Oi(o)!=="body"||km(i))&&(s=Rm(o)),d)){let f=Gl(o);c=pc(o),u.x=f.x+o.clientLeft,u.y=f.y+o.clientTop}let m=i&&!d&&!a?aS(i,s):na(0);return{width:r.width*c.x,
height:r.height*c.y,x:r.x*c.x-s.scrollLeft*c.x+u.x+m.x,y:r.y*c.y-s.scrollTop*c.y+u.y+m.y}}function FE(e){return e.getClientRects?Array.from(e.getClientRects()):
[]}function XE(e){let t=Rm(e),r=e.ownerDocument.body,o=fo(e.scrollWidth,e.clientWidth,r.scrollWidth,r.clientWidth),n=fo(e.scrollHeight,e.clientHeight,r.scrollHeight,
r.clientHeight),a=-t.scrollLeft+_p(e),i=-t.scrollTop;return Oo(r).direction==="rtl"&&(a+=fo(e.clientWidth,r.clientWidth)-o),{width:o,height:n,x:a,y:i}}var KE=25;
function QE(e,t,r){r===void 0&&(r="viewport");let o=r==="layoutViewport",n=xr(e),a=ra(e),i=n.visualViewport,l=a.clientWidth,s=a.clientHeight,c=0,u=0;if(i){let m=!mc()||
t==="fixed";o?m||(c=-i.offsetLeft,u=-i.offsetTop):(l=i.width,s=i.height,m&&(c=i.offsetLeft,u=i.offsetTop))}if(_p(a)<=0){let m=a.ownerDocument,f=m.body,p=getComputedStyle(
f),h=m.compatMode==="CSS1Compat"&&parseFloat(p.marginLeft)+parseFloat(p.marginRight)||0,w=Math.abs(a.clientWidth-f.clientWidth-h),g=getComputedStyle(a).scrollbarGutter===
"stable both-edges"?w/2:w;g<=KE&&(l-=g)}return{width:l,height:s,x:c,y:u}}function ZE(e,t){let r=Gl(e,!0,t==="fixed"),o=r.top+e.clientTop,n=r.left+e.clientLeft,a=pc(
e),i=e.clientWidth*a.x,l=e.clientHeight*a.y,s=n*a.x,c=o*a.y;return{width:i,height:l,x:s,y:c}}function tS(e,t,r){let o;if(t==="viewport"||t==="layoutViewport")o=
QE(e,r,t);else if(t==="document")o=XE(ra(e));else if(st(t))o=ZE(t,r);else{let n=nS(e);o={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return zn(o)}function WE(e,t){
let r=t.get(e);if(r)return r;let o=Kr(e,[],!1).filter(l=>st(l)&&Oi(l)!=="body"),n=null,a=Oo(e).position==="fixed",i=a?ta(e):e;for(;st(i)&&!oa(i);){let l=Oo(i),s=fp(
i),c=n?n.position:a?"fixed":"";!s&&(c==="fixed"||c==="absolute"&&l.position==="static")?o=o.filter(d=>d!==i):n=l,i=ta(i)}return t.set(e,o),o}function JE(e){let{
element:t,boundary:r,rootBoundary:o,strategy:n}=e,i=[...r==="clippingAncestors"?Tm(t)?[]:WE(t,this._c):[].concat(r),o],l=tS(t,i[0],n),s=l.top,c=l.right,u=l.bottom,
d=l.left;for(let m=1;m<i.length;m++){let f=tS(t,i[m],n);s=fo(f.top,s),c=Mo(f.right,c),u=Mo(f.bottom,u),d=fo(f.left,d)}return{width:c-d,height:u-s,x:d,y:s}}function eA(e){
let{width:t,height:r}=oS(e);return{width:t,height:r}}function tA(e,t,r){let o=uo(t),n=ra(t),a=r==="fixed",i=Gl(e,!0,a,t),l={scrollLeft:0,scrollTop:0},s=na(0);if((o||
!a)&&((Oi(t)!=="body"||km(n))&&(l=Rm(t)),o)){let m=Gl(t,!0,a,t);s.x=m.x+t.clientLeft,s.y=m.y+t.clientTop}!o&&n&&(s.x=_p(n));let c=n&&!o&&!a?aS(n,l):na(0),u=i.left+
l.scrollLeft-s.x-c.x,d=i.top+l.scrollTop-s.y-c.y;return{x:u,y:d,width:i.width,height:i.height}}function Fb(e){return Oo(e).position==="static"}function rS(e,t){
if(!uo(e)||Oo(e).position==="fixed")return null;if(t)return t(e);let r=e.offsetParent;return ra(e)===r&&(r=r.ownerDocument.body),r}function iS(e,t){let r=xr(e);
if(Tm(e))return r;if(!uo(e)){let n=ta(e);for(;n&&!oa(n);){if(st(n)&&!Fb(n))return n;n=ta(n)}return r}let o=rS(e,t);for(;o&&w5(o)&&Fb(o);)o=rS(o,t);return o&&oa(
o)&&Fb(o)&&!fp(o)?r:o||x5(e)||r}var rA=async function(e){let t=this.getOffsetParent||iS,r=this.getDimensions,o=await r(e.floating);return{reference:tA(e.reference,
await t(e.floating),e.strategy),floating:{x:0,y:0,width:o.width,height:o.height}}};function oA(e){return Oo(e).direction==="rtl"}var Kb={convertOffsetParentRelativeRectToViewportRelativeRect:YE,
getDocumentElement:ra,getClippingRect:JE,getOffsetParent:iS,getElementRects:rA,getClientRects:FE,getDimensions:eA,getScale:pc,isElement:st,isRTL:oA};function lS(e,t){
return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function nA(e,t,r){let o=null,n,a=ra(e);function i(){var u;clearTimeout(n),(u=o)==null||u.disconnect(),
o=null}function l(u,d){u===void 0&&(u=!1),d===void 0&&(d=1),i();let m=e.getBoundingClientRect(),{left:f,top:p,width:h,height:w}=m;if(u||t(),!h||!w)return;let g=Nm(
p),v=Nm(a.clientWidth-(f+h)),b=Nm(a.clientHeight-(p+w)),y=Nm(f),C={rootMargin:-g+"px "+-v+"px "+-b+"px "+-y+"px",threshold:fo(0,Mo(1,d))||1},S=!0;function z(I){
let M=I[0].intersectionRatio;if(!lS(m,e.getBoundingClientRect()))return l();if(M!==d){if(!S)return l();M?l(!1,M):n=setTimeout(()=>{l(!1,1e-7)},1e3)}S=!1}try{o=new IntersectionObserver(
z,{...C,root:a.ownerDocument})}catch{o=new IntersectionObserver(z,C)}o.observe(e)}let s=xr(e),c=()=>l(r);return s.addEventListener("resize",c),l(!0),()=>{s.removeEventListener(
"resize",c),i()}}function $l(e,t,r,o){o===void 0&&(o={});let{ancestorScroll:n=!0,ancestorResize:a=!0,elementResize:i=typeof ResizeObserver=="function",layoutShift:l=typeof IntersectionObserver==
"function",animationFrame:s=!1}=o,c=Xb(e),u=n||a?[...c?Kr(c):[],...t?Kr(t):[]]:[];u.forEach(g=>{n&&g.addEventListener("scroll",r),a&&g.addEventListener("resize",
r)});let d=c&&l?nA(c,r,a):null,m=-1,f=null;i&&(f=new ResizeObserver(g=>{let[v]=g;v&&v.target===c&&f&&t&&(f.unobserve(t),cancelAnimationFrame(m),m=requestAnimationFrame(
()=>{var b;(b=f)==null||b.observe(t)})),r()}),c&&!s&&f.observe(c),t&&f.observe(t));let p,h=s?Gl(e):null;s&&w();function w(){let g=Gl(e);h&&!lS(h,g)&&r(),h=g,p=requestAnimationFrame(
w)}return r(),()=>{var g;u.forEach(v=>{n&&v.removeEventListener("scroll",r),a&&v.removeEventListener("resize",r)}),d?.(),(g=f)==null||g.disconnect(),f=null,s&&cancelAnimationFrame(
p)}}var sS=Z5;var cS=W5,dS=Y5,mS=eS,uS=F5,Qb=q5,fS=K5,pS=J5,Sp=(e,t,r)=>{let o=new Map,n=r??{},a={...Kb,...n.platform,_c:o};return $5(e,t,{...n,platform:a})};var Jt=x(D(),1),gS=x(D(),1),vS=x(zi(),1),iA=typeof document<"u",lA=function(){},Cp=iA?gS.useLayoutEffect:lA;function zp(e,t){if(e===t)return!0;if(typeof e!=typeof t)
return!1;if(typeof e=="function"&&e.toString()===t.toString())return!0;let r,o,n;if(e&&t&&typeof e=="object"){if(Array.isArray(e)){if(r=e.length,r!==t.length)return!1;
for(o=r;o--!==0;)if(!zp(e[o],t[o]))return!1;return!0}if(n=Object.keys(e),r=n.length,r!==Object.keys(t).length)return!1;for(o=r;o--!==0;)if(!{}.hasOwnProperty.call(
t,n[o]))return!1;for(o=r;o--!==0;){let a=n[o];if(!(a==="_owner"&&e.$$typeof)&&!zp(e[a],t[a]))return!1}return!0}return e!==e&&t!==t}function bS(e){return typeof window>
"u"?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function hS(e,t){let r=bS(e);return Math.round(t*r)/r}function Zb(e){let t=Jt.useRef(e);return Cp(
()=>{t.current=e}),t}function yS(e){e===void 0&&(e={});let{placement:t="bottom",strategy:r="absolute",middleware:o=[],platform:n,elements:{reference:a,floating:i}={},
transform:l=!0,whileElementsMounted:s,open:c}=e,[u,d]=Jt.useState({x:0,y:0,strategy:r,placement:t,middlewareData:{},isPositioned:!1}),[m,f]=Jt.useState(o);zp(m,
o)||f(o);let[p,h]=Jt.useState(null),[w,g]=Jt.useState(null),v=Jt.useCallback(O=>{O!==C.current&&(C.current=O,h(O))},[]),b=Jt.useCallback(O=>{O!==S.current&&(S.current=
O,g(O))},[]),y=a||p,_=i||w,C=Jt.useRef(null),S=Jt.useRef(null),z=Jt.useRef(u),I=s!=null,M=Zb(s),X=Zb(n),U=Zb(c),V=Jt.useCallback(()=>{if(!C.current||!S.current)
return;let O={placement:t,strategy:r,middleware:m};X.current&&(O.platform=X.current),Sp(C.current,S.current,O).then(j=>{let Y={...j,isPositioned:U.current!==!1};
A.current&&!zp(z.current,Y)&&(z.current=Y,vS.flushSync(()=>{d(Y)}))})},[m,t,r,X,U]);Cp(()=>{c===!1&&z.current.isPositioned&&(z.current.isPositioned=!1,d(O=>({...O,
isPositioned:!1})))},[c]);let A=Jt.useRef(!1);Cp(()=>(A.current=!0,()=>{A.current=!1}),[]),Cp(()=>{if(y&&(C.current=y),_&&(S.current=_),y&&_){if(M.current)return M.
current(y,_,V);V()}},[y,_,V,M,I]);let F=Jt.useMemo(()=>({reference:C,floating:S,setReference:v,setFloating:b}),[v,b]),L=Jt.useMemo(()=>({reference:y,floating:_}),
[y,_]),P=Jt.useMemo(()=>{let O={position:r,left:0,top:0};if(!L.floating)return O;let j=hS(L.floating,u.x),Y=hS(L.floating,u.y);return l?{...O,transform:"transla\
te("+j+"px, "+Y+"px)",...bS(L.floating)>=1.5&&{willChange:"transform"}}:{position:r,left:j,top:Y}},[r,l,L.floating,u.x,u.y]);return Jt.useMemo(()=>({...u,update:V,
refs:F,elements:L,floatingStyles:P}),[u,V,F,L,P])}var sA=e=>{function t(r){return{}.hasOwnProperty.call(r,"current")}return{name:"arrow",options:e,fn(r){let{element:o,
padding:n}=typeof e=="function"?e(r):e;return o&&t(o)?o.current!=null?Qb({element:o.current,padding:n}).fn(r):{}:o?Qb({element:o,padding:n}).fn(r):{}}}},hc=(e,t)=>{
let r=sS(e);return{name:r.name,fn:r.fn,options:[e,t]}},ql=(e,t)=>{let r=cS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Wb=(e,t)=>({fn:pS(e).fn,options:[e,t]}),
gc=(e,t)=>{let r=dS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Jb=(e,t)=>{let r=mS(e);return{name:r.name,fn:r.fn,options:[e,t]}};var Dm=(e,t)=>{let r=uS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Di=(e,t)=>{let r=fS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Bm=(e,t)=>{let r=sA(e);return{
name:r.name,fn:r.fn,options:[e,t]}};function a0(e){let t=W.useRef(void 0),r=W.useCallback(o=>{let n=e.map(a=>{if(a!=null){if(typeof a=="function"){let i=a,l=i(o);return typeof l=="function"?l:()=>{
i(null)}}return a.current=o,()=>{a.current=null}}});return()=>{n.forEach(a=>a?.())}},e);return W.useMemo(()=>e.every(o=>o==null)?null:o=>{t.current&&(t.current(),
t.current=void 0),o!=null&&(t.current=r(o))},e)}var cA="data-floating-ui-focusable",wS="active",xS="selected",dA="ArrowLeft",mA="ArrowRight",uA="ArrowUp",fA="ArrowDown";var pA=[dA,mA],hA=[uA,fA],wq=[...pA,...hA];var gA={...W},_S=!1,vA=0,SS=()=>"floating-ui-"+Math.random().toString(36).slice(2,6)+vA++;function bA(){let[e,t]=W.useState(()=>_S?SS():void 0);return kn(()=>{e==
null&&t(SS())},[]),W.useEffect(()=>{_S=!0},[]),e}var yA=gA.useId,RS=yA||bA;function wA(){let e=new Map;return{emit(t,r){var o;(o=e.get(t))==null||o.forEach(n=>n(r))},on(t,r){e.has(t)||e.set(t,new Set),e.get(t).add(r)},off(t,r){var o;(o=
e.get(t))==null||o.delete(r)}}}var xA=W.createContext(null),_A=W.createContext(null),i0=()=>{var e;return((e=W.useContext(xA))==null?void 0:e.id)||null},l0=()=>W.useContext(
_A);function s0(e){return"data-floating-ui-"+e}function po(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var CS=s0("safe-polygon");function kp(e,t,r){if(r&&
!xp(r))return 0;if(typeof e=="number")return e;if(typeof e=="function"){let o=e();return typeof o=="number"?o:o?.[t]}return e?.[t]}function e0(e){return typeof e==
"function"?e():e}function ES(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,dataRef:n,events:a,elements:i}=e,{enabled:l=!0,delay:s=0,handleClose:c=null,mouseOnly:u=!1,
restMs:d=0,move:m=!0}=t,f=l0(),p=i0(),h=Mm(c),w=Mm(s),g=Mm(r),v=Mm(d),b=W.useRef(),y=W.useRef(-1),_=W.useRef(),C=W.useRef(-1),S=W.useRef(!0),z=W.useRef(!1),I=W.useRef(
()=>{}),M=W.useRef(!1),X=Tn(()=>{var P;let O=(P=n.current.openEvent)==null?void 0:P.type;return O?.includes("mouse")&&O!=="mousedown"});W.useEffect(()=>{if(!l)return;
function P(O){let{open:j}=O;j||(po(y),po(C),S.current=!0,M.current=!1)}return a.on("openchange",P),()=>{a.off("openchange",P)}},[l,a]),W.useEffect(()=>{if(!l||!h.
current||!r)return;function P(j){X()&&o(!1,j,"hover")}let O=Mi(i.floating).documentElement;return O.addEventListener("mouseleave",P),()=>{O.removeEventListener(
"mouseleave",P)}},[i.floating,r,o,l,h,X]);let U=W.useCallback(function(P,O,j){O===void 0&&(O=!0),j===void 0&&(j="hover");let Y=kp(w.current,"close",b.current);Y&&
!_.current?(po(y),y.current=window.setTimeout(()=>o(!1,P,j),Y)):O&&(po(y),o(!1,P,j))},[w,o]),V=Tn(()=>{I.current(),_.current=void 0}),A=Tn(()=>{if(z.current){let P=Mi(
i.floating).body;P.style.pointerEvents="",P.removeAttribute(CS),z.current=!1}}),F=Tn(()=>n.current.openEvent?["click","mousedown"].includes(n.current.openEvent.
type):!1);W.useEffect(()=>{if(!l)return;function P(Q){if(po(y),S.current=!1,u&&!xp(b.current)||e0(v.current)>0&&!kp(w.current,"open"))return;let ee=kp(w.current,
"open",b.current);ee?y.current=window.setTimeout(()=>{g.current||o(!0,Q,"hover")},ee):r||o(!0,Q,"hover")}function O(Q){if(F()){A();return}I.current();let ee=Mi(
i.floating);if(po(C),M.current=!1,h.current&&n.current.floatingContext){r||po(y),_.current=h.current({...n.current.floatingContext,tree:f,x:Q.clientX,y:Q.clientY,
onClose(){A(),V(),F()||U(Q,!0,"safe-polygon")}});let ne=_.current;ee.addEventListener("mousemove",ne),I.current=()=>{ee.removeEventListener("mousemove",ne)};return}
(b.current!=="touch"||!fc(i.floating,Q.relatedTarget))&&U(Q)}function j(Q){F()||n.current.floatingContext&&(h.current==null||h.current({...n.current.floatingContext,
tree:f,x:Q.clientX,y:Q.clientY,onClose(){A(),V(),F()||U(Q)}})(Q))}function Y(){po(y)}function $(Q){F()||U(Q,!1)}if(st(i.domReference)){let Q=i.domReference,ee=i.
floating;return r&&Q.addEventListener("mouseleave",j),m&&Q.addEventListener("mousemove",P,{once:!0}),Q.addEventListener("mouseenter",P),Q.addEventListener("mous\
eleave",O),ee&&(ee.addEventListener("mouseleave",j),ee.addEventListener("mouseenter",Y),ee.addEventListener("mouseleave",$)),()=>{r&&Q.removeEventListener("mous\
eleave",j),m&&Q.removeEventListener("mousemove",P),Q.removeEventListener("mouseenter",P),Q.removeEventListener("mouseleave",O),ee&&(ee.removeEventListener("mous\
eleave",j),ee.removeEventListener("mouseenter",Y),ee.removeEventListener("mouseleave",$))}}},[i,l,e,u,m,U,V,A,o,r,g,f,w,h,n,F,v]),kn(()=>{var P;if(l&&r&&(P=h.current)!=
null&&(P=P.__options)!=null&&P.blockPointerEvents&&X()){z.current=!0;let j=i.floating;if(st(i.domReference)&&j){var O;let Y=Mi(i.floating).body;Y.setAttribute(CS,
"");let $=i.domReference,Q=f==null||(O=f.nodesRef.current.find(ee=>ee.id===p))==null||(O=O.context)==null?void 0:O.elements.floating;return Q&&(Q.style.pointerEvents=
""),Y.style.pointerEvents="none",$.style.pointerEvents="auto",j.style.pointerEvents="auto",()=>{Y.style.pointerEvents="",$.style.pointerEvents="",j.style.pointerEvents=
""}}}},[l,r,p,i,f,h,X]),kn(()=>{r||(b.current=void 0,M.current=!1,V(),A())},[r,V,A]),W.useEffect(()=>()=>{V(),po(y),po(C),A()},[l,i.domReference,V,A]);let L=W.useMemo(
()=>{function P(O){b.current=O.pointerType}return{onPointerDown:P,onPointerEnter:P,onMouseMove(O){let{nativeEvent:j}=O;function Y(){!S.current&&!g.current&&o(!0,
j,"hover")}u&&!xp(b.current)||r||e0(v.current)===0||M.current&&O.movementX**2+O.movementY**2<2||(po(C),b.current==="touch"?Y():(M.current=!0,C.current=window.setTimeout(
Y,e0(v.current))))}}},[u,o,r,g,v]);return W.useMemo(()=>l?{reference:L}:{},[l,L])}var n0=()=>{},AS=W.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,
setCurrentId:n0,setState:n0,isInstantPhase:!1}),SA=()=>W.useContext(AS);function NS(e){let{children:t,delay:r,timeoutMs:o=0}=e,[n,a]=W.useReducer((s,c)=>({...s,
...c}),{delay:r,timeoutMs:o,initialDelay:r,currentId:null,isInstantPhase:!1}),i=W.useRef(null),l=W.useCallback(s=>{a({currentId:s})},[]);return kn(()=>{n.currentId?
i.current===null?i.current=n.currentId:n.isInstantPhase||a({isInstantPhase:!0}):(n.isInstantPhase&&a({isInstantPhase:!1}),i.current=null)},[n.currentId,n.isInstantPhase]),
(0,Tp.jsx)(AS.Provider,{value:W.useMemo(()=>({...n,setState:a,setCurrentId:l}),[n,l]),children:t})}function OS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
floatingId:n}=e,{id:a,enabled:i=!0}=t,l=a??n,s=SA(),{currentId:c,setCurrentId:u,initialDelay:d,setState:m,timeoutMs:f}=s;return kn(()=>{i&&c&&(m({delay:{open:1,
close:kp(d,"close")}}),c!==l&&o(!1))},[i,l,o,m,c,d]),kn(()=>{function p(){o(!1),m({delay:d,currentId:null})}if(i&&c&&!r&&c===l){if(f){let h=window.setTimeout(p,
f);return()=>{clearTimeout(h)}}p()}},[i,r,m,c,l,o,d,f]),kn(()=>{i&&(u===n0||!r||u(l))},[i,r,u,l]),s}function t0(e,t){if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&dc(r)){let o=t;for(;o;){if(e===o)return!0;o=
o.parentNode||o.host}}return!1}function CA(e){return"composedPath"in e?e.composedPath()[0]:e.target}var zA={pointerdown:"onPointerDown",mousedown:"onMouseDown",click:"onClick"},kA={pointerdown:"onPointerDownCapture",mousedown:"onMouseDownCapture",click:"onClic\
kCapture"},zS=e=>{var t,r;return{escapeKey:typeof e=="boolean"?e:(t=e?.escapeKey)!=null?t:!1,outsidePress:typeof e=="boolean"?e:(r=e?.outsidePress)!=null?r:!0}};
function MS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,elements:n,dataRef:a}=e,{enabled:i=!0,escapeKey:l=!0,outsidePress:s=!0,outsidePressEvent:c="pointe\
rdown",referencePress:u=!1,referencePressEvent:d="pointerdown",ancestorScroll:m=!1,bubbles:f,capture:p}=t,h=l0(),w=Tn(typeof s=="function"?s:()=>!1),g=typeof s==
"function"?w:s,v=W.useRef(!1),{escapeKey:b,outsidePress:y}=zS(f),{escapeKey:_,outsidePress:C}=zS(p),S=W.useRef(!1),z=Tn(A=>{var F;if(!r||!i||!l||A.key!=="Escape"||
S.current)return;let L=(F=a.current.floatingContext)==null?void 0:F.nodeId,P=h?Om(h.nodesRef.current,L):[];if(!b&&(A.stopPropagation(),P.length>0)){let O=!0;if(P.
forEach(j=>{var Y;if((Y=j.context)!=null&&Y.open&&!j.context.dataRef.current.__escapeKeyBubbles){O=!1;return}}),!O)return}o(!1,H5(A)?A.nativeEvent:A,"escape-key")}),
I=Tn(A=>{var F;let L=()=>{var P;z(A),(P=Ul(A))==null||P.removeEventListener("keydown",L)};(F=Ul(A))==null||F.addEventListener("keydown",L)}),M=Tn(A=>{var F;let L=a.
current.insideReactTree;a.current.insideReactTree=!1;let P=v.current;if(v.current=!1,c==="click"&&P||L||typeof g=="function"&&!g(A))return;let O=Ul(A),j="["+s0(
"inert")+"]",Y=Mi(n.floating).querySelectorAll(j),$=st(O)?O:null;for(;$&&!oa($);){let ne=ta($);if(oa(ne)||!st(ne))break;$=ne}if(Y.length&&st(O)&&!B5(O)&&!fc(O,n.
floating)&&Array.from(Y).every(ne=>!fc($,ne)))return;if(uo(O)&&V){let ne=oa(O),ge=Oo(O),Ee=/auto|scroll/,se=ne||Ee.test(ge.overflowX),Ne=ne||Ee.test(ge.overflowY),
Oe=se&&O.clientWidth>0&&O.scrollWidth>O.clientWidth,Xe=Ne&&O.clientHeight>0&&O.scrollHeight>O.clientHeight,et=ge.direction==="rtl",Ht=Xe&&(et?A.offsetX<=O.offsetWidth-
O.clientWidth:A.offsetX>O.clientWidth),de=Oe&&A.offsetY>O.clientHeight;if(Ht||de)return}let Q=(F=a.current.floatingContext)==null?void 0:F.nodeId,ee=h&&Om(h.nodesRef.
current,Q).some(ne=>{var ge;return wp(A,(ge=ne.context)==null?void 0:ge.elements.floating)});if(wp(A,n.floating)||wp(A,n.domReference)||ee)return;let pe=h?Om(h.
nodesRef.current,Q):[];if(pe.length>0){let ne=!0;if(pe.forEach(ge=>{var Ee;if((Ee=ge.context)!=null&&Ee.open&&!ge.context.dataRef.current.__outsidePressBubbles){
ne=!1;return}}),!ne)return}o(!1,A,"outside-press")}),X=Tn(A=>{var F;let L=()=>{var P;M(A),(P=Ul(A))==null||P.removeEventListener(c,L)};(F=Ul(A))==null||F.addEventListener(
c,L)});W.useEffect(()=>{if(!r||!i)return;a.current.__escapeKeyBubbles=b,a.current.__outsidePressBubbles=y;let A=-1;function F(Y){o(!1,Y,"ancestor-scroll")}function L(){
window.clearTimeout(A),S.current=!0}function P(){A=window.setTimeout(()=>{S.current=!1},mc()?5:0)}let O=Mi(n.floating);l&&(O.addEventListener("keydown",_?I:z,_),
O.addEventListener("compositionstart",L),O.addEventListener("compositionend",P)),g&&O.addEventListener(c,C?X:M,C);let j=[];return m&&(st(n.domReference)&&(j=Kr(
n.domReference)),st(n.floating)&&(j=j.concat(Kr(n.floating))),!st(n.reference)&&n.reference&&n.reference.contextElement&&(j=j.concat(Kr(n.reference.contextElement)))),
j=j.filter(Y=>{var $;return Y!==(($=O.defaultView)==null?void 0:$.visualViewport)}),j.forEach(Y=>{Y.addEventListener("scroll",F)}),()=>{l&&(O.removeEventListener(
"keydown",_?I:z,_),O.removeEventListener("compositionstart",L),O.removeEventListener("compositionend",P)),g&&O.removeEventListener(c,C?X:M,C),j.forEach(Y=>{Y.removeEventListener(
"scroll",F)}),window.clearTimeout(A)}},[a,n,l,g,c,r,o,m,i,b,y,z,_,I,M,C,X]),W.useEffect(()=>{a.current.insideReactTree=!1},[a,g,c]);let U=W.useMemo(()=>({onKeyDown:z,
...u&&{[zA[d]]:A=>{o(!1,A.nativeEvent,"reference-press")},...d!=="click"&&{onClick(A){o(!1,A.nativeEvent,"reference-press")}}}}),[z,o,u,d]),V=W.useMemo(()=>{function A(F){
F.button===0&&(v.current=!0)}return{onKeyDown:z,onMouseDown:A,onMouseUp:A,[kA[c]]:()=>{a.current.insideReactTree=!0}}},[z,c,a]);return W.useMemo(()=>i?{reference:U,
floating:V}:{},[i,U,V])}function TA(e){let{open:t=!1,onOpenChange:r,elements:o}=e,n=RS(),a=W.useRef({}),[i]=W.useState(()=>wA()),l=i0()!=null,[s,c]=W.useState(o.
reference),u=Tn((f,p,h)=>{a.current.openEvent=f?p:void 0,i.emit("openchange",{open:f,event:p,reason:h,nested:l}),r?.(f,p,h)}),d=W.useMemo(()=>({setPositionReference:c}),
[]),m=W.useMemo(()=>({reference:s||o.reference||null,floating:o.floating||null,domReference:o.reference}),[s,o.reference,o.floating]);return W.useMemo(()=>({dataRef:a,
open:t,onOpenChange:u,elements:m,events:i,floatingId:n,refs:d}),[t,u,m,i,n,d])}function vc(e){var t,r;let{elements:o,...n}=e===void 0?{}:e,{nodeId:a}=n,i=TA({...n,
elements:{reference:(t=o?.reference)!=null?t:null,floating:(r=o?.floating)!=null?r:null}}),l=n.rootContext||i,s=l.elements,[c,u]=W.useState(null),[d,m]=W.useState(
null),p=s?.domReference||c,h=W.useRef(null),w=l0();kn(()=>{p&&(h.current=p)},[p]);let g=yS({...n,elements:{...s,...d&&{reference:d}}}),v=W.useCallback(S=>{let z=st(
S)?{getBoundingClientRect:()=>S.getBoundingClientRect(),getClientRects:()=>S.getClientRects(),contextElement:S}:S;m(z),g.refs.setReference(z)},[g.refs]),b=W.useCallback(
S=>{(st(S)||S===null)&&(h.current=S,u(S)),(st(g.refs.reference.current)||g.refs.reference.current===null||S!==null&&!st(S))&&g.refs.setReference(S)},[g.refs]),y=W.useMemo(
()=>({...g.refs,setReference:b,setPositionReference:v,domReference:h}),[g.refs,b,v]),_=W.useMemo(()=>({...g.elements,domReference:p}),[g.elements,p]),C=W.useMemo(
()=>({...g,...l,refs:y,elements:_,nodeId:a}),[g,y,_,a,l]);return kn(()=>{l.dataRef.current.floatingContext=C;let S=w?.nodesRef.current.find(z=>z.id===a);S&&(S.context=
C)}),W.useMemo(()=>({...g,context:C,refs:y,elements:_}),[g,y,_,C])}function r0(){return D5()&&M5()}function DS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
events:n,dataRef:a,elements:i}=e,{enabled:l=!0,visibleOnly:s=!0}=t,c=W.useRef(!1),u=W.useRef(-1),d=W.useRef(!0);W.useEffect(()=>{if(!l)return;let f=xr(i.domReference);
function p(){!r&&uo(i.domReference)&&i.domReference===Yb(Mi(i.domReference))&&(c.current=!0)}function h(){d.current=!0}function w(){d.current=!1}return f.addEventListener(
"blur",p),r0()&&(f.addEventListener("keydown",h,!0),f.addEventListener("pointerdown",w,!0)),()=>{f.removeEventListener("blur",p),r0()&&(f.removeEventListener("k\
eydown",h,!0),f.removeEventListener("pointerdown",w,!0))}},[i.domReference,r,l]),W.useEffect(()=>{if(!l)return;function f(p){let{reason:h}=p;(h==="reference-pre\
ss"||h==="escape-key")&&(c.current=!0)}return n.on("openchange",f),()=>{n.off("openchange",f)}},[n,l]),W.useEffect(()=>()=>{po(u)},[]);let m=W.useMemo(()=>({onMouseLeave(){
c.current=!1},onFocus(f){if(c.current)return;let p=Ul(f.nativeEvent);if(s&&st(p)){if(r0()&&!f.relatedTarget){if(!d.current&&!P5(p))return}else if(!L5(p))return}
o(!0,f.nativeEvent,"focus")},onBlur(f){c.current=!1;let p=f.relatedTarget,h=f.nativeEvent,w=st(p)&&p.hasAttribute(s0("focus-guard"))&&p.getAttribute("data-type")===
"outside";u.current=window.setTimeout(()=>{var g;let v=Yb(i.domReference?i.domReference.ownerDocument:document);!p&&v===i.domReference||fc((g=a.current.floatingContext)==
null?void 0:g.refs.floating.current,v)||fc(i.domReference,v)||w||o(!1,h,"focus")})}}),[a,i.domReference,o,s]);return W.useMemo(()=>l?{reference:m}:{},[l,m])}function o0(e,t,r){
let o=new Map,n=r==="item",a=e;if(n&&e){let{[wS]:i,[xS]:l,...s}=e;a=s}return{...r==="floating"&&{tabIndex:-1,[cA]:""},...a,...t.map(i=>{let l=i?i[r]:null;return typeof l==
"function"?e?l(e):null:l}).concat(e).reduce((i,l)=>(l&&Object.entries(l).forEach(s=>{let[c,u]=s;if(!(n&&[wS,xS].includes(c)))if(c.indexOf("on")===0){if(o.has(c)||
o.set(c,[]),typeof u=="function"){var d;(d=o.get(c))==null||d.push(u),i[c]=function(){for(var m,f=arguments.length,p=new Array(f),h=0;h<f;h++)p[h]=arguments[h];
return(m=o.get(c))==null?void 0:m.map(w=>w(...p)).find(w=>w!==void 0)}}}else i[c]=u}),i),{})}}function BS(e){e===void 0&&(e=[]);let t=e.map(l=>l?.reference),r=e.
map(l=>l?.floating),o=e.map(l=>l?.item),n=W.useCallback(l=>o0(l,e,"reference"),t),a=W.useCallback(l=>o0(l,e,"floating"),r),i=W.useCallback(l=>o0(l,e,"item"),o);
return W.useMemo(()=>({getReferenceProps:n,getFloatingProps:a,getItemProps:i}),[n,a,i])}var RA=new Map([["select","listbox"],["combobox","listbox"],["label",!1]]);function PS(e,t){var r,o;t===void 0&&(t={});let{open:n,elements:a,floatingId:i}=e,{enabled:l=!0,
role:s="dialog"}=t,c=RS(),u=((r=a.domReference)==null?void 0:r.id)||c,d=W.useMemo(()=>{var v;return((v=j5(a.floating))==null?void 0:v.id)||i},[a.floating,i]),m=(o=
RA.get(s))!=null?o:s,p=i0()!=null,h=W.useMemo(()=>m==="tooltip"||s==="label"?{["aria-"+(s==="label"?"labelledby":"describedby")]:n?d:void 0}:{"aria-expanded":n?
"true":"false","aria-haspopup":m==="alertdialog"?"dialog":m,"aria-controls":n?d:void 0,...m==="listbox"&&{role:"combobox"},...m==="menu"&&{id:u},...m==="menu"&&
p&&{role:"menuitem"},...s==="select"&&{"aria-autocomplete":"none"},...s==="combobox"&&{"aria-autocomplete":"list"}},[m,d,p,n,u,s]),w=W.useMemo(()=>{let v={id:d,
...m&&{role:m}};return m==="tooltip"||s==="label"?v:{...v,...m==="menu"&&{"aria-labelledby":u}}},[m,d,u,s]),g=W.useCallback(v=>{let{active:b,selected:y}=v,_={role:"\
option",...b&&{id:d+"-fui-option"}};switch(s){case"select":case"combobox":return{..._,"aria-selected":y}}return{}},[d,s]);return W.useMemo(()=>l?{reference:h,floating:w,
item:g}:{},[l,h,w,g])}function LS(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...LS(e,n.id,r)])}
function kS(e,t){let[r,o]=e,n=!1,a=t.length;for(let i=0,l=a-1;i<a;l=i++){let[s,c]=t[i]||[0,0],[u,d]=t[l]||[0,0];c>=o!=d>=o&&r<=(u-s)*(o-c)/(d-c)+s&&(n=!n)}return n}
function EA(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function jS(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:r=!1,requireIntent:o=!0}=e,
n={current:-1},a=!1,i=null,l=null,s=typeof performance<"u"?performance.now():0;function c(d,m){let f=performance.now(),p=f-s;if(i===null||l===null||p===0)return i=
d,l=m,s=f,null;let h=d-i,w=m-l,v=Math.sqrt(h*h+w*w)/p;return i=d,l=m,s=f,v}let u=d=>{let{x:m,y:f,placement:p,elements:h,onClose:w,nodeId:g,tree:v}=d;return function(y){
function _(){po(n),w()}if(po(n),!h.domReference||!h.floating||p==null||m==null||f==null)return;let{clientX:C,clientY:S}=y,z=[C,S],I=CA(y),M=y.type==="mouseleave",
X=t0(h.floating,I),U=t0(h.domReference,I),V=h.domReference.getBoundingClientRect(),A=h.floating.getBoundingClientRect(),F=p.split("-")[0],L=m>A.right-A.width/2,
P=f>A.bottom-A.height/2,O=EA(z,V),j=A.width>V.width,Y=A.height>V.height,$=(j?V:A).left,Q=(j?V:A).right,ee=(Y?V:A).top,pe=(Y?V:A).bottom;if(X&&(a=!0,!M))return;if(U&&
(a=!1),U&&!M){a=!0;return}if(M&&st(y.relatedTarget)&&t0(h.floating,y.relatedTarget)||v&&LS(v.nodesRef.current,g).length)return;if(F==="top"&&f>=V.bottom-1||F===
"bottom"&&f<=V.top+1||F==="left"&&m>=V.right-1||F==="right"&&m<=V.left+1)return _();let ne=[];switch(F){case"top":ne=[[$,V.top+1],[$,A.bottom-1],[Q,A.bottom-1],
[Q,V.top+1]];break;case"bottom":ne=[[$,A.top+1],[$,V.bottom-1],[Q,V.bottom-1],[Q,A.top+1]];break;case"left":ne=[[A.right-1,pe],[A.right-1,ee],[V.left+1,ee],[V.left+
1,pe]];break;case"right":ne=[[V.right-1,pe],[V.right-1,ee],[A.left+1,ee],[A.left+1,pe]];break}function ge(Ee){let[se,Ne]=Ee;switch(F){case"top":{let Oe=[j?se+t/
2:L?se+t*4:se-t*4,Ne+t+1],Xe=[j?se-t/2:L?se+t*4:se-t*4,Ne+t+1],et=[[A.left,L||j?A.bottom-t:A.top],[A.right,L?j?A.bottom-t:A.top:A.bottom-t]];return[Oe,Xe,...et]}case"\
bottom":{let Oe=[j?se+t/2:L?se+t*4:se-t*4,Ne-t],Xe=[j?se-t/2:L?se+t*4:se-t*4,Ne-t],et=[[A.left,L||j?A.top+t:A.bottom],[A.right,L?j?A.top+t:A.bottom:A.top+t]];return[
Oe,Xe,...et]}case"left":{let Oe=[se+t+1,Y?Ne+t/2:P?Ne+t*4:Ne-t*4],Xe=[se+t+1,Y?Ne-t/2:P?Ne+t*4:Ne-t*4];return[...[[P||Y?A.right-t:A.left,A.top],[P?Y?A.right-t:A.
left:A.right-t,A.bottom]],Oe,Xe]}case"right":{let Oe=[se-t,Y?Ne+t/2:P?Ne+t*4:Ne-t*4],Xe=[se-t,Y?Ne-t/2:P?Ne+t*4:Ne-t*4],et=[[P||Y?A.left+t:A.right,A.top],[P?Y?A.
left+t:A.right:A.left+t,A.bottom]];return[Oe,Xe,...et]}}}if(!kS([C,S],ne)){if(a&&!O)return _();if(!M&&o){let Ee=c(y.clientX,y.clientY);if(Ee!==null&&Ee<.1)return _()}
kS([C,S],ge([m,f]))?!a&&o&&(n.current=window.setTimeout(_,40)):_()}}};return u.__options={blockPointerEvents:r},u}var HS={scrollHideDelay:1e3,type:"hover",scrollbars:"xy"},IS=(e,{scrollbarSize:t,overscrollBehavior:r,scrollbars:o})=>{let n=r;return r&&o&&(o==="x"?n=`${r} aut\
o`:o==="y"&&(n=`auto ${r}`)),{root:{"--scrollarea-scrollbar-size":R(t),"--scrollarea-over-scroll-behavior":n,"--scrollarea-offset-size":void 0}}},Rn=N(e=>{let t=k(
"ScrollArea",HS,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,scrollbarSize:l,vars:s,type:c,scrollHideDelay:u,viewportProps:d,viewportRef:m,onScrollPositionChange:f,
children:p,offsetScrollbars:h,scrollbars:w,onBottomReached:g,onTopReached:v,onLeftReached:b,onRightReached:y,overscrollBehavior:_,startScrollPosition:C,verticalScrollbarPosition:S,
attributes:z,...I}=t,[M,X]=(0,er.useState)(!1),[U,V]=(0,er.useState)(!1),[A,F]=(0,er.useState)(!1),L=(0,er.useRef)(!0),P=(0,er.useRef)(!1),O=(0,er.useRef)(!0),j=(0,er.useRef)(
!1),Y=q({name:"ScrollArea",props:t,classes:mp,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:z,vars:s,varsResolver:IS}),$=(0,er.useRef)(null),[
Q,ee]=(0,er.useState)(null),pe=(0,er.useCallback)(ge=>{ee(Ee=>Ee===ge?Ee:ge)},[]),ne=a0([m,$,pe]);return Qo(h==="present"?Q:null,()=>{let ge=$.current;ge&&(V(ge.
scrollHeight>ge.clientHeight),F(ge.scrollWidth>ge.clientWidth))}),zt(()=>{C&&$.current&&$.current.scrollTo({left:C.x??0,top:C.y??0})},[]),(0,Wo.jsxs)(Ob,{getStyles:Y,
type:c==="never"?"always":c,scrollHideDelay:u,scrollbars:w,...Y("root"),...I,children:[(0,Wo.jsx)(Ub,{...d,...Y("viewport",{style:d?.style}),ref:ne,"data-offset\
-scrollbars":h===!0?"xy":h||void 0,"data-scrollbars":w||void 0,"data-vertical-scrollbar-position":S||void 0,"data-horizontal-hidden":h==="present"&&!A?"true":void 0,
"data-vertical-hidden":h==="present"&&!U?"true":void 0,onScroll:ge=>{d?.onScroll?.(ge),f?.({x:ge.currentTarget.scrollLeft,y:ge.currentTarget.scrollTop});let{scrollTop:Ee,
scrollHeight:se,clientHeight:Ne,scrollLeft:Oe,scrollWidth:Xe,clientWidth:et}=ge.currentTarget,Ht=Ee-(se-Ne)>=-.8,de=Ee===0;Ht&&!P.current&&g?.(),de&&!L.current&&
v?.(),P.current=Ht,L.current=de;let Dt=Oe-(Xe-et)>=-.8,Wt=Oe===0;Dt&&!j.current&&y?.(),Wt&&!O.current&&b?.(),j.current=Dt,O.current=Wt},children:p}),(w==="xy"||
w==="x")&&(0,Wo.jsx)(sp,{...Y("scrollbar"),orientation:"horizontal","data-vertical-scrollbar-position":S||void 0,"data-hidden":c==="never"||h==="present"&&!A?!0:
void 0,forceMount:!0,onMouseEnter:()=>X(!0),onMouseLeave:()=>X(!1),children:(0,Wo.jsx)(dp,{...Y("thumb")})}),(w==="xy"||w==="y")&&(0,Wo.jsx)(sp,{...Y("scrollbar"),
orientation:"vertical","data-vertical-scrollbar-position":S||void 0,"data-hidden":c==="never"||h==="present"&&!U?!0:void 0,forceMount:!0,onMouseEnter:()=>X(!0),
onMouseLeave:()=>X(!1),children:(0,Wo.jsx)(dp,{...Y("thumb")})}),(0,Wo.jsx)(l5,{...Y("corner"),"data-vertical-scrollbar-position":S||void 0,"data-hovered":M||void 0,
"data-hidden":c==="never"||void 0})]})});Rn.displayName="@mantine/core/ScrollArea";var c0=N(e=>{let{children:t,classNames:r,styles:o,scrollbarSize:n,scrollHideDelay:a,
type:i,dir:l,offsetScrollbars:s,overscrollBehavior:c,viewportRef:u,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,scrollbars:h,style:w,vars:g,onBottomReached:v,
onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,onOverflowChange:C,...S}=k("ScrollAreaAutosize",HS,e),z=(0,er.useRef)(null),[I,M]=(0,er.useState)(
null),X=(0,er.useCallback)(L=>{M(P=>P===L?P:L)},[]),U=a0([u,z,X]),V=(0,er.useRef)(!1),A=(0,er.useRef)(!1),F=(0,er.useEffectEvent)(()=>{let L=z.current;if(!L||!C)
return;let P=L.scrollHeight>L.clientHeight;P!==V.current&&(A.current?C(P):(A.current=!0,P&&C(!0)),V.current=P)});return Qo(C?I:null,F),(0,Wo.jsx)(E,{...S,variant:f,
style:[{display:"flex",overflow:"hidden"},w],children:(0,Wo.jsx)(E,{style:{display:"flex",flexDirection:"column",flex:1,overflow:"hidden",...h==="y"&&{minWidth:0},
...h==="x"&&{minHeight:0},...h==="xy"&&{minWidth:0,minHeight:0},...h===!1&&{minWidth:0,minHeight:0}},children:(0,Wo.jsx)(Rn,{classNames:r,styles:o,scrollHideDelay:a,
scrollbarSize:n,type:i,dir:l,offsetScrollbars:s,overscrollBehavior:c,viewportRef:U,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,vars:g,scrollbars:h,
onBottomReached:v,onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,"data-autosize":"true",children:t})})})});Rn.classes=mp;Rn.varsResolver=IS;c0.
displayName="@mantine/core/ScrollAreaAutosize";c0.classes=mp;Rn.Autosize=c0;var d0={root:"m_87cf2631"};var VS=x(T(),1),AA={__staticSelector:"UnstyledButton"},ir=je(e=>{let t=k("UnstyledButton",AA,e),{className:r,component:o="button",__staticSelector:n,unstyled:a,
classNames:i,styles:l,style:s,attributes:c,...u}=t,d=q({name:n,props:t,classes:d0,className:r,style:s,classNames:i,styles:l,unstyled:a,attributes:c});return(0,VS.jsx)(
E,{...d("root",{focusable:!0}),component:o,type:o==="button"?"button":void 0,...u})});ir.classes=d0;ir.displayName="@mantine/core/UnstyledButton";var m0={root:"m_515a97f8"};var US=x(T(),1),Rp=N(e=>{let t=k("VisuallyHidden",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,...c}=t,u=q({name:"VisuallyH\
idden",classes:m0,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s});return(0,US.jsx)(E,{component:"span",...u("root"),...c})});Rp.classes=
m0;Rp.displayName="@mantine/core/VisuallyHidden";var u0={root:"m_1b7284a3"};var GS=x(T(),1),$S=(e,{radius:t,shadow:r})=>({root:{"--paper-radius":t===void 0?void 0:ve(t),"--paper-shadow":$s(r)}}),aa=je(e=>{let t=k("Paper",null,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,withBorder:l,vars:s,radius:c,shadow:u,variant:d,mod:m,attributes:f,...p}=t,h=q({name:"Paper",props:t,classes:u0,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:s,varsResolver:$S});return(0,GS.jsx)(E,{mod:[{withBorder:l},m],...h("root"),variant:d,...p})});aa.classes=
u0;aa.varsResolver=$S;aa.displayName="@mantine/core/Paper";function qS(e,t,r,o){return e==="center"||o==="center"?{top:t}:e==="end"?{bottom:r}:e==="start"?{top:r}:{}}function YS(e,t,r,o,n){return e==="center"||o==="cent\
er"?{left:t}:e==="end"?{[n==="ltr"?"right":"left"]:r}:e==="start"?{[n==="ltr"?"left":"right"]:r}:{}}var NA={bottom:"borderTopLeftRadius",left:"borderTopRightRad\
ius",right:"borderBottomLeftRadius",top:"borderBottomRightRadius"};function OA({position:e,arrowSize:t,dir:r}){let[o,n]=e.split("-");if(!n)return;let a={width:t,
height:t,position:"absolute"};if(o==="bottom"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"right":"left";return{...a,top:-t,[l]:0,clipPath:i!==(r===
"rtl")?"polygon(0% 0%, 0% 100%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}if(o==="top"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"righ\
t":"left";return{...a,bottom:-t,[l]:0,clipPath:i!==(r==="rtl")?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 100% 0%, 100% 100%)"}}if(o==="left")return{...a,
right:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 0% 100%, 100% 100%)"};if(o==="right")return{...a,
left:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}function FS({position:e,
arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,arrowX:a,arrowY:i,dir:l}){if(n==="merge"){let m=OA({position:e,arrowSize:t,dir:l});if(m)return m}let[s,c="\
center"]=e.split("-"),u={width:t,height:t,transform:"rotate(45deg)",position:"absolute",[NA[s]]:o},d=-t/2;return s==="left"?{...u,...qS(c,i,r,n),right:d,borderLeftColor:"\
transparent",borderBottomColor:"transparent",clipPath:"polygon(100% 0, 0 0, 100% 100%)"}:s==="right"?{...u,...qS(c,i,r,n),left:d,borderRightColor:"transparent",
borderTopColor:"transparent",clipPath:"polygon(0 100%, 0 0, 100% 100%)"}:s==="top"?{...u,...YS(c,a,r,n,l),bottom:d,borderTopColor:"transparent",borderLeftColor:"\
transparent",clipPath:"polygon(0 100%, 100% 100%, 100% 0)"}:s==="bottom"?{...u,...YS(c,a,r,n,l),top:d,borderBottomColor:"transparent",borderRightColor:"transpar\
ent",clipPath:"polygon(0 100%, 0 0, 100% 0)"}:{}}function Ep({position:e,dir:t}){let[r,o]=e.split("-");if(!o)return;let n=o==="start"&&t==="ltr"||o==="end"&&t===
"rtl";if(r==="bottom")return n?{borderTopLeftRadius:0}:{borderTopRightRadius:0};if(r==="top")return n?{borderBottomLeftRadius:0}:{borderBottomRightRadius:0};if(r===
"left")return o==="start"?{borderTopRightRadius:0}:{borderBottomRightRadius:0};if(r==="right")return o==="start"?{borderTopLeftRadius:0}:{borderBottomLeftRadius:0}}var XS=x(T(),1);function bc({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,visible:a,arrowX:i,arrowY:l,style:s,...c}){let{dir:u}=mo();return a?
(0,XS.jsx)("div",{role:"presentation",...c,style:{...s,...FS({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,dir:u,arrowX:i,arrowY:l})}}):null}
bc.displayName="@mantine/core/FloatingArrow";function Ap(e,t){if(e==="rtl"&&(t.includes("right")||t.includes("left"))){let[r,o]=t.split("-"),n=r==="right"?"left":"right";return o===void 0?n:`${n}-${o}`}return t}var f0={root:"m_9814e45f"};var KS=x(T(),1),MA={zIndex:ar("modal")},QS=(e,{gradient:t,color:r,backgroundOpacity:o,blur:n,radius:a,zIndex:i})=>({root:{"--overlay-bg":t||(r!==void 0||o!==void 0)&&
Yn(r||"#000",o??.6)||void 0,"--overlay-filter":n?`blur(${R(n)})`:void 0,"--overlay-radius":a===void 0?void 0:ve(a),"--overlay-z-index":i?.toString()}}),Yl=je(e=>{
let t=k("Overlay",MA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,fixed:s,center:c,children:u,radius:d,zIndex:m,gradient:f,blur:p,color:h,backgroundOpacity:w,
mod:g,attributes:v,...b}=t,y=q({name:"Overlay",props:t,classes:f0,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:v,vars:l,varsResolver:QS});return(0,KS.jsx)(
E,{...y("root"),mod:[{center:c,fixed:s},g],...b,children:u})});Yl.classes=f0;Yl.varsResolver=QS;Yl.displayName="@mantine/core/Overlay";var Np=x(D(),1);var Op=x(T(),1),ZS=x(zi(),1);function p0(e){let t=document.createElement("div");return t.setAttribute("data-portal","true"),typeof e.className=="string"&&t.classList.
add(...e.className.split(" ").filter(Boolean)),typeof e.style=="object"&&Object.assign(t.style,e.style),typeof e.id=="string"&&t.setAttribute("id",e.id),t}var yc=null;
function DA({target:e,reuseTargetNode:t,...r}){if(e)return typeof e=="string"?document.querySelector(e)||p0(r):e;if(t){if(yc){if(document.body.contains(yc))return yc;
yc=null}let o=document.querySelector("[data-mantine-shared-portal-node]");if(o)return yc=o,o;let n=p0(r);return n.setAttribute("data-mantine-shared-portal-node",
"true"),document.body.appendChild(n),yc=n,n}return p0(r)}var BA={reuseTargetNode:!0},h0=N(e=>{let{children:t,target:r,reuseTargetNode:o,ref:n,...a}=k("Portal",BA,
e),[i,l]=(0,Np.useState)(!1),s=(0,Np.useRef)(null);return zt(()=>(l(!0),s.current=DA({target:r,reuseTargetNode:o,...a}),Al(n,s.current),!r&&!o&&s.current&&document.
body.appendChild(s.current),()=>{!r&&!o&&s.current&&document.body.removeChild(s.current)}),[r]),!i||!s.current?null:(0,ZS.createPortal)((0,Op.jsx)(Op.Fragment,{
children:t}),s.current)});h0.displayName="@mantine/core/Portal";var Pm=x(T(),1),Jo=N(({withinPortal:e=!0,children:t,...r})=>Ko()==="test"||!e?(0,Pm.jsx)(Pm.Fragment,{children:t}):(0,Pm.jsx)(h0,{...r,children:t}));Jo.displayName=
"@mantine/core/OptionalPortal";var Lm=e=>({in:{opacity:1,transform:"scale(1)"},out:{opacity:0,transform:`scale(.9) translateY(${e==="bottom"?10:-10}px)`},transitionProperty:"transform, opacit\
y"}),jm={fade:{in:{opacity:1},out:{opacity:0},transitionProperty:"opacity"},"fade-up":{in:{opacity:1,transform:"translateY(0)"},out:{opacity:0,transform:"transl\
ateY(30px)"},transitionProperty:"opacity, transform"},"fade-down":{in:{opacity:1,transform:"translateY(0)"},out:{opacity:0,transform:"translateY(-30px)"},transitionProperty:"\
opacity, transform"},"fade-left":{in:{opacity:1,transform:"translateX(0)"},out:{opacity:0,transform:"translateX(30px)"},transitionProperty:"opacity, transform"},
"fade-right":{in:{opacity:1,transform:"translateX(0)"},out:{opacity:0,transform:"translateX(-30px)"},transitionProperty:"opacity, transform"},scale:{in:{opacity:1,
transform:"scale(1)"},out:{opacity:0,transform:"scale(0)"},common:{transformOrigin:"top"},transitionProperty:"transform, opacity"},"scale-y":{in:{opacity:1,transform:"\
scaleY(1)"},out:{opacity:0,transform:"scaleY(0)"},common:{transformOrigin:"top"},transitionProperty:"transform, opacity"},"scale-x":{in:{opacity:1,transform:"sc\
aleX(1)"},out:{opacity:0,transform:"scaleX(0)"},common:{transformOrigin:"left"},transitionProperty:"transform, opacity"},"skew-up":{in:{opacity:1,transform:"tra\
nslateY(0) skew(0deg, 0deg)"},out:{opacity:0,transform:"translateY(-20px) skew(-10deg, -5deg)"},common:{transformOrigin:"top"},transitionProperty:"transform, op\
acity"},"skew-down":{in:{opacity:1,transform:"translateY(0) skew(0deg, 0deg)"},out:{opacity:0,transform:"translateY(20px) skew(-10deg, -5deg)"},common:{transformOrigin:"\
bottom"},transitionProperty:"transform, opacity"},"rotate-left":{in:{opacity:1,transform:"translateY(0) rotate(0deg)"},out:{opacity:0,transform:"translateY(20px\
) rotate(-5deg)"},common:{transformOrigin:"bottom"},transitionProperty:"transform, opacity"},"rotate-right":{in:{opacity:1,transform:"translateY(0) rotate(0deg)"},
out:{opacity:0,transform:"translateY(20px) rotate(5deg)"},common:{transformOrigin:"top"},transitionProperty:"transform, opacity"},"slide-down":{in:{opacity:1,transform:"\
translateY(0)"},out:{opacity:0,transform:"translateY(-100%)"},common:{transformOrigin:"top"},transitionProperty:"transform, opacity"},"slide-up":{in:{opacity:1,
transform:"translateY(0)"},out:{opacity:0,transform:"translateY(100%)"},common:{transformOrigin:"bottom"},transitionProperty:"transform, opacity"},"slide-left":{
in:{opacity:1,transform:"translateX(0)"},out:{opacity:0,transform:"translateX(100%)"},common:{transformOrigin:"left"},transitionProperty:"transform, opacity"},"\
slide-right":{in:{opacity:1,transform:"translateX(0)"},out:{opacity:0,transform:"translateX(-100%)"},common:{transformOrigin:"right"},transitionProperty:"transf\
orm, opacity"},pop:{...Lm("bottom"),common:{transformOrigin:"center center"}},"pop-bottom-left":{...Lm("bottom"),common:{transformOrigin:"bottom left"}},"pop-bo\
ttom-right":{...Lm("bottom"),common:{transformOrigin:"bottom right"}},"pop-top-left":{...Lm("top"),common:{transformOrigin:"top left"}},"pop-top-right":{...Lm("\
top"),common:{transformOrigin:"top right"}}};var WS={entering:"in",entered:"in",exiting:"out",exited:"out","pre-exiting":"out","pre-entering":"out"};function g0({transition:e,state:t,duration:r,timingFunction:o}){
let n={WebkitBackfaceVisibility:"hidden",transitionDuration:`${r}ms`,transitionTimingFunction:o};return typeof e=="string"?e in jm?{transitionProperty:jm[e].transitionProperty,
...n,...jm[e].common,...jm[e][WS[t]]}:{}:{transitionProperty:e.transitionProperty,...n,...e.common,...e[WS[t]]}}var Va=x(D(),1);var JS=x(zi(),1);function eC({duration:e,exitDuration:t,timingFunction:r,mounted:o,onEnter:n,onExit:a,onEntered:i,onExited:l,enterDelay:s,exitDelay:c}){let u=rt(),
d=Nl(),m=u.respectReducedMotion?d:!1,[f,p]=(0,Va.useState)(m?0:e),[h,w]=(0,Va.useState)(o?"entered":"exited"),g=(0,Va.useRef)(-1),v=(0,Va.useRef)(-1),b=(0,Va.useRef)(
-1);function y(){window.clearTimeout(g.current),window.clearTimeout(v.current),cancelAnimationFrame(b.current),b.current=-1}let _=S=>{y();let z=S?n:a,I=S?i:l,M=m?
0:S?e:t;if(p(M),M===0)typeof z=="function"&&z(),typeof I=="function"&&I(),w(S?"entered":"exited");else{let X=requestAnimationFrame(()=>{JS.default.flushSync(()=>{
w(S?"pre-entering":"pre-exiting")}),b.current===X&&(b.current=requestAnimationFrame(()=>{typeof z=="function"&&z(),w(S?"entering":"exiting"),g.current=window.setTimeout(
()=>{typeof I=="function"&&I(),w(S?"entered":"exited")},M)}))});b.current=X}},C=S=>{if(y(),typeof(S?s:c)!="number"){_(S);return}v.current=window.setTimeout(()=>{
_(S)},S?s:c)};return xn(()=>{C(o)},[o]),(0,Va.useEffect)(()=>()=>{y()},[]),{transitionDuration:f,transitionStatus:h,transitionTimingFunction:r||"ease"}}var v0=x(D(),1),en=x(T(),1);function Lr({keepMounted:e,keepMountedMode:t="activity",transition:r="fade",duration:o=250,exitDuration:n=o,mounted:a,children:i,timingFunction:l="\
ease",onExit:s,onEntered:c,onEnter:u,onExited:d,enterDelay:m,exitDelay:f}){let p=Ko(),{transitionDuration:h,transitionStatus:w,transitionTimingFunction:g}=eC({mounted:a,
exitDuration:n,duration:o,timingFunction:l,onExit:s,onEntered:c,onEnter:u,onExited:d,enterDelay:m,exitDelay:f});if(p==="test")return a?(0,en.jsx)(en.Fragment,{children:i(
{})}):e?i({display:"none"}):null;if(h===0)return e?t==="display-none"?a?(0,en.jsx)(en.Fragment,{children:i({})}):i({display:"none"}):(0,en.jsx)(v0.Activity,{mode:a?
"visible":"hidden",children:i({})}):a?(0,en.jsx)(en.Fragment,{children:i({})}):null;let v=w==="exited";if(e){let b=i(v?t==="display-none"?{display:"none"}:{}:g0(
{transition:r,duration:h,state:w,timingFunction:g}));return t==="display-none"?b:(0,en.jsx)(v0.Activity,{mode:v?"hidden":"visible",children:b})}return v?null:(0,en.jsx)(
en.Fragment,{children:i(g0({transition:r,duration:h,state:w,timingFunction:g}))})}Lr.displayName="@mantine/core/Transition";var PA={duration:100,transition:"fade"};function b0(e,t){return{...PA,...t,...e}}var[tC,wc]=Et("Popover component was not found in the tree");var Hm=x(D(),1);function rC({childProps:e,disabled:t,opened:r,longPressDelay:o=500,setReference:n,open:a}){let i=(0,Hm.useRef)(!1),l=(0,Hm.useRef)(!1),s=(0,Hm.useRef)(null),c=(0,Hm.useRef)(
t);c.current=t;let u=(p,h,w)=>{n({getBoundingClientRect:()=>({x:p,y:h,width:0,height:0,top:h,left:p,right:p,bottom:h,toJSON:()=>{}}),contextElement:w}),a()},d=Tl(
e.onMouseDown,p=>{t||p.button===2&&p.stopPropagation()}),m=Tl(e.onContextMenu,p=>{t||p.defaultPrevented||(p.preventDefault(),!l.current&&(u(p.clientX,p.clientY,
p.currentTarget),i.current&&(l.current=!0)))}),f=sb(p=>{if(c.current||l.current)return;let h=p,w=h.touches[0]??h.changedTouches[0];w&&(u(w.clientX,w.clientY,s.current),
l.current=!0)},{threshold:o,events:["touch"],cancelOnMove:!0,onStart:p=>{i.current=!0,l.current=!1,s.current=p.currentTarget},onFinish:p=>{i.current=!1,l.current=
!1,c.current||p.preventDefault()},onCancel:()=>{i.current=!1,l.current=!1}});return{onContextMenu:m,onMouseDown:d,onTouchStart:Tl(e.onTouchStart,f.onTouchStart),
onTouchEnd:Tl(e.onTouchEnd,f.onTouchEnd),onTouchCancel:Tl(e.onTouchCancel,f.onTouchCancel),onTouchMove:Tl(e.onTouchMove,f.onTouchMove),style:t?e.style:{...e.style,
WebkitTouchCallout:"none",WebkitUserSelect:"none",userSelect:"none"},"data-expanded":r?!0:void 0}}var oC=x(D(),1);function y0(e){let{children:t,disabled:r,longPressDelay:o}=k("PopoverContextMenu",null,e),n=so(t);if(!n)throw new Error("Popover.ContextMenu com\
ponent children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let a=wc(),i=rC(
{childProps:n.props,disabled:r||a.disabled,opened:a.opened,longPressDelay:o,setReference:a.reference,open:()=>{a.opened||a.onToggle()}});return(0,oC.cloneElement)(
n,i)}y0.displayName="@mantine/core/PopoverContextMenu";var nC=x(D(),1);var aC=x(T(),1);function xc({children:e,active:t=!0,refProp:r="ref",innerRef:o}){let n=rb(t),a=ze(n,o),i=so(e);return i?(0,nC.cloneElement)(i,{[r]:a}):e}function iC(e){
return(0,aC.jsx)(Rp,{tabIndex:-1,"data-autofocus":!0,...e})}xc.displayName="@mantine/core/FocusTrap";iC.displayName="@mantine/core/FocusTrapInitialFocus";xc.InitialFocus=
iC;var Mp={dropdown:"m_38a85659",arrow:"m_a31dc6c1",overlay:"m_3d7bc908"};var Fl=x(T(),1),Dp=N(e=>{let t=k("PopoverDropdown",null,e),{className:r,style:o,vars:n,children:a,onKeyDownCapture:i,variant:l,classNames:s,styles:c,ref:u,...d}=t,
m=wc(),{dir:f}=mo(),p=m.arrowPosition==="merge"&&m.withArrow?Ep({position:m.placement,dir:f}):void 0,h=mm({opened:m.opened,shouldReturnFocus:m.returnFocus}),w=m.
withRoles?{"aria-labelledby":m.getTargetId(),id:m.getDropdownId(),role:"dialog",tabIndex:-1}:{},g=ze(u,m.floating);return m.disabled?null:(0,Fl.jsx)(Jo,{...m.portalProps,
withinPortal:m.withinPortal,children:(0,Fl.jsx)(Lr,{mounted:m.opened,...m.transitionProps,transition:m.transitionProps?.transition||"fade",duration:m.transitionProps?.
duration??150,keepMounted:m.keepMounted,keepMountedMode:m.keepMountedMode,exitDuration:typeof m.transitionProps?.exitDuration=="number"?m.transitionProps.exitDuration:
m.transitionProps?.duration,children:v=>(0,Fl.jsx)(xc,{active:m.trapFocus&&m.opened,innerRef:g,children:(0,Fl.jsxs)(E,{...w,...d,variant:l,onKeyDownCapture:A_(()=>{
m.onClose?.(),m.onDismiss?.()},{active:m.closeOnEscape,onTrigger:h,onKeyDown:i}),"data-position":m.placement,"data-fixed":m.floatingStrategy==="fixed"||void 0,...m.
getStyles("dropdown",{className:r,props:t,classNames:s,styles:c,style:[{...v,...p,zIndex:m.zIndex,top:m.y??0,left:m.x??0,width:m.width==="target"?void 0:R(m.width),
...m.referenceHidden?{display:"none"}:null},m.resolvedStyles?.dropdown,c?.dropdown,o]}),children:[a,(0,Fl.jsx)(bc,{ref:m.arrowRef,arrowX:m.arrowX,arrowY:m.arrowY,
visible:m.withArrow,position:m.placement,arrowSize:m.arrowSize,arrowRadius:m.arrowRadius,arrowOffset:m.arrowOffset,arrowPosition:m.arrowPosition,...m.getStyles(
"arrow",{props:t,classNames:s,styles:c})})]})})})})});Dp.classes=Mp;Dp.displayName="@mantine/core/PopoverDropdown";var lC=x(D(),1);var LA={refProp:"ref",popupType:"dialog"},w0=N(e=>{let{children:t,refProp:r,popupType:o,ref:n,...a}=k("PopoverTarget",LA,e),i=so(t);if(!i)throw new Error("Popov\
er.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let l=a,
s=wc(),c=ze(s.reference,ki(i),n),u=s.withRoles?{"aria-haspopup":o,"aria-expanded":s.opened,"aria-controls":s.opened?s.getDropdownId():void 0,id:s.getTargetId()}:
{},d=i.props;return(0,lC.cloneElement)(i,{...l,...u,...s.targetProps,className:we(s.targetProps.className,l.className,d.className),[r]:c,...s.controlled?null:{onClick:m=>{
s.onToggle(),d.onClick?.(m)}}})});w0.displayName="@mantine/core/PopoverTarget";var tn=x(D(),1);function jA(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function HA(e,t,r,o){let n=jA(
e.middlewares),a=[hc(e.offset),Dm()];if(n.flip&&!r){let i=typeof n.flip=="boolean"?{}:n.flip,l=o?{fallbackStrategy:"initialPlacement",...i}:i;a.push(gc(l))}if(n.
shift){let i=typeof n.shift=="boolean"?{}:n.shift;a.push(ql(l=>{let s=l.placement.startsWith("top")||l.placement.startsWith("bottom");return{limiter:Wb(),padding:5,
...e.width==="target"&&s?{mainAxis:!1}:null,...i}}))}return n.inline&&a.push(typeof n.inline=="boolean"?Di():Di(n.inline)),a.push(Bm({element:e.arrowRef,padding:e.
arrowOffset})),(n.size||e.width==="target")&&a.push(Jb({...typeof n.size=="boolean"?{}:n.size,apply({rects:i,availableWidth:l,availableHeight:s,...c}){let u=t().
refs.floating.current?.style??{};n.size&&(typeof n.size=="object"&&n.size.apply?n.size.apply({rects:i,availableWidth:l,availableHeight:s,...c}):Object.assign(u,
{maxWidth:`${l}px`,maxHeight:`${s}px`})),e.width==="target"&&Object.assign(u,{width:`${i.reference.width}px`})}})),a}function sC(e){let[t,r]=bt({value:e.opened,
defaultValue:e.defaultOpened,finalValue:!1,onChange:e.onChange}),o=(0,tn.useRef)(t),n=(0,tn.useRef)(!1),[a,i]=(0,tn.useState)(null),l=e.preventPositionChangeWhenVisible!==
!1,s=(0,tn.useRef)(t);t!==s.current&&(s.current=t,t&&a!==null&&i(null));let c=(0,tn.useRef)(e.position);e.position!==c.current&&(c.current=e.position,n.current=
!1,a!==null&&i(null));let u=(0,tn.useCallback)(()=>i(null),[]),d=()=>{t&&!e.disabled&&r(!1)},m=()=>{e.disabled||r(!t)},f=vc({open:t,strategy:e.strategy,placement:l?
a??e.position:e.position,middleware:HA(e,()=>f,l&&a!==null,l),whileElementsMounted:e.keepMounted?void 0:$l});(0,tn.useEffect)(()=>{if(!e.keepMounted)return;let h=f.
refs.reference.current,w=f.refs.floating.current;if(t&&h&&w)return $l(h,w,f.update)},[e.keepMounted,t,f.update,f.elements.reference,f.elements.floating]),zt(()=>{
if(!t){n.current=!1;return}if(!l||a!==null)return;let h=f.refs.floating.current;if(!(!h||h.offsetHeight===0||h.offsetWidth===0)){if(!n.current){n.current=!0,f.update();
return}f.isPositioned&&i(f.placement)}},[l,t,f.isPositioned,f.placement,a,f.update]);let p=(0,tn.useRef)(f.placement);return zt(()=>{p.current!==f.placement&&(p.
current=f.placement,e.onPositionChange?.(f.placement))},[f.placement]),xn(()=>{t!==o.current&&(t?e.onOpen?.():e.onClose?.()),o.current=t},[t,e.onClose,e.onOpen]),
{floating:f,controlled:typeof e.opened=="boolean",opened:t,onClose:d,onToggle:m,resetLockedPlacement:u}}var ia=x(D(),1);var Xl=x(T(),1),IA={position:"bottom",offset:8,transitionProps:{transition:"fade",duration:150},middlewares:{flip:!0,shift:!0,inline:!1},arrowSize:7,arrowOffset:5,
arrowRadius:0,arrowPosition:"side",closeOnClickOutside:!0,withinPortal:!0,closeOnEscape:!0,trapFocus:!1,withRoles:!0,returnFocus:!1,withOverlay:!1,hideDetached:!0,
preventPositionChangeWhenVisible:!0,clickOutsideEvents:["mousedown","touchstart"],clickOutsideCapture:!1,zIndex:ar("popover"),__staticSelector:"Popover",width:"\
max-content"},cC=(e,{radius:t,shadow:r})=>({dropdown:{"--popover-radius":t===void 0?void 0:ve(t),"--popover-shadow":$s(r)}});function ur(e){let t=k("Popover",IA,
e),{children:r,position:o,offset:n,onPositionChange:a,opened:i,transitionProps:l,onExitTransitionEnd:s,onEnterTransitionEnd:c,width:u,middlewares:d,withArrow:m,
arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,unstyled:g,classNames:v,styles:b,closeOnClickOutside:y,withinPortal:_,portalProps:C,closeOnEscape:S,clickOutsideEvents:z,
clickOutsideCapture:I,trapFocus:M,onClose:X,onDismiss:U,onOpen:V,onChange:A,zIndex:F,radius:L,shadow:P,id:O,defaultOpened:j,__staticSelector:Y,withRoles:$,disabled:Q,
returnFocus:ee,variant:pe,keepMounted:ne,keepMountedMode:ge,vars:Ee,floatingStrategy:se,withOverlay:Ne,overlayProps:Oe,hideDetached:Xe,attributes:et,preventPositionChangeWhenVisible:Ht,
...de}=t,Dt=q({name:Y,props:t,classes:Mp,classNames:v,styles:b,unstyled:g,attributes:et,rootSelector:"dropdown",vars:Ee,varsResolver:cC}),{resolvedStyles:Wt}=Qn(
{classNames:v,styles:b,props:t}),wr=(0,ia.useRef)(null),[io,Un]=(0,ia.useState)(null),[bn,Oa]=(0,ia.useState)(null),{dir:yn}=mo(),tt=Ko(),Gn=_e(O),Bt=sC({middlewares:d,
width:u,position:Ap(yn,o),offset:typeof n=="number"?n+(m?f/2:0):n,arrowRef:wr,arrowOffset:p,onPositionChange:a,opened:i,defaultOpened:j,onChange:A,onOpen:V,onClose:X,
onDismiss:U,strategy:se,disabled:Q,preventPositionChangeWhenVisible:Ht,keepMounted:ne});Qv(()=>{y&&(Bt.onClose(),U?.())},z,[io,bn],!0,I);let Dr=(0,ia.useCallback)(
wn=>{Un(wn),Bt.floating.refs.setReference(wn)},[Bt.floating.refs.setReference]),kf=(0,ia.useCallback)(wn=>{Oa(wn),Bt.floating.refs.setFloating(wn)},[Bt.floating.
refs.setFloating]),Tf=(0,ia.useCallback)(()=>{l?.onExited?.(),s?.(),Bt.resetLockedPlacement()},[l?.onExited,s,Bt.resetLockedPlacement]),gt=(0,ia.useCallback)(()=>{
l?.onEntered?.(),c?.()},[l?.onEntered,c]);return(0,Xl.jsxs)(tC,{value:{returnFocus:ee,disabled:Q,controlled:Bt.controlled,reference:Dr,floating:kf,x:Bt.floating.
x,y:Bt.floating.y,arrowX:Bt.floating?.middlewareData?.arrow?.x,arrowY:Bt.floating?.middlewareData?.arrow?.y,opened:Bt.opened,arrowRef:wr,transitionProps:{...l,onExited:Tf,
onEntered:gt},width:u,withArrow:m,arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,placement:Bt.floating.placement,trapFocus:M,withinPortal:_,portalProps:C,
zIndex:F,radius:L,shadow:P,closeOnEscape:S,onDismiss:U,onClose:Bt.onClose,onToggle:Bt.onToggle,getTargetId:()=>Gn,getDropdownId:()=>`${Gn}-dropdown`,withRoles:$,
targetProps:de,__staticSelector:Y,classNames:v,styles:b,unstyled:g,variant:pe,keepMounted:ne,keepMountedMode:ge,getStyles:Dt,resolvedStyles:Wt,floatingStrategy:se,
referenceHidden:Xe&&tt!=="test"?Bt.floating.middlewareData.hide?.referenceHidden:!1},children:[r,Ne&&(0,Xl.jsx)(Lr,{transition:"fade",mounted:Bt.opened,duration:l?.
duration||250,exitDuration:l?.exitDuration||250,children:wn=>(0,Xl.jsx)(Jo,{withinPortal:_,children:(0,Xl.jsx)(Yl,{...Oe,...Dt("overlay",{className:Oe?.className,
style:[wn,Oe?.style]})})})})]})}ur.Target=w0;ur.Dropdown=Dp;ur.ContextMenu=y0;ur.varsResolver=cC;ur.displayName="@mantine/core/Popover";ur.extend=e=>e;ur.withProps=
e=>{let t=r=>(0,Xl.jsx)(ur,{...e,...r});return t.extend=ur.extend,t.displayName=`WithProps(${ur.displayName})`,t};var Qr={root:"m_5ae2e3c",barsLoader:"m_7a2bd4cd",bar:"m_870bb79","bars-loader-animation":"m_5d2b3b9d",dotsLoader:"m_4e3f22d7",dot:"m_870c4af","loader-dots-anima\
tion":"m_aac34a1",ovalLoader:"m_b34414df","oval-loader-animation":"m_f8e89c4b"};var _c=x(T(),1),x0=({className:e,...t})=>(0,_c.jsxs)(E,{component:"span",className:we(Qr.barsLoader,e),...t,children:[(0,_c.jsx)("span",{className:Qr.bar}),(0,_c.jsx)(
"span",{className:Qr.bar}),(0,_c.jsx)("span",{className:Qr.bar})]});x0.displayName="@mantine/core/Bars";var Sc=x(T(),1),_0=({className:e,...t})=>(0,Sc.jsxs)(E,{component:"span",className:we(Qr.dotsLoader,e),...t,children:[(0,Sc.jsx)("span",{className:Qr.dot}),(0,Sc.jsx)(
"span",{className:Qr.dot}),(0,Sc.jsx)("span",{className:Qr.dot})]});_0.displayName="@mantine/core/Dots";var dC=x(T(),1),S0=({className:e,...t})=>(0,dC.jsx)(E,{component:"span",className:we(Qr.ovalLoader,e),...t});S0.displayName="@mantine/core/Oval";var C0=x(T(),1),z0={bars:x0,oval:S0,dots:_0},VA={loaders:z0,type:"oval"},mC=(e,{size:t,color:r})=>({root:{"--loader-size":oe(t,"loader-size"),"--loader-color":r?
Pe(r,e):void 0}}),Ft=N(e=>{let t=k("Loader",VA,e),{size:r,color:o,type:n,vars:a,className:i,style:l,classNames:s,styles:c,unstyled:u,loaders:d,variant:m,children:f,
attributes:p,...h}=t,w=q({name:"Loader",props:t,classes:Qr,className:i,style:l,classNames:s,styles:c,unstyled:u,attributes:p,vars:a,varsResolver:mC});return f?(0,C0.jsx)(
E,{...w("root"),...h,children:f}):(0,C0.jsx)(E,{...w("root"),component:d[n],variant:m,size:r,...h})});Ft.defaultLoaders=z0;Ft.classes=Qr;Ft.varsResolver=mC;Ft.displayName=
"@mantine/core/Loader";var Ua={root:"m_8d3f4000",icon:"m_8d3afb97",loader:"m_302b9fb1",group:"m_1a0f1b21",groupSection:"m_437b6484"};var uC=x(T(),1),UA={orientation:"horizontal"},fC=(e,{borderWidth:t})=>({group:{"--ai-border-width":R(t)}}),Im=N(e=>{let t=k("ActionIconGroup",UA,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:s,borderWidth:c,variant:u,mod:d,attributes:m,...f}=t,p=q({name:"ActionIconGroup",props:t,classes:Ua,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:s,varsResolver:fC,rootSelector:"group"});return(0,uC.jsx)(E,{...p("group"),variant:u,mod:[
{orientation:l},d],role:"group",...f})});Im.classes=Ua;Im.varsResolver=fC;Im.displayName="@mantine/core/ActionIconGroup";var pC=x(T(),1),hC=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":oe(i,"section-height"),"--section-padding-x":oe(i,"section-padding-x"),"--section-f\
z":Me(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.color,"--section-bd":r||n?l.border:void 0}}},Vm=N(
e=>{let t=k("ActionIconGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,variant:s,gradient:c,radius:u,autoContrast:d,attributes:m,
...f}=t,p=q({name:"ActionIconGroupSection",props:t,classes:Ua,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:hC,rootSelector:"\
groupSection"});return(0,pC.jsx)(E,{...p("groupSection"),variant:s,...f})});Vm.classes=Ua;Vm.varsResolver=hC;Vm.displayName="@mantine/core/ActionIconGroupSectio\
n";var Kl=x(T(),1),gC=(e,{size:t,radius:r,variant:o,gradient:n,color:a,autoContrast:i})=>{let l=e.variantColorResolver({color:a||e.primaryColor,theme:e,gradient:n,
variant:o||"filled",autoContrast:i});return{root:{"--ai-size":oe(t,"ai-size"),"--ai-radius":r===void 0?void 0:ve(r),"--ai-bg":a||o?l.background:void 0,"--ai-hov\
er":a||o?l.hover:void 0,"--ai-hover-color":a||o?l.hoverColor:void 0,"--ai-color":l.color,"--ai-bd":a||o?l.border:void 0}}},la=je(e=>{let t=k("ActionIcon",null,e),
{className:r,unstyled:o,variant:n,classNames:a,styles:i,style:l,loading:s,loaderProps:c,size:u,color:d,radius:m,__staticSelector:f,gradient:p,vars:h,children:w,
disabled:g,"data-disabled":v,autoContrast:b,mod:y,attributes:_,...C}=t,S=q({name:["ActionIcon",f],props:t,className:r,style:l,classes:Ua,classNames:a,styles:i,unstyled:o,
attributes:_,vars:h,varsResolver:gC});return(0,Kl.jsxs)(ir,{...S("root",{active:!g&&!s&&!v}),"aria-busy":s||void 0,...C,unstyled:o,variant:n,size:u,disabled:g||
s,mod:[{loading:s,disabled:g||v},y],children:[typeof s=="boolean"&&(0,Kl.jsx)(Lr,{mounted:s,transition:"slide-down",duration:150,children:z=>(0,Kl.jsx)(E,{component:"\
span",...S("loader",{style:z}),"aria-hidden":!0,children:(0,Kl.jsx)(Ft,{color:"var(--ai-color)",size:"calc(var(--ai-size) * 0.55)",...c})})}),(0,Kl.jsx)(E,{component:"\
span",mod:{loading:s},...S("icon"),children:w})]})});la.classes=Ua;la.varsResolver=gC;la.displayName="@mantine/core/ActionIcon";la.Group=Im;la.GroupSection=Vm;var $X=x(D(),1),k0=x(T(),1);function T0({size:e="var(--cb-icon-size, 70%)",style:t,...r}){return(0,k0.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://\
www.w3.org/2000/svg",style:{...t,width:e,height:e},...r,children:(0,k0.jsx)("path",{d:"M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2\
.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.031\
57L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816\
C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z",fill:"currentColor",fillRule:"ev\
enodd",clipRule:"evenodd"})})}T0.displayName="@mantine/core/CloseIcon";var R0={root:"m_86a44da5","root--subtle":"m_220c80f2"};var Bp=x(T(),1),GA={variant:"subtle"},vC=(e,{size:t,radius:r,iconSize:o})=>({root:{"--cb-size":oe(t,"cb-size"),"--cb-radius":r===void 0?void 0:ve(r),"--cb-icon-\
size":R(o)}}),Ga=je(e=>{let t=k("CloseButton",GA,e),{iconSize:r,children:o,vars:n,radius:a,className:i,classNames:l,style:s,styles:c,unstyled:u,"data-disabled":d,
disabled:m,variant:f,icon:p,mod:h,attributes:w,__staticSelector:g,...v}=t,b=q({name:g||"CloseButton",props:t,className:i,style:s,classes:R0,classNames:l,styles:c,
unstyled:u,attributes:w,vars:n,varsResolver:vC});return(0,Bp.jsxs)(ir,{...v,unstyled:u,variant:f,disabled:m,mod:[{disabled:m||d},h],...b("root",{variant:f,active:!m&&
!d}),children:[p||(0,Bp.jsx)(T0,{}),o]})});Ga.classes=R0;Ga.varsResolver=vC;Ga.displayName="@mantine/core/CloseButton";var bC=x(D(),1);function yC(e){return bC.Children.toArray(e).filter(Boolean)}var E0={root:"m_4081bf90"};var wC=x(T(),1),$A={preventGrowOverflow:!0,gap:"md",align:"center",justify:"flex-start",wrap:"wrap"},xC=(e,{grow:t,preventGrowOverflow:r,gap:o,align:n,justify:a,
wrap:i},{childWidth:l})=>({root:{"--group-child-width":t&&r?l:void 0,"--group-gap":lt(o),"--group-align":n,"--group-justify":a,"--group-wrap":i}}),Z=N(e=>{let t=k(
"Group",$A,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,children:l,gap:s,align:c,justify:u,wrap:d,grow:m,preventGrowOverflow:f,vars:p,variant:h,__size:w,
mod:g,attributes:v,...b}=t,y=yC(l),_=y.length,C=lt(s??"md"),S={childWidth:`calc(${100/_}% - (${C} - ${C} / ${_}))`},z=q({name:"Group",props:t,stylesCtx:S,className:o,
style:n,classes:E0,classNames:r,styles:a,unstyled:i,attributes:v,vars:p,varsResolver:xC});return(0,wC.jsx)(E,{...z("root"),variant:h,mod:[{grow:m},g],size:w,...b,
children:y})});Z.classes=E0;Z.varsResolver=xC;Z.displayName="@mantine/core/Group";var[_C,fr]=Et("ModalBase component was not found in tree");var Cc=x(D(),1);function SC({opened:e,transitionDuration:t}){let[r,o]=(0,Cc.useState)(e),n=(0,Cc.useRef)(-1),a=Nl()?0:t;return(0,Cc.useEffect)(()=>(e?(o(!0),window.clearTimeout(
n.current)):a===0?o(!1):n.current=window.setTimeout(()=>o(!1),a),()=>window.clearTimeout(n.current)),[e,a]),r}var A0=x(D(),1);function CC({id:e,transitionProps:t,opened:r,trapFocus:o,closeOnEscape:n,onClose:a,returnFocus:i,handledEscapeEvents:l}){let s=_e(e),[c,u]=(0,A0.useState)(!1),[
d,m]=(0,A0.useState)(!1),f=typeof t?.duration=="number"?t?.duration:200,p=SC({opened:r,transitionDuration:f});return um("keydown",h=>{h.key==="Escape"&&n&&!h.isComposing&&
r&&!l?.has(h)&&h.target?.getAttribute("data-mantine-stop-propagation")!=="true"&&(l?.add(h),a())},{capture:!0}),mm({opened:r,shouldReturnFocus:o&&i}),{_id:s,titleMounted:c,
bodyMounted:d,shouldLockScroll:p,setTitleMounted:u,setBodyMounted:m}}var ho=function(){return ho=Object.assign||function(t){for(var r,o=1,n=arguments.length;o<n;o++){r=arguments[o];for(var a in r)Object.prototype.hasOwnProperty.call(
r,a)&&(t[a]=r[a])}return t},ho.apply(this,arguments)};function Pp(e,t){var r={};for(var o in e)Object.prototype.hasOwnProperty.call(e,o)&&t.indexOf(o)<0&&(r[o]=
e[o]);if(e!=null&&typeof Object.getOwnPropertySymbols=="function")for(var n=0,o=Object.getOwnPropertySymbols(e);n<o.length;n++)t.indexOf(o[n])<0&&Object.prototype.
propertyIsEnumerable.call(e,o[n])&&(r[o[n]]=e[o[n]]);return r}function zC(e,t,r){if(r||arguments.length===2)for(var o=0,n=t.length,a;o<n;o++)(a||!(o in t))&&(a||(a=Array.prototype.slice.call(t,0,o)),a[o]=t[o]);return e.concat(
a||Array.prototype.slice.call(t))}var Vp=x(D());var jr=x(D());var Ql="right-scroll-bar-position",Zl="width-before-scroll-bar",N0="with-scroll-bars-hidden",O0="--removed-body-scroll-bar-size";function Lp(e,t){return typeof e=="function"?e(t):e&&(e.current=t),e}var kC=x(D());function TC(e,t){var r=(0,kC.useState)(function(){return{value:e,callback:t,facade:{get current(){return r.value},set current(o){var n=r.value;n!==
o&&(r.value=o,r.callback(o,n))}}}})[0];return r.callback=t,r.facade}var jp=x(D());var qA=typeof window<"u"?jp.useLayoutEffect:jp.useEffect,RC=new WeakMap;function M0(e,t){var r=TC(t||null,function(o){return e.forEach(function(n){return Lp(n,o)})});
return qA(function(){var o=RC.get(r);if(o){var n=new Set(o),a=new Set(e),i=r.current;n.forEach(function(l){a.has(l)||Lp(l,null)}),a.forEach(function(l){n.has(l)||
Lp(l,i)})}RC.set(r,e)},[e]),r}function YA(e){return e}function FA(e,t){t===void 0&&(t=YA);var r=[],o=!1,n={read:function(){if(o)throw new Error("Sidecar: could not `read` from an `assigned` \
medium. `read` could be used only with `useMedium`.");return r.length?r[r.length-1]:e},useMedium:function(a){var i=t(a,o);return r.push(i),function(){r=r.filter(
function(l){return l!==i})}},assignSyncMedium:function(a){for(o=!0;r.length;){var i=r;r=[],i.forEach(a)}r={push:function(l){return a(l)},filter:function(){return r}}},
assignMedium:function(a){o=!0;var i=[];if(r.length){var l=r;r=[],l.forEach(a),i=r}var s=function(){var u=i;i=[],u.forEach(a)},c=function(){return Promise.resolve().
then(s)};c(),r={push:function(u){i.push(u),c()},filter:function(u){return i=i.filter(u),r}}}};return n}function D0(e){e===void 0&&(e={});var t=FA(null);return t.options=ho({async:!0,ssr:!1},e),t}var EC=x(D()),AC=function(e){var t=e.sideCar,r=Pp(e,["sideCar"]);if(!t)throw new Error("Sidecar: please provide `sideCar` property to import the right car");var o=t.
read();if(!o)throw new Error("Sidecar medium not found");return EC.createElement(o,ho({},r))};AC.isSideCarExport=!0;function B0(e,t){return e.useMedium(t),AC}var Hp=D0();var P0=function(){},Um=jr.forwardRef(function(e,t){var r=jr.useRef(null),o=jr.useState({onScrollCapture:P0,onWheelCapture:P0,onTouchMoveCapture:P0}),n=o[0],a=o[1],
i=e.forwardProps,l=e.children,s=e.className,c=e.removeScrollBar,u=e.enabled,d=e.shards,m=e.sideCar,f=e.noRelative,p=e.noIsolation,h=e.inert,w=e.allowPinchZoom,g=e.
as,v=g===void 0?"div":g,b=e.gapMode,y=Pp(e,["forwardProps","children","className","removeScrollBar","enabled","shards","sideCar","noRelative","noIsolation","ine\
rt","allowPinchZoom","as","gapMode"]),_=m,C=M0([r,t]),S=ho(ho({},y),n);return jr.createElement(jr.Fragment,null,u&&jr.createElement(_,{sideCar:Hp,removeScrollBar:c,
shards:d,noRelative:f,noIsolation:p,inert:h,setCallbacks:a,allowPinchZoom:!!w,lockRef:r,gapMode:b}),i?jr.cloneElement(jr.Children.only(l),ho(ho({},S),{ref:C})):
jr.createElement(v,ho({},S,{className:s,ref:C}),l))});Um.defaultProps={enabled:!0,removeScrollBar:!0,inert:!1};Um.classNames={fullWidth:Zl,zeroRight:Ql};var kt=x(D());var kc=x(D());var MC=x(D());var L0,NC=function(e){L0=e},OC=function(){if(L0)return L0;if(typeof __webpack_nonce__<"u")return __webpack_nonce__};function XA(){if(!document)return null;var e=document.createElement("style");e.type="text/css";var t=OC();return t&&e.setAttribute("nonce",t),e}function KA(e,t){
e.styleSheet?e.styleSheet.cssText=t:e.appendChild(document.createTextNode(t))}function QA(e){var t=document.head||document.getElementsByTagName("head")[0];t.appendChild(
e)}var j0=function(){var e=0,t=null;return{add:function(r){e==0&&(t=XA())&&(KA(t,r),QA(t)),e++},remove:function(){e--,!e&&t&&(t.parentNode&&t.parentNode.removeChild(
t),t=null)}}};var H0=function(){var e=j0();return function(t,r){MC.useEffect(function(){return e.add(t),function(){e.remove()}},[t&&r])}};var Gm=function(){var e=H0(),t=function(r){var o=r.styles,n=r.dynamic;return e(o,n),null};return t};var ZA={left:0,top:0,right:0,gap:0},I0=function(e){return parseInt(e||"",10)||0},WA=function(e){var t=window.getComputedStyle(document.body),r=t[e==="padding"?"\
paddingLeft":"marginLeft"],o=t[e==="padding"?"paddingTop":"marginTop"],n=t[e==="padding"?"paddingRight":"marginRight"];return[I0(r),I0(o),I0(n)]},V0=function(e){
if(e===void 0&&(e="margin"),typeof window>"u")return ZA;var t=WA(e),r=document.documentElement.clientWidth,o=window.innerWidth;return{left:t[0],top:t[1],right:t[2],
gap:Math.max(0,o-r+t[2]-t[0])}};var JA=Gm(),zc="data-scroll-locked",eN=function(e,t,r,o){var n=e.left,a=e.top,i=e.right,l=e.gap;return r===void 0&&(r="margin"),`
  .`.concat(N0,` {
   overflow: hidden `).concat(o,`;
   padding-right: `).concat(l,"px ").concat(o,`;
  }
  body[`).concat(zc,`] {
    overflow: hidden `).concat(o,`;
    overscroll-behavior: contain;
    `).concat([t&&"position: relative ".concat(o,";"),r==="margin"&&`
    padding-left: `.concat(n,`px;
    padding-top: `).concat(a,`px;
    padding-right: `).concat(i,`px;
    margin-left:0;
    margin-top:0;
    margin-right: `).concat(l,"px ").concat(o,`;
    `),r==="padding"&&"padding-right: ".concat(l,"px ").concat(o,";")].filter(Boolean).join(""),`
  }
  
  .`).concat(Ql,` {
    right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(Zl,` {
    margin-right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(Ql," .").concat(Ql,` {
    right: 0 `).concat(o,`;
  }
  
  .`).concat(Zl," .").concat(Zl,` {
    margin-right: 0 `).concat(o,`;
  }
  
  body[`).concat(zc,`] {
    `).concat(O0,": ").concat(l,`px;
  }
`)},DC=function(){var e=parseInt(document.body.getAttribute(zc)||"0",10);return isFinite(e)?e:0},tN=function(){kc.useEffect(function(){return document.body.setAttribute(
zc,(DC()+1).toString()),function(){var e=DC()-1;e<=0?document.body.removeAttribute(zc):document.body.setAttribute(zc,e.toString())}},[])},U0=function(e){var t=e.
noRelative,r=e.noImportant,o=e.gapMode,n=o===void 0?"margin":o;tN();var a=kc.useMemo(function(){return V0(n)},[n]);return kc.createElement(JA,{styles:eN(a,!t,n,
r?"":"!important")})};var G0=!1;if(typeof window<"u")try{$m=Object.defineProperty({},"passive",{get:function(){return G0=!0,!0}}),window.addEventListener("test",$m,$m),window.removeEventListener(
"test",$m,$m)}catch{G0=!1}var $m,Wl=G0?{passive:!1}:!1;var rN=function(e){return e.tagName==="TEXTAREA"},BC=function(e,t){if(!(e instanceof Element))return!1;var r=window.getComputedStyle(e);return r[t]!=="hidden"&&
!(r.overflowY===r.overflowX&&!rN(e)&&r[t]==="visible")},oN=function(e){return BC(e,"overflowY")},nN=function(e){return BC(e,"overflowX")},$0=function(e,t){var r=t.
ownerDocument,o=t;do{typeof ShadowRoot<"u"&&o instanceof ShadowRoot&&(o=o.host);var n=PC(e,o);if(n){var a=LC(e,o),i=a[1],l=a[2];if(i>l)return!0}o=o.parentNode}while(o&&
o!==r.body);return!1},aN=function(e){var t=e.scrollTop,r=e.scrollHeight,o=e.clientHeight;return[t,r,o]},iN=function(e){var t=e.scrollLeft,r=e.scrollWidth,o=e.clientWidth;
return[t,r,o]},PC=function(e,t){return e==="v"?oN(t):nN(t)},LC=function(e,t){return e==="v"?aN(t):iN(t)},lN=function(e,t){return e==="h"&&t==="rtl"?-1:1},jC=function(e,t,r,o,n){
var a=lN(e,window.getComputedStyle(t).direction),i=a*o,l=r.target,s=t.contains(l),c=!1,u=i>0,d=0,m=0;do{if(!l)break;var f=LC(e,l),p=f[0],h=f[1],w=f[2],g=h-w-a*p;
(p||g)&&PC(e,l)&&(d+=g,m+=p);var v=l.parentNode;l=v&&v.nodeType===Node.DOCUMENT_FRAGMENT_NODE?v.host:v}while(!s&&l!==document.body||s&&(t.contains(l)||t===l));return(u&&
(n&&Math.abs(d)<1||!n&&i>d)||!u&&(n&&Math.abs(m)<1||!n&&-i>m))&&(c=!0),c};var Ip=function(e){return"changedTouches"in e?[e.changedTouches[0].clientX,e.changedTouches[0].clientY]:[0,0]},HC=function(e){return[e.deltaX,e.deltaY]},IC=function(e){
return e&&"current"in e?e.current:e},sN=function(e,t){return e[0]===t[0]&&e[1]===t[1]},cN=function(e){return`
  .block-interactivity-`.concat(e,` {pointer-events: none;}
  .allow-interactivity-`).concat(e,` {pointer-events: all;}
`)},dN=0,Tc=[];function VC(e){var t=kt.useRef([]),r=kt.useRef([0,0]),o=kt.useRef(),n=kt.useState(dN++)[0],a=kt.useState(Gm)[0],i=kt.useRef(e);kt.useEffect(function(){
i.current=e},[e]),kt.useEffect(function(){if(e.inert){document.body.classList.add("block-interactivity-".concat(n));var h=zC([e.lockRef.current],(e.shards||[]).
map(IC),!0).filter(Boolean);return h.forEach(function(w){return w.classList.add("allow-interactivity-".concat(n))}),function(){document.body.classList.remove("b\
lock-interactivity-".concat(n)),h.forEach(function(w){return w.classList.remove("allow-interactivity-".concat(n))})}}},[e.inert,e.lockRef.current,e.shards]);var l=kt.useCallback(
function(h,w){if("touches"in h&&h.touches.length===2||h.type==="wheel"&&h.ctrlKey)return!i.current.allowPinchZoom;var g=Ip(h),v=r.current,b="deltaX"in h?h.deltaX:
v[0]-g[0],y="deltaY"in h?h.deltaY:v[1]-g[1],_,C=h.target,S=Math.abs(b)>Math.abs(y)?"h":"v";if("touches"in h&&S==="h"&&C.type==="range")return!1;var z=window.getSelection(),
I=z&&z.anchorNode,M=I?I===C||I.contains(C):!1;if(M)return!1;var X=$0(S,C);if(!X)return!0;if(X?_=S:(_=S==="v"?"h":"v",X=$0(S,C)),!X)return!1;if(!o.current&&"chan\
gedTouches"in h&&(b||y)&&(o.current=_),!_)return!0;var U=o.current||_;return jC(U,w,h,U==="h"?b:y,!0)},[]),s=kt.useCallback(function(h){var w=h;if(!(!Tc.length||
Tc[Tc.length-1]!==a)){var g="deltaY"in w?HC(w):Ip(w),v=t.current.filter(function(_){return _.name===w.type&&(_.target===w.target||w.target===_.shadowParent)&&sN(
_.delta,g)})[0];if(v&&v.should){w.cancelable&&w.preventDefault();return}if(!v){var b=(i.current.shards||[]).map(IC).filter(Boolean).filter(function(_){return _.
contains(w.target)}),y=b.length>0?l(w,b[0]):!i.current.noIsolation;y&&w.cancelable&&w.preventDefault()}}},[]),c=kt.useCallback(function(h,w,g,v){var b={name:h,delta:w,
target:g,should:v,shadowParent:mN(g)};t.current.push(b),setTimeout(function(){t.current=t.current.filter(function(y){return y!==b})},1)},[]),u=kt.useCallback(function(h){
r.current=Ip(h),o.current=void 0},[]),d=kt.useCallback(function(h){c(h.type,HC(h),h.target,l(h,e.lockRef.current))},[]),m=kt.useCallback(function(h){c(h.type,Ip(
h),h.target,l(h,e.lockRef.current))},[]);kt.useEffect(function(){return Tc.push(a),e.setCallbacks({onScrollCapture:d,onWheelCapture:d,onTouchMoveCapture:m}),document.
addEventListener("wheel",s,Wl),document.addEventListener("touchmove",s,Wl),document.addEventListener("touchstart",u,Wl),function(){Tc=Tc.filter(function(h){return h!==
a}),document.removeEventListener("wheel",s,Wl),document.removeEventListener("touchmove",s,Wl),document.removeEventListener("touchstart",u,Wl)}},[]);var f=e.removeScrollBar,
p=e.inert;return kt.createElement(kt.Fragment,null,p?kt.createElement(a,{styles:cN(n)}):null,f?kt.createElement(U0,{noRelative:e.noRelative,gapMode:e.gapMode}):
null)}function mN(e){for(var t=null;e!==null;)e instanceof ShadowRoot&&(t=e.host,e=e.host),e=e.parentNode;return t}var UC=B0(Hp,VC);var GC=Vp.forwardRef(function(e,t){return Vp.createElement(Um,ho({},e,{ref:t,sideCar:UC}))});GC.classNames=Um.classNames;var $a=GC;var qm=x(T(),1);function q0({keepMounted:e,keepMountedMode:t="activity",opened:r,onClose:o,id:n,transitionProps:a,onExitTransitionEnd:i,onEnterTransitionEnd:l,trapFocus:s,
closeOnEscape:c,returnFocus:u,closeOnClickOutside:d,withinPortal:m,portalProps:f,lockScroll:p,children:h,zIndex:w,shadow:g,padding:v,__vars:b,unstyled:y,removeScrollProps:_,
__handledEscapeEvents:C,...S}){let{_id:z,titleMounted:I,bodyMounted:M,shouldLockScroll:X,setTitleMounted:U,setBodyMounted:V}=CC({id:n,transitionProps:a,opened:r,
trapFocus:s,closeOnEscape:c,onClose:o,returnFocus:u,handledEscapeEvents:C}),{key:A,...F}=_||{};return(0,qm.jsx)(Jo,{...f,withinPortal:m,children:(0,qm.jsx)(_C,{
value:{opened:r,onClose:o,closeOnClickOutside:d,onExitTransitionEnd:i,onEnterTransitionEnd:l,transitionProps:{...a,keepMounted:e,keepMountedMode:t},getTitleId:()=>`${z}\
-title`,getBodyId:()=>`${z}-body`,titleMounted:I,bodyMounted:M,setTitleMounted:U,setBodyMounted:V,trapFocus:s,closeOnEscape:c,zIndex:w,unstyled:y},children:(0,qm.jsx)(
$a,{enabled:X&&p,...F,children:(0,qm.jsx)(E,{...S,id:z,__vars:{...b,"--mb-z-index":(w||ar("modal")).toString(),"--mb-shadow":$s(g),"--mb-padding":lt(v)},children:h})},
A)})})}q0.displayName="@mantine/core/ModalBase";var $C=x(D(),1);function qC(){let e=fr();return(0,$C.useEffect)(()=>(e.setBodyMounted(!0),()=>e.setBodyMounted(!1)),[]),e.getBodyId()}var En={title:"m_615af6c9",header:"m_b5489c3c",inner:"m_60c222c7",content:"m_fd1ab0aa",close:"m_606cb269",body:"m_5df29311"};var YC=x(T(),1);function Y0({className:e,...t}){let r=qC(),o=fr();return(0,YC.jsx)(E,{id:r,className:we({[En.body]:!o.unstyled},e),...t})}Y0.displayName="@manti\
ne/core/ModalBaseBody";var FC=x(T(),1);function F0({className:e,onClick:t,...r}){let o=fr();return(0,FC.jsx)(Ga,{...r,onClick:n=>{o.onClose(),t?.(n)},className:we({[En.close]:!o.unstyled},
e),unstyled:o.unstyled})}F0.displayName="@mantine/core/ModalBaseCloseButton";var Ym=x(T(),1);function X0({transitionProps:e,className:t,innerProps:r,onKeyDown:o,style:n,ref:a,...i}){let l=fr();return(0,Ym.jsx)(Lr,{mounted:l.opened,transition:"\
pop",...l.transitionProps,onExited:()=>{l.onExitTransitionEnd?.(),l.transitionProps?.onExited?.()},onEntered:()=>{l.onEnterTransitionEnd?.(),l.transitionProps?.
onEntered?.()},...e,children:s=>(0,Ym.jsx)("div",{...r,className:we({[En.inner]:!l.unstyled},r.className),children:(0,Ym.jsx)(xc,{active:l.opened&&l.trapFocus,innerRef:a,
children:(0,Ym.jsx)(aa,{...i,component:"section",role:"dialog",tabIndex:-1,"aria-modal":!0,"aria-describedby":l.bodyMounted?l.getBodyId():void 0,"aria-labelledb\
y":l.titleMounted?l.getTitleId():void 0,style:[n,s],className:we({[En.content]:!l.unstyled},t),unstyled:l.unstyled,children:i.children})})})})}X0.displayName="@\
mantine/core/ModalBaseContent";var XC=x(T(),1);function K0({className:e,...t}){let r=fr();return(0,XC.jsx)(E,{component:"header",className:we({[En.header]:!r.unstyled},e),...t})}K0.displayName=
"@mantine/core/ModalBaseHeader";var uN={duration:200,timingFunction:"ease",transition:"fade"};function KC(e){let t=fr();return{...uN,...t.transitionProps,...e}}var Q0=x(T(),1);function Z0({onClick:e,transitionProps:t,style:r,visible:o,...n}){let a=fr(),i=KC(t);return(0,Q0.jsx)(Lr,{mounted:o!==void 0?o:a.opened,...i,transition:"\
fade",children:l=>(0,Q0.jsx)(Yl,{fixed:!0,style:[r,l],zIndex:a.zIndex,unstyled:a.unstyled,onClick:s=>{e?.(s),a.closeOnClickOutside&&a.onClose()},...n})})}Z0.displayName=
"@mantine/core/ModalBaseOverlay";var QC=x(D(),1);function ZC(){let e=fr();return(0,QC.useEffect)(()=>(e.setTitleMounted(!0),()=>e.setTitleMounted(!1)),[]),e.getTitleId()}var WC=x(T(),1);function W0({className:e,...t}){let r=ZC(),o=fr();return(0,WC.jsx)(E,{component:"h2",className:we({[En.title]:!o.unstyled},e),id:r,...t})}W0.displayName=
"@mantine/core/ModalBaseTitle";var Up=x(T(),1);function JC({children:e}){return(0,Up.jsx)(Up.Fragment,{children:e})}var e3=x(D(),1),Gp=(0,e3.createContext)({size:"sm"});var t3=x(D(),1),r3=x(T(),1),J0=N(e=>{let t=k("InputClearButton",null,e),{size:r,variant:o,vars:n,classNames:a,styles:i,...l}=t,s=(0,t3.use)(Gp),{resolvedClassNames:c,
resolvedStyles:u}=Qn({classNames:a,styles:i,props:t});return(0,r3.jsx)(Ga,{variant:o||"transparent",size:r||s?.size||"sm",classNames:c,styles:u,__staticSelector:"\
InputClearButton",style:{pointerEvents:"all",background:"var(--input-bg)",...l.style},...l})});J0.displayName="@mantine/core/InputClearButton";var o3=x(T(),1),fN={xs:7,sm:8,md:10,lg:12,xl:15};function n3({__clearable:e,__clearSection:t,rightSection:r,__defaultRightSection:o,size:n="sm",__clearSectionMode:a="\
both"}){let i=e&&t;return a==="rightSection"?r===null?null:r||o:a==="clear"?r===null?null:i||o:i&&(r||o)?(0,o3.jsxs)("div",{"data-combined-clear-section":!0,style:{
display:"flex",gap:2,alignItems:"center",paddingInlineEnd:fN[n]},children:[i,r||o]}):r===null?null:r||i||o}var a3=x(D(),1),Hr=(0,a3.createContext)({offsetBottom:!1,offsetTop:!1,describedBy:void 0,getStyles:null,inputId:void 0,labelId:void 0});var Xt={wrapper:"m_6c018570",input:"m_8fb7ebe7",bottomSection:"m_93f4ed57",section:"m_82577fc2",placeholder:"m_88bacfd0",root:"m_46b77525",label:"m_8fdc1311",required:"\
m_78a94662",error:"m_8f816625",success:"m_9d9d40e0",description:"m_fe47ce59"};var i3=x(D(),1),l3=x(T(),1),s3=(e,{size:t})=>({description:{"--input-description-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),Jl=N(e=>{let t=k("InputDe\
scription",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:s,__inheritStyles:c=!0,attributes:u,...d}=k("InputDescription",
null,t),m=(0,i3.use)(Hr),f=q({name:["InputWrapper",s],props:t,classes:Xt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,rootSelector:"descrip\
tion",vars:l,varsResolver:s3}),p=c&&m?.getStyles||f;return(0,l3.jsx)(E,{component:"p",...p("description",m?.getStyles?{className:o,style:n}:void 0),...d})});Jl.
classes=Xt;Jl.varsResolver=s3;Jl.displayName="@mantine/core/InputDescription";var c3=x(D(),1),d3=x(T(),1),m3=(e,{size:t})=>({error:{"--input-error-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),es=N(e=>{let t=k("InputError",null,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,__staticSelector:c,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",c],props:t,classes:Xt,
className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s,rootSelector:"error",vars:l,varsResolver:m3}),f=(0,c3.use)(Hr),p=u&&f?.getStyles||m;return(0,d3.jsx)(
E,{component:"p",...p("error",f?.getStyles?{className:o,style:n}:void 0),...d})});es.classes=Xt;es.varsResolver=m3;es.displayName="@mantine/core/InputError";var u3=x(D(),1),$p=x(T(),1),pN={labelElement:"label"},f3=(e,{size:t})=>({label:{"--input-label-size":Me(t),"--input-asterisk-color":void 0}}),ts=N(e=>{let t=k("\
InputLabel",pN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,labelElement:s,required:c,htmlFor:u,onMouseDown:d,children:m,__staticSelector:f,mod:p,
attributes:h,...w}=t,g=q({name:["InputWrapper",f],props:t,classes:Xt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,rootSelector:"label",vars:l,
varsResolver:f3}),v=(0,u3.use)(Hr),b=v?.getStyles||g,y=w.component||s,_=typeof y!="string"||y==="label";return(0,$p.jsxs)(E,{...b("label",v?.getStyles?{className:o,
style:n}:void 0),component:s,htmlFor:_?u:void 0,mod:[{required:c},p],onMouseDown:C=>{d?.(C),!C.defaultPrevented&&C.detail>1&&C.preventDefault()},...w,children:[
m,c&&(0,$p.jsx)("span",{...b("required"),"aria-hidden":!0,children:" *"})]})});ts.classes=Xt;ts.varsResolver=f3;ts.displayName="@mantine/core/InputLabel";var p3=x(T(),1),qp=N(e=>{let t=k("InputPlaceholder",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:s,error:c,mod:u,attributes:d,
...m}=t,f=q({name:["InputPlaceholder",s],props:t,classes:Xt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,rootSelector:"placeholder"});return(0,p3.jsx)(
E,{...f("placeholder"),mod:[{error:!!c},u],component:"span",...m})});qp.classes=Xt;qp.displayName="@mantine/core/InputPlaceholder";var h3=x(D(),1),g3=x(T(),1),v3=(e,{size:t})=>({success:{"--input-success-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),rs=N(e=>{let t=k("InputSuccess",null,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,__staticSelector:c,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",c],props:t,
classes:Xt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s,rootSelector:"success",vars:l,varsResolver:v3}),f=(0,h3.use)(Hr),p=u&&f?.getStyles||
m;return(0,g3.jsx)(E,{component:"p",...p("success",f?.getStyles?{className:o,style:n}:void 0),...d})});rs.classes=Xt;rs.varsResolver=v3;rs.displayName="@mantine\
/core/InputSuccess";function b3(e,{hasDescription:t,hasError:r}){let o=e.findIndex(l=>l==="input"),n=e.slice(0,o),a=e.slice(o+1),i=t&&n.includes("description")||r&&n.includes("erro\
r");return{offsetBottom:t&&a.includes("description")||r&&a.includes("error"),offsetTop:i}}var Fm=x(D(),1);var Rc=x(T(),1),hN={labelElement:"label",inputContainer:e=>e,inputWrapperOrder:["label","description","input","error"]},y3=(e,{size:t})=>({label:{"--input-label\
-size":Me(t),"--input-asterisk-color":void 0},error:{"--input-error-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`},success:{"--input-success-size":t===void 0?
void 0:`calc(${Me(t)} - ${R(2)})`},description:{"--input-description-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),Xm=N(e=>{let t=k("InputWrapper",hN,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,size:s,variant:c,__staticSelector:u,inputContainer:d,inputWrapperOrder:m,label:f,error:p,success:h,
description:w,labelProps:g,descriptionProps:v,errorProps:b,successProps:y,labelElement:_,children:C,withAsterisk:S,id:z,required:I,__stylesApiProps:M,mod:X,attributes:U,
...V}=t,A=q({name:["InputWrapper",u],props:M||t,classes:Xt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:U,vars:l,varsResolver:y3}),F={size:s,
variant:c,__staticSelector:u},L=_e(z),P=typeof S=="boolean"?S:I,O=b?.id||`${L}-error`,j=y?.id||`${L}-success`,Y=v?.id||`${L}-description`,$=L,Q=!!p&&typeof p!="\
boolean",ee=!!h&&typeof h!="boolean"&&!p,pe=!!w,ne=Q&&m.includes("error"),ge=ee&&m.includes("error"),Ee=pe&&m.includes("description"),se=`${ne?O:""} ${ge?j:""} ${Ee?
Y:""}`,Ne=se.trim().length>0?se.trim():void 0,Oe=g?.id||`${L}-label`,Xe=f&&(0,Rc.jsx)(ts,{labelElement:_,id:Oe,htmlFor:$,required:P,...F,...g,children:f},"label"),
et=pe&&(0,Rc.jsx)(Jl,{...v,...F,size:v?.size||F.size,id:v?.id||Y,children:w},"description"),Ht=(0,Rc.jsx)(Fm.Fragment,{children:d(C)},"input"),de=Q&&(0,Fm.createElement)(
es,{...b,...F,size:b?.size||F.size,key:"error",id:b?.id||O},p),Dt=ee&&(0,Fm.createElement)(rs,{...y,...F,size:y?.size||F.size,key:"success",id:y?.id||j},h),Wt=m.
map(wr=>{switch(wr){case"label":return Xe;case"input":return Ht;case"description":return et;case"error":return de||Dt;default:return null}});return(0,Rc.jsx)(Hr,
{value:{getStyles:A,describedBy:Ne,inputId:$,labelId:Xe&&m.includes("label")?Oe:void 0,...b3(m,{hasDescription:pe,hasError:Q||ee})},children:(0,Rc.jsx)(E,{variant:c,
size:s,mod:[{error:!!p,success:!!h&&!p},X],id:_==="label"?void 0:z,...A("root"),...V,children:Wt})})});Xm.classes=Xt;Xm.varsResolver=y3;Xm.displayName="@mantine\
/core/InputWrapper";var w3=x(D(),1),qa=x(T(),1),gN={variant:"default",leftSectionPointerEvents:"none",rightSectionPointerEvents:"none",withAria:!0,withErrorStyles:!0,withSuccessStyles:!0,
size:"sm",loading:!1,loadingPosition:"right"},x3=(e,t,r)=>({wrapper:{"--input-margin-top":r.offsetTop?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-marg\
in-bottom":r.offsetBottom?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-height":oe(t.size,"input-height"),"--input-fz":Me(t.size),"--input-radius":t.radius===
void 0?void 0:ve(t.radius),"--input-left-section-width":t.leftSectionWidth!==void 0?R(t.leftSectionWidth):void 0,"--input-right-section-width":t.rightSectionWidth!==
void 0?R(t.rightSectionWidth):void 0,"--input-padding-y":t.multiline?oe(t.size,"input-padding-y"):void 0,"--input-left-section-pointer-events":t.leftSectionPointerEvents,
"--input-right-section-pointer-events":t.rightSectionPointerEvents}}),Ge=je(e=>{let t=k("Input",gN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,required:l,
__staticSelector:s,__stylesApiProps:c,size:u,wrapperProps:d,error:m,success:f,disabled:p,leftSection:h,leftSectionProps:w,leftSectionWidth:g,rightSection:v,rightSectionProps:b,
rightSectionWidth:y,rightSectionPointerEvents:_,leftSectionPointerEvents:C,variant:S,vars:z,pointer:I,multiline:M,radius:X,id:U,withAria:V,withErrorStyles:A,withSuccessStyles:F,
mod:L,inputSize:P,attributes:O,__clearSection:j,__clearable:Y,__clearSectionMode:$,__defaultRightSection:Q,loading:ee,loadingPosition:pe,__bottomSection:ne,__bottomSectionProps:ge,
rootRef:Ee,dir:se,...Ne}=t,{styleProps:Oe,rest:Xe}=co(Ne),et=(0,w3.use)(Hr),Ht={offsetBottom:et?.offsetBottom,offsetTop:et?.offsetTop},de=q({name:["Input",s],props:c||
t,classes:Xt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:O,stylesCtx:Ht,rootSelector:"wrapper",vars:z,varsResolver:x3}),Dt=V?{required:l,disabled:p,
"aria-invalid":m?!0:void 0,"aria-describedby":et?.describedBy,id:et?.inputId||U}:{},Wt=ee?(0,qa.jsx)(Ft,{size:pe==="left"?"calc(var(--input-left-section-size) /\
 2)":"calc(var(--input-right-section-size) / 2)"}):null,wr=ee&&pe==="left"?Wt:h,io=n3({__clearable:Y,__clearSection:j,rightSection:ee&&pe==="right"?Wt:v,__defaultRightSection:Q,
size:u,__clearSectionMode:$});return(0,qa.jsx)(Gp,{value:{size:u||"sm"},children:(0,qa.jsxs)(E,{ref:Ee,dir:se,...de("wrapper"),...Oe,...d,mod:[{error:!!m&&A,success:!!f&&
!m&&F,pointer:I,disabled:p,multiline:M,withRightSection:!!io,withLeftSection:!!wr,withBottomSection:!!ne},L],variant:S,size:u,children:[wr&&(0,qa.jsx)("div",{...w,
"data-position":"left",...de("section",{className:w?.className,style:w?.style}),children:wr}),(0,qa.jsx)(E,{component:"input",...Xe,...Dt,required:l,mod:{disabled:p,
error:!!m&&A,success:!!f&&!m&&F},variant:S,__size:P,...de("input")}),ne&&(0,qa.jsx)("div",{...ge,...de("bottomSection",{className:ge?.className,style:ge?.style}),
children:ne}),io&&(0,qa.jsx)("div",{...b,"data-position":"right",...de("section",{className:b?.className,style:b?.style}),children:io})]})})});Ge.classes=Xt;Ge.
varsResolver=x3;Ge.Wrapper=Xm;Ge.Label=ts;Ge.Error=es;Ge.Success=rs;Ge.Description=Jl;Ge.Placeholder=qp;Ge.ClearButton=J0;Ge.displayName="@mantine/core/Input";function _3(e,t,r){let o=k(["Input","InputWrapper",e],t,r),{label:n,description:a,error:i,success:l,required:s,classNames:c,styles:u,className:d,unstyled:m,__staticSelector:f,
__stylesApiProps:p,errorProps:h,successProps:w,labelProps:g,descriptionProps:v,wrapperProps:b,id:y,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:I,
variant:M,vars:X,mod:U,attributes:V,...A}=o,{styleProps:F,rest:L}=co(A),P={label:n,description:a,error:i,success:l,required:s,classNames:c,className:d,__staticSelector:f,
__stylesApiProps:p||o,errorProps:h,successProps:w,labelProps:g,descriptionProps:v,unstyled:m,styles:u,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:I,
variant:M,id:y,mod:U,attributes:V,...b};return{...L,classNames:c,styles:u,unstyled:m,wrapperProps:{...P,...F},inputProps:{required:s,classNames:c,styles:u,unstyled:m,
size:_,__staticSelector:f,__stylesApiProps:p||o,error:i,success:l,variant:M,id:y,attributes:V}}}var ey=x(T(),1),vN={__staticSelector:"InputBase",withAria:!0,size:"sm"},Ir=je(e=>{let{inputProps:t,wrapperProps:r,...o}=_3("InputBase",vN,e);return(0,ey.jsx)(Ge.
Wrapper,{...r,children:(0,ey.jsx)(Ge,{...t,...o})})});Ir.classes={...Ge.classes,...Ge.Wrapper.classes};Ir.displayName="@mantine/core/InputBase";var ty=x(T(),1);function ry({style:e,size:t=16,...r}){return(0,ty.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",style:{...e,width:R(
t),height:R(t),display:"block"},...r,children:(0,ty.jsx)("path",{d:"M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C1\
1.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.\
15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}ry.displayName="@mantine/core/Acco\
rdionChevron";var oy={root:"m_66836ed3",wrapper:"m_a5d60502",body:"m_667c2793",title:"m_6a03f287",label:"m_698f4f23",icon:"m_667f2a6a",message:"m_7fa78076",closeButton:"m_87f\
54839"};var sa=x(T(),1),S3=(e,{radius:t,color:r,variant:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:o||"light",autoContrast:n});
return{root:{"--alert-radius":t===void 0?void 0:ve(t),"--alert-bg":r||o?a.background:void 0,"--alert-color":a.color,"--alert-bd":r||o?a.border:void 0}}},ae=N(e=>{
let t=k("Alert",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:s,color:c,title:u,children:d,id:m,icon:f,withCloseButton:p,onClose:h,
closeButtonLabel:w,variant:g,autoContrast:v,role:b,attributes:y,..._}=t,C=q({name:"Alert",classes:oy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:y,vars:l,varsResolver:S3}),S=_e(m),z=u&&`${S}-title`||void 0,I=`${S}-body`;return(0,sa.jsx)(E,{id:S,...C("root",{variant:g}),variant:g,..._,role:b||"\
alert","aria-describedby":d?I:void 0,"aria-labelledby":u?z:void 0,children:(0,sa.jsxs)("div",{...C("wrapper"),children:[f&&(0,sa.jsx)("div",{...C("icon"),children:f}),
(0,sa.jsxs)("div",{...C("body"),children:[u&&(0,sa.jsx)("div",{...C("title"),"data-with-close-button":p||void 0,children:(0,sa.jsx)("span",{id:z,...C("label"),children:u})}),
d&&(0,sa.jsx)("div",{id:I,...C("message"),"data-variant":g,children:d})]}),p&&(0,sa.jsx)(Ga,{...C("closeButton"),onClick:h,variant:"transparent",size:16,iconSize:16,
"aria-label":w,unstyled:i})]})})});ae.classes=oy;ae.varsResolver=S3;ae.displayName="@mantine/core/Alert";var ny={root:"m_b6d8b162"};var C3=x(T(),1);function bN(e){if(e==="start")return"start";if(e==="end"||e)return"end"}var yN={inherit:!1},z3=(e,{variant:t,lineClamp:r,gradient:o,size:n,textWrap:a})=>({
root:{"--text-fz":Me(n),"--text-lh":Bf(n),"--text-gradient":t==="gradient"?gm(o,e):void 0,"--text-line-clamp":typeof r=="number"?r.toString():void 0,"--text-tex\
t-wrap":a}}),G=je(e=>{let t=k("Text",yN,e),{lineClamp:r,truncate:o,inline:n,inherit:a,gradient:i,span:l,textWrap:s,__staticSelector:c,vars:u,className:d,style:m,
classNames:f,styles:p,unstyled:h,variant:w,mod:g,size:v,attributes:b,...y}=t,_=q({name:["Text",c],props:t,classes:ny,className:d,style:m,classNames:f,styles:p,unstyled:h,
attributes:b,vars:u,varsResolver:z3});return(0,C3.jsx)(E,{..._("root",{focusable:!0}),component:l?"span":"p",variant:w,mod:[{truncate:bN(o),lineClamp:typeof r==
"number",inline:n,inherit:a},g],size:v,...y})});G.classes=ny;G.varsResolver=z3;G.displayName="@mantine/core/Text";var ay={root:"m_849cf0da"};var k3=x(T(),1),wN={underline:"hover"},Km=je(e=>{let{underline:t,className:r,unstyled:o,mod:n,...a}=k("Anchor",wN,e);return(0,k3.jsx)(G,{component:"a",className:we(
{[ay.root]:!o},r),...a,mod:[{underline:t},n],__staticSelector:"Anchor",unstyled:o})});Km.classes=ay;Km.displayName="@mantine/core/Anchor";var[T3,go]=Et("AppShell was not found in tree");function iy({size:e,min:t,max:r,viewportMax:o}){let n=Math.min(r??Number.POSITIVE_INFINITY,o);return Math.max(Math.min(t??0,n),Math.min(e,n))}function Ec(e,t){return t===
void 0?!1:e<t}var Yp={navbar:{axis:"horizontal",orientation:"vertical",sizeVariable:"--app-shell-navbar-width",offsetVariable:"--app-shell-navbar-offset",gridWidthVariable:"-\
-app-shell-navbar-grid-width",handleDisplayVariable:"--app-shell-navbar-resize-handle-display",sign:1},aside:{axis:"horizontal",orientation:"vertical",sizeVariable:"\
--app-shell-aside-width",offsetVariable:"--app-shell-aside-offset",gridWidthVariable:"--app-shell-aside-grid-width",handleDisplayVariable:"--app-shell-aside-res\
ize-handle-display",sign:-1},header:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-header-height",offsetVariable:"--app-shell-header-offset",
handleDisplayVariable:"--app-shell-header-resize-handle-display",sign:1},footer:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-footer-heigh\
t",offsetVariable:"--app-shell-footer-offset",handleDisplayVariable:"--app-shell-footer-resize-handle-display",safeAreaVariable:"--app-shell-footer-safe-area",sign:-1}},
R3=Object.keys(Yp);function ly({section:e,deltaX:t,deltaY:r,dir:o}){let n=Yp[e];return n.axis==="vertical"?r*n.sign:t*n.sign*(o==="rtl"?-1:1)}function E3(e,t){if(!t)return 0;let r=window.getComputedStyle(e).getPropertyValue(t),o=Number.parseFloat(r);return Number.isFinite(o)?o:0}var Ya=x(D(),1);var A3=x(T(),1),xN={navbar:"Resize navbar",aside:"Resize aside",header:"Resize header",footer:"Resize footer"},_N=10,SN=50,CN={ArrowRight:{deltaX:1,deltaY:0},ArrowLeft:{
deltaX:-1,deltaY:0},ArrowDown:{deltaX:0,deltaY:1},ArrowUp:{deltaX:0,deltaY:-1}};function sy(e,t){t?document.body.style.setProperty(e,t):document.body.style.removeProperty(
e)}function Fa({section:e,sectionId:t}){let r=go(),o=r.resize,n=(0,Ya.useRef)(null),a=(0,Ya.useRef)({startSize:0,startX:0,startY:0,size:0,moved:!1}),i=(0,Ya.useRef)(
null),l=(0,Ya.useRef)(null),s=(0,Ya.useRef)(null),{dir:c}=mo(),u=rt(),d=Yp[e],m=o?.options[e]??{},f=()=>d.axis==="horizontal"?window.innerWidth:window.innerHeight,
[p,h]=(0,Ya.useState)(0),[w,g]=(0,Ya.useState)(void 0),v=()=>f()/u.scale,b=$=>{let Q=$.getBoundingClientRect();return((d.axis==="horizontal"?Q.width:Q.height)-E3(
$,d.safeAreaVariable))/u.scale},y=$=>{let Q=r.rootRef.current;if(!Q)return;let ee=R($);Q.style.setProperty(d.sizeVariable,ee),r.resizeOffsets[e]&&Q.style.setProperty(
d.offsetVariable,ee),r.mode==="static"&&d.gridWidthVariable&&Q.style.setProperty(d.gridWidthVariable,ee)},_=()=>{let $=r.rootRef.current;$&&($.style.removeProperty(
d.sizeVariable),$.style.removeProperty(d.offsetVariable),d.gridWidthVariable&&$.style.removeProperty(d.gridWidthVariable))},C=()=>{l.current?.abort(),l.current=
null,i.current=null;let $=s.current;s.current=null,$&&(sy("user-select",$.userSelect),sy("-webkit-user-select",$.webkitUserSelect),sy("cursor",$.cursor))},S=()=>{
o?.reportCollapse(e,Ec(a.current.startSize,m.collapseThreshold)),o?.endResize(e,null)},z=$=>{if($.pointerId!==i.current)return;a.current.moved=!0;let Q=ly({section:e,
deltaX:$.clientX-a.current.startX,deltaY:$.clientY-a.current.startY,dir:c})/u.scale,ee=a.current.startSize+Q,pe=iy({size:ee,min:m.min,max:m.max,viewportMax:v()});
a.current.size=pe,y(pe),n.current?.setAttribute("aria-valuenow",String(Math.round(pe))),o?.previewResize(e,pe),o?.reportCollapse(e,Ec(ee,m.collapseThreshold))},
I=$=>{if($.pointerId===i.current){if(C(),!a.current.moved){o?.endResize(e,null);return}o?.endResize(e,a.current.size)}},M=$=>{$.pointerId===i.current&&(C(),_(),
S())},X=$=>{$.key==="Escape"&&($.preventDefault(),C(),_(),n.current?.setAttribute("aria-valuenow",String(Math.round(a.current.startSize))),S())},U=()=>{let $=o?.[e].
size;if($!==void 0)return $;let Q=n.current?.parentElement;return Q?b(Q):0},V=$=>{o?.initCollapse(e,Ec(U(),m.collapseThreshold)),o?.reportCollapse(e,Ec($,m.collapseThreshold)),
o?.endResize(e,iy({size:$,min:m.min,max:m.max,viewportMax:v()}))},A=$=>{let Q=$.shiftKey?SN:_N;if($.key==="Home"){$.preventDefault(),V(m.min??0);return}if($.key===
"End"){$.preventDefault(),V(m.max??v());return}let ee=CN[$.key];if(!ee)return;let pe=ly({section:e,...ee,dir:c});pe!==0&&($.preventDefault(),V(U()+pe*Q))},F=()=>{
_(),o?.[e].reset()},L=$=>{if($.button!==0||l.current!==null)return;let Q=n.current?.parentElement;if(!Q)return;let ee=b(Q);a.current={startSize:ee,startX:$.clientX,
startY:$.clientY,size:ee,moved:!1},i.current=$.pointerId,o?.initCollapse(e,Ec(ee,m.collapseThreshold));let pe=new AbortController;l.current=pe;let{signal:ne}=pe;
s.current={userSelect:document.body.style.getPropertyValue("user-select"),webkitUserSelect:document.body.style.getPropertyValue("-webkit-user-select"),cursor:document.
body.style.getPropertyValue("cursor")},document.body.style.setProperty("user-select","none"),document.body.style.setProperty("-webkit-user-select","none"),document.
body.style.setProperty("cursor",d.axis==="horizontal"?"col-resize":"row-resize"),o?.startResize(e),document.addEventListener("pointermove",z,{signal:ne}),document.
addEventListener("pointerup",I,{signal:ne}),document.addEventListener("pointercancel",M,{signal:ne}),document.addEventListener("keydown",X,{signal:ne})};if(zt(()=>{
o&&o.activeSection!==e&&_()},[o?.activeSection,o?.[e].size]),zt(()=>{h(f());let $=()=>h(f());return window.addEventListener("resize",$),()=>window.removeEventListener(
"resize",$)},[d.axis]),zt(()=>{o?.[e].size===void 0&&g(U())},[o?.[e].size,p]),zt(()=>()=>{let $=l.current!==null;C(),_(),$&&S()},[]),!o?.[e].enabled)return null;
let P=p/u.scale,O=Math.min(m.max??P,P),j=o[e].size,Y=j!==void 0&&p>0?Math.min(j,P):j??w;return(0,A3.jsx)(E,{ref:n,role:"separator",tabIndex:0,"aria-label":m.label??
xN[e],"aria-controls":t,"aria-orientation":d.orientation,"aria-valuemin":m.min??0,"aria-valuemax":Math.round(O),"aria-valuenow":Y!==void 0?Math.round(Y):void 0,
onPointerDown:L,onKeyDown:A,onDoubleClick:F,mod:{section:e,orientation:d.orientation,active:o[e].active},...r.getStyles("resizeHandle")})}Fa.displayName="@manti\
ne/core/AppShellResizeHandle";var Zr={root:"m_89ab340",navbar:"m_45252eee",aside:"m_9cdde9a",header:"m_3b16f56b",main:"m_8983817",footer:"m_3840c879",section:"m_6dcfc7c7",resizeHandle:"m_3b2\
5945a"};var Ac=x(T(),1),Fp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellAside",null,e),d=go(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.aside.enabled??!1,p=d.getStyles("aside",{className:we({[$a.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Ac.jsx)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-aside-z-index":`calc(${s??
d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Ac.jsxs)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-aside-z-index":`calc(${s??d.zIndex} + 1)`},id:m,children:[w?(0,Ac.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Ac.jsx)(Fa,
{section:"aside",sectionId:m})]})});Fp.classes=Zr;Fp.displayName="@mantine/core/AppShellAside";var Nc=x(T(),1),Xp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellFooter",null,e),d=go(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.footer.enabled??!1,p=d.getStyles("footer",{className:we({[$a.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Nc.jsx)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-footer-z-index":(s??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Nc.jsxs)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-footer-z-index":(s??d.zIndex)?.toString()},id:m,children:[w?(0,Nc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Nc.jsx)(Fa,
{section:"footer",sectionId:m})]})});Xp.classes=Zr;Xp.displayName="@mantine/core/AppShellFooter";var Oc=x(T(),1),Kp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellHeader",null,e),d=go(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.header.enabled??!1,p=d.getStyles("header",{className:we({[$a.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Oc.jsx)(E,{component:"header",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-header-z-index":(s??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Oc.jsxs)(E,{component:"header",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-header-z-index":(s??d.zIndex)?.toString()},id:m,children:[w?(0,Oc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Oc.jsx)(Fa,
{section:"header",sectionId:m})]})});Kp.classes=Zr;Kp.displayName="@mantine/core/AppShellHeader";var N3=x(T(),1),Qp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("AppShellMain",null,e),l=go();return(0,N3.jsx)(E,{component:"main",...l.getStyles(
"main",{className:r,style:o,classNames:t,styles:n}),...i})});Qp.classes=Zr;Qp.displayName="@mantine/core/AppShellMain";var Vee=x(D(),1);var Mc=x(T(),1),Zp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellNavbar",null,e),d=go(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.navbar.enabled??!1,p=d.getStyles("navbar",{className:r,classNames:t,styles:n,style:o});if(!f)return(0,Mc.jsx)(E,
{component:"nav",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-navbar-z-index":`calc(${s??d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,
...g}=u;return(0,Mc.jsxs)(E,{component:"nav",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{"--app-shell-navbar-z-index":`calc(${s??d.zIndex} + 1)`},
id:m,children:[w?(0,Mc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Mc.jsx)(Fa,{section:"navbar",sectionId:m})]})});Zp.classes=Zr;Zp.
displayName="@mantine/core/AppShellNavbar";var O3=x(T(),1),Wp=je(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,grow:i,mod:l,...s}=k("AppShellSection",null,e),c=go();return(0,O3.jsx)(E,{mod:[{grow:i},
l],...c.getStyles("section",{className:r,style:o,classNames:t,styles:n}),...s})});Wp.classes=Zr;Wp.displayName="@mantine/core/AppShellSection";function ca(e){return typeof e=="object"?e.base:e}function Bi(e,t){return`min(${R(e)}, ${t==="horizontal"?"100vw":"100dvh"})`}function da(e){let t=typeof e=="object"&&e!==null&&typeof e.base<"u"&&Object.keys(e).length===1;return typeof e=="number"||typeof e=="string"||t}function ma(e){return!(typeof e!="object"||e===null||Object.keys(e).length===1&&"base"in e)}function M3({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,aside:o,theme:n,mode:a,resizedSize:i,resizable:l}){let s=o?.width,c="translateX(var(--app-shell-asid\
e-width))",u="translateX(calc(var(--app-shell-aside-width) * -1))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},a===
"fixed"?(r[o?.breakpoint]["--app-shell-aside-width"]="100%",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"):(r[o?.breakpoint]["--app-shell-aside-width"]="0p\
x",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"),l&&(r[o.breakpoint]["--app-shell-aside-resize-handle-display"]="none")),i!==void 0){let d=Bi(i,"horizonta\
l");e["--app-shell-aside-width"]=d,e["--app-shell-aside-offset"]=d,a==="static"&&(e["--app-shell-aside-grid-width"]=d)}else{if(da(s)){let d=R(ca(s));e["--app-sh\
ell-aside-width"]=d,e["--app-shell-aside-offset"]=d}ma(s)&&(typeof s.base<"u"&&(e["--app-shell-aside-width"]=R(s.base),e["--app-shell-aside-offset"]=R(s.base)),
Be(s).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-aside-width"]=R(s[d]),t[d]["--app-shell-aside-offset"]=R(s[d]))}))}if(o?.breakpoint!==void 0&&a===
"static"&&(t[o.breakpoint]=t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-aside-position"]="sticky",t[o.breakpoint]["--app-shell-aside-grid-row"]="2",t[o.breakpoint]["\
--app-shell-aside-grid-column"]="3",t[o.breakpoint]["--app-shell-main-column-end"]="3"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shel\
l-aside-transform"]=c,t[d]["--app-shell-aside-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-aside-offset"]="0px !important":(t[d]["--app-shell-aside-width"]="\
0px",t[d]["--app-shell-aside-display"]="none",t[d]["--app-shell-main-column-end"]="-1"),t[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(t[d]["--\
app-shell-aside-resize-handle-display"]="none")}if(o?.collapsed?.mobile){let d=qs(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},a==="fixed"?(r[d]["--app-shell-as\
ide-width"]="100%",r[d]["--app-shell-aside-offset"]="0px"):r[d]["--app-shell-aside-width"]="0px",r[d]["--app-shell-aside-transform"]=c,r[d]["--app-shell-aside-t\
ransform-rtl"]=u,r[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(r[d]["--app-shell-aside-resize-handle-display"]="none")}}function D3({baseStyles:e,minMediaStyles:t,footer:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(var(--app-shell-footer-height))",s=o==="sta\
tic"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-footer-position"]="sticky",e["--app-shell-footer-grid-column"]="1 / -1",e["--app-shell-footer-grid-row"]=
"3"),n!==void 0){let c=Bi(n,"vertical");e["--app-shell-footer-height"]=c,s&&(e["--app-shell-footer-offset"]=c)}else{if(da(i)){let c=R(ca(i));e["--app-shell-foot\
er-height"]=c,s&&(e["--app-shell-footer-offset"]=c)}ma(i)&&(typeof i.base<"u"&&(e["--app-shell-footer-height"]=R(i.base),s&&(e["--app-shell-footer-offset"]=R(i.
base))),Be(i).forEach(c=>{c!=="base"&&(t[c]=t[c]||{},t[c]["--app-shell-footer-height"]=R(i[c]),s&&(t[c]["--app-shell-footer-offset"]=R(i[c])))}))}r?.collapsed&&
(e["--app-shell-footer-transform"]=l,o==="fixed"&&(e["--app-shell-footer-offset"]="0px !important"),a&&(e["--app-shell-footer-resize-handle-display"]="none"))}function B3({baseStyles:e,minMediaStyles:t,header:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(calc(var(--app-shell-header-height) * -1))",
s=o==="static"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-header-position"]="sticky",e["--app-shell-header-grid-column"]="1 / -1",e["--app-shell-heade\
r-grid-row"]="1"),n!==void 0){let c=Bi(n,"vertical");e["--app-shell-header-height"]=c,s&&(e["--app-shell-header-offset"]=c)}else{if(da(i)){let c=R(ca(i));e["--a\
pp-shell-header-height"]=c,s&&(e["--app-shell-header-offset"]=c)}ma(i)&&(typeof i.base<"u"&&(e["--app-shell-header-height"]=R(i.base),s&&(e["--app-shell-header-\
offset"]=R(i.base))),Be(i).forEach(c=>{c!=="base"&&(t[c]=t[c]||{},t[c]["--app-shell-header-height"]=R(i[c]),s&&(t[c]["--app-shell-header-offset"]=R(i[c])))}))}r?.
collapsed&&(e["--app-shell-header-transform"]=l,o==="fixed"&&(e["--app-shell-header-offset"]="0px !important"),a&&(e["--app-shell-header-resize-handle-display"]=
"none"))}function P3({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,navbar:o,theme:n,mode:a,resizedSize:i,resizable:l}){let s=o?.width,c="translateX(calc(var(--app-shel\
l-navbar-width) * -1))",u="translateX(var(--app-shell-navbar-width))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},r[o?.
breakpoint]["--app-shell-navbar-offset"]="0px",r[o?.breakpoint]["--app-shell-navbar-width"]="100%",a==="static"&&(r[o?.breakpoint]["--app-shell-navbar-grid-widt\
h"]="0px"),l&&(r[o.breakpoint]["--app-shell-navbar-resize-handle-display"]="none")),i!==void 0){let d=Bi(i,"horizontal");e["--app-shell-navbar-width"]=d,e["--ap\
p-shell-navbar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}else{if(da(s)){let d=R(ca(s));e["--app-shell-navbar-width"]=d,e["--app-shell-navb\
ar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}ma(s)&&(typeof s.base<"u"&&(e["--app-shell-navbar-width"]=R(s.base),e["--app-shell-navbar-off\
set"]=R(s.base),a==="static"&&(e["--app-shell-navbar-grid-width"]=R(s.base))),Be(s).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-navbar-width"]=R(s[d]),
t[d]["--app-shell-navbar-offset"]=R(s[d]),a==="static"&&(t[d]["--app-shell-navbar-grid-width"]=R(s[d])))}))}if(o?.breakpoint!==void 0&&a==="static"&&(t[o.breakpoint]=
t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-navbar-position"]="sticky",t[o.breakpoint]["--app-shell-navbar-grid-row"]="2",t[o.breakpoint]["--app-shell-navb\
ar-grid-column"]="1",t[o.breakpoint]["--app-shell-main-column-start"]="2"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shell-navbar-tran\
sform"]=c,t[d]["--app-shell-navbar-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-navbar-offset"]="0px !important":(t[d]["--app-shell-navbar-width"]="0px",t[d]["\
--app-shell-navbar-display"]="none",t[d]["--app-shell-main-column-start"]="1"),l&&(t[d]["--app-shell-navbar-resize-handle-display"]="none")}if(o?.collapsed?.mobile){
let d=qs(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},r[d]["--app-shell-navbar-width"]="100%",r[d]["--app-shell-navbar-offset"]="0px",a==="static"&&(r[d]["--app\
-shell-navbar-grid-width"]="0px"),r[d]["--app-shell-navbar-transform"]=c,r[d]["--app-shell-navbar-transform-rtl"]=u,l&&(r[d]["--app-shell-navbar-resize-handle-d\
isplay"]="none")}}function Jp(e){return Number(e)===0?"0px":lt(e)}function L3({padding:e,baseStyles:t,minMediaStyles:r}){da(e)&&(t["--app-shell-padding"]=Jp(ca(e))),ma(e)&&(e.base&&(t["--app-shell-padding"]=Jp(e.base)),Be(e).forEach(
o=>{o!=="base"&&(r[o]=r[o]||{},r[o]["--app-shell-padding"]=Jp(e[o]))}))}function j3({navbar:e,header:t,footer:r,aside:o,padding:n,theme:a,mode:i,resize:l}){let s={},c={},u={};i==="static"&&(u["--app-shell-main-grid-column"]="1 / -1",
u["--app-shell-main-grid-row"]="2"),P3({baseStyles:u,minMediaStyles:s,maxMediaStyles:c,navbar:e,theme:a,mode:i,resizedSize:l?.sizes.navbar,resizable:l?.enabled.
navbar}),M3({baseStyles:u,minMediaStyles:s,maxMediaStyles:c,aside:o,theme:a,mode:i,resizedSize:l?.sizes.aside,resizable:l?.enabled.aside}),B3({baseStyles:u,minMediaStyles:s,
header:t,mode:i,resizedSize:l?.sizes.header,resizable:l?.enabled.header}),D3({baseStyles:u,minMediaStyles:s,footer:r,mode:i,resizedSize:l?.sizes.footer,resizable:l?.
enabled.footer}),L3({baseStyles:u,minMediaStyles:s,padding:n});let d=cm(Be(s),a.breakpoints).map(f=>({query:`(min-width: ${Vs(f.px)})`,styles:s[f.value]})),m=cm(
Be(c),a.breakpoints).map(f=>({query:`(max-width: ${Vs(f.px)})`,styles:c[f.value]}));return{baseStyles:u,media:[...d,...m]}}var H3=x(T(),1);function I3({navbar:e,header:t,aside:r,footer:o,padding:n,mode:a,selector:i,resize:l}){let s=rt(),c=_n(),{media:u,baseStyles:d}=j3({navbar:e,header:t,
footer:o,aside:r,padding:n,theme:s,mode:a,resize:l});return(0,H3.jsx)(Pl,{media:u,styles:d,selector:i||c.cssVariablesSelector})}function zN(e){return e>=128||e===45||e===95||e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function V3(e){return e>=48&&e<=57}function U3(e){let t="";for(let r=0;r<
e.length;r+=1){let o=e.charCodeAt(r),n=e.charAt(r);o===0?t+="�":o>=1&&o<=31||o===127||r===0&&V3(o)||r===1&&V3(o)&&e.charCodeAt(0)===45?t+=`\\${o.toString(16)}\
 `:r===0&&e.length===1&&o===45?t+=`\\${n}`:zN(o)?t+=n:t+=`\\${n}`}return t}var rn=x(D(),1);function G3({transitionDuration:e,disabled:t,resizeKey:r}){let[o,n]=(0,rn.useState)(!0),[a,i]=(0,rn.useState)({key:r,active:!1}),l=(0,rn.useRef)(-1),s=(0,rn.useRef)(
-1);return a.key!==r&&i({key:r,active:!0}),(0,rn.useEffect)(()=>{if(!a.active)return;let c=window.setTimeout(()=>(0,rn.startTransition)(()=>{i(u=>({...u,active:!1}))}),
e||0);return()=>window.clearTimeout(c)},[a,e]),um("resize",()=>{n(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>(0,rn.startTransition)(()=>{n(!1)}),
200)}),zt(()=>{n(!0),clearTimeout(s.current),s.current=window.setTimeout(()=>(0,rn.startTransition)(()=>{n(!1)}),e||0)},[t,e]),o||a.active}var eh=x(D(),1);var Qm=x(T(),1),kN={withBorder:!0,padding:0,transitionDuration:200,transitionTimingFunction:"ease",zIndex:ar("app"),mode:"fixed"},$3=(e,{transitionDuration:t,transitionTimingFunction:r})=>({
root:{"--app-shell-transition-duration":`${t}ms`,"--app-shell-transition-timing-function":r,"--app-shell-resize-handle-size":void 0}}),Wr=N(e=>{let t=k("AppShel\
l",kN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,navbar:s,withBorder:c,padding:u,transitionDuration:d,transitionTimingFunction:m,header:f,zIndex:p,
layout:h,disabled:w,aside:g,footer:v,offsetScrollbars:b=!0,mode:y,mod:_,attributes:C,id:S,resize:z,ref:I,...M}=t,X=q({name:"AppShell",classes:Zr,props:t,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:C,vars:l,varsResolver:$3,stable:!0}),U=z?R3.map(Y=>z.sizes[Y]).join("|"):void 0,V=G3({disabled:w,transitionDuration:d,
resizeKey:U}),A=_e(S),F=(0,eh.useRef)(null),L=z?{sizes:z.sizes,enabled:{navbar:z.navbar.enabled,aside:z.aside.enabled,header:z.header.enabled,footer:z.footer.enabled}}:
void 0,P=y==="static"?!0:f?.offset??!0,O=y==="static"?!0:v?.offset??!0,j=(0,eh.useMemo)(()=>({getStyles:X,withBorder:c,zIndex:p,disabled:w,offsetScrollbars:b,mode:y,
resize:z,rootRef:F,resizeOffsets:{navbar:!0,aside:!0,header:P,footer:O}}),[X,c,p,w,b,y,z,P,O]);return(0,Qm.jsxs)(T3,{value:j,children:[(0,Qm.jsx)(I3,{navbar:s,header:f,
aside:g,footer:v,padding:u,mode:y,resize:L,selector:z||y==="static"?`#${U3(A)}`:void 0}),(0,Qm.jsx)(E,{...X("root"),id:A,ref:ze(I,F),mod:[{resizing:V||z?.activeSection!=
null,layout:h,disabled:w,mode:y},_],...M})]})});Wr.classes=Zr;Wr.varsResolver=$3;Wr.displayName="@mantine/core/AppShell";Wr.Navbar=Zp;Wr.Header=Kp;Wr.Main=Qp;Wr.
Aside=Fp;Wr.Footer=Xp;Wr.Section=Wp;function q3(e){return typeof e=="string"?{value:e,label:e}:typeof e=="object"&&"value"in e&&!("label"in e)?{value:e.value,label:`${e.value}`,disabled:e.disabled}:
typeof e=="object"&&"group"in e?{group:e.group,items:e.items.map(t=>q3(t))}:typeof e=="number"||typeof e=="bigint"||typeof e=="boolean"?{value:e,label:`${e}`}:e}
function th(e){return e?e.map(t=>q3(t)):[]}function cy(e){return e.reduce((t,r)=>"group"in r?{...t,...cy(r.items)}:(t[`${r.value}`]=r,t),{})}var yt={dropdown:"m_88b62a41",search:"m_985517d8",options:"m_b2821a6e",option:"m_92253aa5",empty:"m_2530cd1d",header:"m_858f94bd",footer:"m_82b967cb",group:"m_2\
54f3e4f",groupLabel:"m_2bb2e9e5",chevron:"m_2943220b",optionsDropdownOption:"m_390b5f4",optionsDropdownCheckIcon:"m_8ee53fc2",optionsDropdownCheckPlaceholder:"m\
_a530ee0a"};var dy=x(T(),1),TN={error:null},Y3=(e,{size:t,color:r})=>({chevron:{"--combobox-chevron-size":oe(t,"combobox-chevron-size"),"--combobox-chevron-color":r?Pe(r,e):
void 0}}),os=N(e=>{let t=k("ComboboxChevron",TN,e),{size:r,error:o,style:n,className:a,classNames:i,styles:l,unstyled:s,vars:c,attributes:u,mod:d,...m}=t,f=q({name:"\
ComboboxChevron",classes:yt,props:t,style:n,className:a,classNames:i,styles:l,unstyled:s,vars:c,varsResolver:Y3,attributes:u,rootSelector:"chevron"});return(0,dy.jsx)(
E,{component:"svg",...m,...f("chevron"),size:r,viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",mod:["combobox-chevron",{error:o},d],children:(0,dy.jsx)(
"path",{d:"M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60\
753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.380\
64 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.431\
79 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.357\
53 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})});os.classes=yt;os.varsResolver=Y3;os.
displayName="@mantine/core/ComboboxChevron";var[F3,wt]=Et("Combobox component was not found in tree");var X3=x(T(),1);function my({onMouseDown:e,onClick:t,onClear:r,...o}){return(0,X3.jsx)(Ge.ClearButton,{tabIndex:-1,"aria-hidden":!0,...o,onMouseDown:n=>{n.preventDefault(),
e?.(n)},onClick:n=>{r(),t?.(n)}})}my.displayName="@mantine/core/ComboboxClearButton";var K3=x(T(),1),rh=N(e=>{let{classNames:t,styles:r,className:o,style:n,hidden:a,...i}=k("ComboboxDropdown",null,e),l=wt();return(0,K3.jsx)(ur.Dropdown,{...i,role:"\
presentation","data-hidden":a||void 0,"data-floating-height":l.floatingHeight||void 0,...l.getStyles("dropdown",{className:o,style:n,classNames:t,styles:r})})});
rh.classes=yt;rh.displayName="@mantine/core/ComboboxDropdown";var Q3=x(T(),1),RN={refProp:"ref"},uy=N(e=>{let{children:t,refProp:r,ref:o}=k("ComboboxDropdownTarget",RN,e);if(wt(),!Nf(t))throw new Error("Combobox.DropdownTa\
rget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");return(0,Q3.jsx)(
ur.Target,{ref:o,refProp:r,children:t})});uy.displayName="@mantine/core/ComboboxDropdownTarget";var Z3=x(T(),1),oh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxEmpty",null,e),l=wt();return(0,Z3.jsx)(E,{...l.getStyles("empty",
{className:r,classNames:t,styles:n,style:o}),...i})});oh.classes=yt;oh.displayName="@mantine/core/ComboboxEmpty";var W3=x(D(),1);function Dc({onKeyDown:e,onClick:t,withKeyboardNavigation:r,withAriaAttributes:o,withExpandedAttribute:n,targetType:a,autoComplete:i}){let l=wt(),
[s,c]=(0,W3.useState)(null),u=f=>{if(e?.(f),!l.readOnly&&r){if(f.nativeEvent.isComposing)return;if(f.nativeEvent.code==="ArrowDown"&&(f.preventDefault(),l.store.
dropdownOpened?c(l.store.selectNextOption()):(l.store.openDropdown("keyboard"),c(l.store.selectActiveOption()),l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),
f.nativeEvent.code==="ArrowUp"&&(f.preventDefault(),l.store.dropdownOpened?c(l.store.selectPreviousOption()):(l.store.openDropdown("keyboard"),c(l.store.selectActiveOption()),
l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),f.nativeEvent.code==="Enter"||f.nativeEvent.code==="NumpadEnter"){if(f.nativeEvent.keyCode===
229)return;let p=l.store.getSelectedOptionIndex();l.store.dropdownOpened&&p!==-1?(f.preventDefault(),l.store.clickSelectedOption()):a==="button"&&(f.preventDefault(),
l.store.openDropdown("keyboard"))}f.key==="Escape"&&l.store.closeDropdown("keyboard"),f.nativeEvent.code==="Space"&&a==="button"&&(f.preventDefault(),l.store.toggleDropdown(
"keyboard"))}};return{...o?{...n?{role:"combobox"}:{},"aria-haspopup":"listbox","aria-expanded":n?!!(l.store.listId&&l.store.dropdownOpened):void 0,"aria-contro\
ls":l.store.dropdownOpened&&l.store.listId?l.store.listId:void 0,"aria-activedescendant":l.store.dropdownOpened&&s||void 0,autoComplete:i,"data-expanded":l.store.
dropdownOpened||void 0,"data-mantine-stop-propagation":l.store.dropdownOpened||void 0}:{},onKeyDown:u,onClick:f=>{a==="button"&&f.currentTarget.focus(),t?.(f)}}}var J3=x(D(),1);var EN={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},fy=N(e=>{let{children:t,refProp:r,
withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:s,...c}=k("ComboboxEventsTarget",EN,e),u=so(t);if(!u)throw new Error(
"Combobox.EventsTarget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not s\
upported");let d=wt(),m=Dc({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,
autoComplete:l});return(0,J3.cloneElement)(u,{...m,...c,[r]:ze(s,d.store.targetRef,ki(u))})});fy.displayName="@mantine/core/ComboboxEventsTarget";var ez=x(T(),1),nh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxFooter",null,e),l=wt();return(0,ez.jsx)(E,{...l.getStyles("footer",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:s=>{s.preventDefault()}})});nh.classes=yt;nh.displayName="@mantine/core/ComboboxFooter";var ah=x(T(),1),ih=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,label:l,id:s,...c}=k("ComboboxGroup",null,e),u=wt(),d=_e(s),m=l!=null&&
l!==!1&&l!=="";return(0,ah.jsxs)(E,{role:"group","aria-labelledby":m?d:void 0,...u.getStyles("group",{className:r,classNames:t,style:o,styles:n}),...c,children:[
m&&(0,ah.jsx)("div",{id:d,...u.getStyles("groupLabel",{classNames:t,styles:n}),children:l}),i]})});ih.classes=yt;ih.displayName="@mantine/core/ComboboxGroup";var tz=x(T(),1),lh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxHeader",null,e),l=wt();return(0,tz.jsx)(E,{...l.getStyles("header",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:s=>{s.preventDefault()}})});lh.classes=yt;lh.displayName="@mantine/core/ComboboxHeader";var rz=x(T(),1);function py({value:e,valuesDivider:t=",",...r}){return(0,rz.jsx)("input",{type:"hidden",value:Array.isArray(e)?e.join(t):e?`${e}`:"",...r})}py.displayName=
"@mantine/core/ComboboxHiddenInput";var oz=x(D(),1),nz=x(T(),1),sh=N(e=>{let t=k("ComboboxOption",null,e),{classNames:r,className:o,style:n,styles:a,vars:i,onClick:l,id:s,active:c,onMouseDown:u,onMouseOver:d,
disabled:m,selected:f,mod:p,...h}=t,w=wt(),g=(0,oz.useId)(),v=s||g;return(0,nz.jsx)(E,{...w.getStyles("option",{className:o,classNames:r,styles:a,style:n}),"ari\
a-disabled":m||void 0,...h,id:v,mod:["combobox-option",{"combobox-active":c,"combobox-disabled":m,"combobox-selected":f},p],role:"option",onClick:b=>{m?b.preventDefault():
(w.onOptionSubmit?.(t.value,t),l?.(b))},onMouseDown:b=>{b.preventDefault(),u?.(b)},onMouseOver:b=>{w.resetSelectionOnOptionHover&&w.store.resetSelectedOption(),
d?.(b)}})});sh.classes=yt;sh.displayName="@mantine/core/ComboboxOption";var az=x(D(),1);var iz=x(T(),1),ch=N(e=>{let{classNames:t,className:r,style:o,styles:n,id:a,onMouseDown:i,labelledBy:l,...s}=k("ComboboxOptions",null,e),c=wt(),u=_e(a);return(0,az.useEffect)(
()=>{c.store.setListId(u)},[u]),(0,iz.jsx)(E,{...c.getStyles("options",{className:r,style:o,classNames:t,styles:n}),...s,id:u,role:"listbox","aria-labelledby":l,
onMouseDown:d=>{d.preventDefault(),i?.(d)}})});ch.classes=yt;ch.displayName="@mantine/core/ComboboxOptions";var lz=x(T(),1),AN={withAriaAttributes:!0,withKeyboardNavigation:!0},dh=N(e=>{let{classNames:t,styles:r,unstyled:o,vars:n,withAriaAttributes:a,onKeyDown:i,onClick:l,
withKeyboardNavigation:s,size:c,ref:u,...d}=k("ComboboxSearch",AN,e),m=wt(),f=m.getStyles("search"),p=Dc({targetType:"input",withAriaAttributes:a,withKeyboardNavigation:s,
withExpandedAttribute:!1,onKeyDown:i,onClick:l,autoComplete:"off"});return(0,lz.jsx)(Ge,{ref:ze(u,m.store.searchRef),classNames:[{input:f.className},t],styles:[
{input:f.style},r],size:c||m.size,...p,...d,__staticSelector:"Combobox"})});dh.classes=yt;dh.displayName="@mantine/core/ComboboxSearch";var sz=x(D(),1);var cz=x(T(),1),NN={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},hy=N(e=>{let{children:t,
refProp:r,withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:s,...c}=k("ComboboxTarget",NN,e),u=so(t);if(!u)throw new Error(
"Combobox.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not support\
ed");let d=wt(),m=Dc({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,autoComplete:l}),
f=(0,sz.cloneElement)(u,{...m,...c});return(0,cz.jsx)(ur.Target,{refProp:r,ref:ze(s,d.store.targetRef),children:f})});hy.displayName="@mantine/core/ComboboxTarg\
et";function dz(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].hasAttribute("\
data-combobox-disabled"))return o}return e}function mz(e,t,r){for(let o=e+1;o<t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=0;o<
t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o}return e}function uz(e){for(let t=0;t<e.length;t+=1)if(!e[t].hasAttribute("data-combobox-\
disabled"))return t;return-1}var ct=x(D(),1);function mh({defaultOpened:e,opened:t,onOpenedChange:r,onDropdownClose:o,onDropdownOpen:n,loop:a=!0,scrollBehavior:i="instant"}={}){let[l,s]=bt({value:t,defaultValue:e,
finalValue:!1,onChange:r}),c=(0,ct.useRef)(null),u=(0,ct.useRef)(-1),d=(0,ct.useRef)(null),m=(0,ct.useRef)(null),f=(0,ct.useRef)(-1),p=(0,ct.useRef)(-1),h=(0,ct.useRef)(
-1),w=(0,ct.useCallback)((L="unknown")=>{l||(s(!0),n?.(L))},[s,n,l]),g=(0,ct.useCallback)((L="unknown")=>{l&&(s(!1),o?.(L))},[s,o,l]),v=(0,ct.useCallback)((L="u\
nknown")=>{l?g(L):w(L)},[g,w,l]),b=(0,ct.useCallback)(()=>{let L=Xo(m.current);hm(`#${c.current} [data-combobox-selected]`,L)?.removeAttribute("data-combobox-se\
lected")},[]),y=(0,ct.useCallback)(L=>{let P=Xo(m.current),O=hm(`#${c.current}`,P),j=O?qn("[data-combobox-option]",O):null;if(!j)return null;let Y=L>=j.length?0:
L<0?j.length-1:L;return u.current=Y,j?.[Y]&&!j[Y].hasAttribute("data-combobox-disabled")?(b(),j[Y].setAttribute("data-combobox-selected","true"),j[Y].scrollIntoView(
{block:"nearest",behavior:i}),j[Y].id):null},[i,b]),_=(0,ct.useCallback)(()=>{let L=Xo(m.current),P=hm(`#${c.current} [data-combobox-active]`,L);if(P){let O=qn(
`#${c.current} [data-combobox-option]`,L).findIndex(j=>j===P);return y(O)}return y(0)},[y]),C=(0,ct.useCallback)(()=>{let L=Xo(m.current),P=qn(`#${c.current} [d\
ata-combobox-option]`,L);return y(mz(u.current,P,a))},[y,a]),S=(0,ct.useCallback)(()=>{let L=Xo(m.current),P=qn(`#${c.current} [data-combobox-option]`,L);return y(
dz(u.current,P,a))},[y,a]),z=(0,ct.useCallback)(()=>{let L=Xo(m.current),P=qn(`#${c.current} [data-combobox-option]`,L);return y(uz(P))},[y]),I=(0,ct.useCallback)(
(L="selected",P)=>{if(typeof L=="number"){u.current=L;let O=Xo(m.current),j=qn(`#${c.current} [data-combobox-option]`,O);P?.scrollIntoView&&j[L]?.scrollIntoView(
{block:"nearest",behavior:i});return}h.current=window.setTimeout(()=>{let O=Xo(m.current),j=qn(`#${c.current} [data-combobox-option]`,O),Y=j.findIndex($=>$.hasAttribute(
`data-combobox-${L}`));u.current=Y,P?.scrollIntoView&&j[Y]?.scrollIntoView({block:"nearest",behavior:i})},0)},[]),M=(0,ct.useCallback)(()=>{u.current=-1,b()},[b]),
X=(0,ct.useCallback)(()=>{let L=Xo(m.current);qn(`#${c.current} [data-combobox-option]`,L)?.[u.current]?.click()},[]),U=(0,ct.useCallback)(L=>{c.current=L},[]),
V=(0,ct.useCallback)(()=>{f.current=window.setTimeout(()=>d.current?.focus(),0)},[]),A=(0,ct.useCallback)(()=>{p.current=window.setTimeout(()=>m.current?.focus(),
0)},[]),F=(0,ct.useCallback)(()=>u.current,[]);return(0,ct.useEffect)(()=>()=>{window.clearTimeout(f.current),window.clearTimeout(p.current),window.clearTimeout(
h.current)},[]),{dropdownOpened:l,openDropdown:w,closeDropdown:g,toggleDropdown:v,selectedOptionIndex:u.current,getSelectedOptionIndex:F,selectOption:y,selectFirstOption:z,
selectActiveOption:_,selectNextOption:C,selectPreviousOption:S,resetSelectedOption:M,updateSelectedOptionIndex:I,listId:c.current,setListId:U,clickSelectedOption:X,
searchRef:d,focusSearchInput:V,targetRef:m,focusTarget:A}}var gy=x(T(),1),ON={keepMounted:!0,keepMountedMode:"display-none",withinPortal:!0,resetSelectionOnOptionHover:!1,width:"target",transitionProps:{transition:"fad\
e",duration:0},size:"sm"},fz=(e,{size:t,dropdownPadding:r})=>({options:{"--combobox-option-fz":Me(t),"--combobox-option-padding":oe(t,"combobox-option-padding")},
dropdown:{"--combobox-padding":r===void 0?void 0:R(r),"--combobox-option-fz":Me(t),"--combobox-option-padding":oe(t,"combobox-option-padding")}}),$e=e=>{let t=k(
"Combobox",ON,e),{classNames:r,styles:o,unstyled:n,children:a,store:i,vars:l,onOptionSubmit:s,onClose:c,size:u,dropdownPadding:d,resetSelectionOnOptionHover:m,__staticSelector:f,
readOnly:p,attributes:h,floatingHeight:w,middlewares:g,...v}=t,b=w==="viewport"?{...g,flip:!1,size:{...typeof g?.size=="object"?g.size:{},padding:typeof g?.size==
"object"&&g.size.padding!==void 0?g.size.padding:10,apply:({availableHeight:z,availableWidth:I,elements:M,...X})=>{M.floating.style.setProperty("--combobox-floa\
ting-max-height",`${z}px`);let U=g?.size;typeof U=="object"&&U.apply?U.apply({availableHeight:z,availableWidth:I,elements:M,...X}):U&&Object.assign(M.floating.style,
{maxWidth:`${I}px`,maxHeight:`${z}px`})}}}:g,y=mh(),_=i||y,C=q({name:f||"Combobox",classes:yt,props:t,classNames:r,styles:o,unstyled:n,attributes:h,vars:l,varsResolver:fz}),
S=()=>{c?.(),_.closeDropdown()};return(0,gy.jsx)(F3,{value:{getStyles:C,store:_,onOptionSubmit:s,size:u,resetSelectionOnOptionHover:m,readOnly:p,floatingHeight:w},
children:(0,gy.jsx)(ur,{opened:_.dropdownOpened,...v,middlewares:b,onChange:z=>!z&&S(),withRoles:!1,unstyled:n,children:a})})},MN=e=>e;$e.extend=MN;$e.classes=yt;
$e.varsResolver=fz;$e.displayName="@mantine/core/Combobox";$e.Target=hy;$e.Dropdown=rh;$e.Options=ch;$e.Option=sh;$e.Search=dh;$e.Empty=oh;$e.Chevron=os;$e.Footer=
nh;$e.Header=lh;$e.EventsTarget=fy;$e.DropdownTarget=uy;$e.Group=ih;$e.ClearButton=my;$e.HiddenInput=py;var pz=x(D(),1),Zm=x(T(),1);function uh({children:e,role:t}){let r=(0,pz.use)(Hr);return r?(0,Zm.jsx)("div",{role:t,"aria-labelledby":r.labelId,"aria-describedb\
y":r.describedBy,children:e}):(0,Zm.jsx)(Zm.Fragment,{children:e})}var hz=x(D(),1);var Bc=x(T(),1),Wm=(0,hz.createContext)(null),DN={hiddenInputValuesSeparator:","},fh=Zn((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:s,hiddenInputValuesSeparator:c,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=k("CheckboxGroup",DN,e),[p,h]=bt({value:t,defaultValue:r,
finalValue:[],onChange:o}),w=b=>{let y=typeof b=="string"?b:b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(C=>C!==y):[...p,
y])},g=b=>{if(m)return!0;if(!d)return!1;let y=p.includes(b),_=p.length>=d;return!y&&_},v=p.join(c);return(0,Bc.jsx)(Wm,{value:{value:p,onChange:w,size:n,isDisabled:g},
children:(0,Bc.jsxs)(Ge.Wrapper,{size:n,...a,...f,labelElement:"div",__staticSelector:"CheckboxGroup",children:[(0,Bc.jsx)(uh,{role:"group",children:i}),(0,Bc.jsx)(
"input",{type:"hidden",name:s,value:v,...u})]})})}));fh.classes=Ge.Wrapper.classes;fh.displayName="@mantine/core/CheckboxGroup";var vy={card:"m_26775b0a"};var ph=x(D(),1);var by=x(T(),1),yy=(0,ph.createContext)(null),BN={withBorder:!0},gz=(e,{radius:t})=>({card:{"--card-radius":ve(t)}}),Jm=N(e=>{let t=k("CheckboxCard",BN,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,checked:s,mod:c,withBorder:u,value:d,onClick:m,defaultChecked:f,onChange:p,indeterminate:h,attributes:w,...g}=t,v=q(
{name:"CheckboxCard",classes:vy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:gz,rootSelector:"card"}),b=(0,ph.use)(
Wm),y=typeof s=="boolean"?s:b?b.value.includes(d||""):void 0,[_,C]=bt({value:y,defaultValue:f,finalValue:!1,onChange:p});return(0,by.jsx)(yy,{value:{checked:_,indeterminate:h},
children:(0,by.jsx)(ir,{mod:[{"with-border":u,checked:_,indeterminate:h},c],...v("card"),...g,role:"checkbox","aria-checked":h?"mixed":_,onClick:S=>{m?.(S),b?.onChange(
d||""),C(!_)}})})});Jm.displayName="@mantine/core/CheckboxCard";Jm.classes=vy;Jm.varsResolver=gz;var Pc=x(T(),1);function eu({size:e,style:t,...r}){let o=e!==void 0?{width:R(e),height:R(e),...t}:t;return(0,Pc.jsx)("svg",{viewBox:"0 0 10 7",fill:"none",xmlns:"\
http://www.w3.org/2000/svg",style:o,"aria-hidden":!0,...r,children:(0,Pc.jsx)("path",{d:"M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-\
5A1 1 0 1 0 8.293.293L4 4.586z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}function hh({indeterminate:e,...t}){return e?(0,Pc.jsx)("svg",{xmlns:"\
http://www.w3.org/2000/svg",fill:"none",viewBox:"0 0 32 6","aria-hidden":!0,...t,children:(0,Pc.jsx)("rect",{width:"32",height:"6",fill:"currentColor",rx:"3"})}):
(0,Pc.jsx)(eu,{...t})}var wy={indicator:"m_5e5256ee",icon:"m_1b1c543a","indicator--light":"m_193e54c8","indicator--outline":"m_76e20374"};var vz=x(D(),1),xy=x(T(),1),PN={icon:hh,variant:"filled",radius:"sm"},bz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{let l=No({color:r||
e.primaryColor,theme:e}),s=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,c=a==="light"?e.variantColorResolver({color:r||e.primaryColor,
theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?s:c?c.color:Pe(r,e);return{indicator:{"--checkbox-size":oe(o,"checkbox-size"),"--checkbox-radius":t===
void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":c?.background,"--checkbox-icon-color":n?Pe(n,e):c?c.color:Ti(i,e)?Fn({color:r,theme:e,autoContrast:i}):
void 0}}},tu=N(e=>{let t=k("CheckboxIndicator",PN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,icon:s,indeterminate:c,radius:u,color:d,iconColor:m,
autoContrast:f,checked:p,mod:h,variant:w,disabled:g,attributes:v,...b}=t,y=q({name:"CheckboxIndicator",classes:wy,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:v,vars:l,varsResolver:bz,rootSelector:"indicator"}),_=(0,vz.use)(yy),C=typeof c=="boolean"?c:_?.indeterminate,S=typeof p=="boolean"||typeof c==
"boolean"?p||c:_?.checked||_?.indeterminate||!1;return(0,xy.jsx)(E,{...y("indicator",{variant:w}),variant:w,mod:[{checked:S,disabled:g},h],...b,children:(0,xy.jsx)(
s,{indeterminate:C,...y("icon")})})});tu.displayName="@mantine/core/CheckboxIndicator";tu.classes=wy;tu.varsResolver=bz;var _y={root:"m_5f75b09e",body:"m_5f6e695e",labelWrapper:"m_d3ea56bb",label:"m_8ee546b8",description:"m_328f68c0",error:"m_8e8a99cc"};var Pi=x(T(),1),gh=_y;function ru({__staticSelector:e,__stylesApiProps:t,className:r,classNames:o,styles:n,unstyled:a,children:i,label:l,description:s,id:c,disabled:u,
error:d,size:m,labelPosition:f="left",bodyElement:p="div",labelElement:h="label",variant:w,style:g,vars:v,mod:b,attributes:y,..._}){let C=q({name:e,props:t,className:r,
style:g,classes:_y,classNames:o,styles:n,unstyled:a,attributes:y}),S=s?`${c}-description`:void 0,z=d&&typeof d!="boolean"?`${c}-error`:void 0;return(0,Pi.jsx)(E,
{...C("root"),__vars:{"--label-fz":Me(m),"--label-lh":oe(m,"label-lh")},mod:[{"label-position":f},b],variant:w,size:m,..._,children:(0,Pi.jsxs)(E,{component:p,htmlFor:p===
"label"?c:void 0,...C("body"),children:[i,(0,Pi.jsxs)("div",{...C("labelWrapper"),"data-disabled":u||void 0,children:[l&&(0,Pi.jsx)(E,{component:h,htmlFor:h==="\
label"?c:void 0,...C("label"),"data-disabled":u||void 0,children:l}),s&&(0,Pi.jsx)(Ge.Description,{id:S,size:m,__inheritStyles:!1,...C("description"),children:s}),
d&&typeof d!="boolean"&&(0,Pi.jsx)(Ge.Error,{id:z,size:m,__inheritStyles:!1,...C("error"),children:d})]})]})})}ru.displayName="@mantine/core/InlineInput";var Sy={root:"m_bf2d988c",inner:"m_26062bec",input:"m_26063560",icon:"m_bf295423","input--light":"m_595ab216","input--outline":"m_215c4542"};var jc=x(D(),1);var Lc=x(T(),1),LN={labelPosition:"right",icon:hh,withErrorStyles:!0,variant:"filled",radius:"sm"},yz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{
let l=No({color:r||e.primaryColor,theme:e}),s=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,c=a==="light"?e.variantColorResolver(
{color:r||e.primaryColor,theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?s:c?c.color:Pe(r,e);return{root:{"--checkbox-size":oe(o,"checkbox-size"),
"--checkbox-radius":t===void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":c?.background,"--checkbox-icon-color":n?Pe(n,e):c?c.color:Ti(i,e)?Fn({color:r,theme:e,
autoContrast:i}):void 0}}},Xa=N(e=>{let t=k("Checkbox",LN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,color:s,label:c,id:u,size:d,radius:m,wrapperProps:f,
checked:p,labelPosition:h,description:w,error:g,disabled:v,variant:b,indeterminate:y,icon:_,rootRef:C,iconColor:S,onChange:z,autoContrast:I,mod:M,attributes:X,readOnly:U,
onClick:V,withErrorStyles:A,ref:F,...L}=t,P=(0,jc.useRef)(null),O=(0,jc.use)(Wm),j=d||O?.size,Y=q({name:"Checkbox",props:t,classes:Sy,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:X,vars:l,varsResolver:yz}),{styleProps:$,rest:Q}=co(L),ee=_e(u),pe=[w?`${ee}-description`:void 0,g&&typeof g!="boolean"?`${ee}-er\
ror`:void 0,Q["aria-describedby"]].filter(Boolean).join(" ")||void 0,ne={checked:O?.value.includes(Q.value)??p,onChange:se=>{U||(O?.onChange(se),z?.(se))}},ge=O?.
isDisabled?.(Q.value)??!1,Ee=v||ge;return(0,jc.useEffect)(()=>{P.current&&(P.current.indeterminate=y||!1,y?P.current.setAttribute("data-indeterminate","true"):P.
current.removeAttribute("data-indeterminate"))},[y]),(0,Lc.jsx)(ru,{...Y("root"),__staticSelector:"Checkbox",__stylesApiProps:t,id:ee,size:j,labelPosition:h,label:c,
description:w,error:g,disabled:Ee,classNames:r,styles:a,unstyled:i,"data-checked":ne.checked||p||void 0,variant:b,ref:C,mod:M,attributes:X,inert:Q.inert,...$,...f,
children:(0,Lc.jsxs)(E,{...Y("inner"),mod:{labelPosition:h},children:[(0,Lc.jsx)(E,{component:"input",id:ee,ref:ze(P,F),mod:{error:!!g,"with-error-styles":A},...Y(
"input",{focusable:!0,variant:b}),...Q,...ne,"aria-describedby":pe,disabled:Ee,inert:Q.inert,type:"checkbox",readOnly:U,onClick:se=>{U&&ne.checked===void 0&&se.
preventDefault(),V?.(se)}}),(0,Lc.jsx)(_,{indeterminate:y,...Y("icon")})]})})});Xa.classes={...Sy,...gh};Xa.varsResolver=yz;Xa.displayName="@mantine/core/Checkb\
ox";Xa.Group=fh;Xa.Indicator=tu;Xa.Card=Jm;function Li(e){return"group"in e}function Cy({options:e,search:t,limit:r}){let o=t.trim().toLowerCase(),n=[];for(let a=0;a<e.length;a+=1){let i=e[a];if(n.length===r)return n;Li(i)&&n.push({group:i.
group,items:Cy({options:i.items,search:t,limit:r-n.length})}),Li(i)||i.label.toLowerCase().includes(o)&&n.push(i)}return n}function wz(e){if(e.length===0)return!0;for(let t of e)if(!("group"in t)||t.items.length>0)return!1;return!0}function zy(e,t=new Set){if(Array.isArray(e))for(let r of e)if(Li(r))zy(r.items,t);else{if(typeof r.value>"u")throw new Error("[@mantine/core] Each option must \
have value property");if(t.has(r.value))throw new Error(`[@mantine/core] Duplicate options are not supported. Option with value "${r.value}" was provided more t\
han once`);t.add(r.value)}}var Vr=x(T(),1);function jN(e,t){return Array.isArray(e)?e.includes(t):e===t}function xz({data:e,withCheckIcon:t,withAlignedLabels:r,value:o,checkIconPosition:n,
unstyled:a,renderOption:i}){if(!Li(e)){let s=jN(o,e.value),c=t&&(s?(0,Vr.jsx)(eu,{className:yt.optionsDropdownCheckIcon}):r?(0,Vr.jsx)("div",{className:yt.optionsDropdownCheckPlaceholder}):
null),u=(0,Vr.jsxs)(Vr.Fragment,{children:[n==="left"&&c,(0,Vr.jsx)("span",{children:e.label}),n==="right"&&c]});return(0,Vr.jsx)($e.Option,{value:e.value,disabled:e.
disabled,className:we({[yt.optionsDropdownOption]:!a}),"data-reverse":n==="right"||void 0,"data-checked":s||void 0,"aria-selected":s,active:s,children:typeof i==
"function"?i({option:e,checked:s}):u})}let l=e.items.map(s=>(0,Vr.jsx)(xz,{data:s,value:o,unstyled:a,withCheckIcon:t,withAlignedLabels:r,checkIconPosition:n,renderOption:i},
`${s.value}`));return(0,Vr.jsx)($e.Group,{label:e.group,children:l})}function _z({data:e,hidden:t,hiddenWhenEmpty:r,filter:o,search:n,limit:a,maxDropdownHeight:i,
floatingHeight:l,withScrollArea:s=!0,filterOptions:c=!0,withCheckIcon:u=!1,withAlignedLabels:d=!1,value:m,checkIconPosition:f,nothingFoundMessage:p,unstyled:h,labelId:w,
renderOption:g,scrollAreaProps:v,"aria-label":b}){let y=wt();zy(e);let _=typeof n=="string"?(o||Cy)({options:e,search:c?n:"",limit:a??1/0}):e,C=wz(_),S=_.map((z,I)=>(0,Vr.jsx)(
xz,{data:z,withCheckIcon:u,withAlignedLabels:d,value:m,checkIconPosition:f,unstyled:h,renderOption:g},Li(z)?`group-${typeof z.group=="string"?z.group:I}`:`${z.value}`));
return(0,Vr.jsx)($e.Dropdown,{hidden:t||r&&C,"data-composed":!0,children:(0,Vr.jsxs)($e.Options,{labelledBy:w,"aria-label":b,children:[s?(0,Vr.jsx)(Rn.Autosize,
{mah:(l??y.floatingHeight)==="viewport"?"var(--combobox-floating-options-max-height)":i??220,type:"scroll",scrollbarSize:"var(--combobox-padding)",offsetScrollbars:"\
y",...v,children:S}):S,C&&p&&(0,Vr.jsx)($e.Empty,{children:p})]})})}function Sz({id:e,label:t,labelProps:r,inputWrapperOrder:o}){if(t&&!(o&&!o.includes("label")))return r?.id||`${e}-label`}var ky={root:"m_347db0ec","root--dot":"m_fbd81e3d",label:"m_5add502a",section:"m_91fdda9b"};var Hc=x(T(),1),Cz=(e,{radius:t,color:r,gradient:o,variant:n,size:a,autoContrast:i,circle:l})=>{let s=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:i});return{root:{"--badge-height":oe(a,"badge-height"),"--badge-padding-x":oe(a,"badge-padding-x"),"--badge-fz":oe(a,"badge-fz"),
"--badge-radius":l||t===void 0?void 0:ve(t),"--badge-bg":r||n?s.background:void 0,"--badge-color":r||n?s.color:void 0,"--badge-bd":r||n?s.border:void 0,"--badge\
-dot-color":n==="dot"?Pe(r,e):void 0}}},De=je(e=>{let t=k("Badge",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:s,color:c,gradient:u,
leftSection:d,rightSection:m,children:f,variant:p,fullWidth:h,autoContrast:w,circle:g,mod:v,attributes:b,...y}=t,_=q({name:"Badge",props:t,classes:ky,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:b,vars:l,varsResolver:Cz});return(0,Hc.jsxs)(E,{variant:p,mod:[{block:h,circle:g,"with-right-section":!!m,"w\
ith-left-section":!!d},v],..._("root",{variant:p}),...y,children:[d&&(0,Hc.jsx)("span",{..._("section"),"data-position":"left",children:d}),(0,Hc.jsx)("span",{..._(
"label"),children:f}),m&&(0,Hc.jsx)("span",{..._("section"),"data-position":"right",children:m})]})});De.classes=ky;De.varsResolver=Cz;De.displayName="@mantine/\
core/Badge";var Ty={root:"m_fea6bf1a",burger:"m_d4fb9cad"};var vh=x(T(),1),zz=(e,{color:t,size:r,lineSize:o,transitionDuration:n,transitionTimingFunction:a})=>({root:{"--burger-color":t?Pe(t,e):void 0,"--burger-size":oe(
r,"burger-size"),"--burger-line-size":o?R(o):void 0,"--burger-transition-duration":n===void 0?void 0:`${n}ms`,"--burger-transition-timing-function":a}}),Ic=N(e=>{
let t=k("Burger",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:s,children:c,transitionDuration:u,transitionTimingFunction:d,lineSize:m,
attributes:f,...p}=t,h=q({name:"Burger",classes:Ty,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:l,varsResolver:zz});return(0,vh.jsxs)(
ir,{...h("root"),...p,children:[(0,vh.jsx)(E,{mod:["reduce-motion",{opened:s}],...h("burger")}),c]})});Ic.classes=Ty;Ic.varsResolver=zz;Ic.displayName="@mantine\
/core/Burger";var Ka={root:"m_77c9d27d",inner:"m_80f1301b",label:"m_811560b9",section:"m_a74036a",loader:"m_a25b86ee",group:"m_80d6d844",groupSection:"m_70be2a01"};var Tz=x(T(),1),kz={orientation:"horizontal"},Rz=(e,{borderWidth:t})=>({group:{"--button-border-width":R(t)}}),ou=N(e=>{let t=k("ButtonGroup",kz,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:s,borderWidth:c,mod:u,attributes:d,...m}=k("ButtonGroup",kz,e),f=q({name:"ButtonGroup",props:t,classes:Ka,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,vars:s,varsResolver:Rz,rootSelector:"group"});return(0,Tz.jsx)(E,{...f("group"),mod:[{orientation:l},
u],role:"group",...m})});ou.classes=Ka;ou.varsResolver=Rz;ou.displayName="@mantine/core/ButtonGroup";var Ez=x(T(),1),Az=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":oe(i,"section-height"),"--section-padding-x":oe(i,"section-padding-x"),"--section-f\
z":i?.includes("compact")?Me(i.replace("compact-","")):Me(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.
color,"--section-bd":r||n?l.border:void 0}}},nu=N(e=>{let t=k("ButtonGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,gradient:s,
radius:c,autoContrast:u,attributes:d,...m}=t,f=q({name:"ButtonGroupSection",props:t,classes:Ka,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,
vars:l,varsResolver:Az,rootSelector:"groupSection"});return(0,Ez.jsx)(E,{...f("groupSection"),...m})});nu.classes=Ka;nu.varsResolver=Az;nu.displayName="@mantine\
/core/ButtonGroupSection";var ua=x(T(),1),HN={in:{opacity:1,transform:`translate(-50%, calc(-50% + ${R(1)}))`},out:{opacity:0,transform:"translate(-50%, -200%)"},common:{transformOrigin:"\
center"},transitionProperty:"transform, opacity"},Nz=(e,{radius:t,color:r,gradient:o,variant:n,size:a,justify:i,autoContrast:l})=>{let s=e.variantColorResolver(
{color:r||e.primaryColor,theme:e,gradient:o,variant:n||"filled",autoContrast:l});return{root:{"--button-justify":i,"--button-height":oe(a,"button-height"),"--bu\
tton-padding-x":oe(a,"button-padding-x"),"--button-fz":a?.includes("compact")?Me(a.replace("compact-","")):Me(a),"--button-radius":t===void 0?void 0:ve(t),"--bu\
tton-bg":r||n?s.background:void 0,"--button-hover":r||n?s.hover:void 0,"--button-color":s.color,"--button-bd":r||n?s.border:void 0,"--button-hover-color":r||n?s.
hoverColor:void 0}}},re=je(e=>{let t=k("Button",null,e),{style:r,vars:o,className:n,color:a,disabled:i,children:l,leftSection:s,rightSection:c,fullWidth:u,variant:d,
radius:m,loading:f,loaderProps:p,gradient:h,classNames:w,styles:g,unstyled:v,"data-disabled":b,autoContrast:y,mod:_,attributes:C,...S}=t,z=q({name:"Button",props:t,
classes:Ka,className:n,style:r,classNames:w,styles:g,unstyled:v,attributes:C,vars:o,varsResolver:Nz}),I=!!s,M=!!c;return(0,ua.jsxs)(ir,{...z("root",{active:!i&&
!f&&!b}),unstyled:v,variant:d,disabled:i||f,mod:[{disabled:i||b,loading:f,block:u,"with-left-section":I,"with-right-section":M},_],...S,children:[typeof f=="boo\
lean"&&(0,ua.jsx)(Lr,{mounted:f,transition:HN,duration:150,children:X=>(0,ua.jsx)(E,{component:"span",...z("loader",{style:X}),"aria-hidden":!0,children:(0,ua.jsx)(
Ft,{color:"var(--button-color)",size:"calc(var(--button-height) / 1.8)",...p})})}),(0,ua.jsxs)("span",{...z("inner"),children:[s&&(0,ua.jsx)(E,{component:"span",
...z("section"),mod:{position:"left"},children:s}),(0,ua.jsx)(E,{component:"span",mod:{loading:f},...z("label"),children:l}),c&&(0,ua.jsx)(E,{component:"span",...z(
"section"),mod:{position:"right"},children:c})]})]})});re.classes=Ka;re.varsResolver=Nz;re.displayName="@mantine/core/Button";re.Group=ou;re.GroupSection=nu;var[Oz,Mz]=Et("Card component was not found in tree");var au={root:"m_e615b15f",section:"m_599a2148"};var Dz=x(T(),1),iu=je(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,withBorder:i,inheritPadding:l,mod:s,...c}=k("CardSection",null,e),u=Mz();return(0,Dz.jsx)(
E,{mod:[{"with-border":i,"inherit-padding":l},s],...u.getStyles("section",{className:r,style:o,styles:n,classNames:t}),...c})});iu.classes=au;iu.displayName="@m\
antine/core/CardSection";var bh=x(D(),1),Ry=x(T(),1),Bz=(e,{padding:t})=>({root:{"--card-padding":lt(t)}}),IN={orientation:"vertical"},An=je(e=>{let t=k("Card",IN,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,vars:l,children:s,padding:c,attributes:u,orientation:d,...m}=t,f=q({name:"Card",props:t,classes:au,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:u,vars:l,varsResolver:Bz}),p=bh.Children.toArray(s),h=p.map((w,g)=>typeof w=="object"&&w&&"type"in w&&(w.type===iu||w.type?.displayName===
"@mantine/core/CardSection")?(0,bh.cloneElement)(w,{"data-orientation":d,"data-first-section":g===0||void 0,"data-last-section":g===p.length-1||void 0}):w);return(0,Ry.jsx)(
Oz,{value:{getStyles:f},children:(0,Ry.jsx)(aa,{unstyled:i,"data-orientation":d,...f("root"),...m,children:h})})});An.classes=au;An.varsResolver=Bz;An.displayName=
"@mantine/core/Card";An.Section=iu;function Pz(e){let t=e.currentTarget;return Xo(t).activeElement!==t}var Ey={root:"m_4451eb3a"};var Lz=x(T(),1),ns=je(e=>{let t=k("Center",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,inline:s,mod:c,attributes:u,...d}=t,m=q({name:"C\
enter",props:t,classes:Ey,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,vars:l});return(0,Lz.jsx)(E,{mod:[{inline:s},c],...m("root"),...d})});
ns.classes=Ey;ns.displayName="@mantine/core/Center";var jz=x(D(),1);var Hz=x(T(),1),Ay=Zn(e=>{let{value:t,defaultValue:r,onChange:o,multiple:n,children:a}=k("ChipGroup",null,e),[i,l]=bt({value:t,defaultValue:r,finalValue:n?[]:null,
onChange:o});return(0,Hz.jsx)(Ny,{value:{isChipSelected:u=>Array.isArray(i)?i.includes(u):u===i,onChange:u=>{let d=u.currentTarget.value;Array.isArray(i)?l(i.includes(
d)?i.filter(m=>m!==d):[...i,d]):l(d)},multiple:n},children:a})});Ay.displayName="@mantine/core/ChipGroup";var Ny=(0,jz.createContext)(null);var Oy={root:"m_f59ffda3",label:"m_be049a53","label--outline":"m_3904c1af","label--filled":"m_fa109255","label--light":"m_f7e165c3",iconWrapper:"m_9ac86df9",checkIcon:"\
m_d6d72580",input:"m_bde07329"};var Iz=x(D(),1);var ji=x(T(),1),VN={type:"checkbox"},Vz=(e,{size:t,radius:r,variant:o,color:n,autoContrast:a})=>{let i=e.variantColorResolver({color:n||e.primaryColor,theme:e,variant:o||
"filled",autoContrast:a});return{root:{"--chip-fz":Me(t),"--chip-size":oe(t,"chip-size"),"--chip-radius":r===void 0?void 0:ve(r),"--chip-checked-padding":oe(t,"\
chip-checked-padding"),"--chip-padding":oe(t,"chip-padding"),"--chip-icon-size":oe(t,"chip-icon-size"),"--chip-bg":n||o?i.background:void 0,"--chip-hover":n||o?
i.hover:void 0,"--chip-color":n||o?i.color:void 0,"--chip-bd":n||o?i.border:void 0,"--chip-spacing":oe(t,"chip-spacing")}}},Hi=N(e=>{let t=k("Chip",VN,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,id:s,checked:c,defaultChecked:u,onChange:d,value:m,wrapperProps:f,type:p,disabled:h,children:w,size:g,variant:v,icon:b,
rootRef:y,autoContrast:_,mod:C,attributes:S,readOnly:z,...I}=t,M=q({name:"Chip",classes:Oy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,
vars:l,varsResolver:Vz}),X=(0,Iz.use)(Ny),U=_e(s),{styleProps:V,rest:A}=co(I),[F,L]=bt({value:c,defaultValue:u,finalValue:!1,onChange:d}),P=X?{checked:X.isChipSelected(
m),onChange:j=>{z||(X.onChange(j),d?.(j.currentTarget.checked))},type:X.multiple?"checkbox":"radio"}:{},O=P.checked||F;return(0,ji.jsxs)(E,{size:g,variant:v,ref:y,
mod:C,...M("root"),...V,...f,children:[(0,ji.jsx)("input",{type:p,...M("input"),checked:O,onChange:j=>!z&&L(j.currentTarget.checked),id:U,disabled:h,readOnly:z,
value:m,...P,...A}),(0,ji.jsxs)(E,{component:"label",htmlFor:U,mod:{checked:O,disabled:h},...M("label",{variant:v||"filled"}),children:[O&&b!==null&&b!==!1&&(0,ji.jsx)(
"span",{...M("iconWrapper"),children:b===void 0?(0,ji.jsx)(eu,{...M("checkIcon")}):b}),(0,ji.jsx)("span",{children:w})]})]})});Hi.classes=Oy;Hi.varsResolver=Vz;
Hi.displayName="@mantine/core/Chip";Hi.Group=Ay;var My={root:"m_b183c0a2"};var Uz=x(T(),1),Gz=(e,{color:t})=>({root:{"--code-bg":t?Pe(t,e):void 0}}),Vc=N(e=>{let t=k("Code",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,color:s,block:c,mod:u,attributes:d,...m}=t,f=q({name:"Code",props:t,classes:My,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,vars:l,varsResolver:Gz});
return(0,Uz.jsx)(E,{component:c?"pre":"code",mod:[{block:c},u],...f("root"),...m,dir:"ltr"})});Vc.classes=My;Vc.varsResolver=Gz;Vc.displayName="@mantine/core/Co\
de";var $z=x(D(),1);var Uc=x(T(),1),yh=Zn(e=>{let{onChange:t,children:r,multiple:o,accept:n,name:a,form:i,resetRef:l,disabled:s,capture:c,inputProps:u,ref:d,...m}=k("FileButton",null,
e),f=(0,$z.useRef)(null),p=()=>{!s&&f.current?.click()},h=g=>{if(g.currentTarget.files===null)return t(o?[]:null);t(o?Array.from(g.currentTarget.files):g.currentTarget.
files[0]||null)};return Al(l,()=>{f.current&&(f.current.value="")}),(0,Uc.jsxs)(Uc.Fragment,{children:[(0,Uc.jsx)("input",{style:{display:"none"},type:"file",accept:n,
multiple:o,onChange:h,ref:ze(d,f),name:a,form:i,capture:c,...u}),r({onClick:p,...m})]})});yh.displayName="@mantine/core/FileButton";var Do=x(D(),1);var Fz=x(T(),1),UN=["borderBottomWidth","borderLeftWidth","borderRightWidth","borderTopWidth","boxSizing","fontFamily","fontSize","fontStyle","fontWeight","lett\
erSpacing","lineHeight","paddingBottom","paddingLeft","paddingRight","paddingTop","tabSize","textIndent","textRendering","textTransform","width","wordBreak","wo\
rdSpacing","scrollbarGutter"],qz={"min-height":"0","max-height":"none",height:"0",visibility:"hidden",overflow:"hidden",position:"absolute","z-index":"-1000",top:"\
0",right:"0",display:"block"};function Yz(e){Object.keys(qz).forEach(t=>{e.style.setProperty(t,qz[t],"important")})}function GN(e){let t=window.getComputedStyle(
e);if(t===null)return null;let r={};for(let o of UN)r[o]=t[o];return r.boxSizing===""?null:{sizingStyle:r,paddingSize:parseFloat(r.paddingBottom)+parseFloat(r.paddingTop),
borderSize:parseFloat(r.borderBottomWidth)+parseFloat(r.borderTopWidth)}}var pr=null;function $N(e,t,r=1,o=1/0){pr||(pr=document.createElement("textarea"),pr.setAttribute(
"tabindex","-1"),pr.setAttribute("aria-hidden","true"),pr.setAttribute("aria-label","autosize measurement"),Yz(pr)),pr.parentNode===null&&document.body.appendChild(
pr);let{paddingSize:n,borderSize:a,sizingStyle:i}=e,{boxSizing:l}=i;Object.keys(i).forEach(m=>{pr.style[m]=i[m]}),Yz(pr),pr.value=t;let s=l==="border-box"?pr.scrollHeight+
a:pr.scrollHeight-n;pr.value=t,s=l==="border-box"?pr.scrollHeight+a:pr.scrollHeight-n,pr.value="x";let c=pr.scrollHeight-n,u=c*r;l==="border-box"&&(u=u+n+a),s=Math.
max(u,s);let d=c*o;return l==="border-box"&&(d=d+n+a),s=Math.min(d,s),[s,c]}function Xz({maxRows:e,minRows:t,onChange:r,ref:o,...n}){let a=n.value!==void 0,i=(0,Do.useRef)(
null),l=ze(i,o),s=(0,Do.useRef)(0),c=(0,Do.useRef)(0),u=()=>{let f=i.current;if(!f)return;let p=GN(f);if(!p)return;let[h]=$N(p,f.value||f.placeholder||"x",t,e);
s.current!==h&&(s.current=h,f.style.setProperty("height",`${h}px`,"important"))},d=(0,Do.useEffectEvent)(u),m=f=>{a||u(),r?.(f)};return(0,Do.useLayoutEffect)(u),
(0,Do.useEffect)(()=>{let f=()=>u();return window.addEventListener("resize",f),()=>window.removeEventListener("resize",f)},[]),(0,Do.useEffect)(()=>{let f=i.current;
if(!f||typeof ResizeObserver>"u")return;c.current=f.offsetWidth;let p=0,h=new ResizeObserver(()=>{i.current&&i.current.offsetWidth!==c.current&&(c.current=i.current.
offsetWidth,cancelAnimationFrame(p),p=requestAnimationFrame(d))});return h.observe(f),()=>{cancelAnimationFrame(p),h.disconnect()}},[]),(0,Do.useEffect)(()=>{let f=()=>u();
return document.fonts.addEventListener("loadingdone",f),()=>document.fonts.removeEventListener("loadingdone",f)},[]),(0,Do.useEffect)(()=>{let f=p=>{if(i.current?.
form===p.target&&!a){let h=i.current.value;requestAnimationFrame(()=>{i.current&&h!==i.current.value&&u()})}};return document.body.addEventListener("reset",f),()=>document.
body.removeEventListener("reset",f)},[a]),(0,Fz.jsx)("textarea",{rows:t,...n,onChange:m,ref:l})}var Kz=x(T(),1),lu=N(e=>{let{autosize:t,maxRows:r,minRows:o,__staticSelector:n,resize:a,bottomSection:i,bottomSectionProps:l,...s}=k(["Input","InputWrapper","Te\
xtarea"],null,e),c=t&&X_()!=="test";return(0,Kz.jsx)(Ir,{component:c?Xz:"textarea",...s,__staticSelector:n||"Textarea",__bottomSection:i,__bottomSectionProps:l,
multiline:!0,"data-no-overflow":t&&r===void 0||void 0,__vars:{"--input-resize":a},...c?{maxRows:r,minRows:o}:{}})});lu.classes=Ir.classes;lu.displayName="@manti\
ne/core/Textarea";var[Qz,Zz]=Et("List component was not found in tree");var su={root:"m_abbac491",item:"m_abb6bec2",itemWrapper:"m_75cd9f71",itemIcon:"m_60f83e5b"};var Gc=x(T(),1),wh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,icon:i,children:l,mod:s,...c}=k("ListItem",null,e),u=Zz(),d=i||u.icon,m={classNames:t,
styles:n};return(0,Gc.jsx)(E,{...u.getStyles("item",{...m,className:r,style:o}),component:"li",mod:[{"with-icon":!!d,centered:u.center},s],...c,children:(0,Gc.jsxs)(
"div",{...u.getStyles("itemWrapper",m),children:[d&&(0,Gc.jsx)("span",{...u.getStyles("itemIcon",m),children:d}),(0,Gc.jsx)("span",{...u.getStyles("itemLabel",m),
children:l})]})})});wh.classes=su;wh.displayName="@mantine/core/ListItem";var Dy=x(T(),1),qN={type:"unordered"},Wz=(e,{size:t,spacing:r})=>({root:{"--list-fz":Me(t),"--list-lh":Bf(t),"--list-spacing":lt(r)}}),Nn=N(e=>{let t=k("List",qN,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:s,type:c,withPadding:u,icon:d,spacing:m,center:f,listStyleType:p,mod:h,attributes:w,...g}=t,
v=q({name:"List",classes:su,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:Wz});return(0,Dy.jsx)(Qz,{value:{center:f,
icon:d,getStyles:v},children:(0,Dy.jsx)(E,{...v("root",{style:{listStyleType:p}}),component:c==="unordered"?"ul":"ol",mod:[{"with-padding":u,type:d?"none":p},h],
...g,children:s})})});Nn.classes=su;Nn.varsResolver=Wz;Nn.displayName="@mantine/core/List";Nn.Item=wh;var[Jz,on]=Et("Modal component was not found in tree");var _r={root:"m_9df02822",content:"m_54c44539",inner:"m_1f958f16",header:"m_d0e2b9cd"};var ek=x(T(),1),cu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalBody",null,e),l=on();return(0,ek.jsx)(Y0,{...l.getStyles("body",{classNames:t,
style:o,styles:n,className:r}),...i})});cu.classes=_r;cu.displayName="@mantine/core/ModalBody";var tk=x(T(),1),du=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalCloseButton",null,e),l=on();return(0,tk.jsx)(F0,{...l.getStyles("clo\
se",{classNames:t,style:o,styles:n,className:r}),...i})});du.classes=_r;du.displayName="@mantine/core/ModalCloseButton";var By=x(T(),1),mu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,__hidden:l,...s}=k("ModalContent",null,e),c=on(),u=c.scrollAreaComponent||
JC;return(0,By.jsx)(X0,{...c.getStyles("content",{className:r,style:o,styles:n,classNames:t}),innerProps:c.getStyles("inner",{className:r,style:o,styles:n,classNames:t}),
"data-full-screen":c.fullScreen||void 0,"data-modal-content":!0,"data-hidden":l||void 0,...s,children:(0,By.jsx)(u,{style:{maxHeight:c.fullScreen?"100dvh":`calc\
(100dvh - (${R(c.yOffset)} * 2))`},children:i})})});mu.classes=_r;mu.displayName="@mantine/core/ModalContent";var rk=x(T(),1),uu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalHeader",null,e),l=on();return(0,rk.jsx)(K0,{...l.getStyles("header",
{classNames:t,style:o,styles:n,className:r}),...i})});uu.classes=_r;uu.displayName="@mantine/core/ModalHeader";var ok=x(T(),1),fu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalOverlay",null,e),l=on();return(0,ok.jsx)(Z0,{...l.getStyles("overlay",
{classNames:t,style:o,styles:n,className:r}),...i})});fu.classes=_r;fu.displayName="@mantine/core/ModalOverlay";var Py=x(T(),1),YN={__staticSelector:"Modal",closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:ar(
"modal"),transitionProps:{duration:200,transition:"fade-down"},yOffset:"5dvh"},nk=(e,{radius:t,size:r,yOffset:o,xOffset:n})=>({root:{"--modal-radius":t===void 0?
void 0:ve(t),"--modal-size":oe(r,"modal-size"),"--modal-y-offset":R(o),"--modal-x-offset":R(n)}}),$c=N(e=>{let t=k("ModalRoot",YN,e),{classNames:r,className:o,style:n,
styles:a,unstyled:i,vars:l,yOffset:s,scrollAreaComponent:c,radius:u,fullScreen:d,centered:m,xOffset:f,__staticSelector:p,attributes:h,...w}=t,g=q({name:p,classes:_r,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,vars:l,varsResolver:nk});return(0,Py.jsx)(Jz,{value:{yOffset:s,scrollAreaComponent:c,getStyles:g,
fullScreen:d},children:(0,Py.jsx)(q0,{...g("root"),"data-full-screen":d||void 0,"data-centered":m||void 0,"data-offset-scrollbars":c===Rn.Autosize||void 0,unstyled:i,
...w})})});$c.classes=_r;$c.varsResolver=nk;$c.displayName="@mantine/core/ModalRoot";var qc=x(D(),1),ak=x(T(),1),Ly=(0,qc.createContext)(null);function jy({children:e}){let[t,r]=(0,qc.useState)([]),[o,n]=(0,qc.useState)(ar("modal")),[a]=(0,qc.useState)(
()=>new WeakSet);return(0,ak.jsx)(Ly,{value:{stack:t,addModal:(i,l)=>{r(s=>[...new Set([...s,i])]),n(s=>typeof l=="number"&&typeof s=="number"?Math.max(s,l):s)},
removeModal:i=>r(l=>l.filter(s=>s!==i)),getZIndex:i=>`calc(${o} + ${t.indexOf(i)} + 1)`,currentId:t[t.length-1],maxZIndex:o,handledEscapeEvents:a},children:e})}
jy.displayName="@mantine/core/ModalStack";var ik=x(T(),1),pu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalTitle",null,e),l=on();return(0,ik.jsx)(W0,{...l.getStyles("title",{classNames:t,
style:o,styles:n,className:r}),...i})});pu.classes=_r;pu.displayName="@mantine/core/ModalTitle";var xh=x(D(),1),Qa=x(T(),1),FN={closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:ar("moda\
l"),transitionProps:{duration:200,transition:"fade-down"},withOverlay:!0,withCloseButton:!0},Sr=N(e=>{let{title:t,withOverlay:r,overlayProps:o,withCloseButton:n,
closeButtonProps:a,children:i,radius:l,opened:s,stackId:c,zIndex:u,...d}=k("Modal",FN,e),m=(0,xh.use)(Ly),f=!!t||n,p=m&&c?{closeOnEscape:m.currentId===c,trapFocus:m.
currentId===c,zIndex:m.getZIndex(c),__handledEscapeEvents:m.handledEscapeEvents}:{},h=r===!1?!1:c&&m?m.currentId===c:s;return(0,xh.useEffect)(()=>{m&&c&&(s?m.addModal(
c,u||ar("modal")):m.removeModal(c))},[s,c,u]),(0,Qa.jsxs)($c,{radius:l,opened:s,zIndex:m&&c?m.getZIndex(c):u,...d,...p,children:[r&&(0,Qa.jsx)(fu,{visible:h,transitionProps:m&&
c?{duration:0}:void 0,...o}),(0,Qa.jsxs)(mu,{radius:l,__hidden:m&&c&&s?c!==m.currentId:!1,children:[f&&(0,Qa.jsxs)(uu,{children:[t&&(0,Qa.jsx)(pu,{children:t}),
n&&(0,Qa.jsx)(du,{...a})]}),(0,Qa.jsx)(cu,{children:i})]})]})});Sr.classes=_r;Sr.displayName="@mantine/core/Modal";Sr.Root=$c;Sr.Overlay=fu;Sr.Content=mu;Sr.Body=
cu;Sr.Header=uu;Sr.Title=pu;Sr.CloseButton=du;Sr.Stack=jy;function lk(e,t){let r=t.trim().toLowerCase();if(r==="")return;let o=Object.values(e).filter(n=>!n.disabled&&n.label.trim().toLowerCase()===r);return o.length===
1?o[0]:void 0}var _h=x(T(),1);function XN(e){return"group"in e}function Sh({data:e}){if(XN(e)){let n=e.items.map(a=>(0,_h.jsx)(Sh,{data:a},a.value));return(0,_h.jsx)("optgrou\
p",{label:e.group,children:n})}let{value:t,label:r,...o}=e;return(0,_h.jsx)("option",{value:e.value,...o,children:e.label})}Sh.displayName="@mantine/core/Native\
SelectOption";var Ch=x(T(),1),KN={size:"sm",rightSectionPointerEvents:"none"},Za=N(e=>{let{data:t,children:r,size:o,error:n,rightSection:a,unstyled:i,...l}=k(["Input","InputW\
rapper","NativeSelect"],KN,e),s=th(t).map((c,u)=>(0,Ch.jsx)(Sh,{data:c},u));return(0,Ch.jsx)(Ir,{component:"select",...l,__staticSelector:"NativeSelect",size:o,
pointer:!0,error:n,unstyled:i,rightSection:a||(0,Ch.jsx)(os,{size:o,error:n,unstyled:i}),children:r||s})});Za.classes=Ir.classes;Za.displayName="@mantine/core/N\
ativeSelect";var Hy={root:"m_f0824112",description:"m_57492dcc",section:"m_690090b5",label:"m_1f6ac4c4",body:"m_f07af9d2",children:"m_e17b862f",chevron:"m_1fd8a00b"};var vo=x(T(),1),sk=(e,{variant:t,color:r,childrenOffset:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:t||"light",autoContrast:n});
return{root:{"--nl-bg":r||t?a.background:void 0,"--nl-hover":r||t?a.hover:void 0,"--nl-color":r||t?a.color:void 0},children:{"--nl-offset":lt(o)}}},Yc=je(e=>{let t=k(
"NavLink",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:s,defaultOpened:c,onChange:u,children:d,active:m,disabled:f,leftSection:p,
rightSection:h,label:w,description:g,disableRightSectionRotation:v,noWrap:b,childrenOffset:y,autoContrast:_,mod:C,attributes:S,onClick:z,onKeyDown:I,keepMounted:M,
...X}=t,U=q({name:"NavLink",props:t,classes:Hy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,vars:l,varsResolver:sk}),[V,A]=bt({value:s,defaultValue:c,
finalValue:!1,onChange:u}),F=!!d,L=_e(),P=O=>{z?.(O),F&&(O.preventDefault(),A(!V))};return(0,vo.jsxs)(vo.Fragment,{children:[(0,vo.jsxs)(ir,{...U("root"),component:"\
a",onClick:P,onKeyDown:O=>{I?.(O),O.nativeEvent.code==="Space"&&F&&(O.preventDefault(),A(!V))},unstyled:i,mod:[{disabled:f,active:m,expanded:V},C],"aria-expande\
d":F?V:void 0,"aria-controls":F?L:void 0,...X,children:[p&&(0,vo.jsx)(E,{component:"span",...U("section"),mod:{position:"left"},children:p}),(0,vo.jsxs)(E,{...U(
"body"),mod:{"no-wrap":b},children:[(0,vo.jsx)(E,{component:"span",...U("label"),children:w}),(0,vo.jsx)(E,{component:"span",mod:{active:m},...U("description"),
children:g})]}),(F||h!==void 0)&&(0,vo.jsx)(E,{...U("section"),component:"span",mod:{rotate:V&&!v,position:"right"},children:F?h!==void 0?h:(0,vo.jsx)(ry,{...U(
"chevron")}):h})]}),F&&(0,vo.jsx)(Rb,{id:L,expanded:V,keepMounted:M,...U("collapse"),children:(0,vo.jsx)("div",{...U("children"),children:d})})]})});Yc.classes=
Hy;Yc.varsResolver=sk;Yc.displayName="@mantine/core/NavLink";var bo=x(T(),1);function ck({reveal:e}){return(0,bo.jsx)("svg",{xmlns:"http://www.w3.org/2000/svg",viewBox:"0 0 256 256",style:{width:"var(--psi-icon-size)",height:"\
var(--psi-icon-size)"},children:e?(0,bo.jsxs)(bo.Fragment,{children:[(0,bo.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,bo.jsx)("path",{fill:"none",stroke:"\
currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.\
53"}),(0,bo.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M208.61 169.1C230.41 149.58 240 128 \
240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6"})]}):(0,bo.jsxs)(bo.Fragment,{children:[
(0,bo.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,bo.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"\
16",d:"M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z"}),(0,bo.jsx)("circle",{cx:"128",cy:"128",r:"40",fill:"none",stroke:"currentColor",strokeLinecap:"\
round",strokeLinejoin:"round",strokeWidth:"16"})]})})}var zh={root:"m_f61ca620",input:"m_ccf8da4c",innerInput:"m_f2d85dd2",visibilityToggle:"m_b1072d44"};var dk=x(D(),1);var as=x(T(),1),QN={visibilityToggleIcon:ck,visibilityToggleFocusable:!1,size:"sm"},mk=(e,{size:t})=>({root:{"--psi-icon-size":oe(t,"psi-icon-size"),"--psi-butt\
on-size":oe(t,"psi-button-size")}});function ZN(e){let t=(0,dk.use)(Hr);return(0,as.jsx)("input",{...e,"aria-describedby":t?.describedBy})}var Fc=N(e=>{let t=k(
["Input","InputWrapper","PasswordInput"],QN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,required:s,error:c,success:u,leftSection:d,disabled:m,
id:f,variant:p,inputContainer:h,description:w,label:g,size:v,errorProps:b,successProps:y,descriptionProps:_,labelProps:C,withAsterisk:S,inputWrapperOrder:z,wrapperProps:I,
radius:M,rightSection:X,rightSectionWidth:U,rightSectionPointerEvents:V,leftSectionWidth:A,visible:F,defaultVisible:L,onVisibilityChange:P,visibilityToggleIcon:O,
visibilityToggleButtonProps:j,visibilityToggleFocusable:Y,rightSectionProps:$,leftSectionProps:Q,leftSectionPointerEvents:ee,withErrorStyles:pe,withSuccessStyles:ne,
mod:ge,attributes:Ee,dir:se,...Ne}=t,Oe=_e(f),[Xe,et]=bt({value:F,defaultValue:L,finalValue:!1,onChange:P}),Ht=()=>et(!Xe),de=q({name:"PasswordInput",classes:zh,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:Ee,vars:l,varsResolver:mk}),{resolvedClassNames:Dt,resolvedStyles:Wt}=Qn({classNames:r,styles:a,
props:t}),{styleProps:wr,rest:io}=co(Ne),Un=b?.id||`${Oe}-error`,bn=y?.id||`${Oe}-success`,Oa=_?.id||`${Oe}-description`,yn=(0,as.jsx)(la,{...de("visibilityTogg\
le"),disabled:m,radius:M,"aria-pressed":Xe,tabIndex:Y?0:-1,"aria-label":"Toggle password visibility",...j,variant:j?.variant??"subtle",color:"gray",unstyled:i,onTouchEnd:tt=>{
tt.preventDefault(),j?.onTouchEnd?.(tt),Ht()},onMouseDown:tt=>{tt.preventDefault(),j?.onMouseDown?.(tt),Ht()},onKeyDown:tt=>{j?.onKeyDown?.(tt),(tt.key===" "||tt.
key==="Enter")&&(tt.preventDefault(),Ht())},children:(0,as.jsx)(O,{reveal:Xe})});return(0,as.jsx)(Ge.Wrapper,{required:s,id:Oe,label:g,error:c,success:u,description:w,
size:v,classNames:Dt,styles:Wt,__staticSelector:"PasswordInput",__stylesApiProps:t,unstyled:i,withAsterisk:S,inputWrapperOrder:z,inputContainer:h,variant:p,labelProps:{
...C,htmlFor:Oe},descriptionProps:{..._,id:Oa},errorProps:{...b,id:Un},successProps:{...y,id:bn},mod:ge,attributes:Ee,...de("root"),...wr,...I,children:(0,as.jsx)(
Ge,{component:"div",dir:se,error:c,success:u,leftSection:d,size:v,classNames:{...Dt,input:we(zh.input,Dt?.input)},styles:Wt,radius:M,disabled:m,__staticSelector:"\
PasswordInput",__stylesApiProps:t,rightSectionWidth:U,rightSection:X??yn,variant:p,unstyled:i,leftSectionWidth:A,rightSectionPointerEvents:V||"all",rightSectionProps:$,
leftSectionProps:Q,leftSectionPointerEvents:ee,withAria:!1,withErrorStyles:pe,withSuccessStyles:ne,attributes:Ee,children:(0,as.jsx)(ZN,{required:s,"data-invali\
d":!!c||void 0,"data-with-left-section":!!d||void 0,...de("innerInput"),disabled:m,id:Oe,dir:se,...io,autoComplete:io.autoComplete||"off",type:Xe?"text":"passwo\
rd"})})})});Fc.classes={...Ir.classes,...zh};Fc.varsResolver=mk;Fc.displayName="@mantine/core/PasswordInput";var[uk,kh]=Et("Progress.Root component was not found in tree");var Wa={root:"m_db6d6462",section:"m_2242eb65","stripes-animation":"m_81a374bd","stripes-animation-vertical":"m_e0fb7a86",label:"m_91e40b74"};var fk=x(T(),1),Th=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ProgressLabel",null,e),l=kh();return(0,fk.jsx)(E,{...l.getStyles("label",
{className:r,style:o,classNames:t,styles:n}),...i})});Th.classes=Wa;Th.displayName="@mantine/core/ProgressLabel";var Iy=x(T(),1),pk=(e,{size:t,radius:r,transitionDuration:o})=>({root:{"--progress-size":oe(t,"progress-size"),"--progress-radius":r===void 0?void 0:ve(r),"--pr\
ogress-transition-duration":typeof o=="number"?`${o}ms`:void 0}}),Xc=N(e=>{let t=k("ProgressRoot",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,autoContrast:s,transitionDuration:c,orientation:u,attributes:d,mod:m,...f}=t,p=q({name:"Progress",classes:Wa,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:d,vars:l,varsResolver:pk});return(0,Iy.jsx)(uk,{value:{getStyles:p,autoContrast:s},children:(0,Iy.jsx)(E,{mod:[{orientation:u},m],...p("ro\
ot"),...f})})});Xc.classes=Wa;Xc.varsResolver=pk;Xc.displayName="@mantine/core/ProgressRoot";var hk=x(T(),1),WN={withAria:!0},hu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,value:i,withAria:l,color:s,striped:c,animated:u,mod:d,...m}=k("Pr\
ogressSection",WN,e),f=kh(),p=rt(),h=l?{role:"progressbar","aria-valuemax":100,"aria-valuemin":0,"aria-valuenow":i,"aria-valuetext":`${i}%`}:{};return(0,hk.jsx)(
E,{...f.getStyles("section",{className:r,classNames:t,styles:n,style:o}),...m,...h,mod:[{striped:c||u,animated:u},d],__vars:{"--progress-section-size":`${i}%`,"\
--progress-section-color":Pe(s,p),"--progress-label-color":Ti(f.autoContrast,p)?Fn({color:s,theme:p,autoContrast:f.autoContrast}):void 0}})});hu.classes=Wa;hu.displayName=
"@mantine/core/ProgressSection";var Vy=x(T(),1),Ii=N(e=>{let t=k("Progress",null,e),{value:r,classNames:o,styles:n,vars:a,color:i,striped:l,animated:s,"aria-label":c,...u}=t,{resolvedClassNames:d,
resolvedStyles:m}=Qn({classNames:o,styles:n,props:t});return(0,Vy.jsx)(Xc,{classNames:d,styles:m,vars:a,...u,children:(0,Vy.jsx)(hu,{value:r,color:i,striped:l,animated:s,
"aria-label":c})})});Ii.classes=Wa;Ii.displayName="@mantine/core/Progress";Ii.Section=hu;Ii.Root=Xc;Ii.Label=Th;var Vi=x(D(),1);function gk({offset:e,position:t,defaultOpened:r}){let[o,n]=(0,Vi.useState)(r),a=(0,Vi.useRef)(null),{x:i,y:l,elements:s,refs:c,update:u,placement:d}=vc({placement:t,
middleware:[ql({crossAxis:!0,padding:5,rootBoundary:"document"})]}),m=d.includes("right")?e:t.includes("left")?e*-1:0,f=d.includes("bottom")?e:t.includes("top")?
e*-1:0,p=(0,Vi.useCallback)(({clientX:h,clientY:w})=>{!Number.isFinite(h)||!Number.isFinite(w)||c.setPositionReference({getBoundingClientRect(){return{width:0,height:0,
x:h,y:w,left:h+m,top:w+f,right:h,bottom:w}}})},[s.reference]);return(0,Vi.useEffect)(()=>{if(c.floating.current){let h=a.current;h.addEventListener("mousemove",
p);let w=Kr(c.floating.current);return w.forEach(g=>{g.addEventListener("scroll",u)}),()=>{h.removeEventListener("mousemove",p),w.forEach(g=>{g.removeEventListener(
"scroll",u)})}}},[s.reference,c.floating.current,u,p,o]),{handleMouseMove:p,x:i,y:l,opened:o,setOpened:n,boundaryRef:a,floating:c.setFloating}}var Kc={tooltip:"m_1b3c8819",arrow:"m_f898399f"};var vk=x(D(),1);var is=x(T(),1),JN={refProp:"ref",withinPortal:!0,offset:10,position:"right",zIndex:ar("popover")},bk=(e,{radius:t,color:r})=>({tooltip:{"--tooltip-radius":t===
void 0?void 0:ve(t),"--tooltip-bg":r?Pe(r,e):void 0,"--tooltip-color":r?"var(--mantine-color-white)":void 0}}),gu=N(e=>{let t=k("TooltipFloating",JN,e),{children:r,
refProp:o,withinPortal:n,style:a,className:i,classNames:l,styles:s,unstyled:c,radius:u,color:d,label:m,offset:f,position:p,multiline:h,zIndex:w,disabled:g,defaultOpened:v,
variant:b,vars:y,portalProps:_,attributes:C,ref:S,...z}=t,I=rt(),M=q({name:"TooltipFloating",props:t,classes:Kc,className:i,style:a,classNames:l,styles:s,unstyled:c,
attributes:C,rootSelector:"tooltip",vars:y,varsResolver:bk}),{handleMouseMove:X,x:U,y:V,opened:A,boundaryRef:F,floating:L,setOpened:P}=gk({offset:f,position:p,defaultOpened:v}),
O=so(r);if(!O)throw new Error("[@mantine/core] Tooltip.Floating component children should be an element or a component that accepts ref, fragments, strings, num\
bers and other primitive values are not supported");let j=ze(F,ki(O),S),Y=O.props,$=ee=>{Y.onMouseEnter?.(ee),X(ee),P(!0)},Q=ee=>{Y.onMouseLeave?.(ee),P(!1)};return(0,is.jsxs)(
is.Fragment,{children:[(0,is.jsx)(Jo,{..._,withinPortal:n,children:(0,is.jsx)(E,{...z,...M("tooltip",{style:{...ac(a,I),zIndex:w,display:!g&&A?"block":"none",top:Number.
isFinite(V)?Math.round(V):"",left:Number.isFinite(U)?Math.round(U):""}}),variant:b,ref:L,mod:{multiline:h},children:m})}),(0,vk.cloneElement)(O,{...Y,[o]:j,onMouseEnter:$,
onMouseLeave:Q})]})});gu.classes=Kc;gu.varsResolver=bk;gu.displayName="@mantine/core/TooltipFloating";var yk=x(D(),1),Uy=x(T(),1);var Gy=(0,yk.createContext)({withinGroup:!1}),eO={openDelay:0,closeDelay:0};function Rh(e){let{openDelay:t,closeDelay:r,children:o}=k("TooltipGroup",eO,e);return(0,Uy.jsx)(
Gy,{value:{withinGroup:!0},children:(0,Uy.jsx)(NS,{delay:{open:t,close:r},children:o})})}Rh.displayName="@mantine/core/TooltipGroup";Rh.extend=e=>e;var fa=x(D(),1);function tO(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function rO(e){let t=tO(
e.middlewares),r=[hc(e.offset),Dm()];return t.shift&&r.push(ql(typeof t.shift=="boolean"?{padding:8}:{padding:8,...t.shift})),t.flip&&r.push(typeof t.flip=="boo\
lean"?gc():gc(t.flip)),r.push(Bm({element:e.arrowRef,padding:e.arrowOffset})),t.inline?r.push(typeof t.inline=="boolean"?Di():Di(t.inline)):e.inline&&r.push(Di()),
r}function wk(e){let[t,r]=(0,fa.useState)(e.defaultOpened),o=typeof e.opened=="boolean",n=!e.disabled&&(o?e.opened:t);(0,fa.useEffect)(()=>{e.disabled&&r(!1)},[
e.disabled]);let a=(0,fa.use)(Gy).withinGroup,i=_e(),l=Ko(),s=(0,fa.useCallback)(z=>{r(z),z&&b(i)},[i]),{x:c,y:u,context:d,refs:m,placement:f,middlewareData:{arrow:{
x:p,y:h}={},hide:w}}=vc({strategy:e.strategy,placement:e.position,open:n,onOpenChange:s,middleware:rO(e),whileElementsMounted:$l}),{delay:g,currentId:v,setCurrentId:b}=OS(
d,{id:i}),{getReferenceProps:y,getFloatingProps:_}=BS([ES(d,{enabled:!e.disabled&&e.events?.hover,delay:a?g:{open:e.openDelay,close:e.closeDelay},mouseOnly:!e.events?.
touch,handleClose:e.interactive?jS():null}),DS(d,{enabled:!e.disabled&&e.events?.focus,visibleOnly:!0}),PS(d,{role:"tooltip"}),MS(d,{enabled:typeof e.opened>"u"})]),
C=(0,fa.useRef)(f);zt(()=>{C.current!==f&&(C.current=f,e.onPositionChange?.(f))},[f]);let S=n&&v&&v!==i;return{x:c,y:u,arrowX:p,arrowY:h,reference:m.setReference,
floating:m.setFloating,getFloatingProps:_,getReferenceProps:y,isGroupPhase:S,opened:n,placement:f,referenceHidden:e.hideDetached&&l!=="test"?w?.referenceHidden:
!1}}var Qc=x(D(),1);var Jr=x(T(),1),oO={position:"top",refProp:"ref",withinPortal:!0,arrowSize:4,arrowOffset:5,arrowRadius:0,arrowPosition:"side",offset:5,transitionProps:{duration:100,
transition:"fade"},events:{hover:!0,focus:!1,touch:!1},zIndex:ar("popover"),middlewares:{flip:!0,shift:!0,inline:!1},hideDetached:!0},xk=(e,{radius:t,color:r,variant:o,
autoContrast:n})=>{let a=e.variantColorResolver({theme:e,color:r||e.primaryColor,autoContrast:n,variant:o||"filled"});return{tooltip:{"--tooltip-radius":t===void 0?
void 0:ve(t),"--tooltip-bg":r?a.background:void 0,"--tooltip-color":r?a.color:void 0}}},Ui=N(e=>{let t=k("Tooltip",oO,e),{children:r,position:o,refProp:n,label:a,
openDelay:i,closeDelay:l,onPositionChange:s,opened:c,defaultOpened:u,withinPortal:d,radius:m,color:f,classNames:p,styles:h,unstyled:w,style:g,className:v,withArrow:b,
arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,offset:z,transitionProps:I,multiline:M,events:X,interactive:U,zIndex:V,disabled:A,onClick:F,onMouseEnter:L,
onMouseLeave:P,inline:O,variant:j,keepMounted:Y,vars:$,portalProps:Q,mod:ee,floatingStrategy:pe,middlewares:ne,autoContrast:ge,attributes:Ee,target:se,hideDetached:Ne,
ref:Oe,...Xe}=t,{dir:et}=mo(),Ht=(0,Qc.useRef)(null),de=wk({position:Ap(et,o),closeDelay:l,openDelay:i,onPositionChange:s,opened:c,defaultOpened:u,disabled:A,events:X,
interactive:U,arrowRef:Ht,arrowOffset:_,offset:typeof z=="number"?z+(b?y/2:0):z,inline:O,strategy:pe,middlewares:ne,hideDetached:Ne});(0,Qc.useEffect)(()=>{let tt=se instanceof
HTMLElement?se:typeof se=="string"?document.querySelector(se):se?.current||null;tt&&de.reference(tt)},[se,de]);let Dt=q({name:"Tooltip",props:t,classes:Kc,className:v,
style:g,classNames:p,styles:h,unstyled:w,attributes:Ee,rootSelector:"tooltip",vars:$,varsResolver:xk}),Wt=so(r);if(!se&&!Wt)throw new Error("[@mantine/core] Too\
ltip component children should be an element or a component that accepts ref, fragments, strings, numbers and other primitive values are not supported");let wr=Dt(
"tooltip"),io=U&&!A&&!!de.opened,Un=S==="merge"&&b?Ep({position:de.placement,dir:et}):void 0;if(se){let tt=b0(I,{duration:100,transition:"fade"});return(0,Jr.jsx)(
Jr.Fragment,{children:(0,Jr.jsx)(Jo,{...Q,withinPortal:d,children:(0,Jr.jsx)(Lr,{...tt,keepMounted:Y,mounted:!A&&!!de.opened,duration:de.isGroupPhase?10:tt.duration,
children:Gn=>(0,Jr.jsxs)(E,{...Xe,"data-fixed":pe==="fixed"||void 0,variant:j,mod:[{multiline:M,interactive:io},ee],...wr,...de.getFloatingProps({ref:de.floating,
className:wr.className,style:{...wr.style,...Gn,...Un,zIndex:V,top:de.y??0,left:de.x??0,...de.referenceHidden?{display:"none"}:null}}),children:[a,(0,Jr.jsx)(bc,
{ref:Ht,arrowX:de.arrowX,arrowY:de.arrowY,visible:b,position:de.placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...Dt("arrow")})]})})})})}let bn=Wt.
props,Oa=ze(de.reference,ki(Wt),Oe),yn=b0(I,{duration:100,transition:"fade"});return(0,Jr.jsxs)(Jr.Fragment,{children:[(0,Jr.jsx)(Jo,{...Q,withinPortal:d,children:(0,Jr.jsx)(
Lr,{...yn,keepMounted:Y,mounted:!A&&!!de.opened,duration:de.isGroupPhase?10:yn.duration,children:tt=>(0,Jr.jsxs)(E,{...Xe,"data-fixed":pe==="fixed"||void 0,variant:j,
mod:[{multiline:M,interactive:io},ee],...de.getFloatingProps({ref:de.floating,className:Dt("tooltip").className,style:{...Dt("tooltip").style,...tt,...Un,zIndex:V,
top:de.y??0,left:de.x??0,...de.referenceHidden?{display:"none"}:null}}),children:[a,(0,Jr.jsx)(bc,{ref:Ht,arrowX:de.arrowX,arrowY:de.arrowY,visible:b,position:de.
placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...Dt("arrow")})]})})}),(0,Qc.cloneElement)(Wt,de.getReferenceProps({onClick:F,onMouseEnter:L,
onMouseLeave:P,onMouseMove:t.onMouseMove,onPointerDown:t.onPointerDown,onPointerEnter:t.onPointerEnter,...bn,className:we(v,bn.className),[n]:Oa}))]})});Ui.classes=
Kc;Ui.varsResolver=xk;Ui.displayName="@mantine/core/Tooltip";Ui.Floating=gu;Ui.Group=Rh;var pa=x(D(),1);var nn=x(T(),1),nO={size:"sm",withCheckIcon:!0,allowDeselect:!0,checkIconPosition:"left",openOnFocus:!0},vu=Zn(e=>{let t=k(["Input","InputWrapper","Select"],nO,
e),{classNames:r,styles:o,unstyled:n,vars:a,dropdownOpened:i,defaultDropdownOpened:l,onDropdownClose:s,onDropdownOpen:c,onFocus:u,onBlur:d,onClick:m,onChange:f,
data:p,value:h,defaultValue:w,selectFirstOptionOnChange:g,selectFirstOptionOnDropdownOpen:v,onOptionSubmit:b,comboboxProps:y,readOnly:_,disabled:C,filter:S,limit:z,
withScrollArea:I,maxDropdownHeight:M,floatingHeight:X,size:U,searchable:V,rightSection:A,checkIconPosition:F,withCheckIcon:L,withAlignedLabels:P,nothingFoundMessage:O,
name:j,form:Y,searchValue:$,defaultSearchValue:Q,onSearchChange:ee,allowDeselect:pe,error:ne,rightSectionPointerEvents:ge,id:Ee,clearable:se,clearSectionMode:Ne,
clearButtonProps:Oe,hiddenInputProps:Xe,renderOption:et,onClear:Ht,autoComplete:de,scrollAreaProps:Dt,__defaultRightSection:Wt,__clearSection:wr,__clearable:io,
chevronColor:Un,autoSelectOnBlur:bn,openOnFocus:Oa,attributes:yn,...tt}=t,Gn=(0,pa.useMemo)(()=>th(p),[p]),Bt=(0,pa.useRef)({}),Dr=(0,pa.useMemo)(()=>cy(Gn),[Gn]),
kf=_e(Ee),Tf=Sz({id:kf,label:tt.label,labelProps:tt.labelProps,inputWrapperOrder:tt.inputWrapperOrder}),[gt,wn,Hv]=bt({value:h,defaultValue:w,finalValue:null,onChange:f}),
Ma=gt!=null?`${gt}`in Dr?Dr[`${gt}`]:Bt.current[`${gt}`]:void 0,a_=ib(Ma),[Rf,q7,Y7]=bt({value:$,defaultValue:Q,finalValue:Ma?Ma.label:"",onChange:ee}),lo=mh({opened:i,
defaultOpened:l,onDropdownOpen:()=>{c?.(),v?lo.selectFirstOption():lo.updateSelectedOptionIndex("active",{scrollIntoView:!0})},onDropdownClose:()=>{s?.(),setTimeout(
lo.resetSelectedOption,0)}}),wi=Br=>{q7(Br),lo.resetSelectedOption()},{resolvedClassNames:i_,resolvedStyles:l_}=Qn({props:t,styles:o,classNames:r});(0,pa.useEffect)(
()=>{g&&lo.selectFirstOption()},[g,Rf]),(0,pa.useEffect)(()=>{h===null&&wi(""),h!=null&&Ma&&(a_?.value!==Ma.value||a_?.label!==Ma.label)&&wi(Ma.label)},[h,Ma]),
(0,pa.useEffect)(()=>{!Hv&&!Y7&&wi(gt!=null?`${gt}`in Dr?Dr[`${gt}`]?.label:Bt.current[`${gt}`]?.label||"":"")},[Dr,gt]),(0,pa.useEffect)(()=>{gt&&`${gt}`in Dr&&
(Bt.current[`${gt}`]=Dr[`${gt}`])},[Dr,gt]);let F7=(0,nn.jsx)($e.ClearButton,{...Oe,onClear:()=>{wn(null,null),wi(""),Ht?.()}}),X7=se&&gt!=null&&!C&&!_;return(0,nn.jsxs)(
nn.Fragment,{children:[(0,nn.jsxs)($e,{store:lo,__staticSelector:"Select",classNames:i_,styles:l_,unstyled:n,readOnly:_,size:U,attributes:yn,floatingHeight:X,keepMounted:bn,
onOptionSubmit:Br=>{b?.(Br);let Eo=pe&&`${Dr[Br].value}`==`${gt}`?null:Dr[Br],Iv=Eo?Eo.value:null;Iv!==gt&&wn(Iv,Eo),!Hv&&wi(Iv!=null&&Eo?.label||""),lo.closeDropdown()},
...y,children:[(0,nn.jsx)($e.Target,{targetType:V?"input":"button",autoComplete:de,withExpandedAttribute:!0,children:(0,nn.jsx)(Ir,{id:kf,__defaultRightSection:(0,nn.jsx)(
$e.Chevron,{size:U,error:ne,unstyled:n,color:Un}),__clearSection:F7,__clearable:X7,__clearSectionMode:Ne,rightSection:A,rightSectionPointerEvents:ge||"none",...tt,
size:U,__staticSelector:"Select",disabled:C,readOnly:_||!V,value:Rf,onChange:Br=>{if(Pz(Br)){if(!_){let Eo=lk(Dr,Br.currentTarget.value);Eo&&`${Eo.value}`!=`${gt}`&&
(wn(Eo.value,Eo),!Hv&&wi(Eo.label))}return}wi(Br.currentTarget.value),lo.openDropdown(),g&&lo.selectFirstOption()},onFocus:Br=>{Oa&&V&&lo.openDropdown(),u?.(Br)},
onBlur:Br=>{bn&&lo.clickSelectedOption(),lo.closeDropdown();let Eo=gt!=null&&(`${gt}`in Dr?Dr[`${gt}`]:Bt.current[`${gt}`]);wi(Eo&&Eo.label||""),d?.(Br)},onClick:Br=>{
V?lo.openDropdown():lo.toggleDropdown(),m?.(Br)},classNames:i_,styles:l_,unstyled:n,pointer:!V,error:ne,attributes:yn})}),(0,nn.jsx)(_z,{data:Gn,hidden:_||C,filter:S,
search:Rf,limit:z,hiddenWhenEmpty:!O,withScrollArea:I,maxDropdownHeight:M,filterOptions:!!V&&Ma?.label!==Rf,value:gt,checkIconPosition:F,withCheckIcon:L,withAlignedLabels:P,
nothingFoundMessage:O,unstyled:n,labelId:Tf,"aria-label":Tf?void 0:tt["aria-label"],renderOption:et,scrollAreaProps:Dt})]}),(0,nn.jsx)($e.HiddenInput,{value:gt,
name:j,form:Y,disabled:C,...Xe})]})});vu.classes={...Ir.classes,...$e.classes};vu.displayName="@mantine/core/Select";var qy=x(T(),1);function _k(e){if(e!==void 0)return typeof e=="number"?R(e):e}function Sk({spacing:e,verticalSpacing:t,cols:r,minColWidth:o,autoRows:n,selector:a}){
let i=rt(),l=t===void 0?e:t,s=o!==void 0,c=Da({"--sg-spacing-x":lt(Rl(e)),"--sg-spacing-y":lt(Rl(l)),"--sg-auto-rows":n,...s?{"--sg-min-col-width":_k(o)}:{"--sg\
-cols":Rl(r)?.toString()}}),u=Be(i.breakpoints).reduce((m,f)=>(m[f]||(m[f]={}),typeof e=="object"&&e[f]!==void 0&&(m[f]["--sg-spacing-x"]=lt(e[f])),typeof l=="o\
bject"&&l[f]!==void 0&&(m[f]["--sg-spacing-y"]=lt(l[f])),!s&&typeof r=="object"&&r[f]!==void 0&&(m[f]["--sg-cols"]=r[f]),m),{}),d=cm(Be(u),i.breakpoints).filter(
m=>Be(u[m.value]).length>0).map(m=>({query:`(min-width: ${i.breakpoints[m.value]})`,styles:u[m.value]}));return(0,qy.jsx)(Pl,{styles:c,media:d,selector:a})}function $y(e){
return typeof e=="object"&&e!==null?Be(e):[]}function aO(e){return e.sort((t,r)=>xi(t)-xi(r))}function iO({spacing:e,verticalSpacing:t,cols:r,minColWidth:o}){return aO(
Array.from(new Set([...$y(e),...$y(t),...o!==void 0?[]:$y(r)])))}function Ck({spacing:e,verticalSpacing:t,cols:r,minColWidth:o,autoRows:n,selector:a}){let i=t===
void 0?e:t,l=o!==void 0,s=Da({"--sg-spacing-x":lt(Rl(e)),"--sg-spacing-y":lt(Rl(i)),"--sg-auto-rows":n,...l?{"--sg-min-col-width":_k(o)}:{"--sg-cols":Rl(r)?.toString()}}),
c=iO({spacing:e,verticalSpacing:t,cols:r,minColWidth:o}),u=c.reduce((m,f)=>(m[f]||(m[f]={}),typeof e=="object"&&e[f]!==void 0&&(m[f]["--sg-spacing-x"]=lt(e[f])),
typeof i=="object"&&i[f]!==void 0&&(m[f]["--sg-spacing-y"]=lt(i[f])),!l&&typeof r=="object"&&r[f]!==void 0&&(m[f]["--sg-cols"]=r[f]),m),{}),d=c.map(m=>({query:`\
simple-grid (min-width: ${m})`,styles:u[m]}));return(0,qy.jsx)(Pl,{styles:s,container:d,selector:a})}var Yy={container:"m_925c2d2c",root:"m_2415a157"};var an=x(T(),1),lO={cols:1,spacing:"md",type:"media"},bu=N(e=>{let t=k("SimpleGrid",lO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,cols:s,verticalSpacing:c,
spacing:u,type:d,minColWidth:m,autoFlow:f,autoRows:p,attributes:h,...w}=t,g=q({name:"SimpleGrid",classes:Yy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:h,vars:l}),v=rp(),b=m!==void 0?f||"auto-fill":void 0;return d==="container"?(0,an.jsxs)(an.Fragment,{children:[(0,an.jsx)(Ck,{...t,selector:`.${v}`}),
(0,an.jsx)("div",{...g("container"),children:(0,an.jsx)(E,{...g("root",{className:v}),...w,"data-auto-cols":b})})]}):(0,an.jsxs)(an.Fragment,{children:[(0,an.jsx)(
Sk,{...t,selector:`.${v}`}),(0,an.jsx)(E,{...g("root",{className:v}),...w,"data-auto-cols":b})]})});bu.classes=Yy;bu.displayName="@mantine/core/SimpleGrid";var Fy={root:"m_6d731127"};var zk=x(T(),1),sO={gap:"md",align:"stretch",justify:"flex-start"},kk=(e,{gap:t,align:r,justify:o})=>({root:{"--stack-gap":lt(t),"--stack-align":r,"--stack-just\
ify":o}}),me=N(e=>{let t=k("Stack",sO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,align:s,justify:c,gap:u,variant:d,attributes:m,...f}=t,p=q(
{name:"Stack",props:t,classes:Fy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:kk});return(0,zk.jsx)(E,{...p("root"),variant:d,
...f})});me.classes=Fy;me.varsResolver=kk;me.displayName="@mantine/core/Stack";var Tk=x(D(),1);var Zc=x(T(),1),Xy=(0,Tk.createContext)(null),cO={hiddenInputValuesSeparator:","},Eh=Zn((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:s,hiddenInputValuesSeparator:c,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=k("SwitchGroup",cO,e),[p,h]=bt({value:t,defaultValue:r,finalValue:[],
onChange:o}),w=b=>{let y=b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(C=>C!==y):[...p,y])},g=b=>{if(m)return!0;if(!d)return!1;
let y=p.includes(b),_=p.length>=d;return!y&&_},v=p.join(c);return(0,Zc.jsx)(Xy,{value:{value:p,onChange:w,size:n,isDisabled:g},children:(0,Zc.jsxs)(Ge.Wrapper,{
size:n,...a,...f,labelElement:"div",__staticSelector:"SwitchGroup",children:[(0,Zc.jsx)(uh,{role:"group",children:i}),(0,Zc.jsx)("input",{type:"hidden",name:s,value:v,
...u})]})})}));Eh.classes=Ge.Wrapper.classes;Eh.displayName="@mantine/core/SwitchGroup";var Ky={root:"m_5f93f3bb",input:"m_926b4011",track:"m_9307d992",thumb:"m_93039a1d",trackLabel:"m_8277e082"};var Rk=x(D(),1);var ls=x(T(),1),dO={labelPosition:"right",withThumbIndicator:!0},Ek=(e,{radius:t,color:r,size:o})=>({root:{"--switch-radius":t===void 0?void 0:ve(t),"--switch-h\
eight":oe(o,"switch-height"),"--switch-width":oe(o,"switch-width"),"--switch-thumb-size":oe(o,"switch-thumb-size"),"--switch-label-font-size":oe(o,"switch-label\
-font-size"),"--switch-track-label-padding":oe(o,"switch-track-label-padding"),"--switch-color":r?Pe(r,e):void 0}}),ss=N(e=>{let t=k("Switch",dO,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,color:s,label:c,offLabel:u,onLabel:d,id:m,size:f,radius:p,wrapperProps:h,thumbIcon:w,checked:g,defaultChecked:v,onChange:b,
labelPosition:y,description:_,error:C,disabled:S,variant:z,rootRef:I,mod:M,withThumbIndicator:X,attributes:U,...V}=t,A=(0,Rk.use)(Xy),F=f||A?.size,L=q({name:"Sw\
itch",props:t,classes:Ky,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:U,vars:l,varsResolver:Ek}),{styleProps:P,rest:O}=co(V),j=_e(m),Y=[_?`${j}\
-description`:void 0,C&&typeof C!="boolean"?`${j}-error`:void 0,O["aria-describedby"]].filter(Boolean).join(" ")||void 0,$={checked:A?.value.includes(O.value)??
g,onChange:ne=>{A?.onChange(ne),b?.(ne)}},Q=S||A?.isDisabled?.(O.value),[ee,pe]=bt({value:$.checked??g,defaultValue:v,finalValue:!1});return(0,ls.jsxs)(ru,{...L(
"root"),__staticSelector:"Switch",__stylesApiProps:t,id:j,size:F,labelPosition:y,label:c,description:_,error:C,disabled:Q,bodyElement:"label",labelElement:"span",
classNames:r,styles:a,unstyled:i,"data-checked":$.checked,variant:z,ref:I,mod:M,attributes:U,inert:O.inert,...P,...h,children:[(0,ls.jsx)("input",{...O,...$,disabled:Q,
checked:ee,"data-checked":$.checked,onChange:ne=>{O.readOnly||($.onChange?.(ne),pe(ne.currentTarget.checked))},id:j,type:"checkbox",role:"switch",inert:O.inert,
"aria-describedby":Y,...L("input")}),(0,ls.jsxs)(E,{"aria-hidden":"true",component:"span",mod:{error:C,"label-position":y,"without-labels":!d&&!u},...L("track"),
children:[(0,ls.jsx)(E,{component:"span",mod:{"reduce-motion":!0,"with-thumb-indicator":X&&!w},...L("thumb"),children:w}),(0,ls.jsx)("span",{...L("trackLabel"),
children:ee?d:u})]})]})});ss.classes={...Ky,...gh};ss.varsResolver=Ek;ss.displayName="@mantine/core/Switch";ss.Group=Eh;var[Ak,Nk]=Et("Table component was not found in the tree");var Gi={table:"m_b23fa0ef",th:"m_4e7aa4f3",tr:"m_4e7aa4fd",td:"m_4e7aa4ef",tbody:"m_b2404537",thead:"m_b242d975",caption:"m_9e5a3ac7",scrollContainer:"m_a100c15",
scrollContainerInner:"m_62259741"};var Ok=x(T(),1);function mO(e,t){if(!t)return;let r={};return t.columnBorder&&e.withColumnBorders&&(r["data-with-column-border"]=!0),t.rowBorder&&e.withRowBorders&&
(r["data-with-row-border"]=!0),t.striped&&e.striped&&(r["data-striped"]=e.striped),t.highlightOnHover&&e.highlightOnHover&&(r["data-hover"]=!0),t.captionSide&&e.
captionSide&&(r["data-side"]=e.captionSide),t.stickyHeader&&e.stickyHeader&&(r["data-sticky"]=!0),r}function cs(e,t){let r=`Table${e.charAt(0).toUpperCase()}${e.
slice(1)}`,o=N(n=>{let a=k(r,{},n),{classNames:i,className:l,style:s,styles:c,...u}=a,d=Nk();return(0,Ok.jsx)(E,{component:e,...mO(d,t),...d.getStyles(e,{className:l,
classNames:i,style:s,styles:c,props:a}),...u})});return o.displayName=`@mantine/core/${r}`,o.classes=Gi,o}var yu=cs("th",{columnBorder:!0}),Ah=cs("td",{columnBorder:!0}),
Wc=cs("tr",{rowBorder:!0,striped:!0,highlightOnHover:!0}),Nh=cs("thead",{stickyHeader:!0}),Oh=cs("tbody"),Mh=cs("tfoot"),Dh=cs("caption",{captionSide:!0});var Qy=x(T(),1),uO={type:"scrollarea"},Mk=(e,{minWidth:t,maxHeight:r,type:o})=>({scrollContainer:{"--table-min-width":R(t),"--table-max-height":R(r),"--table-ov\
erflow":o==="native"?"auto":void 0}}),wu=N(e=>{let t=k("TableScrollContainer",uO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:s,minWidth:c,
maxHeight:u,type:d,scrollAreaProps:m,attributes:f,...p}=t,h=q({name:"TableScrollContainer",classes:Gi,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:f,vars:l,varsResolver:Mk,rootSelector:"scrollContainer"});return(0,Qy.jsx)(E,{component:d==="scrollarea"?Rn:"div",...d==="scrollarea"?u?{offsetScrollbars:"\
xy",...m}:{offsetScrollbars:"x",...m}:{},...h("scrollContainer"),...p,children:(0,Qy.jsx)("div",{...h("scrollContainerInner"),children:s})})});wu.classes=Gi;wu.
varsResolver=Mk;wu.displayName="@mantine/core/TableScrollContainer";var eo=x(T(),1);function Bh({data:e}){return(0,eo.jsxs)(eo.Fragment,{children:[e.caption&&(0,eo.jsx)(Dh,{children:e.caption}),e.head&&(0,eo.jsx)(Nh,{children:(0,eo.jsx)(
Wc,{children:e.head.map((t,r)=>(0,eo.jsx)(yu,{children:t},r))})}),e.body&&(0,eo.jsx)(Oh,{children:e.body.map((t,r)=>(0,eo.jsx)(Wc,{children:t.map((o,n)=>(0,eo.jsx)(
Ah,{children:o},n))},r))}),e.foot&&(0,eo.jsx)(Mh,{children:(0,eo.jsx)(Wc,{children:e.foot.map((t,r)=>(0,eo.jsx)(yu,{children:t},r))})})]})}Bh.displayName="@mant\
ine/core/TableDataRenderer";var Dk=x(D(),1),Ph=x(T(),1),fO={withRowBorders:!0,verticalSpacing:7},Bk=(e,{layout:t,captionSide:r,horizontalSpacing:o,verticalSpacing:n,borderColor:a,stripedColor:i,
highlightOnHoverColor:l,striped:s,highlightOnHover:c,stickyHeaderOffset:u,stickyHeader:d})=>({table:{"--table-layout":t,"--table-caption-side":r,"--table-horizo\
ntal-spacing":lt(o),"--table-vertical-spacing":lt(n),"--table-border-color":a?Pe(a,e):void 0,"--table-striped-color":s&&i?Pe(i,e):void 0,"--table-highlight-on-h\
over-color":c&&l?Pe(l,e):void 0,"--table-sticky-header-offset":d?R(u):void 0}}),It=N(e=>{let t=k("Table",fO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,horizontalSpacing:s,verticalSpacing:c,captionSide:u,stripedColor:d,highlightOnHoverColor:m,striped:f,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,
withTableBorder:g,borderColor:v,layout:b,data:y,children:_,stickyHeader:C,stickyHeaderOffset:S,mod:z,tabularNums:I,attributes:M,...X}=t,U=q({name:"Table",props:t,
className:o,style:n,classes:Gi,classNames:r,styles:a,unstyled:i,attributes:M,rootSelector:"table",vars:l,varsResolver:Bk,stable:!0}),V=f===!0?"odd":f||void 0,A=u||
"bottom",F=(0,Dk.useMemo)(()=>({getStyles:U,stickyHeader:C,striped:V,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,captionSide:A}),[U,C,V,p,h,w,A]);return(0,Ph.jsx)(
Ak,{value:F,children:(0,Ph.jsx)(E,{component:"table",mod:[{withTableBorder:g,tabularNums:I},z],...U("table"),...X,children:_||!!y&&(0,Ph.jsx)(Bh,{data:y})})})});
It.classes=Gi;It.varsResolver=Bk;It.displayName="@mantine/core/Table";It.Td=Ah;It.Th=yu;It.Tr=Wc;It.Thead=Nh;It.Tbody=Oh;It.Tfoot=Mh;It.Caption=Dh;It.ScrollContainer=
wu;It.DataRenderer=Bh;var[Pk,Jc]=Et("Tabs component was not found in the tree");var Ja={root:"m_89d60db1","list--default":"m_576c9d4",list:"m_89d33d6d",tab:"m_4ec4dce6",panel:"m_b0c91715",tabSection:"m_fc420b1f",tabLabel:"m_42bbd1ae","tab--\
default":"m_539e827b","list--outline":"m_6772fbd5","tab--outline":"m_b59ab47c","tab--pills":"m_c3381914"};var Lk=x(T(),1),Lh=N(e=>{let t=k("TabsList",null,e),{children:r,className:o,grow:n,justify:a,classNames:i,styles:l,style:s,mod:c,...u}=t,d=Jc();return(0,Lk.jsx)(
E,{...d.getStyles("list",{className:o,style:s,classNames:i,styles:l,props:t,variant:d.variant}),role:"tablist",variant:d.variant,mod:[{grow:n,orientation:d.orientation,
placement:d.orientation==="vertical"&&d.placement,inverted:d.inverted},c],"aria-orientation":d.orientation,__vars:{"--tabs-justify":a},...u,children:r})});Lh.classes=
Ja;Lh.displayName="@mantine/core/TabsList";var jh=x(D(),1),Zy=x(T(),1),Hh=N(e=>{let t=k("TabsPanel",null,e),{children:r,className:o,value:n,classNames:a,styles:i,style:l,mod:s,keepMounted:c,...u}=t,d=Ko(),
m=Jc();(0,jh.useEffect)(()=>(m.setMountedPanel(n,!0),()=>{m.setMountedPanel(n,!1)}),[n]);let f=m.value===n,p=m.keepMounted||c,h=m.keepMountedMode!=="display-non\
e",w=p&&h&&d!=="test"?(0,Zy.jsx)(jh.Activity,{mode:f?"visible":"hidden",children:r}):p||f?r:null;return(0,Zy.jsx)(E,{...m.getStyles("panel",{className:o,classNames:a,
styles:i,style:[l,f?void 0:{display:"none"}],props:t}),mod:[{orientation:m.orientation},s],role:"tabpanel",id:m.getPanelId(n),"aria-labelledby":m.getTabId(n),...u,
children:w})});Hh.classes=Ja;Hh.displayName="@mantine/core/TabsPanel";var ed=x(T(),1),Ih=N(e=>{let t=k("TabsTab",null,e),{className:r,children:o,rightSection:n,leftSection:a,value:i,onClick:l,onKeyDown:s,disabled:c,color:u,style:d,
classNames:m,styles:f,vars:p,mod:h,tabIndex:w,...g}=t,v=rt(),{dir:b}=mo(),y=Jc(),_=i===y.value,C=z=>{y.onChange(y.allowTabDeactivation&&i===y.value?null:i),l?.(
z)},S={classNames:m,styles:f,props:t};return(0,ed.jsxs)(ir,{...y.getStyles("tab",{className:r,style:d,variant:y.variant,...S}),disabled:c,unstyled:y.unstyled,variant:y.
variant,mod:[{active:_,disabled:c,orientation:y.orientation,inverted:y.inverted,placement:y.orientation==="vertical"&&y.placement},h],role:"tab",id:y.getTabId(i),
"aria-selected":_,tabIndex:w!==void 0?w:_||y.value===null?0:-1,"aria-controls":y.mountedPanels.current.has(i)?y.getPanelId(i):void 0,onClick:C,__vars:{"--tabs-c\
olor":u?Pe(u,v):void 0},onKeyDown:E_({siblingSelector:'[role="tab"]',parentSelector:'[role="tablist"]',activateOnFocus:y.activateTabWithKeyboard,loop:y.loop,orientation:y.
orientation||"horizontal",dir:b,onKeyDown:s}),...g,children:[a&&(0,ed.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"left",children:a}),o&&(0,ed.jsx)(
"span",{...y.getStyles("tabLabel",S),children:o}),n&&(0,ed.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"right",children:n})]})});Ih.classes=Ja;Ih.
displayName="@mantine/core/TabsTab";var Vh=x(D(),1);var Wy=x(T(),1),jk="Tabs.Tab or Tabs.Panel component was rendered with invalid value or without value",pO={keepMounted:!0,keepMountedMode:"activity",orientation:"\
horizontal",loop:!0,activateTabWithKeyboard:!0,variant:"default",placement:"left"},Hk=(e,{radius:t,color:r,autoContrast:o})=>({root:{"--tabs-radius":ve(t),"--ta\
bs-color":Pe(r,e),"--tabs-text-color":Ti(o,e)?Fn({color:r,theme:e,autoContrast:o}):void 0}}),xt=N(e=>{let t=k("Tabs",pO,e),{defaultValue:r,value:o,onChange:n,orientation:a,
children:i,loop:l,id:s,activateTabWithKeyboard:c,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,placement:h,keepMounted:w,keepMountedMode:g,classNames:v,
styles:b,unstyled:y,className:_,style:C,vars:S,autoContrast:z,mod:I,attributes:M,...X}=t,U=_e(s),V=(0,Vh.useRef)(new Set),A=ob(),F=(0,Vh.useCallback)((j,Y)=>{let $=V.
current;Y&&!$.has(j)?($.add(j),A()):!Y&&$.has(j)&&($.delete(j),A())},[]),[L,P]=bt({value:o,defaultValue:r,finalValue:null,onChange:n}),O=q({name:"Tabs",props:t,
classes:Ja,className:_,style:C,classNames:v,styles:b,unstyled:y,attributes:M,vars:S,varsResolver:Hk});return(0,Wy.jsx)(Pk,{value:{placement:h,value:L,orientation:a,
id:U,loop:l,activateTabWithKeyboard:c,getTabId:Kv(`${U}-tab`,jk),getPanelId:Kv(`${U}-panel`,jk),onChange:P,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,
keepMounted:w,keepMountedMode:g,unstyled:y,getStyles:O,mountedPanels:V,setMountedPanel:F},children:(0,Wy.jsx)(E,{id:U,variant:d,mod:[{orientation:a,inverted:a===
"horizontal"&&p,placement:a==="vertical"&&h},I],...O("root"),...X,children:i})})});xt.classes=Ja;xt.varsResolver=Hk;xt.displayName="@mantine/core/Tabs";xt.Tab=Ih;
xt.Panel=Hh;xt.List=Lh;var Ik=x(T(),1),Bo=N(e=>{let t=k(["Input","InputWrapper","TextInput"],null,e);return(0,Ik.jsx)(Ir,{component:"input",...t,__staticSelector:"TextInput"})});Bo.classes=
Ir.classes;Bo.displayName="@mantine/core/TextInput";var hO=["h1","h2","h3","h4","h5","h6"],gO=["xs","sm","md","lg","xl"];function Vk(e,t){let r=t!==void 0?t:`h${e}`;return hO.includes(r)?{fontSize:`var(--mantine-${r}\
-font-size)`,fontWeight:`var(--mantine-${r}-font-weight)`,lineHeight:`var(--mantine-${r}-line-height)`}:gO.includes(r)?{fontSize:`var(--mantine-font-size-${r})`,
fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`var(--mantine-h${e}-line-height)`}:{fontSize:R(r),fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`\
var(--mantine-h${e}-line-height)`}}var Jy={root:"m_8a5d1357"};var Uk=x(T(),1),vO={order:1},Gk=(e,{order:t,size:r,lineClamp:o,textWrap:n})=>{let a=Vk(t||1,r);return{root:{"--title-fw":a.fontWeight,"--title-lh":a.lineHeight,
"--title-fz":a.fontSize,"--title-line-clamp":typeof o=="number"?o.toString():void 0,"--title-text-wrap":n}}},ce=N(e=>{let t=k("Title",vO,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,order:l,vars:s,size:c,variant:u,lineClamp:d,textWrap:m,mod:f,attributes:p,...h}=t,w=q({name:"Title",props:t,classes:Jy,className:o,style:n,
classNames:r,styles:a,unstyled:i,attributes:p,vars:s,varsResolver:Gk});return[1,2,3,4,5,6].includes(l)?(0,Uk.jsx)(E,{...w("root"),component:`h${l}`,variant:u,mod:[
{order:l,lineClamp:typeof d=="number"},f],size:c,...h}):null});ce.classes=Jy;ce.varsResolver=Gk;ce.displayName="@mantine/core/Title";var lm=x(D(),1),G7=x($8(),1);function Sf(e){let t=new URLSearchParams;for(let[o,n]of Object.entries(e))n!==void 0&&n!==""&&t.set(o,String(n));let r=t.toString();return r===""?"":"?"+r}var q8="\
/ui/api/",Wd=(e,t={})=>q8+e+Sf(t),Zd=class extends Error{constructor(r,o){super(o);this.code=r}code};async function Y8(e,t){let r=await fetch(e,t),o=await r.json().
catch(()=>({error:r.statusText}));if(!r.ok)throw new Zd(r.status,o.error??r.statusText);return o}var Aa=(e,t={})=>Y8(Wd(e,t)),Ot=(e,t)=>Y8(q8+e,{method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(t)});var Jd=x(D(),1);var kv=()=>{},F8=e=>{kv=e};function X8(e,t){if(typeof t!="object"||t===null||typeof e!="object"||e===null||Array.isArray(e)!==Array.isArray(t))return t;let r=e,
o=t,n=Object.keys(o),a=n.length===Object.keys(r).length;for(let i of n)o[i]=X8(r[i],o[i]),a=a&&o[i]===r[i]&&i in r;return a?e:t}function Gt(e,t){let r=Wd(e,t),[
o,n]=(0,Jd.useState)({url:r,connected:!1});return(0,Jd.useEffect)(()=>{let a=new EventSource(r);return a.onopen=()=>n(i=>({...i,connected:!0})),a.onmessage=i=>n(
l=>({url:r,value:X8(l.value,JSON.parse(i.data)),connected:!0})),a.addEventListener("failure",i=>{let l=JSON.parse(i.data);l.code===401&&kv(),n(s=>({...s,url:r,error:l.
error,connected:!0}))}),a.onerror=()=>{n(i=>({...i,connected:!1})),Aa("session").catch(i=>{i instanceof Zd&&i.code===401&&kv()})},()=>a.close()},[r]),o}function em(e,t){
let r=Wd(e,t),[o,n]=(0,Jd.useState)({});return(0,Jd.useEffect)(()=>{let a=!0;return n({}),Aa(e,t).then(i=>a&&n({value:i}),i=>{i instanceof Zd&&i.code===401&&kv(),
a&&n({error:i.message})}),()=>{a=!1}},[r]),o}var K8=()=>import("./editor.js"),Q8=()=>import("./terminal.js"),Bs=document.querySelector("meta[name=csp-nonce]")?.content??"";var i7=x(D(),1);var Rv=x(D(),1);var Tv=x(D(),1);var Z8="/ui/",Q1=new EventTarget;function xB(e){return Q1.addEventListener("change",e),addEventListener("popstate",e),()=>{Q1.removeEventListener("change",e),removeEventListener(
"popstate",e)}}function W8(){let e=(0,Tv.useSyncExternalStore)(xB,()=>location.pathname+location.search);return(0,Tv.useMemo)(()=>{let[t,r]=e.split("?");return{
page:t.slice(Z8.length).replace(/\/$/,"")||"fleet",query:new URLSearchParams(r)}},[e])}var fe=(e,t={})=>Z8+e+Sf(t);function gi(e,t=!1){history[t?"replaceState":
"pushState"](null,"",e),Q1.dispatchEvent(new Event("change"))}function Tt(e,t,r=!1){gi(fe(e.page,{...Object.fromEntries(e.query),...t}),r)}var nr=e=>fe("workloa\
d",{group:e.group,version:e.version,kind:e.kind,namespace:e.namespace,name:e.name}),Na=e=>fe("cluster",{name:e}),Nr=e=>fe("edit",{group:e.group,version:e.version,
kind:e.kind,namespace:e.namespace,name:e.name});function vi(e){e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),
gi(e.currentTarget.getAttribute("href")))}var B={title:"Karmada",skip:"Skip to content",crumbs:"Path",pages:{fleet:"Fleet",workloads:"Workloads",matrix:"Matrix",policies:"Policies",rollouts:"Rollouts",moves:"\
Moves",inbox:"Inbox",resources:"Resources",search:"Search",workload:"Workload",edit:"Edit",whatif:"What if",shell:"Shell",cluster:"Cluster"},problems:{ClusterNotReady:"\
Cluster not ready",ClusterBeingDeleted:"Cluster being deleted",ClusterPending:"Cluster not approved",NotScheduled:"Not scheduled",NotRendered:"Not rendered",NotApplied:"\
Not applied",RemovalHeld:"Removal held",RestartHeld:"Restart held",EvictionBlocked:"Eviction blocked",MoveHeld:"Move held",RolloutFailed:"Rollout failed",RolloutReturned:"\
Rollout returned",RolloutPaused:"Rollout paused",RolloutWaitsForApproval:"Rollout waits for approval",StatusUnknown:"Unknown",NotHealthy:"Not healthy",RollingOut:"\
Being rolled out",NotReported:"Not reported",NoPolicy:"No policy"},user:"User",logout:"Log out",scheme:"Switch between dark and light mode",loading:"Loading",reconnecting:"\
Connection lost. The page shows the last known state and reconnects.",failed:"This view could not be read",stale:"The control plane cannot be reached. The page \
shows the last known state",incomplete:"The fleet is still being read: rows are missing, and numbers are too small.",unreadable:e=>{let t=e.includes("clusters")?
" Ask an administrator for the ClusterRole clusters-reader to see clusters.":"";return`You may not list ${e.join(", ")} here. The page omits them.${t}`},ago:e=>`${e}\
 ago`,copy:"Copy as command",copied:"Copied",close:"Close",noRows:"Nothing matches.",page:(e,t,r)=>`${e}–${t} of ${r}`,next:"Next page",previous:"Previous pag\
e",searchHint:"Search (press /)",namespaceHint:"Namespace",notFound:"No such page",login:{heading:"Log in to Karmada",intro:"The console acts with your own cred\
entials. They stay in the memory of the server until you log out.",kubeconfig:"Kubeconfig",kubeconfigHint:"Paste the output of: kubectl config view --raw --flat\
ten --minify",file:"Choose a file",token:"Token",tokenHint:"Bearer token of a user or a service account",submit:"Log in",oidc:"Log in with single sign-on"},fleet:{
clusters:"Clusters",objects:"Workloads",healthy:"healthy",ready:"ready",cordoned:"cordoned",notReady:"not ready",problems:"Most serious problems",noProblems:"No\
 problems.",regions:"Regions",noRegion:"no region",columns:["Cluster","State","Region","Version","Mode","Nodes","CPU","Memory","Taints",""],pending:"not approve\
d",all:"All regions",mayNotList:"You may not list clusters.",mayNotListObjects:"You may not list workloads here.",problemColumns:["Problem","Object","Namespace",
"Clusters","Since","Reason"],unknown:e=>`${e===1?"1 workload is":`${e} workloads are`} unknown because of it`,whatif:"What if?",whatifHint:e=>`Plan the loss or \
the drain of ${e}`},workloads:{columns:["Workload","Namespace","State","Ready","Clusters","Policy","Age"],empty:"No workload matches. Objects that policies prop\
agate are listed here.",filters:{"":"All",problem:"With problems",noPolicy:"No policy",notScheduled:"Not scheduled",notApplied:"Not applied",notHealthy:"Not hea\
lthy",unknown:"Unknown",held:"Removal held",drifted:"Drifted",suspended:"Suspended",moving:"Moving"},healthy:"Healthy",lastKnown:e=>`last known: ${e}`,absent:"O\
bjects without a policy are listed if they are Deployments, StatefulSets, DaemonSets, Jobs or CronJobs.",flags:{held:"removal held",drifted:"drifted",suspended:"\
suspended",moving:"moving"}},workload:{tabs:{graph:"Graph",why:"Why",diff:"Diff",timeline:"Timeline",pods:"Pods",logs:"Logs",events:"Events",manifest:"Manifest"},
columns:["Template","Policy and binding","Clusters","Works","Member objects"],clusterColumns:["Cluster","State","Ready","Revision","Reason",""],waits:{Rendered:"\
Waits for its manifest",Applied:"Waits to be applied",Healthy:"Not healthy yet",Removed:"Being removed",RolledOut:"Waits for its stage"},done:{Cluster:"healthy",
Work:"applied",ResourceBinding:"scheduled",ClusterResourceBinding:"scheduled",Member:"healthy"},notDone:"not healthy",timelineColumns:["Age","After","State","St\
ep","Cluster","Object","Detail"],finished:e=>`Show ${e} finished ${e===1?"step":"steps"}`,eventColumns:["Last","Type","Reason","Object","Count","Message"],conditionColumns:[
"Condition","Status","Reason","Message","Since"],waiting:"Waits for",complete:"Every step is done.",noEvents:"No events.",missing:"missing",more:(e,t)=>`${e} mo\
re: ${t}`,noManifest:"The object does not exist, or you may not read it.",overrides:"Override policies",overrideColumns:["Cluster","Policy","Changes"],failed:"f\
ailed",conditions:"Conditions of the binding",clusters:"Clusters",edit:"Edit",moves:"Last moves",moveColumns:["Time","Changes","Reason","Caused by"],revision:e=>`\
revision ${e}`,evict:"Evict",evictHeading:(e,t)=>`Evict ${e} from ${t}?`,goes:"Its replicas go to",nowhere:"No other cluster gets replicas.",staysThere:"It stay\
s",budgets:"Its removal waits for",evicted:"It leaves the cluster when its replacement is ready.",cancel:"Cancel"},verdict:{healthy:"Healthy",waits:"Not finishe\
d yet",in:"in",more:e=>`and ${e} more`,since:"for",clusters:e=>e===1?"1 cluster":`${e} clusters`,done:e=>`Every step is done in ${e}.`,ready:(e,t,r)=>`${e} of ${t}\
 replicas are ready in ${r}.`,edit:e=>`Edit ${e}`,why:"Why each cluster was not chosen",diff:"Differences",pods:"Pods",logs:"Logs",inbox:"Decide in the inbox",moves:"\
Moves",policy:"New policy",rollout:"The rollout",cluster:e=>`Cluster ${e}`},cluster:{cordon:"Cordon",uncordon:"Uncordon",ready:"Ready",moves:"Moves",conditions:"\
Conditions",workloads:"Workloads in the cluster",pending:"An agent registered the cluster. It gets workloads after you approve it.",cordoned:"The cluster is cor\
doned: its workloads stay, and it gets no new ones.",unknown:e=>`${e===1?"1 workload there is":`${e} workloads there are`} unknown; the last status is kept.`,columns:[
"Workload","Namespace","State","Ready","Reason"],empty:"No workloads in the cluster.",facts:{mode:"Mode",version:"Version",place:"Provider, region, zone",endpoint:"\
Endpoint",nodes:"Nodes",age:"Age",cpu:"CPU",memory:"Memory",pods:"Pods",apis:"Served kinds",renewed:"Last contact of the agent",taints:"Taints"},of:(e,t)=>`${e}\
 of ${t}`},why:{columns:["Cluster","Chosen","Replicas","Assigned now","Ready","Capacity","Score","Reason"],policy:(e,t)=>`Claimed by ${e}${t?`: ${t}`:""}.`,unclaimed:"\
No policy selects the object",nearly:"Policies that almost match",also:"Other matching policies",held:"The scheduler ignores the binding",due:"The scheduler wou\
ld decide again",unschedulable:"Unschedulable",term:e=>`Affinity term ${e}`,more:e=>`${e} more clusters`,yes:"yes",no:"no",division:e=>`Replicas are divided by ${e}\
.`},inbox:{empty:"Nothing waits for you. Removals, restarts, take-overs and clusters that need an approval are listed here.",columns:["Waits for","Object","Sinc\
e","Reason",""],kinds:{removal:"Held removal",restart:"Held restart",adoption:"Take-over",cluster:"New cluster"},approve:"Approve",keep:"Approve, keep objects",
remove:"Remove objects",confirmHeadings:{removal:"Approve the removal?",restart:"Approve the restart?",adoption:"Approve the take-over?",cluster:"Approve the cl\
uster?"},confirmRestart:e=>`The pods of ${e} are restarted in the clusters that the message names.`,confirmAdoption:e=>`The object of ${e} that exists there now\
 is changed to the manifest and managed. See its differences first.`,confirmRemove:e=>`The objects of ${e} are deleted in the clusters that the message names.`,
confirmKeep:e=>`The objects of ${e} stay in the clusters and are no longer managed.`,confirmCluster:e=>`The cluster ${e} gets workloads, namespaces and Services\
.`,cancel:"Cancel",confirm:"Approve"},diff:{equal:e=>`${e} ${e===1?"cluster":"clusters"} without differences`,pending:"pending",refresh:"Compare again",none:"Th\
e object is in no cluster.",hidden:e=>`${e} more clusters were not compared.`},pods:{columns:["Cluster","Pod","Status","Ready","Restarts","Node","Age",""],empty:"\
No pods.",shell:"Shell",logs:"Logs",more:(e,t)=>`The pods of the first ${e} of ${t} clusters are shown.`,cluster:"cluster"},logs:{follow:"Following",ended:"Ende\
d",again:"Read again",filter:"Filter lines",cluster:"Cluster",previous:"Previous container",empty:"No lines yet.",label:"Log lines",dropped:e=>`Only the last ${e}\
 lines are kept.`},shell:{connect:"Connect",intro:(e,t)=>`Opens a shell in pod ${e} of cluster ${t}, with your own rights.`,ended:"The shell ended",label:"Termi\
nal"},policies:{columns:["Policy","Kind","Namespace","Selects","Objects","Age"],create:"New policy",any:"All kinds",kind:"Kind",none:"selects nothing",empty:"No\
 policy matches. Propagation and override policies are listed here.",notCounted:"Pages of workloads list the override policies that changed them."},edit:{validate:"\
Validate",plan:"Plan",save:"Save",apply:"Apply this plan",remove:"Plan deletion",removeNow:"Delete",valid:"The object is valid.",complete:"Ctrl+Space lists fiel\
ds and values.",noSchema:"No completion: the schema of the kind is not known.",unknown:"Unknown fields",field:(e,t)=>`line ${t}: ${e}`,saved:"Saved.",deleted:"D\
eleted.",label:"YAML",stale:"Plan the change before you save it.",unplanned:"Save without a plan"},plan:{heading:"Effect",nothing:"No object changes.",incomplete:"\
Not covered",columns:["Object","Namespace","Clusters now","Clusters then","Changes","Reason"],summary:{examined:"examined",changed:"changed",replicasMoved:"repl\
icas moved",created:"created",updated:"updated",restarted:"restarted",scaled:"scaled",deleted:"deleted",released:"released",lost:"lost",unschedulable:"unschedul\
able",clusters:"clusters affected",held:"held by budgets"},held:"waits",more:e=>`The first ${e} objects are listed.`,busy:"Planning"},rollouts:{empty:"No staged\
 rollouts.",approve:"Approve",pause:"Pause",resume:"Resume",undo:"Return to",revision:e=>`revision ${e}`,stable:e=>`stable: revision ${e}`,paused:"paused",rest:"\
rest",history:"Revisions",stage:(e,t)=>`${e}: ${t}`,confirm:(e,t)=>`${e} the rollout of ${t}?`},moves:{leaving:"Leaving clusters",evictionColumns:["Object","Nam\
espace","From","Replicas","Since","Reason","By","Detail"],none:"Nothing leaves a cluster. Evictions, drains and failovers are listed here while they last.",kept:"\
stays until you decide",recent:"Last moves",columns:["Time","Object","Namespace","Changes","Reason","Caused by"],noMoves:"No moves between clusters yet.",suspended:"\
Suspended workloads",evictions:"PlacementEvictions"},whatif:{cluster:"Cluster",lose:"Simulate loss",drain:"Plan drain",now:"Start the drain",started:e=>`${e} wo\
rkloads leave the cluster, which gets no new ones.`,stays:"These workloads stay",follow:"Follow the moves",intro:"Nothing is changed: the plan shows what the co\
ntrol plane would do."},matrix:{clusterHint:"Clusters or region",label:"Workloads by clusters",keys:"Arrow keys move between cells, Enter opens the workload.",states:{
h:"healthy",p:"pending",f:"failing",l:"leaving",x:"cluster not ready",".":"not there"},shown:(e,t)=>`${e} of ${t} clusters`,noCell:"Choose a cell with the point\
er or the arrow keys."},resources:{kind:"Kind",next:"Next page",first:"First page",none:"No objects.",details:"Details",all:"all clusters"},search:{hint:"Words,\
 or fields such as image:nginx* kind:Pod",go:"Search",columns:["Cluster","Namespace","Kind","Name","Age"],intro:"Searches the objects of all clusters that Resou\
rceRegistries select.",label:"Query",missing:"Search is not set up",empty:"Nothing matches among the objects that ResourceRegistries select."}};var Le=x(T(),1),_B={Done:"green",Waiting:"yellow",Failed:"red",Missing:"red"};function e7({state:e}){return e?(0,Le.jsx)(De,{color:_B[e],variant:"light",size:"s\
m",children:e}):null}var SB=["StatusUnknown","NotHealthy","NotReported","RollingOut"],Z1=e=>SB.includes(e);function tm({kind:e}){return e?(0,Le.jsx)(De,{color:Z1(
e)?"yellow":"red",variant:"light",size:"sm",children:B.problems[e]??e}):(0,Le.jsx)(De,{color:"green",variant:"light",size:"sm",children:B.workloads.healthy})}function Ev({
state:e}){return e.problem||e.state==="Done"?(0,Le.jsx)(tm,{kind:e.problem}):(0,Le.jsx)(De,{color:e.state==="Failed"?"red":"yellow",variant:"light",size:"sm",children:B.
workload.waits[e.stage]??e.stage})}function Av(e){if(e.replicas===void 0)return"";let t=e.problem==="StatusUnknown";return(0,Le.jsxs)("span",{className:"nowrap",
title:t?B.workloads.lastKnown(e.ready??0):void 0,children:[t?"?":e.ready??0," / ",e.replicas]})}function le({to:e,children:t}){return(0,Le.jsx)(Km,{href:e,onClick:vi,
size:"sm",children:t})}var dr=({name:e})=>(0,Le.jsx)("span",{className:"nowrap",children:(0,Le.jsx)(le,{to:Na(e),children:e})});function CB(e){if(!e||e.startsWith(
"0001"))return"";let t=Math.max(0,Math.floor((Date.now()-new Date(e).getTime())/1e3));for(let[r,o]of[["d",86400],["h",3600],["m",60]])if(t>=2*o)return Math.floor(
t/o)+r;return t+"s"}function Ie({since:e}){return e?(0,Le.jsx)("time",{className:"nowrap",dateTime:e,title:new Date(e).toLocaleString(),children:CB(e)}):null}var J8=2**
30;function wl({usage:e,memory:t,label:r}){if(!e||e.allocatable===0)return null;let o=Math.round(100*e.allocated/e.allocatable),n=a=>t?(a/J8).toFixed(a<10*J8?1:
0)+" GiB":a.toFixed(a<10?1:0);return(0,Le.jsxs)(Z,{gap:6,wrap:"nowrap",title:`${n(e.allocated)} / ${n(e.allocatable)}`,children:[(0,Le.jsx)(Ii,{value:o,w:60,size:"\
sm",color:o>90?"red":"indigo","aria-label":r}),(0,Le.jsxs)(G,{size:"xs",c:"dimmed",span:!0,className:"nowrap",children:[o,"%"]})]})}function Rt({live:e,reading:t}){
let r=t?.unreadable??[];return(0,Le.jsxs)(Le.Fragment,{children:[e.error&&(0,Le.jsx)(ae,{color:"red",mb:"sm",title:B.failed,role:"alert",children:e.error}),e.connected===
!1&&e.value!==void 0&&(0,Le.jsx)(ae,{color:"yellow",mb:"sm",role:"status",children:B.reconnecting}),t?.stale&&(0,Le.jsx)(ae,{color:"yellow",mb:"sm",role:"status",
title:B.stale,children:t.stale}),t?.loading&&(0,Le.jsx)(ae,{color:"blue",mb:"sm",role:"status",children:B.incomplete}),r.length>0&&(0,Le.jsx)(ae,{color:"blue",mb:"\
sm",role:"status",children:B.unreadable(r)}),e.value===void 0&&!e.error&&(0,Le.jsx)(Ft,{size:"sm",role:"status","aria-label":B.loading})]})}var rm=(e,t)=>!e.unreadable?.
includes(t);function ut({command:e}){let t=Zv();return(0,Le.jsx)(Ui,{label:e,multiline:!0,maw:600,children:(0,Le.jsx)(re,{variant:"default",size:"xs",onClick:()=>t.
copy(e),children:t.copied?B.copied:B.copy})})}function t7({route:e,name:t,hint:r,type:o,width:n}){let a=e.query.get(t)??"",[i,l]=(0,Rv.useState)(a);(0,Rv.useEffect)(
()=>l(a),[a]);let s=Ao(c=>Tt(e,{[t]:c,offset:void 0},!0),250);return(0,Le.jsx)(Bo,{type:o,size:"xs",w:n,placeholder:r,"aria-label":r,value:i,name:t,onChange:c=>{
l(c.currentTarget.value),s(c.currentTarget.value)}})}var ko=({route:e})=>(0,Le.jsx)(t7,{route:e,name:"search",hint:B.searchHint,type:"search",width:240}),$r=({route:e})=>(0,Le.jsx)(
t7,{route:e,name:"namespace",hint:B.namespaceHint,type:"text",width:150}),Qt=50;function qr({route:e,shown:t,matching:r}){let o=Number(e.query.get("offset")??0);
if(r===0)return null;let n=a=>Tt(e,{offset:a>0?a:void 0});return(0,Le.jsxs)(Z,{gap:"xs",justify:"flex-end",mt:"xs",children:[(0,Le.jsx)(G,{size:"sm",c:"dimmed",
children:B.page(Math.min(o+1,r),o+t,r)}),(0,Le.jsx)(re,{size:"compact-sm",variant:"default",disabled:o===0,"aria-label":B.previous,onClick:()=>n(o-Qt),children:"\
←"}),(0,Le.jsx)(re,{size:"compact-sm",variant:"default",disabled:o+t>=r,"aria-label":B.next,onClick:()=>n(o+Qt),children:"→"})]})}var r7=x(D(),1);var yr=x(T(),1),W1="[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?",zB=new RegExp(`((?:Cluster)?(?:Propagation|Override)Policy) (?:(${W1})/)?(${W1})|(?<=^|; |(?:in|to|from) (\
?:the )?)cluster (${W1})|(since )?(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)`,"g"),kB=["is","has","are","did","does","was","were","to","of","in","with","and",
"or","not","that","which","reports","needs"];function TB(e,t){let[r,o,n,a,i,l,s]=e;if(s)return l?(0,yr.jsxs)(yr.Fragment,{children:["for ",(0,yr.jsx)(Ie,{since:s})]}):
(0,yr.jsxs)(yr.Fragment,{children:[(0,yr.jsx)(Ie,{since:s})," ago"]});if(i)return kB.includes(i)?r:(0,yr.jsxs)(yr.Fragment,{children:["cluster ",(0,yr.jsx)(dr,{
name:i})]});let c=o.startsWith("Cluster")?void 0:n??t;return(0,yr.jsx)(le,{to:Nr({group:"policy.karmada.io",version:"v1alpha1",kind:o,namespace:c,name:a}),children:r})}
function ft({text:e,cluster:t,namespace:r,size:o="sm"}){let n=t&&e.startsWith(t+": ")?t:"",a=e.slice(n?n.length+2:0),i=[],l=0;for(let s of a.matchAll(zB))i.push(
a.slice(l,s.index),TB(s,r)),l=s.index+s[0].length;return i.push(a.slice(l)),(0,yr.jsxs)(G,{size:o,span:!0,className:"reason",children:[n&&(0,yr.jsxs)(yr.Fragment,
{children:[(0,yr.jsx)(dr,{name:n}),": "]}),i.map((s,c)=>(0,yr.jsx)(r7.Fragment,{children:s},c))]})}var o7=x(D(),1);var jt=x(T(),1);function pt({rows:e,...t}){return(0,jt.jsx)(a7,{...t,rows:e.map(r=>(0,jt.jsx)(n7,{cells:r.cells},r.key))})}var RB=e=>e.length<=24||e.length<=40&&
!e.includes(" "),n7=({cells:e})=>(0,jt.jsx)(It.Tr,{children:e.map((t,r)=>(0,jt.jsx)(It.Td,{className:typeof t!="object"&&RB(String(t))?void 0:"wrap",children:t},
r))}),EB=(0,o7.memo)(({item:e,row:t})=>(0,jt.jsx)(n7,{cells:t(e).cells})),AB=15e3;function Nv({items:e,row:t,...r}){let o=Math.floor(Date.now()/AB);return(0,jt.jsx)(
a7,{...r,rows:e.map(n=>(0,jt.jsx)(EB,{item:n,row:t,at:o},NB(n)))})}var NB=e=>{let{kind:t,namespace:r,name:o}=e;return`${t}/${r}/${o}`};function a7({label:e,columns:t,
rows:r,empty:o=B.noRows}){return r.length===0?(0,jt.jsx)(G,{size:"sm",c:"dimmed",py:"xs",children:o}):(0,jt.jsx)(It.ScrollContainer,{minWidth:600,type:"native",
children:(0,jt.jsxs)(It,{"aria-label":e,highlightOnHover:!0,verticalSpacing:6,stickyHeader:!0,children:[(0,jt.jsx)(It.Thead,{children:(0,jt.jsx)(It.Tr,{children:t.
map((n,a)=>(0,jt.jsx)(It.Th,{scope:"col",children:n},a))})}),(0,jt.jsx)(It.Tbody,{children:r})]})})}function Ov({label:e,conditions:t}){return(0,jt.jsx)(pt,{label:e,
columns:B.workload.conditionColumns,rows:t.map(r=>({key:r.type,cells:[r.type,r.status,r.reason,(0,jt.jsx)(ft,{text:r.message}),(0,jt.jsx)(Ie,{since:r.lastTransitionTime})]}))})}
function Mv({events:e}){return(0,jt.jsx)(pt,{label:B.workload.tabs.events,columns:B.workload.eventColumns,empty:B.workload.noEvents,rows:e.map((t,r)=>({key:String(
r),cells:[(0,jt.jsx)(Ie,{since:t.last}),(0,jt.jsx)(De,{size:"sm",variant:"light",color:t.type==="Warning"?"yellow":"gray",children:t.type}),t.reason,t.object,t.
count,(0,jt.jsx)(ft,{text:t.message})]}))})}var J=x(T(),1),Ve=B.cluster;function OB({value:e}){let[t,r]=(0,i7.useState)(""),o=(n,a)=>{r(""),Ot(n,{cluster:e.name,...a}).catch(i=>r(i.message))};return(0,J.jsxs)(
J.Fragment,{children:[(0,J.jsxs)(Z,{gap:"xs",children:[e.pending&&(0,J.jsx)(re,{size:"xs",onClick:()=>o("approve-cluster",{}),children:B.inbox.approve}),(0,J.jsx)(
re,{size:"xs",variant:"default",onClick:()=>o("cordon",{cordoned:!e.cordoned}),children:e.cordoned?Ve.uncordon:Ve.cordon}),(0,J.jsx)(re,{component:"a",size:"xs",
variant:"default",onClick:vi,href:fe("whatif",{cluster:e.name,operation:"Drain"}),children:B.whatif.drain}),(0,J.jsx)(re,{component:"a",size:"xs",variant:"defau\
lt",onClick:vi,href:fe("whatif",{cluster:e.name,operation:"LoseCluster"}),children:B.whatif.lose}),(0,J.jsx)(ut,{command:`kubectl describe cluster ${e.name}`})]}),
t&&(0,J.jsx)(ae,{color:"red",role:"alert",children:t})]})}function MB({value:e}){let{problem:t}=e,r=e.counts.x??0;if(!t){let o=e.pending?Ve.pending:e.cordoned?Ve.
cordoned:"";return(0,J.jsx)(ae,{color:o?"yellow":"green",role:"status",title:Ve.ready,children:o||void 0})}return(0,J.jsxs)(ae,{color:"red",role:"status",title:(0,J.jsxs)(
J.Fragment,{children:[B.problems[t.kind]??t.kind," ",(0,J.jsxs)(G,{span:!0,size:"sm",c:"dimmed",children:[B.verdict.since," ",(0,J.jsx)(Ie,{since:t.since})]})]}),
children:[(0,J.jsx)(ft,{text:t.message}),r>0&&(0,J.jsx)("div",{children:(0,J.jsx)(G,{size:"sm",span:!0,children:Ve.unknown(r)})})]})}function vn({label:e,children:t}){
return(0,J.jsxs)("div",{children:[(0,J.jsx)(G,{size:"xs",c:"dimmed",children:e}),(0,J.jsx)(G,{size:"sm",component:"div",className:"reason",children:t||"–"})]})}
function DB({value:e}){let t=(o,n=1)=>o===void 0?"":String(Math.round(10*o/n)/10);return(0,J.jsxs)(bu,{cols:{base:2,sm:3,lg:6},spacing:"md",children:[(0,J.jsx)(
vn,{label:Ve.facts.mode,children:e.mode}),(0,J.jsx)(vn,{label:Ve.facts.version,children:e.version}),(0,J.jsx)(vn,{label:Ve.facts.place,children:[e.provider,e.region,
e.zone].filter(Boolean).join(" / ")}),(0,J.jsx)(vn,{label:Ve.facts.endpoint,children:e.endpoint}),(0,J.jsx)(vn,{label:Ve.facts.nodes,children:e.nodes?Ve.of(String(
e.readyNodes),String(e.nodes)):""}),(0,J.jsx)(vn,{label:Ve.facts.age,children:(0,J.jsx)(Ie,{since:e.created})}),(0,J.jsx)(vn,{label:Ve.facts.cpu,children:e.cpu&&
(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(wl,{usage:e.cpu,label:Ve.facts.cpu}),Ve.of(t(e.cpu.allocated),t(e.cpu.allocatable))]})}),(0,J.jsx)(vn,{label:Ve.facts.
memory,children:e.memory&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(wl,{usage:e.memory,memory:!0,label:Ve.facts.memory}),Ve.of(t(e.memory.allocated,1073741824),
t(e.memory.allocatable,1073741824)+" GiB")]})}),(0,J.jsx)(vn,{label:Ve.facts.pods,children:e.pods&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(wl,{usage:e.pods,label:Ve.
facts.pods}),Ve.of(t(e.pods.allocated),t(e.pods.allocatable))]})}),(0,J.jsx)(vn,{label:Ve.facts.apis,children:e.apis||""}),e.renewed&&(0,J.jsx)(vn,{label:Ve.facts.
renewed,children:(0,J.jsx)(Ie,{since:e.renewed})}),(0,J.jsx)(vn,{label:Ve.facts.taints,children:e.taints?.join(", ")})]})}var BB={h:"green",p:"yellow",f:"red",l:"\
blue",x:"gray"};function PB(e){let t=e.state==="x"?`? / ${e.replicas}`:`${e.ready??0}/${e.replicas}`;return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,J.jsxs)(
Z,{gap:6,children:[(0,J.jsx)(le,{to:nr(e),children:e.name}),(0,J.jsx)(G,{size:"xs",c:"dimmed",children:e.kind})]}),e.namespace??"",(0,J.jsx)(De,{size:"sm",variant:"\
light",color:BB[e.state],children:B.matrix.states[e.state]}),e.replicas===void 0?"":(0,J.jsx)("span",{className:"nowrap",children:t}),(0,J.jsx)(ft,{text:e.message??
"",namespace:e.namespace})]}}function l7({route:e}){let t=e.query.get("name")??"",r=Gt("cluster",{...Object.fromEntries(e.query),limit:Qt}),o=r.value?.name===t?
r.value:void 0;return(0,J.jsxs)(me,{gap:"md",children:[(0,J.jsxs)(Z,{justify:"space-between",children:[(0,J.jsx)(ce,{order:1,size:"h3",children:t}),o&&(0,J.jsx)(
OB,{value:o})]}),(0,J.jsx)(Rt,{live:{...r,value:o},reading:o}),o&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(MB,{value:o}),(0,J.jsx)(DB,{value:o}),(0,J.jsxs)("s\
ection",{children:[(0,J.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,J.jsxs)(ce,{order:2,size:"h5",children:[Ve.workloads," ",(0,J.jsx)(G,{span:!0,c:"d\
immed",size:"sm",children:o.matching})]}),(0,J.jsxs)(Z,{gap:"xs",children:[(0,J.jsx)(le,{to:fe("moves",{search:t}),children:Ve.moves}),(0,J.jsx)($r,{route:e}),(0,J.jsx)(
ko,{route:e})]})]}),(0,J.jsx)(pt,{label:Ve.workloads,columns:Ve.columns,empty:rm(o,"resourcebindings")?Ve.empty:B.fleet.mayNotListObjects,rows:o.page.map(PB)}),
(0,J.jsx)(qr,{route:e,shown:o.page.length,matching:o.matching})]}),(0,J.jsxs)("section",{children:[(0,J.jsx)(ce,{order:2,size:"h5",mb:"xs",children:Ve.conditions}),
(0,J.jsx)(Ov,{label:Ve.conditions,conditions:o.conditions})]}),(0,J.jsxs)("section",{children:[(0,J.jsx)(ce,{order:2,size:"h5",mb:"xs",children:B.workload.tabs.
events}),(0,J.jsx)(Mv,{events:o.events})]})]})]})}var Yr=x(D(),1);var s7=x(D(),1);var Or=x(T(),1),Cf=B.diff;function J1({text:e}){return(0,Or.jsx)("pre",{className:"mono diff",tabIndex:0,children:e.split(`
`).map((t,r)=>(0,Or.jsx)("span",{className:t.startsWith("+")?"added":t.startsWith("-")?"removed":void 0,children:t+`
`},r))})}function LB(e){let t=new Map;for(let r of e){let o=JSON.stringify([r.change,r.diff,r.error,r.pending]);t.set(o,[...t.get(o)??[],r])}return[...t.values()]}
function c7({object:e}){let[t,r]=(0,s7.useState)(0),o=em("diff",{...e,round:t}),{value:n}=o,a=n?.clusters.filter(l=>l.change==="Unchanged")??[],i=Object.values(
n?.hidden??{}).reduce((l,s)=>l+s,0);return(0,Or.jsxs)(me,{gap:"sm",children:[(0,Or.jsx)(Z,{children:(0,Or.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>r(
t+1),children:Cf.refresh})}),(0,Or.jsx)(Rt,{live:o}),n&&n.clusters.length===0&&(0,Or.jsx)(G,{size:"sm",children:Cf.none}),LB(n?.clusters.filter(l=>l.change!=="U\
nchanged")??[]).map(l=>{let[s]=l;return(0,Or.jsxs)("section",{children:[(0,Or.jsxs)(ce,{order:2,size:"h5",children:[s.change,": ",l.map(c=>c.cluster).join(", ")]}),
s.error&&(0,Or.jsx)(ae,{color:"red",children:s.error}),s.pending&&(0,Or.jsxs)(G,{size:"sm",c:"dimmed",children:[Cf.pending,": ",s.pending]}),s.diff&&(0,Or.jsx)(
J1,{text:s.diff})]},s.cluster)}),a.length>0&&(0,Or.jsxs)(G,{size:"sm",children:[Cf.equal(a.length),": ",a.map(l=>l.cluster).join(", ")]}),i>0&&(0,Or.jsx)(G,{size:"\
sm",c:"dimmed",children:Cf.hidden(i)}),n?.notes?.map(l=>(0,Or.jsx)(G,{size:"sm",children:l},l))]})}var $t=x(T(),1),xl=B.plan,jB=["deleted","lost","unschedulable","restarted"],d7=e=>e?.map(t=>t.replicas?`${t.name}: ${t.replicas}`:t.name).join(", ")??"",m7=({held:e})=>e?
(0,$t.jsxs)(G,{size:"xs",c:"dimmed",children:[xl.held,": ",e]}):null;function HB({effect:e}){return(0,$t.jsxs)($t.Fragment,{children:[e.error&&(0,$t.jsx)(G,{size:"\
sm",c:"red",children:e.error}),e.changes?.map(t=>t.diff?(0,$t.jsxs)("details",{children:[(0,$t.jsxs)("summary",{children:[t.action," ",t.cluster,(0,$t.jsx)(m7,{
held:t.held})]}),(0,$t.jsx)(J1,{text:t.diff})]},t.cluster):(0,$t.jsxs)("div",{children:[t.action," ",t.cluster,(0,$t.jsx)(m7,{held:t.held})]},t.cluster))]})}function IB(e){
let[t,r]=e.resource.apiVersion.includes("/")?e.resource.apiVersion.split("/"):["",e.resource.apiVersion];return{key:`${e.namespace}/${e.name}`,cells:[(0,$t.jsxs)(
le,{to:fe("workload",{group:t,version:r,kind:e.resource.kind,namespace:e.namespace,name:e.resource.name}),children:[e.resource.kind," ",e.resource.name]}),e.namespace??
"",d7(e.before),d7(e.after),(0,$t.jsx)(HB,{effect:e}),e.reason??""]}}function Dv({plan:e}){let t=e.bindings??[];return(0,$t.jsxs)(me,{gap:"sm",role:"status",children:[
(0,$t.jsx)(ce,{order:2,size:"h5",children:xl.heading}),(0,$t.jsx)(Z,{gap:"xs",children:Object.entries(xl.summary).filter(([r])=>e.summary[r]).map(([r,o])=>(0,$t.jsxs)(
De,{variant:"light",color:jB.includes(r)?"red":"indigo",children:[e.summary[r]," ",o]},r))}),(0,$t.jsx)(pt,{label:xl.heading,columns:xl.columns,empty:xl.nothing,
rows:t.map(IB)}),(e.summary.changed??0)>t.length&&(0,$t.jsx)(G,{size:"sm",c:"dimmed",children:xl.more(t.length)}),e.incomplete?.map(r=>(0,$t.jsx)(ae,{color:"yel\
low",title:xl.incomplete,children:r},r))]})}function VB(e){let[,t,r]=/^((?:\s|- )*)(.*)$/.exec(e),o=/^(?:"([^"]+)"|'([^']+)'|([^\s:#"'{[][^:#]*)):(?:\s+(.*))?$/.exec(r);return{indent:t.length,key:o?o[1]??
o[2]??o[3]:void 0,value:o?.[4]?.trim()??""}}function UB(e){let t=[],r=[],o=1/0;return e.split(`
`).forEach((n,a)=>{if(!n.trim()||n.trim().startsWith("#"))return;if(n.startsWith("---")){r=[];return}let{indent:i,key:l,value:s}=VB(n);i>o||(o=1/0,r=r.filter(c=>c.
indent<i),l!==void 0&&(r.push({indent:i,key:l}),/^[|>]/.test(s)&&(o=i),t.push({path:r.map(c=>c.key),line:a,indent:i})))}),t}function GB(e,t){let r=e;for(let o of t){
for(;r?.i;)r=r.i;r=r?.p?.[o]}for(;r?.i;)r=r.i;return r}function u7(e,t){return UB(t).filter(r=>{let o=GB(e,r.path.slice(0,-1));return o?.p!==void 0&&o.p[r.path.
at(-1)]===void 0})}function f7(e){let t=/^apiVersion:\s*["']?([\w./-]+)/m.exec(e)?.[1],r=/^kind:\s*["']?(\w+)/m.exec(e)?.[1];if(!t||!r)return;let[o,n]=t.includes("/")?t.split("/"):
["",t];return{group:o,version:n,kind:r}}var nt=x(T(),1),ao=B.edit,$B=`apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata:
  name: example
  namespace: default
spec:
  resourceSelectors:
  - apiVersion: apps/v1
    kind: Deployment
    name: example
  placement:
    clusterAffinity:
      clusterNames: []
`;function qB(e){let[t,r]=(0,Yr.useState)(),o=JSON.stringify(f7(e));return(0,Yr.useEffect)(()=>{let n=!0;return r(void 0),o&&Aa("schema",JSON.parse(o)).then(a=>n&&
r(a),()=>{}),()=>{n=!1}},[o]),t}function YB({text:e,schema:t,onChange:r}){let o=(0,Yr.useRef)(null),n=Ei("light")==="dark",a=(0,Yr.useRef)(e),i=(0,Yr.useRef)(t);
return i.current=t,(0,Yr.useEffect)(()=>{let l=()=>{},s=!1;return K8().then(({create:c})=>{if(s)return;let u=c({parent:o.current,text:a.current,label:ao.label,dark:n,
nonce:Bs,schema:()=>i.current,onChange:d=>{a.current=d,r(d)}});l=()=>u.destroy()}),()=>{s=!0,l()}},[n]),(0,nt.jsx)("div",{ref:o,className:"editor"})}function FB(e){
let[t,r]=(0,Yr.useState)(e),[o,n]=(0,Yr.useState)(),[a,i]=(0,Yr.useState)(""),[l,s]=(0,Yr.useState)(""),[c,u]=(0,Yr.useState)(!1);return{text:t,edit:f=>{r(f),i(
"")},planned:o,setPlanned:n,message:a,error:l,busy:c,run:f=>{u(!0),s(""),i(""),f().then(i,p=>s(p.message)).finally(()=>u(!1))}}}function XB({initial:e,base:t,exists:r}){
let o=FB(e),n=u=>o.run(async()=>(o.setPlanned(void 0),u==="Apply"&&await Ot("validate",{yaml:o.text,base:t}),o.setPlanned({plan:await Ot("plan",{changes:[{operation:u,
yaml:o.text,base:t}]}),text:o.text,operation:u}),"")),a=()=>o.run(async()=>{let u=await Ot("save",{yaml:o.text,base:t,planHash:o.planned.plan.planHash});return gi(
Nr(u)+"&saved="+Date.now(),!0),ao.saved}),i=()=>o.run(async()=>(await Ot("delete",{yaml:o.text,base:t,planHash:o.planned.plan.planHash}),gi(fe("policies")),ao.deleted)),
l=qB(o.text),s=u7(l,o.text),c=o.planned&&o.planned.text===o.text?o.planned:void 0;return(0,nt.jsxs)(me,{gap:"sm",children:[(0,nt.jsx)(YB,{text:e,schema:l,onChange:o.
edit}),(0,nt.jsx)(G,{size:"xs",c:"dimmed",children:l?ao.complete:ao.noSchema}),s.length>0&&(0,nt.jsx)(ae,{color:"yellow",role:"status",title:ao.unknown,children:s.
slice(0,10).map(u=>(0,nt.jsx)("div",{children:ao.field(u.path.join("."),u.line+1)},u.line))}),(0,nt.jsxs)(Z,{gap:"xs",children:[(0,nt.jsx)(re,{variant:"default",
disabled:o.busy,onClick:()=>o.run(()=>Ot("validate",{yaml:o.text,base:t}).then(()=>ao.valid)),children:ao.validate}),(0,nt.jsx)(re,{disabled:o.busy,onClick:()=>n(
"Apply"),children:ao.plan}),r&&(0,nt.jsx)(re,{variant:"default",color:"red",disabled:o.busy,onClick:()=>n("Delete"),children:ao.remove}),c?.operation==="Apply"&&
(0,nt.jsx)(re,{color:"green",disabled:o.busy,onClick:a,children:ao.apply}),c?.operation==="Delete"&&(0,nt.jsx)(re,{color:"red",disabled:o.busy,onClick:i,children:ao.
removeNow}),!c&&(0,nt.jsx)(G,{size:"sm",c:"dimmed",children:ao.stale}),o.busy&&(0,nt.jsx)(Ft,{size:"xs",role:"status","aria-label":B.plan.busy})]}),o.error&&(0,nt.jsx)(
ae,{color:"red",role:"alert",className:"pre",children:o.error}),o.message&&(0,nt.jsx)(ae,{color:"green",role:"status",children:o.message}),o.planned&&(0,nt.jsx)(
"div",{className:c?void 0:"stale",children:(0,nt.jsx)(Dv,{plan:o.planned.plan})})]})}function p7({route:e}){let{saved:t,...r}=Object.fromEntries(e.query),[o,n]=(0,Yr.useState)(
{key:""}),a=JSON.stringify([r,t]),i=!!r.name;return(0,Yr.useEffect)(()=>{let l=!0;if(!i){n({yaml:$B,key:a});return}return Aa("object",r).then(s=>l&&n({yaml:s.yaml,
base:s.base,key:a}),s=>l&&n({error:s.message,key:a})),()=>{l=!1}},[a]),(0,nt.jsxs)(me,{gap:"sm",children:[(0,nt.jsxs)(Z,{justify:"space-between",children:[(0,nt.jsxs)(
ce,{order:1,size:"h3",children:[r.name??B.policies.create," ",(0,nt.jsx)(G,{span:!0,c:"dimmed",children:[r.kind,r.namespace].filter(Boolean).join(" ")})]}),(0,nt.jsx)(
ut,{command:"karmadactl plan -f policy.yaml"})]}),t&&(0,nt.jsx)(ae,{color:"green",role:"status",children:ao.saved}),o.error&&(0,nt.jsx)(ae,{color:"red",title:B.
failed,role:"alert",children:o.error}),o.yaml!==void 0&&o.key===a&&(0,nt.jsx)(XB,{initial:o.yaml,base:o.base,exists:i},a)]})}var te=x(T(),1),ht=B.fleet;function h7({label:e,total:t,detail:r,href:o,denied:n}){return n?(0,te.jsxs)(An,{withBorder:!0,padding:"md",className:"count",children:[
(0,te.jsx)(le,{to:o,children:e}),(0,te.jsx)(G,{size:"sm",children:n})]}):(0,te.jsxs)(An,{withBorder:!0,padding:"md",className:"count",children:[(0,te.jsx)(le,{to:o,
children:e}),(0,te.jsx)(G,{fz:32,fw:700,lh:1.1,children:t}),(0,te.jsx)(G,{size:"sm",component:"div",children:r})]})}function KB({region:e,route:t}){let r=t.query.
get("region")===e.name,o=e.name||ht.noRegion;return(0,te.jsx)(ir,{onClick:()=>Tt(t,{region:r?void 0:e.name,offset:void 0}),"aria-pressed":r,disabled:e.name==="",
children:(0,te.jsxs)(An,{withBorder:!0,padding:"xs",bg:r?"var(--mantine-primary-color-light)":void 0,children:[(0,te.jsx)(G,{size:"sm",fw:600,children:o}),(0,te.jsxs)(
G,{size:"xs",c:e.ready<e.clusters?"red":"dimmed",children:[e.ready,"/",e.clusters," ",ht.ready]}),(0,te.jsx)(wl,{usage:e.cpu,label:`${ht.columns[6]} ${o}`})]})})}
function QB(e,t){let r=e.object.slice(e.object.indexOf("/")+1),o=e.template?nr(e.template):e.object.startsWith("cluster/")?Na(r):fe("workloads",{search:r,filter:"\
problem"});return{key:String(t),cells:[(0,te.jsx)(tm,{kind:e.kind}),(0,te.jsx)("span",{className:"nowrap",children:(0,te.jsx)(le,{to:o,children:e.object})}),e.namespace??
"",e.clusters||"",(0,te.jsx)(Ie,{since:e.since}),(0,te.jsxs)(te.Fragment,{children:[(0,te.jsx)(ft,{text:e.message,cluster:e.cluster,namespace:e.namespace}),e.unknown?
(0,te.jsx)("div",{children:(0,te.jsx)(le,{to:fe("workloads",{filter:"unknown",search:e.cluster}),children:ht.unknown(e.unknown)})}):null]})]}}function ZB({cluster:e}){
return(0,te.jsxs)(Z,{gap:4,children:[(0,te.jsx)(tm,{kind:e.problem?.kind}),e.cordoned&&(0,te.jsx)(De,{color:"gray",variant:"light",size:"sm",children:ht.cordoned}),
e.pending&&(0,te.jsx)(De,{color:"yellow",variant:"light",size:"sm",children:ht.pending}),e.problem&&(0,te.jsx)(ft,{size:"xs",text:e.problem.message})]})}var WB=e=>g7(
e,!0),JB=e=>g7(e,!1);function g7(e,t){return{key:e.name,cells:[(0,te.jsx)(dr,{name:e.name}),(0,te.jsx)(ZB,{cluster:e}),...t?[(0,te.jsx)("span",{className:"nowra\
p",children:[e.region,e.zone].filter(Boolean).join(" / ")})]:[],e.version??"",e.mode,e.nodes?`${e.readyNodes}/${e.nodes}`:"",(0,te.jsx)(wl,{usage:e.cpu,label:`${ht.
columns[6]} ${e.name}`}),(0,te.jsx)(wl,{usage:e.memory,memory:!0,label:`${ht.columns[7]} ${e.name}`}),(0,te.jsx)(G,{size:"xs",children:e.taints?.join(", ")}),(0,te.jsx)(
"span",{className:"nowrap",title:ht.whatifHint(e.name),children:(0,te.jsx)(le,{to:fe("whatif",{cluster:e.name}),children:ht.whatif})})]}}function eP({value:e}){
let t=e.clusters-e.ready;return(0,te.jsxs)(Z,{align:"stretch",children:[(0,te.jsx)(h7,{label:ht.clusters,total:e.clusters,href:fe("fleet"),denied:rm(e,"clusters")?
void 0:ht.mayNotList,detail:(0,te.jsxs)(te.Fragment,{children:[e.ready," ",ht.ready,t>0&&(0,te.jsxs)(G,{span:!0,c:"red",children:[", ",t," ",ht.notReady]}),e.cordoned>
0&&`, ${e.cordoned} ${ht.cordoned}`]})}),(0,te.jsx)(h7,{label:ht.objects,total:e.objects,href:fe("workloads"),denied:rm(e,"resourcebindings")?void 0:ht.mayNotListObjects,
detail:(0,te.jsxs)(te.Fragment,{children:[e.healthy," ",ht.healthy,e.problems.filter(r=>r.kind!=="ClusterNotReady").map(r=>(0,te.jsxs)(G,{span:!0,c:"red",children:[
", ",r.count," ",r.name]},r.kind))]})})]})}function v7({route:e}){let t=Gt("fleet",{...Object.fromEntries(e.query),limit:Qt}),{value:r}=t,o=r?.regions.some(n=>n.
name!=="");return(0,te.jsxs)(me,{gap:"md",children:[(0,te.jsxs)(Z,{justify:"space-between",children:[(0,te.jsx)(ce,{order:1,size:"h3",children:B.pages.fleet}),(0,te.jsx)(
ut,{command:"karmadactl status"})]}),(0,te.jsx)(Rt,{live:t,reading:r}),r&&(0,te.jsxs)(te.Fragment,{children:[(0,te.jsx)(eP,{value:r}),(0,te.jsxs)("section",{children:[
(0,te.jsx)(ce,{order:2,size:"h5",mb:"xs",children:ht.problems}),(0,te.jsx)(pt,{label:ht.problems,columns:ht.problemColumns,empty:ht.noProblems,rows:r.worst.map(
QB)})]}),(0,te.jsxs)("section",{children:[(0,te.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,te.jsx)(ce,{order:2,size:"h5",children:ht.clusters}),(0,te.jsx)(
ko,{route:e})]}),r.regions.length>1&&(0,te.jsx)(Z,{gap:"xs",mb:"xs",children:r.regions.map(n=>(0,te.jsx)(KB,{region:n,route:e},n.name))}),(0,te.jsx)(Nv,{label:ht.
clusters,columns:o?ht.columns:ht.columns.filter((n,a)=>a!==2),items:r.page,row:o?WB:JB,empty:rm(r,"clusters")?void 0:ht.mayNotList}),(0,te.jsx)(qr,{route:e,shown:r.
page.length,matching:r.matching})]})]})]})}var e_=x(D(),1);var Je=x(T(),1),To=B.inbox,b7=e=>e.template?`${e.template.kind} ${e.template.namespace??""}/${e.template.name}${e.cluster?` (${e.cluster})`:""}`:e.cluster,tP=({
kind:e,template:t,cluster:r})=>t?nr(t)+(e==="adoption"?"&tab=diff":""):Na(r);function rP({item:e,keep:t}){return e.kind==="cluster"?Ot("approve-cluster",{cluster:e.
cluster}):e.kind==="adoption"?Ot("approve-adoption",{...e.template,cluster:e.cluster}):Ot("approve-held",{namespace:e.template.namespace??"",binding:e.binding,generation:e.
generation,keep:t,restart:e.kind==="restart"})}function oP({decision:e,onClose:t}){let[r,o]=(0,e_.useState)(""),{item:n,keep:a}=e,i=b7(n),l={cluster:To.confirmCluster,
restart:To.confirmRestart,adoption:To.confirmAdoption,removal:a?To.confirmKeep:To.confirmRemove}[n.kind](i);return(0,Je.jsx)(Sr,{opened:!0,onClose:t,title:To.confirmHeadings[n.
kind],centered:!0,children:(0,Je.jsxs)(me,{children:[r&&(0,Je.jsx)(ae,{color:"red",role:"alert",children:r}),(0,Je.jsx)(G,{size:"sm",children:l}),(0,Je.jsx)(G,{
size:"sm",c:"dimmed",children:n.message}),(0,Je.jsxs)(Z,{justify:"flex-end",children:[(0,Je.jsx)(re,{variant:"default",onClick:t,"data-autofocus":!0,children:To.
cancel}),(0,Je.jsx)(re,{color:n.kind!=="removal"||a?void 0:"red",onClick:()=>rP(e).then(t,s=>o(s.message)),children:To.confirm})]})]})})}function y7({route:e}){
let t=Gt("inbox",{...Object.fromEntries(e.query),limit:Qt}),[r,o]=(0,e_.useState)(),{value:n}=t,a=i=>({key:i.kind+(i.cluster??"")+(i.template?.namespace??"")+(i.
binding??""),cells:[To.kinds[i.kind],(0,Je.jsx)(le,{to:tP(i),children:b7(i)}),(0,Je.jsx)(Ie,{since:i.since}),(0,Je.jsx)(ft,{text:i.message,cluster:i.cluster,namespace:i.
template?.namespace}),(0,Je.jsxs)(Z,{gap:"xs",wrap:"nowrap",justify:"flex-end",children:[i.kind==="removal"&&(0,Je.jsx)(re,{size:"compact-sm",variant:"default",
onClick:()=>o({item:i,keep:!0}),children:To.keep}),(0,Je.jsx)(re,{size:"compact-sm",color:i.kind==="removal"?"red":void 0,onClick:()=>o({item:i,keep:!1}),children:i.
kind==="removal"?To.remove:To.approve})]})]});return(0,Je.jsxs)(me,{gap:"sm",children:[(0,Je.jsxs)(Z,{justify:"space-between",children:[(0,Je.jsx)(ce,{order:1,size:"\
h3",children:B.pages.inbox}),(0,Je.jsxs)(Z,{gap:"xs",children:[(0,Je.jsx)($r,{route:e}),(0,Je.jsx)(ut,{command:"karmadactl approve"})]})]}),(0,Je.jsx)(Rt,{live:t,
reading:n}),n&&(0,Je.jsxs)(Je.Fragment,{children:[(0,Je.jsx)(pt,{label:B.pages.inbox,columns:To.columns,empty:To.empty,rows:n.items.map(a)}),(0,Je.jsx)(qr,{route:e,
shown:n.items.length,matching:n.matching})]}),r&&(0,Je.jsx)(oP,{decision:r,onClose:()=>o(void 0)})]})}var bi=x(D(),1);var Zt=x(T(),1);function w7({onLogin:e}){let[t,r]=(0,bi.useState)("kubeconfig"),[o,n]=(0,bi.useState)(""),[a,i]=(0,bi.useState)(""),[l,s]=(0,bi.useState)(""),[c,
u]=(0,bi.useState)(!1),[d,m]=(0,bi.useState)(!1);return(0,bi.useEffect)(()=>{Aa("methods").then(p=>m(p.oidc),()=>{})},[]),(0,Zt.jsx)(ns,{component:"main",mih:"1\
00vh",p:"md",children:(0,Zt.jsx)(aa,{withBorder:!0,p:"xl",w:560,maw:"100%",component:"form",onSubmit:p=>{p.preventDefault(),u(!0),s(""),Ot("login",t==="token"?{
token:a}:{kubeconfig:o}).then(e,h=>s(h.message)).finally(()=>u(!1))},children:(0,Zt.jsxs)(me,{gap:"md",children:[(0,Zt.jsx)(ce,{order:1,size:"h2",children:B.login.
heading}),(0,Zt.jsx)(G,{size:"sm",children:B.login.intro}),l&&(0,Zt.jsx)(ae,{color:"red",role:"alert",children:l}),d&&(0,Zt.jsx)(re,{component:"a",href:"/ui/api\
/oidc/login",children:B.login.oidc}),(0,Zt.jsxs)(xt,{value:t,onChange:r,children:[(0,Zt.jsxs)(xt.List,{mb:"sm",children:[(0,Zt.jsx)(xt.Tab,{value:"kubeconfig",children:B.
login.kubeconfig}),(0,Zt.jsx)(xt.Tab,{value:"token",children:B.login.token})]}),(0,Zt.jsx)(xt.Panel,{value:"kubeconfig",children:(0,Zt.jsxs)(me,{gap:"xs",children:[
(0,Zt.jsx)(lu,{label:B.login.kubeconfig,description:B.login.kubeconfigHint,rows:8,spellCheck:!1,autoComplete:"off",name:"kubeconfig",value:o,onChange:p=>n(p.currentTarget.
value)}),(0,Zt.jsx)(yh,{onChange:p=>{p?.text().then(n)},children:p=>(0,Zt.jsx)(re,{...p,variant:"default",size:"xs",children:B.login.file})})]})}),(0,Zt.jsx)(xt.
Panel,{value:"token",children:(0,Zt.jsx)(Fc,{label:B.login.token,description:B.login.tokenHint,autoComplete:"off",name:"token",value:a,onChange:p=>i(p.currentTarget.
value)})})]}),(0,Zt.jsx)(re,{type:"submit",loading:c,children:B.login.submit})]})})})}var Ps=x(D(),1);var at=x(T(),1),_l=B.matrix,yi=18,jn=260,x7=16,_7=96,t_=e=>e.columns.length>100,S7=e=>x7+(t_(e)?0:_7),C7={h:{light:"#b7e4c7",dark:"#1f5c38",glyph:""},p:{light:"\
#ffe8a3",dark:"#6b5500",glyph:"·"},f:{light:"#ff8787",dark:"#a61e1e",glyph:"!"},l:{light:"#a5d8ff",dark:"#1b5e96",glyph:"→"},x:{light:"#868e96",dark:"#868e96",
glyph:"×"}};function nP(e,t,r,o,n){let a=S7(t),i=jn+t.columns.length*n+60,l=a+t.page.length*yi,s=devicePixelRatio||1;e.width=i*s,e.height=l*s,e.style.width=i+"\
px",e.style.height=l+"px";let c=e.getContext("2d");c.scale(s,s);let u=o?"#e9ecef":"#212529";c.font="12px system-ui, DejaVu Sans, sans-serif",c.textBaseline="mid\
dle";let d="";t.columns.forEach((m,f)=>{m.region&&m.region!==d&&(d=m.region,c.fillStyle=u,c.fillText(d,jn+f*n+2,x7/2,120),c.fillRect(jn+f*n-1,0,1,l)),!t_(t)&&(c.
save(),c.fillStyle=m.ready?u:o?"#ffa8a8":"#b3261e",c.translate(jn+f*n+n/2,a-4),c.rotate(-Math.PI/2),c.fillText(m.name,0,0,_7-6),c.restore())}),t.page.forEach((m,f)=>{
let p=a+f*yi;c.fillStyle=u,c.textAlign="right",c.fillText([m.namespace,m.name].filter(Boolean).join(" / "),jn-10,p+yi/2,jn-14),c.textAlign="left",c.globalAlpha=
.12,c.fillRect(0,p+yi-1,jn+t.columns.length*n,1),c.globalAlpha=1;for(let h=0;h<m.cells.length;h++){let w=C7[m.cells[h]];w&&(c.fillStyle=o?w.dark:w.light,c.fillRect(
jn+h*n,p+1,n-1,yi-3),w.glyph&&n>=8&&(c.fillStyle=u,c.fillText(w.glyph,jn+h*n+n/2-3,p+yi/2)))}}),r&&(c.strokeStyle=u,c.lineWidth=2,c.strokeRect(jn+r.column*n,a+r.
row*yi,n,yi))}function aP({view:e}){let t=(0,Ps.useRef)(null),[r,o]=(0,Ps.useState)(),n=Ei("light")==="dark",a=t_(e)?6:20,i=r&&{row:Math.min(r.row,Math.max(e.page.
length-1,0)),column:Math.min(r.column,Math.max(e.columns.length-1,0))};(0,Ps.useEffect)(()=>nP(t.current,e,i,n,a),[e,i?.row,i?.column,n,a]);let l=i&&e.page[i.row],
s=i&&e.columns[i.column],c=()=>l&&gi(nr(l)),u=f=>{let h={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[f.key];h?(f.preventDefault(),o(i?{row:Math.
min(Math.max(i.row+h[0],0),e.page.length-1),column:Math.min(Math.max(i.column+h[1],0),e.columns.length-1)}:{row:0,column:0})):f.key==="Enter"&&c()},d=f=>{let p=t.
current.getBoundingClientRect(),h=Math.floor((f.clientY-p.top-S7(e))/yi),w=Math.floor((f.clientX-p.left-jn)/a);h>=0&&h<e.page.length&&o({row:h,column:w>=0&&w<e.
columns.length?w:i?.column??0})},m=l&&s?`${l.kind} ${l.namespace??""}/${l.name}, ${s.name}: ${_l.states[l.cells[i.column]??"."]}`:_l.noCell;return(0,at.jsxs)(at.Fragment,
{children:[(0,at.jsx)(G,{size:"sm",role:"status",children:l?(0,at.jsx)(le,{to:nr(l),children:m}):m}),(0,at.jsx)(G,{size:"xs",c:"dimmed",mih:20,children:l?.problem?.
message}),(0,at.jsx)("div",{className:"graph",tabIndex:0,role:"application","aria-label":`${_l.label}. ${_l.keys}`,"aria-describedby":"matrix-legend",onKeyDown:u,
children:(0,at.jsx)("canvas",{ref:t,onMouseMove:d,onClick:f=>{d(f),c()}})})]})}function z7({route:e}){let t=Gt("matrix",{...Object.fromEntries(e.query),limit:Qt}),
{value:r}=t,[o,n]=(0,Ps.useState)(e.query.get("cluster")??""),a=Ao(l=>Tt(e,{cluster:l},!0),250),i=Ei("light")==="dark";return(0,at.jsxs)(me,{gap:"sm",children:[
(0,at.jsxs)(Z,{justify:"space-between",children:[(0,at.jsx)(ce,{order:1,size:"h3",children:B.pages.matrix}),(0,at.jsxs)(Z,{gap:"xs",children:[(0,at.jsx)(Bo,{type:"\
search",size:"xs",w:150,"aria-label":_l.clusterHint,placeholder:_l.clusterHint,value:o,name:"cluster",onChange:l=>{n(l.currentTarget.value),a(l.currentTarget.value)}}),
(0,at.jsx)($r,{route:e}),(0,at.jsx)(ko,{route:e}),(0,at.jsx)(ut,{command:"kubectl get resourcebindings -A"})]})]}),(0,at.jsx)(Rt,{live:t,reading:r}),(0,at.jsxs)(
Z,{gap:"md",id:"matrix-legend",children:[Object.entries(C7).map(([l,s])=>(0,at.jsxs)(Z,{gap:4,children:[(0,at.jsxs)("svg",{width:"16",height:"16","aria-hidden":!0,
children:[(0,at.jsx)("rect",{width:"16",height:"16",fill:i?s.dark:s.light}),(0,at.jsx)("text",{x:"4",y:"12",fontSize:"12",fill:"currentColor",children:s.glyph})]}),
(0,at.jsx)(G,{size:"xs",children:_l.states[l]})]},l)),r&&(0,at.jsx)(G,{size:"xs",c:"dimmed",children:_l.shown(r.columns.length,r.clusters)})]}),r&&(0,at.jsx)(aP,
{view:r}),r&&(0,at.jsx)(qr,{route:e,shown:r.page.length,matching:r.matching})]})}var it=x(T(),1),Hn=B.moves;function iP(e,t){return{key:`${e.namespace}/${e.name}/${e.cluster}/${t}`,cells:[(0,it.jsxs)(le,{to:nr(e),children:[e.kind," ",e.name]}),
e.namespace??"",(0,it.jsx)(dr,{name:e.cluster}),e.replicas??"",(0,it.jsx)(Ie,{since:e.since}),e.reason,e.producer,(0,it.jsxs)(it.Fragment,{children:[e.kept&&(0,it.jsx)(
De,{size:"sm",variant:"light",color:"yellow",children:Hn.kept})," ",e.message]})]}}function k7({route:e}){let t=Gt("moves",{...Object.fromEntries(e.query),limit:Qt}),
{value:r}=t;return(0,it.jsxs)(me,{gap:"sm",children:[(0,it.jsxs)(Z,{justify:"space-between",children:[(0,it.jsx)(ce,{order:1,size:"h3",children:B.pages.moves}),
(0,it.jsxs)(Z,{gap:"xs",children:[(0,it.jsx)(le,{to:fe("workloads",{filter:"suspended"}),children:Hn.suspended}),(0,it.jsx)(le,{to:fe("resources",{resource:"pla\
cementevictions.fleet.karmada.io"}),children:Hn.evictions}),(0,it.jsx)($r,{route:e}),(0,it.jsx)(ko,{route:e}),(0,it.jsx)(ut,{command:"kubectl get placementevict\
ions -A"})]})]}),(0,it.jsx)(Rt,{live:t,reading:r}),r&&(0,it.jsxs)(it.Fragment,{children:[(0,it.jsx)(ce,{order:2,size:"h5",children:Hn.leaving}),(0,it.jsx)(pt,{label:Hn.
leaving,columns:Hn.evictionColumns,empty:Hn.none,rows:r.evictions.map(iP)}),(0,it.jsx)(ce,{order:2,size:"h5",children:Hn.recent}),(0,it.jsx)(pt,{label:Hn.recent,
columns:Hn.columns,empty:Hn.noMoves,rows:r.page.map((o,n)=>({key:String(n),cells:[(0,it.jsx)(Ie,{since:o.time}),(0,it.jsxs)(le,{to:nr(o),children:[o.kind," ",o.
name]}),o.namespace??"",o.changes?.join(", ")??"",o.reason,o.by??""]}))}),(0,it.jsx)(qr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var Mt=x(T(),1),Ls=B.policies,T7=["PropagationPolicy","ClusterPropagationPolicy","OverridePolicy","ClusterOverridePolicy"];function lP(e){let t=e.kind.includes(
"Override");return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,Mt.jsx)(le,{to:Nr(e),children:e.name}),e.kind,e.namespace??"",(0,Mt.jsx)(G,{size:"xs",children:e.
selects.join(", ")}),t?(0,Mt.jsx)(G,{size:"sm",span:!0,c:"dimmed",title:Ls.notCounted,children:"–"}):e.objects===0?(0,Mt.jsx)(le,{to:fe("workloads",{filter:"n\
oPolicy",namespace:e.namespace}),children:(0,Mt.jsx)(De,{color:"yellow",variant:"light",size:"sm",children:Ls.none})}):(0,Mt.jsx)(le,{to:fe("workloads",{search:e.
name,namespace:e.namespace}),children:String(e.objects)}),(0,Mt.jsx)(Ie,{since:e.created})]}}function R7({route:e}){let t=Gt("policies",{...Object.fromEntries(e.
query),limit:Qt}),{value:r}=t,o=e.query.get("kind")??"";return(0,Mt.jsxs)(me,{gap:"sm",children:[(0,Mt.jsxs)(Z,{justify:"space-between",children:[(0,Mt.jsx)(ce,
{order:1,size:"h3",children:B.pages.policies}),(0,Mt.jsxs)(Z,{gap:"xs",children:[(0,Mt.jsx)(Za,{"aria-label":Ls.kind,size:"xs",value:o,data:[{value:"",label:Ls.
any},...T7],onChange:n=>Tt(e,{kind:n.currentTarget.value,offset:void 0})}),(0,Mt.jsx)($r,{route:e}),(0,Mt.jsx)(ko,{route:e}),(0,Mt.jsx)(re,{component:"a",size:"\
xs",href:fe("edit"),onClick:vi,children:Ls.create}),(0,Mt.jsx)(ut,{command:`kubectl get ${o||T7.join(",")} -A`.toLowerCase().replace("-a","-A")})]})]}),(0,Mt.jsx)(
Rt,{live:t,reading:r}),r&&(0,Mt.jsxs)(Mt.Fragment,{children:[(0,Mt.jsx)(pt,{label:B.pages.policies,columns:Ls.columns,empty:Ls.empty,rows:r.page.map(lP)}),(0,Mt.jsx)(
qr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var E7=x(D(),1);var Ce=x(T(),1),Hs=B.resources,js=B.search,r_=["federatedresourcequotas.policy.karmada.io","federatedhpas.autoscaling.karmada.io","cronfederatedhpas.autoscaling\
.karmada.io","services","multiclusterservices.networking.karmada.io","multiclusteringresses.networking.karmada.io","serviceexports.multicluster.x-k8s.io","servi\
ceimports.multicluster.x-k8s.io","placementevictions.fleet.karmada.io","fleetdisruptionbudgets.fleet.karmada.io","workloadrebalancers.apps.karmada.io","clustert\
aintpolicies.policy.karmada.io","remedies.remedy.karmada.io","resourceregistries.search.karmada.io","deployments.apps","statefulsets.apps","daemonsets.apps","jo\
bs.batch","configmaps","namespaces"],sP=e=>e.group?.endsWith(".karmada.io")??!1;function cP({details:e}){return(0,Ce.jsx)(Ce.Fragment,{children:e.map((t,r)=>(0,Ce.jsxs)(
G,{size:"xs",...t.problem?{c:"red"}:{},children:[t.cluster??Hs.all,": ",t.text]},r))})}function A7({route:e}){let t=e.query.get("resource")??"deployments.apps",
r=Gt("resources",{...Object.fromEntries(e.query),resource:t,limit:Qt}),{value:o}=r,n=e.query.get("namespace"),a=o?.rows.some(i=>i.details);return(0,Ce.jsxs)(me,
{gap:"sm",children:[(0,Ce.jsxs)(Z,{justify:"space-between",children:[(0,Ce.jsx)(ce,{order:1,size:"h3",children:B.pages.resources}),(0,Ce.jsxs)(Z,{gap:"xs",children:[
(0,Ce.jsx)(Za,{"aria-label":Hs.kind,size:"xs",value:t,data:r_.includes(t)?r_:[t,...r_],onChange:i=>Tt(e,{resource:i.currentTarget.value,continue:void 0})}),(0,Ce.jsx)(
$r,{route:e}),(0,Ce.jsx)(ut,{command:`kubectl get ${t}${n?` -n ${n}`:" -A"}`})]})]}),(0,Ce.jsx)(Rt,{live:r}),o&&(0,Ce.jsxs)(Ce.Fragment,{children:[(0,Ce.jsx)(pt,
{label:t,columns:a?[...o.columns,Hs.details]:o.columns,empty:Hs.none,rows:o.rows.map(i=>({key:`${i.namespace}/${i.name}`,cells:[...i.cells.map((l,s)=>s===0?(0,Ce.jsx)(
le,{to:sP(i)?Nr(i):nr(i),children:l}):l),...a?[(0,Ce.jsx)(cP,{details:i.details??[]})]:[]]}))}),(0,Ce.jsxs)(Z,{justify:"flex-end",children:[e.query.get("continu\
e")&&(0,Ce.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>Tt(e,{continue:void 0}),children:Hs.first}),o.continue&&(0,Ce.jsx)(re,{size:"compact-sm",variant:"\
default",onClick:()=>Tt(e,{continue:o.continue}),children:Hs.next})]})]})]})}function N7({route:e}){let t=e.query.get("search")??"",[r,o]=(0,E7.useState)(t),n=em(
"search",{search:t,continue:e.query.get("continue")??"",limit:Qt});return(0,Ce.jsxs)(me,{gap:"sm",children:[(0,Ce.jsxs)(Z,{justify:"space-between",children:[(0,Ce.jsx)(
ce,{order:1,size:"h3",children:B.pages.search}),(0,Ce.jsx)(ut,{command:`karmadactl search ${t}`})]}),(0,Ce.jsx)(G,{size:"sm",children:js.intro}),(0,Ce.jsx)("for\
m",{onSubmit:a=>{a.preventDefault(),Tt(e,{search:r,continue:void 0})},children:(0,Ce.jsxs)(Z,{gap:"xs",children:[(0,Ce.jsx)(Bo,{type:"search",size:"xs",w:480,"a\
ria-label":js.label,placeholder:js.hint,value:r,onChange:a=>o(a.currentTarget.value),name:"search"}),(0,Ce.jsx)(re,{type:"submit",size:"xs",children:js.go})]})}),
(0,Ce.jsx)(Rt,{live:n}),n.value?.missing&&(0,Ce.jsxs)(ae,{color:"blue",role:"status",title:js.missing,children:[n.value.missing,". ",(0,Ce.jsx)(le,{to:fe("resou\
rces",{resource:"resourceregistries.search.karmada.io"}),children:"ResourceRegistries"})]}),n.value&&t&&!n.value.missing&&(0,Ce.jsx)(pt,{label:B.pages.search,columns:js.
columns,empty:js.empty,rows:n.value.found.map(a=>({key:`${a.cluster}/${a.kind}/${a.namespace}/${a.name}`,cells:[(0,Ce.jsx)(dr,{name:a.cluster}),a.namespace??"",
a.kind,(0,Ce.jsx)(le,{to:fe("workload",{...a,cluster:void 0,created:void 0}),children:a.name}),(0,Ce.jsx)(Ie,{since:a.created})]}))}),n.value?.continue&&(0,Ce.jsx)(
re,{size:"compact-sm",variant:"default",onClick:()=>Tt(e,{continue:n.value.continue}),children:Hs.next})]})}var Bv=x(D(),1);var ie=x(T(),1),qt=B.rollouts,dP={Succeeded:"green",Healthy:"green",Progressing:"indigo",Updating:"indigo",WaitingForApproval:"yellow",Paused:"yellow",Waiting:"\
gray",Pending:"gray",Failed:"red",RollingBack:"red"},mP=e=>e.replace(/(?<=[a-z])[A-Z]/g,t=>" "+t.toLowerCase()),o_=({phase:e})=>(0,ie.jsx)(De,{color:dP[e]??"gra\
y",variant:"light",size:"sm",children:mP(e)});function uP({cluster:e}){return(0,ie.jsxs)("div",{className:"rollout-cluster",title:e.message,children:[(0,ie.jsx)(
G,{size:"sm",children:e.name}),(0,ie.jsxs)(Z,{gap:4,children:[(0,ie.jsx)(o_,{phase:e.state}),e.revision?(0,ie.jsx)(G,{size:"xs",c:"dimmed",children:qt.revision(
e.revision)}):null]}),e.message&&(0,ie.jsx)(G,{size:"xs",children:e.message})]})}function fP({rollout:e}){let t=e.status.clusters??[],r=e.status.stages?.length?
e.status.stages:[{name:qt.rest,phase:e.status.phase??""}];return(0,ie.jsx)("div",{className:"stages",tabIndex:0,role:"group","aria-label":e.template.name,children:r.
map(o=>(0,ie.jsxs)("div",{className:"stage",children:[(0,ie.jsxs)(G,{size:"sm",fw:600,children:[o.name," ",(0,ie.jsx)(o_,{phase:o.phase})]}),t.filter(n=>(n.stage||
qt.rest)===o.name).slice(0,50).map(n=>(0,ie.jsx)(uP,{cluster:n},n.name))]},o.name))})}function pP({rollout:e,onAction:t}){let r=e.status.stages?.find(u=>u.phase===
"WaitingForApproval"),[o,n]=(0,Bv.useState)(null),a=(u,d)=>t({rollout:e,label:u,body:d}),i=e.status.phase==="Succeeded"||e.status.phase==="Failed",l=e.revisions?.
filter(u=>u.revision!==e.status.revision)??[],s=e.status.stableRevision??0,c=Number(o??(s!==e.status.revision?s:0));return(0,ie.jsxs)(Z,{gap:"xs",children:[r&&(0,ie.jsxs)(
re,{size:"compact-sm",onClick:()=>a(`${qt.approve} ${r.name}`,{action:"approve",stage:r.name}),children:[qt.approve," ",r.name]}),!i&&!e.suspended&&(0,ie.jsx)(re,
{size:"compact-sm",variant:"default",onClick:()=>a(qt.pause,{action:"pause"}),children:qt.pause}),e.suspended&&(0,ie.jsx)(re,{size:"compact-sm",variant:"default",
onClick:()=>a(qt.resume,{action:"resume"}),children:qt.resume}),l.length>0&&(0,ie.jsx)(vu,{size:"xs",w:140,"aria-label":qt.history,placeholder:qt.history,value:o,
onChange:n,data:l.map(u=>({value:String(u.revision),label:qt.revision(u.revision)}))}),c>0&&(0,ie.jsxs)(re,{size:"compact-sm",variant:"default",color:"red",onClick:()=>a(
`${qt.undo} ${qt.revision(c)}`,{action:"undo",to:c}),children:[qt.undo," ",qt.revision(c)]})]})}function hP({action:e,onClose:t}){let[r,o]=(0,Bv.useState)(""),{
rollout:n,body:a}=e,i=()=>Ot("rollout",{namespace:n.namespace??"",name:n.name,revision:n.status.revision??0,...a}).then(t,l=>o(l.message));return(0,ie.jsx)(Sr,{
opened:!0,onClose:t,title:e.label,centered:!0,children:(0,ie.jsxs)(me,{children:[r&&(0,ie.jsx)(ae,{color:"red",role:"alert",children:r}),(0,ie.jsx)(G,{size:"sm",
children:qt.confirm(e.label,`${n.template.kind} ${n.template.name}`)}),(0,ie.jsxs)(Z,{justify:"flex-end",children:[(0,ie.jsx)(re,{variant:"default",onClick:t,"d\
ata-autofocus":!0,children:B.inbox.cancel}),(0,ie.jsx)(re,{onClick:i,children:e.label})]})]})})}function gP({rollout:e,onAction:t}){let{status:r,template:o}=e;return(0,ie.jsxs)(
An,{withBorder:!0,padding:"md",children:[(0,ie.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,ie.jsxs)(Z,{gap:"xs",children:[(0,ie.jsx)(ce,{order:2,size:"\
h5",children:(0,ie.jsxs)(le,{to:nr(o),children:[o.kind," ",o.name]})}),(0,ie.jsx)(G,{size:"sm",c:"dimmed",children:e.namespace}),(0,ie.jsx)(o_,{phase:r.phase??"\
Pending"}),e.suspended&&(0,ie.jsx)(De,{size:"sm",color:"yellow",variant:"light",children:qt.paused}),(0,ie.jsxs)(G,{size:"sm",children:[qt.revision(r.revision??
0),r.stableRevision?", "+qt.stable(r.stableRevision):""]}),(0,ie.jsx)(Ie,{since:r.startedAt})]}),(0,ie.jsxs)(Z,{gap:"xs",children:[!e.revisions&&(0,ie.jsx)(le,{
to:fe("rollouts",{name:e.name,namespace:e.namespace}),children:qt.history}),(0,ie.jsx)(pP,{rollout:e,onAction:t})]})]}),r.message&&(0,ie.jsx)(G,{size:"sm",mb:"x\
s",children:r.message}),(0,ie.jsx)(fP,{rollout:e})]})}function O7({route:e}){let t=Gt("rollouts",{...Object.fromEntries(e.query),limit:Qt}),[r,o]=(0,Bv.useState)(),
{value:n}=t;return(0,ie.jsxs)(me,{gap:"sm",children:[(0,ie.jsxs)(Z,{justify:"space-between",children:[(0,ie.jsx)(ce,{order:1,size:"h3",children:B.pages.rollouts}),
(0,ie.jsxs)(Z,{gap:"xs",children:[(0,ie.jsx)($r,{route:e}),(0,ie.jsx)(ko,{route:e}),(0,ie.jsx)(ut,{command:e.query.get("name")?`karmadactl rollout status ${e.query.
get("name")} -n ${e.query.get("namespace")}`:"kubectl get stagedrollouts -A"})]})]}),(0,ie.jsx)(Rt,{live:t,reading:n}),n&&n.page.length===0&&(0,ie.jsx)(G,{size:"\
sm",c:"dimmed",children:qt.empty}),n?.page.map(a=>(0,ie.jsx)(gP,{rollout:a,onAction:o},`${a.namespace}/${a.name}`)),n&&(0,ie.jsx)(qr,{route:e,shown:n.page.length,
matching:n.matching}),r&&(0,ie.jsx)(hP,{action:r,onClose:()=>o(void 0)})]})}var Is=x(D(),1);var Fo=x(T(),1),Pv=B.shell;function vP({url:e,onEnd:t}){let r=(0,Is.useRef)(null);return(0,Is.useEffect)(()=>{let o=()=>{},n=!1;return Q8().then(({open:a})=>{n||
(o=a({parent:r.current,url:e,nonce:Bs,label:Pv.label,onEnd:i=>{n||t(i)}}))}),()=>{n=!0,o()}},[e]),(0,Fo.jsx)("div",{ref:r,className:"terminal"})}function M7({route:e}){
let t=Object.fromEntries(e.query),[r,o]=(0,Is.useState)(0),[n,a]=(0,Is.useState)(),l=(location.protocol==="https:"?"wss://":"ws://")+location.host+"/ui/api/exec"+
Sf(t),s=()=>{a(void 0),o(r+1)};return(0,Fo.jsxs)(me,{gap:"sm",children:[(0,Fo.jsxs)(Z,{justify:"space-between",children:[(0,Fo.jsxs)(ce,{order:1,size:"h3",children:[
t.pod," ",(0,Fo.jsxs)(G,{span:!0,c:"dimmed",children:[t.cluster," ",t.namespace]})]}),(0,Fo.jsx)(ut,{command:`karmadactl exec -it ${t.pod} -n ${t.namespace} -C ${t.
cluster} -- sh`})]}),(r===0||n!==void 0)&&(0,Fo.jsxs)(Z,{gap:"xs",children:[(0,Fo.jsx)(re,{onClick:s,children:Pv.connect}),(0,Fo.jsx)(G,{size:"sm",children:Pv.intro(
t.pod??"",t.cluster??"")})]}),n!==void 0&&(0,Fo.jsx)(ae,{color:"gray",role:"status",title:Pv.ended,children:n}),r>0&&(0,Fo.jsx)(vP,{url:l,onEnd:a},r)]})}var om=x(D(),1);var Yt=x(T(),1),Sl=B.whatif;function bP({cluster:e,plan:t}){let[r,o]=(0,om.useState)({}),n=()=>{o({busy:!0}),Ot("drain",{cluster:e,planHash:t.planHash}).then(o,
a=>o({error:a.message}))};return r.evicted!==void 0?(0,Yt.jsxs)(ae,{color:"green",role:"status",title:Sl.started(r.evicted),children:[r.stays.length>0&&(0,Yt.jsxs)(
"div",{children:[Sl.stays,": ",r.stays.join("; ")]}),(0,Yt.jsx)(le,{to:fe("moves",{search:e}),children:Sl.follow})]}):(0,Yt.jsxs)(Z,{gap:"xs",children:[(0,Yt.jsx)(
re,{color:"red",disabled:r.busy,onClick:n,children:Sl.now}),r.error&&(0,Yt.jsx)(ae,{color:"red",role:"alert",children:r.error})]})}function D7({route:e}){let t=e.
query.get("cluster")??"",r=e.query.get("operation")??"",[o,n]=(0,om.useState)(t),[a,i]=(0,om.useState)({});(0,om.useEffect)(()=>{if(i({}),!t||!r)return;let s=!0;
return i({busy:!0}),Ot("plan",{changes:[{operation:r,cluster:t}],namespace:e.query.get("namespace")??""}).then(c=>s&&i({plan:c}),c=>s&&i({error:c.message})),()=>{
s=!1}},[t,r,e]);let l=s=>Tt(e,{cluster:o,operation:s});return(0,Yt.jsxs)(me,{gap:"sm",children:[(0,Yt.jsxs)(Z,{justify:"space-between",children:[(0,Yt.jsxs)(ce,
{order:1,size:"h3",children:[B.pages.whatif," ",(0,Yt.jsx)(G,{span:!0,c:"dimmed",children:t})]}),(0,Yt.jsx)(ut,{command:`karmadactl plan --${r==="Drain"?"drain":
"lose-cluster"}=${t}`})]}),(0,Yt.jsx)(G,{size:"sm",children:Sl.intro}),(0,Yt.jsxs)(Z,{gap:"xs",align:"end",children:[(0,Yt.jsx)(Bo,{label:Sl.cluster,value:o,name:"\
cluster",onChange:s=>n(s.currentTarget.value)}),(0,Yt.jsx)(re,{variant:"default",disabled:!o,onClick:()=>l("LoseCluster"),children:Sl.lose}),(0,Yt.jsx)(re,{variant:"\
default",disabled:!o,onClick:()=>l("Drain"),children:Sl.drain})]}),a.busy&&(0,Yt.jsx)(Ft,{size:"sm",role:"status","aria-label":B.plan.busy}),a.error&&(0,Yt.jsx)(
ae,{color:"red",title:B.failed,role:"alert",children:a.error}),a.plan&&(0,Yt.jsx)(Dv,{plan:a.plan}),a.plan&&r==="Drain"&&(0,Yt.jsx)(bP,{cluster:t,plan:a.plan},a.
plan.planHash)]})}var am=x(D(),1);var Fr=x(T(),1),kl=206,Cl=60,zl=32,Lv=10,jv=26;function yP(e){let t=[],r=0,o=0,n=(a,i,l)=>{let s={node:a,x:i,y:0,parent:l};t.push(s),o=Math.max(o,i+1);let c=(a.
children??[]).map(u=>n(u,i+1,s));return s.y=c.length>0?(c[0].y+c[c.length-1].y)/2:r++,s};return n(e,0),{placed:t,rows:r,columns:o}}function wP(e){if(e.kind==="C\
luster")return Na(e.name);if(e.kind.endsWith("StagedRollout"))return fe("rollouts",{name:e.name,namespace:e.namespace});if(e.kind.endsWith("PropagationPolicy"))
return Nr({group:"policy.karmada.io",version:"v1alpha1",kind:e.kind,namespace:e.namespace,name:e.name})}function xP({p:e}){let{node:t}=e,r=t.missing?"Missing":t.
state??"",o=`${t.kind} ${t.namespace?t.namespace+"/":""}${t.name}`,n=wP(t),a=B.workload.done[t.kind]??(t.children?"":B.workload.done.Member),i=r==="Missing"?B.workload.
missing:r==="Done"?a:!t.message&&(r==="Waiting"||r==="Failed")?B.workload.notDone:"";return(0,Fr.jsxs)("g",{className:r,transform:`translate(${e.x*(kl+zl)},${jv+
e.y*(Cl+Lv)})`,"data-kind":t.kind,children:[(0,Fr.jsx)("title",{children:[o,r,t.message].filter(Boolean).join(`
`)}),(0,Fr.jsx)("rect",{width:kl,height:Cl,rx:6}),(0,Fr.jsx)("foreignObject",{width:kl,height:Cl,children:(0,Fr.jsxs)("div",{className:"node",children:[(0,Fr.jsxs)(
"div",{className:"name",children:[t.kind," ",n?(0,Fr.jsx)(le,{to:n,children:t.name}):t.name]}),(0,Fr.jsx)("div",{className:"detail",children:[t.message,i].filter(
Boolean).join("; ")})]})})]})}function _P({p:e}){if(!e.parent)return null;let t=e.parent.x*(kl+zl)+kl,r=jv+e.parent.y*(Cl+Lv)+Cl/2,o=e.x*(kl+zl),n=jv+e.y*(Cl+Lv)+
Cl/2;return(0,Fr.jsx)("path",{d:`M${t},${r} C${t+zl/2},${r} ${o-zl/2},${n} ${o},${n}`})}function B7({root:e}){let{placed:t,rows:r,columns:o}=yP(e),n=o*(kl+zl)-zl,
a=jv+r*(Cl+Lv);return(0,Fr.jsx)("div",{className:"graph",tabIndex:0,role:"region","aria-label":B.workload.tabs.graph,children:(0,Fr.jsxs)("svg",{width:n+4,height:a+
2,viewBox:`-2 0 ${n+4} ${a+2}`,role:"group","aria-label":`${e.kind} ${e.name}`,children:[B.workload.columns.slice(0,o).map((i,l)=>(0,Fr.jsx)("text",{x:l*(kl+zl),
y:14,className:"detail",children:i},i)),t.map((i,l)=>(0,Fr.jsx)(_P,{p:i},l)),t.map((i,l)=>(0,Fr.jsx)(xP,{p:i},l))]})})}var Vn=x(D(),1);var Ue=x(T(),1),nm=B.pods,In=B.logs;function SP(e,t){let r=e.ready===e.containers.length&&e.containers.length>0;return{key:e.cluster+"/"+e.name,cells:[(0,Ue.jsx)(
dr,{name:e.cluster}),e.name,(0,Ue.jsxs)(Ue.Fragment,{children:[(0,Ue.jsx)(De,{size:"sm",variant:"light",color:r?"green":"yellow",children:e.status}),e.message&&
(0,Ue.jsx)(G,{size:"xs",children:e.message})]}),`${e.ready}/${e.containers.length}`,e.restarts,e.node??"",(0,Ue.jsx)(Ie,{since:e.created}),(0,Ue.jsxs)(Z,{gap:"x\
s",wrap:"nowrap",className:"nowrap",children:[(0,Ue.jsx)(le,{to:fe("workload",{...t,tab:"logs",cluster:e.cluster,pod:e.name}),children:nm.logs}),(0,Ue.jsx)(le,{
to:fe("shell",{cluster:e.cluster,namespace:e.namespace,pod:e.name,container:e.containers[0]}),children:nm.shell})]})]}}function P7({object:e}){let t=Gt("pods",{
...e}),{value:r}=t;return(0,Ue.jsxs)(me,{gap:"sm",children:[(0,Ue.jsx)(Rt,{live:t}),r?.errors.map(o=>(0,Ue.jsx)(ae,{color:"red",title:`${nm.cluster} ${o.cluster}`,
children:o.error},o.cluster)),r&&(r.pods.length>0||r.errors.length===0)&&(0,Ue.jsx)(pt,{label:B.workload.tabs.pods,columns:nm.columns,empty:nm.empty,rows:r.pods.
map(o=>SP(o,e))}),r&&r.clusters>50&&(0,Ue.jsx)(G,{size:"sm",c:"dimmed",children:nm.more(50,r.clusters)})]})}var n_=2e3,CP=/\u001b\[[0-9;?]*[A-Za-z]/g;function zP(e){
let[t,r]=(0,Vn.useState)({lines:[],ended:!1,error:""});return(0,Vn.useEffect)(()=>{r({lines:[],ended:!1,error:""});let o=new EventSource(e),n=a=>{o.close(),r(i=>({
...i,ended:!0,error:a}))};return o.onmessage=a=>r(i=>({...i,lines:[...i.lines,...JSON.parse(a.data)].slice(-n_)})),o.addEventListener("end",()=>n("")),o.onerror=
()=>n(B.failed),()=>o.close()},[e]),t}function L7({object:e,route:t}){let[r,o]=(0,Vn.useState)(0),[n,a]=(0,Vn.useState)(""),i=t.query.get("cluster")??"",l=t.query.
get("pod")??"",s=t.query.get("previous")??"",{lines:c,ended:u,error:d}=zP(Wd("logs",{...e,cluster:i,pod:l,previous:s,round:r})),m=(0,Vn.useMemo)(()=>[...new Set(
[...c.map(h=>h.c).filter(Boolean),...i?[i]:[]])].sort(),[c,i]),f=(0,Vn.useRef)(null);(0,Vn.useEffect)(()=>{f.current?.scrollIntoView({block:"nearest"})},[c]);let p=n?
c.filter(h=>h.t.includes(n)):c;return(0,Ue.jsxs)(me,{gap:"sm",children:[(0,Ue.jsxs)(Z,{gap:"xs",children:[(0,Ue.jsx)(Za,{"aria-label":In.cluster,size:"sm",value:i,
data:[{value:"",label:In.cluster},...m.filter(Boolean)],onChange:h=>Tt(t,{cluster:h.currentTarget.value,pod:void 0})}),(0,Ue.jsx)(Bo,{type:"search","aria-label":In.
filter,placeholder:In.filter,size:"sm",value:n,onChange:h=>a(h.currentTarget.value)}),(0,Ue.jsx)(Xa,{label:In.previous,checked:s==="true",onChange:h=>Tt(t,{previous:h.
currentTarget.checked?"true":void 0})}),(0,Ue.jsx)(De,{color:u?"gray":"green",variant:"light",children:u?In.ended:In.follow}),u&&(0,Ue.jsx)(re,{size:"compact-sm",
variant:"default",onClick:()=>o(r+1),children:In.again}),l&&(0,Ue.jsxs)(re,{size:"compact-sm",variant:"default",onClick:()=>Tt(t,{pod:void 0}),children:[l," ✕"]})]}),
d&&(0,Ue.jsx)(ae,{color:"red",role:"alert",children:d}),(0,Ue.jsxs)("div",{className:"log",tabIndex:0,role:"log","aria-label":In.label,"aria-live":"off",children:[
p.length===0&&(0,Ue.jsx)(G,{size:"sm",c:"dimmed",children:In.empty}),p.map((h,w)=>(0,Ue.jsxs)("div",{className:h.e?"mono removed":"mono",children:[(0,Ue.jsxs)("\
span",{className:"source",children:[h.c," ",h.p]})," ",h.t.replace(CP,"")]},w)),(0,Ue.jsx)("div",{ref:f})]}),c.length>=n_&&(0,Ue.jsx)(G,{size:"sm",c:"dimmed",children:In.
dropped(n_)})]})}var Mr=x(T(),1),mr=B.verdict;function kP(e,t){let r=n=>nr(t)+"&tab="+n,o=fe("inbox",{namespace:t.namespace});switch(e.kind){case"NotScheduled":return[[mr.why,r(
"why")]];case"NotApplied":return[[mr.diff,r("diff")],...e.message.includes("karmadactl adopt")?[[mr.inbox,o]]:[]];case"NotHealthy":case"RollingOut":return[[mr.pods,
r("pods")],[mr.logs,r("logs")]];case"StatusUnknown":case"NotReported":return e.cluster?[[mr.cluster(e.cluster),Na(e.cluster)]]:[];case"RemovalHeld":case"Restart\
Held":return[[mr.inbox,o]];case"EvictionBlocked":case"MoveHeld":return[[mr.moves,fe("moves",{search:t.name})]];case"NoPolicy":return[[mr.policy,fe("edit")]]}return e.
kind.startsWith("Rollout")?[[mr.rollout,fe("rollouts",{search:t.name})]]:[]}function TP(e){return e.kind?B.problems[e.kind]??e.kind:e.state==="Done"?mr.healthy:
mr.waits}function RP(e){return e.state==="Done"?"green":!e.kind||Z1(e.kind)?"yellow":"red"}function EP(e){let t=e.clusters.filter(n=>n.replicas!==void 0),r=n=>t.
reduce((a,i)=>a+(i[n]??0),0),o=mr.clusters(e.clusters.length);return t.length>0?mr.ready(r("ready"),r("replicas"),o):mr.done(o)}function j7({value:e}){let t=e.verdict,
r=[...t.change.map(o=>[mr.edit(`${o.kind} ${o.name}`),Nr(o)]),...kP(t,e)];return(0,Mr.jsxs)(ae,{color:RP(t),role:"status","data-kind":t.kind||t.state,title:(0,Mr.jsxs)(
Mr.Fragment,{children:[TP(t),t.cluster&&(0,Mr.jsxs)(Mr.Fragment,{children:[" ",mr.in," ",(0,Mr.jsx)(dr,{name:t.cluster})]}),(t.clusters??0)>1&&` ${mr.more(t.clusters-
1)}`,t.since&&(0,Mr.jsxs)(G,{span:!0,size:"sm",c:"dimmed",children:[" ",mr.since," ",(0,Mr.jsx)(Ie,{since:t.since})]})]}),children:[t.state==="Done"?(0,Mr.jsx)(
G,{size:"sm",children:EP(e)}):(0,Mr.jsx)(ft,{text:t.message,namespace:e.namespace}),t.hints.map(o=>(0,Mr.jsx)("div",{children:(0,Mr.jsx)(ft,{text:o,namespace:e.
namespace})},o)),r.length>0&&(0,Mr.jsx)(Z,{gap:"md",mt:4,children:r.map(([o,n])=>(0,Mr.jsx)(le,{to:n,children:o},n))})]})}var xe=x(T(),1),Ro=B.why,zf=e=>`${e.kind} ${e.namespace?e.namespace+"/":""}${e.name}`;function AP(e,t,r){let o=r&&r.state!=="Done";return{key:e.cluster,cells:[(0,xe.jsx)(
dr,{name:e.cluster}),(0,xe.jsx)(De,{size:"sm",variant:"light",color:e.chosen?"green":"gray",children:e.chosen?Ro.yes:Ro.no}),t&&e.chosen?e.replicas:"",t?e.current:
"",(r&&t?Av(r):e.ready)??"",e.capacity??"",e.score||"",(0,xe.jsxs)(xe.Fragment,{children:[o&&(0,xe.jsxs)(xe.Fragment,{children:[(0,xe.jsx)(Ev,{state:r})," ",(0,xe.jsx)(
ft,{text:r.message??""}),(0,xe.jsx)("br",{})]}),(0,xe.jsx)(ft,{text:e.reason})]})]}}function NP({term:e,single:t,states:r}){return(0,xe.jsxs)("section",{children:[
!t&&(0,xe.jsx)(ce,{order:2,size:"h5",children:Ro.term(e.affinity??"")}),e.error&&(0,xe.jsx)(ae,{color:"red",title:Ro.unschedulable,my:"xs",children:(0,xe.jsx)(ft,
{text:e.error})}),e.division&&(0,xe.jsx)(G,{size:"sm",children:Ro.division(e.division)}),(0,xe.jsx)(pt,{label:B.workload.tabs.why,columns:Ro.columns,rows:e.clusters.
map(o=>AP(o,!!e.division,r.find(n=>n.cluster===o.cluster)))}),e.total>e.clusters.length&&(0,xe.jsx)(G,{size:"sm",c:"dimmed",children:Ro.more(e.total-e.clusters.
length)}),e.notes.map(o=>(0,xe.jsx)(G,{size:"sm",children:o},o))]})}function OP({why:e,banner:t}){return(0,xe.jsxs)(xe.Fragment,{children:[e.policy&&(0,xe.jsx)(
ft,{text:Ro.policy(zf(e.policy),e.policy.problem)}),e.unclaimed&&!t&&(0,xe.jsx)(ae,{color:"red",title:Ro.unclaimed,children:e.unclaimed}),e.nearly.length>0&&(0,xe.jsx)(
ae,{color:"yellow",title:Ro.nearly,children:(0,xe.jsx)(Nn,{size:"sm",children:e.nearly.map(r=>(0,xe.jsx)(Nn.Item,{children:(0,xe.jsx)(ft,{text:`${zf(r.policy)}:\
 ${r.difference}`})},zf(r.policy)))})}),e.alsoMatching.map(r=>(0,xe.jsx)("div",{children:(0,xe.jsx)(ft,{text:`${Ro.also}: ${zf(r.policy)}, ${r.reason}`})},zf(r.
policy)))]})}function H7({object:e,states:t,verdict:r}){let{value:o,error:n}=em("why",{...e,limit:200});return n?(0,xe.jsx)(ae,{color:"red",title:B.failed,role:"\
alert",children:n}):o?(0,xe.jsxs)(me,{gap:"sm",children:[(0,xe.jsx)(OP,{why:o,banner:!!r}),o.held&&(0,xe.jsx)(ae,{color:"yellow",title:Ro.held,children:o.held}),
o.due&&r?.kind!=="NotScheduled"&&(0,xe.jsx)(ae,{color:"blue",title:Ro.due,children:o.due}),o.error&&o.terms.length!==1&&(0,xe.jsx)(ae,{color:"red",title:Ro.unschedulable,
children:o.error}),o.terms.map((a,i)=>(0,xe.jsx)(NP,{term:a,single:o.terms.length===1,states:t},i)),o.notes.map(a=>(0,xe.jsx)(G,{size:"sm",children:a},a))]}):(0,xe.jsx)(
Ft,{size:"sm",role:"status","aria-label":B.loading})}var K=x(T(),1),Fe=B.workload;function MP(e,t){let r=`${t.kind.toLowerCase()}${t.group?"."+t.group:""}/${t.name}${t.namespace?" -n "+t.namespace:""}`;return`${{graph:"\
karmadactl tree",why:"karmadactl why",timeline:"karmadactl trace",events:"karmadactl describe",manifest:"kubectl get -o yaml",diff:"karmadactl diff",pods:"karma\
dactl get pods --operation-scope members #",logs:"karmadactl logs --all-clusters"}[e]} ${r}`}function DP({value:e,cluster:t,onClose:r}){let[o,n]=(0,am.useState)(
{}),a={namespace:e.namespace??"",binding:e.binding,cluster:t},i=s=>Ot("evict",{...a,planned:s}).then(c=>n({planned:c,done:!!s}),c=>n({planned:s,error:c.message}));
(0,am.useEffect)(()=>{i()},[]);let{planned:l}=o;return(0,K.jsx)(Sr,{opened:!0,onClose:r,title:Fe.evictHeading(e.name,t),centered:!0,children:(0,K.jsxs)(me,{children:[
o.error&&(0,K.jsx)(ae,{color:"red",role:"alert",children:o.error}),o.done&&(0,K.jsx)(ae,{color:"green",role:"status",children:Fe.evicted}),l?.stays&&(0,K.jsx)(ae,
{color:"yellow",title:Fe.staysThere,children:l.stays}),l&&!l.stays&&(0,K.jsx)(G,{size:"sm",children:l.to.length>0?`${Fe.goes}: ${l.to.join(", ")}`:Fe.nowhere}),
l?.budgets&&(0,K.jsxs)(G,{size:"sm",children:[Fe.budgets,": ",l.budgets]}),(0,K.jsxs)(Z,{justify:"flex-end",children:[(0,K.jsx)(re,{variant:"default",onClick:r,
"data-autofocus":!0,children:Fe.cancel}),(0,K.jsx)(re,{color:"red",disabled:!l||!!l.stays||o.done,onClick:()=>{i(l)},children:Fe.evict})]})]})})}function BP({value:e}){
let[t,r]=(0,am.useState)(""),o=e.clusters.some(a=>a.revision),n=Fe.clusterColumns.filter((a,i)=>i!==3||o);return(0,K.jsxs)(K.Fragment,{children:[t&&(0,K.jsx)(DP,
{value:e,cluster:t,onClose:()=>r("")}),(0,K.jsx)(pt,{label:Fe.clusters,columns:n,rows:e.clusters.map(a=>({key:a.cluster,cells:[(0,K.jsx)(dr,{name:a.cluster}),(0,K.jsx)(
Ev,{state:a}),Av(a),...o?[a.revision?Fe.revision(a.revision):""]:[],(0,K.jsx)(ft,{text:a.message??"",namespace:e.namespace}),e.binding&&(0,K.jsx)(re,{size:"comp\
act-xs",variant:"default",onClick:()=>r(a.cluster),children:Fe.evict})]}))})]})}function PP({value:e}){let t=e.tree.children?.flatMap(r=>Object.entries(r.hidden??
{}))??[];return(0,K.jsxs)(me,{children:[(0,K.jsx)(B7,{root:e.tree}),t.map(([r,o])=>(0,K.jsx)(G,{size:"sm",c:"dimmed",children:Fe.more(o,r)},r)),e.binding&&(0,K.jsxs)(
K.Fragment,{children:[(0,K.jsx)(ce,{order:2,size:"h5",children:Fe.clusters}),(0,K.jsx)(BP,{value:e})]}),e.overrides.length>0&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(
ce,{order:2,size:"h5",children:Fe.overrides}),(0,K.jsx)(pt,{label:Fe.overrides,columns:Fe.overrideColumns,rows:e.overrides.map(r=>({key:`${r.cluster}/${r.kind}/${r.
name}`,cells:[(0,K.jsx)(dr,{name:r.cluster}),(0,K.jsxs)(le,{to:Nr(r),children:[r.kind," ",r.name]}),r.failed?(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(De,{size:"\
sm",variant:"light",color:"red",children:Fe.failed})," ",r.failed]}):(0,K.jsx)("span",{className:"mono",children:r.paths.join(`
`)})]}))})]}),e.binding&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(ce,{order:2,size:"h5",children:Fe.conditions}),(0,K.jsx)(Ov,{label:Fe.conditions,conditions:e.
conditions})]}),e.moves.length>0&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(ce,{order:2,size:"h5",children:Fe.moves}),(0,K.jsx)(pt,{label:Fe.moves,columns:Fe.moveColumns,
rows:e.moves.map((r,o)=>({key:String(o),cells:[(0,K.jsx)(Ie,{since:r.time}),r.changes?.join(", ")??"",r.reason,r.by??""]}))})]})]})}var LP=e=>e.seconds===void 0?
"":`+${e.seconds} s`;function jP({value:e}){let{timeline:t}=e,[r,o]=(0,am.useState)(t.complete),n=t.steps.filter(i=>i.state==="Done").length,a=t.steps.filter(i=>r||
i.state!=="Done");return(0,K.jsxs)(me,{children:[t.complete?(0,K.jsx)(ae,{color:"green",children:Fe.complete}):(0,K.jsx)(ae,{color:"yellow",title:Fe.waiting,children:(0,K.jsx)(
Nn,{size:"sm",children:t.waiting?.map(i=>(0,K.jsx)(Nn.Item,{children:(0,K.jsx)(ft,{text:i,namespace:e.namespace})},i))})}),n>0&&(0,K.jsx)(ss,{size:"sm",checked:r,
onChange:i=>o(i.currentTarget.checked),label:Fe.finished(n)}),(0,K.jsx)(pt,{label:Fe.tabs.timeline,columns:Fe.timelineColumns,rows:a.map((i,l)=>({key:String(l),
cells:[(0,K.jsx)(Ie,{since:i.time}),(0,K.jsx)("span",{className:"nowrap",children:LP(i)}),(0,K.jsx)(e7,{state:i.state}),i.stage,i.cluster?(0,K.jsx)(dr,{name:i.cluster}):
"",i.object,(0,K.jsx)(ft,{text:i.message??"",namespace:e.namespace})]}))})]})}function I7({route:e}){let{group:t,version:r,kind:o,namespace:n,name:a}=Object.fromEntries(
e.query),i={group:t,version:r,kind:o,namespace:n,name:a},l=Gt("workload",i),{value:s}=l,c=e.query.get("tab")??(s&&!s.binding?"why":"graph"),u=i;return(0,K.jsxs)(
me,{gap:"sm",children:[(0,K.jsxs)(Z,{justify:"space-between",children:[(0,K.jsxs)(ce,{order:1,size:"h3",children:[u.kind," ",u.name," ",(0,K.jsx)(G,{span:!0,c:"\
dimmed",children:u.namespace})]}),(0,K.jsxs)(Z,{gap:"xs",children:[(0,K.jsx)(le,{to:Nr(u),children:Fe.edit}),(0,K.jsx)(ut,{command:MP(c,u)})]})]}),(0,K.jsx)(Rt,
{live:l}),s&&(0,K.jsx)(j7,{value:s}),(0,K.jsxs)(xt,{value:c,onChange:d=>Tt(e,{tab:d},!0),keepMounted:!1,children:[(0,K.jsx)(xt.List,{mb:"sm",children:Object.entries(
Fe.tabs).map(([d,m])=>(0,K.jsx)(xt.Tab,{value:d,children:m},d))}),(0,K.jsx)(xt.Panel,{value:"graph",children:s&&(0,K.jsx)(PP,{value:s})}),(0,K.jsx)(xt.Panel,{value:"\
why",children:(0,K.jsx)(H7,{object:u,states:s?.clusters??[],verdict:s?.verdict})}),(0,K.jsx)(xt.Panel,{value:"diff",children:(0,K.jsx)(c7,{object:u})}),(0,K.jsx)(
xt.Panel,{value:"pods",children:(0,K.jsx)(P7,{object:u})}),(0,K.jsx)(xt.Panel,{value:"logs",children:(0,K.jsx)(L7,{object:u,route:e})}),(0,K.jsx)(xt.Panel,{value:"\
timeline",children:s&&(0,K.jsx)(jP,{value:s})}),(0,K.jsx)(xt.Panel,{value:"events",children:s&&(0,K.jsx)(Mv,{events:s.events})}),(0,K.jsx)(xt.Panel,{value:"mani\
fest",children:s&&(s.manifest?(0,K.jsx)(Vc,{block:!0,tabIndex:0,children:s.manifest}):(0,K.jsx)(G,{children:Fe.noManifest}))})]})]})}var ye=x(T(),1),im=B.workloads;function HP({route:e,counts:t}){return(0,ye.jsx)(Hi.Group,{value:e.query.get("filter")??"",onChange:r=>Tt(e,{filter:r,offset:void 0}),
children:(0,ye.jsx)(Z,{gap:6,children:Object.entries(im.filters).map(([r,o])=>(0,ye.jsxs)(Hi,{value:r,size:"xs",variant:"light",disabled:r!==""&&!t[r]&&e.query.
get("filter")!==r,children:[o," ",t[r]??0]},r))})})}function IP({workload:e}){let t=e.problem?.kind.endsWith("Held"),r=["held","drifted","suspended","moving"].filter(
o=>e[o]&&!(o==="held"&&t));return(0,ye.jsxs)(ye.Fragment,{children:[(0,ye.jsxs)(Z,{gap:4,children:[(0,ye.jsx)(tm,{kind:e.problem?.kind}),r.map(o=>(0,ye.jsx)(De,
{color:"gray",variant:"light",size:"sm",children:im.flags[o]},o))]}),e.problem&&(0,ye.jsx)(G,{size:"xs",lineClamp:3,title:e.problem.message,component:"div",children:(0,ye.jsx)(
ft,{size:"xs",text:e.problem.message,cluster:e.problem.cluster,namespace:e.namespace})})]})}function VP({workload:e}){if(e.replicas===void 0)return null;if(e.unknown===
void 0)return(0,ye.jsx)(ye.Fragment,{children:`${e.ready??0}/${e.replicas}`});let t=(e.ready??0)-e.unknown;return(0,ye.jsxs)(G,{size:"sm",c:"dimmed",className:"\
nowrap",children:[t>0?`${t} + `:"","? / ",e.replicas,(0,ye.jsx)("br",{}),"(",im.lastKnown(e.ready??0),")"]})}function UP({policy:e}){if(!e)return null;let t=e.indexOf(
" "),r=e.slice(0,t),o=e.slice(t+1),n=o.indexOf("/"),a=Nr({group:"policy.karmada.io",version:"v1alpha1",kind:r,namespace:n<0?void 0:o.slice(0,n),name:o.slice(n+1)});
return(0,ye.jsxs)(ye.Fragment,{children:[(0,ye.jsx)(le,{to:a,children:o.slice(n+1)}),(0,ye.jsx)(G,{size:"xs",c:"dimmed",className:"nowrap",children:r})]})}function GP(e){
return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,ye.jsxs)(Z,{gap:6,children:[(0,ye.jsx)(le,{to:nr(e),children:e.name}),(0,ye.jsx)(G,{size:"xs",c:"dimme\
d",children:e.kind})]}),e.namespace??"",(0,ye.jsx)(IP,{workload:e}),(0,ye.jsx)(VP,{workload:e}),e.clusters,(0,ye.jsx)(UP,{policy:e.policy}),(0,ye.jsx)(Ie,{since:e.
created})]}}function V7({route:e}){let t=Gt("workloads",{...Object.fromEntries(e.query),limit:Qt}),{value:r}=t;return(0,ye.jsxs)(me,{gap:"sm",children:[(0,ye.jsxs)(
Z,{justify:"space-between",children:[(0,ye.jsx)(ce,{order:1,size:"h3",children:B.pages.workloads}),(0,ye.jsxs)(Z,{gap:"xs",children:[(0,ye.jsx)($r,{route:e}),(0,ye.jsx)(
ko,{route:e}),(0,ye.jsx)(ut,{command:"kubectl get resourcebindings,clusterresourcebindings -A"})]})]}),(0,ye.jsx)(Rt,{live:t,reading:r}),r&&(0,ye.jsxs)(ye.Fragment,
{children:[(0,ye.jsx)(HP,{route:e,counts:r.counts}),(0,ye.jsx)(Nv,{label:B.pages.workloads,columns:im.columns,empty:im.empty,items:r.page,row:GP}),r.matching===
0&&(0,ye.jsx)(G,{size:"sm",c:"dimmed",children:im.absent}),(0,ye.jsx)(qr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var Ae=x(T(),1),$P={fleet:v7,workloads:V7,workload:I7,inbox:y7,matrix:z7,policies:R7,edit:p7,rollouts:O7,moves:k7,whatif:D7,resources:A7,search:N7,shell:M7,cluster:l7},
U7=["fleet","workloads","matrix","policies","rollouts","moves","inbox","resources","search"],$7={workload:"workloads",edit:"policies",whatif:"fleet",shell:"work\
loads",cluster:"fleet"},qP={primaryColor:"indigo",primaryShade:{light:7,dark:8},cursorType:"pointer",autoContrast:!0,components:{Modal:{defaultProps:{closeButtonProps:{
"aria-label":B.close}}}},fontFamily:"system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif",fontFamilyMonospace:"ui-monospace, SFMono-Regular, Men\
lo, DejaVu Sans Mono, monospace"};function YP(){let{setColorScheme:e}=vm(),t=Ei("light")==="dark";return(0,Ae.jsx)(la,{variant:"default",size:"lg","aria-label":B.
scheme,title:B.scheme,onClick:()=>e(t?"light":"dark"),children:t?"☀":"☾"})}function FP({route:e}){let t=$7[e.page],r=e.query.get("namespace");return t?(0,Ae.jsxs)(
Z,{gap:6,mb:"xs",component:"nav","aria-label":B.crumbs,children:[(0,Ae.jsx)(le,{to:fe(t),children:B.pages[t]}),r&&(0,Ae.jsxs)(Ae.Fragment,{children:[(0,Ae.jsx)(
G,{size:"sm",c:"dimmed",children:"/"}),(0,Ae.jsx)(le,{to:fe(t,{namespace:r}),children:r})]}),(0,Ae.jsx)(G,{size:"sm",c:"dimmed",children:"/"}),(0,Ae.jsx)(G,{size:"\
sm",children:e.query.get("name")??e.query.get("cluster")??B.pages[e.page]})]}):null}function XP({session:e,onLogout:t}){let r=W8(),[o,{toggle:n,close:a}]=ab(),i=$P[r.
page];return(0,lm.useEffect)(a,[r.page]),(0,lm.useEffect)(()=>{document.title=`${B.pages[r.page]??B.notFound} · ${r.query.get("name")??B.title}`},[r]),nb([...U7.
map((l,s)=>[`alt+${s+1}`,()=>gi(fe(l))]),["/",()=>document.querySelector("input[type=search]")?.focus()]]),(0,Ae.jsxs)(Wr,{header:{height:52},navbar:{width:190,
breakpoint:"sm",collapsed:{mobile:!o}},padding:"md",children:[(0,Ae.jsx)("a",{className:"skip",href:"#main",children:B.skip}),(0,Ae.jsx)(Wr.Header,{children:(0,Ae.jsxs)(
Z,{h:"100%",px:"md",justify:"space-between",wrap:"nowrap",children:[(0,Ae.jsxs)(Z,{gap:"sm",wrap:"nowrap",children:[(0,Ae.jsx)(Ic,{opened:o,onClick:n,hiddenFrom:"\
sm",size:"sm","aria-label":B.title}),(0,Ae.jsx)(G,{fw:700,size:"lg",children:B.title})]}),(0,Ae.jsxs)(Z,{gap:"xs",wrap:"nowrap",children:[(0,Ae.jsx)(G,{size:"sm",
truncate:!0,title:B.user,children:e.user}),(0,Ae.jsx)(YP,{}),(0,Ae.jsx)(re,{variant:"default",size:"compact-sm",onClick:t,children:B.logout})]})]})}),(0,Ae.jsx)(
Wr.Navbar,{p:"xs","aria-label":B.title,children:U7.map(l=>(0,Ae.jsx)(Yc,{href:fe(l),label:B.pages[l],onClick:vi,active:($7[r.page]??r.page)===l,"aria-current":r.
page===l?"page":void 0},l))}),(0,Ae.jsxs)(Wr.Main,{id:"main",tabIndex:-1,children:[(0,Ae.jsx)(FP,{route:r}),i?(0,Ae.jsx)(i,{route:r}):(0,Ae.jsx)(G,{children:B.notFound})]})]})}
function KP(){let[e,t]=(0,lm.useState)();return(0,lm.useEffect)(()=>{F8(()=>t(null));let r=new URLSearchParams(location.hash.slice(1)).get("login");if(r){history.
replaceState(null,"",location.pathname+location.search),Ot("login",{code:r}).then(t,()=>t(null));return}Aa("session").then(t,()=>t(null))},[]),e===void 0?(0,Ae.jsx)(
ns,{h:"100vh",children:(0,Ae.jsx)(Ft,{role:"status","aria-label":B.loading})}):e===null?(0,Ae.jsx)(w7,{onLogin:t}):(0,Ae.jsx)(XP,{session:e,onLogout:()=>{Ot("lo\
gout",{}).finally(()=>t(null))}})}NC(Bs);(0,G7.createRoot)(document.getElementById("root")).render((0,Ae.jsx)(Jf,{theme:qP,defaultColorScheme:"auto",getStyleNonce:()=>Bs,
children:(0,Ae.jsx)(KP,{})}));
