var o9=Object.create;var h_=Object.defineProperty;var n9=Object.getOwnPropertyDescriptor;var a9=Object.getOwnPropertyNames;var i9=Object.getPrototypeOf,l9=Object.prototype.hasOwnProperty;var qn=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}};var s9=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of a9(t))!l9.call(e,n)&&n!==r&&h_(e,n,{get:()=>t[n],enumerable:!(o=n9(t,n))||o.enumerable});
return e};var x=(e,t,r)=>(r=e!=null?o9(i9(e)):{},s9(t||!e||!e.__esModule?h_(r,"default",{value:e,enumerable:!0}):r,e));var N_=qn(he=>{"use strict";var Wv=Symbol.for("react.transitional.element"),d9=Symbol.for("react.portal"),m9=Symbol.for("react.fragment"),u9=Symbol.for("react.s\
trict_mode"),f9=Symbol.for("react.profiler"),p9=Symbol.for("react.consumer"),h9=Symbol.for("react.context"),g9=Symbol.for("react.forward_ref"),v9=Symbol.for("re\
act.suspense"),b9=Symbol.for("react.memo"),S_=Symbol.for("react.lazy"),y9=Symbol.for("react.activity"),w9=Symbol.for("react.view_transition"),y_=Symbol.iterator;
function x9(e){return e===null||typeof e!="object"?null:(e=y_&&e[y_]||e["@@iterator"],typeof e=="function"?e:null)}var C_={isMounted:function(){return!1},enqueueForceUpdate:function(){},
enqueueReplaceState:function(){},enqueueSetState:function(){}},z_=Object.assign,k_={};function Fs(e,t,r){this.props=e,this.context=t,this.refs=k_,this.updater=r||
C_}Fs.prototype.isReactComponent={};Fs.prototype.setState=function(e,t){if(typeof e!="object"&&typeof e!="function"&&e!=null)throw Error("takes an object of sta\
te variables to update or a function which returns an object of state variables.");this.updater.enqueueSetState(this,e,t,"setState")};Fs.prototype.forceUpdate=function(e){
this.updater.enqueueForceUpdate(this,e,"forceUpdate")};function T_(){}T_.prototype=Fs.prototype;function Jv(e,t,r){this.props=e,this.context=t,this.refs=k_,this.
updater=r||C_}var eb=Jv.prototype=new T_;eb.constructor=Jv;z_(eb,Fs.prototype);eb.isPureReactComponent=!0;var w_=Array.isArray;function Zv(){}var vt={H:null,A:null,
T:null,S:null},R_=Object.prototype.hasOwnProperty;function tb(e,t,r){var o=r.ref;return{$$typeof:Wv,type:e,key:t,ref:o!==void 0?o:null,props:r}}function _9(e,t){
return tb(e.type,t,e.props)}function rb(e){return typeof e=="object"&&e!==null&&e.$$typeof===Wv}function S9(e){var t={"=":"=0",":":"=2"};return"$"+e.replace(/[=:]/g,
function(r){return t[r]})}var x_=/\/+/g;function Qv(e,t){return typeof e=="object"&&e!==null&&e.key!=null?S9(""+e.key):t.toString(36)}function C9(e){switch(e.status){case"\
fulfilled":return e.value;case"rejected":throw e.reason;default:switch(typeof e.status=="string"?e.then(Zv,Zv):(e.status="pending",e.then(function(t){e.status===
"pending"&&(e.status="fulfilled",e.value=t)},function(t){e.status==="pending"&&(e.status="rejected",e.reason=t)})),e.status){case"fulfilled":return e.value;case"\
rejected":throw e.reason}}throw e}function Ys(e,t,r,o,n){var a=typeof e;(a==="undefined"||a==="boolean")&&(e=null);var i=!1;if(e===null)i=!0;else switch(a){case"\
bigint":case"string":case"number":i=!0;break;case"object":switch(e.$$typeof){case Wv:case d9:i=!0;break;case S_:return i=e._init,Ys(i(e._payload),t,r,o,n)}}if(i)
return n=n(e),i=o===""?"."+Qv(e,0):o,w_(n)?(r="",i!=null&&(r=i.replace(x_,"$&/")+"/"),Ys(n,t,r,"",function(c){return c})):n!=null&&(rb(n)&&(n=_9(n,r+(n.key==null||
e&&e.key===n.key?"":(""+n.key).replace(x_,"$&/")+"/")+i)),t.push(n)),1;i=0;var l=o===""?".":o+":";if(w_(e))for(var s=0;s<e.length;s++)o=e[s],a=l+Qv(o,s),i+=Ys(o,
t,r,a,n);else if(s=x9(e),typeof s=="function")for(e=s.call(e),s=0;!(o=e.next()).done;)o=o.value,a=l+Qv(o,s++),i+=Ys(o,t,r,a,n);else if(a==="object"){if(typeof e.
then=="function")return Ys(C9(e),t,r,o,n);throw t=String(e),Error("Objects are not valid as a React child (found: "+(t==="[object Object]"?"object with keys {"+
Object.keys(e).join(", ")+"}":t)+"). If you meant to render a collection of children, use an array instead.")}return i}function Bf(e,t,r){if(e==null)return e;var o=[],
n=0;return Ys(e,o,"","",function(a){return t.call(r,a,n++)}),o}function z9(e){if(e._status===-1){var t=e._result,r=t();r.then(function(o){(e._status===0||e._status===
-1)&&(e._status=1,e._result=o,r.status===void 0&&(r.status="fulfilled",r.value=o))},function(o){(e._status===0||e._status===-1)&&(e._status=2,e._result=o,r.status===
void 0&&(r.status="rejected",r.reason=o))}),e._status===-1&&(e._status=0,e._result=r)}if(e._status===1)return e._result.default;throw e._result}var __=typeof reportError==
"function"?reportError:function(e){if(typeof window=="object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,
message:typeof e=="object"&&e!==null&&typeof e.message=="string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process==
"object"&&typeof process.emit=="function"){process.emit("uncaughtException",e);return}console.error(e)};function E_(e){var t=vt.T,r={};r.types=t!==null?t.types:
null,vt.T=r;try{var o=e(),n=vt.S;n!==null&&n(r,o),typeof o=="object"&&o!==null&&typeof o.then=="function"&&o.then(Zv,__)}catch(a){__(a)}finally{t!==null&&r.types!==
null&&(t.types=r.types),vt.T=t}}function A_(e){var t=vt.T;if(t!==null){var r=t.types;r===null?t.types=[e]:r.indexOf(e)===-1&&r.push(e)}else E_(A_.bind(null,e))}
var k9={map:Bf,forEach:function(e,t,r){Bf(e,function(){t.apply(this,arguments)},r)},count:function(e){var t=0;return Bf(e,function(){t++}),t},toArray:function(e){
return Bf(e,function(t){return t})||[]},only:function(e){if(!rb(e))throw Error("React.Children.only expected to receive a single React element child.");return e}};
he.Activity=y9;he.Children=k9;he.Component=Fs;he.Fragment=m9;he.Profiler=f9;he.PureComponent=Jv;he.StrictMode=u9;he.Suspense=v9;he.ViewTransition=w9;he.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=
vt;he.__COMPILER_RUNTIME={__proto__:null,c:function(e){return vt.H.useMemoCache(e)}};he.addTransitionType=A_;he.cache=function(e){return function(){return e.apply(
null,arguments)}};he.cacheSignal=function(){return null};he.cloneElement=function(e,t,r){if(e==null)throw Error("The argument must be a React element, but you p\
assed "+e+".");var o=z_({},e.props),n=e.key;if(t!=null)for(a in t.key!==void 0&&(n=""+t.key),t)!R_.call(t,a)||a==="key"||a==="__self"||a==="__source"||a==="ref"&&
t.ref===void 0||(o[a]=t[a]);var a=arguments.length-2;if(a===1)o.children=r;else if(1<a){for(var i=Array(a),l=0;l<a;l++)i[l]=arguments[l+2];o.children=i}return tb(
e.type,n,o)};he.createContext=function(e){return e={$$typeof:h9,_currentValue:e,_currentValue2:e,_threadCount:0,Provider:null,Consumer:null},e.Provider=e,e.Consumer=
{$$typeof:p9,_context:e},e};he.createElement=function(e,t,r){var o,n={},a=null;if(t!=null)for(o in t.key!==void 0&&(a=""+t.key),t)R_.call(t,o)&&o!=="key"&&o!=="\
__self"&&o!=="__source"&&(n[o]=t[o]);var i=arguments.length-2;if(i===1)n.children=r;else if(1<i){for(var l=Array(i),s=0;s<i;s++)l[s]=arguments[s+2];n.children=l}
if(e&&e.defaultProps)for(o in i=e.defaultProps,i)n[o]===void 0&&(n[o]=i[o]);return tb(e,a,n)};he.createRef=function(){return{current:null}};he.forwardRef=function(e){
return{$$typeof:g9,render:e}};he.isValidElement=rb;he.lazy=function(e){return{$$typeof:S_,_payload:{_status:-1,_result:e},_init:z9}};he.memo=function(e,t){return{
$$typeof:b9,type:e,compare:t===void 0?null:t}};he.startTransition=E_;he.unstable_useCacheRefresh=function(){return vt.H.useCacheRefresh()};he.use=function(e){return vt.
H.use(e)};he.useActionState=function(e,t,r){return vt.H.useActionState(e,t,r)};he.useCallback=function(e,t){return vt.H.useCallback(e,t)};he.useContext=function(e){
return vt.H.useContext(e)};he.useDebugValue=function(){};he.useDeferredValue=function(e,t){return vt.H.useDeferredValue(e,t)};he.useEffect=function(e,t){return vt.
H.useEffect(e,t)};he.useEffectEvent=function(e){return vt.H.useEffectEvent(e)};he.useId=function(){return vt.H.useId()};he.useImperativeHandle=function(e,t,r){return vt.
H.useImperativeHandle(e,t,r)};he.useInsertionEffect=function(e,t){return vt.H.useInsertionEffect(e,t)};he.useLayoutEffect=function(e,t){return vt.H.useLayoutEffect(
e,t)};he.useMemo=function(e,t){return vt.H.useMemo(e,t)};he.useOptimistic=function(e,t){return vt.H.useOptimistic(e,t)};he.useReducer=function(e,t,r){return vt.
H.useReducer(e,t,r)};he.useRef=function(e){return vt.H.useRef(e)};he.useState=function(e){return vt.H.useState(e)};he.useSyncExternalStore=function(e,t,r){return vt.
H.useSyncExternalStore(e,t,r)};he.useTransition=function(){return vt.H.useTransition()};he.version="19.3.1"});var M=qn((SL,O_)=>{"use strict";O_.exports=N_()});var W_=qn(Pr=>{"use strict";var Z9=M();function Z_(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(arguments[1]);
for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full message or use th\
e non-minified dev environment for full errors and additional helpful warnings."}function Ti(){}var Qr={d:{f:Ti,r:function(){throw Error(Z_(522))},D:Ti,C:Ti,L:Ti,
m:Ti,X:Ti,S:Ti,M:Ti},p:0,findDOMNode:null},W9=Symbol.for("react.portal"),J9=Symbol.for("react.recoverable"),Q_=Symbol.for("react.optimistic_key");function eE(e,t,r){
var o=3<arguments.length&&arguments[3]!==void 0?arguments[3]:null;return{$$typeof:W9,key:o==null?null:o===Q_?Q_:""+o,children:e,containerInfo:t,implementation:r}}
var vm=Z9.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;function Kf(e,t){if(e==="font")return"";if(typeof t=="string")return t==="use-credenti\
als"?t:""}Pr.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=Qr;Pr.browser=function(e){return{$$typeof:J9,_reason:e}};Pr.createPortal=function(e,t){
var r=2<arguments.length&&arguments[2]!==void 0?arguments[2]:null;if(!t||t.nodeType!==1&&t.nodeType!==9&&t.nodeType!==11)throw Error(Z_(299));return eE(e,t,null,
r)};Pr.flushSync=function(e){var t=vm.T,r=Qr.p;try{if(vm.T=null,Qr.p=2,e)return e()}finally{vm.T=t,Qr.p=r,Qr.d.f()}};Pr.preconnect=function(e,t){typeof e=="stri\
ng"&&(t?(t=t.crossOrigin,t=typeof t=="string"?t==="use-credentials"?t:"":void 0):t=null,Qr.d.C(e,t))};Pr.prefetchDNS=function(e){typeof e=="string"&&Qr.d.D(e)};
Pr.preinit=function(e,t){if(typeof e=="string"&&t&&typeof t.as=="string"){var r=t.as,o=Kf(r,t.crossOrigin),n=typeof t.integrity=="string"?t.integrity:void 0,a=typeof t.
fetchPriority=="string"?t.fetchPriority:void 0;r==="style"?Qr.d.S(e,typeof t.precedence=="string"?t.precedence:void 0,{crossOrigin:o,integrity:n,fetchPriority:a}):
r==="script"&&Qr.d.X(e,{crossOrigin:o,integrity:n,fetchPriority:a,nonce:typeof t.nonce=="string"?t.nonce:void 0})}};Pr.preinitModule=function(e,t){if(typeof e==
"string")if(typeof t=="object"&&t!==null){if(t.as==null||t.as==="script"){var r=Kf(t.as,t.crossOrigin);Qr.d.M(e,{crossOrigin:r,integrity:typeof t.integrity=="st\
ring"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}}else t==null&&Qr.
d.M(e)};Pr.preload=function(e,t){if(typeof e=="string"&&typeof t=="object"&&t!==null&&typeof t.as=="string"){var r=t.as,o=Kf(r,t.crossOrigin);Qr.d.L(e,r,{crossOrigin:o,
integrity:typeof t.integrity=="string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,type:typeof t.type=="string"?t.type:void 0,fetchPriority:typeof t.
fetchPriority=="string"?t.fetchPriority:void 0,referrerPolicy:typeof t.referrerPolicy=="string"?t.referrerPolicy:void 0,imageSrcSet:typeof t.imageSrcSet=="strin\
g"?t.imageSrcSet:void 0,imageSizes:typeof t.imageSizes=="string"?t.imageSizes:void 0,media:typeof t.media=="string"?t.media:void 0})}};Pr.preloadModule=function(e,t){
if(typeof e=="string")if(t){var r=Kf(t.as,t.crossOrigin);Qr.d.m(e,{as:typeof t.as=="string"&&t.as!=="script"?t.as:void 0,crossOrigin:r,integrity:typeof t.integrity==
"string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}else Qr.d.m(e)};
Pr.requestFormReset=function(e){Qr.d.r(e)};Pr.unstable_batchedUpdates=function(e,t){return e(t)};Pr.useFormState=function(e,t,r){return vm.H.useFormState(e,t,r)};
Pr.useFormStatus=function(){return vm.H.useHostTransitionStatus()};Pr.version="19.3.1"});var Ri=qn((zj,e2)=>{"use strict";function J_(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{__REACT_DEVTOOLS_GLOBAL_HOOK__.
checkDCE(J_)}catch(e){console.error(e)}}J_(),e2.exports=W_()});var g2=qn(ep=>{"use strict";var uE=Symbol.for("react.transitional.element"),fE=Symbol.for("react.fragment");function h2(e,t,r){var o=null;if(r!==void 0&&(o=""+r),
t.key!==void 0&&(o=""+t.key),"key"in t){r={};for(var n in t)n!=="key"&&(r[n]=t[n])}else r=t;return t=r.ref,{$$typeof:uE,type:e,key:o,ref:t!==void 0?t:null,props:r}}
ep.Fragment=fE;ep.jsx=h2;ep.jsxs=h2});var T=qn((WH,v2)=>{"use strict";v2.exports=g2()});var iT=qn(Dt=>{"use strict";function mw(e,t){var r=e.length;e.push(t);e:for(;0<r;){var o=r-1>>>1,n=e[o];if(0<Fh(n,t))e[o]=t,e[r]=n,r=o;else break e}}function ga(e){
return e.length===0?null:e[0]}function Kh(e){if(e.length===0)return null;var t=e[0],r=e.pop();if(r!==t){e[0]=r;e:for(var o=0,n=e.length,a=n>>>1;o<a;){var i=2*(o+
1)-1,l=e[i],s=i+1,c=e[s];if(0>Fh(l,r))s<n&&0>Fh(c,l)?(e[o]=c,e[s]=r,o=s):(e[o]=l,e[i]=r,o=i);else if(s<n&&0>Fh(c,r))e[o]=c,e[s]=r,o=s;else break e}}return t}function Fh(e,t){
var r=e.sortIndex-t.sortIndex;return r!==0?r:e.id-t.id}Dt.unstable_now=void 0;typeof performance=="object"&&typeof performance.now=="function"?(Zk=performance,Dt.
unstable_now=function(){return Zk.now()}):(sw=Date,Wk=sw.now(),Dt.unstable_now=function(){return sw.now()-Wk});var Zk,sw,Wk,ri=[],Xi=[],kO=1,sn=null,Ur=3,uw=!1,
Cu=!1,zu=!1,fw=!1,tT=typeof setTimeout=="function"?setTimeout:null,rT=typeof clearTimeout=="function"?clearTimeout:null,Jk=typeof setImmediate<"u"?setImmediate:
null;function Xh(e){for(var t=ga(Xi);t!==null;){if(t.callback===null)Kh(Xi);else if(t.startTime<=e)Kh(Xi),t.sortIndex=t.expirationTime,mw(ri,t);else break;t=ga(
Xi)}}function pw(e){if(zu=!1,Xh(e),!Cu)if(ga(ri)!==null)Cu=!0,id||(id=!0,ad());else{var t=ga(Xi);t!==null&&hw(pw,t.startTime-e)}}var id=!1,ku=-1,oT=5,nT=-1;function aT(){
return fw?!0:!(Dt.unstable_now()-nT<oT)}function cw(){if(fw=!1,id){var e=Dt.unstable_now();nT=e;var t=!0;try{e:{Cu=!1,zu&&(zu=!1,rT(ku),ku=-1),uw=!0;var r=Ur;try{
t:{for(Xh(e),sn=ga(ri);sn!==null&&!(sn.expirationTime>e&&aT());){var o=sn.callback;if(typeof o=="function"){sn.callback=null,Ur=sn.priorityLevel;var n=o(sn.expirationTime<=
e);if(e=Dt.unstable_now(),typeof n=="function"){sn.callback=n,Xh(e),t=!0;break t}sn===ga(ri)&&Kh(ri),Xh(e)}else Kh(ri);sn=ga(ri)}if(sn!==null)t=!0;else{var a=ga(
Xi);a!==null&&hw(pw,a.startTime-e),t=!1}}break e}finally{sn=null,Ur=r,uw=!1}t=void 0}}finally{t?ad():id=!1}}}var ad;typeof Jk=="function"?ad=function(){Jk(cw)}:
typeof MessageChannel<"u"?(dw=new MessageChannel,eT=dw.port2,dw.port1.onmessage=cw,ad=function(){eT.postMessage(null)}):ad=function(){tT(cw,0)};var dw,eT;function hw(e,t){
ku=tT(function(){e(Dt.unstable_now())},t)}Dt.unstable_IdlePriority=5;Dt.unstable_ImmediatePriority=1;Dt.unstable_LowPriority=4;Dt.unstable_NormalPriority=3;Dt.unstable_Profiling=
null;Dt.unstable_UserBlockingPriority=2;Dt.unstable_cancelCallback=function(e){e.callback=null};Dt.unstable_forceFrameRate=function(e){0>e||125<e?console.error(
"forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported"):oT=0<e?Math.floor(1e3/e):5};Dt.unstable_getCurrentPriorityLevel=
function(){return Ur};Dt.unstable_next=function(e){switch(Ur){case 1:case 2:case 3:var t=3;break;default:t=Ur}var r=Ur;Ur=t;try{return e()}finally{Ur=r}};Dt.unstable_requestPaint=
function(){fw=!0};Dt.unstable_runWithPriority=function(e,t){switch(e){case 1:case 2:case 3:case 4:case 5:break;default:e=3}var r=Ur;Ur=e;try{return t()}finally{
Ur=r}};Dt.unstable_scheduleCallback=function(e,t,r){var o=Dt.unstable_now();switch(typeof r=="object"&&r!==null?(r=r.delay,r=typeof r=="number"&&0<r?o+r:o):r=o,
e){case 1:var n=-1;break;case 2:n=250;break;case 5:n=1073741823;break;case 4:n=1e4;break;default:n=5e3}return n=r+n,e={id:kO++,callback:t,priorityLevel:e,startTime:r,
expirationTime:n,sortIndex:-1},r>o?(e.sortIndex=r,mw(Xi,e),ga(ri)===null&&e===ga(Xi)&&(zu?(rT(ku),ku=-1):zu=!0,hw(pw,r-o))):(e.sortIndex=n,mw(ri,e),Cu||uw||(Cu=
!0,id||(id=!0,ad()))),e};Dt.unstable_shouldYield=aT;Dt.unstable_wrapCallback=function(e){var t=Ur;return function(){var r=Ur;Ur=t;try{return e.apply(this,arguments)}finally{
Ur=r}}}});var sT=qn((Dhe,lT)=>{"use strict";lT.exports=iT()});var X8=qn(Av=>{"use strict";var mr=sT(),F6=M(),TO=Ri();function H(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(
arguments[1]);for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full mes\
sage or use the non-minified dev environment for full errors and additional helpful warnings."}function X6(e){return!(!e||e.nodeType!==1&&e.nodeType!==9&&e.nodeType!==
11)}function pf(e){for(var t=e,r=t;r&&!r.alternate;)t=r,(t.flags&4098)!==0&&(e=t.return),r=t.return;for(;t.return;)t=t.return;return t.tag===3?e:null}function K6(e){
if(e.tag===13){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function Q6(e){if(e.tag===
31){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function cT(e){if(pf(e)!==e)throw Error(
H(188))}function RO(e){var t=e.alternate;if(!t){if(t=pf(e),t===null)throw Error(H(188));return t!==e?null:e}for(var r=e,o=t;;){var n=r.return;if(n===null)break;
var a=n.alternate;if(a===null){if(o=n.return,o!==null){r=o;continue}break}if(n.child===a.child){for(a=n.child;a;){if(a===r)return cT(n),e;if(a===o)return cT(n),
t;a=a.sibling}throw Error(H(188))}if(r.return!==o.return)r=n,o=a;else{for(var i=!1,l=n.child;l;){if(l===r){i=!0,r=n,o=a;break}if(l===o){i=!0,o=n,r=a;break}l=l.sibling}
if(!i){for(l=a.child;l;){if(l===r){i=!0,r=a,o=n;break}if(l===o){i=!0,o=a,r=n;break}l=l.sibling}if(!i)throw Error(H(189))}}if(r.alternate!==o)throw Error(H(190))}
if(r.tag!==3)throw Error(H(188));return r.stateNode.current===r?e:t}function Z6(e){var t=e.tag;if(t===5||t===26||t===27||t===6)return e;for(e=e.child;e!==null;){
if(t=Z6(e),t!==null)return t;e=e.sibling}return null}function ko(e,t,r,o,n,a){for(;e!==null;){if((e.tag===5||e.tag===27||e.tag===6)&&r(e,o,n,a)||(e.tag!==22||e.
memoizedState===null)&&(t||e.tag!==5&&e.tag!==27)&&ko(e.child,t,r,o,n,a))return!0;e=e.sibling}return!1}function Bs(e){for(e=e.return;e!==null;){if(e.tag===3||e.
tag===5||e.tag===27)return e;e=e.return}return null}function dT(e){var t=!1;for(e=e.return;e!==null&&(e.tag===4&&(t=!0),!(e.tag===3||e.tag===5||e.tag===27));)e=
e.return;return t}function W6(e){var t=[null,null],r=Bs(e);return r===null||J6(t,e,r.child,{foundSelf:!1}),t}function J6(e,t,r,o){for(;r!==null;){if(r===t)o.foundSelf=
!0;else if(r.tag===5||r.tag===27||r.tag===6){if(o.foundSelf)return e[1]=r,!0;e[0]=r}else if((r.tag!==22||r.memoizedState===null)&&J6(e,t,r.child,o))return!0;r=r.
sibling}return!1}function dr(e){switch(e.tag){case 5:case 27:case 6:return e.stateNode;case 3:return e.stateNode.containerInfo;default:throw Error(H(559))}}var fd=null,
Fw=null;function EO(e,t,r){return e===r?!0:e===t?(fd=e,!0):!1}function AO(e,t,r){return e===r?(Fw=e,!1):e===t?(Fw!==null&&(fd=e),!0):!1}function mT(e){if(e===null)
return null;do e=e===null?null:e.return;while(e&&e.tag!==5&&e.tag!==27&&e.tag!==3);return e||null}function Xw(e,t,r){for(var o=0,n=e;n;n=r(n))o++;n=0;for(var a=t;a;a=
r(a))n++;for(;0<o-n;)e=r(e),o--;for(;0<n-o;)t=r(t),n--;for(;o--;){if(e===t||t!==null&&e===t.alternate)return e;e=r(e),t=r(t)}return null}var ut=Object.assign,NO=Symbol.
for("react.element"),Qh=Symbol.for("react.transitional.element"),Mu=Symbol.for("react.portal"),pd=Symbol.for("react.fragment"),eR=Symbol.for("react.strict_mode"),
Kw=Symbol.for("react.profiler"),tR=Symbol.for("react.consumer"),_a=Symbol.for("react.context"),n1=Symbol.for("react.forward_ref"),Qw=Symbol.for("react.suspense"),
Zw=Symbol.for("react.suspense_list"),a1=Symbol.for("react.memo"),Wi=Symbol.for("react.lazy"),Ww=Symbol.for("react.activity"),OO=Symbol.for("react.legacy_hidden"),
MO=Symbol.for("react.memo_cache_sentinel"),Jw=Symbol.for("react.view_transition"),DO=Symbol.for("react.recoverable"),uT=Symbol.iterator;function Tu(e){return e===
null||typeof e!="object"?null:(e=uT&&e[uT]||e["@@iterator"],typeof e=="function"?e:null)}var BO=Symbol.for("react.client.reference");function ex(e){if(e==null)return null;
if(typeof e=="function")return e.$$typeof===BO?null:e.displayName||e.name||null;if(typeof e=="string")return e;switch(e){case pd:return"Fragment";case Kw:return"\
Profiler";case eR:return"StrictMode";case Qw:return"Suspense";case Zw:return"SuspenseList";case Ww:return"Activity";case Jw:return"ViewTransition"}if(typeof e==
"object")switch(e.$$typeof){case Mu:return"Portal";case _a:return e.displayName||"Context";case tR:return(e._context.displayName||"Context")+".Consumer";case n1:
var t=e.render;return e=e.displayName,e||(e=t.displayName||t.name||"",e=e!==""?"ForwardRef("+e+")":"ForwardRef"),e;case a1:return t=e.displayName||null,t!==null?
t:ex(e.type)||"Memo";case Wi:t=e._payload,e=e._init;try{return ex(e(t))}catch{}}return null}var Du=Array.isArray,ue=F6.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
Fe=TO.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,_s={pending:!1,data:null,method:null,action:null},tx=[],hd=-1;function Ea(e){return{current:e}}
function Rr(e){0>hd||(e.current=tx[hd],tx[hd]=null,hd--)}function Ct(e,t){hd++,tx[hd]=e.current,e.current=t}var ka=Ea(null),Zu=Ea(null),ll=Ea(null),Pg=Ea(null);
function Lg(e,t){switch(Ct(ll,t),Ct(Zu,e),Ct(ka,null),t.nodeType){case 9:case 11:e=(e=t.documentElement)&&(e=e.namespaceURI)?k6(e):0;break;default:if(e=t.tagName,
t=t.namespaceURI)t=k6(t),e=S8(t,e);else switch(e){case"svg":e=1;break;case"math":e=2;break;default:e=0}}Rr(ka),Ct(ka,e)}function Bd(){Rr(ka),Rr(Zu),Rr(ll)}function rx(e){
var t=e.memoizedState;t!==null&&(qd._currentValue=t.memoizedState,Ct(Pg,e)),t=ka.current;var r=S8(t,e.type);t!==r&&(Ct(Zu,e),Ct(ka,r))}function jg(e){Zu.current===
e&&(Rr(ka),Rr(Zu)),Pg.current===e&&(Rr(Pg),qd._currentValue=_s)}var gw,fT;function Qi(e){if(gw===void 0)try{throw Error()}catch(r){var t=r.stack.trim().match(/\n( *(at )?)/);
gw=t&&t[1]||"",fT=-1<r.stack.indexOf(`
    at`)?" (<anonymous>)":-1<r.stack.indexOf("@")?"@unknown:0:0":""}return`
`+gw+e+fT}var vw=!1;function bw(e,t){if(!e||vw)return"";vw=!0;var r=Error.prepareStackTrace;Error.prepareStackTrace=void 0;try{var o={DetermineComponentFrameRoot:function(){
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
vw=!1,Error.prepareStackTrace=r}return(r=e?e.displayName||e.name:"")?Qi(r):""}function PO(e,t){switch(e.tag){case 26:case 27:case 5:return Qi(e.type);case 16:return Qi(
"Lazy");case 13:return e.child!==t&&t!==null?Qi("Suspense Fallback"):Qi("Suspense");case 19:return Qi("SuspenseList");case 0:case 15:return bw(e.type,!1);case 11:
return bw(e.type.render,!1);case 1:return bw(e.type,!0);case 31:return Qi("Activity");case 30:return Qi("ViewTransition");default:return""}}function pT(e){try{var t="",
r=null;do t+=PO(e,r),r=e,e=e.return;while(e);return t}catch(o){return`
Error generating stack: `+o.message+`
`+o.stack}}var ox=Object.prototype.hasOwnProperty,i1=mr.unstable_scheduleCallback,yw=mr.unstable_cancelCallback,LO=mr.unstable_shouldYield,jO=mr.unstable_requestPaint,
Vo=mr.unstable_now,HO=mr.unstable_getCurrentPriorityLevel,rR=mr.unstable_ImmediatePriority,oR=mr.unstable_UserBlockingPriority,Hg=mr.unstable_NormalPriority,IO=mr.
unstable_LowPriority,nR=mr.unstable_IdlePriority,VO=mr.log,UO=mr.unstable_setDisableYieldValue,hf=null,Uo=null;function tl(e){if(typeof VO=="function"&&UO(e),Uo&&
typeof Uo.setStrictMode=="function")try{Uo.setStrictMode(hf,e)}catch{}}var Go=Math.clz32?Math.clz32:qO,GO=Math.log,$O=Math.LN2;function qO(e){return e>>>=0,e===
0?32:31-(GO(e)/$O|0)|0}var Zh=256,Wh=262144,Jh=4194304;function vs(e){var t=e&42;if(t!==0)return t;switch(e&-e){case 1:return 1;case 2:return 2;case 4:return 4;case 8:
return 8;case 16:return 16;case 32:return 32;case 64:return 64;case 128:return 128;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:
return e&-e;case 262144:case 524288:case 1048576:case 2097152:return e&3932160;case 4194304:case 8388608:case 16777216:case 33554432:return e&62914560;case 67108864:
return 67108864;case 134217728:return 134217728;case 268435456:return 268435456;case 536870912:return 536870912;case 1073741824:return 0;default:return e}}function mv(e,t,r){
var o=e.pendingLanes;if(o===0)return 0;var n=0,a=e.suspendedLanes,i=e.pingedLanes;e=e.warmLanes;var l=o&134217727;return l!==0?(o=l&~a,o!==0?n=vs(o):(i&=l,i!==0?
n=vs(i):r||(r=l&~e,r!==0&&(n=vs(r))))):(l=o&~a,l!==0?n=vs(l):i!==0?n=vs(i):r||(r=o&~e,r!==0&&(n=vs(r)))),n===0?0:t!==0&&t!==n&&(t&a)===0&&(a=n&-n,r=t&-t,a>=r||a===
32&&(r&4194048)!==0)?t:n}function gf(e,t){return(e.pendingLanes&~(e.suspendedLanes&~e.pingedLanes)&t)===0}function aR(e,t){(t&8)!==0&&(t|=t&32);var r=e.entangledLanes;
if(r!==0)for(e=e.entanglements,r&=t;0<r;){var o=31-Go(r),n=1<<o;t|=e[o],r&=~n}return t}function YO(e,t){switch(e){case 1:case 2:case 4:case 8:case 64:return t+250;case 16:case 32:case 128:case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:
return t+5e3;case 4194304:case 8388608:case 16777216:case 33554432:return-1;case 67108864:case 134217728:case 268435456:case 536870912:case 1073741824:return-1;default:
return-1}}function iR(){var e=Jh;return Jh<<=1,(Jh&62914560)===0&&(Jh=4194304),e}function ww(e){for(var t=[],r=0;31>r;r++)t.push(e);return t}function vf(e,t){e.
pendingLanes|=t,t!==268435456&&(e.suspendedLanes=0,e.pingedLanes=0,e.warmLanes=0)}function FO(e,t,r,o,n,a){var i=e.pendingLanes;e.pendingLanes=r,e.suspendedLanes=
0,e.pingedLanes=0,e.warmLanes=0,e.expiredLanes&=r,e.entangledLanes&=r,e.errorRecoveryDisabledLanes&=r,e.shellSuspendCounter=0;var l=e.entanglements,s=e.expirationTimes,
c=e.hiddenUpdates;for(r=i&~r;0<r;){var u=31-Go(r),d=1<<u;l[u]=0,s[u]=-1;var m=c[u];if(m!==null)for(c[u]=null,u=0;u<m.length;u++){var f=m[u];f!==null&&(f.lane&=-536870913)}
r&=~d}o!==0&&lR(e,o,0),a!==0&&n===0&&e.tag!==0&&(e.suspendedLanes|=a&~(i&~t))}function lR(e,t,r){e.pendingLanes|=t,e.suspendedLanes&=~t;var o=31-Go(t);e.entangledLanes|=
t,e.entanglements[o]=e.entanglements[o]|1073741824|r&261930}function sR(e,t){var r=e.entangledLanes|=t;for(e=e.entanglements;r;){var o=31-Go(r),n=1<<o;n&t|e[o]&
t&&(e[o]|=t),r&=~n}}function cR(e,t){var r=t&-t;return r=(r&42)!==0?1:l1(r),(r&(e.suspendedLanes|t))!==0?0:r}function l1(e){switch(e){case 2:e=1;break;case 8:e=
4;break;case 32:e=16;break;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:case 4194304:case 8388608:case 16777216:case 33554432:
e=128;break;case 268435456:e=134217728;break;default:e=0}return e}function s1(e){return e&=-e,2<e?8<e?(e&134217727)!==0?32:268435456:8:2}function dR(){var e=Fe.
p;return e!==0?e:(e=window.event,e===void 0?32:q8(e.type))}function hT(e,t){var r=Fe.p;try{return Fe.p=e,t()}finally{Fe.p=r}}var hi=Math.random().toString(36).slice(
2),kr="__reactFiber$"+hi,To="__reactProps$"+hi,Xd="__reactContainer$"+hi,gT="__reactEvents$"+hi,XO="__reactListeners$"+hi,KO="__reactHandles$"+hi,vT="__reactRes\
ources$"+hi,bf="__reactMarker$"+hi,Ig="__reactLoad$"+hi;function uv(e){delete e[kr],delete e[To],delete e[XO],delete e[KO]}function ws(e){var t;if(t=e[kr])return t;
for(var r=e.parentNode;r;){if(t=r[Xd]||r[kr]){if(r=t.alternate,t.child!==null||r!==null&&r.child!==null)for(e=D6(e);e!==null;){if(r=e[kr])return r;e=D6(e)}return t}
e=r,r=e.parentNode}return null}function Kd(e){if(e=e[kr]||e[Xd]){var t=e.tag;if(t===5||t===6||t===13||t===31||t===26||t===27||t===3)return e}return null}function Bu(e){
var t=e.tag;if(t===5||t===26||t===27||t===6)return e.stateNode;throw Error(H(33))}function zd(e){var t=e[vT];return t||(t=e[vT]={hoistableStyles:new Map,hoistableScripts:new Map}),
t}function br(e){e[bf]=!0}function mR(e){e[Ig]=void 0}var uR=new Set,fR={};function Ps(e,t){Pd(e,t),Pd(e+"Capture",t)}function Pd(e,t){for(fR[e]=t,e=0;e<t.length;e++)
uR.add(t[e])}var QO=RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF90\
0-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDC\
F\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"),bT={},yT={};function ZO(e){return ox.call(yT,e)?!0:ox.call(bT,e)?!1:QO.test(e)?yT[e]=!0:(bT[e]=
!0,!1)}var Ge=!1;function wT(){var e=Ge;return Ge=!1,e}function vg(e,t,r){if(ZO(t))if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"f\
unction":case"symbol":e.removeAttribute(t);return;case"boolean":var o=t.toLowerCase().slice(0,5);if(o!=="data-"&&o!=="aria-"){e.removeAttribute(t);return}}e.setAttribute(
t,r)}}function eg(e,t,r){if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(t);return}
e.setAttribute(t,r)}}function oi(e,t,r,o){if(o===null)e.removeAttribute(r);else{switch(typeof o){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(
r);return}e.setAttributeNS(t,r,o)}}function Lo(e){switch(typeof e){case"bigint":case"boolean":case"number":case"string":case"undefined":return e;case"object":return e;default:
return""}}function pR(e){var t=e.type;return(e=e.nodeName)&&e.toLowerCase()==="input"&&(t==="checkbox"||t==="radio")}function WO(e,t,r){var o=Object.getOwnPropertyDescriptor(
e.constructor.prototype,t);if(!e.hasOwnProperty(t)&&typeof o<"u"&&typeof o.get=="function"&&typeof o.set=="function"){var n=o.get,a=o.set;return Object.defineProperty(
e,t,{configurable:!0,get:function(){return n.call(this)},set:function(i){r=""+i,a.call(this,i)}}),Object.defineProperty(e,t,{enumerable:o.enumerable}),{getValue:function(){
return r},setValue:function(i){r=""+i},stopTracking:function(){e._valueTracker=null,delete e[t]}}}}function nx(e){if(!e._valueTracker){var t=pR(e)?"checked":"va\
lue";e._valueTracker=WO(e,t,""+e[t])}}function hR(e){if(!e)return!1;var t=e._valueTracker;if(!t)return!0;var r=t.getValue(),o="";return e&&(o=pR(e)?e.checked?"t\
rue":"false":e.value),e=o,e!==r?(t.setValue(e),!0):!1}var JO=/[\n"\\]/g;function fn(e){return e.replace(JO,function(t){return"\\"+t.charCodeAt(0).toString(16)+"\
 "})}function ax(e,t,r,o,n,a,i,l){e.name="",i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"?e.type=i:e.removeAttribute("type"),t!=null?i===
"number"?(t===0&&e.value===""||e.value!=t)&&(e.value=""+Lo(t)):e.value!==""+Lo(t)&&(e.value=""+Lo(t)):i!=="submit"&&i!=="reset"||e.removeAttribute("value"),t!=null?
i==="number"&&e.value==t?xw(e,Lo(e.value)):xw(e,Lo(t)):r!=null?xw(e,Lo(r)):o!=null&&e.removeAttribute("value"),n==null&&a!=null&&(e.defaultChecked=!!a),n!=null&&
(e.checked=n&&typeof n!="function"&&typeof n!="symbol"),l!=null&&typeof l!="function"&&typeof l!="symbol"&&typeof l!="boolean"?e.name=""+Lo(l):e.removeAttribute(
"name")}function gR(e,t,r,o,n,a,i,l){if(a!=null&&typeof a!="function"&&typeof a!="symbol"&&typeof a!="boolean"&&(e.type=a),t!=null||r!=null){if(!(a!=="submit"&&
a!=="reset"||t!=null)){nx(e);return}r=r!=null?""+Lo(r):"",t=t!=null?""+Lo(t):r,l||t===e.value||(e.value=t),e.defaultValue=t}o=o??n,o=typeof o!="function"&&typeof o!=
"symbol"&&!!o,e.checked=l?e.checked:!!o,e.defaultChecked=!!o,i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"&&(e.name=i),nx(e)}function xw(e,t){
e.defaultValue!==""+t&&(e.defaultValue=""+t)}function kd(e,t,r,o){if(e=e.options,t){t={};for(var n=0;n<r.length;n++)t["$"+r[n]]=!0;for(r=0;r<e.length;r++)n=t.hasOwnProperty(
"$"+e[r].value),e[r].selected!==n&&(e[r].selected=n),n&&o&&(e[r].defaultSelected=!0)}else{for(r=""+Lo(r),t=null,n=0;n<e.length;n++){if(e[n].value===r){e[n].selected=
!0,o&&(e[n].defaultSelected=!0);return}t!==null||e[n].disabled||(t=e[n])}t!==null&&(t.selected=!0)}}function vR(e,t,r){if(t!=null&&(t=""+Lo(t),t!==e.value&&(e.value=
t),r==null)){e.defaultValue!==t&&(e.defaultValue=t);return}e.defaultValue=r!=null?""+Lo(r):""}function bR(e,t,r,o){if(t==null){if(o!=null){if(r!=null)throw Error(
H(92));if(Du(o)){if(1<o.length)throw Error(H(93));o=o[0]}r=o}r==null&&(r=""),t=r}r=Lo(t),e.defaultValue=r,o=e.textContent,o===r&&o!==""&&o!==null&&(e.value=o),nx(
e)}function Ld(e,t){if(t){var r=e.firstChild;if(r&&r===e.lastChild&&r.nodeType===3){r.nodeValue=t;return}}e.textContent=t}var eM=new Set("animationIterationCoun\
t aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink\
 flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHe\
ight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity\
 strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder ms\
FlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalG\
roup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));function xT(e,t,r){var o=t.indexOf(
"--")===0;r==null||typeof r=="boolean"||r===""?o?e.setProperty(t,""):t==="float"?e.cssFloat="":e[t]="":o?e.setProperty(t,r):typeof r!="number"||r===0||eM.has(t)?
t==="float"?e.cssFloat=r:e[t]=(""+r).trim():e[t]=r+"px"}function yR(e,t,r){if(t!=null&&typeof t!="object")throw Error(H(62));if(e=e.style,r!=null){for(var o in r)
!r.hasOwnProperty(o)||t!=null&&t.hasOwnProperty(o)||(o.indexOf("--")===0?e.setProperty(o,""):o==="float"?e.cssFloat="":e[o]="",Ge=!0);for(var n in t)o=t[n],t.hasOwnProperty(
n)&&r[n]!==o&&(xT(e,n,o),Ge=!0)}else for(var a in t)t.hasOwnProperty(a)&&xT(e,a,t[a])}function c1(e){if(e.indexOf("-")===-1)return!1;switch(e){case"annotation-x\
ml":case"color-profile":case"font-face":case"font-face-src":case"font-face-uri":case"font-face-format":case"font-face-name":case"missing-glyph":return!1;default:
return!0}}var tM=new Map([["acceptCharset","accept-charset"],["htmlFor","for"],["httpEquiv","http-equiv"],["crossOrigin","crossorigin"],["accentHeight","accent-\
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
igin-x"],["vertOriginY","vert-origin-y"],["wordSpacing","word-spacing"],["writingMode","writing-mode"],["xmlnsXlink","xmlns:xlink"],["xHeight","x-height"]]),rM=/^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
function bg(e){return rM.test(""+e)?"javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')":e}function Sa(){}var ix=null;function d1(e){
return e=e.target||e.srcElement||window,e.correspondingUseElement&&(e=e.correspondingUseElement),e.nodeType===3?e.parentNode:e}var gd=null,Td=null;function _T(e){
var t=Kd(e);if(t&&(e=t.stateNode)){var r=e[To]||null;e:switch(e=t.stateNode,t.type){case"input":if(ax(e,r.value,r.defaultValue,r.defaultValue,r.checked,r.defaultChecked,
r.type,r.name),t=r.name,r.type==="radio"&&t!=null){for(r=e;r.parentNode;)r=r.parentNode;for(r=r.querySelectorAll('input[name="'+fn(""+t)+'"][type="radio"]'),t=0;t<
r.length;t++){var o=r[t];if(o!==e&&o.form===e.form){var n=o[To]||null;if(!n)throw Error(H(90));ax(o,n.value,n.defaultValue,n.defaultValue,n.checked,n.defaultChecked,
n.type,n.name)}}for(t=0;t<r.length;t++)o=r[t],o.form===e.form&&hR(o)}break e;case"textarea":vR(e,r.value,r.defaultValue);break e;case"select":t=r.value,t!=null&&
kd(e,!!r.multiple,t,!1)}}}var _w=!1;function wR(e,t,r){if(_w)return e(t,r);_w=!0;try{var o=e(t);return o}finally{if(_w=!1,(gd!==null||Td!==null)&&(kv(),gd&&(t=gd,
e=Td,Td=gd=null,_T(t),e)))for(t=0;t<e.length;t++)_T(e[t])}}function Wu(e,t){var r=e.stateNode;if(r===null)return null;var o=r[To]||null;if(o===null)return null;
r=o[t];e:switch(t){case"onClick":case"onClickCapture":case"onDoubleClick":case"onDoubleClickCapture":case"onMouseDown":case"onMouseDownCapture":case"onMouseMove":case"\
onMouseMoveCapture":case"onMouseUp":case"onMouseUpCapture":case"onMouseEnter":(o=!o.disabled)||(e=e.type,o=!(e==="button"||e==="input"||e==="select"||e==="texta\
rea")),e=!o;break e;default:e=!1}if(e)return null;if(r&&typeof r!="function")throw Error(H(231,t,typeof r));return r}var ci=!(typeof window>"u"||typeof window.document>
"u"||typeof window.document.createElement>"u"),lx=!1;if(ci)try{ld={},Object.defineProperty(ld,"passive",{get:function(){lx=!0}}),window.addEventListener("test",
ld,ld),window.removeEventListener("test",ld,ld)}catch{lx=!1}var ld,rl=null,m1=null,yg=null;function xR(){if(yg)return yg;var e,t=m1,r=t.length,o,n="value"in rl?
rl.value:rl.textContent,a=n.length;for(e=0;e<r&&t[e]===n[e];e++);var i=r-e;for(o=1;o<=i&&t[r-o]===n[a-o];o++);return yg=n.slice(e,1<o?1-o:void 0)}function wg(e){
var t=e.keyCode;return"charCode"in e?(e=e.charCode,e===0&&t===13&&(e=13)):e=t,e===10&&(e=13),32<=e||e===13?e:0}function tg(){return!0}function ST(){return!1}function io(e){
function t(r,o,n,a,i){this._reactName=r,this._targetInst=n,this.type=o,this.nativeEvent=a,this.target=i,this.currentTarget=null;for(var l in e)e.hasOwnProperty(
l)&&(r=e[l],this[l]=r?r(a):a[l]);return this.isDefaultPrevented=(a.defaultPrevented!=null?a.defaultPrevented:a.returnValue===!1)?tg:ST,this.isPropagationStopped=
ST,this}return ut(t.prototype,{preventDefault:function(){this.defaultPrevented=!0;var r=this.nativeEvent;r&&(r.preventDefault?r.preventDefault():typeof r.returnValue!=
"unknown"&&(r.returnValue=!1),this.isDefaultPrevented=tg)},stopPropagation:function(){var r=this.nativeEvent;r&&(r.stopPropagation?r.stopPropagation():typeof r.
cancelBubble!="unknown"&&(r.cancelBubble=!0),this.isPropagationStopped=tg)},persist:function(){},isPersistent:tg}),t}var _l={eventPhase:0,bubbles:0,cancelable:0,
timeStamp:function(e){return e.timeStamp||Date.now()},defaultPrevented:0,isTrusted:0},fv=io(_l),yf=ut({},_l,{view:0,detail:0}),oM=io(yf),Sw,Cw,Ru,pv=ut({},yf,{screenX:0,
screenY:0,clientX:0,clientY:0,pageX:0,pageY:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,getModifierState:u1,button:0,buttons:0,relatedTarget:function(e){return e.
relatedTarget===void 0?e.fromElement===e.srcElement?e.toElement:e.fromElement:e.relatedTarget},movementX:function(e){return"movementX"in e?e.movementX:(e!==Ru&&
(Ru&&e.type==="mousemove"?(Sw=e.screenX-Ru.screenX,Cw=e.screenY-Ru.screenY):Cw=Sw=0,Ru=e),Sw)},movementY:function(e){return"movementY"in e?e.movementY:Cw}}),CT=io(
pv),nM=ut({},pv,{dataTransfer:0}),aM=io(nM),iM=ut({},yf,{relatedTarget:0}),zw=io(iM),lM=ut({},_l,{animationName:0,elapsedTime:0,pseudoElement:0}),sM=io(lM),cM=ut(
{},_l,{clipboardData:function(e){return"clipboardData"in e?e.clipboardData:window.clipboardData}}),dM=io(cM),mM=ut({},_l,{data:0}),zT=io(mM),uM={Esc:"Escape",Spacebar:"\
 ",Left:"ArrowLeft",Up:"ArrowUp",Right:"ArrowRight",Down:"ArrowDown",Del:"Delete",Win:"OS",Menu:"ContextMenu",Apps:"ContextMenu",Scroll:"ScrollLock",MozPrintableKey:"\
Unidentified"},fM={8:"Backspace",9:"Tab",12:"Clear",13:"Enter",16:"Shift",17:"Control",18:"Alt",19:"Pause",20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"Page\
Down",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",45:"Insert",46:"Delete",112:"F1",113:"F2",114:"F3",115:"F4",116:"F5",117:"F6",
118:"F7",119:"F8",120:"F9",121:"F10",122:"F11",123:"F12",144:"NumLock",145:"ScrollLock",224:"Meta"},pM={Alt:"altKey",Control:"ctrlKey",Meta:"metaKey",Shift:"shi\
ftKey"};function hM(e){var t=this.nativeEvent;return t.getModifierState?t.getModifierState(e):(e=pM[e])?!!t[e]:!1}function u1(){return hM}var gM=ut({},yf,{key:function(e){
if(e.key){var t=uM[e.key]||e.key;if(t!=="Unidentified")return t}return e.type==="keypress"?(e=wg(e),e===13?"Enter":String.fromCharCode(e)):e.type==="keydown"||e.
type==="keyup"?fM[e.keyCode]||"Unidentified":""},code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0,locale:0,getModifierState:u1,charCode:function(e){
return e.type==="keypress"?wg(e):0},keyCode:function(e){return e.type==="keydown"||e.type==="keyup"?e.keyCode:0},which:function(e){return e.type==="keypress"?wg(
e):e.type==="keydown"||e.type==="keyup"?e.keyCode:0}}),vM=io(gM),bM=ut({},pv,{pointerId:0,width:0,height:0,pressure:0,tangentialPressure:0,tiltX:0,tiltY:0,twist:0,
pointerType:0,isPrimary:0}),kT=io(bM),yM=ut({},_l,{submitter:0}),wM=io(yM),xM=ut({},yf,{touches:0,targetTouches:0,changedTouches:0,altKey:0,metaKey:0,ctrlKey:0,
shiftKey:0,getModifierState:u1}),_M=io(xM),SM=ut({},_l,{propertyName:0,elapsedTime:0,pseudoElement:0}),CM=io(SM),zM=ut({},pv,{deltaX:function(e){return"deltaX"in
e?e.deltaX:"wheelDeltaX"in e?-e.wheelDeltaX:0},deltaY:function(e){return"deltaY"in e?e.deltaY:"wheelDeltaY"in e?-e.wheelDeltaY:"wheelDelta"in e?-e.wheelDelta:0},
deltaZ:0,deltaMode:0}),kM=io(zM),TM=ut({},_l,{newState:0,oldState:0,source:0}),RM=io(TM),EM=[9,13,27,32],f1=ci&&"CompositionEvent"in window,ju=null;ci&&"documen\
tMode"in document&&(ju=document.documentMode);var AM=ci&&"TextEvent"in window&&!ju,_R=ci&&(!f1||ju&&8<ju&&11>=ju),TT=" ",RT=!1;function SR(e,t){switch(e){case"k\
eyup":return EM.indexOf(t.keyCode)!==-1;case"keydown":return t.keyCode!==229;case"keypress":case"mousedown":case"focusout":return!0;default:return!1}}function CR(e){
return e=e.detail,typeof e=="object"&&"data"in e?e.data:null}var vd=!1;function NM(e,t){switch(e){case"compositionend":return CR(t);case"keypress":return t.which!==
32?null:(RT=!0,TT);case"textInput":return e=t.data,e===TT&&RT?null:e;default:return null}}function OM(e,t){if(vd)return e==="compositionend"||!f1&&SR(e,t)?(e=xR(),
yg=m1=rl=null,vd=!1,e):null;switch(e){case"paste":return null;case"keypress":if(!(t.ctrlKey||t.altKey||t.metaKey)||t.ctrlKey&&t.altKey){if(t.char&&1<t.char.length)
return t.char;if(t.which)return String.fromCharCode(t.which)}return null;case"compositionend":return _R&&t.locale!=="ko"?null:t.data;default:return null}}var MM={
color:!0,date:!0,datetime:!0,"datetime-local":!0,email:!0,month:!0,number:!0,password:!0,range:!0,search:!0,tel:!0,text:!0,time:!0,url:!0,week:!0};function ET(e){
var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t==="input"?!!MM[e.type]:t==="textarea"}function zR(e,t,r,o){gd?Td?Td.push(o):Td=[o]:gd=o,t=sv(t,"onChange"),
0<t.length&&(r=new fv("onChange","change",null,r,o),e.push({event:r,listeners:t}))}var Hu=null,Ju=null;function DM(e){w8(e,0)}function hv(e){var t=Bu(e);if(hR(t))
return e}function AT(e,t){if(e==="change")return t}var kR=!1;ci&&(ci?(og="oninput"in document,og||(kw=document.createElement("div"),kw.setAttribute("oninput","r\
eturn;"),og=typeof kw.oninput=="function"),rg=og):rg=!1,kR=rg&&(!document.documentMode||9<document.documentMode));var rg,og,kw;function NT(){Hu&&(Hu.detachEvent(
"onpropertychange",TR),Ju=Hu=null)}function TR(e){if(e.propertyName==="value"&&hv(Ju)){var t=[];zR(t,Ju,e,d1(e)),wR(DM,t)}}function BM(e,t,r){e==="focusin"?(NT(),
Hu=t,Ju=r,Hu.attachEvent("onpropertychange",TR)):e==="focusout"&&NT()}function PM(e){if(e==="selectionchange"||e==="keyup"||e==="keydown")return hv(Ju)}function LM(e,t){
if(e==="click")return hv(t)}function jM(e,t){if(e==="input"||e==="change")return hv(t)}function HM(e,t){return e===t&&(e!==0||1/e===1/t)||e!==e&&t!==t}var qo=typeof Object.
is=="function"?Object.is:HM;function ef(e,t){if(qo(e,t))return!0;if(typeof e!="object"||e===null||typeof t!="object"||t===null)return!1;var r=Object.keys(e),o=Object.
keys(t);if(r.length!==o.length)return!1;for(o=0;o<r.length;o++){var n=r[o];if(!ox.call(t,n)||!qo(e[n],t[n]))return!1}return!0}function sx(e){if(e=e||(typeof document<
"u"?document:void 0),typeof e>"u")return null;try{return e.activeElement||e.body}catch{return e.body}}function OT(e){for(;e&&e.firstChild;)e=e.firstChild;return e}
function MT(e,t){var r=OT(e);e=0;for(var o;r;){if(r.nodeType===3){if(o=e+r.textContent.length,e<=t&&o>=t)return{node:r,offset:t-e};e=o}e:{for(;r;){if(r.nextSibling){
r=r.nextSibling;break e}r=r.parentNode}r=void 0}r=OT(r)}}function RR(e,t){return e&&t?e===t?!0:e&&e.nodeType===3?!1:t&&t.nodeType===3?RR(e,t.parentNode):"contai\
ns"in e?e.contains(t):e.compareDocumentPosition?!!(e.compareDocumentPosition(t)&16):!1:!1}function ER(e){e=e!=null&&e.ownerDocument!=null&&e.ownerDocument.defaultView!=
null?e.ownerDocument.defaultView:window;for(var t=sx(e.document);t instanceof e.HTMLIFrameElement;){try{var r=typeof t.contentWindow.location.href=="string"}catch{
r=!1}if(r)e=t.contentWindow;else break;t=sx(e.document)}return t}function p1(e){var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t&&(t==="input"&&(e.type===
"text"||e.type==="search"||e.type==="tel"||e.type==="url"||e.type==="password")||t==="textarea"||e.contentEditable==="true")}var IM=ci&&"documentMode"in document&&
11>=document.documentMode,bd=null,cx=null,Iu=null,dx=!1;function DT(e,t,r){var o=r.window===r?r.document:r.nodeType===9?r:r.ownerDocument;dx||bd==null||bd!==sx(
o)||(o=bd,"selectionStart"in o&&p1(o)?o={start:o.selectionStart,end:o.selectionEnd}:(o=(o.ownerDocument&&o.ownerDocument.defaultView||window).getSelection(),o={
anchorNode:o.anchorNode,anchorOffset:o.anchorOffset,focusNode:o.focusNode,focusOffset:o.focusOffset}),Iu&&ef(Iu,o)||(Iu=o,o=sv(cx,"onSelect"),0<o.length&&(t=new fv(
"onSelect","select",null,t,r),e.push({event:t,listeners:o}),t.target=bd)))}function hs(e,t){var r={};return r[e.toLowerCase()]=t.toLowerCase(),r["Webkit"+e]="we\
bkit"+t,r["Moz"+e]="moz"+t,r}var yd={animationend:hs("Animation","AnimationEnd"),animationiteration:hs("Animation","AnimationIteration"),animationstart:hs("Anim\
ation","AnimationStart"),transitionrun:hs("Transition","TransitionRun"),transitionstart:hs("Transition","TransitionStart"),transitioncancel:hs("Transition","Tra\
nsitionCancel"),transitionend:hs("Transition","TransitionEnd")},Tw={},AR={};ci&&(AR=document.createElement("div").style,"AnimationEvent"in window||(delete yd.animationend.
animation,delete yd.animationiteration.animation,delete yd.animationstart.animation),"TransitionEvent"in window||delete yd.transitionend.transition);function Ls(e){
if(Tw[e])return Tw[e];if(!yd[e])return e;var t=yd[e],r;for(r in t)if(t.hasOwnProperty(r)&&r in AR)return Tw[e]=t[r];return e}var NR=Ls("animationend"),OR=Ls("an\
imationiteration"),MR=Ls("animationstart"),VM=Ls("transitionrun"),UM=Ls("transitionstart"),GM=Ls("transitioncancel"),DR=Ls("transitionend"),BR=new Map,mx="abort\
 auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop duration\
Change emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata load\
Start lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver po\
interUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove w\
aiting wheel".split(" ");mx.push("scrollEnd");function Ln(e,t){BR.set(e,t),Ps(t,[e])}var $M=0;function di(e,t){if(e.name!=null&&e.name!=="auto")return e.name;if(t.
autoName!==null)return t.autoName;e=Pn.identifierPrefix;var r=$M++;return e="_"+e+"t_"+r.toString(32)+"_",t.autoName=e}function BT(e){if(e==null||typeof e=="str\
ing")return e;var t=null,r=Dd;if(r!==null)for(var o=0;o<r.length;o++){var n=e[r[o]];if(n!=null){if(n==="none")return"none";t=t==null?n:t+(" "+n)}}return t??e.default}
function gi(e,t){return e=BT(e),t=BT(t),t==null?e==="auto"?null:e:t==="auto"?null:t}var Vg=typeof reportError=="function"?reportError:function(e){if(typeof window==
"object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,message:typeof e=="object"&&e!==null&&typeof e.message==
"string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process=="object"&&typeof process.emit=="function"){process.emit(
"uncaughtException",e);return}console.error(e)},dn=[],wd=0,h1=0;function gv(){for(var e=wd,t=h1=wd=0;t<e;){var r=dn[t];dn[t++]=null;var o=dn[t];dn[t++]=null;var n=dn[t];
dn[t++]=null;var a=dn[t];if(dn[t++]=null,o!==null&&n!==null){var i=o.pending;i===null?n.next=n:(n.next=i.next,i.next=n),o.pending=n}a!==0&&PR(r,n,a)}}function vv(e,t,r,o){
dn[wd++]=e,dn[wd++]=t,dn[wd++]=r,dn[wd++]=o,h1|=o,e.lanes|=o,e=e.alternate,e!==null&&(e.lanes|=o)}function g1(e,t,r,o){return vv(e,t,r,o),Ug(e)}function js(e,t){
return vv(e,null,null,t),Ug(e)}function PR(e,t,r){e.lanes|=r;var o=e.alternate;o!==null&&(o.lanes|=r);for(var n=!1,a=e.return;a!==null;)a.childLanes|=r,o=a.alternate,
o!==null&&(o.childLanes|=r),a.tag===22&&(e=a.stateNode,e===null||e._visibility&1||(n=!0)),e=a,a=a.return;return e.tag===3?(a=e.stateNode,n&&t!==null&&(n=31-Go(r),
e=a.hiddenUpdates,o=e[n],o===null?e[n]=[t]:o.push(t),t.lane=r|536870912),a):null}function Ug(e){if(50<Qu)throw Qu=0,Ag=null,Error(H(185));for(var t=e.return;t!==
null;)e=t,t=e.return;return e.tag===3?e.stateNode:null}var xd={};function qM(e,t,r,o){this.tag=e,this.key=r,this.sibling=this.child=this.return=this.stateNode=this.
type=this.elementType=null,this.index=0,this.refCleanup=this.ref=null,this.pendingProps=t,this.dependencies=this.memoizedState=this.updateQueue=this.memoizedProps=
null,this.mode=o,this.subtreeFlags=this.flags=0,this.deletions=null,this.childLanes=this.lanes=0,this.alternate=null}function Co(e,t,r,o){return new qM(e,t,r,o)}
function v1(e){return e=e.prototype,!(!e||!e.isReactComponent)}function li(e,t){var r=e.alternate;return r===null?(r=Co(e.tag,t,e.key,e.mode),r.elementType=e.elementType,
r.type=e.type,r.stateNode=e.stateNode,r.alternate=e,e.alternate=r):(r.pendingProps=t,r.type=e.type,r.flags=0,r.subtreeFlags=0,r.deletions=null),r.flags=e.flags&
1206910976,r.childLanes=e.childLanes,r.lanes=e.lanes,r.child=e.child,r.memoizedProps=e.memoizedProps,r.memoizedState=e.memoizedState,r.updateQueue=e.updateQueue,
t=e.dependencies,r.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.firstContext},r.sibling=e.sibling,r.index=e.index,r.ref=e.ref,r.refCleanup=e.refCleanup,
r}function LR(e,t){e.flags&=1206910978;var r=e.alternate;return r===null?(e.childLanes=0,e.lanes=t,e.child=null,e.subtreeFlags=0,e.memoizedProps=null,e.memoizedState=
null,e.updateQueue=null,e.dependencies=null,e.stateNode=null):(e.childLanes=r.childLanes,e.lanes=r.lanes,e.child=r.child,e.subtreeFlags=0,e.deletions=null,e.memoizedProps=
r.memoizedProps,e.memoizedState=r.memoizedState,e.updateQueue=r.updateQueue,e.type=r.type,t=r.dependencies,e.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.
firstContext}),e}function xg(e,t,r,o,n,a){var i=0;if(o=e,typeof o=="function")v1(o)&&(i=1);else if(typeof o=="string")i=vB(e,r,ka.current)?26:e==="html"||e==="h\
ead"||e==="body"?27:5;else e:switch(o){case Ww:return e=Co(31,r,t,n),e.elementType=Ww,e.lanes=a,e;case pd:return Ss(r.children,n,a,t);case eR:i=8,n|=24;break;case Kw:
return e=Co(12,r,t,n|2),e.elementType=Kw,e.lanes=a,e;case Qw:return e=Co(13,r,t,n),e.elementType=Qw,e.lanes=a,e;case Zw:return e=Co(19,r,t,n),e.elementType=Zw,e.
lanes=a,e;case OO:case Jw:return e=n|32,e=Co(30,r,t,e),e.elementType=Jw,e.lanes=a,e.stateNode={autoName:null,paired:null,clones:null,ref:null},e;default:if(typeof o==
"object"&&o!==null)switch(o.$$typeof){case _a:i=10;break e;case tR:i=9;break e;case n1:i=11;break e;case a1:i=14;break e;case Wi:i=16,o=null;break e}i=29,r=Error(
H(130,e===null?"null":typeof e,"")),o=null}return t=Co(i,r,t,n),t.elementType=e,t.type=o,t.lanes=a,t}function Ss(e,t,r,o){return e=Co(7,e,o,t),e.lanes=r,e}function Rw(e,t,r){
return e=Co(6,e,null,t),e.lanes=r,e}function jR(e){var t=Co(18,null,null,0);return t.stateNode=e,t}function Ew(e,t,r){return t=Co(4,e.children!==null?e.children:
[],e.key,t),t.lanes=r,t.stateNode={containerInfo:e.containerInfo,pendingChildren:null,implementation:e.implementation},t}var PT=new WeakMap;function pn(e,t){if(typeof e==
"object"&&e!==null){var r=PT.get(e);return r!==void 0?r:(t={value:e,source:t,stack:pT(t)},PT.set(e,t),t)}return{value:e,source:t,stack:pT(t)}}var _d=[],Sd=0,Gg=null,
tf=0,mn=[],un=0,vl=null,Ca=1,za="";function ai(e,t){_d[Sd++]=tf,_d[Sd++]=Gg,Gg=e,tf=t}function HR(e,t,r){mn[un++]=Ca,mn[un++]=za,mn[un++]=vl,vl=e;var o=Ca;e=za;
var n=32-Go(o)-1;o&=~(1<<n),r+=1;var a=32-Go(t)+n;if(30<a){var i=n-n%5;a=(o&(1<<i)-1).toString(32),o>>=i,n-=i,Ca=1<<32-Go(t)+n|r<<n|o,za=a+e}else Ca=1<<a|r<<n|o,
za=e}function bv(e){e.return!==null&&(ai(e,1),HR(e,1,0))}function b1(e){for(;e===Gg;)Gg=_d[--Sd],_d[Sd]=null,tf=_d[--Sd],_d[Sd]=null;for(;e===vl;)vl=mn[--un],mn[un]=
null,za=mn[--un],mn[un]=null,Ca=mn[--un],mn[un]=null}function IR(e,t){mn[un++]=Ca,mn[un++]=za,mn[un++]=vl,Ca=t.id,za=t.overflow,vl=e}var yr=null,St=null,Se=!1,sl=null,
hn=!1,ux=Error(H(519));function bl(e){var t=Error(H(418,1<arguments.length&&arguments[1]!==void 0&&arguments[1]?"text":"HTML",""));throw rf(pn(t,e)),ux}function LT(e){
var t=e.stateNode,r=e.type,o=e.memoizedProps;switch(t[kr]=e,t[To]=o,r){case"dialog":Te("cancel",t),Te("close",t);break;case"iframe":case"object":case"embed":Te(
"load",t);break;case"video":case"audio":for(r=0;r<lf.length;r++)Te(lf[r],t);break;case"source":Te("error",t);break;case"img":case"image":case"link":Te("error",t),
Te("load",t);break;case"details":Te("toggle",t);break;case"input":Te("invalid",t),gR(t,o.value,o.defaultValue,o.checked,o.defaultChecked,o.type,o.name,!0);break;case"\
select":Te("invalid",t);break;case"textarea":Te("invalid",t),bR(t,o.value,o.defaultValue,o.children)}r=o.children,typeof r!="string"&&typeof r!="number"&&typeof r!=
"bigint"||t.textContent===""+r||o.suppressHydrationWarning===!0||_8(t.textContent,r)?(o.popover!=null&&(Te("beforetoggle",t),Te("toggle",t)),o.onScroll!=null&&Te(
"scroll",t),o.onScrollEnd!=null&&Te("scrollend",t),o.onClick!=null&&(t.onclick=Sa),t=!0):t=!1,t||bl(e,!0)}function $g(e){for(yr=e.return;yr;)switch(yr.tag){case 5:case 31:case 13:
hn=!1;return;case 27:case 3:hn=!0;return;default:yr=yr.return}}function sd(e){if(e!==yr)return!1;if(!Se)return $g(e),Se=!0,!1;var t=e.tag,r;if((r=t!==3&&t!==27)&&
((r=t===5)&&(r=e.type,r=!(r!=="form"&&r!=="button")||Qx(e.type,e.memoizedProps)),r=!r),r&&St&&bl(e),$g(e),t===13){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,
!e)throw Error(H(317));St=M6(e)}else if(t===31){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(H(317));St=M6(e)}else t===27?(t=St,Sl(e.type)?(e=
e1,e1=null,St=e):St=t):St=yr?gn(e.stateNode.nextSibling):null;return!0}function Ts(){St=yr=null,Se=!1}function Aw(){var e=sl;return e!==null&&(_o===null?_o=e:_o.
push.apply(_o,e),sl=null),e}function rf(e){sl===null?sl=[e]:sl.push(e)}var fx=Ea(null),Hs=null,ii=null;function ol(e,t,r){Ct(fx,t._currentValue),t._currentValue=
r}function si(e){e._currentValue=fx.current,Rr(fx)}function _g(e,t,r){for(;e!==null;){var o=e.alternate;if((e.childLanes&t)!==t?(e.childLanes|=t,o!==null&&(o.childLanes|=
t)):o!==null&&(o.childLanes&t)!==t&&(o.childLanes|=t),e===r)break;e=e.return}}function px(e,t,r,o){var n=e.child;for(n!==null&&(n.return=e);n!==null;){var a=n.dependencies;
if(a!==null){var i=n.child;a=a.firstContext;e:for(;a!==null;){var l=a;a=n;for(var s=0;s<t.length;s++)if(l.context===t[s]){a.lanes|=r,l=a.alternate,l!==null&&(l.
lanes|=r),_g(a.return,r,e),o||(i=null);break e}a=l.next}}else if(n.tag===18){if(i=n.return,i===null)throw Error(H(341));i.lanes|=r,a=i.alternate,a!==null&&(a.lanes|=
r),_g(i,r,e),i=null}else n.tag===13&&n.memoizedState!==null&&n.memoizedState.dehydrated===null?(n.lanes|=r,i=n.alternate,i!==null&&(i.lanes|=r),_g(n.return,r,e),
i=n.child,i=i!==null?i.sibling:null):i=n.child;if(i!==null)i.return=n;else for(i=n;i!==null;){if(i===e){i=null;break}if(n=i.sibling,n!==null){n.return=i.return,
i=n;break}i=i.return}n=i}}function Rs(e,t,r,o){e=null;for(var n=t,a=!1;n!==null;){if(!a){if((n.flags&524288)!==0)a=!0;else if((n.flags&262144)!==0)break}if(n.tag===
10){var i=n.alternate;if(i===null)throw Error(H(387));if(i=i.memoizedProps,i!==null){var l=n.type;qo(n.pendingProps.value,i.value)||(e!==null?e.push(l):e=[l])}}else if(n===
Pg.current){if(i=n.alternate,i===null)throw Error(H(387));i.memoizedState.memoizedState!==n.memoizedState.memoizedState&&(e!==null?e.push(qd):e=[qd])}n=n.return}
return e!==null&&px(t,e,r,o),t.flags|=262144,e!==null}function qg(e){for(e=e.firstContext;e!==null;){if(!qo(e.context._currentValue,e.memoizedValue))return!0;e=
e.next}return!1}function Es(e){Hs=e,ii=null,e=e.dependencies,e!==null&&(e.firstContext=null)}function Tr(e){return VR(Hs,e)}function ng(e,t){return Hs===null&&Es(
e),VR(e,t)}function VR(e,t){var r=t._currentValue;if(t={context:t,memoizedValue:r,next:null},ii===null){if(e===null)throw Error(H(308));ii=t,e.dependencies={lanes:0,
firstContext:t},e.flags|=524288}else ii=ii.next=t;return r}var YM=typeof AbortController<"u"?AbortController:function(){var e=[],t=this.signal={aborted:!1,addEventListener:function(r,o){
e.push(o)}};this.abort=function(){t.aborted=!0,e.forEach(function(r){return r()})}},FM=mr.unstable_scheduleCallback,XM=mr.unstable_NormalPriority,nr={$$typeof:_a,
Consumer:null,Provider:null,_currentValue:null,_currentValue2:null,_threadCount:0};function y1(){return{controller:new YM,data:new Map,refCount:0}}function wf(e){
e.refCount--,e.refCount===0&&FM(XM,function(){e.controller.abort()})}function jT(e,t){if((e.pendingLanes&4194048)!==0){var r=e.transitionTypes;for(r===null&&(r=
e.transitionTypes=[]),e=0;e<t.length;e++){var o=t[e];r.indexOf(o)===-1&&r.push(o)}}}var Pu=null;function KM(e){var t=e.transitionTypes;return e.transitionTypes=
null,t}var Vu=null,hx=0,As=0,Rd=null;function QM(e,t){if(Vu===null){var r=Vu=[];hx=0,As=F1(),Rd={status:"pending",value:void 0,then:function(o){r.push(o)}}}return hx++,
t.then(HT,HT),t}function HT(){if(--hx===0&&(Pu=null,Vu!==null)){Rd!==null&&(Rd.status="fulfilled");var e=Vu;Vu=null,As=0,Rd=null;for(var t=0;t<e.length;t++)(0,e[t])()}}
function ZM(e,t){var r=[],o={status:"pending",value:null,reason:null,then:function(n){r.push(n)}};return e.then(function(){o.status="fulfilled",o.value=t;for(var n=0;n<
r.length;n++)(0,r[n])(t)},function(n){for(o.status="rejected",o.reason=n,n=0;n<r.length;n++)(0,r[n])(void 0)}),o}var IT=ue.S;ue.S=function(e,t){if(a8=Vo(),typeof t==
"object"&&t!==null&&typeof t.then=="function"&&QM(e,t),Pu!==null)for(var r=Ud;r!==null;)jT(r,Pu),r=r.next;if(r=e.types,r!==null){for(var o=Ud;o!==null;)jT(o,r),
o=o.next;if(As!==0){o=Pu,o===null&&(o=Pu=[]);for(var n=0;n<r.length;n++){var a=r[n];o.indexOf(a)===-1&&o.push(a)}}}IT!==null&&IT(e,t)};var Cs=Ea(null);function w1(){
var e=Cs.current;return e!==null?e:mt.pooledCache}function Sg(e,t){t===null?Ct(Cs,Cs.current):Ct(Cs,t.pool)}function UR(){var e=w1();return e===null?null:{parent:nr.
_currentValue,pool:e}}var Qd=Error(H(460)),x1=Error(H(474)),yv=Error(H(542)),Yg={then:function(){}};function VT(e){return e=e.status,e==="fulfilled"||e==="rejec\
ted"}function GR(e,t,r){switch(r=e[r],r===void 0?e.push(t):r!==t&&(t.then(Sa,Sa),t=r),t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,GT(
e),e===void 0&&!("reason"in t)?Error(H(600)):e;default:if(typeof t.status=="string")t.then(Sa,Sa);else{if(e=mt,e!==null&&100<e.shellSuspendCounter)throw Error(H(
482));e=t,e.status="pending",e.then(function(o){if(t.status==="pending"){var n=t;n.status="fulfilled",n.value=o}},function(o){if(t.status==="pending"){var n=t;n.
status="rejected",n.reason=o}})}switch(t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,GT(e),e}throw zs=t,Qd}}function bs(e){try{var t=e.
_init;return t(e._payload)}catch(r){throw r!==null&&typeof r=="object"&&typeof r.then=="function"?(zs=r,Qd):r}}var zs=null;function UT(){if(zs===null)throw Error(
H(459));var e=zs;return zs=null,e}function GT(e){if(e===Qd||e===yv)throw Error(H(483))}var Ed=null,of=0;function ag(e){var t=of;return of+=1,Ed===null&&(Ed=[]),
GR(Ed,e,t)}function Ki(e,t){t=t.props.ref,e.ref=t!==void 0?t:null}function ig(e,t){throw t.$$typeof===NO?Error(H(525)):(e=Object.prototype.toString.call(t),Error(
H(31,e==="[object Object]"?"object with keys {"+Object.keys(t).join(", ")+"}":e)))}function $R(e){function t(g,v){if(e){var b=g.deletions;b===null?(g.deletions=
[v],g.flags|=16):b.push(v)}}function r(g,v){if(!e)return null;for(;v!==null;)t(g,v),v=v.sibling;return null}function o(g){for(var v=new Map;g!==null;)g.key===null?
v.set(g.index,g):v.set(g.key,g),g=g.sibling;return v}function n(g,v){return g=li(g,v),g.index=0,g.sibling=null,g}function a(g,v,b){return g.index=b,e?(b=g.alternate,
b!==null?(b=b.index,b<v?(g.flags|=2,v):b):(g.flags|=134217730,v)):(g.flags|=1048576,v)}function i(g){return e&&g.alternate===null&&(g.flags|=134217730),g}function l(g,v,b,y){
return v===null||v.tag!==6?(v=Rw(b,g.mode,y),v.return=g,v):(v=n(v,b),v.return=g,v)}function s(g,v,b,y){var _=b.type;return _===pd?(g=u(g,v,b.props.children,y,b.
key),Ki(g,b),g):v!==null&&(v.elementType===_||typeof _=="object"&&_!==null&&_.$$typeof===Wi&&bs(_)===v.type)?(v=n(v,b.props),Ki(v,b),v.return=g,v):(v=xg(b.type,
b.key,b.props,null,g.mode,y),Ki(v,b),v.return=g,v)}function c(g,v,b,y){return v===null||v.tag!==4||v.stateNode.containerInfo!==b.containerInfo||v.stateNode.implementation!==
b.implementation?(v=Ew(b,g.mode,y),v.return=g,v):(v=n(v,b.children||[]),v.return=g,v)}function u(g,v,b,y,_){return v===null||v.tag!==7?(v=Ss(b,g.mode,y,_),v.return=
g,v):(v=n(v,b),v.return=g,v)}function d(g,v,b){if(typeof v=="string"&&v!==""||typeof v=="number"||typeof v=="bigint")return v=Rw(""+v,g.mode,b),v.return=g,v;if(typeof v==
"object"&&v!==null){switch(v.$$typeof){case Qh:return b=xg(v.type,v.key,v.props,null,g.mode,b),Ki(b,v),b.return=g,b;case Mu:return v=Ew(v,g.mode,b),v.return=g,v;case Wi:
return v=bs(v),d(g,v,b)}if(Du(v)||Tu(v))return v=Ss(v,g.mode,b,null),v.return=g,v;if(typeof v.then=="function")return d(g,ag(v),b);if(v.$$typeof===_a)return d(g,
ng(g,v),b);ig(g,v)}return null}function m(g,v,b,y){var _=v!==null?v.key:null;if(typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint")return _!==null?
null:l(g,v,""+b,y);if(typeof b=="object"&&b!==null){switch(b.$$typeof){case Qh:return b.key===_?s(g,v,b,y):null;case Mu:return b.key===_?c(g,v,b,y):null;case Wi:
return b=bs(b),m(g,v,b,y)}if(Du(b)||Tu(b))return _!==null?null:u(g,v,b,y,null);if(typeof b.then=="function")return m(g,v,ag(b),y);if(b.$$typeof===_a)return m(g,
v,ng(g,b),y);ig(g,b)}return null}function f(g,v,b,y,_){if(typeof y=="string"&&y!==""||typeof y=="number"||typeof y=="bigint")return g=g.get(b)||null,l(v,g,""+y,
_);if(typeof y=="object"&&y!==null){switch(y.$$typeof){case Qh:return g=g.get(y.key===null?b:y.key)||null,s(v,g,y,_);case Mu:return g=g.get(y.key===null?b:y.key)||
null,c(v,g,y,_);case Wi:return y=bs(y),f(g,v,b,y,_)}if(Du(y)||Tu(y))return g=g.get(b)||null,u(v,g,y,_,null);if(typeof y.then=="function")return f(g,v,b,ag(y),_);
if(y.$$typeof===_a)return f(g,v,b,ng(v,y),_);ig(v,y)}return null}function p(g,v,b,y){for(var _=null,C=null,S=v,z=v=0,I=null;S!==null&&z<b.length;z++){S.index>z?
(I=S,S=null):I=S.sibling;var D=m(g,S,b[z],y);if(D===null){S===null&&(S=I);break}e&&S&&D.alternate===null&&t(g,S),v=a(D,v,z),C===null?_=D:C.sibling=D,C=D,S=I}if(z===
b.length)return r(g,S),Se&&ai(g,z),_;if(S===null){for(;z<b.length;z++)S=d(g,b[z],y),S!==null&&(v=a(S,v,z),C===null?_=S:C.sibling=S,C=S);return Se&&ai(g,z),_}for(S=
o(S);z<b.length;z++)I=f(S,g,z,b[z],y),I!==null&&(e&&(D=I.alternate,D!==null&&S.delete(D.key===null?z:D.key)),v=a(I,v,z),C===null?_=I:C.sibling=I,C=I);return e&&
S.forEach(function(X){return t(g,X)}),Se&&ai(g,z),_}function h(g,v,b,y){if(b==null)throw Error(H(151));for(var _=null,C=null,S=v,z=v=0,I=null,D=b.next();S!==null&&
!D.done;z++,D=b.next()){S.index>z?(I=S,S=null):I=S.sibling;var X=m(g,S,D.value,y);if(X===null){S===null&&(S=I);break}e&&S&&X.alternate===null&&t(g,S),v=a(X,v,z),
C===null?_=X:C.sibling=X,C=X,S=I}if(D.done)return r(g,S),Se&&ai(g,z),_;if(S===null){for(;!D.done;z++,D=b.next())D=d(g,D.value,y),D!==null&&(v=a(D,v,z),C===null?
_=D:C.sibling=D,C=D);return Se&&ai(g,z),_}for(S=o(S);!D.done;z++,D=b.next())D=f(S,g,z,D.value,y),D!==null&&(e&&(I=D.alternate,I!==null&&S.delete(I.key===null?z:
I.key)),v=a(D,v,z),C===null?_=D:C.sibling=D,C=D);return e&&S.forEach(function(U){return t(g,U)}),Se&&ai(g,z),_}function w(g,v,b,y){if(typeof b=="object"&&b!==null&&
b.type===pd&&b.key===null&&b.props.ref===void 0&&(b=b.props.children),typeof b=="object"&&b!==null){switch(b.$$typeof){case Qh:e:{for(var _=b.key;v!==null;){if(v.
key===_){if(_=b.type,_===pd){if(v.tag===7){r(g,v.sibling),y=n(v,b.props.children),Ki(y,b),y.return=g,g=y;break e}}else if(v.elementType===_||typeof _=="object"&&
_!==null&&_.$$typeof===Wi&&bs(_)===v.type){r(g,v.sibling),y=n(v,b.props),Ki(y,b),y.return=g,g=y;break e}r(g,v);break}else t(g,v);v=v.sibling}b.type===pd?(y=Ss(b.
props.children,g.mode,y,b.key),Ki(y,b),y.return=g,g=y):(y=xg(b.type,b.key,b.props,null,g.mode,y),Ki(y,b),y.return=g,g=y)}return i(g);case Mu:e:{for(_=b.key;v!==
null;){if(v.key===_)if(v.tag===4&&v.stateNode.containerInfo===b.containerInfo&&v.stateNode.implementation===b.implementation){r(g,v.sibling),y=n(v,b.children||[]),
y.return=g,g=y;break e}else{r(g,v);break}else t(g,v);v=v.sibling}y=Ew(b,g.mode,y),y.return=g,g=y}return i(g);case Wi:return b=bs(b),w(g,v,b,y)}if(Du(b))return p(
g,v,b,y);if(Tu(b)){if(_=Tu(b),typeof _!="function")throw Error(H(150));return b=_.call(b),h(g,v,b,y)}if(typeof b.then=="function")return w(g,v,ag(b),y);if(b.$$typeof===
_a)return w(g,v,ng(g,b),y);ig(g,b)}return typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint"?(b=""+b,v!==null&&v.tag===6?(r(g,v.sibling),y=n(v,b),
y.return=g,g=y):(r(g,v),y=Rw(b,g.mode,y),y.return=g,g=y),i(g)):r(g,v)}return function(g,v,b,y){try{of=0;var _=w(g,v,b,y);return Ed=null,_}catch(S){if(S===Qd||S===
yv)throw S;var C=Co(29,S,null,g.mode);return C.lanes=y,C.return=g,C}}}var Ns=$R(!0),qR=$R(!1),Ji=!1;function _1(e){e.updateQueue={baseState:e.memoizedState,firstBaseUpdate:null,
lastBaseUpdate:null,shared:{pending:null,lanes:0,hiddenCallbacks:null},callbacks:null}}function gx(e,t){e=e.updateQueue,t.updateQueue===e&&(t.updateQueue={baseState:e.
baseState,firstBaseUpdate:e.firstBaseUpdate,lastBaseUpdate:e.lastBaseUpdate,shared:e.shared,callbacks:null})}function cl(e){return{lane:e,tag:0,payload:null,callback:null,
next:null}}function dl(e,t,r){var o=e.updateQueue;if(o===null)return null;if(o=o.shared,(Ye&2)!==0){var n=o.pending;return n===null?t.next=t:(t.next=n.next,n.next=
t),o.pending=t,t=Ug(e),PR(e,null,r),t}return vv(e,o,t,r),Ug(e)}function Uu(e,t,r){if(t=t.updateQueue,t!==null&&(t=t.shared,(r&4194048)!==0)){var o=t.lanes;o&=e.
pendingLanes,r|=o,t.lanes=r,sR(e,r)}}function Nw(e,t){var r=e.updateQueue,o=e.alternate;if(o!==null&&(o=o.updateQueue,r===o)){var n=null,a=null;if(r=r.firstBaseUpdate,
r!==null){do{var i={lane:r.lane,tag:r.tag,payload:r.payload,callback:null,next:null};a===null?n=a=i:a=a.next=i,r=r.next}while(r!==null);a===null?n=a=t:a=a.next=
t}else n=a=t;r={baseState:o.baseState,firstBaseUpdate:n,lastBaseUpdate:a,shared:o.shared,callbacks:o.callbacks},e.updateQueue=r;return}e=r.lastBaseUpdate,e===null?
r.firstBaseUpdate=t:e.next=t,r.lastBaseUpdate=t}var vx=!1;function Gu(){if(vx){var e=Rd;if(e!==null)throw e}}function $u(e,t,r,o){vx=!1;var n=e.updateQueue;Ji=!1;
var a=n.firstBaseUpdate,i=n.lastBaseUpdate,l=n.shared.pending;if(l!==null){n.shared.pending=null;var s=l,c=s.next;s.next=null,i===null?a=c:i.next=c,i=s;var u=e.
alternate;u!==null&&(u=u.updateQueue,l=u.lastBaseUpdate,l!==i&&(l===null?u.firstBaseUpdate=c:l.next=c,u.lastBaseUpdate=s))}if(a!==null){var d=n.baseState;i=0,u=
c=s=null,l=a;do{var m=l.lane&-536870913,f=m!==l.lane;if(f?(Ae&m)===m:(o&m)===m){m!==0&&m===As&&(vx=!0),u!==null&&(u=u.next={lane:0,tag:l.tag,payload:l.payload,callback:null,
next:null});e:{var p=e,h=l;m=t;var w=r;switch(h.tag){case 1:if(p=h.payload,typeof p=="function"){d=p.call(w,d,m);break e}d=p;break e;case 3:p.flags=p.flags&-65537|
128;case 0:if(p=h.payload,m=typeof p=="function"?p.call(w,d,m):p,m==null)break e;d=ut({},d,m);break e;case 2:Ji=!0}}m=l.callback,m!==null&&(e.flags|=64,f&&(e.flags|=
8192),f=n.callbacks,f===null?n.callbacks=[m]:f.push(m))}else f={lane:m,tag:l.tag,payload:l.payload,callback:l.callback,next:null},u===null?(c=u=f,s=d):u=u.next=
f,i|=m;if(l=l.next,l===null){if(l=n.shared.pending,l===null)break;f=l,l=f.next,f.next=null,n.lastBaseUpdate=f,n.shared.pending=null}}while(!0);u===null&&(s=d),n.
baseState=s,n.firstBaseUpdate=c,n.lastBaseUpdate=u,a===null&&(n.shared.lanes=0),xl|=i,e.lanes=i,e.memoizedState=d}}function YR(e,t){if(typeof e!="function")throw Error(
H(191,e));e.call(t)}function FR(e,t){var r=e.callbacks;if(r!==null)for(e.callbacks=null,e=0;e<r.length;e++)YR(r[e],t)}var yl=Ea(null),Fg=Ea(0);function $T(e,t){
e=pi,Ct(Fg,e),Ct(yl,t),pi=e|t.baseLanes}function bx(){Ct(Fg,pi),Ct(yl,yl.current)}function S1(){pi=Fg.current,Rr(yl),Rr(Fg)}var Nr=Ea(null),Gr=null;function ml(e){
var t=e.alternate;Ct(Er,Er.current&1),Ct(Nr,e),Gr===null&&(t===null||yl.current!==null||t.memoizedState!==null)&&(Gr=e)}function yx(e){Ct(Er,Er.current),Ct(Nr,e),
Gr===null&&(Gr=e)}function XR(e){e.tag===22?(Ct(Er,Er.current),Ct(Nr,e),Gr===null&&(Gr=e)):ul()}function ul(){Ct(Er,Er.current),Ct(Nr,Nr.current)}function jo(e){
Rr(Nr),Gr===e&&(Gr=null),Rr(Er)}var Er=Ea(0);function nf(e,t){Ct(Nr,Nr.current),Ct(Er,t)}function C1(e){Rr(Er),Rr(Nr),Gr===e&&(Gr=null)}function Xg(e){for(var t=e;t!==
null;){if(t.tag===13){var r=t.memoizedState;if(r!==null&&(r=r.dehydrated,r===null||Jx(r)||Z1(r)))return t}else if(t.tag===19&&t.memoizedProps.revealOrder!=="ind\
ependent"){if((t.flags&128)!==0)return t}else if(t.child!==null){t.child.return=t,t=t.child;continue}if(t===e)break;for(;t.sibling===null;){if(t.return===null||
t.return===e)return null;t=t.return}t.sibling.return=t.return,t=t.sibling}return null}var mi=0,be=null,nt=null,or=null,Kg=!1,Ad=!1,Os=!1,Qg=0,af=0,Nd=null,WM=0;
function $t(){throw Error(H(321))}function z1(e,t){if(t===null)return!1;for(var r=0;r<t.length&&r<e.length;r++)if(!qo(e[r],t[r]))return!1;return!0}function k1(e,t,r,o,n,a){
return mi=a,be=t,t.memoizedState=null,t.updateQueue=null,t.lanes=0,ue.H=e===null||e.memoizedState===null?z4:k4,Os=!1,a=r(o,n),Os=!1,Ad&&(a=QR(t,r,o,n)),KR(e),a}
function KR(e){ue.H=Zg;var t=nt!==null&&nt.next!==null;if(mi=0,or=nt=be=null,Kg=!1,af=0,Nd=null,t)throw Error(H(300));e===null||ar||(e=e.dependencies,e!==null&&
qg(e)&&(ar=!0))}function QR(e,t,r,o){be=e;var n=0;do{if(Ad&&(Nd=null),af=0,Ad=!1,25<=n)throw Error(H(301));if(n+=1,or=nt=null,e.updateQueue!=null){var a=e.updateQueue;
a.lastEffect=null,a.events=null,a.stores=null,a.memoCache!=null&&(a.memoCache.index=0)}ue.H=iD,a=t(r,o)}while(Ad);return a}function JM(){var e=ue.H,t=e.useState()[0];
return t=typeof t.then=="function"?xf(t):t,e=e.useState()[0],(nt!==null?nt.memoizedState:null)!==e&&(be.flags|=1024),t}function T1(){var e=Qg!==0;return Qg=0,e}
function R1(e,t,r){t.updateQueue=e.updateQueue,t.flags&=-2053,e.lanes&=~r}function E1(e){if(Kg){for(e=e.memoizedState;e!==null;){var t=e.queue;t!==null&&(t.pending=
null),e=e.next}Kg=!1}mi=0,or=nt=be=null,Ad=!1,af=Qg=0,Nd=null}function ao(){var e={memoizedState:null,baseState:null,baseQueue:null,queue:null,next:null};return or===
null?be.memoizedState=or=e:or=or.next=e,or}function Qt(){if(nt===null){var e=be.alternate;e=e!==null?e.memoizedState:null}else e=nt.next;var t=or===null?be.memoizedState:
or.next;if(t!==null)or=t,nt=e;else{if(e===null)throw be.alternate===null?Error(H(467)):Error(H(310));nt=e,e={memoizedState:nt.memoizedState,baseState:nt.baseState,
baseQueue:nt.baseQueue,queue:nt.queue,next:null},or===null?be.memoizedState=or=e:or=or.next=e}return or}function wv(){return{lastEffect:null,events:null,stores:null,
memoCache:null}}function xf(e){var t=af;return af+=1,Nd===null&&(Nd=[]),e=GR(Nd,e,t),t=be,(or===null?t.memoizedState:or.next)===null&&(t=t.alternate,ue.H=t===null||
t.memoizedState===null?z4:k4),e}function xv(e){if(e!==null&&typeof e=="object"){if(typeof e.then=="function")return xf(e);if(e.$$typeof===DO)return;if(e.$$typeof===
_a)return Tr(e)}throw Error(H(438,String(e)))}function A1(e){var t=null,r=be.updateQueue;if(r!==null&&(t=r.memoCache),t==null){var o=be.alternate;o!==null&&(o=o.
updateQueue,o!==null&&(o=o.memoCache,o!=null&&(t={data:o.data.map(function(n){return n.slice()}),index:0})))}if(t==null&&(t={data:[],index:0}),r===null&&(r=wv(),
be.updateQueue=r),r.memoCache=t,r=t.data[t.index],r===void 0)for(r=t.data[t.index]=Array(e),o=0;o<e;o++)r[o]=MO;return t.index++,r}function ui(e,t){return typeof t==
"function"?t(e):t}function Cg(e){var t=Qt();return N1(t,nt,e)}function N1(e,t,r){var o=e.queue;if(o===null)throw Error(H(311));o.lastRenderedReducer=r;var n=e.baseQueue,
a=o.pending;if(a!==null){if(n!==null){var i=n.next;n.next=a.next,a.next=i}t.baseQueue=n=a,o.pending=null}if(a=e.baseState,n===null)e.memoizedState=a;else{t=n.next;
var l=i=null,s=null,c=t,u=!1;do{var d=c.lane&-536870913;if(d!==c.lane?(Ae&d)===d:(mi&d)===d){var m=c.revertLane;if(m===0)s!==null&&(s=s.next={lane:0,revertLane:0,
gesture:null,action:c.action,hasEagerState:c.hasEagerState,eagerState:c.eagerState,next:null}),d===As&&(u=!0);else if((mi&m)===m){c=c.next,m===As&&(u=!0);continue}else
d={lane:0,revertLane:c.revertLane,gesture:null,action:c.action,hasEagerState:c.hasEagerState,eagerState:c.eagerState,next:null},s===null?(l=s=d,i=a):s=s.next=d,
be.lanes|=m,xl|=m;d=c.action,Os&&r(a,d),a=c.hasEagerState?c.eagerState:r(a,d)}else m={lane:d,revertLane:c.revertLane,gesture:c.gesture,action:c.action,hasEagerState:c.
hasEagerState,eagerState:c.eagerState,next:null},s===null?(l=s=m,i=a):s=s.next=m,be.lanes|=d,xl|=d;c=c.next}while(c!==null&&c!==t);if(s===null?i=a:s.next=l,!qo(
a,e.memoizedState)&&(ar=!0,u&&(r=Rd,r!==null)))throw r;e.memoizedState=a,e.baseState=i,e.baseQueue=s,o.lastRenderedState=a}return n===null&&(o.lanes=0),[e.memoizedState,
o.dispatch]}function Ow(e){var t=Qt(),r=t.queue;if(r===null)throw Error(H(311));r.lastRenderedReducer=e;var o=r.dispatch,n=r.pending,a=t.memoizedState;if(n!==null){
r.pending=null;var i=n=n.next;do a=e(a,i.action),i=i.next;while(i!==n);qo(a,t.memoizedState)||(ar=!0),t.memoizedState=a,t.baseQueue===null&&(t.baseState=a),r.lastRenderedState=
a}return[a,o]}function ZR(e,t,r){var o=be,n=Qt(),a=Se;if(a){if(r===void 0)throw Error(H(407));r=r()}else r=t();var i=!qo((nt||n).memoizedState,r);if(i&&(n.memoizedState=
r,ar=!0),n=n.queue,O1(e4.bind(null,o,n,e),[e]),e=n.getSnapshot!==t||i||or!==null&&(or.memoizedState.tag&1)!==0,jd(e?9:8,{destroy:void 0},JR.bind(null,o,n,r,t),null),
e){if(o.flags|=2048,mt===null)throw Error(H(349));a||(mi&127)!==0||WR(o,t,r)}return r}function WR(e,t,r){e.flags|=16384,e={getSnapshot:t,value:r},t=be.updateQueue,
t===null?(t=wv(),be.updateQueue=t,t.stores=[e]):(r=t.stores,r===null?t.stores=[e]:r.push(e))}function JR(e,t,r,o){t.value=r,t.getSnapshot=o,t4(t)&&r4(e)}function e4(e,t,r){
return r(function(){t4(t)&&r4(e)})}function t4(e){var t=e.getSnapshot;e=e.value;try{var r=t();return!qo(e,r)}catch{return!0}}function r4(e){var t=js(e,2);t!==null&&
zo(t,e,2)}function wx(e){var t=ao();if(typeof e=="function"){var r=e;if(e=r(),Os){tl(!0);try{r()}finally{tl(!1)}}}return t.memoizedState=t.baseState=e,t.queue={
pending:null,lanes:0,dispatch:null,lastRenderedReducer:ui,lastRenderedState:e},t}function o4(e,t,r,o){return e.baseState=r,N1(e,nt,typeof o=="function"?o:ui)}function eD(e,t,r,o,n){
if(Sv(e))throw Error(H(485));if(e=t.action,e!==null){var a={payload:n,action:e,next:null,isTransition:!0,status:"pending",value:null,reason:null,listeners:[],then:function(i){
a.listeners.push(i)}};ue.T!==null?r(!0):a.isTransition=!1,o(a),r=t.pending,r===null?(a.next=t.pending=a,n4(t,a)):(a.next=r.next,t.pending=r.next=a)}}function n4(e,t){
var r=t.action,o=t.payload,n=e.state;if(t.isTransition){var a=ue.T,i={};i.types=a!==null?a.types:null,ue.T=i;try{var l=r(n,o),s=ue.S;s!==null&&s(i,l),qT(e,t,l)}catch(c){
xx(e,t,c)}finally{a!==null&&i.types!==null&&(a.types=i.types),ue.T=a}}else try{a=r(n,o),qT(e,t,a)}catch(c){xx(e,t,c)}}function qT(e,t,r){r!==null&&typeof r=="ob\
ject"&&typeof r.then=="function"?r.then(function(o){YT(e,t,o)},function(o){return xx(e,t,o)}):YT(e,t,r)}function YT(e,t,r){t.status="fulfilled",t.value=r,a4(t),
e.state=r,t=e.pending,t!==null&&(r=t.next,r===t?e.pending=null:(r=r.next,t.next=r,n4(e,r)))}function xx(e,t,r){var o=e.pending;if(e.pending=null,o!==null){o=o.next;
do t.status="rejected",t.reason=r,a4(t),t=t.next;while(t!==o)}e.action=null}function a4(e){e=e.listeners;for(var t=0;t<e.length;t++)(0,e[t])()}function i4(e,t){
return t}function FT(e,t){if(Se){var r=mt.formState;if(r!==null){e:{var o=be;if(Se){if(St){t:{for(var n=St,a=hn;n.nodeType!==8;){if(!a){n=null;break t}if(n=gn(n.
nextSibling),n===null){n=null;break t}}a=n.data,n=a==="F!"||a==="F"?n:null}if(n){St=gn(n.nextSibling),o=n.data==="F!";break e}}bl(o)}o=!1}o&&(t=r[0])}}return r=
ao(),r.memoizedState=r.baseState=t,o={pending:null,lanes:0,dispatch:null,lastRenderedReducer:i4,lastRenderedState:t},r.queue=o,r=_4.bind(null,be,o),o.dispatch=r,
o=wx(!1),a=P1.bind(null,be,!1,o.queue),o=ao(),n={state:t,dispatch:null,action:e,pending:null},o.queue=n,r=eD.bind(null,be,n,a,r),n.dispatch=r,o.memoizedState=e,
[t,r,!1]}function XT(e){var t=Qt();return l4(t,nt,e)}function l4(e,t,r){if(t=N1(e,t,i4)[0],e=Cg(ui)[0],typeof t=="object"&&t!==null&&typeof t.then=="function")try{
var o=xf(t)}catch(i){throw i===Qd?yv:i}else o=t;t=Qt();var n=t.queue,a=n.dispatch;return r!==t.memoizedState&&(be.flags|=2048,jd(9,{destroy:void 0},tD.bind(null,
n,r),null)),[o,a,e]}function tD(e,t){e.action=t}function KT(e){var t=Qt(),r=nt;if(r!==null)return l4(t,r,e);Qt(),t=t.memoizedState,r=Qt();var o=r.queue.dispatch;
return r.memoizedState=e,[t,o,!1]}function jd(e,t,r,o){return e={tag:e,create:r,deps:o,inst:t,next:null},t=be.updateQueue,t===null&&(t=wv(),be.updateQueue=t),r=
t.lastEffect,r===null?t.lastEffect=e.next=e:(o=r.next,r.next=e,e.next=o,t.lastEffect=e),e}function s4(){return Qt().memoizedState}function zg(e,t,r,o){var n=ao();
be.flags|=e,n.memoizedState=jd(1|t,{destroy:void 0},r,o===void 0?null:o)}function _v(e,t,r,o){var n=Qt();o=o===void 0?null:o;var a=n.memoizedState.inst;nt!==null&&
o!==null&&z1(o,nt.memoizedState.deps)?n.memoizedState=jd(t,a,r,o):(be.flags|=e,n.memoizedState=jd(1|t,a,r,o))}function QT(e,t){zg(8390656,8,e,t)}function O1(e,t){
_v(2048,8,e,t)}function rD(e){be.flags|=4;var t=be.updateQueue;if(t===null)t=wv(),be.updateQueue=t,t.events=[e];else{var r=t.events;r===null?t.events=[e]:r.push(
e)}}function c4(e){var t=Qt().memoizedState;return rD({ref:t,nextImpl:e}),function(){if((Ye&2)!==0)throw Error(H(440));return t.impl.apply(void 0,arguments)}}function d4(e,t){
return _v(4,2,e,t)}function m4(e,t){return _v(4,4,e,t)}function u4(e,t){if(typeof t=="function"){e=e();var r=t(e);return function(){typeof r=="function"?r():t(null)}}
if(t!=null)return e=e(),t.current=e,function(){t.current=null}}function f4(e,t,r){r=r!=null?r.concat([e]):null,_v(4,4,u4.bind(null,t,e),r)}function M1(){}function p4(e,t){
var r=Qt();t=t===void 0?null:t;var o=r.memoizedState;return t!==null&&z1(t,o[1])?o[0]:(r.memoizedState=[e,t],e)}function h4(e,t){var r=Qt();t=t===void 0?null:t;
var o=r.memoizedState;if(t!==null&&z1(t,o[1]))return o[0];if(o=e(),Os){tl(!0);try{e()}finally{tl(!1)}}return r.memoizedState=[o,t],o}function D1(e,t,r){return r===
void 0||(mi&1073741824)!==0&&(Ae&261930)===0?e.memoizedState=t:(e.memoizedState=r,e=l8(),be.lanes|=e,xl|=e,r)}function g4(e,t,r,o){return qo(r,t)?r:yl.current!==
null?(e=D1(e,r,o),qo(e,t)||(ar=!0),e):(mi&106)===0||(mi&1073741824)!==0&&(Ae&261930)===0?(ar=!0,e.memoizedState=r):(e=l8(),be.lanes|=e,xl|=e,t)}function v4(e,t,r,o,n){
var a=Fe.p;Fe.p=a!==0&&8>a?a:8;var i=ue.T,l={};l.types=i!==null?i.types:null,ue.T=l,P1(e,!1,t,r);try{var s=n(),c=ue.S;if(c!==null&&c(l,s),s!==null&&typeof s=="o\
bject"&&typeof s.then=="function"){var u=ZM(s,o);qu(e,t,u,$o(e))}else qu(e,t,o,$o(e))}catch(d){qu(e,t,{then:function(){},status:"rejected",reason:d},$o())}finally{
Fe.p=a,i!==null&&l.types!==null&&(i.types=l.types),ue.T=i}}function oD(){}function _x(e,t,r,o){if(e.tag!==5)throw Error(H(476));var n=b4(e).queue;v4(e,n,t,_s,r===
null?oD:function(){return y4(e),r(o)})}function b4(e){var t=e.memoizedState;if(t!==null)return t;t={memoizedState:_s,baseState:_s,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:ui,lastRenderedState:_s},next:null};var r={};return t.next={memoizedState:r,baseState:r,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:ui,lastRenderedState:r},next:null},e.memoizedState=t,e=e.alternate,e!==null&&(e.memoizedState=t),t}function y4(e){var t=b4(
e);t.next===null&&(t=e.alternate.memoizedState),qu(e,t.next.queue,{},$o())}function B1(){return Tr(qd)}function w4(){return Qt().memoizedState}function x4(){return Qt().
memoizedState}function nD(e){for(var t=e.return;t!==null;){switch(t.tag){case 24:case 3:var r=$o();e=cl(r);var o=dl(t,e,r);o!==null&&(zo(o,t,r),Uu(o,t,r)),t={cache:y1()},
e.payload=t;return}t=t.return}}function aD(e,t,r){var o=$o();r={lane:o,revertLane:0,gesture:null,action:r,hasEagerState:!1,eagerState:null,next:null},Sv(e)?S4(t,
r):(r=g1(e,t,r,o),r!==null&&(zo(r,e,o),C4(r,t,o)))}function _4(e,t,r){var o=$o();qu(e,t,r,o)}function qu(e,t,r,o){var n={lane:o,revertLane:0,gesture:null,action:r,
hasEagerState:!1,eagerState:null,next:null};if(Sv(e))S4(t,n);else{var a=e.alternate;if(e.lanes===0&&(a===null||a.lanes===0)&&(a=t.lastRenderedReducer,a!==null))
try{var i=t.lastRenderedState,l=a(i,r);if(n.hasEagerState=!0,n.eagerState=l,qo(l,i))return vv(e,t,n,0),mt===null&&gv(),!1}catch{}if(r=g1(e,t,n,o),r!==null)return zo(
r,e,o),C4(r,t,o),!0}return!1}function P1(e,t,r,o){if(o={lane:2,revertLane:F1(),gesture:null,action:o,hasEagerState:!1,eagerState:null,next:null},Sv(e)){if(t)throw Error(
H(479))}else t=g1(e,r,o,2),t!==null&&zo(t,e,2)}function Sv(e){var t=e.alternate;return e===be||t!==null&&t===be}function S4(e,t){Ad=Kg=!0;var r=e.pending;r===null?
t.next=t:(t.next=r.next,r.next=t),e.pending=t}function C4(e,t,r){if((r&4194048)!==0){var o=t.lanes;o&=e.pendingLanes,r|=o,t.lanes=r,sR(e,r)}}var Zg={readContext:Tr,
use:xv,useCallback:$t,useContext:$t,useEffect:$t,useImperativeHandle:$t,useLayoutEffect:$t,useInsertionEffect:$t,useMemo:$t,useReducer:$t,useRef:$t,useState:$t,
useDebugValue:$t,useDeferredValue:$t,useTransition:$t,useSyncExternalStore:$t,useId:$t,useHostTransitionStatus:$t,useFormState:$t,useActionState:$t,useOptimistic:$t,
useMemoCache:$t,useCacheRefresh:$t,useEffectEvent:$t},z4={readContext:Tr,use:xv,useCallback:function(e,t){return ao().memoizedState=[e,t===void 0?null:t],e},useContext:Tr,
useEffect:QT,useImperativeHandle:function(e,t,r){r=r!=null?r.concat([e]):null,zg(4194308,4,u4.bind(null,t,e),r)},useLayoutEffect:function(e,t){return zg(4194308,
4,e,t)},useInsertionEffect:function(e,t){zg(4,2,e,t)},useMemo:function(e,t){var r=ao();t=t===void 0?null:t;var o=e();if(Os){tl(!0);try{e()}finally{tl(!1)}}return r.
memoizedState=[o,t],o},useReducer:function(e,t,r){var o=ao();if(r!==void 0){var n=r(t);if(Os){tl(!0);try{r(t)}finally{tl(!1)}}}else n=t;return o.memoizedState=o.
baseState=n,e={pending:null,lanes:0,dispatch:null,lastRenderedReducer:e,lastRenderedState:n},o.queue=e,e=e.dispatch=aD.bind(null,be,e),[o.memoizedState,e]},useRef:function(e){
var t=ao();return e={current:e},t.memoizedState=e},useState:function(e){e=wx(e);var t=e.queue,r=_4.bind(null,be,t);return t.dispatch=r,[e.memoizedState,r]},useDebugValue:M1,
useDeferredValue:function(e,t){var r=ao();return D1(r,e,t)},useTransition:function(){var e=wx(!1);return e=v4.bind(null,be,e.queue,!0,!1),ao().memoizedState=e,[
!1,e]},useSyncExternalStore:function(e,t,r){var o=be,n=ao();if(Se){if(r===void 0)throw Error(H(407));r=r()}else{if(r=t(),mt===null)throw Error(H(349));(Ae&127)!==
0||WR(o,t,r)}n.memoizedState=r;var a={value:r,getSnapshot:t};return n.queue=a,QT(e4.bind(null,o,a,e),[e]),o.flags|=2048,jd(9,{destroy:void 0},JR.bind(null,o,a,r,
t),null),r},useId:function(){var e=ao(),t=mt.identifierPrefix;if(Se){var r=za,o=Ca;r=(o&~(1<<32-Go(o)-1)).toString(32)+r,t="_"+t+"R_"+r,r=Qg++,0<r&&(t+="H"+r.toString(
32)),t+="_"}else r=WM++,t="_"+t+"r_"+r.toString(32)+"_";return e.memoizedState=t},useHostTransitionStatus:B1,useFormState:FT,useActionState:FT,useOptimistic:function(e){
var t=ao();t.memoizedState=t.baseState=e;var r={pending:null,lanes:0,dispatch:null,lastRenderedReducer:null,lastRenderedState:null};return t.queue=r,t=P1.bind(null,
be,!0,r),r.dispatch=t,[e,t]},useMemoCache:A1,useCacheRefresh:function(){return ao().memoizedState=nD.bind(null,be)},useEffectEvent:function(e){var t=ao(),r={impl:e};
return t.memoizedState=r,function(){if((Ye&2)!==0)throw Error(H(440));return r.impl.apply(void 0,arguments)}}},k4={readContext:Tr,use:xv,useCallback:p4,useContext:Tr,
useEffect:O1,useImperativeHandle:f4,useInsertionEffect:d4,useLayoutEffect:m4,useMemo:h4,useReducer:Cg,useRef:s4,useState:function(){return Cg(ui)},useDebugValue:M1,
useDeferredValue:function(e,t){var r=Qt();return g4(r,nt.memoizedState,e,t)},useTransition:function(){var e=Cg(ui)[0],t=Qt().memoizedState;return[typeof e=="boo\
lean"?e:xf(e),t]},useSyncExternalStore:ZR,useId:w4,useHostTransitionStatus:B1,useFormState:XT,useActionState:XT,useOptimistic:function(e,t){var r=Qt();return o4(
r,nt,e,t)},useMemoCache:A1,useCacheRefresh:x4,useEffectEvent:c4},iD={readContext:Tr,use:xv,useCallback:p4,useContext:Tr,useEffect:O1,useImperativeHandle:f4,useInsertionEffect:d4,
useLayoutEffect:m4,useMemo:h4,useReducer:Ow,useRef:s4,useState:function(){return Ow(ui)},useDebugValue:M1,useDeferredValue:function(e,t){var r=Qt();return nt===
null?D1(r,e,t):g4(r,nt.memoizedState,e,t)},useTransition:function(){var e=Ow(ui)[0],t=Qt().memoizedState;return[typeof e=="boolean"?e:xf(e),t]},useSyncExternalStore:ZR,
useId:w4,useHostTransitionStatus:B1,useFormState:KT,useActionState:KT,useOptimistic:function(e,t){var r=Qt();return nt!==null?o4(r,nt,e,t):(r.baseState=e,[e,r.queue.
dispatch])},useMemoCache:A1,useCacheRefresh:x4,useEffectEvent:c4};function Mw(e,t,r,o){t=e.memoizedState,r=r(o,t),r=r==null?t:ut({},t,r),e.memoizedState=r,e.lanes===
0&&(e.updateQueue.baseState=r)}var Sx={enqueueSetState:function(e,t,r){e=e._reactInternals;var o=$o(),n=cl(o);n.payload=t,r!=null&&(n.callback=r),t=dl(e,n,o),t!==
null&&(zo(t,e,o),Uu(t,e,o))},enqueueReplaceState:function(e,t,r){e=e._reactInternals;var o=$o(),n=cl(o);n.tag=1,n.payload=t,r!=null&&(n.callback=r),t=dl(e,n,o),
t!==null&&(zo(t,e,o),Uu(t,e,o))},enqueueForceUpdate:function(e,t){e=e._reactInternals;var r=$o(),o=cl(r);o.tag=2,t!=null&&(o.callback=t),t=dl(e,o,r),t!==null&&(zo(
t,e,r),Uu(t,e,r))}};function ZT(e,t,r,o,n,a,i){return e=e.stateNode,typeof e.shouldComponentUpdate=="function"?e.shouldComponentUpdate(o,a,i):t.prototype&&t.prototype.
isPureReactComponent?!ef(r,o)||!ef(n,a):!0}function WT(e,t,r,o){e=t.state,typeof t.componentWillReceiveProps=="function"&&t.componentWillReceiveProps(r,o),typeof t.
UNSAFE_componentWillReceiveProps=="function"&&t.UNSAFE_componentWillReceiveProps(r,o),t.state!==e&&Sx.enqueueReplaceState(t,t.state,null)}function Ms(e,t){var r=t;
if("ref"in t){r={};for(var o in t)o!=="ref"&&(r[o]=t[o])}if(e=e.defaultProps){r===t&&(r=ut({},r));for(var n in e)r[n]===void 0&&(r[n]=e[n])}return r}function T4(e){
Vg(e)}function R4(e){console.error(e)}function E4(e){Vg(e)}function Wg(e,t){try{var r=e.onUncaughtError;r(t.value,{componentStack:t.stack})}catch(o){setTimeout(
function(){throw o})}}function JT(e,t,r){try{var o=e.onCaughtError;o(r.value,{componentStack:r.stack,errorBoundary:t.tag===1?t.stateNode:null})}catch(n){setTimeout(
function(){throw n})}}function Cx(e,t,r){return r=cl(r),r.tag=3,r.payload={element:null},r.callback=function(){Wg(e,t)},r}function A4(e){return e=cl(e),e.tag=3,
e}function N4(e,t,r,o){var n=r.type.getDerivedStateFromError;if(typeof n=="function"){var a=o.value;e.payload=function(){return n(a)},e.callback=function(){JT(t,
r,o)}}var i=r.stateNode;i!==null&&typeof i.componentDidCatch=="function"&&(e.callback=function(){JT(t,r,o),typeof n!="function"&&(fl===null?fl=new Set([this]):fl.
add(this));var l=o.stack;this.componentDidCatch(o.value,{componentStack:l!==null?l:""})})}function lD(e,t,r,o,n){if(r.flags|=32768,o!==null&&typeof o=="object"&&
typeof o.then=="function"){if(t=r.alternate,t!==null&&Rs(t,r,n,!0),r=Nr.current,r!==null){switch(r.tag){case 31:case 13:case 19:return Gr===null?iv():r.alternate===
null&&qt===0&&(qt=3),r.flags&=-257,r.flags|=65536,r.lanes=n,o===Yg?r.flags|=16384:(t=r.updateQueue,t===null?r.updateQueue=new Set([o]):t.add(o),Iw(e,o,n)),!1;case 22:
return r.flags|=65536,o===Yg?r.flags|=16384:(t=r.updateQueue,t===null?(t={transitions:null,markerInstances:null,retryQueue:new Set([o])},r.updateQueue=t):(r=t.retryQueue,
r===null?t.retryQueue=new Set([o]):r.add(o)),Iw(e,o,n)),!1}throw Error(H(435,r.tag))}return Iw(e,o,n),iv(),!1}if(Se)return t=Nr.current,t!==null?((t.flags&65536)===
0&&(t.flags|=256),t.flags|=65536,t.lanes=n,o!==ux&&(e=Error(H(422),{cause:o}),rf(pn(e,r)))):(o!==ux&&(t=Error(H(423),{cause:o}),rf(pn(t,r))),e=e.current.alternate,
e.flags|=65536,n&=-n,e.lanes|=n,o=pn(o,r),n=Cx(e.stateNode,o,n),Nw(e,n),qt!==4&&(qt=2)),!1;var a=Error(H(520),{cause:o});if(a=pn(a,r),Ku===null?Ku=[a]:Ku.push(a),
qt!==4&&(qt=2),t===null)return!0;o=pn(o,r),r=t;do{switch(r.tag){case 3:return r.flags|=65536,e=n&-n,r.lanes|=e,e=Cx(r.stateNode,o,e),Nw(r,e),!1;case 1:if(t=r.type,
a=r.stateNode,(r.flags&128)===0&&(typeof t.getDerivedStateFromError=="function"||a!==null&&typeof a.componentDidCatch=="function"&&(fl===null||!fl.has(a))))return r.
flags|=65536,n&=-n,r.lanes|=n,n=A4(n),N4(n,e,r,o),Nw(r,n),!1;break;case 22:if(r.memoizedState!==null)return r.flags|=65536,!1}r=r.return}while(r!==null);return!1}
var L1=Error(H(461)),ar=!1;function cr(e,t,r,o){t.child=e===null?qR(t,null,r,o):Ns(t,e.child,r,o)}function e6(e,t,r,o,n){r=r.render;var a=t.ref;if("ref"in o){var i={};
for(var l in o)l!=="ref"&&(i[l]=o[l])}else i=o;return Es(t),o=k1(e,t,r,i,a,n),l=T1(),e!==null&&!ar?(R1(e,t,n),fi(e,t,n)):(Se&&l&&bv(t),t.flags|=1,cr(e,t,o,n),t.
child)}function t6(e,t,r,o,n){if(e===null){var a=r.type;return typeof a=="function"&&!v1(a)&&a.defaultProps===void 0&&r.compare===null?(t.tag=15,t.type=a,O4(e,t,
a,o,n)):(e=xg(r.type,null,o,t,t.mode,n),e.ref=t.ref,e.return=t,t.child=e)}if(a=e.child,!H1(e,n)){var i=a.memoizedProps;if(r=r.compare,r=r!==null?r:ef,r(i,o)&&e.
ref===t.ref)return fi(e,t,n)}return t.flags|=1,e=li(a,o),e.ref=t.ref,e.return=t,t.child=e}function O4(e,t,r,o,n){if(e!==null){var a=e.memoizedProps;if(ef(a,o)&&
e.ref===t.ref)if(ar=!1,t.pendingProps=o=a,H1(e,n))(e.flags&131072)!==0&&(ar=!0);else return t.lanes=e.lanes,fi(e,t,n)}return zx(e,t,r,o,n)}function M4(e,t,r,o){
var n=o.children,a=e!==null?e.memoizedState:null;if(e===null&&t.stateNode===null&&(t.stateNode={_visibility:1,_pendingMarkers:null,_retryCache:null,_transitions:null}),
o.mode==="hidden"){if((t.flags&128)!==0){if(a=a!==null?a.baseLanes|r:r,e!==null){for(o=t.child=e.child,n=0;o!==null;)n=n|o.lanes|o.childLanes,o=o.sibling;o=n&~a}else
o=0,t.child=null;return r6(e,t,a,r,o)}if((r&536870912)!==0)t.memoizedState={baseLanes:0,cachePool:null},e!==null&&Sg(t,a!==null?a.cachePool:null),a!==null?$T(t,
a):bx(),XR(t);else return o=t.lanes=536870912,r6(e,t,a!==null?a.baseLanes|r:r,r,o)}else a!==null?(Sg(t,a.cachePool),$T(t,a),ul(),t.memoizedState=null):(e!==null&&
Sg(t,null),bx(),ul());return cr(e,t,n,r),t.child}function Yu(e,t){return e!==null&&e.tag===22||t.stateNode!==null||(t.stateNode={_visibility:1,_pendingMarkers:null,
_retryCache:null,_transitions:null}),t.sibling}function r6(e,t,r,o,n){var a=w1();return a=a===null?null:{parent:nr._currentValue,pool:a},t.memoizedState={baseLanes:r,
cachePool:a},e!==null&&Sg(t,null),bx(),XR(t),e!==null&&Rs(e,t,o,!0),t.childLanes=n,null}function kg(e,t){return t=Cv({mode:t.mode,children:t.children},e.mode),t.
ref=e.ref,e.child=t,t.return=e,t}function o6(e,t,r){return Ns(t,e.child,null,r),e=kg(t,t.pendingProps),e.flags|=2,jo(t),t.memoizedState=null,e}function sD(e,t,r){
var o=t.pendingProps,n=(t.flags&128)!==0;if(t.flags&=-129,e===null){if(Se){if(o.mode==="hidden")return e=kg(t,o),t.lanes=536870912,e.memoizedState={baseLanes:0,
cachePool:null},Yu(null,e);if(yx(t),(e=St)?(e=M8(e,hn),e=e!==null&&e.data==="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:vl!==null?{id:Ca,overflow:za}:
null,retryLane:536870912,hydrationErrors:null},r=jR(e),r.return=t,t.child=r,yr=t,St=null)):e=null,e===null)throw bl(t);return t.lanes=536870912,null}return kg(t,
o)}var a=e.memoizedState;if(a!==null){var i=a.dehydrated;if(yx(t),n)if(t.flags&256)t.flags&=-257,t=o6(e,t,r);else if(t.memoizedState!==null)t.child=e.child,t.flags|=
128,t=null;else throw Error(H(558));else if(ar||Rs(e,t,r,!1),n=(r&e.childLanes)!==0,ar||n){if(yl.current===null){if(o=mt,o!==null&&(i=cR(o,r),i!==0&&i!==a.retryLane))
throw a.retryLane=i,js(e,i),zo(o,e,i),L1;iv()}t=o6(e,t,r)}else e=a.treeContext,St=gn(i.nextSibling),yr=t,Se=!0,sl=null,hn=!1,e!==null&&IR(t,e),t=kg(t,o),t.flags|=
134221824;return t}return e=li(e.child,{mode:o.mode,children:o.children}),e.ref=t.ref,t.child=e,e.return=t,e}function dd(e,t){var r=t.ref;if(r===null)e!==null&&
e.ref!==null&&(t.flags|=4194816);else{if(typeof r!="function"&&typeof r!="object")throw Error(H(284));(e===null||e.ref!==r)&&(t.flags|=4194816)}}function zx(e,t,r,o,n){
return Es(t),r=k1(e,t,r,o,void 0,n),o=T1(),e!==null&&!ar?(R1(e,t,n),fi(e,t,n)):(Se&&o&&bv(t),t.flags|=1,cr(e,t,r,n),t.child)}function n6(e,t,r,o,n,a){return Es(
t),t.updateQueue=null,r=QR(t,o,r,n),KR(e),o=T1(),e!==null&&!ar?(R1(e,t,a),fi(e,t,a)):(Se&&o&&bv(t),t.flags|=1,cr(e,t,r,a),t.child)}function a6(e,t,r,o,n){if(Es(
t),t.stateNode===null){var a=xd,i=r.contextType;typeof i=="object"&&i!==null&&(a=Tr(i)),a=new r(o,a),t.memoizedState=a.state!==null&&a.state!==void 0?a.state:null,
a.updater=Sx,t.stateNode=a,a._reactInternals=t,a=t.stateNode,a.props=o,a.state=t.memoizedState,a.refs={},_1(t),i=r.contextType,a.context=typeof i=="object"&&i!==
null?Tr(i):xd,a.state=t.memoizedState,i=r.getDerivedStateFromProps,typeof i=="function"&&(Mw(t,r,i,o),a.state=t.memoizedState),typeof r.getDerivedStateFromProps==
"function"||typeof a.getSnapshotBeforeUpdate=="function"||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(i=a.state,typeof a.
componentWillMount=="function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount(),i!==a.state&&Sx.enqueueReplaceState(
a,a.state,null),$u(t,o,a,n),Gu(),a.state=t.memoizedState),typeof a.componentDidMount=="function"&&(t.flags|=4194308),o=!0}else if(e===null){a=t.stateNode;var l=t.
memoizedProps,s=Ms(r,l);a.props=s;var c=a.context,u=r.contextType;i=xd,typeof u=="object"&&u!==null&&(i=Tr(u));var d=r.getDerivedStateFromProps;u=typeof d=="fun\
ction"||typeof a.getSnapshotBeforeUpdate=="function",l=t.pendingProps!==l,u||typeof a.UNSAFE_componentWillReceiveProps!="function"&&typeof a.componentWillReceiveProps!=
"function"||(l||c!==i)&&WT(t,a,o,i),Ji=!1;var m=t.memoizedState;a.state=m,$u(t,o,a,n),Gu(),c=t.memoizedState,l||m!==c||Ji?(typeof d=="function"&&(Mw(t,r,d,o),c=
t.memoizedState),(s=Ji||ZT(t,r,s,o,m,c,i))?(u||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(typeof a.componentWillMount==
"function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount()),typeof a.componentDidMount=="function"&&(t.flags|=
4194308)):(typeof a.componentDidMount=="function"&&(t.flags|=4194308),t.memoizedProps=o,t.memoizedState=c),a.props=o,a.state=c,a.context=i,o=s):(typeof a.componentDidMount==
"function"&&(t.flags|=4194308),o=!1)}else{a=t.stateNode,gx(e,t),i=t.memoizedProps,u=Ms(r,i),a.props=u,d=t.pendingProps,m=a.context,c=r.contextType,s=xd,typeof c==
"object"&&c!==null&&(s=Tr(c)),l=r.getDerivedStateFromProps,(c=typeof l=="function"||typeof a.getSnapshotBeforeUpdate=="function")||typeof a.UNSAFE_componentWillReceiveProps!=
"function"&&typeof a.componentWillReceiveProps!="function"||(i!==d||m!==s)&&WT(t,a,o,s),Ji=!1,m=t.memoizedState,a.state=m,$u(t,o,a,n),Gu();var f=t.memoizedState;
i!==d||m!==f||Ji||e!==null&&e.dependencies!==null&&qg(e.dependencies)?(typeof l=="function"&&(Mw(t,r,l,o),f=t.memoizedState),(u=Ji||ZT(t,r,u,o,m,f,s)||e!==null&&
e.dependencies!==null&&qg(e.dependencies))?(c||typeof a.UNSAFE_componentWillUpdate!="function"&&typeof a.componentWillUpdate!="function"||(typeof a.componentWillUpdate==
"function"&&a.componentWillUpdate(o,f,s),typeof a.UNSAFE_componentWillUpdate=="function"&&a.UNSAFE_componentWillUpdate(o,f,s)),typeof a.componentDidUpdate=="fun\
ction"&&(t.flags|=4),typeof a.getSnapshotBeforeUpdate=="function"&&(t.flags|=1024)):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||
(t.flags|=4),typeof a.getSnapshotBeforeUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),t.memoizedProps=o,t.memoizedState=f),a.props=
o,a.state=f,a.context=s,o=u):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=4),typeof a.getSnapshotBeforeUpdate!=
"function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),o=!1)}return a=o,dd(e,t),o=(t.flags&128)!==0,a||o?(a=t.stateNode,r=o&&typeof r.getDerivedStateFromError!=
"function"?null:a.render(),t.flags|=1,e!==null&&o?(t.child=Ns(t,e.child,null,n),t.child=Ns(t,null,r,n)):cr(e,t,r,n),t.memoizedState=a.state,e=t.child):e=fi(e,t,
n),e}function i6(e,t,r,o){return Ts(),t.flags|=256,cr(e,t,r,o),t.child}var kx={dehydrated:null,treeContext:null,retryLane:0,hydrationErrors:null};function Tx(e){
return{baseLanes:e,cachePool:UR()}}function Rx(e,t,r){return e=e!==null?e.childLanes&~r:0,t&&(e|=Io),e}function D4(e,t,r){var o=t.pendingProps,n=!1,a=(t.flags&128)!==
0,i;if((i=a)||(i=e!==null&&e.memoizedState===null?!1:(Er.current&2)!==0),i&&(n=!0,t.flags&=-129),i=(t.flags&32)!==0,t.flags&=-33,e===null){if(Se){if(n?ml(t):ul(),
(e=St)?(e=M8(e,hn),e=e!==null&&e.data!=="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:vl!==null?{id:Ca,overflow:za}:null,retryLane:536870912,hydrationErrors:null},
r=jR(e),r.return=t,t.child=r,yr=t,St=null)):e=null,e===null)throw bl(t);return Z1(e)?t.lanes=32:t.lanes=536870912,null}return a=o.children,o=o.fallback,n?(ul(),
n=t.mode,a=Cv({mode:"hidden",children:a},n),o=Ss(o,n,r,null),a.return=t,o.return=t,a.sibling=o,t.child=a,o=t.child,o.memoizedState=Tx(r),o.childLanes=Rx(e,i,r),
t.memoizedState=kx,Yu(null,o)):(ml(t),j1(t,a))}var l=e.memoizedState;if(l!==null){var s=l.dehydrated;if(s!==null)return cD(e,t,a,i,o,s,l,r)}return n?(ul(),n=o.fallback,
a=t.mode,l=e.child,s=l.sibling,o=li(l,{mode:"hidden",children:o.children}),o.subtreeFlags=l.subtreeFlags&1206910976,s!==null?n=li(s,n):(n=Ss(n,a,r,null),n.flags|=
2),n.return=t,o.return=t,o.sibling=n,t.child=o,Yu(null,o),o=t.child,n=e.child.memoizedState,n===null?n=Tx(r):(a=n.cachePool,a!==null?(l=nr._currentValue,a=a.parent!==
l?{parent:l,pool:l}:a):a=UR(),n={baseLanes:n.baseLanes|r,cachePool:a}),o.memoizedState=n,o.childLanes=Rx(e,i,r),t.memoizedState=kx,Yu(e.child,o)):(ml(t),r=e.child,
e=r.sibling,r=li(r,{mode:"visible",children:o.children}),r.return=t,r.sibling=null,e!==null&&(i=t.deletions,i===null?(t.deletions=[e],t.flags|=16):i.push(e)),t.
child=r,t.memoizedState=null,r)}function j1(e,t){return t=Cv({mode:"visible",children:t},e.mode),t.return=e,e.child=t}function Cv(e,t){return e=Co(22,e,null,t),
e.lanes=0,e}function lg(e,t,r){return Ns(t,e.child,null,r),e=j1(t,t.pendingProps.children),e.flags|=2,t.memoizedState=null,e}function cD(e,t,r,o,n,a,i,l){if(r)return t.
flags&256?(ml(t),t.flags&=-257,lg(e,t,l)):t.memoizedState!==null?(ul(),t.child=e.child,t.flags|=128,null):(ul(),a=n.fallback,i=t.mode,n=Cv({mode:"visible",children:n.
children},i),a=Ss(a,i,l,null),a.flags|=2,n.return=t,a.return=t,n.sibling=a,t.child=n,Ns(t,e.child,null,l),n=t.child,n.memoizedState=Tx(l),n.childLanes=Rx(e,o,l),
t.memoizedState=kx,Yu(null,n));if(ml(t),Z1(a)){if(o=a.nextSibling&&a.nextSibling.dataset,o)var s=o.dgst;return o=s,o!==""&&(n=Error(H(419)),n.stack="",n.digest=
o,rf({value:n,source:null,stack:null})),lg(e,t,l)}if(ar||Rs(e,t,l,!1),o=(l&e.childLanes)!==0,ar||o){if(yl.current!==null)return lg(e,t,l);if(o=mt,o!==null&&(n=cR(
o,l),n!==0&&n!==i.retryLane))throw i.retryLane=n,js(e,n),zo(o,e,n),L1;return Jx(a)||iv(),lg(e,t,l)}return Jx(a)?(t.flags|=192,t.child=e.child,null):(e=i.treeContext,
St=gn(a.nextSibling),yr=t,Se=!0,sl=null,hn=!1,e!==null&&IR(t,e),t=j1(t,n.children),t.flags|=134221824,t)}function l6(e,t,r){e.lanes|=t;var o=e.alternate;o!==null&&
(o.lanes|=t),_g(e.return,t,r)}function s6(e){for(var t=null;e!==null;){var r=e.alternate;r!==null&&Xg(r)===null&&(t=e),e=e.sibling}return t}function sg(e,t,r,o,n,a){
var i=e.memoizedState;i===null?e.memoizedState={isBackwards:t,rendering:null,renderingStartTime:0,last:o,tail:r,tailMode:n,treeForkCount:a}:(i.isBackwards=t,i.rendering=
null,i.renderingStartTime=0,i.last=o,i.tail=r,i.tailMode=n,i.treeForkCount=a)}function Dw(e){var t=e.child;for(e.child=null;t!==null;){var r=t.sibling;t.sibling=
e.child,e.child=t,t=r}}function Ex(e,t,r){var o=t.pendingProps,n=o.revealOrder,a=o.tail;o=o.children;var i=Er.current;if(t.flags&128)return nf(t,i),null;var l=(i&
2)!==0;if(l?(i=i&1|2,t.flags|=128):i&=1,nf(t,i),n==="backwards"&&e!==null?(Dw(e),cr(e,t,o,r),Dw(e)):cr(e,t,o,r),o=Se?tf:0,!l&&e!==null&&(e.flags&128)!==0)e:for(e=
t.child;e!==null;){if(e.tag===13)e.memoizedState!==null&&l6(e,r,t);else if(e.tag===19)l6(e,r,t);else if(e.child!==null){e.child.return=e,e=e.child;continue}if(e===
t)break e;for(;e.sibling===null;){if(e.return===null||e.return===t)break e;e=e.return}e.sibling.return=e.return,e=e.sibling}switch(n){case"backwards":r=s6(t.child),
r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null,Dw(t)),sg(t,!0,n,null,a,o);break;case"unstable_legacy-backwards":for(r=null,n=t.child,t.child=null;n!==
null;){if(e=n.alternate,e!==null&&Xg(e)===null){t.child=n;break}e=n.sibling,n.sibling=r,r=n,n=e}sg(t,!0,r,null,a,o);break;case"together":sg(t,!1,null,null,void 0,
o);break;case"independent":t.memoizedState=null;break;default:r=s6(t.child),r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null),sg(t,!1,n,r,a,o)}return t.
child}function c6(e,t,r){var o=t.pendingProps;return ol(t,t.type,o.value),cr(e,t,o.children,r),t.child}function fi(e,t,r){if(e!==null&&(t.dependencies=e.dependencies),
xl|=t.lanes,(r&t.childLanes)===0)if(e!==null){if(Rs(e,t,r,!1),(r&t.childLanes)===0)return null}else return null;if(e!==null&&t.child!==e.child)throw Error(H(153));
if(t.child!==null){for(e=t.child,r=li(e,e.pendingProps),t.child=r,r.return=t;e.sibling!==null;)e=e.sibling,r=r.sibling=li(e,e.pendingProps),r.return=t;r.sibling=
null}return t.child}function H1(e,t){return(e.lanes&t)!==0?!0:(e=e.dependencies,!!(e!==null&&qg(e)))}function dD(e,t,r){switch(t.tag){case 3:Lg(t,t.stateNode.containerInfo),
ol(t,nr,e.memoizedState.cache),Ts();break;case 27:case 5:rx(t);break;case 4:Lg(t,t.stateNode.containerInfo);break;case 10:ol(t,t.type,t.memoizedProps.value);break;case 31:
if(t.memoizedState!==null)return t.flags|=128,yx(t),null;break;case 13:var o=t.memoizedState;if(o!==null){if(o.dehydrated!==null)return ml(t),t.flags|=128,null;
o=Rs(e,t,r,!1);var n=t.child.childLanes;return o||(r&n)!==0?D4(e,t,r):(ml(t),e=fi(e,t,r),e!==null?e.sibling:null)}ml(t);break;case 19:if(t.flags&128)return Ex(e,
t,r);if(n=(e.flags&128)!==0,o=(r&t.childLanes)!==0,o||(Rs(e,t,r,!1),o=(r&t.childLanes)!==0),n){if(o)return Ex(e,t,r);t.flags|=128}if(n=t.memoizedState,n!==null&&
(n.rendering=null,n.tail=null,n.lastEffect=null),nf(t,Er.current),o)break;return null;case 22:return t.lanes=0,M4(e,t,r,t.pendingProps);case 24:ol(t,nr,e.memoizedState.
cache)}return fi(e,t,r)}function B4(e,t,r){if(e!==null)if(e.memoizedProps!==t.pendingProps)ar=!0;else{if(!H1(e,r)&&(t.flags&128)===0)return ar=!1,dD(e,t,r);ar=(e.
flags&131072)!==0}else ar=!1,Se&&(t.flags&1048576)!==0&&HR(t,tf,t.index);switch(t.lanes=0,t.tag){case 16:e:{var o=t.pendingProps;if(e=bs(t.elementType),t.type=e,
typeof e=="function")v1(e)?(o=Ms(e,o),t.tag=1,t=a6(null,t,e,o,r)):(t.tag=0,t=zx(null,t,e,o,r));else{if(e!=null){var n=e.$$typeof;if(n===n1){t.tag=11,t=e6(null,t,
e,o,r);break e}else if(n===a1){t.tag=14,t=t6(null,t,e,o,r);break e}else if(n===_a){t.tag=10,t.type=e,t=c6(null,t,r);break e}}throw t=ex(e)||e,Error(H(306,t,""))}}
return t;case 0:return zx(e,t,t.type,t.pendingProps,r);case 1:return o=t.type,n=Ms(o,t.pendingProps),a6(e,t,o,n,r);case 3:e:{if(Lg(t,t.stateNode.containerInfo),
e===null)throw Error(H(387));o=t.pendingProps;var a=t.memoizedState;n=a.element,gx(e,t),$u(t,o,null,r);var i=t.memoizedState;if(o=i.cache,ol(t,nr,o),o!==a.cache&&
px(t,[nr],r,!0),Gu(),o=i.element,a.isDehydrated)if(a={element:o,isDehydrated:!1,cache:i.cache},t.updateQueue.baseState=a,t.memoizedState=a,t.flags&256){t=i6(e,t,
o,r);break e}else if(o!==n){n=pn(Error(H(424)),t),rf(n),t=i6(e,t,o,r);break e}else for(e=t.stateNode.containerInfo,e.nodeType===9?e=e.body:e=e.nodeName==="HTML"?
e.ownerDocument.body:e,St=gn(e.firstChild),yr=t,Se=!0,sl=null,hn=!0,r=qR(t,null,o,r),t.child=r;r;)r.flags=r.flags&-3|134221824,r=r.sibling;else{if(Ts(),o===n){t=
fi(e,t,r);break e}cr(e,t,o,r)}t=t.child}return t;case 26:return dd(e,t),e===null?(r=P6(t.type,null,t.pendingProps,null))?t.memoizedState=r:Se||(t.stateNode=C8(t.
type,t.pendingProps,ll.current,t)):t.memoizedState=P6(t.type,e.memoizedProps,t.pendingProps,e.memoizedState),null;case 27:return rx(t),e===null&&Se&&(o=t.stateNode=
D8(t.type,t.pendingProps,ll.current),yr=t,hn=!0,n=St,Sl(t.type)?(e1=n,St=gn(o.firstChild)):St=n),cr(e,t,t.pendingProps.children,r),dd(e,t),e===null&&(t.flags|=4194304),
t.child;case 5:return e===null&&Se&&((n=o=St)&&(o=rB(o,t.type,t.pendingProps,hn),o!==null?(t.stateNode=o,yr=t,St=gn(o.firstChild),hn=!1,n=!0):n=!1),n||bl(t)),rx(
t),n=t.type,a=t.pendingProps,i=e!==null?e.memoizedProps:null,o=a.children,Qx(n,a)?o=null:i!==null&&Qx(n,i)&&(t.flags|=32),t.memoizedState!==null&&(n=k1(e,t,JM,null,
null,r),qd._currentValue=n),dd(e,t),cr(e,t,o,r),t.child;case 6:return e===null&&Se&&((e=r=St)&&(r=oB(r,t.pendingProps,hn),r!==null?(t.stateNode=r,yr=t,St=null,e=
!0):e=!1),e||bl(t)),null;case 13:return D4(e,t,r);case 4:return Lg(t,t.stateNode.containerInfo),o=t.pendingProps,e===null?t.child=Ns(t,null,o,r):cr(e,t,o,r),t.child;case 11:
return e6(e,t,t.type,t.pendingProps,r);case 7:return o=t.pendingProps,dd(e,t),cr(e,t,o,r),t.child;case 8:return cr(e,t,t.pendingProps.children,r),t.child;case 12:
return cr(e,t,t.pendingProps.children,r),t.child;case 10:return c6(e,t,r);case 9:return n=t.type._context,o=t.pendingProps.children,Es(t),n=Tr(n),o=o(n),t.flags|=
1,cr(e,t,o,r),t.child;case 14:return t6(e,t,t.type,t.pendingProps,r);case 15:return O4(e,t,t.type,t.pendingProps,r);case 19:return Ex(e,t,r);case 31:return sD(e,
t,r);case 22:return M4(e,t,r,t.pendingProps);case 24:return Es(t),o=Tr(nr),e===null?(n=w1(),n===null&&(n=mt,a=y1(),n.pooledCache=a,a.refCount++,a!==null&&(n.pooledCacheLanes|=
r),n=a),t.memoizedState={parent:o,cache:n},_1(t),ol(t,nr,n)):((e.lanes&r)!==0&&(gx(e,t),$u(t,null,null,r),Gu()),n=e.memoizedState,a=t.memoizedState,n.parent!==o?
(n={parent:o,cache:o},t.memoizedState=n,t.lanes===0&&(t.memoizedState=t.updateQueue.baseState=n),ol(t,nr,o)):(o=a.cache,ol(t,nr,o),o!==n.cache&&px(t,[nr],r,!0))),
cr(e,t,t.pendingProps.children,r),t.child;case 30:return t.stateNode===null&&(t.stateNode={autoName:null,paired:null,clones:null,ref:null}),o=t.pendingProps,o.name!=
null&&o.name!=="auto"?t.flags|=e===null?18882560:18874368:Se&&bv(t),e!==null&&e.memoizedProps.name!==o.name?t.flags|=4194816:dd(e,t),cr(e,t,o.children,r),t.child;case 29:
throw t.pendingProps}throw Error(H(156,t.tag))}function ni(e){e.flags|=4}function Bw(e,t,r,o,n){var a;if((a=(e.mode&32)!==0)&&(a=r===null?H6(t,o):H6(t,o)&&(o.src!==
r.src||o.srcSet!==r.srcSet)),a){if(e.flags|=16777216,(n&335544128)===n)if(e.stateNode.complete)e.flags|=8192;else if(d8())e.flags|=8192;else throw zs=Yg,x1}else
e.flags&=-16777217}function d6(e,t){if(t.type!=="stylesheet"||(t.state.loading&4)!==0)e.flags&=-16777217;else if(e.flags|=16777216,!j8(t))if(d8())e.flags|=8192;else
throw zs=Yg,x1}function cg(e,t){t!==null&&(e.flags|=4),e.flags&16384&&(t=e.tag!==22?iR():536870912,e.lanes|=t,Hd|=t)}function Eu(e,t){if(!Se)switch(e.tailMode){case"\
visible":break;case"collapsed":for(var r=e.tail,o=null;r!==null;)r.alternate!==null&&(o=r),r=r.sibling;o===null?t||e.tail===null?e.tail=null:e.tail.sibling=null:
o.sibling=null;break;default:for(t=e.tail,r=null;t!==null;)t.alternate!==null&&(r=t),t=t.sibling;r===null?e.tail=null:r.sibling=null}}function _t(e){var t=e.alternate!==
null&&e.alternate.child===e.child,r=0,o=0;if(t)for(var n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags&1206910976,o|=n.flags&1206910976,n.return=e,
n=n.sibling;else for(n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags,o|=n.flags,n.return=e,n=n.sibling;return e.subtreeFlags|=o,e.childLanes=r,t}function mD(e,t,r){
var o=t.pendingProps;switch(b1(t),t.tag){case 16:case 15:case 0:case 11:case 7:case 8:case 12:case 9:case 14:return _t(t),null;case 1:return _t(t),null;case 3:return r=
t.stateNode,o=null,e!==null&&(o=e.memoizedState.cache),t.memoizedState.cache!==o&&(t.flags|=2048),si(nr),Bd(),r.pendingContext&&(r.context=r.pendingContext,r.pendingContext=
null),(e===null||e.child===null)&&(sd(t)?ni(t):e===null||e.memoizedState.isDehydrated&&(t.flags&256)===0||(t.flags|=1024,Aw())),_t(t),null;case 26:var n=t.type,
a=t.memoizedState;return e===null?(ni(t),a!==null?(_t(t),d6(t,a)):(_t(t),Bw(t,n,null,o,r))):a?a!==e.memoizedState?(ni(t),_t(t),d6(t,a)):(_t(t),t.flags&=-16777217):
(e=e.memoizedProps,e!==o&&ni(t),_t(t),Bw(t,n,e,o,r)),null;case 27:if(jg(t),r=ll.current,n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&ni(t);else{if(!o){
if(t.stateNode===null)throw Error(H(166));return _t(t),t.subtreeFlags&=-33554433,null}e=ka.current,sd(t)?LT(t,e):(e=D8(n,o,r),t.stateNode=e,ni(t))}return _t(t),
t.subtreeFlags&=-33554433,null;case 5:if(jg(t),n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&ni(t);else{if(!o){if(t.stateNode===null)throw Error(H(166));
return _t(t),t.subtreeFlags&=-33554433,null}if(a=ka.current,sd(t))LT(t,a);else{var i=cf(ll.current);switch(a){case 1:a=i.createElementNS("http://www.w3.org/2000\
/svg",n);break;case 2:a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;default:switch(n){case"svg":a=i.createElementNS("http://www.w3.org/2000/\
svg",n);break;case"math":a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;case"script":a=i.createElement("div"),a.innerHTML="<script><\/script>",
a=a.removeChild(a.firstChild);break;case"select":a=typeof o.is=="string"?i.createElement("select",{is:o.is}):i.createElement("select"),o.multiple?a.multiple=!0:
o.size&&(a.size=o.size);break;default:a=typeof o.is=="string"?i.createElement(n,{is:o.is}):i.createElement(n)}}a[kr]=t,a[To]=o;e:for(i=t.child;i!==null;){if(i.tag===
5||i.tag===6)a.appendChild(i.stateNode);else if(i.tag!==4&&i.tag!==27&&i.child!==null){i.child.return=i,i=i.child;continue}if(i===t)break e;for(;i.sibling===null;){
if(i.return===null||i.return===t)break e;i=i.return}i.sibling.return=i.return,i=i.sibling}t.stateNode=a;e:switch(Ar(a,n,o),n){case"button":case"input":case"sele\
ct":case"textarea":o=!!o.autoFocus;break e;case"img":o=!0;break e;default:o=!1}o&&ni(t)}}return _t(t),t.subtreeFlags&=-33554433,Bw(t,t.type,e===null?null:e.memoizedProps,
t.pendingProps,r),null;case 6:if(e&&t.stateNode!=null)e.memoizedProps!==o&&ni(t);else{if(typeof o!="string"&&t.stateNode===null)throw Error(H(166));if(e=ll.current,
sd(t)){if(e=t.stateNode,r=t.memoizedProps,o=null,n=yr,n!==null)switch(n.tag){case 27:case 5:o=n.memoizedProps}e[kr]=t,e=!!(e.nodeValue===r||o!==null&&o.suppressHydrationWarning===
!0||_8(e.nodeValue,r)),e||bl(t,!0)}else e=cf(e).createTextNode(o),e[kr]=t,t.stateNode=e}return _t(t),null;case 31:if(r=t.memoizedState,e===null||e.memoizedState!==
null){if(o=sd(t),r!==null){if(e===null){if(!o)throw Error(H(318));if(e=t.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(H(557));e[kr]=t}else Ts(),(t.
flags&128)===0&&(t.memoizedState=null),t.flags|=4;_t(t),e=!1}else r=Aw(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=r),e=!0;if(!e)return t.
flags&256?(jo(t),t):(jo(t),null);if((t.flags&128)!==0)throw Error(H(558))}return _t(t),null;case 13:if(o=t.memoizedState,e===null||e.memoizedState!==null&&e.memoizedState.
dehydrated!==null){if(n=sd(t),o!==null&&o.dehydrated!==null){if(e===null){if(!n)throw Error(H(318));if(n=t.memoizedState,n=n!==null?n.dehydrated:null,!n)throw Error(
H(317));n[kr]=t}else Ts(),(t.flags&128)===0&&(t.memoizedState=null),t.flags|=4;_t(t),n=!1}else n=Aw(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=
n),n=!0;if(!n)return t.flags&256?(jo(t),t):(jo(t),null)}return jo(t),(t.flags&128)!==0?(t.lanes=r,t):(r=o!==null,e=e!==null&&e.memoizedState!==null,r&&(o=t.child,
n=null,o.alternate!==null&&o.alternate.memoizedState!==null&&o.alternate.memoizedState.cachePool!==null&&(n=o.alternate.memoizedState.cachePool.pool),a=null,o.memoizedState!==
null&&o.memoizedState.cachePool!==null&&(a=o.memoizedState.cachePool.pool),a!==n&&(o.flags|=2048)),r!==e&&r&&(t.child.flags|=8192),cg(t,t.updateQueue),_t(t),null);case 4:
return Bd(),e===null&&X1(t.stateNode.containerInfo),t.flags|=67108864,_t(t),null;case 10:return si(t.type),_t(t),null;case 19:if(C1(t),o=t.memoizedState,o===null)
return _t(t),null;if(n=(t.flags&128)!==0,a=o.rendering,a===null)if(n)Eu(o,!1);else{if(qt!==0||e!==null&&(e.flags&128)!==0)for(e=t.child;e!==null;){if(a=Xg(e),a!==
null){for(t.flags|=128,Eu(o,!1),e=a.updateQueue,t.updateQueue=e,cg(t,e),t.subtreeFlags=0,e=r,r=t.child;r!==null;)LR(r,e),r=r.sibling;return nf(t,Er.current&1|2),
Se&&ai(t,o.treeForkCount),t.child}e=e.sibling}o.tail!==null&&Vo()>nv&&(t.flags|=128,n=!0,Eu(o,!1),t.lanes=4194304)}else{if(!n)if(e=Xg(a),e!==null){if(t.flags|=128,
n=!0,e=e.updateQueue,t.updateQueue=e,cg(t,e),Eu(o,!0),o.tail===null&&o.tailMode!=="collapsed"&&o.tailMode!=="visible"&&!a.alternate&&!Se)return _t(t),null}else 2*
Vo()-o.renderingStartTime>nv&&r!==536870912&&(t.flags|=128,n=!0,Eu(o,!1),t.lanes=4194304);o.isBackwards?(a.sibling=t.child,t.child=a):(e=o.last,e!==null?e.sibling=
a:t.child=a,o.last=a)}if(o.tail!==null){e=o.tail;e:{for(r=e;r!==null;){if(r.alternate!==null){r=!1;break e}r=r.sibling}r=!0}return o.rendering=e,o.tail=e.sibling,
o.renderingStartTime=Vo(),e.sibling=null,a=Er.current,a=n?a&1|2:a&1,o.tailMode==="visible"||o.tailMode==="collapsed"||!r||Se?nf(t,a):(r=a,Ct(Nr,t),Ct(Er,r),Gr===
null&&(Gr=t)),Se&&ai(t,o.treeForkCount),e}return _t(t),null;case 22:case 23:return jo(t),S1(),o=t.memoizedState!==null,e!==null?e.memoizedState!==null!==o&&(t.flags|=
8192):o&&(t.flags|=8192),o?(r&536870912)!==0&&(t.flags&128)===0&&(_t(t),t.subtreeFlags&6&&(t.flags|=8192)):_t(t),r=t.updateQueue,r!==null&&cg(t,r.retryQueue),r=
null,e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&(r=e.memoizedState.cachePool.pool),o=null,t.memoizedState!==null&&t.memoizedState.cachePool!==
null&&(o=t.memoizedState.cachePool.pool),o!==r&&(t.flags|=2048),e!==null&&Rr(Cs),null;case 24:return r=null,e!==null&&(r=e.memoizedState.cache),t.memoizedState.
cache!==r&&(t.flags|=2048),si(nr),_t(t),null;case 25:return null;case 30:return t.flags|=33554432,_t(t),null}throw Error(H(156,t.tag))}function uD(e,t){switch(b1(
t),t.tag){case 1:return e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 3:return si(nr),Bd(),e=t.flags,(e&65536)!==0&&(e&128)===0?(t.flags=e&-65537|128,t):
null;case 26:case 27:case 5:return jg(t),null;case 31:if(t.memoizedState!==null){if(jo(t),t.alternate===null)throw Error(H(340));Ts()}return e=t.flags,e&65536?(t.
flags=e&-65537|128,t):null;case 13:if(jo(t),e=t.memoizedState,e!==null&&e.dehydrated!==null){if(t.alternate===null)throw Error(H(340));Ts()}return e=t.flags,e&65536?
(t.flags=e&-65537|128,t):null;case 19:return C1(t),e=t.flags,e&65536?(t.flags=e&-65537|128,e=t.memoizedState,e!==null&&(e.rendering=null,e.tail=null),t.flags|=4,
t):null;case 4:return Bd(),null;case 10:return si(t.type),null;case 22:case 23:return jo(t),S1(),e!==null&&Rr(Cs),e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 24:
return si(nr),null;case 25:return null;default:return null}}function P4(e,t){switch(b1(t),t.tag){case 3:si(nr),Bd();break;case 26:case 27:case 5:jg(t);break;case 4:
Bd();break;case 31:t.memoizedState!==null&&jo(t);break;case 13:jo(t);break;case 19:C1(t);break;case 10:si(t.type);break;case 22:case 23:jo(t),S1(),e!==null&&Rr(
Cs);break;case 24:si(nr)}}function _f(e,t){try{var r=t.updateQueue,o=r!==null?r.lastEffect:null;if(o!==null){var n=o.next;r=n;do{if((r.tag&e)===e){o=void 0;var a=r.
create,i=r.inst;o=a(),i.destroy=o}r=r.next}while(r!==n)}}catch(l){We(t,t.return,l)}}function wl(e,t,r){try{var o=t.updateQueue,n=o!==null?o.lastEffect:null;if(n!==
null){var a=n.next;o=a;do{if((o.tag&e)===e){var i=o.inst,l=i.destroy;if(l!==void 0){i.destroy=void 0,n=t;var s=r,c=l;try{c()}catch(u){We(n,s,u)}}}o=o.next}while(o!==
a)}}catch(u){We(t,t.return,u)}}function L4(e){var t=e.updateQueue;if(t!==null){var r=e.stateNode;try{FR(t,r)}catch(o){We(e,e.return,o)}}}function j4(e,t,r){r.props=
Ms(e.type,e.memoizedProps),r.state=e.memoizedState;try{r.componentWillUnmount()}catch(o){We(e,t,o)}}function wa(e,t){try{var r=e.ref;if(r!==null){switch(e.tag){case 26:case 27:case 5:
var o=e.stateNode;break;case 30:var n=e.stateNode,a=di(e.memoizedProps,n);(n.ref===null||n.ref.name!==a)&&(n.ref=R8(a)),o=n.ref;break;case 7:if(e.stateNode===null){
var i=new Yo(e);ko(e.child,!1,eB,i,void 0,void 0),e.stateNode=i}o=e.stateNode;break;default:o=e.stateNode}typeof r=="function"?e.refCleanup=r(o):r.current=o}}catch(l){
We(e,t,l)}}function zr(e,t){var r=e.ref,o=e.refCleanup;if(r!==null)if(typeof o=="function")try{o()}catch(n){We(e,t,n)}finally{e.refCleanup=null,e=e.alternate,e!=
null&&(e.refCleanup=null)}else if(typeof r=="function")try{r(null)}catch(n){We(e,t,n)}else r.current=null}function Jg(e,t){if((e.tag===5||e.tag===27||e.tag===6)&&
e.alternate===null&&t!==null)for(var r=0;r<t.length;r++)O8(e.stateNode,t[r])}function m6(e){for(var t=e.return;t!==null&&(V1(t)&&O8(e.stateNode,t.stateNode),!I1(
t));)t=t.return}function Fu(e){for(var t=e.return;t!==null&&(V1(t)&&tB(e.stateNode,t.stateNode),!I1(t));)t=t.return}function I1(e){return e.tag===5||e.tag===3||
e.tag===27}function V1(e){return e&&e.tag===7&&e.stateNode!==null}function Ax(e){var t=e.type,r=e.memoizedProps,o=e.stateNode;try{e:switch(t){case"button":case"\
input":case"select":case"textarea":r.autoFocus&&o.focus();break e;case"img":r.src?o.src=r.src:r.srcSet&&(o.srcset=r.srcSet)}}catch(n){We(e,e.return,n)}}function Pw(e,t,r){
try{var o=e.stateNode;PD(o,e.type,r,t),o[To]=t}catch(n){We(e,e.return,n)}}function H4(e){return e.tag===5||e.tag===3||e.tag===26||e.tag===27&&Sl(e.type)||e.tag===
4}function Lw(e){e:for(;;){for(;e.sibling===null;){if(e.return===null||H4(e.return))return null;e=e.return}for(e.sibling.return=e.return,e=e.sibling;e.tag!==5&&
e.tag!==6&&e.tag!==18;){if(e.tag===27&&Sl(e.type)||e.flags&2||e.child===null||e.tag===4)continue e;e.child.return=e,e=e.child}if(!(e.flags&2))return e.stateNode}}
function Nx(e,t,r,o){var n=e.tag;if(n===5||n===6)n=e.stateNode,t?(r.nodeType===9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r).insertBefore(n,t):(t=r.nodeType===
9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r,t.appendChild(n),r=r._reactRootContainer,r!=null||t.onclick!==null||(t.onclick=Sa)),Jg(e,o),Ge=!0;else if(n!==
4&&(n===27&&(Jg(e,o),o=null,Sl(e.type)&&(r=e.stateNode,t=null)),e=e.child,e!==null))for(Nx(e,t,r,o),e=e.sibling;e!==null;)Nx(e,t,r,o),e=e.sibling}function ev(e,t,r,o){
var n=e.tag;if(n===5||n===6)n=e.stateNode,t?r.insertBefore(n,t):r.appendChild(n),Jg(e,o),Ge=!0;else if(n!==4&&(n===27&&(Jg(e,o),o=null,Sl(e.type)&&(r=e.stateNode)),
e=e.child,e!==null))for(ev(e,t,r,o),e=e.sibling;e!==null;)ev(e,t,r,o),e=e.sibling}function I4(e){var t=e.stateNode,r=e.memoizedProps;try{for(var o=e.type,n=t.attributes;n.
length;)t.removeAttributeNode(n[0]);Ar(t,o,r),t[kr]=e,t[To]=r}catch(a){We(e,e.return,a)}}var tv=!1,Ho=null;function u6(e){(e.tag===30||(e.subtreeFlags&33554432)!==
0)&&(tv=!0)}var xa=null;function f6(){var e=xa;return xa=null,e}var So=0;function Zd(e,t,r,o,n){return So=0,V4(e.child,t,r,o,n)}function V4(e,t,r,o,n){for(var a=!1;e!==
null;){if(e.tag===5){var i=e.stateNode;if(o!==null){var l=Zx(i);o.push(l),l.view&&(a=!0)}else a||Zx(i).view&&(a=!0);tv=!0,z8(i,So===0?t:t+"_"+So,r),So++}else(e.
tag!==22||e.memoizedState===null)&&(e.tag===30&&n||V4(e.child,t,r,o,n)&&(a=!0));e=e.sibling}return a}function Ra(e,t){for(;e!==null;)e.tag===5?k8(e.stateNode,e.
memoizedProps):(e.tag!==22||e.memoizedState===null)&&(e.tag===30&&t||Ra(e.child,t)),e=e.sibling}function Tg(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==
null;){if((e.tag!==22||e.memoizedState===null)&&(Tg(e),e.tag===30&&(e.flags&18874368)!==0&&e.stateNode.paired)){var t=e.memoizedProps;if(t.name==null||t.name===
"auto")throw Error(H(544));var r=t.name;t=gi(t.default,t.share),t!=="none"&&(Zd(e,r,t,null,!1)||Ra(e.child,!1))}e=e.sibling}}function Ox(e,t){if(e.tag===30){var r=e.
stateNode,o=e.memoizedProps,n=di(o,r),a=gi(o.default,r.paired?o.share:o.enter);a!=="none"?Zd(e,n,a,null,!1)?(Tg(e),r.paired||t||Id(e,o.onEnter)):Ra(e.child,!1):
Tg(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Ox(e,t),e=e.sibling;else Tg(e)}function Mx(e){if(Ho!==null&&Ho.size!==0){var t=Ho;if((e.subtreeFlags&
18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&(e.flags&18874368)!==0){var r=e.memoizedProps,o=r.name;if(o!=null&&
o!=="auto"){var n=t.get(o);if(n!==void 0){var a=gi(r.default,r.share);if(a!=="none"&&(Zd(e,o,a,null,!1)?(a=e.stateNode,n.paired=a,a.paired=n,Id(e,r.onShare)):Ra(
e.child,!1)),t.delete(o),t.size===0)break}}}Mx(e)}e=e.sibling}}}function Dx(e){if(e.tag===30){var t=e.memoizedProps,r=di(t,e.stateNode),o=Ho!==null?Ho.get(r):void 0,
n=gi(t.default,o!==void 0?t.share:t.exit);n!=="none"&&(Zd(e,r,n,null,!1)?o!==void 0?(n=e.stateNode,o.paired=n,n.paired=o,Ho.delete(r),Id(e,t.onShare)):Id(e,t.onExit):
Ra(e.child,!1)),Ho!==null&&Mx(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Dx(e),e=e.sibling;else Ho!==null&&Mx(e)}function U4(e){for(e=e.child;e!==
null;){if(e.tag===30){var t=e.memoizedProps,r=di(t,e.stateNode);t=gi(t.default,t.update),e.flags&=-5,t!=="none"&&Zd(e,r,t,e.memoizedState=[],!1)}else(e.subtreeFlags&
33554432)!==0&&U4(e);e=e.sibling}}function Bx(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&
(e.flags&18874368)!==0){var t=e.stateNode;t.paired!==null&&(t.paired=null,Ra(e.child,!1))}Bx(e)}e=e.sibling}}function Rg(e){if(e.tag===30)e.stateNode.paired=null,
Ra(e.child,!1),Bx(e);else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Rg(e),e=e.sibling;else Bx(e)}function G4(e){for(e=e.child;e!==null;)e.tag===30?
Ra(e.child,!1):(e.subtreeFlags&33554432)!==0&&G4(e),e=e.sibling}function U1(e,t,r,o,n,a,i){for(var l=!1;t!==null;){if(t.tag===5){var s=t.stateNode;if(a!==null&&
So<a.length){var c=a[So],u=Zx(s);(c.view||u.view)&&(l=!0);var d;if(d=(e.flags&4)===0)if(u.clip)d=!0;else{d=c.rect;var m=u.rect;d=d.y!==m.y||d.x!==m.x||d.height!==
m.height||d.width!==m.width}d&&(e.flags|=4),u.abs?u=!c.abs:(c=c.rect,u=u.rect,u=c.height!==u.height||c.width!==u.width),u&&(e.flags|=32)}else e.flags|=32;(e.flags&
4)!==0&&z8(s,So===0?r:r+"_"+So,n),l&&(e.flags&4)!==0||(xa===null&&(xa=[]),xa.push(s,So===0?o:o+"_"+So,t.memoizedProps)),So++}else(t.tag!==22||t.memoizedState===
null)&&(t.tag===30&&i?e.flags|=t.flags&32:U1(e,t.child,r,o,n,a,i)&&(l=!0));t=t.sibling}return l}function $4(e,t){for(e=e.child;e!==null;){if(e.tag===30){var r=e.
memoizedProps,o=e.stateNode,n=di(r,o),a=gi(r.default,r.update);if(t){o=o.clones;var i=o===null?null:o.map(UD)}else i=e.memoizedState,e.memoizedState=null;o=e;var l=e.
child;So=0,n=U1(o,l,n,n,a,i,!1),(e.flags&4)!==0&&n&&(t||Id(e,r.onUpdate))}else(e.subtreeFlags&33554432)!==0&&$4(e,t);e=e.sibling}}var gr=!1,Ke=!1,va=!1,jw=!1,p6=typeof WeakSet==
"function"?WeakSet:Set,vr=null,ba=!1,Lu=!1,rv=!1,Px=!1;function fD(e,t,r){if(e=e.containerInfo,Xx=Yd,e=ER(e),p1(e)){if("selectionStart"in e)var o={start:e.selectionStart,
end:e.selectionEnd};else e:{o=(o=e.ownerDocument)&&o.defaultView||window;var n=o.getSelection&&o.getSelection();if(n&&n.rangeCount!==0){o=n.anchorNode;var a=n.anchorOffset,
i=n.focusNode;n=n.focusOffset;try{o.nodeType,i.nodeType}catch{o=null;break e}var l=0,s=-1,c=-1,u=0,d=0,m=e,f=null;t:for(;;){for(var p;m!==o||a!==0&&m.nodeType!==
3||(s=l+a),m!==i||n!==0&&m.nodeType!==3||(c=l+n),m.nodeType===3&&(l+=m.nodeValue.length),(p=m.firstChild)!==null;)f=m,m=p;for(;;){if(m===e)break t;if(f===o&&++u===
a&&(s=l),f===i&&++d===n&&(c=l),(p=m.nextSibling)!==null)break;m=f,f=m.parentNode}m=p}o=s===-1||c===-1?null:{start:s,end:c}}else o=null}o=o||{start:0,end:0}}else
o=null;for(Kx={focusedElem:e,selectionRange:o},Yd=!1,r=(r&335544064)===r,vr=t,t=r?9270:1024;vr!==null;){if(e=vr,r&&(o=e.deletions,o!==null))for(a=0;a<o.length;a++)
r&&Dx(o[a]);if(e.alternate===null&&(e.flags&2)!==0)r&&u6(e),dg(r);else{if(e.tag===22){if(o=e.alternate,e.memoizedState!==null){o!==null&&o.memoizedState===null&&
r&&Dx(o),dg(r);continue}else if(o!==null&&o.memoizedState!==null){r&&u6(e),dg(r);continue}}o=e.child,(e.subtreeFlags&t)!==0&&o!==null?(o.return=e,vr=o):(r&&U4(e),
dg(r))}}Ho=null}function dg(e){for(;vr!==null;){var t=vr,r=e,o=t.alternate,n=t.flags;switch(t.tag){case 0:case 11:case 15:break;case 1:if((n&1024)!==0&&o!==null){
r=void 0,n=o.memoizedProps,o=o.memoizedState;var a=t.stateNode;try{var i=Ms(t.type,n);r=a.getSnapshotBeforeUpdate(i,o),a.__reactInternalSnapshotBeforeUpdate=r}catch(l){
We(t,t.return,l)}}break;case 3:if((n&1024)!==0){if(o=t.stateNode.containerInfo,r=o.nodeType,r===9)Wx(o);else if(r===1)switch(o.nodeName){case"HEAD":case"HTML":case"\
BODY":Wx(o);break;default:o.textContent=""}}break;case 5:case 26:case 27:case 6:case 4:case 17:break;case 30:r&&o!==null&&(r=di(o.memoizedProps,o.stateNode),n=t.
memoizedProps,n=gi(n.default,n.update),n!=="none"&&Zd(o,r,n,o.memoizedState=[],!0));break;default:if((n&1024)!==0)throw Error(H(163))}if(o=t.sibling,o!==null){o.
return=t.return,vr=o;break}vr=t.return}}function q4(e,t,r){var o=r.flags;switch(r.tag){case 0:case 11:case 15:ya(e,r),o&4&&_f(5,r);break;case 1:if(ya(e,r),o&4)if(e=
r.stateNode,t===null)try{e.componentDidMount()}catch(i){We(r,r.return,i)}else{var n=Ms(r.type,t.memoizedProps);t=t.memoizedState;try{e.componentDidUpdate(n,t,e.
__reactInternalSnapshotBeforeUpdate)}catch(i){We(r,r.return,i)}}o&64&&L4(r),o&512&&wa(r,r.return);break;case 3:if(ya(e,r),o&64&&(e=r.updateQueue,e!==null)){if(t=
null,r.child!==null)switch(r.child.tag){case 27:case 5:t=r.child.stateNode;break;case 1:t=r.child.stateNode}try{FR(e,t)}catch(i){We(r,r.return,i)}}break;case 27:
t===null&&o&4&&I4(r);case 26:case 5:ya(e,r),t===null&&o&4&&Ax(r),o&512&&wa(r,r.return);break;case 12:ya(e,r);break;case 31:ya(e,r),o&4&&K4(e,r);break;case 13:ya(
e,r),o&4&&Q4(e,r),o&64&&(e=r.memoizedState,e!==null&&(e=e.dehydrated,e!==null&&(r=zD.bind(null,r),nB(e,r))));break;case 22:if(o=r.memoizedState!==null||gr,!o){var a=t!==
null&&t.memoizedState!==null||Ke;t=gr,n=Ke,gr=o,(Ke=a)&&!n?(o=2,(r.subtreeFlags&8772)!==0&&(o|=1),Mn(e,r,o)):ya(e,r),gr=t,Ke=n}break;case 30:ya(e,r),o&512&&wa(r,
r.return);break;case 7:o&512&&wa(r,r.return);default:ya(e,r)}}function Lx(e,t){for(e=e.child;e!==null;)Y4(e,t),e=e.sibling}function Y4(e,t){switch(e.tag){case 5:case 26:
try{var r=e.stateNode;if(t){var o=r.style;typeof o.setProperty=="function"?o.setProperty("display","none","important"):o.display="none"}else{var n=e.stateNode,a=e.
memoizedProps.style,i=a!=null&&a.hasOwnProperty("display")?a.display:null;n.style.display=i==null||typeof i=="boolean"?"":(""+i).trim()}}catch(s){We(e,e.return,
s)}jx(e,t);break;case 6:try{e.stateNode.nodeValue=t?"":e.memoizedProps,Ge=!0}catch(s){We(e,e.return,s)}break;case 18:try{var l=e.stateNode;t?A6(l,!0):A6(e.stateNode,
!1)}catch(s){We(e,e.return,s)}break;case 22:case 23:e.memoizedState===null&&Lx(e,t);break;default:Lx(e,t)}}function jx(e,t){if(e.subtreeFlags&67108864)for(e=e.child;e!==
null;){e:{var r=e,o=t;switch(r.tag){case 4:Y4(r,o);break e;case 22:r.memoizedState===null&&jx(r,o);break e;default:jx(r,o)}}e=e.sibling}}function F4(e){var t=e.
alternate;t!==null&&(e.alternate=null,F4(t)),e.child=null,e.deletions=null,e.sibling=null,e.tag===5&&(t=e.stateNode,t!==null&&uv(t)),e.stateNode=null,e.return=null,
e.dependencies=null,e.memoizedProps=null,e.memoizedState=null,e.pendingProps=null,e.stateNode=null,e.updateQueue=null}var Bt=null,xo=!1;function On(e,t,r){for(r=
r.child;r!==null;)X4(e,t,r),r=r.sibling}function X4(e,t,r){if(Uo&&typeof Uo.onCommitFiberUnmount=="function")try{Uo.onCommitFiberUnmount(hf,r)}catch{}switch(r.tag){case 26:
Ke||zr(r,t),On(e,t,r),r.memoizedState?r.memoizedState.count--:r.stateNode&&!Ke&&(r=r.stateNode,r.parentNode.removeChild(r));break;case 27:Ke||zr(r,t),Fu(r);var o=Bt,
n=xo;Sl(r.type)&&(Bt=r.stateNode,xo=!1),On(e,t,r),B8(r.stateNode,r.type,r.memoizedProps),Bt=o,xo=n;break;case 5:Ke||zr(r,t),Fu(r);case 6:if(r.tag===6&&Fu(r),o=Bt,
n=xo,Bt=null,On(e,t,r),Bt=o,xo=n,Bt!==null)if(xo)try{(Bt.nodeType===9?Bt.body:Bt.nodeName==="HTML"?Bt.ownerDocument.body:Bt).removeChild(r.stateNode),Ge=!0}catch(a){
We(r,t,a)}else try{Bt.removeChild(r.stateNode),Ge=!0}catch(a){We(r,t,a)}break;case 18:Bt!==null&&(xo?(e=Bt,E6(e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.
body:e,r.stateNode),Fd(e)):E6(Bt,r.stateNode));break;case 4:o=Bt,n=xo,Bt=r.stateNode.containerInfo,xo=!0,On(e,t,r),Bt=o,xo=n;break;case 0:case 11:case 14:case 15:
wl(2,r,t),Ke||wl(4,r,t),On(e,t,r);break;case 1:Ke||(zr(r,t),o=r.stateNode,typeof o.componentWillUnmount=="function"&&j4(r,t,o)),On(e,t,r);break;case 21:On(e,t,r);
break;case 22:Ke=(o=Ke)||r.memoizedState!==null,On(e,t,r),Ke=o;break;case 30:zr(r,t),On(e,t,r);break;case 7:Ke||zr(r,t),On(e,t,r);break;default:On(e,t,r)}}function K4(e,t){
if(t.memoizedState===null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null))){e=e.dehydrated;try{Fd(e)}catch(r){We(t,t.return,r)}}}function Q4(e,t){if(t.memoizedState===
null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null&&(e=e.dehydrated,e!==null))))try{Fd(e)}catch(r){We(t,t.return,r)}}function pD(e){switch(e.tag){case 31:case 13:case 19:
var t=e.stateNode;return t===null&&(t=e.stateNode=new p6),t;case 22:return e=e.stateNode,t=e._retryCache,t===null&&(t=e._retryCache=new p6),t;default:throw Error(
H(435,e.tag))}}function mg(e,t){var r=pD(e);t.forEach(function(o){if(!r.has(o)){r.add(o);var n=kD.bind(null,e,o);o.then(n,n)}})}function oo(e,t,r){var o=t.deletions;
if(o!==null)for(var n=0;n<o.length;n++){var a=o[n],i=e,l=t,s=l;e:for(;s!==null;){switch(s.tag){case 27:if(Sl(s.type)){Bt=s.stateNode,xo=!1;break e}break;case 5:
Bt=s.stateNode,xo=!1;break e;case 3:case 4:Bt=s.stateNode.containerInfo,xo=!0;break e}s=s.return}if(Bt===null)throw Error(H(160));X4(i,l,a),Bt=null,xo=!1,i=a.alternate,
i!==null&&(i.return=null),a.return=null}if(t.subtreeFlags&13886)for(t=t.child;t!==null;)Z4(t,e,r),t=t.sibling}var Dn=null;function Z4(e,t,r){var o=e.alternate,n=e.
flags;switch(e.tag){case 0:case 11:case 14:case 15:if(n&4&&(o=e.updateQueue,o=o!==null?o.events:null,o!==null))for(var a=0;a<o.length;a++){var i=o[a];i.ref.impl=
i.nextImpl}oo(t,e,r),no(e),n&4&&(wl(3,e,e.return),_f(3,e),wl(5,e,e.return));break;case 1:oo(t,e,r),no(e),n&512&&(Ke||o===null||zr(o,o.return)),n&64&&gr&&(e=e.updateQueue,
e!==null&&(t=e.callbacks,t!==null&&(r=e.shared.hiddenCallbacks,e.shared.hiddenCallbacks=r===null?t:r.concat(t))));break;case 26:if(a=Dn,oo(t,e,r),no(e),n&512&&(Ke||
o===null||zr(o,o.return)),n&4)if(n=o!==null?o.memoizedState:null,r=e.memoizedState,o===null)if(r===null)if(e.stateNode===null)if(gr)e.stateNode=C8(e.type,e.memoizedProps,
t.containerInfo,e);else{e:{t=e.type,r=e.memoizedProps,n=a.ownerDocument||a;t:switch(t){case"title":o=n.getElementsByTagName("title")[0],(!o||o[bf]||o[kr]||o.namespaceURI===
"http://www.w3.org/2000/svg"||o.hasAttribute("itemprop"))&&(o=n.createElement(t),n.head.insertBefore(o,n.querySelector("head > title"))),Ar(o,t,r),o[kr]=e,br(o),
t=o;break e;case"link":if(a=j6("link","href",n).get(t+(r.href||""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("href")===(r.href==null||r.href===""?null:r.
href)&&o.getAttribute("rel")===(r.rel==null?null:r.rel)&&o.getAttribute("title")===(r.title==null?null:r.title)&&o.getAttribute("crossorigin")===(r.crossOrigin==
null?null:r.crossOrigin)){a.splice(i,1);break t}}o=n.createElement(t),Ar(o,t,r),n.head.appendChild(o);break;case"meta":if(a=j6("meta","content",n).get(t+(r.content||
""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("content")===(r.content==null?null:""+r.content)&&o.getAttribute("name")===(r.name==null?null:r.name)&&o.getAttribute(
"property")===(r.property==null?null:r.property)&&o.getAttribute("http-equiv")===(r.httpEquiv==null?null:r.httpEquiv)&&o.getAttribute("charset")===(r.charSet==null?
null:r.charSet)){a.splice(i,1);break t}}o=n.createElement(t),Ar(o,t,r),n.head.appendChild(o);break;default:throw Error(H(468,t))}o[kr]=e,br(o),t=o}e.stateNode=t}else
gr||t1(a,e.type,e.stateNode);else e.stateNode=L6(a,r,e.memoizedProps);else n!==r?(n===null?(t=o.stateNode,t===null||Ke||t.parentNode.removeChild(t)):n.count--,r===
null?gr||t1(a,e.type,e.stateNode):L6(a,r,e.memoizedProps)):r===null&&e.stateNode!==null&&Pw(e,e.memoizedProps,o.memoizedProps);break;case 27:oo(t,e,r),no(e),n&512&&
(Ke||o===null||zr(o,o.return)),o!==null&&n&4&&Pw(e,e.memoizedProps,o.memoizedProps);break;case 5:if(a=va,va=!1,oo(t,e,r),va=a,no(e),n&512&&(Ke||o===null||zr(o,o.
return)),e.flags&32){t=e.stateNode;try{Ld(t,""),Ge=!0}catch(u){We(e,e.return,u)}}n&4&&e.stateNode!=null&&(t=e.memoizedProps,Pw(e,t,o!==null?o.memoizedProps:t)),
n&1024&&(jw=!0);break;case 6:if(oo(t,e,r),no(e),n&4){if(e.stateNode===null)throw Error(H(162));t=e.memoizedProps,r=e.stateNode;try{r.nodeValue=t,Ge=!0}catch(u){
We(e,e.return,u)}}break;case 3:if(Ge=!1,Og=null,a=Dn,Dn=df(t.containerInfo),oo(t,e,r),Dn=a,no(e),n&4&&o!==null&&o.memoizedState.isDehydrated)try{Fd(t.containerInfo)}catch(u){
We(e,e.return,u)}jw&&(jw=!1,W4(e)),Ge=!1;break;case 4:n=va,va=gr,o=wT(),a=Dn,Dn=df(e.stateNode.containerInfo),oo(t,e,r),no(e),Dn=a,Ge&&Lu&&(rv=!0),Ge=o,va=n;break;case 12:
oo(t,e,r),no(e);break;case 31:oo(t,e,r),no(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,mg(e,t)));break;case 13:oo(t,e,r),no(e),e.child.flags&8192&&e.
memoizedState!==null!=(o!==null&&o.memoizedState!==null)&&(zv=Vo()),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,mg(e,t)));break;case 22:a=e.memoizedState!==
null,i=o!==null&&o.memoizedState!==null;var l=gr,s=Ke,c=va;gr=l||a,va=c||a,Ke=s||i,oo(t,e,r),Ke=s,va=c,gr=l,no(e),n&8192&&(t=e.stateNode,t._visibility=a?t._visibility&
-2:t._visibility|1,!a||o===null||i||gr||Ke||(t=i||Ke,r=gr,o=Ke,gr=a||gr,Ke=t,Zi(e,2),gr=r,Ke=o),!a&&va||Lx(e,a)),n&4&&(t=e.updateQueue,t!==null&&(r=t.retryQueue,
r!==null&&(t.retryQueue=null,mg(e,r))));break;case 19:oo(t,e,r),no(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,mg(e,t)));break;case 30:n&512&&(Ke||o===
null||zr(o,o.return)),n=wT(),a=Lu,i=(r&335544064)===r,l=e.memoizedProps,Lu=i&&gi(l.default,l.update)!=="none",oo(t,e,r),no(e),i&&o!==null&&Ge&&(e.flags|=4),Lu=a,
Ge=n;break;case 21:break;case 7:n&512&&(Ke||o===null||zr(o,o.return)),o&&o.stateNode!==null&&(o.stateNode._fragmentFiber=e);default:oo(t,e,r),no(e)}}function no(e){
var t=e.flags;if(t&2){try{for(var r,o=e.return;o!==null;){if(H4(o)){r=o;break}o=o.return}o=null;for(var n=e.return;n!==null;){if(V1(n)){var a=n.stateNode;o===null?
o=[a]:o.push(a)}if(I1(n))break;n=n.return}var i=o;if(r==null)throw Error(H(160));switch(r.tag){case 27:var l=r.stateNode,s=Lw(e);ev(e,s,l,i);break;case 5:var c=r.
stateNode;r.flags&32&&(Ld(c,""),r.flags&=-33);var u=Lw(e);ev(e,u,c,i);break;case 3:case 4:var d=r.stateNode.containerInfo,m=Lw(e);Nx(e,m,d,i);break;default:throw Error(
H(161))}}catch(f){We(e,e.return,f)}e.flags&=-3}t&4096&&(e.flags&=-4097)}function W4(e){if(e.subtreeFlags&1024)for(e=e.child;e!==null;){var t=e;W4(t),t.tag===5&&
t.flags&1024&&(t=t.stateNode,Yd=!0,t.reset(),Yd=!1),e=e.sibling}}function cd(e,t){if(t.subtreeFlags&9270)for(t=t.child;t!==null;)J4(t,e),t=t.sibling;else $4(t,!1)}
function J4(e,t){var r=e.alternate;if(r===null)Ox(e,!1);else switch(e.tag){case 3:if(Px=ba=!1,f6(),cd(t,e),!ba&&!rv){if(e=xa,e!==null)for(var o=0;o<e.length;o+=
3){r=e[o];var n=e[o+1];k8(r,e[o+2]),r=r.ownerDocument.documentElement,r!==null&&r.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwar\
ds",pseudoElement:"::view-transition-group("+n+")"})}e=t.containerInfo,e=e.nodeType===9?e.documentElement:e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName===
""&&(e.style.viewTransitionName="none",e.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwards",pseudoElement:"::view-transition-grou\
p(root)"}),e.animate({width:[0,0],height:[0,0]},{duration:0,fill:"forwards",pseudoElement:"::view-transition"})),Px=!0}xa=null;break;case 5:cd(t,e);break;case 4:
o=ba,ba=!1,cd(t,e),ba&&(rv=!0),ba=o;break;case 22:e.memoizedState===null&&(r.memoizedState!==null?Ox(e,!1):cd(t,e));break;case 30:o=ba,n=f6(),ba=!1,cd(t,e),ba&&
(e.flags|=4);var a=e.memoizedProps,i=e.stateNode;t=di(a,i),i=di(r.memoizedProps,i);var l=gi(a.default,a.update);l==="none"?t=!1:(a=r.memoizedState,r.memoizedState=
null,r=e.child,So=0,t=U1(e,r,t,i,l,a,!0),So!==(a===null?0:a.length)&&(e.flags|=32)),(e.flags&4)!==0&&t?(Id(e,e.memoizedProps.onUpdate),xa=n):n!==null&&(n.push.apply(
n,xa),xa=n),ba=(e.flags&32)!==0?!0:o;break;default:cd(t,e)}}function ya(e,t){if(t.subtreeFlags&8772)for(t=t.child;t!==null;)q4(e,t.alternate,t),t=t.sibling}function Zi(e,t){
for(e=e.child;e!==null;){var r=e,o=t;switch(r.tag){case 0:case 11:case 14:case 15:wl(4,r,r.return),Zi(r,o);break;case 1:zr(r,r.return);var n=r.stateNode;typeof n.
componentWillUnmount=="function"&&j4(r,r.return,n),Zi(r,o);break;case 27:(o&2)!==0&&B8(r.stateNode,r.type,r.memoizedProps);case 5:zr(r,r.return),r.tag!==5&&r.tag!==
27||Fu(r),Zi(r,o);break;case 6:Fu(r);break;case 26:zr(r,r.return),n=r.stateNode,r.memoizedState!==null||n===null||Ke||n.parentNode.removeChild(n),Zi(r,o);break;case 22:
r.memoizedState===null&&Zi(r,o);break;case 30:zr(r,r.return),Zi(r,o);break;case 7:zr(r,r.return);default:Zi(r,o)}e=e.sibling}}function Mn(e,t,r){for(r=(t.subtreeFlags&
8772)!==0?r:r&-2,t=t.child;t!==null;){var o=t.alternate,n=e,a=t,i=a.flags,l=(r&1)!==0;switch(a.tag){case 0:case 11:case 15:Mn(n,a,r),_f(4,a);break;case 1:if(Mn(
n,a,r),o=a,n=o.stateNode,typeof n.componentDidMount=="function")try{n.componentDidMount()}catch(u){We(o,o.return,u)}if(o=a,n=o.updateQueue,n!==null){var s=o.stateNode;
try{var c=n.shared.hiddenCallbacks;if(c!==null)for(n.shared.hiddenCallbacks=null,n=0;n<c.length;n++)YR(c[n],s)}catch(u){We(o,o.return,u)}}l&&i&64&&L4(a),wa(a,a.
return);break;case 27:(r&2)!==0&&I4(a);case 5:a.tag!==5&&a.tag!==27||m6(a),Mn(n,a,r),l&&o===null&&i&4&&Ax(a),wa(a,a.return);break;case 6:m6(a);break;case 26:s=a.
stateNode,a.memoizedState!==null||s===null||gr||t1(df(s.ownerDocument),a.type,s),Mn(n,a,r),l&&o===null&&i&4&&Ax(a),wa(a,a.return);break;case 12:Mn(n,a,r);break;case 31:
Mn(n,a,r),l&&i&4&&K4(n,a);break;case 13:Mn(n,a,r),l&&i&4&&Q4(n,a);break;case 22:a.memoizedState===null&&Mn(n,a,r),wa(a,a.return);break;case 30:Mn(n,a,r),wa(a,a.
return);break;case 7:wa(a,a.return);default:Mn(n,a,r)}t=t.sibling}}function G1(e,t){var r=null;e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&
(r=e.memoizedState.cachePool.pool),e=null,t.memoizedState!==null&&t.memoizedState.cachePool!==null&&(e=t.memoizedState.cachePool.pool),e!==r&&(e!=null&&e.refCount++,
r!=null&&wf(r))}function $1(e,t){e=null,t.alternate!==null&&(e=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==e&&(t.refCount++,e!=null&&wf(e))}function cn(e,t,r,o){
var n=(r&335544064)===r;if(t.subtreeFlags&(n?10262:10256))for(t=t.child;t!==null;)e8(e,t,r,o),t=t.sibling;else n&&G4(t)}function e8(e,t,r,o){var n=(r&335544064)===
r;n&&t.alternate===null&&t.return!==null&&t.return.alternate!==null&&Rg(t);var a=t.flags;switch(t.tag){case 0:case 11:case 15:cn(e,t,r,o),a&2048&&_f(9,t);break;case 1:
cn(e,t,r,o);break;case 3:cn(e,t,r,o),n&&Px&&(e=e.containerInfo,e=e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.body:e,e.style.viewTransitionName==="\
root"&&(e.style.viewTransitionName=""),e=e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName==="none"&&(e.style.viewTransitionName="")),a&2048&&
(a=null,t.alternate!==null&&(a=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==a&&(t.refCount++,a!=null&&wf(a)));break;case 12:if(a&2048){cn(e,t,r,
o),a=t.stateNode;try{var i=t.memoizedProps,l=i.id,s=i.onPostCommit;typeof s=="function"&&s(l,t.alternate===null?"mount":"update",a.passiveEffectDuration,-0)}catch(c){
We(t,t.return,c)}}else cn(e,t,r,o);break;case 31:cn(e,t,r,o);break;case 13:cn(e,t,r,o);break;case 23:break;case 22:i=t.stateNode,l=t.alternate,t.memoizedState!==
null?(n&&l!==null&&l.memoizedState===null&&Rg(l),i._visibility&2?cn(e,t,r,o):Xu(e,t)):(n&&l!==null&&l.memoizedState!==null&&Rg(t),i._visibility&2?cn(e,t,r,o):(i.
_visibility|=2,md(e,t,r,o,(t.subtreeFlags&10256)!==0||!1))),a&2048&&G1(l,t);break;case 24:cn(e,t,r,o),a&2048&&$1(t.alternate,t);break;case 30:n&&(a=t.alternate,
a!==null&&(Ra(a.child,!0),Ra(t.child,!0))),cn(e,t,r,o);break;default:cn(e,t,r,o)}}function md(e,t,r,o,n){for(n=n&&((t.subtreeFlags&10256)!==0||!1),t=t.child;t!==
null;){var a=e,i=t,l=r,s=o,c=i.flags;switch(i.tag){case 0:case 11:case 15:md(a,i,l,s,n),_f(8,i);break;case 23:break;case 22:var u=i.stateNode;i.memoizedState!==
null?u._visibility&2?md(a,i,l,s,n):Xu(a,i):(u._visibility|=2,md(a,i,l,s,n)),n&&c&2048&&G1(i.alternate,i);break;case 24:md(a,i,l,s,n),n&&c&2048&&$1(i.alternate,i);
break;default:md(a,i,l,s,n)}t=t.sibling}}function Xu(e,t){if(t.subtreeFlags&10256)for(t=t.child;t!==null;){var r=e,o=t,n=o.flags;switch(o.tag){case 22:Xu(r,o),n&
2048&&G1(o.alternate,o);break;case 24:Xu(r,o),n&2048&&$1(o.alternate,o);break;default:Xu(r,o)}t=t.sibling}}var ys=8192;function gs(e,t,r){if(e.subtreeFlags&ys)for(e=
e.child;e!==null;)t8(e,t,r),e=e.sibling}function t8(e,t,r){switch(e.tag){case 26:gs(e,t,r),e.flags&ys&&(e.memoizedState!==null?bB(r,Dn,e.memoizedState,e.memoizedProps):
(e=e.stateNode,(t&335544128)===t&&I6(r,e)));break;case 5:gs(e,t,r),e.flags&ys&&(e=e.stateNode,(t&335544128)===t&&I6(r,e));break;case 3:case 4:var o=Dn;Dn=df(e.stateNode.
containerInfo),gs(e,t,r),Dn=o;break;case 22:e.memoizedState===null&&(o=e.alternate,o!==null&&o.memoizedState!==null?(o=ys,ys=16777216,gs(e,t,r),ys=o):gs(e,t,r));
break;case 30:if((e.flags&ys)!==0&&(o=e.memoizedProps.name,o!=null&&o!=="auto")){var n=e.stateNode;n.paired=null,Ho===null&&(Ho=new Map),Ho.set(o,n)}gs(e,t,r);break;default:
gs(e,t,r)}}function r8(e){var t=e.alternate;if(t!==null&&(e=t.child,e!==null)){t.child=null;do t=e.sibling,e.sibling=null,e=t;while(e!==null)}}function Au(e){var t=e.
deletions;if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];vr=o,n8(o,e)}r8(e)}if(e.subtreeFlags&10256)for(e=e.child;e!==null;)o8(e),e=e.sibling}
function o8(e){switch(e.tag){case 0:case 11:case 15:Au(e),e.flags&2048&&wl(9,e,e.return);break;case 3:Au(e);break;case 12:Au(e);break;case 22:var t=e.stateNode;
e.memoizedState!==null&&t._visibility&2&&(e.return===null||e.return.tag!==13)?(t._visibility&=-3,Eg(e)):Au(e);break;default:Au(e)}}function Eg(e){var t=e.deletions;
if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];vr=o,n8(o,e)}r8(e)}for(e=e.child;e!==null;){switch(t=e,t.tag){case 0:case 11:case 15:wl(
8,t,t.return),Eg(t);break;case 22:r=t.stateNode,r._visibility&2&&(r._visibility&=-3,Eg(t));break;default:Eg(t)}e=e.sibling}}function n8(e,t){for(;vr!==null;){var r=vr;
switch(r.tag){case 0:case 11:case 15:wl(8,r,t);break;case 23:case 22:if(r.memoizedState!==null&&r.memoizedState.cachePool!==null){var o=r.memoizedState.cachePool.
pool;o!=null&&o.refCount++}break;case 24:wf(r.memoizedState.cache)}if(o=r.child,o!==null)o.return=r,vr=o;else e:for(r=e;vr!==null;){o=vr;var n=o.sibling,a=o.return;
if(F4(o),o===r){vr=null;break e}if(n!==null){n.return=a,vr=n;break e}vr=a}}}var hD={getCacheForType:function(e){var t=Tr(nr),r=t.data.get(e);return r===void 0&&
(r=e(),t.data.set(e,r)),r},cacheSignal:function(){return Tr(nr).controller.signal}},gD=typeof WeakMap=="function"?WeakMap:Map,Ye=0,mt=null,Re=null,Ae=0,Qe=0,Po=null,
nl=!1,Wd=!1,q1=!1,pi=0,qt=0,xl=0,ks=0,ov=0,Io=0,Hd=0,Ku=null,_o=null,Hx=!1,zv=0,a8=0,nv=1/0,av=null,fl=null,Ht=0,Pn=null,Ds=null,Ta=0,Ix=0,Vx=null,i8=null,Od=null,
Md=null,Dd=null,Qu=0,Ag=null;function $o(){return(Ye&2)!==0&&Ae!==0?Ae&-Ae:ue.T!==null?F1():dR()}function l8(){if(Io===0)if((Ae&536870912)===0||Se){var e=Wh;Wh<<=
1,(Wh&3932160)===0&&(Wh=262144),Io=e}else Io=536870912;return e=Nr.current,e!==null&&(e.flags|=32),Io}function Id(e,t){if(t!=null){var r=e.stateNode,o=r.ref;o===
null&&(o=r.ref=R8(di(e.memoizedProps,r))),Md===null&&(Md=[]),Md.push(t.bind(null,o))}}function zo(e,t,r){(e===mt&&(Qe===2||Qe===9)||e.cancelPendingCommit!==null)&&
(Vd(e,0),al(e,Ae,Io,!1)),vf(e,r),((Ye&2)===0||e!==mt)&&(e===mt&&((Ye&2)===0&&(ks|=r),qt===4&&al(e,Ae,Io,!1)),Aa(e))}function s8(e,t,r){if((Ye&6)!==0)throw Error(
H(327));var o=!r&&(t&127)===0&&(t&e.expiredLanes)===0||gf(e,t),n=o?yD(e,t):Hw(e,t,!0),a=o;do{if(n===0){Wd&&!o&&al(e,t,0,!1);break}else{if(r=e.current.alternate,
a&&!vD(r)){n=Hw(e,t,!1),a=!1;continue}if(n===2){if(a=t,e.errorRecoveryDisabledLanes&a)var i=0;else i=e.pendingLanes&-536870913,i=i!==0?i:i&536870912?536870912:0;
if(i!==0){t=i;e:{var l=e;n=Ku;var s=l.current.memoizedState.isDehydrated;if(s&&(Vd(l,i).flags|=256),i=Hw(l,i,!1),i!==2&&i!==6){if(q1&&!s){l.errorRecoveryDisabledLanes|=
a,ks|=a,n=4;break e}a=_o,_o=n,a!==null&&(_o===null?_o=a:_o.push.apply(_o,a))}n=i}if(a=!1,n!==2)continue}}if(n===1){Vd(e,0),al(e,t,0,!0);break}e:{switch(o=e,a=n,
a){case 0:case 1:throw Error(H(345));case 4:if((t&4194048)!==t&&(t&62914560)!==t)break;case 6:al(o,t,Io,!nl);break e;case 2:_o=null;break;case 3:case 5:break;default:
throw Error(H(329))}if((t&62914560)===t&&(n=zv+300-Vo(),10<n)){if(al(o,t,Io,!nl),mv(o,0,!0)!==0)break e;Ta=t,o.timeoutHandle=K1(h6.bind(null,o,r,_o,av,Hx,t,Io,ks,
Hd,nl,a,"Throttled",-0,0),n);break e}h6(o,r,_o,av,Hx,t,Io,ks,Hd,nl,a,null,-0,0)}}break}while(!0);Aa(e)}function h6(e,t,r,o,n,a,i,l,s,c,u,d,m,f){e.timeoutHandle=
-1;var p=t.subtreeFlags,h=(a&335544064)===a;if(d=null,(h||p&8192||(p&16785408)===16785408)&&(d={stylesheets:null,count:0,imgCount:0,imgBytes:0,suspenseyImages:[],
waitingForImages:!0,waitingForViewTransition:!1,unsuspend:Sa},Ho=null,t8(t,a,d),h&&(p=d,h=e.containerInfo,h=(h.nodeType===9?h:h.ownerDocument).__reactViewTransition,
h!=null&&(p.count++,p.waitingForViewTransition=!0,p=mf.bind(p),h.finished.then(p,p))),p=(a&62914560)===a?zv-Vo():(a&4194048)===a?a8-Vo():0,p=yB(d,p),p!==null)){
Ta=a,e.cancelPendingCommit=p(v6.bind(null,e,t,a,r,o,n,i,l,s,c,u,d,null,m,f)),al(e,a,i,!c);return}v6(e,t,a,r,o,n,i,l,s,c,u,d)}function vD(e){for(var t=e;;){var r=t.
tag;if((r===0||r===11||r===15)&&t.flags&16384&&(r=t.updateQueue,r!==null&&(r=r.stores,r!==null)))for(var o=0;o<r.length;o++){var n=r[o],a=n.getSnapshot;n=n.value;
try{if(!qo(a(),n))return!1}catch{return!1}}if(r=t.child,t.subtreeFlags&16384&&r!==null)r.return=t,t=r;else{if(t===e)break;for(;t.sibling===null;){if(t.return===
null||t.return===e)return!0;t=t.return}t.sibling.return=t.return,t=t.sibling}}return!0}function al(e,t,r,o){t=aR(e,t),t&=~ov,t&=~ks,e.suspendedLanes|=t,e.pingedLanes&=
~t,o&&(e.warmLanes|=t),o=e.expirationTimes;for(var n=t;0<n;){var a=31-Go(n),i=1<<a;o[a]=-1,n&=~i}r!==0&&lR(e,r,t)}function kv(){return(Ye&6)===0?(Sf(0,!1),!1):!0}
function Y1(){if(Re!==null){if(Qe===0)var e=Re.return;else e=Re,ii=Hs=null,E1(e),Ed=null,of=0,e=Re;for(;e!==null;)P4(e.alternate,e),e=e.return;Re=null}}function Vd(e,t){
var r=e.timeoutHandle;return r!==-1&&(e.timeoutHandle=-1,HD(r)),r=e.cancelPendingCommit,r!==null&&(e.cancelPendingCommit=null,r()),Ta=0,Y1(),mt=e,Re=r=li(e.current,
null),Ae=t,Qe=0,Po=null,nl=!1,Wd=gf(e,t),q1=!1,Hd=Io=ov=ks=xl=qt=0,_o=Ku=null,Hx=!1,pi=aR(e,t),gv(),r}function c8(e,t){be=null,ue.H=Zg,t===Qd||t===yv?(t=UT(),Qe=
3):t===x1?(t=UT(),Qe=4):Qe=t===L1?8:t!==null&&typeof t=="object"&&typeof t.then=="function"?6:1,Po=t,Re===null&&(qt=1,Wg(e,pn(t,e.current)))}function d8(){var e=Nr.
current;return e===null?!0:(Ae&4194048)===Ae?Gr===null:(Ae&62914560)===Ae||(Ae&536870912)!==0?e===Gr:!1}function m8(){var e=ue.H;return ue.H=Zg,e===null?Zg:e}function u8(){
var e=ue.A;return ue.A=hD,e}function iv(){qt=4,nl||(Ae&4194048)!==Ae&&Nr.current!==null||(Wd=!0),(xl&134217727)===0&&(ks&134217727)===0||mt===null||al(mt,Ae,Io,
!1)}function Hw(e,t,r){var o=Ye;Ye|=2;var n=m8(),a=u8();(mt!==e||Ae!==t)&&(av=null,Vd(e,t)),t=!1;var i=qt;e:do try{if(Qe!==0&&Re!==null){var l=Re,s=Po;switch(Qe){case 8:
Y1(),i=6;break e;case 3:case 2:case 9:case 6:Nr.current===null&&(t=!0);var c=Qe;if(Qe=0,Po=null,Cd(e,l,s,c),r&&Wd){i=0;break e}break;default:c=Qe,Qe=0,Po=null,Cd(
e,l,s,c)}}bD(),i=qt;break}catch(u){c8(e,u)}while(!0);return t&&e.shellSuspendCounter++,ii=Hs=null,Ye=o,ue.H=n,ue.A=a,Re===null&&(mt=null,Ae=0,gv()),i}function bD(){
for(;Re!==null;)f8(Re)}function yD(e,t){var r=Ye;Ye|=2;var o=m8(),n=u8();mt!==e||Ae!==t?(av=null,nv=Vo()+500,Vd(e,t)):Wd=gf(e,t);e:do try{if(Qe!==0&&Re!==null){
t=Re;var a=Po;t:switch(Qe){case 1:Qe=0,Po=null,Cd(e,t,a,1);break;case 2:case 9:if(VT(a)){Qe=0,Po=null,g6(t);break}t=function(){Qe!==2&&Qe!==9||mt!==e||(Qe=7),Aa(
e)},a.then(t,t);break e;case 3:Qe=7;break e;case 4:Qe=5;break e;case 7:VT(a)?(Qe=0,Po=null,g6(t)):(Qe=0,Po=null,Cd(e,t,a,7));break;case 5:var i=null;switch(Re.tag){case 26:
i=Re.memoizedState;case 5:case 27:var l=Re;if(i?j8(i):l.stateNode.complete){Qe=0,Po=null;var s=l.sibling;if(s!==null)Re=s;else{var c=l.return;c!==null?(Re=c,Tv(
c)):Re=null}break t}}Qe=0,Po=null,Cd(e,t,a,5);break;case 6:Qe=0,Po=null,Cd(e,t,a,6);break;case 8:Y1(),qt=6;break e;default:throw Error(H(462))}}wD();break}catch(u){
c8(e,u)}while(!0);return ii=Hs=null,ue.H=o,ue.A=n,Ye=r,Re!==null?0:(mt=null,Ae=0,gv(),qt)}function wD(){for(;Re!==null&&!LO();)f8(Re)}function f8(e){var t=B4(e.
alternate,e,pi);e.memoizedProps=e.pendingProps,t===null?Tv(e):Re=t}function g6(e){var t=e,r=t.alternate;switch(t.tag){case 15:case 0:t=n6(r,t,t.pendingProps,t.type,
void 0,Ae);break;case 11:t=n6(r,t,t.pendingProps,t.type.render,t.ref,Ae);break;case 5:E1(t);var o=t;o===yr&&(Se?($g(o),o.tag===5&&o.stateNode!=null&&(St=o.stateNode)):
($g(o),Se=!0));default:P4(r,t),t=Re=LR(t,pi),t=B4(r,t,pi)}e.memoizedProps=e.pendingProps,t===null?Tv(e):Re=t}function Cd(e,t,r,o){ii=Hs=null,E1(t),Ed=null,of=0;
var n=t.return;try{if(lD(e,n,t,r,Ae)){qt=1,Wg(e,pn(r,e.current)),Re=null;return}}catch(a){if(n!==null)throw Re=n,a;qt=1,Wg(e,pn(r,e.current)),Re=null;return}t.flags&
32768?(Se||o===1?e=!0:Wd||(Ae&536870912)!==0?e=!1:(nl=e=!0,(o===2||o===9||o===3||o===6)&&(o=Nr.current,o!==null&&o.tag===13&&(o.flags|=16384))),p8(t,e)):Tv(t)}function Tv(e){
var t=e;do{if((t.flags&32768)!==0){p8(t,nl);return}e=t.return;var r=mD(t.alternate,t,pi);if(r!==null){Re=r;return}if(t=t.sibling,t!==null){Re=t;return}Re=t=e}while(t!==
null);qt===0&&(qt=5)}function p8(e,t){do{var r=uD(e.alternate,e);if(r!==null){r.flags&=32767,Re=r;return}if(r=e.return,r!==null&&(r.flags|=32768,r.subtreeFlags=
0,r.deletions=null),!t&&(e=e.sibling,e!==null)){Re=e;return}Re=e=r}while(e!==null);qt=6,Re=null}function v6(e,t,r,o,n,a,i,l,s,c,u,d){e.cancelPendingCommit=null;
do Rv();while(Ht!==0);if((Ye&6)!==0)throw Error(H(327));if(t!==null){if(t===e.current)throw Error(H(177));e===mt&&(Re=mt=null,Ae=0),Ds=t,Pn=e,Ta=r,Vx=n,i8=o,xD(
e,t,r,i,l,s,d)}}function xD(e,t,r,o,n,a,i){var l=t.lanes|t.childLanes;if(Ix=l,l|=h1,FO(e,r,l,o,n,a),Md=null,(r&335544064)===r?(Dd=KM(e),o=10262):(Dd=null,o=10256),
(t.subtreeFlags&o)!==0||(t.flags&o)!==0?(e.callbackNode=null,e.callbackPriority=0,TD(Hg,function(){return qx(),null})):(e.callbackNode=null,e.callbackPriority=0),
tv=!1,o=(t.flags&13878)!==0,(t.subtreeFlags&13878)!==0||o){o=ue.T,ue.T=null,n=Fe.p,Fe.p=2,a=Ye,Ye|=4;try{fD(e,t,r)}finally{Ye=a,Fe.p=n,ue.T=o}}Ht=1,tv?Od=qD(i,e.
containerInfo,Dd,Ux,Gx,SD,$x,qx,_D,null,null):(Ux(),Gx(),$x())}function _D(e){if(Ht!==0){var t=Pn.onRecoverableError;t(e,{componentStack:null})}}function SD(){Ht===
3&&(Ht=0,J4(Ds,Pn),Ht=4)}function Ux(){if(Ht===1){Ht=0;var e=Pn,t=Ds,r=Ta,o=(t.flags&13878)!==0;if((t.subtreeFlags&13878)!==0||o){o=ue.T,ue.T=null;var n=Fe.p;Fe.
p=2;var a=Ye;Ye|=4;try{Lu=rv=!1,Z4(t,e,r),r=Kx;var i=ER(e.containerInfo),l=r.focusedElem,s=r.selectionRange;if(i!==l&&l&&l.ownerDocument&&RR(l.ownerDocument.documentElement,
l)){if(s!==null&&p1(l)){var c=s.start,u=s.end;if(u===void 0&&(u=c),"selectionStart"in l)l.selectionStart=c,l.selectionEnd=Math.min(u,l.value.length);else{var d=l.
ownerDocument||document,m=d&&d.defaultView||window;if(m.getSelection){var f=m.getSelection(),p=l.textContent.length,h=Math.min(s.start,p),w=s.end===void 0?h:Math.
min(s.end,p);!f.extend&&h>w&&(i=w,w=h,h=i);var g=MT(l,h),v=MT(l,w);if(g&&v&&(f.rangeCount!==1||f.anchorNode!==g.node||f.anchorOffset!==g.offset||f.focusNode!==v.
node||f.focusOffset!==v.offset)){var b=d.createRange();b.setStart(g.node,g.offset),f.removeAllRanges(),h>w?(f.addRange(b),f.extend(v.node,v.offset)):(b.setEnd(v.
node,v.offset),f.addRange(b))}}}}for(d=[],f=l;f=f.parentNode;)f.nodeType===1&&d.push({element:f,left:f.scrollLeft,top:f.scrollTop});for(typeof l.focus=="functio\
n"&&l.focus(),l=0;l<d.length;l++){var y=d[l];y.element.scrollLeft=y.left,y.element.scrollTop=y.top}}Yd=!!Xx,Kx=Xx=null}finally{Ye=a,Fe.p=n,ue.T=o}}e.current=t,Ht=
2}}function Gx(){if(Ht===2){Ht=0;var e=Pn,t=Ds,r=(t.flags&8772)!==0;if((t.subtreeFlags&8772)!==0||r){r=ue.T,ue.T=null;var o=Fe.p;Fe.p=2;var n=Ye;Ye|=4;try{q4(e,
t.alternate,t)}finally{Ye=n,Fe.p=o,ue.T=r}}Ht=3}}function $x(){if(Ht===4||Ht===3){Ht=0;var e=Od;Od=null,jO();var t=Pn,r=Ds,o=Ta,n=i8,a=(o&335544064)===o?10262:10256;
if((r.subtreeFlags&a)!==0||(r.flags&a)!==0?Ht=5:(Ht=0,Ds=Pn=null,h8(t,t.pendingLanes)),a=t.pendingLanes,a===0&&(fl=null),s1(o),r=r.stateNode,Uo&&typeof Uo.onCommitFiberRoot==
"function")try{Uo.onCommitFiberRoot(hf,r,void 0,(r.current.flags&128)===128)}catch{}if(n!==null){r=ue.T,a=Fe.p,Fe.p=2,ue.T=null;try{for(var i=t.onRecoverableError,
l=0;l<n.length;l++){var s=n[l];i(s.value,{componentStack:s.stack})}}finally{ue.T=r,Fe.p=a}}if(n=Md,i=Dd,Dd=null,n!==null&&(Md=null,i===null&&(i=[]),e!==null))for(s=
0;s<n.length;s++)r=(0,n[s])(i),r!==void 0&&e.finished.finally(r);(Ta&3)!==0&&Rv(),Aa(t),a=t.pendingLanes,(o&261930)!==0&&(a&42)!==0?t===Ag?Qu++:(Qu=0,Ag=t):(Qu=
0,Ag=null),Sf(0,!1)}}function h8(e,t){(e.pooledCacheLanes&=t)===0&&(t=e.pooledCache,t!=null&&(e.pooledCache=null,wf(t)))}function Rv(){return Od!==null&&(Od.skipTransition(),
Od=null),Ux(),Gx(),$x(),qx()}function qx(){if(Ht!==5)return!1;var e=Pn,t=Ix;Ix=0;var r=s1(Ta),o=ue.T,n=Fe.p;try{Fe.p=32>r?32:r,ue.T=null,r=Vx,Vx=null;var a=Pn,i=Ta;
if(Ht=0,Ds=Pn=null,Ta=0,(Ye&6)!==0)throw Error(H(331));var l=Ye;if(Ye|=4,o8(a.current),e8(a,a.current,i,r),Ye=l,Sf(0,!1),Uo&&typeof Uo.onPostCommitFiberRoot=="f\
unction")try{Uo.onPostCommitFiberRoot(hf,a)}catch{}return!0}finally{Fe.p=n,ue.T=o,h8(e,t)}}function b6(e,t,r){t=pn(r,t),t=Cx(e.stateNode,t,2),e=dl(e,t,2),e!==null&&
(vf(e,2),Aa(e))}function We(e,t,r){if(e.tag===3)b6(e,e,r);else for(;t!==null;){if(t.tag===3){b6(t,e,r);break}else if(t.tag===1){var o=t.stateNode;if(typeof t.type.
getDerivedStateFromError=="function"||typeof o.componentDidCatch=="function"&&(fl===null||!fl.has(o))){e=pn(r,e),r=A4(2),o=dl(t,r,2),o!==null&&(N4(r,o,t,e),vf(o,
2),Aa(o));break}}t=t.return}}function Iw(e,t,r){var o=e.pingCache;if(o===null){o=e.pingCache=new gD;var n=new Set;o.set(t,n)}else n=o.get(t),n===void 0&&(n=new Set,
o.set(t,n));n.has(r)||(q1=!0,n.add(r),e=CD.bind(null,e,t,r),t.then(e,e))}function CD(e,t,r){var o=e.pingCache;o!==null&&o.delete(t),e.pingedLanes|=e.suspendedLanes&
r,e.warmLanes&=~r,mt===e&&(Ae&r)===r&&((qt===4||qt===3&&(Ae&62914560)===Ae&&300>Vo()-zv)&&(Ye&2)===0?Vd(e,0):ov|=r,Hd===Ae&&(Hd=0)),Aa(e)}function g8(e,t){t===0&&
(t=iR()),e=js(e,t),e!==null&&(vf(e,t),Aa(e))}function zD(e){var t=e.memoizedState,r=0;t!==null&&(r=t.retryLane),g8(e,r)}function kD(e,t){var r=0;switch(e.tag){case 31:case 13:
var o=e.stateNode,n=e.memoizedState;n!==null&&(r=n.retryLane);break;case 19:o=e.stateNode;break;case 22:o=e.stateNode._retryCache;break;default:throw Error(H(314))}
o!==null&&o.delete(t),g8(e,r)}function TD(e,t){return i1(e,t)}var Ud=null,ud=null,Yx=!1,lv=!1,Vw=!1,il=0;function Aa(e){e!==ud&&e.next===null&&(ud===null?Ud=ud=
e:ud=ud.next=e),lv=!0,Yx||(Yx=!0,ED())}function Sf(e,t){if(!Vw&&lv){Vw=!0;do for(var r=!1,o=Ud;o!==null;){if(!t)if(e!==0){var n=o.pendingLanes;if(n===0)var a=0;else{
var i=o.suspendedLanes,l=o.pingedLanes;a=(1<<31-Go(42|e)+1)-1,a&=n&~(i&~l),a=a&201326741?a&201326741|1:a?a|2:0}a!==0&&(r=!0,y6(o,a))}else a=Ae,a=mv(o,o===mt?a:0,
o.cancelPendingCommit!==null||o.timeoutHandle!==-1),(a&3)===0||gf(o,a)||(r=!0,y6(o,a));o=o.next}while(r);Vw=!1}}function RD(){v8()}function v8(){lv=Yx=!1;var e=0;
il!==0&&jD()&&(e=il);for(var t=Vo(),r=null,o=Ud;o!==null;){var n=o.next,a=b8(o,t);a===0?(o.next=null,r===null?Ud=n:r.next=n,n===null&&(ud=r)):(r=o,(e!==0||(a&3)!==
0)&&(lv=!0)),o=n}Ht!==0&&Ht!==5||Sf(e,!1),il!==0&&(il=0)}function b8(e,t){for(var r=e.suspendedLanes,o=e.pingedLanes,n=e.expirationTimes,a=e.pendingLanes&-62914561;0<
a;){var i=31-Go(a),l=1<<i,s=n[i];s===-1?((l&r)===0||(l&o)!==0)&&(n[i]=YO(l,t)):s<=t&&(e.expiredLanes|=l),a&=~l}if(t=mt,r=Ae,r=mv(e,e===t?r:0,e.cancelPendingCommit!==
null||e.timeoutHandle!==-1),o=e.callbackNode,r===0||e===t&&(Qe===2||Qe===9)||e.cancelPendingCommit!==null)return o!==null&&o!==null&&yw(o),e.callbackNode=null,e.
callbackPriority=0;if((r&3)===0||gf(e,r)){if(t=r&-r,t===e.callbackPriority)return t;switch(o!==null&&yw(o),s1(r)){case 2:case 8:r=oR;break;case 32:r=Hg;break;case 268435456:
r=nR;break;default:r=Hg}return o=y8.bind(null,e),r=i1(r,o),e.callbackPriority=t,e.callbackNode=r,t}return o!==null&&o!==null&&yw(o),e.callbackPriority=2,e.callbackNode=
null,2}function y8(e,t){if(Ht!==0&&Ht!==5)return e.callbackNode=null,e.callbackPriority=0,null;var r=e.callbackNode;if(Rv()&&e.callbackNode!==r)return null;var o=Ae;
return o=mv(e,e===mt?o:0,e.cancelPendingCommit!==null||e.timeoutHandle!==-1),o===0?null:(s8(e,o,t),b8(e,Vo()),e.callbackNode!=null&&e.callbackNode===r?y8.bind(null,
e):null)}function y6(e,t){if(Rv())return null;s8(e,t,!0)}function ED(){ID(function(){(Ye&6)!==0?i1(rR,RD):v8()})}function F1(){if(il===0){var e=As;e===0&&(e=Zh,
Zh<<=1,(Zh&261888)===0&&(Zh=256)),il=e}return il}function w6(e){return e==null||typeof e=="symbol"||typeof e=="boolean"?null:typeof e=="function"?e:bg(e)}function AD(e,t,r,o,n){
if(t==="submit"&&r&&r.stateNode===n){var a=w6((n[To]||null).action),i=o.submitter;i&&(t=(t=i[To]||null)?w6(t.formAction):i.getAttribute("formAction"),t!==null&&
(a=t,i=null));var l=new fv("action","action",null,o,n);e.push({event:l,listeners:[{instance:null,listener:function(){if(o.defaultPrevented){if(il!==0){var s=new FormData(
n,i);_x(r,{pending:!0,data:s,method:n.method,action:a},null,s)}}else typeof a=="function"&&(l.preventDefault(),s=new FormData(n,i),_x(r,{pending:!0,data:s,method:n.
method,action:a},a,s))},currentTarget:n}]})}}for(ug=0;ug<mx.length;ug++)fg=mx[ug],x6=fg.toLowerCase(),_6=fg[0].toUpperCase()+fg.slice(1),Ln(x6,"on"+_6);var fg,x6,
_6,ug;Ln(NR,"onAnimationEnd");Ln(OR,"onAnimationIteration");Ln(MR,"onAnimationStart");Ln("dblclick","onDoubleClick");Ln("focusin","onFocus");Ln("focusout","onBl\
ur");Ln(VM,"onTransitionRun");Ln(UM,"onTransitionStart");Ln(GM,"onTransitionCancel");Ln(DR,"onTransitionEnd");Pd("onMouseEnter",["mouseout","mouseover"]);Pd("on\
MouseLeave",["mouseout","mouseover"]);Pd("onPointerEnter",["pointerout","pointerover"]);Pd("onPointerLeave",["pointerout","pointerover"]);Ps("onChange","change \
click focusin focusout input keydown keyup selectionchange".split(" "));Ps("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup sele\
ctionchange".split(" "));Ps("onBeforeInput",["compositionend","keypress","textInput","paste"]);Ps("onCompositionEnd","compositionend focusout keydown keypress k\
eyup mousedown".split(" "));Ps("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "));Ps("onCompositionUpdate","compositi\
onupdate focusout keydown keypress keyup mousedown".split(" "));var lf="abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loa\
dedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "),ND=new Set("befor\
etoggle cancel close invalid load scroll scrollend toggle".split(" ").concat(lf));function w8(e,t){t=(t&4)!==0;for(var r=0;r<e.length;r++){var o=e[r],n=o.event;
o=o.listeners;e:{var a=void 0;if(t)for(var i=o.length-1;0<=i;i--){var l=o[i],s=l.instance,c=l.currentTarget;if(l=l.listener,s!==a&&n.isPropagationStopped())break e;
a=l,n.currentTarget=c;try{a(n)}catch(u){Vg(u)}n.currentTarget=null,a=s}else for(i=0;i<o.length;i++){if(l=o[i],s=l.instance,c=l.currentTarget,l=l.listener,s!==a&&
n.isPropagationStopped())break e;a=l,n.currentTarget=c;try{a(n)}catch(u){Vg(u)}n.currentTarget=null,a=s}}}}function Te(e,t){var r=t[gT];r===void 0&&(r=t[gT]=new Set);
var o=e+"__bubble";r.has(o)||(x8(t,e,2,!1),r.add(o))}function Uw(e,t,r){var o=0;t&&(o|=4),x8(r,e,o,t)}var pg="_reactListening"+Math.random().toString(36).slice(
2);function X1(e){if(!e[pg]){e[pg]=!0,uR.forEach(function(r){r!=="selectionchange"&&(ND.has(r)||Uw(r,!1,e),Uw(r,!0,e))});var t=e.nodeType===9?e:e.ownerDocument;
t===null||t[pg]||(t[pg]=!0,Uw("selectionchange",!1,t))}}function x8(e,t,r,o){switch(q8(t)){case 2:var n=SB;break;case 8:n=CB;break;default:n=t_}r=n.bind(null,t,
r,e),n=void 0,!lx||t!=="touchstart"&&t!=="touchmove"&&t!=="wheel"||(n=!0),o?n!==void 0?e.addEventListener(t,r,{capture:!0,passive:n}):e.addEventListener(t,r,!0):
n!==void 0?e.addEventListener(t,r,{passive:n}):e.addEventListener(t,r,!1)}function Gw(e,t,r,o,n){var a=o;if((t&1)===0&&(t&2)===0&&o!==null)e:for(;;){if(o===null)
return;var i=o.tag;if(i===3||i===4){var l=o.stateNode.containerInfo;if(l===n)break;if(i===4)for(i=o.return;i!==null;){var s=i.tag;if((s===3||s===4)&&i.stateNode.
containerInfo===n)return;i=i.return}for(;l!==null;){if(i=ws(l),i===null)return;if(s=i.tag,s===5||s===6||s===26||s===27){o=a=i;continue e}l=l.parentNode}}o=o.return}
wR(function(){var c=a,u=d1(r),d=[];e:{var m=BR.get(e);if(m!==void 0){var f=fv,p=e;switch(e){case"keypress":if(wg(r)===0)break e;case"keydown":case"keyup":f=vM;break;case"\
focusin":p="focus",f=zw;break;case"focusout":p="blur",f=zw;break;case"beforeblur":case"afterblur":f=zw;break;case"click":if(r.button===2)break e;case"auxclick":case"\
dblclick":case"mousedown":case"mousemove":case"mouseup":case"mouseout":case"mouseover":case"contextmenu":f=CT;break;case"drag":case"dragend":case"dragenter":case"\
dragexit":case"dragleave":case"dragover":case"dragstart":case"drop":f=aM;break;case"touchcancel":case"touchend":case"touchmove":case"touchstart":f=_M;break;case NR:case OR:case MR:
f=sM;break;case DR:f=CM;break;case"scroll":case"scrollend":f=oM;break;case"wheel":f=kM;break;case"copy":case"cut":case"paste":f=dM;break;case"gotpointercapture":case"\
lostpointercapture":case"pointercancel":case"pointerdown":case"pointermove":case"pointerout":case"pointerover":case"pointerup":f=kT;break;case"submit":f=wM;break;case"\
toggle":case"beforetoggle":f=RM}var h=(t&4)!==0,w=!h&&(e==="scroll"||e==="scrollend"),g=h?m!==null?m+"Capture":null:m;h=[];for(var v=c,b;v!==null;){var y=v;if(b=
y.stateNode,y=y.tag,y!==5&&y!==26&&y!==27||b===null||g===null||(y=Wu(v,g),y!=null&&h.push(sf(v,y,b))),w)break;v=v.return}0<h.length&&(m=new f(m,p,null,r,u),d.push(
{event:m,listeners:h}))}}if((t&7)===0){e:{if(f=e==="mouseover"||e==="pointerover",m=e==="mouseout"||e==="pointerout",f&&r!==ix&&(p=r.relatedTarget||r.fromElement)&&
(ws(p)||p[Xd]))break e;(m||f)&&(p=u.window===u?u:(f=u.ownerDocument)?f.defaultView||f.parentWindow:window,m?(f=r.relatedTarget||r.toElement,m=c,f=f?ws(f):null,f!==
null&&(w=pf(f),h=f.tag,f!==w||h!==5&&h!==27&&h!==6)&&(f=null)):(m=null,f=c),m!==f&&(h=CT,y="onMouseLeave",g="onMouseEnter",v="mouse",(e==="pointerout"||e==="poi\
nterover")&&(h=kT,y="onPointerLeave",g="onPointerEnter",v="pointer"),w=m==null?p:Bu(m),b=f==null?p:Bu(f),p=new h(y,v+"leave",m,r,u),p.target=w,p.relatedTarget=b,
y=null,ws(u)===c&&(h=new h(g,v+"enter",f,r,u),h.target=b,h.relatedTarget=w,y=h),w=y,h=m&&f?Xw(m,f,OD):null,m!==null&&S6(d,p,m,h,!1),f!==null&&w!==null&&S6(d,w,f,
h,!0)))}e:{if(m=c?Bu(c):window,f=m.nodeName&&m.nodeName.toLowerCase(),f==="select"||f==="input"&&m.type==="file")var _=AT;else if(ET(m))if(kR)_=jM;else{_=PM;var C=BM}else
f=m.nodeName,!f||f.toLowerCase()!=="input"||m.type!=="checkbox"&&m.type!=="radio"?c&&c1(c.elementType)&&(_=AT):_=LM;if(_&&(_=_(e,c))){zR(d,_,r,u);break e}C&&C(e,
m,c)}switch(C=c?Bu(c):window,e){case"focusin":(ET(C)||C.contentEditable==="true")&&(bd=C,cx=c,Iu=null);break;case"focusout":Iu=cx=bd=null;break;case"mousedown":
dx=!0;break;case"contextmenu":case"mouseup":case"dragend":dx=!1,DT(d,r,u);break;case"selectionchange":if(IM)break;case"keydown":case"keyup":DT(d,r,u)}var S;if(f1)
e:{switch(e){case"compositionstart":var z="onCompositionStart";break e;case"compositionend":z="onCompositionEnd";break e;case"compositionupdate":z="onCompositio\
nUpdate";break e}z=void 0}else vd?SR(e,r)&&(z="onCompositionEnd"):e==="keydown"&&r.keyCode===229&&(z="onCompositionStart");z&&(_R&&r.locale!=="ko"&&(vd||z!=="on\
CompositionStart"?z==="onCompositionEnd"&&vd&&(S=xR()):(rl=u,m1="value"in rl?rl.value:rl.textContent,vd=!0)),C=sv(c,z),0<C.length&&(z=new zT(z,e,null,r,u),d.push(
{event:z,listeners:C}),S?z.data=S:(S=CR(r),S!==null&&(z.data=S)))),(S=AM?NM(e,r):OM(e,r))&&(z=sv(c,"onBeforeInput"),0<z.length&&(C=new zT("onBeforeInput","befor\
einput",null,r,u),d.push({event:C,listeners:z}),C.data=S)),AD(d,e,c,r,u)}w8(d,t)})}function sf(e,t,r){return{instance:e,listener:t,currentTarget:r}}function sv(e,t){
for(var r=t+"Capture",o=[];e!==null;){var n=e,a=n.stateNode;if(n=n.tag,n!==5&&n!==26&&n!==27||a===null||(n=Wu(e,r),n!=null&&o.unshift(sf(e,n,a)),n=Wu(e,t),n!=null&&
o.push(sf(e,n,a))),e.tag===3)return o;e=e.return}return[]}function OD(e){if(e===null)return null;do e=e.return;while(e&&e.tag!==5&&e.tag!==27);return e||null}function S6(e,t,r,o,n){
for(var a=t._reactName,i=[];r!==null&&r!==o;){var l=r,s=l.alternate,c=l.stateNode;if(l=l.tag,s!==null&&s===o)break;l!==5&&l!==26&&l!==27||c===null||(s=c,n?(c=Wu(
r,a),c!=null&&i.unshift(sf(r,c,s))):n||(c=Wu(r,a),c!=null&&i.push(sf(r,c,s)))),r=r.return}i.length!==0&&e.push({event:t,listeners:i})}var MD=/\r\n?/g,DD=/\u0000|\uFFFD/g;
function C6(e){return(typeof e=="string"?e:""+e).replace(MD,`
`).replace(DD,"")}function _8(e,t){return t=C6(t),C6(e)===t}function Ze(e,t,r,o,n,a){switch(r){case"children":if(typeof o=="string")t==="body"||t==="textarea"&&
o===""||Ld(e,o);else if(typeof o=="number"||typeof o=="bigint")t!=="body"&&Ld(e,""+o);else return;break;case"className":eg(e,"class",o);break;case"tabIndex":eg(
e,"tabindex",o);break;case"dir":case"role":case"viewBox":case"width":case"height":eg(e,r,o);break;case"style":yR(e,o,a);return;case"data":if(t!=="object"){eg(e,
"data",o);break}case"src":case"href":if(o===""&&(t!=="a"||r!=="href")){e.removeAttribute(r);break}if(o==null||typeof o=="function"||typeof o=="symbol"||typeof o==
"boolean"){e.removeAttribute(r);break}o=bg(o),e.setAttribute(r,o);break;case"action":case"formAction":if(typeof o=="function"){e.setAttribute(r,"javascript:thro\
w new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to us\
e event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')");break}else typeof a=="function"&&(r==="formAction"?(t!=="\
input"&&Ze(e,t,"name",n.name,n,null),Ze(e,t,"formEncType",n.formEncType,n,null),Ze(e,t,"formMethod",n.formMethod,n,null),Ze(e,t,"formTarget",n.formTarget,n,null)):
(Ze(e,t,"encType",n.encType,n,null),Ze(e,t,"method",n.method,n,null),Ze(e,t,"target",n.target,n,null)));if(o==null||typeof o=="symbol"||typeof o=="boolean"){e.removeAttribute(
r);break}o=bg(o),e.setAttribute(r,o);break;case"onClick":o!=null&&(e.onclick=Sa);return;case"onScroll":o!=null&&Te("scroll",e);return;case"onScrollEnd":o!=null&&
Te("scrollend",e);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(H(61));if(r=o.__html,r!=null){if(n.children!=
null)throw Error(H(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"multiple":e.multiple=o&&typeof o!="function"&&typeof o!="symbol";break;case"muted":e.muted=o&&
typeof o!="function"&&typeof o!="symbol";break;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"defaultValue":case"defaultChecked":case"\
innerHTML":case"ref":break;case"autoFocus":break;case"xlinkHref":if(o==null||typeof o=="function"||typeof o=="boolean"||typeof o=="symbol"){e.removeAttribute("x\
link:href");break}r=bg(o),e.setAttributeNS("http://www.w3.org/1999/xlink","xlink:href",r);break;case"contentEditable":case"spellCheck":case"draggable":case"valu\
e":case"autoReverse":case"externalResourcesRequired":case"focusable":case"preserveAlpha":o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):e.
removeAttribute(r);break;case"inert":case"allowFullScreen":case"async":case"autoPlay":case"controls":case"credentialless":case"default":case"defer":case"disable\
d":case"disablePictureInPicture":case"disableRemotePlayback":case"formNoValidate":case"hidden":case"loop":case"noModule":case"noValidate":case"open":case"playsI\
nline":case"readOnly":case"required":case"reversed":case"scoped":case"seamless":case"itemScope":o&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,""):
e.removeAttribute(r);break;case"capture":case"download":o===!0?e.setAttribute(r,""):o!==!1&&o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):
e.removeAttribute(r);break;case"cols":case"rows":case"size":case"span":o!=null&&typeof o!="function"&&typeof o!="symbol"&&!isNaN(o)&&1<=o?e.setAttribute(r,o):e.
removeAttribute(r);break;case"rowSpan":case"start":o==null||typeof o=="function"||typeof o=="symbol"||isNaN(o)?e.removeAttribute(r):e.setAttribute(r,o);break;case"\
popover":Te("beforetoggle",e),Te("toggle",e),vg(e,"popover",o);break;case"xlinkActuate":oi(e,"http://www.w3.org/1999/xlink","xlink:actuate",o);break;case"xlinkA\
rcrole":oi(e,"http://www.w3.org/1999/xlink","xlink:arcrole",o);break;case"xlinkRole":oi(e,"http://www.w3.org/1999/xlink","xlink:role",o);break;case"xlinkShow":oi(
e,"http://www.w3.org/1999/xlink","xlink:show",o);break;case"xlinkTitle":oi(e,"http://www.w3.org/1999/xlink","xlink:title",o);break;case"xlinkType":oi(e,"http://\
www.w3.org/1999/xlink","xlink:type",o);break;case"xmlBase":oi(e,"http://www.w3.org/XML/1998/namespace","xml:base",o);break;case"xmlLang":oi(e,"http://www.w3.org\
/XML/1998/namespace","xml:lang",o);break;case"xmlSpace":oi(e,"http://www.w3.org/XML/1998/namespace","xml:space",o);break;case"is":vg(e,"is",o);break;case"innerT\
ext":case"textContent":return;default:if(!(2<r.length)||r[0]!=="o"&&r[0]!=="O"||r[1]!=="n"&&r[1]!=="N")r=tM.get(r)||r,vg(e,r,o);else return}Ge=!0}function Fx(e,t,r,o,n,a){
switch(r){case"style":yR(e,o,a);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(H(61));if(r=o.__html,r!=null){
if(n.children!=null)throw Error(H(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"children":if(typeof o=="string")Ld(e,o);else if(typeof o=="number"||typeof o==
"bigint")Ld(e,""+o);else return;break;case"onScroll":o!=null&&Te("scroll",e);return;case"onScrollEnd":o!=null&&Te("scrollend",e);return;case"onClick":o!=null&&(e.
onclick=Sa);return;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"innerHTML":case"ref":return;case"innerText":case"textContent":return;default:
if(!fR.hasOwnProperty(r))e:{if(r[0]==="o"&&r[1]==="n"&&(n=r.endsWith("Capture"),a=r.slice(2,n?r.length-7:void 0),t=e[To]||null,t=t!=null?t[r]:null,typeof t=="fu\
nction"&&e.removeEventListener(a,t,n),typeof o=="function")){typeof t!="function"&&t!==null&&(r in e?e[r]=null:e.hasAttribute(r)&&e.removeAttribute(r)),e.addEventListener(
a,o,n);break e}Ge=!0,r in e?e[r]=o:o===!0?e.setAttribute(r,""):vg(e,r,o)}return}Ge=!0}function Ar(e,t,r){switch(t){case"div":case"span":case"svg":case"path":case"\
a":case"g":case"p":case"li":break;case"img":Te("error",e),Te("load",e);var o=!1,n=!1,a;for(a in r)if(r.hasOwnProperty(a)){var i=r[a];if(i!=null)switch(a){case"s\
rc":o=!0;break;case"srcSet":n=!0;break;case"children":case"dangerouslySetInnerHTML":throw Error(H(137,t));default:Ze(e,t,a,i,r,null)}}n&&Ze(e,t,"srcSet",r.srcSet,
r,null),o&&Ze(e,t,"src",r.src,r,null);return;case"input":Te("invalid",e);var l=a=i=n=null,s=null,c=null;for(o in r)if(r.hasOwnProperty(o)){var u=r[o];if(u!=null)
switch(o){case"name":n=u;break;case"type":i=u;break;case"checked":s=u;break;case"defaultChecked":c=u;break;case"value":a=u;break;case"defaultValue":l=u;break;case"\
children":case"dangerouslySetInnerHTML":if(u!=null)throw Error(H(137,t));break;default:Ze(e,t,o,u,r,null)}}gR(e,a,l,s,c,i,n,!1);return;case"select":Te("invalid",
e),o=i=a=null;for(n in r)if(r.hasOwnProperty(n)&&(l=r[n],l!=null))switch(n){case"value":a=l;break;case"defaultValue":i=l;break;case"multiple":o=l;default:Ze(e,t,
n,l,r,null)}t=a,r=i,e.multiple=!!o,t!=null?kd(e,!!o,t,!1):r!=null&&kd(e,!!o,r,!0);return;case"textarea":Te("invalid",e),a=n=o=null;for(i in r)if(r.hasOwnProperty(
i)&&(l=r[i],l!=null))switch(i){case"value":o=l;break;case"defaultValue":n=l;break;case"children":a=l;break;case"dangerouslySetInnerHTML":if(l!=null)throw Error(
H(91));break;default:Ze(e,t,i,l,r,null)}bR(e,o,n,a);return;case"option":for(s in r)r.hasOwnProperty(s)&&(o=r[s],o!=null)&&(s==="selected"?e.selected=o&&typeof o!=
"function"&&typeof o!="symbol":Ze(e,t,s,o,r,null));return;case"dialog":Te("beforetoggle",e),Te("toggle",e),Te("cancel",e),Te("close",e);break;case"iframe":case"\
object":Te("load",e);break;case"video":case"audio":for(o=0;o<lf.length;o++)Te(lf[o],e);break;case"image":Te("error",e),Te("load",e);break;case"details":Te("togg\
le",e);break;case"embed":case"source":case"link":Te("error",e),Te("load",e);case"area":case"base":case"br":case"col":case"hr":case"keygen":case"meta":case"param":case"\
track":case"wbr":case"menuitem":for(c in r)if(r.hasOwnProperty(c)&&(o=r[c],o!=null))switch(c){case"children":case"dangerouslySetInnerHTML":throw Error(H(137,t));default:
Ze(e,t,c,o,r,null)}return;default:if(c1(t)){for(u in r)r.hasOwnProperty(u)&&(o=r[u],o!==void 0&&Fx(e,t,u,o,r,void 0));return}}for(l in r)r.hasOwnProperty(l)&&(o=
r[l],o!=null&&Ze(e,t,l,o,r,null))}var BD={};function PD(e,t,r,o){switch(t){case"div":case"span":case"svg":case"path":case"a":case"g":case"p":case"li":break;case"\
input":var n=null,a=null,i=null,l=null,s=null,c=null,u=null;for(f in r){var d=r[f];if(r.hasOwnProperty(f)&&d!=null)switch(f){case"checked":break;case"value":break;case"\
defaultValue":s=d;default:o.hasOwnProperty(f)||Ze(e,t,f,null,o,d)}}for(var m in o){var f=o[m];if(d=r[m],o.hasOwnProperty(m)&&(f!=null||d!=null))switch(m){case"t\
ype":f!==d&&(Ge=!0),a=f;break;case"name":f!==d&&(Ge=!0),n=f;break;case"checked":f!==d&&(Ge=!0),c=f;break;case"defaultChecked":f!==d&&(Ge=!0),u=f;break;case"valu\
e":f!==d&&(Ge=!0),i=f;break;case"defaultValue":f!==d&&(Ge=!0),l=f;break;case"children":case"dangerouslySetInnerHTML":if(f!=null)throw Error(H(137,t));break;default:
f!==d&&Ze(e,t,m,f,o,d)}}ax(e,i,l,s,c,u,a,n);return;case"select":f=i=l=m=null;for(a in r)if(s=r[a],r.hasOwnProperty(a)&&s!=null)switch(a){case"value":break;case"\
multiple":f=s;default:o.hasOwnProperty(a)||Ze(e,t,a,null,o,s)}for(n in o)if(a=o[n],s=r[n],o.hasOwnProperty(n)&&(a!=null||s!=null))switch(n){case"value":a!==s&&(Ge=
!0),m=a;break;case"defaultValue":a!==s&&(Ge=!0),l=a;break;case"multiple":a!==s&&(Ge=!0),i=a;default:a!==s&&Ze(e,t,n,a,o,s)}t=l,r=i,o=f,m!=null?kd(e,!!r,m,!1):!!o!=
!!r&&(t!=null?kd(e,!!r,t,!0):kd(e,!!r,r?[]:"",!1));return;case"textarea":f=m=null;for(l in r)if(n=r[l],r.hasOwnProperty(l)&&n!=null&&!o.hasOwnProperty(l))switch(l){case"\
value":break;case"children":break;default:Ze(e,t,l,null,o,n)}for(i in o)if(n=o[i],a=r[i],o.hasOwnProperty(i)&&(n!=null||a!=null))switch(i){case"value":n!==a&&(Ge=
!0),m=n;break;case"defaultValue":n!==a&&(Ge=!0),f=n;break;case"children":break;case"dangerouslySetInnerHTML":if(n!=null)throw Error(H(91));break;default:n!==a&&
Ze(e,t,i,n,o,a)}vR(e,m,f);return;case"option":for(var p in r)m=r[p],r.hasOwnProperty(p)&&m!=null&&!o.hasOwnProperty(p)&&(p==="selected"?e.selected=!1:Ze(e,t,p,null,
o,m));for(s in o)m=o[s],f=r[s],o.hasOwnProperty(s)&&m!==f&&(m!=null||f!=null)&&(s==="selected"?(m!==f&&(Ge=!0),e.selected=m&&typeof m!="function"&&typeof m!="sy\
mbol"):Ze(e,t,s,m,o,f));return;case"img":case"link":case"area":case"base":case"br":case"col":case"embed":case"hr":case"keygen":case"meta":case"param":case"sourc\
e":case"track":case"wbr":case"menuitem":for(var h in r)m=r[h],r.hasOwnProperty(h)&&m!=null&&!o.hasOwnProperty(h)&&Ze(e,t,h,null,o,m);for(c in o)if(m=o[c],f=r[c],
o.hasOwnProperty(c)&&m!==f&&(m!=null||f!=null))switch(c){case"children":case"dangerouslySetInnerHTML":if(m!=null)throw Error(H(137,t));break;default:Ze(e,t,c,m,
o,f)}return;default:if(c1(t)){for(var w in r)m=r[w],r.hasOwnProperty(w)&&m!==void 0&&!o.hasOwnProperty(w)&&Fx(e,t,w,void 0,o,m);for(u in o)m=o[u],f=r[u],!o.hasOwnProperty(
u)||m===f||m===void 0&&f===void 0||Fx(e,t,u,m,o,f);return}}for(var g in r)m=r[g],r.hasOwnProperty(g)&&m!=null&&!o.hasOwnProperty(g)&&Ze(e,t,g,null,o,m);for(d in o)
m=o[d],f=r[d],!o.hasOwnProperty(d)||m===f||m==null&&f==null||Ze(e,t,d,m,o,f)}function z6(e){switch(e){case"css":case"script":case"font":case"img":case"image":case"\
input":case"link":return!0;default:return!1}}function LD(){if(typeof performance.getEntriesByType=="function"){for(var e=0,t=0,r=performance.getEntriesByType("r\
esource"),o=0;o<r.length;o++){var n=r[o],a=n.transferSize,i=n.initiatorType,l=n.duration;if(a&&l&&z6(i)){for(i=0,l=n.responseEnd,o+=1;o<r.length;o++){var s=r[o],
c=s.startTime;if(c>l)break;var u=s.transferSize,d=s.initiatorType;u&&z6(d)&&(s=s.responseEnd,i+=u*(s<l?1:(l-c)/(s-c)))}if(--o,t+=8*(a+i)/(n.duration/1e3),e++,10<
e)break}}if(0<e)return t/e/1e6}return navigator.connection&&(e=navigator.connection.downlink,typeof e=="number")?e:5}var Xx=null,Kx=null;function cf(e){return e.
nodeType===9?e:e.ownerDocument}function k6(e){switch(e){case"http://www.w3.org/2000/svg":return 1;case"http://www.w3.org/1998/Math/MathML":return 2;default:return 0}}
function S8(e,t){if(e===0)switch(t){case"svg":return 1;case"math":return 2;default:return 0}return e===1&&t==="foreignObject"?0:e}function C8(e,t,r,o){return r=
cf(r).createElement(e),r[kr]=o,r[To]=t,Ar(r,e,t),br(r),r}function Qx(e,t){return e==="textarea"||e==="noscript"||typeof t.children=="string"||typeof t.children==
"number"||typeof t.children=="bigint"||typeof t.dangerouslySetInnerHTML=="object"&&t.dangerouslySetInnerHTML!==null&&t.dangerouslySetInnerHTML.__html!=null}var $w=null;
function jD(){var e=window.event;return e&&e.type==="popstate"?e===$w?!1:($w=e,!0):($w=null,!1)}var K1=typeof setTimeout=="function"?setTimeout:void 0,HD=typeof clearTimeout==
"function"?clearTimeout:void 0,T6=typeof Promise=="function"?Promise:void 0,R6=typeof requestAnimationFrame=="function"?requestAnimationFrame:K1,ID=typeof queueMicrotask==
"function"?queueMicrotask:typeof T6<"u"?function(e){return T6.resolve(null).then(e).catch(VD)}:K1;function VD(e){setTimeout(function(){throw e})}function Sl(e){
return e==="head"}function E6(e,t){var r=t,o=0;do{var n=r.nextSibling;if(e.removeChild(r),n&&n.nodeType===8)if(r=n.data,r==="/$"||r==="/&"){if(o===0){e.removeChild(
n),Fd(t);return}o--}else if(r==="$"||r==="$?"||r==="$~"||r==="$!"||r==="&")o++;else if(r==="html")Yw(e.ownerDocument.documentElement);else if(r==="head"){r=e.ownerDocument.
head,Yw(r);for(var a=r.firstChild;a;){var i=a.nextSibling,l=a.nodeName;a[bf]||l==="SCRIPT"||l==="STYLE"||l==="LINK"&&a.rel.toLowerCase()==="stylesheet"||r.removeChild(
a),a=i}}else r==="body"&&Yw(e.ownerDocument.body);r=n}while(r);Fd(t)}function A6(e,t){var r=e;e=0;do{var o=r.nextSibling;if(r.nodeType===1?t?(r._stashedDisplay=
r.style.display,r.style.display="none"):(r.style.display=r._stashedDisplay||"",r.getAttribute("style")===""&&r.removeAttribute("style")):r.nodeType===3&&(t?(r._stashedText=
r.nodeValue,r.nodeValue=""):r.nodeValue=r._stashedText||""),o&&o.nodeType===8)if(r=o.data,r==="/$"){if(e===0)break;e--}else r!=="$"&&r!=="$?"&&r!=="$~"&&r!=="$!"||
e++;r=o}while(r)}function z8(e,t,r){if(t=CSS.escape(t)!==t?"r-"+btoa(t).replace(/=/g,""):t,e.style.viewTransitionName=t,r!=null&&(e.style.viewTransitionClass=r),
r=getComputedStyle(e),r.display==="inline"){if(t=e.getClientRects(),t.length===1)var o=1;else for(var n=o=0;n<t.length;n++){var a=t[n];0<a.width&&0<a.height&&o++}
o===1&&(e=e.style,e.display=t.length===1?"inline-block":"block",e.marginTop="-"+r.paddingTop,e.marginBottom="-"+r.paddingBottom)}}function k8(e,t){e=e.style,t=t.
style;var r=t!=null?t.hasOwnProperty("viewTransitionName")?t.viewTransitionName:t.hasOwnProperty("view-transition-name")?t["view-transition-name"]:null:null;e.viewTransitionName=
r==null||typeof r=="boolean"?"":(""+r).trim(),r=t!=null?t.hasOwnProperty("viewTransitionClass")?t.viewTransitionClass:t.hasOwnProperty("view-transition-class")?
t["view-transition-class"]:null:null,e.viewTransitionClass=r==null||typeof r=="boolean"?"":(""+r).trim(),e.display==="inline-block"&&(t==null?e.display=e.margin=
"":(r=t.display,e.display=r==null||typeof r=="boolean"?"":r,r=t.margin,r!=null?e.margin=r:(r=t.hasOwnProperty("marginTop")?t.marginTop:t["margin-top"],e.marginTop=
r==null||typeof r=="boolean"?"":r,t=t.hasOwnProperty("marginBottom")?t.marginBottom:t["margin-bottom"],e.marginBottom=t==null||typeof t=="boolean"?"":t)))}function T8(e,t,r){
return r=r.ownerDocument.defaultView,{rect:e,abs:t.position==="absolute"||t.position==="fixed",clip:t.clipPath!=="none"||t.overflow!=="visible"||t.filter!=="non\
e"||t.mask!=="none"||t.mask!=="none"||t.borderRadius!=="0px",view:0<=e.bottom&&0<=e.right&&e.top<=r.innerHeight&&e.left<=r.innerWidth}}function Zx(e){var t=e.getBoundingClientRect(),
r=getComputedStyle(e);return T8(t,r,e)}function UD(e){var t=e.getBoundingClientRect();t=new DOMRect(t.x+2e4,t.y+2e4,t.width,t.height);var r=getComputedStyle(e);
return T8(t,r,e)}function GD(e){return e.documentElement.clientHeight}function $D(e){this.addEventListener("load",e),this.addEventListener("error",e)}function qD(e,t,r,o,n,a,i,l,s){
var c=t.nodeType===9?t:t.ownerDocument;try{var u=c.startViewTransition({update:function(){var m=c.defaultView,f=m.navigation&&m.navigation.transition,p=c.fonts.
status;o();var h=[];if(p==="loaded"&&(GD(c),c.fonts.status==="loading"&&h.push(c.fonts.ready)),p=h.length,e!==null)for(var w=e.suspenseyImages,g=0,v=0;v<w.length;v++){
var b=w[v];if(!b.complete){var y=b.getBoundingClientRect();if(0<y.bottom&&0<y.right&&y.top<m.innerHeight&&y.left<m.innerWidth){if(g+=H8(b),g>Mg){h.length=p;break}
b=new Promise($D.bind(b)),h.push(b)}}}if(0<h.length)return m=Promise.race([Promise.all(h),new Promise(function(_){return setTimeout(_,500)})]).then(n,n),(f?Promise.
allSettled([f.finished,m]):m).then(a,a);if(n(),f)return f.finished.then(a,a);a()},types:r});c.__reactViewTransition=u;var d=[];return u.ready.then(function(){for(var m=c.
documentElement.getAnimations({subtree:!0}),f=0;f<m.length;f++){var p=m[f],h=p.effect,w=h.pseudoElement;if(w!=null&&w.startsWith("::view-transition")){d.push(p),
p=h.getKeyframes();for(var g=w=void 0,v=!0,b=0;b<p.length;b++){var y=p[b],_=y.width;if(w===void 0)w=_;else if(w!==_){v=!1;break}if(_=y.height,g===void 0)g=_;else if(g!==
_){v=!1;break}delete y.width,delete y.height,y.transform==="none"&&delete y.transform}v&&w!==void 0&&g!==void 0&&(h.setKeyframes(p),v=getComputedStyle(h.target,
h.pseudoElement),v.width!==w||v.height!==g)&&(v=p[0],v.width=w,v.height=g,v=p[p.length-1],v.width=w,v.height=g,h.setKeyframes(p))}}i()},function(m){c.__reactViewTransition===
u&&(c.__reactViewTransition=null);try{typeof m=="object"&&m!==null&&m.name==="InvalidStateError"&&(m.message==="View transition was skipped because document vis\
ibility state is hidden."||m.message==="Skipping view transition because document visibility state has become hidden."||m.message==="Skipping view transition be\
cause viewport size changed."||m.message==="Transition was aborted because of invalid state")&&(m=null),m!==null&&s(m)}finally{o(),n(),i()}}),u.finished.finally(
function(){for(var m=0;m<d.length;m++)d[m].cancel();c.__reactViewTransition===u&&(c.__reactViewTransition=null),l()}),u}catch{return o(),n(),i(),null}}function xs(e,t){
this._scope=document.documentElement,this._selector="::view-transition-"+e+"("+t+")"}xs.prototype.animate=function(e,t){return t=typeof t=="number"?{duration:t}:
ut({},t),t.pseudoElement=this._selector,this._scope.animate(e,t)};xs.prototype.getAnimations=function(){for(var e=this._scope,t=this._selector,r=e.getAnimations(
{subtree:!0}),o=[],n=0;n<r.length;n++){var a=r[n].effect;a!==null&&a.target===e&&a.pseudoElement===t&&o.push(r[n])}return o};xs.prototype.getComputedStyle=function(){
return getComputedStyle(this._scope,this._selector)};function R8(e){return{name:e,group:new xs("group",e),imagePair:new xs("image-pair",e),old:new xs("old",e),new:new xs(
"new",e)}}function Yo(e){this._fragmentFiber=e,this._observers=this._eventListeners=null}Yo.prototype.addEventListener=function(e,t,r){var o=null,n=null;if(!(r!=
null&&typeof r!="boolean"&&(o=r.signal||null,o!==null&&o.aborted))){this._eventListeners===null&&(this._eventListeners=[]);var a=this._eventListeners;if(E8(a,e,
t,r)===-1){var i=this,l=t;r!=null&&typeof r!="boolean"&&r.once===!0&&(l=function(s){i.removeEventListener(e,t,r),typeof t=="function"?t.call(this,s):t.handleEvent(
s)}),o!==null&&(n=i.removeEventListener.bind(i,e,t,r),o.addEventListener("abort",n,{once:!0}),n=o.removeEventListener.bind(o,"abort",n)),o=Gd(r),a.push({type:e,
listener:t,optionsOrUseCapture:r,attachedListener:l,cleanup:n}),ko(this._fragmentFiber.child,!1,YD,e,l,o)}this._eventListeners=a}};function YD(e,t,r,o){return dr(
e).addEventListener(t,r,o),!1}Yo.prototype.removeEventListener=function(e,t,r){var o=this._eventListeners;if(o!==null&&(t=E8(o,e,t,r),t!==-1)){var n=o[t];r=n.attachedListener;
var a=n.cleanup;n=Gd(n.optionsOrUseCapture),ko(this._fragmentFiber.child,!1,FD,e,r,n),o.splice(t,1),a!==null&&a()}};function FD(e,t,r,o){return dr(e).removeEventListener(
t,r,o),!1}function Gd(e){return e!=null&&typeof e!="boolean"&&(e.once===!0||e.signal instanceof AbortSignal)?{capture:e.capture,passive:e.passive}:e}function N6(e){
return e==null?"c=0":typeof e=="boolean"?"c="+(e?"1":"0"):"c="+(e.capture?"1":"0")}function E8(e,t,r,o){if(e.length===0)return-1;o=N6(o);for(var n=0;n<e.length;n++){
var a=e[n];if(a.type===t&&a.listener===r&&N6(a.optionsOrUseCapture)===o)return n}return-1}Yo.prototype.dispatchEvent=function(e){var t=Bs(this._fragmentFiber);if(t===
null)return!0;t=dr(t);var r=this._eventListeners;if(r!==null&&0<r.length||!e.bubbles){var o=t.nodeType===9?t.createComment(""):document.createTextNode("");if(r)
for(var n=0;n<r.length;n++){var a=r[n];o.addEventListener(a.type,a.attachedListener,Gd(a.optionsOrUseCapture))}if(t.appendChild(o),e=o.dispatchEvent(e),r)for(n=
0;n<r.length;n++)a=r[n],o.removeEventListener(a.type,a.attachedListener,Gd(a.optionsOrUseCapture));return t.removeChild(o),e}return t.dispatchEvent(e)};Yo.prototype.
focus=function(e){ko(this._fragmentFiber.child,!0,A8,e,void 0,void 0)};function A8(e,t){return e.tag===6?!1:(e=dr(e),aB(e,t))}Yo.prototype.focusLast=function(e){
var t=[];ko(this._fragmentFiber.child,!0,Q1,t,void 0,void 0);for(var r=t.length-1;0<=r&&!A8(t[r],e);r--);};function Q1(e,t){return t.push(e),!1}Yo.prototype.blur=
function(){var e=Bs(this._fragmentFiber);e!==null&&(e=dr(e),e=cf(e).activeElement,e!==null&&ko(this._fragmentFiber.child,!1,XD,e,void 0,void 0))};function XD(e,t){
return e.tag===6?!1:(e=dr(e),e===t||e.contains(t)?(t.blur(),!0):!1)}Yo.prototype.observeUsing=function(e){this._observers===null&&(this._observers=new Set),this.
_observers.add(e),ko(this._fragmentFiber.child,!1,KD,e,void 0,void 0)};function KD(e,t){return e.tag===6||(e=dr(e),t.observe(e)),!1}Yo.prototype.unobserveUsing=
function(e){var t=this._observers;if(t!==null&&t.has(e)){t.delete(e),ko(this._fragmentFiber.child,!1,QD,e,void 0,void 0);for(var r=t=0;r<Bn.length;r++){var o=Bn[r];
o.fragmentInstance===this&&o.observer===e?e.unobserve(o.instance):Bn[t++]=o}Bn.length=t}};function QD(e,t){return e.tag===6||(e=dr(e),t.unobserve(e)),!1}var Bn=[],
qw=!1;function ZD(e,t,r){Bn.push({fragmentInstance:e,observer:t,instance:r}),qw||(qw=!0,iB(function(){qw=!1;var o=Bn;Bn=[];for(var n=0;n<o.length;n++){var a=o[n];
a.observer.unobserve(a.instance)}}))}Yo.prototype.getClientRects=function(){var e=[];return ko(this._fragmentFiber.child,!1,WD,e,void 0,void 0),e};function WD(e,t){
if(e.tag===6){e=e.stateNode;var r=e.ownerDocument.createRange();r.selectNodeContents(e),t.push.apply(t,r.getClientRects())}else e=dr(e),t.push.apply(t,e.getClientRects());
return!1}Yo.prototype.getRootNode=function(e){var t=Bs(this._fragmentFiber);return t===null?this:dr(t).getRootNode(e)};Yo.prototype.compareDocumentPosition=function(e){
var t=Bs(this._fragmentFiber);if(t===null)return Node.DOCUMENT_POSITION_DISCONNECTED;var r=[];ko(this._fragmentFiber.child,!1,Q1,r,void 0,void 0);var o=dr(t);if(r.
length===0){if(r=o,dT(this._fragmentFiber)){e:{for(t=this._fragmentFiber.return;t!==null;){if(t.tag===4){t=t.stateNode.containerInfo;break e}if(t.tag===3||t.tag===
5||t.tag===27)break;t=t.return}t=null}t!=null&&(r=t)}t=this._fragmentFiber;var n=o=r.compareDocumentPosition(e);return r===e?n=Node.DOCUMENT_POSITION_CONTAINS:o&
Node.DOCUMENT_POSITION_CONTAINED_BY&&(r=W6(t)[1],r===null?n=Node.DOCUMENT_POSITION_PRECEDING:(e=dr(r).compareDocumentPosition(e),n=e===0||e&Node.DOCUMENT_POSITION_FOLLOWING?
Node.DOCUMENT_POSITION_FOLLOWING:Node.DOCUMENT_POSITION_PRECEDING)),n|=Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC}t=dr(r[0]),n=dr(r[r.length-1]);var a=dT(this.
_fragmentFiber)?t.parentElement:o;if(a==null)return Node.DOCUMENT_POSITION_DISCONNECTED;o=a.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_CONTAINED_BY,a=a.compareDocumentPosition(
n)&Node.DOCUMENT_POSITION_CONTAINED_BY;var i=t.compareDocumentPosition(e),l=n.compareDocumentPosition(e),s=i&Node.DOCUMENT_POSITION_CONTAINED_BY||l&Node.DOCUMENT_POSITION_CONTAINED_BY;
return l=o&&a&&i&Node.DOCUMENT_POSITION_FOLLOWING&&l&Node.DOCUMENT_POSITION_PRECEDING,t=o&&t===e||a&&n===e||s||l?Node.DOCUMENT_POSITION_CONTAINED_BY:!o&&t===e||
!a&&n===e?Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC:i,t&Node.DOCUMENT_POSITION_DISCONNECTED||t&Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC||JD(t,this._fragmentFiber,
r[0],r[r.length-1],e)?t:Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC};function JD(e,t,r,o,n){var a=ws(n);if(e&Node.DOCUMENT_POSITION_CONTAINED_BY){if(r=!!a)e:{
for(;a!==null;){if(a.tag===7&&(a===t||a.alternate===t)){r=!0;break e}a=a.return}r=!1}return r}if(e&Node.DOCUMENT_POSITION_CONTAINS){if(a===null)return a=n.ownerDocument,
n===a||n===a.documentElement||n===a.body;e:{for(a=t,t=Bs(t);a!==null;){if(!(a.tag!==5&&a.tag!==3&&a.tag!==27||a!==t&&a.alternate!==t)){a=!0;break e}a=a.return}a=
!1}return a}return e&Node.DOCUMENT_POSITION_PRECEDING?((t=!!a)&&!(t=a===r)&&(t=Xw(r,a,mT),t===null?t=!1:(ko(t,!0,EO,a,r),a=fd,fd=null,t=a!==null)),t):e&Node.DOCUMENT_POSITION_FOLLOWING?
((t=!!a)&&!(t=a===o)&&(t=Xw(o,a,mT),t===null?t=!1:(ko(t,!0,AO,a,o),a=fd,Fw=fd=null,t=a!==null)),t):!1}function O6(e,t){var r=e.ownerDocument.createRange();r.selectNodeContents(
e),e=r.getBoundingClientRect(),window.scrollTo(window.scrollX+e.left,t?window.scrollY+e.top:window.scrollY+e.bottom-window.innerHeight)}Yo.prototype.scrollIntoView=
function(e){if(typeof e=="object")throw Error(H(566));var t=[];ko(this._fragmentFiber.child,!1,Q1,t,void 0,void 0);var r=e!==!1;if(t.length===0){var o=W6(this._fragmentFiber);
if(o=r?o[1]||o[0]||Bs(this._fragmentFiber):o[0]||o[1],o===null)return;if(o.tag===6){e=dr(o),O6(e,r);return}if(o=dr(o),o.nodeType!==9){if(o.nodeType===11){r="hos\
t"in o?o.host:null,r!==null&&r.scrollIntoView(e);return}o.scrollIntoView(e)}}for(o=r?t.length-1:0;o!==(r?-1:t.length);){var n=t[o];n.tag===6?(n=dr(n),O6(n,r)):dr(
n).scrollIntoView(e),o+=r?-1:1}};function eB(e,t){return e=dr(e),N8(e,t),!1}function N8(e,t){e.reactFragments==null&&(e.reactFragments=new Set),e.reactFragments.
add(t)}function O8(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.addEventListener(n.type,n.attachedListener,Gd(n.optionsOrUseCapture))}
e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){for(var i=0,l=0;l<Bn.length;l++){var s=Bn[l];(s.fragmentInstance!==t||s.observer!==a||s.instance!==
e)&&(Bn[i++]=s)}Bn.length=i,a.observe(e)}),N8(e,t))}function tB(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.removeEventListener(
n.type,n.attachedListener,Gd(n.optionsOrUseCapture))}e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){typeof a.rootMargin=="string"?ZD(t,a,e):a.unobserve(
e)}),e.reactFragments!=null&&e.reactFragments.delete(t))}function Wx(e){var t=e.firstChild;for(t&&t.nodeType===10&&(t=t.nextSibling);t;){var r=t;switch(t=t.nextSibling,
r.nodeName){case"HTML":case"HEAD":case"BODY":Wx(r),uv(r);continue;case"SCRIPT":case"STYLE":continue;case"LINK":if(r.rel.toLowerCase()==="stylesheet")continue}e.
removeChild(r)}}function rB(e,t,r,o){for(;e.nodeType===1;){var n=r;if(e.nodeName.toLowerCase()!==t.toLowerCase()){if(!o&&(e.nodeName!=="INPUT"||e.type!=="hidden"))
break}else if(o){if(!e[bf])switch(t){case"meta":if(!e.hasAttribute("itemprop"))break;return e;case"link":if(a=e.getAttribute("rel"),a==="stylesheet"&&e.hasAttribute(
"data-precedence"))break;if(a!==n.rel||e.getAttribute("href")!==(n.href==null||n.href===""?null:n.href)||e.getAttribute("crossorigin")!==(n.crossOrigin==null?null:
n.crossOrigin)||e.getAttribute("title")!==(n.title==null?null:n.title))break;return e;case"style":if(e.hasAttribute("data-precedence"))break;return e;case"scrip\
t":if(a=e.getAttribute("src"),(a!==(n.src==null?null:n.src)||e.getAttribute("type")!==(n.type==null?null:n.type)||e.getAttribute("crossorigin")!==(n.crossOrigin==
null?null:n.crossOrigin))&&a&&e.hasAttribute("async")&&!e.hasAttribute("itemprop"))break;return e;default:return e}}else if(t==="input"&&e.type==="hidden"){var a=n.
name==null?null:""+n.name;if(n.type==="hidden"&&e.getAttribute("name")===a)return e}else return e;if(e=gn(e.nextSibling),e===null)break}return null}function oB(e,t,r){
if(t==="")return null;for(;e.nodeType!==3;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!r||(e=gn(e.nextSibling),e===null))return null;return e}
function M8(e,t){for(;e.nodeType!==8;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!t||(e=gn(e.nextSibling),e===null))return null;return e}function Jx(e){
return e.data==="$?"||e.data==="$~"}function Z1(e){return e.data==="$!"||e.data==="$?"&&e.ownerDocument.readyState!=="loading"}function nB(e,t){var r=e.ownerDocument;
if(e.data==="$~")e._reactRetry=t;else if(e.data!=="$?"||r.readyState!=="loading")t();else{var o=function(){t(),r.removeEventListener("DOMContentLoaded",o)};r.addEventListener(
"DOMContentLoaded",o),e._reactRetry=o}}function gn(e){for(;e!=null;e=e.nextSibling){var t=e.nodeType;if(t===1||t===3)break;if(t===8){if(t=e.data,t==="$"||t==="$\
!"||t==="$?"||t==="$~"||t==="&"||t==="F!"||t==="F")break;if(t==="/$"||t==="/&")return null}}return e}var e1=null;function M6(e){e=e.nextSibling;for(var t=0;e;){
if(e.nodeType===8){var r=e.data;if(r==="/$"||r==="/&"){if(t===0)return gn(e.nextSibling);t--}else r!=="$"&&r!=="$!"&&r!=="$?"&&r!=="$~"&&r!=="&"||t++}e=e.nextSibling}
return null}function D6(e){e=e.previousSibling;for(var t=0;e;){if(e.nodeType===8){var r=e.data;if(r==="$"||r==="$!"||r==="$?"||r==="$~"||r==="&"){if(t===0)return e;
t--}else r!=="/$"&&r!=="/&"||t++}e=e.previousSibling}return null}function aB(e,t){function r(){o=!0}if(e.ownerDocument.activeElement===e)return!0;var o=!1;try{e.
ownerDocument.addEventListener("focus",r,!0),(e.focus||HTMLElement.prototype.focus).call(e,t)}finally{e.ownerDocument.removeEventListener("focus",r,!0)}return o}
function iB(e){R6(function(){R6(function(t){return e(t)})})}function D8(e,t,r){switch(t=cf(r),e){case"html":if(e=t.documentElement,!e)throw Error(H(452));return e;case"\
head":if(e=t.head,!e)throw Error(H(453));return e;case"body":if(e=t.body,!e)throw Error(H(454));return e;default:throw Error(H(451))}}function B8(e,t,r){for(var o in r){
var n=r[o];r.hasOwnProperty(o)&&n!=null&&Ze(e,t,o,null,BD,n)}r.dangerouslySetInnerHTML!=null&&(e.textContent=""),e.onclick===Sa&&(e.onclick=null),uv(e)}function Yw(e){
for(var t=e.attributes;t.length;)e.removeAttributeNode(t[0]);uv(e)}var vn=new Map,B6=new Set;function df(e){if(typeof e.getRootNode=="function"){var t=e.getRootNode();
if(t.nodeType===9||t.nodeType===11)return t}return e.nodeType===9?e:e.ownerDocument}var vi=Fe.d;Fe.d={f:lB,r:sB,D:cB,C:dB,L:mB,m:uB,X:pB,S:fB,M:hB};function lB(){
var e=vi.f(),t=kv();return e||t}function sB(e){var t=Kd(e);t!==null&&t.tag===5&&t.type==="form"?y4(t):vi.r(e)}var Jd=typeof document>"u"?null:document;function P8(e,t,r){
var o=Jd;if(o&&typeof t=="string"&&t){var n=fn(t);n='link[rel="'+e+'"][href="'+n+'"]',typeof r=="string"&&(n+='[crossorigin="'+r+'"]'),B6.has(n)||(B6.add(n),e={
rel:e,crossOrigin:r,href:t},o.querySelector(n)===null&&(t=o.createElement("link"),Ar(t,"link",e),br(t),o.head.appendChild(t)))}}function cB(e){vi.D(e),P8("dns-p\
refetch",e,null)}function dB(e,t){vi.C(e,t),P8("preconnect",e,t)}function mB(e,t,r){vi.L(e,t,r);var o=Jd;if(o&&e&&t){var n='link[rel="preload"][as="'+fn(t)+'"]';
t==="image"&&r&&r.imageSrcSet?(n+='[imagesrcset="'+fn(r.imageSrcSet)+'"]',typeof r.imageSizes=="string"&&(n+='[imagesizes="'+fn(r.imageSizes)+'"]')):n+='[href="'+
fn(e)+'"]';var a=n;switch(t){case"style":a=$d(e);break;case"script":a=em(e)}if(!(vn.has(a)||(e=ut({rel:"preload",href:t==="image"&&r&&r.imageSrcSet?void 0:e,as:t},
r),vn.set(a,e),o.querySelector(n)!==null||t==="style"&&o.querySelector(Cf(a))||t==="script"&&o.querySelector(zf(a))))){var i=o.createElement("link");Ar(i,"link",
e),t==="style"&&(i[Ig]=!0,i.onload=i.onerror=function(){mR(i)}),br(i),o.head.appendChild(i)}}}function uB(e,t){vi.m(e,t);var r=Jd;if(r&&e){var o=t&&typeof t.as==
"string"?t.as:"script",n='link[rel="modulepreload"][as="'+fn(o)+'"][href="'+fn(e)+'"]',a=n;switch(o){case"audioworklet":case"paintworklet":case"serviceworker":case"\
sharedworker":case"worker":case"script":a=em(e)}if(!vn.has(a)&&(e=ut({rel:"modulepreload",href:e},t),vn.set(a,e),r.querySelector(n)===null)){switch(o){case"audi\
oworklet":case"paintworklet":case"serviceworker":case"sharedworker":case"worker":case"script":if(r.querySelector(zf(a)))return}o=r.createElement("link"),Ar(o,"l\
ink",e),br(o),r.head.appendChild(o)}}}function fB(e,t,r){vi.S(e,t,r);var o=Jd;if(o&&e){var n=zd(o).hoistableStyles,a=$d(e);t=t||"default";var i=n.get(a);if(!i){
var l={loading:0,preload:null};if(i=o.querySelector(Cf(a)))l.loading=5;else{e=ut({rel:"stylesheet",href:e,"data-precedence":t},r),(r=vn.get(a))&&W1(e,r);var s=i=
o.createElement("link");br(s),Ar(s,"link",e),s._p=new Promise(function(c,u){s.onload=c,s.onerror=u}),s.addEventListener("load",function(){l.loading|=1}),s.addEventListener(
"error",function(){l.loading|=2}),l.loading|=4,Ng(i,t,o)}i={type:"stylesheet",instance:i,count:1,state:l},n.set(a,i)}}}function pB(e,t){vi.X(e,t);var r=Jd;if(r&&
e){var o=zd(r).hoistableScripts,n=em(e),a=o.get(n);a||(a=r.querySelector(zf(n)),a||(e=ut({src:e,async:!0},t),(t=vn.get(n))&&J1(e,t),a=r.createElement("script"),
br(a),Ar(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function hB(e,t){vi.M(e,t);var r=Jd;if(r&&e){var o=zd(r).
hoistableScripts,n=em(e),a=o.get(n);a||(a=r.querySelector(zf(n)),a||(e=ut({src:e,async:!0,type:"module"},t),(t=vn.get(n))&&J1(e,t),a=r.createElement("script"),br(
a),Ar(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function P6(e,t,r,o){var n=(n=ll.current)?df(n):null;if(!n)
throw Error(H(446));switch(e){case"meta":case"title":return null;case"style":return typeof r.precedence=="string"&&typeof r.href=="string"?(r=$d(r.href),t=zd(n).
hoistableStyles,o=t.get(r),o||(o={type:"style",instance:null,count:0,state:null},t.set(r,o)),o):{type:"void",instance:null,count:0,state:null};case"link":if(r.rel===
"stylesheet"&&typeof r.href=="string"&&typeof r.precedence=="string"){e=$d(r.href);var a=zd(n).hoistableStyles,i=a.get(e);if(i||(n=n.ownerDocument||n,i={type:"s\
tylesheet",instance:null,count:0,state:{loading:0,preload:null}},a.set(e,i),(a=n.querySelector(Cf(e)))?a._p||(i.instance=a,i.state.loading=5):(a=vn.get(e),a||(a=
{rel:"preload",as:"style",href:r.href,crossOrigin:r.crossOrigin,integrity:r.integrity,media:r.media,hrefLang:r.hrefLang,referrerPolicy:r.referrerPolicy},vn.set(
e,a)),gB(n,e,a,i.state))),t&&o===null)throw Error(H(528,""));return i}if(t&&o!==null)throw Error(H(529,""));return null;case"script":return t=r.async,r=r.src,typeof r==
"string"&&t&&typeof t!="function"&&typeof t!="symbol"?(r=em(r),t=zd(n).hoistableScripts,o=t.get(r),o||(o={type:"script",instance:null,count:0,state:null},t.set(
r,o)),o):{type:"void",instance:null,count:0,state:null};default:throw Error(H(444,e))}}function $d(e){return'href="'+fn(e)+'"'}function Cf(e){return'link[rel="s\
tylesheet"]['+e+"]"}function L8(e){return ut({},e,{"data-precedence":e.precedence,precedence:null})}function gB(e,t,r,o){if(t=e.querySelector('link[rel="preload\
"][as="style"]['+t+"]")){if(t[Ig]!==!0){o.loading=1;return}}else t=e.createElement("link"),t[Ig]=!0,t.onload=t.onerror=mR.bind(null,t),Ar(t,"link",r),br(t),e.head.
appendChild(t);o.preload=t,t.addEventListener("load",function(){return o.loading|=1}),t.addEventListener("error",function(){return o.loading|=2})}function em(e){
return'[src="'+fn(e)+'"]'}function zf(e){return"script[async]"+e}function L6(e,t,r){if(t.count++,t.instance===null)switch(t.type){case"style":var o=e.querySelector(
'style[data-href~="'+fn(r.href)+'"]');if(o)return t.instance=o,br(o),o;var n=ut({},r,{"data-href":r.href,"data-precedence":r.precedence,href:null,precedence:null});
return o=(e.ownerDocument||e).createElement("style"),br(o),Ar(o,"style",n),Ng(o,r.precedence,e),t.instance=o;case"stylesheet":n=$d(r.href);var a=e.querySelector(
Cf(n));if(a)return t.state.loading|=4,t.instance=a,br(a),a;o=L8(r),(n=vn.get(n))&&W1(o,n),a=(e.ownerDocument||e).createElement("link"),br(a);var i=a;return i._p=
new Promise(function(l,s){i.onload=l,i.onerror=s}),Ar(a,"link",o),t.state.loading|=4,Ng(a,r.precedence,e),t.instance=a;case"script":return a=em(r.src),(n=e.querySelector(
zf(a)))?(t.instance=n,br(n),n):(o=r,(n=vn.get(a))&&(o=ut({},r),J1(o,n)),e=e.ownerDocument||e,n=e.createElement("script"),br(n),Ar(n,"link",o),e.head.appendChild(
n),t.instance=n);case"void":return null;default:throw Error(H(443,t.type))}else t.type==="stylesheet"&&(t.state.loading&4)===0&&(o=t.instance,t.state.loading|=4,
Ng(o,r.precedence,e));return t.instance}function Ng(e,t,r){for(var o=r.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),n=o.length?
o[o.length-1]:null,a=n,i=0;i<o.length;i++){var l=o[i];if(l.dataset.precedence===t)a=l;else if(a!==n)break}a?a.parentNode.insertBefore(e,a.nextSibling):(t=r.nodeType===
9?r.head:r,t.insertBefore(e,t.firstChild))}function W1(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.title==null&&(e.title=t.title)}function J1(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.integrity==null&&(e.integrity=t.integrity)}var Og=null;function j6(e,t,r){if(Og===null){var o=new Map,n=Og=new Map;n.set(r,o)}else n=Og,o=n.get(r),o||(o=new Map,
n.set(r,o));if(o.has(e))return o;for(o.set(e,null),r=r.getElementsByTagName(e),n=0;n<r.length;n++){var a=r[n];if(!(a[bf]||a[kr]||e==="link"&&a.getAttribute("rel")===
"stylesheet")&&a.namespaceURI!=="http://www.w3.org/2000/svg"){var i=a.getAttribute(t)||"";i=e+i;var l=o.get(i);l?l.push(a):o.set(i,[a])}}return o}function t1(e,t,r){
e=e.ownerDocument||e,e.head.insertBefore(r,t==="title"?e.querySelector("head > title"):null)}function vB(e,t,r){if(r===1||t.itemProp!=null)return!1;switch(e){case"\
meta":case"title":return!0;case"style":if(typeof t.precedence!="string"||typeof t.href!="string"||t.href==="")break;return!0;case"link":if(typeof t.rel!="string"||
typeof t.href!="string"||t.href===""||t.onLoad||t.onError)break;return t.rel==="stylesheet"?(e=t.disabled,typeof t.precedence=="string"&&e==null):!0;case"script":
if(t.async&&typeof t.async!="function"&&typeof t.async!="symbol"&&!t.onLoad&&!t.onError&&t.src&&typeof t.src=="string")return!0}return!1}function H6(e,t){return e===
"img"&&t.src!=null&&t.src!==""&&t.onLoad==null&&t.loading!=="lazy"}function j8(e){return!(e.type==="stylesheet"&&(e.state.loading&3)===0)}function H8(e){return(e.
width||100)*(e.height||100)*(typeof devicePixelRatio=="number"?devicePixelRatio:1)*.25}function I6(e,t){typeof t.decode=="function"&&(e.imgCount++,t.complete||(e.
imgBytes+=H8(t),e.suspenseyImages.push(t)),e=wB.bind(e),t.decode().then(e,e))}function bB(e,t,r,o){if(r.type==="stylesheet"&&(typeof o.media!="string"||matchMedia(
o.media).matches!==!1)&&(r.state.loading&4)===0){if(r.instance===null){var n=$d(o.href),a=t.querySelector(Cf(n));if(a){t=a._p,t!==null&&typeof t=="object"&&typeof t.
then=="function"&&(e.count++,e=mf.bind(e),t.then(e,e)),r.state.loading|=4,r.instance=a,br(a);return}a=t.ownerDocument||t,o=L8(o),(n=vn.get(n))&&W1(o,n),a=a.createElement(
"link"),br(a);var i=a;i._p=new Promise(function(l,s){i.onload=l,i.onerror=s}),Ar(a,"link",o),r.instance=a}e.stylesheets===null&&(e.stylesheets=new Map),e.stylesheets.
set(r,t),(t=r.state.preload)&&(r.state.loading&3)===0&&(e.count++,r=mf.bind(e),t.addEventListener("load",r),t.addEventListener("error",r))}}var Mg=0;function yB(e,t){
return e.stylesheets&&e.count===0&&Dg(e,e.stylesheets),0<e.count||0<e.imgCount?function(r){var o=setTimeout(function(){if(e.stylesheets&&Dg(e,e.stylesheets),e.unsuspend){
var a=e.unsuspend;e.unsuspend=null,a()}},6e4+t);0<e.imgBytes&&Mg===0&&(Mg=62500*LD());var n=setTimeout(function(){if(e.waitingForImages=!1,e.count===0&&(e.stylesheets&&
Dg(e,e.stylesheets),e.unsuspend)){var a=e.unsuspend;e.unsuspend=null,a()}},(e.imgBytes>Mg?50:800)+t);return e.unsuspend=r,function(){e.unsuspend=null,clearTimeout(
o),clearTimeout(n)}}:null}function I8(e){if(e.count===0&&(e.imgCount===0||!e.waitingForImages)){if(e.stylesheets)Dg(e,e.stylesheets);else if(e.unsuspend){var t=e.
unsuspend;e.unsuspend=null,t()}}}function mf(){this.count--,I8(this)}function wB(){this.imgCount--,I8(this)}var cv=null;function Dg(e,t){e.stylesheets=null,e.unsuspend!==
null&&(e.count++,cv=new Map,t.forEach(xB,e),cv=null,mf.call(e))}function xB(e,t){if(!(t.state.loading&4)){var r=cv.get(e);if(r)var o=r.get(null);else{r=new Map,
cv.set(e,r);for(var n=e.querySelectorAll("link[data-precedence],style[data-precedence]"),a=0;a<n.length;a++){var i=n[a];(i.nodeName==="LINK"||i.getAttribute("me\
dia")!=="not all")&&(r.set(i.dataset.precedence,i),o=i)}o&&r.set(null,o)}n=t.instance,i=n.getAttribute("data-precedence"),a=r.get(i)||o,a===o&&r.set(null,n),r.set(
i,n),this.count++,o=mf.bind(this),n.addEventListener("load",o),n.addEventListener("error",o),a?a.parentNode.insertBefore(n,a.nextSibling):(e=e.nodeType===9?e.head:
e,e.insertBefore(n,e.firstChild)),t.state.loading|=4}}var qd={$$typeof:_a,Provider:null,Consumer:null,_currentValue:_s,_currentValue2:_s,_threadCount:0};function _B(e,t,r,o,n,a,i,l,s){
this.tag=1,this.containerInfo=e,this.pingCache=this.current=this.pendingChildren=null,this.timeoutHandle=-1,this.callbackNode=this.next=this.pendingContext=this.
context=this.cancelPendingCommit=null,this.callbackPriority=0,this.expirationTimes=ww(-1),this.entangledLanes=this.shellSuspendCounter=this.errorRecoveryDisabledLanes=
this.expiredLanes=this.warmLanes=this.pingedLanes=this.suspendedLanes=this.pendingLanes=0,this.entanglements=ww(0),this.hiddenUpdates=ww(null),this.identifierPrefix=
o,this.onUncaughtError=n,this.onCaughtError=a,this.onRecoverableError=i,this.pooledCache=null,this.pooledCacheLanes=0,this.formState=s,this.transitionTypes=null,
this.incompleteTransitions=new Map}function V8(e,t,r,o,n,a,i,l,s,c,u,d){return e=new _B(e,t,r,i,s,c,u,d,l),t=1,a===!0&&(t|=24),a=Co(3,null,null,t),e.current=a,a.
stateNode=e,t=y1(),t.refCount++,e.pooledCache=t,t.refCount++,a.memoizedState={element:o,isDehydrated:r,cache:t},_1(a),e}function U8(e){return e?(e=xd,e):xd}function G8(e,t,r,o,n,a){
n=U8(n),o.context===null?o.context=n:o.pendingContext=n,o=cl(t),o.payload={element:r},a=a===void 0?null:a,a!==null&&(o.callback=a),r=dl(e,o,t),r!==null&&(zo(r,e,
t),Uu(r,e,t))}function V6(e,t){if(e=e.memoizedState,e!==null&&e.dehydrated!==null){var r=e.retryLane;e.retryLane=r!==0&&r<t?r:t}}function e_(e,t){V6(e,t),(e=e.alternate)&&
V6(e,t)}function $8(e){if(e.tag===13||e.tag===31){var t=js(e,67108864);t!==null&&zo(t,e,67108864),e_(e,67108864)}}function U6(e){if(e.tag===13||e.tag===31){var t=$o();
t=l1(t);var r=js(e,t);r!==null&&zo(r,e,t),e_(e,t)}}var Yd=!0;function SB(e,t,r,o){var n=ue.T;ue.T=null;var a=Fe.p;try{Fe.p=2,t_(e,t,r,o)}finally{Fe.p=a,ue.T=n}}
function CB(e,t,r,o){var n=ue.T;ue.T=null;var a=Fe.p;try{Fe.p=8,t_(e,t,r,o)}finally{Fe.p=a,ue.T=n}}function t_(e,t,r,o){if(Yd){var n=r1(o);if(n===null)Gw(e,t,o,
dv,r),G6(e,o);else if(kB(n,e,t,r,o))o.stopPropagation();else if(G6(e,o),t&4&&-1<zB.indexOf(e)){for(;n!==null;){var a=Kd(n);if(a!==null)switch(a.tag){case 3:if(a=
a.stateNode,a.current.memoizedState.isDehydrated){var i=vs(a.pendingLanes);if(i!==0){var l=a;for(l.pendingLanes|=2,l.entangledLanes|=2;i;){var s=1<<31-Go(i);l.entanglements[1]|=
s,i&=~s}Aa(a),(Ye&6)===0&&(nv=Vo()+500,Sf(0,!1))}}break;case 31:case 13:l=js(a,2),l!==null&&zo(l,a,2),kv(),e_(a,2)}if(a=r1(o),a===null&&Gw(e,t,o,dv,r),a===n)break;
n=a}n!==null&&o.stopPropagation()}else Gw(e,t,o,null,r)}}function r1(e){return e=d1(e),r_(e)}var dv=null;function r_(e){if(dv=null,e=ws(e),e!==null){var t=pf(e);
if(t===null)e=null;else{var r=t.tag;if(r===13){if(e=K6(t),e!==null)return e;e=null}else if(r===31){if(e=Q6(t),e!==null)return e;e=null}else if(r===3){if(t.stateNode.
current.memoizedState.isDehydrated)return t.tag===3?t.stateNode.containerInfo:null;e=null}else t!==e&&(e=null)}}return dv=e,null}function q8(e){switch(e){case"b\
eforetoggle":case"cancel":case"click":case"close":case"contextmenu":case"copy":case"cut":case"auxclick":case"dblclick":case"dragend":case"dragstart":case"drop":case"\
focusin":case"focusout":case"input":case"invalid":case"keydown":case"keypress":case"keyup":case"mousedown":case"mouseup":case"paste":case"pause":case"play":case"\
pointercancel":case"pointerdown":case"pointerup":case"ratechange":case"reset":case"seeked":case"submit":case"toggle":case"touchcancel":case"touchend":case"touch\
start":case"volumechange":case"change":case"selectionchange":case"textInput":case"compositionstart":case"compositionend":case"compositionupdate":case"beforeblur":case"\
afterblur":case"beforeinput":case"blur":case"fullscreenchange":case"fullscreenerror":case"focus":case"hashchange":case"popstate":case"select":case"selectstart":
return 2;case"drag":case"dragenter":case"dragexit":case"dragleave":case"dragover":case"mousemove":case"mouseout":case"mouseover":case"pointermove":case"pointero\
ut":case"pointerover":case"resize":case"scroll":case"touchmove":case"wheel":case"mouseenter":case"mouseleave":case"pointerenter":case"pointerleave":return 8;case"\
message":switch(HO()){case rR:return 2;case oR:return 8;case Hg:case IO:return 32;case nR:return 268435456;default:return 32}default:return 32}}var o1=!1,pl=null,
hl=null,gl=null,uf=new Map,ff=new Map,el=[],zB="mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend \
dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(" ");function G6(e,t){
switch(e){case"focusin":case"focusout":pl=null;break;case"dragenter":case"dragleave":hl=null;break;case"mouseover":case"mouseout":gl=null;break;case"pointerover":case"\
pointerout":uf.delete(t.pointerId);break;case"gotpointercapture":case"lostpointercapture":ff.delete(t.pointerId)}}function Nu(e,t,r,o,n,a){return e===null||e.nativeEvent!==
a?(e={blockedOn:t,domEventName:r,eventSystemFlags:o,nativeEvent:a,targetContainers:[n]},t!==null&&(t=Kd(t),t!==null&&$8(t)),e):(e.eventSystemFlags|=o,t=e.targetContainers,
n!==null&&t.indexOf(n)===-1&&t.push(n),e)}function kB(e,t,r,o,n){switch(t){case"focusin":return pl=Nu(pl,e,t,r,o,n),!0;case"dragenter":return hl=Nu(hl,e,t,r,o,n),
!0;case"mouseover":return gl=Nu(gl,e,t,r,o,n),!0;case"pointerover":var a=n.pointerId;return uf.set(a,Nu(uf.get(a)||null,e,t,r,o,n)),!0;case"gotpointercapture":return a=
n.pointerId,ff.set(a,Nu(ff.get(a)||null,e,t,r,o,n)),!0}return!1}function Y8(e){var t=ws(e.target);if(t!==null){var r=pf(t);if(r!==null){if(t=r.tag,t===13){if(t=
K6(r),t!==null){e.blockedOn=t,hT(e.priority,function(){U6(r)});return}}else if(t===31){if(t=Q6(r),t!==null){e.blockedOn=t,hT(e.priority,function(){U6(r)});return}}else if(t===
3&&r.stateNode.current.memoizedState.isDehydrated){e.blockedOn=r.tag===3?r.stateNode.containerInfo:null;return}}}e.blockedOn=null}function Bg(e){if(e.blockedOn!==
null)return!1;for(var t=e.targetContainers;0<t.length;){var r=r1(e.nativeEvent);if(r===null){r=e.nativeEvent;var o=new r.constructor(r.type,r);ix=o,r.target.dispatchEvent(
o),ix=null}else return t=Kd(r),t!==null&&$8(t),e.blockedOn=r,!1;t.shift()}return!0}function $6(e,t,r){Bg(e)&&r.delete(t)}function TB(){o1=!1,pl!==null&&Bg(pl)&&
(pl=null),hl!==null&&Bg(hl)&&(hl=null),gl!==null&&Bg(gl)&&(gl=null),uf.forEach($6),ff.forEach($6)}function hg(e,t){e.blockedOn===t&&(e.blockedOn=null,o1||(o1=!0,
mr.unstable_scheduleCallback(mr.unstable_NormalPriority,TB)))}var gg=null;function q6(e){gg!==e&&(gg=e,mr.unstable_scheduleCallback(mr.unstable_NormalPriority,function(){
gg===e&&(gg=null);for(var t=0;t<e.length;t+=3){var r=e[t],o=e[t+1],n=e[t+2];if(typeof o!="function"){if(r_(o||r)===null)continue;break}var a=Kd(r);a!==null&&(e.
splice(t,3),t-=3,_x(a,{pending:!0,data:n,method:r.method,action:o},o,n))}}))}function Fd(e){function t(s){return hg(s,e)}pl!==null&&hg(pl,e),hl!==null&&hg(hl,e),
gl!==null&&hg(gl,e),uf.forEach(t),ff.forEach(t);for(var r=0;r<el.length;r++){var o=el[r];o.blockedOn===e&&(o.blockedOn=null)}for(;0<el.length&&(r=el[0],r.blockedOn===
null);)Y8(r),r.blockedOn===null&&el.shift();if(r=(e.ownerDocument||e).$$reactFormReplay,r!=null)for(o=0;o<r.length;o+=3){var n=r[o],a=r[o+1],i=n[To]||null;if(typeof a==
"function")i||q6(r);else if(i){var l=null;if(a&&a.hasAttribute("formAction")){if(n=a,i=a[To]||null)l=i.formAction;else if(r_(n)!==null)continue}else l=i.action;
typeof l=="function"?r[o+1]=l:(r.splice(o,3),o-=3),q6(r)}}}function F8(){function e(a){a.canIntercept&&a.info==="react-transition"&&a.intercept({handler:function(){
return new Promise(function(i){return n=i})},focusReset:"manual",scroll:"manual"})}function t(){n!==null&&(n(),n=null),o||setTimeout(r,20)}function r(){if(!o&&!navigation.
transition){var a=navigation.currentEntry;a&&a.url!=null&&navigation.navigate(a.url,{state:a.getState(),info:"react-transition",history:"replace"})}}if(typeof navigation==
"object"){var o=!1,n=null;return navigation.addEventListener("navigate",e),navigation.addEventListener("navigatesuccess",t),navigation.addEventListener("navigat\
eerror",t),setTimeout(r,100),function(){o=!0,navigation.removeEventListener("navigate",e),navigation.removeEventListener("navigatesuccess",t),navigation.removeEventListener(
"navigateerror",t),n!==null&&(n(),n=null)}}}function o_(e){this._internalRoot=e}Ev.prototype.render=o_.prototype.render=function(e){var t=this._internalRoot;if(t===
null)throw Error(H(409));var r=t.current,o=$o();G8(r,o,e,t,null,null)};Ev.prototype.unmount=o_.prototype.unmount=function(){var e=this._internalRoot;if(e!==null){
this._internalRoot=null;var t=e.containerInfo;G8(e.current,2,null,e,null,null),kv(),t[Xd]=null}};function Ev(e){this._internalRoot=e}Ev.prototype.unstable_scheduleHydration=
function(e){if(e){var t=dR();e={blockedOn:null,target:e,priority:t};for(var r=0;r<el.length&&t!==0&&t<el[r].priority;r++);el.splice(r,0,e),r===0&&Y8(e)}};var Y6=F6.
version;if(Y6!=="19.3.1")throw Error(H(527,Y6,"19.3.1"));Fe.findDOMNode=function(e){var t=e._reactInternals;if(t===void 0)throw typeof e.render=="function"?Error(
H(188)):(e=Object.keys(e).join(","),Error(H(268,e)));return e=RO(t),e=e!==null?Z6(e):null,e=e===null?null:e.stateNode,e};var RB={bundleType:0,version:"19.3.1",rendererPackageName:"\
react-dom",currentDispatcherRef:ue,reconcilerVersion:"19.3.1"};if(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__<"u"&&(Ou=__REACT_DEVTOOLS_GLOBAL_HOOK__,!Ou.isDisabled&&
Ou.supportsFiber))try{hf=Ou.inject(RB),Uo=Ou}catch{}var Ou;Av.createRoot=function(e,t){if(!X6(e))throw Error(H(299));var r=!1,o="",n=T4,a=R4,i=E4;return t!=null&&
(t.unstable_strictMode===!0&&(r=!0),t.identifierPrefix!==void 0&&(o=t.identifierPrefix),t.onUncaughtError!==void 0&&(n=t.onUncaughtError),t.onCaughtError!==void 0&&
(a=t.onCaughtError),t.onRecoverableError!==void 0&&(i=t.onRecoverableError)),t=V8(e,1,!1,null,null,r,o,null,n,a,i,F8),e[Xd]=t.current,X1(e),new o_(t)};Av.hydrateRoot=
function(e,t,r){if(!X6(e))throw Error(H(299));var o=!1,n="",a=T4,i=R4,l=E4,s=null;return r!=null&&(r.unstable_strictMode===!0&&(o=!0),r.identifierPrefix!==void 0&&
(n=r.identifierPrefix),r.onUncaughtError!==void 0&&(a=r.onUncaughtError),r.onCaughtError!==void 0&&(i=r.onCaughtError),r.onRecoverableError!==void 0&&(l=r.onRecoverableError),
r.formState!==void 0&&(s=r.formState)),t=V8(e,1,!0,t,r??null,o,n,s,a,i,l,F8),t.context=U8(null),r=t.current,o=$o(),o=l1(o),n=cl(o),n.callback=null,dl(r,n,o),r=o,
t.current.lanes=r,vf(t,r),Aa(t),e[Xd]=t.current,X1(e),new Ev(t)};Av.version="19.3.1"});var Z8=qn((Phe,Q8)=>{"use strict";function K8(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{
__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(K8)}catch(e){console.error(e)}}K8(),Q8.exports=X8()});function Le(e){return Object.keys(e)}function Kv(e){return e&&typeof e=="object"&&!Array.isArray(e)}function um(e,t){let r={...e},o=t;return Kv(e)&&Kv(t)&&Object.keys(t).forEach(n=>{Kv(o[n])&&n in e?
r[n]=um(r[n],o[n]):r[n]=o[n]}),r}function g_(e){return e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`)}function c9(e){return typeof e!="string"||!e.includes("var(--mantine-scale)")?e:e.match(/^calc\((.*?)\)$/)?.[1].split("*")[0].trim()}function Ci(e){let t=c9(e);
return typeof t=="number"?t:typeof t=="string"?t.includes("calc")||t.includes("var")?t:t.includes("px")?Number(t.replace("px","")):t.includes("rem")?Number(t.replace(
"rem",""))*16:t.includes("em")?Number(t.replace("em",""))*16:Number(t):NaN}function v_(e){return e==="0rem"?"0rem":`calc(${e} * var(--mantine-scale))`}function b_(e,{shouldScale:t=!1}={}){function r(o){if(o===0||o==="0")return`0${e}`;if(typeof o==
"number"){let n=`${o/16}${e}`;return t?v_(n):n}if(typeof o=="string"){if(o===""||o.startsWith("calc(")||o.startsWith("clamp(")||o.includes("rgba("))return o;if(o.
includes(","))return o.split(",").map(a=>r(a)).join(",");if(o.includes(" "))return o.split(" ").map(a=>r(a)).join(" ");let n=o.replace("px","");if(!Number.isNaN(
Number(n))){let a=`${Number(n)/16}${e}`;return t?v_(a):a}}return o}return r}var R=b_("rem",{shouldScale:!0}),qs=b_("em");function Pa(e){return Object.keys(e).reduce((t,r)=>(e[r]!==void 0&&(t[r]=e[r]),t),{})}function Df(e){if(typeof e=="number")return!0;if(typeof e=="string"){if(e.startsWith("calc(")||e.startsWith("var(")||e.includes(" ")&&e.trim()!=="")return!0;let t=/^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/;
return e.trim().split(/\s+/).every(r=>t.test(r))}return!1}var M_=x(M(),1);function Pf(e){return Array.isArray(e)||e===null?!1:typeof e=="object"?e.type!==M_.Fragment:!1}var Lf=x(M(),1);function Mt(e){let t=(0,Lf.createContext)(null);return[t,()=>{let o=(0,Lf.use)(t);if(o===null)throw new Error(e);return o}]}function ob(e,t){return r=>{if(typeof r!="string"||r.trim().length===0)throw new Error(t);return`${e}-${r}`}}function jf(e,t){let r=e;for(;(r=r.parentElement)&&!r.matches(t););return r}function D_(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].disabled)return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].disabled)return o}return e}function B_(e,t,r){
for(let o=e+1;o<t.length;o+=1)if(!t[o].disabled)return o;if(r){for(let o=0;o<t.length;o+=1)if(!t[o].disabled)return o}return e}function T9(e,t,r){return jf(e,r)===
jf(t,r)}function P_({parentSelector:e,siblingSelector:t,onKeyDown:r,loop:o=!0,activateOnFocus:n=!1,dir:a="rtl",orientation:i}){return l=>{r?.(l);let s=Array.from(
jf(l.currentTarget,e)?.querySelectorAll(t)||[]).filter(p=>T9(l.currentTarget,p,e)),c=s.findIndex(p=>l.currentTarget===p),u=B_(c,s,o),d=D_(c,s,o),m=a==="rtl"?d:u,
f=a==="rtl"?u:d;switch(l.key){case"ArrowRight":i==="horizontal"&&(l.stopPropagation(),l.preventDefault(),s[m].focus(),n&&s[m].click());break;case"ArrowLeft":i===
"horizontal"&&(l.stopPropagation(),l.preventDefault(),s[f].focus(),n&&s[f].click());break;case"ArrowUp":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),
s[d].focus(),n&&s[d].click());break;case"ArrowDown":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),s[u].focus(),n&&s[u].click());break;case"Home":l.stopPropagation(),
l.preventDefault(),s[B_(-1,s,!1)]?.focus();break;case"End":l.stopPropagation(),l.preventDefault(),s[D_(s.length,s,!1)]?.focus()}}}var R9={app:100,modal:200,popover:300,overlay:400,max:9999};function lr(e){return R9[e]}var Hf=()=>{};function L_(e,t={active:!0}){return typeof e!="function"||!t.active?t.onKeyDown||Hf:r=>{r.key==="Escape"&&(e(r),t.onTrigger?.())}}function oe(e,t="size",r=!0){if(e!==void 0)return Df(e)?r?R(e):e:`var(--${t}-${e})`}function st(e){return oe(e,"mantine-spacing")}function ve(e){return e===void 0?
"var(--mantine-radius-default)":oe(e,"mantine-radius")}function Pe(e){return oe(e,"mantine-font-size")}function If(e){return oe(e,"mantine-line-height",!1)}function Xs(e){
if(e)return oe(e,"mantine-shadow",!1)}function Nl(e,t){return r=>{e?.(r),t?.(r)}}function Ks(e,t){return e in t?Ci(t[e]):Ci(e)}function fm(e,t){let r=e.map(o=>({value:o,px:Ks(o,t)}));return r.sort((o,n)=>o.px-n.px),r}function Ol(e){return typeof e=="object"&&e!==null?"base"in e?e.base:void 0:e}function j_(e="mantine-"){return`${e}${Math.random().toString(36).slice(2,11)}`}var Qs=x(M(),1);function zi(e){let t=(0,Qs.useRef)(e);return(0,Qs.useEffect)(()=>{t.current=e}),(0,Qs.useMemo)(()=>((...r)=>t.current?.(...r)),[])}var ki=x(M(),1);function Ao(e,t){let{delay:r,flushOnUnmount:o,leading:n,maxWait:a}=typeof t=="number"?{delay:t,flushOnUnmount:!1,leading:!1,maxWait:void 0}:t,i=zi(
e),l=(0,ki.useRef)(0),s=(0,ki.useRef)(0),c=(0,ki.useRef)(null),u=(0,ki.useMemo)(()=>{let d=Object.assign((...m)=>{window.clearTimeout(l.current),c.current=m;let f=d.
_isFirstCall;d._isFirstCall=!1;function p(){window.clearTimeout(l.current),window.clearTimeout(s.current),l.current=0,s.current=0,d._isFirstCall=!0,d._hasPendingCallback=
!1}function h(){a!==void 0&&s.current===0&&(s.current=window.setTimeout(()=>{if(s.current=0,l.current!==0&&d._hasPendingCallback){let v=c.current;p(),i(...v)}},
a))}if(n&&f){i(...m);let v=()=>{p()},b=()=>{l.current!==0&&p()},y=()=>{p()};d.flush=b,d.cancel=y,l.current=window.setTimeout(v,r),h();return}if(n&&!f){d._hasPendingCallback=
!0;let v=()=>{l.current!==0&&(p(),i(...m))},b=()=>{p()};d.flush=v,d.cancel=b;let y=()=>{p()};l.current=window.setTimeout(y,r),h();return}d._hasPendingCallback=!0;
let w=()=>{l.current!==0&&(p(),i(...m))},g=()=>{p()};d.flush=w,d.cancel=g,l.current=window.setTimeout(w,r),h()},{flush:()=>{},cancel:()=>{},isPending:()=>d._hasPendingCallback,
_isFirstCall:!0,_hasPendingCallback:!1});return d},[i,r,n,a]);return(0,ki.useEffect)(()=>()=>{o?u.flush():u.cancel()},[u,o]),u}var Zs=x(M(),1),E9=["mousedown","touchstart"];function nb(e,t,r,o=!0,n=!1){let a=(0,Zs.useRef)(null),i=t||E9,l=(0,Zs.useEffectEvent)(c=>{let{target:u}=c??{};if(!document.
body.contains(u)&&u?.tagName!=="HTML")return;let d=c.composedPath();Array.isArray(r)?r.every(m=>!!m&&!d.includes(m))&&e(c):a.current&&!d.includes(a.current)&&e(
c)}),s=i.join(",");return(0,Zs.useEffect)(()=>{if(!o)return;let c=s.split(",");return c.forEach(u=>document.addEventListener(u,l,n)),()=>{c.forEach(u=>document.
removeEventListener(u,l,n))}},[s,o,n]),a}var Ml=x(M(),1);function ab(e={}){let t=e.timeout??2e3,[r,o]=(0,Ml.useState)(null),[n,a]=(0,Ml.useState)(!1),i=(0,Ml.useRef)(null);(0,Ml.useEffect)(()=>()=>{window.
clearTimeout(i.current)},[]);let l=u=>{window.clearTimeout(i.current),i.current=window.setTimeout(()=>a(!1),t),a(u)};return{copy:u=>{"clipboard"in navigator?navigator.
clipboard.writeText(u).then(()=>{o(null),l(!0)}).catch(d=>{o(d),a(!1)}):o(new Error("useClipboard: navigator.clipboard is not supported"))},reset:()=>{a(!1),o(null),
window.clearTimeout(i.current)},error:r,copied:n}}var Vf=x(M(),1);function A9(e,t){if(typeof t=="boolean")return t;if(typeof window<"u"&&"matchMedia"in window)try{return window.matchMedia(e).matches}catch{return!1}
return!1}function Uf(e,t,{getInitialValueInEffect:r}={getInitialValueInEffect:!0}){let[o,n]=(0,Vf.useState)(r?t:A9(e));return(0,Vf.useEffect)(()=>{try{if("match\
Media"in window){let a=window.matchMedia(e);n(a.matches);let i=l=>n(l.matches);return a.addEventListener("change",i),()=>{a.removeEventListener("change",i)}}}catch{
return}},[e]),o||!1}function pm(e,t){return Uf("(prefers-color-scheme: dark)",e==="dark",t)?"dark":"light"}var Gf=x(M(),1),Tt=typeof document<"u"?Gf.useLayoutEffect:Gf.useEffect;var Ws=x(M(),1);function N9(e,t){return e.length!==t.length||t.some((r,o)=>!Object.is(r,e[o]))}function _n(e,t){let r=(0,Ws.useRef)(!1),o=(0,Ws.useRef)(null),n=(0,Ws.useRef)(
void 0),a={};(0,Ws.useEffect)(()=>{let i=o.current===a,l=n.current;if(o.current=a,n.current=t,!r.current){r.current=!0;return}if(!i&&!(t&&l&&!N9(l,t)))return e()},
t)}var H_=x(M(),1);function hm({opened:e,shouldReturnFocus:t=!0}){let r=(0,H_.useRef)(null),o=()=>{r.current&&"focus"in r.current&&typeof r.current.focus=="functio\
n"&&r.current?.focus({preventScroll:!0})};return _n(()=>{let n=-1,a=i=>{i.key==="Tab"&&window.clearTimeout(n)};if(document.addEventListener("keydown",a),e)r.current=
document.activeElement;else if(t){let i=document.activeElement;n=window.setTimeout(()=>{let l=document.activeElement;(l===null||l===document.body||l===i)&&o()},
10)}return()=>{window.clearTimeout(n),document.removeEventListener("keydown",a)}},[e,t]),o}var O9=/input|select|textarea|button|object|summary|iframe/,ib="a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [\
contenteditable], [tabindex]";function M9(e){let t=e.getAttribute("contenteditable");return t!==null&&t!=="false"}function D9(e){let t=e.nodeName.toLowerCase();
return(t==="audio"||t==="video")&&e.hasAttribute("controls")}function B9(e){return e.style.display==="none"}function P9(e){if(e.getAttribute("aria-hidden")||e.getAttribute(
"hidden")||e.getAttribute("type")==="hidden")return!1;let t=e;for(;t&&!(t===document.body||t.nodeType===11);){if(B9(t))return!1;t=t.parentNode}return!0}function Js(e){
let t=e.getAttribute("tabindex");return t===null&&(t=void 0),parseInt(t,10)}function $f(e){let t=e.nodeName.toLowerCase(),r=!Number.isNaN(Js(e));return(O9.test(
t)&&!e.disabled||M9(e)||D9(e)||e instanceof HTMLAnchorElement&&e.href||r)&&P9(e)}function lb(e){let t=Js(e);return(Number.isNaN(t)||t>=0)&&$f(e)}function I_(e){
let t=Array.from(e.querySelectorAll(ib)).filter(lb),r=t.filter(n=>Js(n)>0).sort((n,a)=>Js(n)-Js(a)),o=t.filter(n=>!(Js(n)>0));return[...r,...o]}var L9=["date","time","datetime-local","month","week"],j9=["audio","video","iframe","object","embed"];function sb(e){return!!e&&e.tagName==="INPUT"&&e.type==="r\
adio"}function V_(e,t){return e.name!==""&&e.name===t.name&&e.form===t.form}function H9(e){let t=e.nodeName.toLowerCase();return t==="input"?L9.includes(e.type):
j9.includes(t)}function I9(e,t){let r=I_(e);return r.filter(o=>o===t||!sb(o)?!0:sb(t)&&V_(o,t)?!1:o.checked?!0:!r.some(n=>sb(n)&&n.checked&&V_(n,o)))}function V9(e,t,r,o){
let n=e.indexOf(t);if(n!==-1)return n+1;if(t===r)return 0;let a=o?Node.DOCUMENT_POSITION_PRECEDING:Node.DOCUMENT_POSITION_FOLLOWING,i=e.findIndex(l=>(t.compareDocumentPosition(
l)&a)!==0);return i===-1?0:i}function U9(e,t,r){let o=I9(e,t);r&&o.reverse();let n=V9(o,t,e,r);return[...o.slice(n),...o.slice(0,n)].filter(a=>a!==t)}function U_(e,t){
for(let r of e)if(r.focus(),t.activeElement===r)return}function G_(e,t){let r=e.getRootNode(),o=r.activeElement;if(!o||o!==e&&!e.contains(o))return;let n=U9(e,o,
t.shiftKey);if(H9(o)){setTimeout(()=>{let a=r.activeElement;e.isConnected&&a!==o&&a!==n[0]&&U_([...n,o],r)});return}t.preventDefault(),U_(n,r)}var ec=x(M(),1),cb=new Set;function G9(e,t){let r=t.getRootNode().activeElement;if(!r)return!1;for(let o of cb){let n=o.current;if(o!==e&&n&&n!==t&&t.contains(n)&&
n.contains(r))return!0}return!1}function db(e=!0){let t=(0,ec.useRef)(null),r=n=>{let a=n.querySelector("[data-autofocus]");if(!a){let i=Array.from(n.querySelectorAll(
ib));a=i.find(lb)||i.find($f)||null,!a&&$f(n)&&(a=n)}a?a.focus({preventScroll:!0}):console.warn("[@mantine/hooks/use-focus-trap] Failed to find focusable elemen\
t within provided node",n)},o=(0,ec.useCallback)(n=>{if(e){if(n===null){t.current=null;return}t.current!==n&&(setTimeout(()=>{n.getRootNode()?r(n):console.warn(
"[@mantine/hooks/use-focus-trap] Ref node is not part of the dom",n)}),t.current=n)}},[e]);return(0,ec.useEffect)(()=>{if(!e)return;t.current&&setTimeout(()=>{t.
current&&r(t.current)});let n=a=>{a.key!=="Tab"||a.defaultPrevented||!t.current||G9(t,t.current)||G_(t.current,a)};return cb.add(t),document.addEventListener("k\
eydown",n),()=>{cb.delete(t),document.removeEventListener("keydown",n)}},[e]),o}var $_=x(M(),1),$9=e=>(e+1)%1e6;function mb(){let[,e]=(0,$_.useReducer)($9,0);return e}var tc=x(M(),1);function _e(e){let t=(0,tc.useId)(),[r,o]=(0,tc.useState)(`mantine-${t.replace(/:/g,"")}`),n=(0,tc.useRef)(!1);return Tt(()=>{n.current||(n.current=
!0,o(j_()))},[]),typeof e=="string"?e:r}var qf=x(M(),1);function gm(e,t,r){let o=(0,qf.useEffectEvent)(t);(0,qf.useEffect)(()=>(window.addEventListener(e,o,r),()=>window.removeEventListener(e,o,r)),[e])}var q_=x(M(),1);function Dl(e,t){if(typeof e=="function")return e(t);typeof e=="object"&&e!==null&&"current"in e&&(e.current=t)}function rc(...e){let t=new Map;
return r=>{if(e.forEach(o=>{let n=Dl(o,r);n&&t.set(o,n)}),t.size>0)return()=>{e.forEach(o=>{let n=t.get(o);n&&typeof n=="function"?n():Dl(o,null)}),t.clear()}}}
function ke(...e){return(0,q_.useCallback)(rc(...e),e)}var Y_=x(M(),1);function bt({value:e,defaultValue:t,finalValue:r,onChange:o=()=>{}}){let[n,a]=(0,Y_.useState)(t!==void 0?t:r),i=(l,...s)=>{a(l),o?.(l,...s)};return e!==
void 0?[e,o,!0]:[n,i,!1]}function Bl(e,t){return Uf("(prefers-reduced-motion: reduce)",e,t)}var q9={" ":"space",ArrowLeft:"arrowleft",ArrowRight:"arrowright",ArrowUp:"arrowup",ArrowDown:"arrowdown",Escape:"escape",Esc:"escape",esc:"escape",Enter:"enter",
Tab:"tab",Backspace:"backspace",Delete:"delete",Insert:"insert",Home:"home",End:"end",PageUp:"pageup",PageDown:"pagedown","+":"plus","-":"minus","*":"asterisk",
"/":"slash"};function Yf(e){let t=e.replace("Key","").toLowerCase();return q9[e]||t}function Y9(e){let t=e.toLowerCase().split("+").map(a=>a.trim()),r={alt:t.includes(
"alt"),ctrl:t.includes("ctrl"),meta:t.includes("meta"),mod:t.includes("mod"),shift:t.includes("shift")},o=["alt","ctrl","meta","shift","mod"],n=t.find(a=>!o.includes(
a));return{...r,key:n==="[plus]"?"+":n}}function F9(e,t,r){let{alt:o,ctrl:n,meta:a,mod:i,shift:l,key:s}=e,{altKey:c,ctrlKey:u,metaKey:d,shiftKey:m,key:f,code:p}=t;
if(o!==c)return!1;if(i){if(!u&&!d)return!1}else if(n!==u||a!==d)return!1;return l!==m?!1:!!(s&&(r?Yf(p)===Yf(s):Yf(f??p)===Yf(s)))}function F_(e,t){return r=>F9(
Y9(e),r,t)}var Ff=x(M(),1);function X9(e,t,r=!1){return e.target instanceof HTMLElement?(r||!e.target.isContentEditable)&&!t.includes(e.target.tagName):!0}function ub(e,t=[
"INPUT","TEXTAREA","SELECT"],r=!1){let o=(0,Ff.useEffectEvent)(n=>{e.forEach(([a,i,l])=>{let{preventDefault:s=!0,usePhysicalKeys:c=!1}=l||{};F_(a,c)(n)&&X9(n,t,
r)&&(s&&n.preventDefault(),i(n))})});(0,Ff.useEffect)(()=>(document.documentElement.addEventListener("keydown",o),()=>document.documentElement.removeEventListener(
"keydown",o)),[])}var oc=x(M(),1);function fb(e=!1,t={}){let[r,o]=(0,oc.useState)(e),n=(0,oc.useCallback)(()=>{o(i=>i||(t.onOpen?.(),!0))},[t.onOpen]),a=(0,oc.useCallback)(()=>{o(
i=>i&&(t.onClose?.(),!1))},[t.onClose]);return[r,{open:n,close:a,toggle:(0,oc.useCallback)(()=>{r?a():n()},[a,n,r]),set:o}]}var Xf=x(M(),1);function pb(e){let t=(0,Xf.useRef)(void 0);return(0,Xf.useEffect)(()=>{t.current=e},[e]),t.current}var La=x(M(),1),K9=["mouse","touch"],Q9=10;function gb(e,t={}){let{threshold:r=400,events:o=K9,cancelOnMove:n=!1,onStart:a,onFinish:i,onCancel:l}=t,s=(0,La.useRef)(
!1),c=(0,La.useRef)(!1),u=(0,La.useRef)(-1),d=(0,La.useRef)(null);(0,La.useEffect)(()=>()=>window.clearTimeout(u.current),[]);let m=o.join(",");return(0,La.useMemo)(
()=>{if(typeof e!="function")return{};let f=n!==!1,p=n===!0?Q9:n===!1?0:n,h=b=>{!K_(b)&&!hb(b)||(a&&a(b),d.current=X_(b),c.current=!0,u.current=window.setTimeout(
()=>{e(b),s.current=!0},r))},w=b=>{!K_(b)&&!hb(b)||(s.current?i&&i(b):c.current&&l&&l(b),s.current=!1,c.current=!1,d.current=null,u.current!==-1&&(window.clearTimeout(
u.current),u.current=-1))},g=b=>{if(!f||!c.current||s.current)return;let y=X_(b);if(!y||!d.current)return;let _=y.x-d.current.x,C=y.y-d.current.y;Math.sqrt(_*_+
C*C)>p&&w(b)},v={};return o.includes("mouse")&&(v.onMouseDown=h,v.onMouseUp=w,v.onMouseLeave=w,f&&(v.onMouseMove=g)),o.includes("touch")&&(v.onTouchStart=h,v.onTouchEnd=
w,v.onTouchCancel=w,f&&(v.onTouchMove=g)),v},[e,r,l,i,a,n,m])}function X_(e){if(hb(e)){let t=e.touches[0]??e.changedTouches[0];return t?{x:t.clientX,y:t.clientY}:
null}return{x:e.clientX,y:e.clientY}}function hb(e){return window.TouchEvent?e.nativeEvent instanceof TouchEvent:"touches"in e.nativeEvent}function K_(e){return e.
nativeEvent instanceof MouseEvent}var ja=x(M(),1),Qf=x(Ri(),1);function tE(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function vb(e){return e.current?
e.current.scrollHeight:"auto"}function bm(e){return typeof e=="number"&&e>0}function bb({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,
onTransitionStart:o,expanded:n,keepMounted:a}){let i={height:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,ja.useEffectEvent)(()=>o?.()),s=(0,ja.useEffectEvent)(
()=>r?.()),c=(0,ja.useRef)(null),[u,d]=(0,ja.useState)(n?{}:i),[m,f]=(0,ja.useState)(n?"entered":"exited"),p=b=>{(0,Qf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},
w=b=>{let y=e??tE(b);return{transition:`height ${y}ms ${t}, opacity ${y}ms ${t}`}},g=(0,ja.useRef)(0);_n(()=>{g.current+=1;let b=g.current,y=()=>g.current===b;e!==
0&&l(),n?window.requestAnimationFrame(()=>{!y()||!c.current||((0,Qf.flushSync)(()=>f("entering")),h({willChange:"height",display:"block",overflow:"hidden"}),window.
requestAnimationFrame(()=>{if(!y()||!c.current)return;let _=vb(c);if(!bm(_)){p({}),f("entered"),s();return}h({...w(_),height:_})}))}):window.requestAnimationFrame(
()=>{if(!y()||!c.current)return;(0,Qf.flushSync)(()=>f("exiting"));let _=vb(c);if(!bm(_)){p(i),f("exited"),s();return}h({...w(_),willChange:"height",height:_}),
window.requestAnimationFrame(()=>{!y()||!c.current||h({height:0,overflow:"hidden"})})})},[n]);let v=b=>{if(!(b.target!==c.current||b.propertyName!=="height"))if(n){
let y=vb(c);y===u.height?p({}):h({height:y}),f("entered"),s()}else u.height===0&&(p(i),f("exited"),s())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,
ref:rc(c,b?.ref),onTransitionEnd:v,style:{boxSizing:"border-box",...b?.style,...u}})}}var Ha=x(M(),1),Zf=x(Ri(),1);function rE(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function yb(e){return e.current?
e.current.scrollWidth:"auto"}function wb({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,onTransitionStart:o,expanded:n,keepMounted:a}){
let i={width:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,Ha.useEffectEvent)(()=>o?.()),s=(0,Ha.useEffectEvent)(()=>r?.()),c=(0,Ha.useRef)(null),[u,d]=(0,Ha.useState)(
n?{}:i),[m,f]=(0,Ha.useState)(n?"entered":"exited"),p=b=>{(0,Zf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},w=b=>{let y=e??rE(b);return{transition:`width ${y}\
ms ${t}, opacity ${y}ms ${t}`}},g=(0,Ha.useRef)(0);_n(()=>{g.current+=1;let b=g.current,y=()=>g.current===b;e!==0&&l(),n?window.requestAnimationFrame(()=>{!y()||
!c.current||((0,Zf.flushSync)(()=>f("entering")),h({willChange:"width",display:"block",overflow:"hidden"}),window.requestAnimationFrame(()=>{if(!y()||!c.current)
return;let _=yb(c);if(!bm(_)){p({}),f("entered"),s();return}h({...w(_),width:_})}))}):window.requestAnimationFrame(()=>{if(!y()||!c.current)return;(0,Zf.flushSync)(
()=>f("exiting"));let _=yb(c);if(!bm(_)){p(i),f("exited"),s();return}h({...w(_),willChange:"width",width:_}),window.requestAnimationFrame(()=>{!y()||!c.current||
h({width:0,overflow:"hidden"})})})},[n]);let v=b=>{if(!(b.target!==c.current||b.propertyName!=="width"))if(n){let y=yb(c);y===u.width?p({}):h({width:y}),f("ente\
red"),s()}else u.width===0&&(p(i),f("exited"),s())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,ref:rc(c,b?.ref),onTransitionEnd:v,style:{boxSizing:"\
border-box",...b?.style,...u}})}}function t2(){return typeof process<"u"&&process.env,"development"}var xb=x(M(),1);function Ei(e){let t=xb.default.version;return typeof xb.default.version!="string"||t.startsWith("18.")?e?.ref:e?.props?.ref}function ym(e,t=document){let r=t.querySelector(e);if(r)return r;let o=t.querySelectorAll("*");for(let n=0;n<o.length;n+=1){let a=o[n];if(a.shadowRoot){let i=ym(
e,a.shadowRoot);if(i)return i}}return null}function Yn(e,t=document){let r=[],o=t.querySelectorAll(e);r.push(...Array.from(o));let n=t.querySelectorAll("*");for(let a=0;a<
n.length;a+=1){let i=n[a];if(i.shadowRoot){let l=Yn(e,i.shadowRoot);r.push(...l)}}return r}function Ko(e){if(!e)return document;let t=e.getRootNode(),r=t.nodeType===
Node.DOCUMENT_NODE,o=t.nodeType===Node.DOCUMENT_FRAGMENT_NODE&&"host"in t;return r||o?t:document}var r2=x(M(),1);function mo(e){let t=r2.Children.toArray(e);return t.length!==1||!Pf(t[0])?null:t[0]}function o2(e){var t,r,o="";if(typeof e=="string"||typeof e=="number")o+=e;else if(typeof e=="object")if(Array.isArray(e)){var n=e.length;for(t=0;t<n;t++)e[t]&&
(r=o2(e[t]))&&(o&&(o+=" "),o+=r)}else for(r in e)e[r]&&(o&&(o+=" "),o+=r);return o}function oE(){for(var e,t,r=0,o="",n=arguments.length;r<n;r++)(e=arguments[r])&&
(t=o2(e))&&(o&&(o+=" "),o+=t);return o}var xe=oE;var nE={};function aE(e){let t={};return e.forEach(r=>{Object.entries(r).forEach(([o,n])=>{t[o]?t[o]=xe(t[o],n):t[o]=n})}),t}function Ia({theme:e,classNames:t,props:r,
stylesCtx:o}){return aE((Array.isArray(t)?t:[t]).map(n=>typeof n=="function"?n(e,r,o):n||nE))}function Pl({theme:e,styles:t,props:r,stylesCtx:o}){let n=Array.isArray(t)?t:[t],a={};for(let i of n)typeof i=="function"?Object.assign(a,i(e,r,o)):i&&Object.assign(
a,i);return a}function _b(e){return e==="auto"||e==="dark"||e==="light"}function n2({key:e="mantine-color-scheme-value"}={}){let t;return{get:r=>{if(typeof window>"u")return r;try{let o=window.localStorage.getItem(e);return _b(o)?o:
r}catch{return r}},set:r=>{try{window.localStorage.setItem(e,r)}catch(o){console.warn("[@mantine/core] Local storage color scheme manager was unable to save col\
or scheme.",o)}},subscribe:r=>{t=o=>{o.storageArea===window.localStorage&&o.key===e&&_b(o.newValue)&&r(o.newValue)},window.addEventListener("storage",t)},unsubscribe:()=>{
window.removeEventListener("storage",t)},clear:()=>{window.localStorage.removeItem(e)}}}function Va(e,t){return typeof e.primaryShade=="number"?e.primaryShade:t==="dark"?e.primaryShade.dark:e.primaryShade.light}function iE(e){return/^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e)}function lE(e){let t=e.replace("#","");if(t.length===3){let o=t.split("");t=[o[0],o[0],o[1],
o[1],o[2],o[2]].join("")}if(t.length===8){let o=parseInt(t.slice(6,8),16)/255;return{r:parseInt(t.slice(0,2),16),g:parseInt(t.slice(2,4),16),b:parseInt(t.slice(
4,6),16),a:o}}let r=parseInt(t,16);return{r:r>>16&255,g:r>>8&255,b:r&255,a:1}}function sE(e){let[t,r,o,n]=e.replace(/[^0-9,./]/g,"").split(/[/,]/).map(Number);return{
r:t,g:r,b:o,a:n===void 0?1:n}}function cE(e){let t=e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i);if(!t)return{r:0,
g:0,b:0,a:1};let r=parseInt(t[1],10),o=parseInt(t[2],10)/100,n=parseInt(t[3],10)/100,a=t[5]?parseFloat(t[5]):void 0,i=(1-Math.abs(2*n-1))*o,l=r/60,s=i*(1-Math.abs(
l%2-1)),c=n-i/2,u,d,m;return l>=0&&l<1?(u=i,d=s,m=0):l>=1&&l<2?(u=s,d=i,m=0):l>=2&&l<3?(u=0,d=i,m=s):l>=3&&l<4?(u=0,d=s,m=i):l>=4&&l<5?(u=s,d=0,m=i):(u=i,d=0,m=
s),{r:Math.round((u+c)*255),g:Math.round((d+c)*255),b:Math.round((m+c)*255),a:a===void 0?1:a}}function nc(e){return iE(e)?lE(e):e.startsWith("rgb")?sE(e):e.startsWith(
"hsl")?cE(e):{r:0,g:0,b:0,a:1}}function Sb(e){return e<=.03928?e/12.92:((e+.055)/1.055)**2.4}function dE(e){let t=e.match(/oklch\((.*?)%\s/);return t?parseFloat(t[1]):null}function mE(e){if(e.
startsWith("oklch("))return(dE(e)||0)/100;let{r:t,g:r,b:o}=nc(e),n=t/255,a=r/255,i=o/255,l=Sb(n),s=Sb(a),c=Sb(i);return .2126*l+.7152*s+.0722*c}function ac(e,t=.179){
return e.startsWith("var(")?!1:mE(e)>t}function No({color:e,theme:t,colorScheme:r}){if(typeof e!="string")throw new Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instea\
d got ${typeof e}`);if(e==="bright")return{color:e,value:r==="dark"?t.white:t.black,shade:void 0,isThemeColor:!1,isLight:ac(r==="dark"?t.white:t.black,t.luminanceThreshold),
variable:"--mantine-color-bright"};if(e==="dimmed")return{color:e,value:r==="dark"?t.colors.dark[2]:t.colors.gray[7],shade:void 0,isThemeColor:!1,isLight:ac(r===
"dark"?t.colors.dark[2]:t.colors.gray[6],t.luminanceThreshold),variable:"--mantine-color-dimmed"};if(e==="white"||e==="black")return{color:e,value:e==="white"?t.
white:t.black,shade:void 0,isThemeColor:!1,isLight:ac(e==="white"?t.white:t.black,t.luminanceThreshold),variable:`--mantine-color-${e}`};let[o,n]=e.split("."),a=n?
Number(n):void 0,i=o in t.colors;if(i){let l=a!==void 0?t.colors[o][a]:t.colors[o][Va(t,r||"light")];return{color:o,value:l,shade:a,isThemeColor:i,isLight:ac(l,
t.luminanceThreshold),variable:n?`--mantine-color-${o}-${a}`:`--mantine-color-${o}-filled`}}return{color:e,value:e,isThemeColor:i,isLight:ac(e,t.luminanceThreshold),
shade:a,variable:void 0}}function je(e,t){let r=No({color:e||t.primaryColor,theme:t});return r.variable?`var(${r.variable})`:e}function ic(e){return!!e&&typeof e=="object"&&"mantine-virtual-color"in e}function Ua(e,t){if(e.startsWith("var("))return`color-mix(in srgb, ${e}, black ${t*100}%)`;let{r,g:o,b:n,a}=nc(e),i=1-t,l=s=>Math.round(s*i);return`rgba(${l(r)}\
, ${l(o)}, ${l(n)}, ${a})`}function wm(e,t){let r={from:e?.from||t.defaultGradient.from,to:e?.to||t.defaultGradient.to,deg:e?.deg??t.defaultGradient.deg??0},o=je(r.from,t),n=je(r.to,t);return`\
linear-gradient(${r.deg}deg, ${o} 0%, ${n} 100%)`}function Fn(e,t){if(typeof e!="string"||t>1||t<0)return"rgba(0, 0, 0, 1)";if(e.startsWith("var("))return`color-mix(in srgb, ${e}, transparent ${(1-t)*100}%)`;if(e.
startsWith("oklch"))return e.includes("/")?e.replace(/\/\s*[\d.]+\s*\)/,`/ ${t})`):e.replace(")",` / ${t})`);let{r,g:o,b:n}=nc(e);return`rgba(${r}, ${o}, ${n}, ${t}\
)`}var Cb=Fn;var a2=({color:e,theme:t,variant:r,gradient:o,autoContrast:n})=>{let a=No({color:e,theme:t}),i=typeof n=="boolean"?n:t.autoContrast;if(r==="none")return{background:"\
transparent",hover:"transparent",color:"inherit",border:"none"};if(r==="filled"){let l=a.isThemeColor&&a.shade===void 0&&ic(t.colors[a.color]),s=i?l?`var(--mant\
ine-color-${a.color}-contrast)`:a.isLight?"var(--mantine-color-black)":"var(--mantine-color-white)":"var(--mantine-color-white)";return a.isThemeColor?a.shade===
void 0?{background:`var(--mantine-color-${e}-filled)`,hover:`var(--mantine-color-${e}-filled-hover)`,color:s,border:`${R(1)} solid transparent`}:{background:`va\
r(--mantine-color-${a.color}-${a.shade})`,hover:`var(--mantine-color-${a.color}-${a.shade===9?8:a.shade+1})`,color:s,border:`${R(1)} solid transparent`}:{background:e,
hover:Ua(e,.1),color:s,border:`${R(1)} solid transparent`}}if(r==="light"){if(a.isThemeColor){if(a.shade===void 0)return{background:`var(--mantine-color-${e}-li\
ght)`,hover:`var(--mantine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.
shade];return{background:l,hover:Ua(l,.1),color:`var(--mantine-color-${a.color}-light-color)`,border:`${R(1)} solid transparent`}}return{background:Fn(e,.1),hover:Fn(
e,.12),color:e,border:`${R(1)} solid transparent`}}if(r==="outline")return a.isThemeColor?a.shade===void 0?{background:"transparent",hover:`var(--mantine-color-${e}\
-outline-hover)`,color:`var(--mantine-color-${e}-outline)`,border:`${R(1)} solid var(--mantine-color-${e}-outline)`}:{background:"transparent",hover:Fn(t.colors[a.
color][a.shade],.05),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid var(--mantine-color-${a.color}-${a.shade})`}:{background:"transpar\
ent",hover:Fn(e,.05),color:e,border:`${R(1)} solid ${e}`};if(r==="subtle"){if(a.isThemeColor){if(a.shade===void 0)return{background:"transparent",hover:`var(--m\
antine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.shade];return{background:"\
transparent",hover:Fn(l,.12),color:`var(--mantine-color-${a.color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}}return{background:"transparent",
hover:Fn(e,.12),color:e,border:`${R(1)} solid transparent`}}return r==="transparent"?a.isThemeColor?a.shade===void 0?{background:"transparent",hover:"transparen\
t",color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:`var(--mantine-color-${a.
color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:e,border:`${R(1)} solid transparent`}:r===
"white"?a.isThemeColor?a.shade===void 0?{background:"var(--mantine-color-white)",hover:Ua(t.white,.01),color:`var(--mantine-color-${e}-filled)`,border:`${R(1)} \
solid transparent`}:{background:"var(--mantine-color-white)",hover:Ua(t.white,.01),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid tran\
sparent`}:{background:"var(--mantine-color-white)",hover:Ua(t.white,.01),color:e,border:`${R(1)} solid transparent`}:r==="gradient"?{background:wm(o,t),hover:wm(
o,t),color:"var(--mantine-color-white)",border:"none"}:r==="default"?{background:"var(--mantine-color-default)",hover:"var(--mantine-color-default-hover)",color:"\
var(--mantine-color-default-color)",border:`${R(1)} solid var(--mantine-color-default-border)`}:{}};function Xn({color:e,theme:t,autoContrast:r,colorScheme:o}){return(typeof r=="boolean"?r:t.autoContrast)&&No({color:e||t.primaryColor,theme:t,colorScheme:o}).isLight?
"var(--mantine-color-black)":"var(--mantine-color-white)"}function Wf(e,t,r){return Xn({color:r==="dark"?e.dark:e.light,theme:t,colorScheme:r,autoContrast:!0})}
function zb(e,t){let r=e.colors[e.primaryColor];return ic(r)?e.autoContrast?Wf(r,e,t):"var(--mantine-color-white)":Xn({color:r[Va(e,t)],theme:e,autoContrast:null})}function Ai(e,t){return typeof e=="boolean"?e:t.autoContrast}var Jf=x(M(),1),lc=(0,Jf.createContext)(null);function Sn(){let e=(0,Jf.use)(lc);if(!e)throw new Error("[@mantine/core] MantineProvider was not found in tree");
return e}function i2(){return Sn().cssVariablesResolver}function l2(){return Sn().classNamesPrefix}function Ni(){return Sn().getStyleNonce}function s2(){return Sn().
withStaticClasses}function c2(){return Sn().headless}function d2(){return Sn().stylesTransform?.sx}function m2(){return Sn().stylesTransform?.styles}function Qo(){
return Sn().env||"default"}function u2(){return Sn().deduplicateInlineStyles}var Kn=x(M(),1);function f2(e){let t=document.createElement("style");return t.setAttribute("data-mantine-styles","inline"),t.innerHTML="*, *::before, *::after {transition: none\
 !important;}",t.setAttribute("data-mantine-disable-transition","true"),e&&t.setAttribute("nonce",e),document.head.appendChild(t),()=>document.querySelectorAll(
"[data-mantine-disable-transition]").forEach(o=>o.remove())}function xm({keepTransitions:e}={}){let t=(0,Kn.useRef)(Hf),r=(0,Kn.useRef)(-1),o=(0,Kn.use)(lc),n=Ni(),
a=(0,Kn.useRef)(n?.());if(!o)throw new Error("[@mantine/core] MantineProvider was not found in tree");let i=d=>{o.setColorScheme(d),t.current=e?()=>{}:f2(a.current),
window.clearTimeout(r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},l=()=>{o.clearColorScheme(),t.current=e?()=>{}:f2(a.current),window.clearTimeout(
r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},s=pm("light",{getInitialValueInEffect:!1}),c=o.colorScheme==="auto"?s:o.colorScheme,u=(0,Kn.useCallback)(
()=>i(c==="light"?"dark":"light"),[i,c]);return(0,Kn.useEffect)(()=>()=>{t.current?.(),window.clearTimeout(r.current)},[]),{colorScheme:o.colorScheme,setColorScheme:i,
clearColorScheme:l,toggleColorScheme:u}}var Qn=x(M(),1);function sc(e,t){let r=typeof window<"u"&&"matchMedia"in window&&window.matchMedia("(prefers-color-scheme: dark)")?.matches,o=e!=="auto"?e:r?"dark":"light";t()?.
setAttribute("data-mantine-color-scheme",o)}function p2({manager:e,defaultColorScheme:t,getRootElement:r,forceColorScheme:o}){let n=(0,Qn.useRef)(null),[a,i]=(0,Qn.useState)(
()=>e.get(t)),l=o||a,s=(0,Qn.useCallback)(u=>{o||(sc(u,r),i(u),e.set(u))},[e.set,l,o]),c=(0,Qn.useCallback)(()=>{i(t),sc(t,r),e.clear()},[e.clear,t]);return(0,Qn.useEffect)(
()=>(e.subscribe(s),e.unsubscribe),[e.subscribe,e.unsubscribe]),Tt(()=>{sc(e.get(t),r)},[]),(0,Qn.useEffect)(()=>{if(o)return sc(o,r),()=>{};o===void 0&&sc(a,r),
typeof window<"u"&&"matchMedia"in window&&(n.current=window.matchMedia("(prefers-color-scheme: dark)"));let u=d=>{a==="auto"&&sc(d.matches?"dark":"light",r)};return n.
current?.addEventListener("change",u),()=>n.current?.removeEventListener("change",u)},[a,o]),{colorScheme:l,setColorScheme:s,clearColorScheme:c}}function Oi(e,t={getInitialValueInEffect:!0}){let r=pm(e,t),{colorScheme:o}=xm();return o==="auto"?r:o}var b2={dark:["#C9C9C9","#b8b8b8","#828282","#696969","#424242","#3b3b3b","#2e2e2e","#242424","#1f1f1f","#141414"],gray:["#f8f9fa","#f1f3f5","#e9ecef","#dee2e6",
"#ced4da","#adb5bd","#868e96","#495057","#343a40","#212529"],red:["#fff5f5","#ffe3e3","#ffc9c9","#ffa8a8","#ff8787","#ff6b6b","#fa5252","#f03e3e","#e03131","#c9\
2a2a"],pink:["#fff0f6","#ffdeeb","#fcc2d7","#faa2c1","#f783ac","#f06595","#e64980","#d6336c","#c2255c","#a61e4d"],grape:["#f8f0fc","#f3d9fa","#eebefa","#e599f7",
"#da77f2","#cc5de8","#be4bdb","#ae3ec9","#9c36b5","#862e9c"],violet:["#f3f0ff","#e5dbff","#d0bfff","#b197fc","#9775fa","#845ef7","#7950f2","#7048e8","#6741d9","\
#5f3dc4"],indigo:["#edf2ff","#dbe4ff","#bac8ff","#91a7ff","#748ffc","#5c7cfa","#4c6ef5","#4263eb","#3b5bdb","#364fc7"],blue:["#e7f5ff","#d0ebff","#a5d8ff","#74c\
0fc","#4dabf7","#339af0","#228be6","#1c7ed6","#1971c2","#1864ab"],cyan:["#e3fafc","#c5f6fa","#99e9f2","#66d9e8","#3bc9db","#22b8cf","#15aabf","#1098ad","#0c8599",
"#0b7285"],teal:["#e6fcf5","#c3fae8","#96f2d7","#63e6be","#38d9a9","#20c997","#12b886","#0ca678","#099268","#087f5b"],green:["#ebfbee","#d3f9d8","#b2f2bb","#8ce\
99a","#69db7c","#51cf66","#40c057","#37b24d","#2f9e44","#2b8a3e"],lime:["#f4fce3","#e9fac8","#d8f5a2","#c0eb75","#a9e34b","#94d82d","#82c91e","#74b816","#66a80f",
"#5c940d"],yellow:["#fff9db","#fff3bf","#ffec99","#ffe066","#ffd43b","#fcc419","#fab005","#f59f00","#f08c00","#e67700"],orange:["#fff4e6","#ffe8cc","#ffd8a8","#\
ffc078","#ffa94d","#ff922b","#fd7e14","#f76707","#e8590c","#d9480f"]};var y2="-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji",_m={scale:1,fontSmoothing:!0,focusRing:"\
auto",white:"#fff",black:"#000",colors:b2,primaryShade:{light:6,dark:8},primaryColor:"blue",variantColorResolver:a2,autoContrast:!1,luminanceThreshold:.3,fontFamily:y2,
fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace",respectReducedMotion:!1,cursorType:"default",
defaultGradient:{from:"blue",to:"cyan",deg:45},defaultRadius:"md",activeClassName:"mantine-active",focusClassName:"",headings:{fontFamily:y2,fontWeight:"700",textWrap:"\
wrap",sizes:{h1:{fontSize:R(34),lineHeight:"1.3"},h2:{fontSize:R(26),lineHeight:"1.35"},h3:{fontSize:R(22),lineHeight:"1.4"},h4:{fontSize:R(18),lineHeight:"1.45"},
h5:{fontSize:R(16),lineHeight:"1.5"},h6:{fontSize:R(14),lineHeight:"1.5"}}},fontSizes:{xs:R(12),sm:R(14),md:R(16),lg:R(18),xl:R(20)},lineHeights:{xs:"1.4",sm:"1\
.45",md:"1.55",lg:"1.6",xl:"1.65"},fontWeights:{regular:"400",medium:"600",bold:"700"},radius:{xs:R(2),sm:R(4),md:R(8),lg:R(16),xl:R(32)},spacing:{xs:R(10),sm:R(
12),md:R(16),lg:R(20),xl:R(32)},breakpoints:{xs:"36em",sm:"48em",md:"62em",lg:"75em",xl:"88em"},shadows:{xs:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), 0 ${R(1)} ${R(
2)} rgba(0, 0, 0, 0.1)`,sm:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(10)} ${R(15)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(7)} ${R(7)} ${R(-5)}`,
md:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(20)} ${R(25)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(10)} ${R(10)} ${R(-5)}`,lg:`0 ${R(1)} ${R(
3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(28)} ${R(23)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(12)} ${R(12)} ${R(-7)}`,xl:`0 ${R(1)} ${R(3)} rgba(0, 0, 0,\
 0.05), rgba(0, 0, 0, 0.05) 0 ${R(36)} ${R(28)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(17)} ${R(17)} ${R(-7)}`},other:{},components:{}};var pE="[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#prima\
ry-color",w2="[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }";function kb(e){return e<
0||e>9?!1:parseInt(e.toString(),10)===e}function x2(e){if(!(e.primaryColor in e.colors))throw new Error(pE);if(typeof e.primaryShade=="object"&&(!kb(e.primaryShade.
dark)||!kb(e.primaryShade.light)))throw new Error(w2);if(typeof e.primaryShade=="number"&&!kb(e.primaryShade))throw new Error(w2)}function _2(e,t){if(!t)return x2(
e),e;let r=um(e,t);return t.fontFamily&&!t.headings?.fontFamily&&(r.headings={...r.headings,fontFamily:t.fontFamily}),x2(r),r}var Ll=x(M(),1),S2=x(T(),1),Tb=(0,Ll.createContext)(null),hE=()=>(0,Ll.use)(Tb)||_m;function ot(){let e=(0,Ll.use)(Tb);if(!e)throw new Error("@mantine/core: Man\
tineProvider was not found in component tree, make sure you have it in your app");return e}function tp({theme:e,children:t,inherit:r=!0}){let o=hE(),n=(0,Ll.useMemo)(
()=>_2(r?o:_m,e),[e,o,r]);return(0,S2.jsx)(Tb,{value:n,children:t})}tp.displayName="@mantine/core/MantineThemeProvider";function rp(e){return Object.entries(e).map(([t,r])=>`${t}: ${r};`).join("")}function Rb(e,t){let r=t?[t]:[":root",":host"],o=rp(e.variables),n=o?`${r.join(", ")}{${o}}`:"",a=rp(e.dark),i=rp(e.light),l=s=>r.map(c=>c===":host"?`${c}([data\
-mantine-color-scheme="${s}"])`:`${c}[data-mantine-color-scheme="${s}"]`).join(", ");return`${n}

${a?`${l("dark")}{${a}}`:""}

${i?`${l("light")}{${i}}`:""}`}function Sm({theme:e,color:t,colorScheme:r,name:o=t,withColorValues:n=!0}){if(!e.colors[t])return{};if(r==="light"){let l=Va(e,"light"),s={[`--mantine-color-${o}\
-text`]:`var(--mantine-color-${o}-filled)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-filled-hover`]:`var(--mantine\
-color-${o}-${l===9?8:l+1})`,[`--mantine-color-${o}-light`]:`var(--mantine-color-${o}-1)`,[`--mantine-color-${o}-light-hover`]:`var(--mantine-color-${o}-2)`,[`-\
-mantine-color-${o}-light-color`]:`var(--mantine-color-${o}-9)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-outline\
-hover`]:Cb(e.colors[t][l],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine-color-${o}-2`]:e.colors[t][2],
[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`--mantine-color-${o}-6`]:e.colors[t][6],
[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],...s}:s}let a=Va(e,"dark"),i={[`--\
mantine-color-${o}-text`]:`var(--mantine-color-${o}-4)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${a})`,[`--mantine-color-${o}-filled-hover`]:`\
var(--mantine-color-${o}-${a===9?8:a+1})`,[`--mantine-color-${o}-light`]:Ua(e.colors[t][9],.5),[`--mantine-color-${o}-light-hover`]:Ua(e.colors[t][9],.3),[`--ma\
ntine-color-${o}-light-color`]:`var(--mantine-color-${o}-0)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${Math.max(a-4,0)})`,[`--mantine-color-${o}\
-outline-hover`]:Cb(e.colors[t][Math.max(a-4,0)],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine\
-color-${o}-2`]:e.colors[t][2],[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`-\
-mantine-color-${o}-6`]:e.colors[t][6],[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],
...i}:i}function jl(e,t,r){Le(t).forEach(o=>Object.assign(e,{[`--mantine-${r}-${o}`]:t[o]}))}var op=e=>{let t=Va(e,"light"),r=e.defaultRadius in e.radius?e.radius[e.defaultRadius]:
R(e.defaultRadius),o={variables:{"--mantine-z-index-app":"100","--mantine-z-index-modal":"200","--mantine-z-index-popover":"300","--mantine-z-index-overlay":"40\
0","--mantine-z-index-max":"9999","--mantine-scale":e.scale.toString(),"--mantine-cursor-type":e.cursorType,"--mantine-webkit-font-smoothing":e.fontSmoothing?"a\
ntialiased":"unset","--mantine-moz-font-smoothing":e.fontSmoothing?"grayscale":"unset","--mantine-color-white":e.white,"--mantine-color-black":e.black,"--mantin\
e-line-height":e.lineHeights.md,"--mantine-font-family":e.fontFamily,"--mantine-font-family-monospace":e.fontFamilyMonospace,"--mantine-font-family-headings":e.
headings.fontFamily,"--mantine-heading-font-weight":e.headings.fontWeight,"--mantine-heading-text-wrap":e.headings.textWrap,"--mantine-radius-default":r,"--mant\
ine-primary-color-filled":`var(--mantine-color-${e.primaryColor}-filled)`,"--mantine-primary-color-filled-hover":`var(--mantine-color-${e.primaryColor}-filled-h\
over)`,"--mantine-primary-color-light":`var(--mantine-color-${e.primaryColor}-light)`,"--mantine-primary-color-light-hover":`var(--mantine-color-${e.primaryColor}\
-light-hover)`,"--mantine-primary-color-light-color":`var(--mantine-color-${e.primaryColor}-light-color)`},light:{"--mantine-color-scheme":"light","--mantine-pr\
imary-color-contrast":zb(e,"light"),"--mantine-color-bright":"var(--mantine-color-black)","--mantine-color-text":e.black,"--mantine-color-body":e.white,"--manti\
ne-color-error":"var(--mantine-color-red-6)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-gray-5)",
"--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-${t})`,"--mantine-color-default":"var(--mantine-color-white)","--mantine-color-default-hover":"v\
ar(--mantine-color-gray-0)","--mantine-color-default-color":"var(--mantine-color-black)","--mantine-color-default-border":"var(--mantine-color-gray-4)","--manti\
ne-color-dimmed":"var(--mantine-color-gray-6)","--mantine-color-disabled":"var(--mantine-color-gray-2)","--mantine-color-disabled-color":"var(--mantine-color-gr\
ay-5)","--mantine-color-disabled-border":"var(--mantine-color-gray-3)"},dark:{"--mantine-color-scheme":"dark","--mantine-primary-color-contrast":zb(e,"dark"),"-\
-mantine-color-bright":"var(--mantine-color-white)","--mantine-color-text":"var(--mantine-color-dark-0)","--mantine-color-body":"var(--mantine-color-dark-7)","-\
-mantine-color-error":"var(--mantine-color-red-8)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-da\
rk-3)","--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-4)`,"--mantine-color-default":"var(--mantine-color-dark-6)","--mantine-color-default-hove\
r":"var(--mantine-color-dark-5)","--mantine-color-default-color":"var(--mantine-color-white)","--mantine-color-default-border":"var(--mantine-color-dark-4)","--\
mantine-color-dimmed":"var(--mantine-color-dark-2)","--mantine-color-disabled":"var(--mantine-color-dark-6)","--mantine-color-disabled-color":"var(--mantine-col\
or-dark-3)","--mantine-color-disabled-border":"var(--mantine-color-dark-4)"}};jl(o.variables,e.breakpoints,"breakpoint"),jl(o.variables,e.spacing,"spacing"),jl(
o.variables,e.fontSizes,"font-size"),jl(o.variables,e.lineHeights,"line-height"),jl(o.variables,e.shadows,"shadow"),jl(o.variables,e.radius,"radius"),jl(o.variables,
e.fontWeights,"font-weight"),e.colors[e.primaryColor].forEach((a,i)=>{o.variables[`--mantine-primary-color-${i}`]=`var(--mantine-color-${e.primaryColor}-${i})`}),
Le(e.colors).forEach(a=>{let i=e.colors[a];if(ic(i)){Object.assign(o.light,Sm({theme:e,name:i.name,color:i.light,colorScheme:"light",withColorValues:!0})),Object.
assign(o.dark,Sm({theme:e,name:i.name,color:i.dark,colorScheme:"dark",withColorValues:!0})),o.light[`--mantine-color-${i.name}-contrast`]=Wf(i,e,"light"),o.dark[`\
--mantine-color-${i.name}-contrast`]=Wf(i,e,"dark");return}i.forEach((l,s)=>{o.variables[`--mantine-color-${a}-${s}`]=l}),Object.assign(o.light,Sm({theme:e,color:a,
colorScheme:"light",withColorValues:!1})),Object.assign(o.dark,Sm({theme:e,color:a,colorScheme:"dark",withColorValues:!1}))});let n=e.headings.sizes;return Le(n).
forEach(a=>{o.variables[`--mantine-${a}-font-size`]=n[a].fontSize,o.variables[`--mantine-${a}-line-height`]=n[a].lineHeight,o.variables[`--mantine-${a}-font-wei\
ght`]=n[a].fontWeight||e.headings.fontWeight}),o};var C2=x(T(),1);function z2(){let e=ot(),t=Ni(),r=Le(e.breakpoints).reduce((o,n)=>{let a=e.breakpoints[n].includes("px"),i=Ci(e.breakpoints[n]);return`${o}@medi\
a (max-width: ${a?`${i-.1}px`:qs(i-.1)}) {.mantine-visible-from-${n} {display: none !important;}}@media (min-width: ${a?`${i}px`:qs(i)}) {.mantine-hidden-from-${n}\
 {display: none !important;}}`},"");return(0,C2.jsx)("style",{"data-mantine-styles":"classes",nonce:t?.(),dangerouslySetInnerHTML:{__html:r}})}function k2({theme:e,generator:t}){let r=op(e),o=t?.(e);return o?um(r,o):r}var Eb=op(_m);function T2(e){let t={variables:{},light:{},dark:{}};return Le(e.variables).forEach(r=>{Eb.variables[r]!==e.variables[r]&&(t.variables[r]=e.variables[r])}),
Le(e.light).forEach(r=>{Eb.light[r]!==e.light[r]&&(t.light[r]=e.light[r])}),Le(e.dark).forEach(r=>{Eb.dark[r]!==e.dark[r]&&(t.dark[r]=e.dark[r])}),t}var R2=x(T(),1);function gE(e){return Rb({variables:{},dark:{"--mantine-color-scheme":"dark"},light:{"--mantine-color-scheme":"light"}},e)}function Ab({cssVariablesSelector:e,
deduplicateCssVariables:t}){let r=ot(),o=Ni(),n=i2(),a=k2({theme:r,generator:n}),i=(e===void 0||e===":root"||e===":host")&&t,l=i?T2(a):a,s=Rb(l,e);return s?(0,R2.jsx)(
"style",{"data-mantine-styles":!0,nonce:o?.(),dangerouslySetInnerHTML:{__html:`${s}${i?"":gE(e)}`}}):null}Ab.displayName="@mantine/CssVariables";function E2({respectReducedMotion:e,getRootElement:t}){Tt(()=>{e&&t()?.setAttribute("data-respect-reduced-motion","true")},[e])}var Mi=x(T(),1);function np({theme:e,children:t,getStyleNonce:r,withStaticClasses:o=!0,withGlobalClasses:n=!0,deduplicateCssVariables:a=!0,withCssVariables:i=!0,
cssVariablesSelector:l,classNamesPrefix:s="mantine",colorSchemeManager:c=n2(),defaultColorScheme:u="light",getRootElement:d=()=>document.documentElement,cssVariablesResolver:m,
forceColorScheme:f,stylesTransform:p,env:h,deduplicateInlineStyles:w=!1}){let{colorScheme:g,setColorScheme:v,clearColorScheme:b}=p2({defaultColorScheme:u,forceColorScheme:f,
manager:c,getRootElement:d});return E2({respectReducedMotion:e?.respectReducedMotion||!1,getRootElement:d}),(0,Mi.jsx)(lc,{value:{colorScheme:g,setColorScheme:v,
clearColorScheme:b,getRootElement:d,classNamesPrefix:s,getStyleNonce:r,cssVariablesResolver:m,cssVariablesSelector:l??":root",withStaticClasses:o,stylesTransform:p,
env:h,deduplicateInlineStyles:w},children:(0,Mi.jsxs)(tp,{theme:e,children:[i&&(0,Mi.jsx)(Ab,{cssVariablesSelector:l,deduplicateCssVariables:a}),n&&(0,Mi.jsx)(z2,
{}),t]})})}np.displayName="@mantine/core/MantineProvider";function A2({children:e,theme:t,env:r}){return(0,Mi.jsx)(lc,{value:{colorScheme:"auto",setColorScheme:()=>{},
clearColorScheme:()=>{},getRootElement:()=>document.documentElement,classNamesPrefix:"mantine",cssVariablesSelector:":root",withStaticClasses:!1,headless:!0,env:r},
children:(0,Mi.jsx)(tp,{theme:t,children:e})})}A2.displayName="@mantine/core/HeadlessMantineProvider";function k(e,t,r){let o=ot(),n=(Array.isArray(e)?e:[e]).filter(Boolean),a={};for(let i of n){let l=o.components[i]?.defaultProps,s=typeof l=="function"?l(o):l;s&&
(a={...a,...s})}return{...t,...a,...Pa(r)}}function Zn({classNames:e,styles:t,props:r,stylesCtx:o}){let n=ot();return{resolvedClassNames:e===void 0?void 0:Ia({theme:n,classNames:e,props:r,stylesCtx:o||void 0}),
resolvedStyles:t===void 0?void 0:Pl({theme:n,styles:t,props:r,stylesCtx:o||void 0})}}var vE={always:"mantine-focus-always",auto:"mantine-focus-auto",never:"mantine-focus-never"};function N2({theme:e,options:t,unstyled:r}){return xe(t?.focusable&&
!r&&(e.focusClassName||vE[e.focusRing]),t?.active&&!r&&e.activeClassName)}function ap(e,t,r=1){if(Object.is(e,t))return!0;if(r===0||typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;if(Array.isArray(e)||Array.isArray(
t)){if(!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length)return!1;for(let n=0;n<e.length;n+=1)if(!ap(e[n],t[n],r-1))return!1;return!0}let o=Object.keys(
e);if(o.length!==Object.keys(t).length)return!1;for(let n of o)if(!Object.hasOwn(t,n)||!ap(e[n],t[n],r-1))return!1;return!0}function O2({selector:e,stylesCtx:t,options:r,props:o,theme:n}){return Ia({theme:n,classNames:r?.classNames,props:r?.props||o,stylesCtx:t})[e]}function M2({selector:e,stylesCtx:t,theme:r,classNames:o,props:n}){return Ia({theme:r,classNames:o,props:n,stylesCtx:t})[e]}function D2({rootSelector:e,selector:t,className:r}){return e===t?r:void 0}function B2({selector:e,classes:t,unstyled:r}){return r?void 0:t[e]}function P2({themeName:e,classNamesPrefix:t,selector:r,withStaticClass:o}){return o===!1?[]:e.map(n=>`${t}-${n}-${r}`)}function L2({options:e,classes:t,selector:r,unstyled:o}){return e?.variant&&!o?t[`${r}--${e.variant}`]:void 0}function j2({theme:e,options:t,themeName:r,selector:o,classNamesPrefix:n,resolvedClassNames:a,resolvedThemeClassNames:i,classes:l,unstyled:s,className:c,rootSelector:u,
props:d,stylesCtx:m,withStaticClasses:f,headless:p,transformedStyles:h}){return xe(N2({theme:e,options:t,unstyled:s||p}),i.map(w=>w[o]),L2({options:t,classes:l,
selector:o,unstyled:s||p}),a[o],M2({selector:o,stylesCtx:m,theme:e,classNames:h,props:d}),O2({selector:o,stylesCtx:m,options:t,props:d,theme:e}),D2({rootSelector:u,
selector:o,className:c}),B2({selector:o,classes:l,unstyled:s||p}),f&&!p&&P2({themeName:r,classNamesPrefix:n,selector:o,withStaticClass:t?.withStaticClass}),t?.className)}function Cm({style:e,theme:t}){return Array.isArray(e)?e.reduce((r,o)=>({...r,...Cm({style:o,theme:t})}),{}):typeof e=="function"?e(t):e??{}}function H2({theme:e,selector:t,options:r,props:o,stylesCtx:n,rootSelector:a,withStylesTransform:i,resolvedStyles:l,resolvedThemeStyles:s,resolvedVars:c,resolvedRootStyle:u}){
return{...s[t],...l[t],...!i&&Pl({theme:e,styles:r?.styles,props:r?.props||o,stylesCtx:n})[t],...c[t],...a===t?u:null,...Cm({style:r?.style,theme:e})}}function I2(e){return e.reduce((t,r)=>(r&&Object.keys(r).forEach(o=>{t[o]={...t[o],...Pa(r[o])}}),t),{})}function V2({props:e,stylesCtx:t,themeName:r,theme:o}){let n=m2()?.();return{getTransformedStyles:i=>n?[...i.map(l=>n(l,{props:e,theme:o,ctx:t})),...r.map(l=>n(
o.components[l]?.styles,{props:e,theme:o,ctx:t}))].filter(Boolean):[],withStylesTransform:!!n}}var U2=x(M(),1);function q({name:e,classes:t,props:r,stylesCtx:o,className:n,style:a,rootSelector:i="root",unstyled:l,classNames:s,styles:c,vars:u,varsResolver:d,
attributes:m,stable:f}){let p=ot(),h=l2(),w=s2(),g=c2(),v=(Array.isArray(e)?e:[e]).filter(U=>U),{withStylesTransform:b,getTransformedStyles:y}=V2({props:r,stylesCtx:o,
themeName:v,theme:p}),_=Ia({theme:p,classNames:s,props:r,stylesCtx:o}),C=v.map(U=>Ia({theme:p,classNames:p.components[U]?.classNames,props:r,stylesCtx:o})),S=b?
{}:Pl({theme:p,styles:c,props:r,stylesCtx:o}),z={};if(!b)for(let U of v){let V=Pl({theme:p,styles:p.components[U]?.styles,props:r,stylesCtx:o});for(let A of Object.
keys(V))z[A]={...z[A],...V[A]}}let I=I2([g?{}:d?.(p,r,o),...v.map(U=>p.components?.[U]?.vars?.(p,r,o)),u?.(p,r,o)]),D=Cm({style:a,theme:p});return bE((U,V)=>({...m?.[U],
className:j2({theme:p,options:V,themeName:v,selector:U,classNamesPrefix:h,resolvedClassNames:_,resolvedThemeClassNames:C,classes:t,unstyled:l,className:n,rootSelector:i,
props:r,stylesCtx:o,withStaticClasses:w,headless:g,transformedStyles:y([V?.styles,c])}),style:H2({theme:p,selector:U,options:V,props:r,stylesCtx:o,rootSelector:i,
withStylesTransform:b,resolvedStyles:S,resolvedThemeStyles:z,resolvedVars:I,resolvedRootStyle:D})}),!!f,[p,h,w,g,b?r:null,t,l,n,i,m,o,_,C,S,z,I,D])}function bE(e,t,r){
let o=(0,U2.useRef)(null);return t?((!o.current||!ap(o.current.deps,r,3))&&(o.current={deps:r,getStyles:e}),o.current.getStyles):e}function Hl(e){return Le(e).reduce((t,r)=>e[r]!==void 0?`${t}${g_(r)}:${e[r]};`:t,"").trim()}function G2({selector:e,styles:t,media:r,container:o}){let n=t?Hl(t):"",a=Array.isArray(r)?r.map(l=>`@media${l.query}{${e}{${Hl(l.styles)}}}`):[],i=Array.isArray(
o)?o.map(l=>`@container ${l.query}{${e}{${Hl(l.styles)}}}`):[];return`${n?`${e}{${n}}`:""}${a.join("")}${i.join("")}`.trim()}var Nb=x(T(),1);function yE(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function Il({deduplicate:e,
...t}){let r=Ni(),o=G2(t);return e?(0,Nb.jsx)("style",{href:`mantine-${yE(o)}`,precedence:"mantine",nonce:r?.(),children:o}):(0,Nb.jsx)("style",{"data-mantine-s\
tyles":"inline",nonce:r?.(),dangerouslySetInnerHTML:{__html:o}})}function wE(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function $2(e,t){return`__mdi__-${wE(`${e?
Hl(e):""}|${Array.isArray(t)?t.map(r=>`${r.query}:${Hl(r.styles)}`).join("|"):""}`)}`}function uo(e){let{m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:s,ms:c,mis:u,mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:g,pr:v,pe:b,ps:y,pis:_,pie:C,bd:S,bdrs:z,bg:I,c:D,opacity:X,
ff:U,fz:V,fw:A,lts:F,ta:L,lh:P,fs:O,tt:j,td:Y,w:$,miw:Q,maw:ee,h:pe,mih:ae,mah:ge,bgsz:Ne,bgp:ce,bgr:De,bga:Be,pos:Xe,top:tt,left:Ut,bottom:de,right:Pt,inset:er,
display:xr,flex:so,hiddenFrom:Gn,visibleFrom:yn,lightHidden:Da,darkHidden:wn,sx:rt,...$n}=e;return{styleProps:Pa({m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:s,ms:c,mis:u,
mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:g,pr:v,pis:_,pie:C,pe:b,ps:y,bd:S,bg:I,c:D,opacity:X,ff:U,fz:V,fw:A,lts:F,ta:L,lh:P,fs:O,tt:j,td:Y,w:$,miw:Q,maw:ee,h:pe,mih:ae,
mah:ge,bgsz:Ne,bgp:ce,bgr:De,bga:Be,pos:Xe,top:tt,left:Ut,bottom:de,right:Pt,inset:er,display:xr,flex:so,bdrs:z,hiddenFrom:Gn,visibleFrom:yn,lightHidden:Da,darkHidden:wn,
sx:rt}),rest:$n}}var q2={m:{type:"spacing",property:"margin"},mt:{type:"spacing",property:"marginTop"},mb:{type:"spacing",property:"marginBottom"},ml:{type:"spacing",property:"m\
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
property:"display"},flex:{type:"identity",property:"flex"}};function zm(e,t){let r=No({color:e,theme:t});return r.color==="dimmed"?"var(--mantine-color-dimmed)":r.color==="bright"?"var(--mantine-color-bright)":r.variable?
`var(${r.variable})`:r.color}function Y2(e,t){let r=No({color:e,theme:t});return r.isThemeColor&&r.shade===void 0?`var(--mantine-color-${r.color}-text)`:zm(e,t)}function F2(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let[r,o,...n]=e.split(" ").filter(i=>i.trim()!==""),a=`${R(r)}`;return o&&(a+=` ${o}`),
n.length>0&&(a+=` ${zm(n.join(" "),t)}`),a.trim()}return e}var X2={text:"var(--mantine-font-family)",mono:"var(--mantine-font-family-monospace)",monospace:"var(--mantine-font-family-monospace)",heading:"var(--mantine-fo\
nt-family-headings)",headings:"var(--mantine-font-family-headings)"};function K2(e){return typeof e=="string"&&e in X2?X2[e]:e}var xE=["h1","h2","h3","h4","h5","h6"];function Q2(e,t){return typeof e=="string"&&e in t.fontSizes?`var(--mantine-font-size-${e})`:typeof e=="string"&&xE.includes(
e)?`var(--mantine-${e}-font-size)`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function Z2(e){return e}var _E=["h1","h2","h3","h4","h5","h6"];function W2(e,t){return typeof e=="string"&&e in t.lineHeights?`var(--mantine-line-height-${e})`:typeof e=="string"&&_E.includes(
e)?`var(--mantine-${e}-line-height)`:e}function J2(e,t){return typeof e=="string"&&e in t.radius?`var(--mantine-radius-${e})`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function e5(e){return typeof e=="number"?R(e):e}function t5(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let r=e.replace("-","");if(!(r in t.spacing))return R(e);let o=`--mantine-spacing-${r}`;
return e.startsWith("-")?`calc(var(${o}) * -1)`:`var(${o})`}return e}var ip={color:zm,textColor:Y2,fontSize:Q2,spacing:t5,radius:J2,identity:Z2,size:e5,lineHeight:W2,fontFamily:K2,border:F2};function r5(e){return e.replace("(min-width: ","").replace("em)","")}function o5({media:e,...t}){let r=Object.keys(e).sort((o,n)=>Number(r5(o))-Number(r5(n))).map(
o=>({query:o,styles:e[o]}));return{...t,media:r}}function SE(e){if(typeof e!="object"||e===null)return!1;let t=Object.keys(e);return!(t.length===1&&t[0]==="base")}function CE(e){return typeof e=="object"&&e!==
null?"base"in e?e.base:void 0:e}function zE(e){return typeof e=="object"&&e!==null?Le(e).filter(t=>t!=="base"):[]}function kE(e,t){return typeof e=="object"&&e!==
null&&t in e?e[t]:e}function n5({styleProps:e,data:t,theme:r}){return o5(Le(e).reduce((o,n)=>{if(n==="hiddenFrom"||n==="visibleFrom"||n==="sx")return o;let a=t[n],
i=Array.isArray(a.property)?a.property:[a.property],l=CE(e[n]);if(!SE(e[n]))return i.forEach(c=>{o.inlineStyles[c]=ip[a.type](l,r)}),o;o.hasResponsiveStyles=!0;
let s=zE(e[n]);return i.forEach(c=>{l!=null&&(o.styles[c]=ip[a.type](l,r)),s.forEach(u=>{let d=`(min-width: ${r.breakpoints[u]})`;o.media[d]={...o.media[d],[c]:ip[a.
type](kE(e[n],u),r)}})}),o},{hasResponsiveStyles:!1,styles:{},inlineStyles:{},media:{}}))}var a5=x(M(),1);function lp(){return`__m__-${(0,a5.useId)().replace(/[:«»]/g,"")}`}function cc(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...cc(o,t)}),{}):typeof e=="function"?e(t):e??{}}function TE(e){return e}var i5=TE;var l5=x(T(),1);function Ob(e){return e}function N(e){let t=e;return t.extend=Ob,t.withProps=r=>{let o=n=>(0,l5.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=
`WithProps(${t.displayName})`,o},t}function Wn(e){return N(e)}var s5=x(T(),1);function Ue(e){let t=e;return t.withProps=r=>{let o=n=>(0,s5.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=`WithProps(${t.displayName}\
)`,o},t.extend=Ob,t}function c5(e){return`data-${(e.startsWith("data-")?e.slice(5):e).replace(/([a-z])([A-Z])/g,"$1-$2").toLowerCase()}`}function RE(e){return Object.keys(e).reduce(
(t,r)=>{let o=e[r];return o===void 0||o===""||o===!1||o===null||(t[c5(r)]=e[r]),t},{})}function Mb(e){return e?typeof e=="string"?{[c5(e)]:!0}:Array.isArray(e)?
[...e].reduce((t,r)=>({...t,...Mb(r)}),{}):RE(e):null}function Db(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...Db(o,t)}),{}):typeof e=="function"?e(t):e??{}}function d5({theme:e,style:t,vars:r,styleProps:o}){
let n=Db(t,e),a=Db(r,e);return{...n,...a,...o}}var Vl=x(T(),1);function m5({component:e,style:t,__vars:r,className:o,variant:n,mod:a,size:i,hiddenFrom:l,visibleFrom:s,lightHidden:c,darkHidden:u,renderRoot:d,
__size:m,ref:f,...p}){let h=ot(),w=e||"div",{styleProps:g,rest:v}=uo(p),b=d2()?.()?.(g.sx),y=lp(),_=n5({styleProps:g,theme:h,data:q2}),C=u2(),S=C&&_.hasResponsiveStyles?
$2(_.styles,_.media):y,z={ref:f,style:d5({theme:h,style:t,vars:r,styleProps:_.inlineStyles}),className:xe(o,b,{[S]:_.hasResponsiveStyles,"mantine-light-hidden":c,
"mantine-dark-hidden":u,[`mantine-hidden-from-${l}`]:l,[`mantine-visible-from-${s}`]:s}),"data-variant":n,"data-size":Df(i)?void 0:i||void 0,size:m,...Mb(a),...v};
return(0,Vl.jsxs)(Vl.Fragment,{children:[_.hasResponsiveStyles&&(0,Vl.jsx)(Il,{selector:`.${S}`,styles:_.styles,media:_.media,deduplicate:C}),typeof d=="functio\
n"?d(z):(0,Vl.jsx)(w,{...z})]})}m5.displayName="@mantine/core/Box";var E=i5(m5);var dc=x(M(),1);var EE=x(T(),1),AE=(0,dc.createContext)({dir:"ltr",toggleDirection:()=>{},setDirection:()=>{}});function fo(){return(0,dc.use)(AE)}var Bb=x(M(),1);var Ul=x(T(),1),NE={transitionDuration:200,transitionTimingFunction:"ease",animateOpacity:!0,orientation:"vertical",keepMounted:!0,keepMountedMode:"activity"},Pb=N(
e=>{let{children:t,expanded:r,transitionDuration:o,transitionTimingFunction:n,style:a,onTransitionEnd:i,onTransitionStart:l,animateOpacity:s,keepMounted:c,keepMountedMode:u,
ref:d,orientation:m,...f}=k("Collapse",NE,e),p=Qo(),h=ot(),w=Bl(),g=h.respectReducedMotion&&w?0:o,v=(m==="horizontal"?wb:bb)({expanded:r,transitionDuration:g,transitionTimingFunction:n,
onTransitionEnd:i,onTransitionStart:l,keepMounted:!1});if(g===0)return c===!0&&(u==="display-none"||p!=="test")?u==="display-none"?(0,Ul.jsx)(E,{...f,style:{...cc(
a,h),...r?{}:{display:"none"}},ref:d,children:t}):(0,Ul.jsx)(Bb.Activity,{mode:r?"visible":"hidden",children:(0,Ul.jsx)(E,{...f,style:a,ref:d,children:t})}):r?(0,Ul.jsx)(
E,{...f,style:a,ref:d,children:t}):null;let b=v.state==="exited",y;return c===!1?y=b?null:t:c===!0?y=u==="display-none"?t:(0,Ul.jsx)(Bb.Activity,{mode:b?"hidden":
"visible",children:t}):y=t,(0,Ul.jsx)(E,{...f,...v.getCollapseProps({style:{opacity:r||!s?1:0,transition:s?`opacity ${g}ms ${n}`:"none",...cc(a,h),...c&&u==="di\
splay-none"&&b?{display:"none"}:{}},ref:d}),children:y})});Pb.displayName="@mantine/core/Collapse";var[u5,jt]=Mt("ScrollArea.Root component was not found in tree");var f5=x(M(),1);function Zo(e,t){let r=(0,f5.useEffectEvent)(t);Tt(()=>{let o=0;if(e){let n=new ResizeObserver(()=>{cancelAnimationFrame(o),o=window.requestAnimationFrame(r)});
return n.observe(e),()=>{window.cancelAnimationFrame(o),n.unobserve(e)}}},[e])}var Lb=x(M(),1),jb=x(T(),1);function OE(e){let{style:t,...r}=e,o=jt(),[n,a]=(0,Lb.useState)(0),[i,l]=(0,Lb.useState)(0),s=!!(n&&i);return Zo(o.scrollbarX,()=>{let c=o.
scrollbarX?.offsetHeight||0;o.onCornerHeightChange(c),l(c)}),Zo(o.scrollbarY,()=>{let c=o.scrollbarY?.offsetWidth||0;o.onCornerWidthChange(c),a(c)}),s?(0,jb.jsx)(
"div",{...r,style:{...t,width:n,height:i}}):null}function p5(e){let t=jt(),r=!!(t.scrollbarX&&t.scrollbarY);return t.type!=="scroll"&&r?(0,jb.jsx)(OE,{...e}):null}var Jn=x(M(),1);var Hb=x(T(),1),ME={scrollHideDelay:1e3,type:"hover"};function Ib(e){let{type:t,scrollHideDelay:r,scrollbars:o,getStyles:n,ref:a,...i}=k("ScrollAreaRoot",ME,e),
[l,s]=(0,Jn.useState)(null),[c,u]=(0,Jn.useState)(null),[d,m]=(0,Jn.useState)(null),[f,p]=(0,Jn.useState)(null),[h,w]=(0,Jn.useState)(null),[g,v]=(0,Jn.useState)(
0),[b,y]=(0,Jn.useState)(0),[_,C]=(0,Jn.useState)(!1),[S,z]=(0,Jn.useState)(!1),I=ke(a,s);return(0,Hb.jsx)(u5,{value:{type:t,scrollHideDelay:r,scrollArea:l,viewport:c,
onViewportChange:u,content:d,onContentChange:m,scrollbarX:f,onScrollbarXChange:p,scrollbarXEnabled:_,onScrollbarXEnabledChange:C,scrollbarY:h,onScrollbarYChange:w,
scrollbarYEnabled:S,onScrollbarYEnabledChange:z,onCornerWidthChange:v,onCornerHeightChange:y,getStyles:n},children:(0,Hb.jsx)(E,{...i,ref:I,__vars:{"--sa-corner\
-width":o!=="xy"?"0px":`${g}px`,"--sa-corner-height":o!=="xy"?"0px":`${b}px`}})})}Ib.displayName="@mantine/core/ScrollAreaRoot";function sp(e,t){let r=e/t;return Number.isNaN(r)?0:r}function Di(e){let t=sp(e.viewport,e.content),r=e.scrollbar.paddingStart+e.scrollbar.paddingEnd,o=(e.scrollbar.size-r)*t;return Math.max(o,18)}function cp(e,t){return r=>{if(e[0]===e[1]||t[0]===t[1])return t[0];let o=(t[1]-t[0])/(e[1]-e[0]);return t[0]+o*(r-e[0])}}function DE(e,[t,r]){return Math.min(r,Math.max(t,e))}function Vb(e,t,r="ltr"){let o=Di(t),n=t.scrollbar.paddingStart+t.scrollbar.paddingEnd,a=t.scrollbar.size-
n,i=t.content-t.viewport,l=a-o,s=DE(e,r==="ltr"?[0,i]:[i*-1,0]);return cp([0,i],[0,l])(s)}function h5(e,t,r,o="ltr"){let n=Di(r),a=n/2,i=t||a,l=n-i,s=r.scrollbar.paddingStart+i,c=r.scrollbar.size-r.scrollbar.paddingEnd-l,u=r.content-r.viewport,d=o===
"ltr"?[0,u]:[u*-1,0];return cp([s,c],d)(e)}function dp(e,t){return e>0&&e<t}function mc(e){return e?parseInt(e,10):0}function ea(e,t,{checkForDefaultPrevented:r=!0}={}){return o=>{e?.(o),(r===!1||!o.defaultPrevented)&&t?.(o)}}var[g5,Ub]=Mt("ScrollAreaScrollbar was not found in tree");var ta=x(M(),1);var Gb=x(T(),1);function mp(e){let{sizes:t,hasThumb:r,onThumbChange:o,onThumbPointerUp:n,onThumbPointerDown:a,onThumbPositionChange:i,onDragScroll:l,onWheelScroll:s,
onResize:c,ref:u,...d}=e,m=jt(),[f,p]=(0,ta.useState)(null),h=ke(u,p),w=(0,ta.useRef)(null),g=(0,ta.useRef)(""),v=t.content-t.viewport,b=(0,ta.useEffectEvent)(S=>s(
S,v)),y=zi(i),_=Ao(c,10),C=S=>{if(w.current){let z=S.clientX-w.current.left,I=S.clientY-w.current.top;l({x:z,y:I})}};return(0,ta.useEffect)(()=>{if(!f)return;let S=z=>b(
z);return f.addEventListener("wheel",S,{passive:!1}),()=>f.removeEventListener("wheel",S)},[f]),(0,ta.useEffect)(y,[t,y]),Zo(f,_),Zo(m.content,_),(0,Gb.jsx)(g5,
{value:{scrollbar:f,hasThumb:r,onThumbChange:zi(o),onThumbPointerUp:zi(n),onThumbPositionChange:y,onThumbPointerDown:zi(a)},children:(0,Gb.jsx)("div",{...d,ref:h,
"data-mantine-scrollbar":!0,style:{position:"absolute",...d.style},onPointerDown:ea(e.onPointerDown,S=>{S.preventDefault(),S.button===0&&(S.target.setPointerCapture(
S.pointerId),w.current=f.getBoundingClientRect(),g.current=document.body.style.webkitUserSelect,document.body.style.webkitUserSelect="none",C(S))}),onPointerMove:ea(
e.onPointerMove,C),onPointerUp:ea(e.onPointerUp,S=>{let z=S.target;z.hasPointerCapture(S.pointerId)&&(S.preventDefault(),z.releasePointerCapture(S.pointerId))}),
onLostPointerCapture:()=>{document.body.style.webkitUserSelect=g.current,w.current=null}})})}var uc=x(M(),1);var v5=x(T(),1),$b=e=>{let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=jt(),[l,s]=(0,uc.useState)(),c=(0,uc.useRef)(null),u=ke(n,c,i.onScrollbarXChange);return(0,uc.useEffect)(
()=>{c.current&&s(getComputedStyle(c.current))},[c]),(0,v5.jsx)(mp,{"data-orientation":"horizontal",...a,ref:u,sizes:t,style:{...o,"--sa-thumb-width":`${Di(t)}p\
x`},onThumbPointerDown:d=>e.onThumbPointerDown(d.x),onDragScroll:d=>e.onDragScroll(d.x),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.viewport.scrollLeft+d.deltaX;
e.onWheelScroll(f),dp(f,m)&&d.preventDefault()}},onResize:()=>{c.current&&i.viewport&&l&&r({content:i.viewport.scrollWidth,viewport:i.viewport.offsetWidth,scrollbar:{
size:c.current.clientWidth,paddingStart:mc(l.paddingLeft),paddingEnd:mc(l.paddingRight)}})}})};$b.displayName="@mantine/core/ScrollAreaScrollbarX";var fc=x(M(),1);var b5=x(T(),1);function qb(e){let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=jt(),[l,s]=(0,fc.useState)(),c=(0,fc.useRef)(null),u=ke(n,c,i.onScrollbarYChange);
return(0,fc.useEffect)(()=>{c.current&&s(window.getComputedStyle(c.current))},[]),(0,b5.jsx)(mp,{...a,"data-orientation":"vertical",ref:u,sizes:t,style:{"--sa-t\
humb-height":`${Di(t)}px`,...o},onThumbPointerDown:d=>e.onThumbPointerDown(d.y),onDragScroll:d=>e.onDragScroll(d.y),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.
viewport.scrollTop+d.deltaY;e.onWheelScroll(f),dp(f,m)&&d.preventDefault()}},onResize:()=>{c.current&&i.viewport&&l&&r({content:i.viewport.scrollHeight,viewport:i.
viewport.offsetHeight,scrollbar:{size:c.current.clientHeight,paddingStart:mc(l.paddingTop),paddingEnd:mc(l.paddingBottom)}})}})}qb.displayName="@mantine/core/Sc\
rollAreaScrollbarY";var km=x(M(),1),Yb=x(T(),1);function Gl(e){let{orientation:t="vertical",...r}=e,{dir:o}=fo(),n=jt(),a=(0,km.useRef)(null),i=(0,km.useRef)(0),[l,s]=(0,km.useState)(
{content:0,viewport:0,scrollbar:{size:0,paddingStart:0,paddingEnd:0}}),c=sp(l.viewport,l.content),u={...r,sizes:l,onSizesChange:s,hasThumb:c>0&&c<1,onThumbChange:m=>{
a.current=m},onThumbPointerUp:()=>{i.current=0},onThumbPointerDown:m=>{i.current=m}},d=(m,f)=>h5(m,i.current,l,f);return t==="horizontal"?(0,Yb.jsx)($b,{...u,onThumbPositionChange:()=>{
if(n.viewport&&a.current){let m=n.viewport.scrollLeft,f=Vb(m,l,o);a.current.style.transform=`translate3d(${f}px, 0, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.
scrollLeft=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollLeft=d(m,o))}}):t==="vertical"?(0,Yb.jsx)(qb,{...u,onThumbPositionChange:()=>{if(n.viewport&&a.current){
let m=n.viewport.scrollTop,f=Vb(m,l);l.scrollbar.size===0?a.current.style.setProperty("--thumb-opacity","0"):a.current.style.setProperty("--thumb-opacity","1"),
a.current.style.transform=`translate3d(0, ${f}px, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.scrollTop=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollTop=
d(m))}}):null}Gl.displayName="@mantine/core/ScrollAreaScrollbarVisible";var y5=x(M(),1);var w5=x(T(),1);function Tm(e){let t=jt(),{forceMount:r,...o}=e,[n,a]=(0,y5.useState)(!1),i=e.orientation==="horizontal",l=Ao(()=>{if(t.viewport){let s=t.viewport.
offsetWidth<t.viewport.scrollWidth,c=t.viewport.offsetHeight<t.viewport.scrollHeight;a(i?s:c)}},10);return Zo(t.viewport,l),Zo(t.content,l),r||n?(0,w5.jsx)(Gl,{
"data-state":n?"visible":"hidden",...o}):null}Tm.displayName="@mantine/core/ScrollAreaScrollbarAuto";var up=x(M(),1),x5=x(T(),1);function Fb(e){let{forceMount:t,...r}=e,o=jt(),[n,a]=(0,up.useState)(!1);return(0,up.useEffect)(()=>{let{scrollArea:i}=o,l=0;if(i){let s=()=>{
window.clearTimeout(l),a(!0)},c=()=>{l=window.setTimeout(()=>a(!1),o.scrollHideDelay)};return i.addEventListener("pointerenter",s),i.addEventListener("pointerle\
ave",c),()=>{window.clearTimeout(l),i.removeEventListener("pointerenter",s),i.removeEventListener("pointerleave",c)}}},[o.scrollArea,o.scrollHideDelay]),t||n?(0,x5.jsx)(
Tm,{"data-state":n?"visible":"hidden",...r}):null}Fb.displayName="@mantine/core/ScrollAreaScrollbarHover";var Rm=x(M(),1);var _5=x(T(),1);function S5(e){let{forceMount:t,...r}=e,o=jt(),n=e.orientation==="horizontal",[a,i]=(0,Rm.useState)("hidden"),l=Ao(()=>i("idle"),100);return(0,Rm.useEffect)(
()=>{if(a==="idle"){let s=window.setTimeout(()=>i("hidden"),o.scrollHideDelay);return()=>window.clearTimeout(s)}},[a,o.scrollHideDelay]),(0,Rm.useEffect)(()=>{let{
viewport:s}=o,c=n?"scrollLeft":"scrollTop";if(s){let u=s[c],d=()=>{let m=s[c];u!==m&&(i("scrolling"),l()),u=m};return s.addEventListener("scroll",d),()=>s.removeEventListener(
"scroll",d)}},[o.viewport,n,l]),t||a!=="hidden"?(0,_5.jsx)(Gl,{"data-state":a==="hidden"?"hidden":"visible",...r,onPointerEnter:ea(e.onPointerEnter,()=>i("inter\
acting")),onPointerLeave:ea(e.onPointerLeave,()=>i("idle"))}):null}var C5=x(M(),1),Em=x(T(),1);function fp(e){let{forceMount:t,...r}=e,o=jt(),{onScrollbarXEnabledChange:n,onScrollbarYEnabledChange:a}=o,i=e.orientation==="horizo\
ntal";return(0,C5.useEffect)(()=>(i?n(!0):a(!0),()=>{i?n(!1):a(!1)}),[i,n,a]),o.type==="hover"?(0,Em.jsx)(Fb,{...r,forceMount:t}):o.type==="scroll"?(0,Em.jsx)(S5,
{...r,forceMount:t}):o.type==="auto"?(0,Em.jsx)(Tm,{...r,forceMount:t}):o.type==="always"?(0,Em.jsx)(Gl,{...r}):null}fp.displayName="@mantine/core/ScrollAreaScr\
ollbar";function z5(e,t=()=>{}){let r={left:e.scrollLeft,top:e.scrollTop},o=0;return(function n(){let a={left:e.scrollLeft,top:e.scrollTop},i=r.left!==a.left,l=r.top!==
a.top;(i||l)&&t(),r=a,o=window.requestAnimationFrame(n)})(),()=>window.cancelAnimationFrame(o)}var pp=x(M(),1);var Xb=x(T(),1);function k5(e){let{style:t,ref:r,...o}=e,n=jt(),a=Ub(),{onThumbPositionChange:i}=a,l=ke(r,a.onThumbChange),s=(0,pp.useRef)(void 0),c=Ao(()=>{s.current&&
(s.current(),s.current=void 0)},100);return(0,pp.useEffect)(()=>{let{viewport:u}=n;if(u){let d=()=>{if(c(),!s.current){let m=z5(u,i);s.current=m,i()}};return i(),
u.addEventListener("scroll",d),()=>{u.removeEventListener("scroll",d),s.current?.(),s.current=void 0}}},[n.viewport,c,i]),(0,Xb.jsx)("div",{"data-state":a.hasThumb?
"visible":"hidden",...o,ref:l,style:{width:"var(--sa-thumb-width)",height:"var(--sa-thumb-height)",...t},onPointerDownCapture:ea(e.onPointerDownCapture,u=>{let d=u.
target.getBoundingClientRect(),m=u.clientX-d.left,f=u.clientY-d.top;a.onThumbPointerDown({x:m,y:f})}),onPointerUp:ea(e.onPointerUp,a.onThumbPointerUp)})}k5.displayName=
"@mantine/core/ScrollAreaThumb";function hp(e){let{forceMount:t,...r}=e,o=Ub();return t||o.hasThumb?(0,Xb.jsx)(k5,{...r}):null}hp.displayName="@mantine/core/Scr\
ollAreaThumb";var Kb=x(T(),1);function Qb({children:e,style:t,ref:r,onWheel:o,...n}){let a=jt(),i=ke(r,a.onViewportChange);return(0,Kb.jsx)(E,{...n,ref:i,onWheel:s=>{if(o?.(s),
a.scrollbarXEnabled&&a.viewport&&s.shiftKey){let{scrollTop:c,scrollHeight:u,clientHeight:d,scrollWidth:m,clientWidth:f}=a.viewport,p=c<1,h=c>=u-d-1;m>f&&(p||h)&&
s.stopPropagation()}},"data-scrollarea-viewport":!0,style:{overflowX:a.scrollbarXEnabled?"scroll":"hidden",overflowY:a.scrollbarYEnabled?"scroll":"hidden",...t},
children:(0,Kb.jsx)("div",{...a.getStyles("content"),ref:a.onContentChange,children:e})})}Qb.displayName="@mantine/core/ScrollAreaViewport";var gp={root:"m_d57069b5",content:"m_b1336c6",viewport:"m_c0783ff9",viewportInner:"m_f8f631dd",scrollbar:"m_c44ba933",thumb:"m_d8b5e363",corner:"m_21657268"};var rr=x(M(),1);var Jo=x(T(),1);var W=x(M(),1);function vp(){return typeof window<"u"}function Bi(e){return Wb(e)?(e.nodeName||"").toLowerCase():"#document"}function _r(e){var t;return(e==null||(t=e.ownerDocument)==
null?void 0:t.defaultView)||window}function oa(e){var t;return(t=(Wb(e)?e.ownerDocument:e.document)||window.document)==null?void 0:t.documentElement}function Wb(e){
return vp()?e instanceof Node||e instanceof _r(e).Node:!1}function ct(e){return vp()?e instanceof Element||e instanceof _r(e).Element:!1}function po(e){return vp()?
e instanceof HTMLElement||e instanceof _r(e).HTMLElement:!1}function pc(e){return!vp()||typeof ShadowRoot>"u"?!1:e instanceof ShadowRoot||e instanceof _r(e).ShadowRoot}
function Am(e){let{overflow:t,overflowX:r,overflowY:o,display:n}=Oo(e);return/auto|scroll|overlay|hidden|clip/.test(t+o+r)&&n!=="inline"&&n!=="contents"}function T5(e){
return/^(table|td|th)$/.test(Bi(e))}function Nm(e){try{if(e.matches(":popover-open"))return!0}catch{}try{return e.matches(":modal")}catch{return!1}}var BE=/transform|translate|scale|rotate|perspective|filter/,
PE=/paint|layout|strict|content/,$l=e=>!!e&&e!=="none",Zb;function bp(e){let t=ct(e)?Oo(e):e;return $l(t.transform)||$l(t.translate)||$l(t.scale)||$l(t.rotate)||
$l(t.perspective)||!hc()&&($l(t.backdropFilter)||$l(t.filter))||BE.test(t.willChange||"")||PE.test(t.contain||"")}function R5(e){let t=ra(e);for(;po(t)&&!na(t);){
if(bp(t))return t;if(Nm(t))return null;t=ra(t)}return null}function hc(){return Zb==null&&(Zb=typeof CSS<"u"&&CSS.supports&&CSS.supports("-webkit-backdrop-filte\
r","none")),Zb}function na(e){return/^(html|body|#document)$/.test(Bi(e))}function Oo(e){return _r(e).getComputedStyle(e)}function Om(e){return ct(e)?{scrollLeft:e.
scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function ra(e){if(Bi(e)==="html")return e;let t=e.assignedSlot||e.parentNode||pc(e)&&
e.host||oa(e);return pc(t)?t.host:t}function E5(e){let t=ra(e);return na(t)?(e.ownerDocument||e).body:po(t)&&Am(t)?t:E5(t)}function Zr(e,t,r){var o;t===void 0&&
(t=[]),r===void 0&&(r=!0);let n=E5(e),a=n===((o=e.ownerDocument)==null?void 0:o.body),i=_r(n);if(a){let l=yp(i);return t.concat(i,i.visualViewport||[],Am(n)?n:[],
l&&r?Zr(l):[])}else return t.concat(n,Zr(n,[],r))}function yp(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var gc=x(M(),1),L5=x(M(),1);var O5=["top","right","bottom","left"];var Mo=Math.min,ho=Math.max,Dm=Math.round,Bm=Math.floor,aa=e=>({x:e,y:e}),LE={left:"right",right:"left",bottom:"top",top:"bottom"};function Jb(e,t,r){return ho(
e,Mo(t,r))}function Cn(e,t){return typeof e=="function"?e(t):e}function zn(e){return e.split("-")[0]}function ql(e){return e.split("-")[1]}function xp(e){return e===
"x"?"y":"x"}function _p(e){return e==="y"?"height":"width"}function Wo(e){let t=e[0];return t==="t"||t==="b"?"y":"x"}function Sp(e){return xp(Wo(e))}function M5(e,t,r){
r===void 0&&(r=!1);let o=ql(e),n=Sp(e),a=_p(n),i=n==="x"?o===(r?"end":"start")?"right":"left":o==="start"?"bottom":"top";return t.reference[a]>t.floating[a]&&(i=
Mm(i)),[i,Mm(i)]}function D5(e){let t=Mm(e);return[wp(e),t,wp(t)]}function wp(e){return e.includes("start")?e.replace("start","end"):e.replace("end","start")}var A5=[
"left","right"],N5=["right","left"],jE=["top","bottom"],HE=["bottom","top"];function IE(e,t,r){switch(e){case"top":case"bottom":return r?t?N5:A5:t?A5:N5;case"le\
ft":case"right":return t?jE:HE;default:return[]}}function B5(e,t,r,o){let n=ql(e),a=IE(zn(e),r==="start",o);return n&&(a=a.map(i=>i+"-"+n),t&&(a=a.concat(a.map(
wp)))),a}function Mm(e){let t=zn(e);return LE[t]+e.slice(t.length)}function VE(e){var t,r,o,n;return{top:(t=e.top)!=null?t:0,right:(r=e.right)!=null?r:0,bottom:(o=
e.bottom)!=null?o:0,left:(n=e.left)!=null?n:0}}function Cp(e){return typeof e!="number"?VE(e):{top:e,right:e,bottom:e,left:e}}function kn(e){let{x:t,y:r,width:o,
height:n}=e;return{width:o,height:n,top:r,left:t,right:t+o,bottom:r+n,x:t,y:r}}function j5(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function H5(){let e=navigator.userAgentData;return e&&Array.
isArray(e.brands)?e.brands.map(t=>{let{brand:r,version:o}=t;return r+"/"+o}).join(" "):navigator.userAgent}function I5(){return/apple/i.test(navigator.vendor)}function V5(){return j5().toLowerCase().startsWith("mac")&&!navigator.maxTouchPoints}function UE(){return H5().includes("jsdom/")}var P5="data-floating-ui-focus\
able",GE="input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])";function e0(e){let t=e.activeElement;for(;((r=t)==null||(r=r.shadowRoot)==null?void 0:r.activeElement)!=null;){var r;t=t.shadowRoot.activeElement}return t}function vc(e,t){
if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&pc(r)){let o=t;for(;o;){if(e===o)return!0;o=o.parentNode||o.
host}}return!1}function Yl(e){return"composedPath"in e?e.composedPath()[0]:e.target}function zp(e,t){if(t==null)return!1;if("composedPath"in e)return e.composedPath().
includes(t);let r=e;return r.target!=null&&t.contains(r.target)}function U5(e){return e.matches("html,body")}function Pi(e){return e?.ownerDocument||document}function G5(e){
return po(e)&&e.matches(GE)}function $5(e){if(!e||UE())return!0;try{return e.matches(":focus-visible")}catch{return!0}}function q5(e){return e?e.hasAttribute(P5)?e:e.querySelector("["+P5+"\
]")||e:null}function Pm(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...Pm(
e,n.id,r)])}function Y5(e){return"nativeEvent"in e}function kp(e,t){let r=["mouse","pen"];return t||r.push("",void 0),r.includes(e)}var $E=typeof document<"u",qE=function(){},Tn=$E?L5.useLayoutEffect:qE,YE={...gc};
function Lm(e){let t=gc.useRef(e);return Tn(()=>{t.current=e}),t}var FE=YE.useInsertionEffect,XE=FE||(e=>e());function Rn(e){let t=gc.useRef(()=>{});return XE(()=>{
t.current=e}),gc.useCallback(function(){for(var r=arguments.length,o=new Array(r),n=0;n<r;n++)o[n]=arguments[n];return t.current==null?void 0:t.current(...o)},[])}var Op=x(T(),1);var DS=x(Ri(),1);function F5(e,t,r){let{reference:o,floating:n}=e,a=Wo(t),i=Sp(t),l=_p(i),s=zn(t),c=a==="y",u=o.x+o.width/2-n.width/2,d=o.y+o.height/2-n.height/2,m=o[l]/2-n[l]/2,
f;switch(s){case"top":f={x:u,y:o.y-n.height};break;case"bottom":f={x:u,y:o.y+o.height};break;case"right":f={x:o.x+o.width,y:d};break;case"left":f={x:o.x-n.width,
y:d};break;default:f={x:o.x,y:o.y}}let p=ql(t);return p&&(f[i]+=m*(p==="end"?1:-1)*(r&&c?-1:1)),f}async function Q5(e,t){var r;t===void 0&&(t={});let{x:o,y:n,platform:a,
rects:i,elements:l,strategy:s}=e,{boundary:c="clippingAncestors",rootBoundary:u="viewport",elementContext:d="floating",altBoundary:m=!1,padding:f=0}=Cn(t,e),p=Cp(
f),w=l[m?d==="floating"?"reference":"floating":d],g=kn(await a.getClippingRect({element:(r=await(a.isElement==null?void 0:a.isElement(w)))==null||r?w:w.contextElement||
await(a.getDocumentElement==null?void 0:a.getDocumentElement(l.floating)),boundary:c,rootBoundary:u,strategy:s})),v=d==="floating"?{x:o,y:n,width:i.floating.width,
height:i.floating.height}:i.reference,b=await(a.getOffsetParent==null?void 0:a.getOffsetParent(l.floating)),y=await(a.isElement==null?void 0:a.isElement(b))&&await(a.
getScale==null?void 0:a.getScale(b))||{x:1,y:1},_=kn(a.convertOffsetParentRelativeRectToViewportRelativeRect?await a.convertOffsetParentRelativeRectToViewportRelativeRect(
{elements:l,rect:v,offsetParent:b,strategy:s}):v);return{top:(g.top-_.top+p.top)/y.y,bottom:(_.bottom-g.bottom+p.bottom)/y.y,left:(g.left-_.left+p.left)/y.x,right:(_.
right-g.right+p.right)/y.x}}var KE=50,Z5=async(e,t,r)=>{let{placement:o="bottom",strategy:n="absolute",middleware:a=[],platform:i}=r,l=i.detectOverflow?i:{...i,
detectOverflow:Q5},s=await(i.isRTL==null?void 0:i.isRTL(t)),c=await i.getElementRects({reference:e,floating:t,strategy:n}),{x:u,y:d}=F5(c,o,s),m=o,f=0,p={};for(let h=0;h<
a.length;h++){let w=a[h];if(!w)continue;let{name:g,fn:v}=w,{x:b,y,data:_,reset:C}=await v({x:u,y:d,initialPlacement:o,placement:m,strategy:n,middlewareData:p,rects:c,
platform:l,elements:{reference:e,floating:t}});u=b??u,d=y??d,p[g]={...p[g],..._},C&&f<KE&&(f++,typeof C=="object"&&(C.placement&&(m=C.placement),C.rects&&(c=C.rects===
!0?await i.getElementRects({reference:e,floating:t,strategy:n}):C.rects),{x:u,y:d}=F5(c,m,s)),h=-1)}return{x:u,y:d,placement:m,strategy:n,middlewareData:p}},W5=e=>({
name:"arrow",options:e,async fn(t){let{x:r,y:o,placement:n,rects:a,platform:i,elements:l,middlewareData:s}=t,{element:c,padding:u=0}=Cn(e,t)||{};if(c==null)return{};
let d=Cp(u),m={x:r,y:o},f=Sp(n),p=_p(f),h=await i.getDimensions(c),w=f==="y",g=w?"top":"left",v=w?"bottom":"right",b=w?"clientHeight":"clientWidth",y=a.reference[p]+
a.reference[f]-m[f]-a.floating[p],_=m[f]-a.reference[f],C=await(i.getOffsetParent==null?void 0:i.getOffsetParent(c)),S=C?C[b]:0;(!S||!await(i.isElement==null?void 0:
i.isElement(C)))&&(S=l.floating[b]||a.floating[p]);let z=y/2-_/2,I=S/2-h[p]/2-1,D=Mo(d[g],I),X=Mo(d[v],I),U=S-h[p]-X,V=S/2-h[p]/2+z,A=Jb(D,V,U),F=!s.arrow&&ql(n)!=
null&&V!==A&&a.reference[p]/2-(V<D?D:X)-h[p]/2<0,L=F?V<D?V-D:V-U:0;return{[f]:m[f]+L,data:{[f]:A,centerOffset:V-A-L,...F&&{alignmentOffset:L}},reset:F}}});var J5=function(e){return e===void 0&&(e={}),{name:"flip",options:e,async fn(t){var r,o;let{placement:n,middlewareData:a,rects:i,initialPlacement:l,platform:s,elements:c}=t,
{mainAxis:u=!0,crossAxis:d=!0,fallbackPlacements:m,fallbackStrategy:f="bestFit",fallbackAxisSideDirection:p="none",flipAlignment:h=!0,...w}=Cn(e,t);if((r=a.arrow)!=
null&&r.alignmentOffset)return{};let g=zn(n),v=Wo(l),b=zn(l)===l,y=await(s.isRTL==null?void 0:s.isRTL(c.floating)),_=m||(b||!h?[Mm(l)]:D5(l)),C=p!=="none";!m&&C&&
_.push(...B5(l,h,p,y));let S=[l,..._],z=await s.detectOverflow(t,w),I=[],D=((o=a.flip)==null?void 0:o.overflows)||[];if(u&&I.push(z[g]),d){let A=M5(n,i,y);I.push(
z[A[0]],z[A[1]])}if(D=[...D,{placement:n,overflows:I}],!I.every(A=>A<=0)){var X,U;let A=(((X=a.flip)==null?void 0:X.index)||0)+1,F=S[A];if(F&&(!(d==="alignment"?
v!==Wo(F):!1)||D.every(O=>Wo(O.placement)===v?O.overflows[0]>0:!0)))return{data:{index:A,overflows:D},reset:{placement:F}};let L=(U=D.filter(P=>P.overflows[0]<=
0).sort((P,O)=>P.overflows[1]-O.overflows[1])[0])==null?void 0:U.placement;if(!L)switch(f){case"bestFit":{var V;let P=(V=D.filter(O=>{if(C){let j=Wo(O.placement);
return j===v||j==="y"}return!0}).map(O=>[O.placement,O.overflows.filter(j=>j>0).reduce((j,Y)=>j+Y,0)]).sort((O,j)=>O[1]-j[1])[0])==null?void 0:V[0];P&&(L=P);break}case"\
initialPlacement":L=l;break}if(n!==L)return{reset:{placement:L}}}return{}}}};function X5(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.
height,left:e.left-t.width}}function K5(e){return O5.some(t=>e[t]>=0)}var eS=function(e){return e===void 0&&(e={}),{name:"hide",options:e,async fn(t){let{rects:r,
platform:o}=t,{strategy:n="referenceHidden",...a}=Cn(e,t);switch(n){case"referenceHidden":{let i=await o.detectOverflow(t,{...a,elementContext:"reference"}),l=X5(
i,r.reference);return{data:{referenceHiddenOffsets:l,referenceHidden:K5(l)}}}case"escaped":{let i=await o.detectOverflow(t,{...a,altBoundary:!0}),l=X5(i,r.floating);
return{data:{escapedOffsets:l,escaped:K5(l)}}}default:return{}}}}};function tS(e){let t=Mo(...e.map(a=>a.left)),r=Mo(...e.map(a=>a.top)),o=ho(...e.map(a=>a.right)),
n=ho(...e.map(a=>a.bottom));return{x:t,y:r,width:o-t,height:n-r}}function QE(e){let t=e.slice().sort((n,a)=>n.y-a.y),r=[],o=null;for(let n=0;n<t.length;n++){let a=t[n];
!o||a.y-o.y>o.height/2?r.push([a]):r[r.length-1].push(a),o=a}return r.map(n=>kn(tS(n)))}var rS=function(e){return e===void 0&&(e={}),{name:"inline",options:e,async fn(t){
let{placement:r,elements:o,rects:n,platform:a,strategy:i}=t,{padding:l=2,x:s,y:c}=Cn(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(o.reference))||
[]);if(!u.length)return{};let d=QE(u),m=kn(tS(u)),f=Cp(l);function p(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&s!=null&&c!=null)return d.
find(w=>s>w.left-f.left&&s<w.right+f.right&&c>w.top-f.top&&c<w.bottom+f.bottom)||m;if(d.length>=2){if(Wo(r)==="y"){let C=d[0],S=d[d.length-1],z=zn(r)==="top",I=C.
top,D=S.bottom,X=z?C.left:S.left,U=z?C.right:S.right;return kn({x:X,y:I,width:U-X,height:D-I})}let w=zn(r)==="left",g=ho(...d.map(C=>C.right)),v=Mo(...d.map(C=>C.
left)),b=d.filter(C=>w?C.left===v:C.right===g),y=b[0].top,_=b[b.length-1].bottom;return kn({x:v,y,width:g-v,height:_-y})}return m}let h=await a.getElementRects(
{reference:{getBoundingClientRect:p},floating:o.floating,strategy:i});return n.reference.x!==h.reference.x||n.reference.y!==h.reference.y||n.reference.width!==h.
reference.width||n.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},oS=new Set(["left","top"]);async function ZE(e,t){let{placement:r,platform:o,elements:n}=e,
a=await(o.isRTL==null?void 0:o.isRTL(n.floating)),i=zn(r),l=ql(r),s=Wo(r)==="y",c=oS.has(i)?-1:1,u=a&&s?-1:1,d=Cn(t,e),{mainAxis:m,crossAxis:f,alignmentAxis:p}=typeof d==
"number"?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return l&&typeof p=="number"&&
(f=l==="end"?p*-1:p),s?{x:f*u,y:m*c}:{x:m*c,y:f*u}}var nS=function(e){return e===void 0&&(e=0),{name:"offset",options:e,async fn(t){var r,o;let{x:n,y:a,placement:i,
middlewareData:l}=t,s=await ZE(t,e);return i===((r=l.offset)==null?void 0:r.placement)&&(o=l.arrow)!=null&&o.alignmentOffset?{}:{x:n+s.x,y:a+s.y,data:{...s,placement:i}}}}},
aS=function(e){return e===void 0&&(e={}),{name:"shift",options:e,async fn(t){let{x:r,y:o,placement:n,platform:a}=t,{mainAxis:i=!0,crossAxis:l=!1,limiter:s={fn:v=>{
let{x:b,y}=v;return{x:b,y}}},...c}=Cn(e,t),u={x:r,y:o},d=await a.detectOverflow(t,c),m=Wo(n),f=xp(m),p=u[f],h=u[m],w=(v,b)=>Jb(b+d[v==="y"?"top":"left"],b,b-d[v===
"y"?"bottom":"right"]);i&&(p=w(f,p)),l&&(h=w(m,h));let g=s.fn({...t,[f]:p,[m]:h});return{...g,data:{x:g.x-r,y:g.y-o,enabled:{[f]:i,[m]:l}}}}}},iS=function(e){return e===
void 0&&(e={}),{options:e,fn(t){var r,o;let{x:n,y:a,placement:i,rects:l,middlewareData:s}=t,{offset:c=0,mainAxis:u=!0,crossAxis:d=!0}=Cn(e,t),m={x:n,y:a},f=Wo(i),
p=xp(f),h=m[p],w=m[f],g=Cn(c,t),v=typeof g=="number"?{mainAxis:g,crossAxis:0}:{mainAxis:(r=g.mainAxis)!=null?r:0,crossAxis:(o=g.crossAxis)!=null?o:0};if(u){let _=p===
"y"?"height":"width",C=l.reference[p]-l.floating[_]+v.mainAxis,S=l.reference[p]+l.reference[_]-v.mainAxis;h<C?h=C:h>S&&(h=S)}if(d){var b,y;let _=p==="y"?"width":
"height",C=oS.has(zn(i)),S=l.reference[f]-l.floating[_]+(C&&((b=s.offset)==null?void 0:b[f])||0)+(C?0:v.crossAxis),z=l.reference[f]+l.reference[_]+(C?0:((y=s.offset)==
null?void 0:y[f])||0)-(C?v.crossAxis:0);w<S?w=S:w>z&&(w=z)}return{[p]:h,[f]:w}}}},lS=function(e){return e===void 0&&(e={}),{name:"size",options:e,async fn(t){let{
placement:r,rects:o,platform:n,elements:a}=t,{apply:i=()=>{},...l}=Cn(e,t),s=await n.detectOverflow(t,l),c=zn(r),u=ql(r),d=Wo(r)==="y",{width:m,height:f}=o.floating,
p,h;c==="top"||c==="bottom"?(p=c,h=u===(await(n.isRTL==null?void 0:n.isRTL(a.floating))?"start":"end")?"left":"right"):(h=c,p=u==="end"?"top":"bottom");let w=f-
s.top-s.bottom,g=m-s.left-s.right,v=Mo(f-s[p],w),b=Mo(m-s[h],g),y=t.middlewareData.shift,_=!y,C=v,S=b;y!=null&&y.enabled.x&&(S=g),y!=null&&y.enabled.y&&(C=w),_&&
!u&&(d?S=m-2*ho(s.left,s.right):C=f-2*ho(s.top,s.bottom)),await i({...t,availableWidth:S,availableHeight:C});let z=await n.getDimensions(a.floating);return m!==
z.width||f!==z.height?{reset:{rects:!0}}:{}}}};function dS(e){let t=Oo(e),r=parseFloat(t.width)||0,o=parseFloat(t.height)||0,n=po(e),a=n?e.offsetWidth:r,i=n?e.offsetHeight:o,l=Dm(r)!==a||Dm(o)!==i;return l&&
(r=a,o=i),{width:r,height:o,$:l}}function r0(e){return ct(e)?e:e.contextElement}function bc(e){let t=r0(e);if(!po(t))return aa(1);let r=t.getBoundingClientRect(),
{width:o,height:n,$:a}=dS(t),i=(a?Dm(r.width):r.width)/o,l=(a?Dm(r.height):r.height)/n;return(!i||!Number.isFinite(i))&&(i=1),(!l||!Number.isFinite(l))&&(l=1),{
x:i,y:l}}var WE=aa(0);function mS(e){let t=_r(e);return!hc()||!t.visualViewport?WE:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function JE(e,t,r){
return t===void 0&&(t=!1),!!r&&t&&r===_r(e)}function Fl(e,t,r,o){t===void 0&&(t=!1),r===void 0&&(r=!1);let n=e.getBoundingClientRect(),a=r0(e),i=aa(1);t&&(o?ct(
o)&&(i=bc(o)):i=bc(e));let l=JE(a,r,o)?mS(a):aa(0),s=(n.left+l.x)/i.x,c=(n.top+l.y)/i.y,u=n.width/i.x,d=n.height/i.y;if(a&&o){let m=_r(a),f=ct(o)?_r(o):o,p=m,h=yp(
p);for(;h&&f!==p;){let w=bc(h),g=h.getBoundingClientRect(),v=Oo(h),b=g.left+(h.clientLeft+parseFloat(v.paddingLeft))*w.x,y=g.top+(h.clientTop+parseFloat(v.paddingTop))*
w.y;s*=w.x,c*=w.y,u*=w.x,d*=w.y,s+=b,c+=y,p=_r(h),h=yp(p)}}return kn({width:u,height:d,x:s,y:c})}function Tp(e,t){let r=Om(e).scrollLeft;return t?t.left+r:Fl(oa(
e)).left+r}function uS(e,t){let r=e.getBoundingClientRect(),o=r.left+t.scrollLeft-Tp(e,r),n=r.top+t.scrollTop;return{x:o,y:n}}function eA(e){let{elements:t,rect:r,
offsetParent:o,strategy:n}=e,a=n==="fixed",i=oa(o),l=t?Nm(t.floating):!1;if(o===i||l&&a)return r;let s={scrollLeft:0,scrollTop:0},c=aa(1),u=aa(0),d=po(o);if((d||
!a)&&((Bi(o)!=="body"||Am(i))&&(s=Om(o)),d)){let f=Fl(o);c=bc(o),u.x=f.x+o.clientLeft,u.y=f.y+o.clientTop}let m=i&&!d&&!a?uS(i,s):aa(0);return{width:r.width*c.x,
height:r.height*c.y,x:r.x*c.x-s.scrollLeft*c.x+u.x+m.x,y:r.y*c.y-s.scrollTop*c.y+u.y+m.y}}function tA(e){return e.getClientRects?Array.from(e.getClientRects()):
[]}function rA(e){let t=Om(e),r=e.ownerDocument.body,o=ho(e.scrollWidth,e.clientWidth,r.scrollWidth,r.clientWidth),n=ho(e.scrollHeight,e.clientHeight,r.scrollHeight,
r.clientHeight),a=-t.scrollLeft+Tp(e),i=-t.scrollTop;return Oo(r).direction==="rtl"&&(a+=ho(e.clientWidth,r.clientWidth)-o),{width:o,height:n,x:a,y:i}}var oA=25;
function nA(e,t,r){r===void 0&&(r="viewport");let o=r==="layoutViewport",n=_r(e),a=oa(e),i=n.visualViewport,l=a.clientWidth,s=a.clientHeight,c=0,u=0;if(i){let m=!hc()||
t==="fixed";o?m||(c=-i.offsetLeft,u=-i.offsetTop):(l=i.width,s=i.height,m&&(c=i.offsetLeft,u=i.offsetTop))}if(Tp(a)<=0){let m=a.ownerDocument,f=m.body,p=getComputedStyle(
f),h=m.compatMode==="CSS1Compat"&&parseFloat(p.marginLeft)+parseFloat(p.marginRight)||0,w=Math.abs(a.clientWidth-f.clientWidth-h),g=getComputedStyle(a).scrollbarGutter===
"stable both-edges"?w/2:w;g<=oA&&(l-=g)}return{width:l,height:s,x:c,y:u}}function aA(e,t){let r=Fl(e,!0,t==="fixed"),o=r.top+e.clientTop,n=r.left+e.clientLeft,a=bc(
e),i=e.clientWidth*a.x,l=e.clientHeight*a.y,s=n*a.x,c=o*a.y;return{width:i,height:l,x:s,y:c}}function sS(e,t,r){let o;if(t==="viewport"||t==="layoutViewport")o=
nA(e,r,t);else if(t==="document")o=rA(oa(e));else if(ct(t))o=aA(t,r);else{let n=mS(e);o={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return kn(o)}function iA(e,t){
let r=t.get(e);if(r)return r;let o=Zr(e,[],!1).filter(l=>ct(l)&&Bi(l)!=="body"),n=null,a=Oo(e).position==="fixed",i=a?ra(e):e;for(;ct(i)&&!na(i);){let l=Oo(i),s=bp(
i),c=n?n.position:a?"fixed":"";!s&&(c==="fixed"||c==="absolute"&&l.position==="static")?o=o.filter(d=>d!==i):n=l,i=ra(i)}return t.set(e,o),o}function lA(e){let{
element:t,boundary:r,rootBoundary:o,strategy:n}=e,i=[...r==="clippingAncestors"?Nm(t)?[]:iA(t,this._c):[].concat(r),o],l=sS(t,i[0],n),s=l.top,c=l.right,u=l.bottom,
d=l.left;for(let m=1;m<i.length;m++){let f=sS(t,i[m],n);s=ho(f.top,s),c=Mo(f.right,c),u=Mo(f.bottom,u),d=ho(f.left,d)}return{width:c-d,height:u-s,x:d,y:s}}function sA(e){
let{width:t,height:r}=dS(e);return{width:t,height:r}}function cA(e,t,r){let o=po(t),n=oa(t),a=r==="fixed",i=Fl(e,!0,a,t),l={scrollLeft:0,scrollTop:0},s=aa(0);if((o||
!a)&&((Bi(t)!=="body"||Am(n))&&(l=Om(t)),o)){let m=Fl(t,!0,a,t);s.x=m.x+t.clientLeft,s.y=m.y+t.clientTop}!o&&n&&(s.x=Tp(n));let c=n&&!o&&!a?uS(n,l):aa(0),u=i.left+
l.scrollLeft-s.x-c.x,d=i.top+l.scrollTop-s.y-c.y;return{x:u,y:d,width:i.width,height:i.height}}function t0(e){return Oo(e).position==="static"}function cS(e,t){
if(!po(e)||Oo(e).position==="fixed")return null;if(t)return t(e);let r=e.offsetParent;return oa(e)===r&&(r=r.ownerDocument.body),r}function fS(e,t){let r=_r(e);
if(Nm(e))return r;if(!po(e)){let n=ra(e);for(;n&&!na(n);){if(ct(n)&&!t0(n))return n;n=ra(n)}return r}let o=cS(e,t);for(;o&&T5(o)&&t0(o);)o=cS(o,t);return o&&na(
o)&&t0(o)&&!bp(o)?r:o||R5(e)||r}var dA=async function(e){let t=this.getOffsetParent||fS,r=this.getDimensions,o=await r(e.floating);return{reference:cA(e.reference,
await t(e.floating),e.strategy),floating:{x:0,y:0,width:o.width,height:o.height}}};function mA(e){return Oo(e).direction==="rtl"}var o0={convertOffsetParentRelativeRectToViewportRelativeRect:eA,
getDocumentElement:oa,getClippingRect:lA,getOffsetParent:fS,getElementRects:dA,getClientRects:tA,getDimensions:sA,getScale:bc,isElement:ct,isRTL:mA};function pS(e,t){
return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function uA(e,t,r){let o=null,n,a=oa(e);function i(){var u;clearTimeout(n),(u=o)==null||u.disconnect(),
o=null}function l(u,d){u===void 0&&(u=!1),d===void 0&&(d=1),i();let m=e.getBoundingClientRect(),{left:f,top:p,width:h,height:w}=m;if(u||t(),!h||!w)return;let g=Bm(
p),v=Bm(a.clientWidth-(f+h)),b=Bm(a.clientHeight-(p+w)),y=Bm(f),C={rootMargin:-g+"px "+-v+"px "+-b+"px "+-y+"px",threshold:ho(0,Mo(1,d))||1},S=!0;function z(I){
let D=I[0].intersectionRatio;if(!pS(m,e.getBoundingClientRect()))return l();if(D!==d){if(!S)return l();D?l(!1,D):n=setTimeout(()=>{l(!1,1e-7)},1e3)}S=!1}try{o=new IntersectionObserver(
z,{...C,root:a.ownerDocument})}catch{o=new IntersectionObserver(z,C)}o.observe(e)}let s=_r(e),c=()=>l(r);return s.addEventListener("resize",c),l(!0),()=>{s.removeEventListener(
"resize",c),i()}}function Xl(e,t,r,o){o===void 0&&(o={});let{ancestorScroll:n=!0,ancestorResize:a=!0,elementResize:i=typeof ResizeObserver=="function",layoutShift:l=typeof IntersectionObserver==
"function",animationFrame:s=!1}=o,c=r0(e),u=n||a?[...c?Zr(c):[],...t?Zr(t):[]]:[];u.forEach(g=>{n&&g.addEventListener("scroll",r),a&&g.addEventListener("resize",
r)});let d=c&&l?uA(c,r,a):null,m=-1,f=null;i&&(f=new ResizeObserver(g=>{let[v]=g;v&&v.target===c&&f&&t&&(f.unobserve(t),cancelAnimationFrame(m),m=requestAnimationFrame(
()=>{var b;(b=f)==null||b.observe(t)})),r()}),c&&!s&&f.observe(c),t&&f.observe(t));let p,h=s?Fl(e):null;s&&w();function w(){let g=Fl(e);h&&!pS(h,g)&&r(),h=g,p=requestAnimationFrame(
w)}return r(),()=>{var g;u.forEach(v=>{n&&v.removeEventListener("scroll",r),a&&v.removeEventListener("resize",r)}),d?.(),(g=f)==null||g.disconnect(),f=null,s&&cancelAnimationFrame(
p)}}var hS=nS;var gS=aS,vS=J5,bS=lS,yS=eS,n0=W5,wS=rS,xS=iS,Rp=(e,t,r)=>{let o=new Map,n=r??{},a={...o0,...n.platform,_c:o};return Z5(e,t,{...n,platform:a})};var tr=x(M(),1),SS=x(M(),1),CS=x(Ri(),1),pA=typeof document<"u",hA=function(){},Ep=pA?SS.useLayoutEffect:hA;function Ap(e,t){if(e===t)return!0;if(typeof e!=typeof t)
return!1;if(typeof e=="function"&&e.toString()===t.toString())return!0;let r,o,n;if(e&&t&&typeof e=="object"){if(Array.isArray(e)){if(r=e.length,r!==t.length)return!1;
for(o=r;o--!==0;)if(!Ap(e[o],t[o]))return!1;return!0}if(n=Object.keys(e),r=n.length,r!==Object.keys(t).length)return!1;for(o=r;o--!==0;)if(!{}.hasOwnProperty.call(
t,n[o]))return!1;for(o=r;o--!==0;){let a=n[o];if(!(a==="_owner"&&e.$$typeof)&&!Ap(e[a],t[a]))return!1}return!0}return e!==e&&t!==t}function zS(e){return typeof window>
"u"?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function _S(e,t){let r=zS(e);return Math.round(t*r)/r}function a0(e){let t=tr.useRef(e);return Ep(
()=>{t.current=e}),t}function kS(e){e===void 0&&(e={});let{placement:t="bottom",strategy:r="absolute",middleware:o=[],platform:n,elements:{reference:a,floating:i}={},
transform:l=!0,whileElementsMounted:s,open:c}=e,[u,d]=tr.useState({x:0,y:0,strategy:r,placement:t,middlewareData:{},isPositioned:!1}),[m,f]=tr.useState(o);Ap(m,
o)||f(o);let[p,h]=tr.useState(null),[w,g]=tr.useState(null),v=tr.useCallback(O=>{O!==C.current&&(C.current=O,h(O))},[]),b=tr.useCallback(O=>{O!==S.current&&(S.current=
O,g(O))},[]),y=a||p,_=i||w,C=tr.useRef(null),S=tr.useRef(null),z=tr.useRef(u),I=s!=null,D=a0(s),X=a0(n),U=a0(c),V=tr.useCallback(()=>{if(!C.current||!S.current)
return;let O={placement:t,strategy:r,middleware:m};X.current&&(O.platform=X.current),Rp(C.current,S.current,O).then(j=>{let Y={...j,isPositioned:U.current!==!1};
A.current&&!Ap(z.current,Y)&&(z.current=Y,CS.flushSync(()=>{d(Y)}))})},[m,t,r,X,U]);Ep(()=>{c===!1&&z.current.isPositioned&&(z.current.isPositioned=!1,d(O=>({...O,
isPositioned:!1})))},[c]);let A=tr.useRef(!1);Ep(()=>(A.current=!0,()=>{A.current=!1}),[]),Ep(()=>{if(y&&(C.current=y),_&&(S.current=_),y&&_){if(D.current)return D.
current(y,_,V);V()}},[y,_,V,D,I]);let F=tr.useMemo(()=>({reference:C,floating:S,setReference:v,setFloating:b}),[v,b]),L=tr.useMemo(()=>({reference:y,floating:_}),
[y,_]),P=tr.useMemo(()=>{let O={position:r,left:0,top:0};if(!L.floating)return O;let j=_S(L.floating,u.x),Y=_S(L.floating,u.y);return l?{...O,transform:"transla\
te("+j+"px, "+Y+"px)",...zS(L.floating)>=1.5&&{willChange:"transform"}}:{position:r,left:j,top:Y}},[r,l,L.floating,u.x,u.y]);return tr.useMemo(()=>({...u,update:V,
refs:F,elements:L,floatingStyles:P}),[u,V,F,L,P])}var gA=e=>{function t(r){return{}.hasOwnProperty.call(r,"current")}return{name:"arrow",options:e,fn(r){let{element:o,
padding:n}=typeof e=="function"?e(r):e;return o&&t(o)?o.current!=null?n0({element:o.current,padding:n}).fn(r):{}:o?n0({element:o,padding:n}).fn(r):{}}}},yc=(e,t)=>{
let r=hS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Kl=(e,t)=>{let r=gS(e);return{name:r.name,fn:r.fn,options:[e,t]}},i0=(e,t)=>({fn:xS(e).fn,options:[e,t]}),
wc=(e,t)=>{let r=vS(e);return{name:r.name,fn:r.fn,options:[e,t]}},l0=(e,t)=>{let r=bS(e);return{name:r.name,fn:r.fn,options:[e,t]}};var jm=(e,t)=>{let r=yS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Li=(e,t)=>{let r=wS(e);return{name:r.name,fn:r.fn,options:[e,t]}},Hm=(e,t)=>{let r=gA(e);return{
name:r.name,fn:r.fn,options:[e,t]}};function f0(e){let t=W.useRef(void 0),r=W.useCallback(o=>{let n=e.map(a=>{if(a!=null){if(typeof a=="function"){let i=a,l=i(o);return typeof l=="function"?l:()=>{
i(null)}}return a.current=o,()=>{a.current=null}}});return()=>{n.forEach(a=>a?.())}},e);return W.useMemo(()=>e.every(o=>o==null)?null:o=>{t.current&&(t.current(),
t.current=void 0),o!=null&&(t.current=r(o))},e)}var vA="data-floating-ui-focusable",TS="active",RS="selected",bA="ArrowLeft",yA="ArrowRight",wA="ArrowUp",xA="ArrowDown";var _A=[bA,yA],SA=[wA,xA],Oq=[..._A,...SA];var CA={...W},ES=!1,zA=0,AS=()=>"floating-ui-"+Math.random().toString(36).slice(2,6)+zA++;function kA(){let[e,t]=W.useState(()=>ES?AS():void 0);return Tn(()=>{e==
null&&t(AS())},[]),W.useEffect(()=>{ES=!0},[]),e}var TA=CA.useId,BS=TA||kA;function RA(){let e=new Map;return{emit(t,r){var o;(o=e.get(t))==null||o.forEach(n=>n(r))},on(t,r){e.has(t)||e.set(t,new Set),e.get(t).add(r)},off(t,r){var o;(o=
e.get(t))==null||o.delete(r)}}}var EA=W.createContext(null),AA=W.createContext(null),p0=()=>{var e;return((e=W.useContext(EA))==null?void 0:e.id)||null},h0=()=>W.useContext(
AA);function g0(e){return"data-floating-ui-"+e}function go(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var NS=g0("safe-polygon");function Np(e,t,r){if(r&&
!kp(r))return 0;if(typeof e=="number")return e;if(typeof e=="function"){let o=e();return typeof o=="number"?o:o?.[t]}return e?.[t]}function s0(e){return typeof e==
"function"?e():e}function PS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,dataRef:n,events:a,elements:i}=e,{enabled:l=!0,delay:s=0,handleClose:c=null,mouseOnly:u=!1,
restMs:d=0,move:m=!0}=t,f=h0(),p=p0(),h=Lm(c),w=Lm(s),g=Lm(r),v=Lm(d),b=W.useRef(),y=W.useRef(-1),_=W.useRef(),C=W.useRef(-1),S=W.useRef(!0),z=W.useRef(!1),I=W.useRef(
()=>{}),D=W.useRef(!1),X=Rn(()=>{var P;let O=(P=n.current.openEvent)==null?void 0:P.type;return O?.includes("mouse")&&O!=="mousedown"});W.useEffect(()=>{if(!l)return;
function P(O){let{open:j}=O;j||(go(y),go(C),S.current=!0,D.current=!1)}return a.on("openchange",P),()=>{a.off("openchange",P)}},[l,a]),W.useEffect(()=>{if(!l||!h.
current||!r)return;function P(j){X()&&o(!1,j,"hover")}let O=Pi(i.floating).documentElement;return O.addEventListener("mouseleave",P),()=>{O.removeEventListener(
"mouseleave",P)}},[i.floating,r,o,l,h,X]);let U=W.useCallback(function(P,O,j){O===void 0&&(O=!0),j===void 0&&(j="hover");let Y=Np(w.current,"close",b.current);Y&&
!_.current?(go(y),y.current=window.setTimeout(()=>o(!1,P,j),Y)):O&&(go(y),o(!1,P,j))},[w,o]),V=Rn(()=>{I.current(),_.current=void 0}),A=Rn(()=>{if(z.current){let P=Pi(
i.floating).body;P.style.pointerEvents="",P.removeAttribute(NS),z.current=!1}}),F=Rn(()=>n.current.openEvent?["click","mousedown"].includes(n.current.openEvent.
type):!1);W.useEffect(()=>{if(!l)return;function P(Q){if(go(y),S.current=!1,u&&!kp(b.current)||s0(v.current)>0&&!Np(w.current,"open"))return;let ee=Np(w.current,
"open",b.current);ee?y.current=window.setTimeout(()=>{g.current||o(!0,Q,"hover")},ee):r||o(!0,Q,"hover")}function O(Q){if(F()){A();return}I.current();let ee=Pi(
i.floating);if(go(C),D.current=!1,h.current&&n.current.floatingContext){r||go(y),_.current=h.current({...n.current.floatingContext,tree:f,x:Q.clientX,y:Q.clientY,
onClose(){A(),V(),F()||U(Q,!0,"safe-polygon")}});let ae=_.current;ee.addEventListener("mousemove",ae),I.current=()=>{ee.removeEventListener("mousemove",ae)};return}
(b.current!=="touch"||!vc(i.floating,Q.relatedTarget))&&U(Q)}function j(Q){F()||n.current.floatingContext&&(h.current==null||h.current({...n.current.floatingContext,
tree:f,x:Q.clientX,y:Q.clientY,onClose(){A(),V(),F()||U(Q)}})(Q))}function Y(){go(y)}function $(Q){F()||U(Q,!1)}if(ct(i.domReference)){let Q=i.domReference,ee=i.
floating;return r&&Q.addEventListener("mouseleave",j),m&&Q.addEventListener("mousemove",P,{once:!0}),Q.addEventListener("mouseenter",P),Q.addEventListener("mous\
eleave",O),ee&&(ee.addEventListener("mouseleave",j),ee.addEventListener("mouseenter",Y),ee.addEventListener("mouseleave",$)),()=>{r&&Q.removeEventListener("mous\
eleave",j),m&&Q.removeEventListener("mousemove",P),Q.removeEventListener("mouseenter",P),Q.removeEventListener("mouseleave",O),ee&&(ee.removeEventListener("mous\
eleave",j),ee.removeEventListener("mouseenter",Y),ee.removeEventListener("mouseleave",$))}}},[i,l,e,u,m,U,V,A,o,r,g,f,w,h,n,F,v]),Tn(()=>{var P;if(l&&r&&(P=h.current)!=
null&&(P=P.__options)!=null&&P.blockPointerEvents&&X()){z.current=!0;let j=i.floating;if(ct(i.domReference)&&j){var O;let Y=Pi(i.floating).body;Y.setAttribute(NS,
"");let $=i.domReference,Q=f==null||(O=f.nodesRef.current.find(ee=>ee.id===p))==null||(O=O.context)==null?void 0:O.elements.floating;return Q&&(Q.style.pointerEvents=
""),Y.style.pointerEvents="none",$.style.pointerEvents="auto",j.style.pointerEvents="auto",()=>{Y.style.pointerEvents="",$.style.pointerEvents="",j.style.pointerEvents=
""}}}},[l,r,p,i,f,h,X]),Tn(()=>{r||(b.current=void 0,D.current=!1,V(),A())},[r,V,A]),W.useEffect(()=>()=>{V(),go(y),go(C),A()},[l,i.domReference,V,A]);let L=W.useMemo(
()=>{function P(O){b.current=O.pointerType}return{onPointerDown:P,onPointerEnter:P,onMouseMove(O){let{nativeEvent:j}=O;function Y(){!S.current&&!g.current&&o(!0,
j,"hover")}u&&!kp(b.current)||r||s0(v.current)===0||D.current&&O.movementX**2+O.movementY**2<2||(go(C),b.current==="touch"?Y():(D.current=!0,C.current=window.setTimeout(
Y,s0(v.current))))}}},[u,o,r,g,v]);return W.useMemo(()=>l?{reference:L}:{},[l,L])}var u0=()=>{},LS=W.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,
setCurrentId:u0,setState:u0,isInstantPhase:!1}),NA=()=>W.useContext(LS);function jS(e){let{children:t,delay:r,timeoutMs:o=0}=e,[n,a]=W.useReducer((s,c)=>({...s,
...c}),{delay:r,timeoutMs:o,initialDelay:r,currentId:null,isInstantPhase:!1}),i=W.useRef(null),l=W.useCallback(s=>{a({currentId:s})},[]);return Tn(()=>{n.currentId?
i.current===null?i.current=n.currentId:n.isInstantPhase||a({isInstantPhase:!0}):(n.isInstantPhase&&a({isInstantPhase:!1}),i.current=null)},[n.currentId,n.isInstantPhase]),
(0,Op.jsx)(LS.Provider,{value:W.useMemo(()=>({...n,setState:a,setCurrentId:l}),[n,l]),children:t})}function HS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
floatingId:n}=e,{id:a,enabled:i=!0}=t,l=a??n,s=NA(),{currentId:c,setCurrentId:u,initialDelay:d,setState:m,timeoutMs:f}=s;return Tn(()=>{i&&c&&(m({delay:{open:1,
close:Np(d,"close")}}),c!==l&&o(!1))},[i,l,o,m,c,d]),Tn(()=>{function p(){o(!1),m({delay:d,currentId:null})}if(i&&c&&!r&&c===l){if(f){let h=window.setTimeout(p,
f);return()=>{clearTimeout(h)}}p()}},[i,r,m,c,l,o,d,f]),Tn(()=>{i&&(u===u0||!r||u(l))},[i,r,u,l]),s}function c0(e,t){if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&pc(r)){let o=t;for(;o;){if(e===o)return!0;o=
o.parentNode||o.host}}return!1}function OA(e){return"composedPath"in e?e.composedPath()[0]:e.target}var MA={pointerdown:"onPointerDown",mousedown:"onMouseDown",click:"onClick"},DA={pointerdown:"onPointerDownCapture",mousedown:"onMouseDownCapture",click:"onClic\
kCapture"},OS=e=>{var t,r;return{escapeKey:typeof e=="boolean"?e:(t=e?.escapeKey)!=null?t:!1,outsidePress:typeof e=="boolean"?e:(r=e?.outsidePress)!=null?r:!0}};
function IS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,elements:n,dataRef:a}=e,{enabled:i=!0,escapeKey:l=!0,outsidePress:s=!0,outsidePressEvent:c="pointe\
rdown",referencePress:u=!1,referencePressEvent:d="pointerdown",ancestorScroll:m=!1,bubbles:f,capture:p}=t,h=h0(),w=Rn(typeof s=="function"?s:()=>!1),g=typeof s==
"function"?w:s,v=W.useRef(!1),{escapeKey:b,outsidePress:y}=OS(f),{escapeKey:_,outsidePress:C}=OS(p),S=W.useRef(!1),z=Rn(A=>{var F;if(!r||!i||!l||A.key!=="Escape"||
S.current)return;let L=(F=a.current.floatingContext)==null?void 0:F.nodeId,P=h?Pm(h.nodesRef.current,L):[];if(!b&&(A.stopPropagation(),P.length>0)){let O=!0;if(P.
forEach(j=>{var Y;if((Y=j.context)!=null&&Y.open&&!j.context.dataRef.current.__escapeKeyBubbles){O=!1;return}}),!O)return}o(!1,Y5(A)?A.nativeEvent:A,"escape-key")}),
I=Rn(A=>{var F;let L=()=>{var P;z(A),(P=Yl(A))==null||P.removeEventListener("keydown",L)};(F=Yl(A))==null||F.addEventListener("keydown",L)}),D=Rn(A=>{var F;let L=a.
current.insideReactTree;a.current.insideReactTree=!1;let P=v.current;if(v.current=!1,c==="click"&&P||L||typeof g=="function"&&!g(A))return;let O=Yl(A),j="["+g0(
"inert")+"]",Y=Pi(n.floating).querySelectorAll(j),$=ct(O)?O:null;for(;$&&!na($);){let ae=ra($);if(na(ae)||!ct(ae))break;$=ae}if(Y.length&&ct(O)&&!U5(O)&&!vc(O,n.
floating)&&Array.from(Y).every(ae=>!vc($,ae)))return;if(po(O)&&V){let ae=na(O),ge=Oo(O),Ne=/auto|scroll/,ce=ae||Ne.test(ge.overflowX),De=ae||Ne.test(ge.overflowY),
Be=ce&&O.clientWidth>0&&O.scrollWidth>O.clientWidth,Xe=De&&O.clientHeight>0&&O.scrollHeight>O.clientHeight,tt=ge.direction==="rtl",Ut=Xe&&(tt?A.offsetX<=O.offsetWidth-
O.clientWidth:A.offsetX>O.clientWidth),de=Be&&A.offsetY>O.clientHeight;if(Ut||de)return}let Q=(F=a.current.floatingContext)==null?void 0:F.nodeId,ee=h&&Pm(h.nodesRef.
current,Q).some(ae=>{var ge;return zp(A,(ge=ae.context)==null?void 0:ge.elements.floating)});if(zp(A,n.floating)||zp(A,n.domReference)||ee)return;let pe=h?Pm(h.
nodesRef.current,Q):[];if(pe.length>0){let ae=!0;if(pe.forEach(ge=>{var Ne;if((Ne=ge.context)!=null&&Ne.open&&!ge.context.dataRef.current.__outsidePressBubbles){
ae=!1;return}}),!ae)return}o(!1,A,"outside-press")}),X=Rn(A=>{var F;let L=()=>{var P;D(A),(P=Yl(A))==null||P.removeEventListener(c,L)};(F=Yl(A))==null||F.addEventListener(
c,L)});W.useEffect(()=>{if(!r||!i)return;a.current.__escapeKeyBubbles=b,a.current.__outsidePressBubbles=y;let A=-1;function F(Y){o(!1,Y,"ancestor-scroll")}function L(){
window.clearTimeout(A),S.current=!0}function P(){A=window.setTimeout(()=>{S.current=!1},hc()?5:0)}let O=Pi(n.floating);l&&(O.addEventListener("keydown",_?I:z,_),
O.addEventListener("compositionstart",L),O.addEventListener("compositionend",P)),g&&O.addEventListener(c,C?X:D,C);let j=[];return m&&(ct(n.domReference)&&(j=Zr(
n.domReference)),ct(n.floating)&&(j=j.concat(Zr(n.floating))),!ct(n.reference)&&n.reference&&n.reference.contextElement&&(j=j.concat(Zr(n.reference.contextElement)))),
j=j.filter(Y=>{var $;return Y!==(($=O.defaultView)==null?void 0:$.visualViewport)}),j.forEach(Y=>{Y.addEventListener("scroll",F)}),()=>{l&&(O.removeEventListener(
"keydown",_?I:z,_),O.removeEventListener("compositionstart",L),O.removeEventListener("compositionend",P)),g&&O.removeEventListener(c,C?X:D,C),j.forEach(Y=>{Y.removeEventListener(
"scroll",F)}),window.clearTimeout(A)}},[a,n,l,g,c,r,o,m,i,b,y,z,_,I,D,C,X]),W.useEffect(()=>{a.current.insideReactTree=!1},[a,g,c]);let U=W.useMemo(()=>({onKeyDown:z,
...u&&{[MA[d]]:A=>{o(!1,A.nativeEvent,"reference-press")},...d!=="click"&&{onClick(A){o(!1,A.nativeEvent,"reference-press")}}}}),[z,o,u,d]),V=W.useMemo(()=>{function A(F){
F.button===0&&(v.current=!0)}return{onKeyDown:z,onMouseDown:A,onMouseUp:A,[DA[c]]:()=>{a.current.insideReactTree=!0}}},[z,c,a]);return W.useMemo(()=>i?{reference:U,
floating:V}:{},[i,U,V])}function BA(e){let{open:t=!1,onOpenChange:r,elements:o}=e,n=BS(),a=W.useRef({}),[i]=W.useState(()=>RA()),l=p0()!=null,[s,c]=W.useState(o.
reference),u=Rn((f,p,h)=>{a.current.openEvent=f?p:void 0,i.emit("openchange",{open:f,event:p,reason:h,nested:l}),r?.(f,p,h)}),d=W.useMemo(()=>({setPositionReference:c}),
[]),m=W.useMemo(()=>({reference:s||o.reference||null,floating:o.floating||null,domReference:o.reference}),[s,o.reference,o.floating]);return W.useMemo(()=>({dataRef:a,
open:t,onOpenChange:u,elements:m,events:i,floatingId:n,refs:d}),[t,u,m,i,n,d])}function xc(e){var t,r;let{elements:o,...n}=e===void 0?{}:e,{nodeId:a}=n,i=BA({...n,
elements:{reference:(t=o?.reference)!=null?t:null,floating:(r=o?.floating)!=null?r:null}}),l=n.rootContext||i,s=l.elements,[c,u]=W.useState(null),[d,m]=W.useState(
null),p=s?.domReference||c,h=W.useRef(null),w=h0();Tn(()=>{p&&(h.current=p)},[p]);let g=kS({...n,elements:{...s,...d&&{reference:d}}}),v=W.useCallback(S=>{let z=ct(
S)?{getBoundingClientRect:()=>S.getBoundingClientRect(),getClientRects:()=>S.getClientRects(),contextElement:S}:S;m(z),g.refs.setReference(z)},[g.refs]),b=W.useCallback(
S=>{(ct(S)||S===null)&&(h.current=S,u(S)),(ct(g.refs.reference.current)||g.refs.reference.current===null||S!==null&&!ct(S))&&g.refs.setReference(S)},[g.refs]),y=W.useMemo(
()=>({...g.refs,setReference:b,setPositionReference:v,domReference:h}),[g.refs,b,v]),_=W.useMemo(()=>({...g.elements,domReference:p}),[g.elements,p]),C=W.useMemo(
()=>({...g,...l,refs:y,elements:_,nodeId:a}),[g,y,_,a,l]);return Tn(()=>{l.dataRef.current.floatingContext=C;let S=w?.nodesRef.current.find(z=>z.id===a);S&&(S.context=
C)}),W.useMemo(()=>({...g,context:C,refs:y,elements:_}),[g,y,_,C])}function d0(){return V5()&&I5()}function VS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
events:n,dataRef:a,elements:i}=e,{enabled:l=!0,visibleOnly:s=!0}=t,c=W.useRef(!1),u=W.useRef(-1),d=W.useRef(!0);W.useEffect(()=>{if(!l)return;let f=_r(i.domReference);
function p(){!r&&po(i.domReference)&&i.domReference===e0(Pi(i.domReference))&&(c.current=!0)}function h(){d.current=!0}function w(){d.current=!1}return f.addEventListener(
"blur",p),d0()&&(f.addEventListener("keydown",h,!0),f.addEventListener("pointerdown",w,!0)),()=>{f.removeEventListener("blur",p),d0()&&(f.removeEventListener("k\
eydown",h,!0),f.removeEventListener("pointerdown",w,!0))}},[i.domReference,r,l]),W.useEffect(()=>{if(!l)return;function f(p){let{reason:h}=p;(h==="reference-pre\
ss"||h==="escape-key")&&(c.current=!0)}return n.on("openchange",f),()=>{n.off("openchange",f)}},[n,l]),W.useEffect(()=>()=>{go(u)},[]);let m=W.useMemo(()=>({onMouseLeave(){
c.current=!1},onFocus(f){if(c.current)return;let p=Yl(f.nativeEvent);if(s&&ct(p)){if(d0()&&!f.relatedTarget){if(!d.current&&!G5(p))return}else if(!$5(p))return}
o(!0,f.nativeEvent,"focus")},onBlur(f){c.current=!1;let p=f.relatedTarget,h=f.nativeEvent,w=ct(p)&&p.hasAttribute(g0("focus-guard"))&&p.getAttribute("data-type")===
"outside";u.current=window.setTimeout(()=>{var g;let v=e0(i.domReference?i.domReference.ownerDocument:document);!p&&v===i.domReference||vc((g=a.current.floatingContext)==
null?void 0:g.refs.floating.current,v)||vc(i.domReference,v)||w||o(!1,h,"focus")})}}),[a,i.domReference,o,s]);return W.useMemo(()=>l?{reference:m}:{},[l,m])}function m0(e,t,r){
let o=new Map,n=r==="item",a=e;if(n&&e){let{[TS]:i,[RS]:l,...s}=e;a=s}return{...r==="floating"&&{tabIndex:-1,[vA]:""},...a,...t.map(i=>{let l=i?i[r]:null;return typeof l==
"function"?e?l(e):null:l}).concat(e).reduce((i,l)=>(l&&Object.entries(l).forEach(s=>{let[c,u]=s;if(!(n&&[TS,RS].includes(c)))if(c.indexOf("on")===0){if(o.has(c)||
o.set(c,[]),typeof u=="function"){var d;(d=o.get(c))==null||d.push(u),i[c]=function(){for(var m,f=arguments.length,p=new Array(f),h=0;h<f;h++)p[h]=arguments[h];
return(m=o.get(c))==null?void 0:m.map(w=>w(...p)).find(w=>w!==void 0)}}}else i[c]=u}),i),{})}}function US(e){e===void 0&&(e=[]);let t=e.map(l=>l?.reference),r=e.
map(l=>l?.floating),o=e.map(l=>l?.item),n=W.useCallback(l=>m0(l,e,"reference"),t),a=W.useCallback(l=>m0(l,e,"floating"),r),i=W.useCallback(l=>m0(l,e,"item"),o);
return W.useMemo(()=>({getReferenceProps:n,getFloatingProps:a,getItemProps:i}),[n,a,i])}var PA=new Map([["select","listbox"],["combobox","listbox"],["label",!1]]);function GS(e,t){var r,o;t===void 0&&(t={});let{open:n,elements:a,floatingId:i}=e,{enabled:l=!0,
role:s="dialog"}=t,c=BS(),u=((r=a.domReference)==null?void 0:r.id)||c,d=W.useMemo(()=>{var v;return((v=q5(a.floating))==null?void 0:v.id)||i},[a.floating,i]),m=(o=
PA.get(s))!=null?o:s,p=p0()!=null,h=W.useMemo(()=>m==="tooltip"||s==="label"?{["aria-"+(s==="label"?"labelledby":"describedby")]:n?d:void 0}:{"aria-expanded":n?
"true":"false","aria-haspopup":m==="alertdialog"?"dialog":m,"aria-controls":n?d:void 0,...m==="listbox"&&{role:"combobox"},...m==="menu"&&{id:u},...m==="menu"&&
p&&{role:"menuitem"},...s==="select"&&{"aria-autocomplete":"none"},...s==="combobox"&&{"aria-autocomplete":"list"}},[m,d,p,n,u,s]),w=W.useMemo(()=>{let v={id:d,
...m&&{role:m}};return m==="tooltip"||s==="label"?v:{...v,...m==="menu"&&{"aria-labelledby":u}}},[m,d,u,s]),g=W.useCallback(v=>{let{active:b,selected:y}=v,_={role:"\
option",...b&&{id:d+"-fui-option"}};switch(s){case"select":case"combobox":return{..._,"aria-selected":y}}return{}},[d,s]);return W.useMemo(()=>l?{reference:h,floating:w,
item:g}:{},[l,h,w,g])}function $S(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...$S(e,n.id,r)])}
function MS(e,t){let[r,o]=e,n=!1,a=t.length;for(let i=0,l=a-1;i<a;l=i++){let[s,c]=t[i]||[0,0],[u,d]=t[l]||[0,0];c>=o!=d>=o&&r<=(u-s)*(o-c)/(d-c)+s&&(n=!n)}return n}
function LA(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function qS(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:r=!1,requireIntent:o=!0}=e,
n={current:-1},a=!1,i=null,l=null,s=typeof performance<"u"?performance.now():0;function c(d,m){let f=performance.now(),p=f-s;if(i===null||l===null||p===0)return i=
d,l=m,s=f,null;let h=d-i,w=m-l,v=Math.sqrt(h*h+w*w)/p;return i=d,l=m,s=f,v}let u=d=>{let{x:m,y:f,placement:p,elements:h,onClose:w,nodeId:g,tree:v}=d;return function(y){
function _(){go(n),w()}if(go(n),!h.domReference||!h.floating||p==null||m==null||f==null)return;let{clientX:C,clientY:S}=y,z=[C,S],I=OA(y),D=y.type==="mouseleave",
X=c0(h.floating,I),U=c0(h.domReference,I),V=h.domReference.getBoundingClientRect(),A=h.floating.getBoundingClientRect(),F=p.split("-")[0],L=m>A.right-A.width/2,
P=f>A.bottom-A.height/2,O=LA(z,V),j=A.width>V.width,Y=A.height>V.height,$=(j?V:A).left,Q=(j?V:A).right,ee=(Y?V:A).top,pe=(Y?V:A).bottom;if(X&&(a=!0,!D))return;if(U&&
(a=!1),U&&!D){a=!0;return}if(D&&ct(y.relatedTarget)&&c0(h.floating,y.relatedTarget)||v&&$S(v.nodesRef.current,g).length)return;if(F==="top"&&f>=V.bottom-1||F===
"bottom"&&f<=V.top+1||F==="left"&&m>=V.right-1||F==="right"&&m<=V.left+1)return _();let ae=[];switch(F){case"top":ae=[[$,V.top+1],[$,A.bottom-1],[Q,A.bottom-1],
[Q,V.top+1]];break;case"bottom":ae=[[$,A.top+1],[$,V.bottom-1],[Q,V.bottom-1],[Q,A.top+1]];break;case"left":ae=[[A.right-1,pe],[A.right-1,ee],[V.left+1,ee],[V.left+
1,pe]];break;case"right":ae=[[V.right-1,pe],[V.right-1,ee],[A.left+1,ee],[A.left+1,pe]];break}function ge(Ne){let[ce,De]=Ne;switch(F){case"top":{let Be=[j?ce+t/
2:L?ce+t*4:ce-t*4,De+t+1],Xe=[j?ce-t/2:L?ce+t*4:ce-t*4,De+t+1],tt=[[A.left,L||j?A.bottom-t:A.top],[A.right,L?j?A.bottom-t:A.top:A.bottom-t]];return[Be,Xe,...tt]}case"\
bottom":{let Be=[j?ce+t/2:L?ce+t*4:ce-t*4,De-t],Xe=[j?ce-t/2:L?ce+t*4:ce-t*4,De-t],tt=[[A.left,L||j?A.top+t:A.bottom],[A.right,L?j?A.top+t:A.bottom:A.top+t]];return[
Be,Xe,...tt]}case"left":{let Be=[ce+t+1,Y?De+t/2:P?De+t*4:De-t*4],Xe=[ce+t+1,Y?De-t/2:P?De+t*4:De-t*4];return[...[[P||Y?A.right-t:A.left,A.top],[P?Y?A.right-t:A.
left:A.right-t,A.bottom]],Be,Xe]}case"right":{let Be=[ce-t,Y?De+t/2:P?De+t*4:De-t*4],Xe=[ce-t,Y?De-t/2:P?De+t*4:De-t*4],tt=[[P||Y?A.left+t:A.right,A.top],[P?Y?A.
left+t:A.right:A.left+t,A.bottom]];return[Be,Xe,...tt]}}}if(!MS([C,S],ae)){if(a&&!O)return _();if(!D&&o){let Ne=c(y.clientX,y.clientY);if(Ne!==null&&Ne<.1)return _()}
MS([C,S],ge([m,f]))?!a&&o&&(n.current=window.setTimeout(_,40)):_()}}};return u.__options={blockPointerEvents:r},u}var YS={scrollHideDelay:1e3,type:"hover",scrollbars:"xy"},FS=(e,{scrollbarSize:t,overscrollBehavior:r,scrollbars:o})=>{let n=r;return r&&o&&(o==="x"?n=`${r} aut\
o`:o==="y"&&(n=`auto ${r}`)),{root:{"--scrollarea-scrollbar-size":R(t),"--scrollarea-over-scroll-behavior":n,"--scrollarea-offset-size":void 0}}},En=N(e=>{let t=k(
"ScrollArea",YS,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,scrollbarSize:l,vars:s,type:c,scrollHideDelay:u,viewportProps:d,viewportRef:m,onScrollPositionChange:f,
children:p,offsetScrollbars:h,scrollbars:w,onBottomReached:g,onTopReached:v,onLeftReached:b,onRightReached:y,overscrollBehavior:_,startScrollPosition:C,verticalScrollbarPosition:S,
attributes:z,...I}=t,[D,X]=(0,rr.useState)(!1),[U,V]=(0,rr.useState)(!1),[A,F]=(0,rr.useState)(!1),L=(0,rr.useRef)(!0),P=(0,rr.useRef)(!1),O=(0,rr.useRef)(!0),j=(0,rr.useRef)(
!1),Y=q({name:"ScrollArea",props:t,classes:gp,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:z,vars:s,varsResolver:FS}),$=(0,rr.useRef)(null),[
Q,ee]=(0,rr.useState)(null),pe=(0,rr.useCallback)(ge=>{ee(Ne=>Ne===ge?Ne:ge)},[]),ae=f0([m,$,pe]);return Zo(h==="present"?Q:null,()=>{let ge=$.current;ge&&(V(ge.
scrollHeight>ge.clientHeight),F(ge.scrollWidth>ge.clientWidth))}),Tt(()=>{C&&$.current&&$.current.scrollTo({left:C.x??0,top:C.y??0})},[]),(0,Jo.jsxs)(Ib,{getStyles:Y,
type:c==="never"?"always":c,scrollHideDelay:u,scrollbars:w,...Y("root"),...I,children:[(0,Jo.jsx)(Qb,{...d,...Y("viewport",{style:d?.style}),ref:ae,"data-offset\
-scrollbars":h===!0?"xy":h||void 0,"data-scrollbars":w||void 0,"data-vertical-scrollbar-position":S||void 0,"data-horizontal-hidden":h==="present"&&!A?"true":void 0,
"data-vertical-hidden":h==="present"&&!U?"true":void 0,onScroll:ge=>{d?.onScroll?.(ge),f?.({x:ge.currentTarget.scrollLeft,y:ge.currentTarget.scrollTop});let{scrollTop:Ne,
scrollHeight:ce,clientHeight:De,scrollLeft:Be,scrollWidth:Xe,clientWidth:tt}=ge.currentTarget,Ut=Ne-(ce-De)>=-.8,de=Ne===0;Ut&&!P.current&&g?.(),de&&!L.current&&
v?.(),P.current=Ut,L.current=de;let Pt=Be-(Xe-tt)>=-.8,er=Be===0;Pt&&!j.current&&y?.(),er&&!O.current&&b?.(),j.current=Pt,O.current=er},children:p}),(w==="xy"||
w==="x")&&(0,Jo.jsx)(fp,{...Y("scrollbar"),orientation:"horizontal","data-vertical-scrollbar-position":S||void 0,"data-hidden":c==="never"||h==="present"&&!A?!0:
void 0,forceMount:!0,onMouseEnter:()=>X(!0),onMouseLeave:()=>X(!1),children:(0,Jo.jsx)(hp,{...Y("thumb")})}),(w==="xy"||w==="y")&&(0,Jo.jsx)(fp,{...Y("scrollbar"),
orientation:"vertical","data-vertical-scrollbar-position":S||void 0,"data-hidden":c==="never"||h==="present"&&!U?!0:void 0,forceMount:!0,onMouseEnter:()=>X(!0),
onMouseLeave:()=>X(!1),children:(0,Jo.jsx)(hp,{...Y("thumb")})}),(0,Jo.jsx)(p5,{...Y("corner"),"data-vertical-scrollbar-position":S||void 0,"data-hovered":D||void 0,
"data-hidden":c==="never"||void 0})]})});En.displayName="@mantine/core/ScrollArea";var v0=N(e=>{let{children:t,classNames:r,styles:o,scrollbarSize:n,scrollHideDelay:a,
type:i,dir:l,offsetScrollbars:s,overscrollBehavior:c,viewportRef:u,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,scrollbars:h,style:w,vars:g,onBottomReached:v,
onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,onOverflowChange:C,...S}=k("ScrollAreaAutosize",YS,e),z=(0,rr.useRef)(null),[I,D]=(0,rr.useState)(
null),X=(0,rr.useCallback)(L=>{D(P=>P===L?P:L)},[]),U=f0([u,z,X]),V=(0,rr.useRef)(!1),A=(0,rr.useRef)(!1),F=(0,rr.useEffectEvent)(()=>{let L=z.current;if(!L||!C)
return;let P=L.scrollHeight>L.clientHeight;P!==V.current&&(A.current?C(P):(A.current=!0,P&&C(!0)),V.current=P)});return Zo(C?I:null,F),(0,Jo.jsx)(E,{...S,variant:f,
style:[{display:"flex",overflow:"hidden"},w],children:(0,Jo.jsx)(E,{style:{display:"flex",flexDirection:"column",flex:1,overflow:"hidden",...h==="y"&&{minWidth:0},
...h==="x"&&{minHeight:0},...h==="xy"&&{minWidth:0,minHeight:0},...h===!1&&{minWidth:0,minHeight:0}},children:(0,Jo.jsx)(En,{classNames:r,styles:o,scrollHideDelay:a,
scrollbarSize:n,type:i,dir:l,offsetScrollbars:s,overscrollBehavior:c,viewportRef:U,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,vars:g,scrollbars:h,
onBottomReached:v,onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,"data-autosize":"true",children:t})})})});En.classes=gp;En.varsResolver=FS;v0.
displayName="@mantine/core/ScrollAreaAutosize";v0.classes=gp;En.Autosize=v0;var b0={root:"m_87cf2631"};var XS=x(T(),1),jA={__staticSelector:"UnstyledButton"},sr=Ue(e=>{let t=k("UnstyledButton",jA,e),{className:r,component:o="button",__staticSelector:n,unstyled:a,
classNames:i,styles:l,style:s,attributes:c,...u}=t,d=q({name:n,props:t,classes:b0,className:r,style:s,classNames:i,styles:l,unstyled:a,attributes:c});return(0,XS.jsx)(
E,{...d("root",{focusable:!0}),component:o,type:o==="button"?"button":void 0,...u})});sr.classes=b0;sr.displayName="@mantine/core/UnstyledButton";var y0={root:"m_515a97f8"};var KS=x(T(),1),Mp=N(e=>{let t=k("VisuallyHidden",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,...c}=t,u=q({name:"VisuallyH\
idden",classes:y0,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s});return(0,KS.jsx)(E,{component:"span",...u("root"),...c})});Mp.classes=
y0;Mp.displayName="@mantine/core/VisuallyHidden";var w0={root:"m_1b7284a3"};var QS=x(T(),1),ZS=(e,{radius:t,shadow:r})=>({root:{"--paper-radius":t===void 0?void 0:ve(t),"--paper-shadow":Xs(r)}}),ia=Ue(e=>{let t=k("Paper",null,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,withBorder:l,vars:s,radius:c,shadow:u,variant:d,mod:m,attributes:f,...p}=t,h=q({name:"Paper",props:t,classes:w0,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:s,varsResolver:ZS});return(0,QS.jsx)(E,{mod:[{withBorder:l},m],...h("root"),variant:d,...p})});ia.classes=
w0;ia.varsResolver=ZS;ia.displayName="@mantine/core/Paper";function WS(e,t,r,o){return e==="center"||o==="center"?{top:t}:e==="end"?{bottom:r}:e==="start"?{top:r}:{}}function JS(e,t,r,o,n){return e==="center"||o==="cent\
er"?{left:t}:e==="end"?{[n==="ltr"?"right":"left"]:r}:e==="start"?{[n==="ltr"?"left":"right"]:r}:{}}var HA={bottom:"borderTopLeftRadius",left:"borderTopRightRad\
ius",right:"borderBottomLeftRadius",top:"borderBottomRightRadius"};function IA({position:e,arrowSize:t,dir:r}){let[o,n]=e.split("-");if(!n)return;let a={width:t,
height:t,position:"absolute"};if(o==="bottom"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"right":"left";return{...a,top:-t,[l]:0,clipPath:i!==(r===
"rtl")?"polygon(0% 0%, 0% 100%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}if(o==="top"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"righ\
t":"left";return{...a,bottom:-t,[l]:0,clipPath:i!==(r==="rtl")?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 100% 0%, 100% 100%)"}}if(o==="left")return{...a,
right:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 0% 100%, 100% 100%)"};if(o==="right")return{...a,
left:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}function eC({position:e,
arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,arrowX:a,arrowY:i,dir:l}){if(n==="merge"){let m=IA({position:e,arrowSize:t,dir:l});if(m)return m}let[s,c="\
center"]=e.split("-"),u={width:t,height:t,transform:"rotate(45deg)",position:"absolute",[HA[s]]:o},d=-t/2;return s==="left"?{...u,...WS(c,i,r,n),right:d,borderLeftColor:"\
transparent",borderBottomColor:"transparent",clipPath:"polygon(100% 0, 0 0, 100% 100%)"}:s==="right"?{...u,...WS(c,i,r,n),left:d,borderRightColor:"transparent",
borderTopColor:"transparent",clipPath:"polygon(0 100%, 0 0, 100% 100%)"}:s==="top"?{...u,...JS(c,a,r,n,l),bottom:d,borderTopColor:"transparent",borderLeftColor:"\
transparent",clipPath:"polygon(0 100%, 100% 100%, 100% 0)"}:s==="bottom"?{...u,...JS(c,a,r,n,l),top:d,borderBottomColor:"transparent",borderRightColor:"transpar\
ent",clipPath:"polygon(0 100%, 0 0, 100% 0)"}:{}}function Dp({position:e,dir:t}){let[r,o]=e.split("-");if(!o)return;let n=o==="start"&&t==="ltr"||o==="end"&&t===
"rtl";if(r==="bottom")return n?{borderTopLeftRadius:0}:{borderTopRightRadius:0};if(r==="top")return n?{borderBottomLeftRadius:0}:{borderBottomRightRadius:0};if(r===
"left")return o==="start"?{borderTopRightRadius:0}:{borderBottomRightRadius:0};if(r==="right")return o==="start"?{borderTopLeftRadius:0}:{borderBottomLeftRadius:0}}var tC=x(T(),1);function _c({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,visible:a,arrowX:i,arrowY:l,style:s,...c}){let{dir:u}=fo();return a?
(0,tC.jsx)("div",{role:"presentation",...c,style:{...s,...eC({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,dir:u,arrowX:i,arrowY:l})}}):null}
_c.displayName="@mantine/core/FloatingArrow";function Bp(e,t){if(e==="rtl"&&(t.includes("right")||t.includes("left"))){let[r,o]=t.split("-"),n=r==="right"?"left":"right";return o===void 0?n:`${n}-${o}`}return t}var x0={root:"m_9814e45f"};var rC=x(T(),1),VA={zIndex:lr("modal")},oC=(e,{gradient:t,color:r,backgroundOpacity:o,blur:n,radius:a,zIndex:i})=>({root:{"--overlay-bg":t||(r!==void 0||o!==void 0)&&
Fn(r||"#000",o??.6)||void 0,"--overlay-filter":n?`blur(${R(n)})`:void 0,"--overlay-radius":a===void 0?void 0:ve(a),"--overlay-z-index":i?.toString()}}),Ql=Ue(e=>{
let t=k("Overlay",VA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,fixed:s,center:c,children:u,radius:d,zIndex:m,gradient:f,blur:p,color:h,backgroundOpacity:w,
mod:g,attributes:v,...b}=t,y=q({name:"Overlay",props:t,classes:x0,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:v,vars:l,varsResolver:oC});return(0,rC.jsx)(
E,{...y("root"),mod:[{center:c,fixed:s},g],...b,children:u})});Ql.classes=x0;Ql.varsResolver=oC;Ql.displayName="@mantine/core/Overlay";var Pp=x(M(),1);var Lp=x(T(),1),nC=x(Ri(),1);function _0(e){let t=document.createElement("div");return t.setAttribute("data-portal","true"),typeof e.className=="string"&&t.classList.
add(...e.className.split(" ").filter(Boolean)),typeof e.style=="object"&&Object.assign(t.style,e.style),typeof e.id=="string"&&t.setAttribute("id",e.id),t}var Sc=null;
function UA({target:e,reuseTargetNode:t,...r}){if(e)return typeof e=="string"?document.querySelector(e)||_0(r):e;if(t){if(Sc){if(document.body.contains(Sc))return Sc;
Sc=null}let o=document.querySelector("[data-mantine-shared-portal-node]");if(o)return Sc=o,o;let n=_0(r);return n.setAttribute("data-mantine-shared-portal-node",
"true"),document.body.appendChild(n),Sc=n,n}return _0(r)}var GA={reuseTargetNode:!0},S0=N(e=>{let{children:t,target:r,reuseTargetNode:o,ref:n,...a}=k("Portal",GA,
e),[i,l]=(0,Pp.useState)(!1),s=(0,Pp.useRef)(null);return Tt(()=>(l(!0),s.current=UA({target:r,reuseTargetNode:o,...a}),Dl(n,s.current),!r&&!o&&s.current&&document.
body.appendChild(s.current),()=>{!r&&!o&&s.current&&document.body.removeChild(s.current)}),[r]),!i||!s.current?null:(0,nC.createPortal)((0,Lp.jsx)(Lp.Fragment,{
children:t}),s.current)});S0.displayName="@mantine/core/Portal";var Im=x(T(),1),en=N(({withinPortal:e=!0,children:t,...r})=>Qo()==="test"||!e?(0,Im.jsx)(Im.Fragment,{children:t}):(0,Im.jsx)(S0,{...r,children:t}));en.displayName=
"@mantine/core/OptionalPortal";var Vm=e=>({in:{opacity:1,transform:"scale(1)"},out:{opacity:0,transform:`scale(.9) translateY(${e==="bottom"?10:-10}px)`},transitionProperty:"transform, opacit\
y"}),Um={fade:{in:{opacity:1},out:{opacity:0},transitionProperty:"opacity"},"fade-up":{in:{opacity:1,transform:"translateY(0)"},out:{opacity:0,transform:"transl\
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
orm, opacity"},pop:{...Vm("bottom"),common:{transformOrigin:"center center"}},"pop-bottom-left":{...Vm("bottom"),common:{transformOrigin:"bottom left"}},"pop-bo\
ttom-right":{...Vm("bottom"),common:{transformOrigin:"bottom right"}},"pop-top-left":{...Vm("top"),common:{transformOrigin:"top left"}},"pop-top-right":{...Vm("\
top"),common:{transformOrigin:"top right"}}};var aC={entering:"in",entered:"in",exiting:"out",exited:"out","pre-exiting":"out","pre-entering":"out"};function C0({transition:e,state:t,duration:r,timingFunction:o}){
let n={WebkitBackfaceVisibility:"hidden",transitionDuration:`${r}ms`,transitionTimingFunction:o};return typeof e=="string"?e in Um?{transitionProperty:Um[e].transitionProperty,
...n,...Um[e].common,...Um[e][aC[t]]}:{}:{transitionProperty:e.transitionProperty,...n,...e.common,...e[aC[t]]}}var Ga=x(M(),1);var iC=x(Ri(),1);function lC({duration:e,exitDuration:t,timingFunction:r,mounted:o,onEnter:n,onExit:a,onEntered:i,onExited:l,enterDelay:s,exitDelay:c}){let u=ot(),
d=Bl(),m=u.respectReducedMotion?d:!1,[f,p]=(0,Ga.useState)(m?0:e),[h,w]=(0,Ga.useState)(o?"entered":"exited"),g=(0,Ga.useRef)(-1),v=(0,Ga.useRef)(-1),b=(0,Ga.useRef)(
-1);function y(){window.clearTimeout(g.current),window.clearTimeout(v.current),cancelAnimationFrame(b.current),b.current=-1}let _=S=>{y();let z=S?n:a,I=S?i:l,D=m?
0:S?e:t;if(p(D),D===0)typeof z=="function"&&z(),typeof I=="function"&&I(),w(S?"entered":"exited");else{let X=requestAnimationFrame(()=>{iC.default.flushSync(()=>{
w(S?"pre-entering":"pre-exiting")}),b.current===X&&(b.current=requestAnimationFrame(()=>{typeof z=="function"&&z(),w(S?"entering":"exiting"),g.current=window.setTimeout(
()=>{typeof I=="function"&&I(),w(S?"entered":"exited")},D)}))});b.current=X}},C=S=>{if(y(),typeof(S?s:c)!="number"){_(S);return}v.current=window.setTimeout(()=>{
_(S)},S?s:c)};return _n(()=>{C(o)},[o]),(0,Ga.useEffect)(()=>()=>{y()},[]),{transitionDuration:f,transitionStatus:h,transitionTimingFunction:r||"ease"}}var z0=x(M(),1),tn=x(T(),1);function Lr({keepMounted:e,keepMountedMode:t="activity",transition:r="fade",duration:o=250,exitDuration:n=o,mounted:a,children:i,timingFunction:l="\
ease",onExit:s,onEntered:c,onEnter:u,onExited:d,enterDelay:m,exitDelay:f}){let p=Qo(),{transitionDuration:h,transitionStatus:w,transitionTimingFunction:g}=lC({mounted:a,
exitDuration:n,duration:o,timingFunction:l,onExit:s,onEntered:c,onEnter:u,onExited:d,enterDelay:m,exitDelay:f});if(p==="test")return a?(0,tn.jsx)(tn.Fragment,{children:i(
{})}):e?i({display:"none"}):null;if(h===0)return e?t==="display-none"?a?(0,tn.jsx)(tn.Fragment,{children:i({})}):i({display:"none"}):(0,tn.jsx)(z0.Activity,{mode:a?
"visible":"hidden",children:i({})}):a?(0,tn.jsx)(tn.Fragment,{children:i({})}):null;let v=w==="exited";if(e){let b=i(v?t==="display-none"?{display:"none"}:{}:C0(
{transition:r,duration:h,state:w,timingFunction:g}));return t==="display-none"?b:(0,tn.jsx)(z0.Activity,{mode:v?"hidden":"visible",children:b})}return v?null:(0,tn.jsx)(
tn.Fragment,{children:i(C0({transition:r,duration:h,state:w,timingFunction:g}))})}Lr.displayName="@mantine/core/Transition";var $A={duration:100,transition:"fade"};function k0(e,t){return{...$A,...t,...e}}var[sC,Cc]=Mt("Popover component was not found in the tree");var Gm=x(M(),1);function cC({childProps:e,disabled:t,opened:r,longPressDelay:o=500,setReference:n,open:a}){let i=(0,Gm.useRef)(!1),l=(0,Gm.useRef)(!1),s=(0,Gm.useRef)(null),c=(0,Gm.useRef)(
t);c.current=t;let u=(p,h,w)=>{n({getBoundingClientRect:()=>({x:p,y:h,width:0,height:0,top:h,left:p,right:p,bottom:h,toJSON:()=>{}}),contextElement:w}),a()},d=Nl(
e.onMouseDown,p=>{t||p.button===2&&p.stopPropagation()}),m=Nl(e.onContextMenu,p=>{t||p.defaultPrevented||(p.preventDefault(),!l.current&&(u(p.clientX,p.clientY,
p.currentTarget),i.current&&(l.current=!0)))}),f=gb(p=>{if(c.current||l.current)return;let h=p,w=h.touches[0]??h.changedTouches[0];w&&(u(w.clientX,w.clientY,s.current),
l.current=!0)},{threshold:o,events:["touch"],cancelOnMove:!0,onStart:p=>{i.current=!0,l.current=!1,s.current=p.currentTarget},onFinish:p=>{i.current=!1,l.current=
!1,c.current||p.preventDefault()},onCancel:()=>{i.current=!1,l.current=!1}});return{onContextMenu:m,onMouseDown:d,onTouchStart:Nl(e.onTouchStart,f.onTouchStart),
onTouchEnd:Nl(e.onTouchEnd,f.onTouchEnd),onTouchCancel:Nl(e.onTouchCancel,f.onTouchCancel),onTouchMove:Nl(e.onTouchMove,f.onTouchMove),style:t?e.style:{...e.style,
WebkitTouchCallout:"none",WebkitUserSelect:"none",userSelect:"none"},"data-expanded":r?!0:void 0}}var dC=x(M(),1);function T0(e){let{children:t,disabled:r,longPressDelay:o}=k("PopoverContextMenu",null,e),n=mo(t);if(!n)throw new Error("Popover.ContextMenu com\
ponent children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let a=Cc(),i=cC(
{childProps:n.props,disabled:r||a.disabled,opened:a.opened,longPressDelay:o,setReference:a.reference,open:()=>{a.opened||a.onToggle()}});return(0,dC.cloneElement)(
n,i)}T0.displayName="@mantine/core/PopoverContextMenu";var mC=x(M(),1);var uC=x(T(),1);function zc({children:e,active:t=!0,refProp:r="ref",innerRef:o}){let n=db(t),a=ke(n,o),i=mo(e);return i?(0,mC.cloneElement)(i,{[r]:a}):e}function fC(e){
return(0,uC.jsx)(Mp,{tabIndex:-1,"data-autofocus":!0,...e})}zc.displayName="@mantine/core/FocusTrap";fC.displayName="@mantine/core/FocusTrapInitialFocus";zc.InitialFocus=
fC;var jp={dropdown:"m_38a85659",arrow:"m_a31dc6c1",overlay:"m_3d7bc908"};var Zl=x(T(),1),Hp=N(e=>{let t=k("PopoverDropdown",null,e),{className:r,style:o,vars:n,children:a,onKeyDownCapture:i,variant:l,classNames:s,styles:c,ref:u,...d}=t,
m=Cc(),{dir:f}=fo(),p=m.arrowPosition==="merge"&&m.withArrow?Dp({position:m.placement,dir:f}):void 0,h=hm({opened:m.opened,shouldReturnFocus:m.returnFocus}),w=m.
withRoles?{"aria-labelledby":m.getTargetId(),id:m.getDropdownId(),role:"dialog",tabIndex:-1}:{},g=ke(u,m.floating);return m.disabled?null:(0,Zl.jsx)(en,{...m.portalProps,
withinPortal:m.withinPortal,children:(0,Zl.jsx)(Lr,{mounted:m.opened,...m.transitionProps,transition:m.transitionProps?.transition||"fade",duration:m.transitionProps?.
duration??150,keepMounted:m.keepMounted,keepMountedMode:m.keepMountedMode,exitDuration:typeof m.transitionProps?.exitDuration=="number"?m.transitionProps.exitDuration:
m.transitionProps?.duration,children:v=>(0,Zl.jsx)(zc,{active:m.trapFocus&&m.opened,innerRef:g,children:(0,Zl.jsxs)(E,{...w,...d,variant:l,onKeyDownCapture:L_(()=>{
m.onClose?.(),m.onDismiss?.()},{active:m.closeOnEscape,onTrigger:h,onKeyDown:i}),"data-position":m.placement,"data-fixed":m.floatingStrategy==="fixed"||void 0,...m.
getStyles("dropdown",{className:r,props:t,classNames:s,styles:c,style:[{...v,...p,zIndex:m.zIndex,top:m.y??0,left:m.x??0,width:m.width==="target"?void 0:R(m.width),
...m.referenceHidden?{display:"none"}:null},m.resolvedStyles?.dropdown,c?.dropdown,o]}),children:[a,(0,Zl.jsx)(_c,{ref:m.arrowRef,arrowX:m.arrowX,arrowY:m.arrowY,
visible:m.withArrow,position:m.placement,arrowSize:m.arrowSize,arrowRadius:m.arrowRadius,arrowOffset:m.arrowOffset,arrowPosition:m.arrowPosition,...m.getStyles(
"arrow",{props:t,classNames:s,styles:c})})]})})})})});Hp.classes=jp;Hp.displayName="@mantine/core/PopoverDropdown";var pC=x(M(),1);var qA={refProp:"ref",popupType:"dialog"},R0=N(e=>{let{children:t,refProp:r,popupType:o,ref:n,...a}=k("PopoverTarget",qA,e),i=mo(t);if(!i)throw new Error("Popov\
er.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let l=a,
s=Cc(),c=ke(s.reference,Ei(i),n),u=s.withRoles?{"aria-haspopup":o,"aria-expanded":s.opened,"aria-controls":s.opened?s.getDropdownId():void 0,id:s.getTargetId()}:
{},d=i.props;return(0,pC.cloneElement)(i,{...l,...u,...s.targetProps,className:xe(s.targetProps.className,l.className,d.className),[r]:c,...s.controlled?null:{onClick:m=>{
s.onToggle(),d.onClick?.(m)}}})});R0.displayName="@mantine/core/PopoverTarget";var rn=x(M(),1);function YA(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function FA(e,t,r,o){let n=YA(
e.middlewares),a=[yc(e.offset),jm()];if(n.flip&&!r){let i=typeof n.flip=="boolean"?{}:n.flip,l=o?{fallbackStrategy:"initialPlacement",...i}:i;a.push(wc(l))}if(n.
shift){let i=typeof n.shift=="boolean"?{}:n.shift;a.push(Kl(l=>{let s=l.placement.startsWith("top")||l.placement.startsWith("bottom");return{limiter:i0(),padding:5,
...e.width==="target"&&s?{mainAxis:!1}:null,...i}}))}return n.inline&&a.push(typeof n.inline=="boolean"?Li():Li(n.inline)),a.push(Hm({element:e.arrowRef,padding:e.
arrowOffset})),(n.size||e.width==="target")&&a.push(l0({...typeof n.size=="boolean"?{}:n.size,apply({rects:i,availableWidth:l,availableHeight:s,...c}){let u=t().
refs.floating.current?.style??{};n.size&&(typeof n.size=="object"&&n.size.apply?n.size.apply({rects:i,availableWidth:l,availableHeight:s,...c}):Object.assign(u,
{maxWidth:`${l}px`,maxHeight:`${s}px`})),e.width==="target"&&Object.assign(u,{width:`${i.reference.width}px`})}})),a}function hC(e){let[t,r]=bt({value:e.opened,
defaultValue:e.defaultOpened,finalValue:!1,onChange:e.onChange}),o=(0,rn.useRef)(t),n=(0,rn.useRef)(!1),[a,i]=(0,rn.useState)(null),l=e.preventPositionChangeWhenVisible!==
!1,s=(0,rn.useRef)(t);t!==s.current&&(s.current=t,t&&a!==null&&i(null));let c=(0,rn.useRef)(e.position);e.position!==c.current&&(c.current=e.position,n.current=
!1,a!==null&&i(null));let u=(0,rn.useCallback)(()=>i(null),[]),d=()=>{t&&!e.disabled&&r(!1)},m=()=>{e.disabled||r(!t)},f=xc({open:t,strategy:e.strategy,placement:l?
a??e.position:e.position,middleware:FA(e,()=>f,l&&a!==null,l),whileElementsMounted:e.keepMounted?void 0:Xl});(0,rn.useEffect)(()=>{if(!e.keepMounted)return;let h=f.
refs.reference.current,w=f.refs.floating.current;if(t&&h&&w)return Xl(h,w,f.update)},[e.keepMounted,t,f.update,f.elements.reference,f.elements.floating]),Tt(()=>{
if(!t){n.current=!1;return}if(!l||a!==null)return;let h=f.refs.floating.current;if(!(!h||h.offsetHeight===0||h.offsetWidth===0)){if(!n.current){n.current=!0,f.update();
return}f.isPositioned&&i(f.placement)}},[l,t,f.isPositioned,f.placement,a,f.update]);let p=(0,rn.useRef)(f.placement);return Tt(()=>{p.current!==f.placement&&(p.
current=f.placement,e.onPositionChange?.(f.placement))},[f.placement]),_n(()=>{t!==o.current&&(t?e.onOpen?.():e.onClose?.()),o.current=t},[t,e.onClose,e.onOpen]),
{floating:f,controlled:typeof e.opened=="boolean",opened:t,onClose:d,onToggle:m,resetLockedPlacement:u}}var la=x(M(),1);var Wl=x(T(),1),XA={position:"bottom",offset:8,transitionProps:{transition:"fade",duration:150},middlewares:{flip:!0,shift:!0,inline:!1},arrowSize:7,arrowOffset:5,
arrowRadius:0,arrowPosition:"side",closeOnClickOutside:!0,withinPortal:!0,closeOnEscape:!0,trapFocus:!1,withRoles:!0,returnFocus:!1,withOverlay:!1,hideDetached:!0,
preventPositionChangeWhenVisible:!0,clickOutsideEvents:["mousedown","touchstart"],clickOutsideCapture:!1,zIndex:lr("popover"),__staticSelector:"Popover",width:"\
max-content"},gC=(e,{radius:t,shadow:r})=>({dropdown:{"--popover-radius":t===void 0?void 0:ve(t),"--popover-shadow":Xs(r)}});function fr(e){let t=k("Popover",XA,
e),{children:r,position:o,offset:n,onPositionChange:a,opened:i,transitionProps:l,onExitTransitionEnd:s,onEnterTransitionEnd:c,width:u,middlewares:d,withArrow:m,
arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,unstyled:g,classNames:v,styles:b,closeOnClickOutside:y,withinPortal:_,portalProps:C,closeOnEscape:S,clickOutsideEvents:z,
clickOutsideCapture:I,trapFocus:D,onClose:X,onDismiss:U,onOpen:V,onChange:A,zIndex:F,radius:L,shadow:P,id:O,defaultOpened:j,__staticSelector:Y,withRoles:$,disabled:Q,
returnFocus:ee,variant:pe,keepMounted:ae,keepMountedMode:ge,vars:Ne,floatingStrategy:ce,withOverlay:De,overlayProps:Be,hideDetached:Xe,attributes:tt,preventPositionChangeWhenVisible:Ut,
...de}=t,Pt=q({name:Y,props:t,classes:jp,classNames:v,styles:b,unstyled:g,attributes:tt,rootSelector:"dropdown",vars:Ne,varsResolver:gC}),{resolvedStyles:er}=Zn(
{classNames:v,styles:b,props:t}),xr=(0,la.useRef)(null),[so,Gn]=(0,la.useState)(null),[yn,Da]=(0,la.useState)(null),{dir:wn}=fo(),rt=Qo(),$n=_e(O),Lt=hC({middlewares:d,
width:u,position:Bp(wn,o),offset:typeof n=="number"?n+(m?f/2:0):n,arrowRef:xr,arrowOffset:p,onPositionChange:a,opened:i,defaultOpened:j,onChange:A,onOpen:V,onClose:X,
onDismiss:U,strategy:ce,disabled:Q,preventPositionChangeWhenVisible:Ut,keepMounted:ae});nb(()=>{y&&(Lt.onClose(),U?.())},z,[so,yn],!0,I);let Dr=(0,la.useCallback)(
xn=>{Gn(xn),Lt.floating.refs.setReference(xn)},[Lt.floating.refs.setReference]),Nf=(0,la.useCallback)(xn=>{Da(xn),Lt.floating.refs.setFloating(xn)},[Lt.floating.
refs.setFloating]),Of=(0,la.useCallback)(()=>{l?.onExited?.(),s?.(),Lt.resetLockedPlacement()},[l?.onExited,s,Lt.resetLockedPlacement]),gt=(0,la.useCallback)(()=>{
l?.onEntered?.(),c?.()},[l?.onEntered,c]);return(0,Wl.jsxs)(sC,{value:{returnFocus:ee,disabled:Q,controlled:Lt.controlled,reference:Dr,floating:Nf,x:Lt.floating.
x,y:Lt.floating.y,arrowX:Lt.floating?.middlewareData?.arrow?.x,arrowY:Lt.floating?.middlewareData?.arrow?.y,opened:Lt.opened,arrowRef:xr,transitionProps:{...l,onExited:Of,
onEntered:gt},width:u,withArrow:m,arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,placement:Lt.floating.placement,trapFocus:D,withinPortal:_,portalProps:C,
zIndex:F,radius:L,shadow:P,closeOnEscape:S,onDismiss:U,onClose:Lt.onClose,onToggle:Lt.onToggle,getTargetId:()=>$n,getDropdownId:()=>`${$n}-dropdown`,withRoles:$,
targetProps:de,__staticSelector:Y,classNames:v,styles:b,unstyled:g,variant:pe,keepMounted:ae,keepMountedMode:ge,getStyles:Pt,resolvedStyles:er,floatingStrategy:ce,
referenceHidden:Xe&&rt!=="test"?Lt.floating.middlewareData.hide?.referenceHidden:!1},children:[r,De&&(0,Wl.jsx)(Lr,{transition:"fade",mounted:Lt.opened,duration:l?.
duration||250,exitDuration:l?.exitDuration||250,children:xn=>(0,Wl.jsx)(en,{withinPortal:_,children:(0,Wl.jsx)(Ql,{...Be,...Pt("overlay",{className:Be?.className,
style:[xn,Be?.style]})})})})]})}fr.Target=R0;fr.Dropdown=Hp;fr.ContextMenu=T0;fr.varsResolver=gC;fr.displayName="@mantine/core/Popover";fr.extend=e=>e;fr.withProps=
e=>{let t=r=>(0,Wl.jsx)(fr,{...e,...r});return t.extend=fr.extend,t.displayName=`WithProps(${fr.displayName})`,t};var Wr={root:"m_5ae2e3c",barsLoader:"m_7a2bd4cd",bar:"m_870bb79","bars-loader-animation":"m_5d2b3b9d",dotsLoader:"m_4e3f22d7",dot:"m_870c4af","loader-dots-anima\
tion":"m_aac34a1",ovalLoader:"m_b34414df","oval-loader-animation":"m_f8e89c4b"};var kc=x(T(),1),E0=({className:e,...t})=>(0,kc.jsxs)(E,{component:"span",className:xe(Wr.barsLoader,e),...t,children:[(0,kc.jsx)("span",{className:Wr.bar}),(0,kc.jsx)(
"span",{className:Wr.bar}),(0,kc.jsx)("span",{className:Wr.bar})]});E0.displayName="@mantine/core/Bars";var Tc=x(T(),1),A0=({className:e,...t})=>(0,Tc.jsxs)(E,{component:"span",className:xe(Wr.dotsLoader,e),...t,children:[(0,Tc.jsx)("span",{className:Wr.dot}),(0,Tc.jsx)(
"span",{className:Wr.dot}),(0,Tc.jsx)("span",{className:Wr.dot})]});A0.displayName="@mantine/core/Dots";var vC=x(T(),1),N0=({className:e,...t})=>(0,vC.jsx)(E,{component:"span",className:xe(Wr.ovalLoader,e),...t});N0.displayName="@mantine/core/Oval";var O0=x(T(),1),M0={bars:E0,oval:N0,dots:A0},KA={loaders:M0,type:"oval"},bC=(e,{size:t,color:r})=>({root:{"--loader-size":oe(t,"loader-size"),"--loader-color":r?
je(r,e):void 0}}),Xt=N(e=>{let t=k("Loader",KA,e),{size:r,color:o,type:n,vars:a,className:i,style:l,classNames:s,styles:c,unstyled:u,loaders:d,variant:m,children:f,
attributes:p,...h}=t,w=q({name:"Loader",props:t,classes:Wr,className:i,style:l,classNames:s,styles:c,unstyled:u,attributes:p,vars:a,varsResolver:bC});return f?(0,O0.jsx)(
E,{...w("root"),...h,children:f}):(0,O0.jsx)(E,{...w("root"),component:d[n],variant:m,size:r,...h})});Xt.defaultLoaders=M0;Xt.classes=Wr;Xt.varsResolver=bC;Xt.displayName=
"@mantine/core/Loader";var $a={root:"m_8d3f4000",icon:"m_8d3afb97",loader:"m_302b9fb1",group:"m_1a0f1b21",groupSection:"m_437b6484"};var yC=x(T(),1),QA={orientation:"horizontal"},wC=(e,{borderWidth:t})=>({group:{"--ai-border-width":R(t)}}),$m=N(e=>{let t=k("ActionIconGroup",QA,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:s,borderWidth:c,variant:u,mod:d,attributes:m,...f}=t,p=q({name:"ActionIconGroup",props:t,classes:$a,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:s,varsResolver:wC,rootSelector:"group"});return(0,yC.jsx)(E,{...p("group"),variant:u,mod:[
{orientation:l},d],role:"group",...f})});$m.classes=$a;$m.varsResolver=wC;$m.displayName="@mantine/core/ActionIconGroup";var xC=x(T(),1),_C=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":oe(i,"section-height"),"--section-padding-x":oe(i,"section-padding-x"),"--section-f\
z":Pe(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.color,"--section-bd":r||n?l.border:void 0}}},qm=N(
e=>{let t=k("ActionIconGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,variant:s,gradient:c,radius:u,autoContrast:d,attributes:m,
...f}=t,p=q({name:"ActionIconGroupSection",props:t,classes:$a,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:_C,rootSelector:"\
groupSection"});return(0,xC.jsx)(E,{...p("groupSection"),variant:s,...f})});qm.classes=$a;qm.varsResolver=_C;qm.displayName="@mantine/core/ActionIconGroupSectio\
n";var Jl=x(T(),1),SC=(e,{size:t,radius:r,variant:o,gradient:n,color:a,autoContrast:i})=>{let l=e.variantColorResolver({color:a||e.primaryColor,theme:e,gradient:n,
variant:o||"filled",autoContrast:i});return{root:{"--ai-size":oe(t,"ai-size"),"--ai-radius":r===void 0?void 0:ve(r),"--ai-bg":a||o?l.background:void 0,"--ai-hov\
er":a||o?l.hover:void 0,"--ai-hover-color":a||o?l.hoverColor:void 0,"--ai-color":l.color,"--ai-bd":a||o?l.border:void 0}}},sa=Ue(e=>{let t=k("ActionIcon",null,e),
{className:r,unstyled:o,variant:n,classNames:a,styles:i,style:l,loading:s,loaderProps:c,size:u,color:d,radius:m,__staticSelector:f,gradient:p,vars:h,children:w,
disabled:g,"data-disabled":v,autoContrast:b,mod:y,attributes:_,...C}=t,S=q({name:["ActionIcon",f],props:t,className:r,style:l,classes:$a,classNames:a,styles:i,unstyled:o,
attributes:_,vars:h,varsResolver:SC});return(0,Jl.jsxs)(sr,{...S("root",{active:!g&&!s&&!v}),"aria-busy":s||void 0,...C,unstyled:o,variant:n,size:u,disabled:g||
s,mod:[{loading:s,disabled:g||v},y],children:[typeof s=="boolean"&&(0,Jl.jsx)(Lr,{mounted:s,transition:"slide-down",duration:150,children:z=>(0,Jl.jsx)(E,{component:"\
span",...S("loader",{style:z}),"aria-hidden":!0,children:(0,Jl.jsx)(Xt,{color:"var(--ai-color)",size:"calc(var(--ai-size) * 0.55)",...c})})}),(0,Jl.jsx)(E,{component:"\
span",mod:{loading:s},...S("icon"),children:w})]})});sa.classes=$a;sa.varsResolver=SC;sa.displayName="@mantine/core/ActionIcon";sa.Group=$m;sa.GroupSection=qm;var rK=x(M(),1),D0=x(T(),1);function B0({size:e="var(--cb-icon-size, 70%)",style:t,...r}){return(0,D0.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://\
www.w3.org/2000/svg",style:{...t,width:e,height:e},...r,children:(0,D0.jsx)("path",{d:"M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2\
.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.031\
57L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816\
C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z",fill:"currentColor",fillRule:"ev\
enodd",clipRule:"evenodd"})})}B0.displayName="@mantine/core/CloseIcon";var P0={root:"m_86a44da5","root--subtle":"m_220c80f2"};var Ip=x(T(),1),ZA={variant:"subtle"},CC=(e,{size:t,radius:r,iconSize:o})=>({root:{"--cb-size":oe(t,"cb-size"),"--cb-radius":r===void 0?void 0:ve(r),"--cb-icon-\
size":R(o)}}),qa=Ue(e=>{let t=k("CloseButton",ZA,e),{iconSize:r,children:o,vars:n,radius:a,className:i,classNames:l,style:s,styles:c,unstyled:u,"data-disabled":d,
disabled:m,variant:f,icon:p,mod:h,attributes:w,__staticSelector:g,...v}=t,b=q({name:g||"CloseButton",props:t,className:i,style:s,classes:P0,classNames:l,styles:c,
unstyled:u,attributes:w,vars:n,varsResolver:CC});return(0,Ip.jsxs)(sr,{...v,unstyled:u,variant:f,disabled:m,mod:[{disabled:m||d},h],...b("root",{variant:f,active:!m&&
!d}),children:[p||(0,Ip.jsx)(B0,{}),o]})});qa.classes=P0;qa.varsResolver=CC;qa.displayName="@mantine/core/CloseButton";var zC=x(M(),1);function kC(e){return zC.Children.toArray(e).filter(Boolean)}var L0={root:"m_4081bf90"};var TC=x(T(),1),WA={preventGrowOverflow:!0,gap:"md",align:"center",justify:"flex-start",wrap:"wrap"},RC=(e,{grow:t,preventGrowOverflow:r,gap:o,align:n,justify:a,
wrap:i},{childWidth:l})=>({root:{"--group-child-width":t&&r?l:void 0,"--group-gap":st(o),"--group-align":n,"--group-justify":a,"--group-wrap":i}}),Z=N(e=>{let t=k(
"Group",WA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,children:l,gap:s,align:c,justify:u,wrap:d,grow:m,preventGrowOverflow:f,vars:p,variant:h,__size:w,
mod:g,attributes:v,...b}=t,y=kC(l),_=y.length,C=st(s??"md"),S={childWidth:`calc(${100/_}% - (${C} - ${C} / ${_}))`},z=q({name:"Group",props:t,stylesCtx:S,className:o,
style:n,classes:L0,classNames:r,styles:a,unstyled:i,attributes:v,vars:p,varsResolver:RC});return(0,TC.jsx)(E,{...z("root"),variant:h,mod:[{grow:m},g],size:w,...b,
children:y})});Z.classes=L0;Z.varsResolver=RC;Z.displayName="@mantine/core/Group";var[EC,pr]=Mt("ModalBase component was not found in tree");var Rc=x(M(),1);function AC({opened:e,transitionDuration:t}){let[r,o]=(0,Rc.useState)(e),n=(0,Rc.useRef)(-1),a=Bl()?0:t;return(0,Rc.useEffect)(()=>(e?(o(!0),window.clearTimeout(
n.current)):a===0?o(!1):n.current=window.setTimeout(()=>o(!1),a),()=>window.clearTimeout(n.current)),[e,a]),r}var j0=x(M(),1);function NC({id:e,transitionProps:t,opened:r,trapFocus:o,closeOnEscape:n,onClose:a,returnFocus:i,handledEscapeEvents:l}){let s=_e(e),[c,u]=(0,j0.useState)(!1),[
d,m]=(0,j0.useState)(!1),f=typeof t?.duration=="number"?t?.duration:200,p=AC({opened:r,transitionDuration:f});return gm("keydown",h=>{h.key==="Escape"&&n&&!h.isComposing&&
r&&!l?.has(h)&&h.target?.getAttribute("data-mantine-stop-propagation")!=="true"&&(l?.add(h),a())},{capture:!0}),hm({opened:r,shouldReturnFocus:o&&i}),{_id:s,titleMounted:c,
bodyMounted:d,shouldLockScroll:p,setTitleMounted:u,setBodyMounted:m}}var vo=function(){return vo=Object.assign||function(t){for(var r,o=1,n=arguments.length;o<n;o++){r=arguments[o];for(var a in r)Object.prototype.hasOwnProperty.call(
r,a)&&(t[a]=r[a])}return t},vo.apply(this,arguments)};function Vp(e,t){var r={};for(var o in e)Object.prototype.hasOwnProperty.call(e,o)&&t.indexOf(o)<0&&(r[o]=
e[o]);if(e!=null&&typeof Object.getOwnPropertySymbols=="function")for(var n=0,o=Object.getOwnPropertySymbols(e);n<o.length;n++)t.indexOf(o[n])<0&&Object.prototype.
propertyIsEnumerable.call(e,o[n])&&(r[o[n]]=e[o[n]]);return r}function OC(e,t,r){if(r||arguments.length===2)for(var o=0,n=t.length,a;o<n;o++)(a||!(o in t))&&(a||(a=Array.prototype.slice.call(t,0,o)),a[o]=t[o]);return e.concat(
a||Array.prototype.slice.call(t))}var Yp=x(M());var jr=x(M());var es="right-scroll-bar-position",ts="width-before-scroll-bar",H0="with-scroll-bars-hidden",I0="--removed-body-scroll-bar-size";function Up(e,t){return typeof e=="function"?e(t):e&&(e.current=t),e}var MC=x(M());function DC(e,t){var r=(0,MC.useState)(function(){return{value:e,callback:t,facade:{get current(){return r.value},set current(o){var n=r.value;n!==
o&&(r.value=o,r.callback(o,n))}}}})[0];return r.callback=t,r.facade}var Gp=x(M());var JA=typeof window<"u"?Gp.useLayoutEffect:Gp.useEffect,BC=new WeakMap;function V0(e,t){var r=DC(t||null,function(o){return e.forEach(function(n){return Up(n,o)})});
return JA(function(){var o=BC.get(r);if(o){var n=new Set(o),a=new Set(e),i=r.current;n.forEach(function(l){a.has(l)||Up(l,null)}),a.forEach(function(l){n.has(l)||
Up(l,i)})}BC.set(r,e)},[e]),r}function eN(e){return e}function tN(e,t){t===void 0&&(t=eN);var r=[],o=!1,n={read:function(){if(o)throw new Error("Sidecar: could not `read` from an `assigned` \
medium. `read` could be used only with `useMedium`.");return r.length?r[r.length-1]:e},useMedium:function(a){var i=t(a,o);return r.push(i),function(){r=r.filter(
function(l){return l!==i})}},assignSyncMedium:function(a){for(o=!0;r.length;){var i=r;r=[],i.forEach(a)}r={push:function(l){return a(l)},filter:function(){return r}}},
assignMedium:function(a){o=!0;var i=[];if(r.length){var l=r;r=[],l.forEach(a),i=r}var s=function(){var u=i;i=[],u.forEach(a)},c=function(){return Promise.resolve().
then(s)};c(),r={push:function(u){i.push(u),c()},filter:function(u){return i=i.filter(u),r}}}};return n}function U0(e){e===void 0&&(e={});var t=tN(null);return t.options=vo({async:!0,ssr:!1},e),t}var PC=x(M()),LC=function(e){var t=e.sideCar,r=Vp(e,["sideCar"]);if(!t)throw new Error("Sidecar: please provide `sideCar` property to import the right car");var o=t.
read();if(!o)throw new Error("Sidecar medium not found");return PC.createElement(o,vo({},r))};LC.isSideCarExport=!0;function G0(e,t){return e.useMedium(t),LC}var $p=U0();var $0=function(){},Ym=jr.forwardRef(function(e,t){var r=jr.useRef(null),o=jr.useState({onScrollCapture:$0,onWheelCapture:$0,onTouchMoveCapture:$0}),n=o[0],a=o[1],
i=e.forwardProps,l=e.children,s=e.className,c=e.removeScrollBar,u=e.enabled,d=e.shards,m=e.sideCar,f=e.noRelative,p=e.noIsolation,h=e.inert,w=e.allowPinchZoom,g=e.
as,v=g===void 0?"div":g,b=e.gapMode,y=Vp(e,["forwardProps","children","className","removeScrollBar","enabled","shards","sideCar","noRelative","noIsolation","ine\
rt","allowPinchZoom","as","gapMode"]),_=m,C=V0([r,t]),S=vo(vo({},y),n);return jr.createElement(jr.Fragment,null,u&&jr.createElement(_,{sideCar:$p,removeScrollBar:c,
shards:d,noRelative:f,noIsolation:p,inert:h,setCallbacks:a,allowPinchZoom:!!w,lockRef:r,gapMode:b}),i?jr.cloneElement(jr.Children.only(l),vo(vo({},S),{ref:C})):
jr.createElement(v,vo({},S,{className:s,ref:C}),l))});Ym.defaultProps={enabled:!0,removeScrollBar:!0,inert:!1};Ym.classNames={fullWidth:ts,zeroRight:es};var Rt=x(M());var Ac=x(M());var IC=x(M());var q0,jC=function(e){q0=e},HC=function(){if(q0)return q0;if(typeof __webpack_nonce__<"u")return __webpack_nonce__};function rN(){if(!document)return null;var e=document.createElement("style");e.type="text/css";var t=HC();return t&&e.setAttribute("nonce",t),e}function oN(e,t){
e.styleSheet?e.styleSheet.cssText=t:e.appendChild(document.createTextNode(t))}function nN(e){var t=document.head||document.getElementsByTagName("head")[0];t.appendChild(
e)}var Y0=function(){var e=0,t=null;return{add:function(r){e==0&&(t=rN())&&(oN(t,r),nN(t)),e++},remove:function(){e--,!e&&t&&(t.parentNode&&t.parentNode.removeChild(
t),t=null)}}};var F0=function(){var e=Y0();return function(t,r){IC.useEffect(function(){return e.add(t),function(){e.remove()}},[t&&r])}};var Fm=function(){var e=F0(),t=function(r){var o=r.styles,n=r.dynamic;return e(o,n),null};return t};var aN={left:0,top:0,right:0,gap:0},X0=function(e){return parseInt(e||"",10)||0},iN=function(e){var t=window.getComputedStyle(document.body),r=t[e==="padding"?"\
paddingLeft":"marginLeft"],o=t[e==="padding"?"paddingTop":"marginTop"],n=t[e==="padding"?"paddingRight":"marginRight"];return[X0(r),X0(o),X0(n)]},K0=function(e){
if(e===void 0&&(e="margin"),typeof window>"u")return aN;var t=iN(e),r=document.documentElement.clientWidth,o=window.innerWidth;return{left:t[0],top:t[1],right:t[2],
gap:Math.max(0,o-r+t[2]-t[0])}};var lN=Fm(),Ec="data-scroll-locked",sN=function(e,t,r,o){var n=e.left,a=e.top,i=e.right,l=e.gap;return r===void 0&&(r="margin"),`
  .`.concat(H0,` {
   overflow: hidden `).concat(o,`;
   padding-right: `).concat(l,"px ").concat(o,`;
  }
  body[`).concat(Ec,`] {
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
  
  .`).concat(es,` {
    right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(ts,` {
    margin-right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(es," .").concat(es,` {
    right: 0 `).concat(o,`;
  }
  
  .`).concat(ts," .").concat(ts,` {
    margin-right: 0 `).concat(o,`;
  }
  
  body[`).concat(Ec,`] {
    `).concat(I0,": ").concat(l,`px;
  }
`)},VC=function(){var e=parseInt(document.body.getAttribute(Ec)||"0",10);return isFinite(e)?e:0},cN=function(){Ac.useEffect(function(){return document.body.setAttribute(
Ec,(VC()+1).toString()),function(){var e=VC()-1;e<=0?document.body.removeAttribute(Ec):document.body.setAttribute(Ec,e.toString())}},[])},Q0=function(e){var t=e.
noRelative,r=e.noImportant,o=e.gapMode,n=o===void 0?"margin":o;cN();var a=Ac.useMemo(function(){return K0(n)},[n]);return Ac.createElement(lN,{styles:sN(a,!t,n,
r?"":"!important")})};var Z0=!1;if(typeof window<"u")try{Xm=Object.defineProperty({},"passive",{get:function(){return Z0=!0,!0}}),window.addEventListener("test",Xm,Xm),window.removeEventListener(
"test",Xm,Xm)}catch{Z0=!1}var Xm,rs=Z0?{passive:!1}:!1;var dN=function(e){return e.tagName==="TEXTAREA"},UC=function(e,t){if(!(e instanceof Element))return!1;var r=window.getComputedStyle(e);return r[t]!=="hidden"&&
!(r.overflowY===r.overflowX&&!dN(e)&&r[t]==="visible")},mN=function(e){return UC(e,"overflowY")},uN=function(e){return UC(e,"overflowX")},W0=function(e,t){var r=t.
ownerDocument,o=t;do{typeof ShadowRoot<"u"&&o instanceof ShadowRoot&&(o=o.host);var n=GC(e,o);if(n){var a=$C(e,o),i=a[1],l=a[2];if(i>l)return!0}o=o.parentNode}while(o&&
o!==r.body);return!1},fN=function(e){var t=e.scrollTop,r=e.scrollHeight,o=e.clientHeight;return[t,r,o]},pN=function(e){var t=e.scrollLeft,r=e.scrollWidth,o=e.clientWidth;
return[t,r,o]},GC=function(e,t){return e==="v"?mN(t):uN(t)},$C=function(e,t){return e==="v"?fN(t):pN(t)},hN=function(e,t){return e==="h"&&t==="rtl"?-1:1},qC=function(e,t,r,o,n){
var a=hN(e,window.getComputedStyle(t).direction),i=a*o,l=r.target,s=t.contains(l),c=!1,u=i>0,d=0,m=0;do{if(!l)break;var f=$C(e,l),p=f[0],h=f[1],w=f[2],g=h-w-a*p;
(p||g)&&GC(e,l)&&(d+=g,m+=p);var v=l.parentNode;l=v&&v.nodeType===Node.DOCUMENT_FRAGMENT_NODE?v.host:v}while(!s&&l!==document.body||s&&(t.contains(l)||t===l));return(u&&
(n&&Math.abs(d)<1||!n&&i>d)||!u&&(n&&Math.abs(m)<1||!n&&-i>m))&&(c=!0),c};var qp=function(e){return"changedTouches"in e?[e.changedTouches[0].clientX,e.changedTouches[0].clientY]:[0,0]},YC=function(e){return[e.deltaX,e.deltaY]},FC=function(e){
return e&&"current"in e?e.current:e},gN=function(e,t){return e[0]===t[0]&&e[1]===t[1]},vN=function(e){return`
  .block-interactivity-`.concat(e,` {pointer-events: none;}
  .allow-interactivity-`).concat(e,` {pointer-events: all;}
`)},bN=0,Nc=[];function XC(e){var t=Rt.useRef([]),r=Rt.useRef([0,0]),o=Rt.useRef(),n=Rt.useState(bN++)[0],a=Rt.useState(Fm)[0],i=Rt.useRef(e);Rt.useEffect(function(){
i.current=e},[e]),Rt.useEffect(function(){if(e.inert){document.body.classList.add("block-interactivity-".concat(n));var h=OC([e.lockRef.current],(e.shards||[]).
map(FC),!0).filter(Boolean);return h.forEach(function(w){return w.classList.add("allow-interactivity-".concat(n))}),function(){document.body.classList.remove("b\
lock-interactivity-".concat(n)),h.forEach(function(w){return w.classList.remove("allow-interactivity-".concat(n))})}}},[e.inert,e.lockRef.current,e.shards]);var l=Rt.useCallback(
function(h,w){if("touches"in h&&h.touches.length===2||h.type==="wheel"&&h.ctrlKey)return!i.current.allowPinchZoom;var g=qp(h),v=r.current,b="deltaX"in h?h.deltaX:
v[0]-g[0],y="deltaY"in h?h.deltaY:v[1]-g[1],_,C=h.target,S=Math.abs(b)>Math.abs(y)?"h":"v";if("touches"in h&&S==="h"&&C.type==="range")return!1;var z=window.getSelection(),
I=z&&z.anchorNode,D=I?I===C||I.contains(C):!1;if(D)return!1;var X=W0(S,C);if(!X)return!0;if(X?_=S:(_=S==="v"?"h":"v",X=W0(S,C)),!X)return!1;if(!o.current&&"chan\
gedTouches"in h&&(b||y)&&(o.current=_),!_)return!0;var U=o.current||_;return qC(U,w,h,U==="h"?b:y,!0)},[]),s=Rt.useCallback(function(h){var w=h;if(!(!Nc.length||
Nc[Nc.length-1]!==a)){var g="deltaY"in w?YC(w):qp(w),v=t.current.filter(function(_){return _.name===w.type&&(_.target===w.target||w.target===_.shadowParent)&&gN(
_.delta,g)})[0];if(v&&v.should){w.cancelable&&w.preventDefault();return}if(!v){var b=(i.current.shards||[]).map(FC).filter(Boolean).filter(function(_){return _.
contains(w.target)}),y=b.length>0?l(w,b[0]):!i.current.noIsolation;y&&w.cancelable&&w.preventDefault()}}},[]),c=Rt.useCallback(function(h,w,g,v){var b={name:h,delta:w,
target:g,should:v,shadowParent:yN(g)};t.current.push(b),setTimeout(function(){t.current=t.current.filter(function(y){return y!==b})},1)},[]),u=Rt.useCallback(function(h){
r.current=qp(h),o.current=void 0},[]),d=Rt.useCallback(function(h){c(h.type,YC(h),h.target,l(h,e.lockRef.current))},[]),m=Rt.useCallback(function(h){c(h.type,qp(
h),h.target,l(h,e.lockRef.current))},[]);Rt.useEffect(function(){return Nc.push(a),e.setCallbacks({onScrollCapture:d,onWheelCapture:d,onTouchMoveCapture:m}),document.
addEventListener("wheel",s,rs),document.addEventListener("touchmove",s,rs),document.addEventListener("touchstart",u,rs),function(){Nc=Nc.filter(function(h){return h!==
a}),document.removeEventListener("wheel",s,rs),document.removeEventListener("touchmove",s,rs),document.removeEventListener("touchstart",u,rs)}},[]);var f=e.removeScrollBar,
p=e.inert;return Rt.createElement(Rt.Fragment,null,p?Rt.createElement(a,{styles:vN(n)}):null,f?Rt.createElement(Q0,{noRelative:e.noRelative,gapMode:e.gapMode}):
null)}function yN(e){for(var t=null;e!==null;)e instanceof ShadowRoot&&(t=e.host,e=e.host),e=e.parentNode;return t}var KC=G0($p,XC);var QC=Yp.forwardRef(function(e,t){return Yp.createElement(Ym,vo({},e,{ref:t,sideCar:KC}))});QC.classNames=Ym.classNames;var Ya=QC;var Km=x(T(),1);function J0({keepMounted:e,keepMountedMode:t="activity",opened:r,onClose:o,id:n,transitionProps:a,onExitTransitionEnd:i,onEnterTransitionEnd:l,trapFocus:s,
closeOnEscape:c,returnFocus:u,closeOnClickOutside:d,withinPortal:m,portalProps:f,lockScroll:p,children:h,zIndex:w,shadow:g,padding:v,__vars:b,unstyled:y,removeScrollProps:_,
__handledEscapeEvents:C,...S}){let{_id:z,titleMounted:I,bodyMounted:D,shouldLockScroll:X,setTitleMounted:U,setBodyMounted:V}=NC({id:n,transitionProps:a,opened:r,
trapFocus:s,closeOnEscape:c,onClose:o,returnFocus:u,handledEscapeEvents:C}),{key:A,...F}=_||{};return(0,Km.jsx)(en,{...f,withinPortal:m,children:(0,Km.jsx)(EC,{
value:{opened:r,onClose:o,closeOnClickOutside:d,onExitTransitionEnd:i,onEnterTransitionEnd:l,transitionProps:{...a,keepMounted:e,keepMountedMode:t},getTitleId:()=>`${z}\
-title`,getBodyId:()=>`${z}-body`,titleMounted:I,bodyMounted:D,setTitleMounted:U,setBodyMounted:V,trapFocus:s,closeOnEscape:c,zIndex:w,unstyled:y},children:(0,Km.jsx)(
Ya,{enabled:X&&p,...F,children:(0,Km.jsx)(E,{...S,id:z,__vars:{...b,"--mb-z-index":(w||lr("modal")).toString(),"--mb-shadow":Xs(g),"--mb-padding":st(v)},children:h})},
A)})})}J0.displayName="@mantine/core/ModalBase";var ZC=x(M(),1);function WC(){let e=pr();return(0,ZC.useEffect)(()=>(e.setBodyMounted(!0),()=>e.setBodyMounted(!1)),[]),e.getBodyId()}var An={title:"m_615af6c9",header:"m_b5489c3c",inner:"m_60c222c7",content:"m_fd1ab0aa",close:"m_606cb269",body:"m_5df29311"};var JC=x(T(),1);function ey({className:e,...t}){let r=WC(),o=pr();return(0,JC.jsx)(E,{id:r,className:xe({[An.body]:!o.unstyled},e),...t})}ey.displayName="@manti\
ne/core/ModalBaseBody";var e3=x(T(),1);function ty({className:e,onClick:t,...r}){let o=pr();return(0,e3.jsx)(qa,{...r,onClick:n=>{o.onClose(),t?.(n)},className:xe({[An.close]:!o.unstyled},
e),unstyled:o.unstyled})}ty.displayName="@mantine/core/ModalBaseCloseButton";var Qm=x(T(),1);function ry({transitionProps:e,className:t,innerProps:r,onKeyDown:o,style:n,ref:a,...i}){let l=pr();return(0,Qm.jsx)(Lr,{mounted:l.opened,transition:"\
pop",...l.transitionProps,onExited:()=>{l.onExitTransitionEnd?.(),l.transitionProps?.onExited?.()},onEntered:()=>{l.onEnterTransitionEnd?.(),l.transitionProps?.
onEntered?.()},...e,children:s=>(0,Qm.jsx)("div",{...r,className:xe({[An.inner]:!l.unstyled},r.className),children:(0,Qm.jsx)(zc,{active:l.opened&&l.trapFocus,innerRef:a,
children:(0,Qm.jsx)(ia,{...i,component:"section",role:"dialog",tabIndex:-1,"aria-modal":!0,"aria-describedby":l.bodyMounted?l.getBodyId():void 0,"aria-labelledb\
y":l.titleMounted?l.getTitleId():void 0,style:[n,s],className:xe({[An.content]:!l.unstyled},t),unstyled:l.unstyled,children:i.children})})})})}ry.displayName="@\
mantine/core/ModalBaseContent";var t3=x(T(),1);function oy({className:e,...t}){let r=pr();return(0,t3.jsx)(E,{component:"header",className:xe({[An.header]:!r.unstyled},e),...t})}oy.displayName=
"@mantine/core/ModalBaseHeader";var wN={duration:200,timingFunction:"ease",transition:"fade"};function r3(e){let t=pr();return{...wN,...t.transitionProps,...e}}var ny=x(T(),1);function ay({onClick:e,transitionProps:t,style:r,visible:o,...n}){let a=pr(),i=r3(t);return(0,ny.jsx)(Lr,{mounted:o!==void 0?o:a.opened,...i,transition:"\
fade",children:l=>(0,ny.jsx)(Ql,{fixed:!0,style:[r,l],zIndex:a.zIndex,unstyled:a.unstyled,onClick:s=>{e?.(s),a.closeOnClickOutside&&a.onClose()},...n})})}ay.displayName=
"@mantine/core/ModalBaseOverlay";var o3=x(M(),1);function n3(){let e=pr();return(0,o3.useEffect)(()=>(e.setTitleMounted(!0),()=>e.setTitleMounted(!1)),[]),e.getTitleId()}var a3=x(T(),1);function iy({className:e,...t}){let r=n3(),o=pr();return(0,a3.jsx)(E,{component:"h2",className:xe({[An.title]:!o.unstyled},e),id:r,...t})}iy.displayName=
"@mantine/core/ModalBaseTitle";var Fp=x(T(),1);function i3({children:e}){return(0,Fp.jsx)(Fp.Fragment,{children:e})}var l3=x(M(),1),Xp=(0,l3.createContext)({size:"sm"});var s3=x(M(),1),c3=x(T(),1),ly=N(e=>{let t=k("InputClearButton",null,e),{size:r,variant:o,vars:n,classNames:a,styles:i,...l}=t,s=(0,s3.use)(Xp),{resolvedClassNames:c,
resolvedStyles:u}=Zn({classNames:a,styles:i,props:t});return(0,c3.jsx)(qa,{variant:o||"transparent",size:r||s?.size||"sm",classNames:c,styles:u,__staticSelector:"\
InputClearButton",style:{pointerEvents:"all",background:"var(--input-bg)",...l.style},...l})});ly.displayName="@mantine/core/InputClearButton";var d3=x(T(),1),xN={xs:7,sm:8,md:10,lg:12,xl:15};function m3({__clearable:e,__clearSection:t,rightSection:r,__defaultRightSection:o,size:n="sm",__clearSectionMode:a="\
both"}){let i=e&&t;return a==="rightSection"?r===null?null:r||o:a==="clear"?r===null?null:i||o:i&&(r||o)?(0,d3.jsxs)("div",{"data-combined-clear-section":!0,style:{
display:"flex",gap:2,alignItems:"center",paddingInlineEnd:xN[n]},children:[i,r||o]}):r===null?null:r||i||o}var u3=x(M(),1),Hr=(0,u3.createContext)({offsetBottom:!1,offsetTop:!1,describedBy:void 0,getStyles:null,inputId:void 0,labelId:void 0});var Kt={wrapper:"m_6c018570",input:"m_8fb7ebe7",bottomSection:"m_93f4ed57",section:"m_82577fc2",placeholder:"m_88bacfd0",root:"m_46b77525",label:"m_8fdc1311",required:"\
m_78a94662",error:"m_8f816625",success:"m_9d9d40e0",description:"m_fe47ce59"};var f3=x(M(),1),p3=x(T(),1),h3=(e,{size:t})=>({description:{"--input-description-size":t===void 0?void 0:`calc(${Pe(t)} - ${R(2)})`}}),os=N(e=>{let t=k("InputDe\
scription",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:s,__inheritStyles:c=!0,attributes:u,...d}=k("InputDescription",
null,t),m=(0,f3.use)(Hr),f=q({name:["InputWrapper",s],props:t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,rootSelector:"descrip\
tion",vars:l,varsResolver:h3}),p=c&&m?.getStyles||f;return(0,p3.jsx)(E,{component:"p",...p("description",m?.getStyles?{className:o,style:n}:void 0),...d})});os.
classes=Kt;os.varsResolver=h3;os.displayName="@mantine/core/InputDescription";var g3=x(M(),1),v3=x(T(),1),b3=(e,{size:t})=>({error:{"--input-error-size":t===void 0?void 0:`calc(${Pe(t)} - ${R(2)})`}}),ns=N(e=>{let t=k("InputError",null,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,__staticSelector:c,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",c],props:t,classes:Kt,
className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s,rootSelector:"error",vars:l,varsResolver:b3}),f=(0,g3.use)(Hr),p=u&&f?.getStyles||m;return(0,v3.jsx)(
E,{component:"p",...p("error",f?.getStyles?{className:o,style:n}:void 0),...d})});ns.classes=Kt;ns.varsResolver=b3;ns.displayName="@mantine/core/InputError";var y3=x(M(),1),Kp=x(T(),1),_N={labelElement:"label"},w3=(e,{size:t})=>({label:{"--input-label-size":Pe(t),"--input-asterisk-color":void 0}}),as=N(e=>{let t=k("\
InputLabel",_N,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,labelElement:s,required:c,htmlFor:u,onMouseDown:d,children:m,__staticSelector:f,mod:p,
attributes:h,...w}=t,g=q({name:["InputWrapper",f],props:t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,rootSelector:"label",vars:l,
varsResolver:w3}),v=(0,y3.use)(Hr),b=v?.getStyles||g,y=w.component||s,_=typeof y!="string"||y==="label";return(0,Kp.jsxs)(E,{...b("label",v?.getStyles?{className:o,
style:n}:void 0),component:s,htmlFor:_?u:void 0,mod:[{required:c},p],onMouseDown:C=>{d?.(C),!C.defaultPrevented&&C.detail>1&&C.preventDefault()},...w,children:[
m,c&&(0,Kp.jsx)("span",{...b("required"),"aria-hidden":!0,children:" *"})]})});as.classes=Kt;as.varsResolver=w3;as.displayName="@mantine/core/InputLabel";var x3=x(T(),1),Qp=N(e=>{let t=k("InputPlaceholder",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:s,error:c,mod:u,attributes:d,
...m}=t,f=q({name:["InputPlaceholder",s],props:t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,rootSelector:"placeholder"});return(0,x3.jsx)(
E,{...f("placeholder"),mod:[{error:!!c},u],component:"span",...m})});Qp.classes=Kt;Qp.displayName="@mantine/core/InputPlaceholder";var _3=x(M(),1),S3=x(T(),1),C3=(e,{size:t})=>({success:{"--input-success-size":t===void 0?void 0:`calc(${Pe(t)} - ${R(2)})`}}),is=N(e=>{let t=k("InputSuccess",null,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:s,__staticSelector:c,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",c],props:t,
classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:s,rootSelector:"success",vars:l,varsResolver:C3}),f=(0,_3.use)(Hr),p=u&&f?.getStyles||
m;return(0,S3.jsx)(E,{component:"p",...p("success",f?.getStyles?{className:o,style:n}:void 0),...d})});is.classes=Kt;is.varsResolver=C3;is.displayName="@mantine\
/core/InputSuccess";function z3(e,{hasDescription:t,hasError:r}){let o=e.findIndex(l=>l==="input"),n=e.slice(0,o),a=e.slice(o+1),i=t&&n.includes("description")||r&&n.includes("erro\
r");return{offsetBottom:t&&a.includes("description")||r&&a.includes("error"),offsetTop:i}}var Zm=x(M(),1);var Oc=x(T(),1),SN={labelElement:"label",inputContainer:e=>e,inputWrapperOrder:["label","description","input","error"]},k3=(e,{size:t})=>({label:{"--input-label\
-size":Pe(t),"--input-asterisk-color":void 0},error:{"--input-error-size":t===void 0?void 0:`calc(${Pe(t)} - ${R(2)})`},success:{"--input-success-size":t===void 0?
void 0:`calc(${Pe(t)} - ${R(2)})`},description:{"--input-description-size":t===void 0?void 0:`calc(${Pe(t)} - ${R(2)})`}}),Wm=N(e=>{let t=k("InputWrapper",SN,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,size:s,variant:c,__staticSelector:u,inputContainer:d,inputWrapperOrder:m,label:f,error:p,success:h,
description:w,labelProps:g,descriptionProps:v,errorProps:b,successProps:y,labelElement:_,children:C,withAsterisk:S,id:z,required:I,__stylesApiProps:D,mod:X,attributes:U,
...V}=t,A=q({name:["InputWrapper",u],props:D||t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:U,vars:l,varsResolver:k3}),F={size:s,
variant:c,__staticSelector:u},L=_e(z),P=typeof S=="boolean"?S:I,O=b?.id||`${L}-error`,j=y?.id||`${L}-success`,Y=v?.id||`${L}-description`,$=L,Q=!!p&&typeof p!="\
boolean",ee=!!h&&typeof h!="boolean"&&!p,pe=!!w,ae=Q&&m.includes("error"),ge=ee&&m.includes("error"),Ne=pe&&m.includes("description"),ce=`${ae?O:""} ${ge?j:""} ${Ne?
Y:""}`,De=ce.trim().length>0?ce.trim():void 0,Be=g?.id||`${L}-label`,Xe=f&&(0,Oc.jsx)(as,{labelElement:_,id:Be,htmlFor:$,required:P,...F,...g,children:f},"label"),
tt=pe&&(0,Oc.jsx)(os,{...v,...F,size:v?.size||F.size,id:v?.id||Y,children:w},"description"),Ut=(0,Oc.jsx)(Zm.Fragment,{children:d(C)},"input"),de=Q&&(0,Zm.createElement)(
ns,{...b,...F,size:b?.size||F.size,key:"error",id:b?.id||O},p),Pt=ee&&(0,Zm.createElement)(is,{...y,...F,size:y?.size||F.size,key:"success",id:y?.id||j},h),er=m.
map(xr=>{switch(xr){case"label":return Xe;case"input":return Ut;case"description":return tt;case"error":return de||Pt;default:return null}});return(0,Oc.jsx)(Hr,
{value:{getStyles:A,describedBy:De,inputId:$,labelId:Xe&&m.includes("label")?Be:void 0,...z3(m,{hasDescription:pe,hasError:Q||ee})},children:(0,Oc.jsx)(E,{variant:c,
size:s,mod:[{error:!!p,success:!!h&&!p},X],id:_==="label"?void 0:z,...A("root"),...V,children:er})})});Wm.classes=Kt;Wm.varsResolver=k3;Wm.displayName="@mantine\
/core/InputWrapper";var T3=x(M(),1),Fa=x(T(),1),CN={variant:"default",leftSectionPointerEvents:"none",rightSectionPointerEvents:"none",withAria:!0,withErrorStyles:!0,withSuccessStyles:!0,
size:"sm",loading:!1,loadingPosition:"right"},R3=(e,t,r)=>({wrapper:{"--input-margin-top":r.offsetTop?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-marg\
in-bottom":r.offsetBottom?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-height":oe(t.size,"input-height"),"--input-fz":Pe(t.size),"--input-radius":t.radius===
void 0?void 0:ve(t.radius),"--input-left-section-width":t.leftSectionWidth!==void 0?R(t.leftSectionWidth):void 0,"--input-right-section-width":t.rightSectionWidth!==
void 0?R(t.rightSectionWidth):void 0,"--input-padding-y":t.multiline?oe(t.size,"input-padding-y"):void 0,"--input-left-section-pointer-events":t.leftSectionPointerEvents,
"--input-right-section-pointer-events":t.rightSectionPointerEvents}}),$e=Ue(e=>{let t=k("Input",CN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,required:l,
__staticSelector:s,__stylesApiProps:c,size:u,wrapperProps:d,error:m,success:f,disabled:p,leftSection:h,leftSectionProps:w,leftSectionWidth:g,rightSection:v,rightSectionProps:b,
rightSectionWidth:y,rightSectionPointerEvents:_,leftSectionPointerEvents:C,variant:S,vars:z,pointer:I,multiline:D,radius:X,id:U,withAria:V,withErrorStyles:A,withSuccessStyles:F,
mod:L,inputSize:P,attributes:O,__clearSection:j,__clearable:Y,__clearSectionMode:$,__defaultRightSection:Q,loading:ee,loadingPosition:pe,__bottomSection:ae,__bottomSectionProps:ge,
rootRef:Ne,dir:ce,...De}=t,{styleProps:Be,rest:Xe}=uo(De),tt=(0,T3.use)(Hr),Ut={offsetBottom:tt?.offsetBottom,offsetTop:tt?.offsetTop},de=q({name:["Input",s],props:c||
t,classes:Kt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:O,stylesCtx:Ut,rootSelector:"wrapper",vars:z,varsResolver:R3}),Pt=V?{required:l,disabled:p,
"aria-invalid":m?!0:void 0,"aria-describedby":tt?.describedBy,id:tt?.inputId||U}:{},er=ee?(0,Fa.jsx)(Xt,{size:pe==="left"?"calc(var(--input-left-section-size) /\
 2)":"calc(var(--input-right-section-size) / 2)"}):null,xr=ee&&pe==="left"?er:h,so=m3({__clearable:Y,__clearSection:j,rightSection:ee&&pe==="right"?er:v,__defaultRightSection:Q,
size:u,__clearSectionMode:$});return(0,Fa.jsx)(Xp,{value:{size:u||"sm"},children:(0,Fa.jsxs)(E,{ref:Ne,dir:ce,...de("wrapper"),...Be,...d,mod:[{error:!!m&&A,success:!!f&&
!m&&F,pointer:I,disabled:p,multiline:D,withRightSection:!!so,withLeftSection:!!xr,withBottomSection:!!ae},L],variant:S,size:u,children:[xr&&(0,Fa.jsx)("div",{...w,
"data-position":"left",...de("section",{className:w?.className,style:w?.style}),children:xr}),(0,Fa.jsx)(E,{component:"input",...Xe,...Pt,required:l,mod:{disabled:p,
error:!!m&&A,success:!!f&&!m&&F},variant:S,__size:P,...de("input")}),ae&&(0,Fa.jsx)("div",{...ge,...de("bottomSection",{className:ge?.className,style:ge?.style}),
children:ae}),so&&(0,Fa.jsx)("div",{...b,"data-position":"right",...de("section",{className:b?.className,style:b?.style}),children:so})]})})});$e.classes=Kt;$e.
varsResolver=R3;$e.Wrapper=Wm;$e.Label=as;$e.Error=ns;$e.Success=is;$e.Description=os;$e.Placeholder=Qp;$e.ClearButton=ly;$e.displayName="@mantine/core/Input";function E3(e,t,r){let o=k(["Input","InputWrapper",e],t,r),{label:n,description:a,error:i,success:l,required:s,classNames:c,styles:u,className:d,unstyled:m,__staticSelector:f,
__stylesApiProps:p,errorProps:h,successProps:w,labelProps:g,descriptionProps:v,wrapperProps:b,id:y,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:I,
variant:D,vars:X,mod:U,attributes:V,...A}=o,{styleProps:F,rest:L}=uo(A),P={label:n,description:a,error:i,success:l,required:s,classNames:c,className:d,__staticSelector:f,
__stylesApiProps:p||o,errorProps:h,successProps:w,labelProps:g,descriptionProps:v,unstyled:m,styles:u,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:I,
variant:D,id:y,mod:U,attributes:V,...b};return{...L,classNames:c,styles:u,unstyled:m,wrapperProps:{...P,...F},inputProps:{required:s,classNames:c,styles:u,unstyled:m,
size:_,__staticSelector:f,__stylesApiProps:p||o,error:i,success:l,variant:D,id:y,attributes:V}}}var sy=x(T(),1),zN={__staticSelector:"InputBase",withAria:!0,size:"sm"},Ir=Ue(e=>{let{inputProps:t,wrapperProps:r,...o}=E3("InputBase",zN,e);return(0,sy.jsx)($e.
Wrapper,{...r,children:(0,sy.jsx)($e,{...t,...o})})});Ir.classes={...$e.classes,...$e.Wrapper.classes};Ir.displayName="@mantine/core/InputBase";var cy=x(T(),1);function dy({style:e,size:t=16,...r}){return(0,cy.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",style:{...e,width:R(
t),height:R(t),display:"block"},...r,children:(0,cy.jsx)("path",{d:"M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C1\
1.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.\
15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}dy.displayName="@mantine/core/Acco\
rdionChevron";var my={root:"m_66836ed3",wrapper:"m_a5d60502",body:"m_667c2793",title:"m_6a03f287",label:"m_698f4f23",icon:"m_667f2a6a",message:"m_7fa78076",closeButton:"m_87f\
54839"};var ca=x(T(),1),A3=(e,{radius:t,color:r,variant:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:o||"light",autoContrast:n});
return{root:{"--alert-radius":t===void 0?void 0:ve(t),"--alert-bg":r||o?a.background:void 0,"--alert-color":a.color,"--alert-bd":r||o?a.border:void 0}}},ne=N(e=>{
let t=k("Alert",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:s,color:c,title:u,children:d,id:m,icon:f,withCloseButton:p,onClose:h,
closeButtonLabel:w,variant:g,autoContrast:v,role:b,attributes:y,..._}=t,C=q({name:"Alert",classes:my,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:y,vars:l,varsResolver:A3}),S=_e(m),z=u&&`${S}-title`||void 0,I=`${S}-body`;return(0,ca.jsx)(E,{id:S,...C("root",{variant:g}),variant:g,..._,role:b||"\
alert","aria-describedby":d?I:void 0,"aria-labelledby":u?z:void 0,children:(0,ca.jsxs)("div",{...C("wrapper"),children:[f&&(0,ca.jsx)("div",{...C("icon"),children:f}),
(0,ca.jsxs)("div",{...C("body"),children:[u&&(0,ca.jsx)("div",{...C("title"),"data-with-close-button":p||void 0,children:(0,ca.jsx)("span",{id:z,...C("label"),children:u})}),
d&&(0,ca.jsx)("div",{id:I,...C("message"),"data-variant":g,children:d})]}),p&&(0,ca.jsx)(qa,{...C("closeButton"),onClick:h,variant:"transparent",size:16,iconSize:16,
"aria-label":w,unstyled:i})]})})});ne.classes=my;ne.varsResolver=A3;ne.displayName="@mantine/core/Alert";var uy={root:"m_b6d8b162"};var N3=x(T(),1);function kN(e){if(e==="start")return"start";if(e==="end"||e)return"end"}var TN={inherit:!1},O3=(e,{variant:t,lineClamp:r,gradient:o,size:n,textWrap:a})=>({
root:{"--text-fz":Pe(n),"--text-lh":If(n),"--text-gradient":t==="gradient"?wm(o,e):void 0,"--text-line-clamp":typeof r=="number"?r.toString():void 0,"--text-tex\
t-wrap":a}}),G=Ue(e=>{let t=k("Text",TN,e),{lineClamp:r,truncate:o,inline:n,inherit:a,gradient:i,span:l,textWrap:s,__staticSelector:c,vars:u,className:d,style:m,
classNames:f,styles:p,unstyled:h,variant:w,mod:g,size:v,attributes:b,...y}=t,_=q({name:["Text",c],props:t,classes:uy,className:d,style:m,classNames:f,styles:p,unstyled:h,
attributes:b,vars:u,varsResolver:O3});return(0,N3.jsx)(E,{..._("root",{focusable:!0}),component:l?"span":"p",variant:w,mod:[{truncate:kN(o),lineClamp:typeof r==
"number",inline:n,inherit:a},g],size:v,...y})});G.classes=uy;G.varsResolver=O3;G.displayName="@mantine/core/Text";var fy={root:"m_849cf0da"};var M3=x(T(),1),RN={underline:"hover"},ls=Ue(e=>{let{underline:t,className:r,unstyled:o,mod:n,...a}=k("Anchor",RN,e);return(0,M3.jsx)(G,{component:"a",className:xe(
{[fy.root]:!o},r),...a,mod:[{underline:t},n],__staticSelector:"Anchor",unstyled:o})});ls.classes=fy;ls.displayName="@mantine/core/Anchor";var[D3,bo]=Mt("AppShell was not found in tree");function py({size:e,min:t,max:r,viewportMax:o}){let n=Math.min(r??Number.POSITIVE_INFINITY,o);return Math.max(Math.min(t??0,n),Math.min(e,n))}function Mc(e,t){return t===
void 0?!1:e<t}var Zp={navbar:{axis:"horizontal",orientation:"vertical",sizeVariable:"--app-shell-navbar-width",offsetVariable:"--app-shell-navbar-offset",gridWidthVariable:"-\
-app-shell-navbar-grid-width",handleDisplayVariable:"--app-shell-navbar-resize-handle-display",sign:1},aside:{axis:"horizontal",orientation:"vertical",sizeVariable:"\
--app-shell-aside-width",offsetVariable:"--app-shell-aside-offset",gridWidthVariable:"--app-shell-aside-grid-width",handleDisplayVariable:"--app-shell-aside-res\
ize-handle-display",sign:-1},header:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-header-height",offsetVariable:"--app-shell-header-offset",
handleDisplayVariable:"--app-shell-header-resize-handle-display",sign:1},footer:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-footer-heigh\
t",offsetVariable:"--app-shell-footer-offset",handleDisplayVariable:"--app-shell-footer-resize-handle-display",safeAreaVariable:"--app-shell-footer-safe-area",sign:-1}},
B3=Object.keys(Zp);function hy({section:e,deltaX:t,deltaY:r,dir:o}){let n=Zp[e];return n.axis==="vertical"?r*n.sign:t*n.sign*(o==="rtl"?-1:1)}function P3(e,t){if(!t)return 0;let r=window.getComputedStyle(e).getPropertyValue(t),o=Number.parseFloat(r);return Number.isFinite(o)?o:0}var Xa=x(M(),1);var L3=x(T(),1),EN={navbar:"Resize navbar",aside:"Resize aside",header:"Resize header",footer:"Resize footer"},AN=10,NN=50,ON={ArrowRight:{deltaX:1,deltaY:0},ArrowLeft:{
deltaX:-1,deltaY:0},ArrowDown:{deltaX:0,deltaY:1},ArrowUp:{deltaX:0,deltaY:-1}};function gy(e,t){t?document.body.style.setProperty(e,t):document.body.style.removeProperty(
e)}function Ka({section:e,sectionId:t}){let r=bo(),o=r.resize,n=(0,Xa.useRef)(null),a=(0,Xa.useRef)({startSize:0,startX:0,startY:0,size:0,moved:!1}),i=(0,Xa.useRef)(
null),l=(0,Xa.useRef)(null),s=(0,Xa.useRef)(null),{dir:c}=fo(),u=ot(),d=Zp[e],m=o?.options[e]??{},f=()=>d.axis==="horizontal"?window.innerWidth:window.innerHeight,
[p,h]=(0,Xa.useState)(0),[w,g]=(0,Xa.useState)(void 0),v=()=>f()/u.scale,b=$=>{let Q=$.getBoundingClientRect();return((d.axis==="horizontal"?Q.width:Q.height)-P3(
$,d.safeAreaVariable))/u.scale},y=$=>{let Q=r.rootRef.current;if(!Q)return;let ee=R($);Q.style.setProperty(d.sizeVariable,ee),r.resizeOffsets[e]&&Q.style.setProperty(
d.offsetVariable,ee),r.mode==="static"&&d.gridWidthVariable&&Q.style.setProperty(d.gridWidthVariable,ee)},_=()=>{let $=r.rootRef.current;$&&($.style.removeProperty(
d.sizeVariable),$.style.removeProperty(d.offsetVariable),d.gridWidthVariable&&$.style.removeProperty(d.gridWidthVariable))},C=()=>{l.current?.abort(),l.current=
null,i.current=null;let $=s.current;s.current=null,$&&(gy("user-select",$.userSelect),gy("-webkit-user-select",$.webkitUserSelect),gy("cursor",$.cursor))},S=()=>{
o?.reportCollapse(e,Mc(a.current.startSize,m.collapseThreshold)),o?.endResize(e,null)},z=$=>{if($.pointerId!==i.current)return;a.current.moved=!0;let Q=hy({section:e,
deltaX:$.clientX-a.current.startX,deltaY:$.clientY-a.current.startY,dir:c})/u.scale,ee=a.current.startSize+Q,pe=py({size:ee,min:m.min,max:m.max,viewportMax:v()});
a.current.size=pe,y(pe),n.current?.setAttribute("aria-valuenow",String(Math.round(pe))),o?.previewResize(e,pe),o?.reportCollapse(e,Mc(ee,m.collapseThreshold))},
I=$=>{if($.pointerId===i.current){if(C(),!a.current.moved){o?.endResize(e,null);return}o?.endResize(e,a.current.size)}},D=$=>{$.pointerId===i.current&&(C(),_(),
S())},X=$=>{$.key==="Escape"&&($.preventDefault(),C(),_(),n.current?.setAttribute("aria-valuenow",String(Math.round(a.current.startSize))),S())},U=()=>{let $=o?.[e].
size;if($!==void 0)return $;let Q=n.current?.parentElement;return Q?b(Q):0},V=$=>{o?.initCollapse(e,Mc(U(),m.collapseThreshold)),o?.reportCollapse(e,Mc($,m.collapseThreshold)),
o?.endResize(e,py({size:$,min:m.min,max:m.max,viewportMax:v()}))},A=$=>{let Q=$.shiftKey?NN:AN;if($.key==="Home"){$.preventDefault(),V(m.min??0);return}if($.key===
"End"){$.preventDefault(),V(m.max??v());return}let ee=ON[$.key];if(!ee)return;let pe=hy({section:e,...ee,dir:c});pe!==0&&($.preventDefault(),V(U()+pe*Q))},F=()=>{
_(),o?.[e].reset()},L=$=>{if($.button!==0||l.current!==null)return;let Q=n.current?.parentElement;if(!Q)return;let ee=b(Q);a.current={startSize:ee,startX:$.clientX,
startY:$.clientY,size:ee,moved:!1},i.current=$.pointerId,o?.initCollapse(e,Mc(ee,m.collapseThreshold));let pe=new AbortController;l.current=pe;let{signal:ae}=pe;
s.current={userSelect:document.body.style.getPropertyValue("user-select"),webkitUserSelect:document.body.style.getPropertyValue("-webkit-user-select"),cursor:document.
body.style.getPropertyValue("cursor")},document.body.style.setProperty("user-select","none"),document.body.style.setProperty("-webkit-user-select","none"),document.
body.style.setProperty("cursor",d.axis==="horizontal"?"col-resize":"row-resize"),o?.startResize(e),document.addEventListener("pointermove",z,{signal:ae}),document.
addEventListener("pointerup",I,{signal:ae}),document.addEventListener("pointercancel",D,{signal:ae}),document.addEventListener("keydown",X,{signal:ae})};if(Tt(()=>{
o&&o.activeSection!==e&&_()},[o?.activeSection,o?.[e].size]),Tt(()=>{h(f());let $=()=>h(f());return window.addEventListener("resize",$),()=>window.removeEventListener(
"resize",$)},[d.axis]),Tt(()=>{o?.[e].size===void 0&&g(U())},[o?.[e].size,p]),Tt(()=>()=>{let $=l.current!==null;C(),_(),$&&S()},[]),!o?.[e].enabled)return null;
let P=p/u.scale,O=Math.min(m.max??P,P),j=o[e].size,Y=j!==void 0&&p>0?Math.min(j,P):j??w;return(0,L3.jsx)(E,{ref:n,role:"separator",tabIndex:0,"aria-label":m.label??
EN[e],"aria-controls":t,"aria-orientation":d.orientation,"aria-valuemin":m.min??0,"aria-valuemax":Math.round(O),"aria-valuenow":Y!==void 0?Math.round(Y):void 0,
onPointerDown:L,onKeyDown:A,onDoubleClick:F,mod:{section:e,orientation:d.orientation,active:o[e].active},...r.getStyles("resizeHandle")})}Ka.displayName="@manti\
ne/core/AppShellResizeHandle";var Jr={root:"m_89ab340",navbar:"m_45252eee",aside:"m_9cdde9a",header:"m_3b16f56b",main:"m_8983817",footer:"m_3840c879",section:"m_6dcfc7c7",resizeHandle:"m_3b2\
5945a"};var Dc=x(T(),1),Wp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellAside",null,e),d=bo(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.aside.enabled??!1,p=d.getStyles("aside",{className:xe({[Ya.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Dc.jsx)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-aside-z-index":`calc(${s??
d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Dc.jsxs)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-aside-z-index":`calc(${s??d.zIndex} + 1)`},id:m,children:[w?(0,Dc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Dc.jsx)(Ka,
{section:"aside",sectionId:m})]})});Wp.classes=Jr;Wp.displayName="@mantine/core/AppShellAside";var Bc=x(T(),1),Jp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellFooter",null,e),d=bo(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.footer.enabled??!1,p=d.getStyles("footer",{className:xe({[Ya.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Bc.jsx)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-footer-z-index":(s??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Bc.jsxs)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-footer-z-index":(s??d.zIndex)?.toString()},id:m,children:[w?(0,Bc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Bc.jsx)(Ka,
{section:"footer",sectionId:m})]})});Jp.classes=Jr;Jp.displayName="@mantine/core/AppShellFooter";var Pc=x(T(),1),eh=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellHeader",null,e),d=bo(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.header.enabled??!1,p=d.getStyles("header",{className:xe({[Ya.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,Pc.jsx)(E,{component:"header",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-header-z-index":(s??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...g}=u;return(0,Pc.jsxs)(E,{component:"header",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{
"--app-shell-header-z-index":(s??d.zIndex)?.toString()},id:m,children:[w?(0,Pc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Pc.jsx)(Ka,
{section:"header",sectionId:m})]})});eh.classes=Jr;eh.displayName="@mantine/core/AppShellHeader";var j3=x(T(),1),th=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("AppShellMain",null,e),l=bo();return(0,j3.jsx)(E,{component:"main",...l.getStyles(
"main",{className:r,style:o,classNames:t,styles:n}),...i})});th.classes=Jr;th.displayName="@mantine/core/AppShellMain";var Jee=x(M(),1);var Lc=x(T(),1),rh=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:s,mod:c,...u}=k("AppShellNavbar",null,e),d=bo(),m=_e(
u.id);if(d.disabled)return null;let f=d.resize?.navbar.enabled??!1,p=d.getStyles("navbar",{className:r,classNames:t,styles:n,style:o});if(!f)return(0,Lc.jsx)(E,
{component:"nav",mod:[{"with-border":l??d.withBorder},c],...p,...u,__vars:{"--app-shell-navbar-z-index":`calc(${s??d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,
...g}=u;return(0,Lc.jsxs)(E,{component:"nav",mod:[{"with-border":l??d.withBorder},c],...p,...g,__vars:{"--app-shell-navbar-z-index":`calc(${s??d.zIndex} + 1)`},
id:m,children:[w?(0,Lc.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,Lc.jsx)(Ka,{section:"navbar",sectionId:m})]})});rh.classes=Jr;rh.
displayName="@mantine/core/AppShellNavbar";var H3=x(T(),1),oh=Ue(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,grow:i,mod:l,...s}=k("AppShellSection",null,e),c=bo();return(0,H3.jsx)(E,{mod:[{grow:i},
l],...c.getStyles("section",{className:r,style:o,classNames:t,styles:n}),...s})});oh.classes=Jr;oh.displayName="@mantine/core/AppShellSection";function da(e){return typeof e=="object"?e.base:e}function ji(e,t){return`min(${R(e)}, ${t==="horizontal"?"100vw":"100dvh"})`}function ma(e){let t=typeof e=="object"&&e!==null&&typeof e.base<"u"&&Object.keys(e).length===1;return typeof e=="number"||typeof e=="string"||t}function ua(e){return!(typeof e!="object"||e===null||Object.keys(e).length===1&&"base"in e)}function I3({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,aside:o,theme:n,mode:a,resizedSize:i,resizable:l}){let s=o?.width,c="translateX(var(--app-shell-asid\
e-width))",u="translateX(calc(var(--app-shell-aside-width) * -1))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},a===
"fixed"?(r[o?.breakpoint]["--app-shell-aside-width"]="100%",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"):(r[o?.breakpoint]["--app-shell-aside-width"]="0p\
x",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"),l&&(r[o.breakpoint]["--app-shell-aside-resize-handle-display"]="none")),i!==void 0){let d=ji(i,"horizonta\
l");e["--app-shell-aside-width"]=d,e["--app-shell-aside-offset"]=d,a==="static"&&(e["--app-shell-aside-grid-width"]=d)}else{if(ma(s)){let d=R(da(s));e["--app-sh\
ell-aside-width"]=d,e["--app-shell-aside-offset"]=d}ua(s)&&(typeof s.base<"u"&&(e["--app-shell-aside-width"]=R(s.base),e["--app-shell-aside-offset"]=R(s.base)),
Le(s).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-aside-width"]=R(s[d]),t[d]["--app-shell-aside-offset"]=R(s[d]))}))}if(o?.breakpoint!==void 0&&a===
"static"&&(t[o.breakpoint]=t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-aside-position"]="sticky",t[o.breakpoint]["--app-shell-aside-grid-row"]="2",t[o.breakpoint]["\
--app-shell-aside-grid-column"]="3",t[o.breakpoint]["--app-shell-main-column-end"]="3"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shel\
l-aside-transform"]=c,t[d]["--app-shell-aside-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-aside-offset"]="0px !important":(t[d]["--app-shell-aside-width"]="\
0px",t[d]["--app-shell-aside-display"]="none",t[d]["--app-shell-main-column-end"]="-1"),t[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(t[d]["--\
app-shell-aside-resize-handle-display"]="none")}if(o?.collapsed?.mobile){let d=Ks(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},a==="fixed"?(r[d]["--app-shell-as\
ide-width"]="100%",r[d]["--app-shell-aside-offset"]="0px"):r[d]["--app-shell-aside-width"]="0px",r[d]["--app-shell-aside-transform"]=c,r[d]["--app-shell-aside-t\
ransform-rtl"]=u,r[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(r[d]["--app-shell-aside-resize-handle-display"]="none")}}function V3({baseStyles:e,minMediaStyles:t,footer:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(var(--app-shell-footer-height))",s=o==="sta\
tic"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-footer-position"]="sticky",e["--app-shell-footer-grid-column"]="1 / -1",e["--app-shell-footer-grid-row"]=
"3"),n!==void 0){let c=ji(n,"vertical");e["--app-shell-footer-height"]=c,s&&(e["--app-shell-footer-offset"]=c)}else{if(ma(i)){let c=R(da(i));e["--app-shell-foot\
er-height"]=c,s&&(e["--app-shell-footer-offset"]=c)}ua(i)&&(typeof i.base<"u"&&(e["--app-shell-footer-height"]=R(i.base),s&&(e["--app-shell-footer-offset"]=R(i.
base))),Le(i).forEach(c=>{c!=="base"&&(t[c]=t[c]||{},t[c]["--app-shell-footer-height"]=R(i[c]),s&&(t[c]["--app-shell-footer-offset"]=R(i[c])))}))}r?.collapsed&&
(e["--app-shell-footer-transform"]=l,o==="fixed"&&(e["--app-shell-footer-offset"]="0px !important"),a&&(e["--app-shell-footer-resize-handle-display"]="none"))}function U3({baseStyles:e,minMediaStyles:t,header:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(calc(var(--app-shell-header-height) * -1))",
s=o==="static"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-header-position"]="sticky",e["--app-shell-header-grid-column"]="1 / -1",e["--app-shell-heade\
r-grid-row"]="1"),n!==void 0){let c=ji(n,"vertical");e["--app-shell-header-height"]=c,s&&(e["--app-shell-header-offset"]=c)}else{if(ma(i)){let c=R(da(i));e["--a\
pp-shell-header-height"]=c,s&&(e["--app-shell-header-offset"]=c)}ua(i)&&(typeof i.base<"u"&&(e["--app-shell-header-height"]=R(i.base),s&&(e["--app-shell-header-\
offset"]=R(i.base))),Le(i).forEach(c=>{c!=="base"&&(t[c]=t[c]||{},t[c]["--app-shell-header-height"]=R(i[c]),s&&(t[c]["--app-shell-header-offset"]=R(i[c])))}))}r?.
collapsed&&(e["--app-shell-header-transform"]=l,o==="fixed"&&(e["--app-shell-header-offset"]="0px !important"),a&&(e["--app-shell-header-resize-handle-display"]=
"none"))}function G3({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,navbar:o,theme:n,mode:a,resizedSize:i,resizable:l}){let s=o?.width,c="translateX(calc(var(--app-shel\
l-navbar-width) * -1))",u="translateX(var(--app-shell-navbar-width))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},r[o?.
breakpoint]["--app-shell-navbar-offset"]="0px",r[o?.breakpoint]["--app-shell-navbar-width"]="100%",a==="static"&&(r[o?.breakpoint]["--app-shell-navbar-grid-widt\
h"]="0px"),l&&(r[o.breakpoint]["--app-shell-navbar-resize-handle-display"]="none")),i!==void 0){let d=ji(i,"horizontal");e["--app-shell-navbar-width"]=d,e["--ap\
p-shell-navbar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}else{if(ma(s)){let d=R(da(s));e["--app-shell-navbar-width"]=d,e["--app-shell-navb\
ar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}ua(s)&&(typeof s.base<"u"&&(e["--app-shell-navbar-width"]=R(s.base),e["--app-shell-navbar-off\
set"]=R(s.base),a==="static"&&(e["--app-shell-navbar-grid-width"]=R(s.base))),Le(s).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-navbar-width"]=R(s[d]),
t[d]["--app-shell-navbar-offset"]=R(s[d]),a==="static"&&(t[d]["--app-shell-navbar-grid-width"]=R(s[d])))}))}if(o?.breakpoint!==void 0&&a==="static"&&(t[o.breakpoint]=
t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-navbar-position"]="sticky",t[o.breakpoint]["--app-shell-navbar-grid-row"]="2",t[o.breakpoint]["--app-shell-navb\
ar-grid-column"]="1",t[o.breakpoint]["--app-shell-main-column-start"]="2"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shell-navbar-tran\
sform"]=c,t[d]["--app-shell-navbar-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-navbar-offset"]="0px !important":(t[d]["--app-shell-navbar-width"]="0px",t[d]["\
--app-shell-navbar-display"]="none",t[d]["--app-shell-main-column-start"]="1"),l&&(t[d]["--app-shell-navbar-resize-handle-display"]="none")}if(o?.collapsed?.mobile){
let d=Ks(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},r[d]["--app-shell-navbar-width"]="100%",r[d]["--app-shell-navbar-offset"]="0px",a==="static"&&(r[d]["--app\
-shell-navbar-grid-width"]="0px"),r[d]["--app-shell-navbar-transform"]=c,r[d]["--app-shell-navbar-transform-rtl"]=u,l&&(r[d]["--app-shell-navbar-resize-handle-d\
isplay"]="none")}}function nh(e){return Number(e)===0?"0px":st(e)}function $3({padding:e,baseStyles:t,minMediaStyles:r}){ma(e)&&(t["--app-shell-padding"]=nh(da(e))),ua(e)&&(e.base&&(t["--app-shell-padding"]=nh(e.base)),Le(e).forEach(
o=>{o!=="base"&&(r[o]=r[o]||{},r[o]["--app-shell-padding"]=nh(e[o]))}))}function q3({navbar:e,header:t,footer:r,aside:o,padding:n,theme:a,mode:i,resize:l}){let s={},c={},u={};i==="static"&&(u["--app-shell-main-grid-column"]="1 / -1",
u["--app-shell-main-grid-row"]="2"),G3({baseStyles:u,minMediaStyles:s,maxMediaStyles:c,navbar:e,theme:a,mode:i,resizedSize:l?.sizes.navbar,resizable:l?.enabled.
navbar}),I3({baseStyles:u,minMediaStyles:s,maxMediaStyles:c,aside:o,theme:a,mode:i,resizedSize:l?.sizes.aside,resizable:l?.enabled.aside}),U3({baseStyles:u,minMediaStyles:s,
header:t,mode:i,resizedSize:l?.sizes.header,resizable:l?.enabled.header}),V3({baseStyles:u,minMediaStyles:s,footer:r,mode:i,resizedSize:l?.sizes.footer,resizable:l?.
enabled.footer}),$3({baseStyles:u,minMediaStyles:s,padding:n});let d=fm(Le(s),a.breakpoints).map(f=>({query:`(min-width: ${qs(f.px)})`,styles:s[f.value]})),m=fm(
Le(c),a.breakpoints).map(f=>({query:`(max-width: ${qs(f.px)})`,styles:c[f.value]}));return{baseStyles:u,media:[...d,...m]}}var Y3=x(T(),1);function F3({navbar:e,header:t,aside:r,footer:o,padding:n,mode:a,selector:i,resize:l}){let s=ot(),c=Sn(),{media:u,baseStyles:d}=q3({navbar:e,header:t,
footer:o,aside:r,padding:n,theme:s,mode:a,resize:l});return(0,Y3.jsx)(Il,{media:u,styles:d,selector:i||c.cssVariablesSelector})}function MN(e){return e>=128||e===45||e===95||e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function X3(e){return e>=48&&e<=57}function K3(e){let t="";for(let r=0;r<
e.length;r+=1){let o=e.charCodeAt(r),n=e.charAt(r);o===0?t+="�":o>=1&&o<=31||o===127||r===0&&X3(o)||r===1&&X3(o)&&e.charCodeAt(0)===45?t+=`\\${o.toString(16)}\
 `:r===0&&e.length===1&&o===45?t+=`\\${n}`:MN(o)?t+=n:t+=`\\${n}`}return t}var on=x(M(),1);function Q3({transitionDuration:e,disabled:t,resizeKey:r}){let[o,n]=(0,on.useState)(!0),[a,i]=(0,on.useState)({key:r,active:!1}),l=(0,on.useRef)(-1),s=(0,on.useRef)(
-1);return a.key!==r&&i({key:r,active:!0}),(0,on.useEffect)(()=>{if(!a.active)return;let c=window.setTimeout(()=>(0,on.startTransition)(()=>{i(u=>({...u,active:!1}))}),
e||0);return()=>window.clearTimeout(c)},[a,e]),gm("resize",()=>{n(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>(0,on.startTransition)(()=>{n(!1)}),
200)}),Tt(()=>{n(!0),clearTimeout(s.current),s.current=window.setTimeout(()=>(0,on.startTransition)(()=>{n(!1)}),e||0)},[t,e]),o||a.active}var ah=x(M(),1);var Jm=x(T(),1),DN={withBorder:!0,padding:0,transitionDuration:200,transitionTimingFunction:"ease",zIndex:lr("app"),mode:"fixed"},Z3=(e,{transitionDuration:t,transitionTimingFunction:r})=>({
root:{"--app-shell-transition-duration":`${t}ms`,"--app-shell-transition-timing-function":r,"--app-shell-resize-handle-size":void 0}}),eo=N(e=>{let t=k("AppShel\
l",DN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,navbar:s,withBorder:c,padding:u,transitionDuration:d,transitionTimingFunction:m,header:f,zIndex:p,
layout:h,disabled:w,aside:g,footer:v,offsetScrollbars:b=!0,mode:y,mod:_,attributes:C,id:S,resize:z,ref:I,...D}=t,X=q({name:"AppShell",classes:Jr,props:t,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:C,vars:l,varsResolver:Z3,stable:!0}),U=z?B3.map(Y=>z.sizes[Y]).join("|"):void 0,V=Q3({disabled:w,transitionDuration:d,
resizeKey:U}),A=_e(S),F=(0,ah.useRef)(null),L=z?{sizes:z.sizes,enabled:{navbar:z.navbar.enabled,aside:z.aside.enabled,header:z.header.enabled,footer:z.footer.enabled}}:
void 0,P=y==="static"?!0:f?.offset??!0,O=y==="static"?!0:v?.offset??!0,j=(0,ah.useMemo)(()=>({getStyles:X,withBorder:c,zIndex:p,disabled:w,offsetScrollbars:b,mode:y,
resize:z,rootRef:F,resizeOffsets:{navbar:!0,aside:!0,header:P,footer:O}}),[X,c,p,w,b,y,z,P,O]);return(0,Jm.jsxs)(D3,{value:j,children:[(0,Jm.jsx)(F3,{navbar:s,header:f,
aside:g,footer:v,padding:u,mode:y,resize:L,selector:z||y==="static"?`#${K3(A)}`:void 0}),(0,Jm.jsx)(E,{...X("root"),id:A,ref:ke(I,F),mod:[{resizing:V||z?.activeSection!=
null,layout:h,disabled:w,mode:y},_],...D})]})});eo.classes=Jr;eo.varsResolver=Z3;eo.displayName="@mantine/core/AppShell";eo.Navbar=rh;eo.Header=eh;eo.Main=th;eo.
Aside=Wp;eo.Footer=Jp;eo.Section=oh;function W3(e){return typeof e=="string"?{value:e,label:e}:typeof e=="object"&&"value"in e&&!("label"in e)?{value:e.value,label:`${e.value}`,disabled:e.disabled}:
typeof e=="object"&&"group"in e?{group:e.group,items:e.items.map(t=>W3(t))}:typeof e=="number"||typeof e=="bigint"||typeof e=="boolean"?{value:e,label:`${e}`}:e}
function ih(e){return e?e.map(t=>W3(t)):[]}function vy(e){return e.reduce((t,r)=>"group"in r?{...t,...vy(r.items)}:(t[`${r.value}`]=r,t),{})}var yt={dropdown:"m_88b62a41",search:"m_985517d8",options:"m_b2821a6e",option:"m_92253aa5",empty:"m_2530cd1d",header:"m_858f94bd",footer:"m_82b967cb",group:"m_2\
54f3e4f",groupLabel:"m_2bb2e9e5",chevron:"m_2943220b",optionsDropdownOption:"m_390b5f4",optionsDropdownCheckIcon:"m_8ee53fc2",optionsDropdownCheckPlaceholder:"m\
_a530ee0a"};var by=x(T(),1),BN={error:null},J3=(e,{size:t,color:r})=>({chevron:{"--combobox-chevron-size":oe(t,"combobox-chevron-size"),"--combobox-chevron-color":r?je(r,e):
void 0}}),ss=N(e=>{let t=k("ComboboxChevron",BN,e),{size:r,error:o,style:n,className:a,classNames:i,styles:l,unstyled:s,vars:c,attributes:u,mod:d,...m}=t,f=q({name:"\
ComboboxChevron",classes:yt,props:t,style:n,className:a,classNames:i,styles:l,unstyled:s,vars:c,varsResolver:J3,attributes:u,rootSelector:"chevron"});return(0,by.jsx)(
E,{component:"svg",...m,...f("chevron"),size:r,viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",mod:["combobox-chevron",{error:o},d],children:(0,by.jsx)(
"path",{d:"M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60\
753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.380\
64 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.431\
79 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.357\
53 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})});ss.classes=yt;ss.varsResolver=J3;ss.
displayName="@mantine/core/ComboboxChevron";var[ez,wt]=Mt("Combobox component was not found in tree");var tz=x(T(),1);function yy({onMouseDown:e,onClick:t,onClear:r,...o}){return(0,tz.jsx)($e.ClearButton,{tabIndex:-1,"aria-hidden":!0,...o,onMouseDown:n=>{n.preventDefault(),
e?.(n)},onClick:n=>{r(),t?.(n)}})}yy.displayName="@mantine/core/ComboboxClearButton";var rz=x(T(),1),lh=N(e=>{let{classNames:t,styles:r,className:o,style:n,hidden:a,...i}=k("ComboboxDropdown",null,e),l=wt();return(0,rz.jsx)(fr.Dropdown,{...i,role:"\
presentation","data-hidden":a||void 0,"data-floating-height":l.floatingHeight||void 0,...l.getStyles("dropdown",{className:o,style:n,classNames:t,styles:r})})});
lh.classes=yt;lh.displayName="@mantine/core/ComboboxDropdown";var oz=x(T(),1),PN={refProp:"ref"},wy=N(e=>{let{children:t,refProp:r,ref:o}=k("ComboboxDropdownTarget",PN,e);if(wt(),!Pf(t))throw new Error("Combobox.DropdownTa\
rget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");return(0,oz.jsx)(
fr.Target,{ref:o,refProp:r,children:t})});wy.displayName="@mantine/core/ComboboxDropdownTarget";var nz=x(T(),1),sh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxEmpty",null,e),l=wt();return(0,nz.jsx)(E,{...l.getStyles("empty",
{className:r,classNames:t,styles:n,style:o}),...i})});sh.classes=yt;sh.displayName="@mantine/core/ComboboxEmpty";var az=x(M(),1);function jc({onKeyDown:e,onClick:t,withKeyboardNavigation:r,withAriaAttributes:o,withExpandedAttribute:n,targetType:a,autoComplete:i}){let l=wt(),
[s,c]=(0,az.useState)(null),u=f=>{if(e?.(f),!l.readOnly&&r){if(f.nativeEvent.isComposing)return;if(f.nativeEvent.code==="ArrowDown"&&(f.preventDefault(),l.store.
dropdownOpened?c(l.store.selectNextOption()):(l.store.openDropdown("keyboard"),c(l.store.selectActiveOption()),l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),
f.nativeEvent.code==="ArrowUp"&&(f.preventDefault(),l.store.dropdownOpened?c(l.store.selectPreviousOption()):(l.store.openDropdown("keyboard"),c(l.store.selectActiveOption()),
l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),f.nativeEvent.code==="Enter"||f.nativeEvent.code==="NumpadEnter"){if(f.nativeEvent.keyCode===
229)return;let p=l.store.getSelectedOptionIndex();l.store.dropdownOpened&&p!==-1?(f.preventDefault(),l.store.clickSelectedOption()):a==="button"&&(f.preventDefault(),
l.store.openDropdown("keyboard"))}f.key==="Escape"&&l.store.closeDropdown("keyboard"),f.nativeEvent.code==="Space"&&a==="button"&&(f.preventDefault(),l.store.toggleDropdown(
"keyboard"))}};return{...o?{...n?{role:"combobox"}:{},"aria-haspopup":"listbox","aria-expanded":n?!!(l.store.listId&&l.store.dropdownOpened):void 0,"aria-contro\
ls":l.store.dropdownOpened&&l.store.listId?l.store.listId:void 0,"aria-activedescendant":l.store.dropdownOpened&&s||void 0,autoComplete:i,"data-expanded":l.store.
dropdownOpened||void 0,"data-mantine-stop-propagation":l.store.dropdownOpened||void 0}:{},onKeyDown:u,onClick:f=>{a==="button"&&f.currentTarget.focus(),t?.(f)}}}var iz=x(M(),1);var LN={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},xy=N(e=>{let{children:t,refProp:r,
withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:s,...c}=k("ComboboxEventsTarget",LN,e),u=mo(t);if(!u)throw new Error(
"Combobox.EventsTarget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not s\
upported");let d=wt(),m=jc({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,
autoComplete:l});return(0,iz.cloneElement)(u,{...m,...c,[r]:ke(s,d.store.targetRef,Ei(u))})});xy.displayName="@mantine/core/ComboboxEventsTarget";var lz=x(T(),1),ch=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxFooter",null,e),l=wt();return(0,lz.jsx)(E,{...l.getStyles("footer",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:s=>{s.preventDefault()}})});ch.classes=yt;ch.displayName="@mantine/core/ComboboxFooter";var dh=x(T(),1),mh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,label:l,id:s,...c}=k("ComboboxGroup",null,e),u=wt(),d=_e(s),m=l!=null&&
l!==!1&&l!=="";return(0,dh.jsxs)(E,{role:"group","aria-labelledby":m?d:void 0,...u.getStyles("group",{className:r,classNames:t,style:o,styles:n}),...c,children:[
m&&(0,dh.jsx)("div",{id:d,...u.getStyles("groupLabel",{classNames:t,styles:n}),children:l}),i]})});mh.classes=yt;mh.displayName="@mantine/core/ComboboxGroup";var sz=x(T(),1),uh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ComboboxHeader",null,e),l=wt();return(0,sz.jsx)(E,{...l.getStyles("header",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:s=>{s.preventDefault()}})});uh.classes=yt;uh.displayName="@mantine/core/ComboboxHeader";var cz=x(T(),1);function _y({value:e,valuesDivider:t=",",...r}){return(0,cz.jsx)("input",{type:"hidden",value:Array.isArray(e)?e.join(t):e?`${e}`:"",...r})}_y.displayName=
"@mantine/core/ComboboxHiddenInput";var dz=x(M(),1),mz=x(T(),1),fh=N(e=>{let t=k("ComboboxOption",null,e),{classNames:r,className:o,style:n,styles:a,vars:i,onClick:l,id:s,active:c,onMouseDown:u,onMouseOver:d,
disabled:m,selected:f,mod:p,...h}=t,w=wt(),g=(0,dz.useId)(),v=s||g;return(0,mz.jsx)(E,{...w.getStyles("option",{className:o,classNames:r,styles:a,style:n}),"ari\
a-disabled":m||void 0,...h,id:v,mod:["combobox-option",{"combobox-active":c,"combobox-disabled":m,"combobox-selected":f},p],role:"option",onClick:b=>{m?b.preventDefault():
(w.onOptionSubmit?.(t.value,t),l?.(b))},onMouseDown:b=>{b.preventDefault(),u?.(b)},onMouseOver:b=>{w.resetSelectionOnOptionHover&&w.store.resetSelectedOption(),
d?.(b)}})});fh.classes=yt;fh.displayName="@mantine/core/ComboboxOption";var uz=x(M(),1);var fz=x(T(),1),ph=N(e=>{let{classNames:t,className:r,style:o,styles:n,id:a,onMouseDown:i,labelledBy:l,...s}=k("ComboboxOptions",null,e),c=wt(),u=_e(a);return(0,uz.useEffect)(
()=>{c.store.setListId(u)},[u]),(0,fz.jsx)(E,{...c.getStyles("options",{className:r,style:o,classNames:t,styles:n}),...s,id:u,role:"listbox","aria-labelledby":l,
onMouseDown:d=>{d.preventDefault(),i?.(d)}})});ph.classes=yt;ph.displayName="@mantine/core/ComboboxOptions";var pz=x(T(),1),jN={withAriaAttributes:!0,withKeyboardNavigation:!0},hh=N(e=>{let{classNames:t,styles:r,unstyled:o,vars:n,withAriaAttributes:a,onKeyDown:i,onClick:l,
withKeyboardNavigation:s,size:c,ref:u,...d}=k("ComboboxSearch",jN,e),m=wt(),f=m.getStyles("search"),p=jc({targetType:"input",withAriaAttributes:a,withKeyboardNavigation:s,
withExpandedAttribute:!1,onKeyDown:i,onClick:l,autoComplete:"off"});return(0,pz.jsx)($e,{ref:ke(u,m.store.searchRef),classNames:[{input:f.className},t],styles:[
{input:f.style},r],size:c||m.size,...p,...d,__staticSelector:"Combobox"})});hh.classes=yt;hh.displayName="@mantine/core/ComboboxSearch";var hz=x(M(),1);var gz=x(T(),1),HN={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},Sy=N(e=>{let{children:t,
refProp:r,withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:s,...c}=k("ComboboxTarget",HN,e),u=mo(t);if(!u)throw new Error(
"Combobox.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not support\
ed");let d=wt(),m=jc({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,autoComplete:l}),
f=(0,hz.cloneElement)(u,{...m,...c});return(0,gz.jsx)(fr.Target,{refProp:r,ref:ke(s,d.store.targetRef),children:f})});Sy.displayName="@mantine/core/ComboboxTarg\
et";function vz(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].hasAttribute("\
data-combobox-disabled"))return o}return e}function bz(e,t,r){for(let o=e+1;o<t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=0;o<
t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o}return e}function yz(e){for(let t=0;t<e.length;t+=1)if(!e[t].hasAttribute("data-combobox-\
disabled"))return t;return-1}var dt=x(M(),1);function gh({defaultOpened:e,opened:t,onOpenedChange:r,onDropdownClose:o,onDropdownOpen:n,loop:a=!0,scrollBehavior:i="instant"}={}){let[l,s]=bt({value:t,defaultValue:e,
finalValue:!1,onChange:r}),c=(0,dt.useRef)(null),u=(0,dt.useRef)(-1),d=(0,dt.useRef)(null),m=(0,dt.useRef)(null),f=(0,dt.useRef)(-1),p=(0,dt.useRef)(-1),h=(0,dt.useRef)(
-1),w=(0,dt.useCallback)((L="unknown")=>{l||(s(!0),n?.(L))},[s,n,l]),g=(0,dt.useCallback)((L="unknown")=>{l&&(s(!1),o?.(L))},[s,o,l]),v=(0,dt.useCallback)((L="u\
nknown")=>{l?g(L):w(L)},[g,w,l]),b=(0,dt.useCallback)(()=>{let L=Ko(m.current);ym(`#${c.current} [data-combobox-selected]`,L)?.removeAttribute("data-combobox-se\
lected")},[]),y=(0,dt.useCallback)(L=>{let P=Ko(m.current),O=ym(`#${c.current}`,P),j=O?Yn("[data-combobox-option]",O):null;if(!j)return null;let Y=L>=j.length?0:
L<0?j.length-1:L;return u.current=Y,j?.[Y]&&!j[Y].hasAttribute("data-combobox-disabled")?(b(),j[Y].setAttribute("data-combobox-selected","true"),j[Y].scrollIntoView(
{block:"nearest",behavior:i}),j[Y].id):null},[i,b]),_=(0,dt.useCallback)(()=>{let L=Ko(m.current),P=ym(`#${c.current} [data-combobox-active]`,L);if(P){let O=Yn(
`#${c.current} [data-combobox-option]`,L).findIndex(j=>j===P);return y(O)}return y(0)},[y]),C=(0,dt.useCallback)(()=>{let L=Ko(m.current),P=Yn(`#${c.current} [d\
ata-combobox-option]`,L);return y(bz(u.current,P,a))},[y,a]),S=(0,dt.useCallback)(()=>{let L=Ko(m.current),P=Yn(`#${c.current} [data-combobox-option]`,L);return y(
vz(u.current,P,a))},[y,a]),z=(0,dt.useCallback)(()=>{let L=Ko(m.current),P=Yn(`#${c.current} [data-combobox-option]`,L);return y(yz(P))},[y]),I=(0,dt.useCallback)(
(L="selected",P)=>{if(typeof L=="number"){u.current=L;let O=Ko(m.current),j=Yn(`#${c.current} [data-combobox-option]`,O);P?.scrollIntoView&&j[L]?.scrollIntoView(
{block:"nearest",behavior:i});return}h.current=window.setTimeout(()=>{let O=Ko(m.current),j=Yn(`#${c.current} [data-combobox-option]`,O),Y=j.findIndex($=>$.hasAttribute(
`data-combobox-${L}`));u.current=Y,P?.scrollIntoView&&j[Y]?.scrollIntoView({block:"nearest",behavior:i})},0)},[]),D=(0,dt.useCallback)(()=>{u.current=-1,b()},[b]),
X=(0,dt.useCallback)(()=>{let L=Ko(m.current);Yn(`#${c.current} [data-combobox-option]`,L)?.[u.current]?.click()},[]),U=(0,dt.useCallback)(L=>{c.current=L},[]),
V=(0,dt.useCallback)(()=>{f.current=window.setTimeout(()=>d.current?.focus(),0)},[]),A=(0,dt.useCallback)(()=>{p.current=window.setTimeout(()=>m.current?.focus(),
0)},[]),F=(0,dt.useCallback)(()=>u.current,[]);return(0,dt.useEffect)(()=>()=>{window.clearTimeout(f.current),window.clearTimeout(p.current),window.clearTimeout(
h.current)},[]),{dropdownOpened:l,openDropdown:w,closeDropdown:g,toggleDropdown:v,selectedOptionIndex:u.current,getSelectedOptionIndex:F,selectOption:y,selectFirstOption:z,
selectActiveOption:_,selectNextOption:C,selectPreviousOption:S,resetSelectedOption:D,updateSelectedOptionIndex:I,listId:c.current,setListId:U,clickSelectedOption:X,
searchRef:d,focusSearchInput:V,targetRef:m,focusTarget:A}}var Cy=x(T(),1),IN={keepMounted:!0,keepMountedMode:"display-none",withinPortal:!0,resetSelectionOnOptionHover:!1,width:"target",transitionProps:{transition:"fad\
e",duration:0},size:"sm"},wz=(e,{size:t,dropdownPadding:r})=>({options:{"--combobox-option-fz":Pe(t),"--combobox-option-padding":oe(t,"combobox-option-padding")},
dropdown:{"--combobox-padding":r===void 0?void 0:R(r),"--combobox-option-fz":Pe(t),"--combobox-option-padding":oe(t,"combobox-option-padding")}}),qe=e=>{let t=k(
"Combobox",IN,e),{classNames:r,styles:o,unstyled:n,children:a,store:i,vars:l,onOptionSubmit:s,onClose:c,size:u,dropdownPadding:d,resetSelectionOnOptionHover:m,__staticSelector:f,
readOnly:p,attributes:h,floatingHeight:w,middlewares:g,...v}=t,b=w==="viewport"?{...g,flip:!1,size:{...typeof g?.size=="object"?g.size:{},padding:typeof g?.size==
"object"&&g.size.padding!==void 0?g.size.padding:10,apply:({availableHeight:z,availableWidth:I,elements:D,...X})=>{D.floating.style.setProperty("--combobox-floa\
ting-max-height",`${z}px`);let U=g?.size;typeof U=="object"&&U.apply?U.apply({availableHeight:z,availableWidth:I,elements:D,...X}):U&&Object.assign(D.floating.style,
{maxWidth:`${I}px`,maxHeight:`${z}px`})}}}:g,y=gh(),_=i||y,C=q({name:f||"Combobox",classes:yt,props:t,classNames:r,styles:o,unstyled:n,attributes:h,vars:l,varsResolver:wz}),
S=()=>{c?.(),_.closeDropdown()};return(0,Cy.jsx)(ez,{value:{getStyles:C,store:_,onOptionSubmit:s,size:u,resetSelectionOnOptionHover:m,readOnly:p,floatingHeight:w},
children:(0,Cy.jsx)(fr,{opened:_.dropdownOpened,...v,middlewares:b,onChange:z=>!z&&S(),withRoles:!1,unstyled:n,children:a})})},VN=e=>e;qe.extend=VN;qe.classes=yt;
qe.varsResolver=wz;qe.displayName="@mantine/core/Combobox";qe.Target=Sy;qe.Dropdown=lh;qe.Options=ph;qe.Option=fh;qe.Search=hh;qe.Empty=sh;qe.Chevron=ss;qe.Footer=
ch;qe.Header=uh;qe.EventsTarget=xy;qe.DropdownTarget=wy;qe.Group=mh;qe.ClearButton=yy;qe.HiddenInput=_y;var xz=x(M(),1),eu=x(T(),1);function vh({children:e,role:t}){let r=(0,xz.use)(Hr);return r?(0,eu.jsx)("div",{role:t,"aria-labelledby":r.labelId,"aria-describedb\
y":r.describedBy,children:e}):(0,eu.jsx)(eu.Fragment,{children:e})}var _z=x(M(),1);var Hc=x(T(),1),tu=(0,_z.createContext)(null),UN={hiddenInputValuesSeparator:","},bh=Wn((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:s,hiddenInputValuesSeparator:c,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=k("CheckboxGroup",UN,e),[p,h]=bt({value:t,defaultValue:r,
finalValue:[],onChange:o}),w=b=>{let y=typeof b=="string"?b:b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(C=>C!==y):[...p,
y])},g=b=>{if(m)return!0;if(!d)return!1;let y=p.includes(b),_=p.length>=d;return!y&&_},v=p.join(c);return(0,Hc.jsx)(tu,{value:{value:p,onChange:w,size:n,isDisabled:g},
children:(0,Hc.jsxs)($e.Wrapper,{size:n,...a,...f,labelElement:"div",__staticSelector:"CheckboxGroup",children:[(0,Hc.jsx)(vh,{role:"group",children:i}),(0,Hc.jsx)(
"input",{type:"hidden",name:s,value:v,...u})]})})}));bh.classes=$e.Wrapper.classes;bh.displayName="@mantine/core/CheckboxGroup";var zy={card:"m_26775b0a"};var yh=x(M(),1);var ky=x(T(),1),Ty=(0,yh.createContext)(null),GN={withBorder:!0},Sz=(e,{radius:t})=>({card:{"--card-radius":ve(t)}}),ru=N(e=>{let t=k("CheckboxCard",GN,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,checked:s,mod:c,withBorder:u,value:d,onClick:m,defaultChecked:f,onChange:p,indeterminate:h,attributes:w,...g}=t,v=q(
{name:"CheckboxCard",classes:zy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:Sz,rootSelector:"card"}),b=(0,yh.use)(
tu),y=typeof s=="boolean"?s:b?b.value.includes(d||""):void 0,[_,C]=bt({value:y,defaultValue:f,finalValue:!1,onChange:p});return(0,ky.jsx)(Ty,{value:{checked:_,indeterminate:h},
children:(0,ky.jsx)(sr,{mod:[{"with-border":u,checked:_,indeterminate:h},c],...v("card"),...g,role:"checkbox","aria-checked":h?"mixed":_,onClick:S=>{m?.(S),b?.onChange(
d||""),C(!_)}})})});ru.displayName="@mantine/core/CheckboxCard";ru.classes=zy;ru.varsResolver=Sz;var Ic=x(T(),1);function ou({size:e,style:t,...r}){let o=e!==void 0?{width:R(e),height:R(e),...t}:t;return(0,Ic.jsx)("svg",{viewBox:"0 0 10 7",fill:"none",xmlns:"\
http://www.w3.org/2000/svg",style:o,"aria-hidden":!0,...r,children:(0,Ic.jsx)("path",{d:"M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-\
5A1 1 0 1 0 8.293.293L4 4.586z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}function wh({indeterminate:e,...t}){return e?(0,Ic.jsx)("svg",{xmlns:"\
http://www.w3.org/2000/svg",fill:"none",viewBox:"0 0 32 6","aria-hidden":!0,...t,children:(0,Ic.jsx)("rect",{width:"32",height:"6",fill:"currentColor",rx:"3"})}):
(0,Ic.jsx)(ou,{...t})}var Ry={indicator:"m_5e5256ee",icon:"m_1b1c543a","indicator--light":"m_193e54c8","indicator--outline":"m_76e20374"};var Cz=x(M(),1),Ey=x(T(),1),$N={icon:wh,variant:"filled",radius:"sm"},zz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{let l=No({color:r||
e.primaryColor,theme:e}),s=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,c=a==="light"?e.variantColorResolver({color:r||e.primaryColor,
theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?s:c?c.color:je(r,e);return{indicator:{"--checkbox-size":oe(o,"checkbox-size"),"--checkbox-radius":t===
void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":c?.background,"--checkbox-icon-color":n?je(n,e):c?c.color:Ai(i,e)?Xn({color:r,theme:e,autoContrast:i}):
void 0}}},nu=N(e=>{let t=k("CheckboxIndicator",$N,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,icon:s,indeterminate:c,radius:u,color:d,iconColor:m,
autoContrast:f,checked:p,mod:h,variant:w,disabled:g,attributes:v,...b}=t,y=q({name:"CheckboxIndicator",classes:Ry,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:v,vars:l,varsResolver:zz,rootSelector:"indicator"}),_=(0,Cz.use)(Ty),C=typeof c=="boolean"?c:_?.indeterminate,S=typeof p=="boolean"||typeof c==
"boolean"?p||c:_?.checked||_?.indeterminate||!1;return(0,Ey.jsx)(E,{...y("indicator",{variant:w}),variant:w,mod:[{checked:S,disabled:g},h],...b,children:(0,Ey.jsx)(
s,{indeterminate:C,...y("icon")})})});nu.displayName="@mantine/core/CheckboxIndicator";nu.classes=Ry;nu.varsResolver=zz;var Ay={root:"m_5f75b09e",body:"m_5f6e695e",labelWrapper:"m_d3ea56bb",label:"m_8ee546b8",description:"m_328f68c0",error:"m_8e8a99cc"};var Hi=x(T(),1),xh=Ay;function au({__staticSelector:e,__stylesApiProps:t,className:r,classNames:o,styles:n,unstyled:a,children:i,label:l,description:s,id:c,disabled:u,
error:d,size:m,labelPosition:f="left",bodyElement:p="div",labelElement:h="label",variant:w,style:g,vars:v,mod:b,attributes:y,..._}){let C=q({name:e,props:t,className:r,
style:g,classes:Ay,classNames:o,styles:n,unstyled:a,attributes:y}),S=s?`${c}-description`:void 0,z=d&&typeof d!="boolean"?`${c}-error`:void 0;return(0,Hi.jsx)(E,
{...C("root"),__vars:{"--label-fz":Pe(m),"--label-lh":oe(m,"label-lh")},mod:[{"label-position":f},b],variant:w,size:m,..._,children:(0,Hi.jsxs)(E,{component:p,htmlFor:p===
"label"?c:void 0,...C("body"),children:[i,(0,Hi.jsxs)("div",{...C("labelWrapper"),"data-disabled":u||void 0,children:[l&&(0,Hi.jsx)(E,{component:h,htmlFor:h==="\
label"?c:void 0,...C("label"),"data-disabled":u||void 0,children:l}),s&&(0,Hi.jsx)($e.Description,{id:S,size:m,__inheritStyles:!1,...C("description"),children:s}),
d&&typeof d!="boolean"&&(0,Hi.jsx)($e.Error,{id:z,size:m,__inheritStyles:!1,...C("error"),children:d})]})]})})}au.displayName="@mantine/core/InlineInput";var Ny={root:"m_bf2d988c",inner:"m_26062bec",input:"m_26063560",icon:"m_bf295423","input--light":"m_595ab216","input--outline":"m_215c4542"};var Uc=x(M(),1);var Vc=x(T(),1),qN={labelPosition:"right",icon:wh,withErrorStyles:!0,variant:"filled",radius:"sm"},kz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{
let l=No({color:r||e.primaryColor,theme:e}),s=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,c=a==="light"?e.variantColorResolver(
{color:r||e.primaryColor,theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?s:c?c.color:je(r,e);return{root:{"--checkbox-size":oe(o,"checkbox-size"),
"--checkbox-radius":t===void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":c?.background,"--checkbox-icon-color":n?je(n,e):c?c.color:Ai(i,e)?Xn({color:r,theme:e,
autoContrast:i}):void 0}}},Qa=N(e=>{let t=k("Checkbox",qN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,color:s,label:c,id:u,size:d,radius:m,wrapperProps:f,
checked:p,labelPosition:h,description:w,error:g,disabled:v,variant:b,indeterminate:y,icon:_,rootRef:C,iconColor:S,onChange:z,autoContrast:I,mod:D,attributes:X,readOnly:U,
onClick:V,withErrorStyles:A,ref:F,...L}=t,P=(0,Uc.useRef)(null),O=(0,Uc.use)(tu),j=d||O?.size,Y=q({name:"Checkbox",props:t,classes:Ny,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:X,vars:l,varsResolver:kz}),{styleProps:$,rest:Q}=uo(L),ee=_e(u),pe=[w?`${ee}-description`:void 0,g&&typeof g!="boolean"?`${ee}-er\
ror`:void 0,Q["aria-describedby"]].filter(Boolean).join(" ")||void 0,ae={checked:O?.value.includes(Q.value)??p,onChange:ce=>{U||(O?.onChange(ce),z?.(ce))}},ge=O?.
isDisabled?.(Q.value)??!1,Ne=v||ge;return(0,Uc.useEffect)(()=>{P.current&&(P.current.indeterminate=y||!1,y?P.current.setAttribute("data-indeterminate","true"):P.
current.removeAttribute("data-indeterminate"))},[y]),(0,Vc.jsx)(au,{...Y("root"),__staticSelector:"Checkbox",__stylesApiProps:t,id:ee,size:j,labelPosition:h,label:c,
description:w,error:g,disabled:Ne,classNames:r,styles:a,unstyled:i,"data-checked":ae.checked||p||void 0,variant:b,ref:C,mod:D,attributes:X,inert:Q.inert,...$,...f,
children:(0,Vc.jsxs)(E,{...Y("inner"),mod:{labelPosition:h},children:[(0,Vc.jsx)(E,{component:"input",id:ee,ref:ke(P,F),mod:{error:!!g,"with-error-styles":A},...Y(
"input",{focusable:!0,variant:b}),...Q,...ae,"aria-describedby":pe,disabled:Ne,inert:Q.inert,type:"checkbox",readOnly:U,onClick:ce=>{U&&ae.checked===void 0&&ce.
preventDefault(),V?.(ce)}}),(0,Vc.jsx)(_,{indeterminate:y,...Y("icon")})]})})});Qa.classes={...Ny,...xh};Qa.varsResolver=kz;Qa.displayName="@mantine/core/Checkb\
ox";Qa.Group=bh;Qa.Indicator=nu;Qa.Card=ru;function Ii(e){return"group"in e}function Oy({options:e,search:t,limit:r}){let o=t.trim().toLowerCase(),n=[];for(let a=0;a<e.length;a+=1){let i=e[a];if(n.length===r)return n;Ii(i)&&n.push({group:i.
group,items:Oy({options:i.items,search:t,limit:r-n.length})}),Ii(i)||i.label.toLowerCase().includes(o)&&n.push(i)}return n}function Tz(e){if(e.length===0)return!0;for(let t of e)if(!("group"in t)||t.items.length>0)return!1;return!0}function My(e,t=new Set){if(Array.isArray(e))for(let r of e)if(Ii(r))My(r.items,t);else{if(typeof r.value>"u")throw new Error("[@mantine/core] Each option must \
have value property");if(t.has(r.value))throw new Error(`[@mantine/core] Duplicate options are not supported. Option with value "${r.value}" was provided more t\
han once`);t.add(r.value)}}var Vr=x(T(),1);function YN(e,t){return Array.isArray(e)?e.includes(t):e===t}function Rz({data:e,withCheckIcon:t,withAlignedLabels:r,value:o,checkIconPosition:n,
unstyled:a,renderOption:i}){if(!Ii(e)){let s=YN(o,e.value),c=t&&(s?(0,Vr.jsx)(ou,{className:yt.optionsDropdownCheckIcon}):r?(0,Vr.jsx)("div",{className:yt.optionsDropdownCheckPlaceholder}):
null),u=(0,Vr.jsxs)(Vr.Fragment,{children:[n==="left"&&c,(0,Vr.jsx)("span",{children:e.label}),n==="right"&&c]});return(0,Vr.jsx)(qe.Option,{value:e.value,disabled:e.
disabled,className:xe({[yt.optionsDropdownOption]:!a}),"data-reverse":n==="right"||void 0,"data-checked":s||void 0,"aria-selected":s,active:s,children:typeof i==
"function"?i({option:e,checked:s}):u})}let l=e.items.map(s=>(0,Vr.jsx)(Rz,{data:s,value:o,unstyled:a,withCheckIcon:t,withAlignedLabels:r,checkIconPosition:n,renderOption:i},
`${s.value}`));return(0,Vr.jsx)(qe.Group,{label:e.group,children:l})}function Ez({data:e,hidden:t,hiddenWhenEmpty:r,filter:o,search:n,limit:a,maxDropdownHeight:i,
floatingHeight:l,withScrollArea:s=!0,filterOptions:c=!0,withCheckIcon:u=!1,withAlignedLabels:d=!1,value:m,checkIconPosition:f,nothingFoundMessage:p,unstyled:h,labelId:w,
renderOption:g,scrollAreaProps:v,"aria-label":b}){let y=wt();My(e);let _=typeof n=="string"?(o||Oy)({options:e,search:c?n:"",limit:a??1/0}):e,C=Tz(_),S=_.map((z,I)=>(0,Vr.jsx)(
Rz,{data:z,withCheckIcon:u,withAlignedLabels:d,value:m,checkIconPosition:f,unstyled:h,renderOption:g},Ii(z)?`group-${typeof z.group=="string"?z.group:I}`:`${z.value}`));
return(0,Vr.jsx)(qe.Dropdown,{hidden:t||r&&C,"data-composed":!0,children:(0,Vr.jsxs)(qe.Options,{labelledBy:w,"aria-label":b,children:[s?(0,Vr.jsx)(En.Autosize,
{mah:(l??y.floatingHeight)==="viewport"?"var(--combobox-floating-options-max-height)":i??220,type:"scroll",scrollbarSize:"var(--combobox-padding)",offsetScrollbars:"\
y",...v,children:S}):S,C&&p&&(0,Vr.jsx)(qe.Empty,{children:p})]})})}function Az({id:e,label:t,labelProps:r,inputWrapperOrder:o}){if(t&&!(o&&!o.includes("label")))return r?.id||`${e}-label`}var Dy={root:"m_347db0ec","root--dot":"m_fbd81e3d",label:"m_5add502a",section:"m_91fdda9b"};var Gc=x(T(),1),Nz=(e,{radius:t,color:r,gradient:o,variant:n,size:a,autoContrast:i,circle:l})=>{let s=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:i});return{root:{"--badge-height":oe(a,"badge-height"),"--badge-padding-x":oe(a,"badge-padding-x"),"--badge-fz":oe(a,"badge-fz"),
"--badge-radius":l||t===void 0?void 0:ve(t),"--badge-bg":r||n?s.background:void 0,"--badge-color":r||n?s.color:void 0,"--badge-bd":r||n?s.border:void 0,"--badge\
-dot-color":n==="dot"?je(r,e):void 0}}},Ee=Ue(e=>{let t=k("Badge",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:s,color:c,gradient:u,
leftSection:d,rightSection:m,children:f,variant:p,fullWidth:h,autoContrast:w,circle:g,mod:v,attributes:b,...y}=t,_=q({name:"Badge",props:t,classes:Dy,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:b,vars:l,varsResolver:Nz});return(0,Gc.jsxs)(E,{variant:p,mod:[{block:h,circle:g,"with-right-section":!!m,"w\
ith-left-section":!!d},v],..._("root",{variant:p}),...y,children:[d&&(0,Gc.jsx)("span",{..._("section"),"data-position":"left",children:d}),(0,Gc.jsx)("span",{..._(
"label"),children:f}),m&&(0,Gc.jsx)("span",{..._("section"),"data-position":"right",children:m})]})});Ee.classes=Dy;Ee.varsResolver=Nz;Ee.displayName="@mantine/\
core/Badge";var By={root:"m_fea6bf1a",burger:"m_d4fb9cad"};var _h=x(T(),1),Oz=(e,{color:t,size:r,lineSize:o,transitionDuration:n,transitionTimingFunction:a})=>({root:{"--burger-color":t?je(t,e):void 0,"--burger-size":oe(
r,"burger-size"),"--burger-line-size":o?R(o):void 0,"--burger-transition-duration":n===void 0?void 0:`${n}ms`,"--burger-transition-timing-function":a}}),$c=N(e=>{
let t=k("Burger",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:s,children:c,transitionDuration:u,transitionTimingFunction:d,lineSize:m,
attributes:f,...p}=t,h=q({name:"Burger",classes:By,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:l,varsResolver:Oz});return(0,_h.jsxs)(
sr,{...h("root"),...p,children:[(0,_h.jsx)(E,{mod:["reduce-motion",{opened:s}],...h("burger")}),c]})});$c.classes=By;$c.varsResolver=Oz;$c.displayName="@mantine\
/core/Burger";var Za={root:"m_77c9d27d",inner:"m_80f1301b",label:"m_811560b9",section:"m_a74036a",loader:"m_a25b86ee",group:"m_80d6d844",groupSection:"m_70be2a01"};var Dz=x(T(),1),Mz={orientation:"horizontal"},Bz=(e,{borderWidth:t})=>({group:{"--button-border-width":R(t)}}),iu=N(e=>{let t=k("ButtonGroup",Mz,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:s,borderWidth:c,mod:u,attributes:d,...m}=k("ButtonGroup",Mz,e),f=q({name:"ButtonGroup",props:t,classes:Za,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,vars:s,varsResolver:Bz,rootSelector:"group"});return(0,Dz.jsx)(E,{...f("group"),mod:[{orientation:l},
u],role:"group",...m})});iu.classes=Za;iu.varsResolver=Bz;iu.displayName="@mantine/core/ButtonGroup";var Pz=x(T(),1),Lz=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":oe(i,"section-height"),"--section-padding-x":oe(i,"section-padding-x"),"--section-f\
z":i?.includes("compact")?Pe(i.replace("compact-","")):Pe(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.
color,"--section-bd":r||n?l.border:void 0}}},lu=N(e=>{let t=k("ButtonGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,gradient:s,
radius:c,autoContrast:u,attributes:d,...m}=t,f=q({name:"ButtonGroupSection",props:t,classes:Za,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,
vars:l,varsResolver:Lz,rootSelector:"groupSection"});return(0,Pz.jsx)(E,{...f("groupSection"),...m})});lu.classes=Za;lu.varsResolver=Lz;lu.displayName="@mantine\
/core/ButtonGroupSection";var fa=x(T(),1),FN={in:{opacity:1,transform:`translate(-50%, calc(-50% + ${R(1)}))`},out:{opacity:0,transform:"translate(-50%, -200%)"},common:{transformOrigin:"\
center"},transitionProperty:"transform, opacity"},jz=(e,{radius:t,color:r,gradient:o,variant:n,size:a,justify:i,autoContrast:l})=>{let s=e.variantColorResolver(
{color:r||e.primaryColor,theme:e,gradient:o,variant:n||"filled",autoContrast:l});return{root:{"--button-justify":i,"--button-height":oe(a,"button-height"),"--bu\
tton-padding-x":oe(a,"button-padding-x"),"--button-fz":a?.includes("compact")?Pe(a.replace("compact-","")):Pe(a),"--button-radius":t===void 0?void 0:ve(t),"--bu\
tton-bg":r||n?s.background:void 0,"--button-hover":r||n?s.hover:void 0,"--button-color":s.color,"--button-bd":r||n?s.border:void 0,"--button-hover-color":r||n?s.
hoverColor:void 0}}},re=Ue(e=>{let t=k("Button",null,e),{style:r,vars:o,className:n,color:a,disabled:i,children:l,leftSection:s,rightSection:c,fullWidth:u,variant:d,
radius:m,loading:f,loaderProps:p,gradient:h,classNames:w,styles:g,unstyled:v,"data-disabled":b,autoContrast:y,mod:_,attributes:C,...S}=t,z=q({name:"Button",props:t,
classes:Za,className:n,style:r,classNames:w,styles:g,unstyled:v,attributes:C,vars:o,varsResolver:jz}),I=!!s,D=!!c;return(0,fa.jsxs)(sr,{...z("root",{active:!i&&
!f&&!b}),unstyled:v,variant:d,disabled:i||f,mod:[{disabled:i||b,loading:f,block:u,"with-left-section":I,"with-right-section":D},_],...S,children:[typeof f=="boo\
lean"&&(0,fa.jsx)(Lr,{mounted:f,transition:FN,duration:150,children:X=>(0,fa.jsx)(E,{component:"span",...z("loader",{style:X}),"aria-hidden":!0,children:(0,fa.jsx)(
Xt,{color:"var(--button-color)",size:"calc(var(--button-height) / 1.8)",...p})})}),(0,fa.jsxs)("span",{...z("inner"),children:[s&&(0,fa.jsx)(E,{component:"span",
...z("section"),mod:{position:"left"},children:s}),(0,fa.jsx)(E,{component:"span",mod:{loading:f},...z("label"),children:l}),c&&(0,fa.jsx)(E,{component:"span",...z(
"section"),mod:{position:"right"},children:c})]})]})});re.classes=Za;re.varsResolver=jz;re.displayName="@mantine/core/Button";re.Group=iu;re.GroupSection=lu;var[Hz,Iz]=Mt("Card component was not found in tree");var su={root:"m_e615b15f",section:"m_599a2148"};var Vz=x(T(),1),cu=Ue(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,withBorder:i,inheritPadding:l,mod:s,...c}=k("CardSection",null,e),u=Iz();return(0,Vz.jsx)(
E,{mod:[{"with-border":i,"inherit-padding":l},s],...u.getStyles("section",{className:r,style:o,styles:n,classNames:t}),...c})});cu.classes=su;cu.displayName="@m\
antine/core/CardSection";var Sh=x(M(),1),Py=x(T(),1),Uz=(e,{padding:t})=>({root:{"--card-padding":st(t)}}),XN={orientation:"vertical"},Nn=Ue(e=>{let t=k("Card",XN,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,vars:l,children:s,padding:c,attributes:u,orientation:d,...m}=t,f=q({name:"Card",props:t,classes:su,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:u,vars:l,varsResolver:Uz}),p=Sh.Children.toArray(s),h=p.map((w,g)=>typeof w=="object"&&w&&"type"in w&&(w.type===cu||w.type?.displayName===
"@mantine/core/CardSection")?(0,Sh.cloneElement)(w,{"data-orientation":d,"data-first-section":g===0||void 0,"data-last-section":g===p.length-1||void 0}):w);return(0,Py.jsx)(
Hz,{value:{getStyles:f},children:(0,Py.jsx)(ia,{unstyled:i,"data-orientation":d,...f("root"),...m,children:h})})});Nn.classes=su;Nn.varsResolver=Uz;Nn.displayName=
"@mantine/core/Card";Nn.Section=cu;function Gz(e){let t=e.currentTarget;return Ko(t).activeElement!==t}var Ly={root:"m_4451eb3a"};var $z=x(T(),1),cs=Ue(e=>{let t=k("Center",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,inline:s,mod:c,attributes:u,...d}=t,m=q({name:"C\
enter",props:t,classes:Ly,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,vars:l});return(0,$z.jsx)(E,{mod:[{inline:s},c],...m("root"),...d})});
cs.classes=Ly;cs.displayName="@mantine/core/Center";var qz=x(M(),1);var Yz=x(T(),1),jy=Wn(e=>{let{value:t,defaultValue:r,onChange:o,multiple:n,children:a}=k("ChipGroup",null,e),[i,l]=bt({value:t,defaultValue:r,finalValue:n?[]:null,
onChange:o});return(0,Yz.jsx)(Hy,{value:{isChipSelected:u=>Array.isArray(i)?i.includes(u):u===i,onChange:u=>{let d=u.currentTarget.value;Array.isArray(i)?l(i.includes(
d)?i.filter(m=>m!==d):[...i,d]):l(d)},multiple:n},children:a})});jy.displayName="@mantine/core/ChipGroup";var Hy=(0,qz.createContext)(null);var Iy={root:"m_f59ffda3",label:"m_be049a53","label--outline":"m_3904c1af","label--filled":"m_fa109255","label--light":"m_f7e165c3",iconWrapper:"m_9ac86df9",checkIcon:"\
m_d6d72580",input:"m_bde07329"};var Fz=x(M(),1);var Vi=x(T(),1),KN={type:"checkbox"},Xz=(e,{size:t,radius:r,variant:o,color:n,autoContrast:a})=>{let i=e.variantColorResolver({color:n||e.primaryColor,theme:e,variant:o||
"filled",autoContrast:a});return{root:{"--chip-fz":Pe(t),"--chip-size":oe(t,"chip-size"),"--chip-radius":r===void 0?void 0:ve(r),"--chip-checked-padding":oe(t,"\
chip-checked-padding"),"--chip-padding":oe(t,"chip-padding"),"--chip-icon-size":oe(t,"chip-icon-size"),"--chip-bg":n||o?i.background:void 0,"--chip-hover":n||o?
i.hover:void 0,"--chip-color":n||o?i.color:void 0,"--chip-bd":n||o?i.border:void 0,"--chip-spacing":oe(t,"chip-spacing")}}},Ui=N(e=>{let t=k("Chip",KN,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,id:s,checked:c,defaultChecked:u,onChange:d,value:m,wrapperProps:f,type:p,disabled:h,children:w,size:g,variant:v,icon:b,
rootRef:y,autoContrast:_,mod:C,attributes:S,readOnly:z,...I}=t,D=q({name:"Chip",classes:Iy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,
vars:l,varsResolver:Xz}),X=(0,Fz.use)(Hy),U=_e(s),{styleProps:V,rest:A}=uo(I),[F,L]=bt({value:c,defaultValue:u,finalValue:!1,onChange:d}),P=X?{checked:X.isChipSelected(
m),onChange:j=>{z||(X.onChange(j),d?.(j.currentTarget.checked))},type:X.multiple?"checkbox":"radio"}:{},O=P.checked||F;return(0,Vi.jsxs)(E,{size:g,variant:v,ref:y,
mod:C,...D("root"),...V,...f,children:[(0,Vi.jsx)("input",{type:p,...D("input"),checked:O,onChange:j=>!z&&L(j.currentTarget.checked),id:U,disabled:h,readOnly:z,
value:m,...P,...A}),(0,Vi.jsxs)(E,{component:"label",htmlFor:U,mod:{checked:O,disabled:h},...D("label",{variant:v||"filled"}),children:[O&&b!==null&&b!==!1&&(0,Vi.jsx)(
"span",{...D("iconWrapper"),children:b===void 0?(0,Vi.jsx)(ou,{...D("checkIcon")}):b}),(0,Vi.jsx)("span",{children:w})]})]})});Ui.classes=Iy;Ui.varsResolver=Xz;
Ui.displayName="@mantine/core/Chip";Ui.Group=jy;var Vy={root:"m_b183c0a2"};var Kz=x(T(),1),Qz=(e,{color:t})=>({root:{"--code-bg":t?je(t,e):void 0}}),qc=N(e=>{let t=k("Code",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,color:s,block:c,mod:u,attributes:d,...m}=t,f=q({name:"Code",props:t,classes:Vy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,vars:l,varsResolver:Qz});
return(0,Kz.jsx)(E,{component:c?"pre":"code",mod:[{block:c},u],...f("root"),...m,dir:"ltr"})});qc.classes=Vy;qc.varsResolver=Qz;qc.displayName="@mantine/core/Co\
de";var Zz=x(M(),1);var Yc=x(T(),1),Ch=Wn(e=>{let{onChange:t,children:r,multiple:o,accept:n,name:a,form:i,resetRef:l,disabled:s,capture:c,inputProps:u,ref:d,...m}=k("FileButton",null,
e),f=(0,Zz.useRef)(null),p=()=>{!s&&f.current?.click()},h=g=>{if(g.currentTarget.files===null)return t(o?[]:null);t(o?Array.from(g.currentTarget.files):g.currentTarget.
files[0]||null)};return Dl(l,()=>{f.current&&(f.current.value="")}),(0,Yc.jsxs)(Yc.Fragment,{children:[(0,Yc.jsx)("input",{style:{display:"none"},type:"file",accept:n,
multiple:o,onChange:h,ref:ke(d,f),name:a,form:i,capture:c,...u}),r({onClick:p,...m})]})});Ch.displayName="@mantine/core/FileButton";var Do=x(M(),1);var ek=x(T(),1),QN=["borderBottomWidth","borderLeftWidth","borderRightWidth","borderTopWidth","boxSizing","fontFamily","fontSize","fontStyle","fontWeight","lett\
erSpacing","lineHeight","paddingBottom","paddingLeft","paddingRight","paddingTop","tabSize","textIndent","textRendering","textTransform","width","wordBreak","wo\
rdSpacing","scrollbarGutter"],Wz={"min-height":"0","max-height":"none",height:"0",visibility:"hidden",overflow:"hidden",position:"absolute","z-index":"-1000",top:"\
0",right:"0",display:"block"};function Jz(e){Object.keys(Wz).forEach(t=>{e.style.setProperty(t,Wz[t],"important")})}function ZN(e){let t=window.getComputedStyle(
e);if(t===null)return null;let r={};for(let o of QN)r[o]=t[o];return r.boxSizing===""?null:{sizingStyle:r,paddingSize:parseFloat(r.paddingBottom)+parseFloat(r.paddingTop),
borderSize:parseFloat(r.borderBottomWidth)+parseFloat(r.borderTopWidth)}}var hr=null;function WN(e,t,r=1,o=1/0){hr||(hr=document.createElement("textarea"),hr.setAttribute(
"tabindex","-1"),hr.setAttribute("aria-hidden","true"),hr.setAttribute("aria-label","autosize measurement"),Jz(hr)),hr.parentNode===null&&document.body.appendChild(
hr);let{paddingSize:n,borderSize:a,sizingStyle:i}=e,{boxSizing:l}=i;Object.keys(i).forEach(m=>{hr.style[m]=i[m]}),Jz(hr),hr.value=t;let s=l==="border-box"?hr.scrollHeight+
a:hr.scrollHeight-n;hr.value=t,s=l==="border-box"?hr.scrollHeight+a:hr.scrollHeight-n,hr.value="x";let c=hr.scrollHeight-n,u=c*r;l==="border-box"&&(u=u+n+a),s=Math.
max(u,s);let d=c*o;return l==="border-box"&&(d=d+n+a),s=Math.min(d,s),[s,c]}function tk({maxRows:e,minRows:t,onChange:r,ref:o,...n}){let a=n.value!==void 0,i=(0,Do.useRef)(
null),l=ke(i,o),s=(0,Do.useRef)(0),c=(0,Do.useRef)(0),u=()=>{let f=i.current;if(!f)return;let p=ZN(f);if(!p)return;let[h]=WN(p,f.value||f.placeholder||"x",t,e);
s.current!==h&&(s.current=h,f.style.setProperty("height",`${h}px`,"important"))},d=(0,Do.useEffectEvent)(u),m=f=>{a||u(),r?.(f)};return(0,Do.useLayoutEffect)(u),
(0,Do.useEffect)(()=>{let f=()=>u();return window.addEventListener("resize",f),()=>window.removeEventListener("resize",f)},[]),(0,Do.useEffect)(()=>{let f=i.current;
if(!f||typeof ResizeObserver>"u")return;c.current=f.offsetWidth;let p=0,h=new ResizeObserver(()=>{i.current&&i.current.offsetWidth!==c.current&&(c.current=i.current.
offsetWidth,cancelAnimationFrame(p),p=requestAnimationFrame(d))});return h.observe(f),()=>{cancelAnimationFrame(p),h.disconnect()}},[]),(0,Do.useEffect)(()=>{let f=()=>u();
return document.fonts.addEventListener("loadingdone",f),()=>document.fonts.removeEventListener("loadingdone",f)},[]),(0,Do.useEffect)(()=>{let f=p=>{if(i.current?.
form===p.target&&!a){let h=i.current.value;requestAnimationFrame(()=>{i.current&&h!==i.current.value&&u()})}};return document.body.addEventListener("reset",f),()=>document.
body.removeEventListener("reset",f)},[a]),(0,ek.jsx)("textarea",{rows:t,...n,onChange:m,ref:l})}var rk=x(T(),1),du=N(e=>{let{autosize:t,maxRows:r,minRows:o,__staticSelector:n,resize:a,bottomSection:i,bottomSectionProps:l,...s}=k(["Input","InputWrapper","Te\
xtarea"],null,e),c=t&&t2()!=="test";return(0,rk.jsx)(Ir,{component:c?tk:"textarea",...s,__staticSelector:n||"Textarea",__bottomSection:i,__bottomSectionProps:l,
multiline:!0,"data-no-overflow":t&&r===void 0||void 0,__vars:{"--input-resize":a},...c?{maxRows:r,minRows:o}:{}})});du.classes=Ir.classes;du.displayName="@manti\
ne/core/Textarea";var[ok,nk]=Mt("List component was not found in tree");var mu={root:"m_abbac491",item:"m_abb6bec2",itemWrapper:"m_75cd9f71",itemIcon:"m_60f83e5b"};var Fc=x(T(),1),zh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,icon:i,children:l,mod:s,...c}=k("ListItem",null,e),u=nk(),d=i||u.icon,m={classNames:t,
styles:n};return(0,Fc.jsx)(E,{...u.getStyles("item",{...m,className:r,style:o}),component:"li",mod:[{"with-icon":!!d,centered:u.center},s],...c,children:(0,Fc.jsxs)(
"div",{...u.getStyles("itemWrapper",m),children:[d&&(0,Fc.jsx)("span",{...u.getStyles("itemIcon",m),children:d}),(0,Fc.jsx)("span",{...u.getStyles("itemLabel",m),
children:l})]})})});zh.classes=mu;zh.displayName="@mantine/core/ListItem";var Uy=x(T(),1),JN={type:"unordered"},ak=(e,{size:t,spacing:r})=>({root:{"--list-fz":Pe(t),"--list-lh":If(t),"--list-spacing":st(r)}}),Gi=N(e=>{let t=k("List",JN,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:s,type:c,withPadding:u,icon:d,spacing:m,center:f,listStyleType:p,mod:h,attributes:w,...g}=t,
v=q({name:"List",classes:mu,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:ak});return(0,Uy.jsx)(ok,{value:{center:f,
icon:d,getStyles:v},children:(0,Uy.jsx)(E,{...v("root",{style:{listStyleType:p}}),component:c==="unordered"?"ul":"ol",mod:[{"with-padding":u,type:d?"none":p},h],
...g,children:s})})});Gi.classes=mu;Gi.varsResolver=ak;Gi.displayName="@mantine/core/List";Gi.Item=zh;var[ik,nn]=Mt("Modal component was not found in tree");var Sr={root:"m_9df02822",content:"m_54c44539",inner:"m_1f958f16",header:"m_d0e2b9cd"};var lk=x(T(),1),uu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalBody",null,e),l=nn();return(0,lk.jsx)(ey,{...l.getStyles("body",{classNames:t,
style:o,styles:n,className:r}),...i})});uu.classes=Sr;uu.displayName="@mantine/core/ModalBody";var sk=x(T(),1),fu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalCloseButton",null,e),l=nn();return(0,sk.jsx)(ty,{...l.getStyles("clo\
se",{classNames:t,style:o,styles:n,className:r}),...i})});fu.classes=Sr;fu.displayName="@mantine/core/ModalCloseButton";var Gy=x(T(),1),pu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,__hidden:l,...s}=k("ModalContent",null,e),c=nn(),u=c.scrollAreaComponent||
i3;return(0,Gy.jsx)(ry,{...c.getStyles("content",{className:r,style:o,styles:n,classNames:t}),innerProps:c.getStyles("inner",{className:r,style:o,styles:n,classNames:t}),
"data-full-screen":c.fullScreen||void 0,"data-modal-content":!0,"data-hidden":l||void 0,...s,children:(0,Gy.jsx)(u,{style:{maxHeight:c.fullScreen?"100dvh":`calc\
(100dvh - (${R(c.yOffset)} * 2))`},children:i})})});pu.classes=Sr;pu.displayName="@mantine/core/ModalContent";var ck=x(T(),1),hu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalHeader",null,e),l=nn();return(0,ck.jsx)(oy,{...l.getStyles("header",
{classNames:t,style:o,styles:n,className:r}),...i})});hu.classes=Sr;hu.displayName="@mantine/core/ModalHeader";var dk=x(T(),1),gu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalOverlay",null,e),l=nn();return(0,dk.jsx)(ay,{...l.getStyles("overlay",
{classNames:t,style:o,styles:n,className:r}),...i})});gu.classes=Sr;gu.displayName="@mantine/core/ModalOverlay";var $y=x(T(),1),eO={__staticSelector:"Modal",closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:lr(
"modal"),transitionProps:{duration:200,transition:"fade-down"},yOffset:"5dvh"},mk=(e,{radius:t,size:r,yOffset:o,xOffset:n})=>({root:{"--modal-radius":t===void 0?
void 0:ve(t),"--modal-size":oe(r,"modal-size"),"--modal-y-offset":R(o),"--modal-x-offset":R(n)}}),Xc=N(e=>{let t=k("ModalRoot",eO,e),{classNames:r,className:o,style:n,
styles:a,unstyled:i,vars:l,yOffset:s,scrollAreaComponent:c,radius:u,fullScreen:d,centered:m,xOffset:f,__staticSelector:p,attributes:h,...w}=t,g=q({name:p,classes:Sr,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,vars:l,varsResolver:mk});return(0,$y.jsx)(ik,{value:{yOffset:s,scrollAreaComponent:c,getStyles:g,
fullScreen:d},children:(0,$y.jsx)(J0,{...g("root"),"data-full-screen":d||void 0,"data-centered":m||void 0,"data-offset-scrollbars":c===En.Autosize||void 0,unstyled:i,
...w})})});Xc.classes=Sr;Xc.varsResolver=mk;Xc.displayName="@mantine/core/ModalRoot";var Kc=x(M(),1),uk=x(T(),1),qy=(0,Kc.createContext)(null);function Yy({children:e}){let[t,r]=(0,Kc.useState)([]),[o,n]=(0,Kc.useState)(lr("modal")),[a]=(0,Kc.useState)(
()=>new WeakSet);return(0,uk.jsx)(qy,{value:{stack:t,addModal:(i,l)=>{r(s=>[...new Set([...s,i])]),n(s=>typeof l=="number"&&typeof s=="number"?Math.max(s,l):s)},
removeModal:i=>r(l=>l.filter(s=>s!==i)),getZIndex:i=>`calc(${o} + ${t.indexOf(i)} + 1)`,currentId:t[t.length-1],maxZIndex:o,handledEscapeEvents:a},children:e})}
Yy.displayName="@mantine/core/ModalStack";var fk=x(T(),1),vu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ModalTitle",null,e),l=nn();return(0,fk.jsx)(iy,{...l.getStyles("title",{classNames:t,
style:o,styles:n,className:r}),...i})});vu.classes=Sr;vu.displayName="@mantine/core/ModalTitle";var kh=x(M(),1),Wa=x(T(),1),tO={closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:lr("moda\
l"),transitionProps:{duration:200,transition:"fade-down"},withOverlay:!0,withCloseButton:!0},Cr=N(e=>{let{title:t,withOverlay:r,overlayProps:o,withCloseButton:n,
closeButtonProps:a,children:i,radius:l,opened:s,stackId:c,zIndex:u,...d}=k("Modal",tO,e),m=(0,kh.use)(qy),f=!!t||n,p=m&&c?{closeOnEscape:m.currentId===c,trapFocus:m.
currentId===c,zIndex:m.getZIndex(c),__handledEscapeEvents:m.handledEscapeEvents}:{},h=r===!1?!1:c&&m?m.currentId===c:s;return(0,kh.useEffect)(()=>{m&&c&&(s?m.addModal(
c,u||lr("modal")):m.removeModal(c))},[s,c,u]),(0,Wa.jsxs)(Xc,{radius:l,opened:s,zIndex:m&&c?m.getZIndex(c):u,...d,...p,children:[r&&(0,Wa.jsx)(gu,{visible:h,transitionProps:m&&
c?{duration:0}:void 0,...o}),(0,Wa.jsxs)(pu,{radius:l,__hidden:m&&c&&s?c!==m.currentId:!1,children:[f&&(0,Wa.jsxs)(hu,{children:[t&&(0,Wa.jsx)(vu,{children:t}),
n&&(0,Wa.jsx)(fu,{...a})]}),(0,Wa.jsx)(uu,{children:i})]})]})});Cr.classes=Sr;Cr.displayName="@mantine/core/Modal";Cr.Root=Xc;Cr.Overlay=gu;Cr.Content=pu;Cr.Body=
uu;Cr.Header=hu;Cr.Title=vu;Cr.CloseButton=fu;Cr.Stack=Yy;function pk(e,t){let r=t.trim().toLowerCase();if(r==="")return;let o=Object.values(e).filter(n=>!n.disabled&&n.label.trim().toLowerCase()===r);return o.length===
1?o[0]:void 0}var Th=x(T(),1);function rO(e){return"group"in e}function Rh({data:e}){if(rO(e)){let n=e.items.map(a=>(0,Th.jsx)(Rh,{data:a},a.value));return(0,Th.jsx)("optgrou\
p",{label:e.group,children:n})}let{value:t,label:r,...o}=e;return(0,Th.jsx)("option",{value:e.value,...o,children:e.label})}Rh.displayName="@mantine/core/Native\
SelectOption";var Eh=x(T(),1),oO={size:"sm",rightSectionPointerEvents:"none"},Ja=N(e=>{let{data:t,children:r,size:o,error:n,rightSection:a,unstyled:i,...l}=k(["Input","InputW\
rapper","NativeSelect"],oO,e),s=ih(t).map((c,u)=>(0,Eh.jsx)(Rh,{data:c},u));return(0,Eh.jsx)(Ir,{component:"select",...l,__staticSelector:"NativeSelect",size:o,
pointer:!0,error:n,unstyled:i,rightSection:a||(0,Eh.jsx)(ss,{size:o,error:n,unstyled:i}),children:r||s})});Ja.classes=Ir.classes;Ja.displayName="@mantine/core/N\
ativeSelect";var Fy={root:"m_f0824112",description:"m_57492dcc",section:"m_690090b5",label:"m_1f6ac4c4",body:"m_f07af9d2",children:"m_e17b862f",chevron:"m_1fd8a00b"};var yo=x(T(),1),hk=(e,{variant:t,color:r,childrenOffset:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:t||"light",autoContrast:n});
return{root:{"--nl-bg":r||t?a.background:void 0,"--nl-hover":r||t?a.hover:void 0,"--nl-color":r||t?a.color:void 0},children:{"--nl-offset":st(o)}}},Qc=Ue(e=>{let t=k(
"NavLink",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:s,defaultOpened:c,onChange:u,children:d,active:m,disabled:f,leftSection:p,
rightSection:h,label:w,description:g,disableRightSectionRotation:v,noWrap:b,childrenOffset:y,autoContrast:_,mod:C,attributes:S,onClick:z,onKeyDown:I,keepMounted:D,
...X}=t,U=q({name:"NavLink",props:t,classes:Fy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,vars:l,varsResolver:hk}),[V,A]=bt({value:s,defaultValue:c,
finalValue:!1,onChange:u}),F=!!d,L=_e(),P=O=>{z?.(O),F&&(O.preventDefault(),A(!V))};return(0,yo.jsxs)(yo.Fragment,{children:[(0,yo.jsxs)(sr,{...U("root"),component:"\
a",onClick:P,onKeyDown:O=>{I?.(O),O.nativeEvent.code==="Space"&&F&&(O.preventDefault(),A(!V))},unstyled:i,mod:[{disabled:f,active:m,expanded:V},C],"aria-expande\
d":F?V:void 0,"aria-controls":F?L:void 0,...X,children:[p&&(0,yo.jsx)(E,{component:"span",...U("section"),mod:{position:"left"},children:p}),(0,yo.jsxs)(E,{...U(
"body"),mod:{"no-wrap":b},children:[(0,yo.jsx)(E,{component:"span",...U("label"),children:w}),(0,yo.jsx)(E,{component:"span",mod:{active:m},...U("description"),
children:g})]}),(F||h!==void 0)&&(0,yo.jsx)(E,{...U("section"),component:"span",mod:{rotate:V&&!v,position:"right"},children:F?h!==void 0?h:(0,yo.jsx)(dy,{...U(
"chevron")}):h})]}),F&&(0,yo.jsx)(Pb,{id:L,expanded:V,keepMounted:D,...U("collapse"),children:(0,yo.jsx)("div",{...U("children"),children:d})})]})});Qc.classes=
Fy;Qc.varsResolver=hk;Qc.displayName="@mantine/core/NavLink";var wo=x(T(),1);function gk({reveal:e}){return(0,wo.jsx)("svg",{xmlns:"http://www.w3.org/2000/svg",viewBox:"0 0 256 256",style:{width:"var(--psi-icon-size)",height:"\
var(--psi-icon-size)"},children:e?(0,wo.jsxs)(wo.Fragment,{children:[(0,wo.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,wo.jsx)("path",{fill:"none",stroke:"\
currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.\
53"}),(0,wo.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M208.61 169.1C230.41 149.58 240 128 \
240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6"})]}):(0,wo.jsxs)(wo.Fragment,{children:[
(0,wo.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,wo.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"\
16",d:"M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z"}),(0,wo.jsx)("circle",{cx:"128",cy:"128",r:"40",fill:"none",stroke:"currentColor",strokeLinecap:"\
round",strokeLinejoin:"round",strokeWidth:"16"})]})})}var Ah={root:"m_f61ca620",input:"m_ccf8da4c",innerInput:"m_f2d85dd2",visibilityToggle:"m_b1072d44"};var vk=x(M(),1);var ds=x(T(),1),nO={visibilityToggleIcon:gk,visibilityToggleFocusable:!1,size:"sm"},bk=(e,{size:t})=>({root:{"--psi-icon-size":oe(t,"psi-icon-size"),"--psi-butt\
on-size":oe(t,"psi-button-size")}});function aO(e){let t=(0,vk.use)(Hr);return(0,ds.jsx)("input",{...e,"aria-describedby":t?.describedBy})}var Zc=N(e=>{let t=k(
["Input","InputWrapper","PasswordInput"],nO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,required:s,error:c,success:u,leftSection:d,disabled:m,
id:f,variant:p,inputContainer:h,description:w,label:g,size:v,errorProps:b,successProps:y,descriptionProps:_,labelProps:C,withAsterisk:S,inputWrapperOrder:z,wrapperProps:I,
radius:D,rightSection:X,rightSectionWidth:U,rightSectionPointerEvents:V,leftSectionWidth:A,visible:F,defaultVisible:L,onVisibilityChange:P,visibilityToggleIcon:O,
visibilityToggleButtonProps:j,visibilityToggleFocusable:Y,rightSectionProps:$,leftSectionProps:Q,leftSectionPointerEvents:ee,withErrorStyles:pe,withSuccessStyles:ae,
mod:ge,attributes:Ne,dir:ce,...De}=t,Be=_e(f),[Xe,tt]=bt({value:F,defaultValue:L,finalValue:!1,onChange:P}),Ut=()=>tt(!Xe),de=q({name:"PasswordInput",classes:Ah,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:Ne,vars:l,varsResolver:bk}),{resolvedClassNames:Pt,resolvedStyles:er}=Zn({classNames:r,styles:a,
props:t}),{styleProps:xr,rest:so}=uo(De),Gn=b?.id||`${Be}-error`,yn=y?.id||`${Be}-success`,Da=_?.id||`${Be}-description`,wn=(0,ds.jsx)(sa,{...de("visibilityTogg\
le"),disabled:m,radius:D,"aria-pressed":Xe,tabIndex:Y?0:-1,"aria-label":"Toggle password visibility",...j,variant:j?.variant??"subtle",color:"gray",unstyled:i,onTouchEnd:rt=>{
rt.preventDefault(),j?.onTouchEnd?.(rt),Ut()},onMouseDown:rt=>{rt.preventDefault(),j?.onMouseDown?.(rt),Ut()},onKeyDown:rt=>{j?.onKeyDown?.(rt),(rt.key===" "||rt.
key==="Enter")&&(rt.preventDefault(),Ut())},children:(0,ds.jsx)(O,{reveal:Xe})});return(0,ds.jsx)($e.Wrapper,{required:s,id:Be,label:g,error:c,success:u,description:w,
size:v,classNames:Pt,styles:er,__staticSelector:"PasswordInput",__stylesApiProps:t,unstyled:i,withAsterisk:S,inputWrapperOrder:z,inputContainer:h,variant:p,labelProps:{
...C,htmlFor:Be},descriptionProps:{..._,id:Da},errorProps:{...b,id:Gn},successProps:{...y,id:yn},mod:ge,attributes:Ne,...de("root"),...xr,...I,children:(0,ds.jsx)(
$e,{component:"div",dir:ce,error:c,success:u,leftSection:d,size:v,classNames:{...Pt,input:xe(Ah.input,Pt?.input)},styles:er,radius:D,disabled:m,__staticSelector:"\
PasswordInput",__stylesApiProps:t,rightSectionWidth:U,rightSection:X??wn,variant:p,unstyled:i,leftSectionWidth:A,rightSectionPointerEvents:V||"all",rightSectionProps:$,
leftSectionProps:Q,leftSectionPointerEvents:ee,withAria:!1,withErrorStyles:pe,withSuccessStyles:ae,attributes:Ne,children:(0,ds.jsx)(aO,{required:s,"data-invali\
d":!!c||void 0,"data-with-left-section":!!d||void 0,...de("innerInput"),disabled:m,id:Be,dir:ce,...so,autoComplete:so.autoComplete||"off",type:Xe?"text":"passwo\
rd"})})})});Zc.classes={...Ir.classes,...Ah};Zc.varsResolver=bk;Zc.displayName="@mantine/core/PasswordInput";var[yk,Nh]=Mt("Progress.Root component was not found in tree");var ei={root:"m_db6d6462",section:"m_2242eb65","stripes-animation":"m_81a374bd","stripes-animation-vertical":"m_e0fb7a86",label:"m_91e40b74"};var wk=x(T(),1),Oh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=k("ProgressLabel",null,e),l=Nh();return(0,wk.jsx)(E,{...l.getStyles("label",
{className:r,style:o,classNames:t,styles:n}),...i})});Oh.classes=ei;Oh.displayName="@mantine/core/ProgressLabel";var Xy=x(T(),1),xk=(e,{size:t,radius:r,transitionDuration:o})=>({root:{"--progress-size":oe(t,"progress-size"),"--progress-radius":r===void 0?void 0:ve(r),"--pr\
ogress-transition-duration":typeof o=="number"?`${o}ms`:void 0}}),Wc=N(e=>{let t=k("ProgressRoot",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,autoContrast:s,transitionDuration:c,orientation:u,attributes:d,mod:m,...f}=t,p=q({name:"Progress",classes:ei,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:d,vars:l,varsResolver:xk});return(0,Xy.jsx)(yk,{value:{getStyles:p,autoContrast:s},children:(0,Xy.jsx)(E,{mod:[{orientation:u},m],...p("ro\
ot"),...f})})});Wc.classes=ei;Wc.varsResolver=xk;Wc.displayName="@mantine/core/ProgressRoot";var _k=x(T(),1),iO={withAria:!0},bu=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,value:i,withAria:l,color:s,striped:c,animated:u,mod:d,...m}=k("Pr\
ogressSection",iO,e),f=Nh(),p=ot(),h=l?{role:"progressbar","aria-valuemax":100,"aria-valuemin":0,"aria-valuenow":i,"aria-valuetext":`${i}%`}:{};return(0,_k.jsx)(
E,{...f.getStyles("section",{className:r,classNames:t,styles:n,style:o}),...m,...h,mod:[{striped:c||u,animated:u},d],__vars:{"--progress-section-size":`${i}%`,"\
--progress-section-color":je(s,p),"--progress-label-color":Ai(f.autoContrast,p)?Xn({color:s,theme:p,autoContrast:f.autoContrast}):void 0}})});bu.classes=ei;bu.displayName=
"@mantine/core/ProgressSection";var Ky=x(T(),1),$i=N(e=>{let t=k("Progress",null,e),{value:r,classNames:o,styles:n,vars:a,color:i,striped:l,animated:s,"aria-label":c,...u}=t,{resolvedClassNames:d,
resolvedStyles:m}=Zn({classNames:o,styles:n,props:t});return(0,Ky.jsx)(Wc,{classNames:d,styles:m,vars:a,...u,children:(0,Ky.jsx)(bu,{value:r,color:i,striped:l,animated:s,
"aria-label":c})})});$i.classes=ei;$i.displayName="@mantine/core/Progress";$i.Section=bu;$i.Root=Wc;$i.Label=Oh;var qi=x(M(),1);function Sk({offset:e,position:t,defaultOpened:r}){let[o,n]=(0,qi.useState)(r),a=(0,qi.useRef)(null),{x:i,y:l,elements:s,refs:c,update:u,placement:d}=xc({placement:t,
middleware:[Kl({crossAxis:!0,padding:5,rootBoundary:"document"})]}),m=d.includes("right")?e:t.includes("left")?e*-1:0,f=d.includes("bottom")?e:t.includes("top")?
e*-1:0,p=(0,qi.useCallback)(({clientX:h,clientY:w})=>{!Number.isFinite(h)||!Number.isFinite(w)||c.setPositionReference({getBoundingClientRect(){return{width:0,height:0,
x:h,y:w,left:h+m,top:w+f,right:h,bottom:w}}})},[s.reference]);return(0,qi.useEffect)(()=>{if(c.floating.current){let h=a.current;h.addEventListener("mousemove",
p);let w=Zr(c.floating.current);return w.forEach(g=>{g.addEventListener("scroll",u)}),()=>{h.removeEventListener("mousemove",p),w.forEach(g=>{g.removeEventListener(
"scroll",u)})}}},[s.reference,c.floating.current,u,p,o]),{handleMouseMove:p,x:i,y:l,opened:o,setOpened:n,boundaryRef:a,floating:c.setFloating}}var Jc={tooltip:"m_1b3c8819",arrow:"m_f898399f"};var Ck=x(M(),1);var ms=x(T(),1),lO={refProp:"ref",withinPortal:!0,offset:10,position:"right",zIndex:lr("popover")},zk=(e,{radius:t,color:r})=>({tooltip:{"--tooltip-radius":t===
void 0?void 0:ve(t),"--tooltip-bg":r?je(r,e):void 0,"--tooltip-color":r?"var(--mantine-color-white)":void 0}}),yu=N(e=>{let t=k("TooltipFloating",lO,e),{children:r,
refProp:o,withinPortal:n,style:a,className:i,classNames:l,styles:s,unstyled:c,radius:u,color:d,label:m,offset:f,position:p,multiline:h,zIndex:w,disabled:g,defaultOpened:v,
variant:b,vars:y,portalProps:_,attributes:C,ref:S,...z}=t,I=ot(),D=q({name:"TooltipFloating",props:t,classes:Jc,className:i,style:a,classNames:l,styles:s,unstyled:c,
attributes:C,rootSelector:"tooltip",vars:y,varsResolver:zk}),{handleMouseMove:X,x:U,y:V,opened:A,boundaryRef:F,floating:L,setOpened:P}=Sk({offset:f,position:p,defaultOpened:v}),
O=mo(r);if(!O)throw new Error("[@mantine/core] Tooltip.Floating component children should be an element or a component that accepts ref, fragments, strings, num\
bers and other primitive values are not supported");let j=ke(F,Ei(O),S),Y=O.props,$=ee=>{Y.onMouseEnter?.(ee),X(ee),P(!0)},Q=ee=>{Y.onMouseLeave?.(ee),P(!1)};return(0,ms.jsxs)(
ms.Fragment,{children:[(0,ms.jsx)(en,{..._,withinPortal:n,children:(0,ms.jsx)(E,{...z,...D("tooltip",{style:{...cc(a,I),zIndex:w,display:!g&&A?"block":"none",top:Number.
isFinite(V)?Math.round(V):"",left:Number.isFinite(U)?Math.round(U):""}}),variant:b,ref:L,mod:{multiline:h},children:m})}),(0,Ck.cloneElement)(O,{...Y,[o]:j,onMouseEnter:$,
onMouseLeave:Q})]})});yu.classes=Jc;yu.varsResolver=zk;yu.displayName="@mantine/core/TooltipFloating";var kk=x(M(),1),Qy=x(T(),1);var Zy=(0,kk.createContext)({withinGroup:!1}),sO={openDelay:0,closeDelay:0};function Mh(e){let{openDelay:t,closeDelay:r,children:o}=k("TooltipGroup",sO,e);return(0,Qy.jsx)(
Zy,{value:{withinGroup:!0},children:(0,Qy.jsx)(jS,{delay:{open:t,close:r},children:o})})}Mh.displayName="@mantine/core/TooltipGroup";Mh.extend=e=>e;var pa=x(M(),1);function cO(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function dO(e){let t=cO(
e.middlewares),r=[yc(e.offset),jm()];return t.shift&&r.push(Kl(typeof t.shift=="boolean"?{padding:8}:{padding:8,...t.shift})),t.flip&&r.push(typeof t.flip=="boo\
lean"?wc():wc(t.flip)),r.push(Hm({element:e.arrowRef,padding:e.arrowOffset})),t.inline?r.push(typeof t.inline=="boolean"?Li():Li(t.inline)):e.inline&&r.push(Li()),
r}function Tk(e){let[t,r]=(0,pa.useState)(e.defaultOpened),o=typeof e.opened=="boolean",n=!e.disabled&&(o?e.opened:t);(0,pa.useEffect)(()=>{e.disabled&&r(!1)},[
e.disabled]);let a=(0,pa.use)(Zy).withinGroup,i=_e(),l=Qo(),s=(0,pa.useCallback)(z=>{r(z),z&&b(i)},[i]),{x:c,y:u,context:d,refs:m,placement:f,middlewareData:{arrow:{
x:p,y:h}={},hide:w}}=xc({strategy:e.strategy,placement:e.position,open:n,onOpenChange:s,middleware:dO(e),whileElementsMounted:Xl}),{delay:g,currentId:v,setCurrentId:b}=HS(
d,{id:i}),{getReferenceProps:y,getFloatingProps:_}=US([PS(d,{enabled:!e.disabled&&e.events?.hover,delay:a?g:{open:e.openDelay,close:e.closeDelay},mouseOnly:!e.events?.
touch,handleClose:e.interactive?qS():null}),VS(d,{enabled:!e.disabled&&e.events?.focus,visibleOnly:!0}),GS(d,{role:"tooltip"}),IS(d,{enabled:typeof e.opened>"u"})]),
C=(0,pa.useRef)(f);Tt(()=>{C.current!==f&&(C.current=f,e.onPositionChange?.(f))},[f]);let S=n&&v&&v!==i;return{x:c,y:u,arrowX:p,arrowY:h,reference:m.setReference,
floating:m.setFloating,getFloatingProps:_,getReferenceProps:y,isGroupPhase:S,opened:n,placement:f,referenceHidden:e.hideDetached&&l!=="test"?w?.referenceHidden:
!1}}var ed=x(M(),1);var to=x(T(),1),mO={position:"top",refProp:"ref",withinPortal:!0,arrowSize:4,arrowOffset:5,arrowRadius:0,arrowPosition:"side",offset:5,transitionProps:{duration:100,
transition:"fade"},events:{hover:!0,focus:!1,touch:!1},zIndex:lr("popover"),middlewares:{flip:!0,shift:!0,inline:!1},hideDetached:!0},Rk=(e,{radius:t,color:r,variant:o,
autoContrast:n})=>{let a=e.variantColorResolver({theme:e,color:r||e.primaryColor,autoContrast:n,variant:o||"filled"});return{tooltip:{"--tooltip-radius":t===void 0?
void 0:ve(t),"--tooltip-bg":r?a.background:void 0,"--tooltip-color":r?a.color:void 0}}},Yi=N(e=>{let t=k("Tooltip",mO,e),{children:r,position:o,refProp:n,label:a,
openDelay:i,closeDelay:l,onPositionChange:s,opened:c,defaultOpened:u,withinPortal:d,radius:m,color:f,classNames:p,styles:h,unstyled:w,style:g,className:v,withArrow:b,
arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,offset:z,transitionProps:I,multiline:D,events:X,interactive:U,zIndex:V,disabled:A,onClick:F,onMouseEnter:L,
onMouseLeave:P,inline:O,variant:j,keepMounted:Y,vars:$,portalProps:Q,mod:ee,floatingStrategy:pe,middlewares:ae,autoContrast:ge,attributes:Ne,target:ce,hideDetached:De,
ref:Be,...Xe}=t,{dir:tt}=fo(),Ut=(0,ed.useRef)(null),de=Tk({position:Bp(tt,o),closeDelay:l,openDelay:i,onPositionChange:s,opened:c,defaultOpened:u,disabled:A,events:X,
interactive:U,arrowRef:Ut,arrowOffset:_,offset:typeof z=="number"?z+(b?y/2:0):z,inline:O,strategy:pe,middlewares:ae,hideDetached:De});(0,ed.useEffect)(()=>{let rt=ce instanceof
HTMLElement?ce:typeof ce=="string"?document.querySelector(ce):ce?.current||null;rt&&de.reference(rt)},[ce,de]);let Pt=q({name:"Tooltip",props:t,classes:Jc,className:v,
style:g,classNames:p,styles:h,unstyled:w,attributes:Ne,rootSelector:"tooltip",vars:$,varsResolver:Rk}),er=mo(r);if(!ce&&!er)throw new Error("[@mantine/core] Too\
ltip component children should be an element or a component that accepts ref, fragments, strings, numbers and other primitive values are not supported");let xr=Pt(
"tooltip"),so=U&&!A&&!!de.opened,Gn=S==="merge"&&b?Dp({position:de.placement,dir:tt}):void 0;if(ce){let rt=k0(I,{duration:100,transition:"fade"});return(0,to.jsx)(
to.Fragment,{children:(0,to.jsx)(en,{...Q,withinPortal:d,children:(0,to.jsx)(Lr,{...rt,keepMounted:Y,mounted:!A&&!!de.opened,duration:de.isGroupPhase?10:rt.duration,
children:$n=>(0,to.jsxs)(E,{...Xe,"data-fixed":pe==="fixed"||void 0,variant:j,mod:[{multiline:D,interactive:so},ee],...xr,...de.getFloatingProps({ref:de.floating,
className:xr.className,style:{...xr.style,...$n,...Gn,zIndex:V,top:de.y??0,left:de.x??0,...de.referenceHidden?{display:"none"}:null}}),children:[a,(0,to.jsx)(_c,
{ref:Ut,arrowX:de.arrowX,arrowY:de.arrowY,visible:b,position:de.placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...Pt("arrow")})]})})})})}let yn=er.
props,Da=ke(de.reference,Ei(er),Be),wn=k0(I,{duration:100,transition:"fade"});return(0,to.jsxs)(to.Fragment,{children:[(0,to.jsx)(en,{...Q,withinPortal:d,children:(0,to.jsx)(
Lr,{...wn,keepMounted:Y,mounted:!A&&!!de.opened,duration:de.isGroupPhase?10:wn.duration,children:rt=>(0,to.jsxs)(E,{...Xe,"data-fixed":pe==="fixed"||void 0,variant:j,
mod:[{multiline:D,interactive:so},ee],...de.getFloatingProps({ref:de.floating,className:Pt("tooltip").className,style:{...Pt("tooltip").style,...rt,...Gn,zIndex:V,
top:de.y??0,left:de.x??0,...de.referenceHidden?{display:"none"}:null}}),children:[a,(0,to.jsx)(_c,{ref:Ut,arrowX:de.arrowX,arrowY:de.arrowY,visible:b,position:de.
placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...Pt("arrow")})]})})}),(0,ed.cloneElement)(er,de.getReferenceProps({onClick:F,onMouseEnter:L,
onMouseLeave:P,onMouseMove:t.onMouseMove,onPointerDown:t.onPointerDown,onPointerEnter:t.onPointerEnter,...yn,className:xe(v,yn.className),[n]:Da}))]})});Yi.classes=
Jc;Yi.varsResolver=Rk;Yi.displayName="@mantine/core/Tooltip";Yi.Floating=yu;Yi.Group=Mh;var ha=x(M(),1);var an=x(T(),1),uO={size:"sm",withCheckIcon:!0,allowDeselect:!0,checkIconPosition:"left",openOnFocus:!0},wu=Wn(e=>{let t=k(["Input","InputWrapper","Select"],uO,
e),{classNames:r,styles:o,unstyled:n,vars:a,dropdownOpened:i,defaultDropdownOpened:l,onDropdownClose:s,onDropdownOpen:c,onFocus:u,onBlur:d,onClick:m,onChange:f,
data:p,value:h,defaultValue:w,selectFirstOptionOnChange:g,selectFirstOptionOnDropdownOpen:v,onOptionSubmit:b,comboboxProps:y,readOnly:_,disabled:C,filter:S,limit:z,
withScrollArea:I,maxDropdownHeight:D,floatingHeight:X,size:U,searchable:V,rightSection:A,checkIconPosition:F,withCheckIcon:L,withAlignedLabels:P,nothingFoundMessage:O,
name:j,form:Y,searchValue:$,defaultSearchValue:Q,onSearchChange:ee,allowDeselect:pe,error:ae,rightSectionPointerEvents:ge,id:Ne,clearable:ce,clearSectionMode:De,
clearButtonProps:Be,hiddenInputProps:Xe,renderOption:tt,onClear:Ut,autoComplete:de,scrollAreaProps:Pt,__defaultRightSection:er,__clearSection:xr,__clearable:so,
chevronColor:Gn,autoSelectOnBlur:yn,openOnFocus:Da,attributes:wn,...rt}=t,$n=(0,ha.useMemo)(()=>ih(p),[p]),Lt=(0,ha.useRef)({}),Dr=(0,ha.useMemo)(()=>vy($n),[$n]),
Nf=_e(Ne),Of=Az({id:Nf,label:rt.label,labelProps:rt.labelProps,inputWrapperOrder:rt.inputWrapperOrder}),[gt,xn,Fv]=bt({value:h,defaultValue:w,finalValue:null,onChange:f}),
Ba=gt!=null?`${gt}`in Dr?Dr[`${gt}`]:Lt.current[`${gt}`]:void 0,u_=pb(Ba),[Mf,J7,e9]=bt({value:$,defaultValue:Q,finalValue:Ba?Ba.label:"",onChange:ee}),co=gh({opened:i,
defaultOpened:l,onDropdownOpen:()=>{c?.(),v?co.selectFirstOption():co.updateSelectedOptionIndex("active",{scrollIntoView:!0})},onDropdownClose:()=>{s?.(),setTimeout(
co.resetSelectedOption,0)}}),Si=Br=>{J7(Br),co.resetSelectedOption()},{resolvedClassNames:f_,resolvedStyles:p_}=Zn({props:t,styles:o,classNames:r});(0,ha.useEffect)(
()=>{g&&co.selectFirstOption()},[g,Mf]),(0,ha.useEffect)(()=>{h===null&&Si(""),h!=null&&Ba&&(u_?.value!==Ba.value||u_?.label!==Ba.label)&&Si(Ba.label)},[h,Ba]),
(0,ha.useEffect)(()=>{!Fv&&!e9&&Si(gt!=null?`${gt}`in Dr?Dr[`${gt}`]?.label:Lt.current[`${gt}`]?.label||"":"")},[Dr,gt]),(0,ha.useEffect)(()=>{gt&&`${gt}`in Dr&&
(Lt.current[`${gt}`]=Dr[`${gt}`])},[Dr,gt]);let t9=(0,an.jsx)(qe.ClearButton,{...Be,onClear:()=>{xn(null,null),Si(""),Ut?.()}}),r9=ce&&gt!=null&&!C&&!_;return(0,an.jsxs)(
an.Fragment,{children:[(0,an.jsxs)(qe,{store:co,__staticSelector:"Select",classNames:f_,styles:p_,unstyled:n,readOnly:_,size:U,attributes:wn,floatingHeight:X,keepMounted:yn,
onOptionSubmit:Br=>{b?.(Br);let Eo=pe&&`${Dr[Br].value}`==`${gt}`?null:Dr[Br],Xv=Eo?Eo.value:null;Xv!==gt&&xn(Xv,Eo),!Fv&&Si(Xv!=null&&Eo?.label||""),co.closeDropdown()},
...y,children:[(0,an.jsx)(qe.Target,{targetType:V?"input":"button",autoComplete:de,withExpandedAttribute:!0,children:(0,an.jsx)(Ir,{id:Nf,__defaultRightSection:(0,an.jsx)(
qe.Chevron,{size:U,error:ae,unstyled:n,color:Gn}),__clearSection:t9,__clearable:r9,__clearSectionMode:De,rightSection:A,rightSectionPointerEvents:ge||"none",...rt,
size:U,__staticSelector:"Select",disabled:C,readOnly:_||!V,value:Mf,onChange:Br=>{if(Gz(Br)){if(!_){let Eo=pk(Dr,Br.currentTarget.value);Eo&&`${Eo.value}`!=`${gt}`&&
(xn(Eo.value,Eo),!Fv&&Si(Eo.label))}return}Si(Br.currentTarget.value),co.openDropdown(),g&&co.selectFirstOption()},onFocus:Br=>{Da&&V&&co.openDropdown(),u?.(Br)},
onBlur:Br=>{yn&&co.clickSelectedOption(),co.closeDropdown();let Eo=gt!=null&&(`${gt}`in Dr?Dr[`${gt}`]:Lt.current[`${gt}`]);Si(Eo&&Eo.label||""),d?.(Br)},onClick:Br=>{
V?co.openDropdown():co.toggleDropdown(),m?.(Br)},classNames:f_,styles:p_,unstyled:n,pointer:!V,error:ae,attributes:wn})}),(0,an.jsx)(Ez,{data:$n,hidden:_||C,filter:S,
search:Mf,limit:z,hiddenWhenEmpty:!O,withScrollArea:I,maxDropdownHeight:D,filterOptions:!!V&&Ba?.label!==Mf,value:gt,checkIconPosition:F,withCheckIcon:L,withAlignedLabels:P,
nothingFoundMessage:O,unstyled:n,labelId:Of,"aria-label":Of?void 0:rt["aria-label"],renderOption:tt,scrollAreaProps:Pt})]}),(0,an.jsx)(qe.HiddenInput,{value:gt,
name:j,form:Y,disabled:C,...Xe})]})});wu.classes={...Ir.classes,...qe.classes};wu.displayName="@mantine/core/Select";var Jy=x(T(),1);function Ek(e){if(e!==void 0)return typeof e=="number"?R(e):e}function Ak({spacing:e,verticalSpacing:t,cols:r,minColWidth:o,autoRows:n,selector:a}){
let i=ot(),l=t===void 0?e:t,s=o!==void 0,c=Pa({"--sg-spacing-x":st(Ol(e)),"--sg-spacing-y":st(Ol(l)),"--sg-auto-rows":n,...s?{"--sg-min-col-width":Ek(o)}:{"--sg\
-cols":Ol(r)?.toString()}}),u=Le(i.breakpoints).reduce((m,f)=>(m[f]||(m[f]={}),typeof e=="object"&&e[f]!==void 0&&(m[f]["--sg-spacing-x"]=st(e[f])),typeof l=="o\
bject"&&l[f]!==void 0&&(m[f]["--sg-spacing-y"]=st(l[f])),!s&&typeof r=="object"&&r[f]!==void 0&&(m[f]["--sg-cols"]=r[f]),m),{}),d=fm(Le(u),i.breakpoints).filter(
m=>Le(u[m.value]).length>0).map(m=>({query:`(min-width: ${i.breakpoints[m.value]})`,styles:u[m.value]}));return(0,Jy.jsx)(Il,{styles:c,media:d,selector:a})}function Wy(e){
return typeof e=="object"&&e!==null?Le(e):[]}function fO(e){return e.sort((t,r)=>Ci(t)-Ci(r))}function pO({spacing:e,verticalSpacing:t,cols:r,minColWidth:o}){return fO(
Array.from(new Set([...Wy(e),...Wy(t),...o!==void 0?[]:Wy(r)])))}function Nk({spacing:e,verticalSpacing:t,cols:r,minColWidth:o,autoRows:n,selector:a}){let i=t===
void 0?e:t,l=o!==void 0,s=Pa({"--sg-spacing-x":st(Ol(e)),"--sg-spacing-y":st(Ol(i)),"--sg-auto-rows":n,...l?{"--sg-min-col-width":Ek(o)}:{"--sg-cols":Ol(r)?.toString()}}),
c=pO({spacing:e,verticalSpacing:t,cols:r,minColWidth:o}),u=c.reduce((m,f)=>(m[f]||(m[f]={}),typeof e=="object"&&e[f]!==void 0&&(m[f]["--sg-spacing-x"]=st(e[f])),
typeof i=="object"&&i[f]!==void 0&&(m[f]["--sg-spacing-y"]=st(i[f])),!l&&typeof r=="object"&&r[f]!==void 0&&(m[f]["--sg-cols"]=r[f]),m),{}),d=c.map(m=>({query:`\
simple-grid (min-width: ${m})`,styles:u[m]}));return(0,Jy.jsx)(Il,{styles:s,container:d,selector:a})}var ew={container:"m_925c2d2c",root:"m_2415a157"};var ln=x(T(),1),hO={cols:1,spacing:"md",type:"media"},xu=N(e=>{let t=k("SimpleGrid",hO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,cols:s,verticalSpacing:c,
spacing:u,type:d,minColWidth:m,autoFlow:f,autoRows:p,attributes:h,...w}=t,g=q({name:"SimpleGrid",classes:ew,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:h,vars:l}),v=lp(),b=m!==void 0?f||"auto-fill":void 0;return d==="container"?(0,ln.jsxs)(ln.Fragment,{children:[(0,ln.jsx)(Nk,{...t,selector:`.${v}`}),
(0,ln.jsx)("div",{...g("container"),children:(0,ln.jsx)(E,{...g("root",{className:v}),...w,"data-auto-cols":b})})]}):(0,ln.jsxs)(ln.Fragment,{children:[(0,ln.jsx)(
Ak,{...t,selector:`.${v}`}),(0,ln.jsx)(E,{...g("root",{className:v}),...w,"data-auto-cols":b})]})});xu.classes=ew;xu.displayName="@mantine/core/SimpleGrid";var tw={root:"m_6d731127"};var Ok=x(T(),1),gO={gap:"md",align:"stretch",justify:"flex-start"},Mk=(e,{gap:t,align:r,justify:o})=>({root:{"--stack-gap":st(t),"--stack-align":r,"--stack-just\
ify":o}}),me=N(e=>{let t=k("Stack",gO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,align:s,justify:c,gap:u,variant:d,attributes:m,...f}=t,p=q(
{name:"Stack",props:t,classes:tw,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:Mk});return(0,Ok.jsx)(E,{...p("root"),variant:d,
...f})});me.classes=tw;me.varsResolver=Mk;me.displayName="@mantine/core/Stack";var Dk=x(M(),1);var td=x(T(),1),rw=(0,Dk.createContext)(null),vO={hiddenInputValuesSeparator:","},Dh=Wn((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:s,hiddenInputValuesSeparator:c,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=k("SwitchGroup",vO,e),[p,h]=bt({value:t,defaultValue:r,finalValue:[],
onChange:o}),w=b=>{let y=b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(C=>C!==y):[...p,y])},g=b=>{if(m)return!0;if(!d)return!1;
let y=p.includes(b),_=p.length>=d;return!y&&_},v=p.join(c);return(0,td.jsx)(rw,{value:{value:p,onChange:w,size:n,isDisabled:g},children:(0,td.jsxs)($e.Wrapper,{
size:n,...a,...f,labelElement:"div",__staticSelector:"SwitchGroup",children:[(0,td.jsx)(vh,{role:"group",children:i}),(0,td.jsx)("input",{type:"hidden",name:s,value:v,
...u})]})})}));Dh.classes=$e.Wrapper.classes;Dh.displayName="@mantine/core/SwitchGroup";var ow={root:"m_5f93f3bb",input:"m_926b4011",track:"m_9307d992",thumb:"m_93039a1d",trackLabel:"m_8277e082"};var Bk=x(M(),1);var us=x(T(),1),bO={labelPosition:"right",withThumbIndicator:!0},Pk=(e,{radius:t,color:r,size:o})=>({root:{"--switch-radius":t===void 0?void 0:ve(t),"--switch-h\
eight":oe(o,"switch-height"),"--switch-width":oe(o,"switch-width"),"--switch-thumb-size":oe(o,"switch-thumb-size"),"--switch-label-font-size":oe(o,"switch-label\
-font-size"),"--switch-track-label-padding":oe(o,"switch-track-label-padding"),"--switch-color":r?je(r,e):void 0}}),fs=N(e=>{let t=k("Switch",bO,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,color:s,label:c,offLabel:u,onLabel:d,id:m,size:f,radius:p,wrapperProps:h,thumbIcon:w,checked:g,defaultChecked:v,onChange:b,
labelPosition:y,description:_,error:C,disabled:S,variant:z,rootRef:I,mod:D,withThumbIndicator:X,attributes:U,...V}=t,A=(0,Bk.use)(rw),F=f||A?.size,L=q({name:"Sw\
itch",props:t,classes:ow,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:U,vars:l,varsResolver:Pk}),{styleProps:P,rest:O}=uo(V),j=_e(m),Y=[_?`${j}\
-description`:void 0,C&&typeof C!="boolean"?`${j}-error`:void 0,O["aria-describedby"]].filter(Boolean).join(" ")||void 0,$={checked:A?.value.includes(O.value)??
g,onChange:ae=>{A?.onChange(ae),b?.(ae)}},Q=S||A?.isDisabled?.(O.value),[ee,pe]=bt({value:$.checked??g,defaultValue:v,finalValue:!1});return(0,us.jsxs)(au,{...L(
"root"),__staticSelector:"Switch",__stylesApiProps:t,id:j,size:F,labelPosition:y,label:c,description:_,error:C,disabled:Q,bodyElement:"label",labelElement:"span",
classNames:r,styles:a,unstyled:i,"data-checked":$.checked,variant:z,ref:I,mod:D,attributes:U,inert:O.inert,...P,...h,children:[(0,us.jsx)("input",{...O,...$,disabled:Q,
checked:ee,"data-checked":$.checked,onChange:ae=>{O.readOnly||($.onChange?.(ae),pe(ae.currentTarget.checked))},id:j,type:"checkbox",role:"switch",inert:O.inert,
"aria-describedby":Y,...L("input")}),(0,us.jsxs)(E,{"aria-hidden":"true",component:"span",mod:{error:C,"label-position":y,"without-labels":!d&&!u},...L("track"),
children:[(0,us.jsx)(E,{component:"span",mod:{"reduce-motion":!0,"with-thumb-indicator":X&&!w},...L("thumb"),children:w}),(0,us.jsx)("span",{...L("trackLabel"),
children:ee?d:u})]})]})});fs.classes={...ow,...xh};fs.varsResolver=Pk;fs.displayName="@mantine/core/Switch";fs.Group=Dh;var[Lk,jk]=Mt("Table component was not found in the tree");var Fi={table:"m_b23fa0ef",th:"m_4e7aa4f3",tr:"m_4e7aa4fd",td:"m_4e7aa4ef",tbody:"m_b2404537",thead:"m_b242d975",caption:"m_9e5a3ac7",scrollContainer:"m_a100c15",
scrollContainerInner:"m_62259741"};var Hk=x(T(),1);function yO(e,t){if(!t)return;let r={};return t.columnBorder&&e.withColumnBorders&&(r["data-with-column-border"]=!0),t.rowBorder&&e.withRowBorders&&
(r["data-with-row-border"]=!0),t.striped&&e.striped&&(r["data-striped"]=e.striped),t.highlightOnHover&&e.highlightOnHover&&(r["data-hover"]=!0),t.captionSide&&e.
captionSide&&(r["data-side"]=e.captionSide),t.stickyHeader&&e.stickyHeader&&(r["data-sticky"]=!0),r}function ps(e,t){let r=`Table${e.charAt(0).toUpperCase()}${e.
slice(1)}`,o=N(n=>{let a=k(r,{},n),{classNames:i,className:l,style:s,styles:c,...u}=a,d=jk();return(0,Hk.jsx)(E,{component:e,...yO(d,t),...d.getStyles(e,{className:l,
classNames:i,style:s,styles:c,props:a}),...u})});return o.displayName=`@mantine/core/${r}`,o.classes=Fi,o}var _u=ps("th",{columnBorder:!0}),Bh=ps("td",{columnBorder:!0}),
rd=ps("tr",{rowBorder:!0,striped:!0,highlightOnHover:!0}),Ph=ps("thead",{stickyHeader:!0}),Lh=ps("tbody"),jh=ps("tfoot"),Hh=ps("caption",{captionSide:!0});var nw=x(T(),1),wO={type:"scrollarea"},Ik=(e,{minWidth:t,maxHeight:r,type:o})=>({scrollContainer:{"--table-min-width":R(t),"--table-max-height":R(r),"--table-ov\
erflow":o==="native"?"auto":void 0}}),Su=N(e=>{let t=k("TableScrollContainer",wO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:s,minWidth:c,
maxHeight:u,type:d,scrollAreaProps:m,attributes:f,...p}=t,h=q({name:"TableScrollContainer",classes:Fi,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:f,vars:l,varsResolver:Ik,rootSelector:"scrollContainer"});return(0,nw.jsx)(E,{component:d==="scrollarea"?En:"div",...d==="scrollarea"?u?{offsetScrollbars:"\
xy",...m}:{offsetScrollbars:"x",...m}:{},...h("scrollContainer"),...p,children:(0,nw.jsx)("div",{...h("scrollContainerInner"),children:s})})});Su.classes=Fi;Su.
varsResolver=Ik;Su.displayName="@mantine/core/TableScrollContainer";var ro=x(T(),1);function Ih({data:e}){return(0,ro.jsxs)(ro.Fragment,{children:[e.caption&&(0,ro.jsx)(Hh,{children:e.caption}),e.head&&(0,ro.jsx)(Ph,{children:(0,ro.jsx)(
rd,{children:e.head.map((t,r)=>(0,ro.jsx)(_u,{children:t},r))})}),e.body&&(0,ro.jsx)(Lh,{children:e.body.map((t,r)=>(0,ro.jsx)(rd,{children:t.map((o,n)=>(0,ro.jsx)(
Bh,{children:o},n))},r))}),e.foot&&(0,ro.jsx)(jh,{children:(0,ro.jsx)(rd,{children:e.foot.map((t,r)=>(0,ro.jsx)(_u,{children:t},r))})})]})}Ih.displayName="@mant\
ine/core/TableDataRenderer";var Vk=x(M(),1),Vh=x(T(),1),xO={withRowBorders:!0,verticalSpacing:7},Uk=(e,{layout:t,captionSide:r,horizontalSpacing:o,verticalSpacing:n,borderColor:a,stripedColor:i,
highlightOnHoverColor:l,striped:s,highlightOnHover:c,stickyHeaderOffset:u,stickyHeader:d})=>({table:{"--table-layout":t,"--table-caption-side":r,"--table-horizo\
ntal-spacing":st(o),"--table-vertical-spacing":st(n),"--table-border-color":a?je(a,e):void 0,"--table-striped-color":s&&i?je(i,e):void 0,"--table-highlight-on-h\
over-color":c&&l?je(l,e):void 0,"--table-sticky-header-offset":d?R(u):void 0}}),Gt=N(e=>{let t=k("Table",xO,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,horizontalSpacing:s,verticalSpacing:c,captionSide:u,stripedColor:d,highlightOnHoverColor:m,striped:f,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,
withTableBorder:g,borderColor:v,layout:b,data:y,children:_,stickyHeader:C,stickyHeaderOffset:S,mod:z,tabularNums:I,attributes:D,...X}=t,U=q({name:"Table",props:t,
className:o,style:n,classes:Fi,classNames:r,styles:a,unstyled:i,attributes:D,rootSelector:"table",vars:l,varsResolver:Uk,stable:!0}),V=f===!0?"odd":f||void 0,A=u||
"bottom",F=(0,Vk.useMemo)(()=>({getStyles:U,stickyHeader:C,striped:V,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,captionSide:A}),[U,C,V,p,h,w,A]);return(0,Vh.jsx)(
Lk,{value:F,children:(0,Vh.jsx)(E,{component:"table",mod:[{withTableBorder:g,tabularNums:I},z],...U("table"),...X,children:_||!!y&&(0,Vh.jsx)(Ih,{data:y})})})});
Gt.classes=Fi;Gt.varsResolver=Uk;Gt.displayName="@mantine/core/Table";Gt.Td=Bh;Gt.Th=_u;Gt.Tr=rd;Gt.Thead=Ph;Gt.Tbody=Lh;Gt.Tfoot=jh;Gt.Caption=Hh;Gt.ScrollContainer=
Su;Gt.DataRenderer=Ih;var[Gk,od]=Mt("Tabs component was not found in the tree");var ti={root:"m_89d60db1","list--default":"m_576c9d4",list:"m_89d33d6d",tab:"m_4ec4dce6",panel:"m_b0c91715",tabSection:"m_fc420b1f",tabLabel:"m_42bbd1ae","tab--\
default":"m_539e827b","list--outline":"m_6772fbd5","tab--outline":"m_b59ab47c","tab--pills":"m_c3381914"};var $k=x(T(),1),Uh=N(e=>{let t=k("TabsList",null,e),{children:r,className:o,grow:n,justify:a,classNames:i,styles:l,style:s,mod:c,...u}=t,d=od();return(0,$k.jsx)(
E,{...d.getStyles("list",{className:o,style:s,classNames:i,styles:l,props:t,variant:d.variant}),role:"tablist",variant:d.variant,mod:[{grow:n,orientation:d.orientation,
placement:d.orientation==="vertical"&&d.placement,inverted:d.inverted},c],"aria-orientation":d.orientation,__vars:{"--tabs-justify":a},...u,children:r})});Uh.classes=
ti;Uh.displayName="@mantine/core/TabsList";var Gh=x(M(),1),aw=x(T(),1),$h=N(e=>{let t=k("TabsPanel",null,e),{children:r,className:o,value:n,classNames:a,styles:i,style:l,mod:s,keepMounted:c,...u}=t,d=Qo(),
m=od();(0,Gh.useEffect)(()=>(m.setMountedPanel(n,!0),()=>{m.setMountedPanel(n,!1)}),[n]);let f=m.value===n,p=m.keepMounted||c,h=m.keepMountedMode!=="display-non\
e",w=p&&h&&d!=="test"?(0,aw.jsx)(Gh.Activity,{mode:f?"visible":"hidden",children:r}):p||f?r:null;return(0,aw.jsx)(E,{...m.getStyles("panel",{className:o,classNames:a,
styles:i,style:[l,f?void 0:{display:"none"}],props:t}),mod:[{orientation:m.orientation},s],role:"tabpanel",id:m.getPanelId(n),"aria-labelledby":m.getTabId(n),...u,
children:w})});$h.classes=ti;$h.displayName="@mantine/core/TabsPanel";var nd=x(T(),1),qh=N(e=>{let t=k("TabsTab",null,e),{className:r,children:o,rightSection:n,leftSection:a,value:i,onClick:l,onKeyDown:s,disabled:c,color:u,style:d,
classNames:m,styles:f,vars:p,mod:h,tabIndex:w,...g}=t,v=ot(),{dir:b}=fo(),y=od(),_=i===y.value,C=z=>{y.onChange(y.allowTabDeactivation&&i===y.value?null:i),l?.(
z)},S={classNames:m,styles:f,props:t};return(0,nd.jsxs)(sr,{...y.getStyles("tab",{className:r,style:d,variant:y.variant,...S}),disabled:c,unstyled:y.unstyled,variant:y.
variant,mod:[{active:_,disabled:c,orientation:y.orientation,inverted:y.inverted,placement:y.orientation==="vertical"&&y.placement},h],role:"tab",id:y.getTabId(i),
"aria-selected":_,tabIndex:w!==void 0?w:_||y.value===null?0:-1,"aria-controls":y.mountedPanels.current.has(i)?y.getPanelId(i):void 0,onClick:C,__vars:{"--tabs-c\
olor":u?je(u,v):void 0},onKeyDown:P_({siblingSelector:'[role="tab"]',parentSelector:'[role="tablist"]',activateOnFocus:y.activateTabWithKeyboard,loop:y.loop,orientation:y.
orientation||"horizontal",dir:b,onKeyDown:s}),...g,children:[a&&(0,nd.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"left",children:a}),o&&(0,nd.jsx)(
"span",{...y.getStyles("tabLabel",S),children:o}),n&&(0,nd.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"right",children:n})]})});qh.classes=ti;qh.
displayName="@mantine/core/TabsTab";var Yh=x(M(),1);var iw=x(T(),1),qk="Tabs.Tab or Tabs.Panel component was rendered with invalid value or without value",_O={keepMounted:!0,keepMountedMode:"activity",orientation:"\
horizontal",loop:!0,activateTabWithKeyboard:!0,variant:"default",placement:"left"},Yk=(e,{radius:t,color:r,autoContrast:o})=>({root:{"--tabs-radius":ve(t),"--ta\
bs-color":je(r,e),"--tabs-text-color":Ai(o,e)?Xn({color:r,theme:e,autoContrast:o}):void 0}}),xt=N(e=>{let t=k("Tabs",_O,e),{defaultValue:r,value:o,onChange:n,orientation:a,
children:i,loop:l,id:s,activateTabWithKeyboard:c,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,placement:h,keepMounted:w,keepMountedMode:g,classNames:v,
styles:b,unstyled:y,className:_,style:C,vars:S,autoContrast:z,mod:I,attributes:D,...X}=t,U=_e(s),V=(0,Yh.useRef)(new Set),A=mb(),F=(0,Yh.useCallback)((j,Y)=>{let $=V.
current;Y&&!$.has(j)?($.add(j),A()):!Y&&$.has(j)&&($.delete(j),A())},[]),[L,P]=bt({value:o,defaultValue:r,finalValue:null,onChange:n}),O=q({name:"Tabs",props:t,
classes:ti,className:_,style:C,classNames:v,styles:b,unstyled:y,attributes:D,vars:S,varsResolver:Yk});return(0,iw.jsx)(Gk,{value:{placement:h,value:L,orientation:a,
id:U,loop:l,activateTabWithKeyboard:c,getTabId:ob(`${U}-tab`,qk),getPanelId:ob(`${U}-panel`,qk),onChange:P,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,
keepMounted:w,keepMountedMode:g,unstyled:y,getStyles:O,mountedPanels:V,setMountedPanel:F},children:(0,iw.jsx)(E,{id:U,variant:d,mod:[{orientation:a,inverted:a===
"horizontal"&&p,placement:a==="vertical"&&h},I],...O("root"),...X,children:i})})});xt.classes=ti;xt.varsResolver=Yk;xt.displayName="@mantine/core/Tabs";xt.Tab=qh;
xt.Panel=$h;xt.List=Uh;var Fk=x(T(),1),Bo=N(e=>{let t=k(["Input","InputWrapper","TextInput"],null,e);return(0,Fk.jsx)(Ir,{component:"input",...t,__staticSelector:"TextInput"})});Bo.classes=
Ir.classes;Bo.displayName="@mantine/core/TextInput";var SO=["h1","h2","h3","h4","h5","h6"],CO=["xs","sm","md","lg","xl"];function Xk(e,t){let r=t!==void 0?t:`h${e}`;return SO.includes(r)?{fontSize:`var(--mantine-${r}\
-font-size)`,fontWeight:`var(--mantine-${r}-font-weight)`,lineHeight:`var(--mantine-${r}-line-height)`}:CO.includes(r)?{fontSize:`var(--mantine-font-size-${r})`,
fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`var(--mantine-h${e}-line-height)`}:{fontSize:R(r),fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`\
var(--mantine-h${e}-line-height)`}}var lw={root:"m_8a5d1357"};var Kk=x(T(),1),zO={order:1},Qk=(e,{order:t,size:r,lineClamp:o,textWrap:n})=>{let a=Xk(t||1,r);return{root:{"--title-fw":a.fontWeight,"--title-lh":a.lineHeight,
"--title-fz":a.fontSize,"--title-line-clamp":typeof o=="number"?o.toString():void 0,"--title-text-wrap":n}}},le=N(e=>{let t=k("Title",zO,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,order:l,vars:s,size:c,variant:u,lineClamp:d,textWrap:m,mod:f,attributes:p,...h}=t,w=q({name:"Title",props:t,classes:lw,className:o,style:n,
classNames:r,styles:a,unstyled:i,attributes:p,vars:s,varsResolver:Qk});return[1,2,3,4,5,6].includes(l)?(0,Kk.jsx)(E,{...w("root"),component:`h${l}`,variant:u,mod:[
{order:l,lineClamp:typeof d=="number"},f],size:c,...h}):null});le.classes=lw;le.varsResolver=Qk;le.displayName="@mantine/core/Title";var mm=x(M(),1),Z7=x(Z8(),1);function kf(e){let t=new URLSearchParams;for(let[o,n]of Object.entries(e))n!==void 0&&n!==""&&t.set(o,String(n));let r=t.toString();return r===""?"":"?"+r}var W8="\
/ui/api/",rm=(e,t={})=>W8+e+kf(t),tm=class extends Error{constructor(r,o){super(o);this.code=r}code};async function J8(e,t){let r=await fetch(e,t),o=await r.json().
catch(()=>({error:r.statusText}));if(!r.ok)throw new tm(r.status,o.error??r.statusText);return o}var Na=(e,t={})=>J8(rm(e,t)),Et=(e,t)=>J8(W8+e,{method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(t)});var bi=x(M(),1);var Nv=()=>{},e7=e=>{Nv=e};function t7(e,t){if(typeof t!="object"||t===null||typeof e!="object"||e===null||Array.isArray(e)!==Array.isArray(t))return t;let r=e,
o=t,n=Object.keys(o),a=n.length===Object.keys(r).length;for(let i of n)o[i]=t7(r[i],o[i]),a=a&&o[i]===r[i]&&i in r;return a?e:t}function Yt(e,t){let r=rm(e,t),[
o,n]=(0,bi.useState)({url:r,connected:!1});return(0,bi.useEffect)(()=>{let a=new EventSource(r);return a.onopen=()=>n(i=>({...i,connected:!0})),a.onmessage=i=>{
let l=JSON.parse(i.data);(0,bi.startTransition)(()=>n(s=>({url:r,value:t7(s.value,l),connected:!0})))},a.addEventListener("failure",i=>{let l=JSON.parse(i.data);
l.code===401&&Nv(),n(s=>({...s,url:r,error:l.error,connected:!0}))}),a.onerror=()=>{n(i=>({...i,connected:!1})),Na("session").catch(i=>{i instanceof tm&&i.code===
401&&Nv()})},()=>a.close()},[r]),o}function om(e,t){let r=rm(e,t),[o,n]=(0,bi.useState)({});return(0,bi.useEffect)(()=>{let a=!0;return n({}),Na(e,t).then(i=>(0,bi.startTransition)(
()=>{a&&n({value:i})}),i=>{i instanceof tm&&i.code===401&&Nv(),a&&n({error:i.message})}),()=>{a=!1}},[r]),o}var r7=()=>import("./editor.js"),o7=()=>import("./terminal.js"),Is=document.querySelector("meta[name=csp-nonce]")?.content??"";var f7=x(M(),1);var nm=x(M(),1);var Ov=x(M(),1);var n7="/ui/",n_=new EventTarget;function EB(e){return n_.addEventListener("change",e),addEventListener("popstate",e),()=>{n_.removeEventListener("change",e),removeEventListener(
"popstate",e)}}function a7(){let e=(0,Ov.useSyncExternalStore)(EB,()=>location.pathname+location.search);return(0,Ov.useMemo)(()=>{let[t,r]=e.split("?");return{
page:t.slice(n7.length).replace(/\/$/,"")||"fleet",query:new URLSearchParams(r)}},[e])}var fe=(e,t={})=>n7+e+kf(t);function yi(e,t=!1){history[t?"replaceState":
"pushState"](null,"",e),n_.dispatchEvent(new Event("change"))}function At(e,t,r=!1){yi(fe(e.page,{...Object.fromEntries(e.query),...t}),r)}var ir=e=>fe("workloa\
d",{group:e.group,version:e.version,kind:e.kind,namespace:e.namespace,name:e.name}),Oa=e=>fe("cluster",{name:e}),Or=e=>fe("edit",{group:e.group,version:e.version,
kind:e.kind,namespace:e.namespace,name:e.name});function wi(e){e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),
yi(e.currentTarget.getAttribute("href")))}var jn=(e,t,r=t+"s")=>`${e} ${e===1?t:r}`,B={title:"Karmada",skip:"Skip to content",crumbs:"Path",pages:{fleet:"Fleet",workloads:"Workloads",matrix:"Matrix",policies:"\
Policies",rollouts:"Rollouts",moves:"Moves",inbox:"Inbox",resources:"Resources",search:"Search",workload:"Workload",edit:"Edit",whatif:"What if",shell:"Shell",cluster:"\
Cluster"},problems:{ClusterNotReady:"Cluster not ready",ClusterBeingDeleted:"Cluster being deleted",ClusterPending:"Cluster not approved",NotScheduled:"Not sche\
duled",NotRendered:"Not rendered",NotApplied:"Not applied",RemovalHeld:"Removal held",RestartHeld:"Restart held",EvictionBlocked:"Eviction blocked",MoveHeld:"Mo\
ve held",FieldsContested:"Fields contested",RolloutFailed:"Rollout failed",RolloutReturned:"Rollout returned",RolloutPaused:"Rollout paused",RolloutWaitsForApproval:"\
Rollout waits for approval",StatusUnknown:"Unknown",NotHealthy:"Not healthy",RollingOut:"Being rolled out",NotReported:"Not reported",NoPolicy:"No policy"},user:"\
User",logout:"Log out",scheme:"Switch between dark and light mode",loading:"Loading",reconnecting:"Connection lost. The page shows the last known state and reco\
nnects.",failed:"This view could not be read",stale:"The control plane cannot be reached. The page shows the last known state",incomplete:"The fleet is still be\
ing read: rows are missing, and numbers are too small.",unreadable:e=>{let t=e.includes("clusters")?" Ask an administrator for the ClusterRole clusters-reader t\
o see clusters.":"";return`You may not list ${e.join(", ")} here. The page omits them.${t}`},unread:e=>`The control plane could not list ${e}. The page shows th\
e rest`,notRead:"They could not be read.",ago:e=>`${e} ago`,copy:"Copy as command",copied:"Copied",close:"Close",noRows:"Nothing matches.",page:(e,t,r)=>`${e}–${t}\
 of ${r}`,next:"Next page",previous:"Previous page",searchHint:"Search (press /)",namespaceHint:"Namespace",notFound:"No such page",login:{heading:"Log in to Ka\
rmada",intro:"The console acts with your own credentials. They stay in the memory of the server until you log out.",kubeconfig:"Kubeconfig",kubeconfigHint:"Past\
e the output of: kubectl config view --raw --flatten --minify",file:"Choose a file",token:"Token",tokenHint:"Bearer token of a user or a service account",submit:"\
Log in",oidc:"Log in with single sign-on"},fleet:{clusters:"Clusters",objects:"Workloads",healthy:"healthy",ready:"ready",cordoned:"cordoned",notReady:"not read\
y",problems:"Most serious problems",noProblems:"No problems.",regions:"Regions",noRegion:"no region",columns:["Cluster","State","Region","Version","Mode","Nodes",
"CPU","Memory","Taints",""],pending:"not approved",all:"All regions",mayNotList:"You may not list clusters.",mayNotListObjects:"You may not list workloads here.",
problemColumns:["Problem","Object","Namespace","Clusters","Since","Reason"],unknown:e=>`${jn(e,"workload is","workloads are")} unknown because of it`,whatif:"Wh\
at if?",whatifHint:e=>`Plan the loss or the drain of ${e}`},workloads:{columns:["Workload","Namespace","State","Ready","Clusters","Policy","Age"],empty:"No work\
load matches. Objects that policies propagate are listed here.",filters:{"":"All",problem:"With problems",noPolicy:"No policy",notScheduled:"Not scheduled",notApplied:"\
Not applied",notHealthy:"Not healthy",unknown:"Unknown",approval:"Waits for approval",held:"Removal held",drifted:"Drifted",suspended:"Suspended",moving:"Moving"},
healthy:"Healthy",lastKnown:e=>`last known: ${e}`,absent:"Objects without a policy are listed if they are Deployments, StatefulSets, DaemonSets, Jobs or CronJob\
s.",flags:{held:"removal held",drifted:"drifted",suspended:"suspended",moving:"moving"}},workload:{tabs:{graph:"Graph",why:"Why",diff:"Diff",timeline:"Timeline",
pods:"Pods",logs:"Logs",events:"Events",manifest:"Manifest"},columns:["Template","Policy and binding","Clusters","Works","Member objects"],clusterColumns:["Clus\
ter","State","Ready","Revision","Reason",""],waits:{Rendered:"Waits for its manifest",Applied:"Waits to be applied",Healthy:"Not healthy yet",Removed:"Being rem\
oved",RolledOut:"Waits for its stage"},done:{Cluster:"healthy",Work:"applied",ResourceBinding:"scheduled",ClusterResourceBinding:"scheduled",Member:"healthy"},notDone:"\
not healthy",timelineColumns:["Age","Took","State","Step","Clusters","Object","Detail"],finished:e=>`Show ${jn(e,"finished step")}`,eventColumns:["Last","Type",
"Reason","Object","Count","Message"],conditionColumns:["Condition","Status","Reason","Message","Since"],stages:{Written:"Object written",Claimed:"Claimed by a p\
olicy",Bound:"Binding created",Scheduled:"Scheduled",Rendered:"Manifest created",Applied:"Applied",Healthy:"Healthy",Removed:"Removed",RolledOut:"Rolled out",AllApplied:"\
Applied in all clusters",Reported:"Status reported"},seconds:e=>e<120?`${e} s`:`${Math.round(e/60)} min`,waiting:"Waits for",complete:"Every step is done.",noEvents:"\
No events.",missing:"missing",more:(e,t)=>`${e} more: ${t}`,noManifest:"The object does not exist, or you may not read it.",overrides:"Override policies",overrideColumns:[
"Cluster","Policy","Changes"],failed:"failed",conditions:"Conditions of the binding",clusters:"Clusters",edit:"Edit",moves:"Last moves",moveColumns:["Time","Cha\
nges","Reason","Caused by"],revision:e=>`revision ${e}`,evict:"Evict",evictHeading:(e,t)=>`Evict ${e} from ${t}?`,goes:"Its replicas go to",nowhere:"No other cl\
uster gets replicas.",staysThere:"It stays",budgets:"Its removal waits for",evicted:"It leaves the cluster when its replacement is ready.",cancel:"Cancel"},verdict:{
healthy:"Healthy",waits:"Not finished yet",in:"in",more:e=>`and ${e} more`,since:"for",clusters:e=>jn(e,"cluster"),done:e=>`Every step is done in ${e}.`,ready:(e,t,r)=>`${e}\
 of ${t} replicas are ready in ${r}.`,edit:e=>`Edit ${e}`,why:"Why each cluster was not chosen",diff:"Differences",pods:"Pods",logs:"Logs",inbox:"Decide in the \
inbox",approve:"Approve in the inbox",moves:"Moves",policy:"New policy",rollout:"The rollout",cluster:e=>`Cluster ${e}`},cluster:{cordon:"Cordon",uncordon:"Unco\
rdon",ready:"Ready",moves:"Moves",conditions:"Conditions",workloads:"Workloads in the cluster",pending:"An agent registered the cluster. It gets workloads after\
 you approve it.",cordoned:"The cluster is cordoned: its workloads stay, and it gets no new ones.",unknown:e=>`${jn(e,"workload there is","workloads there are")}\
 unknown; the last status is kept.`,columns:["Workload","Namespace","State","Ready","Reason"],empty:"No workloads in the cluster.",facts:{mode:"Mode",version:"V\
ersion",place:"Provider, region, zone",endpoint:"Endpoint",nodes:"Nodes",age:"Age",cpu:"CPU",memory:"Memory",pods:"Pods",apis:"Served kinds",renewed:"Last conta\
ct of the agent",labels:"Labels",taints:"Taints"},of:(e,t)=>`${e} of ${t}`},why:{columns:["Cluster","Chosen","Replicas","Assigned now","Ready","Capacity","Score",
"Reason"],policy:(e,t)=>`Claimed by ${e}${t?`: ${t}`:""}.`,unclaimed:"No policy selects the object",nearly:"Policies that almost match",also:"Other matching pol\
icies",held:"The scheduler ignores the binding",due:"The scheduler is about to decide again, and will change the clusters",unschedulable:"Unschedulable",term:e=>`\
Affinity term ${e}`,more:e=>jn(e,"more cluster"),yes:"yes",no:"no",division:e=>e==="Duplicated"?"Each cluster gets all replicas.":`Division of replicas: ${e}.`,
selector:e=>`The affinity selects clusters with ${e}.`,labels:"labels"},inbox:{empty:"Nothing waits for you. Removals, restarts, take-overs, rollouts and cluste\
rs that need an approval are listed here.",columns:["Waits for","Object","Since","Reason",""],kinds:{removal:"Held removal",restart:"Held restart",adoption:"Tak\
e-over",cluster:"New cluster",rollout:"Staged rollout"},approve:"Approve",keep:"Approve, keep objects",remove:"Remove objects",confirmHeadings:{removal:"Approve\
 the removal?",restart:"Approve the restart?",adoption:"Approve the take-over?",cluster:"Approve the cluster?",rollout:"Approve the stage?"},confirmRestart:e=>`\
The pods of ${e} are restarted in the clusters that the message names.`,confirmAdoption:e=>`The object of ${e} that exists there now is changed to the manifest \
and managed. See its differences first.`,confirmRemove:e=>`The objects of ${e} are deleted in the clusters that the message names.`,confirmKeep:e=>`The objects \
of ${e} stay in the clusters and are no longer managed.`,confirmRollout:e=>`The rollout of ${e} continues.`,confirmCluster:e=>`The cluster ${e} gets workloads, \
namespaces and Services.`,cancel:"Cancel",confirm:"Approve"},diff:{equal:e=>`${jn(e,"cluster")} without differences`,pending:"pending",refresh:"Compare again",none:"\
The object is in no cluster.",hidden:e=>`${jn(e,"more cluster was","more clusters were")} not compared.`,later:e=>`Later, revision ${e}`},pods:{columns:["Cluste\
r","Pod","Status","Ready","Restarts","Node","Age",""],empty:"No pods.",shell:"Shell",logs:"Logs",more:(e,t)=>`The pods of the first ${e} of ${t} clusters are sh\
own.`,cluster:"cluster",foreign:"not managed",foreignHint:"Karmada does not manage the object of this name in the cluster"},logs:{follow:"Following",ended:"Ende\
d",again:"Read again",filter:"Filter lines",cluster:"Cluster",previous:"Previous container",empty:"No lines yet.",label:"Log lines",dropped:e=>`Only the last ${e}\
 lines are kept.`},shell:{connect:"Connect",intro:(e,t)=>`Opens a shell in pod ${e} of cluster ${t}, with your own rights.`,ended:"The shell ended",label:"Termi\
nal"},policies:{columns:["Policy","Kind","Namespace","Selects","Objects","Age"],create:"New policy",any:"All kinds",kind:"Kind",none:"claims nothing",loses:"los\
es to",empty:"No policy matches. Propagation and override policies are listed here.",notCounted:"Pages of workloads list the override policies that changed them\
."},edit:{validate:"Validate",plan:"Plan",save:"Save",apply:"Apply this plan",remove:"Plan deletion",removeNow:"Delete",valid:"The object is valid.",complete:"C\
trl+Space lists fields and values.",noSchema:"No completion: the schema of the kind is not known.",unknown:"Unknown fields",field:(e,t)=>`line ${t}: ${e}`,saved:"\
Saved.",deleted:"Deleted.",label:"YAML",stale:"Plan the change before you save it.",same:"The text is unchanged: there is nothing to apply."},plan:{heading:"Eff\
ect",nothing:"No object changes.",incomplete:"Not covered",columns:["Object","Namespace","Clusters now","Clusters then","Changes","Reason"],summary:{examined:["\
object examined","objects examined"],changed:["object changed","objects changed"],replicasMoved:["replica moved","replicas moved"],created:["created"],updated:[
"updated"],restarted:["restarted"],scaled:["scaled"],deleted:["deleted"],released:["released"],lost:["object lost with its cluster","objects lost with their clu\
ster"],unschedulable:["unschedulable"],clusters:["cluster affected","clusters affected"],held:["held by budgets"]},summed:(e,[t,r])=>jn(e,t,r??t),warnings:"Chec\
k the change",held:"waits",warning:"Does not run in",ready:e=>`${e} ready`,more:e=>`The first ${jn(e,"object is","objects are")} listed.`,busy:"Planning"},rollouts:{
empty:"No staged rollouts.",approve:e=>`Approve ${e}`,started:"started",pause:"Pause",resume:"Resume",undo:"Return to",revision:e=>`revision ${e}`,stable:e=>`st\
able: revision ${e}`,paused:"paused",rest:"rest",history:"Revisions",stage:(e,t)=>`${e}: ${t}`,confirm:(e,t)=>`${e}: the rollout of ${t}?`,approval:(e,t,r,o)=>`\
Revision ${t} of ${e} ${r?`continues with stage ${r}: ${o}`:"continues"}.`},moves:{leaving:"Leaving clusters",evictionColumns:["Object","Namespace","From","Repl\
icas","Since","Reason","By","Detail"],none:"Nothing leaves a cluster. Evictions, drains and failovers are listed here while they last.",kept:"stays until you de\
cide",recent:"Last moves",columns:["Time","Object","Namespace","Changes","Reason","Caused by"],noMoves:"No moves between clusters yet.",suspended:"Suspended wor\
kloads",evictions:"PlacementEvictions"},whatif:{cluster:"Cluster",lose:"Simulate loss",drain:"Plan drain",now:"Start the drain",started:e=>`${jn(e,"workload lea\
ves","workloads leave")} the cluster, which gets no new ones.`,stays:"These workloads stay",follow:"Follow the moves",intro:"Nothing is changed: the plan shows \
what the control plane would do."},matrix:{clusterHint:"Clusters or region",label:"Workloads by clusters",keys:"Arrow keys move between cells, Enter opens the w\
orkload.",states:{h:"Healthy",p:"Not finished yet",f:"Failing",l:"Being removed",x:"Unknown: cluster not ready",".":"Not there"},shown:(e,t)=>`${e} of ${jn(t,"c\
luster")}`,noCell:"Choose a cell with the pointer or the arrow keys."},resources:{kind:"Kind",next:"Next page",first:"First page",none:"No objects.",details:"De\
tails",all:"all clusters"},search:{hint:"Words, or fields such as image:nginx* kind:Pod",go:"Search",columns:["Cluster","Namespace","Kind","Name","Age"],intro:"\
Searches the objects of all clusters that ResourceRegistries select.",label:"Query",missing:"Search is not set up",empty:"Nothing matches among the objects that\
 ResourceRegistries select."}};var ze=x(T(),1),AB={Done:"green",Waiting:"yellow",Failed:"red",Missing:"red"};function l7({state:e}){return e?(0,ze.jsx)(Ee,{color:AB[e],variant:"light",size:"s\
m",children:e}):null}var NB=["StatusUnknown","NotHealthy","NotReported","RollingOut"],Tf=e=>NB.includes(e);function am({kind:e}){return e?(0,ze.jsx)(Ee,{color:Tf(
e)?"yellow":"red",variant:"light",size:"sm",children:B.problems[e]??e}):(0,ze.jsx)(Ee,{color:"green",variant:"light",size:"sm",children:B.workloads.healthy})}function Mv({
state:e}){return e.problem||e.state==="Done"?(0,ze.jsx)(am,{kind:e.problem}):(0,ze.jsx)(Ee,{color:e.state==="Failed"?"red":"yellow",variant:"light",size:"sm",children:B.
workload.waits[e.stage]??e.stage})}function Dv(e){if(e.replicas===void 0)return"";let t=e.problem==="StatusUnknown";return(0,ze.jsxs)("span",{className:"nowrap",
title:t?B.workloads.lastKnown(e.ready??0):void 0,children:[t?"?":e.ready??0," / ",e.replicas]})}var Bv=e=>Object.entries(e??{}).map(([t,r])=>`${t}=${r}`).join("\
, ");function se({to:e,children:t}){return(0,ze.jsx)(ls,{href:e,onClick:wi,size:"sm",children:t})}var ur=({name:e})=>(0,ze.jsx)("span",{className:"nowrap",children:(0,ze.jsx)(
se,{to:Oa(e),children:e})}),Pv=({names:e})=>(0,ze.jsxs)(ze.Fragment,{children:[e.slice(0,a_).map((t,r)=>(0,ze.jsxs)(nm.Fragment,{children:[r>0&&", ",(0,ze.jsx)(
ur,{name:t})]},t)),e.length>a_&&` ${B.verdict.more(e.length-a_)}`]}),a_=10,Rf=e=>e?.map(t=>t.replace(/:(?=[+-])/,": ")).join(", ")??"";function i_(e){if(!e||e.startsWith(
"0001"))return"";let t=Math.max(0,Math.floor((Date.now()-new Date(e).getTime())/1e3));for(let[r,o]of[["d",86400],["h",3600],["m",60]])if(t>=2*o)return Math.floor(
t/o)+r;return t+"s"}function He({since:e}){return e?(0,ze.jsx)("time",{className:"nowrap",dateTime:e,title:new Date(e).toLocaleString(),children:i_(e)}):null}var i7=2**
30;function Ma({usage:e,memory:t,label:r}){if(!e||e.allocatable===0)return null;let o=Math.round(100*e.allocated/e.allocatable),n=a=>t?(a/i7).toFixed(a<10*i7?1:
0)+" GiB":a.toFixed(a<10?1:0);return(0,ze.jsxs)(Z,{gap:6,wrap:"nowrap",title:`${n(e.allocated)} / ${n(e.allocatable)}`,children:[(0,ze.jsx)($i,{value:o,w:60,size:"\
sm",color:o>90?"red":"indigo","aria-label":r}),(0,ze.jsxs)(G,{size:"xs",c:"dimmed",span:!0,className:"nowrap",children:[o,"%"]})]})}function Nt({live:e,reading:t}){
let r=t?.unreadable??[];return(0,ze.jsxs)(ze.Fragment,{children:[e.error&&(0,ze.jsx)(ne,{color:"red",mb:"sm",title:B.failed,role:"alert",children:e.error}),e.connected===
!1&&e.value!==void 0&&(0,ze.jsx)(ne,{color:"yellow",mb:"sm",role:"status",children:B.reconnecting}),t?.stale&&(0,ze.jsx)(ne,{color:"yellow",mb:"sm",role:"status",
title:B.stale,children:t.stale}),t?.loading&&(0,ze.jsx)(ne,{color:"blue",mb:"sm",role:"status",children:B.incomplete}),t?.failed?.map(o=>(0,ze.jsx)(ne,{color:"y\
ellow",mb:"sm",role:"status",title:B.unread(o.kind),children:o.error},o.kind)),r.length>0&&(0,ze.jsx)(ne,{color:"blue",mb:"sm",role:"status",children:B.unreadable(
r)}),e.value===void 0&&!e.error&&(0,ze.jsx)(Xt,{size:"sm",role:"status","aria-label":B.loading})]})}function im(e,t,r){return e.unreadable?.includes(t)?r:e.failed?.
some(o=>o.kind===t)?B.notRead:void 0}function ft({command:e}){let t=ab();return(0,ze.jsx)(Yi,{label:e,multiline:!0,maw:600,children:(0,ze.jsx)(re,{variant:"defa\
ult",size:"xs",onClick:()=>t.copy(e),children:t.copied?B.copied:B.copy})})}function s7({route:e,name:t,hint:r,type:o,width:n}){let a=e.query.get(t)??"",[i,l]=(0,nm.useState)(
a);(0,nm.useEffect)(()=>l(a),[a]);let s=Ao(c=>At(e,{[t]:c,offset:void 0},!0),250);return(0,ze.jsx)(Bo,{type:o,size:"xs",w:n,placeholder:r,"aria-label":r,value:i,
name:t,onChange:c=>{l(c.currentTarget.value),s(c.currentTarget.value)}})}var Ro=({route:e})=>(0,ze.jsx)(s7,{route:e,name:"search",hint:B.searchHint,type:"search",
width:240}),$r=({route:e})=>(0,ze.jsx)(s7,{route:e,name:"namespace",hint:B.namespaceHint,type:"text",width:150}),Zt=50;function qr({route:e,shown:t,matching:r}){
let o=Number(e.query.get("offset")??0);if(r===0)return null;let n=a=>At(e,{offset:a>0?a:void 0});return(0,ze.jsxs)(Z,{gap:"xs",justify:"flex-end",mt:"xs",children:[
(0,ze.jsx)(G,{size:"sm",c:"dimmed",children:B.page(Math.min(o+1,r),o+t,r)}),(0,ze.jsx)(re,{size:"compact-sm",variant:"default",disabled:o===0,"aria-label":B.previous,
onClick:()=>n(o-Zt),children:"←"}),(0,ze.jsx)(re,{size:"compact-sm",variant:"default",disabled:o+t>=r,"aria-label":B.next,onClick:()=>n(o+Zt),children:"→"})]})}var c7=x(M(),1);var wr=x(T(),1),l_="[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?",OB=new RegExp(`((?:Cluster)?(?:Propagation|Override)Policy) (?:(${l_})/)?(${l_})|(?<=^|; |(?:in|to|from) (\
?:the )?)cluster (${l_})|(since )?(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)`,"g"),MB=["is","has","are","did","does","was","were","to","of","in","with","and",
"or","not","that","which","reports","needs"];function DB(e,t,r,o){let[n,a,i,l,s,c,u]=e;if(u)return c?(0,wr.jsxs)(wr.Fragment,{children:["for ",(0,wr.jsx)(He,{since:u})]}):
(0,wr.jsxs)(wr.Fragment,{children:[(0,wr.jsx)(He,{since:u})," ago"]});if(s)return MB.includes(s)||r&&!r.includes(s)?n:(0,wr.jsxs)(wr.Fragment,{children:["cluste\
r ",(0,wr.jsx)(ur,{name:s})]});if(o&&!o.includes(n))return n;let d=a.startsWith("Cluster")?void 0:i??t;return(0,wr.jsx)(se,{to:Or({group:"policy.karmada.io",version:"\
v1alpha1",kind:a,namespace:d,name:l}),children:n})}function Je({text:e,cluster:t,namespace:r,clusters:o,policies:n,size:a="sm"}){let i=t&&e.startsWith(t+": ")?t:
"",l=e.slice(i?i.length+2:0),s=[],c=0;for(let u of l.matchAll(OB))s.push(l.slice(c,u.index),DB(u,r,o,n)),c=u.index+u[0].length;return s.push(l.slice(c)),(0,wr.jsxs)(
G,{size:a,span:!0,className:"reason",children:[i&&(0,wr.jsxs)(wr.Fragment,{children:[(0,wr.jsx)(ur,{name:i}),": "]}),s.map((u,d)=>(0,wr.jsx)(c7.Fragment,{children:u},
d))]})}var Lv=x(M(),1);var It=x(T(),1);function pt({rows:e,...t}){let r=d7(e);return(0,It.jsx)(u7,{...t,shown:r,rows:e.map(o=>(0,It.jsx)(m7,{cells:o.cells,shown:r},o.key))})}function BB(e){
if(!(0,Lv.isValidElement)(e))return e===""||e===void 0||e===null||e===!1;let{type:t,props:r}=e;return t===He&&!r.since||t===Ma&&!r.usage||t===Je&&!r.text}var d7=e=>(e[0]?.
cells??[]).map((t,r)=>e.some(o=>!BB(o.cells[r]))?"1":"0").join(""),PB=e=>e.length<=24||e.length<=40&&!e.includes(" "),m7=({cells:e,shown:t})=>(0,It.jsx)(Gt.Tr,{
children:e.map((r,o)=>t[o]==="1"&&(0,It.jsx)(Gt.Td,{className:typeof r!="object"&&PB(String(r))?void 0:"wrap",children:r},o))}),LB=(0,Lv.memo)(({item:e,row:t,shown:r})=>(0,It.jsx)(
m7,{cells:t(e).cells,shown:r})),jB=15e3;function jv({items:e,row:t,...r}){let o=Math.floor(Date.now()/jB),n=d7(e.map(t));return(0,It.jsx)(u7,{...r,shown:n,rows:e.
map(a=>(0,It.jsx)(LB,{item:a,row:t,at:o,shown:n},HB(a)))})}var HB=e=>{let{kind:t,namespace:r,name:o}=e;return`${t}/${r}/${o}`};function u7({label:e,columns:t,rows:r,
shown:o,empty:n=B.noRows}){return r.length===0?(0,It.jsx)(G,{size:"sm",c:"dimmed",py:"xs",children:n}):(0,It.jsx)(Gt.ScrollContainer,{minWidth:600,type:"native",
children:(0,It.jsxs)(Gt,{"aria-label":e,highlightOnHover:!0,verticalSpacing:6,stickyHeader:!0,children:[(0,It.jsx)(Gt.Thead,{children:(0,It.jsx)(Gt.Tr,{children:t.
map((a,i)=>o[i]==="1"&&(0,It.jsx)(Gt.Th,{scope:"col",children:a},i))})}),(0,It.jsx)(Gt.Tbody,{children:r})]})})}function Hv({label:e,conditions:t}){return(0,It.jsx)(
pt,{label:e,columns:B.workload.conditionColumns,rows:t.map(r=>({key:r.type,cells:[r.type,r.status,r.reason,(0,It.jsx)(Je,{text:r.message}),(0,It.jsx)(He,{since:r.
lastTransitionTime})]}))})}function Iv({events:e,clusters:t,policies:r}){return(0,It.jsx)(pt,{label:B.workload.tabs.events,columns:B.workload.eventColumns,empty:B.
workload.noEvents,rows:e.map((o,n)=>({key:String(n),cells:[(0,It.jsx)(He,{since:o.last}),(0,It.jsx)(Ee,{size:"sm",variant:"light",color:o.type==="Warning"?"yell\
ow":"gray",children:o.type}),o.reason,o.object,o.count,(0,It.jsx)(Je,{text:o.message,clusters:t,policies:r})]}))})}var J=x(T(),1),Ie=B.cluster;function IB({value:e}){let[t,r]=(0,f7.useState)(""),o=(n,a)=>{r(""),Et(n,{cluster:e.name,...a}).catch(i=>r(i.message))};return(0,J.jsxs)(
J.Fragment,{children:[(0,J.jsxs)(Z,{gap:"xs",children:[e.pending&&(0,J.jsx)(re,{size:"xs",onClick:()=>o("approve-cluster",{}),children:B.inbox.approve}),(0,J.jsx)(
re,{size:"xs",variant:"default",onClick:()=>o("cordon",{cordoned:!e.cordoned}),children:e.cordoned?Ie.uncordon:Ie.cordon}),(0,J.jsx)(re,{component:"a",size:"xs",
variant:"default",onClick:wi,href:fe("whatif",{cluster:e.name,operation:"Drain"}),children:B.whatif.drain}),(0,J.jsx)(re,{component:"a",size:"xs",variant:"defau\
lt",onClick:wi,href:fe("whatif",{cluster:e.name,operation:"LoseCluster"}),children:B.whatif.lose}),(0,J.jsx)(ft,{command:`kubectl describe cluster ${e.name}`})]}),
t&&(0,J.jsx)(ne,{color:"red",role:"alert",children:t})]})}function VB({value:e}){let{problem:t}=e,r=e.counts.x??0;if(!t){let o=e.pending?Ie.pending:e.cordoned?Ie.
cordoned:"";return(0,J.jsx)(ne,{color:o?"yellow":"green",role:"status",title:Ie.ready,children:o||void 0})}return(0,J.jsxs)(ne,{color:"red",role:"status",title:(0,J.jsxs)(
J.Fragment,{children:[B.problems[t.kind]??t.kind," ",(0,J.jsxs)(G,{span:!0,size:"sm",c:"dimmed",children:[B.verdict.since," ",(0,J.jsx)(He,{since:t.since})]})]}),
children:[(0,J.jsx)(Je,{text:t.message}),r>0&&(0,J.jsx)("div",{children:(0,J.jsx)(G,{size:"sm",span:!0,children:Ie.unknown(r)})})]})}function Fo({label:e,children:t}){
return(0,J.jsxs)("div",{children:[(0,J.jsx)(G,{size:"xs",c:"dimmed",children:e}),(0,J.jsx)(G,{size:"sm",component:"div",className:"reason",children:t||"–"})]})}
function UB({value:e}){let t=(o,n=1)=>o===void 0?"":String(Math.round(10*o/n)/10);return(0,J.jsxs)(xu,{cols:{base:2,sm:3,lg:6},spacing:"md",children:[(0,J.jsx)(
Fo,{label:Ie.facts.mode,children:e.mode}),(0,J.jsx)(Fo,{label:Ie.facts.version,children:e.version}),(0,J.jsx)(Fo,{label:Ie.facts.place,children:[e.provider,e.region,
e.zone].filter(Boolean).join(" / ")}),(0,J.jsx)(Fo,{label:Ie.facts.endpoint,children:e.endpoint}),(0,J.jsx)(Fo,{label:Ie.facts.nodes,children:e.nodes?Ie.of(String(
e.readyNodes),String(e.nodes)):""}),(0,J.jsx)(Fo,{label:Ie.facts.age,children:(0,J.jsx)(He,{since:e.created})}),(0,J.jsx)(Fo,{label:Ie.facts.cpu,children:e.cpu&&
(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ma,{usage:e.cpu,label:Ie.facts.cpu}),Ie.of(t(e.cpu.allocated),t(e.cpu.allocatable))]})}),(0,J.jsx)(Fo,{label:Ie.facts.
memory,children:e.memory&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ma,{usage:e.memory,memory:!0,label:Ie.facts.memory}),Ie.of(t(e.memory.allocated,1073741824),
t(e.memory.allocatable,1073741824)+" GiB")]})}),(0,J.jsx)(Fo,{label:Ie.facts.pods,children:e.pods&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ma,{usage:e.pods,label:Ie.
facts.pods}),Ie.of(t(e.pods.allocated),t(e.pods.allocatable))]})}),(0,J.jsx)(Fo,{label:Ie.facts.apis,children:e.apis||""}),e.renewed&&(0,J.jsx)(Fo,{label:Ie.facts.
renewed,children:(0,J.jsx)(He,{since:e.renewed})}),(0,J.jsx)(Fo,{label:Ie.facts.labels,children:Bv(e.labels)}),(0,J.jsx)(Fo,{label:Ie.facts.taints,children:e.taints?.
join(", ")})]})}var GB={h:"green",p:"yellow",f:"red",l:"blue",x:"gray"};function $B(e){let t=e.state==="x"?`? / ${e.replicas}`:`${e.ready??0}/${e.replicas}`;return{
key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,J.jsxs)(Z,{gap:6,children:[(0,J.jsx)(se,{to:ir(e),children:e.name}),(0,J.jsx)(G,{size:"xs",c:"dimmed",children:e.
kind})]}),e.namespace??"",(0,J.jsx)(Ee,{size:"sm",variant:"light",color:GB[e.state],children:B.matrix.states[e.state]}),e.replicas===void 0?"":(0,J.jsx)("span",
{className:"nowrap",children:t}),(0,J.jsx)(Je,{text:e.message??"",namespace:e.namespace})]}}function p7({route:e}){let t=e.query.get("name")??"",r=Yt("cluster",
{...Object.fromEntries(e.query),limit:Zt}),o=r.value?.name===t?r.value:void 0;return(0,J.jsxs)(me,{gap:"md",children:[(0,J.jsxs)(Z,{justify:"space-between",children:[
(0,J.jsx)(le,{order:1,size:"h3",children:t}),o&&(0,J.jsx)(IB,{value:o})]}),(0,J.jsx)(Nt,{live:{...r,value:o},reading:o}),o&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(
VB,{value:o}),(0,J.jsx)(UB,{value:o}),(0,J.jsxs)("section",{children:[(0,J.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,J.jsxs)(le,{order:2,size:"h5",children:[
Ie.workloads," ",(0,J.jsx)(G,{span:!0,c:"dimmed",size:"sm",children:o.matching})]}),(0,J.jsxs)(Z,{gap:"xs",children:[(0,J.jsx)(se,{to:fe("moves",{search:t}),children:Ie.
moves}),(0,J.jsx)($r,{route:e}),(0,J.jsx)(Ro,{route:e})]})]}),(0,J.jsx)(pt,{label:Ie.workloads,columns:Ie.columns,empty:im(o,"resourcebindings",B.fleet.mayNotListObjects)??
Ie.empty,rows:o.page.map($B)}),(0,J.jsx)(qr,{route:e,shown:o.page.length,matching:o.matching})]}),(0,J.jsxs)("section",{children:[(0,J.jsx)(le,{order:2,size:"h5",
mb:"xs",children:Ie.conditions}),(0,J.jsx)(Hv,{label:Ie.conditions,conditions:o.conditions})]}),(0,J.jsxs)("section",{children:[(0,J.jsx)(le,{order:2,size:"h5",
mb:"xs",children:B.workload.tabs.events}),(0,J.jsx)(Iv,{events:o.events,clusters:[o.name],policies:o.policies})]})]})]})}var Fr=x(M(),1);var h7=x(M(),1);var Vt=x(T(),1),lm=B.diff;function Vv({text:e}){return(0,Vt.jsx)("pre",{className:"mono diff",tabIndex:0,children:e.split(`
`).map((t,r)=>(0,Vt.jsx)("span",{className:t.startsWith("+")?"added":t.startsWith("-")?"removed":void 0,children:t+`
`},r))})}function qB(e){let t=new Map;for(let r of e){let o=JSON.stringify([r.change,r.diff,r.error,r.pending,r.later]);t.set(o,[...t.get(o)??[],r])}return[...t.
values()]}function g7({object:e}){let[t,r]=(0,h7.useState)(0),o=om("diff",{...e,round:t}),{value:n}=o,a=n?.clusters.filter(l=>l.change==="Unchanged"&&!l.later)??
[],i=Object.values(n?.hidden??{}).reduce((l,s)=>l+s,0);return(0,Vt.jsxs)(me,{gap:"sm",children:[(0,Vt.jsx)(Z,{children:(0,Vt.jsx)(re,{size:"compact-sm",variant:"\
default",onClick:()=>r(t+1),children:lm.refresh})}),(0,Vt.jsx)(Nt,{live:o}),n&&n.clusters.length===0&&(0,Vt.jsx)(G,{size:"sm",children:lm.none}),qB(n?.clusters.
filter(l=>l.change!=="Unchanged"||l.later)??[]).map(l=>{let[s]=l;return(0,Vt.jsxs)("section",{children:[(0,Vt.jsxs)(le,{order:2,size:"h5",children:[s.change,": ",
l.map(c=>c.cluster).join(", ")]}),s.error&&(0,Vt.jsx)(ne,{color:"red",children:s.error}),s.pending&&(0,Vt.jsxs)(G,{size:"sm",c:"dimmed",children:[lm.pending,": ",
s.pending]}),s.diff&&(0,Vt.jsx)(Vv,{text:s.diff}),s.later&&(0,Vt.jsxs)(Vt.Fragment,{children:[(0,Vt.jsxs)(G,{size:"sm",children:[lm.later(s.later.revision),": ",
s.later.reason]}),s.later.error&&(0,Vt.jsx)(ne,{color:"red",children:s.later.error}),s.later.diff&&(0,Vt.jsx)(Vv,{text:s.later.diff})]})]},s.cluster)}),a.length>
0&&(0,Vt.jsxs)(G,{size:"sm",children:[lm.equal(a.length),": ",a.map(l=>l.cluster).join(", ")]}),i>0&&(0,Vt.jsx)(G,{size:"sm",c:"dimmed",children:lm.hidden(i)}),
n?.notes?.map(l=>(0,Vt.jsx)(G,{size:"sm",children:l},l))]})}var Ot=x(T(),1),bn=B.plan,YB=["deleted","lost","unschedulable","restarted"],v7=(e,t)=>e?.map(r=>{let o=t?.[r.name];return(r.replicas?`${r.name}: ${r.replicas}`:
r.name)+(r.replicas&&o!==void 0&&o!==r.replicas?` (${bn.ready(o)})`:"")}).join(", ")??"",b7=({held:e})=>e?(0,Ot.jsxs)(G,{size:"xs",c:"dimmed",children:[bn.held,
": ",e]}):null;function FB({effect:e}){return(0,Ot.jsxs)(Ot.Fragment,{children:[e.error&&(0,Ot.jsx)(G,{size:"sm",c:"red",children:e.error}),e.warnings?.map(t=>(0,Ot.jsxs)(
G,{size:"sm",c:"red",children:[bn.warning," ",t]},t)),e.changes?.map(t=>t.diff?(0,Ot.jsxs)("details",{children:[(0,Ot.jsxs)("summary",{children:[t.action," ",t.
cluster,(0,Ot.jsx)(b7,{held:t.held})]}),(0,Ot.jsx)(Vv,{text:t.diff})]},t.cluster):(0,Ot.jsxs)("div",{children:[t.action," ",t.cluster,(0,Ot.jsx)(b7,{held:t.held})]},
t.cluster))]})}function XB(e){let[t,r]=e.resource.apiVersion.includes("/")?e.resource.apiVersion.split("/"):["",e.resource.apiVersion];return{key:`${e.namespace}\
/${e.name}`,cells:[(0,Ot.jsxs)(se,{to:fe("workload",{group:t,version:r,kind:e.resource.kind,namespace:e.namespace,name:e.resource.name}),children:[e.resource.kind,
" ",e.resource.name]}),e.namespace??"",v7(e.before,e.ready),v7(e.after),e.error||e.warnings?.length||e.changes?.length?(0,Ot.jsx)(FB,{effect:e}):"",e.reason??""]}}
function Uv({plan:e}){let t=e.bindings??[];return(0,Ot.jsxs)(me,{gap:"sm",role:"status",children:[(0,Ot.jsx)(le,{order:2,size:"h5",children:bn.heading}),(0,Ot.jsx)(
Z,{gap:"xs",children:Object.entries(bn.summary).filter(([r])=>e.summary[r]).map(([r,o])=>(0,Ot.jsx)(Ee,{variant:"light",color:YB.includes(r)?"red":"indigo",children:bn.
summed(e.summary[r],o)},r))}),e.warnings?.length?(0,Ot.jsx)(ne,{color:"yellow",title:bn.warnings,children:e.warnings.map(r=>(0,Ot.jsx)("div",{children:r},r))}):
null,(0,Ot.jsx)(pt,{label:bn.heading,columns:bn.columns,empty:bn.nothing,rows:t.map(XB)}),(e.summary.changed??0)>t.length&&(0,Ot.jsx)(G,{size:"sm",c:"dimmed",children:bn.
more(t.length)}),e.incomplete?.map(r=>(0,Ot.jsx)(ne,{color:"yellow",title:bn.incomplete,children:r},r))]})}function KB(e){let[,t,r]=/^((?:\s|- )*)(.*)$/.exec(e),o=/^(?:"([^"]+)"|'([^']+)'|([^\s:#"'{[][^:#]*)):(?:\s+(.*))?$/.exec(r);return{indent:t.length,key:o?o[1]??
o[2]??o[3]:void 0,value:o?.[4]?.trim()??""}}function QB(e){let t=[],r=[],o=1/0;return e.split(`
`).forEach((n,a)=>{if(!n.trim()||n.trim().startsWith("#"))return;if(n.startsWith("---")){r=[];return}let{indent:i,key:l,value:s}=KB(n);i>o||(o=1/0,r=r.filter(c=>c.
indent<i),l!==void 0&&(r.push({indent:i,key:l}),/^[|>]/.test(s)&&(o=i),t.push({path:r.map(c=>c.key),line:a,indent:i})))}),t}function ZB(e,t){let r=e;for(let o of t){
for(;r?.i;)r=r.i;r=r?.p?.[o]}for(;r?.i;)r=r.i;return r}function y7(e,t){return QB(t).filter(r=>{let o=ZB(e,r.path.slice(0,-1));return o?.p!==void 0&&o.p[r.path.
at(-1)]===void 0})}function w7(e){let t=/^apiVersion:\s*["']?([\w./-]+)/m.exec(e)?.[1],r=/^kind:\s*["']?(\w+)/m.exec(e)?.[1];if(!t||!r)return;let[o,n]=t.includes("/")?t.split("/"):
["",t];return{group:o,version:n,kind:r}}var at=x(T(),1),Yr=B.edit,WB=`apiVersion: policy.karmada.io/v1alpha1
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
`;function JB(e){let[t,r]=(0,Fr.useState)(),o=JSON.stringify(w7(e));return(0,Fr.useEffect)(()=>{let n=!0;return r(void 0),o&&Na("schema",JSON.parse(o)).then(a=>n&&
r(a),()=>{}),()=>{n=!1}},[o]),t}function eP({text:e,schema:t,onChange:r}){let o=(0,Fr.useRef)(null),n=Oi("light")==="dark",a=(0,Fr.useRef)(e),i=(0,Fr.useRef)(t);
return i.current=t,(0,Fr.useEffect)(()=>{let l=()=>{},s=!1;return r7().then(({create:c})=>{if(s)return;let u=c({parent:o.current,text:a.current,label:Yr.label,dark:n,
nonce:Is,schema:()=>i.current,onChange:d=>{a.current=d,r(d)}});l=()=>u.destroy()}),()=>{s=!0,l()}},[n]),(0,at.jsx)("div",{ref:o,className:"editor"})}function tP(e){
let[t,r]=(0,Fr.useState)(e),[o,n]=(0,Fr.useState)(),[a,i]=(0,Fr.useState)(""),[l,s]=(0,Fr.useState)(""),[c,u]=(0,Fr.useState)(!1);return{text:t,edit:f=>{r(f),i(
"")},planned:o,setPlanned:n,message:a,error:l,busy:c,run:f=>{u(!0),s(""),i(""),f().then(i,p=>s(p.message)).finally(()=>u(!1))}}}function rP({initial:e,base:t,exists:r}){
let o=tP(e),n=d=>o.run(async()=>(o.setPlanned(void 0),d==="Apply"&&await Et("validate",{yaml:o.text,base:t}),o.setPlanned({plan:await Et("plan",{changes:[{operation:d,
yaml:o.text,base:t}]}),text:o.text,operation:d}),"")),a=()=>o.run(async()=>{let d=await Et("save",{yaml:o.text,base:t,planHash:o.planned.plan.planHash});return yi(
Or(d)+"&saved="+Date.now(),!0),Yr.saved}),i=()=>o.run(async()=>(await Et("delete",{yaml:o.text,base:t,planHash:o.planned.plan.planHash}),yi(fe("policies")),Yr.deleted)),
l=JB(o.text),s=y7(l,o.text),c=o.planned&&o.planned.text===o.text?o.planned:void 0,u=r&&o.text===e;return(0,at.jsxs)(me,{gap:"sm",children:[(0,at.jsx)(eP,{text:e,
schema:l,onChange:o.edit}),(0,at.jsx)(G,{size:"xs",c:"dimmed",children:l?Yr.complete:Yr.noSchema}),s.length>0&&(0,at.jsx)(ne,{color:"yellow",role:"status",title:Yr.
unknown,children:s.slice(0,10).map(d=>(0,at.jsx)("div",{children:Yr.field(d.path.join("."),d.line+1)},d.line))}),(0,at.jsxs)(Z,{gap:"xs",children:[(0,at.jsx)(re,
{variant:"default",disabled:o.busy,onClick:()=>o.run(()=>Et("validate",{yaml:o.text,base:t}).then(()=>Yr.valid)),children:Yr.validate}),(0,at.jsx)(re,{disabled:o.
busy||u,onClick:()=>n("Apply"),children:Yr.plan}),r&&(0,at.jsx)(re,{variant:"default",color:"red",disabled:o.busy,onClick:()=>n("Delete"),children:Yr.remove}),c?.
operation==="Apply"&&(0,at.jsx)(re,{color:"green",autoContrast:!1,disabled:o.busy||u,onClick:a,children:Yr.apply}),c?.operation==="Delete"&&(0,at.jsx)(re,{color:"\
red",disabled:o.busy,onClick:i,children:Yr.removeNow}),(u||!c)&&(0,at.jsx)(G,{size:"sm",c:"dimmed",children:u?Yr.same:Yr.stale}),o.busy&&(0,at.jsx)(Xt,{size:"xs",
role:"status","aria-label":B.plan.busy})]}),o.error&&(0,at.jsx)(ne,{color:"red",role:"alert",className:"pre",children:o.error}),o.message&&(0,at.jsx)(ne,{color:"\
green",role:"status",children:o.message}),o.planned&&(0,at.jsx)("div",{className:c?void 0:"stale",children:(0,at.jsx)(Uv,{plan:o.planned.plan})})]})}function x7({
route:e}){let{saved:t,...r}=Object.fromEntries(e.query),[o,n]=(0,Fr.useState)({key:""}),a=JSON.stringify([r,t]),i=!!r.name;return(0,Fr.useEffect)(()=>{let l=!0;
if(!i){n({yaml:WB,key:a});return}return Na("object",r).then(s=>l&&n({yaml:s.yaml,base:s.base,key:a}),s=>l&&n({error:s.message,key:a})),()=>{l=!1}},[a]),(0,at.jsxs)(
me,{gap:"sm",children:[(0,at.jsxs)(Z,{justify:"space-between",children:[(0,at.jsxs)(le,{order:1,size:"h3",children:[r.name??B.policies.create," ",(0,at.jsx)(G,{
span:!0,c:"dimmed",children:[r.kind,r.namespace].filter(Boolean).join(" ")})]}),(0,at.jsx)(ft,{command:"karmadactl plan -f policy.yaml"})]}),t&&(0,at.jsx)(ne,{color:"\
green",role:"status",children:Yr.saved}),o.error&&(0,at.jsx)(ne,{color:"red",title:B.failed,role:"alert",children:o.error}),o.yaml!==void 0&&o.key===a&&(0,at.jsx)(
rP,{initial:o.yaml,base:o.base,exists:i},a)]})}var S7=x(M(),1);var te=x(T(),1),ht=B.fleet;function _7({label:e,total:t,detail:r,href:o,denied:n}){return n?(0,te.jsxs)(Nn,{withBorder:!0,padding:"md",className:"count",children:[
(0,te.jsx)(se,{to:o,children:e}),(0,te.jsx)(G,{size:"sm",children:n})]}):(0,te.jsxs)(Nn,{withBorder:!0,padding:"md",className:"count",children:[o.startsWith("#")?
(0,te.jsx)(ls,{href:o,size:"sm",children:e}):(0,te.jsx)(se,{to:o,children:e}),(0,te.jsx)(G,{fz:32,fw:700,lh:1.1,children:t}),(0,te.jsx)(G,{size:"sm",component:"\
div",children:r})]})}function oP({region:e,route:t}){let r=t.query.get("region")===e.name,o=e.name||ht.noRegion;return(0,te.jsx)(sr,{onClick:()=>At(t,{region:r?
void 0:e.name,offset:void 0}),"aria-pressed":r,disabled:e.name==="",children:(0,te.jsxs)(Nn,{withBorder:!0,padding:"xs",bg:r?"var(--mantine-primary-color-light)":
void 0,children:[(0,te.jsx)(G,{size:"sm",fw:600,children:o}),(0,te.jsxs)(G,{size:"xs",c:e.ready<e.clusters?"red":"dimmed",children:[e.ready,"/",e.clusters," ",ht.
ready]}),(0,te.jsx)(Ma,{usage:e.cpu,label:`${ht.columns[6]} ${o}`})]})})}function nP(e,t){let r=e.object.slice(e.object.indexOf("/")+1),o=e.template?ir(e.template):
e.object.startsWith("cluster/")?Oa(r):fe("workloads",{search:r,filter:"problem"});return{key:String(t),cells:[(0,te.jsx)(am,{kind:e.kind}),(0,te.jsx)("span",{className:"\
nowrap",children:(0,te.jsx)(se,{to:o,children:e.object})}),e.namespace??"",e.clusters||"",(0,te.jsx)(He,{since:e.since}),(0,te.jsxs)(te.Fragment,{children:[(0,te.jsx)(
Je,{text:e.message,cluster:e.cluster,namespace:e.namespace}),e.unknown?(0,te.jsx)("div",{children:(0,te.jsx)(se,{to:fe("workloads",{filter:"unknown",search:e.cluster}),
children:ht.unknown(e.unknown)})}):null]})]}}function aP({cluster:e}){return(0,te.jsxs)(Z,{gap:4,children:[(0,te.jsx)(am,{kind:e.problem?.kind}),e.cordoned&&(0,te.jsx)(
Ee,{color:"gray",variant:"light",size:"sm",children:ht.cordoned}),e.pending&&(0,te.jsx)(Ee,{color:"yellow",variant:"light",size:"sm",children:ht.pending}),e.problem&&
(0,te.jsx)(Je,{size:"xs",text:e.problem.message})]})}var iP=e=>C7(e,!0),lP=e=>C7(e,!1);function C7(e,t){return{key:e.name,cells:[(0,te.jsx)(ur,{name:e.name}),(0,te.jsx)(
aP,{cluster:e}),...t?[(0,te.jsx)("span",{className:"nowrap",children:[e.region,e.zone].filter(Boolean).join(" / ")})]:[],e.version??"",e.mode,e.nodes?`${e.readyNodes}\
/${e.nodes}`:"",(0,te.jsx)(Ma,{usage:e.cpu,label:`${ht.columns[6]} ${e.name}`}),(0,te.jsx)(Ma,{usage:e.memory,memory:!0,label:`${ht.columns[7]} ${e.name}`}),e.taints?
(0,te.jsx)(G,{size:"xs",children:e.taints.join(", ")}):"",(0,te.jsx)("span",{className:"nowrap",title:ht.whatifHint(e.name),children:(0,te.jsx)(se,{to:fe("whati\
f",{cluster:e.name}),children:ht.whatif})})]}}function sP({value:e}){let t=e.clusters-e.ready;return(0,te.jsxs)(Z,{align:"stretch",children:[(0,te.jsx)(_7,{label:ht.
clusters,total:e.clusters,href:"#clusters",denied:im(e,"clusters",ht.mayNotList),detail:(0,te.jsxs)(te.Fragment,{children:[e.ready," ",ht.ready,t>0&&(0,te.jsxs)(
te.Fragment,{children:[", ",(0,te.jsxs)(G,{span:!0,c:"red",children:[t," ",ht.notReady]})]}),e.cordoned>0&&`, ${e.cordoned} ${ht.cordoned}`]})}),(0,te.jsx)(_7,{
label:ht.objects,total:e.objects,href:fe("workloads"),denied:im(e,"resourcebindings",ht.mayNotListObjects),detail:(0,te.jsxs)(te.Fragment,{children:[e.healthy,"\
 ",ht.healthy,e.problems.filter(r=>r.kind!=="ClusterNotReady").map(r=>(0,te.jsxs)(S7.Fragment,{children:[", ",(0,te.jsxs)(G,{span:!0,c:"red",children:[r.count,"\
 ",r.name]})]},r.kind))]})})]})}function z7({route:e}){let t=Yt("fleet",{...Object.fromEntries(e.query),limit:Zt}),{value:r}=t,o=r?.regions.some(n=>n.name!=="");
return(0,te.jsxs)(me,{gap:"md",children:[(0,te.jsxs)(Z,{justify:"space-between",children:[(0,te.jsx)(le,{order:1,size:"h3",children:B.pages.fleet}),(0,te.jsx)(ft,
{command:"karmadactl status"})]}),(0,te.jsx)(Nt,{live:t,reading:r}),r&&(0,te.jsxs)(te.Fragment,{children:[(0,te.jsx)(sP,{value:r}),(0,te.jsxs)("section",{children:[
(0,te.jsx)(le,{order:2,size:"h5",mb:"xs",children:ht.problems}),(0,te.jsx)(pt,{label:ht.problems,columns:ht.problemColumns,empty:ht.noProblems,rows:r.worst.map(
nP)})]}),(0,te.jsxs)("section",{id:"clusters",children:[(0,te.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,te.jsx)(le,{order:2,size:"h5",children:ht.clusters}),
(0,te.jsx)(Ro,{route:e})]}),r.regions.length>1&&(0,te.jsx)(Z,{gap:"xs",mb:"xs",children:r.regions.map(n=>(0,te.jsx)(oP,{region:n,route:e},n.name))}),(0,te.jsx)(
jv,{label:ht.clusters,columns:o?ht.columns:ht.columns.filter((n,a)=>a!==2),items:r.page,row:o?iP:lP,empty:im(r,"clusters",ht.mayNotList)}),(0,te.jsx)(qr,{route:e,
shown:r.page.length,matching:r.matching})]})]})]})}var Gv=x(M(),1);var et=x(T(),1),lo=B.inbox,k7=e=>e.template?`${e.template.kind} ${e.template.namespace??""}/${e.template.name}${e.cluster?` (${e.cluster})`:""}`:e.cluster,cP=({
kind:e,template:t,cluster:r})=>t?ir(t)+(e==="adoption"?"&tab=diff":""):Oa(r);function dP({item:e,keep:t}){return e.kind==="cluster"?Et("approve-cluster",{cluster:e.
cluster}):e.kind==="adoption"?Et("approve-adoption",{...e.template,cluster:e.cluster}):e.kind==="rollout"?Et("rollout",{namespace:e.template.namespace??"",name:e.
rollout,revision:e.revision,action:"approve",stage:e.stage}):Et("approve-held",{namespace:e.template.namespace??"",binding:e.binding,generation:e.generation,keep:t,
restart:e.kind==="restart"})}function mP({decision:e,onClose:t}){let[r,o]=(0,Gv.useState)(""),[n,a]=(0,Gv.useState)(!1),{item:i,keep:l}=e,s=k7(i),c={cluster:lo.
confirmCluster,restart:lo.confirmRestart,rollout:lo.confirmRollout,adoption:lo.confirmAdoption,removal:l?lo.confirmKeep:lo.confirmRemove}[i.kind](s);return(0,et.jsx)(
Cr,{opened:!0,onClose:t,title:lo.confirmHeadings[i.kind],centered:!0,children:(0,et.jsxs)(me,{children:[r&&(0,et.jsx)(ne,{color:"red",role:"alert",children:r}),
(0,et.jsx)(G,{size:"sm",children:c}),(0,et.jsx)(G,{size:"sm",c:"dimmed",children:i.message}),(0,et.jsxs)(Z,{justify:"flex-end",children:[(0,et.jsx)(re,{variant:"\
default",onClick:t,"data-autofocus":!0,children:lo.cancel}),(0,et.jsx)(re,{color:i.kind!=="removal"||l?void 0:"red",loading:n,onClick:()=>{a(!0),dP(e).then(t,u=>{
a(!1),o(u.message)})},children:lo.confirm})]})]})})}function T7({route:e}){let t=Yt("inbox",{...Object.fromEntries(e.query),limit:Zt}),[r,o]=(0,Gv.useState)(),{
value:n}=t,a=i=>({key:i.kind+(i.cluster??"")+(i.template?.namespace??"")+(i.binding??"")+(i.rollout??""),cells:[lo.kinds[i.kind],(0,et.jsx)(se,{to:cP(i),children:k7(
i)}),(0,et.jsx)(He,{since:i.since}),(0,et.jsx)(Je,{text:i.message,cluster:i.cluster,namespace:i.template?.namespace}),(0,et.jsxs)(Z,{gap:"xs",wrap:"nowrap",justify:"\
flex-end",children:[i.kind==="removal"&&(0,et.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>o({item:i,keep:!0}),children:lo.keep}),(0,et.jsx)(re,{size:"\
compact-sm",color:i.kind==="removal"?"red":void 0,onClick:()=>o({item:i,keep:!1}),children:i.kind==="removal"?lo.remove:lo.approve})]})]});return(0,et.jsxs)(me,
{gap:"sm",children:[(0,et.jsxs)(Z,{justify:"space-between",children:[(0,et.jsx)(le,{order:1,size:"h3",children:B.pages.inbox}),(0,et.jsxs)(Z,{gap:"xs",children:[
(0,et.jsx)($r,{route:e}),(0,et.jsx)(ft,{command:"karmadactl approve"})]})]}),(0,et.jsx)(Nt,{live:t,reading:n}),n&&(0,et.jsxs)(et.Fragment,{children:[(0,et.jsx)(
pt,{label:B.pages.inbox,columns:lo.columns,empty:lo.empty,rows:n.items.map(a)}),(0,et.jsx)(qr,{route:e,shown:n.items.length,matching:n.matching})]}),r&&(0,et.jsx)(
mP,{decision:r,onClose:()=>o(void 0)})]})}var xi=x(M(),1);var Wt=x(T(),1);function R7({onLogin:e}){let[t,r]=(0,xi.useState)("kubeconfig"),[o,n]=(0,xi.useState)(""),[a,i]=(0,xi.useState)(""),[l,s]=(0,xi.useState)(""),[c,
u]=(0,xi.useState)(!1),[d,m]=(0,xi.useState)(!1);return(0,xi.useEffect)(()=>{Na("methods").then(p=>m(p.oidc),()=>{})},[]),(0,Wt.jsx)(cs,{component:"main",mih:"1\
00vh",p:"md",children:(0,Wt.jsx)(ia,{withBorder:!0,p:"xl",w:560,maw:"100%",component:"form",onSubmit:p=>{p.preventDefault(),u(!0),s(""),Et("login",t==="token"?{
token:a}:{kubeconfig:o}).then(e,h=>s(h.message)).finally(()=>u(!1))},children:(0,Wt.jsxs)(me,{gap:"md",children:[(0,Wt.jsx)(le,{order:1,size:"h2",children:B.login.
heading}),(0,Wt.jsx)(G,{size:"sm",children:B.login.intro}),l&&(0,Wt.jsx)(ne,{color:"red",role:"alert",children:l}),d&&(0,Wt.jsx)(re,{component:"a",href:"/ui/api\
/oidc/login",children:B.login.oidc}),(0,Wt.jsxs)(xt,{value:t,onChange:r,children:[(0,Wt.jsxs)(xt.List,{mb:"sm",children:[(0,Wt.jsx)(xt.Tab,{value:"kubeconfig",children:B.
login.kubeconfig}),(0,Wt.jsx)(xt.Tab,{value:"token",children:B.login.token})]}),(0,Wt.jsx)(xt.Panel,{value:"kubeconfig",children:(0,Wt.jsxs)(me,{gap:"xs",children:[
(0,Wt.jsx)(du,{label:B.login.kubeconfig,description:B.login.kubeconfigHint,rows:8,spellCheck:!1,autoComplete:"off",name:"kubeconfig",value:o,onChange:p=>n(p.currentTarget.
value)}),(0,Wt.jsx)(Ch,{onChange:p=>{p?.text().then(n)},children:p=>(0,Wt.jsx)(re,{...p,variant:"default",size:"xs",children:B.login.file})})]})}),(0,Wt.jsx)(xt.
Panel,{value:"token",children:(0,Wt.jsx)(Zc,{label:B.login.token,description:B.login.tokenHint,autoComplete:"off",name:"token",value:a,onChange:p=>i(p.currentTarget.
value)})})]}),(0,Wt.jsx)(re,{type:"submit",loading:c,children:B.login.submit})]})})})}var Vs=x(M(),1);var it=x(T(),1),Cl=B.matrix,_i=18,Hn=260,E7=16,A7=96,s_=e=>e.columns.length>100,N7=e=>E7+(s_(e)?0:A7),O7={h:{light:"#b7e4c7",dark:"#1f5c38",glyph:""},p:{light:"\
#ffe8a3",dark:"#6b5500",glyph:"·"},f:{light:"#ff8787",dark:"#a61e1e",glyph:"!"},l:{light:"#a5d8ff",dark:"#1b5e96",glyph:"→"},x:{light:"#868e96",dark:"#868e96",
glyph:"×"}};function uP(e,t,r,o,n){let a=N7(t),i=Hn+t.columns.length*n+60,l=a+t.page.length*_i,s=devicePixelRatio||1;e.width=i*s,e.height=l*s,e.style.width=i+"\
px",e.style.height=l+"px";let c=e.getContext("2d");c.scale(s,s);let u=o?"#e9ecef":"#212529";c.font="12px system-ui, DejaVu Sans, sans-serif",c.textBaseline="mid\
dle";let d="";t.columns.forEach((m,f)=>{m.region&&m.region!==d&&(d=m.region,c.fillStyle=u,c.fillText(d,Hn+f*n+2,E7/2,120),c.fillRect(Hn+f*n-1,0,1,l)),!s_(t)&&(c.
save(),c.fillStyle=m.ready?u:o?"#ffa8a8":"#b3261e",c.translate(Hn+f*n+n/2,a-4),c.rotate(-Math.PI/2),c.fillText(m.name,0,0,A7-6),c.restore())}),t.page.forEach((m,f)=>{
let p=a+f*_i;c.fillStyle=m.problem&&!Tf(m.problem.kind)?o?"#ffa8a8":"#b3261e":u,c.textAlign="right",c.fillText([m.namespace,m.name].filter(Boolean).join(" / "),
Hn-10,p+_i/2,Hn-14),c.textAlign="left",c.fillStyle=u,c.globalAlpha=.12,c.fillRect(0,p+_i-1,Hn+t.columns.length*n,1),c.globalAlpha=1;for(let h=0;h<m.cells.length;h++){
let w=O7[m.cells[h]];w&&(c.fillStyle=o?w.dark:w.light,c.fillRect(Hn+h*n,p+1,n-1,_i-3),w.glyph&&n>=8&&(c.fillStyle=u,c.fillText(w.glyph,Hn+h*n+n/2-3,p+_i/2)))}}),
r&&(c.strokeStyle=u,c.lineWidth=2,c.strokeRect(Hn+r.column*n,a+r.row*_i,n,_i))}function fP({view:e}){let t=(0,Vs.useRef)(null),[r,o]=(0,Vs.useState)(),n=Oi("lig\
ht")==="dark",a=s_(e)?6:20,i=r&&{row:Math.min(r.row,Math.max(e.page.length-1,0)),column:Math.min(r.column,Math.max(e.columns.length-1,0))};(0,Vs.useEffect)(()=>uP(
t.current,e,i,n,a),[e,i?.row,i?.column,n,a]);let l=i&&e.page[i.row],s=i&&e.columns[i.column],c=()=>l&&yi(ir(l)),u=f=>{let h={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[
0,-1],ArrowRight:[0,1]}[f.key];h?(f.preventDefault(),o(i?{row:Math.min(Math.max(i.row+h[0],0),e.page.length-1),column:Math.min(Math.max(i.column+h[1],0),e.columns.
length-1)}:{row:0,column:0})):f.key==="Enter"&&c()},d=f=>{let p=t.current.getBoundingClientRect(),h=Math.floor((f.clientY-p.top-N7(e))/_i),w=Math.floor((f.clientX-
p.left-Hn)/a);h>=0&&h<e.page.length&&o({row:h,column:w>=0&&w<e.columns.length?w:i?.column??0})},m=l&&s?`${l.kind} ${l.namespace??""}/${l.name}, ${s.name}: ${Cl.
states[l.cells[i.column]??"."]}`:Cl.noCell;return(0,it.jsxs)(it.Fragment,{children:[(0,it.jsx)(G,{size:"sm",role:"status",children:l?(0,it.jsx)(se,{to:ir(l),children:m}):
m}),(0,it.jsx)(G,{size:"xs",c:"dimmed",mih:20,children:l?.problem?.message}),(0,it.jsx)("div",{className:"graph",tabIndex:0,role:"application","aria-label":`${Cl.
label}. ${Cl.keys}`,"aria-describedby":"matrix-legend",onKeyDown:u,children:(0,it.jsx)("canvas",{ref:t,onMouseMove:d,onClick:f=>{d(f),c()}})})]})}function M7({route:e}){
let t=Yt("matrix",{...Object.fromEntries(e.query),limit:Zt}),{value:r}=t,[o,n]=(0,Vs.useState)(e.query.get("cluster")??""),a=Ao(l=>At(e,{cluster:l},!0),250),i=Oi(
"light")==="dark";return(0,it.jsxs)(me,{gap:"sm",children:[(0,it.jsxs)(Z,{justify:"space-between",children:[(0,it.jsx)(le,{order:1,size:"h3",children:B.pages.matrix}),
(0,it.jsxs)(Z,{gap:"xs",children:[(0,it.jsx)(Bo,{type:"search",size:"xs",w:150,"aria-label":Cl.clusterHint,placeholder:Cl.clusterHint,value:o,name:"cluster",onChange:l=>{
n(l.currentTarget.value),a(l.currentTarget.value)}}),(0,it.jsx)($r,{route:e}),(0,it.jsx)(Ro,{route:e}),(0,it.jsx)(ft,{command:"kubectl get resourcebindings -A"})]})]}),
(0,it.jsx)(Nt,{live:t,reading:r}),(0,it.jsxs)(Z,{gap:"md",id:"matrix-legend",children:[Object.entries(O7).map(([l,s])=>(0,it.jsxs)(Z,{gap:4,children:[(0,it.jsxs)(
"svg",{width:"16",height:"16","aria-hidden":!0,children:[(0,it.jsx)("rect",{width:"16",height:"16",fill:i?s.dark:s.light}),(0,it.jsx)("text",{x:"4",y:"12",fontSize:"\
12",fill:"currentColor",children:s.glyph})]}),(0,it.jsx)(G,{size:"xs",children:Cl.states[l]})]},l)),r&&(0,it.jsx)(G,{size:"xs",c:"dimmed",children:Cl.shown(r.columns.
length,r.clusters)})]}),r&&(0,it.jsx)(fP,{view:r}),r&&(0,it.jsx)(qr,{route:e,shown:r.page.length,matching:r.matching})]})}var lt=x(T(),1),In=B.moves;function pP(e,t){return{key:`${e.namespace}/${e.name}/${e.cluster}/${t}`,cells:[(0,lt.jsxs)(se,{to:ir(e),children:[e.kind," ",e.name]}),
e.namespace??"",(0,lt.jsx)(ur,{name:e.cluster}),e.replicas??"",(0,lt.jsx)(He,{since:e.since}),e.reason,e.producer,(0,lt.jsxs)(lt.Fragment,{children:[e.kept&&(0,lt.jsx)(
Ee,{size:"sm",variant:"light",color:"yellow",children:In.kept})," ",e.message]})]}}function D7({route:e}){let t=Yt("moves",{...Object.fromEntries(e.query),limit:Zt}),
{value:r}=t;return(0,lt.jsxs)(me,{gap:"sm",children:[(0,lt.jsxs)(Z,{justify:"space-between",children:[(0,lt.jsx)(le,{order:1,size:"h3",children:B.pages.moves}),
(0,lt.jsxs)(Z,{gap:"xs",children:[(0,lt.jsx)(se,{to:fe("workloads",{filter:"suspended"}),children:In.suspended}),(0,lt.jsx)(se,{to:fe("resources",{resource:"pla\
cementevictions.fleet.karmada.io"}),children:In.evictions}),(0,lt.jsx)($r,{route:e}),(0,lt.jsx)(Ro,{route:e}),(0,lt.jsx)(ft,{command:"kubectl get placementevict\
ions -A"})]})]}),(0,lt.jsx)(Nt,{live:t,reading:r}),r&&(0,lt.jsxs)(lt.Fragment,{children:[(0,lt.jsx)(le,{order:2,size:"h5",children:In.leaving}),(0,lt.jsx)(pt,{label:In.
leaving,columns:In.evictionColumns,empty:In.none,rows:r.evictions.map(pP)}),(0,lt.jsx)(le,{order:2,size:"h5",children:In.recent}),(0,lt.jsx)(pt,{label:In.recent,
columns:In.columns,empty:In.noMoves,rows:r.page.map((o,n)=>({key:String(n),cells:[(0,lt.jsx)(He,{since:o.time}),(0,lt.jsxs)(se,{to:ir(o),children:[o.kind," ",o.
name]}),o.namespace??"",Rf(o.changes),o.reason,o.by??""]}))}),(0,lt.jsx)(qr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var zt=x(T(),1),zl=B.policies,B7=["PropagationPolicy","ClusterPropagationPolicy","OverridePolicy","ClusterOverridePolicy"];function hP(e){let t=e.kind.includes(
"Override");return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[(0,zt.jsx)(se,{to:Or(e),children:e.name}),e.kind,e.namespace??"",(0,zt.jsx)(G,{size:"xs",children:e.
selects.join(", ")}),t?(0,zt.jsx)(G,{size:"sm",span:!0,c:"dimmed",title:zl.notCounted,children:"–"}):e.losesTo?(0,zt.jsxs)(Ee,{color:"yellow",variant:"light",
size:"sm",children:[zl.loses," ",(0,zt.jsx)(Je,{size:"xs",text:e.losesTo})]}):e.objects===0?(0,zt.jsx)(se,{to:fe("workloads",{filter:"noPolicy",namespace:e.namespace}),
children:(0,zt.jsx)(Ee,{color:"yellow",variant:"light",size:"sm",children:zl.none})}):(0,zt.jsx)(se,{to:fe("workloads",{search:e.name,namespace:e.namespace}),children:String(
e.objects)}),(0,zt.jsx)(He,{since:e.created})]}}function P7({route:e}){let t=Yt("policies",{...Object.fromEntries(e.query),limit:Zt}),{value:r}=t,o=e.query.get(
"kind")??"";return(0,zt.jsxs)(me,{gap:"sm",children:[(0,zt.jsxs)(Z,{justify:"space-between",children:[(0,zt.jsx)(le,{order:1,size:"h3",children:B.pages.policies}),
(0,zt.jsxs)(Z,{gap:"xs",children:[(0,zt.jsx)(Ja,{"aria-label":zl.kind,size:"xs",value:o,data:[{value:"",label:zl.any},...B7],onChange:n=>At(e,{kind:n.currentTarget.
value,offset:void 0})}),(0,zt.jsx)($r,{route:e}),(0,zt.jsx)(Ro,{route:e}),(0,zt.jsx)(re,{component:"a",size:"xs",href:fe("edit"),onClick:wi,children:zl.create}),
(0,zt.jsx)(ft,{command:`kubectl get ${o||B7.join(",")} -A`.toLowerCase().replace("-a","-A")})]})]}),(0,zt.jsx)(Nt,{live:t,reading:r}),r&&(0,zt.jsxs)(zt.Fragment,
{children:[(0,zt.jsx)(pt,{label:B.pages.policies,columns:zl.columns,empty:zl.empty,rows:r.page.map(hP)}),(0,zt.jsx)(qr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var L7=x(M(),1);var Ce=x(T(),1),Gs=B.resources,Us=B.search,c_=["federatedresourcequotas.policy.karmada.io","federatedhpas.autoscaling.karmada.io","cronfederatedhpas.autoscaling\
.karmada.io","services","multiclusterservices.networking.karmada.io","multiclusteringresses.networking.karmada.io","serviceexports.multicluster.x-k8s.io","servi\
ceimports.multicluster.x-k8s.io","placementevictions.fleet.karmada.io","fleetdisruptionbudgets.fleet.karmada.io","workloadrebalancers.apps.karmada.io","clustert\
aintpolicies.policy.karmada.io","remedies.remedy.karmada.io","resourceregistries.search.karmada.io","deployments.apps","statefulsets.apps","daemonsets.apps","jo\
bs.batch","configmaps","namespaces","clusters.cluster.karmada.io"].sort(),gP=e=>e.group?.endsWith(".karmada.io")??!1;function vP({details:e}){return(0,Ce.jsx)(Ce.Fragment,
{children:e.map((t,r)=>(0,Ce.jsxs)(G,{size:"xs",...t.problem?{c:"red"}:{},children:[t.cluster??Gs.all,": ",t.text]},r))})}function j7({route:e}){let t=e.query.get(
"resource")??"deployments.apps",r=Yt("resources",{...Object.fromEntries(e.query),resource:t,limit:Zt}),{value:o}=r,n=e.query.get("namespace"),a=o?.rows.some(i=>i.
details);return(0,Ce.jsxs)(me,{gap:"sm",children:[(0,Ce.jsxs)(Z,{justify:"space-between",children:[(0,Ce.jsx)(le,{order:1,size:"h3",children:B.pages.resources}),
(0,Ce.jsxs)(Z,{gap:"xs",children:[(0,Ce.jsx)(Ja,{"aria-label":Gs.kind,size:"xs",value:t,data:c_.includes(t)?c_:[t,...c_],onChange:i=>At(e,{resource:i.currentTarget.
value,continue:void 0})}),(0,Ce.jsx)($r,{route:e}),(0,Ce.jsx)(ft,{command:`kubectl get ${t}${n?` -n ${n}`:" -A"}`})]})]}),(0,Ce.jsx)(Nt,{live:r}),o&&(0,Ce.jsxs)(
Ce.Fragment,{children:[(0,Ce.jsx)(pt,{label:t,columns:a?[...o.columns,Gs.details]:o.columns,empty:Gs.none,rows:o.rows.map(i=>({key:`${i.namespace}/${i.name}`,cells:[
...i.cells.map((l,s)=>s===0?(0,Ce.jsx)(se,{to:gP(i)?Or(i):ir(i),children:l}):l),...a?[(0,Ce.jsx)(vP,{details:i.details??[]})]:[]]}))}),(0,Ce.jsxs)(Z,{justify:"f\
lex-end",children:[e.query.get("continue")&&(0,Ce.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>At(e,{continue:void 0}),children:Gs.first}),o.continue&&
(0,Ce.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>At(e,{continue:o.continue}),children:Gs.next})]})]})]})}function H7({route:e}){let t=e.query.get(
"search")??"",[r,o]=(0,L7.useState)(t),n=om("search",{search:t,continue:e.query.get("continue")??"",limit:Zt});return(0,Ce.jsxs)(me,{gap:"sm",children:[(0,Ce.jsxs)(
Z,{justify:"space-between",children:[(0,Ce.jsx)(le,{order:1,size:"h3",children:B.pages.search}),(0,Ce.jsx)(ft,{command:`karmadactl search ${t}`})]}),(0,Ce.jsx)(
G,{size:"sm",children:Us.intro}),(0,Ce.jsx)("form",{onSubmit:a=>{a.preventDefault(),At(e,{search:r,continue:void 0})},children:(0,Ce.jsxs)(Z,{gap:"xs",children:[
(0,Ce.jsx)(Bo,{type:"search",size:"xs",w:480,"aria-label":Us.label,placeholder:Us.hint,value:r,onChange:a=>o(a.currentTarget.value),name:"search"}),(0,Ce.jsx)(re,
{type:"submit",size:"xs",children:Us.go})]})}),(0,Ce.jsx)(Nt,{live:n}),n.value?.missing&&(0,Ce.jsxs)(ne,{color:"blue",role:"status",title:Us.missing,children:[n.
value.missing,". ",(0,Ce.jsx)(se,{to:fe("resources",{resource:"resourceregistries.search.karmada.io"}),children:"ResourceRegistries"})]}),n.value&&t&&!n.value.missing&&
(0,Ce.jsx)(pt,{label:B.pages.search,columns:Us.columns,empty:Us.empty,rows:n.value.found.map(a=>({key:`${a.cluster}/${a.kind}/${a.namespace}/${a.name}`,cells:[(0,Ce.jsx)(
ur,{name:a.cluster}),a.namespace??"",a.kind,(0,Ce.jsx)(se,{to:fe("workload",{...a,cluster:void 0,created:void 0}),children:a.name}),(0,Ce.jsx)(He,{since:a.created})]}))}),
n.value?.continue&&(0,Ce.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>At(e,{continue:n.value.continue}),children:Gs.next})]})}var Ef=x(M(),1);var ie=x(T(),1),kt=B.rollouts,bP={Succeeded:"green",Healthy:"green",Progressing:"indigo",Updating:"indigo",WaitingForApproval:"yellow",Paused:"yellow",Waiting:"\
gray",Pending:"gray",Failed:"red",RollingBack:"red"},yP=e=>e.replace(/(?<=[a-z])[A-Z]/g,t=>" "+t.toLowerCase()),d_=({phase:e})=>(0,ie.jsx)(Ee,{color:bP[e]??"gra\
y",variant:"light",size:"sm",children:yP(e)});function wP({cluster:e}){return(0,ie.jsxs)("div",{className:"rollout-cluster",title:e.message,children:[(0,ie.jsx)(
ur,{name:e.name}),(0,ie.jsxs)(Z,{gap:4,children:[(0,ie.jsx)(d_,{phase:e.state}),e.revision?(0,ie.jsx)(G,{size:"xs",c:"dimmed",children:kt.revision(e.revision)}):
null]}),e.message&&(0,ie.jsx)(G,{size:"xs",children:e.message})]})}function xP({rollout:e}){let t=e.status.clusters??[],r=e.status.stages?.length?e.status.stages:
[{name:kt.rest,phase:e.status.phase??""}];return(0,ie.jsx)("div",{className:"stages",tabIndex:0,role:"group","aria-label":e.template.name,children:r.map(o=>(0,ie.jsxs)(
"div",{className:"stage",children:[(0,ie.jsxs)(G,{size:"sm",fw:600,children:[o.name," ",(0,ie.jsx)(d_,{phase:o.phase})]}),t.filter(n=>(n.stage||kt.rest)===o.name).
slice(0,50).map(n=>(0,ie.jsx)(wP,{cluster:n},n.name))]},o.name))})}function _P({rollout:e,onAction:t}){let r=e.status.stages?.find(u=>u.phase==="WaitingForAppro\
val"),[o,n]=(0,Ef.useState)(null),a=(u,d)=>t({rollout:e,label:u,body:d}),i=e.status.phase==="Succeeded"||e.status.phase==="Failed",l=e.revisions?.filter(u=>u.revision!==
e.status.revision)??[],s=e.status.stableRevision??0,c=Number(o??(s!==e.status.revision?s:0));return(0,ie.jsxs)(Z,{gap:"xs",children:[r&&(0,ie.jsx)(re,{size:"com\
pact-sm",onClick:()=>a(kt.approve(r.name),{action:"approve",stage:r.name}),children:kt.approve(r.name)}),!i&&!e.suspended&&(0,ie.jsx)(re,{size:"compact-sm",variant:"\
default",onClick:()=>a(kt.pause,{action:"pause"}),children:kt.pause}),e.suspended&&(0,ie.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>a(kt.resume,{action:"\
resume"}),children:kt.resume}),l.length>0&&(0,ie.jsx)(wu,{size:"xs",w:140,"aria-label":kt.history,placeholder:kt.history,value:o,onChange:n,data:l.map(u=>({value:String(
u.revision),label:kt.revision(u.revision)}))}),c>0&&(0,ie.jsxs)(re,{size:"compact-sm",variant:"default",color:"red",onClick:()=>a(`${kt.undo} ${kt.revision(c)}`,
{action:"undo",to:c}),children:[kt.undo," ",kt.revision(c)]})]})}function SP({rollout:e,label:t,body:r}){let{status:o,template:n}=e,a=`${n.kind} ${n.name}`;if(r.
action!=="approve")return kt.confirm(t,a);let i=o.stages??[];for(let l of i.slice(i.findIndex(s=>s.name===r.stage))){let s=o.clusters?.filter(c=>(c.stage||kt.rest)===
l.name&&c.revision!==o.revision).map(c=>c.name)??[];if(s.length>0)return kt.approval(a,o.revision??0,l.name,s.join(", "))}return kt.approval(a,o.revision??0)}function CP({
action:e,onClose:t}){let[r,o]=(0,Ef.useState)(""),[n,a]=(0,Ef.useState)(!1),{rollout:i,body:l}=e,s=()=>{a(!0),Et("rollout",{namespace:i.namespace??"",name:i.name,
revision:i.status.revision??0,...l}).then(t,c=>{a(!1),o(c.message)})};return(0,ie.jsx)(Cr,{opened:!0,onClose:t,title:e.label,centered:!0,children:(0,ie.jsxs)(me,
{children:[r&&(0,ie.jsx)(ne,{color:"red",role:"alert",children:r}),(0,ie.jsx)(G,{size:"sm",children:SP(e)}),(0,ie.jsxs)(Z,{justify:"flex-end",children:[(0,ie.jsx)(
re,{variant:"default",onClick:t,"data-autofocus":!0,children:B.inbox.cancel}),(0,ie.jsx)(re,{onClick:s,loading:n,children:e.label})]})]})})}function zP({rollout:e,
onAction:t}){let{status:r,template:o}=e;return(0,ie.jsxs)(Nn,{withBorder:!0,padding:"md",children:[(0,ie.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,ie.jsxs)(
Z,{gap:"xs",children:[(0,ie.jsx)(le,{order:2,size:"h5",children:(0,ie.jsxs)(se,{to:ir(o),children:[o.kind," ",o.name]})}),(0,ie.jsx)(G,{size:"sm",c:"dimmed",children:e.
namespace}),(0,ie.jsx)(d_,{phase:r.phase??"Pending"}),e.suspended&&(0,ie.jsx)(Ee,{size:"sm",color:"yellow",variant:"light",children:kt.paused}),(0,ie.jsxs)(G,{size:"\
sm",children:[kt.revision(r.revision??0),r.stableRevision?", "+kt.stable(r.stableRevision):""]}),r.startedAt&&(0,ie.jsxs)(G,{size:"sm",c:"dimmed",children:[kt.started,
" ",(0,ie.jsx)(He,{since:r.startedAt})]})]}),(0,ie.jsxs)(Z,{gap:"xs",children:[!e.revisions&&(0,ie.jsx)(se,{to:fe("rollouts",{name:e.name,namespace:e.namespace}),
children:kt.history}),(0,ie.jsx)(_P,{rollout:e,onAction:t})]})]}),r.message&&(0,ie.jsx)(G,{size:"sm",mb:"xs",children:r.message}),(0,ie.jsx)(xP,{rollout:e})]})}
function I7({route:e}){let t=Yt("rollouts",{...Object.fromEntries(e.query),limit:Zt}),[r,o]=(0,Ef.useState)(),{value:n}=t;return(0,ie.jsxs)(me,{gap:"sm",children:[
(0,ie.jsxs)(Z,{justify:"space-between",children:[(0,ie.jsx)(le,{order:1,size:"h3",children:B.pages.rollouts}),(0,ie.jsxs)(Z,{gap:"xs",children:[(0,ie.jsx)($r,{route:e}),
(0,ie.jsx)(Ro,{route:e}),(0,ie.jsx)(ft,{command:e.query.get("name")?`karmadactl rollout status ${e.query.get("name")} -n ${e.query.get("namespace")}`:"kubectl g\
et stagedrollouts -A"})]})]}),(0,ie.jsx)(Nt,{live:t,reading:n}),n&&n.page.length===0&&(0,ie.jsx)(G,{size:"sm",c:"dimmed",children:kt.empty}),n?.page.map(a=>(0,ie.jsx)(
zP,{rollout:a,onAction:o},`${a.namespace}/${a.name}`)),n&&(0,ie.jsx)(qr,{route:e,shown:n.page.length,matching:n.matching}),r&&(0,ie.jsx)(CP,{action:r,onClose:()=>o(
void 0)})]})}var $s=x(M(),1);var Xo=x(T(),1),$v=B.shell;function kP({url:e,onEnd:t}){let r=(0,$s.useRef)(null);return(0,$s.useEffect)(()=>{let o=()=>{},n=!1;return o7().then(({open:a})=>{n||
(o=a({parent:r.current,url:e,nonce:Is,label:$v.label,onEnd:i=>{n||t(i)}}))}),()=>{n=!0,o()}},[e]),(0,Xo.jsx)("div",{ref:r,className:"terminal"})}function V7({route:e}){
let t=Object.fromEntries(e.query),[r,o]=(0,$s.useState)(0),[n,a]=(0,$s.useState)(),l=(location.protocol==="https:"?"wss://":"ws://")+location.host+"/ui/api/exec"+
kf(t),s=()=>{a(void 0),o(r+1)};return(0,Xo.jsxs)(me,{gap:"sm",children:[(0,Xo.jsxs)(Z,{justify:"space-between",children:[(0,Xo.jsxs)(le,{order:1,size:"h3",children:[
t.pod," ",(0,Xo.jsxs)(G,{span:!0,c:"dimmed",children:[t.cluster," ",t.namespace]})]}),(0,Xo.jsx)(ft,{command:`karmadactl exec -it ${t.pod} -n ${t.namespace} -C ${t.
cluster} -- sh`})]}),(r===0||n!==void 0)&&(0,Xo.jsxs)(Z,{gap:"xs",children:[(0,Xo.jsx)(re,{onClick:s,children:$v.connect}),(0,Xo.jsx)(G,{size:"sm",children:$v.intro(
t.pod??"",t.cluster??"")})]}),n!==void 0&&(0,Xo.jsx)(ne,{color:"gray",role:"status",title:$v.ended,children:n}),r>0&&(0,Xo.jsx)(kP,{url:l,onEnd:a},r)]})}var sm=x(M(),1);var Ft=x(T(),1),kl=B.whatif;function TP({cluster:e,plan:t}){let[r,o]=(0,sm.useState)({}),n=()=>{o({busy:!0}),Et("drain",{cluster:e,planHash:t.planHash}).then(o,
a=>o({error:a.message}))};return r.evicted!==void 0?(0,Ft.jsxs)(ne,{color:"green",role:"status",title:kl.started(r.evicted),children:[r.stays.length>0&&(0,Ft.jsxs)(
"div",{children:[kl.stays,": ",r.stays.join("; ")]}),(0,Ft.jsx)(se,{to:fe("moves",{search:e}),children:kl.follow})]}):(0,Ft.jsxs)(Z,{gap:"xs",children:[(0,Ft.jsx)(
re,{color:"red",disabled:r.busy,onClick:n,children:kl.now}),r.error&&(0,Ft.jsx)(ne,{color:"red",role:"alert",children:r.error})]})}function U7({route:e}){let t=e.
query.get("cluster")??"",r=e.query.get("operation")??"",[o,n]=(0,sm.useState)(t),[a,i]=(0,sm.useState)({});(0,sm.useEffect)(()=>{if(i({}),!t||!r)return;let s=!0;
return i({busy:!0}),Et("plan",{changes:[{operation:r,cluster:t}],namespace:e.query.get("namespace")??""}).then(c=>s&&i({plan:c}),c=>s&&i({error:c.message})),()=>{
s=!1}},[t,r,e]);let l=s=>At(e,{cluster:o,operation:s});return(0,Ft.jsxs)(me,{gap:"sm",children:[(0,Ft.jsxs)(Z,{justify:"space-between",children:[(0,Ft.jsxs)(le,
{order:1,size:"h3",children:[B.pages.whatif," ",(0,Ft.jsx)(G,{span:!0,c:"dimmed",children:t})]}),(0,Ft.jsx)(ft,{command:`karmadactl plan --${r==="Drain"?"drain":
"lose-cluster"}=${t}`})]}),(0,Ft.jsx)(G,{size:"sm",children:kl.intro}),(0,Ft.jsxs)(Z,{gap:"xs",align:"end",children:[(0,Ft.jsx)(Bo,{label:kl.cluster,value:o,name:"\
cluster",onChange:s=>n(s.currentTarget.value)}),(0,Ft.jsx)(re,{variant:"default",disabled:!o,onClick:()=>l("LoseCluster"),children:kl.lose}),(0,Ft.jsx)(re,{variant:"\
default",disabled:!o,onClick:()=>l("Drain"),children:kl.drain})]}),a.busy&&(0,Ft.jsx)(Xt,{size:"sm",role:"status","aria-label":B.plan.busy}),a.error&&(0,Ft.jsx)(
ne,{color:"red",title:B.failed,role:"alert",children:a.error}),a.plan&&(0,Ft.jsx)(Uv,{plan:a.plan}),a.plan&&r==="Drain"&&(0,Ft.jsx)(TP,{cluster:t,plan:a.plan},a.
plan.planHash)]})}var cm=x(M(),1);var Xr=x(T(),1),El=206,Tl=60,Rl=32,qv=10,Yv=26;function RP(e){let t=[],r=0,o=0,n=(a,i,l)=>{let s={node:a,x:i,y:0,parent:l};t.push(s),o=Math.max(o,i+1);let c=(a.
children??[]).map(u=>n(u,i+1,s));return s.y=c.length>0?(c[0].y+c[c.length-1].y)/2:r++,s};return n(e,0),{placed:t,rows:r,columns:o}}function EP(e){if(e.kind==="C\
luster")return Oa(e.name);if(e.kind.endsWith("StagedRollout"))return fe("rollouts",{name:e.name,namespace:e.namespace});if(e.kind.endsWith("PropagationPolicy"))
return Or({group:"policy.karmada.io",version:"v1alpha1",kind:e.kind,namespace:e.namespace,name:e.name})}function AP({p:e}){let{node:t}=e,r=t.missing?"Missing":t.
state??"",o=`${t.kind} ${t.namespace?t.namespace+"/":""}${t.name}`,n=EP(t),a=B.workload.done[t.kind]??(t.children?"":B.workload.done.Member),i=r==="Missing"?B.workload.
missing:r==="Done"?a:!t.message&&(r==="Waiting"||r==="Failed")?B.workload.notDone:"";return(0,Xr.jsxs)("g",{className:r,transform:`translate(${e.x*(El+Rl)},${Yv+
e.y*(Tl+qv)})`,"data-kind":t.kind,children:[(0,Xr.jsx)("title",{children:[o,r,t.message].filter(Boolean).join(`
`)}),(0,Xr.jsx)("rect",{width:El,height:Tl,rx:6}),(0,Xr.jsx)("foreignObject",{width:El,height:Tl,children:(0,Xr.jsxs)("div",{className:"node",children:[(0,Xr.jsxs)(
"div",{className:"name",children:[t.kind," ",n?(0,Xr.jsx)(se,{to:n,children:t.name}):t.name]}),(0,Xr.jsx)("div",{className:"detail",children:[t.message,i].filter(
Boolean).join("; ")})]})})]})}function NP({p:e}){if(!e.parent)return null;let t=e.parent.x*(El+Rl)+El,r=Yv+e.parent.y*(Tl+qv)+Tl/2,o=e.x*(El+Rl),n=Yv+e.y*(Tl+qv)+
Tl/2;return(0,Xr.jsx)("path",{d:`M${t},${r} C${t+Rl/2},${r} ${o-Rl/2},${n} ${o},${n}`})}function G7({root:e}){let{placed:t,rows:r,columns:o}=RP(e),n=o*(El+Rl)-Rl,
a=Yv+r*(Tl+qv);return(0,Xr.jsx)("div",{className:"graph",tabIndex:0,role:"region","aria-label":B.workload.tabs.graph,children:(0,Xr.jsxs)("svg",{width:n+4,height:a+
2,viewBox:`-2 0 ${n+4} ${a+2}`,role:"group","aria-label":`${e.kind} ${e.name}`,children:[B.workload.columns.slice(0,o).map((i,l)=>(0,Xr.jsx)("text",{x:l*(El+Rl),
y:14,className:"detail",children:i},i)),t.map((i,l)=>(0,Xr.jsx)(NP,{p:i},l)),t.map((i,l)=>(0,Xr.jsx)(AP,{p:i},l))]})})}var Un=x(M(),1);var Oe=x(T(),1),Al=B.pods,Vn=B.logs;function OP(e,t){let r=e.ready===e.containers.length&&e.containers.length>0;return{key:e.cluster+"/"+e.name,cells:[(0,Oe.jsx)(
ur,{name:e.cluster}),(0,Oe.jsxs)(Oe.Fragment,{children:[e.name," ",e.foreign&&(0,Oe.jsx)(Ee,{size:"sm",variant:"light",color:"gray",title:Al.foreignHint,children:Al.
foreign})]}),(0,Oe.jsxs)(Oe.Fragment,{children:[(0,Oe.jsx)(Ee,{size:"sm",variant:"light",color:r?"green":"yellow",children:e.status}),e.message&&(0,Oe.jsx)(G,{size:"\
xs",children:e.message})]}),`${e.ready}/${e.containers.length}`,e.restarts,e.node??"",(0,Oe.jsx)(He,{since:e.created}),(0,Oe.jsxs)(Z,{gap:"xs",wrap:"nowrap",className:"\
nowrap",children:[(0,Oe.jsx)(se,{to:fe("workload",{...t,tab:"logs",cluster:e.cluster,pod:e.name}),children:Al.logs}),(0,Oe.jsx)(se,{to:fe("shell",{cluster:e.cluster,
namespace:e.namespace,pod:e.name,container:e.containers[0]}),children:Al.shell})]})]}}function $7({object:e}){let t=Yt("pods",{...e}),{value:r}=t;return(0,Oe.jsxs)(
me,{gap:"sm",children:[(0,Oe.jsx)(Nt,{live:t}),r?.errors.map(o=>(0,Oe.jsx)(ne,{color:"red",title:`${Al.cluster} ${o.cluster}`,children:o.error},o.cluster)),r&&(r.
pods.length>0||r.errors.length===0)&&(0,Oe.jsx)(pt,{label:B.workload.tabs.pods,columns:Al.columns,empty:Al.empty,rows:r.pods.map(o=>OP(o,e))}),r&&r.clusters>50&&
(0,Oe.jsx)(G,{size:"sm",c:"dimmed",children:Al.more(50,r.clusters)})]})}var m_=2e3,MP=/\u001b\[[0-9;?]*[A-Za-z]/g;function DP(e){let[t,r]=(0,Un.useState)({lines:[],
ended:!1,error:""});return(0,Un.useEffect)(()=>{r({lines:[],ended:!1,error:""});let o=new EventSource(e),n=a=>{o.close(),r(i=>({...i,ended:!0,error:a}))};return o.
onmessage=a=>r(i=>({...i,lines:[...i.lines,...JSON.parse(a.data)].slice(-m_)})),o.addEventListener("end",()=>n("")),o.onerror=()=>n(B.failed),()=>o.close()},[e]),
t}function q7({object:e,route:t}){let[r,o]=(0,Un.useState)(0),[n,a]=(0,Un.useState)(""),i=t.query.get("cluster")??"",l=t.query.get("pod")??"",s=t.query.get("pre\
vious")??"",{lines:c,ended:u,error:d}=DP(rm("logs",{...e,cluster:i,pod:l,previous:s,round:r})),m=(0,Un.useMemo)(()=>[...new Set([...c.map(h=>h.c).filter(Boolean),
...i?[i]:[]])].sort(),[c,i]),f=(0,Un.useRef)(null);(0,Un.useEffect)(()=>{f.current?.scrollIntoView({block:"nearest"})},[c]);let p=n?c.filter(h=>h.t.includes(n)):
c;return(0,Oe.jsxs)(me,{gap:"sm",children:[(0,Oe.jsxs)(Z,{gap:"xs",children:[(0,Oe.jsx)(Ja,{"aria-label":Vn.cluster,size:"sm",value:i,data:[{value:"",label:Vn.cluster},
...m.filter(Boolean)],onChange:h=>At(t,{cluster:h.currentTarget.value,pod:void 0})}),(0,Oe.jsx)(Bo,{type:"search","aria-label":Vn.filter,placeholder:Vn.filter,size:"\
sm",value:n,onChange:h=>a(h.currentTarget.value)}),(0,Oe.jsx)(Qa,{label:Vn.previous,checked:s==="true",onChange:h=>At(t,{previous:h.currentTarget.checked?"true":
void 0})}),(0,Oe.jsx)(Ee,{color:u?"gray":"green",variant:"light",children:u?Vn.ended:Vn.follow}),u&&(0,Oe.jsx)(re,{size:"compact-sm",variant:"default",onClick:()=>o(
r+1),children:Vn.again}),l&&(0,Oe.jsxs)(re,{size:"compact-sm",variant:"default",onClick:()=>At(t,{pod:void 0}),children:[l," ✕"]})]}),d&&(0,Oe.jsx)(ne,{color:"\
red",role:"alert",children:d}),(0,Oe.jsxs)("div",{className:"log",tabIndex:0,role:"log","aria-label":Vn.label,"aria-live":"off",children:[p.length===0&&(0,Oe.jsx)(
G,{size:"sm",c:"dimmed",children:Vn.empty}),p.map((h,w)=>(0,Oe.jsxs)("div",{className:h.e?"mono removed":"mono",children:[(0,Oe.jsxs)("span",{className:"source",
children:[h.c," ",h.p]})," ",h.t.replace(MP,"")]},w)),(0,Oe.jsx)("div",{ref:f})]}),c.length>=m_&&(0,Oe.jsx)(G,{size:"sm",c:"dimmed",children:Vn.dropped(m_)})]})}var Mr=x(T(),1),Jt=B.verdict;function BP(e,t){let r=n=>ir(t)+"&tab="+n,o=fe("inbox",{namespace:t.namespace});switch(e.kind){case"NotScheduled":return[[Jt.why,r(
"why")]];case"NotApplied":return[[Jt.diff,r("diff")],...e.message.includes("karmadactl adopt")?[[Jt.inbox,o]]:[]];case"NotHealthy":case"RollingOut":return[[Jt.pods,
r("pods")],[Jt.logs,r("logs")]];case"StatusUnknown":case"NotReported":return e.cluster?[[Jt.cluster(e.cluster),Oa(e.cluster)]]:[];case"RemovalHeld":case"Restart\
Held":return[[Jt.inbox,o]];case"EvictionBlocked":case"MoveHeld":return[[Jt.moves,fe("moves",{search:t.name})]];case"NoPolicy":return[[Jt.policy,fe("edit")]]}return e.
kind==="RolloutWaitsForApproval"?[[Jt.approve,o],[Jt.rollout,fe("rollouts",{search:t.name})]]:e.kind.startsWith("Rollout")?[[Jt.rollout,fe("rollouts",{search:t.
name})]]:[]}function PP(e){return e.kind?B.problems[e.kind]??e.kind:e.state==="Done"?Jt.healthy:Jt.waits}function LP(e){return e.state==="Done"?"green":!e.kind||
Tf(e.kind)?"yellow":"red"}function jP(e){let t=e.clusters.filter(n=>n.replicas!==void 0),r=n=>t.reduce((a,i)=>a+(i[n]??0),0),o=Jt.clusters(e.clusters.length);return t.
length>0?Jt.ready(r("ready"),r("replicas"),o):Jt.done(o)}function Y7({value:e}){let t=e.verdict,r=[...t.change.map(o=>[Jt.edit(`${o.kind} ${o.name}`),Or(o)]),...BP(
t,e)];return(0,Mr.jsxs)(ne,{color:LP(t),role:"status","data-kind":t.kind||t.state,title:(0,Mr.jsxs)(Mr.Fragment,{children:[PP(t),t.cluster&&(0,Mr.jsxs)(Mr.Fragment,
{children:[" ",Jt.in," ",(0,Mr.jsx)(ur,{name:t.cluster})]}),(t.clusters??0)>1&&` ${Jt.more(t.clusters-1)}`,t.since&&(0,Mr.jsxs)(G,{span:!0,size:"sm",c:"dimmed",
children:[" ",Jt.since," ",(0,Mr.jsx)(He,{since:t.since})]})]}),children:[t.state==="Done"?(0,Mr.jsx)(G,{size:"sm",children:jP(e)}):(0,Mr.jsx)(Je,{text:t.message,
namespace:e.namespace}),t.hints.map(o=>(0,Mr.jsx)("div",{children:(0,Mr.jsx)(Je,{text:o,namespace:e.namespace})},o)),r.length>0&&(0,Mr.jsx)(Z,{gap:"md",mt:4,children:r.
map(([o,n])=>(0,Mr.jsx)(se,{to:n,children:o},n))})]})}var ye=x(T(),1),Kr=B.why,Af=e=>`${e.kind} ${e.namespace?e.namespace+"/":""}${e.name}`;function HP(e,t){let r=new Map;for(let o of e){let n=o.chosen||o.labels||t.
some(a=>a.cluster===o.cluster)?o.cluster:JSON.stringify({...o,cluster:""});r.set(n,[...r.get(n)??[],o])}return[...r.values()]}function IP(e,t,r){let o=r&&r.state!==
"Done",n=e[0];return{key:n.cluster,cells:[(0,ye.jsx)(Pv,{names:e.map(a=>a.cluster)}),(0,ye.jsx)(Ee,{size:"sm",variant:"light",color:n.chosen?"green":"gray",children:n.
chosen?Kr.yes:Kr.no}),t&&n.chosen?n.replicas:"",t?n.current:"",(r&&t?Dv(r):n.ready)??"",n.capacity??"",n.score||"",(0,ye.jsxs)(ye.Fragment,{children:[o&&(0,ye.jsxs)(
ye.Fragment,{children:[(0,ye.jsx)(Mv,{state:r})," ",(0,ye.jsx)(Je,{text:r.message??""}),(0,ye.jsx)("br",{})]}),(0,ye.jsx)(Je,{text:n.reason}),n.labels&&(0,ye.jsxs)(
G,{size:"xs",c:"dimmed",children:[Kr.labels,": ",Bv(n.labels)]})]})]}}function VP({term:e,single:t,states:r}){return(0,ye.jsxs)("section",{children:[!t&&(0,ye.jsx)(
le,{order:2,size:"h5",children:Kr.term(e.affinity??"")}),e.error&&(0,ye.jsx)(ne,{color:"red",title:Kr.unschedulable,my:"xs",children:(0,ye.jsx)(Je,{text:e.error})}),
e.selector&&e.clusters.some(o=>o.labels)&&(0,ye.jsx)(G,{size:"sm",children:Kr.selector(e.selector)}),e.division&&(0,ye.jsx)(G,{size:"sm",children:Kr.division(e.
division)}),(0,ye.jsx)(pt,{label:B.workload.tabs.why,columns:Kr.columns,rows:HP(e.clusters,r).map(o=>IP(o,!!e.division,r.find(n=>n.cluster===o[0].cluster)))}),e.
total>e.clusters.length&&(0,ye.jsx)(G,{size:"sm",c:"dimmed",children:Kr.more(e.total-e.clusters.length)}),e.notes.map(o=>(0,ye.jsx)(G,{size:"sm",children:o},o))]})}
function UP({why:e,banner:t}){return(0,ye.jsxs)(ye.Fragment,{children:[e.policy&&(0,ye.jsx)(Je,{text:Kr.policy(Af(e.policy),e.policy.problem)}),e.unclaimed&&!t&&
(0,ye.jsx)(ne,{color:"red",title:Kr.unclaimed,children:e.unclaimed}),e.nearly.length>0&&(0,ye.jsx)(ne,{color:"yellow",title:Kr.nearly,children:(0,ye.jsx)(Gi,{size:"\
sm",children:e.nearly.map(r=>(0,ye.jsx)(Gi.Item,{children:(0,ye.jsx)(Je,{text:`${Af(r.policy)}: ${r.difference}`})},Af(r.policy)))})}),e.alsoMatching.map(r=>(0,ye.jsx)(
"div",{children:(0,ye.jsx)(Je,{text:`${Kr.also}: ${Af(r.policy)}, ${r.reason}`})},Af(r.policy)))]})}function F7({object:e,states:t,verdict:r}){let{value:o,error:n}=om(
"why",{...e,limit:200});return n?(0,ye.jsx)(ne,{color:"red",title:B.failed,role:"alert",children:n}):o?(0,ye.jsxs)(me,{gap:"sm",children:[(0,ye.jsx)(UP,{why:o,banner:!!r}),
o.held&&(0,ye.jsx)(ne,{color:"yellow",title:Kr.held,children:o.held}),o.due&&r?.kind!=="NotScheduled"&&(0,ye.jsx)(ne,{color:"blue",title:Kr.due,children:o.due}),
o.error&&o.terms.length!==1&&(0,ye.jsx)(ne,{color:"red",title:Kr.unschedulable,children:o.error}),o.terms.map((a,i)=>(0,ye.jsx)(VP,{term:a,single:o.terms.length===
1,states:t},i)),o.notes.map(a=>(0,ye.jsx)(G,{size:"sm",children:a},a))]}):(0,ye.jsx)(Xt,{size:"sm",role:"status","aria-label":B.loading})}var K=x(T(),1),Ve=B.workload;function GP(e,t){let r=`${t.kind.toLowerCase()}${t.group?"."+t.group:""}/${t.name}${t.namespace?" -n "+t.namespace:""}`;return`${{graph:"\
karmadactl tree",why:"karmadactl why",timeline:"karmadactl trace",events:"karmadactl describe",manifest:"kubectl get -o yaml",diff:"karmadactl diff",pods:"karma\
dactl get pods --operation-scope members #",logs:"karmadactl logs --all-clusters"}[e]} ${r}`}function $P({value:e,cluster:t,onClose:r}){let[o,n]=(0,cm.useState)(
{}),a={namespace:e.namespace??"",binding:e.binding,cluster:t},i=s=>Et("evict",{...a,planned:s}).then(c=>n({planned:c,done:!!s}),c=>n({planned:s,error:c.message}));
(0,cm.useEffect)(()=>{i()},[]);let{planned:l}=o;return(0,K.jsx)(Cr,{opened:!0,onClose:r,title:Ve.evictHeading(e.name,t),centered:!0,children:(0,K.jsxs)(me,{children:[
o.error&&(0,K.jsx)(ne,{color:"red",role:"alert",children:o.error}),o.done&&(0,K.jsx)(ne,{color:"green",role:"status",children:Ve.evicted}),l?.stays&&(0,K.jsx)(ne,
{color:"yellow",title:Ve.staysThere,children:l.stays}),l&&!l.stays&&(0,K.jsx)(G,{size:"sm",children:l.to.length>0?`${Ve.goes} ${Rf(l.to)}`:Ve.nowhere}),l?.budgets&&
(0,K.jsxs)(G,{size:"sm",children:[Ve.budgets,": ",l.budgets]}),(0,K.jsxs)(Z,{justify:"flex-end",children:[(0,K.jsx)(re,{variant:"default",onClick:r,"data-autofo\
cus":!0,children:Ve.cancel}),(0,K.jsx)(re,{color:"red",disabled:!l||!!l.stays||o.done,onClick:()=>{i(l)},children:Ve.evict})]})]})})}function qP({value:e}){let[
t,r]=(0,cm.useState)(""),o=e.clusters.some(a=>a.revision),n=Ve.clusterColumns.filter((a,i)=>i!==3||o);return(0,K.jsxs)(K.Fragment,{children:[t&&(0,K.jsx)($P,{value:e,
cluster:t,onClose:()=>r("")}),(0,K.jsx)(pt,{label:Ve.clusters,columns:n,rows:e.clusters.map(a=>({key:a.cluster,cells:[(0,K.jsx)(ur,{name:a.cluster}),(0,K.jsx)(Mv,
{state:a}),Dv(a),...o?[a.revision?Ve.revision(a.revision):""]:[],(0,K.jsx)(Je,{text:a.message??"",namespace:e.namespace}),e.binding&&(0,K.jsx)(re,{size:"compact\
-xs",variant:"default",onClick:()=>r(a.cluster),children:Ve.evict})]}))})]})}function YP({value:e}){let t=e.tree.children?.flatMap(r=>Object.entries(r.hidden??{}))??
[];return(0,K.jsxs)(me,{children:[(0,K.jsx)(G7,{root:e.tree}),t.map(([r,o])=>(0,K.jsx)(G,{size:"sm",c:"dimmed",children:Ve.more(o,r)},r)),e.binding&&(0,K.jsxs)(
K.Fragment,{children:[(0,K.jsx)(le,{order:2,size:"h5",children:Ve.clusters}),(0,K.jsx)(qP,{value:e})]}),e.overrides.length>0&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(
le,{order:2,size:"h5",children:Ve.overrides}),(0,K.jsx)(pt,{label:Ve.overrides,columns:Ve.overrideColumns,rows:e.overrides.map(r=>({key:`${r.cluster}/${r.kind}/${r.
name}`,cells:[(0,K.jsx)(ur,{name:r.cluster}),(0,K.jsxs)(se,{to:Or(r),children:[r.kind," ",r.name]}),r.failed?(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(Ee,{size:"\
sm",variant:"light",color:"red",children:Ve.failed})," ",r.failed]}):(0,K.jsx)("span",{className:"mono",children:r.paths.join(`
`)})]}))})]}),e.binding&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(le,{order:2,size:"h5",children:Ve.conditions}),(0,K.jsx)(Hv,{label:Ve.conditions,conditions:e.
conditions})]}),e.moves.length>0&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(le,{order:2,size:"h5",children:Ve.moves}),(0,K.jsx)(pt,{label:Ve.moves,columns:Ve.moveColumns,
rows:e.moves.map((r,o)=>({key:String(o),cells:[(0,K.jsx)(He,{since:r.time}),Rf(r.changes),r.reason,r.by??""]}))})]})]})}function FP(e){let t=0;return e.map(o=>(o.
time&&(t=Date.parse(o.time)),{s:o,at:o.state==="Done"?o.time?Date.parse(o.time):t:1/0})).sort((o,n)=>o.at===n.at?0:o.at-n.at).map(({s:o})=>o)}function XP(e){let t=new Map;
for(let r of FP(e)){let o=JSON.stringify([r.stage,r.state,r.message,r.cluster?"":r.object,r.time&&i_(r.time),r.seconds]),n=t.get(o)??{steps:[],clusters:[]};n.steps.
push(r),r.cluster&&n.clusters.push(r.cluster),t.set(o,n)}return[...t.values()]}function KP({steps:e,clusters:t},r,o){let n=e[0];return{key:String(r),cells:[(0,K.jsx)(
He,{since:n.time}),n.seconds===void 0?"":(0,K.jsx)("span",{className:"nowrap",children:Ve.seconds(n.seconds)}),(0,K.jsx)(l7,{state:n.state}),Ve.stages[n.stage]??
n.stage,t.length===0?"":(0,K.jsx)(Pv,{names:t}),e.length===1||!n.cluster?n.object:"",(0,K.jsx)(Je,{text:n.message??"",namespace:o})]}}function QP({value:e}){let{
timeline:t}=e,[r,o]=(0,cm.useState)(t.complete),n=t.steps.filter(i=>i.state==="Done").length,a=t.steps.filter(i=>r||i.state!=="Done");return(0,K.jsxs)(me,{children:[
t.complete?(0,K.jsx)(ne,{color:"green",children:Ve.complete}):(0,K.jsx)(le,{order:2,size:"h5",children:Ve.waiting}),n>0&&(0,K.jsx)(fs,{size:"sm",checked:r,onChange:i=>o(
i.currentTarget.checked),label:Ve.finished(n)}),(0,K.jsx)(pt,{label:Ve.tabs.timeline,columns:Ve.timelineColumns,rows:XP(a).map((i,l)=>KP(i,l,e.namespace))})]})}
function X7({route:e}){let{group:t,version:r,kind:o,namespace:n,name:a}=Object.fromEntries(e.query),i={group:t,version:r,kind:o,namespace:n,name:a},l=Yt("worklo\
ad",i),{value:s}=l,c=e.query.get("tab")??(s&&!s.binding?"why":"graph"),u=i;return(0,K.jsxs)(me,{gap:"sm",children:[(0,K.jsxs)(Z,{justify:"space-between",children:[
(0,K.jsxs)(le,{order:1,size:"h3",children:[u.kind," ",u.name," ",(0,K.jsx)(G,{span:!0,c:"dimmed",children:u.namespace})]}),(0,K.jsxs)(Z,{gap:"xs",children:[(0,K.jsx)(
se,{to:Or(u),children:Ve.edit}),(0,K.jsx)(ft,{command:GP(c,u)})]})]}),(0,K.jsx)(Nt,{live:l}),s&&(0,K.jsx)(Y7,{value:s}),(0,K.jsxs)(xt,{value:c,onChange:d=>At(e,
{tab:d},!0),keepMounted:!1,children:[(0,K.jsx)(xt.List,{mb:"sm",children:Object.entries(Ve.tabs).map(([d,m])=>(0,K.jsx)(xt.Tab,{value:d,children:m},d))}),(0,K.jsx)(
xt.Panel,{value:"graph",children:s&&(0,K.jsx)(YP,{value:s})}),(0,K.jsx)(xt.Panel,{value:"why",children:(0,K.jsx)(F7,{object:u,states:s?.clusters??[],verdict:s?.
verdict})}),(0,K.jsx)(xt.Panel,{value:"diff",children:(0,K.jsx)(g7,{object:u})}),(0,K.jsx)(xt.Panel,{value:"pods",children:(0,K.jsx)($7,{object:u})}),(0,K.jsx)(
xt.Panel,{value:"logs",children:(0,K.jsx)(q7,{object:u,route:e})}),(0,K.jsx)(xt.Panel,{value:"timeline",children:s&&(0,K.jsx)(QP,{value:s})}),(0,K.jsx)(xt.Panel,
{value:"events",children:s&&(0,K.jsx)(Iv,{clusters:s.clusters.map(d=>d.cluster),policies:s.policies,events:s.events})}),(0,K.jsx)(xt.Panel,{value:"manifest",children:s&&
(s.manifest?(0,K.jsx)(qc,{block:!0,tabIndex:0,children:s.manifest}):(0,K.jsx)(G,{children:Ve.noManifest}))})]})]})}var we=x(T(),1),dm=B.workloads;function ZP({route:e,counts:t}){return(0,we.jsx)(Ui.Group,{value:e.query.get("filter")??"",onChange:r=>At(e,{filter:r,offset:void 0}),
children:(0,we.jsx)(Z,{gap:6,children:Object.entries(dm.filters).map(([r,o])=>(0,we.jsxs)(Ui,{value:r,size:"xs",variant:"light",disabled:r!==""&&!t[r]&&e.query.
get("filter")!==r,children:[o," ",t[r]??0]},r))})})}function WP({workload:e}){let t=e.problem?.kind.endsWith("Held"),r=["held","drifted","suspended","moving"].filter(
o=>e[o]&&!(o==="held"&&t));return(0,we.jsxs)(we.Fragment,{children:[(0,we.jsxs)(Z,{gap:4,children:[(0,we.jsx)(am,{kind:e.problem?.kind}),r.map(o=>(0,we.jsx)(Ee,
{color:"gray",variant:"light",size:"sm",children:dm.flags[o]},o))]}),e.problem&&(0,we.jsx)(G,{size:"xs",lineClamp:3,title:e.problem.message,component:"div",children:(0,we.jsx)(
Je,{size:"xs",text:e.problem.message,cluster:e.problem.cluster,namespace:e.namespace})})]})}function JP({workload:e}){if(e.unknown===void 0)return(0,we.jsx)(we.Fragment,
{children:`${e.ready??0}/${e.replicas}`});let t=(e.ready??0)-e.unknown;return(0,we.jsxs)(G,{size:"sm",c:"dimmed",className:"nowrap",children:[t>0?`${t} + `:"","\
? / ",e.replicas,(0,we.jsx)("br",{}),"(",dm.lastKnown(e.ready??0),")"]})}function eL({policy:e}){let t=e.indexOf(" "),r=e.slice(0,t),o=e.slice(t+1),n=o.indexOf(
"/"),a=Or({group:"policy.karmada.io",version:"v1alpha1",kind:r,namespace:n<0?void 0:o.slice(0,n),name:o.slice(n+1)});return(0,we.jsxs)(we.Fragment,{children:[(0,we.jsx)(
se,{to:a,children:o.slice(n+1)}),(0,we.jsx)(G,{size:"xs",c:"dimmed",className:"nowrap",children:r})]})}function tL(e){return{key:`${e.kind}/${e.namespace}/${e.name}`,
cells:[(0,we.jsxs)(Z,{gap:6,children:[(0,we.jsx)(se,{to:ir(e),children:e.name}),(0,we.jsx)(G,{size:"xs",c:"dimmed",children:e.kind})]}),e.namespace??"",(0,we.jsx)(
WP,{workload:e}),e.replicas===void 0?"":(0,we.jsx)(JP,{workload:e}),e.clusters,e.policy?(0,we.jsx)(eL,{policy:e.policy}):"",(0,we.jsx)(He,{since:e.created})]}}function K7({
route:e}){let t=Yt("workloads",{...Object.fromEntries(e.query),limit:Zt}),{value:r}=t;return(0,we.jsxs)(me,{gap:"sm",children:[(0,we.jsxs)(Z,{justify:"space-bet\
ween",children:[(0,we.jsx)(le,{order:1,size:"h3",children:B.pages.workloads}),(0,we.jsxs)(Z,{gap:"xs",children:[(0,we.jsx)($r,{route:e}),(0,we.jsx)(Ro,{route:e}),
(0,we.jsx)(ft,{command:"kubectl get resourcebindings,clusterresourcebindings -A"})]})]}),(0,we.jsx)(Nt,{live:t,reading:r}),r&&(0,we.jsxs)(we.Fragment,{children:[
(0,we.jsx)(ZP,{route:e,counts:r.counts}),(0,we.jsx)(jv,{label:B.pages.workloads,columns:dm.columns,empty:dm.empty,items:r.page,row:tL}),r.matching===0&&(0,we.jsx)(
G,{size:"sm",c:"dimmed",children:dm.absent}),(0,we.jsx)(qr,{route:e,shown:r.page.length,matching:r.matching})]})]})}var Me=x(T(),1),rL={fleet:z7,workloads:K7,workload:X7,inbox:T7,matrix:M7,policies:P7,edit:x7,rollouts:I7,moves:D7,whatif:U7,resources:j7,search:H7,shell:V7,cluster:p7},
Q7=["fleet","workloads","matrix","policies","rollouts","moves","inbox","resources","search"],W7={workload:"workloads",edit:"policies",whatif:"fleet",shell:"work\
loads",cluster:"fleet"},oL={primaryColor:"indigo",primaryShade:{light:7,dark:8},cursorType:"pointer",autoContrast:!0,components:{Modal:{defaultProps:{lockScroll:!1,
closeButtonProps:{"aria-label":B.close}}}},fontFamily:"system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif",fontFamilyMonospace:"ui-monospace, S\
FMono-Regular, Menlo, DejaVu Sans Mono, monospace"};function nL(){let{setColorScheme:e}=xm(),t=Oi("light")==="dark";return(0,Me.jsx)(sa,{variant:"default",size:"\
lg","aria-label":B.scheme,title:B.scheme,onClick:()=>e(t?"light":"dark"),children:t?"☀":"☾"})}function aL({route:e}){let t=W7[e.page],r=e.query.get("namespa\
ce");return t?(0,Me.jsxs)(Z,{gap:6,mb:"xs",component:"nav","aria-label":B.crumbs,children:[(0,Me.jsx)(se,{to:fe(t),children:B.pages[t]}),r&&(0,Me.jsxs)(Me.Fragment,
{children:[(0,Me.jsx)(G,{size:"sm",c:"dimmed",children:"/"}),(0,Me.jsx)(se,{to:fe(t,{namespace:r}),children:r})]}),(0,Me.jsx)(G,{size:"sm",c:"dimmed",children:"\
/"}),(0,Me.jsx)(G,{size:"sm",children:e.query.get("name")??e.query.get("cluster")??B.pages[e.page]})]}):null}function iL({session:e,onLogout:t}){let r=a7(),[o,{
toggle:n,close:a}]=fb(),i=rL[r.page];return(0,mm.useEffect)(a,[r.page]),(0,mm.useEffect)(()=>{document.title=`${B.pages[r.page]??B.notFound} · ${r.query.get("n\
ame")??B.title}`},[r]),ub([...Q7.map((l,s)=>[`alt+${s+1}`,()=>yi(fe(l))]),["/",()=>document.querySelector("input[type=search]")?.focus()]]),(0,Me.jsxs)(eo,{header:{
height:52},navbar:{width:190,breakpoint:"sm",collapsed:{mobile:!o}},padding:"md",children:[(0,Me.jsx)("a",{className:"skip",href:"#main",children:B.skip}),(0,Me.jsx)(
eo.Header,{children:(0,Me.jsxs)(Z,{h:"100%",px:"md",justify:"space-between",wrap:"nowrap",children:[(0,Me.jsxs)(Z,{gap:"sm",wrap:"nowrap",children:[(0,Me.jsx)($c,
{opened:o,onClick:n,hiddenFrom:"sm",size:"sm","aria-label":B.title}),(0,Me.jsx)(G,{fw:700,size:"lg",children:B.title})]}),(0,Me.jsxs)(Z,{gap:"xs",wrap:"nowrap",
children:[(0,Me.jsx)(G,{size:"sm",truncate:!0,title:B.user,children:e.user}),(0,Me.jsx)(nL,{}),(0,Me.jsx)(re,{variant:"default",size:"compact-sm",onClick:t,children:B.
logout})]})]})}),(0,Me.jsx)(eo.Navbar,{p:"xs","aria-label":B.title,children:Q7.map(l=>(0,Me.jsx)(Qc,{href:fe(l),label:B.pages[l],onClick:wi,active:(W7[r.page]??
r.page)===l,"aria-current":r.page===l?"page":void 0},l))}),(0,Me.jsxs)(eo.Main,{id:"main",tabIndex:-1,children:[(0,Me.jsx)(aL,{route:r}),i?(0,Me.jsx)(i,{route:r}):
(0,Me.jsx)(G,{children:B.notFound})]})]})}function lL(){let[e,t]=(0,mm.useState)();return(0,mm.useEffect)(()=>{e7(()=>t(null));let r=new URLSearchParams(location.
hash.slice(1)).get("login");if(r){history.replaceState(null,"",location.pathname+location.search),Et("login",{code:r}).then(t,()=>t(null));return}Na("session").
then(t,()=>t(null))},[]),e===void 0?(0,Me.jsx)(cs,{h:"100vh",children:(0,Me.jsx)(Xt,{role:"status","aria-label":B.loading})}):e===null?(0,Me.jsx)(R7,{onLogin:t}):
(0,Me.jsx)(iL,{session:e,onLogout:()=>{Et("logout",{}).finally(()=>t(null))}})}jC(Is);(0,Z7.createRoot)(document.getElementById("root")).render((0,Me.jsx)(np,{theme:oL,
defaultColorScheme:"auto",getStyleNonce:()=>Is,children:(0,Me.jsx)(lL,{})}));
