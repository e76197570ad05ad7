var o8=Object.create;var Ky=Object.defineProperty;var n8=Object.getOwnPropertyDescriptor;var i8=Object.getOwnPropertyNames;var l8=Object.getPrototypeOf,c8=Object.prototype.hasOwnProperty;var _a=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}};var s8=(e,t,r,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of i8(t))!c8.call(e,o)&&o!==r&&Ky(e,o,{get:()=>t[o],enumerable:!(a=n8(t,o))||a.enumerable});
return e};var x=(e,t,r)=>(r=e!=null?o8(l8(e)):{},s8(t||!e||!e.__esModule?Ky(r,"default",{value:e,enumerable:!0}):r,e));var m1=_a(te=>{"use strict";var ih=Symbol.for("react.transitional.element"),m8=Symbol.for("react.portal"),u8=Symbol.for("react.fragment"),f8=Symbol.for("react.s\
trict_mode"),p8=Symbol.for("react.profiler"),h8=Symbol.for("react.consumer"),v8=Symbol.for("react.context"),g8=Symbol.for("react.forward_ref"),b8=Symbol.for("re\
act.suspense"),y8=Symbol.for("react.memo"),a1=Symbol.for("react.lazy"),w8=Symbol.for("react.activity"),x8=Symbol.for("react.view_transition"),Jy=Symbol.iterator;
function _8(e){return e===null||typeof e!="object"?null:(e=Jy&&e[Jy]||e["@@iterator"],typeof e=="function"?e:null)}var o1={isMounted:function(){return!1},enqueueForceUpdate:function(){},
enqueueReplaceState:function(){},enqueueSetState:function(){}},n1=Object.assign,i1={};function Ji(e,t,r){this.props=e,this.context=t,this.refs=i1,this.updater=r||
o1}Ji.prototype.isReactComponent={};Ji.prototype.setState=function(e,t){if(typeof e!="object"&&typeof e!="function"&&e!=null)throw Error("takes an object of sta\
te variables to update or a function which returns an object of state variables.");this.updater.enqueueSetState(this,e,t,"setState")};Ji.prototype.forceUpdate=function(e){
this.updater.enqueueForceUpdate(this,e,"forceUpdate")};function l1(){}l1.prototype=Ji.prototype;function lh(e,t,r){this.props=e,this.context=t,this.refs=i1,this.
updater=r||o1}var ch=lh.prototype=new l1;ch.constructor=lh;n1(ch,Ji.prototype);ch.isPureReactComponent=!0;var e1=Array.isArray;function nh(){}var je={H:null,A:null,
T:null,S:null},c1=Object.prototype.hasOwnProperty;function sh(e,t,r){var a=r.ref;return{$$typeof:ih,type:e,key:t,ref:a!==void 0?a:null,props:r}}function S8(e,t){
return sh(e.type,t,e.props)}function dh(e){return typeof e=="object"&&e!==null&&e.$$typeof===ih}function z8(e){var t={"=":"=0",":":"=2"};return"$"+e.replace(/[=:]/g,
function(r){return t[r]})}var t1=/\/+/g;function oh(e,t){return typeof e=="object"&&e!==null&&e.key!=null?z8(""+e.key):t.toString(36)}function T8(e){switch(e.status){case"\
fulfilled":return e.value;case"rejected":throw e.reason;default:switch(typeof e.status=="string"?e.then(nh,nh):(e.status="pending",e.then(function(t){e.status===
"pending"&&(e.status="fulfilled",e.value=t)},function(t){e.status==="pending"&&(e.status="rejected",e.reason=t)})),e.status){case"fulfilled":return e.value;case"\
rejected":throw e.reason}}throw e}function Wi(e,t,r,a,o){var n=typeof e;(n==="undefined"||n==="boolean")&&(e=null);var i=!1;if(e===null)i=!0;else switch(n){case"\
bigint":case"string":case"number":i=!0;break;case"object":switch(e.$$typeof){case ih:case m8:i=!0;break;case a1:return i=e._init,Wi(i(e._payload),t,r,a,o)}}if(i)
return o=o(e),i=a===""?"."+oh(e,0):a,e1(o)?(r="",i!=null&&(r=i.replace(t1,"$&/")+"/"),Wi(o,t,r,"",function(s){return s})):o!=null&&(dh(o)&&(o=S8(o,r+(o.key==null||
e&&e.key===o.key?"":(""+o.key).replace(t1,"$&/")+"/")+i)),t.push(o)),1;i=0;var l=a===""?".":a+":";if(e1(e))for(var c=0;c<e.length;c++)a=e[c],n=l+oh(a,c),i+=Wi(a,
t,r,n,o);else if(c=_8(e),typeof c=="function")for(e=c.call(e),c=0;!(a=e.next()).done;)a=a.value,n=l+oh(a,c++),i+=Wi(a,t,r,n,o);else if(n==="object"){if(typeof e.
then=="function")return Wi(T8(e),t,r,a,o);throw t=String(e),Error("Objects are not valid as a React child (found: "+(t==="[object Object]"?"object with keys {"+
Object.keys(e).join(", ")+"}":t)+"). If you meant to render a collection of children, use an array instead.")}return i}function um(e,t,r){if(e==null)return e;var a=[],
o=0;return Wi(e,a,"","",function(n){return t.call(r,n,o++)}),a}function R8(e){if(e._status===-1){var t=e._result,r=t();r.then(function(a){(e._status===0||e._status===
-1)&&(e._status=1,e._result=a,r.status===void 0&&(r.status="fulfilled",r.value=a))},function(a){(e._status===0||e._status===-1)&&(e._status=2,e._result=a,r.status===
void 0&&(r.status="rejected",r.reason=a))}),e._status===-1&&(e._status=0,e._result=r)}if(e._status===1)return e._result.default;throw e._result}var r1=typeof reportError==
"function"?reportError:function(e){if(typeof window=="object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,
message:typeof e=="object"&&e!==null&&typeof e.message=="string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process==
"object"&&typeof process.emit=="function"){process.emit("uncaughtException",e);return}console.error(e)};function s1(e){var t=je.T,r={};r.types=t!==null?t.types:
null,je.T=r;try{var a=e(),o=je.S;o!==null&&o(r,a),typeof a=="object"&&a!==null&&typeof a.then=="function"&&a.then(nh,r1)}catch(n){r1(n)}finally{t!==null&&r.types!==
null&&(t.types=r.types),je.T=t}}function d1(e){var t=je.T;if(t!==null){var r=t.types;r===null?t.types=[e]:r.indexOf(e)===-1&&r.push(e)}else s1(d1.bind(null,e))}
var C8={map:um,forEach:function(e,t,r){um(e,function(){t.apply(this,arguments)},r)},count:function(e){var t=0;return um(e,function(){t++}),t},toArray:function(e){
return um(e,function(t){return t})||[]},only:function(e){if(!dh(e))throw Error("React.Children.only expected to receive a single React element child.");return e}};
te.Activity=w8;te.Children=C8;te.Component=Ji;te.Fragment=u8;te.Profiler=p8;te.PureComponent=lh;te.StrictMode=f8;te.Suspense=b8;te.ViewTransition=x8;te.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=
je;te.__COMPILER_RUNTIME={__proto__:null,c:function(e){return je.H.useMemoCache(e)}};te.addTransitionType=d1;te.cache=function(e){return function(){return e.apply(
null,arguments)}};te.cacheSignal=function(){return null};te.cloneElement=function(e,t,r){if(e==null)throw Error("The argument must be a React element, but you p\
assed "+e+".");var a=n1({},e.props),o=e.key;if(t!=null)for(n in t.key!==void 0&&(o=""+t.key),t)!c1.call(t,n)||n==="key"||n==="__self"||n==="__source"||n==="ref"&&
t.ref===void 0||(a[n]=t[n]);var n=arguments.length-2;if(n===1)a.children=r;else if(1<n){for(var i=Array(n),l=0;l<n;l++)i[l]=arguments[l+2];a.children=i}return sh(
e.type,o,a)};te.createContext=function(e){return e={$$typeof:v8,_currentValue:e,_currentValue2:e,_threadCount:0,Provider:null,Consumer:null},e.Provider=e,e.Consumer=
{$$typeof:h8,_context:e},e};te.createElement=function(e,t,r){var a,o={},n=null;if(t!=null)for(a in t.key!==void 0&&(n=""+t.key),t)c1.call(t,a)&&a!=="key"&&a!=="\
__self"&&a!=="__source"&&(o[a]=t[a]);var i=arguments.length-2;if(i===1)o.children=r;else if(1<i){for(var l=Array(i),c=0;c<i;c++)l[c]=arguments[c+2];o.children=l}
if(e&&e.defaultProps)for(a in i=e.defaultProps,i)o[a]===void 0&&(o[a]=i[a]);return sh(e,n,o)};te.createRef=function(){return{current:null}};te.forwardRef=function(e){
return{$$typeof:g8,render:e}};te.isValidElement=dh;te.lazy=function(e){return{$$typeof:a1,_payload:{_status:-1,_result:e},_init:R8}};te.memo=function(e,t){return{
$$typeof:y8,type:e,compare:t===void 0?null:t}};te.startTransition=s1;te.unstable_useCacheRefresh=function(){return je.H.useCacheRefresh()};te.use=function(e){return je.
H.use(e)};te.useActionState=function(e,t,r){return je.H.useActionState(e,t,r)};te.useCallback=function(e,t){return je.H.useCallback(e,t)};te.useContext=function(e){
return je.H.useContext(e)};te.useDebugValue=function(){};te.useDeferredValue=function(e,t){return je.H.useDeferredValue(e,t)};te.useEffect=function(e,t){return je.
H.useEffect(e,t)};te.useEffectEvent=function(e){return je.H.useEffectEvent(e)};te.useId=function(){return je.H.useId()};te.useImperativeHandle=function(e,t,r){return je.
H.useImperativeHandle(e,t,r)};te.useInsertionEffect=function(e,t){return je.H.useInsertionEffect(e,t)};te.useLayoutEffect=function(e,t){return je.H.useLayoutEffect(
e,t)};te.useMemo=function(e,t){return je.H.useMemo(e,t)};te.useOptimistic=function(e,t){return je.H.useOptimistic(e,t)};te.useReducer=function(e,t,r){return je.
H.useReducer(e,t,r)};te.useRef=function(e){return je.H.useRef(e)};te.useState=function(e){return je.H.useState(e)};te.useSyncExternalStore=function(e,t,r){return je.
H.useSyncExternalStore(e,t,r)};te.useTransition=function(){return je.H.useTransition()};te.version="19.3.1"});var B=_a((FA,u1)=>{"use strict";u1.exports=m1()});var N1=_a(qt=>{"use strict";var K8=B();function A1(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(arguments[1]);
for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full message or use th\
e non-minified dev environment for full errors and additional helpful warnings."}function Fo(){}var Qt={d:{f:Fo,r:function(){throw Error(A1(522))},D:Fo,C:Fo,L:Fo,
m:Fo,X:Fo,S:Fo,M:Fo},p:0,findDOMNode:null},Q8=Symbol.for("react.portal"),Z8=Symbol.for("react.recoverable"),E1=Symbol.for("react.optimistic_key");function W8(e,t,r){
var a=3<arguments.length&&arguments[3]!==void 0?arguments[3]:null;return{$$typeof:Q8,key:a==null?null:a===E1?E1:""+a,children:e,containerInfo:t,implementation:r}}
var ls=K8.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;function zm(e,t){if(e==="font")return"";if(typeof t=="string")return t==="use-credenti\
als"?t:""}qt.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=Qt;qt.browser=function(e){return{$$typeof:Z8,_reason:e}};qt.createPortal=function(e,t){
var r=2<arguments.length&&arguments[2]!==void 0?arguments[2]:null;if(!t||t.nodeType!==1&&t.nodeType!==9&&t.nodeType!==11)throw Error(A1(299));return W8(e,t,null,
r)};qt.flushSync=function(e){var t=ls.T,r=Qt.p;try{if(ls.T=null,Qt.p=2,e)return e()}finally{ls.T=t,Qt.p=r,Qt.d.f()}};qt.preconnect=function(e,t){typeof e=="stri\
ng"&&(t?(t=t.crossOrigin,t=typeof t=="string"?t==="use-credentials"?t:"":void 0):t=null,Qt.d.C(e,t))};qt.prefetchDNS=function(e){typeof e=="string"&&Qt.d.D(e)};
qt.preinit=function(e,t){if(typeof e=="string"&&t&&typeof t.as=="string"){var r=t.as,a=zm(r,t.crossOrigin),o=typeof t.integrity=="string"?t.integrity:void 0,n=typeof t.
fetchPriority=="string"?t.fetchPriority:void 0;r==="style"?Qt.d.S(e,typeof t.precedence=="string"?t.precedence:void 0,{crossOrigin:a,integrity:o,fetchPriority:n}):
r==="script"&&Qt.d.X(e,{crossOrigin:a,integrity:o,fetchPriority:n,nonce:typeof t.nonce=="string"?t.nonce:void 0})}};qt.preinitModule=function(e,t){if(typeof e==
"string")if(typeof t=="object"&&t!==null){if(t.as==null||t.as==="script"){var r=zm(t.as,t.crossOrigin);Qt.d.M(e,{crossOrigin:r,integrity:typeof t.integrity=="st\
ring"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}}else t==null&&Qt.
d.M(e)};qt.preload=function(e,t){if(typeof e=="string"&&typeof t=="object"&&t!==null&&typeof t.as=="string"){var r=t.as,a=zm(r,t.crossOrigin);Qt.d.L(e,r,{crossOrigin:a,
integrity:typeof t.integrity=="string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,type:typeof t.type=="string"?t.type:void 0,fetchPriority:typeof t.
fetchPriority=="string"?t.fetchPriority:void 0,referrerPolicy:typeof t.referrerPolicy=="string"?t.referrerPolicy:void 0,imageSrcSet:typeof t.imageSrcSet=="strin\
g"?t.imageSrcSet:void 0,imageSizes:typeof t.imageSizes=="string"?t.imageSizes:void 0,media:typeof t.media=="string"?t.media:void 0})}};qt.preloadModule=function(e,t){
if(typeof e=="string")if(t){var r=zm(t.as,t.crossOrigin);Qt.d.m(e,{as:typeof t.as=="string"&&t.as!=="script"?t.as:void 0,crossOrigin:r,integrity:typeof t.integrity==
"string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}else Qt.d.m(e)};
qt.requestFormReset=function(e){Qt.d.r(e)};qt.unstable_batchedUpdates=function(e,t){return e(t)};qt.useFormState=function(e,t,r){return ls.H.useFormState(e,t,r)};
qt.useFormStatus=function(){return ls.H.useHostTransitionStatus()};qt.version="19.3.1"});var Ko=_a((GN,O1)=>{"use strict";function M1(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{__REACT_DEVTOOLS_GLOBAL_HOOK__.
checkDCE(M1)}catch(e){console.error(e)}}M1(),O1.exports=N1()});var K1=_a(Nm=>{"use strict";var d7=Symbol.for("react.transitional.element"),m7=Symbol.for("react.fragment");function F1(e,t,r){var a=null;if(r!==void 0&&(a=""+r),
t.key!==void 0&&(a=""+t.key),"key"in t){r={};for(var o in t)o!=="key"&&(r[o]=t[o])}else r=t;return t=r.ref,{$$typeof:d7,type:e,key:a,ref:t!==void 0?t:null,props:r}}
Nm.Fragment=m7;Nm.jsx=F1;Nm.jsxs=F1});var A=_a((uO,Q1)=>{"use strict";Q1.exports=K1()});var qS=_a($e=>{"use strict";function Qg(e,t){var r=e.length;e.push(t);e:for(;0<r;){var a=r-1>>>1,o=e[a];if(0<lf(o,t))e[a]=t,e[r]=o,r=a;else break e}}function Xa(e){
return e.length===0?null:e[0]}function sf(e){if(e.length===0)return null;var t=e[0],r=e.pop();if(r!==t){e[0]=r;e:for(var a=0,o=e.length,n=o>>>1;a<n;){var i=2*(a+
1)-1,l=e[i],c=i+1,s=e[c];if(0>lf(l,r))c<o&&0>lf(s,l)?(e[a]=s,e[c]=r,a=c):(e[a]=l,e[i]=r,a=i);else if(c<o&&0>lf(s,r))e[a]=s,e[c]=r,a=c;else break e}}return t}function lf(e,t){
var r=e.sortIndex-t.sortIndex;return r!==0?r:e.id-t.id}$e.unstable_now=void 0;typeof performance=="object"&&typeof performance.now=="function"?(LS=performance,$e.
unstable_now=function(){return LS.now()}):($g=Date,HS=$g.now(),$e.unstable_now=function(){return $g.now()-HS});var LS,$g,HS,ko=[],un=[],tk=1,Fr=null,$t=3,Zg=!1,
ld=!1,cd=!1,Wg=!1,IS=typeof setTimeout=="function"?setTimeout:null,VS=typeof clearTimeout=="function"?clearTimeout:null,jS=typeof setImmediate<"u"?setImmediate:
null;function cf(e){for(var t=Xa(un);t!==null;){if(t.callback===null)sf(un);else if(t.startTime<=e)sf(un),t.sortIndex=t.expirationTime,Qg(ko,t);else break;t=Xa(
un)}}function Jg(e){if(cd=!1,cf(e),!ld)if(Xa(ko)!==null)ld=!0,rc||(rc=!0,tc());else{var t=Xa(un);t!==null&&eb(Jg,t.startTime-e)}}var rc=!1,sd=-1,US=5,GS=-1;function YS(){
return Wg?!0:!($e.unstable_now()-GS<US)}function Fg(){if(Wg=!1,rc){var e=$e.unstable_now();GS=e;var t=!0;try{e:{ld=!1,cd&&(cd=!1,VS(sd),sd=-1),Zg=!0;var r=$t;try{
t:{for(cf(e),Fr=Xa(ko);Fr!==null&&!(Fr.expirationTime>e&&YS());){var a=Fr.callback;if(typeof a=="function"){Fr.callback=null,$t=Fr.priorityLevel;var o=a(Fr.expirationTime<=
e);if(e=$e.unstable_now(),typeof o=="function"){Fr.callback=o,cf(e),t=!0;break t}Fr===Xa(ko)&&sf(ko),cf(e)}else sf(ko);Fr=Xa(ko)}if(Fr!==null)t=!0;else{var n=Xa(
un);n!==null&&eb(Jg,n.startTime-e),t=!1}}break e}finally{Fr=null,$t=r,Zg=!1}t=void 0}}finally{t?tc():rc=!1}}}var tc;typeof jS=="function"?tc=function(){jS(Fg)}:
typeof MessageChannel<"u"?(Kg=new MessageChannel,PS=Kg.port2,Kg.port1.onmessage=Fg,tc=function(){PS.postMessage(null)}):tc=function(){IS(Fg,0)};var Kg,PS;function eb(e,t){
sd=IS(function(){e($e.unstable_now())},t)}$e.unstable_IdlePriority=5;$e.unstable_ImmediatePriority=1;$e.unstable_LowPriority=4;$e.unstable_NormalPriority=3;$e.unstable_Profiling=
null;$e.unstable_UserBlockingPriority=2;$e.unstable_cancelCallback=function(e){e.callback=null};$e.unstable_forceFrameRate=function(e){0>e||125<e?console.error(
"forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported"):US=0<e?Math.floor(1e3/e):5};$e.unstable_getCurrentPriorityLevel=
function(){return $t};$e.unstable_next=function(e){switch($t){case 1:case 2:case 3:var t=3;break;default:t=$t}var r=$t;$t=t;try{return e()}finally{$t=r}};$e.unstable_requestPaint=
function(){Wg=!0};$e.unstable_runWithPriority=function(e,t){switch(e){case 1:case 2:case 3:case 4:case 5:break;default:e=3}var r=$t;$t=e;try{return t()}finally{
$t=r}};$e.unstable_scheduleCallback=function(e,t,r){var a=$e.unstable_now();switch(typeof r=="object"&&r!==null?(r=r.delay,r=typeof r=="number"&&0<r?a+r:a):r=a,
e){case 1:var o=-1;break;case 2:o=250;break;case 5:o=1073741823;break;case 4:o=1e4;break;default:o=5e3}return o=r+o,e={id:tk++,callback:t,priorityLevel:e,startTime:r,
expirationTime:o,sortIndex:-1},r>a?(e.sortIndex=r,Qg(un,e),Xa(ko)===null&&e===Xa(un)&&(cd?(VS(sd),sd=-1):cd=!0,eb(Jg,r-a))):(e.sortIndex=o,Qg(ko,e),ld||Zg||(ld=
!0,rc||(rc=!0,tc()))),e};$e.unstable_shouldYield=YS;$e.unstable_wrapCallback=function(e){var t=$t;return function(){var r=$t;$t=t;try{return e.apply(this,arguments)}finally{
$t=r}}}});var $S=_a((oae,XS)=>{"use strict";XS.exports=qS()});var OT=_a(Yp=>{"use strict";var xt=$S(),Mz=B(),rk=Ko();function O(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(
arguments[1]);for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full mes\
sage or use the non-minified dev environment for full errors and additional helpful warnings."}function Oz(e){return!(!e||e.nodeType!==1&&e.nodeType!==9&&e.nodeType!==
11)}function Qd(e){for(var t=e,r=t;r&&!r.alternate;)t=r,(t.flags&4098)!==0&&(e=t.return),r=t.return;for(;t.return;)t=t.return;return t.tag===3?e:null}function Dz(e){
if(e.tag===13){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function Bz(e){if(e.tag===
31){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function FS(e){if(Qd(e)!==e)throw Error(
O(188))}function ak(e){var t=e.alternate;if(!t){if(t=Qd(e),t===null)throw Error(O(188));return t!==e?null:e}for(var r=e,a=t;;){var o=r.return;if(o===null)break;
var n=o.alternate;if(n===null){if(a=o.return,a!==null){r=a;continue}break}if(o.child===n.child){for(n=o.child;n;){if(n===r)return FS(o),e;if(n===a)return FS(o),
t;n=n.sibling}throw Error(O(188))}if(r.return!==a.return)r=o,a=n;else{for(var i=!1,l=o.child;l;){if(l===r){i=!0,r=o,a=n;break}if(l===a){i=!0,a=o,r=n;break}l=l.sibling}
if(!i){for(l=n.child;l;){if(l===r){i=!0,r=n,a=o;break}if(l===a){i=!0,a=n,r=o;break}l=l.sibling}if(!i)throw Error(O(189))}}if(r.alternate!==a)throw Error(O(190))}
if(r.tag!==3)throw Error(O(188));return r.stateNode.current===r?e:t}function Lz(e){var t=e.tag;if(t===5||t===26||t===27||t===6)return e;for(e=e.child;e!==null;){
if(t=Lz(e),t!==null)return t;e=e.sibling}return null}function wr(e,t,r,a,o,n){for(;e!==null;){if((e.tag===5||e.tag===27||e.tag===6)&&r(e,a,o,n)||(e.tag!==22||e.
memoizedState===null)&&(t||e.tag!==5&&e.tag!==27)&&wr(e.child,t,r,a,o,n))return!0;e=e.sibling}return!1}function ji(e){for(e=e.return;e!==null;){if(e.tag===3||e.
tag===5||e.tag===27)return e;e=e.return}return null}function KS(e){var t=!1;for(e=e.return;e!==null&&(e.tag===4&&(t=!0),!(e.tag===3||e.tag===5||e.tag===27));)e=
e.return;return t}function Hz(e){var t=[null,null],r=ji(e);return r===null||jz(t,e,r.child,{foundSelf:!1}),t}function jz(e,t,r,a){for(;r!==null;){if(r===t)a.foundSelf=
!0;else if(r.tag===5||r.tag===27||r.tag===6){if(a.foundSelf)return e[1]=r,!0;e[0]=r}else if((r.tag!==22||r.memoizedState===null)&&jz(e,t,r.child,a))return!0;r=r.
sibling}return!1}function wt(e){switch(e.tag){case 5:case 27:case 6:return e.stateNode;case 3:return e.stateNode.containerInfo;default:throw Error(O(559))}}var sc=null,
Mb=null;function ok(e,t,r){return e===r?!0:e===t?(sc=e,!0):!1}function nk(e,t,r){return e===r?(Mb=e,!1):e===t?(Mb!==null&&(sc=e),!0):!1}function QS(e){if(e===null)
return null;do e=e===null?null:e.return;while(e&&e.tag!==5&&e.tag!==27&&e.tag!==3);return e||null}function Ob(e,t,r){for(var a=0,o=e;o;o=r(o))a++;o=0;for(var n=t;n;n=
r(n))o++;for(;0<a-o;)e=r(e),a--;for(;0<o-a;)t=r(t),o--;for(;a--;){if(e===t||t!==null&&e===t.alternate)return e;e=r(e),t=r(t)}return null}var Le=Object.assign,ik=Symbol.
for("react.element"),df=Symbol.for("react.transitional.element"),vd=Symbol.for("react.portal"),dc=Symbol.for("react.fragment"),Pz=Symbol.for("react.strict_mode"),
Db=Symbol.for("react.profiler"),Iz=Symbol.for("react.consumer"),Wa=Symbol.for("react.context"),G0=Symbol.for("react.forward_ref"),Bb=Symbol.for("react.suspense"),
Lb=Symbol.for("react.suspense_list"),Y0=Symbol.for("react.memo"),vn=Symbol.for("react.lazy"),Hb=Symbol.for("react.activity"),lk=Symbol.for("react.legacy_hidden"),
ck=Symbol.for("react.memo_cache_sentinel"),jb=Symbol.for("react.view_transition"),sk=Symbol.for("react.recoverable"),ZS=Symbol.iterator;function dd(e){return e===
null||typeof e!="object"?null:(e=ZS&&e[ZS]||e["@@iterator"],typeof e=="function"?e:null)}var dk=Symbol.for("react.client.reference");function Pb(e){if(e==null)return null;
if(typeof e=="function")return e.$$typeof===dk?null:e.displayName||e.name||null;if(typeof e=="string")return e;switch(e){case dc:return"Fragment";case Db:return"\
Profiler";case Pz:return"StrictMode";case Bb:return"Suspense";case Lb:return"SuspenseList";case Hb:return"Activity";case jb:return"ViewTransition"}if(typeof e==
"object")switch(e.$$typeof){case vd:return"Portal";case Wa:return e.displayName||"Context";case Iz:return(e._context.displayName||"Context")+".Consumer";case G0:
var t=e.render;return e=e.displayName,e||(e=t.displayName||t.name||"",e=e!==""?"ForwardRef("+e+")":"ForwardRef"),e;case Y0:return t=e.displayName||null,t!==null?
t:Pb(e.type)||"Memo";case vn:t=e._payload,e=e._init;try{return Pb(e(t))}catch{}}return null}var gd=Array.isArray,W=Mz.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
ye=rk.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,Ti={pending:!1,data:null,method:null,action:null},Ib=[],mc=-1;function no(e){return{current:e}}
function Vt(e){0>mc||(e.current=Ib[mc],Ib[mc]=null,mc--)}function Ue(e,t){mc++,Ib[mc]=e.current,e.current=t}var ro=no(null),Dd=no(null),Tn=no(null),Qf=no(null);
function Zf(e,t){switch(Ue(Tn,t),Ue(Dd,e),Ue(ro,null),t.nodeType){case 9:case 11:e=(e=t.documentElement)&&(e=e.namespaceURI)?mz(e):0;break;default:if(e=t.tagName,
t=t.namespaceURI)t=mz(t),e=cT(t,e);else switch(e){case"svg":e=1;break;case"math":e=2;break;default:e=0}}Vt(ro),Ue(ro,e)}function Nc(){Vt(ro),Vt(Dd),Vt(Tn)}function Vb(e){
var t=e.memoizedState;t!==null&&(Vc._currentValue=t.memoizedState,Ue(Qf,e)),t=ro.current;var r=cT(t,e.type);t!==r&&(Ue(Dd,e),Ue(ro,r))}function Wf(e){Dd.current===
e&&(Vt(ro),Vt(Dd)),Qf.current===e&&(Vt(Qf),Vc._currentValue=Ti)}var tb,WS;function pn(e){if(tb===void 0)try{throw Error()}catch(r){var t=r.stack.trim().match(/\n( *(at )?)/);
tb=t&&t[1]||"",WS=-1<r.stack.indexOf(`
    at`)?" (<anonymous>)":-1<r.stack.indexOf("@")?"@unknown:0:0":""}return`
`+tb+e+WS}var rb=!1;function ab(e,t){if(!e||rb)return"";rb=!0;var r=Error.prepareStackTrace;Error.prepareStackTrace=void 0;try{var a={DetermineComponentFrameRoot:function(){
try{if(t){var d=function(){throw Error()};if(Object.defineProperty(d.prototype,"props",{set:function(){throw Error()}}),typeof Reflect=="object"&&Reflect.construct){
try{Reflect.construct(d,[])}catch(h){var m=h}Reflect.construct(e,[],d)}else{try{d.call()}catch(h){m=h}d=!1;try{var f=Object.getOwnPropertyDescriptor(e.prototype,
"props");Object.defineProperty(e.prototype,"props",{configurable:!0,set:function(){throw Error()}}),d=!0,new e}finally{d&&(f!==void 0?Object.defineProperty(e.prototype,
"props",f):delete e.prototype.props)}}}else{try{throw Error()}catch(h){m=h}(d=e())&&typeof d.catch=="function"&&d.catch(function(){})}}catch(h){if(h&&m&&typeof h.
stack=="string")return[h.stack,m.stack]}return[null,null]}};a.DetermineComponentFrameRoot.displayName="DetermineComponentFrameRoot";var o=Object.getOwnPropertyDescriptor(
a.DetermineComponentFrameRoot,"name");o&&o.configurable&&Object.defineProperty(a.DetermineComponentFrameRoot,"name",{value:"DetermineComponentFrameRoot"});var n=a.
DetermineComponentFrameRoot(),i=n[0],l=n[1];if(i&&l){var c=i.split(`
`),s=l.split(`
`);for(o=a=0;a<c.length&&!c[a].includes("DetermineComponentFrameRoot");)a++;for(;o<s.length&&!s[o].includes("DetermineComponentFrameRoot");)o++;if(a===c.length||
o===s.length)for(a=c.length-1,o=s.length-1;1<=a&&0<=o&&c[a]!==s[o];)o--;for(;1<=a&&0<=o;a--,o--)if(c[a]!==s[o]){if(a!==1||o!==1)do if(a--,o--,0>o||c[a]!==s[o]){
var u=`
`+c[a].replace(" at new "," at ");return e.displayName&&u.includes("<anonymous>")&&(u=u.replace("<anonymous>",e.displayName)),u}while(1<=a&&0<=o);break}}}finally{
rb=!1,Error.prepareStackTrace=r}return(r=e?e.displayName||e.name:"")?pn(r):""}function mk(e,t){switch(e.tag){case 26:case 27:case 5:return pn(e.type);case 16:return pn(
"Lazy");case 13:return e.child!==t&&t!==null?pn("Suspense Fallback"):pn("Suspense");case 19:return pn("SuspenseList");case 0:case 15:return ab(e.type,!1);case 11:
return ab(e.type.render,!1);case 1:return ab(e.type,!0);case 31:return pn("Activity");case 30:return pn("ViewTransition");default:return""}}function JS(e){try{var t="",
r=null;do t+=mk(e,r),r=e,e=e.return;while(e);return t}catch(a){return`
Error generating stack: `+a.message+`
`+a.stack}}var Ub=Object.prototype.hasOwnProperty,q0=xt.unstable_scheduleCallback,ob=xt.unstable_cancelCallback,uk=xt.unstable_shouldYield,fk=xt.unstable_requestPaint,
Or=xt.unstable_now,pk=xt.unstable_getCurrentPriorityLevel,Vz=xt.unstable_ImmediatePriority,Uz=xt.unstable_UserBlockingPriority,Jf=xt.unstable_NormalPriority,hk=xt.
unstable_LowPriority,Gz=xt.unstable_IdlePriority,vk=xt.log,gk=xt.unstable_setDisableYieldValue,Zd=null,Dr=null;function yn(e){if(typeof vk=="function"&&gk(e),Dr&&
typeof Dr.setStrictMode=="function")try{Dr.setStrictMode(Zd,e)}catch{}}var Br=Math.clz32?Math.clz32:wk,bk=Math.log,yk=Math.LN2;function wk(e){return e>>>=0,e===
0?32:31-(bk(e)/yk|0)|0}var mf=256,uf=262144,ff=4194304;function wi(e){var t=e&42;if(t!==0)return t;switch(e&-e){case 1:return 1;case 2:return 2;case 4:return 4;case 8:
return 8;case 16:return 16;case 32:return 32;case 64:return 64;case 128:return 128;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:
return e&-e;case 262144:case 524288:case 1048576:case 2097152:return e&3932160;case 4194304:case 8388608:case 16777216:case 33554432:return e&62914560;case 67108864:
return 67108864;case 134217728:return 134217728;case 268435456:return 268435456;case 536870912:return 536870912;case 1073741824:return 0;default:return e}}function Tp(e,t,r){
var a=e.pendingLanes;if(a===0)return 0;var o=0,n=e.suspendedLanes,i=e.pingedLanes;e=e.warmLanes;var l=a&134217727;return l!==0?(a=l&~n,a!==0?o=wi(a):(i&=l,i!==0?
o=wi(i):r||(r=l&~e,r!==0&&(o=wi(r))))):(l=a&~n,l!==0?o=wi(l):i!==0?o=wi(i):r||(r=a&~e,r!==0&&(o=wi(r)))),o===0?0:t!==0&&t!==o&&(t&n)===0&&(n=o&-o,r=t&-t,n>=r||n===
32&&(r&4194048)!==0)?t:o}function Wd(e,t){return(e.pendingLanes&~(e.suspendedLanes&~e.pingedLanes)&t)===0}function Yz(e,t){(t&8)!==0&&(t|=t&32);var r=e.entangledLanes;
if(r!==0)for(e=e.entanglements,r&=t;0<r;){var a=31-Br(r),o=1<<a;t|=e[a],r&=~o}return t}function xk(e,t){switch(e){case 1:case 2:case 4:case 8:case 64:return t+250;case 16:case 32:case 128:case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:
return t+5e3;case 4194304:case 8388608:case 16777216:case 33554432:return-1;case 67108864:case 134217728:case 268435456:case 536870912:case 1073741824:return-1;default:
return-1}}function qz(){var e=ff;return ff<<=1,(ff&62914560)===0&&(ff=4194304),e}function nb(e){for(var t=[],r=0;31>r;r++)t.push(e);return t}function Jd(e,t){e.
pendingLanes|=t,t!==268435456&&(e.suspendedLanes=0,e.pingedLanes=0,e.warmLanes=0)}function _k(e,t,r,a,o,n){var i=e.pendingLanes;e.pendingLanes=r,e.suspendedLanes=
0,e.pingedLanes=0,e.warmLanes=0,e.expiredLanes&=r,e.entangledLanes&=r,e.errorRecoveryDisabledLanes&=r,e.shellSuspendCounter=0;var l=e.entanglements,c=e.expirationTimes,
s=e.hiddenUpdates;for(r=i&~r;0<r;){var u=31-Br(r),d=1<<u;l[u]=0,c[u]=-1;var m=s[u];if(m!==null)for(s[u]=null,u=0;u<m.length;u++){var f=m[u];f!==null&&(f.lane&=-536870913)}
r&=~d}a!==0&&Xz(e,a,0),n!==0&&o===0&&e.tag!==0&&(e.suspendedLanes|=n&~(i&~t))}function Xz(e,t,r){e.pendingLanes|=t,e.suspendedLanes&=~t;var a=31-Br(t);e.entangledLanes|=
t,e.entanglements[a]=e.entanglements[a]|1073741824|r&261930}function $z(e,t){var r=e.entangledLanes|=t;for(e=e.entanglements;r;){var a=31-Br(r),o=1<<a;o&t|e[a]&
t&&(e[a]|=t),r&=~o}}function Fz(e,t){var r=t&-t;return r=(r&42)!==0?1:X0(r),(r&(e.suspendedLanes|t))!==0?0:r}function X0(e){switch(e){case 2:e=1;break;case 8:e=
4;break;case 32:e=16;break;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:case 4194304:case 8388608:case 16777216:case 33554432:
e=128;break;case 268435456:e=134217728;break;default:e=0}return e}function $0(e){return e&=-e,2<e?8<e?(e&134217727)!==0?32:268435456:8:2}function Kz(){var e=ye.
p;return e!==0?e:(e=window.event,e===void 0?32:AT(e.type))}function e3(e,t){var r=ye.p;try{return ye.p=e,t()}finally{ye.p=r}}var Vo=Math.random().toString(36).slice(
2),Pt="__reactFiber$"+Vo,xr="__reactProps$"+Vo,Yc="__reactContainer$"+Vo,t3="__reactEvents$"+Vo,Sk="__reactListeners$"+Vo,zk="__reactHandles$"+Vo,r3="__reactRes\
ources$"+Vo,em="__reactMarker$"+Vo,ep="__reactLoad$"+Vo;function Rp(e){delete e[Pt],delete e[xr],delete e[Sk],delete e[zk]}function Si(e){var t;if(t=e[Pt])return t;
for(var r=e.parentNode;r;){if(t=r[Yc]||r[Pt]){if(r=t.alternate,t.child!==null||r!==null&&r.child!==null)for(e=yz(e);e!==null;){if(r=e[Pt])return r;e=yz(e)}return t}
e=r,r=e.parentNode}return null}function qc(e){if(e=e[Pt]||e[Yc]){var t=e.tag;if(t===5||t===6||t===13||t===31||t===26||t===27||t===3)return e}return null}function bd(e){
var t=e.tag;if(t===5||t===26||t===27||t===6)return e.stateNode;throw Error(O(33))}function xc(e){var t=e[r3];return t||(t=e[r3]={hoistableStyles:new Map,hoistableScripts:new Map}),
t}function At(e){e[em]=!0}function Qz(e){e[ep]=void 0}var Zz=new Set,Wz={};function Pi(e,t){Mc(e,t),Mc(e+"Capture",t)}function Mc(e,t){for(Wz[e]=t,e=0;e<t.length;e++)
Zz.add(t[e])}var Tk=RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF90\
0-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDC\
F\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"),a3={},o3={};function Rk(e){return Ub.call(o3,e)?!0:Ub.call(a3,e)?!1:Tk.test(e)?o3[e]=!0:(a3[e]=
!0,!1)}var ve=!1;function n3(){var e=ve;return ve=!1,e}function Nf(e,t,r){if(Rk(t))if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"f\
unction":case"symbol":e.removeAttribute(t);return;case"boolean":var a=t.toLowerCase().slice(0,5);if(a!=="data-"&&a!=="aria-"){e.removeAttribute(t);return}}e.setAttribute(
t,r)}}function pf(e,t,r){if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(t);return}
e.setAttribute(t,r)}}function Eo(e,t,r,a){if(a===null)e.removeAttribute(r);else{switch(typeof a){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(
r);return}e.setAttributeNS(t,r,a)}}function Er(e){switch(typeof e){case"bigint":case"boolean":case"number":case"string":case"undefined":return e;case"object":return e;default:
return""}}function Jz(e){var t=e.type;return(e=e.nodeName)&&e.toLowerCase()==="input"&&(t==="checkbox"||t==="radio")}function Ck(e,t,r){var a=Object.getOwnPropertyDescriptor(
e.constructor.prototype,t);if(!e.hasOwnProperty(t)&&typeof a<"u"&&typeof a.get=="function"&&typeof a.set=="function"){var o=a.get,n=a.set;return Object.defineProperty(
e,t,{configurable:!0,get:function(){return o.call(this)},set:function(i){r=""+i,n.call(this,i)}}),Object.defineProperty(e,t,{enumerable:a.enumerable}),{getValue:function(){
return r},setValue:function(i){r=""+i},stopTracking:function(){e._valueTracker=null,delete e[t]}}}}function Gb(e){if(!e._valueTracker){var t=Jz(e)?"checked":"va\
lue";e._valueTracker=Ck(e,t,""+e[t])}}function e6(e){if(!e)return!1;var t=e._valueTracker;if(!t)return!0;var r=t.getValue(),a="";return e&&(a=Jz(e)?e.checked?"t\
rue":"false":e.value),e=a,e!==r?(t.setValue(e),!0):!1}var kk=/[\n"\\]/g;function Jr(e){return e.replace(kk,function(t){return"\\"+t.charCodeAt(0).toString(16)+"\
 "})}function Yb(e,t,r,a,o,n,i,l){e.name="",i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"?e.type=i:e.removeAttribute("type"),t!=null?i===
"number"?(t===0&&e.value===""||e.value!=t)&&(e.value=""+Er(t)):e.value!==""+Er(t)&&(e.value=""+Er(t)):i!=="submit"&&i!=="reset"||e.removeAttribute("value"),t!=null?
i==="number"&&e.value==t?ib(e,Er(e.value)):ib(e,Er(t)):r!=null?ib(e,Er(r)):a!=null&&e.removeAttribute("value"),o==null&&n!=null&&(e.defaultChecked=!!n),o!=null&&
(e.checked=o&&typeof o!="function"&&typeof o!="symbol"),l!=null&&typeof l!="function"&&typeof l!="symbol"&&typeof l!="boolean"?e.name=""+Er(l):e.removeAttribute(
"name")}function t6(e,t,r,a,o,n,i,l){if(n!=null&&typeof n!="function"&&typeof n!="symbol"&&typeof n!="boolean"&&(e.type=n),t!=null||r!=null){if(!(n!=="submit"&&
n!=="reset"||t!=null)){Gb(e);return}r=r!=null?""+Er(r):"",t=t!=null?""+Er(t):r,l||t===e.value||(e.value=t),e.defaultValue=t}a=a??o,a=typeof a!="function"&&typeof a!=
"symbol"&&!!a,e.checked=l?e.checked:!!a,e.defaultChecked=!!a,i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"&&(e.name=i),Gb(e)}function ib(e,t){
e.defaultValue!==""+t&&(e.defaultValue=""+t)}function _c(e,t,r,a){if(e=e.options,t){t={};for(var o=0;o<r.length;o++)t["$"+r[o]]=!0;for(r=0;r<e.length;r++)o=t.hasOwnProperty(
"$"+e[r].value),e[r].selected!==o&&(e[r].selected=o),o&&a&&(e[r].defaultSelected=!0)}else{for(r=""+Er(r),t=null,o=0;o<e.length;o++){if(e[o].value===r){e[o].selected=
!0,a&&(e[o].defaultSelected=!0);return}t!==null||e[o].disabled||(t=e[o])}t!==null&&(t.selected=!0)}}function r6(e,t,r){if(t!=null&&(t=""+Er(t),t!==e.value&&(e.value=
t),r==null)){e.defaultValue!==t&&(e.defaultValue=t);return}e.defaultValue=r!=null?""+Er(r):""}function a6(e,t,r,a){if(t==null){if(a!=null){if(r!=null)throw Error(
O(92));if(gd(a)){if(1<a.length)throw Error(O(93));a=a[0]}r=a}r==null&&(r=""),t=r}r=Er(t),e.defaultValue=r,a=e.textContent,a===r&&a!==""&&a!==null&&(e.value=a),Gb(
e)}function Oc(e,t){if(t){var r=e.firstChild;if(r&&r===e.lastChild&&r.nodeType===3){r.nodeValue=t;return}}e.textContent=t}var Ek=new Set("animationIterationCoun\
t aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink\
 flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHe\
ight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity\
 strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder ms\
FlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalG\
roup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));function i3(e,t,r){var a=t.indexOf(
"--")===0;r==null||typeof r=="boolean"||r===""?a?e.setProperty(t,""):t==="float"?e.cssFloat="":e[t]="":a?e.setProperty(t,r):typeof r!="number"||r===0||Ek.has(t)?
t==="float"?e.cssFloat=r:e[t]=(""+r).trim():e[t]=r+"px"}function o6(e,t,r){if(t!=null&&typeof t!="object")throw Error(O(62));if(e=e.style,r!=null){for(var a in r)
!r.hasOwnProperty(a)||t!=null&&t.hasOwnProperty(a)||(a.indexOf("--")===0?e.setProperty(a,""):a==="float"?e.cssFloat="":e[a]="",ve=!0);for(var o in t)a=t[o],t.hasOwnProperty(
o)&&r[o]!==a&&(i3(e,o,a),ve=!0)}else for(var n in t)t.hasOwnProperty(n)&&i3(e,n,t[n])}function F0(e){if(e.indexOf("-")===-1)return!1;switch(e){case"annotation-x\
ml":case"color-profile":case"font-face":case"font-face-src":case"font-face-uri":case"font-face-format":case"font-face-name":case"missing-glyph":return!1;default:
return!0}}var Ak=new Map([["acceptCharset","accept-charset"],["htmlFor","for"],["httpEquiv","http-equiv"],["crossOrigin","crossorigin"],["accentHeight","accent-\
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
igin-x"],["vertOriginY","vert-origin-y"],["wordSpacing","word-spacing"],["writingMode","writing-mode"],["xmlnsXlink","xmlns:xlink"],["xHeight","x-height"]]),Nk=/^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
function Mf(e){return Nk.test(""+e)?"javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')":e}function Ja(){}var qb=null;function K0(e){
return e=e.target||e.srcElement||window,e.correspondingUseElement&&(e=e.correspondingUseElement),e.nodeType===3?e.parentNode:e}var uc=null,Sc=null;function l3(e){
var t=qc(e);if(t&&(e=t.stateNode)){var r=e[xr]||null;e:switch(e=t.stateNode,t.type){case"input":if(Yb(e,r.value,r.defaultValue,r.defaultValue,r.checked,r.defaultChecked,
r.type,r.name),t=r.name,r.type==="radio"&&t!=null){for(r=e;r.parentNode;)r=r.parentNode;for(r=r.querySelectorAll('input[name="'+Jr(""+t)+'"][type="radio"]'),t=0;t<
r.length;t++){var a=r[t];if(a!==e&&a.form===e.form){var o=a[xr]||null;if(!o)throw Error(O(90));Yb(a,o.value,o.defaultValue,o.defaultValue,o.checked,o.defaultChecked,
o.type,o.name)}}for(t=0;t<r.length;t++)a=r[t],a.form===e.form&&e6(a)}break e;case"textarea":r6(e,r.value,r.defaultValue);break e;case"select":t=r.value,t!=null&&
_c(e,!!r.multiple,t,!1)}}}var lb=!1;function n6(e,t,r){if(lb)return e(t,r);lb=!0;try{var a=e(t);return a}finally{if(lb=!1,(uc!==null||Sc!==null)&&(Ip(),uc&&(t=uc,
e=Sc,Sc=uc=null,l3(t),e)))for(t=0;t<e.length;t++)l3(e[t])}}function Bd(e,t){var r=e.stateNode;if(r===null)return null;var a=r[xr]||null;if(a===null)return null;
r=a[t];e:switch(t){case"onClick":case"onClickCapture":case"onDoubleClick":case"onDoubleClickCapture":case"onMouseDown":case"onMouseDownCapture":case"onMouseMove":case"\
onMouseMoveCapture":case"onMouseUp":case"onMouseUpCapture":case"onMouseEnter":(a=!a.disabled)||(e=e.type,a=!(e==="button"||e==="input"||e==="select"||e==="texta\
rea")),e=!a;break e;default:e=!1}if(e)return null;if(r&&typeof r!="function")throw Error(O(231,t,typeof r));return r}var Bo=!(typeof window>"u"||typeof window.document>
"u"||typeof window.document.createElement>"u"),Xb=!1;if(Bo)try{ac={},Object.defineProperty(ac,"passive",{get:function(){Xb=!0}}),window.addEventListener("test",
ac,ac),window.removeEventListener("test",ac,ac)}catch{Xb=!1}var ac,wn=null,Q0=null,Of=null;function i6(){if(Of)return Of;var e,t=Q0,r=t.length,a,o="value"in wn?
wn.value:wn.textContent,n=o.length;for(e=0;e<r&&t[e]===o[e];e++);var i=r-e;for(a=1;a<=i&&t[r-a]===o[n-a];a++);return Of=o.slice(e,1<a?1-a:void 0)}function Df(e){
var t=e.keyCode;return"charCode"in e?(e=e.charCode,e===0&&t===13&&(e=13)):e=t,e===10&&(e=13),32<=e||e===13?e:0}function hf(){return!0}function c3(){return!1}function lr(e){
function t(r,a,o,n,i){this._reactName=r,this._targetInst=o,this.type=a,this.nativeEvent=n,this.target=i,this.currentTarget=null;for(var l in e)e.hasOwnProperty(
l)&&(r=e[l],this[l]=r?r(n):n[l]);return this.isDefaultPrevented=(n.defaultPrevented!=null?n.defaultPrevented:n.returnValue===!1)?hf:c3,this.isPropagationStopped=
c3,this}return Le(t.prototype,{preventDefault:function(){this.defaultPrevented=!0;var r=this.nativeEvent;r&&(r.preventDefault?r.preventDefault():typeof r.returnValue!=
"unknown"&&(r.returnValue=!1),this.isDefaultPrevented=hf)},stopPropagation:function(){var r=this.nativeEvent;r&&(r.stopPropagation?r.stopPropagation():typeof r.
cancelBubble!="unknown"&&(r.cancelBubble=!0),this.isPropagationStopped=hf)},persist:function(){},isPersistent:hf}),t}var In={eventPhase:0,bubbles:0,cancelable:0,
timeStamp:function(e){return e.timeStamp||Date.now()},defaultPrevented:0,isTrusted:0},Cp=lr(In),tm=Le({},In,{view:0,detail:0}),Mk=lr(tm),cb,sb,md,kp=Le({},tm,{screenX:0,
screenY:0,clientX:0,clientY:0,pageX:0,pageY:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,getModifierState:Z0,button:0,buttons:0,relatedTarget:function(e){return e.
relatedTarget===void 0?e.fromElement===e.srcElement?e.toElement:e.fromElement:e.relatedTarget},movementX:function(e){return"movementX"in e?e.movementX:(e!==md&&
(md&&e.type==="mousemove"?(cb=e.screenX-md.screenX,sb=e.screenY-md.screenY):sb=cb=0,md=e),cb)},movementY:function(e){return"movementY"in e?e.movementY:sb}}),s3=lr(
kp),Ok=Le({},kp,{dataTransfer:0}),Dk=lr(Ok),Bk=Le({},tm,{relatedTarget:0}),db=lr(Bk),Lk=Le({},In,{animationName:0,elapsedTime:0,pseudoElement:0}),Hk=lr(Lk),jk=Le(
{},In,{clipboardData:function(e){return"clipboardData"in e?e.clipboardData:window.clipboardData}}),Pk=lr(jk),Ik=Le({},In,{data:0}),d3=lr(Ik),Vk={Esc:"Escape",Spacebar:"\
 ",Left:"ArrowLeft",Up:"ArrowUp",Right:"ArrowRight",Down:"ArrowDown",Del:"Delete",Win:"OS",Menu:"ContextMenu",Apps:"ContextMenu",Scroll:"ScrollLock",MozPrintableKey:"\
Unidentified"},Uk={8:"Backspace",9:"Tab",12:"Clear",13:"Enter",16:"Shift",17:"Control",18:"Alt",19:"Pause",20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"Page\
Down",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",45:"Insert",46:"Delete",112:"F1",113:"F2",114:"F3",115:"F4",116:"F5",117:"F6",
118:"F7",119:"F8",120:"F9",121:"F10",122:"F11",123:"F12",144:"NumLock",145:"ScrollLock",224:"Meta"},Gk={Alt:"altKey",Control:"ctrlKey",Meta:"metaKey",Shift:"shi\
ftKey"};function Yk(e){var t=this.nativeEvent;return t.getModifierState?t.getModifierState(e):(e=Gk[e])?!!t[e]:!1}function Z0(){return Yk}var qk=Le({},tm,{key:function(e){
if(e.key){var t=Vk[e.key]||e.key;if(t!=="Unidentified")return t}return e.type==="keypress"?(e=Df(e),e===13?"Enter":String.fromCharCode(e)):e.type==="keydown"||e.
type==="keyup"?Uk[e.keyCode]||"Unidentified":""},code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0,locale:0,getModifierState:Z0,charCode:function(e){
return e.type==="keypress"?Df(e):0},keyCode:function(e){return e.type==="keydown"||e.type==="keyup"?e.keyCode:0},which:function(e){return e.type==="keypress"?Df(
e):e.type==="keydown"||e.type==="keyup"?e.keyCode:0}}),Xk=lr(qk),$k=Le({},kp,{pointerId:0,width:0,height:0,pressure:0,tangentialPressure:0,tiltX:0,tiltY:0,twist:0,
pointerType:0,isPrimary:0}),m3=lr($k),Fk=Le({},In,{submitter:0}),Kk=lr(Fk),Qk=Le({},tm,{touches:0,targetTouches:0,changedTouches:0,altKey:0,metaKey:0,ctrlKey:0,
shiftKey:0,getModifierState:Z0}),Zk=lr(Qk),Wk=Le({},In,{propertyName:0,elapsedTime:0,pseudoElement:0}),Jk=lr(Wk),e9=Le({},kp,{deltaX:function(e){return"deltaX"in
e?e.deltaX:"wheelDeltaX"in e?-e.wheelDeltaX:0},deltaY:function(e){return"deltaY"in e?e.deltaY:"wheelDeltaY"in e?-e.wheelDeltaY:"wheelDelta"in e?-e.wheelDelta:0},
deltaZ:0,deltaMode:0}),t9=lr(e9),r9=Le({},In,{newState:0,oldState:0,source:0}),a9=lr(r9),o9=[9,13,27,32],W0=Bo&&"CompositionEvent"in window,xd=null;Bo&&"documen\
tMode"in document&&(xd=document.documentMode);var n9=Bo&&"TextEvent"in window&&!xd,l6=Bo&&(!W0||xd&&8<xd&&11>=xd),u3=" ",f3=!1;function c6(e,t){switch(e){case"k\
eyup":return o9.indexOf(t.keyCode)!==-1;case"keydown":return t.keyCode!==229;case"keypress":case"mousedown":case"focusout":return!0;default:return!1}}function s6(e){
return e=e.detail,typeof e=="object"&&"data"in e?e.data:null}var fc=!1;function i9(e,t){switch(e){case"compositionend":return s6(t);case"keypress":return t.which!==
32?null:(f3=!0,u3);case"textInput":return e=t.data,e===u3&&f3?null:e;default:return null}}function l9(e,t){if(fc)return e==="compositionend"||!W0&&c6(e,t)?(e=i6(),
Of=Q0=wn=null,fc=!1,e):null;switch(e){case"paste":return null;case"keypress":if(!(t.ctrlKey||t.altKey||t.metaKey)||t.ctrlKey&&t.altKey){if(t.char&&1<t.char.length)
return t.char;if(t.which)return String.fromCharCode(t.which)}return null;case"compositionend":return l6&&t.locale!=="ko"?null:t.data;default:return null}}var c9={
color:!0,date:!0,datetime:!0,"datetime-local":!0,email:!0,month:!0,number:!0,password:!0,range:!0,search:!0,tel:!0,text:!0,time:!0,url:!0,week:!0};function p3(e){
var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t==="input"?!!c9[e.type]:t==="textarea"}function d6(e,t,r,a){uc?Sc?Sc.push(a):Sc=[a]:uc=a,t=_p(t,"onChange"),
0<t.length&&(r=new Cp("onChange","change",null,r,a),e.push({event:r,listeners:t}))}var _d=null,Ld=null;function s9(e){nT(e,0)}function Ep(e){var t=bd(e);if(e6(t))
return e}function h3(e,t){if(e==="change")return t}var m6=!1;Bo&&(Bo?(gf="oninput"in document,gf||(mb=document.createElement("div"),mb.setAttribute("oninput","r\
eturn;"),gf=typeof mb.oninput=="function"),vf=gf):vf=!1,m6=vf&&(!document.documentMode||9<document.documentMode));var vf,gf,mb;function v3(){_d&&(_d.detachEvent(
"onpropertychange",u6),Ld=_d=null)}function u6(e){if(e.propertyName==="value"&&Ep(Ld)){var t=[];d6(t,Ld,e,K0(e)),n6(s9,t)}}function d9(e,t,r){e==="focusin"?(v3(),
_d=t,Ld=r,_d.attachEvent("onpropertychange",u6)):e==="focusout"&&v3()}function m9(e){if(e==="selectionchange"||e==="keyup"||e==="keydown")return Ep(Ld)}function u9(e,t){
if(e==="click")return Ep(t)}function f9(e,t){if(e==="input"||e==="change")return Ep(t)}function p9(e,t){return e===t&&(e!==0||1/e===1/t)||e!==e&&t!==t}var Hr=typeof Object.
is=="function"?Object.is:p9;function Hd(e,t){if(Hr(e,t))return!0;if(typeof e!="object"||e===null||typeof t!="object"||t===null)return!1;var r=Object.keys(e),a=Object.
keys(t);if(r.length!==a.length)return!1;for(a=0;a<r.length;a++){var o=r[a];if(!Ub.call(t,o)||!Hr(e[o],t[o]))return!1}return!0}function $b(e){if(e=e||(typeof document<
"u"?document:void 0),typeof e>"u")return null;try{return e.activeElement||e.body}catch{return e.body}}function g3(e){for(;e&&e.firstChild;)e=e.firstChild;return e}
function b3(e,t){var r=g3(e);e=0;for(var a;r;){if(r.nodeType===3){if(a=e+r.textContent.length,e<=t&&a>=t)return{node:r,offset:t-e};e=a}e:{for(;r;){if(r.nextSibling){
r=r.nextSibling;break e}r=r.parentNode}r=void 0}r=g3(r)}}function f6(e,t){return e&&t?e===t?!0:e&&e.nodeType===3?!1:t&&t.nodeType===3?f6(e,t.parentNode):"contai\
ns"in e?e.contains(t):e.compareDocumentPosition?!!(e.compareDocumentPosition(t)&16):!1:!1}function p6(e){e=e!=null&&e.ownerDocument!=null&&e.ownerDocument.defaultView!=
null?e.ownerDocument.defaultView:window;for(var t=$b(e.document);t instanceof e.HTMLIFrameElement;){try{var r=typeof t.contentWindow.location.href=="string"}catch{
r=!1}if(r)e=t.contentWindow;else break;t=$b(e.document)}return t}function J0(e){var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t&&(t==="input"&&(e.type===
"text"||e.type==="search"||e.type==="tel"||e.type==="url"||e.type==="password")||t==="textarea"||e.contentEditable==="true")}var h9=Bo&&"documentMode"in document&&
11>=document.documentMode,pc=null,Fb=null,Sd=null,Kb=!1;function y3(e,t,r){var a=r.window===r?r.document:r.nodeType===9?r:r.ownerDocument;Kb||pc==null||pc!==$b(
a)||(a=pc,"selectionStart"in a&&J0(a)?a={start:a.selectionStart,end:a.selectionEnd}:(a=(a.ownerDocument&&a.ownerDocument.defaultView||window).getSelection(),a={
anchorNode:a.anchorNode,anchorOffset:a.anchorOffset,focusNode:a.focusNode,focusOffset:a.focusOffset}),Sd&&Hd(Sd,a)||(Sd=a,a=_p(Fb,"onSelect"),0<a.length&&(t=new Cp(
"onSelect","select",null,t,r),e.push({event:t,listeners:a}),t.target=pc)))}function bi(e,t){var r={};return r[e.toLowerCase()]=t.toLowerCase(),r["Webkit"+e]="we\
bkit"+t,r["Moz"+e]="moz"+t,r}var hc={animationend:bi("Animation","AnimationEnd"),animationiteration:bi("Animation","AnimationIteration"),animationstart:bi("Anim\
ation","AnimationStart"),transitionrun:bi("Transition","TransitionRun"),transitionstart:bi("Transition","TransitionStart"),transitioncancel:bi("Transition","Tra\
nsitionCancel"),transitionend:bi("Transition","TransitionEnd")},ub={},h6={};Bo&&(h6=document.createElement("div").style,"AnimationEvent"in window||(delete hc.animationend.
animation,delete hc.animationiteration.animation,delete hc.animationstart.animation),"TransitionEvent"in window||delete hc.transitionend.transition);function Ii(e){
if(ub[e])return ub[e];if(!hc[e])return e;var t=hc[e],r;for(r in t)if(t.hasOwnProperty(r)&&r in h6)return ub[e]=t[r];return e}var v6=Ii("animationend"),g6=Ii("an\
imationiteration"),b6=Ii("animationstart"),v9=Ii("transitionrun"),g9=Ii("transitionstart"),b9=Ii("transitioncancel"),y6=Ii("transitionend"),w6=new Map,Qb="abort\
 auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop duration\
Change emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata load\
Start lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver po\
interUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove w\
aiting wheel".split(" ");Qb.push("scrollEnd");function wa(e,t){w6.set(e,t),Pi(t,[e])}var y9=0;function Lo(e,t){if(e.name!=null&&e.name!=="auto")return e.name;if(t.
autoName!==null)return t.autoName;e=ya.identifierPrefix;var r=y9++;return e="_"+e+"t_"+r.toString(32)+"_",t.autoName=e}function w3(e){if(e==null||typeof e=="str\
ing")return e;var t=null,r=Ac;if(r!==null)for(var a=0;a<r.length;a++){var o=e[r[a]];if(o!=null){if(o==="none")return"none";t=t==null?o:t+(" "+o)}}return t??e.default}
function Uo(e,t){return e=w3(e),t=w3(t),t==null?e==="auto"?null:e:t==="auto"?null:t}var tp=typeof reportError=="function"?reportError:function(e){if(typeof window==
"object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,message:typeof e=="object"&&e!==null&&typeof e.message==
"string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process=="object"&&typeof process.emit=="function"){process.emit(
"uncaughtException",e);return}console.error(e)},Qr=[],vc=0,ey=0;function Ap(){for(var e=vc,t=ey=vc=0;t<e;){var r=Qr[t];Qr[t++]=null;var a=Qr[t];Qr[t++]=null;var o=Qr[t];
Qr[t++]=null;var n=Qr[t];if(Qr[t++]=null,a!==null&&o!==null){var i=a.pending;i===null?o.next=o:(o.next=i.next,i.next=o),a.pending=o}n!==0&&x6(r,o,n)}}function Np(e,t,r,a){
Qr[vc++]=e,Qr[vc++]=t,Qr[vc++]=r,Qr[vc++]=a,ey|=a,e.lanes|=a,e=e.alternate,e!==null&&(e.lanes|=a)}function ty(e,t,r,a){return Np(e,t,r,a),rp(e)}function Vi(e,t){
return Np(e,null,null,t),rp(e)}function x6(e,t,r){e.lanes|=r;var a=e.alternate;a!==null&&(a.lanes|=r);for(var o=!1,n=e.return;n!==null;)n.childLanes|=r,a=n.alternate,
a!==null&&(a.childLanes|=r),n.tag===22&&(e=n.stateNode,e===null||e._visibility&1||(o=!0)),e=n,n=n.return;return e.tag===3?(n=e.stateNode,o&&t!==null&&(o=31-Br(r),
e=n.hiddenUpdates,a=e[o],a===null?e[o]=[t]:a.push(t),t.lane=r|536870912),n):null}function rp(e){if(50<Od)throw Od=0,Yf=null,Error(O(185));for(var t=e.return;t!==
null;)e=t,t=e.return;return e.tag===3?e.stateNode:null}var gc={};function w9(e,t,r,a){this.tag=e,this.key=r,this.sibling=this.child=this.return=this.stateNode=this.
type=this.elementType=null,this.index=0,this.refCleanup=this.ref=null,this.pendingProps=t,this.dependencies=this.memoizedState=this.updateQueue=this.memoizedProps=
null,this.mode=a,this.subtreeFlags=this.flags=0,this.deletions=null,this.childLanes=this.lanes=0,this.alternate=null}function br(e,t,r,a){return new w9(e,t,r,a)}
function ry(e){return e=e.prototype,!(!e||!e.isReactComponent)}function Oo(e,t){var r=e.alternate;return r===null?(r=br(e.tag,t,e.key,e.mode),r.elementType=e.elementType,
r.type=e.type,r.stateNode=e.stateNode,r.alternate=e,e.alternate=r):(r.pendingProps=t,r.type=e.type,r.flags=0,r.subtreeFlags=0,r.deletions=null),r.flags=e.flags&
1206910976,r.childLanes=e.childLanes,r.lanes=e.lanes,r.child=e.child,r.memoizedProps=e.memoizedProps,r.memoizedState=e.memoizedState,r.updateQueue=e.updateQueue,
t=e.dependencies,r.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.firstContext},r.sibling=e.sibling,r.index=e.index,r.ref=e.ref,r.refCleanup=e.refCleanup,
r}function _6(e,t){e.flags&=1206910978;var r=e.alternate;return r===null?(e.childLanes=0,e.lanes=t,e.child=null,e.subtreeFlags=0,e.memoizedProps=null,e.memoizedState=
null,e.updateQueue=null,e.dependencies=null,e.stateNode=null):(e.childLanes=r.childLanes,e.lanes=r.lanes,e.child=r.child,e.subtreeFlags=0,e.deletions=null,e.memoizedProps=
r.memoizedProps,e.memoizedState=r.memoizedState,e.updateQueue=r.updateQueue,e.type=r.type,t=r.dependencies,e.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.
firstContext}),e}function Bf(e,t,r,a,o,n){var i=0;if(a=e,typeof a=="function")ry(a)&&(i=1);else if(typeof a=="string")i=XE(e,r,ro.current)?26:e==="html"||e==="h\
ead"||e==="body"?27:5;else e:switch(a){case Hb:return e=br(31,r,t,o),e.elementType=Hb,e.lanes=n,e;case dc:return Ri(r.children,o,n,t);case Pz:i=8,o|=24;break;case Db:
return e=br(12,r,t,o|2),e.elementType=Db,e.lanes=n,e;case Bb:return e=br(13,r,t,o),e.elementType=Bb,e.lanes=n,e;case Lb:return e=br(19,r,t,o),e.elementType=Lb,e.
lanes=n,e;case lk:case jb:return e=o|32,e=br(30,r,t,e),e.elementType=jb,e.lanes=n,e.stateNode={autoName:null,paired:null,clones:null,ref:null},e;default:if(typeof a==
"object"&&a!==null)switch(a.$$typeof){case Wa:i=10;break e;case Iz:i=9;break e;case G0:i=11;break e;case Y0:i=14;break e;case vn:i=16,a=null;break e}i=29,r=Error(
O(130,e===null?"null":typeof e,"")),a=null}return t=br(i,r,t,o),t.elementType=e,t.type=a,t.lanes=n,t}function Ri(e,t,r,a){return e=br(7,e,a,t),e.lanes=r,e}function fb(e,t,r){
return e=br(6,e,null,t),e.lanes=r,e}function S6(e){var t=br(18,null,null,0);return t.stateNode=e,t}function pb(e,t,r){return t=br(4,e.children!==null?e.children:
[],e.key,t),t.lanes=r,t.stateNode={containerInfo:e.containerInfo,pendingChildren:null,implementation:e.implementation},t}var x3=new WeakMap;function ea(e,t){if(typeof e==
"object"&&e!==null){var r=x3.get(e);return r!==void 0?r:(t={value:e,source:t,stack:JS(t)},x3.set(e,t),t)}return{value:e,source:t,stack:JS(t)}}var bc=[],yc=0,ap=null,
jd=0,Zr=[],Wr=0,Bn=null,eo=1,to="";function No(e,t){bc[yc++]=jd,bc[yc++]=ap,ap=e,jd=t}function z6(e,t,r){Zr[Wr++]=eo,Zr[Wr++]=to,Zr[Wr++]=Bn,Bn=e;var a=eo;e=to;
var o=32-Br(a)-1;a&=~(1<<o),r+=1;var n=32-Br(t)+o;if(30<n){var i=o-o%5;n=(a&(1<<i)-1).toString(32),a>>=i,o-=i,eo=1<<32-Br(t)+o|r<<o|a,to=n+e}else eo=1<<n|r<<o|a,
to=e}function Mp(e){e.return!==null&&(No(e,1),z6(e,1,0))}function ay(e){for(;e===ap;)ap=bc[--yc],bc[yc]=null,jd=bc[--yc],bc[yc]=null;for(;e===Bn;)Bn=Zr[--Wr],Zr[Wr]=
null,to=Zr[--Wr],Zr[Wr]=null,eo=Zr[--Wr],Zr[Wr]=null}function T6(e,t){Zr[Wr++]=eo,Zr[Wr++]=to,Zr[Wr++]=Bn,eo=t.id,to=t.overflow,Bn=e}var Nt=null,Ve=null,le=!1,Rn=null,
ta=!1,Zb=Error(O(519));function Ln(e){var t=Error(O(418,1<arguments.length&&arguments[1]!==void 0&&arguments[1]?"text":"HTML",""));throw Pd(ea(t,e)),Zb}function _3(e){
var t=e.stateNode,r=e.type,a=e.memoizedProps;switch(t[Pt]=e,t[xr]=a,r){case"dialog":de("cancel",t),de("close",t);break;case"iframe":case"object":case"embed":de(
"load",t);break;case"video":case"audio":for(r=0;r<Gd.length;r++)de(Gd[r],t);break;case"source":de("error",t);break;case"img":case"image":case"link":de("error",t),
de("load",t);break;case"details":de("toggle",t);break;case"input":de("invalid",t),t6(t,a.value,a.defaultValue,a.checked,a.defaultChecked,a.type,a.name,!0);break;case"\
select":de("invalid",t);break;case"textarea":de("invalid",t),a6(t,a.value,a.defaultValue,a.children)}r=a.children,typeof r!="string"&&typeof r!="number"&&typeof r!=
"bigint"||t.textContent===""+r||a.suppressHydrationWarning===!0||lT(t.textContent,r)?(a.popover!=null&&(de("beforetoggle",t),de("toggle",t)),a.onScroll!=null&&de(
"scroll",t),a.onScrollEnd!=null&&de("scrollend",t),a.onClick!=null&&(t.onclick=Ja),t=!0):t=!1,t||Ln(e,!0)}function op(e){for(Nt=e.return;Nt;)switch(Nt.tag){case 5:case 31:case 13:
ta=!1;return;case 27:case 3:ta=!0;return;default:Nt=Nt.return}}function oc(e){if(e!==Nt)return!1;if(!le)return op(e),le=!0,!1;var t=e.tag,r;if((r=t!==3&&t!==27)&&
((r=t===5)&&(r=e.type,r=!(r!=="form"&&r!=="button")||B0(e.type,e.memoizedProps)),r=!r),r&&Ve&&Ln(e),op(e),t===13){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,
!e)throw Error(O(317));Ve=bz(e)}else if(t===31){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(O(317));Ve=bz(e)}else t===27?(t=Ve,Vn(e.type)?(e=
P0,P0=null,Ve=e):Ve=t):Ve=Nt?ra(e.stateNode.nextSibling):null;return!0}function Ai(){Ve=Nt=null,le=!1}function hb(){var e=Rn;return e!==null&&(vr===null?vr=e:vr.
push.apply(vr,e),Rn=null),e}function Pd(e){Rn===null?Rn=[e]:Rn.push(e)}var Wb=no(null),Ui=null,Mo=null;function xn(e,t,r){Ue(Wb,t._currentValue),t._currentValue=
r}function Do(e){e._currentValue=Wb.current,Vt(Wb)}function Lf(e,t,r){for(;e!==null;){var a=e.alternate;if((e.childLanes&t)!==t?(e.childLanes|=t,a!==null&&(a.childLanes|=
t)):a!==null&&(a.childLanes&t)!==t&&(a.childLanes|=t),e===r)break;e=e.return}}function Jb(e,t,r,a){var o=e.child;for(o!==null&&(o.return=e);o!==null;){var n=o.dependencies;
if(n!==null){var i=o.child;n=n.firstContext;e:for(;n!==null;){var l=n;n=o;for(var c=0;c<t.length;c++)if(l.context===t[c]){n.lanes|=r,l=n.alternate,l!==null&&(l.
lanes|=r),Lf(n.return,r,e),a||(i=null);break e}n=l.next}}else if(o.tag===18){if(i=o.return,i===null)throw Error(O(341));i.lanes|=r,n=i.alternate,n!==null&&(n.lanes|=
r),Lf(i,r,e),i=null}else o.tag===13&&o.memoizedState!==null&&o.memoizedState.dehydrated===null?(o.lanes|=r,i=o.alternate,i!==null&&(i.lanes|=r),Lf(o.return,r,e),
i=o.child,i=i!==null?i.sibling:null):i=o.child;if(i!==null)i.return=o;else for(i=o;i!==null;){if(i===e){i=null;break}if(o=i.sibling,o!==null){o.return=i.return,
i=o;break}i=i.return}o=i}}function Ni(e,t,r,a){e=null;for(var o=t,n=!1;o!==null;){if(!n){if((o.flags&524288)!==0)n=!0;else if((o.flags&262144)!==0)break}if(o.tag===
10){var i=o.alternate;if(i===null)throw Error(O(387));if(i=i.memoizedProps,i!==null){var l=o.type;Hr(o.pendingProps.value,i.value)||(e!==null?e.push(l):e=[l])}}else if(o===
Qf.current){if(i=o.alternate,i===null)throw Error(O(387));i.memoizedState.memoizedState!==o.memoizedState.memoizedState&&(e!==null?e.push(Vc):e=[Vc])}o=o.return}
return e!==null&&Jb(t,e,r,a),t.flags|=262144,e!==null}function np(e){for(e=e.firstContext;e!==null;){if(!Hr(e.context._currentValue,e.memoizedValue))return!0;e=
e.next}return!1}function Mi(e){Ui=e,Mo=null,e=e.dependencies,e!==null&&(e.firstContext=null)}function It(e){return R6(Ui,e)}function bf(e,t){return Ui===null&&Mi(
e),R6(e,t)}function R6(e,t){var r=t._currentValue;if(t={context:t,memoizedValue:r,next:null},Mo===null){if(e===null)throw Error(O(308));Mo=t,e.dependencies={lanes:0,
firstContext:t},e.flags|=524288}else Mo=Mo.next=t;return r}var x9=typeof AbortController<"u"?AbortController:function(){var e=[],t=this.signal={aborted:!1,addEventListener:function(r,a){
e.push(a)}};this.abort=function(){t.aborted=!0,e.forEach(function(r){return r()})}},_9=xt.unstable_scheduleCallback,S9=xt.unstable_NormalPriority,ht={$$typeof:Wa,
Consumer:null,Provider:null,_currentValue:null,_currentValue2:null,_threadCount:0};function oy(){return{controller:new x9,data:new Map,refCount:0}}function rm(e){
e.refCount--,e.refCount===0&&_9(S9,function(){e.controller.abort()})}function S3(e,t){if((e.pendingLanes&4194048)!==0){var r=e.transitionTypes;for(r===null&&(r=
e.transitionTypes=[]),e=0;e<t.length;e++){var a=t[e];r.indexOf(a)===-1&&r.push(a)}}}var yd=null;function z9(e){var t=e.transitionTypes;return e.transitionTypes=
null,t}var zd=null,e0=0,Oi=0,zc=null;function T9(e,t){if(zd===null){var r=zd=[];e0=0,Oi=My(),zc={status:"pending",value:void 0,then:function(a){r.push(a)}}}return e0++,
t.then(z3,z3),t}function z3(){if(--e0===0&&(yd=null,zd!==null)){zc!==null&&(zc.status="fulfilled");var e=zd;zd=null,Oi=0,zc=null;for(var t=0;t<e.length;t++)(0,e[t])()}}
function R9(e,t){var r=[],a={status:"pending",value:null,reason:null,then:function(o){r.push(o)}};return e.then(function(){a.status="fulfilled",a.value=t;for(var o=0;o<
r.length;o++)(0,r[o])(t)},function(o){for(a.status="rejected",a.reason=o,o=0;o<r.length;o++)(0,r[o])(void 0)}),a}var T3=W.S;W.S=function(e,t){if(Y4=Or(),typeof t==
"object"&&t!==null&&typeof t.then=="function"&&T9(e,t),yd!==null)for(var r=jc;r!==null;)S3(r,yd),r=r.next;if(r=e.types,r!==null){for(var a=jc;a!==null;)S3(a,r),
a=a.next;if(Oi!==0){a=yd,a===null&&(a=yd=[]);for(var o=0;o<r.length;o++){var n=r[o];a.indexOf(n)===-1&&a.push(n)}}}T3!==null&&T3(e,t)};var Ci=no(null);function ny(){
var e=Ci.current;return e!==null?e:Be.pooledCache}function Hf(e,t){t===null?Ue(Ci,Ci.current):Ue(Ci,t.pool)}function C6(){var e=ny();return e===null?null:{parent:ht.
_currentValue,pool:e}}var Xc=Error(O(460)),iy=Error(O(474)),Op=Error(O(542)),ip={then:function(){}};function R3(e){return e=e.status,e==="fulfilled"||e==="rejec\
ted"}function k6(e,t,r){switch(r=e[r],r===void 0?e.push(t):r!==t&&(t.then(Ja,Ja),t=r),t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,k3(
e),e===void 0&&!("reason"in t)?Error(O(600)):e;default:if(typeof t.status=="string")t.then(Ja,Ja);else{if(e=Be,e!==null&&100<e.shellSuspendCounter)throw Error(O(
482));e=t,e.status="pending",e.then(function(a){if(t.status==="pending"){var o=t;o.status="fulfilled",o.value=a}},function(a){if(t.status==="pending"){var o=t;o.
status="rejected",o.reason=a}})}switch(t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,k3(e),e}throw ki=t,Xc}}function xi(e){try{var t=e.
_init;return t(e._payload)}catch(r){throw r!==null&&typeof r=="object"&&typeof r.then=="function"?(ki=r,Xc):r}}var ki=null;function C3(){if(ki===null)throw Error(
O(459));var e=ki;return ki=null,e}function k3(e){if(e===Xc||e===Op)throw Error(O(483))}var Tc=null,Id=0;function yf(e){var t=Id;return Id+=1,Tc===null&&(Tc=[]),
k6(Tc,e,t)}function fn(e,t){t=t.props.ref,e.ref=t!==void 0?t:null}function wf(e,t){throw t.$$typeof===ik?Error(O(525)):(e=Object.prototype.toString.call(t),Error(
O(31,e==="[object Object]"?"object with keys {"+Object.keys(t).join(", ")+"}":e)))}function E6(e){function t(v,p){if(e){var b=v.deletions;b===null?(v.deletions=
[p],v.flags|=16):b.push(p)}}function r(v,p){if(!e)return null;for(;p!==null;)t(v,p),p=p.sibling;return null}function a(v){for(var p=new Map;v!==null;)v.key===null?
p.set(v.index,v):p.set(v.key,v),v=v.sibling;return p}function o(v,p){return v=Oo(v,p),v.index=0,v.sibling=null,v}function n(v,p,b){return v.index=b,e?(b=v.alternate,
b!==null?(b=b.index,b<p?(v.flags|=2,p):b):(v.flags|=134217730,p)):(v.flags|=1048576,p)}function i(v){return e&&v.alternate===null&&(v.flags|=134217730),v}function l(v,p,b,y){
return p===null||p.tag!==6?(p=fb(b,v.mode,y),p.return=v,p):(p=o(p,b),p.return=v,p)}function c(v,p,b,y){var _=b.type;return _===dc?(v=u(v,p,b.props.children,y,b.
key),fn(v,b),v):p!==null&&(p.elementType===_||typeof _=="object"&&_!==null&&_.$$typeof===vn&&xi(_)===p.type)?(p=o(p,b.props),fn(p,b),p.return=v,p):(p=Bf(b.type,
b.key,b.props,null,v.mode,y),fn(p,b),p.return=v,p)}function s(v,p,b,y){return p===null||p.tag!==4||p.stateNode.containerInfo!==b.containerInfo||p.stateNode.implementation!==
b.implementation?(p=pb(b,v.mode,y),p.return=v,p):(p=o(p,b.children||[]),p.return=v,p)}function u(v,p,b,y,_){return p===null||p.tag!==7?(p=Ri(b,v.mode,y,_),p.return=
v,p):(p=o(p,b),p.return=v,p)}function d(v,p,b){if(typeof p=="string"&&p!==""||typeof p=="number"||typeof p=="bigint")return p=fb(""+p,v.mode,b),p.return=v,p;if(typeof p==
"object"&&p!==null){switch(p.$$typeof){case df:return b=Bf(p.type,p.key,p.props,null,v.mode,b),fn(b,p),b.return=v,b;case vd:return p=pb(p,v.mode,b),p.return=v,p;case vn:
return p=xi(p),d(v,p,b)}if(gd(p)||dd(p))return p=Ri(p,v.mode,b,null),p.return=v,p;if(typeof p.then=="function")return d(v,yf(p),b);if(p.$$typeof===Wa)return d(v,
bf(v,p),b);wf(v,p)}return null}function m(v,p,b,y){var _=p!==null?p.key:null;if(typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint")return _!==null?
null:l(v,p,""+b,y);if(typeof b=="object"&&b!==null){switch(b.$$typeof){case df:return b.key===_?c(v,p,b,y):null;case vd:return b.key===_?s(v,p,b,y):null;case vn:
return b=xi(b),m(v,p,b,y)}if(gd(b)||dd(b))return _!==null?null:u(v,p,b,y,null);if(typeof b.then=="function")return m(v,p,yf(b),y);if(b.$$typeof===Wa)return m(v,
p,bf(v,b),y);wf(v,b)}return null}function f(v,p,b,y,_){if(typeof y=="string"&&y!==""||typeof y=="number"||typeof y=="bigint")return v=v.get(b)||null,l(p,v,""+y,
_);if(typeof y=="object"&&y!==null){switch(y.$$typeof){case df:return v=v.get(y.key===null?b:y.key)||null,c(p,v,y,_);case vd:return v=v.get(y.key===null?b:y.key)||
null,s(p,v,y,_);case vn:return y=xi(y),f(v,p,b,y,_)}if(gd(y)||dd(y))return v=v.get(b)||null,u(p,v,y,_,null);if(typeof y.then=="function")return f(v,p,b,yf(y),_);
if(y.$$typeof===Wa)return f(v,p,b,bf(p,y),_);wf(p,y)}return null}function h(v,p,b,y){for(var _=null,z=null,S=p,T=p=0,L=null;S!==null&&T<b.length;T++){S.index>T?
(L=S,S=null):L=S.sibling;var M=m(v,S,b[T],y);if(M===null){S===null&&(S=L);break}e&&S&&M.alternate===null&&t(v,S),p=n(M,p,T),z===null?_=M:z.sibling=M,z=M,S=L}if(T===
b.length)return r(v,S),le&&No(v,T),_;if(S===null){for(;T<b.length;T++)S=d(v,b[T],y),S!==null&&(p=n(S,p,T),z===null?_=S:z.sibling=S,z=S);return le&&No(v,T),_}for(S=
a(S);T<b.length;T++)L=f(S,v,T,b[T],y),L!==null&&(e&&(M=L.alternate,M!==null&&S.delete(M.key===null?T:M.key)),p=n(L,p,T),z===null?_=L:z.sibling=L,z=L);return e&&
S.forEach(function(Y){return t(v,Y)}),le&&No(v,T),_}function g(v,p,b,y){if(b==null)throw Error(O(151));for(var _=null,z=null,S=p,T=p=0,L=null,M=b.next();S!==null&&
!M.done;T++,M=b.next()){S.index>T?(L=S,S=null):L=S.sibling;var Y=m(v,S,M.value,y);if(Y===null){S===null&&(S=L);break}e&&S&&Y.alternate===null&&t(v,S),p=n(Y,p,T),
z===null?_=Y:z.sibling=Y,z=Y,S=L}if(M.done)return r(v,S),le&&No(v,T),_;if(S===null){for(;!M.done;T++,M=b.next())M=d(v,M.value,y),M!==null&&(p=n(M,p,T),z===null?
_=M:z.sibling=M,z=M);return le&&No(v,T),_}for(S=a(S);!M.done;T++,M=b.next())M=f(S,v,T,M.value,y),M!==null&&(e&&(L=M.alternate,L!==null&&S.delete(L.key===null?T:
L.key)),p=n(M,p,T),z===null?_=M:z.sibling=M,z=M);return e&&S.forEach(function(V){return t(v,V)}),le&&No(v,T),_}function w(v,p,b,y){if(typeof b=="object"&&b!==null&&
b.type===dc&&b.key===null&&b.props.ref===void 0&&(b=b.props.children),typeof b=="object"&&b!==null){switch(b.$$typeof){case df:e:{for(var _=b.key;p!==null;){if(p.
key===_){if(_=b.type,_===dc){if(p.tag===7){r(v,p.sibling),y=o(p,b.props.children),fn(y,b),y.return=v,v=y;break e}}else if(p.elementType===_||typeof _=="object"&&
_!==null&&_.$$typeof===vn&&xi(_)===p.type){r(v,p.sibling),y=o(p,b.props),fn(y,b),y.return=v,v=y;break e}r(v,p);break}else t(v,p);p=p.sibling}b.type===dc?(y=Ri(b.
props.children,v.mode,y,b.key),fn(y,b),y.return=v,v=y):(y=Bf(b.type,b.key,b.props,null,v.mode,y),fn(y,b),y.return=v,v=y)}return i(v);case vd:e:{for(_=b.key;p!==
null;){if(p.key===_)if(p.tag===4&&p.stateNode.containerInfo===b.containerInfo&&p.stateNode.implementation===b.implementation){r(v,p.sibling),y=o(p,b.children||[]),
y.return=v,v=y;break e}else{r(v,p);break}else t(v,p);p=p.sibling}y=pb(b,v.mode,y),y.return=v,v=y}return i(v);case vn:return b=xi(b),w(v,p,b,y)}if(gd(b))return h(
v,p,b,y);if(dd(b)){if(_=dd(b),typeof _!="function")throw Error(O(150));return b=_.call(b),g(v,p,b,y)}if(typeof b.then=="function")return w(v,p,yf(b),y);if(b.$$typeof===
Wa)return w(v,p,bf(v,b),y);wf(v,b)}return typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint"?(b=""+b,p!==null&&p.tag===6?(r(v,p.sibling),y=o(p,b),
y.return=v,v=y):(r(v,p),y=fb(b,v.mode,y),y.return=v,v=y),i(v)):r(v,p)}return function(v,p,b,y){try{Id=0;var _=w(v,p,b,y);return Tc=null,_}catch(S){if(S===Xc||S===
Op)throw S;var z=br(29,S,null,v.mode);return z.lanes=y,z.return=v,z}}}var Di=E6(!0),A6=E6(!1),gn=!1;function ly(e){e.updateQueue={baseState:e.memoizedState,firstBaseUpdate:null,
lastBaseUpdate:null,shared:{pending:null,lanes:0,hiddenCallbacks:null},callbacks:null}}function t0(e,t){e=e.updateQueue,t.updateQueue===e&&(t.updateQueue={baseState:e.
baseState,firstBaseUpdate:e.firstBaseUpdate,lastBaseUpdate:e.lastBaseUpdate,shared:e.shared,callbacks:null})}function Cn(e){return{lane:e,tag:0,payload:null,callback:null,
next:null}}function kn(e,t,r){var a=e.updateQueue;if(a===null)return null;if(a=a.shared,(be&2)!==0){var o=a.pending;return o===null?t.next=t:(t.next=o.next,o.next=
t),a.pending=t,t=rp(e),x6(e,null,r),t}return Np(e,a,t,r),rp(e)}function Td(e,t,r){if(t=t.updateQueue,t!==null&&(t=t.shared,(r&4194048)!==0)){var a=t.lanes;a&=e.
pendingLanes,r|=a,t.lanes=r,$z(e,r)}}function vb(e,t){var r=e.updateQueue,a=e.alternate;if(a!==null&&(a=a.updateQueue,r===a)){var o=null,n=null;if(r=r.firstBaseUpdate,
r!==null){do{var i={lane:r.lane,tag:r.tag,payload:r.payload,callback:null,next:null};n===null?o=n=i:n=n.next=i,r=r.next}while(r!==null);n===null?o=n=t:n=n.next=
t}else o=n=t;r={baseState:a.baseState,firstBaseUpdate:o,lastBaseUpdate:n,shared:a.shared,callbacks:a.callbacks},e.updateQueue=r;return}e=r.lastBaseUpdate,e===null?
r.firstBaseUpdate=t:e.next=t,r.lastBaseUpdate=t}var r0=!1;function Rd(){if(r0){var e=zc;if(e!==null)throw e}}function Cd(e,t,r,a){r0=!1;var o=e.updateQueue;gn=!1;
var n=o.firstBaseUpdate,i=o.lastBaseUpdate,l=o.shared.pending;if(l!==null){o.shared.pending=null;var c=l,s=c.next;c.next=null,i===null?n=s:i.next=s,i=c;var u=e.
alternate;u!==null&&(u=u.updateQueue,l=u.lastBaseUpdate,l!==i&&(l===null?u.firstBaseUpdate=s:l.next=s,u.lastBaseUpdate=c))}if(n!==null){var d=o.baseState;i=0,u=
s=c=null,l=n;do{var m=l.lane&-536870913,f=m!==l.lane;if(f?(fe&m)===m:(a&m)===m){m!==0&&m===Oi&&(r0=!0),u!==null&&(u=u.next={lane:0,tag:l.tag,payload:l.payload,callback:null,
next:null});e:{var h=e,g=l;m=t;var w=r;switch(g.tag){case 1:if(h=g.payload,typeof h=="function"){d=h.call(w,d,m);break e}d=h;break e;case 3:h.flags=h.flags&-65537|
128;case 0:if(h=g.payload,m=typeof h=="function"?h.call(w,d,m):h,m==null)break e;d=Le({},d,m);break e;case 2:gn=!0}}m=l.callback,m!==null&&(e.flags|=64,f&&(e.flags|=
8192),f=o.callbacks,f===null?o.callbacks=[m]:f.push(m))}else f={lane:m,tag:l.tag,payload:l.payload,callback:l.callback,next:null},u===null?(s=u=f,c=d):u=u.next=
f,i|=m;if(l=l.next,l===null){if(l=o.shared.pending,l===null)break;f=l,l=f.next,f.next=null,o.lastBaseUpdate=f,o.shared.pending=null}}while(!0);u===null&&(c=d),o.
baseState=c,o.firstBaseUpdate=s,o.lastBaseUpdate=u,n===null&&(o.shared.lanes=0),Pn|=i,e.lanes=i,e.memoizedState=d}}function N6(e,t){if(typeof e!="function")throw Error(
O(191,e));e.call(t)}function M6(e,t){var r=e.callbacks;if(r!==null)for(e.callbacks=null,e=0;e<r.length;e++)N6(r[e],t)}var Hn=no(null),lp=no(0);function E3(e,t){
e=Io,Ue(lp,e),Ue(Hn,t),Io=e|t.baseLanes}function a0(){Ue(lp,Io),Ue(Hn,Hn.current)}function cy(){Io=lp.current,Vt(Hn),Vt(lp)}var Yt=no(null),Ft=null;function En(e){
var t=e.alternate;Ue(Ut,Ut.current&1),Ue(Yt,e),Ft===null&&(t===null||Hn.current!==null||t.memoizedState!==null)&&(Ft=e)}function o0(e){Ue(Ut,Ut.current),Ue(Yt,e),
Ft===null&&(Ft=e)}function O6(e){e.tag===22?(Ue(Ut,Ut.current),Ue(Yt,e),Ft===null&&(Ft=e)):An()}function An(){Ue(Ut,Ut.current),Ue(Yt,Yt.current)}function Ar(e){
Vt(Yt),Ft===e&&(Ft=null),Vt(Ut)}var Ut=no(0);function Vd(e,t){Ue(Yt,Yt.current),Ue(Ut,t)}function sy(e){Vt(Ut),Vt(Yt),Ft===e&&(Ft=null)}function cp(e){for(var t=e;t!==
null;){if(t.tag===13){var r=t.memoizedState;if(r!==null&&(r=r.dehydrated,r===null||j0(r)||Ly(r)))return t}else if(t.tag===19&&t.memoizedProps.revealOrder!=="ind\
ependent"){if((t.flags&128)!==0)return t}else if(t.child!==null){t.child.return=t,t=t.child;continue}if(t===e)break;for(;t.sibling===null;){if(t.return===null||
t.return===e)return null;t=t.return}t.sibling.return=t.return,t=t.sibling}return null}var Ho=0,ae=null,Ae=null,pt=null,sp=!1,Rc=!1,Bi=!1,dp=0,Ud=0,Cc=null,C9=0;
function at(){throw Error(O(321))}function dy(e,t){if(t===null)return!1;for(var r=0;r<t.length&&r<e.length;r++)if(!Hr(e[r],t[r]))return!1;return!0}function my(e,t,r,a,o,n){
return Ho=n,ae=t,t.memoizedState=null,t.updateQueue=null,t.lanes=0,W.H=e===null||e.memoizedState===null?d4:m4,Bi=!1,n=r(a,o),Bi=!1,Rc&&(n=B6(t,r,a,o)),D6(e),n}function D6(e){
W.H=mp;var t=Ae!==null&&Ae.next!==null;if(Ho=0,pt=Ae=ae=null,sp=!1,Ud=0,Cc=null,t)throw Error(O(300));e===null||vt||(e=e.dependencies,e!==null&&np(e)&&(vt=!0))}
function B6(e,t,r,a){ae=e;var o=0;do{if(Rc&&(Cc=null),Ud=0,Rc=!1,25<=o)throw Error(O(301));if(o+=1,pt=Ae=null,e.updateQueue!=null){var n=e.updateQueue;n.lastEffect=
null,n.events=null,n.stores=null,n.memoCache!=null&&(n.memoCache.index=0)}W.H=B9,n=t(r,a)}while(Rc);return n}function k9(){var e=W.H,t=e.useState()[0];return t=
typeof t.then=="function"?am(t):t,e=e.useState()[0],(Ae!==null?Ae.memoizedState:null)!==e&&(ae.flags|=1024),t}function uy(){var e=dp!==0;return dp=0,e}function fy(e,t,r){
t.updateQueue=e.updateQueue,t.flags&=-2053,e.lanes&=~r}function py(e){if(sp){for(e=e.memoizedState;e!==null;){var t=e.queue;t!==null&&(t.pending=null),e=e.next}
sp=!1}Ho=0,pt=Ae=ae=null,Rc=!1,Ud=dp=0,Cc=null}function ir(){var e={memoizedState:null,baseState:null,baseQueue:null,queue:null,next:null};return pt===null?ae.memoizedState=
pt=e:pt=pt.next=e,pt}function it(){if(Ae===null){var e=ae.alternate;e=e!==null?e.memoizedState:null}else e=Ae.next;var t=pt===null?ae.memoizedState:pt.next;if(t!==
null)pt=t,Ae=e;else{if(e===null)throw ae.alternate===null?Error(O(467)):Error(O(310));Ae=e,e={memoizedState:Ae.memoizedState,baseState:Ae.baseState,baseQueue:Ae.
baseQueue,queue:Ae.queue,next:null},pt===null?ae.memoizedState=pt=e:pt=pt.next=e}return pt}function Dp(){return{lastEffect:null,events:null,stores:null,memoCache:null}}
function am(e){var t=Ud;return Ud+=1,Cc===null&&(Cc=[]),e=k6(Cc,e,t),t=ae,(pt===null?t.memoizedState:pt.next)===null&&(t=t.alternate,W.H=t===null||t.memoizedState===
null?d4:m4),e}function Bp(e){if(e!==null&&typeof e=="object"){if(typeof e.then=="function")return am(e);if(e.$$typeof===sk)return;if(e.$$typeof===Wa)return It(e)}
throw Error(O(438,String(e)))}function hy(e){var t=null,r=ae.updateQueue;if(r!==null&&(t=r.memoCache),t==null){var a=ae.alternate;a!==null&&(a=a.updateQueue,a!==
null&&(a=a.memoCache,a!=null&&(t={data:a.data.map(function(o){return o.slice()}),index:0})))}if(t==null&&(t={data:[],index:0}),r===null&&(r=Dp(),ae.updateQueue=
r),r.memoCache=t,r=t.data[t.index],r===void 0)for(r=t.data[t.index]=Array(e),a=0;a<e;a++)r[a]=ck;return t.index++,r}function jo(e,t){return typeof t=="function"?
t(e):t}function jf(e){var t=it();return vy(t,Ae,e)}function vy(e,t,r){var a=e.queue;if(a===null)throw Error(O(311));a.lastRenderedReducer=r;var o=e.baseQueue,n=a.
pending;if(n!==null){if(o!==null){var i=o.next;o.next=n.next,n.next=i}t.baseQueue=o=n,a.pending=null}if(n=e.baseState,o===null)e.memoizedState=n;else{t=o.next;var l=i=
null,c=null,s=t,u=!1;do{var d=s.lane&-536870913;if(d!==s.lane?(fe&d)===d:(Ho&d)===d){var m=s.revertLane;if(m===0)c!==null&&(c=c.next={lane:0,revertLane:0,gesture:null,
action:s.action,hasEagerState:s.hasEagerState,eagerState:s.eagerState,next:null}),d===Oi&&(u=!0);else if((Ho&m)===m){s=s.next,m===Oi&&(u=!0);continue}else d={lane:0,
revertLane:s.revertLane,gesture:null,action:s.action,hasEagerState:s.hasEagerState,eagerState:s.eagerState,next:null},c===null?(l=c=d,i=n):c=c.next=d,ae.lanes|=
m,Pn|=m;d=s.action,Bi&&r(n,d),n=s.hasEagerState?s.eagerState:r(n,d)}else m={lane:d,revertLane:s.revertLane,gesture:s.gesture,action:s.action,hasEagerState:s.hasEagerState,
eagerState:s.eagerState,next:null},c===null?(l=c=m,i=n):c=c.next=m,ae.lanes|=d,Pn|=d;s=s.next}while(s!==null&&s!==t);if(c===null?i=n:c.next=l,!Hr(n,e.memoizedState)&&
(vt=!0,u&&(r=zc,r!==null)))throw r;e.memoizedState=n,e.baseState=i,e.baseQueue=c,a.lastRenderedState=n}return o===null&&(a.lanes=0),[e.memoizedState,a.dispatch]}
function gb(e){var t=it(),r=t.queue;if(r===null)throw Error(O(311));r.lastRenderedReducer=e;var a=r.dispatch,o=r.pending,n=t.memoizedState;if(o!==null){r.pending=
null;var i=o=o.next;do n=e(n,i.action),i=i.next;while(i!==o);Hr(n,t.memoizedState)||(vt=!0),t.memoizedState=n,t.baseQueue===null&&(t.baseState=n),r.lastRenderedState=
n}return[n,a]}function L6(e,t,r){var a=ae,o=it(),n=le;if(n){if(r===void 0)throw Error(O(407));r=r()}else r=t();var i=!Hr((Ae||o).memoizedState,r);if(i&&(o.memoizedState=
r,vt=!0),o=o.queue,gy(P6.bind(null,a,o,e),[e]),e=o.getSnapshot!==t||i||pt!==null&&(pt.memoizedState.tag&1)!==0,Dc(e?9:8,{destroy:void 0},j6.bind(null,a,o,r,t),null),
e){if(a.flags|=2048,Be===null)throw Error(O(349));n||(Ho&127)!==0||H6(a,t,r)}return r}function H6(e,t,r){e.flags|=16384,e={getSnapshot:t,value:r},t=ae.updateQueue,
t===null?(t=Dp(),ae.updateQueue=t,t.stores=[e]):(r=t.stores,r===null?t.stores=[e]:r.push(e))}function j6(e,t,r,a){t.value=r,t.getSnapshot=a,I6(t)&&V6(e)}function P6(e,t,r){
return r(function(){I6(t)&&V6(e)})}function I6(e){var t=e.getSnapshot;e=e.value;try{var r=t();return!Hr(e,r)}catch{return!0}}function V6(e){var t=Vi(e,2);t!==null&&
yr(t,e,2)}function n0(e){var t=ir();if(typeof e=="function"){var r=e;if(e=r(),Bi){yn(!0);try{r()}finally{yn(!1)}}}return t.memoizedState=t.baseState=e,t.queue={
pending:null,lanes:0,dispatch:null,lastRenderedReducer:jo,lastRenderedState:e},t}function U6(e,t,r,a){return e.baseState=r,vy(e,Ae,typeof a=="function"?a:jo)}function E9(e,t,r,a,o){
if(Hp(e))throw Error(O(485));if(e=t.action,e!==null){var n={payload:o,action:e,next:null,isTransition:!0,status:"pending",value:null,reason:null,listeners:[],then:function(i){
n.listeners.push(i)}};W.T!==null?r(!0):n.isTransition=!1,a(n),r=t.pending,r===null?(n.next=t.pending=n,G6(t,n)):(n.next=r.next,t.pending=r.next=n)}}function G6(e,t){
var r=t.action,a=t.payload,o=e.state;if(t.isTransition){var n=W.T,i={};i.types=n!==null?n.types:null,W.T=i;try{var l=r(o,a),c=W.S;c!==null&&c(i,l),A3(e,t,l)}catch(s){
i0(e,t,s)}finally{n!==null&&i.types!==null&&(n.types=i.types),W.T=n}}else try{n=r(o,a),A3(e,t,n)}catch(s){i0(e,t,s)}}function A3(e,t,r){r!==null&&typeof r=="obj\
ect"&&typeof r.then=="function"?r.then(function(a){N3(e,t,a)},function(a){return i0(e,t,a)}):N3(e,t,r)}function N3(e,t,r){t.status="fulfilled",t.value=r,Y6(t),e.
state=r,t=e.pending,t!==null&&(r=t.next,r===t?e.pending=null:(r=r.next,t.next=r,G6(e,r)))}function i0(e,t,r){var a=e.pending;if(e.pending=null,a!==null){a=a.next;
do t.status="rejected",t.reason=r,Y6(t),t=t.next;while(t!==a)}e.action=null}function Y6(e){e=e.listeners;for(var t=0;t<e.length;t++)(0,e[t])()}function q6(e,t){
return t}function M3(e,t){if(le){var r=Be.formState;if(r!==null){e:{var a=ae;if(le){if(Ve){t:{for(var o=Ve,n=ta;o.nodeType!==8;){if(!n){o=null;break t}if(o=ra(o.
nextSibling),o===null){o=null;break t}}n=o.data,o=n==="F!"||n==="F"?o:null}if(o){Ve=ra(o.nextSibling),a=o.data==="F!";break e}}Ln(a)}a=!1}a&&(t=r[0])}}return r=
ir(),r.memoizedState=r.baseState=t,a={pending:null,lanes:0,dispatch:null,lastRenderedReducer:q6,lastRenderedState:t},r.queue=a,r=l4.bind(null,ae,a),a.dispatch=r,
a=n0(!1),n=xy.bind(null,ae,!1,a.queue),a=ir(),o={state:t,dispatch:null,action:e,pending:null},a.queue=o,r=E9.bind(null,ae,o,n,r),o.dispatch=r,a.memoizedState=e,
[t,r,!1]}function O3(e){var t=it();return X6(t,Ae,e)}function X6(e,t,r){if(t=vy(e,t,q6)[0],e=jf(jo)[0],typeof t=="object"&&t!==null&&typeof t.then=="function")try{
var a=am(t)}catch(i){throw i===Xc?Op:i}else a=t;t=it();var o=t.queue,n=o.dispatch;return r!==t.memoizedState&&(ae.flags|=2048,Dc(9,{destroy:void 0},A9.bind(null,
o,r),null)),[a,n,e]}function A9(e,t){e.action=t}function D3(e){var t=it(),r=Ae;if(r!==null)return X6(t,r,e);it(),t=t.memoizedState,r=it();var a=r.queue.dispatch;
return r.memoizedState=e,[t,a,!1]}function Dc(e,t,r,a){return e={tag:e,create:r,deps:a,inst:t,next:null},t=ae.updateQueue,t===null&&(t=Dp(),ae.updateQueue=t),r=
t.lastEffect,r===null?t.lastEffect=e.next=e:(a=r.next,r.next=e,e.next=a,t.lastEffect=e),e}function $6(){return it().memoizedState}function Pf(e,t,r,a){var o=ir();
ae.flags|=e,o.memoizedState=Dc(1|t,{destroy:void 0},r,a===void 0?null:a)}function Lp(e,t,r,a){var o=it();a=a===void 0?null:a;var n=o.memoizedState.inst;Ae!==null&&
a!==null&&dy(a,Ae.memoizedState.deps)?o.memoizedState=Dc(t,n,r,a):(ae.flags|=e,o.memoizedState=Dc(1|t,n,r,a))}function B3(e,t){Pf(8390656,8,e,t)}function gy(e,t){
Lp(2048,8,e,t)}function N9(e){ae.flags|=4;var t=ae.updateQueue;if(t===null)t=Dp(),ae.updateQueue=t,t.events=[e];else{var r=t.events;r===null?t.events=[e]:r.push(
e)}}function F6(e){var t=it().memoizedState;return N9({ref:t,nextImpl:e}),function(){if((be&2)!==0)throw Error(O(440));return t.impl.apply(void 0,arguments)}}function K6(e,t){
return Lp(4,2,e,t)}function Q6(e,t){return Lp(4,4,e,t)}function Z6(e,t){if(typeof t=="function"){e=e();var r=t(e);return function(){typeof r=="function"?r():t(null)}}
if(t!=null)return e=e(),t.current=e,function(){t.current=null}}function W6(e,t,r){r=r!=null?r.concat([e]):null,Lp(4,4,Z6.bind(null,t,e),r)}function by(){}function J6(e,t){
var r=it();t=t===void 0?null:t;var a=r.memoizedState;return t!==null&&dy(t,a[1])?a[0]:(r.memoizedState=[e,t],e)}function e4(e,t){var r=it();t=t===void 0?null:t;
var a=r.memoizedState;if(t!==null&&dy(t,a[1]))return a[0];if(a=e(),Bi){yn(!0);try{e()}finally{yn(!1)}}return r.memoizedState=[a,t],a}function yy(e,t,r){return r===
void 0||(Ho&1073741824)!==0&&(fe&261930)===0?e.memoizedState=t:(e.memoizedState=r,e=X4(),ae.lanes|=e,Pn|=e,r)}function t4(e,t,r,a){return Hr(r,t)?r:Hn.current!==
null?(e=yy(e,r,a),Hr(e,t)||(vt=!0),e):(Ho&106)===0||(Ho&1073741824)!==0&&(fe&261930)===0?(vt=!0,e.memoizedState=r):(e=X4(),ae.lanes|=e,Pn|=e,t)}function r4(e,t,r,a,o){
var n=ye.p;ye.p=n!==0&&8>n?n:8;var i=W.T,l={};l.types=i!==null?i.types:null,W.T=l,xy(e,!1,t,r);try{var c=o(),s=W.S;if(s!==null&&s(l,c),c!==null&&typeof c=="obje\
ct"&&typeof c.then=="function"){var u=R9(c,a);kd(e,t,u,Lr(e))}else kd(e,t,a,Lr(e))}catch(d){kd(e,t,{then:function(){},status:"rejected",reason:d},Lr())}finally{
ye.p=n,i!==null&&l.types!==null&&(i.types=l.types),W.T=i}}function M9(){}function l0(e,t,r,a){if(e.tag!==5)throw Error(O(476));var o=a4(e).queue;r4(e,o,t,Ti,r===
null?M9:function(){return o4(e),r(a)})}function a4(e){var t=e.memoizedState;if(t!==null)return t;t={memoizedState:Ti,baseState:Ti,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:jo,lastRenderedState:Ti},next:null};var r={};return t.next={memoizedState:r,baseState:r,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:jo,lastRenderedState:r},next:null},e.memoizedState=t,e=e.alternate,e!==null&&(e.memoizedState=t),t}function o4(e){var t=a4(
e);t.next===null&&(t=e.alternate.memoizedState),kd(e,t.next.queue,{},Lr())}function wy(){return It(Vc)}function n4(){return it().memoizedState}function i4(){return it().
memoizedState}function O9(e){for(var t=e.return;t!==null;){switch(t.tag){case 24:case 3:var r=Lr();e=Cn(r);var a=kn(t,e,r);a!==null&&(yr(a,t,r),Td(a,t,r)),t={cache:oy()},
e.payload=t;return}t=t.return}}function D9(e,t,r){var a=Lr();r={lane:a,revertLane:0,gesture:null,action:r,hasEagerState:!1,eagerState:null,next:null},Hp(e)?c4(t,
r):(r=ty(e,t,r,a),r!==null&&(yr(r,e,a),s4(r,t,a)))}function l4(e,t,r){var a=Lr();kd(e,t,r,a)}function kd(e,t,r,a){var o={lane:a,revertLane:0,gesture:null,action:r,
hasEagerState:!1,eagerState:null,next:null};if(Hp(e))c4(t,o);else{var n=e.alternate;if(e.lanes===0&&(n===null||n.lanes===0)&&(n=t.lastRenderedReducer,n!==null))
try{var i=t.lastRenderedState,l=n(i,r);if(o.hasEagerState=!0,o.eagerState=l,Hr(l,i))return Np(e,t,o,0),Be===null&&Ap(),!1}catch{}if(r=ty(e,t,o,a),r!==null)return yr(
r,e,a),s4(r,t,a),!0}return!1}function xy(e,t,r,a){if(a={lane:2,revertLane:My(),gesture:null,action:a,hasEagerState:!1,eagerState:null,next:null},Hp(e)){if(t)throw Error(
O(479))}else t=ty(e,r,a,2),t!==null&&yr(t,e,2)}function Hp(e){var t=e.alternate;return e===ae||t!==null&&t===ae}function c4(e,t){Rc=sp=!0;var r=e.pending;r===null?
t.next=t:(t.next=r.next,r.next=t),e.pending=t}function s4(e,t,r){if((r&4194048)!==0){var a=t.lanes;a&=e.pendingLanes,r|=a,t.lanes=r,$z(e,r)}}var mp={readContext:It,
use:Bp,useCallback:at,useContext:at,useEffect:at,useImperativeHandle:at,useLayoutEffect:at,useInsertionEffect:at,useMemo:at,useReducer:at,useRef:at,useState:at,
useDebugValue:at,useDeferredValue:at,useTransition:at,useSyncExternalStore:at,useId:at,useHostTransitionStatus:at,useFormState:at,useActionState:at,useOptimistic:at,
useMemoCache:at,useCacheRefresh:at,useEffectEvent:at},d4={readContext:It,use:Bp,useCallback:function(e,t){return ir().memoizedState=[e,t===void 0?null:t],e},useContext:It,
useEffect:B3,useImperativeHandle:function(e,t,r){r=r!=null?r.concat([e]):null,Pf(4194308,4,Z6.bind(null,t,e),r)},useLayoutEffect:function(e,t){return Pf(4194308,
4,e,t)},useInsertionEffect:function(e,t){Pf(4,2,e,t)},useMemo:function(e,t){var r=ir();t=t===void 0?null:t;var a=e();if(Bi){yn(!0);try{e()}finally{yn(!1)}}return r.
memoizedState=[a,t],a},useReducer:function(e,t,r){var a=ir();if(r!==void 0){var o=r(t);if(Bi){yn(!0);try{r(t)}finally{yn(!1)}}}else o=t;return a.memoizedState=a.
baseState=o,e={pending:null,lanes:0,dispatch:null,lastRenderedReducer:e,lastRenderedState:o},a.queue=e,e=e.dispatch=D9.bind(null,ae,e),[a.memoizedState,e]},useRef:function(e){
var t=ir();return e={current:e},t.memoizedState=e},useState:function(e){e=n0(e);var t=e.queue,r=l4.bind(null,ae,t);return t.dispatch=r,[e.memoizedState,r]},useDebugValue:by,
useDeferredValue:function(e,t){var r=ir();return yy(r,e,t)},useTransition:function(){var e=n0(!1);return e=r4.bind(null,ae,e.queue,!0,!1),ir().memoizedState=e,[
!1,e]},useSyncExternalStore:function(e,t,r){var a=ae,o=ir();if(le){if(r===void 0)throw Error(O(407));r=r()}else{if(r=t(),Be===null)throw Error(O(349));(fe&127)!==
0||H6(a,t,r)}o.memoizedState=r;var n={value:r,getSnapshot:t};return o.queue=n,B3(P6.bind(null,a,n,e),[e]),a.flags|=2048,Dc(9,{destroy:void 0},j6.bind(null,a,n,r,
t),null),r},useId:function(){var e=ir(),t=Be.identifierPrefix;if(le){var r=to,a=eo;r=(a&~(1<<32-Br(a)-1)).toString(32)+r,t="_"+t+"R_"+r,r=dp++,0<r&&(t+="H"+r.toString(
32)),t+="_"}else r=C9++,t="_"+t+"r_"+r.toString(32)+"_";return e.memoizedState=t},useHostTransitionStatus:wy,useFormState:M3,useActionState:M3,useOptimistic:function(e){
var t=ir();t.memoizedState=t.baseState=e;var r={pending:null,lanes:0,dispatch:null,lastRenderedReducer:null,lastRenderedState:null};return t.queue=r,t=xy.bind(null,
ae,!0,r),r.dispatch=t,[e,t]},useMemoCache:hy,useCacheRefresh:function(){return ir().memoizedState=O9.bind(null,ae)},useEffectEvent:function(e){var t=ir(),r={impl:e};
return t.memoizedState=r,function(){if((be&2)!==0)throw Error(O(440));return r.impl.apply(void 0,arguments)}}},m4={readContext:It,use:Bp,useCallback:J6,useContext:It,
useEffect:gy,useImperativeHandle:W6,useInsertionEffect:K6,useLayoutEffect:Q6,useMemo:e4,useReducer:jf,useRef:$6,useState:function(){return jf(jo)},useDebugValue:by,
useDeferredValue:function(e,t){var r=it();return t4(r,Ae.memoizedState,e,t)},useTransition:function(){var e=jf(jo)[0],t=it().memoizedState;return[typeof e=="boo\
lean"?e:am(e),t]},useSyncExternalStore:L6,useId:n4,useHostTransitionStatus:wy,useFormState:O3,useActionState:O3,useOptimistic:function(e,t){var r=it();return U6(
r,Ae,e,t)},useMemoCache:hy,useCacheRefresh:i4,useEffectEvent:F6},B9={readContext:It,use:Bp,useCallback:J6,useContext:It,useEffect:gy,useImperativeHandle:W6,useInsertionEffect:K6,
useLayoutEffect:Q6,useMemo:e4,useReducer:gb,useRef:$6,useState:function(){return gb(jo)},useDebugValue:by,useDeferredValue:function(e,t){var r=it();return Ae===
null?yy(r,e,t):t4(r,Ae.memoizedState,e,t)},useTransition:function(){var e=gb(jo)[0],t=it().memoizedState;return[typeof e=="boolean"?e:am(e),t]},useSyncExternalStore:L6,
useId:n4,useHostTransitionStatus:wy,useFormState:D3,useActionState:D3,useOptimistic:function(e,t){var r=it();return Ae!==null?U6(r,Ae,e,t):(r.baseState=e,[e,r.queue.
dispatch])},useMemoCache:hy,useCacheRefresh:i4,useEffectEvent:F6};function bb(e,t,r,a){t=e.memoizedState,r=r(a,t),r=r==null?t:Le({},t,r),e.memoizedState=r,e.lanes===
0&&(e.updateQueue.baseState=r)}var c0={enqueueSetState:function(e,t,r){e=e._reactInternals;var a=Lr(),o=Cn(a);o.payload=t,r!=null&&(o.callback=r),t=kn(e,o,a),t!==
null&&(yr(t,e,a),Td(t,e,a))},enqueueReplaceState:function(e,t,r){e=e._reactInternals;var a=Lr(),o=Cn(a);o.tag=1,o.payload=t,r!=null&&(o.callback=r),t=kn(e,o,a),
t!==null&&(yr(t,e,a),Td(t,e,a))},enqueueForceUpdate:function(e,t){e=e._reactInternals;var r=Lr(),a=Cn(r);a.tag=2,t!=null&&(a.callback=t),t=kn(e,a,r),t!==null&&(yr(
t,e,r),Td(t,e,r))}};function L3(e,t,r,a,o,n,i){return e=e.stateNode,typeof e.shouldComponentUpdate=="function"?e.shouldComponentUpdate(a,n,i):t.prototype&&t.prototype.
isPureReactComponent?!Hd(r,a)||!Hd(o,n):!0}function H3(e,t,r,a){e=t.state,typeof t.componentWillReceiveProps=="function"&&t.componentWillReceiveProps(r,a),typeof t.
UNSAFE_componentWillReceiveProps=="function"&&t.UNSAFE_componentWillReceiveProps(r,a),t.state!==e&&c0.enqueueReplaceState(t,t.state,null)}function Li(e,t){var r=t;
if("ref"in t){r={};for(var a in t)a!=="ref"&&(r[a]=t[a])}if(e=e.defaultProps){r===t&&(r=Le({},r));for(var o in e)r[o]===void 0&&(r[o]=e[o])}return r}function u4(e){
tp(e)}function f4(e){console.error(e)}function p4(e){tp(e)}function up(e,t){try{var r=e.onUncaughtError;r(t.value,{componentStack:t.stack})}catch(a){setTimeout(
function(){throw a})}}function j3(e,t,r){try{var a=e.onCaughtError;a(r.value,{componentStack:r.stack,errorBoundary:t.tag===1?t.stateNode:null})}catch(o){setTimeout(
function(){throw o})}}function s0(e,t,r){return r=Cn(r),r.tag=3,r.payload={element:null},r.callback=function(){up(e,t)},r}function h4(e){return e=Cn(e),e.tag=3,
e}function v4(e,t,r,a){var o=r.type.getDerivedStateFromError;if(typeof o=="function"){var n=a.value;e.payload=function(){return o(n)},e.callback=function(){j3(t,
r,a)}}var i=r.stateNode;i!==null&&typeof i.componentDidCatch=="function"&&(e.callback=function(){j3(t,r,a),typeof o!="function"&&(Nn===null?Nn=new Set([this]):Nn.
add(this));var l=a.stack;this.componentDidCatch(a.value,{componentStack:l!==null?l:""})})}function L9(e,t,r,a,o){if(r.flags|=32768,a!==null&&typeof a=="object"&&
typeof a.then=="function"){if(t=r.alternate,t!==null&&Ni(t,r,o,!0),r=Yt.current,r!==null){switch(r.tag){case 31:case 13:case 19:return Ft===null?wp():r.alternate===
null&&ot===0&&(ot=3),r.flags&=-257,r.flags|=65536,r.lanes=o,a===ip?r.flags|=16384:(t=r.updateQueue,t===null?r.updateQueue=new Set([a]):t.add(a),Tb(e,a,o)),!1;case 22:
return r.flags|=65536,a===ip?r.flags|=16384:(t=r.updateQueue,t===null?(t={transitions:null,markerInstances:null,retryQueue:new Set([a])},r.updateQueue=t):(r=t.retryQueue,
r===null?t.retryQueue=new Set([a]):r.add(a)),Tb(e,a,o)),!1}throw Error(O(435,r.tag))}return Tb(e,a,o),wp(),!1}if(le)return t=Yt.current,t!==null?((t.flags&65536)===
0&&(t.flags|=256),t.flags|=65536,t.lanes=o,a!==Zb&&(e=Error(O(422),{cause:a}),Pd(ea(e,r)))):(a!==Zb&&(t=Error(O(423),{cause:a}),Pd(ea(t,r))),e=e.current.alternate,
e.flags|=65536,o&=-o,e.lanes|=o,a=ea(a,r),o=s0(e.stateNode,a,o),vb(e,o),ot!==4&&(ot=2)),!1;var n=Error(O(520),{cause:a});if(n=ea(n,r),Md===null?Md=[n]:Md.push(n),
ot!==4&&(ot=2),t===null)return!0;a=ea(a,r),r=t;do{switch(r.tag){case 3:return r.flags|=65536,e=o&-o,r.lanes|=e,e=s0(r.stateNode,a,e),vb(r,e),!1;case 1:if(t=r.type,
n=r.stateNode,(r.flags&128)===0&&(typeof t.getDerivedStateFromError=="function"||n!==null&&typeof n.componentDidCatch=="function"&&(Nn===null||!Nn.has(n))))return r.
flags|=65536,o&=-o,r.lanes|=o,o=h4(o),v4(o,e,r,a),vb(r,o),!1;break;case 22:if(r.memoizedState!==null)return r.flags|=65536,!1}r=r.return}while(r!==null);return!1}
var _y=Error(O(461)),vt=!1;function yt(e,t,r,a){t.child=e===null?A6(t,null,r,a):Di(t,e.child,r,a)}function P3(e,t,r,a,o){r=r.render;var n=t.ref;if("ref"in a){var i={};
for(var l in a)l!=="ref"&&(i[l]=a[l])}else i=a;return Mi(t),a=my(e,t,r,i,n,o),l=uy(),e!==null&&!vt?(fy(e,t,o),Po(e,t,o)):(le&&l&&Mp(t),t.flags|=1,yt(e,t,a,o),t.
child)}function I3(e,t,r,a,o){if(e===null){var n=r.type;return typeof n=="function"&&!ry(n)&&n.defaultProps===void 0&&r.compare===null?(t.tag=15,t.type=n,g4(e,t,
n,a,o)):(e=Bf(r.type,null,a,t,t.mode,o),e.ref=t.ref,e.return=t,t.child=e)}if(n=e.child,!zy(e,o)){var i=n.memoizedProps;if(r=r.compare,r=r!==null?r:Hd,r(i,a)&&e.
ref===t.ref)return Po(e,t,o)}return t.flags|=1,e=Oo(n,a),e.ref=t.ref,e.return=t,t.child=e}function g4(e,t,r,a,o){if(e!==null){var n=e.memoizedProps;if(Hd(n,a)&&
e.ref===t.ref)if(vt=!1,t.pendingProps=a=n,zy(e,o))(e.flags&131072)!==0&&(vt=!0);else return t.lanes=e.lanes,Po(e,t,o)}return d0(e,t,r,a,o)}function b4(e,t,r,a){
var o=a.children,n=e!==null?e.memoizedState:null;if(e===null&&t.stateNode===null&&(t.stateNode={_visibility:1,_pendingMarkers:null,_retryCache:null,_transitions:null}),
a.mode==="hidden"){if((t.flags&128)!==0){if(n=n!==null?n.baseLanes|r:r,e!==null){for(a=t.child=e.child,o=0;a!==null;)o=o|a.lanes|a.childLanes,a=a.sibling;a=o&~n}else
a=0,t.child=null;return V3(e,t,n,r,a)}if((r&536870912)!==0)t.memoizedState={baseLanes:0,cachePool:null},e!==null&&Hf(t,n!==null?n.cachePool:null),n!==null?E3(t,
n):a0(),O6(t);else return a=t.lanes=536870912,V3(e,t,n!==null?n.baseLanes|r:r,r,a)}else n!==null?(Hf(t,n.cachePool),E3(t,n),An(),t.memoizedState=null):(e!==null&&
Hf(t,null),a0(),An());return yt(e,t,o,r),t.child}function Ed(e,t){return e!==null&&e.tag===22||t.stateNode!==null||(t.stateNode={_visibility:1,_pendingMarkers:null,
_retryCache:null,_transitions:null}),t.sibling}function V3(e,t,r,a,o){var n=ny();return n=n===null?null:{parent:ht._currentValue,pool:n},t.memoizedState={baseLanes:r,
cachePool:n},e!==null&&Hf(t,null),a0(),O6(t),e!==null&&Ni(e,t,a,!0),t.childLanes=o,null}function If(e,t){return t=jp({mode:t.mode,children:t.children},e.mode),t.
ref=e.ref,e.child=t,t.return=e,t}function U3(e,t,r){return Di(t,e.child,null,r),e=If(t,t.pendingProps),e.flags|=2,Ar(t),t.memoizedState=null,e}function H9(e,t,r){
var a=t.pendingProps,o=(t.flags&128)!==0;if(t.flags&=-129,e===null){if(le){if(a.mode==="hidden")return e=If(t,a),t.lanes=536870912,e.memoizedState={baseLanes:0,
cachePool:null},Ed(null,e);if(o0(t),(e=Ve)?(e=bT(e,ta),e=e!==null&&e.data==="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:Bn!==null?{id:eo,overflow:to}:
null,retryLane:536870912,hydrationErrors:null},r=S6(e),r.return=t,t.child=r,Nt=t,Ve=null)):e=null,e===null)throw Ln(t);return t.lanes=536870912,null}return If(t,
a)}var n=e.memoizedState;if(n!==null){var i=n.dehydrated;if(o0(t),o)if(t.flags&256)t.flags&=-257,t=U3(e,t,r);else if(t.memoizedState!==null)t.child=e.child,t.flags|=
128,t=null;else throw Error(O(558));else if(vt||Ni(e,t,r,!1),o=(r&e.childLanes)!==0,vt||o){if(Hn.current===null){if(a=Be,a!==null&&(i=Fz(a,r),i!==0&&i!==n.retryLane))
throw n.retryLane=i,Vi(e,i),yr(a,e,i),_y;wp()}t=U3(e,t,r)}else e=n.treeContext,Ve=ra(i.nextSibling),Nt=t,le=!0,Rn=null,ta=!1,e!==null&&T6(t,e),t=If(t,a),t.flags|=
134221824;return t}return e=Oo(e.child,{mode:a.mode,children:a.children}),e.ref=t.ref,t.child=e,e.return=t,e}function ic(e,t){var r=t.ref;if(r===null)e!==null&&
e.ref!==null&&(t.flags|=4194816);else{if(typeof r!="function"&&typeof r!="object")throw Error(O(284));(e===null||e.ref!==r)&&(t.flags|=4194816)}}function d0(e,t,r,a,o){
return Mi(t),r=my(e,t,r,a,void 0,o),a=uy(),e!==null&&!vt?(fy(e,t,o),Po(e,t,o)):(le&&a&&Mp(t),t.flags|=1,yt(e,t,r,o),t.child)}function G3(e,t,r,a,o,n){return Mi(
t),t.updateQueue=null,r=B6(t,a,r,o),D6(e),a=uy(),e!==null&&!vt?(fy(e,t,n),Po(e,t,n)):(le&&a&&Mp(t),t.flags|=1,yt(e,t,r,n),t.child)}function Y3(e,t,r,a,o){if(Mi(
t),t.stateNode===null){var n=gc,i=r.contextType;typeof i=="object"&&i!==null&&(n=It(i)),n=new r(a,n),t.memoizedState=n.state!==null&&n.state!==void 0?n.state:null,
n.updater=c0,t.stateNode=n,n._reactInternals=t,n=t.stateNode,n.props=a,n.state=t.memoizedState,n.refs={},ly(t),i=r.contextType,n.context=typeof i=="object"&&i!==
null?It(i):gc,n.state=t.memoizedState,i=r.getDerivedStateFromProps,typeof i=="function"&&(bb(t,r,i,a),n.state=t.memoizedState),typeof r.getDerivedStateFromProps==
"function"||typeof n.getSnapshotBeforeUpdate=="function"||typeof n.UNSAFE_componentWillMount!="function"&&typeof n.componentWillMount!="function"||(i=n.state,typeof n.
componentWillMount=="function"&&n.componentWillMount(),typeof n.UNSAFE_componentWillMount=="function"&&n.UNSAFE_componentWillMount(),i!==n.state&&c0.enqueueReplaceState(
n,n.state,null),Cd(t,a,n,o),Rd(),n.state=t.memoizedState),typeof n.componentDidMount=="function"&&(t.flags|=4194308),a=!0}else if(e===null){n=t.stateNode;var l=t.
memoizedProps,c=Li(r,l);n.props=c;var s=n.context,u=r.contextType;i=gc,typeof u=="object"&&u!==null&&(i=It(u));var d=r.getDerivedStateFromProps;u=typeof d=="fun\
ction"||typeof n.getSnapshotBeforeUpdate=="function",l=t.pendingProps!==l,u||typeof n.UNSAFE_componentWillReceiveProps!="function"&&typeof n.componentWillReceiveProps!=
"function"||(l||s!==i)&&H3(t,n,a,i),gn=!1;var m=t.memoizedState;n.state=m,Cd(t,a,n,o),Rd(),s=t.memoizedState,l||m!==s||gn?(typeof d=="function"&&(bb(t,r,d,a),s=
t.memoizedState),(c=gn||L3(t,r,c,a,m,s,i))?(u||typeof n.UNSAFE_componentWillMount!="function"&&typeof n.componentWillMount!="function"||(typeof n.componentWillMount==
"function"&&n.componentWillMount(),typeof n.UNSAFE_componentWillMount=="function"&&n.UNSAFE_componentWillMount()),typeof n.componentDidMount=="function"&&(t.flags|=
4194308)):(typeof n.componentDidMount=="function"&&(t.flags|=4194308),t.memoizedProps=a,t.memoizedState=s),n.props=a,n.state=s,n.context=i,a=c):(typeof n.componentDidMount==
"function"&&(t.flags|=4194308),a=!1)}else{n=t.stateNode,t0(e,t),i=t.memoizedProps,u=Li(r,i),n.props=u,d=t.pendingProps,m=n.context,s=r.contextType,c=gc,typeof s==
"object"&&s!==null&&(c=It(s)),l=r.getDerivedStateFromProps,(s=typeof l=="function"||typeof n.getSnapshotBeforeUpdate=="function")||typeof n.UNSAFE_componentWillReceiveProps!=
"function"&&typeof n.componentWillReceiveProps!="function"||(i!==d||m!==c)&&H3(t,n,a,c),gn=!1,m=t.memoizedState,n.state=m,Cd(t,a,n,o),Rd();var f=t.memoizedState;
i!==d||m!==f||gn||e!==null&&e.dependencies!==null&&np(e.dependencies)?(typeof l=="function"&&(bb(t,r,l,a),f=t.memoizedState),(u=gn||L3(t,r,u,a,m,f,c)||e!==null&&
e.dependencies!==null&&np(e.dependencies))?(s||typeof n.UNSAFE_componentWillUpdate!="function"&&typeof n.componentWillUpdate!="function"||(typeof n.componentWillUpdate==
"function"&&n.componentWillUpdate(a,f,c),typeof n.UNSAFE_componentWillUpdate=="function"&&n.UNSAFE_componentWillUpdate(a,f,c)),typeof n.componentDidUpdate=="fun\
ction"&&(t.flags|=4),typeof n.getSnapshotBeforeUpdate=="function"&&(t.flags|=1024)):(typeof n.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||
(t.flags|=4),typeof n.getSnapshotBeforeUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),t.memoizedProps=a,t.memoizedState=f),n.props=
a,n.state=f,n.context=c,a=u):(typeof n.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=4),typeof n.getSnapshotBeforeUpdate!=
"function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),a=!1)}return n=a,ic(e,t),a=(t.flags&128)!==0,n||a?(n=t.stateNode,r=a&&typeof r.getDerivedStateFromError!=
"function"?null:n.render(),t.flags|=1,e!==null&&a?(t.child=Di(t,e.child,null,o),t.child=Di(t,null,r,o)):yt(e,t,r,o),t.memoizedState=n.state,e=t.child):e=Po(e,t,
o),e}function q3(e,t,r,a){return Ai(),t.flags|=256,yt(e,t,r,a),t.child}var m0={dehydrated:null,treeContext:null,retryLane:0,hydrationErrors:null};function u0(e){
return{baseLanes:e,cachePool:C6()}}function f0(e,t,r){return e=e!==null?e.childLanes&~r:0,t&&(e|=Mr),e}function y4(e,t,r){var a=t.pendingProps,o=!1,n=(t.flags&128)!==
0,i;if((i=n)||(i=e!==null&&e.memoizedState===null?!1:(Ut.current&2)!==0),i&&(o=!0,t.flags&=-129),i=(t.flags&32)!==0,t.flags&=-33,e===null){if(le){if(o?En(t):An(),
(e=Ve)?(e=bT(e,ta),e=e!==null&&e.data!=="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:Bn!==null?{id:eo,overflow:to}:null,retryLane:536870912,hydrationErrors:null},
r=S6(e),r.return=t,t.child=r,Nt=t,Ve=null)):e=null,e===null)throw Ln(t);return Ly(e)?t.lanes=32:t.lanes=536870912,null}return n=a.children,a=a.fallback,o?(An(),
o=t.mode,n=jp({mode:"hidden",children:n},o),a=Ri(a,o,r,null),n.return=t,a.return=t,n.sibling=a,t.child=n,a=t.child,a.memoizedState=u0(r),a.childLanes=f0(e,i,r),
t.memoizedState=m0,Ed(null,a)):(En(t),Sy(t,n))}var l=e.memoizedState;if(l!==null){var c=l.dehydrated;if(c!==null)return j9(e,t,n,i,a,c,l,r)}return o?(An(),o=a.fallback,
n=t.mode,l=e.child,c=l.sibling,a=Oo(l,{mode:"hidden",children:a.children}),a.subtreeFlags=l.subtreeFlags&1206910976,c!==null?o=Oo(c,o):(o=Ri(o,n,r,null),o.flags|=
2),o.return=t,a.return=t,a.sibling=o,t.child=a,Ed(null,a),a=t.child,o=e.child.memoizedState,o===null?o=u0(r):(n=o.cachePool,n!==null?(l=ht._currentValue,n=n.parent!==
l?{parent:l,pool:l}:n):n=C6(),o={baseLanes:o.baseLanes|r,cachePool:n}),a.memoizedState=o,a.childLanes=f0(e,i,r),t.memoizedState=m0,Ed(e.child,a)):(En(t),r=e.child,
e=r.sibling,r=Oo(r,{mode:"visible",children:a.children}),r.return=t,r.sibling=null,e!==null&&(i=t.deletions,i===null?(t.deletions=[e],t.flags|=16):i.push(e)),t.
child=r,t.memoizedState=null,r)}function Sy(e,t){return t=jp({mode:"visible",children:t},e.mode),t.return=e,e.child=t}function jp(e,t){return e=br(22,e,null,t),
e.lanes=0,e}function xf(e,t,r){return Di(t,e.child,null,r),e=Sy(t,t.pendingProps.children),e.flags|=2,t.memoizedState=null,e}function j9(e,t,r,a,o,n,i,l){if(r)return t.
flags&256?(En(t),t.flags&=-257,xf(e,t,l)):t.memoizedState!==null?(An(),t.child=e.child,t.flags|=128,null):(An(),n=o.fallback,i=t.mode,o=jp({mode:"visible",children:o.
children},i),n=Ri(n,i,l,null),n.flags|=2,o.return=t,n.return=t,o.sibling=n,t.child=o,Di(t,e.child,null,l),o=t.child,o.memoizedState=u0(l),o.childLanes=f0(e,a,l),
t.memoizedState=m0,Ed(null,o));if(En(t),Ly(n)){if(a=n.nextSibling&&n.nextSibling.dataset,a)var c=a.dgst;return a=c,a!==""&&(o=Error(O(419)),o.stack="",o.digest=
a,Pd({value:o,source:null,stack:null})),xf(e,t,l)}if(vt||Ni(e,t,l,!1),a=(l&e.childLanes)!==0,vt||a){if(Hn.current!==null)return xf(e,t,l);if(a=Be,a!==null&&(o=Fz(
a,l),o!==0&&o!==i.retryLane))throw i.retryLane=o,Vi(e,o),yr(a,e,o),_y;return j0(n)||wp(),xf(e,t,l)}return j0(n)?(t.flags|=192,t.child=e.child,null):(e=i.treeContext,
Ve=ra(n.nextSibling),Nt=t,le=!0,Rn=null,ta=!1,e!==null&&T6(t,e),t=Sy(t,o.children),t.flags|=134221824,t)}function X3(e,t,r){e.lanes|=t;var a=e.alternate;a!==null&&
(a.lanes|=t),Lf(e.return,t,r)}function $3(e){for(var t=null;e!==null;){var r=e.alternate;r!==null&&cp(r)===null&&(t=e),e=e.sibling}return t}function _f(e,t,r,a,o,n){
var i=e.memoizedState;i===null?e.memoizedState={isBackwards:t,rendering:null,renderingStartTime:0,last:a,tail:r,tailMode:o,treeForkCount:n}:(i.isBackwards=t,i.rendering=
null,i.renderingStartTime=0,i.last=a,i.tail=r,i.tailMode=o,i.treeForkCount=n)}function yb(e){var t=e.child;for(e.child=null;t!==null;){var r=t.sibling;t.sibling=
e.child,e.child=t,t=r}}function p0(e,t,r){var a=t.pendingProps,o=a.revealOrder,n=a.tail;a=a.children;var i=Ut.current;if(t.flags&128)return Vd(t,i),null;var l=(i&
2)!==0;if(l?(i=i&1|2,t.flags|=128):i&=1,Vd(t,i),o==="backwards"&&e!==null?(yb(e),yt(e,t,a,r),yb(e)):yt(e,t,a,r),a=le?jd:0,!l&&e!==null&&(e.flags&128)!==0)e:for(e=
t.child;e!==null;){if(e.tag===13)e.memoizedState!==null&&X3(e,r,t);else if(e.tag===19)X3(e,r,t);else if(e.child!==null){e.child.return=e,e=e.child;continue}if(e===
t)break e;for(;e.sibling===null;){if(e.return===null||e.return===t)break e;e=e.return}e.sibling.return=e.return,e=e.sibling}switch(o){case"backwards":r=$3(t.child),
r===null?(o=t.child,t.child=null):(o=r.sibling,r.sibling=null,yb(t)),_f(t,!0,o,null,n,a);break;case"unstable_legacy-backwards":for(r=null,o=t.child,t.child=null;o!==
null;){if(e=o.alternate,e!==null&&cp(e)===null){t.child=o;break}e=o.sibling,o.sibling=r,r=o,o=e}_f(t,!0,r,null,n,a);break;case"together":_f(t,!1,null,null,void 0,
a);break;case"independent":t.memoizedState=null;break;default:r=$3(t.child),r===null?(o=t.child,t.child=null):(o=r.sibling,r.sibling=null),_f(t,!1,o,r,n,a)}return t.
child}function F3(e,t,r){var a=t.pendingProps;return xn(t,t.type,a.value),yt(e,t,a.children,r),t.child}function Po(e,t,r){if(e!==null&&(t.dependencies=e.dependencies),
Pn|=t.lanes,(r&t.childLanes)===0)if(e!==null){if(Ni(e,t,r,!1),(r&t.childLanes)===0)return null}else return null;if(e!==null&&t.child!==e.child)throw Error(O(153));
if(t.child!==null){for(e=t.child,r=Oo(e,e.pendingProps),t.child=r,r.return=t;e.sibling!==null;)e=e.sibling,r=r.sibling=Oo(e,e.pendingProps),r.return=t;r.sibling=
null}return t.child}function zy(e,t){return(e.lanes&t)!==0?!0:(e=e.dependencies,!!(e!==null&&np(e)))}function P9(e,t,r){switch(t.tag){case 3:Zf(t,t.stateNode.containerInfo),
xn(t,ht,e.memoizedState.cache),Ai();break;case 27:case 5:Vb(t);break;case 4:Zf(t,t.stateNode.containerInfo);break;case 10:xn(t,t.type,t.memoizedProps.value);break;case 31:
if(t.memoizedState!==null)return t.flags|=128,o0(t),null;break;case 13:var a=t.memoizedState;if(a!==null){if(a.dehydrated!==null)return En(t),t.flags|=128,null;
a=Ni(e,t,r,!1);var o=t.child.childLanes;return a||(r&o)!==0?y4(e,t,r):(En(t),e=Po(e,t,r),e!==null?e.sibling:null)}En(t);break;case 19:if(t.flags&128)return p0(e,
t,r);if(o=(e.flags&128)!==0,a=(r&t.childLanes)!==0,a||(Ni(e,t,r,!1),a=(r&t.childLanes)!==0),o){if(a)return p0(e,t,r);t.flags|=128}if(o=t.memoizedState,o!==null&&
(o.rendering=null,o.tail=null,o.lastEffect=null),Vd(t,Ut.current),a)break;return null;case 22:return t.lanes=0,b4(e,t,r,t.pendingProps);case 24:xn(t,ht,e.memoizedState.
cache)}return Po(e,t,r)}function w4(e,t,r){if(e!==null)if(e.memoizedProps!==t.pendingProps)vt=!0;else{if(!zy(e,r)&&(t.flags&128)===0)return vt=!1,P9(e,t,r);vt=(e.
flags&131072)!==0}else vt=!1,le&&(t.flags&1048576)!==0&&z6(t,jd,t.index);switch(t.lanes=0,t.tag){case 16:e:{var a=t.pendingProps;if(e=xi(t.elementType),t.type=e,
typeof e=="function")ry(e)?(a=Li(e,a),t.tag=1,t=Y3(null,t,e,a,r)):(t.tag=0,t=d0(null,t,e,a,r));else{if(e!=null){var o=e.$$typeof;if(o===G0){t.tag=11,t=P3(null,t,
e,a,r);break e}else if(o===Y0){t.tag=14,t=I3(null,t,e,a,r);break e}else if(o===Wa){t.tag=10,t.type=e,t=F3(null,t,r);break e}}throw t=Pb(e)||e,Error(O(306,t,""))}}
return t;case 0:return d0(e,t,t.type,t.pendingProps,r);case 1:return a=t.type,o=Li(a,t.pendingProps),Y3(e,t,a,o,r);case 3:e:{if(Zf(t,t.stateNode.containerInfo),
e===null)throw Error(O(387));a=t.pendingProps;var n=t.memoizedState;o=n.element,t0(e,t),Cd(t,a,null,r);var i=t.memoizedState;if(a=i.cache,xn(t,ht,a),a!==n.cache&&
Jb(t,[ht],r,!0),Rd(),a=i.element,n.isDehydrated)if(n={element:a,isDehydrated:!1,cache:i.cache},t.updateQueue.baseState=n,t.memoizedState=n,t.flags&256){t=q3(e,t,
a,r);break e}else if(a!==o){o=ea(Error(O(424)),t),Pd(o),t=q3(e,t,a,r);break e}else for(e=t.stateNode.containerInfo,e.nodeType===9?e=e.body:e=e.nodeName==="HTML"?
e.ownerDocument.body:e,Ve=ra(e.firstChild),Nt=t,le=!0,Rn=null,ta=!0,r=A6(t,null,a,r),t.child=r;r;)r.flags=r.flags&-3|134221824,r=r.sibling;else{if(Ai(),a===o){t=
Po(e,t,r);break e}yt(e,t,a,r)}t=t.child}return t;case 26:return ic(e,t),e===null?(r=xz(t.type,null,t.pendingProps,null))?t.memoizedState=r:le||(t.stateNode=sT(t.
type,t.pendingProps,Tn.current,t)):t.memoizedState=xz(t.type,e.memoizedProps,t.pendingProps,e.memoizedState),null;case 27:return Vb(t),e===null&&le&&(a=t.stateNode=
yT(t.type,t.pendingProps,Tn.current),Nt=t,ta=!0,o=Ve,Vn(t.type)?(P0=o,Ve=ra(a.firstChild)):Ve=o),yt(e,t,t.pendingProps.children,r),ic(e,t),e===null&&(t.flags|=4194304),
t.child;case 5:return e===null&&le&&((o=a=Ve)&&(a=NE(a,t.type,t.pendingProps,ta),a!==null?(t.stateNode=a,Nt=t,Ve=ra(a.firstChild),ta=!1,o=!0):o=!1),o||Ln(t)),Vb(
t),o=t.type,n=t.pendingProps,i=e!==null?e.memoizedProps:null,a=n.children,B0(o,n)?a=null:i!==null&&B0(o,i)&&(t.flags|=32),t.memoizedState!==null&&(o=my(e,t,k9,null,
null,r),Vc._currentValue=o),ic(e,t),yt(e,t,a,r),t.child;case 6:return e===null&&le&&((e=r=Ve)&&(r=ME(r,t.pendingProps,ta),r!==null?(t.stateNode=r,Nt=t,Ve=null,e=
!0):e=!1),e||Ln(t)),null;case 13:return y4(e,t,r);case 4:return Zf(t,t.stateNode.containerInfo),a=t.pendingProps,e===null?t.child=Di(t,null,a,r):yt(e,t,a,r),t.child;case 11:
return P3(e,t,t.type,t.pendingProps,r);case 7:return a=t.pendingProps,ic(e,t),yt(e,t,a,r),t.child;case 8:return yt(e,t,t.pendingProps.children,r),t.child;case 12:
return yt(e,t,t.pendingProps.children,r),t.child;case 10:return F3(e,t,r);case 9:return o=t.type._context,a=t.pendingProps.children,Mi(t),o=It(o),a=a(o),t.flags|=
1,yt(e,t,a,r),t.child;case 14:return I3(e,t,t.type,t.pendingProps,r);case 15:return g4(e,t,t.type,t.pendingProps,r);case 19:return p0(e,t,r);case 31:return H9(e,
t,r);case 22:return b4(e,t,r,t.pendingProps);case 24:return Mi(t),a=It(ht),e===null?(o=ny(),o===null&&(o=Be,n=oy(),o.pooledCache=n,n.refCount++,n!==null&&(o.pooledCacheLanes|=
r),o=n),t.memoizedState={parent:a,cache:o},ly(t),xn(t,ht,o)):((e.lanes&r)!==0&&(t0(e,t),Cd(t,null,null,r),Rd()),o=e.memoizedState,n=t.memoizedState,o.parent!==a?
(o={parent:a,cache:a},t.memoizedState=o,t.lanes===0&&(t.memoizedState=t.updateQueue.baseState=o),xn(t,ht,a)):(a=n.cache,xn(t,ht,a),a!==o.cache&&Jb(t,[ht],r,!0))),
yt(e,t,t.pendingProps.children,r),t.child;case 30:return t.stateNode===null&&(t.stateNode={autoName:null,paired:null,clones:null,ref:null}),a=t.pendingProps,a.name!=
null&&a.name!=="auto"?t.flags|=e===null?18882560:18874368:le&&Mp(t),e!==null&&e.memoizedProps.name!==a.name?t.flags|=4194816:ic(e,t),yt(e,t,a.children,r),t.child;case 29:
throw t.pendingProps}throw Error(O(156,t.tag))}function Ao(e){e.flags|=4}function wb(e,t,r,a,o){var n;if((n=(e.mode&32)!==0)&&(n=r===null?zz(t,a):zz(t,a)&&(a.src!==
r.src||a.srcSet!==r.srcSet)),n){if(e.flags|=16777216,(o&335544128)===o)if(e.stateNode.complete)e.flags|=8192;else if(K4())e.flags|=8192;else throw ki=ip,iy}else
e.flags&=-16777217}function K3(e,t){if(t.type!=="stylesheet"||(t.state.loading&4)!==0)e.flags&=-16777217;else if(e.flags|=16777216,!ST(t))if(K4())e.flags|=8192;else
throw ki=ip,iy}function Sf(e,t){t!==null&&(e.flags|=4),e.flags&16384&&(t=e.tag!==22?qz():536870912,e.lanes|=t,Bc|=t)}function ud(e,t){if(!le)switch(e.tailMode){case"\
visible":break;case"collapsed":for(var r=e.tail,a=null;r!==null;)r.alternate!==null&&(a=r),r=r.sibling;a===null?t||e.tail===null?e.tail=null:e.tail.sibling=null:
a.sibling=null;break;default:for(t=e.tail,r=null;t!==null;)t.alternate!==null&&(r=t),t=t.sibling;r===null?e.tail=null:r.sibling=null}}function Ie(e){var t=e.alternate!==
null&&e.alternate.child===e.child,r=0,a=0;if(t)for(var o=e.child;o!==null;)r|=o.lanes|o.childLanes,a|=o.subtreeFlags&1206910976,a|=o.flags&1206910976,o.return=e,
o=o.sibling;else for(o=e.child;o!==null;)r|=o.lanes|o.childLanes,a|=o.subtreeFlags,a|=o.flags,o.return=e,o=o.sibling;return e.subtreeFlags|=a,e.childLanes=r,t}function I9(e,t,r){
var a=t.pendingProps;switch(ay(t),t.tag){case 16:case 15:case 0:case 11:case 7:case 8:case 12:case 9:case 14:return Ie(t),null;case 1:return Ie(t),null;case 3:return r=
t.stateNode,a=null,e!==null&&(a=e.memoizedState.cache),t.memoizedState.cache!==a&&(t.flags|=2048),Do(ht),Nc(),r.pendingContext&&(r.context=r.pendingContext,r.pendingContext=
null),(e===null||e.child===null)&&(oc(t)?Ao(t):e===null||e.memoizedState.isDehydrated&&(t.flags&256)===0||(t.flags|=1024,hb())),Ie(t),null;case 26:var o=t.type,
n=t.memoizedState;return e===null?(Ao(t),n!==null?(Ie(t),K3(t,n)):(Ie(t),wb(t,o,null,a,r))):n?n!==e.memoizedState?(Ao(t),Ie(t),K3(t,n)):(Ie(t),t.flags&=-16777217):
(e=e.memoizedProps,e!==a&&Ao(t),Ie(t),wb(t,o,e,a,r)),null;case 27:if(Wf(t),r=Tn.current,o=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==a&&Ao(t);else{if(!a){
if(t.stateNode===null)throw Error(O(166));return Ie(t),t.subtreeFlags&=-33554433,null}e=ro.current,oc(t)?_3(t,e):(e=yT(o,a,r),t.stateNode=e,Ao(t))}return Ie(t),
t.subtreeFlags&=-33554433,null;case 5:if(Wf(t),o=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==a&&Ao(t);else{if(!a){if(t.stateNode===null)throw Error(O(166));
return Ie(t),t.subtreeFlags&=-33554433,null}if(n=ro.current,oc(t))_3(t,n);else{var i=qd(Tn.current);switch(n){case 1:n=i.createElementNS("http://www.w3.org/2000\
/svg",o);break;case 2:n=i.createElementNS("http://www.w3.org/1998/Math/MathML",o);break;default:switch(o){case"svg":n=i.createElementNS("http://www.w3.org/2000/\
svg",o);break;case"math":n=i.createElementNS("http://www.w3.org/1998/Math/MathML",o);break;case"script":n=i.createElement("div"),n.innerHTML="<script><\/script>",
n=n.removeChild(n.firstChild);break;case"select":n=typeof a.is=="string"?i.createElement("select",{is:a.is}):i.createElement("select"),a.multiple?n.multiple=!0:
a.size&&(n.size=a.size);break;default:n=typeof a.is=="string"?i.createElement(o,{is:a.is}):i.createElement(o)}}n[Pt]=t,n[xr]=a;e:for(i=t.child;i!==null;){if(i.tag===
5||i.tag===6)n.appendChild(i.stateNode);else if(i.tag!==4&&i.tag!==27&&i.child!==null){i.child.return=i,i=i.child;continue}if(i===t)break e;for(;i.sibling===null;){
if(i.return===null||i.return===t)break e;i=i.return}i.sibling.return=i.return,i=i.sibling}t.stateNode=n;e:switch(Gt(n,o,a),o){case"button":case"input":case"sele\
ct":case"textarea":a=!!a.autoFocus;break e;case"img":a=!0;break e;default:a=!1}a&&Ao(t)}}return Ie(t),t.subtreeFlags&=-33554433,wb(t,t.type,e===null?null:e.memoizedProps,
t.pendingProps,r),null;case 6:if(e&&t.stateNode!=null)e.memoizedProps!==a&&Ao(t);else{if(typeof a!="string"&&t.stateNode===null)throw Error(O(166));if(e=Tn.current,
oc(t)){if(e=t.stateNode,r=t.memoizedProps,a=null,o=Nt,o!==null)switch(o.tag){case 27:case 5:a=o.memoizedProps}e[Pt]=t,e=!!(e.nodeValue===r||a!==null&&a.suppressHydrationWarning===
!0||lT(e.nodeValue,r)),e||Ln(t,!0)}else e=qd(e).createTextNode(a),e[Pt]=t,t.stateNode=e}return Ie(t),null;case 31:if(r=t.memoizedState,e===null||e.memoizedState!==
null){if(a=oc(t),r!==null){if(e===null){if(!a)throw Error(O(318));if(e=t.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(O(557));e[Pt]=t}else Ai(),(t.
flags&128)===0&&(t.memoizedState=null),t.flags|=4;Ie(t),e=!1}else r=hb(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=r),e=!0;if(!e)return t.
flags&256?(Ar(t),t):(Ar(t),null);if((t.flags&128)!==0)throw Error(O(558))}return Ie(t),null;case 13:if(a=t.memoizedState,e===null||e.memoizedState!==null&&e.memoizedState.
dehydrated!==null){if(o=oc(t),a!==null&&a.dehydrated!==null){if(e===null){if(!o)throw Error(O(318));if(o=t.memoizedState,o=o!==null?o.dehydrated:null,!o)throw Error(
O(317));o[Pt]=t}else Ai(),(t.flags&128)===0&&(t.memoizedState=null),t.flags|=4;Ie(t),o=!1}else o=hb(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=
o),o=!0;if(!o)return t.flags&256?(Ar(t),t):(Ar(t),null)}return Ar(t),(t.flags&128)!==0?(t.lanes=r,t):(r=a!==null,e=e!==null&&e.memoizedState!==null,r&&(a=t.child,
o=null,a.alternate!==null&&a.alternate.memoizedState!==null&&a.alternate.memoizedState.cachePool!==null&&(o=a.alternate.memoizedState.cachePool.pool),n=null,a.memoizedState!==
null&&a.memoizedState.cachePool!==null&&(n=a.memoizedState.cachePool.pool),n!==o&&(a.flags|=2048)),r!==e&&r&&(t.child.flags|=8192),Sf(t,t.updateQueue),Ie(t),null);case 4:
return Nc(),e===null&&Oy(t.stateNode.containerInfo),t.flags|=67108864,Ie(t),null;case 10:return Do(t.type),Ie(t),null;case 19:if(sy(t),a=t.memoizedState,a===null)
return Ie(t),null;if(o=(t.flags&128)!==0,n=a.rendering,n===null)if(o)ud(a,!1);else{if(ot!==0||e!==null&&(e.flags&128)!==0)for(e=t.child;e!==null;){if(n=cp(e),n!==
null){for(t.flags|=128,ud(a,!1),e=n.updateQueue,t.updateQueue=e,Sf(t,e),t.subtreeFlags=0,e=r,r=t.child;r!==null;)_6(r,e),r=r.sibling;return Vd(t,Ut.current&1|2),
le&&No(t,a.treeForkCount),t.child}e=e.sibling}a.tail!==null&&Or()>bp&&(t.flags|=128,o=!0,ud(a,!1),t.lanes=4194304)}else{if(!o)if(e=cp(n),e!==null){if(t.flags|=128,
o=!0,e=e.updateQueue,t.updateQueue=e,Sf(t,e),ud(a,!0),a.tail===null&&a.tailMode!=="collapsed"&&a.tailMode!=="visible"&&!n.alternate&&!le)return Ie(t),null}else 2*
Or()-a.renderingStartTime>bp&&r!==536870912&&(t.flags|=128,o=!0,ud(a,!1),t.lanes=4194304);a.isBackwards?(n.sibling=t.child,t.child=n):(e=a.last,e!==null?e.sibling=
n:t.child=n,a.last=n)}if(a.tail!==null){e=a.tail;e:{for(r=e;r!==null;){if(r.alternate!==null){r=!1;break e}r=r.sibling}r=!0}return a.rendering=e,a.tail=e.sibling,
a.renderingStartTime=Or(),e.sibling=null,n=Ut.current,n=o?n&1|2:n&1,a.tailMode==="visible"||a.tailMode==="collapsed"||!r||le?Vd(t,n):(r=n,Ue(Yt,t),Ue(Ut,r),Ft===
null&&(Ft=t)),le&&No(t,a.treeForkCount),e}return Ie(t),null;case 22:case 23:return Ar(t),cy(),a=t.memoizedState!==null,e!==null?e.memoizedState!==null!==a&&(t.flags|=
8192):a&&(t.flags|=8192),a?(r&536870912)!==0&&(t.flags&128)===0&&(Ie(t),t.subtreeFlags&6&&(t.flags|=8192)):Ie(t),r=t.updateQueue,r!==null&&Sf(t,r.retryQueue),r=
null,e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&(r=e.memoizedState.cachePool.pool),a=null,t.memoizedState!==null&&t.memoizedState.cachePool!==
null&&(a=t.memoizedState.cachePool.pool),a!==r&&(t.flags|=2048),e!==null&&Vt(Ci),null;case 24:return r=null,e!==null&&(r=e.memoizedState.cache),t.memoizedState.
cache!==r&&(t.flags|=2048),Do(ht),Ie(t),null;case 25:return null;case 30:return t.flags|=33554432,Ie(t),null}throw Error(O(156,t.tag))}function V9(e,t){switch(ay(
t),t.tag){case 1:return e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 3:return Do(ht),Nc(),e=t.flags,(e&65536)!==0&&(e&128)===0?(t.flags=e&-65537|128,t):
null;case 26:case 27:case 5:return Wf(t),null;case 31:if(t.memoizedState!==null){if(Ar(t),t.alternate===null)throw Error(O(340));Ai()}return e=t.flags,e&65536?(t.
flags=e&-65537|128,t):null;case 13:if(Ar(t),e=t.memoizedState,e!==null&&e.dehydrated!==null){if(t.alternate===null)throw Error(O(340));Ai()}return e=t.flags,e&65536?
(t.flags=e&-65537|128,t):null;case 19:return sy(t),e=t.flags,e&65536?(t.flags=e&-65537|128,e=t.memoizedState,e!==null&&(e.rendering=null,e.tail=null),t.flags|=4,
t):null;case 4:return Nc(),null;case 10:return Do(t.type),null;case 22:case 23:return Ar(t),cy(),e!==null&&Vt(Ci),e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 24:
return Do(ht),null;case 25:return null;default:return null}}function x4(e,t){switch(ay(t),t.tag){case 3:Do(ht),Nc();break;case 26:case 27:case 5:Wf(t);break;case 4:
Nc();break;case 31:t.memoizedState!==null&&Ar(t);break;case 13:Ar(t);break;case 19:sy(t);break;case 10:Do(t.type);break;case 22:case 23:Ar(t),cy(),e!==null&&Vt(
Ci);break;case 24:Do(ht)}}function om(e,t){try{var r=t.updateQueue,a=r!==null?r.lastEffect:null;if(a!==null){var o=a.next;r=o;do{if((r.tag&e)===e){a=void 0;var n=r.
create,i=r.inst;a=n(),i.destroy=a}r=r.next}while(r!==o)}}catch(l){Re(t,t.return,l)}}function jn(e,t,r){try{var a=t.updateQueue,o=a!==null?a.lastEffect:null;if(o!==
null){var n=o.next;a=n;do{if((a.tag&e)===e){var i=a.inst,l=i.destroy;if(l!==void 0){i.destroy=void 0,o=t;var c=r,s=l;try{s()}catch(u){Re(o,c,u)}}}a=a.next}while(a!==
n)}}catch(u){Re(t,t.return,u)}}function _4(e){var t=e.updateQueue;if(t!==null){var r=e.stateNode;try{M6(t,r)}catch(a){Re(e,e.return,a)}}}function S4(e,t,r){r.props=
Li(e.type,e.memoizedProps),r.state=e.memoizedState;try{r.componentWillUnmount()}catch(a){Re(e,t,a)}}function Qa(e,t){try{var r=e.ref;if(r!==null){switch(e.tag){case 26:case 27:case 5:
var a=e.stateNode;break;case 30:var o=e.stateNode,n=Lo(e.memoizedProps,o);(o.ref===null||o.ref.name!==n)&&(o.ref=fT(n)),a=o.ref;break;case 7:if(e.stateNode===null){
var i=new jr(e);wr(e.child,!1,EE,i,void 0,void 0),e.stateNode=i}a=e.stateNode;break;default:a=e.stateNode}typeof r=="function"?e.refCleanup=r(a):r.current=a}}catch(l){
Re(e,t,l)}}function jt(e,t){var r=e.ref,a=e.refCleanup;if(r!==null)if(typeof a=="function")try{a()}catch(o){Re(e,t,o)}finally{e.refCleanup=null,e=e.alternate,e!=
null&&(e.refCleanup=null)}else if(typeof r=="function")try{r(null)}catch(o){Re(e,t,o)}else r.current=null}function fp(e,t){if((e.tag===5||e.tag===27||e.tag===6)&&
e.alternate===null&&t!==null)for(var r=0;r<t.length;r++)gT(e.stateNode,t[r])}function Q3(e){for(var t=e.return;t!==null&&(Ry(t)&&gT(e.stateNode,t.stateNode),!Ty(
t));)t=t.return}function Ad(e){for(var t=e.return;t!==null&&(Ry(t)&&AE(e.stateNode,t.stateNode),!Ty(t));)t=t.return}function Ty(e){return e.tag===5||e.tag===3||
e.tag===27}function Ry(e){return e&&e.tag===7&&e.stateNode!==null}function h0(e){var t=e.type,r=e.memoizedProps,a=e.stateNode;try{e:switch(t){case"button":case"\
input":case"select":case"textarea":r.autoFocus&&a.focus();break e;case"img":r.src?a.src=r.src:r.srcSet&&(a.srcset=r.srcSet)}}catch(o){Re(e,e.return,o)}}function xb(e,t,r){
try{var a=e.stateNode;mE(a,e.type,r,t),a[xr]=t}catch(o){Re(e,e.return,o)}}function z4(e){return e.tag===5||e.tag===3||e.tag===26||e.tag===27&&Vn(e.type)||e.tag===
4}function _b(e){e:for(;;){for(;e.sibling===null;){if(e.return===null||z4(e.return))return null;e=e.return}for(e.sibling.return=e.return,e=e.sibling;e.tag!==5&&
e.tag!==6&&e.tag!==18;){if(e.tag===27&&Vn(e.type)||e.flags&2||e.child===null||e.tag===4)continue e;e.child.return=e,e=e.child}if(!(e.flags&2))return e.stateNode}}
function v0(e,t,r,a){var o=e.tag;if(o===5||o===6)o=e.stateNode,t?(r.nodeType===9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r).insertBefore(o,t):(t=r.nodeType===
9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r,t.appendChild(o),r=r._reactRootContainer,r!=null||t.onclick!==null||(t.onclick=Ja)),fp(e,a),ve=!0;else if(o!==
4&&(o===27&&(fp(e,a),a=null,Vn(e.type)&&(r=e.stateNode,t=null)),e=e.child,e!==null))for(v0(e,t,r,a),e=e.sibling;e!==null;)v0(e,t,r,a),e=e.sibling}function pp(e,t,r,a){
var o=e.tag;if(o===5||o===6)o=e.stateNode,t?r.insertBefore(o,t):r.appendChild(o),fp(e,a),ve=!0;else if(o!==4&&(o===27&&(fp(e,a),a=null,Vn(e.type)&&(r=e.stateNode)),
e=e.child,e!==null))for(pp(e,t,r,a),e=e.sibling;e!==null;)pp(e,t,r,a),e=e.sibling}function T4(e){var t=e.stateNode,r=e.memoizedProps;try{for(var a=e.type,o=t.attributes;o.
length;)t.removeAttributeNode(o[0]);Gt(t,a,r),t[Pt]=e,t[xr]=r}catch(n){Re(e,e.return,n)}}var hp=!1,Nr=null;function Z3(e){(e.tag===30||(e.subtreeFlags&33554432)!==
0)&&(hp=!0)}var Za=null;function W3(){var e=Za;return Za=null,e}var gr=0;function $c(e,t,r,a,o){return gr=0,R4(e.child,t,r,a,o)}function R4(e,t,r,a,o){for(var n=!1;e!==
null;){if(e.tag===5){var i=e.stateNode;if(a!==null){var l=L0(i);a.push(l),l.view&&(n=!0)}else n||L0(i).view&&(n=!0);hp=!0,dT(i,gr===0?t:t+"_"+gr,r),gr++}else(e.
tag!==22||e.memoizedState===null)&&(e.tag===30&&o||R4(e.child,t,r,a,o)&&(n=!0));e=e.sibling}return n}function oo(e,t){for(;e!==null;)e.tag===5?mT(e.stateNode,e.
memoizedProps):(e.tag!==22||e.memoizedState===null)&&(e.tag===30&&t||oo(e.child,t)),e=e.sibling}function Vf(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==
null;){if((e.tag!==22||e.memoizedState===null)&&(Vf(e),e.tag===30&&(e.flags&18874368)!==0&&e.stateNode.paired)){var t=e.memoizedProps;if(t.name==null||t.name===
"auto")throw Error(O(544));var r=t.name;t=Uo(t.default,t.share),t!=="none"&&($c(e,r,t,null,!1)||oo(e.child,!1))}e=e.sibling}}function g0(e,t){if(e.tag===30){var r=e.
stateNode,a=e.memoizedProps,o=Lo(a,r),n=Uo(a.default,r.paired?a.share:a.enter);n!=="none"?$c(e,o,n,null,!1)?(Vf(e),r.paired||t||Lc(e,a.onEnter)):oo(e.child,!1):
Vf(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)g0(e,t),e=e.sibling;else Vf(e)}function b0(e){if(Nr!==null&&Nr.size!==0){var t=Nr;if((e.subtreeFlags&
18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&(e.flags&18874368)!==0){var r=e.memoizedProps,a=r.name;if(a!=null&&
a!=="auto"){var o=t.get(a);if(o!==void 0){var n=Uo(r.default,r.share);if(n!=="none"&&($c(e,a,n,null,!1)?(n=e.stateNode,o.paired=n,n.paired=o,Lc(e,r.onShare)):oo(
e.child,!1)),t.delete(a),t.size===0)break}}}b0(e)}e=e.sibling}}}function y0(e){if(e.tag===30){var t=e.memoizedProps,r=Lo(t,e.stateNode),a=Nr!==null?Nr.get(r):void 0,
o=Uo(t.default,a!==void 0?t.share:t.exit);o!=="none"&&($c(e,r,o,null,!1)?a!==void 0?(o=e.stateNode,a.paired=o,o.paired=a,Nr.delete(r),Lc(e,t.onShare)):Lc(e,t.onExit):
oo(e.child,!1)),Nr!==null&&b0(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)y0(e),e=e.sibling;else Nr!==null&&b0(e)}function C4(e){for(e=e.child;e!==
null;){if(e.tag===30){var t=e.memoizedProps,r=Lo(t,e.stateNode);t=Uo(t.default,t.update),e.flags&=-5,t!=="none"&&$c(e,r,t,e.memoizedState=[],!1)}else(e.subtreeFlags&
33554432)!==0&&C4(e);e=e.sibling}}function w0(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&
(e.flags&18874368)!==0){var t=e.stateNode;t.paired!==null&&(t.paired=null,oo(e.child,!1))}w0(e)}e=e.sibling}}function Uf(e){if(e.tag===30)e.stateNode.paired=null,
oo(e.child,!1),w0(e);else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Uf(e),e=e.sibling;else w0(e)}function k4(e){for(e=e.child;e!==null;)e.tag===30?
oo(e.child,!1):(e.subtreeFlags&33554432)!==0&&k4(e),e=e.sibling}function Cy(e,t,r,a,o,n,i){for(var l=!1;t!==null;){if(t.tag===5){var c=t.stateNode;if(n!==null&&
gr<n.length){var s=n[gr],u=L0(c);(s.view||u.view)&&(l=!0);var d;if(d=(e.flags&4)===0)if(u.clip)d=!0;else{d=s.rect;var m=u.rect;d=d.y!==m.y||d.x!==m.x||d.height!==
m.height||d.width!==m.width}d&&(e.flags|=4),u.abs?u=!s.abs:(s=s.rect,u=u.rect,u=s.height!==u.height||s.width!==u.width),u&&(e.flags|=32)}else e.flags|=32;(e.flags&
4)!==0&&dT(c,gr===0?r:r+"_"+gr,o),l&&(e.flags&4)!==0||(Za===null&&(Za=[]),Za.push(c,gr===0?a:a+"_"+gr,t.memoizedProps)),gr++}else(t.tag!==22||t.memoizedState===
null)&&(t.tag===30&&i?e.flags|=t.flags&32:Cy(e,t.child,r,a,o,n,i)&&(l=!0));t=t.sibling}return l}function E4(e,t){for(e=e.child;e!==null;){if(e.tag===30){var r=e.
memoizedProps,a=e.stateNode,o=Lo(r,a),n=Uo(r.default,r.update);if(t){a=a.clones;var i=a===null?null:a.map(gE)}else i=e.memoizedState,e.memoizedState=null;a=e;var l=e.
child;gr=0,o=Cy(a,l,o,o,n,i,!1),(e.flags&4)!==0&&o&&(t||Lc(e,r.onUpdate))}else(e.subtreeFlags&33554432)!==0&&E4(e,t);e=e.sibling}}var kt=!1,xe=!1,$a=!1,Sb=!1,J3=typeof WeakSet==
"function"?WeakSet:Set,Et=null,Fa=!1,wd=!1,vp=!1,x0=!1;function U9(e,t,r){if(e=e.containerInfo,O0=Uc,e=p6(e),J0(e)){if("selectionStart"in e)var a={start:e.selectionStart,
end:e.selectionEnd};else e:{a=(a=e.ownerDocument)&&a.defaultView||window;var o=a.getSelection&&a.getSelection();if(o&&o.rangeCount!==0){a=o.anchorNode;var n=o.anchorOffset,
i=o.focusNode;o=o.focusOffset;try{a.nodeType,i.nodeType}catch{a=null;break e}var l=0,c=-1,s=-1,u=0,d=0,m=e,f=null;t:for(;;){for(var h;m!==a||n!==0&&m.nodeType!==
3||(c=l+n),m!==i||o!==0&&m.nodeType!==3||(s=l+o),m.nodeType===3&&(l+=m.nodeValue.length),(h=m.firstChild)!==null;)f=m,m=h;for(;;){if(m===e)break t;if(f===a&&++u===
n&&(c=l),f===i&&++d===o&&(s=l),(h=m.nextSibling)!==null)break;m=f,f=m.parentNode}m=h}a=c===-1||s===-1?null:{start:c,end:s}}else a=null}a=a||{start:0,end:0}}else
a=null;for(D0={focusedElem:e,selectionRange:a},Uc=!1,r=(r&335544064)===r,Et=t,t=r?9270:1024;Et!==null;){if(e=Et,r&&(a=e.deletions,a!==null))for(n=0;n<a.length;n++)
r&&y0(a[n]);if(e.alternate===null&&(e.flags&2)!==0)r&&Z3(e),zf(r);else{if(e.tag===22){if(a=e.alternate,e.memoizedState!==null){a!==null&&a.memoizedState===null&&
r&&y0(a),zf(r);continue}else if(a!==null&&a.memoizedState!==null){r&&Z3(e),zf(r);continue}}a=e.child,(e.subtreeFlags&t)!==0&&a!==null?(a.return=e,Et=a):(r&&C4(e),
zf(r))}}Nr=null}function zf(e){for(;Et!==null;){var t=Et,r=e,a=t.alternate,o=t.flags;switch(t.tag){case 0:case 11:case 15:break;case 1:if((o&1024)!==0&&a!==null){
r=void 0,o=a.memoizedProps,a=a.memoizedState;var n=t.stateNode;try{var i=Li(t.type,o);r=n.getSnapshotBeforeUpdate(i,a),n.__reactInternalSnapshotBeforeUpdate=r}catch(l){
Re(t,t.return,l)}}break;case 3:if((o&1024)!==0){if(a=t.stateNode.containerInfo,r=a.nodeType,r===9)H0(a);else if(r===1)switch(a.nodeName){case"HEAD":case"HTML":case"\
BODY":H0(a);break;default:a.textContent=""}}break;case 5:case 26:case 27:case 6:case 4:case 17:break;case 30:r&&a!==null&&(r=Lo(a.memoizedProps,a.stateNode),o=t.
memoizedProps,o=Uo(o.default,o.update),o!=="none"&&$c(a,r,o,a.memoizedState=[],!0));break;default:if((o&1024)!==0)throw Error(O(163))}if(a=t.sibling,a!==null){a.
return=t.return,Et=a;break}Et=t.return}}function A4(e,t,r){var a=r.flags;switch(r.tag){case 0:case 11:case 15:Ka(e,r),a&4&&om(5,r);break;case 1:if(Ka(e,r),a&4)if(e=
r.stateNode,t===null)try{e.componentDidMount()}catch(i){Re(r,r.return,i)}else{var o=Li(r.type,t.memoizedProps);t=t.memoizedState;try{e.componentDidUpdate(o,t,e.
__reactInternalSnapshotBeforeUpdate)}catch(i){Re(r,r.return,i)}}a&64&&_4(r),a&512&&Qa(r,r.return);break;case 3:if(Ka(e,r),a&64&&(e=r.updateQueue,e!==null)){if(t=
null,r.child!==null)switch(r.child.tag){case 27:case 5:t=r.child.stateNode;break;case 1:t=r.child.stateNode}try{M6(e,t)}catch(i){Re(r,r.return,i)}}break;case 27:
t===null&&a&4&&T4(r);case 26:case 5:Ka(e,r),t===null&&a&4&&h0(r),a&512&&Qa(r,r.return);break;case 12:Ka(e,r);break;case 31:Ka(e,r),a&4&&D4(e,r);break;case 13:Ka(
e,r),a&4&&B4(e,r),a&64&&(e=r.memoizedState,e!==null&&(e=e.dehydrated,e!==null&&(r=eE.bind(null,r),OE(e,r))));break;case 22:if(a=r.memoizedState!==null||kt,!a){var n=t!==
null&&t.memoizedState!==null||xe;t=kt,o=xe,kt=a,(xe=n)&&!o?(a=2,(r.subtreeFlags&8772)!==0&&(a|=1),va(e,r,a)):Ka(e,r),kt=t,xe=o}break;case 30:Ka(e,r),a&512&&Qa(r,
r.return);break;case 7:a&512&&Qa(r,r.return);default:Ka(e,r)}}function _0(e,t){for(e=e.child;e!==null;)N4(e,t),e=e.sibling}function N4(e,t){switch(e.tag){case 5:case 26:
try{var r=e.stateNode;if(t){var a=r.style;typeof a.setProperty=="function"?a.setProperty("display","none","important"):a.display="none"}else{var o=e.stateNode,n=e.
memoizedProps.style,i=n!=null&&n.hasOwnProperty("display")?n.display:null;o.style.display=i==null||typeof i=="boolean"?"":(""+i).trim()}}catch(c){Re(e,e.return,
c)}S0(e,t);break;case 6:try{e.stateNode.nodeValue=t?"":e.memoizedProps,ve=!0}catch(c){Re(e,e.return,c)}break;case 18:try{var l=e.stateNode;t?hz(l,!0):hz(e.stateNode,
!1)}catch(c){Re(e,e.return,c)}break;case 22:case 23:e.memoizedState===null&&_0(e,t);break;default:_0(e,t)}}function S0(e,t){if(e.subtreeFlags&67108864)for(e=e.child;e!==
null;){e:{var r=e,a=t;switch(r.tag){case 4:N4(r,a);break e;case 22:r.memoizedState===null&&S0(r,a);break e;default:S0(r,a)}}e=e.sibling}}function M4(e){var t=e.
alternate;t!==null&&(e.alternate=null,M4(t)),e.child=null,e.deletions=null,e.sibling=null,e.tag===5&&(t=e.stateNode,t!==null&&Rp(t)),e.stateNode=null,e.return=null,
e.dependencies=null,e.memoizedProps=null,e.memoizedState=null,e.pendingProps=null,e.stateNode=null,e.updateQueue=null}var Fe=null,hr=!1;function ha(e,t,r){for(r=
r.child;r!==null;)O4(e,t,r),r=r.sibling}function O4(e,t,r){if(Dr&&typeof Dr.onCommitFiberUnmount=="function")try{Dr.onCommitFiberUnmount(Zd,r)}catch{}switch(r.tag){case 26:
xe||jt(r,t),ha(e,t,r),r.memoizedState?r.memoizedState.count--:r.stateNode&&!xe&&(r=r.stateNode,r.parentNode.removeChild(r));break;case 27:xe||jt(r,t),Ad(r);var a=Fe,
o=hr;Vn(r.type)&&(Fe=r.stateNode,hr=!1),ha(e,t,r),wT(r.stateNode,r.type,r.memoizedProps),Fe=a,hr=o;break;case 5:xe||jt(r,t),Ad(r);case 6:if(r.tag===6&&Ad(r),a=Fe,
o=hr,Fe=null,ha(e,t,r),Fe=a,hr=o,Fe!==null)if(hr)try{(Fe.nodeType===9?Fe.body:Fe.nodeName==="HTML"?Fe.ownerDocument.body:Fe).removeChild(r.stateNode),ve=!0}catch(n){
Re(r,t,n)}else try{Fe.removeChild(r.stateNode),ve=!0}catch(n){Re(r,t,n)}break;case 18:Fe!==null&&(hr?(e=Fe,pz(e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.
body:e,r.stateNode),Gc(e)):pz(Fe,r.stateNode));break;case 4:a=Fe,o=hr,Fe=r.stateNode.containerInfo,hr=!0,ha(e,t,r),Fe=a,hr=o;break;case 0:case 11:case 14:case 15:
jn(2,r,t),xe||jn(4,r,t),ha(e,t,r);break;case 1:xe||(jt(r,t),a=r.stateNode,typeof a.componentWillUnmount=="function"&&S4(r,t,a)),ha(e,t,r);break;case 21:ha(e,t,r);
break;case 22:xe=(a=xe)||r.memoizedState!==null,ha(e,t,r),xe=a;break;case 30:jt(r,t),ha(e,t,r);break;case 7:xe||jt(r,t),ha(e,t,r);break;default:ha(e,t,r)}}function D4(e,t){
if(t.memoizedState===null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null))){e=e.dehydrated;try{Gc(e)}catch(r){Re(t,t.return,r)}}}function B4(e,t){if(t.memoizedState===
null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null&&(e=e.dehydrated,e!==null))))try{Gc(e)}catch(r){Re(t,t.return,r)}}function G9(e){switch(e.tag){case 31:case 13:case 19:
var t=e.stateNode;return t===null&&(t=e.stateNode=new J3),t;case 22:return e=e.stateNode,t=e._retryCache,t===null&&(t=e._retryCache=new J3),t;default:throw Error(
O(435,e.tag))}}function Tf(e,t){var r=G9(e);t.forEach(function(a){if(!r.has(a)){r.add(a);var o=tE.bind(null,e,a);a.then(o,o)}})}function or(e,t,r){var a=t.deletions;
if(a!==null)for(var o=0;o<a.length;o++){var n=a[o],i=e,l=t,c=l;e:for(;c!==null;){switch(c.tag){case 27:if(Vn(c.type)){Fe=c.stateNode,hr=!1;break e}break;case 5:
Fe=c.stateNode,hr=!1;break e;case 3:case 4:Fe=c.stateNode.containerInfo,hr=!0;break e}c=c.return}if(Fe===null)throw Error(O(160));O4(i,l,n),Fe=null,hr=!1,i=n.alternate,
i!==null&&(i.return=null),n.return=null}if(t.subtreeFlags&13886)for(t=t.child;t!==null;)L4(t,e,r),t=t.sibling}var ga=null;function L4(e,t,r){var a=e.alternate,o=e.
flags;switch(e.tag){case 0:case 11:case 14:case 15:if(o&4&&(a=e.updateQueue,a=a!==null?a.events:null,a!==null))for(var n=0;n<a.length;n++){var i=a[n];i.ref.impl=
i.nextImpl}or(t,e,r),nr(e),o&4&&(jn(3,e,e.return),om(3,e),jn(5,e,e.return));break;case 1:or(t,e,r),nr(e),o&512&&(xe||a===null||jt(a,a.return)),o&64&&kt&&(e=e.updateQueue,
e!==null&&(t=e.callbacks,t!==null&&(r=e.shared.hiddenCallbacks,e.shared.hiddenCallbacks=r===null?t:r.concat(t))));break;case 26:if(n=ga,or(t,e,r),nr(e),o&512&&(xe||
a===null||jt(a,a.return)),o&4)if(o=a!==null?a.memoizedState:null,r=e.memoizedState,a===null)if(r===null)if(e.stateNode===null)if(kt)e.stateNode=sT(e.type,e.memoizedProps,
t.containerInfo,e);else{e:{t=e.type,r=e.memoizedProps,o=n.ownerDocument||n;t:switch(t){case"title":a=o.getElementsByTagName("title")[0],(!a||a[em]||a[Pt]||a.namespaceURI===
"http://www.w3.org/2000/svg"||a.hasAttribute("itemprop"))&&(a=o.createElement(t),o.head.insertBefore(a,o.querySelector("head > title"))),Gt(a,t,r),a[Pt]=e,At(a),
t=a;break e;case"link":if(n=Sz("link","href",o).get(t+(r.href||""))){for(i=0;i<n.length;i++)if(a=n[i],a.getAttribute("href")===(r.href==null||r.href===""?null:r.
href)&&a.getAttribute("rel")===(r.rel==null?null:r.rel)&&a.getAttribute("title")===(r.title==null?null:r.title)&&a.getAttribute("crossorigin")===(r.crossOrigin==
null?null:r.crossOrigin)){n.splice(i,1);break t}}a=o.createElement(t),Gt(a,t,r),o.head.appendChild(a);break;case"meta":if(n=Sz("meta","content",o).get(t+(r.content||
""))){for(i=0;i<n.length;i++)if(a=n[i],a.getAttribute("content")===(r.content==null?null:""+r.content)&&a.getAttribute("name")===(r.name==null?null:r.name)&&a.getAttribute(
"property")===(r.property==null?null:r.property)&&a.getAttribute("http-equiv")===(r.httpEquiv==null?null:r.httpEquiv)&&a.getAttribute("charset")===(r.charSet==null?
null:r.charSet)){n.splice(i,1);break t}}a=o.createElement(t),Gt(a,t,r),o.head.appendChild(a);break;default:throw Error(O(468,t))}a[Pt]=e,At(a),t=a}e.stateNode=t}else
kt||I0(n,e.type,e.stateNode);else e.stateNode=_z(n,r,e.memoizedProps);else o!==r?(o===null?(t=a.stateNode,t===null||xe||t.parentNode.removeChild(t)):o.count--,r===
null?kt||I0(n,e.type,e.stateNode):_z(n,r,e.memoizedProps)):r===null&&e.stateNode!==null&&xb(e,e.memoizedProps,a.memoizedProps);break;case 27:or(t,e,r),nr(e),o&512&&
(xe||a===null||jt(a,a.return)),a!==null&&o&4&&xb(e,e.memoizedProps,a.memoizedProps);break;case 5:if(n=$a,$a=!1,or(t,e,r),$a=n,nr(e),o&512&&(xe||a===null||jt(a,a.
return)),e.flags&32){t=e.stateNode;try{Oc(t,""),ve=!0}catch(u){Re(e,e.return,u)}}o&4&&e.stateNode!=null&&(t=e.memoizedProps,xb(e,t,a!==null?a.memoizedProps:t)),
o&1024&&(Sb=!0);break;case 6:if(or(t,e,r),nr(e),o&4){if(e.stateNode===null)throw Error(O(162));t=e.memoizedProps,r=e.stateNode;try{r.nodeValue=t,ve=!0}catch(u){
Re(e,e.return,u)}}break;case 3:if(ve=!1,Xf=null,n=ga,ga=Xd(t.containerInfo),or(t,e,r),ga=n,nr(e),o&4&&a!==null&&a.memoizedState.isDehydrated)try{Gc(t.containerInfo)}catch(u){
Re(e,e.return,u)}Sb&&(Sb=!1,H4(e)),ve=!1;break;case 4:o=$a,$a=kt,a=n3(),n=ga,ga=Xd(e.stateNode.containerInfo),or(t,e,r),nr(e),ga=n,ve&&wd&&(vp=!0),ve=a,$a=o;break;case 12:
or(t,e,r),nr(e);break;case 31:or(t,e,r),nr(e),o&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,Tf(e,t)));break;case 13:or(t,e,r),nr(e),e.child.flags&8192&&e.
memoizedState!==null!=(a!==null&&a.memoizedState!==null)&&(Pp=Or()),o&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,Tf(e,t)));break;case 22:n=e.memoizedState!==
null,i=a!==null&&a.memoizedState!==null;var l=kt,c=xe,s=$a;kt=l||n,$a=s||n,xe=c||i,or(t,e,r),xe=c,$a=s,kt=l,nr(e),o&8192&&(t=e.stateNode,t._visibility=n?t._visibility&
-2:t._visibility|1,!n||a===null||i||kt||xe||(t=i||xe,r=kt,a=xe,kt=n||kt,xe=t,hn(e,2),kt=r,xe=a),!n&&$a||_0(e,n)),o&4&&(t=e.updateQueue,t!==null&&(r=t.retryQueue,
r!==null&&(t.retryQueue=null,Tf(e,r))));break;case 19:or(t,e,r),nr(e),o&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,Tf(e,t)));break;case 30:o&512&&(xe||a===
null||jt(a,a.return)),o=n3(),n=wd,i=(r&335544064)===r,l=e.memoizedProps,wd=i&&Uo(l.default,l.update)!=="none",or(t,e,r),nr(e),i&&a!==null&&ve&&(e.flags|=4),wd=n,
ve=o;break;case 21:break;case 7:o&512&&(xe||a===null||jt(a,a.return)),a&&a.stateNode!==null&&(a.stateNode._fragmentFiber=e);default:or(t,e,r),nr(e)}}function nr(e){
var t=e.flags;if(t&2){try{for(var r,a=e.return;a!==null;){if(z4(a)){r=a;break}a=a.return}a=null;for(var o=e.return;o!==null;){if(Ry(o)){var n=o.stateNode;a===null?
a=[n]:a.push(n)}if(Ty(o))break;o=o.return}var i=a;if(r==null)throw Error(O(160));switch(r.tag){case 27:var l=r.stateNode,c=_b(e);pp(e,c,l,i);break;case 5:var s=r.
stateNode;r.flags&32&&(Oc(s,""),r.flags&=-33);var u=_b(e);pp(e,u,s,i);break;case 3:case 4:var d=r.stateNode.containerInfo,m=_b(e);v0(e,m,d,i);break;default:throw Error(
O(161))}}catch(f){Re(e,e.return,f)}e.flags&=-3}t&4096&&(e.flags&=-4097)}function H4(e){if(e.subtreeFlags&1024)for(e=e.child;e!==null;){var t=e;H4(t),t.tag===5&&
t.flags&1024&&(t=t.stateNode,Uc=!0,t.reset(),Uc=!1),e=e.sibling}}function nc(e,t){if(t.subtreeFlags&9270)for(t=t.child;t!==null;)j4(t,e),t=t.sibling;else E4(t,!1)}
function j4(e,t){var r=e.alternate;if(r===null)g0(e,!1);else switch(e.tag){case 3:if(x0=Fa=!1,W3(),nc(t,e),!Fa&&!vp){if(e=Za,e!==null)for(var a=0;a<e.length;a+=
3){r=e[a];var o=e[a+1];mT(r,e[a+2]),r=r.ownerDocument.documentElement,r!==null&&r.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwar\
ds",pseudoElement:"::view-transition-group("+o+")"})}e=t.containerInfo,e=e.nodeType===9?e.documentElement:e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName===
""&&(e.style.viewTransitionName="none",e.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwards",pseudoElement:"::view-transition-grou\
p(root)"}),e.animate({width:[0,0],height:[0,0]},{duration:0,fill:"forwards",pseudoElement:"::view-transition"})),x0=!0}Za=null;break;case 5:nc(t,e);break;case 4:
a=Fa,Fa=!1,nc(t,e),Fa&&(vp=!0),Fa=a;break;case 22:e.memoizedState===null&&(r.memoizedState!==null?g0(e,!1):nc(t,e));break;case 30:a=Fa,o=W3(),Fa=!1,nc(t,e),Fa&&
(e.flags|=4);var n=e.memoizedProps,i=e.stateNode;t=Lo(n,i),i=Lo(r.memoizedProps,i);var l=Uo(n.default,n.update);l==="none"?t=!1:(n=r.memoizedState,r.memoizedState=
null,r=e.child,gr=0,t=Cy(e,r,t,i,l,n,!0),gr!==(n===null?0:n.length)&&(e.flags|=32)),(e.flags&4)!==0&&t?(Lc(e,e.memoizedProps.onUpdate),Za=o):o!==null&&(o.push.apply(
o,Za),Za=o),Fa=(e.flags&32)!==0?!0:a;break;default:nc(t,e)}}function Ka(e,t){if(t.subtreeFlags&8772)for(t=t.child;t!==null;)A4(e,t.alternate,t),t=t.sibling}function hn(e,t){
for(e=e.child;e!==null;){var r=e,a=t;switch(r.tag){case 0:case 11:case 14:case 15:jn(4,r,r.return),hn(r,a);break;case 1:jt(r,r.return);var o=r.stateNode;typeof o.
componentWillUnmount=="function"&&S4(r,r.return,o),hn(r,a);break;case 27:(a&2)!==0&&wT(r.stateNode,r.type,r.memoizedProps);case 5:jt(r,r.return),r.tag!==5&&r.tag!==
27||Ad(r),hn(r,a);break;case 6:Ad(r);break;case 26:jt(r,r.return),o=r.stateNode,r.memoizedState!==null||o===null||xe||o.parentNode.removeChild(o),hn(r,a);break;case 22:
r.memoizedState===null&&hn(r,a);break;case 30:jt(r,r.return),hn(r,a);break;case 7:jt(r,r.return);default:hn(r,a)}e=e.sibling}}function va(e,t,r){for(r=(t.subtreeFlags&
8772)!==0?r:r&-2,t=t.child;t!==null;){var a=t.alternate,o=e,n=t,i=n.flags,l=(r&1)!==0;switch(n.tag){case 0:case 11:case 15:va(o,n,r),om(4,n);break;case 1:if(va(
o,n,r),a=n,o=a.stateNode,typeof o.componentDidMount=="function")try{o.componentDidMount()}catch(u){Re(a,a.return,u)}if(a=n,o=a.updateQueue,o!==null){var c=a.stateNode;
try{var s=o.shared.hiddenCallbacks;if(s!==null)for(o.shared.hiddenCallbacks=null,o=0;o<s.length;o++)N6(s[o],c)}catch(u){Re(a,a.return,u)}}l&&i&64&&_4(n),Qa(n,n.
return);break;case 27:(r&2)!==0&&T4(n);case 5:n.tag!==5&&n.tag!==27||Q3(n),va(o,n,r),l&&a===null&&i&4&&h0(n),Qa(n,n.return);break;case 6:Q3(n);break;case 26:c=n.
stateNode,n.memoizedState!==null||c===null||kt||I0(Xd(c.ownerDocument),n.type,c),va(o,n,r),l&&a===null&&i&4&&h0(n),Qa(n,n.return);break;case 12:va(o,n,r);break;case 31:
va(o,n,r),l&&i&4&&D4(o,n);break;case 13:va(o,n,r),l&&i&4&&B4(o,n);break;case 22:n.memoizedState===null&&va(o,n,r),Qa(n,n.return);break;case 30:va(o,n,r),Qa(n,n.
return);break;case 7:Qa(n,n.return);default:va(o,n,r)}t=t.sibling}}function ky(e,t){var r=null;e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&
(r=e.memoizedState.cachePool.pool),e=null,t.memoizedState!==null&&t.memoizedState.cachePool!==null&&(e=t.memoizedState.cachePool.pool),e!==r&&(e!=null&&e.refCount++,
r!=null&&rm(r))}function Ey(e,t){e=null,t.alternate!==null&&(e=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==e&&(t.refCount++,e!=null&&rm(e))}function Kr(e,t,r,a){
var o=(r&335544064)===r;if(t.subtreeFlags&(o?10262:10256))for(t=t.child;t!==null;)P4(e,t,r,a),t=t.sibling;else o&&k4(t)}function P4(e,t,r,a){var o=(r&335544064)===
r;o&&t.alternate===null&&t.return!==null&&t.return.alternate!==null&&Uf(t);var n=t.flags;switch(t.tag){case 0:case 11:case 15:Kr(e,t,r,a),n&2048&&om(9,t);break;case 1:
Kr(e,t,r,a);break;case 3:Kr(e,t,r,a),o&&x0&&(e=e.containerInfo,e=e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.body:e,e.style.viewTransitionName==="\
root"&&(e.style.viewTransitionName=""),e=e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName==="none"&&(e.style.viewTransitionName="")),n&2048&&
(n=null,t.alternate!==null&&(n=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==n&&(t.refCount++,n!=null&&rm(n)));break;case 12:if(n&2048){Kr(e,t,r,
a),n=t.stateNode;try{var i=t.memoizedProps,l=i.id,c=i.onPostCommit;typeof c=="function"&&c(l,t.alternate===null?"mount":"update",n.passiveEffectDuration,-0)}catch(s){
Re(t,t.return,s)}}else Kr(e,t,r,a);break;case 31:Kr(e,t,r,a);break;case 13:Kr(e,t,r,a);break;case 23:break;case 22:i=t.stateNode,l=t.alternate,t.memoizedState!==
null?(o&&l!==null&&l.memoizedState===null&&Uf(l),i._visibility&2?Kr(e,t,r,a):Nd(e,t)):(o&&l!==null&&l.memoizedState!==null&&Uf(t),i._visibility&2?Kr(e,t,r,a):(i.
_visibility|=2,lc(e,t,r,a,(t.subtreeFlags&10256)!==0||!1))),n&2048&&ky(l,t);break;case 24:Kr(e,t,r,a),n&2048&&Ey(t.alternate,t);break;case 30:o&&(n=t.alternate,
n!==null&&(oo(n.child,!0),oo(t.child,!0))),Kr(e,t,r,a);break;default:Kr(e,t,r,a)}}function lc(e,t,r,a,o){for(o=o&&((t.subtreeFlags&10256)!==0||!1),t=t.child;t!==
null;){var n=e,i=t,l=r,c=a,s=i.flags;switch(i.tag){case 0:case 11:case 15:lc(n,i,l,c,o),om(8,i);break;case 23:break;case 22:var u=i.stateNode;i.memoizedState!==
null?u._visibility&2?lc(n,i,l,c,o):Nd(n,i):(u._visibility|=2,lc(n,i,l,c,o)),o&&s&2048&&ky(i.alternate,i);break;case 24:lc(n,i,l,c,o),o&&s&2048&&Ey(i.alternate,i);
break;default:lc(n,i,l,c,o)}t=t.sibling}}function Nd(e,t){if(t.subtreeFlags&10256)for(t=t.child;t!==null;){var r=e,a=t,o=a.flags;switch(a.tag){case 22:Nd(r,a),o&
2048&&ky(a.alternate,a);break;case 24:Nd(r,a),o&2048&&Ey(a.alternate,a);break;default:Nd(r,a)}t=t.sibling}}var _i=8192;function yi(e,t,r){if(e.subtreeFlags&_i)for(e=
e.child;e!==null;)I4(e,t,r),e=e.sibling}function I4(e,t,r){switch(e.tag){case 26:yi(e,t,r),e.flags&_i&&(e.memoizedState!==null?$E(r,ga,e.memoizedState,e.memoizedProps):
(e=e.stateNode,(t&335544128)===t&&Tz(r,e)));break;case 5:yi(e,t,r),e.flags&_i&&(e=e.stateNode,(t&335544128)===t&&Tz(r,e));break;case 3:case 4:var a=ga;ga=Xd(e.stateNode.
containerInfo),yi(e,t,r),ga=a;break;case 22:e.memoizedState===null&&(a=e.alternate,a!==null&&a.memoizedState!==null?(a=_i,_i=16777216,yi(e,t,r),_i=a):yi(e,t,r));
break;case 30:if((e.flags&_i)!==0&&(a=e.memoizedProps.name,a!=null&&a!=="auto")){var o=e.stateNode;o.paired=null,Nr===null&&(Nr=new Map),Nr.set(a,o)}yi(e,t,r);break;default:
yi(e,t,r)}}function V4(e){var t=e.alternate;if(t!==null&&(e=t.child,e!==null)){t.child=null;do t=e.sibling,e.sibling=null,e=t;while(e!==null)}}function fd(e){var t=e.
deletions;if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var a=t[r];Et=a,G4(a,e)}V4(e)}if(e.subtreeFlags&10256)for(e=e.child;e!==null;)U4(e),e=e.sibling}
function U4(e){switch(e.tag){case 0:case 11:case 15:fd(e),e.flags&2048&&jn(9,e,e.return);break;case 3:fd(e);break;case 12:fd(e);break;case 22:var t=e.stateNode;
e.memoizedState!==null&&t._visibility&2&&(e.return===null||e.return.tag!==13)?(t._visibility&=-3,Gf(e)):fd(e);break;default:fd(e)}}function Gf(e){var t=e.deletions;
if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var a=t[r];Et=a,G4(a,e)}V4(e)}for(e=e.child;e!==null;){switch(t=e,t.tag){case 0:case 11:case 15:jn(
8,t,t.return),Gf(t);break;case 22:r=t.stateNode,r._visibility&2&&(r._visibility&=-3,Gf(t));break;default:Gf(t)}e=e.sibling}}function G4(e,t){for(;Et!==null;){var r=Et;
switch(r.tag){case 0:case 11:case 15:jn(8,r,t);break;case 23:case 22:if(r.memoizedState!==null&&r.memoizedState.cachePool!==null){var a=r.memoizedState.cachePool.
pool;a!=null&&a.refCount++}break;case 24:rm(r.memoizedState.cache)}if(a=r.child,a!==null)a.return=r,Et=a;else e:for(r=e;Et!==null;){a=Et;var o=a.sibling,n=a.return;
if(M4(a),a===r){Et=null;break e}if(o!==null){o.return=n,Et=o;break e}Et=n}}}var Y9={getCacheForType:function(e){var t=It(ht),r=t.data.get(e);return r===void 0&&
(r=e(),t.data.set(e,r)),r},cacheSignal:function(){return It(ht).controller.signal}},q9=typeof WeakMap=="function"?WeakMap:Map,be=0,Be=null,me=null,fe=0,ze=0,kr=null,
_n=!1,Fc=!1,Ay=!1,Io=0,ot=0,Pn=0,Ei=0,gp=0,Mr=0,Bc=0,Md=null,vr=null,z0=!1,Pp=0,Y4=0,bp=1/0,yp=null,Nn=null,Je=0,ya=null,Hi=null,ao=0,T0=0,R0=null,q4=null,kc=null,
Ec=null,Ac=null,Od=0,Yf=null;function Lr(){return(be&2)!==0&&fe!==0?fe&-fe:W.T!==null?My():Kz()}function X4(){if(Mr===0)if((fe&536870912)===0||le){var e=uf;uf<<=
1,(uf&3932160)===0&&(uf=262144),Mr=e}else Mr=536870912;return e=Yt.current,e!==null&&(e.flags|=32),Mr}function Lc(e,t){if(t!=null){var r=e.stateNode,a=r.ref;a===
null&&(a=r.ref=fT(Lo(e.memoizedProps,r))),Ec===null&&(Ec=[]),Ec.push(t.bind(null,a))}}function yr(e,t,r){(e===Be&&(ze===2||ze===9)||e.cancelPendingCommit!==null)&&
(Hc(e,0),Sn(e,fe,Mr,!1)),Jd(e,r),((be&2)===0||e!==Be)&&(e===Be&&((be&2)===0&&(Ei|=r),ot===4&&Sn(e,fe,Mr,!1)),io(e))}function $4(e,t,r){if((be&6)!==0)throw Error(
O(327));var a=!r&&(t&127)===0&&(t&e.expiredLanes)===0||Wd(e,t),o=a?F9(e,t):zb(e,t,!0),n=a;do{if(o===0){Fc&&!a&&Sn(e,t,0,!1);break}else{if(r=e.current.alternate,
n&&!X9(r)){o=zb(e,t,!1),n=!1;continue}if(o===2){if(n=t,e.errorRecoveryDisabledLanes&n)var i=0;else i=e.pendingLanes&-536870913,i=i!==0?i:i&536870912?536870912:0;
if(i!==0){t=i;e:{var l=e;o=Md;var c=l.current.memoizedState.isDehydrated;if(c&&(Hc(l,i).flags|=256),i=zb(l,i,!1),i!==2&&i!==6){if(Ay&&!c){l.errorRecoveryDisabledLanes|=
n,Ei|=n,o=4;break e}n=vr,vr=o,n!==null&&(vr===null?vr=n:vr.push.apply(vr,n))}o=i}if(n=!1,o!==2)continue}}if(o===1){Hc(e,0),Sn(e,t,0,!0);break}e:{switch(a=e,n=o,
n){case 0:case 1:throw Error(O(345));case 4:if((t&4194048)!==t&&(t&62914560)!==t)break;case 6:Sn(a,t,Mr,!_n);break e;case 2:vr=null;break;case 3:case 5:break;default:
throw Error(O(329))}if((t&62914560)===t&&(o=Pp+300-Or(),10<o)){if(Sn(a,t,Mr,!_n),Tp(a,0,!0)!==0)break e;ao=t,a.timeoutHandle=Dy(ez.bind(null,a,r,vr,yp,z0,t,Mr,Ei,
Bc,_n,n,"Throttled",-0,0),o);break e}ez(a,r,vr,yp,z0,t,Mr,Ei,Bc,_n,n,null,-0,0)}}break}while(!0);io(e)}function ez(e,t,r,a,o,n,i,l,c,s,u,d,m,f){e.timeoutHandle=
-1;var h=t.subtreeFlags,g=(n&335544064)===n;if(d=null,(g||h&8192||(h&16785408)===16785408)&&(d={stylesheets:null,count:0,imgCount:0,imgBytes:0,suspenseyImages:[],
waitingForImages:!0,waitingForViewTransition:!1,unsuspend:Ja},Nr=null,I4(t,n,d),g&&(h=d,g=e.containerInfo,g=(g.nodeType===9?g:g.ownerDocument).__reactViewTransition,
g!=null&&(h.count++,h.waitingForViewTransition=!0,h=$d.bind(h),g.finished.then(h,h))),h=(n&62914560)===n?Pp-Or():(n&4194048)===n?Y4-Or():0,h=FE(d,h),h!==null)){
ao=n,e.cancelPendingCommit=h(rz.bind(null,e,t,n,r,a,o,i,l,c,s,u,d,null,m,f)),Sn(e,n,i,!s);return}rz(e,t,n,r,a,o,i,l,c,s,u,d)}function X9(e){for(var t=e;;){var r=t.
tag;if((r===0||r===11||r===15)&&t.flags&16384&&(r=t.updateQueue,r!==null&&(r=r.stores,r!==null)))for(var a=0;a<r.length;a++){var o=r[a],n=o.getSnapshot;o=o.value;
try{if(!Hr(n(),o))return!1}catch{return!1}}if(r=t.child,t.subtreeFlags&16384&&r!==null)r.return=t,t=r;else{if(t===e)break;for(;t.sibling===null;){if(t.return===
null||t.return===e)return!0;t=t.return}t.sibling.return=t.return,t=t.sibling}}return!0}function Sn(e,t,r,a){t=Yz(e,t),t&=~gp,t&=~Ei,e.suspendedLanes|=t,e.pingedLanes&=
~t,a&&(e.warmLanes|=t),a=e.expirationTimes;for(var o=t;0<o;){var n=31-Br(o),i=1<<n;a[n]=-1,o&=~i}r!==0&&Xz(e,r,t)}function Ip(){return(be&6)===0?(nm(0,!1),!1):!0}
function Ny(){if(me!==null){if(ze===0)var e=me.return;else e=me,Mo=Ui=null,py(e),Tc=null,Id=0,e=me;for(;e!==null;)x4(e.alternate,e),e=e.return;me=null}}function Hc(e,t){
var r=e.timeoutHandle;return r!==-1&&(e.timeoutHandle=-1,pE(r)),r=e.cancelPendingCommit,r!==null&&(e.cancelPendingCommit=null,r()),ao=0,Ny(),Be=e,me=r=Oo(e.current,
null),fe=t,ze=0,kr=null,_n=!1,Fc=Wd(e,t),Ay=!1,Bc=Mr=gp=Ei=Pn=ot=0,vr=Md=null,z0=!1,Io=Yz(e,t),Ap(),r}function F4(e,t){ae=null,W.H=mp,t===Xc||t===Op?(t=C3(),ze=
3):t===iy?(t=C3(),ze=4):ze=t===_y?8:t!==null&&typeof t=="object"&&typeof t.then=="function"?6:1,kr=t,me===null&&(ot=1,up(e,ea(t,e.current)))}function K4(){var e=Yt.
current;return e===null?!0:(fe&4194048)===fe?Ft===null:(fe&62914560)===fe||(fe&536870912)!==0?e===Ft:!1}function Q4(){var e=W.H;return W.H=mp,e===null?mp:e}function Z4(){
var e=W.A;return W.A=Y9,e}function wp(){ot=4,_n||(fe&4194048)!==fe&&Yt.current!==null||(Fc=!0),(Pn&134217727)===0&&(Ei&134217727)===0||Be===null||Sn(Be,fe,Mr,!1)}
function zb(e,t,r){var a=be;be|=2;var o=Q4(),n=Z4();(Be!==e||fe!==t)&&(yp=null,Hc(e,t)),t=!1;var i=ot;e:do try{if(ze!==0&&me!==null){var l=me,c=kr;switch(ze){case 8:
Ny(),i=6;break e;case 3:case 2:case 9:case 6:Yt.current===null&&(t=!0);var s=ze;if(ze=0,kr=null,wc(e,l,c,s),r&&Fc){i=0;break e}break;default:s=ze,ze=0,kr=null,wc(
e,l,c,s)}}$9(),i=ot;break}catch(u){F4(e,u)}while(!0);return t&&e.shellSuspendCounter++,Mo=Ui=null,be=a,W.H=o,W.A=n,me===null&&(Be=null,fe=0,Ap()),i}function $9(){
for(;me!==null;)W4(me)}function F9(e,t){var r=be;be|=2;var a=Q4(),o=Z4();Be!==e||fe!==t?(yp=null,bp=Or()+500,Hc(e,t)):Fc=Wd(e,t);e:do try{if(ze!==0&&me!==null){
t=me;var n=kr;t:switch(ze){case 1:ze=0,kr=null,wc(e,t,n,1);break;case 2:case 9:if(R3(n)){ze=0,kr=null,tz(t);break}t=function(){ze!==2&&ze!==9||Be!==e||(ze=7),io(
e)},n.then(t,t);break e;case 3:ze=7;break e;case 4:ze=5;break e;case 7:R3(n)?(ze=0,kr=null,tz(t)):(ze=0,kr=null,wc(e,t,n,7));break;case 5:var i=null;switch(me.tag){case 26:
i=me.memoizedState;case 5:case 27:var l=me;if(i?ST(i):l.stateNode.complete){ze=0,kr=null;var c=l.sibling;if(c!==null)me=c;else{var s=l.return;s!==null?(me=s,Vp(
s)):me=null}break t}}ze=0,kr=null,wc(e,t,n,5);break;case 6:ze=0,kr=null,wc(e,t,n,6);break;case 8:Ny(),ot=6;break e;default:throw Error(O(462))}}K9();break}catch(u){
F4(e,u)}while(!0);return Mo=Ui=null,W.H=a,W.A=o,be=r,me!==null?0:(Be=null,fe=0,Ap(),ot)}function K9(){for(;me!==null&&!uk();)W4(me)}function W4(e){var t=w4(e.alternate,
e,Io);e.memoizedProps=e.pendingProps,t===null?Vp(e):me=t}function tz(e){var t=e,r=t.alternate;switch(t.tag){case 15:case 0:t=G3(r,t,t.pendingProps,t.type,void 0,
fe);break;case 11:t=G3(r,t,t.pendingProps,t.type.render,t.ref,fe);break;case 5:py(t);var a=t;a===Nt&&(le?(op(a),a.tag===5&&a.stateNode!=null&&(Ve=a.stateNode)):
(op(a),le=!0));default:x4(r,t),t=me=_6(t,Io),t=w4(r,t,Io)}e.memoizedProps=e.pendingProps,t===null?Vp(e):me=t}function wc(e,t,r,a){Mo=Ui=null,py(t),Tc=null,Id=0;
var o=t.return;try{if(L9(e,o,t,r,fe)){ot=1,up(e,ea(r,e.current)),me=null;return}}catch(n){if(o!==null)throw me=o,n;ot=1,up(e,ea(r,e.current)),me=null;return}t.flags&
32768?(le||a===1?e=!0:Fc||(fe&536870912)!==0?e=!1:(_n=e=!0,(a===2||a===9||a===3||a===6)&&(a=Yt.current,a!==null&&a.tag===13&&(a.flags|=16384))),J4(t,e)):Vp(t)}function Vp(e){
var t=e;do{if((t.flags&32768)!==0){J4(t,_n);return}e=t.return;var r=I9(t.alternate,t,Io);if(r!==null){me=r;return}if(t=t.sibling,t!==null){me=t;return}me=t=e}while(t!==
null);ot===0&&(ot=5)}function J4(e,t){do{var r=V9(e.alternate,e);if(r!==null){r.flags&=32767,me=r;return}if(r=e.return,r!==null&&(r.flags|=32768,r.subtreeFlags=
0,r.deletions=null),!t&&(e=e.sibling,e!==null)){me=e;return}me=e=r}while(e!==null);ot=6,me=null}function rz(e,t,r,a,o,n,i,l,c,s,u,d){e.cancelPendingCommit=null;
do Up();while(Je!==0);if((be&6)!==0)throw Error(O(327));if(t!==null){if(t===e.current)throw Error(O(177));e===Be&&(me=Be=null,fe=0),Hi=t,ya=e,ao=r,R0=o,q4=a,Q9(
e,t,r,i,l,c,d)}}function Q9(e,t,r,a,o,n,i){var l=t.lanes|t.childLanes;if(T0=l,l|=ey,_k(e,r,l,a,o,n),Ec=null,(r&335544064)===r?(Ac=z9(e),a=10262):(Ac=null,a=10256),
(t.subtreeFlags&a)!==0||(t.flags&a)!==0?(e.callbackNode=null,e.callbackPriority=0,rE(Jf,function(){return A0(),null})):(e.callbackNode=null,e.callbackPriority=0),
hp=!1,a=(t.flags&13878)!==0,(t.subtreeFlags&13878)!==0||a){a=W.T,W.T=null,o=ye.p,ye.p=2,n=be,be|=4;try{U9(e,t,r)}finally{be=n,ye.p=o,W.T=a}}Je=1,hp?kc=wE(i,e.containerInfo,
Ac,C0,k0,W9,E0,A0,Z9,null,null):(C0(),k0(),E0())}function Z9(e){if(Je!==0){var t=ya.onRecoverableError;t(e,{componentStack:null})}}function W9(){Je===3&&(Je=0,j4(
Hi,ya),Je=4)}function C0(){if(Je===1){Je=0;var e=ya,t=Hi,r=ao,a=(t.flags&13878)!==0;if((t.subtreeFlags&13878)!==0||a){a=W.T,W.T=null;var o=ye.p;ye.p=2;var n=be;
be|=4;try{wd=vp=!1,L4(t,e,r),r=D0;var i=p6(e.containerInfo),l=r.focusedElem,c=r.selectionRange;if(i!==l&&l&&l.ownerDocument&&f6(l.ownerDocument.documentElement,
l)){if(c!==null&&J0(l)){var s=c.start,u=c.end;if(u===void 0&&(u=s),"selectionStart"in l)l.selectionStart=s,l.selectionEnd=Math.min(u,l.value.length);else{var d=l.
ownerDocument||document,m=d&&d.defaultView||window;if(m.getSelection){var f=m.getSelection(),h=l.textContent.length,g=Math.min(c.start,h),w=c.end===void 0?g:Math.
min(c.end,h);!f.extend&&g>w&&(i=w,w=g,g=i);var v=b3(l,g),p=b3(l,w);if(v&&p&&(f.rangeCount!==1||f.anchorNode!==v.node||f.anchorOffset!==v.offset||f.focusNode!==p.
node||f.focusOffset!==p.offset)){var b=d.createRange();b.setStart(v.node,v.offset),f.removeAllRanges(),g>w?(f.addRange(b),f.extend(p.node,p.offset)):(b.setEnd(p.
node,p.offset),f.addRange(b))}}}}for(d=[],f=l;f=f.parentNode;)f.nodeType===1&&d.push({element:f,left:f.scrollLeft,top:f.scrollTop});for(typeof l.focus=="functio\
n"&&l.focus(),l=0;l<d.length;l++){var y=d[l];y.element.scrollLeft=y.left,y.element.scrollTop=y.top}}Uc=!!O0,D0=O0=null}finally{be=n,ye.p=o,W.T=a}}e.current=t,Je=
2}}function k0(){if(Je===2){Je=0;var e=ya,t=Hi,r=(t.flags&8772)!==0;if((t.subtreeFlags&8772)!==0||r){r=W.T,W.T=null;var a=ye.p;ye.p=2;var o=be;be|=4;try{A4(e,t.
alternate,t)}finally{be=o,ye.p=a,W.T=r}}Je=3}}function E0(){if(Je===4||Je===3){Je=0;var e=kc;kc=null,fk();var t=ya,r=Hi,a=ao,o=q4,n=(a&335544064)===a?10262:10256;
if((r.subtreeFlags&n)!==0||(r.flags&n)!==0?Je=5:(Je=0,Hi=ya=null,eT(t,t.pendingLanes)),n=t.pendingLanes,n===0&&(Nn=null),$0(a),r=r.stateNode,Dr&&typeof Dr.onCommitFiberRoot==
"function")try{Dr.onCommitFiberRoot(Zd,r,void 0,(r.current.flags&128)===128)}catch{}if(o!==null){r=W.T,n=ye.p,ye.p=2,W.T=null;try{for(var i=t.onRecoverableError,
l=0;l<o.length;l++){var c=o[l];i(c.value,{componentStack:c.stack})}}finally{W.T=r,ye.p=n}}if(o=Ec,i=Ac,Ac=null,o!==null&&(Ec=null,i===null&&(i=[]),e!==null))for(c=
0;c<o.length;c++)r=(0,o[c])(i),r!==void 0&&e.finished.finally(r);(ao&3)!==0&&Up(),io(t),n=t.pendingLanes,(a&261930)!==0&&(n&42)!==0?t===Yf?Od++:(Od=0,Yf=t):(Od=
0,Yf=null),nm(0,!1)}}function eT(e,t){(e.pooledCacheLanes&=t)===0&&(t=e.pooledCache,t!=null&&(e.pooledCache=null,rm(t)))}function Up(){return kc!==null&&(kc.skipTransition(),
kc=null),C0(),k0(),E0(),A0()}function A0(){if(Je!==5)return!1;var e=ya,t=T0;T0=0;var r=$0(ao),a=W.T,o=ye.p;try{ye.p=32>r?32:r,W.T=null,r=R0,R0=null;var n=ya,i=ao;
if(Je=0,Hi=ya=null,ao=0,(be&6)!==0)throw Error(O(331));var l=be;if(be|=4,U4(n.current),P4(n,n.current,i,r),be=l,nm(0,!1),Dr&&typeof Dr.onPostCommitFiberRoot=="f\
unction")try{Dr.onPostCommitFiberRoot(Zd,n)}catch{}return!0}finally{ye.p=o,W.T=a,eT(e,t)}}function az(e,t,r){t=ea(r,t),t=s0(e.stateNode,t,2),e=kn(e,t,2),e!==null&&
(Jd(e,2),io(e))}function Re(e,t,r){if(e.tag===3)az(e,e,r);else for(;t!==null;){if(t.tag===3){az(t,e,r);break}else if(t.tag===1){var a=t.stateNode;if(typeof t.type.
getDerivedStateFromError=="function"||typeof a.componentDidCatch=="function"&&(Nn===null||!Nn.has(a))){e=ea(r,e),r=h4(2),a=kn(t,r,2),a!==null&&(v4(r,a,t,e),Jd(a,
2),io(a));break}}t=t.return}}function Tb(e,t,r){var a=e.pingCache;if(a===null){a=e.pingCache=new q9;var o=new Set;a.set(t,o)}else o=a.get(t),o===void 0&&(o=new Set,
a.set(t,o));o.has(r)||(Ay=!0,o.add(r),e=J9.bind(null,e,t,r),t.then(e,e))}function J9(e,t,r){var a=e.pingCache;a!==null&&a.delete(t),e.pingedLanes|=e.suspendedLanes&
r,e.warmLanes&=~r,Be===e&&(fe&r)===r&&((ot===4||ot===3&&(fe&62914560)===fe&&300>Or()-Pp)&&(be&2)===0?Hc(e,0):gp|=r,Bc===fe&&(Bc=0)),io(e)}function tT(e,t){t===0&&
(t=qz()),e=Vi(e,t),e!==null&&(Jd(e,t),io(e))}function eE(e){var t=e.memoizedState,r=0;t!==null&&(r=t.retryLane),tT(e,r)}function tE(e,t){var r=0;switch(e.tag){case 31:case 13:
var a=e.stateNode,o=e.memoizedState;o!==null&&(r=o.retryLane);break;case 19:a=e.stateNode;break;case 22:a=e.stateNode._retryCache;break;default:throw Error(O(314))}
a!==null&&a.delete(t),tT(e,r)}function rE(e,t){return q0(e,t)}var jc=null,cc=null,N0=!1,xp=!1,Rb=!1,zn=0;function io(e){e!==cc&&e.next===null&&(cc===null?jc=cc=
e:cc=cc.next=e),xp=!0,N0||(N0=!0,oE())}function nm(e,t){if(!Rb&&xp){Rb=!0;do for(var r=!1,a=jc;a!==null;){if(!t)if(e!==0){var o=a.pendingLanes;if(o===0)var n=0;else{
var i=a.suspendedLanes,l=a.pingedLanes;n=(1<<31-Br(42|e)+1)-1,n&=o&~(i&~l),n=n&201326741?n&201326741|1:n?n|2:0}n!==0&&(r=!0,oz(a,n))}else n=fe,n=Tp(a,a===Be?n:0,
a.cancelPendingCommit!==null||a.timeoutHandle!==-1),(n&3)===0||Wd(a,n)||(r=!0,oz(a,n));a=a.next}while(r);Rb=!1}}function aE(){rT()}function rT(){xp=N0=!1;var e=0;
zn!==0&&fE()&&(e=zn);for(var t=Or(),r=null,a=jc;a!==null;){var o=a.next,n=aT(a,t);n===0?(a.next=null,r===null?jc=o:r.next=o,o===null&&(cc=r)):(r=a,(e!==0||(n&3)!==
0)&&(xp=!0)),a=o}Je!==0&&Je!==5||nm(e,!1),zn!==0&&(zn=0)}function aT(e,t){for(var r=e.suspendedLanes,a=e.pingedLanes,o=e.expirationTimes,n=e.pendingLanes&-62914561;0<
n;){var i=31-Br(n),l=1<<i,c=o[i];c===-1?((l&r)===0||(l&a)!==0)&&(o[i]=xk(l,t)):c<=t&&(e.expiredLanes|=l),n&=~l}if(t=Be,r=fe,r=Tp(e,e===t?r:0,e.cancelPendingCommit!==
null||e.timeoutHandle!==-1),a=e.callbackNode,r===0||e===t&&(ze===2||ze===9)||e.cancelPendingCommit!==null)return a!==null&&a!==null&&ob(a),e.callbackNode=null,e.
callbackPriority=0;if((r&3)===0||Wd(e,r)){if(t=r&-r,t===e.callbackPriority)return t;switch(a!==null&&ob(a),$0(r)){case 2:case 8:r=Uz;break;case 32:r=Jf;break;case 268435456:
r=Gz;break;default:r=Jf}return a=oT.bind(null,e),r=q0(r,a),e.callbackPriority=t,e.callbackNode=r,t}return a!==null&&a!==null&&ob(a),e.callbackPriority=2,e.callbackNode=
null,2}function oT(e,t){if(Je!==0&&Je!==5)return e.callbackNode=null,e.callbackPriority=0,null;var r=e.callbackNode;if(Up()&&e.callbackNode!==r)return null;var a=fe;
return a=Tp(e,e===Be?a:0,e.cancelPendingCommit!==null||e.timeoutHandle!==-1),a===0?null:($4(e,a,t),aT(e,Or()),e.callbackNode!=null&&e.callbackNode===r?oT.bind(null,
e):null)}function oz(e,t){if(Up())return null;$4(e,t,!0)}function oE(){hE(function(){(be&6)!==0?q0(Vz,aE):rT()})}function My(){if(zn===0){var e=Oi;e===0&&(e=mf,
mf<<=1,(mf&261888)===0&&(mf=256)),zn=e}return zn}function nz(e){return e==null||typeof e=="symbol"||typeof e=="boolean"?null:typeof e=="function"?e:Mf(e)}function nE(e,t,r,a,o){
if(t==="submit"&&r&&r.stateNode===o){var n=nz((o[xr]||null).action),i=a.submitter;i&&(t=(t=i[xr]||null)?nz(t.formAction):i.getAttribute("formAction"),t!==null&&
(n=t,i=null));var l=new Cp("action","action",null,a,o);e.push({event:l,listeners:[{instance:null,listener:function(){if(a.defaultPrevented){if(zn!==0){var c=new FormData(
o,i);l0(r,{pending:!0,data:c,method:o.method,action:n},null,c)}}else typeof n=="function"&&(l.preventDefault(),c=new FormData(o,i),l0(r,{pending:!0,data:c,method:o.
method,action:n},n,c))},currentTarget:o}]})}}for(Rf=0;Rf<Qb.length;Rf++)Cf=Qb[Rf],iz=Cf.toLowerCase(),lz=Cf[0].toUpperCase()+Cf.slice(1),wa(iz,"on"+lz);var Cf,iz,
lz,Rf;wa(v6,"onAnimationEnd");wa(g6,"onAnimationIteration");wa(b6,"onAnimationStart");wa("dblclick","onDoubleClick");wa("focusin","onFocus");wa("focusout","onBl\
ur");wa(v9,"onTransitionRun");wa(g9,"onTransitionStart");wa(b9,"onTransitionCancel");wa(y6,"onTransitionEnd");Mc("onMouseEnter",["mouseout","mouseover"]);Mc("on\
MouseLeave",["mouseout","mouseover"]);Mc("onPointerEnter",["pointerout","pointerover"]);Mc("onPointerLeave",["pointerout","pointerover"]);Pi("onChange","change \
click focusin focusout input keydown keyup selectionchange".split(" "));Pi("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup sele\
ctionchange".split(" "));Pi("onBeforeInput",["compositionend","keypress","textInput","paste"]);Pi("onCompositionEnd","compositionend focusout keydown keypress k\
eyup mousedown".split(" "));Pi("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "));Pi("onCompositionUpdate","compositi\
onupdate focusout keydown keypress keyup mousedown".split(" "));var Gd="abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loa\
dedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "),iE=new Set("befor\
etoggle cancel close invalid load scroll scrollend toggle".split(" ").concat(Gd));function nT(e,t){t=(t&4)!==0;for(var r=0;r<e.length;r++){var a=e[r],o=a.event;
a=a.listeners;e:{var n=void 0;if(t)for(var i=a.length-1;0<=i;i--){var l=a[i],c=l.instance,s=l.currentTarget;if(l=l.listener,c!==n&&o.isPropagationStopped())break e;
n=l,o.currentTarget=s;try{n(o)}catch(u){tp(u)}o.currentTarget=null,n=c}else for(i=0;i<a.length;i++){if(l=a[i],c=l.instance,s=l.currentTarget,l=l.listener,c!==n&&
o.isPropagationStopped())break e;n=l,o.currentTarget=s;try{n(o)}catch(u){tp(u)}o.currentTarget=null,n=c}}}}function de(e,t){var r=t[t3];r===void 0&&(r=t[t3]=new Set);
var a=e+"__bubble";r.has(a)||(iT(t,e,2,!1),r.add(a))}function Cb(e,t,r){var a=0;t&&(a|=4),iT(r,e,a,t)}var kf="_reactListening"+Math.random().toString(36).slice(
2);function Oy(e){if(!e[kf]){e[kf]=!0,Zz.forEach(function(r){r!=="selectionchange"&&(iE.has(r)||Cb(r,!1,e),Cb(r,!0,e))});var t=e.nodeType===9?e:e.ownerDocument;
t===null||t[kf]||(t[kf]=!0,Cb("selectionchange",!1,t))}}function iT(e,t,r,a){switch(AT(t)){case 2:var o=WE;break;case 8:o=JE;break;default:o=Iy}r=o.bind(null,t,
r,e),o=void 0,!Xb||t!=="touchstart"&&t!=="touchmove"&&t!=="wheel"||(o=!0),a?o!==void 0?e.addEventListener(t,r,{capture:!0,passive:o}):e.addEventListener(t,r,!0):
o!==void 0?e.addEventListener(t,r,{passive:o}):e.addEventListener(t,r,!1)}function kb(e,t,r,a,o){var n=a;if((t&1)===0&&(t&2)===0&&a!==null)e:for(;;){if(a===null)
return;var i=a.tag;if(i===3||i===4){var l=a.stateNode.containerInfo;if(l===o)break;if(i===4)for(i=a.return;i!==null;){var c=i.tag;if((c===3||c===4)&&i.stateNode.
containerInfo===o)return;i=i.return}for(;l!==null;){if(i=Si(l),i===null)return;if(c=i.tag,c===5||c===6||c===26||c===27){a=n=i;continue e}l=l.parentNode}}a=a.return}
n6(function(){var s=n,u=K0(r),d=[];e:{var m=w6.get(e);if(m!==void 0){var f=Cp,h=e;switch(e){case"keypress":if(Df(r)===0)break e;case"keydown":case"keyup":f=Xk;break;case"\
focusin":h="focus",f=db;break;case"focusout":h="blur",f=db;break;case"beforeblur":case"afterblur":f=db;break;case"click":if(r.button===2)break e;case"auxclick":case"\
dblclick":case"mousedown":case"mousemove":case"mouseup":case"mouseout":case"mouseover":case"contextmenu":f=s3;break;case"drag":case"dragend":case"dragenter":case"\
dragexit":case"dragleave":case"dragover":case"dragstart":case"drop":f=Dk;break;case"touchcancel":case"touchend":case"touchmove":case"touchstart":f=Zk;break;case v6:case g6:case b6:
f=Hk;break;case y6:f=Jk;break;case"scroll":case"scrollend":f=Mk;break;case"wheel":f=t9;break;case"copy":case"cut":case"paste":f=Pk;break;case"gotpointercapture":case"\
lostpointercapture":case"pointercancel":case"pointerdown":case"pointermove":case"pointerout":case"pointerover":case"pointerup":f=m3;break;case"submit":f=Kk;break;case"\
toggle":case"beforetoggle":f=a9}var g=(t&4)!==0,w=!g&&(e==="scroll"||e==="scrollend"),v=g?m!==null?m+"Capture":null:m;g=[];for(var p=s,b;p!==null;){var y=p;if(b=
y.stateNode,y=y.tag,y!==5&&y!==26&&y!==27||b===null||v===null||(y=Bd(p,v),y!=null&&g.push(Yd(p,y,b))),w)break;p=p.return}0<g.length&&(m=new f(m,h,null,r,u),d.push(
{event:m,listeners:g}))}}if((t&7)===0){e:{if(f=e==="mouseover"||e==="pointerover",m=e==="mouseout"||e==="pointerout",f&&r!==qb&&(h=r.relatedTarget||r.fromElement)&&
(Si(h)||h[Yc]))break e;(m||f)&&(h=u.window===u?u:(f=u.ownerDocument)?f.defaultView||f.parentWindow:window,m?(f=r.relatedTarget||r.toElement,m=s,f=f?Si(f):null,f!==
null&&(w=Qd(f),g=f.tag,f!==w||g!==5&&g!==27&&g!==6)&&(f=null)):(m=null,f=s),m!==f&&(g=s3,y="onMouseLeave",v="onMouseEnter",p="mouse",(e==="pointerout"||e==="poi\
nterover")&&(g=m3,y="onPointerLeave",v="onPointerEnter",p="pointer"),w=m==null?h:bd(m),b=f==null?h:bd(f),h=new g(y,p+"leave",m,r,u),h.target=w,h.relatedTarget=b,
y=null,Si(u)===s&&(g=new g(v,p+"enter",f,r,u),g.target=b,g.relatedTarget=w,y=g),w=y,g=m&&f?Ob(m,f,lE):null,m!==null&&cz(d,h,m,g,!1),f!==null&&w!==null&&cz(d,w,f,
g,!0)))}e:{if(m=s?bd(s):window,f=m.nodeName&&m.nodeName.toLowerCase(),f==="select"||f==="input"&&m.type==="file")var _=h3;else if(p3(m))if(m6)_=f9;else{_=m9;var z=d9}else
f=m.nodeName,!f||f.toLowerCase()!=="input"||m.type!=="checkbox"&&m.type!=="radio"?s&&F0(s.elementType)&&(_=h3):_=u9;if(_&&(_=_(e,s))){d6(d,_,r,u);break e}z&&z(e,
m,s)}switch(z=s?bd(s):window,e){case"focusin":(p3(z)||z.contentEditable==="true")&&(pc=z,Fb=s,Sd=null);break;case"focusout":Sd=Fb=pc=null;break;case"mousedown":
Kb=!0;break;case"contextmenu":case"mouseup":case"dragend":Kb=!1,y3(d,r,u);break;case"selectionchange":if(h9)break;case"keydown":case"keyup":y3(d,r,u)}var S;if(W0)
e:{switch(e){case"compositionstart":var T="onCompositionStart";break e;case"compositionend":T="onCompositionEnd";break e;case"compositionupdate":T="onCompositio\
nUpdate";break e}T=void 0}else fc?c6(e,r)&&(T="onCompositionEnd"):e==="keydown"&&r.keyCode===229&&(T="onCompositionStart");T&&(l6&&r.locale!=="ko"&&(fc||T!=="on\
CompositionStart"?T==="onCompositionEnd"&&fc&&(S=i6()):(wn=u,Q0="value"in wn?wn.value:wn.textContent,fc=!0)),z=_p(s,T),0<z.length&&(T=new d3(T,e,null,r,u),d.push(
{event:T,listeners:z}),S?T.data=S:(S=s6(r),S!==null&&(T.data=S)))),(S=n9?i9(e,r):l9(e,r))&&(T=_p(s,"onBeforeInput"),0<T.length&&(z=new d3("onBeforeInput","befor\
einput",null,r,u),d.push({event:z,listeners:T}),z.data=S)),nE(d,e,s,r,u)}nT(d,t)})}function Yd(e,t,r){return{instance:e,listener:t,currentTarget:r}}function _p(e,t){
for(var r=t+"Capture",a=[];e!==null;){var o=e,n=o.stateNode;if(o=o.tag,o!==5&&o!==26&&o!==27||n===null||(o=Bd(e,r),o!=null&&a.unshift(Yd(e,o,n)),o=Bd(e,t),o!=null&&
a.push(Yd(e,o,n))),e.tag===3)return a;e=e.return}return[]}function lE(e){if(e===null)return null;do e=e.return;while(e&&e.tag!==5&&e.tag!==27);return e||null}function cz(e,t,r,a,o){
for(var n=t._reactName,i=[];r!==null&&r!==a;){var l=r,c=l.alternate,s=l.stateNode;if(l=l.tag,c!==null&&c===a)break;l!==5&&l!==26&&l!==27||s===null||(c=s,o?(s=Bd(
r,n),s!=null&&i.unshift(Yd(r,s,c))):o||(s=Bd(r,n),s!=null&&i.push(Yd(r,s,c)))),r=r.return}i.length!==0&&e.push({event:t,listeners:i})}var cE=/\r\n?/g,sE=/\u0000|\uFFFD/g;
function sz(e){return(typeof e=="string"?e:""+e).replace(cE,`
`).replace(sE,"")}function lT(e,t){return t=sz(t),sz(e)===t}function Te(e,t,r,a,o,n){switch(r){case"children":if(typeof a=="string")t==="body"||t==="textarea"&&
a===""||Oc(e,a);else if(typeof a=="number"||typeof a=="bigint")t!=="body"&&Oc(e,""+a);else return;break;case"className":pf(e,"class",a);break;case"tabIndex":pf(
e,"tabindex",a);break;case"dir":case"role":case"viewBox":case"width":case"height":pf(e,r,a);break;case"style":o6(e,a,n);return;case"data":if(t!=="object"){pf(e,
"data",a);break}case"src":case"href":if(a===""&&(t!=="a"||r!=="href")){e.removeAttribute(r);break}if(a==null||typeof a=="function"||typeof a=="symbol"||typeof a==
"boolean"){e.removeAttribute(r);break}a=Mf(a),e.setAttribute(r,a);break;case"action":case"formAction":if(typeof a=="function"){e.setAttribute(r,"javascript:thro\
w new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to us\
e event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')");break}else typeof n=="function"&&(r==="formAction"?(t!=="\
input"&&Te(e,t,"name",o.name,o,null),Te(e,t,"formEncType",o.formEncType,o,null),Te(e,t,"formMethod",o.formMethod,o,null),Te(e,t,"formTarget",o.formTarget,o,null)):
(Te(e,t,"encType",o.encType,o,null),Te(e,t,"method",o.method,o,null),Te(e,t,"target",o.target,o,null)));if(a==null||typeof a=="symbol"||typeof a=="boolean"){e.removeAttribute(
r);break}a=Mf(a),e.setAttribute(r,a);break;case"onClick":a!=null&&(e.onclick=Ja);return;case"onScroll":a!=null&&de("scroll",e);return;case"onScrollEnd":a!=null&&
de("scrollend",e);return;case"dangerouslySetInnerHTML":if(a!=null){if(typeof a!="object"||!("__html"in a))throw Error(O(61));if(r=a.__html,r!=null){if(o.children!=
null)throw Error(O(60));n?.__html!==r&&(e.innerHTML=r)}}break;case"multiple":e.multiple=a&&typeof a!="function"&&typeof a!="symbol";break;case"muted":e.muted=a&&
typeof a!="function"&&typeof a!="symbol";break;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"defaultValue":case"defaultChecked":case"\
innerHTML":case"ref":break;case"autoFocus":break;case"xlinkHref":if(a==null||typeof a=="function"||typeof a=="boolean"||typeof a=="symbol"){e.removeAttribute("x\
link:href");break}r=Mf(a),e.setAttributeNS("http://www.w3.org/1999/xlink","xlink:href",r);break;case"contentEditable":case"spellCheck":case"draggable":case"valu\
e":case"autoReverse":case"externalResourcesRequired":case"focusable":case"preserveAlpha":a!=null&&typeof a!="function"&&typeof a!="symbol"?e.setAttribute(r,a):e.
removeAttribute(r);break;case"inert":case"allowFullScreen":case"async":case"autoPlay":case"controls":case"credentialless":case"default":case"defer":case"disable\
d":case"disablePictureInPicture":case"disableRemotePlayback":case"formNoValidate":case"hidden":case"loop":case"noModule":case"noValidate":case"open":case"playsI\
nline":case"readOnly":case"required":case"reversed":case"scoped":case"seamless":case"itemScope":a&&typeof a!="function"&&typeof a!="symbol"?e.setAttribute(r,""):
e.removeAttribute(r);break;case"capture":case"download":a===!0?e.setAttribute(r,""):a!==!1&&a!=null&&typeof a!="function"&&typeof a!="symbol"?e.setAttribute(r,a):
e.removeAttribute(r);break;case"cols":case"rows":case"size":case"span":a!=null&&typeof a!="function"&&typeof a!="symbol"&&!isNaN(a)&&1<=a?e.setAttribute(r,a):e.
removeAttribute(r);break;case"rowSpan":case"start":a==null||typeof a=="function"||typeof a=="symbol"||isNaN(a)?e.removeAttribute(r):e.setAttribute(r,a);break;case"\
popover":de("beforetoggle",e),de("toggle",e),Nf(e,"popover",a);break;case"xlinkActuate":Eo(e,"http://www.w3.org/1999/xlink","xlink:actuate",a);break;case"xlinkA\
rcrole":Eo(e,"http://www.w3.org/1999/xlink","xlink:arcrole",a);break;case"xlinkRole":Eo(e,"http://www.w3.org/1999/xlink","xlink:role",a);break;case"xlinkShow":Eo(
e,"http://www.w3.org/1999/xlink","xlink:show",a);break;case"xlinkTitle":Eo(e,"http://www.w3.org/1999/xlink","xlink:title",a);break;case"xlinkType":Eo(e,"http://\
www.w3.org/1999/xlink","xlink:type",a);break;case"xmlBase":Eo(e,"http://www.w3.org/XML/1998/namespace","xml:base",a);break;case"xmlLang":Eo(e,"http://www.w3.org\
/XML/1998/namespace","xml:lang",a);break;case"xmlSpace":Eo(e,"http://www.w3.org/XML/1998/namespace","xml:space",a);break;case"is":Nf(e,"is",a);break;case"innerT\
ext":case"textContent":return;default:if(!(2<r.length)||r[0]!=="o"&&r[0]!=="O"||r[1]!=="n"&&r[1]!=="N")r=Ak.get(r)||r,Nf(e,r,a);else return}ve=!0}function M0(e,t,r,a,o,n){
switch(r){case"style":o6(e,a,n);return;case"dangerouslySetInnerHTML":if(a!=null){if(typeof a!="object"||!("__html"in a))throw Error(O(61));if(r=a.__html,r!=null){
if(o.children!=null)throw Error(O(60));n?.__html!==r&&(e.innerHTML=r)}}break;case"children":if(typeof a=="string")Oc(e,a);else if(typeof a=="number"||typeof a==
"bigint")Oc(e,""+a);else return;break;case"onScroll":a!=null&&de("scroll",e);return;case"onScrollEnd":a!=null&&de("scrollend",e);return;case"onClick":a!=null&&(e.
onclick=Ja);return;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"innerHTML":case"ref":return;case"innerText":case"textContent":return;default:
if(!Wz.hasOwnProperty(r))e:{if(r[0]==="o"&&r[1]==="n"&&(o=r.endsWith("Capture"),n=r.slice(2,o?r.length-7:void 0),t=e[xr]||null,t=t!=null?t[r]:null,typeof t=="fu\
nction"&&e.removeEventListener(n,t,o),typeof a=="function")){typeof t!="function"&&t!==null&&(r in e?e[r]=null:e.hasAttribute(r)&&e.removeAttribute(r)),e.addEventListener(
n,a,o);break e}ve=!0,r in e?e[r]=a:a===!0?e.setAttribute(r,""):Nf(e,r,a)}return}ve=!0}function Gt(e,t,r){switch(t){case"div":case"span":case"svg":case"path":case"\
a":case"g":case"p":case"li":break;case"img":de("error",e),de("load",e);var a=!1,o=!1,n;for(n in r)if(r.hasOwnProperty(n)){var i=r[n];if(i!=null)switch(n){case"s\
rc":a=!0;break;case"srcSet":o=!0;break;case"children":case"dangerouslySetInnerHTML":throw Error(O(137,t));default:Te(e,t,n,i,r,null)}}o&&Te(e,t,"srcSet",r.srcSet,
r,null),a&&Te(e,t,"src",r.src,r,null);return;case"input":de("invalid",e);var l=n=i=o=null,c=null,s=null;for(a in r)if(r.hasOwnProperty(a)){var u=r[a];if(u!=null)
switch(a){case"name":o=u;break;case"type":i=u;break;case"checked":c=u;break;case"defaultChecked":s=u;break;case"value":n=u;break;case"defaultValue":l=u;break;case"\
children":case"dangerouslySetInnerHTML":if(u!=null)throw Error(O(137,t));break;default:Te(e,t,a,u,r,null)}}t6(e,n,l,c,s,i,o,!1);return;case"select":de("invalid",
e),a=i=n=null;for(o in r)if(r.hasOwnProperty(o)&&(l=r[o],l!=null))switch(o){case"value":n=l;break;case"defaultValue":i=l;break;case"multiple":a=l;default:Te(e,t,
o,l,r,null)}t=n,r=i,e.multiple=!!a,t!=null?_c(e,!!a,t,!1):r!=null&&_c(e,!!a,r,!0);return;case"textarea":de("invalid",e),n=o=a=null;for(i in r)if(r.hasOwnProperty(
i)&&(l=r[i],l!=null))switch(i){case"value":a=l;break;case"defaultValue":o=l;break;case"children":n=l;break;case"dangerouslySetInnerHTML":if(l!=null)throw Error(
O(91));break;default:Te(e,t,i,l,r,null)}a6(e,a,o,n);return;case"option":for(c in r)r.hasOwnProperty(c)&&(a=r[c],a!=null)&&(c==="selected"?e.selected=a&&typeof a!=
"function"&&typeof a!="symbol":Te(e,t,c,a,r,null));return;case"dialog":de("beforetoggle",e),de("toggle",e),de("cancel",e),de("close",e);break;case"iframe":case"\
object":de("load",e);break;case"video":case"audio":for(a=0;a<Gd.length;a++)de(Gd[a],e);break;case"image":de("error",e),de("load",e);break;case"details":de("togg\
le",e);break;case"embed":case"source":case"link":de("error",e),de("load",e);case"area":case"base":case"br":case"col":case"hr":case"keygen":case"meta":case"param":case"\
track":case"wbr":case"menuitem":for(s in r)if(r.hasOwnProperty(s)&&(a=r[s],a!=null))switch(s){case"children":case"dangerouslySetInnerHTML":throw Error(O(137,t));default:
Te(e,t,s,a,r,null)}return;default:if(F0(t)){for(u in r)r.hasOwnProperty(u)&&(a=r[u],a!==void 0&&M0(e,t,u,a,r,void 0));return}}for(l in r)r.hasOwnProperty(l)&&(a=
r[l],a!=null&&Te(e,t,l,a,r,null))}var dE={};function mE(e,t,r,a){switch(t){case"div":case"span":case"svg":case"path":case"a":case"g":case"p":case"li":break;case"\
input":var o=null,n=null,i=null,l=null,c=null,s=null,u=null;for(f in r){var d=r[f];if(r.hasOwnProperty(f)&&d!=null)switch(f){case"checked":break;case"value":break;case"\
defaultValue":c=d;default:a.hasOwnProperty(f)||Te(e,t,f,null,a,d)}}for(var m in a){var f=a[m];if(d=r[m],a.hasOwnProperty(m)&&(f!=null||d!=null))switch(m){case"t\
ype":f!==d&&(ve=!0),n=f;break;case"name":f!==d&&(ve=!0),o=f;break;case"checked":f!==d&&(ve=!0),s=f;break;case"defaultChecked":f!==d&&(ve=!0),u=f;break;case"valu\
e":f!==d&&(ve=!0),i=f;break;case"defaultValue":f!==d&&(ve=!0),l=f;break;case"children":case"dangerouslySetInnerHTML":if(f!=null)throw Error(O(137,t));break;default:
f!==d&&Te(e,t,m,f,a,d)}}Yb(e,i,l,c,s,u,n,o);return;case"select":f=i=l=m=null;for(n in r)if(c=r[n],r.hasOwnProperty(n)&&c!=null)switch(n){case"value":break;case"\
multiple":f=c;default:a.hasOwnProperty(n)||Te(e,t,n,null,a,c)}for(o in a)if(n=a[o],c=r[o],a.hasOwnProperty(o)&&(n!=null||c!=null))switch(o){case"value":n!==c&&(ve=
!0),m=n;break;case"defaultValue":n!==c&&(ve=!0),l=n;break;case"multiple":n!==c&&(ve=!0),i=n;default:n!==c&&Te(e,t,o,n,a,c)}t=l,r=i,a=f,m!=null?_c(e,!!r,m,!1):!!a!=
!!r&&(t!=null?_c(e,!!r,t,!0):_c(e,!!r,r?[]:"",!1));return;case"textarea":f=m=null;for(l in r)if(o=r[l],r.hasOwnProperty(l)&&o!=null&&!a.hasOwnProperty(l))switch(l){case"\
value":break;case"children":break;default:Te(e,t,l,null,a,o)}for(i in a)if(o=a[i],n=r[i],a.hasOwnProperty(i)&&(o!=null||n!=null))switch(i){case"value":o!==n&&(ve=
!0),m=o;break;case"defaultValue":o!==n&&(ve=!0),f=o;break;case"children":break;case"dangerouslySetInnerHTML":if(o!=null)throw Error(O(91));break;default:o!==n&&
Te(e,t,i,o,a,n)}r6(e,m,f);return;case"option":for(var h in r)m=r[h],r.hasOwnProperty(h)&&m!=null&&!a.hasOwnProperty(h)&&(h==="selected"?e.selected=!1:Te(e,t,h,null,
a,m));for(c in a)m=a[c],f=r[c],a.hasOwnProperty(c)&&m!==f&&(m!=null||f!=null)&&(c==="selected"?(m!==f&&(ve=!0),e.selected=m&&typeof m!="function"&&typeof m!="sy\
mbol"):Te(e,t,c,m,a,f));return;case"img":case"link":case"area":case"base":case"br":case"col":case"embed":case"hr":case"keygen":case"meta":case"param":case"sourc\
e":case"track":case"wbr":case"menuitem":for(var g in r)m=r[g],r.hasOwnProperty(g)&&m!=null&&!a.hasOwnProperty(g)&&Te(e,t,g,null,a,m);for(s in a)if(m=a[s],f=r[s],
a.hasOwnProperty(s)&&m!==f&&(m!=null||f!=null))switch(s){case"children":case"dangerouslySetInnerHTML":if(m!=null)throw Error(O(137,t));break;default:Te(e,t,s,m,
a,f)}return;default:if(F0(t)){for(var w in r)m=r[w],r.hasOwnProperty(w)&&m!==void 0&&!a.hasOwnProperty(w)&&M0(e,t,w,void 0,a,m);for(u in a)m=a[u],f=r[u],!a.hasOwnProperty(
u)||m===f||m===void 0&&f===void 0||M0(e,t,u,m,a,f);return}}for(var v in r)m=r[v],r.hasOwnProperty(v)&&m!=null&&!a.hasOwnProperty(v)&&Te(e,t,v,null,a,m);for(d in a)
m=a[d],f=r[d],!a.hasOwnProperty(d)||m===f||m==null&&f==null||Te(e,t,d,m,a,f)}function dz(e){switch(e){case"css":case"script":case"font":case"img":case"image":case"\
input":case"link":return!0;default:return!1}}function uE(){if(typeof performance.getEntriesByType=="function"){for(var e=0,t=0,r=performance.getEntriesByType("r\
esource"),a=0;a<r.length;a++){var o=r[a],n=o.transferSize,i=o.initiatorType,l=o.duration;if(n&&l&&dz(i)){for(i=0,l=o.responseEnd,a+=1;a<r.length;a++){var c=r[a],
s=c.startTime;if(s>l)break;var u=c.transferSize,d=c.initiatorType;u&&dz(d)&&(c=c.responseEnd,i+=u*(c<l?1:(l-s)/(c-s)))}if(--a,t+=8*(n+i)/(o.duration/1e3),e++,10<
e)break}}if(0<e)return t/e/1e6}return navigator.connection&&(e=navigator.connection.downlink,typeof e=="number")?e:5}var O0=null,D0=null;function qd(e){return e.
nodeType===9?e:e.ownerDocument}function mz(e){switch(e){case"http://www.w3.org/2000/svg":return 1;case"http://www.w3.org/1998/Math/MathML":return 2;default:return 0}}
function cT(e,t){if(e===0)switch(t){case"svg":return 1;case"math":return 2;default:return 0}return e===1&&t==="foreignObject"?0:e}function sT(e,t,r,a){return r=
qd(r).createElement(e),r[Pt]=a,r[xr]=t,Gt(r,e,t),At(r),r}function B0(e,t){return e==="textarea"||e==="noscript"||typeof t.children=="string"||typeof t.children==
"number"||typeof t.children=="bigint"||typeof t.dangerouslySetInnerHTML=="object"&&t.dangerouslySetInnerHTML!==null&&t.dangerouslySetInnerHTML.__html!=null}var Eb=null;
function fE(){var e=window.event;return e&&e.type==="popstate"?e===Eb?!1:(Eb=e,!0):(Eb=null,!1)}var Dy=typeof setTimeout=="function"?setTimeout:void 0,pE=typeof clearTimeout==
"function"?clearTimeout:void 0,uz=typeof Promise=="function"?Promise:void 0,fz=typeof requestAnimationFrame=="function"?requestAnimationFrame:Dy,hE=typeof queueMicrotask==
"function"?queueMicrotask:typeof uz<"u"?function(e){return uz.resolve(null).then(e).catch(vE)}:Dy;function vE(e){setTimeout(function(){throw e})}function Vn(e){
return e==="head"}function pz(e,t){var r=t,a=0;do{var o=r.nextSibling;if(e.removeChild(r),o&&o.nodeType===8)if(r=o.data,r==="/$"||r==="/&"){if(a===0){e.removeChild(
o),Gc(t);return}a--}else if(r==="$"||r==="$?"||r==="$~"||r==="$!"||r==="&")a++;else if(r==="html")Nb(e.ownerDocument.documentElement);else if(r==="head"){r=e.ownerDocument.
head,Nb(r);for(var n=r.firstChild;n;){var i=n.nextSibling,l=n.nodeName;n[em]||l==="SCRIPT"||l==="STYLE"||l==="LINK"&&n.rel.toLowerCase()==="stylesheet"||r.removeChild(
n),n=i}}else r==="body"&&Nb(e.ownerDocument.body);r=o}while(r);Gc(t)}function hz(e,t){var r=e;e=0;do{var a=r.nextSibling;if(r.nodeType===1?t?(r._stashedDisplay=
r.style.display,r.style.display="none"):(r.style.display=r._stashedDisplay||"",r.getAttribute("style")===""&&r.removeAttribute("style")):r.nodeType===3&&(t?(r._stashedText=
r.nodeValue,r.nodeValue=""):r.nodeValue=r._stashedText||""),a&&a.nodeType===8)if(r=a.data,r==="/$"){if(e===0)break;e--}else r!=="$"&&r!=="$?"&&r!=="$~"&&r!=="$!"||
e++;r=a}while(r)}function dT(e,t,r){if(t=CSS.escape(t)!==t?"r-"+btoa(t).replace(/=/g,""):t,e.style.viewTransitionName=t,r!=null&&(e.style.viewTransitionClass=r),
r=getComputedStyle(e),r.display==="inline"){if(t=e.getClientRects(),t.length===1)var a=1;else for(var o=a=0;o<t.length;o++){var n=t[o];0<n.width&&0<n.height&&a++}
a===1&&(e=e.style,e.display=t.length===1?"inline-block":"block",e.marginTop="-"+r.paddingTop,e.marginBottom="-"+r.paddingBottom)}}function mT(e,t){e=e.style,t=t.
style;var r=t!=null?t.hasOwnProperty("viewTransitionName")?t.viewTransitionName:t.hasOwnProperty("view-transition-name")?t["view-transition-name"]:null:null;e.viewTransitionName=
r==null||typeof r=="boolean"?"":(""+r).trim(),r=t!=null?t.hasOwnProperty("viewTransitionClass")?t.viewTransitionClass:t.hasOwnProperty("view-transition-class")?
t["view-transition-class"]:null:null,e.viewTransitionClass=r==null||typeof r=="boolean"?"":(""+r).trim(),e.display==="inline-block"&&(t==null?e.display=e.margin=
"":(r=t.display,e.display=r==null||typeof r=="boolean"?"":r,r=t.margin,r!=null?e.margin=r:(r=t.hasOwnProperty("marginTop")?t.marginTop:t["margin-top"],e.marginTop=
r==null||typeof r=="boolean"?"":r,t=t.hasOwnProperty("marginBottom")?t.marginBottom:t["margin-bottom"],e.marginBottom=t==null||typeof t=="boolean"?"":t)))}function uT(e,t,r){
return r=r.ownerDocument.defaultView,{rect:e,abs:t.position==="absolute"||t.position==="fixed",clip:t.clipPath!=="none"||t.overflow!=="visible"||t.filter!=="non\
e"||t.mask!=="none"||t.mask!=="none"||t.borderRadius!=="0px",view:0<=e.bottom&&0<=e.right&&e.top<=r.innerHeight&&e.left<=r.innerWidth}}function L0(e){var t=e.getBoundingClientRect(),
r=getComputedStyle(e);return uT(t,r,e)}function gE(e){var t=e.getBoundingClientRect();t=new DOMRect(t.x+2e4,t.y+2e4,t.width,t.height);var r=getComputedStyle(e);
return uT(t,r,e)}function bE(e){return e.documentElement.clientHeight}function yE(e){this.addEventListener("load",e),this.addEventListener("error",e)}function wE(e,t,r,a,o,n,i,l,c){
var s=t.nodeType===9?t:t.ownerDocument;try{var u=s.startViewTransition({update:function(){var m=s.defaultView,f=m.navigation&&m.navigation.transition,h=s.fonts.
status;a();var g=[];if(h==="loaded"&&(bE(s),s.fonts.status==="loading"&&g.push(s.fonts.ready)),h=g.length,e!==null)for(var w=e.suspenseyImages,v=0,p=0;p<w.length;p++){
var b=w[p];if(!b.complete){var y=b.getBoundingClientRect();if(0<y.bottom&&0<y.right&&y.top<m.innerHeight&&y.left<m.innerWidth){if(v+=zT(b),v>$f){g.length=h;break}
b=new Promise(yE.bind(b)),g.push(b)}}}if(0<g.length)return m=Promise.race([Promise.all(g),new Promise(function(_){return setTimeout(_,500)})]).then(o,o),(f?Promise.
allSettled([f.finished,m]):m).then(n,n);if(o(),f)return f.finished.then(n,n);n()},types:r});s.__reactViewTransition=u;var d=[];return u.ready.then(function(){for(var m=s.
documentElement.getAnimations({subtree:!0}),f=0;f<m.length;f++){var h=m[f],g=h.effect,w=g.pseudoElement;if(w!=null&&w.startsWith("::view-transition")){d.push(h),
h=g.getKeyframes();for(var v=w=void 0,p=!0,b=0;b<h.length;b++){var y=h[b],_=y.width;if(w===void 0)w=_;else if(w!==_){p=!1;break}if(_=y.height,v===void 0)v=_;else if(v!==
_){p=!1;break}delete y.width,delete y.height,y.transform==="none"&&delete y.transform}p&&w!==void 0&&v!==void 0&&(g.setKeyframes(h),p=getComputedStyle(g.target,
g.pseudoElement),p.width!==w||p.height!==v)&&(p=h[0],p.width=w,p.height=v,p=h[h.length-1],p.width=w,p.height=v,g.setKeyframes(h))}}i()},function(m){s.__reactViewTransition===
u&&(s.__reactViewTransition=null);try{typeof m=="object"&&m!==null&&m.name==="InvalidStateError"&&(m.message==="View transition was skipped because document vis\
ibility state is hidden."||m.message==="Skipping view transition because document visibility state has become hidden."||m.message==="Skipping view transition be\
cause viewport size changed."||m.message==="Transition was aborted because of invalid state")&&(m=null),m!==null&&c(m)}finally{a(),o(),i()}}),u.finished.finally(
function(){for(var m=0;m<d.length;m++)d[m].cancel();s.__reactViewTransition===u&&(s.__reactViewTransition=null),l()}),u}catch{return a(),o(),i(),null}}function zi(e,t){
this._scope=document.documentElement,this._selector="::view-transition-"+e+"("+t+")"}zi.prototype.animate=function(e,t){return t=typeof t=="number"?{duration:t}:
Le({},t),t.pseudoElement=this._selector,this._scope.animate(e,t)};zi.prototype.getAnimations=function(){for(var e=this._scope,t=this._selector,r=e.getAnimations(
{subtree:!0}),a=[],o=0;o<r.length;o++){var n=r[o].effect;n!==null&&n.target===e&&n.pseudoElement===t&&a.push(r[o])}return a};zi.prototype.getComputedStyle=function(){
return getComputedStyle(this._scope,this._selector)};function fT(e){return{name:e,group:new zi("group",e),imagePair:new zi("image-pair",e),old:new zi("old",e),new:new zi(
"new",e)}}function jr(e){this._fragmentFiber=e,this._observers=this._eventListeners=null}jr.prototype.addEventListener=function(e,t,r){var a=null,o=null;if(!(r!=
null&&typeof r!="boolean"&&(a=r.signal||null,a!==null&&a.aborted))){this._eventListeners===null&&(this._eventListeners=[]);var n=this._eventListeners;if(pT(n,e,
t,r)===-1){var i=this,l=t;r!=null&&typeof r!="boolean"&&r.once===!0&&(l=function(c){i.removeEventListener(e,t,r),typeof t=="function"?t.call(this,c):t.handleEvent(
c)}),a!==null&&(o=i.removeEventListener.bind(i,e,t,r),a.addEventListener("abort",o,{once:!0}),o=a.removeEventListener.bind(a,"abort",o)),a=Pc(r),n.push({type:e,
listener:t,optionsOrUseCapture:r,attachedListener:l,cleanup:o}),wr(this._fragmentFiber.child,!1,xE,e,l,a)}this._eventListeners=n}};function xE(e,t,r,a){return wt(
e).addEventListener(t,r,a),!1}jr.prototype.removeEventListener=function(e,t,r){var a=this._eventListeners;if(a!==null&&(t=pT(a,e,t,r),t!==-1)){var o=a[t];r=o.attachedListener;
var n=o.cleanup;o=Pc(o.optionsOrUseCapture),wr(this._fragmentFiber.child,!1,_E,e,r,o),a.splice(t,1),n!==null&&n()}};function _E(e,t,r,a){return wt(e).removeEventListener(
t,r,a),!1}function Pc(e){return e!=null&&typeof e!="boolean"&&(e.once===!0||e.signal instanceof AbortSignal)?{capture:e.capture,passive:e.passive}:e}function vz(e){
return e==null?"c=0":typeof e=="boolean"?"c="+(e?"1":"0"):"c="+(e.capture?"1":"0")}function pT(e,t,r,a){if(e.length===0)return-1;a=vz(a);for(var o=0;o<e.length;o++){
var n=e[o];if(n.type===t&&n.listener===r&&vz(n.optionsOrUseCapture)===a)return o}return-1}jr.prototype.dispatchEvent=function(e){var t=ji(this._fragmentFiber);if(t===
null)return!0;t=wt(t);var r=this._eventListeners;if(r!==null&&0<r.length||!e.bubbles){var a=t.nodeType===9?t.createComment(""):document.createTextNode("");if(r)
for(var o=0;o<r.length;o++){var n=r[o];a.addEventListener(n.type,n.attachedListener,Pc(n.optionsOrUseCapture))}if(t.appendChild(a),e=a.dispatchEvent(e),r)for(o=
0;o<r.length;o++)n=r[o],a.removeEventListener(n.type,n.attachedListener,Pc(n.optionsOrUseCapture));return t.removeChild(a),e}return t.dispatchEvent(e)};jr.prototype.
focus=function(e){wr(this._fragmentFiber.child,!0,hT,e,void 0,void 0)};function hT(e,t){return e.tag===6?!1:(e=wt(e),DE(e,t))}jr.prototype.focusLast=function(e){
var t=[];wr(this._fragmentFiber.child,!0,By,t,void 0,void 0);for(var r=t.length-1;0<=r&&!hT(t[r],e);r--);};function By(e,t){return t.push(e),!1}jr.prototype.blur=
function(){var e=ji(this._fragmentFiber);e!==null&&(e=wt(e),e=qd(e).activeElement,e!==null&&wr(this._fragmentFiber.child,!1,SE,e,void 0,void 0))};function SE(e,t){
return e.tag===6?!1:(e=wt(e),e===t||e.contains(t)?(t.blur(),!0):!1)}jr.prototype.observeUsing=function(e){this._observers===null&&(this._observers=new Set),this.
_observers.add(e),wr(this._fragmentFiber.child,!1,zE,e,void 0,void 0)};function zE(e,t){return e.tag===6||(e=wt(e),t.observe(e)),!1}jr.prototype.unobserveUsing=
function(e){var t=this._observers;if(t!==null&&t.has(e)){t.delete(e),wr(this._fragmentFiber.child,!1,TE,e,void 0,void 0);for(var r=t=0;r<ba.length;r++){var a=ba[r];
a.fragmentInstance===this&&a.observer===e?e.unobserve(a.instance):ba[t++]=a}ba.length=t}};function TE(e,t){return e.tag===6||(e=wt(e),t.unobserve(e)),!1}var ba=[],
Ab=!1;function RE(e,t,r){ba.push({fragmentInstance:e,observer:t,instance:r}),Ab||(Ab=!0,BE(function(){Ab=!1;var a=ba;ba=[];for(var o=0;o<a.length;o++){var n=a[o];
n.observer.unobserve(n.instance)}}))}jr.prototype.getClientRects=function(){var e=[];return wr(this._fragmentFiber.child,!1,CE,e,void 0,void 0),e};function CE(e,t){
if(e.tag===6){e=e.stateNode;var r=e.ownerDocument.createRange();r.selectNodeContents(e),t.push.apply(t,r.getClientRects())}else e=wt(e),t.push.apply(t,e.getClientRects());
return!1}jr.prototype.getRootNode=function(e){var t=ji(this._fragmentFiber);return t===null?this:wt(t).getRootNode(e)};jr.prototype.compareDocumentPosition=function(e){
var t=ji(this._fragmentFiber);if(t===null)return Node.DOCUMENT_POSITION_DISCONNECTED;var r=[];wr(this._fragmentFiber.child,!1,By,r,void 0,void 0);var a=wt(t);if(r.
length===0){if(r=a,KS(this._fragmentFiber)){e:{for(t=this._fragmentFiber.return;t!==null;){if(t.tag===4){t=t.stateNode.containerInfo;break e}if(t.tag===3||t.tag===
5||t.tag===27)break;t=t.return}t=null}t!=null&&(r=t)}t=this._fragmentFiber;var o=a=r.compareDocumentPosition(e);return r===e?o=Node.DOCUMENT_POSITION_CONTAINS:a&
Node.DOCUMENT_POSITION_CONTAINED_BY&&(r=Hz(t)[1],r===null?o=Node.DOCUMENT_POSITION_PRECEDING:(e=wt(r).compareDocumentPosition(e),o=e===0||e&Node.DOCUMENT_POSITION_FOLLOWING?
Node.DOCUMENT_POSITION_FOLLOWING:Node.DOCUMENT_POSITION_PRECEDING)),o|=Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC}t=wt(r[0]),o=wt(r[r.length-1]);var n=KS(this.
_fragmentFiber)?t.parentElement:a;if(n==null)return Node.DOCUMENT_POSITION_DISCONNECTED;a=n.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_CONTAINED_BY,n=n.compareDocumentPosition(
o)&Node.DOCUMENT_POSITION_CONTAINED_BY;var i=t.compareDocumentPosition(e),l=o.compareDocumentPosition(e),c=i&Node.DOCUMENT_POSITION_CONTAINED_BY||l&Node.DOCUMENT_POSITION_CONTAINED_BY;
return l=a&&n&&i&Node.DOCUMENT_POSITION_FOLLOWING&&l&Node.DOCUMENT_POSITION_PRECEDING,t=a&&t===e||n&&o===e||c||l?Node.DOCUMENT_POSITION_CONTAINED_BY:!a&&t===e||
!n&&o===e?Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC:i,t&Node.DOCUMENT_POSITION_DISCONNECTED||t&Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC||kE(t,this._fragmentFiber,
r[0],r[r.length-1],e)?t:Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC};function kE(e,t,r,a,o){var n=Si(o);if(e&Node.DOCUMENT_POSITION_CONTAINED_BY){if(r=!!n)e:{
for(;n!==null;){if(n.tag===7&&(n===t||n.alternate===t)){r=!0;break e}n=n.return}r=!1}return r}if(e&Node.DOCUMENT_POSITION_CONTAINS){if(n===null)return n=o.ownerDocument,
o===n||o===n.documentElement||o===n.body;e:{for(n=t,t=ji(t);n!==null;){if(!(n.tag!==5&&n.tag!==3&&n.tag!==27||n!==t&&n.alternate!==t)){n=!0;break e}n=n.return}n=
!1}return n}return e&Node.DOCUMENT_POSITION_PRECEDING?((t=!!n)&&!(t=n===r)&&(t=Ob(r,n,QS),t===null?t=!1:(wr(t,!0,ok,n,r),n=sc,sc=null,t=n!==null)),t):e&Node.DOCUMENT_POSITION_FOLLOWING?
((t=!!n)&&!(t=n===a)&&(t=Ob(a,n,QS),t===null?t=!1:(wr(t,!0,nk,n,a),n=sc,Mb=sc=null,t=n!==null)),t):!1}function gz(e,t){var r=e.ownerDocument.createRange();r.selectNodeContents(
e),e=r.getBoundingClientRect(),window.scrollTo(window.scrollX+e.left,t?window.scrollY+e.top:window.scrollY+e.bottom-window.innerHeight)}jr.prototype.scrollIntoView=
function(e){if(typeof e=="object")throw Error(O(566));var t=[];wr(this._fragmentFiber.child,!1,By,t,void 0,void 0);var r=e!==!1;if(t.length===0){var a=Hz(this._fragmentFiber);
if(a=r?a[1]||a[0]||ji(this._fragmentFiber):a[0]||a[1],a===null)return;if(a.tag===6){e=wt(a),gz(e,r);return}if(a=wt(a),a.nodeType!==9){if(a.nodeType===11){r="hos\
t"in a?a.host:null,r!==null&&r.scrollIntoView(e);return}a.scrollIntoView(e)}}for(a=r?t.length-1:0;a!==(r?-1:t.length);){var o=t[a];o.tag===6?(o=wt(o),gz(o,r)):wt(
o).scrollIntoView(e),a+=r?-1:1}};function EE(e,t){return e=wt(e),vT(e,t),!1}function vT(e,t){e.reactFragments==null&&(e.reactFragments=new Set),e.reactFragments.
add(t)}function gT(e,t){var r=t._eventListeners;if(r!==null)for(var a=0;a<r.length;a++){var o=r[a];e.addEventListener(o.type,o.attachedListener,Pc(o.optionsOrUseCapture))}
e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(n){for(var i=0,l=0;l<ba.length;l++){var c=ba[l];(c.fragmentInstance!==t||c.observer!==n||c.instance!==
e)&&(ba[i++]=c)}ba.length=i,n.observe(e)}),vT(e,t))}function AE(e,t){var r=t._eventListeners;if(r!==null)for(var a=0;a<r.length;a++){var o=r[a];e.removeEventListener(
o.type,o.attachedListener,Pc(o.optionsOrUseCapture))}e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(n){typeof n.rootMargin=="string"?RE(t,n,e):n.unobserve(
e)}),e.reactFragments!=null&&e.reactFragments.delete(t))}function H0(e){var t=e.firstChild;for(t&&t.nodeType===10&&(t=t.nextSibling);t;){var r=t;switch(t=t.nextSibling,
r.nodeName){case"HTML":case"HEAD":case"BODY":H0(r),Rp(r);continue;case"SCRIPT":case"STYLE":continue;case"LINK":if(r.rel.toLowerCase()==="stylesheet")continue}e.
removeChild(r)}}function NE(e,t,r,a){for(;e.nodeType===1;){var o=r;if(e.nodeName.toLowerCase()!==t.toLowerCase()){if(!a&&(e.nodeName!=="INPUT"||e.type!=="hidden"))
break}else if(a){if(!e[em])switch(t){case"meta":if(!e.hasAttribute("itemprop"))break;return e;case"link":if(n=e.getAttribute("rel"),n==="stylesheet"&&e.hasAttribute(
"data-precedence"))break;if(n!==o.rel||e.getAttribute("href")!==(o.href==null||o.href===""?null:o.href)||e.getAttribute("crossorigin")!==(o.crossOrigin==null?null:
o.crossOrigin)||e.getAttribute("title")!==(o.title==null?null:o.title))break;return e;case"style":if(e.hasAttribute("data-precedence"))break;return e;case"scrip\
t":if(n=e.getAttribute("src"),(n!==(o.src==null?null:o.src)||e.getAttribute("type")!==(o.type==null?null:o.type)||e.getAttribute("crossorigin")!==(o.crossOrigin==
null?null:o.crossOrigin))&&n&&e.hasAttribute("async")&&!e.hasAttribute("itemprop"))break;return e;default:return e}}else if(t==="input"&&e.type==="hidden"){var n=o.
name==null?null:""+o.name;if(o.type==="hidden"&&e.getAttribute("name")===n)return e}else return e;if(e=ra(e.nextSibling),e===null)break}return null}function ME(e,t,r){
if(t==="")return null;for(;e.nodeType!==3;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!r||(e=ra(e.nextSibling),e===null))return null;return e}
function bT(e,t){for(;e.nodeType!==8;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!t||(e=ra(e.nextSibling),e===null))return null;return e}function j0(e){
return e.data==="$?"||e.data==="$~"}function Ly(e){return e.data==="$!"||e.data==="$?"&&e.ownerDocument.readyState!=="loading"}function OE(e,t){var r=e.ownerDocument;
if(e.data==="$~")e._reactRetry=t;else if(e.data!=="$?"||r.readyState!=="loading")t();else{var a=function(){t(),r.removeEventListener("DOMContentLoaded",a)};r.addEventListener(
"DOMContentLoaded",a),e._reactRetry=a}}function ra(e){for(;e!=null;e=e.nextSibling){var t=e.nodeType;if(t===1||t===3)break;if(t===8){if(t=e.data,t==="$"||t==="$\
!"||t==="$?"||t==="$~"||t==="&"||t==="F!"||t==="F")break;if(t==="/$"||t==="/&")return null}}return e}var P0=null;function bz(e){e=e.nextSibling;for(var t=0;e;){
if(e.nodeType===8){var r=e.data;if(r==="/$"||r==="/&"){if(t===0)return ra(e.nextSibling);t--}else r!=="$"&&r!=="$!"&&r!=="$?"&&r!=="$~"&&r!=="&"||t++}e=e.nextSibling}
return null}function yz(e){e=e.previousSibling;for(var t=0;e;){if(e.nodeType===8){var r=e.data;if(r==="$"||r==="$!"||r==="$?"||r==="$~"||r==="&"){if(t===0)return e;
t--}else r!=="/$"&&r!=="/&"||t++}e=e.previousSibling}return null}function DE(e,t){function r(){a=!0}if(e.ownerDocument.activeElement===e)return!0;var a=!1;try{e.
ownerDocument.addEventListener("focus",r,!0),(e.focus||HTMLElement.prototype.focus).call(e,t)}finally{e.ownerDocument.removeEventListener("focus",r,!0)}return a}
function BE(e){fz(function(){fz(function(t){return e(t)})})}function yT(e,t,r){switch(t=qd(r),e){case"html":if(e=t.documentElement,!e)throw Error(O(452));return e;case"\
head":if(e=t.head,!e)throw Error(O(453));return e;case"body":if(e=t.body,!e)throw Error(O(454));return e;default:throw Error(O(451))}}function wT(e,t,r){for(var a in r){
var o=r[a];r.hasOwnProperty(a)&&o!=null&&Te(e,t,a,null,dE,o)}r.dangerouslySetInnerHTML!=null&&(e.textContent=""),e.onclick===Ja&&(e.onclick=null),Rp(e)}function Nb(e){
for(var t=e.attributes;t.length;)e.removeAttributeNode(t[0]);Rp(e)}var aa=new Map,wz=new Set;function Xd(e){if(typeof e.getRootNode=="function"){var t=e.getRootNode();
if(t.nodeType===9||t.nodeType===11)return t}return e.nodeType===9?e:e.ownerDocument}var Go=ye.d;ye.d={f:LE,r:HE,D:jE,C:PE,L:IE,m:VE,X:GE,S:UE,M:YE};function LE(){
var e=Go.f(),t=Ip();return e||t}function HE(e){var t=qc(e);t!==null&&t.tag===5&&t.type==="form"?o4(t):Go.r(e)}var Kc=typeof document>"u"?null:document;function xT(e,t,r){
var a=Kc;if(a&&typeof t=="string"&&t){var o=Jr(t);o='link[rel="'+e+'"][href="'+o+'"]',typeof r=="string"&&(o+='[crossorigin="'+r+'"]'),wz.has(o)||(wz.add(o),e={
rel:e,crossOrigin:r,href:t},a.querySelector(o)===null&&(t=a.createElement("link"),Gt(t,"link",e),At(t),a.head.appendChild(t)))}}function jE(e){Go.D(e),xT("dns-p\
refetch",e,null)}function PE(e,t){Go.C(e,t),xT("preconnect",e,t)}function IE(e,t,r){Go.L(e,t,r);var a=Kc;if(a&&e&&t){var o='link[rel="preload"][as="'+Jr(t)+'"]';
t==="image"&&r&&r.imageSrcSet?(o+='[imagesrcset="'+Jr(r.imageSrcSet)+'"]',typeof r.imageSizes=="string"&&(o+='[imagesizes="'+Jr(r.imageSizes)+'"]')):o+='[href="'+
Jr(e)+'"]';var n=o;switch(t){case"style":n=Ic(e);break;case"script":n=Qc(e)}if(!(aa.has(n)||(e=Le({rel:"preload",href:t==="image"&&r&&r.imageSrcSet?void 0:e,as:t},
r),aa.set(n,e),a.querySelector(o)!==null||t==="style"&&a.querySelector(im(n))||t==="script"&&a.querySelector(lm(n))))){var i=a.createElement("link");Gt(i,"link",
e),t==="style"&&(i[ep]=!0,i.onload=i.onerror=function(){Qz(i)}),At(i),a.head.appendChild(i)}}}function VE(e,t){Go.m(e,t);var r=Kc;if(r&&e){var a=t&&typeof t.as==
"string"?t.as:"script",o='link[rel="modulepreload"][as="'+Jr(a)+'"][href="'+Jr(e)+'"]',n=o;switch(a){case"audioworklet":case"paintworklet":case"serviceworker":case"\
sharedworker":case"worker":case"script":n=Qc(e)}if(!aa.has(n)&&(e=Le({rel:"modulepreload",href:e},t),aa.set(n,e),r.querySelector(o)===null)){switch(a){case"audi\
oworklet":case"paintworklet":case"serviceworker":case"sharedworker":case"worker":case"script":if(r.querySelector(lm(n)))return}a=r.createElement("link"),Gt(a,"l\
ink",e),At(a),r.head.appendChild(a)}}}function UE(e,t,r){Go.S(e,t,r);var a=Kc;if(a&&e){var o=xc(a).hoistableStyles,n=Ic(e);t=t||"default";var i=o.get(n);if(!i){
var l={loading:0,preload:null};if(i=a.querySelector(im(n)))l.loading=5;else{e=Le({rel:"stylesheet",href:e,"data-precedence":t},r),(r=aa.get(n))&&Hy(e,r);var c=i=
a.createElement("link");At(c),Gt(c,"link",e),c._p=new Promise(function(s,u){c.onload=s,c.onerror=u}),c.addEventListener("load",function(){l.loading|=1}),c.addEventListener(
"error",function(){l.loading|=2}),l.loading|=4,qf(i,t,a)}i={type:"stylesheet",instance:i,count:1,state:l},o.set(n,i)}}}function GE(e,t){Go.X(e,t);var r=Kc;if(r&&
e){var a=xc(r).hoistableScripts,o=Qc(e),n=a.get(o);n||(n=r.querySelector(lm(o)),n||(e=Le({src:e,async:!0},t),(t=aa.get(o))&&jy(e,t),n=r.createElement("script"),
At(n),Gt(n,"link",e),r.head.appendChild(n)),n={type:"script",instance:n,count:1,state:null},a.set(o,n))}}function YE(e,t){Go.M(e,t);var r=Kc;if(r&&e){var a=xc(r).
hoistableScripts,o=Qc(e),n=a.get(o);n||(n=r.querySelector(lm(o)),n||(e=Le({src:e,async:!0,type:"module"},t),(t=aa.get(o))&&jy(e,t),n=r.createElement("script"),At(
n),Gt(n,"link",e),r.head.appendChild(n)),n={type:"script",instance:n,count:1,state:null},a.set(o,n))}}function xz(e,t,r,a){var o=(o=Tn.current)?Xd(o):null;if(!o)
throw Error(O(446));switch(e){case"meta":case"title":return null;case"style":return typeof r.precedence=="string"&&typeof r.href=="string"?(r=Ic(r.href),t=xc(o).
hoistableStyles,a=t.get(r),a||(a={type:"style",instance:null,count:0,state:null},t.set(r,a)),a):{type:"void",instance:null,count:0,state:null};case"link":if(r.rel===
"stylesheet"&&typeof r.href=="string"&&typeof r.precedence=="string"){e=Ic(r.href);var n=xc(o).hoistableStyles,i=n.get(e);if(i||(o=o.ownerDocument||o,i={type:"s\
tylesheet",instance:null,count:0,state:{loading:0,preload:null}},n.set(e,i),(n=o.querySelector(im(e)))?n._p||(i.instance=n,i.state.loading=5):(n=aa.get(e),n||(n=
{rel:"preload",as:"style",href:r.href,crossOrigin:r.crossOrigin,integrity:r.integrity,media:r.media,hrefLang:r.hrefLang,referrerPolicy:r.referrerPolicy},aa.set(
e,n)),qE(o,e,n,i.state))),t&&a===null)throw Error(O(528,""));return i}if(t&&a!==null)throw Error(O(529,""));return null;case"script":return t=r.async,r=r.src,typeof r==
"string"&&t&&typeof t!="function"&&typeof t!="symbol"?(r=Qc(r),t=xc(o).hoistableScripts,a=t.get(r),a||(a={type:"script",instance:null,count:0,state:null},t.set(
r,a)),a):{type:"void",instance:null,count:0,state:null};default:throw Error(O(444,e))}}function Ic(e){return'href="'+Jr(e)+'"'}function im(e){return'link[rel="s\
tylesheet"]['+e+"]"}function _T(e){return Le({},e,{"data-precedence":e.precedence,precedence:null})}function qE(e,t,r,a){if(t=e.querySelector('link[rel="preload\
"][as="style"]['+t+"]")){if(t[ep]!==!0){a.loading=1;return}}else t=e.createElement("link"),t[ep]=!0,t.onload=t.onerror=Qz.bind(null,t),Gt(t,"link",r),At(t),e.head.
appendChild(t);a.preload=t,t.addEventListener("load",function(){return a.loading|=1}),t.addEventListener("error",function(){return a.loading|=2})}function Qc(e){
return'[src="'+Jr(e)+'"]'}function lm(e){return"script[async]"+e}function _z(e,t,r){if(t.count++,t.instance===null)switch(t.type){case"style":var a=e.querySelector(
'style[data-href~="'+Jr(r.href)+'"]');if(a)return t.instance=a,At(a),a;var o=Le({},r,{"data-href":r.href,"data-precedence":r.precedence,href:null,precedence:null});
return a=(e.ownerDocument||e).createElement("style"),At(a),Gt(a,"style",o),qf(a,r.precedence,e),t.instance=a;case"stylesheet":o=Ic(r.href);var n=e.querySelector(
im(o));if(n)return t.state.loading|=4,t.instance=n,At(n),n;a=_T(r),(o=aa.get(o))&&Hy(a,o),n=(e.ownerDocument||e).createElement("link"),At(n);var i=n;return i._p=
new Promise(function(l,c){i.onload=l,i.onerror=c}),Gt(n,"link",a),t.state.loading|=4,qf(n,r.precedence,e),t.instance=n;case"script":return n=Qc(r.src),(o=e.querySelector(
lm(n)))?(t.instance=o,At(o),o):(a=r,(o=aa.get(n))&&(a=Le({},r),jy(a,o)),e=e.ownerDocument||e,o=e.createElement("script"),At(o),Gt(o,"link",a),e.head.appendChild(
o),t.instance=o);case"void":return null;default:throw Error(O(443,t.type))}else t.type==="stylesheet"&&(t.state.loading&4)===0&&(a=t.instance,t.state.loading|=4,
qf(a,r.precedence,e));return t.instance}function qf(e,t,r){for(var a=r.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),o=a.length?
a[a.length-1]:null,n=o,i=0;i<a.length;i++){var l=a[i];if(l.dataset.precedence===t)n=l;else if(n!==o)break}n?n.parentNode.insertBefore(e,n.nextSibling):(t=r.nodeType===
9?r.head:r,t.insertBefore(e,t.firstChild))}function Hy(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.title==null&&(e.title=t.title)}function jy(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.integrity==null&&(e.integrity=t.integrity)}var Xf=null;function Sz(e,t,r){if(Xf===null){var a=new Map,o=Xf=new Map;o.set(r,a)}else o=Xf,a=o.get(r),a||(a=new Map,
o.set(r,a));if(a.has(e))return a;for(a.set(e,null),r=r.getElementsByTagName(e),o=0;o<r.length;o++){var n=r[o];if(!(n[em]||n[Pt]||e==="link"&&n.getAttribute("rel")===
"stylesheet")&&n.namespaceURI!=="http://www.w3.org/2000/svg"){var i=n.getAttribute(t)||"";i=e+i;var l=a.get(i);l?l.push(n):a.set(i,[n])}}return a}function I0(e,t,r){
e=e.ownerDocument||e,e.head.insertBefore(r,t==="title"?e.querySelector("head > title"):null)}function XE(e,t,r){if(r===1||t.itemProp!=null)return!1;switch(e){case"\
meta":case"title":return!0;case"style":if(typeof t.precedence!="string"||typeof t.href!="string"||t.href==="")break;return!0;case"link":if(typeof t.rel!="string"||
typeof t.href!="string"||t.href===""||t.onLoad||t.onError)break;return t.rel==="stylesheet"?(e=t.disabled,typeof t.precedence=="string"&&e==null):!0;case"script":
if(t.async&&typeof t.async!="function"&&typeof t.async!="symbol"&&!t.onLoad&&!t.onError&&t.src&&typeof t.src=="string")return!0}return!1}function zz(e,t){return e===
"img"&&t.src!=null&&t.src!==""&&t.onLoad==null&&t.loading!=="lazy"}function ST(e){return!(e.type==="stylesheet"&&(e.state.loading&3)===0)}function zT(e){return(e.
width||100)*(e.height||100)*(typeof devicePixelRatio=="number"?devicePixelRatio:1)*.25}function Tz(e,t){typeof t.decode=="function"&&(e.imgCount++,t.complete||(e.
imgBytes+=zT(t),e.suspenseyImages.push(t)),e=KE.bind(e),t.decode().then(e,e))}function $E(e,t,r,a){if(r.type==="stylesheet"&&(typeof a.media!="string"||matchMedia(
a.media).matches!==!1)&&(r.state.loading&4)===0){if(r.instance===null){var o=Ic(a.href),n=t.querySelector(im(o));if(n){t=n._p,t!==null&&typeof t=="object"&&typeof t.
then=="function"&&(e.count++,e=$d.bind(e),t.then(e,e)),r.state.loading|=4,r.instance=n,At(n);return}n=t.ownerDocument||t,a=_T(a),(o=aa.get(o))&&Hy(a,o),n=n.createElement(
"link"),At(n);var i=n;i._p=new Promise(function(l,c){i.onload=l,i.onerror=c}),Gt(n,"link",a),r.instance=n}e.stylesheets===null&&(e.stylesheets=new Map),e.stylesheets.
set(r,t),(t=r.state.preload)&&(r.state.loading&3)===0&&(e.count++,r=$d.bind(e),t.addEventListener("load",r),t.addEventListener("error",r))}}var $f=0;function FE(e,t){
return e.stylesheets&&e.count===0&&Ff(e,e.stylesheets),0<e.count||0<e.imgCount?function(r){var a=setTimeout(function(){if(e.stylesheets&&Ff(e,e.stylesheets),e.unsuspend){
var n=e.unsuspend;e.unsuspend=null,n()}},6e4+t);0<e.imgBytes&&$f===0&&($f=62500*uE());var o=setTimeout(function(){if(e.waitingForImages=!1,e.count===0&&(e.stylesheets&&
Ff(e,e.stylesheets),e.unsuspend)){var n=e.unsuspend;e.unsuspend=null,n()}},(e.imgBytes>$f?50:800)+t);return e.unsuspend=r,function(){e.unsuspend=null,clearTimeout(
a),clearTimeout(o)}}:null}function TT(e){if(e.count===0&&(e.imgCount===0||!e.waitingForImages)){if(e.stylesheets)Ff(e,e.stylesheets);else if(e.unsuspend){var t=e.
unsuspend;e.unsuspend=null,t()}}}function $d(){this.count--,TT(this)}function KE(){this.imgCount--,TT(this)}var Sp=null;function Ff(e,t){e.stylesheets=null,e.unsuspend!==
null&&(e.count++,Sp=new Map,t.forEach(QE,e),Sp=null,$d.call(e))}function QE(e,t){if(!(t.state.loading&4)){var r=Sp.get(e);if(r)var a=r.get(null);else{r=new Map,
Sp.set(e,r);for(var o=e.querySelectorAll("link[data-precedence],style[data-precedence]"),n=0;n<o.length;n++){var i=o[n];(i.nodeName==="LINK"||i.getAttribute("me\
dia")!=="not all")&&(r.set(i.dataset.precedence,i),a=i)}a&&r.set(null,a)}o=t.instance,i=o.getAttribute("data-precedence"),n=r.get(i)||a,n===a&&r.set(null,o),r.set(
i,o),this.count++,a=$d.bind(this),o.addEventListener("load",a),o.addEventListener("error",a),n?n.parentNode.insertBefore(o,n.nextSibling):(e=e.nodeType===9?e.head:
e,e.insertBefore(o,e.firstChild)),t.state.loading|=4}}var Vc={$$typeof:Wa,Provider:null,Consumer:null,_currentValue:Ti,_currentValue2:Ti,_threadCount:0};function ZE(e,t,r,a,o,n,i,l,c){
this.tag=1,this.containerInfo=e,this.pingCache=this.current=this.pendingChildren=null,this.timeoutHandle=-1,this.callbackNode=this.next=this.pendingContext=this.
context=this.cancelPendingCommit=null,this.callbackPriority=0,this.expirationTimes=nb(-1),this.entangledLanes=this.shellSuspendCounter=this.errorRecoveryDisabledLanes=
this.expiredLanes=this.warmLanes=this.pingedLanes=this.suspendedLanes=this.pendingLanes=0,this.entanglements=nb(0),this.hiddenUpdates=nb(null),this.identifierPrefix=
a,this.onUncaughtError=o,this.onCaughtError=n,this.onRecoverableError=i,this.pooledCache=null,this.pooledCacheLanes=0,this.formState=c,this.transitionTypes=null,
this.incompleteTransitions=new Map}function RT(e,t,r,a,o,n,i,l,c,s,u,d){return e=new ZE(e,t,r,i,c,s,u,d,l),t=1,n===!0&&(t|=24),n=br(3,null,null,t),e.current=n,n.
stateNode=e,t=oy(),t.refCount++,e.pooledCache=t,t.refCount++,n.memoizedState={element:a,isDehydrated:r,cache:t},ly(n),e}function CT(e){return e?(e=gc,e):gc}function kT(e,t,r,a,o,n){
o=CT(o),a.context===null?a.context=o:a.pendingContext=o,a=Cn(t),a.payload={element:r},n=n===void 0?null:n,n!==null&&(a.callback=n),r=kn(e,a,t),r!==null&&(yr(r,e,
t),Td(r,e,t))}function Rz(e,t){if(e=e.memoizedState,e!==null&&e.dehydrated!==null){var r=e.retryLane;e.retryLane=r!==0&&r<t?r:t}}function Py(e,t){Rz(e,t),(e=e.alternate)&&
Rz(e,t)}function ET(e){if(e.tag===13||e.tag===31){var t=Vi(e,67108864);t!==null&&yr(t,e,67108864),Py(e,67108864)}}function Cz(e){if(e.tag===13||e.tag===31){var t=Lr();
t=X0(t);var r=Vi(e,t);r!==null&&yr(r,e,t),Py(e,t)}}var Uc=!0;function WE(e,t,r,a){var o=W.T;W.T=null;var n=ye.p;try{ye.p=2,Iy(e,t,r,a)}finally{ye.p=n,W.T=o}}function JE(e,t,r,a){
var o=W.T;W.T=null;var n=ye.p;try{ye.p=8,Iy(e,t,r,a)}finally{ye.p=n,W.T=o}}function Iy(e,t,r,a){if(Uc){var o=V0(a);if(o===null)kb(e,t,a,zp,r),kz(e,a);else if(tA(
o,e,t,r,a))a.stopPropagation();else if(kz(e,a),t&4&&-1<eA.indexOf(e)){for(;o!==null;){var n=qc(o);if(n!==null)switch(n.tag){case 3:if(n=n.stateNode,n.current.memoizedState.
isDehydrated){var i=wi(n.pendingLanes);if(i!==0){var l=n;for(l.pendingLanes|=2,l.entangledLanes|=2;i;){var c=1<<31-Br(i);l.entanglements[1]|=c,i&=~c}io(n),(be&6)===
0&&(bp=Or()+500,nm(0,!1))}}break;case 31:case 13:l=Vi(n,2),l!==null&&yr(l,n,2),Ip(),Py(n,2)}if(n=V0(a),n===null&&kb(e,t,a,zp,r),n===o)break;o=n}o!==null&&a.stopPropagation()}else
kb(e,t,a,null,r)}}function V0(e){return e=K0(e),Vy(e)}var zp=null;function Vy(e){if(zp=null,e=Si(e),e!==null){var t=Qd(e);if(t===null)e=null;else{var r=t.tag;if(r===
13){if(e=Dz(t),e!==null)return e;e=null}else if(r===31){if(e=Bz(t),e!==null)return e;e=null}else if(r===3){if(t.stateNode.current.memoizedState.isDehydrated)return t.
tag===3?t.stateNode.containerInfo:null;e=null}else t!==e&&(e=null)}}return zp=e,null}function AT(e){switch(e){case"beforetoggle":case"cancel":case"click":case"c\
lose":case"contextmenu":case"copy":case"cut":case"auxclick":case"dblclick":case"dragend":case"dragstart":case"drop":case"focusin":case"focusout":case"input":case"\
invalid":case"keydown":case"keypress":case"keyup":case"mousedown":case"mouseup":case"paste":case"pause":case"play":case"pointercancel":case"pointerdown":case"po\
interup":case"ratechange":case"reset":case"seeked":case"submit":case"toggle":case"touchcancel":case"touchend":case"touchstart":case"volumechange":case"change":case"\
selectionchange":case"textInput":case"compositionstart":case"compositionend":case"compositionupdate":case"beforeblur":case"afterblur":case"beforeinput":case"blu\
r":case"fullscreenchange":case"fullscreenerror":case"focus":case"hashchange":case"popstate":case"select":case"selectstart":return 2;case"drag":case"dragenter":case"\
dragexit":case"dragleave":case"dragover":case"mousemove":case"mouseout":case"mouseover":case"pointermove":case"pointerout":case"pointerover":case"resize":case"s\
croll":case"touchmove":case"wheel":case"mouseenter":case"mouseleave":case"pointerenter":case"pointerleave":return 8;case"message":switch(pk()){case Vz:return 2;case Uz:
return 8;case Jf:case hk:return 32;case Gz:return 268435456;default:return 32}default:return 32}}var U0=!1,Mn=null,On=null,Dn=null,Fd=new Map,Kd=new Map,bn=[],eA="\
mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart k\
eydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(" ");function kz(e,t){switch(e){case"focusin":case"focusout":Mn=null;
break;case"dragenter":case"dragleave":On=null;break;case"mouseover":case"mouseout":Dn=null;break;case"pointerover":case"pointerout":Fd.delete(t.pointerId);break;case"\
gotpointercapture":case"lostpointercapture":Kd.delete(t.pointerId)}}function pd(e,t,r,a,o,n){return e===null||e.nativeEvent!==n?(e={blockedOn:t,domEventName:r,eventSystemFlags:a,
nativeEvent:n,targetContainers:[o]},t!==null&&(t=qc(t),t!==null&&ET(t)),e):(e.eventSystemFlags|=a,t=e.targetContainers,o!==null&&t.indexOf(o)===-1&&t.push(o),e)}
function tA(e,t,r,a,o){switch(t){case"focusin":return Mn=pd(Mn,e,t,r,a,o),!0;case"dragenter":return On=pd(On,e,t,r,a,o),!0;case"mouseover":return Dn=pd(Dn,e,t,r,
a,o),!0;case"pointerover":var n=o.pointerId;return Fd.set(n,pd(Fd.get(n)||null,e,t,r,a,o)),!0;case"gotpointercapture":return n=o.pointerId,Kd.set(n,pd(Kd.get(n)||
null,e,t,r,a,o)),!0}return!1}function NT(e){var t=Si(e.target);if(t!==null){var r=Qd(t);if(r!==null){if(t=r.tag,t===13){if(t=Dz(r),t!==null){e.blockedOn=t,e3(e.
priority,function(){Cz(r)});return}}else if(t===31){if(t=Bz(r),t!==null){e.blockedOn=t,e3(e.priority,function(){Cz(r)});return}}else if(t===3&&r.stateNode.current.
memoizedState.isDehydrated){e.blockedOn=r.tag===3?r.stateNode.containerInfo:null;return}}}e.blockedOn=null}function Kf(e){if(e.blockedOn!==null)return!1;for(var t=e.
targetContainers;0<t.length;){var r=V0(e.nativeEvent);if(r===null){r=e.nativeEvent;var a=new r.constructor(r.type,r);qb=a,r.target.dispatchEvent(a),qb=null}else
return t=qc(r),t!==null&&ET(t),e.blockedOn=r,!1;t.shift()}return!0}function Ez(e,t,r){Kf(e)&&r.delete(t)}function rA(){U0=!1,Mn!==null&&Kf(Mn)&&(Mn=null),On!==null&&
Kf(On)&&(On=null),Dn!==null&&Kf(Dn)&&(Dn=null),Fd.forEach(Ez),Kd.forEach(Ez)}function Ef(e,t){e.blockedOn===t&&(e.blockedOn=null,U0||(U0=!0,xt.unstable_scheduleCallback(
xt.unstable_NormalPriority,rA)))}var Af=null;function Az(e){Af!==e&&(Af=e,xt.unstable_scheduleCallback(xt.unstable_NormalPriority,function(){Af===e&&(Af=null);for(var t=0;t<
e.length;t+=3){var r=e[t],a=e[t+1],o=e[t+2];if(typeof a!="function"){if(Vy(a||r)===null)continue;break}var n=qc(r);n!==null&&(e.splice(t,3),t-=3,l0(n,{pending:!0,
data:o,method:r.method,action:a},a,o))}}))}function Gc(e){function t(c){return Ef(c,e)}Mn!==null&&Ef(Mn,e),On!==null&&Ef(On,e),Dn!==null&&Ef(Dn,e),Fd.forEach(t),
Kd.forEach(t);for(var r=0;r<bn.length;r++){var a=bn[r];a.blockedOn===e&&(a.blockedOn=null)}for(;0<bn.length&&(r=bn[0],r.blockedOn===null);)NT(r),r.blockedOn===null&&
bn.shift();if(r=(e.ownerDocument||e).$$reactFormReplay,r!=null)for(a=0;a<r.length;a+=3){var o=r[a],n=r[a+1],i=o[xr]||null;if(typeof n=="function")i||Az(r);else if(i){
var l=null;if(n&&n.hasAttribute("formAction")){if(o=n,i=n[xr]||null)l=i.formAction;else if(Vy(o)!==null)continue}else l=i.action;typeof l=="function"?r[a+1]=l:(r.
splice(a,3),a-=3),Az(r)}}}function MT(){function e(n){n.canIntercept&&n.info==="react-transition"&&n.intercept({handler:function(){return new Promise(function(i){
return o=i})},focusReset:"manual",scroll:"manual"})}function t(){o!==null&&(o(),o=null),a||setTimeout(r,20)}function r(){if(!a&&!navigation.transition){var n=navigation.
currentEntry;n&&n.url!=null&&navigation.navigate(n.url,{state:n.getState(),info:"react-transition",history:"replace"})}}if(typeof navigation=="object"){var a=!1,
o=null;return navigation.addEventListener("navigate",e),navigation.addEventListener("navigatesuccess",t),navigation.addEventListener("navigateerror",t),setTimeout(
r,100),function(){a=!0,navigation.removeEventListener("navigate",e),navigation.removeEventListener("navigatesuccess",t),navigation.removeEventListener("navigate\
error",t),o!==null&&(o(),o=null)}}}function Uy(e){this._internalRoot=e}Gp.prototype.render=Uy.prototype.render=function(e){var t=this._internalRoot;if(t===null)
throw Error(O(409));var r=t.current,a=Lr();kT(r,a,e,t,null,null)};Gp.prototype.unmount=Uy.prototype.unmount=function(){var e=this._internalRoot;if(e!==null){this.
_internalRoot=null;var t=e.containerInfo;kT(e.current,2,null,e,null,null),Ip(),t[Yc]=null}};function Gp(e){this._internalRoot=e}Gp.prototype.unstable_scheduleHydration=
function(e){if(e){var t=Kz();e={blockedOn:null,target:e,priority:t};for(var r=0;r<bn.length&&t!==0&&t<bn[r].priority;r++);bn.splice(r,0,e),r===0&&NT(e)}};var Nz=Mz.
version;if(Nz!=="19.3.1")throw Error(O(527,Nz,"19.3.1"));ye.findDOMNode=function(e){var t=e._reactInternals;if(t===void 0)throw typeof e.render=="function"?Error(
O(188)):(e=Object.keys(e).join(","),Error(O(268,e)));return e=ak(t),e=e!==null?Lz(e):null,e=e===null?null:e.stateNode,e};var aA={bundleType:0,version:"19.3.1",rendererPackageName:"\
react-dom",currentDispatcherRef:W,reconcilerVersion:"19.3.1"};if(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__<"u"&&(hd=__REACT_DEVTOOLS_GLOBAL_HOOK__,!hd.isDisabled&&hd.
supportsFiber))try{Zd=hd.inject(aA),Dr=hd}catch{}var hd;Yp.createRoot=function(e,t){if(!Oz(e))throw Error(O(299));var r=!1,a="",o=u4,n=f4,i=p4;return t!=null&&(t.
unstable_strictMode===!0&&(r=!0),t.identifierPrefix!==void 0&&(a=t.identifierPrefix),t.onUncaughtError!==void 0&&(o=t.onUncaughtError),t.onCaughtError!==void 0&&
(n=t.onCaughtError),t.onRecoverableError!==void 0&&(i=t.onRecoverableError)),t=RT(e,1,!1,null,null,r,a,null,o,n,i,MT),e[Yc]=t.current,Oy(e),new Uy(t)};Yp.hydrateRoot=
function(e,t,r){if(!Oz(e))throw Error(O(299));var a=!1,o="",n=u4,i=f4,l=p4,c=null;return r!=null&&(r.unstable_strictMode===!0&&(a=!0),r.identifierPrefix!==void 0&&
(o=r.identifierPrefix),r.onUncaughtError!==void 0&&(n=r.onUncaughtError),r.onCaughtError!==void 0&&(i=r.onCaughtError),r.onRecoverableError!==void 0&&(l=r.onRecoverableError),
r.formState!==void 0&&(c=r.formState)),t=RT(e,1,!0,t,r??null,a,o,c,n,i,l,MT),t.context=CT(null),r=t.current,a=Lr(),a=X0(a),o=Cn(a),o.callback=null,kn(r,o,a),r=a,
t.current.lanes=r,Jd(t,r),io(t),e[Yc]=t.current,Oy(e),new Gp(t)};Yp.version="19.3.1"});var LT=_a((iae,BT)=>{"use strict";function DT(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{
__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(DT)}catch(e){console.error(e)}}DT(),BT.exports=OT()});function Ee(e){return Object.keys(e)}function ah(e){return e&&typeof e=="object"&&!Array.isArray(e)}function as(e,t){let r={...e},a=t;return ah(e)&&ah(t)&&Object.keys(t).forEach(o=>{ah(a[o])&&o in e?
r[o]=as(r[o],a[o]):r[o]=a[o]}),r}function Qy(e){return e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`)}function d8(e){return typeof e!="string"||!e.includes("var(--mantine-scale)")?e:e.match(/^calc\((.*?)\)$/)?.[1].split("*")[0].trim()}function os(e){let t=d8(e);
return typeof t=="number"?t:typeof t=="string"?t.includes("calc")||t.includes("var")?t:t.includes("px")?Number(t.replace("px","")):t.includes("rem")?Number(t.replace(
"rem",""))*16:t.includes("em")?Number(t.replace("em",""))*16:Number(t):NaN}function Zy(e){return e==="0rem"?"0rem":`calc(${e} * var(--mantine-scale))`}function Wy(e,{shouldScale:t=!1}={}){function r(a){if(a===0||a==="0")return`0${e}`;if(typeof a==
"number"){let o=`${a/16}${e}`;return t?Zy(o):o}if(typeof a=="string"){if(a===""||a.startsWith("calc(")||a.startsWith("clamp(")||a.includes("rgba("))return a;if(a.
includes(","))return a.split(",").map(n=>r(n)).join(",");if(a.includes(" "))return a.split(" ").map(n=>r(n)).join(" ");let o=a.replace("px","");if(!Number.isNaN(
Number(o))){let n=`${Number(o)/16}${e}`;return t?Zy(n):n}}return a}return r}var R=Wy("rem",{shouldScale:!0}),Qi=Wy("em");function Zi(e){return Object.keys(e).reduce((t,r)=>(e[r]!==void 0&&(t[r]=e[r]),t),{})}function mm(e){if(typeof e=="number")return!0;if(typeof e=="string"){if(e.startsWith("calc(")||e.startsWith("var(")||e.includes(" ")&&e.trim()!=="")return!0;let t=/^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/;
return e.trim().split(/\s+/).every(r=>t.test(r))}return!1}var f1=x(B(),1);function p1(e){return Array.isArray(e)||e===null?!1:typeof e=="object"?e.type!==f1.Fragment:!1}var fm=x(B(),1);function ct(e){let t=(0,fm.createContext)(null);return[t,()=>{let a=(0,fm.use)(t);if(a===null)throw new Error(e);return a}]}function mh(e,t){return r=>{if(typeof r!="string"||r.trim().length===0)throw new Error(t);return`${e}-${r}`}}function pm(e,t){let r=e;for(;(r=r.parentElement)&&!r.matches(t););return r}function h1(e,t,r){for(let a=e-1;a>=0;a-=1)if(!t[a].disabled)return a;if(r){for(let a=t.length-1;a>-1;a-=1)if(!t[a].disabled)return a}return e}function v1(e,t,r){
for(let a=e+1;a<t.length;a+=1)if(!t[a].disabled)return a;if(r){for(let a=0;a<t.length;a+=1)if(!t[a].disabled)return a}return e}function k8(e,t,r){return pm(e,r)===
pm(t,r)}function g1({parentSelector:e,siblingSelector:t,onKeyDown:r,loop:a=!0,activateOnFocus:o=!1,dir:n="rtl",orientation:i}){return l=>{r?.(l);let c=Array.from(
pm(l.currentTarget,e)?.querySelectorAll(t)||[]).filter(h=>k8(l.currentTarget,h,e)),s=c.findIndex(h=>l.currentTarget===h),u=v1(s,c,a),d=h1(s,c,a),m=n==="rtl"?d:u,
f=n==="rtl"?u:d;switch(l.key){case"ArrowRight":i==="horizontal"&&(l.stopPropagation(),l.preventDefault(),c[m].focus(),o&&c[m].click());break;case"ArrowLeft":i===
"horizontal"&&(l.stopPropagation(),l.preventDefault(),c[f].focus(),o&&c[f].click());break;case"ArrowUp":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),
c[d].focus(),o&&c[d].click());break;case"ArrowDown":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),c[u].focus(),o&&c[u].click());break;case"Home":l.stopPropagation(),
l.preventDefault(),c[v1(-1,c,!1)]?.focus();break;case"End":l.stopPropagation(),l.preventDefault(),c[h1(c.length,c,!1)]?.focus()}}}var E8={app:100,modal:200,popover:300,overlay:400,max:9999};function Ot(e){return E8[e]}var b1=()=>{};function re(e,t="size",r=!0){if(e!==void 0)return mm(e)?r?R(e):e:`var(--${t}-${e})`}function zt(e){return re(e,"mantine-spacing")}function pe(e){return e===void 0?
"var(--mantine-radius-default)":re(e,"mantine-radius")}function _e(e){return re(e,"mantine-font-size")}function hm(e){return re(e,"mantine-line-height",!1)}function vm(e){
if(e)return re(e,"mantine-shadow",!1)}function el(e,t){return e in t?os(t[e]):os(e)}function uh(e,t){let r=e.map(a=>({value:a,px:el(a,t)}));return r.sort((a,o)=>a.px-o.px),r}function y1(e="mantine-"){return`${e}${Math.random().toString(36).slice(2,11)}`}var tl=x(B(),1);function Xo(e){let t=(0,tl.useRef)(e);return(0,tl.useEffect)(()=>{t.current=e}),(0,tl.useMemo)(()=>((...r)=>t.current?.(...r)),[])}var $o=x(B(),1);function ia(e,t){let{delay:r,flushOnUnmount:a,leading:o,maxWait:n}=typeof t=="number"?{delay:t,flushOnUnmount:!1,leading:!1,maxWait:void 0}:t,i=Xo(
e),l=(0,$o.useRef)(0),c=(0,$o.useRef)(0),s=(0,$o.useRef)(null),u=(0,$o.useMemo)(()=>{let d=Object.assign((...m)=>{window.clearTimeout(l.current),s.current=m;let f=d.
_isFirstCall;d._isFirstCall=!1;function h(){window.clearTimeout(l.current),window.clearTimeout(c.current),l.current=0,c.current=0,d._isFirstCall=!0,d._hasPendingCallback=
!1}function g(){n!==void 0&&c.current===0&&(c.current=window.setTimeout(()=>{if(c.current=0,l.current!==0&&d._hasPendingCallback){let p=s.current;h(),i(...p)}},
n))}if(o&&f){i(...m);let p=()=>{h()},b=()=>{l.current!==0&&h()},y=()=>{h()};d.flush=b,d.cancel=y,l.current=window.setTimeout(p,r),g();return}if(o&&!f){d._hasPendingCallback=
!0;let p=()=>{l.current!==0&&(h(),i(...m))},b=()=>{h()};d.flush=p,d.cancel=b;let y=()=>{h()};l.current=window.setTimeout(y,r),g();return}d._hasPendingCallback=!0;
let w=()=>{l.current!==0&&(h(),i(...m))},v=()=>{h()};d.flush=w,d.cancel=v,l.current=window.setTimeout(w,r),g()},{flush:()=>{},cancel:()=>{},isPending:()=>d._hasPendingCallback,
_isFirstCall:!0,_hasPendingCallback:!1});return d},[i,r,o,n]);return(0,$o.useEffect)(()=>()=>{a?u.flush():u.cancel()},[u,a]),u}var $n=x(B(),1);function fh(e={}){let t=e.timeout??2e3,[r,a]=(0,$n.useState)(null),[o,n]=(0,$n.useState)(!1),i=(0,$n.useRef)(null);(0,$n.useEffect)(()=>()=>{window.
clearTimeout(i.current)},[]);let l=u=>{window.clearTimeout(i.current),i.current=window.setTimeout(()=>n(!1),t),n(u)};return{copy:u=>{"clipboard"in navigator?navigator.
clipboard.writeText(u).then(()=>{a(null),l(!0)}).catch(d=>{a(d),n(!1)}):a(new Error("useClipboard: navigator.clipboard is not supported"))},reset:()=>{n(!1),a(null),
window.clearTimeout(i.current)},error:r,copied:o}}var gm=x(B(),1);function A8(e,t){if(typeof t=="boolean")return t;if(typeof window<"u"&&"matchMedia"in window)try{return window.matchMedia(e).matches}catch{return!1}
return!1}function bm(e,t,{getInitialValueInEffect:r}={getInitialValueInEffect:!0}){let[a,o]=(0,gm.useState)(r?t:A8(e));return(0,gm.useEffect)(()=>{try{if("match\
Media"in window){let n=window.matchMedia(e);o(n.matches);let i=l=>o(l.matches);return n.addEventListener("change",i),()=>{n.removeEventListener("change",i)}}}catch{
return}},[e]),a||!1}function ns(e,t){return bm("(prefers-color-scheme: dark)",e==="dark",t)?"dark":"light"}var ym=x(B(),1),tt=typeof document<"u"?ym.useLayoutEffect:ym.useEffect;var rl=x(B(),1);function N8(e,t){return e.length!==t.length||t.some((r,a)=>!Object.is(r,e[a]))}function lo(e,t){let r=(0,rl.useRef)(!1),a=(0,rl.useRef)(null),o=(0,rl.useRef)(
void 0),n={};(0,rl.useEffect)(()=>{let i=a.current===n,l=o.current;if(a.current=n,o.current=t,!r.current){r.current=!0;return}if(!i&&!(t&&l&&!N8(l,t)))return e()},
t)}var w1=x(B(),1);function ph({opened:e,shouldReturnFocus:t=!0}){let r=(0,w1.useRef)(null),a=()=>{r.current&&"focus"in r.current&&typeof r.current.focus=="functio\
n"&&r.current?.focus({preventScroll:!0})};return lo(()=>{let o=-1,n=i=>{i.key==="Tab"&&window.clearTimeout(o)};if(document.addEventListener("keydown",n),e)r.current=
document.activeElement;else if(t){let i=document.activeElement;o=window.setTimeout(()=>{let l=document.activeElement;(l===null||l===document.body||l===i)&&a()},
10)}return()=>{window.clearTimeout(o),document.removeEventListener("keydown",n)}},[e,t]),a}var M8=/input|select|textarea|button|object|summary|iframe/,hh="a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [\
contenteditable], [tabindex]";function O8(e){let t=e.getAttribute("contenteditable");return t!==null&&t!=="false"}function D8(e){let t=e.nodeName.toLowerCase();
return(t==="audio"||t==="video")&&e.hasAttribute("controls")}function B8(e){return e.style.display==="none"}function L8(e){if(e.getAttribute("aria-hidden")||e.getAttribute(
"hidden")||e.getAttribute("type")==="hidden")return!1;let t=e;for(;t&&!(t===document.body||t.nodeType===11);){if(B8(t))return!1;t=t.parentNode}return!0}function al(e){
let t=e.getAttribute("tabindex");return t===null&&(t=void 0),parseInt(t,10)}function wm(e){let t=e.nodeName.toLowerCase(),r=!Number.isNaN(al(e));return(M8.test(
t)&&!e.disabled||O8(e)||D8(e)||e instanceof HTMLAnchorElement&&e.href||r)&&L8(e)}function vh(e){let t=al(e);return(Number.isNaN(t)||t>=0)&&wm(e)}function x1(e){
let t=Array.from(e.querySelectorAll(hh)).filter(vh),r=t.filter(o=>al(o)>0).sort((o,n)=>al(o)-al(n)),a=t.filter(o=>!(al(o)>0));return[...r,...a]}var H8=["date","time","datetime-local","month","week"],j8=["audio","video","iframe","object","embed"];function gh(e){return!!e&&e.tagName==="INPUT"&&e.type==="r\
adio"}function _1(e,t){return e.name!==""&&e.name===t.name&&e.form===t.form}function P8(e){let t=e.nodeName.toLowerCase();return t==="input"?H8.includes(e.type):
j8.includes(t)}function I8(e,t){let r=x1(e);return r.filter(a=>a===t||!gh(a)?!0:gh(t)&&_1(a,t)?!1:a.checked?!0:!r.some(o=>gh(o)&&o.checked&&_1(o,a)))}function V8(e,t,r,a){
let o=e.indexOf(t);if(o!==-1)return o+1;if(t===r)return 0;let n=a?Node.DOCUMENT_POSITION_PRECEDING:Node.DOCUMENT_POSITION_FOLLOWING,i=e.findIndex(l=>(t.compareDocumentPosition(
l)&n)!==0);return i===-1?0:i}function U8(e,t,r){let a=I8(e,t);r&&a.reverse();let o=V8(a,t,e,r);return[...a.slice(o),...a.slice(0,o)].filter(n=>n!==t)}function S1(e,t){
for(let r of e)if(r.focus(),t.activeElement===r)return}function z1(e,t){let r=e.getRootNode(),a=r.activeElement;if(!a||a!==e&&!e.contains(a))return;let o=U8(e,a,
t.shiftKey);if(P8(a)){setTimeout(()=>{let n=r.activeElement;e.isConnected&&n!==a&&n!==o[0]&&S1([...o,a],r)});return}t.preventDefault(),S1(o,r)}var ol=x(B(),1),bh=new Set;function G8(e,t){let r=t.getRootNode().activeElement;if(!r)return!1;for(let a of bh){let o=a.current;if(a!==e&&o&&o!==t&&t.contains(o)&&
o.contains(r))return!0}return!1}function yh(e=!0){let t=(0,ol.useRef)(null),r=o=>{let n=o.querySelector("[data-autofocus]");if(!n){let i=Array.from(o.querySelectorAll(
hh));n=i.find(vh)||i.find(wm)||null,!n&&wm(o)&&(n=o)}n?n.focus({preventScroll:!0}):console.warn("[@mantine/hooks/use-focus-trap] Failed to find focusable elemen\
t within provided node",o)},a=(0,ol.useCallback)(o=>{if(e){if(o===null){t.current=null;return}t.current!==o&&(setTimeout(()=>{o.getRootNode()?r(o):console.warn(
"[@mantine/hooks/use-focus-trap] Ref node is not part of the dom",o)}),t.current=o)}},[e]);return(0,ol.useEffect)(()=>{if(!e)return;t.current&&setTimeout(()=>{t.
current&&r(t.current)});let o=n=>{n.key!=="Tab"||n.defaultPrevented||!t.current||G8(t,t.current)||z1(t.current,n)};return bh.add(t),document.addEventListener("k\
eydown",o),()=>{bh.delete(t),document.removeEventListener("keydown",o)}},[e]),a}var T1=x(B(),1),Y8=e=>(e+1)%1e6;function wh(){let[,e]=(0,T1.useReducer)(Y8,0);return e}var nl=x(B(),1);function Oe(e){let t=(0,nl.useId)(),[r,a]=(0,nl.useState)(`mantine-${t.replace(/:/g,"")}`),o=(0,nl.useRef)(!1);return tt(()=>{o.current||(o.current=
!0,a(y1()))},[]),typeof e=="string"?e:r}var xm=x(B(),1);function is(e,t,r){let a=(0,xm.useEffectEvent)(t);(0,xm.useEffect)(()=>(window.addEventListener(e,a,r),()=>window.removeEventListener(e,a,r)),[e])}var R1=x(B(),1);function Fn(e,t){if(typeof e=="function")return e(t);typeof e=="object"&&e!==null&&"current"in e&&(e.current=t)}function il(...e){let t=new Map;
return r=>{if(e.forEach(a=>{let o=Fn(a,r);o&&t.set(a,o)}),t.size>0)return()=>{e.forEach(a=>{let o=t.get(a);o&&typeof o=="function"?o():Fn(a,null)}),t.clear()}}}
function Ge(...e){return(0,R1.useCallback)(il(...e),e)}var C1=x(B(),1);function la({value:e,defaultValue:t,finalValue:r,onChange:a=()=>{}}){let[o,n]=(0,C1.useState)(t!==void 0?t:r),i=(l,...c)=>{n(l),a?.(l,...c)};return e!==
void 0?[e,a,!0]:[o,i,!1]}function Kn(e,t){return bm("(prefers-reduced-motion: reduce)",e,t)}var q8={" ":"space",ArrowLeft:"arrowleft",ArrowRight:"arrowright",ArrowUp:"arrowup",ArrowDown:"arrowdown",Escape:"escape",Esc:"escape",esc:"escape",Enter:"enter",
Tab:"tab",Backspace:"backspace",Delete:"delete",Insert:"insert",Home:"home",End:"end",PageUp:"pageup",PageDown:"pagedown","+":"plus","-":"minus","*":"asterisk",
"/":"slash"};function _m(e){let t=e.replace("Key","").toLowerCase();return q8[e]||t}function X8(e){let t=e.toLowerCase().split("+").map(n=>n.trim()),r={alt:t.includes(
"alt"),ctrl:t.includes("ctrl"),meta:t.includes("meta"),mod:t.includes("mod"),shift:t.includes("shift")},a=["alt","ctrl","meta","shift","mod"],o=t.find(n=>!a.includes(
n));return{...r,key:o==="[plus]"?"+":o}}function $8(e,t,r){let{alt:a,ctrl:o,meta:n,mod:i,shift:l,key:c}=e,{altKey:s,ctrlKey:u,metaKey:d,shiftKey:m,key:f,code:h}=t;
if(a!==s)return!1;if(i){if(!u&&!d)return!1}else if(o!==u||n!==d)return!1;return l!==m?!1:!!(c&&(r?_m(h)===_m(c):_m(f??h)===_m(c)))}function k1(e,t){return r=>$8(
X8(e),r,t)}var Sm=x(B(),1);function F8(e,t,r=!1){return e.target instanceof HTMLElement?(r||!e.target.isContentEditable)&&!t.includes(e.target.tagName):!0}function xh(e,t=[
"INPUT","TEXTAREA","SELECT"],r=!1){let a=(0,Sm.useEffectEvent)(o=>{e.forEach(([n,i,l])=>{let{preventDefault:c=!0,usePhysicalKeys:s=!1}=l||{};k1(n,s)(o)&&F8(o,t,
r)&&(c&&o.preventDefault(),i(o))})});(0,Sm.useEffect)(()=>(document.documentElement.addEventListener("keydown",a),()=>document.documentElement.removeEventListener(
"keydown",a)),[])}var ll=x(B(),1);function _h(e=!1,t={}){let[r,a]=(0,ll.useState)(e),o=(0,ll.useCallback)(()=>{a(i=>i||(t.onOpen?.(),!0))},[t.onOpen]),n=(0,ll.useCallback)(()=>{a(
i=>i&&(t.onClose?.(),!1))},[t.onClose]);return[r,{open:o,close:n,toggle:(0,ll.useCallback)(()=>{r?n():o()},[n,o,r]),set:a}]}var co=x(B(),1),Tm=x(Ko(),1);function J8(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function Sh(e){return e.current?
e.current.scrollHeight:"auto"}function cs(e){return typeof e=="number"&&e>0}function zh({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,
onTransitionStart:a,expanded:o,keepMounted:n}){let i={height:0,overflow:"hidden",...n?{}:{display:"none"}},l=(0,co.useEffectEvent)(()=>a?.()),c=(0,co.useEffectEvent)(
()=>r?.()),s=(0,co.useRef)(null),[u,d]=(0,co.useState)(o?{}:i),[m,f]=(0,co.useState)(o?"entered":"exited"),h=b=>{(0,Tm.flushSync)(()=>d(b))},g=b=>{h(y=>({...y,...b}))},
w=b=>{let y=e??J8(b);return{transition:`height ${y}ms ${t}, opacity ${y}ms ${t}`}},v=(0,co.useRef)(0);lo(()=>{v.current+=1;let b=v.current,y=()=>v.current===b;e!==
0&&l(),o?window.requestAnimationFrame(()=>{!y()||!s.current||((0,Tm.flushSync)(()=>f("entering")),g({willChange:"height",display:"block",overflow:"hidden"}),window.
requestAnimationFrame(()=>{if(!y()||!s.current)return;let _=Sh(s);if(!cs(_)){h({}),f("entered"),c();return}g({...w(_),height:_})}))}):window.requestAnimationFrame(
()=>{if(!y()||!s.current)return;(0,Tm.flushSync)(()=>f("exiting"));let _=Sh(s);if(!cs(_)){h(i),f("exited"),c();return}g({...w(_),willChange:"height",height:_}),
window.requestAnimationFrame(()=>{!y()||!s.current||g({height:0,overflow:"hidden"})})})},[o]);let p=b=>{if(!(b.target!==s.current||b.propertyName!=="height"))if(o){
let y=Sh(s);y===u.height?h({}):g({height:y}),f("entered"),c()}else u.height===0&&(h(i),f("exited"),c())};return{state:m,getCollapseProps:b=>({"aria-hidden":!o,inert:!o,
ref:il(s,b?.ref),onTransitionEnd:p,style:{boxSizing:"border-box",...b?.style,...u}})}}var so=x(B(),1),Rm=x(Ko(),1);function e7(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function Th(e){return e.current?
e.current.scrollWidth:"auto"}function Rh({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,onTransitionStart:a,expanded:o,keepMounted:n}){
let i={width:0,overflow:"hidden",...n?{}:{display:"none"}},l=(0,so.useEffectEvent)(()=>a?.()),c=(0,so.useEffectEvent)(()=>r?.()),s=(0,so.useRef)(null),[u,d]=(0,so.useState)(
o?{}:i),[m,f]=(0,so.useState)(o?"entered":"exited"),h=b=>{(0,Rm.flushSync)(()=>d(b))},g=b=>{h(y=>({...y,...b}))},w=b=>{let y=e??e7(b);return{transition:`width ${y}\
ms ${t}, opacity ${y}ms ${t}`}},v=(0,so.useRef)(0);lo(()=>{v.current+=1;let b=v.current,y=()=>v.current===b;e!==0&&l(),o?window.requestAnimationFrame(()=>{!y()||
!s.current||((0,Rm.flushSync)(()=>f("entering")),g({willChange:"width",display:"block",overflow:"hidden"}),window.requestAnimationFrame(()=>{if(!y()||!s.current)
return;let _=Th(s);if(!cs(_)){h({}),f("entered"),c();return}g({...w(_),width:_})}))}):window.requestAnimationFrame(()=>{if(!y()||!s.current)return;(0,Rm.flushSync)(
()=>f("exiting"));let _=Th(s);if(!cs(_)){h(i),f("exited"),c();return}g({...w(_),willChange:"width",width:_}),window.requestAnimationFrame(()=>{!y()||!s.current||
g({width:0,overflow:"hidden"})})})},[o]);let p=b=>{if(!(b.target!==s.current||b.propertyName!=="width"))if(o){let y=Th(s);y===u.width?h({}):g({width:y}),f("ente\
red"),c()}else u.width===0&&(h(i),f("exited"),c())};return{state:m,getCollapseProps:b=>({"aria-hidden":!o,inert:!o,ref:il(s,b?.ref),onTransitionEnd:p,style:{boxSizing:"\
border-box",...b?.style,...u}})}}function D1(){return typeof process<"u"&&process.env,"development"}var Ch=x(B(),1);function Cm(e){let t=Ch.default.version;return typeof Ch.default.version!="string"||t.startsWith("18.")?e?.ref:e?.props?.ref}var B1=x(B(),1);function cl(e){let t=B1.Children.toArray(e);return t.length!==1||!p1(t[0])?null:t[0]}function L1(e){var t,r,a="";if(typeof e=="string"||typeof e=="number")a+=e;else if(typeof e=="object")if(Array.isArray(e)){var o=e.length;for(t=0;t<o;t++)e[t]&&
(r=L1(e[t]))&&(a&&(a+=" "),a+=r)}else for(r in e)e[r]&&(a&&(a+=" "),a+=r);return a}function t7(){for(var e,t,r=0,a="",o=arguments.length;r<o;r++)(e=arguments[r])&&
(t=L1(e))&&(a&&(a+=" "),a+=t);return a}var se=t7;var r7={};function a7(e){let t={};return e.forEach(r=>{Object.entries(r).forEach(([a,o])=>{t[a]?t[a]=se(t[a],o):t[a]=o})}),t}function mo({theme:e,classNames:t,props:r,
stylesCtx:a}){return a7((Array.isArray(t)?t:[t]).map(o=>typeof o=="function"?o(e,r,a):o||r7))}function Qn({theme:e,styles:t,props:r,stylesCtx:a}){let o=Array.isArray(t)?t:[t],n={};for(let i of o)typeof i=="function"?Object.assign(n,i(e,r,a)):i&&Object.assign(
n,i);return n}function kh(e){return e==="auto"||e==="dark"||e==="light"}function H1({key:e="mantine-color-scheme-value"}={}){let t;return{get:r=>{if(typeof window>"u")return r;try{let a=window.localStorage.getItem(e);return kh(a)?a:
r}catch{return r}},set:r=>{try{window.localStorage.setItem(e,r)}catch(a){console.warn("[@mantine/core] Local storage color scheme manager was unable to save col\
or scheme.",a)}},subscribe:r=>{t=a=>{a.storageArea===window.localStorage&&a.key===e&&kh(a.newValue)&&r(a.newValue)},window.addEventListener("storage",t)},unsubscribe:()=>{
window.removeEventListener("storage",t)},clear:()=>{window.localStorage.removeItem(e)}}}function uo(e,t){return typeof e.primaryShade=="number"?e.primaryShade:t==="dark"?e.primaryShade.dark:e.primaryShade.light}function o7(e){return/^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e)}function n7(e){let t=e.replace("#","");if(t.length===3){let a=t.split("");t=[a[0],a[0],a[1],
a[1],a[2],a[2]].join("")}if(t.length===8){let a=parseInt(t.slice(6,8),16)/255;return{r:parseInt(t.slice(0,2),16),g:parseInt(t.slice(2,4),16),b:parseInt(t.slice(
4,6),16),a}}let r=parseInt(t,16);return{r:r>>16&255,g:r>>8&255,b:r&255,a:1}}function i7(e){let[t,r,a,o]=e.replace(/[^0-9,./]/g,"").split(/[/,]/).map(Number);return{
r:t,g:r,b:a,a:o===void 0?1:o}}function l7(e){let t=e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i);if(!t)return{r:0,
g:0,b:0,a:1};let r=parseInt(t[1],10),a=parseInt(t[2],10)/100,o=parseInt(t[3],10)/100,n=t[5]?parseFloat(t[5]):void 0,i=(1-Math.abs(2*o-1))*a,l=r/60,c=i*(1-Math.abs(
l%2-1)),s=o-i/2,u,d,m;return l>=0&&l<1?(u=i,d=c,m=0):l>=1&&l<2?(u=c,d=i,m=0):l>=2&&l<3?(u=0,d=i,m=c):l>=3&&l<4?(u=0,d=c,m=i):l>=4&&l<5?(u=c,d=0,m=i):(u=i,d=0,m=
c),{r:Math.round((u+s)*255),g:Math.round((d+s)*255),b:Math.round((m+s)*255),a:n===void 0?1:n}}function sl(e){return o7(e)?n7(e):e.startsWith("rgb")?i7(e):e.startsWith(
"hsl")?l7(e):{r:0,g:0,b:0,a:1}}function Eh(e){return e<=.03928?e/12.92:((e+.055)/1.055)**2.4}function c7(e){let t=e.match(/oklch\((.*?)%\s/);return t?parseFloat(t[1]):null}function s7(e){if(e.
startsWith("oklch("))return(c7(e)||0)/100;let{r:t,g:r,b:a}=sl(e),o=t/255,n=r/255,i=a/255,l=Eh(o),c=Eh(n),s=Eh(i);return .2126*l+.7152*c+.0722*s}function dl(e,t=.179){
return e.startsWith("var(")?!1:s7(e)>t}function fo({color:e,theme:t,colorScheme:r}){if(typeof e!="string")throw new Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instea\
d got ${typeof e}`);if(e==="bright")return{color:e,value:r==="dark"?t.white:t.black,shade:void 0,isThemeColor:!1,isLight:dl(r==="dark"?t.white:t.black,t.luminanceThreshold),
variable:"--mantine-color-bright"};if(e==="dimmed")return{color:e,value:r==="dark"?t.colors.dark[2]:t.colors.gray[7],shade:void 0,isThemeColor:!1,isLight:dl(r===
"dark"?t.colors.dark[2]:t.colors.gray[6],t.luminanceThreshold),variable:"--mantine-color-dimmed"};if(e==="white"||e==="black")return{color:e,value:e==="white"?t.
white:t.black,shade:void 0,isThemeColor:!1,isLight:dl(e==="white"?t.white:t.black,t.luminanceThreshold),variable:`--mantine-color-${e}`};let[a,o]=e.split("."),n=o?
Number(o):void 0,i=a in t.colors;if(i){let l=n!==void 0?t.colors[a][n]:t.colors[a][uo(t,r||"light")];return{color:a,value:l,shade:n,isThemeColor:i,isLight:dl(l,
t.luminanceThreshold),variable:o?`--mantine-color-${a}-${n}`:`--mantine-color-${a}-filled`}}return{color:e,value:e,isThemeColor:i,isLight:dl(e,t.luminanceThreshold),
shade:n,variable:void 0}}function Ke(e,t){let r=fo({color:e||t.primaryColor,theme:t});return r.variable?`var(${r.variable})`:e}function ml(e){return!!e&&typeof e=="object"&&"mantine-virtual-color"in e}function po(e,t){if(e.startsWith("var("))return`color-mix(in srgb, ${e}, black ${t*100}%)`;let{r,g:a,b:o,a:n}=sl(e),i=1-t,l=c=>Math.round(c*i);return`rgba(${l(r)}\
, ${l(a)}, ${l(o)}, ${n})`}function ss(e,t){let r={from:e?.from||t.defaultGradient.from,to:e?.to||t.defaultGradient.to,deg:e?.deg??t.defaultGradient.deg??0},a=Ke(r.from,t),o=Ke(r.to,t);return`\
linear-gradient(${r.deg}deg, ${a} 0%, ${o} 100%)`}function Sa(e,t){if(typeof e!="string"||t>1||t<0)return"rgba(0, 0, 0, 1)";if(e.startsWith("var("))return`color-mix(in srgb, ${e}, transparent ${(1-t)*100}%)`;if(e.
startsWith("oklch"))return e.includes("/")?e.replace(/\/\s*[\d.]+\s*\)/,`/ ${t})`):e.replace(")",` / ${t})`);let{r,g:a,b:o}=sl(e);return`rgba(${r}, ${a}, ${o}, ${t}\
)`}var Ah=Sa;var j1=({color:e,theme:t,variant:r,gradient:a,autoContrast:o})=>{let n=fo({color:e,theme:t}),i=typeof o=="boolean"?o:t.autoContrast;if(r==="none")return{background:"\
transparent",hover:"transparent",color:"inherit",border:"none"};if(r==="filled"){let l=n.isThemeColor&&n.shade===void 0&&ml(t.colors[n.color]),c=i?l?`var(--mant\
ine-color-${n.color}-contrast)`:n.isLight?"var(--mantine-color-black)":"var(--mantine-color-white)":"var(--mantine-color-white)";return n.isThemeColor?n.shade===
void 0?{background:`var(--mantine-color-${e}-filled)`,hover:`var(--mantine-color-${e}-filled-hover)`,color:c,border:`${R(1)} solid transparent`}:{background:`va\
r(--mantine-color-${n.color}-${n.shade})`,hover:`var(--mantine-color-${n.color}-${n.shade===9?8:n.shade+1})`,color:c,border:`${R(1)} solid transparent`}:{background:e,
hover:po(e,.1),color:c,border:`${R(1)} solid transparent`}}if(r==="light"){if(n.isThemeColor){if(n.shade===void 0)return{background:`var(--mantine-color-${e}-li\
ght)`,hover:`var(--mantine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[n.color][n.
shade];return{background:l,hover:po(l,.1),color:`var(--mantine-color-${n.color}-light-color)`,border:`${R(1)} solid transparent`}}return{background:Sa(e,.1),hover:Sa(
e,.12),color:e,border:`${R(1)} solid transparent`}}if(r==="outline")return n.isThemeColor?n.shade===void 0?{background:"transparent",hover:`var(--mantine-color-${e}\
-outline-hover)`,color:`var(--mantine-color-${e}-outline)`,border:`${R(1)} solid var(--mantine-color-${e}-outline)`}:{background:"transparent",hover:Sa(t.colors[n.
color][n.shade],.05),color:`var(--mantine-color-${n.color}-${n.shade})`,border:`${R(1)} solid var(--mantine-color-${n.color}-${n.shade})`}:{background:"transpar\
ent",hover:Sa(e,.05),color:e,border:`${R(1)} solid ${e}`};if(r==="subtle"){if(n.isThemeColor){if(n.shade===void 0)return{background:"transparent",hover:`var(--m\
antine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[n.color][n.shade];return{background:"\
transparent",hover:Sa(l,.12),color:`var(--mantine-color-${n.color}-${Math.min(n.shade,6)})`,border:`${R(1)} solid transparent`}}return{background:"transparent",
hover:Sa(e,.12),color:e,border:`${R(1)} solid transparent`}}return r==="transparent"?n.isThemeColor?n.shade===void 0?{background:"transparent",hover:"transparen\
t",color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:`var(--mantine-color-${n.
color}-${Math.min(n.shade,6)})`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:e,border:`${R(1)} solid transparent`}:r===
"white"?n.isThemeColor?n.shade===void 0?{background:"var(--mantine-color-white)",hover:po(t.white,.01),color:`var(--mantine-color-${e}-filled)`,border:`${R(1)} \
solid transparent`}:{background:"var(--mantine-color-white)",hover:po(t.white,.01),color:`var(--mantine-color-${n.color}-${n.shade})`,border:`${R(1)} solid tran\
sparent`}:{background:"var(--mantine-color-white)",hover:po(t.white,.01),color:e,border:`${R(1)} solid transparent`}:r==="gradient"?{background:ss(a,t),hover:ss(
a,t),color:"var(--mantine-color-white)",border:"none"}:r==="default"?{background:"var(--mantine-color-default)",hover:"var(--mantine-color-default-hover)",color:"\
var(--mantine-color-default-color)",border:`${R(1)} solid var(--mantine-color-default-border)`}:{}};function ul({color:e,theme:t,autoContrast:r,colorScheme:a}){return(typeof r=="boolean"?r:t.autoContrast)&&fo({color:e||t.primaryColor,theme:t,colorScheme:a}).isLight?
"var(--mantine-color-black)":"var(--mantine-color-white)"}function km(e,t,r){return ul({color:r==="dark"?e.dark:e.light,theme:t,colorScheme:r,autoContrast:!0})}
function Nh(e,t){let r=e.colors[e.primaryColor];return ml(r)?e.autoContrast?km(r,e,t):"var(--mantine-color-white)":ul({color:r[uo(e,t)],theme:e,autoContrast:null})}function Em(e,t){return typeof e=="boolean"?e:t.autoContrast}var Am=x(B(),1),fl=(0,Am.createContext)(null);function ca(){let e=(0,Am.use)(fl);if(!e)throw new Error("[@mantine/core] MantineProvider was not found in tree");
return e}function P1(){return ca().cssVariablesResolver}function I1(){return ca().classNamesPrefix}function Qo(){return ca().getStyleNonce}function V1(){return ca().
withStaticClasses}function U1(){return ca().headless}function G1(){return ca().stylesTransform?.sx}function Y1(){return ca().stylesTransform?.styles}function za(){
return ca().env||"default"}function q1(){return ca().deduplicateInlineStyles}var Ta=x(B(),1);function X1(e){let t=document.createElement("style");return t.setAttribute("data-mantine-styles","inline"),t.innerHTML="*, *::before, *::after {transition: none\
 !important;}",t.setAttribute("data-mantine-disable-transition","true"),e&&t.setAttribute("nonce",e),document.head.appendChild(t),()=>document.querySelectorAll(
"[data-mantine-disable-transition]").forEach(a=>a.remove())}function ds({keepTransitions:e}={}){let t=(0,Ta.useRef)(b1),r=(0,Ta.useRef)(-1),a=(0,Ta.use)(fl),o=Qo(),
n=(0,Ta.useRef)(o?.());if(!a)throw new Error("[@mantine/core] MantineProvider was not found in tree");let i=d=>{a.setColorScheme(d),t.current=e?()=>{}:X1(n.current),
window.clearTimeout(r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},l=()=>{a.clearColorScheme(),t.current=e?()=>{}:X1(n.current),window.clearTimeout(
r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},c=ns("light",{getInitialValueInEffect:!1}),s=a.colorScheme==="auto"?c:a.colorScheme,u=(0,Ta.useCallback)(
()=>i(s==="light"?"dark":"light"),[i,s]);return(0,Ta.useEffect)(()=>()=>{t.current?.(),window.clearTimeout(r.current)},[]),{colorScheme:a.colorScheme,setColorScheme:i,
clearColorScheme:l,toggleColorScheme:u}}var Ra=x(B(),1);function pl(e,t){let r=typeof window<"u"&&"matchMedia"in window&&window.matchMedia("(prefers-color-scheme: dark)")?.matches,a=e!=="auto"?e:r?"dark":"light";t()?.
setAttribute("data-mantine-color-scheme",a)}function $1({manager:e,defaultColorScheme:t,getRootElement:r,forceColorScheme:a}){let o=(0,Ra.useRef)(null),[n,i]=(0,Ra.useState)(
()=>e.get(t)),l=a||n,c=(0,Ra.useCallback)(u=>{a||(pl(u,r),i(u),e.set(u))},[e.set,l,a]),s=(0,Ra.useCallback)(()=>{i(t),pl(t,r),e.clear()},[e.clear,t]);return(0,Ra.useEffect)(
()=>(e.subscribe(c),e.unsubscribe),[e.subscribe,e.unsubscribe]),tt(()=>{pl(e.get(t),r)},[]),(0,Ra.useEffect)(()=>{if(a)return pl(a,r),()=>{};a===void 0&&pl(n,r),
typeof window<"u"&&"matchMedia"in window&&(o.current=window.matchMedia("(prefers-color-scheme: dark)"));let u=d=>{n==="auto"&&pl(d.matches?"dark":"light",r)};return o.
current?.addEventListener("change",u),()=>o.current?.removeEventListener("change",u)},[n,a]),{colorScheme:l,setColorScheme:c,clearColorScheme:s}}function Mh(e,t={getInitialValueInEffect:!0}){let r=ns(e,t),{colorScheme:a}=ds();return a==="auto"?r:a}var Z1={dark:["#C9C9C9","#b8b8b8","#828282","#696969","#424242","#3b3b3b","#2e2e2e","#242424","#1f1f1f","#141414"],gray:["#f8f9fa","#f1f3f5","#e9ecef","#dee2e6",
"#ced4da","#adb5bd","#868e96","#495057","#343a40","#212529"],red:["#fff5f5","#ffe3e3","#ffc9c9","#ffa8a8","#ff8787","#ff6b6b","#fa5252","#f03e3e","#e03131","#c9\
2a2a"],pink:["#fff0f6","#ffdeeb","#fcc2d7","#faa2c1","#f783ac","#f06595","#e64980","#d6336c","#c2255c","#a61e4d"],grape:["#f8f0fc","#f3d9fa","#eebefa","#e599f7",
"#da77f2","#cc5de8","#be4bdb","#ae3ec9","#9c36b5","#862e9c"],violet:["#f3f0ff","#e5dbff","#d0bfff","#b197fc","#9775fa","#845ef7","#7950f2","#7048e8","#6741d9","\
#5f3dc4"],indigo:["#edf2ff","#dbe4ff","#bac8ff","#91a7ff","#748ffc","#5c7cfa","#4c6ef5","#4263eb","#3b5bdb","#364fc7"],blue:["#e7f5ff","#d0ebff","#a5d8ff","#74c\
0fc","#4dabf7","#339af0","#228be6","#1c7ed6","#1971c2","#1864ab"],cyan:["#e3fafc","#c5f6fa","#99e9f2","#66d9e8","#3bc9db","#22b8cf","#15aabf","#1098ad","#0c8599",
"#0b7285"],teal:["#e6fcf5","#c3fae8","#96f2d7","#63e6be","#38d9a9","#20c997","#12b886","#0ca678","#099268","#087f5b"],green:["#ebfbee","#d3f9d8","#b2f2bb","#8ce\
99a","#69db7c","#51cf66","#40c057","#37b24d","#2f9e44","#2b8a3e"],lime:["#f4fce3","#e9fac8","#d8f5a2","#c0eb75","#a9e34b","#94d82d","#82c91e","#74b816","#66a80f",
"#5c940d"],yellow:["#fff9db","#fff3bf","#ffec99","#ffe066","#ffd43b","#fcc419","#fab005","#f59f00","#f08c00","#e67700"],orange:["#fff4e6","#ffe8cc","#ffd8a8","#\
ffc078","#ffa94d","#ff922b","#fd7e14","#f76707","#e8590c","#d9480f"]};var W1="-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji",ms={scale:1,fontSmoothing:!0,focusRing:"\
auto",white:"#fff",black:"#000",colors:Z1,primaryShade:{light:6,dark:8},primaryColor:"blue",variantColorResolver:j1,autoContrast:!1,luminanceThreshold:.3,fontFamily:W1,
fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace",respectReducedMotion:!1,cursorType:"default",
defaultGradient:{from:"blue",to:"cyan",deg:45},defaultRadius:"md",activeClassName:"mantine-active",focusClassName:"",headings:{fontFamily:W1,fontWeight:"700",textWrap:"\
wrap",sizes:{h1:{fontSize:R(34),lineHeight:"1.3"},h2:{fontSize:R(26),lineHeight:"1.35"},h3:{fontSize:R(22),lineHeight:"1.4"},h4:{fontSize:R(18),lineHeight:"1.45"},
h5:{fontSize:R(16),lineHeight:"1.5"},h6:{fontSize:R(14),lineHeight:"1.5"}}},fontSizes:{xs:R(12),sm:R(14),md:R(16),lg:R(18),xl:R(20)},lineHeights:{xs:"1.4",sm:"1\
.45",md:"1.55",lg:"1.6",xl:"1.65"},fontWeights:{regular:"400",medium:"600",bold:"700"},radius:{xs:R(2),sm:R(4),md:R(8),lg:R(16),xl:R(32)},spacing:{xs:R(10),sm:R(
12),md:R(16),lg:R(20),xl:R(32)},breakpoints:{xs:"36em",sm:"48em",md:"62em",lg:"75em",xl:"88em"},shadows:{xs:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), 0 ${R(1)} ${R(
2)} rgba(0, 0, 0, 0.1)`,sm:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(10)} ${R(15)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(7)} ${R(7)} ${R(-5)}`,
md:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(20)} ${R(25)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(10)} ${R(10)} ${R(-5)}`,lg:`0 ${R(1)} ${R(
3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(28)} ${R(23)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(12)} ${R(12)} ${R(-7)}`,xl:`0 ${R(1)} ${R(3)} rgba(0, 0, 0,\
 0.05), rgba(0, 0, 0, 0.05) 0 ${R(36)} ${R(28)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(17)} ${R(17)} ${R(-7)}`},other:{},components:{}};var u7="[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#prima\
ry-color",J1="[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }";function Oh(e){return e<
0||e>9?!1:parseInt(e.toString(),10)===e}function ew(e){if(!(e.primaryColor in e.colors))throw new Error(u7);if(typeof e.primaryShade=="object"&&(!Oh(e.primaryShade.
dark)||!Oh(e.primaryShade.light)))throw new Error(J1);if(typeof e.primaryShade=="number"&&!Oh(e.primaryShade))throw new Error(J1)}function tw(e,t){if(!t)return ew(
e),e;let r=as(e,t);return t.fontFamily&&!t.headings?.fontFamily&&(r.headings={...r.headings,fontFamily:t.fontFamily}),ew(r),r}var Zn=x(B(),1),rw=x(A(),1),Dh=(0,Zn.createContext)(null),f7=()=>(0,Zn.use)(Dh)||ms;function Pe(){let e=(0,Zn.use)(Dh);if(!e)throw new Error("@mantine/core: Man\
tineProvider was not found in component tree, make sure you have it in your app");return e}function Mm({theme:e,children:t,inherit:r=!0}){let a=f7(),o=(0,Zn.useMemo)(
()=>tw(r?a:ms,e),[e,a,r]);return(0,rw.jsx)(Dh,{value:o,children:t})}Mm.displayName="@mantine/core/MantineThemeProvider";function Om(e){return Object.entries(e).map(([t,r])=>`${t}: ${r};`).join("")}function Bh(e,t){let r=t?[t]:[":root",":host"],a=Om(e.variables),o=a?`${r.join(", ")}{${a}}`:"",n=Om(e.dark),i=Om(e.light),l=c=>r.map(s=>s===":host"?`${s}([data\
-mantine-color-scheme="${c}"])`:`${s}[data-mantine-color-scheme="${c}"]`).join(", ");return`${o}

${n?`${l("dark")}{${n}}`:""}

${i?`${l("light")}{${i}}`:""}`}function us({theme:e,color:t,colorScheme:r,name:a=t,withColorValues:o=!0}){if(!e.colors[t])return{};if(r==="light"){let l=uo(e,"light"),c={[`--mantine-color-${a}\
-text`]:`var(--mantine-color-${a}-filled)`,[`--mantine-color-${a}-filled`]:`var(--mantine-color-${a}-${l})`,[`--mantine-color-${a}-filled-hover`]:`var(--mantine\
-color-${a}-${l===9?8:l+1})`,[`--mantine-color-${a}-light`]:`var(--mantine-color-${a}-1)`,[`--mantine-color-${a}-light-hover`]:`var(--mantine-color-${a}-2)`,[`-\
-mantine-color-${a}-light-color`]:`var(--mantine-color-${a}-9)`,[`--mantine-color-${a}-outline`]:`var(--mantine-color-${a}-${l})`,[`--mantine-color-${a}-outline\
-hover`]:Ah(e.colors[t][l],.05)};return o?{[`--mantine-color-${a}-0`]:e.colors[t][0],[`--mantine-color-${a}-1`]:e.colors[t][1],[`--mantine-color-${a}-2`]:e.colors[t][2],
[`--mantine-color-${a}-3`]:e.colors[t][3],[`--mantine-color-${a}-4`]:e.colors[t][4],[`--mantine-color-${a}-5`]:e.colors[t][5],[`--mantine-color-${a}-6`]:e.colors[t][6],
[`--mantine-color-${a}-7`]:e.colors[t][7],[`--mantine-color-${a}-8`]:e.colors[t][8],[`--mantine-color-${a}-9`]:e.colors[t][9],...c}:c}let n=uo(e,"dark"),i={[`--\
mantine-color-${a}-text`]:`var(--mantine-color-${a}-4)`,[`--mantine-color-${a}-filled`]:`var(--mantine-color-${a}-${n})`,[`--mantine-color-${a}-filled-hover`]:`\
var(--mantine-color-${a}-${n===9?8:n+1})`,[`--mantine-color-${a}-light`]:po(e.colors[t][9],.5),[`--mantine-color-${a}-light-hover`]:po(e.colors[t][9],.3),[`--ma\
ntine-color-${a}-light-color`]:`var(--mantine-color-${a}-0)`,[`--mantine-color-${a}-outline`]:`var(--mantine-color-${a}-${Math.max(n-4,0)})`,[`--mantine-color-${a}\
-outline-hover`]:Ah(e.colors[t][Math.max(n-4,0)],.05)};return o?{[`--mantine-color-${a}-0`]:e.colors[t][0],[`--mantine-color-${a}-1`]:e.colors[t][1],[`--mantine\
-color-${a}-2`]:e.colors[t][2],[`--mantine-color-${a}-3`]:e.colors[t][3],[`--mantine-color-${a}-4`]:e.colors[t][4],[`--mantine-color-${a}-5`]:e.colors[t][5],[`-\
-mantine-color-${a}-6`]:e.colors[t][6],[`--mantine-color-${a}-7`]:e.colors[t][7],[`--mantine-color-${a}-8`]:e.colors[t][8],[`--mantine-color-${a}-9`]:e.colors[t][9],
...i}:i}function Wn(e,t,r){Ee(t).forEach(a=>Object.assign(e,{[`--mantine-${r}-${a}`]:t[a]}))}var Dm=e=>{let t=uo(e,"light"),r=e.defaultRadius in e.radius?e.radius[e.defaultRadius]:
R(e.defaultRadius),a={variables:{"--mantine-z-index-app":"100","--mantine-z-index-modal":"200","--mantine-z-index-popover":"300","--mantine-z-index-overlay":"40\
0","--mantine-z-index-max":"9999","--mantine-scale":e.scale.toString(),"--mantine-cursor-type":e.cursorType,"--mantine-webkit-font-smoothing":e.fontSmoothing?"a\
ntialiased":"unset","--mantine-moz-font-smoothing":e.fontSmoothing?"grayscale":"unset","--mantine-color-white":e.white,"--mantine-color-black":e.black,"--mantin\
e-line-height":e.lineHeights.md,"--mantine-font-family":e.fontFamily,"--mantine-font-family-monospace":e.fontFamilyMonospace,"--mantine-font-family-headings":e.
headings.fontFamily,"--mantine-heading-font-weight":e.headings.fontWeight,"--mantine-heading-text-wrap":e.headings.textWrap,"--mantine-radius-default":r,"--mant\
ine-primary-color-filled":`var(--mantine-color-${e.primaryColor}-filled)`,"--mantine-primary-color-filled-hover":`var(--mantine-color-${e.primaryColor}-filled-h\
over)`,"--mantine-primary-color-light":`var(--mantine-color-${e.primaryColor}-light)`,"--mantine-primary-color-light-hover":`var(--mantine-color-${e.primaryColor}\
-light-hover)`,"--mantine-primary-color-light-color":`var(--mantine-color-${e.primaryColor}-light-color)`},light:{"--mantine-color-scheme":"light","--mantine-pr\
imary-color-contrast":Nh(e,"light"),"--mantine-color-bright":"var(--mantine-color-black)","--mantine-color-text":e.black,"--mantine-color-body":e.white,"--manti\
ne-color-error":"var(--mantine-color-red-6)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-gray-5)",
"--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-${t})`,"--mantine-color-default":"var(--mantine-color-white)","--mantine-color-default-hover":"v\
ar(--mantine-color-gray-0)","--mantine-color-default-color":"var(--mantine-color-black)","--mantine-color-default-border":"var(--mantine-color-gray-4)","--manti\
ne-color-dimmed":"var(--mantine-color-gray-6)","--mantine-color-disabled":"var(--mantine-color-gray-2)","--mantine-color-disabled-color":"var(--mantine-color-gr\
ay-5)","--mantine-color-disabled-border":"var(--mantine-color-gray-3)"},dark:{"--mantine-color-scheme":"dark","--mantine-primary-color-contrast":Nh(e,"dark"),"-\
-mantine-color-bright":"var(--mantine-color-white)","--mantine-color-text":"var(--mantine-color-dark-0)","--mantine-color-body":"var(--mantine-color-dark-7)","-\
-mantine-color-error":"var(--mantine-color-red-8)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-da\
rk-3)","--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-4)`,"--mantine-color-default":"var(--mantine-color-dark-6)","--mantine-color-default-hove\
r":"var(--mantine-color-dark-5)","--mantine-color-default-color":"var(--mantine-color-white)","--mantine-color-default-border":"var(--mantine-color-dark-4)","--\
mantine-color-dimmed":"var(--mantine-color-dark-2)","--mantine-color-disabled":"var(--mantine-color-dark-6)","--mantine-color-disabled-color":"var(--mantine-col\
or-dark-3)","--mantine-color-disabled-border":"var(--mantine-color-dark-4)"}};Wn(a.variables,e.breakpoints,"breakpoint"),Wn(a.variables,e.spacing,"spacing"),Wn(
a.variables,e.fontSizes,"font-size"),Wn(a.variables,e.lineHeights,"line-height"),Wn(a.variables,e.shadows,"shadow"),Wn(a.variables,e.radius,"radius"),Wn(a.variables,
e.fontWeights,"font-weight"),e.colors[e.primaryColor].forEach((n,i)=>{a.variables[`--mantine-primary-color-${i}`]=`var(--mantine-color-${e.primaryColor}-${i})`}),
Ee(e.colors).forEach(n=>{let i=e.colors[n];if(ml(i)){Object.assign(a.light,us({theme:e,name:i.name,color:i.light,colorScheme:"light",withColorValues:!0})),Object.
assign(a.dark,us({theme:e,name:i.name,color:i.dark,colorScheme:"dark",withColorValues:!0})),a.light[`--mantine-color-${i.name}-contrast`]=km(i,e,"light"),a.dark[`\
--mantine-color-${i.name}-contrast`]=km(i,e,"dark");return}i.forEach((l,c)=>{a.variables[`--mantine-color-${n}-${c}`]=l}),Object.assign(a.light,us({theme:e,color:n,
colorScheme:"light",withColorValues:!1})),Object.assign(a.dark,us({theme:e,color:n,colorScheme:"dark",withColorValues:!1}))});let o=e.headings.sizes;return Ee(o).
forEach(n=>{a.variables[`--mantine-${n}-font-size`]=o[n].fontSize,a.variables[`--mantine-${n}-line-height`]=o[n].lineHeight,a.variables[`--mantine-${n}-font-wei\
ght`]=o[n].fontWeight||e.headings.fontWeight}),a};var aw=x(A(),1);function ow(){let e=Pe(),t=Qo(),r=Ee(e.breakpoints).reduce((a,o)=>{let n=e.breakpoints[o].includes("px"),i=os(e.breakpoints[o]);return`${a}@medi\
a (max-width: ${n?`${i-.1}px`:Qi(i-.1)}) {.mantine-visible-from-${o} {display: none !important;}}@media (min-width: ${n?`${i}px`:Qi(i)}) {.mantine-hidden-from-${o}\
 {display: none !important;}}`},"");return(0,aw.jsx)("style",{"data-mantine-styles":"classes",nonce:t?.(),dangerouslySetInnerHTML:{__html:r}})}function nw({theme:e,generator:t}){let r=Dm(e),a=t?.(e);return a?as(r,a):r}var Lh=Dm(ms);function iw(e){let t={variables:{},light:{},dark:{}};return Ee(e.variables).forEach(r=>{Lh.variables[r]!==e.variables[r]&&(t.variables[r]=e.variables[r])}),
Ee(e.light).forEach(r=>{Lh.light[r]!==e.light[r]&&(t.light[r]=e.light[r])}),Ee(e.dark).forEach(r=>{Lh.dark[r]!==e.dark[r]&&(t.dark[r]=e.dark[r])}),t}var lw=x(A(),1);function p7(e){return Bh({variables:{},dark:{"--mantine-color-scheme":"dark"},light:{"--mantine-color-scheme":"light"}},e)}function Hh({cssVariablesSelector:e,
deduplicateCssVariables:t}){let r=Pe(),a=Qo(),o=P1(),n=nw({theme:r,generator:o}),i=(e===void 0||e===":root"||e===":host")&&t,l=i?iw(n):n,c=Bh(l,e);return c?(0,lw.jsx)(
"style",{"data-mantine-styles":!0,nonce:a?.(),dangerouslySetInnerHTML:{__html:`${c}${i?"":p7(e)}`}}):null}Hh.displayName="@mantine/CssVariables";function cw({respectReducedMotion:e,getRootElement:t}){tt(()=>{e&&t()?.setAttribute("data-respect-reduced-motion","true")},[e])}var Zo=x(A(),1);function Bm({theme:e,children:t,getStyleNonce:r,withStaticClasses:a=!0,withGlobalClasses:o=!0,deduplicateCssVariables:n=!0,withCssVariables:i=!0,
cssVariablesSelector:l,classNamesPrefix:c="mantine",colorSchemeManager:s=H1(),defaultColorScheme:u="light",getRootElement:d=()=>document.documentElement,cssVariablesResolver:m,
forceColorScheme:f,stylesTransform:h,env:g,deduplicateInlineStyles:w=!1}){let{colorScheme:v,setColorScheme:p,clearColorScheme:b}=$1({defaultColorScheme:u,forceColorScheme:f,
manager:s,getRootElement:d});return cw({respectReducedMotion:e?.respectReducedMotion||!1,getRootElement:d}),(0,Zo.jsx)(fl,{value:{colorScheme:v,setColorScheme:p,
clearColorScheme:b,getRootElement:d,classNamesPrefix:c,getStyleNonce:r,cssVariablesResolver:m,cssVariablesSelector:l??":root",withStaticClasses:a,stylesTransform:h,
env:g,deduplicateInlineStyles:w},children:(0,Zo.jsxs)(Mm,{theme:e,children:[i&&(0,Zo.jsx)(Hh,{cssVariablesSelector:l,deduplicateCssVariables:n}),o&&(0,Zo.jsx)(ow,
{}),t]})})}Bm.displayName="@mantine/core/MantineProvider";function sw({children:e,theme:t,env:r}){return(0,Zo.jsx)(fl,{value:{colorScheme:"auto",setColorScheme:()=>{},
clearColorScheme:()=>{},getRootElement:()=>document.documentElement,classNamesPrefix:"mantine",cssVariablesSelector:":root",withStaticClasses:!1,headless:!0,env:r},
children:(0,Zo.jsx)(Mm,{theme:t,children:e})})}sw.displayName="@mantine/core/HeadlessMantineProvider";function k(e,t,r){let a=Pe(),o=(Array.isArray(e)?e:[e]).filter(Boolean),n={};for(let i of o){let l=a.components[i]?.defaultProps,c=typeof l=="function"?l(a):l;c&&
(n={...n,...c})}return{...t,...n,...Zi(r)}}function hl({classNames:e,styles:t,props:r,stylesCtx:a}){let o=Pe();return{resolvedClassNames:e===void 0?void 0:mo({theme:o,classNames:e,props:r,stylesCtx:a||void 0}),
resolvedStyles:t===void 0?void 0:Qn({theme:o,styles:t,props:r,stylesCtx:a||void 0})}}var h7={always:"mantine-focus-always",auto:"mantine-focus-auto",never:"mantine-focus-never"};function dw({theme:e,options:t,unstyled:r}){return se(t?.focusable&&
!r&&(e.focusClassName||h7[e.focusRing]),t?.active&&!r&&e.activeClassName)}function Lm(e,t,r=1){if(Object.is(e,t))return!0;if(r===0||typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;if(Array.isArray(e)||Array.isArray(
t)){if(!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length)return!1;for(let o=0;o<e.length;o+=1)if(!Lm(e[o],t[o],r-1))return!1;return!0}let a=Object.keys(
e);if(a.length!==Object.keys(t).length)return!1;for(let o of a)if(!Object.hasOwn(t,o)||!Lm(e[o],t[o],r-1))return!1;return!0}function mw({selector:e,stylesCtx:t,options:r,props:a,theme:o}){return mo({theme:o,classNames:r?.classNames,props:r?.props||a,stylesCtx:t})[e]}function uw({selector:e,stylesCtx:t,theme:r,classNames:a,props:o}){return mo({theme:r,classNames:a,props:o,stylesCtx:t})[e]}function fw({rootSelector:e,selector:t,className:r}){return e===t?r:void 0}function pw({selector:e,classes:t,unstyled:r}){return r?void 0:t[e]}function hw({themeName:e,classNamesPrefix:t,selector:r,withStaticClass:a}){return a===!1?[]:e.map(o=>`${t}-${o}-${r}`)}function vw({options:e,classes:t,selector:r,unstyled:a}){return e?.variant&&!a?t[`${r}--${e.variant}`]:void 0}function gw({theme:e,options:t,themeName:r,selector:a,classNamesPrefix:o,resolvedClassNames:n,resolvedThemeClassNames:i,classes:l,unstyled:c,className:s,rootSelector:u,
props:d,stylesCtx:m,withStaticClasses:f,headless:h,transformedStyles:g}){return se(dw({theme:e,options:t,unstyled:c||h}),i.map(w=>w[a]),vw({options:t,classes:l,
selector:a,unstyled:c||h}),n[a],uw({selector:a,stylesCtx:m,theme:e,classNames:g,props:d}),mw({selector:a,stylesCtx:m,options:t,props:d,theme:e}),fw({rootSelector:u,
selector:a,className:s}),pw({selector:a,classes:l,unstyled:c||h}),f&&!h&&hw({themeName:r,classNamesPrefix:o,selector:a,withStaticClass:t?.withStaticClass}),t?.className)}function fs({style:e,theme:t}){return Array.isArray(e)?e.reduce((r,a)=>({...r,...fs({style:a,theme:t})}),{}):typeof e=="function"?e(t):e??{}}function bw({theme:e,selector:t,options:r,props:a,stylesCtx:o,rootSelector:n,withStylesTransform:i,resolvedStyles:l,resolvedThemeStyles:c,resolvedVars:s,resolvedRootStyle:u}){
return{...c[t],...l[t],...!i&&Qn({theme:e,styles:r?.styles,props:r?.props||a,stylesCtx:o})[t],...s[t],...n===t?u:null,...fs({style:r?.style,theme:e})}}function yw(e){return e.reduce((t,r)=>(r&&Object.keys(r).forEach(a=>{t[a]={...t[a],...Zi(r[a])}}),t),{})}function ww({props:e,stylesCtx:t,themeName:r,theme:a}){let o=Y1()?.();return{getTransformedStyles:i=>o?[...i.map(l=>o(l,{props:e,theme:a,ctx:t})),...r.map(l=>o(
a.components[l]?.styles,{props:e,theme:a,ctx:t}))].filter(Boolean):[],withStylesTransform:!!o}}var xw=x(B(),1);function G({name:e,classes:t,props:r,stylesCtx:a,className:o,style:n,rootSelector:i="root",unstyled:l,classNames:c,styles:s,vars:u,varsResolver:d,
attributes:m,stable:f}){let h=Pe(),g=I1(),w=V1(),v=U1(),p=(Array.isArray(e)?e:[e]).filter(V=>V),{withStylesTransform:b,getTransformedStyles:y}=ww({props:r,stylesCtx:a,
themeName:p,theme:h}),_=mo({theme:h,classNames:c,props:r,stylesCtx:a}),z=p.map(V=>mo({theme:h,classNames:h.components[V]?.classNames,props:r,stylesCtx:a})),S=b?
{}:Qn({theme:h,styles:s,props:r,stylesCtx:a}),T={};if(!b)for(let V of p){let j=Qn({theme:h,styles:h.components[V]?.styles,props:r,stylesCtx:a});for(let C of Object.
keys(j))T[C]={...T[C],...j[C]}}let L=yw([v?{}:d?.(h,r,a),...p.map(V=>h.components?.[V]?.vars?.(h,r,a)),u?.(h,r,a)]),M=fs({style:n,theme:h});return v7((V,j)=>({...m?.[V],
className:gw({theme:h,options:j,themeName:p,selector:V,classNamesPrefix:g,resolvedClassNames:_,resolvedThemeClassNames:z,classes:t,unstyled:l,className:o,rootSelector:i,
props:r,stylesCtx:a,withStaticClasses:w,headless:v,transformedStyles:y([j?.styles,s])}),style:bw({theme:h,selector:V,options:j,props:r,stylesCtx:a,rootSelector:i,
withStylesTransform:b,resolvedStyles:S,resolvedThemeStyles:T,resolvedVars:L,resolvedRootStyle:M})}),!!f,[h,g,w,v,b?r:null,t,l,o,i,m,a,_,z,S,T,L,M])}function v7(e,t,r){
let a=(0,xw.useRef)(null);return t?((!a.current||!Lm(a.current.deps,r,3))&&(a.current={deps:r,getStyles:e}),a.current.getStyles):e}function Jn(e){return Ee(e).reduce((t,r)=>e[r]!==void 0?`${t}${Qy(r)}:${e[r]};`:t,"").trim()}function _w({selector:e,styles:t,media:r,container:a}){let o=t?Jn(t):"",n=Array.isArray(r)?r.map(l=>`@media${l.query}{${e}{${Jn(l.styles)}}}`):[],i=Array.isArray(
a)?a.map(l=>`@container ${l.query}{${e}{${Jn(l.styles)}}}`):[];return`${o?`${e}{${o}}`:""}${n.join("")}${i.join("")}`.trim()}var jh=x(A(),1);function g7(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function Hm({deduplicate:e,
...t}){let r=Qo(),a=_w(t);return e?(0,jh.jsx)("style",{href:`mantine-${g7(a)}`,precedence:"mantine",nonce:r?.(),children:a}):(0,jh.jsx)("style",{"data-mantine-s\
tyles":"inline",nonce:r?.(),dangerouslySetInnerHTML:{__html:a}})}function b7(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function Sw(e,t){return`__mdi__-${b7(`${e?
Jn(e):""}|${Array.isArray(t)?t.map(r=>`${r.query}:${Jn(r.styles)}`).join("|"):""}`)}`}function Ca(e){let{m:t,mx:r,my:a,mt:o,mb:n,ml:i,mr:l,me:c,ms:s,mis:u,mie:d,p:m,px:f,py:h,pt:g,pb:w,pl:v,pr:p,pe:b,ps:y,pis:_,pie:z,bd:S,bdrs:T,bg:L,c:M,opacity:Y,
ff:V,fz:j,fw:C,lts:U,ta:q,lh:H,fs:N,tt:P,td:$,w:I,miw:F,maw:Q,h:ce,mih:ne,mah:ue,bgsz:Ce,bgp:ie,bgr:we,bga:ke,pos:He,top:Xe,left:_t,bottom:ee,right:St,inset:Mt,
display:zr,flex:na,hiddenFrom:$i,visibleFrom:Fi,lightHidden:rs,darkHidden:Ki,sx:lt,...rh}=e;return{styleProps:Zi({m:t,mx:r,my:a,mt:o,mb:n,ml:i,mr:l,me:c,ms:s,mis:u,
mie:d,p:m,px:f,py:h,pt:g,pb:w,pl:v,pr:p,pis:_,pie:z,pe:b,ps:y,bd:S,bg:L,c:M,opacity:Y,ff:V,fz:j,fw:C,lts:U,ta:q,lh:H,fs:N,tt:P,td:$,w:I,miw:F,maw:Q,h:ce,mih:ne,
mah:ue,bgsz:Ce,bgp:ie,bgr:we,bga:ke,pos:He,top:Xe,left:_t,bottom:ee,right:St,inset:Mt,display:zr,flex:na,bdrs:T,hiddenFrom:$i,visibleFrom:Fi,lightHidden:rs,darkHidden:Ki,
sx:lt}),rest:rh}}var zw={m:{type:"spacing",property:"margin"},mt:{type:"spacing",property:"marginTop"},mb:{type:"spacing",property:"marginBottom"},ml:{type:"spacing",property:"m\
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
property:"display"},flex:{type:"identity",property:"flex"}};function ps(e,t){let r=fo({color:e,theme:t});return r.color==="dimmed"?"var(--mantine-color-dimmed)":r.color==="bright"?"var(--mantine-color-bright)":r.variable?
`var(${r.variable})`:r.color}function Tw(e,t){let r=fo({color:e,theme:t});return r.isThemeColor&&r.shade===void 0?`var(--mantine-color-${r.color}-text)`:ps(e,t)}function Rw(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let[r,a,...o]=e.split(" ").filter(i=>i.trim()!==""),n=`${R(r)}`;return a&&(n+=` ${a}`),
o.length>0&&(n+=` ${ps(o.join(" "),t)}`),n.trim()}return e}var Cw={text:"var(--mantine-font-family)",mono:"var(--mantine-font-family-monospace)",monospace:"var(--mantine-font-family-monospace)",heading:"var(--mantine-fo\
nt-family-headings)",headings:"var(--mantine-font-family-headings)"};function kw(e){return typeof e=="string"&&e in Cw?Cw[e]:e}var y7=["h1","h2","h3","h4","h5","h6"];function Ew(e,t){return typeof e=="string"&&e in t.fontSizes?`var(--mantine-font-size-${e})`:typeof e=="string"&&y7.includes(
e)?`var(--mantine-${e}-font-size)`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function Aw(e){return e}var w7=["h1","h2","h3","h4","h5","h6"];function Nw(e,t){return typeof e=="string"&&e in t.lineHeights?`var(--mantine-line-height-${e})`:typeof e=="string"&&w7.includes(
e)?`var(--mantine-${e}-line-height)`:e}function Mw(e,t){return typeof e=="string"&&e in t.radius?`var(--mantine-radius-${e})`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function Ow(e){return typeof e=="number"?R(e):e}function Dw(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let r=e.replace("-","");if(!(r in t.spacing))return R(e);let a=`--mantine-spacing-${r}`;
return e.startsWith("-")?`calc(var(${a}) * -1)`:`var(${a})`}return e}var jm={color:ps,textColor:Tw,fontSize:Ew,spacing:Dw,radius:Mw,identity:Aw,size:Ow,lineHeight:Nw,fontFamily:kw,border:Rw};function Bw(e){return e.replace("(min-width: ","").replace("em)","")}function Lw({media:e,...t}){let r=Object.keys(e).sort((a,o)=>Number(Bw(a))-Number(Bw(o))).map(
a=>({query:a,styles:e[a]}));return{...t,media:r}}function x7(e){if(typeof e!="object"||e===null)return!1;let t=Object.keys(e);return!(t.length===1&&t[0]==="base")}function _7(e){return typeof e=="object"&&e!==
null?"base"in e?e.base:void 0:e}function S7(e){return typeof e=="object"&&e!==null?Ee(e).filter(t=>t!=="base"):[]}function z7(e,t){return typeof e=="object"&&e!==
null&&t in e?e[t]:e}function Hw({styleProps:e,data:t,theme:r}){return Lw(Ee(e).reduce((a,o)=>{if(o==="hiddenFrom"||o==="visibleFrom"||o==="sx")return a;let n=t[o],
i=Array.isArray(n.property)?n.property:[n.property],l=_7(e[o]);if(!x7(e[o]))return i.forEach(s=>{a.inlineStyles[s]=jm[n.type](l,r)}),a;a.hasResponsiveStyles=!0;
let c=S7(e[o]);return i.forEach(s=>{l!=null&&(a.styles[s]=jm[n.type](l,r)),c.forEach(u=>{let d=`(min-width: ${r.breakpoints[u]})`;a.media[d]={...a.media[d],[s]:jm[n.
type](z7(e[o],u),r)}})}),a},{hasResponsiveStyles:!1,styles:{},inlineStyles:{},media:{}}))}var jw=x(B(),1);function Pw(){return`__m__-${(0,jw.useId)().replace(/[:«»]/g,"")}`}function vl(e,t){return Array.isArray(e)?[...e].reduce((r,a)=>({...r,...vl(a,t)}),{}):typeof e=="function"?e(t):e??{}}function T7(e){return e}var Iw=T7;var Vw=x(A(),1);function Ph(e){return e}function D(e){let t=e;return t.extend=Ph,t.withProps=r=>{let a=o=>(0,Vw.jsx)(t,{...r,...o});return a.extend=t.extend,a.displayName=
`WithProps(${t.displayName})`,a},t}function Pm(e){return D(e)}var Uw=x(A(),1);function he(e){let t=e;return t.withProps=r=>{let a=o=>(0,Uw.jsx)(t,{...r,...o});return a.extend=t.extend,a.displayName=`WithProps(${t.displayName}\
)`,a},t.extend=Ph,t}function Gw(e){return`data-${(e.startsWith("data-")?e.slice(5):e).replace(/([a-z])([A-Z])/g,"$1-$2").toLowerCase()}`}function R7(e){return Object.keys(e).reduce(
(t,r)=>{let a=e[r];return a===void 0||a===""||a===!1||a===null||(t[Gw(r)]=e[r]),t},{})}function Ih(e){return e?typeof e=="string"?{[Gw(e)]:!0}:Array.isArray(e)?
[...e].reduce((t,r)=>({...t,...Ih(r)}),{}):R7(e):null}function Vh(e,t){return Array.isArray(e)?[...e].reduce((r,a)=>({...r,...Vh(a,t)}),{}):typeof e=="function"?e(t):e??{}}function Yw({theme:e,style:t,vars:r,styleProps:a}){
let o=Vh(t,e),n=Vh(r,e);return{...o,...n,...a}}var ei=x(A(),1);function qw({component:e,style:t,__vars:r,className:a,variant:o,mod:n,size:i,hiddenFrom:l,visibleFrom:c,lightHidden:s,darkHidden:u,renderRoot:d,
__size:m,ref:f,...h}){let g=Pe(),w=e||"div",{styleProps:v,rest:p}=Ca(h),b=G1()?.()?.(v.sx),y=Pw(),_=Hw({styleProps:v,theme:g,data:zw}),z=q1(),S=z&&_.hasResponsiveStyles?
Sw(_.styles,_.media):y,T={ref:f,style:Yw({theme:g,style:t,vars:r,styleProps:_.inlineStyles}),className:se(a,b,{[S]:_.hasResponsiveStyles,"mantine-light-hidden":s,
"mantine-dark-hidden":u,[`mantine-hidden-from-${l}`]:l,[`mantine-visible-from-${c}`]:c}),"data-variant":o,"data-size":mm(i)?void 0:i||void 0,size:m,...Ih(n),...p};
return(0,ei.jsxs)(ei.Fragment,{children:[_.hasResponsiveStyles&&(0,ei.jsx)(Hm,{selector:`.${S}`,styles:_.styles,media:_.media,deduplicate:z}),typeof d=="functio\
n"?d(T):(0,ei.jsx)(w,{...T})]})}qw.displayName="@mantine/core/Box";var E=Iw(qw);var gl=x(B(),1);var C7=x(A(),1),k7=(0,gl.createContext)({dir:"ltr",toggleDirection:()=>{},setDirection:()=>{}});function ka(){return(0,gl.use)(k7)}var Uh=x(B(),1);var ti=x(A(),1),E7={transitionDuration:200,transitionTimingFunction:"ease",animateOpacity:!0,orientation:"vertical",keepMounted:!0,keepMountedMode:"activity"},Gh=D(
e=>{let{children:t,expanded:r,transitionDuration:a,transitionTimingFunction:o,style:n,onTransitionEnd:i,onTransitionStart:l,animateOpacity:c,keepMounted:s,keepMountedMode:u,
ref:d,orientation:m,...f}=k("Collapse",E7,e),h=za(),g=Pe(),w=Kn(),v=g.respectReducedMotion&&w?0:a,p=(m==="horizontal"?Rh:zh)({expanded:r,transitionDuration:v,transitionTimingFunction:o,
onTransitionEnd:i,onTransitionStart:l,keepMounted:!1});if(v===0)return s===!0&&(u==="display-none"||h!=="test")?u==="display-none"?(0,ti.jsx)(E,{...f,style:{...vl(
n,g),...r?{}:{display:"none"}},ref:d,children:t}):(0,ti.jsx)(Uh.Activity,{mode:r?"visible":"hidden",children:(0,ti.jsx)(E,{...f,style:n,ref:d,children:t})}):r?(0,ti.jsx)(
E,{...f,style:n,ref:d,children:t}):null;let b=p.state==="exited",y;return s===!1?y=b?null:t:s===!0?y=u==="display-none"?t:(0,ti.jsx)(Uh.Activity,{mode:b?"hidden":
"visible",children:t}):y=t,(0,ti.jsx)(E,{...f,...p.getCollapseProps({style:{opacity:r||!c?1:0,transition:c?`opacity ${v}ms ${o}`:"none",...vl(n,g),...s&&u==="di\
splay-none"&&b?{display:"none"}:{}},ref:d}),children:y})});Gh.displayName="@mantine/core/Collapse";var[Xw,Qe]=ct("ScrollArea.Root component was not found in tree");var $w=x(B(),1);function Vr(e,t){let r=(0,$w.useEffectEvent)(t);tt(()=>{let a=0;if(e){let o=new ResizeObserver(()=>{cancelAnimationFrame(a),a=window.requestAnimationFrame(r)});
return o.observe(e),()=>{window.cancelAnimationFrame(a),o.unobserve(e)}}},[e])}var Yh=x(B(),1),qh=x(A(),1);function A7(e){let{style:t,...r}=e,a=Qe(),[o,n]=(0,Yh.useState)(0),[i,l]=(0,Yh.useState)(0),c=!!(o&&i);return Vr(a.scrollbarX,()=>{let s=a.
scrollbarX?.offsetHeight||0;a.onCornerHeightChange(s),l(s)}),Vr(a.scrollbarY,()=>{let s=a.scrollbarY?.offsetWidth||0;a.onCornerWidthChange(s),n(s)}),c?(0,qh.jsx)(
"div",{...r,style:{...t,width:o,height:i}}):null}function Fw(e){let t=Qe(),r=!!(t.scrollbarX&&t.scrollbarY);return t.type!=="scroll"&&r?(0,qh.jsx)(A7,{...e}):null}var Ea=x(B(),1);var Xh=x(A(),1),N7={scrollHideDelay:1e3,type:"hover"};function $h(e){let{type:t,scrollHideDelay:r,scrollbars:a,getStyles:o,ref:n,...i}=k("ScrollAreaRoot",N7,e),
[l,c]=(0,Ea.useState)(null),[s,u]=(0,Ea.useState)(null),[d,m]=(0,Ea.useState)(null),[f,h]=(0,Ea.useState)(null),[g,w]=(0,Ea.useState)(null),[v,p]=(0,Ea.useState)(
0),[b,y]=(0,Ea.useState)(0),[_,z]=(0,Ea.useState)(!1),[S,T]=(0,Ea.useState)(!1),L=Ge(n,c);return(0,Xh.jsx)(Xw,{value:{type:t,scrollHideDelay:r,scrollArea:l,viewport:s,
onViewportChange:u,content:d,onContentChange:m,scrollbarX:f,onScrollbarXChange:h,scrollbarXEnabled:_,onScrollbarXEnabledChange:z,scrollbarY:g,onScrollbarYChange:w,
scrollbarYEnabled:S,onScrollbarYEnabledChange:T,onCornerWidthChange:p,onCornerHeightChange:y,getStyles:o},children:(0,Xh.jsx)(E,{...i,ref:L,__vars:{"--sa-corner\
-width":a!=="xy"?"0px":`${v}px`,"--sa-corner-height":a!=="xy"?"0px":`${b}px`}})})}$h.displayName="@mantine/core/ScrollAreaRoot";function Im(e,t){let r=e/t;return Number.isNaN(r)?0:r}function Wo(e){let t=Im(e.viewport,e.content),r=e.scrollbar.paddingStart+e.scrollbar.paddingEnd,a=(e.scrollbar.size-r)*t;return Math.max(a,18)}function Vm(e,t){return r=>{if(e[0]===e[1]||t[0]===t[1])return t[0];let a=(t[1]-t[0])/(e[1]-e[0]);return t[0]+a*(r-e[0])}}function M7(e,[t,r]){return Math.min(r,Math.max(t,e))}function Fh(e,t,r="ltr"){let a=Wo(t),o=t.scrollbar.paddingStart+t.scrollbar.paddingEnd,n=t.scrollbar.size-
o,i=t.content-t.viewport,l=n-a,c=M7(e,r==="ltr"?[0,i]:[i*-1,0]);return Vm([0,i],[0,l])(c)}function Kw(e,t,r,a="ltr"){let o=Wo(r),n=o/2,i=t||n,l=o-i,c=r.scrollbar.paddingStart+i,s=r.scrollbar.size-r.scrollbar.paddingEnd-l,u=r.content-r.viewport,d=a===
"ltr"?[0,u]:[u*-1,0];return Vm([c,s],d)(e)}function Um(e,t){return e>0&&e<t}function bl(e){return e?parseInt(e,10):0}function Aa(e,t,{checkForDefaultPrevented:r=!0}={}){return a=>{e?.(a),(r===!1||!a.defaultPrevented)&&t?.(a)}}var[Qw,Kh]=ct("ScrollAreaScrollbar was not found in tree");var Na=x(B(),1);var Qh=x(A(),1);function Gm(e){let{sizes:t,hasThumb:r,onThumbChange:a,onThumbPointerUp:o,onThumbPointerDown:n,onThumbPositionChange:i,onDragScroll:l,onWheelScroll:c,
onResize:s,ref:u,...d}=e,m=Qe(),[f,h]=(0,Na.useState)(null),g=Ge(u,h),w=(0,Na.useRef)(null),v=(0,Na.useRef)(""),p=t.content-t.viewport,b=(0,Na.useEffectEvent)(S=>c(
S,p)),y=Xo(i),_=ia(s,10),z=S=>{if(w.current){let T=S.clientX-w.current.left,L=S.clientY-w.current.top;l({x:T,y:L})}};return(0,Na.useEffect)(()=>{if(!f)return;let S=T=>b(
T);return f.addEventListener("wheel",S,{passive:!1}),()=>f.removeEventListener("wheel",S)},[f]),(0,Na.useEffect)(y,[t,y]),Vr(f,_),Vr(m.content,_),(0,Qh.jsx)(Qw,
{value:{scrollbar:f,hasThumb:r,onThumbChange:Xo(a),onThumbPointerUp:Xo(o),onThumbPositionChange:y,onThumbPointerDown:Xo(n)},children:(0,Qh.jsx)("div",{...d,ref:g,
"data-mantine-scrollbar":!0,style:{position:"absolute",...d.style},onPointerDown:Aa(e.onPointerDown,S=>{S.preventDefault(),S.button===0&&(S.target.setPointerCapture(
S.pointerId),w.current=f.getBoundingClientRect(),v.current=document.body.style.webkitUserSelect,document.body.style.webkitUserSelect="none",z(S))}),onPointerMove:Aa(
e.onPointerMove,z),onPointerUp:Aa(e.onPointerUp,S=>{let T=S.target;T.hasPointerCapture(S.pointerId)&&(S.preventDefault(),T.releasePointerCapture(S.pointerId))}),
onLostPointerCapture:()=>{document.body.style.webkitUserSelect=v.current,w.current=null}})})}var yl=x(B(),1);var Zw=x(A(),1),Zh=e=>{let{sizes:t,onSizesChange:r,style:a,ref:o,...n}=e,i=Qe(),[l,c]=(0,yl.useState)(),s=(0,yl.useRef)(null),u=Ge(o,s,i.onScrollbarXChange);return(0,yl.useEffect)(
()=>{s.current&&c(getComputedStyle(s.current))},[s]),(0,Zw.jsx)(Gm,{"data-orientation":"horizontal",...n,ref:u,sizes:t,style:{...a,"--sa-thumb-width":`${Wo(t)}p\
x`},onThumbPointerDown:d=>e.onThumbPointerDown(d.x),onDragScroll:d=>e.onDragScroll(d.x),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.viewport.scrollLeft+d.deltaX;
e.onWheelScroll(f),Um(f,m)&&d.preventDefault()}},onResize:()=>{s.current&&i.viewport&&l&&r({content:i.viewport.scrollWidth,viewport:i.viewport.offsetWidth,scrollbar:{
size:s.current.clientWidth,paddingStart:bl(l.paddingLeft),paddingEnd:bl(l.paddingRight)}})}})};Zh.displayName="@mantine/core/ScrollAreaScrollbarX";var wl=x(B(),1);var Ww=x(A(),1);function Wh(e){let{sizes:t,onSizesChange:r,style:a,ref:o,...n}=e,i=Qe(),[l,c]=(0,wl.useState)(),s=(0,wl.useRef)(null),u=Ge(o,s,i.onScrollbarYChange);
return(0,wl.useEffect)(()=>{s.current&&c(window.getComputedStyle(s.current))},[]),(0,Ww.jsx)(Gm,{...n,"data-orientation":"vertical",ref:u,sizes:t,style:{"--sa-t\
humb-height":`${Wo(t)}px`,...a},onThumbPointerDown:d=>e.onThumbPointerDown(d.y),onDragScroll:d=>e.onDragScroll(d.y),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.
viewport.scrollTop+d.deltaY;e.onWheelScroll(f),Um(f,m)&&d.preventDefault()}},onResize:()=>{s.current&&i.viewport&&l&&r({content:i.viewport.scrollHeight,viewport:i.
viewport.offsetHeight,scrollbar:{size:s.current.clientHeight,paddingStart:bl(l.paddingTop),paddingEnd:bl(l.paddingBottom)}})}})}Wh.displayName="@mantine/core/Sc\
rollAreaScrollbarY";var hs=x(B(),1),Jh=x(A(),1);function ri(e){let{orientation:t="vertical",...r}=e,{dir:a}=ka(),o=Qe(),n=(0,hs.useRef)(null),i=(0,hs.useRef)(0),[l,c]=(0,hs.useState)(
{content:0,viewport:0,scrollbar:{size:0,paddingStart:0,paddingEnd:0}}),s=Im(l.viewport,l.content),u={...r,sizes:l,onSizesChange:c,hasThumb:s>0&&s<1,onThumbChange:m=>{
n.current=m},onThumbPointerUp:()=>{i.current=0},onThumbPointerDown:m=>{i.current=m}},d=(m,f)=>Kw(m,i.current,l,f);return t==="horizontal"?(0,Jh.jsx)(Zh,{...u,onThumbPositionChange:()=>{
if(o.viewport&&n.current){let m=o.viewport.scrollLeft,f=Fh(m,l,a);n.current.style.transform=`translate3d(${f}px, 0, 0)`}},onWheelScroll:m=>{o.viewport&&(o.viewport.
scrollLeft=m)},onDragScroll:m=>{o.viewport&&(o.viewport.scrollLeft=d(m,a))}}):t==="vertical"?(0,Jh.jsx)(Wh,{...u,onThumbPositionChange:()=>{if(o.viewport&&n.current){
let m=o.viewport.scrollTop,f=Fh(m,l);l.scrollbar.size===0?n.current.style.setProperty("--thumb-opacity","0"):n.current.style.setProperty("--thumb-opacity","1"),
n.current.style.transform=`translate3d(0, ${f}px, 0)`}},onWheelScroll:m=>{o.viewport&&(o.viewport.scrollTop=m)},onDragScroll:m=>{o.viewport&&(o.viewport.scrollTop=
d(m))}}):null}ri.displayName="@mantine/core/ScrollAreaScrollbarVisible";var Jw=x(B(),1);var ex=x(A(),1);function vs(e){let t=Qe(),{forceMount:r,...a}=e,[o,n]=(0,Jw.useState)(!1),i=e.orientation==="horizontal",l=ia(()=>{if(t.viewport){let c=t.viewport.
offsetWidth<t.viewport.scrollWidth,s=t.viewport.offsetHeight<t.viewport.scrollHeight;n(i?c:s)}},10);return Vr(t.viewport,l),Vr(t.content,l),r||o?(0,ex.jsx)(ri,{
"data-state":o?"visible":"hidden",...a}):null}vs.displayName="@mantine/core/ScrollAreaScrollbarAuto";var Ym=x(B(),1),tx=x(A(),1);function ev(e){let{forceMount:t,...r}=e,a=Qe(),[o,n]=(0,Ym.useState)(!1);return(0,Ym.useEffect)(()=>{let{scrollArea:i}=a,l=0;if(i){let c=()=>{
window.clearTimeout(l),n(!0)},s=()=>{l=window.setTimeout(()=>n(!1),a.scrollHideDelay)};return i.addEventListener("pointerenter",c),i.addEventListener("pointerle\
ave",s),()=>{window.clearTimeout(l),i.removeEventListener("pointerenter",c),i.removeEventListener("pointerleave",s)}}},[a.scrollArea,a.scrollHideDelay]),t||o?(0,tx.jsx)(
vs,{"data-state":o?"visible":"hidden",...r}):null}ev.displayName="@mantine/core/ScrollAreaScrollbarHover";var gs=x(B(),1);var rx=x(A(),1);function ax(e){let{forceMount:t,...r}=e,a=Qe(),o=e.orientation==="horizontal",[n,i]=(0,gs.useState)("hidden"),l=ia(()=>i("idle"),100);return(0,gs.useEffect)(
()=>{if(n==="idle"){let c=window.setTimeout(()=>i("hidden"),a.scrollHideDelay);return()=>window.clearTimeout(c)}},[n,a.scrollHideDelay]),(0,gs.useEffect)(()=>{let{
viewport:c}=a,s=o?"scrollLeft":"scrollTop";if(c){let u=c[s],d=()=>{let m=c[s];u!==m&&(i("scrolling"),l()),u=m};return c.addEventListener("scroll",d),()=>c.removeEventListener(
"scroll",d)}},[a.viewport,o,l]),t||n!=="hidden"?(0,rx.jsx)(ri,{"data-state":n==="hidden"?"hidden":"visible",...r,onPointerEnter:Aa(e.onPointerEnter,()=>i("inter\
acting")),onPointerLeave:Aa(e.onPointerLeave,()=>i("idle"))}):null}var ox=x(B(),1),bs=x(A(),1);function qm(e){let{forceMount:t,...r}=e,a=Qe(),{onScrollbarXEnabledChange:o,onScrollbarYEnabledChange:n}=a,i=e.orientation==="horizo\
ntal";return(0,ox.useEffect)(()=>(i?o(!0):n(!0),()=>{i?o(!1):n(!1)}),[i,o,n]),a.type==="hover"?(0,bs.jsx)(ev,{...r,forceMount:t}):a.type==="scroll"?(0,bs.jsx)(ax,
{...r,forceMount:t}):a.type==="auto"?(0,bs.jsx)(vs,{...r,forceMount:t}):a.type==="always"?(0,bs.jsx)(ri,{...r}):null}qm.displayName="@mantine/core/ScrollAreaScr\
ollbar";function nx(e,t=()=>{}){let r={left:e.scrollLeft,top:e.scrollTop},a=0;return(function o(){let n={left:e.scrollLeft,top:e.scrollTop},i=r.left!==n.left,l=r.top!==
n.top;(i||l)&&t(),r=n,a=window.requestAnimationFrame(o)})(),()=>window.cancelAnimationFrame(a)}var Xm=x(B(),1);var tv=x(A(),1);function ix(e){let{style:t,ref:r,...a}=e,o=Qe(),n=Kh(),{onThumbPositionChange:i}=n,l=Ge(r,n.onThumbChange),c=(0,Xm.useRef)(void 0),s=ia(()=>{c.current&&
(c.current(),c.current=void 0)},100);return(0,Xm.useEffect)(()=>{let{viewport:u}=o;if(u){let d=()=>{if(s(),!c.current){let m=nx(u,i);c.current=m,i()}};return i(),
u.addEventListener("scroll",d),()=>{u.removeEventListener("scroll",d),c.current?.(),c.current=void 0}}},[o.viewport,s,i]),(0,tv.jsx)("div",{"data-state":n.hasThumb?
"visible":"hidden",...a,ref:l,style:{width:"var(--sa-thumb-width)",height:"var(--sa-thumb-height)",...t},onPointerDownCapture:Aa(e.onPointerDownCapture,u=>{let d=u.
target.getBoundingClientRect(),m=u.clientX-d.left,f=u.clientY-d.top;n.onThumbPointerDown({x:m,y:f})}),onPointerUp:Aa(e.onPointerUp,n.onThumbPointerUp)})}ix.displayName=
"@mantine/core/ScrollAreaThumb";function $m(e){let{forceMount:t,...r}=e,a=Kh();return t||a.hasThumb?(0,tv.jsx)(ix,{...r}):null}$m.displayName="@mantine/core/Scr\
ollAreaThumb";var rv=x(A(),1);function av({children:e,style:t,ref:r,onWheel:a,...o}){let n=Qe(),i=Ge(r,n.onViewportChange);return(0,rv.jsx)(E,{...o,ref:i,onWheel:c=>{if(a?.(c),
n.scrollbarXEnabled&&n.viewport&&c.shiftKey){let{scrollTop:s,scrollHeight:u,clientHeight:d,scrollWidth:m,clientWidth:f}=n.viewport,h=s<1,g=s>=u-d-1;m>f&&(h||g)&&
c.stopPropagation()}},"data-scrollarea-viewport":!0,style:{overflowX:n.scrollbarXEnabled?"scroll":"hidden",overflowY:n.scrollbarYEnabled?"scroll":"hidden",...t},
children:(0,rv.jsx)("div",{...n.getStyles("content"),ref:n.onContentChange,children:e})})}av.displayName="@mantine/core/ScrollAreaViewport";var Fm={root:"m_d57069b5",content:"m_b1336c6",viewport:"m_c0783ff9",viewportInner:"m_f8f631dd",scrollbar:"m_c44ba933",thumb:"m_d8b5e363",corner:"m_21657268"};var dt=x(B(),1);var Gr=x(A(),1);var X=x(B(),1);function Km(){return typeof window<"u"}function Jo(e){return nv(e)?(e.nodeName||"").toLowerCase():"#document"}function Dt(e){var t;return(e==null||(t=e.ownerDocument)==
null?void 0:t.defaultView)||window}function Oa(e){var t;return(t=(nv(e)?e.ownerDocument:e.document)||window.document)==null?void 0:t.documentElement}function nv(e){
return Km()?e instanceof Node||e instanceof Dt(e).Node:!1}function De(e){return Km()?e instanceof Element||e instanceof Dt(e).Element:!1}function cr(e){return Km()?
e instanceof HTMLElement||e instanceof Dt(e).HTMLElement:!1}function xl(e){return!Km()||typeof ShadowRoot>"u"?!1:e instanceof ShadowRoot||e instanceof Dt(e).ShadowRoot}
function ys(e){let{overflow:t,overflowX:r,overflowY:a,display:o}=Tr(e);return/auto|scroll|overlay|hidden|clip/.test(t+a+r)&&o!=="inline"&&o!=="contents"}function lx(e){
return/^(table|td|th)$/.test(Jo(e))}function ws(e){try{if(e.matches(":popover-open"))return!0}catch{}try{return e.matches(":modal")}catch{return!1}}var O7=/transform|translate|scale|rotate|perspective|filter/,
D7=/paint|layout|strict|content/,ai=e=>!!e&&e!=="none",ov;function Qm(e){let t=De(e)?Tr(e):e;return ai(t.transform)||ai(t.translate)||ai(t.scale)||ai(t.rotate)||
ai(t.perspective)||!_l()&&(ai(t.backdropFilter)||ai(t.filter))||O7.test(t.willChange||"")||D7.test(t.contain||"")}function cx(e){let t=Ma(e);for(;cr(t)&&!Da(t);){
if(Qm(t))return t;if(ws(t))return null;t=Ma(t)}return null}function _l(){return ov==null&&(ov=typeof CSS<"u"&&CSS.supports&&CSS.supports("-webkit-backdrop-filte\
r","none")),ov}function Da(e){return/^(html|body|#document)$/.test(Jo(e))}function Tr(e){return Dt(e).getComputedStyle(e)}function xs(e){return De(e)?{scrollLeft:e.
scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function Ma(e){if(Jo(e)==="html")return e;let t=e.assignedSlot||e.parentNode||xl(e)&&
e.host||Oa(e);return xl(t)?t.host:t}function sx(e){let t=Ma(e);return Da(t)?(e.ownerDocument||e).body:cr(t)&&ys(t)?t:sx(t)}function Zt(e,t,r){var a;t===void 0&&
(t=[]),r===void 0&&(r=!0);let o=sx(e),n=o===((a=e.ownerDocument)==null?void 0:a.body),i=Dt(o);if(n){let l=Zm(i);return t.concat(i,i.visualViewport||[],ys(o)?o:[],
l&&r?Zt(l):[])}else return t.concat(o,Zt(o,[],r))}function Zm(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var zl=x(B(),1),gx=x(B(),1);var ux=["top","right","bottom","left"];var sa=Math.min,Ur=Math.max,Ss=Math.round,zs=Math.floor,Ba=e=>({x:e,y:e}),B7={left:"right",right:"left",bottom:"top",top:"bottom"};function iv(e,t,r){return Ur(
e,sa(t,r))}function en(e,t){return typeof e=="function"?e(t):e}function ho(e){return e.split("-")[0]}function Sl(e){return e.split("-")[1]}function lv(e){return e===
"x"?"y":"x"}function Jm(e){return e==="y"?"height":"width"}function La(e){let t=e[0];return t==="t"||t==="b"?"y":"x"}function eu(e){return lv(La(e))}function fx(e,t,r){
r===void 0&&(r=!1);let a=Sl(e),o=eu(e),n=Jm(o),i=o==="x"?a===(r?"end":"start")?"right":"left":a==="start"?"bottom":"top";return t.reference[n]>t.floating[n]&&(i=
_s(i)),[i,_s(i)]}function px(e){let t=_s(e);return[Wm(e),t,Wm(t)]}function Wm(e){return e.includes("start")?e.replace("start","end"):e.replace("end","start")}var dx=[
"left","right"],mx=["right","left"],L7=["top","bottom"],H7=["bottom","top"];function j7(e,t,r){switch(e){case"top":case"bottom":return r?t?mx:dx:t?dx:mx;case"le\
ft":case"right":return t?L7:H7;default:return[]}}function hx(e,t,r,a){let o=Sl(e),n=j7(ho(e),r==="start",a);return o&&(n=n.map(i=>i+"-"+o),t&&(n=n.concat(n.map(
Wm)))),n}function _s(e){let t=ho(e);return B7[t]+e.slice(t.length)}function P7(e){var t,r,a,o;return{top:(t=e.top)!=null?t:0,right:(r=e.right)!=null?r:0,bottom:(a=
e.bottom)!=null?a:0,left:(o=e.left)!=null?o:0}}function tu(e){return typeof e!="number"?P7(e):{top:e,right:e,bottom:e,left:e}}function da(e){let{x:t,y:r,width:a,
height:o}=e;return{width:a,height:o,top:r,left:t,right:t+a,bottom:r+o,x:t,y:r}}function bx(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function yx(){let e=navigator.userAgentData;return e&&Array.
isArray(e.brands)?e.brands.map(t=>{let{brand:r,version:a}=t;return r+"/"+a}).join(" "):navigator.userAgent}function wx(){return/apple/i.test(navigator.vendor)}function xx(){return bx().toLowerCase().startsWith("mac")&&!navigator.maxTouchPoints}function I7(){return yx().includes("jsdom/")}var vx="data-floating-ui-focus\
able",V7="input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])";function cv(e){let t=e.activeElement;for(;((r=t)==null||(r=r.shadowRoot)==null?void 0:r.activeElement)!=null;){var r;t=t.shadowRoot.activeElement}return t}function Tl(e,t){
if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&xl(r)){let a=t;for(;a;){if(e===a)return!0;a=a.parentNode||a.
host}}return!1}function oi(e){return"composedPath"in e?e.composedPath()[0]:e.target}function ru(e,t){if(t==null)return!1;if("composedPath"in e)return e.composedPath().
includes(t);let r=e;return r.target!=null&&t.contains(r.target)}function _x(e){return e.matches("html,body")}function tn(e){return e?.ownerDocument||document}function Sx(e){
return cr(e)&&e.matches(V7)}function zx(e){if(!e||I7())return!0;try{return e.matches(":focus-visible")}catch{return!0}}function Tx(e){return e?e.hasAttribute(vx)?e:e.querySelector("["+vx+"\
]")||e:null}function Ts(e,t,r){return r===void 0&&(r=!0),e.filter(o=>{var n;return o.parentId===t&&(!r||((n=o.context)==null?void 0:n.open))}).flatMap(o=>[o,...Ts(
e,o.id,r)])}function Rx(e){return"nativeEvent"in e}function au(e,t){let r=["mouse","pen"];return t||r.push("",void 0),r.includes(e)}var U7=typeof document<"u",G7=function(){},ma=U7?gx.useLayoutEffect:G7,Y7={...zl};
function Rs(e){let t=zl.useRef(e);return ma(()=>{t.current=e}),t}var q7=Y7.useInsertionEffect,X7=q7||(e=>e());function ua(e){let t=zl.useRef(()=>{});return X7(()=>{
t.current=e}),zl.useCallback(function(){for(var r=arguments.length,a=new Array(r),o=0;o<r;o++)a[o]=arguments[o];return t.current==null?void 0:t.current(...a)},[])}var uu=x(A(),1);var s_=x(Ko(),1);function Cx(e,t,r){let{reference:a,floating:o}=e,n=La(t),i=eu(t),l=Jm(i),c=ho(t),s=n==="y",u=a.x+a.width/2-o.width/2,d=a.y+a.height/2-o.height/2,m=a[l]/2-o[l]/2,
f;switch(c){case"top":f={x:u,y:a.y-o.height};break;case"bottom":f={x:u,y:a.y+a.height};break;case"right":f={x:a.x+a.width,y:d};break;case"left":f={x:a.x-o.width,
y:d};break;default:f={x:a.x,y:a.y}}let h=Sl(t);return h&&(f[i]+=m*(h==="end"?1:-1)*(r&&s?-1:1)),f}async function Ax(e,t){var r;t===void 0&&(t={});let{x:a,y:o,platform:n,
rects:i,elements:l,strategy:c}=e,{boundary:s="clippingAncestors",rootBoundary:u="viewport",elementContext:d="floating",altBoundary:m=!1,padding:f=0}=en(t,e),h=tu(
f),w=l[m?d==="floating"?"reference":"floating":d],v=da(await n.getClippingRect({element:(r=await(n.isElement==null?void 0:n.isElement(w)))==null||r?w:w.contextElement||
await(n.getDocumentElement==null?void 0:n.getDocumentElement(l.floating)),boundary:s,rootBoundary:u,strategy:c})),p=d==="floating"?{x:a,y:o,width:i.floating.width,
height:i.floating.height}:i.reference,b=await(n.getOffsetParent==null?void 0:n.getOffsetParent(l.floating)),y=await(n.isElement==null?void 0:n.isElement(b))&&await(n.
getScale==null?void 0:n.getScale(b))||{x:1,y:1},_=da(n.convertOffsetParentRelativeRectToViewportRelativeRect?await n.convertOffsetParentRelativeRectToViewportRelativeRect(
{elements:l,rect:p,offsetParent:b,strategy:c}):p);return{top:(v.top-_.top+h.top)/y.y,bottom:(_.bottom-v.bottom+h.bottom)/y.y,left:(v.left-_.left+h.left)/y.x,right:(_.
right-v.right+h.right)/y.x}}var $7=50,Nx=async(e,t,r)=>{let{placement:a="bottom",strategy:o="absolute",middleware:n=[],platform:i}=r,l=i.detectOverflow?i:{...i,
detectOverflow:Ax},c=await(i.isRTL==null?void 0:i.isRTL(t)),s=await i.getElementRects({reference:e,floating:t,strategy:o}),{x:u,y:d}=Cx(s,a,c),m=a,f=0,h={};for(let g=0;g<
n.length;g++){let w=n[g];if(!w)continue;let{name:v,fn:p}=w,{x:b,y,data:_,reset:z}=await p({x:u,y:d,initialPlacement:a,placement:m,strategy:o,middlewareData:h,rects:s,
platform:l,elements:{reference:e,floating:t}});u=b??u,d=y??d,h[v]={...h[v],..._},z&&f<$7&&(f++,typeof z=="object"&&(z.placement&&(m=z.placement),z.rects&&(s=z.rects===
!0?await i.getElementRects({reference:e,floating:t,strategy:o}):z.rects),{x:u,y:d}=Cx(s,m,c)),g=-1)}return{x:u,y:d,placement:m,strategy:o,middlewareData:h}},Mx=e=>({
name:"arrow",options:e,async fn(t){let{x:r,y:a,placement:o,rects:n,platform:i,elements:l,middlewareData:c}=t,{element:s,padding:u=0}=en(e,t)||{};if(s==null)return{};
let d=tu(u),m={x:r,y:a},f=eu(o),h=Jm(f),g=await i.getDimensions(s),w=f==="y",v=w?"top":"left",p=w?"bottom":"right",b=w?"clientHeight":"clientWidth",y=n.reference[h]+
n.reference[f]-m[f]-n.floating[h],_=m[f]-n.reference[f],z=await(i.getOffsetParent==null?void 0:i.getOffsetParent(s)),S=z?z[b]:0;(!S||!await(i.isElement==null?void 0:
i.isElement(z)))&&(S=l.floating[b]||n.floating[h]);let T=y/2-_/2,L=S/2-g[h]/2-1,M=sa(d[v],L),Y=sa(d[p],L),V=S-g[h]-Y,j=S/2-g[h]/2+T,C=iv(M,j,V),U=!c.arrow&&Sl(o)!=
null&&j!==C&&n.reference[h]/2-(j<M?M:Y)-g[h]/2<0,q=U?j<M?j-M:j-V:0;return{[f]:m[f]+q,data:{[f]:C,centerOffset:j-C-q,...U&&{alignmentOffset:q}},reset:U}}});var Ox=function(e){return e===void 0&&(e={}),{name:"flip",options:e,async fn(t){var r,a;let{placement:o,middlewareData:n,rects:i,initialPlacement:l,platform:c,elements:s}=t,
{mainAxis:u=!0,crossAxis:d=!0,fallbackPlacements:m,fallbackStrategy:f="bestFit",fallbackAxisSideDirection:h="none",flipAlignment:g=!0,...w}=en(e,t);if((r=n.arrow)!=
null&&r.alignmentOffset)return{};let v=ho(o),p=La(l),b=ho(l)===l,y=await(c.isRTL==null?void 0:c.isRTL(s.floating)),_=m||(b||!g?[_s(l)]:px(l)),z=h!=="none";!m&&z&&
_.push(...hx(l,g,h,y));let S=[l,..._],T=await c.detectOverflow(t,w),L=[],M=((a=n.flip)==null?void 0:a.overflows)||[];if(u&&L.push(T[v]),d){let C=fx(o,i,y);L.push(
T[C[0]],T[C[1]])}if(M=[...M,{placement:o,overflows:L}],!L.every(C=>C<=0)){var Y,V;let C=(((Y=n.flip)==null?void 0:Y.index)||0)+1,U=S[C];if(U&&(!(d==="alignment"?
p!==La(U):!1)||M.every(N=>La(N.placement)===p?N.overflows[0]>0:!0)))return{data:{index:C,overflows:M},reset:{placement:U}};let q=(V=M.filter(H=>H.overflows[0]<=
0).sort((H,N)=>H.overflows[1]-N.overflows[1])[0])==null?void 0:V.placement;if(!q)switch(f){case"bestFit":{var j;let H=(j=M.filter(N=>{if(z){let P=La(N.placement);
return P===p||P==="y"}return!0}).map(N=>[N.placement,N.overflows.filter(P=>P>0).reduce((P,$)=>P+$,0)]).sort((N,P)=>N[1]-P[1])[0])==null?void 0:j[0];H&&(q=H);break}case"\
initialPlacement":q=l;break}if(o!==q)return{reset:{placement:q}}}return{}}}};function kx(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.
height,left:e.left-t.width}}function Ex(e){return ux.some(t=>e[t]>=0)}var Dx=function(e){return e===void 0&&(e={}),{name:"hide",options:e,async fn(t){let{rects:r,
platform:a}=t,{strategy:o="referenceHidden",...n}=en(e,t);switch(o){case"referenceHidden":{let i=await a.detectOverflow(t,{...n,elementContext:"reference"}),l=kx(
i,r.reference);return{data:{referenceHiddenOffsets:l,referenceHidden:Ex(l)}}}case"escaped":{let i=await a.detectOverflow(t,{...n,altBoundary:!0}),l=kx(i,r.floating);
return{data:{escapedOffsets:l,escaped:Ex(l)}}}default:return{}}}}};function Bx(e){let t=sa(...e.map(n=>n.left)),r=sa(...e.map(n=>n.top)),a=Ur(...e.map(n=>n.right)),
o=Ur(...e.map(n=>n.bottom));return{x:t,y:r,width:a-t,height:o-r}}function F7(e){let t=e.slice().sort((o,n)=>o.y-n.y),r=[],a=null;for(let o=0;o<t.length;o++){let n=t[o];
!a||n.y-a.y>a.height/2?r.push([n]):r[r.length-1].push(n),a=n}return r.map(o=>da(Bx(o)))}var Lx=function(e){return e===void 0&&(e={}),{name:"inline",options:e,async fn(t){
let{placement:r,elements:a,rects:o,platform:n,strategy:i}=t,{padding:l=2,x:c,y:s}=en(e,t),u=Array.from(await(n.getClientRects==null?void 0:n.getClientRects(a.reference))||
[]);if(!u.length)return{};let d=F7(u),m=da(Bx(u)),f=tu(l);function h(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&c!=null&&s!=null)return d.
find(w=>c>w.left-f.left&&c<w.right+f.right&&s>w.top-f.top&&s<w.bottom+f.bottom)||m;if(d.length>=2){if(La(r)==="y"){let z=d[0],S=d[d.length-1],T=ho(r)==="top",L=z.
top,M=S.bottom,Y=T?z.left:S.left,V=T?z.right:S.right;return da({x:Y,y:L,width:V-Y,height:M-L})}let w=ho(r)==="left",v=Ur(...d.map(z=>z.right)),p=sa(...d.map(z=>z.
left)),b=d.filter(z=>w?z.left===p:z.right===v),y=b[0].top,_=b[b.length-1].bottom;return da({x:p,y,width:v-p,height:_-y})}return m}let g=await n.getElementRects(
{reference:{getBoundingClientRect:h},floating:a.floating,strategy:i});return o.reference.x!==g.reference.x||o.reference.y!==g.reference.y||o.reference.width!==g.
reference.width||o.reference.height!==g.reference.height?{reset:{rects:g}}:{}}}},K7=new Set(["left","top"]);async function Q7(e,t){let{placement:r,platform:a,elements:o}=e,
n=await(a.isRTL==null?void 0:a.isRTL(o.floating)),i=ho(r),l=Sl(r),c=La(r)==="y",s=K7.has(i)?-1:1,u=n&&c?-1:1,d=en(t,e),{mainAxis:m,crossAxis:f,alignmentAxis:h}=typeof d==
"number"?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return l&&typeof h=="number"&&
(f=l==="end"?h*-1:h),c?{x:f*u,y:m*s}:{x:m*s,y:f*u}}var Hx=function(e){return e===void 0&&(e=0),{name:"offset",options:e,async fn(t){var r,a;let{x:o,y:n,placement:i,
middlewareData:l}=t,c=await Q7(t,e);return i===((r=l.offset)==null?void 0:r.placement)&&(a=l.arrow)!=null&&a.alignmentOffset?{}:{x:o+c.x,y:n+c.y,data:{...c,placement:i}}}}},
jx=function(e){return e===void 0&&(e={}),{name:"shift",options:e,async fn(t){let{x:r,y:a,placement:o,platform:n}=t,{mainAxis:i=!0,crossAxis:l=!1,limiter:c={fn:p=>{
let{x:b,y}=p;return{x:b,y}}},...s}=en(e,t),u={x:r,y:a},d=await n.detectOverflow(t,s),m=La(o),f=lv(m),h=u[f],g=u[m],w=(p,b)=>iv(b+d[p==="y"?"top":"left"],b,b-d[p===
"y"?"bottom":"right"]);i&&(h=w(f,h)),l&&(g=w(m,g));let v=c.fn({...t,[f]:h,[m]:g});return{...v,data:{x:v.x-r,y:v.y-a,enabled:{[f]:i,[m]:l}}}}}};function Vx(e){let t=Tr(e),r=parseFloat(t.width)||0,a=parseFloat(t.height)||0,o=cr(e),n=o?e.offsetWidth:r,i=o?e.offsetHeight:a,l=Ss(r)!==n||Ss(a)!==i;return l&&
(r=n,a=i),{width:r,height:a,$:l}}function dv(e){return De(e)?e:e.contextElement}function Rl(e){let t=dv(e);if(!cr(t))return Ba(1);let r=t.getBoundingClientRect(),
{width:a,height:o,$:n}=Vx(t),i=(n?Ss(r.width):r.width)/a,l=(n?Ss(r.height):r.height)/o;return(!i||!Number.isFinite(i))&&(i=1),(!l||!Number.isFinite(l))&&(l=1),{
x:i,y:l}}var Z7=Ba(0);function Ux(e){let t=Dt(e);return!_l()||!t.visualViewport?Z7:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function W7(e,t,r){
return t===void 0&&(t=!1),!!r&&t&&r===Dt(e)}function ni(e,t,r,a){t===void 0&&(t=!1),r===void 0&&(r=!1);let o=e.getBoundingClientRect(),n=dv(e),i=Ba(1);t&&(a?De(
a)&&(i=Rl(a)):i=Rl(e));let l=W7(n,r,a)?Ux(n):Ba(0),c=(o.left+l.x)/i.x,s=(o.top+l.y)/i.y,u=o.width/i.x,d=o.height/i.y;if(n&&a){let m=Dt(n),f=De(a)?Dt(a):a,h=m,g=Zm(
h);for(;g&&f!==h;){let w=Rl(g),v=g.getBoundingClientRect(),p=Tr(g),b=v.left+(g.clientLeft+parseFloat(p.paddingLeft))*w.x,y=v.top+(g.clientTop+parseFloat(p.paddingTop))*
w.y;c*=w.x,s*=w.y,u*=w.x,d*=w.y,c+=b,s+=y,h=Dt(g),g=Zm(h)}}return da({width:u,height:d,x:c,y:s})}function ou(e,t){let r=xs(e).scrollLeft;return t?t.left+r:ni(Oa(
e)).left+r}function Gx(e,t){let r=e.getBoundingClientRect(),a=r.left+t.scrollLeft-ou(e,r),o=r.top+t.scrollTop;return{x:a,y:o}}function J7(e){let{elements:t,rect:r,
offsetParent:a,strategy:o}=e,n=o==="fixed",i=Oa(a),l=t?ws(t.floating):!1;if(a===i||l&&n)return r;let c={scrollLeft:0,scrollTop:0},s=Ba(1),u=Ba(0),d=cr(a);if((d||
!n)&&((Jo(a)!=="body"||ys(i))&&(c=xs(a)),d)){let f=ni(a);s=Rl(a),u.x=f.x+a.clientLeft,u.y=f.y+a.clientTop}let m=i&&!d&&!n?Gx(i,c):Ba(0);return{width:r.width*s.x,
height:r.height*s.y,x:r.x*s.x-c.scrollLeft*s.x+u.x+m.x,y:r.y*s.y-c.scrollTop*s.y+u.y+m.y}}function eR(e){return e.getClientRects?Array.from(e.getClientRects()):
[]}function tR(e){let t=xs(e),r=e.ownerDocument.body,a=Ur(e.scrollWidth,e.clientWidth,r.scrollWidth,r.clientWidth),o=Ur(e.scrollHeight,e.clientHeight,r.scrollHeight,
r.clientHeight),n=-t.scrollLeft+ou(e),i=-t.scrollTop;return Tr(r).direction==="rtl"&&(n+=Ur(e.clientWidth,r.clientWidth)-a),{width:a,height:o,x:n,y:i}}var rR=25;
function aR(e,t,r){r===void 0&&(r="viewport");let a=r==="layoutViewport",o=Dt(e),n=Oa(e),i=o.visualViewport,l=n.clientWidth,c=n.clientHeight,s=0,u=0;if(i){let m=!_l()||
t==="fixed";a?m||(s=-i.offsetLeft,u=-i.offsetTop):(l=i.width,c=i.height,m&&(s=i.offsetLeft,u=i.offsetTop))}if(ou(n)<=0){let m=n.ownerDocument,f=m.body,h=getComputedStyle(
f),g=m.compatMode==="CSS1Compat"&&parseFloat(h.marginLeft)+parseFloat(h.marginRight)||0,w=Math.abs(n.clientWidth-f.clientWidth-g),v=getComputedStyle(n).scrollbarGutter===
"stable both-edges"?w/2:w;v<=rR&&(l-=v)}return{width:l,height:c,x:s,y:u}}function oR(e,t){let r=ni(e,!0,t==="fixed"),a=r.top+e.clientTop,o=r.left+e.clientLeft,n=Rl(
e),i=e.clientWidth*n.x,l=e.clientHeight*n.y,c=o*n.x,s=a*n.y;return{width:i,height:l,x:c,y:s}}function Px(e,t,r){let a;if(t==="viewport"||t==="layoutViewport")a=
aR(e,r,t);else if(t==="document")a=tR(Oa(e));else if(De(t))a=oR(t,r);else{let o=Ux(e);a={x:t.x-o.x,y:t.y-o.y,width:t.width,height:t.height}}return da(a)}function nR(e,t){
let r=t.get(e);if(r)return r;let a=Zt(e,[],!1).filter(l=>De(l)&&Jo(l)!=="body"),o=null,n=Tr(e).position==="fixed",i=n?Ma(e):e;for(;De(i)&&!Da(i);){let l=Tr(i),c=Qm(
i),s=o?o.position:n?"fixed":"";!c&&(s==="fixed"||s==="absolute"&&l.position==="static")?a=a.filter(d=>d!==i):o=l,i=Ma(i)}return t.set(e,a),a}function iR(e){let{
element:t,boundary:r,rootBoundary:a,strategy:o}=e,i=[...r==="clippingAncestors"?ws(t)?[]:nR(t,this._c):[].concat(r),a],l=Px(t,i[0],o),c=l.top,s=l.right,u=l.bottom,
d=l.left;for(let m=1;m<i.length;m++){let f=Px(t,i[m],o);c=Ur(f.top,c),s=sa(f.right,s),u=sa(f.bottom,u),d=Ur(f.left,d)}return{width:s-d,height:u-c,x:d,y:c}}function lR(e){
let{width:t,height:r}=Vx(e);return{width:t,height:r}}function cR(e,t,r){let a=cr(t),o=Oa(t),n=r==="fixed",i=ni(e,!0,n,t),l={scrollLeft:0,scrollTop:0},c=Ba(0);if((a||
!n)&&((Jo(t)!=="body"||ys(o))&&(l=xs(t)),a)){let m=ni(t,!0,n,t);c.x=m.x+t.clientLeft,c.y=m.y+t.clientTop}!a&&o&&(c.x=ou(o));let s=o&&!a&&!n?Gx(o,l):Ba(0),u=i.left+
l.scrollLeft-c.x-s.x,d=i.top+l.scrollTop-c.y-s.y;return{x:u,y:d,width:i.width,height:i.height}}function sv(e){return Tr(e).position==="static"}function Ix(e,t){
if(!cr(e)||Tr(e).position==="fixed")return null;if(t)return t(e);let r=e.offsetParent;return Oa(e)===r&&(r=r.ownerDocument.body),r}function Yx(e,t){let r=Dt(e);
if(ws(e))return r;if(!cr(e)){let o=Ma(e);for(;o&&!Da(o);){if(De(o)&&!sv(o))return o;o=Ma(o)}return r}let a=Ix(e,t);for(;a&&lx(a)&&sv(a);)a=Ix(a,t);return a&&Da(
a)&&sv(a)&&!Qm(a)?r:a||cx(e)||r}var sR=async function(e){let t=this.getOffsetParent||Yx,r=this.getDimensions,a=await r(e.floating);return{reference:cR(e.reference,
await t(e.floating),e.strategy),floating:{x:0,y:0,width:a.width,height:a.height}}};function dR(e){return Tr(e).direction==="rtl"}var mv={convertOffsetParentRelativeRectToViewportRelativeRect:J7,
getDocumentElement:Oa,getClippingRect:iR,getOffsetParent:Yx,getElementRects:sR,getClientRects:eR,getDimensions:lR,getScale:Rl,isElement:De,isRTL:dR};function qx(e,t){
return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function mR(e,t,r){let a=null,o,n=Oa(e);function i(){var u;clearTimeout(o),(u=a)==null||u.disconnect(),
a=null}function l(u,d){u===void 0&&(u=!1),d===void 0&&(d=1),i();let m=e.getBoundingClientRect(),{left:f,top:h,width:g,height:w}=m;if(u||t(),!g||!w)return;let v=zs(
h),p=zs(n.clientWidth-(f+g)),b=zs(n.clientHeight-(h+w)),y=zs(f),z={rootMargin:-v+"px "+-p+"px "+-b+"px "+-y+"px",threshold:Ur(0,sa(1,d))||1},S=!0;function T(L){
let M=L[0].intersectionRatio;if(!qx(m,e.getBoundingClientRect()))return l();if(M!==d){if(!S)return l();M?l(!1,M):o=setTimeout(()=>{l(!1,1e-7)},1e3)}S=!1}try{a=new IntersectionObserver(
T,{...z,root:n.ownerDocument})}catch{a=new IntersectionObserver(T,z)}a.observe(e)}let c=Dt(e),s=()=>l(r);return c.addEventListener("resize",s),l(!0),()=>{c.removeEventListener(
"resize",s),i()}}function nu(e,t,r,a){a===void 0&&(a={});let{ancestorScroll:o=!0,ancestorResize:n=!0,elementResize:i=typeof ResizeObserver=="function",layoutShift:l=typeof IntersectionObserver==
"function",animationFrame:c=!1}=a,s=dv(e),u=o||n?[...s?Zt(s):[],...t?Zt(t):[]]:[];u.forEach(v=>{o&&v.addEventListener("scroll",r),n&&v.addEventListener("resize",
r)});let d=s&&l?mR(s,r,n):null,m=-1,f=null;i&&(f=new ResizeObserver(v=>{let[p]=v;p&&p.target===s&&f&&t&&(f.unobserve(t),cancelAnimationFrame(m),m=requestAnimationFrame(
()=>{var b;(b=f)==null||b.observe(t)})),r()}),s&&!c&&f.observe(s),t&&f.observe(t));let h,g=c?ni(e):null;c&&w();function w(){let v=ni(e);g&&!qx(g,v)&&r(),g=v,h=requestAnimationFrame(
w)}return r(),()=>{var v;u.forEach(p=>{o&&p.removeEventListener("scroll",r),n&&p.removeEventListener("resize",r)}),d?.(),(v=f)==null||v.disconnect(),f=null,c&&cancelAnimationFrame(
h)}}var Xx=Hx;var $x=jx,Fx=Ox;var Kx=Dx,uv=Mx,Qx=Lx;var iu=(e,t,r)=>{let a=new Map,o=r??{},n={...mv,...o.platform,_c:a};return Nx(e,t,{...o,platform:n})};var st=x(B(),1),Wx=x(B(),1),Jx=x(Ko(),1),fR=typeof document<"u",pR=function(){},lu=fR?Wx.useLayoutEffect:pR;function cu(e,t){if(e===t)return!0;if(typeof e!=typeof t)
return!1;if(typeof e=="function"&&e.toString()===t.toString())return!0;let r,a,o;if(e&&t&&typeof e=="object"){if(Array.isArray(e)){if(r=e.length,r!==t.length)return!1;
for(a=r;a--!==0;)if(!cu(e[a],t[a]))return!1;return!0}if(o=Object.keys(e),r=o.length,r!==Object.keys(t).length)return!1;for(a=r;a--!==0;)if(!{}.hasOwnProperty.call(
t,o[a]))return!1;for(a=r;a--!==0;){let n=o[a];if(!(n==="_owner"&&e.$$typeof)&&!cu(e[n],t[n]))return!1}return!0}return e!==e&&t!==t}function e_(e){return typeof window>
"u"?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function Zx(e,t){let r=e_(e);return Math.round(t*r)/r}function fv(e){let t=st.useRef(e);return lu(
()=>{t.current=e}),t}function t_(e){e===void 0&&(e={});let{placement:t="bottom",strategy:r="absolute",middleware:a=[],platform:o,elements:{reference:n,floating:i}={},
transform:l=!0,whileElementsMounted:c,open:s}=e,[u,d]=st.useState({x:0,y:0,strategy:r,placement:t,middlewareData:{},isPositioned:!1}),[m,f]=st.useState(a);cu(m,
a)||f(a);let[h,g]=st.useState(null),[w,v]=st.useState(null),p=st.useCallback(N=>{N!==z.current&&(z.current=N,g(N))},[]),b=st.useCallback(N=>{N!==S.current&&(S.current=
N,v(N))},[]),y=n||h,_=i||w,z=st.useRef(null),S=st.useRef(null),T=st.useRef(u),L=c!=null,M=fv(c),Y=fv(o),V=fv(s),j=st.useCallback(()=>{if(!z.current||!S.current)
return;let N={placement:t,strategy:r,middleware:m};Y.current&&(N.platform=Y.current),iu(z.current,S.current,N).then(P=>{let $={...P,isPositioned:V.current!==!1};
C.current&&!cu(T.current,$)&&(T.current=$,Jx.flushSync(()=>{d($)}))})},[m,t,r,Y,V]);lu(()=>{s===!1&&T.current.isPositioned&&(T.current.isPositioned=!1,d(N=>({...N,
isPositioned:!1})))},[s]);let C=st.useRef(!1);lu(()=>(C.current=!0,()=>{C.current=!1}),[]),lu(()=>{if(y&&(z.current=y),_&&(S.current=_),y&&_){if(M.current)return M.
current(y,_,j);j()}},[y,_,j,M,L]);let U=st.useMemo(()=>({reference:z,floating:S,setReference:p,setFloating:b}),[p,b]),q=st.useMemo(()=>({reference:y,floating:_}),
[y,_]),H=st.useMemo(()=>{let N={position:r,left:0,top:0};if(!q.floating)return N;let P=Zx(q.floating,u.x),$=Zx(q.floating,u.y);return l?{...N,transform:"transla\
te("+P+"px, "+$+"px)",...e_(q.floating)>=1.5&&{willChange:"transform"}}:{position:r,left:P,top:$}},[r,l,q.floating,u.x,u.y]);return st.useMemo(()=>({...u,update:j,
refs:U,elements:q,floatingStyles:H}),[u,j,U,q,H])}var hR=e=>{function t(r){return{}.hasOwnProperty.call(r,"current")}return{name:"arrow",options:e,fn(r){let{element:a,
padding:o}=typeof e=="function"?e(r):e;return a&&t(a)?a.current!=null?uv({element:a.current,padding:o}).fn(r):{}:a?uv({element:a,padding:o}).fn(r):{}}}},su=(e,t)=>{
let r=Xx(e);return{name:r.name,fn:r.fn,options:[e,t]}},Cs=(e,t)=>{let r=$x(e);return{name:r.name,fn:r.fn,options:[e,t]}};var du=(e,t)=>{let r=Fx(e);return{name:r.name,fn:r.fn,options:[e,t]}};var pv=(e,t)=>{let r=Kx(e);return{name:r.name,fn:r.fn,options:[e,t]}},ks=(e,t)=>{let r=Qx(e);return{name:r.name,fn:r.fn,options:[e,t]}},hv=(e,t)=>{let r=hR(e);return{
name:r.name,fn:r.fn,options:[e,t]}};function xv(e){let t=X.useRef(void 0),r=X.useCallback(a=>{let o=e.map(n=>{if(n!=null){if(typeof n=="function"){let i=n,l=i(a);return typeof l=="function"?l:()=>{
i(null)}}return n.current=a,()=>{n.current=null}}});return()=>{o.forEach(n=>n?.())}},e);return X.useMemo(()=>e.every(a=>a==null)?null:a=>{t.current&&(t.current(),
t.current=void 0),a!=null&&(t.current=r(a))},e)}var vR="data-floating-ui-focusable",r_="active",a_="selected",gR="ArrowLeft",bR="ArrowRight",yR="ArrowUp",wR="ArrowDown";var xR=[gR,bR],_R=[yR,wR],Wj=[...xR,..._R];var SR={...X},o_=!1,zR=0,n_=()=>"floating-ui-"+Math.random().toString(36).slice(2,6)+zR++;function TR(){let[e,t]=X.useState(()=>o_?n_():void 0);return ma(()=>{e==
null&&t(n_())},[]),X.useEffect(()=>{o_=!0},[]),e}var RR=SR.useId,d_=RR||TR;function CR(){let e=new Map;return{emit(t,r){var a;(a=e.get(t))==null||a.forEach(o=>o(r))},on(t,r){e.has(t)||e.set(t,new Set),e.get(t).add(r)},off(t,r){var a;(a=
e.get(t))==null||a.delete(r)}}}var kR=X.createContext(null),ER=X.createContext(null),_v=()=>{var e;return((e=X.useContext(kR))==null?void 0:e.id)||null},Sv=()=>X.useContext(
ER);function zv(e){return"data-floating-ui-"+e}function sr(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var i_=zv("safe-polygon");function mu(e,t,r){if(r&&
!au(r))return 0;if(typeof e=="number")return e;if(typeof e=="function"){let a=e();return typeof a=="number"?a:a?.[t]}return e?.[t]}function vv(e){return typeof e==
"function"?e():e}function m_(e,t){t===void 0&&(t={});let{open:r,onOpenChange:a,dataRef:o,events:n,elements:i}=e,{enabled:l=!0,delay:c=0,handleClose:s=null,mouseOnly:u=!1,
restMs:d=0,move:m=!0}=t,f=Sv(),h=_v(),g=Rs(s),w=Rs(c),v=Rs(r),p=Rs(d),b=X.useRef(),y=X.useRef(-1),_=X.useRef(),z=X.useRef(-1),S=X.useRef(!0),T=X.useRef(!1),L=X.useRef(
()=>{}),M=X.useRef(!1),Y=ua(()=>{var H;let N=(H=o.current.openEvent)==null?void 0:H.type;return N?.includes("mouse")&&N!=="mousedown"});X.useEffect(()=>{if(!l)return;
function H(N){let{open:P}=N;P||(sr(y),sr(z),S.current=!0,M.current=!1)}return n.on("openchange",H),()=>{n.off("openchange",H)}},[l,n]),X.useEffect(()=>{if(!l||!g.
current||!r)return;function H(P){Y()&&a(!1,P,"hover")}let N=tn(i.floating).documentElement;return N.addEventListener("mouseleave",H),()=>{N.removeEventListener(
"mouseleave",H)}},[i.floating,r,a,l,g,Y]);let V=X.useCallback(function(H,N,P){N===void 0&&(N=!0),P===void 0&&(P="hover");let $=mu(w.current,"close",b.current);$&&
!_.current?(sr(y),y.current=window.setTimeout(()=>a(!1,H,P),$)):N&&(sr(y),a(!1,H,P))},[w,a]),j=ua(()=>{L.current(),_.current=void 0}),C=ua(()=>{if(T.current){let H=tn(
i.floating).body;H.style.pointerEvents="",H.removeAttribute(i_),T.current=!1}}),U=ua(()=>o.current.openEvent?["click","mousedown"].includes(o.current.openEvent.
type):!1);X.useEffect(()=>{if(!l)return;function H(F){if(sr(y),S.current=!1,u&&!au(b.current)||vv(p.current)>0&&!mu(w.current,"open"))return;let Q=mu(w.current,
"open",b.current);Q?y.current=window.setTimeout(()=>{v.current||a(!0,F,"hover")},Q):r||a(!0,F,"hover")}function N(F){if(U()){C();return}L.current();let Q=tn(i.floating);
if(sr(z),M.current=!1,g.current&&o.current.floatingContext){r||sr(y),_.current=g.current({...o.current.floatingContext,tree:f,x:F.clientX,y:F.clientY,onClose(){
C(),j(),U()||V(F,!0,"safe-polygon")}});let ne=_.current;Q.addEventListener("mousemove",ne),L.current=()=>{Q.removeEventListener("mousemove",ne)};return}(b.current!==
"touch"||!Tl(i.floating,F.relatedTarget))&&V(F)}function P(F){U()||o.current.floatingContext&&(g.current==null||g.current({...o.current.floatingContext,tree:f,x:F.
clientX,y:F.clientY,onClose(){C(),j(),U()||V(F)}})(F))}function $(){sr(y)}function I(F){U()||V(F,!1)}if(De(i.domReference)){let F=i.domReference,Q=i.floating;return r&&
F.addEventListener("mouseleave",P),m&&F.addEventListener("mousemove",H,{once:!0}),F.addEventListener("mouseenter",H),F.addEventListener("mouseleave",N),Q&&(Q.addEventListener(
"mouseleave",P),Q.addEventListener("mouseenter",$),Q.addEventListener("mouseleave",I)),()=>{r&&F.removeEventListener("mouseleave",P),m&&F.removeEventListener("m\
ousemove",H),F.removeEventListener("mouseenter",H),F.removeEventListener("mouseleave",N),Q&&(Q.removeEventListener("mouseleave",P),Q.removeEventListener("mousee\
nter",$),Q.removeEventListener("mouseleave",I))}}},[i,l,e,u,m,V,j,C,a,r,v,f,w,g,o,U,p]),ma(()=>{var H;if(l&&r&&(H=g.current)!=null&&(H=H.__options)!=null&&H.blockPointerEvents&&
Y()){T.current=!0;let P=i.floating;if(De(i.domReference)&&P){var N;let $=tn(i.floating).body;$.setAttribute(i_,"");let I=i.domReference,F=f==null||(N=f.nodesRef.
current.find(Q=>Q.id===h))==null||(N=N.context)==null?void 0:N.elements.floating;return F&&(F.style.pointerEvents=""),$.style.pointerEvents="none",I.style.pointerEvents=
"auto",P.style.pointerEvents="auto",()=>{$.style.pointerEvents="",I.style.pointerEvents="",P.style.pointerEvents=""}}}},[l,r,h,i,f,g,Y]),ma(()=>{r||(b.current=void 0,
M.current=!1,j(),C())},[r,j,C]),X.useEffect(()=>()=>{j(),sr(y),sr(z),C()},[l,i.domReference,j,C]);let q=X.useMemo(()=>{function H(N){b.current=N.pointerType}return{
onPointerDown:H,onPointerEnter:H,onMouseMove(N){let{nativeEvent:P}=N;function $(){!S.current&&!v.current&&a(!0,P,"hover")}u&&!au(b.current)||r||vv(p.current)===
0||M.current&&N.movementX**2+N.movementY**2<2||(sr(z),b.current==="touch"?$():(M.current=!0,z.current=window.setTimeout($,vv(p.current))))}}},[u,a,r,v,p]);return X.useMemo(
()=>l?{reference:q}:{},[l,q])}var wv=()=>{},u_=X.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,setCurrentId:wv,setState:wv,isInstantPhase:!1}),
AR=()=>X.useContext(u_);function f_(e){let{children:t,delay:r,timeoutMs:a=0}=e,[o,n]=X.useReducer((c,s)=>({...c,...s}),{delay:r,timeoutMs:a,initialDelay:r,currentId:null,
isInstantPhase:!1}),i=X.useRef(null),l=X.useCallback(c=>{n({currentId:c})},[]);return ma(()=>{o.currentId?i.current===null?i.current=o.currentId:o.isInstantPhase||
n({isInstantPhase:!0}):(o.isInstantPhase&&n({isInstantPhase:!1}),i.current=null)},[o.currentId,o.isInstantPhase]),(0,uu.jsx)(u_.Provider,{value:X.useMemo(()=>({
...o,setState:n,setCurrentId:l}),[o,l]),children:t})}function p_(e,t){t===void 0&&(t={});let{open:r,onOpenChange:a,floatingId:o}=e,{id:n,enabled:i=!0}=t,l=n??o,
c=AR(),{currentId:s,setCurrentId:u,initialDelay:d,setState:m,timeoutMs:f}=c;return ma(()=>{i&&s&&(m({delay:{open:1,close:mu(d,"close")}}),s!==l&&a(!1))},[i,l,a,
m,s,d]),ma(()=>{function h(){a(!1),m({delay:d,currentId:null})}if(i&&s&&!r&&s===l){if(f){let g=window.setTimeout(h,f);return()=>{clearTimeout(g)}}h()}},[i,r,m,s,
l,a,d,f]),ma(()=>{i&&(u===wv||!r||u(l))},[i,r,u,l]),c}function gv(e,t){if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&xl(r)){let a=t;for(;a;){if(e===a)return!0;a=
a.parentNode||a.host}}return!1}function NR(e){return"composedPath"in e?e.composedPath()[0]:e.target}var MR={pointerdown:"onPointerDown",mousedown:"onMouseDown",click:"onClick"},OR={pointerdown:"onPointerDownCapture",mousedown:"onMouseDownCapture",click:"onClic\
kCapture"},l_=e=>{var t,r;return{escapeKey:typeof e=="boolean"?e:(t=e?.escapeKey)!=null?t:!1,outsidePress:typeof e=="boolean"?e:(r=e?.outsidePress)!=null?r:!0}};
function h_(e,t){t===void 0&&(t={});let{open:r,onOpenChange:a,elements:o,dataRef:n}=e,{enabled:i=!0,escapeKey:l=!0,outsidePress:c=!0,outsidePressEvent:s="pointe\
rdown",referencePress:u=!1,referencePressEvent:d="pointerdown",ancestorScroll:m=!1,bubbles:f,capture:h}=t,g=Sv(),w=ua(typeof c=="function"?c:()=>!1),v=typeof c==
"function"?w:c,p=X.useRef(!1),{escapeKey:b,outsidePress:y}=l_(f),{escapeKey:_,outsidePress:z}=l_(h),S=X.useRef(!1),T=ua(C=>{var U;if(!r||!i||!l||C.key!=="Escape"||
S.current)return;let q=(U=n.current.floatingContext)==null?void 0:U.nodeId,H=g?Ts(g.nodesRef.current,q):[];if(!b&&(C.stopPropagation(),H.length>0)){let N=!0;if(H.
forEach(P=>{var $;if(($=P.context)!=null&&$.open&&!P.context.dataRef.current.__escapeKeyBubbles){N=!1;return}}),!N)return}a(!1,Rx(C)?C.nativeEvent:C,"escape-key")}),
L=ua(C=>{var U;let q=()=>{var H;T(C),(H=oi(C))==null||H.removeEventListener("keydown",q)};(U=oi(C))==null||U.addEventListener("keydown",q)}),M=ua(C=>{var U;let q=n.
current.insideReactTree;n.current.insideReactTree=!1;let H=p.current;if(p.current=!1,s==="click"&&H||q||typeof v=="function"&&!v(C))return;let N=oi(C),P="["+zv(
"inert")+"]",$=tn(o.floating).querySelectorAll(P),I=De(N)?N:null;for(;I&&!Da(I);){let ne=Ma(I);if(Da(ne)||!De(ne))break;I=ne}if($.length&&De(N)&&!_x(N)&&!Tl(N,o.
floating)&&Array.from($).every(ne=>!Tl(I,ne)))return;if(cr(N)&&j){let ne=Da(N),ue=Tr(N),Ce=/auto|scroll/,ie=ne||Ce.test(ue.overflowX),we=ne||Ce.test(ue.overflowY),
ke=ie&&N.clientWidth>0&&N.scrollWidth>N.clientWidth,He=we&&N.clientHeight>0&&N.scrollHeight>N.clientHeight,Xe=ue.direction==="rtl",_t=He&&(Xe?C.offsetX<=N.offsetWidth-
N.clientWidth:C.offsetX>N.clientWidth),ee=ke&&C.offsetY>N.clientHeight;if(_t||ee)return}let F=(U=n.current.floatingContext)==null?void 0:U.nodeId,Q=g&&Ts(g.nodesRef.
current,F).some(ne=>{var ue;return ru(C,(ue=ne.context)==null?void 0:ue.elements.floating)});if(ru(C,o.floating)||ru(C,o.domReference)||Q)return;let ce=g?Ts(g.nodesRef.
current,F):[];if(ce.length>0){let ne=!0;if(ce.forEach(ue=>{var Ce;if((Ce=ue.context)!=null&&Ce.open&&!ue.context.dataRef.current.__outsidePressBubbles){ne=!1;return}}),
!ne)return}a(!1,C,"outside-press")}),Y=ua(C=>{var U;let q=()=>{var H;M(C),(H=oi(C))==null||H.removeEventListener(s,q)};(U=oi(C))==null||U.addEventListener(s,q)});
X.useEffect(()=>{if(!r||!i)return;n.current.__escapeKeyBubbles=b,n.current.__outsidePressBubbles=y;let C=-1;function U($){a(!1,$,"ancestor-scroll")}function q(){
window.clearTimeout(C),S.current=!0}function H(){C=window.setTimeout(()=>{S.current=!1},_l()?5:0)}let N=tn(o.floating);l&&(N.addEventListener("keydown",_?L:T,_),
N.addEventListener("compositionstart",q),N.addEventListener("compositionend",H)),v&&N.addEventListener(s,z?Y:M,z);let P=[];return m&&(De(o.domReference)&&(P=Zt(
o.domReference)),De(o.floating)&&(P=P.concat(Zt(o.floating))),!De(o.reference)&&o.reference&&o.reference.contextElement&&(P=P.concat(Zt(o.reference.contextElement)))),
P=P.filter($=>{var I;return $!==((I=N.defaultView)==null?void 0:I.visualViewport)}),P.forEach($=>{$.addEventListener("scroll",U)}),()=>{l&&(N.removeEventListener(
"keydown",_?L:T,_),N.removeEventListener("compositionstart",q),N.removeEventListener("compositionend",H)),v&&N.removeEventListener(s,z?Y:M,z),P.forEach($=>{$.removeEventListener(
"scroll",U)}),window.clearTimeout(C)}},[n,o,l,v,s,r,a,m,i,b,y,T,_,L,M,z,Y]),X.useEffect(()=>{n.current.insideReactTree=!1},[n,v,s]);let V=X.useMemo(()=>({onKeyDown:T,
...u&&{[MR[d]]:C=>{a(!1,C.nativeEvent,"reference-press")},...d!=="click"&&{onClick(C){a(!1,C.nativeEvent,"reference-press")}}}}),[T,a,u,d]),j=X.useMemo(()=>{function C(U){
U.button===0&&(p.current=!0)}return{onKeyDown:T,onMouseDown:C,onMouseUp:C,[OR[s]]:()=>{n.current.insideReactTree=!0}}},[T,s,n]);return X.useMemo(()=>i?{reference:V,
floating:j}:{},[i,V,j])}function DR(e){let{open:t=!1,onOpenChange:r,elements:a}=e,o=d_(),n=X.useRef({}),[i]=X.useState(()=>CR()),l=_v()!=null,[c,s]=X.useState(a.
reference),u=ua((f,h,g)=>{n.current.openEvent=f?h:void 0,i.emit("openchange",{open:f,event:h,reason:g,nested:l}),r?.(f,h,g)}),d=X.useMemo(()=>({setPositionReference:s}),
[]),m=X.useMemo(()=>({reference:c||a.reference||null,floating:a.floating||null,domReference:a.reference}),[c,a.reference,a.floating]);return X.useMemo(()=>({dataRef:n,
open:t,onOpenChange:u,elements:m,events:i,floatingId:o,refs:d}),[t,u,m,i,o,d])}function fu(e){var t,r;let{elements:a,...o}=e===void 0?{}:e,{nodeId:n}=o,i=DR({...o,
elements:{reference:(t=a?.reference)!=null?t:null,floating:(r=a?.floating)!=null?r:null}}),l=o.rootContext||i,c=l.elements,[s,u]=X.useState(null),[d,m]=X.useState(
null),h=c?.domReference||s,g=X.useRef(null),w=Sv();ma(()=>{h&&(g.current=h)},[h]);let v=t_({...o,elements:{...c,...d&&{reference:d}}}),p=X.useCallback(S=>{let T=De(
S)?{getBoundingClientRect:()=>S.getBoundingClientRect(),getClientRects:()=>S.getClientRects(),contextElement:S}:S;m(T),v.refs.setReference(T)},[v.refs]),b=X.useCallback(
S=>{(De(S)||S===null)&&(g.current=S,u(S)),(De(v.refs.reference.current)||v.refs.reference.current===null||S!==null&&!De(S))&&v.refs.setReference(S)},[v.refs]),y=X.useMemo(
()=>({...v.refs,setReference:b,setPositionReference:p,domReference:g}),[v.refs,b,p]),_=X.useMemo(()=>({...v.elements,domReference:h}),[v.elements,h]),z=X.useMemo(
()=>({...v,...l,refs:y,elements:_,nodeId:n}),[v,y,_,n,l]);return ma(()=>{l.dataRef.current.floatingContext=z;let S=w?.nodesRef.current.find(T=>T.id===n);S&&(S.context=
z)}),X.useMemo(()=>({...v,context:z,refs:y,elements:_}),[v,y,_,z])}function bv(){return xx()&&wx()}function v_(e,t){t===void 0&&(t={});let{open:r,onOpenChange:a,
events:o,dataRef:n,elements:i}=e,{enabled:l=!0,visibleOnly:c=!0}=t,s=X.useRef(!1),u=X.useRef(-1),d=X.useRef(!0);X.useEffect(()=>{if(!l)return;let f=Dt(i.domReference);
function h(){!r&&cr(i.domReference)&&i.domReference===cv(tn(i.domReference))&&(s.current=!0)}function g(){d.current=!0}function w(){d.current=!1}return f.addEventListener(
"blur",h),bv()&&(f.addEventListener("keydown",g,!0),f.addEventListener("pointerdown",w,!0)),()=>{f.removeEventListener("blur",h),bv()&&(f.removeEventListener("k\
eydown",g,!0),f.removeEventListener("pointerdown",w,!0))}},[i.domReference,r,l]),X.useEffect(()=>{if(!l)return;function f(h){let{reason:g}=h;(g==="reference-pre\
ss"||g==="escape-key")&&(s.current=!0)}return o.on("openchange",f),()=>{o.off("openchange",f)}},[o,l]),X.useEffect(()=>()=>{sr(u)},[]);let m=X.useMemo(()=>({onMouseLeave(){
s.current=!1},onFocus(f){if(s.current)return;let h=oi(f.nativeEvent);if(c&&De(h)){if(bv()&&!f.relatedTarget){if(!d.current&&!Sx(h))return}else if(!zx(h))return}
a(!0,f.nativeEvent,"focus")},onBlur(f){s.current=!1;let h=f.relatedTarget,g=f.nativeEvent,w=De(h)&&h.hasAttribute(zv("focus-guard"))&&h.getAttribute("data-type")===
"outside";u.current=window.setTimeout(()=>{var v;let p=cv(i.domReference?i.domReference.ownerDocument:document);!h&&p===i.domReference||Tl((v=n.current.floatingContext)==
null?void 0:v.refs.floating.current,p)||Tl(i.domReference,p)||w||a(!1,g,"focus")})}}),[n,i.domReference,a,c]);return X.useMemo(()=>l?{reference:m}:{},[l,m])}function yv(e,t,r){
let a=new Map,o=r==="item",n=e;if(o&&e){let{[r_]:i,[a_]:l,...c}=e;n=c}return{...r==="floating"&&{tabIndex:-1,[vR]:""},...n,...t.map(i=>{let l=i?i[r]:null;return typeof l==
"function"?e?l(e):null:l}).concat(e).reduce((i,l)=>(l&&Object.entries(l).forEach(c=>{let[s,u]=c;if(!(o&&[r_,a_].includes(s)))if(s.indexOf("on")===0){if(a.has(s)||
a.set(s,[]),typeof u=="function"){var d;(d=a.get(s))==null||d.push(u),i[s]=function(){for(var m,f=arguments.length,h=new Array(f),g=0;g<f;g++)h[g]=arguments[g];
return(m=a.get(s))==null?void 0:m.map(w=>w(...h)).find(w=>w!==void 0)}}}else i[s]=u}),i),{})}}function g_(e){e===void 0&&(e=[]);let t=e.map(l=>l?.reference),r=e.
map(l=>l?.floating),a=e.map(l=>l?.item),o=X.useCallback(l=>yv(l,e,"reference"),t),n=X.useCallback(l=>yv(l,e,"floating"),r),i=X.useCallback(l=>yv(l,e,"item"),a);
return X.useMemo(()=>({getReferenceProps:o,getFloatingProps:n,getItemProps:i}),[o,n,i])}var BR=new Map([["select","listbox"],["combobox","listbox"],["label",!1]]);function b_(e,t){var r,a;t===void 0&&(t={});let{open:o,elements:n,floatingId:i}=e,{enabled:l=!0,
role:c="dialog"}=t,s=d_(),u=((r=n.domReference)==null?void 0:r.id)||s,d=X.useMemo(()=>{var p;return((p=Tx(n.floating))==null?void 0:p.id)||i},[n.floating,i]),m=(a=
BR.get(c))!=null?a:c,h=_v()!=null,g=X.useMemo(()=>m==="tooltip"||c==="label"?{["aria-"+(c==="label"?"labelledby":"describedby")]:o?d:void 0}:{"aria-expanded":o?
"true":"false","aria-haspopup":m==="alertdialog"?"dialog":m,"aria-controls":o?d:void 0,...m==="listbox"&&{role:"combobox"},...m==="menu"&&{id:u},...m==="menu"&&
h&&{role:"menuitem"},...c==="select"&&{"aria-autocomplete":"none"},...c==="combobox"&&{"aria-autocomplete":"list"}},[m,d,h,o,u,c]),w=X.useMemo(()=>{let p={id:d,
...m&&{role:m}};return m==="tooltip"||c==="label"?p:{...p,...m==="menu"&&{"aria-labelledby":u}}},[m,d,u,c]),v=X.useCallback(p=>{let{active:b,selected:y}=p,_={role:"\
option",...b&&{id:d+"-fui-option"}};switch(c){case"select":case"combobox":return{..._,"aria-selected":y}}return{}},[d,c]);return X.useMemo(()=>l?{reference:g,floating:w,
item:v}:{},[l,g,w,v])}function y_(e,t,r){return r===void 0&&(r=!0),e.filter(o=>{var n;return o.parentId===t&&(!r||((n=o.context)==null?void 0:n.open))}).flatMap(o=>[o,...y_(e,o.id,r)])}
function c_(e,t){let[r,a]=e,o=!1,n=t.length;for(let i=0,l=n-1;i<n;l=i++){let[c,s]=t[i]||[0,0],[u,d]=t[l]||[0,0];s>=a!=d>=a&&r<=(u-c)*(a-s)/(d-s)+c&&(o=!o)}return o}
function LR(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function w_(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:r=!1,requireIntent:a=!0}=e,
o={current:-1},n=!1,i=null,l=null,c=typeof performance<"u"?performance.now():0;function s(d,m){let f=performance.now(),h=f-c;if(i===null||l===null||h===0)return i=
d,l=m,c=f,null;let g=d-i,w=m-l,p=Math.sqrt(g*g+w*w)/h;return i=d,l=m,c=f,p}let u=d=>{let{x:m,y:f,placement:h,elements:g,onClose:w,nodeId:v,tree:p}=d;return function(y){
function _(){sr(o),w()}if(sr(o),!g.domReference||!g.floating||h==null||m==null||f==null)return;let{clientX:z,clientY:S}=y,T=[z,S],L=NR(y),M=y.type==="mouseleave",
Y=gv(g.floating,L),V=gv(g.domReference,L),j=g.domReference.getBoundingClientRect(),C=g.floating.getBoundingClientRect(),U=h.split("-")[0],q=m>C.right-C.width/2,
H=f>C.bottom-C.height/2,N=LR(T,j),P=C.width>j.width,$=C.height>j.height,I=(P?j:C).left,F=(P?j:C).right,Q=($?j:C).top,ce=($?j:C).bottom;if(Y&&(n=!0,!M))return;if(V&&
(n=!1),V&&!M){n=!0;return}if(M&&De(y.relatedTarget)&&gv(g.floating,y.relatedTarget)||p&&y_(p.nodesRef.current,v).length)return;if(U==="top"&&f>=j.bottom-1||U===
"bottom"&&f<=j.top+1||U==="left"&&m>=j.right-1||U==="right"&&m<=j.left+1)return _();let ne=[];switch(U){case"top":ne=[[I,j.top+1],[I,C.bottom-1],[F,C.bottom-1],
[F,j.top+1]];break;case"bottom":ne=[[I,C.top+1],[I,j.bottom-1],[F,j.bottom-1],[F,C.top+1]];break;case"left":ne=[[C.right-1,ce],[C.right-1,Q],[j.left+1,Q],[j.left+
1,ce]];break;case"right":ne=[[j.right-1,ce],[j.right-1,Q],[C.left+1,Q],[C.left+1,ce]];break}function ue(Ce){let[ie,we]=Ce;switch(U){case"top":{let ke=[P?ie+t/2:
q?ie+t*4:ie-t*4,we+t+1],He=[P?ie-t/2:q?ie+t*4:ie-t*4,we+t+1],Xe=[[C.left,q||P?C.bottom-t:C.top],[C.right,q?P?C.bottom-t:C.top:C.bottom-t]];return[ke,He,...Xe]}case"\
bottom":{let ke=[P?ie+t/2:q?ie+t*4:ie-t*4,we-t],He=[P?ie-t/2:q?ie+t*4:ie-t*4,we-t],Xe=[[C.left,q||P?C.top+t:C.bottom],[C.right,q?P?C.top+t:C.bottom:C.top+t]];return[
ke,He,...Xe]}case"left":{let ke=[ie+t+1,$?we+t/2:H?we+t*4:we-t*4],He=[ie+t+1,$?we-t/2:H?we+t*4:we-t*4];return[...[[H||$?C.right-t:C.left,C.top],[H?$?C.right-t:C.
left:C.right-t,C.bottom]],ke,He]}case"right":{let ke=[ie-t,$?we+t/2:H?we+t*4:we-t*4],He=[ie-t,$?we-t/2:H?we+t*4:we-t*4],Xe=[[H||$?C.left+t:C.right,C.top],[H?$?C.
left+t:C.right:C.left+t,C.bottom]];return[ke,He,...Xe]}}}if(!c_([z,S],ne)){if(n&&!N)return _();if(!M&&a){let Ce=s(y.clientX,y.clientY);if(Ce!==null&&Ce<.1)return _()}
c_([z,S],ue([m,f]))?!n&&a&&(o.current=window.setTimeout(_,40)):_()}}};return u.__options={blockPointerEvents:r},u}var x_={scrollHideDelay:1e3,type:"hover",scrollbars:"xy"},__=(e,{scrollbarSize:t,overscrollBehavior:r,scrollbars:a})=>{let o=r;return r&&a&&(a==="x"?o=`${r} aut\
o`:a==="y"&&(o=`auto ${r}`)),{root:{"--scrollarea-scrollbar-size":R(t),"--scrollarea-over-scroll-behavior":o,"--scrollarea-offset-size":void 0}}},vo=D(e=>{let t=k(
"ScrollArea",x_,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,scrollbarSize:l,vars:c,type:s,scrollHideDelay:u,viewportProps:d,viewportRef:m,onScrollPositionChange:f,
children:h,offsetScrollbars:g,scrollbars:w,onBottomReached:v,onTopReached:p,onLeftReached:b,onRightReached:y,overscrollBehavior:_,startScrollPosition:z,verticalScrollbarPosition:S,
attributes:T,...L}=t,[M,Y]=(0,dt.useState)(!1),[V,j]=(0,dt.useState)(!1),[C,U]=(0,dt.useState)(!1),q=(0,dt.useRef)(!0),H=(0,dt.useRef)(!1),N=(0,dt.useRef)(!0),P=(0,dt.useRef)(
!1),$=G({name:"ScrollArea",props:t,classes:Fm,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:T,vars:c,varsResolver:__}),I=(0,dt.useRef)(null),[
F,Q]=(0,dt.useState)(null),ce=(0,dt.useCallback)(ue=>{Q(Ce=>Ce===ue?Ce:ue)},[]),ne=xv([m,I,ce]);return Vr(g==="present"?F:null,()=>{let ue=I.current;ue&&(j(ue.scrollHeight>
ue.clientHeight),U(ue.scrollWidth>ue.clientWidth))}),tt(()=>{z&&I.current&&I.current.scrollTo({left:z.x??0,top:z.y??0})},[]),(0,Gr.jsxs)($h,{getStyles:$,type:s===
"never"?"always":s,scrollHideDelay:u,scrollbars:w,...$("root"),...L,children:[(0,Gr.jsx)(av,{...d,...$("viewport",{style:d?.style}),ref:ne,"data-offset-scrollba\
rs":g===!0?"xy":g||void 0,"data-scrollbars":w||void 0,"data-vertical-scrollbar-position":S||void 0,"data-horizontal-hidden":g==="present"&&!C?"true":void 0,"dat\
a-vertical-hidden":g==="present"&&!V?"true":void 0,onScroll:ue=>{d?.onScroll?.(ue),f?.({x:ue.currentTarget.scrollLeft,y:ue.currentTarget.scrollTop});let{scrollTop:Ce,
scrollHeight:ie,clientHeight:we,scrollLeft:ke,scrollWidth:He,clientWidth:Xe}=ue.currentTarget,_t=Ce-(ie-we)>=-.8,ee=Ce===0;_t&&!H.current&&v?.(),ee&&!q.current&&
p?.(),H.current=_t,q.current=ee;let St=ke-(He-Xe)>=-.8,Mt=ke===0;St&&!P.current&&y?.(),Mt&&!N.current&&b?.(),P.current=St,N.current=Mt},children:h}),(w==="xy"||
w==="x")&&(0,Gr.jsx)(qm,{...$("scrollbar"),orientation:"horizontal","data-vertical-scrollbar-position":S||void 0,"data-hidden":s==="never"||g==="present"&&!C?!0:
void 0,forceMount:!0,onMouseEnter:()=>Y(!0),onMouseLeave:()=>Y(!1),children:(0,Gr.jsx)($m,{...$("thumb")})}),(w==="xy"||w==="y")&&(0,Gr.jsx)(qm,{...$("scrollbar"),
orientation:"vertical","data-vertical-scrollbar-position":S||void 0,"data-hidden":s==="never"||g==="present"&&!V?!0:void 0,forceMount:!0,onMouseEnter:()=>Y(!0),
onMouseLeave:()=>Y(!1),children:(0,Gr.jsx)($m,{...$("thumb")})}),(0,Gr.jsx)(Fw,{...$("corner"),"data-vertical-scrollbar-position":S||void 0,"data-hovered":M||void 0,
"data-hidden":s==="never"||void 0})]})});vo.displayName="@mantine/core/ScrollArea";var Tv=D(e=>{let{children:t,classNames:r,styles:a,scrollbarSize:o,scrollHideDelay:n,
type:i,dir:l,offsetScrollbars:c,overscrollBehavior:s,viewportRef:u,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:h,scrollbars:g,style:w,vars:v,onBottomReached:p,
onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,onOverflowChange:z,...S}=k("ScrollAreaAutosize",x_,e),T=(0,dt.useRef)(null),[L,M]=(0,dt.useState)(
null),Y=(0,dt.useCallback)(q=>{M(H=>H===q?H:q)},[]),V=xv([u,T,Y]),j=(0,dt.useRef)(!1),C=(0,dt.useRef)(!1),U=(0,dt.useEffectEvent)(()=>{let q=T.current;if(!q||!z)
return;let H=q.scrollHeight>q.clientHeight;H!==j.current&&(C.current?z(H):(C.current=!0,H&&z(!0)),j.current=H)});return Vr(z?L:null,U),(0,Gr.jsx)(E,{...S,variant:f,
style:[{display:"flex",overflow:"hidden"},w],children:(0,Gr.jsx)(E,{style:{display:"flex",flexDirection:"column",flex:1,overflow:"hidden",...g==="y"&&{minWidth:0},
...g==="x"&&{minHeight:0},...g==="xy"&&{minWidth:0,minHeight:0},...g===!1&&{minWidth:0,minHeight:0}},children:(0,Gr.jsx)(vo,{classNames:r,styles:a,scrollHideDelay:n,
scrollbarSize:o,type:i,dir:l,offsetScrollbars:c,overscrollBehavior:s,viewportRef:V,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:h,vars:v,scrollbars:g,
onBottomReached:p,onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,"data-autosize":"true",children:t})})})});vo.classes=Fm;vo.varsResolver=__;Tv.
displayName="@mantine/core/ScrollAreaAutosize";Tv.classes=Fm;vo.Autosize=Tv;var Rv={root:"m_87cf2631"};var S_=x(A(),1),HR={__staticSelector:"UnstyledButton"},Bt=he(e=>{let t=k("UnstyledButton",HR,e),{className:r,component:a="button",__staticSelector:o,unstyled:n,
classNames:i,styles:l,style:c,attributes:s,...u}=t,d=G({name:o,props:t,classes:Rv,className:r,style:c,classNames:i,styles:l,unstyled:n,attributes:s});return(0,S_.jsx)(
E,{...d("root",{focusable:!0}),component:a,type:a==="button"?"button":void 0,...u})});Bt.classes=Rv;Bt.displayName="@mantine/core/UnstyledButton";var Cv={root:"m_515a97f8"};var z_=x(A(),1),pu=D(e=>{let t=k("VisuallyHidden",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,attributes:c,...s}=t,u=G({name:"VisuallyH\
idden",classes:Cv,props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:c});return(0,z_.jsx)(E,{component:"span",...u("root"),...s})});pu.classes=
Cv;pu.displayName="@mantine/core/VisuallyHidden";var kv={root:"m_1b7284a3"};var T_=x(A(),1),R_=(e,{radius:t,shadow:r})=>({root:{"--paper-radius":t===void 0?void 0:pe(t),"--paper-shadow":vm(r)}}),Ha=he(e=>{let t=k("Paper",null,e),{classNames:r,
className:a,style:o,styles:n,unstyled:i,withBorder:l,vars:c,radius:s,shadow:u,variant:d,mod:m,attributes:f,...h}=t,g=G({name:"Paper",props:t,classes:kv,className:a,
style:o,classNames:r,styles:n,unstyled:i,attributes:f,vars:c,varsResolver:R_});return(0,T_.jsx)(E,{mod:[{withBorder:l},m],...g("root"),variant:d,...h})});Ha.classes=
kv;Ha.varsResolver=R_;Ha.displayName="@mantine/core/Paper";function C_(e,t,r,a){return e==="center"||a==="center"?{top:t}:e==="end"?{bottom:r}:e==="start"?{top:r}:{}}function k_(e,t,r,a,o){return e==="center"||a==="cent\
er"?{left:t}:e==="end"?{[o==="ltr"?"right":"left"]:r}:e==="start"?{[o==="ltr"?"left":"right"]:r}:{}}var jR={bottom:"borderTopLeftRadius",left:"borderTopRightRad\
ius",right:"borderBottomLeftRadius",top:"borderBottomRightRadius"};function PR({position:e,arrowSize:t,dir:r}){let[a,o]=e.split("-");if(!o)return;let n={width:t,
height:t,position:"absolute"};if(a==="bottom"){let i=o==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"right":"left";return{...n,top:-t,[l]:0,clipPath:i!==(r===
"rtl")?"polygon(0% 0%, 0% 100%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}if(a==="top"){let i=o==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"righ\
t":"left";return{...n,bottom:-t,[l]:0,clipPath:i!==(r==="rtl")?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 100% 0%, 100% 100%)"}}if(a==="left")return{...n,
right:-t,[o==="start"?"top":"bottom"]:0,clipPath:o==="start"?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 0% 100%, 100% 100%)"};if(a==="right")return{...n,
left:-t,[o==="start"?"top":"bottom"]:0,clipPath:o==="start"?"polygon(0% 0%, 100% 0%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}function E_({position:e,
arrowSize:t,arrowOffset:r,arrowRadius:a,arrowPosition:o,arrowX:n,arrowY:i,dir:l}){if(o==="merge"){let m=PR({position:e,arrowSize:t,dir:l});if(m)return m}let[c,s="\
center"]=e.split("-"),u={width:t,height:t,transform:"rotate(45deg)",position:"absolute",[jR[c]]:a},d=-t/2;return c==="left"?{...u,...C_(s,i,r,o),right:d,borderLeftColor:"\
transparent",borderBottomColor:"transparent",clipPath:"polygon(100% 0, 0 0, 100% 100%)"}:c==="right"?{...u,...C_(s,i,r,o),left:d,borderRightColor:"transparent",
borderTopColor:"transparent",clipPath:"polygon(0 100%, 0 0, 100% 100%)"}:c==="top"?{...u,...k_(s,n,r,o,l),bottom:d,borderTopColor:"transparent",borderLeftColor:"\
transparent",clipPath:"polygon(0 100%, 100% 100%, 100% 0)"}:c==="bottom"?{...u,...k_(s,n,r,o,l),top:d,borderBottomColor:"transparent",borderRightColor:"transpar\
ent",clipPath:"polygon(0 100%, 0 0, 100% 0)"}:{}}function A_({position:e,dir:t}){let[r,a]=e.split("-");if(!a)return;let o=a==="start"&&t==="ltr"||a==="end"&&t===
"rtl";if(r==="bottom")return o?{borderTopLeftRadius:0}:{borderTopRightRadius:0};if(r==="top")return o?{borderBottomLeftRadius:0}:{borderBottomRightRadius:0};if(r===
"left")return a==="start"?{borderTopRightRadius:0}:{borderBottomRightRadius:0};if(r==="right")return a==="start"?{borderTopLeftRadius:0}:{borderBottomLeftRadius:0}}var N_=x(A(),1);function hu({position:e,arrowSize:t,arrowOffset:r,arrowRadius:a,arrowPosition:o,visible:n,arrowX:i,arrowY:l,style:c,...s}){let{dir:u}=ka();return n?
(0,N_.jsx)("div",{role:"presentation",...s,style:{...c,...E_({position:e,arrowSize:t,arrowOffset:r,arrowRadius:a,arrowPosition:o,dir:u,arrowX:i,arrowY:l})}}):null}
hu.displayName="@mantine/core/FloatingArrow";function M_(e,t){if(e==="rtl"&&(t.includes("right")||t.includes("left"))){let[r,a]=t.split("-"),o=r==="right"?"left":"right";return a===void 0?o:`${o}-${a}`}return t}var Ev={root:"m_9814e45f"};var O_=x(A(),1),IR={zIndex:Ot("modal")},D_=(e,{gradient:t,color:r,backgroundOpacity:a,blur:o,radius:n,zIndex:i})=>({root:{"--overlay-bg":t||(r!==void 0||a!==void 0)&&
Sa(r||"#000",a??.6)||void 0,"--overlay-filter":o?`blur(${R(o)})`:void 0,"--overlay-radius":n===void 0?void 0:pe(n),"--overlay-z-index":i?.toString()}}),Es=he(e=>{
let t=k("Overlay",IR,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,fixed:c,center:s,children:u,radius:d,zIndex:m,gradient:f,blur:h,color:g,backgroundOpacity:w,
mod:v,attributes:p,...b}=t,y=G({name:"Overlay",props:t,classes:Ev,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:p,vars:l,varsResolver:D_});return(0,O_.jsx)(
E,{...y("root"),mod:[{center:s,fixed:c},v],...b,children:u})});Es.classes=Ev;Es.varsResolver=D_;Es.displayName="@mantine/core/Overlay";var vu=x(B(),1);var gu=x(A(),1),B_=x(Ko(),1);function Av(e){let t=document.createElement("div");return t.setAttribute("data-portal","true"),typeof e.className=="string"&&t.classList.
add(...e.className.split(" ").filter(Boolean)),typeof e.style=="object"&&Object.assign(t.style,e.style),typeof e.id=="string"&&t.setAttribute("id",e.id),t}var Cl=null;
function VR({target:e,reuseTargetNode:t,...r}){if(e)return typeof e=="string"?document.querySelector(e)||Av(r):e;if(t){if(Cl){if(document.body.contains(Cl))return Cl;
Cl=null}let a=document.querySelector("[data-mantine-shared-portal-node]");if(a)return Cl=a,a;let o=Av(r);return o.setAttribute("data-mantine-shared-portal-node",
"true"),document.body.appendChild(o),Cl=o,o}return Av(r)}var UR={reuseTargetNode:!0},Nv=D(e=>{let{children:t,target:r,reuseTargetNode:a,ref:o,...n}=k("Portal",UR,
e),[i,l]=(0,vu.useState)(!1),c=(0,vu.useRef)(null);return tt(()=>(l(!0),c.current=VR({target:r,reuseTargetNode:a,...n}),Fn(o,c.current),!r&&!a&&c.current&&document.
body.appendChild(c.current),()=>{!r&&!a&&c.current&&document.body.removeChild(c.current)}),[r]),!i||!c.current?null:(0,B_.createPortal)((0,gu.jsx)(gu.Fragment,{
children:t}),c.current)});Nv.displayName="@mantine/core/Portal";var As=x(A(),1),rn=D(({withinPortal:e=!0,children:t,...r})=>za()==="test"||!e?(0,As.jsx)(As.Fragment,{children:t}):(0,As.jsx)(Nv,{...r,children:t}));rn.displayName=
"@mantine/core/OptionalPortal";var Ns=e=>({in:{opacity:1,transform:"scale(1)"},out:{opacity:0,transform:`scale(.9) translateY(${e==="bottom"?10:-10}px)`},transitionProperty:"transform, opacit\
y"}),Ms={fade:{in:{opacity:1},out:{opacity:0},transitionProperty:"opacity"},"fade-up":{in:{opacity:1,transform:"translateY(0)"},out:{opacity:0,transform:"transl\
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
orm, opacity"},pop:{...Ns("bottom"),common:{transformOrigin:"center center"}},"pop-bottom-left":{...Ns("bottom"),common:{transformOrigin:"bottom left"}},"pop-bo\
ttom-right":{...Ns("bottom"),common:{transformOrigin:"bottom right"}},"pop-top-left":{...Ns("top"),common:{transformOrigin:"top left"}},"pop-top-right":{...Ns("\
top"),common:{transformOrigin:"top right"}}};var L_={entering:"in",entered:"in",exiting:"out",exited:"out","pre-exiting":"out","pre-entering":"out"};function Mv({transition:e,state:t,duration:r,timingFunction:a}){
let o={WebkitBackfaceVisibility:"hidden",transitionDuration:`${r}ms`,transitionTimingFunction:a};return typeof e=="string"?e in Ms?{transitionProperty:Ms[e].transitionProperty,
...o,...Ms[e].common,...Ms[e][L_[t]]}:{}:{transitionProperty:e.transitionProperty,...o,...e.common,...e[L_[t]]}}var go=x(B(),1);var H_=x(Ko(),1);function j_({duration:e,exitDuration:t,timingFunction:r,mounted:a,onEnter:o,onExit:n,onEntered:i,onExited:l,enterDelay:c,exitDelay:s}){let u=Pe(),
d=Kn(),m=u.respectReducedMotion?d:!1,[f,h]=(0,go.useState)(m?0:e),[g,w]=(0,go.useState)(a?"entered":"exited"),v=(0,go.useRef)(-1),p=(0,go.useRef)(-1),b=(0,go.useRef)(
-1);function y(){window.clearTimeout(v.current),window.clearTimeout(p.current),cancelAnimationFrame(b.current),b.current=-1}let _=S=>{y();let T=S?o:n,L=S?i:l,M=m?
0:S?e:t;if(h(M),M===0)typeof T=="function"&&T(),typeof L=="function"&&L(),w(S?"entered":"exited");else{let Y=requestAnimationFrame(()=>{H_.default.flushSync(()=>{
w(S?"pre-entering":"pre-exiting")}),b.current===Y&&(b.current=requestAnimationFrame(()=>{typeof T=="function"&&T(),w(S?"entering":"exiting"),v.current=window.setTimeout(
()=>{typeof L=="function"&&L(),w(S?"entered":"exited")},M)}))});b.current=Y}},z=S=>{if(y(),typeof(S?c:s)!="number"){_(S);return}p.current=window.setTimeout(()=>{
_(S)},S?c:s)};return lo(()=>{z(a)},[a]),(0,go.useEffect)(()=>()=>{y()},[]),{transitionDuration:f,transitionStatus:g,transitionTimingFunction:r||"ease"}}var Ov=x(B(),1),Yr=x(A(),1);function qr({keepMounted:e,keepMountedMode:t="activity",transition:r="fade",duration:a=250,exitDuration:o=a,mounted:n,children:i,timingFunction:l="\
ease",onExit:c,onEntered:s,onEnter:u,onExited:d,enterDelay:m,exitDelay:f}){let h=za(),{transitionDuration:g,transitionStatus:w,transitionTimingFunction:v}=j_({mounted:n,
exitDuration:o,duration:a,timingFunction:l,onExit:c,onEntered:s,onEnter:u,onExited:d,enterDelay:m,exitDelay:f});if(h==="test")return n?(0,Yr.jsx)(Yr.Fragment,{children:i(
{})}):e?i({display:"none"}):null;if(g===0)return e?t==="display-none"?n?(0,Yr.jsx)(Yr.Fragment,{children:i({})}):i({display:"none"}):(0,Yr.jsx)(Ov.Activity,{mode:n?
"visible":"hidden",children:i({})}):n?(0,Yr.jsx)(Yr.Fragment,{children:i({})}):null;let p=w==="exited";if(e){let b=i(p?t==="display-none"?{display:"none"}:{}:Mv(
{transition:r,duration:g,state:w,timingFunction:v}));return t==="display-none"?b:(0,Yr.jsx)(Ov.Activity,{mode:p?"hidden":"visible",children:b})}return p?null:(0,Yr.jsx)(
Yr.Fragment,{children:i(Mv({transition:r,duration:g,state:w,timingFunction:v}))})}qr.displayName="@mantine/core/Transition";var GR={duration:100,transition:"fade"};function Dv(e,t){return{...GR,...t,...e}}var P_=x(B(),1);var I_=x(A(),1);function bu({children:e,active:t=!0,refProp:r="ref",innerRef:a}){let o=yh(t),n=Ge(o,a),i=cl(e);return i?(0,P_.cloneElement)(i,{[r]:n}):e}function V_(e){
return(0,I_.jsx)(pu,{tabIndex:-1,"data-autofocus":!0,...e})}bu.displayName="@mantine/core/FocusTrap";V_.displayName="@mantine/core/FocusTrapInitialFocus";bu.InitialFocus=
V_;var Wt={root:"m_5ae2e3c",barsLoader:"m_7a2bd4cd",bar:"m_870bb79","bars-loader-animation":"m_5d2b3b9d",dotsLoader:"m_4e3f22d7",dot:"m_870c4af","loader-dots-anima\
tion":"m_aac34a1",ovalLoader:"m_b34414df","oval-loader-animation":"m_f8e89c4b"};var kl=x(A(),1),Bv=({className:e,...t})=>(0,kl.jsxs)(E,{component:"span",className:se(Wt.barsLoader,e),...t,children:[(0,kl.jsx)("span",{className:Wt.bar}),(0,kl.jsx)(
"span",{className:Wt.bar}),(0,kl.jsx)("span",{className:Wt.bar})]});Bv.displayName="@mantine/core/Bars";var El=x(A(),1),Lv=({className:e,...t})=>(0,El.jsxs)(E,{component:"span",className:se(Wt.dotsLoader,e),...t,children:[(0,El.jsx)("span",{className:Wt.dot}),(0,El.jsx)(
"span",{className:Wt.dot}),(0,El.jsx)("span",{className:Wt.dot})]});Lv.displayName="@mantine/core/Dots";var U_=x(A(),1),Hv=({className:e,...t})=>(0,U_.jsx)(E,{component:"span",className:se(Wt.ovalLoader,e),...t});Hv.displayName="@mantine/core/Oval";var jv=x(A(),1),Pv={bars:Bv,oval:Hv,dots:Lv},YR={loaders:Pv,type:"oval"},G_=(e,{size:t,color:r})=>({root:{"--loader-size":re(t,"loader-size"),"--loader-color":r?
Ke(r,e):void 0}}),Lt=D(e=>{let t=k("Loader",YR,e),{size:r,color:a,type:o,vars:n,className:i,style:l,classNames:c,styles:s,unstyled:u,loaders:d,variant:m,children:f,
attributes:h,...g}=t,w=G({name:"Loader",props:t,classes:Wt,className:i,style:l,classNames:c,styles:s,unstyled:u,attributes:h,vars:n,varsResolver:G_});return f?(0,jv.jsx)(
E,{...w("root"),...g,children:f}):(0,jv.jsx)(E,{...w("root"),component:d[o],variant:m,size:r,...g})});Lt.defaultLoaders=Pv;Lt.classes=Wt;Lt.varsResolver=G_;Lt.displayName=
"@mantine/core/Loader";var bo={root:"m_8d3f4000",icon:"m_8d3afb97",loader:"m_302b9fb1",group:"m_1a0f1b21",groupSection:"m_437b6484"};var Y_=x(A(),1),qR={orientation:"horizontal"},q_=(e,{borderWidth:t})=>({group:{"--ai-border-width":R(t)}}),Os=D(e=>{let t=k("ActionIconGroup",qR,e),{className:r,
style:a,classNames:o,styles:n,unstyled:i,orientation:l,vars:c,borderWidth:s,variant:u,mod:d,attributes:m,...f}=t,h=G({name:"ActionIconGroup",props:t,classes:bo,
className:r,style:a,classNames:o,styles:n,unstyled:i,attributes:m,vars:c,varsResolver:q_,rootSelector:"group"});return(0,Y_.jsx)(E,{...h("group"),variant:u,mod:[
{orientation:l},d],role:"group",...f})});Os.classes=bo;Os.varsResolver=q_;Os.displayName="@mantine/core/ActionIconGroup";var X_=x(A(),1),$_=(e,{radius:t,color:r,gradient:a,variant:o,autoContrast:n,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:a,
variant:o||"filled",autoContrast:n});return{groupSection:{"--section-height":re(i,"section-height"),"--section-padding-x":re(i,"section-padding-x"),"--section-f\
z":_e(i),"--section-radius":t===void 0?void 0:pe(t),"--section-bg":r||o?l.background:void 0,"--section-color":l.color,"--section-bd":r||o?l.border:void 0}}},Ds=D(
e=>{let t=k("ActionIconGroupSection",null,e),{className:r,style:a,classNames:o,styles:n,unstyled:i,vars:l,variant:c,gradient:s,radius:u,autoContrast:d,attributes:m,
...f}=t,h=G({name:"ActionIconGroupSection",props:t,classes:bo,className:r,style:a,classNames:o,styles:n,unstyled:i,attributes:m,vars:l,varsResolver:$_,rootSelector:"\
groupSection"});return(0,X_.jsx)(E,{...h("groupSection"),variant:c,...f})});Ds.classes=bo;Ds.varsResolver=$_;Ds.displayName="@mantine/core/ActionIconGroupSectio\
n";var ii=x(A(),1),F_=(e,{size:t,radius:r,variant:a,gradient:o,color:n,autoContrast:i})=>{let l=e.variantColorResolver({color:n||e.primaryColor,theme:e,gradient:o,
variant:a||"filled",autoContrast:i});return{root:{"--ai-size":re(t,"ai-size"),"--ai-radius":r===void 0?void 0:pe(r),"--ai-bg":n||a?l.background:void 0,"--ai-hov\
er":n||a?l.hover:void 0,"--ai-hover-color":n||a?l.hoverColor:void 0,"--ai-color":l.color,"--ai-bd":n||a?l.border:void 0}}},ja=he(e=>{let t=k("ActionIcon",null,e),
{className:r,unstyled:a,variant:o,classNames:n,styles:i,style:l,loading:c,loaderProps:s,size:u,color:d,radius:m,__staticSelector:f,gradient:h,vars:g,children:w,
disabled:v,"data-disabled":p,autoContrast:b,mod:y,attributes:_,...z}=t,S=G({name:["ActionIcon",f],props:t,className:r,style:l,classes:bo,classNames:n,styles:i,unstyled:a,
attributes:_,vars:g,varsResolver:F_});return(0,ii.jsxs)(Bt,{...S("root",{active:!v&&!c&&!p}),"aria-busy":c||void 0,...z,unstyled:a,variant:o,size:u,disabled:v||
c,mod:[{loading:c,disabled:v||p},y],children:[typeof c=="boolean"&&(0,ii.jsx)(qr,{mounted:c,transition:"slide-down",duration:150,children:T=>(0,ii.jsx)(E,{component:"\
span",...S("loader",{style:T}),"aria-hidden":!0,children:(0,ii.jsx)(Lt,{color:"var(--ai-color)",size:"calc(var(--ai-size) * 0.55)",...s})})}),(0,ii.jsx)(E,{component:"\
span",mod:{loading:c},...S("icon"),children:w})]})});ja.classes=bo;ja.varsResolver=F_;ja.displayName="@mantine/core/ActionIcon";ja.Group=Os;ja.GroupSection=Ds;var wV=x(B(),1),Iv=x(A(),1);function Vv({size:e="var(--cb-icon-size, 70%)",style:t,...r}){return(0,Iv.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://\
www.w3.org/2000/svg",style:{...t,width:e,height:e},...r,children:(0,Iv.jsx)("path",{d:"M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2\
.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.031\
57L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816\
C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z",fill:"currentColor",fillRule:"ev\
enodd",clipRule:"evenodd"})})}Vv.displayName="@mantine/core/CloseIcon";var Uv={root:"m_86a44da5","root--subtle":"m_220c80f2"};var yu=x(A(),1),XR={variant:"subtle"},K_=(e,{size:t,radius:r,iconSize:a})=>({root:{"--cb-size":re(t,"cb-size"),"--cb-radius":r===void 0?void 0:pe(r),"--cb-icon-\
size":R(a)}}),yo=he(e=>{let t=k("CloseButton",XR,e),{iconSize:r,children:a,vars:o,radius:n,className:i,classNames:l,style:c,styles:s,unstyled:u,"data-disabled":d,
disabled:m,variant:f,icon:h,mod:g,attributes:w,__staticSelector:v,...p}=t,b=G({name:v||"CloseButton",props:t,className:i,style:c,classes:Uv,classNames:l,styles:s,
unstyled:u,attributes:w,vars:o,varsResolver:K_});return(0,yu.jsxs)(Bt,{...p,unstyled:u,variant:f,disabled:m,mod:[{disabled:m||d},g],...b("root",{variant:f,active:!m&&
!d}),children:[h||(0,yu.jsx)(Vv,{}),a]})});yo.classes=Uv;yo.varsResolver=K_;yo.displayName="@mantine/core/CloseButton";var Q_=x(B(),1);function Z_(e){return Q_.Children.toArray(e).filter(Boolean)}var Gv={root:"m_4081bf90"};var W_=x(A(),1),$R={preventGrowOverflow:!0,gap:"md",align:"center",justify:"flex-start",wrap:"wrap"},J_=(e,{grow:t,preventGrowOverflow:r,gap:a,align:o,justify:n,
wrap:i},{childWidth:l})=>({root:{"--group-child-width":t&&r?l:void 0,"--group-gap":zt(a),"--group-align":o,"--group-justify":n,"--group-wrap":i}}),Se=D(e=>{let t=k(
"Group",$R,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,children:l,gap:c,align:s,justify:u,wrap:d,grow:m,preventGrowOverflow:f,vars:h,variant:g,__size:w,
mod:v,attributes:p,...b}=t,y=Z_(l),_=y.length,z=zt(c??"md"),S={childWidth:`calc(${100/_}% - (${z} - ${z} / ${_}))`},T=G({name:"Group",props:t,stylesCtx:S,className:a,
style:o,classes:Gv,classNames:r,styles:n,unstyled:i,attributes:p,vars:h,varsResolver:J_});return(0,W_.jsx)(E,{...T("root"),variant:g,mod:[{grow:m},v],size:w,...b,
children:y})});Se.classes=Gv;Se.varsResolver=J_;Se.displayName="@mantine/core/Group";var[e2,Tt]=ct("ModalBase component was not found in tree");var Al=x(B(),1);function t2({opened:e,transitionDuration:t}){let[r,a]=(0,Al.useState)(e),o=(0,Al.useRef)(-1),n=Kn()?0:t;return(0,Al.useEffect)(()=>(e?(a(!0),window.clearTimeout(
o.current)):n===0?a(!1):o.current=window.setTimeout(()=>a(!1),n),()=>window.clearTimeout(o.current)),[e,n]),r}var Yv=x(B(),1);function r2({id:e,transitionProps:t,opened:r,trapFocus:a,closeOnEscape:o,onClose:n,returnFocus:i,handledEscapeEvents:l}){let c=Oe(e),[s,u]=(0,Yv.useState)(!1),[
d,m]=(0,Yv.useState)(!1),f=typeof t?.duration=="number"?t?.duration:200,h=t2({opened:r,transitionDuration:f});return is("keydown",g=>{g.key==="Escape"&&o&&!g.isComposing&&
r&&!l?.has(g)&&g.target?.getAttribute("data-mantine-stop-propagation")!=="true"&&(l?.add(g),n())},{capture:!0}),ph({opened:r,shouldReturnFocus:a&&i}),{_id:c,titleMounted:s,
bodyMounted:d,shouldLockScroll:h,setTitleMounted:u,setBodyMounted:m}}var dr=function(){return dr=Object.assign||function(t){for(var r,a=1,o=arguments.length;a<o;a++){r=arguments[a];for(var n in r)Object.prototype.hasOwnProperty.call(
r,n)&&(t[n]=r[n])}return t},dr.apply(this,arguments)};function wu(e,t){var r={};for(var a in e)Object.prototype.hasOwnProperty.call(e,a)&&t.indexOf(a)<0&&(r[a]=
e[a]);if(e!=null&&typeof Object.getOwnPropertySymbols=="function")for(var o=0,a=Object.getOwnPropertySymbols(e);o<a.length;o++)t.indexOf(a[o])<0&&Object.prototype.
propertyIsEnumerable.call(e,a[o])&&(r[a[o]]=e[a[o]]);return r}function a2(e,t,r){if(r||arguments.length===2)for(var a=0,o=t.length,n;a<o;a++)(n||!(a in t))&&(n||(n=Array.prototype.slice.call(t,0,a)),n[a]=t[a]);return e.concat(
n||Array.prototype.slice.call(t))}var Tu=x(B());var Xt=x(B());var li="right-scroll-bar-position",ci="width-before-scroll-bar",qv="with-scroll-bars-hidden",Xv="--removed-body-scroll-bar-size";function xu(e,t){return typeof e=="function"?e(t):e&&(e.current=t),e}var o2=x(B());function n2(e,t){var r=(0,o2.useState)(function(){return{value:e,callback:t,facade:{get current(){return r.value},set current(a){var o=r.value;o!==
a&&(r.value=a,r.callback(a,o))}}}})[0];return r.callback=t,r.facade}var _u=x(B());var FR=typeof window<"u"?_u.useLayoutEffect:_u.useEffect,i2=new WeakMap;function $v(e,t){var r=n2(t||null,function(a){return e.forEach(function(o){return xu(o,a)})});
return FR(function(){var a=i2.get(r);if(a){var o=new Set(a),n=new Set(e),i=r.current;o.forEach(function(l){n.has(l)||xu(l,null)}),n.forEach(function(l){o.has(l)||
xu(l,i)})}i2.set(r,e)},[e]),r}function KR(e){return e}function QR(e,t){t===void 0&&(t=KR);var r=[],a=!1,o={read:function(){if(a)throw new Error("Sidecar: could not `read` from an `assigned` \
medium. `read` could be used only with `useMedium`.");return r.length?r[r.length-1]:e},useMedium:function(n){var i=t(n,a);return r.push(i),function(){r=r.filter(
function(l){return l!==i})}},assignSyncMedium:function(n){for(a=!0;r.length;){var i=r;r=[],i.forEach(n)}r={push:function(l){return n(l)},filter:function(){return r}}},
assignMedium:function(n){a=!0;var i=[];if(r.length){var l=r;r=[],l.forEach(n),i=r}var c=function(){var u=i;i=[],u.forEach(n)},s=function(){return Promise.resolve().
then(c)};s(),r={push:function(u){i.push(u),s()},filter:function(u){return i=i.filter(u),r}}}};return o}function Fv(e){e===void 0&&(e={});var t=QR(null);return t.options=dr({async:!0,ssr:!1},e),t}var l2=x(B()),c2=function(e){var t=e.sideCar,r=wu(e,["sideCar"]);if(!t)throw new Error("Sidecar: please provide `sideCar` property to import the right car");var a=t.
read();if(!a)throw new Error("Sidecar medium not found");return l2.createElement(a,dr({},r))};c2.isSideCarExport=!0;function Kv(e,t){return e.useMedium(t),c2}var Su=Fv();var Qv=function(){},Bs=Xt.forwardRef(function(e,t){var r=Xt.useRef(null),a=Xt.useState({onScrollCapture:Qv,onWheelCapture:Qv,onTouchMoveCapture:Qv}),o=a[0],n=a[1],
i=e.forwardProps,l=e.children,c=e.className,s=e.removeScrollBar,u=e.enabled,d=e.shards,m=e.sideCar,f=e.noRelative,h=e.noIsolation,g=e.inert,w=e.allowPinchZoom,v=e.
as,p=v===void 0?"div":v,b=e.gapMode,y=wu(e,["forwardProps","children","className","removeScrollBar","enabled","shards","sideCar","noRelative","noIsolation","ine\
rt","allowPinchZoom","as","gapMode"]),_=m,z=$v([r,t]),S=dr(dr({},y),o);return Xt.createElement(Xt.Fragment,null,u&&Xt.createElement(_,{sideCar:Su,removeScrollBar:s,
shards:d,noRelative:f,noIsolation:h,inert:g,setCallbacks:n,allowPinchZoom:!!w,lockRef:r,gapMode:b}),i?Xt.cloneElement(Xt.Children.only(l),dr(dr({},S),{ref:z})):
Xt.createElement(p,dr({},S,{className:c,ref:z}),l))});Bs.defaultProps={enabled:!0,removeScrollBar:!0,inert:!1};Bs.classNames={fullWidth:ci,zeroRight:li};var Ye=x(B());var Ml=x(B());var m2=x(B());var Zv,s2=function(e){Zv=e},d2=function(){if(Zv)return Zv;if(typeof __webpack_nonce__<"u")return __webpack_nonce__};function ZR(){if(!document)return null;var e=document.createElement("style");e.type="text/css";var t=d2();return t&&e.setAttribute("nonce",t),e}function WR(e,t){
e.styleSheet?e.styleSheet.cssText=t:e.appendChild(document.createTextNode(t))}function JR(e){var t=document.head||document.getElementsByTagName("head")[0];t.appendChild(
e)}var Wv=function(){var e=0,t=null;return{add:function(r){e==0&&(t=ZR())&&(WR(t,r),JR(t)),e++},remove:function(){e--,!e&&t&&(t.parentNode&&t.parentNode.removeChild(
t),t=null)}}};var Jv=function(){var e=Wv();return function(t,r){m2.useEffect(function(){return e.add(t),function(){e.remove()}},[t&&r])}};var Ls=function(){var e=Jv(),t=function(r){var a=r.styles,o=r.dynamic;return e(a,o),null};return t};var eC={left:0,top:0,right:0,gap:0},eg=function(e){return parseInt(e||"",10)||0},tC=function(e){var t=window.getComputedStyle(document.body),r=t[e==="padding"?"\
paddingLeft":"marginLeft"],a=t[e==="padding"?"paddingTop":"marginTop"],o=t[e==="padding"?"paddingRight":"marginRight"];return[eg(r),eg(a),eg(o)]},tg=function(e){
if(e===void 0&&(e="margin"),typeof window>"u")return eC;var t=tC(e),r=document.documentElement.clientWidth,a=window.innerWidth;return{left:t[0],top:t[1],right:t[2],
gap:Math.max(0,a-r+t[2]-t[0])}};var rC=Ls(),Nl="data-scroll-locked",aC=function(e,t,r,a){var o=e.left,n=e.top,i=e.right,l=e.gap;return r===void 0&&(r="margin"),`
  .`.concat(qv,` {
   overflow: hidden `).concat(a,`;
   padding-right: `).concat(l,"px ").concat(a,`;
  }
  body[`).concat(Nl,`] {
    overflow: hidden `).concat(a,`;
    overscroll-behavior: contain;
    `).concat([t&&"position: relative ".concat(a,";"),r==="margin"&&`
    padding-left: `.concat(o,`px;
    padding-top: `).concat(n,`px;
    padding-right: `).concat(i,`px;
    margin-left:0;
    margin-top:0;
    margin-right: `).concat(l,"px ").concat(a,`;
    `),r==="padding"&&"padding-right: ".concat(l,"px ").concat(a,";")].filter(Boolean).join(""),`
  }
  
  .`).concat(li,` {
    right: `).concat(l,"px ").concat(a,`;
  }
  
  .`).concat(ci,` {
    margin-right: `).concat(l,"px ").concat(a,`;
  }
  
  .`).concat(li," .").concat(li,` {
    right: 0 `).concat(a,`;
  }
  
  .`).concat(ci," .").concat(ci,` {
    margin-right: 0 `).concat(a,`;
  }
  
  body[`).concat(Nl,`] {
    `).concat(Xv,": ").concat(l,`px;
  }
`)},u2=function(){var e=parseInt(document.body.getAttribute(Nl)||"0",10);return isFinite(e)?e:0},oC=function(){Ml.useEffect(function(){return document.body.setAttribute(
Nl,(u2()+1).toString()),function(){var e=u2()-1;e<=0?document.body.removeAttribute(Nl):document.body.setAttribute(Nl,e.toString())}},[])},rg=function(e){var t=e.
noRelative,r=e.noImportant,a=e.gapMode,o=a===void 0?"margin":a;oC();var n=Ml.useMemo(function(){return tg(o)},[o]);return Ml.createElement(rC,{styles:aC(n,!t,o,
r?"":"!important")})};var ag=!1;if(typeof window<"u")try{Hs=Object.defineProperty({},"passive",{get:function(){return ag=!0,!0}}),window.addEventListener("test",Hs,Hs),window.removeEventListener(
"test",Hs,Hs)}catch{ag=!1}var Hs,si=ag?{passive:!1}:!1;var nC=function(e){return e.tagName==="TEXTAREA"},f2=function(e,t){if(!(e instanceof Element))return!1;var r=window.getComputedStyle(e);return r[t]!=="hidden"&&
!(r.overflowY===r.overflowX&&!nC(e)&&r[t]==="visible")},iC=function(e){return f2(e,"overflowY")},lC=function(e){return f2(e,"overflowX")},og=function(e,t){var r=t.
ownerDocument,a=t;do{typeof ShadowRoot<"u"&&a instanceof ShadowRoot&&(a=a.host);var o=p2(e,a);if(o){var n=h2(e,a),i=n[1],l=n[2];if(i>l)return!0}a=a.parentNode}while(a&&
a!==r.body);return!1},cC=function(e){var t=e.scrollTop,r=e.scrollHeight,a=e.clientHeight;return[t,r,a]},sC=function(e){var t=e.scrollLeft,r=e.scrollWidth,a=e.clientWidth;
return[t,r,a]},p2=function(e,t){return e==="v"?iC(t):lC(t)},h2=function(e,t){return e==="v"?cC(t):sC(t)},dC=function(e,t){return e==="h"&&t==="rtl"?-1:1},v2=function(e,t,r,a,o){
var n=dC(e,window.getComputedStyle(t).direction),i=n*a,l=r.target,c=t.contains(l),s=!1,u=i>0,d=0,m=0;do{if(!l)break;var f=h2(e,l),h=f[0],g=f[1],w=f[2],v=g-w-n*h;
(h||v)&&p2(e,l)&&(d+=v,m+=h);var p=l.parentNode;l=p&&p.nodeType===Node.DOCUMENT_FRAGMENT_NODE?p.host:p}while(!c&&l!==document.body||c&&(t.contains(l)||t===l));return(u&&
(o&&Math.abs(d)<1||!o&&i>d)||!u&&(o&&Math.abs(m)<1||!o&&-i>m))&&(s=!0),s};var zu=function(e){return"changedTouches"in e?[e.changedTouches[0].clientX,e.changedTouches[0].clientY]:[0,0]},g2=function(e){return[e.deltaX,e.deltaY]},b2=function(e){
return e&&"current"in e?e.current:e},mC=function(e,t){return e[0]===t[0]&&e[1]===t[1]},uC=function(e){return`
  .block-interactivity-`.concat(e,` {pointer-events: none;}
  .allow-interactivity-`).concat(e,` {pointer-events: all;}
`)},fC=0,Ol=[];function y2(e){var t=Ye.useRef([]),r=Ye.useRef([0,0]),a=Ye.useRef(),o=Ye.useState(fC++)[0],n=Ye.useState(Ls)[0],i=Ye.useRef(e);Ye.useEffect(function(){
i.current=e},[e]),Ye.useEffect(function(){if(e.inert){document.body.classList.add("block-interactivity-".concat(o));var g=a2([e.lockRef.current],(e.shards||[]).
map(b2),!0).filter(Boolean);return g.forEach(function(w){return w.classList.add("allow-interactivity-".concat(o))}),function(){document.body.classList.remove("b\
lock-interactivity-".concat(o)),g.forEach(function(w){return w.classList.remove("allow-interactivity-".concat(o))})}}},[e.inert,e.lockRef.current,e.shards]);var l=Ye.useCallback(
function(g,w){if("touches"in g&&g.touches.length===2||g.type==="wheel"&&g.ctrlKey)return!i.current.allowPinchZoom;var v=zu(g),p=r.current,b="deltaX"in g?g.deltaX:
p[0]-v[0],y="deltaY"in g?g.deltaY:p[1]-v[1],_,z=g.target,S=Math.abs(b)>Math.abs(y)?"h":"v";if("touches"in g&&S==="h"&&z.type==="range")return!1;var T=window.getSelection(),
L=T&&T.anchorNode,M=L?L===z||L.contains(z):!1;if(M)return!1;var Y=og(S,z);if(!Y)return!0;if(Y?_=S:(_=S==="v"?"h":"v",Y=og(S,z)),!Y)return!1;if(!a.current&&"chan\
gedTouches"in g&&(b||y)&&(a.current=_),!_)return!0;var V=a.current||_;return v2(V,w,g,V==="h"?b:y,!0)},[]),c=Ye.useCallback(function(g){var w=g;if(!(!Ol.length||
Ol[Ol.length-1]!==n)){var v="deltaY"in w?g2(w):zu(w),p=t.current.filter(function(_){return _.name===w.type&&(_.target===w.target||w.target===_.shadowParent)&&mC(
_.delta,v)})[0];if(p&&p.should){w.cancelable&&w.preventDefault();return}if(!p){var b=(i.current.shards||[]).map(b2).filter(Boolean).filter(function(_){return _.
contains(w.target)}),y=b.length>0?l(w,b[0]):!i.current.noIsolation;y&&w.cancelable&&w.preventDefault()}}},[]),s=Ye.useCallback(function(g,w,v,p){var b={name:g,delta:w,
target:v,should:p,shadowParent:pC(v)};t.current.push(b),setTimeout(function(){t.current=t.current.filter(function(y){return y!==b})},1)},[]),u=Ye.useCallback(function(g){
r.current=zu(g),a.current=void 0},[]),d=Ye.useCallback(function(g){s(g.type,g2(g),g.target,l(g,e.lockRef.current))},[]),m=Ye.useCallback(function(g){s(g.type,zu(
g),g.target,l(g,e.lockRef.current))},[]);Ye.useEffect(function(){return Ol.push(n),e.setCallbacks({onScrollCapture:d,onWheelCapture:d,onTouchMoveCapture:m}),document.
addEventListener("wheel",c,si),document.addEventListener("touchmove",c,si),document.addEventListener("touchstart",u,si),function(){Ol=Ol.filter(function(g){return g!==
n}),document.removeEventListener("wheel",c,si),document.removeEventListener("touchmove",c,si),document.removeEventListener("touchstart",u,si)}},[]);var f=e.removeScrollBar,
h=e.inert;return Ye.createElement(Ye.Fragment,null,h?Ye.createElement(n,{styles:uC(o)}):null,f?Ye.createElement(rg,{noRelative:e.noRelative,gapMode:e.gapMode}):
null)}function pC(e){for(var t=null;e!==null;)e instanceof ShadowRoot&&(t=e.host,e=e.host),e=e.parentNode;return t}var w2=Kv(Su,y2);var x2=Tu.forwardRef(function(e,t){return Tu.createElement(Bs,dr({},e,{ref:t,sideCar:w2}))});x2.classNames=Bs.classNames;var wo=x2;var js=x(A(),1);function ng({keepMounted:e,keepMountedMode:t="activity",opened:r,onClose:a,id:o,transitionProps:n,onExitTransitionEnd:i,onEnterTransitionEnd:l,trapFocus:c,
closeOnEscape:s,returnFocus:u,closeOnClickOutside:d,withinPortal:m,portalProps:f,lockScroll:h,children:g,zIndex:w,shadow:v,padding:p,__vars:b,unstyled:y,removeScrollProps:_,
__handledEscapeEvents:z,...S}){let{_id:T,titleMounted:L,bodyMounted:M,shouldLockScroll:Y,setTitleMounted:V,setBodyMounted:j}=r2({id:o,transitionProps:n,opened:r,
trapFocus:c,closeOnEscape:s,onClose:a,returnFocus:u,handledEscapeEvents:z}),{key:C,...U}=_||{};return(0,js.jsx)(rn,{...f,withinPortal:m,children:(0,js.jsx)(e2,{
value:{opened:r,onClose:a,closeOnClickOutside:d,onExitTransitionEnd:i,onEnterTransitionEnd:l,transitionProps:{...n,keepMounted:e,keepMountedMode:t},getTitleId:()=>`${T}\
-title`,getBodyId:()=>`${T}-body`,titleMounted:L,bodyMounted:M,setTitleMounted:V,setBodyMounted:j,trapFocus:c,closeOnEscape:s,zIndex:w,unstyled:y},children:(0,js.jsx)(
wo,{enabled:Y&&h,...U,children:(0,js.jsx)(E,{...S,id:T,__vars:{...b,"--mb-z-index":(w||Ot("modal")).toString(),"--mb-shadow":vm(v),"--mb-padding":zt(p)},children:g})},
C)})})}ng.displayName="@mantine/core/ModalBase";var _2=x(B(),1);function S2(){let e=Tt();return(0,_2.useEffect)(()=>(e.setBodyMounted(!0),()=>e.setBodyMounted(!1)),[]),e.getBodyId()}var fa={title:"m_615af6c9",header:"m_b5489c3c",inner:"m_60c222c7",content:"m_fd1ab0aa",close:"m_606cb269",body:"m_5df29311"};var z2=x(A(),1);function ig({className:e,...t}){let r=S2(),a=Tt();return(0,z2.jsx)(E,{id:r,className:se({[fa.body]:!a.unstyled},e),...t})}ig.displayName="@manti\
ne/core/ModalBaseBody";var T2=x(A(),1);function lg({className:e,onClick:t,...r}){let a=Tt();return(0,T2.jsx)(yo,{...r,onClick:o=>{a.onClose(),t?.(o)},className:se({[fa.close]:!a.unstyled},
e),unstyled:a.unstyled})}lg.displayName="@mantine/core/ModalBaseCloseButton";var Ps=x(A(),1);function cg({transitionProps:e,className:t,innerProps:r,onKeyDown:a,style:o,ref:n,...i}){let l=Tt();return(0,Ps.jsx)(qr,{mounted:l.opened,transition:"\
pop",...l.transitionProps,onExited:()=>{l.onExitTransitionEnd?.(),l.transitionProps?.onExited?.()},onEntered:()=>{l.onEnterTransitionEnd?.(),l.transitionProps?.
onEntered?.()},...e,children:c=>(0,Ps.jsx)("div",{...r,className:se({[fa.inner]:!l.unstyled},r.className),children:(0,Ps.jsx)(bu,{active:l.opened&&l.trapFocus,innerRef:n,
children:(0,Ps.jsx)(Ha,{...i,component:"section",role:"dialog",tabIndex:-1,"aria-modal":!0,"aria-describedby":l.bodyMounted?l.getBodyId():void 0,"aria-labelledb\
y":l.titleMounted?l.getTitleId():void 0,style:[o,c],className:se({[fa.content]:!l.unstyled},t),unstyled:l.unstyled,children:i.children})})})})}cg.displayName="@\
mantine/core/ModalBaseContent";var R2=x(A(),1);function sg({className:e,...t}){let r=Tt();return(0,R2.jsx)(E,{component:"header",className:se({[fa.header]:!r.unstyled},e),...t})}sg.displayName=
"@mantine/core/ModalBaseHeader";var hC={duration:200,timingFunction:"ease",transition:"fade"};function C2(e){let t=Tt();return{...hC,...t.transitionProps,...e}}var dg=x(A(),1);function mg({onClick:e,transitionProps:t,style:r,visible:a,...o}){let n=Tt(),i=C2(t);return(0,dg.jsx)(qr,{mounted:a!==void 0?a:n.opened,...i,transition:"\
fade",children:l=>(0,dg.jsx)(Es,{fixed:!0,style:[r,l],zIndex:n.zIndex,unstyled:n.unstyled,onClick:c=>{e?.(c),n.closeOnClickOutside&&n.onClose()},...o})})}mg.displayName=
"@mantine/core/ModalBaseOverlay";var k2=x(B(),1);function E2(){let e=Tt();return(0,k2.useEffect)(()=>(e.setTitleMounted(!0),()=>e.setTitleMounted(!1)),[]),e.getTitleId()}var A2=x(A(),1);function ug({className:e,...t}){let r=E2(),a=Tt();return(0,A2.jsx)(E,{component:"h2",className:se({[fa.title]:!a.unstyled},e),id:r,...t})}ug.displayName=
"@mantine/core/ModalBaseTitle";var Ru=x(A(),1);function N2({children:e}){return(0,Ru.jsx)(Ru.Fragment,{children:e})}var M2=x(B(),1),Cu=(0,M2.createContext)({size:"sm"});var O2=x(B(),1),D2=x(A(),1),fg=D(e=>{let t=k("InputClearButton",null,e),{size:r,variant:a,vars:o,classNames:n,styles:i,...l}=t,c=(0,O2.use)(Cu),{resolvedClassNames:s,
resolvedStyles:u}=hl({classNames:n,styles:i,props:t});return(0,D2.jsx)(yo,{variant:a||"transparent",size:r||c?.size||"sm",classNames:s,styles:u,__staticSelector:"\
InputClearButton",style:{pointerEvents:"all",background:"var(--input-bg)",...l.style},...l})});fg.displayName="@mantine/core/InputClearButton";var B2=x(A(),1),vC={xs:7,sm:8,md:10,lg:12,xl:15};function L2({__clearable:e,__clearSection:t,rightSection:r,__defaultRightSection:a,size:o="sm",__clearSectionMode:n="\
both"}){let i=e&&t;return n==="rightSection"?r===null?null:r||a:n==="clear"?r===null?null:i||a:i&&(r||a)?(0,B2.jsxs)("div",{"data-combined-clear-section":!0,style:{
display:"flex",gap:2,alignItems:"center",paddingInlineEnd:vC[o]},children:[i,r||a]}):r===null?null:r||i||a}var H2=x(B(),1),mr=(0,H2.createContext)({offsetBottom:!1,offsetTop:!1,describedBy:void 0,getStyles:null,inputId:void 0,labelId:void 0});var nt={wrapper:"m_6c018570",input:"m_8fb7ebe7",bottomSection:"m_93f4ed57",section:"m_82577fc2",placeholder:"m_88bacfd0",root:"m_46b77525",label:"m_8fdc1311",required:"\
m_78a94662",error:"m_8f816625",success:"m_9d9d40e0",description:"m_fe47ce59"};var j2=x(B(),1),P2=x(A(),1),I2=(e,{size:t})=>({description:{"--input-description-size":t===void 0?void 0:`calc(${_e(t)} - ${R(2)})`}}),di=D(e=>{let t=k("InputDe\
scription",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,__staticSelector:c,__inheritStyles:s=!0,attributes:u,...d}=k("InputDescription",
null,t),m=(0,j2.use)(mr),f=G({name:["InputWrapper",c],props:t,classes:nt,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:u,rootSelector:"descrip\
tion",vars:l,varsResolver:I2}),h=s&&m?.getStyles||f;return(0,P2.jsx)(E,{component:"p",...h("description",m?.getStyles?{className:a,style:o}:void 0),...d})});di.
classes=nt;di.varsResolver=I2;di.displayName="@mantine/core/InputDescription";var V2=x(B(),1),U2=x(A(),1),G2=(e,{size:t})=>({error:{"--input-error-size":t===void 0?void 0:`calc(${_e(t)} - ${R(2)})`}}),mi=D(e=>{let t=k("InputError",null,e),
{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,attributes:c,__staticSelector:s,__inheritStyles:u=!0,...d}=t,m=G({name:["InputWrapper",s],props:t,classes:nt,
className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:c,rootSelector:"error",vars:l,varsResolver:G2}),f=(0,V2.use)(mr),h=u&&f?.getStyles||m;return(0,U2.jsx)(
E,{component:"p",...h("error",f?.getStyles?{className:a,style:o}:void 0),...d})});mi.classes=nt;mi.varsResolver=G2;mi.displayName="@mantine/core/InputError";var Y2=x(B(),1),ku=x(A(),1),gC={labelElement:"label"},q2=(e,{size:t})=>({label:{"--input-label-size":_e(t),"--input-asterisk-color":void 0}}),ui=D(e=>{let t=k("\
InputLabel",gC,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,labelElement:c,required:s,htmlFor:u,onMouseDown:d,children:m,__staticSelector:f,mod:h,
attributes:g,...w}=t,v=G({name:["InputWrapper",f],props:t,classes:nt,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:g,rootSelector:"label",vars:l,
varsResolver:q2}),p=(0,Y2.use)(mr),b=p?.getStyles||v,y=w.component||c,_=typeof y!="string"||y==="label";return(0,ku.jsxs)(E,{...b("label",p?.getStyles?{className:a,
style:o}:void 0),component:c,htmlFor:_?u:void 0,mod:[{required:s},h],onMouseDown:z=>{d?.(z),!z.defaultPrevented&&z.detail>1&&z.preventDefault()},...w,children:[
m,s&&(0,ku.jsx)("span",{...b("required"),"aria-hidden":!0,children:" *"})]})});ui.classes=nt;ui.varsResolver=q2;ui.displayName="@mantine/core/InputLabel";var X2=x(A(),1),Eu=D(e=>{let t=k("InputPlaceholder",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,__staticSelector:c,error:s,mod:u,attributes:d,
...m}=t,f=G({name:["InputPlaceholder",c],props:t,classes:nt,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:d,rootSelector:"placeholder"});return(0,X2.jsx)(
E,{...f("placeholder"),mod:[{error:!!s},u],component:"span",...m})});Eu.classes=nt;Eu.displayName="@mantine/core/InputPlaceholder";var $2=x(B(),1),F2=x(A(),1),K2=(e,{size:t})=>({success:{"--input-success-size":t===void 0?void 0:`calc(${_e(t)} - ${R(2)})`}}),fi=D(e=>{let t=k("InputSuccess",null,
e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,attributes:c,__staticSelector:s,__inheritStyles:u=!0,...d}=t,m=G({name:["InputWrapper",s],props:t,
classes:nt,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:c,rootSelector:"success",vars:l,varsResolver:K2}),f=(0,$2.use)(mr),h=u&&f?.getStyles||
m;return(0,F2.jsx)(E,{component:"p",...h("success",f?.getStyles?{className:a,style:o}:void 0),...d})});fi.classes=nt;fi.varsResolver=K2;fi.displayName="@mantine\
/core/InputSuccess";function Q2(e,{hasDescription:t,hasError:r}){let a=e.findIndex(l=>l==="input"),o=e.slice(0,a),n=e.slice(a+1),i=t&&o.includes("description")||r&&o.includes("erro\
r");return{offsetBottom:t&&n.includes("description")||r&&n.includes("error"),offsetTop:i}}var Is=x(B(),1);var Dl=x(A(),1),bC={labelElement:"label",inputContainer:e=>e,inputWrapperOrder:["label","description","input","error"]},Z2=(e,{size:t})=>({label:{"--input-label\
-size":_e(t),"--input-asterisk-color":void 0},error:{"--input-error-size":t===void 0?void 0:`calc(${_e(t)} - ${R(2)})`},success:{"--input-success-size":t===void 0?
void 0:`calc(${_e(t)} - ${R(2)})`},description:{"--input-description-size":t===void 0?void 0:`calc(${_e(t)} - ${R(2)})`}}),Vs=D(e=>{let t=k("InputWrapper",bC,e),
{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,size:c,variant:s,__staticSelector:u,inputContainer:d,inputWrapperOrder:m,label:f,error:h,success:g,
description:w,labelProps:v,descriptionProps:p,errorProps:b,successProps:y,labelElement:_,children:z,withAsterisk:S,id:T,required:L,__stylesApiProps:M,mod:Y,attributes:V,
...j}=t,C=G({name:["InputWrapper",u],props:M||t,classes:nt,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:V,vars:l,varsResolver:Z2}),U={size:c,
variant:s,__staticSelector:u},q=Oe(T),H=typeof S=="boolean"?S:L,N=b?.id||`${q}-error`,P=y?.id||`${q}-success`,$=p?.id||`${q}-description`,I=q,F=!!h&&typeof h!="\
boolean",Q=!!g&&typeof g!="boolean"&&!h,ce=!!w,ne=F&&m.includes("error"),ue=Q&&m.includes("error"),Ce=ce&&m.includes("description"),ie=`${ne?N:""} ${ue?P:""} ${Ce?
$:""}`,we=ie.trim().length>0?ie.trim():void 0,ke=v?.id||`${q}-label`,He=f&&(0,Dl.jsx)(ui,{labelElement:_,id:ke,htmlFor:I,required:H,...U,...v,children:f},"label"),
Xe=ce&&(0,Dl.jsx)(di,{...p,...U,size:p?.size||U.size,id:p?.id||$,children:w},"description"),_t=(0,Dl.jsx)(Is.Fragment,{children:d(z)},"input"),ee=F&&(0,Is.createElement)(
mi,{...b,...U,size:b?.size||U.size,key:"error",id:b?.id||N},h),St=Q&&(0,Is.createElement)(fi,{...y,...U,size:y?.size||U.size,key:"success",id:y?.id||P},g),Mt=m.
map(zr=>{switch(zr){case"label":return He;case"input":return _t;case"description":return Xe;case"error":return ee||St;default:return null}});return(0,Dl.jsx)(mr,
{value:{getStyles:C,describedBy:we,inputId:I,labelId:He&&m.includes("label")?ke:void 0,...Q2(m,{hasDescription:ce,hasError:F||Q})},children:(0,Dl.jsx)(E,{variant:s,
size:c,mod:[{error:!!h,success:!!g&&!h},Y],id:_==="label"?void 0:T,...C("root"),...j,children:Mt})})});Vs.classes=nt;Vs.varsResolver=Z2;Vs.displayName="@mantine\
/core/InputWrapper";var W2=x(B(),1),xo=x(A(),1),yC={variant:"default",leftSectionPointerEvents:"none",rightSectionPointerEvents:"none",withAria:!0,withErrorStyles:!0,withSuccessStyles:!0,
size:"sm",loading:!1,loadingPosition:"right"},J2=(e,t,r)=>({wrapper:{"--input-margin-top":r.offsetTop?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-marg\
in-bottom":r.offsetBottom?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-height":re(t.size,"input-height"),"--input-fz":_e(t.size),"--input-radius":t.radius===
void 0?void 0:pe(t.radius),"--input-left-section-width":t.leftSectionWidth!==void 0?R(t.leftSectionWidth):void 0,"--input-right-section-width":t.rightSectionWidth!==
void 0?R(t.rightSectionWidth):void 0,"--input-padding-y":t.multiline?re(t.size,"input-padding-y"):void 0,"--input-left-section-pointer-events":t.leftSectionPointerEvents,
"--input-right-section-pointer-events":t.rightSectionPointerEvents}}),Rt=he(e=>{let t=k("Input",yC,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,required:l,
__staticSelector:c,__stylesApiProps:s,size:u,wrapperProps:d,error:m,success:f,disabled:h,leftSection:g,leftSectionProps:w,leftSectionWidth:v,rightSection:p,rightSectionProps:b,
rightSectionWidth:y,rightSectionPointerEvents:_,leftSectionPointerEvents:z,variant:S,vars:T,pointer:L,multiline:M,radius:Y,id:V,withAria:j,withErrorStyles:C,withSuccessStyles:U,
mod:q,inputSize:H,attributes:N,__clearSection:P,__clearable:$,__clearSectionMode:I,__defaultRightSection:F,loading:Q,loadingPosition:ce,__bottomSection:ne,__bottomSectionProps:ue,
rootRef:Ce,dir:ie,...we}=t,{styleProps:ke,rest:He}=Ca(we),Xe=(0,W2.use)(mr),_t={offsetBottom:Xe?.offsetBottom,offsetTop:Xe?.offsetTop},ee=G({name:["Input",c],props:s||
t,classes:nt,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:N,stylesCtx:_t,rootSelector:"wrapper",vars:T,varsResolver:J2}),St=j?{required:l,disabled:h,
"aria-invalid":m?!0:void 0,"aria-describedby":Xe?.describedBy,id:Xe?.inputId||V}:{},Mt=Q?(0,xo.jsx)(Lt,{size:ce==="left"?"calc(var(--input-left-section-size) / \
2)":"calc(var(--input-right-section-size) / 2)"}):null,zr=Q&&ce==="left"?Mt:g,na=L2({__clearable:$,__clearSection:P,rightSection:Q&&ce==="right"?Mt:p,__defaultRightSection:F,
size:u,__clearSectionMode:I});return(0,xo.jsx)(Cu,{value:{size:u||"sm"},children:(0,xo.jsxs)(E,{ref:Ce,dir:ie,...ee("wrapper"),...ke,...d,mod:[{error:!!m&&C,success:!!f&&
!m&&U,pointer:L,disabled:h,multiline:M,withRightSection:!!na,withLeftSection:!!zr,withBottomSection:!!ne},q],variant:S,size:u,children:[zr&&(0,xo.jsx)("div",{...w,
"data-position":"left",...ee("section",{className:w?.className,style:w?.style}),children:zr}),(0,xo.jsx)(E,{component:"input",...He,...St,required:l,mod:{disabled:h,
error:!!m&&C,success:!!f&&!m&&U},variant:S,__size:H,...ee("input")}),ne&&(0,xo.jsx)("div",{...ue,...ee("bottomSection",{className:ue?.className,style:ue?.style}),
children:ne}),na&&(0,xo.jsx)("div",{...b,"data-position":"right",...ee("section",{className:b?.className,style:b?.style}),children:na})]})})});Rt.classes=nt;Rt.
varsResolver=J2;Rt.Wrapper=Vs;Rt.Label=ui;Rt.Error=mi;Rt.Success=fi;Rt.Description=di;Rt.Placeholder=Eu;Rt.ClearButton=fg;Rt.displayName="@mantine/core/Input";function e5(e,t,r){let a=k(["Input","InputWrapper",e],t,r),{label:o,description:n,error:i,success:l,required:c,classNames:s,styles:u,className:d,unstyled:m,__staticSelector:f,
__stylesApiProps:h,errorProps:g,successProps:w,labelProps:v,descriptionProps:p,wrapperProps:b,id:y,size:_,style:z,inputContainer:S,inputWrapperOrder:T,withAsterisk:L,
variant:M,vars:Y,mod:V,attributes:j,...C}=a,{styleProps:U,rest:q}=Ca(C),H={label:o,description:n,error:i,success:l,required:c,classNames:s,className:d,__staticSelector:f,
__stylesApiProps:h||a,errorProps:g,successProps:w,labelProps:v,descriptionProps:p,unstyled:m,styles:u,size:_,style:z,inputContainer:S,inputWrapperOrder:T,withAsterisk:L,
variant:M,id:y,mod:V,attributes:j,...b};return{...q,classNames:s,styles:u,unstyled:m,wrapperProps:{...H,...U},inputProps:{required:c,classNames:s,styles:u,unstyled:m,
size:_,__staticSelector:f,__stylesApiProps:h||a,error:i,success:l,variant:M,id:y,attributes:j}}}var pg=x(A(),1),wC={__staticSelector:"InputBase",withAria:!0,size:"sm"},Pa=he(e=>{let{inputProps:t,wrapperProps:r,...a}=e5("InputBase",wC,e);return(0,pg.jsx)(Rt.
Wrapper,{...r,children:(0,pg.jsx)(Rt,{...t,...a})})});Pa.classes={...Rt.classes,...Rt.Wrapper.classes};Pa.displayName="@mantine/core/InputBase";var hg=x(A(),1);function vg({style:e,size:t=16,...r}){return(0,hg.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",style:{...e,width:R(
t),height:R(t),display:"block"},...r,children:(0,hg.jsx)("path",{d:"M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C1\
1.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.\
15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}vg.displayName="@mantine/core/Acco\
rdionChevron";var gg={root:"m_66836ed3",wrapper:"m_a5d60502",body:"m_667c2793",title:"m_6a03f287",label:"m_698f4f23",icon:"m_667f2a6a",message:"m_7fa78076",closeButton:"m_87f\
54839"};var Ia=x(A(),1),t5=(e,{radius:t,color:r,variant:a,autoContrast:o})=>{let n=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:a||"light",autoContrast:o});
return{root:{"--alert-radius":t===void 0?void 0:pe(t),"--alert-bg":r||a?n.background:void 0,"--alert-color":n.color,"--alert-bd":r||a?n.border:void 0}}},Ze=D(e=>{
let t=k("Alert",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,radius:c,color:s,title:u,children:d,id:m,icon:f,withCloseButton:h,onClose:g,
closeButtonLabel:w,variant:v,autoContrast:p,role:b,attributes:y,..._}=t,z=G({name:"Alert",classes:gg,props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,
attributes:y,vars:l,varsResolver:t5}),S=Oe(m),T=u&&`${S}-title`||void 0,L=`${S}-body`;return(0,Ia.jsx)(E,{id:S,...z("root",{variant:v}),variant:v,..._,role:b||"\
alert","aria-describedby":d?L:void 0,"aria-labelledby":u?T:void 0,children:(0,Ia.jsxs)("div",{...z("wrapper"),children:[f&&(0,Ia.jsx)("div",{...z("icon"),children:f}),
(0,Ia.jsxs)("div",{...z("body"),children:[u&&(0,Ia.jsx)("div",{...z("title"),"data-with-close-button":h||void 0,children:(0,Ia.jsx)("span",{id:T,...z("label"),children:u})}),
d&&(0,Ia.jsx)("div",{id:L,...z("message"),"data-variant":v,children:d})]}),h&&(0,Ia.jsx)(yo,{...z("closeButton"),onClick:g,variant:"transparent",size:16,iconSize:16,
"aria-label":w,unstyled:i})]})})});Ze.classes=gg;Ze.varsResolver=t5;Ze.displayName="@mantine/core/Alert";var bg={root:"m_b6d8b162"};var r5=x(A(),1);function xC(e){if(e==="start")return"start";if(e==="end"||e)return"end"}var _C={inherit:!1},a5=(e,{variant:t,lineClamp:r,gradient:a,size:o,textWrap:n})=>({
root:{"--text-fz":_e(o),"--text-lh":hm(o),"--text-gradient":t==="gradient"?ss(a,e):void 0,"--text-line-clamp":typeof r=="number"?r.toString():void 0,"--text-tex\
t-wrap":n}}),J=he(e=>{let t=k("Text",_C,e),{lineClamp:r,truncate:a,inline:o,inherit:n,gradient:i,span:l,textWrap:c,__staticSelector:s,vars:u,className:d,style:m,
classNames:f,styles:h,unstyled:g,variant:w,mod:v,size:p,attributes:b,...y}=t,_=G({name:["Text",s],props:t,classes:bg,className:d,style:m,classNames:f,styles:h,unstyled:g,
attributes:b,vars:u,varsResolver:a5});return(0,r5.jsx)(E,{..._("root",{focusable:!0}),component:l?"span":"p",variant:w,mod:[{truncate:xC(a),lineClamp:typeof r==
"number",inline:o,inherit:n},v],size:p,...y})});J.classes=bg;J.varsResolver=a5;J.displayName="@mantine/core/Text";var yg={root:"m_849cf0da"};var o5=x(A(),1),SC={underline:"hover"},Us=he(e=>{let{underline:t,className:r,unstyled:a,mod:o,...n}=k("Anchor",SC,e);return(0,o5.jsx)(J,{component:"a",className:se(
{[yg.root]:!a},r),...n,mod:[{underline:t},o],__staticSelector:"Anchor",unstyled:a})});Us.classes=yg;Us.displayName="@mantine/core/Anchor";var[n5,ur]=ct("AppShell was not found in tree");function wg({size:e,min:t,max:r,viewportMax:a}){let o=Math.min(r??Number.POSITIVE_INFINITY,a);return Math.max(Math.min(t??0,o),Math.min(e,o))}function Bl(e,t){return t===
void 0?!1:e<t}var Au={navbar:{axis:"horizontal",orientation:"vertical",sizeVariable:"--app-shell-navbar-width",offsetVariable:"--app-shell-navbar-offset",gridWidthVariable:"-\
-app-shell-navbar-grid-width",handleDisplayVariable:"--app-shell-navbar-resize-handle-display",sign:1},aside:{axis:"horizontal",orientation:"vertical",sizeVariable:"\
--app-shell-aside-width",offsetVariable:"--app-shell-aside-offset",gridWidthVariable:"--app-shell-aside-grid-width",handleDisplayVariable:"--app-shell-aside-res\
ize-handle-display",sign:-1},header:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-header-height",offsetVariable:"--app-shell-header-offset",
handleDisplayVariable:"--app-shell-header-resize-handle-display",sign:1},footer:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-footer-heigh\
t",offsetVariable:"--app-shell-footer-offset",handleDisplayVariable:"--app-shell-footer-resize-handle-display",safeAreaVariable:"--app-shell-footer-safe-area",sign:-1}},
i5=Object.keys(Au);function xg({section:e,deltaX:t,deltaY:r,dir:a}){let o=Au[e];return o.axis==="vertical"?r*o.sign:t*o.sign*(a==="rtl"?-1:1)}function l5(e,t){if(!t)return 0;let r=window.getComputedStyle(e).getPropertyValue(t),a=Number.parseFloat(r);return Number.isFinite(a)?a:0}var _o=x(B(),1);var c5=x(A(),1),zC={navbar:"Resize navbar",aside:"Resize aside",header:"Resize header",footer:"Resize footer"},TC=10,RC=50,CC={ArrowRight:{deltaX:1,deltaY:0},ArrowLeft:{
deltaX:-1,deltaY:0},ArrowDown:{deltaX:0,deltaY:1},ArrowUp:{deltaX:0,deltaY:-1}};function _g(e,t){t?document.body.style.setProperty(e,t):document.body.style.removeProperty(
e)}function So({section:e,sectionId:t}){let r=ur(),a=r.resize,o=(0,_o.useRef)(null),n=(0,_o.useRef)({startSize:0,startX:0,startY:0,size:0,moved:!1}),i=(0,_o.useRef)(
null),l=(0,_o.useRef)(null),c=(0,_o.useRef)(null),{dir:s}=ka(),u=Pe(),d=Au[e],m=a?.options[e]??{},f=()=>d.axis==="horizontal"?window.innerWidth:window.innerHeight,
[h,g]=(0,_o.useState)(0),[w,v]=(0,_o.useState)(void 0),p=()=>f()/u.scale,b=I=>{let F=I.getBoundingClientRect();return((d.axis==="horizontal"?F.width:F.height)-l5(
I,d.safeAreaVariable))/u.scale},y=I=>{let F=r.rootRef.current;if(!F)return;let Q=R(I);F.style.setProperty(d.sizeVariable,Q),r.resizeOffsets[e]&&F.style.setProperty(
d.offsetVariable,Q),r.mode==="static"&&d.gridWidthVariable&&F.style.setProperty(d.gridWidthVariable,Q)},_=()=>{let I=r.rootRef.current;I&&(I.style.removeProperty(
d.sizeVariable),I.style.removeProperty(d.offsetVariable),d.gridWidthVariable&&I.style.removeProperty(d.gridWidthVariable))},z=()=>{l.current?.abort(),l.current=
null,i.current=null;let I=c.current;c.current=null,I&&(_g("user-select",I.userSelect),_g("-webkit-user-select",I.webkitUserSelect),_g("cursor",I.cursor))},S=()=>{
a?.reportCollapse(e,Bl(n.current.startSize,m.collapseThreshold)),a?.endResize(e,null)},T=I=>{if(I.pointerId!==i.current)return;n.current.moved=!0;let F=xg({section:e,
deltaX:I.clientX-n.current.startX,deltaY:I.clientY-n.current.startY,dir:s})/u.scale,Q=n.current.startSize+F,ce=wg({size:Q,min:m.min,max:m.max,viewportMax:p()});
n.current.size=ce,y(ce),o.current?.setAttribute("aria-valuenow",String(Math.round(ce))),a?.previewResize(e,ce),a?.reportCollapse(e,Bl(Q,m.collapseThreshold))},L=I=>{
if(I.pointerId===i.current){if(z(),!n.current.moved){a?.endResize(e,null);return}a?.endResize(e,n.current.size)}},M=I=>{I.pointerId===i.current&&(z(),_(),S())},
Y=I=>{I.key==="Escape"&&(I.preventDefault(),z(),_(),o.current?.setAttribute("aria-valuenow",String(Math.round(n.current.startSize))),S())},V=()=>{let I=a?.[e].size;
if(I!==void 0)return I;let F=o.current?.parentElement;return F?b(F):0},j=I=>{a?.initCollapse(e,Bl(V(),m.collapseThreshold)),a?.reportCollapse(e,Bl(I,m.collapseThreshold)),
a?.endResize(e,wg({size:I,min:m.min,max:m.max,viewportMax:p()}))},C=I=>{let F=I.shiftKey?RC:TC;if(I.key==="Home"){I.preventDefault(),j(m.min??0);return}if(I.key===
"End"){I.preventDefault(),j(m.max??p());return}let Q=CC[I.key];if(!Q)return;let ce=xg({section:e,...Q,dir:s});ce!==0&&(I.preventDefault(),j(V()+ce*F))},U=()=>{_(),
a?.[e].reset()},q=I=>{if(I.button!==0||l.current!==null)return;let F=o.current?.parentElement;if(!F)return;let Q=b(F);n.current={startSize:Q,startX:I.clientX,startY:I.
clientY,size:Q,moved:!1},i.current=I.pointerId,a?.initCollapse(e,Bl(Q,m.collapseThreshold));let ce=new AbortController;l.current=ce;let{signal:ne}=ce;c.current=
{userSelect:document.body.style.getPropertyValue("user-select"),webkitUserSelect:document.body.style.getPropertyValue("-webkit-user-select"),cursor:document.body.
style.getPropertyValue("cursor")},document.body.style.setProperty("user-select","none"),document.body.style.setProperty("-webkit-user-select","none"),document.body.
style.setProperty("cursor",d.axis==="horizontal"?"col-resize":"row-resize"),a?.startResize(e),document.addEventListener("pointermove",T,{signal:ne}),document.addEventListener(
"pointerup",L,{signal:ne}),document.addEventListener("pointercancel",M,{signal:ne}),document.addEventListener("keydown",Y,{signal:ne})};if(tt(()=>{a&&a.activeSection!==
e&&_()},[a?.activeSection,a?.[e].size]),tt(()=>{g(f());let I=()=>g(f());return window.addEventListener("resize",I),()=>window.removeEventListener("resize",I)},[
d.axis]),tt(()=>{a?.[e].size===void 0&&v(V())},[a?.[e].size,h]),tt(()=>()=>{let I=l.current!==null;z(),_(),I&&S()},[]),!a?.[e].enabled)return null;let H=h/u.scale,
N=Math.min(m.max??H,H),P=a[e].size,$=P!==void 0&&h>0?Math.min(P,H):P??w;return(0,c5.jsx)(E,{ref:o,role:"separator",tabIndex:0,"aria-label":m.label??zC[e],"aria-\
controls":t,"aria-orientation":d.orientation,"aria-valuemin":m.min??0,"aria-valuemax":Math.round(N),"aria-valuenow":$!==void 0?Math.round($):void 0,onPointerDown:q,
onKeyDown:C,onDoubleClick:U,mod:{section:e,orientation:d.orientation,active:a[e].active},...r.getStyles("resizeHandle")})}So.displayName="@mantine/core/AppShell\
ResizeHandle";var Jt={root:"m_89ab340",navbar:"m_45252eee",aside:"m_9cdde9a",header:"m_3b16f56b",main:"m_8983817",footer:"m_3840c879",section:"m_6dcfc7c7",resizeHandle:"m_3b2\
5945a"};var Ll=x(A(),1),Nu=D(e=>{let{classNames:t,className:r,style:a,styles:o,unstyled:n,vars:i,withBorder:l,zIndex:c,mod:s,...u}=k("AppShellAside",null,e),d=ur(),m=Oe(
u.id);if(d.disabled)return null;let f=d.resize?.aside.enabled??!1,h=d.getStyles("aside",{className:se({[wo.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:o,style:a});if(!f)return(0,Ll.jsx)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},s],...h,...u,__vars:{"--app-shell-aside-z-index":`calc(${c??
d.zIndex} + 1)`}});let{children:g,dangerouslySetInnerHTML:w,...v}=u;return(0,Ll.jsxs)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},s],...h,...v,__vars:{
"--app-shell-aside-z-index":`calc(${c??d.zIndex} + 1)`},id:m,children:[w?(0,Ll.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):g,(0,Ll.jsx)(So,
{section:"aside",sectionId:m})]})});Nu.classes=Jt;Nu.displayName="@mantine/core/AppShellAside";var Hl=x(A(),1),Mu=D(e=>{let{classNames:t,className:r,style:a,styles:o,unstyled:n,vars:i,withBorder:l,zIndex:c,mod:s,...u}=k("AppShellFooter",null,e),d=ur(),m=Oe(
u.id);if(d.disabled)return null;let f=d.resize?.footer.enabled??!1,h=d.getStyles("footer",{className:se({[wo.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:o,style:a});if(!f)return(0,Hl.jsx)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},s],...h,...u,__vars:{"--app-shell-footer-z-index":(c??d.zIndex)?.
toString()}});let{children:g,dangerouslySetInnerHTML:w,...v}=u;return(0,Hl.jsxs)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},s],...h,...v,__vars:{
"--app-shell-footer-z-index":(c??d.zIndex)?.toString()},id:m,children:[w?(0,Hl.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):g,(0,Hl.jsx)(So,
{section:"footer",sectionId:m})]})});Mu.classes=Jt;Mu.displayName="@mantine/core/AppShellFooter";var jl=x(A(),1),Ou=D(e=>{let{classNames:t,className:r,style:a,styles:o,unstyled:n,vars:i,withBorder:l,zIndex:c,mod:s,...u}=k("AppShellHeader",null,e),d=ur(),m=Oe(
u.id);if(d.disabled)return null;let f=d.resize?.header.enabled??!1,h=d.getStyles("header",{className:se({[wo.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:o,style:a});if(!f)return(0,jl.jsx)(E,{component:"header",mod:[{"with-border":l??d.withBorder},s],...h,...u,__vars:{"--app-shell-header-z-index":(c??d.zIndex)?.
toString()}});let{children:g,dangerouslySetInnerHTML:w,...v}=u;return(0,jl.jsxs)(E,{component:"header",mod:[{"with-border":l??d.withBorder},s],...h,...v,__vars:{
"--app-shell-header-z-index":(c??d.zIndex)?.toString()},id:m,children:[w?(0,jl.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):g,(0,jl.jsx)(So,
{section:"header",sectionId:m})]})});Ou.classes=Jt;Ou.displayName="@mantine/core/AppShellHeader";var s5=x(A(),1),Du=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,...i}=k("AppShellMain",null,e),l=ur();return(0,s5.jsx)(E,{component:"main",...l.getStyles(
"main",{className:r,style:a,classNames:t,styles:o}),...i})});Du.classes=Jt;Du.displayName="@mantine/core/AppShellMain";var g$=x(B(),1);var Pl=x(A(),1),Bu=D(e=>{let{classNames:t,className:r,style:a,styles:o,unstyled:n,vars:i,withBorder:l,zIndex:c,mod:s,...u}=k("AppShellNavbar",null,e),d=ur(),m=Oe(
u.id);if(d.disabled)return null;let f=d.resize?.navbar.enabled??!1,h=d.getStyles("navbar",{className:r,classNames:t,styles:o,style:a});if(!f)return(0,Pl.jsx)(E,
{component:"nav",mod:[{"with-border":l??d.withBorder},s],...h,...u,__vars:{"--app-shell-navbar-z-index":`calc(${c??d.zIndex} + 1)`}});let{children:g,dangerouslySetInnerHTML:w,
...v}=u;return(0,Pl.jsxs)(E,{component:"nav",mod:[{"with-border":l??d.withBorder},s],...h,...v,__vars:{"--app-shell-navbar-z-index":`calc(${c??d.zIndex} + 1)`},
id:m,children:[w?(0,Pl.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):g,(0,Pl.jsx)(So,{section:"navbar",sectionId:m})]})});Bu.classes=Jt;Bu.
displayName="@mantine/core/AppShellNavbar";var d5=x(A(),1),Lu=he(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,grow:i,mod:l,...c}=k("AppShellSection",null,e),s=ur();return(0,d5.jsx)(E,{mod:[{grow:i},
l],...s.getStyles("section",{className:r,style:a,classNames:t,styles:o}),...c})});Lu.classes=Jt;Lu.displayName="@mantine/core/AppShellSection";function Va(e){return typeof e=="object"?e.base:e}function an(e,t){return`min(${R(e)}, ${t==="horizontal"?"100vw":"100dvh"})`}function Ua(e){let t=typeof e=="object"&&e!==null&&typeof e.base<"u"&&Object.keys(e).length===1;return typeof e=="number"||typeof e=="string"||t}function Ga(e){return!(typeof e!="object"||e===null||Object.keys(e).length===1&&"base"in e)}function m5({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,aside:a,theme:o,mode:n,resizedSize:i,resizable:l}){let c=a?.width,s="translateX(var(--app-shell-asid\
e-width))",u="translateX(calc(var(--app-shell-aside-width) * -1))";if(a?.breakpoint!==void 0&&!a?.collapsed?.mobile&&(r[a?.breakpoint]=r[a?.breakpoint]||{},n===
"fixed"?(r[a?.breakpoint]["--app-shell-aside-width"]="100%",r[a?.breakpoint]["--app-shell-aside-offset"]="0px"):(r[a?.breakpoint]["--app-shell-aside-width"]="0p\
x",r[a?.breakpoint]["--app-shell-aside-offset"]="0px"),l&&(r[a.breakpoint]["--app-shell-aside-resize-handle-display"]="none")),i!==void 0){let d=an(i,"horizonta\
l");e["--app-shell-aside-width"]=d,e["--app-shell-aside-offset"]=d,n==="static"&&(e["--app-shell-aside-grid-width"]=d)}else{if(Ua(c)){let d=R(Va(c));e["--app-sh\
ell-aside-width"]=d,e["--app-shell-aside-offset"]=d}Ga(c)&&(typeof c.base<"u"&&(e["--app-shell-aside-width"]=R(c.base),e["--app-shell-aside-offset"]=R(c.base)),
Ee(c).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-aside-width"]=R(c[d]),t[d]["--app-shell-aside-offset"]=R(c[d]))}))}if(a?.breakpoint!==void 0&&n===
"static"&&(t[a.breakpoint]=t[a.breakpoint]||{},t[a.breakpoint]["--app-shell-aside-position"]="sticky",t[a.breakpoint]["--app-shell-aside-grid-row"]="2",t[a.breakpoint]["\
--app-shell-aside-grid-column"]="3",t[a.breakpoint]["--app-shell-main-column-end"]="3"),a?.collapsed?.desktop){let d=a.breakpoint;t[d]=t[d]||{},t[d]["--app-shel\
l-aside-transform"]=s,t[d]["--app-shell-aside-transform-rtl"]=u,n==="fixed"?t[d]["--app-shell-aside-offset"]="0px !important":(t[d]["--app-shell-aside-width"]="\
0px",t[d]["--app-shell-aside-display"]="none",t[d]["--app-shell-main-column-end"]="-1"),t[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(t[d]["--\
app-shell-aside-resize-handle-display"]="none")}if(a?.collapsed?.mobile){let d=el(a.breakpoint,o.breakpoints)-.1;r[d]=r[d]||{},n==="fixed"?(r[d]["--app-shell-as\
ide-width"]="100%",r[d]["--app-shell-aside-offset"]="0px"):r[d]["--app-shell-aside-width"]="0px",r[d]["--app-shell-aside-transform"]=s,r[d]["--app-shell-aside-t\
ransform-rtl"]=u,r[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(r[d]["--app-shell-aside-resize-handle-display"]="none")}}function u5({baseStyles:e,minMediaStyles:t,footer:r,mode:a,resizedSize:o,resizable:n}){let i=r?.height,l="translateY(var(--app-shell-footer-height))",c=a==="sta\
tic"?!0:r?.offset??!0;if(a==="static"&&r&&(e["--app-shell-footer-position"]="sticky",e["--app-shell-footer-grid-column"]="1 / -1",e["--app-shell-footer-grid-row"]=
"3"),o!==void 0){let s=an(o,"vertical");e["--app-shell-footer-height"]=s,c&&(e["--app-shell-footer-offset"]=s)}else{if(Ua(i)){let s=R(Va(i));e["--app-shell-foot\
er-height"]=s,c&&(e["--app-shell-footer-offset"]=s)}Ga(i)&&(typeof i.base<"u"&&(e["--app-shell-footer-height"]=R(i.base),c&&(e["--app-shell-footer-offset"]=R(i.
base))),Ee(i).forEach(s=>{s!=="base"&&(t[s]=t[s]||{},t[s]["--app-shell-footer-height"]=R(i[s]),c&&(t[s]["--app-shell-footer-offset"]=R(i[s])))}))}r?.collapsed&&
(e["--app-shell-footer-transform"]=l,a==="fixed"&&(e["--app-shell-footer-offset"]="0px !important"),n&&(e["--app-shell-footer-resize-handle-display"]="none"))}function f5({baseStyles:e,minMediaStyles:t,header:r,mode:a,resizedSize:o,resizable:n}){let i=r?.height,l="translateY(calc(var(--app-shell-header-height) * -1))",
c=a==="static"?!0:r?.offset??!0;if(a==="static"&&r&&(e["--app-shell-header-position"]="sticky",e["--app-shell-header-grid-column"]="1 / -1",e["--app-shell-heade\
r-grid-row"]="1"),o!==void 0){let s=an(o,"vertical");e["--app-shell-header-height"]=s,c&&(e["--app-shell-header-offset"]=s)}else{if(Ua(i)){let s=R(Va(i));e["--a\
pp-shell-header-height"]=s,c&&(e["--app-shell-header-offset"]=s)}Ga(i)&&(typeof i.base<"u"&&(e["--app-shell-header-height"]=R(i.base),c&&(e["--app-shell-header-\
offset"]=R(i.base))),Ee(i).forEach(s=>{s!=="base"&&(t[s]=t[s]||{},t[s]["--app-shell-header-height"]=R(i[s]),c&&(t[s]["--app-shell-header-offset"]=R(i[s])))}))}r?.
collapsed&&(e["--app-shell-header-transform"]=l,a==="fixed"&&(e["--app-shell-header-offset"]="0px !important"),n&&(e["--app-shell-header-resize-handle-display"]=
"none"))}function p5({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,navbar:a,theme:o,mode:n,resizedSize:i,resizable:l}){let c=a?.width,s="translateX(calc(var(--app-shel\
l-navbar-width) * -1))",u="translateX(var(--app-shell-navbar-width))";if(a?.breakpoint!==void 0&&!a?.collapsed?.mobile&&(r[a?.breakpoint]=r[a?.breakpoint]||{},r[a?.
breakpoint]["--app-shell-navbar-offset"]="0px",r[a?.breakpoint]["--app-shell-navbar-width"]="100%",n==="static"&&(r[a?.breakpoint]["--app-shell-navbar-grid-widt\
h"]="0px"),l&&(r[a.breakpoint]["--app-shell-navbar-resize-handle-display"]="none")),i!==void 0){let d=an(i,"horizontal");e["--app-shell-navbar-width"]=d,e["--ap\
p-shell-navbar-offset"]=d,n==="static"&&(e["--app-shell-navbar-grid-width"]=d)}else{if(Ua(c)){let d=R(Va(c));e["--app-shell-navbar-width"]=d,e["--app-shell-navb\
ar-offset"]=d,n==="static"&&(e["--app-shell-navbar-grid-width"]=d)}Ga(c)&&(typeof c.base<"u"&&(e["--app-shell-navbar-width"]=R(c.base),e["--app-shell-navbar-off\
set"]=R(c.base),n==="static"&&(e["--app-shell-navbar-grid-width"]=R(c.base))),Ee(c).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-navbar-width"]=R(c[d]),
t[d]["--app-shell-navbar-offset"]=R(c[d]),n==="static"&&(t[d]["--app-shell-navbar-grid-width"]=R(c[d])))}))}if(a?.breakpoint!==void 0&&n==="static"&&(t[a.breakpoint]=
t[a.breakpoint]||{},t[a.breakpoint]["--app-shell-navbar-position"]="sticky",t[a.breakpoint]["--app-shell-navbar-grid-row"]="2",t[a.breakpoint]["--app-shell-navb\
ar-grid-column"]="1",t[a.breakpoint]["--app-shell-main-column-start"]="2"),a?.collapsed?.desktop){let d=a.breakpoint;t[d]=t[d]||{},t[d]["--app-shell-navbar-tran\
sform"]=s,t[d]["--app-shell-navbar-transform-rtl"]=u,n==="fixed"?t[d]["--app-shell-navbar-offset"]="0px !important":(t[d]["--app-shell-navbar-width"]="0px",t[d]["\
--app-shell-navbar-display"]="none",t[d]["--app-shell-main-column-start"]="1"),l&&(t[d]["--app-shell-navbar-resize-handle-display"]="none")}if(a?.collapsed?.mobile){
let d=el(a.breakpoint,o.breakpoints)-.1;r[d]=r[d]||{},r[d]["--app-shell-navbar-width"]="100%",r[d]["--app-shell-navbar-offset"]="0px",n==="static"&&(r[d]["--app\
-shell-navbar-grid-width"]="0px"),r[d]["--app-shell-navbar-transform"]=s,r[d]["--app-shell-navbar-transform-rtl"]=u,l&&(r[d]["--app-shell-navbar-resize-handle-d\
isplay"]="none")}}function Hu(e){return Number(e)===0?"0px":zt(e)}function h5({padding:e,baseStyles:t,minMediaStyles:r}){Ua(e)&&(t["--app-shell-padding"]=Hu(Va(e))),Ga(e)&&(e.base&&(t["--app-shell-padding"]=Hu(e.base)),Ee(e).forEach(
a=>{a!=="base"&&(r[a]=r[a]||{},r[a]["--app-shell-padding"]=Hu(e[a]))}))}function v5({navbar:e,header:t,footer:r,aside:a,padding:o,theme:n,mode:i,resize:l}){let c={},s={},u={};i==="static"&&(u["--app-shell-main-grid-column"]="1 / -1",
u["--app-shell-main-grid-row"]="2"),p5({baseStyles:u,minMediaStyles:c,maxMediaStyles:s,navbar:e,theme:n,mode:i,resizedSize:l?.sizes.navbar,resizable:l?.enabled.
navbar}),m5({baseStyles:u,minMediaStyles:c,maxMediaStyles:s,aside:a,theme:n,mode:i,resizedSize:l?.sizes.aside,resizable:l?.enabled.aside}),f5({baseStyles:u,minMediaStyles:c,
header:t,mode:i,resizedSize:l?.sizes.header,resizable:l?.enabled.header}),u5({baseStyles:u,minMediaStyles:c,footer:r,mode:i,resizedSize:l?.sizes.footer,resizable:l?.
enabled.footer}),h5({baseStyles:u,minMediaStyles:c,padding:o});let d=uh(Ee(c),n.breakpoints).map(f=>({query:`(min-width: ${Qi(f.px)})`,styles:c[f.value]})),m=uh(
Ee(s),n.breakpoints).map(f=>({query:`(max-width: ${Qi(f.px)})`,styles:s[f.value]}));return{baseStyles:u,media:[...d,...m]}}var g5=x(A(),1);function b5({navbar:e,header:t,aside:r,footer:a,padding:o,mode:n,selector:i,resize:l}){let c=Pe(),s=ca(),{media:u,baseStyles:d}=v5({navbar:e,header:t,
footer:a,aside:r,padding:o,theme:c,mode:n,resize:l});return(0,g5.jsx)(Hm,{media:u,styles:d,selector:i||s.cssVariablesSelector})}function kC(e){return e>=128||e===45||e===95||e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function y5(e){return e>=48&&e<=57}function w5(e){let t="";for(let r=0;r<
e.length;r+=1){let a=e.charCodeAt(r),o=e.charAt(r);a===0?t+="�":a>=1&&a<=31||a===127||r===0&&y5(a)||r===1&&y5(a)&&e.charCodeAt(0)===45?t+=`\\${a.toString(16)}\
 `:r===0&&e.length===1&&a===45?t+=`\\${o}`:kC(a)?t+=o:t+=`\\${o}`}return t}var Xr=x(B(),1);function x5({transitionDuration:e,disabled:t,resizeKey:r}){let[a,o]=(0,Xr.useState)(!0),[n,i]=(0,Xr.useState)({key:r,active:!1}),l=(0,Xr.useRef)(-1),c=(0,Xr.useRef)(
-1);return n.key!==r&&i({key:r,active:!0}),(0,Xr.useEffect)(()=>{if(!n.active)return;let s=window.setTimeout(()=>(0,Xr.startTransition)(()=>{i(u=>({...u,active:!1}))}),
e||0);return()=>window.clearTimeout(s)},[n,e]),is("resize",()=>{o(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>(0,Xr.startTransition)(()=>{o(!1)}),
200)}),tt(()=>{o(!0),clearTimeout(c.current),c.current=window.setTimeout(()=>(0,Xr.startTransition)(()=>{o(!1)}),e||0)},[t,e]),a||n.active}var ju=x(B(),1);var Gs=x(A(),1),EC={withBorder:!0,padding:0,transitionDuration:200,transitionTimingFunction:"ease",zIndex:Ot("app"),mode:"fixed"},_5=(e,{transitionDuration:t,transitionTimingFunction:r})=>({
root:{"--app-shell-transition-duration":`${t}ms`,"--app-shell-transition-timing-function":r,"--app-shell-resize-handle-size":void 0}}),er=D(e=>{let t=k("AppShel\
l",EC,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,navbar:c,withBorder:s,padding:u,transitionDuration:d,transitionTimingFunction:m,header:f,zIndex:h,
layout:g,disabled:w,aside:v,footer:p,offsetScrollbars:b=!0,mode:y,mod:_,attributes:z,id:S,resize:T,ref:L,...M}=t,Y=G({name:"AppShell",classes:Jt,props:t,className:a,
style:o,classNames:r,styles:n,unstyled:i,attributes:z,vars:l,varsResolver:_5,stable:!0}),V=T?i5.map($=>T.sizes[$]).join("|"):void 0,j=x5({disabled:w,transitionDuration:d,
resizeKey:V}),C=Oe(S),U=(0,ju.useRef)(null),q=T?{sizes:T.sizes,enabled:{navbar:T.navbar.enabled,aside:T.aside.enabled,header:T.header.enabled,footer:T.footer.enabled}}:
void 0,H=y==="static"?!0:f?.offset??!0,N=y==="static"?!0:p?.offset??!0,P=(0,ju.useMemo)(()=>({getStyles:Y,withBorder:s,zIndex:h,disabled:w,offsetScrollbars:b,mode:y,
resize:T,rootRef:U,resizeOffsets:{navbar:!0,aside:!0,header:H,footer:N}}),[Y,s,h,w,b,y,T,H,N]);return(0,Gs.jsxs)(n5,{value:P,children:[(0,Gs.jsx)(b5,{navbar:c,header:f,
aside:v,footer:p,padding:u,mode:y,resize:q,selector:T||y==="static"?`#${w5(C)}`:void 0}),(0,Gs.jsx)(E,{...Y("root"),id:C,ref:Ge(L,U),mod:[{resizing:j||T?.activeSection!=
null,layout:g,disabled:w,mode:y},_],...M})]})});er.classes=Jt;er.varsResolver=_5;er.displayName="@mantine/core/AppShell";er.Navbar=Bu;er.Header=Ou;er.Main=Du;er.
Aside=Nu;er.Footer=Mu;er.Section=Lu;var Sg=x(A(),1);function S5({size:e,style:t,...r}){let a=e!==void 0?{width:R(e),height:R(e),...t}:t;return(0,Sg.jsx)("svg",{viewBox:"0 0 10 7",fill:"none",xmlns:"\
http://www.w3.org/2000/svg",style:a,"aria-hidden":!0,...r,children:(0,Sg.jsx)("path",{d:"M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-\
5A1 1 0 1 0 8.293.293L4 4.586z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}var zg={root:"m_347db0ec","root--dot":"m_fbd81e3d",label:"m_5add502a",section:"m_91fdda9b"};var Il=x(A(),1),z5=(e,{radius:t,color:r,gradient:a,variant:o,size:n,autoContrast:i,circle:l})=>{let c=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:a,
variant:o||"filled",autoContrast:i});return{root:{"--badge-height":re(n,"badge-height"),"--badge-padding-x":re(n,"badge-padding-x"),"--badge-fz":re(n,"badge-fz"),
"--badge-radius":l||t===void 0?void 0:pe(t),"--badge-bg":r||o?c.background:void 0,"--badge-color":r||o?c.color:void 0,"--badge-bd":r||o?c.border:void 0,"--badge\
-dot-color":o==="dot"?Ke(r,e):void 0}}},tr=he(e=>{let t=k("Badge",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,radius:c,color:s,gradient:u,
leftSection:d,rightSection:m,children:f,variant:h,fullWidth:g,autoContrast:w,circle:v,mod:p,attributes:b,...y}=t,_=G({name:"Badge",props:t,classes:zg,className:a,
style:o,classNames:r,styles:n,unstyled:i,attributes:b,vars:l,varsResolver:z5});return(0,Il.jsxs)(E,{variant:h,mod:[{block:g,circle:v,"with-right-section":!!m,"w\
ith-left-section":!!d},p],..._("root",{variant:h}),...y,children:[d&&(0,Il.jsx)("span",{..._("section"),"data-position":"left",children:d}),(0,Il.jsx)("span",{..._(
"label"),children:f}),m&&(0,Il.jsx)("span",{..._("section"),"data-position":"right",children:m})]})});tr.classes=zg;tr.varsResolver=z5;tr.displayName="@mantine/\
core/Badge";var Tg={root:"m_fea6bf1a",burger:"m_d4fb9cad"};var Pu=x(A(),1),T5=(e,{color:t,size:r,lineSize:a,transitionDuration:o,transitionTimingFunction:n})=>({root:{"--burger-color":t?Ke(t,e):void 0,"--burger-size":re(
r,"burger-size"),"--burger-line-size":a?R(a):void 0,"--burger-transition-duration":o===void 0?void 0:`${o}ms`,"--burger-transition-timing-function":n}}),Vl=D(e=>{
let t=k("Burger",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,opened:c,children:s,transitionDuration:u,transitionTimingFunction:d,lineSize:m,
attributes:f,...h}=t,g=G({name:"Burger",classes:Tg,props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:f,vars:l,varsResolver:T5});return(0,Pu.jsxs)(
Bt,{...g("root"),...h,children:[(0,Pu.jsx)(E,{mod:["reduce-motion",{opened:c}],...g("burger")}),s]})});Vl.classes=Tg;Vl.varsResolver=T5;Vl.displayName="@mantine\
/core/Burger";var zo={root:"m_77c9d27d",inner:"m_80f1301b",label:"m_811560b9",section:"m_a74036a",loader:"m_a25b86ee",group:"m_80d6d844",groupSection:"m_70be2a01"};var C5=x(A(),1),R5={orientation:"horizontal"},k5=(e,{borderWidth:t})=>({group:{"--button-border-width":R(t)}}),Ys=D(e=>{let t=k("ButtonGroup",R5,e),{className:r,
style:a,classNames:o,styles:n,unstyled:i,orientation:l,vars:c,borderWidth:s,mod:u,attributes:d,...m}=k("ButtonGroup",R5,e),f=G({name:"ButtonGroup",props:t,classes:zo,
className:r,style:a,classNames:o,styles:n,unstyled:i,attributes:d,vars:c,varsResolver:k5,rootSelector:"group"});return(0,C5.jsx)(E,{...f("group"),mod:[{orientation:l},
u],role:"group",...m})});Ys.classes=zo;Ys.varsResolver=k5;Ys.displayName="@mantine/core/ButtonGroup";var E5=x(A(),1),A5=(e,{radius:t,color:r,gradient:a,variant:o,autoContrast:n,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:a,
variant:o||"filled",autoContrast:n});return{groupSection:{"--section-height":re(i,"section-height"),"--section-padding-x":re(i,"section-padding-x"),"--section-f\
z":i?.includes("compact")?_e(i.replace("compact-","")):_e(i),"--section-radius":t===void 0?void 0:pe(t),"--section-bg":r||o?l.background:void 0,"--section-color":l.
color,"--section-bd":r||o?l.border:void 0}}},qs=D(e=>{let t=k("ButtonGroupSection",null,e),{className:r,style:a,classNames:o,styles:n,unstyled:i,vars:l,gradient:c,
radius:s,autoContrast:u,attributes:d,...m}=t,f=G({name:"ButtonGroupSection",props:t,classes:zo,className:r,style:a,classNames:o,styles:n,unstyled:i,attributes:d,
vars:l,varsResolver:A5,rootSelector:"groupSection"});return(0,E5.jsx)(E,{...f("groupSection"),...m})});qs.classes=zo;qs.varsResolver=A5;qs.displayName="@mantine\
/core/ButtonGroupSection";var Ya=x(A(),1),AC={in:{opacity:1,transform:`translate(-50%, calc(-50% + ${R(1)}))`},out:{opacity:0,transform:"translate(-50%, -200%)"},common:{transformOrigin:"\
center"},transitionProperty:"transform, opacity"},N5=(e,{radius:t,color:r,gradient:a,variant:o,size:n,justify:i,autoContrast:l})=>{let c=e.variantColorResolver(
{color:r||e.primaryColor,theme:e,gradient:a,variant:o||"filled",autoContrast:l});return{root:{"--button-justify":i,"--button-height":re(n,"button-height"),"--bu\
tton-padding-x":re(n,"button-padding-x"),"--button-fz":n?.includes("compact")?_e(n.replace("compact-","")):_e(n),"--button-radius":t===void 0?void 0:pe(t),"--bu\
tton-bg":r||o?c.background:void 0,"--button-hover":r||o?c.hover:void 0,"--button-color":c.color,"--button-bd":r||o?c.border:void 0,"--button-hover-color":r||o?c.
hoverColor:void 0}}},mt=he(e=>{let t=k("Button",null,e),{style:r,vars:a,className:o,color:n,disabled:i,children:l,leftSection:c,rightSection:s,fullWidth:u,variant:d,
radius:m,loading:f,loaderProps:h,gradient:g,classNames:w,styles:v,unstyled:p,"data-disabled":b,autoContrast:y,mod:_,attributes:z,...S}=t,T=G({name:"Button",props:t,
classes:zo,className:o,style:r,classNames:w,styles:v,unstyled:p,attributes:z,vars:a,varsResolver:N5}),L=!!c,M=!!s;return(0,Ya.jsxs)(Bt,{...T("root",{active:!i&&
!f&&!b}),unstyled:p,variant:d,disabled:i||f,mod:[{disabled:i||b,loading:f,block:u,"with-left-section":L,"with-right-section":M},_],...S,children:[typeof f=="boo\
lean"&&(0,Ya.jsx)(qr,{mounted:f,transition:AC,duration:150,children:Y=>(0,Ya.jsx)(E,{component:"span",...T("loader",{style:Y}),"aria-hidden":!0,children:(0,Ya.jsx)(
Lt,{color:"var(--button-color)",size:"calc(var(--button-height) / 1.8)",...h})})}),(0,Ya.jsxs)("span",{...T("inner"),children:[c&&(0,Ya.jsx)(E,{component:"span",
...T("section"),mod:{position:"left"},children:c}),(0,Ya.jsx)(E,{component:"span",mod:{loading:f},...T("label"),children:l}),s&&(0,Ya.jsx)(E,{component:"span",...T(
"section"),mod:{position:"right"},children:s})]})]})});mt.classes=zo;mt.varsResolver=N5;mt.displayName="@mantine/core/Button";mt.Group=Ys;mt.GroupSection=qs;var[M5,O5]=ct("Card component was not found in tree");var Xs={root:"m_e615b15f",section:"m_599a2148"};var D5=x(A(),1),$s=he(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,withBorder:i,inheritPadding:l,mod:c,...s}=k("CardSection",null,e),u=O5();return(0,D5.jsx)(
E,{mod:[{"with-border":i,"inherit-padding":l},c],...u.getStyles("section",{className:r,style:a,styles:o,classNames:t}),...s})});$s.classes=Xs;$s.displayName="@m\
antine/core/CardSection";var Iu=x(B(),1),Rg=x(A(),1),B5=(e,{padding:t})=>({root:{"--card-padding":zt(t)}}),NC={orientation:"vertical"},on=he(e=>{let t=k("Card",NC,e),{classNames:r,className:a,
style:o,styles:n,unstyled:i,vars:l,children:c,padding:s,attributes:u,orientation:d,...m}=t,f=G({name:"Card",props:t,classes:Xs,className:a,style:o,classNames:r,
styles:n,unstyled:i,attributes:u,vars:l,varsResolver:B5}),h=Iu.Children.toArray(c),g=h.map((w,v)=>typeof w=="object"&&w&&"type"in w&&(w.type===$s||w.type?.displayName===
"@mantine/core/CardSection")?(0,Iu.cloneElement)(w,{"data-orientation":d,"data-first-section":v===0||void 0,"data-last-section":v===h.length-1||void 0}):w);return(0,Rg.jsx)(
M5,{value:{getStyles:f},children:(0,Rg.jsx)(Ha,{unstyled:i,"data-orientation":d,...f("root"),...m,children:g})})});on.classes=Xs;on.varsResolver=B5;on.displayName=
"@mantine/core/Card";on.Section=$s;var Cg={root:"m_4451eb3a"};var L5=x(A(),1),pi=he(e=>{let t=k("Center",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,inline:c,mod:s,attributes:u,...d}=t,m=G({name:"C\
enter",props:t,classes:Cg,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:u,vars:l});return(0,L5.jsx)(E,{mod:[{inline:c},s],...m("root"),...d})});
pi.classes=Cg;pi.displayName="@mantine/core/Center";var H5=x(B(),1);var j5=x(A(),1),kg=Pm(e=>{let{value:t,defaultValue:r,onChange:a,multiple:o,children:n}=k("ChipGroup",null,e),[i,l]=la({value:t,defaultValue:r,finalValue:o?[]:null,
onChange:a});return(0,j5.jsx)(Eg,{value:{isChipSelected:u=>Array.isArray(i)?i.includes(u):u===i,onChange:u=>{let d=u.currentTarget.value;Array.isArray(i)?l(i.includes(
d)?i.filter(m=>m!==d):[...i,d]):l(d)},multiple:o},children:n})});kg.displayName="@mantine/core/ChipGroup";var Eg=(0,H5.createContext)(null);var Ag={root:"m_f59ffda3",label:"m_be049a53","label--outline":"m_3904c1af","label--filled":"m_fa109255","label--light":"m_f7e165c3",iconWrapper:"m_9ac86df9",checkIcon:"\
m_d6d72580",input:"m_bde07329"};var P5=x(B(),1);var nn=x(A(),1),MC={type:"checkbox"},I5=(e,{size:t,radius:r,variant:a,color:o,autoContrast:n})=>{let i=e.variantColorResolver({color:o||e.primaryColor,theme:e,variant:a||
"filled",autoContrast:n});return{root:{"--chip-fz":_e(t),"--chip-size":re(t,"chip-size"),"--chip-radius":r===void 0?void 0:pe(r),"--chip-checked-padding":re(t,"\
chip-checked-padding"),"--chip-padding":re(t,"chip-padding"),"--chip-icon-size":re(t,"chip-icon-size"),"--chip-bg":o||a?i.background:void 0,"--chip-hover":o||a?
i.hover:void 0,"--chip-color":o||a?i.color:void 0,"--chip-bd":o||a?i.border:void 0,"--chip-spacing":re(t,"chip-spacing")}}},ln=D(e=>{let t=k("Chip",MC,e),{classNames:r,
className:a,style:o,styles:n,unstyled:i,vars:l,id:c,checked:s,defaultChecked:u,onChange:d,value:m,wrapperProps:f,type:h,disabled:g,children:w,size:v,variant:p,icon:b,
rootRef:y,autoContrast:_,mod:z,attributes:S,readOnly:T,...L}=t,M=G({name:"Chip",classes:Ag,props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:S,
vars:l,varsResolver:I5}),Y=(0,P5.use)(Eg),V=Oe(c),{styleProps:j,rest:C}=Ca(L),[U,q]=la({value:s,defaultValue:u,finalValue:!1,onChange:d}),H=Y?{checked:Y.isChipSelected(
m),onChange:P=>{T||(Y.onChange(P),d?.(P.currentTarget.checked))},type:Y.multiple?"checkbox":"radio"}:{},N=H.checked||U;return(0,nn.jsxs)(E,{size:v,variant:p,ref:y,
mod:z,...M("root"),...j,...f,children:[(0,nn.jsx)("input",{type:h,...M("input"),checked:N,onChange:P=>!T&&q(P.currentTarget.checked),id:V,disabled:g,readOnly:T,
value:m,...H,...C}),(0,nn.jsxs)(E,{component:"label",htmlFor:V,mod:{checked:N,disabled:g},...M("label",{variant:p||"filled"}),children:[N&&b!==null&&b!==!1&&(0,nn.jsx)(
"span",{...M("iconWrapper"),children:b===void 0?(0,nn.jsx)(S5,{...M("checkIcon")}):b}),(0,nn.jsx)("span",{children:w})]})]})});ln.classes=Ag;ln.varsResolver=I5;
ln.displayName="@mantine/core/Chip";ln.Group=kg;var Ng={root:"m_b183c0a2"};var V5=x(A(),1),U5=(e,{color:t})=>({root:{"--code-bg":t?Ke(t,e):void 0}}),Ul=D(e=>{let t=k("Code",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,
vars:l,color:c,block:s,mod:u,attributes:d,...m}=t,f=G({name:"Code",props:t,classes:Ng,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:d,vars:l,varsResolver:U5});
return(0,V5.jsx)(E,{component:s?"pre":"code",mod:[{block:s},u],...f("root"),...m,dir:"ltr"})});Ul.classes=Ng;Ul.varsResolver=U5;Ul.displayName="@mantine/core/Co\
de";var G5=x(B(),1);var Gl=x(A(),1),Vu=Pm(e=>{let{onChange:t,children:r,multiple:a,accept:o,name:n,form:i,resetRef:l,disabled:c,capture:s,inputProps:u,ref:d,...m}=k("FileButton",null,
e),f=(0,G5.useRef)(null),h=()=>{!c&&f.current?.click()},g=v=>{if(v.currentTarget.files===null)return t(a?[]:null);t(a?Array.from(v.currentTarget.files):v.currentTarget.
files[0]||null)};return Fn(l,()=>{f.current&&(f.current.value="")}),(0,Gl.jsxs)(Gl.Fragment,{children:[(0,Gl.jsx)("input",{style:{display:"none"},type:"file",accept:o,
multiple:a,onChange:g,ref:Ge(d,f),name:n,form:i,capture:s,...u}),r({onClick:h,...m})]})});Vu.displayName="@mantine/core/FileButton";var Rr=x(B(),1);var X5=x(A(),1),OC=["borderBottomWidth","borderLeftWidth","borderRightWidth","borderTopWidth","boxSizing","fontFamily","fontSize","fontStyle","fontWeight","lett\
erSpacing","lineHeight","paddingBottom","paddingLeft","paddingRight","paddingTop","tabSize","textIndent","textRendering","textTransform","width","wordBreak","wo\
rdSpacing","scrollbarGutter"],Y5={"min-height":"0","max-height":"none",height:"0",visibility:"hidden",overflow:"hidden",position:"absolute","z-index":"-1000",top:"\
0",right:"0",display:"block"};function q5(e){Object.keys(Y5).forEach(t=>{e.style.setProperty(t,Y5[t],"important")})}function DC(e){let t=window.getComputedStyle(
e);if(t===null)return null;let r={};for(let a of OC)r[a]=t[a];return r.boxSizing===""?null:{sizingStyle:r,paddingSize:parseFloat(r.paddingBottom)+parseFloat(r.paddingTop),
borderSize:parseFloat(r.borderBottomWidth)+parseFloat(r.borderTopWidth)}}var Ct=null;function BC(e,t,r=1,a=1/0){Ct||(Ct=document.createElement("textarea"),Ct.setAttribute(
"tabindex","-1"),Ct.setAttribute("aria-hidden","true"),Ct.setAttribute("aria-label","autosize measurement"),q5(Ct)),Ct.parentNode===null&&document.body.appendChild(
Ct);let{paddingSize:o,borderSize:n,sizingStyle:i}=e,{boxSizing:l}=i;Object.keys(i).forEach(m=>{Ct.style[m]=i[m]}),q5(Ct),Ct.value=t;let c=l==="border-box"?Ct.scrollHeight+
n:Ct.scrollHeight-o;Ct.value=t,c=l==="border-box"?Ct.scrollHeight+n:Ct.scrollHeight-o,Ct.value="x";let s=Ct.scrollHeight-o,u=s*r;l==="border-box"&&(u=u+o+n),c=Math.
max(u,c);let d=s*a;return l==="border-box"&&(d=d+o+n),c=Math.min(d,c),[c,s]}function $5({maxRows:e,minRows:t,onChange:r,ref:a,...o}){let n=o.value!==void 0,i=(0,Rr.useRef)(
null),l=Ge(i,a),c=(0,Rr.useRef)(0),s=(0,Rr.useRef)(0),u=()=>{let f=i.current;if(!f)return;let h=DC(f);if(!h)return;let[g]=BC(h,f.value||f.placeholder||"x",t,e);
c.current!==g&&(c.current=g,f.style.setProperty("height",`${g}px`,"important"))},d=(0,Rr.useEffectEvent)(u),m=f=>{n||u(),r?.(f)};return(0,Rr.useLayoutEffect)(u),
(0,Rr.useEffect)(()=>{let f=()=>u();return window.addEventListener("resize",f),()=>window.removeEventListener("resize",f)},[]),(0,Rr.useEffect)(()=>{let f=i.current;
if(!f||typeof ResizeObserver>"u")return;s.current=f.offsetWidth;let h=0,g=new ResizeObserver(()=>{i.current&&i.current.offsetWidth!==s.current&&(s.current=i.current.
offsetWidth,cancelAnimationFrame(h),h=requestAnimationFrame(d))});return g.observe(f),()=>{cancelAnimationFrame(h),g.disconnect()}},[]),(0,Rr.useEffect)(()=>{let f=()=>u();
return document.fonts.addEventListener("loadingdone",f),()=>document.fonts.removeEventListener("loadingdone",f)},[]),(0,Rr.useEffect)(()=>{let f=h=>{if(i.current?.
form===h.target&&!n){let g=i.current.value;requestAnimationFrame(()=>{i.current&&g!==i.current.value&&u()})}};return document.body.addEventListener("reset",f),()=>document.
body.removeEventListener("reset",f)},[n]),(0,X5.jsx)("textarea",{rows:t,...o,onChange:m,ref:l})}var F5=x(A(),1),Fs=D(e=>{let{autosize:t,maxRows:r,minRows:a,__staticSelector:o,resize:n,bottomSection:i,bottomSectionProps:l,...c}=k(["Input","InputWrapper","Te\
xtarea"],null,e),s=t&&D1()!=="test";return(0,F5.jsx)(Pa,{component:s?$5:"textarea",...c,__staticSelector:o||"Textarea",__bottomSection:i,__bottomSectionProps:l,
multiline:!0,"data-no-overflow":t&&r===void 0||void 0,__vars:{"--input-resize":n},...s?{maxRows:r,minRows:a}:{}})});Fs.classes=Pa.classes;Fs.displayName="@manti\
ne/core/Textarea";var[K5,Q5]=ct("List component was not found in tree");var Ks={root:"m_abbac491",item:"m_abb6bec2",itemWrapper:"m_75cd9f71",itemIcon:"m_60f83e5b"};var Yl=x(A(),1),Uu=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,icon:i,children:l,mod:c,...s}=k("ListItem",null,e),u=Q5(),d=i||u.icon,m={classNames:t,
styles:o};return(0,Yl.jsx)(E,{...u.getStyles("item",{...m,className:r,style:a}),component:"li",mod:[{"with-icon":!!d,centered:u.center},c],...s,children:(0,Yl.jsxs)(
"div",{...u.getStyles("itemWrapper",m),children:[d&&(0,Yl.jsx)("span",{...u.getStyles("itemIcon",m),children:d}),(0,Yl.jsx)("span",{...u.getStyles("itemLabel",m),
children:l})]})})});Uu.classes=Ks;Uu.displayName="@mantine/core/ListItem";var Mg=x(A(),1),LC={type:"unordered"},Z5=(e,{size:t,spacing:r})=>({root:{"--list-fz":_e(t),"--list-lh":hm(t),"--list-spacing":zt(r)}}),pa=D(e=>{let t=k("List",LC,
e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,children:c,type:s,withPadding:u,icon:d,spacing:m,center:f,listStyleType:h,mod:g,attributes:w,...v}=t,
p=G({name:"List",classes:Ks,props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:w,vars:l,varsResolver:Z5});return(0,Mg.jsx)(K5,{value:{center:f,
icon:d,getStyles:p},children:(0,Mg.jsx)(E,{...p("root",{style:{listStyleType:h}}),component:s==="unordered"?"ul":"ol",mod:[{"with-padding":u,type:d?"none":h},g],
...v,children:c})})});pa.classes=Ks;pa.varsResolver=Z5;pa.displayName="@mantine/core/List";pa.Item=Uu;var[W5,$r]=ct("Modal component was not found in tree");var Ht={root:"m_9df02822",content:"m_54c44539",inner:"m_1f958f16",header:"m_d0e2b9cd"};var J5=x(A(),1),Qs=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,...i}=k("ModalBody",null,e),l=$r();return(0,J5.jsx)(ig,{...l.getStyles("body",{classNames:t,
style:a,styles:o,className:r}),...i})});Qs.classes=Ht;Qs.displayName="@mantine/core/ModalBody";var eS=x(A(),1),Zs=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,...i}=k("ModalCloseButton",null,e),l=$r();return(0,eS.jsx)(lg,{...l.getStyles("clo\
se",{classNames:t,style:a,styles:o,className:r}),...i})});Zs.classes=Ht;Zs.displayName="@mantine/core/ModalCloseButton";var Og=x(A(),1),Ws=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,children:i,__hidden:l,...c}=k("ModalContent",null,e),s=$r(),u=s.scrollAreaComponent||
N2;return(0,Og.jsx)(cg,{...s.getStyles("content",{className:r,style:a,styles:o,classNames:t}),innerProps:s.getStyles("inner",{className:r,style:a,styles:o,classNames:t}),
"data-full-screen":s.fullScreen||void 0,"data-modal-content":!0,"data-hidden":l||void 0,...c,children:(0,Og.jsx)(u,{style:{maxHeight:s.fullScreen?"100dvh":`calc\
(100dvh - (${R(s.yOffset)} * 2))`},children:i})})});Ws.classes=Ht;Ws.displayName="@mantine/core/ModalContent";var tS=x(A(),1),Js=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,...i}=k("ModalHeader",null,e),l=$r();return(0,tS.jsx)(sg,{...l.getStyles("header",
{classNames:t,style:a,styles:o,className:r}),...i})});Js.classes=Ht;Js.displayName="@mantine/core/ModalHeader";var rS=x(A(),1),ed=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,...i}=k("ModalOverlay",null,e),l=$r();return(0,rS.jsx)(mg,{...l.getStyles("overlay",
{classNames:t,style:a,styles:o,className:r}),...i})});ed.classes=Ht;ed.displayName="@mantine/core/ModalOverlay";var Dg=x(A(),1),HC={__staticSelector:"Modal",closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:Ot(
"modal"),transitionProps:{duration:200,transition:"fade-down"},yOffset:"5dvh"},aS=(e,{radius:t,size:r,yOffset:a,xOffset:o})=>({root:{"--modal-radius":t===void 0?
void 0:pe(t),"--modal-size":re(r,"modal-size"),"--modal-y-offset":R(a),"--modal-x-offset":R(o)}}),ql=D(e=>{let t=k("ModalRoot",HC,e),{classNames:r,className:a,style:o,
styles:n,unstyled:i,vars:l,yOffset:c,scrollAreaComponent:s,radius:u,fullScreen:d,centered:m,xOffset:f,__staticSelector:h,attributes:g,...w}=t,v=G({name:h,classes:Ht,
props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:g,vars:l,varsResolver:aS});return(0,Dg.jsx)(W5,{value:{yOffset:c,scrollAreaComponent:s,getStyles:v,
fullScreen:d},children:(0,Dg.jsx)(ng,{...v("root"),"data-full-screen":d||void 0,"data-centered":m||void 0,"data-offset-scrollbars":s===vo.Autosize||void 0,unstyled:i,
...w})})});ql.classes=Ht;ql.varsResolver=aS;ql.displayName="@mantine/core/ModalRoot";var Xl=x(B(),1),oS=x(A(),1),Bg=(0,Xl.createContext)(null);function Lg({children:e}){let[t,r]=(0,Xl.useState)([]),[a,o]=(0,Xl.useState)(Ot("modal")),[n]=(0,Xl.useState)(
()=>new WeakSet);return(0,oS.jsx)(Bg,{value:{stack:t,addModal:(i,l)=>{r(c=>[...new Set([...c,i])]),o(c=>typeof l=="number"&&typeof c=="number"?Math.max(c,l):c)},
removeModal:i=>r(l=>l.filter(c=>c!==i)),getZIndex:i=>`calc(${a} + ${t.indexOf(i)} + 1)`,currentId:t[t.length-1],maxZIndex:a,handledEscapeEvents:n},children:e})}
Lg.displayName="@mantine/core/ModalStack";var nS=x(A(),1),td=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,...i}=k("ModalTitle",null,e),l=$r();return(0,nS.jsx)(ug,{...l.getStyles("title",{classNames:t,
style:a,styles:o,className:r}),...i})});td.classes=Ht;td.displayName="@mantine/core/ModalTitle";var Gu=x(B(),1),To=x(A(),1),jC={closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:Ot("moda\
l"),transitionProps:{duration:200,transition:"fade-down"},withOverlay:!0,withCloseButton:!0},Cr=D(e=>{let{title:t,withOverlay:r,overlayProps:a,withCloseButton:o,
closeButtonProps:n,children:i,radius:l,opened:c,stackId:s,zIndex:u,...d}=k("Modal",jC,e),m=(0,Gu.use)(Bg),f=!!t||o,h=m&&s?{closeOnEscape:m.currentId===s,trapFocus:m.
currentId===s,zIndex:m.getZIndex(s),__handledEscapeEvents:m.handledEscapeEvents}:{},g=r===!1?!1:s&&m?m.currentId===s:c;return(0,Gu.useEffect)(()=>{m&&s&&(c?m.addModal(
s,u||Ot("modal")):m.removeModal(s))},[c,s,u]),(0,To.jsxs)(ql,{radius:l,opened:c,zIndex:m&&s?m.getZIndex(s):u,...d,...h,children:[r&&(0,To.jsx)(ed,{visible:g,transitionProps:m&&
s?{duration:0}:void 0,...a}),(0,To.jsxs)(Ws,{radius:l,__hidden:m&&s&&c?s!==m.currentId:!1,children:[f&&(0,To.jsxs)(Js,{children:[t&&(0,To.jsx)(td,{children:t}),
o&&(0,To.jsx)(Zs,{...n})]}),(0,To.jsx)(Qs,{children:i})]})]})});Cr.classes=Ht;Cr.displayName="@mantine/core/Modal";Cr.Root=ql;Cr.Overlay=ed;Cr.Content=Ws;Cr.Body=
Qs;Cr.Header=Js;Cr.Title=td;Cr.CloseButton=Zs;Cr.Stack=Lg;var Hg={root:"m_f0824112",description:"m_57492dcc",section:"m_690090b5",label:"m_1f6ac4c4",body:"m_f07af9d2",children:"m_e17b862f",chevron:"m_1fd8a00b"};var fr=x(A(),1),iS=(e,{variant:t,color:r,childrenOffset:a,autoContrast:o})=>{let n=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:t||"light",autoContrast:o});
return{root:{"--nl-bg":r||t?n.background:void 0,"--nl-hover":r||t?n.hover:void 0,"--nl-color":r||t?n.color:void 0},children:{"--nl-offset":zt(a)}}},$l=he(e=>{let t=k(
"NavLink",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,opened:c,defaultOpened:s,onChange:u,children:d,active:m,disabled:f,leftSection:h,
rightSection:g,label:w,description:v,disableRightSectionRotation:p,noWrap:b,childrenOffset:y,autoContrast:_,mod:z,attributes:S,onClick:T,onKeyDown:L,keepMounted:M,
...Y}=t,V=G({name:"NavLink",props:t,classes:Hg,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:S,vars:l,varsResolver:iS}),[j,C]=la({value:c,defaultValue:s,
finalValue:!1,onChange:u}),U=!!d,q=Oe(),H=N=>{T?.(N),U&&(N.preventDefault(),C(!j))};return(0,fr.jsxs)(fr.Fragment,{children:[(0,fr.jsxs)(Bt,{...V("root"),component:"\
a",onClick:H,onKeyDown:N=>{L?.(N),N.nativeEvent.code==="Space"&&U&&(N.preventDefault(),C(!j))},unstyled:i,mod:[{disabled:f,active:m,expanded:j},z],"aria-expande\
d":U?j:void 0,"aria-controls":U?q:void 0,...Y,children:[h&&(0,fr.jsx)(E,{component:"span",...V("section"),mod:{position:"left"},children:h}),(0,fr.jsxs)(E,{...V(
"body"),mod:{"no-wrap":b},children:[(0,fr.jsx)(E,{component:"span",...V("label"),children:w}),(0,fr.jsx)(E,{component:"span",mod:{active:m},...V("description"),
children:v})]}),(U||g!==void 0)&&(0,fr.jsx)(E,{...V("section"),component:"span",mod:{rotate:j&&!p,position:"right"},children:U?g!==void 0?g:(0,fr.jsx)(vg,{...V(
"chevron")}):g})]}),U&&(0,fr.jsx)(Gh,{id:q,expanded:j,keepMounted:M,...V("collapse"),children:(0,fr.jsx)("div",{...V("children"),children:d})})]})});$l.classes=
Hg;$l.varsResolver=iS;$l.displayName="@mantine/core/NavLink";var pr=x(A(),1);function lS({reveal:e}){return(0,pr.jsx)("svg",{xmlns:"http://www.w3.org/2000/svg",viewBox:"0 0 256 256",style:{width:"var(--psi-icon-size)",height:"\
var(--psi-icon-size)"},children:e?(0,pr.jsxs)(pr.Fragment,{children:[(0,pr.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,pr.jsx)("path",{fill:"none",stroke:"\
currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.\
53"}),(0,pr.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M208.61 169.1C230.41 149.58 240 128 \
240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6"})]}):(0,pr.jsxs)(pr.Fragment,{children:[
(0,pr.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,pr.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"\
16",d:"M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z"}),(0,pr.jsx)("circle",{cx:"128",cy:"128",r:"40",fill:"none",stroke:"currentColor",strokeLinecap:"\
round",strokeLinejoin:"round",strokeWidth:"16"})]})})}var Yu={root:"m_f61ca620",input:"m_ccf8da4c",innerInput:"m_f2d85dd2",visibilityToggle:"m_b1072d44"};var cS=x(B(),1);var hi=x(A(),1),PC={visibilityToggleIcon:lS,visibilityToggleFocusable:!1,size:"sm"},sS=(e,{size:t})=>({root:{"--psi-icon-size":re(t,"psi-icon-size"),"--psi-butt\
on-size":re(t,"psi-button-size")}});function IC(e){let t=(0,cS.use)(mr);return(0,hi.jsx)("input",{...e,"aria-describedby":t?.describedBy})}var Fl=D(e=>{let t=k(
["Input","InputWrapper","PasswordInput"],PC,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,required:c,error:s,success:u,leftSection:d,disabled:m,
id:f,variant:h,inputContainer:g,description:w,label:v,size:p,errorProps:b,successProps:y,descriptionProps:_,labelProps:z,withAsterisk:S,inputWrapperOrder:T,wrapperProps:L,
radius:M,rightSection:Y,rightSectionWidth:V,rightSectionPointerEvents:j,leftSectionWidth:C,visible:U,defaultVisible:q,onVisibilityChange:H,visibilityToggleIcon:N,
visibilityToggleButtonProps:P,visibilityToggleFocusable:$,rightSectionProps:I,leftSectionProps:F,leftSectionPointerEvents:Q,withErrorStyles:ce,withSuccessStyles:ne,
mod:ue,attributes:Ce,dir:ie,...we}=t,ke=Oe(f),[He,Xe]=la({value:U,defaultValue:q,finalValue:!1,onChange:H}),_t=()=>Xe(!He),ee=G({name:"PasswordInput",classes:Yu,
props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:Ce,vars:l,varsResolver:sS}),{resolvedClassNames:St,resolvedStyles:Mt}=hl({classNames:r,styles:n,
props:t}),{styleProps:zr,rest:na}=Ca(we),$i=b?.id||`${ke}-error`,Fi=y?.id||`${ke}-success`,rs=_?.id||`${ke}-description`,Ki=(0,hi.jsx)(ja,{...ee("visibilityTogg\
le"),disabled:m,radius:M,"aria-pressed":He,tabIndex:$?0:-1,"aria-label":"Toggle password visibility",...P,variant:P?.variant??"subtle",color:"gray",unstyled:i,onTouchEnd:lt=>{
lt.preventDefault(),P?.onTouchEnd?.(lt),_t()},onMouseDown:lt=>{lt.preventDefault(),P?.onMouseDown?.(lt),_t()},onKeyDown:lt=>{P?.onKeyDown?.(lt),(lt.key===" "||lt.
key==="Enter")&&(lt.preventDefault(),_t())},children:(0,hi.jsx)(N,{reveal:He})});return(0,hi.jsx)(Rt.Wrapper,{required:c,id:ke,label:v,error:s,success:u,description:w,
size:p,classNames:St,styles:Mt,__staticSelector:"PasswordInput",__stylesApiProps:t,unstyled:i,withAsterisk:S,inputWrapperOrder:T,inputContainer:g,variant:h,labelProps:{
...z,htmlFor:ke},descriptionProps:{..._,id:rs},errorProps:{...b,id:$i},successProps:{...y,id:Fi},mod:ue,attributes:Ce,...ee("root"),...zr,...L,children:(0,hi.jsx)(
Rt,{component:"div",dir:ie,error:s,success:u,leftSection:d,size:p,classNames:{...St,input:se(Yu.input,St?.input)},styles:Mt,radius:M,disabled:m,__staticSelector:"\
PasswordInput",__stylesApiProps:t,rightSectionWidth:V,rightSection:Y??Ki,variant:h,unstyled:i,leftSectionWidth:C,rightSectionPointerEvents:j||"all",rightSectionProps:I,
leftSectionProps:F,leftSectionPointerEvents:Q,withAria:!1,withErrorStyles:ce,withSuccessStyles:ne,attributes:Ce,children:(0,hi.jsx)(IC,{required:c,"data-invalid":!!s||
void 0,"data-with-left-section":!!d||void 0,...ee("innerInput"),disabled:m,id:ke,dir:ie,...na,autoComplete:na.autoComplete||"off",type:He?"text":"password"})})})});
Fl.classes={...Pa.classes,...Yu};Fl.varsResolver=sS;Fl.displayName="@mantine/core/PasswordInput";var[dS,qu]=ct("Progress.Root component was not found in tree");var Ro={root:"m_db6d6462",section:"m_2242eb65","stripes-animation":"m_81a374bd","stripes-animation-vertical":"m_e0fb7a86",label:"m_91e40b74"};var mS=x(A(),1),Xu=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,...i}=k("ProgressLabel",null,e),l=qu();return(0,mS.jsx)(E,{...l.getStyles("label",
{className:r,style:a,classNames:t,styles:o}),...i})});Xu.classes=Ro;Xu.displayName="@mantine/core/ProgressLabel";var jg=x(A(),1),uS=(e,{size:t,radius:r,transitionDuration:a})=>({root:{"--progress-size":re(t,"progress-size"),"--progress-radius":r===void 0?void 0:pe(r),"--pr\
ogress-transition-duration":typeof a=="number"?`${a}ms`:void 0}}),Kl=D(e=>{let t=k("ProgressRoot",null,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,
vars:l,autoContrast:c,transitionDuration:s,orientation:u,attributes:d,mod:m,...f}=t,h=G({name:"Progress",classes:Ro,props:t,className:a,style:o,classNames:r,styles:n,
unstyled:i,attributes:d,vars:l,varsResolver:uS});return(0,jg.jsx)(dS,{value:{getStyles:h,autoContrast:c},children:(0,jg.jsx)(E,{mod:[{orientation:u},m],...h("ro\
ot"),...f})})});Kl.classes=Ro;Kl.varsResolver=uS;Kl.displayName="@mantine/core/ProgressRoot";var fS=x(A(),1),VC={withAria:!0},rd=D(e=>{let{classNames:t,className:r,style:a,styles:o,vars:n,value:i,withAria:l,color:c,striped:s,animated:u,mod:d,...m}=k("Pr\
ogressSection",VC,e),f=qu(),h=Pe(),g=l?{role:"progressbar","aria-valuemax":100,"aria-valuemin":0,"aria-valuenow":i,"aria-valuetext":`${i}%`}:{};return(0,fS.jsx)(
E,{...f.getStyles("section",{className:r,classNames:t,styles:o,style:a}),...m,...g,mod:[{striped:s||u,animated:u},d],__vars:{"--progress-section-size":`${i}%`,"\
--progress-section-color":Ke(c,h),"--progress-label-color":Em(f.autoContrast,h)?ul({color:c,theme:h,autoContrast:f.autoContrast}):void 0}})});rd.classes=Ro;rd.displayName=
"@mantine/core/ProgressSection";var Pg=x(A(),1),cn=D(e=>{let t=k("Progress",null,e),{value:r,classNames:a,styles:o,vars:n,color:i,striped:l,animated:c,"aria-label":s,...u}=t,{resolvedClassNames:d,
resolvedStyles:m}=hl({classNames:a,styles:o,props:t});return(0,Pg.jsx)(Kl,{classNames:d,styles:m,vars:n,...u,children:(0,Pg.jsx)(rd,{value:r,color:i,striped:l,animated:c,
"aria-label":s})})});cn.classes=Ro;cn.displayName="@mantine/core/Progress";cn.Section=rd;cn.Root=Kl;cn.Label=Xu;var sn=x(B(),1);function pS({offset:e,position:t,defaultOpened:r}){let[a,o]=(0,sn.useState)(r),n=(0,sn.useRef)(null),{x:i,y:l,elements:c,refs:s,update:u,placement:d}=fu({placement:t,
middleware:[Cs({crossAxis:!0,padding:5,rootBoundary:"document"})]}),m=d.includes("right")?e:t.includes("left")?e*-1:0,f=d.includes("bottom")?e:t.includes("top")?
e*-1:0,h=(0,sn.useCallback)(({clientX:g,clientY:w})=>{!Number.isFinite(g)||!Number.isFinite(w)||s.setPositionReference({getBoundingClientRect(){return{width:0,height:0,
x:g,y:w,left:g+m,top:w+f,right:g,bottom:w}}})},[c.reference]);return(0,sn.useEffect)(()=>{if(s.floating.current){let g=n.current;g.addEventListener("mousemove",
h);let w=Zt(s.floating.current);return w.forEach(v=>{v.addEventListener("scroll",u)}),()=>{g.removeEventListener("mousemove",h),w.forEach(v=>{v.removeEventListener(
"scroll",u)})}}},[c.reference,s.floating.current,u,h,a]),{handleMouseMove:h,x:i,y:l,opened:a,setOpened:o,boundaryRef:n,floating:s.setFloating}}var Ql={tooltip:"m_1b3c8819",arrow:"m_f898399f"};var hS=x(B(),1);var vi=x(A(),1),UC={refProp:"ref",withinPortal:!0,offset:10,position:"right",zIndex:Ot("popover")},vS=(e,{radius:t,color:r})=>({tooltip:{"--tooltip-radius":t===
void 0?void 0:pe(t),"--tooltip-bg":r?Ke(r,e):void 0,"--tooltip-color":r?"var(--mantine-color-white)":void 0}}),ad=D(e=>{let t=k("TooltipFloating",UC,e),{children:r,
refProp:a,withinPortal:o,style:n,className:i,classNames:l,styles:c,unstyled:s,radius:u,color:d,label:m,offset:f,position:h,multiline:g,zIndex:w,disabled:v,defaultOpened:p,
variant:b,vars:y,portalProps:_,attributes:z,ref:S,...T}=t,L=Pe(),M=G({name:"TooltipFloating",props:t,classes:Ql,className:i,style:n,classNames:l,styles:c,unstyled:s,
attributes:z,rootSelector:"tooltip",vars:y,varsResolver:vS}),{handleMouseMove:Y,x:V,y:j,opened:C,boundaryRef:U,floating:q,setOpened:H}=pS({offset:f,position:h,defaultOpened:p}),
N=cl(r);if(!N)throw new Error("[@mantine/core] Tooltip.Floating component children should be an element or a component that accepts ref, fragments, strings, num\
bers and other primitive values are not supported");let P=Ge(U,Cm(N),S),$=N.props,I=Q=>{$.onMouseEnter?.(Q),Y(Q),H(!0)},F=Q=>{$.onMouseLeave?.(Q),H(!1)};return(0,vi.jsxs)(
vi.Fragment,{children:[(0,vi.jsx)(rn,{..._,withinPortal:o,children:(0,vi.jsx)(E,{...T,...M("tooltip",{style:{...vl(n,L),zIndex:w,display:!v&&C?"block":"none",top:Number.
isFinite(j)?Math.round(j):"",left:Number.isFinite(V)?Math.round(V):""}}),variant:b,ref:q,mod:{multiline:g},children:m})}),(0,hS.cloneElement)(N,{...$,[a]:P,onMouseEnter:I,
onMouseLeave:F})]})});ad.classes=Ql;ad.varsResolver=vS;ad.displayName="@mantine/core/TooltipFloating";var gS=x(B(),1),Ig=x(A(),1);var Vg=(0,gS.createContext)({withinGroup:!1}),GC={openDelay:0,closeDelay:0};function $u(e){let{openDelay:t,closeDelay:r,children:a}=k("TooltipGroup",GC,e);return(0,Ig.jsx)(
Vg,{value:{withinGroup:!0},children:(0,Ig.jsx)(f_,{delay:{open:t,close:r},children:a})})}$u.displayName="@mantine/core/TooltipGroup";$u.extend=e=>e;var qa=x(B(),1);function YC(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function qC(e){let t=YC(
e.middlewares),r=[su(e.offset),pv()];return t.shift&&r.push(Cs(typeof t.shift=="boolean"?{padding:8}:{padding:8,...t.shift})),t.flip&&r.push(typeof t.flip=="boo\
lean"?du():du(t.flip)),r.push(hv({element:e.arrowRef,padding:e.arrowOffset})),t.inline?r.push(typeof t.inline=="boolean"?ks():ks(t.inline)):e.inline&&r.push(ks()),
r}function bS(e){let[t,r]=(0,qa.useState)(e.defaultOpened),a=typeof e.opened=="boolean",o=!e.disabled&&(a?e.opened:t);(0,qa.useEffect)(()=>{e.disabled&&r(!1)},[
e.disabled]);let n=(0,qa.use)(Vg).withinGroup,i=Oe(),l=za(),c=(0,qa.useCallback)(T=>{r(T),T&&b(i)},[i]),{x:s,y:u,context:d,refs:m,placement:f,middlewareData:{arrow:{
x:h,y:g}={},hide:w}}=fu({strategy:e.strategy,placement:e.position,open:o,onOpenChange:c,middleware:qC(e),whileElementsMounted:nu}),{delay:v,currentId:p,setCurrentId:b}=p_(
d,{id:i}),{getReferenceProps:y,getFloatingProps:_}=g_([m_(d,{enabled:!e.disabled&&e.events?.hover,delay:n?v:{open:e.openDelay,close:e.closeDelay},mouseOnly:!e.events?.
touch,handleClose:e.interactive?w_():null}),v_(d,{enabled:!e.disabled&&e.events?.focus,visibleOnly:!0}),b_(d,{role:"tooltip"}),h_(d,{enabled:typeof e.opened>"u"})]),
z=(0,qa.useRef)(f);tt(()=>{z.current!==f&&(z.current=f,e.onPositionChange?.(f))},[f]);let S=o&&p&&p!==i;return{x:s,y:u,arrowX:h,arrowY:g,reference:m.setReference,
floating:m.setFloating,getFloatingProps:_,getReferenceProps:y,isGroupPhase:S,opened:o,placement:f,referenceHidden:e.hideDetached&&l!=="test"?w?.referenceHidden:
!1}}var Zl=x(B(),1);var rr=x(A(),1),XC={position:"top",refProp:"ref",withinPortal:!0,arrowSize:4,arrowOffset:5,arrowRadius:0,arrowPosition:"side",offset:5,transitionProps:{duration:100,
transition:"fade"},events:{hover:!0,focus:!1,touch:!1},zIndex:Ot("popover"),middlewares:{flip:!0,shift:!0,inline:!1},hideDetached:!0},yS=(e,{radius:t,color:r,variant:a,
autoContrast:o})=>{let n=e.variantColorResolver({theme:e,color:r||e.primaryColor,autoContrast:o,variant:a||"filled"});return{tooltip:{"--tooltip-radius":t===void 0?
void 0:pe(t),"--tooltip-bg":r?n.background:void 0,"--tooltip-color":r?n.color:void 0}}},dn=D(e=>{let t=k("Tooltip",XC,e),{children:r,position:a,refProp:o,label:n,
openDelay:i,closeDelay:l,onPositionChange:c,opened:s,defaultOpened:u,withinPortal:d,radius:m,color:f,classNames:h,styles:g,unstyled:w,style:v,className:p,withArrow:b,
arrowSize:y,arrowOffset:_,arrowRadius:z,arrowPosition:S,offset:T,transitionProps:L,multiline:M,events:Y,interactive:V,zIndex:j,disabled:C,onClick:U,onMouseEnter:q,
onMouseLeave:H,inline:N,variant:P,keepMounted:$,vars:I,portalProps:F,mod:Q,floatingStrategy:ce,middlewares:ne,autoContrast:ue,attributes:Ce,target:ie,hideDetached:we,
ref:ke,...He}=t,{dir:Xe}=ka(),_t=(0,Zl.useRef)(null),ee=bS({position:M_(Xe,a),closeDelay:l,openDelay:i,onPositionChange:c,opened:s,defaultOpened:u,disabled:C,events:Y,
interactive:V,arrowRef:_t,arrowOffset:_,offset:typeof T=="number"?T+(b?y/2:0):T,inline:N,strategy:ce,middlewares:ne,hideDetached:we});(0,Zl.useEffect)(()=>{let lt=ie instanceof
HTMLElement?ie:typeof ie=="string"?document.querySelector(ie):ie?.current||null;lt&&ee.reference(lt)},[ie,ee]);let St=G({name:"Tooltip",props:t,classes:Ql,className:p,
style:v,classNames:h,styles:g,unstyled:w,attributes:Ce,rootSelector:"tooltip",vars:I,varsResolver:yS}),Mt=cl(r);if(!ie&&!Mt)throw new Error("[@mantine/core] Too\
ltip component children should be an element or a component that accepts ref, fragments, strings, numbers and other primitive values are not supported");let zr=St(
"tooltip"),na=V&&!C&&!!ee.opened,$i=S==="merge"&&b?A_({position:ee.placement,dir:Xe}):void 0;if(ie){let lt=Dv(L,{duration:100,transition:"fade"});return(0,rr.jsx)(
rr.Fragment,{children:(0,rr.jsx)(rn,{...F,withinPortal:d,children:(0,rr.jsx)(qr,{...lt,keepMounted:$,mounted:!C&&!!ee.opened,duration:ee.isGroupPhase?10:lt.duration,
children:rh=>(0,rr.jsxs)(E,{...He,"data-fixed":ce==="fixed"||void 0,variant:P,mod:[{multiline:M,interactive:na},Q],...zr,...ee.getFloatingProps({ref:ee.floating,
className:zr.className,style:{...zr.style,...rh,...$i,zIndex:j,top:ee.y??0,left:ee.x??0,...ee.referenceHidden?{display:"none"}:null}}),children:[n,(0,rr.jsx)(hu,
{ref:_t,arrowX:ee.arrowX,arrowY:ee.arrowY,visible:b,position:ee.placement,arrowSize:y,arrowOffset:_,arrowRadius:z,arrowPosition:S,...St("arrow")})]})})})})}let Fi=Mt.
props,rs=Ge(ee.reference,Cm(Mt),ke),Ki=Dv(L,{duration:100,transition:"fade"});return(0,rr.jsxs)(rr.Fragment,{children:[(0,rr.jsx)(rn,{...F,withinPortal:d,children:(0,rr.jsx)(
qr,{...Ki,keepMounted:$,mounted:!C&&!!ee.opened,duration:ee.isGroupPhase?10:Ki.duration,children:lt=>(0,rr.jsxs)(E,{...He,"data-fixed":ce==="fixed"||void 0,variant:P,
mod:[{multiline:M,interactive:na},Q],...ee.getFloatingProps({ref:ee.floating,className:St("tooltip").className,style:{...St("tooltip").style,...lt,...$i,zIndex:j,
top:ee.y??0,left:ee.x??0,...ee.referenceHidden?{display:"none"}:null}}),children:[n,(0,rr.jsx)(hu,{ref:_t,arrowX:ee.arrowX,arrowY:ee.arrowY,visible:b,position:ee.
placement,arrowSize:y,arrowOffset:_,arrowRadius:z,arrowPosition:S,...St("arrow")})]})})}),(0,Zl.cloneElement)(Mt,ee.getReferenceProps({onClick:U,onMouseEnter:q,
onMouseLeave:H,onMouseMove:t.onMouseMove,onPointerDown:t.onPointerDown,onPointerEnter:t.onPointerEnter,...Fi,className:se(p,Fi.className),[o]:rs}))]})});dn.classes=
Ql;dn.varsResolver=yS;dn.displayName="@mantine/core/Tooltip";dn.Floating=ad;dn.Group=$u;var Ug={root:"m_6d731127"};var wS=x(A(),1),$C={gap:"md",align:"stretch",justify:"flex-start"},xS=(e,{gap:t,align:r,justify:a})=>({root:{"--stack-gap":zt(t),"--stack-align":r,"--stack-just\
ify":a}}),ut=D(e=>{let t=k("Stack",$C,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,align:c,justify:s,gap:u,variant:d,attributes:m,...f}=t,h=G(
{name:"Stack",props:t,classes:Ug,className:a,style:o,classNames:r,styles:n,unstyled:i,attributes:m,vars:l,varsResolver:xS});return(0,wS.jsx)(E,{...h("root"),variant:d,
...f})});ut.classes=Ug;ut.varsResolver=xS;ut.displayName="@mantine/core/Stack";var[_S,SS]=ct("Table component was not found in the tree");var mn={table:"m_b23fa0ef",th:"m_4e7aa4f3",tr:"m_4e7aa4fd",td:"m_4e7aa4ef",tbody:"m_b2404537",thead:"m_b242d975",caption:"m_9e5a3ac7",scrollContainer:"m_a100c15",
scrollContainerInner:"m_62259741"};var zS=x(A(),1);function FC(e,t){if(!t)return;let r={};return t.columnBorder&&e.withColumnBorders&&(r["data-with-column-border"]=!0),t.rowBorder&&e.withRowBorders&&
(r["data-with-row-border"]=!0),t.striped&&e.striped&&(r["data-striped"]=e.striped),t.highlightOnHover&&e.highlightOnHover&&(r["data-hover"]=!0),t.captionSide&&e.
captionSide&&(r["data-side"]=e.captionSide),t.stickyHeader&&e.stickyHeader&&(r["data-sticky"]=!0),r}function gi(e,t){let r=`Table${e.charAt(0).toUpperCase()}${e.
slice(1)}`,a=D(o=>{let n=k(r,{},o),{classNames:i,className:l,style:c,styles:s,...u}=n,d=SS();return(0,zS.jsx)(E,{component:e,...FC(d,t),...d.getStyles(e,{className:l,
classNames:i,style:c,styles:s,props:n}),...u})});return a.displayName=`@mantine/core/${r}`,a.classes=mn,a}var od=gi("th",{columnBorder:!0}),Fu=gi("td",{columnBorder:!0}),
Wl=gi("tr",{rowBorder:!0,striped:!0,highlightOnHover:!0}),Ku=gi("thead",{stickyHeader:!0}),Qu=gi("tbody"),Zu=gi("tfoot"),Wu=gi("caption",{captionSide:!0});var Gg=x(A(),1),KC={type:"scrollarea"},TS=(e,{minWidth:t,maxHeight:r,type:a})=>({scrollContainer:{"--table-min-width":R(t),"--table-max-height":R(r),"--table-ov\
erflow":a==="native"?"auto":void 0}}),nd=D(e=>{let t=k("TableScrollContainer",KC,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,vars:l,children:c,minWidth:s,
maxHeight:u,type:d,scrollAreaProps:m,attributes:f,...h}=t,g=G({name:"TableScrollContainer",classes:mn,props:t,className:a,style:o,classNames:r,styles:n,unstyled:i,
attributes:f,vars:l,varsResolver:TS,rootSelector:"scrollContainer"});return(0,Gg.jsx)(E,{component:d==="scrollarea"?vo:"div",...d==="scrollarea"?u?{offsetScrollbars:"\
xy",...m}:{offsetScrollbars:"x",...m}:{},...g("scrollContainer"),...h,children:(0,Gg.jsx)("div",{...g("scrollContainerInner"),children:c})})});nd.classes=mn;nd.
varsResolver=TS;nd.displayName="@mantine/core/TableScrollContainer";var ar=x(A(),1);function Ju({data:e}){return(0,ar.jsxs)(ar.Fragment,{children:[e.caption&&(0,ar.jsx)(Wu,{children:e.caption}),e.head&&(0,ar.jsx)(Ku,{children:(0,ar.jsx)(
Wl,{children:e.head.map((t,r)=>(0,ar.jsx)(od,{children:t},r))})}),e.body&&(0,ar.jsx)(Qu,{children:e.body.map((t,r)=>(0,ar.jsx)(Wl,{children:t.map((a,o)=>(0,ar.jsx)(
Fu,{children:a},o))},r))}),e.foot&&(0,ar.jsx)(Zu,{children:(0,ar.jsx)(Wl,{children:e.foot.map((t,r)=>(0,ar.jsx)(od,{children:t},r))})})]})}Ju.displayName="@mant\
ine/core/TableDataRenderer";var RS=x(B(),1),ef=x(A(),1),QC={withRowBorders:!0,verticalSpacing:7},CS=(e,{layout:t,captionSide:r,horizontalSpacing:a,verticalSpacing:o,borderColor:n,stripedColor:i,
highlightOnHoverColor:l,striped:c,highlightOnHover:s,stickyHeaderOffset:u,stickyHeader:d})=>({table:{"--table-layout":t,"--table-caption-side":r,"--table-horizo\
ntal-spacing":zt(a),"--table-vertical-spacing":zt(o),"--table-border-color":n?Ke(n,e):void 0,"--table-striped-color":c&&i?Ke(i,e):void 0,"--table-highlight-on-h\
over-color":s&&l?Ke(l,e):void 0,"--table-sticky-header-offset":d?R(u):void 0}}),rt=D(e=>{let t=k("Table",QC,e),{classNames:r,className:a,style:o,styles:n,unstyled:i,
vars:l,horizontalSpacing:c,verticalSpacing:s,captionSide:u,stripedColor:d,highlightOnHoverColor:m,striped:f,highlightOnHover:h,withColumnBorders:g,withRowBorders:w,
withTableBorder:v,borderColor:p,layout:b,data:y,children:_,stickyHeader:z,stickyHeaderOffset:S,mod:T,tabularNums:L,attributes:M,...Y}=t,V=G({name:"Table",props:t,
className:a,style:o,classes:mn,classNames:r,styles:n,unstyled:i,attributes:M,rootSelector:"table",vars:l,varsResolver:CS,stable:!0}),j=f===!0?"odd":f||void 0,C=u||
"bottom",U=(0,RS.useMemo)(()=>({getStyles:V,stickyHeader:z,striped:j,highlightOnHover:h,withColumnBorders:g,withRowBorders:w,captionSide:C}),[V,z,j,h,g,w,C]);return(0,ef.jsx)(
_S,{value:U,children:(0,ef.jsx)(E,{component:"table",mod:[{withTableBorder:v,tabularNums:L},T],...V("table"),...Y,children:_||!!y&&(0,ef.jsx)(Ju,{data:y})})})});
rt.classes=mn;rt.varsResolver=CS;rt.displayName="@mantine/core/Table";rt.Td=Fu;rt.Th=od;rt.Tr=Wl;rt.Thead=Ku;rt.Tbody=Qu;rt.Tfoot=Zu;rt.Caption=Wu;rt.ScrollContainer=
nd;rt.DataRenderer=Ju;var[kS,Jl]=ct("Tabs component was not found in the tree");var Co={root:"m_89d60db1","list--default":"m_576c9d4",list:"m_89d33d6d",tab:"m_4ec4dce6",panel:"m_b0c91715",tabSection:"m_fc420b1f",tabLabel:"m_42bbd1ae","tab--\
default":"m_539e827b","list--outline":"m_6772fbd5","tab--outline":"m_b59ab47c","tab--pills":"m_c3381914"};var ES=x(A(),1),tf=D(e=>{let t=k("TabsList",null,e),{children:r,className:a,grow:o,justify:n,classNames:i,styles:l,style:c,mod:s,...u}=t,d=Jl();return(0,ES.jsx)(
E,{...d.getStyles("list",{className:a,style:c,classNames:i,styles:l,props:t,variant:d.variant}),role:"tablist",variant:d.variant,mod:[{grow:o,orientation:d.orientation,
placement:d.orientation==="vertical"&&d.placement,inverted:d.inverted},s],"aria-orientation":d.orientation,__vars:{"--tabs-justify":n},...u,children:r})});tf.classes=
Co;tf.displayName="@mantine/core/TabsList";var rf=x(B(),1),Yg=x(A(),1),af=D(e=>{let t=k("TabsPanel",null,e),{children:r,className:a,value:o,classNames:n,styles:i,style:l,mod:c,keepMounted:s,...u}=t,d=za(),
m=Jl();(0,rf.useEffect)(()=>(m.setMountedPanel(o,!0),()=>{m.setMountedPanel(o,!1)}),[o]);let f=m.value===o,h=m.keepMounted||s,g=m.keepMountedMode!=="display-non\
e",w=h&&g&&d!=="test"?(0,Yg.jsx)(rf.Activity,{mode:f?"visible":"hidden",children:r}):h||f?r:null;return(0,Yg.jsx)(E,{...m.getStyles("panel",{className:a,classNames:n,
styles:i,style:[l,f?void 0:{display:"none"}],props:t}),mod:[{orientation:m.orientation},c],role:"tabpanel",id:m.getPanelId(o),"aria-labelledby":m.getTabId(o),...u,
children:w})});af.classes=Co;af.displayName="@mantine/core/TabsPanel";var ec=x(A(),1),of=D(e=>{let t=k("TabsTab",null,e),{className:r,children:a,rightSection:o,leftSection:n,value:i,onClick:l,onKeyDown:c,disabled:s,color:u,style:d,
classNames:m,styles:f,vars:h,mod:g,tabIndex:w,...v}=t,p=Pe(),{dir:b}=ka(),y=Jl(),_=i===y.value,z=T=>{y.onChange(y.allowTabDeactivation&&i===y.value?null:i),l?.(
T)},S={classNames:m,styles:f,props:t};return(0,ec.jsxs)(Bt,{...y.getStyles("tab",{className:r,style:d,variant:y.variant,...S}),disabled:s,unstyled:y.unstyled,variant:y.
variant,mod:[{active:_,disabled:s,orientation:y.orientation,inverted:y.inverted,placement:y.orientation==="vertical"&&y.placement},g],role:"tab",id:y.getTabId(i),
"aria-selected":_,tabIndex:w!==void 0?w:_||y.value===null?0:-1,"aria-controls":y.mountedPanels.current.has(i)?y.getPanelId(i):void 0,onClick:z,__vars:{"--tabs-c\
olor":u?Ke(u,p):void 0},onKeyDown:g1({siblingSelector:'[role="tab"]',parentSelector:'[role="tablist"]',activateOnFocus:y.activateTabWithKeyboard,loop:y.loop,orientation:y.
orientation||"horizontal",dir:b,onKeyDown:c}),...v,children:[n&&(0,ec.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"left",children:n}),a&&(0,ec.jsx)(
"span",{...y.getStyles("tabLabel",S),children:a}),o&&(0,ec.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"right",children:o})]})});of.classes=Co;of.
displayName="@mantine/core/TabsTab";var nf=x(B(),1);var qg=x(A(),1),AS="Tabs.Tab or Tabs.Panel component was rendered with invalid value or without value",ZC={keepMounted:!0,keepMountedMode:"activity",orientation:"\
horizontal",loop:!0,activateTabWithKeyboard:!0,variant:"default",placement:"left"},NS=(e,{radius:t,color:r,autoContrast:a})=>({root:{"--tabs-radius":pe(t),"--ta\
bs-color":Ke(r,e),"--tabs-text-color":Em(a,e)?ul({color:r,theme:e,autoContrast:a}):void 0}}),We=D(e=>{let t=k("Tabs",ZC,e),{defaultValue:r,value:a,onChange:o,orientation:n,
children:i,loop:l,id:c,activateTabWithKeyboard:s,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:h,placement:g,keepMounted:w,keepMountedMode:v,classNames:p,
styles:b,unstyled:y,className:_,style:z,vars:S,autoContrast:T,mod:L,attributes:M,...Y}=t,V=Oe(c),j=(0,nf.useRef)(new Set),C=wh(),U=(0,nf.useCallback)((P,$)=>{let I=j.
current;$&&!I.has(P)?(I.add(P),C()):!$&&I.has(P)&&(I.delete(P),C())},[]),[q,H]=la({value:a,defaultValue:r,finalValue:null,onChange:o}),N=G({name:"Tabs",props:t,
classes:Co,className:_,style:z,classNames:p,styles:b,unstyled:y,attributes:M,vars:S,varsResolver:NS});return(0,qg.jsx)(kS,{value:{placement:g,value:q,orientation:n,
id:V,loop:l,activateTabWithKeyboard:s,getTabId:mh(`${V}-tab`,AS),getPanelId:mh(`${V}-panel`,AS),onChange:H,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:h,
keepMounted:w,keepMountedMode:v,unstyled:y,getStyles:N,mountedPanels:j,setMountedPanel:U},children:(0,qg.jsx)(E,{id:V,variant:d,mod:[{orientation:n,inverted:n===
"horizontal"&&h,placement:n==="vertical"&&g},L],...N("root"),...Y,children:i})})});We.classes=Co;We.varsResolver=NS;We.displayName="@mantine/core/Tabs";We.Tab=of;
We.Panel=af;We.List=tf;var MS=x(A(),1),id=D(e=>{let t=k(["Input","InputWrapper","TextInput"],null,e);return(0,MS.jsx)(Pa,{component:"input",...t,__staticSelector:"TextInput"})});id.classes=
Pa.classes;id.displayName="@mantine/core/TextInput";var WC=["h1","h2","h3","h4","h5","h6"],JC=["xs","sm","md","lg","xl"];function OS(e,t){let r=t!==void 0?t:`h${e}`;return WC.includes(r)?{fontSize:`var(--mantine-${r}\
-font-size)`,fontWeight:`var(--mantine-${r}-font-weight)`,lineHeight:`var(--mantine-${r}-line-height)`}:JC.includes(r)?{fontSize:`var(--mantine-font-size-${r})`,
fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`var(--mantine-h${e}-line-height)`}:{fontSize:R(r),fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`\
var(--mantine-h${e}-line-height)`}}var Xg={root:"m_8a5d1357"};var DS=x(A(),1),ek={order:1},BS=(e,{order:t,size:r,lineClamp:a,textWrap:o})=>{let n=OS(t||1,r);return{root:{"--title-fw":n.fontWeight,"--title-lh":n.lineHeight,
"--title-fz":n.fontSize,"--title-line-clamp":typeof a=="number"?a.toString():void 0,"--title-text-wrap":o}}},ft=D(e=>{let t=k("Title",ek,e),{classNames:r,className:a,
style:o,styles:n,unstyled:i,order:l,vars:c,size:s,variant:u,lineClamp:d,textWrap:m,mod:f,attributes:h,...g}=t,w=G({name:"Title",props:t,classes:Xg,className:a,style:o,
classNames:r,styles:n,unstyled:i,attributes:h,vars:c,varsResolver:BS});return[1,2,3,4,5,6].includes(l)?(0,DS.jsx)(E,{...w("root"),component:`h${l}`,variant:u,mod:[
{order:l,lineClamp:typeof d=="number"},f],size:s,...g}):null});ft.classes=Xg;ft.varsResolver=BS;ft.displayName="@mantine/core/Title";var ts=x(B(),1),r8=x(LT(),1);function Gy(e){let t=new URLSearchParams;for(let[a,o]of Object.entries(e))o!==void 0&&o!==""&&t.set(a,String(o));let r=t.toString();return r===""?"":"?"+r}var HT="\
/ui/api/",qp=(e,t={})=>HT+e+Gy(t),Zc=class extends Error{constructor(r,a){super(a);this.code=r}code};async function jT(e,t){let r=await fetch(e,t),a=await r.json().
catch(()=>({error:r.statusText}));if(!r.ok)throw new Zc(r.status,a.error??r.statusText);return a}var cm=(e,t={})=>jT(qp(e,t)),Un=(e,t)=>jT(HT+e,{method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(t)});var Wc=x(B(),1);var Xp=()=>{},PT=e=>{Xp=e};function Gn(e,t){let r=qp(e,t),[a,o]=(0,Wc.useState)({url:r,connected:!1});return(0,Wc.useEffect)(()=>{let n=new EventSource(r);return n.
onopen=()=>o(i=>({...i,connected:!0})),n.onmessage=i=>o({url:r,value:JSON.parse(i.data),connected:!0}),n.addEventListener("failure",i=>{let l=JSON.parse(i.data);
l.code===401&&Xp(),o(c=>({...c,url:r,error:l.error,connected:!0}))}),n.onerror=()=>{o(i=>({...i,connected:!1})),cm("session").catch(i=>{i instanceof Zc&&i.code===
401&&Xp()})},()=>n.close()},[r]),a}function IT(e,t){let r=qp(e,t),[a,o]=(0,Wc.useState)({});return(0,Wc.useEffect)(()=>{let n=!0;return o({}),cm(e,t).then(i=>n&&
o({value:i}),i=>{i instanceof Zc&&i.code===401&&Xp(),n&&o({error:i.message})}),()=>{n=!1}},[r]),a}var Zp=x(B(),1);var $p=x(B(),1);var VT="/ui/",Yy=new EventTarget;function oA(e){return Yy.addEventListener("change",e),addEventListener("popstate",e),()=>{Yy.removeEventListener("change",e),removeEventListener(
"popstate",e)}}function UT(){let e=(0,$p.useSyncExternalStore)(oA,()=>location.pathname+location.search);return(0,$p.useMemo)(()=>{let[t,r]=e.split("?");return{
page:t.slice(VT.length).replace(/\/$/,"")||"fleet",query:new URLSearchParams(r)}},[e])}var oa=(e,t={})=>VT+e+Gy(t);function Fp(e,t=!1){history[t?"replaceState":
"pushState"](null,"",e),Yy.dispatchEvent(new Event("change"))}function Yo(e,t,r=!1){Fp(oa(e.page,{...Object.fromEntries(e.query),...t}),r)}var Kp=e=>oa("workloa\
d",{group:e.group,version:e.version,kind:e.kind,namespace:e.namespace,name:e.name});function Qp(e){e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey||(e.preventDefault(),Fp(e.currentTarget.getAttribute("href")))}var K={title:"Karmada",skip:"Skip to content",pages:{fleet:"Fleet",workloads:"Workloads",workload:"Workload",inbox:"Inbox"},user:"User",logout:"Log out",scheme:"\
Switch between dark and light mode",loading:"Loading",reconnecting:"Connection lost. The page shows the last known state and reconnects.",failed:"This view coul\
d not be read",unreadable:e=>`You may not list: ${e.join(", ")}. The page omits them.`,ago:e=>`${e} ago`,copy:"Copy as command",copied:"Copied",noRows:"Nothing \
matches.",page:(e,t,r)=>`${e}–${t} of ${r}`,next:"Next page",previous:"Previous page",searchHint:"Search (press /)",namespaceHint:"Namespace",notFound:"No suc\
h page",login:{heading:"Log in to Karmada",intro:"The console acts with your own credentials. They stay in the memory of the server until you log out.",kubeconfig:"\
Kubeconfig",kubeconfigHint:"Paste the output of: kubectl config view --raw --flatten --minify",file:"Choose a file",token:"Token",tokenHint:"Bearer token of a u\
ser or a service account",submit:"Log in"},fleet:{clusters:"Clusters",objects:"Workloads",healthy:"healthy",ready:"ready",cordoned:"cordoned",notReady:"not read\
y",problems:"Most serious problems",noProblems:"No problems.",regions:"Regions",noRegion:"no region",columns:["Cluster","State","Region","Version","Mode","Nodes",
"CPU","Memory","Taints"],pending:"not approved",all:"All regions"},workloads:{columns:["Workload","Namespace","State","Ready","Clusters","Policy","Age"],filters:{
"":"All",problem:"With problems",notScheduled:"Not scheduled",notApplied:"Not applied",notHealthy:"Not healthy",held:"Removal held",drifted:"Drifted",suspended:"\
Suspended",moving:"Moving"},healthy:"Healthy",flags:{held:"removal held",drifted:"drifted",suspended:"suspended",moving:"moving"}},workload:{tabs:{graph:"Graph",
why:"Why",timeline:"Timeline",events:"Events",manifest:"Manifest"},columns:["Template","Policy and binding","Clusters","Works","Member objects"],clusterColumns:[
"Cluster","State","Stage","Replicas","Reason"],timelineColumns:["Time","State","Step","Cluster","Object","Detail"],eventColumns:["Last","Type","Reason","Object",
"Count","Message"],conditionColumns:["Condition","Status","Reason","Message","Since"],waiting:"Waits for",complete:"Every step is done.",noEvents:"No events.",missing:"\
missing",more:(e,t)=>`${e} more: ${t}`,noManifest:"The object does not exist, or you may not read it.",conditions:"Conditions of the binding",clusters:"Clusters"},
why:{columns:["Cluster","Chosen","Replicas","Current","Capacity","Score","Reason"],policy:(e,t)=>`Claimed by ${e}${t?`: ${t}`:""}.`,unclaimed:"No policy claims \
the object",nearly:"Policies that almost match",also:"Other matching policies",held:"The scheduler ignores the binding",due:"The scheduler would decide again",unschedulable:"\
Unschedulable",term:e=>`Affinity term ${e}`,more:e=>`${e} more clusters`,yes:"yes",no:"no",division:e=>`Replicas are divided by ${e}.`},inbox:{empty:"Nothing wa\
its for you.",columns:["Waits for","Object","Since","Reason",""],kinds:{removal:"Held removal",cluster:"New cluster"},approve:"Approve",keep:"Approve, keep obje\
cts",remove:"Remove objects",confirmHeading:"Approve the removal?",confirmRemove:e=>`The objects of ${e} are deleted in the clusters that the message names.`,confirmKeep:e=>`\
The objects of ${e} stay in the clusters and are no longer managed.`,confirmCluster:e=>`The cluster ${e} gets workloads, namespaces and Services.`,confirmClusterHeading:"\
Approve the cluster?",cancel:"Cancel",confirm:"Approve"}};var et=x(A(),1),nA={Done:"green",Waiting:"yellow",Failed:"red",Missing:"red"};function qy({state:e}){return e?(0,et.jsx)(tr,{color:nA[e],variant:"light",size:"s\
m",children:e}):null}var iA=["StatusUnknown","NotHealthy","NotReported"];function sm({kind:e}){return e?(0,et.jsx)(tr,{color:iA.includes(e)?"yellow":"red",variant:"\
light",size:"sm",children:e}):(0,et.jsx)(tr,{color:"green",variant:"light",size:"sm",children:K.workloads.healthy})}function Gi({to:e,children:t}){return(0,et.jsx)(
Us,{href:e,onClick:Qp,size:"sm",children:t})}function lA(e){if(!e||e.startsWith("0001"))return"";let t=Math.max(0,Math.floor((Date.now()-new Date(e).getTime())/
1e3));for(let[r,a]of[["d",86400],["h",3600],["m",60]])if(t>=2*a)return Math.floor(t/a)+r;return t+"s"}function qo({since:e}){return(0,et.jsx)(J,{size:"sm",span:!0,
className:"nowrap",title:e,children:lA(e)})}function qn({live:e,unreadable:t}){return(0,et.jsxs)(et.Fragment,{children:[e.error&&(0,et.jsx)(Ze,{color:"red",mb:"\
sm",title:K.failed,role:"alert",children:e.error}),!e.connected&&e.value!==void 0&&(0,et.jsx)(Ze,{color:"yellow",mb:"sm",role:"status",children:K.reconnecting}),
t&&t.length>0&&(0,et.jsx)(Ze,{color:"blue",mb:"sm",role:"status",children:K.unreadable(t)}),e.value===void 0&&!e.error&&(0,et.jsx)(Lt,{size:"sm","aria-label":K.
loading})]})}function Xn({command:e}){let t=fh();return(0,et.jsx)(dn,{label:e,multiline:!0,maw:600,children:(0,et.jsx)(mt,{variant:"default",size:"compact-sm",onClick:()=>t.
copy(e),children:t.copied?K.copied:K.copy})})}function GT({route:e,name:t,hint:r,type:a,width:o}){let n=e.query.get(t)??"",[i,l]=(0,Zp.useState)(n);(0,Zp.useEffect)(
()=>l(n),[n]);let c=ia(s=>Yo(e,{[t]:s,offset:void 0},!0),250);return(0,et.jsx)(id,{type:a,size:"sm",w:o,placeholder:r,"aria-label":r,value:i,name:t,onChange:s=>{
l(s.currentTarget.value),c(s.currentTarget.value)}})}var Wp=({route:e})=>(0,et.jsx)(GT,{route:e,name:"search",hint:K.searchHint,type:"search",width:280}),Jp=({route:e})=>(0,et.jsx)(
GT,{route:e,name:"namespace",hint:K.namespaceHint,type:"text",width:160}),Yn=50;function Jc({route:e,shown:t,matching:r}){let a=Number(e.query.get("offset")??0),
o=n=>Yo(e,{offset:n>0?n:void 0});return(0,et.jsxs)(Se,{gap:"xs",justify:"flex-end",mt:"xs",children:[(0,et.jsx)(J,{size:"sm",c:"dimmed",children:K.page(Math.min(
a+1,r),a+t,r)}),(0,et.jsx)(mt,{size:"compact-sm",variant:"default",disabled:a===0,"aria-label":K.previous,onClick:()=>o(a-Yn),children:"←"}),(0,et.jsx)(mt,{size:"\
compact-sm",variant:"default",disabled:a+t>=r,"aria-label":K.next,onClick:()=>o(a+Yn),children:"→"})]})}var xa=x(A(),1);function _r({label:e,columns:t,rows:r,empty:a=K.noRows}){return r.length===0?(0,xa.jsx)(J,{size:"sm",c:"dimmed",py:"xs",children:a}):(0,xa.jsx)(
rt.ScrollContainer,{minWidth:600,type:"native",children:(0,xa.jsxs)(rt,{"aria-label":e,highlightOnHover:!0,verticalSpacing:6,stickyHeader:!0,children:[(0,xa.jsx)(
rt.Thead,{children:(0,xa.jsx)(rt.Tr,{children:t.map((o,n)=>(0,xa.jsx)(rt.Th,{scope:"col",children:o},n))})}),(0,xa.jsx)(rt.Tbody,{children:r.map(o=>(0,xa.jsx)(rt.
Tr,{children:o.cells.map((n,i)=>(0,xa.jsx)(rt.Td,{className:"reason",children:n},i))},o.key))})]})})}var Z=x(A(),1),gt=K.fleet;function YT({label:e,total:t,detail:r,href:a}){return(0,Z.jsxs)(on,{withBorder:!0,padding:"md",className:"count",children:[(0,Z.jsx)(Gi,
{to:a,children:e}),(0,Z.jsx)(J,{fz:32,fw:700,lh:1.1,children:t}),(0,Z.jsx)(J,{size:"sm",component:"div",children:r})]})}var qT=2**30;function Xy({usage:e,memory:t,
label:r}){if(!e||e.allocatable===0)return null;let a=Math.round(100*e.allocated/e.allocatable),o=n=>t?(n/qT).toFixed(n<10*qT?1:0)+" GiB":n.toFixed(n<10?1:0);return(0,Z.jsxs)(
Se,{gap:6,wrap:"nowrap",title:`${o(e.allocated)} / ${o(e.allocatable)}`,children:[(0,Z.jsx)(cn,{value:a,w:60,size:"sm",color:a>90?"red":"indigo","aria-label":r}),
(0,Z.jsxs)(J,{size:"xs",c:"dimmed",span:!0,className:"nowrap",children:[a,"%"]})]})}function cA({region:e,route:t}){let r=t.query.get("region")===e.name,a=e.name||
gt.noRegion;return(0,Z.jsx)(Bt,{onClick:()=>Yo(t,{region:r?void 0:e.name,offset:void 0}),"aria-pressed":r,disabled:e.name==="",children:(0,Z.jsxs)(on,{withBorder:!0,
padding:"xs",bg:r?"var(--mantine-primary-color-light)":void 0,children:[(0,Z.jsx)(J,{size:"sm",fw:600,children:a}),(0,Z.jsxs)(J,{size:"xs",c:e.ready<e.clusters?
"red":"dimmed",children:[e.ready,"/",e.clusters," ",gt.ready]}),(0,Z.jsx)(Xy,{usage:e.cpu,label:`${gt.columns[6]} ${a}`})]})})}function sA(e,t){let r=e.object.slice(
e.object.indexOf("/")+1),a=e.object.startsWith("cluster/")?oa("fleet",{search:r}):oa("workloads",{search:r,filter:"problem"});return{key:String(t),cells:[(0,Z.jsx)(
sm,{kind:e.kind}),(0,Z.jsx)("span",{className:"nowrap",children:(0,Z.jsx)(Gi,{to:a,children:e.object})}),e.namespace??"",e.clusters||"",(0,Z.jsx)(qo,{since:e.since}),
e.message]}}function dA({cluster:e}){return(0,Z.jsxs)(Se,{gap:4,children:[(0,Z.jsx)(sm,{kind:e.problem&&gt.notReady}),e.cordoned&&(0,Z.jsx)(tr,{color:"gray",variant:"\
light",size:"sm",children:gt.cordoned}),e.pending&&(0,Z.jsx)(tr,{color:"yellow",variant:"light",size:"sm",children:gt.pending}),e.problem&&(0,Z.jsx)(J,{size:"xs",
children:e.problem.message})]})}function mA(e){return{key:e.name,cells:[(0,Z.jsx)(J,{size:"sm",fw:600,children:e.name}),(0,Z.jsx)(dA,{cluster:e}),(0,Z.jsx)("spa\
n",{className:"nowrap",children:[e.region,e.zone].filter(Boolean).join(" / ")}),e.version??"",e.mode,e.nodes?`${e.readyNodes}/${e.nodes}`:"",(0,Z.jsx)(Xy,{usage:e.
cpu,label:`${gt.columns[6]} ${e.name}`}),(0,Z.jsx)(Xy,{usage:e.memory,memory:!0,label:`${gt.columns[7]} ${e.name}`}),(0,Z.jsx)(J,{size:"xs",children:e.taints?.join(
", ")})]}}function uA({value:e}){let t=e.clusters-e.ready;return(0,Z.jsxs)(Se,{align:"stretch",children:[(0,Z.jsx)(YT,{label:gt.clusters,total:e.clusters,href:oa(
"fleet"),detail:(0,Z.jsxs)(Z.Fragment,{children:[e.ready," ",gt.ready,t>0&&(0,Z.jsxs)(J,{span:!0,c:"red",children:[", ",t," ",gt.notReady]}),e.cordoned>0&&`, ${e.
cordoned} ${gt.cordoned}`]})}),(0,Z.jsx)(YT,{label:gt.objects,total:e.objects,href:oa("workloads"),detail:(0,Z.jsxs)(Z.Fragment,{children:[e.healthy," ",gt.healthy,
e.problems.filter(r=>r.kind!=="ClusterNotReady").map(r=>(0,Z.jsxs)(J,{span:!0,c:"red",children:[", ",r.count," ",r.name]},r.kind))]})})]})}function XT({route:e}){
let t=Gn("fleet",{...Object.fromEntries(e.query),limit:Yn}),{value:r}=t;return(0,Z.jsxs)(ut,{gap:"md",children:[(0,Z.jsxs)(Se,{justify:"space-between",children:[
(0,Z.jsx)(ft,{order:1,size:"h3",children:K.pages.fleet}),(0,Z.jsx)(Xn,{command:"karmadactl status"})]}),(0,Z.jsx)(qn,{live:t,unreadable:r?.unreadable}),r&&(0,Z.jsxs)(
Z.Fragment,{children:[(0,Z.jsx)(uA,{value:r}),(0,Z.jsxs)("section",{children:[(0,Z.jsx)(ft,{order:2,size:"h5",mb:"xs",children:gt.problems}),(0,Z.jsx)(_r,{label:gt.
problems,columns:["Problem","Object","Namespace","Clusters","Since","Reason"],empty:gt.noProblems,rows:r.worst.map(sA)})]}),(0,Z.jsxs)("section",{children:[(0,Z.jsxs)(
Se,{justify:"space-between",mb:"xs",children:[(0,Z.jsx)(ft,{order:2,size:"h5",children:gt.clusters}),(0,Z.jsx)(Wp,{route:e})]}),r.regions.length>1&&(0,Z.jsx)(Se,
{gap:"xs",mb:"xs",children:r.regions.map(a=>(0,Z.jsx)(cA,{region:a,route:e},a.name))}),(0,Z.jsx)(_r,{label:gt.clusters,columns:gt.columns,rows:r.page.map(mA)}),
(0,Z.jsx)(Jc,{route:e,shown:r.page.length,matching:r.matching})]})]})]})}var $y=x(B(),1);var Ne=x(A(),1),Pr=K.inbox,$T=e=>e.template?`${e.template.kind} ${e.template.namespace??""}/${e.template.name}`:e.cluster;function fA({item:e,keep:t}){return e.
kind==="cluster"?Un("approve-cluster",{cluster:e.cluster}):Un("approve-removal",{namespace:e.template.namespace??"",binding:e.binding,generation:e.generation,keep:t})}
function pA({decision:e,onClose:t}){let[r,a]=(0,$y.useState)(""),{item:o,keep:n}=e,i=$T(o),l=o.kind==="cluster",c=l?Pr.confirmCluster(i):n?Pr.confirmKeep(i):Pr.
confirmRemove(i);return(0,Ne.jsx)(Cr,{opened:!0,onClose:t,title:l?Pr.confirmClusterHeading:Pr.confirmHeading,centered:!0,children:(0,Ne.jsxs)(ut,{children:[r&&(0,Ne.jsx)(
Ze,{color:"red",role:"alert",children:r}),(0,Ne.jsx)(J,{size:"sm",children:c}),(0,Ne.jsx)(J,{size:"sm",c:"dimmed",children:o.message}),(0,Ne.jsxs)(Se,{justify:"\
flex-end",children:[(0,Ne.jsx)(mt,{variant:"default",onClick:t,"data-autofocus":!0,children:Pr.cancel}),(0,Ne.jsx)(mt,{color:l||n?void 0:"red",onClick:()=>fA(e).
then(t,s=>a(s.message)),children:Pr.confirm})]})]})})}function FT({route:e}){let t=Gn("inbox",{...Object.fromEntries(e.query),limit:Yn}),[r,a]=(0,$y.useState)(),
{value:o}=t,n=i=>({key:i.kind+(i.cluster??"")+(i.template?.namespace??"")+(i.binding??""),cells:[Pr.kinds[i.kind],(0,Ne.jsx)(Gi,{to:i.template?Kp(i.template):oa(
"fleet",{search:i.cluster}),children:$T(i)}),(0,Ne.jsx)(qo,{since:i.since}),i.message,(0,Ne.jsxs)(Se,{gap:"xs",wrap:"nowrap",justify:"flex-end",children:[i.kind===
"removal"&&(0,Ne.jsx)(mt,{size:"compact-sm",variant:"default",onClick:()=>a({item:i,keep:!0}),children:Pr.keep}),(0,Ne.jsx)(mt,{size:"compact-sm",color:i.kind===
"removal"?"red":void 0,onClick:()=>a({item:i,keep:!1}),children:i.kind==="removal"?Pr.remove:Pr.approve})]})]});return(0,Ne.jsxs)(ut,{gap:"sm",children:[(0,Ne.jsxs)(
Se,{justify:"space-between",children:[(0,Ne.jsx)(ft,{order:1,size:"h3",children:K.pages.inbox}),(0,Ne.jsxs)(Se,{gap:"xs",children:[(0,Ne.jsx)(Jp,{route:e}),(0,Ne.jsx)(
Xn,{command:"karmadactl approve"})]})]}),(0,Ne.jsx)(qn,{live:t,unreadable:o?.unreadable}),o&&(0,Ne.jsxs)(Ne.Fragment,{children:[(0,Ne.jsx)(_r,{label:K.pages.inbox,
columns:Pr.columns,empty:Pr.empty,rows:o.items.map(n)}),(0,Ne.jsx)(Jc,{route:e,shown:o.items.length,matching:o.matching})]}),r&&(0,Ne.jsx)(pA,{decision:r,onClose:()=>a(
void 0)})]})}var es=x(B(),1);var bt=x(A(),1);function KT({onLogin:e}){let[t,r]=(0,es.useState)("kubeconfig"),[a,o]=(0,es.useState)(""),[n,i]=(0,es.useState)(""),[l,c]=(0,es.useState)(""),[s,
u]=(0,es.useState)(!1);return(0,bt.jsx)(pi,{component:"main",mih:"100vh",p:"md",children:(0,bt.jsx)(Ha,{withBorder:!0,p:"xl",w:560,maw:"100%",component:"form",onSubmit:m=>{
m.preventDefault(),u(!0),c(""),Un("login",t==="token"?{token:n}:{kubeconfig:a}).then(e,f=>c(f.message)).finally(()=>u(!1))},children:(0,bt.jsxs)(ut,{gap:"md",children:[
(0,bt.jsx)(ft,{order:1,size:"h2",children:K.login.heading}),(0,bt.jsx)(J,{size:"sm",children:K.login.intro}),l&&(0,bt.jsx)(Ze,{color:"red",role:"alert",children:l}),
(0,bt.jsxs)(We,{value:t,onChange:r,children:[(0,bt.jsxs)(We.List,{mb:"sm",children:[(0,bt.jsx)(We.Tab,{value:"kubeconfig",children:K.login.kubeconfig}),(0,bt.jsx)(
We.Tab,{value:"token",children:K.login.token})]}),(0,bt.jsx)(We.Panel,{value:"kubeconfig",children:(0,bt.jsxs)(ut,{gap:"xs",children:[(0,bt.jsx)(Fs,{label:K.login.
kubeconfig,description:K.login.kubeconfigHint,rows:8,spellCheck:!1,autoComplete:"off",name:"kubeconfig",value:a,onChange:m=>o(m.currentTarget.value)}),(0,bt.jsx)(
Vu,{onChange:m=>{m?.text().then(o)},children:m=>(0,bt.jsx)(mt,{...m,variant:"default",size:"xs",children:K.login.file})})]})}),(0,bt.jsx)(We.Panel,{value:"token",
children:(0,bt.jsx)(Fl,{label:K.login.token,description:K.login.tokenHint,autoComplete:"off",name:"token",value:n,onChange:m=>i(m.currentTarget.value)})})]}),(0,bt.jsx)(
mt,{type:"submit",loading:s,children:K.login.submit})]})})})}var Ir=x(A(),1),Xi=210,Yi=46,qi=42,eh=10,th=26;function hA(e){let t=[],r=0,a=0,o=(n,i,l)=>{let c={node:n,x:i,y:0,parent:l};t.push(c),a=Math.max(a,i+1);let s=(n.
children??[]).map(u=>o(u,i+1,c));return c.y=s.length>0?(s[0].y+s[s.length-1].y)/2:r++,c};return o(e,0),{placed:t,rows:r,columns:a}}var QT=(e,t)=>e.length>t?e.slice(
0,t-1)+"…":e;function vA({p:e}){let{node:t}=e,r=t.missing?"Missing":t.state??"",a=`${t.kind} ${t.namespace?t.namespace+"/":""}${t.name}`;return(0,Ir.jsxs)("g",
{className:r,transform:`translate(${e.x*(Xi+qi)},${th+e.y*(Yi+eh)})`,"data-kind":t.kind,children:[(0,Ir.jsx)("title",{children:[a,r,t.message].filter(Boolean).join(
`
`)}),(0,Ir.jsx)("rect",{width:Xi,height:Yi,rx:6}),(0,Ir.jsx)("text",{x:10,y:18,children:QT(`${t.kind} ${t.name}`,27)}),(0,Ir.jsx)("text",{x:10,y:35,className:"d\
etail",children:QT([r==="Missing"?K.workload.missing:r,t.message].filter(Boolean).join(": "),34)})]})}function gA({p:e}){if(!e.parent)return null;let t=e.parent.
x*(Xi+qi)+Xi,r=th+e.parent.y*(Yi+eh)+Yi/2,a=e.x*(Xi+qi),o=th+e.y*(Yi+eh)+Yi/2;return(0,Ir.jsx)("path",{d:`M${t},${r} C${t+qi/2},${r} ${a-qi/2},${o} ${a},${o}`})}
function ZT({root:e}){let{placed:t,rows:r,columns:a}=hA(e),o=a*(Xi+qi),n=th+r*(Yi+eh);return(0,Ir.jsx)("div",{className:"graph",tabIndex:0,role:"region","aria-l\
abel":K.workload.tabs.graph,children:(0,Ir.jsxs)("svg",{width:o+4,height:n+2,viewBox:`-2 0 ${o+4} ${n+2}`,role:"img","aria-label":`${e.kind} ${e.name}`,children:[
K.workload.columns.slice(0,a).map((i,l)=>(0,Ir.jsx)("text",{x:l*(Xi+qi),y:14,className:"detail",children:i},i)),t.map((i,l)=>(0,Ir.jsx)(gA,{p:i},l)),t.map((i,l)=>(0,Ir.jsx)(
vA,{p:i},l))]})})}var Me=x(A(),1),Sr=K.why,dm=e=>`${e.kind} ${e.namespace?e.namespace+"/":""}${e.name}`;function bA(e,t){return{key:e.cluster,cells:[e.cluster,(0,Me.jsx)(tr,{size:"\
sm",variant:"light",color:e.chosen?"green":e.filter?"red":"gray",children:e.chosen?Sr.yes:Sr.no}),t&&e.chosen?e.replicas:"",t?e.current:"",e.capacity??"",e.score||
"",e.reason]}}function yA({term:e,single:t}){return(0,Me.jsxs)("section",{children:[!t&&(0,Me.jsx)(ft,{order:2,size:"h5",children:Sr.term(e.affinity??"")}),e.error&&
(0,Me.jsx)(Ze,{color:"red",title:Sr.unschedulable,my:"xs",children:e.error}),e.division&&(0,Me.jsx)(J,{size:"sm",children:Sr.division(e.division)}),(0,Me.jsx)(_r,
{label:K.workload.tabs.why,columns:Sr.columns,rows:e.clusters.map(r=>bA(r,!!e.division))}),e.total>e.clusters.length&&(0,Me.jsx)(J,{size:"sm",c:"dimmed",children:Sr.
more(e.total-e.clusters.length)}),e.notes.map(r=>(0,Me.jsx)(J,{size:"sm",children:r},r))]})}function wA({why:e}){return(0,Me.jsxs)(Me.Fragment,{children:[e.policy&&
(0,Me.jsx)(J,{size:"sm",children:Sr.policy(dm(e.policy),e.policy.problem)}),e.unclaimed&&(0,Me.jsx)(Ze,{color:"red",title:Sr.unclaimed,children:e.unclaimed}),e.
nearly.length>0&&(0,Me.jsx)(Ze,{color:"yellow",title:Sr.nearly,children:(0,Me.jsx)(pa,{size:"sm",children:e.nearly.map(t=>(0,Me.jsxs)(pa.Item,{children:[dm(t.policy),
": ",t.difference]},dm(t.policy)))})}),e.alsoMatching.map(t=>(0,Me.jsxs)(J,{size:"sm",c:"dimmed",children:[Sr.also,": ",dm(t.policy),", ",t.reason]},dm(t.policy)))]})}
function WT({object:e}){let{value:t,error:r}=IT("why",{...e,limit:200});return r?(0,Me.jsx)(Ze,{color:"red",title:K.failed,role:"alert",children:r}):t?(0,Me.jsxs)(
ut,{gap:"sm",children:[(0,Me.jsx)(wA,{why:t}),t.held&&(0,Me.jsx)(Ze,{color:"yellow",title:Sr.held,children:t.held}),t.due&&(0,Me.jsx)(Ze,{color:"blue",title:Sr.
due,children:t.due}),t.error&&t.terms.length!==1&&(0,Me.jsx)(Ze,{color:"red",title:Sr.unschedulable,children:t.error}),t.terms.map((a,o)=>(0,Me.jsx)(yA,{term:a,
single:t.terms.length===1},o)),t.notes.map(a=>(0,Me.jsx)(J,{size:"sm",children:a},a))]}):(0,Me.jsx)(Lt,{size:"sm","aria-label":K.loading})}var oe=x(A(),1),Kt=K.workload;function xA(e,t){let r=`${t.kind.toLowerCase()}${t.group?"."+t.group:""}/${t.name}${t.namespace?" -n "+t.namespace:""}`;return`${{
graph:"karmadactl tree",why:"karmadactl why",timeline:"karmadactl trace",events:"karmadactl describe",manifest:"kubectl get -o yaml"}[e]} ${r}`}function _A({value:e}){
return(0,oe.jsx)(_r,{label:Kt.clusters,columns:Kt.clusterColumns,rows:e.clusters.map(t=>({key:t.cluster,cells:[t.cluster,(0,oe.jsx)(qy,{state:t.state}),t.stage,
t.replicas??"",t.message??""]}))})}function SA({value:e}){return(0,oe.jsx)(_r,{label:Kt.conditions,columns:Kt.conditionColumns,rows:e.conditions.map(t=>({key:t.
type,cells:[t.type,t.status,t.reason,t.message,(0,oe.jsx)(qo,{since:t.lastTransitionTime})]}))})}function zA({value:e}){let t=e.tree.children?.flatMap(r=>Object.
entries(r.hidden??{}))??[];return(0,oe.jsxs)(ut,{children:[(0,oe.jsx)(ZT,{root:e.tree}),t.map(([r,a])=>(0,oe.jsx)(J,{size:"sm",c:"dimmed",children:Kt.more(a,r)},
r)),(0,oe.jsx)(ft,{order:2,size:"h5",children:Kt.clusters}),(0,oe.jsx)(_A,{value:e}),(0,oe.jsx)(ft,{order:2,size:"h5",children:Kt.conditions}),(0,oe.jsx)(SA,{value:e})]})}
function TA({value:e}){let{timeline:t}=e;return(0,oe.jsxs)(ut,{children:[t.complete?(0,oe.jsx)(Ze,{color:"green",children:Kt.complete}):(0,oe.jsx)(Ze,{color:"ye\
llow",title:Kt.waiting,children:(0,oe.jsx)(pa,{size:"sm",children:t.waiting?.map(r=>(0,oe.jsx)(pa.Item,{children:r},r))})}),(0,oe.jsx)(_r,{label:Kt.tabs.timeline,
columns:Kt.timelineColumns,rows:t.steps.map((r,a)=>({key:String(a),cells:[r.time?new Date(r.time).toLocaleTimeString():"",(0,oe.jsx)(qy,{state:r.state}),r.stage,
r.cluster??"",r.object,r.message??""]}))})]})}function RA({value:e}){return(0,oe.jsx)(_r,{label:Kt.tabs.events,columns:Kt.eventColumns,empty:Kt.noEvents,rows:e.
events.map((t,r)=>({key:String(r),cells:[(0,oe.jsx)(qo,{since:t.last}),t.type,t.reason,t.object,t.count,t.message]}))})}function JT({route:e}){let{tab:t,...r}=Object.
fromEntries(e.query),a=Gn("workload",r),{value:o}=a,n=e.query.get("tab")??"graph",i=r;return(0,oe.jsxs)(ut,{gap:"sm",children:[(0,oe.jsxs)(Se,{justify:"space-be\
tween",children:[(0,oe.jsxs)(ft,{order:1,size:"h3",children:[i.kind," ",i.name," ",(0,oe.jsx)(J,{span:!0,c:"dimmed",children:i.namespace})]}),(0,oe.jsx)(Xn,{command:xA(
n,i)})]}),(0,oe.jsx)(qn,{live:a}),(0,oe.jsxs)(We,{value:n,onChange:l=>Yo(e,{tab:l==="graph"?void 0:l},!0),keepMounted:!1,children:[(0,oe.jsx)(We.List,{mb:"sm",children:Object.
entries(Kt.tabs).map(([l,c])=>(0,oe.jsx)(We.Tab,{value:l,children:c},l))}),(0,oe.jsx)(We.Panel,{value:"graph",children:o&&(0,oe.jsx)(zA,{value:o})}),(0,oe.jsx)(
We.Panel,{value:"why",children:(0,oe.jsx)(WT,{object:i})}),(0,oe.jsx)(We.Panel,{value:"timeline",children:o&&(0,oe.jsx)(TA,{value:o})}),(0,oe.jsx)(We.Panel,{value:"\
events",children:o&&(0,oe.jsx)(RA,{value:o})}),(0,oe.jsx)(We.Panel,{value:"manifest",children:o&&(o.manifest?(0,oe.jsx)(Ul,{block:!0,tabIndex:0,children:o.manifest}):
(0,oe.jsx)(J,{children:Kt.noManifest}))})]})]})}var ge=x(A(),1),Fy=K.workloads;function CA({route:e,counts:t}){return(0,ge.jsx)(ln.Group,{value:e.query.get("filter")??"",onChange:r=>Yo(e,{filter:r,offset:void 0}),
children:(0,ge.jsx)(Se,{gap:6,children:Object.entries(Fy.filters).map(([r,a])=>(0,ge.jsxs)(ln,{value:r,size:"xs",variant:"light",disabled:r!==""&&!t[r]&&e.query.
get("filter")!==r,children:[a," ",t[r]??0]},r))})})}function kA({workload:e}){let t=["held","drifted","suspended","moving"].filter(r=>e[r]);return(0,ge.jsxs)(ge.Fragment,
{children:[(0,ge.jsxs)(Se,{gap:4,children:[(0,ge.jsx)(sm,{kind:e.problem?.kind}),t.map(r=>(0,ge.jsx)(tr,{color:"gray",variant:"light",size:"sm",children:Fy.flags[r]},
r))]}),e.problem&&(0,ge.jsx)(J,{size:"xs",lineClamp:2,title:e.problem.message,children:e.problem.message})]})}function EA(e){return{key:`${e.kind}/${e.namespace}\
/${e.name}`,cells:[(0,ge.jsxs)(ge.Fragment,{children:[(0,ge.jsx)(Gi,{to:Kp(e),children:e.name})," ",(0,ge.jsx)(J,{span:!0,size:"xs",c:"dimmed",children:e.kind})]}),
e.namespace??"",(0,ge.jsx)(kA,{workload:e}),e.replicas===void 0?"":`${e.ready??0}/${e.replicas}`,e.clusters,(0,ge.jsx)(J,{size:"xs",children:e.policy}),(0,ge.jsx)(
qo,{since:e.created})]}}function e8({route:e}){let t=Gn("workloads",{...Object.fromEntries(e.query),limit:Yn}),{value:r}=t;return(0,ge.jsxs)(ut,{gap:"sm",children:[
(0,ge.jsxs)(Se,{justify:"space-between",children:[(0,ge.jsx)(ft,{order:1,size:"h3",children:K.pages.workloads}),(0,ge.jsxs)(Se,{gap:"xs",children:[(0,ge.jsx)(Jp,
{route:e}),(0,ge.jsx)(Wp,{route:e}),(0,ge.jsx)(Xn,{command:"kubectl get resourcebindings,clusterresourcebindings -A"})]})]}),(0,ge.jsx)(qn,{live:t,unreadable:r?.
unreadable}),r&&(0,ge.jsxs)(ge.Fragment,{children:[(0,ge.jsx)(CA,{route:e,counts:r.counts}),(0,ge.jsx)(_r,{label:K.pages.workloads,columns:Fy.columns,rows:r.page.
map(EA)}),(0,ge.jsx)(Jc,{route:e,shown:r.page.length,matching:r.matching})]})]})}var qe=x(A(),1),AA={fleet:XT,workloads:e8,workload:JT,inbox:FT},t8=["fleet","workloads","inbox"],NA={primaryColor:"indigo",primaryShade:{light:7,dark:5},cursorType:"\
pointer",autoContrast:!0,fontFamily:"system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif",fontFamilyMonospace:"ui-monospace, SFMono-Regular, Men\
lo, DejaVu Sans Mono, monospace"};function MA(){let{setColorScheme:e}=ds(),t=Mh("light")==="dark";return(0,qe.jsx)(ja,{variant:"default",size:"lg","aria-label":K.
scheme,title:K.scheme,onClick:()=>e(t?"light":"dark"),children:t?"☀":"☾"})}function OA({session:e,onLogout:t}){let r=UT(),[a,{toggle:o,close:n}]=_h(),i=AA[r.
page];return(0,ts.useEffect)(n,[r.page]),(0,ts.useEffect)(()=>{document.title=`${K.pages[r.page]??K.notFound} · ${r.query.get("name")??K.title}`},[r]),xh([...t8.
map((l,c)=>[`alt+${c+1}`,()=>Fp(oa(l))]),["/",()=>document.querySelector("input[type=search]")?.focus()]]),(0,qe.jsxs)(er,{header:{height:52},navbar:{width:190,
breakpoint:"sm",collapsed:{mobile:!a}},padding:"md",children:[(0,qe.jsx)("a",{className:"skip",href:"#main",children:K.skip}),(0,qe.jsx)(er.Header,{children:(0,qe.jsxs)(
Se,{h:"100%",px:"md",justify:"space-between",wrap:"nowrap",children:[(0,qe.jsxs)(Se,{gap:"sm",wrap:"nowrap",children:[(0,qe.jsx)(Vl,{opened:a,onClick:o,hiddenFrom:"\
sm",size:"sm","aria-label":K.title}),(0,qe.jsx)(J,{fw:700,size:"lg",children:K.title})]}),(0,qe.jsxs)(Se,{gap:"xs",wrap:"nowrap",children:[(0,qe.jsx)(J,{size:"s\
m",truncate:!0,title:K.user,children:e.user}),(0,qe.jsx)(MA,{}),(0,qe.jsx)(mt,{variant:"default",size:"compact-sm",onClick:t,children:K.logout})]})]})}),(0,qe.jsx)(
er.Navbar,{p:"xs","aria-label":K.title,children:t8.map(l=>(0,qe.jsx)($l,{href:oa(l),label:K.pages[l],onClick:Qp,active:r.page===l,"aria-current":r.page===l?"pag\
e":void 0},l))}),(0,qe.jsx)(er.Main,{id:"main",tabIndex:-1,children:i?(0,qe.jsx)(i,{route:r}):(0,qe.jsx)(J,{children:K.notFound})})]})}function DA(){let[e,t]=(0,ts.useState)();
return(0,ts.useEffect)(()=>{PT(()=>t(null));let r=new URLSearchParams(location.hash.slice(1)).get("login");if(r){history.replaceState(null,"",location.pathname+
location.search),Un("login",{code:r}).then(t,()=>t(null));return}cm("session").then(t,()=>t(null))},[]),e===void 0?(0,qe.jsx)(pi,{h:"100vh",children:(0,qe.jsx)(
Lt,{"aria-label":K.loading})}):e===null?(0,qe.jsx)(KT,{onLogin:t}):(0,qe.jsx)(OA,{session:e,onLogout:()=>{Un("logout",{}).finally(()=>t(null))}})}var a8=document.
querySelector("meta[name=csp-nonce]")?.content??"";s2(a8);(0,r8.createRoot)(document.getElementById("root")).render((0,qe.jsx)(Bm,{theme:NA,defaultColorScheme:"\
auto",getStyleNonce:()=>a8,children:(0,qe.jsx)(DA,{})}));
