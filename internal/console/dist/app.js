var X7=Object.create;var l_=Object.defineProperty;var K7=Object.getOwnPropertyDescriptor;var Q7=Object.getOwnPropertyNames;var Z7=Object.getPrototypeOf,W7=Object.prototype.hasOwnProperty;var $n=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}};var J7=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Q7(t))!W7.call(e,n)&&n!==r&&l_(e,n,{get:()=>t[n],enumerable:!(o=K7(t,n))||o.enumerable});
return e};var x=(e,t,r)=>(r=e!=null?X7(Z7(e)):{},J7(t||!e||!e.__esModule?l_(r,"default",{value:e,enumerable:!0}):r,e));var S_=$n(he=>{"use strict";var Gv=Symbol.for("react.transitional.element"),t9=Symbol.for("react.portal"),r9=Symbol.for("react.fragment"),o9=Symbol.for("react.s\
trict_mode"),n9=Symbol.for("react.profiler"),a9=Symbol.for("react.consumer"),i9=Symbol.for("react.context"),l9=Symbol.for("react.forward_ref"),s9=Symbol.for("re\
act.suspense"),c9=Symbol.for("react.memo"),h_=Symbol.for("react.lazy"),d9=Symbol.for("react.activity"),m9=Symbol.for("react.view_transition"),m_=Symbol.iterator;
function u9(e){return e===null||typeof e!="object"?null:(e=m_&&e[m_]||e["@@iterator"],typeof e=="function"?e:null)}var g_={isMounted:function(){return!1},enqueueForceUpdate:function(){},
enqueueReplaceState:function(){},enqueueSetState:function(){}},v_=Object.assign,b_={};function Us(e,t,r){this.props=e,this.context=t,this.refs=b_,this.updater=r||
g_}Us.prototype.isReactComponent={};Us.prototype.setState=function(e,t){if(typeof e!="object"&&typeof e!="function"&&e!=null)throw Error("takes an object of sta\
te variables to update or a function which returns an object of state variables.");this.updater.enqueueSetState(this,e,t,"setState")};Us.prototype.forceUpdate=function(e){
this.updater.enqueueForceUpdate(this,e,"forceUpdate")};function y_(){}y_.prototype=Us.prototype;function $v(e,t,r){this.props=e,this.context=t,this.refs=b_,this.
updater=r||g_}var qv=$v.prototype=new y_;qv.constructor=$v;v_(qv,Us.prototype);qv.isPureReactComponent=!0;var u_=Array.isArray;function Uv(){}var vt={H:null,A:null,
T:null,S:null},w_=Object.prototype.hasOwnProperty;function Yv(e,t,r){var o=r.ref;return{$$typeof:Gv,type:e,key:t,ref:o!==void 0?o:null,props:r}}function f9(e,t){
return Yv(e.type,t,e.props)}function Fv(e){return typeof e=="object"&&e!==null&&e.$$typeof===Gv}function p9(e){var t={"=":"=0",":":"=2"};return"$"+e.replace(/[=:]/g,
function(r){return t[r]})}var f_=/\/+/g;function Vv(e,t){return typeof e=="object"&&e!==null&&e.key!=null?p9(""+e.key):t.toString(36)}function h9(e){switch(e.status){case"\
fulfilled":return e.value;case"rejected":throw e.reason;default:switch(typeof e.status=="string"?e.then(Uv,Uv):(e.status="pending",e.then(function(t){e.status===
"pending"&&(e.status="fulfilled",e.value=t)},function(t){e.status==="pending"&&(e.status="rejected",e.reason=t)})),e.status){case"fulfilled":return e.value;case"\
rejected":throw e.reason}}throw e}function Vs(e,t,r,o,n){var a=typeof e;(a==="undefined"||a==="boolean")&&(e=null);var i=!1;if(e===null)i=!0;else switch(a){case"\
bigint":case"string":case"number":i=!0;break;case"object":switch(e.$$typeof){case Gv:case t9:i=!0;break;case h_:return i=e._init,Vs(i(e._payload),t,r,o,n)}}if(i)
return n=n(e),i=o===""?"."+Vv(e,0):o,u_(n)?(r="",i!=null&&(r=i.replace(f_,"$&/")+"/"),Vs(n,t,r,"",function(c){return c})):n!=null&&(Fv(n)&&(n=f9(n,r+(n.key==null||
e&&e.key===n.key?"":(""+n.key).replace(f_,"$&/")+"/")+i)),t.push(n)),1;i=0;var l=o===""?".":o+":";if(u_(e))for(var s=0;s<e.length;s++)o=e[s],a=l+Vv(o,s),i+=Vs(o,
t,r,a,n);else if(s=u9(e),typeof s=="function")for(e=s.call(e),s=0;!(o=e.next()).done;)o=o.value,a=l+Vv(o,s++),i+=Vs(o,t,r,a,n);else if(a==="object"){if(typeof e.
then=="function")return Vs(h9(e),t,r,o,n);throw t=String(e),Error("Objects are not valid as a React child (found: "+(t==="[object Object]"?"object with keys {"+
Object.keys(e).join(", ")+"}":t)+"). If you meant to render a collection of children, use an array instead.")}return i}function Ef(e,t,r){if(e==null)return e;var o=[],
n=0;return Vs(e,o,"","",function(a){return t.call(r,a,n++)}),o}function g9(e){if(e._status===-1){var t=e._result,r=t();r.then(function(o){(e._status===0||e._status===
-1)&&(e._status=1,e._result=o,r.status===void 0&&(r.status="fulfilled",r.value=o))},function(o){(e._status===0||e._status===-1)&&(e._status=2,e._result=o,r.status===
void 0&&(r.status="rejected",r.reason=o))}),e._status===-1&&(e._status=0,e._result=r)}if(e._status===1)return e._result.default;throw e._result}var p_=typeof reportError==
"function"?reportError:function(e){if(typeof window=="object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,
message:typeof e=="object"&&e!==null&&typeof e.message=="string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process==
"object"&&typeof process.emit=="function"){process.emit("uncaughtException",e);return}console.error(e)};function x_(e){var t=vt.T,r={};r.types=t!==null?t.types:
null,vt.T=r;try{var o=e(),n=vt.S;n!==null&&n(r,o),typeof o=="object"&&o!==null&&typeof o.then=="function"&&o.then(Uv,p_)}catch(a){p_(a)}finally{t!==null&&r.types!==
null&&(t.types=r.types),vt.T=t}}function __(e){var t=vt.T;if(t!==null){var r=t.types;r===null?t.types=[e]:r.indexOf(e)===-1&&r.push(e)}else x_(__.bind(null,e))}
var v9={map:Ef,forEach:function(e,t,r){Ef(e,function(){t.apply(this,arguments)},r)},count:function(e){var t=0;return Ef(e,function(){t++}),t},toArray:function(e){
return Ef(e,function(t){return t})||[]},only:function(e){if(!Fv(e))throw Error("React.Children.only expected to receive a single React element child.");return e}};
he.Activity=d9;he.Children=v9;he.Component=Us;he.Fragment=r9;he.Profiler=n9;he.PureComponent=$v;he.StrictMode=o9;he.Suspense=s9;he.ViewTransition=m9;he.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=
vt;he.__COMPILER_RUNTIME={__proto__:null,c:function(e){return vt.H.useMemoCache(e)}};he.addTransitionType=__;he.cache=function(e){return function(){return e.apply(
null,arguments)}};he.cacheSignal=function(){return null};he.cloneElement=function(e,t,r){if(e==null)throw Error("The argument must be a React element, but you p\
assed "+e+".");var o=v_({},e.props),n=e.key;if(t!=null)for(a in t.key!==void 0&&(n=""+t.key),t)!w_.call(t,a)||a==="key"||a==="__self"||a==="__source"||a==="ref"&&
t.ref===void 0||(o[a]=t[a]);var a=arguments.length-2;if(a===1)o.children=r;else if(1<a){for(var i=Array(a),l=0;l<a;l++)i[l]=arguments[l+2];o.children=i}return Yv(
e.type,n,o)};he.createContext=function(e){return e={$$typeof:i9,_currentValue:e,_currentValue2:e,_threadCount:0,Provider:null,Consumer:null},e.Provider=e,e.Consumer=
{$$typeof:a9,_context:e},e};he.createElement=function(e,t,r){var o,n={},a=null;if(t!=null)for(o in t.key!==void 0&&(a=""+t.key),t)w_.call(t,o)&&o!=="key"&&o!=="\
__self"&&o!=="__source"&&(n[o]=t[o]);var i=arguments.length-2;if(i===1)n.children=r;else if(1<i){for(var l=Array(i),s=0;s<i;s++)l[s]=arguments[s+2];n.children=l}
if(e&&e.defaultProps)for(o in i=e.defaultProps,i)n[o]===void 0&&(n[o]=i[o]);return Yv(e,a,n)};he.createRef=function(){return{current:null}};he.forwardRef=function(e){
return{$$typeof:l9,render:e}};he.isValidElement=Fv;he.lazy=function(e){return{$$typeof:h_,_payload:{_status:-1,_result:e},_init:g9}};he.memo=function(e,t){return{
$$typeof:c9,type:e,compare:t===void 0?null:t}};he.startTransition=x_;he.unstable_useCacheRefresh=function(){return vt.H.useCacheRefresh()};he.use=function(e){return vt.
H.use(e)};he.useActionState=function(e,t,r){return vt.H.useActionState(e,t,r)};he.useCallback=function(e,t){return vt.H.useCallback(e,t)};he.useContext=function(e){
return vt.H.useContext(e)};he.useDebugValue=function(){};he.useDeferredValue=function(e,t){return vt.H.useDeferredValue(e,t)};he.useEffect=function(e,t){return vt.
H.useEffect(e,t)};he.useEffectEvent=function(e){return vt.H.useEffectEvent(e)};he.useId=function(){return vt.H.useId()};he.useImperativeHandle=function(e,t,r){return vt.
H.useImperativeHandle(e,t,r)};he.useInsertionEffect=function(e,t){return vt.H.useInsertionEffect(e,t)};he.useLayoutEffect=function(e,t){return vt.H.useLayoutEffect(
e,t)};he.useMemo=function(e,t){return vt.H.useMemo(e,t)};he.useOptimistic=function(e,t){return vt.H.useOptimistic(e,t)};he.useReducer=function(e,t,r){return vt.
H.useReducer(e,t,r)};he.useRef=function(e){return vt.H.useRef(e)};he.useState=function(e){return vt.H.useState(e)};he.useSyncExternalStore=function(e,t,r){return vt.
H.useSyncExternalStore(e,t,r)};he.useTransition=function(){return vt.H.useTransition()};he.version="19.3.1"});var D=$n((cL,C_)=>{"use strict";C_.exports=S_()});var $_=$n(Dr=>{"use strict";var U9=D();function G_(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(arguments[1]);
for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full message or use th\
e non-minified dev environment for full errors and additional helpful warnings."}function Si(){}var Yr={d:{f:Si,r:function(){throw Error(G_(522))},D:Si,C:Si,L:Si,
m:Si,X:Si,S:Si,M:Si},p:0,findDOMNode:null},G9=Symbol.for("react.portal"),$9=Symbol.for("react.recoverable"),U_=Symbol.for("react.optimistic_key");function q9(e,t,r){
var o=3<arguments.length&&arguments[3]!==void 0?arguments[3]:null;return{$$typeof:G9,key:o==null?null:o===U_?U_:""+o,children:e,containerInfo:t,implementation:r}}
var um=U9.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;function Gf(e,t){if(e==="font")return"";if(typeof t=="string")return t==="use-credenti\
als"?t:""}Dr.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=Yr;Dr.browser=function(e){return{$$typeof:$9,_reason:e}};Dr.createPortal=function(e,t){
var r=2<arguments.length&&arguments[2]!==void 0?arguments[2]:null;if(!t||t.nodeType!==1&&t.nodeType!==9&&t.nodeType!==11)throw Error(G_(299));return q9(e,t,null,
r)};Dr.flushSync=function(e){var t=um.T,r=Yr.p;try{if(um.T=null,Yr.p=2,e)return e()}finally{um.T=t,Yr.p=r,Yr.d.f()}};Dr.preconnect=function(e,t){typeof e=="stri\
ng"&&(t?(t=t.crossOrigin,t=typeof t=="string"?t==="use-credentials"?t:"":void 0):t=null,Yr.d.C(e,t))};Dr.prefetchDNS=function(e){typeof e=="string"&&Yr.d.D(e)};
Dr.preinit=function(e,t){if(typeof e=="string"&&t&&typeof t.as=="string"){var r=t.as,o=Gf(r,t.crossOrigin),n=typeof t.integrity=="string"?t.integrity:void 0,a=typeof t.
fetchPriority=="string"?t.fetchPriority:void 0;r==="style"?Yr.d.S(e,typeof t.precedence=="string"?t.precedence:void 0,{crossOrigin:o,integrity:n,fetchPriority:a}):
r==="script"&&Yr.d.X(e,{crossOrigin:o,integrity:n,fetchPriority:a,nonce:typeof t.nonce=="string"?t.nonce:void 0})}};Dr.preinitModule=function(e,t){if(typeof e==
"string")if(typeof t=="object"&&t!==null){if(t.as==null||t.as==="script"){var r=Gf(t.as,t.crossOrigin);Yr.d.M(e,{crossOrigin:r,integrity:typeof t.integrity=="st\
ring"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}}else t==null&&Yr.
d.M(e)};Dr.preload=function(e,t){if(typeof e=="string"&&typeof t=="object"&&t!==null&&typeof t.as=="string"){var r=t.as,o=Gf(r,t.crossOrigin);Yr.d.L(e,r,{crossOrigin:o,
integrity:typeof t.integrity=="string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,type:typeof t.type=="string"?t.type:void 0,fetchPriority:typeof t.
fetchPriority=="string"?t.fetchPriority:void 0,referrerPolicy:typeof t.referrerPolicy=="string"?t.referrerPolicy:void 0,imageSrcSet:typeof t.imageSrcSet=="strin\
g"?t.imageSrcSet:void 0,imageSizes:typeof t.imageSizes=="string"?t.imageSizes:void 0,media:typeof t.media=="string"?t.media:void 0})}};Dr.preloadModule=function(e,t){
if(typeof e=="string")if(t){var r=Gf(t.as,t.crossOrigin);Yr.d.m(e,{as:typeof t.as=="string"&&t.as!=="script"?t.as:void 0,crossOrigin:r,integrity:typeof t.integrity==
"string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}else Yr.d.m(e)};
Dr.requestFormReset=function(e){Yr.d.r(e)};Dr.unstable_batchedUpdates=function(e,t){return e(t)};Dr.useFormState=function(e,t,r){return um.H.useFormState(e,t,r)};
Dr.useFormStatus=function(){return um.H.useHostTransitionStatus()};Dr.version="19.3.1"});var Ci=$n((mj,Y_)=>{"use strict";function q_(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{__REACT_DEVTOOLS_GLOBAL_HOOK__.
checkDCE(q_)}catch(e){console.error(e)}}q_(),Y_.exports=$_()});var s2=$n(Xf=>{"use strict";var oE=Symbol.for("react.transitional.element"),nE=Symbol.for("react.fragment");function l2(e,t,r){var o=null;if(r!==void 0&&(o=""+r),
t.key!==void 0&&(o=""+t.key),"key"in t){r={};for(var n in t)n!=="key"&&(r[n]=t[n])}else r=t;return t=r.ref,{$$typeof:oE,type:e,key:o,ref:t!==void 0?t:null,props:r}}
Xf.Fragment=nE;Xf.jsx=l2;Xf.jsxs=l2});var T=$n((jH,c2)=>{"use strict";c2.exports=s2()});var Wk=$n(Nt=>{"use strict";function rw(e,t){var r=e.length;e.push(t);e:for(;0<r;){var o=r-1>>>1,n=e[o];if(0<Vh(n,t))e[o]=t,e[r]=n,r=o;else break e}}function ha(e){
return e.length===0?null:e[0]}function Gh(e){if(e.length===0)return null;var t=e[0],r=e.pop();if(r!==t){e[0]=r;e:for(var o=0,n=e.length,a=n>>>1;o<a;){var i=2*(o+
1)-1,l=e[i],s=i+1,c=e[s];if(0>Vh(l,r))s<n&&0>Vh(c,l)?(e[o]=c,e[s]=r,o=s):(e[o]=l,e[i]=r,o=i);else if(s<n&&0>Vh(c,r))e[o]=c,e[s]=r,o=s;else break e}}return t}function Vh(e,t){
var r=e.sortIndex-t.sortIndex;return r!==0?r:e.id-t.id}Nt.unstable_now=void 0;typeof performance=="object"&&typeof performance.now=="function"?(Gk=performance,Nt.
unstable_now=function(){return Gk.now()}):(Jy=Date,$k=Jy.now(),Nt.unstable_now=function(){return Jy.now()-$k});var Gk,Jy,$k,Ja=[],Gi=[],vO=1,ln=null,Ir=3,ow=!1,
wu=!1,xu=!1,nw=!1,Fk=typeof setTimeout=="function"?setTimeout:null,Xk=typeof clearTimeout=="function"?clearTimeout:null,qk=typeof setImmediate<"u"?setImmediate:
null;function Uh(e){for(var t=ha(Gi);t!==null;){if(t.callback===null)Gh(Gi);else if(t.startTime<=e)Gh(Gi),t.sortIndex=t.expirationTime,rw(Ja,t);else break;t=ha(
Gi)}}function aw(e){if(xu=!1,Uh(e),!wu)if(ha(Ja)!==null)wu=!0,td||(td=!0,ed());else{var t=ha(Gi);t!==null&&iw(aw,t.startTime-e)}}var td=!1,_u=-1,Kk=5,Qk=-1;function Zk(){
return nw?!0:!(Nt.unstable_now()-Qk<Kk)}function ew(){if(nw=!1,td){var e=Nt.unstable_now();Qk=e;var t=!0;try{e:{wu=!1,xu&&(xu=!1,Xk(_u),_u=-1),ow=!0;var r=Ir;try{
t:{for(Uh(e),ln=ha(Ja);ln!==null&&!(ln.expirationTime>e&&Zk());){var o=ln.callback;if(typeof o=="function"){ln.callback=null,Ir=ln.priorityLevel;var n=o(ln.expirationTime<=
e);if(e=Nt.unstable_now(),typeof n=="function"){ln.callback=n,Uh(e),t=!0;break t}ln===ha(Ja)&&Gh(Ja),Uh(e)}else Gh(Ja);ln=ha(Ja)}if(ln!==null)t=!0;else{var a=ha(
Gi);a!==null&&iw(aw,a.startTime-e),t=!1}}break e}finally{ln=null,Ir=r,ow=!1}t=void 0}}finally{t?ed():td=!1}}}var ed;typeof qk=="function"?ed=function(){qk(ew)}:
typeof MessageChannel<"u"?(tw=new MessageChannel,Yk=tw.port2,tw.port1.onmessage=ew,ed=function(){Yk.postMessage(null)}):ed=function(){Fk(ew,0)};var tw,Yk;function iw(e,t){
_u=Fk(function(){e(Nt.unstable_now())},t)}Nt.unstable_IdlePriority=5;Nt.unstable_ImmediatePriority=1;Nt.unstable_LowPriority=4;Nt.unstable_NormalPriority=3;Nt.unstable_Profiling=
null;Nt.unstable_UserBlockingPriority=2;Nt.unstable_cancelCallback=function(e){e.callback=null};Nt.unstable_forceFrameRate=function(e){0>e||125<e?console.error(
"forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported"):Kk=0<e?Math.floor(1e3/e):5};Nt.unstable_getCurrentPriorityLevel=
function(){return Ir};Nt.unstable_next=function(e){switch(Ir){case 1:case 2:case 3:var t=3;break;default:t=Ir}var r=Ir;Ir=t;try{return e()}finally{Ir=r}};Nt.unstable_requestPaint=
function(){nw=!0};Nt.unstable_runWithPriority=function(e,t){switch(e){case 1:case 2:case 3:case 4:case 5:break;default:e=3}var r=Ir;Ir=e;try{return t()}finally{
Ir=r}};Nt.unstable_scheduleCallback=function(e,t,r){var o=Nt.unstable_now();switch(typeof r=="object"&&r!==null?(r=r.delay,r=typeof r=="number"&&0<r?o+r:o):r=o,
e){case 1:var n=-1;break;case 2:n=250;break;case 5:n=1073741823;break;case 4:n=1e4;break;default:n=5e3}return n=r+n,e={id:vO++,callback:t,priorityLevel:e,startTime:r,
expirationTime:n,sortIndex:-1},r>o?(e.sortIndex=r,rw(Gi,e),ha(Ja)===null&&e===ha(Gi)&&(xu?(Xk(_u),_u=-1):xu=!0,iw(aw,r-o))):(e.sortIndex=n,rw(Ja,e),wu||ow||(wu=
!0,td||(td=!0,ed()))),e};Nt.unstable_shouldYield=Zk;Nt.unstable_wrapCallback=function(e){var t=Ir;return function(){var r=Ir;Ir=t;try{return e.apply(this,arguments)}finally{
Ir=r}}}});var eT=$n((whe,Jk)=>{"use strict";Jk.exports=Wk()});var I8=$n(Cv=>{"use strict";var dr=eT(),H6=D(),bO=Ci();function H(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(
arguments[1]);for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full mes\
sage or use the non-minified dev environment for full errors and additional helpful warnings."}function I6(e){return!(!e||e.nodeType!==1&&e.nodeType!==9&&e.nodeType!==
11)}function df(e){for(var t=e,r=t;r&&!r.alternate;)t=r,(t.flags&4098)!==0&&(e=t.return),r=t.return;for(;t.return;)t=t.return;return t.tag===3?e:null}function V6(e){
if(e.tag===13){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function U6(e){if(e.tag===
31){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function tT(e){if(df(e)!==e)throw Error(
H(188))}function yO(e){var t=e.alternate;if(!t){if(t=df(e),t===null)throw Error(H(188));return t!==e?null:e}for(var r=e,o=t;;){var n=r.return;if(n===null)break;
var a=n.alternate;if(a===null){if(o=n.return,o!==null){r=o;continue}break}if(n.child===a.child){for(a=n.child;a;){if(a===r)return tT(n),e;if(a===o)return tT(n),
t;a=a.sibling}throw Error(H(188))}if(r.return!==o.return)r=n,o=a;else{for(var i=!1,l=n.child;l;){if(l===r){i=!0,r=n,o=a;break}if(l===o){i=!0,o=n,r=a;break}l=l.sibling}
if(!i){for(l=a.child;l;){if(l===r){i=!0,r=a,o=n;break}if(l===o){i=!0,o=a,r=n;break}l=l.sibling}if(!i)throw Error(H(189))}}if(r.alternate!==o)throw Error(H(190))}
if(r.tag!==3)throw Error(H(188));return r.stateNode.current===r?e:t}function G6(e){var t=e.tag;if(t===5||t===26||t===27||t===6)return e;for(e=e.child;e!==null;){
if(t=G6(e),t!==null)return t;e=e.sibling}return null}function So(e,t,r,o,n,a){for(;e!==null;){if((e.tag===5||e.tag===27||e.tag===6)&&r(e,o,n,a)||(e.tag!==22||e.
memoizedState===null)&&(t||e.tag!==5&&e.tag!==27)&&So(e.child,t,r,o,n,a))return!0;e=e.sibling}return!1}function Es(e){for(e=e.return;e!==null;){if(e.tag===3||e.
tag===5||e.tag===27)return e;e=e.return}return null}function rT(e){var t=!1;for(e=e.return;e!==null&&(e.tag===4&&(t=!0),!(e.tag===3||e.tag===5||e.tag===27));)e=
e.return;return t}function $6(e){var t=[null,null],r=Es(e);return r===null||q6(t,e,r.child,{foundSelf:!1}),t}function q6(e,t,r,o){for(;r!==null;){if(r===t)o.foundSelf=
!0;else if(r.tag===5||r.tag===27||r.tag===6){if(o.foundSelf)return e[1]=r,!0;e[0]=r}else if((r.tag!==22||r.memoizedState===null)&&q6(e,t,r.child,o))return!0;r=r.
sibling}return!1}function cr(e){switch(e.tag){case 5:case 27:case 6:return e.stateNode;case 3:return e.stateNode.containerInfo;default:throw Error(H(559))}}var sd=null,
jw=null;function wO(e,t,r){return e===r?!0:e===t?(sd=e,!0):!1}function xO(e,t,r){return e===r?(jw=e,!1):e===t?(jw!==null&&(sd=e),!0):!1}function oT(e){if(e===null)
return null;do e=e===null?null:e.return;while(e&&e.tag!==5&&e.tag!==27&&e.tag!==3);return e||null}function Hw(e,t,r){for(var o=0,n=e;n;n=r(n))o++;n=0;for(var a=t;a;a=
r(a))n++;for(;0<o-n;)e=r(e),o--;for(;0<n-o;)t=r(t),n--;for(;o--;){if(e===t||t!==null&&e===t.alternate)return e;e=r(e),t=r(t)}return null}var ut=Object.assign,_O=Symbol.
for("react.element"),$h=Symbol.for("react.transitional.element"),Eu=Symbol.for("react.portal"),cd=Symbol.for("react.fragment"),Y6=Symbol.for("react.strict_mode"),
Iw=Symbol.for("react.profiler"),F6=Symbol.for("react.consumer"),xa=Symbol.for("react.context"),Kx=Symbol.for("react.forward_ref"),Vw=Symbol.for("react.suspense"),
Uw=Symbol.for("react.suspense_list"),Qx=Symbol.for("react.memo"),Fi=Symbol.for("react.lazy"),Gw=Symbol.for("react.activity"),SO=Symbol.for("react.legacy_hidden"),
CO=Symbol.for("react.memo_cache_sentinel"),$w=Symbol.for("react.view_transition"),zO=Symbol.for("react.recoverable"),nT=Symbol.iterator;function Su(e){return e===
null||typeof e!="object"?null:(e=nT&&e[nT]||e["@@iterator"],typeof e=="function"?e:null)}var kO=Symbol.for("react.client.reference");function qw(e){if(e==null)return null;
if(typeof e=="function")return e.$$typeof===kO?null:e.displayName||e.name||null;if(typeof e=="string")return e;switch(e){case cd:return"Fragment";case Iw:return"\
Profiler";case Y6:return"StrictMode";case Vw:return"Suspense";case Uw:return"SuspenseList";case Gw:return"Activity";case $w:return"ViewTransition"}if(typeof e==
"object")switch(e.$$typeof){case Eu:return"Portal";case xa:return e.displayName||"Context";case F6:return(e._context.displayName||"Context")+".Consumer";case Kx:
var t=e.render;return e=e.displayName,e||(e=t.displayName||t.name||"",e=e!==""?"ForwardRef("+e+")":"ForwardRef"),e;case Qx:return t=e.displayName||null,t!==null?
t:qw(e.type)||"Memo";case Fi:t=e._payload,e=e._init;try{return qw(e(t))}catch{}}return null}var Au=Array.isArray,ue=H6.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
$e=bO.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,gs={pending:!1,data:null,method:null,action:null},Yw=[],dd=-1;function Ra(e){return{current:e}}
function kr(e){0>dd||(e.current=Yw[dd],Yw[dd]=null,dd--)}function Ct(e,t){dd++,Yw[dd]=e.current,e.current=t}var za=Ra(null),Fu=Ra(null),rl=Ra(null),Ag=Ra(null);
function Ng(e,t){switch(Ct(rl,t),Ct(Fu,e),Ct(za,null),t.nodeType){case 9:case 11:e=(e=t.documentElement)&&(e=e.namespaceURI)?b6(e):0;break;default:if(e=t.tagName,
t=t.namespaceURI)t=b6(t),e=h8(t,e);else switch(e){case"svg":e=1;break;case"math":e=2;break;default:e=0}}kr(za),Ct(za,e)}function Ad(){kr(za),kr(Fu),kr(rl)}function Fw(e){
var t=e.memoizedState;t!==null&&(Id._currentValue=t.memoizedState,Ct(Ag,e)),t=za.current;var r=h8(t,e.type);t!==r&&(Ct(Fu,e),Ct(za,r))}function Og(e){Fu.current===
e&&(kr(za),kr(Fu)),Ag.current===e&&(kr(Ag),Id._currentValue=gs)}var lw,aT;function qi(e){if(lw===void 0)try{throw Error()}catch(r){var t=r.stack.trim().match(/\n( *(at )?)/);
lw=t&&t[1]||"",aT=-1<r.stack.indexOf(`
    at`)?" (<anonymous>)":-1<r.stack.indexOf("@")?"@unknown:0:0":""}return`
`+lw+e+aT}var sw=!1;function cw(e,t){if(!e||sw)return"";sw=!0;var r=Error.prepareStackTrace;Error.prepareStackTrace=void 0;try{var o={DetermineComponentFrameRoot:function(){
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
sw=!1,Error.prepareStackTrace=r}return(r=e?e.displayName||e.name:"")?qi(r):""}function TO(e,t){switch(e.tag){case 26:case 27:case 5:return qi(e.type);case 16:return qi(
"Lazy");case 13:return e.child!==t&&t!==null?qi("Suspense Fallback"):qi("Suspense");case 19:return qi("SuspenseList");case 0:case 15:return cw(e.type,!1);case 11:
return cw(e.type.render,!1);case 1:return cw(e.type,!0);case 31:return qi("Activity");case 30:return qi("ViewTransition");default:return""}}function iT(e){try{var t="",
r=null;do t+=TO(e,r),r=e,e=e.return;while(e);return t}catch(o){return`
Error generating stack: `+o.message+`
`+o.stack}}var Xw=Object.prototype.hasOwnProperty,Zx=dr.unstable_scheduleCallback,dw=dr.unstable_cancelCallback,RO=dr.unstable_shouldYield,EO=dr.unstable_requestPaint,
Io=dr.unstable_now,AO=dr.unstable_getCurrentPriorityLevel,X6=dr.unstable_ImmediatePriority,K6=dr.unstable_UserBlockingPriority,Mg=dr.unstable_NormalPriority,NO=dr.
unstable_LowPriority,Q6=dr.unstable_IdlePriority,OO=dr.log,MO=dr.unstable_setDisableYieldValue,mf=null,Vo=null;function Qi(e){if(typeof OO=="function"&&MO(e),Vo&&
typeof Vo.setStrictMode=="function")try{Vo.setStrictMode(mf,e)}catch{}}var Uo=Math.clz32?Math.clz32:PO,DO=Math.log,BO=Math.LN2;function PO(e){return e>>>=0,e===
0?32:31-(DO(e)/BO|0)|0}var qh=256,Yh=262144,Fh=4194304;function ms(e){var t=e&42;if(t!==0)return t;switch(e&-e){case 1:return 1;case 2:return 2;case 4:return 4;case 8:
return 8;case 16:return 16;case 32:return 32;case 64:return 64;case 128:return 128;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:
return e&-e;case 262144:case 524288:case 1048576:case 2097152:return e&3932160;case 4194304:case 8388608:case 16777216:case 33554432:return e&62914560;case 67108864:
return 67108864;case 134217728:return 134217728;case 268435456:return 268435456;case 536870912:return 536870912;case 1073741824:return 0;default:return e}}function av(e,t,r){
var o=e.pendingLanes;if(o===0)return 0;var n=0,a=e.suspendedLanes,i=e.pingedLanes;e=e.warmLanes;var l=o&134217727;return l!==0?(o=l&~a,o!==0?n=ms(o):(i&=l,i!==0?
n=ms(i):r||(r=l&~e,r!==0&&(n=ms(r))))):(l=o&~a,l!==0?n=ms(l):i!==0?n=ms(i):r||(r=o&~e,r!==0&&(n=ms(r)))),n===0?0:t!==0&&t!==n&&(t&a)===0&&(a=n&-n,r=t&-t,a>=r||a===
32&&(r&4194048)!==0)?t:n}function uf(e,t){return(e.pendingLanes&~(e.suspendedLanes&~e.pingedLanes)&t)===0}function Z6(e,t){(t&8)!==0&&(t|=t&32);var r=e.entangledLanes;
if(r!==0)for(e=e.entanglements,r&=t;0<r;){var o=31-Uo(r),n=1<<o;t|=e[o],r&=~n}return t}function LO(e,t){switch(e){case 1:case 2:case 4:case 8:case 64:return t+250;case 16:case 32:case 128:case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:
return t+5e3;case 4194304:case 8388608:case 16777216:case 33554432:return-1;case 67108864:case 134217728:case 268435456:case 536870912:case 1073741824:return-1;default:
return-1}}function W6(){var e=Fh;return Fh<<=1,(Fh&62914560)===0&&(Fh=4194304),e}function mw(e){for(var t=[],r=0;31>r;r++)t.push(e);return t}function ff(e,t){e.
pendingLanes|=t,t!==268435456&&(e.suspendedLanes=0,e.pingedLanes=0,e.warmLanes=0)}function jO(e,t,r,o,n,a){var i=e.pendingLanes;e.pendingLanes=r,e.suspendedLanes=
0,e.pingedLanes=0,e.warmLanes=0,e.expiredLanes&=r,e.entangledLanes&=r,e.errorRecoveryDisabledLanes&=r,e.shellSuspendCounter=0;var l=e.entanglements,s=e.expirationTimes,
c=e.hiddenUpdates;for(r=i&~r;0<r;){var u=31-Uo(r),d=1<<u;l[u]=0,s[u]=-1;var m=c[u];if(m!==null)for(c[u]=null,u=0;u<m.length;u++){var f=m[u];f!==null&&(f.lane&=-536870913)}
r&=~d}o!==0&&J6(e,o,0),a!==0&&n===0&&e.tag!==0&&(e.suspendedLanes|=a&~(i&~t))}function J6(e,t,r){e.pendingLanes|=t,e.suspendedLanes&=~t;var o=31-Uo(t);e.entangledLanes|=
t,e.entanglements[o]=e.entanglements[o]|1073741824|r&261930}function eR(e,t){var r=e.entangledLanes|=t;for(e=e.entanglements;r;){var o=31-Uo(r),n=1<<o;n&t|e[o]&
t&&(e[o]|=t),r&=~n}}function tR(e,t){var r=t&-t;return r=(r&42)!==0?1:Wx(r),(r&(e.suspendedLanes|t))!==0?0:r}function Wx(e){switch(e){case 2:e=1;break;case 8:e=
4;break;case 32:e=16;break;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:case 4194304:case 8388608:case 16777216:case 33554432:
e=128;break;case 268435456:e=134217728;break;default:e=0}return e}function Jx(e){return e&=-e,2<e?8<e?(e&134217727)!==0?32:268435456:8:2}function rR(){var e=$e.
p;return e!==0?e:(e=window.event,e===void 0?32:L8(e.type))}function lT(e,t){var r=$e.p;try{return $e.p=e,t()}finally{$e.p=r}}var ui=Math.random().toString(36).slice(
2),Cr="__reactFiber$"+ui,Co="__reactProps$"+ui,Gd="__reactContainer$"+ui,sT="__reactEvents$"+ui,HO="__reactListeners$"+ui,IO="__reactHandles$"+ui,cT="__reactRes\
ources$"+ui,pf="__reactMarker$"+ui,Dg="__reactLoad$"+ui;function iv(e){delete e[Cr],delete e[Co],delete e[HO],delete e[IO]}function ps(e){var t;if(t=e[Cr])return t;
for(var r=e.parentNode;r;){if(t=r[Gd]||r[Cr]){if(r=t.alternate,t.child!==null||r!==null&&r.child!==null)for(e=k6(e);e!==null;){if(r=e[Cr])return r;e=k6(e)}return t}
e=r,r=e.parentNode}return null}function $d(e){if(e=e[Cr]||e[Gd]){var t=e.tag;if(t===5||t===6||t===13||t===31||t===26||t===27||t===3)return e}return null}function Nu(e){
var t=e.tag;if(t===5||t===26||t===27||t===6)return e.stateNode;throw Error(H(33))}function wd(e){var t=e[cT];return t||(t=e[cT]={hoistableStyles:new Map,hoistableScripts:new Map}),
t}function vr(e){e[pf]=!0}function oR(e){e[Dg]=void 0}var nR=new Set,aR={};function As(e,t){Nd(e,t),Nd(e+"Capture",t)}function Nd(e,t){for(aR[e]=t,e=0;e<t.length;e++)
nR.add(t[e])}var VO=RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF90\
0-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDC\
F\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"),dT={},mT={};function UO(e){return Xw.call(mT,e)?!0:Xw.call(dT,e)?!1:VO.test(e)?mT[e]=!0:(dT[e]=
!0,!1)}var je=!1;function uT(){var e=je;return je=!1,e}function mg(e,t,r){if(UO(t))if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"f\
unction":case"symbol":e.removeAttribute(t);return;case"boolean":var o=t.toLowerCase().slice(0,5);if(o!=="data-"&&o!=="aria-"){e.removeAttribute(t);return}}e.setAttribute(
t,r)}}function Xh(e,t,r){if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(t);return}
e.setAttribute(t,r)}}function ei(e,t,r,o){if(o===null)e.removeAttribute(r);else{switch(typeof o){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(
r);return}e.setAttributeNS(t,r,o)}}function Po(e){switch(typeof e){case"bigint":case"boolean":case"number":case"string":case"undefined":return e;case"object":return e;default:
return""}}function iR(e){var t=e.type;return(e=e.nodeName)&&e.toLowerCase()==="input"&&(t==="checkbox"||t==="radio")}function GO(e,t,r){var o=Object.getOwnPropertyDescriptor(
e.constructor.prototype,t);if(!e.hasOwnProperty(t)&&typeof o<"u"&&typeof o.get=="function"&&typeof o.set=="function"){var n=o.get,a=o.set;return Object.defineProperty(
e,t,{configurable:!0,get:function(){return n.call(this)},set:function(i){r=""+i,a.call(this,i)}}),Object.defineProperty(e,t,{enumerable:o.enumerable}),{getValue:function(){
return r},setValue:function(i){r=""+i},stopTracking:function(){e._valueTracker=null,delete e[t]}}}}function Kw(e){if(!e._valueTracker){var t=iR(e)?"checked":"va\
lue";e._valueTracker=GO(e,t,""+e[t])}}function lR(e){if(!e)return!1;var t=e._valueTracker;if(!t)return!0;var r=t.getValue(),o="";return e&&(o=iR(e)?e.checked?"t\
rue":"false":e.value),e=o,e!==r?(t.setValue(e),!0):!1}var $O=/[\n"\\]/g;function un(e){return e.replace($O,function(t){return"\\"+t.charCodeAt(0).toString(16)+"\
 "})}function Qw(e,t,r,o,n,a,i,l){e.name="",i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"?e.type=i:e.removeAttribute("type"),t!=null?i===
"number"?(t===0&&e.value===""||e.value!=t)&&(e.value=""+Po(t)):e.value!==""+Po(t)&&(e.value=""+Po(t)):i!=="submit"&&i!=="reset"||e.removeAttribute("value"),t!=null?
i==="number"&&e.value==t?uw(e,Po(e.value)):uw(e,Po(t)):r!=null?uw(e,Po(r)):o!=null&&e.removeAttribute("value"),n==null&&a!=null&&(e.defaultChecked=!!a),n!=null&&
(e.checked=n&&typeof n!="function"&&typeof n!="symbol"),l!=null&&typeof l!="function"&&typeof l!="symbol"&&typeof l!="boolean"?e.name=""+Po(l):e.removeAttribute(
"name")}function sR(e,t,r,o,n,a,i,l){if(a!=null&&typeof a!="function"&&typeof a!="symbol"&&typeof a!="boolean"&&(e.type=a),t!=null||r!=null){if(!(a!=="submit"&&
a!=="reset"||t!=null)){Kw(e);return}r=r!=null?""+Po(r):"",t=t!=null?""+Po(t):r,l||t===e.value||(e.value=t),e.defaultValue=t}o=o??n,o=typeof o!="function"&&typeof o!=
"symbol"&&!!o,e.checked=l?e.checked:!!o,e.defaultChecked=!!o,i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"&&(e.name=i),Kw(e)}function uw(e,t){
e.defaultValue!==""+t&&(e.defaultValue=""+t)}function xd(e,t,r,o){if(e=e.options,t){t={};for(var n=0;n<r.length;n++)t["$"+r[n]]=!0;for(r=0;r<e.length;r++)n=t.hasOwnProperty(
"$"+e[r].value),e[r].selected!==n&&(e[r].selected=n),n&&o&&(e[r].defaultSelected=!0)}else{for(r=""+Po(r),t=null,n=0;n<e.length;n++){if(e[n].value===r){e[n].selected=
!0,o&&(e[n].defaultSelected=!0);return}t!==null||e[n].disabled||(t=e[n])}t!==null&&(t.selected=!0)}}function cR(e,t,r){if(t!=null&&(t=""+Po(t),t!==e.value&&(e.value=
t),r==null)){e.defaultValue!==t&&(e.defaultValue=t);return}e.defaultValue=r!=null?""+Po(r):""}function dR(e,t,r,o){if(t==null){if(o!=null){if(r!=null)throw Error(
H(92));if(Au(o)){if(1<o.length)throw Error(H(93));o=o[0]}r=o}r==null&&(r=""),t=r}r=Po(t),e.defaultValue=r,o=e.textContent,o===r&&o!==""&&o!==null&&(e.value=o),Kw(
e)}function Od(e,t){if(t){var r=e.firstChild;if(r&&r===e.lastChild&&r.nodeType===3){r.nodeValue=t;return}}e.textContent=t}var qO=new Set("animationIterationCoun\
t aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink\
 flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHe\
ight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity\
 strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder ms\
FlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalG\
roup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));function fT(e,t,r){var o=t.indexOf(
"--")===0;r==null||typeof r=="boolean"||r===""?o?e.setProperty(t,""):t==="float"?e.cssFloat="":e[t]="":o?e.setProperty(t,r):typeof r!="number"||r===0||qO.has(t)?
t==="float"?e.cssFloat=r:e[t]=(""+r).trim():e[t]=r+"px"}function mR(e,t,r){if(t!=null&&typeof t!="object")throw Error(H(62));if(e=e.style,r!=null){for(var o in r)
!r.hasOwnProperty(o)||t!=null&&t.hasOwnProperty(o)||(o.indexOf("--")===0?e.setProperty(o,""):o==="float"?e.cssFloat="":e[o]="",je=!0);for(var n in t)o=t[n],t.hasOwnProperty(
n)&&r[n]!==o&&(fT(e,n,o),je=!0)}else for(var a in t)t.hasOwnProperty(a)&&fT(e,a,t[a])}function e1(e){if(e.indexOf("-")===-1)return!1;switch(e){case"annotation-x\
ml":case"color-profile":case"font-face":case"font-face-src":case"font-face-uri":case"font-face-format":case"font-face-name":case"missing-glyph":return!1;default:
return!0}}var YO=new Map([["acceptCharset","accept-charset"],["htmlFor","for"],["httpEquiv","http-equiv"],["crossOrigin","crossorigin"],["accentHeight","accent-\
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
igin-x"],["vertOriginY","vert-origin-y"],["wordSpacing","word-spacing"],["writingMode","writing-mode"],["xmlnsXlink","xmlns:xlink"],["xHeight","x-height"]]),FO=/^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
function ug(e){return FO.test(""+e)?"javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')":e}function _a(){}var Zw=null;function t1(e){
return e=e.target||e.srcElement||window,e.correspondingUseElement&&(e=e.correspondingUseElement),e.nodeType===3?e.parentNode:e}var md=null,_d=null;function pT(e){
var t=$d(e);if(t&&(e=t.stateNode)){var r=e[Co]||null;e:switch(e=t.stateNode,t.type){case"input":if(Qw(e,r.value,r.defaultValue,r.defaultValue,r.checked,r.defaultChecked,
r.type,r.name),t=r.name,r.type==="radio"&&t!=null){for(r=e;r.parentNode;)r=r.parentNode;for(r=r.querySelectorAll('input[name="'+un(""+t)+'"][type="radio"]'),t=0;t<
r.length;t++){var o=r[t];if(o!==e&&o.form===e.form){var n=o[Co]||null;if(!n)throw Error(H(90));Qw(o,n.value,n.defaultValue,n.defaultValue,n.checked,n.defaultChecked,
n.type,n.name)}}for(t=0;t<r.length;t++)o=r[t],o.form===e.form&&lR(o)}break e;case"textarea":cR(e,r.value,r.defaultValue);break e;case"select":t=r.value,t!=null&&
xd(e,!!r.multiple,t,!1)}}}var fw=!1;function uR(e,t,r){if(fw)return e(t,r);fw=!0;try{var o=e(t);return o}finally{if(fw=!1,(md!==null||_d!==null)&&(wv(),md&&(t=md,
e=_d,_d=md=null,pT(t),e)))for(t=0;t<e.length;t++)pT(e[t])}}function Xu(e,t){var r=e.stateNode;if(r===null)return null;var o=r[Co]||null;if(o===null)return null;
r=o[t];e:switch(t){case"onClick":case"onClickCapture":case"onDoubleClick":case"onDoubleClickCapture":case"onMouseDown":case"onMouseDownCapture":case"onMouseMove":case"\
onMouseMoveCapture":case"onMouseUp":case"onMouseUpCapture":case"onMouseEnter":(o=!o.disabled)||(e=e.type,o=!(e==="button"||e==="input"||e==="select"||e==="texta\
rea")),e=!o;break e;default:e=!1}if(e)return null;if(r&&typeof r!="function")throw Error(H(231,t,typeof r));return r}var ii=!(typeof window>"u"||typeof window.document>
"u"||typeof window.document.createElement>"u"),Ww=!1;if(ii)try{rd={},Object.defineProperty(rd,"passive",{get:function(){Ww=!0}}),window.addEventListener("test",
rd,rd),window.removeEventListener("test",rd,rd)}catch{Ww=!1}var rd,Zi=null,r1=null,fg=null;function fR(){if(fg)return fg;var e,t=r1,r=t.length,o,n="value"in Zi?
Zi.value:Zi.textContent,a=n.length;for(e=0;e<r&&t[e]===n[e];e++);var i=r-e;for(o=1;o<=i&&t[r-o]===n[a-o];o++);return fg=n.slice(e,1<o?1-o:void 0)}function pg(e){
var t=e.keyCode;return"charCode"in e?(e=e.charCode,e===0&&t===13&&(e=13)):e=t,e===10&&(e=13),32<=e||e===13?e:0}function Kh(){return!0}function hT(){return!1}function ro(e){
function t(r,o,n,a,i){this._reactName=r,this._targetInst=n,this.type=o,this.nativeEvent=a,this.target=i,this.currentTarget=null;for(var l in e)e.hasOwnProperty(
l)&&(r=e[l],this[l]=r?r(a):a[l]);return this.isDefaultPrevented=(a.defaultPrevented!=null?a.defaultPrevented:a.returnValue===!1)?Kh:hT,this.isPropagationStopped=
hT,this}return ut(t.prototype,{preventDefault:function(){this.defaultPrevented=!0;var r=this.nativeEvent;r&&(r.preventDefault?r.preventDefault():typeof r.returnValue!=
"unknown"&&(r.returnValue=!1),this.isDefaultPrevented=Kh)},stopPropagation:function(){var r=this.nativeEvent;r&&(r.stopPropagation?r.stopPropagation():typeof r.
cancelBubble!="unknown"&&(r.cancelBubble=!0),this.isPropagationStopped=Kh)},persist:function(){},isPersistent:Kh}),t}var vl={eventPhase:0,bubbles:0,cancelable:0,
timeStamp:function(e){return e.timeStamp||Date.now()},defaultPrevented:0,isTrusted:0},lv=ro(vl),hf=ut({},vl,{view:0,detail:0}),XO=ro(hf),pw,hw,Cu,sv=ut({},hf,{screenX:0,
screenY:0,clientX:0,clientY:0,pageX:0,pageY:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,getModifierState:o1,button:0,buttons:0,relatedTarget:function(e){return e.
relatedTarget===void 0?e.fromElement===e.srcElement?e.toElement:e.fromElement:e.relatedTarget},movementX:function(e){return"movementX"in e?e.movementX:(e!==Cu&&
(Cu&&e.type==="mousemove"?(pw=e.screenX-Cu.screenX,hw=e.screenY-Cu.screenY):hw=pw=0,Cu=e),pw)},movementY:function(e){return"movementY"in e?e.movementY:hw}}),gT=ro(
sv),KO=ut({},sv,{dataTransfer:0}),QO=ro(KO),ZO=ut({},hf,{relatedTarget:0}),gw=ro(ZO),WO=ut({},vl,{animationName:0,elapsedTime:0,pseudoElement:0}),JO=ro(WO),eM=ut(
{},vl,{clipboardData:function(e){return"clipboardData"in e?e.clipboardData:window.clipboardData}}),tM=ro(eM),rM=ut({},vl,{data:0}),vT=ro(rM),oM={Esc:"Escape",Spacebar:"\
 ",Left:"ArrowLeft",Up:"ArrowUp",Right:"ArrowRight",Down:"ArrowDown",Del:"Delete",Win:"OS",Menu:"ContextMenu",Apps:"ContextMenu",Scroll:"ScrollLock",MozPrintableKey:"\
Unidentified"},nM={8:"Backspace",9:"Tab",12:"Clear",13:"Enter",16:"Shift",17:"Control",18:"Alt",19:"Pause",20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"Page\
Down",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",45:"Insert",46:"Delete",112:"F1",113:"F2",114:"F3",115:"F4",116:"F5",117:"F6",
118:"F7",119:"F8",120:"F9",121:"F10",122:"F11",123:"F12",144:"NumLock",145:"ScrollLock",224:"Meta"},aM={Alt:"altKey",Control:"ctrlKey",Meta:"metaKey",Shift:"shi\
ftKey"};function iM(e){var t=this.nativeEvent;return t.getModifierState?t.getModifierState(e):(e=aM[e])?!!t[e]:!1}function o1(){return iM}var lM=ut({},hf,{key:function(e){
if(e.key){var t=oM[e.key]||e.key;if(t!=="Unidentified")return t}return e.type==="keypress"?(e=pg(e),e===13?"Enter":String.fromCharCode(e)):e.type==="keydown"||e.
type==="keyup"?nM[e.keyCode]||"Unidentified":""},code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0,locale:0,getModifierState:o1,charCode:function(e){
return e.type==="keypress"?pg(e):0},keyCode:function(e){return e.type==="keydown"||e.type==="keyup"?e.keyCode:0},which:function(e){return e.type==="keypress"?pg(
e):e.type==="keydown"||e.type==="keyup"?e.keyCode:0}}),sM=ro(lM),cM=ut({},sv,{pointerId:0,width:0,height:0,pressure:0,tangentialPressure:0,tiltX:0,tiltY:0,twist:0,
pointerType:0,isPrimary:0}),bT=ro(cM),dM=ut({},vl,{submitter:0}),mM=ro(dM),uM=ut({},hf,{touches:0,targetTouches:0,changedTouches:0,altKey:0,metaKey:0,ctrlKey:0,
shiftKey:0,getModifierState:o1}),fM=ro(uM),pM=ut({},vl,{propertyName:0,elapsedTime:0,pseudoElement:0}),hM=ro(pM),gM=ut({},sv,{deltaX:function(e){return"deltaX"in
e?e.deltaX:"wheelDeltaX"in e?-e.wheelDeltaX:0},deltaY:function(e){return"deltaY"in e?e.deltaY:"wheelDeltaY"in e?-e.wheelDeltaY:"wheelDelta"in e?-e.wheelDelta:0},
deltaZ:0,deltaMode:0}),vM=ro(gM),bM=ut({},vl,{newState:0,oldState:0,source:0}),yM=ro(bM),wM=[9,13,27,32],n1=ii&&"CompositionEvent"in window,Du=null;ii&&"documen\
tMode"in document&&(Du=document.documentMode);var xM=ii&&"TextEvent"in window&&!Du,pR=ii&&(!n1||Du&&8<Du&&11>=Du),yT=" ",wT=!1;function hR(e,t){switch(e){case"k\
eyup":return wM.indexOf(t.keyCode)!==-1;case"keydown":return t.keyCode!==229;case"keypress":case"mousedown":case"focusout":return!0;default:return!1}}function gR(e){
return e=e.detail,typeof e=="object"&&"data"in e?e.data:null}var ud=!1;function _M(e,t){switch(e){case"compositionend":return gR(t);case"keypress":return t.which!==
32?null:(wT=!0,yT);case"textInput":return e=t.data,e===yT&&wT?null:e;default:return null}}function SM(e,t){if(ud)return e==="compositionend"||!n1&&hR(e,t)?(e=fR(),
fg=r1=Zi=null,ud=!1,e):null;switch(e){case"paste":return null;case"keypress":if(!(t.ctrlKey||t.altKey||t.metaKey)||t.ctrlKey&&t.altKey){if(t.char&&1<t.char.length)
return t.char;if(t.which)return String.fromCharCode(t.which)}return null;case"compositionend":return pR&&t.locale!=="ko"?null:t.data;default:return null}}var CM={
color:!0,date:!0,datetime:!0,"datetime-local":!0,email:!0,month:!0,number:!0,password:!0,range:!0,search:!0,tel:!0,text:!0,time:!0,url:!0,week:!0};function xT(e){
var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t==="input"?!!CM[e.type]:t==="textarea"}function vR(e,t,r,o){md?_d?_d.push(o):_d=[o]:md=o,t=rv(t,"onChange"),
0<t.length&&(r=new lv("onChange","change",null,r,o),e.push({event:r,listeners:t}))}var Bu=null,Ku=null;function zM(e){u8(e,0)}function cv(e){var t=Nu(e);if(lR(t))
return e}function _T(e,t){if(e==="change")return t}var bR=!1;ii&&(ii?(Zh="oninput"in document,Zh||(vw=document.createElement("div"),vw.setAttribute("oninput","r\
eturn;"),Zh=typeof vw.oninput=="function"),Qh=Zh):Qh=!1,bR=Qh&&(!document.documentMode||9<document.documentMode));var Qh,Zh,vw;function ST(){Bu&&(Bu.detachEvent(
"onpropertychange",yR),Ku=Bu=null)}function yR(e){if(e.propertyName==="value"&&cv(Ku)){var t=[];vR(t,Ku,e,t1(e)),uR(zM,t)}}function kM(e,t,r){e==="focusin"?(ST(),
Bu=t,Ku=r,Bu.attachEvent("onpropertychange",yR)):e==="focusout"&&ST()}function TM(e){if(e==="selectionchange"||e==="keyup"||e==="keydown")return cv(Ku)}function RM(e,t){
if(e==="click")return cv(t)}function EM(e,t){if(e==="input"||e==="change")return cv(t)}function AM(e,t){return e===t&&(e!==0||1/e===1/t)||e!==e&&t!==t}var $o=typeof Object.
is=="function"?Object.is:AM;function Qu(e,t){if($o(e,t))return!0;if(typeof e!="object"||e===null||typeof t!="object"||t===null)return!1;var r=Object.keys(e),o=Object.
keys(t);if(r.length!==o.length)return!1;for(o=0;o<r.length;o++){var n=r[o];if(!Xw.call(t,n)||!$o(e[n],t[n]))return!1}return!0}function Jw(e){if(e=e||(typeof document<
"u"?document:void 0),typeof e>"u")return null;try{return e.activeElement||e.body}catch{return e.body}}function CT(e){for(;e&&e.firstChild;)e=e.firstChild;return e}
function zT(e,t){var r=CT(e);e=0;for(var o;r;){if(r.nodeType===3){if(o=e+r.textContent.length,e<=t&&o>=t)return{node:r,offset:t-e};e=o}e:{for(;r;){if(r.nextSibling){
r=r.nextSibling;break e}r=r.parentNode}r=void 0}r=CT(r)}}function wR(e,t){return e&&t?e===t?!0:e&&e.nodeType===3?!1:t&&t.nodeType===3?wR(e,t.parentNode):"contai\
ns"in e?e.contains(t):e.compareDocumentPosition?!!(e.compareDocumentPosition(t)&16):!1:!1}function xR(e){e=e!=null&&e.ownerDocument!=null&&e.ownerDocument.defaultView!=
null?e.ownerDocument.defaultView:window;for(var t=Jw(e.document);t instanceof e.HTMLIFrameElement;){try{var r=typeof t.contentWindow.location.href=="string"}catch{
r=!1}if(r)e=t.contentWindow;else break;t=Jw(e.document)}return t}function a1(e){var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t&&(t==="input"&&(e.type===
"text"||e.type==="search"||e.type==="tel"||e.type==="url"||e.type==="password")||t==="textarea"||e.contentEditable==="true")}var NM=ii&&"documentMode"in document&&
11>=document.documentMode,fd=null,ex=null,Pu=null,tx=!1;function kT(e,t,r){var o=r.window===r?r.document:r.nodeType===9?r:r.ownerDocument;tx||fd==null||fd!==Jw(
o)||(o=fd,"selectionStart"in o&&a1(o)?o={start:o.selectionStart,end:o.selectionEnd}:(o=(o.ownerDocument&&o.ownerDocument.defaultView||window).getSelection(),o={
anchorNode:o.anchorNode,anchorOffset:o.anchorOffset,focusNode:o.focusNode,focusOffset:o.focusOffset}),Pu&&Qu(Pu,o)||(Pu=o,o=rv(ex,"onSelect"),0<o.length&&(t=new lv(
"onSelect","select",null,t,r),e.push({event:t,listeners:o}),t.target=fd)))}function cs(e,t){var r={};return r[e.toLowerCase()]=t.toLowerCase(),r["Webkit"+e]="we\
bkit"+t,r["Moz"+e]="moz"+t,r}var pd={animationend:cs("Animation","AnimationEnd"),animationiteration:cs("Animation","AnimationIteration"),animationstart:cs("Anim\
ation","AnimationStart"),transitionrun:cs("Transition","TransitionRun"),transitionstart:cs("Transition","TransitionStart"),transitioncancel:cs("Transition","Tra\
nsitionCancel"),transitionend:cs("Transition","TransitionEnd")},bw={},_R={};ii&&(_R=document.createElement("div").style,"AnimationEvent"in window||(delete pd.animationend.
animation,delete pd.animationiteration.animation,delete pd.animationstart.animation),"TransitionEvent"in window||delete pd.transitionend.transition);function Ns(e){
if(bw[e])return bw[e];if(!pd[e])return e;var t=pd[e],r;for(r in t)if(t.hasOwnProperty(r)&&r in _R)return bw[e]=t[r];return e}var SR=Ns("animationend"),CR=Ns("an\
imationiteration"),zR=Ns("animationstart"),OM=Ns("transitionrun"),MM=Ns("transitionstart"),DM=Ns("transitioncancel"),kR=Ns("transitionend"),TR=new Map,rx="abort\
 auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop duration\
Change emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata load\
Start lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver po\
interUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove w\
aiting wheel".split(" ");rx.push("scrollEnd");function Ln(e,t){TR.set(e,t),As(t,[e])}var BM=0;function li(e,t){if(e.name!=null&&e.name!=="auto")return e.name;if(t.
autoName!==null)return t.autoName;e=Pn.identifierPrefix;var r=BM++;return e="_"+e+"t_"+r.toString(32)+"_",t.autoName=e}function TT(e){if(e==null||typeof e=="str\
ing")return e;var t=null,r=Ed;if(r!==null)for(var o=0;o<r.length;o++){var n=e[r[o]];if(n!=null){if(n==="none")return"none";t=t==null?n:t+(" "+n)}}return t??e.default}
function fi(e,t){return e=TT(e),t=TT(t),t==null?e==="auto"?null:e:t==="auto"?null:t}var Bg=typeof reportError=="function"?reportError:function(e){if(typeof window==
"object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,message:typeof e=="object"&&e!==null&&typeof e.message==
"string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process=="object"&&typeof process.emit=="function"){process.emit(
"uncaughtException",e);return}console.error(e)},cn=[],hd=0,i1=0;function dv(){for(var e=hd,t=i1=hd=0;t<e;){var r=cn[t];cn[t++]=null;var o=cn[t];cn[t++]=null;var n=cn[t];
cn[t++]=null;var a=cn[t];if(cn[t++]=null,o!==null&&n!==null){var i=o.pending;i===null?n.next=n:(n.next=i.next,i.next=n),o.pending=n}a!==0&&RR(r,n,a)}}function mv(e,t,r,o){
cn[hd++]=e,cn[hd++]=t,cn[hd++]=r,cn[hd++]=o,i1|=o,e.lanes|=o,e=e.alternate,e!==null&&(e.lanes|=o)}function l1(e,t,r,o){return mv(e,t,r,o),Pg(e)}function Os(e,t){
return mv(e,null,null,t),Pg(e)}function RR(e,t,r){e.lanes|=r;var o=e.alternate;o!==null&&(o.lanes|=r);for(var n=!1,a=e.return;a!==null;)a.childLanes|=r,o=a.alternate,
o!==null&&(o.childLanes|=r),a.tag===22&&(e=a.stateNode,e===null||e._visibility&1||(n=!0)),e=a,a=a.return;return e.tag===3?(a=e.stateNode,n&&t!==null&&(n=31-Uo(r),
e=a.hiddenUpdates,o=e[n],o===null?e[n]=[t]:o.push(t),t.lane=r|536870912),a):null}function Pg(e){if(50<Yu)throw Yu=0,Cg=null,Error(H(185));for(var t=e.return;t!==
null;)e=t,t=e.return;return e.tag===3?e.stateNode:null}var gd={};function PM(e,t,r,o){this.tag=e,this.key=r,this.sibling=this.child=this.return=this.stateNode=this.
type=this.elementType=null,this.index=0,this.refCleanup=this.ref=null,this.pendingProps=t,this.dependencies=this.memoizedState=this.updateQueue=this.memoizedProps=
null,this.mode=o,this.subtreeFlags=this.flags=0,this.deletions=null,this.childLanes=this.lanes=0,this.alternate=null}function xo(e,t,r,o){return new PM(e,t,r,o)}
function s1(e){return e=e.prototype,!(!e||!e.isReactComponent)}function ni(e,t){var r=e.alternate;return r===null?(r=xo(e.tag,t,e.key,e.mode),r.elementType=e.elementType,
r.type=e.type,r.stateNode=e.stateNode,r.alternate=e,e.alternate=r):(r.pendingProps=t,r.type=e.type,r.flags=0,r.subtreeFlags=0,r.deletions=null),r.flags=e.flags&
1206910976,r.childLanes=e.childLanes,r.lanes=e.lanes,r.child=e.child,r.memoizedProps=e.memoizedProps,r.memoizedState=e.memoizedState,r.updateQueue=e.updateQueue,
t=e.dependencies,r.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.firstContext},r.sibling=e.sibling,r.index=e.index,r.ref=e.ref,r.refCleanup=e.refCleanup,
r}function ER(e,t){e.flags&=1206910978;var r=e.alternate;return r===null?(e.childLanes=0,e.lanes=t,e.child=null,e.subtreeFlags=0,e.memoizedProps=null,e.memoizedState=
null,e.updateQueue=null,e.dependencies=null,e.stateNode=null):(e.childLanes=r.childLanes,e.lanes=r.lanes,e.child=r.child,e.subtreeFlags=0,e.deletions=null,e.memoizedProps=
r.memoizedProps,e.memoizedState=r.memoizedState,e.updateQueue=r.updateQueue,e.type=r.type,t=r.dependencies,e.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.
firstContext}),e}function hg(e,t,r,o,n,a){var i=0;if(o=e,typeof o=="function")s1(o)&&(i=1);else if(typeof o=="string")i=sB(e,r,za.current)?26:e==="html"||e==="h\
ead"||e==="body"?27:5;else e:switch(o){case Gw:return e=xo(31,r,t,n),e.elementType=Gw,e.lanes=a,e;case cd:return vs(r.children,n,a,t);case Y6:i=8,n|=24;break;case Iw:
return e=xo(12,r,t,n|2),e.elementType=Iw,e.lanes=a,e;case Vw:return e=xo(13,r,t,n),e.elementType=Vw,e.lanes=a,e;case Uw:return e=xo(19,r,t,n),e.elementType=Uw,e.
lanes=a,e;case SO:case $w:return e=n|32,e=xo(30,r,t,e),e.elementType=$w,e.lanes=a,e.stateNode={autoName:null,paired:null,clones:null,ref:null},e;default:if(typeof o==
"object"&&o!==null)switch(o.$$typeof){case xa:i=10;break e;case F6:i=9;break e;case Kx:i=11;break e;case Qx:i=14;break e;case Fi:i=16,o=null;break e}i=29,r=Error(
H(130,e===null?"null":typeof e,"")),o=null}return t=xo(i,r,t,n),t.elementType=e,t.type=o,t.lanes=a,t}function vs(e,t,r,o){return e=xo(7,e,o,t),e.lanes=r,e}function yw(e,t,r){
return e=xo(6,e,null,t),e.lanes=r,e}function AR(e){var t=xo(18,null,null,0);return t.stateNode=e,t}function ww(e,t,r){return t=xo(4,e.children!==null?e.children:
[],e.key,t),t.lanes=r,t.stateNode={containerInfo:e.containerInfo,pendingChildren:null,implementation:e.implementation},t}var RT=new WeakMap;function fn(e,t){if(typeof e==
"object"&&e!==null){var r=RT.get(e);return r!==void 0?r:(t={value:e,source:t,stack:iT(t)},RT.set(e,t),t)}return{value:e,source:t,stack:iT(t)}}var vd=[],bd=0,Lg=null,
Zu=0,dn=[],mn=0,ul=null,Sa=1,Ca="";function ri(e,t){vd[bd++]=Zu,vd[bd++]=Lg,Lg=e,Zu=t}function NR(e,t,r){dn[mn++]=Sa,dn[mn++]=Ca,dn[mn++]=ul,ul=e;var o=Sa;e=Ca;
var n=32-Uo(o)-1;o&=~(1<<n),r+=1;var a=32-Uo(t)+n;if(30<a){var i=n-n%5;a=(o&(1<<i)-1).toString(32),o>>=i,n-=i,Sa=1<<32-Uo(t)+n|r<<n|o,Ca=a+e}else Sa=1<<a|r<<n|o,
Ca=e}function uv(e){e.return!==null&&(ri(e,1),NR(e,1,0))}function c1(e){for(;e===Lg;)Lg=vd[--bd],vd[bd]=null,Zu=vd[--bd],vd[bd]=null;for(;e===ul;)ul=dn[--mn],dn[mn]=
null,Ca=dn[--mn],dn[mn]=null,Sa=dn[--mn],dn[mn]=null}function OR(e,t){dn[mn++]=Sa,dn[mn++]=Ca,dn[mn++]=ul,Sa=t.id,Ca=t.overflow,ul=e}var br=null,St=null,_e=!1,ol=null,
pn=!1,ox=Error(H(519));function fl(e){var t=Error(H(418,1<arguments.length&&arguments[1]!==void 0&&arguments[1]?"text":"HTML",""));throw Wu(fn(t,e)),ox}function ET(e){
var t=e.stateNode,r=e.type,o=e.memoizedProps;switch(t[Cr]=e,t[Co]=o,r){case"dialog":ke("cancel",t),ke("close",t);break;case"iframe":case"object":case"embed":ke(
"load",t);break;case"video":case"audio":for(r=0;r<rf.length;r++)ke(rf[r],t);break;case"source":ke("error",t);break;case"img":case"image":case"link":ke("error",t),
ke("load",t);break;case"details":ke("toggle",t);break;case"input":ke("invalid",t),sR(t,o.value,o.defaultValue,o.checked,o.defaultChecked,o.type,o.name,!0);break;case"\
select":ke("invalid",t);break;case"textarea":ke("invalid",t),dR(t,o.value,o.defaultValue,o.children)}r=o.children,typeof r!="string"&&typeof r!="number"&&typeof r!=
"bigint"||t.textContent===""+r||o.suppressHydrationWarning===!0||p8(t.textContent,r)?(o.popover!=null&&(ke("beforetoggle",t),ke("toggle",t)),o.onScroll!=null&&ke(
"scroll",t),o.onScrollEnd!=null&&ke("scrollend",t),o.onClick!=null&&(t.onclick=_a),t=!0):t=!1,t||fl(e,!0)}function jg(e){for(br=e.return;br;)switch(br.tag){case 5:case 31:case 13:
pn=!1;return;case 27:case 3:pn=!0;return;default:br=br.return}}function od(e){if(e!==br)return!1;if(!_e)return jg(e),_e=!0,!1;var t=e.tag,r;if((r=t!==3&&t!==27)&&
((r=t===5)&&(r=e.type,r=!(r!=="form"&&r!=="button")||Vx(e.type,e.memoizedProps)),r=!r),r&&St&&fl(e),jg(e),t===13){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,
!e)throw Error(H(317));St=z6(e)}else if(t===31){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(H(317));St=z6(e)}else t===27?(t=St,bl(e.type)?(e=
qx,qx=null,St=e):St=t):St=br?hn(e.stateNode.nextSibling):null;return!0}function xs(){St=br=null,_e=!1}function xw(){var e=ol;return e!==null&&(yo===null?yo=e:yo.
push.apply(yo,e),ol=null),e}function Wu(e){ol===null?ol=[e]:ol.push(e)}var nx=Ra(null),Ms=null,oi=null;function Wi(e,t,r){Ct(nx,t._currentValue),t._currentValue=
r}function ai(e){e._currentValue=nx.current,kr(nx)}function gg(e,t,r){for(;e!==null;){var o=e.alternate;if((e.childLanes&t)!==t?(e.childLanes|=t,o!==null&&(o.childLanes|=
t)):o!==null&&(o.childLanes&t)!==t&&(o.childLanes|=t),e===r)break;e=e.return}}function ax(e,t,r,o){var n=e.child;for(n!==null&&(n.return=e);n!==null;){var a=n.dependencies;
if(a!==null){var i=n.child;a=a.firstContext;e:for(;a!==null;){var l=a;a=n;for(var s=0;s<t.length;s++)if(l.context===t[s]){a.lanes|=r,l=a.alternate,l!==null&&(l.
lanes|=r),gg(a.return,r,e),o||(i=null);break e}a=l.next}}else if(n.tag===18){if(i=n.return,i===null)throw Error(H(341));i.lanes|=r,a=i.alternate,a!==null&&(a.lanes|=
r),gg(i,r,e),i=null}else n.tag===13&&n.memoizedState!==null&&n.memoizedState.dehydrated===null?(n.lanes|=r,i=n.alternate,i!==null&&(i.lanes|=r),gg(n.return,r,e),
i=n.child,i=i!==null?i.sibling:null):i=n.child;if(i!==null)i.return=n;else for(i=n;i!==null;){if(i===e){i=null;break}if(n=i.sibling,n!==null){n.return=i.return,
i=n;break}i=i.return}n=i}}function _s(e,t,r,o){e=null;for(var n=t,a=!1;n!==null;){if(!a){if((n.flags&524288)!==0)a=!0;else if((n.flags&262144)!==0)break}if(n.tag===
10){var i=n.alternate;if(i===null)throw Error(H(387));if(i=i.memoizedProps,i!==null){var l=n.type;$o(n.pendingProps.value,i.value)||(e!==null?e.push(l):e=[l])}}else if(n===
Ag.current){if(i=n.alternate,i===null)throw Error(H(387));i.memoizedState.memoizedState!==n.memoizedState.memoizedState&&(e!==null?e.push(Id):e=[Id])}n=n.return}
return e!==null&&ax(t,e,r,o),t.flags|=262144,e!==null}function Hg(e){for(e=e.firstContext;e!==null;){if(!$o(e.context._currentValue,e.memoizedValue))return!0;e=
e.next}return!1}function Ss(e){Ms=e,oi=null,e=e.dependencies,e!==null&&(e.firstContext=null)}function zr(e){return MR(Ms,e)}function Wh(e,t){return Ms===null&&Ss(
e),MR(e,t)}function MR(e,t){var r=t._currentValue;if(t={context:t,memoizedValue:r,next:null},oi===null){if(e===null)throw Error(H(308));oi=t,e.dependencies={lanes:0,
firstContext:t},e.flags|=524288}else oi=oi.next=t;return r}var LM=typeof AbortController<"u"?AbortController:function(){var e=[],t=this.signal={aborted:!1,addEventListener:function(r,o){
e.push(o)}};this.abort=function(){t.aborted=!0,e.forEach(function(r){return r()})}},jM=dr.unstable_scheduleCallback,HM=dr.unstable_NormalPriority,or={$$typeof:xa,
Consumer:null,Provider:null,_currentValue:null,_currentValue2:null,_threadCount:0};function d1(){return{controller:new LM,data:new Map,refCount:0}}function gf(e){
e.refCount--,e.refCount===0&&jM(HM,function(){e.controller.abort()})}function AT(e,t){if((e.pendingLanes&4194048)!==0){var r=e.transitionTypes;for(r===null&&(r=
e.transitionTypes=[]),e=0;e<t.length;e++){var o=t[e];r.indexOf(o)===-1&&r.push(o)}}}var Ou=null;function IM(e){var t=e.transitionTypes;return e.transitionTypes=
null,t}var Lu=null,ix=0,Cs=0,Sd=null;function VM(e,t){if(Lu===null){var r=Lu=[];ix=0,Cs=j1(),Sd={status:"pending",value:void 0,then:function(o){r.push(o)}}}return ix++,
t.then(NT,NT),t}function NT(){if(--ix===0&&(Ou=null,Lu!==null)){Sd!==null&&(Sd.status="fulfilled");var e=Lu;Lu=null,Cs=0,Sd=null;for(var t=0;t<e.length;t++)(0,e[t])()}}
function UM(e,t){var r=[],o={status:"pending",value:null,reason:null,then:function(n){r.push(n)}};return e.then(function(){o.status="fulfilled",o.value=t;for(var n=0;n<
r.length;n++)(0,r[n])(t)},function(n){for(o.status="rejected",o.reason=n,n=0;n<r.length;n++)(0,r[n])(void 0)}),o}var OT=ue.S;ue.S=function(e,t){if(Z4=Io(),typeof t==
"object"&&t!==null&&typeof t.then=="function"&&VM(e,t),Ou!==null)for(var r=Ld;r!==null;)AT(r,Ou),r=r.next;if(r=e.types,r!==null){for(var o=Ld;o!==null;)AT(o,r),
o=o.next;if(Cs!==0){o=Ou,o===null&&(o=Ou=[]);for(var n=0;n<r.length;n++){var a=r[n];o.indexOf(a)===-1&&o.push(a)}}}OT!==null&&OT(e,t)};var bs=Ra(null);function m1(){
var e=bs.current;return e!==null?e:mt.pooledCache}function vg(e,t){t===null?Ct(bs,bs.current):Ct(bs,t.pool)}function DR(){var e=m1();return e===null?null:{parent:or.
_currentValue,pool:e}}var qd=Error(H(460)),u1=Error(H(474)),fv=Error(H(542)),Ig={then:function(){}};function MT(e){return e=e.status,e==="fulfilled"||e==="rejec\
ted"}function BR(e,t,r){switch(r=e[r],r===void 0?e.push(t):r!==t&&(t.then(_a,_a),t=r),t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,BT(
e),e===void 0&&!("reason"in t)?Error(H(600)):e;default:if(typeof t.status=="string")t.then(_a,_a);else{if(e=mt,e!==null&&100<e.shellSuspendCounter)throw Error(H(
482));e=t,e.status="pending",e.then(function(o){if(t.status==="pending"){var n=t;n.status="fulfilled",n.value=o}},function(o){if(t.status==="pending"){var n=t;n.
status="rejected",n.reason=o}})}switch(t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,BT(e),e}throw ys=t,qd}}function us(e){try{var t=e.
_init;return t(e._payload)}catch(r){throw r!==null&&typeof r=="object"&&typeof r.then=="function"?(ys=r,qd):r}}var ys=null;function DT(){if(ys===null)throw Error(
H(459));var e=ys;return ys=null,e}function BT(e){if(e===qd||e===fv)throw Error(H(483))}var Cd=null,Ju=0;function Jh(e){var t=Ju;return Ju+=1,Cd===null&&(Cd=[]),
BR(Cd,e,t)}function $i(e,t){t=t.props.ref,e.ref=t!==void 0?t:null}function eg(e,t){throw t.$$typeof===_O?Error(H(525)):(e=Object.prototype.toString.call(t),Error(
H(31,e==="[object Object]"?"object with keys {"+Object.keys(t).join(", ")+"}":e)))}function PR(e){function t(g,v){if(e){var b=g.deletions;b===null?(g.deletions=
[v],g.flags|=16):b.push(v)}}function r(g,v){if(!e)return null;for(;v!==null;)t(g,v),v=v.sibling;return null}function o(g){for(var v=new Map;g!==null;)g.key===null?
v.set(g.index,g):v.set(g.key,g),g=g.sibling;return v}function n(g,v){return g=ni(g,v),g.index=0,g.sibling=null,g}function a(g,v,b){return g.index=b,e?(b=g.alternate,
b!==null?(b=b.index,b<v?(g.flags|=2,v):b):(g.flags|=134217730,v)):(g.flags|=1048576,v)}function i(g){return e&&g.alternate===null&&(g.flags|=134217730),g}function l(g,v,b,y){
return v===null||v.tag!==6?(v=yw(b,g.mode,y),v.return=g,v):(v=n(v,b),v.return=g,v)}function s(g,v,b,y){var _=b.type;return _===cd?(g=u(g,v,b.props.children,y,b.
key),$i(g,b),g):v!==null&&(v.elementType===_||typeof _=="object"&&_!==null&&_.$$typeof===Fi&&us(_)===v.type)?(v=n(v,b.props),$i(v,b),v.return=g,v):(v=hg(b.type,
b.key,b.props,null,g.mode,y),$i(v,b),v.return=g,v)}function c(g,v,b,y){return v===null||v.tag!==4||v.stateNode.containerInfo!==b.containerInfo||v.stateNode.implementation!==
b.implementation?(v=ww(b,g.mode,y),v.return=g,v):(v=n(v,b.children||[]),v.return=g,v)}function u(g,v,b,y,_){return v===null||v.tag!==7?(v=vs(b,g.mode,y,_),v.return=
g,v):(v=n(v,b),v.return=g,v)}function d(g,v,b){if(typeof v=="string"&&v!==""||typeof v=="number"||typeof v=="bigint")return v=yw(""+v,g.mode,b),v.return=g,v;if(typeof v==
"object"&&v!==null){switch(v.$$typeof){case $h:return b=hg(v.type,v.key,v.props,null,g.mode,b),$i(b,v),b.return=g,b;case Eu:return v=ww(v,g.mode,b),v.return=g,v;case Fi:
return v=us(v),d(g,v,b)}if(Au(v)||Su(v))return v=vs(v,g.mode,b,null),v.return=g,v;if(typeof v.then=="function")return d(g,Jh(v),b);if(v.$$typeof===xa)return d(g,
Wh(g,v),b);eg(g,v)}return null}function m(g,v,b,y){var _=v!==null?v.key:null;if(typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint")return _!==null?
null:l(g,v,""+b,y);if(typeof b=="object"&&b!==null){switch(b.$$typeof){case $h:return b.key===_?s(g,v,b,y):null;case Eu:return b.key===_?c(g,v,b,y):null;case Fi:
return b=us(b),m(g,v,b,y)}if(Au(b)||Su(b))return _!==null?null:u(g,v,b,y,null);if(typeof b.then=="function")return m(g,v,Jh(b),y);if(b.$$typeof===xa)return m(g,
v,Wh(g,b),y);eg(g,b)}return null}function f(g,v,b,y,_){if(typeof y=="string"&&y!==""||typeof y=="number"||typeof y=="bigint")return g=g.get(b)||null,l(v,g,""+y,
_);if(typeof y=="object"&&y!==null){switch(y.$$typeof){case $h:return g=g.get(y.key===null?b:y.key)||null,s(v,g,y,_);case Eu:return g=g.get(y.key===null?b:y.key)||
null,c(v,g,y,_);case Fi:return y=us(y),f(g,v,b,y,_)}if(Au(y)||Su(y))return g=g.get(b)||null,u(v,g,y,_,null);if(typeof y.then=="function")return f(g,v,b,Jh(y),_);
if(y.$$typeof===xa)return f(g,v,b,Wh(v,y),_);eg(v,y)}return null}function p(g,v,b,y){for(var _=null,C=null,S=v,z=v=0,I=null;S!==null&&z<b.length;z++){S.index>z?
(I=S,S=null):I=S.sibling;var M=m(g,S,b[z],y);if(M===null){S===null&&(S=I);break}e&&S&&M.alternate===null&&t(g,S),v=a(M,v,z),C===null?_=M:C.sibling=M,C=M,S=I}if(z===
b.length)return r(g,S),_e&&ri(g,z),_;if(S===null){for(;z<b.length;z++)S=d(g,b[z],y),S!==null&&(v=a(S,v,z),C===null?_=S:C.sibling=S,C=S);return _e&&ri(g,z),_}for(S=
o(S);z<b.length;z++)I=f(S,g,z,b[z],y),I!==null&&(e&&(M=I.alternate,M!==null&&S.delete(M.key===null?z:M.key)),v=a(I,v,z),C===null?_=I:C.sibling=I,C=I);return e&&
S.forEach(function(X){return t(g,X)}),_e&&ri(g,z),_}function h(g,v,b,y){if(b==null)throw Error(H(151));for(var _=null,C=null,S=v,z=v=0,I=null,M=b.next();S!==null&&
!M.done;z++,M=b.next()){S.index>z?(I=S,S=null):I=S.sibling;var X=m(g,S,M.value,y);if(X===null){S===null&&(S=I);break}e&&S&&X.alternate===null&&t(g,S),v=a(X,v,z),
C===null?_=X:C.sibling=X,C=X,S=I}if(M.done)return r(g,S),_e&&ri(g,z),_;if(S===null){for(;!M.done;z++,M=b.next())M=d(g,M.value,y),M!==null&&(v=a(M,v,z),C===null?
_=M:C.sibling=M,C=M);return _e&&ri(g,z),_}for(S=o(S);!M.done;z++,M=b.next())M=f(S,g,z,M.value,y),M!==null&&(e&&(I=M.alternate,I!==null&&S.delete(I.key===null?z:
I.key)),v=a(M,v,z),C===null?_=M:C.sibling=M,C=M);return e&&S.forEach(function(U){return t(g,U)}),_e&&ri(g,z),_}function w(g,v,b,y){if(typeof b=="object"&&b!==null&&
b.type===cd&&b.key===null&&b.props.ref===void 0&&(b=b.props.children),typeof b=="object"&&b!==null){switch(b.$$typeof){case $h:e:{for(var _=b.key;v!==null;){if(v.
key===_){if(_=b.type,_===cd){if(v.tag===7){r(g,v.sibling),y=n(v,b.props.children),$i(y,b),y.return=g,g=y;break e}}else if(v.elementType===_||typeof _=="object"&&
_!==null&&_.$$typeof===Fi&&us(_)===v.type){r(g,v.sibling),y=n(v,b.props),$i(y,b),y.return=g,g=y;break e}r(g,v);break}else t(g,v);v=v.sibling}b.type===cd?(y=vs(b.
props.children,g.mode,y,b.key),$i(y,b),y.return=g,g=y):(y=hg(b.type,b.key,b.props,null,g.mode,y),$i(y,b),y.return=g,g=y)}return i(g);case Eu:e:{for(_=b.key;v!==
null;){if(v.key===_)if(v.tag===4&&v.stateNode.containerInfo===b.containerInfo&&v.stateNode.implementation===b.implementation){r(g,v.sibling),y=n(v,b.children||[]),
y.return=g,g=y;break e}else{r(g,v);break}else t(g,v);v=v.sibling}y=ww(b,g.mode,y),y.return=g,g=y}return i(g);case Fi:return b=us(b),w(g,v,b,y)}if(Au(b))return p(
g,v,b,y);if(Su(b)){if(_=Su(b),typeof _!="function")throw Error(H(150));return b=_.call(b),h(g,v,b,y)}if(typeof b.then=="function")return w(g,v,Jh(b),y);if(b.$$typeof===
xa)return w(g,v,Wh(g,b),y);eg(g,b)}return typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint"?(b=""+b,v!==null&&v.tag===6?(r(g,v.sibling),y=n(v,b),
y.return=g,g=y):(r(g,v),y=yw(b,g.mode,y),y.return=g,g=y),i(g)):r(g,v)}return function(g,v,b,y){try{Ju=0;var _=w(g,v,b,y);return Cd=null,_}catch(S){if(S===qd||S===
fv)throw S;var C=xo(29,S,null,g.mode);return C.lanes=y,C.return=g,C}}}var zs=PR(!0),LR=PR(!1),Xi=!1;function f1(e){e.updateQueue={baseState:e.memoizedState,firstBaseUpdate:null,
lastBaseUpdate:null,shared:{pending:null,lanes:0,hiddenCallbacks:null},callbacks:null}}function lx(e,t){e=e.updateQueue,t.updateQueue===e&&(t.updateQueue={baseState:e.
baseState,firstBaseUpdate:e.firstBaseUpdate,lastBaseUpdate:e.lastBaseUpdate,shared:e.shared,callbacks:null})}function nl(e){return{lane:e,tag:0,payload:null,callback:null,
next:null}}function al(e,t,r){var o=e.updateQueue;if(o===null)return null;if(o=o.shared,(Ge&2)!==0){var n=o.pending;return n===null?t.next=t:(t.next=n.next,n.next=
t),o.pending=t,t=Pg(e),RR(e,null,r),t}return mv(e,o,t,r),Pg(e)}function ju(e,t,r){if(t=t.updateQueue,t!==null&&(t=t.shared,(r&4194048)!==0)){var o=t.lanes;o&=e.
pendingLanes,r|=o,t.lanes=r,eR(e,r)}}function _w(e,t){var r=e.updateQueue,o=e.alternate;if(o!==null&&(o=o.updateQueue,r===o)){var n=null,a=null;if(r=r.firstBaseUpdate,
r!==null){do{var i={lane:r.lane,tag:r.tag,payload:r.payload,callback:null,next:null};a===null?n=a=i:a=a.next=i,r=r.next}while(r!==null);a===null?n=a=t:a=a.next=
t}else n=a=t;r={baseState:o.baseState,firstBaseUpdate:n,lastBaseUpdate:a,shared:o.shared,callbacks:o.callbacks},e.updateQueue=r;return}e=r.lastBaseUpdate,e===null?
r.firstBaseUpdate=t:e.next=t,r.lastBaseUpdate=t}var sx=!1;function Hu(){if(sx){var e=Sd;if(e!==null)throw e}}function Iu(e,t,r,o){sx=!1;var n=e.updateQueue;Xi=!1;
var a=n.firstBaseUpdate,i=n.lastBaseUpdate,l=n.shared.pending;if(l!==null){n.shared.pending=null;var s=l,c=s.next;s.next=null,i===null?a=c:i.next=c,i=s;var u=e.
alternate;u!==null&&(u=u.updateQueue,l=u.lastBaseUpdate,l!==i&&(l===null?u.firstBaseUpdate=c:l.next=c,u.lastBaseUpdate=s))}if(a!==null){var d=n.baseState;i=0,u=
c=s=null,l=a;do{var m=l.lane&-536870913,f=m!==l.lane;if(f?(Re&m)===m:(o&m)===m){m!==0&&m===Cs&&(sx=!0),u!==null&&(u=u.next={lane:0,tag:l.tag,payload:l.payload,callback:null,
next:null});e:{var p=e,h=l;m=t;var w=r;switch(h.tag){case 1:if(p=h.payload,typeof p=="function"){d=p.call(w,d,m);break e}d=p;break e;case 3:p.flags=p.flags&-65537|
128;case 0:if(p=h.payload,m=typeof p=="function"?p.call(w,d,m):p,m==null)break e;d=ut({},d,m);break e;case 2:Xi=!0}}m=l.callback,m!==null&&(e.flags|=64,f&&(e.flags|=
8192),f=n.callbacks,f===null?n.callbacks=[m]:f.push(m))}else f={lane:m,tag:l.tag,payload:l.payload,callback:l.callback,next:null},u===null?(c=u=f,s=d):u=u.next=
f,i|=m;if(l=l.next,l===null){if(l=n.shared.pending,l===null)break;f=l,l=f.next,f.next=null,n.lastBaseUpdate=f,n.shared.pending=null}}while(!0);u===null&&(s=d),n.
baseState=s,n.firstBaseUpdate=c,n.lastBaseUpdate=u,a===null&&(n.shared.lanes=0),gl|=i,e.lanes=i,e.memoizedState=d}}function jR(e,t){if(typeof e!="function")throw Error(
H(191,e));e.call(t)}function HR(e,t){var r=e.callbacks;if(r!==null)for(e.callbacks=null,e=0;e<r.length;e++)jR(r[e],t)}var pl=Ra(null),Vg=Ra(0);function PT(e,t){
e=mi,Ct(Vg,e),Ct(pl,t),mi=e|t.baseLanes}function cx(){Ct(Vg,mi),Ct(pl,pl.current)}function p1(){mi=Vg.current,kr(pl),kr(Vg)}var Er=Ra(null),Vr=null;function il(e){
var t=e.alternate;Ct(Tr,Tr.current&1),Ct(Er,e),Vr===null&&(t===null||pl.current!==null||t.memoizedState!==null)&&(Vr=e)}function dx(e){Ct(Tr,Tr.current),Ct(Er,e),
Vr===null&&(Vr=e)}function IR(e){e.tag===22?(Ct(Tr,Tr.current),Ct(Er,e),Vr===null&&(Vr=e)):ll()}function ll(){Ct(Tr,Tr.current),Ct(Er,Er.current)}function Lo(e){
kr(Er),Vr===e&&(Vr=null),kr(Tr)}var Tr=Ra(0);function ef(e,t){Ct(Er,Er.current),Ct(Tr,t)}function h1(e){kr(Tr),kr(Er),Vr===e&&(Vr=null)}function Ug(e){for(var t=e;t!==
null;){if(t.tag===13){var r=t.memoizedState;if(r!==null&&(r=r.dehydrated,r===null||$x(r)||U1(r)))return t}else if(t.tag===19&&t.memoizedProps.revealOrder!=="ind\
ependent"){if((t.flags&128)!==0)return t}else if(t.child!==null){t.child.return=t,t=t.child;continue}if(t===e)break;for(;t.sibling===null;){if(t.return===null||
t.return===e)return null;t=t.return}t.sibling.return=t.return,t=t.sibling}return null}var si=0,be=null,ot=null,rr=null,Gg=!1,zd=!1,ks=!1,$g=0,tf=0,kd=null,GM=0;
function Ut(){throw Error(H(321))}function g1(e,t){if(t===null)return!1;for(var r=0;r<t.length&&r<e.length;r++)if(!$o(e[r],t[r]))return!1;return!0}function v1(e,t,r,o,n,a){
return si=a,be=t,t.memoizedState=null,t.updateQueue=null,t.lanes=0,ue.H=e===null||e.memoizedState===null?v4:b4,ks=!1,a=r(o,n),ks=!1,zd&&(a=UR(t,r,o,n)),VR(e),a}
function VR(e){ue.H=qg;var t=ot!==null&&ot.next!==null;if(si=0,rr=ot=be=null,Gg=!1,tf=0,kd=null,t)throw Error(H(300));e===null||nr||(e=e.dependencies,e!==null&&
Hg(e)&&(nr=!0))}function UR(e,t,r,o){be=e;var n=0;do{if(zd&&(kd=null),tf=0,zd=!1,25<=n)throw Error(H(301));if(n+=1,rr=ot=null,e.updateQueue!=null){var a=e.updateQueue;
a.lastEffect=null,a.events=null,a.stores=null,a.memoCache!=null&&(a.memoCache.index=0)}ue.H=ZM,a=t(r,o)}while(zd);return a}function $M(){var e=ue.H,t=e.useState()[0];
return t=typeof t.then=="function"?vf(t):t,e=e.useState()[0],(ot!==null?ot.memoizedState:null)!==e&&(be.flags|=1024),t}function b1(){var e=$g!==0;return $g=0,e}
function y1(e,t,r){t.updateQueue=e.updateQueue,t.flags&=-2053,e.lanes&=~r}function w1(e){if(Gg){for(e=e.memoizedState;e!==null;){var t=e.queue;t!==null&&(t.pending=
null),e=e.next}Gg=!1}si=0,rr=ot=be=null,zd=!1,tf=$g=0,kd=null}function to(){var e={memoizedState:null,baseState:null,baseQueue:null,queue:null,next:null};return rr===
null?be.memoizedState=rr=e:rr=rr.next=e,rr}function Qt(){if(ot===null){var e=be.alternate;e=e!==null?e.memoizedState:null}else e=ot.next;var t=rr===null?be.memoizedState:
rr.next;if(t!==null)rr=t,ot=e;else{if(e===null)throw be.alternate===null?Error(H(467)):Error(H(310));ot=e,e={memoizedState:ot.memoizedState,baseState:ot.baseState,
baseQueue:ot.baseQueue,queue:ot.queue,next:null},rr===null?be.memoizedState=rr=e:rr=rr.next=e}return rr}function pv(){return{lastEffect:null,events:null,stores:null,
memoCache:null}}function vf(e){var t=tf;return tf+=1,kd===null&&(kd=[]),e=BR(kd,e,t),t=be,(rr===null?t.memoizedState:rr.next)===null&&(t=t.alternate,ue.H=t===null||
t.memoizedState===null?v4:b4),e}function hv(e){if(e!==null&&typeof e=="object"){if(typeof e.then=="function")return vf(e);if(e.$$typeof===zO)return;if(e.$$typeof===
xa)return zr(e)}throw Error(H(438,String(e)))}function x1(e){var t=null,r=be.updateQueue;if(r!==null&&(t=r.memoCache),t==null){var o=be.alternate;o!==null&&(o=o.
updateQueue,o!==null&&(o=o.memoCache,o!=null&&(t={data:o.data.map(function(n){return n.slice()}),index:0})))}if(t==null&&(t={data:[],index:0}),r===null&&(r=pv(),
be.updateQueue=r),r.memoCache=t,r=t.data[t.index],r===void 0)for(r=t.data[t.index]=Array(e),o=0;o<e;o++)r[o]=CO;return t.index++,r}function ci(e,t){return typeof t==
"function"?t(e):t}function bg(e){var t=Qt();return _1(t,ot,e)}function _1(e,t,r){var o=e.queue;if(o===null)throw Error(H(311));o.lastRenderedReducer=r;var n=e.baseQueue,
a=o.pending;if(a!==null){if(n!==null){var i=n.next;n.next=a.next,a.next=i}t.baseQueue=n=a,o.pending=null}if(a=e.baseState,n===null)e.memoizedState=a;else{t=n.next;
var l=i=null,s=null,c=t,u=!1;do{var d=c.lane&-536870913;if(d!==c.lane?(Re&d)===d:(si&d)===d){var m=c.revertLane;if(m===0)s!==null&&(s=s.next={lane:0,revertLane:0,
gesture:null,action:c.action,hasEagerState:c.hasEagerState,eagerState:c.eagerState,next:null}),d===Cs&&(u=!0);else if((si&m)===m){c=c.next,m===Cs&&(u=!0);continue}else
d={lane:0,revertLane:c.revertLane,gesture:null,action:c.action,hasEagerState:c.hasEagerState,eagerState:c.eagerState,next:null},s===null?(l=s=d,i=a):s=s.next=d,
be.lanes|=m,gl|=m;d=c.action,ks&&r(a,d),a=c.hasEagerState?c.eagerState:r(a,d)}else m={lane:d,revertLane:c.revertLane,gesture:c.gesture,action:c.action,hasEagerState:c.
hasEagerState,eagerState:c.eagerState,next:null},s===null?(l=s=m,i=a):s=s.next=m,be.lanes|=d,gl|=d;c=c.next}while(c!==null&&c!==t);if(s===null?i=a:s.next=l,!$o(
a,e.memoizedState)&&(nr=!0,u&&(r=Sd,r!==null)))throw r;e.memoizedState=a,e.baseState=i,e.baseQueue=s,o.lastRenderedState=a}return n===null&&(o.lanes=0),[e.memoizedState,
o.dispatch]}function Sw(e){var t=Qt(),r=t.queue;if(r===null)throw Error(H(311));r.lastRenderedReducer=e;var o=r.dispatch,n=r.pending,a=t.memoizedState;if(n!==null){
r.pending=null;var i=n=n.next;do a=e(a,i.action),i=i.next;while(i!==n);$o(a,t.memoizedState)||(nr=!0),t.memoizedState=a,t.baseQueue===null&&(t.baseState=a),r.lastRenderedState=
a}return[a,o]}function GR(e,t,r){var o=be,n=Qt(),a=_e;if(a){if(r===void 0)throw Error(H(407));r=r()}else r=t();var i=!$o((ot||n).memoizedState,r);if(i&&(n.memoizedState=
r,nr=!0),n=n.queue,S1(YR.bind(null,o,n,e),[e]),e=n.getSnapshot!==t||i||rr!==null&&(rr.memoizedState.tag&1)!==0,Md(e?9:8,{destroy:void 0},qR.bind(null,o,n,r,t),null),
e){if(o.flags|=2048,mt===null)throw Error(H(349));a||(si&127)!==0||$R(o,t,r)}return r}function $R(e,t,r){e.flags|=16384,e={getSnapshot:t,value:r},t=be.updateQueue,
t===null?(t=pv(),be.updateQueue=t,t.stores=[e]):(r=t.stores,r===null?t.stores=[e]:r.push(e))}function qR(e,t,r,o){t.value=r,t.getSnapshot=o,FR(t)&&XR(e)}function YR(e,t,r){
return r(function(){FR(t)&&XR(e)})}function FR(e){var t=e.getSnapshot;e=e.value;try{var r=t();return!$o(e,r)}catch{return!0}}function XR(e){var t=Os(e,2);t!==null&&
_o(t,e,2)}function mx(e){var t=to();if(typeof e=="function"){var r=e;if(e=r(),ks){Qi(!0);try{r()}finally{Qi(!1)}}}return t.memoizedState=t.baseState=e,t.queue={
pending:null,lanes:0,dispatch:null,lastRenderedReducer:ci,lastRenderedState:e},t}function KR(e,t,r,o){return e.baseState=r,_1(e,ot,typeof o=="function"?o:ci)}function qM(e,t,r,o,n){
if(vv(e))throw Error(H(485));if(e=t.action,e!==null){var a={payload:n,action:e,next:null,isTransition:!0,status:"pending",value:null,reason:null,listeners:[],then:function(i){
a.listeners.push(i)}};ue.T!==null?r(!0):a.isTransition=!1,o(a),r=t.pending,r===null?(a.next=t.pending=a,QR(t,a)):(a.next=r.next,t.pending=r.next=a)}}function QR(e,t){
var r=t.action,o=t.payload,n=e.state;if(t.isTransition){var a=ue.T,i={};i.types=a!==null?a.types:null,ue.T=i;try{var l=r(n,o),s=ue.S;s!==null&&s(i,l),LT(e,t,l)}catch(c){
ux(e,t,c)}finally{a!==null&&i.types!==null&&(a.types=i.types),ue.T=a}}else try{a=r(n,o),LT(e,t,a)}catch(c){ux(e,t,c)}}function LT(e,t,r){r!==null&&typeof r=="ob\
ject"&&typeof r.then=="function"?r.then(function(o){jT(e,t,o)},function(o){return ux(e,t,o)}):jT(e,t,r)}function jT(e,t,r){t.status="fulfilled",t.value=r,ZR(t),
e.state=r,t=e.pending,t!==null&&(r=t.next,r===t?e.pending=null:(r=r.next,t.next=r,QR(e,r)))}function ux(e,t,r){var o=e.pending;if(e.pending=null,o!==null){o=o.next;
do t.status="rejected",t.reason=r,ZR(t),t=t.next;while(t!==o)}e.action=null}function ZR(e){e=e.listeners;for(var t=0;t<e.length;t++)(0,e[t])()}function WR(e,t){
return t}function HT(e,t){if(_e){var r=mt.formState;if(r!==null){e:{var o=be;if(_e){if(St){t:{for(var n=St,a=pn;n.nodeType!==8;){if(!a){n=null;break t}if(n=hn(n.
nextSibling),n===null){n=null;break t}}a=n.data,n=a==="F!"||a==="F"?n:null}if(n){St=hn(n.nextSibling),o=n.data==="F!";break e}}fl(o)}o=!1}o&&(t=r[0])}}return r=
to(),r.memoizedState=r.baseState=t,o={pending:null,lanes:0,dispatch:null,lastRenderedReducer:WR,lastRenderedState:t},r.queue=o,r=p4.bind(null,be,o),o.dispatch=r,
o=mx(!1),a=T1.bind(null,be,!1,o.queue),o=to(),n={state:t,dispatch:null,action:e,pending:null},o.queue=n,r=qM.bind(null,be,n,a,r),n.dispatch=r,o.memoizedState=e,
[t,r,!1]}function IT(e){var t=Qt();return JR(t,ot,e)}function JR(e,t,r){if(t=_1(e,t,WR)[0],e=bg(ci)[0],typeof t=="object"&&t!==null&&typeof t.then=="function")try{
var o=vf(t)}catch(i){throw i===qd?fv:i}else o=t;t=Qt();var n=t.queue,a=n.dispatch;return r!==t.memoizedState&&(be.flags|=2048,Md(9,{destroy:void 0},YM.bind(null,
n,r),null)),[o,a,e]}function YM(e,t){e.action=t}function VT(e){var t=Qt(),r=ot;if(r!==null)return JR(t,r,e);Qt(),t=t.memoizedState,r=Qt();var o=r.queue.dispatch;
return r.memoizedState=e,[t,o,!1]}function Md(e,t,r,o){return e={tag:e,create:r,deps:o,inst:t,next:null},t=be.updateQueue,t===null&&(t=pv(),be.updateQueue=t),r=
t.lastEffect,r===null?t.lastEffect=e.next=e:(o=r.next,r.next=e,e.next=o,t.lastEffect=e),e}function e4(){return Qt().memoizedState}function yg(e,t,r,o){var n=to();
be.flags|=e,n.memoizedState=Md(1|t,{destroy:void 0},r,o===void 0?null:o)}function gv(e,t,r,o){var n=Qt();o=o===void 0?null:o;var a=n.memoizedState.inst;ot!==null&&
o!==null&&g1(o,ot.memoizedState.deps)?n.memoizedState=Md(t,a,r,o):(be.flags|=e,n.memoizedState=Md(1|t,a,r,o))}function UT(e,t){yg(8390656,8,e,t)}function S1(e,t){
gv(2048,8,e,t)}function FM(e){be.flags|=4;var t=be.updateQueue;if(t===null)t=pv(),be.updateQueue=t,t.events=[e];else{var r=t.events;r===null?t.events=[e]:r.push(
e)}}function t4(e){var t=Qt().memoizedState;return FM({ref:t,nextImpl:e}),function(){if((Ge&2)!==0)throw Error(H(440));return t.impl.apply(void 0,arguments)}}function r4(e,t){
return gv(4,2,e,t)}function o4(e,t){return gv(4,4,e,t)}function n4(e,t){if(typeof t=="function"){e=e();var r=t(e);return function(){typeof r=="function"?r():t(null)}}
if(t!=null)return e=e(),t.current=e,function(){t.current=null}}function a4(e,t,r){r=r!=null?r.concat([e]):null,gv(4,4,n4.bind(null,t,e),r)}function C1(){}function i4(e,t){
var r=Qt();t=t===void 0?null:t;var o=r.memoizedState;return t!==null&&g1(t,o[1])?o[0]:(r.memoizedState=[e,t],e)}function l4(e,t){var r=Qt();t=t===void 0?null:t;
var o=r.memoizedState;if(t!==null&&g1(t,o[1]))return o[0];if(o=e(),ks){Qi(!0);try{e()}finally{Qi(!1)}}return r.memoizedState=[o,t],o}function z1(e,t,r){return r===
void 0||(si&1073741824)!==0&&(Re&261930)===0?e.memoizedState=t:(e.memoizedState=r,e=J4(),be.lanes|=e,gl|=e,r)}function s4(e,t,r,o){return $o(r,t)?r:pl.current!==
null?(e=z1(e,r,o),$o(e,t)||(nr=!0),e):(si&106)===0||(si&1073741824)!==0&&(Re&261930)===0?(nr=!0,e.memoizedState=r):(e=J4(),be.lanes|=e,gl|=e,t)}function c4(e,t,r,o,n){
var a=$e.p;$e.p=a!==0&&8>a?a:8;var i=ue.T,l={};l.types=i!==null?i.types:null,ue.T=l,T1(e,!1,t,r);try{var s=n(),c=ue.S;if(c!==null&&c(l,s),s!==null&&typeof s=="o\
bject"&&typeof s.then=="function"){var u=UM(s,o);Vu(e,t,u,Go(e))}else Vu(e,t,o,Go(e))}catch(d){Vu(e,t,{then:function(){},status:"rejected",reason:d},Go())}finally{
$e.p=a,i!==null&&l.types!==null&&(i.types=l.types),ue.T=i}}function XM(){}function fx(e,t,r,o){if(e.tag!==5)throw Error(H(476));var n=d4(e).queue;c4(e,n,t,gs,r===
null?XM:function(){return m4(e),r(o)})}function d4(e){var t=e.memoizedState;if(t!==null)return t;t={memoizedState:gs,baseState:gs,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:ci,lastRenderedState:gs},next:null};var r={};return t.next={memoizedState:r,baseState:r,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:ci,lastRenderedState:r},next:null},e.memoizedState=t,e=e.alternate,e!==null&&(e.memoizedState=t),t}function m4(e){var t=d4(
e);t.next===null&&(t=e.alternate.memoizedState),Vu(e,t.next.queue,{},Go())}function k1(){return zr(Id)}function u4(){return Qt().memoizedState}function f4(){return Qt().
memoizedState}function KM(e){for(var t=e.return;t!==null;){switch(t.tag){case 24:case 3:var r=Go();e=nl(r);var o=al(t,e,r);o!==null&&(_o(o,t,r),ju(o,t,r)),t={cache:d1()},
e.payload=t;return}t=t.return}}function QM(e,t,r){var o=Go();r={lane:o,revertLane:0,gesture:null,action:r,hasEagerState:!1,eagerState:null,next:null},vv(e)?h4(t,
r):(r=l1(e,t,r,o),r!==null&&(_o(r,e,o),g4(r,t,o)))}function p4(e,t,r){var o=Go();Vu(e,t,r,o)}function Vu(e,t,r,o){var n={lane:o,revertLane:0,gesture:null,action:r,
hasEagerState:!1,eagerState:null,next:null};if(vv(e))h4(t,n);else{var a=e.alternate;if(e.lanes===0&&(a===null||a.lanes===0)&&(a=t.lastRenderedReducer,a!==null))
try{var i=t.lastRenderedState,l=a(i,r);if(n.hasEagerState=!0,n.eagerState=l,$o(l,i))return mv(e,t,n,0),mt===null&&dv(),!1}catch{}if(r=l1(e,t,n,o),r!==null)return _o(
r,e,o),g4(r,t,o),!0}return!1}function T1(e,t,r,o){if(o={lane:2,revertLane:j1(),gesture:null,action:o,hasEagerState:!1,eagerState:null,next:null},vv(e)){if(t)throw Error(
H(479))}else t=l1(e,r,o,2),t!==null&&_o(t,e,2)}function vv(e){var t=e.alternate;return e===be||t!==null&&t===be}function h4(e,t){zd=Gg=!0;var r=e.pending;r===null?
t.next=t:(t.next=r.next,r.next=t),e.pending=t}function g4(e,t,r){if((r&4194048)!==0){var o=t.lanes;o&=e.pendingLanes,r|=o,t.lanes=r,eR(e,r)}}var qg={readContext:zr,
use:hv,useCallback:Ut,useContext:Ut,useEffect:Ut,useImperativeHandle:Ut,useLayoutEffect:Ut,useInsertionEffect:Ut,useMemo:Ut,useReducer:Ut,useRef:Ut,useState:Ut,
useDebugValue:Ut,useDeferredValue:Ut,useTransition:Ut,useSyncExternalStore:Ut,useId:Ut,useHostTransitionStatus:Ut,useFormState:Ut,useActionState:Ut,useOptimistic:Ut,
useMemoCache:Ut,useCacheRefresh:Ut,useEffectEvent:Ut},v4={readContext:zr,use:hv,useCallback:function(e,t){return to().memoizedState=[e,t===void 0?null:t],e},useContext:zr,
useEffect:UT,useImperativeHandle:function(e,t,r){r=r!=null?r.concat([e]):null,yg(4194308,4,n4.bind(null,t,e),r)},useLayoutEffect:function(e,t){return yg(4194308,
4,e,t)},useInsertionEffect:function(e,t){yg(4,2,e,t)},useMemo:function(e,t){var r=to();t=t===void 0?null:t;var o=e();if(ks){Qi(!0);try{e()}finally{Qi(!1)}}return r.
memoizedState=[o,t],o},useReducer:function(e,t,r){var o=to();if(r!==void 0){var n=r(t);if(ks){Qi(!0);try{r(t)}finally{Qi(!1)}}}else n=t;return o.memoizedState=o.
baseState=n,e={pending:null,lanes:0,dispatch:null,lastRenderedReducer:e,lastRenderedState:n},o.queue=e,e=e.dispatch=QM.bind(null,be,e),[o.memoizedState,e]},useRef:function(e){
var t=to();return e={current:e},t.memoizedState=e},useState:function(e){e=mx(e);var t=e.queue,r=p4.bind(null,be,t);return t.dispatch=r,[e.memoizedState,r]},useDebugValue:C1,
useDeferredValue:function(e,t){var r=to();return z1(r,e,t)},useTransition:function(){var e=mx(!1);return e=c4.bind(null,be,e.queue,!0,!1),to().memoizedState=e,[
!1,e]},useSyncExternalStore:function(e,t,r){var o=be,n=to();if(_e){if(r===void 0)throw Error(H(407));r=r()}else{if(r=t(),mt===null)throw Error(H(349));(Re&127)!==
0||$R(o,t,r)}n.memoizedState=r;var a={value:r,getSnapshot:t};return n.queue=a,UT(YR.bind(null,o,a,e),[e]),o.flags|=2048,Md(9,{destroy:void 0},qR.bind(null,o,a,r,
t),null),r},useId:function(){var e=to(),t=mt.identifierPrefix;if(_e){var r=Ca,o=Sa;r=(o&~(1<<32-Uo(o)-1)).toString(32)+r,t="_"+t+"R_"+r,r=$g++,0<r&&(t+="H"+r.toString(
32)),t+="_"}else r=GM++,t="_"+t+"r_"+r.toString(32)+"_";return e.memoizedState=t},useHostTransitionStatus:k1,useFormState:HT,useActionState:HT,useOptimistic:function(e){
var t=to();t.memoizedState=t.baseState=e;var r={pending:null,lanes:0,dispatch:null,lastRenderedReducer:null,lastRenderedState:null};return t.queue=r,t=T1.bind(null,
be,!0,r),r.dispatch=t,[e,t]},useMemoCache:x1,useCacheRefresh:function(){return to().memoizedState=KM.bind(null,be)},useEffectEvent:function(e){var t=to(),r={impl:e};
return t.memoizedState=r,function(){if((Ge&2)!==0)throw Error(H(440));return r.impl.apply(void 0,arguments)}}},b4={readContext:zr,use:hv,useCallback:i4,useContext:zr,
useEffect:S1,useImperativeHandle:a4,useInsertionEffect:r4,useLayoutEffect:o4,useMemo:l4,useReducer:bg,useRef:e4,useState:function(){return bg(ci)},useDebugValue:C1,
useDeferredValue:function(e,t){var r=Qt();return s4(r,ot.memoizedState,e,t)},useTransition:function(){var e=bg(ci)[0],t=Qt().memoizedState;return[typeof e=="boo\
lean"?e:vf(e),t]},useSyncExternalStore:GR,useId:u4,useHostTransitionStatus:k1,useFormState:IT,useActionState:IT,useOptimistic:function(e,t){var r=Qt();return KR(
r,ot,e,t)},useMemoCache:x1,useCacheRefresh:f4,useEffectEvent:t4},ZM={readContext:zr,use:hv,useCallback:i4,useContext:zr,useEffect:S1,useImperativeHandle:a4,useInsertionEffect:r4,
useLayoutEffect:o4,useMemo:l4,useReducer:Sw,useRef:e4,useState:function(){return Sw(ci)},useDebugValue:C1,useDeferredValue:function(e,t){var r=Qt();return ot===
null?z1(r,e,t):s4(r,ot.memoizedState,e,t)},useTransition:function(){var e=Sw(ci)[0],t=Qt().memoizedState;return[typeof e=="boolean"?e:vf(e),t]},useSyncExternalStore:GR,
useId:u4,useHostTransitionStatus:k1,useFormState:VT,useActionState:VT,useOptimistic:function(e,t){var r=Qt();return ot!==null?KR(r,ot,e,t):(r.baseState=e,[e,r.queue.
dispatch])},useMemoCache:x1,useCacheRefresh:f4,useEffectEvent:t4};function Cw(e,t,r,o){t=e.memoizedState,r=r(o,t),r=r==null?t:ut({},t,r),e.memoizedState=r,e.lanes===
0&&(e.updateQueue.baseState=r)}var px={enqueueSetState:function(e,t,r){e=e._reactInternals;var o=Go(),n=nl(o);n.payload=t,r!=null&&(n.callback=r),t=al(e,n,o),t!==
null&&(_o(t,e,o),ju(t,e,o))},enqueueReplaceState:function(e,t,r){e=e._reactInternals;var o=Go(),n=nl(o);n.tag=1,n.payload=t,r!=null&&(n.callback=r),t=al(e,n,o),
t!==null&&(_o(t,e,o),ju(t,e,o))},enqueueForceUpdate:function(e,t){e=e._reactInternals;var r=Go(),o=nl(r);o.tag=2,t!=null&&(o.callback=t),t=al(e,o,r),t!==null&&(_o(
t,e,r),ju(t,e,r))}};function GT(e,t,r,o,n,a,i){return e=e.stateNode,typeof e.shouldComponentUpdate=="function"?e.shouldComponentUpdate(o,a,i):t.prototype&&t.prototype.
isPureReactComponent?!Qu(r,o)||!Qu(n,a):!0}function $T(e,t,r,o){e=t.state,typeof t.componentWillReceiveProps=="function"&&t.componentWillReceiveProps(r,o),typeof t.
UNSAFE_componentWillReceiveProps=="function"&&t.UNSAFE_componentWillReceiveProps(r,o),t.state!==e&&px.enqueueReplaceState(t,t.state,null)}function Ts(e,t){var r=t;
if("ref"in t){r={};for(var o in t)o!=="ref"&&(r[o]=t[o])}if(e=e.defaultProps){r===t&&(r=ut({},r));for(var n in e)r[n]===void 0&&(r[n]=e[n])}return r}function y4(e){
Bg(e)}function w4(e){console.error(e)}function x4(e){Bg(e)}function Yg(e,t){try{var r=e.onUncaughtError;r(t.value,{componentStack:t.stack})}catch(o){setTimeout(
function(){throw o})}}function qT(e,t,r){try{var o=e.onCaughtError;o(r.value,{componentStack:r.stack,errorBoundary:t.tag===1?t.stateNode:null})}catch(n){setTimeout(
function(){throw n})}}function hx(e,t,r){return r=nl(r),r.tag=3,r.payload={element:null},r.callback=function(){Yg(e,t)},r}function _4(e){return e=nl(e),e.tag=3,
e}function S4(e,t,r,o){var n=r.type.getDerivedStateFromError;if(typeof n=="function"){var a=o.value;e.payload=function(){return n(a)},e.callback=function(){qT(t,
r,o)}}var i=r.stateNode;i!==null&&typeof i.componentDidCatch=="function"&&(e.callback=function(){qT(t,r,o),typeof n!="function"&&(sl===null?sl=new Set([this]):sl.
add(this));var l=o.stack;this.componentDidCatch(o.value,{componentStack:l!==null?l:""})})}function WM(e,t,r,o,n){if(r.flags|=32768,o!==null&&typeof o=="object"&&
typeof o.then=="function"){if(t=r.alternate,t!==null&&_s(t,r,n,!0),r=Er.current,r!==null){switch(r.tag){case 31:case 13:case 19:return Vr===null?ev():r.alternate===
null&&Gt===0&&(Gt=3),r.flags&=-257,r.flags|=65536,r.lanes=n,o===Ig?r.flags|=16384:(t=r.updateQueue,t===null?r.updateQueue=new Set([o]):t.add(o),Nw(e,o,n)),!1;case 22:
return r.flags|=65536,o===Ig?r.flags|=16384:(t=r.updateQueue,t===null?(t={transitions:null,markerInstances:null,retryQueue:new Set([o])},r.updateQueue=t):(r=t.retryQueue,
r===null?t.retryQueue=new Set([o]):r.add(o)),Nw(e,o,n)),!1}throw Error(H(435,r.tag))}return Nw(e,o,n),ev(),!1}if(_e)return t=Er.current,t!==null?((t.flags&65536)===
0&&(t.flags|=256),t.flags|=65536,t.lanes=n,o!==ox&&(e=Error(H(422),{cause:o}),Wu(fn(e,r)))):(o!==ox&&(t=Error(H(423),{cause:o}),Wu(fn(t,r))),e=e.current.alternate,
e.flags|=65536,n&=-n,e.lanes|=n,o=fn(o,r),n=hx(e.stateNode,o,n),_w(e,n),Gt!==4&&(Gt=2)),!1;var a=Error(H(520),{cause:o});if(a=fn(a,r),qu===null?qu=[a]:qu.push(a),
Gt!==4&&(Gt=2),t===null)return!0;o=fn(o,r),r=t;do{switch(r.tag){case 3:return r.flags|=65536,e=n&-n,r.lanes|=e,e=hx(r.stateNode,o,e),_w(r,e),!1;case 1:if(t=r.type,
a=r.stateNode,(r.flags&128)===0&&(typeof t.getDerivedStateFromError=="function"||a!==null&&typeof a.componentDidCatch=="function"&&(sl===null||!sl.has(a))))return r.
flags|=65536,n&=-n,r.lanes|=n,n=_4(n),S4(n,e,r,o),_w(r,n),!1;break;case 22:if(r.memoizedState!==null)return r.flags|=65536,!1}r=r.return}while(r!==null);return!1}
var R1=Error(H(461)),nr=!1;function sr(e,t,r,o){t.child=e===null?LR(t,null,r,o):zs(t,e.child,r,o)}function YT(e,t,r,o,n){r=r.render;var a=t.ref;if("ref"in o){var i={};
for(var l in o)l!=="ref"&&(i[l]=o[l])}else i=o;return Ss(t),o=v1(e,t,r,i,a,n),l=b1(),e!==null&&!nr?(y1(e,t,n),di(e,t,n)):(_e&&l&&uv(t),t.flags|=1,sr(e,t,o,n),t.
child)}function FT(e,t,r,o,n){if(e===null){var a=r.type;return typeof a=="function"&&!s1(a)&&a.defaultProps===void 0&&r.compare===null?(t.tag=15,t.type=a,C4(e,t,
a,o,n)):(e=hg(r.type,null,o,t,t.mode,n),e.ref=t.ref,e.return=t,t.child=e)}if(a=e.child,!A1(e,n)){var i=a.memoizedProps;if(r=r.compare,r=r!==null?r:Qu,r(i,o)&&e.
ref===t.ref)return di(e,t,n)}return t.flags|=1,e=ni(a,o),e.ref=t.ref,e.return=t,t.child=e}function C4(e,t,r,o,n){if(e!==null){var a=e.memoizedProps;if(Qu(a,o)&&
e.ref===t.ref)if(nr=!1,t.pendingProps=o=a,A1(e,n))(e.flags&131072)!==0&&(nr=!0);else return t.lanes=e.lanes,di(e,t,n)}return gx(e,t,r,o,n)}function z4(e,t,r,o){
var n=o.children,a=e!==null?e.memoizedState:null;if(e===null&&t.stateNode===null&&(t.stateNode={_visibility:1,_pendingMarkers:null,_retryCache:null,_transitions:null}),
o.mode==="hidden"){if((t.flags&128)!==0){if(a=a!==null?a.baseLanes|r:r,e!==null){for(o=t.child=e.child,n=0;o!==null;)n=n|o.lanes|o.childLanes,o=o.sibling;o=n&~a}else
o=0,t.child=null;return XT(e,t,a,r,o)}if((r&536870912)!==0)t.memoizedState={baseLanes:0,cachePool:null},e!==null&&vg(t,a!==null?a.cachePool:null),a!==null?PT(t,
a):cx(),IR(t);else return o=t.lanes=536870912,XT(e,t,a!==null?a.baseLanes|r:r,r,o)}else a!==null?(vg(t,a.cachePool),PT(t,a),ll(),t.memoizedState=null):(e!==null&&
vg(t,null),cx(),ll());return sr(e,t,n,r),t.child}function Uu(e,t){return e!==null&&e.tag===22||t.stateNode!==null||(t.stateNode={_visibility:1,_pendingMarkers:null,
_retryCache:null,_transitions:null}),t.sibling}function XT(e,t,r,o,n){var a=m1();return a=a===null?null:{parent:or._currentValue,pool:a},t.memoizedState={baseLanes:r,
cachePool:a},e!==null&&vg(t,null),cx(),IR(t),e!==null&&_s(e,t,o,!0),t.childLanes=n,null}function wg(e,t){return t=bv({mode:t.mode,children:t.children},e.mode),t.
ref=e.ref,e.child=t,t.return=e,t}function KT(e,t,r){return zs(t,e.child,null,r),e=wg(t,t.pendingProps),e.flags|=2,Lo(t),t.memoizedState=null,e}function JM(e,t,r){
var o=t.pendingProps,n=(t.flags&128)!==0;if(t.flags&=-129,e===null){if(_e){if(o.mode==="hidden")return e=wg(t,o),t.lanes=536870912,e.memoizedState={baseLanes:0,
cachePool:null},Uu(null,e);if(dx(t),(e=St)?(e=z8(e,pn),e=e!==null&&e.data==="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:ul!==null?{id:Sa,overflow:Ca}:
null,retryLane:536870912,hydrationErrors:null},r=AR(e),r.return=t,t.child=r,br=t,St=null)):e=null,e===null)throw fl(t);return t.lanes=536870912,null}return wg(t,
o)}var a=e.memoizedState;if(a!==null){var i=a.dehydrated;if(dx(t),n)if(t.flags&256)t.flags&=-257,t=KT(e,t,r);else if(t.memoizedState!==null)t.child=e.child,t.flags|=
128,t=null;else throw Error(H(558));else if(nr||_s(e,t,r,!1),n=(r&e.childLanes)!==0,nr||n){if(pl.current===null){if(o=mt,o!==null&&(i=tR(o,r),i!==0&&i!==a.retryLane))
throw a.retryLane=i,Os(e,i),_o(o,e,i),R1;ev()}t=KT(e,t,r)}else e=a.treeContext,St=hn(i.nextSibling),br=t,_e=!0,ol=null,pn=!1,e!==null&&OR(t,e),t=wg(t,o),t.flags|=
134221824;return t}return e=ni(e.child,{mode:o.mode,children:o.children}),e.ref=t.ref,t.child=e,e.return=t,e}function ad(e,t){var r=t.ref;if(r===null)e!==null&&
e.ref!==null&&(t.flags|=4194816);else{if(typeof r!="function"&&typeof r!="object")throw Error(H(284));(e===null||e.ref!==r)&&(t.flags|=4194816)}}function gx(e,t,r,o,n){
return Ss(t),r=v1(e,t,r,o,void 0,n),o=b1(),e!==null&&!nr?(y1(e,t,n),di(e,t,n)):(_e&&o&&uv(t),t.flags|=1,sr(e,t,r,n),t.child)}function QT(e,t,r,o,n,a){return Ss(
t),t.updateQueue=null,r=UR(t,o,r,n),VR(e),o=b1(),e!==null&&!nr?(y1(e,t,a),di(e,t,a)):(_e&&o&&uv(t),t.flags|=1,sr(e,t,r,a),t.child)}function ZT(e,t,r,o,n){if(Ss(
t),t.stateNode===null){var a=gd,i=r.contextType;typeof i=="object"&&i!==null&&(a=zr(i)),a=new r(o,a),t.memoizedState=a.state!==null&&a.state!==void 0?a.state:null,
a.updater=px,t.stateNode=a,a._reactInternals=t,a=t.stateNode,a.props=o,a.state=t.memoizedState,a.refs={},f1(t),i=r.contextType,a.context=typeof i=="object"&&i!==
null?zr(i):gd,a.state=t.memoizedState,i=r.getDerivedStateFromProps,typeof i=="function"&&(Cw(t,r,i,o),a.state=t.memoizedState),typeof r.getDerivedStateFromProps==
"function"||typeof a.getSnapshotBeforeUpdate=="function"||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(i=a.state,typeof a.
componentWillMount=="function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount(),i!==a.state&&px.enqueueReplaceState(
a,a.state,null),Iu(t,o,a,n),Hu(),a.state=t.memoizedState),typeof a.componentDidMount=="function"&&(t.flags|=4194308),o=!0}else if(e===null){a=t.stateNode;var l=t.
memoizedProps,s=Ts(r,l);a.props=s;var c=a.context,u=r.contextType;i=gd,typeof u=="object"&&u!==null&&(i=zr(u));var d=r.getDerivedStateFromProps;u=typeof d=="fun\
ction"||typeof a.getSnapshotBeforeUpdate=="function",l=t.pendingProps!==l,u||typeof a.UNSAFE_componentWillReceiveProps!="function"&&typeof a.componentWillReceiveProps!=
"function"||(l||c!==i)&&$T(t,a,o,i),Xi=!1;var m=t.memoizedState;a.state=m,Iu(t,o,a,n),Hu(),c=t.memoizedState,l||m!==c||Xi?(typeof d=="function"&&(Cw(t,r,d,o),c=
t.memoizedState),(s=Xi||GT(t,r,s,o,m,c,i))?(u||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(typeof a.componentWillMount==
"function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount()),typeof a.componentDidMount=="function"&&(t.flags|=
4194308)):(typeof a.componentDidMount=="function"&&(t.flags|=4194308),t.memoizedProps=o,t.memoizedState=c),a.props=o,a.state=c,a.context=i,o=s):(typeof a.componentDidMount==
"function"&&(t.flags|=4194308),o=!1)}else{a=t.stateNode,lx(e,t),i=t.memoizedProps,u=Ts(r,i),a.props=u,d=t.pendingProps,m=a.context,c=r.contextType,s=gd,typeof c==
"object"&&c!==null&&(s=zr(c)),l=r.getDerivedStateFromProps,(c=typeof l=="function"||typeof a.getSnapshotBeforeUpdate=="function")||typeof a.UNSAFE_componentWillReceiveProps!=
"function"&&typeof a.componentWillReceiveProps!="function"||(i!==d||m!==s)&&$T(t,a,o,s),Xi=!1,m=t.memoizedState,a.state=m,Iu(t,o,a,n),Hu();var f=t.memoizedState;
i!==d||m!==f||Xi||e!==null&&e.dependencies!==null&&Hg(e.dependencies)?(typeof l=="function"&&(Cw(t,r,l,o),f=t.memoizedState),(u=Xi||GT(t,r,u,o,m,f,s)||e!==null&&
e.dependencies!==null&&Hg(e.dependencies))?(c||typeof a.UNSAFE_componentWillUpdate!="function"&&typeof a.componentWillUpdate!="function"||(typeof a.componentWillUpdate==
"function"&&a.componentWillUpdate(o,f,s),typeof a.UNSAFE_componentWillUpdate=="function"&&a.UNSAFE_componentWillUpdate(o,f,s)),typeof a.componentDidUpdate=="fun\
ction"&&(t.flags|=4),typeof a.getSnapshotBeforeUpdate=="function"&&(t.flags|=1024)):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||
(t.flags|=4),typeof a.getSnapshotBeforeUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),t.memoizedProps=o,t.memoizedState=f),a.props=
o,a.state=f,a.context=s,o=u):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=4),typeof a.getSnapshotBeforeUpdate!=
"function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),o=!1)}return a=o,ad(e,t),o=(t.flags&128)!==0,a||o?(a=t.stateNode,r=o&&typeof r.getDerivedStateFromError!=
"function"?null:a.render(),t.flags|=1,e!==null&&o?(t.child=zs(t,e.child,null,n),t.child=zs(t,null,r,n)):sr(e,t,r,n),t.memoizedState=a.state,e=t.child):e=di(e,t,
n),e}function WT(e,t,r,o){return xs(),t.flags|=256,sr(e,t,r,o),t.child}var vx={dehydrated:null,treeContext:null,retryLane:0,hydrationErrors:null};function bx(e){
return{baseLanes:e,cachePool:DR()}}function yx(e,t,r){return e=e!==null?e.childLanes&~r:0,t&&(e|=Ho),e}function k4(e,t,r){var o=t.pendingProps,n=!1,a=(t.flags&128)!==
0,i;if((i=a)||(i=e!==null&&e.memoizedState===null?!1:(Tr.current&2)!==0),i&&(n=!0,t.flags&=-129),i=(t.flags&32)!==0,t.flags&=-33,e===null){if(_e){if(n?il(t):ll(),
(e=St)?(e=z8(e,pn),e=e!==null&&e.data!=="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:ul!==null?{id:Sa,overflow:Ca}:null,retryLane:536870912,hydrationErrors:null},
r=AR(e),r.return=t,t.child=r,br=t,St=null)):e=null,e===null)throw fl(t);return U1(e)?t.lanes=32:t.lanes=536870912,null}return a=o.children,o=o.fallback,n?(ll(),
n=t.mode,a=bv({mode:"hidden",children:a},n),o=vs(o,n,r,null),a.return=t,o.return=t,a.sibling=o,t.child=a,o=t.child,o.memoizedState=bx(r),o.childLanes=yx(e,i,r),
t.memoizedState=vx,Uu(null,o)):(il(t),E1(t,a))}var l=e.memoizedState;if(l!==null){var s=l.dehydrated;if(s!==null)return eD(e,t,a,i,o,s,l,r)}return n?(ll(),n=o.fallback,
a=t.mode,l=e.child,s=l.sibling,o=ni(l,{mode:"hidden",children:o.children}),o.subtreeFlags=l.subtreeFlags&1206910976,s!==null?n=ni(s,n):(n=vs(n,a,r,null),n.flags|=
2),n.return=t,o.return=t,o.sibling=n,t.child=o,Uu(null,o),o=t.child,n=e.child.memoizedState,n===null?n=bx(r):(a=n.cachePool,a!==null?(l=or._currentValue,a=a.parent!==
l?{parent:l,pool:l}:a):a=DR(),n={baseLanes:n.baseLanes|r,cachePool:a}),o.memoizedState=n,o.childLanes=yx(e,i,r),t.memoizedState=vx,Uu(e.child,o)):(il(t),r=e.child,
e=r.sibling,r=ni(r,{mode:"visible",children:o.children}),r.return=t,r.sibling=null,e!==null&&(i=t.deletions,i===null?(t.deletions=[e],t.flags|=16):i.push(e)),t.
child=r,t.memoizedState=null,r)}function E1(e,t){return t=bv({mode:"visible",children:t},e.mode),t.return=e,e.child=t}function bv(e,t){return e=xo(22,e,null,t),
e.lanes=0,e}function tg(e,t,r){return zs(t,e.child,null,r),e=E1(t,t.pendingProps.children),e.flags|=2,t.memoizedState=null,e}function eD(e,t,r,o,n,a,i,l){if(r)return t.
flags&256?(il(t),t.flags&=-257,tg(e,t,l)):t.memoizedState!==null?(ll(),t.child=e.child,t.flags|=128,null):(ll(),a=n.fallback,i=t.mode,n=bv({mode:"visible",children:n.
children},i),a=vs(a,i,l,null),a.flags|=2,n.return=t,a.return=t,n.sibling=a,t.child=n,zs(t,e.child,null,l),n=t.child,n.memoizedState=bx(l),n.childLanes=yx(e,o,l),
t.memoizedState=vx,Uu(null,n));if(il(t),U1(a)){if(o=a.nextSibling&&a.nextSibling.dataset,o)var s=o.dgst;return o=s,o!==""&&(n=Error(H(419)),n.stack="",n.digest=
o,Wu({value:n,source:null,stack:null})),tg(e,t,l)}if(nr||_s(e,t,l,!1),o=(l&e.childLanes)!==0,nr||o){if(pl.current!==null)return tg(e,t,l);if(o=mt,o!==null&&(n=tR(
o,l),n!==0&&n!==i.retryLane))throw i.retryLane=n,Os(e,n),_o(o,e,n),R1;return $x(a)||ev(),tg(e,t,l)}return $x(a)?(t.flags|=192,t.child=e.child,null):(e=i.treeContext,
St=hn(a.nextSibling),br=t,_e=!0,ol=null,pn=!1,e!==null&&OR(t,e),t=E1(t,n.children),t.flags|=134221824,t)}function JT(e,t,r){e.lanes|=t;var o=e.alternate;o!==null&&
(o.lanes|=t),gg(e.return,t,r)}function e6(e){for(var t=null;e!==null;){var r=e.alternate;r!==null&&Ug(r)===null&&(t=e),e=e.sibling}return t}function rg(e,t,r,o,n,a){
var i=e.memoizedState;i===null?e.memoizedState={isBackwards:t,rendering:null,renderingStartTime:0,last:o,tail:r,tailMode:n,treeForkCount:a}:(i.isBackwards=t,i.rendering=
null,i.renderingStartTime=0,i.last=o,i.tail=r,i.tailMode=n,i.treeForkCount=a)}function zw(e){var t=e.child;for(e.child=null;t!==null;){var r=t.sibling;t.sibling=
e.child,e.child=t,t=r}}function wx(e,t,r){var o=t.pendingProps,n=o.revealOrder,a=o.tail;o=o.children;var i=Tr.current;if(t.flags&128)return ef(t,i),null;var l=(i&
2)!==0;if(l?(i=i&1|2,t.flags|=128):i&=1,ef(t,i),n==="backwards"&&e!==null?(zw(e),sr(e,t,o,r),zw(e)):sr(e,t,o,r),o=_e?Zu:0,!l&&e!==null&&(e.flags&128)!==0)e:for(e=
t.child;e!==null;){if(e.tag===13)e.memoizedState!==null&&JT(e,r,t);else if(e.tag===19)JT(e,r,t);else if(e.child!==null){e.child.return=e,e=e.child;continue}if(e===
t)break e;for(;e.sibling===null;){if(e.return===null||e.return===t)break e;e=e.return}e.sibling.return=e.return,e=e.sibling}switch(n){case"backwards":r=e6(t.child),
r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null,zw(t)),rg(t,!0,n,null,a,o);break;case"unstable_legacy-backwards":for(r=null,n=t.child,t.child=null;n!==
null;){if(e=n.alternate,e!==null&&Ug(e)===null){t.child=n;break}e=n.sibling,n.sibling=r,r=n,n=e}rg(t,!0,r,null,a,o);break;case"together":rg(t,!1,null,null,void 0,
o);break;case"independent":t.memoizedState=null;break;default:r=e6(t.child),r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null),rg(t,!1,n,r,a,o)}return t.
child}function t6(e,t,r){var o=t.pendingProps;return Wi(t,t.type,o.value),sr(e,t,o.children,r),t.child}function di(e,t,r){if(e!==null&&(t.dependencies=e.dependencies),
gl|=t.lanes,(r&t.childLanes)===0)if(e!==null){if(_s(e,t,r,!1),(r&t.childLanes)===0)return null}else return null;if(e!==null&&t.child!==e.child)throw Error(H(153));
if(t.child!==null){for(e=t.child,r=ni(e,e.pendingProps),t.child=r,r.return=t;e.sibling!==null;)e=e.sibling,r=r.sibling=ni(e,e.pendingProps),r.return=t;r.sibling=
null}return t.child}function A1(e,t){return(e.lanes&t)!==0?!0:(e=e.dependencies,!!(e!==null&&Hg(e)))}function tD(e,t,r){switch(t.tag){case 3:Ng(t,t.stateNode.containerInfo),
Wi(t,or,e.memoizedState.cache),xs();break;case 27:case 5:Fw(t);break;case 4:Ng(t,t.stateNode.containerInfo);break;case 10:Wi(t,t.type,t.memoizedProps.value);break;case 31:
if(t.memoizedState!==null)return t.flags|=128,dx(t),null;break;case 13:var o=t.memoizedState;if(o!==null){if(o.dehydrated!==null)return il(t),t.flags|=128,null;
o=_s(e,t,r,!1);var n=t.child.childLanes;return o||(r&n)!==0?k4(e,t,r):(il(t),e=di(e,t,r),e!==null?e.sibling:null)}il(t);break;case 19:if(t.flags&128)return wx(e,
t,r);if(n=(e.flags&128)!==0,o=(r&t.childLanes)!==0,o||(_s(e,t,r,!1),o=(r&t.childLanes)!==0),n){if(o)return wx(e,t,r);t.flags|=128}if(n=t.memoizedState,n!==null&&
(n.rendering=null,n.tail=null,n.lastEffect=null),ef(t,Tr.current),o)break;return null;case 22:return t.lanes=0,z4(e,t,r,t.pendingProps);case 24:Wi(t,or,e.memoizedState.
cache)}return di(e,t,r)}function T4(e,t,r){if(e!==null)if(e.memoizedProps!==t.pendingProps)nr=!0;else{if(!A1(e,r)&&(t.flags&128)===0)return nr=!1,tD(e,t,r);nr=(e.
flags&131072)!==0}else nr=!1,_e&&(t.flags&1048576)!==0&&NR(t,Zu,t.index);switch(t.lanes=0,t.tag){case 16:e:{var o=t.pendingProps;if(e=us(t.elementType),t.type=e,
typeof e=="function")s1(e)?(o=Ts(e,o),t.tag=1,t=ZT(null,t,e,o,r)):(t.tag=0,t=gx(null,t,e,o,r));else{if(e!=null){var n=e.$$typeof;if(n===Kx){t.tag=11,t=YT(null,t,
e,o,r);break e}else if(n===Qx){t.tag=14,t=FT(null,t,e,o,r);break e}else if(n===xa){t.tag=10,t.type=e,t=t6(null,t,r);break e}}throw t=qw(e)||e,Error(H(306,t,""))}}
return t;case 0:return gx(e,t,t.type,t.pendingProps,r);case 1:return o=t.type,n=Ts(o,t.pendingProps),ZT(e,t,o,n,r);case 3:e:{if(Ng(t,t.stateNode.containerInfo),
e===null)throw Error(H(387));o=t.pendingProps;var a=t.memoizedState;n=a.element,lx(e,t),Iu(t,o,null,r);var i=t.memoizedState;if(o=i.cache,Wi(t,or,o),o!==a.cache&&
ax(t,[or],r,!0),Hu(),o=i.element,a.isDehydrated)if(a={element:o,isDehydrated:!1,cache:i.cache},t.updateQueue.baseState=a,t.memoizedState=a,t.flags&256){t=WT(e,t,
o,r);break e}else if(o!==n){n=fn(Error(H(424)),t),Wu(n),t=WT(e,t,o,r);break e}else for(e=t.stateNode.containerInfo,e.nodeType===9?e=e.body:e=e.nodeName==="HTML"?
e.ownerDocument.body:e,St=hn(e.firstChild),br=t,_e=!0,ol=null,pn=!0,r=LR(t,null,o,r),t.child=r;r;)r.flags=r.flags&-3|134221824,r=r.sibling;else{if(xs(),o===n){t=
di(e,t,r);break e}sr(e,t,o,r)}t=t.child}return t;case 26:return ad(e,t),e===null?(r=R6(t.type,null,t.pendingProps,null))?t.memoizedState=r:_e||(t.stateNode=g8(t.
type,t.pendingProps,rl.current,t)):t.memoizedState=R6(t.type,e.memoizedProps,t.pendingProps,e.memoizedState),null;case 27:return Fw(t),e===null&&_e&&(o=t.stateNode=
k8(t.type,t.pendingProps,rl.current),br=t,pn=!0,n=St,bl(t.type)?(qx=n,St=hn(o.firstChild)):St=n),sr(e,t,t.pendingProps.children,r),ad(e,t),e===null&&(t.flags|=4194304),
t.child;case 5:return e===null&&_e&&((n=o=St)&&(o=FD(o,t.type,t.pendingProps,pn),o!==null?(t.stateNode=o,br=t,St=hn(o.firstChild),pn=!1,n=!0):n=!1),n||fl(t)),Fw(
t),n=t.type,a=t.pendingProps,i=e!==null?e.memoizedProps:null,o=a.children,Vx(n,a)?o=null:i!==null&&Vx(n,i)&&(t.flags|=32),t.memoizedState!==null&&(n=v1(e,t,$M,null,
null,r),Id._currentValue=n),ad(e,t),sr(e,t,o,r),t.child;case 6:return e===null&&_e&&((e=r=St)&&(r=XD(r,t.pendingProps,pn),r!==null?(t.stateNode=r,br=t,St=null,e=
!0):e=!1),e||fl(t)),null;case 13:return k4(e,t,r);case 4:return Ng(t,t.stateNode.containerInfo),o=t.pendingProps,e===null?t.child=zs(t,null,o,r):sr(e,t,o,r),t.child;case 11:
return YT(e,t,t.type,t.pendingProps,r);case 7:return o=t.pendingProps,ad(e,t),sr(e,t,o,r),t.child;case 8:return sr(e,t,t.pendingProps.children,r),t.child;case 12:
return sr(e,t,t.pendingProps.children,r),t.child;case 10:return t6(e,t,r);case 9:return n=t.type._context,o=t.pendingProps.children,Ss(t),n=zr(n),o=o(n),t.flags|=
1,sr(e,t,o,r),t.child;case 14:return FT(e,t,t.type,t.pendingProps,r);case 15:return C4(e,t,t.type,t.pendingProps,r);case 19:return wx(e,t,r);case 31:return JM(e,
t,r);case 22:return z4(e,t,r,t.pendingProps);case 24:return Ss(t),o=zr(or),e===null?(n=m1(),n===null&&(n=mt,a=d1(),n.pooledCache=a,a.refCount++,a!==null&&(n.pooledCacheLanes|=
r),n=a),t.memoizedState={parent:o,cache:n},f1(t),Wi(t,or,n)):((e.lanes&r)!==0&&(lx(e,t),Iu(t,null,null,r),Hu()),n=e.memoizedState,a=t.memoizedState,n.parent!==o?
(n={parent:o,cache:o},t.memoizedState=n,t.lanes===0&&(t.memoizedState=t.updateQueue.baseState=n),Wi(t,or,o)):(o=a.cache,Wi(t,or,o),o!==n.cache&&ax(t,[or],r,!0))),
sr(e,t,t.pendingProps.children,r),t.child;case 30:return t.stateNode===null&&(t.stateNode={autoName:null,paired:null,clones:null,ref:null}),o=t.pendingProps,o.name!=
null&&o.name!=="auto"?t.flags|=e===null?18882560:18874368:_e&&uv(t),e!==null&&e.memoizedProps.name!==o.name?t.flags|=4194816:ad(e,t),sr(e,t,o.children,r),t.child;case 29:
throw t.pendingProps}throw Error(H(156,t.tag))}function ti(e){e.flags|=4}function kw(e,t,r,o,n){var a;if((a=(e.mode&32)!==0)&&(a=r===null?N6(t,o):N6(t,o)&&(o.src!==
r.src||o.srcSet!==r.srcSet)),a){if(e.flags|=16777216,(n&335544128)===n)if(e.stateNode.complete)e.flags|=8192;else if(r8())e.flags|=8192;else throw ys=Ig,u1}else
e.flags&=-16777217}function r6(e,t){if(t.type!=="stylesheet"||(t.state.loading&4)!==0)e.flags&=-16777217;else if(e.flags|=16777216,!A8(t))if(r8())e.flags|=8192;else
throw ys=Ig,u1}function og(e,t){t!==null&&(e.flags|=4),e.flags&16384&&(t=e.tag!==22?W6():536870912,e.lanes|=t,Dd|=t)}function zu(e,t){if(!_e)switch(e.tailMode){case"\
visible":break;case"collapsed":for(var r=e.tail,o=null;r!==null;)r.alternate!==null&&(o=r),r=r.sibling;o===null?t||e.tail===null?e.tail=null:e.tail.sibling=null:
o.sibling=null;break;default:for(t=e.tail,r=null;t!==null;)t.alternate!==null&&(r=t),t=t.sibling;r===null?e.tail=null:r.sibling=null}}function _t(e){var t=e.alternate!==
null&&e.alternate.child===e.child,r=0,o=0;if(t)for(var n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags&1206910976,o|=n.flags&1206910976,n.return=e,
n=n.sibling;else for(n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags,o|=n.flags,n.return=e,n=n.sibling;return e.subtreeFlags|=o,e.childLanes=r,t}function rD(e,t,r){
var o=t.pendingProps;switch(c1(t),t.tag){case 16:case 15:case 0:case 11:case 7:case 8:case 12:case 9:case 14:return _t(t),null;case 1:return _t(t),null;case 3:return r=
t.stateNode,o=null,e!==null&&(o=e.memoizedState.cache),t.memoizedState.cache!==o&&(t.flags|=2048),ai(or),Ad(),r.pendingContext&&(r.context=r.pendingContext,r.pendingContext=
null),(e===null||e.child===null)&&(od(t)?ti(t):e===null||e.memoizedState.isDehydrated&&(t.flags&256)===0||(t.flags|=1024,xw())),_t(t),null;case 26:var n=t.type,
a=t.memoizedState;return e===null?(ti(t),a!==null?(_t(t),r6(t,a)):(_t(t),kw(t,n,null,o,r))):a?a!==e.memoizedState?(ti(t),_t(t),r6(t,a)):(_t(t),t.flags&=-16777217):
(e=e.memoizedProps,e!==o&&ti(t),_t(t),kw(t,n,e,o,r)),null;case 27:if(Og(t),r=rl.current,n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&ti(t);else{if(!o){
if(t.stateNode===null)throw Error(H(166));return _t(t),t.subtreeFlags&=-33554433,null}e=za.current,od(t)?ET(t,e):(e=k8(n,o,r),t.stateNode=e,ti(t))}return _t(t),
t.subtreeFlags&=-33554433,null;case 5:if(Og(t),n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&ti(t);else{if(!o){if(t.stateNode===null)throw Error(H(166));
return _t(t),t.subtreeFlags&=-33554433,null}if(a=za.current,od(t))ET(t,a);else{var i=nf(rl.current);switch(a){case 1:a=i.createElementNS("http://www.w3.org/2000\
/svg",n);break;case 2:a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;default:switch(n){case"svg":a=i.createElementNS("http://www.w3.org/2000/\
svg",n);break;case"math":a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;case"script":a=i.createElement("div"),a.innerHTML="<script><\/script>",
a=a.removeChild(a.firstChild);break;case"select":a=typeof o.is=="string"?i.createElement("select",{is:o.is}):i.createElement("select"),o.multiple?a.multiple=!0:
o.size&&(a.size=o.size);break;default:a=typeof o.is=="string"?i.createElement(n,{is:o.is}):i.createElement(n)}}a[Cr]=t,a[Co]=o;e:for(i=t.child;i!==null;){if(i.tag===
5||i.tag===6)a.appendChild(i.stateNode);else if(i.tag!==4&&i.tag!==27&&i.child!==null){i.child.return=i,i=i.child;continue}if(i===t)break e;for(;i.sibling===null;){
if(i.return===null||i.return===t)break e;i=i.return}i.sibling.return=i.return,i=i.sibling}t.stateNode=a;e:switch(Rr(a,n,o),n){case"button":case"input":case"sele\
ct":case"textarea":o=!!o.autoFocus;break e;case"img":o=!0;break e;default:o=!1}o&&ti(t)}}return _t(t),t.subtreeFlags&=-33554433,kw(t,t.type,e===null?null:e.memoizedProps,
t.pendingProps,r),null;case 6:if(e&&t.stateNode!=null)e.memoizedProps!==o&&ti(t);else{if(typeof o!="string"&&t.stateNode===null)throw Error(H(166));if(e=rl.current,
od(t)){if(e=t.stateNode,r=t.memoizedProps,o=null,n=br,n!==null)switch(n.tag){case 27:case 5:o=n.memoizedProps}e[Cr]=t,e=!!(e.nodeValue===r||o!==null&&o.suppressHydrationWarning===
!0||p8(e.nodeValue,r)),e||fl(t,!0)}else e=nf(e).createTextNode(o),e[Cr]=t,t.stateNode=e}return _t(t),null;case 31:if(r=t.memoizedState,e===null||e.memoizedState!==
null){if(o=od(t),r!==null){if(e===null){if(!o)throw Error(H(318));if(e=t.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(H(557));e[Cr]=t}else xs(),(t.
flags&128)===0&&(t.memoizedState=null),t.flags|=4;_t(t),e=!1}else r=xw(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=r),e=!0;if(!e)return t.
flags&256?(Lo(t),t):(Lo(t),null);if((t.flags&128)!==0)throw Error(H(558))}return _t(t),null;case 13:if(o=t.memoizedState,e===null||e.memoizedState!==null&&e.memoizedState.
dehydrated!==null){if(n=od(t),o!==null&&o.dehydrated!==null){if(e===null){if(!n)throw Error(H(318));if(n=t.memoizedState,n=n!==null?n.dehydrated:null,!n)throw Error(
H(317));n[Cr]=t}else xs(),(t.flags&128)===0&&(t.memoizedState=null),t.flags|=4;_t(t),n=!1}else n=xw(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=
n),n=!0;if(!n)return t.flags&256?(Lo(t),t):(Lo(t),null)}return Lo(t),(t.flags&128)!==0?(t.lanes=r,t):(r=o!==null,e=e!==null&&e.memoizedState!==null,r&&(o=t.child,
n=null,o.alternate!==null&&o.alternate.memoizedState!==null&&o.alternate.memoizedState.cachePool!==null&&(n=o.alternate.memoizedState.cachePool.pool),a=null,o.memoizedState!==
null&&o.memoizedState.cachePool!==null&&(a=o.memoizedState.cachePool.pool),a!==n&&(o.flags|=2048)),r!==e&&r&&(t.child.flags|=8192),og(t,t.updateQueue),_t(t),null);case 4:
return Ad(),e===null&&H1(t.stateNode.containerInfo),t.flags|=67108864,_t(t),null;case 10:return ai(t.type),_t(t),null;case 19:if(h1(t),o=t.memoizedState,o===null)
return _t(t),null;if(n=(t.flags&128)!==0,a=o.rendering,a===null)if(n)zu(o,!1);else{if(Gt!==0||e!==null&&(e.flags&128)!==0)for(e=t.child;e!==null;){if(a=Ug(e),a!==
null){for(t.flags|=128,zu(o,!1),e=a.updateQueue,t.updateQueue=e,og(t,e),t.subtreeFlags=0,e=r,r=t.child;r!==null;)ER(r,e),r=r.sibling;return ef(t,Tr.current&1|2),
_e&&ri(t,o.treeForkCount),t.child}e=e.sibling}o.tail!==null&&Io()>Wg&&(t.flags|=128,n=!0,zu(o,!1),t.lanes=4194304)}else{if(!n)if(e=Ug(a),e!==null){if(t.flags|=128,
n=!0,e=e.updateQueue,t.updateQueue=e,og(t,e),zu(o,!0),o.tail===null&&o.tailMode!=="collapsed"&&o.tailMode!=="visible"&&!a.alternate&&!_e)return _t(t),null}else 2*
Io()-o.renderingStartTime>Wg&&r!==536870912&&(t.flags|=128,n=!0,zu(o,!1),t.lanes=4194304);o.isBackwards?(a.sibling=t.child,t.child=a):(e=o.last,e!==null?e.sibling=
a:t.child=a,o.last=a)}if(o.tail!==null){e=o.tail;e:{for(r=e;r!==null;){if(r.alternate!==null){r=!1;break e}r=r.sibling}r=!0}return o.rendering=e,o.tail=e.sibling,
o.renderingStartTime=Io(),e.sibling=null,a=Tr.current,a=n?a&1|2:a&1,o.tailMode==="visible"||o.tailMode==="collapsed"||!r||_e?ef(t,a):(r=a,Ct(Er,t),Ct(Tr,r),Vr===
null&&(Vr=t)),_e&&ri(t,o.treeForkCount),e}return _t(t),null;case 22:case 23:return Lo(t),p1(),o=t.memoizedState!==null,e!==null?e.memoizedState!==null!==o&&(t.flags|=
8192):o&&(t.flags|=8192),o?(r&536870912)!==0&&(t.flags&128)===0&&(_t(t),t.subtreeFlags&6&&(t.flags|=8192)):_t(t),r=t.updateQueue,r!==null&&og(t,r.retryQueue),r=
null,e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&(r=e.memoizedState.cachePool.pool),o=null,t.memoizedState!==null&&t.memoizedState.cachePool!==
null&&(o=t.memoizedState.cachePool.pool),o!==r&&(t.flags|=2048),e!==null&&kr(bs),null;case 24:return r=null,e!==null&&(r=e.memoizedState.cache),t.memoizedState.
cache!==r&&(t.flags|=2048),ai(or),_t(t),null;case 25:return null;case 30:return t.flags|=33554432,_t(t),null}throw Error(H(156,t.tag))}function oD(e,t){switch(c1(
t),t.tag){case 1:return e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 3:return ai(or),Ad(),e=t.flags,(e&65536)!==0&&(e&128)===0?(t.flags=e&-65537|128,t):
null;case 26:case 27:case 5:return Og(t),null;case 31:if(t.memoizedState!==null){if(Lo(t),t.alternate===null)throw Error(H(340));xs()}return e=t.flags,e&65536?(t.
flags=e&-65537|128,t):null;case 13:if(Lo(t),e=t.memoizedState,e!==null&&e.dehydrated!==null){if(t.alternate===null)throw Error(H(340));xs()}return e=t.flags,e&65536?
(t.flags=e&-65537|128,t):null;case 19:return h1(t),e=t.flags,e&65536?(t.flags=e&-65537|128,e=t.memoizedState,e!==null&&(e.rendering=null,e.tail=null),t.flags|=4,
t):null;case 4:return Ad(),null;case 10:return ai(t.type),null;case 22:case 23:return Lo(t),p1(),e!==null&&kr(bs),e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 24:
return ai(or),null;case 25:return null;default:return null}}function R4(e,t){switch(c1(t),t.tag){case 3:ai(or),Ad();break;case 26:case 27:case 5:Og(t);break;case 4:
Ad();break;case 31:t.memoizedState!==null&&Lo(t);break;case 13:Lo(t);break;case 19:h1(t);break;case 10:ai(t.type);break;case 22:case 23:Lo(t),p1(),e!==null&&kr(
bs);break;case 24:ai(or)}}function bf(e,t){try{var r=t.updateQueue,o=r!==null?r.lastEffect:null;if(o!==null){var n=o.next;r=n;do{if((r.tag&e)===e){o=void 0;var a=r.
create,i=r.inst;o=a(),i.destroy=o}r=r.next}while(r!==n)}}catch(l){We(t,t.return,l)}}function hl(e,t,r){try{var o=t.updateQueue,n=o!==null?o.lastEffect:null;if(n!==
null){var a=n.next;o=a;do{if((o.tag&e)===e){var i=o.inst,l=i.destroy;if(l!==void 0){i.destroy=void 0,n=t;var s=r,c=l;try{c()}catch(u){We(n,s,u)}}}o=o.next}while(o!==
a)}}catch(u){We(t,t.return,u)}}function E4(e){var t=e.updateQueue;if(t!==null){var r=e.stateNode;try{HR(t,r)}catch(o){We(e,e.return,o)}}}function A4(e,t,r){r.props=
Ts(e.type,e.memoizedProps),r.state=e.memoizedState;try{r.componentWillUnmount()}catch(o){We(e,t,o)}}function ya(e,t){try{var r=e.ref;if(r!==null){switch(e.tag){case 26:case 27:case 5:
var o=e.stateNode;break;case 30:var n=e.stateNode,a=li(e.memoizedProps,n);(n.ref===null||n.ref.name!==a)&&(n.ref=w8(a)),o=n.ref;break;case 7:if(e.stateNode===null){
var i=new qo(e);So(e.child,!1,qD,i,void 0,void 0),e.stateNode=i}o=e.stateNode;break;default:o=e.stateNode}typeof r=="function"?e.refCleanup=r(o):r.current=o}}catch(l){
We(e,t,l)}}function Sr(e,t){var r=e.ref,o=e.refCleanup;if(r!==null)if(typeof o=="function")try{o()}catch(n){We(e,t,n)}finally{e.refCleanup=null,e=e.alternate,e!=
null&&(e.refCleanup=null)}else if(typeof r=="function")try{r(null)}catch(n){We(e,t,n)}else r.current=null}function Fg(e,t){if((e.tag===5||e.tag===27||e.tag===6)&&
e.alternate===null&&t!==null)for(var r=0;r<t.length;r++)C8(e.stateNode,t[r])}function o6(e){for(var t=e.return;t!==null&&(O1(t)&&C8(e.stateNode,t.stateNode),!N1(
t));)t=t.return}function Gu(e){for(var t=e.return;t!==null&&(O1(t)&&YD(e.stateNode,t.stateNode),!N1(t));)t=t.return}function N1(e){return e.tag===5||e.tag===3||
e.tag===27}function O1(e){return e&&e.tag===7&&e.stateNode!==null}function xx(e){var t=e.type,r=e.memoizedProps,o=e.stateNode;try{e:switch(t){case"button":case"\
input":case"select":case"textarea":r.autoFocus&&o.focus();break e;case"img":r.src?o.src=r.src:r.srcSet&&(o.srcset=r.srcSet)}}catch(n){We(e,e.return,n)}}function Tw(e,t,r){
try{var o=e.stateNode;TD(o,e.type,r,t),o[Co]=t}catch(n){We(e,e.return,n)}}function N4(e){return e.tag===5||e.tag===3||e.tag===26||e.tag===27&&bl(e.type)||e.tag===
4}function Rw(e){e:for(;;){for(;e.sibling===null;){if(e.return===null||N4(e.return))return null;e=e.return}for(e.sibling.return=e.return,e=e.sibling;e.tag!==5&&
e.tag!==6&&e.tag!==18;){if(e.tag===27&&bl(e.type)||e.flags&2||e.child===null||e.tag===4)continue e;e.child.return=e,e=e.child}if(!(e.flags&2))return e.stateNode}}
function _x(e,t,r,o){var n=e.tag;if(n===5||n===6)n=e.stateNode,t?(r.nodeType===9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r).insertBefore(n,t):(t=r.nodeType===
9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r,t.appendChild(n),r=r._reactRootContainer,r!=null||t.onclick!==null||(t.onclick=_a)),Fg(e,o),je=!0;else if(n!==
4&&(n===27&&(Fg(e,o),o=null,bl(e.type)&&(r=e.stateNode,t=null)),e=e.child,e!==null))for(_x(e,t,r,o),e=e.sibling;e!==null;)_x(e,t,r,o),e=e.sibling}function Xg(e,t,r,o){
var n=e.tag;if(n===5||n===6)n=e.stateNode,t?r.insertBefore(n,t):r.appendChild(n),Fg(e,o),je=!0;else if(n!==4&&(n===27&&(Fg(e,o),o=null,bl(e.type)&&(r=e.stateNode)),
e=e.child,e!==null))for(Xg(e,t,r,o),e=e.sibling;e!==null;)Xg(e,t,r,o),e=e.sibling}function O4(e){var t=e.stateNode,r=e.memoizedProps;try{for(var o=e.type,n=t.attributes;n.
length;)t.removeAttributeNode(n[0]);Rr(t,o,r),t[Cr]=e,t[Co]=r}catch(a){We(e,e.return,a)}}var Kg=!1,jo=null;function n6(e){(e.tag===30||(e.subtreeFlags&33554432)!==
0)&&(Kg=!0)}var wa=null;function a6(){var e=wa;return wa=null,e}var wo=0;function Yd(e,t,r,o,n){return wo=0,M4(e.child,t,r,o,n)}function M4(e,t,r,o,n){for(var a=!1;e!==
null;){if(e.tag===5){var i=e.stateNode;if(o!==null){var l=Ux(i);o.push(l),l.view&&(a=!0)}else a||Ux(i).view&&(a=!0);Kg=!0,v8(i,wo===0?t:t+"_"+wo,r),wo++}else(e.
tag!==22||e.memoizedState===null)&&(e.tag===30&&n||M4(e.child,t,r,o,n)&&(a=!0));e=e.sibling}return a}function Ta(e,t){for(;e!==null;)e.tag===5?b8(e.stateNode,e.
memoizedProps):(e.tag!==22||e.memoizedState===null)&&(e.tag===30&&t||Ta(e.child,t)),e=e.sibling}function xg(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==
null;){if((e.tag!==22||e.memoizedState===null)&&(xg(e),e.tag===30&&(e.flags&18874368)!==0&&e.stateNode.paired)){var t=e.memoizedProps;if(t.name==null||t.name===
"auto")throw Error(H(544));var r=t.name;t=fi(t.default,t.share),t!=="none"&&(Yd(e,r,t,null,!1)||Ta(e.child,!1))}e=e.sibling}}function Sx(e,t){if(e.tag===30){var r=e.
stateNode,o=e.memoizedProps,n=li(o,r),a=fi(o.default,r.paired?o.share:o.enter);a!=="none"?Yd(e,n,a,null,!1)?(xg(e),r.paired||t||Bd(e,o.onEnter)):Ta(e.child,!1):
xg(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Sx(e,t),e=e.sibling;else xg(e)}function Cx(e){if(jo!==null&&jo.size!==0){var t=jo;if((e.subtreeFlags&
18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&(e.flags&18874368)!==0){var r=e.memoizedProps,o=r.name;if(o!=null&&
o!=="auto"){var n=t.get(o);if(n!==void 0){var a=fi(r.default,r.share);if(a!=="none"&&(Yd(e,o,a,null,!1)?(a=e.stateNode,n.paired=a,a.paired=n,Bd(e,r.onShare)):Ta(
e.child,!1)),t.delete(o),t.size===0)break}}}Cx(e)}e=e.sibling}}}function zx(e){if(e.tag===30){var t=e.memoizedProps,r=li(t,e.stateNode),o=jo!==null?jo.get(r):void 0,
n=fi(t.default,o!==void 0?t.share:t.exit);n!=="none"&&(Yd(e,r,n,null,!1)?o!==void 0?(n=e.stateNode,o.paired=n,n.paired=o,jo.delete(r),Bd(e,t.onShare)):Bd(e,t.onExit):
Ta(e.child,!1)),jo!==null&&Cx(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)zx(e),e=e.sibling;else jo!==null&&Cx(e)}function D4(e){for(e=e.child;e!==
null;){if(e.tag===30){var t=e.memoizedProps,r=li(t,e.stateNode);t=fi(t.default,t.update),e.flags&=-5,t!=="none"&&Yd(e,r,t,e.memoizedState=[],!1)}else(e.subtreeFlags&
33554432)!==0&&D4(e);e=e.sibling}}function kx(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&
(e.flags&18874368)!==0){var t=e.stateNode;t.paired!==null&&(t.paired=null,Ta(e.child,!1))}kx(e)}e=e.sibling}}function _g(e){if(e.tag===30)e.stateNode.paired=null,
Ta(e.child,!1),kx(e);else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)_g(e),e=e.sibling;else kx(e)}function B4(e){for(e=e.child;e!==null;)e.tag===30?
Ta(e.child,!1):(e.subtreeFlags&33554432)!==0&&B4(e),e=e.sibling}function M1(e,t,r,o,n,a,i){for(var l=!1;t!==null;){if(t.tag===5){var s=t.stateNode;if(a!==null&&
wo<a.length){var c=a[wo],u=Ux(s);(c.view||u.view)&&(l=!0);var d;if(d=(e.flags&4)===0)if(u.clip)d=!0;else{d=c.rect;var m=u.rect;d=d.y!==m.y||d.x!==m.x||d.height!==
m.height||d.width!==m.width}d&&(e.flags|=4),u.abs?u=!c.abs:(c=c.rect,u=u.rect,u=c.height!==u.height||c.width!==u.width),u&&(e.flags|=32)}else e.flags|=32;(e.flags&
4)!==0&&v8(s,wo===0?r:r+"_"+wo,n),l&&(e.flags&4)!==0||(wa===null&&(wa=[]),wa.push(s,wo===0?o:o+"_"+wo,t.memoizedProps)),wo++}else(t.tag!==22||t.memoizedState===
null)&&(t.tag===30&&i?e.flags|=t.flags&32:M1(e,t.child,r,o,n,a,i)&&(l=!0));t=t.sibling}return l}function P4(e,t){for(e=e.child;e!==null;){if(e.tag===30){var r=e.
memoizedProps,o=e.stateNode,n=li(r,o),a=fi(r.default,r.update);if(t){o=o.clones;var i=o===null?null:o.map(MD)}else i=e.memoizedState,e.memoizedState=null;o=e;var l=e.
child;wo=0,n=M1(o,l,n,n,a,i,!1),(e.flags&4)!==0&&n&&(t||Bd(e,r.onUpdate))}else(e.subtreeFlags&33554432)!==0&&P4(e,t);e=e.sibling}}var hr=!1,Ke=!1,ga=!1,Ew=!1,i6=typeof WeakSet==
"function"?WeakSet:Set,gr=null,va=!1,Mu=!1,Qg=!1,Tx=!1;function nD(e,t,r){if(e=e.containerInfo,Hx=Vd,e=xR(e),a1(e)){if("selectionStart"in e)var o={start:e.selectionStart,
end:e.selectionEnd};else e:{o=(o=e.ownerDocument)&&o.defaultView||window;var n=o.getSelection&&o.getSelection();if(n&&n.rangeCount!==0){o=n.anchorNode;var a=n.anchorOffset,
i=n.focusNode;n=n.focusOffset;try{o.nodeType,i.nodeType}catch{o=null;break e}var l=0,s=-1,c=-1,u=0,d=0,m=e,f=null;t:for(;;){for(var p;m!==o||a!==0&&m.nodeType!==
3||(s=l+a),m!==i||n!==0&&m.nodeType!==3||(c=l+n),m.nodeType===3&&(l+=m.nodeValue.length),(p=m.firstChild)!==null;)f=m,m=p;for(;;){if(m===e)break t;if(f===o&&++u===
a&&(s=l),f===i&&++d===n&&(c=l),(p=m.nextSibling)!==null)break;m=f,f=m.parentNode}m=p}o=s===-1||c===-1?null:{start:s,end:c}}else o=null}o=o||{start:0,end:0}}else
o=null;for(Ix={focusedElem:e,selectionRange:o},Vd=!1,r=(r&335544064)===r,gr=t,t=r?9270:1024;gr!==null;){if(e=gr,r&&(o=e.deletions,o!==null))for(a=0;a<o.length;a++)
r&&zx(o[a]);if(e.alternate===null&&(e.flags&2)!==0)r&&n6(e),ng(r);else{if(e.tag===22){if(o=e.alternate,e.memoizedState!==null){o!==null&&o.memoizedState===null&&
r&&zx(o),ng(r);continue}else if(o!==null&&o.memoizedState!==null){r&&n6(e),ng(r);continue}}o=e.child,(e.subtreeFlags&t)!==0&&o!==null?(o.return=e,gr=o):(r&&D4(e),
ng(r))}}jo=null}function ng(e){for(;gr!==null;){var t=gr,r=e,o=t.alternate,n=t.flags;switch(t.tag){case 0:case 11:case 15:break;case 1:if((n&1024)!==0&&o!==null){
r=void 0,n=o.memoizedProps,o=o.memoizedState;var a=t.stateNode;try{var i=Ts(t.type,n);r=a.getSnapshotBeforeUpdate(i,o),a.__reactInternalSnapshotBeforeUpdate=r}catch(l){
We(t,t.return,l)}}break;case 3:if((n&1024)!==0){if(o=t.stateNode.containerInfo,r=o.nodeType,r===9)Gx(o);else if(r===1)switch(o.nodeName){case"HEAD":case"HTML":case"\
BODY":Gx(o);break;default:o.textContent=""}}break;case 5:case 26:case 27:case 6:case 4:case 17:break;case 30:r&&o!==null&&(r=li(o.memoizedProps,o.stateNode),n=t.
memoizedProps,n=fi(n.default,n.update),n!=="none"&&Yd(o,r,n,o.memoizedState=[],!0));break;default:if((n&1024)!==0)throw Error(H(163))}if(o=t.sibling,o!==null){o.
return=t.return,gr=o;break}gr=t.return}}function L4(e,t,r){var o=r.flags;switch(r.tag){case 0:case 11:case 15:ba(e,r),o&4&&bf(5,r);break;case 1:if(ba(e,r),o&4)if(e=
r.stateNode,t===null)try{e.componentDidMount()}catch(i){We(r,r.return,i)}else{var n=Ts(r.type,t.memoizedProps);t=t.memoizedState;try{e.componentDidUpdate(n,t,e.
__reactInternalSnapshotBeforeUpdate)}catch(i){We(r,r.return,i)}}o&64&&E4(r),o&512&&ya(r,r.return);break;case 3:if(ba(e,r),o&64&&(e=r.updateQueue,e!==null)){if(t=
null,r.child!==null)switch(r.child.tag){case 27:case 5:t=r.child.stateNode;break;case 1:t=r.child.stateNode}try{HR(e,t)}catch(i){We(r,r.return,i)}}break;case 27:
t===null&&o&4&&O4(r);case 26:case 5:ba(e,r),t===null&&o&4&&xx(r),o&512&&ya(r,r.return);break;case 12:ba(e,r);break;case 31:ba(e,r),o&4&&V4(e,r);break;case 13:ba(
e,r),o&4&&U4(e,r),o&64&&(e=r.memoizedState,e!==null&&(e=e.dehydrated,e!==null&&(r=gD.bind(null,r),KD(e,r))));break;case 22:if(o=r.memoizedState!==null||hr,!o){var a=t!==
null&&t.memoizedState!==null||Ke;t=hr,n=Ke,hr=o,(Ke=a)&&!n?(o=2,(r.subtreeFlags&8772)!==0&&(o|=1),Mn(e,r,o)):ba(e,r),hr=t,Ke=n}break;case 30:ba(e,r),o&512&&ya(r,
r.return);break;case 7:o&512&&ya(r,r.return);default:ba(e,r)}}function Rx(e,t){for(e=e.child;e!==null;)j4(e,t),e=e.sibling}function j4(e,t){switch(e.tag){case 5:case 26:
try{var r=e.stateNode;if(t){var o=r.style;typeof o.setProperty=="function"?o.setProperty("display","none","important"):o.display="none"}else{var n=e.stateNode,a=e.
memoizedProps.style,i=a!=null&&a.hasOwnProperty("display")?a.display:null;n.style.display=i==null||typeof i=="boolean"?"":(""+i).trim()}}catch(s){We(e,e.return,
s)}Ex(e,t);break;case 6:try{e.stateNode.nodeValue=t?"":e.memoizedProps,je=!0}catch(s){We(e,e.return,s)}break;case 18:try{var l=e.stateNode;t?_6(l,!0):_6(e.stateNode,
!1)}catch(s){We(e,e.return,s)}break;case 22:case 23:e.memoizedState===null&&Rx(e,t);break;default:Rx(e,t)}}function Ex(e,t){if(e.subtreeFlags&67108864)for(e=e.child;e!==
null;){e:{var r=e,o=t;switch(r.tag){case 4:j4(r,o);break e;case 22:r.memoizedState===null&&Ex(r,o);break e;default:Ex(r,o)}}e=e.sibling}}function H4(e){var t=e.
alternate;t!==null&&(e.alternate=null,H4(t)),e.child=null,e.deletions=null,e.sibling=null,e.tag===5&&(t=e.stateNode,t!==null&&iv(t)),e.stateNode=null,e.return=null,
e.dependencies=null,e.memoizedProps=null,e.memoizedState=null,e.pendingProps=null,e.stateNode=null,e.updateQueue=null}var Ot=null,bo=!1;function On(e,t,r){for(r=
r.child;r!==null;)I4(e,t,r),r=r.sibling}function I4(e,t,r){if(Vo&&typeof Vo.onCommitFiberUnmount=="function")try{Vo.onCommitFiberUnmount(mf,r)}catch{}switch(r.tag){case 26:
Ke||Sr(r,t),On(e,t,r),r.memoizedState?r.memoizedState.count--:r.stateNode&&!Ke&&(r=r.stateNode,r.parentNode.removeChild(r));break;case 27:Ke||Sr(r,t),Gu(r);var o=Ot,
n=bo;bl(r.type)&&(Ot=r.stateNode,bo=!1),On(e,t,r),T8(r.stateNode,r.type,r.memoizedProps),Ot=o,bo=n;break;case 5:Ke||Sr(r,t),Gu(r);case 6:if(r.tag===6&&Gu(r),o=Ot,
n=bo,Ot=null,On(e,t,r),Ot=o,bo=n,Ot!==null)if(bo)try{(Ot.nodeType===9?Ot.body:Ot.nodeName==="HTML"?Ot.ownerDocument.body:Ot).removeChild(r.stateNode),je=!0}catch(a){
We(r,t,a)}else try{Ot.removeChild(r.stateNode),je=!0}catch(a){We(r,t,a)}break;case 18:Ot!==null&&(bo?(e=Ot,x6(e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.
body:e,r.stateNode),Ud(e)):x6(Ot,r.stateNode));break;case 4:o=Ot,n=bo,Ot=r.stateNode.containerInfo,bo=!0,On(e,t,r),Ot=o,bo=n;break;case 0:case 11:case 14:case 15:
hl(2,r,t),Ke||hl(4,r,t),On(e,t,r);break;case 1:Ke||(Sr(r,t),o=r.stateNode,typeof o.componentWillUnmount=="function"&&A4(r,t,o)),On(e,t,r);break;case 21:On(e,t,r);
break;case 22:Ke=(o=Ke)||r.memoizedState!==null,On(e,t,r),Ke=o;break;case 30:Sr(r,t),On(e,t,r);break;case 7:Ke||Sr(r,t),On(e,t,r);break;default:On(e,t,r)}}function V4(e,t){
if(t.memoizedState===null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null))){e=e.dehydrated;try{Ud(e)}catch(r){We(t,t.return,r)}}}function U4(e,t){if(t.memoizedState===
null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null&&(e=e.dehydrated,e!==null))))try{Ud(e)}catch(r){We(t,t.return,r)}}function aD(e){switch(e.tag){case 31:case 13:case 19:
var t=e.stateNode;return t===null&&(t=e.stateNode=new i6),t;case 22:return e=e.stateNode,t=e._retryCache,t===null&&(t=e._retryCache=new i6),t;default:throw Error(
H(435,e.tag))}}function ag(e,t){var r=aD(e);t.forEach(function(o){if(!r.has(o)){r.add(o);var n=vD.bind(null,e,o);o.then(n,n)}})}function Jr(e,t,r){var o=t.deletions;
if(o!==null)for(var n=0;n<o.length;n++){var a=o[n],i=e,l=t,s=l;e:for(;s!==null;){switch(s.tag){case 27:if(bl(s.type)){Ot=s.stateNode,bo=!1;break e}break;case 5:
Ot=s.stateNode,bo=!1;break e;case 3:case 4:Ot=s.stateNode.containerInfo,bo=!0;break e}s=s.return}if(Ot===null)throw Error(H(160));I4(i,l,a),Ot=null,bo=!1,i=a.alternate,
i!==null&&(i.return=null),a.return=null}if(t.subtreeFlags&13886)for(t=t.child;t!==null;)G4(t,e,r),t=t.sibling}var Dn=null;function G4(e,t,r){var o=e.alternate,n=e.
flags;switch(e.tag){case 0:case 11:case 14:case 15:if(n&4&&(o=e.updateQueue,o=o!==null?o.events:null,o!==null))for(var a=0;a<o.length;a++){var i=o[a];i.ref.impl=
i.nextImpl}Jr(t,e,r),eo(e),n&4&&(hl(3,e,e.return),bf(3,e),hl(5,e,e.return));break;case 1:Jr(t,e,r),eo(e),n&512&&(Ke||o===null||Sr(o,o.return)),n&64&&hr&&(e=e.updateQueue,
e!==null&&(t=e.callbacks,t!==null&&(r=e.shared.hiddenCallbacks,e.shared.hiddenCallbacks=r===null?t:r.concat(t))));break;case 26:if(a=Dn,Jr(t,e,r),eo(e),n&512&&(Ke||
o===null||Sr(o,o.return)),n&4)if(n=o!==null?o.memoizedState:null,r=e.memoizedState,o===null)if(r===null)if(e.stateNode===null)if(hr)e.stateNode=g8(e.type,e.memoizedProps,
t.containerInfo,e);else{e:{t=e.type,r=e.memoizedProps,n=a.ownerDocument||a;t:switch(t){case"title":o=n.getElementsByTagName("title")[0],(!o||o[pf]||o[Cr]||o.namespaceURI===
"http://www.w3.org/2000/svg"||o.hasAttribute("itemprop"))&&(o=n.createElement(t),n.head.insertBefore(o,n.querySelector("head > title"))),Rr(o,t,r),o[Cr]=e,vr(o),
t=o;break e;case"link":if(a=A6("link","href",n).get(t+(r.href||""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("href")===(r.href==null||r.href===""?null:r.
href)&&o.getAttribute("rel")===(r.rel==null?null:r.rel)&&o.getAttribute("title")===(r.title==null?null:r.title)&&o.getAttribute("crossorigin")===(r.crossOrigin==
null?null:r.crossOrigin)){a.splice(i,1);break t}}o=n.createElement(t),Rr(o,t,r),n.head.appendChild(o);break;case"meta":if(a=A6("meta","content",n).get(t+(r.content||
""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("content")===(r.content==null?null:""+r.content)&&o.getAttribute("name")===(r.name==null?null:r.name)&&o.getAttribute(
"property")===(r.property==null?null:r.property)&&o.getAttribute("http-equiv")===(r.httpEquiv==null?null:r.httpEquiv)&&o.getAttribute("charset")===(r.charSet==null?
null:r.charSet)){a.splice(i,1);break t}}o=n.createElement(t),Rr(o,t,r),n.head.appendChild(o);break;default:throw Error(H(468,t))}o[Cr]=e,vr(o),t=o}e.stateNode=t}else
hr||Yx(a,e.type,e.stateNode);else e.stateNode=E6(a,r,e.memoizedProps);else n!==r?(n===null?(t=o.stateNode,t===null||Ke||t.parentNode.removeChild(t)):n.count--,r===
null?hr||Yx(a,e.type,e.stateNode):E6(a,r,e.memoizedProps)):r===null&&e.stateNode!==null&&Tw(e,e.memoizedProps,o.memoizedProps);break;case 27:Jr(t,e,r),eo(e),n&512&&
(Ke||o===null||Sr(o,o.return)),o!==null&&n&4&&Tw(e,e.memoizedProps,o.memoizedProps);break;case 5:if(a=ga,ga=!1,Jr(t,e,r),ga=a,eo(e),n&512&&(Ke||o===null||Sr(o,o.
return)),e.flags&32){t=e.stateNode;try{Od(t,""),je=!0}catch(u){We(e,e.return,u)}}n&4&&e.stateNode!=null&&(t=e.memoizedProps,Tw(e,t,o!==null?o.memoizedProps:t)),
n&1024&&(Ew=!0);break;case 6:if(Jr(t,e,r),eo(e),n&4){if(e.stateNode===null)throw Error(H(162));t=e.memoizedProps,r=e.stateNode;try{r.nodeValue=t,je=!0}catch(u){
We(e,e.return,u)}}break;case 3:if(je=!1,kg=null,a=Dn,Dn=af(t.containerInfo),Jr(t,e,r),Dn=a,eo(e),n&4&&o!==null&&o.memoizedState.isDehydrated)try{Ud(t.containerInfo)}catch(u){
We(e,e.return,u)}Ew&&(Ew=!1,$4(e)),je=!1;break;case 4:n=ga,ga=hr,o=uT(),a=Dn,Dn=af(e.stateNode.containerInfo),Jr(t,e,r),eo(e),Dn=a,je&&Mu&&(Qg=!0),je=o,ga=n;break;case 12:
Jr(t,e,r),eo(e);break;case 31:Jr(t,e,r),eo(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,ag(e,t)));break;case 13:Jr(t,e,r),eo(e),e.child.flags&8192&&e.
memoizedState!==null!=(o!==null&&o.memoizedState!==null)&&(yv=Io()),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,ag(e,t)));break;case 22:a=e.memoizedState!==
null,i=o!==null&&o.memoizedState!==null;var l=hr,s=Ke,c=ga;hr=l||a,ga=c||a,Ke=s||i,Jr(t,e,r),Ke=s,ga=c,hr=l,eo(e),n&8192&&(t=e.stateNode,t._visibility=a?t._visibility&
-2:t._visibility|1,!a||o===null||i||hr||Ke||(t=i||Ke,r=hr,o=Ke,hr=a||hr,Ke=t,Yi(e,2),hr=r,Ke=o),!a&&ga||Rx(e,a)),n&4&&(t=e.updateQueue,t!==null&&(r=t.retryQueue,
r!==null&&(t.retryQueue=null,ag(e,r))));break;case 19:Jr(t,e,r),eo(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,ag(e,t)));break;case 30:n&512&&(Ke||o===
null||Sr(o,o.return)),n=uT(),a=Mu,i=(r&335544064)===r,l=e.memoizedProps,Mu=i&&fi(l.default,l.update)!=="none",Jr(t,e,r),eo(e),i&&o!==null&&je&&(e.flags|=4),Mu=a,
je=n;break;case 21:break;case 7:n&512&&(Ke||o===null||Sr(o,o.return)),o&&o.stateNode!==null&&(o.stateNode._fragmentFiber=e);default:Jr(t,e,r),eo(e)}}function eo(e){
var t=e.flags;if(t&2){try{for(var r,o=e.return;o!==null;){if(N4(o)){r=o;break}o=o.return}o=null;for(var n=e.return;n!==null;){if(O1(n)){var a=n.stateNode;o===null?
o=[a]:o.push(a)}if(N1(n))break;n=n.return}var i=o;if(r==null)throw Error(H(160));switch(r.tag){case 27:var l=r.stateNode,s=Rw(e);Xg(e,s,l,i);break;case 5:var c=r.
stateNode;r.flags&32&&(Od(c,""),r.flags&=-33);var u=Rw(e);Xg(e,u,c,i);break;case 3:case 4:var d=r.stateNode.containerInfo,m=Rw(e);_x(e,m,d,i);break;default:throw Error(
H(161))}}catch(f){We(e,e.return,f)}e.flags&=-3}t&4096&&(e.flags&=-4097)}function $4(e){if(e.subtreeFlags&1024)for(e=e.child;e!==null;){var t=e;$4(t),t.tag===5&&
t.flags&1024&&(t=t.stateNode,Vd=!0,t.reset(),Vd=!1),e=e.sibling}}function nd(e,t){if(t.subtreeFlags&9270)for(t=t.child;t!==null;)q4(t,e),t=t.sibling;else P4(t,!1)}
function q4(e,t){var r=e.alternate;if(r===null)Sx(e,!1);else switch(e.tag){case 3:if(Tx=va=!1,a6(),nd(t,e),!va&&!Qg){if(e=wa,e!==null)for(var o=0;o<e.length;o+=
3){r=e[o];var n=e[o+1];b8(r,e[o+2]),r=r.ownerDocument.documentElement,r!==null&&r.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwar\
ds",pseudoElement:"::view-transition-group("+n+")"})}e=t.containerInfo,e=e.nodeType===9?e.documentElement:e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName===
""&&(e.style.viewTransitionName="none",e.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwards",pseudoElement:"::view-transition-grou\
p(root)"}),e.animate({width:[0,0],height:[0,0]},{duration:0,fill:"forwards",pseudoElement:"::view-transition"})),Tx=!0}wa=null;break;case 5:nd(t,e);break;case 4:
o=va,va=!1,nd(t,e),va&&(Qg=!0),va=o;break;case 22:e.memoizedState===null&&(r.memoizedState!==null?Sx(e,!1):nd(t,e));break;case 30:o=va,n=a6(),va=!1,nd(t,e),va&&
(e.flags|=4);var a=e.memoizedProps,i=e.stateNode;t=li(a,i),i=li(r.memoizedProps,i);var l=fi(a.default,a.update);l==="none"?t=!1:(a=r.memoizedState,r.memoizedState=
null,r=e.child,wo=0,t=M1(e,r,t,i,l,a,!0),wo!==(a===null?0:a.length)&&(e.flags|=32)),(e.flags&4)!==0&&t?(Bd(e,e.memoizedProps.onUpdate),wa=n):n!==null&&(n.push.apply(
n,wa),wa=n),va=(e.flags&32)!==0?!0:o;break;default:nd(t,e)}}function ba(e,t){if(t.subtreeFlags&8772)for(t=t.child;t!==null;)L4(e,t.alternate,t),t=t.sibling}function Yi(e,t){
for(e=e.child;e!==null;){var r=e,o=t;switch(r.tag){case 0:case 11:case 14:case 15:hl(4,r,r.return),Yi(r,o);break;case 1:Sr(r,r.return);var n=r.stateNode;typeof n.
componentWillUnmount=="function"&&A4(r,r.return,n),Yi(r,o);break;case 27:(o&2)!==0&&T8(r.stateNode,r.type,r.memoizedProps);case 5:Sr(r,r.return),r.tag!==5&&r.tag!==
27||Gu(r),Yi(r,o);break;case 6:Gu(r);break;case 26:Sr(r,r.return),n=r.stateNode,r.memoizedState!==null||n===null||Ke||n.parentNode.removeChild(n),Yi(r,o);break;case 22:
r.memoizedState===null&&Yi(r,o);break;case 30:Sr(r,r.return),Yi(r,o);break;case 7:Sr(r,r.return);default:Yi(r,o)}e=e.sibling}}function Mn(e,t,r){for(r=(t.subtreeFlags&
8772)!==0?r:r&-2,t=t.child;t!==null;){var o=t.alternate,n=e,a=t,i=a.flags,l=(r&1)!==0;switch(a.tag){case 0:case 11:case 15:Mn(n,a,r),bf(4,a);break;case 1:if(Mn(
n,a,r),o=a,n=o.stateNode,typeof n.componentDidMount=="function")try{n.componentDidMount()}catch(u){We(o,o.return,u)}if(o=a,n=o.updateQueue,n!==null){var s=o.stateNode;
try{var c=n.shared.hiddenCallbacks;if(c!==null)for(n.shared.hiddenCallbacks=null,n=0;n<c.length;n++)jR(c[n],s)}catch(u){We(o,o.return,u)}}l&&i&64&&E4(a),ya(a,a.
return);break;case 27:(r&2)!==0&&O4(a);case 5:a.tag!==5&&a.tag!==27||o6(a),Mn(n,a,r),l&&o===null&&i&4&&xx(a),ya(a,a.return);break;case 6:o6(a);break;case 26:s=a.
stateNode,a.memoizedState!==null||s===null||hr||Yx(af(s.ownerDocument),a.type,s),Mn(n,a,r),l&&o===null&&i&4&&xx(a),ya(a,a.return);break;case 12:Mn(n,a,r);break;case 31:
Mn(n,a,r),l&&i&4&&V4(n,a);break;case 13:Mn(n,a,r),l&&i&4&&U4(n,a);break;case 22:a.memoizedState===null&&Mn(n,a,r),ya(a,a.return);break;case 30:Mn(n,a,r),ya(a,a.
return);break;case 7:ya(a,a.return);default:Mn(n,a,r)}t=t.sibling}}function D1(e,t){var r=null;e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&
(r=e.memoizedState.cachePool.pool),e=null,t.memoizedState!==null&&t.memoizedState.cachePool!==null&&(e=t.memoizedState.cachePool.pool),e!==r&&(e!=null&&e.refCount++,
r!=null&&gf(r))}function B1(e,t){e=null,t.alternate!==null&&(e=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==e&&(t.refCount++,e!=null&&gf(e))}function sn(e,t,r,o){
var n=(r&335544064)===r;if(t.subtreeFlags&(n?10262:10256))for(t=t.child;t!==null;)Y4(e,t,r,o),t=t.sibling;else n&&B4(t)}function Y4(e,t,r,o){var n=(r&335544064)===
r;n&&t.alternate===null&&t.return!==null&&t.return.alternate!==null&&_g(t);var a=t.flags;switch(t.tag){case 0:case 11:case 15:sn(e,t,r,o),a&2048&&bf(9,t);break;case 1:
sn(e,t,r,o);break;case 3:sn(e,t,r,o),n&&Tx&&(e=e.containerInfo,e=e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.body:e,e.style.viewTransitionName==="\
root"&&(e.style.viewTransitionName=""),e=e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName==="none"&&(e.style.viewTransitionName="")),a&2048&&
(a=null,t.alternate!==null&&(a=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==a&&(t.refCount++,a!=null&&gf(a)));break;case 12:if(a&2048){sn(e,t,r,
o),a=t.stateNode;try{var i=t.memoizedProps,l=i.id,s=i.onPostCommit;typeof s=="function"&&s(l,t.alternate===null?"mount":"update",a.passiveEffectDuration,-0)}catch(c){
We(t,t.return,c)}}else sn(e,t,r,o);break;case 31:sn(e,t,r,o);break;case 13:sn(e,t,r,o);break;case 23:break;case 22:i=t.stateNode,l=t.alternate,t.memoizedState!==
null?(n&&l!==null&&l.memoizedState===null&&_g(l),i._visibility&2?sn(e,t,r,o):$u(e,t)):(n&&l!==null&&l.memoizedState!==null&&_g(t),i._visibility&2?sn(e,t,r,o):(i.
_visibility|=2,id(e,t,r,o,(t.subtreeFlags&10256)!==0||!1))),a&2048&&D1(l,t);break;case 24:sn(e,t,r,o),a&2048&&B1(t.alternate,t);break;case 30:n&&(a=t.alternate,
a!==null&&(Ta(a.child,!0),Ta(t.child,!0))),sn(e,t,r,o);break;default:sn(e,t,r,o)}}function id(e,t,r,o,n){for(n=n&&((t.subtreeFlags&10256)!==0||!1),t=t.child;t!==
null;){var a=e,i=t,l=r,s=o,c=i.flags;switch(i.tag){case 0:case 11:case 15:id(a,i,l,s,n),bf(8,i);break;case 23:break;case 22:var u=i.stateNode;i.memoizedState!==
null?u._visibility&2?id(a,i,l,s,n):$u(a,i):(u._visibility|=2,id(a,i,l,s,n)),n&&c&2048&&D1(i.alternate,i);break;case 24:id(a,i,l,s,n),n&&c&2048&&B1(i.alternate,i);
break;default:id(a,i,l,s,n)}t=t.sibling}}function $u(e,t){if(t.subtreeFlags&10256)for(t=t.child;t!==null;){var r=e,o=t,n=o.flags;switch(o.tag){case 22:$u(r,o),n&
2048&&D1(o.alternate,o);break;case 24:$u(r,o),n&2048&&B1(o.alternate,o);break;default:$u(r,o)}t=t.sibling}}var fs=8192;function ds(e,t,r){if(e.subtreeFlags&fs)for(e=
e.child;e!==null;)F4(e,t,r),e=e.sibling}function F4(e,t,r){switch(e.tag){case 26:ds(e,t,r),e.flags&fs&&(e.memoizedState!==null?cB(r,Dn,e.memoizedState,e.memoizedProps):
(e=e.stateNode,(t&335544128)===t&&O6(r,e)));break;case 5:ds(e,t,r),e.flags&fs&&(e=e.stateNode,(t&335544128)===t&&O6(r,e));break;case 3:case 4:var o=Dn;Dn=af(e.stateNode.
containerInfo),ds(e,t,r),Dn=o;break;case 22:e.memoizedState===null&&(o=e.alternate,o!==null&&o.memoizedState!==null?(o=fs,fs=16777216,ds(e,t,r),fs=o):ds(e,t,r));
break;case 30:if((e.flags&fs)!==0&&(o=e.memoizedProps.name,o!=null&&o!=="auto")){var n=e.stateNode;n.paired=null,jo===null&&(jo=new Map),jo.set(o,n)}ds(e,t,r);break;default:
ds(e,t,r)}}function X4(e){var t=e.alternate;if(t!==null&&(e=t.child,e!==null)){t.child=null;do t=e.sibling,e.sibling=null,e=t;while(e!==null)}}function ku(e){var t=e.
deletions;if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];gr=o,Q4(o,e)}X4(e)}if(e.subtreeFlags&10256)for(e=e.child;e!==null;)K4(e),e=e.sibling}
function K4(e){switch(e.tag){case 0:case 11:case 15:ku(e),e.flags&2048&&hl(9,e,e.return);break;case 3:ku(e);break;case 12:ku(e);break;case 22:var t=e.stateNode;
e.memoizedState!==null&&t._visibility&2&&(e.return===null||e.return.tag!==13)?(t._visibility&=-3,Sg(e)):ku(e);break;default:ku(e)}}function Sg(e){var t=e.deletions;
if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];gr=o,Q4(o,e)}X4(e)}for(e=e.child;e!==null;){switch(t=e,t.tag){case 0:case 11:case 15:hl(
8,t,t.return),Sg(t);break;case 22:r=t.stateNode,r._visibility&2&&(r._visibility&=-3,Sg(t));break;default:Sg(t)}e=e.sibling}}function Q4(e,t){for(;gr!==null;){var r=gr;
switch(r.tag){case 0:case 11:case 15:hl(8,r,t);break;case 23:case 22:if(r.memoizedState!==null&&r.memoizedState.cachePool!==null){var o=r.memoizedState.cachePool.
pool;o!=null&&o.refCount++}break;case 24:gf(r.memoizedState.cache)}if(o=r.child,o!==null)o.return=r,gr=o;else e:for(r=e;gr!==null;){o=gr;var n=o.sibling,a=o.return;
if(H4(o),o===r){gr=null;break e}if(n!==null){n.return=a,gr=n;break e}gr=a}}}var iD={getCacheForType:function(e){var t=zr(or),r=t.data.get(e);return r===void 0&&
(r=e(),t.data.set(e,r)),r},cacheSignal:function(){return zr(or).controller.signal}},lD=typeof WeakMap=="function"?WeakMap:Map,Ge=0,mt=null,Te=null,Re=0,Qe=0,Bo=null,
Ji=!1,Fd=!1,P1=!1,mi=0,Gt=0,gl=0,ws=0,Zg=0,Ho=0,Dd=0,qu=null,yo=null,Ax=!1,yv=0,Z4=0,Wg=1/0,Jg=null,sl=null,jt=0,Pn=null,Rs=null,ka=0,Nx=0,Ox=null,W4=null,Td=null,
Rd=null,Ed=null,Yu=0,Cg=null;function Go(){return(Ge&2)!==0&&Re!==0?Re&-Re:ue.T!==null?j1():rR()}function J4(){if(Ho===0)if((Re&536870912)===0||_e){var e=Yh;Yh<<=
1,(Yh&3932160)===0&&(Yh=262144),Ho=e}else Ho=536870912;return e=Er.current,e!==null&&(e.flags|=32),Ho}function Bd(e,t){if(t!=null){var r=e.stateNode,o=r.ref;o===
null&&(o=r.ref=w8(li(e.memoizedProps,r))),Rd===null&&(Rd=[]),Rd.push(t.bind(null,o))}}function _o(e,t,r){(e===mt&&(Qe===2||Qe===9)||e.cancelPendingCommit!==null)&&
(Pd(e,0),el(e,Re,Ho,!1)),ff(e,r),((Ge&2)===0||e!==mt)&&(e===mt&&((Ge&2)===0&&(ws|=r),Gt===4&&el(e,Re,Ho,!1)),Ea(e))}function e8(e,t,r){if((Ge&6)!==0)throw Error(
H(327));var o=!r&&(t&127)===0&&(t&e.expiredLanes)===0||uf(e,t),n=o?dD(e,t):Aw(e,t,!0),a=o;do{if(n===0){Fd&&!o&&el(e,t,0,!1);break}else{if(r=e.current.alternate,
a&&!sD(r)){n=Aw(e,t,!1),a=!1;continue}if(n===2){if(a=t,e.errorRecoveryDisabledLanes&a)var i=0;else i=e.pendingLanes&-536870913,i=i!==0?i:i&536870912?536870912:0;
if(i!==0){t=i;e:{var l=e;n=qu;var s=l.current.memoizedState.isDehydrated;if(s&&(Pd(l,i).flags|=256),i=Aw(l,i,!1),i!==2&&i!==6){if(P1&&!s){l.errorRecoveryDisabledLanes|=
a,ws|=a,n=4;break e}a=yo,yo=n,a!==null&&(yo===null?yo=a:yo.push.apply(yo,a))}n=i}if(a=!1,n!==2)continue}}if(n===1){Pd(e,0),el(e,t,0,!0);break}e:{switch(o=e,a=n,
a){case 0:case 1:throw Error(H(345));case 4:if((t&4194048)!==t&&(t&62914560)!==t)break;case 6:el(o,t,Ho,!Ji);break e;case 2:yo=null;break;case 3:case 5:break;default:
throw Error(H(329))}if((t&62914560)===t&&(n=yv+300-Io(),10<n)){if(el(o,t,Ho,!Ji),av(o,0,!0)!==0)break e;ka=t,o.timeoutHandle=I1(l6.bind(null,o,r,yo,Jg,Ax,t,Ho,ws,
Dd,Ji,a,"Throttled",-0,0),n);break e}l6(o,r,yo,Jg,Ax,t,Ho,ws,Dd,Ji,a,null,-0,0)}}break}while(!0);Ea(e)}function l6(e,t,r,o,n,a,i,l,s,c,u,d,m,f){e.timeoutHandle=
-1;var p=t.subtreeFlags,h=(a&335544064)===a;if(d=null,(h||p&8192||(p&16785408)===16785408)&&(d={stylesheets:null,count:0,imgCount:0,imgBytes:0,suspenseyImages:[],
waitingForImages:!0,waitingForViewTransition:!1,unsuspend:_a},jo=null,F4(t,a,d),h&&(p=d,h=e.containerInfo,h=(h.nodeType===9?h:h.ownerDocument).__reactViewTransition,
h!=null&&(p.count++,p.waitingForViewTransition=!0,p=lf.bind(p),h.finished.then(p,p))),p=(a&62914560)===a?yv-Io():(a&4194048)===a?Z4-Io():0,p=dB(d,p),p!==null)){
ka=a,e.cancelPendingCommit=p(c6.bind(null,e,t,a,r,o,n,i,l,s,c,u,d,null,m,f)),el(e,a,i,!c);return}c6(e,t,a,r,o,n,i,l,s,c,u,d)}function sD(e){for(var t=e;;){var r=t.
tag;if((r===0||r===11||r===15)&&t.flags&16384&&(r=t.updateQueue,r!==null&&(r=r.stores,r!==null)))for(var o=0;o<r.length;o++){var n=r[o],a=n.getSnapshot;n=n.value;
try{if(!$o(a(),n))return!1}catch{return!1}}if(r=t.child,t.subtreeFlags&16384&&r!==null)r.return=t,t=r;else{if(t===e)break;for(;t.sibling===null;){if(t.return===
null||t.return===e)return!0;t=t.return}t.sibling.return=t.return,t=t.sibling}}return!0}function el(e,t,r,o){t=Z6(e,t),t&=~Zg,t&=~ws,e.suspendedLanes|=t,e.pingedLanes&=
~t,o&&(e.warmLanes|=t),o=e.expirationTimes;for(var n=t;0<n;){var a=31-Uo(n),i=1<<a;o[a]=-1,n&=~i}r!==0&&J6(e,r,t)}function wv(){return(Ge&6)===0?(yf(0,!1),!1):!0}
function L1(){if(Te!==null){if(Qe===0)var e=Te.return;else e=Te,oi=Ms=null,w1(e),Cd=null,Ju=0,e=Te;for(;e!==null;)R4(e.alternate,e),e=e.return;Te=null}}function Pd(e,t){
var r=e.timeoutHandle;return r!==-1&&(e.timeoutHandle=-1,AD(r)),r=e.cancelPendingCommit,r!==null&&(e.cancelPendingCommit=null,r()),ka=0,L1(),mt=e,Te=r=ni(e.current,
null),Re=t,Qe=0,Bo=null,Ji=!1,Fd=uf(e,t),P1=!1,Dd=Ho=Zg=ws=gl=Gt=0,yo=qu=null,Ax=!1,mi=Z6(e,t),dv(),r}function t8(e,t){be=null,ue.H=qg,t===qd||t===fv?(t=DT(),Qe=
3):t===u1?(t=DT(),Qe=4):Qe=t===R1?8:t!==null&&typeof t=="object"&&typeof t.then=="function"?6:1,Bo=t,Te===null&&(Gt=1,Yg(e,fn(t,e.current)))}function r8(){var e=Er.
current;return e===null?!0:(Re&4194048)===Re?Vr===null:(Re&62914560)===Re||(Re&536870912)!==0?e===Vr:!1}function o8(){var e=ue.H;return ue.H=qg,e===null?qg:e}function n8(){
var e=ue.A;return ue.A=iD,e}function ev(){Gt=4,Ji||(Re&4194048)!==Re&&Er.current!==null||(Fd=!0),(gl&134217727)===0&&(ws&134217727)===0||mt===null||el(mt,Re,Ho,
!1)}function Aw(e,t,r){var o=Ge;Ge|=2;var n=o8(),a=n8();(mt!==e||Re!==t)&&(Jg=null,Pd(e,t)),t=!1;var i=Gt;e:do try{if(Qe!==0&&Te!==null){var l=Te,s=Bo;switch(Qe){case 8:
L1(),i=6;break e;case 3:case 2:case 9:case 6:Er.current===null&&(t=!0);var c=Qe;if(Qe=0,Bo=null,yd(e,l,s,c),r&&Fd){i=0;break e}break;default:c=Qe,Qe=0,Bo=null,yd(
e,l,s,c)}}cD(),i=Gt;break}catch(u){t8(e,u)}while(!0);return t&&e.shellSuspendCounter++,oi=Ms=null,Ge=o,ue.H=n,ue.A=a,Te===null&&(mt=null,Re=0,dv()),i}function cD(){
for(;Te!==null;)a8(Te)}function dD(e,t){var r=Ge;Ge|=2;var o=o8(),n=n8();mt!==e||Re!==t?(Jg=null,Wg=Io()+500,Pd(e,t)):Fd=uf(e,t);e:do try{if(Qe!==0&&Te!==null){
t=Te;var a=Bo;t:switch(Qe){case 1:Qe=0,Bo=null,yd(e,t,a,1);break;case 2:case 9:if(MT(a)){Qe=0,Bo=null,s6(t);break}t=function(){Qe!==2&&Qe!==9||mt!==e||(Qe=7),Ea(
e)},a.then(t,t);break e;case 3:Qe=7;break e;case 4:Qe=5;break e;case 7:MT(a)?(Qe=0,Bo=null,s6(t)):(Qe=0,Bo=null,yd(e,t,a,7));break;case 5:var i=null;switch(Te.tag){case 26:
i=Te.memoizedState;case 5:case 27:var l=Te;if(i?A8(i):l.stateNode.complete){Qe=0,Bo=null;var s=l.sibling;if(s!==null)Te=s;else{var c=l.return;c!==null?(Te=c,xv(
c)):Te=null}break t}}Qe=0,Bo=null,yd(e,t,a,5);break;case 6:Qe=0,Bo=null,yd(e,t,a,6);break;case 8:L1(),Gt=6;break e;default:throw Error(H(462))}}mD();break}catch(u){
t8(e,u)}while(!0);return oi=Ms=null,ue.H=o,ue.A=n,Ge=r,Te!==null?0:(mt=null,Re=0,dv(),Gt)}function mD(){for(;Te!==null&&!RO();)a8(Te)}function a8(e){var t=T4(e.
alternate,e,mi);e.memoizedProps=e.pendingProps,t===null?xv(e):Te=t}function s6(e){var t=e,r=t.alternate;switch(t.tag){case 15:case 0:t=QT(r,t,t.pendingProps,t.type,
void 0,Re);break;case 11:t=QT(r,t,t.pendingProps,t.type.render,t.ref,Re);break;case 5:w1(t);var o=t;o===br&&(_e?(jg(o),o.tag===5&&o.stateNode!=null&&(St=o.stateNode)):
(jg(o),_e=!0));default:R4(r,t),t=Te=ER(t,mi),t=T4(r,t,mi)}e.memoizedProps=e.pendingProps,t===null?xv(e):Te=t}function yd(e,t,r,o){oi=Ms=null,w1(t),Cd=null,Ju=0;
var n=t.return;try{if(WM(e,n,t,r,Re)){Gt=1,Yg(e,fn(r,e.current)),Te=null;return}}catch(a){if(n!==null)throw Te=n,a;Gt=1,Yg(e,fn(r,e.current)),Te=null;return}t.flags&
32768?(_e||o===1?e=!0:Fd||(Re&536870912)!==0?e=!1:(Ji=e=!0,(o===2||o===9||o===3||o===6)&&(o=Er.current,o!==null&&o.tag===13&&(o.flags|=16384))),i8(t,e)):xv(t)}function xv(e){
var t=e;do{if((t.flags&32768)!==0){i8(t,Ji);return}e=t.return;var r=rD(t.alternate,t,mi);if(r!==null){Te=r;return}if(t=t.sibling,t!==null){Te=t;return}Te=t=e}while(t!==
null);Gt===0&&(Gt=5)}function i8(e,t){do{var r=oD(e.alternate,e);if(r!==null){r.flags&=32767,Te=r;return}if(r=e.return,r!==null&&(r.flags|=32768,r.subtreeFlags=
0,r.deletions=null),!t&&(e=e.sibling,e!==null)){Te=e;return}Te=e=r}while(e!==null);Gt=6,Te=null}function c6(e,t,r,o,n,a,i,l,s,c,u,d){e.cancelPendingCommit=null;
do _v();while(jt!==0);if((Ge&6)!==0)throw Error(H(327));if(t!==null){if(t===e.current)throw Error(H(177));e===mt&&(Te=mt=null,Re=0),Rs=t,Pn=e,ka=r,Ox=n,W4=o,uD(
e,t,r,i,l,s,d)}}function uD(e,t,r,o,n,a,i){var l=t.lanes|t.childLanes;if(Nx=l,l|=i1,jO(e,r,l,o,n,a),Rd=null,(r&335544064)===r?(Ed=IM(e),o=10262):(Ed=null,o=10256),
(t.subtreeFlags&o)!==0||(t.flags&o)!==0?(e.callbackNode=null,e.callbackPriority=0,bD(Mg,function(){return Px(),null})):(e.callbackNode=null,e.callbackPriority=0),
Kg=!1,o=(t.flags&13878)!==0,(t.subtreeFlags&13878)!==0||o){o=ue.T,ue.T=null,n=$e.p,$e.p=2,a=Ge,Ge|=4;try{nD(e,t,r)}finally{Ge=a,$e.p=n,ue.T=o}}jt=1,Kg?Td=PD(i,e.
containerInfo,Ed,Mx,Dx,pD,Bx,Px,fD,null,null):(Mx(),Dx(),Bx())}function fD(e){if(jt!==0){var t=Pn.onRecoverableError;t(e,{componentStack:null})}}function pD(){jt===
3&&(jt=0,q4(Rs,Pn),jt=4)}function Mx(){if(jt===1){jt=0;var e=Pn,t=Rs,r=ka,o=(t.flags&13878)!==0;if((t.subtreeFlags&13878)!==0||o){o=ue.T,ue.T=null;var n=$e.p;$e.
p=2;var a=Ge;Ge|=4;try{Mu=Qg=!1,G4(t,e,r),r=Ix;var i=xR(e.containerInfo),l=r.focusedElem,s=r.selectionRange;if(i!==l&&l&&l.ownerDocument&&wR(l.ownerDocument.documentElement,
l)){if(s!==null&&a1(l)){var c=s.start,u=s.end;if(u===void 0&&(u=c),"selectionStart"in l)l.selectionStart=c,l.selectionEnd=Math.min(u,l.value.length);else{var d=l.
ownerDocument||document,m=d&&d.defaultView||window;if(m.getSelection){var f=m.getSelection(),p=l.textContent.length,h=Math.min(s.start,p),w=s.end===void 0?h:Math.
min(s.end,p);!f.extend&&h>w&&(i=w,w=h,h=i);var g=zT(l,h),v=zT(l,w);if(g&&v&&(f.rangeCount!==1||f.anchorNode!==g.node||f.anchorOffset!==g.offset||f.focusNode!==v.
node||f.focusOffset!==v.offset)){var b=d.createRange();b.setStart(g.node,g.offset),f.removeAllRanges(),h>w?(f.addRange(b),f.extend(v.node,v.offset)):(b.setEnd(v.
node,v.offset),f.addRange(b))}}}}for(d=[],f=l;f=f.parentNode;)f.nodeType===1&&d.push({element:f,left:f.scrollLeft,top:f.scrollTop});for(typeof l.focus=="functio\
n"&&l.focus(),l=0;l<d.length;l++){var y=d[l];y.element.scrollLeft=y.left,y.element.scrollTop=y.top}}Vd=!!Hx,Ix=Hx=null}finally{Ge=a,$e.p=n,ue.T=o}}e.current=t,jt=
2}}function Dx(){if(jt===2){jt=0;var e=Pn,t=Rs,r=(t.flags&8772)!==0;if((t.subtreeFlags&8772)!==0||r){r=ue.T,ue.T=null;var o=$e.p;$e.p=2;var n=Ge;Ge|=4;try{L4(e,
t.alternate,t)}finally{Ge=n,$e.p=o,ue.T=r}}jt=3}}function Bx(){if(jt===4||jt===3){jt=0;var e=Td;Td=null,EO();var t=Pn,r=Rs,o=ka,n=W4,a=(o&335544064)===o?10262:10256;
if((r.subtreeFlags&a)!==0||(r.flags&a)!==0?jt=5:(jt=0,Rs=Pn=null,l8(t,t.pendingLanes)),a=t.pendingLanes,a===0&&(sl=null),Jx(o),r=r.stateNode,Vo&&typeof Vo.onCommitFiberRoot==
"function")try{Vo.onCommitFiberRoot(mf,r,void 0,(r.current.flags&128)===128)}catch{}if(n!==null){r=ue.T,a=$e.p,$e.p=2,ue.T=null;try{for(var i=t.onRecoverableError,
l=0;l<n.length;l++){var s=n[l];i(s.value,{componentStack:s.stack})}}finally{ue.T=r,$e.p=a}}if(n=Rd,i=Ed,Ed=null,n!==null&&(Rd=null,i===null&&(i=[]),e!==null))for(s=
0;s<n.length;s++)r=(0,n[s])(i),r!==void 0&&e.finished.finally(r);(ka&3)!==0&&_v(),Ea(t),a=t.pendingLanes,(o&261930)!==0&&(a&42)!==0?t===Cg?Yu++:(Yu=0,Cg=t):(Yu=
0,Cg=null),yf(0,!1)}}function l8(e,t){(e.pooledCacheLanes&=t)===0&&(t=e.pooledCache,t!=null&&(e.pooledCache=null,gf(t)))}function _v(){return Td!==null&&(Td.skipTransition(),
Td=null),Mx(),Dx(),Bx(),Px()}function Px(){if(jt!==5)return!1;var e=Pn,t=Nx;Nx=0;var r=Jx(ka),o=ue.T,n=$e.p;try{$e.p=32>r?32:r,ue.T=null,r=Ox,Ox=null;var a=Pn,i=ka;
if(jt=0,Rs=Pn=null,ka=0,(Ge&6)!==0)throw Error(H(331));var l=Ge;if(Ge|=4,K4(a.current),Y4(a,a.current,i,r),Ge=l,yf(0,!1),Vo&&typeof Vo.onPostCommitFiberRoot=="f\
unction")try{Vo.onPostCommitFiberRoot(mf,a)}catch{}return!0}finally{$e.p=n,ue.T=o,l8(e,t)}}function d6(e,t,r){t=fn(r,t),t=hx(e.stateNode,t,2),e=al(e,t,2),e!==null&&
(ff(e,2),Ea(e))}function We(e,t,r){if(e.tag===3)d6(e,e,r);else for(;t!==null;){if(t.tag===3){d6(t,e,r);break}else if(t.tag===1){var o=t.stateNode;if(typeof t.type.
getDerivedStateFromError=="function"||typeof o.componentDidCatch=="function"&&(sl===null||!sl.has(o))){e=fn(r,e),r=_4(2),o=al(t,r,2),o!==null&&(S4(r,o,t,e),ff(o,
2),Ea(o));break}}t=t.return}}function Nw(e,t,r){var o=e.pingCache;if(o===null){o=e.pingCache=new lD;var n=new Set;o.set(t,n)}else n=o.get(t),n===void 0&&(n=new Set,
o.set(t,n));n.has(r)||(P1=!0,n.add(r),e=hD.bind(null,e,t,r),t.then(e,e))}function hD(e,t,r){var o=e.pingCache;o!==null&&o.delete(t),e.pingedLanes|=e.suspendedLanes&
r,e.warmLanes&=~r,mt===e&&(Re&r)===r&&((Gt===4||Gt===3&&(Re&62914560)===Re&&300>Io()-yv)&&(Ge&2)===0?Pd(e,0):Zg|=r,Dd===Re&&(Dd=0)),Ea(e)}function s8(e,t){t===0&&
(t=W6()),e=Os(e,t),e!==null&&(ff(e,t),Ea(e))}function gD(e){var t=e.memoizedState,r=0;t!==null&&(r=t.retryLane),s8(e,r)}function vD(e,t){var r=0;switch(e.tag){case 31:case 13:
var o=e.stateNode,n=e.memoizedState;n!==null&&(r=n.retryLane);break;case 19:o=e.stateNode;break;case 22:o=e.stateNode._retryCache;break;default:throw Error(H(314))}
o!==null&&o.delete(t),s8(e,r)}function bD(e,t){return Zx(e,t)}var Ld=null,ld=null,Lx=!1,tv=!1,Ow=!1,tl=0;function Ea(e){e!==ld&&e.next===null&&(ld===null?Ld=ld=
e:ld=ld.next=e),tv=!0,Lx||(Lx=!0,wD())}function yf(e,t){if(!Ow&&tv){Ow=!0;do for(var r=!1,o=Ld;o!==null;){if(!t)if(e!==0){var n=o.pendingLanes;if(n===0)var a=0;else{
var i=o.suspendedLanes,l=o.pingedLanes;a=(1<<31-Uo(42|e)+1)-1,a&=n&~(i&~l),a=a&201326741?a&201326741|1:a?a|2:0}a!==0&&(r=!0,m6(o,a))}else a=Re,a=av(o,o===mt?a:0,
o.cancelPendingCommit!==null||o.timeoutHandle!==-1),(a&3)===0||uf(o,a)||(r=!0,m6(o,a));o=o.next}while(r);Ow=!1}}function yD(){c8()}function c8(){tv=Lx=!1;var e=0;
tl!==0&&ED()&&(e=tl);for(var t=Io(),r=null,o=Ld;o!==null;){var n=o.next,a=d8(o,t);a===0?(o.next=null,r===null?Ld=n:r.next=n,n===null&&(ld=r)):(r=o,(e!==0||(a&3)!==
0)&&(tv=!0)),o=n}jt!==0&&jt!==5||yf(e,!1),tl!==0&&(tl=0)}function d8(e,t){for(var r=e.suspendedLanes,o=e.pingedLanes,n=e.expirationTimes,a=e.pendingLanes&-62914561;0<
a;){var i=31-Uo(a),l=1<<i,s=n[i];s===-1?((l&r)===0||(l&o)!==0)&&(n[i]=LO(l,t)):s<=t&&(e.expiredLanes|=l),a&=~l}if(t=mt,r=Re,r=av(e,e===t?r:0,e.cancelPendingCommit!==
null||e.timeoutHandle!==-1),o=e.callbackNode,r===0||e===t&&(Qe===2||Qe===9)||e.cancelPendingCommit!==null)return o!==null&&o!==null&&dw(o),e.callbackNode=null,e.
callbackPriority=0;if((r&3)===0||uf(e,r)){if(t=r&-r,t===e.callbackPriority)return t;switch(o!==null&&dw(o),Jx(r)){case 2:case 8:r=K6;break;case 32:r=Mg;break;case 268435456:
r=Q6;break;default:r=Mg}return o=m8.bind(null,e),r=Zx(r,o),e.callbackPriority=t,e.callbackNode=r,t}return o!==null&&o!==null&&dw(o),e.callbackPriority=2,e.callbackNode=
null,2}function m8(e,t){if(jt!==0&&jt!==5)return e.callbackNode=null,e.callbackPriority=0,null;var r=e.callbackNode;if(_v()&&e.callbackNode!==r)return null;var o=Re;
return o=av(e,e===mt?o:0,e.cancelPendingCommit!==null||e.timeoutHandle!==-1),o===0?null:(e8(e,o,t),d8(e,Io()),e.callbackNode!=null&&e.callbackNode===r?m8.bind(null,
e):null)}function m6(e,t){if(_v())return null;e8(e,t,!0)}function wD(){ND(function(){(Ge&6)!==0?Zx(X6,yD):c8()})}function j1(){if(tl===0){var e=Cs;e===0&&(e=qh,
qh<<=1,(qh&261888)===0&&(qh=256)),tl=e}return tl}function u6(e){return e==null||typeof e=="symbol"||typeof e=="boolean"?null:typeof e=="function"?e:ug(e)}function xD(e,t,r,o,n){
if(t==="submit"&&r&&r.stateNode===n){var a=u6((n[Co]||null).action),i=o.submitter;i&&(t=(t=i[Co]||null)?u6(t.formAction):i.getAttribute("formAction"),t!==null&&
(a=t,i=null));var l=new lv("action","action",null,o,n);e.push({event:l,listeners:[{instance:null,listener:function(){if(o.defaultPrevented){if(tl!==0){var s=new FormData(
n,i);fx(r,{pending:!0,data:s,method:n.method,action:a},null,s)}}else typeof a=="function"&&(l.preventDefault(),s=new FormData(n,i),fx(r,{pending:!0,data:s,method:n.
method,action:a},a,s))},currentTarget:n}]})}}for(ig=0;ig<rx.length;ig++)lg=rx[ig],f6=lg.toLowerCase(),p6=lg[0].toUpperCase()+lg.slice(1),Ln(f6,"on"+p6);var lg,f6,
p6,ig;Ln(SR,"onAnimationEnd");Ln(CR,"onAnimationIteration");Ln(zR,"onAnimationStart");Ln("dblclick","onDoubleClick");Ln("focusin","onFocus");Ln("focusout","onBl\
ur");Ln(OM,"onTransitionRun");Ln(MM,"onTransitionStart");Ln(DM,"onTransitionCancel");Ln(kR,"onTransitionEnd");Nd("onMouseEnter",["mouseout","mouseover"]);Nd("on\
MouseLeave",["mouseout","mouseover"]);Nd("onPointerEnter",["pointerout","pointerover"]);Nd("onPointerLeave",["pointerout","pointerover"]);As("onChange","change \
click focusin focusout input keydown keyup selectionchange".split(" "));As("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup sele\
ctionchange".split(" "));As("onBeforeInput",["compositionend","keypress","textInput","paste"]);As("onCompositionEnd","compositionend focusout keydown keypress k\
eyup mousedown".split(" "));As("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "));As("onCompositionUpdate","compositi\
onupdate focusout keydown keypress keyup mousedown".split(" "));var rf="abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loa\
dedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "),_D=new Set("befor\
etoggle cancel close invalid load scroll scrollend toggle".split(" ").concat(rf));function u8(e,t){t=(t&4)!==0;for(var r=0;r<e.length;r++){var o=e[r],n=o.event;
o=o.listeners;e:{var a=void 0;if(t)for(var i=o.length-1;0<=i;i--){var l=o[i],s=l.instance,c=l.currentTarget;if(l=l.listener,s!==a&&n.isPropagationStopped())break e;
a=l,n.currentTarget=c;try{a(n)}catch(u){Bg(u)}n.currentTarget=null,a=s}else for(i=0;i<o.length;i++){if(l=o[i],s=l.instance,c=l.currentTarget,l=l.listener,s!==a&&
n.isPropagationStopped())break e;a=l,n.currentTarget=c;try{a(n)}catch(u){Bg(u)}n.currentTarget=null,a=s}}}}function ke(e,t){var r=t[sT];r===void 0&&(r=t[sT]=new Set);
var o=e+"__bubble";r.has(o)||(f8(t,e,2,!1),r.add(o))}function Mw(e,t,r){var o=0;t&&(o|=4),f8(r,e,o,t)}var sg="_reactListening"+Math.random().toString(36).slice(
2);function H1(e){if(!e[sg]){e[sg]=!0,nR.forEach(function(r){r!=="selectionchange"&&(_D.has(r)||Mw(r,!1,e),Mw(r,!0,e))});var t=e.nodeType===9?e:e.ownerDocument;
t===null||t[sg]||(t[sg]=!0,Mw("selectionchange",!1,t))}}function f8(e,t,r,o){switch(L8(t)){case 2:var n=pB;break;case 8:n=hB;break;default:n=Y1}r=n.bind(null,t,
r,e),n=void 0,!Ww||t!=="touchstart"&&t!=="touchmove"&&t!=="wheel"||(n=!0),o?n!==void 0?e.addEventListener(t,r,{capture:!0,passive:n}):e.addEventListener(t,r,!0):
n!==void 0?e.addEventListener(t,r,{passive:n}):e.addEventListener(t,r,!1)}function Dw(e,t,r,o,n){var a=o;if((t&1)===0&&(t&2)===0&&o!==null)e:for(;;){if(o===null)
return;var i=o.tag;if(i===3||i===4){var l=o.stateNode.containerInfo;if(l===n)break;if(i===4)for(i=o.return;i!==null;){var s=i.tag;if((s===3||s===4)&&i.stateNode.
containerInfo===n)return;i=i.return}for(;l!==null;){if(i=ps(l),i===null)return;if(s=i.tag,s===5||s===6||s===26||s===27){o=a=i;continue e}l=l.parentNode}}o=o.return}
uR(function(){var c=a,u=t1(r),d=[];e:{var m=TR.get(e);if(m!==void 0){var f=lv,p=e;switch(e){case"keypress":if(pg(r)===0)break e;case"keydown":case"keyup":f=sM;break;case"\
focusin":p="focus",f=gw;break;case"focusout":p="blur",f=gw;break;case"beforeblur":case"afterblur":f=gw;break;case"click":if(r.button===2)break e;case"auxclick":case"\
dblclick":case"mousedown":case"mousemove":case"mouseup":case"mouseout":case"mouseover":case"contextmenu":f=gT;break;case"drag":case"dragend":case"dragenter":case"\
dragexit":case"dragleave":case"dragover":case"dragstart":case"drop":f=QO;break;case"touchcancel":case"touchend":case"touchmove":case"touchstart":f=fM;break;case SR:case CR:case zR:
f=JO;break;case kR:f=hM;break;case"scroll":case"scrollend":f=XO;break;case"wheel":f=vM;break;case"copy":case"cut":case"paste":f=tM;break;case"gotpointercapture":case"\
lostpointercapture":case"pointercancel":case"pointerdown":case"pointermove":case"pointerout":case"pointerover":case"pointerup":f=bT;break;case"submit":f=mM;break;case"\
toggle":case"beforetoggle":f=yM}var h=(t&4)!==0,w=!h&&(e==="scroll"||e==="scrollend"),g=h?m!==null?m+"Capture":null:m;h=[];for(var v=c,b;v!==null;){var y=v;if(b=
y.stateNode,y=y.tag,y!==5&&y!==26&&y!==27||b===null||g===null||(y=Xu(v,g),y!=null&&h.push(of(v,y,b))),w)break;v=v.return}0<h.length&&(m=new f(m,p,null,r,u),d.push(
{event:m,listeners:h}))}}if((t&7)===0){e:{if(f=e==="mouseover"||e==="pointerover",m=e==="mouseout"||e==="pointerout",f&&r!==Zw&&(p=r.relatedTarget||r.fromElement)&&
(ps(p)||p[Gd]))break e;(m||f)&&(p=u.window===u?u:(f=u.ownerDocument)?f.defaultView||f.parentWindow:window,m?(f=r.relatedTarget||r.toElement,m=c,f=f?ps(f):null,f!==
null&&(w=df(f),h=f.tag,f!==w||h!==5&&h!==27&&h!==6)&&(f=null)):(m=null,f=c),m!==f&&(h=gT,y="onMouseLeave",g="onMouseEnter",v="mouse",(e==="pointerout"||e==="poi\
nterover")&&(h=bT,y="onPointerLeave",g="onPointerEnter",v="pointer"),w=m==null?p:Nu(m),b=f==null?p:Nu(f),p=new h(y,v+"leave",m,r,u),p.target=w,p.relatedTarget=b,
y=null,ps(u)===c&&(h=new h(g,v+"enter",f,r,u),h.target=b,h.relatedTarget=w,y=h),w=y,h=m&&f?Hw(m,f,SD):null,m!==null&&h6(d,p,m,h,!1),f!==null&&w!==null&&h6(d,w,f,
h,!0)))}e:{if(m=c?Nu(c):window,f=m.nodeName&&m.nodeName.toLowerCase(),f==="select"||f==="input"&&m.type==="file")var _=_T;else if(xT(m))if(bR)_=EM;else{_=TM;var C=kM}else
f=m.nodeName,!f||f.toLowerCase()!=="input"||m.type!=="checkbox"&&m.type!=="radio"?c&&e1(c.elementType)&&(_=_T):_=RM;if(_&&(_=_(e,c))){vR(d,_,r,u);break e}C&&C(e,
m,c)}switch(C=c?Nu(c):window,e){case"focusin":(xT(C)||C.contentEditable==="true")&&(fd=C,ex=c,Pu=null);break;case"focusout":Pu=ex=fd=null;break;case"mousedown":
tx=!0;break;case"contextmenu":case"mouseup":case"dragend":tx=!1,kT(d,r,u);break;case"selectionchange":if(NM)break;case"keydown":case"keyup":kT(d,r,u)}var S;if(n1)
e:{switch(e){case"compositionstart":var z="onCompositionStart";break e;case"compositionend":z="onCompositionEnd";break e;case"compositionupdate":z="onCompositio\
nUpdate";break e}z=void 0}else ud?hR(e,r)&&(z="onCompositionEnd"):e==="keydown"&&r.keyCode===229&&(z="onCompositionStart");z&&(pR&&r.locale!=="ko"&&(ud||z!=="on\
CompositionStart"?z==="onCompositionEnd"&&ud&&(S=fR()):(Zi=u,r1="value"in Zi?Zi.value:Zi.textContent,ud=!0)),C=rv(c,z),0<C.length&&(z=new vT(z,e,null,r,u),d.push(
{event:z,listeners:C}),S?z.data=S:(S=gR(r),S!==null&&(z.data=S)))),(S=xM?_M(e,r):SM(e,r))&&(z=rv(c,"onBeforeInput"),0<z.length&&(C=new vT("onBeforeInput","befor\
einput",null,r,u),d.push({event:C,listeners:z}),C.data=S)),xD(d,e,c,r,u)}u8(d,t)})}function of(e,t,r){return{instance:e,listener:t,currentTarget:r}}function rv(e,t){
for(var r=t+"Capture",o=[];e!==null;){var n=e,a=n.stateNode;if(n=n.tag,n!==5&&n!==26&&n!==27||a===null||(n=Xu(e,r),n!=null&&o.unshift(of(e,n,a)),n=Xu(e,t),n!=null&&
o.push(of(e,n,a))),e.tag===3)return o;e=e.return}return[]}function SD(e){if(e===null)return null;do e=e.return;while(e&&e.tag!==5&&e.tag!==27);return e||null}function h6(e,t,r,o,n){
for(var a=t._reactName,i=[];r!==null&&r!==o;){var l=r,s=l.alternate,c=l.stateNode;if(l=l.tag,s!==null&&s===o)break;l!==5&&l!==26&&l!==27||c===null||(s=c,n?(c=Xu(
r,a),c!=null&&i.unshift(of(r,c,s))):n||(c=Xu(r,a),c!=null&&i.push(of(r,c,s)))),r=r.return}i.length!==0&&e.push({event:t,listeners:i})}var CD=/\r\n?/g,zD=/\u0000|\uFFFD/g;
function g6(e){return(typeof e=="string"?e:""+e).replace(CD,`
`).replace(zD,"")}function p8(e,t){return t=g6(t),g6(e)===t}function Ze(e,t,r,o,n,a){switch(r){case"children":if(typeof o=="string")t==="body"||t==="textarea"&&
o===""||Od(e,o);else if(typeof o=="number"||typeof o=="bigint")t!=="body"&&Od(e,""+o);else return;break;case"className":Xh(e,"class",o);break;case"tabIndex":Xh(
e,"tabindex",o);break;case"dir":case"role":case"viewBox":case"width":case"height":Xh(e,r,o);break;case"style":mR(e,o,a);return;case"data":if(t!=="object"){Xh(e,
"data",o);break}case"src":case"href":if(o===""&&(t!=="a"||r!=="href")){e.removeAttribute(r);break}if(o==null||typeof o=="function"||typeof o=="symbol"||typeof o==
"boolean"){e.removeAttribute(r);break}o=ug(o),e.setAttribute(r,o);break;case"action":case"formAction":if(typeof o=="function"){e.setAttribute(r,"javascript:thro\
w new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to us\
e event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')");break}else typeof a=="function"&&(r==="formAction"?(t!=="\
input"&&Ze(e,t,"name",n.name,n,null),Ze(e,t,"formEncType",n.formEncType,n,null),Ze(e,t,"formMethod",n.formMethod,n,null),Ze(e,t,"formTarget",n.formTarget,n,null)):
(Ze(e,t,"encType",n.encType,n,null),Ze(e,t,"method",n.method,n,null),Ze(e,t,"target",n.target,n,null)));if(o==null||typeof o=="symbol"||typeof o=="boolean"){e.removeAttribute(
r);break}o=ug(o),e.setAttribute(r,o);break;case"onClick":o!=null&&(e.onclick=_a);return;case"onScroll":o!=null&&ke("scroll",e);return;case"onScrollEnd":o!=null&&
ke("scrollend",e);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(H(61));if(r=o.__html,r!=null){if(n.children!=
null)throw Error(H(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"multiple":e.multiple=o&&typeof o!="function"&&typeof o!="symbol";break;case"muted":e.muted=o&&
typeof o!="function"&&typeof o!="symbol";break;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"defaultValue":case"defaultChecked":case"\
innerHTML":case"ref":break;case"autoFocus":break;case"xlinkHref":if(o==null||typeof o=="function"||typeof o=="boolean"||typeof o=="symbol"){e.removeAttribute("x\
link:href");break}r=ug(o),e.setAttributeNS("http://www.w3.org/1999/xlink","xlink:href",r);break;case"contentEditable":case"spellCheck":case"draggable":case"valu\
e":case"autoReverse":case"externalResourcesRequired":case"focusable":case"preserveAlpha":o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):e.
removeAttribute(r);break;case"inert":case"allowFullScreen":case"async":case"autoPlay":case"controls":case"credentialless":case"default":case"defer":case"disable\
d":case"disablePictureInPicture":case"disableRemotePlayback":case"formNoValidate":case"hidden":case"loop":case"noModule":case"noValidate":case"open":case"playsI\
nline":case"readOnly":case"required":case"reversed":case"scoped":case"seamless":case"itemScope":o&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,""):
e.removeAttribute(r);break;case"capture":case"download":o===!0?e.setAttribute(r,""):o!==!1&&o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):
e.removeAttribute(r);break;case"cols":case"rows":case"size":case"span":o!=null&&typeof o!="function"&&typeof o!="symbol"&&!isNaN(o)&&1<=o?e.setAttribute(r,o):e.
removeAttribute(r);break;case"rowSpan":case"start":o==null||typeof o=="function"||typeof o=="symbol"||isNaN(o)?e.removeAttribute(r):e.setAttribute(r,o);break;case"\
popover":ke("beforetoggle",e),ke("toggle",e),mg(e,"popover",o);break;case"xlinkActuate":ei(e,"http://www.w3.org/1999/xlink","xlink:actuate",o);break;case"xlinkA\
rcrole":ei(e,"http://www.w3.org/1999/xlink","xlink:arcrole",o);break;case"xlinkRole":ei(e,"http://www.w3.org/1999/xlink","xlink:role",o);break;case"xlinkShow":ei(
e,"http://www.w3.org/1999/xlink","xlink:show",o);break;case"xlinkTitle":ei(e,"http://www.w3.org/1999/xlink","xlink:title",o);break;case"xlinkType":ei(e,"http://\
www.w3.org/1999/xlink","xlink:type",o);break;case"xmlBase":ei(e,"http://www.w3.org/XML/1998/namespace","xml:base",o);break;case"xmlLang":ei(e,"http://www.w3.org\
/XML/1998/namespace","xml:lang",o);break;case"xmlSpace":ei(e,"http://www.w3.org/XML/1998/namespace","xml:space",o);break;case"is":mg(e,"is",o);break;case"innerT\
ext":case"textContent":return;default:if(!(2<r.length)||r[0]!=="o"&&r[0]!=="O"||r[1]!=="n"&&r[1]!=="N")r=YO.get(r)||r,mg(e,r,o);else return}je=!0}function jx(e,t,r,o,n,a){
switch(r){case"style":mR(e,o,a);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(H(61));if(r=o.__html,r!=null){
if(n.children!=null)throw Error(H(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"children":if(typeof o=="string")Od(e,o);else if(typeof o=="number"||typeof o==
"bigint")Od(e,""+o);else return;break;case"onScroll":o!=null&&ke("scroll",e);return;case"onScrollEnd":o!=null&&ke("scrollend",e);return;case"onClick":o!=null&&(e.
onclick=_a);return;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"innerHTML":case"ref":return;case"innerText":case"textContent":return;default:
if(!aR.hasOwnProperty(r))e:{if(r[0]==="o"&&r[1]==="n"&&(n=r.endsWith("Capture"),a=r.slice(2,n?r.length-7:void 0),t=e[Co]||null,t=t!=null?t[r]:null,typeof t=="fu\
nction"&&e.removeEventListener(a,t,n),typeof o=="function")){typeof t!="function"&&t!==null&&(r in e?e[r]=null:e.hasAttribute(r)&&e.removeAttribute(r)),e.addEventListener(
a,o,n);break e}je=!0,r in e?e[r]=o:o===!0?e.setAttribute(r,""):mg(e,r,o)}return}je=!0}function Rr(e,t,r){switch(t){case"div":case"span":case"svg":case"path":case"\
a":case"g":case"p":case"li":break;case"img":ke("error",e),ke("load",e);var o=!1,n=!1,a;for(a in r)if(r.hasOwnProperty(a)){var i=r[a];if(i!=null)switch(a){case"s\
rc":o=!0;break;case"srcSet":n=!0;break;case"children":case"dangerouslySetInnerHTML":throw Error(H(137,t));default:Ze(e,t,a,i,r,null)}}n&&Ze(e,t,"srcSet",r.srcSet,
r,null),o&&Ze(e,t,"src",r.src,r,null);return;case"input":ke("invalid",e);var l=a=i=n=null,s=null,c=null;for(o in r)if(r.hasOwnProperty(o)){var u=r[o];if(u!=null)
switch(o){case"name":n=u;break;case"type":i=u;break;case"checked":s=u;break;case"defaultChecked":c=u;break;case"value":a=u;break;case"defaultValue":l=u;break;case"\
children":case"dangerouslySetInnerHTML":if(u!=null)throw Error(H(137,t));break;default:Ze(e,t,o,u,r,null)}}sR(e,a,l,s,c,i,n,!1);return;case"select":ke("invalid",
e),o=i=a=null;for(n in r)if(r.hasOwnProperty(n)&&(l=r[n],l!=null))switch(n){case"value":a=l;break;case"defaultValue":i=l;break;case"multiple":o=l;default:Ze(e,t,
n,l,r,null)}t=a,r=i,e.multiple=!!o,t!=null?xd(e,!!o,t,!1):r!=null&&xd(e,!!o,r,!0);return;case"textarea":ke("invalid",e),a=n=o=null;for(i in r)if(r.hasOwnProperty(
i)&&(l=r[i],l!=null))switch(i){case"value":o=l;break;case"defaultValue":n=l;break;case"children":a=l;break;case"dangerouslySetInnerHTML":if(l!=null)throw Error(
H(91));break;default:Ze(e,t,i,l,r,null)}dR(e,o,n,a);return;case"option":for(s in r)r.hasOwnProperty(s)&&(o=r[s],o!=null)&&(s==="selected"?e.selected=o&&typeof o!=
"function"&&typeof o!="symbol":Ze(e,t,s,o,r,null));return;case"dialog":ke("beforetoggle",e),ke("toggle",e),ke("cancel",e),ke("close",e);break;case"iframe":case"\
object":ke("load",e);break;case"video":case"audio":for(o=0;o<rf.length;o++)ke(rf[o],e);break;case"image":ke("error",e),ke("load",e);break;case"details":ke("togg\
le",e);break;case"embed":case"source":case"link":ke("error",e),ke("load",e);case"area":case"base":case"br":case"col":case"hr":case"keygen":case"meta":case"param":case"\
track":case"wbr":case"menuitem":for(c in r)if(r.hasOwnProperty(c)&&(o=r[c],o!=null))switch(c){case"children":case"dangerouslySetInnerHTML":throw Error(H(137,t));default:
Ze(e,t,c,o,r,null)}return;default:if(e1(t)){for(u in r)r.hasOwnProperty(u)&&(o=r[u],o!==void 0&&jx(e,t,u,o,r,void 0));return}}for(l in r)r.hasOwnProperty(l)&&(o=
r[l],o!=null&&Ze(e,t,l,o,r,null))}var kD={};function TD(e,t,r,o){switch(t){case"div":case"span":case"svg":case"path":case"a":case"g":case"p":case"li":break;case"\
input":var n=null,a=null,i=null,l=null,s=null,c=null,u=null;for(f in r){var d=r[f];if(r.hasOwnProperty(f)&&d!=null)switch(f){case"checked":break;case"value":break;case"\
defaultValue":s=d;default:o.hasOwnProperty(f)||Ze(e,t,f,null,o,d)}}for(var m in o){var f=o[m];if(d=r[m],o.hasOwnProperty(m)&&(f!=null||d!=null))switch(m){case"t\
ype":f!==d&&(je=!0),a=f;break;case"name":f!==d&&(je=!0),n=f;break;case"checked":f!==d&&(je=!0),c=f;break;case"defaultChecked":f!==d&&(je=!0),u=f;break;case"valu\
e":f!==d&&(je=!0),i=f;break;case"defaultValue":f!==d&&(je=!0),l=f;break;case"children":case"dangerouslySetInnerHTML":if(f!=null)throw Error(H(137,t));break;default:
f!==d&&Ze(e,t,m,f,o,d)}}Qw(e,i,l,s,c,u,a,n);return;case"select":f=i=l=m=null;for(a in r)if(s=r[a],r.hasOwnProperty(a)&&s!=null)switch(a){case"value":break;case"\
multiple":f=s;default:o.hasOwnProperty(a)||Ze(e,t,a,null,o,s)}for(n in o)if(a=o[n],s=r[n],o.hasOwnProperty(n)&&(a!=null||s!=null))switch(n){case"value":a!==s&&(je=
!0),m=a;break;case"defaultValue":a!==s&&(je=!0),l=a;break;case"multiple":a!==s&&(je=!0),i=a;default:a!==s&&Ze(e,t,n,a,o,s)}t=l,r=i,o=f,m!=null?xd(e,!!r,m,!1):!!o!=
!!r&&(t!=null?xd(e,!!r,t,!0):xd(e,!!r,r?[]:"",!1));return;case"textarea":f=m=null;for(l in r)if(n=r[l],r.hasOwnProperty(l)&&n!=null&&!o.hasOwnProperty(l))switch(l){case"\
value":break;case"children":break;default:Ze(e,t,l,null,o,n)}for(i in o)if(n=o[i],a=r[i],o.hasOwnProperty(i)&&(n!=null||a!=null))switch(i){case"value":n!==a&&(je=
!0),m=n;break;case"defaultValue":n!==a&&(je=!0),f=n;break;case"children":break;case"dangerouslySetInnerHTML":if(n!=null)throw Error(H(91));break;default:n!==a&&
Ze(e,t,i,n,o,a)}cR(e,m,f);return;case"option":for(var p in r)m=r[p],r.hasOwnProperty(p)&&m!=null&&!o.hasOwnProperty(p)&&(p==="selected"?e.selected=!1:Ze(e,t,p,null,
o,m));for(s in o)m=o[s],f=r[s],o.hasOwnProperty(s)&&m!==f&&(m!=null||f!=null)&&(s==="selected"?(m!==f&&(je=!0),e.selected=m&&typeof m!="function"&&typeof m!="sy\
mbol"):Ze(e,t,s,m,o,f));return;case"img":case"link":case"area":case"base":case"br":case"col":case"embed":case"hr":case"keygen":case"meta":case"param":case"sourc\
e":case"track":case"wbr":case"menuitem":for(var h in r)m=r[h],r.hasOwnProperty(h)&&m!=null&&!o.hasOwnProperty(h)&&Ze(e,t,h,null,o,m);for(c in o)if(m=o[c],f=r[c],
o.hasOwnProperty(c)&&m!==f&&(m!=null||f!=null))switch(c){case"children":case"dangerouslySetInnerHTML":if(m!=null)throw Error(H(137,t));break;default:Ze(e,t,c,m,
o,f)}return;default:if(e1(t)){for(var w in r)m=r[w],r.hasOwnProperty(w)&&m!==void 0&&!o.hasOwnProperty(w)&&jx(e,t,w,void 0,o,m);for(u in o)m=o[u],f=r[u],!o.hasOwnProperty(
u)||m===f||m===void 0&&f===void 0||jx(e,t,u,m,o,f);return}}for(var g in r)m=r[g],r.hasOwnProperty(g)&&m!=null&&!o.hasOwnProperty(g)&&Ze(e,t,g,null,o,m);for(d in o)
m=o[d],f=r[d],!o.hasOwnProperty(d)||m===f||m==null&&f==null||Ze(e,t,d,m,o,f)}function v6(e){switch(e){case"css":case"script":case"font":case"img":case"image":case"\
input":case"link":return!0;default:return!1}}function RD(){if(typeof performance.getEntriesByType=="function"){for(var e=0,t=0,r=performance.getEntriesByType("r\
esource"),o=0;o<r.length;o++){var n=r[o],a=n.transferSize,i=n.initiatorType,l=n.duration;if(a&&l&&v6(i)){for(i=0,l=n.responseEnd,o+=1;o<r.length;o++){var s=r[o],
c=s.startTime;if(c>l)break;var u=s.transferSize,d=s.initiatorType;u&&v6(d)&&(s=s.responseEnd,i+=u*(s<l?1:(l-c)/(s-c)))}if(--o,t+=8*(a+i)/(n.duration/1e3),e++,10<
e)break}}if(0<e)return t/e/1e6}return navigator.connection&&(e=navigator.connection.downlink,typeof e=="number")?e:5}var Hx=null,Ix=null;function nf(e){return e.
nodeType===9?e:e.ownerDocument}function b6(e){switch(e){case"http://www.w3.org/2000/svg":return 1;case"http://www.w3.org/1998/Math/MathML":return 2;default:return 0}}
function h8(e,t){if(e===0)switch(t){case"svg":return 1;case"math":return 2;default:return 0}return e===1&&t==="foreignObject"?0:e}function g8(e,t,r,o){return r=
nf(r).createElement(e),r[Cr]=o,r[Co]=t,Rr(r,e,t),vr(r),r}function Vx(e,t){return e==="textarea"||e==="noscript"||typeof t.children=="string"||typeof t.children==
"number"||typeof t.children=="bigint"||typeof t.dangerouslySetInnerHTML=="object"&&t.dangerouslySetInnerHTML!==null&&t.dangerouslySetInnerHTML.__html!=null}var Bw=null;
function ED(){var e=window.event;return e&&e.type==="popstate"?e===Bw?!1:(Bw=e,!0):(Bw=null,!1)}var I1=typeof setTimeout=="function"?setTimeout:void 0,AD=typeof clearTimeout==
"function"?clearTimeout:void 0,y6=typeof Promise=="function"?Promise:void 0,w6=typeof requestAnimationFrame=="function"?requestAnimationFrame:I1,ND=typeof queueMicrotask==
"function"?queueMicrotask:typeof y6<"u"?function(e){return y6.resolve(null).then(e).catch(OD)}:I1;function OD(e){setTimeout(function(){throw e})}function bl(e){
return e==="head"}function x6(e,t){var r=t,o=0;do{var n=r.nextSibling;if(e.removeChild(r),n&&n.nodeType===8)if(r=n.data,r==="/$"||r==="/&"){if(o===0){e.removeChild(
n),Ud(t);return}o--}else if(r==="$"||r==="$?"||r==="$~"||r==="$!"||r==="&")o++;else if(r==="html")Lw(e.ownerDocument.documentElement);else if(r==="head"){r=e.ownerDocument.
head,Lw(r);for(var a=r.firstChild;a;){var i=a.nextSibling,l=a.nodeName;a[pf]||l==="SCRIPT"||l==="STYLE"||l==="LINK"&&a.rel.toLowerCase()==="stylesheet"||r.removeChild(
a),a=i}}else r==="body"&&Lw(e.ownerDocument.body);r=n}while(r);Ud(t)}function _6(e,t){var r=e;e=0;do{var o=r.nextSibling;if(r.nodeType===1?t?(r._stashedDisplay=
r.style.display,r.style.display="none"):(r.style.display=r._stashedDisplay||"",r.getAttribute("style")===""&&r.removeAttribute("style")):r.nodeType===3&&(t?(r._stashedText=
r.nodeValue,r.nodeValue=""):r.nodeValue=r._stashedText||""),o&&o.nodeType===8)if(r=o.data,r==="/$"){if(e===0)break;e--}else r!=="$"&&r!=="$?"&&r!=="$~"&&r!=="$!"||
e++;r=o}while(r)}function v8(e,t,r){if(t=CSS.escape(t)!==t?"r-"+btoa(t).replace(/=/g,""):t,e.style.viewTransitionName=t,r!=null&&(e.style.viewTransitionClass=r),
r=getComputedStyle(e),r.display==="inline"){if(t=e.getClientRects(),t.length===1)var o=1;else for(var n=o=0;n<t.length;n++){var a=t[n];0<a.width&&0<a.height&&o++}
o===1&&(e=e.style,e.display=t.length===1?"inline-block":"block",e.marginTop="-"+r.paddingTop,e.marginBottom="-"+r.paddingBottom)}}function b8(e,t){e=e.style,t=t.
style;var r=t!=null?t.hasOwnProperty("viewTransitionName")?t.viewTransitionName:t.hasOwnProperty("view-transition-name")?t["view-transition-name"]:null:null;e.viewTransitionName=
r==null||typeof r=="boolean"?"":(""+r).trim(),r=t!=null?t.hasOwnProperty("viewTransitionClass")?t.viewTransitionClass:t.hasOwnProperty("view-transition-class")?
t["view-transition-class"]:null:null,e.viewTransitionClass=r==null||typeof r=="boolean"?"":(""+r).trim(),e.display==="inline-block"&&(t==null?e.display=e.margin=
"":(r=t.display,e.display=r==null||typeof r=="boolean"?"":r,r=t.margin,r!=null?e.margin=r:(r=t.hasOwnProperty("marginTop")?t.marginTop:t["margin-top"],e.marginTop=
r==null||typeof r=="boolean"?"":r,t=t.hasOwnProperty("marginBottom")?t.marginBottom:t["margin-bottom"],e.marginBottom=t==null||typeof t=="boolean"?"":t)))}function y8(e,t,r){
return r=r.ownerDocument.defaultView,{rect:e,abs:t.position==="absolute"||t.position==="fixed",clip:t.clipPath!=="none"||t.overflow!=="visible"||t.filter!=="non\
e"||t.mask!=="none"||t.mask!=="none"||t.borderRadius!=="0px",view:0<=e.bottom&&0<=e.right&&e.top<=r.innerHeight&&e.left<=r.innerWidth}}function Ux(e){var t=e.getBoundingClientRect(),
r=getComputedStyle(e);return y8(t,r,e)}function MD(e){var t=e.getBoundingClientRect();t=new DOMRect(t.x+2e4,t.y+2e4,t.width,t.height);var r=getComputedStyle(e);
return y8(t,r,e)}function DD(e){return e.documentElement.clientHeight}function BD(e){this.addEventListener("load",e),this.addEventListener("error",e)}function PD(e,t,r,o,n,a,i,l,s){
var c=t.nodeType===9?t:t.ownerDocument;try{var u=c.startViewTransition({update:function(){var m=c.defaultView,f=m.navigation&&m.navigation.transition,p=c.fonts.
status;o();var h=[];if(p==="loaded"&&(DD(c),c.fonts.status==="loading"&&h.push(c.fonts.ready)),p=h.length,e!==null)for(var w=e.suspenseyImages,g=0,v=0;v<w.length;v++){
var b=w[v];if(!b.complete){var y=b.getBoundingClientRect();if(0<y.bottom&&0<y.right&&y.top<m.innerHeight&&y.left<m.innerWidth){if(g+=N8(b),g>Tg){h.length=p;break}
b=new Promise(BD.bind(b)),h.push(b)}}}if(0<h.length)return m=Promise.race([Promise.all(h),new Promise(function(_){return setTimeout(_,500)})]).then(n,n),(f?Promise.
allSettled([f.finished,m]):m).then(a,a);if(n(),f)return f.finished.then(a,a);a()},types:r});c.__reactViewTransition=u;var d=[];return u.ready.then(function(){for(var m=c.
documentElement.getAnimations({subtree:!0}),f=0;f<m.length;f++){var p=m[f],h=p.effect,w=h.pseudoElement;if(w!=null&&w.startsWith("::view-transition")){d.push(p),
p=h.getKeyframes();for(var g=w=void 0,v=!0,b=0;b<p.length;b++){var y=p[b],_=y.width;if(w===void 0)w=_;else if(w!==_){v=!1;break}if(_=y.height,g===void 0)g=_;else if(g!==
_){v=!1;break}delete y.width,delete y.height,y.transform==="none"&&delete y.transform}v&&w!==void 0&&g!==void 0&&(h.setKeyframes(p),v=getComputedStyle(h.target,
h.pseudoElement),v.width!==w||v.height!==g)&&(v=p[0],v.width=w,v.height=g,v=p[p.length-1],v.width=w,v.height=g,h.setKeyframes(p))}}i()},function(m){c.__reactViewTransition===
u&&(c.__reactViewTransition=null);try{typeof m=="object"&&m!==null&&m.name==="InvalidStateError"&&(m.message==="View transition was skipped because document vis\
ibility state is hidden."||m.message==="Skipping view transition because document visibility state has become hidden."||m.message==="Skipping view transition be\
cause viewport size changed."||m.message==="Transition was aborted because of invalid state")&&(m=null),m!==null&&s(m)}finally{o(),n(),i()}}),u.finished.finally(
function(){for(var m=0;m<d.length;m++)d[m].cancel();c.__reactViewTransition===u&&(c.__reactViewTransition=null),l()}),u}catch{return o(),n(),i(),null}}function hs(e,t){
this._scope=document.documentElement,this._selector="::view-transition-"+e+"("+t+")"}hs.prototype.animate=function(e,t){return t=typeof t=="number"?{duration:t}:
ut({},t),t.pseudoElement=this._selector,this._scope.animate(e,t)};hs.prototype.getAnimations=function(){for(var e=this._scope,t=this._selector,r=e.getAnimations(
{subtree:!0}),o=[],n=0;n<r.length;n++){var a=r[n].effect;a!==null&&a.target===e&&a.pseudoElement===t&&o.push(r[n])}return o};hs.prototype.getComputedStyle=function(){
return getComputedStyle(this._scope,this._selector)};function w8(e){return{name:e,group:new hs("group",e),imagePair:new hs("image-pair",e),old:new hs("old",e),new:new hs(
"new",e)}}function qo(e){this._fragmentFiber=e,this._observers=this._eventListeners=null}qo.prototype.addEventListener=function(e,t,r){var o=null,n=null;if(!(r!=
null&&typeof r!="boolean"&&(o=r.signal||null,o!==null&&o.aborted))){this._eventListeners===null&&(this._eventListeners=[]);var a=this._eventListeners;if(x8(a,e,
t,r)===-1){var i=this,l=t;r!=null&&typeof r!="boolean"&&r.once===!0&&(l=function(s){i.removeEventListener(e,t,r),typeof t=="function"?t.call(this,s):t.handleEvent(
s)}),o!==null&&(n=i.removeEventListener.bind(i,e,t,r),o.addEventListener("abort",n,{once:!0}),n=o.removeEventListener.bind(o,"abort",n)),o=jd(r),a.push({type:e,
listener:t,optionsOrUseCapture:r,attachedListener:l,cleanup:n}),So(this._fragmentFiber.child,!1,LD,e,l,o)}this._eventListeners=a}};function LD(e,t,r,o){return cr(
e).addEventListener(t,r,o),!1}qo.prototype.removeEventListener=function(e,t,r){var o=this._eventListeners;if(o!==null&&(t=x8(o,e,t,r),t!==-1)){var n=o[t];r=n.attachedListener;
var a=n.cleanup;n=jd(n.optionsOrUseCapture),So(this._fragmentFiber.child,!1,jD,e,r,n),o.splice(t,1),a!==null&&a()}};function jD(e,t,r,o){return cr(e).removeEventListener(
t,r,o),!1}function jd(e){return e!=null&&typeof e!="boolean"&&(e.once===!0||e.signal instanceof AbortSignal)?{capture:e.capture,passive:e.passive}:e}function S6(e){
return e==null?"c=0":typeof e=="boolean"?"c="+(e?"1":"0"):"c="+(e.capture?"1":"0")}function x8(e,t,r,o){if(e.length===0)return-1;o=S6(o);for(var n=0;n<e.length;n++){
var a=e[n];if(a.type===t&&a.listener===r&&S6(a.optionsOrUseCapture)===o)return n}return-1}qo.prototype.dispatchEvent=function(e){var t=Es(this._fragmentFiber);if(t===
null)return!0;t=cr(t);var r=this._eventListeners;if(r!==null&&0<r.length||!e.bubbles){var o=t.nodeType===9?t.createComment(""):document.createTextNode("");if(r)
for(var n=0;n<r.length;n++){var a=r[n];o.addEventListener(a.type,a.attachedListener,jd(a.optionsOrUseCapture))}if(t.appendChild(o),e=o.dispatchEvent(e),r)for(n=
0;n<r.length;n++)a=r[n],o.removeEventListener(a.type,a.attachedListener,jd(a.optionsOrUseCapture));return t.removeChild(o),e}return t.dispatchEvent(e)};qo.prototype.
focus=function(e){So(this._fragmentFiber.child,!0,_8,e,void 0,void 0)};function _8(e,t){return e.tag===6?!1:(e=cr(e),QD(e,t))}qo.prototype.focusLast=function(e){
var t=[];So(this._fragmentFiber.child,!0,V1,t,void 0,void 0);for(var r=t.length-1;0<=r&&!_8(t[r],e);r--);};function V1(e,t){return t.push(e),!1}qo.prototype.blur=
function(){var e=Es(this._fragmentFiber);e!==null&&(e=cr(e),e=nf(e).activeElement,e!==null&&So(this._fragmentFiber.child,!1,HD,e,void 0,void 0))};function HD(e,t){
return e.tag===6?!1:(e=cr(e),e===t||e.contains(t)?(t.blur(),!0):!1)}qo.prototype.observeUsing=function(e){this._observers===null&&(this._observers=new Set),this.
_observers.add(e),So(this._fragmentFiber.child,!1,ID,e,void 0,void 0)};function ID(e,t){return e.tag===6||(e=cr(e),t.observe(e)),!1}qo.prototype.unobserveUsing=
function(e){var t=this._observers;if(t!==null&&t.has(e)){t.delete(e),So(this._fragmentFiber.child,!1,VD,e,void 0,void 0);for(var r=t=0;r<Bn.length;r++){var o=Bn[r];
o.fragmentInstance===this&&o.observer===e?e.unobserve(o.instance):Bn[t++]=o}Bn.length=t}};function VD(e,t){return e.tag===6||(e=cr(e),t.unobserve(e)),!1}var Bn=[],
Pw=!1;function UD(e,t,r){Bn.push({fragmentInstance:e,observer:t,instance:r}),Pw||(Pw=!0,ZD(function(){Pw=!1;var o=Bn;Bn=[];for(var n=0;n<o.length;n++){var a=o[n];
a.observer.unobserve(a.instance)}}))}qo.prototype.getClientRects=function(){var e=[];return So(this._fragmentFiber.child,!1,GD,e,void 0,void 0),e};function GD(e,t){
if(e.tag===6){e=e.stateNode;var r=e.ownerDocument.createRange();r.selectNodeContents(e),t.push.apply(t,r.getClientRects())}else e=cr(e),t.push.apply(t,e.getClientRects());
return!1}qo.prototype.getRootNode=function(e){var t=Es(this._fragmentFiber);return t===null?this:cr(t).getRootNode(e)};qo.prototype.compareDocumentPosition=function(e){
var t=Es(this._fragmentFiber);if(t===null)return Node.DOCUMENT_POSITION_DISCONNECTED;var r=[];So(this._fragmentFiber.child,!1,V1,r,void 0,void 0);var o=cr(t);if(r.
length===0){if(r=o,rT(this._fragmentFiber)){e:{for(t=this._fragmentFiber.return;t!==null;){if(t.tag===4){t=t.stateNode.containerInfo;break e}if(t.tag===3||t.tag===
5||t.tag===27)break;t=t.return}t=null}t!=null&&(r=t)}t=this._fragmentFiber;var n=o=r.compareDocumentPosition(e);return r===e?n=Node.DOCUMENT_POSITION_CONTAINS:o&
Node.DOCUMENT_POSITION_CONTAINED_BY&&(r=$6(t)[1],r===null?n=Node.DOCUMENT_POSITION_PRECEDING:(e=cr(r).compareDocumentPosition(e),n=e===0||e&Node.DOCUMENT_POSITION_FOLLOWING?
Node.DOCUMENT_POSITION_FOLLOWING:Node.DOCUMENT_POSITION_PRECEDING)),n|=Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC}t=cr(r[0]),n=cr(r[r.length-1]);var a=rT(this.
_fragmentFiber)?t.parentElement:o;if(a==null)return Node.DOCUMENT_POSITION_DISCONNECTED;o=a.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_CONTAINED_BY,a=a.compareDocumentPosition(
n)&Node.DOCUMENT_POSITION_CONTAINED_BY;var i=t.compareDocumentPosition(e),l=n.compareDocumentPosition(e),s=i&Node.DOCUMENT_POSITION_CONTAINED_BY||l&Node.DOCUMENT_POSITION_CONTAINED_BY;
return l=o&&a&&i&Node.DOCUMENT_POSITION_FOLLOWING&&l&Node.DOCUMENT_POSITION_PRECEDING,t=o&&t===e||a&&n===e||s||l?Node.DOCUMENT_POSITION_CONTAINED_BY:!o&&t===e||
!a&&n===e?Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC:i,t&Node.DOCUMENT_POSITION_DISCONNECTED||t&Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC||$D(t,this._fragmentFiber,
r[0],r[r.length-1],e)?t:Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC};function $D(e,t,r,o,n){var a=ps(n);if(e&Node.DOCUMENT_POSITION_CONTAINED_BY){if(r=!!a)e:{
for(;a!==null;){if(a.tag===7&&(a===t||a.alternate===t)){r=!0;break e}a=a.return}r=!1}return r}if(e&Node.DOCUMENT_POSITION_CONTAINS){if(a===null)return a=n.ownerDocument,
n===a||n===a.documentElement||n===a.body;e:{for(a=t,t=Es(t);a!==null;){if(!(a.tag!==5&&a.tag!==3&&a.tag!==27||a!==t&&a.alternate!==t)){a=!0;break e}a=a.return}a=
!1}return a}return e&Node.DOCUMENT_POSITION_PRECEDING?((t=!!a)&&!(t=a===r)&&(t=Hw(r,a,oT),t===null?t=!1:(So(t,!0,wO,a,r),a=sd,sd=null,t=a!==null)),t):e&Node.DOCUMENT_POSITION_FOLLOWING?
((t=!!a)&&!(t=a===o)&&(t=Hw(o,a,oT),t===null?t=!1:(So(t,!0,xO,a,o),a=sd,jw=sd=null,t=a!==null)),t):!1}function C6(e,t){var r=e.ownerDocument.createRange();r.selectNodeContents(
e),e=r.getBoundingClientRect(),window.scrollTo(window.scrollX+e.left,t?window.scrollY+e.top:window.scrollY+e.bottom-window.innerHeight)}qo.prototype.scrollIntoView=
function(e){if(typeof e=="object")throw Error(H(566));var t=[];So(this._fragmentFiber.child,!1,V1,t,void 0,void 0);var r=e!==!1;if(t.length===0){var o=$6(this._fragmentFiber);
if(o=r?o[1]||o[0]||Es(this._fragmentFiber):o[0]||o[1],o===null)return;if(o.tag===6){e=cr(o),C6(e,r);return}if(o=cr(o),o.nodeType!==9){if(o.nodeType===11){r="hos\
t"in o?o.host:null,r!==null&&r.scrollIntoView(e);return}o.scrollIntoView(e)}}for(o=r?t.length-1:0;o!==(r?-1:t.length);){var n=t[o];n.tag===6?(n=cr(n),C6(n,r)):cr(
n).scrollIntoView(e),o+=r?-1:1}};function qD(e,t){return e=cr(e),S8(e,t),!1}function S8(e,t){e.reactFragments==null&&(e.reactFragments=new Set),e.reactFragments.
add(t)}function C8(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.addEventListener(n.type,n.attachedListener,jd(n.optionsOrUseCapture))}
e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){for(var i=0,l=0;l<Bn.length;l++){var s=Bn[l];(s.fragmentInstance!==t||s.observer!==a||s.instance!==
e)&&(Bn[i++]=s)}Bn.length=i,a.observe(e)}),S8(e,t))}function YD(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.removeEventListener(
n.type,n.attachedListener,jd(n.optionsOrUseCapture))}e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){typeof a.rootMargin=="string"?UD(t,a,e):a.unobserve(
e)}),e.reactFragments!=null&&e.reactFragments.delete(t))}function Gx(e){var t=e.firstChild;for(t&&t.nodeType===10&&(t=t.nextSibling);t;){var r=t;switch(t=t.nextSibling,
r.nodeName){case"HTML":case"HEAD":case"BODY":Gx(r),iv(r);continue;case"SCRIPT":case"STYLE":continue;case"LINK":if(r.rel.toLowerCase()==="stylesheet")continue}e.
removeChild(r)}}function FD(e,t,r,o){for(;e.nodeType===1;){var n=r;if(e.nodeName.toLowerCase()!==t.toLowerCase()){if(!o&&(e.nodeName!=="INPUT"||e.type!=="hidden"))
break}else if(o){if(!e[pf])switch(t){case"meta":if(!e.hasAttribute("itemprop"))break;return e;case"link":if(a=e.getAttribute("rel"),a==="stylesheet"&&e.hasAttribute(
"data-precedence"))break;if(a!==n.rel||e.getAttribute("href")!==(n.href==null||n.href===""?null:n.href)||e.getAttribute("crossorigin")!==(n.crossOrigin==null?null:
n.crossOrigin)||e.getAttribute("title")!==(n.title==null?null:n.title))break;return e;case"style":if(e.hasAttribute("data-precedence"))break;return e;case"scrip\
t":if(a=e.getAttribute("src"),(a!==(n.src==null?null:n.src)||e.getAttribute("type")!==(n.type==null?null:n.type)||e.getAttribute("crossorigin")!==(n.crossOrigin==
null?null:n.crossOrigin))&&a&&e.hasAttribute("async")&&!e.hasAttribute("itemprop"))break;return e;default:return e}}else if(t==="input"&&e.type==="hidden"){var a=n.
name==null?null:""+n.name;if(n.type==="hidden"&&e.getAttribute("name")===a)return e}else return e;if(e=hn(e.nextSibling),e===null)break}return null}function XD(e,t,r){
if(t==="")return null;for(;e.nodeType!==3;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!r||(e=hn(e.nextSibling),e===null))return null;return e}
function z8(e,t){for(;e.nodeType!==8;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!t||(e=hn(e.nextSibling),e===null))return null;return e}function $x(e){
return e.data==="$?"||e.data==="$~"}function U1(e){return e.data==="$!"||e.data==="$?"&&e.ownerDocument.readyState!=="loading"}function KD(e,t){var r=e.ownerDocument;
if(e.data==="$~")e._reactRetry=t;else if(e.data!=="$?"||r.readyState!=="loading")t();else{var o=function(){t(),r.removeEventListener("DOMContentLoaded",o)};r.addEventListener(
"DOMContentLoaded",o),e._reactRetry=o}}function hn(e){for(;e!=null;e=e.nextSibling){var t=e.nodeType;if(t===1||t===3)break;if(t===8){if(t=e.data,t==="$"||t==="$\
!"||t==="$?"||t==="$~"||t==="&"||t==="F!"||t==="F")break;if(t==="/$"||t==="/&")return null}}return e}var qx=null;function z6(e){e=e.nextSibling;for(var t=0;e;){
if(e.nodeType===8){var r=e.data;if(r==="/$"||r==="/&"){if(t===0)return hn(e.nextSibling);t--}else r!=="$"&&r!=="$!"&&r!=="$?"&&r!=="$~"&&r!=="&"||t++}e=e.nextSibling}
return null}function k6(e){e=e.previousSibling;for(var t=0;e;){if(e.nodeType===8){var r=e.data;if(r==="$"||r==="$!"||r==="$?"||r==="$~"||r==="&"){if(t===0)return e;
t--}else r!=="/$"&&r!=="/&"||t++}e=e.previousSibling}return null}function QD(e,t){function r(){o=!0}if(e.ownerDocument.activeElement===e)return!0;var o=!1;try{e.
ownerDocument.addEventListener("focus",r,!0),(e.focus||HTMLElement.prototype.focus).call(e,t)}finally{e.ownerDocument.removeEventListener("focus",r,!0)}return o}
function ZD(e){w6(function(){w6(function(t){return e(t)})})}function k8(e,t,r){switch(t=nf(r),e){case"html":if(e=t.documentElement,!e)throw Error(H(452));return e;case"\
head":if(e=t.head,!e)throw Error(H(453));return e;case"body":if(e=t.body,!e)throw Error(H(454));return e;default:throw Error(H(451))}}function T8(e,t,r){for(var o in r){
var n=r[o];r.hasOwnProperty(o)&&n!=null&&Ze(e,t,o,null,kD,n)}r.dangerouslySetInnerHTML!=null&&(e.textContent=""),e.onclick===_a&&(e.onclick=null),iv(e)}function Lw(e){
for(var t=e.attributes;t.length;)e.removeAttributeNode(t[0]);iv(e)}var gn=new Map,T6=new Set;function af(e){if(typeof e.getRootNode=="function"){var t=e.getRootNode();
if(t.nodeType===9||t.nodeType===11)return t}return e.nodeType===9?e:e.ownerDocument}var pi=$e.d;$e.d={f:WD,r:JD,D:eB,C:tB,L:rB,m:oB,X:aB,S:nB,M:iB};function WD(){
var e=pi.f(),t=wv();return e||t}function JD(e){var t=$d(e);t!==null&&t.tag===5&&t.type==="form"?m4(t):pi.r(e)}var Xd=typeof document>"u"?null:document;function R8(e,t,r){
var o=Xd;if(o&&typeof t=="string"&&t){var n=un(t);n='link[rel="'+e+'"][href="'+n+'"]',typeof r=="string"&&(n+='[crossorigin="'+r+'"]'),T6.has(n)||(T6.add(n),e={
rel:e,crossOrigin:r,href:t},o.querySelector(n)===null&&(t=o.createElement("link"),Rr(t,"link",e),vr(t),o.head.appendChild(t)))}}function eB(e){pi.D(e),R8("dns-p\
refetch",e,null)}function tB(e,t){pi.C(e,t),R8("preconnect",e,t)}function rB(e,t,r){pi.L(e,t,r);var o=Xd;if(o&&e&&t){var n='link[rel="preload"][as="'+un(t)+'"]';
t==="image"&&r&&r.imageSrcSet?(n+='[imagesrcset="'+un(r.imageSrcSet)+'"]',typeof r.imageSizes=="string"&&(n+='[imagesizes="'+un(r.imageSizes)+'"]')):n+='[href="'+
un(e)+'"]';var a=n;switch(t){case"style":a=Hd(e);break;case"script":a=Kd(e)}if(!(gn.has(a)||(e=ut({rel:"preload",href:t==="image"&&r&&r.imageSrcSet?void 0:e,as:t},
r),gn.set(a,e),o.querySelector(n)!==null||t==="style"&&o.querySelector(wf(a))||t==="script"&&o.querySelector(xf(a))))){var i=o.createElement("link");Rr(i,"link",
e),t==="style"&&(i[Dg]=!0,i.onload=i.onerror=function(){oR(i)}),vr(i),o.head.appendChild(i)}}}function oB(e,t){pi.m(e,t);var r=Xd;if(r&&e){var o=t&&typeof t.as==
"string"?t.as:"script",n='link[rel="modulepreload"][as="'+un(o)+'"][href="'+un(e)+'"]',a=n;switch(o){case"audioworklet":case"paintworklet":case"serviceworker":case"\
sharedworker":case"worker":case"script":a=Kd(e)}if(!gn.has(a)&&(e=ut({rel:"modulepreload",href:e},t),gn.set(a,e),r.querySelector(n)===null)){switch(o){case"audi\
oworklet":case"paintworklet":case"serviceworker":case"sharedworker":case"worker":case"script":if(r.querySelector(xf(a)))return}o=r.createElement("link"),Rr(o,"l\
ink",e),vr(o),r.head.appendChild(o)}}}function nB(e,t,r){pi.S(e,t,r);var o=Xd;if(o&&e){var n=wd(o).hoistableStyles,a=Hd(e);t=t||"default";var i=n.get(a);if(!i){
var l={loading:0,preload:null};if(i=o.querySelector(wf(a)))l.loading=5;else{e=ut({rel:"stylesheet",href:e,"data-precedence":t},r),(r=gn.get(a))&&G1(e,r);var s=i=
o.createElement("link");vr(s),Rr(s,"link",e),s._p=new Promise(function(c,u){s.onload=c,s.onerror=u}),s.addEventListener("load",function(){l.loading|=1}),s.addEventListener(
"error",function(){l.loading|=2}),l.loading|=4,zg(i,t,o)}i={type:"stylesheet",instance:i,count:1,state:l},n.set(a,i)}}}function aB(e,t){pi.X(e,t);var r=Xd;if(r&&
e){var o=wd(r).hoistableScripts,n=Kd(e),a=o.get(n);a||(a=r.querySelector(xf(n)),a||(e=ut({src:e,async:!0},t),(t=gn.get(n))&&$1(e,t),a=r.createElement("script"),
vr(a),Rr(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function iB(e,t){pi.M(e,t);var r=Xd;if(r&&e){var o=wd(r).
hoistableScripts,n=Kd(e),a=o.get(n);a||(a=r.querySelector(xf(n)),a||(e=ut({src:e,async:!0,type:"module"},t),(t=gn.get(n))&&$1(e,t),a=r.createElement("script"),vr(
a),Rr(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function R6(e,t,r,o){var n=(n=rl.current)?af(n):null;if(!n)
throw Error(H(446));switch(e){case"meta":case"title":return null;case"style":return typeof r.precedence=="string"&&typeof r.href=="string"?(r=Hd(r.href),t=wd(n).
hoistableStyles,o=t.get(r),o||(o={type:"style",instance:null,count:0,state:null},t.set(r,o)),o):{type:"void",instance:null,count:0,state:null};case"link":if(r.rel===
"stylesheet"&&typeof r.href=="string"&&typeof r.precedence=="string"){e=Hd(r.href);var a=wd(n).hoistableStyles,i=a.get(e);if(i||(n=n.ownerDocument||n,i={type:"s\
tylesheet",instance:null,count:0,state:{loading:0,preload:null}},a.set(e,i),(a=n.querySelector(wf(e)))?a._p||(i.instance=a,i.state.loading=5):(a=gn.get(e),a||(a=
{rel:"preload",as:"style",href:r.href,crossOrigin:r.crossOrigin,integrity:r.integrity,media:r.media,hrefLang:r.hrefLang,referrerPolicy:r.referrerPolicy},gn.set(
e,a)),lB(n,e,a,i.state))),t&&o===null)throw Error(H(528,""));return i}if(t&&o!==null)throw Error(H(529,""));return null;case"script":return t=r.async,r=r.src,typeof r==
"string"&&t&&typeof t!="function"&&typeof t!="symbol"?(r=Kd(r),t=wd(n).hoistableScripts,o=t.get(r),o||(o={type:"script",instance:null,count:0,state:null},t.set(
r,o)),o):{type:"void",instance:null,count:0,state:null};default:throw Error(H(444,e))}}function Hd(e){return'href="'+un(e)+'"'}function wf(e){return'link[rel="s\
tylesheet"]['+e+"]"}function E8(e){return ut({},e,{"data-precedence":e.precedence,precedence:null})}function lB(e,t,r,o){if(t=e.querySelector('link[rel="preload\
"][as="style"]['+t+"]")){if(t[Dg]!==!0){o.loading=1;return}}else t=e.createElement("link"),t[Dg]=!0,t.onload=t.onerror=oR.bind(null,t),Rr(t,"link",r),vr(t),e.head.
appendChild(t);o.preload=t,t.addEventListener("load",function(){return o.loading|=1}),t.addEventListener("error",function(){return o.loading|=2})}function Kd(e){
return'[src="'+un(e)+'"]'}function xf(e){return"script[async]"+e}function E6(e,t,r){if(t.count++,t.instance===null)switch(t.type){case"style":var o=e.querySelector(
'style[data-href~="'+un(r.href)+'"]');if(o)return t.instance=o,vr(o),o;var n=ut({},r,{"data-href":r.href,"data-precedence":r.precedence,href:null,precedence:null});
return o=(e.ownerDocument||e).createElement("style"),vr(o),Rr(o,"style",n),zg(o,r.precedence,e),t.instance=o;case"stylesheet":n=Hd(r.href);var a=e.querySelector(
wf(n));if(a)return t.state.loading|=4,t.instance=a,vr(a),a;o=E8(r),(n=gn.get(n))&&G1(o,n),a=(e.ownerDocument||e).createElement("link"),vr(a);var i=a;return i._p=
new Promise(function(l,s){i.onload=l,i.onerror=s}),Rr(a,"link",o),t.state.loading|=4,zg(a,r.precedence,e),t.instance=a;case"script":return a=Kd(r.src),(n=e.querySelector(
xf(a)))?(t.instance=n,vr(n),n):(o=r,(n=gn.get(a))&&(o=ut({},r),$1(o,n)),e=e.ownerDocument||e,n=e.createElement("script"),vr(n),Rr(n,"link",o),e.head.appendChild(
n),t.instance=n);case"void":return null;default:throw Error(H(443,t.type))}else t.type==="stylesheet"&&(t.state.loading&4)===0&&(o=t.instance,t.state.loading|=4,
zg(o,r.precedence,e));return t.instance}function zg(e,t,r){for(var o=r.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),n=o.length?
o[o.length-1]:null,a=n,i=0;i<o.length;i++){var l=o[i];if(l.dataset.precedence===t)a=l;else if(a!==n)break}a?a.parentNode.insertBefore(e,a.nextSibling):(t=r.nodeType===
9?r.head:r,t.insertBefore(e,t.firstChild))}function G1(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.title==null&&(e.title=t.title)}function $1(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.integrity==null&&(e.integrity=t.integrity)}var kg=null;function A6(e,t,r){if(kg===null){var o=new Map,n=kg=new Map;n.set(r,o)}else n=kg,o=n.get(r),o||(o=new Map,
n.set(r,o));if(o.has(e))return o;for(o.set(e,null),r=r.getElementsByTagName(e),n=0;n<r.length;n++){var a=r[n];if(!(a[pf]||a[Cr]||e==="link"&&a.getAttribute("rel")===
"stylesheet")&&a.namespaceURI!=="http://www.w3.org/2000/svg"){var i=a.getAttribute(t)||"";i=e+i;var l=o.get(i);l?l.push(a):o.set(i,[a])}}return o}function Yx(e,t,r){
e=e.ownerDocument||e,e.head.insertBefore(r,t==="title"?e.querySelector("head > title"):null)}function sB(e,t,r){if(r===1||t.itemProp!=null)return!1;switch(e){case"\
meta":case"title":return!0;case"style":if(typeof t.precedence!="string"||typeof t.href!="string"||t.href==="")break;return!0;case"link":if(typeof t.rel!="string"||
typeof t.href!="string"||t.href===""||t.onLoad||t.onError)break;return t.rel==="stylesheet"?(e=t.disabled,typeof t.precedence=="string"&&e==null):!0;case"script":
if(t.async&&typeof t.async!="function"&&typeof t.async!="symbol"&&!t.onLoad&&!t.onError&&t.src&&typeof t.src=="string")return!0}return!1}function N6(e,t){return e===
"img"&&t.src!=null&&t.src!==""&&t.onLoad==null&&t.loading!=="lazy"}function A8(e){return!(e.type==="stylesheet"&&(e.state.loading&3)===0)}function N8(e){return(e.
width||100)*(e.height||100)*(typeof devicePixelRatio=="number"?devicePixelRatio:1)*.25}function O6(e,t){typeof t.decode=="function"&&(e.imgCount++,t.complete||(e.
imgBytes+=N8(t),e.suspenseyImages.push(t)),e=mB.bind(e),t.decode().then(e,e))}function cB(e,t,r,o){if(r.type==="stylesheet"&&(typeof o.media!="string"||matchMedia(
o.media).matches!==!1)&&(r.state.loading&4)===0){if(r.instance===null){var n=Hd(o.href),a=t.querySelector(wf(n));if(a){t=a._p,t!==null&&typeof t=="object"&&typeof t.
then=="function"&&(e.count++,e=lf.bind(e),t.then(e,e)),r.state.loading|=4,r.instance=a,vr(a);return}a=t.ownerDocument||t,o=E8(o),(n=gn.get(n))&&G1(o,n),a=a.createElement(
"link"),vr(a);var i=a;i._p=new Promise(function(l,s){i.onload=l,i.onerror=s}),Rr(a,"link",o),r.instance=a}e.stylesheets===null&&(e.stylesheets=new Map),e.stylesheets.
set(r,t),(t=r.state.preload)&&(r.state.loading&3)===0&&(e.count++,r=lf.bind(e),t.addEventListener("load",r),t.addEventListener("error",r))}}var Tg=0;function dB(e,t){
return e.stylesheets&&e.count===0&&Rg(e,e.stylesheets),0<e.count||0<e.imgCount?function(r){var o=setTimeout(function(){if(e.stylesheets&&Rg(e,e.stylesheets),e.unsuspend){
var a=e.unsuspend;e.unsuspend=null,a()}},6e4+t);0<e.imgBytes&&Tg===0&&(Tg=62500*RD());var n=setTimeout(function(){if(e.waitingForImages=!1,e.count===0&&(e.stylesheets&&
Rg(e,e.stylesheets),e.unsuspend)){var a=e.unsuspend;e.unsuspend=null,a()}},(e.imgBytes>Tg?50:800)+t);return e.unsuspend=r,function(){e.unsuspend=null,clearTimeout(
o),clearTimeout(n)}}:null}function O8(e){if(e.count===0&&(e.imgCount===0||!e.waitingForImages)){if(e.stylesheets)Rg(e,e.stylesheets);else if(e.unsuspend){var t=e.
unsuspend;e.unsuspend=null,t()}}}function lf(){this.count--,O8(this)}function mB(){this.imgCount--,O8(this)}var ov=null;function Rg(e,t){e.stylesheets=null,e.unsuspend!==
null&&(e.count++,ov=new Map,t.forEach(uB,e),ov=null,lf.call(e))}function uB(e,t){if(!(t.state.loading&4)){var r=ov.get(e);if(r)var o=r.get(null);else{r=new Map,
ov.set(e,r);for(var n=e.querySelectorAll("link[data-precedence],style[data-precedence]"),a=0;a<n.length;a++){var i=n[a];(i.nodeName==="LINK"||i.getAttribute("me\
dia")!=="not all")&&(r.set(i.dataset.precedence,i),o=i)}o&&r.set(null,o)}n=t.instance,i=n.getAttribute("data-precedence"),a=r.get(i)||o,a===o&&r.set(null,n),r.set(
i,n),this.count++,o=lf.bind(this),n.addEventListener("load",o),n.addEventListener("error",o),a?a.parentNode.insertBefore(n,a.nextSibling):(e=e.nodeType===9?e.head:
e,e.insertBefore(n,e.firstChild)),t.state.loading|=4}}var Id={$$typeof:xa,Provider:null,Consumer:null,_currentValue:gs,_currentValue2:gs,_threadCount:0};function fB(e,t,r,o,n,a,i,l,s){
this.tag=1,this.containerInfo=e,this.pingCache=this.current=this.pendingChildren=null,this.timeoutHandle=-1,this.callbackNode=this.next=this.pendingContext=this.
context=this.cancelPendingCommit=null,this.callbackPriority=0,this.expirationTimes=mw(-1),this.entangledLanes=this.shellSuspendCounter=this.errorRecoveryDisabledLanes=
this.expiredLanes=this.warmLanes=this.pingedLanes=this.suspendedLanes=this.pendingLanes=0,this.entanglements=mw(0),this.hiddenUpdates=mw(null),this.identifierPrefix=
o,this.onUncaughtError=n,this.onCaughtError=a,this.onRecoverableError=i,this.pooledCache=null,this.pooledCacheLanes=0,this.formState=s,this.transitionTypes=null,
this.incompleteTransitions=new Map}function M8(e,t,r,o,n,a,i,l,s,c,u,d){return e=new fB(e,t,r,i,s,c,u,d,l),t=1,a===!0&&(t|=24),a=xo(3,null,null,t),e.current=a,a.
stateNode=e,t=d1(),t.refCount++,e.pooledCache=t,t.refCount++,a.memoizedState={element:o,isDehydrated:r,cache:t},f1(a),e}function D8(e){return e?(e=gd,e):gd}function B8(e,t,r,o,n,a){
n=D8(n),o.context===null?o.context=n:o.pendingContext=n,o=nl(t),o.payload={element:r},a=a===void 0?null:a,a!==null&&(o.callback=a),r=al(e,o,t),r!==null&&(_o(r,e,
t),ju(r,e,t))}function M6(e,t){if(e=e.memoizedState,e!==null&&e.dehydrated!==null){var r=e.retryLane;e.retryLane=r!==0&&r<t?r:t}}function q1(e,t){M6(e,t),(e=e.alternate)&&
M6(e,t)}function P8(e){if(e.tag===13||e.tag===31){var t=Os(e,67108864);t!==null&&_o(t,e,67108864),q1(e,67108864)}}function D6(e){if(e.tag===13||e.tag===31){var t=Go();
t=Wx(t);var r=Os(e,t);r!==null&&_o(r,e,t),q1(e,t)}}var Vd=!0;function pB(e,t,r,o){var n=ue.T;ue.T=null;var a=$e.p;try{$e.p=2,Y1(e,t,r,o)}finally{$e.p=a,ue.T=n}}
function hB(e,t,r,o){var n=ue.T;ue.T=null;var a=$e.p;try{$e.p=8,Y1(e,t,r,o)}finally{$e.p=a,ue.T=n}}function Y1(e,t,r,o){if(Vd){var n=Fx(o);if(n===null)Dw(e,t,o,
nv,r),B6(e,o);else if(vB(n,e,t,r,o))o.stopPropagation();else if(B6(e,o),t&4&&-1<gB.indexOf(e)){for(;n!==null;){var a=$d(n);if(a!==null)switch(a.tag){case 3:if(a=
a.stateNode,a.current.memoizedState.isDehydrated){var i=ms(a.pendingLanes);if(i!==0){var l=a;for(l.pendingLanes|=2,l.entangledLanes|=2;i;){var s=1<<31-Uo(i);l.entanglements[1]|=
s,i&=~s}Ea(a),(Ge&6)===0&&(Wg=Io()+500,yf(0,!1))}}break;case 31:case 13:l=Os(a,2),l!==null&&_o(l,a,2),wv(),q1(a,2)}if(a=Fx(o),a===null&&Dw(e,t,o,nv,r),a===n)break;
n=a}n!==null&&o.stopPropagation()}else Dw(e,t,o,null,r)}}function Fx(e){return e=t1(e),F1(e)}var nv=null;function F1(e){if(nv=null,e=ps(e),e!==null){var t=df(e);
if(t===null)e=null;else{var r=t.tag;if(r===13){if(e=V6(t),e!==null)return e;e=null}else if(r===31){if(e=U6(t),e!==null)return e;e=null}else if(r===3){if(t.stateNode.
current.memoizedState.isDehydrated)return t.tag===3?t.stateNode.containerInfo:null;e=null}else t!==e&&(e=null)}}return nv=e,null}function L8(e){switch(e){case"b\
eforetoggle":case"cancel":case"click":case"close":case"contextmenu":case"copy":case"cut":case"auxclick":case"dblclick":case"dragend":case"dragstart":case"drop":case"\
focusin":case"focusout":case"input":case"invalid":case"keydown":case"keypress":case"keyup":case"mousedown":case"mouseup":case"paste":case"pause":case"play":case"\
pointercancel":case"pointerdown":case"pointerup":case"ratechange":case"reset":case"seeked":case"submit":case"toggle":case"touchcancel":case"touchend":case"touch\
start":case"volumechange":case"change":case"selectionchange":case"textInput":case"compositionstart":case"compositionend":case"compositionupdate":case"beforeblur":case"\
afterblur":case"beforeinput":case"blur":case"fullscreenchange":case"fullscreenerror":case"focus":case"hashchange":case"popstate":case"select":case"selectstart":
return 2;case"drag":case"dragenter":case"dragexit":case"dragleave":case"dragover":case"mousemove":case"mouseout":case"mouseover":case"pointermove":case"pointero\
ut":case"pointerover":case"resize":case"scroll":case"touchmove":case"wheel":case"mouseenter":case"mouseleave":case"pointerenter":case"pointerleave":return 8;case"\
message":switch(AO()){case X6:return 2;case K6:return 8;case Mg:case NO:return 32;case Q6:return 268435456;default:return 32}default:return 32}}var Xx=!1,cl=null,
dl=null,ml=null,sf=new Map,cf=new Map,Ki=[],gB="mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend \
dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(" ");function B6(e,t){
switch(e){case"focusin":case"focusout":cl=null;break;case"dragenter":case"dragleave":dl=null;break;case"mouseover":case"mouseout":ml=null;break;case"pointerover":case"\
pointerout":sf.delete(t.pointerId);break;case"gotpointercapture":case"lostpointercapture":cf.delete(t.pointerId)}}function Tu(e,t,r,o,n,a){return e===null||e.nativeEvent!==
a?(e={blockedOn:t,domEventName:r,eventSystemFlags:o,nativeEvent:a,targetContainers:[n]},t!==null&&(t=$d(t),t!==null&&P8(t)),e):(e.eventSystemFlags|=o,t=e.targetContainers,
n!==null&&t.indexOf(n)===-1&&t.push(n),e)}function vB(e,t,r,o,n){switch(t){case"focusin":return cl=Tu(cl,e,t,r,o,n),!0;case"dragenter":return dl=Tu(dl,e,t,r,o,n),
!0;case"mouseover":return ml=Tu(ml,e,t,r,o,n),!0;case"pointerover":var a=n.pointerId;return sf.set(a,Tu(sf.get(a)||null,e,t,r,o,n)),!0;case"gotpointercapture":return a=
n.pointerId,cf.set(a,Tu(cf.get(a)||null,e,t,r,o,n)),!0}return!1}function j8(e){var t=ps(e.target);if(t!==null){var r=df(t);if(r!==null){if(t=r.tag,t===13){if(t=
V6(r),t!==null){e.blockedOn=t,lT(e.priority,function(){D6(r)});return}}else if(t===31){if(t=U6(r),t!==null){e.blockedOn=t,lT(e.priority,function(){D6(r)});return}}else if(t===
3&&r.stateNode.current.memoizedState.isDehydrated){e.blockedOn=r.tag===3?r.stateNode.containerInfo:null;return}}}e.blockedOn=null}function Eg(e){if(e.blockedOn!==
null)return!1;for(var t=e.targetContainers;0<t.length;){var r=Fx(e.nativeEvent);if(r===null){r=e.nativeEvent;var o=new r.constructor(r.type,r);Zw=o,r.target.dispatchEvent(
o),Zw=null}else return t=$d(r),t!==null&&P8(t),e.blockedOn=r,!1;t.shift()}return!0}function P6(e,t,r){Eg(e)&&r.delete(t)}function bB(){Xx=!1,cl!==null&&Eg(cl)&&
(cl=null),dl!==null&&Eg(dl)&&(dl=null),ml!==null&&Eg(ml)&&(ml=null),sf.forEach(P6),cf.forEach(P6)}function cg(e,t){e.blockedOn===t&&(e.blockedOn=null,Xx||(Xx=!0,
dr.unstable_scheduleCallback(dr.unstable_NormalPriority,bB)))}var dg=null;function L6(e){dg!==e&&(dg=e,dr.unstable_scheduleCallback(dr.unstable_NormalPriority,function(){
dg===e&&(dg=null);for(var t=0;t<e.length;t+=3){var r=e[t],o=e[t+1],n=e[t+2];if(typeof o!="function"){if(F1(o||r)===null)continue;break}var a=$d(r);a!==null&&(e.
splice(t,3),t-=3,fx(a,{pending:!0,data:n,method:r.method,action:o},o,n))}}))}function Ud(e){function t(s){return cg(s,e)}cl!==null&&cg(cl,e),dl!==null&&cg(dl,e),
ml!==null&&cg(ml,e),sf.forEach(t),cf.forEach(t);for(var r=0;r<Ki.length;r++){var o=Ki[r];o.blockedOn===e&&(o.blockedOn=null)}for(;0<Ki.length&&(r=Ki[0],r.blockedOn===
null);)j8(r),r.blockedOn===null&&Ki.shift();if(r=(e.ownerDocument||e).$$reactFormReplay,r!=null)for(o=0;o<r.length;o+=3){var n=r[o],a=r[o+1],i=n[Co]||null;if(typeof a==
"function")i||L6(r);else if(i){var l=null;if(a&&a.hasAttribute("formAction")){if(n=a,i=a[Co]||null)l=i.formAction;else if(F1(n)!==null)continue}else l=i.action;
typeof l=="function"?r[o+1]=l:(r.splice(o,3),o-=3),L6(r)}}}function H8(){function e(a){a.canIntercept&&a.info==="react-transition"&&a.intercept({handler:function(){
return new Promise(function(i){return n=i})},focusReset:"manual",scroll:"manual"})}function t(){n!==null&&(n(),n=null),o||setTimeout(r,20)}function r(){if(!o&&!navigation.
transition){var a=navigation.currentEntry;a&&a.url!=null&&navigation.navigate(a.url,{state:a.getState(),info:"react-transition",history:"replace"})}}if(typeof navigation==
"object"){var o=!1,n=null;return navigation.addEventListener("navigate",e),navigation.addEventListener("navigatesuccess",t),navigation.addEventListener("navigat\
eerror",t),setTimeout(r,100),function(){o=!0,navigation.removeEventListener("navigate",e),navigation.removeEventListener("navigatesuccess",t),navigation.removeEventListener(
"navigateerror",t),n!==null&&(n(),n=null)}}}function X1(e){this._internalRoot=e}Sv.prototype.render=X1.prototype.render=function(e){var t=this._internalRoot;if(t===
null)throw Error(H(409));var r=t.current,o=Go();B8(r,o,e,t,null,null)};Sv.prototype.unmount=X1.prototype.unmount=function(){var e=this._internalRoot;if(e!==null){
this._internalRoot=null;var t=e.containerInfo;B8(e.current,2,null,e,null,null),wv(),t[Gd]=null}};function Sv(e){this._internalRoot=e}Sv.prototype.unstable_scheduleHydration=
function(e){if(e){var t=rR();e={blockedOn:null,target:e,priority:t};for(var r=0;r<Ki.length&&t!==0&&t<Ki[r].priority;r++);Ki.splice(r,0,e),r===0&&j8(e)}};var j6=H6.
version;if(j6!=="19.3.1")throw Error(H(527,j6,"19.3.1"));$e.findDOMNode=function(e){var t=e._reactInternals;if(t===void 0)throw typeof e.render=="function"?Error(
H(188)):(e=Object.keys(e).join(","),Error(H(268,e)));return e=yO(t),e=e!==null?G6(e):null,e=e===null?null:e.stateNode,e};var yB={bundleType:0,version:"19.3.1",rendererPackageName:"\
react-dom",currentDispatcherRef:ue,reconcilerVersion:"19.3.1"};if(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__<"u"&&(Ru=__REACT_DEVTOOLS_GLOBAL_HOOK__,!Ru.isDisabled&&
Ru.supportsFiber))try{mf=Ru.inject(yB),Vo=Ru}catch{}var Ru;Cv.createRoot=function(e,t){if(!I6(e))throw Error(H(299));var r=!1,o="",n=y4,a=w4,i=x4;return t!=null&&
(t.unstable_strictMode===!0&&(r=!0),t.identifierPrefix!==void 0&&(o=t.identifierPrefix),t.onUncaughtError!==void 0&&(n=t.onUncaughtError),t.onCaughtError!==void 0&&
(a=t.onCaughtError),t.onRecoverableError!==void 0&&(i=t.onRecoverableError)),t=M8(e,1,!1,null,null,r,o,null,n,a,i,H8),e[Gd]=t.current,H1(e),new X1(t)};Cv.hydrateRoot=
function(e,t,r){if(!I6(e))throw Error(H(299));var o=!1,n="",a=y4,i=w4,l=x4,s=null;return r!=null&&(r.unstable_strictMode===!0&&(o=!0),r.identifierPrefix!==void 0&&
(n=r.identifierPrefix),r.onUncaughtError!==void 0&&(a=r.onUncaughtError),r.onCaughtError!==void 0&&(i=r.onCaughtError),r.onRecoverableError!==void 0&&(l=r.onRecoverableError),
r.formState!==void 0&&(s=r.formState)),t=M8(e,1,!0,t,r??null,o,n,s,a,i,l,H8),t.context=D8(null),r=t.current,o=Go(),o=Wx(o),n=nl(o),n.callback=null,al(r,n,o),r=o,
t.current.lanes=r,ff(t,r),Ea(t),e[Gd]=t.current,H1(e),new Sv(t)};Cv.version="19.3.1"});var G8=$n((_he,U8)=>{"use strict";function V8(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{
__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(V8)}catch(e){console.error(e)}}V8(),U8.exports=I8()});function Be(e){return Object.keys(e)}function Iv(e){return e&&typeof e=="object"&&!Array.isArray(e)}function lm(e,t){let r={...e},o=t;return Iv(e)&&Iv(t)&&Object.keys(t).forEach(n=>{Iv(o[n])&&n in e?
r[n]=lm(r[n],o[n]):r[n]=o[n]}),r}function s_(e){return e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`)}function e9(e){return typeof e!="string"||!e.includes("var(--mantine-scale)")?e:e.match(/^calc\((.*?)\)$/)?.[1].split("*")[0].trim()}function wi(e){let t=e9(e);
return typeof t=="number"?t:typeof t=="string"?t.includes("calc")||t.includes("var")?t:t.includes("px")?Number(t.replace("px","")):t.includes("rem")?Number(t.replace(
"rem",""))*16:t.includes("em")?Number(t.replace("em",""))*16:Number(t):NaN}function c_(e){return e==="0rem"?"0rem":`calc(${e} * var(--mantine-scale))`}function d_(e,{shouldScale:t=!1}={}){function r(o){if(o===0||o==="0")return`0${e}`;if(typeof o==
"number"){let n=`${o/16}${e}`;return t?c_(n):n}if(typeof o=="string"){if(o===""||o.startsWith("calc(")||o.startsWith("clamp(")||o.includes("rgba("))return o;if(o.
includes(","))return o.split(",").map(a=>r(a)).join(",");if(o.includes(" "))return o.split(" ").map(a=>r(a)).join(" ");let n=o.replace("px","");if(!Number.isNaN(
Number(n))){let a=`${Number(n)/16}${e}`;return t?c_(a):a}}return o}return r}var R=d_("rem",{shouldScale:!0}),Is=d_("em");function Ma(e){return Object.keys(e).reduce((t,r)=>(e[r]!==void 0&&(t[r]=e[r]),t),{})}function Rf(e){if(typeof e=="number")return!0;if(typeof e=="string"){if(e.startsWith("calc(")||e.startsWith("var(")||e.includes(" ")&&e.trim()!=="")return!0;let t=/^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/;
return e.trim().split(/\s+/).every(r=>t.test(r))}return!1}var z_=x(D(),1);function Af(e){return Array.isArray(e)||e===null?!1:typeof e=="object"?e.type!==z_.Fragment:!1}var Nf=x(D(),1);function At(e){let t=(0,Nf.createContext)(null);return[t,()=>{let o=(0,Nf.use)(t);if(o===null)throw new Error(e);return o}]}function Xv(e,t){return r=>{if(typeof r!="string"||r.trim().length===0)throw new Error(t);return`${e}-${r}`}}function Of(e,t){let r=e;for(;(r=r.parentElement)&&!r.matches(t););return r}function k_(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].disabled)return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].disabled)return o}return e}function T_(e,t,r){
for(let o=e+1;o<t.length;o+=1)if(!t[o].disabled)return o;if(r){for(let o=0;o<t.length;o+=1)if(!t[o].disabled)return o}return e}function b9(e,t,r){return Of(e,r)===
Of(t,r)}function R_({parentSelector:e,siblingSelector:t,onKeyDown:r,loop:o=!0,activateOnFocus:n=!1,dir:a="rtl",orientation:i}){return l=>{r?.(l);let s=Array.from(
Of(l.currentTarget,e)?.querySelectorAll(t)||[]).filter(p=>b9(l.currentTarget,p,e)),c=s.findIndex(p=>l.currentTarget===p),u=T_(c,s,o),d=k_(c,s,o),m=a==="rtl"?d:u,
f=a==="rtl"?u:d;switch(l.key){case"ArrowRight":i==="horizontal"&&(l.stopPropagation(),l.preventDefault(),s[m].focus(),n&&s[m].click());break;case"ArrowLeft":i===
"horizontal"&&(l.stopPropagation(),l.preventDefault(),s[f].focus(),n&&s[f].click());break;case"ArrowUp":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),
s[d].focus(),n&&s[d].click());break;case"ArrowDown":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),s[u].focus(),n&&s[u].click());break;case"Home":l.stopPropagation(),
l.preventDefault(),s[T_(-1,s,!1)]?.focus();break;case"End":l.stopPropagation(),l.preventDefault(),s[k_(s.length,s,!1)]?.focus()}}}var y9={app:100,modal:200,popover:300,overlay:400,max:9999};function ir(e){return y9[e]}var Mf=()=>{};function E_(e,t={active:!0}){return typeof e!="function"||!t.active?t.onKeyDown||Mf:r=>{r.key==="Escape"&&(e(r),t.onTrigger?.())}}function ne(e,t="size",r=!0){if(e!==void 0)return Rf(e)?r?R(e):e:`var(--${t}-${e})`}function st(e){return ne(e,"mantine-spacing")}function ve(e){return e===void 0?
"var(--mantine-radius-default)":ne(e,"mantine-radius")}function Me(e){return ne(e,"mantine-font-size")}function Df(e){return ne(e,"mantine-line-height",!1)}function Gs(e){
if(e)return ne(e,"mantine-shadow",!1)}function kl(e,t){return r=>{e?.(r),t?.(r)}}function $s(e,t){return e in t?wi(t[e]):wi(e)}function sm(e,t){let r=e.map(o=>({value:o,px:$s(o,t)}));return r.sort((o,n)=>o.px-n.px),r}function Tl(e){return typeof e=="object"&&e!==null?"base"in e?e.base:void 0:e}function A_(e="mantine-"){return`${e}${Math.random().toString(36).slice(2,11)}`}var qs=x(D(),1);function xi(e){let t=(0,qs.useRef)(e);return(0,qs.useEffect)(()=>{t.current=e}),(0,qs.useMemo)(()=>((...r)=>t.current?.(...r)),[])}var _i=x(D(),1);function Eo(e,t){let{delay:r,flushOnUnmount:o,leading:n,maxWait:a}=typeof t=="number"?{delay:t,flushOnUnmount:!1,leading:!1,maxWait:void 0}:t,i=xi(
e),l=(0,_i.useRef)(0),s=(0,_i.useRef)(0),c=(0,_i.useRef)(null),u=(0,_i.useMemo)(()=>{let d=Object.assign((...m)=>{window.clearTimeout(l.current),c.current=m;let f=d.
_isFirstCall;d._isFirstCall=!1;function p(){window.clearTimeout(l.current),window.clearTimeout(s.current),l.current=0,s.current=0,d._isFirstCall=!0,d._hasPendingCallback=
!1}function h(){a!==void 0&&s.current===0&&(s.current=window.setTimeout(()=>{if(s.current=0,l.current!==0&&d._hasPendingCallback){let v=c.current;p(),i(...v)}},
a))}if(n&&f){i(...m);let v=()=>{p()},b=()=>{l.current!==0&&p()},y=()=>{p()};d.flush=b,d.cancel=y,l.current=window.setTimeout(v,r),h();return}if(n&&!f){d._hasPendingCallback=
!0;let v=()=>{l.current!==0&&(p(),i(...m))},b=()=>{p()};d.flush=v,d.cancel=b;let y=()=>{p()};l.current=window.setTimeout(y,r),h();return}d._hasPendingCallback=!0;
let w=()=>{l.current!==0&&(p(),i(...m))},g=()=>{p()};d.flush=w,d.cancel=g,l.current=window.setTimeout(w,r),h()},{flush:()=>{},cancel:()=>{},isPending:()=>d._hasPendingCallback,
_isFirstCall:!0,_hasPendingCallback:!1});return d},[i,r,n,a]);return(0,_i.useEffect)(()=>()=>{o?u.flush():u.cancel()},[u,o]),u}var Ys=x(D(),1),w9=["mousedown","touchstart"];function Kv(e,t,r,o=!0,n=!1){let a=(0,Ys.useRef)(null),i=t||w9,l=(0,Ys.useEffectEvent)(c=>{let{target:u}=c??{};if(!document.
body.contains(u)&&u?.tagName!=="HTML")return;let d=c.composedPath();Array.isArray(r)?r.every(m=>!!m&&!d.includes(m))&&e(c):a.current&&!d.includes(a.current)&&e(
c)}),s=i.join(",");return(0,Ys.useEffect)(()=>{if(!o)return;let c=s.split(",");return c.forEach(u=>document.addEventListener(u,l,n)),()=>{c.forEach(u=>document.
removeEventListener(u,l,n))}},[s,o,n]),a}var Rl=x(D(),1);function Qv(e={}){let t=e.timeout??2e3,[r,o]=(0,Rl.useState)(null),[n,a]=(0,Rl.useState)(!1),i=(0,Rl.useRef)(null);(0,Rl.useEffect)(()=>()=>{window.
clearTimeout(i.current)},[]);let l=u=>{window.clearTimeout(i.current),i.current=window.setTimeout(()=>a(!1),t),a(u)};return{copy:u=>{"clipboard"in navigator?navigator.
clipboard.writeText(u).then(()=>{o(null),l(!0)}).catch(d=>{o(d),a(!1)}):o(new Error("useClipboard: navigator.clipboard is not supported"))},reset:()=>{a(!1),o(null),
window.clearTimeout(i.current)},error:r,copied:n}}var Bf=x(D(),1);function x9(e,t){if(typeof t=="boolean")return t;if(typeof window<"u"&&"matchMedia"in window)try{return window.matchMedia(e).matches}catch{return!1}
return!1}function Pf(e,t,{getInitialValueInEffect:r}={getInitialValueInEffect:!0}){let[o,n]=(0,Bf.useState)(r?t:x9(e));return(0,Bf.useEffect)(()=>{try{if("match\
Media"in window){let a=window.matchMedia(e);n(a.matches);let i=l=>n(l.matches);return a.addEventListener("change",i),()=>{a.removeEventListener("change",i)}}}catch{
return}},[e]),o||!1}function cm(e,t){return Pf("(prefers-color-scheme: dark)",e==="dark",t)?"dark":"light"}var Lf=x(D(),1),zt=typeof document<"u"?Lf.useLayoutEffect:Lf.useEffect;var Fs=x(D(),1);function _9(e,t){return e.length!==t.length||t.some((r,o)=>!Object.is(r,e[o]))}function xn(e,t){let r=(0,Fs.useRef)(!1),o=(0,Fs.useRef)(null),n=(0,Fs.useRef)(
void 0),a={};(0,Fs.useEffect)(()=>{let i=o.current===a,l=n.current;if(o.current=a,n.current=t,!r.current){r.current=!0;return}if(!i&&!(t&&l&&!_9(l,t)))return e()},
t)}var N_=x(D(),1);function dm({opened:e,shouldReturnFocus:t=!0}){let r=(0,N_.useRef)(null),o=()=>{r.current&&"focus"in r.current&&typeof r.current.focus=="functio\
n"&&r.current?.focus({preventScroll:!0})};return xn(()=>{let n=-1,a=i=>{i.key==="Tab"&&window.clearTimeout(n)};if(document.addEventListener("keydown",a),e)r.current=
document.activeElement;else if(t){let i=document.activeElement;n=window.setTimeout(()=>{let l=document.activeElement;(l===null||l===document.body||l===i)&&o()},
10)}return()=>{window.clearTimeout(n),document.removeEventListener("keydown",a)}},[e,t]),o}var S9=/input|select|textarea|button|object|summary|iframe/,Zv="a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [\
contenteditable], [tabindex]";function C9(e){let t=e.getAttribute("contenteditable");return t!==null&&t!=="false"}function z9(e){let t=e.nodeName.toLowerCase();
return(t==="audio"||t==="video")&&e.hasAttribute("controls")}function k9(e){return e.style.display==="none"}function T9(e){if(e.getAttribute("aria-hidden")||e.getAttribute(
"hidden")||e.getAttribute("type")==="hidden")return!1;let t=e;for(;t&&!(t===document.body||t.nodeType===11);){if(k9(t))return!1;t=t.parentNode}return!0}function Xs(e){
let t=e.getAttribute("tabindex");return t===null&&(t=void 0),parseInt(t,10)}function jf(e){let t=e.nodeName.toLowerCase(),r=!Number.isNaN(Xs(e));return(S9.test(
t)&&!e.disabled||C9(e)||z9(e)||e instanceof HTMLAnchorElement&&e.href||r)&&T9(e)}function Wv(e){let t=Xs(e);return(Number.isNaN(t)||t>=0)&&jf(e)}function O_(e){
let t=Array.from(e.querySelectorAll(Zv)).filter(Wv),r=t.filter(n=>Xs(n)>0).sort((n,a)=>Xs(n)-Xs(a)),o=t.filter(n=>!(Xs(n)>0));return[...r,...o]}var R9=["date","time","datetime-local","month","week"],E9=["audio","video","iframe","object","embed"];function Jv(e){return!!e&&e.tagName==="INPUT"&&e.type==="r\
adio"}function M_(e,t){return e.name!==""&&e.name===t.name&&e.form===t.form}function A9(e){let t=e.nodeName.toLowerCase();return t==="input"?R9.includes(e.type):
E9.includes(t)}function N9(e,t){let r=O_(e);return r.filter(o=>o===t||!Jv(o)?!0:Jv(t)&&M_(o,t)?!1:o.checked?!0:!r.some(n=>Jv(n)&&n.checked&&M_(n,o)))}function O9(e,t,r,o){
let n=e.indexOf(t);if(n!==-1)return n+1;if(t===r)return 0;let a=o?Node.DOCUMENT_POSITION_PRECEDING:Node.DOCUMENT_POSITION_FOLLOWING,i=e.findIndex(l=>(t.compareDocumentPosition(
l)&a)!==0);return i===-1?0:i}function M9(e,t,r){let o=N9(e,t);r&&o.reverse();let n=O9(o,t,e,r);return[...o.slice(n),...o.slice(0,n)].filter(a=>a!==t)}function D_(e,t){
for(let r of e)if(r.focus(),t.activeElement===r)return}function B_(e,t){let r=e.getRootNode(),o=r.activeElement;if(!o||o!==e&&!e.contains(o))return;let n=M9(e,o,
t.shiftKey);if(A9(o)){setTimeout(()=>{let a=r.activeElement;e.isConnected&&a!==o&&a!==n[0]&&D_([...n,o],r)});return}t.preventDefault(),D_(n,r)}var Ks=x(D(),1),eb=new Set;function D9(e,t){let r=t.getRootNode().activeElement;if(!r)return!1;for(let o of eb){let n=o.current;if(o!==e&&n&&n!==t&&t.contains(n)&&
n.contains(r))return!0}return!1}function tb(e=!0){let t=(0,Ks.useRef)(null),r=n=>{let a=n.querySelector("[data-autofocus]");if(!a){let i=Array.from(n.querySelectorAll(
Zv));a=i.find(Wv)||i.find(jf)||null,!a&&jf(n)&&(a=n)}a?a.focus({preventScroll:!0}):console.warn("[@mantine/hooks/use-focus-trap] Failed to find focusable elemen\
t within provided node",n)},o=(0,Ks.useCallback)(n=>{if(e){if(n===null){t.current=null;return}t.current!==n&&(setTimeout(()=>{n.getRootNode()?r(n):console.warn(
"[@mantine/hooks/use-focus-trap] Ref node is not part of the dom",n)}),t.current=n)}},[e]);return(0,Ks.useEffect)(()=>{if(!e)return;t.current&&setTimeout(()=>{t.
current&&r(t.current)});let n=a=>{a.key!=="Tab"||a.defaultPrevented||!t.current||D9(t,t.current)||B_(t.current,a)};return eb.add(t),document.addEventListener("k\
eydown",n),()=>{eb.delete(t),document.removeEventListener("keydown",n)}},[e]),o}var P_=x(D(),1),B9=e=>(e+1)%1e6;function rb(){let[,e]=(0,P_.useReducer)(B9,0);return e}var Qs=x(D(),1);function xe(e){let t=(0,Qs.useId)(),[r,o]=(0,Qs.useState)(`mantine-${t.replace(/:/g,"")}`),n=(0,Qs.useRef)(!1);return zt(()=>{n.current||(n.current=
!0,o(A_()))},[]),typeof e=="string"?e:r}var Hf=x(D(),1);function mm(e,t,r){let o=(0,Hf.useEffectEvent)(t);(0,Hf.useEffect)(()=>(window.addEventListener(e,o,r),()=>window.removeEventListener(e,o,r)),[e])}var L_=x(D(),1);function El(e,t){if(typeof e=="function")return e(t);typeof e=="object"&&e!==null&&"current"in e&&(e.current=t)}function Zs(...e){let t=new Map;
return r=>{if(e.forEach(o=>{let n=El(o,r);n&&t.set(o,n)}),t.size>0)return()=>{e.forEach(o=>{let n=t.get(o);n&&typeof n=="function"?n():El(o,null)}),t.clear()}}}
function ze(...e){return(0,L_.useCallback)(Zs(...e),e)}var j_=x(D(),1);function bt({value:e,defaultValue:t,finalValue:r,onChange:o=()=>{}}){let[n,a]=(0,j_.useState)(t!==void 0?t:r),i=(l,...s)=>{a(l),o?.(l,...s)};return e!==
void 0?[e,o,!0]:[n,i,!1]}function Al(e,t){return Pf("(prefers-reduced-motion: reduce)",e,t)}var P9={" ":"space",ArrowLeft:"arrowleft",ArrowRight:"arrowright",ArrowUp:"arrowup",ArrowDown:"arrowdown",Escape:"escape",Esc:"escape",esc:"escape",Enter:"enter",
Tab:"tab",Backspace:"backspace",Delete:"delete",Insert:"insert",Home:"home",End:"end",PageUp:"pageup",PageDown:"pagedown","+":"plus","-":"minus","*":"asterisk",
"/":"slash"};function If(e){let t=e.replace("Key","").toLowerCase();return P9[e]||t}function L9(e){let t=e.toLowerCase().split("+").map(a=>a.trim()),r={alt:t.includes(
"alt"),ctrl:t.includes("ctrl"),meta:t.includes("meta"),mod:t.includes("mod"),shift:t.includes("shift")},o=["alt","ctrl","meta","shift","mod"],n=t.find(a=>!o.includes(
a));return{...r,key:n==="[plus]"?"+":n}}function j9(e,t,r){let{alt:o,ctrl:n,meta:a,mod:i,shift:l,key:s}=e,{altKey:c,ctrlKey:u,metaKey:d,shiftKey:m,key:f,code:p}=t;
if(o!==c)return!1;if(i){if(!u&&!d)return!1}else if(n!==u||a!==d)return!1;return l!==m?!1:!!(s&&(r?If(p)===If(s):If(f??p)===If(s)))}function H_(e,t){return r=>j9(
L9(e),r,t)}var Vf=x(D(),1);function H9(e,t,r=!1){return e.target instanceof HTMLElement?(r||!e.target.isContentEditable)&&!t.includes(e.target.tagName):!0}function ob(e,t=[
"INPUT","TEXTAREA","SELECT"],r=!1){let o=(0,Vf.useEffectEvent)(n=>{e.forEach(([a,i,l])=>{let{preventDefault:s=!0,usePhysicalKeys:c=!1}=l||{};H_(a,c)(n)&&H9(n,t,
r)&&(s&&n.preventDefault(),i(n))})});(0,Vf.useEffect)(()=>(document.documentElement.addEventListener("keydown",o),()=>document.documentElement.removeEventListener(
"keydown",o)),[])}var Ws=x(D(),1);function nb(e=!1,t={}){let[r,o]=(0,Ws.useState)(e),n=(0,Ws.useCallback)(()=>{o(i=>i||(t.onOpen?.(),!0))},[t.onOpen]),a=(0,Ws.useCallback)(()=>{o(
i=>i&&(t.onClose?.(),!1))},[t.onClose]);return[r,{open:n,close:a,toggle:(0,Ws.useCallback)(()=>{r?a():n()},[a,n,r]),set:o}]}var Uf=x(D(),1);function ab(e){let t=(0,Uf.useRef)(void 0);return(0,Uf.useEffect)(()=>{t.current=e},[e]),t.current}var Da=x(D(),1),I9=["mouse","touch"],V9=10;function lb(e,t={}){let{threshold:r=400,events:o=I9,cancelOnMove:n=!1,onStart:a,onFinish:i,onCancel:l}=t,s=(0,Da.useRef)(
!1),c=(0,Da.useRef)(!1),u=(0,Da.useRef)(-1),d=(0,Da.useRef)(null);(0,Da.useEffect)(()=>()=>window.clearTimeout(u.current),[]);let m=o.join(",");return(0,Da.useMemo)(
()=>{if(typeof e!="function")return{};let f=n!==!1,p=n===!0?V9:n===!1?0:n,h=b=>{!V_(b)&&!ib(b)||(a&&a(b),d.current=I_(b),c.current=!0,u.current=window.setTimeout(
()=>{e(b),s.current=!0},r))},w=b=>{!V_(b)&&!ib(b)||(s.current?i&&i(b):c.current&&l&&l(b),s.current=!1,c.current=!1,d.current=null,u.current!==-1&&(window.clearTimeout(
u.current),u.current=-1))},g=b=>{if(!f||!c.current||s.current)return;let y=I_(b);if(!y||!d.current)return;let _=y.x-d.current.x,C=y.y-d.current.y;Math.sqrt(_*_+
C*C)>p&&w(b)},v={};return o.includes("mouse")&&(v.onMouseDown=h,v.onMouseUp=w,v.onMouseLeave=w,f&&(v.onMouseMove=g)),o.includes("touch")&&(v.onTouchStart=h,v.onTouchEnd=
w,v.onTouchCancel=w,f&&(v.onTouchMove=g)),v},[e,r,l,i,a,n,m])}function I_(e){if(ib(e)){let t=e.touches[0]??e.changedTouches[0];return t?{x:t.clientX,y:t.clientY}:
null}return{x:e.clientX,y:e.clientY}}function ib(e){return window.TouchEvent?e.nativeEvent instanceof TouchEvent:"touches"in e.nativeEvent}function V_(e){return e.
nativeEvent instanceof MouseEvent}var Ba=x(D(),1),$f=x(Ci(),1);function Y9(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function sb(e){return e.current?
e.current.scrollHeight:"auto"}function fm(e){return typeof e=="number"&&e>0}function cb({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,
onTransitionStart:o,expanded:n,keepMounted:a}){let i={height:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,Ba.useEffectEvent)(()=>o?.()),s=(0,Ba.useEffectEvent)(
()=>r?.()),c=(0,Ba.useRef)(null),[u,d]=(0,Ba.useState)(n?{}:i),[m,f]=(0,Ba.useState)(n?"entered":"exited"),p=b=>{(0,$f.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},
w=b=>{let y=e??Y9(b);return{transition:`height ${y}ms ${t}, opacity ${y}ms ${t}`}},g=(0,Ba.useRef)(0);xn(()=>{g.current+=1;let b=g.current,y=()=>g.current===b;e!==
0&&l(),n?window.requestAnimationFrame(()=>{!y()||!c.current||((0,$f.flushSync)(()=>f("entering")),h({willChange:"height",display:"block",overflow:"hidden"}),window.
requestAnimationFrame(()=>{if(!y()||!c.current)return;let _=sb(c);if(!fm(_)){p({}),f("entered"),s();return}h({...w(_),height:_})}))}):window.requestAnimationFrame(
()=>{if(!y()||!c.current)return;(0,$f.flushSync)(()=>f("exiting"));let _=sb(c);if(!fm(_)){p(i),f("exited"),s();return}h({...w(_),willChange:"height",height:_}),
window.requestAnimationFrame(()=>{!y()||!c.current||h({height:0,overflow:"hidden"})})})},[n]);let v=b=>{if(!(b.target!==c.current||b.propertyName!=="height"))if(n){
let y=sb(c);y===u.height?p({}):h({height:y}),f("entered"),s()}else u.height===0&&(p(i),f("exited"),s())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,
ref:Zs(c,b?.ref),onTransitionEnd:v,style:{boxSizing:"border-box",...b?.style,...u}})}}var Pa=x(D(),1),qf=x(Ci(),1);function F9(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function db(e){return e.current?
e.current.scrollWidth:"auto"}function mb({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,onTransitionStart:o,expanded:n,keepMounted:a}){
let i={width:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,Pa.useEffectEvent)(()=>o?.()),s=(0,Pa.useEffectEvent)(()=>r?.()),c=(0,Pa.useRef)(null),[u,d]=(0,Pa.useState)(
n?{}:i),[m,f]=(0,Pa.useState)(n?"entered":"exited"),p=b=>{(0,qf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},w=b=>{let y=e??F9(b);return{transition:`width ${y}\
ms ${t}, opacity ${y}ms ${t}`}},g=(0,Pa.useRef)(0);xn(()=>{g.current+=1;let b=g.current,y=()=>g.current===b;e!==0&&l(),n?window.requestAnimationFrame(()=>{!y()||
!c.current||((0,qf.flushSync)(()=>f("entering")),h({willChange:"width",display:"block",overflow:"hidden"}),window.requestAnimationFrame(()=>{if(!y()||!c.current)
return;let _=db(c);if(!fm(_)){p({}),f("entered"),s();return}h({...w(_),width:_})}))}):window.requestAnimationFrame(()=>{if(!y()||!c.current)return;(0,qf.flushSync)(
()=>f("exiting"));let _=db(c);if(!fm(_)){p(i),f("exited"),s();return}h({...w(_),willChange:"width",width:_}),window.requestAnimationFrame(()=>{!y()||!c.current||
h({width:0,overflow:"hidden"})})})},[n]);let v=b=>{if(!(b.target!==c.current||b.propertyName!=="width"))if(n){let y=db(c);y===u.width?p({}):h({width:y}),f("ente\
red"),s()}else u.width===0&&(p(i),f("exited"),s())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,ref:Zs(c,b?.ref),onTransitionEnd:v,style:{boxSizing:"\
border-box",...b?.style,...u}})}}function F_(){return typeof process<"u"&&process.env,"development"}var ub=x(D(),1);function zi(e){let t=ub.default.version;return typeof ub.default.version!="string"||t.startsWith("18.")?e?.ref:e?.props?.ref}function pm(e,t=document){let r=t.querySelector(e);if(r)return r;let o=t.querySelectorAll("*");for(let n=0;n<o.length;n+=1){let a=o[n];if(a.shadowRoot){let i=pm(
e,a.shadowRoot);if(i)return i}}return null}function qn(e,t=document){let r=[],o=t.querySelectorAll(e);r.push(...Array.from(o));let n=t.querySelectorAll("*");for(let a=0;a<
n.length;a+=1){let i=n[a];if(i.shadowRoot){let l=qn(e,i.shadowRoot);r.push(...l)}}return r}function Xo(e){if(!e)return document;let t=e.getRootNode(),r=t.nodeType===
Node.DOCUMENT_NODE,o=t.nodeType===Node.DOCUMENT_FRAGMENT_NODE&&"host"in t;return r||o?t:document}var X_=x(D(),1);function lo(e){let t=X_.Children.toArray(e);return t.length!==1||!Af(t[0])?null:t[0]}function K_(e){var t,r,o="";if(typeof e=="string"||typeof e=="number")o+=e;else if(typeof e=="object")if(Array.isArray(e)){var n=e.length;for(t=0;t<n;t++)e[t]&&
(r=K_(e[t]))&&(o&&(o+=" "),o+=r)}else for(r in e)e[r]&&(o&&(o+=" "),o+=r);return o}function X9(){for(var e,t,r=0,o="",n=arguments.length;r<n;r++)(e=arguments[r])&&
(t=K_(e))&&(o&&(o+=" "),o+=t);return o}var ye=X9;var K9={};function Q9(e){let t={};return e.forEach(r=>{Object.entries(r).forEach(([o,n])=>{t[o]?t[o]=ye(t[o],n):t[o]=n})}),t}function La({theme:e,classNames:t,props:r,
stylesCtx:o}){return Q9((Array.isArray(t)?t:[t]).map(n=>typeof n=="function"?n(e,r,o):n||K9))}function Nl({theme:e,styles:t,props:r,stylesCtx:o}){let n=Array.isArray(t)?t:[t],a={};for(let i of n)typeof i=="function"?Object.assign(a,i(e,r,o)):i&&Object.assign(
a,i);return a}function fb(e){return e==="auto"||e==="dark"||e==="light"}function Q_({key:e="mantine-color-scheme-value"}={}){let t;return{get:r=>{if(typeof window>"u")return r;try{let o=window.localStorage.getItem(e);return fb(o)?o:
r}catch{return r}},set:r=>{try{window.localStorage.setItem(e,r)}catch(o){console.warn("[@mantine/core] Local storage color scheme manager was unable to save col\
or scheme.",o)}},subscribe:r=>{t=o=>{o.storageArea===window.localStorage&&o.key===e&&fb(o.newValue)&&r(o.newValue)},window.addEventListener("storage",t)},unsubscribe:()=>{
window.removeEventListener("storage",t)},clear:()=>{window.localStorage.removeItem(e)}}}function ja(e,t){return typeof e.primaryShade=="number"?e.primaryShade:t==="dark"?e.primaryShade.dark:e.primaryShade.light}function Z9(e){return/^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e)}function W9(e){let t=e.replace("#","");if(t.length===3){let o=t.split("");t=[o[0],o[0],o[1],
o[1],o[2],o[2]].join("")}if(t.length===8){let o=parseInt(t.slice(6,8),16)/255;return{r:parseInt(t.slice(0,2),16),g:parseInt(t.slice(2,4),16),b:parseInt(t.slice(
4,6),16),a:o}}let r=parseInt(t,16);return{r:r>>16&255,g:r>>8&255,b:r&255,a:1}}function J9(e){let[t,r,o,n]=e.replace(/[^0-9,./]/g,"").split(/[/,]/).map(Number);return{
r:t,g:r,b:o,a:n===void 0?1:n}}function eE(e){let t=e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i);if(!t)return{r:0,
g:0,b:0,a:1};let r=parseInt(t[1],10),o=parseInt(t[2],10)/100,n=parseInt(t[3],10)/100,a=t[5]?parseFloat(t[5]):void 0,i=(1-Math.abs(2*n-1))*o,l=r/60,s=i*(1-Math.abs(
l%2-1)),c=n-i/2,u,d,m;return l>=0&&l<1?(u=i,d=s,m=0):l>=1&&l<2?(u=s,d=i,m=0):l>=2&&l<3?(u=0,d=i,m=s):l>=3&&l<4?(u=0,d=s,m=i):l>=4&&l<5?(u=s,d=0,m=i):(u=i,d=0,m=
s),{r:Math.round((u+c)*255),g:Math.round((d+c)*255),b:Math.round((m+c)*255),a:a===void 0?1:a}}function Js(e){return Z9(e)?W9(e):e.startsWith("rgb")?J9(e):e.startsWith(
"hsl")?eE(e):{r:0,g:0,b:0,a:1}}function pb(e){return e<=.03928?e/12.92:((e+.055)/1.055)**2.4}function tE(e){let t=e.match(/oklch\((.*?)%\s/);return t?parseFloat(t[1]):null}function rE(e){if(e.
startsWith("oklch("))return(tE(e)||0)/100;let{r:t,g:r,b:o}=Js(e),n=t/255,a=r/255,i=o/255,l=pb(n),s=pb(a),c=pb(i);return .2126*l+.7152*s+.0722*c}function ec(e,t=.179){
return e.startsWith("var(")?!1:rE(e)>t}function Ao({color:e,theme:t,colorScheme:r}){if(typeof e!="string")throw new Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instea\
d got ${typeof e}`);if(e==="bright")return{color:e,value:r==="dark"?t.white:t.black,shade:void 0,isThemeColor:!1,isLight:ec(r==="dark"?t.white:t.black,t.luminanceThreshold),
variable:"--mantine-color-bright"};if(e==="dimmed")return{color:e,value:r==="dark"?t.colors.dark[2]:t.colors.gray[7],shade:void 0,isThemeColor:!1,isLight:ec(r===
"dark"?t.colors.dark[2]:t.colors.gray[6],t.luminanceThreshold),variable:"--mantine-color-dimmed"};if(e==="white"||e==="black")return{color:e,value:e==="white"?t.
white:t.black,shade:void 0,isThemeColor:!1,isLight:ec(e==="white"?t.white:t.black,t.luminanceThreshold),variable:`--mantine-color-${e}`};let[o,n]=e.split("."),a=n?
Number(n):void 0,i=o in t.colors;if(i){let l=a!==void 0?t.colors[o][a]:t.colors[o][ja(t,r||"light")];return{color:o,value:l,shade:a,isThemeColor:i,isLight:ec(l,
t.luminanceThreshold),variable:n?`--mantine-color-${o}-${a}`:`--mantine-color-${o}-filled`}}return{color:e,value:e,isThemeColor:i,isLight:ec(e,t.luminanceThreshold),
shade:a,variable:void 0}}function Pe(e,t){let r=Ao({color:e||t.primaryColor,theme:t});return r.variable?`var(${r.variable})`:e}function tc(e){return!!e&&typeof e=="object"&&"mantine-virtual-color"in e}function Ha(e,t){if(e.startsWith("var("))return`color-mix(in srgb, ${e}, black ${t*100}%)`;let{r,g:o,b:n,a}=Js(e),i=1-t,l=s=>Math.round(s*i);return`rgba(${l(r)}\
, ${l(o)}, ${l(n)}, ${a})`}function hm(e,t){let r={from:e?.from||t.defaultGradient.from,to:e?.to||t.defaultGradient.to,deg:e?.deg??t.defaultGradient.deg??0},o=Pe(r.from,t),n=Pe(r.to,t);return`\
linear-gradient(${r.deg}deg, ${o} 0%, ${n} 100%)`}function Yn(e,t){if(typeof e!="string"||t>1||t<0)return"rgba(0, 0, 0, 1)";if(e.startsWith("var("))return`color-mix(in srgb, ${e}, transparent ${(1-t)*100}%)`;if(e.
startsWith("oklch"))return e.includes("/")?e.replace(/\/\s*[\d.]+\s*\)/,`/ ${t})`):e.replace(")",` / ${t})`);let{r,g:o,b:n}=Js(e);return`rgba(${r}, ${o}, ${n}, ${t}\
)`}var hb=Yn;var Z_=({color:e,theme:t,variant:r,gradient:o,autoContrast:n})=>{let a=Ao({color:e,theme:t}),i=typeof n=="boolean"?n:t.autoContrast;if(r==="none")return{background:"\
transparent",hover:"transparent",color:"inherit",border:"none"};if(r==="filled"){let l=a.isThemeColor&&a.shade===void 0&&tc(t.colors[a.color]),s=i?l?`var(--mant\
ine-color-${a.color}-contrast)`:a.isLight?"var(--mantine-color-black)":"var(--mantine-color-white)":"var(--mantine-color-white)";return a.isThemeColor?a.shade===
void 0?{background:`var(--mantine-color-${e}-filled)`,hover:`var(--mantine-color-${e}-filled-hover)`,color:s,border:`${R(1)} solid transparent`}:{background:`va\
r(--mantine-color-${a.color}-${a.shade})`,hover:`var(--mantine-color-${a.color}-${a.shade===9?8:a.shade+1})`,color:s,border:`${R(1)} solid transparent`}:{background:e,
hover:Ha(e,.1),color:s,border:`${R(1)} solid transparent`}}if(r==="light"){if(a.isThemeColor){if(a.shade===void 0)return{background:`var(--mantine-color-${e}-li\
ght)`,hover:`var(--mantine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.
shade];return{background:l,hover:Ha(l,.1),color:`var(--mantine-color-${a.color}-light-color)`,border:`${R(1)} solid transparent`}}return{background:Yn(e,.1),hover:Yn(
e,.12),color:e,border:`${R(1)} solid transparent`}}if(r==="outline")return a.isThemeColor?a.shade===void 0?{background:"transparent",hover:`var(--mantine-color-${e}\
-outline-hover)`,color:`var(--mantine-color-${e}-outline)`,border:`${R(1)} solid var(--mantine-color-${e}-outline)`}:{background:"transparent",hover:Yn(t.colors[a.
color][a.shade],.05),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid var(--mantine-color-${a.color}-${a.shade})`}:{background:"transpar\
ent",hover:Yn(e,.05),color:e,border:`${R(1)} solid ${e}`};if(r==="subtle"){if(a.isThemeColor){if(a.shade===void 0)return{background:"transparent",hover:`var(--m\
antine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.shade];return{background:"\
transparent",hover:Yn(l,.12),color:`var(--mantine-color-${a.color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}}return{background:"transparent",
hover:Yn(e,.12),color:e,border:`${R(1)} solid transparent`}}return r==="transparent"?a.isThemeColor?a.shade===void 0?{background:"transparent",hover:"transparen\
t",color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:`var(--mantine-color-${a.
color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:e,border:`${R(1)} solid transparent`}:r===
"white"?a.isThemeColor?a.shade===void 0?{background:"var(--mantine-color-white)",hover:Ha(t.white,.01),color:`var(--mantine-color-${e}-filled)`,border:`${R(1)} \
solid transparent`}:{background:"var(--mantine-color-white)",hover:Ha(t.white,.01),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid tran\
sparent`}:{background:"var(--mantine-color-white)",hover:Ha(t.white,.01),color:e,border:`${R(1)} solid transparent`}:r==="gradient"?{background:hm(o,t),hover:hm(
o,t),color:"var(--mantine-color-white)",border:"none"}:r==="default"?{background:"var(--mantine-color-default)",hover:"var(--mantine-color-default-hover)",color:"\
var(--mantine-color-default-color)",border:`${R(1)} solid var(--mantine-color-default-border)`}:{}};function Fn({color:e,theme:t,autoContrast:r,colorScheme:o}){return(typeof r=="boolean"?r:t.autoContrast)&&Ao({color:e||t.primaryColor,theme:t,colorScheme:o}).isLight?
"var(--mantine-color-black)":"var(--mantine-color-white)"}function Yf(e,t,r){return Fn({color:r==="dark"?e.dark:e.light,theme:t,colorScheme:r,autoContrast:!0})}
function gb(e,t){let r=e.colors[e.primaryColor];return tc(r)?e.autoContrast?Yf(r,e,t):"var(--mantine-color-white)":Fn({color:r[ja(e,t)],theme:e,autoContrast:null})}function ki(e,t){return typeof e=="boolean"?e:t.autoContrast}var Ff=x(D(),1),rc=(0,Ff.createContext)(null);function _n(){let e=(0,Ff.use)(rc);if(!e)throw new Error("[@mantine/core] MantineProvider was not found in tree");
return e}function W_(){return _n().cssVariablesResolver}function J_(){return _n().classNamesPrefix}function Ti(){return _n().getStyleNonce}function e2(){return _n().
withStaticClasses}function t2(){return _n().headless}function r2(){return _n().stylesTransform?.sx}function o2(){return _n().stylesTransform?.styles}function Ko(){
return _n().env||"default"}function n2(){return _n().deduplicateInlineStyles}var Xn=x(D(),1);function a2(e){let t=document.createElement("style");return t.setAttribute("data-mantine-styles","inline"),t.innerHTML="*, *::before, *::after {transition: none\
 !important;}",t.setAttribute("data-mantine-disable-transition","true"),e&&t.setAttribute("nonce",e),document.head.appendChild(t),()=>document.querySelectorAll(
"[data-mantine-disable-transition]").forEach(o=>o.remove())}function gm({keepTransitions:e}={}){let t=(0,Xn.useRef)(Mf),r=(0,Xn.useRef)(-1),o=(0,Xn.use)(rc),n=Ti(),
a=(0,Xn.useRef)(n?.());if(!o)throw new Error("[@mantine/core] MantineProvider was not found in tree");let i=d=>{o.setColorScheme(d),t.current=e?()=>{}:a2(a.current),
window.clearTimeout(r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},l=()=>{o.clearColorScheme(),t.current=e?()=>{}:a2(a.current),window.clearTimeout(
r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},s=cm("light",{getInitialValueInEffect:!1}),c=o.colorScheme==="auto"?s:o.colorScheme,u=(0,Xn.useCallback)(
()=>i(c==="light"?"dark":"light"),[i,c]);return(0,Xn.useEffect)(()=>()=>{t.current?.(),window.clearTimeout(r.current)},[]),{colorScheme:o.colorScheme,setColorScheme:i,
clearColorScheme:l,toggleColorScheme:u}}var Kn=x(D(),1);function oc(e,t){let r=typeof window<"u"&&"matchMedia"in window&&window.matchMedia("(prefers-color-scheme: dark)")?.matches,o=e!=="auto"?e:r?"dark":"light";t()?.
setAttribute("data-mantine-color-scheme",o)}function i2({manager:e,defaultColorScheme:t,getRootElement:r,forceColorScheme:o}){let n=(0,Kn.useRef)(null),[a,i]=(0,Kn.useState)(
()=>e.get(t)),l=o||a,s=(0,Kn.useCallback)(u=>{o||(oc(u,r),i(u),e.set(u))},[e.set,l,o]),c=(0,Kn.useCallback)(()=>{i(t),oc(t,r),e.clear()},[e.clear,t]);return(0,Kn.useEffect)(
()=>(e.subscribe(s),e.unsubscribe),[e.subscribe,e.unsubscribe]),zt(()=>{oc(e.get(t),r)},[]),(0,Kn.useEffect)(()=>{if(o)return oc(o,r),()=>{};o===void 0&&oc(a,r),
typeof window<"u"&&"matchMedia"in window&&(n.current=window.matchMedia("(prefers-color-scheme: dark)"));let u=d=>{a==="auto"&&oc(d.matches?"dark":"light",r)};return n.
current?.addEventListener("change",u),()=>n.current?.removeEventListener("change",u)},[a,o]),{colorScheme:l,setColorScheme:s,clearColorScheme:c}}function Ri(e,t={getInitialValueInEffect:!0}){let r=cm(e,t),{colorScheme:o}=gm();return o==="auto"?r:o}var d2={dark:["#C9C9C9","#b8b8b8","#828282","#696969","#424242","#3b3b3b","#2e2e2e","#242424","#1f1f1f","#141414"],gray:["#f8f9fa","#f1f3f5","#e9ecef","#dee2e6",
"#ced4da","#adb5bd","#868e96","#495057","#343a40","#212529"],red:["#fff5f5","#ffe3e3","#ffc9c9","#ffa8a8","#ff8787","#ff6b6b","#fa5252","#f03e3e","#e03131","#c9\
2a2a"],pink:["#fff0f6","#ffdeeb","#fcc2d7","#faa2c1","#f783ac","#f06595","#e64980","#d6336c","#c2255c","#a61e4d"],grape:["#f8f0fc","#f3d9fa","#eebefa","#e599f7",
"#da77f2","#cc5de8","#be4bdb","#ae3ec9","#9c36b5","#862e9c"],violet:["#f3f0ff","#e5dbff","#d0bfff","#b197fc","#9775fa","#845ef7","#7950f2","#7048e8","#6741d9","\
#5f3dc4"],indigo:["#edf2ff","#dbe4ff","#bac8ff","#91a7ff","#748ffc","#5c7cfa","#4c6ef5","#4263eb","#3b5bdb","#364fc7"],blue:["#e7f5ff","#d0ebff","#a5d8ff","#74c\
0fc","#4dabf7","#339af0","#228be6","#1c7ed6","#1971c2","#1864ab"],cyan:["#e3fafc","#c5f6fa","#99e9f2","#66d9e8","#3bc9db","#22b8cf","#15aabf","#1098ad","#0c8599",
"#0b7285"],teal:["#e6fcf5","#c3fae8","#96f2d7","#63e6be","#38d9a9","#20c997","#12b886","#0ca678","#099268","#087f5b"],green:["#ebfbee","#d3f9d8","#b2f2bb","#8ce\
99a","#69db7c","#51cf66","#40c057","#37b24d","#2f9e44","#2b8a3e"],lime:["#f4fce3","#e9fac8","#d8f5a2","#c0eb75","#a9e34b","#94d82d","#82c91e","#74b816","#66a80f",
"#5c940d"],yellow:["#fff9db","#fff3bf","#ffec99","#ffe066","#ffd43b","#fcc419","#fab005","#f59f00","#f08c00","#e67700"],orange:["#fff4e6","#ffe8cc","#ffd8a8","#\
ffc078","#ffa94d","#ff922b","#fd7e14","#f76707","#e8590c","#d9480f"]};var m2="-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji",vm={scale:1,fontSmoothing:!0,focusRing:"\
auto",white:"#fff",black:"#000",colors:d2,primaryShade:{light:6,dark:8},primaryColor:"blue",variantColorResolver:Z_,autoContrast:!1,luminanceThreshold:.3,fontFamily:m2,
fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace",respectReducedMotion:!1,cursorType:"default",
defaultGradient:{from:"blue",to:"cyan",deg:45},defaultRadius:"md",activeClassName:"mantine-active",focusClassName:"",headings:{fontFamily:m2,fontWeight:"700",textWrap:"\
wrap",sizes:{h1:{fontSize:R(34),lineHeight:"1.3"},h2:{fontSize:R(26),lineHeight:"1.35"},h3:{fontSize:R(22),lineHeight:"1.4"},h4:{fontSize:R(18),lineHeight:"1.45"},
h5:{fontSize:R(16),lineHeight:"1.5"},h6:{fontSize:R(14),lineHeight:"1.5"}}},fontSizes:{xs:R(12),sm:R(14),md:R(16),lg:R(18),xl:R(20)},lineHeights:{xs:"1.4",sm:"1\
.45",md:"1.55",lg:"1.6",xl:"1.65"},fontWeights:{regular:"400",medium:"600",bold:"700"},radius:{xs:R(2),sm:R(4),md:R(8),lg:R(16),xl:R(32)},spacing:{xs:R(10),sm:R(
12),md:R(16),lg:R(20),xl:R(32)},breakpoints:{xs:"36em",sm:"48em",md:"62em",lg:"75em",xl:"88em"},shadows:{xs:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), 0 ${R(1)} ${R(
2)} rgba(0, 0, 0, 0.1)`,sm:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(10)} ${R(15)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(7)} ${R(7)} ${R(-5)}`,
md:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(20)} ${R(25)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(10)} ${R(10)} ${R(-5)}`,lg:`0 ${R(1)} ${R(
3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(28)} ${R(23)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(12)} ${R(12)} ${R(-7)}`,xl:`0 ${R(1)} ${R(3)} rgba(0, 0, 0,\
 0.05), rgba(0, 0, 0, 0.05) 0 ${R(36)} ${R(28)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(17)} ${R(17)} ${R(-7)}`},other:{},components:{}};var aE="[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#prima\
ry-color",u2="[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }";function vb(e){return e<
0||e>9?!1:parseInt(e.toString(),10)===e}function f2(e){if(!(e.primaryColor in e.colors))throw new Error(aE);if(typeof e.primaryShade=="object"&&(!vb(e.primaryShade.
dark)||!vb(e.primaryShade.light)))throw new Error(u2);if(typeof e.primaryShade=="number"&&!vb(e.primaryShade))throw new Error(u2)}function p2(e,t){if(!t)return f2(
e),e;let r=lm(e,t);return t.fontFamily&&!t.headings?.fontFamily&&(r.headings={...r.headings,fontFamily:t.fontFamily}),f2(r),r}var Ol=x(D(),1),h2=x(T(),1),bb=(0,Ol.createContext)(null),iE=()=>(0,Ol.use)(bb)||vm;function rt(){let e=(0,Ol.use)(bb);if(!e)throw new Error("@mantine/core: Man\
tineProvider was not found in component tree, make sure you have it in your app");return e}function Kf({theme:e,children:t,inherit:r=!0}){let o=iE(),n=(0,Ol.useMemo)(
()=>p2(r?o:vm,e),[e,o,r]);return(0,h2.jsx)(bb,{value:n,children:t})}Kf.displayName="@mantine/core/MantineThemeProvider";function Qf(e){return Object.entries(e).map(([t,r])=>`${t}: ${r};`).join("")}function yb(e,t){let r=t?[t]:[":root",":host"],o=Qf(e.variables),n=o?`${r.join(", ")}{${o}}`:"",a=Qf(e.dark),i=Qf(e.light),l=s=>r.map(c=>c===":host"?`${c}([data\
-mantine-color-scheme="${s}"])`:`${c}[data-mantine-color-scheme="${s}"]`).join(", ");return`${n}

${a?`${l("dark")}{${a}}`:""}

${i?`${l("light")}{${i}}`:""}`}function bm({theme:e,color:t,colorScheme:r,name:o=t,withColorValues:n=!0}){if(!e.colors[t])return{};if(r==="light"){let l=ja(e,"light"),s={[`--mantine-color-${o}\
-text`]:`var(--mantine-color-${o}-filled)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-filled-hover`]:`var(--mantine\
-color-${o}-${l===9?8:l+1})`,[`--mantine-color-${o}-light`]:`var(--mantine-color-${o}-1)`,[`--mantine-color-${o}-light-hover`]:`var(--mantine-color-${o}-2)`,[`-\
-mantine-color-${o}-light-color`]:`var(--mantine-color-${o}-9)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-outline\
-hover`]:hb(e.colors[t][l],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine-color-${o}-2`]:e.colors[t][2],
[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`--mantine-color-${o}-6`]:e.colors[t][6],
[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],...s}:s}let a=ja(e,"dark"),i={[`--\
mantine-color-${o}-text`]:`var(--mantine-color-${o}-4)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${a})`,[`--mantine-color-${o}-filled-hover`]:`\
var(--mantine-color-${o}-${a===9?8:a+1})`,[`--mantine-color-${o}-light`]:Ha(e.colors[t][9],.5),[`--mantine-color-${o}-light-hover`]:Ha(e.colors[t][9],.3),[`--ma\
ntine-color-${o}-light-color`]:`var(--mantine-color-${o}-0)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${Math.max(a-4,0)})`,[`--mantine-color-${o}\
-outline-hover`]:hb(e.colors[t][Math.max(a-4,0)],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine\
-color-${o}-2`]:e.colors[t][2],[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`-\
-mantine-color-${o}-6`]:e.colors[t][6],[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],
...i}:i}function Ml(e,t,r){Be(t).forEach(o=>Object.assign(e,{[`--mantine-${r}-${o}`]:t[o]}))}var Zf=e=>{let t=ja(e,"light"),r=e.defaultRadius in e.radius?e.radius[e.defaultRadius]:
R(e.defaultRadius),o={variables:{"--mantine-z-index-app":"100","--mantine-z-index-modal":"200","--mantine-z-index-popover":"300","--mantine-z-index-overlay":"40\
0","--mantine-z-index-max":"9999","--mantine-scale":e.scale.toString(),"--mantine-cursor-type":e.cursorType,"--mantine-webkit-font-smoothing":e.fontSmoothing?"a\
ntialiased":"unset","--mantine-moz-font-smoothing":e.fontSmoothing?"grayscale":"unset","--mantine-color-white":e.white,"--mantine-color-black":e.black,"--mantin\
e-line-height":e.lineHeights.md,"--mantine-font-family":e.fontFamily,"--mantine-font-family-monospace":e.fontFamilyMonospace,"--mantine-font-family-headings":e.
headings.fontFamily,"--mantine-heading-font-weight":e.headings.fontWeight,"--mantine-heading-text-wrap":e.headings.textWrap,"--mantine-radius-default":r,"--mant\
ine-primary-color-filled":`var(--mantine-color-${e.primaryColor}-filled)`,"--mantine-primary-color-filled-hover":`var(--mantine-color-${e.primaryColor}-filled-h\
over)`,"--mantine-primary-color-light":`var(--mantine-color-${e.primaryColor}-light)`,"--mantine-primary-color-light-hover":`var(--mantine-color-${e.primaryColor}\
-light-hover)`,"--mantine-primary-color-light-color":`var(--mantine-color-${e.primaryColor}-light-color)`},light:{"--mantine-color-scheme":"light","--mantine-pr\
imary-color-contrast":gb(e,"light"),"--mantine-color-bright":"var(--mantine-color-black)","--mantine-color-text":e.black,"--mantine-color-body":e.white,"--manti\
ne-color-error":"var(--mantine-color-red-6)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-gray-5)",
"--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-${t})`,"--mantine-color-default":"var(--mantine-color-white)","--mantine-color-default-hover":"v\
ar(--mantine-color-gray-0)","--mantine-color-default-color":"var(--mantine-color-black)","--mantine-color-default-border":"var(--mantine-color-gray-4)","--manti\
ne-color-dimmed":"var(--mantine-color-gray-6)","--mantine-color-disabled":"var(--mantine-color-gray-2)","--mantine-color-disabled-color":"var(--mantine-color-gr\
ay-5)","--mantine-color-disabled-border":"var(--mantine-color-gray-3)"},dark:{"--mantine-color-scheme":"dark","--mantine-primary-color-contrast":gb(e,"dark"),"-\
-mantine-color-bright":"var(--mantine-color-white)","--mantine-color-text":"var(--mantine-color-dark-0)","--mantine-color-body":"var(--mantine-color-dark-7)","-\
-mantine-color-error":"var(--mantine-color-red-8)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-da\
rk-3)","--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-4)`,"--mantine-color-default":"var(--mantine-color-dark-6)","--mantine-color-default-hove\
r":"var(--mantine-color-dark-5)","--mantine-color-default-color":"var(--mantine-color-white)","--mantine-color-default-border":"var(--mantine-color-dark-4)","--\
mantine-color-dimmed":"var(--mantine-color-dark-2)","--mantine-color-disabled":"var(--mantine-color-dark-6)","--mantine-color-disabled-color":"var(--mantine-col\
or-dark-3)","--mantine-color-disabled-border":"var(--mantine-color-dark-4)"}};Ml(o.variables,e.breakpoints,"breakpoint"),Ml(o.variables,e.spacing,"spacing"),Ml(
o.variables,e.fontSizes,"font-size"),Ml(o.variables,e.lineHeights,"line-height"),Ml(o.variables,e.shadows,"shadow"),Ml(o.variables,e.radius,"radius"),Ml(o.variables,
e.fontWeights,"font-weight"),e.colors[e.primaryColor].forEach((a,i)=>{o.variables[`--mantine-primary-color-${i}`]=`var(--mantine-color-${e.primaryColor}-${i})`}),
Be(e.colors).forEach(a=>{let i=e.colors[a];if(tc(i)){Object.assign(o.light,bm({theme:e,name:i.name,color:i.light,colorScheme:"light",withColorValues:!0})),Object.
assign(o.dark,bm({theme:e,name:i.name,color:i.dark,colorScheme:"dark",withColorValues:!0})),o.light[`--mantine-color-${i.name}-contrast`]=Yf(i,e,"light"),o.dark[`\
--mantine-color-${i.name}-contrast`]=Yf(i,e,"dark");return}i.forEach((l,s)=>{o.variables[`--mantine-color-${a}-${s}`]=l}),Object.assign(o.light,bm({theme:e,color:a,
colorScheme:"light",withColorValues:!1})),Object.assign(o.dark,bm({theme:e,color:a,colorScheme:"dark",withColorValues:!1}))});let n=e.headings.sizes;return Be(n).
forEach(a=>{o.variables[`--mantine-${a}-font-size`]=n[a].fontSize,o.variables[`--mantine-${a}-line-height`]=n[a].lineHeight,o.variables[`--mantine-${a}-font-wei\
ght`]=n[a].fontWeight||e.headings.fontWeight}),o};var g2=x(T(),1);function v2(){let e=rt(),t=Ti(),r=Be(e.breakpoints).reduce((o,n)=>{let a=e.breakpoints[n].includes("px"),i=wi(e.breakpoints[n]);return`${o}@medi\
a (max-width: ${a?`${i-.1}px`:Is(i-.1)}) {.mantine-visible-from-${n} {display: none !important;}}@media (min-width: ${a?`${i}px`:Is(i)}) {.mantine-hidden-from-${n}\
 {display: none !important;}}`},"");return(0,g2.jsx)("style",{"data-mantine-styles":"classes",nonce:t?.(),dangerouslySetInnerHTML:{__html:r}})}function b2({theme:e,generator:t}){let r=Zf(e),o=t?.(e);return o?lm(r,o):r}var wb=Zf(vm);function y2(e){let t={variables:{},light:{},dark:{}};return Be(e.variables).forEach(r=>{wb.variables[r]!==e.variables[r]&&(t.variables[r]=e.variables[r])}),
Be(e.light).forEach(r=>{wb.light[r]!==e.light[r]&&(t.light[r]=e.light[r])}),Be(e.dark).forEach(r=>{wb.dark[r]!==e.dark[r]&&(t.dark[r]=e.dark[r])}),t}var w2=x(T(),1);function lE(e){return yb({variables:{},dark:{"--mantine-color-scheme":"dark"},light:{"--mantine-color-scheme":"light"}},e)}function xb({cssVariablesSelector:e,
deduplicateCssVariables:t}){let r=rt(),o=Ti(),n=W_(),a=b2({theme:r,generator:n}),i=(e===void 0||e===":root"||e===":host")&&t,l=i?y2(a):a,s=yb(l,e);return s?(0,w2.jsx)(
"style",{"data-mantine-styles":!0,nonce:o?.(),dangerouslySetInnerHTML:{__html:`${s}${i?"":lE(e)}`}}):null}xb.displayName="@mantine/CssVariables";function x2({respectReducedMotion:e,getRootElement:t}){zt(()=>{e&&t()?.setAttribute("data-respect-reduced-motion","true")},[e])}var Ei=x(T(),1);function Wf({theme:e,children:t,getStyleNonce:r,withStaticClasses:o=!0,withGlobalClasses:n=!0,deduplicateCssVariables:a=!0,withCssVariables:i=!0,
cssVariablesSelector:l,classNamesPrefix:s="mantine",colorSchemeManager:c=Q_(),defaultColorScheme:u="light",getRootElement:d=()=>document.documentElement,cssVariablesResolver:m,
forceColorScheme:f,stylesTransform:p,env:h,deduplicateInlineStyles:w=!1}){let{colorScheme:g,setColorScheme:v,clearColorScheme:b}=i2({defaultColorScheme:u,forceColorScheme:f,
manager:c,getRootElement:d});return x2({respectReducedMotion:e?.respectReducedMotion||!1,getRootElement:d}),(0,Ei.jsx)(rc,{value:{colorScheme:g,setColorScheme:v,
clearColorScheme:b,getRootElement:d,classNamesPrefix:s,getStyleNonce:r,cssVariablesResolver:m,cssVariablesSelector:l??":root",withStaticClasses:o,stylesTransform:p,
env:h,deduplicateInlineStyles:w},children:(0,Ei.jsxs)(Kf,{theme:e,children:[i&&(0,Ei.jsx)(xb,{cssVariablesSelector:l,deduplicateCssVariables:a}),n&&(0,Ei.jsx)(v2,
{}),t]})})}Wf.displayName="@mantine/core/MantineProvider";function _2({children:e,theme:t,env:r}){return(0,Ei.jsx)(rc,{value:{colorScheme:"auto",setColorScheme:()=>{},
clearColorScheme:()=>{},getRootElement:()=>document.documentElement,classNamesPrefix:"mantine",cssVariablesSelector:":root",withStaticClasses:!1,headless:!0,env:r},
children:(0,Ei.jsx)(Kf,{theme:t,children:e})})}_2.displayName="@mantine/core/HeadlessMantineProvider";function k(e,t,r){let o=rt(),n=(Array.isArray(e)?e:[e]).filter(Boolean),a={};for(let i of n){let l=o.components[i]?.defaultProps,s=typeof l=="function"?l(o):l;s&&
(a={...a,...s})}return{...t,...a,...Ma(r)}}function Qn({classNames:e,styles:t,props:r,stylesCtx:o}){let n=rt();return{resolvedClassNames:e===void 0?void 0:La({theme:n,classNames:e,props:r,stylesCtx:o||void 0}),
resolvedStyles:t===void 0?void 0:Nl({theme:n,styles:t,props:r,stylesCtx:o||void 0})}}var sE={always:"mantine-focus-always",auto:"mantine-focus-auto",never:"mantine-focus-never"};function S2({theme:e,options:t,unstyled:r}){return ye(t?.focusable&&
!r&&(e.focusClassName||sE[e.focusRing]),t?.active&&!r&&e.activeClassName)}function Jf(e,t,r=1){if(Object.is(e,t))return!0;if(r===0||typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;if(Array.isArray(e)||Array.isArray(
t)){if(!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length)return!1;for(let n=0;n<e.length;n+=1)if(!Jf(e[n],t[n],r-1))return!1;return!0}let o=Object.keys(
e);if(o.length!==Object.keys(t).length)return!1;for(let n of o)if(!Object.hasOwn(t,n)||!Jf(e[n],t[n],r-1))return!1;return!0}function C2({selector:e,stylesCtx:t,options:r,props:o,theme:n}){return La({theme:n,classNames:r?.classNames,props:r?.props||o,stylesCtx:t})[e]}function z2({selector:e,stylesCtx:t,theme:r,classNames:o,props:n}){return La({theme:r,classNames:o,props:n,stylesCtx:t})[e]}function k2({rootSelector:e,selector:t,className:r}){return e===t?r:void 0}function T2({selector:e,classes:t,unstyled:r}){return r?void 0:t[e]}function R2({themeName:e,classNamesPrefix:t,selector:r,withStaticClass:o}){return o===!1?[]:e.map(n=>`${t}-${n}-${r}`)}function E2({options:e,classes:t,selector:r,unstyled:o}){return e?.variant&&!o?t[`${r}--${e.variant}`]:void 0}function A2({theme:e,options:t,themeName:r,selector:o,classNamesPrefix:n,resolvedClassNames:a,resolvedThemeClassNames:i,classes:l,unstyled:s,className:c,rootSelector:u,
props:d,stylesCtx:m,withStaticClasses:f,headless:p,transformedStyles:h}){return ye(S2({theme:e,options:t,unstyled:s||p}),i.map(w=>w[o]),E2({options:t,classes:l,
selector:o,unstyled:s||p}),a[o],z2({selector:o,stylesCtx:m,theme:e,classNames:h,props:d}),C2({selector:o,stylesCtx:m,options:t,props:d,theme:e}),k2({rootSelector:u,
selector:o,className:c}),T2({selector:o,classes:l,unstyled:s||p}),f&&!p&&R2({themeName:r,classNamesPrefix:n,selector:o,withStaticClass:t?.withStaticClass}),t?.className)}function ym({style:e,theme:t}){return Array.isArray(e)?e.reduce((r,o)=>({...r,...ym({style:o,theme:t})}),{}):typeof e=="function"?e(t):e??{}}function N2({theme:e,selector:t,options:r,props:o,stylesCtx:n,rootSelector:a,withStylesTransform:i,resolvedStyles:l,resolvedThemeStyles:s,resolvedVars:c,resolvedRootStyle:u}){
return{...s[t],...l[t],...!i&&Nl({theme:e,styles:r?.styles,props:r?.props||o,stylesCtx:n})[t],...c[t],...a===t?u:null,...ym({style:r?.style,theme:e})}}function O2(e){return e.reduce((t,r)=>(r&&Object.keys(r).forEach(o=>{t[o]={...t[o],...Ma(r[o])}}),t),{})}function M2({props:e,stylesCtx:t,themeName:r,theme:o}){let n=o2()?.();return{getTransformedStyles:i=>n?[...i.map(l=>n(l,{props:e,theme:o,ctx:t})),...r.map(l=>n(
o.components[l]?.styles,{props:e,theme:o,ctx:t}))].filter(Boolean):[],withStylesTransform:!!n}}var D2=x(D(),1);function q({name:e,classes:t,props:r,stylesCtx:o,className:n,style:a,rootSelector:i="root",unstyled:l,classNames:s,styles:c,vars:u,varsResolver:d,
attributes:m,stable:f}){let p=rt(),h=J_(),w=e2(),g=t2(),v=(Array.isArray(e)?e:[e]).filter(U=>U),{withStylesTransform:b,getTransformedStyles:y}=M2({props:r,stylesCtx:o,
themeName:v,theme:p}),_=La({theme:p,classNames:s,props:r,stylesCtx:o}),C=v.map(U=>La({theme:p,classNames:p.components[U]?.classNames,props:r,stylesCtx:o})),S=b?
{}:Nl({theme:p,styles:c,props:r,stylesCtx:o}),z={};if(!b)for(let U of v){let V=Nl({theme:p,styles:p.components[U]?.styles,props:r,stylesCtx:o});for(let A of Object.
keys(V))z[A]={...z[A],...V[A]}}let I=O2([g?{}:d?.(p,r,o),...v.map(U=>p.components?.[U]?.vars?.(p,r,o)),u?.(p,r,o)]),M=ym({style:a,theme:p});return cE((U,V)=>({...m?.[U],
className:A2({theme:p,options:V,themeName:v,selector:U,classNamesPrefix:h,resolvedClassNames:_,resolvedThemeClassNames:C,classes:t,unstyled:l,className:n,rootSelector:i,
props:r,stylesCtx:o,withStaticClasses:w,headless:g,transformedStyles:y([V?.styles,c])}),style:N2({theme:p,selector:U,options:V,props:r,stylesCtx:o,rootSelector:i,
withStylesTransform:b,resolvedStyles:S,resolvedThemeStyles:z,resolvedVars:I,resolvedRootStyle:M})}),!!f,[p,h,w,g,b?r:null,t,l,n,i,m,o,_,C,S,z,I,M])}function cE(e,t,r){
let o=(0,D2.useRef)(null);return t?((!o.current||!Jf(o.current.deps,r,3))&&(o.current={deps:r,getStyles:e}),o.current.getStyles):e}function Dl(e){return Be(e).reduce((t,r)=>e[r]!==void 0?`${t}${s_(r)}:${e[r]};`:t,"").trim()}function B2({selector:e,styles:t,media:r,container:o}){let n=t?Dl(t):"",a=Array.isArray(r)?r.map(l=>`@media${l.query}{${e}{${Dl(l.styles)}}}`):[],i=Array.isArray(
o)?o.map(l=>`@container ${l.query}{${e}{${Dl(l.styles)}}}`):[];return`${n?`${e}{${n}}`:""}${a.join("")}${i.join("")}`.trim()}var _b=x(T(),1);function dE(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function Bl({deduplicate:e,
...t}){let r=Ti(),o=B2(t);return e?(0,_b.jsx)("style",{href:`mantine-${dE(o)}`,precedence:"mantine",nonce:r?.(),children:o}):(0,_b.jsx)("style",{"data-mantine-s\
tyles":"inline",nonce:r?.(),dangerouslySetInnerHTML:{__html:o}})}function mE(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function P2(e,t){return`__mdi__-${mE(`${e?
Dl(e):""}|${Array.isArray(t)?t.map(r=>`${r.query}:${Dl(r.styles)}`).join("|"):""}`)}`}function so(e){let{m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:s,ms:c,mis:u,mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:g,pr:v,pe:b,ps:y,pis:_,pie:C,bd:S,bdrs:z,bg:I,c:M,opacity:X,
ff:U,fz:V,fw:A,lts:F,ta:L,lh:P,fs:O,tt:j,td:Y,w:G,miw:Q,maw:ee,h:pe,mih:ae,mah:ge,bgsz:Ee,bgp:se,bgr:Ne,bga:Oe,pos:Xe,top:et,left:It,bottom:de,right:Bt,inset:Jt,
display:yr,flex:ao,hiddenFrom:Un,visibleFrom:bn,lightHidden:Na,darkHidden:yn,sx:tt,...Gn}=e;return{styleProps:Ma({m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:s,ms:c,mis:u,
mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:g,pr:v,pis:_,pie:C,pe:b,ps:y,bd:S,bg:I,c:M,opacity:X,ff:U,fz:V,fw:A,lts:F,ta:L,lh:P,fs:O,tt:j,td:Y,w:G,miw:Q,maw:ee,h:pe,mih:ae,
mah:ge,bgsz:Ee,bgp:se,bgr:Ne,bga:Oe,pos:Xe,top:et,left:It,bottom:de,right:Bt,inset:Jt,display:yr,flex:ao,bdrs:z,hiddenFrom:Un,visibleFrom:bn,lightHidden:Na,darkHidden:yn,
sx:tt}),rest:Gn}}var L2={m:{type:"spacing",property:"margin"},mt:{type:"spacing",property:"marginTop"},mb:{type:"spacing",property:"marginBottom"},ml:{type:"spacing",property:"m\
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
property:"display"},flex:{type:"identity",property:"flex"}};function wm(e,t){let r=Ao({color:e,theme:t});return r.color==="dimmed"?"var(--mantine-color-dimmed)":r.color==="bright"?"var(--mantine-color-bright)":r.variable?
`var(${r.variable})`:r.color}function j2(e,t){let r=Ao({color:e,theme:t});return r.isThemeColor&&r.shade===void 0?`var(--mantine-color-${r.color}-text)`:wm(e,t)}function H2(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let[r,o,...n]=e.split(" ").filter(i=>i.trim()!==""),a=`${R(r)}`;return o&&(a+=` ${o}`),
n.length>0&&(a+=` ${wm(n.join(" "),t)}`),a.trim()}return e}var I2={text:"var(--mantine-font-family)",mono:"var(--mantine-font-family-monospace)",monospace:"var(--mantine-font-family-monospace)",heading:"var(--mantine-fo\
nt-family-headings)",headings:"var(--mantine-font-family-headings)"};function V2(e){return typeof e=="string"&&e in I2?I2[e]:e}var uE=["h1","h2","h3","h4","h5","h6"];function U2(e,t){return typeof e=="string"&&e in t.fontSizes?`var(--mantine-font-size-${e})`:typeof e=="string"&&uE.includes(
e)?`var(--mantine-${e}-font-size)`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function G2(e){return e}var fE=["h1","h2","h3","h4","h5","h6"];function $2(e,t){return typeof e=="string"&&e in t.lineHeights?`var(--mantine-line-height-${e})`:typeof e=="string"&&fE.includes(
e)?`var(--mantine-${e}-line-height)`:e}function q2(e,t){return typeof e=="string"&&e in t.radius?`var(--mantine-radius-${e})`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function Y2(e){return typeof e=="number"?R(e):e}function F2(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let r=e.replace("-","");if(!(r in t.spacing))return R(e);let o=`--mantine-spacing-${r}`;
return e.startsWith("-")?`calc(var(${o}) * -1)`:`var(${o})`}return e}var ep={color:wm,textColor:j2,fontSize:U2,spacing:F2,radius:q2,identity:G2,size:Y2,lineHeight:$2,fontFamily:V2,border:H2};function X2(e){return e.replace("(min-width: ","").replace("em)","")}function K2({media:e,...t}){let r=Object.keys(e).sort((o,n)=>Number(X2(o))-Number(X2(n))).map(
o=>({query:o,styles:e[o]}));return{...t,media:r}}function pE(e){if(typeof e!="object"||e===null)return!1;let t=Object.keys(e);return!(t.length===1&&t[0]==="base")}function hE(e){return typeof e=="object"&&e!==
null?"base"in e?e.base:void 0:e}function gE(e){return typeof e=="object"&&e!==null?Be(e).filter(t=>t!=="base"):[]}function vE(e,t){return typeof e=="object"&&e!==
null&&t in e?e[t]:e}function Q2({styleProps:e,data:t,theme:r}){return K2(Be(e).reduce((o,n)=>{if(n==="hiddenFrom"||n==="visibleFrom"||n==="sx")return o;let a=t[n],
i=Array.isArray(a.property)?a.property:[a.property],l=hE(e[n]);if(!pE(e[n]))return i.forEach(c=>{o.inlineStyles[c]=ep[a.type](l,r)}),o;o.hasResponsiveStyles=!0;
let s=gE(e[n]);return i.forEach(c=>{l!=null&&(o.styles[c]=ep[a.type](l,r)),s.forEach(u=>{let d=`(min-width: ${r.breakpoints[u]})`;o.media[d]={...o.media[d],[c]:ep[a.
type](vE(e[n],u),r)}})}),o},{hasResponsiveStyles:!1,styles:{},inlineStyles:{},media:{}}))}var Z2=x(D(),1);function tp(){return`__m__-${(0,Z2.useId)().replace(/[:«»]/g,"")}`}function nc(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...nc(o,t)}),{}):typeof e=="function"?e(t):e??{}}function bE(e){return e}var W2=bE;var J2=x(T(),1);function Sb(e){return e}function N(e){let t=e;return t.extend=Sb,t.withProps=r=>{let o=n=>(0,J2.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=
`WithProps(${t.displayName})`,o},t}function Zn(e){return N(e)}var e5=x(T(),1);function Le(e){let t=e;return t.withProps=r=>{let o=n=>(0,e5.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=`WithProps(${t.displayName}\
)`,o},t.extend=Sb,t}function t5(e){return`data-${(e.startsWith("data-")?e.slice(5):e).replace(/([a-z])([A-Z])/g,"$1-$2").toLowerCase()}`}function yE(e){return Object.keys(e).reduce(
(t,r)=>{let o=e[r];return o===void 0||o===""||o===!1||o===null||(t[t5(r)]=e[r]),t},{})}function Cb(e){return e?typeof e=="string"?{[t5(e)]:!0}:Array.isArray(e)?
[...e].reduce((t,r)=>({...t,...Cb(r)}),{}):yE(e):null}function zb(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...zb(o,t)}),{}):typeof e=="function"?e(t):e??{}}function r5({theme:e,style:t,vars:r,styleProps:o}){
let n=zb(t,e),a=zb(r,e);return{...n,...a,...o}}var Pl=x(T(),1);function o5({component:e,style:t,__vars:r,className:o,variant:n,mod:a,size:i,hiddenFrom:l,visibleFrom:s,lightHidden:c,darkHidden:u,renderRoot:d,
__size:m,ref:f,...p}){let h=rt(),w=e||"div",{styleProps:g,rest:v}=so(p),b=r2()?.()?.(g.sx),y=tp(),_=Q2({styleProps:g,theme:h,data:L2}),C=n2(),S=C&&_.hasResponsiveStyles?
P2(_.styles,_.media):y,z={ref:f,style:r5({theme:h,style:t,vars:r,styleProps:_.inlineStyles}),className:ye(o,b,{[S]:_.hasResponsiveStyles,"mantine-light-hidden":c,
"mantine-dark-hidden":u,[`mantine-hidden-from-${l}`]:l,[`mantine-visible-from-${s}`]:s}),"data-variant":n,"data-size":Rf(i)?void 0:i||void 0,size:m,...Cb(a),...v};
return(0,Pl.jsxs)(Pl.Fragment,{children:[_.hasResponsiveStyles&&(0,Pl.jsx)(Bl,{selector:`.${S}`,styles:_.styles,media:_.media,deduplicate:C}),typeof d=="functio\
n"?d(z):(0,Pl.jsx)(w,{...z})]})}o5.displayName="@mantine/core/Box";var E=W2(o5);var ac=x(D(),1);var wE=x(T(),1),xE=(0,ac.createContext)({dir:"ltr",toggleDirection:()=>{},setDirection:()=>{}});function co(){return(0,ac.use)(xE)}var kb=x(D(),1);var Ll=x(T(),1),_E={transitionDuration:200,transitionTimingFunction:"ease",animateOpacity:!0,orientation:"vertical",keepMounted:!0,keepMountedMode:"activity"},Tb=N(
e=>{let{children:t,expanded:r,transitionDuration:o,transitionTimingFunction:n,style:a,onTransitionEnd:i,onTransitionStart:l,animateOpacity:s,keepMounted:c,keepMountedMode:u,
ref:d,orientation:m,...f}=k("Collapse",_E,e),p=Ko(),h=rt(),w=Al(),g=h.respectReducedMotion&&w?0:o,v=(m==="horizontal"?mb:cb)({expanded:r,transitionDuration:g,transitionTimingFunction:n,
onTransitionEnd:i,onTransitionStart:l,keepMounted:!1});if(g===0)return c===!0&&(u==="display-none"||p!=="test")?u==="display-none"?(0,Ll.jsx)(E,{...f,style:{...nc(
a,h),...r?{}:{display:"none"}},ref:d,children:t}):(0,Ll.jsx)(kb.Activity,{mode:r?"visible":"hidden",children:(0,Ll.jsx)(E,{...f,style:a,ref:d,children:t})}):r?(0,Ll.jsx)(
E,{...f,style:a,ref:d,children:t}):null;let b=v.state==="exited",y;return c===!1?y=b?null:t:c===!0?y=u==="display-none"?t:(0,Ll.jsx)(kb.Activity,{mode:b?"hidden":
"visible",children:t}):y=t,(0,Ll.jsx)(E,{...f,...v.getCollapseProps({style:{opacity:r||!s?1:0,transition:s?`opacity ${g}ms ${n}`:"none",...nc(a,h),...c&&u==="di\
splay-none"&&b?{display:"none"}:{}},ref:d}),children:y})});Tb.displayName="@mantine/core/Collapse";var[n5,Lt]=At("ScrollArea.Root component was not found in tree");var a5=x(D(),1);function Qo(e,t){let r=(0,a5.useEffectEvent)(t);zt(()=>{let o=0;if(e){let n=new ResizeObserver(()=>{cancelAnimationFrame(o),o=window.requestAnimationFrame(r)});
return n.observe(e),()=>{window.cancelAnimationFrame(o),n.unobserve(e)}}},[e])}var Rb=x(D(),1),Eb=x(T(),1);function SE(e){let{style:t,...r}=e,o=Lt(),[n,a]=(0,Rb.useState)(0),[i,l]=(0,Rb.useState)(0),s=!!(n&&i);return Qo(o.scrollbarX,()=>{let c=o.
scrollbarX?.offsetHeight||0;o.onCornerHeightChange(c),l(c)}),Qo(o.scrollbarY,()=>{let c=o.scrollbarY?.offsetWidth||0;o.onCornerWidthChange(c),a(c)}),s?(0,Eb.jsx)(
"div",{...r,style:{...t,width:n,height:i}}):null}function i5(e){let t=Lt(),r=!!(t.scrollbarX&&t.scrollbarY);return t.type!=="scroll"&&r?(0,Eb.jsx)(SE,{...e}):null}var Wn=x(D(),1);var Ab=x(T(),1),CE={scrollHideDelay:1e3,type:"hover"};function Nb(e){let{type:t,scrollHideDelay:r,scrollbars:o,getStyles:n,ref:a,...i}=k("ScrollAreaRoot",CE,e),
[l,s]=(0,Wn.useState)(null),[c,u]=(0,Wn.useState)(null),[d,m]=(0,Wn.useState)(null),[f,p]=(0,Wn.useState)(null),[h,w]=(0,Wn.useState)(null),[g,v]=(0,Wn.useState)(
0),[b,y]=(0,Wn.useState)(0),[_,C]=(0,Wn.useState)(!1),[S,z]=(0,Wn.useState)(!1),I=ze(a,s);return(0,Ab.jsx)(n5,{value:{type:t,scrollHideDelay:r,scrollArea:l,viewport:c,
onViewportChange:u,content:d,onContentChange:m,scrollbarX:f,onScrollbarXChange:p,scrollbarXEnabled:_,onScrollbarXEnabledChange:C,scrollbarY:h,onScrollbarYChange:w,
scrollbarYEnabled:S,onScrollbarYEnabledChange:z,onCornerWidthChange:v,onCornerHeightChange:y,getStyles:n},children:(0,Ab.jsx)(E,{...i,ref:I,__vars:{"--sa-corner\
-width":o!=="xy"?"0px":`${g}px`,"--sa-corner-height":o!=="xy"?"0px":`${b}px`}})})}Nb.displayName="@mantine/core/ScrollAreaRoot";function rp(e,t){let r=e/t;return Number.isNaN(r)?0:r}function Ai(e){let t=rp(e.viewport,e.content),r=e.scrollbar.paddingStart+e.scrollbar.paddingEnd,o=(e.scrollbar.size-r)*t;return Math.max(o,18)}function op(e,t){return r=>{if(e[0]===e[1]||t[0]===t[1])return t[0];let o=(t[1]-t[0])/(e[1]-e[0]);return t[0]+o*(r-e[0])}}function zE(e,[t,r]){return Math.min(r,Math.max(t,e))}function Ob(e,t,r="ltr"){let o=Ai(t),n=t.scrollbar.paddingStart+t.scrollbar.paddingEnd,a=t.scrollbar.size-
n,i=t.content-t.viewport,l=a-o,s=zE(e,r==="ltr"?[0,i]:[i*-1,0]);return op([0,i],[0,l])(s)}function l5(e,t,r,o="ltr"){let n=Ai(r),a=n/2,i=t||a,l=n-i,s=r.scrollbar.paddingStart+i,c=r.scrollbar.size-r.scrollbar.paddingEnd-l,u=r.content-r.viewport,d=o===
"ltr"?[0,u]:[u*-1,0];return op([s,c],d)(e)}function np(e,t){return e>0&&e<t}function ic(e){return e?parseInt(e,10):0}function Jn(e,t,{checkForDefaultPrevented:r=!0}={}){return o=>{e?.(o),(r===!1||!o.defaultPrevented)&&t?.(o)}}var[s5,Mb]=At("ScrollAreaScrollbar was not found in tree");var ea=x(D(),1);var Db=x(T(),1);function ap(e){let{sizes:t,hasThumb:r,onThumbChange:o,onThumbPointerUp:n,onThumbPointerDown:a,onThumbPositionChange:i,onDragScroll:l,onWheelScroll:s,
onResize:c,ref:u,...d}=e,m=Lt(),[f,p]=(0,ea.useState)(null),h=ze(u,p),w=(0,ea.useRef)(null),g=(0,ea.useRef)(""),v=t.content-t.viewport,b=(0,ea.useEffectEvent)(S=>s(
S,v)),y=xi(i),_=Eo(c,10),C=S=>{if(w.current){let z=S.clientX-w.current.left,I=S.clientY-w.current.top;l({x:z,y:I})}};return(0,ea.useEffect)(()=>{if(!f)return;let S=z=>b(
z);return f.addEventListener("wheel",S,{passive:!1}),()=>f.removeEventListener("wheel",S)},[f]),(0,ea.useEffect)(y,[t,y]),Qo(f,_),Qo(m.content,_),(0,Db.jsx)(s5,
{value:{scrollbar:f,hasThumb:r,onThumbChange:xi(o),onThumbPointerUp:xi(n),onThumbPositionChange:y,onThumbPointerDown:xi(a)},children:(0,Db.jsx)("div",{...d,ref:h,
"data-mantine-scrollbar":!0,style:{position:"absolute",...d.style},onPointerDown:Jn(e.onPointerDown,S=>{S.preventDefault(),S.button===0&&(S.target.setPointerCapture(
S.pointerId),w.current=f.getBoundingClientRect(),g.current=document.body.style.webkitUserSelect,document.body.style.webkitUserSelect="none",C(S))}),onPointerMove:Jn(
e.onPointerMove,C),onPointerUp:Jn(e.onPointerUp,S=>{let z=S.target;z.hasPointerCapture(S.pointerId)&&(S.preventDefault(),z.releasePointerCapture(S.pointerId))}),
onLostPointerCapture:()=>{document.body.style.webkitUserSelect=g.current,w.current=null}})})}var lc=x(D(),1);var c5=x(T(),1),Bb=e=>{let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=Lt(),[l,s]=(0,lc.useState)(),c=(0,lc.useRef)(null),u=ze(n,c,i.onScrollbarXChange);return(0,lc.useEffect)(
()=>{c.current&&s(getComputedStyle(c.current))},[c]),(0,c5.jsx)(ap,{"data-orientation":"horizontal",...a,ref:u,sizes:t,style:{...o,"--sa-thumb-width":`${Ai(t)}p\
x`},onThumbPointerDown:d=>e.onThumbPointerDown(d.x),onDragScroll:d=>e.onDragScroll(d.x),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.viewport.scrollLeft+d.deltaX;
e.onWheelScroll(f),np(f,m)&&d.preventDefault()}},onResize:()=>{c.current&&i.viewport&&l&&r({content:i.viewport.scrollWidth,viewport:i.viewport.offsetWidth,scrollbar:{
size:c.current.clientWidth,paddingStart:ic(l.paddingLeft),paddingEnd:ic(l.paddingRight)}})}})};Bb.displayName="@mantine/core/ScrollAreaScrollbarX";var sc=x(D(),1);var d5=x(T(),1);function Pb(e){let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=Lt(),[l,s]=(0,sc.useState)(),c=(0,sc.useRef)(null),u=ze(n,c,i.onScrollbarYChange);
return(0,sc.useEffect)(()=>{c.current&&s(window.getComputedStyle(c.current))},[]),(0,d5.jsx)(ap,{...a,"data-orientation":"vertical",ref:u,sizes:t,style:{"--sa-t\
humb-height":`${Ai(t)}px`,...o},onThumbPointerDown:d=>e.onThumbPointerDown(d.y),onDragScroll:d=>e.onDragScroll(d.y),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.
viewport.scrollTop+d.deltaY;e.onWheelScroll(f),np(f,m)&&d.preventDefault()}},onResize:()=>{c.current&&i.viewport&&l&&r({content:i.viewport.scrollHeight,viewport:i.
viewport.offsetHeight,scrollbar:{size:c.current.clientHeight,paddingStart:ic(l.paddingTop),paddingEnd:ic(l.paddingBottom)}})}})}Pb.displayName="@mantine/core/Sc\
rollAreaScrollbarY";var xm=x(D(),1),Lb=x(T(),1);function jl(e){let{orientation:t="vertical",...r}=e,{dir:o}=co(),n=Lt(),a=(0,xm.useRef)(null),i=(0,xm.useRef)(0),[l,s]=(0,xm.useState)(
{content:0,viewport:0,scrollbar:{size:0,paddingStart:0,paddingEnd:0}}),c=rp(l.viewport,l.content),u={...r,sizes:l,onSizesChange:s,hasThumb:c>0&&c<1,onThumbChange:m=>{
a.current=m},onThumbPointerUp:()=>{i.current=0},onThumbPointerDown:m=>{i.current=m}},d=(m,f)=>l5(m,i.current,l,f);return t==="horizontal"?(0,Lb.jsx)(Bb,{...u,onThumbPositionChange:()=>{
if(n.viewport&&a.current){let m=n.viewport.scrollLeft,f=Ob(m,l,o);a.current.style.transform=`translate3d(${f}px, 0, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.
scrollLeft=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollLeft=d(m,o))}}):t==="vertical"?(0,Lb.jsx)(Pb,{...u,onThumbPositionChange:()=>{if(n.viewport&&a.current){
let m=n.viewport.scrollTop,f=Ob(m,l);l.scrollbar.size===0?a.current.style.setProperty("--thumb-opacity","0"):a.current.style.setProperty("--thumb-opacity","1"),
a.current.style.transform=`translate3d(0, ${f}px, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.scrollTop=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollTop=
d(m))}}):null}jl.displayName="@mantine/core/ScrollAreaScrollbarVisible";var m5=x(D(),1);var u5=x(T(),1);function _m(e){let t=Lt(),{forceMount:r,...o}=e,[n,a]=(0,m5.useState)(!1),i=e.orientation==="horizontal",l=Eo(()=>{if(t.viewport){let s=t.viewport.
offsetWidth<t.viewport.scrollWidth,c=t.viewport.offsetHeight<t.viewport.scrollHeight;a(i?s:c)}},10);return Qo(t.viewport,l),Qo(t.content,l),r||n?(0,u5.jsx)(jl,{
"data-state":n?"visible":"hidden",...o}):null}_m.displayName="@mantine/core/ScrollAreaScrollbarAuto";var ip=x(D(),1),f5=x(T(),1);function jb(e){let{forceMount:t,...r}=e,o=Lt(),[n,a]=(0,ip.useState)(!1);return(0,ip.useEffect)(()=>{let{scrollArea:i}=o,l=0;if(i){let s=()=>{
window.clearTimeout(l),a(!0)},c=()=>{l=window.setTimeout(()=>a(!1),o.scrollHideDelay)};return i.addEventListener("pointerenter",s),i.addEventListener("pointerle\
ave",c),()=>{window.clearTimeout(l),i.removeEventListener("pointerenter",s),i.removeEventListener("pointerleave",c)}}},[o.scrollArea,o.scrollHideDelay]),t||n?(0,f5.jsx)(
_m,{"data-state":n?"visible":"hidden",...r}):null}jb.displayName="@mantine/core/ScrollAreaScrollbarHover";var Sm=x(D(),1);var p5=x(T(),1);function h5(e){let{forceMount:t,...r}=e,o=Lt(),n=e.orientation==="horizontal",[a,i]=(0,Sm.useState)("hidden"),l=Eo(()=>i("idle"),100);return(0,Sm.useEffect)(
()=>{if(a==="idle"){let s=window.setTimeout(()=>i("hidden"),o.scrollHideDelay);return()=>window.clearTimeout(s)}},[a,o.scrollHideDelay]),(0,Sm.useEffect)(()=>{let{
viewport:s}=o,c=n?"scrollLeft":"scrollTop";if(s){let u=s[c],d=()=>{let m=s[c];u!==m&&(i("scrolling"),l()),u=m};return s.addEventListener("scroll",d),()=>s.removeEventListener(
"scroll",d)}},[o.viewport,n,l]),t||a!=="hidden"?(0,p5.jsx)(jl,{"data-state":a==="hidden"?"hidden":"visible",...r,onPointerEnter:Jn(e.onPointerEnter,()=>i("inter\
acting")),onPointerLeave:Jn(e.onPointerLeave,()=>i("idle"))}):null}var g5=x(D(),1),Cm=x(T(),1);function lp(e){let{forceMount:t,...r}=e,o=Lt(),{onScrollbarXEnabledChange:n,onScrollbarYEnabledChange:a}=o,i=e.orientation==="horizo\
ntal";return(0,g5.useEffect)(()=>(i?n(!0):a(!0),()=>{i?n(!1):a(!1)}),[i,n,a]),o.type==="hover"?(0,Cm.jsx)(jb,{...r,forceMount:t}):o.type==="scroll"?(0,Cm.jsx)(h5,
{...r,forceMount:t}):o.type==="auto"?(0,Cm.jsx)(_m,{...r,forceMount:t}):o.type==="always"?(0,Cm.jsx)(jl,{...r}):null}lp.displayName="@mantine/core/ScrollAreaScr\
ollbar";function v5(e,t=()=>{}){let r={left:e.scrollLeft,top:e.scrollTop},o=0;return(function n(){let a={left:e.scrollLeft,top:e.scrollTop},i=r.left!==a.left,l=r.top!==
a.top;(i||l)&&t(),r=a,o=window.requestAnimationFrame(n)})(),()=>window.cancelAnimationFrame(o)}var sp=x(D(),1);var Hb=x(T(),1);function b5(e){let{style:t,ref:r,...o}=e,n=Lt(),a=Mb(),{onThumbPositionChange:i}=a,l=ze(r,a.onThumbChange),s=(0,sp.useRef)(void 0),c=Eo(()=>{s.current&&
(s.current(),s.current=void 0)},100);return(0,sp.useEffect)(()=>{let{viewport:u}=n;if(u){let d=()=>{if(c(),!s.current){let m=v5(u,i);s.current=m,i()}};return i(),
u.addEventListener("scroll",d),()=>{u.removeEventListener("scroll",d),s.current?.(),s.current=void 0}}},[n.viewport,c,i]),(0,Hb.jsx)("div",{"data-state":a.hasThumb?
"visible":"hidden",...o,ref:l,style:{width:"var(--sa-thumb-width)",height:"var(--sa-thumb-height)",...t},onPointerDownCapture:Jn(e.onPointerDownCapture,u=>{let d=u.
target.getBoundingClientRect(),m=u.clientX-d.left,f=u.clientY-d.top;a.onThumbPointerDown({x:m,y:f})}),onPointerUp:Jn(e.onPointerUp,a.onThumbPointerUp)})}b5.displayName=
"@mantine/core/ScrollAreaThumb";function cp(e){let{forceMount:t,...r}=e,o=Mb();return t||o.hasThumb?(0,Hb.jsx)(b5,{...r}):null}cp.displayName="@mantine/core/Scr\
ollAreaThumb";var Ib=x(T(),1);function Vb({children:e,style:t,ref:r,onWheel:o,...n}){let a=Lt(),i=ze(r,a.onViewportChange);return(0,Ib.jsx)(E,{...n,ref:i,onWheel:s=>{if(o?.(s),
a.scrollbarXEnabled&&a.viewport&&s.shiftKey){let{scrollTop:c,scrollHeight:u,clientHeight:d,scrollWidth:m,clientWidth:f}=a.viewport,p=c<1,h=c>=u-d-1;m>f&&(p||h)&&
s.stopPropagation()}},"data-scrollarea-viewport":!0,style:{overflowX:a.scrollbarXEnabled?"scroll":"hidden",overflowY:a.scrollbarYEnabled?"scroll":"hidden",...t},
children:(0,Ib.jsx)("div",{...a.getStyles("content"),ref:a.onContentChange,children:e})})}Vb.displayName="@mantine/core/ScrollAreaViewport";var dp={root:"m_d57069b5",content:"m_b1336c6",viewport:"m_c0783ff9",viewportInner:"m_f8f631dd",scrollbar:"m_c44ba933",thumb:"m_d8b5e363",corner:"m_21657268"};var tr=x(D(),1);var Wo=x(T(),1);var W=x(D(),1);function mp(){return typeof window<"u"}function Ni(e){return Gb(e)?(e.nodeName||"").toLowerCase():"#document"}function wr(e){var t;return(e==null||(t=e.ownerDocument)==
null?void 0:t.defaultView)||window}function ra(e){var t;return(t=(Gb(e)?e.ownerDocument:e.document)||window.document)==null?void 0:t.documentElement}function Gb(e){
return mp()?e instanceof Node||e instanceof wr(e).Node:!1}function ct(e){return mp()?e instanceof Element||e instanceof wr(e).Element:!1}function mo(e){return mp()?
e instanceof HTMLElement||e instanceof wr(e).HTMLElement:!1}function cc(e){return!mp()||typeof ShadowRoot>"u"?!1:e instanceof ShadowRoot||e instanceof wr(e).ShadowRoot}
function zm(e){let{overflow:t,overflowX:r,overflowY:o,display:n}=No(e);return/auto|scroll|overlay|hidden|clip/.test(t+o+r)&&n!=="inline"&&n!=="contents"}function y5(e){
return/^(table|td|th)$/.test(Ni(e))}function km(e){try{if(e.matches(":popover-open"))return!0}catch{}try{return e.matches(":modal")}catch{return!1}}var kE=/transform|translate|scale|rotate|perspective|filter/,
TE=/paint|layout|strict|content/,Hl=e=>!!e&&e!=="none",Ub;function up(e){let t=ct(e)?No(e):e;return Hl(t.transform)||Hl(t.translate)||Hl(t.scale)||Hl(t.rotate)||
Hl(t.perspective)||!dc()&&(Hl(t.backdropFilter)||Hl(t.filter))||kE.test(t.willChange||"")||TE.test(t.contain||"")}function w5(e){let t=ta(e);for(;mo(t)&&!oa(t);){
if(up(t))return t;if(km(t))return null;t=ta(t)}return null}function dc(){return Ub==null&&(Ub=typeof CSS<"u"&&CSS.supports&&CSS.supports("-webkit-backdrop-filte\
r","none")),Ub}function oa(e){return/^(html|body|#document)$/.test(Ni(e))}function No(e){return wr(e).getComputedStyle(e)}function Tm(e){return ct(e)?{scrollLeft:e.
scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function ta(e){if(Ni(e)==="html")return e;let t=e.assignedSlot||e.parentNode||cc(e)&&
e.host||ra(e);return cc(t)?t.host:t}function x5(e){let t=ta(e);return oa(t)?(e.ownerDocument||e).body:mo(t)&&zm(t)?t:x5(t)}function Fr(e,t,r){var o;t===void 0&&
(t=[]),r===void 0&&(r=!0);let n=x5(e),a=n===((o=e.ownerDocument)==null?void 0:o.body),i=wr(n);if(a){let l=fp(i);return t.concat(i,i.visualViewport||[],zm(n)?n:[],
l&&r?Fr(l):[])}else return t.concat(n,Fr(n,[],r))}function fp(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var mc=x(D(),1),E5=x(D(),1);var C5=["top","right","bottom","left"];var Oo=Math.min,uo=Math.max,Em=Math.round,Am=Math.floor,na=e=>({x:e,y:e}),RE={left:"right",right:"left",bottom:"top",top:"bottom"};function $b(e,t,r){return uo(
e,Oo(t,r))}function Sn(e,t){return typeof e=="function"?e(t):e}function Cn(e){return e.split("-")[0]}function Il(e){return e.split("-")[1]}function hp(e){return e===
"x"?"y":"x"}function gp(e){return e==="y"?"height":"width"}function Zo(e){let t=e[0];return t==="t"||t==="b"?"y":"x"}function vp(e){return hp(Zo(e))}function z5(e,t,r){
r===void 0&&(r=!1);let o=Il(e),n=vp(e),a=gp(n),i=n==="x"?o===(r?"end":"start")?"right":"left":o==="start"?"bottom":"top";return t.reference[a]>t.floating[a]&&(i=
Rm(i)),[i,Rm(i)]}function k5(e){let t=Rm(e);return[pp(e),t,pp(t)]}function pp(e){return e.includes("start")?e.replace("start","end"):e.replace("end","start")}var _5=[
"left","right"],S5=["right","left"],EE=["top","bottom"],AE=["bottom","top"];function NE(e,t,r){switch(e){case"top":case"bottom":return r?t?S5:_5:t?_5:S5;case"le\
ft":case"right":return t?EE:AE;default:return[]}}function T5(e,t,r,o){let n=Il(e),a=NE(Cn(e),r==="start",o);return n&&(a=a.map(i=>i+"-"+n),t&&(a=a.concat(a.map(
pp)))),a}function Rm(e){let t=Cn(e);return RE[t]+e.slice(t.length)}function OE(e){var t,r,o,n;return{top:(t=e.top)!=null?t:0,right:(r=e.right)!=null?r:0,bottom:(o=
e.bottom)!=null?o:0,left:(n=e.left)!=null?n:0}}function bp(e){return typeof e!="number"?OE(e):{top:e,right:e,bottom:e,left:e}}function zn(e){let{x:t,y:r,width:o,
height:n}=e;return{width:o,height:n,top:r,left:t,right:t+o,bottom:r+n,x:t,y:r}}function A5(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function N5(){let e=navigator.userAgentData;return e&&Array.
isArray(e.brands)?e.brands.map(t=>{let{brand:r,version:o}=t;return r+"/"+o}).join(" "):navigator.userAgent}function O5(){return/apple/i.test(navigator.vendor)}function M5(){return A5().toLowerCase().startsWith("mac")&&!navigator.maxTouchPoints}function ME(){return N5().includes("jsdom/")}var R5="data-floating-ui-focus\
able",DE="input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])";function qb(e){let t=e.activeElement;for(;((r=t)==null||(r=r.shadowRoot)==null?void 0:r.activeElement)!=null;){var r;t=t.shadowRoot.activeElement}return t}function uc(e,t){
if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&cc(r)){let o=t;for(;o;){if(e===o)return!0;o=o.parentNode||o.
host}}return!1}function Vl(e){return"composedPath"in e?e.composedPath()[0]:e.target}function yp(e,t){if(t==null)return!1;if("composedPath"in e)return e.composedPath().
includes(t);let r=e;return r.target!=null&&t.contains(r.target)}function D5(e){return e.matches("html,body")}function Oi(e){return e?.ownerDocument||document}function B5(e){
return mo(e)&&e.matches(DE)}function P5(e){if(!e||ME())return!0;try{return e.matches(":focus-visible")}catch{return!0}}function L5(e){return e?e.hasAttribute(R5)?e:e.querySelector("["+R5+"\
]")||e:null}function Nm(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...Nm(
e,n.id,r)])}function j5(e){return"nativeEvent"in e}function wp(e,t){let r=["mouse","pen"];return t||r.push("",void 0),r.includes(e)}var BE=typeof document<"u",PE=function(){},kn=BE?E5.useLayoutEffect:PE,LE={...mc};
function Om(e){let t=mc.useRef(e);return kn(()=>{t.current=e}),t}var jE=LE.useInsertionEffect,HE=jE||(e=>e());function Tn(e){let t=mc.useRef(()=>{});return HE(()=>{
t.current=e}),mc.useCallback(function(){for(var r=arguments.length,o=new Array(r),n=0;n<r;n++)o[n]=arguments[n];return t.current==null?void 0:t.current(...o)},[])}var kp=x(T(),1);var kS=x(Ci(),1);function H5(e,t,r){let{reference:o,floating:n}=e,a=Zo(t),i=vp(t),l=gp(i),s=Cn(t),c=a==="y",u=o.x+o.width/2-n.width/2,d=o.y+o.height/2-n.height/2,m=o[l]/2-n[l]/2,
f;switch(s){case"top":f={x:u,y:o.y-n.height};break;case"bottom":f={x:u,y:o.y+o.height};break;case"right":f={x:o.x+o.width,y:d};break;case"left":f={x:o.x-n.width,
y:d};break;default:f={x:o.x,y:o.y}}let p=Il(t);return p&&(f[i]+=m*(p==="end"?1:-1)*(r&&c?-1:1)),f}async function U5(e,t){var r;t===void 0&&(t={});let{x:o,y:n,platform:a,
rects:i,elements:l,strategy:s}=e,{boundary:c="clippingAncestors",rootBoundary:u="viewport",elementContext:d="floating",altBoundary:m=!1,padding:f=0}=Sn(t,e),p=bp(
f),w=l[m?d==="floating"?"reference":"floating":d],g=zn(await a.getClippingRect({element:(r=await(a.isElement==null?void 0:a.isElement(w)))==null||r?w:w.contextElement||
await(a.getDocumentElement==null?void 0:a.getDocumentElement(l.floating)),boundary:c,rootBoundary:u,strategy:s})),v=d==="floating"?{x:o,y:n,width:i.floating.width,
height:i.floating.height}:i.reference,b=await(a.getOffsetParent==null?void 0:a.getOffsetParent(l.floating)),y=await(a.isElement==null?void 0:a.isElement(b))&&await(a.
getScale==null?void 0:a.getScale(b))||{x:1,y:1},_=zn(a.convertOffsetParentRelativeRectToViewportRelativeRect?await a.convertOffsetParentRelativeRectToViewportRelativeRect(
{elements:l,rect:v,offsetParent:b,strategy:s}):v);return{top:(g.top-_.top+p.top)/y.y,bottom:(_.bottom-g.bottom+p.bottom)/y.y,left:(g.left-_.left+p.left)/y.x,right:(_.
right-g.right+p.right)/y.x}}var IE=50,G5=async(e,t,r)=>{let{placement:o="bottom",strategy:n="absolute",middleware:a=[],platform:i}=r,l=i.detectOverflow?i:{...i,
detectOverflow:U5},s=await(i.isRTL==null?void 0:i.isRTL(t)),c=await i.getElementRects({reference:e,floating:t,strategy:n}),{x:u,y:d}=H5(c,o,s),m=o,f=0,p={};for(let h=0;h<
a.length;h++){let w=a[h];if(!w)continue;let{name:g,fn:v}=w,{x:b,y,data:_,reset:C}=await v({x:u,y:d,initialPlacement:o,placement:m,strategy:n,middlewareData:p,rects:c,
platform:l,elements:{reference:e,floating:t}});u=b??u,d=y??d,p[g]={...p[g],..._},C&&f<IE&&(f++,typeof C=="object"&&(C.placement&&(m=C.placement),C.rects&&(c=C.rects===
!0?await i.getElementRects({reference:e,floating:t,strategy:n}):C.rects),{x:u,y:d}=H5(c,m,s)),h=-1)}return{x:u,y:d,placement:m,strategy:n,middlewareData:p}},$5=e=>({
name:"arrow",options:e,async fn(t){let{x:r,y:o,placement:n,rects:a,platform:i,elements:l,middlewareData:s}=t,{element:c,padding:u=0}=Sn(e,t)||{};if(c==null)return{};
let d=bp(u),m={x:r,y:o},f=vp(n),p=gp(f),h=await i.getDimensions(c),w=f==="y",g=w?"top":"left",v=w?"bottom":"right",b=w?"clientHeight":"clientWidth",y=a.reference[p]+
a.reference[f]-m[f]-a.floating[p],_=m[f]-a.reference[f],C=await(i.getOffsetParent==null?void 0:i.getOffsetParent(c)),S=C?C[b]:0;(!S||!await(i.isElement==null?void 0:
i.isElement(C)))&&(S=l.floating[b]||a.floating[p]);let z=y/2-_/2,I=S/2-h[p]/2-1,M=Oo(d[g],I),X=Oo(d[v],I),U=S-h[p]-X,V=S/2-h[p]/2+z,A=$b(M,V,U),F=!s.arrow&&Il(n)!=
null&&V!==A&&a.reference[p]/2-(V<M?M:X)-h[p]/2<0,L=F?V<M?V-M:V-U:0;return{[f]:m[f]+L,data:{[f]:A,centerOffset:V-A-L,...F&&{alignmentOffset:L}},reset:F}}});var q5=function(e){return e===void 0&&(e={}),{name:"flip",options:e,async fn(t){var r,o;let{placement:n,middlewareData:a,rects:i,initialPlacement:l,platform:s,elements:c}=t,
{mainAxis:u=!0,crossAxis:d=!0,fallbackPlacements:m,fallbackStrategy:f="bestFit",fallbackAxisSideDirection:p="none",flipAlignment:h=!0,...w}=Sn(e,t);if((r=a.arrow)!=
null&&r.alignmentOffset)return{};let g=Cn(n),v=Zo(l),b=Cn(l)===l,y=await(s.isRTL==null?void 0:s.isRTL(c.floating)),_=m||(b||!h?[Rm(l)]:k5(l)),C=p!=="none";!m&&C&&
_.push(...T5(l,h,p,y));let S=[l,..._],z=await s.detectOverflow(t,w),I=[],M=((o=a.flip)==null?void 0:o.overflows)||[];if(u&&I.push(z[g]),d){let A=z5(n,i,y);I.push(
z[A[0]],z[A[1]])}if(M=[...M,{placement:n,overflows:I}],!I.every(A=>A<=0)){var X,U;let A=(((X=a.flip)==null?void 0:X.index)||0)+1,F=S[A];if(F&&(!(d==="alignment"?
v!==Zo(F):!1)||M.every(O=>Zo(O.placement)===v?O.overflows[0]>0:!0)))return{data:{index:A,overflows:M},reset:{placement:F}};let L=(U=M.filter(P=>P.overflows[0]<=
0).sort((P,O)=>P.overflows[1]-O.overflows[1])[0])==null?void 0:U.placement;if(!L)switch(f){case"bestFit":{var V;let P=(V=M.filter(O=>{if(C){let j=Zo(O.placement);
return j===v||j==="y"}return!0}).map(O=>[O.placement,O.overflows.filter(j=>j>0).reduce((j,Y)=>j+Y,0)]).sort((O,j)=>O[1]-j[1])[0])==null?void 0:V[0];P&&(L=P);break}case"\
initialPlacement":L=l;break}if(n!==L)return{reset:{placement:L}}}return{}}}};function I5(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.
height,left:e.left-t.width}}function V5(e){return C5.some(t=>e[t]>=0)}var Y5=function(e){return e===void 0&&(e={}),{name:"hide",options:e,async fn(t){let{rects:r,
platform:o}=t,{strategy:n="referenceHidden",...a}=Sn(e,t);switch(n){case"referenceHidden":{let i=await o.detectOverflow(t,{...a,elementContext:"reference"}),l=I5(
i,r.reference);return{data:{referenceHiddenOffsets:l,referenceHidden:V5(l)}}}case"escaped":{let i=await o.detectOverflow(t,{...a,altBoundary:!0}),l=I5(i,r.floating);
return{data:{escapedOffsets:l,escaped:V5(l)}}}default:return{}}}}};function F5(e){let t=Oo(...e.map(a=>a.left)),r=Oo(...e.map(a=>a.top)),o=uo(...e.map(a=>a.right)),
n=uo(...e.map(a=>a.bottom));return{x:t,y:r,width:o-t,height:n-r}}function VE(e){let t=e.slice().sort((n,a)=>n.y-a.y),r=[],o=null;for(let n=0;n<t.length;n++){let a=t[n];
!o||a.y-o.y>o.height/2?r.push([a]):r[r.length-1].push(a),o=a}return r.map(n=>zn(F5(n)))}var X5=function(e){return e===void 0&&(e={}),{name:"inline",options:e,async fn(t){
let{placement:r,elements:o,rects:n,platform:a,strategy:i}=t,{padding:l=2,x:s,y:c}=Sn(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(o.reference))||
[]);if(!u.length)return{};let d=VE(u),m=zn(F5(u)),f=bp(l);function p(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&s!=null&&c!=null)return d.
find(w=>s>w.left-f.left&&s<w.right+f.right&&c>w.top-f.top&&c<w.bottom+f.bottom)||m;if(d.length>=2){if(Zo(r)==="y"){let C=d[0],S=d[d.length-1],z=Cn(r)==="top",I=C.
top,M=S.bottom,X=z?C.left:S.left,U=z?C.right:S.right;return zn({x:X,y:I,width:U-X,height:M-I})}let w=Cn(r)==="left",g=uo(...d.map(C=>C.right)),v=Oo(...d.map(C=>C.
left)),b=d.filter(C=>w?C.left===v:C.right===g),y=b[0].top,_=b[b.length-1].bottom;return zn({x:v,y,width:g-v,height:_-y})}return m}let h=await a.getElementRects(
{reference:{getBoundingClientRect:p},floating:o.floating,strategy:i});return n.reference.x!==h.reference.x||n.reference.y!==h.reference.y||n.reference.width!==h.
reference.width||n.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},K5=new Set(["left","top"]);async function UE(e,t){let{placement:r,platform:o,elements:n}=e,
a=await(o.isRTL==null?void 0:o.isRTL(n.floating)),i=Cn(r),l=Il(r),s=Zo(r)==="y",c=K5.has(i)?-1:1,u=a&&s?-1:1,d=Sn(t,e),{mainAxis:m,crossAxis:f,alignmentAxis:p}=typeof d==
"number"?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return l&&typeof p=="number"&&
(f=l==="end"?p*-1:p),s?{x:f*u,y:m*c}:{x:m*c,y:f*u}}var Q5=function(e){return e===void 0&&(e=0),{name:"offset",options:e,async fn(t){var r,o;let{x:n,y:a,placement:i,
middlewareData:l}=t,s=await UE(t,e);return i===((r=l.offset)==null?void 0:r.placement)&&(o=l.arrow)!=null&&o.alignmentOffset?{}:{x:n+s.x,y:a+s.y,data:{...s,placement:i}}}}},
Z5=function(e){return e===void 0&&(e={}),{name:"shift",options:e,async fn(t){let{x:r,y:o,placement:n,platform:a}=t,{mainAxis:i=!0,crossAxis:l=!1,limiter:s={fn:v=>{
let{x:b,y}=v;return{x:b,y}}},...c}=Sn(e,t),u={x:r,y:o},d=await a.detectOverflow(t,c),m=Zo(n),f=hp(m),p=u[f],h=u[m],w=(v,b)=>$b(b+d[v==="y"?"top":"left"],b,b-d[v===
"y"?"bottom":"right"]);i&&(p=w(f,p)),l&&(h=w(m,h));let g=s.fn({...t,[f]:p,[m]:h});return{...g,data:{x:g.x-r,y:g.y-o,enabled:{[f]:i,[m]:l}}}}}},W5=function(e){return e===
void 0&&(e={}),{options:e,fn(t){var r,o;let{x:n,y:a,placement:i,rects:l,middlewareData:s}=t,{offset:c=0,mainAxis:u=!0,crossAxis:d=!0}=Sn(e,t),m={x:n,y:a},f=Zo(i),
p=hp(f),h=m[p],w=m[f],g=Sn(c,t),v=typeof g=="number"?{mainAxis:g,crossAxis:0}:{mainAxis:(r=g.mainAxis)!=null?r:0,crossAxis:(o=g.crossAxis)!=null?o:0};if(u){let _=p===
"y"?"height":"width",C=l.reference[p]-l.floating[_]+v.mainAxis,S=l.reference[p]+l.reference[_]-v.mainAxis;h<C?h=C:h>S&&(h=S)}if(d){var b,y;let _=p==="y"?"width":
"height",C=K5.has(Cn(i)),S=l.reference[f]-l.floating[_]+(C&&((b=s.offset)==null?void 0:b[f])||0)+(C?0:v.crossAxis),z=l.reference[f]+l.reference[_]+(C?0:((y=s.offset)==
null?void 0:y[f])||0)-(C?v.crossAxis:0);w<S?w=S:w>z&&(w=z)}return{[p]:h,[f]:w}}}},J5=function(e){return e===void 0&&(e={}),{name:"size",options:e,async fn(t){let{
placement:r,rects:o,platform:n,elements:a}=t,{apply:i=()=>{},...l}=Sn(e,t),s=await n.detectOverflow(t,l),c=Cn(r),u=Il(r),d=Zo(r)==="y",{width:m,height:f}=o.floating,
p,h;c==="top"||c==="bottom"?(p=c,h=u===(await(n.isRTL==null?void 0:n.isRTL(a.floating))?"start":"end")?"left":"right"):(h=c,p=u==="end"?"top":"bottom");let w=f-
s.top-s.bottom,g=m-s.left-s.right,v=Oo(f-s[p],w),b=Oo(m-s[h],g),y=t.middlewareData.shift,_=!y,C=v,S=b;y!=null&&y.enabled.x&&(S=g),y!=null&&y.enabled.y&&(C=w),_&&
!u&&(d?S=m-2*uo(s.left,s.right):C=f-2*uo(s.top,s.bottom)),await i({...t,availableWidth:S,availableHeight:C});let z=await n.getDimensions(a.floating);return m!==
z.width||f!==z.height?{reset:{rects:!0}}:{}}}};function rS(e){let t=No(e),r=parseFloat(t.width)||0,o=parseFloat(t.height)||0,n=mo(e),a=n?e.offsetWidth:r,i=n?e.offsetHeight:o,l=Em(r)!==a||Em(o)!==i;return l&&
(r=a,o=i),{width:r,height:o,$:l}}function Fb(e){return ct(e)?e:e.contextElement}function fc(e){let t=Fb(e);if(!mo(t))return na(1);let r=t.getBoundingClientRect(),
{width:o,height:n,$:a}=rS(t),i=(a?Em(r.width):r.width)/o,l=(a?Em(r.height):r.height)/n;return(!i||!Number.isFinite(i))&&(i=1),(!l||!Number.isFinite(l))&&(l=1),{
x:i,y:l}}var GE=na(0);function oS(e){let t=wr(e);return!dc()||!t.visualViewport?GE:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function $E(e,t,r){
return t===void 0&&(t=!1),!!r&&t&&r===wr(e)}function Ul(e,t,r,o){t===void 0&&(t=!1),r===void 0&&(r=!1);let n=e.getBoundingClientRect(),a=Fb(e),i=na(1);t&&(o?ct(
o)&&(i=fc(o)):i=fc(e));let l=$E(a,r,o)?oS(a):na(0),s=(n.left+l.x)/i.x,c=(n.top+l.y)/i.y,u=n.width/i.x,d=n.height/i.y;if(a&&o){let m=wr(a),f=ct(o)?wr(o):o,p=m,h=fp(
p);for(;h&&f!==p;){let w=fc(h),g=h.getBoundingClientRect(),v=No(h),b=g.left+(h.clientLeft+parseFloat(v.paddingLeft))*w.x,y=g.top+(h.clientTop+parseFloat(v.paddingTop))*
w.y;s*=w.x,c*=w.y,u*=w.x,d*=w.y,s+=b,c+=y,p=wr(h),h=fp(p)}}return zn({width:u,height:d,x:s,y:c})}function xp(e,t){let r=Tm(e).scrollLeft;return t?t.left+r:Ul(ra(
e)).left+r}function nS(e,t){let r=e.getBoundingClientRect(),o=r.left+t.scrollLeft-xp(e,r),n=r.top+t.scrollTop;return{x:o,y:n}}function qE(e){let{elements:t,rect:r,
offsetParent:o,strategy:n}=e,a=n==="fixed",i=ra(o),l=t?km(t.floating):!1;if(o===i||l&&a)return r;let s={scrollLeft:0,scrollTop:0},c=na(1),u=na(0),d=mo(o);if((d||
!a)&&((Ni(o)!=="body"||zm(i))&&(s=Tm(o)),d)){let f=Ul(o);c=fc(o),u.x=f.x+o.clientLeft,u.y=f.y+o.clientTop}let m=i&&!d&&!a?nS(i,s):na(0);return{width:r.width*c.x,
height:r.height*c.y,x:r.x*c.x-s.scrollLeft*c.x+u.x+m.x,y:r.y*c.y-s.scrollTop*c.y+u.y+m.y}}function YE(e){return e.getClientRects?Array.from(e.getClientRects()):
[]}function FE(e){let t=Tm(e),r=e.ownerDocument.body,o=uo(e.scrollWidth,e.clientWidth,r.scrollWidth,r.clientWidth),n=uo(e.scrollHeight,e.clientHeight,r.scrollHeight,
r.clientHeight),a=-t.scrollLeft+xp(e),i=-t.scrollTop;return No(r).direction==="rtl"&&(a+=uo(e.clientWidth,r.clientWidth)-o),{width:o,height:n,x:a,y:i}}var XE=25;
function KE(e,t,r){r===void 0&&(r="viewport");let o=r==="layoutViewport",n=wr(e),a=ra(e),i=n.visualViewport,l=a.clientWidth,s=a.clientHeight,c=0,u=0;if(i){let m=!dc()||
t==="fixed";o?m||(c=-i.offsetLeft,u=-i.offsetTop):(l=i.width,s=i.height,m&&(c=i.offsetLeft,u=i.offsetTop))}if(xp(a)<=0){let m=a.ownerDocument,f=m.body,p=getComputedStyle(
f),h=m.compatMode==="CSS1Compat"&&parseFloat(p.marginLeft)+parseFloat(p.marginRight)||0,w=Math.abs(a.clientWidth-f.clientWidth-h),g=getComputedStyle(a).scrollbarGutter===
"stable both-edges"?w/2:w;g<=XE&&(l-=g)}return{width:l,height:s,x:c,y:u}}function QE(e,t){let r=Ul(e,!0,t==="fixed"),o=r.top+e.clientTop,n=r.left+e.clientLeft,a=fc(
e),i=e.clientWidth*a.x,l=e.clientHeight*a.y,s=n*a.x,c=o*a.y;return{width:i,height:l,x:s,y:c}}function eS(e,t,r){let o;if(t==="viewport"||t==="layoutViewport")o=
KE(e,r,t);else if(t==="document")o=FE(ra(e));else if(ct(t))o=QE(t,r);else{let n=oS(e);o={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return zn(o)}function ZE(e,t){
let r=t.get(e);if(r)return r;let o=Fr(e,[],!1).filter(l=>ct(l)&&Ni(l)!=="body"),n=null,a=No(e).position==="fixed",i=a?ta(e):e;for(;ct(i)&&!oa(i);){let l=No(i),s=up(
i),c=n?n.position:a?"fixed":"";!s&&(c==="fixed"||c==="absolute"&&l.position==="static")?o=o.filter(d=>d!==i):n=l,i=ta(i)}return t.set(e,o),o}function WE(e){let{
element:t,boundary:r,rootBoundary:o,strategy:n}=e,i=[...r==="clippingAncestors"?km(t)?[]:ZE(t,this._c):[].concat(r),o],l=eS(t,i[0],n),s=l.top,c=l.right,u=l.bottom,
d=l.left;for(let m=1;m<i.length;m++){let f=eS(t,i[m],n);s=uo(f.top,s),c=Oo(f.right,c),u=Oo(f.bottom,u),d=uo(f.left,d)}return{width:c-d,height:u-s,x:d,y:s}}function JE(e){
let{width:t,height:r}=rS(e);return{width:t,height:r}}function eA(e,t,r){let o=mo(t),n=ra(t),a=r==="fixed",i=Ul(e,!0,a,t),l={scrollLeft:0,scrollTop:0},s=na(0);if((o||
!a)&&((Ni(t)!=="body"||zm(n))&&(l=Tm(t)),o)){let m=Ul(t,!0,a,t);s.x=m.x+t.clientLeft,s.y=m.y+t.clientTop}!o&&n&&(s.x=xp(n));let c=n&&!o&&!a?nS(n,l):na(0),u=i.left+
l.scrollLeft-s.x-c.x,d=i.top+l.scrollTop-s.y-c.y;return{x:u,y:d,width:i.width,height:i.height}}function Yb(e){return No(e).position==="static"}function tS(e,t){
if(!mo(e)||No(e).position==="fixed")return null;if(t)return t(e);let r=e.offsetParent;return ra(e)===r&&(r=r.ownerDocument.body),r}function aS(e,t){let r=wr(e);
if(km(e))return r;if(!mo(e)){let n=ta(e);for(;n&&!oa(n);){if(ct(n)&&!Yb(n))return n;n=ta(n)}return r}let o=tS(e,t);for(;o&&y5(o)&&Yb(o);)o=tS(o,t);return o&&oa(
o)&&Yb(o)&&!up(o)?r:o||w5(e)||r}var tA=async function(e){let t=this.getOffsetParent||aS,r=this.getDimensions,o=await r(e.floating);return{reference:eA(e.reference,
await t(e.floating),e.strategy),floating:{x:0,y:0,width:o.width,height:o.height}}};function rA(e){return No(e).direction==="rtl"}var Xb={convertOffsetParentRelativeRectToViewportRelativeRect:qE,
getDocumentElement:ra,getClippingRect:WE,getOffsetParent:aS,getElementRects:tA,getClientRects:YE,getDimensions:JE,getScale:fc,isElement:ct,isRTL:rA};function iS(e,t){
return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function oA(e,t,r){let o=null,n,a=ra(e);function i(){var u;clearTimeout(n),(u=o)==null||u.disconnect(),
o=null}function l(u,d){u===void 0&&(u=!1),d===void 0&&(d=1),i();let m=e.getBoundingClientRect(),{left:f,top:p,width:h,height:w}=m;if(u||t(),!h||!w)return;let g=Am(
p),v=Am(a.clientWidth-(f+h)),b=Am(a.clientHeight-(p+w)),y=Am(f),C={rootMargin:-g+"px "+-v+"px "+-b+"px "+-y+"px",threshold:uo(0,Oo(1,d))||1},S=!0;function z(I){
let M=I[0].intersectionRatio;if(!iS(m,e.getBoundingClientRect()))return l();if(M!==d){if(!S)return l();M?l(!1,M):n=setTimeout(()=>{l(!1,1e-7)},1e3)}S=!1}try{o=new IntersectionObserver(
z,{...C,root:a.ownerDocument})}catch{o=new IntersectionObserver(z,C)}o.observe(e)}let s=wr(e),c=()=>l(r);return s.addEventListener("resize",c),l(!0),()=>{s.removeEventListener(
"resize",c),i()}}function Gl(e,t,r,o){o===void 0&&(o={});let{ancestorScroll:n=!0,ancestorResize:a=!0,elementResize:i=typeof ResizeObserver=="function",layoutShift:l=typeof IntersectionObserver==
"function",animationFrame:s=!1}=o,c=Fb(e),u=n||a?[...c?Fr(c):[],...t?Fr(t):[]]:[];u.forEach(g=>{n&&g.addEventListener("scroll",r),a&&g.addEventListener("resize",
r)});let d=c&&l?oA(c,r,a):null,m=-1,f=null;i&&(f=new ResizeObserver(g=>{let[v]=g;v&&v.target===c&&f&&t&&(f.unobserve(t),cancelAnimationFrame(m),m=requestAnimationFrame(
()=>{var b;(b=f)==null||b.observe(t)})),r()}),c&&!s&&f.observe(c),t&&f.observe(t));let p,h=s?Ul(e):null;s&&w();function w(){let g=Ul(e);h&&!iS(h,g)&&r(),h=g,p=requestAnimationFrame(
w)}return r(),()=>{var g;u.forEach(v=>{n&&v.removeEventListener("scroll",r),a&&v.removeEventListener("resize",r)}),d?.(),(g=f)==null||g.disconnect(),f=null,s&&cancelAnimationFrame(
p)}}var lS=Q5;var sS=Z5,cS=q5,dS=J5,mS=Y5,Kb=$5,uS=X5,fS=W5,_p=(e,t,r)=>{let o=new Map,n=r??{},a={...Xb,...n.platform,_c:o};return G5(e,t,{...n,platform:a})};var er=x(D(),1),hS=x(D(),1),gS=x(Ci(),1),aA=typeof document<"u",iA=function(){},Sp=aA?hS.useLayoutEffect:iA;function Cp(e,t){if(e===t)return!0;if(typeof e!=typeof t)
return!1;if(typeof e=="function"&&e.toString()===t.toString())return!0;let r,o,n;if(e&&t&&typeof e=="object"){if(Array.isArray(e)){if(r=e.length,r!==t.length)return!1;
for(o=r;o--!==0;)if(!Cp(e[o],t[o]))return!1;return!0}if(n=Object.keys(e),r=n.length,r!==Object.keys(t).length)return!1;for(o=r;o--!==0;)if(!{}.hasOwnProperty.call(
t,n[o]))return!1;for(o=r;o--!==0;){let a=n[o];if(!(a==="_owner"&&e.$$typeof)&&!Cp(e[a],t[a]))return!1}return!0}return e!==e&&t!==t}function vS(e){return typeof window>
"u"?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function pS(e,t){let r=vS(e);return Math.round(t*r)/r}function Qb(e){let t=er.useRef(e);return Sp(
()=>{t.current=e}),t}function bS(e){e===void 0&&(e={});let{placement:t="bottom",strategy:r="absolute",middleware:o=[],platform:n,elements:{reference:a,floating:i}={},
transform:l=!0,whileElementsMounted:s,open:c}=e,[u,d]=er.useState({x:0,y:0,strategy:r,placement:t,middlewareData:{},isPositioned:!1}),[m,f]=er.useState(o);Cp(m,
o)||f(o);let[p,h]=er.useState(null),[w,g]=er.useState(null),v=er.useCallback(O=>{O!==C.current&&(C.current=O,h(O))},[]),b=er.useCallback(O=>{O!==S.current&&(S.current=
O,g(O))},[]),y=a||p,_=i||w,C=er.useRef(null),S=er.useRef(null),z=er.useRef(u),I=s!=null,M=Qb(s),X=Qb(n),U=Qb(c),V=er.useCallback(()=>{if(!C.current||!S.current)
return;let O={placement:t,strategy:r,middleware:m};X.current&&(O.platform=X.current),_p(C.current,S.current,O).then(j=>{let Y={...j,isPositioned:U.current!==!1};
A.current&&!Cp(z.current,Y)&&(z.current=Y,gS.flushSync(()=>{d(Y)}))})},[m,t,r,X,U]);Sp(()=>{c===!1&&z.current.isPositioned&&(z.current.isPositioned=!1,d(O=>({...O,
isPositioned:!1})))},[c]);let A=er.useRef(!1);Sp(()=>(A.current=!0,()=>{A.current=!1}),[]),Sp(()=>{if(y&&(C.current=y),_&&(S.current=_),y&&_){if(M.current)return M.
current(y,_,V);V()}},[y,_,V,M,I]);let F=er.useMemo(()=>({reference:C,floating:S,setReference:v,setFloating:b}),[v,b]),L=er.useMemo(()=>({reference:y,floating:_}),
[y,_]),P=er.useMemo(()=>{let O={position:r,left:0,top:0};if(!L.floating)return O;let j=pS(L.floating,u.x),Y=pS(L.floating,u.y);return l?{...O,transform:"transla\
te("+j+"px, "+Y+"px)",...vS(L.floating)>=1.5&&{willChange:"transform"}}:{position:r,left:j,top:Y}},[r,l,L.floating,u.x,u.y]);return er.useMemo(()=>({...u,update:V,
refs:F,elements:L,floatingStyles:P}),[u,V,F,L,P])}var lA=e=>{function t(r){return{}.hasOwnProperty.call(r,"current")}return{name:"arrow",options:e,fn(r){let{element:o,
padding:n}=typeof e=="function"?e(r):e;return o&&t(o)?o.current!=null?Kb({element:o.current,padding:n}).fn(r):{}:o?Kb({element:o,padding:n}).fn(r):{}}}},pc=(e,t)=>{
let r=lS(e);return{name:r.name,fn:r.fn,options:[e,t]}},$l=(e,t)=>{let r=sS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Zb=(e,t)=>({fn:fS(e).fn,options:[e,t]}),
hc=(e,t)=>{let r=cS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Wb=(e,t)=>{let r=dS(e);return{name:r.name,fn:r.fn,options:[e,t]}};var Mm=(e,t)=>{let r=mS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Mi=(e,t)=>{let r=uS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Dm=(e,t)=>{let r=lA(e);return{
name:r.name,fn:r.fn,options:[e,t]}};function n0(e){let t=W.useRef(void 0),r=W.useCallback(o=>{let n=e.map(a=>{if(a!=null){if(typeof a=="function"){let i=a,l=i(o);return typeof l=="function"?l:()=>{
i(null)}}return a.current=o,()=>{a.current=null}}});return()=>{n.forEach(a=>a?.())}},e);return W.useMemo(()=>e.every(o=>o==null)?null:o=>{t.current&&(t.current(),
t.current=void 0),o!=null&&(t.current=r(o))},e)}var sA="data-floating-ui-focusable",yS="active",wS="selected",cA="ArrowLeft",dA="ArrowRight",mA="ArrowUp",uA="ArrowDown";var fA=[cA,dA],pA=[mA,uA],bq=[...fA,...pA];var hA={...W},xS=!1,gA=0,_S=()=>"floating-ui-"+Math.random().toString(36).slice(2,6)+gA++;function vA(){let[e,t]=W.useState(()=>xS?_S():void 0);return kn(()=>{e==
null&&t(_S())},[]),W.useEffect(()=>{xS=!0},[]),e}var bA=hA.useId,TS=bA||vA;function yA(){let e=new Map;return{emit(t,r){var o;(o=e.get(t))==null||o.forEach(n=>n(r))},on(t,r){e.has(t)||e.set(t,new Set),e.get(t).add(r)},off(t,r){var o;(o=
e.get(t))==null||o.delete(r)}}}var wA=W.createContext(null),xA=W.createContext(null),a0=()=>{var e;return((e=W.useContext(wA))==null?void 0:e.id)||null},i0=()=>W.useContext(
xA);function l0(e){return"data-floating-ui-"+e}function fo(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var SS=l0("safe-polygon");function zp(e,t,r){if(r&&
!wp(r))return 0;if(typeof e=="number")return e;if(typeof e=="function"){let o=e();return typeof o=="number"?o:o?.[t]}return e?.[t]}function Jb(e){return typeof e==
"function"?e():e}function RS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,dataRef:n,events:a,elements:i}=e,{enabled:l=!0,delay:s=0,handleClose:c=null,mouseOnly:u=!1,
restMs:d=0,move:m=!0}=t,f=i0(),p=a0(),h=Om(c),w=Om(s),g=Om(r),v=Om(d),b=W.useRef(),y=W.useRef(-1),_=W.useRef(),C=W.useRef(-1),S=W.useRef(!0),z=W.useRef(!1),I=W.useRef(
()=>{}),M=W.useRef(!1),X=Tn(()=>{var P;let O=(P=n.current.openEvent)==null?void 0:P.type;return O?.includes("mouse")&&O!=="mousedown"});W.useEffect(()=>{if(!l)return;
function P(O){let{open:j}=O;j||(fo(y),fo(C),S.current=!0,M.current=!1)}return a.on("openchange",P),()=>{a.off("openchange",P)}},[l,a]),W.useEffect(()=>{if(!l||!h.
current||!r)return;function P(j){X()&&o(!1,j,"hover")}let O=Oi(i.floating).documentElement;return O.addEventListener("mouseleave",P),()=>{O.removeEventListener(
"mouseleave",P)}},[i.floating,r,o,l,h,X]);let U=W.useCallback(function(P,O,j){O===void 0&&(O=!0),j===void 0&&(j="hover");let Y=zp(w.current,"close",b.current);Y&&
!_.current?(fo(y),y.current=window.setTimeout(()=>o(!1,P,j),Y)):O&&(fo(y),o(!1,P,j))},[w,o]),V=Tn(()=>{I.current(),_.current=void 0}),A=Tn(()=>{if(z.current){let P=Oi(
i.floating).body;P.style.pointerEvents="",P.removeAttribute(SS),z.current=!1}}),F=Tn(()=>n.current.openEvent?["click","mousedown"].includes(n.current.openEvent.
type):!1);W.useEffect(()=>{if(!l)return;function P(Q){if(fo(y),S.current=!1,u&&!wp(b.current)||Jb(v.current)>0&&!zp(w.current,"open"))return;let ee=zp(w.current,
"open",b.current);ee?y.current=window.setTimeout(()=>{g.current||o(!0,Q,"hover")},ee):r||o(!0,Q,"hover")}function O(Q){if(F()){A();return}I.current();let ee=Oi(
i.floating);if(fo(C),M.current=!1,h.current&&n.current.floatingContext){r||fo(y),_.current=h.current({...n.current.floatingContext,tree:f,x:Q.clientX,y:Q.clientY,
onClose(){A(),V(),F()||U(Q,!0,"safe-polygon")}});let ae=_.current;ee.addEventListener("mousemove",ae),I.current=()=>{ee.removeEventListener("mousemove",ae)};return}
(b.current!=="touch"||!uc(i.floating,Q.relatedTarget))&&U(Q)}function j(Q){F()||n.current.floatingContext&&(h.current==null||h.current({...n.current.floatingContext,
tree:f,x:Q.clientX,y:Q.clientY,onClose(){A(),V(),F()||U(Q)}})(Q))}function Y(){fo(y)}function G(Q){F()||U(Q,!1)}if(ct(i.domReference)){let Q=i.domReference,ee=i.
floating;return r&&Q.addEventListener("mouseleave",j),m&&Q.addEventListener("mousemove",P,{once:!0}),Q.addEventListener("mouseenter",P),Q.addEventListener("mous\
eleave",O),ee&&(ee.addEventListener("mouseleave",j),ee.addEventListener("mouseenter",Y),ee.addEventListener("mouseleave",G)),()=>{r&&Q.removeEventListener("mous\
eleave",j),m&&Q.removeEventListener("mousemove",P),Q.removeEventListener("mouseenter",P),Q.removeEventListener("mouseleave",O),ee&&(ee.removeEventListener("mous\
eleave",j),ee.removeEventListener("mouseenter",Y),ee.removeEventListener("mouseleave",G))}}},[i,l,e,u,m,U,V,A,o,r,g,f,w,h,n,F,v]),kn(()=>{var P;if(l&&r&&(P=h.current)!=
null&&(P=P.__options)!=null&&P.blockPointerEvents&&X()){z.current=!0;let j=i.floating;if(ct(i.domReference)&&j){var O;let Y=Oi(i.floating).body;Y.setAttribute(SS,
"");let G=i.domReference,Q=f==null||(O=f.nodesRef.current.find(ee=>ee.id===p))==null||(O=O.context)==null?void 0:O.elements.floating;return Q&&(Q.style.pointerEvents=
""),Y.style.pointerEvents="none",G.style.pointerEvents="auto",j.style.pointerEvents="auto",()=>{Y.style.pointerEvents="",G.style.pointerEvents="",j.style.pointerEvents=
""}}}},[l,r,p,i,f,h,X]),kn(()=>{r||(b.current=void 0,M.current=!1,V(),A())},[r,V,A]),W.useEffect(()=>()=>{V(),fo(y),fo(C),A()},[l,i.domReference,V,A]);let L=W.useMemo(
()=>{function P(O){b.current=O.pointerType}return{onPointerDown:P,onPointerEnter:P,onMouseMove(O){let{nativeEvent:j}=O;function Y(){!S.current&&!g.current&&o(!0,
j,"hover")}u&&!wp(b.current)||r||Jb(v.current)===0||M.current&&O.movementX**2+O.movementY**2<2||(fo(C),b.current==="touch"?Y():(M.current=!0,C.current=window.setTimeout(
Y,Jb(v.current))))}}},[u,o,r,g,v]);return W.useMemo(()=>l?{reference:L}:{},[l,L])}var o0=()=>{},ES=W.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,
setCurrentId:o0,setState:o0,isInstantPhase:!1}),_A=()=>W.useContext(ES);function AS(e){let{children:t,delay:r,timeoutMs:o=0}=e,[n,a]=W.useReducer((s,c)=>({...s,
...c}),{delay:r,timeoutMs:o,initialDelay:r,currentId:null,isInstantPhase:!1}),i=W.useRef(null),l=W.useCallback(s=>{a({currentId:s})},[]);return kn(()=>{n.currentId?
i.current===null?i.current=n.currentId:n.isInstantPhase||a({isInstantPhase:!0}):(n.isInstantPhase&&a({isInstantPhase:!1}),i.current=null)},[n.currentId,n.isInstantPhase]),
(0,kp.jsx)(ES.Provider,{value:W.useMemo(()=>({...n,setState:a,setCurrentId:l}),[n,l]),children:t})}function NS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
floatingId:n}=e,{id:a,enabled:i=!0}=t,l=a??n,s=_A(),{currentId:c,setCurrentId:u,initialDelay:d,setState:m,timeoutMs:f}=s;return kn(()=>{i&&c&&(m({delay:{open:1,
close:zp(d,"close")}}),c!==l&&o(!1))},[i,l,o,m,c,d]),kn(()=>{function p(){o(!1),m({delay:d,currentId:null})}if(i&&c&&!r&&c===l){if(f){let h=window.setTimeout(p,
f);return()=>{clearTimeout(h)}}p()}},[i,r,m,c,l,o,d,f]),kn(()=>{i&&(u===o0||!r||u(l))},[i,r,u,l]),s}function e0(e,t){if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&cc(r)){let o=t;for(;o;){if(e===o)return!0;o=
o.parentNode||o.host}}return!1}function SA(e){return"composedPath"in e?e.composedPath()[0]:e.target}var CA={pointerdown:"onPointerDown",mousedown:"onMouseDown",click:"onClick"},zA={pointerdown:"onPointerDownCapture",mousedown:"onMouseDownCapture",click:"onClic\
kCapture"},CS=e=>{var t,r;return{escapeKey:typeof e=="boolean"?e:(t=e?.escapeKey)!=null?t:!1,outsidePress:typeof e=="boolean"?e:(r=e?.outsidePress)!=null?r:!0}};
function OS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,elements:n,dataRef:a}=e,{enabled:i=!0,escapeKey:l=!0,outsidePress:s=!0,outsidePressEvent:c="pointe\
rdown",referencePress:u=!1,referencePressEvent:d="pointerdown",ancestorScroll:m=!1,bubbles:f,capture:p}=t,h=i0(),w=Tn(typeof s=="function"?s:()=>!1),g=typeof s==
"function"?w:s,v=W.useRef(!1),{escapeKey:b,outsidePress:y}=CS(f),{escapeKey:_,outsidePress:C}=CS(p),S=W.useRef(!1),z=Tn(A=>{var F;if(!r||!i||!l||A.key!=="Escape"||
S.current)return;let L=(F=a.current.floatingContext)==null?void 0:F.nodeId,P=h?Nm(h.nodesRef.current,L):[];if(!b&&(A.stopPropagation(),P.length>0)){let O=!0;if(P.
forEach(j=>{var Y;if((Y=j.context)!=null&&Y.open&&!j.context.dataRef.current.__escapeKeyBubbles){O=!1;return}}),!O)return}o(!1,j5(A)?A.nativeEvent:A,"escape-key")}),
I=Tn(A=>{var F;let L=()=>{var P;z(A),(P=Vl(A))==null||P.removeEventListener("keydown",L)};(F=Vl(A))==null||F.addEventListener("keydown",L)}),M=Tn(A=>{var F;let L=a.
current.insideReactTree;a.current.insideReactTree=!1;let P=v.current;if(v.current=!1,c==="click"&&P||L||typeof g=="function"&&!g(A))return;let O=Vl(A),j="["+l0(
"inert")+"]",Y=Oi(n.floating).querySelectorAll(j),G=ct(O)?O:null;for(;G&&!oa(G);){let ae=ta(G);if(oa(ae)||!ct(ae))break;G=ae}if(Y.length&&ct(O)&&!D5(O)&&!uc(O,n.
floating)&&Array.from(Y).every(ae=>!uc(G,ae)))return;if(mo(O)&&V){let ae=oa(O),ge=No(O),Ee=/auto|scroll/,se=ae||Ee.test(ge.overflowX),Ne=ae||Ee.test(ge.overflowY),
Oe=se&&O.clientWidth>0&&O.scrollWidth>O.clientWidth,Xe=Ne&&O.clientHeight>0&&O.scrollHeight>O.clientHeight,et=ge.direction==="rtl",It=Xe&&(et?A.offsetX<=O.offsetWidth-
O.clientWidth:A.offsetX>O.clientWidth),de=Oe&&A.offsetY>O.clientHeight;if(It||de)return}let Q=(F=a.current.floatingContext)==null?void 0:F.nodeId,ee=h&&Nm(h.nodesRef.
current,Q).some(ae=>{var ge;return yp(A,(ge=ae.context)==null?void 0:ge.elements.floating)});if(yp(A,n.floating)||yp(A,n.domReference)||ee)return;let pe=h?Nm(h.
nodesRef.current,Q):[];if(pe.length>0){let ae=!0;if(pe.forEach(ge=>{var Ee;if((Ee=ge.context)!=null&&Ee.open&&!ge.context.dataRef.current.__outsidePressBubbles){
ae=!1;return}}),!ae)return}o(!1,A,"outside-press")}),X=Tn(A=>{var F;let L=()=>{var P;M(A),(P=Vl(A))==null||P.removeEventListener(c,L)};(F=Vl(A))==null||F.addEventListener(
c,L)});W.useEffect(()=>{if(!r||!i)return;a.current.__escapeKeyBubbles=b,a.current.__outsidePressBubbles=y;let A=-1;function F(Y){o(!1,Y,"ancestor-scroll")}function L(){
window.clearTimeout(A),S.current=!0}function P(){A=window.setTimeout(()=>{S.current=!1},dc()?5:0)}let O=Oi(n.floating);l&&(O.addEventListener("keydown",_?I:z,_),
O.addEventListener("compositionstart",L),O.addEventListener("compositionend",P)),g&&O.addEventListener(c,C?X:M,C);let j=[];return m&&(ct(n.domReference)&&(j=Fr(
n.domReference)),ct(n.floating)&&(j=j.concat(Fr(n.floating))),!ct(n.reference)&&n.reference&&n.reference.contextElement&&(j=j.concat(Fr(n.reference.contextElement)))),
j=j.filter(Y=>{var G;return Y!==((G=O.defaultView)==null?void 0:G.visualViewport)}),j.forEach(Y=>{Y.addEventListener("scroll",F)}),()=>{l&&(O.removeEventListener(
"keydown",_?I:z,_),O.removeEventListener("compositionstart",L),O.removeEventListener("compositionend",P)),g&&O.removeEventListener(c,C?X:M,C),j.forEach(Y=>{Y.removeEventListener(
"scroll",F)}),window.clearTimeout(A)}},[a,n,l,g,c,r,o,m,i,b,y,z,_,I,M,C,X]),W.useEffect(()=>{a.current.insideReactTree=!1},[a,g,c]);let U=W.useMemo(()=>({onKeyDown:z,
...u&&{[CA[d]]:A=>{o(!1,A.nativeEvent,"reference-press")},...d!=="click"&&{onClick(A){o(!1,A.nativeEvent,"reference-press")}}}}),[z,o,u,d]),V=W.useMemo(()=>{function A(F){
F.button===0&&(v.current=!0)}return{onKeyDown:z,onMouseDown:A,onMouseUp:A,[zA[c]]:()=>{a.current.insideReactTree=!0}}},[z,c,a]);return W.useMemo(()=>i?{reference:U,
floating:V}:{},[i,U,V])}function kA(e){let{open:t=!1,onOpenChange:r,elements:o}=e,n=TS(),a=W.useRef({}),[i]=W.useState(()=>yA()),l=a0()!=null,[s,c]=W.useState(o.
reference),u=Tn((f,p,h)=>{a.current.openEvent=f?p:void 0,i.emit("openchange",{open:f,event:p,reason:h,nested:l}),r?.(f,p,h)}),d=W.useMemo(()=>({setPositionReference:c}),
[]),m=W.useMemo(()=>({reference:s||o.reference||null,floating:o.floating||null,domReference:o.reference}),[s,o.reference,o.floating]);return W.useMemo(()=>({dataRef:a,
open:t,onOpenChange:u,elements:m,events:i,floatingId:n,refs:d}),[t,u,m,i,n,d])}function gc(e){var t,r;let{elements:o,...n}=e===void 0?{}:e,{nodeId:a}=n,i=kA({...n,
elements:{reference:(t=o?.reference)!=null?t:null,floating:(r=o?.floating)!=null?r:null}}),l=n.rootContext||i,s=l.elements,[c,u]=W.useState(null),[d,m]=W.useState(
null),p=s?.domReference||c,h=W.useRef(null),w=i0();kn(()=>{p&&(h.current=p)},[p]);let g=bS({...n,elements:{...s,...d&&{reference:d}}}),v=W.useCallback(S=>{let z=ct(
S)?{getBoundingClientRect:()=>S.getBoundingClientRect(),getClientRects:()=>S.getClientRects(),contextElement:S}:S;m(z),g.refs.setReference(z)},[g.refs]),b=W.useCallback(
S=>{(ct(S)||S===null)&&(h.current=S,u(S)),(ct(g.refs.reference.current)||g.refs.reference.current===null||S!==null&&!ct(S))&&g.refs.setReference(S)},[g.refs]),y=W.useMemo(
()=>({...g.refs,setReference:b,setPositionReference:v,domReference:h}),[g.refs,b,v]),_=W.useMemo(()=>({...g.elements,domReference:p}),[g.elements,p]),C=W.useMemo(
()=>({...g,...l,refs:y,elements:_,nodeId:a}),[g,y,_,a,l]);return kn(()=>{l.dataRef.current.floatingContext=C;let S=w?.nodesRef.current.find(z=>z.id===a);S&&(S.context=
C)}),W.useMemo(()=>({...g,context:C,refs:y,elements:_}),[g,y,_,C])}function t0(){return M5()&&O5()}function MS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
events:n,dataRef:a,elements:i}=e,{enabled:l=!0,visibleOnly:s=!0}=t,c=W.useRef(!1),u=W.useRef(-1),d=W.useRef(!0);W.useEffect(()=>{if(!l)return;let f=wr(i.domReference);
function p(){!r&&mo(i.domReference)&&i.domReference===qb(Oi(i.domReference))&&(c.current=!0)}function h(){d.current=!0}function w(){d.current=!1}return f.addEventListener(
"blur",p),t0()&&(f.addEventListener("keydown",h,!0),f.addEventListener("pointerdown",w,!0)),()=>{f.removeEventListener("blur",p),t0()&&(f.removeEventListener("k\
eydown",h,!0),f.removeEventListener("pointerdown",w,!0))}},[i.domReference,r,l]),W.useEffect(()=>{if(!l)return;function f(p){let{reason:h}=p;(h==="reference-pre\
ss"||h==="escape-key")&&(c.current=!0)}return n.on("openchange",f),()=>{n.off("openchange",f)}},[n,l]),W.useEffect(()=>()=>{fo(u)},[]);let m=W.useMemo(()=>({onMouseLeave(){
c.current=!1},onFocus(f){if(c.current)return;let p=Vl(f.nativeEvent);if(s&&ct(p)){if(t0()&&!f.relatedTarget){if(!d.current&&!B5(p))return}else if(!P5(p))return}
o(!0,f.nativeEvent,"focus")},onBlur(f){c.current=!1;let p=f.relatedTarget,h=f.nativeEvent,w=ct(p)&&p.hasAttribute(l0("focus-guard"))&&p.getAttribute("data-type")===
"outside";u.current=window.setTimeout(()=>{var g;let v=qb(i.domReference?i.domReference.ownerDocument:document);!p&&v===i.domReference||uc((g=a.current.floatingContext)==
null?void 0:g.refs.floating.current,v)||uc(i.domReference,v)||w||o(!1,h,"focus")})}}),[a,i.domReference,o,s]);return W.useMemo(()=>l?{reference:m}:{},[l,m])}function r0(e,t,r){
let o=new Map,n=r==="item",a=e;if(n&&e){let{[yS]:i,[wS]:l,...s}=e;a=s}return{...r==="floating"&&{tabIndex:-1,[sA]:""},...a,...t.map(i=>{let l=i?i[r]:null;return typeof l==
"function"?e?l(e):null:l}).concat(e).reduce((i,l)=>(l&&Object.entries(l).forEach(s=>{let[c,u]=s;if(!(n&&[yS,wS].includes(c)))if(c.indexOf("on")===0){if(o.has(c)||
o.set(c,[]),typeof u=="function"){var d;(d=o.get(c))==null||d.push(u),i[c]=function(){for(var m,f=arguments.length,p=new Array(f),h=0;h<f;h++)p[h]=arguments[h];
return(m=o.get(c))==null?void 0:m.map(w=>w(...p)).find(w=>w!==void 0)}}}else i[c]=u}),i),{})}}function DS(e){e===void 0&&(e=[]);let t=e.map(l=>l?.reference),r=e.
map(l=>l?.floating),o=e.map(l=>l?.item),n=W.useCallback(l=>r0(l,e,"reference"),t),a=W.useCallback(l=>r0(l,e,"floating"),r),i=W.useCallback(l=>r0(l,e,"item"),o);
return W.useMemo(()=>({getReferenceProps:n,getFloatingProps:a,getItemProps:i}),[n,a,i])}var TA=new Map([["select","listbox"],["combobox","listbox"],["label",!1]]);function BS(e,t){var r,o;t===void 0&&(t={});let{open:n,elements:a,floatingId:i}=e,{enabled:l=!0,
role:s="dialog"}=t,c=TS(),u=((r=a.domReference)==null?void 0:r.id)||c,d=W.useMemo(()=>{var v;return((v=L5(a.floating))==null?void 0:v.id)||i},[a.floating,i]),m=(o=
TA.get(s))!=null?o:s,p=a0()!=null,h=W.useMemo(()=>m==="tooltip"||s==="label"?{["aria-"+(s==="label"?"labelledby":"describedby")]:n?d:void 0}:{"aria-expanded":n?
"true":"false","aria-haspopup":m==="alertdialog"?"dialog":m,"aria-controls":n?d:void 0,...m==="listbox"&&{role:"combobox"},...m==="menu"&&{id:u},...m==="menu"&&
p&&{role:"menuitem"},...s==="select"&&{"aria-autocomplete":"none"},...s==="combobox"&&{"aria-autocomplete":"list"}},[m,d,p,n,u,s]),w=W.useMemo(()=>{let v={id:d,
...m&&{role:m}};return m==="tooltip"||s==="label"?v:{...v,...m==="menu"&&{"aria-labelledby":u}}},[m,d,u,s]),g=W.useCallback(v=>{let{active:b,selected:y}=v,_={role:"\
option",...b&&{id:d+"-fui-option"}};switch(s){case"select":case"combobox":return{..._,"aria-selected":y}}return{}},[d,s]);return W.useMemo(()=>l?{reference:h,floating:w,
item:g}:{},[l,h,w,g])}function PS(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...PS(e,n.id,r)])}
function zS(e,t){let[r,o]=e,n=!1,a=t.length;for(let i=0,l=a-1;i<a;l=i++){let[s,c]=t[i]||[0,0],[u,d]=t[l]||[0,0];c>=o!=d>=o&&r<=(u-s)*(o-c)/(d-c)+s&&(n=!n)}return n}
function RA(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function LS(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:r=!1,requireIntent:o=!0}=e,
n={current:-1},a=!1,i=null,l=null,s=typeof performance<"u"?performance.now():0;function c(d,m){let f=performance.now(),p=f-s;if(i===null||l===null||p===0)return i=
d,l=m,s=f,null;let h=d-i,w=m-l,v=Math.sqrt(h*h+w*w)/p;return i=d,l=m,s=f,v}let u=d=>{let{x:m,y:f,placement:p,elements:h,onClose:w,nodeId:g,tree:v}=d;return function(y){
function _(){fo(n),w()}if(fo(n),!h.domReference||!h.floating||p==null||m==null||f==null)return;let{clientX:C,clientY:S}=y,z=[C,S],I=SA(y),M=y.type==="mouseleave",
X=e0(h.floating,I),U=e0(h.domReference,I),V=h.domReference.getBoundingClientRect(),A=h.floating.getBoundingClientRect(),F=p.split("-")[0],L=m>A.right-A.width/2,
P=f>A.bottom-A.height/2,O=RA(z,V),j=A.width>V.width,Y=A.height>V.height,G=(j?V:A).left,Q=(j?V:A).right,ee=(Y?V:A).top,pe=(Y?V:A).bottom;if(X&&(a=!0,!M))return;if(U&&
(a=!1),U&&!M){a=!0;return}if(M&&ct(y.relatedTarget)&&e0(h.floating,y.relatedTarget)||v&&PS(v.nodesRef.current,g).length)return;if(F==="top"&&f>=V.bottom-1||F===
"bottom"&&f<=V.top+1||F==="left"&&m>=V.right-1||F==="right"&&m<=V.left+1)return _();let ae=[];switch(F){case"top":ae=[[G,V.top+1],[G,A.bottom-1],[Q,A.bottom-1],
[Q,V.top+1]];break;case"bottom":ae=[[G,A.top+1],[G,V.bottom-1],[Q,V.bottom-1],[Q,A.top+1]];break;case"left":ae=[[A.right-1,pe],[A.right-1,ee],[V.left+1,ee],[V.left+
1,pe]];break;case"right":ae=[[V.right-1,pe],[V.right-1,ee],[A.left+1,ee],[A.left+1,pe]];break}function ge(Ee){let[se,Ne]=Ee;switch(F){case"top":{let Oe=[j?se+t/
2:L?se+t*4:se-t*4,Ne+t+1],Xe=[j?se-t/2:L?se+t*4:se-t*4,Ne+t+1],et=[[A.left,L||j?A.bottom-t:A.top],[A.right,L?j?A.bottom-t:A.top:A.bottom-t]];return[Oe,Xe,...et]}case"\
bottom":{let Oe=[j?se+t/2:L?se+t*4:se-t*4,Ne-t],Xe=[j?se-t/2:L?se+t*4:se-t*4,Ne-t],et=[[A.left,L||j?A.top+t:A.bottom],[A.right,L?j?A.top+t:A.bottom:A.top+t]];return[
Oe,Xe,...et]}case"left":{let Oe=[se+t+1,Y?Ne+t/2:P?Ne+t*4:Ne-t*4],Xe=[se+t+1,Y?Ne-t/2:P?Ne+t*4:Ne-t*4];return[...[[P||Y?A.right-t:A.left,A.top],[P?Y?A.right-t:A.
left:A.right-t,A.bottom]],Oe,Xe]}case"right":{let Oe=[se-t,Y?Ne+t/2:P?Ne+t*4:Ne-t*4],Xe=[se-t,Y?Ne-t/2:P?Ne+t*4:Ne-t*4],et=[[P||Y?A.left+t:A.right,A.top],[P?Y?A.
left+t:A.right:A.left+t,A.bottom]];return[Oe,Xe,...et]}}}if(!zS([C,S],ae)){if(a&&!O)return _();if(!M&&o){let Ee=c(y.clientX,y.clientY);if(Ee!==null&&Ee<.1)return _()}
zS([C,S],ge([m,f]))?!a&&o&&(n.current=window.setTimeout(_,40)):_()}}};return u.__options={blockPointerEvents:r},u}var jS={scrollHideDelay:1e3,type:"hover",scrollbars:"xy"},HS=(e,{scrollbarSize:t,overscrollBehavior:r,scrollbars:o})=>{let n=r;return r&&o&&(o==="x"?n=`${r} aut\
o`:o==="y"&&(n=`auto ${r}`)),{root:{"--scrollarea-scrollbar-size":R(t),"--scrollarea-over-scroll-behavior":n,"--scrollarea-offset-size":void 0}}},Rn=N(e=>{let t=k(
"ScrollArea",jS,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,scrollbarSize:l,vars:s,type:c,scrollHideDelay:u,viewportProps:d,viewportRef:m,onScrollPositionChange:f,
children:p,offsetScrollbars:h,scrollbars:w,onBottomReached:g,onTopReached:v,onLeftReached:b,onRightReached:y,overscrollBehavior:_,startScrollPosition:C,verticalScrollbarPosition:S,
attributes:z,...I}=t,[M,X]=(0,tr.useState)(!1),[U,V]=(0,tr.useState)(!1),[A,F]=(0,tr.useState)(!1),L=(0,tr.useRef)(!0),P=(0,tr.useRef)(!1),O=(0,tr.useRef)(!0),j=(0,tr.useRef)(
!1),Y=q({name:"ScrollArea",props:t,classes:dp,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:z,vars:s,varsResolver:HS}),G=(0,tr.useRef)(null),[
Q,ee]=(0,tr.useState)(null),pe=(0,tr.useCallback)(ge=>{ee(Ee=>Ee===ge?Ee:ge)},[]),ae=n0([m,G,pe]);return Qo(h==="present"?Q:null,()=>{let ge=G.current;ge&&(V(ge.
scrollHeight>ge.clientHeight),F(ge.scrollWidth>ge.clientWidth))}),zt(()=>{C&&G.current&&G.current.scrollTo({left:C.x??0,top:C.y??0})},[]),(0,Wo.jsxs)(Nb,{getStyles:Y,
type:c==="never"?"always":c,scrollHideDelay:u,scrollbars:w,...Y("root"),...I,children:[(0,Wo.jsx)(Vb,{...d,...Y("viewport",{style:d?.style}),ref:ae,"data-offset\
-scrollbars":h===!0?"xy":h||void 0,"data-scrollbars":w||void 0,"data-vertical-scrollbar-position":S||void 0,"data-horizontal-hidden":h==="present"&&!A?"true":void 0,
"data-vertical-hidden":h==="present"&&!U?"true":void 0,onScroll:ge=>{d?.onScroll?.(ge),f?.({x:ge.currentTarget.scrollLeft,y:ge.currentTarget.scrollTop});let{scrollTop:Ee,
scrollHeight:se,clientHeight:Ne,scrollLeft:Oe,scrollWidth:Xe,clientWidth:et}=ge.currentTarget,It=Ee-(se-Ne)>=-.8,de=Ee===0;It&&!P.current&&g?.(),de&&!L.current&&
v?.(),P.current=It,L.current=de;let Bt=Oe-(Xe-et)>=-.8,Jt=Oe===0;Bt&&!j.current&&y?.(),Jt&&!O.current&&b?.(),j.current=Bt,O.current=Jt},children:p}),(w==="xy"||
w==="x")&&(0,Wo.jsx)(lp,{...Y("scrollbar"),orientation:"horizontal","data-vertical-scrollbar-position":S||void 0,"data-hidden":c==="never"||h==="present"&&!A?!0:
void 0,forceMount:!0,onMouseEnter:()=>X(!0),onMouseLeave:()=>X(!1),children:(0,Wo.jsx)(cp,{...Y("thumb")})}),(w==="xy"||w==="y")&&(0,Wo.jsx)(lp,{...Y("scrollbar"),
orientation:"vertical","data-vertical-scrollbar-position":S||void 0,"data-hidden":c==="never"||h==="present"&&!U?!0:void 0,forceMount:!0,onMouseEnter:()=>X(!0),
onMouseLeave:()=>X(!1),children:(0,Wo.jsx)(cp,{...Y("thumb")})}),(0,Wo.jsx)(i5,{...Y("corner"),"data-vertical-scrollbar-position":S||void 0,"data-hovered":M||void 0,
"data-hidden":c==="never"||void 0})]})});Rn.displayName="@mantine/core/ScrollArea";var s0=N(e=>{let{children:t,classNames:r,styles:o,scrollbarSize:n,scrollHideDelay:a,
type:i,dir:l,offsetScrollbars:s,overscrollBehavior:c,viewportRef:u,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,scrollbars:h,style:w,vars:g,onBottomReached:v,
onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,onOverflowChange:C,...S}=k("ScrollAreaAutosize",jS,e),z=(0,tr.useRef)(null),[I,M]=(0,tr.useState)(
null),X=(0,tr.useCallback)(L=>{M(P=>P===L?P:L)},[]),U=n0([u,z,X]),V=(0,tr.useRef)(!1),A=(0,tr.useRef)(!1),F=(0,tr.useEffectEvent)(()=>{let L=z.current;if(!L||!C)
return;let P=L.scrollHeight>L.clientHeight;P!==V.current&&(A.current?C(P):(A.current=!0,P&&C(!0)),V.current=P)});return Qo(C?I:null,F),(0,Wo.jsx)(E,{...S,variant:f,
style:[{display:"flex",overflow:"hidden"},w],children:(0,Wo.jsx)(E,{style:{display:"flex",flexDirection:"column",flex:1,overflow:"hidden",...h==="y"&&{minWidth:0},
...h==="x"&&{minHeight:0},...h==="xy"&&{minWidth:0,minHeight:0},...h===!1&&{minWidth:0,minHeight:0}},children:(0,Wo.jsx)(Rn,{classNames:r,styles:o,scrollHideDelay:a,
scrollbarSize:n,type:i,dir:l,offsetScrollbars:s,overscrollBehavior:c,viewportRef:U,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,vars:g,scrollbars:h,
onBottomReached:v,onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,"data-autosize":"true",children:t})})})});Rn.classes=dp;Rn.varsResolver=HS;s0.
displayName="@mantine/core/ScrollAreaAutosize";s0.classes=dp;Rn.Autosize=s0;var c0={root:"m_87cf2631"};var IS=x(T(),1),EA={__staticSelector:"UnstyledButton"},lr=Le(e=>{let t=k("UnstyledButton",EA,e),{className:r,component:o="button",__staticSelector:n,unstyled:a,
classNames:i,styles:l,style:s,attributes:c,...u}=t,d=q({name:n,props:t,classes:c0,className:r,style:s,classNames:i,styles:l,unstyled:a,attributes:c});return(0,IS.jsx)(
E,{...d("root",{focusable:!0}),component:o,type:o==="button"?"button":void 0,...u})});lr.classes=c0;lr.displayName="@mantine/core/UnstyledButton";var d0={root:"m_515a97f8"};var VS=x(T(),1),Tp=N(e=>{let t=k("VisuallyHidden",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,...c}=t,u=q({name:"VisuallyH\
idden",classes:d0,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s});return(0,VS.jsx)(E,{component:"span",...u("root"),...c})});Tp.classes=
d0;Tp.displayName="@mantine/core/VisuallyHidden";var m0={root:"m_1b7284a3"};var US=x(T(),1),GS=(e,{radius:t,shadow:r})=>({root:{"--paper-radius":t===void 0?void 0:ve(t),"--paper-shadow":Gs(r)}}),aa=Le(e=>{let t=k("Paper",null,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,withBorder:l,vars:s,radius:c,shadow:u,variant:d,mod:m,attributes:f,...p}=t,h=q({name:"Paper",props:t,classes:m0,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:s,varsResolver:GS});return(0,US.jsx)(E,{mod:[{withBorder:l},m],...h("root"),variant:d,...p})});aa.classes=
m0;aa.varsResolver=GS;aa.displayName="@mantine/core/Paper";function $S(e,t,r,o){return e==="center"||o==="center"?{top:t}:e==="end"?{bottom:r}:e==="start"?{top:r}:{}}function qS(e,t,r,o,n){return e==="center"||o==="cent\
er"?{left:t}:e==="end"?{[n==="ltr"?"right":"left"]:r}:e==="start"?{[n==="ltr"?"left":"right"]:r}:{}}var AA={bottom:"borderTopLeftRadius",left:"borderTopRightRad\
ius",right:"borderBottomLeftRadius",top:"borderBottomRightRadius"};function NA({position:e,arrowSize:t,dir:r}){let[o,n]=e.split("-");if(!n)return;let a={width:t,
height:t,position:"absolute"};if(o==="bottom"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"right":"left";return{...a,top:-t,[l]:0,clipPath:i!==(r===
"rtl")?"polygon(0% 0%, 0% 100%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}if(o==="top"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"righ\
t":"left";return{...a,bottom:-t,[l]:0,clipPath:i!==(r==="rtl")?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 100% 0%, 100% 100%)"}}if(o==="left")return{...a,
right:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 0% 100%, 100% 100%)"};if(o==="right")return{...a,
left:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}function YS({position:e,
arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,arrowX:a,arrowY:i,dir:l}){if(n==="merge"){let m=NA({position:e,arrowSize:t,dir:l});if(m)return m}let[s,c="\
center"]=e.split("-"),u={width:t,height:t,transform:"rotate(45deg)",position:"absolute",[AA[s]]:o},d=-t/2;return s==="left"?{...u,...$S(c,i,r,n),right:d,borderLeftColor:"\
transparent",borderBottomColor:"transparent",clipPath:"polygon(100% 0, 0 0, 100% 100%)"}:s==="right"?{...u,...$S(c,i,r,n),left:d,borderRightColor:"transparent",
borderTopColor:"transparent",clipPath:"polygon(0 100%, 0 0, 100% 100%)"}:s==="top"?{...u,...qS(c,a,r,n,l),bottom:d,borderTopColor:"transparent",borderLeftColor:"\
transparent",clipPath:"polygon(0 100%, 100% 100%, 100% 0)"}:s==="bottom"?{...u,...qS(c,a,r,n,l),top:d,borderBottomColor:"transparent",borderRightColor:"transpar\
ent",clipPath:"polygon(0 100%, 0 0, 100% 0)"}:{}}function Rp({position:e,dir:t}){let[r,o]=e.split("-");if(!o)return;let n=o==="start"&&t==="ltr"||o==="end"&&t===
"rtl";if(r==="bottom")return n?{borderTopLeftRadius:0}:{borderTopRightRadius:0};if(r==="top")return n?{borderBottomLeftRadius:0}:{borderBottomRightRadius:0};if(r===
"left")return o==="start"?{borderTopRightRadius:0}:{borderBottomRightRadius:0};if(r==="right")return o==="start"?{borderTopLeftRadius:0}:{borderBottomLeftRadius:0}}var FS=x(T(),1);function vc({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,visible:a,arrowX:i,arrowY:l,style:s,...c}){let{dir:u}=co();return a?
(0,FS.jsx)("div",{role:"presentation",...c,style:{...s,...YS({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,dir:u,arrowX:i,arrowY:l})}}):null}
vc.displayName="@mantine/core/FloatingArrow";function Ep(e,t){if(e==="rtl"&&(t.includes("right")||t.includes("left"))){let[r,o]=t.split("-"),n=r==="right"?"left":"right";return o===void 0?n:`${n}-${o}`}return t}var u0={root:"m_9814e45f"};var XS=x(T(),1),OA={zIndex:ir("modal")},KS=(e,{gradient:t,color:r,backgroundOpacity:o,blur:n,radius:a,zIndex:i})=>({root:{"--overlay-bg":t||(r!==void 0||o!==void 0)&&
Yn(r||"#000",o??.6)||void 0,"--overlay-filter":n?`blur(${R(n)})`:void 0,"--overlay-radius":a===void 0?void 0:ve(a),"--overlay-z-index":i?.toString()}}),ql=Le(e=>{
let t=k("Overlay",OA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,fixed:s,center:c,children:u,radius:d,zIndex:m,gradient:f,blur:p,color:h,backgroundOpacity:w,
mod:g,attributes:v,...b}=t,y=q({name:"Overlay",props:t,classes:u0,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:v,vars:l,varsResolver:KS});return(0,XS.jsx)(
E,{...y("root"),mod:[{center:c,fixed:s},g],...b,children:u})});ql.classes=u0;ql.varsResolver=KS;ql.displayName="@mantine/core/Overlay";var Ap=x(D(),1);var Np=x(T(),1),QS=x(Ci(),1);function f0(e){let t=document.createElement("div");return t.setAttribute("data-portal","true"),typeof e.className=="string"&&t.classList.
add(...e.className.split(" ").filter(Boolean)),typeof e.style=="object"&&Object.assign(t.style,e.style),typeof e.id=="string"&&t.setAttribute("id",e.id),t}var bc=null;
function MA({target:e,reuseTargetNode:t,...r}){if(e)return typeof e=="string"?document.querySelector(e)||f0(r):e;if(t){if(bc){if(document.body.contains(bc))return bc;
bc=null}let o=document.querySelector("[data-mantine-shared-portal-node]");if(o)return bc=o,o;let n=f0(r);return n.setAttribute("data-mantine-shared-portal-node",
"true"),document.body.appendChild(n),bc=n,n}return f0(r)}var DA={reuseTargetNode:!0},p0=N(e=>{let{children:t,target:r,reuseTargetNode:o,ref:n,...a}=k("Portal",DA,
e),[i,l]=(0,Ap.useState)(!1),s=(0,Ap.useRef)(null);return zt(()=>(l(!0),s.current=MA({target:r,reuseTargetNode:o,...a}),El(n,s.current),!r&&!o&&s.current&&document.
body.appendChild(s.current),()=>{!r&&!o&&s.current&&document.body.removeChild(s.current)}),[r]),!i||!s.current?null:(0,QS.createPortal)((0,Np.jsx)(Np.Fragment,{
children:t}),s.current)});p0.displayName="@mantine/core/Portal";var Bm=x(T(),1),Jo=N(({withinPortal:e=!0,children:t,...r})=>Ko()==="test"||!e?(0,Bm.jsx)(Bm.Fragment,{children:t}):(0,Bm.jsx)(p0,{...r,children:t}));Jo.displayName=
"@mantine/core/OptionalPortal";var Pm=e=>({in:{opacity:1,transform:"scale(1)"},out:{opacity:0,transform:`scale(.9) translateY(${e==="bottom"?10:-10}px)`},transitionProperty:"transform, opacit\
y"}),Lm={fade:{in:{opacity:1},out:{opacity:0},transitionProperty:"opacity"},"fade-up":{in:{opacity:1,transform:"translateY(0)"},out:{opacity:0,transform:"transl\
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
orm, opacity"},pop:{...Pm("bottom"),common:{transformOrigin:"center center"}},"pop-bottom-left":{...Pm("bottom"),common:{transformOrigin:"bottom left"}},"pop-bo\
ttom-right":{...Pm("bottom"),common:{transformOrigin:"bottom right"}},"pop-top-left":{...Pm("top"),common:{transformOrigin:"top left"}},"pop-top-right":{...Pm("\
top"),common:{transformOrigin:"top right"}}};var ZS={entering:"in",entered:"in",exiting:"out",exited:"out","pre-exiting":"out","pre-entering":"out"};function h0({transition:e,state:t,duration:r,timingFunction:o}){
let n={WebkitBackfaceVisibility:"hidden",transitionDuration:`${r}ms`,transitionTimingFunction:o};return typeof e=="string"?e in Lm?{transitionProperty:Lm[e].transitionProperty,
...n,...Lm[e].common,...Lm[e][ZS[t]]}:{}:{transitionProperty:e.transitionProperty,...n,...e.common,...e[ZS[t]]}}var Ia=x(D(),1);var WS=x(Ci(),1);function JS({duration:e,exitDuration:t,timingFunction:r,mounted:o,onEnter:n,onExit:a,onEntered:i,onExited:l,enterDelay:s,exitDelay:c}){let u=rt(),
d=Al(),m=u.respectReducedMotion?d:!1,[f,p]=(0,Ia.useState)(m?0:e),[h,w]=(0,Ia.useState)(o?"entered":"exited"),g=(0,Ia.useRef)(-1),v=(0,Ia.useRef)(-1),b=(0,Ia.useRef)(
-1);function y(){window.clearTimeout(g.current),window.clearTimeout(v.current),cancelAnimationFrame(b.current),b.current=-1}let _=S=>{y();let z=S?n:a,I=S?i:l,M=m?
0:S?e:t;if(p(M),M===0)typeof z=="function"&&z(),typeof I=="function"&&I(),w(S?"entered":"exited");else{let X=requestAnimationFrame(()=>{WS.default.flushSync(()=>{
w(S?"pre-entering":"pre-exiting")}),b.current===X&&(b.current=requestAnimationFrame(()=>{typeof z=="function"&&z(),w(S?"entering":"exiting"),g.current=window.setTimeout(
()=>{typeof I=="function"&&I(),w(S?"entered":"exited")},M)}))});b.current=X}},C=S=>{if(y(),typeof(S?s:c)!="number"){_(S);return}v.current=window.setTimeout(()=>{
_(S)},S?s:c)};return xn(()=>{C(o)},[o]),(0,Ia.useEffect)(()=>()=>{y()},[]),{transitionDuration:f,transitionStatus:h,transitionTimingFunction:r||"ease"}}var g0=x(D(),1),en=x(T(),1);function Br({keepMounted:e,keepMountedMode:t="activity",transition:r="fade",duration:o=250,exitDuration:n=o,mounted:a,children:i,timingFunction:l="\
ease",onExit:s,onEntered:c,onEnter:u,onExited:d,enterDelay:m,exitDelay:f}){let p=Ko(),{transitionDuration:h,transitionStatus:w,transitionTimingFunction:g}=JS({mounted:a,
exitDuration:n,duration:o,timingFunction:l,onExit:s,onEntered:c,onEnter:u,onExited:d,enterDelay:m,exitDelay:f});if(p==="test")return a?(0,en.jsx)(en.Fragment,{children:i(
{})}):e?i({display:"none"}):null;if(h===0)return e?t==="display-none"?a?(0,en.jsx)(en.Fragment,{children:i({})}):i({display:"none"}):(0,en.jsx)(g0.Activity,{mode:a?
"visible":"hidden",children:i({})}):a?(0,en.jsx)(en.Fragment,{children:i({})}):null;let v=w==="exited";if(e){let b=i(v?t==="display-none"?{display:"none"}:{}:h0(
{transition:r,duration:h,state:w,timingFunction:g}));return t==="display-none"?b:(0,en.jsx)(g0.Activity,{mode:v?"hidden":"visible",children:b})}return v?null:(0,en.jsx)(
en.Fragment,{children:i(h0({transition:r,duration:h,state:w,timingFunction:g}))})}Br.displayName="@mantine/core/Transition";var BA={duration:100,transition:"fade"};function v0(e,t){return{...BA,...t,...e}}var[eC,yc]=At("Popover component was not found in the tree");var jm=x(D(),1);function tC({childProps:e,disabled:t,opened:r,longPressDelay:o=500,setReference:n,open:a}){let i=(0,jm.useRef)(!1),l=(0,jm.useRef)(!1),s=(0,jm.useRef)(null),c=(0,jm.useRef)(
t);c.current=t;let u=(p,h,w)=>{n({getBoundingClientRect:()=>({x:p,y:h,width:0,height:0,top:h,left:p,right:p,bottom:h,toJSON:()=>{}}),contextElement:w}),a()},d=kl(
e.onMouseDown,p=>{t||p.button===2&&p.stopPropagation()}),m=kl(e.onContextMenu,p=>{t||p.defaultPrevented||(p.preventDefault(),!l.current&&(u(p.clientX,p.clientY,
p.currentTarget),i.current&&(l.current=!0)))}),f=lb(p=>{if(c.current||l.current)return;let h=p,w=h.touches[0]??h.changedTouches[0];w&&(u(w.clientX,w.clientY,s.current),
l.current=!0)},{threshold:o,events:["touch"],cancelOnMove:!0,onStart:p=>{i.current=!0,l.current=!1,s.current=p.currentTarget},onFinish:p=>{i.current=!1,l.current=
!1,c.current||p.preventDefault()},onCancel:()=>{i.current=!1,l.current=!1}});return{onContextMenu:m,onMouseDown:d,onTouchStart:kl(e.onTouchStart,f.onTouchStart),
onTouchEnd:kl(e.onTouchEnd,f.onTouchEnd),onTouchCancel:kl(e.onTouchCancel,f.onTouchCancel),onTouchMove:kl(e.onTouchMove,f.onTouchMove),style:t?e.style:{...e.style,
WebkitTouchCallout:"none",WebkitUserSelect:"none",userSelect:"none"},"data-expanded":r?!0:void 0}}var rC=x(D(),1);function b0(e){let{children:t,disabled:r,longPressDelay:o}=k("PopoverContextMenu",null,e),n=lo(t);if(!n)throw new Error("Popover.ContextMenu com\
ponent children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let a=yc(),i=tC(
{childProps:n.props,disabled:r||a.disabled,opened:a.opened,longPressDelay:o,setReference:a.reference,open:()=>{a.opened||a.onToggle()}});return(0,rC.cloneElement)(
n,i)}b0.displayName="@mantine/core/PopoverContextMenu";var oC=x(D(),1);var nC=x(T(),1);function wc({children:e,active:t=!0,refProp:r="ref",innerRef:o}){let n=tb(t),a=ze(n,o),i=lo(e);return i?(0,oC.cloneElement)(i,{[r]:a}):e}function aC(e){
return(0,nC.jsx)(Tp,{tabIndex:-1,"data-autofocus":!0,...e})}wc.displayName="@mantine/core/FocusTrap";aC.displayName="@mantine/core/FocusTrapInitialFocus";wc.InitialFocus=
aC;var Op={dropdown:"m_38a85659",arrow:"m_a31dc6c1",overlay:"m_3d7bc908"};var Yl=x(T(),1),Mp=N(e=>{let t=k("PopoverDropdown",null,e),{className:r,style:o,vars:n,children:a,onKeyDownCapture:i,variant:l,classNames:s,styles:c,ref:u,...d}=t,
m=yc(),{dir:f}=co(),p=m.arrowPosition==="merge"&&m.withArrow?Rp({position:m.placement,dir:f}):void 0,h=dm({opened:m.opened,shouldReturnFocus:m.returnFocus}),w=m.
withRoles?{"aria-labelledby":m.getTargetId(),id:m.getDropdownId(),role:"dialog",tabIndex:-1}:{},g=ze(u,m.floating);return m.disabled?null:(0,Yl.jsx)(Jo,{...m.portalProps,
withinPortal:m.withinPortal,children:(0,Yl.jsx)(Br,{mounted:m.opened,...m.transitionProps,transition:m.transitionProps?.transition||"fade",duration:m.transitionProps?.
duration??150,keepMounted:m.keepMounted,keepMountedMode:m.keepMountedMode,exitDuration:typeof m.transitionProps?.exitDuration=="number"?m.transitionProps.exitDuration:
m.transitionProps?.duration,children:v=>(0,Yl.jsx)(wc,{active:m.trapFocus&&m.opened,innerRef:g,children:(0,Yl.jsxs)(E,{...w,...d,variant:l,onKeyDownCapture:E_(()=>{
m.onClose?.(),m.onDismiss?.()},{active:m.closeOnEscape,onTrigger:h,onKeyDown:i}),"data-position":m.placement,"data-fixed":m.floatingStrategy==="fixed"||void 0,...m.
getStyles("dropdown",{className:r,props:t,classNames:s,styles:c,style:[{...v,...p,zIndex:m.zIndex,top:m.y??0,left:m.x??0,width:m.width==="target"?void 0:R(m.width),
...m.referenceHidden?{display:"none"}:null},m.resolvedStyles?.dropdown,c?.dropdown,o]}),children:[a,(0,Yl.jsx)(vc,{ref:m.arrowRef,arrowX:m.arrowX,arrowY:m.arrowY,
visible:m.withArrow,position:m.placement,arrowSize:m.arrowSize,arrowRadius:m.arrowRadius,arrowOffset:m.arrowOffset,arrowPosition:m.arrowPosition,...m.getStyles(
"arrow",{props:t,classNames:s,styles:c})})]})})})})});Mp.classes=Op;Mp.displayName="@mantine/core/PopoverDropdown";var iC=x(D(),1);var PA={refProp:"ref",popupType:"dialog"},y0=N(e=>{let{children:t,refProp:r,popupType:o,ref:n,...a}=k("PopoverTarget",PA,e),i=lo(t);if(!i)throw new Error("Popov\
er.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let l=a,
s=yc(),c=ze(s.reference,zi(i),n),u=s.withRoles?{"aria-haspopup":o,"aria-expanded":s.opened,"aria-controls":s.opened?s.getDropdownId():void 0,id:s.getTargetId()}:
{},d=i.props;return(0,iC.cloneElement)(i,{...l,...u,...s.targetProps,className:ye(s.targetProps.className,l.className,d.className),[r]:c,...s.controlled?null:{onClick:m=>{
s.onToggle(),d.onClick?.(m)}}})});y0.displayName="@mantine/core/PopoverTarget";var tn=x(D(),1);function LA(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function jA(e,t,r,o){let n=LA(
e.middlewares),a=[pc(e.offset),Mm()];if(n.flip&&!r){let i=typeof n.flip=="boolean"?{}:n.flip,l=o?{fallbackStrategy:"initialPlacement",...i}:i;a.push(hc(l))}if(n.
shift){let i=typeof n.shift=="boolean"?{}:n.shift;a.push($l(l=>{let s=l.placement.startsWith("top")||l.placement.startsWith("bottom");return{limiter:Zb(),padding:5,
...e.width==="target"&&s?{mainAxis:!1}:null,...i}}))}return n.inline&&a.push(typeof n.inline=="boolean"?Mi():Mi(n.inline)),a.push(Dm({element:e.arrowRef,padding:e.
arrowOffset})),(n.size||e.width==="target")&&a.push(Wb({...typeof n.size=="boolean"?{}:n.size,apply({rects:i,availableWidth:l,availableHeight:s,...c}){let u=t().
refs.floating.current?.style??{};n.size&&(typeof n.size=="object"&&n.size.apply?n.size.apply({rects:i,availableWidth:l,availableHeight:s,...c}):Object.assign(u,
{maxWidth:`${l}px`,maxHeight:`${s}px`})),e.width==="target"&&Object.assign(u,{width:`${i.reference.width}px`})}})),a}function lC(e){let[t,r]=bt({value:e.opened,
defaultValue:e.defaultOpened,finalValue:!1,onChange:e.onChange}),o=(0,tn.useRef)(t),n=(0,tn.useRef)(!1),[a,i]=(0,tn.useState)(null),l=e.preventPositionChangeWhenVisible!==
!1,s=(0,tn.useRef)(t);t!==s.current&&(s.current=t,t&&a!==null&&i(null));let c=(0,tn.useRef)(e.position);e.position!==c.current&&(c.current=e.position,n.current=
!1,a!==null&&i(null));let u=(0,tn.useCallback)(()=>i(null),[]),d=()=>{t&&!e.disabled&&r(!1)},m=()=>{e.disabled||r(!t)},f=gc({open:t,strategy:e.strategy,placement:l?
a??e.position:e.position,middleware:jA(e,()=>f,l&&a!==null,l),whileElementsMounted:e.keepMounted?void 0:Gl});(0,tn.useEffect)(()=>{if(!e.keepMounted)return;let h=f.
refs.reference.current,w=f.refs.floating.current;if(t&&h&&w)return Gl(h,w,f.update)},[e.keepMounted,t,f.update,f.elements.reference,f.elements.floating]),zt(()=>{
if(!t){n.current=!1;return}if(!l||a!==null)return;let h=f.refs.floating.current;if(!(!h||h.offsetHeight===0||h.offsetWidth===0)){if(!n.current){n.current=!0,f.update();
return}f.isPositioned&&i(f.placement)}},[l,t,f.isPositioned,f.placement,a,f.update]);let p=(0,tn.useRef)(f.placement);return zt(()=>{p.current!==f.placement&&(p.
current=f.placement,e.onPositionChange?.(f.placement))},[f.placement]),xn(()=>{t!==o.current&&(t?e.onOpen?.():e.onClose?.()),o.current=t},[t,e.onClose,e.onOpen]),
{floating:f,controlled:typeof e.opened=="boolean",opened:t,onClose:d,onToggle:m,resetLockedPlacement:u}}var ia=x(D(),1);var Fl=x(T(),1),HA={position:"bottom",offset:8,transitionProps:{transition:"fade",duration:150},middlewares:{flip:!0,shift:!0,inline:!1},arrowSize:7,arrowOffset:5,
arrowRadius:0,arrowPosition:"side",closeOnClickOutside:!0,withinPortal:!0,closeOnEscape:!0,trapFocus:!1,withRoles:!0,returnFocus:!1,withOverlay:!1,hideDetached:!0,
preventPositionChangeWhenVisible:!0,clickOutsideEvents:["mousedown","touchstart"],clickOutsideCapture:!1,zIndex:ir("popover"),__staticSelector:"Popover",width:"\
max-content"},sC=(e,{radius:t,shadow:r})=>({dropdown:{"--popover-radius":t===void 0?void 0:ve(t),"--popover-shadow":Gs(r)}});function ur(e){let t=k("Popover",HA,
e),{children:r,position:o,offset:n,onPositionChange:a,opened:i,transitionProps:l,onExitTransitionEnd:s,onEnterTransitionEnd:c,width:u,middlewares:d,withArrow:m,
arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,unstyled:g,classNames:v,styles:b,closeOnClickOutside:y,withinPortal:_,portalProps:C,closeOnEscape:S,clickOutsideEvents:z,
clickOutsideCapture:I,trapFocus:M,onClose:X,onDismiss:U,onOpen:V,onChange:A,zIndex:F,radius:L,shadow:P,id:O,defaultOpened:j,__staticSelector:Y,withRoles:G,disabled:Q,
returnFocus:ee,variant:pe,keepMounted:ae,keepMountedMode:ge,vars:Ee,floatingStrategy:se,withOverlay:Ne,overlayProps:Oe,hideDetached:Xe,attributes:et,preventPositionChangeWhenVisible:It,
...de}=t,Bt=q({name:Y,props:t,classes:Op,classNames:v,styles:b,unstyled:g,attributes:et,rootSelector:"dropdown",vars:Ee,varsResolver:sC}),{resolvedStyles:Jt}=Qn(
{classNames:v,styles:b,props:t}),yr=(0,ia.useRef)(null),[ao,Un]=(0,ia.useState)(null),[bn,Na]=(0,ia.useState)(null),{dir:yn}=co(),tt=Ko(),Gn=xe(O),Pt=lC({middlewares:d,
width:u,position:Ep(yn,o),offset:typeof n=="number"?n+(m?f/2:0):n,arrowRef:yr,arrowOffset:p,onPositionChange:a,opened:i,defaultOpened:j,onChange:A,onOpen:V,onClose:X,
onDismiss:U,strategy:se,disabled:Q,preventPositionChangeWhenVisible:It,keepMounted:ae});Kv(()=>{y&&(Pt.onClose(),U?.())},z,[ao,bn],!0,I);let Or=(0,ia.useCallback)(
wn=>{Un(wn),Pt.floating.refs.setReference(wn)},[Pt.floating.refs.setReference]),zf=(0,ia.useCallback)(wn=>{Na(wn),Pt.floating.refs.setFloating(wn)},[Pt.floating.
refs.setFloating]),kf=(0,ia.useCallback)(()=>{l?.onExited?.(),s?.(),Pt.resetLockedPlacement()},[l?.onExited,s,Pt.resetLockedPlacement]),gt=(0,ia.useCallback)(()=>{
l?.onEntered?.(),c?.()},[l?.onEntered,c]);return(0,Fl.jsxs)(eC,{value:{returnFocus:ee,disabled:Q,controlled:Pt.controlled,reference:Or,floating:zf,x:Pt.floating.
x,y:Pt.floating.y,arrowX:Pt.floating?.middlewareData?.arrow?.x,arrowY:Pt.floating?.middlewareData?.arrow?.y,opened:Pt.opened,arrowRef:yr,transitionProps:{...l,onExited:kf,
onEntered:gt},width:u,withArrow:m,arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,placement:Pt.floating.placement,trapFocus:M,withinPortal:_,portalProps:C,
zIndex:F,radius:L,shadow:P,closeOnEscape:S,onDismiss:U,onClose:Pt.onClose,onToggle:Pt.onToggle,getTargetId:()=>Gn,getDropdownId:()=>`${Gn}-dropdown`,withRoles:G,
targetProps:de,__staticSelector:Y,classNames:v,styles:b,unstyled:g,variant:pe,keepMounted:ae,keepMountedMode:ge,getStyles:Bt,resolvedStyles:Jt,floatingStrategy:se,
referenceHidden:Xe&&tt!=="test"?Pt.floating.middlewareData.hide?.referenceHidden:!1},children:[r,Ne&&(0,Fl.jsx)(Br,{transition:"fade",mounted:Pt.opened,duration:l?.
duration||250,exitDuration:l?.exitDuration||250,children:wn=>(0,Fl.jsx)(Jo,{withinPortal:_,children:(0,Fl.jsx)(ql,{...Oe,...Bt("overlay",{className:Oe?.className,
style:[wn,Oe?.style]})})})})]})}ur.Target=y0;ur.Dropdown=Mp;ur.ContextMenu=b0;ur.varsResolver=sC;ur.displayName="@mantine/core/Popover";ur.extend=e=>e;ur.withProps=
e=>{let t=r=>(0,Fl.jsx)(ur,{...e,...r});return t.extend=ur.extend,t.displayName=`WithProps(${ur.displayName})`,t};var Xr={root:"m_5ae2e3c",barsLoader:"m_7a2bd4cd",bar:"m_870bb79","bars-loader-animation":"m_5d2b3b9d",dotsLoader:"m_4e3f22d7",dot:"m_870c4af","loader-dots-anima\
tion":"m_aac34a1",ovalLoader:"m_b34414df","oval-loader-animation":"m_f8e89c4b"};var xc=x(T(),1),w0=({className:e,...t})=>(0,xc.jsxs)(E,{component:"span",className:ye(Xr.barsLoader,e),...t,children:[(0,xc.jsx)("span",{className:Xr.bar}),(0,xc.jsx)(
"span",{className:Xr.bar}),(0,xc.jsx)("span",{className:Xr.bar})]});w0.displayName="@mantine/core/Bars";var _c=x(T(),1),x0=({className:e,...t})=>(0,_c.jsxs)(E,{component:"span",className:ye(Xr.dotsLoader,e),...t,children:[(0,_c.jsx)("span",{className:Xr.dot}),(0,_c.jsx)(
"span",{className:Xr.dot}),(0,_c.jsx)("span",{className:Xr.dot})]});x0.displayName="@mantine/core/Dots";var cC=x(T(),1),_0=({className:e,...t})=>(0,cC.jsx)(E,{component:"span",className:ye(Xr.ovalLoader,e),...t});_0.displayName="@mantine/core/Oval";var S0=x(T(),1),C0={bars:w0,oval:_0,dots:x0},IA={loaders:C0,type:"oval"},dC=(e,{size:t,color:r})=>({root:{"--loader-size":ne(t,"loader-size"),"--loader-color":r?
Pe(r,e):void 0}}),Xt=N(e=>{let t=k("Loader",IA,e),{size:r,color:o,type:n,vars:a,className:i,style:l,classNames:s,styles:c,unstyled:u,loaders:d,variant:m,children:f,
attributes:p,...h}=t,w=q({name:"Loader",props:t,classes:Xr,className:i,style:l,classNames:s,styles:c,unstyled:u,attributes:p,vars:a,varsResolver:dC});return f?(0,S0.jsx)(
E,{...w("root"),...h,children:f}):(0,S0.jsx)(E,{...w("root"),component:d[n],variant:m,size:r,...h})});Xt.defaultLoaders=C0;Xt.classes=Xr;Xt.varsResolver=dC;Xt.displayName=
"@mantine/core/Loader";var Va={root:"m_8d3f4000",icon:"m_8d3afb97",loader:"m_302b9fb1",group:"m_1a0f1b21",groupSection:"m_437b6484"};var mC=x(T(),1),VA={orientation:"horizontal"},uC=(e,{borderWidth:t})=>({group:{"--ai-border-width":R(t)}}),Hm=N(e=>{let t=k("ActionIconGroup",VA,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:s,borderWidth:c,variant:u,mod:d,attributes:m,...f}=t,p=q({name:"ActionIconGroup",props:t,classes:Va,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:s,varsResolver:uC,rootSelector:"group"});return(0,mC.jsx)(E,{...p("group"),variant:u,mod:[
{orientation:l},d],role:"group",...f})});Hm.classes=Va;Hm.varsResolver=uC;Hm.displayName="@mantine/core/ActionIconGroup";var fC=x(T(),1),pC=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":ne(i,"section-height"),"--section-padding-x":ne(i,"section-padding-x"),"--section-f\
z":Me(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.color,"--section-bd":r||n?l.border:void 0}}},Im=N(
e=>{let t=k("ActionIconGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,variant:s,gradient:c,radius:u,autoContrast:d,attributes:m,
...f}=t,p=q({name:"ActionIconGroupSection",props:t,classes:Va,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:pC,rootSelector:"\
groupSection"});return(0,fC.jsx)(E,{...p("groupSection"),variant:s,...f})});Im.classes=Va;Im.varsResolver=pC;Im.displayName="@mantine/core/ActionIconGroupSectio\
n";var Xl=x(T(),1),hC=(e,{size:t,radius:r,variant:o,gradient:n,color:a,autoContrast:i})=>{let l=e.variantColorResolver({color:a||e.primaryColor,theme:e,gradient:n,
variant:o||"filled",autoContrast:i});return{root:{"--ai-size":ne(t,"ai-size"),"--ai-radius":r===void 0?void 0:ve(r),"--ai-bg":a||o?l.background:void 0,"--ai-hov\
er":a||o?l.hover:void 0,"--ai-hover-color":a||o?l.hoverColor:void 0,"--ai-color":l.color,"--ai-bd":a||o?l.border:void 0}}},la=Le(e=>{let t=k("ActionIcon",null,e),
{className:r,unstyled:o,variant:n,classNames:a,styles:i,style:l,loading:s,loaderProps:c,size:u,color:d,radius:m,__staticSelector:f,gradient:p,vars:h,children:w,
disabled:g,"data-disabled":v,autoContrast:b,mod:y,attributes:_,...C}=t,S=q({name:["ActionIcon",f],props:t,className:r,style:l,classes:Va,classNames:a,styles:i,unstyled:o,
attributes:_,vars:h,varsResolver:hC});return(0,Xl.jsxs)(lr,{...S("root",{active:!g&&!s&&!v}),"aria-busy":s||void 0,...C,unstyled:o,variant:n,size:u,disabled:g||
s,mod:[{loading:s,disabled:g||v},y],children:[typeof s=="boolean"&&(0,Xl.jsx)(Br,{mounted:s,transition:"slide-down",duration:150,children:z=>(0,Xl.jsx)(E,{component:"\
span",...S("loader",{style:z}),"aria-hidden":!0,children:(0,Xl.jsx)(Xt,{color:"var(--ai-color)",size:"calc(var(--ai-size) * 0.55)",...c})})}),(0,Xl.jsx)(E,{component:"\
span",mod:{loading:s},...S("icon"),children:w})]})});la.classes=Va;la.varsResolver=hC;la.displayName="@mantine/core/ActionIcon";la.Group=Hm;la.GroupSection=Im;var UX=x(D(),1),z0=x(T(),1);function k0({size:e="var(--cb-icon-size, 70%)",style:t,...r}){return(0,z0.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://\
www.w3.org/2000/svg",style:{...t,width:e,height:e},...r,children:(0,z0.jsx)("path",{d:"M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2\
.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.031\
57L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816\
C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z",fill:"currentColor",fillRule:"ev\
enodd",clipRule:"evenodd"})})}k0.displayName="@mantine/core/CloseIcon";var T0={root:"m_86a44da5","root--subtle":"m_220c80f2"};var Dp=x(T(),1),UA={variant:"subtle"},gC=(e,{size:t,radius:r,iconSize:o})=>({root:{"--cb-size":ne(t,"cb-size"),"--cb-radius":r===void 0?void 0:ve(r),"--cb-icon-\
size":R(o)}}),Ua=Le(e=>{let t=k("CloseButton",UA,e),{iconSize:r,children:o,vars:n,radius:a,className:i,classNames:l,style:s,styles:c,unstyled:u,"data-disabled":d,
disabled:m,variant:f,icon:p,mod:h,attributes:w,__staticSelector:g,...v}=t,b=q({name:g||"CloseButton",props:t,className:i,style:s,classes:T0,classNames:l,styles:c,
unstyled:u,attributes:w,vars:n,varsResolver:gC});return(0,Dp.jsxs)(lr,{...v,unstyled:u,variant:f,disabled:m,mod:[{disabled:m||d},h],...b("root",{variant:f,active:!m&&
!d}),children:[p||(0,Dp.jsx)(k0,{}),o]})});Ua.classes=T0;Ua.varsResolver=gC;Ua.displayName="@mantine/core/CloseButton";var vC=x(D(),1);function bC(e){return vC.Children.toArray(e).filter(Boolean)}var R0={root:"m_4081bf90"};var yC=x(T(),1),GA={preventGrowOverflow:!0,gap:"md",align:"center",justify:"flex-start",wrap:"wrap"},wC=(e,{grow:t,preventGrowOverflow:r,gap:o,align:n,justify:a,
wrap:i},{childWidth:l})=>({root:{"--group-child-width":t&&r?l:void 0,"--group-gap":st(o),"--group-align":n,"--group-justify":a,"--group-wrap":i}}),Z=N(e=>{let t=k(
"Group",GA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,children:l,gap:s,align:c,justify:u,wrap:d,grow:m,preventGrowOverflow:f,vars:p,variant:h,__size:w,
mod:g,attributes:v,...b}=t,y=bC(l),_=y.length,C=st(s??"md"),S={childWidth:`calc(${100/_}% - (${C} - ${C} / ${_}))`},z=q({name:"Group",props:t,stylesCtx:S,className:o,
style:n,classes:R0,classNames:r,styles:a,unstyled:i,attributes:v,vars:p,varsResolver:wC});return(0,yC.jsx)(E,{...z("root"),variant:h,mod:[{grow:m},g],size:w,...b,
children:y})});Z.classes=R0;Z.varsResolver=wC;Z.displayName="@mantine/core/Group";var[xC,fr]=At("ModalBase component was not found in tree");var Sc=x(D(),1);function _C({opened:e,transitionDuration:t}){let[r,o]=(0,Sc.useState)(e),n=(0,Sc.useRef)(-1),a=Al()?0:t;return(0,Sc.useEffect)(()=>(e?(o(!0),window.clearTimeout(
n.current)):a===0?o(!1):n.current=window.setTimeout(()=>o(!1),a),()=>window.clearTimeout(n.current)),[e,a]),r}var E0=x(D(),1);function SC({id:e,transitionProps:t,opened:r,trapFocus:o,closeOnEscape:n,onClose:a,returnFocus:i,handledEscapeEvents:l}){let s=xe(e),[c,u]=(0,E0.useState)(!1),[
d,m]=(0,E0.useState)(!1),f=typeof t?.duration=="number"?t?.duration:200,p=_C({opened:r,transitionDuration:f});return mm("keydown",h=>{h.key==="Escape"&&n&&!h.isComposing&&
r&&!l?.has(h)&&h.target?.getAttribute("data-mantine-stop-propagation")!=="true"&&(l?.add(h),a())},{capture:!0}),dm({opened:r,shouldReturnFocus:o&&i}),{_id:s,titleMounted:c,
bodyMounted:d,shouldLockScroll:p,setTitleMounted:u,setBodyMounted:m}}var po=function(){return po=Object.assign||function(t){for(var r,o=1,n=arguments.length;o<n;o++){r=arguments[o];for(var a in r)Object.prototype.hasOwnProperty.call(
r,a)&&(t[a]=r[a])}return t},po.apply(this,arguments)};function Bp(e,t){var r={};for(var o in e)Object.prototype.hasOwnProperty.call(e,o)&&t.indexOf(o)<0&&(r[o]=
e[o]);if(e!=null&&typeof Object.getOwnPropertySymbols=="function")for(var n=0,o=Object.getOwnPropertySymbols(e);n<o.length;n++)t.indexOf(o[n])<0&&Object.prototype.
propertyIsEnumerable.call(e,o[n])&&(r[o[n]]=e[o[n]]);return r}function CC(e,t,r){if(r||arguments.length===2)for(var o=0,n=t.length,a;o<n;o++)(a||!(o in t))&&(a||(a=Array.prototype.slice.call(t,0,o)),a[o]=t[o]);return e.concat(
a||Array.prototype.slice.call(t))}var Ip=x(D());var Pr=x(D());var Kl="right-scroll-bar-position",Ql="width-before-scroll-bar",A0="with-scroll-bars-hidden",N0="--removed-body-scroll-bar-size";function Pp(e,t){return typeof e=="function"?e(t):e&&(e.current=t),e}var zC=x(D());function kC(e,t){var r=(0,zC.useState)(function(){return{value:e,callback:t,facade:{get current(){return r.value},set current(o){var n=r.value;n!==
o&&(r.value=o,r.callback(o,n))}}}})[0];return r.callback=t,r.facade}var Lp=x(D());var $A=typeof window<"u"?Lp.useLayoutEffect:Lp.useEffect,TC=new WeakMap;function O0(e,t){var r=kC(t||null,function(o){return e.forEach(function(n){return Pp(n,o)})});
return $A(function(){var o=TC.get(r);if(o){var n=new Set(o),a=new Set(e),i=r.current;n.forEach(function(l){a.has(l)||Pp(l,null)}),a.forEach(function(l){n.has(l)||
Pp(l,i)})}TC.set(r,e)},[e]),r}function qA(e){return e}function YA(e,t){t===void 0&&(t=qA);var r=[],o=!1,n={read:function(){if(o)throw new Error("Sidecar: could not `read` from an `assigned` \
medium. `read` could be used only with `useMedium`.");return r.length?r[r.length-1]:e},useMedium:function(a){var i=t(a,o);return r.push(i),function(){r=r.filter(
function(l){return l!==i})}},assignSyncMedium:function(a){for(o=!0;r.length;){var i=r;r=[],i.forEach(a)}r={push:function(l){return a(l)},filter:function(){return r}}},
assignMedium:function(a){o=!0;var i=[];if(r.length){var l=r;r=[],l.forEach(a),i=r}var s=function(){var u=i;i=[],u.forEach(a)},c=function(){return Promise.resolve().
then(s)};c(),r={push:function(u){i.push(u),c()},filter:function(u){return i=i.filter(u),r}}}};return n}function M0(e){e===void 0&&(e={});var t=YA(null);return t.options=po({async:!0,ssr:!1},e),t}var RC=x(D()),EC=function(e){var t=e.sideCar,r=Bp(e,["sideCar"]);if(!t)throw new Error("Sidecar: please provide `sideCar` property to import the right car");var o=t.
read();if(!o)throw new Error("Sidecar medium not found");return RC.createElement(o,po({},r))};EC.isSideCarExport=!0;function D0(e,t){return e.useMedium(t),EC}var jp=M0();var B0=function(){},Vm=Pr.forwardRef(function(e,t){var r=Pr.useRef(null),o=Pr.useState({onScrollCapture:B0,onWheelCapture:B0,onTouchMoveCapture:B0}),n=o[0],a=o[1],
i=e.forwardProps,l=e.children,s=e.className,c=e.removeScrollBar,u=e.enabled,d=e.shards,m=e.sideCar,f=e.noRelative,p=e.noIsolation,h=e.inert,w=e.allowPinchZoom,g=e.
as,v=g===void 0?"div":g,b=e.gapMode,y=Bp(e,["forwardProps","children","className","removeScrollBar","enabled","shards","sideCar","noRelative","noIsolation","ine\
rt","allowPinchZoom","as","gapMode"]),_=m,C=O0([r,t]),S=po(po({},y),n);return Pr.createElement(Pr.Fragment,null,u&&Pr.createElement(_,{sideCar:jp,removeScrollBar:c,
shards:d,noRelative:f,noIsolation:p,inert:h,setCallbacks:a,allowPinchZoom:!!w,lockRef:r,gapMode:b}),i?Pr.cloneElement(Pr.Children.only(l),po(po({},S),{ref:C})):
Pr.createElement(v,po({},S,{className:s,ref:C}),l))});Vm.defaultProps={enabled:!0,removeScrollBar:!0,inert:!1};Vm.classNames={fullWidth:Ql,zeroRight:Kl};var kt=x(D());var zc=x(D());var OC=x(D());var P0,AC=function(e){P0=e},NC=function(){if(P0)return P0;if(typeof __webpack_nonce__<"u")return __webpack_nonce__};function FA(){if(!document)return null;var e=document.createElement("style");e.type="text/css";var t=NC();return t&&e.setAttribute("nonce",t),e}function XA(e,t){
e.styleSheet?e.styleSheet.cssText=t:e.appendChild(document.createTextNode(t))}function KA(e){var t=document.head||document.getElementsByTagName("head")[0];t.appendChild(
e)}var L0=function(){var e=0,t=null;return{add:function(r){e==0&&(t=FA())&&(XA(t,r),KA(t)),e++},remove:function(){e--,!e&&t&&(t.parentNode&&t.parentNode.removeChild(
t),t=null)}}};var j0=function(){var e=L0();return function(t,r){OC.useEffect(function(){return e.add(t),function(){e.remove()}},[t&&r])}};var Um=function(){var e=j0(),t=function(r){var o=r.styles,n=r.dynamic;return e(o,n),null};return t};var QA={left:0,top:0,right:0,gap:0},H0=function(e){return parseInt(e||"",10)||0},ZA=function(e){var t=window.getComputedStyle(document.body),r=t[e==="padding"?"\
paddingLeft":"marginLeft"],o=t[e==="padding"?"paddingTop":"marginTop"],n=t[e==="padding"?"paddingRight":"marginRight"];return[H0(r),H0(o),H0(n)]},I0=function(e){
if(e===void 0&&(e="margin"),typeof window>"u")return QA;var t=ZA(e),r=document.documentElement.clientWidth,o=window.innerWidth;return{left:t[0],top:t[1],right:t[2],
gap:Math.max(0,o-r+t[2]-t[0])}};var WA=Um(),Cc="data-scroll-locked",JA=function(e,t,r,o){var n=e.left,a=e.top,i=e.right,l=e.gap;return r===void 0&&(r="margin"),`
  .`.concat(A0,` {
   overflow: hidden `).concat(o,`;
   padding-right: `).concat(l,"px ").concat(o,`;
  }
  body[`).concat(Cc,`] {
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
  
  .`).concat(Kl,` {
    right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(Ql,` {
    margin-right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(Kl," .").concat(Kl,` {
    right: 0 `).concat(o,`;
  }
  
  .`).concat(Ql," .").concat(Ql,` {
    margin-right: 0 `).concat(o,`;
  }
  
  body[`).concat(Cc,`] {
    `).concat(N0,": ").concat(l,`px;
  }
`)},MC=function(){var e=parseInt(document.body.getAttribute(Cc)||"0",10);return isFinite(e)?e:0},eN=function(){zc.useEffect(function(){return document.body.setAttribute(
Cc,(MC()+1).toString()),function(){var e=MC()-1;e<=0?document.body.removeAttribute(Cc):document.body.setAttribute(Cc,e.toString())}},[])},V0=function(e){var t=e.
noRelative,r=e.noImportant,o=e.gapMode,n=o===void 0?"margin":o;eN();var a=zc.useMemo(function(){return I0(n)},[n]);return zc.createElement(WA,{styles:JA(a,!t,n,
r?"":"!important")})};var U0=!1;if(typeof window<"u")try{Gm=Object.defineProperty({},"passive",{get:function(){return U0=!0,!0}}),window.addEventListener("test",Gm,Gm),window.removeEventListener(
"test",Gm,Gm)}catch{U0=!1}var Gm,Zl=U0?{passive:!1}:!1;var tN=function(e){return e.tagName==="TEXTAREA"},DC=function(e,t){if(!(e instanceof Element))return!1;var r=window.getComputedStyle(e);return r[t]!=="hidden"&&
!(r.overflowY===r.overflowX&&!tN(e)&&r[t]==="visible")},rN=function(e){return DC(e,"overflowY")},oN=function(e){return DC(e,"overflowX")},G0=function(e,t){var r=t.
ownerDocument,o=t;do{typeof ShadowRoot<"u"&&o instanceof ShadowRoot&&(o=o.host);var n=BC(e,o);if(n){var a=PC(e,o),i=a[1],l=a[2];if(i>l)return!0}o=o.parentNode}while(o&&
o!==r.body);return!1},nN=function(e){var t=e.scrollTop,r=e.scrollHeight,o=e.clientHeight;return[t,r,o]},aN=function(e){var t=e.scrollLeft,r=e.scrollWidth,o=e.clientWidth;
return[t,r,o]},BC=function(e,t){return e==="v"?rN(t):oN(t)},PC=function(e,t){return e==="v"?nN(t):aN(t)},iN=function(e,t){return e==="h"&&t==="rtl"?-1:1},LC=function(e,t,r,o,n){
var a=iN(e,window.getComputedStyle(t).direction),i=a*o,l=r.target,s=t.contains(l),c=!1,u=i>0,d=0,m=0;do{if(!l)break;var f=PC(e,l),p=f[0],h=f[1],w=f[2],g=h-w-a*p;
(p||g)&&BC(e,l)&&(d+=g,m+=p);var v=l.parentNode;l=v&&v.nodeType===Node.DOCUMENT_FRAGMENT_NODE?v.host:v}while(!s&&l!==document.body||s&&(t.contains(l)||t===l));return(u&&
(n&&Math.abs(d)<1||!n&&i>d)||!u&&(n&&Math.abs(m)<1||!n&&-i>m))&&(c=!0),c};var Hp=function(e){return"changedTouches"in e?[e.changedTouches[0].clientX,e.changedTouches[0].clientY]:[0,0]},jC=function(e){return[e.deltaX,e.deltaY]},HC=function(e){
return e&&"current"in e?e.current:e},lN=function(e,t){return e[0]===t[0]&&e[1]===t[1]},sN=function(e){return`
  .block-interactivity-`.concat(e,` {pointer-events: none;}
  .allow-interactivity-`).concat(e,` {pointer-events: all;}
`)},cN=0,kc=[];function IC(e){var t=kt.useRef([]),r=kt.useRef([0,0]),o=kt.useRef(),n=kt.useState(cN++)[0],a=kt.useState(Um)[0],i=kt.useRef(e);kt.useEffect(function(){
i.current=e},[e]),kt.useEffect(function(){if(e.inert){document.body.classList.add("block-interactivity-".concat(n));var h=CC([e.lockRef.current],(e.shards||[]).
map(HC),!0).filter(Boolean);return h.forEach(function(w){return w.classList.add("allow-interactivity-".concat(n))}),function(){document.body.classList.remove("b\
lock-interactivity-".concat(n)),h.forEach(function(w){return w.classList.remove("allow-interactivity-".concat(n))})}}},[e.inert,e.lockRef.current,e.shards]);var l=kt.useCallback(
function(h,w){if("touches"in h&&h.touches.length===2||h.type==="wheel"&&h.ctrlKey)return!i.current.allowPinchZoom;var g=Hp(h),v=r.current,b="deltaX"in h?h.deltaX:
v[0]-g[0],y="deltaY"in h?h.deltaY:v[1]-g[1],_,C=h.target,S=Math.abs(b)>Math.abs(y)?"h":"v";if("touches"in h&&S==="h"&&C.type==="range")return!1;var z=window.getSelection(),
I=z&&z.anchorNode,M=I?I===C||I.contains(C):!1;if(M)return!1;var X=G0(S,C);if(!X)return!0;if(X?_=S:(_=S==="v"?"h":"v",X=G0(S,C)),!X)return!1;if(!o.current&&"chan\
gedTouches"in h&&(b||y)&&(o.current=_),!_)return!0;var U=o.current||_;return LC(U,w,h,U==="h"?b:y,!0)},[]),s=kt.useCallback(function(h){var w=h;if(!(!kc.length||
kc[kc.length-1]!==a)){var g="deltaY"in w?jC(w):Hp(w),v=t.current.filter(function(_){return _.name===w.type&&(_.target===w.target||w.target===_.shadowParent)&&lN(
_.delta,g)})[0];if(v&&v.should){w.cancelable&&w.preventDefault();return}if(!v){var b=(i.current.shards||[]).map(HC).filter(Boolean).filter(function(_){return _.
contains(w.target)}),y=b.length>0?l(w,b[0]):!i.current.noIsolation;y&&w.cancelable&&w.preventDefault()}}},[]),c=kt.useCallback(function(h,w,g,v){var b={name:h,delta:w,
target:g,should:v,shadowParent:dN(g)};t.current.push(b),setTimeout(function(){t.current=t.current.filter(function(y){return y!==b})},1)},[]),u=kt.useCallback(function(h){
r.current=Hp(h),o.current=void 0},[]),d=kt.useCallback(function(h){c(h.type,jC(h),h.target,l(h,e.lockRef.current))},[]),m=kt.useCallback(function(h){c(h.type,Hp(
h),h.target,l(h,e.lockRef.current))},[]);kt.useEffect(function(){return kc.push(a),e.setCallbacks({onScrollCapture:d,onWheelCapture:d,onTouchMoveCapture:m}),document.
addEventListener("wheel",s,Zl),document.addEventListener("touchmove",s,Zl),document.addEventListener("touchstart",u,Zl),function(){kc=kc.filter(function(h){return h!==
a}),document.removeEventListener("wheel",s,Zl),document.removeEventListener("touchmove",s,Zl),document.removeEventListener("touchstart",u,Zl)}},[]);var f=e.removeScrollBar,
p=e.inert;return kt.createElement(kt.Fragment,null,p?kt.createElement(a,{styles:sN(n)}):null,f?kt.createElement(V0,{noRelative:e.noRelative,gapMode:e.gapMode}):
null)}function dN(e){for(var t=null;e!==null;)e instanceof ShadowRoot&&(t=e.host,e=e.host),e=e.parentNode;return t}var VC=D0(jp,IC);var UC=Ip.forwardRef(function(e,t){return Ip.createElement(Vm,po({},e,{ref:t,sideCar:VC}))});UC.classNames=Vm.classNames;var Ga=UC;var $m=x(T(),1);function $0({keepMounted:e,keepMountedMode:t="activity",opened:r,onClose:o,id:n,transitionProps:a,onExitTransitionEnd:i,onEnterTransitionEnd:l,trapFocus:s,
closeOnEscape:c,returnFocus:u,closeOnClickOutside:d,withinPortal:m,portalProps:f,lockScroll:p,children:h,zIndex:w,shadow:g,padding:v,__vars:b,unstyled:y,removeScrollProps:_,
__handledEscapeEvents:C,...S}){let{_id:z,titleMounted:I,bodyMounted:M,shouldLockScroll:X,setTitleMounted:U,setBodyMounted:V}=SC({id:n,transitionProps:a,opened:r,
trapFocus:s,closeOnEscape:c,onClose:o,returnFocus:u,handledEscapeEvents:C}),{key:A,...F}=_||{};return(0,$m.jsx)(Jo,{...f,withinPortal:m,children:(0,$m.jsx)(xC,{
value:{opened:r,onClose:o,closeOnClickOutside:d,onExitTransitionEnd:i,onEnterTransitionEnd:l,transitionProps:{...a,keepMounted:e,keepMountedMode:t},getTitleId:()=>`${z}\
-title`,getBodyId:()=>`${z}-body`,titleMounted:I,bodyMounted:M,setTitleMounted:U,setBodyMounted:V,trapFocus:s,closeOnEscape:c,zIndex:w,unstyled:y},children:(0,$m.jsx)(
Ga,{enabled:X&&p,...F,children:(0,$m.jsx)(E,{...S,id:z,__vars:{...b,"--mb-z-index":(w||ir("modal")).toString(),"--mb-shadow":Gs(g),"--mb-padding":st(v)},children:h})},
A)})})}$0.displayName="@mantine/core/ModalBase";var GC=x(D(),1);function $C(){let e=fr();return(0,GC.useEffect)(()=>(e.setBodyMounted(!0),()=>e.setBodyMounted(!1)),[]),e.getBodyId()}var En={title:"m_615af6c9",header:"m_b5489c3c",inner:"m_60c222c7",content:"m_fd1ab0aa",close:"m_606cb269",body:"m_5df29311"};var qC=x(T(),1);function q0({className:e,...t}){let r=$C(),o=fr();return(0,qC.jsx)(E,{id:r,className:ye({[En.body]:!o.unstyled},e),...t})}q0.displayName="@manti\
ne/core/ModalBaseBody";var YC=x(T(),1);function Y0({className:e,onClick:t,...r}){let o=fr();return(0,YC.jsx)(Ua,{...r,onClick:n=>{o.onClose(),t?.(n)},className:ye({[En.close]:!o.unstyled},
e),unstyled:o.unstyled})}Y0.displayName="@mantine/core/ModalBaseCloseButton";var qm=x(T(),1);function F0({transitionProps:e,className:t,innerProps:r,onKeyDown:o,style:n,ref:a,...i}){let l=fr();return(0,qm.jsx)(Br,{mounted:l.opened,transition:"\
pop",...l.transitionProps,onExited:()=>{l.onExitTransitionEnd?.(),l.transitionProps?.onExited?.()},onEntered:()=>{l.onEnterTransitionEnd?.(),l.transitionProps?.
onEntered?.()},...e,children:s=>(0,qm.jsx)("div",{...r,className:ye({[En.inner]:!l.unstyled},r.className),children:(0,qm.jsx)(wc,{active:l.opened&&l.trapFocus,innerRef:a,
children:(0,qm.jsx)(aa,{...i,component:"section",role:"dialog",tabIndex:-1,"aria-modal":!0,"aria-describedby":l.bodyMounted?l.getBodyId():void 0,"aria-labelledb\
y":l.titleMounted?l.getTitleId():void 0,style:[n,s],className:ye({[En.content]:!l.unstyled},t),unstyled:l.unstyled,children:i.children})})})})}F0.displayName="@\
mantine/core/ModalBaseContent";var FC=x(T(),1);function X0({className:e,...t}){let r=fr();return(0,FC.jsx)(E,{component:"header",className:ye({[En.header]:!r.unstyled},e),...t})}X0.displayName=
"@mantine/core/ModalBaseHeader";var mN={duration:200,timingFunction:"ease",transition:"fade"};function XC(e){let t=fr();return{...mN,...t.transitionProps,...e}}var K0=x(T(),1);function Q0({onClick:e,transitionProps:t,style:r,visible:o,...n}){let a=fr(),i=XC(t);return(0,K0.jsx)(Br,{mounted:o!==void 0?o:a.opened,...i,transition:"\
fade",children:l=>(0,K0.jsx)(ql,{fixed:!0,style:[r,l],zIndex:a.zIndex,unstyled:a.unstyled,onClick:s=>{e?.(s),a.closeOnClickOutside&&a.onClose()},...n})})}Q0.displayName=
"@mantine/core/ModalBaseOverlay";var KC=x(D(),1);function QC(){let e=fr();return(0,KC.useEffect)(()=>(e.setTitleMounted(!0),()=>e.setTitleMounted(!1)),[]),e.getTitleId()}var ZC=x(T(),1);function Z0({className:e,...t}){let r=QC(),o=fr();return(0,ZC.jsx)(E,{component:"h2",className:ye({[En.title]:!o.unstyled},e),id:r,...t})}Z0.displayName=
"@mantine/core/ModalBaseTitle";var Vp=x(T(),1);function WC({children:e}){return(0,Vp.jsx)(Vp.Fragment,{children:e})}var JC=x(D(),1),Up=(0,JC.createContext)({size:"sm"});var e3=x(D(),1),t3=x(T(),1),W0=N(e=>{let t=k("InputClearButton",null,e),{size:r,variant:o,vars:n,classNames:a,styles:i,...l}=t,s=(0,e3.use)(Up),{resolvedClassNames:c,
resolvedStyles:u}=Qn({classNames:a,styles:i,props:t});return(0,t3.jsx)(Ua,{variant:o||"transparent",size:r||s?.size||"sm",classNames:c,styles:u,__staticSelector:"\
InputClearButton",style:{pointerEvents:"all",background:"var(--input-bg)",...l.style},...l})});W0.displayName="@mantine/core/InputClearButton";var r3=x(T(),1),uN={xs:7,sm:8,md:10,lg:12,xl:15};function o3({__clearable:e,__clearSection:t,rightSection:r,__defaultRightSection:o,size:n="sm",__clearSectionMode:a="\
both"}){let i=e&&t;return a==="rightSection"?r===null?null:r||o:a==="clear"?r===null?null:i||o:i&&(r||o)?(0,r3.jsxs)("div",{"data-combined-clear-section":!0,style:{
display:"flex",gap:2,alignItems:"center",paddingInlineEnd:uN[n]},children:[i,r||o]}):r===null?null:r||i||o}var n3=x(D(),1),Lr=(0,n3.createContext)({offsetBottom:!1,offsetTop:!1,describedBy:void 0,getStyles:null,inputId:void 0,labelId:void 0});var Kt={wrapper:"m_6c018570",input:"m_8fb7ebe7",bottomSection:"m_93f4ed57",section:"m_82577fc2",placeholder:"m_88bacfd0",root:"m_46b77525",label:"m_8fdc1311",required:"\
m_78a94662",error:"m_8f816625",success:"m_9d9d40e0",description:"m_fe47ce59"};var a3=x(D(),1),i3=x(T(),1),l3=(e,{size:t})=>({description:{"--input-description-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),Wl=N(e=>{let t=k("InputDe\
scription",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:s,__inheritStyles:c=!0,attributes:u,...d}=k("InputDescription",
null,t),m=(0,a3.use)(Lr),f=q({name:["InputWrapper",s],props:t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,rootSelector:"descrip\
tion",vars:l,varsResolver:l3}),p=c&&m?.getStyles||f;return(0,i3.jsx)(E,{component:"p",...p("description",m?.getStyles?{className:o,style:n}:void 0),...d})});Wl.
classes=Kt;Wl.varsResolver=l3;Wl.displayName="@mantine/core/InputDescription";var s3=x(D(),1),c3=x(T(),1),d3=(e,{size:t})=>({error:{"--input-error-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),Jl=N(e=>{let t=k("InputError",null,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,__staticSelector:c,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",c],props:t,classes:Kt,
className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s,rootSelector:"error",vars:l,varsResolver:d3}),f=(0,s3.use)(Lr),p=u&&f?.getStyles||m;return(0,c3.jsx)(
E,{component:"p",...p("error",f?.getStyles?{className:o,style:n}:void 0),...d})});Jl.classes=Kt;Jl.varsResolver=d3;Jl.displayName="@mantine/core/InputError";var m3=x(D(),1),Gp=x(T(),1),fN={labelElement:"label"},u3=(e,{size:t})=>({label:{"--input-label-size":Me(t),"--input-asterisk-color":void 0}}),es=N(e=>{let t=k("\
InputLabel",fN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,labelElement:s,required:c,htmlFor:u,onMouseDown:d,children:m,__staticSelector:f,mod:p,
attributes:h,...w}=t,g=q({name:["InputWrapper",f],props:t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,rootSelector:"label",vars:l,
varsResolver:u3}),v=(0,m3.use)(Lr),b=v?.getStyles||g,y=w.component||s,_=typeof y!="string"||y==="label";return(0,Gp.jsxs)(E,{...b("label",v?.getStyles?{className:o,
style:n}:void 0),component:s,htmlFor:_?u:void 0,mod:[{required:c},p],onMouseDown:C=>{d?.(C),!C.defaultPrevented&&C.detail>1&&C.preventDefault()},...w,children:[
m,c&&(0,Gp.jsx)("span",{...b("required"),"aria-hidden":!0,children:" *"})]})});es.classes=Kt;es.varsResolver=u3;es.displayName="@mantine/core/InputLabel";var f3=x(T(),1),$p=N(e=>{let t=k("InputPlaceholder",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:s,error:c,mod:u,attributes:d,
...m}=t,f=q({name:["InputPlaceholder",s],props:t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,rootSelector:"placeholder"});return(0,f3.jsx)(
E,{...f("placeholder"),mod:[{error:!!c},u],component:"span",...m})});$p.classes=Kt;$p.displayName="@mantine/core/InputPlaceholder";var p3=x(D(),1),h3=x(T(),1),g3=(e,{size:t})=>({success:{"--input-success-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),ts=N(e=>{let t=k("InputSuccess",null,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,__staticSelector:c,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",c],props:t,
classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s,rootSelector:"success",vars:l,varsResolver:g3}),f=(0,p3.use)(Lr),p=u&&f?.getStyles||
m;return(0,h3.jsx)(E,{component:"p",...p("success",f?.getStyles?{className:o,style:n}:void 0),...d})});ts.classes=Kt;ts.varsResolver=g3;ts.displayName="@mantine\
/core/InputSuccess";function v3(e,{hasDescription:t,hasError:r}){let o=e.findIndex(l=>l==="input"),n=e.slice(0,o),a=e.slice(o+1),i=t&&n.includes("description")||r&&n.includes("erro\
r");return{offsetBottom:t&&a.includes("description")||r&&a.includes("error"),offsetTop:i}}var Ym=x(D(),1);var Tc=x(T(),1),pN={labelElement:"label",inputContainer:e=>e,inputWrapperOrder:["label","description","input","error"]},b3=(e,{size:t})=>({label:{"--input-label\
-size":Me(t),"--input-asterisk-color":void 0},error:{"--input-error-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`},success:{"--input-success-size":t===void 0?
void 0:`calc(${Me(t)} - ${R(2)})`},description:{"--input-description-size":t===void 0?void 0:`calc(${Me(t)} - ${R(2)})`}}),Fm=N(e=>{let t=k("InputWrapper",pN,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,size:s,variant:c,__staticSelector:u,inputContainer:d,inputWrapperOrder:m,label:f,error:p,success:h,
description:w,labelProps:g,descriptionProps:v,errorProps:b,successProps:y,labelElement:_,children:C,withAsterisk:S,id:z,required:I,__stylesApiProps:M,mod:X,attributes:U,
...V}=t,A=q({name:["InputWrapper",u],props:M||t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:U,vars:l,varsResolver:b3}),F={size:s,
variant:c,__staticSelector:u},L=xe(z),P=typeof S=="boolean"?S:I,O=b?.id||`${L}-error`,j=y?.id||`${L}-success`,Y=v?.id||`${L}-description`,G=L,Q=!!p&&typeof p!="\
boolean",ee=!!h&&typeof h!="boolean"&&!p,pe=!!w,ae=Q&&m.includes("error"),ge=ee&&m.includes("error"),Ee=pe&&m.includes("description"),se=`${ae?O:""} ${ge?j:""} ${Ee?
Y:""}`,Ne=se.trim().length>0?se.trim():void 0,Oe=g?.id||`${L}-label`,Xe=f&&(0,Tc.jsx)(es,{labelElement:_,id:Oe,htmlFor:G,required:P,...F,...g,children:f},"label"),
et=pe&&(0,Tc.jsx)(Wl,{...v,...F,size:v?.size||F.size,id:v?.id||Y,children:w},"description"),It=(0,Tc.jsx)(Ym.Fragment,{children:d(C)},"input"),de=Q&&(0,Ym.createElement)(
Jl,{...b,...F,size:b?.size||F.size,key:"error",id:b?.id||O},p),Bt=ee&&(0,Ym.createElement)(ts,{...y,...F,size:y?.size||F.size,key:"success",id:y?.id||j},h),Jt=m.
map(yr=>{switch(yr){case"label":return Xe;case"input":return It;case"description":return et;case"error":return de||Bt;default:return null}});return(0,Tc.jsx)(Lr,
{value:{getStyles:A,describedBy:Ne,inputId:G,labelId:Xe&&m.includes("label")?Oe:void 0,...v3(m,{hasDescription:pe,hasError:Q||ee})},children:(0,Tc.jsx)(E,{variant:c,
size:s,mod:[{error:!!p,success:!!h&&!p},X],id:_==="label"?void 0:z,...A("root"),...V,children:Jt})})});Fm.classes=Kt;Fm.varsResolver=b3;Fm.displayName="@mantine\
/core/InputWrapper";var y3=x(D(),1),$a=x(T(),1),hN={variant:"default",leftSectionPointerEvents:"none",rightSectionPointerEvents:"none",withAria:!0,withErrorStyles:!0,withSuccessStyles:!0,
size:"sm",loading:!1,loadingPosition:"right"},w3=(e,t,r)=>({wrapper:{"--input-margin-top":r.offsetTop?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-marg\
in-bottom":r.offsetBottom?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-height":ne(t.size,"input-height"),"--input-fz":Me(t.size),"--input-radius":t.radius===
void 0?void 0:ve(t.radius),"--input-left-section-width":t.leftSectionWidth!==void 0?R(t.leftSectionWidth):void 0,"--input-right-section-width":t.rightSectionWidth!==
void 0?R(t.rightSectionWidth):void 0,"--input-padding-y":t.multiline?ne(t.size,"input-padding-y"):void 0,"--input-left-section-pointer-events":t.leftSectionPointerEvents,
"--input-right-section-pointer-events":t.rightSectionPointerEvents}}),Ve=Le(e=>{let t=k("Input",hN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,required:l,
__staticSelector:s,__stylesApiProps:c,size:u,wrapperProps:d,error:m,success:f,disabled:p,leftSection:h,leftSectionProps:w,leftSectionWidth:g,rightSection:v,rightSectionProps:b,
rightSectionWidth:y,rightSectionPointerEvents:_,leftSectionPointerEvents:C,variant:S,vars:z,pointer:I,multiline:M,radius:X,id:U,withAria:V,withErrorStyles:A,withSuccessStyles:F,
mod:L,inputSize:P,attributes:O,__clearSection:j,__clearable:Y,__clearSectionMode:G,__defaultRightSection:Q,loading:ee,loadingPosition:pe,__bottomSection:ae,__bottomSectionProps:ge,
rootRef:Ee,dir:se,...Ne}=t,{styleProps:Oe,rest:Xe}=so(Ne),et=(0,y3.use)(Lr),It={offsetBottom:et?.offsetBottom,offsetTop:et?.offsetTop},de=q({name:["Input",s],props:c||
t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:O,stylesCtx:It,rootSelector:"wrapper",vars:z,varsResolver:w3}),Bt=V?{required:l,disabled:p,
"aria-invalid":m?!0:void 0,"aria-describedby":et?.describedBy,id:et?.inputId||U}:{},Jt=ee?(0,$a.jsx)(Xt,{size:pe==="left"?"calc(var(--input-left-section-size) /\
 2)":"calc(var(--input-right-section-size) / 2)"}):null,yr=ee&&pe==="left"?Jt:h,ao=o3({__clearable:Y,__clearSection:j,rightSection:ee&&pe==="right"?Jt:v,__defaultRightSection:Q,
size:u,__clearSectionMode:G});return(0,$a.jsx)(Up,{value:{size:u||"sm"},children:(0,$a.jsxs)(E,{ref:Ee,dir:se,...de("wrapper"),...Oe,...d,mod:[{error:!!m&&A,success:!!f&&
!m&&F,pointer:I,disabled:p,multiline:M,withRightSection:!!ao,withLeftSection:!!yr,withBottomSection:!!ae},L],variant:S,size:u,children:[yr&&(0,$a.jsx)("div",{...w,
"data-position":"left",...de("section",{className:w?.className,style:w?.style}),children:yr}),(0,$a.jsx)(E,{component:"input",...Xe,...Bt,required:l,mod:{disabled:p,
error:!!m&&A,success:!!f&&!m&&F},variant:S,__size:P,...de("input")}),ae&&(0,$a.jsx)("div",{...ge,...de("bottomSection",{className:ge?.className,style:ge?.style}),
children:ae}),ao&&(0,$a.jsx)("div",{...b,"data-position":"right",...de("section",{className:b?.className,style:b?.style}),children:ao})]})})});Ve.classes=Kt;Ve.
varsResolver=w3;Ve.Wrapper=Fm;Ve.Label=es;Ve.Error=Jl;Ve.Success=ts;Ve.Description=Wl;Ve.Placeholder=$p;Ve.ClearButton=W0;Ve.displayName="@mantine/core/Input";function x3(e,t,r){let o=k(["Input","InputWrapper",e],t,r),{label:n,description:a,error:i,success:l,required:s,classNames:c,styles:u,className:d,unstyled:m,__staticSelector:f,
__stylesApiProps:p,errorProps:h,successProps:w,labelProps:g,descriptionProps:v,wrapperProps:b,id:y,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:I,
variant:M,vars:X,mod:U,attributes:V,...A}=o,{styleProps:F,rest:L}=so(A),P={label:n,description:a,error:i,success:l,required:s,classNames:c,className:d,__staticSelector:f,
__stylesApiProps:p||o,errorProps:h,successProps:w,labelProps:g,descriptionProps:v,unstyled:m,styles:u,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:I,
variant:M,id:y,mod:U,attributes:V,...b};return{...L,classNames:c,styles:u,unstyled:m,wrapperProps:{...P,...F},inputProps:{required:s,classNames:c,styles:u,unstyled:m,
size:_,__staticSelector:f,__stylesApiProps:p||o,error:i,success:l,variant:M,id:y,attributes:V}}}var J0=x(T(),1),gN={__staticSelector:"InputBase",withAria:!0,size:"sm"},jr=Le(e=>{let{inputProps:t,wrapperProps:r,...o}=x3("InputBase",gN,e);return(0,J0.jsx)(Ve.
Wrapper,{...r,children:(0,J0.jsx)(Ve,{...t,...o})})});jr.classes={...Ve.classes,...Ve.Wrapper.classes};jr.displayName="@mantine/core/InputBase";var ey=x(T(),1);function ty({style:e,size:t=16,...r}){return(0,ey.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",style:{...e,width:R(
t),height:R(t),display:"block"},...r,children:(0,ey.jsx)("path",{d:"M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C1\
1.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.\
15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}ty.displayName="@mantine/core/Acco\
rdionChevron";var ry={root:"m_66836ed3",wrapper:"m_a5d60502",body:"m_667c2793",title:"m_6a03f287",label:"m_698f4f23",icon:"m_667f2a6a",message:"m_7fa78076",closeButton:"m_87f\
54839"};var sa=x(T(),1),_3=(e,{radius:t,color:r,variant:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:o||"light",autoContrast:n});
return{root:{"--alert-radius":t===void 0?void 0:ve(t),"--alert-bg":r||o?a.background:void 0,"--alert-color":a.color,"--alert-bd":r||o?a.border:void 0}}},ie=N(e=>{
let t=k("Alert",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:s,color:c,title:u,children:d,id:m,icon:f,withCloseButton:p,onClose:h,
closeButtonLabel:w,variant:g,autoContrast:v,role:b,attributes:y,..._}=t,C=q({name:"Alert",classes:ry,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:y,vars:l,varsResolver:_3}),S=xe(m),z=u&&`${S}-title`||void 0,I=`${S}-body`;return(0,sa.jsx)(E,{id:S,...C("root",{variant:g}),variant:g,..._,role:b||"\
alert","aria-describedby":d?I:void 0,"aria-labelledby":u?z:void 0,children:(0,sa.jsxs)("div",{...C("wrapper"),children:[f&&(0,sa.jsx)("div",{...C("icon"),children:f}),
(0,sa.jsxs)("div",{...C("body"),children:[u&&(0,sa.jsx)("div",{...C("title"),"data-with-close-button":p||void 0,children:(0,sa.jsx)("span",{id:z,...C("label"),children:u})}),
d&&(0,sa.jsx)("div",{id:I,...C("message"),"data-variant":g,children:d})]}),p&&(0,sa.jsx)(Ua,{...C("closeButton"),onClick:h,variant:"transparent",size:16,iconSize:16,
"aria-label":w,unstyled:i})]})})});ie.classes=ry;ie.varsResolver=_3;ie.displayName="@mantine/core/Alert";var oy={root:"m_b6d8b162"};var S3=x(T(),1);function vN(e){if(e==="start")return"start";if(e==="end"||e)return"end"}var bN={inherit:!1},C3=(e,{variant:t,lineClamp:r,gradient:o,size:n,textWrap:a})=>({
root:{"--text-fz":Me(n),"--text-lh":Df(n),"--text-gradient":t==="gradient"?hm(o,e):void 0,"--text-line-clamp":typeof r=="number"?r.toString():void 0,"--text-tex\
t-wrap":a}}),$=Le(e=>{let t=k("Text",bN,e),{lineClamp:r,truncate:o,inline:n,inherit:a,gradient:i,span:l,textWrap:s,__staticSelector:c,vars:u,className:d,style:m,
classNames:f,styles:p,unstyled:h,variant:w,mod:g,size:v,attributes:b,...y}=t,_=q({name:["Text",c],props:t,classes:oy,className:d,style:m,classNames:f,styles:p,unstyled:h,
attributes:b,vars:u,varsResolver:C3});return(0,S3.jsx)(E,{..._("root",{focusable:!0}),component:l?"span":"p",variant:w,mod:[{truncate:vN(o),lineClamp:typeof r==
"number",inline:n,inherit:a},g],size:v,...y})});$.classes=oy;$.varsResolver=C3;$.displayName="@mantine/core/Text";var ny={root:"m_849cf0da"};var z3=x(T(),1),yN={underline:"hover"},Xm=Le(e=>{let{underline:t,className:r,unstyled:o,mod:n,...a}=k("Anchor",yN,e);return(0,z3.jsx)($,{component:"a",className:ye(
{[ny.root]:!o},r),...a,mod:[{underline:t},n],__staticSelector:"Anchor",unstyled:o})});Xm.classes=ny;Xm.displayName="@mantine/core/Anchor";var[k3,ho]=At("AppShell was not found in tree");function ay({size:e,min:t,max:r,viewportMax:o}){let n=Math.min(r??Number.POSITIVE_INFINITY,o);return Math.max(Math.min(t??0,n),Math.min(e,n))}function Rc(e,t){return t===
void 0?!1:e<t}var qp={navbar:{axis:"horizontal",orientation:"vertical",sizeVariable:"--app-shell-navbar-width",offsetVariable:"--app-shell-navbar-offset",gridWidthVariable:"-\
-app-shell-navbar-grid-width",handleDisplayVariable:"--app-shell-navbar-resize-handle-display",sign:1},aside:{axis:"horizontal",orientation:"vertical",sizeVariable:"\
--app-shell-aside-width",offsetVariable:"--app-shell-aside-offset",gridWidthVariable:"--app-shell-aside-grid-width",handleDisplayVariable:"--app-shell-aside-res\
ize-handle-display",sign:-1},header:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-header-height",offsetVariable:"--app-shell-header-offset",
handleDisplayVariable:"--app-shell-header-resize-handle-display",sign:1},footer:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-footer-heigh\
t",offsetVariable:"--app-shell-footer-offset",handleDisplayVariable:"--app-shell-footer-resize-handle-display",safeAreaVariable:"--app-shell-footer-safe-area",sign:-1}},
T3=Object.keys(qp);function iy({section:e,deltaX:t,deltaY:r,dir:o}){let n=qp[e];return n.axis==="vertical"?r*n.sign:t*n.sign*(o==="rtl"?-1:1)}function R3(e,t){if(!t)return 0;let r=window.getComputedStyle(e).getPropertyValue(t),o=Number.parseFloat(r);return Number.isFinite(o)?o:0}var qa=x(D(),1);var E3=x(T(),1),wN={navbar:"Resize navbar",aside:"Resize aside",header:"Resize header",footer:"Resize footer"},xN=10,_N=50,SN={ArrowRight:{deltaX:1,deltaY:0},ArrowLeft:{
deltaX:-1,deltaY:0},ArrowDown:{deltaX:0,deltaY:1},ArrowUp:{deltaX:0,deltaY:-1}};function ly(e,t){t?document.body.style.setProperty(e,t):document.body.style.removeProperty(
e)}function Ya({section:e,sectionId:t}){let r=ho(),o=r.resize,n=(0,qa.useRef)(null),a=(0,qa.useRef)({startSize:0,startX:0,startY:0,size:0,moved:!1}),i=(0,qa.useRef)(
null),l=(0,qa.useRef)(null),s=(0,qa.useRef)(null),{dir:c}=co(),u=rt(),d=qp[e],m=o?.options[e]??{},f=()=>d.axis==="horizontal"?window.innerWidth:window.innerHeight,
[p,h]=(0,qa.useState)(0),[w,g]=(0,qa.useState)(void 0),v=()=>f()/u.scale,b=G=>{let Q=G.getBoundingClientRect();return((d.axis==="horizontal"?Q.width:Q.height)-R3(
G,d.safeAreaVariable))/u.scale},y=G=>{let Q=r.rootRef.current;if(!Q)return;let ee=R(G);Q.style.setProperty(d.sizeVariable,ee),r.resizeOffsets[e]&&Q.style.setProperty(
d.offsetVariable,ee),r.mode==="static"&&d.gridWidthVariable&&Q.style.setProperty(d.gridWidthVariable,ee)},_=()=>{let G=r.rootRef.current;G&&(G.style.removeProperty(
d.sizeVariable),G.style.removeProperty(d.offsetVariable),d.gridWidthVariable&&G.style.removeProperty(d.gridWidthVariable))},C=()=>{l.current?.abort(),l.current=
null,i.current=null;let G=s.current;s.current=null,G&&(ly("user-select",G.userSelect),ly("-webkit-user-select",G.webkitUserSelect),ly("cursor",G.cursor))},S=()=>{
o?.reportCollapse(e,Rc(a.current.startSize,m.collapseThreshold)),o?.endResize(e,null)},z=G=>{if(G.pointerId!==i.current)return;a.current.moved=!0;let Q=iy({section:e,
deltaX:G.clientX-a.current.startX,deltaY:G.clientY-a.current.startY,dir:c})/u.scale,ee=a.current.startSize+Q,pe=ay({size:ee,min:m.min,max:m.max,viewportMax:v()});
a.current.size=pe,y(pe),n.current?.setAttribute("aria-valuenow",String(Math.round(pe))),o?.previewResize(e,pe),o?.reportCollapse(e,Rc(ee,m.collapseThreshold))},
I=G=>{if(G.pointerId===i.current){if(C(),!a.current.moved){o?.endResize(e,null);return}o?.endResize(e,a.current.size)}},M=G=>{G.pointerId===i.current&&(C(),_(),
S())},X=G=>{G.key==="Escape"&&(G.preventDefault(),C(),_(),n.current?.setAttribute("aria-valuenow",String(Math.round(a.current.startSize))),S())},U=()=>{let G=o?.[e].
size;if(G!==void 0)return G;let Q=n.current?.parentElement;return Q?b(Q):0},V=G=>{o?.initCollapse(e,Rc(U(),m.collapseThreshold)),o?.reportCollapse(e,Rc(G,m.collapseThreshold)),
o?.endResize(e,ay({size:G,min:m.min,max:m.max,viewportMax:v()}))},A=G=>{let Q=G.shiftKey?_N:xN;if(G.key==="Home"){G.preventDefault(),V(m.min??0);return}if(G.key===
"End"){G.preventDefault(),V(m.max??v());return}let ee=SN[G.key];if(!ee)return;let pe=iy({section:e,...ee,dir:c});pe!==0&&(G.preventDefault(),V(U()+pe*Q))},F=()=>{
_(),o?.[e].reset()},L=G=>{if(G.button!==0||l.current!==null)return;let Q=n.current?.parentElement;if(!Q)return;let ee=b(Q);a.current={startSize:ee,startX:G.clientX,
startY:G.clientY,size:ee,moved:!1},i.current=G.pointerId,o?.initCollapse(e,Rc(ee,m.collapseThreshold));let pe=new AbortController;l.current=pe;let{signal:ae}=pe;
s.current={userSelect:document.body.style.getPropertyValue("user-select"),webkitUserSelect:document.body.style.getPropertyValue("-webkit-user-select"),cursor:document.
body.style.getPropertyValue("cursor")},document.body.style.setProperty("user-select","none"),document.body.style.setProperty("-webkit-user-select","none"),document.
body.style.setProperty("cursor",d.axis==="horizontal"?"col-resize":"row-resize"),o?.startResize(e),document.addEventListener("pointermove",z,{signal:ae}),document.
addEventListener("pointerup",I,{signal:ae}),document.addEventListener("pointercancel",M,{signal:ae}),document.addEventListener("keydown",X,{signal:ae})};if(zt(()=>{
o&&o.activeSection!==e&&_()},[o?.activeSection,o?.[e].size]),zt(()=>{h(f());let G=()=>h(f());return window.addEventListener("resize",G),()=>window.removeEventListener(
"resize",G)},[d.axis]),zt(()=>{o?.[e].size===void 0&&g(U())},[o?.[e].size,p]),zt(()=>()=>{let G=l.current!==null;C(),_(),G&&S()},[]),!o?.[e].enabled)return null;
let P=p/u.scale,O=Math.min(m.max??P,P),j=o[e].size,Y=j!==void 0&&p>0?Math.min(j,P):j??w;return(0,E3.jsx)(E,{ref:n,role:"separator",tabIndex:0,"aria-label":m.label??
wN[e],"aria-controls":t,"aria-orientation":d.orientation,"aria-valuemin":m.min??0,"aria-valuemax":Math.round(O),"aria-valuenow":Y!==void 0?Math.round(Y):void 0,
onPointerDown:L,onKeyDown:A,onDoubleClick:F,mod:{section:e,orientation:d.orientation,active:o[e].active},...r.getStyles("resizeHandle")})}Ya.displayName="@manti\
ne/core/AppShellResizeHandle";var Kr={root:"m_89ab340",navbar:"m_45252eee",aside:"m_9cdde9a",header:"m_3b16f56b",main:"m_8983817",footer:"m_3840c879",section:"m_6dcfc7c7",resizeHandle:"m_3b2\
5945a"};var Ec=x(T(),1),Yp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellAside",null,e),d=ho(),m=xe(
u.id);if(d.disabled)return null;let f=d.resize?.aside.enabled??!1,p=d.getStyles("aside",{className:ye({[Ga.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Ec.jsx)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-aside-z-index":`calc(${s??
d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Ec.jsxs)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-aside-z-index":`calc(${s??d.zIndex} + 1)`},id:m,children:[w?(0,Ec.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Ec.jsx)(Ya,
{section:"aside",sectionId:m})]})});Yp.classes=Kr;Yp.displayName="@mantine/core/AppShellAside";var Ac=x(T(),1),Fp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellFooter",null,e),d=ho(),m=xe(
u.id);if(d.disabled)return null;let f=d.resize?.footer.enabled??!1,p=d.getStyles("footer",{className:ye({[Ga.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Ac.jsx)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-footer-z-index":(s??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Ac.jsxs)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-footer-z-index":(s??d.zIndex)?.toString()},id:m,children:[w?(0,Ac.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Ac.jsx)(Ya,
{section:"footer",sectionId:m})]})});Fp.classes=Kr;Fp.displayName="@mantine/core/AppShellFooter";var Nc=x(T(),1),Xp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellHeader",null,e),d=ho(),m=xe(
u.id);if(d.disabled)return null;let f=d.resize?.header.enabled??!1,p=d.getStyles("header",{className:ye({[Ga.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Nc.jsx)(E,{component:"header",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-header-z-index":(s??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Nc.jsxs)(E,{component:"header",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-header-z-index":(s??d.zIndex)?.toString()},id:m,children:[w?(0,Nc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Nc.jsx)(Ya,
{section:"header",sectionId:m})]})});Xp.classes=Kr;Xp.displayName="@mantine/core/AppShellHeader";var A3=x(T(),1),Kp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("AppShellMain",null,e),l=ho();return(0,A3.jsx)(E,{component:"main",...l.getStyles(
"main",{className:r,style:o,classNames:t,styles:n}),...i})});Kp.classes=Kr;Kp.displayName="@mantine/core/AppShellMain";var Hee=x(D(),1);var Oc=x(T(),1),Qp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellNavbar",null,e),d=ho(),m=xe(
u.id);if(d.disabled)return null;let f=d.resize?.navbar.enabled??!1,p=d.getStyles("navbar",{className:r,classNames:t,styles:n,style:o});if(!f)return(0,Oc.jsx)(E,
{component:"nav",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-navbar-z-index":`calc(${s??d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,
...g}=u;return(0,Oc.jsxs)(E,{component:"nav",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{"--app-shell-navbar-z-index":`calc(${s??d.zIndex} + 1)`},
id:m,children:[w?(0,Oc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Oc.jsx)(Ya,{section:"navbar",sectionId:m})]})});Qp.classes=Kr;Qp.
displayName="@mantine/core/AppShellNavbar";var N3=x(T(),1),Zp=Le(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,grow:i,mod:l,...s}=k("AppShellSection",null,e),c=ho();return(0,N3.jsx)(E,{mod:[{grow:i},
l],...c.getStyles("section",{className:r,style:o,classNames:t,styles:n}),...s})});Zp.classes=Kr;Zp.displayName="@mantine/core/AppShellSection";function ca(e){return typeof e=="object"?e.base:e}function Di(e,t){return`min(${R(e)}, ${t==="horizontal"?"100vw":"100dvh"})`}function da(e){let t=typeof e=="object"&&e!==null&&typeof e.base<"u"&&Object.keys(e).length===1;return typeof e=="number"||typeof e=="string"||t}function ma(e){return!(typeof e!="object"||e===null||Object.keys(e).length===1&&"base"in e)}function O3({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,aside:o,theme:n,mode:a,resizedSize:i,resizable:l}){let s=o?.width,c="translateX(var(--app-shell-asid\
e-width))",u="translateX(calc(var(--app-shell-aside-width) * -1))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},a===
"fixed"?(r[o?.breakpoint]["--app-shell-aside-width"]="100%",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"):(r[o?.breakpoint]["--app-shell-aside-width"]="0p\
x",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"),l&&(r[o.breakpoint]["--app-shell-aside-resize-handle-display"]="none")),i!==void 0){let d=Di(i,"horizonta\
l");e["--app-shell-aside-width"]=d,e["--app-shell-aside-offset"]=d,a==="static"&&(e["--app-shell-aside-grid-width"]=d)}else{if(da(s)){let d=R(ca(s));e["--app-sh\
ell-aside-width"]=d,e["--app-shell-aside-offset"]=d}ma(s)&&(typeof s.base<"u"&&(e["--app-shell-aside-width"]=R(s.base),e["--app-shell-aside-offset"]=R(s.base)),
Be(s).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-aside-width"]=R(s[d]),t[d]["--app-shell-aside-offset"]=R(s[d]))}))}if(o?.breakpoint!==void 0&&a===
"static"&&(t[o.breakpoint]=t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-aside-position"]="sticky",t[o.breakpoint]["--app-shell-aside-grid-row"]="2",t[o.breakpoint]["\
--app-shell-aside-grid-column"]="3",t[o.breakpoint]["--app-shell-main-column-end"]="3"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shel\
l-aside-transform"]=c,t[d]["--app-shell-aside-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-aside-offset"]="0px !important":(t[d]["--app-shell-aside-width"]="\
0px",t[d]["--app-shell-aside-display"]="none",t[d]["--app-shell-main-column-end"]="-1"),t[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(t[d]["--\
app-shell-aside-resize-handle-display"]="none")}if(o?.collapsed?.mobile){let d=$s(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},a==="fixed"?(r[d]["--app-shell-as\
ide-width"]="100%",r[d]["--app-shell-aside-offset"]="0px"):r[d]["--app-shell-aside-width"]="0px",r[d]["--app-shell-aside-transform"]=c,r[d]["--app-shell-aside-t\
ransform-rtl"]=u,r[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(r[d]["--app-shell-aside-resize-handle-display"]="none")}}function M3({baseStyles:e,minMediaStyles:t,footer:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(var(--app-shell-footer-height))",s=o==="sta\
tic"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-footer-position"]="sticky",e["--app-shell-footer-grid-column"]="1 / -1",e["--app-shell-footer-grid-row"]=
"3"),n!==void 0){let c=Di(n,"vertical");e["--app-shell-footer-height"]=c,s&&(e["--app-shell-footer-offset"]=c)}else{if(da(i)){let c=R(ca(i));e["--app-shell-foot\
er-height"]=c,s&&(e["--app-shell-footer-offset"]=c)}ma(i)&&(typeof i.base<"u"&&(e["--app-shell-footer-height"]=R(i.base),s&&(e["--app-shell-footer-offset"]=R(i.
base))),Be(i).forEach(c=>{c!=="base"&&(t[c]=t[c]||{},t[c]["--app-shell-footer-height"]=R(i[c]),s&&(t[c]["--app-shell-footer-offset"]=R(i[c])))}))}r?.collapsed&&
(e["--app-shell-footer-transform"]=l,o==="fixed"&&(e["--app-shell-footer-offset"]="0px !important"),a&&(e["--app-shell-footer-resize-handle-display"]="none"))}function D3({baseStyles:e,minMediaStyles:t,header:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(calc(var(--app-shell-header-height) * -1))",
s=o==="static"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-header-position"]="sticky",e["--app-shell-header-grid-column"]="1 / -1",e["--app-shell-heade\
r-grid-row"]="1"),n!==void 0){let c=Di(n,"vertical");e["--app-shell-header-height"]=c,s&&(e["--app-shell-header-offset"]=c)}else{if(da(i)){let c=R(ca(i));e["--a\
pp-shell-header-height"]=c,s&&(e["--app-shell-header-offset"]=c)}ma(i)&&(typeof i.base<"u"&&(e["--app-shell-header-height"]=R(i.base),s&&(e["--app-shell-header-\
offset"]=R(i.base))),Be(i).forEach(c=>{c!=="base"&&(t[c]=t[c]||{},t[c]["--app-shell-header-height"]=R(i[c]),s&&(t[c]["--app-shell-header-offset"]=R(i[c])))}))}r?.
collapsed&&(e["--app-shell-header-transform"]=l,o==="fixed"&&(e["--app-shell-header-offset"]="0px !important"),a&&(e["--app-shell-header-resize-handle-display"]=
"none"))}function B3({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,navbar:o,theme:n,mode:a,resizedSize:i,resizable:l}){let s=o?.width,c="translateX(calc(var(--app-shel\
l-navbar-width) * -1))",u="translateX(var(--app-shell-navbar-width))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},r[o?.
breakpoint]["--app-shell-navbar-offset"]="0px",r[o?.breakpoint]["--app-shell-navbar-width"]="100%",a==="static"&&(r[o?.breakpoint]["--app-shell-navbar-grid-widt\
h"]="0px"),l&&(r[o.breakpoint]["--app-shell-navbar-resize-handle-display"]="none")),i!==void 0){let d=Di(i,"horizontal");e["--app-shell-navbar-width"]=d,e["--ap\
p-shell-navbar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}else{if(da(s)){let d=R(ca(s));e["--app-shell-navbar-width"]=d,e["--app-shell-navb\
ar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}ma(s)&&(typeof s.base<"u"&&(e["--app-shell-navbar-width"]=R(s.base),e["--app-shell-navbar-off\
set"]=R(s.base),a==="static"&&(e["--app-shell-navbar-grid-width"]=R(s.base))),Be(s).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-navbar-width"]=R(s[d]),
t[d]["--app-shell-navbar-offset"]=R(s[d]),a==="static"&&(t[d]["--app-shell-navbar-grid-width"]=R(s[d])))}))}if(o?.breakpoint!==void 0&&a==="static"&&(t[o.breakpoint]=
t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-navbar-position"]="sticky",t[o.breakpoint]["--app-shell-navbar-grid-row"]="2",t[o.breakpoint]["--app-shell-navb\
ar-grid-column"]="1",t[o.breakpoint]["--app-shell-main-column-start"]="2"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shell-navbar-tran\
sform"]=c,t[d]["--app-shell-navbar-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-navbar-offset"]="0px !important":(t[d]["--app-shell-navbar-width"]="0px",t[d]["\
--app-shell-navbar-display"]="none",t[d]["--app-shell-main-column-start"]="1"),l&&(t[d]["--app-shell-navbar-resize-handle-display"]="none")}if(o?.collapsed?.mobile){
let d=$s(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},r[d]["--app-shell-navbar-width"]="100%",r[d]["--app-shell-navbar-offset"]="0px",a==="static"&&(r[d]["--app\
-shell-navbar-grid-width"]="0px"),r[d]["--app-shell-navbar-transform"]=c,r[d]["--app-shell-navbar-transform-rtl"]=u,l&&(r[d]["--app-shell-navbar-resize-handle-d\
isplay"]="none")}}function Wp(e){return Number(e)===0?"0px":st(e)}function P3({padding:e,baseStyles:t,minMediaStyles:r}){da(e)&&(t["--app-shell-padding"]=Wp(ca(e))),ma(e)&&(e.base&&(t["--app-shell-padding"]=Wp(e.base)),Be(e).forEach(
o=>{o!=="base"&&(r[o]=r[o]||{},r[o]["--app-shell-padding"]=Wp(e[o]))}))}function L3({navbar:e,header:t,footer:r,aside:o,padding:n,theme:a,mode:i,resize:l}){let s={},c={},u={};i==="static"&&(u["--app-shell-main-grid-column"]="1 / -1",
u["--app-shell-main-grid-row"]="2"),B3({baseStyles:u,minMediaStyles:s,maxMediaStyles:c,navbar:e,theme:a,mode:i,resizedSize:l?.sizes.navbar,resizable:l?.enabled.
navbar}),O3({baseStyles:u,minMediaStyles:s,maxMediaStyles:c,aside:o,theme:a,mode:i,resizedSize:l?.sizes.aside,resizable:l?.enabled.aside}),D3({baseStyles:u,minMediaStyles:s,
header:t,mode:i,resizedSize:l?.sizes.header,resizable:l?.enabled.header}),M3({baseStyles:u,minMediaStyles:s,footer:r,mode:i,resizedSize:l?.sizes.footer,resizable:l?.
enabled.footer}),P3({baseStyles:u,minMediaStyles:s,padding:n});let d=sm(Be(s),a.breakpoints).map(f=>({query:`(min-width: ${Is(f.px)})`,styles:s[f.value]})),m=sm(
Be(c),a.breakpoints).map(f=>({query:`(max-width: ${Is(f.px)})`,styles:c[f.value]}));return{baseStyles:u,media:[...d,...m]}}var j3=x(T(),1);function H3({navbar:e,header:t,aside:r,footer:o,padding:n,mode:a,selector:i,resize:l}){let s=rt(),c=_n(),{media:u,baseStyles:d}=L3({navbar:e,header:t,
footer:o,aside:r,padding:n,theme:s,mode:a,resize:l});return(0,j3.jsx)(Bl,{media:u,styles:d,selector:i||c.cssVariablesSelector})}function CN(e){return e>=128||e===45||e===95||e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function I3(e){return e>=48&&e<=57}function V3(e){let t="";for(let r=0;r<
e.length;r+=1){let o=e.charCodeAt(r),n=e.charAt(r);o===0?t+="�":o>=1&&o<=31||o===127||r===0&&I3(o)||r===1&&I3(o)&&e.charCodeAt(0)===45?t+=`\\${o.toString(16)}\
 `:r===0&&e.length===1&&o===45?t+=`\\${n}`:CN(o)?t+=n:t+=`\\${n}`}return t}var rn=x(D(),1);function U3({transitionDuration:e,disabled:t,resizeKey:r}){let[o,n]=(0,rn.useState)(!0),[a,i]=(0,rn.useState)({key:r,active:!1}),l=(0,rn.useRef)(-1),s=(0,rn.useRef)(
-1);return a.key!==r&&i({key:r,active:!0}),(0,rn.useEffect)(()=>{if(!a.active)return;let c=window.setTimeout(()=>(0,rn.startTransition)(()=>{i(u=>({...u,active:!1}))}),
e||0);return()=>window.clearTimeout(c)},[a,e]),mm("resize",()=>{n(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>(0,rn.startTransition)(()=>{n(!1)}),
200)}),zt(()=>{n(!0),clearTimeout(s.current),s.current=window.setTimeout(()=>(0,rn.startTransition)(()=>{n(!1)}),e||0)},[t,e]),o||a.active}var Jp=x(D(),1);var Km=x(T(),1),zN={withBorder:!0,padding:0,transitionDuration:200,transitionTimingFunction:"ease",zIndex:ir("app"),mode:"fixed"},G3=(e,{transitionDuration:t,transitionTimingFunction:r})=>({
root:{"--app-shell-transition-duration":`${t}ms`,"--app-shell-transition-timing-function":r,"--app-shell-resize-handle-size":void 0}}),Qr=N(e=>{let t=k("AppShel\
l",zN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,navbar:s,withBorder:c,padding:u,transitionDuration:d,transitionTimingFunction:m,header:f,zIndex:p,
layout:h,disabled:w,aside:g,footer:v,offsetScrollbars:b=!0,mode:y,mod:_,attributes:C,id:S,resize:z,ref:I,...M}=t,X=q({name:"AppShell",classes:Kr,props:t,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:C,vars:l,varsResolver:G3,stable:!0}),U=z?T3.map(Y=>z.sizes[Y]).join("|"):void 0,V=U3({disabled:w,transitionDuration:d,
resizeKey:U}),A=xe(S),F=(0,Jp.useRef)(null),L=z?{sizes:z.sizes,enabled:{navbar:z.navbar.enabled,aside:z.aside.enabled,header:z.header.enabled,footer:z.footer.enabled}}:
void 0,P=y==="static"?!0:f?.offset??!0,O=y==="static"?!0:v?.offset??!0,j=(0,Jp.useMemo)(()=>({getStyles:X,withBorder:c,zIndex:p,disabled:w,offsetScrollbars:b,mode:y,
resize:z,rootRef:F,resizeOffsets:{navbar:!0,aside:!0,header:P,footer:O}}),[X,c,p,w,b,y,z,P,O]);return(0,Km.jsxs)(k3,{value:j,children:[(0,Km.jsx)(H3,{navbar:s,header:f,
aside:g,footer:v,padding:u,mode:y,resize:L,selector:z||y==="static"?`#${V3(A)}`:void 0}),(0,Km.jsx)(E,{...X("root"),id:A,ref:ze(I,F),mod:[{resizing:V||z?.activeSection!=
null,layout:h,disabled:w,mode:y},_],...M})]})});Qr.classes=Kr;Qr.varsResolver=G3;Qr.displayName="@mantine/core/AppShell";Qr.Navbar=Qp;Qr.Header=Xp;Qr.Main=Kp;Qr.
Aside=Yp;Qr.Footer=Fp;Qr.Section=Zp;function $3(e){return typeof e=="string"?{value:e,label:e}:typeof e=="object"&&"value"in e&&!("label"in e)?{value:e.value,label:`${e.value}`,disabled:e.disabled}:
typeof e=="object"&&"group"in e?{group:e.group,items:e.items.map(t=>$3(t))}:typeof e=="number"||typeof e=="bigint"||typeof e=="boolean"?{value:e,label:`${e}`}:e}
function eh(e){return e?e.map(t=>$3(t)):[]}function sy(e){return e.reduce((t,r)=>"group"in r?{...t,...sy(r.items)}:(t[`${r.value}`]=r,t),{})}var yt={dropdown:"m_88b62a41",search:"m_985517d8",options:"m_b2821a6e",option:"m_92253aa5",empty:"m_2530cd1d",header:"m_858f94bd",footer:"m_82b967cb",group:"m_2\
54f3e4f",groupLabel:"m_2bb2e9e5",chevron:"m_2943220b",optionsDropdownOption:"m_390b5f4",optionsDropdownCheckIcon:"m_8ee53fc2",optionsDropdownCheckPlaceholder:"m\
_a530ee0a"};var cy=x(T(),1),kN={error:null},q3=(e,{size:t,color:r})=>({chevron:{"--combobox-chevron-size":ne(t,"combobox-chevron-size"),"--combobox-chevron-color":r?Pe(r,e):
void 0}}),rs=N(e=>{let t=k("ComboboxChevron",kN,e),{size:r,error:o,style:n,className:a,classNames:i,styles:l,unstyled:s,vars:c,attributes:u,mod:d,...m}=t,f=q({name:"\
ComboboxChevron",classes:yt,props:t,style:n,className:a,classNames:i,styles:l,unstyled:s,vars:c,varsResolver:q3,attributes:u,rootSelector:"chevron"});return(0,cy.jsx)(
E,{component:"svg",...m,...f("chevron"),size:r,viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",mod:["combobox-chevron",{error:o},d],children:(0,cy.jsx)(
"path",{d:"M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60\
753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.380\
64 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.431\
79 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.357\
53 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})});rs.classes=yt;rs.varsResolver=q3;rs.
displayName="@mantine/core/ComboboxChevron";var[Y3,wt]=At("Combobox component was not found in tree");var F3=x(T(),1);function dy({onMouseDown:e,onClick:t,onClear:r,...o}){return(0,F3.jsx)(Ve.ClearButton,{tabIndex:-1,"aria-hidden":!0,...o,onMouseDown:n=>{n.preventDefault(),
e?.(n)},onClick:n=>{r(),t?.(n)}})}dy.displayName="@mantine/core/ComboboxClearButton";var X3=x(T(),1),th=N(e=>{let{classNames:t,styles:r,className:o,style:n,hidden:a,...i}=k("ComboboxDropdown",null,e),l=wt();return(0,X3.jsx)(ur.Dropdown,{...i,role:"\
presentation","data-hidden":a||void 0,"data-floating-height":l.floatingHeight||void 0,...l.getStyles("dropdown",{className:o,style:n,classNames:t,styles:r})})});
th.classes=yt;th.displayName="@mantine/core/ComboboxDropdown";var K3=x(T(),1),TN={refProp:"ref"},my=N(e=>{let{children:t,refProp:r,ref:o}=k("ComboboxDropdownTarget",TN,e);if(wt(),!Af(t))throw new Error("Combobox.DropdownTa\
rget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");return(0,K3.jsx)(
ur.Target,{ref:o,refProp:r,children:t})});my.displayName="@mantine/core/ComboboxDropdownTarget";var Q3=x(T(),1),rh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxEmpty",null,e),l=wt();return(0,Q3.jsx)(E,{...l.getStyles("empty",
{className:r,classNames:t,styles:n,style:o}),...i})});rh.classes=yt;rh.displayName="@mantine/core/ComboboxEmpty";var Z3=x(D(),1);function Mc({onKeyDown:e,onClick:t,withKeyboardNavigation:r,withAriaAttributes:o,withExpandedAttribute:n,targetType:a,autoComplete:i}){let l=wt(),
[s,c]=(0,Z3.useState)(null),u=f=>{if(e?.(f),!l.readOnly&&r){if(f.nativeEvent.isComposing)return;if(f.nativeEvent.code==="ArrowDown"&&(f.preventDefault(),l.store.
dropdownOpened?c(l.store.selectNextOption()):(l.store.openDropdown("keyboard"),c(l.store.selectActiveOption()),l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),
f.nativeEvent.code==="ArrowUp"&&(f.preventDefault(),l.store.dropdownOpened?c(l.store.selectPreviousOption()):(l.store.openDropdown("keyboard"),c(l.store.selectActiveOption()),
l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),f.nativeEvent.code==="Enter"||f.nativeEvent.code==="NumpadEnter"){if(f.nativeEvent.keyCode===
229)return;let p=l.store.getSelectedOptionIndex();l.store.dropdownOpened&&p!==-1?(f.preventDefault(),l.store.clickSelectedOption()):a==="button"&&(f.preventDefault(),
l.store.openDropdown("keyboard"))}f.key==="Escape"&&l.store.closeDropdown("keyboard"),f.nativeEvent.code==="Space"&&a==="button"&&(f.preventDefault(),l.store.toggleDropdown(
"keyboard"))}};return{...o?{...n?{role:"combobox"}:{},"aria-haspopup":"listbox","aria-expanded":n?!!(l.store.listId&&l.store.dropdownOpened):void 0,"aria-contro\
ls":l.store.dropdownOpened&&l.store.listId?l.store.listId:void 0,"aria-activedescendant":l.store.dropdownOpened&&s||void 0,autoComplete:i,"data-expanded":l.store.
dropdownOpened||void 0,"data-mantine-stop-propagation":l.store.dropdownOpened||void 0}:{},onKeyDown:u,onClick:f=>{a==="button"&&f.currentTarget.focus(),t?.(f)}}}var W3=x(D(),1);var RN={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},uy=N(e=>{let{children:t,refProp:r,
withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:s,...c}=k("ComboboxEventsTarget",RN,e),u=lo(t);if(!u)throw new Error(
"Combobox.EventsTarget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not s\
upported");let d=wt(),m=Mc({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,
autoComplete:l});return(0,W3.cloneElement)(u,{...m,...c,[r]:ze(s,d.store.targetRef,zi(u))})});uy.displayName="@mantine/core/ComboboxEventsTarget";var J3=x(T(),1),oh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxFooter",null,e),l=wt();return(0,J3.jsx)(E,{...l.getStyles("footer",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:s=>{s.preventDefault()}})});oh.classes=yt;oh.displayName="@mantine/core/ComboboxFooter";var nh=x(T(),1),ah=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,label:l,id:s,...c}=k("ComboboxGroup",null,e),u=wt(),d=xe(s),m=l!=null&&
l!==!1&&l!=="";return(0,nh.jsxs)(E,{role:"group","aria-labelledby":m?d:void 0,...u.getStyles("group",{className:r,classNames:t,style:o,styles:n}),...c,children:[
m&&(0,nh.jsx)("div",{id:d,...u.getStyles("groupLabel",{classNames:t,styles:n}),children:l}),i]})});ah.classes=yt;ah.displayName="@mantine/core/ComboboxGroup";var ez=x(T(),1),ih=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxHeader",null,e),l=wt();return(0,ez.jsx)(E,{...l.getStyles("header",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:s=>{s.preventDefault()}})});ih.classes=yt;ih.displayName="@mantine/core/ComboboxHeader";var tz=x(T(),1);function fy({value:e,valuesDivider:t=",",...r}){return(0,tz.jsx)("input",{type:"hidden",value:Array.isArray(e)?e.join(t):e?`${e}`:"",...r})}fy.displayName=
"@mantine/core/ComboboxHiddenInput";var rz=x(D(),1),oz=x(T(),1),lh=N(e=>{let t=k("ComboboxOption",null,e),{classNames:r,className:o,style:n,styles:a,vars:i,onClick:l,id:s,active:c,onMouseDown:u,onMouseOver:d,
disabled:m,selected:f,mod:p,...h}=t,w=wt(),g=(0,rz.useId)(),v=s||g;return(0,oz.jsx)(E,{...w.getStyles("option",{className:o,classNames:r,styles:a,style:n}),"ari\
a-disabled":m||void 0,...h,id:v,mod:["combobox-option",{"combobox-active":c,"combobox-disabled":m,"combobox-selected":f},p],role:"option",onClick:b=>{m?b.preventDefault():
(w.onOptionSubmit?.(t.value,t),l?.(b))},onMouseDown:b=>{b.preventDefault(),u?.(b)},onMouseOver:b=>{w.resetSelectionOnOptionHover&&w.store.resetSelectedOption(),
d?.(b)}})});lh.classes=yt;lh.displayName="@mantine/core/ComboboxOption";var nz=x(D(),1);var az=x(T(),1),sh=N(e=>{let{classNames:t,className:r,style:o,styles:n,id:a,onMouseDown:i,labelledBy:l,...s}=k("ComboboxOptions",null,e),c=wt(),u=xe(a);return(0,nz.useEffect)(
()=>{c.store.setListId(u)},[u]),(0,az.jsx)(E,{...c.getStyles("options",{className:r,style:o,classNames:t,styles:n}),...s,id:u,role:"listbox","aria-labelledby":l,
onMouseDown:d=>{d.preventDefault(),i?.(d)}})});sh.classes=yt;sh.displayName="@mantine/core/ComboboxOptions";var iz=x(T(),1),EN={withAriaAttributes:!0,withKeyboardNavigation:!0},ch=N(e=>{let{classNames:t,styles:r,unstyled:o,vars:n,withAriaAttributes:a,onKeyDown:i,onClick:l,
withKeyboardNavigation:s,size:c,ref:u,...d}=k("ComboboxSearch",EN,e),m=wt(),f=m.getStyles("search"),p=Mc({targetType:"input",withAriaAttributes:a,withKeyboardNavigation:s,
withExpandedAttribute:!1,onKeyDown:i,onClick:l,autoComplete:"off"});return(0,iz.jsx)(Ve,{ref:ze(u,m.store.searchRef),classNames:[{input:f.className},t],styles:[
{input:f.style},r],size:c||m.size,...p,...d,__staticSelector:"Combobox"})});ch.classes=yt;ch.displayName="@mantine/core/ComboboxSearch";var lz=x(D(),1);var sz=x(T(),1),AN={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},py=N(e=>{let{children:t,
refProp:r,withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:s,...c}=k("ComboboxTarget",AN,e),u=lo(t);if(!u)throw new Error(
"Combobox.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not support\
ed");let d=wt(),m=Mc({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,autoComplete:l}),
f=(0,lz.cloneElement)(u,{...m,...c});return(0,sz.jsx)(ur.Target,{refProp:r,ref:ze(s,d.store.targetRef),children:f})});py.displayName="@mantine/core/ComboboxTarg\
et";function cz(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].hasAttribute("\
data-combobox-disabled"))return o}return e}function dz(e,t,r){for(let o=e+1;o<t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=0;o<
t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o}return e}function mz(e){for(let t=0;t<e.length;t+=1)if(!e[t].hasAttribute("data-combobox-\
disabled"))return t;return-1}var dt=x(D(),1);function dh({defaultOpened:e,opened:t,onOpenedChange:r,onDropdownClose:o,onDropdownOpen:n,loop:a=!0,scrollBehavior:i="instant"}={}){let[l,s]=bt({value:t,defaultValue:e,
finalValue:!1,onChange:r}),c=(0,dt.useRef)(null),u=(0,dt.useRef)(-1),d=(0,dt.useRef)(null),m=(0,dt.useRef)(null),f=(0,dt.useRef)(-1),p=(0,dt.useRef)(-1),h=(0,dt.useRef)(
-1),w=(0,dt.useCallback)((L="unknown")=>{l||(s(!0),n?.(L))},[s,n,l]),g=(0,dt.useCallback)((L="unknown")=>{l&&(s(!1),o?.(L))},[s,o,l]),v=(0,dt.useCallback)((L="u\
nknown")=>{l?g(L):w(L)},[g,w,l]),b=(0,dt.useCallback)(()=>{let L=Xo(m.current);pm(`#${c.current} [data-combobox-selected]`,L)?.removeAttribute("data-combobox-se\
lected")},[]),y=(0,dt.useCallback)(L=>{let P=Xo(m.current),O=pm(`#${c.current}`,P),j=O?qn("[data-combobox-option]",O):null;if(!j)return null;let Y=L>=j.length?0:
L<0?j.length-1:L;return u.current=Y,j?.[Y]&&!j[Y].hasAttribute("data-combobox-disabled")?(b(),j[Y].setAttribute("data-combobox-selected","true"),j[Y].scrollIntoView(
{block:"nearest",behavior:i}),j[Y].id):null},[i,b]),_=(0,dt.useCallback)(()=>{let L=Xo(m.current),P=pm(`#${c.current} [data-combobox-active]`,L);if(P){let O=qn(
`#${c.current} [data-combobox-option]`,L).findIndex(j=>j===P);return y(O)}return y(0)},[y]),C=(0,dt.useCallback)(()=>{let L=Xo(m.current),P=qn(`#${c.current} [d\
ata-combobox-option]`,L);return y(dz(u.current,P,a))},[y,a]),S=(0,dt.useCallback)(()=>{let L=Xo(m.current),P=qn(`#${c.current} [data-combobox-option]`,L);return y(
cz(u.current,P,a))},[y,a]),z=(0,dt.useCallback)(()=>{let L=Xo(m.current),P=qn(`#${c.current} [data-combobox-option]`,L);return y(mz(P))},[y]),I=(0,dt.useCallback)(
(L="selected",P)=>{if(typeof L=="number"){u.current=L;let O=Xo(m.current),j=qn(`#${c.current} [data-combobox-option]`,O);P?.scrollIntoView&&j[L]?.scrollIntoView(
{block:"nearest",behavior:i});return}h.current=window.setTimeout(()=>{let O=Xo(m.current),j=qn(`#${c.current} [data-combobox-option]`,O),Y=j.findIndex(G=>G.hasAttribute(
`data-combobox-${L}`));u.current=Y,P?.scrollIntoView&&j[Y]?.scrollIntoView({block:"nearest",behavior:i})},0)},[]),M=(0,dt.useCallback)(()=>{u.current=-1,b()},[b]),
X=(0,dt.useCallback)(()=>{let L=Xo(m.current);qn(`#${c.current} [data-combobox-option]`,L)?.[u.current]?.click()},[]),U=(0,dt.useCallback)(L=>{c.current=L},[]),
V=(0,dt.useCallback)(()=>{f.current=window.setTimeout(()=>d.current?.focus(),0)},[]),A=(0,dt.useCallback)(()=>{p.current=window.setTimeout(()=>m.current?.focus(),
0)},[]),F=(0,dt.useCallback)(()=>u.current,[]);return(0,dt.useEffect)(()=>()=>{window.clearTimeout(f.current),window.clearTimeout(p.current),window.clearTimeout(
h.current)},[]),{dropdownOpened:l,openDropdown:w,closeDropdown:g,toggleDropdown:v,selectedOptionIndex:u.current,getSelectedOptionIndex:F,selectOption:y,selectFirstOption:z,
selectActiveOption:_,selectNextOption:C,selectPreviousOption:S,resetSelectedOption:M,updateSelectedOptionIndex:I,listId:c.current,setListId:U,clickSelectedOption:X,
searchRef:d,focusSearchInput:V,targetRef:m,focusTarget:A}}var hy=x(T(),1),NN={keepMounted:!0,keepMountedMode:"display-none",withinPortal:!0,resetSelectionOnOptionHover:!1,width:"target",transitionProps:{transition:"fad\
e",duration:0},size:"sm"},uz=(e,{size:t,dropdownPadding:r})=>({options:{"--combobox-option-fz":Me(t),"--combobox-option-padding":ne(t,"combobox-option-padding")},
dropdown:{"--combobox-padding":r===void 0?void 0:R(r),"--combobox-option-fz":Me(t),"--combobox-option-padding":ne(t,"combobox-option-padding")}}),Ue=e=>{let t=k(
"Combobox",NN,e),{classNames:r,styles:o,unstyled:n,children:a,store:i,vars:l,onOptionSubmit:s,onClose:c,size:u,dropdownPadding:d,resetSelectionOnOptionHover:m,__staticSelector:f,
readOnly:p,attributes:h,floatingHeight:w,middlewares:g,...v}=t,b=w==="viewport"?{...g,flip:!1,size:{...typeof g?.size=="object"?g.size:{},padding:typeof g?.size==
"object"&&g.size.padding!==void 0?g.size.padding:10,apply:({availableHeight:z,availableWidth:I,elements:M,...X})=>{M.floating.style.setProperty("--combobox-floa\
ting-max-height",`${z}px`);let U=g?.size;typeof U=="object"&&U.apply?U.apply({availableHeight:z,availableWidth:I,elements:M,...X}):U&&Object.assign(M.floating.style,
{maxWidth:`${I}px`,maxHeight:`${z}px`})}}}:g,y=dh(),_=i||y,C=q({name:f||"Combobox",classes:yt,props:t,classNames:r,styles:o,unstyled:n,attributes:h,vars:l,varsResolver:uz}),
S=()=>{c?.(),_.closeDropdown()};return(0,hy.jsx)(Y3,{value:{getStyles:C,store:_,onOptionSubmit:s,size:u,resetSelectionOnOptionHover:m,readOnly:p,floatingHeight:w},
children:(0,hy.jsx)(ur,{opened:_.dropdownOpened,...v,middlewares:b,onChange:z=>!z&&S(),withRoles:!1,unstyled:n,children:a})})},ON=e=>e;Ue.extend=ON;Ue.classes=yt;
Ue.varsResolver=uz;Ue.displayName="@mantine/core/Combobox";Ue.Target=py;Ue.Dropdown=th;Ue.Options=sh;Ue.Option=lh;Ue.Search=ch;Ue.Empty=rh;Ue.Chevron=rs;Ue.Footer=
oh;Ue.Header=ih;Ue.EventsTarget=uy;Ue.DropdownTarget=my;Ue.Group=ah;Ue.ClearButton=dy;Ue.HiddenInput=fy;var fz=x(D(),1),Qm=x(T(),1);function mh({children:e,role:t}){let r=(0,fz.use)(Lr);return r?(0,Qm.jsx)("div",{role:t,"aria-labelledby":r.labelId,"aria-describedb\
y":r.describedBy,children:e}):(0,Qm.jsx)(Qm.Fragment,{children:e})}var pz=x(D(),1);var Dc=x(T(),1),Zm=(0,pz.createContext)(null),MN={hiddenInputValuesSeparator:","},uh=Zn((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:s,hiddenInputValuesSeparator:c,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=k("CheckboxGroup",MN,e),[p,h]=bt({value:t,defaultValue:r,
finalValue:[],onChange:o}),w=b=>{let y=typeof b=="string"?b:b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(C=>C!==y):[...p,
y])},g=b=>{if(m)return!0;if(!d)return!1;let y=p.includes(b),_=p.length>=d;return!y&&_},v=p.join(c);return(0,Dc.jsx)(Zm,{value:{value:p,onChange:w,size:n,isDisabled:g},
children:(0,Dc.jsxs)(Ve.Wrapper,{size:n,...a,...f,labelElement:"div",__staticSelector:"CheckboxGroup",children:[(0,Dc.jsx)(mh,{role:"group",children:i}),(0,Dc.jsx)(
"input",{type:"hidden",name:s,value:v,...u})]})})}));uh.classes=Ve.Wrapper.classes;uh.displayName="@mantine/core/CheckboxGroup";var gy={card:"m_26775b0a"};var fh=x(D(),1);var vy=x(T(),1),by=(0,fh.createContext)(null),DN={withBorder:!0},hz=(e,{radius:t})=>({card:{"--card-radius":ve(t)}}),Wm=N(e=>{let t=k("CheckboxCard",DN,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,checked:s,mod:c,withBorder:u,value:d,onClick:m,defaultChecked:f,onChange:p,indeterminate:h,attributes:w,...g}=t,v=q(
{name:"CheckboxCard",classes:gy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:hz,rootSelector:"card"}),b=(0,fh.use)(
Zm),y=typeof s=="boolean"?s:b?b.value.includes(d||""):void 0,[_,C]=bt({value:y,defaultValue:f,finalValue:!1,onChange:p});return(0,vy.jsx)(by,{value:{checked:_,indeterminate:h},
children:(0,vy.jsx)(lr,{mod:[{"with-border":u,checked:_,indeterminate:h},c],...v("card"),...g,role:"checkbox","aria-checked":h?"mixed":_,onClick:S=>{m?.(S),b?.onChange(
d||""),C(!_)}})})});Wm.displayName="@mantine/core/CheckboxCard";Wm.classes=gy;Wm.varsResolver=hz;var Bc=x(T(),1);function Jm({size:e,style:t,...r}){let o=e!==void 0?{width:R(e),height:R(e),...t}:t;return(0,Bc.jsx)("svg",{viewBox:"0 0 10 7",fill:"none",xmlns:"\
http://www.w3.org/2000/svg",style:o,"aria-hidden":!0,...r,children:(0,Bc.jsx)("path",{d:"M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-\
5A1 1 0 1 0 8.293.293L4 4.586z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}function ph({indeterminate:e,...t}){return e?(0,Bc.jsx)("svg",{xmlns:"\
http://www.w3.org/2000/svg",fill:"none",viewBox:"0 0 32 6","aria-hidden":!0,...t,children:(0,Bc.jsx)("rect",{width:"32",height:"6",fill:"currentColor",rx:"3"})}):
(0,Bc.jsx)(Jm,{...t})}var yy={indicator:"m_5e5256ee",icon:"m_1b1c543a","indicator--light":"m_193e54c8","indicator--outline":"m_76e20374"};var gz=x(D(),1),wy=x(T(),1),BN={icon:ph,variant:"filled",radius:"sm"},vz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{let l=Ao({color:r||
e.primaryColor,theme:e}),s=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,c=a==="light"?e.variantColorResolver({color:r||e.primaryColor,
theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?s:c?c.color:Pe(r,e);return{indicator:{"--checkbox-size":ne(o,"checkbox-size"),"--checkbox-radius":t===
void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":c?.background,"--checkbox-icon-color":n?Pe(n,e):c?c.color:ki(i,e)?Fn({color:r,theme:e,autoContrast:i}):
void 0}}},eu=N(e=>{let t=k("CheckboxIndicator",BN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,icon:s,indeterminate:c,radius:u,color:d,iconColor:m,
autoContrast:f,checked:p,mod:h,variant:w,disabled:g,attributes:v,...b}=t,y=q({name:"CheckboxIndicator",classes:yy,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:v,vars:l,varsResolver:vz,rootSelector:"indicator"}),_=(0,gz.use)(by),C=typeof c=="boolean"?c:_?.indeterminate,S=typeof p=="boolean"||typeof c==
"boolean"?p||c:_?.checked||_?.indeterminate||!1;return(0,wy.jsx)(E,{...y("indicator",{variant:w}),variant:w,mod:[{checked:S,disabled:g},h],...b,children:(0,wy.jsx)(
s,{indeterminate:C,...y("icon")})})});eu.displayName="@mantine/core/CheckboxIndicator";eu.classes=yy;eu.varsResolver=vz;var xy={root:"m_5f75b09e",body:"m_5f6e695e",labelWrapper:"m_d3ea56bb",label:"m_8ee546b8",description:"m_328f68c0",error:"m_8e8a99cc"};var Bi=x(T(),1),hh=xy;function tu({__staticSelector:e,__stylesApiProps:t,className:r,classNames:o,styles:n,unstyled:a,children:i,label:l,description:s,id:c,disabled:u,
error:d,size:m,labelPosition:f="left",bodyElement:p="div",labelElement:h="label",variant:w,style:g,vars:v,mod:b,attributes:y,..._}){let C=q({name:e,props:t,className:r,
style:g,classes:xy,classNames:o,styles:n,unstyled:a,attributes:y}),S=s?`${c}-description`:void 0,z=d&&typeof d!="boolean"?`${c}-error`:void 0;return(0,Bi.jsx)(E,
{...C("root"),__vars:{"--label-fz":Me(m),"--label-lh":ne(m,"label-lh")},mod:[{"label-position":f},b],variant:w,size:m,..._,children:(0,Bi.jsxs)(E,{component:p,htmlFor:p===
"label"?c:void 0,...C("body"),children:[i,(0,Bi.jsxs)("div",{...C("labelWrapper"),"data-disabled":u||void 0,children:[l&&(0,Bi.jsx)(E,{component:h,htmlFor:h==="\
label"?c:void 0,...C("label"),"data-disabled":u||void 0,children:l}),s&&(0,Bi.jsx)(Ve.Description,{id:S,size:m,__inheritStyles:!1,...C("description"),children:s}),
d&&typeof d!="boolean"&&(0,Bi.jsx)(Ve.Error,{id:z,size:m,__inheritStyles:!1,...C("error"),children:d})]})]})})}tu.displayName="@mantine/core/InlineInput";var _y={root:"m_bf2d988c",inner:"m_26062bec",input:"m_26063560",icon:"m_bf295423","input--light":"m_595ab216","input--outline":"m_215c4542"};var Lc=x(D(),1);var Pc=x(T(),1),PN={labelPosition:"right",icon:ph,withErrorStyles:!0,variant:"filled",radius:"sm"},bz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{
let l=Ao({color:r||e.primaryColor,theme:e}),s=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,c=a==="light"?e.variantColorResolver(
{color:r||e.primaryColor,theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?s:c?c.color:Pe(r,e);return{root:{"--checkbox-size":ne(o,"checkbox-size"),
"--checkbox-radius":t===void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":c?.background,"--checkbox-icon-color":n?Pe(n,e):c?c.color:ki(i,e)?Fn({color:r,theme:e,
autoContrast:i}):void 0}}},Fa=N(e=>{let t=k("Checkbox",PN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,color:s,label:c,id:u,size:d,radius:m,wrapperProps:f,
checked:p,labelPosition:h,description:w,error:g,disabled:v,variant:b,indeterminate:y,icon:_,rootRef:C,iconColor:S,onChange:z,autoContrast:I,mod:M,attributes:X,readOnly:U,
onClick:V,withErrorStyles:A,ref:F,...L}=t,P=(0,Lc.useRef)(null),O=(0,Lc.use)(Zm),j=d||O?.size,Y=q({name:"Checkbox",props:t,classes:_y,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:X,vars:l,varsResolver:bz}),{styleProps:G,rest:Q}=so(L),ee=xe(u),pe=[w?`${ee}-description`:void 0,g&&typeof g!="boolean"?`${ee}-er\
ror`:void 0,Q["aria-describedby"]].filter(Boolean).join(" ")||void 0,ae={checked:O?.value.includes(Q.value)??p,onChange:se=>{U||(O?.onChange(se),z?.(se))}},ge=O?.
isDisabled?.(Q.value)??!1,Ee=v||ge;return(0,Lc.useEffect)(()=>{P.current&&(P.current.indeterminate=y||!1,y?P.current.setAttribute("data-indeterminate","true"):P.
current.removeAttribute("data-indeterminate"))},[y]),(0,Pc.jsx)(tu,{...Y("root"),__staticSelector:"Checkbox",__stylesApiProps:t,id:ee,size:j,labelPosition:h,label:c,
description:w,error:g,disabled:Ee,classNames:r,styles:a,unstyled:i,"data-checked":ae.checked||p||void 0,variant:b,ref:C,mod:M,attributes:X,inert:Q.inert,...G,...f,
children:(0,Pc.jsxs)(E,{...Y("inner"),mod:{labelPosition:h},children:[(0,Pc.jsx)(E,{component:"input",id:ee,ref:ze(P,F),mod:{error:!!g,"with-error-styles":A},...Y(
"input",{focusable:!0,variant:b}),...Q,...ae,"aria-describedby":pe,disabled:Ee,inert:Q.inert,type:"checkbox",readOnly:U,onClick:se=>{U&&ae.checked===void 0&&se.
preventDefault(),V?.(se)}}),(0,Pc.jsx)(_,{indeterminate:y,...Y("icon")})]})})});Fa.classes={..._y,...hh};Fa.varsResolver=bz;Fa.displayName="@mantine/core/Checkb\
ox";Fa.Group=uh;Fa.Indicator=eu;Fa.Card=Wm;function Pi(e){return"group"in e}function Sy({options:e,search:t,limit:r}){let o=t.trim().toLowerCase(),n=[];for(let a=0;a<e.length;a+=1){let i=e[a];if(n.length===r)return n;Pi(i)&&n.push({group:i.
group,items:Sy({options:i.items,search:t,limit:r-n.length})}),Pi(i)||i.label.toLowerCase().includes(o)&&n.push(i)}return n}function yz(e){if(e.length===0)return!0;for(let t of e)if(!("group"in t)||t.items.length>0)return!1;return!0}function Cy(e,t=new Set){if(Array.isArray(e))for(let r of e)if(Pi(r))Cy(r.items,t);else{if(typeof r.value>"u")throw new Error("[@mantine/core] Each option must \
have value property");if(t.has(r.value))throw new Error(`[@mantine/core] Duplicate options are not supported. Option with value "${r.value}" was provided more t\
han once`);t.add(r.value)}}var Hr=x(T(),1);function LN(e,t){return Array.isArray(e)?e.includes(t):e===t}function wz({data:e,withCheckIcon:t,withAlignedLabels:r,value:o,checkIconPosition:n,
unstyled:a,renderOption:i}){if(!Pi(e)){let s=LN(o,e.value),c=t&&(s?(0,Hr.jsx)(Jm,{className:yt.optionsDropdownCheckIcon}):r?(0,Hr.jsx)("div",{className:yt.optionsDropdownCheckPlaceholder}):
null),u=(0,Hr.jsxs)(Hr.Fragment,{children:[n==="left"&&c,(0,Hr.jsx)("span",{children:e.label}),n==="right"&&c]});return(0,Hr.jsx)(Ue.Option,{value:e.value,disabled:e.
disabled,className:ye({[yt.optionsDropdownOption]:!a}),"data-reverse":n==="right"||void 0,"data-checked":s||void 0,"aria-selected":s,active:s,children:typeof i==
"function"?i({option:e,checked:s}):u})}let l=e.items.map(s=>(0,Hr.jsx)(wz,{data:s,value:o,unstyled:a,withCheckIcon:t,withAlignedLabels:r,checkIconPosition:n,renderOption:i},
`${s.value}`));return(0,Hr.jsx)(Ue.Group,{label:e.group,children:l})}function xz({data:e,hidden:t,hiddenWhenEmpty:r,filter:o,search:n,limit:a,maxDropdownHeight:i,
floatingHeight:l,withScrollArea:s=!0,filterOptions:c=!0,withCheckIcon:u=!1,withAlignedLabels:d=!1,value:m,checkIconPosition:f,nothingFoundMessage:p,unstyled:h,labelId:w,
renderOption:g,scrollAreaProps:v,"aria-label":b}){let y=wt();Cy(e);let _=typeof n=="string"?(o||Sy)({options:e,search:c?n:"",limit:a??1/0}):e,C=yz(_),S=_.map((z,I)=>(0,Hr.jsx)(
wz,{data:z,withCheckIcon:u,withAlignedLabels:d,value:m,checkIconPosition:f,unstyled:h,renderOption:g},Pi(z)?`group-${typeof z.group=="string"?z.group:I}`:`${z.value}`));
return(0,Hr.jsx)(Ue.Dropdown,{hidden:t||r&&C,"data-composed":!0,children:(0,Hr.jsxs)(Ue.Options,{labelledBy:w,"aria-label":b,children:[s?(0,Hr.jsx)(Rn.Autosize,
{mah:(l??y.floatingHeight)==="viewport"?"var(--combobox-floating-options-max-height)":i??220,type:"scroll",scrollbarSize:"var(--combobox-padding)",offsetScrollbars:"\
y",...v,children:S}):S,C&&p&&(0,Hr.jsx)(Ue.Empty,{children:p})]})})}function _z({id:e,label:t,labelProps:r,inputWrapperOrder:o}){if(t&&!(o&&!o.includes("label")))return r?.id||`${e}-label`}var zy={root:"m_347db0ec","root--dot":"m_fbd81e3d",label:"m_5add502a",section:"m_91fdda9b"};var jc=x(T(),1),Sz=(e,{radius:t,color:r,gradient:o,variant:n,size:a,autoContrast:i,circle:l})=>{let s=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:i});return{root:{"--badge-height":ne(a,"badge-height"),"--badge-padding-x":ne(a,"badge-padding-x"),"--badge-fz":ne(a,"badge-fz"),
"--badge-radius":l||t===void 0?void 0:ve(t),"--badge-bg":r||n?s.background:void 0,"--badge-color":r||n?s.color:void 0,"--badge-bd":r||n?s.border:void 0,"--badge\
-dot-color":n==="dot"?Pe(r,e):void 0}}},De=Le(e=>{let t=k("Badge",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:s,color:c,gradient:u,
leftSection:d,rightSection:m,children:f,variant:p,fullWidth:h,autoContrast:w,circle:g,mod:v,attributes:b,...y}=t,_=q({name:"Badge",props:t,classes:zy,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:b,vars:l,varsResolver:Sz});return(0,jc.jsxs)(E,{variant:p,mod:[{block:h,circle:g,"with-right-section":!!m,"w\
ith-left-section":!!d},v],..._("root",{variant:p}),...y,children:[d&&(0,jc.jsx)("span",{..._("section"),"data-position":"left",children:d}),(0,jc.jsx)("span",{..._(
"label"),children:f}),m&&(0,jc.jsx)("span",{..._("section"),"data-position":"right",children:m})]})});De.classes=zy;De.varsResolver=Sz;De.displayName="@mantine/\
core/Badge";var ky={root:"m_fea6bf1a",burger:"m_d4fb9cad"};var gh=x(T(),1),Cz=(e,{color:t,size:r,lineSize:o,transitionDuration:n,transitionTimingFunction:a})=>({root:{"--burger-color":t?Pe(t,e):void 0,"--burger-size":ne(
r,"burger-size"),"--burger-line-size":o?R(o):void 0,"--burger-transition-duration":n===void 0?void 0:`${n}ms`,"--burger-transition-timing-function":a}}),Hc=N(e=>{
let t=k("Burger",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:s,children:c,transitionDuration:u,transitionTimingFunction:d,lineSize:m,
attributes:f,...p}=t,h=q({name:"Burger",classes:ky,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:l,varsResolver:Cz});return(0,gh.jsxs)(
lr,{...h("root"),...p,children:[(0,gh.jsx)(E,{mod:["reduce-motion",{opened:s}],...h("burger")}),c]})});Hc.classes=ky;Hc.varsResolver=Cz;Hc.displayName="@mantine\
/core/Burger";var Xa={root:"m_77c9d27d",inner:"m_80f1301b",label:"m_811560b9",section:"m_a74036a",loader:"m_a25b86ee",group:"m_80d6d844",groupSection:"m_70be2a01"};var kz=x(T(),1),zz={orientation:"horizontal"},Tz=(e,{borderWidth:t})=>({group:{"--button-border-width":R(t)}}),ru=N(e=>{let t=k("ButtonGroup",zz,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:s,borderWidth:c,mod:u,attributes:d,...m}=k("ButtonGroup",zz,e),f=q({name:"ButtonGroup",props:t,classes:Xa,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,vars:s,varsResolver:Tz,rootSelector:"group"});return(0,kz.jsx)(E,{...f("group"),mod:[{orientation:l},
u],role:"group",...m})});ru.classes=Xa;ru.varsResolver=Tz;ru.displayName="@mantine/core/ButtonGroup";var Rz=x(T(),1),Ez=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":ne(i,"section-height"),"--section-padding-x":ne(i,"section-padding-x"),"--section-f\
z":i?.includes("compact")?Me(i.replace("compact-","")):Me(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.
color,"--section-bd":r||n?l.border:void 0}}},ou=N(e=>{let t=k("ButtonGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,gradient:s,
radius:c,autoContrast:u,attributes:d,...m}=t,f=q({name:"ButtonGroupSection",props:t,classes:Xa,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,
vars:l,varsResolver:Ez,rootSelector:"groupSection"});return(0,Rz.jsx)(E,{...f("groupSection"),...m})});ou.classes=Xa;ou.varsResolver=Ez;ou.displayName="@mantine\
/core/ButtonGroupSection";var ua=x(T(),1),jN={in:{opacity:1,transform:`translate(-50%, calc(-50% + ${R(1)}))`},out:{opacity:0,transform:"translate(-50%, -200%)"},common:{transformOrigin:"\
center"},transitionProperty:"transform, opacity"},Az=(e,{radius:t,color:r,gradient:o,variant:n,size:a,justify:i,autoContrast:l})=>{let s=e.variantColorResolver(
{color:r||e.primaryColor,theme:e,gradient:o,variant:n||"filled",autoContrast:l});return{root:{"--button-justify":i,"--button-height":ne(a,"button-height"),"--bu\
tton-padding-x":ne(a,"button-padding-x"),"--button-fz":a?.includes("compact")?Me(a.replace("compact-","")):Me(a),"--button-radius":t===void 0?void 0:ve(t),"--bu\
tton-bg":r||n?s.background:void 0,"--button-hover":r||n?s.hover:void 0,"--button-color":s.color,"--button-bd":r||n?s.border:void 0,"--button-hover-color":r||n?s.
hoverColor:void 0}}},oe=Le(e=>{let t=k("Button",null,e),{style:r,vars:o,className:n,color:a,disabled:i,children:l,leftSection:s,rightSection:c,fullWidth:u,variant:d,
radius:m,loading:f,loaderProps:p,gradient:h,classNames:w,styles:g,unstyled:v,"data-disabled":b,autoContrast:y,mod:_,attributes:C,...S}=t,z=q({name:"Button",props:t,
classes:Xa,className:n,style:r,classNames:w,styles:g,unstyled:v,attributes:C,vars:o,varsResolver:Az}),I=!!s,M=!!c;return(0,ua.jsxs)(lr,{...z("root",{active:!i&&
!f&&!b}),unstyled:v,variant:d,disabled:i||f,mod:[{disabled:i||b,loading:f,block:u,"with-left-section":I,"with-right-section":M},_],...S,children:[typeof f=="boo\
lean"&&(0,ua.jsx)(Br,{mounted:f,transition:jN,duration:150,children:X=>(0,ua.jsx)(E,{component:"span",...z("loader",{style:X}),"aria-hidden":!0,children:(0,ua.jsx)(
Xt,{color:"var(--button-color)",size:"calc(var(--button-height) / 1.8)",...p})})}),(0,ua.jsxs)("span",{...z("inner"),children:[s&&(0,ua.jsx)(E,{component:"span",
...z("section"),mod:{position:"left"},children:s}),(0,ua.jsx)(E,{component:"span",mod:{loading:f},...z("label"),children:l}),c&&(0,ua.jsx)(E,{component:"span",...z(
"section"),mod:{position:"right"},children:c})]})]})});oe.classes=Xa;oe.varsResolver=Az;oe.displayName="@mantine/core/Button";oe.Group=ru;oe.GroupSection=ou;var[Nz,Oz]=At("Card component was not found in tree");var nu={root:"m_e615b15f",section:"m_599a2148"};var Mz=x(T(),1),au=Le(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,withBorder:i,inheritPadding:l,mod:s,...c}=k("CardSection",null,e),u=Oz();return(0,Mz.jsx)(
E,{mod:[{"with-border":i,"inherit-padding":l},s],...u.getStyles("section",{className:r,style:o,styles:n,classNames:t}),...c})});au.classes=nu;au.displayName="@m\
antine/core/CardSection";var vh=x(D(),1),Ty=x(T(),1),Dz=(e,{padding:t})=>({root:{"--card-padding":st(t)}}),HN={orientation:"vertical"},An=Le(e=>{let t=k("Card",HN,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,vars:l,children:s,padding:c,attributes:u,orientation:d,...m}=t,f=q({name:"Card",props:t,classes:nu,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:u,vars:l,varsResolver:Dz}),p=vh.Children.toArray(s),h=p.map((w,g)=>typeof w=="object"&&w&&"type"in w&&(w.type===au||w.type?.displayName===
"@mantine/core/CardSection")?(0,vh.cloneElement)(w,{"data-orientation":d,"data-first-section":g===0||void 0,"data-last-section":g===p.length-1||void 0}):w);return(0,Ty.jsx)(
Nz,{value:{getStyles:f},children:(0,Ty.jsx)(aa,{unstyled:i,"data-orientation":d,...f("root"),...m,children:h})})});An.classes=nu;An.varsResolver=Dz;An.displayName=
"@mantine/core/Card";An.Section=au;function Bz(e){let t=e.currentTarget;return Xo(t).activeElement!==t}var Ry={root:"m_4451eb3a"};var Pz=x(T(),1),os=Le(e=>{let t=k("Center",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,inline:s,mod:c,attributes:u,...d}=t,m=q({name:"C\
enter",props:t,classes:Ry,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,vars:l});return(0,Pz.jsx)(E,{mod:[{inline:s},c],...m("root"),...d})});
os.classes=Ry;os.displayName="@mantine/core/Center";var Lz=x(D(),1);var jz=x(T(),1),Ey=Zn(e=>{let{value:t,defaultValue:r,onChange:o,multiple:n,children:a}=k("ChipGroup",null,e),[i,l]=bt({value:t,defaultValue:r,finalValue:n?[]:null,
onChange:o});return(0,jz.jsx)(Ay,{value:{isChipSelected:u=>Array.isArray(i)?i.includes(u):u===i,onChange:u=>{let d=u.currentTarget.value;Array.isArray(i)?l(i.includes(
d)?i.filter(m=>m!==d):[...i,d]):l(d)},multiple:n},children:a})});Ey.displayName="@mantine/core/ChipGroup";var Ay=(0,Lz.createContext)(null);var Ny={root:"m_f59ffda3",label:"m_be049a53","label--outline":"m_3904c1af","label--filled":"m_fa109255","label--light":"m_f7e165c3",iconWrapper:"m_9ac86df9",checkIcon:"\
m_d6d72580",input:"m_bde07329"};var Hz=x(D(),1);var Li=x(T(),1),IN={type:"checkbox"},Iz=(e,{size:t,radius:r,variant:o,color:n,autoContrast:a})=>{let i=e.variantColorResolver({color:n||e.primaryColor,theme:e,variant:o||
"filled",autoContrast:a});return{root:{"--chip-fz":Me(t),"--chip-size":ne(t,"chip-size"),"--chip-radius":r===void 0?void 0:ve(r),"--chip-checked-padding":ne(t,"\
chip-checked-padding"),"--chip-padding":ne(t,"chip-padding"),"--chip-icon-size":ne(t,"chip-icon-size"),"--chip-bg":n||o?i.background:void 0,"--chip-hover":n||o?
i.hover:void 0,"--chip-color":n||o?i.color:void 0,"--chip-bd":n||o?i.border:void 0,"--chip-spacing":ne(t,"chip-spacing")}}},ji=N(e=>{let t=k("Chip",IN,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,id:s,checked:c,defaultChecked:u,onChange:d,value:m,wrapperProps:f,type:p,disabled:h,children:w,size:g,variant:v,icon:b,
rootRef:y,autoContrast:_,mod:C,attributes:S,readOnly:z,...I}=t,M=q({name:"Chip",classes:Ny,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,
vars:l,varsResolver:Iz}),X=(0,Hz.use)(Ay),U=xe(s),{styleProps:V,rest:A}=so(I),[F,L]=bt({value:c,defaultValue:u,finalValue:!1,onChange:d}),P=X?{checked:X.isChipSelected(
m),onChange:j=>{z||(X.onChange(j),d?.(j.currentTarget.checked))},type:X.multiple?"checkbox":"radio"}:{},O=P.checked||F;return(0,Li.jsxs)(E,{size:g,variant:v,ref:y,
mod:C,...M("root"),...V,...f,children:[(0,Li.jsx)("input",{type:p,...M("input"),checked:O,onChange:j=>!z&&L(j.currentTarget.checked),id:U,disabled:h,readOnly:z,
value:m,...P,...A}),(0,Li.jsxs)(E,{component:"label",htmlFor:U,mod:{checked:O,disabled:h},...M("label",{variant:v||"filled"}),children:[O&&b!==null&&b!==!1&&(0,Li.jsx)(
"span",{...M("iconWrapper"),children:b===void 0?(0,Li.jsx)(Jm,{...M("checkIcon")}):b}),(0,Li.jsx)("span",{children:w})]})]})});ji.classes=Ny;ji.varsResolver=Iz;
ji.displayName="@mantine/core/Chip";ji.Group=Ey;var Oy={root:"m_b183c0a2"};var Vz=x(T(),1),Uz=(e,{color:t})=>({root:{"--code-bg":t?Pe(t,e):void 0}}),Ic=N(e=>{let t=k("Code",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,color:s,block:c,mod:u,attributes:d,...m}=t,f=q({name:"Code",props:t,classes:Oy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,vars:l,varsResolver:Uz});
return(0,Vz.jsx)(E,{component:c?"pre":"code",mod:[{block:c},u],...f("root"),...m,dir:"ltr"})});Ic.classes=Oy;Ic.varsResolver=Uz;Ic.displayName="@mantine/core/Co\
de";var Gz=x(D(),1);var Vc=x(T(),1),bh=Zn(e=>{let{onChange:t,children:r,multiple:o,accept:n,name:a,form:i,resetRef:l,disabled:s,capture:c,inputProps:u,ref:d,...m}=k("FileButton",null,
e),f=(0,Gz.useRef)(null),p=()=>{!s&&f.current?.click()},h=g=>{if(g.currentTarget.files===null)return t(o?[]:null);t(o?Array.from(g.currentTarget.files):g.currentTarget.
files[0]||null)};return El(l,()=>{f.current&&(f.current.value="")}),(0,Vc.jsxs)(Vc.Fragment,{children:[(0,Vc.jsx)("input",{style:{display:"none"},type:"file",accept:n,
multiple:o,onChange:h,ref:ze(d,f),name:a,form:i,capture:c,...u}),r({onClick:p,...m})]})});bh.displayName="@mantine/core/FileButton";var Mo=x(D(),1);var Yz=x(T(),1),VN=["borderBottomWidth","borderLeftWidth","borderRightWidth","borderTopWidth","boxSizing","fontFamily","fontSize","fontStyle","fontWeight","lett\
erSpacing","lineHeight","paddingBottom","paddingLeft","paddingRight","paddingTop","tabSize","textIndent","textRendering","textTransform","width","wordBreak","wo\
rdSpacing","scrollbarGutter"],$z={"min-height":"0","max-height":"none",height:"0",visibility:"hidden",overflow:"hidden",position:"absolute","z-index":"-1000",top:"\
0",right:"0",display:"block"};function qz(e){Object.keys($z).forEach(t=>{e.style.setProperty(t,$z[t],"important")})}function UN(e){let t=window.getComputedStyle(
e);if(t===null)return null;let r={};for(let o of VN)r[o]=t[o];return r.boxSizing===""?null:{sizingStyle:r,paddingSize:parseFloat(r.paddingBottom)+parseFloat(r.paddingTop),
borderSize:parseFloat(r.borderBottomWidth)+parseFloat(r.borderTopWidth)}}var pr=null;function GN(e,t,r=1,o=1/0){pr||(pr=document.createElement("textarea"),pr.setAttribute(
"tabindex","-1"),pr.setAttribute("aria-hidden","true"),pr.setAttribute("aria-label","autosize measurement"),qz(pr)),pr.parentNode===null&&document.body.appendChild(
pr);let{paddingSize:n,borderSize:a,sizingStyle:i}=e,{boxSizing:l}=i;Object.keys(i).forEach(m=>{pr.style[m]=i[m]}),qz(pr),pr.value=t;let s=l==="border-box"?pr.scrollHeight+
a:pr.scrollHeight-n;pr.value=t,s=l==="border-box"?pr.scrollHeight+a:pr.scrollHeight-n,pr.value="x";let c=pr.scrollHeight-n,u=c*r;l==="border-box"&&(u=u+n+a),s=Math.
max(u,s);let d=c*o;return l==="border-box"&&(d=d+n+a),s=Math.min(d,s),[s,c]}function Fz({maxRows:e,minRows:t,onChange:r,ref:o,...n}){let a=n.value!==void 0,i=(0,Mo.useRef)(
null),l=ze(i,o),s=(0,Mo.useRef)(0),c=(0,Mo.useRef)(0),u=()=>{let f=i.current;if(!f)return;let p=UN(f);if(!p)return;let[h]=GN(p,f.value||f.placeholder||"x",t,e);
s.current!==h&&(s.current=h,f.style.setProperty("height",`${h}px`,"important"))},d=(0,Mo.useEffectEvent)(u),m=f=>{a||u(),r?.(f)};return(0,Mo.useLayoutEffect)(u),
(0,Mo.useEffect)(()=>{let f=()=>u();return window.addEventListener("resize",f),()=>window.removeEventListener("resize",f)},[]),(0,Mo.useEffect)(()=>{let f=i.current;
if(!f||typeof ResizeObserver>"u")return;c.current=f.offsetWidth;let p=0,h=new ResizeObserver(()=>{i.current&&i.current.offsetWidth!==c.current&&(c.current=i.current.
offsetWidth,cancelAnimationFrame(p),p=requestAnimationFrame(d))});return h.observe(f),()=>{cancelAnimationFrame(p),h.disconnect()}},[]),(0,Mo.useEffect)(()=>{let f=()=>u();
return document.fonts.addEventListener("loadingdone",f),()=>document.fonts.removeEventListener("loadingdone",f)},[]),(0,Mo.useEffect)(()=>{let f=p=>{if(i.current?.
form===p.target&&!a){let h=i.current.value;requestAnimationFrame(()=>{i.current&&h!==i.current.value&&u()})}};return document.body.addEventListener("reset",f),()=>document.
body.removeEventListener("reset",f)},[a]),(0,Yz.jsx)("textarea",{rows:t,...n,onChange:m,ref:l})}var Xz=x(T(),1),iu=N(e=>{let{autosize:t,maxRows:r,minRows:o,__staticSelector:n,resize:a,bottomSection:i,bottomSectionProps:l,...s}=k(["Input","InputWrapper","Te\
xtarea"],null,e),c=t&&F_()!=="test";return(0,Xz.jsx)(jr,{component:c?Fz:"textarea",...s,__staticSelector:n||"Textarea",__bottomSection:i,__bottomSectionProps:l,
multiline:!0,"data-no-overflow":t&&r===void 0||void 0,__vars:{"--input-resize":a},...c?{maxRows:r,minRows:o}:{}})});iu.classes=jr.classes;iu.displayName="@manti\
ne/core/Textarea";var[Kz,Qz]=At("List component was not found in tree");var lu={root:"m_abbac491",item:"m_abb6bec2",itemWrapper:"m_75cd9f71",itemIcon:"m_60f83e5b"};var Uc=x(T(),1),yh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,icon:i,children:l,mod:s,...c}=k("ListItem",null,e),u=Qz(),d=i||u.icon,m={classNames:t,
styles:n};return(0,Uc.jsx)(E,{...u.getStyles("item",{...m,className:r,style:o}),component:"li",mod:[{"with-icon":!!d,centered:u.center},s],...c,children:(0,Uc.jsxs)(
"div",{...u.getStyles("itemWrapper",m),children:[d&&(0,Uc.jsx)("span",{...u.getStyles("itemIcon",m),children:d}),(0,Uc.jsx)("span",{...u.getStyles("itemLabel",m),
children:l})]})})});yh.classes=lu;yh.displayName="@mantine/core/ListItem";var My=x(T(),1),$N={type:"unordered"},Zz=(e,{size:t,spacing:r})=>({root:{"--list-fz":Me(t),"--list-lh":Df(t),"--list-spacing":st(r)}}),Nn=N(e=>{let t=k("List",$N,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:s,type:c,withPadding:u,icon:d,spacing:m,center:f,listStyleType:p,mod:h,attributes:w,...g}=t,
v=q({name:"List",classes:lu,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:Zz});return(0,My.jsx)(Kz,{value:{center:f,
icon:d,getStyles:v},children:(0,My.jsx)(E,{...v("root",{style:{listStyleType:p}}),component:c==="unordered"?"ul":"ol",mod:[{"with-padding":u,type:d?"none":p},h],
...g,children:s})})});Nn.classes=lu;Nn.varsResolver=Zz;Nn.displayName="@mantine/core/List";Nn.Item=yh;var[Wz,on]=At("Modal component was not found in tree");var xr={root:"m_9df02822",content:"m_54c44539",inner:"m_1f958f16",header:"m_d0e2b9cd"};var Jz=x(T(),1),su=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalBody",null,e),l=on();return(0,Jz.jsx)(q0,{...l.getStyles("body",{classNames:t,
style:o,styles:n,className:r}),...i})});su.classes=xr;su.displayName="@mantine/core/ModalBody";var ek=x(T(),1),cu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalCloseButton",null,e),l=on();return(0,ek.jsx)(Y0,{...l.getStyles("clo\
se",{classNames:t,style:o,styles:n,className:r}),...i})});cu.classes=xr;cu.displayName="@mantine/core/ModalCloseButton";var Dy=x(T(),1),du=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,__hidden:l,...s}=k("ModalContent",null,e),c=on(),u=c.scrollAreaComponent||
WC;return(0,Dy.jsx)(F0,{...c.getStyles("content",{className:r,style:o,styles:n,classNames:t}),innerProps:c.getStyles("inner",{className:r,style:o,styles:n,classNames:t}),
"data-full-screen":c.fullScreen||void 0,"data-modal-content":!0,"data-hidden":l||void 0,...s,children:(0,Dy.jsx)(u,{style:{maxHeight:c.fullScreen?"100dvh":`calc\
(100dvh - (${R(c.yOffset)} * 2))`},children:i})})});du.classes=xr;du.displayName="@mantine/core/ModalContent";var tk=x(T(),1),mu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalHeader",null,e),l=on();return(0,tk.jsx)(X0,{...l.getStyles("header",
{classNames:t,style:o,styles:n,className:r}),...i})});mu.classes=xr;mu.displayName="@mantine/core/ModalHeader";var rk=x(T(),1),uu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalOverlay",null,e),l=on();return(0,rk.jsx)(Q0,{...l.getStyles("overlay",
{classNames:t,style:o,styles:n,className:r}),...i})});uu.classes=xr;uu.displayName="@mantine/core/ModalOverlay";var By=x(T(),1),qN={__staticSelector:"Modal",closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:ir(
"modal"),transitionProps:{duration:200,transition:"fade-down"},yOffset:"5dvh"},ok=(e,{radius:t,size:r,yOffset:o,xOffset:n})=>({root:{"--modal-radius":t===void 0?
void 0:ve(t),"--modal-size":ne(r,"modal-size"),"--modal-y-offset":R(o),"--modal-x-offset":R(n)}}),Gc=N(e=>{let t=k("ModalRoot",qN,e),{classNames:r,className:o,style:n,
styles:a,unstyled:i,vars:l,yOffset:s,scrollAreaComponent:c,radius:u,fullScreen:d,centered:m,xOffset:f,__staticSelector:p,attributes:h,...w}=t,g=q({name:p,classes:xr,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,vars:l,varsResolver:ok});return(0,By.jsx)(Wz,{value:{yOffset:s,scrollAreaComponent:c,getStyles:g,
fullScreen:d},children:(0,By.jsx)($0,{...g("root"),"data-full-screen":d||void 0,"data-centered":m||void 0,"data-offset-scrollbars":c===Rn.Autosize||void 0,unstyled:i,
...w})})});Gc.classes=xr;Gc.varsResolver=ok;Gc.displayName="@mantine/core/ModalRoot";var $c=x(D(),1),nk=x(T(),1),Py=(0,$c.createContext)(null);function Ly({children:e}){let[t,r]=(0,$c.useState)([]),[o,n]=(0,$c.useState)(ir("modal")),[a]=(0,$c.useState)(
()=>new WeakSet);return(0,nk.jsx)(Py,{value:{stack:t,addModal:(i,l)=>{r(s=>[...new Set([...s,i])]),n(s=>typeof l=="number"&&typeof s=="number"?Math.max(s,l):s)},
removeModal:i=>r(l=>l.filter(s=>s!==i)),getZIndex:i=>`calc(${o} + ${t.indexOf(i)} + 1)`,currentId:t[t.length-1],maxZIndex:o,handledEscapeEvents:a},children:e})}
Ly.displayName="@mantine/core/ModalStack";var ak=x(T(),1),fu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalTitle",null,e),l=on();return(0,ak.jsx)(Z0,{...l.getStyles("title",{classNames:t,
style:o,styles:n,className:r}),...i})});fu.classes=xr;fu.displayName="@mantine/core/ModalTitle";var wh=x(D(),1),Ka=x(T(),1),YN={closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:ir("moda\
l"),transitionProps:{duration:200,transition:"fade-down"},withOverlay:!0,withCloseButton:!0},_r=N(e=>{let{title:t,withOverlay:r,overlayProps:o,withCloseButton:n,
closeButtonProps:a,children:i,radius:l,opened:s,stackId:c,zIndex:u,...d}=k("Modal",YN,e),m=(0,wh.use)(Py),f=!!t||n,p=m&&c?{closeOnEscape:m.currentId===c,trapFocus:m.
currentId===c,zIndex:m.getZIndex(c),__handledEscapeEvents:m.handledEscapeEvents}:{},h=r===!1?!1:c&&m?m.currentId===c:s;return(0,wh.useEffect)(()=>{m&&c&&(s?m.addModal(
c,u||ir("modal")):m.removeModal(c))},[s,c,u]),(0,Ka.jsxs)(Gc,{radius:l,opened:s,zIndex:m&&c?m.getZIndex(c):u,...d,...p,children:[r&&(0,Ka.jsx)(uu,{visible:h,transitionProps:m&&
c?{duration:0}:void 0,...o}),(0,Ka.jsxs)(du,{radius:l,__hidden:m&&c&&s?c!==m.currentId:!1,children:[f&&(0,Ka.jsxs)(mu,{children:[t&&(0,Ka.jsx)(fu,{children:t}),
n&&(0,Ka.jsx)(cu,{...a})]}),(0,Ka.jsx)(su,{children:i})]})]})});_r.classes=xr;_r.displayName="@mantine/core/Modal";_r.Root=Gc;_r.Overlay=uu;_r.Content=du;_r.Body=
su;_r.Header=mu;_r.Title=fu;_r.CloseButton=cu;_r.Stack=Ly;function ik(e,t){let r=t.trim().toLowerCase();if(r==="")return;let o=Object.values(e).filter(n=>!n.disabled&&n.label.trim().toLowerCase()===r);return o.length===
1?o[0]:void 0}var xh=x(T(),1);function FN(e){return"group"in e}function _h({data:e}){if(FN(e)){let n=e.items.map(a=>(0,xh.jsx)(_h,{data:a},a.value));return(0,xh.jsx)("optgrou\
p",{label:e.group,children:n})}let{value:t,label:r,...o}=e;return(0,xh.jsx)("option",{value:e.value,...o,children:e.label})}_h.displayName="@mantine/core/Native\
SelectOption";var Sh=x(T(),1),XN={size:"sm",rightSectionPointerEvents:"none"},Qa=N(e=>{let{data:t,children:r,size:o,error:n,rightSection:a,unstyled:i,...l}=k(["Input","InputW\
rapper","NativeSelect"],XN,e),s=eh(t).map((c,u)=>(0,Sh.jsx)(_h,{data:c},u));return(0,Sh.jsx)(jr,{component:"select",...l,__staticSelector:"NativeSelect",size:o,
pointer:!0,error:n,unstyled:i,rightSection:a||(0,Sh.jsx)(rs,{size:o,error:n,unstyled:i}),children:r||s})});Qa.classes=jr.classes;Qa.displayName="@mantine/core/N\
ativeSelect";var jy={root:"m_f0824112",description:"m_57492dcc",section:"m_690090b5",label:"m_1f6ac4c4",body:"m_f07af9d2",children:"m_e17b862f",chevron:"m_1fd8a00b"};var go=x(T(),1),lk=(e,{variant:t,color:r,childrenOffset:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:t||"light",autoContrast:n});
return{root:{"--nl-bg":r||t?a.background:void 0,"--nl-hover":r||t?a.hover:void 0,"--nl-color":r||t?a.color:void 0},children:{"--nl-offset":st(o)}}},qc=Le(e=>{let t=k(
"NavLink",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:s,defaultOpened:c,onChange:u,children:d,active:m,disabled:f,leftSection:p,
rightSection:h,label:w,description:g,disableRightSectionRotation:v,noWrap:b,childrenOffset:y,autoContrast:_,mod:C,attributes:S,onClick:z,onKeyDown:I,keepMounted:M,
...X}=t,U=q({name:"NavLink",props:t,classes:jy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,vars:l,varsResolver:lk}),[V,A]=bt({value:s,defaultValue:c,
finalValue:!1,onChange:u}),F=!!d,L=xe(),P=O=>{z?.(O),F&&(O.preventDefault(),A(!V))};return(0,go.jsxs)(go.Fragment,{children:[(0,go.jsxs)(lr,{...U("root"),component:"\
a",onClick:P,onKeyDown:O=>{I?.(O),O.nativeEvent.code==="Space"&&F&&(O.preventDefault(),A(!V))},unstyled:i,mod:[{disabled:f,active:m,expanded:V},C],"aria-expande\
d":F?V:void 0,"aria-controls":F?L:void 0,...X,children:[p&&(0,go.jsx)(E,{component:"span",...U("section"),mod:{position:"left"},children:p}),(0,go.jsxs)(E,{...U(
"body"),mod:{"no-wrap":b},children:[(0,go.jsx)(E,{component:"span",...U("label"),children:w}),(0,go.jsx)(E,{component:"span",mod:{active:m},...U("description"),
children:g})]}),(F||h!==void 0)&&(0,go.jsx)(E,{...U("section"),component:"span",mod:{rotate:V&&!v,position:"right"},children:F?h!==void 0?h:(0,go.jsx)(ty,{...U(
"chevron")}):h})]}),F&&(0,go.jsx)(Tb,{id:L,expanded:V,keepMounted:M,...U("collapse"),children:(0,go.jsx)("div",{...U("children"),children:d})})]})});qc.classes=
jy;qc.varsResolver=lk;qc.displayName="@mantine/core/NavLink";var vo=x(T(),1);function sk({reveal:e}){return(0,vo.jsx)("svg",{xmlns:"http://www.w3.org/2000/svg",viewBox:"0 0 256 256",style:{width:"var(--psi-icon-size)",height:"\
var(--psi-icon-size)"},children:e?(0,vo.jsxs)(vo.Fragment,{children:[(0,vo.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,vo.jsx)("path",{fill:"none",stroke:"\
currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.\
53"}),(0,vo.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M208.61 169.1C230.41 149.58 240 128 \
240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6"})]}):(0,vo.jsxs)(vo.Fragment,{children:[
(0,vo.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,vo.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"\
16",d:"M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z"}),(0,vo.jsx)("circle",{cx:"128",cy:"128",r:"40",fill:"none",stroke:"currentColor",strokeLinecap:"\
round",strokeLinejoin:"round",strokeWidth:"16"})]})})}var Ch={root:"m_f61ca620",input:"m_ccf8da4c",innerInput:"m_f2d85dd2",visibilityToggle:"m_b1072d44"};var ck=x(D(),1);var ns=x(T(),1),KN={visibilityToggleIcon:sk,visibilityToggleFocusable:!1,size:"sm"},dk=(e,{size:t})=>({root:{"--psi-icon-size":ne(t,"psi-icon-size"),"--psi-butt\
on-size":ne(t,"psi-button-size")}});function QN(e){let t=(0,ck.use)(Lr);return(0,ns.jsx)("input",{...e,"aria-describedby":t?.describedBy})}var Yc=N(e=>{let t=k(
["Input","InputWrapper","PasswordInput"],KN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,required:s,error:c,success:u,leftSection:d,disabled:m,
id:f,variant:p,inputContainer:h,description:w,label:g,size:v,errorProps:b,successProps:y,descriptionProps:_,labelProps:C,withAsterisk:S,inputWrapperOrder:z,wrapperProps:I,
radius:M,rightSection:X,rightSectionWidth:U,rightSectionPointerEvents:V,leftSectionWidth:A,visible:F,defaultVisible:L,onVisibilityChange:P,visibilityToggleIcon:O,
visibilityToggleButtonProps:j,visibilityToggleFocusable:Y,rightSectionProps:G,leftSectionProps:Q,leftSectionPointerEvents:ee,withErrorStyles:pe,withSuccessStyles:ae,
mod:ge,attributes:Ee,dir:se,...Ne}=t,Oe=xe(f),[Xe,et]=bt({value:F,defaultValue:L,finalValue:!1,onChange:P}),It=()=>et(!Xe),de=q({name:"PasswordInput",classes:Ch,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:Ee,vars:l,varsResolver:dk}),{resolvedClassNames:Bt,resolvedStyles:Jt}=Qn({classNames:r,styles:a,
props:t}),{styleProps:yr,rest:ao}=so(Ne),Un=b?.id||`${Oe}-error`,bn=y?.id||`${Oe}-success`,Na=_?.id||`${Oe}-description`,yn=(0,ns.jsx)(la,{...de("visibilityTogg\
le"),disabled:m,radius:M,"aria-pressed":Xe,tabIndex:Y?0:-1,"aria-label":"Toggle password visibility",...j,variant:j?.variant??"subtle",color:"gray",unstyled:i,onTouchEnd:tt=>{
tt.preventDefault(),j?.onTouchEnd?.(tt),It()},onMouseDown:tt=>{tt.preventDefault(),j?.onMouseDown?.(tt),It()},onKeyDown:tt=>{j?.onKeyDown?.(tt),(tt.key===" "||tt.
key==="Enter")&&(tt.preventDefault(),It())},children:(0,ns.jsx)(O,{reveal:Xe})});return(0,ns.jsx)(Ve.Wrapper,{required:s,id:Oe,label:g,error:c,success:u,description:w,
size:v,classNames:Bt,styles:Jt,__staticSelector:"PasswordInput",__stylesApiProps:t,unstyled:i,withAsterisk:S,inputWrapperOrder:z,inputContainer:h,variant:p,labelProps:{
...C,htmlFor:Oe},descriptionProps:{..._,id:Na},errorProps:{...b,id:Un},successProps:{...y,id:bn},mod:ge,attributes:Ee,...de("root"),...yr,...I,children:(0,ns.jsx)(
Ve,{component:"div",dir:se,error:c,success:u,leftSection:d,size:v,classNames:{...Bt,input:ye(Ch.input,Bt?.input)},styles:Jt,radius:M,disabled:m,__staticSelector:"\
PasswordInput",__stylesApiProps:t,rightSectionWidth:U,rightSection:X??yn,variant:p,unstyled:i,leftSectionWidth:A,rightSectionPointerEvents:V||"all",rightSectionProps:G,
leftSectionProps:Q,leftSectionPointerEvents:ee,withAria:!1,withErrorStyles:pe,withSuccessStyles:ae,attributes:Ee,children:(0,ns.jsx)(QN,{required:s,"data-invali\
d":!!c||void 0,"data-with-left-section":!!d||void 0,...de("innerInput"),disabled:m,id:Oe,dir:se,...ao,autoComplete:ao.autoComplete||"off",type:Xe?"text":"passwo\
rd"})})})});Yc.classes={...jr.classes,...Ch};Yc.varsResolver=dk;Yc.displayName="@mantine/core/PasswordInput";var[mk,zh]=At("Progress.Root component was not found in tree");var Za={root:"m_db6d6462",section:"m_2242eb65","stripes-animation":"m_81a374bd","stripes-animation-vertical":"m_e0fb7a86",label:"m_91e40b74"};var uk=x(T(),1),kh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ProgressLabel",null,e),l=zh();return(0,uk.jsx)(E,{...l.getStyles("label",
{className:r,style:o,classNames:t,styles:n}),...i})});kh.classes=Za;kh.displayName="@mantine/core/ProgressLabel";var Hy=x(T(),1),fk=(e,{size:t,radius:r,transitionDuration:o})=>({root:{"--progress-size":ne(t,"progress-size"),"--progress-radius":r===void 0?void 0:ve(r),"--pr\
ogress-transition-duration":typeof o=="number"?`${o}ms`:void 0}}),Fc=N(e=>{let t=k("ProgressRoot",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,autoContrast:s,transitionDuration:c,orientation:u,attributes:d,mod:m,...f}=t,p=q({name:"Progress",classes:Za,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:d,vars:l,varsResolver:fk});return(0,Hy.jsx)(mk,{value:{getStyles:p,autoContrast:s},children:(0,Hy.jsx)(E,{mod:[{orientation:u},m],...p("ro\
ot"),...f})})});Fc.classes=Za;Fc.varsResolver=fk;Fc.displayName="@mantine/core/ProgressRoot";var pk=x(T(),1),ZN={withAria:!0},pu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,value:i,withAria:l,color:s,striped:c,animated:u,mod:d,...m}=k("Pr\
ogressSection",ZN,e),f=zh(),p=rt(),h=l?{role:"progressbar","aria-valuemax":100,"aria-valuemin":0,"aria-valuenow":i,"aria-valuetext":`${i}%`}:{};return(0,pk.jsx)(
E,{...f.getStyles("section",{className:r,classNames:t,styles:n,style:o}),...m,...h,mod:[{striped:c||u,animated:u},d],__vars:{"--progress-section-size":`${i}%`,"\
--progress-section-color":Pe(s,p),"--progress-label-color":ki(f.autoContrast,p)?Fn({color:s,theme:p,autoContrast:f.autoContrast}):void 0}})});pu.classes=Za;pu.displayName=
"@mantine/core/ProgressSection";var Iy=x(T(),1),Hi=N(e=>{let t=k("Progress",null,e),{value:r,classNames:o,styles:n,vars:a,color:i,striped:l,animated:s,"aria-label":c,...u}=t,{resolvedClassNames:d,
resolvedStyles:m}=Qn({classNames:o,styles:n,props:t});return(0,Iy.jsx)(Fc,{classNames:d,styles:m,vars:a,...u,children:(0,Iy.jsx)(pu,{value:r,color:i,striped:l,animated:s,
"aria-label":c})})});Hi.classes=Za;Hi.displayName="@mantine/core/Progress";Hi.Section=pu;Hi.Root=Fc;Hi.Label=kh;var Ii=x(D(),1);function hk({offset:e,position:t,defaultOpened:r}){let[o,n]=(0,Ii.useState)(r),a=(0,Ii.useRef)(null),{x:i,y:l,elements:s,refs:c,update:u,placement:d}=gc({placement:t,
middleware:[$l({crossAxis:!0,padding:5,rootBoundary:"document"})]}),m=d.includes("right")?e:t.includes("left")?e*-1:0,f=d.includes("bottom")?e:t.includes("top")?
e*-1:0,p=(0,Ii.useCallback)(({clientX:h,clientY:w})=>{!Number.isFinite(h)||!Number.isFinite(w)||c.setPositionReference({getBoundingClientRect(){return{width:0,height:0,
x:h,y:w,left:h+m,top:w+f,right:h,bottom:w}}})},[s.reference]);return(0,Ii.useEffect)(()=>{if(c.floating.current){let h=a.current;h.addEventListener("mousemove",
p);let w=Fr(c.floating.current);return w.forEach(g=>{g.addEventListener("scroll",u)}),()=>{h.removeEventListener("mousemove",p),w.forEach(g=>{g.removeEventListener(
"scroll",u)})}}},[s.reference,c.floating.current,u,p,o]),{handleMouseMove:p,x:i,y:l,opened:o,setOpened:n,boundaryRef:a,floating:c.setFloating}}var Xc={tooltip:"m_1b3c8819",arrow:"m_f898399f"};var gk=x(D(),1);var as=x(T(),1),WN={refProp:"ref",withinPortal:!0,offset:10,position:"right",zIndex:ir("popover")},vk=(e,{radius:t,color:r})=>({tooltip:{"--tooltip-radius":t===
void 0?void 0:ve(t),"--tooltip-bg":r?Pe(r,e):void 0,"--tooltip-color":r?"var(--mantine-color-white)":void 0}}),hu=N(e=>{let t=k("TooltipFloating",WN,e),{children:r,
refProp:o,withinPortal:n,style:a,className:i,classNames:l,styles:s,unstyled:c,radius:u,color:d,label:m,offset:f,position:p,multiline:h,zIndex:w,disabled:g,defaultOpened:v,
variant:b,vars:y,portalProps:_,attributes:C,ref:S,...z}=t,I=rt(),M=q({name:"TooltipFloating",props:t,classes:Xc,className:i,style:a,classNames:l,styles:s,unstyled:c,
attributes:C,rootSelector:"tooltip",vars:y,varsResolver:vk}),{handleMouseMove:X,x:U,y:V,opened:A,boundaryRef:F,floating:L,setOpened:P}=hk({offset:f,position:p,defaultOpened:v}),
O=lo(r);if(!O)throw new Error("[@mantine/core] Tooltip.Floating component children should be an element or a component that accepts ref, fragments, strings, num\
bers and other primitive values are not supported");let j=ze(F,zi(O),S),Y=O.props,G=ee=>{Y.onMouseEnter?.(ee),X(ee),P(!0)},Q=ee=>{Y.onMouseLeave?.(ee),P(!1)};return(0,as.jsxs)(
as.Fragment,{children:[(0,as.jsx)(Jo,{..._,withinPortal:n,children:(0,as.jsx)(E,{...z,...M("tooltip",{style:{...nc(a,I),zIndex:w,display:!g&&A?"block":"none",top:Number.
isFinite(V)?Math.round(V):"",left:Number.isFinite(U)?Math.round(U):""}}),variant:b,ref:L,mod:{multiline:h},children:m})}),(0,gk.cloneElement)(O,{...Y,[o]:j,onMouseEnter:G,
onMouseLeave:Q})]})});hu.classes=Xc;hu.varsResolver=vk;hu.displayName="@mantine/core/TooltipFloating";var bk=x(D(),1),Vy=x(T(),1);var Uy=(0,bk.createContext)({withinGroup:!1}),JN={openDelay:0,closeDelay:0};function Th(e){let{openDelay:t,closeDelay:r,children:o}=k("TooltipGroup",JN,e);return(0,Vy.jsx)(
Uy,{value:{withinGroup:!0},children:(0,Vy.jsx)(AS,{delay:{open:t,close:r},children:o})})}Th.displayName="@mantine/core/TooltipGroup";Th.extend=e=>e;var fa=x(D(),1);function eO(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function tO(e){let t=eO(
e.middlewares),r=[pc(e.offset),Mm()];return t.shift&&r.push($l(typeof t.shift=="boolean"?{padding:8}:{padding:8,...t.shift})),t.flip&&r.push(typeof t.flip=="boo\
lean"?hc():hc(t.flip)),r.push(Dm({element:e.arrowRef,padding:e.arrowOffset})),t.inline?r.push(typeof t.inline=="boolean"?Mi():Mi(t.inline)):e.inline&&r.push(Mi()),
r}function yk(e){let[t,r]=(0,fa.useState)(e.defaultOpened),o=typeof e.opened=="boolean",n=!e.disabled&&(o?e.opened:t);(0,fa.useEffect)(()=>{e.disabled&&r(!1)},[
e.disabled]);let a=(0,fa.use)(Uy).withinGroup,i=xe(),l=Ko(),s=(0,fa.useCallback)(z=>{r(z),z&&b(i)},[i]),{x:c,y:u,context:d,refs:m,placement:f,middlewareData:{arrow:{
x:p,y:h}={},hide:w}}=gc({strategy:e.strategy,placement:e.position,open:n,onOpenChange:s,middleware:tO(e),whileElementsMounted:Gl}),{delay:g,currentId:v,setCurrentId:b}=NS(
d,{id:i}),{getReferenceProps:y,getFloatingProps:_}=DS([RS(d,{enabled:!e.disabled&&e.events?.hover,delay:a?g:{open:e.openDelay,close:e.closeDelay},mouseOnly:!e.events?.
touch,handleClose:e.interactive?LS():null}),MS(d,{enabled:!e.disabled&&e.events?.focus,visibleOnly:!0}),BS(d,{role:"tooltip"}),OS(d,{enabled:typeof e.opened>"u"})]),
C=(0,fa.useRef)(f);zt(()=>{C.current!==f&&(C.current=f,e.onPositionChange?.(f))},[f]);let S=n&&v&&v!==i;return{x:c,y:u,arrowX:p,arrowY:h,reference:m.setReference,
floating:m.setFloating,getFloatingProps:_,getReferenceProps:y,isGroupPhase:S,opened:n,placement:f,referenceHidden:e.hideDetached&&l!=="test"?w?.referenceHidden:
!1}}var Kc=x(D(),1);var Zr=x(T(),1),rO={position:"top",refProp:"ref",withinPortal:!0,arrowSize:4,arrowOffset:5,arrowRadius:0,arrowPosition:"side",offset:5,transitionProps:{duration:100,
transition:"fade"},events:{hover:!0,focus:!1,touch:!1},zIndex:ir("popover"),middlewares:{flip:!0,shift:!0,inline:!1},hideDetached:!0},wk=(e,{radius:t,color:r,variant:o,
autoContrast:n})=>{let a=e.variantColorResolver({theme:e,color:r||e.primaryColor,autoContrast:n,variant:o||"filled"});return{tooltip:{"--tooltip-radius":t===void 0?
void 0:ve(t),"--tooltip-bg":r?a.background:void 0,"--tooltip-color":r?a.color:void 0}}},Vi=N(e=>{let t=k("Tooltip",rO,e),{children:r,position:o,refProp:n,label:a,
openDelay:i,closeDelay:l,onPositionChange:s,opened:c,defaultOpened:u,withinPortal:d,radius:m,color:f,classNames:p,styles:h,unstyled:w,style:g,className:v,withArrow:b,
arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,offset:z,transitionProps:I,multiline:M,events:X,interactive:U,zIndex:V,disabled:A,onClick:F,onMouseEnter:L,
onMouseLeave:P,inline:O,variant:j,keepMounted:Y,vars:G,portalProps:Q,mod:ee,floatingStrategy:pe,middlewares:ae,autoContrast:ge,attributes:Ee,target:se,hideDetached:Ne,
ref:Oe,...Xe}=t,{dir:et}=co(),It=(0,Kc.useRef)(null),de=yk({position:Ep(et,o),closeDelay:l,openDelay:i,onPositionChange:s,opened:c,defaultOpened:u,disabled:A,events:X,
interactive:U,arrowRef:It,arrowOffset:_,offset:typeof z=="number"?z+(b?y/2:0):z,inline:O,strategy:pe,middlewares:ae,hideDetached:Ne});(0,Kc.useEffect)(()=>{let tt=se instanceof
HTMLElement?se:typeof se=="string"?document.querySelector(se):se?.current||null;tt&&de.reference(tt)},[se,de]);let Bt=q({name:"Tooltip",props:t,classes:Xc,className:v,
style:g,classNames:p,styles:h,unstyled:w,attributes:Ee,rootSelector:"tooltip",vars:G,varsResolver:wk}),Jt=lo(r);if(!se&&!Jt)throw new Error("[@mantine/core] Too\
ltip component children should be an element or a component that accepts ref, fragments, strings, numbers and other primitive values are not supported");let yr=Bt(
"tooltip"),ao=U&&!A&&!!de.opened,Un=S==="merge"&&b?Rp({position:de.placement,dir:et}):void 0;if(se){let tt=v0(I,{duration:100,transition:"fade"});return(0,Zr.jsx)(
Zr.Fragment,{children:(0,Zr.jsx)(Jo,{...Q,withinPortal:d,children:(0,Zr.jsx)(Br,{...tt,keepMounted:Y,mounted:!A&&!!de.opened,duration:de.isGroupPhase?10:tt.duration,
children:Gn=>(0,Zr.jsxs)(E,{...Xe,"data-fixed":pe==="fixed"||void 0,variant:j,mod:[{multiline:M,interactive:ao},ee],...yr,...de.getFloatingProps({ref:de.floating,
className:yr.className,style:{...yr.style,...Gn,...Un,zIndex:V,top:de.y??0,left:de.x??0,...de.referenceHidden?{display:"none"}:null}}),children:[a,(0,Zr.jsx)(vc,
{ref:It,arrowX:de.arrowX,arrowY:de.arrowY,visible:b,position:de.placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...Bt("arrow")})]})})})})}let bn=Jt.
props,Na=ze(de.reference,zi(Jt),Oe),yn=v0(I,{duration:100,transition:"fade"});return(0,Zr.jsxs)(Zr.Fragment,{children:[(0,Zr.jsx)(Jo,{...Q,withinPortal:d,children:(0,Zr.jsx)(
Br,{...yn,keepMounted:Y,mounted:!A&&!!de.opened,duration:de.isGroupPhase?10:yn.duration,children:tt=>(0,Zr.jsxs)(E,{...Xe,"data-fixed":pe==="fixed"||void 0,variant:j,
mod:[{multiline:M,interactive:ao},ee],...de.getFloatingProps({ref:de.floating,className:Bt("tooltip").className,style:{...Bt("tooltip").style,...tt,...Un,zIndex:V,
top:de.y??0,left:de.x??0,...de.referenceHidden?{display:"none"}:null}}),children:[a,(0,Zr.jsx)(vc,{ref:It,arrowX:de.arrowX,arrowY:de.arrowY,visible:b,position:de.
placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...Bt("arrow")})]})})}),(0,Kc.cloneElement)(Jt,de.getReferenceProps({onClick:F,onMouseEnter:L,
onMouseLeave:P,onMouseMove:t.onMouseMove,onPointerDown:t.onPointerDown,onPointerEnter:t.onPointerEnter,...bn,className:ye(v,bn.className),[n]:Na}))]})});Vi.classes=
Xc;Vi.varsResolver=wk;Vi.displayName="@mantine/core/Tooltip";Vi.Floating=hu;Vi.Group=Th;var pa=x(D(),1);var nn=x(T(),1),oO={size:"sm",withCheckIcon:!0,allowDeselect:!0,checkIconPosition:"left",openOnFocus:!0},gu=Zn(e=>{let t=k(["Input","InputWrapper","Select"],oO,
e),{classNames:r,styles:o,unstyled:n,vars:a,dropdownOpened:i,defaultDropdownOpened:l,onDropdownClose:s,onDropdownOpen:c,onFocus:u,onBlur:d,onClick:m,onChange:f,
data:p,value:h,defaultValue:w,selectFirstOptionOnChange:g,selectFirstOptionOnDropdownOpen:v,onOptionSubmit:b,comboboxProps:y,readOnly:_,disabled:C,filter:S,limit:z,
withScrollArea:I,maxDropdownHeight:M,floatingHeight:X,size:U,searchable:V,rightSection:A,checkIconPosition:F,withCheckIcon:L,withAlignedLabels:P,nothingFoundMessage:O,
name:j,form:Y,searchValue:G,defaultSearchValue:Q,onSearchChange:ee,allowDeselect:pe,error:ae,rightSectionPointerEvents:ge,id:Ee,clearable:se,clearSectionMode:Ne,
clearButtonProps:Oe,hiddenInputProps:Xe,renderOption:et,onClear:It,autoComplete:de,scrollAreaProps:Bt,__defaultRightSection:Jt,__clearSection:yr,__clearable:ao,
chevronColor:Un,autoSelectOnBlur:bn,openOnFocus:Na,attributes:yn,...tt}=t,Gn=(0,pa.useMemo)(()=>eh(p),[p]),Pt=(0,pa.useRef)({}),Or=(0,pa.useMemo)(()=>sy(Gn),[Gn]),
zf=xe(Ee),kf=_z({id:zf,label:tt.label,labelProps:tt.labelProps,inputWrapperOrder:tt.inputWrapperOrder}),[gt,wn,jv]=bt({value:h,defaultValue:w,finalValue:null,onChange:f}),
Oa=gt!=null?`${gt}`in Or?Or[`${gt}`]:Pt.current[`${gt}`]:void 0,n_=ab(Oa),[Tf,$7,q7]=bt({value:G,defaultValue:Q,finalValue:Oa?Oa.label:"",onChange:ee}),io=dh({opened:i,
defaultOpened:l,onDropdownOpen:()=>{c?.(),v?io.selectFirstOption():io.updateSelectedOptionIndex("active",{scrollIntoView:!0})},onDropdownClose:()=>{s?.(),setTimeout(
io.resetSelectedOption,0)}}),yi=Mr=>{$7(Mr),io.resetSelectedOption()},{resolvedClassNames:a_,resolvedStyles:i_}=Qn({props:t,styles:o,classNames:r});(0,pa.useEffect)(
()=>{g&&io.selectFirstOption()},[g,Tf]),(0,pa.useEffect)(()=>{h===null&&yi(""),h!=null&&Oa&&(n_?.value!==Oa.value||n_?.label!==Oa.label)&&yi(Oa.label)},[h,Oa]),
(0,pa.useEffect)(()=>{!jv&&!q7&&yi(gt!=null?`${gt}`in Or?Or[`${gt}`]?.label:Pt.current[`${gt}`]?.label||"":"")},[Or,gt]),(0,pa.useEffect)(()=>{gt&&`${gt}`in Or&&
(Pt.current[`${gt}`]=Or[`${gt}`])},[Or,gt]);let Y7=(0,nn.jsx)(Ue.ClearButton,{...Oe,onClear:()=>{wn(null,null),yi(""),It?.()}}),F7=se&&gt!=null&&!C&&!_;return(0,nn.jsxs)(
nn.Fragment,{children:[(0,nn.jsxs)(Ue,{store:io,__staticSelector:"Select",classNames:a_,styles:i_,unstyled:n,readOnly:_,size:U,attributes:yn,floatingHeight:X,keepMounted:bn,
onOptionSubmit:Mr=>{b?.(Mr);let Ro=pe&&`${Or[Mr].value}`==`${gt}`?null:Or[Mr],Hv=Ro?Ro.value:null;Hv!==gt&&wn(Hv,Ro),!jv&&yi(Hv!=null&&Ro?.label||""),io.closeDropdown()},
...y,children:[(0,nn.jsx)(Ue.Target,{targetType:V?"input":"button",autoComplete:de,withExpandedAttribute:!0,children:(0,nn.jsx)(jr,{id:zf,__defaultRightSection:(0,nn.jsx)(
Ue.Chevron,{size:U,error:ae,unstyled:n,color:Un}),__clearSection:Y7,__clearable:F7,__clearSectionMode:Ne,rightSection:A,rightSectionPointerEvents:ge||"none",...tt,
size:U,__staticSelector:"Select",disabled:C,readOnly:_||!V,value:Tf,onChange:Mr=>{if(Bz(Mr)){if(!_){let Ro=ik(Or,Mr.currentTarget.value);Ro&&`${Ro.value}`!=`${gt}`&&
(wn(Ro.value,Ro),!jv&&yi(Ro.label))}return}yi(Mr.currentTarget.value),io.openDropdown(),g&&io.selectFirstOption()},onFocus:Mr=>{Na&&V&&io.openDropdown(),u?.(Mr)},
onBlur:Mr=>{bn&&io.clickSelectedOption(),io.closeDropdown();let Ro=gt!=null&&(`${gt}`in Or?Or[`${gt}`]:Pt.current[`${gt}`]);yi(Ro&&Ro.label||""),d?.(Mr)},onClick:Mr=>{
V?io.openDropdown():io.toggleDropdown(),m?.(Mr)},classNames:a_,styles:i_,unstyled:n,pointer:!V,error:ae,attributes:yn})}),(0,nn.jsx)(xz,{data:Gn,hidden:_||C,filter:S,
search:Tf,limit:z,hiddenWhenEmpty:!O,withScrollArea:I,maxDropdownHeight:M,filterOptions:!!V&&Oa?.label!==Tf,value:gt,checkIconPosition:F,withCheckIcon:L,withAlignedLabels:P,
nothingFoundMessage:O,unstyled:n,labelId:kf,"aria-label":kf?void 0:tt["aria-label"],renderOption:et,scrollAreaProps:Bt})]}),(0,nn.jsx)(Ue.HiddenInput,{value:gt,
name:j,form:Y,disabled:C,...Xe})]})});gu.classes={...jr.classes,...Ue.classes};gu.displayName="@mantine/core/Select";var $y=x(T(),1);function xk(e){if(e!==void 0)return typeof e=="number"?R(e):e}function _k({spacing:e,verticalSpacing:t,cols:r,minColWidth:o,autoRows:n,selector:a}){
let i=rt(),l=t===void 0?e:t,s=o!==void 0,c=Ma({"--sg-spacing-x":st(Tl(e)),"--sg-spacing-y":st(Tl(l)),"--sg-auto-rows":n,...s?{"--sg-min-col-width":xk(o)}:{"--sg\
-cols":Tl(r)?.toString()}}),u=Be(i.breakpoints).reduce((m,f)=>(m[f]||(m[f]={}),typeof e=="object"&&e[f]!==void 0&&(m[f]["--sg-spacing-x"]=st(e[f])),typeof l=="o\
bject"&&l[f]!==void 0&&(m[f]["--sg-spacing-y"]=st(l[f])),!s&&typeof r=="object"&&r[f]!==void 0&&(m[f]["--sg-cols"]=r[f]),m),{}),d=sm(Be(u),i.breakpoints).filter(
m=>Be(u[m.value]).length>0).map(m=>({query:`(min-width: ${i.breakpoints[m.value]})`,styles:u[m.value]}));return(0,$y.jsx)(Bl,{styles:c,media:d,selector:a})}function Gy(e){
return typeof e=="object"&&e!==null?Be(e):[]}function nO(e){return e.sort((t,r)=>wi(t)-wi(r))}function aO({spacing:e,verticalSpacing:t,cols:r,minColWidth:o}){return nO(
Array.from(new Set([...Gy(e),...Gy(t),...o!==void 0?[]:Gy(r)])))}function Sk({spacing:e,verticalSpacing:t,cols:r,minColWidth:o,autoRows:n,selector:a}){let i=t===
void 0?e:t,l=o!==void 0,s=Ma({"--sg-spacing-x":st(Tl(e)),"--sg-spacing-y":st(Tl(i)),"--sg-auto-rows":n,...l?{"--sg-min-col-width":xk(o)}:{"--sg-cols":Tl(r)?.toString()}}),
c=aO({spacing:e,verticalSpacing:t,cols:r,minColWidth:o}),u=c.reduce((m,f)=>(m[f]||(m[f]={}),typeof e=="object"&&e[f]!==void 0&&(m[f]["--sg-spacing-x"]=st(e[f])),
typeof i=="object"&&i[f]!==void 0&&(m[f]["--sg-spacing-y"]=st(i[f])),!l&&typeof r=="object"&&r[f]!==void 0&&(m[f]["--sg-cols"]=r[f]),m),{}),d=c.map(m=>({query:`\
simple-grid (min-width: ${m})`,styles:u[m]}));return(0,$y.jsx)(Bl,{styles:s,container:d,selector:a})}var qy={container:"m_925c2d2c",root:"m_2415a157"};var an=x(T(),1),iO={cols:1,spacing:"md",type:"media"},vu=N(e=>{let t=k("SimpleGrid",iO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,cols:s,verticalSpacing:c,
spacing:u,type:d,minColWidth:m,autoFlow:f,autoRows:p,attributes:h,...w}=t,g=q({name:"SimpleGrid",classes:qy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:h,vars:l}),v=tp(),b=m!==void 0?f||"auto-fill":void 0;return d==="container"?(0,an.jsxs)(an.Fragment,{children:[(0,an.jsx)(Sk,{...t,selector:`.${v}`}),
(0,an.jsx)("div",{...g("container"),children:(0,an.jsx)(E,{...g("root",{className:v}),...w,"data-auto-cols":b})})]}):(0,an.jsxs)(an.Fragment,{children:[(0,an.jsx)(
_k,{...t,selector:`.${v}`}),(0,an.jsx)(E,{...g("root",{className:v}),...w,"data-auto-cols":b})]})});vu.classes=qy;vu.displayName="@mantine/core/SimpleGrid";var Yy={root:"m_6d731127"};var Ck=x(T(),1),lO={gap:"md",align:"stretch",justify:"flex-start"},zk=(e,{gap:t,align:r,justify:o})=>({root:{"--stack-gap":st(t),"--stack-align":r,"--stack-just\
ify":o}}),me=N(e=>{let t=k("Stack",lO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,align:s,justify:c,gap:u,variant:d,attributes:m,...f}=t,p=q(
{name:"Stack",props:t,classes:Yy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:zk});return(0,Ck.jsx)(E,{...p("root"),variant:d,
...f})});me.classes=Yy;me.varsResolver=zk;me.displayName="@mantine/core/Stack";var kk=x(D(),1);var Qc=x(T(),1),Fy=(0,kk.createContext)(null),sO={hiddenInputValuesSeparator:","},Rh=Zn((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:s,hiddenInputValuesSeparator:c,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=k("SwitchGroup",sO,e),[p,h]=bt({value:t,defaultValue:r,finalValue:[],
onChange:o}),w=b=>{let y=b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(C=>C!==y):[...p,y])},g=b=>{if(m)return!0;if(!d)return!1;
let y=p.includes(b),_=p.length>=d;return!y&&_},v=p.join(c);return(0,Qc.jsx)(Fy,{value:{value:p,onChange:w,size:n,isDisabled:g},children:(0,Qc.jsxs)(Ve.Wrapper,{
size:n,...a,...f,labelElement:"div",__staticSelector:"SwitchGroup",children:[(0,Qc.jsx)(mh,{role:"group",children:i}),(0,Qc.jsx)("input",{type:"hidden",name:s,value:v,
...u})]})})}));Rh.classes=Ve.Wrapper.classes;Rh.displayName="@mantine/core/SwitchGroup";var Xy={root:"m_5f93f3bb",input:"m_926b4011",track:"m_9307d992",thumb:"m_93039a1d",trackLabel:"m_8277e082"};var Tk=x(D(),1);var is=x(T(),1),cO={labelPosition:"right",withThumbIndicator:!0},Rk=(e,{radius:t,color:r,size:o})=>({root:{"--switch-radius":t===void 0?void 0:ve(t),"--switch-h\
eight":ne(o,"switch-height"),"--switch-width":ne(o,"switch-width"),"--switch-thumb-size":ne(o,"switch-thumb-size"),"--switch-label-font-size":ne(o,"switch-label\
-font-size"),"--switch-track-label-padding":ne(o,"switch-track-label-padding"),"--switch-color":r?Pe(r,e):void 0}}),ls=N(e=>{let t=k("Switch",cO,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,color:s,label:c,offLabel:u,onLabel:d,id:m,size:f,radius:p,wrapperProps:h,thumbIcon:w,checked:g,defaultChecked:v,onChange:b,
labelPosition:y,description:_,error:C,disabled:S,variant:z,rootRef:I,mod:M,withThumbIndicator:X,attributes:U,...V}=t,A=(0,Tk.use)(Fy),F=f||A?.size,L=q({name:"Sw\
itch",props:t,classes:Xy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:U,vars:l,varsResolver:Rk}),{styleProps:P,rest:O}=so(V),j=xe(m),Y=[_?`${j}\
-description`:void 0,C&&typeof C!="boolean"?`${j}-error`:void 0,O["aria-describedby"]].filter(Boolean).join(" ")||void 0,G={checked:A?.value.includes(O.value)??
g,onChange:ae=>{A?.onChange(ae),b?.(ae)}},Q=S||A?.isDisabled?.(O.value),[ee,pe]=bt({value:G.checked??g,defaultValue:v,finalValue:!1});return(0,is.jsxs)(tu,{...L(
"root"),__staticSelector:"Switch",__stylesApiProps:t,id:j,size:F,labelPosition:y,label:c,description:_,error:C,disabled:Q,bodyElement:"label",labelElement:"span",
classNames:r,styles:a,unstyled:i,"data-checked":G.checked,variant:z,ref:I,mod:M,attributes:U,inert:O.inert,...P,...h,children:[(0,is.jsx)("input",{...O,...G,disabled:Q,
checked:ee,"data-checked":G.checked,onChange:ae=>{O.readOnly||(G.onChange?.(ae),pe(ae.currentTarget.checked))},id:j,type:"checkbox",role:"switch",inert:O.inert,
"aria-describedby":Y,...L("input")}),(0,is.jsxs)(E,{"aria-hidden":"true",component:"span",mod:{error:C,"label-position":y,"without-labels":!d&&!u},...L("track"),
children:[(0,is.jsx)(E,{component:"span",mod:{"reduce-motion":!0,"with-thumb-indicator":X&&!w},...L("thumb"),children:w}),(0,is.jsx)("span",{...L("trackLabel"),
children:ee?d:u})]})]})});ls.classes={...Xy,...hh};ls.varsResolver=Rk;ls.displayName="@mantine/core/Switch";ls.Group=Rh;var[Ek,Ak]=At("Table component was not found in the tree");var Ui={table:"m_b23fa0ef",th:"m_4e7aa4f3",tr:"m_4e7aa4fd",td:"m_4e7aa4ef",tbody:"m_b2404537",thead:"m_b242d975",caption:"m_9e5a3ac7",scrollContainer:"m_a100c15",
scrollContainerInner:"m_62259741"};var Nk=x(T(),1);function dO(e,t){if(!t)return;let r={};return t.columnBorder&&e.withColumnBorders&&(r["data-with-column-border"]=!0),t.rowBorder&&e.withRowBorders&&
(r["data-with-row-border"]=!0),t.striped&&e.striped&&(r["data-striped"]=e.striped),t.highlightOnHover&&e.highlightOnHover&&(r["data-hover"]=!0),t.captionSide&&e.
captionSide&&(r["data-side"]=e.captionSide),t.stickyHeader&&e.stickyHeader&&(r["data-sticky"]=!0),r}function ss(e,t){let r=`Table${e.charAt(0).toUpperCase()}${e.
slice(1)}`,o=N(n=>{let a=k(r,{},n),{classNames:i,className:l,style:s,styles:c,...u}=a,d=Ak();return(0,Nk.jsx)(E,{component:e,...dO(d,t),...d.getStyles(e,{className:l,
classNames:i,style:s,styles:c,props:a}),...u})});return o.displayName=`@mantine/core/${r}`,o.classes=Ui,o}var bu=ss("th",{columnBorder:!0}),Eh=ss("td",{columnBorder:!0}),
Zc=ss("tr",{rowBorder:!0,striped:!0,highlightOnHover:!0}),Ah=ss("thead",{stickyHeader:!0}),Nh=ss("tbody"),Oh=ss("tfoot"),Mh=ss("caption",{captionSide:!0});var Ky=x(T(),1),mO={type:"scrollarea"},Ok=(e,{minWidth:t,maxHeight:r,type:o})=>({scrollContainer:{"--table-min-width":R(t),"--table-max-height":R(r),"--table-ov\
erflow":o==="native"?"auto":void 0}}),yu=N(e=>{let t=k("TableScrollContainer",mO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:s,minWidth:c,
maxHeight:u,type:d,scrollAreaProps:m,attributes:f,...p}=t,h=q({name:"TableScrollContainer",classes:Ui,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:f,vars:l,varsResolver:Ok,rootSelector:"scrollContainer"});return(0,Ky.jsx)(E,{component:d==="scrollarea"?Rn:"div",...d==="scrollarea"?u?{offsetScrollbars:"\
xy",...m}:{offsetScrollbars:"x",...m}:{},...h("scrollContainer"),...p,children:(0,Ky.jsx)("div",{...h("scrollContainerInner"),children:s})})});yu.classes=Ui;yu.
varsResolver=Ok;yu.displayName="@mantine/core/TableScrollContainer";var Wr=x(T(),1);function Dh({data:e}){return(0,Wr.jsxs)(Wr.Fragment,{children:[e.caption&&(0,Wr.jsx)(Mh,{children:e.caption}),e.head&&(0,Wr.jsx)(Ah,{children:(0,Wr.jsx)(
Zc,{children:e.head.map((t,r)=>(0,Wr.jsx)(bu,{children:t},r))})}),e.body&&(0,Wr.jsx)(Nh,{children:e.body.map((t,r)=>(0,Wr.jsx)(Zc,{children:t.map((o,n)=>(0,Wr.jsx)(
Eh,{children:o},n))},r))}),e.foot&&(0,Wr.jsx)(Oh,{children:(0,Wr.jsx)(Zc,{children:e.foot.map((t,r)=>(0,Wr.jsx)(bu,{children:t},r))})})]})}Dh.displayName="@mant\
ine/core/TableDataRenderer";var Mk=x(D(),1),Bh=x(T(),1),uO={withRowBorders:!0,verticalSpacing:7},Dk=(e,{layout:t,captionSide:r,horizontalSpacing:o,verticalSpacing:n,borderColor:a,stripedColor:i,
highlightOnHoverColor:l,striped:s,highlightOnHover:c,stickyHeaderOffset:u,stickyHeader:d})=>({table:{"--table-layout":t,"--table-caption-side":r,"--table-horizo\
ntal-spacing":st(o),"--table-vertical-spacing":st(n),"--table-border-color":a?Pe(a,e):void 0,"--table-striped-color":s&&i?Pe(i,e):void 0,"--table-highlight-on-h\
over-color":c&&l?Pe(l,e):void 0,"--table-sticky-header-offset":d?R(u):void 0}}),Vt=N(e=>{let t=k("Table",uO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,horizontalSpacing:s,verticalSpacing:c,captionSide:u,stripedColor:d,highlightOnHoverColor:m,striped:f,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,
withTableBorder:g,borderColor:v,layout:b,data:y,children:_,stickyHeader:C,stickyHeaderOffset:S,mod:z,tabularNums:I,attributes:M,...X}=t,U=q({name:"Table",props:t,
className:o,style:n,classes:Ui,classNames:r,styles:a,unstyled:i,attributes:M,rootSelector:"table",vars:l,varsResolver:Dk,stable:!0}),V=f===!0?"odd":f||void 0,A=u||
"bottom",F=(0,Mk.useMemo)(()=>({getStyles:U,stickyHeader:C,striped:V,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,captionSide:A}),[U,C,V,p,h,w,A]);return(0,Bh.jsx)(
Ek,{value:F,children:(0,Bh.jsx)(E,{component:"table",mod:[{withTableBorder:g,tabularNums:I},z],...U("table"),...X,children:_||!!y&&(0,Bh.jsx)(Dh,{data:y})})})});
Vt.classes=Ui;Vt.varsResolver=Dk;Vt.displayName="@mantine/core/Table";Vt.Td=Eh;Vt.Th=bu;Vt.Tr=Zc;Vt.Thead=Ah;Vt.Tbody=Nh;Vt.Tfoot=Oh;Vt.Caption=Mh;Vt.ScrollContainer=
yu;Vt.DataRenderer=Dh;var[Bk,Wc]=At("Tabs component was not found in the tree");var Wa={root:"m_89d60db1","list--default":"m_576c9d4",list:"m_89d33d6d",tab:"m_4ec4dce6",panel:"m_b0c91715",tabSection:"m_fc420b1f",tabLabel:"m_42bbd1ae","tab--\
default":"m_539e827b","list--outline":"m_6772fbd5","tab--outline":"m_b59ab47c","tab--pills":"m_c3381914"};var Pk=x(T(),1),Ph=N(e=>{let t=k("TabsList",null,e),{children:r,className:o,grow:n,justify:a,classNames:i,styles:l,style:s,mod:c,...u}=t,d=Wc();return(0,Pk.jsx)(
E,{...d.getStyles("list",{className:o,style:s,classNames:i,styles:l,props:t,variant:d.variant}),role:"tablist",variant:d.variant,mod:[{grow:n,orientation:d.orientation,
placement:d.orientation==="vertical"&&d.placement,inverted:d.inverted},c],"aria-orientation":d.orientation,__vars:{"--tabs-justify":a},...u,children:r})});Ph.classes=
Wa;Ph.displayName="@mantine/core/TabsList";var Lh=x(D(),1),Qy=x(T(),1),jh=N(e=>{let t=k("TabsPanel",null,e),{children:r,className:o,value:n,classNames:a,styles:i,style:l,mod:s,keepMounted:c,...u}=t,d=Ko(),
m=Wc();(0,Lh.useEffect)(()=>(m.setMountedPanel(n,!0),()=>{m.setMountedPanel(n,!1)}),[n]);let f=m.value===n,p=m.keepMounted||c,h=m.keepMountedMode!=="display-non\
e",w=p&&h&&d!=="test"?(0,Qy.jsx)(Lh.Activity,{mode:f?"visible":"hidden",children:r}):p||f?r:null;return(0,Qy.jsx)(E,{...m.getStyles("panel",{className:o,classNames:a,
styles:i,style:[l,f?void 0:{display:"none"}],props:t}),mod:[{orientation:m.orientation},s],role:"tabpanel",id:m.getPanelId(n),"aria-labelledby":m.getTabId(n),...u,
children:w})});jh.classes=Wa;jh.displayName="@mantine/core/TabsPanel";var Jc=x(T(),1),Hh=N(e=>{let t=k("TabsTab",null,e),{className:r,children:o,rightSection:n,leftSection:a,value:i,onClick:l,onKeyDown:s,disabled:c,color:u,style:d,
classNames:m,styles:f,vars:p,mod:h,tabIndex:w,...g}=t,v=rt(),{dir:b}=co(),y=Wc(),_=i===y.value,C=z=>{y.onChange(y.allowTabDeactivation&&i===y.value?null:i),l?.(
z)},S={classNames:m,styles:f,props:t};return(0,Jc.jsxs)(lr,{...y.getStyles("tab",{className:r,style:d,variant:y.variant,...S}),disabled:c,unstyled:y.unstyled,variant:y.
variant,mod:[{active:_,disabled:c,orientation:y.orientation,inverted:y.inverted,placement:y.orientation==="vertical"&&y.placement},h],role:"tab",id:y.getTabId(i),
"aria-selected":_,tabIndex:w!==void 0?w:_||y.value===null?0:-1,"aria-controls":y.mountedPanels.current.has(i)?y.getPanelId(i):void 0,onClick:C,__vars:{"--tabs-c\
olor":u?Pe(u,v):void 0},onKeyDown:R_({siblingSelector:'[role="tab"]',parentSelector:'[role="tablist"]',activateOnFocus:y.activateTabWithKeyboard,loop:y.loop,orientation:y.
orientation||"horizontal",dir:b,onKeyDown:s}),...g,children:[a&&(0,Jc.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"left",children:a}),o&&(0,Jc.jsx)(
"span",{...y.getStyles("tabLabel",S),children:o}),n&&(0,Jc.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"right",children:n})]})});Hh.classes=Wa;Hh.
displayName="@mantine/core/TabsTab";var Ih=x(D(),1);var Zy=x(T(),1),Lk="Tabs.Tab or Tabs.Panel component was rendered with invalid value or without value",fO={keepMounted:!0,keepMountedMode:"activity",orientation:"\
horizontal",loop:!0,activateTabWithKeyboard:!0,variant:"default",placement:"left"},jk=(e,{radius:t,color:r,autoContrast:o})=>({root:{"--tabs-radius":ve(t),"--ta\
bs-color":Pe(r,e),"--tabs-text-color":ki(o,e)?Fn({color:r,theme:e,autoContrast:o}):void 0}}),xt=N(e=>{let t=k("Tabs",fO,e),{defaultValue:r,value:o,onChange:n,orientation:a,
children:i,loop:l,id:s,activateTabWithKeyboard:c,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,placement:h,keepMounted:w,keepMountedMode:g,classNames:v,
styles:b,unstyled:y,className:_,style:C,vars:S,autoContrast:z,mod:I,attributes:M,...X}=t,U=xe(s),V=(0,Ih.useRef)(new Set),A=rb(),F=(0,Ih.useCallback)((j,Y)=>{let G=V.
current;Y&&!G.has(j)?(G.add(j),A()):!Y&&G.has(j)&&(G.delete(j),A())},[]),[L,P]=bt({value:o,defaultValue:r,finalValue:null,onChange:n}),O=q({name:"Tabs",props:t,
classes:Wa,className:_,style:C,classNames:v,styles:b,unstyled:y,attributes:M,vars:S,varsResolver:jk});return(0,Zy.jsx)(Bk,{value:{placement:h,value:L,orientation:a,
id:U,loop:l,activateTabWithKeyboard:c,getTabId:Xv(`${U}-tab`,Lk),getPanelId:Xv(`${U}-panel`,Lk),onChange:P,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,
keepMounted:w,keepMountedMode:g,unstyled:y,getStyles:O,mountedPanels:V,setMountedPanel:F},children:(0,Zy.jsx)(E,{id:U,variant:d,mod:[{orientation:a,inverted:a===
"horizontal"&&p,placement:a==="vertical"&&h},I],...O("root"),...X,children:i})})});xt.classes=Wa;xt.varsResolver=jk;xt.displayName="@mantine/core/Tabs";xt.Tab=Hh;
xt.Panel=jh;xt.List=Ph;var Hk=x(T(),1),Do=N(e=>{let t=k(["Input","InputWrapper","TextInput"],null,e);return(0,Hk.jsx)(jr,{component:"input",...t,__staticSelector:"TextInput"})});Do.classes=
jr.classes;Do.displayName="@mantine/core/TextInput";var pO=["h1","h2","h3","h4","h5","h6"],hO=["xs","sm","md","lg","xl"];function Ik(e,t){let r=t!==void 0?t:`h${e}`;return pO.includes(r)?{fontSize:`var(--mantine-${r}\
-font-size)`,fontWeight:`var(--mantine-${r}-font-weight)`,lineHeight:`var(--mantine-${r}-line-height)`}:hO.includes(r)?{fontSize:`var(--mantine-font-size-${r})`,
fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`var(--mantine-h${e}-line-height)`}:{fontSize:R(r),fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`\
var(--mantine-h${e}-line-height)`}}var Wy={root:"m_8a5d1357"};var Vk=x(T(),1),gO={order:1},Uk=(e,{order:t,size:r,lineClamp:o,textWrap:n})=>{let a=Ik(t||1,r);return{root:{"--title-fw":a.fontWeight,"--title-lh":a.lineHeight,
"--title-fz":a.fontSize,"--title-line-clamp":typeof o=="number"?o.toString():void 0,"--title-text-wrap":n}}},ce=N(e=>{let t=k("Title",gO,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,order:l,vars:s,size:c,variant:u,lineClamp:d,textWrap:m,mod:f,attributes:p,...h}=t,w=q({name:"Title",props:t,classes:Wy,className:o,style:n,
classNames:r,styles:a,unstyled:i,attributes:p,vars:s,varsResolver:Uk});return[1,2,3,4,5,6].includes(l)?(0,Vk.jsx)(E,{...w("root"),component:`h${l}`,variant:u,mod:[
{order:l,lineClamp:typeof d=="number"},f],size:c,...h}):null});ce.classes=Wy;ce.varsResolver=Uk;ce.displayName="@mantine/core/Title";var im=x(D(),1),U7=x(G8(),1);function _f(e){let t=new URLSearchParams;for(let[o,n]of Object.entries(e))n!==void 0&&n!==""&&t.set(o,String(n));let r=t.toString();return r===""?"":"?"+r}var $8="\
/ui/api/",Zd=(e,t={})=>$8+e+_f(t),Qd=class extends Error{constructor(r,o){super(o);this.code=r}code};async function q8(e,t){let r=await fetch(e,t),o=await r.json().
catch(()=>({error:r.statusText}));if(!r.ok)throw new Qd(r.status,o.error??r.statusText);return o}var Aa=(e,t={})=>q8(Zd(e,t)),Mt=(e,t)=>q8($8+e,{method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(t)});var Wd=x(D(),1);var zv=()=>{},Y8=e=>{zv=e};function F8(e,t){if(typeof t!="object"||t===null||typeof e!="object"||e===null||Array.isArray(e)!==Array.isArray(t))return t;let r=e,
o=t,n=Object.keys(o),a=n.length===Object.keys(r).length;for(let i of n)o[i]=F8(r[i],o[i]),a=a&&o[i]===r[i]&&i in r;return a?e:t}function $t(e,t){let r=Zd(e,t),[
o,n]=(0,Wd.useState)({url:r,connected:!1});return(0,Wd.useEffect)(()=>{let a=new EventSource(r);return a.onopen=()=>n(i=>({...i,connected:!0})),a.onmessage=i=>n(
l=>({url:r,value:F8(l.value,JSON.parse(i.data)),connected:!0})),a.addEventListener("failure",i=>{let l=JSON.parse(i.data);l.code===401&&zv(),n(s=>({...s,url:r,error:l.
error,connected:!0}))}),a.onerror=()=>{n(i=>({...i,connected:!1})),Aa("session").catch(i=>{i instanceof Qd&&i.code===401&&zv()})},()=>a.close()},[r]),o}function Jd(e,t){
let r=Zd(e,t),[o,n]=(0,Wd.useState)({});return(0,Wd.useEffect)(()=>{let a=!0;return n({}),Aa(e,t).then(i=>a&&n({value:i}),i=>{i instanceof Qd&&i.code===401&&zv(),
a&&n({error:i.message})}),()=>{a=!1}},[r]),o}var X8=()=>import("./editor.js"),K8=()=>import("./terminal.js"),Ds=document.querySelector("meta[name=csp-nonce]")?.content??"";var a7=x(D(),1);var Tv=x(D(),1);var kv=x(D(),1);var Q8="/ui/",K1=new EventTarget;function wB(e){return K1.addEventListener("change",e),addEventListener("popstate",e),()=>{K1.removeEventListener("change",e),removeEventListener(
"popstate",e)}}function Z8(){let e=(0,kv.useSyncExternalStore)(wB,()=>location.pathname+location.search);return(0,kv.useMemo)(()=>{let[t,r]=e.split("?");return{
page:t.slice(Q8.length).replace(/\/$/,"")||"fleet",query:new URLSearchParams(r)}},[e])}var fe=(e,t={})=>Q8+e+_f(t);function hi(e,t=!1){history[t?"replaceState":
"pushState"](null,"",e),K1.dispatchEvent(new Event("change"))}function Tt(e,t,r=!1){hi(fe(e.page,{...Object.fromEntries(e.query),...t}),r)}var ar=e=>fe("workloa\
d",{group:e.group,version:e.version,kind:e.kind,namespace:e.namespace,name:e.name}),Rt=e=>fe("cluster",{name:e}),oo=e=>fe("edit",{group:e.group,version:e.version,
kind:e.kind,namespace:e.namespace,name:e.name});function gi(e){e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),
hi(e.currentTarget.getAttribute("href")))}var B={title:"Karmada",skip:"Skip to content",crumbs:"Path",pages:{fleet:"Fleet",workloads:"Workloads",matrix:"Matrix",policies:"Policies",rollouts:"Rollouts",moves:"\
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
Work:"applied",ResourceBinding:"scheduled",ClusterResourceBinding:"scheduled",Member:"healthy"},timelineColumns:["Age","After","State","Step","Cluster","Object",
"Detail"],finished:e=>`Show ${e} finished ${e===1?"step":"steps"}`,eventColumns:["Last","Type","Reason","Object","Count","Message"],conditionColumns:["Condition",
"Status","Reason","Message","Since"],waiting:"Waits for",complete:"Every step is done.",noEvents:"No events.",missing:"missing",more:(e,t)=>`${e} more: ${t}`,noManifest:"\
The object does not exist, or you may not read it.",overrides:"Override policies",overrideColumns:["Cluster","Policy","Changes"],failed:"failed",conditions:"Con\
ditions of the binding",clusters:"Clusters",edit:"Edit",moves:"Last moves",moveColumns:["Time","Changes","Reason","Caused by"],revision:e=>`revision ${e}`,evict:"\
Evict",evictHeading:(e,t)=>`Evict ${e} from ${t}?`,goes:"Its replicas go to",nowhere:"No other cluster gets replicas.",staysThere:"It stays",budgets:"Its remova\
l waits for",evicted:"It leaves the cluster when its replacement is ready.",cancel:"Cancel"},verdict:{healthy:"Healthy",waits:"Not finished yet",in:"in",more:e=>`\
and ${e} more`,since:"for",clusters:e=>e===1?"1 cluster":`${e} clusters`,done:e=>`Every step is done in ${e}.`,ready:(e,t,r)=>`${e} of ${t} replicas are ready i\
n ${r}.`,edit:e=>`Edit ${e}`,why:"Why each cluster was not chosen",diff:"Differences",pods:"Pods",logs:"Logs",inbox:"Decide in the inbox",moves:"Moves",policy:"\
New policy",rollout:"The rollout",cluster:e=>`Cluster ${e}`},cluster:{cordon:"Cordon",uncordon:"Uncordon",ready:"Ready",moves:"Moves",conditions:"Conditions",workloads:"\
Workloads in the cluster",pending:"An agent registered the cluster. It gets workloads after you approve it.",cordoned:"The cluster is cordoned: its workloads st\
ay, and it gets no new ones.",unknown:e=>`${e===1?"1 workload there is":`${e} workloads there are`} unknown; the last status is kept.`,columns:["Workload","Name\
space","State","Ready","Reason"],empty:"No workloads in the cluster.",facts:{mode:"Mode",version:"Version",place:"Provider, region, zone",endpoint:"Endpoint",nodes:"\
Nodes",age:"Age",cpu:"CPU",memory:"Memory",pods:"Pods",apis:"Served kinds",renewed:"Last contact of the agent",taints:"Taints"},of:(e,t)=>`${e} of ${t}`},why:{columns:[
"Cluster","Chosen","Replicas","Assigned now","Ready","Capacity","Score","Reason"],policy:(e,t)=>`Claimed by ${e}${t?`: ${t}`:""}.`,unclaimed:"No policy selects \
the object",nearly:"Policies that almost match",also:"Other matching policies",held:"The scheduler ignores the binding",due:"The scheduler would decide again",unschedulable:"\
Unschedulable",term:e=>`Affinity term ${e}`,more:e=>`${e} more clusters`,yes:"yes",no:"no",division:e=>`Replicas are divided by ${e}.`},inbox:{empty:"Nothing wa\
its for you. Removals, restarts, take-overs and clusters that need an approval are listed here.",columns:["Waits for","Object","Since","Reason",""],kinds:{removal:"\
Held removal",restart:"Held restart",adoption:"Take-over",cluster:"New cluster"},approve:"Approve",keep:"Approve, keep objects",remove:"Remove objects",confirmHeadings:{
removal:"Approve the removal?",restart:"Approve the restart?",adoption:"Approve the take-over?",cluster:"Approve the cluster?"},confirmRestart:e=>`The pods of ${e}\
 are restarted in the clusters that the message names.`,confirmAdoption:e=>`The object of ${e} that exists there now is changed to the manifest and managed. See\
 its differences first.`,confirmRemove:e=>`The objects of ${e} are deleted in the clusters that the message names.`,confirmKeep:e=>`The objects of ${e} stay in \
the clusters and are no longer managed.`,confirmCluster:e=>`The cluster ${e} gets workloads, namespaces and Services.`,cancel:"Cancel",confirm:"Approve"},diff:{
equal:e=>`${e} ${e===1?"cluster":"clusters"} without differences`,pending:"pending",refresh:"Compare again",none:"The object is in no cluster.",hidden:e=>`${e} \
more clusters were not compared.`},pods:{columns:["Cluster","Pod","Status","Ready","Restarts","Node","Age",""],empty:"No pods.",shell:"Shell",logs:"Logs",more:(e,t)=>`\
The pods of the first ${e} of ${t} clusters are shown.`,cluster:"cluster"},logs:{follow:"Following",ended:"Ended",again:"Read again",filter:"Filter lines",cluster:"\
Cluster",previous:"Previous container",empty:"No lines yet.",label:"Log lines",dropped:e=>`Only the last ${e} lines are kept.`},shell:{connect:"Connect",intro:(e,t)=>`\
Opens a shell in pod ${e} of cluster ${t}, with your own rights.`,ended:"The shell ended",label:"Terminal"},policies:{columns:["Policy","Kind","Namespace","Sele\
cts","Objects","Age"],create:"New policy",any:"All kinds",kind:"Kind",none:"selects nothing",empty:"No policy matches. Propagation and override policies are lis\
ted here.",notCounted:"Pages of workloads list the override policies that changed them."},edit:{validate:"Validate",plan:"Plan",save:"Save",apply:"Apply this pl\
an",remove:"Plan deletion",removeNow:"Delete",valid:"The object is valid.",complete:"Ctrl+Space lists fields and values.",noSchema:"No completion: the schema of\
 the kind is not known.",unknown:"Unknown fields",field:(e,t)=>`line ${t}: ${e}`,saved:"Saved.",deleted:"Deleted.",label:"YAML",stale:"Plan the change before yo\
u save it.",unplanned:"Save without a plan"},plan:{heading:"Effect",nothing:"No object changes.",incomplete:"Not covered",columns:["Object","Namespace","Cluster\
s now","Clusters then","Changes","Reason"],summary:{examined:"examined",changed:"changed",replicasMoved:"replicas moved",created:"created",updated:"updated",restarted:"\
restarted",scaled:"scaled",deleted:"deleted",released:"released",lost:"lost",unschedulable:"unschedulable",clusters:"clusters affected",held:"held by budgets"},
held:"waits",more:e=>`The first ${e} objects are listed.`,busy:"Planning"},rollouts:{empty:"No staged rollouts.",approve:"Approve",pause:"Pause",resume:"Resume",
undo:"Return to",revision:e=>`revision ${e}`,stable:e=>`stable: revision ${e}`,paused:"paused",rest:"rest",history:"Revisions",stage:(e,t)=>`${e}: ${t}`,confirm:(e,t)=>`${e}\
 the rollout of ${t}?`},moves:{leaving:"Leaving clusters",evictionColumns:["Object","Namespace","From","Replicas","Since","Reason","By","Detail"],none:"Nothing \
leaves a cluster. Evictions, drains and failovers are listed here while they last.",kept:"stays until you decide",recent:"Last moves",columns:["Time","Object","\
Namespace","Changes","Reason","Caused by"],noMoves:"No moves between clusters yet.",suspended:"Suspended workloads",evictions:"PlacementEvictions"},whatif:{cluster:"\
Cluster",lose:"Simulate loss",drain:"Plan drain",now:"Start the drain",started:e=>`${e} workloads leave the cluster, which gets no new ones.`,stays:"These workl\
oads stay",follow:"Follow the moves",intro:"Nothing is changed: the plan shows what the control plane would do."},matrix:{clusterHint:"Clusters or region",label:"\
Workloads by clusters",keys:"Arrow keys move between cells, Enter opens the workload.",states:{h:"healthy",p:"pending",f:"failing",l:"leaving",x:"cluster not re\
ady",".":"not there"},shown:(e,t)=>`${e} of ${t} clusters`,noCell:"Choose a cell with the pointer or the arrow keys."},resources:{kind:"Kind",next:"Next page",first:"\
First page",none:"No objects.",details:"Details",all:"all clusters"},search:{hint:"Words, or fields such as image:nginx* kind:Pod",go:"Search",columns:["Cluster",
"Namespace","Kind","Name","Age"],intro:"Searches the objects of all clusters that ResourceRegistries select.",label:"Query",missing:"Search is not set up",empty:"\
Nothing matches among the objects that ResourceRegistries select."}};var qe=x(T(),1),xB={Done:"green",Waiting:"yellow",Failed:"red",Missing:"red"};function J8({state:e}){return e?(0,qe.jsx)(De,{color:xB[e],variant:"light",size:"s\
m",children:e}):null}var _B=["StatusUnknown","NotHealthy","NotReported","RollingOut"],Q1=e=>_B.includes(e);function em({kind:e}){return e?(0,qe.jsx)(De,{color:Q1(
e)?"yellow":"red",variant:"light",size:"sm",children:B.problems[e]??e}):(0,qe.jsx)(De,{color:"green",variant:"light",size:"sm",children:B.workloads.healthy})}function Rv({
state:e}){return e.problem||e.state==="Done"?(0,qe.jsx)(em,{kind:e.problem}):(0,qe.jsx)(De,{color:e.state==="Failed"?"red":"yellow",variant:"light",size:"sm",children:B.
workload.waits[e.stage]??e.stage})}function Ev(e){if(e.replicas===void 0)return"";let t=e.problem==="StatusUnknown";return(0,qe.jsxs)("span",{className:"nowrap",
title:t?B.workloads.lastKnown(e.ready??0):void 0,children:[t?"?":e.ready??0," / ",e.replicas]})}function re({to:e,children:t}){return(0,qe.jsx)(Xm,{href:e,onClick:gi,
size:"sm",children:t})}function SB(e){if(!e||e.startsWith("0001"))return"";let t=Math.max(0,Math.floor((Date.now()-new Date(e).getTime())/1e3));for(let[r,o]of[[
"d",86400],["h",3600],["m",60]])if(t>=2*o)return Math.floor(t/o)+r;return t+"s"}function Ye({since:e}){return e?(0,qe.jsx)("time",{className:"nowrap",dateTime:e,
title:new Date(e).toLocaleString(),children:SB(e)}):null}var W8=2**30;function yl({usage:e,memory:t,label:r}){if(!e||e.allocatable===0)return null;let o=Math.round(
100*e.allocated/e.allocatable),n=a=>t?(a/W8).toFixed(a<10*W8?1:0)+" GiB":a.toFixed(a<10?1:0);return(0,qe.jsxs)(Z,{gap:6,wrap:"nowrap",title:`${n(e.allocated)} /\
 ${n(e.allocatable)}`,children:[(0,qe.jsx)(Hi,{value:o,w:60,size:"sm",color:o>90?"red":"indigo","aria-label":r}),(0,qe.jsxs)($,{size:"xs",c:"dimmed",span:!0,className:"\
nowrap",children:[o,"%"]})]})}function Et({live:e,reading:t}){let r=t?.unreadable??[];return(0,qe.jsxs)(qe.Fragment,{children:[e.error&&(0,qe.jsx)(ie,{color:"re\
d",mb:"sm",title:B.failed,role:"alert",children:e.error}),e.connected===!1&&e.value!==void 0&&(0,qe.jsx)(ie,{color:"yellow",mb:"sm",role:"status",children:B.reconnecting}),
t?.stale&&(0,qe.jsx)(ie,{color:"yellow",mb:"sm",role:"status",title:B.stale,children:t.stale}),t?.loading&&(0,qe.jsx)(ie,{color:"blue",mb:"sm",role:"status",children:B.
incomplete}),r.length>0&&(0,qe.jsx)(ie,{color:"blue",mb:"sm",role:"status",children:B.unreadable(r)}),e.value===void 0&&!e.error&&(0,qe.jsx)(Xt,{size:"sm",role:"\
status","aria-label":B.loading})]})}var tm=(e,t)=>!e.unreadable?.includes(t);function ft({command:e}){let t=Qv();return(0,qe.jsx)(Vi,{label:e,multiline:!0,maw:600,
children:(0,qe.jsx)(oe,{variant:"default",size:"xs",onClick:()=>t.copy(e),children:t.copied?B.copied:B.copy})})}function e7({route:e,name:t,hint:r,type:o,width:n}){
let a=e.query.get(t)??"",[i,l]=(0,Tv.useState)(a);(0,Tv.useEffect)(()=>l(a),[a]);let s=Eo(c=>Tt(e,{[t]:c,offset:void 0},!0),250);return(0,qe.jsx)(Do,{type:o,size:"\
xs",w:n,placeholder:r,"aria-label":r,value:i,name:t,onChange:c=>{l(c.currentTarget.value),s(c.currentTarget.value)}})}var zo=({route:e})=>(0,qe.jsx)(e7,{route:e,
name:"search",hint:B.searchHint,type:"search",width:240}),Ur=({route:e})=>(0,qe.jsx)(e7,{route:e,name:"namespace",hint:B.namespaceHint,type:"text",width:150}),Zt=50;
function Gr({route:e,shown:t,matching:r}){let o=Number(e.query.get("offset")??0);if(r===0)return null;let n=a=>Tt(e,{offset:a>0?a:void 0});return(0,qe.jsxs)(Z,{
gap:"xs",justify:"flex-end",mt:"xs",children:[(0,qe.jsx)($,{size:"sm",c:"dimmed",children:B.page(Math.min(o+1,r),o+t,r)}),(0,qe.jsx)(oe,{size:"compact-sm",variant:"\
default",disabled:o===0,"aria-label":B.previous,onClick:()=>n(o-Zt),children:"←"}),(0,qe.jsx)(oe,{size:"compact-sm",variant:"default",disabled:o+t>=r,"aria-la\
bel":B.next,onClick:()=>n(o+Zt),children:"→"})]})}var t7=x(D(),1);var Yo=x(T(),1),Z1="[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?",CB=new RegExp(`((?:Cluster)?(?:Propagation|Override)Policy) (?:(${Z1})/)?(${Z1})|\\bcluster (${Z1})|(\\d{4}\
-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)`,"g"),zB=["is","has","did","does","was","to","of","in","with","and","not","affinity","needs","reported","itself"];function kB(e,t){
let[r,o,n,a,i,l]=e;if(l)return(0,Yo.jsx)(Ye,{since:l});if(i)return zB.includes(i)?r:(0,Yo.jsxs)(Yo.Fragment,{children:["cluster ",(0,Yo.jsx)(re,{to:Rt(i),children:i})]});
let s=o.startsWith("Cluster")?void 0:n??t;return(0,Yo.jsx)(re,{to:oo({group:"policy.karmada.io",version:"v1alpha1",kind:o,namespace:s,name:a}),children:r})}function nt({
text:e,cluster:t,namespace:r,size:o="sm"}){let n=t&&e.startsWith(t+": ")?t:"",a=e.slice(n?n.length+2:0),i=[],l=0;for(let s of a.matchAll(CB))i.push(a.slice(l,s.
index),kB(s,r)),l=s.index+s[0].length;return i.push(a.slice(l)),(0,Yo.jsxs)($,{size:o,span:!0,className:"reason",children:[n&&(0,Yo.jsxs)(Yo.Fragment,{children:[
(0,Yo.jsx)(re,{to:Rt(n),children:n}),": "]}),i.map((s,c)=>(0,Yo.jsx)(t7.Fragment,{children:s},c))]})}var r7=x(D(),1);var Ht=x(T(),1);function pt({rows:e,...t}){return(0,Ht.jsx)(n7,{...t,rows:e.map(r=>(0,Ht.jsx)(o7,{cells:r.cells},r.key))})}var TB=e=>e.length<=24||e.length<=40&&
!e.includes(" "),o7=({cells:e})=>(0,Ht.jsx)(Vt.Tr,{children:e.map((t,r)=>(0,Ht.jsx)(Vt.Td,{className:typeof t!="object"&&TB(String(t))?void 0:"wrap",children:t},
r))}),RB=(0,r7.memo)(({item:e,row:t})=>(0,Ht.jsx)(o7,{cells:t(e).cells})),EB=15e3;function Av({items:e,row:t,...r}){let o=Math.floor(Date.now()/EB);return(0,Ht.jsx)(
n7,{...r,rows:e.map(n=>(0,Ht.jsx)(RB,{item:n,row:t,at:o},AB(n)))})}var AB=e=>{let{kind:t,namespace:r,name:o}=e;return`${t}/${r}/${o}`};function n7({label:e,columns:t,
rows:r,empty:o=B.noRows}){return r.length===0?(0,Ht.jsx)($,{size:"sm",c:"dimmed",py:"xs",children:o}):(0,Ht.jsx)(Vt.ScrollContainer,{minWidth:600,type:"native",
children:(0,Ht.jsxs)(Vt,{"aria-label":e,highlightOnHover:!0,verticalSpacing:6,stickyHeader:!0,children:[(0,Ht.jsx)(Vt.Thead,{children:(0,Ht.jsx)(Vt.Tr,{children:t.
map((n,a)=>(0,Ht.jsx)(Vt.Th,{scope:"col",children:n},a))})}),(0,Ht.jsx)(Vt.Tbody,{children:r})]})})}function Nv({label:e,conditions:t}){return(0,Ht.jsx)(pt,{label:e,
columns:B.workload.conditionColumns,rows:t.map(r=>({key:r.type,cells:[r.type,r.status,r.reason,(0,Ht.jsx)(nt,{text:r.message}),(0,Ht.jsx)(Ye,{since:r.lastTransitionTime})]}))})}
function Ov({events:e}){return(0,Ht.jsx)(pt,{label:B.workload.tabs.events,columns:B.workload.eventColumns,empty:B.workload.noEvents,rows:e.map((t,r)=>({key:String(
r),cells:[(0,Ht.jsx)(Ye,{since:t.last}),(0,Ht.jsx)(De,{size:"sm",variant:"light",color:t.type==="Warning"?"yellow":"gray",children:t.type}),t.reason,t.object,t.
count,(0,Ht.jsx)(nt,{text:t.message})]}))})}var J=x(T(),1),He=B.cluster;function NB({value:e}){let[t,r]=(0,a7.useState)(""),o=(n,a)=>{r(""),Mt(n,{cluster:e.name,...a}).catch(i=>r(i.message))};return(0,J.jsxs)(
J.Fragment,{children:[(0,J.jsxs)(Z,{gap:"xs",children:[e.pending&&(0,J.jsx)(oe,{size:"xs",onClick:()=>o("approve-cluster",{}),children:B.inbox.approve}),(0,J.jsx)(
oe,{size:"xs",variant:"default",onClick:()=>o("cordon",{cordoned:!e.cordoned}),children:e.cordoned?He.uncordon:He.cordon}),(0,J.jsx)(oe,{component:"a",size:"xs",
variant:"default",onClick:gi,href:fe("whatif",{cluster:e.name,operation:"Drain"}),children:B.whatif.drain}),(0,J.jsx)(oe,{component:"a",size:"xs",variant:"defau\
lt",onClick:gi,href:fe("whatif",{cluster:e.name,operation:"LoseCluster"}),children:B.whatif.lose}),(0,J.jsx)(ft,{command:`kubectl describe cluster ${e.name}`})]}),
t&&(0,J.jsx)(ie,{color:"red",role:"alert",children:t})]})}function OB({value:e}){let{problem:t}=e,r=e.counts.x??0;if(!t){let o=e.pending?He.pending:e.cordoned?He.
cordoned:"";return(0,J.jsx)(ie,{color:o?"yellow":"green",role:"status",title:He.ready,children:o||void 0})}return(0,J.jsxs)(ie,{color:"red",role:"status",title:(0,J.jsxs)(
J.Fragment,{children:[B.problems[t.kind]??t.kind," ",(0,J.jsxs)($,{span:!0,size:"sm",c:"dimmed",children:[B.verdict.since," ",(0,J.jsx)(Ye,{since:t.since})]})]}),
children:[(0,J.jsx)(nt,{text:t.message}),r>0&&(0,J.jsx)("div",{children:(0,J.jsx)($,{size:"sm",span:!0,children:He.unknown(r)})})]})}function vn({label:e,children:t}){
return(0,J.jsxs)("div",{children:[(0,J.jsx)($,{size:"xs",c:"dimmed",children:e}),(0,J.jsx)($,{size:"sm",component:"div",className:"reason",children:t||"–"})]})}
function MB({value:e}){let t=(o,n=1)=>o===void 0?"":String(Math.round(10*o/n)/10);return(0,J.jsxs)(vu,{cols:{base:2,sm:3,lg:6},spacing:"md",children:[(0,J.jsx)(
vn,{label:He.facts.mode,children:e.mode}),(0,J.jsx)(vn,{label:He.facts.version,children:e.version}),(0,J.jsx)(vn,{label:He.facts.place,children:[e.provider,e.region,
e.zone].filter(Boolean).join(" / ")}),(0,J.jsx)(vn,{label:He.facts.endpoint,children:e.endpoint}),(0,J.jsx)(vn,{label:He.facts.nodes,children:e.nodes?He.of(String(
e.readyNodes),String(e.nodes)):""}),(0,J.jsx)(vn,{label:He.facts.age,children:(0,J.jsx)(Ye,{since:e.created})}),(0,J.jsx)(vn,{label:He.facts.cpu,children:e.cpu&&
(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(yl,{usage:e.cpu,label:He.facts.cpu}),He.of(t(e.cpu.allocated),t(e.cpu.allocatable))]})}),(0,J.jsx)(vn,{label:He.facts.
memory,children:e.memory&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(yl,{usage:e.memory,memory:!0,label:He.facts.memory}),He.of(t(e.memory.allocated,1073741824),
t(e.memory.allocatable,1073741824)+" GiB")]})}),(0,J.jsx)(vn,{label:He.facts.pods,children:e.pods&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(yl,{usage:e.pods,label:He.
facts.pods}),He.of(t(e.pods.allocated),t(e.pods.allocatable))]})}),(0,J.jsx)(vn,{label:He.facts.apis,children:e.apis||""}),e.renewed&&(0,J.jsx)(vn,{label:He.facts.
renewed,children:(0,J.jsx)(Ye,{since:e.renewed})}),(0,J.jsx)(vn,{label:He.facts.taints,children:e.taints?.join(", ")})]})}var DB={h:"green",p:"yellow",f:"red",l:"\
blue",x:"gray"};function BB(e){let t=e.state==="x"?`? / ${e.replicas}`:`${e.ready??0}/${e.replicas}`;return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,J.jsxs)(
Z,{gap:6,children:[(0,J.jsx)(re,{to:ar(e),children:e.name}),(0,J.jsx)($,{size:"xs",c:"dimmed",children:e.kind})]}),e.namespace??"",(0,J.jsx)(De,{size:"sm",variant:"\
light",color:DB[e.state],children:B.matrix.states[e.state]}),e.replicas===void 0?"":(0,J.jsx)("span",{className:"nowrap",children:t}),(0,J.jsx)(nt,{text:e.message??
"",namespace:e.namespace})]}}function i7({route:e}){let t=e.query.get("name")??"",r=$t("cluster",{...Object.fromEntries(e.query),limit:Zt}),o=r.value?.name===t?
r.value:void 0;return(0,J.jsxs)(me,{gap:"md",children:[(0,J.jsxs)(Z,{justify:"space-between",children:[(0,J.jsx)(ce,{order:1,size:"h3",children:t}),o&&(0,J.jsx)(
NB,{value:o})]}),(0,J.jsx)(Et,{live:{...r,value:o},reading:o}),o&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(OB,{value:o}),(0,J.jsx)(MB,{value:o}),(0,J.jsxs)("s\
ection",{children:[(0,J.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,J.jsxs)(ce,{order:2,size:"h5",children:[He.workloads," ",(0,J.jsx)($,{span:!0,c:"d\
immed",size:"sm",children:o.matching})]}),(0,J.jsxs)(Z,{gap:"xs",children:[(0,J.jsx)(re,{to:fe("moves",{search:t}),children:He.moves}),(0,J.jsx)(Ur,{route:e}),(0,J.jsx)(
zo,{route:e})]})]}),(0,J.jsx)(pt,{label:He.workloads,columns:He.columns,empty:tm(o,"resourcebindings")?He.empty:B.fleet.mayNotListObjects,rows:o.page.map(BB)}),
(0,J.jsx)(Gr,{route:e,shown:o.page.length,matching:o.matching})]}),(0,J.jsxs)("section",{children:[(0,J.jsx)(ce,{order:2,size:"h5",mb:"xs",children:He.conditions}),
(0,J.jsx)(Nv,{label:He.conditions,conditions:o.conditions})]}),(0,J.jsxs)("section",{children:[(0,J.jsx)(ce,{order:2,size:"h5",mb:"xs",children:B.workload.tabs.
events}),(0,J.jsx)(Ov,{events:o.events})]})]})]})}var $r=x(D(),1);var l7=x(D(),1);var Ar=x(T(),1),Sf=B.diff;function W1({text:e}){return(0,Ar.jsx)("pre",{className:"mono diff",tabIndex:0,children:e.split(`
`).map((t,r)=>(0,Ar.jsx)("span",{className:t.startsWith("+")?"added":t.startsWith("-")?"removed":void 0,children:t+`
`},r))})}function PB(e){let t=new Map;for(let r of e){let o=JSON.stringify([r.change,r.diff,r.error,r.pending]);t.set(o,[...t.get(o)??[],r])}return[...t.values()]}
function s7({object:e}){let[t,r]=(0,l7.useState)(0),o=Jd("diff",{...e,round:t}),{value:n}=o,a=n?.clusters.filter(l=>l.change==="Unchanged")??[],i=Object.values(
n?.hidden??{}).reduce((l,s)=>l+s,0);return(0,Ar.jsxs)(me,{gap:"sm",children:[(0,Ar.jsx)(Z,{children:(0,Ar.jsx)(oe,{size:"compact-sm",variant:"default",onClick:()=>r(
t+1),children:Sf.refresh})}),(0,Ar.jsx)(Et,{live:o}),n&&n.clusters.length===0&&(0,Ar.jsx)($,{size:"sm",children:Sf.none}),PB(n?.clusters.filter(l=>l.change!=="U\
nchanged")??[]).map(l=>{let[s]=l;return(0,Ar.jsxs)("section",{children:[(0,Ar.jsxs)(ce,{order:2,size:"h5",children:[s.change,": ",l.map(c=>c.cluster).join(", ")]}),
s.error&&(0,Ar.jsx)(ie,{color:"red",children:s.error}),s.pending&&(0,Ar.jsxs)($,{size:"sm",c:"dimmed",children:[Sf.pending,": ",s.pending]}),s.diff&&(0,Ar.jsx)(
W1,{text:s.diff})]},s.cluster)}),a.length>0&&(0,Ar.jsxs)($,{size:"sm",children:[Sf.equal(a.length),": ",a.map(l=>l.cluster).join(", ")]}),i>0&&(0,Ar.jsx)($,{size:"\
sm",c:"dimmed",children:Sf.hidden(i)}),n?.notes?.map(l=>(0,Ar.jsx)($,{size:"sm",children:l},l))]})}var qt=x(T(),1),wl=B.plan,LB=["deleted","lost","unschedulable","restarted"],c7=e=>e?.map(t=>t.replicas?`${t.name}: ${t.replicas}`:t.name).join(", ")??"",d7=({held:e})=>e?
(0,qt.jsxs)($,{size:"xs",c:"dimmed",children:[wl.held,": ",e]}):null;function jB({effect:e}){return(0,qt.jsxs)(qt.Fragment,{children:[e.error&&(0,qt.jsx)($,{size:"\
sm",c:"red",children:e.error}),e.changes?.map(t=>t.diff?(0,qt.jsxs)("details",{children:[(0,qt.jsxs)("summary",{children:[t.action," ",t.cluster,(0,qt.jsx)(d7,{
held:t.held})]}),(0,qt.jsx)(W1,{text:t.diff})]},t.cluster):(0,qt.jsxs)("div",{children:[t.action," ",t.cluster,(0,qt.jsx)(d7,{held:t.held})]},t.cluster))]})}function HB(e){
let[t,r]=e.resource.apiVersion.includes("/")?e.resource.apiVersion.split("/"):["",e.resource.apiVersion];return{key:`${e.namespace}/${e.name}`,cells:[(0,qt.jsxs)(
re,{to:fe("workload",{group:t,version:r,kind:e.resource.kind,namespace:e.namespace,name:e.resource.name}),children:[e.resource.kind," ",e.resource.name]}),e.namespace??
"",c7(e.before),c7(e.after),(0,qt.jsx)(jB,{effect:e}),e.reason??""]}}function Mv({plan:e}){let t=e.bindings??[];return(0,qt.jsxs)(me,{gap:"sm",role:"status",children:[
(0,qt.jsx)(ce,{order:2,size:"h5",children:wl.heading}),(0,qt.jsx)(Z,{gap:"xs",children:Object.entries(wl.summary).filter(([r])=>e.summary[r]).map(([r,o])=>(0,qt.jsxs)(
De,{variant:"light",color:LB.includes(r)?"red":"indigo",children:[e.summary[r]," ",o]},r))}),(0,qt.jsx)(pt,{label:wl.heading,columns:wl.columns,empty:wl.nothing,
rows:t.map(HB)}),(e.summary.changed??0)>t.length&&(0,qt.jsx)($,{size:"sm",c:"dimmed",children:wl.more(t.length)}),e.incomplete?.map(r=>(0,qt.jsx)(ie,{color:"yel\
low",title:wl.incomplete,children:r},r))]})}function IB(e){let[,t,r]=/^((?:\s|- )*)(.*)$/.exec(e),o=/^(?:"([^"]+)"|'([^']+)'|([^\s:#"'{[][^:#]*)):(?:\s+(.*))?$/.exec(r);return{indent:t.length,key:o?o[1]??
o[2]??o[3]:void 0,value:o?.[4]?.trim()??""}}function VB(e){let t=[],r=[],o=1/0;return e.split(`
`).forEach((n,a)=>{if(!n.trim()||n.trim().startsWith("#"))return;if(n.startsWith("---")){r=[];return}let{indent:i,key:l,value:s}=IB(n);i>o||(o=1/0,r=r.filter(c=>c.
indent<i),l!==void 0&&(r.push({indent:i,key:l}),/^[|>]/.test(s)&&(o=i),t.push({path:r.map(c=>c.key),line:a,indent:i})))}),t}function UB(e,t){let r=e;for(let o of t){
for(;r?.i;)r=r.i;r=r?.p?.[o]}for(;r?.i;)r=r.i;return r}function m7(e,t){return VB(t).filter(r=>{let o=UB(e,r.path.slice(0,-1));return o?.p!==void 0&&o.p[r.path.
at(-1)]===void 0})}function u7(e){let t=/^apiVersion:\s*["']?([\w./-]+)/m.exec(e)?.[1],r=/^kind:\s*["']?(\w+)/m.exec(e)?.[1];if(!t||!r)return;let[o,n]=t.includes("/")?t.split("/"):
["",t];return{group:o,version:n,kind:r}}var at=x(T(),1),no=B.edit,GB=`apiVersion: policy.karmada.io/v1alpha1
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
`;function $B(e){let[t,r]=(0,$r.useState)(),o=JSON.stringify(u7(e));return(0,$r.useEffect)(()=>{let n=!0;return r(void 0),o&&Aa("schema",JSON.parse(o)).then(a=>n&&
r(a),()=>{}),()=>{n=!1}},[o]),t}function qB({text:e,schema:t,onChange:r}){let o=(0,$r.useRef)(null),n=Ri("light")==="dark",a=(0,$r.useRef)(e),i=(0,$r.useRef)(t);
return i.current=t,(0,$r.useEffect)(()=>{let l=()=>{},s=!1;return X8().then(({create:c})=>{if(s)return;let u=c({parent:o.current,text:a.current,label:no.label,dark:n,
nonce:Ds,schema:()=>i.current,onChange:d=>{a.current=d,r(d)}});l=()=>u.destroy()}),()=>{s=!0,l()}},[n]),(0,at.jsx)("div",{ref:o,className:"editor"})}function YB(e){
let[t,r]=(0,$r.useState)(e),[o,n]=(0,$r.useState)(),[a,i]=(0,$r.useState)(""),[l,s]=(0,$r.useState)(""),[c,u]=(0,$r.useState)(!1);return{text:t,edit:f=>{r(f),i(
"")},planned:o,setPlanned:n,message:a,error:l,busy:c,run:f=>{u(!0),s(""),i(""),f().then(i,p=>s(p.message)).finally(()=>u(!1))}}}function FB({initial:e,base:t,exists:r}){
let o=YB(e),n=u=>o.run(async()=>(o.setPlanned(void 0),u==="Apply"&&await Mt("validate",{yaml:o.text,base:t}),o.setPlanned({plan:await Mt("plan",{changes:[{operation:u,
yaml:o.text,base:t}]}),text:o.text,operation:u}),"")),a=()=>o.run(async()=>{let u=await Mt("save",{yaml:o.text,base:t,planHash:o.planned.plan.planHash});return hi(
oo(u)+"&saved="+Date.now(),!0),no.saved}),i=()=>o.run(async()=>(await Mt("delete",{yaml:o.text,base:t,planHash:o.planned.plan.planHash}),hi(fe("policies")),no.deleted)),
l=$B(o.text),s=m7(l,o.text),c=o.planned&&o.planned.text===o.text?o.planned:void 0;return(0,at.jsxs)(me,{gap:"sm",children:[(0,at.jsx)(qB,{text:e,schema:l,onChange:o.
edit}),(0,at.jsx)($,{size:"xs",c:"dimmed",children:l?no.complete:no.noSchema}),s.length>0&&(0,at.jsx)(ie,{color:"yellow",role:"status",title:no.unknown,children:s.
slice(0,10).map(u=>(0,at.jsx)("div",{children:no.field(u.path.join("."),u.line+1)},u.line))}),(0,at.jsxs)(Z,{gap:"xs",children:[(0,at.jsx)(oe,{variant:"default",
disabled:o.busy,onClick:()=>o.run(()=>Mt("validate",{yaml:o.text,base:t}).then(()=>no.valid)),children:no.validate}),(0,at.jsx)(oe,{disabled:o.busy,onClick:()=>n(
"Apply"),children:no.plan}),r&&(0,at.jsx)(oe,{variant:"default",color:"red",disabled:o.busy,onClick:()=>n("Delete"),children:no.remove}),c?.operation==="Apply"&&
(0,at.jsx)(oe,{color:"green",disabled:o.busy,onClick:a,children:no.apply}),c?.operation==="Delete"&&(0,at.jsx)(oe,{color:"red",disabled:o.busy,onClick:i,children:no.
removeNow}),!c&&(0,at.jsx)($,{size:"sm",c:"dimmed",children:no.stale}),o.busy&&(0,at.jsx)(Xt,{size:"xs",role:"status","aria-label":B.plan.busy})]}),o.error&&(0,at.jsx)(
ie,{color:"red",role:"alert",className:"pre",children:o.error}),o.message&&(0,at.jsx)(ie,{color:"green",role:"status",children:o.message}),o.planned&&(0,at.jsx)(
"div",{className:c?void 0:"stale",children:(0,at.jsx)(Mv,{plan:o.planned.plan})})]})}function f7({route:e}){let{saved:t,...r}=Object.fromEntries(e.query),[o,n]=(0,$r.useState)(
{key:""}),a=JSON.stringify([r,t]),i=!!r.name;return(0,$r.useEffect)(()=>{let l=!0;if(!i){n({yaml:GB,key:a});return}return Aa("object",r).then(s=>l&&n({yaml:s.yaml,
base:s.base,key:a}),s=>l&&n({error:s.message,key:a})),()=>{l=!1}},[a]),(0,at.jsxs)(me,{gap:"sm",children:[(0,at.jsxs)(Z,{justify:"space-between",children:[(0,at.jsxs)(
ce,{order:1,size:"h3",children:[r.name??B.policies.create," ",(0,at.jsx)($,{span:!0,c:"dimmed",children:[r.kind,r.namespace].filter(Boolean).join(" ")})]}),(0,at.jsx)(
ft,{command:"karmadactl plan -f policy.yaml"})]}),t&&(0,at.jsx)(ie,{color:"green",role:"status",children:no.saved}),o.error&&(0,at.jsx)(ie,{color:"red",title:B.
failed,role:"alert",children:o.error}),o.yaml!==void 0&&o.key===a&&(0,at.jsx)(FB,{initial:o.yaml,base:o.base,exists:i},a)]})}var te=x(T(),1),ht=B.fleet;function p7({label:e,total:t,detail:r,href:o,denied:n}){return n?(0,te.jsxs)(An,{withBorder:!0,padding:"md",className:"count",children:[
(0,te.jsx)(re,{to:o,children:e}),(0,te.jsx)($,{size:"sm",children:n})]}):(0,te.jsxs)(An,{withBorder:!0,padding:"md",className:"count",children:[(0,te.jsx)(re,{to:o,
children:e}),(0,te.jsx)($,{fz:32,fw:700,lh:1.1,children:t}),(0,te.jsx)($,{size:"sm",component:"div",children:r})]})}function XB({region:e,route:t}){let r=t.query.
get("region")===e.name,o=e.name||ht.noRegion;return(0,te.jsx)(lr,{onClick:()=>Tt(t,{region:r?void 0:e.name,offset:void 0}),"aria-pressed":r,disabled:e.name==="",
children:(0,te.jsxs)(An,{withBorder:!0,padding:"xs",bg:r?"var(--mantine-primary-color-light)":void 0,children:[(0,te.jsx)($,{size:"sm",fw:600,children:o}),(0,te.jsxs)(
$,{size:"xs",c:e.ready<e.clusters?"red":"dimmed",children:[e.ready,"/",e.clusters," ",ht.ready]}),(0,te.jsx)(yl,{usage:e.cpu,label:`${ht.columns[6]} ${o}`})]})})}
function KB(e,t){let r=e.object.slice(e.object.indexOf("/")+1),o=e.template?ar(e.template):e.object.startsWith("cluster/")?Rt(r):fe("workloads",{search:r,filter:"\
problem"});return{key:String(t),cells:[(0,te.jsx)(em,{kind:e.kind}),(0,te.jsx)("span",{className:"nowrap",children:(0,te.jsx)(re,{to:o,children:e.object})}),e.namespace??
"",e.clusters||"",(0,te.jsx)(Ye,{since:e.since}),(0,te.jsxs)(te.Fragment,{children:[(0,te.jsx)(nt,{text:e.message,cluster:e.cluster,namespace:e.namespace}),e.unknown?
(0,te.jsx)("div",{children:(0,te.jsx)(re,{to:fe("workloads",{filter:"unknown",search:e.cluster}),children:ht.unknown(e.unknown)})}):null]})]}}function QB({cluster:e}){
return(0,te.jsxs)(Z,{gap:4,children:[(0,te.jsx)(em,{kind:e.problem?.kind}),e.cordoned&&(0,te.jsx)(De,{color:"gray",variant:"light",size:"sm",children:ht.cordoned}),
e.pending&&(0,te.jsx)(De,{color:"yellow",variant:"light",size:"sm",children:ht.pending}),e.problem&&(0,te.jsx)(nt,{size:"xs",text:e.problem.message})]})}var ZB=e=>h7(
e,!0),WB=e=>h7(e,!1);function h7(e,t){return{key:e.name,cells:[(0,te.jsx)("span",{className:"nowrap",children:(0,te.jsx)(re,{to:Rt(e.name),children:e.name})}),(0,te.jsx)(
QB,{cluster:e}),...t?[(0,te.jsx)("span",{className:"nowrap",children:[e.region,e.zone].filter(Boolean).join(" / ")})]:[],e.version??"",e.mode,e.nodes?`${e.readyNodes}\
/${e.nodes}`:"",(0,te.jsx)(yl,{usage:e.cpu,label:`${ht.columns[6]} ${e.name}`}),(0,te.jsx)(yl,{usage:e.memory,memory:!0,label:`${ht.columns[7]} ${e.name}`}),(0,te.jsx)(
$,{size:"xs",children:e.taints?.join(", ")}),(0,te.jsx)("span",{className:"nowrap",title:ht.whatifHint(e.name),children:(0,te.jsx)(re,{to:fe("whatif",{cluster:e.
name}),children:ht.whatif})})]}}function JB({value:e}){let t=e.clusters-e.ready;return(0,te.jsxs)(Z,{align:"stretch",children:[(0,te.jsx)(p7,{label:ht.clusters,
total:e.clusters,href:fe("fleet"),denied:tm(e,"clusters")?void 0:ht.mayNotList,detail:(0,te.jsxs)(te.Fragment,{children:[e.ready," ",ht.ready,t>0&&(0,te.jsxs)($,
{span:!0,c:"red",children:[", ",t," ",ht.notReady]}),e.cordoned>0&&`, ${e.cordoned} ${ht.cordoned}`]})}),(0,te.jsx)(p7,{label:ht.objects,total:e.objects,href:fe(
"workloads"),denied:tm(e,"resourcebindings")?void 0:ht.mayNotListObjects,detail:(0,te.jsxs)(te.Fragment,{children:[e.healthy," ",ht.healthy,e.problems.filter(r=>r.
kind!=="ClusterNotReady").map(r=>(0,te.jsxs)($,{span:!0,c:"red",children:[", ",r.count," ",r.name]},r.kind))]})})]})}function g7({route:e}){let t=$t("fleet",{...Object.
fromEntries(e.query),limit:Zt}),{value:r}=t,o=r?.regions.some(n=>n.name!=="");return(0,te.jsxs)(me,{gap:"md",children:[(0,te.jsxs)(Z,{justify:"space-between",children:[
(0,te.jsx)(ce,{order:1,size:"h3",children:B.pages.fleet}),(0,te.jsx)(ft,{command:"karmadactl status"})]}),(0,te.jsx)(Et,{live:t,reading:r}),r&&(0,te.jsxs)(te.Fragment,
{children:[(0,te.jsx)(JB,{value:r}),(0,te.jsxs)("section",{children:[(0,te.jsx)(ce,{order:2,size:"h5",mb:"xs",children:ht.problems}),(0,te.jsx)(pt,{label:ht.problems,
columns:ht.problemColumns,empty:ht.noProblems,rows:r.worst.map(KB)})]}),(0,te.jsxs)("section",{children:[(0,te.jsxs)(Z,{justify:"space-between",mb:"xs",children:[
(0,te.jsx)(ce,{order:2,size:"h5",children:ht.clusters}),(0,te.jsx)(zo,{route:e})]}),r.regions.length>1&&(0,te.jsx)(Z,{gap:"xs",mb:"xs",children:r.regions.map(n=>(0,te.jsx)(
XB,{region:n,route:e},n.name))}),(0,te.jsx)(Av,{label:ht.clusters,columns:o?ht.columns:ht.columns.filter((n,a)=>a!==2),items:r.page,row:o?ZB:WB,empty:tm(r,"clus\
ters")?void 0:ht.mayNotList}),(0,te.jsx)(Gr,{route:e,shown:r.page.length,matching:r.matching})]})]})]})}var J1=x(D(),1);var Je=x(T(),1),ko=B.inbox,v7=e=>e.template?`${e.template.kind} ${e.template.namespace??""}/${e.template.name}${e.cluster?` (${e.cluster})`:""}`:e.cluster,eP=({
kind:e,template:t,cluster:r})=>t?ar(t)+(e==="adoption"?"&tab=diff":""):Rt(r);function tP({item:e,keep:t}){return e.kind==="cluster"?Mt("approve-cluster",{cluster:e.
cluster}):e.kind==="adoption"?Mt("approve-adoption",{...e.template,cluster:e.cluster}):Mt("approve-held",{namespace:e.template.namespace??"",binding:e.binding,generation:e.
generation,keep:t,restart:e.kind==="restart"})}function rP({decision:e,onClose:t}){let[r,o]=(0,J1.useState)(""),{item:n,keep:a}=e,i=v7(n),l={cluster:ko.confirmCluster,
restart:ko.confirmRestart,adoption:ko.confirmAdoption,removal:a?ko.confirmKeep:ko.confirmRemove}[n.kind](i);return(0,Je.jsx)(_r,{opened:!0,onClose:t,title:ko.confirmHeadings[n.
kind],centered:!0,children:(0,Je.jsxs)(me,{children:[r&&(0,Je.jsx)(ie,{color:"red",role:"alert",children:r}),(0,Je.jsx)($,{size:"sm",children:l}),(0,Je.jsx)($,{
size:"sm",c:"dimmed",children:n.message}),(0,Je.jsxs)(Z,{justify:"flex-end",children:[(0,Je.jsx)(oe,{variant:"default",onClick:t,"data-autofocus":!0,children:ko.
cancel}),(0,Je.jsx)(oe,{color:n.kind!=="removal"||a?void 0:"red",onClick:()=>tP(e).then(t,s=>o(s.message)),children:ko.confirm})]})]})})}function b7({route:e}){
let t=$t("inbox",{...Object.fromEntries(e.query),limit:Zt}),[r,o]=(0,J1.useState)(),{value:n}=t,a=i=>({key:i.kind+(i.cluster??"")+(i.template?.namespace??"")+(i.
binding??""),cells:[ko.kinds[i.kind],(0,Je.jsx)(re,{to:eP(i),children:v7(i)}),(0,Je.jsx)(Ye,{since:i.since}),(0,Je.jsx)(nt,{text:i.message,cluster:i.cluster,namespace:i.
template?.namespace}),(0,Je.jsxs)(Z,{gap:"xs",wrap:"nowrap",justify:"flex-end",children:[i.kind==="removal"&&(0,Je.jsx)(oe,{size:"compact-sm",variant:"default",
onClick:()=>o({item:i,keep:!0}),children:ko.keep}),(0,Je.jsx)(oe,{size:"compact-sm",color:i.kind==="removal"?"red":void 0,onClick:()=>o({item:i,keep:!1}),children:i.
kind==="removal"?ko.remove:ko.approve})]})]});return(0,Je.jsxs)(me,{gap:"sm",children:[(0,Je.jsxs)(Z,{justify:"space-between",children:[(0,Je.jsx)(ce,{order:1,size:"\
h3",children:B.pages.inbox}),(0,Je.jsxs)(Z,{gap:"xs",children:[(0,Je.jsx)(Ur,{route:e}),(0,Je.jsx)(ft,{command:"karmadactl approve"})]})]}),(0,Je.jsx)(Et,{live:t,
reading:n}),n&&(0,Je.jsxs)(Je.Fragment,{children:[(0,Je.jsx)(pt,{label:B.pages.inbox,columns:ko.columns,empty:ko.empty,rows:n.items.map(a)}),(0,Je.jsx)(Gr,{route:e,
shown:n.items.length,matching:n.matching})]}),r&&(0,Je.jsx)(rP,{decision:r,onClose:()=>o(void 0)})]})}var vi=x(D(),1);var Wt=x(T(),1);function y7({onLogin:e}){let[t,r]=(0,vi.useState)("kubeconfig"),[o,n]=(0,vi.useState)(""),[a,i]=(0,vi.useState)(""),[l,s]=(0,vi.useState)(""),[c,
u]=(0,vi.useState)(!1),[d,m]=(0,vi.useState)(!1);return(0,vi.useEffect)(()=>{Aa("methods").then(p=>m(p.oidc),()=>{})},[]),(0,Wt.jsx)(os,{component:"main",mih:"1\
00vh",p:"md",children:(0,Wt.jsx)(aa,{withBorder:!0,p:"xl",w:560,maw:"100%",component:"form",onSubmit:p=>{p.preventDefault(),u(!0),s(""),Mt("login",t==="token"?{
token:a}:{kubeconfig:o}).then(e,h=>s(h.message)).finally(()=>u(!1))},children:(0,Wt.jsxs)(me,{gap:"md",children:[(0,Wt.jsx)(ce,{order:1,size:"h2",children:B.login.
heading}),(0,Wt.jsx)($,{size:"sm",children:B.login.intro}),l&&(0,Wt.jsx)(ie,{color:"red",role:"alert",children:l}),d&&(0,Wt.jsx)(oe,{component:"a",href:"/ui/api\
/oidc/login",children:B.login.oidc}),(0,Wt.jsxs)(xt,{value:t,onChange:r,children:[(0,Wt.jsxs)(xt.List,{mb:"sm",children:[(0,Wt.jsx)(xt.Tab,{value:"kubeconfig",children:B.
login.kubeconfig}),(0,Wt.jsx)(xt.Tab,{value:"token",children:B.login.token})]}),(0,Wt.jsx)(xt.Panel,{value:"kubeconfig",children:(0,Wt.jsxs)(me,{gap:"xs",children:[
(0,Wt.jsx)(iu,{label:B.login.kubeconfig,description:B.login.kubeconfigHint,rows:8,spellCheck:!1,autoComplete:"off",name:"kubeconfig",value:o,onChange:p=>n(p.currentTarget.
value)}),(0,Wt.jsx)(bh,{onChange:p=>{p?.text().then(n)},children:p=>(0,Wt.jsx)(oe,{...p,variant:"default",size:"xs",children:B.login.file})})]})}),(0,Wt.jsx)(xt.
Panel,{value:"token",children:(0,Wt.jsx)(Yc,{label:B.login.token,description:B.login.tokenHint,autoComplete:"off",name:"token",value:a,onChange:p=>i(p.currentTarget.
value)})})]}),(0,Wt.jsx)(oe,{type:"submit",loading:c,children:B.login.submit})]})})})}var Bs=x(D(),1);var it=x(T(),1),xl=B.matrix,bi=18,jn=260,w7=16,x7=96,e_=e=>e.columns.length>100,_7=e=>w7+(e_(e)?0:x7),S7={h:{light:"#b7e4c7",dark:"#1f5c38",glyph:""},p:{light:"\
#ffe8a3",dark:"#6b5500",glyph:"·"},f:{light:"#ff8787",dark:"#a61e1e",glyph:"!"},l:{light:"#a5d8ff",dark:"#1b5e96",glyph:"→"},x:{light:"#868e96",dark:"#868e96",
glyph:"×"}};function oP(e,t,r,o,n){let a=_7(t),i=jn+t.columns.length*n+60,l=a+t.page.length*bi,s=devicePixelRatio||1;e.width=i*s,e.height=l*s,e.style.width=i+"\
px",e.style.height=l+"px";let c=e.getContext("2d");c.scale(s,s);let u=o?"#e9ecef":"#212529";c.font="12px system-ui, DejaVu Sans, sans-serif",c.textBaseline="mid\
dle";let d="";t.columns.forEach((m,f)=>{m.region&&m.region!==d&&(d=m.region,c.fillStyle=u,c.fillText(d,jn+f*n+2,w7/2,120),c.fillRect(jn+f*n-1,0,1,l)),!e_(t)&&(c.
save(),c.fillStyle=m.ready?u:o?"#ffa8a8":"#b3261e",c.translate(jn+f*n+n/2,a-4),c.rotate(-Math.PI/2),c.fillText(m.name,0,0,x7-6),c.restore())}),t.page.forEach((m,f)=>{
let p=a+f*bi;c.fillStyle=u,c.textAlign="right",c.fillText([m.namespace,m.name].filter(Boolean).join(" / "),jn-10,p+bi/2,jn-14),c.textAlign="left",c.globalAlpha=
.12,c.fillRect(0,p+bi-1,jn+t.columns.length*n,1),c.globalAlpha=1;for(let h=0;h<m.cells.length;h++){let w=S7[m.cells[h]];w&&(c.fillStyle=o?w.dark:w.light,c.fillRect(
jn+h*n,p+1,n-1,bi-3),w.glyph&&n>=8&&(c.fillStyle=u,c.fillText(w.glyph,jn+h*n+n/2-3,p+bi/2)))}}),r&&(c.strokeStyle=u,c.lineWidth=2,c.strokeRect(jn+r.column*n,a+r.
row*bi,n,bi))}function nP({view:e}){let t=(0,Bs.useRef)(null),[r,o]=(0,Bs.useState)(),n=Ri("light")==="dark",a=e_(e)?6:20,i=r&&{row:Math.min(r.row,Math.max(e.page.
length-1,0)),column:Math.min(r.column,Math.max(e.columns.length-1,0))};(0,Bs.useEffect)(()=>oP(t.current,e,i,n,a),[e,i?.row,i?.column,n,a]);let l=i&&e.page[i.row],
s=i&&e.columns[i.column],c=()=>l&&hi(ar(l)),u=f=>{let h={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[f.key];h?(f.preventDefault(),o(i?{row:Math.
min(Math.max(i.row+h[0],0),e.page.length-1),column:Math.min(Math.max(i.column+h[1],0),e.columns.length-1)}:{row:0,column:0})):f.key==="Enter"&&c()},d=f=>{let p=t.
current.getBoundingClientRect(),h=Math.floor((f.clientY-p.top-_7(e))/bi),w=Math.floor((f.clientX-p.left-jn)/a);h>=0&&h<e.page.length&&o({row:h,column:w>=0&&w<e.
columns.length?w:i?.column??0})},m=l&&s?`${l.kind} ${l.namespace??""}/${l.name}, ${s.name}: ${xl.states[l.cells[i.column]??"."]}`:xl.noCell;return(0,it.jsxs)(it.Fragment,
{children:[(0,it.jsx)($,{size:"sm",role:"status",children:l?(0,it.jsx)(re,{to:ar(l),children:m}):m}),(0,it.jsx)($,{size:"xs",c:"dimmed",mih:20,children:l?.problem?.
message}),(0,it.jsx)("div",{className:"graph",tabIndex:0,role:"application","aria-label":`${xl.label}. ${xl.keys}`,"aria-describedby":"matrix-legend",onKeyDown:u,
children:(0,it.jsx)("canvas",{ref:t,onMouseMove:d,onClick:f=>{d(f),c()}})})]})}function C7({route:e}){let t=$t("matrix",{...Object.fromEntries(e.query),limit:Zt}),
{value:r}=t,[o,n]=(0,Bs.useState)(e.query.get("cluster")??""),a=Eo(l=>Tt(e,{cluster:l},!0),250),i=Ri("light")==="dark";return(0,it.jsxs)(me,{gap:"sm",children:[
(0,it.jsxs)(Z,{justify:"space-between",children:[(0,it.jsx)(ce,{order:1,size:"h3",children:B.pages.matrix}),(0,it.jsxs)(Z,{gap:"xs",children:[(0,it.jsx)(Do,{type:"\
search",size:"xs",w:150,"aria-label":xl.clusterHint,placeholder:xl.clusterHint,value:o,name:"cluster",onChange:l=>{n(l.currentTarget.value),a(l.currentTarget.value)}}),
(0,it.jsx)(Ur,{route:e}),(0,it.jsx)(zo,{route:e}),(0,it.jsx)(ft,{command:"kubectl get resourcebindings -A"})]})]}),(0,it.jsx)(Et,{live:t,reading:r}),(0,it.jsxs)(
Z,{gap:"md",id:"matrix-legend",children:[Object.entries(S7).map(([l,s])=>(0,it.jsxs)(Z,{gap:4,children:[(0,it.jsxs)("svg",{width:"16",height:"16","aria-hidden":!0,
children:[(0,it.jsx)("rect",{width:"16",height:"16",fill:i?s.dark:s.light}),(0,it.jsx)("text",{x:"4",y:"12",fontSize:"12",fill:"currentColor",children:s.glyph})]}),
(0,it.jsx)($,{size:"xs",children:xl.states[l]})]},l)),r&&(0,it.jsx)($,{size:"xs",c:"dimmed",children:xl.shown(r.columns.length,r.clusters)})]}),r&&(0,it.jsx)(nP,
{view:r}),r&&(0,it.jsx)(Gr,{route:e,shown:r.page.length,matching:r.matching})]})}var lt=x(T(),1),Hn=B.moves;function aP(e,t){return{key:`${e.namespace}/${e.name}/${e.cluster}/${t}`,cells:[(0,lt.jsxs)(re,{to:ar(e),children:[e.kind," ",e.name]}),
e.namespace??"",(0,lt.jsx)(re,{to:Rt(e.cluster),children:e.cluster}),e.replicas??"",(0,lt.jsx)(Ye,{since:e.since}),e.reason,e.producer,(0,lt.jsxs)(lt.Fragment,{
children:[e.kept&&(0,lt.jsx)(De,{size:"sm",variant:"light",color:"yellow",children:Hn.kept})," ",e.message]})]}}function z7({route:e}){let t=$t("moves",{...Object.
fromEntries(e.query),limit:Zt}),{value:r}=t;return(0,lt.jsxs)(me,{gap:"sm",children:[(0,lt.jsxs)(Z,{justify:"space-between",children:[(0,lt.jsx)(ce,{order:1,size:"\
h3",children:B.pages.moves}),(0,lt.jsxs)(Z,{gap:"xs",children:[(0,lt.jsx)(re,{to:fe("workloads",{filter:"suspended"}),children:Hn.suspended}),(0,lt.jsx)(re,{to:fe(
"resources",{resource:"placementevictions.fleet.karmada.io"}),children:Hn.evictions}),(0,lt.jsx)(Ur,{route:e}),(0,lt.jsx)(zo,{route:e}),(0,lt.jsx)(ft,{command:"\
kubectl get placementevictions -A"})]})]}),(0,lt.jsx)(Et,{live:t,reading:r}),r&&(0,lt.jsxs)(lt.Fragment,{children:[(0,lt.jsx)(ce,{order:2,size:"h5",children:Hn.
leaving}),(0,lt.jsx)(pt,{label:Hn.leaving,columns:Hn.evictionColumns,empty:Hn.none,rows:r.evictions.map(aP)}),(0,lt.jsx)(ce,{order:2,size:"h5",children:Hn.recent}),
(0,lt.jsx)(pt,{label:Hn.recent,columns:Hn.columns,empty:Hn.noMoves,rows:r.page.map((o,n)=>({key:String(n),cells:[(0,lt.jsx)(Ye,{since:o.time}),(0,lt.jsxs)(re,{to:ar(
o),children:[o.kind," ",o.name]}),o.namespace??"",o.changes?.join(", ")??"",o.reason,o.by??""]}))}),(0,lt.jsx)(Gr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var Dt=x(T(),1),Ps=B.policies,k7=["PropagationPolicy","ClusterPropagationPolicy","OverridePolicy","ClusterOverridePolicy"];function iP(e){let t=e.kind.includes(
"Override");return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,Dt.jsx)(re,{to:oo(e),children:e.name}),e.kind,e.namespace??"",(0,Dt.jsx)($,{size:"xs",children:e.
selects.join(", ")}),t?(0,Dt.jsx)($,{size:"sm",span:!0,c:"dimmed",title:Ps.notCounted,children:"–"}):e.objects===0?(0,Dt.jsx)(re,{to:fe("workloads",{filter:"n\
oPolicy",namespace:e.namespace}),children:(0,Dt.jsx)(De,{color:"yellow",variant:"light",size:"sm",children:Ps.none})}):(0,Dt.jsx)(re,{to:fe("workloads",{search:e.
name,namespace:e.namespace}),children:String(e.objects)}),(0,Dt.jsx)(Ye,{since:e.created})]}}function T7({route:e}){let t=$t("policies",{...Object.fromEntries(e.
query),limit:Zt}),{value:r}=t,o=e.query.get("kind")??"";return(0,Dt.jsxs)(me,{gap:"sm",children:[(0,Dt.jsxs)(Z,{justify:"space-between",children:[(0,Dt.jsx)(ce,
{order:1,size:"h3",children:B.pages.policies}),(0,Dt.jsxs)(Z,{gap:"xs",children:[(0,Dt.jsx)(Qa,{"aria-label":Ps.kind,size:"xs",value:o,data:[{value:"",label:Ps.
any},...k7],onChange:n=>Tt(e,{kind:n.currentTarget.value,offset:void 0})}),(0,Dt.jsx)(Ur,{route:e}),(0,Dt.jsx)(zo,{route:e}),(0,Dt.jsx)(oe,{component:"a",size:"\
xs",href:fe("edit"),onClick:gi,children:Ps.create}),(0,Dt.jsx)(ft,{command:`kubectl get ${o||k7.join(",")} -A`.toLowerCase().replace("-a","-A")})]})]}),(0,Dt.jsx)(
Et,{live:t,reading:r}),r&&(0,Dt.jsxs)(Dt.Fragment,{children:[(0,Dt.jsx)(pt,{label:B.pages.policies,columns:Ps.columns,empty:Ps.empty,rows:r.page.map(iP)}),(0,Dt.jsx)(
Gr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var R7=x(D(),1);var Se=x(T(),1),js=B.resources,Ls=B.search,t_=["federatedresourcequotas.policy.karmada.io","federatedhpas.autoscaling.karmada.io","cronfederatedhpas.autoscaling\
.karmada.io","services","multiclusterservices.networking.karmada.io","multiclusteringresses.networking.karmada.io","serviceexports.multicluster.x-k8s.io","servi\
ceimports.multicluster.x-k8s.io","placementevictions.fleet.karmada.io","fleetdisruptionbudgets.fleet.karmada.io","workloadrebalancers.apps.karmada.io","clustert\
aintpolicies.policy.karmada.io","remedies.remedy.karmada.io","resourceregistries.search.karmada.io","deployments.apps","statefulsets.apps","daemonsets.apps","jo\
bs.batch","configmaps","namespaces"],lP=e=>e.group?.endsWith(".karmada.io")??!1;function sP({details:e}){return(0,Se.jsx)(Se.Fragment,{children:e.map((t,r)=>(0,Se.jsxs)(
$,{size:"xs",...t.problem?{c:"red"}:{},children:[t.cluster??js.all,": ",t.text]},r))})}function E7({route:e}){let t=e.query.get("resource")??"deployments.apps",
r=$t("resources",{...Object.fromEntries(e.query),resource:t,limit:Zt}),{value:o}=r,n=e.query.get("namespace"),a=o?.rows.some(i=>i.details);return(0,Se.jsxs)(me,
{gap:"sm",children:[(0,Se.jsxs)(Z,{justify:"space-between",children:[(0,Se.jsx)(ce,{order:1,size:"h3",children:B.pages.resources}),(0,Se.jsxs)(Z,{gap:"xs",children:[
(0,Se.jsx)(Qa,{"aria-label":js.kind,size:"xs",value:t,data:t_.includes(t)?t_:[t,...t_],onChange:i=>Tt(e,{resource:i.currentTarget.value,continue:void 0})}),(0,Se.jsx)(
Ur,{route:e}),(0,Se.jsx)(ft,{command:`kubectl get ${t}${n?` -n ${n}`:" -A"}`})]})]}),(0,Se.jsx)(Et,{live:r}),o&&(0,Se.jsxs)(Se.Fragment,{children:[(0,Se.jsx)(pt,
{label:t,columns:a?[...o.columns,js.details]:o.columns,empty:js.none,rows:o.rows.map(i=>({key:`${i.namespace}/${i.name}`,cells:[...i.cells.map((l,s)=>s===0?(0,Se.jsx)(
re,{to:lP(i)?oo(i):ar(i),children:l}):l),...a?[(0,Se.jsx)(sP,{details:i.details??[]})]:[]]}))}),(0,Se.jsxs)(Z,{justify:"flex-end",children:[e.query.get("continu\
e")&&(0,Se.jsx)(oe,{size:"compact-sm",variant:"default",onClick:()=>Tt(e,{continue:void 0}),children:js.first}),o.continue&&(0,Se.jsx)(oe,{size:"compact-sm",variant:"\
default",onClick:()=>Tt(e,{continue:o.continue}),children:js.next})]})]})]})}function A7({route:e}){let t=e.query.get("search")??"",[r,o]=(0,R7.useState)(t),n=Jd(
"search",{search:t,continue:e.query.get("continue")??"",limit:Zt});return(0,Se.jsxs)(me,{gap:"sm",children:[(0,Se.jsxs)(Z,{justify:"space-between",children:[(0,Se.jsx)(
ce,{order:1,size:"h3",children:B.pages.search}),(0,Se.jsx)(ft,{command:`karmadactl search ${t}`})]}),(0,Se.jsx)($,{size:"sm",children:Ls.intro}),(0,Se.jsx)("for\
m",{onSubmit:a=>{a.preventDefault(),Tt(e,{search:r,continue:void 0})},children:(0,Se.jsxs)(Z,{gap:"xs",children:[(0,Se.jsx)(Do,{type:"search",size:"xs",w:480,"a\
ria-label":Ls.label,placeholder:Ls.hint,value:r,onChange:a=>o(a.currentTarget.value),name:"search"}),(0,Se.jsx)(oe,{type:"submit",size:"xs",children:Ls.go})]})}),
(0,Se.jsx)(Et,{live:n}),n.value?.missing&&(0,Se.jsxs)(ie,{color:"blue",role:"status",title:Ls.missing,children:[n.value.missing,". ",(0,Se.jsx)(re,{to:fe("resou\
rces",{resource:"resourceregistries.search.karmada.io"}),children:"ResourceRegistries"})]}),n.value&&t&&!n.value.missing&&(0,Se.jsx)(pt,{label:B.pages.search,columns:Ls.
columns,empty:Ls.empty,rows:n.value.found.map(a=>({key:`${a.cluster}/${a.kind}/${a.namespace}/${a.name}`,cells:[(0,Se.jsx)(re,{to:Rt(a.cluster),children:a.cluster}),
a.namespace??"",a.kind,(0,Se.jsx)(re,{to:fe("workload",{...a,cluster:void 0,created:void 0}),children:a.name}),(0,Se.jsx)(Ye,{since:a.created})]}))}),n.value?.continue&&
(0,Se.jsx)(oe,{size:"compact-sm",variant:"default",onClick:()=>Tt(e,{continue:n.value.continue}),children:js.next})]})}var Dv=x(D(),1);var le=x(T(),1),Yt=B.rollouts,cP={Succeeded:"green",Healthy:"green",Progressing:"indigo",Updating:"indigo",WaitingForApproval:"yellow",Paused:"yellow",Waiting:"\
gray",Pending:"gray",Failed:"red",RollingBack:"red"},dP=e=>e.replace(/(?<=[a-z])[A-Z]/g,t=>" "+t.toLowerCase()),r_=({phase:e})=>(0,le.jsx)(De,{color:cP[e]??"gra\
y",variant:"light",size:"sm",children:dP(e)});function mP({cluster:e}){return(0,le.jsxs)("div",{className:"rollout-cluster",title:e.message,children:[(0,le.jsx)(
$,{size:"sm",children:e.name}),(0,le.jsxs)(Z,{gap:4,children:[(0,le.jsx)(r_,{phase:e.state}),e.revision?(0,le.jsx)($,{size:"xs",c:"dimmed",children:Yt.revision(
e.revision)}):null]}),e.message&&(0,le.jsx)($,{size:"xs",children:e.message})]})}function uP({rollout:e}){let t=e.status.clusters??[],r=e.status.stages?.length?
e.status.stages:[{name:Yt.rest,phase:e.status.phase??""}];return(0,le.jsx)("div",{className:"stages",tabIndex:0,role:"group","aria-label":e.template.name,children:r.
map(o=>(0,le.jsxs)("div",{className:"stage",children:[(0,le.jsxs)($,{size:"sm",fw:600,children:[o.name," ",(0,le.jsx)(r_,{phase:o.phase})]}),t.filter(n=>(n.stage||
Yt.rest)===o.name).slice(0,50).map(n=>(0,le.jsx)(mP,{cluster:n},n.name))]},o.name))})}function fP({rollout:e,onAction:t}){let r=e.status.stages?.find(u=>u.phase===
"WaitingForApproval"),[o,n]=(0,Dv.useState)(null),a=(u,d)=>t({rollout:e,label:u,body:d}),i=e.status.phase==="Succeeded"||e.status.phase==="Failed",l=e.revisions?.
filter(u=>u.revision!==e.status.revision)??[],s=e.status.stableRevision??0,c=Number(o??(s!==e.status.revision?s:0));return(0,le.jsxs)(Z,{gap:"xs",children:[r&&(0,le.jsxs)(
oe,{size:"compact-sm",onClick:()=>a(`${Yt.approve} ${r.name}`,{action:"approve",stage:r.name}),children:[Yt.approve," ",r.name]}),!i&&!e.suspended&&(0,le.jsx)(oe,
{size:"compact-sm",variant:"default",onClick:()=>a(Yt.pause,{action:"pause"}),children:Yt.pause}),e.suspended&&(0,le.jsx)(oe,{size:"compact-sm",variant:"default",
onClick:()=>a(Yt.resume,{action:"resume"}),children:Yt.resume}),l.length>0&&(0,le.jsx)(gu,{size:"xs",w:140,"aria-label":Yt.history,placeholder:Yt.history,value:o,
onChange:n,data:l.map(u=>({value:String(u.revision),label:Yt.revision(u.revision)}))}),c>0&&(0,le.jsxs)(oe,{size:"compact-sm",variant:"default",color:"red",onClick:()=>a(
`${Yt.undo} ${Yt.revision(c)}`,{action:"undo",to:c}),children:[Yt.undo," ",Yt.revision(c)]})]})}function pP({action:e,onClose:t}){let[r,o]=(0,Dv.useState)(""),{
rollout:n,body:a}=e,i=()=>Mt("rollout",{namespace:n.namespace??"",name:n.name,revision:n.status.revision??0,...a}).then(t,l=>o(l.message));return(0,le.jsx)(_r,{
opened:!0,onClose:t,title:e.label,centered:!0,children:(0,le.jsxs)(me,{children:[r&&(0,le.jsx)(ie,{color:"red",role:"alert",children:r}),(0,le.jsx)($,{size:"sm",
children:Yt.confirm(e.label,`${n.template.kind} ${n.template.name}`)}),(0,le.jsxs)(Z,{justify:"flex-end",children:[(0,le.jsx)(oe,{variant:"default",onClick:t,"d\
ata-autofocus":!0,children:B.inbox.cancel}),(0,le.jsx)(oe,{onClick:i,children:e.label})]})]})})}function hP({rollout:e,onAction:t}){let{status:r,template:o}=e;return(0,le.jsxs)(
An,{withBorder:!0,padding:"md",children:[(0,le.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,le.jsxs)(Z,{gap:"xs",children:[(0,le.jsx)(ce,{order:2,size:"\
h5",children:(0,le.jsxs)(re,{to:ar(o),children:[o.kind," ",o.name]})}),(0,le.jsx)($,{size:"sm",c:"dimmed",children:e.namespace}),(0,le.jsx)(r_,{phase:r.phase??"\
Pending"}),e.suspended&&(0,le.jsx)(De,{size:"sm",color:"yellow",variant:"light",children:Yt.paused}),(0,le.jsxs)($,{size:"sm",children:[Yt.revision(r.revision??
0),r.stableRevision?", "+Yt.stable(r.stableRevision):""]}),(0,le.jsx)(Ye,{since:r.startedAt})]}),(0,le.jsxs)(Z,{gap:"xs",children:[!e.revisions&&(0,le.jsx)(re,{
to:fe("rollouts",{name:e.name,namespace:e.namespace}),children:Yt.history}),(0,le.jsx)(fP,{rollout:e,onAction:t})]})]}),r.message&&(0,le.jsx)($,{size:"sm",mb:"x\
s",children:r.message}),(0,le.jsx)(uP,{rollout:e})]})}function N7({route:e}){let t=$t("rollouts",{...Object.fromEntries(e.query),limit:Zt}),[r,o]=(0,Dv.useState)(),
{value:n}=t;return(0,le.jsxs)(me,{gap:"sm",children:[(0,le.jsxs)(Z,{justify:"space-between",children:[(0,le.jsx)(ce,{order:1,size:"h3",children:B.pages.rollouts}),
(0,le.jsxs)(Z,{gap:"xs",children:[(0,le.jsx)(Ur,{route:e}),(0,le.jsx)(zo,{route:e}),(0,le.jsx)(ft,{command:e.query.get("name")?`karmadactl rollout status ${e.query.
get("name")} -n ${e.query.get("namespace")}`:"kubectl get stagedrollouts -A"})]})]}),(0,le.jsx)(Et,{live:t,reading:n}),n&&n.page.length===0&&(0,le.jsx)($,{size:"\
sm",c:"dimmed",children:Yt.empty}),n?.page.map(a=>(0,le.jsx)(hP,{rollout:a,onAction:o},`${a.namespace}/${a.name}`)),n&&(0,le.jsx)(Gr,{route:e,shown:n.page.length,
matching:n.matching}),r&&(0,le.jsx)(pP,{action:r,onClose:()=>o(void 0)})]})}var Hs=x(D(),1);var Fo=x(T(),1),Bv=B.shell;function gP({url:e,onEnd:t}){let r=(0,Hs.useRef)(null);return(0,Hs.useEffect)(()=>{let o=()=>{},n=!1;return K8().then(({open:a})=>{n||
(o=a({parent:r.current,url:e,nonce:Ds,label:Bv.label,onEnd:i=>{n||t(i)}}))}),()=>{n=!0,o()}},[e]),(0,Fo.jsx)("div",{ref:r,className:"terminal"})}function O7({route:e}){
let t=Object.fromEntries(e.query),[r,o]=(0,Hs.useState)(0),[n,a]=(0,Hs.useState)(),l=(location.protocol==="https:"?"wss://":"ws://")+location.host+"/ui/api/exec"+
_f(t),s=()=>{a(void 0),o(r+1)};return(0,Fo.jsxs)(me,{gap:"sm",children:[(0,Fo.jsxs)(Z,{justify:"space-between",children:[(0,Fo.jsxs)(ce,{order:1,size:"h3",children:[
t.pod," ",(0,Fo.jsxs)($,{span:!0,c:"dimmed",children:[t.cluster," ",t.namespace]})]}),(0,Fo.jsx)(ft,{command:`karmadactl exec -it ${t.pod} -n ${t.namespace} -C ${t.
cluster} -- sh`})]}),(r===0||n!==void 0)&&(0,Fo.jsxs)(Z,{gap:"xs",children:[(0,Fo.jsx)(oe,{onClick:s,children:Bv.connect}),(0,Fo.jsx)($,{size:"sm",children:Bv.intro(
t.pod??"",t.cluster??"")})]}),n!==void 0&&(0,Fo.jsx)(ie,{color:"gray",role:"status",title:Bv.ended,children:n}),r>0&&(0,Fo.jsx)(gP,{url:l,onEnd:a},r)]})}var rm=x(D(),1);var Ft=x(T(),1),_l=B.whatif;function vP({cluster:e,plan:t}){let[r,o]=(0,rm.useState)({}),n=()=>{o({busy:!0}),Mt("drain",{cluster:e,planHash:t.planHash}).then(o,
a=>o({error:a.message}))};return r.evicted!==void 0?(0,Ft.jsxs)(ie,{color:"green",role:"status",title:_l.started(r.evicted),children:[r.stays.length>0&&(0,Ft.jsxs)(
"div",{children:[_l.stays,": ",r.stays.join("; ")]}),(0,Ft.jsx)(re,{to:fe("moves",{search:e}),children:_l.follow})]}):(0,Ft.jsxs)(Z,{gap:"xs",children:[(0,Ft.jsx)(
oe,{color:"red",disabled:r.busy,onClick:n,children:_l.now}),r.error&&(0,Ft.jsx)(ie,{color:"red",role:"alert",children:r.error})]})}function M7({route:e}){let t=e.
query.get("cluster")??"",r=e.query.get("operation")??"",[o,n]=(0,rm.useState)(t),[a,i]=(0,rm.useState)({});(0,rm.useEffect)(()=>{if(i({}),!t||!r)return;let s=!0;
return i({busy:!0}),Mt("plan",{changes:[{operation:r,cluster:t}],namespace:e.query.get("namespace")??""}).then(c=>s&&i({plan:c}),c=>s&&i({error:c.message})),()=>{
s=!1}},[t,r,e]);let l=s=>Tt(e,{cluster:o,operation:s});return(0,Ft.jsxs)(me,{gap:"sm",children:[(0,Ft.jsxs)(Z,{justify:"space-between",children:[(0,Ft.jsxs)(ce,
{order:1,size:"h3",children:[B.pages.whatif," ",(0,Ft.jsx)($,{span:!0,c:"dimmed",children:t})]}),(0,Ft.jsx)(ft,{command:`karmadactl plan --${r==="Drain"?"drain":
"lose-cluster"}=${t}`})]}),(0,Ft.jsx)($,{size:"sm",children:_l.intro}),(0,Ft.jsxs)(Z,{gap:"xs",align:"end",children:[(0,Ft.jsx)(Do,{label:_l.cluster,value:o,name:"\
cluster",onChange:s=>n(s.currentTarget.value)}),(0,Ft.jsx)(oe,{variant:"default",disabled:!o,onClick:()=>l("LoseCluster"),children:_l.lose}),(0,Ft.jsx)(oe,{variant:"\
default",disabled:!o,onClick:()=>l("Drain"),children:_l.drain})]}),a.busy&&(0,Ft.jsx)(Xt,{size:"sm",role:"status","aria-label":B.plan.busy}),a.error&&(0,Ft.jsx)(
ie,{color:"red",title:B.failed,role:"alert",children:a.error}),a.plan&&(0,Ft.jsx)(Mv,{plan:a.plan}),a.plan&&r==="Drain"&&(0,Ft.jsx)(vP,{cluster:t,plan:a.plan},a.
plan.planHash)]})}var nm=x(D(),1);var qr=x(T(),1),zl=206,Sl=60,Cl=32,Pv=10,Lv=26;function bP(e){let t=[],r=0,o=0,n=(a,i,l)=>{let s={node:a,x:i,y:0,parent:l};t.push(s),o=Math.max(o,i+1);let c=(a.
children??[]).map(u=>n(u,i+1,s));return s.y=c.length>0?(c[0].y+c[c.length-1].y)/2:r++,s};return n(e,0),{placed:t,rows:r,columns:o}}function yP(e){if(e.kind==="C\
luster")return Rt(e.name);if(e.kind.endsWith("StagedRollout"))return fe("rollouts",{name:e.name,namespace:e.namespace});if(e.kind.endsWith("PropagationPolicy"))
return oo({group:"policy.karmada.io",version:"v1alpha1",kind:e.kind,namespace:e.namespace,name:e.name})}function wP({p:e}){let{node:t}=e,r=t.missing?"Missing":t.
state??"",o=`${t.kind} ${t.namespace?t.namespace+"/":""}${t.name}`,n=yP(t),a=B.workload.done[t.kind]??(t.children?"":B.workload.done.Member),i=r==="Missing"?B.workload.
missing:r==="Done"?a:"";return(0,qr.jsxs)("g",{className:r,transform:`translate(${e.x*(zl+Cl)},${Lv+e.y*(Sl+Pv)})`,"data-kind":t.kind,children:[(0,qr.jsx)("titl\
e",{children:[o,r,t.message].filter(Boolean).join(`
`)}),(0,qr.jsx)("rect",{width:zl,height:Sl,rx:6}),(0,qr.jsx)("foreignObject",{width:zl,height:Sl,children:(0,qr.jsxs)("div",{className:"node",children:[(0,qr.jsxs)(
"div",{className:"name",children:[t.kind," ",n?(0,qr.jsx)(re,{to:n,children:t.name}):t.name]}),(0,qr.jsx)("div",{className:"detail",children:[t.message,i].filter(
Boolean).join("; ")})]})})]})}function xP({p:e}){if(!e.parent)return null;let t=e.parent.x*(zl+Cl)+zl,r=Lv+e.parent.y*(Sl+Pv)+Sl/2,o=e.x*(zl+Cl),n=Lv+e.y*(Sl+Pv)+
Sl/2;return(0,qr.jsx)("path",{d:`M${t},${r} C${t+Cl/2},${r} ${o-Cl/2},${n} ${o},${n}`})}function D7({root:e}){let{placed:t,rows:r,columns:o}=bP(e),n=o*(zl+Cl)-Cl,
a=Lv+r*(Sl+Pv);return(0,qr.jsx)("div",{className:"graph",tabIndex:0,role:"region","aria-label":B.workload.tabs.graph,children:(0,qr.jsxs)("svg",{width:n+4,height:a+
2,viewBox:`-2 0 ${n+4} ${a+2}`,role:"group","aria-label":`${e.kind} ${e.name}`,children:[B.workload.columns.slice(0,o).map((i,l)=>(0,qr.jsx)("text",{x:l*(zl+Cl),
y:14,className:"detail",children:i},i)),t.map((i,l)=>(0,qr.jsx)(xP,{p:i},l)),t.map((i,l)=>(0,qr.jsx)(wP,{p:i},l))]})})}var Vn=x(D(),1);var Ie=x(T(),1),om=B.pods,In=B.logs;function _P(e,t){let r=e.ready===e.containers.length&&e.containers.length>0;return{key:e.cluster+"/"+e.name,cells:[(0,Ie.jsx)(
re,{to:Rt(e.cluster),children:e.cluster}),e.name,(0,Ie.jsxs)(Ie.Fragment,{children:[(0,Ie.jsx)(De,{size:"sm",variant:"light",color:r?"green":"yellow",children:e.
status}),e.message&&(0,Ie.jsx)($,{size:"xs",children:e.message})]}),`${e.ready}/${e.containers.length}`,e.restarts,e.node??"",(0,Ie.jsx)(Ye,{since:e.created}),(0,Ie.jsxs)(
Z,{gap:"xs",wrap:"nowrap",className:"nowrap",children:[(0,Ie.jsx)(re,{to:fe("workload",{...t,tab:"logs",cluster:e.cluster,pod:e.name}),children:om.logs}),(0,Ie.jsx)(
re,{to:fe("shell",{cluster:e.cluster,namespace:e.namespace,pod:e.name,container:e.containers[0]}),children:om.shell})]})]}}function B7({object:e}){let t=$t("pod\
s",{...e}),{value:r}=t;return(0,Ie.jsxs)(me,{gap:"sm",children:[(0,Ie.jsx)(Et,{live:t}),r?.errors.map(o=>(0,Ie.jsx)(ie,{color:"red",title:`${om.cluster} ${o.cluster}`,
children:o.error},o.cluster)),r&&(r.pods.length>0||r.errors.length===0)&&(0,Ie.jsx)(pt,{label:B.workload.tabs.pods,columns:om.columns,empty:om.empty,rows:r.pods.
map(o=>_P(o,e))}),r&&r.clusters>50&&(0,Ie.jsx)($,{size:"sm",c:"dimmed",children:om.more(50,r.clusters)})]})}var o_=2e3,SP=/\u001b\[[0-9;?]*[A-Za-z]/g;function CP(e){
let[t,r]=(0,Vn.useState)({lines:[],ended:!1,error:""});return(0,Vn.useEffect)(()=>{r({lines:[],ended:!1,error:""});let o=new EventSource(e),n=a=>{o.close(),r(i=>({
...i,ended:!0,error:a}))};return o.onmessage=a=>r(i=>({...i,lines:[...i.lines,...JSON.parse(a.data)].slice(-o_)})),o.addEventListener("end",()=>n("")),o.onerror=
()=>n(B.failed),()=>o.close()},[e]),t}function P7({object:e,route:t}){let[r,o]=(0,Vn.useState)(0),[n,a]=(0,Vn.useState)(""),i=t.query.get("cluster")??"",l=t.query.
get("pod")??"",s=t.query.get("previous")??"",{lines:c,ended:u,error:d}=CP(Zd("logs",{...e,cluster:i,pod:l,previous:s,round:r})),m=(0,Vn.useMemo)(()=>[...new Set(
[...c.map(h=>h.c).filter(Boolean),...i?[i]:[]])].sort(),[c,i]),f=(0,Vn.useRef)(null);(0,Vn.useEffect)(()=>{f.current?.scrollIntoView({block:"nearest"})},[c]);let p=n?
c.filter(h=>h.t.includes(n)):c;return(0,Ie.jsxs)(me,{gap:"sm",children:[(0,Ie.jsxs)(Z,{gap:"xs",children:[(0,Ie.jsx)(Qa,{"aria-label":In.cluster,size:"sm",value:i,
data:[{value:"",label:In.cluster},...m.filter(Boolean)],onChange:h=>Tt(t,{cluster:h.currentTarget.value,pod:void 0})}),(0,Ie.jsx)(Do,{type:"search","aria-label":In.
filter,placeholder:In.filter,size:"sm",value:n,onChange:h=>a(h.currentTarget.value)}),(0,Ie.jsx)(Fa,{label:In.previous,checked:s==="true",onChange:h=>Tt(t,{previous:h.
currentTarget.checked?"true":void 0})}),(0,Ie.jsx)(De,{color:u?"gray":"green",variant:"light",children:u?In.ended:In.follow}),u&&(0,Ie.jsx)(oe,{size:"compact-sm",
variant:"default",onClick:()=>o(r+1),children:In.again}),l&&(0,Ie.jsxs)(oe,{size:"compact-sm",variant:"default",onClick:()=>Tt(t,{pod:void 0}),children:[l," ✕"]})]}),
d&&(0,Ie.jsx)(ie,{color:"red",role:"alert",children:d}),(0,Ie.jsxs)("div",{className:"log",tabIndex:0,role:"log","aria-label":In.label,"aria-live":"off",children:[
p.length===0&&(0,Ie.jsx)($,{size:"sm",c:"dimmed",children:In.empty}),p.map((h,w)=>(0,Ie.jsxs)("div",{className:h.e?"mono removed":"mono",children:[(0,Ie.jsxs)("\
span",{className:"source",children:[h.c," ",h.p]})," ",h.t.replace(SP,"")]},w)),(0,Ie.jsx)("div",{ref:f})]}),c.length>=o_&&(0,Ie.jsx)($,{size:"sm",c:"dimmed",children:In.
dropped(o_)})]})}var Nr=x(T(),1),mr=B.verdict;function zP(e,t){let r=n=>ar(t)+"&tab="+n,o=fe("inbox",{namespace:t.namespace});switch(e.kind){case"NotScheduled":return[[mr.why,r(
"why")]];case"NotApplied":return[[mr.diff,r("diff")],...e.message.includes("karmadactl adopt")?[[mr.inbox,o]]:[]];case"NotHealthy":case"RollingOut":return[[mr.pods,
r("pods")],[mr.logs,r("logs")]];case"StatusUnknown":case"NotReported":return e.cluster?[[mr.cluster(e.cluster),Rt(e.cluster)]]:[];case"RemovalHeld":case"Restart\
Held":return[[mr.inbox,o]];case"EvictionBlocked":case"MoveHeld":return[[mr.moves,fe("moves",{search:t.name})]];case"NoPolicy":return[[mr.policy,fe("edit")]]}return e.
kind.startsWith("Rollout")?[[mr.rollout,fe("rollouts",{search:t.name})]]:[]}function kP(e){return e.kind?B.problems[e.kind]??e.kind:e.state==="Done"?mr.healthy:
mr.waits}function TP(e){return e.state==="Done"?"green":!e.kind||Q1(e.kind)?"yellow":"red"}function RP(e){let t=e.clusters.filter(n=>n.replicas!==void 0),r=n=>t.
reduce((a,i)=>a+(i[n]??0),0),o=mr.clusters(e.clusters.length);return t.length>0?mr.ready(r("ready"),r("replicas"),o):mr.done(o)}function L7({value:e}){let t=e.verdict,
r=[...t.change.map(o=>[mr.edit(`${o.kind} ${o.name}`),oo(o)]),...zP(t,e)];return(0,Nr.jsxs)(ie,{color:TP(t),role:"status","data-kind":t.kind||t.state,title:(0,Nr.jsxs)(
Nr.Fragment,{children:[kP(t),t.cluster&&(0,Nr.jsxs)(Nr.Fragment,{children:[" ",mr.in," ",(0,Nr.jsx)(re,{to:Rt(t.cluster),children:t.cluster})]}),(t.clusters??0)>
1&&` ${mr.more(t.clusters-1)}`,t.since&&(0,Nr.jsxs)($,{span:!0,size:"sm",c:"dimmed",children:[" ",mr.since," ",(0,Nr.jsx)(Ye,{since:t.since})]})]}),children:[t.
state==="Done"?(0,Nr.jsx)($,{size:"sm",children:RP(e)}):(0,Nr.jsx)(nt,{text:t.message,namespace:e.namespace}),t.hints.map(o=>(0,Nr.jsx)("div",{children:(0,Nr.jsx)(
nt,{text:o,namespace:e.namespace})},o)),r.length>0&&(0,Nr.jsx)(Z,{gap:"md",mt:4,children:r.map(([o,n])=>(0,Nr.jsx)(re,{to:n,children:o},n))})]})}var we=x(T(),1),To=B.why,Cf=e=>`${e.kind} ${e.namespace?e.namespace+"/":""}${e.name}`;function EP(e,t,r){let o=r&&r.state!=="Done";return{key:e.cluster,cells:[(0,we.jsx)(
re,{to:Rt(e.cluster),children:e.cluster}),(0,we.jsx)(De,{size:"sm",variant:"light",color:e.chosen?"green":"gray",children:e.chosen?To.yes:To.no}),t&&e.chosen?e.
replicas:"",t?e.current:"",(r&&t?Ev(r):e.ready)??"",e.capacity??"",e.score||"",(0,we.jsxs)(we.Fragment,{children:[o&&(0,we.jsxs)(we.Fragment,{children:[(0,we.jsx)(
Rv,{state:r})," ",(0,we.jsx)(nt,{text:r.message??""}),(0,we.jsx)("br",{})]}),(0,we.jsx)(nt,{text:e.reason})]})]}}function AP({term:e,single:t,states:r}){return(0,we.jsxs)(
"section",{children:[!t&&(0,we.jsx)(ce,{order:2,size:"h5",children:To.term(e.affinity??"")}),e.error&&(0,we.jsx)(ie,{color:"red",title:To.unschedulable,my:"xs",
children:(0,we.jsx)(nt,{text:e.error})}),e.division&&(0,we.jsx)($,{size:"sm",children:To.division(e.division)}),(0,we.jsx)(pt,{label:B.workload.tabs.why,columns:To.
columns,rows:e.clusters.map(o=>EP(o,!!e.division,r.find(n=>n.cluster===o.cluster)))}),e.total>e.clusters.length&&(0,we.jsx)($,{size:"sm",c:"dimmed",children:To.
more(e.total-e.clusters.length)}),e.notes.map(o=>(0,we.jsx)($,{size:"sm",children:o},o))]})}function NP({why:e,banner:t}){return(0,we.jsxs)(we.Fragment,{children:[
e.policy&&(0,we.jsx)(nt,{text:To.policy(Cf(e.policy),e.policy.problem)}),e.unclaimed&&!t&&(0,we.jsx)(ie,{color:"red",title:To.unclaimed,children:e.unclaimed}),e.
nearly.length>0&&(0,we.jsx)(ie,{color:"yellow",title:To.nearly,children:(0,we.jsx)(Nn,{size:"sm",children:e.nearly.map(r=>(0,we.jsx)(Nn.Item,{children:(0,we.jsx)(
nt,{text:`${Cf(r.policy)}: ${r.difference}`})},Cf(r.policy)))})}),e.alsoMatching.map(r=>(0,we.jsx)("div",{children:(0,we.jsx)(nt,{text:`${To.also}: ${Cf(r.policy)}\
, ${r.reason}`})},Cf(r.policy)))]})}function j7({object:e,states:t,verdict:r}){let{value:o,error:n}=Jd("why",{...e,limit:200});return n?(0,we.jsx)(ie,{color:"re\
d",title:B.failed,role:"alert",children:n}):o?(0,we.jsxs)(me,{gap:"sm",children:[(0,we.jsx)(NP,{why:o,banner:!!r}),o.held&&(0,we.jsx)(ie,{color:"yellow",title:To.
held,children:o.held}),o.due&&r?.kind!=="NotScheduled"&&(0,we.jsx)(ie,{color:"blue",title:To.due,children:o.due}),o.error&&o.terms.length!==1&&(0,we.jsx)(ie,{color:"\
red",title:To.unschedulable,children:o.error}),o.terms.map((a,i)=>(0,we.jsx)(AP,{term:a,single:o.terms.length===1,states:t},i)),o.notes.map(a=>(0,we.jsx)($,{size:"\
sm",children:a},a))]}):(0,we.jsx)(Xt,{size:"sm",role:"status","aria-label":B.loading})}var K=x(T(),1),Fe=B.workload;function OP(e,t){let r=`${t.kind.toLowerCase()}${t.group?"."+t.group:""}/${t.name}${t.namespace?" -n "+t.namespace:""}`;return`${{graph:"\
karmadactl tree",why:"karmadactl why",timeline:"karmadactl trace",events:"karmadactl describe",manifest:"kubectl get -o yaml",diff:"karmadactl diff",pods:"karma\
dactl get pods --operation-scope members #",logs:"karmadactl logs --all-clusters"}[e]} ${r}`}function MP({value:e,cluster:t,onClose:r}){let[o,n]=(0,nm.useState)(
{}),a={namespace:e.namespace??"",binding:e.binding,cluster:t},i=s=>Mt("evict",{...a,planned:s}).then(c=>n({planned:c,done:!!s}),c=>n({planned:s,error:c.message}));
(0,nm.useEffect)(()=>{i()},[]);let{planned:l}=o;return(0,K.jsx)(_r,{opened:!0,onClose:r,title:Fe.evictHeading(e.name,t),centered:!0,children:(0,K.jsxs)(me,{children:[
o.error&&(0,K.jsx)(ie,{color:"red",role:"alert",children:o.error}),o.done&&(0,K.jsx)(ie,{color:"green",role:"status",children:Fe.evicted}),l?.stays&&(0,K.jsx)(ie,
{color:"yellow",title:Fe.staysThere,children:l.stays}),l&&!l.stays&&(0,K.jsx)($,{size:"sm",children:l.to.length>0?`${Fe.goes}: ${l.to.join(", ")}`:Fe.nowhere}),
l?.budgets&&(0,K.jsxs)($,{size:"sm",children:[Fe.budgets,": ",l.budgets]}),(0,K.jsxs)(Z,{justify:"flex-end",children:[(0,K.jsx)(oe,{variant:"default",onClick:r,
"data-autofocus":!0,children:Fe.cancel}),(0,K.jsx)(oe,{color:"red",disabled:!l||!!l.stays||o.done,onClick:()=>{i(l)},children:Fe.evict})]})]})})}function DP({value:e}){
let[t,r]=(0,nm.useState)(""),o=e.clusters.some(a=>a.revision),n=Fe.clusterColumns.filter((a,i)=>i!==3||o);return(0,K.jsxs)(K.Fragment,{children:[t&&(0,K.jsx)(MP,
{value:e,cluster:t,onClose:()=>r("")}),(0,K.jsx)(pt,{label:Fe.clusters,columns:n,rows:e.clusters.map(a=>({key:a.cluster,cells:[(0,K.jsx)(re,{to:Rt(a.cluster),children:a.
cluster}),(0,K.jsx)(Rv,{state:a}),Ev(a),...o?[a.revision?Fe.revision(a.revision):""]:[],(0,K.jsx)(nt,{text:a.message??"",namespace:e.namespace}),e.binding&&(0,K.jsx)(
oe,{size:"compact-xs",variant:"default",onClick:()=>r(a.cluster),children:Fe.evict})]}))})]})}function BP({value:e}){let t=e.tree.children?.flatMap(r=>Object.entries(
r.hidden??{}))??[];return(0,K.jsxs)(me,{children:[(0,K.jsx)(D7,{root:e.tree}),t.map(([r,o])=>(0,K.jsx)($,{size:"sm",c:"dimmed",children:Fe.more(o,r)},r)),e.binding&&
(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(ce,{order:2,size:"h5",children:Fe.clusters}),(0,K.jsx)(DP,{value:e})]}),e.overrides.length>0&&(0,K.jsxs)(K.Fragment,{
children:[(0,K.jsx)(ce,{order:2,size:"h5",children:Fe.overrides}),(0,K.jsx)(pt,{label:Fe.overrides,columns:Fe.overrideColumns,rows:e.overrides.map(r=>({key:`${r.
cluster}/${r.kind}/${r.name}`,cells:[(0,K.jsx)(re,{to:Rt(r.cluster),children:r.cluster}),(0,K.jsxs)(re,{to:oo(r),children:[r.kind," ",r.name]}),r.failed?(0,K.jsxs)(
K.Fragment,{children:[(0,K.jsx)(De,{size:"sm",variant:"light",color:"red",children:Fe.failed})," ",r.failed]}):(0,K.jsx)("span",{className:"mono",children:r.paths.
join(`
`)})]}))})]}),e.binding&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(ce,{order:2,size:"h5",children:Fe.conditions}),(0,K.jsx)(Nv,{label:Fe.conditions,conditions:e.
conditions})]}),e.moves.length>0&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(ce,{order:2,size:"h5",children:Fe.moves}),(0,K.jsx)(pt,{label:Fe.moves,columns:Fe.moveColumns,
rows:e.moves.map((r,o)=>({key:String(o),cells:[(0,K.jsx)(Ye,{since:r.time}),r.changes?.join(", ")??"",r.reason,r.by??""]}))})]})]})}var PP=e=>e.seconds===void 0?
"":`+${e.seconds} s`;function LP({value:e}){let{timeline:t}=e,[r,o]=(0,nm.useState)(t.complete),n=t.steps.filter(i=>i.state==="Done").length,a=t.steps.filter(i=>r||
i.state!=="Done");return(0,K.jsxs)(me,{children:[t.complete?(0,K.jsx)(ie,{color:"green",children:Fe.complete}):(0,K.jsx)(ie,{color:"yellow",title:Fe.waiting,children:(0,K.jsx)(
Nn,{size:"sm",children:t.waiting?.map(i=>(0,K.jsx)(Nn.Item,{children:(0,K.jsx)(nt,{text:i,namespace:e.namespace})},i))})}),n>0&&(0,K.jsx)(ls,{size:"sm",checked:r,
onChange:i=>o(i.currentTarget.checked),label:Fe.finished(n)}),(0,K.jsx)(pt,{label:Fe.tabs.timeline,columns:Fe.timelineColumns,rows:a.map((i,l)=>({key:String(l),
cells:[(0,K.jsx)(Ye,{since:i.time}),(0,K.jsx)("span",{className:"nowrap",children:PP(i)}),(0,K.jsx)(J8,{state:i.state}),i.stage,i.cluster?(0,K.jsx)(re,{to:Rt(i.
cluster),children:i.cluster}):"",i.object,(0,K.jsx)(nt,{text:i.message??"",namespace:e.namespace})]}))})]})}function H7({route:e}){let{group:t,version:r,kind:o,
namespace:n,name:a}=Object.fromEntries(e.query),i={group:t,version:r,kind:o,namespace:n,name:a},l=$t("workload",i),{value:s}=l,c=e.query.get("tab")??(s&&!s.binding?
"why":"graph"),u=i;return(0,K.jsxs)(me,{gap:"sm",children:[(0,K.jsxs)(Z,{justify:"space-between",children:[(0,K.jsxs)(ce,{order:1,size:"h3",children:[u.kind," ",
u.name," ",(0,K.jsx)($,{span:!0,c:"dimmed",children:u.namespace})]}),(0,K.jsxs)(Z,{gap:"xs",children:[(0,K.jsx)(re,{to:oo(u),children:Fe.edit}),(0,K.jsx)(ft,{command:OP(
c,u)})]})]}),(0,K.jsx)(Et,{live:l}),s&&(0,K.jsx)(L7,{value:s}),(0,K.jsxs)(xt,{value:c,onChange:d=>Tt(e,{tab:d},!0),keepMounted:!1,children:[(0,K.jsx)(xt.List,{mb:"\
sm",children:Object.entries(Fe.tabs).map(([d,m])=>(0,K.jsx)(xt.Tab,{value:d,children:m},d))}),(0,K.jsx)(xt.Panel,{value:"graph",children:s&&(0,K.jsx)(BP,{value:s})}),
(0,K.jsx)(xt.Panel,{value:"why",children:(0,K.jsx)(j7,{object:u,states:s?.clusters??[],verdict:s?.verdict})}),(0,K.jsx)(xt.Panel,{value:"diff",children:(0,K.jsx)(
s7,{object:u})}),(0,K.jsx)(xt.Panel,{value:"pods",children:(0,K.jsx)(B7,{object:u})}),(0,K.jsx)(xt.Panel,{value:"logs",children:(0,K.jsx)(P7,{object:u,route:e})}),
(0,K.jsx)(xt.Panel,{value:"timeline",children:s&&(0,K.jsx)(LP,{value:s})}),(0,K.jsx)(xt.Panel,{value:"events",children:s&&(0,K.jsx)(Ov,{events:s.events})}),(0,K.jsx)(
xt.Panel,{value:"manifest",children:s&&(s.manifest?(0,K.jsx)(Ic,{block:!0,tabIndex:0,children:s.manifest}):(0,K.jsx)($,{children:Fe.noManifest}))})]})]})}var Ce=x(T(),1),am=B.workloads;function jP({route:e,counts:t}){return(0,Ce.jsx)(ji.Group,{value:e.query.get("filter")??"",onChange:r=>Tt(e,{filter:r,offset:void 0}),
children:(0,Ce.jsx)(Z,{gap:6,children:Object.entries(am.filters).map(([r,o])=>(0,Ce.jsxs)(ji,{value:r,size:"xs",variant:"light",disabled:r!==""&&!t[r]&&e.query.
get("filter")!==r,children:[o," ",t[r]??0]},r))})})}function HP({workload:e}){let t=e.problem?.kind.endsWith("Held"),r=["held","drifted","suspended","moving"].filter(
o=>e[o]&&!(o==="held"&&t));return(0,Ce.jsxs)(Ce.Fragment,{children:[(0,Ce.jsxs)(Z,{gap:4,children:[(0,Ce.jsx)(em,{kind:e.problem?.kind}),r.map(o=>(0,Ce.jsx)(De,
{color:"gray",variant:"light",size:"sm",children:am.flags[o]},o))]}),e.problem&&(0,Ce.jsx)($,{size:"xs",lineClamp:2,title:e.problem.message,component:"div",children:(0,Ce.jsx)(
nt,{size:"xs",text:e.problem.message,cluster:e.problem.cluster,namespace:e.namespace})})]})}function IP({workload:e}){if(e.replicas===void 0)return null;if(e.unknown===
void 0)return(0,Ce.jsx)(Ce.Fragment,{children:`${e.ready??0}/${e.replicas}`});let t=(e.ready??0)-e.unknown;return(0,Ce.jsxs)($,{size:"sm",c:"dimmed",children:[t>
0?`${t} + `:"","? / ",e.replicas,(0,Ce.jsx)("br",{}),"(",am.lastKnown(e.ready??0),")"]})}function VP(e){return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,Ce.jsxs)(
Z,{gap:6,children:[(0,Ce.jsx)(re,{to:ar(e),children:e.name}),(0,Ce.jsx)($,{size:"xs",c:"dimmed",children:e.kind})]}),e.namespace??"",(0,Ce.jsx)(HP,{workload:e}),
(0,Ce.jsx)(IP,{workload:e}),e.clusters,(0,Ce.jsx)(nt,{text:e.policy??""}),(0,Ce.jsx)(Ye,{since:e.created})]}}function I7({route:e}){let t=$t("workloads",{...Object.
fromEntries(e.query),limit:Zt}),{value:r}=t;return(0,Ce.jsxs)(me,{gap:"sm",children:[(0,Ce.jsxs)(Z,{justify:"space-between",children:[(0,Ce.jsx)(ce,{order:1,size:"\
h3",children:B.pages.workloads}),(0,Ce.jsxs)(Z,{gap:"xs",children:[(0,Ce.jsx)(Ur,{route:e}),(0,Ce.jsx)(zo,{route:e}),(0,Ce.jsx)(ft,{command:"kubectl get resourc\
ebindings,clusterresourcebindings -A"})]})]}),(0,Ce.jsx)(Et,{live:t,reading:r}),r&&(0,Ce.jsxs)(Ce.Fragment,{children:[(0,Ce.jsx)(jP,{route:e,counts:r.counts}),(0,Ce.jsx)(
Av,{label:B.pages.workloads,columns:am.columns,empty:am.empty,items:r.page,row:VP}),r.matching===0&&(0,Ce.jsx)($,{size:"sm",c:"dimmed",children:am.absent}),(0,Ce.jsx)(
Gr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var Ae=x(T(),1),UP={fleet:g7,workloads:I7,workload:H7,inbox:b7,matrix:C7,policies:T7,edit:f7,rollouts:N7,moves:z7,whatif:M7,resources:E7,search:A7,shell:O7,cluster:i7},
V7=["fleet","workloads","matrix","policies","rollouts","moves","inbox","resources","search"],G7={workload:"workloads",edit:"policies",whatif:"fleet",shell:"work\
loads",cluster:"fleet"},GP={primaryColor:"indigo",primaryShade:{light:7,dark:8},cursorType:"pointer",autoContrast:!0,components:{Modal:{defaultProps:{closeButtonProps:{
"aria-label":B.close}}}},fontFamily:"system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif",fontFamilyMonospace:"ui-monospace, SFMono-Regular, Men\
lo, DejaVu Sans Mono, monospace"};function $P(){let{setColorScheme:e}=gm(),t=Ri("light")==="dark";return(0,Ae.jsx)(la,{variant:"default",size:"lg","aria-label":B.
scheme,title:B.scheme,onClick:()=>e(t?"light":"dark"),children:t?"☀":"☾"})}function qP({route:e}){let t=G7[e.page],r=e.query.get("namespace");return t?(0,Ae.jsxs)(
Z,{gap:6,mb:"xs",component:"nav","aria-label":B.crumbs,children:[(0,Ae.jsx)(re,{to:fe(t),children:B.pages[t]}),r&&(0,Ae.jsxs)(Ae.Fragment,{children:[(0,Ae.jsx)(
$,{size:"sm",c:"dimmed",children:"/"}),(0,Ae.jsx)(re,{to:fe(t,{namespace:r}),children:r})]}),(0,Ae.jsx)($,{size:"sm",c:"dimmed",children:"/"}),(0,Ae.jsx)($,{size:"\
sm",children:e.query.get("name")??e.query.get("cluster")??B.pages[e.page]})]}):null}function YP({session:e,onLogout:t}){let r=Z8(),[o,{toggle:n,close:a}]=nb(),i=UP[r.
page];return(0,im.useEffect)(a,[r.page]),(0,im.useEffect)(()=>{document.title=`${B.pages[r.page]??B.notFound} · ${r.query.get("name")??B.title}`},[r]),ob([...V7.
map((l,s)=>[`alt+${s+1}`,()=>hi(fe(l))]),["/",()=>document.querySelector("input[type=search]")?.focus()]]),(0,Ae.jsxs)(Qr,{header:{height:52},navbar:{width:190,
breakpoint:"sm",collapsed:{mobile:!o}},padding:"md",children:[(0,Ae.jsx)("a",{className:"skip",href:"#main",children:B.skip}),(0,Ae.jsx)(Qr.Header,{children:(0,Ae.jsxs)(
Z,{h:"100%",px:"md",justify:"space-between",wrap:"nowrap",children:[(0,Ae.jsxs)(Z,{gap:"sm",wrap:"nowrap",children:[(0,Ae.jsx)(Hc,{opened:o,onClick:n,hiddenFrom:"\
sm",size:"sm","aria-label":B.title}),(0,Ae.jsx)($,{fw:700,size:"lg",children:B.title})]}),(0,Ae.jsxs)(Z,{gap:"xs",wrap:"nowrap",children:[(0,Ae.jsx)($,{size:"sm",
truncate:!0,title:B.user,children:e.user}),(0,Ae.jsx)($P,{}),(0,Ae.jsx)(oe,{variant:"default",size:"compact-sm",onClick:t,children:B.logout})]})]})}),(0,Ae.jsx)(
Qr.Navbar,{p:"xs","aria-label":B.title,children:V7.map(l=>(0,Ae.jsx)(qc,{href:fe(l),label:B.pages[l],onClick:gi,active:(G7[r.page]??r.page)===l,"aria-current":r.
page===l?"page":void 0},l))}),(0,Ae.jsxs)(Qr.Main,{id:"main",tabIndex:-1,children:[(0,Ae.jsx)(qP,{route:r}),i?(0,Ae.jsx)(i,{route:r}):(0,Ae.jsx)($,{children:B.notFound})]})]})}
function FP(){let[e,t]=(0,im.useState)();return(0,im.useEffect)(()=>{Y8(()=>t(null));let r=new URLSearchParams(location.hash.slice(1)).get("login");if(r){history.
replaceState(null,"",location.pathname+location.search),Mt("login",{code:r}).then(t,()=>t(null));return}Aa("session").then(t,()=>t(null))},[]),e===void 0?(0,Ae.jsx)(
os,{h:"100vh",children:(0,Ae.jsx)(Xt,{role:"status","aria-label":B.loading})}):e===null?(0,Ae.jsx)(y7,{onLogin:t}):(0,Ae.jsx)(YP,{session:e,onLogout:()=>{Mt("lo\
gout",{}).finally(()=>t(null))}})}AC(Ds);(0,U7.createRoot)(document.getElementById("root")).render((0,Ae.jsx)(Wf,{theme:GP,defaultColorScheme:"auto",getStyleNonce:()=>Ds,
children:(0,Ae.jsx)(FP,{})}));
