var J8=Object.create;var Nx=Object.defineProperty;var e7=Object.getOwnPropertyDescriptor;var t7=Object.getOwnPropertyNames;var r7=Object.getPrototypeOf,o7=Object.prototype.hasOwnProperty;var Mn=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}};var n7=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of t7(t))!o7.call(e,n)&&n!==r&&Nx(e,n,{get:()=>t[n],enumerable:!(o=e7(t,n))||o.enumerable});
return e};var x=(e,t,r)=>(r=e!=null?J8(r7(e)):{},n7(t||!e||!e.__esModule?Nx(r,"default",{value:e,enumerable:!0}):r,e));var Fx=Mn(se=>{"use strict";var gg=Symbol.for("react.transitional.element"),i7=Symbol.for("react.portal"),l7=Symbol.for("react.fragment"),c7=Symbol.for("react.s\
trict_mode"),s7=Symbol.for("react.profiler"),d7=Symbol.for("react.consumer"),m7=Symbol.for("react.context"),u7=Symbol.for("react.forward_ref"),f7=Symbol.for("re\
act.suspense"),p7=Symbol.for("react.memo"),Hx=Symbol.for("react.lazy"),h7=Symbol.for("react.activity"),v7=Symbol.for("react.view_transition"),Bx=Symbol.iterator;
function g7(e){return e===null||typeof e!="object"?null:(e=Bx&&e[Bx]||e["@@iterator"],typeof e=="function"?e:null)}var Ix={isMounted:function(){return!1},enqueueForceUpdate:function(){},
enqueueReplaceState:function(){},enqueueSetState:function(){}},Vx=Object.assign,Ux={};function _c(e,t,r){this.props=e,this.context=t,this.refs=Ux,this.updater=r||
Ix}_c.prototype.isReactComponent={};_c.prototype.setState=function(e,t){if(typeof e!="object"&&typeof e!="function"&&e!=null)throw Error("takes an object of sta\
te variables to update or a function which returns an object of state variables.");this.updater.enqueueSetState(this,e,t,"setState")};_c.prototype.forceUpdate=function(e){
this.updater.enqueueForceUpdate(this,e,"forceUpdate")};function Gx(){}Gx.prototype=_c.prototype;function bg(e,t,r){this.props=e,this.context=t,this.refs=Ux,this.
updater=r||Ix}var yg=bg.prototype=new Gx;yg.constructor=bg;Vx(yg,_c.prototype);yg.isPureReactComponent=!0;var Px=Array.isArray;function vg(){}var nt={H:null,A:null,
T:null,S:null},$x=Object.prototype.hasOwnProperty;function wg(e,t,r){var o=r.ref;return{$$typeof:gg,type:e,key:t,ref:o!==void 0?o:null,props:r}}function b7(e,t){
return wg(e.type,t,e.props)}function xg(e){return typeof e=="object"&&e!==null&&e.$$typeof===gg}function y7(e){var t={"=":"=0",":":"=2"};return"$"+e.replace(/[=:]/g,
function(r){return t[r]})}var Lx=/\/+/g;function hg(e,t){return typeof e=="object"&&e!==null&&e.key!=null?y7(""+e.key):t.toString(36)}function w7(e){switch(e.status){case"\
fulfilled":return e.value;case"rejected":throw e.reason;default:switch(typeof e.status=="string"?e.then(vg,vg):(e.status="pending",e.then(function(t){e.status===
"pending"&&(e.status="fulfilled",e.value=t)},function(t){e.status==="pending"&&(e.status="rejected",e.reason=t)})),e.status){case"fulfilled":return e.value;case"\
rejected":throw e.reason}}throw e}function xc(e,t,r,o,n){var a=typeof e;(a==="undefined"||a==="boolean")&&(e=null);var i=!1;if(e===null)i=!0;else switch(a){case"\
bigint":case"string":case"number":i=!0;break;case"object":switch(e.$$typeof){case gg:case i7:i=!0;break;case Hx:return i=e._init,xc(i(e._payload),t,r,o,n)}}if(i)
return n=n(e),i=o===""?"."+hg(e,0):o,Px(n)?(r="",i!=null&&(r=i.replace(Lx,"$&/")+"/"),xc(n,t,r,"",function(s){return s})):n!=null&&(xg(n)&&(n=b7(n,r+(n.key==null||
e&&e.key===n.key?"":(""+n.key).replace(Lx,"$&/")+"/")+i)),t.push(n)),1;i=0;var l=o===""?".":o+":";if(Px(e))for(var c=0;c<e.length;c++)o=e[c],a=l+hg(o,c),i+=xc(o,
t,r,a,n);else if(c=g7(e),typeof c=="function")for(e=c.call(e),c=0;!(o=e.next()).done;)o=o.value,a=l+hg(o,c++),i+=xc(o,t,r,a,n);else if(a==="object"){if(typeof e.
then=="function")return xc(w7(e),t,r,o,n);throw t=String(e),Error("Objects are not valid as a React child (found: "+(t==="[object Object]"?"object with keys {"+
Object.keys(e).join(", ")+"}":t)+"). If you meant to render a collection of children, use an array instead.")}return i}function lf(e,t,r){if(e==null)return e;var o=[],
n=0;return xc(e,o,"","",function(a){return t.call(r,a,n++)}),o}function x7(e){if(e._status===-1){var t=e._result,r=t();r.then(function(o){(e._status===0||e._status===
-1)&&(e._status=1,e._result=o,r.status===void 0&&(r.status="fulfilled",r.value=o))},function(o){(e._status===0||e._status===-1)&&(e._status=2,e._result=o,r.status===
void 0&&(r.status="rejected",r.reason=o))}),e._status===-1&&(e._status=0,e._result=r)}if(e._status===1)return e._result.default;throw e._result}var jx=typeof reportError==
"function"?reportError:function(e){if(typeof window=="object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,
message:typeof e=="object"&&e!==null&&typeof e.message=="string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process==
"object"&&typeof process.emit=="function"){process.emit("uncaughtException",e);return}console.error(e)};function Yx(e){var t=nt.T,r={};r.types=t!==null?t.types:
null,nt.T=r;try{var o=e(),n=nt.S;n!==null&&n(r,o),typeof o=="object"&&o!==null&&typeof o.then=="function"&&o.then(vg,jx)}catch(a){jx(a)}finally{t!==null&&r.types!==
null&&(t.types=r.types),nt.T=t}}function qx(e){var t=nt.T;if(t!==null){var r=t.types;r===null?t.types=[e]:r.indexOf(e)===-1&&r.push(e)}else Yx(qx.bind(null,e))}
var _7={map:lf,forEach:function(e,t,r){lf(e,function(){t.apply(this,arguments)},r)},count:function(e){var t=0;return lf(e,function(){t++}),t},toArray:function(e){
return lf(e,function(t){return t})||[]},only:function(e){if(!xg(e))throw Error("React.Children.only expected to receive a single React element child.");return e}};
se.Activity=h7;se.Children=_7;se.Component=_c;se.Fragment=l7;se.Profiler=s7;se.PureComponent=bg;se.StrictMode=c7;se.Suspense=f7;se.ViewTransition=v7;se.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=
nt;se.__COMPILER_RUNTIME={__proto__:null,c:function(e){return nt.H.useMemoCache(e)}};se.addTransitionType=qx;se.cache=function(e){return function(){return e.apply(
null,arguments)}};se.cacheSignal=function(){return null};se.cloneElement=function(e,t,r){if(e==null)throw Error("The argument must be a React element, but you p\
assed "+e+".");var o=Vx({},e.props),n=e.key;if(t!=null)for(a in t.key!==void 0&&(n=""+t.key),t)!$x.call(t,a)||a==="key"||a==="__self"||a==="__source"||a==="ref"&&
t.ref===void 0||(o[a]=t[a]);var a=arguments.length-2;if(a===1)o.children=r;else if(1<a){for(var i=Array(a),l=0;l<a;l++)i[l]=arguments[l+2];o.children=i}return wg(
e.type,n,o)};se.createContext=function(e){return e={$$typeof:m7,_currentValue:e,_currentValue2:e,_threadCount:0,Provider:null,Consumer:null},e.Provider=e,e.Consumer=
{$$typeof:d7,_context:e},e};se.createElement=function(e,t,r){var o,n={},a=null;if(t!=null)for(o in t.key!==void 0&&(a=""+t.key),t)$x.call(t,o)&&o!=="key"&&o!=="\
__self"&&o!=="__source"&&(n[o]=t[o]);var i=arguments.length-2;if(i===1)n.children=r;else if(1<i){for(var l=Array(i),c=0;c<i;c++)l[c]=arguments[c+2];n.children=l}
if(e&&e.defaultProps)for(o in i=e.defaultProps,i)n[o]===void 0&&(n[o]=i[o]);return wg(e,a,n)};se.createRef=function(){return{current:null}};se.forwardRef=function(e){
return{$$typeof:u7,render:e}};se.isValidElement=xg;se.lazy=function(e){return{$$typeof:Hx,_payload:{_status:-1,_result:e},_init:x7}};se.memo=function(e,t){return{
$$typeof:p7,type:e,compare:t===void 0?null:t}};se.startTransition=Yx;se.unstable_useCacheRefresh=function(){return nt.H.useCacheRefresh()};se.use=function(e){return nt.
H.use(e)};se.useActionState=function(e,t,r){return nt.H.useActionState(e,t,r)};se.useCallback=function(e,t){return nt.H.useCallback(e,t)};se.useContext=function(e){
return nt.H.useContext(e)};se.useDebugValue=function(){};se.useDeferredValue=function(e,t){return nt.H.useDeferredValue(e,t)};se.useEffect=function(e,t){return nt.
H.useEffect(e,t)};se.useEffectEvent=function(e){return nt.H.useEffectEvent(e)};se.useId=function(){return nt.H.useId()};se.useImperativeHandle=function(e,t,r){return nt.
H.useImperativeHandle(e,t,r)};se.useInsertionEffect=function(e,t){return nt.H.useInsertionEffect(e,t)};se.useLayoutEffect=function(e,t){return nt.H.useLayoutEffect(
e,t)};se.useMemo=function(e,t){return nt.H.useMemo(e,t)};se.useOptimistic=function(e,t){return nt.H.useOptimistic(e,t)};se.useReducer=function(e,t,r){return nt.
H.useReducer(e,t,r)};se.useRef=function(e){return nt.H.useRef(e)};se.useState=function(e){return nt.H.useState(e)};se.useSyncExternalStore=function(e,t,r){return nt.
H.useSyncExternalStore(e,t,r)};se.useTransition=function(){return nt.H.useTransition()};se.version="19.3.1"});var D=Mn((DB,Xx)=>{"use strict";Xx.exports=Fx()});var p_=Mn(zr=>{"use strict";var F7=D();function f_(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(arguments[1]);
for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full message or use th\
e non-minified dev environment for full errors and additional helpful warnings."}function li(){}var Or={d:{f:li,r:function(){throw Error(f_(522))},D:li,C:li,L:li,
m:li,X:li,S:li,M:li},p:0,findDOMNode:null},X7=Symbol.for("react.portal"),K7=Symbol.for("react.recoverable"),u_=Symbol.for("react.optimistic_key");function Q7(e,t,r){
var o=3<arguments.length&&arguments[3]!==void 0?arguments[3]:null;return{$$typeof:X7,key:o==null?null:o===u_?u_:""+o,children:e,containerInfo:t,implementation:r}}
var Vd=F7.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;function xf(e,t){if(e==="font")return"";if(typeof t=="string")return t==="use-credenti\
als"?t:""}zr.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=Or;zr.browser=function(e){return{$$typeof:K7,_reason:e}};zr.createPortal=function(e,t){
var r=2<arguments.length&&arguments[2]!==void 0?arguments[2]:null;if(!t||t.nodeType!==1&&t.nodeType!==9&&t.nodeType!==11)throw Error(f_(299));return Q7(e,t,null,
r)};zr.flushSync=function(e){var t=Vd.T,r=Or.p;try{if(Vd.T=null,Or.p=2,e)return e()}finally{Vd.T=t,Or.p=r,Or.d.f()}};zr.preconnect=function(e,t){typeof e=="stri\
ng"&&(t?(t=t.crossOrigin,t=typeof t=="string"?t==="use-credentials"?t:"":void 0):t=null,Or.d.C(e,t))};zr.prefetchDNS=function(e){typeof e=="string"&&Or.d.D(e)};
zr.preinit=function(e,t){if(typeof e=="string"&&t&&typeof t.as=="string"){var r=t.as,o=xf(r,t.crossOrigin),n=typeof t.integrity=="string"?t.integrity:void 0,a=typeof t.
fetchPriority=="string"?t.fetchPriority:void 0;r==="style"?Or.d.S(e,typeof t.precedence=="string"?t.precedence:void 0,{crossOrigin:o,integrity:n,fetchPriority:a}):
r==="script"&&Or.d.X(e,{crossOrigin:o,integrity:n,fetchPriority:a,nonce:typeof t.nonce=="string"?t.nonce:void 0})}};zr.preinitModule=function(e,t){if(typeof e==
"string")if(typeof t=="object"&&t!==null){if(t.as==null||t.as==="script"){var r=xf(t.as,t.crossOrigin);Or.d.M(e,{crossOrigin:r,integrity:typeof t.integrity=="st\
ring"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}}else t==null&&Or.
d.M(e)};zr.preload=function(e,t){if(typeof e=="string"&&typeof t=="object"&&t!==null&&typeof t.as=="string"){var r=t.as,o=xf(r,t.crossOrigin);Or.d.L(e,r,{crossOrigin:o,
integrity:typeof t.integrity=="string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,type:typeof t.type=="string"?t.type:void 0,fetchPriority:typeof t.
fetchPriority=="string"?t.fetchPriority:void 0,referrerPolicy:typeof t.referrerPolicy=="string"?t.referrerPolicy:void 0,imageSrcSet:typeof t.imageSrcSet=="strin\
g"?t.imageSrcSet:void 0,imageSizes:typeof t.imageSizes=="string"?t.imageSizes:void 0,media:typeof t.media=="string"?t.media:void 0})}};zr.preloadModule=function(e,t){
if(typeof e=="string")if(t){var r=xf(t.as,t.crossOrigin);Or.d.m(e,{as:typeof t.as=="string"&&t.as!=="script"?t.as:void 0,crossOrigin:r,integrity:typeof t.integrity==
"string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}else Or.d.m(e)};
zr.requestFormReset=function(e){Or.d.r(e)};zr.unstable_batchedUpdates=function(e,t){return e(t)};zr.useFormState=function(e,t,r){return Vd.H.useFormState(e,t,r)};
zr.useFormStatus=function(){return Vd.H.useHostTransitionStatus()};zr.version="19.3.1"});var ci=Mn((BP,v_)=>{"use strict";function h_(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{__REACT_DEVTOOLS_GLOBAL_HOOK__.
checkDCE(h_)}catch(e){console.error(e)}}h_(),v_.exports=p_()});var O_=Mn(Tf=>{"use strict";var c9=Symbol.for("react.transitional.element"),s9=Symbol.for("react.fragment");function N_(e,t,r){var o=null;if(r!==void 0&&(o=""+r),
t.key!==void 0&&(o=""+t.key),"key"in t){r={};for(var n in t)n!=="key"&&(r[n]=t[n])}else r=t;return t=r.ref,{$$typeof:c9,type:e,key:o,ref:t!==void 0?t:null,props:r}}
Tf.Fragment=s9;Tf.jsx=N_;Tf.jsxs=N_});var R=Mn((cj,M_)=>{"use strict";M_.exports=O_()});var y6=Mn(xt=>{"use strict";function Ry(e,t){var r=e.length;e.push(t);e:for(;0<r;){var o=r-1>>>1,n=e[o];if(0<vh(n,t))e[o]=t,e[r]=n,r=o;else break e}}function oa(e){
return e.length===0?null:e[0]}function bh(e){if(e.length===0)return null;var t=e[0],r=e.pop();if(r!==t){e[0]=r;e:for(var o=0,n=e.length,a=n>>>1;o<a;){var i=2*(o+
1)-1,l=e[i],c=i+1,s=e[c];if(0>vh(l,r))c<n&&0>vh(s,l)?(e[o]=s,e[c]=r,o=c):(e[o]=l,e[i]=r,o=i);else if(c<n&&0>vh(s,r))e[o]=s,e[c]=r,o=c;else break e}}return t}function vh(e,t){
var r=e.sortIndex-t.sortIndex;return r!==0?r:e.id-t.id}xt.unstable_now=void 0;typeof performance=="object"&&typeof performance.now=="function"?(d6=performance,xt.
unstable_now=function(){return d6.now()}):(zy=Date,m6=zy.now(),xt.unstable_now=function(){return zy.now()-m6});var d6,zy,m6,Ha=[],ki=[],gN=1,Fo=null,Ar=3,ky=!1,
Fm=!1,Xm=!1,Ey=!1,p6=typeof setTimeout=="function"?setTimeout:null,h6=typeof clearTimeout=="function"?clearTimeout:null,u6=typeof setImmediate<"u"?setImmediate:
null;function gh(e){for(var t=oa(ki);t!==null;){if(t.callback===null)bh(ki);else if(t.startTime<=e)bh(ki),t.sortIndex=t.expirationTime,Ry(Ha,t);else break;t=oa(
ki)}}function Ay(e){if(Xm=!1,gh(e),!Fm)if(oa(Ha)!==null)Fm=!0,Ds||(Ds=!0,Ms());else{var t=oa(ki);t!==null&&Ny(Ay,t.startTime-e)}}var Ds=!1,Km=-1,v6=5,g6=-1;function b6(){
return Ey?!0:!(xt.unstable_now()-g6<v6)}function Cy(){if(Ey=!1,Ds){var e=xt.unstable_now();g6=e;var t=!0;try{e:{Fm=!1,Xm&&(Xm=!1,h6(Km),Km=-1),ky=!0;var r=Ar;try{
t:{for(gh(e),Fo=oa(Ha);Fo!==null&&!(Fo.expirationTime>e&&b6());){var o=Fo.callback;if(typeof o=="function"){Fo.callback=null,Ar=Fo.priorityLevel;var n=o(Fo.expirationTime<=
e);if(e=xt.unstable_now(),typeof n=="function"){Fo.callback=n,gh(e),t=!0;break t}Fo===oa(Ha)&&bh(Ha),gh(e)}else bh(Ha);Fo=oa(Ha)}if(Fo!==null)t=!0;else{var a=oa(
ki);a!==null&&Ny(Ay,a.startTime-e),t=!1}}break e}finally{Fo=null,Ar=r,ky=!1}t=void 0}}finally{t?Ms():Ds=!1}}}var Ms;typeof u6=="function"?Ms=function(){u6(Cy)}:
typeof MessageChannel<"u"?(Ty=new MessageChannel,f6=Ty.port2,Ty.port1.onmessage=Cy,Ms=function(){f6.postMessage(null)}):Ms=function(){p6(Cy,0)};var Ty,f6;function Ny(e,t){
Km=p6(function(){e(xt.unstable_now())},t)}xt.unstable_IdlePriority=5;xt.unstable_ImmediatePriority=1;xt.unstable_LowPriority=4;xt.unstable_NormalPriority=3;xt.unstable_Profiling=
null;xt.unstable_UserBlockingPriority=2;xt.unstable_cancelCallback=function(e){e.callback=null};xt.unstable_forceFrameRate=function(e){0>e||125<e?console.error(
"forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported"):v6=0<e?Math.floor(1e3/e):5};xt.unstable_getCurrentPriorityLevel=
function(){return Ar};xt.unstable_next=function(e){switch(Ar){case 1:case 2:case 3:var t=3;break;default:t=Ar}var r=Ar;Ar=t;try{return e()}finally{Ar=r}};xt.unstable_requestPaint=
function(){Ey=!0};xt.unstable_runWithPriority=function(e,t){switch(e){case 1:case 2:case 3:case 4:case 5:break;default:e=3}var r=Ar;Ar=e;try{return t()}finally{
Ar=r}};xt.unstable_scheduleCallback=function(e,t,r){var o=xt.unstable_now();switch(typeof r=="object"&&r!==null?(r=r.delay,r=typeof r=="number"&&0<r?o+r:o):r=o,
e){case 1:var n=-1;break;case 2:n=250;break;case 5:n=1073741823;break;case 4:n=1e4;break;default:n=5e3}return n=r+n,e={id:gN++,callback:t,priorityLevel:e,startTime:r,
expirationTime:n,sortIndex:-1},r>o?(e.sortIndex=r,Ry(ki,e),oa(Ha)===null&&e===oa(ki)&&(Xm?(h6(Km),Km=-1):Xm=!0,Ny(Ay,r-o))):(e.sortIndex=n,Ry(Ha,e),Fm||ky||(Fm=
!0,Ds||(Ds=!0,Ms()))),e};xt.unstable_shouldYield=b6;xt.unstable_wrapCallback=function(e){var t=Ar;return function(){var r=Ar;Ar=t;try{return e.apply(this,arguments)}finally{
Ar=r}}}});var x6=Mn((nfe,w6)=>{"use strict";w6.exports=y6()});var l8=Mn(Jv=>{"use strict";var Jt=x6(),i4=D(),bN=ci();function P(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(
arguments[1]);for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full mes\
sage or use the non-minified dev environment for full errors and additional helpful warnings."}function l4(e){return!(!e||e.nodeType!==1&&e.nodeType!==9&&e.nodeType!==
11)}function Pu(e){for(var t=e,r=t;r&&!r.alternate;)t=r,(t.flags&4098)!==0&&(e=t.return),r=t.return;for(;t.return;)t=t.return;return t.tag===3?e:null}function c4(e){
if(e.tag===13){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function s4(e){if(e.tag===
31){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function _6(e){if(Pu(e)!==e)throw Error(
P(188))}function yN(e){var t=e.alternate;if(!t){if(t=Pu(e),t===null)throw Error(P(188));return t!==e?null:e}for(var r=e,o=t;;){var n=r.return;if(n===null)break;
var a=n.alternate;if(a===null){if(o=n.return,o!==null){r=o;continue}break}if(n.child===a.child){for(a=n.child;a;){if(a===r)return _6(n),e;if(a===o)return _6(n),
t;a=a.sibling}throw Error(P(188))}if(r.return!==o.return)r=n,o=a;else{for(var i=!1,l=n.child;l;){if(l===r){i=!0,r=n,o=a;break}if(l===o){i=!0,o=n,r=a;break}l=l.sibling}
if(!i){for(l=a.child;l;){if(l===r){i=!0,r=a,o=n;break}if(l===o){i=!0,o=a,r=n;break}l=l.sibling}if(!i)throw Error(P(189))}}if(r.alternate!==o)throw Error(P(190))}
if(r.tag!==3)throw Error(P(188));return r.stateNode.current===r?e:t}function d4(e){var t=e.tag;if(t===5||t===26||t===27||t===6)return e;for(e=e.child;e!==null;){
if(t=d4(e),t!==null)return t;e=e.sibling}return null}function lo(e,t,r,o,n,a){for(;e!==null;){if((e.tag===5||e.tag===27||e.tag===6)&&r(e,o,n,a)||(e.tag!==22||e.
memoizedState===null)&&(t||e.tag!==5&&e.tag!==27)&&lo(e.child,t,r,o,n,a))return!0;e=e.sibling}return!1}function ic(e){for(e=e.return;e!==null;){if(e.tag===3||e.
tag===5||e.tag===27)return e;e=e.return}return null}function S6(e){var t=!1;for(e=e.return;e!==null&&(e.tag===4&&(t=!0),!(e.tag===3||e.tag===5||e.tag===27));)e=
e.return;return t}function m4(e){var t=[null,null],r=ic(e);return r===null||u4(t,e,r.child,{foundSelf:!1}),t}function u4(e,t,r,o){for(;r!==null;){if(r===t)o.foundSelf=
!0;else if(r.tag===5||r.tag===27||r.tag===6){if(o.foundSelf)return e[1]=r,!0;e[0]=r}else if((r.tag!==22||r.memoizedState===null)&&u4(e,t,r.child,o))return!0;r=r.
sibling}return!1}function Wt(e){switch(e.tag){case 5:case 27:case 6:return e.stateNode;case 3:return e.stateNode.containerInfo;default:throw Error(P(559))}}var Vs=null,
sw=null;function wN(e,t,r){return e===r?!0:e===t?(Vs=e,!0):!1}function xN(e,t,r){return e===r?(sw=e,!1):e===t?(sw!==null&&(Vs=e),!0):!1}function z6(e){if(e===null)
return null;do e=e===null?null:e.return;while(e&&e.tag!==5&&e.tag!==27&&e.tag!==3);return e||null}function dw(e,t,r){for(var o=0,n=e;n;n=r(n))o++;n=0;for(var a=t;a;a=
r(a))n++;for(;0<o-n;)e=r(e),o--;for(;0<n-o;)t=r(t),n--;for(;o--;){if(e===t||t!==null&&e===t.alternate)return e;e=r(e),t=r(t)}return null}var Je=Object.assign,_N=Symbol.
for("react.element"),yh=Symbol.for("react.transitional.element"),ru=Symbol.for("react.portal"),Us=Symbol.for("react.fragment"),f4=Symbol.for("react.strict_mode"),
mw=Symbol.for("react.profiler"),p4=Symbol.for("react.consumer"),sa=Symbol.for("react.context"),w1=Symbol.for("react.forward_ref"),uw=Symbol.for("react.suspense"),
fw=Symbol.for("react.suspense_list"),x1=Symbol.for("react.memo"),Oi=Symbol.for("react.lazy"),pw=Symbol.for("react.activity"),SN=Symbol.for("react.legacy_hidden"),
zN=Symbol.for("react.memo_cache_sentinel"),hw=Symbol.for("react.view_transition"),CN=Symbol.for("react.recoverable"),C6=Symbol.iterator;function Qm(e){return e===
null||typeof e!="object"?null:(e=C6&&e[C6]||e["@@iterator"],typeof e=="function"?e:null)}var TN=Symbol.for("react.client.reference");function vw(e){if(e==null)return null;
if(typeof e=="function")return e.$$typeof===TN?null:e.displayName||e.name||null;if(typeof e=="string")return e;switch(e){case Us:return"Fragment";case mw:return"\
Profiler";case f4:return"StrictMode";case uw:return"Suspense";case fw:return"SuspenseList";case pw:return"Activity";case hw:return"ViewTransition"}if(typeof e==
"object")switch(e.$$typeof){case ru:return"Portal";case sa:return e.displayName||"Context";case p4:return(e._context.displayName||"Context")+".Consumer";case w1:
var t=e.render;return e=e.displayName,e||(e=t.displayName||t.name||"",e=e!==""?"ForwardRef("+e+")":"ForwardRef"),e;case x1:return t=e.displayName||null,t!==null?
t:vw(e.type)||"Memo";case Oi:t=e._payload,e=e._init;try{return vw(e(t))}catch{}}return null}var ou=Array.isArray,le=i4.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
De=bN.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,Fl={pending:!1,data:null,method:null,action:null},gw=[],Gs=-1;function va(e){return{current:e}}
function gr(e){0>Gs||(e.current=gw[Gs],gw[Gs]=null,Gs--)}function mt(e,t){Gs++,gw[Gs]=e.current,e.current=t}var fa=va(null),wu=va(null),Vi=va(null),av=va(null);
function iv(e,t){switch(mt(Vi,t),mt(wu,e),mt(fa,null),t.nodeType){case 9:case 11:e=(e=t.documentElement)&&(e=e.namespaceURI)?HT(e):0;break;default:if(e=t.tagName,
t=t.namespaceURI)t=HT(t),e=Pk(t,e);else switch(e){case"svg":e=1;break;case"math":e=2;break;default:e=0}}gr(fa),mt(fa,e)}function sd(){gr(fa),gr(wu),gr(Vi)}function bw(e){
var t=e.memoizedState;t!==null&&(yd._currentValue=t.memoizedState,mt(av,e)),t=fa.current;var r=Pk(t,e.type);t!==r&&(mt(wu,e),mt(fa,r))}function lv(e){wu.current===
e&&(gr(fa),gr(wu)),av.current===e&&(gr(av),yd._currentValue=Fl)}var Oy,T6;function Ai(e){if(Oy===void 0)try{throw Error()}catch(r){var t=r.stack.trim().match(/\n( *(at )?)/);
Oy=t&&t[1]||"",T6=-1<r.stack.indexOf(`
    at`)?" (<anonymous>)":-1<r.stack.indexOf("@")?"@unknown:0:0":""}return`
`+Oy+e+T6}var My=!1;function Dy(e,t){if(!e||My)return"";My=!0;var r=Error.prepareStackTrace;Error.prepareStackTrace=void 0;try{var o={DetermineComponentFrameRoot:function(){
try{if(t){var d=function(){throw Error()};if(Object.defineProperty(d.prototype,"props",{set:function(){throw Error()}}),typeof Reflect=="object"&&Reflect.construct){
try{Reflect.construct(d,[])}catch(p){var m=p}Reflect.construct(e,[],d)}else{try{d.call()}catch(p){m=p}d=!1;try{var f=Object.getOwnPropertyDescriptor(e.prototype,
"props");Object.defineProperty(e.prototype,"props",{configurable:!0,set:function(){throw Error()}}),d=!0,new e}finally{d&&(f!==void 0?Object.defineProperty(e.prototype,
"props",f):delete e.prototype.props)}}}else{try{throw Error()}catch(p){m=p}(d=e())&&typeof d.catch=="function"&&d.catch(function(){})}}catch(p){if(p&&m&&typeof p.
stack=="string")return[p.stack,m.stack]}return[null,null]}};o.DetermineComponentFrameRoot.displayName="DetermineComponentFrameRoot";var n=Object.getOwnPropertyDescriptor(
o.DetermineComponentFrameRoot,"name");n&&n.configurable&&Object.defineProperty(o.DetermineComponentFrameRoot,"name",{value:"DetermineComponentFrameRoot"});var a=o.
DetermineComponentFrameRoot(),i=a[0],l=a[1];if(i&&l){var c=i.split(`
`),s=l.split(`
`);for(n=o=0;o<c.length&&!c[o].includes("DetermineComponentFrameRoot");)o++;for(;n<s.length&&!s[n].includes("DetermineComponentFrameRoot");)n++;if(o===c.length||
n===s.length)for(o=c.length-1,n=s.length-1;1<=o&&0<=n&&c[o]!==s[n];)n--;for(;1<=o&&0<=n;o--,n--)if(c[o]!==s[n]){if(o!==1||n!==1)do if(o--,n--,0>n||c[o]!==s[n]){
var u=`
`+c[o].replace(" at new "," at ");return e.displayName&&u.includes("<anonymous>")&&(u=u.replace("<anonymous>",e.displayName)),u}while(1<=o&&0<=n);break}}}finally{
My=!1,Error.prepareStackTrace=r}return(r=e?e.displayName||e.name:"")?Ai(r):""}function RN(e,t){switch(e.tag){case 26:case 27:case 5:return Ai(e.type);case 16:return Ai(
"Lazy");case 13:return e.child!==t&&t!==null?Ai("Suspense Fallback"):Ai("Suspense");case 19:return Ai("SuspenseList");case 0:case 15:return Dy(e.type,!1);case 11:
return Dy(e.type.render,!1);case 1:return Dy(e.type,!0);case 31:return Ai("Activity");case 30:return Ai("ViewTransition");default:return""}}function R6(e){try{var t="",
r=null;do t+=RN(e,r),r=e,e=e.return;while(e);return t}catch(o){return`
Error generating stack: `+o.message+`
`+o.stack}}var yw=Object.prototype.hasOwnProperty,_1=Jt.unstable_scheduleCallback,By=Jt.unstable_cancelCallback,kN=Jt.unstable_shouldYield,EN=Jt.unstable_requestPaint,
Co=Jt.unstable_now,AN=Jt.unstable_getCurrentPriorityLevel,h4=Jt.unstable_ImmediatePriority,v4=Jt.unstable_UserBlockingPriority,cv=Jt.unstable_NormalPriority,NN=Jt.
unstable_LowPriority,g4=Jt.unstable_IdlePriority,ON=Jt.log,MN=Jt.unstable_setDisableYieldValue,Lu=null,To=null;function Bi(e){if(typeof ON=="function"&&MN(e),To&&
typeof To.setStrictMode=="function")try{To.setStrictMode(Lu,e)}catch{}}var Ro=Math.clz32?Math.clz32:PN,DN=Math.log,BN=Math.LN2;function PN(e){return e>>>=0,e===
0?32:31-(DN(e)/BN|0)|0}var wh=256,xh=262144,_h=4194304;function Ul(e){var t=e&42;if(t!==0)return t;switch(e&-e){case 1:return 1;case 2:return 2;case 4:return 4;case 8:
return 8;case 16:return 16;case 32:return 32;case 64:return 64;case 128:return 128;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:
return e&-e;case 262144:case 524288:case 1048576:case 2097152:return e&3932160;case 4194304:case 8388608:case 16777216:case 33554432:return e&62914560;case 67108864:
return 67108864;case 134217728:return 134217728;case 268435456:return 268435456;case 536870912:return 536870912;case 1073741824:return 0;default:return e}}function Dv(e,t,r){
var o=e.pendingLanes;if(o===0)return 0;var n=0,a=e.suspendedLanes,i=e.pingedLanes;e=e.warmLanes;var l=o&134217727;return l!==0?(o=l&~a,o!==0?n=Ul(o):(i&=l,i!==0?
n=Ul(i):r||(r=l&~e,r!==0&&(n=Ul(r))))):(l=o&~a,l!==0?n=Ul(l):i!==0?n=Ul(i):r||(r=o&~e,r!==0&&(n=Ul(r)))),n===0?0:t!==0&&t!==n&&(t&a)===0&&(a=n&-n,r=t&-t,a>=r||a===
32&&(r&4194048)!==0)?t:n}function ju(e,t){return(e.pendingLanes&~(e.suspendedLanes&~e.pingedLanes)&t)===0}function b4(e,t){(t&8)!==0&&(t|=t&32);var r=e.entangledLanes;
if(r!==0)for(e=e.entanglements,r&=t;0<r;){var o=31-Ro(r),n=1<<o;t|=e[o],r&=~n}return t}function LN(e,t){switch(e){case 1:case 2:case 4:case 8:case 64:return t+250;case 16:case 32:case 128:case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:
return t+5e3;case 4194304:case 8388608:case 16777216:case 33554432:return-1;case 67108864:case 134217728:case 268435456:case 536870912:case 1073741824:return-1;default:
return-1}}function y4(){var e=_h;return _h<<=1,(_h&62914560)===0&&(_h=4194304),e}function Py(e){for(var t=[],r=0;31>r;r++)t.push(e);return t}function Hu(e,t){e.
pendingLanes|=t,t!==268435456&&(e.suspendedLanes=0,e.pingedLanes=0,e.warmLanes=0)}function jN(e,t,r,o,n,a){var i=e.pendingLanes;e.pendingLanes=r,e.suspendedLanes=
0,e.pingedLanes=0,e.warmLanes=0,e.expiredLanes&=r,e.entangledLanes&=r,e.errorRecoveryDisabledLanes&=r,e.shellSuspendCounter=0;var l=e.entanglements,c=e.expirationTimes,
s=e.hiddenUpdates;for(r=i&~r;0<r;){var u=31-Ro(r),d=1<<u;l[u]=0,c[u]=-1;var m=s[u];if(m!==null)for(s[u]=null,u=0;u<m.length;u++){var f=m[u];f!==null&&(f.lane&=-536870913)}
r&=~d}o!==0&&w4(e,o,0),a!==0&&n===0&&e.tag!==0&&(e.suspendedLanes|=a&~(i&~t))}function w4(e,t,r){e.pendingLanes|=t,e.suspendedLanes&=~t;var o=31-Ro(t);e.entangledLanes|=
t,e.entanglements[o]=e.entanglements[o]|1073741824|r&261930}function x4(e,t){var r=e.entangledLanes|=t;for(e=e.entanglements;r;){var o=31-Ro(r),n=1<<o;n&t|e[o]&
t&&(e[o]|=t),r&=~n}}function _4(e,t){var r=t&-t;return r=(r&42)!==0?1:S1(r),(r&(e.suspendedLanes|t))!==0?0:r}function S1(e){switch(e){case 2:e=1;break;case 8:e=
4;break;case 32:e=16;break;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:case 4194304:case 8388608:case 16777216:case 33554432:
e=128;break;case 268435456:e=134217728;break;default:e=0}return e}function z1(e){return e&=-e,2<e?8<e?(e&134217727)!==0?32:268435456:8:2}function S4(){var e=De.
p;return e!==0?e:(e=window.event,e===void 0?32:n8(e.type))}function k6(e,t){var r=De.p;try{return De.p=e,t()}finally{De.p=r}}var Wa=Math.random().toString(36).slice(
2),hr="__reactFiber$"+Wa,co="__reactProps$"+Wa,_d="__reactContainer$"+Wa,E6="__reactEvents$"+Wa,HN="__reactListeners$"+Wa,IN="__reactHandles$"+Wa,A6="__reactRes\
ources$"+Wa,Iu="__reactMarker$"+Wa,sv="__reactLoad$"+Wa;function Bv(e){delete e[hr],delete e[co],delete e[HN],delete e[IN]}function Yl(e){var t;if(t=e[hr])return t;
for(var r=e.parentNode;r;){if(t=r[_d]||r[hr]){if(r=t.alternate,t.child!==null||r!==null&&r.child!==null)for(e=FT(e);e!==null;){if(r=e[hr])return r;e=FT(e)}return t}
e=r,r=e.parentNode}return null}function Sd(e){if(e=e[hr]||e[_d]){var t=e.tag;if(t===5||t===6||t===13||t===31||t===26||t===27||t===3)return e}return null}function nu(e){
var t=e.tag;if(t===5||t===26||t===27||t===6)return e.stateNode;throw Error(P(33))}function Js(e){var t=e[A6];return t||(t=e[A6]={hoistableStyles:new Map,hoistableScripts:new Map}),
t}function cr(e){e[Iu]=!0}function z4(e){e[sv]=void 0}var C4=new Set,T4={};function lc(e,t){dd(e,t),dd(e+"Capture",t)}function dd(e,t){for(T4[e]=t,e=0;e<t.length;e++)
C4.add(t[e])}var VN=RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF90\
0-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDC\
F\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"),N6={},O6={};function UN(e){return yw.call(O6,e)?!0:yw.call(N6,e)?!1:VN.test(e)?O6[e]=!0:(N6[e]=
!0,!1)}var ke=!1;function M6(){var e=ke;return ke=!1,e}function Ih(e,t,r){if(UN(t))if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"f\
unction":case"symbol":e.removeAttribute(t);return;case"boolean":var o=t.toLowerCase().slice(0,5);if(o!=="data-"&&o!=="aria-"){e.removeAttribute(t);return}}e.setAttribute(
t,r)}}function Sh(e,t,r){if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(t);return}
e.setAttribute(t,r)}}function Ia(e,t,r,o){if(o===null)e.removeAttribute(r);else{switch(typeof o){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(
r);return}e.setAttributeNS(t,r,o)}}function xo(e){switch(typeof e){case"bigint":case"boolean":case"number":case"string":case"undefined":return e;case"object":return e;default:
return""}}function R4(e){var t=e.type;return(e=e.nodeName)&&e.toLowerCase()==="input"&&(t==="checkbox"||t==="radio")}function GN(e,t,r){var o=Object.getOwnPropertyDescriptor(
e.constructor.prototype,t);if(!e.hasOwnProperty(t)&&typeof o<"u"&&typeof o.get=="function"&&typeof o.set=="function"){var n=o.get,a=o.set;return Object.defineProperty(
e,t,{configurable:!0,get:function(){return n.call(this)},set:function(i){r=""+i,a.call(this,i)}}),Object.defineProperty(e,t,{enumerable:o.enumerable}),{getValue:function(){
return r},setValue:function(i){r=""+i},stopTracking:function(){e._valueTracker=null,delete e[t]}}}}function ww(e){if(!e._valueTracker){var t=R4(e)?"checked":"va\
lue";e._valueTracker=GN(e,t,""+e[t])}}function k4(e){if(!e)return!1;var t=e._valueTracker;if(!t)return!0;var r=t.getValue(),o="";return e&&(o=R4(e)?e.checked?"t\
rue":"false":e.value),e=o,e!==r?(t.setValue(e),!0):!1}var $N=/[\n"\\]/g;function Wo(e){return e.replace($N,function(t){return"\\"+t.charCodeAt(0).toString(16)+"\
 "})}function xw(e,t,r,o,n,a,i,l){e.name="",i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"?e.type=i:e.removeAttribute("type"),t!=null?i===
"number"?(t===0&&e.value===""||e.value!=t)&&(e.value=""+xo(t)):e.value!==""+xo(t)&&(e.value=""+xo(t)):i!=="submit"&&i!=="reset"||e.removeAttribute("value"),t!=null?
i==="number"&&e.value==t?Ly(e,xo(e.value)):Ly(e,xo(t)):r!=null?Ly(e,xo(r)):o!=null&&e.removeAttribute("value"),n==null&&a!=null&&(e.defaultChecked=!!a),n!=null&&
(e.checked=n&&typeof n!="function"&&typeof n!="symbol"),l!=null&&typeof l!="function"&&typeof l!="symbol"&&typeof l!="boolean"?e.name=""+xo(l):e.removeAttribute(
"name")}function E4(e,t,r,o,n,a,i,l){if(a!=null&&typeof a!="function"&&typeof a!="symbol"&&typeof a!="boolean"&&(e.type=a),t!=null||r!=null){if(!(a!=="submit"&&
a!=="reset"||t!=null)){ww(e);return}r=r!=null?""+xo(r):"",t=t!=null?""+xo(t):r,l||t===e.value||(e.value=t),e.defaultValue=t}o=o??n,o=typeof o!="function"&&typeof o!=
"symbol"&&!!o,e.checked=l?e.checked:!!o,e.defaultChecked=!!o,i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"&&(e.name=i),ww(e)}function Ly(e,t){
e.defaultValue!==""+t&&(e.defaultValue=""+t)}function ed(e,t,r,o){if(e=e.options,t){t={};for(var n=0;n<r.length;n++)t["$"+r[n]]=!0;for(r=0;r<e.length;r++)n=t.hasOwnProperty(
"$"+e[r].value),e[r].selected!==n&&(e[r].selected=n),n&&o&&(e[r].defaultSelected=!0)}else{for(r=""+xo(r),t=null,n=0;n<e.length;n++){if(e[n].value===r){e[n].selected=
!0,o&&(e[n].defaultSelected=!0);return}t!==null||e[n].disabled||(t=e[n])}t!==null&&(t.selected=!0)}}function A4(e,t,r){if(t!=null&&(t=""+xo(t),t!==e.value&&(e.value=
t),r==null)){e.defaultValue!==t&&(e.defaultValue=t);return}e.defaultValue=r!=null?""+xo(r):""}function N4(e,t,r,o){if(t==null){if(o!=null){if(r!=null)throw Error(
P(92));if(ou(o)){if(1<o.length)throw Error(P(93));o=o[0]}r=o}r==null&&(r=""),t=r}r=xo(t),e.defaultValue=r,o=e.textContent,o===r&&o!==""&&o!==null&&(e.value=o),ww(
e)}function md(e,t){if(t){var r=e.firstChild;if(r&&r===e.lastChild&&r.nodeType===3){r.nodeValue=t;return}}e.textContent=t}var YN=new Set("animationIterationCoun\
t aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink\
 flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHe\
ight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity\
 strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder ms\
FlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalG\
roup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));function D6(e,t,r){var o=t.indexOf(
"--")===0;r==null||typeof r=="boolean"||r===""?o?e.setProperty(t,""):t==="float"?e.cssFloat="":e[t]="":o?e.setProperty(t,r):typeof r!="number"||r===0||YN.has(t)?
t==="float"?e.cssFloat=r:e[t]=(""+r).trim():e[t]=r+"px"}function O4(e,t,r){if(t!=null&&typeof t!="object")throw Error(P(62));if(e=e.style,r!=null){for(var o in r)
!r.hasOwnProperty(o)||t!=null&&t.hasOwnProperty(o)||(o.indexOf("--")===0?e.setProperty(o,""):o==="float"?e.cssFloat="":e[o]="",ke=!0);for(var n in t)o=t[n],t.hasOwnProperty(
n)&&r[n]!==o&&(D6(e,n,o),ke=!0)}else for(var a in t)t.hasOwnProperty(a)&&D6(e,a,t[a])}function C1(e){if(e.indexOf("-")===-1)return!1;switch(e){case"annotation-x\
ml":case"color-profile":case"font-face":case"font-face-src":case"font-face-uri":case"font-face-format":case"font-face-name":case"missing-glyph":return!1;default:
return!0}}var qN=new Map([["acceptCharset","accept-charset"],["htmlFor","for"],["httpEquiv","http-equiv"],["crossOrigin","crossorigin"],["accentHeight","accent-\
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
igin-x"],["vertOriginY","vert-origin-y"],["wordSpacing","word-spacing"],["writingMode","writing-mode"],["xmlnsXlink","xmlns:xlink"],["xHeight","x-height"]]),FN=/^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
function Vh(e){return FN.test(""+e)?"javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')":e}function da(){}var _w=null;function T1(e){
return e=e.target||e.srcElement||window,e.correspondingUseElement&&(e=e.correspondingUseElement),e.nodeType===3?e.parentNode:e}var $s=null,td=null;function B6(e){
var t=Sd(e);if(t&&(e=t.stateNode)){var r=e[co]||null;e:switch(e=t.stateNode,t.type){case"input":if(xw(e,r.value,r.defaultValue,r.defaultValue,r.checked,r.defaultChecked,
r.type,r.name),t=r.name,r.type==="radio"&&t!=null){for(r=e;r.parentNode;)r=r.parentNode;for(r=r.querySelectorAll('input[name="'+Wo(""+t)+'"][type="radio"]'),t=0;t<
r.length;t++){var o=r[t];if(o!==e&&o.form===e.form){var n=o[co]||null;if(!n)throw Error(P(90));xw(o,n.value,n.defaultValue,n.defaultValue,n.checked,n.defaultChecked,
n.type,n.name)}}for(t=0;t<r.length;t++)o=r[t],o.form===e.form&&k4(o)}break e;case"textarea":A4(e,r.value,r.defaultValue);break e;case"select":t=r.value,t!=null&&
ed(e,!!r.multiple,t,!1)}}}var jy=!1;function M4(e,t,r){if(jy)return e(t,r);jy=!0;try{var o=e(t);return o}finally{if(jy=!1,($s!==null||td!==null)&&(Kv(),$s&&(t=$s,
e=td,td=$s=null,B6(t),e)))for(t=0;t<e.length;t++)B6(e[t])}}function xu(e,t){var r=e.stateNode;if(r===null)return null;var o=r[co]||null;if(o===null)return null;
r=o[t];e:switch(t){case"onClick":case"onClickCapture":case"onDoubleClick":case"onDoubleClickCapture":case"onMouseDown":case"onMouseDownCapture":case"onMouseMove":case"\
onMouseMoveCapture":case"onMouseUp":case"onMouseUpCapture":case"onMouseEnter":(o=!o.disabled)||(e=e.type,o=!(e==="button"||e==="input"||e==="select"||e==="texta\
rea")),e=!o;break e;default:e=!1}if(e)return null;if(r&&typeof r!="function")throw Error(P(231,t,typeof r));return r}var qa=!(typeof window>"u"||typeof window.document>
"u"||typeof window.document.createElement>"u"),Sw=!1;if(qa)try{Bs={},Object.defineProperty(Bs,"passive",{get:function(){Sw=!0}}),window.addEventListener("test",
Bs,Bs),window.removeEventListener("test",Bs,Bs)}catch{Sw=!1}var Bs,Pi=null,R1=null,Uh=null;function D4(){if(Uh)return Uh;var e,t=R1,r=t.length,o,n="value"in Pi?
Pi.value:Pi.textContent,a=n.length;for(e=0;e<r&&t[e]===n[e];e++);var i=r-e;for(o=1;o<=i&&t[r-o]===n[a-o];o++);return Uh=n.slice(e,1<o?1-o:void 0)}function Gh(e){
var t=e.keyCode;return"charCode"in e?(e=e.charCode,e===0&&t===13&&(e=13)):e=t,e===10&&(e=13),32<=e||e===13?e:0}function zh(){return!0}function P6(){return!1}function Gr(e){
function t(r,o,n,a,i){this._reactName=r,this._targetInst=n,this.type=o,this.nativeEvent=a,this.target=i,this.currentTarget=null;for(var l in e)e.hasOwnProperty(
l)&&(r=e[l],this[l]=r?r(a):a[l]);return this.isDefaultPrevented=(a.defaultPrevented!=null?a.defaultPrevented:a.returnValue===!1)?zh:P6,this.isPropagationStopped=
P6,this}return Je(t.prototype,{preventDefault:function(){this.defaultPrevented=!0;var r=this.nativeEvent;r&&(r.preventDefault?r.preventDefault():typeof r.returnValue!=
"unknown"&&(r.returnValue=!1),this.isDefaultPrevented=zh)},stopPropagation:function(){var r=this.nativeEvent;r&&(r.stopPropagation?r.stopPropagation():typeof r.
cancelBubble!="unknown"&&(r.cancelBubble=!0),this.isPropagationStopped=zh)},persist:function(){},isPersistent:zh}),t}var rl={eventPhase:0,bubbles:0,cancelable:0,
timeStamp:function(e){return e.timeStamp||Date.now()},defaultPrevented:0,isTrusted:0},Pv=Gr(rl),Vu=Je({},rl,{view:0,detail:0}),XN=Gr(Vu),Hy,Iy,Zm,Lv=Je({},Vu,{screenX:0,
screenY:0,clientX:0,clientY:0,pageX:0,pageY:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,getModifierState:k1,button:0,buttons:0,relatedTarget:function(e){return e.
relatedTarget===void 0?e.fromElement===e.srcElement?e.toElement:e.fromElement:e.relatedTarget},movementX:function(e){return"movementX"in e?e.movementX:(e!==Zm&&
(Zm&&e.type==="mousemove"?(Hy=e.screenX-Zm.screenX,Iy=e.screenY-Zm.screenY):Iy=Hy=0,Zm=e),Hy)},movementY:function(e){return"movementY"in e?e.movementY:Iy}}),L6=Gr(
Lv),KN=Je({},Lv,{dataTransfer:0}),QN=Gr(KN),ZN=Je({},Vu,{relatedTarget:0}),Vy=Gr(ZN),WN=Je({},rl,{animationName:0,elapsedTime:0,pseudoElement:0}),JN=Gr(WN),eO=Je(
{},rl,{clipboardData:function(e){return"clipboardData"in e?e.clipboardData:window.clipboardData}}),tO=Gr(eO),rO=Je({},rl,{data:0}),j6=Gr(rO),oO={Esc:"Escape",Spacebar:"\
 ",Left:"ArrowLeft",Up:"ArrowUp",Right:"ArrowRight",Down:"ArrowDown",Del:"Delete",Win:"OS",Menu:"ContextMenu",Apps:"ContextMenu",Scroll:"ScrollLock",MozPrintableKey:"\
Unidentified"},nO={8:"Backspace",9:"Tab",12:"Clear",13:"Enter",16:"Shift",17:"Control",18:"Alt",19:"Pause",20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"Page\
Down",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",45:"Insert",46:"Delete",112:"F1",113:"F2",114:"F3",115:"F4",116:"F5",117:"F6",
118:"F7",119:"F8",120:"F9",121:"F10",122:"F11",123:"F12",144:"NumLock",145:"ScrollLock",224:"Meta"},aO={Alt:"altKey",Control:"ctrlKey",Meta:"metaKey",Shift:"shi\
ftKey"};function iO(e){var t=this.nativeEvent;return t.getModifierState?t.getModifierState(e):(e=aO[e])?!!t[e]:!1}function k1(){return iO}var lO=Je({},Vu,{key:function(e){
if(e.key){var t=oO[e.key]||e.key;if(t!=="Unidentified")return t}return e.type==="keypress"?(e=Gh(e),e===13?"Enter":String.fromCharCode(e)):e.type==="keydown"||e.
type==="keyup"?nO[e.keyCode]||"Unidentified":""},code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0,locale:0,getModifierState:k1,charCode:function(e){
return e.type==="keypress"?Gh(e):0},keyCode:function(e){return e.type==="keydown"||e.type==="keyup"?e.keyCode:0},which:function(e){return e.type==="keypress"?Gh(
e):e.type==="keydown"||e.type==="keyup"?e.keyCode:0}}),cO=Gr(lO),sO=Je({},Lv,{pointerId:0,width:0,height:0,pressure:0,tangentialPressure:0,tiltX:0,tiltY:0,twist:0,
pointerType:0,isPrimary:0}),H6=Gr(sO),dO=Je({},rl,{submitter:0}),mO=Gr(dO),uO=Je({},Vu,{touches:0,targetTouches:0,changedTouches:0,altKey:0,metaKey:0,ctrlKey:0,
shiftKey:0,getModifierState:k1}),fO=Gr(uO),pO=Je({},rl,{propertyName:0,elapsedTime:0,pseudoElement:0}),hO=Gr(pO),vO=Je({},Lv,{deltaX:function(e){return"deltaX"in
e?e.deltaX:"wheelDeltaX"in e?-e.wheelDeltaX:0},deltaY:function(e){return"deltaY"in e?e.deltaY:"wheelDeltaY"in e?-e.wheelDeltaY:"wheelDelta"in e?-e.wheelDelta:0},
deltaZ:0,deltaMode:0}),gO=Gr(vO),bO=Je({},rl,{newState:0,oldState:0,source:0}),yO=Gr(bO),wO=[9,13,27,32],E1=qa&&"CompositionEvent"in window,lu=null;qa&&"documen\
tMode"in document&&(lu=document.documentMode);var xO=qa&&"TextEvent"in window&&!lu,B4=qa&&(!E1||lu&&8<lu&&11>=lu),I6=" ",V6=!1;function P4(e,t){switch(e){case"k\
eyup":return wO.indexOf(t.keyCode)!==-1;case"keydown":return t.keyCode!==229;case"keypress":case"mousedown":case"focusout":return!0;default:return!1}}function L4(e){
return e=e.detail,typeof e=="object"&&"data"in e?e.data:null}var Ys=!1;function _O(e,t){switch(e){case"compositionend":return L4(t);case"keypress":return t.which!==
32?null:(V6=!0,I6);case"textInput":return e=t.data,e===I6&&V6?null:e;default:return null}}function SO(e,t){if(Ys)return e==="compositionend"||!E1&&P4(e,t)?(e=D4(),
Uh=R1=Pi=null,Ys=!1,e):null;switch(e){case"paste":return null;case"keypress":if(!(t.ctrlKey||t.altKey||t.metaKey)||t.ctrlKey&&t.altKey){if(t.char&&1<t.char.length)
return t.char;if(t.which)return String.fromCharCode(t.which)}return null;case"compositionend":return B4&&t.locale!=="ko"?null:t.data;default:return null}}var zO={
color:!0,date:!0,datetime:!0,"datetime-local":!0,email:!0,month:!0,number:!0,password:!0,range:!0,search:!0,tel:!0,text:!0,time:!0,url:!0,week:!0};function U6(e){
var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t==="input"?!!zO[e.type]:t==="textarea"}function j4(e,t,r,o){$s?td?td.push(o):td=[o]:$s=o,t=Nv(t,"onChange"),
0<t.length&&(r=new Pv("onChange","change",null,r,o),e.push({event:r,listeners:t}))}var cu=null,_u=null;function CO(e){Mk(e,0)}function jv(e){var t=nu(e);if(k4(t))
return e}function G6(e,t){if(e==="change")return t}var H4=!1;qa&&(qa?(Th="oninput"in document,Th||(Uy=document.createElement("div"),Uy.setAttribute("oninput","r\
eturn;"),Th=typeof Uy.oninput=="function"),Ch=Th):Ch=!1,H4=Ch&&(!document.documentMode||9<document.documentMode));var Ch,Th,Uy;function $6(){cu&&(cu.detachEvent(
"onpropertychange",I4),_u=cu=null)}function I4(e){if(e.propertyName==="value"&&jv(_u)){var t=[];j4(t,_u,e,T1(e)),M4(CO,t)}}function TO(e,t,r){e==="focusin"?($6(),
cu=t,_u=r,cu.attachEvent("onpropertychange",I4)):e==="focusout"&&$6()}function RO(e){if(e==="selectionchange"||e==="keyup"||e==="keydown")return jv(_u)}function kO(e,t){
if(e==="click")return jv(t)}function EO(e,t){if(e==="input"||e==="change")return jv(t)}function AO(e,t){return e===t&&(e!==0||1/e===1/t)||e!==e&&t!==t}var Eo=typeof Object.
is=="function"?Object.is:AO;function Su(e,t){if(Eo(e,t))return!0;if(typeof e!="object"||e===null||typeof t!="object"||t===null)return!1;var r=Object.keys(e),o=Object.
keys(t);if(r.length!==o.length)return!1;for(o=0;o<r.length;o++){var n=r[o];if(!yw.call(t,n)||!Eo(e[n],t[n]))return!1}return!0}function zw(e){if(e=e||(typeof document<
"u"?document:void 0),typeof e>"u")return null;try{return e.activeElement||e.body}catch{return e.body}}function Y6(e){for(;e&&e.firstChild;)e=e.firstChild;return e}
function q6(e,t){var r=Y6(e);e=0;for(var o;r;){if(r.nodeType===3){if(o=e+r.textContent.length,e<=t&&o>=t)return{node:r,offset:t-e};e=o}e:{for(;r;){if(r.nextSibling){
r=r.nextSibling;break e}r=r.parentNode}r=void 0}r=Y6(r)}}function V4(e,t){return e&&t?e===t?!0:e&&e.nodeType===3?!1:t&&t.nodeType===3?V4(e,t.parentNode):"contai\
ns"in e?e.contains(t):e.compareDocumentPosition?!!(e.compareDocumentPosition(t)&16):!1:!1}function U4(e){e=e!=null&&e.ownerDocument!=null&&e.ownerDocument.defaultView!=
null?e.ownerDocument.defaultView:window;for(var t=zw(e.document);t instanceof e.HTMLIFrameElement;){try{var r=typeof t.contentWindow.location.href=="string"}catch{
r=!1}if(r)e=t.contentWindow;else break;t=zw(e.document)}return t}function A1(e){var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t&&(t==="input"&&(e.type===
"text"||e.type==="search"||e.type==="tel"||e.type==="url"||e.type==="password")||t==="textarea"||e.contentEditable==="true")}var NO=qa&&"documentMode"in document&&
11>=document.documentMode,qs=null,Cw=null,su=null,Tw=!1;function F6(e,t,r){var o=r.window===r?r.document:r.nodeType===9?r:r.ownerDocument;Tw||qs==null||qs!==zw(
o)||(o=qs,"selectionStart"in o&&A1(o)?o={start:o.selectionStart,end:o.selectionEnd}:(o=(o.ownerDocument&&o.ownerDocument.defaultView||window).getSelection(),o={
anchorNode:o.anchorNode,anchorOffset:o.anchorOffset,focusNode:o.focusNode,focusOffset:o.focusOffset}),su&&Su(su,o)||(su=o,o=Nv(Cw,"onSelect"),0<o.length&&(t=new Pv(
"onSelect","select",null,t,r),e.push({event:t,listeners:o}),t.target=qs)))}function Il(e,t){var r={};return r[e.toLowerCase()]=t.toLowerCase(),r["Webkit"+e]="we\
bkit"+t,r["Moz"+e]="moz"+t,r}var Fs={animationend:Il("Animation","AnimationEnd"),animationiteration:Il("Animation","AnimationIteration"),animationstart:Il("Anim\
ation","AnimationStart"),transitionrun:Il("Transition","TransitionRun"),transitionstart:Il("Transition","TransitionStart"),transitioncancel:Il("Transition","Tra\
nsitionCancel"),transitionend:Il("Transition","TransitionEnd")},Gy={},G4={};qa&&(G4=document.createElement("div").style,"AnimationEvent"in window||(delete Fs.animationend.
animation,delete Fs.animationiteration.animation,delete Fs.animationstart.animation),"TransitionEvent"in window||delete Fs.transitionend.transition);function cc(e){
if(Gy[e])return Gy[e];if(!Fs[e])return e;var t=Fs[e],r;for(r in t)if(t.hasOwnProperty(r)&&r in G4)return Gy[e]=t[r];return e}var $4=cc("animationend"),Y4=cc("an\
imationiteration"),q4=cc("animationstart"),OO=cc("transitionrun"),MO=cc("transitionstart"),DO=cc("transitioncancel"),F4=cc("transitionend"),X4=new Map,Rw="abort\
 auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop duration\
Change emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata load\
Start lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver po\
interUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove w\
aiting wheel".split(" ");Rw.push("scrollEnd");function Cn(e,t){X4.set(e,t),lc(t,[e])}var BO=0;function Fa(e,t){if(e.name!=null&&e.name!=="auto")return e.name;if(t.
autoName!==null)return t.autoName;e=zn.identifierPrefix;var r=BO++;return e="_"+e+"t_"+r.toString(32)+"_",t.autoName=e}function X6(e){if(e==null||typeof e=="str\
ing")return e;var t=null,r=cd;if(r!==null)for(var o=0;o<r.length;o++){var n=e[r[o]];if(n!=null){if(n==="none")return"none";t=t==null?n:t+(" "+n)}}return t??e.default}
function Ja(e,t){return e=X6(e),t=X6(t),t==null?e==="auto"?null:e:t==="auto"?null:t}var dv=typeof reportError=="function"?reportError:function(e){if(typeof window==
"object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,message:typeof e=="object"&&e!==null&&typeof e.message==
"string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process=="object"&&typeof process.emit=="function"){process.emit(
"uncaughtException",e);return}console.error(e)},Ko=[],Xs=0,N1=0;function Hv(){for(var e=Xs,t=N1=Xs=0;t<e;){var r=Ko[t];Ko[t++]=null;var o=Ko[t];Ko[t++]=null;var n=Ko[t];
Ko[t++]=null;var a=Ko[t];if(Ko[t++]=null,o!==null&&n!==null){var i=o.pending;i===null?n.next=n:(n.next=i.next,i.next=n),o.pending=n}a!==0&&K4(r,n,a)}}function Iv(e,t,r,o){
Ko[Xs++]=e,Ko[Xs++]=t,Ko[Xs++]=r,Ko[Xs++]=o,N1|=o,e.lanes|=o,e=e.alternate,e!==null&&(e.lanes|=o)}function O1(e,t,r,o){return Iv(e,t,r,o),mv(e)}function sc(e,t){
return Iv(e,null,null,t),mv(e)}function K4(e,t,r){e.lanes|=r;var o=e.alternate;o!==null&&(o.lanes|=r);for(var n=!1,a=e.return;a!==null;)a.childLanes|=r,o=a.alternate,
o!==null&&(o.childLanes|=r),a.tag===22&&(e=a.stateNode,e===null||e._visibility&1||(n=!0)),e=a,a=a.return;return e.tag===3?(a=e.stateNode,n&&t!==null&&(n=31-Ro(r),
e=a.hiddenUpdates,o=e[n],o===null?e[n]=[t]:o.push(t),t.lane=r|536870912),a):null}function mv(e){if(50<yu)throw yu=0,Jh=null,Error(P(185));for(var t=e.return;t!==
null;)e=t,t=e.return;return e.tag===3?e.stateNode:null}var Ks={};function PO(e,t,r,o){this.tag=e,this.key=r,this.sibling=this.child=this.return=this.stateNode=this.
type=this.elementType=null,this.index=0,this.refCleanup=this.ref=null,this.pendingProps=t,this.dependencies=this.memoizedState=this.updateQueue=this.memoizedProps=
null,this.mode=o,this.subtreeFlags=this.flags=0,this.deletions=null,this.childLanes=this.lanes=0,this.alternate=null}function ao(e,t,r,o){return new PO(e,t,r,o)}
function M1(e){return e=e.prototype,!(!e||!e.isReactComponent)}function $a(e,t){var r=e.alternate;return r===null?(r=ao(e.tag,t,e.key,e.mode),r.elementType=e.elementType,
r.type=e.type,r.stateNode=e.stateNode,r.alternate=e,e.alternate=r):(r.pendingProps=t,r.type=e.type,r.flags=0,r.subtreeFlags=0,r.deletions=null),r.flags=e.flags&
1206910976,r.childLanes=e.childLanes,r.lanes=e.lanes,r.child=e.child,r.memoizedProps=e.memoizedProps,r.memoizedState=e.memoizedState,r.updateQueue=e.updateQueue,
t=e.dependencies,r.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.firstContext},r.sibling=e.sibling,r.index=e.index,r.ref=e.ref,r.refCleanup=e.refCleanup,
r}function Q4(e,t){e.flags&=1206910978;var r=e.alternate;return r===null?(e.childLanes=0,e.lanes=t,e.child=null,e.subtreeFlags=0,e.memoizedProps=null,e.memoizedState=
null,e.updateQueue=null,e.dependencies=null,e.stateNode=null):(e.childLanes=r.childLanes,e.lanes=r.lanes,e.child=r.child,e.subtreeFlags=0,e.deletions=null,e.memoizedProps=
r.memoizedProps,e.memoizedState=r.memoizedState,e.updateQueue=r.updateQueue,e.type=r.type,t=r.dependencies,e.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.
firstContext}),e}function $h(e,t,r,o,n,a){var i=0;if(o=e,typeof o=="function")M1(o)&&(i=1);else if(typeof o=="string")i=cD(e,r,fa.current)?26:e==="html"||e==="h\
ead"||e==="body"?27:5;else e:switch(o){case pw:return e=ao(31,r,t,n),e.elementType=pw,e.lanes=a,e;case Us:return Xl(r.children,n,a,t);case f4:i=8,n|=24;break;case mw:
return e=ao(12,r,t,n|2),e.elementType=mw,e.lanes=a,e;case uw:return e=ao(13,r,t,n),e.elementType=uw,e.lanes=a,e;case fw:return e=ao(19,r,t,n),e.elementType=fw,e.
lanes=a,e;case SN:case hw:return e=n|32,e=ao(30,r,t,e),e.elementType=hw,e.lanes=a,e.stateNode={autoName:null,paired:null,clones:null,ref:null},e;default:if(typeof o==
"object"&&o!==null)switch(o.$$typeof){case sa:i=10;break e;case p4:i=9;break e;case w1:i=11;break e;case x1:i=14;break e;case Oi:i=16,o=null;break e}i=29,r=Error(
P(130,e===null?"null":typeof e,"")),o=null}return t=ao(i,r,t,n),t.elementType=e,t.type=o,t.lanes=a,t}function Xl(e,t,r,o){return e=ao(7,e,o,t),e.lanes=r,e}function $y(e,t,r){
return e=ao(6,e,null,t),e.lanes=r,e}function Z4(e){var t=ao(18,null,null,0);return t.stateNode=e,t}function Yy(e,t,r){return t=ao(4,e.children!==null?e.children:
[],e.key,t),t.lanes=r,t.stateNode={containerInfo:e.containerInfo,pendingChildren:null,implementation:e.implementation},t}var K6=new WeakMap;function Jo(e,t){if(typeof e==
"object"&&e!==null){var r=K6.get(e);return r!==void 0?r:(t={value:e,source:t,stack:R6(t)},K6.set(e,t),t)}return{value:e,source:t,stack:R6(t)}}var Qs=[],Zs=0,uv=null,
zu=0,Qo=[],Zo=0,Zi=null,ma=1,ua="";function Ua(e,t){Qs[Zs++]=zu,Qs[Zs++]=uv,uv=e,zu=t}function W4(e,t,r){Qo[Zo++]=ma,Qo[Zo++]=ua,Qo[Zo++]=Zi,Zi=e;var o=ma;e=ua;
var n=32-Ro(o)-1;o&=~(1<<n),r+=1;var a=32-Ro(t)+n;if(30<a){var i=n-n%5;a=(o&(1<<i)-1).toString(32),o>>=i,n-=i,ma=1<<32-Ro(t)+n|r<<n|o,ua=a+e}else ma=1<<a|r<<n|o,
ua=e}function Vv(e){e.return!==null&&(Ua(e,1),W4(e,1,0))}function D1(e){for(;e===uv;)uv=Qs[--Zs],Qs[Zs]=null,zu=Qs[--Zs],Qs[Zs]=null;for(;e===Zi;)Zi=Qo[--Zo],Qo[Zo]=
null,ua=Qo[--Zo],Qo[Zo]=null,ma=Qo[--Zo],Qo[Zo]=null}function J4(e,t){Qo[Zo++]=ma,Qo[Zo++]=ua,Qo[Zo++]=Zi,ma=t.id,ua=t.overflow,Zi=e}var sr=null,dt=null,ge=!1,Ui=null,
en=!1,kw=Error(P(519));function Wi(e){var t=Error(P(418,1<arguments.length&&arguments[1]!==void 0&&arguments[1]?"text":"HTML",""));throw Cu(Jo(t,e)),kw}function Q6(e){
var t=e.stateNode,r=e.type,o=e.memoizedProps;switch(t[hr]=e,t[co]=o,r){case"dialog":we("cancel",t),we("close",t);break;case"iframe":case"object":case"embed":we(
"load",t);break;case"video":case"audio":for(r=0;r<Eu.length;r++)we(Eu[r],t);break;case"source":we("error",t);break;case"img":case"image":case"link":we("error",t),
we("load",t);break;case"details":we("toggle",t);break;case"input":we("invalid",t),E4(t,o.value,o.defaultValue,o.checked,o.defaultChecked,o.type,o.name,!0);break;case"\
select":we("invalid",t);break;case"textarea":we("invalid",t),N4(t,o.value,o.defaultValue,o.children)}r=o.children,typeof r!="string"&&typeof r!="number"&&typeof r!=
"bigint"||t.textContent===""+r||o.suppressHydrationWarning===!0||Bk(t.textContent,r)?(o.popover!=null&&(we("beforetoggle",t),we("toggle",t)),o.onScroll!=null&&we(
"scroll",t),o.onScrollEnd!=null&&we("scrollend",t),o.onClick!=null&&(t.onclick=da),t=!0):t=!1,t||Wi(e,!0)}function fv(e){for(sr=e.return;sr;)switch(sr.tag){case 5:case 31:case 13:
en=!1;return;case 27:case 3:en=!0;return;default:sr=sr.return}}function Ps(e){if(e!==sr)return!1;if(!ge)return fv(e),ge=!0,!1;var t=e.tag,r;if((r=t!==3&&t!==27)&&
((r=t===5)&&(r=e.type,r=!(r!=="form"&&r!=="button")||u1(e.type,e.memoizedProps)),r=!r),r&&dt&&Wi(e),fv(e),t===13){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,
!e)throw Error(P(317));dt=qT(e)}else if(t===31){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(P(317));dt=qT(e)}else t===27?(t=dt,ol(e.type)?(e=
v1,v1=null,dt=e):dt=t):dt=sr?tn(e.stateNode.nextSibling):null;return!0}function Wl(){dt=sr=null,ge=!1}function qy(){var e=Ui;return e!==null&&(oo===null?oo=e:oo.
push.apply(oo,e),Ui=null),e}function Cu(e){Ui===null?Ui=[e]:Ui.push(e)}var Ew=va(null),dc=null,Ga=null;function Li(e,t,r){mt(Ew,t._currentValue),t._currentValue=
r}function Ya(e){e._currentValue=Ew.current,gr(Ew)}function Yh(e,t,r){for(;e!==null;){var o=e.alternate;if((e.childLanes&t)!==t?(e.childLanes|=t,o!==null&&(o.childLanes|=
t)):o!==null&&(o.childLanes&t)!==t&&(o.childLanes|=t),e===r)break;e=e.return}}function Aw(e,t,r,o){var n=e.child;for(n!==null&&(n.return=e);n!==null;){var a=n.dependencies;
if(a!==null){var i=n.child;a=a.firstContext;e:for(;a!==null;){var l=a;a=n;for(var c=0;c<t.length;c++)if(l.context===t[c]){a.lanes|=r,l=a.alternate,l!==null&&(l.
lanes|=r),Yh(a.return,r,e),o||(i=null);break e}a=l.next}}else if(n.tag===18){if(i=n.return,i===null)throw Error(P(341));i.lanes|=r,a=i.alternate,a!==null&&(a.lanes|=
r),Yh(i,r,e),i=null}else n.tag===13&&n.memoizedState!==null&&n.memoizedState.dehydrated===null?(n.lanes|=r,i=n.alternate,i!==null&&(i.lanes|=r),Yh(n.return,r,e),
i=n.child,i=i!==null?i.sibling:null):i=n.child;if(i!==null)i.return=n;else for(i=n;i!==null;){if(i===e){i=null;break}if(n=i.sibling,n!==null){n.return=i.return,
i=n;break}i=i.return}n=i}}function Jl(e,t,r,o){e=null;for(var n=t,a=!1;n!==null;){if(!a){if((n.flags&524288)!==0)a=!0;else if((n.flags&262144)!==0)break}if(n.tag===
10){var i=n.alternate;if(i===null)throw Error(P(387));if(i=i.memoizedProps,i!==null){var l=n.type;Eo(n.pendingProps.value,i.value)||(e!==null?e.push(l):e=[l])}}else if(n===
av.current){if(i=n.alternate,i===null)throw Error(P(387));i.memoizedState.memoizedState!==n.memoizedState.memoizedState&&(e!==null?e.push(yd):e=[yd])}n=n.return}
return e!==null&&Aw(t,e,r,o),t.flags|=262144,e!==null}function pv(e){for(e=e.firstContext;e!==null;){if(!Eo(e.context._currentValue,e.memoizedValue))return!0;e=
e.next}return!1}function ec(e){dc=e,Ga=null,e=e.dependencies,e!==null&&(e.firstContext=null)}function vr(e){return eR(dc,e)}function Rh(e,t){return dc===null&&ec(
e),eR(e,t)}function eR(e,t){var r=t._currentValue;if(t={context:t,memoizedValue:r,next:null},Ga===null){if(e===null)throw Error(P(308));Ga=t,e.dependencies={lanes:0,
firstContext:t},e.flags|=524288}else Ga=Ga.next=t;return r}var LO=typeof AbortController<"u"?AbortController:function(){var e=[],t=this.signal={aborted:!1,addEventListener:function(r,o){
e.push(o)}};this.abort=function(){t.aborted=!0,e.forEach(function(r){return r()})}},jO=Jt.unstable_scheduleCallback,HO=Jt.unstable_NormalPriority,qt={$$typeof:sa,
Consumer:null,Provider:null,_currentValue:null,_currentValue2:null,_threadCount:0};function B1(){return{controller:new LO,data:new Map,refCount:0}}function Uu(e){
e.refCount--,e.refCount===0&&jO(HO,function(){e.controller.abort()})}function Z6(e,t){if((e.pendingLanes&4194048)!==0){var r=e.transitionTypes;for(r===null&&(r=
e.transitionTypes=[]),e=0;e<t.length;e++){var o=t[e];r.indexOf(o)===-1&&r.push(o)}}}var au=null;function IO(e){var t=e.transitionTypes;return e.transitionTypes=
null,t}var du=null,Nw=0,tc=0,rd=null;function VO(e,t){if(du===null){var r=du=[];Nw=0,tc=sx(),rd={status:"pending",value:void 0,then:function(o){r.push(o)}}}return Nw++,
t.then(W6,W6),t}function W6(){if(--Nw===0&&(au=null,du!==null)){rd!==null&&(rd.status="fulfilled");var e=du;du=null,tc=0,rd=null;for(var t=0;t<e.length;t++)(0,e[t])()}}
function UO(e,t){var r=[],o={status:"pending",value:null,reason:null,then:function(n){r.push(n)}};return e.then(function(){o.status="fulfilled",o.value=t;for(var n=0;n<
r.length;n++)(0,r[n])(t)},function(n){for(o.status="rejected",o.reason=n,n=0;n<r.length;n++)(0,r[n])(void 0)}),o}var J6=le.S;le.S=function(e,t){if(bk=Co(),typeof t==
"object"&&t!==null&&typeof t.then=="function"&&VO(e,t),au!==null)for(var r=vd;r!==null;)Z6(r,au),r=r.next;if(r=e.types,r!==null){for(var o=vd;o!==null;)Z6(o,r),
o=o.next;if(tc!==0){o=au,o===null&&(o=au=[]);for(var n=0;n<r.length;n++){var a=r[n];o.indexOf(a)===-1&&o.push(a)}}}J6!==null&&J6(e,t)};var Kl=va(null);function P1(){
var e=Kl.current;return e!==null?e:We.pooledCache}function qh(e,t){t===null?mt(Kl,Kl.current):mt(Kl,t.pool)}function tR(){var e=P1();return e===null?null:{parent:qt.
_currentValue,pool:e}}var zd=Error(P(460)),L1=Error(P(474)),Uv=Error(P(542)),hv={then:function(){}};function eT(e){return e=e.status,e==="fulfilled"||e==="rejec\
ted"}function rR(e,t,r){switch(r=e[r],r===void 0?e.push(t):r!==t&&(t.then(da,da),t=r),t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,rT(
e),e===void 0&&!("reason"in t)?Error(P(600)):e;default:if(typeof t.status=="string")t.then(da,da);else{if(e=We,e!==null&&100<e.shellSuspendCounter)throw Error(P(
482));e=t,e.status="pending",e.then(function(o){if(t.status==="pending"){var n=t;n.status="fulfilled",n.value=o}},function(o){if(t.status==="pending"){var n=t;n.
status="rejected",n.reason=o}})}switch(t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,rT(e),e}throw Ql=t,zd}}function Gl(e){try{var t=e.
_init;return t(e._payload)}catch(r){throw r!==null&&typeof r=="object"&&typeof r.then=="function"?(Ql=r,zd):r}}var Ql=null;function tT(){if(Ql===null)throw Error(
P(459));var e=Ql;return Ql=null,e}function rT(e){if(e===zd||e===Uv)throw Error(P(483))}var od=null,Tu=0;function kh(e){var t=Tu;return Tu+=1,od===null&&(od=[]),
rR(od,e,t)}function Ei(e,t){t=t.props.ref,e.ref=t!==void 0?t:null}function Eh(e,t){throw t.$$typeof===_N?Error(P(525)):(e=Object.prototype.toString.call(t),Error(
P(31,e==="[object Object]"?"object with keys {"+Object.keys(t).join(", ")+"}":e)))}function oR(e){function t(v,g){if(e){var b=v.deletions;b===null?(v.deletions=
[g],v.flags|=16):b.push(g)}}function r(v,g){if(!e)return null;for(;g!==null;)t(v,g),g=g.sibling;return null}function o(v){for(var g=new Map;v!==null;)v.key===null?
g.set(v.index,v):g.set(v.key,v),v=v.sibling;return g}function n(v,g){return v=$a(v,g),v.index=0,v.sibling=null,v}function a(v,g,b){return v.index=b,e?(b=v.alternate,
b!==null?(b=b.index,b<g?(v.flags|=2,g):b):(v.flags|=134217730,g)):(v.flags|=1048576,g)}function i(v){return e&&v.alternate===null&&(v.flags|=134217730),v}function l(v,g,b,y){
return g===null||g.tag!==6?(g=$y(b,v.mode,y),g.return=v,g):(g=n(g,b),g.return=v,g)}function c(v,g,b,y){var _=b.type;return _===Us?(v=u(v,g,b.props.children,y,b.
key),Ei(v,b),v):g!==null&&(g.elementType===_||typeof _=="object"&&_!==null&&_.$$typeof===Oi&&Gl(_)===g.type)?(g=n(g,b.props),Ei(g,b),g.return=v,g):(g=$h(b.type,
b.key,b.props,null,v.mode,y),Ei(g,b),g.return=v,g)}function s(v,g,b,y){return g===null||g.tag!==4||g.stateNode.containerInfo!==b.containerInfo||g.stateNode.implementation!==
b.implementation?(g=Yy(b,v.mode,y),g.return=v,g):(g=n(g,b.children||[]),g.return=v,g)}function u(v,g,b,y,_){return g===null||g.tag!==7?(g=Xl(b,v.mode,y,_),g.return=
v,g):(g=n(g,b),g.return=v,g)}function d(v,g,b){if(typeof g=="string"&&g!==""||typeof g=="number"||typeof g=="bigint")return g=$y(""+g,v.mode,b),g.return=v,g;if(typeof g==
"object"&&g!==null){switch(g.$$typeof){case yh:return b=$h(g.type,g.key,g.props,null,v.mode,b),Ei(b,g),b.return=v,b;case ru:return g=Yy(g,v.mode,b),g.return=v,g;case Oi:
return g=Gl(g),d(v,g,b)}if(ou(g)||Qm(g))return g=Xl(g,v.mode,b,null),g.return=v,g;if(typeof g.then=="function")return d(v,kh(g),b);if(g.$$typeof===sa)return d(v,
Rh(v,g),b);Eh(v,g)}return null}function m(v,g,b,y){var _=g!==null?g.key:null;if(typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint")return _!==null?
null:l(v,g,""+b,y);if(typeof b=="object"&&b!==null){switch(b.$$typeof){case yh:return b.key===_?c(v,g,b,y):null;case ru:return b.key===_?s(v,g,b,y):null;case Oi:
return b=Gl(b),m(v,g,b,y)}if(ou(b)||Qm(b))return _!==null?null:u(v,g,b,y,null);if(typeof b.then=="function")return m(v,g,kh(b),y);if(b.$$typeof===sa)return m(v,
g,Rh(v,b),y);Eh(v,b)}return null}function f(v,g,b,y,_){if(typeof y=="string"&&y!==""||typeof y=="number"||typeof y=="bigint")return v=v.get(b)||null,l(g,v,""+y,
_);if(typeof y=="object"&&y!==null){switch(y.$$typeof){case yh:return v=v.get(y.key===null?b:y.key)||null,c(g,v,y,_);case ru:return v=v.get(y.key===null?b:y.key)||
null,s(g,v,y,_);case Oi:return y=Gl(y),f(v,g,b,y,_)}if(ou(y)||Qm(y))return v=v.get(b)||null,u(g,v,y,_,null);if(typeof y.then=="function")return f(v,g,b,kh(y),_);
if(y.$$typeof===sa)return f(v,g,b,Rh(g,y),_);Eh(g,y)}return null}function p(v,g,b,y){for(var _=null,z=null,S=g,C=g=0,H=null;S!==null&&C<b.length;C++){S.index>C?
(H=S,S=null):H=S.sibling;var M=m(v,S,b[C],y);if(M===null){S===null&&(S=H);break}e&&S&&M.alternate===null&&t(v,S),g=a(M,g,C),z===null?_=M:z.sibling=M,z=M,S=H}if(C===
b.length)return r(v,S),ge&&Ua(v,C),_;if(S===null){for(;C<b.length;C++)S=d(v,b[C],y),S!==null&&(g=a(S,g,C),z===null?_=S:z.sibling=S,z=S);return ge&&Ua(v,C),_}for(S=
o(S);C<b.length;C++)H=f(S,v,C,b[C],y),H!==null&&(e&&(M=H.alternate,M!==null&&S.delete(M.key===null?C:M.key)),g=a(H,g,C),z===null?_=H:z.sibling=H,z=H);return e&&
S.forEach(function(F){return t(v,F)}),ge&&Ua(v,C),_}function h(v,g,b,y){if(b==null)throw Error(P(151));for(var _=null,z=null,S=g,C=g=0,H=null,M=b.next();S!==null&&
!M.done;C++,M=b.next()){S.index>C?(H=S,S=null):H=S.sibling;var F=m(v,S,M.value,y);if(F===null){S===null&&(S=H);break}e&&S&&F.alternate===null&&t(v,S),g=a(F,g,C),
z===null?_=F:z.sibling=F,z=F,S=H}if(M.done)return r(v,S),ge&&Ua(v,C),_;if(S===null){for(;!M.done;C++,M=b.next())M=d(v,M.value,y),M!==null&&(g=a(M,g,C),z===null?
_=M:z.sibling=M,z=M);return ge&&Ua(v,C),_}for(S=o(S);!M.done;C++,M=b.next())M=f(S,v,C,M.value,y),M!==null&&(e&&(H=M.alternate,H!==null&&S.delete(H.key===null?C:
H.key)),g=a(M,g,C),z===null?_=M:z.sibling=M,z=M);return e&&S.forEach(function(V){return t(v,V)}),ge&&Ua(v,C),_}function w(v,g,b,y){if(typeof b=="object"&&b!==null&&
b.type===Us&&b.key===null&&b.props.ref===void 0&&(b=b.props.children),typeof b=="object"&&b!==null){switch(b.$$typeof){case yh:e:{for(var _=b.key;g!==null;){if(g.
key===_){if(_=b.type,_===Us){if(g.tag===7){r(v,g.sibling),y=n(g,b.props.children),Ei(y,b),y.return=v,v=y;break e}}else if(g.elementType===_||typeof _=="object"&&
_!==null&&_.$$typeof===Oi&&Gl(_)===g.type){r(v,g.sibling),y=n(g,b.props),Ei(y,b),y.return=v,v=y;break e}r(v,g);break}else t(v,g);g=g.sibling}b.type===Us?(y=Xl(b.
props.children,v.mode,y,b.key),Ei(y,b),y.return=v,v=y):(y=$h(b.type,b.key,b.props,null,v.mode,y),Ei(y,b),y.return=v,v=y)}return i(v);case ru:e:{for(_=b.key;g!==
null;){if(g.key===_)if(g.tag===4&&g.stateNode.containerInfo===b.containerInfo&&g.stateNode.implementation===b.implementation){r(v,g.sibling),y=n(g,b.children||[]),
y.return=v,v=y;break e}else{r(v,g);break}else t(v,g);g=g.sibling}y=Yy(b,v.mode,y),y.return=v,v=y}return i(v);case Oi:return b=Gl(b),w(v,g,b,y)}if(ou(b))return p(
v,g,b,y);if(Qm(b)){if(_=Qm(b),typeof _!="function")throw Error(P(150));return b=_.call(b),h(v,g,b,y)}if(typeof b.then=="function")return w(v,g,kh(b),y);if(b.$$typeof===
sa)return w(v,g,Rh(v,b),y);Eh(v,b)}return typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint"?(b=""+b,g!==null&&g.tag===6?(r(v,g.sibling),y=n(g,b),
y.return=v,v=y):(r(v,g),y=$y(b,v.mode,y),y.return=v,v=y),i(v)):r(v,g)}return function(v,g,b,y){try{Tu=0;var _=w(v,g,b,y);return od=null,_}catch(S){if(S===zd||S===
Uv)throw S;var z=ao(29,S,null,v.mode);return z.lanes=y,z.return=v,z}}}var rc=oR(!0),nR=oR(!1),Mi=!1;function j1(e){e.updateQueue={baseState:e.memoizedState,firstBaseUpdate:null,
lastBaseUpdate:null,shared:{pending:null,lanes:0,hiddenCallbacks:null},callbacks:null}}function Ow(e,t){e=e.updateQueue,t.updateQueue===e&&(t.updateQueue={baseState:e.
baseState,firstBaseUpdate:e.firstBaseUpdate,lastBaseUpdate:e.lastBaseUpdate,shared:e.shared,callbacks:null})}function Gi(e){return{lane:e,tag:0,payload:null,callback:null,
next:null}}function $i(e,t,r){var o=e.updateQueue;if(o===null)return null;if(o=o.shared,(Me&2)!==0){var n=o.pending;return n===null?t.next=t:(t.next=n.next,n.next=
t),o.pending=t,t=mv(e),K4(e,null,r),t}return Iv(e,o,t,r),mv(e)}function mu(e,t,r){if(t=t.updateQueue,t!==null&&(t=t.shared,(r&4194048)!==0)){var o=t.lanes;o&=e.
pendingLanes,r|=o,t.lanes=r,x4(e,r)}}function Fy(e,t){var r=e.updateQueue,o=e.alternate;if(o!==null&&(o=o.updateQueue,r===o)){var n=null,a=null;if(r=r.firstBaseUpdate,
r!==null){do{var i={lane:r.lane,tag:r.tag,payload:r.payload,callback:null,next:null};a===null?n=a=i:a=a.next=i,r=r.next}while(r!==null);a===null?n=a=t:a=a.next=
t}else n=a=t;r={baseState:o.baseState,firstBaseUpdate:n,lastBaseUpdate:a,shared:o.shared,callbacks:o.callbacks},e.updateQueue=r;return}e=r.lastBaseUpdate,e===null?
r.firstBaseUpdate=t:e.next=t,r.lastBaseUpdate=t}var Mw=!1;function uu(){if(Mw){var e=rd;if(e!==null)throw e}}function fu(e,t,r,o){Mw=!1;var n=e.updateQueue;Mi=!1;
var a=n.firstBaseUpdate,i=n.lastBaseUpdate,l=n.shared.pending;if(l!==null){n.shared.pending=null;var c=l,s=c.next;c.next=null,i===null?a=s:i.next=s,i=c;var u=e.
alternate;u!==null&&(u=u.updateQueue,l=u.lastBaseUpdate,l!==i&&(l===null?u.firstBaseUpdate=s:l.next=s,u.lastBaseUpdate=c))}if(a!==null){var d=n.baseState;i=0,u=
s=c=null,l=a;do{var m=l.lane&-536870913,f=m!==l.lane;if(f?(_e&m)===m:(o&m)===m){m!==0&&m===tc&&(Mw=!0),u!==null&&(u=u.next={lane:0,tag:l.tag,payload:l.payload,callback:null,
next:null});e:{var p=e,h=l;m=t;var w=r;switch(h.tag){case 1:if(p=h.payload,typeof p=="function"){d=p.call(w,d,m);break e}d=p;break e;case 3:p.flags=p.flags&-65537|
128;case 0:if(p=h.payload,m=typeof p=="function"?p.call(w,d,m):p,m==null)break e;d=Je({},d,m);break e;case 2:Mi=!0}}m=l.callback,m!==null&&(e.flags|=64,f&&(e.flags|=
8192),f=n.callbacks,f===null?n.callbacks=[m]:f.push(m))}else f={lane:m,tag:l.tag,payload:l.payload,callback:l.callback,next:null},u===null?(s=u=f,c=d):u=u.next=
f,i|=m;if(l=l.next,l===null){if(l=n.shared.pending,l===null)break;f=l,l=f.next,f.next=null,n.lastBaseUpdate=f,n.shared.pending=null}}while(!0);u===null&&(c=d),n.
baseState=c,n.firstBaseUpdate=s,n.lastBaseUpdate=u,a===null&&(n.shared.lanes=0),tl|=i,e.lanes=i,e.memoizedState=d}}function aR(e,t){if(typeof e!="function")throw Error(
P(191,e));e.call(t)}function iR(e,t){var r=e.callbacks;if(r!==null)for(e.callbacks=null,e=0;e<r.length;e++)aR(r[e],t)}var Ji=va(null),vv=va(0);function oT(e,t){
e=Za,mt(vv,e),mt(Ji,t),Za=e|t.baseLanes}function Dw(){mt(vv,Za),mt(Ji,Ji.current)}function H1(){Za=vv.current,gr(Ji),gr(vv)}var wr=va(null),Nr=null;function Yi(e){
var t=e.alternate;mt(br,br.current&1),mt(wr,e),Nr===null&&(t===null||Ji.current!==null||t.memoizedState!==null)&&(Nr=e)}function Bw(e){mt(br,br.current),mt(wr,e),
Nr===null&&(Nr=e)}function lR(e){e.tag===22?(mt(br,br.current),mt(wr,e),Nr===null&&(Nr=e)):qi()}function qi(){mt(br,br.current),mt(wr,wr.current)}function _o(e){
gr(wr),Nr===e&&(Nr=null),gr(br)}var br=va(0);function Ru(e,t){mt(wr,wr.current),mt(br,t)}function I1(e){gr(br),gr(wr),Nr===e&&(Nr=null)}function gv(e){for(var t=e;t!==
null;){if(t.tag===13){var r=t.memoizedState;if(r!==null&&(r=r.dehydrated,r===null||h1(r)||fx(r)))return t}else if(t.tag===19&&t.memoizedProps.revealOrder!=="ind\
ependent"){if((t.flags&128)!==0)return t}else if(t.child!==null){t.child.return=t,t=t.child;continue}if(t===e)break;for(;t.sibling===null;){if(t.return===null||
t.return===e)return null;t=t.return}t.sibling.return=t.return,t=t.sibling}return null}var Xa=0,pe=null,qe=null,Yt=null,bv=!1,nd=!1,oc=!1,yv=0,ku=0,ad=null,GO=0;
function Ot(){throw Error(P(321))}function V1(e,t){if(t===null)return!1;for(var r=0;r<t.length&&r<e.length;r++)if(!Eo(e[r],t[r]))return!1;return!0}function U1(e,t,r,o,n,a){
return Xa=a,pe=t,t.memoizedState=null,t.updateQueue=null,t.lanes=0,le.H=e===null||e.memoizedState===null?jR:HR,oc=!1,a=r(o,n),oc=!1,nd&&(a=sR(t,r,o,n)),cR(e),a}
function cR(e){le.H=wv;var t=qe!==null&&qe.next!==null;if(Xa=0,Yt=qe=pe=null,bv=!1,ku=0,ad=null,t)throw Error(P(300));e===null||Ft||(e=e.dependencies,e!==null&&
pv(e)&&(Ft=!0))}function sR(e,t,r,o){pe=e;var n=0;do{if(nd&&(ad=null),ku=0,nd=!1,25<=n)throw Error(P(301));if(n+=1,Yt=qe=null,e.updateQueue!=null){var a=e.updateQueue;
a.lastEffect=null,a.events=null,a.stores=null,a.memoCache!=null&&(a.memoCache.index=0)}le.H=ZO,a=t(r,o)}while(nd);return a}function $O(){var e=le.H,t=e.useState()[0];
return t=typeof t.then=="function"?Gu(t):t,e=e.useState()[0],(qe!==null?qe.memoizedState:null)!==e&&(pe.flags|=1024),t}function G1(){var e=yv!==0;return yv=0,e}
function $1(e,t,r){t.updateQueue=e.updateQueue,t.flags&=-2053,e.lanes&=~r}function Y1(e){if(bv){for(e=e.memoizedState;e!==null;){var t=e.queue;t!==null&&(t.pending=
null),e=e.next}bv=!1}Xa=0,Yt=qe=pe=null,nd=!1,ku=yv=0,ad=null}function Ur(){var e={memoizedState:null,baseState:null,baseQueue:null,queue:null,next:null};return Yt===
null?pe.memoizedState=Yt=e:Yt=Yt.next=e,Yt}function Lt(){if(qe===null){var e=pe.alternate;e=e!==null?e.memoizedState:null}else e=qe.next;var t=Yt===null?pe.memoizedState:
Yt.next;if(t!==null)Yt=t,qe=e;else{if(e===null)throw pe.alternate===null?Error(P(467)):Error(P(310));qe=e,e={memoizedState:qe.memoizedState,baseState:qe.baseState,
baseQueue:qe.baseQueue,queue:qe.queue,next:null},Yt===null?pe.memoizedState=Yt=e:Yt=Yt.next=e}return Yt}function Gv(){return{lastEffect:null,events:null,stores:null,
memoCache:null}}function Gu(e){var t=ku;return ku+=1,ad===null&&(ad=[]),e=rR(ad,e,t),t=pe,(Yt===null?t.memoizedState:Yt.next)===null&&(t=t.alternate,le.H=t===null||
t.memoizedState===null?jR:HR),e}function $v(e){if(e!==null&&typeof e=="object"){if(typeof e.then=="function")return Gu(e);if(e.$$typeof===CN)return;if(e.$$typeof===
sa)return vr(e)}throw Error(P(438,String(e)))}function q1(e){var t=null,r=pe.updateQueue;if(r!==null&&(t=r.memoCache),t==null){var o=pe.alternate;o!==null&&(o=o.
updateQueue,o!==null&&(o=o.memoCache,o!=null&&(t={data:o.data.map(function(n){return n.slice()}),index:0})))}if(t==null&&(t={data:[],index:0}),r===null&&(r=Gv(),
pe.updateQueue=r),r.memoCache=t,r=t.data[t.index],r===void 0)for(r=t.data[t.index]=Array(e),o=0;o<e;o++)r[o]=zN;return t.index++,r}function Ka(e,t){return typeof t==
"function"?t(e):t}function Fh(e){var t=Lt();return F1(t,qe,e)}function F1(e,t,r){var o=e.queue;if(o===null)throw Error(P(311));o.lastRenderedReducer=r;var n=e.baseQueue,
a=o.pending;if(a!==null){if(n!==null){var i=n.next;n.next=a.next,a.next=i}t.baseQueue=n=a,o.pending=null}if(a=e.baseState,n===null)e.memoizedState=a;else{t=n.next;
var l=i=null,c=null,s=t,u=!1;do{var d=s.lane&-536870913;if(d!==s.lane?(_e&d)===d:(Xa&d)===d){var m=s.revertLane;if(m===0)c!==null&&(c=c.next={lane:0,revertLane:0,
gesture:null,action:s.action,hasEagerState:s.hasEagerState,eagerState:s.eagerState,next:null}),d===tc&&(u=!0);else if((Xa&m)===m){s=s.next,m===tc&&(u=!0);continue}else
d={lane:0,revertLane:s.revertLane,gesture:null,action:s.action,hasEagerState:s.hasEagerState,eagerState:s.eagerState,next:null},c===null?(l=c=d,i=a):c=c.next=d,
pe.lanes|=m,tl|=m;d=s.action,oc&&r(a,d),a=s.hasEagerState?s.eagerState:r(a,d)}else m={lane:d,revertLane:s.revertLane,gesture:s.gesture,action:s.action,hasEagerState:s.
hasEagerState,eagerState:s.eagerState,next:null},c===null?(l=c=m,i=a):c=c.next=m,pe.lanes|=d,tl|=d;s=s.next}while(s!==null&&s!==t);if(c===null?i=a:c.next=l,!Eo(
a,e.memoizedState)&&(Ft=!0,u&&(r=rd,r!==null)))throw r;e.memoizedState=a,e.baseState=i,e.baseQueue=c,o.lastRenderedState=a}return n===null&&(o.lanes=0),[e.memoizedState,
o.dispatch]}function Xy(e){var t=Lt(),r=t.queue;if(r===null)throw Error(P(311));r.lastRenderedReducer=e;var o=r.dispatch,n=r.pending,a=t.memoizedState;if(n!==null){
r.pending=null;var i=n=n.next;do a=e(a,i.action),i=i.next;while(i!==n);Eo(a,t.memoizedState)||(Ft=!0),t.memoizedState=a,t.baseQueue===null&&(t.baseState=a),r.lastRenderedState=
a}return[a,o]}function dR(e,t,r){var o=pe,n=Lt(),a=ge;if(a){if(r===void 0)throw Error(P(407));r=r()}else r=t();var i=!Eo((qe||n).memoizedState,r);if(i&&(n.memoizedState=
r,Ft=!0),n=n.queue,X1(fR.bind(null,o,n,e),[e]),e=n.getSnapshot!==t||i||Yt!==null&&(Yt.memoizedState.tag&1)!==0,ud(e?9:8,{destroy:void 0},uR.bind(null,o,n,r,t),null),
e){if(o.flags|=2048,We===null)throw Error(P(349));a||(Xa&127)!==0||mR(o,t,r)}return r}function mR(e,t,r){e.flags|=16384,e={getSnapshot:t,value:r},t=pe.updateQueue,
t===null?(t=Gv(),pe.updateQueue=t,t.stores=[e]):(r=t.stores,r===null?t.stores=[e]:r.push(e))}function uR(e,t,r,o){t.value=r,t.getSnapshot=o,pR(t)&&hR(e)}function fR(e,t,r){
return r(function(){pR(t)&&hR(e)})}function pR(e){var t=e.getSnapshot;e=e.value;try{var r=t();return!Eo(e,r)}catch{return!0}}function hR(e){var t=sc(e,2);t!==null&&
io(t,e,2)}function Pw(e){var t=Ur();if(typeof e=="function"){var r=e;if(e=r(),oc){Bi(!0);try{r()}finally{Bi(!1)}}}return t.memoizedState=t.baseState=e,t.queue={
pending:null,lanes:0,dispatch:null,lastRenderedReducer:Ka,lastRenderedState:e},t}function vR(e,t,r,o){return e.baseState=r,F1(e,qe,typeof o=="function"?o:Ka)}function YO(e,t,r,o,n){
if(qv(e))throw Error(P(485));if(e=t.action,e!==null){var a={payload:n,action:e,next:null,isTransition:!0,status:"pending",value:null,reason:null,listeners:[],then:function(i){
a.listeners.push(i)}};le.T!==null?r(!0):a.isTransition=!1,o(a),r=t.pending,r===null?(a.next=t.pending=a,gR(t,a)):(a.next=r.next,t.pending=r.next=a)}}function gR(e,t){
var r=t.action,o=t.payload,n=e.state;if(t.isTransition){var a=le.T,i={};i.types=a!==null?a.types:null,le.T=i;try{var l=r(n,o),c=le.S;c!==null&&c(i,l),nT(e,t,l)}catch(s){
Lw(e,t,s)}finally{a!==null&&i.types!==null&&(a.types=i.types),le.T=a}}else try{a=r(n,o),nT(e,t,a)}catch(s){Lw(e,t,s)}}function nT(e,t,r){r!==null&&typeof r=="ob\
ject"&&typeof r.then=="function"?r.then(function(o){aT(e,t,o)},function(o){return Lw(e,t,o)}):aT(e,t,r)}function aT(e,t,r){t.status="fulfilled",t.value=r,bR(t),
e.state=r,t=e.pending,t!==null&&(r=t.next,r===t?e.pending=null:(r=r.next,t.next=r,gR(e,r)))}function Lw(e,t,r){var o=e.pending;if(e.pending=null,o!==null){o=o.next;
do t.status="rejected",t.reason=r,bR(t),t=t.next;while(t!==o)}e.action=null}function bR(e){e=e.listeners;for(var t=0;t<e.length;t++)(0,e[t])()}function yR(e,t){
return t}function iT(e,t){if(ge){var r=We.formState;if(r!==null){e:{var o=pe;if(ge){if(dt){t:{for(var n=dt,a=en;n.nodeType!==8;){if(!a){n=null;break t}if(n=tn(n.
nextSibling),n===null){n=null;break t}}a=n.data,n=a==="F!"||a==="F"?n:null}if(n){dt=tn(n.nextSibling),o=n.data==="F!";break e}}Wi(o)}o=!1}o&&(t=r[0])}}return r=
Ur(),r.memoizedState=r.baseState=t,o={pending:null,lanes:0,dispatch:null,lastRenderedReducer:yR,lastRenderedState:t},r.queue=o,r=BR.bind(null,pe,o),o.dispatch=r,
o=Pw(!1),a=W1.bind(null,pe,!1,o.queue),o=Ur(),n={state:t,dispatch:null,action:e,pending:null},o.queue=n,r=YO.bind(null,pe,n,a,r),n.dispatch=r,o.memoizedState=e,
[t,r,!1]}function lT(e){var t=Lt();return wR(t,qe,e)}function wR(e,t,r){if(t=F1(e,t,yR)[0],e=Fh(Ka)[0],typeof t=="object"&&t!==null&&typeof t.then=="function")try{
var o=Gu(t)}catch(i){throw i===zd?Uv:i}else o=t;t=Lt();var n=t.queue,a=n.dispatch;return r!==t.memoizedState&&(pe.flags|=2048,ud(9,{destroy:void 0},qO.bind(null,
n,r),null)),[o,a,e]}function qO(e,t){e.action=t}function cT(e){var t=Lt(),r=qe;if(r!==null)return wR(t,r,e);Lt(),t=t.memoizedState,r=Lt();var o=r.queue.dispatch;
return r.memoizedState=e,[t,o,!1]}function ud(e,t,r,o){return e={tag:e,create:r,deps:o,inst:t,next:null},t=pe.updateQueue,t===null&&(t=Gv(),pe.updateQueue=t),r=
t.lastEffect,r===null?t.lastEffect=e.next=e:(o=r.next,r.next=e,e.next=o,t.lastEffect=e),e}function xR(){return Lt().memoizedState}function Xh(e,t,r,o){var n=Ur();
pe.flags|=e,n.memoizedState=ud(1|t,{destroy:void 0},r,o===void 0?null:o)}function Yv(e,t,r,o){var n=Lt();o=o===void 0?null:o;var a=n.memoizedState.inst;qe!==null&&
o!==null&&V1(o,qe.memoizedState.deps)?n.memoizedState=ud(t,a,r,o):(pe.flags|=e,n.memoizedState=ud(1|t,a,r,o))}function sT(e,t){Xh(8390656,8,e,t)}function X1(e,t){
Yv(2048,8,e,t)}function FO(e){pe.flags|=4;var t=pe.updateQueue;if(t===null)t=Gv(),pe.updateQueue=t,t.events=[e];else{var r=t.events;r===null?t.events=[e]:r.push(
e)}}function _R(e){var t=Lt().memoizedState;return FO({ref:t,nextImpl:e}),function(){if((Me&2)!==0)throw Error(P(440));return t.impl.apply(void 0,arguments)}}function SR(e,t){
return Yv(4,2,e,t)}function zR(e,t){return Yv(4,4,e,t)}function CR(e,t){if(typeof t=="function"){e=e();var r=t(e);return function(){typeof r=="function"?r():t(null)}}
if(t!=null)return e=e(),t.current=e,function(){t.current=null}}function TR(e,t,r){r=r!=null?r.concat([e]):null,Yv(4,4,CR.bind(null,t,e),r)}function K1(){}function RR(e,t){
var r=Lt();t=t===void 0?null:t;var o=r.memoizedState;return t!==null&&V1(t,o[1])?o[0]:(r.memoizedState=[e,t],e)}function kR(e,t){var r=Lt();t=t===void 0?null:t;
var o=r.memoizedState;if(t!==null&&V1(t,o[1]))return o[0];if(o=e(),oc){Bi(!0);try{e()}finally{Bi(!1)}}return r.memoizedState=[o,t],o}function Q1(e,t,r){return r===
void 0||(Xa&1073741824)!==0&&(_e&261930)===0?e.memoizedState=t:(e.memoizedState=r,e=wk(),pe.lanes|=e,tl|=e,r)}function ER(e,t,r,o){return Eo(r,t)?r:Ji.current!==
null?(e=Q1(e,r,o),Eo(e,t)||(Ft=!0),e):(Xa&106)===0||(Xa&1073741824)!==0&&(_e&261930)===0?(Ft=!0,e.memoizedState=r):(e=wk(),pe.lanes|=e,tl|=e,t)}function AR(e,t,r,o,n){
var a=De.p;De.p=a!==0&&8>a?a:8;var i=le.T,l={};l.types=i!==null?i.types:null,le.T=l,W1(e,!1,t,r);try{var c=n(),s=le.S;if(s!==null&&s(l,c),c!==null&&typeof c=="o\
bject"&&typeof c.then=="function"){var u=UO(c,o);pu(e,t,u,ko(e))}else pu(e,t,o,ko(e))}catch(d){pu(e,t,{then:function(){},status:"rejected",reason:d},ko())}finally{
De.p=a,i!==null&&l.types!==null&&(i.types=l.types),le.T=i}}function XO(){}function jw(e,t,r,o){if(e.tag!==5)throw Error(P(476));var n=NR(e).queue;AR(e,n,t,Fl,r===
null?XO:function(){return OR(e),r(o)})}function NR(e){var t=e.memoizedState;if(t!==null)return t;t={memoizedState:Fl,baseState:Fl,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:Ka,lastRenderedState:Fl},next:null};var r={};return t.next={memoizedState:r,baseState:r,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:Ka,lastRenderedState:r},next:null},e.memoizedState=t,e=e.alternate,e!==null&&(e.memoizedState=t),t}function OR(e){var t=NR(
e);t.next===null&&(t=e.alternate.memoizedState),pu(e,t.next.queue,{},ko())}function Z1(){return vr(yd)}function MR(){return Lt().memoizedState}function DR(){return Lt().
memoizedState}function KO(e){for(var t=e.return;t!==null;){switch(t.tag){case 24:case 3:var r=ko();e=Gi(r);var o=$i(t,e,r);o!==null&&(io(o,t,r),mu(o,t,r)),t={cache:B1()},
e.payload=t;return}t=t.return}}function QO(e,t,r){var o=ko();r={lane:o,revertLane:0,gesture:null,action:r,hasEagerState:!1,eagerState:null,next:null},qv(e)?PR(t,
r):(r=O1(e,t,r,o),r!==null&&(io(r,e,o),LR(r,t,o)))}function BR(e,t,r){var o=ko();pu(e,t,r,o)}function pu(e,t,r,o){var n={lane:o,revertLane:0,gesture:null,action:r,
hasEagerState:!1,eagerState:null,next:null};if(qv(e))PR(t,n);else{var a=e.alternate;if(e.lanes===0&&(a===null||a.lanes===0)&&(a=t.lastRenderedReducer,a!==null))
try{var i=t.lastRenderedState,l=a(i,r);if(n.hasEagerState=!0,n.eagerState=l,Eo(l,i))return Iv(e,t,n,0),We===null&&Hv(),!1}catch{}if(r=O1(e,t,n,o),r!==null)return io(
r,e,o),LR(r,t,o),!0}return!1}function W1(e,t,r,o){if(o={lane:2,revertLane:sx(),gesture:null,action:o,hasEagerState:!1,eagerState:null,next:null},qv(e)){if(t)throw Error(
P(479))}else t=O1(e,r,o,2),t!==null&&io(t,e,2)}function qv(e){var t=e.alternate;return e===pe||t!==null&&t===pe}function PR(e,t){nd=bv=!0;var r=e.pending;r===null?
t.next=t:(t.next=r.next,r.next=t),e.pending=t}function LR(e,t,r){if((r&4194048)!==0){var o=t.lanes;o&=e.pendingLanes,r|=o,t.lanes=r,x4(e,r)}}var wv={readContext:vr,
use:$v,useCallback:Ot,useContext:Ot,useEffect:Ot,useImperativeHandle:Ot,useLayoutEffect:Ot,useInsertionEffect:Ot,useMemo:Ot,useReducer:Ot,useRef:Ot,useState:Ot,
useDebugValue:Ot,useDeferredValue:Ot,useTransition:Ot,useSyncExternalStore:Ot,useId:Ot,useHostTransitionStatus:Ot,useFormState:Ot,useActionState:Ot,useOptimistic:Ot,
useMemoCache:Ot,useCacheRefresh:Ot,useEffectEvent:Ot},jR={readContext:vr,use:$v,useCallback:function(e,t){return Ur().memoizedState=[e,t===void 0?null:t],e},useContext:vr,
useEffect:sT,useImperativeHandle:function(e,t,r){r=r!=null?r.concat([e]):null,Xh(4194308,4,CR.bind(null,t,e),r)},useLayoutEffect:function(e,t){return Xh(4194308,
4,e,t)},useInsertionEffect:function(e,t){Xh(4,2,e,t)},useMemo:function(e,t){var r=Ur();t=t===void 0?null:t;var o=e();if(oc){Bi(!0);try{e()}finally{Bi(!1)}}return r.
memoizedState=[o,t],o},useReducer:function(e,t,r){var o=Ur();if(r!==void 0){var n=r(t);if(oc){Bi(!0);try{r(t)}finally{Bi(!1)}}}else n=t;return o.memoizedState=o.
baseState=n,e={pending:null,lanes:0,dispatch:null,lastRenderedReducer:e,lastRenderedState:n},o.queue=e,e=e.dispatch=QO.bind(null,pe,e),[o.memoizedState,e]},useRef:function(e){
var t=Ur();return e={current:e},t.memoizedState=e},useState:function(e){e=Pw(e);var t=e.queue,r=BR.bind(null,pe,t);return t.dispatch=r,[e.memoizedState,r]},useDebugValue:K1,
useDeferredValue:function(e,t){var r=Ur();return Q1(r,e,t)},useTransition:function(){var e=Pw(!1);return e=AR.bind(null,pe,e.queue,!0,!1),Ur().memoizedState=e,[
!1,e]},useSyncExternalStore:function(e,t,r){var o=pe,n=Ur();if(ge){if(r===void 0)throw Error(P(407));r=r()}else{if(r=t(),We===null)throw Error(P(349));(_e&127)!==
0||mR(o,t,r)}n.memoizedState=r;var a={value:r,getSnapshot:t};return n.queue=a,sT(fR.bind(null,o,a,e),[e]),o.flags|=2048,ud(9,{destroy:void 0},uR.bind(null,o,a,r,
t),null),r},useId:function(){var e=Ur(),t=We.identifierPrefix;if(ge){var r=ua,o=ma;r=(o&~(1<<32-Ro(o)-1)).toString(32)+r,t="_"+t+"R_"+r,r=yv++,0<r&&(t+="H"+r.toString(
32)),t+="_"}else r=GO++,t="_"+t+"r_"+r.toString(32)+"_";return e.memoizedState=t},useHostTransitionStatus:Z1,useFormState:iT,useActionState:iT,useOptimistic:function(e){
var t=Ur();t.memoizedState=t.baseState=e;var r={pending:null,lanes:0,dispatch:null,lastRenderedReducer:null,lastRenderedState:null};return t.queue=r,t=W1.bind(null,
pe,!0,r),r.dispatch=t,[e,t]},useMemoCache:q1,useCacheRefresh:function(){return Ur().memoizedState=KO.bind(null,pe)},useEffectEvent:function(e){var t=Ur(),r={impl:e};
return t.memoizedState=r,function(){if((Me&2)!==0)throw Error(P(440));return r.impl.apply(void 0,arguments)}}},HR={readContext:vr,use:$v,useCallback:RR,useContext:vr,
useEffect:X1,useImperativeHandle:TR,useInsertionEffect:SR,useLayoutEffect:zR,useMemo:kR,useReducer:Fh,useRef:xR,useState:function(){return Fh(Ka)},useDebugValue:K1,
useDeferredValue:function(e,t){var r=Lt();return ER(r,qe.memoizedState,e,t)},useTransition:function(){var e=Fh(Ka)[0],t=Lt().memoizedState;return[typeof e=="boo\
lean"?e:Gu(e),t]},useSyncExternalStore:dR,useId:MR,useHostTransitionStatus:Z1,useFormState:lT,useActionState:lT,useOptimistic:function(e,t){var r=Lt();return vR(
r,qe,e,t)},useMemoCache:q1,useCacheRefresh:DR,useEffectEvent:_R},ZO={readContext:vr,use:$v,useCallback:RR,useContext:vr,useEffect:X1,useImperativeHandle:TR,useInsertionEffect:SR,
useLayoutEffect:zR,useMemo:kR,useReducer:Xy,useRef:xR,useState:function(){return Xy(Ka)},useDebugValue:K1,useDeferredValue:function(e,t){var r=Lt();return qe===
null?Q1(r,e,t):ER(r,qe.memoizedState,e,t)},useTransition:function(){var e=Xy(Ka)[0],t=Lt().memoizedState;return[typeof e=="boolean"?e:Gu(e),t]},useSyncExternalStore:dR,
useId:MR,useHostTransitionStatus:Z1,useFormState:cT,useActionState:cT,useOptimistic:function(e,t){var r=Lt();return qe!==null?vR(r,qe,e,t):(r.baseState=e,[e,r.queue.
dispatch])},useMemoCache:q1,useCacheRefresh:DR,useEffectEvent:_R};function Ky(e,t,r,o){t=e.memoizedState,r=r(o,t),r=r==null?t:Je({},t,r),e.memoizedState=r,e.lanes===
0&&(e.updateQueue.baseState=r)}var Hw={enqueueSetState:function(e,t,r){e=e._reactInternals;var o=ko(),n=Gi(o);n.payload=t,r!=null&&(n.callback=r),t=$i(e,n,o),t!==
null&&(io(t,e,o),mu(t,e,o))},enqueueReplaceState:function(e,t,r){e=e._reactInternals;var o=ko(),n=Gi(o);n.tag=1,n.payload=t,r!=null&&(n.callback=r),t=$i(e,n,o),
t!==null&&(io(t,e,o),mu(t,e,o))},enqueueForceUpdate:function(e,t){e=e._reactInternals;var r=ko(),o=Gi(r);o.tag=2,t!=null&&(o.callback=t),t=$i(e,o,r),t!==null&&(io(
t,e,r),mu(t,e,r))}};function dT(e,t,r,o,n,a,i){return e=e.stateNode,typeof e.shouldComponentUpdate=="function"?e.shouldComponentUpdate(o,a,i):t.prototype&&t.prototype.
isPureReactComponent?!Su(r,o)||!Su(n,a):!0}function mT(e,t,r,o){e=t.state,typeof t.componentWillReceiveProps=="function"&&t.componentWillReceiveProps(r,o),typeof t.
UNSAFE_componentWillReceiveProps=="function"&&t.UNSAFE_componentWillReceiveProps(r,o),t.state!==e&&Hw.enqueueReplaceState(t,t.state,null)}function nc(e,t){var r=t;
if("ref"in t){r={};for(var o in t)o!=="ref"&&(r[o]=t[o])}if(e=e.defaultProps){r===t&&(r=Je({},r));for(var n in e)r[n]===void 0&&(r[n]=e[n])}return r}function IR(e){
dv(e)}function VR(e){console.error(e)}function UR(e){dv(e)}function xv(e,t){try{var r=e.onUncaughtError;r(t.value,{componentStack:t.stack})}catch(o){setTimeout(
function(){throw o})}}function uT(e,t,r){try{var o=e.onCaughtError;o(r.value,{componentStack:r.stack,errorBoundary:t.tag===1?t.stateNode:null})}catch(n){setTimeout(
function(){throw n})}}function Iw(e,t,r){return r=Gi(r),r.tag=3,r.payload={element:null},r.callback=function(){xv(e,t)},r}function GR(e){return e=Gi(e),e.tag=3,
e}function $R(e,t,r,o){var n=r.type.getDerivedStateFromError;if(typeof n=="function"){var a=o.value;e.payload=function(){return n(a)},e.callback=function(){uT(t,
r,o)}}var i=r.stateNode;i!==null&&typeof i.componentDidCatch=="function"&&(e.callback=function(){uT(t,r,o),typeof n!="function"&&(Fi===null?Fi=new Set([this]):Fi.
add(this));var l=o.stack;this.componentDidCatch(o.value,{componentStack:l!==null?l:""})})}function WO(e,t,r,o,n){if(r.flags|=32768,o!==null&&typeof o=="object"&&
typeof o.then=="function"){if(t=r.alternate,t!==null&&Jl(t,r,n,!0),r=wr.current,r!==null){switch(r.tag){case 31:case 13:case 19:return Nr===null?Ev():r.alternate===
null&&Mt===0&&(Mt=3),r.flags&=-257,r.flags|=65536,r.lanes=n,o===hv?r.flags|=16384:(t=r.updateQueue,t===null?r.updateQueue=new Set([o]):t.add(o),rw(e,o,n)),!1;case 22:
return r.flags|=65536,o===hv?r.flags|=16384:(t=r.updateQueue,t===null?(t={transitions:null,markerInstances:null,retryQueue:new Set([o])},r.updateQueue=t):(r=t.retryQueue,
r===null?t.retryQueue=new Set([o]):r.add(o)),rw(e,o,n)),!1}throw Error(P(435,r.tag))}return rw(e,o,n),Ev(),!1}if(ge)return t=wr.current,t!==null?((t.flags&65536)===
0&&(t.flags|=256),t.flags|=65536,t.lanes=n,o!==kw&&(e=Error(P(422),{cause:o}),Cu(Jo(e,r)))):(o!==kw&&(t=Error(P(423),{cause:o}),Cu(Jo(t,r))),e=e.current.alternate,
e.flags|=65536,n&=-n,e.lanes|=n,o=Jo(o,r),n=Iw(e.stateNode,o,n),Fy(e,n),Mt!==4&&(Mt=2)),!1;var a=Error(P(520),{cause:o});if(a=Jo(a,r),bu===null?bu=[a]:bu.push(a),
Mt!==4&&(Mt=2),t===null)return!0;o=Jo(o,r),r=t;do{switch(r.tag){case 3:return r.flags|=65536,e=n&-n,r.lanes|=e,e=Iw(r.stateNode,o,e),Fy(r,e),!1;case 1:if(t=r.type,
a=r.stateNode,(r.flags&128)===0&&(typeof t.getDerivedStateFromError=="function"||a!==null&&typeof a.componentDidCatch=="function"&&(Fi===null||!Fi.has(a))))return r.
flags|=65536,n&=-n,r.lanes|=n,n=GR(n),$R(n,e,r,o),Fy(r,n),!1;break;case 22:if(r.memoizedState!==null)return r.flags|=65536,!1}r=r.return}while(r!==null);return!1}
var J1=Error(P(461)),Ft=!1;function Zt(e,t,r,o){t.child=e===null?nR(t,null,r,o):rc(t,e.child,r,o)}function fT(e,t,r,o,n){r=r.render;var a=t.ref;if("ref"in o){var i={};
for(var l in o)l!=="ref"&&(i[l]=o[l])}else i=o;return ec(t),o=U1(e,t,r,i,a,n),l=G1(),e!==null&&!Ft?($1(e,t,n),Qa(e,t,n)):(ge&&l&&Vv(t),t.flags|=1,Zt(e,t,o,n),t.
child)}function pT(e,t,r,o,n){if(e===null){var a=r.type;return typeof a=="function"&&!M1(a)&&a.defaultProps===void 0&&r.compare===null?(t.tag=15,t.type=a,YR(e,t,
a,o,n)):(e=$h(r.type,null,o,t,t.mode,n),e.ref=t.ref,e.return=t,t.child=e)}if(a=e.child,!tx(e,n)){var i=a.memoizedProps;if(r=r.compare,r=r!==null?r:Su,r(i,o)&&e.
ref===t.ref)return Qa(e,t,n)}return t.flags|=1,e=$a(a,o),e.ref=t.ref,e.return=t,t.child=e}function YR(e,t,r,o,n){if(e!==null){var a=e.memoizedProps;if(Su(a,o)&&
e.ref===t.ref)if(Ft=!1,t.pendingProps=o=a,tx(e,n))(e.flags&131072)!==0&&(Ft=!0);else return t.lanes=e.lanes,Qa(e,t,n)}return Vw(e,t,r,o,n)}function qR(e,t,r,o){
var n=o.children,a=e!==null?e.memoizedState:null;if(e===null&&t.stateNode===null&&(t.stateNode={_visibility:1,_pendingMarkers:null,_retryCache:null,_transitions:null}),
o.mode==="hidden"){if((t.flags&128)!==0){if(a=a!==null?a.baseLanes|r:r,e!==null){for(o=t.child=e.child,n=0;o!==null;)n=n|o.lanes|o.childLanes,o=o.sibling;o=n&~a}else
o=0,t.child=null;return hT(e,t,a,r,o)}if((r&536870912)!==0)t.memoizedState={baseLanes:0,cachePool:null},e!==null&&qh(t,a!==null?a.cachePool:null),a!==null?oT(t,
a):Dw(),lR(t);else return o=t.lanes=536870912,hT(e,t,a!==null?a.baseLanes|r:r,r,o)}else a!==null?(qh(t,a.cachePool),oT(t,a),qi(),t.memoizedState=null):(e!==null&&
qh(t,null),Dw(),qi());return Zt(e,t,n,r),t.child}function hu(e,t){return e!==null&&e.tag===22||t.stateNode!==null||(t.stateNode={_visibility:1,_pendingMarkers:null,
_retryCache:null,_transitions:null}),t.sibling}function hT(e,t,r,o,n){var a=P1();return a=a===null?null:{parent:qt._currentValue,pool:a},t.memoizedState={baseLanes:r,
cachePool:a},e!==null&&qh(t,null),Dw(),lR(t),e!==null&&Jl(e,t,o,!0),t.childLanes=n,null}function Kh(e,t){return t=Fv({mode:t.mode,children:t.children},e.mode),t.
ref=e.ref,e.child=t,t.return=e,t}function vT(e,t,r){return rc(t,e.child,null,r),e=Kh(t,t.pendingProps),e.flags|=2,_o(t),t.memoizedState=null,e}function JO(e,t,r){
var o=t.pendingProps,n=(t.flags&128)!==0;if(t.flags&=-129,e===null){if(ge){if(o.mode==="hidden")return e=Kh(t,o),t.lanes=536870912,e.memoizedState={baseLanes:0,
cachePool:null},hu(null,e);if(Bw(t),(e=dt)?(e=qk(e,en),e=e!==null&&e.data==="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:Zi!==null?{id:ma,overflow:ua}:
null,retryLane:536870912,hydrationErrors:null},r=Z4(e),r.return=t,t.child=r,sr=t,dt=null)):e=null,e===null)throw Wi(t);return t.lanes=536870912,null}return Kh(t,
o)}var a=e.memoizedState;if(a!==null){var i=a.dehydrated;if(Bw(t),n)if(t.flags&256)t.flags&=-257,t=vT(e,t,r);else if(t.memoizedState!==null)t.child=e.child,t.flags|=
128,t=null;else throw Error(P(558));else if(Ft||Jl(e,t,r,!1),n=(r&e.childLanes)!==0,Ft||n){if(Ji.current===null){if(o=We,o!==null&&(i=_4(o,r),i!==0&&i!==a.retryLane))
throw a.retryLane=i,sc(e,i),io(o,e,i),J1;Ev()}t=vT(e,t,r)}else e=a.treeContext,dt=tn(i.nextSibling),sr=t,ge=!0,Ui=null,en=!1,e!==null&&J4(t,e),t=Kh(t,o),t.flags|=
134221824;return t}return e=$a(e.child,{mode:o.mode,children:o.children}),e.ref=t.ref,t.child=e,e.return=t,e}function js(e,t){var r=t.ref;if(r===null)e!==null&&
e.ref!==null&&(t.flags|=4194816);else{if(typeof r!="function"&&typeof r!="object")throw Error(P(284));(e===null||e.ref!==r)&&(t.flags|=4194816)}}function Vw(e,t,r,o,n){
return ec(t),r=U1(e,t,r,o,void 0,n),o=G1(),e!==null&&!Ft?($1(e,t,n),Qa(e,t,n)):(ge&&o&&Vv(t),t.flags|=1,Zt(e,t,r,n),t.child)}function gT(e,t,r,o,n,a){return ec(
t),t.updateQueue=null,r=sR(t,o,r,n),cR(e),o=G1(),e!==null&&!Ft?($1(e,t,a),Qa(e,t,a)):(ge&&o&&Vv(t),t.flags|=1,Zt(e,t,r,a),t.child)}function bT(e,t,r,o,n){if(ec(
t),t.stateNode===null){var a=Ks,i=r.contextType;typeof i=="object"&&i!==null&&(a=vr(i)),a=new r(o,a),t.memoizedState=a.state!==null&&a.state!==void 0?a.state:null,
a.updater=Hw,t.stateNode=a,a._reactInternals=t,a=t.stateNode,a.props=o,a.state=t.memoizedState,a.refs={},j1(t),i=r.contextType,a.context=typeof i=="object"&&i!==
null?vr(i):Ks,a.state=t.memoizedState,i=r.getDerivedStateFromProps,typeof i=="function"&&(Ky(t,r,i,o),a.state=t.memoizedState),typeof r.getDerivedStateFromProps==
"function"||typeof a.getSnapshotBeforeUpdate=="function"||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(i=a.state,typeof a.
componentWillMount=="function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount(),i!==a.state&&Hw.enqueueReplaceState(
a,a.state,null),fu(t,o,a,n),uu(),a.state=t.memoizedState),typeof a.componentDidMount=="function"&&(t.flags|=4194308),o=!0}else if(e===null){a=t.stateNode;var l=t.
memoizedProps,c=nc(r,l);a.props=c;var s=a.context,u=r.contextType;i=Ks,typeof u=="object"&&u!==null&&(i=vr(u));var d=r.getDerivedStateFromProps;u=typeof d=="fun\
ction"||typeof a.getSnapshotBeforeUpdate=="function",l=t.pendingProps!==l,u||typeof a.UNSAFE_componentWillReceiveProps!="function"&&typeof a.componentWillReceiveProps!=
"function"||(l||s!==i)&&mT(t,a,o,i),Mi=!1;var m=t.memoizedState;a.state=m,fu(t,o,a,n),uu(),s=t.memoizedState,l||m!==s||Mi?(typeof d=="function"&&(Ky(t,r,d,o),s=
t.memoizedState),(c=Mi||dT(t,r,c,o,m,s,i))?(u||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(typeof a.componentWillMount==
"function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount()),typeof a.componentDidMount=="function"&&(t.flags|=
4194308)):(typeof a.componentDidMount=="function"&&(t.flags|=4194308),t.memoizedProps=o,t.memoizedState=s),a.props=o,a.state=s,a.context=i,o=c):(typeof a.componentDidMount==
"function"&&(t.flags|=4194308),o=!1)}else{a=t.stateNode,Ow(e,t),i=t.memoizedProps,u=nc(r,i),a.props=u,d=t.pendingProps,m=a.context,s=r.contextType,c=Ks,typeof s==
"object"&&s!==null&&(c=vr(s)),l=r.getDerivedStateFromProps,(s=typeof l=="function"||typeof a.getSnapshotBeforeUpdate=="function")||typeof a.UNSAFE_componentWillReceiveProps!=
"function"&&typeof a.componentWillReceiveProps!="function"||(i!==d||m!==c)&&mT(t,a,o,c),Mi=!1,m=t.memoizedState,a.state=m,fu(t,o,a,n),uu();var f=t.memoizedState;
i!==d||m!==f||Mi||e!==null&&e.dependencies!==null&&pv(e.dependencies)?(typeof l=="function"&&(Ky(t,r,l,o),f=t.memoizedState),(u=Mi||dT(t,r,u,o,m,f,c)||e!==null&&
e.dependencies!==null&&pv(e.dependencies))?(s||typeof a.UNSAFE_componentWillUpdate!="function"&&typeof a.componentWillUpdate!="function"||(typeof a.componentWillUpdate==
"function"&&a.componentWillUpdate(o,f,c),typeof a.UNSAFE_componentWillUpdate=="function"&&a.UNSAFE_componentWillUpdate(o,f,c)),typeof a.componentDidUpdate=="fun\
ction"&&(t.flags|=4),typeof a.getSnapshotBeforeUpdate=="function"&&(t.flags|=1024)):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||
(t.flags|=4),typeof a.getSnapshotBeforeUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),t.memoizedProps=o,t.memoizedState=f),a.props=
o,a.state=f,a.context=c,o=u):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=4),typeof a.getSnapshotBeforeUpdate!=
"function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),o=!1)}return a=o,js(e,t),o=(t.flags&128)!==0,a||o?(a=t.stateNode,r=o&&typeof r.getDerivedStateFromError!=
"function"?null:a.render(),t.flags|=1,e!==null&&o?(t.child=rc(t,e.child,null,n),t.child=rc(t,null,r,n)):Zt(e,t,r,n),t.memoizedState=a.state,e=t.child):e=Qa(e,t,
n),e}function yT(e,t,r,o){return Wl(),t.flags|=256,Zt(e,t,r,o),t.child}var Uw={dehydrated:null,treeContext:null,retryLane:0,hydrationErrors:null};function Gw(e){
return{baseLanes:e,cachePool:tR()}}function $w(e,t,r){return e=e!==null?e.childLanes&~r:0,t&&(e|=zo),e}function FR(e,t,r){var o=t.pendingProps,n=!1,a=(t.flags&128)!==
0,i;if((i=a)||(i=e!==null&&e.memoizedState===null?!1:(br.current&2)!==0),i&&(n=!0,t.flags&=-129),i=(t.flags&32)!==0,t.flags&=-33,e===null){if(ge){if(n?Yi(t):qi(),
(e=dt)?(e=qk(e,en),e=e!==null&&e.data!=="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:Zi!==null?{id:ma,overflow:ua}:null,retryLane:536870912,hydrationErrors:null},
r=Z4(e),r.return=t,t.child=r,sr=t,dt=null)):e=null,e===null)throw Wi(t);return fx(e)?t.lanes=32:t.lanes=536870912,null}return a=o.children,o=o.fallback,n?(qi(),
n=t.mode,a=Fv({mode:"hidden",children:a},n),o=Xl(o,n,r,null),a.return=t,o.return=t,a.sibling=o,t.child=a,o=t.child,o.memoizedState=Gw(r),o.childLanes=$w(e,i,r),
t.memoizedState=Uw,hu(null,o)):(Yi(t),ex(t,a))}var l=e.memoizedState;if(l!==null){var c=l.dehydrated;if(c!==null)return eM(e,t,a,i,o,c,l,r)}return n?(qi(),n=o.fallback,
a=t.mode,l=e.child,c=l.sibling,o=$a(l,{mode:"hidden",children:o.children}),o.subtreeFlags=l.subtreeFlags&1206910976,c!==null?n=$a(c,n):(n=Xl(n,a,r,null),n.flags|=
2),n.return=t,o.return=t,o.sibling=n,t.child=o,hu(null,o),o=t.child,n=e.child.memoizedState,n===null?n=Gw(r):(a=n.cachePool,a!==null?(l=qt._currentValue,a=a.parent!==
l?{parent:l,pool:l}:a):a=tR(),n={baseLanes:n.baseLanes|r,cachePool:a}),o.memoizedState=n,o.childLanes=$w(e,i,r),t.memoizedState=Uw,hu(e.child,o)):(Yi(t),r=e.child,
e=r.sibling,r=$a(r,{mode:"visible",children:o.children}),r.return=t,r.sibling=null,e!==null&&(i=t.deletions,i===null?(t.deletions=[e],t.flags|=16):i.push(e)),t.
child=r,t.memoizedState=null,r)}function ex(e,t){return t=Fv({mode:"visible",children:t},e.mode),t.return=e,e.child=t}function Fv(e,t){return e=ao(22,e,null,t),
e.lanes=0,e}function Ah(e,t,r){return rc(t,e.child,null,r),e=ex(t,t.pendingProps.children),e.flags|=2,t.memoizedState=null,e}function eM(e,t,r,o,n,a,i,l){if(r)return t.
flags&256?(Yi(t),t.flags&=-257,Ah(e,t,l)):t.memoizedState!==null?(qi(),t.child=e.child,t.flags|=128,null):(qi(),a=n.fallback,i=t.mode,n=Fv({mode:"visible",children:n.
children},i),a=Xl(a,i,l,null),a.flags|=2,n.return=t,a.return=t,n.sibling=a,t.child=n,rc(t,e.child,null,l),n=t.child,n.memoizedState=Gw(l),n.childLanes=$w(e,o,l),
t.memoizedState=Uw,hu(null,n));if(Yi(t),fx(a)){if(o=a.nextSibling&&a.nextSibling.dataset,o)var c=o.dgst;return o=c,o!==""&&(n=Error(P(419)),n.stack="",n.digest=
o,Cu({value:n,source:null,stack:null})),Ah(e,t,l)}if(Ft||Jl(e,t,l,!1),o=(l&e.childLanes)!==0,Ft||o){if(Ji.current!==null)return Ah(e,t,l);if(o=We,o!==null&&(n=_4(
o,l),n!==0&&n!==i.retryLane))throw i.retryLane=n,sc(e,n),io(o,e,n),J1;return h1(a)||Ev(),Ah(e,t,l)}return h1(a)?(t.flags|=192,t.child=e.child,null):(e=i.treeContext,
dt=tn(a.nextSibling),sr=t,ge=!0,Ui=null,en=!1,e!==null&&J4(t,e),t=ex(t,n.children),t.flags|=134221824,t)}function wT(e,t,r){e.lanes|=t;var o=e.alternate;o!==null&&
(o.lanes|=t),Yh(e.return,t,r)}function xT(e){for(var t=null;e!==null;){var r=e.alternate;r!==null&&gv(r)===null&&(t=e),e=e.sibling}return t}function Nh(e,t,r,o,n,a){
var i=e.memoizedState;i===null?e.memoizedState={isBackwards:t,rendering:null,renderingStartTime:0,last:o,tail:r,tailMode:n,treeForkCount:a}:(i.isBackwards=t,i.rendering=
null,i.renderingStartTime=0,i.last=o,i.tail=r,i.tailMode=n,i.treeForkCount=a)}function Qy(e){var t=e.child;for(e.child=null;t!==null;){var r=t.sibling;t.sibling=
e.child,e.child=t,t=r}}function Yw(e,t,r){var o=t.pendingProps,n=o.revealOrder,a=o.tail;o=o.children;var i=br.current;if(t.flags&128)return Ru(t,i),null;var l=(i&
2)!==0;if(l?(i=i&1|2,t.flags|=128):i&=1,Ru(t,i),n==="backwards"&&e!==null?(Qy(e),Zt(e,t,o,r),Qy(e)):Zt(e,t,o,r),o=ge?zu:0,!l&&e!==null&&(e.flags&128)!==0)e:for(e=
t.child;e!==null;){if(e.tag===13)e.memoizedState!==null&&wT(e,r,t);else if(e.tag===19)wT(e,r,t);else if(e.child!==null){e.child.return=e,e=e.child;continue}if(e===
t)break e;for(;e.sibling===null;){if(e.return===null||e.return===t)break e;e=e.return}e.sibling.return=e.return,e=e.sibling}switch(n){case"backwards":r=xT(t.child),
r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null,Qy(t)),Nh(t,!0,n,null,a,o);break;case"unstable_legacy-backwards":for(r=null,n=t.child,t.child=null;n!==
null;){if(e=n.alternate,e!==null&&gv(e)===null){t.child=n;break}e=n.sibling,n.sibling=r,r=n,n=e}Nh(t,!0,r,null,a,o);break;case"together":Nh(t,!1,null,null,void 0,
o);break;case"independent":t.memoizedState=null;break;default:r=xT(t.child),r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null),Nh(t,!1,n,r,a,o)}return t.
child}function _T(e,t,r){var o=t.pendingProps;return Li(t,t.type,o.value),Zt(e,t,o.children,r),t.child}function Qa(e,t,r){if(e!==null&&(t.dependencies=e.dependencies),
tl|=t.lanes,(r&t.childLanes)===0)if(e!==null){if(Jl(e,t,r,!1),(r&t.childLanes)===0)return null}else return null;if(e!==null&&t.child!==e.child)throw Error(P(153));
if(t.child!==null){for(e=t.child,r=$a(e,e.pendingProps),t.child=r,r.return=t;e.sibling!==null;)e=e.sibling,r=r.sibling=$a(e,e.pendingProps),r.return=t;r.sibling=
null}return t.child}function tx(e,t){return(e.lanes&t)!==0?!0:(e=e.dependencies,!!(e!==null&&pv(e)))}function tM(e,t,r){switch(t.tag){case 3:iv(t,t.stateNode.containerInfo),
Li(t,qt,e.memoizedState.cache),Wl();break;case 27:case 5:bw(t);break;case 4:iv(t,t.stateNode.containerInfo);break;case 10:Li(t,t.type,t.memoizedProps.value);break;case 31:
if(t.memoizedState!==null)return t.flags|=128,Bw(t),null;break;case 13:var o=t.memoizedState;if(o!==null){if(o.dehydrated!==null)return Yi(t),t.flags|=128,null;
o=Jl(e,t,r,!1);var n=t.child.childLanes;return o||(r&n)!==0?FR(e,t,r):(Yi(t),e=Qa(e,t,r),e!==null?e.sibling:null)}Yi(t);break;case 19:if(t.flags&128)return Yw(e,
t,r);if(n=(e.flags&128)!==0,o=(r&t.childLanes)!==0,o||(Jl(e,t,r,!1),o=(r&t.childLanes)!==0),n){if(o)return Yw(e,t,r);t.flags|=128}if(n=t.memoizedState,n!==null&&
(n.rendering=null,n.tail=null,n.lastEffect=null),Ru(t,br.current),o)break;return null;case 22:return t.lanes=0,qR(e,t,r,t.pendingProps);case 24:Li(t,qt,e.memoizedState.
cache)}return Qa(e,t,r)}function XR(e,t,r){if(e!==null)if(e.memoizedProps!==t.pendingProps)Ft=!0;else{if(!tx(e,r)&&(t.flags&128)===0)return Ft=!1,tM(e,t,r);Ft=(e.
flags&131072)!==0}else Ft=!1,ge&&(t.flags&1048576)!==0&&W4(t,zu,t.index);switch(t.lanes=0,t.tag){case 16:e:{var o=t.pendingProps;if(e=Gl(t.elementType),t.type=e,
typeof e=="function")M1(e)?(o=nc(e,o),t.tag=1,t=bT(null,t,e,o,r)):(t.tag=0,t=Vw(null,t,e,o,r));else{if(e!=null){var n=e.$$typeof;if(n===w1){t.tag=11,t=fT(null,t,
e,o,r);break e}else if(n===x1){t.tag=14,t=pT(null,t,e,o,r);break e}else if(n===sa){t.tag=10,t.type=e,t=_T(null,t,r);break e}}throw t=vw(e)||e,Error(P(306,t,""))}}
return t;case 0:return Vw(e,t,t.type,t.pendingProps,r);case 1:return o=t.type,n=nc(o,t.pendingProps),bT(e,t,o,n,r);case 3:e:{if(iv(t,t.stateNode.containerInfo),
e===null)throw Error(P(387));o=t.pendingProps;var a=t.memoizedState;n=a.element,Ow(e,t),fu(t,o,null,r);var i=t.memoizedState;if(o=i.cache,Li(t,qt,o),o!==a.cache&&
Aw(t,[qt],r,!0),uu(),o=i.element,a.isDehydrated)if(a={element:o,isDehydrated:!1,cache:i.cache},t.updateQueue.baseState=a,t.memoizedState=a,t.flags&256){t=yT(e,t,
o,r);break e}else if(o!==n){n=Jo(Error(P(424)),t),Cu(n),t=yT(e,t,o,r);break e}else for(e=t.stateNode.containerInfo,e.nodeType===9?e=e.body:e=e.nodeName==="HTML"?
e.ownerDocument.body:e,dt=tn(e.firstChild),sr=t,ge=!0,Ui=null,en=!0,r=nR(t,null,o,r),t.child=r;r;)r.flags=r.flags&-3|134221824,r=r.sibling;else{if(Wl(),o===n){t=
Qa(e,t,r);break e}Zt(e,t,o,r)}t=t.child}return t;case 26:return js(e,t),e===null?(r=KT(t.type,null,t.pendingProps,null))?t.memoizedState=r:ge||(t.stateNode=Lk(t.
type,t.pendingProps,Vi.current,t)):t.memoizedState=KT(t.type,e.memoizedProps,t.pendingProps,e.memoizedState),null;case 27:return bw(t),e===null&&ge&&(o=t.stateNode=
Fk(t.type,t.pendingProps,Vi.current),sr=t,en=!0,n=dt,ol(t.type)?(v1=n,dt=tn(o.firstChild)):dt=n),Zt(e,t,t.pendingProps.children,r),js(e,t),e===null&&(t.flags|=4194304),
t.child;case 5:return e===null&&ge&&((n=o=dt)&&(o=FM(o,t.type,t.pendingProps,en),o!==null?(t.stateNode=o,sr=t,dt=tn(o.firstChild),en=!1,n=!0):n=!1),n||Wi(t)),bw(
t),n=t.type,a=t.pendingProps,i=e!==null?e.memoizedProps:null,o=a.children,u1(n,a)?o=null:i!==null&&u1(n,i)&&(t.flags|=32),t.memoizedState!==null&&(n=U1(e,t,$O,null,
null,r),yd._currentValue=n),js(e,t),Zt(e,t,o,r),t.child;case 6:return e===null&&ge&&((e=r=dt)&&(r=XM(r,t.pendingProps,en),r!==null?(t.stateNode=r,sr=t,dt=null,e=
!0):e=!1),e||Wi(t)),null;case 13:return FR(e,t,r);case 4:return iv(t,t.stateNode.containerInfo),o=t.pendingProps,e===null?t.child=rc(t,null,o,r):Zt(e,t,o,r),t.child;case 11:
return fT(e,t,t.type,t.pendingProps,r);case 7:return o=t.pendingProps,js(e,t),Zt(e,t,o,r),t.child;case 8:return Zt(e,t,t.pendingProps.children,r),t.child;case 12:
return Zt(e,t,t.pendingProps.children,r),t.child;case 10:return _T(e,t,r);case 9:return n=t.type._context,o=t.pendingProps.children,ec(t),n=vr(n),o=o(n),t.flags|=
1,Zt(e,t,o,r),t.child;case 14:return pT(e,t,t.type,t.pendingProps,r);case 15:return YR(e,t,t.type,t.pendingProps,r);case 19:return Yw(e,t,r);case 31:return JO(e,
t,r);case 22:return qR(e,t,r,t.pendingProps);case 24:return ec(t),o=vr(qt),e===null?(n=P1(),n===null&&(n=We,a=B1(),n.pooledCache=a,a.refCount++,a!==null&&(n.pooledCacheLanes|=
r),n=a),t.memoizedState={parent:o,cache:n},j1(t),Li(t,qt,n)):((e.lanes&r)!==0&&(Ow(e,t),fu(t,null,null,r),uu()),n=e.memoizedState,a=t.memoizedState,n.parent!==o?
(n={parent:o,cache:o},t.memoizedState=n,t.lanes===0&&(t.memoizedState=t.updateQueue.baseState=n),Li(t,qt,o)):(o=a.cache,Li(t,qt,o),o!==n.cache&&Aw(t,[qt],r,!0))),
Zt(e,t,t.pendingProps.children,r),t.child;case 30:return t.stateNode===null&&(t.stateNode={autoName:null,paired:null,clones:null,ref:null}),o=t.pendingProps,o.name!=
null&&o.name!=="auto"?t.flags|=e===null?18882560:18874368:ge&&Vv(t),e!==null&&e.memoizedProps.name!==o.name?t.flags|=4194816:js(e,t),Zt(e,t,o.children,r),t.child;case 29:
throw t.pendingProps}throw Error(P(156,t.tag))}function Va(e){e.flags|=4}function Zy(e,t,r,o,n){var a;if((a=(e.mode&32)!==0)&&(a=r===null?WT(t,o):WT(t,o)&&(o.src!==
r.src||o.srcSet!==r.srcSet)),a){if(e.flags|=16777216,(n&335544128)===n)if(e.stateNode.complete)e.flags|=8192;else if(Sk())e.flags|=8192;else throw Ql=hv,L1}else
e.flags&=-16777217}function ST(e,t){if(t.type!=="stylesheet"||(t.state.loading&4)!==0)e.flags&=-16777217;else if(e.flags|=16777216,!Zk(t))if(Sk())e.flags|=8192;else
throw Ql=hv,L1}function Oh(e,t){t!==null&&(e.flags|=4),e.flags&16384&&(t=e.tag!==22?y4():536870912,e.lanes|=t,fd|=t)}function Wm(e,t){if(!ge)switch(e.tailMode){case"\
visible":break;case"collapsed":for(var r=e.tail,o=null;r!==null;)r.alternate!==null&&(o=r),r=r.sibling;o===null?t||e.tail===null?e.tail=null:e.tail.sibling=null:
o.sibling=null;break;default:for(t=e.tail,r=null;t!==null;)t.alternate!==null&&(r=t),t=t.sibling;r===null?e.tail=null:r.sibling=null}}function st(e){var t=e.alternate!==
null&&e.alternate.child===e.child,r=0,o=0;if(t)for(var n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags&1206910976,o|=n.flags&1206910976,n.return=e,
n=n.sibling;else for(n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags,o|=n.flags,n.return=e,n=n.sibling;return e.subtreeFlags|=o,e.childLanes=r,t}function rM(e,t,r){
var o=t.pendingProps;switch(D1(t),t.tag){case 16:case 15:case 0:case 11:case 7:case 8:case 12:case 9:case 14:return st(t),null;case 1:return st(t),null;case 3:return r=
t.stateNode,o=null,e!==null&&(o=e.memoizedState.cache),t.memoizedState.cache!==o&&(t.flags|=2048),Ya(qt),sd(),r.pendingContext&&(r.context=r.pendingContext,r.pendingContext=
null),(e===null||e.child===null)&&(Ps(t)?Va(t):e===null||e.memoizedState.isDehydrated&&(t.flags&256)===0||(t.flags|=1024,qy())),st(t),null;case 26:var n=t.type,
a=t.memoizedState;return e===null?(Va(t),a!==null?(st(t),ST(t,a)):(st(t),Zy(t,n,null,o,r))):a?a!==e.memoizedState?(Va(t),st(t),ST(t,a)):(st(t),t.flags&=-16777217):
(e=e.memoizedProps,e!==o&&Va(t),st(t),Zy(t,n,e,o,r)),null;case 27:if(lv(t),r=Vi.current,n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&Va(t);else{if(!o){
if(t.stateNode===null)throw Error(P(166));return st(t),t.subtreeFlags&=-33554433,null}e=fa.current,Ps(t)?Q6(t,e):(e=Fk(n,o,r),t.stateNode=e,Va(t))}return st(t),
t.subtreeFlags&=-33554433,null;case 5:if(lv(t),n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&Va(t);else{if(!o){if(t.stateNode===null)throw Error(P(166));
return st(t),t.subtreeFlags&=-33554433,null}if(a=fa.current,Ps(t))Q6(t,a);else{var i=Nu(Vi.current);switch(a){case 1:a=i.createElementNS("http://www.w3.org/2000\
/svg",n);break;case 2:a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;default:switch(n){case"svg":a=i.createElementNS("http://www.w3.org/2000/\
svg",n);break;case"math":a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;case"script":a=i.createElement("div"),a.innerHTML="<script><\/script>",
a=a.removeChild(a.firstChild);break;case"select":a=typeof o.is=="string"?i.createElement("select",{is:o.is}):i.createElement("select"),o.multiple?a.multiple=!0:
o.size&&(a.size=o.size);break;default:a=typeof o.is=="string"?i.createElement(n,{is:o.is}):i.createElement(n)}}a[hr]=t,a[co]=o;e:for(i=t.child;i!==null;){if(i.tag===
5||i.tag===6)a.appendChild(i.stateNode);else if(i.tag!==4&&i.tag!==27&&i.child!==null){i.child.return=i,i=i.child;continue}if(i===t)break e;for(;i.sibling===null;){
if(i.return===null||i.return===t)break e;i=i.return}i.sibling.return=i.return,i=i.sibling}t.stateNode=a;e:switch(yr(a,n,o),n){case"button":case"input":case"sele\
ct":case"textarea":o=!!o.autoFocus;break e;case"img":o=!0;break e;default:o=!1}o&&Va(t)}}return st(t),t.subtreeFlags&=-33554433,Zy(t,t.type,e===null?null:e.memoizedProps,
t.pendingProps,r),null;case 6:if(e&&t.stateNode!=null)e.memoizedProps!==o&&Va(t);else{if(typeof o!="string"&&t.stateNode===null)throw Error(P(166));if(e=Vi.current,
Ps(t)){if(e=t.stateNode,r=t.memoizedProps,o=null,n=sr,n!==null)switch(n.tag){case 27:case 5:o=n.memoizedProps}e[hr]=t,e=!!(e.nodeValue===r||o!==null&&o.suppressHydrationWarning===
!0||Bk(e.nodeValue,r)),e||Wi(t,!0)}else e=Nu(e).createTextNode(o),e[hr]=t,t.stateNode=e}return st(t),null;case 31:if(r=t.memoizedState,e===null||e.memoizedState!==
null){if(o=Ps(t),r!==null){if(e===null){if(!o)throw Error(P(318));if(e=t.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(P(557));e[hr]=t}else Wl(),(t.
flags&128)===0&&(t.memoizedState=null),t.flags|=4;st(t),e=!1}else r=qy(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=r),e=!0;if(!e)return t.
flags&256?(_o(t),t):(_o(t),null);if((t.flags&128)!==0)throw Error(P(558))}return st(t),null;case 13:if(o=t.memoizedState,e===null||e.memoizedState!==null&&e.memoizedState.
dehydrated!==null){if(n=Ps(t),o!==null&&o.dehydrated!==null){if(e===null){if(!n)throw Error(P(318));if(n=t.memoizedState,n=n!==null?n.dehydrated:null,!n)throw Error(
P(317));n[hr]=t}else Wl(),(t.flags&128)===0&&(t.memoizedState=null),t.flags|=4;st(t),n=!1}else n=qy(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=
n),n=!0;if(!n)return t.flags&256?(_o(t),t):(_o(t),null)}return _o(t),(t.flags&128)!==0?(t.lanes=r,t):(r=o!==null,e=e!==null&&e.memoizedState!==null,r&&(o=t.child,
n=null,o.alternate!==null&&o.alternate.memoizedState!==null&&o.alternate.memoizedState.cachePool!==null&&(n=o.alternate.memoizedState.cachePool.pool),a=null,o.memoizedState!==
null&&o.memoizedState.cachePool!==null&&(a=o.memoizedState.cachePool.pool),a!==n&&(o.flags|=2048)),r!==e&&r&&(t.child.flags|=8192),Oh(t,t.updateQueue),st(t),null);case 4:
return sd(),e===null&&dx(t.stateNode.containerInfo),t.flags|=67108864,st(t),null;case 10:return Ya(t.type),st(t),null;case 19:if(I1(t),o=t.memoizedState,o===null)
return st(t),null;if(n=(t.flags&128)!==0,a=o.rendering,a===null)if(n)Wm(o,!1);else{if(Mt!==0||e!==null&&(e.flags&128)!==0)for(e=t.child;e!==null;){if(a=gv(e),a!==
null){for(t.flags|=128,Wm(o,!1),e=a.updateQueue,t.updateQueue=e,Oh(t,e),t.subtreeFlags=0,e=r,r=t.child;r!==null;)Q4(r,e),r=r.sibling;return Ru(t,br.current&1|2),
ge&&Ua(t,o.treeForkCount),t.child}e=e.sibling}o.tail!==null&&Co()>Rv&&(t.flags|=128,n=!0,Wm(o,!1),t.lanes=4194304)}else{if(!n)if(e=gv(a),e!==null){if(t.flags|=128,
n=!0,e=e.updateQueue,t.updateQueue=e,Oh(t,e),Wm(o,!0),o.tail===null&&o.tailMode!=="collapsed"&&o.tailMode!=="visible"&&!a.alternate&&!ge)return st(t),null}else 2*
Co()-o.renderingStartTime>Rv&&r!==536870912&&(t.flags|=128,n=!0,Wm(o,!1),t.lanes=4194304);o.isBackwards?(a.sibling=t.child,t.child=a):(e=o.last,e!==null?e.sibling=
a:t.child=a,o.last=a)}if(o.tail!==null){e=o.tail;e:{for(r=e;r!==null;){if(r.alternate!==null){r=!1;break e}r=r.sibling}r=!0}return o.rendering=e,o.tail=e.sibling,
o.renderingStartTime=Co(),e.sibling=null,a=br.current,a=n?a&1|2:a&1,o.tailMode==="visible"||o.tailMode==="collapsed"||!r||ge?Ru(t,a):(r=a,mt(wr,t),mt(br,r),Nr===
null&&(Nr=t)),ge&&Ua(t,o.treeForkCount),e}return st(t),null;case 22:case 23:return _o(t),H1(),o=t.memoizedState!==null,e!==null?e.memoizedState!==null!==o&&(t.flags|=
8192):o&&(t.flags|=8192),o?(r&536870912)!==0&&(t.flags&128)===0&&(st(t),t.subtreeFlags&6&&(t.flags|=8192)):st(t),r=t.updateQueue,r!==null&&Oh(t,r.retryQueue),r=
null,e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&(r=e.memoizedState.cachePool.pool),o=null,t.memoizedState!==null&&t.memoizedState.cachePool!==
null&&(o=t.memoizedState.cachePool.pool),o!==r&&(t.flags|=2048),e!==null&&gr(Kl),null;case 24:return r=null,e!==null&&(r=e.memoizedState.cache),t.memoizedState.
cache!==r&&(t.flags|=2048),Ya(qt),st(t),null;case 25:return null;case 30:return t.flags|=33554432,st(t),null}throw Error(P(156,t.tag))}function oM(e,t){switch(D1(
t),t.tag){case 1:return e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 3:return Ya(qt),sd(),e=t.flags,(e&65536)!==0&&(e&128)===0?(t.flags=e&-65537|128,t):
null;case 26:case 27:case 5:return lv(t),null;case 31:if(t.memoizedState!==null){if(_o(t),t.alternate===null)throw Error(P(340));Wl()}return e=t.flags,e&65536?(t.
flags=e&-65537|128,t):null;case 13:if(_o(t),e=t.memoizedState,e!==null&&e.dehydrated!==null){if(t.alternate===null)throw Error(P(340));Wl()}return e=t.flags,e&65536?
(t.flags=e&-65537|128,t):null;case 19:return I1(t),e=t.flags,e&65536?(t.flags=e&-65537|128,e=t.memoizedState,e!==null&&(e.rendering=null,e.tail=null),t.flags|=4,
t):null;case 4:return sd(),null;case 10:return Ya(t.type),null;case 22:case 23:return _o(t),H1(),e!==null&&gr(Kl),e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 24:
return Ya(qt),null;case 25:return null;default:return null}}function KR(e,t){switch(D1(t),t.tag){case 3:Ya(qt),sd();break;case 26:case 27:case 5:lv(t);break;case 4:
sd();break;case 31:t.memoizedState!==null&&_o(t);break;case 13:_o(t);break;case 19:I1(t);break;case 10:Ya(t.type);break;case 22:case 23:_o(t),H1(),e!==null&&gr(
Kl);break;case 24:Ya(qt)}}function $u(e,t){try{var r=t.updateQueue,o=r!==null?r.lastEffect:null;if(o!==null){var n=o.next;r=n;do{if((r.tag&e)===e){o=void 0;var a=r.
create,i=r.inst;o=a(),i.destroy=o}r=r.next}while(r!==n)}}catch(l){Ve(t,t.return,l)}}function el(e,t,r){try{var o=t.updateQueue,n=o!==null?o.lastEffect:null;if(n!==
null){var a=n.next;o=a;do{if((o.tag&e)===e){var i=o.inst,l=i.destroy;if(l!==void 0){i.destroy=void 0,n=t;var c=r,s=l;try{s()}catch(u){Ve(n,c,u)}}}o=o.next}while(o!==
a)}}catch(u){Ve(t,t.return,u)}}function QR(e){var t=e.updateQueue;if(t!==null){var r=e.stateNode;try{iR(t,r)}catch(o){Ve(e,e.return,o)}}}function ZR(e,t,r){r.props=
nc(e.type,e.memoizedProps),r.state=e.memoizedState;try{r.componentWillUnmount()}catch(o){Ve(e,t,o)}}function la(e,t){try{var r=e.ref;if(r!==null){switch(e.tag){case 26:case 27:case 5:
var o=e.stateNode;break;case 30:var n=e.stateNode,a=Fa(e.memoizedProps,n);(n.ref===null||n.ref.name!==a)&&(n.ref=Vk(a)),o=n.ref;break;case 7:if(e.stateNode===null){
var i=new Ao(e);lo(e.child,!1,YM,i,void 0,void 0),e.stateNode=i}o=e.stateNode;break;default:o=e.stateNode}typeof r=="function"?e.refCleanup=r(o):r.current=o}}catch(l){
Ve(e,t,l)}}function pr(e,t){var r=e.ref,o=e.refCleanup;if(r!==null)if(typeof o=="function")try{o()}catch(n){Ve(e,t,n)}finally{e.refCleanup=null,e=e.alternate,e!=
null&&(e.refCleanup=null)}else if(typeof r=="function")try{r(null)}catch(n){Ve(e,t,n)}else r.current=null}function _v(e,t){if((e.tag===5||e.tag===27||e.tag===6)&&
e.alternate===null&&t!==null)for(var r=0;r<t.length;r++)Yk(e.stateNode,t[r])}function zT(e){for(var t=e.return;t!==null&&(ox(t)&&Yk(e.stateNode,t.stateNode),!rx(
t));)t=t.return}function vu(e){for(var t=e.return;t!==null&&(ox(t)&&qM(e.stateNode,t.stateNode),!rx(t));)t=t.return}function rx(e){return e.tag===5||e.tag===3||
e.tag===27}function ox(e){return e&&e.tag===7&&e.stateNode!==null}function qw(e){var t=e.type,r=e.memoizedProps,o=e.stateNode;try{e:switch(t){case"button":case"\
input":case"select":case"textarea":r.autoFocus&&o.focus();break e;case"img":r.src?o.src=r.src:r.srcSet&&(o.srcset=r.srcSet)}}catch(n){Ve(e,e.return,n)}}function Wy(e,t,r){
try{var o=e.stateNode;RM(o,e.type,r,t),o[co]=t}catch(n){Ve(e,e.return,n)}}function WR(e){return e.tag===5||e.tag===3||e.tag===26||e.tag===27&&ol(e.type)||e.tag===
4}function Jy(e){e:for(;;){for(;e.sibling===null;){if(e.return===null||WR(e.return))return null;e=e.return}for(e.sibling.return=e.return,e=e.sibling;e.tag!==5&&
e.tag!==6&&e.tag!==18;){if(e.tag===27&&ol(e.type)||e.flags&2||e.child===null||e.tag===4)continue e;e.child.return=e,e=e.child}if(!(e.flags&2))return e.stateNode}}
function Fw(e,t,r,o){var n=e.tag;if(n===5||n===6)n=e.stateNode,t?(r.nodeType===9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r).insertBefore(n,t):(t=r.nodeType===
9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r,t.appendChild(n),r=r._reactRootContainer,r!=null||t.onclick!==null||(t.onclick=da)),_v(e,o),ke=!0;else if(n!==
4&&(n===27&&(_v(e,o),o=null,ol(e.type)&&(r=e.stateNode,t=null)),e=e.child,e!==null))for(Fw(e,t,r,o),e=e.sibling;e!==null;)Fw(e,t,r,o),e=e.sibling}function Sv(e,t,r,o){
var n=e.tag;if(n===5||n===6)n=e.stateNode,t?r.insertBefore(n,t):r.appendChild(n),_v(e,o),ke=!0;else if(n!==4&&(n===27&&(_v(e,o),o=null,ol(e.type)&&(r=e.stateNode)),
e=e.child,e!==null))for(Sv(e,t,r,o),e=e.sibling;e!==null;)Sv(e,t,r,o),e=e.sibling}function JR(e){var t=e.stateNode,r=e.memoizedProps;try{for(var o=e.type,n=t.attributes;n.
length;)t.removeAttributeNode(n[0]);yr(t,o,r),t[hr]=e,t[co]=r}catch(a){Ve(e,e.return,a)}}var zv=!1,So=null;function CT(e){(e.tag===30||(e.subtreeFlags&33554432)!==
0)&&(zv=!0)}var ca=null;function TT(){var e=ca;return ca=null,e}var no=0;function Cd(e,t,r,o,n){return no=0,ek(e.child,t,r,o,n)}function ek(e,t,r,o,n){for(var a=!1;e!==
null;){if(e.tag===5){var i=e.stateNode;if(o!==null){var l=f1(i);o.push(l),l.view&&(a=!0)}else a||f1(i).view&&(a=!0);zv=!0,jk(i,no===0?t:t+"_"+no,r),no++}else(e.
tag!==22||e.memoizedState===null)&&(e.tag===30&&n||ek(e.child,t,r,o,n)&&(a=!0));e=e.sibling}return a}function ha(e,t){for(;e!==null;)e.tag===5?Hk(e.stateNode,e.
memoizedProps):(e.tag!==22||e.memoizedState===null)&&(e.tag===30&&t||ha(e.child,t)),e=e.sibling}function Qh(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==
null;){if((e.tag!==22||e.memoizedState===null)&&(Qh(e),e.tag===30&&(e.flags&18874368)!==0&&e.stateNode.paired)){var t=e.memoizedProps;if(t.name==null||t.name===
"auto")throw Error(P(544));var r=t.name;t=Ja(t.default,t.share),t!=="none"&&(Cd(e,r,t,null,!1)||ha(e.child,!1))}e=e.sibling}}function Xw(e,t){if(e.tag===30){var r=e.
stateNode,o=e.memoizedProps,n=Fa(o,r),a=Ja(o.default,r.paired?o.share:o.enter);a!=="none"?Cd(e,n,a,null,!1)?(Qh(e),r.paired||t||pd(e,o.onEnter)):ha(e.child,!1):
Qh(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Xw(e,t),e=e.sibling;else Qh(e)}function Kw(e){if(So!==null&&So.size!==0){var t=So;if((e.subtreeFlags&
18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&(e.flags&18874368)!==0){var r=e.memoizedProps,o=r.name;if(o!=null&&
o!=="auto"){var n=t.get(o);if(n!==void 0){var a=Ja(r.default,r.share);if(a!=="none"&&(Cd(e,o,a,null,!1)?(a=e.stateNode,n.paired=a,a.paired=n,pd(e,r.onShare)):ha(
e.child,!1)),t.delete(o),t.size===0)break}}}Kw(e)}e=e.sibling}}}function Qw(e){if(e.tag===30){var t=e.memoizedProps,r=Fa(t,e.stateNode),o=So!==null?So.get(r):void 0,
n=Ja(t.default,o!==void 0?t.share:t.exit);n!=="none"&&(Cd(e,r,n,null,!1)?o!==void 0?(n=e.stateNode,o.paired=n,n.paired=o,So.delete(r),pd(e,t.onShare)):pd(e,t.onExit):
ha(e.child,!1)),So!==null&&Kw(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Qw(e),e=e.sibling;else So!==null&&Kw(e)}function tk(e){for(e=e.child;e!==
null;){if(e.tag===30){var t=e.memoizedProps,r=Fa(t,e.stateNode);t=Ja(t.default,t.update),e.flags&=-5,t!=="none"&&Cd(e,r,t,e.memoizedState=[],!1)}else(e.subtreeFlags&
33554432)!==0&&tk(e);e=e.sibling}}function Zw(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&
(e.flags&18874368)!==0){var t=e.stateNode;t.paired!==null&&(t.paired=null,ha(e.child,!1))}Zw(e)}e=e.sibling}}function Zh(e){if(e.tag===30)e.stateNode.paired=null,
ha(e.child,!1),Zw(e);else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Zh(e),e=e.sibling;else Zw(e)}function rk(e){for(e=e.child;e!==null;)e.tag===30?
ha(e.child,!1):(e.subtreeFlags&33554432)!==0&&rk(e),e=e.sibling}function nx(e,t,r,o,n,a,i){for(var l=!1;t!==null;){if(t.tag===5){var c=t.stateNode;if(a!==null&&
no<a.length){var s=a[no],u=f1(c);(s.view||u.view)&&(l=!0);var d;if(d=(e.flags&4)===0)if(u.clip)d=!0;else{d=s.rect;var m=u.rect;d=d.y!==m.y||d.x!==m.x||d.height!==
m.height||d.width!==m.width}d&&(e.flags|=4),u.abs?u=!s.abs:(s=s.rect,u=u.rect,u=s.height!==u.height||s.width!==u.width),u&&(e.flags|=32)}else e.flags|=32;(e.flags&
4)!==0&&jk(c,no===0?r:r+"_"+no,n),l&&(e.flags&4)!==0||(ca===null&&(ca=[]),ca.push(c,no===0?o:o+"_"+no,t.memoizedProps)),no++}else(t.tag!==22||t.memoizedState===
null)&&(t.tag===30&&i?e.flags|=t.flags&32:nx(e,t.child,r,o,n,a,i)&&(l=!0));t=t.sibling}return l}function ok(e,t){for(e=e.child;e!==null;){if(e.tag===30){var r=e.
memoizedProps,o=e.stateNode,n=Fa(r,o),a=Ja(r.default,r.update);if(t){o=o.clones;var i=o===null?null:o.map(MM)}else i=e.memoizedState,e.memoizedState=null;o=e;var l=e.
child;no=0,n=nx(o,l,n,n,a,i,!1),(e.flags&4)!==0&&n&&(t||pd(e,r.onUpdate))}else(e.subtreeFlags&33554432)!==0&&ok(e,t);e=e.sibling}}var ir=!1,je=!1,na=!1,ew=!1,RT=typeof WeakSet==
"function"?WeakSet:Set,lr=null,aa=!1,iu=!1,Cv=!1,Ww=!1;function nM(e,t,r){if(e=e.containerInfo,d1=wd,e=U4(e),A1(e)){if("selectionStart"in e)var o={start:e.selectionStart,
end:e.selectionEnd};else e:{o=(o=e.ownerDocument)&&o.defaultView||window;var n=o.getSelection&&o.getSelection();if(n&&n.rangeCount!==0){o=n.anchorNode;var a=n.anchorOffset,
i=n.focusNode;n=n.focusOffset;try{o.nodeType,i.nodeType}catch{o=null;break e}var l=0,c=-1,s=-1,u=0,d=0,m=e,f=null;t:for(;;){for(var p;m!==o||a!==0&&m.nodeType!==
3||(c=l+a),m!==i||n!==0&&m.nodeType!==3||(s=l+n),m.nodeType===3&&(l+=m.nodeValue.length),(p=m.firstChild)!==null;)f=m,m=p;for(;;){if(m===e)break t;if(f===o&&++u===
a&&(c=l),f===i&&++d===n&&(s=l),(p=m.nextSibling)!==null)break;m=f,f=m.parentNode}m=p}o=c===-1||s===-1?null:{start:c,end:s}}else o=null}o=o||{start:0,end:0}}else
o=null;for(m1={focusedElem:e,selectionRange:o},wd=!1,r=(r&335544064)===r,lr=t,t=r?9270:1024;lr!==null;){if(e=lr,r&&(o=e.deletions,o!==null))for(a=0;a<o.length;a++)
r&&Qw(o[a]);if(e.alternate===null&&(e.flags&2)!==0)r&&CT(e),Mh(r);else{if(e.tag===22){if(o=e.alternate,e.memoizedState!==null){o!==null&&o.memoizedState===null&&
r&&Qw(o),Mh(r);continue}else if(o!==null&&o.memoizedState!==null){r&&CT(e),Mh(r);continue}}o=e.child,(e.subtreeFlags&t)!==0&&o!==null?(o.return=e,lr=o):(r&&tk(e),
Mh(r))}}So=null}function Mh(e){for(;lr!==null;){var t=lr,r=e,o=t.alternate,n=t.flags;switch(t.tag){case 0:case 11:case 15:break;case 1:if((n&1024)!==0&&o!==null){
r=void 0,n=o.memoizedProps,o=o.memoizedState;var a=t.stateNode;try{var i=nc(t.type,n);r=a.getSnapshotBeforeUpdate(i,o),a.__reactInternalSnapshotBeforeUpdate=r}catch(l){
Ve(t,t.return,l)}}break;case 3:if((n&1024)!==0){if(o=t.stateNode.containerInfo,r=o.nodeType,r===9)p1(o);else if(r===1)switch(o.nodeName){case"HEAD":case"HTML":case"\
BODY":p1(o);break;default:o.textContent=""}}break;case 5:case 26:case 27:case 6:case 4:case 17:break;case 30:r&&o!==null&&(r=Fa(o.memoizedProps,o.stateNode),n=t.
memoizedProps,n=Ja(n.default,n.update),n!=="none"&&Cd(o,r,n,o.memoizedState=[],!0));break;default:if((n&1024)!==0)throw Error(P(163))}if(o=t.sibling,o!==null){o.
return=t.return,lr=o;break}lr=t.return}}function nk(e,t,r){var o=r.flags;switch(r.tag){case 0:case 11:case 15:ia(e,r),o&4&&$u(5,r);break;case 1:if(ia(e,r),o&4)if(e=
r.stateNode,t===null)try{e.componentDidMount()}catch(i){Ve(r,r.return,i)}else{var n=nc(r.type,t.memoizedProps);t=t.memoizedState;try{e.componentDidUpdate(n,t,e.
__reactInternalSnapshotBeforeUpdate)}catch(i){Ve(r,r.return,i)}}o&64&&QR(r),o&512&&la(r,r.return);break;case 3:if(ia(e,r),o&64&&(e=r.updateQueue,e!==null)){if(t=
null,r.child!==null)switch(r.child.tag){case 27:case 5:t=r.child.stateNode;break;case 1:t=r.child.stateNode}try{iR(e,t)}catch(i){Ve(r,r.return,i)}}break;case 27:
t===null&&o&4&&JR(r);case 26:case 5:ia(e,r),t===null&&o&4&&qw(r),o&512&&la(r,r.return);break;case 12:ia(e,r);break;case 31:ia(e,r),o&4&&ck(e,r);break;case 13:ia(
e,r),o&4&&sk(e,r),o&64&&(e=r.memoizedState,e!==null&&(e=e.dehydrated,e!==null&&(r=vM.bind(null,r),KM(e,r))));break;case 22:if(o=r.memoizedState!==null||ir,!o){var a=t!==
null&&t.memoizedState!==null||je;t=ir,n=je,ir=o,(je=a)&&!n?(o=2,(r.subtreeFlags&8772)!==0&&(o|=1),xn(e,r,o)):ia(e,r),ir=t,je=n}break;case 30:ia(e,r),o&512&&la(r,
r.return);break;case 7:o&512&&la(r,r.return);default:ia(e,r)}}function Jw(e,t){for(e=e.child;e!==null;)ak(e,t),e=e.sibling}function ak(e,t){switch(e.tag){case 5:case 26:
try{var r=e.stateNode;if(t){var o=r.style;typeof o.setProperty=="function"?o.setProperty("display","none","important"):o.display="none"}else{var n=e.stateNode,a=e.
memoizedProps.style,i=a!=null&&a.hasOwnProperty("display")?a.display:null;n.style.display=i==null||typeof i=="boolean"?"":(""+i).trim()}}catch(c){Ve(e,e.return,
c)}e1(e,t);break;case 6:try{e.stateNode.nodeValue=t?"":e.memoizedProps,ke=!0}catch(c){Ve(e,e.return,c)}break;case 18:try{var l=e.stateNode;t?GT(l,!0):GT(e.stateNode,
!1)}catch(c){Ve(e,e.return,c)}break;case 22:case 23:e.memoizedState===null&&Jw(e,t);break;default:Jw(e,t)}}function e1(e,t){if(e.subtreeFlags&67108864)for(e=e.child;e!==
null;){e:{var r=e,o=t;switch(r.tag){case 4:ak(r,o);break e;case 22:r.memoizedState===null&&e1(r,o);break e;default:e1(r,o)}}e=e.sibling}}function ik(e){var t=e.
alternate;t!==null&&(e.alternate=null,ik(t)),e.child=null,e.deletions=null,e.sibling=null,e.tag===5&&(t=e.stateNode,t!==null&&Bv(t)),e.stateNode=null,e.return=null,
e.dependencies=null,e.memoizedProps=null,e.memoizedState=null,e.pendingProps=null,e.stateNode=null,e.updateQueue=null}var _t=null,ro=!1;function wn(e,t,r){for(r=
r.child;r!==null;)lk(e,t,r),r=r.sibling}function lk(e,t,r){if(To&&typeof To.onCommitFiberUnmount=="function")try{To.onCommitFiberUnmount(Lu,r)}catch{}switch(r.tag){case 26:
je||pr(r,t),wn(e,t,r),r.memoizedState?r.memoizedState.count--:r.stateNode&&!je&&(r=r.stateNode,r.parentNode.removeChild(r));break;case 27:je||pr(r,t),vu(r);var o=_t,
n=ro;ol(r.type)&&(_t=r.stateNode,ro=!1),wn(e,t,r),Xk(r.stateNode,r.type,r.memoizedProps),_t=o,ro=n;break;case 5:je||pr(r,t),vu(r);case 6:if(r.tag===6&&vu(r),o=_t,
n=ro,_t=null,wn(e,t,r),_t=o,ro=n,_t!==null)if(ro)try{(_t.nodeType===9?_t.body:_t.nodeName==="HTML"?_t.ownerDocument.body:_t).removeChild(r.stateNode),ke=!0}catch(a){
Ve(r,t,a)}else try{_t.removeChild(r.stateNode),ke=!0}catch(a){Ve(r,t,a)}break;case 18:_t!==null&&(ro?(e=_t,UT(e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.
body:e,r.stateNode),xd(e)):UT(_t,r.stateNode));break;case 4:o=_t,n=ro,_t=r.stateNode.containerInfo,ro=!0,wn(e,t,r),_t=o,ro=n;break;case 0:case 11:case 14:case 15:
el(2,r,t),je||el(4,r,t),wn(e,t,r);break;case 1:je||(pr(r,t),o=r.stateNode,typeof o.componentWillUnmount=="function"&&ZR(r,t,o)),wn(e,t,r);break;case 21:wn(e,t,r);
break;case 22:je=(o=je)||r.memoizedState!==null,wn(e,t,r),je=o;break;case 30:pr(r,t),wn(e,t,r);break;case 7:je||pr(r,t),wn(e,t,r);break;default:wn(e,t,r)}}function ck(e,t){
if(t.memoizedState===null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null))){e=e.dehydrated;try{xd(e)}catch(r){Ve(t,t.return,r)}}}function sk(e,t){if(t.memoizedState===
null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null&&(e=e.dehydrated,e!==null))))try{xd(e)}catch(r){Ve(t,t.return,r)}}function aM(e){switch(e.tag){case 31:case 13:case 19:
var t=e.stateNode;return t===null&&(t=e.stateNode=new RT),t;case 22:return e=e.stateNode,t=e._retryCache,t===null&&(t=e._retryCache=new RT),t;default:throw Error(
P(435,e.tag))}}function Dh(e,t){var r=aM(e);t.forEach(function(o){if(!r.has(o)){r.add(o);var n=gM.bind(null,e,o);o.then(n,n)}})}function Ir(e,t,r){var o=t.deletions;
if(o!==null)for(var n=0;n<o.length;n++){var a=o[n],i=e,l=t,c=l;e:for(;c!==null;){switch(c.tag){case 27:if(ol(c.type)){_t=c.stateNode,ro=!1;break e}break;case 5:
_t=c.stateNode,ro=!1;break e;case 3:case 4:_t=c.stateNode.containerInfo,ro=!0;break e}c=c.return}if(_t===null)throw Error(P(160));lk(i,l,a),_t=null,ro=!1,i=a.alternate,
i!==null&&(i.return=null),a.return=null}if(t.subtreeFlags&13886)for(t=t.child;t!==null;)dk(t,e,r),t=t.sibling}var _n=null;function dk(e,t,r){var o=e.alternate,n=e.
flags;switch(e.tag){case 0:case 11:case 14:case 15:if(n&4&&(o=e.updateQueue,o=o!==null?o.events:null,o!==null))for(var a=0;a<o.length;a++){var i=o[a];i.ref.impl=
i.nextImpl}Ir(t,e,r),Vr(e),n&4&&(el(3,e,e.return),$u(3,e),el(5,e,e.return));break;case 1:Ir(t,e,r),Vr(e),n&512&&(je||o===null||pr(o,o.return)),n&64&&ir&&(e=e.updateQueue,
e!==null&&(t=e.callbacks,t!==null&&(r=e.shared.hiddenCallbacks,e.shared.hiddenCallbacks=r===null?t:r.concat(t))));break;case 26:if(a=_n,Ir(t,e,r),Vr(e),n&512&&(je||
o===null||pr(o,o.return)),n&4)if(n=o!==null?o.memoizedState:null,r=e.memoizedState,o===null)if(r===null)if(e.stateNode===null)if(ir)e.stateNode=Lk(e.type,e.memoizedProps,
t.containerInfo,e);else{e:{t=e.type,r=e.memoizedProps,n=a.ownerDocument||a;t:switch(t){case"title":o=n.getElementsByTagName("title")[0],(!o||o[Iu]||o[hr]||o.namespaceURI===
"http://www.w3.org/2000/svg"||o.hasAttribute("itemprop"))&&(o=n.createElement(t),n.head.insertBefore(o,n.querySelector("head > title"))),yr(o,t,r),o[hr]=e,cr(o),
t=o;break e;case"link":if(a=ZT("link","href",n).get(t+(r.href||""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("href")===(r.href==null||r.href===""?null:r.
href)&&o.getAttribute("rel")===(r.rel==null?null:r.rel)&&o.getAttribute("title")===(r.title==null?null:r.title)&&o.getAttribute("crossorigin")===(r.crossOrigin==
null?null:r.crossOrigin)){a.splice(i,1);break t}}o=n.createElement(t),yr(o,t,r),n.head.appendChild(o);break;case"meta":if(a=ZT("meta","content",n).get(t+(r.content||
""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("content")===(r.content==null?null:""+r.content)&&o.getAttribute("name")===(r.name==null?null:r.name)&&o.getAttribute(
"property")===(r.property==null?null:r.property)&&o.getAttribute("http-equiv")===(r.httpEquiv==null?null:r.httpEquiv)&&o.getAttribute("charset")===(r.charSet==null?
null:r.charSet)){a.splice(i,1);break t}}o=n.createElement(t),yr(o,t,r),n.head.appendChild(o);break;default:throw Error(P(468,t))}o[hr]=e,cr(o),t=o}e.stateNode=t}else
ir||g1(a,e.type,e.stateNode);else e.stateNode=QT(a,r,e.memoizedProps);else n!==r?(n===null?(t=o.stateNode,t===null||je||t.parentNode.removeChild(t)):n.count--,r===
null?ir||g1(a,e.type,e.stateNode):QT(a,r,e.memoizedProps)):r===null&&e.stateNode!==null&&Wy(e,e.memoizedProps,o.memoizedProps);break;case 27:Ir(t,e,r),Vr(e),n&512&&
(je||o===null||pr(o,o.return)),o!==null&&n&4&&Wy(e,e.memoizedProps,o.memoizedProps);break;case 5:if(a=na,na=!1,Ir(t,e,r),na=a,Vr(e),n&512&&(je||o===null||pr(o,o.
return)),e.flags&32){t=e.stateNode;try{md(t,""),ke=!0}catch(u){Ve(e,e.return,u)}}n&4&&e.stateNode!=null&&(t=e.memoizedProps,Wy(e,t,o!==null?o.memoizedProps:t)),
n&1024&&(ew=!0);break;case 6:if(Ir(t,e,r),Vr(e),n&4){if(e.stateNode===null)throw Error(P(162));t=e.memoizedProps,r=e.stateNode;try{r.nodeValue=t,ke=!0}catch(u){
Ve(e,e.return,u)}}break;case 3:if(ke=!1,tv=null,a=_n,_n=Ou(t.containerInfo),Ir(t,e,r),_n=a,Vr(e),n&4&&o!==null&&o.memoizedState.isDehydrated)try{xd(t.containerInfo)}catch(u){
Ve(e,e.return,u)}ew&&(ew=!1,mk(e)),ke=!1;break;case 4:n=na,na=ir,o=M6(),a=_n,_n=Ou(e.stateNode.containerInfo),Ir(t,e,r),Vr(e),_n=a,ke&&iu&&(Cv=!0),ke=o,na=n;break;case 12:
Ir(t,e,r),Vr(e);break;case 31:Ir(t,e,r),Vr(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,Dh(e,t)));break;case 13:Ir(t,e,r),Vr(e),e.child.flags&8192&&e.
memoizedState!==null!=(o!==null&&o.memoizedState!==null)&&(Xv=Co()),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,Dh(e,t)));break;case 22:a=e.memoizedState!==
null,i=o!==null&&o.memoizedState!==null;var l=ir,c=je,s=na;ir=l||a,na=s||a,je=c||i,Ir(t,e,r),je=c,na=s,ir=l,Vr(e),n&8192&&(t=e.stateNode,t._visibility=a?t._visibility&
-2:t._visibility|1,!a||o===null||i||ir||je||(t=i||je,r=ir,o=je,ir=a||ir,je=t,Ni(e,2),ir=r,je=o),!a&&na||Jw(e,a)),n&4&&(t=e.updateQueue,t!==null&&(r=t.retryQueue,
r!==null&&(t.retryQueue=null,Dh(e,r))));break;case 19:Ir(t,e,r),Vr(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,Dh(e,t)));break;case 30:n&512&&(je||o===
null||pr(o,o.return)),n=M6(),a=iu,i=(r&335544064)===r,l=e.memoizedProps,iu=i&&Ja(l.default,l.update)!=="none",Ir(t,e,r),Vr(e),i&&o!==null&&ke&&(e.flags|=4),iu=a,
ke=n;break;case 21:break;case 7:n&512&&(je||o===null||pr(o,o.return)),o&&o.stateNode!==null&&(o.stateNode._fragmentFiber=e);default:Ir(t,e,r),Vr(e)}}function Vr(e){
var t=e.flags;if(t&2){try{for(var r,o=e.return;o!==null;){if(WR(o)){r=o;break}o=o.return}o=null;for(var n=e.return;n!==null;){if(ox(n)){var a=n.stateNode;o===null?
o=[a]:o.push(a)}if(rx(n))break;n=n.return}var i=o;if(r==null)throw Error(P(160));switch(r.tag){case 27:var l=r.stateNode,c=Jy(e);Sv(e,c,l,i);break;case 5:var s=r.
stateNode;r.flags&32&&(md(s,""),r.flags&=-33);var u=Jy(e);Sv(e,u,s,i);break;case 3:case 4:var d=r.stateNode.containerInfo,m=Jy(e);Fw(e,m,d,i);break;default:throw Error(
P(161))}}catch(f){Ve(e,e.return,f)}e.flags&=-3}t&4096&&(e.flags&=-4097)}function mk(e){if(e.subtreeFlags&1024)for(e=e.child;e!==null;){var t=e;mk(t),t.tag===5&&
t.flags&1024&&(t=t.stateNode,wd=!0,t.reset(),wd=!1),e=e.sibling}}function Ls(e,t){if(t.subtreeFlags&9270)for(t=t.child;t!==null;)uk(t,e),t=t.sibling;else ok(t,!1)}
function uk(e,t){var r=e.alternate;if(r===null)Xw(e,!1);else switch(e.tag){case 3:if(Ww=aa=!1,TT(),Ls(t,e),!aa&&!Cv){if(e=ca,e!==null)for(var o=0;o<e.length;o+=
3){r=e[o];var n=e[o+1];Hk(r,e[o+2]),r=r.ownerDocument.documentElement,r!==null&&r.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwar\
ds",pseudoElement:"::view-transition-group("+n+")"})}e=t.containerInfo,e=e.nodeType===9?e.documentElement:e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName===
""&&(e.style.viewTransitionName="none",e.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwards",pseudoElement:"::view-transition-grou\
p(root)"}),e.animate({width:[0,0],height:[0,0]},{duration:0,fill:"forwards",pseudoElement:"::view-transition"})),Ww=!0}ca=null;break;case 5:Ls(t,e);break;case 4:
o=aa,aa=!1,Ls(t,e),aa&&(Cv=!0),aa=o;break;case 22:e.memoizedState===null&&(r.memoizedState!==null?Xw(e,!1):Ls(t,e));break;case 30:o=aa,n=TT(),aa=!1,Ls(t,e),aa&&
(e.flags|=4);var a=e.memoizedProps,i=e.stateNode;t=Fa(a,i),i=Fa(r.memoizedProps,i);var l=Ja(a.default,a.update);l==="none"?t=!1:(a=r.memoizedState,r.memoizedState=
null,r=e.child,no=0,t=nx(e,r,t,i,l,a,!0),no!==(a===null?0:a.length)&&(e.flags|=32)),(e.flags&4)!==0&&t?(pd(e,e.memoizedProps.onUpdate),ca=n):n!==null&&(n.push.apply(
n,ca),ca=n),aa=(e.flags&32)!==0?!0:o;break;default:Ls(t,e)}}function ia(e,t){if(t.subtreeFlags&8772)for(t=t.child;t!==null;)nk(e,t.alternate,t),t=t.sibling}function Ni(e,t){
for(e=e.child;e!==null;){var r=e,o=t;switch(r.tag){case 0:case 11:case 14:case 15:el(4,r,r.return),Ni(r,o);break;case 1:pr(r,r.return);var n=r.stateNode;typeof n.
componentWillUnmount=="function"&&ZR(r,r.return,n),Ni(r,o);break;case 27:(o&2)!==0&&Xk(r.stateNode,r.type,r.memoizedProps);case 5:pr(r,r.return),r.tag!==5&&r.tag!==
27||vu(r),Ni(r,o);break;case 6:vu(r);break;case 26:pr(r,r.return),n=r.stateNode,r.memoizedState!==null||n===null||je||n.parentNode.removeChild(n),Ni(r,o);break;case 22:
r.memoizedState===null&&Ni(r,o);break;case 30:pr(r,r.return),Ni(r,o);break;case 7:pr(r,r.return);default:Ni(r,o)}e=e.sibling}}function xn(e,t,r){for(r=(t.subtreeFlags&
8772)!==0?r:r&-2,t=t.child;t!==null;){var o=t.alternate,n=e,a=t,i=a.flags,l=(r&1)!==0;switch(a.tag){case 0:case 11:case 15:xn(n,a,r),$u(4,a);break;case 1:if(xn(
n,a,r),o=a,n=o.stateNode,typeof n.componentDidMount=="function")try{n.componentDidMount()}catch(u){Ve(o,o.return,u)}if(o=a,n=o.updateQueue,n!==null){var c=o.stateNode;
try{var s=n.shared.hiddenCallbacks;if(s!==null)for(n.shared.hiddenCallbacks=null,n=0;n<s.length;n++)aR(s[n],c)}catch(u){Ve(o,o.return,u)}}l&&i&64&&QR(a),la(a,a.
return);break;case 27:(r&2)!==0&&JR(a);case 5:a.tag!==5&&a.tag!==27||zT(a),xn(n,a,r),l&&o===null&&i&4&&qw(a),la(a,a.return);break;case 6:zT(a);break;case 26:c=a.
stateNode,a.memoizedState!==null||c===null||ir||g1(Ou(c.ownerDocument),a.type,c),xn(n,a,r),l&&o===null&&i&4&&qw(a),la(a,a.return);break;case 12:xn(n,a,r);break;case 31:
xn(n,a,r),l&&i&4&&ck(n,a);break;case 13:xn(n,a,r),l&&i&4&&sk(n,a);break;case 22:a.memoizedState===null&&xn(n,a,r),la(a,a.return);break;case 30:xn(n,a,r),la(a,a.
return);break;case 7:la(a,a.return);default:xn(n,a,r)}t=t.sibling}}function ax(e,t){var r=null;e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&
(r=e.memoizedState.cachePool.pool),e=null,t.memoizedState!==null&&t.memoizedState.cachePool!==null&&(e=t.memoizedState.cachePool.pool),e!==r&&(e!=null&&e.refCount++,
r!=null&&Uu(r))}function ix(e,t){e=null,t.alternate!==null&&(e=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==e&&(t.refCount++,e!=null&&Uu(e))}function Xo(e,t,r,o){
var n=(r&335544064)===r;if(t.subtreeFlags&(n?10262:10256))for(t=t.child;t!==null;)fk(e,t,r,o),t=t.sibling;else n&&rk(t)}function fk(e,t,r,o){var n=(r&335544064)===
r;n&&t.alternate===null&&t.return!==null&&t.return.alternate!==null&&Zh(t);var a=t.flags;switch(t.tag){case 0:case 11:case 15:Xo(e,t,r,o),a&2048&&$u(9,t);break;case 1:
Xo(e,t,r,o);break;case 3:Xo(e,t,r,o),n&&Ww&&(e=e.containerInfo,e=e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.body:e,e.style.viewTransitionName==="\
root"&&(e.style.viewTransitionName=""),e=e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName==="none"&&(e.style.viewTransitionName="")),a&2048&&
(a=null,t.alternate!==null&&(a=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==a&&(t.refCount++,a!=null&&Uu(a)));break;case 12:if(a&2048){Xo(e,t,r,
o),a=t.stateNode;try{var i=t.memoizedProps,l=i.id,c=i.onPostCommit;typeof c=="function"&&c(l,t.alternate===null?"mount":"update",a.passiveEffectDuration,-0)}catch(s){
Ve(t,t.return,s)}}else Xo(e,t,r,o);break;case 31:Xo(e,t,r,o);break;case 13:Xo(e,t,r,o);break;case 23:break;case 22:i=t.stateNode,l=t.alternate,t.memoizedState!==
null?(n&&l!==null&&l.memoizedState===null&&Zh(l),i._visibility&2?Xo(e,t,r,o):gu(e,t)):(n&&l!==null&&l.memoizedState!==null&&Zh(t),i._visibility&2?Xo(e,t,r,o):(i.
_visibility|=2,Hs(e,t,r,o,(t.subtreeFlags&10256)!==0||!1))),a&2048&&ax(l,t);break;case 24:Xo(e,t,r,o),a&2048&&ix(t.alternate,t);break;case 30:n&&(a=t.alternate,
a!==null&&(ha(a.child,!0),ha(t.child,!0))),Xo(e,t,r,o);break;default:Xo(e,t,r,o)}}function Hs(e,t,r,o,n){for(n=n&&((t.subtreeFlags&10256)!==0||!1),t=t.child;t!==
null;){var a=e,i=t,l=r,c=o,s=i.flags;switch(i.tag){case 0:case 11:case 15:Hs(a,i,l,c,n),$u(8,i);break;case 23:break;case 22:var u=i.stateNode;i.memoizedState!==
null?u._visibility&2?Hs(a,i,l,c,n):gu(a,i):(u._visibility|=2,Hs(a,i,l,c,n)),n&&s&2048&&ax(i.alternate,i);break;case 24:Hs(a,i,l,c,n),n&&s&2048&&ix(i.alternate,i);
break;default:Hs(a,i,l,c,n)}t=t.sibling}}function gu(e,t){if(t.subtreeFlags&10256)for(t=t.child;t!==null;){var r=e,o=t,n=o.flags;switch(o.tag){case 22:gu(r,o),n&
2048&&ax(o.alternate,o);break;case 24:gu(r,o),n&2048&&ix(o.alternate,o);break;default:gu(r,o)}t=t.sibling}}var $l=8192;function Vl(e,t,r){if(e.subtreeFlags&$l)for(e=
e.child;e!==null;)pk(e,t,r),e=e.sibling}function pk(e,t,r){switch(e.tag){case 26:Vl(e,t,r),e.flags&$l&&(e.memoizedState!==null?sD(r,_n,e.memoizedState,e.memoizedProps):
(e=e.stateNode,(t&335544128)===t&&JT(r,e)));break;case 5:Vl(e,t,r),e.flags&$l&&(e=e.stateNode,(t&335544128)===t&&JT(r,e));break;case 3:case 4:var o=_n;_n=Ou(e.stateNode.
containerInfo),Vl(e,t,r),_n=o;break;case 22:e.memoizedState===null&&(o=e.alternate,o!==null&&o.memoizedState!==null?(o=$l,$l=16777216,Vl(e,t,r),$l=o):Vl(e,t,r));
break;case 30:if((e.flags&$l)!==0&&(o=e.memoizedProps.name,o!=null&&o!=="auto")){var n=e.stateNode;n.paired=null,So===null&&(So=new Map),So.set(o,n)}Vl(e,t,r);break;default:
Vl(e,t,r)}}function hk(e){var t=e.alternate;if(t!==null&&(e=t.child,e!==null)){t.child=null;do t=e.sibling,e.sibling=null,e=t;while(e!==null)}}function Jm(e){var t=e.
deletions;if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];lr=o,gk(o,e)}hk(e)}if(e.subtreeFlags&10256)for(e=e.child;e!==null;)vk(e),e=e.sibling}
function vk(e){switch(e.tag){case 0:case 11:case 15:Jm(e),e.flags&2048&&el(9,e,e.return);break;case 3:Jm(e);break;case 12:Jm(e);break;case 22:var t=e.stateNode;
e.memoizedState!==null&&t._visibility&2&&(e.return===null||e.return.tag!==13)?(t._visibility&=-3,Wh(e)):Jm(e);break;default:Jm(e)}}function Wh(e){var t=e.deletions;
if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];lr=o,gk(o,e)}hk(e)}for(e=e.child;e!==null;){switch(t=e,t.tag){case 0:case 11:case 15:el(
8,t,t.return),Wh(t);break;case 22:r=t.stateNode,r._visibility&2&&(r._visibility&=-3,Wh(t));break;default:Wh(t)}e=e.sibling}}function gk(e,t){for(;lr!==null;){var r=lr;
switch(r.tag){case 0:case 11:case 15:el(8,r,t);break;case 23:case 22:if(r.memoizedState!==null&&r.memoizedState.cachePool!==null){var o=r.memoizedState.cachePool.
pool;o!=null&&o.refCount++}break;case 24:Uu(r.memoizedState.cache)}if(o=r.child,o!==null)o.return=r,lr=o;else e:for(r=e;lr!==null;){o=lr;var n=o.sibling,a=o.return;
if(ik(o),o===r){lr=null;break e}if(n!==null){n.return=a,lr=n;break e}lr=a}}}var iM={getCacheForType:function(e){var t=vr(qt),r=t.data.get(e);return r===void 0&&
(r=e(),t.data.set(e,r)),r},cacheSignal:function(){return vr(qt).controller.signal}},lM=typeof WeakMap=="function"?WeakMap:Map,Me=0,We=null,xe=null,_e=0,He=0,wo=null,
ji=!1,Td=!1,lx=!1,Za=0,Mt=0,tl=0,Zl=0,Tv=0,zo=0,fd=0,bu=null,oo=null,t1=!1,Xv=0,bk=0,Rv=1/0,kv=null,Fi=null,Rt=0,zn=null,ac=null,pa=0,r1=0,o1=null,yk=null,id=null,
ld=null,cd=null,yu=0,Jh=null;function ko(){return(Me&2)!==0&&_e!==0?_e&-_e:le.T!==null?sx():S4()}function wk(){if(zo===0)if((_e&536870912)===0||ge){var e=xh;xh<<=
1,(xh&3932160)===0&&(xh=262144),zo=e}else zo=536870912;return e=wr.current,e!==null&&(e.flags|=32),zo}function pd(e,t){if(t!=null){var r=e.stateNode,o=r.ref;o===
null&&(o=r.ref=Vk(Fa(e.memoizedProps,r))),ld===null&&(ld=[]),ld.push(t.bind(null,o))}}function io(e,t,r){(e===We&&(He===2||He===9)||e.cancelPendingCommit!==null)&&
(hd(e,0),Hi(e,_e,zo,!1)),Hu(e,r),((Me&2)===0||e!==We)&&(e===We&&((Me&2)===0&&(Zl|=r),Mt===4&&Hi(e,_e,zo,!1)),ga(e))}function xk(e,t,r){if((Me&6)!==0)throw Error(
P(327));var o=!r&&(t&127)===0&&(t&e.expiredLanes)===0||ju(e,t),n=o?dM(e,t):tw(e,t,!0),a=o;do{if(n===0){Td&&!o&&Hi(e,t,0,!1);break}else{if(r=e.current.alternate,
a&&!cM(r)){n=tw(e,t,!1),a=!1;continue}if(n===2){if(a=t,e.errorRecoveryDisabledLanes&a)var i=0;else i=e.pendingLanes&-536870913,i=i!==0?i:i&536870912?536870912:0;
if(i!==0){t=i;e:{var l=e;n=bu;var c=l.current.memoizedState.isDehydrated;if(c&&(hd(l,i).flags|=256),i=tw(l,i,!1),i!==2&&i!==6){if(lx&&!c){l.errorRecoveryDisabledLanes|=
a,Zl|=a,n=4;break e}a=oo,oo=n,a!==null&&(oo===null?oo=a:oo.push.apply(oo,a))}n=i}if(a=!1,n!==2)continue}}if(n===1){hd(e,0),Hi(e,t,0,!0);break}e:{switch(o=e,a=n,
a){case 0:case 1:throw Error(P(345));case 4:if((t&4194048)!==t&&(t&62914560)!==t)break;case 6:Hi(o,t,zo,!ji);break e;case 2:oo=null;break;case 3:case 5:break;default:
throw Error(P(329))}if((t&62914560)===t&&(n=Xv+300-Co(),10<n)){if(Hi(o,t,zo,!ji),Dv(o,0,!0)!==0)break e;pa=t,o.timeoutHandle=mx(kT.bind(null,o,r,oo,kv,t1,t,zo,Zl,
fd,ji,a,"Throttled",-0,0),n);break e}kT(o,r,oo,kv,t1,t,zo,Zl,fd,ji,a,null,-0,0)}}break}while(!0);ga(e)}function kT(e,t,r,o,n,a,i,l,c,s,u,d,m,f){e.timeoutHandle=
-1;var p=t.subtreeFlags,h=(a&335544064)===a;if(d=null,(h||p&8192||(p&16785408)===16785408)&&(d={stylesheets:null,count:0,imgCount:0,imgBytes:0,suspenseyImages:[],
waitingForImages:!0,waitingForViewTransition:!1,unsuspend:da},So=null,pk(t,a,d),h&&(p=d,h=e.containerInfo,h=(h.nodeType===9?h:h.ownerDocument).__reactViewTransition,
h!=null&&(p.count++,p.waitingForViewTransition=!0,p=Mu.bind(p),h.finished.then(p,p))),p=(a&62914560)===a?Xv-Co():(a&4194048)===a?bk-Co():0,p=dD(d,p),p!==null)){
pa=a,e.cancelPendingCommit=p(AT.bind(null,e,t,a,r,o,n,i,l,c,s,u,d,null,m,f)),Hi(e,a,i,!s);return}AT(e,t,a,r,o,n,i,l,c,s,u,d)}function cM(e){for(var t=e;;){var r=t.
tag;if((r===0||r===11||r===15)&&t.flags&16384&&(r=t.updateQueue,r!==null&&(r=r.stores,r!==null)))for(var o=0;o<r.length;o++){var n=r[o],a=n.getSnapshot;n=n.value;
try{if(!Eo(a(),n))return!1}catch{return!1}}if(r=t.child,t.subtreeFlags&16384&&r!==null)r.return=t,t=r;else{if(t===e)break;for(;t.sibling===null;){if(t.return===
null||t.return===e)return!0;t=t.return}t.sibling.return=t.return,t=t.sibling}}return!0}function Hi(e,t,r,o){t=b4(e,t),t&=~Tv,t&=~Zl,e.suspendedLanes|=t,e.pingedLanes&=
~t,o&&(e.warmLanes|=t),o=e.expirationTimes;for(var n=t;0<n;){var a=31-Ro(n),i=1<<a;o[a]=-1,n&=~i}r!==0&&w4(e,r,t)}function Kv(){return(Me&6)===0?(Yu(0,!1),!1):!0}
function cx(){if(xe!==null){if(He===0)var e=xe.return;else e=xe,Ga=dc=null,Y1(e),od=null,Tu=0,e=xe;for(;e!==null;)KR(e.alternate,e),e=e.return;xe=null}}function hd(e,t){
var r=e.timeoutHandle;return r!==-1&&(e.timeoutHandle=-1,AM(r)),r=e.cancelPendingCommit,r!==null&&(e.cancelPendingCommit=null,r()),pa=0,cx(),We=e,xe=r=$a(e.current,
null),_e=t,He=0,wo=null,ji=!1,Td=ju(e,t),lx=!1,fd=zo=Tv=Zl=tl=Mt=0,oo=bu=null,t1=!1,Za=b4(e,t),Hv(),r}function _k(e,t){pe=null,le.H=wv,t===zd||t===Uv?(t=tT(),He=
3):t===L1?(t=tT(),He=4):He=t===J1?8:t!==null&&typeof t=="object"&&typeof t.then=="function"?6:1,wo=t,xe===null&&(Mt=1,xv(e,Jo(t,e.current)))}function Sk(){var e=wr.
current;return e===null?!0:(_e&4194048)===_e?Nr===null:(_e&62914560)===_e||(_e&536870912)!==0?e===Nr:!1}function zk(){var e=le.H;return le.H=wv,e===null?wv:e}function Ck(){
var e=le.A;return le.A=iM,e}function Ev(){Mt=4,ji||(_e&4194048)!==_e&&wr.current!==null||(Td=!0),(tl&134217727)===0&&(Zl&134217727)===0||We===null||Hi(We,_e,zo,
!1)}function tw(e,t,r){var o=Me;Me|=2;var n=zk(),a=Ck();(We!==e||_e!==t)&&(kv=null,hd(e,t)),t=!1;var i=Mt;e:do try{if(He!==0&&xe!==null){var l=xe,c=wo;switch(He){case 8:
cx(),i=6;break e;case 3:case 2:case 9:case 6:wr.current===null&&(t=!0);var s=He;if(He=0,wo=null,Ws(e,l,c,s),r&&Td){i=0;break e}break;default:s=He,He=0,wo=null,Ws(
e,l,c,s)}}sM(),i=Mt;break}catch(u){_k(e,u)}while(!0);return t&&e.shellSuspendCounter++,Ga=dc=null,Me=o,le.H=n,le.A=a,xe===null&&(We=null,_e=0,Hv()),i}function sM(){
for(;xe!==null;)Tk(xe)}function dM(e,t){var r=Me;Me|=2;var o=zk(),n=Ck();We!==e||_e!==t?(kv=null,Rv=Co()+500,hd(e,t)):Td=ju(e,t);e:do try{if(He!==0&&xe!==null){
t=xe;var a=wo;t:switch(He){case 1:He=0,wo=null,Ws(e,t,a,1);break;case 2:case 9:if(eT(a)){He=0,wo=null,ET(t);break}t=function(){He!==2&&He!==9||We!==e||(He=7),ga(
e)},a.then(t,t);break e;case 3:He=7;break e;case 4:He=5;break e;case 7:eT(a)?(He=0,wo=null,ET(t)):(He=0,wo=null,Ws(e,t,a,7));break;case 5:var i=null;switch(xe.tag){case 26:
i=xe.memoizedState;case 5:case 27:var l=xe;if(i?Zk(i):l.stateNode.complete){He=0,wo=null;var c=l.sibling;if(c!==null)xe=c;else{var s=l.return;s!==null?(xe=s,Qv(
s)):xe=null}break t}}He=0,wo=null,Ws(e,t,a,5);break;case 6:He=0,wo=null,Ws(e,t,a,6);break;case 8:cx(),Mt=6;break e;default:throw Error(P(462))}}mM();break}catch(u){
_k(e,u)}while(!0);return Ga=dc=null,le.H=o,le.A=n,Me=r,xe!==null?0:(We=null,_e=0,Hv(),Mt)}function mM(){for(;xe!==null&&!kN();)Tk(xe)}function Tk(e){var t=XR(e.
alternate,e,Za);e.memoizedProps=e.pendingProps,t===null?Qv(e):xe=t}function ET(e){var t=e,r=t.alternate;switch(t.tag){case 15:case 0:t=gT(r,t,t.pendingProps,t.type,
void 0,_e);break;case 11:t=gT(r,t,t.pendingProps,t.type.render,t.ref,_e);break;case 5:Y1(t);var o=t;o===sr&&(ge?(fv(o),o.tag===5&&o.stateNode!=null&&(dt=o.stateNode)):
(fv(o),ge=!0));default:KR(r,t),t=xe=Q4(t,Za),t=XR(r,t,Za)}e.memoizedProps=e.pendingProps,t===null?Qv(e):xe=t}function Ws(e,t,r,o){Ga=dc=null,Y1(t),od=null,Tu=0;
var n=t.return;try{if(WO(e,n,t,r,_e)){Mt=1,xv(e,Jo(r,e.current)),xe=null;return}}catch(a){if(n!==null)throw xe=n,a;Mt=1,xv(e,Jo(r,e.current)),xe=null;return}t.flags&
32768?(ge||o===1?e=!0:Td||(_e&536870912)!==0?e=!1:(ji=e=!0,(o===2||o===9||o===3||o===6)&&(o=wr.current,o!==null&&o.tag===13&&(o.flags|=16384))),Rk(t,e)):Qv(t)}function Qv(e){
var t=e;do{if((t.flags&32768)!==0){Rk(t,ji);return}e=t.return;var r=rM(t.alternate,t,Za);if(r!==null){xe=r;return}if(t=t.sibling,t!==null){xe=t;return}xe=t=e}while(t!==
null);Mt===0&&(Mt=5)}function Rk(e,t){do{var r=oM(e.alternate,e);if(r!==null){r.flags&=32767,xe=r;return}if(r=e.return,r!==null&&(r.flags|=32768,r.subtreeFlags=
0,r.deletions=null),!t&&(e=e.sibling,e!==null)){xe=e;return}xe=e=r}while(e!==null);Mt=6,xe=null}function AT(e,t,r,o,n,a,i,l,c,s,u,d){e.cancelPendingCommit=null;
do Zv();while(Rt!==0);if((Me&6)!==0)throw Error(P(327));if(t!==null){if(t===e.current)throw Error(P(177));e===We&&(xe=We=null,_e=0),ac=t,zn=e,pa=r,o1=n,yk=o,uM(
e,t,r,i,l,c,d)}}function uM(e,t,r,o,n,a,i){var l=t.lanes|t.childLanes;if(r1=l,l|=N1,jN(e,r,l,o,n,a),ld=null,(r&335544064)===r?(cd=IO(e),o=10262):(cd=null,o=10256),
(t.subtreeFlags&o)!==0||(t.flags&o)!==0?(e.callbackNode=null,e.callbackPriority=0,bM(cv,function(){return l1(),null})):(e.callbackNode=null,e.callbackPriority=0),
zv=!1,o=(t.flags&13878)!==0,(t.subtreeFlags&13878)!==0||o){o=le.T,le.T=null,n=De.p,De.p=2,a=Me,Me|=4;try{nM(e,t,r)}finally{Me=a,De.p=n,le.T=o}}Rt=1,zv?id=PM(i,e.
containerInfo,cd,n1,a1,pM,i1,l1,fM,null,null):(n1(),a1(),i1())}function fM(e){if(Rt!==0){var t=zn.onRecoverableError;t(e,{componentStack:null})}}function pM(){Rt===
3&&(Rt=0,uk(ac,zn),Rt=4)}function n1(){if(Rt===1){Rt=0;var e=zn,t=ac,r=pa,o=(t.flags&13878)!==0;if((t.subtreeFlags&13878)!==0||o){o=le.T,le.T=null;var n=De.p;De.
p=2;var a=Me;Me|=4;try{iu=Cv=!1,dk(t,e,r),r=m1;var i=U4(e.containerInfo),l=r.focusedElem,c=r.selectionRange;if(i!==l&&l&&l.ownerDocument&&V4(l.ownerDocument.documentElement,
l)){if(c!==null&&A1(l)){var s=c.start,u=c.end;if(u===void 0&&(u=s),"selectionStart"in l)l.selectionStart=s,l.selectionEnd=Math.min(u,l.value.length);else{var d=l.
ownerDocument||document,m=d&&d.defaultView||window;if(m.getSelection){var f=m.getSelection(),p=l.textContent.length,h=Math.min(c.start,p),w=c.end===void 0?h:Math.
min(c.end,p);!f.extend&&h>w&&(i=w,w=h,h=i);var v=q6(l,h),g=q6(l,w);if(v&&g&&(f.rangeCount!==1||f.anchorNode!==v.node||f.anchorOffset!==v.offset||f.focusNode!==g.
node||f.focusOffset!==g.offset)){var b=d.createRange();b.setStart(v.node,v.offset),f.removeAllRanges(),h>w?(f.addRange(b),f.extend(g.node,g.offset)):(b.setEnd(g.
node,g.offset),f.addRange(b))}}}}for(d=[],f=l;f=f.parentNode;)f.nodeType===1&&d.push({element:f,left:f.scrollLeft,top:f.scrollTop});for(typeof l.focus=="functio\
n"&&l.focus(),l=0;l<d.length;l++){var y=d[l];y.element.scrollLeft=y.left,y.element.scrollTop=y.top}}wd=!!d1,m1=d1=null}finally{Me=a,De.p=n,le.T=o}}e.current=t,Rt=
2}}function a1(){if(Rt===2){Rt=0;var e=zn,t=ac,r=(t.flags&8772)!==0;if((t.subtreeFlags&8772)!==0||r){r=le.T,le.T=null;var o=De.p;De.p=2;var n=Me;Me|=4;try{nk(e,
t.alternate,t)}finally{Me=n,De.p=o,le.T=r}}Rt=3}}function i1(){if(Rt===4||Rt===3){Rt=0;var e=id;id=null,EN();var t=zn,r=ac,o=pa,n=yk,a=(o&335544064)===o?10262:10256;
if((r.subtreeFlags&a)!==0||(r.flags&a)!==0?Rt=5:(Rt=0,ac=zn=null,kk(t,t.pendingLanes)),a=t.pendingLanes,a===0&&(Fi=null),z1(o),r=r.stateNode,To&&typeof To.onCommitFiberRoot==
"function")try{To.onCommitFiberRoot(Lu,r,void 0,(r.current.flags&128)===128)}catch{}if(n!==null){r=le.T,a=De.p,De.p=2,le.T=null;try{for(var i=t.onRecoverableError,
l=0;l<n.length;l++){var c=n[l];i(c.value,{componentStack:c.stack})}}finally{le.T=r,De.p=a}}if(n=ld,i=cd,cd=null,n!==null&&(ld=null,i===null&&(i=[]),e!==null))for(c=
0;c<n.length;c++)r=(0,n[c])(i),r!==void 0&&e.finished.finally(r);(pa&3)!==0&&Zv(),ga(t),a=t.pendingLanes,(o&261930)!==0&&(a&42)!==0?t===Jh?yu++:(yu=0,Jh=t):(yu=
0,Jh=null),Yu(0,!1)}}function kk(e,t){(e.pooledCacheLanes&=t)===0&&(t=e.pooledCache,t!=null&&(e.pooledCache=null,Uu(t)))}function Zv(){return id!==null&&(id.skipTransition(),
id=null),n1(),a1(),i1(),l1()}function l1(){if(Rt!==5)return!1;var e=zn,t=r1;r1=0;var r=z1(pa),o=le.T,n=De.p;try{De.p=32>r?32:r,le.T=null,r=o1,o1=null;var a=zn,i=pa;
if(Rt=0,ac=zn=null,pa=0,(Me&6)!==0)throw Error(P(331));var l=Me;if(Me|=4,vk(a.current),fk(a,a.current,i,r),Me=l,Yu(0,!1),To&&typeof To.onPostCommitFiberRoot=="f\
unction")try{To.onPostCommitFiberRoot(Lu,a)}catch{}return!0}finally{De.p=n,le.T=o,kk(e,t)}}function NT(e,t,r){t=Jo(r,t),t=Iw(e.stateNode,t,2),e=$i(e,t,2),e!==null&&
(Hu(e,2),ga(e))}function Ve(e,t,r){if(e.tag===3)NT(e,e,r);else for(;t!==null;){if(t.tag===3){NT(t,e,r);break}else if(t.tag===1){var o=t.stateNode;if(typeof t.type.
getDerivedStateFromError=="function"||typeof o.componentDidCatch=="function"&&(Fi===null||!Fi.has(o))){e=Jo(r,e),r=GR(2),o=$i(t,r,2),o!==null&&($R(r,o,t,e),Hu(o,
2),ga(o));break}}t=t.return}}function rw(e,t,r){var o=e.pingCache;if(o===null){o=e.pingCache=new lM;var n=new Set;o.set(t,n)}else n=o.get(t),n===void 0&&(n=new Set,
o.set(t,n));n.has(r)||(lx=!0,n.add(r),e=hM.bind(null,e,t,r),t.then(e,e))}function hM(e,t,r){var o=e.pingCache;o!==null&&o.delete(t),e.pingedLanes|=e.suspendedLanes&
r,e.warmLanes&=~r,We===e&&(_e&r)===r&&((Mt===4||Mt===3&&(_e&62914560)===_e&&300>Co()-Xv)&&(Me&2)===0?hd(e,0):Tv|=r,fd===_e&&(fd=0)),ga(e)}function Ek(e,t){t===0&&
(t=y4()),e=sc(e,t),e!==null&&(Hu(e,t),ga(e))}function vM(e){var t=e.memoizedState,r=0;t!==null&&(r=t.retryLane),Ek(e,r)}function gM(e,t){var r=0;switch(e.tag){case 31:case 13:
var o=e.stateNode,n=e.memoizedState;n!==null&&(r=n.retryLane);break;case 19:o=e.stateNode;break;case 22:o=e.stateNode._retryCache;break;default:throw Error(P(314))}
o!==null&&o.delete(t),Ek(e,r)}function bM(e,t){return _1(e,t)}var vd=null,Is=null,c1=!1,Av=!1,ow=!1,Ii=0;function ga(e){e!==Is&&e.next===null&&(Is===null?vd=Is=
e:Is=Is.next=e),Av=!0,c1||(c1=!0,wM())}function Yu(e,t){if(!ow&&Av){ow=!0;do for(var r=!1,o=vd;o!==null;){if(!t)if(e!==0){var n=o.pendingLanes;if(n===0)var a=0;else{
var i=o.suspendedLanes,l=o.pingedLanes;a=(1<<31-Ro(42|e)+1)-1,a&=n&~(i&~l),a=a&201326741?a&201326741|1:a?a|2:0}a!==0&&(r=!0,OT(o,a))}else a=_e,a=Dv(o,o===We?a:0,
o.cancelPendingCommit!==null||o.timeoutHandle!==-1),(a&3)===0||ju(o,a)||(r=!0,OT(o,a));o=o.next}while(r);ow=!1}}function yM(){Ak()}function Ak(){Av=c1=!1;var e=0;
Ii!==0&&EM()&&(e=Ii);for(var t=Co(),r=null,o=vd;o!==null;){var n=o.next,a=Nk(o,t);a===0?(o.next=null,r===null?vd=n:r.next=n,n===null&&(Is=r)):(r=o,(e!==0||(a&3)!==
0)&&(Av=!0)),o=n}Rt!==0&&Rt!==5||Yu(e,!1),Ii!==0&&(Ii=0)}function Nk(e,t){for(var r=e.suspendedLanes,o=e.pingedLanes,n=e.expirationTimes,a=e.pendingLanes&-62914561;0<
a;){var i=31-Ro(a),l=1<<i,c=n[i];c===-1?((l&r)===0||(l&o)!==0)&&(n[i]=LN(l,t)):c<=t&&(e.expiredLanes|=l),a&=~l}if(t=We,r=_e,r=Dv(e,e===t?r:0,e.cancelPendingCommit!==
null||e.timeoutHandle!==-1),o=e.callbackNode,r===0||e===t&&(He===2||He===9)||e.cancelPendingCommit!==null)return o!==null&&o!==null&&By(o),e.callbackNode=null,e.
callbackPriority=0;if((r&3)===0||ju(e,r)){if(t=r&-r,t===e.callbackPriority)return t;switch(o!==null&&By(o),z1(r)){case 2:case 8:r=v4;break;case 32:r=cv;break;case 268435456:
r=g4;break;default:r=cv}return o=Ok.bind(null,e),r=_1(r,o),e.callbackPriority=t,e.callbackNode=r,t}return o!==null&&o!==null&&By(o),e.callbackPriority=2,e.callbackNode=
null,2}function Ok(e,t){if(Rt!==0&&Rt!==5)return e.callbackNode=null,e.callbackPriority=0,null;var r=e.callbackNode;if(Zv()&&e.callbackNode!==r)return null;var o=_e;
return o=Dv(e,e===We?o:0,e.cancelPendingCommit!==null||e.timeoutHandle!==-1),o===0?null:(xk(e,o,t),Nk(e,Co()),e.callbackNode!=null&&e.callbackNode===r?Ok.bind(null,
e):null)}function OT(e,t){if(Zv())return null;xk(e,t,!0)}function wM(){NM(function(){(Me&6)!==0?_1(h4,yM):Ak()})}function sx(){if(Ii===0){var e=tc;e===0&&(e=wh,
wh<<=1,(wh&261888)===0&&(wh=256)),Ii=e}return Ii}function MT(e){return e==null||typeof e=="symbol"||typeof e=="boolean"?null:typeof e=="function"?e:Vh(e)}function xM(e,t,r,o,n){
if(t==="submit"&&r&&r.stateNode===n){var a=MT((n[co]||null).action),i=o.submitter;i&&(t=(t=i[co]||null)?MT(t.formAction):i.getAttribute("formAction"),t!==null&&
(a=t,i=null));var l=new Pv("action","action",null,o,n);e.push({event:l,listeners:[{instance:null,listener:function(){if(o.defaultPrevented){if(Ii!==0){var c=new FormData(
n,i);jw(r,{pending:!0,data:c,method:n.method,action:a},null,c)}}else typeof a=="function"&&(l.preventDefault(),c=new FormData(n,i),jw(r,{pending:!0,data:c,method:n.
method,action:a},a,c))},currentTarget:n}]})}}for(Bh=0;Bh<Rw.length;Bh++)Ph=Rw[Bh],DT=Ph.toLowerCase(),BT=Ph[0].toUpperCase()+Ph.slice(1),Cn(DT,"on"+BT);var Ph,DT,
BT,Bh;Cn($4,"onAnimationEnd");Cn(Y4,"onAnimationIteration");Cn(q4,"onAnimationStart");Cn("dblclick","onDoubleClick");Cn("focusin","onFocus");Cn("focusout","onBl\
ur");Cn(OO,"onTransitionRun");Cn(MO,"onTransitionStart");Cn(DO,"onTransitionCancel");Cn(F4,"onTransitionEnd");dd("onMouseEnter",["mouseout","mouseover"]);dd("on\
MouseLeave",["mouseout","mouseover"]);dd("onPointerEnter",["pointerout","pointerover"]);dd("onPointerLeave",["pointerout","pointerover"]);lc("onChange","change \
click focusin focusout input keydown keyup selectionchange".split(" "));lc("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup sele\
ctionchange".split(" "));lc("onBeforeInput",["compositionend","keypress","textInput","paste"]);lc("onCompositionEnd","compositionend focusout keydown keypress k\
eyup mousedown".split(" "));lc("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "));lc("onCompositionUpdate","compositi\
onupdate focusout keydown keypress keyup mousedown".split(" "));var Eu="abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loa\
dedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "),_M=new Set("befor\
etoggle cancel close invalid load scroll scrollend toggle".split(" ").concat(Eu));function Mk(e,t){t=(t&4)!==0;for(var r=0;r<e.length;r++){var o=e[r],n=o.event;
o=o.listeners;e:{var a=void 0;if(t)for(var i=o.length-1;0<=i;i--){var l=o[i],c=l.instance,s=l.currentTarget;if(l=l.listener,c!==a&&n.isPropagationStopped())break e;
a=l,n.currentTarget=s;try{a(n)}catch(u){dv(u)}n.currentTarget=null,a=c}else for(i=0;i<o.length;i++){if(l=o[i],c=l.instance,s=l.currentTarget,l=l.listener,c!==a&&
n.isPropagationStopped())break e;a=l,n.currentTarget=s;try{a(n)}catch(u){dv(u)}n.currentTarget=null,a=c}}}}function we(e,t){var r=t[E6];r===void 0&&(r=t[E6]=new Set);
var o=e+"__bubble";r.has(o)||(Dk(t,e,2,!1),r.add(o))}function nw(e,t,r){var o=0;t&&(o|=4),Dk(r,e,o,t)}var Lh="_reactListening"+Math.random().toString(36).slice(
2);function dx(e){if(!e[Lh]){e[Lh]=!0,C4.forEach(function(r){r!=="selectionchange"&&(_M.has(r)||nw(r,!1,e),nw(r,!0,e))});var t=e.nodeType===9?e:e.ownerDocument;
t===null||t[Lh]||(t[Lh]=!0,nw("selectionchange",!1,t))}}function Dk(e,t,r,o){switch(n8(t)){case 2:var n=pD;break;case 8:n=hD;break;default:n=gx}r=n.bind(null,t,
r,e),n=void 0,!Sw||t!=="touchstart"&&t!=="touchmove"&&t!=="wheel"||(n=!0),o?n!==void 0?e.addEventListener(t,r,{capture:!0,passive:n}):e.addEventListener(t,r,!0):
n!==void 0?e.addEventListener(t,r,{passive:n}):e.addEventListener(t,r,!1)}function aw(e,t,r,o,n){var a=o;if((t&1)===0&&(t&2)===0&&o!==null)e:for(;;){if(o===null)
return;var i=o.tag;if(i===3||i===4){var l=o.stateNode.containerInfo;if(l===n)break;if(i===4)for(i=o.return;i!==null;){var c=i.tag;if((c===3||c===4)&&i.stateNode.
containerInfo===n)return;i=i.return}for(;l!==null;){if(i=Yl(l),i===null)return;if(c=i.tag,c===5||c===6||c===26||c===27){o=a=i;continue e}l=l.parentNode}}o=o.return}
M4(function(){var s=a,u=T1(r),d=[];e:{var m=X4.get(e);if(m!==void 0){var f=Pv,p=e;switch(e){case"keypress":if(Gh(r)===0)break e;case"keydown":case"keyup":f=cO;break;case"\
focusin":p="focus",f=Vy;break;case"focusout":p="blur",f=Vy;break;case"beforeblur":case"afterblur":f=Vy;break;case"click":if(r.button===2)break e;case"auxclick":case"\
dblclick":case"mousedown":case"mousemove":case"mouseup":case"mouseout":case"mouseover":case"contextmenu":f=L6;break;case"drag":case"dragend":case"dragenter":case"\
dragexit":case"dragleave":case"dragover":case"dragstart":case"drop":f=QN;break;case"touchcancel":case"touchend":case"touchmove":case"touchstart":f=fO;break;case $4:case Y4:case q4:
f=JN;break;case F4:f=hO;break;case"scroll":case"scrollend":f=XN;break;case"wheel":f=gO;break;case"copy":case"cut":case"paste":f=tO;break;case"gotpointercapture":case"\
lostpointercapture":case"pointercancel":case"pointerdown":case"pointermove":case"pointerout":case"pointerover":case"pointerup":f=H6;break;case"submit":f=mO;break;case"\
toggle":case"beforetoggle":f=yO}var h=(t&4)!==0,w=!h&&(e==="scroll"||e==="scrollend"),v=h?m!==null?m+"Capture":null:m;h=[];for(var g=s,b;g!==null;){var y=g;if(b=
y.stateNode,y=y.tag,y!==5&&y!==26&&y!==27||b===null||v===null||(y=xu(g,v),y!=null&&h.push(Au(g,y,b))),w)break;g=g.return}0<h.length&&(m=new f(m,p,null,r,u),d.push(
{event:m,listeners:h}))}}if((t&7)===0){e:{if(f=e==="mouseover"||e==="pointerover",m=e==="mouseout"||e==="pointerout",f&&r!==_w&&(p=r.relatedTarget||r.fromElement)&&
(Yl(p)||p[_d]))break e;(m||f)&&(p=u.window===u?u:(f=u.ownerDocument)?f.defaultView||f.parentWindow:window,m?(f=r.relatedTarget||r.toElement,m=s,f=f?Yl(f):null,f!==
null&&(w=Pu(f),h=f.tag,f!==w||h!==5&&h!==27&&h!==6)&&(f=null)):(m=null,f=s),m!==f&&(h=L6,y="onMouseLeave",v="onMouseEnter",g="mouse",(e==="pointerout"||e==="poi\
nterover")&&(h=H6,y="onPointerLeave",v="onPointerEnter",g="pointer"),w=m==null?p:nu(m),b=f==null?p:nu(f),p=new h(y,g+"leave",m,r,u),p.target=w,p.relatedTarget=b,
y=null,Yl(u)===s&&(h=new h(v,g+"enter",f,r,u),h.target=b,h.relatedTarget=w,y=h),w=y,h=m&&f?dw(m,f,SM):null,m!==null&&PT(d,p,m,h,!1),f!==null&&w!==null&&PT(d,w,f,
h,!0)))}e:{if(m=s?nu(s):window,f=m.nodeName&&m.nodeName.toLowerCase(),f==="select"||f==="input"&&m.type==="file")var _=G6;else if(U6(m))if(H4)_=EO;else{_=RO;var z=TO}else
f=m.nodeName,!f||f.toLowerCase()!=="input"||m.type!=="checkbox"&&m.type!=="radio"?s&&C1(s.elementType)&&(_=G6):_=kO;if(_&&(_=_(e,s))){j4(d,_,r,u);break e}z&&z(e,
m,s)}switch(z=s?nu(s):window,e){case"focusin":(U6(z)||z.contentEditable==="true")&&(qs=z,Cw=s,su=null);break;case"focusout":su=Cw=qs=null;break;case"mousedown":
Tw=!0;break;case"contextmenu":case"mouseup":case"dragend":Tw=!1,F6(d,r,u);break;case"selectionchange":if(NO)break;case"keydown":case"keyup":F6(d,r,u)}var S;if(E1)
e:{switch(e){case"compositionstart":var C="onCompositionStart";break e;case"compositionend":C="onCompositionEnd";break e;case"compositionupdate":C="onCompositio\
nUpdate";break e}C=void 0}else Ys?P4(e,r)&&(C="onCompositionEnd"):e==="keydown"&&r.keyCode===229&&(C="onCompositionStart");C&&(B4&&r.locale!=="ko"&&(Ys||C!=="on\
CompositionStart"?C==="onCompositionEnd"&&Ys&&(S=D4()):(Pi=u,R1="value"in Pi?Pi.value:Pi.textContent,Ys=!0)),z=Nv(s,C),0<z.length&&(C=new j6(C,e,null,r,u),d.push(
{event:C,listeners:z}),S?C.data=S:(S=L4(r),S!==null&&(C.data=S)))),(S=xO?_O(e,r):SO(e,r))&&(C=Nv(s,"onBeforeInput"),0<C.length&&(z=new j6("onBeforeInput","befor\
einput",null,r,u),d.push({event:z,listeners:C}),z.data=S)),xM(d,e,s,r,u)}Mk(d,t)})}function Au(e,t,r){return{instance:e,listener:t,currentTarget:r}}function Nv(e,t){
for(var r=t+"Capture",o=[];e!==null;){var n=e,a=n.stateNode;if(n=n.tag,n!==5&&n!==26&&n!==27||a===null||(n=xu(e,r),n!=null&&o.unshift(Au(e,n,a)),n=xu(e,t),n!=null&&
o.push(Au(e,n,a))),e.tag===3)return o;e=e.return}return[]}function SM(e){if(e===null)return null;do e=e.return;while(e&&e.tag!==5&&e.tag!==27);return e||null}function PT(e,t,r,o,n){
for(var a=t._reactName,i=[];r!==null&&r!==o;){var l=r,c=l.alternate,s=l.stateNode;if(l=l.tag,c!==null&&c===o)break;l!==5&&l!==26&&l!==27||s===null||(c=s,n?(s=xu(
r,a),s!=null&&i.unshift(Au(r,s,c))):n||(s=xu(r,a),s!=null&&i.push(Au(r,s,c)))),r=r.return}i.length!==0&&e.push({event:t,listeners:i})}var zM=/\r\n?/g,CM=/\u0000|\uFFFD/g;
function LT(e){return(typeof e=="string"?e:""+e).replace(zM,`
`).replace(CM,"")}function Bk(e,t){return t=LT(t),LT(e)===t}function Ie(e,t,r,o,n,a){switch(r){case"children":if(typeof o=="string")t==="body"||t==="textarea"&&
o===""||md(e,o);else if(typeof o=="number"||typeof o=="bigint")t!=="body"&&md(e,""+o);else return;break;case"className":Sh(e,"class",o);break;case"tabIndex":Sh(
e,"tabindex",o);break;case"dir":case"role":case"viewBox":case"width":case"height":Sh(e,r,o);break;case"style":O4(e,o,a);return;case"data":if(t!=="object"){Sh(e,
"data",o);break}case"src":case"href":if(o===""&&(t!=="a"||r!=="href")){e.removeAttribute(r);break}if(o==null||typeof o=="function"||typeof o=="symbol"||typeof o==
"boolean"){e.removeAttribute(r);break}o=Vh(o),e.setAttribute(r,o);break;case"action":case"formAction":if(typeof o=="function"){e.setAttribute(r,"javascript:thro\
w new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to us\
e event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')");break}else typeof a=="function"&&(r==="formAction"?(t!=="\
input"&&Ie(e,t,"name",n.name,n,null),Ie(e,t,"formEncType",n.formEncType,n,null),Ie(e,t,"formMethod",n.formMethod,n,null),Ie(e,t,"formTarget",n.formTarget,n,null)):
(Ie(e,t,"encType",n.encType,n,null),Ie(e,t,"method",n.method,n,null),Ie(e,t,"target",n.target,n,null)));if(o==null||typeof o=="symbol"||typeof o=="boolean"){e.removeAttribute(
r);break}o=Vh(o),e.setAttribute(r,o);break;case"onClick":o!=null&&(e.onclick=da);return;case"onScroll":o!=null&&we("scroll",e);return;case"onScrollEnd":o!=null&&
we("scrollend",e);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(P(61));if(r=o.__html,r!=null){if(n.children!=
null)throw Error(P(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"multiple":e.multiple=o&&typeof o!="function"&&typeof o!="symbol";break;case"muted":e.muted=o&&
typeof o!="function"&&typeof o!="symbol";break;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"defaultValue":case"defaultChecked":case"\
innerHTML":case"ref":break;case"autoFocus":break;case"xlinkHref":if(o==null||typeof o=="function"||typeof o=="boolean"||typeof o=="symbol"){e.removeAttribute("x\
link:href");break}r=Vh(o),e.setAttributeNS("http://www.w3.org/1999/xlink","xlink:href",r);break;case"contentEditable":case"spellCheck":case"draggable":case"valu\
e":case"autoReverse":case"externalResourcesRequired":case"focusable":case"preserveAlpha":o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):e.
removeAttribute(r);break;case"inert":case"allowFullScreen":case"async":case"autoPlay":case"controls":case"credentialless":case"default":case"defer":case"disable\
d":case"disablePictureInPicture":case"disableRemotePlayback":case"formNoValidate":case"hidden":case"loop":case"noModule":case"noValidate":case"open":case"playsI\
nline":case"readOnly":case"required":case"reversed":case"scoped":case"seamless":case"itemScope":o&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,""):
e.removeAttribute(r);break;case"capture":case"download":o===!0?e.setAttribute(r,""):o!==!1&&o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):
e.removeAttribute(r);break;case"cols":case"rows":case"size":case"span":o!=null&&typeof o!="function"&&typeof o!="symbol"&&!isNaN(o)&&1<=o?e.setAttribute(r,o):e.
removeAttribute(r);break;case"rowSpan":case"start":o==null||typeof o=="function"||typeof o=="symbol"||isNaN(o)?e.removeAttribute(r):e.setAttribute(r,o);break;case"\
popover":we("beforetoggle",e),we("toggle",e),Ih(e,"popover",o);break;case"xlinkActuate":Ia(e,"http://www.w3.org/1999/xlink","xlink:actuate",o);break;case"xlinkA\
rcrole":Ia(e,"http://www.w3.org/1999/xlink","xlink:arcrole",o);break;case"xlinkRole":Ia(e,"http://www.w3.org/1999/xlink","xlink:role",o);break;case"xlinkShow":Ia(
e,"http://www.w3.org/1999/xlink","xlink:show",o);break;case"xlinkTitle":Ia(e,"http://www.w3.org/1999/xlink","xlink:title",o);break;case"xlinkType":Ia(e,"http://\
www.w3.org/1999/xlink","xlink:type",o);break;case"xmlBase":Ia(e,"http://www.w3.org/XML/1998/namespace","xml:base",o);break;case"xmlLang":Ia(e,"http://www.w3.org\
/XML/1998/namespace","xml:lang",o);break;case"xmlSpace":Ia(e,"http://www.w3.org/XML/1998/namespace","xml:space",o);break;case"is":Ih(e,"is",o);break;case"innerT\
ext":case"textContent":return;default:if(!(2<r.length)||r[0]!=="o"&&r[0]!=="O"||r[1]!=="n"&&r[1]!=="N")r=qN.get(r)||r,Ih(e,r,o);else return}ke=!0}function s1(e,t,r,o,n,a){
switch(r){case"style":O4(e,o,a);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(P(61));if(r=o.__html,r!=null){
if(n.children!=null)throw Error(P(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"children":if(typeof o=="string")md(e,o);else if(typeof o=="number"||typeof o==
"bigint")md(e,""+o);else return;break;case"onScroll":o!=null&&we("scroll",e);return;case"onScrollEnd":o!=null&&we("scrollend",e);return;case"onClick":o!=null&&(e.
onclick=da);return;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"innerHTML":case"ref":return;case"innerText":case"textContent":return;default:
if(!T4.hasOwnProperty(r))e:{if(r[0]==="o"&&r[1]==="n"&&(n=r.endsWith("Capture"),a=r.slice(2,n?r.length-7:void 0),t=e[co]||null,t=t!=null?t[r]:null,typeof t=="fu\
nction"&&e.removeEventListener(a,t,n),typeof o=="function")){typeof t!="function"&&t!==null&&(r in e?e[r]=null:e.hasAttribute(r)&&e.removeAttribute(r)),e.addEventListener(
a,o,n);break e}ke=!0,r in e?e[r]=o:o===!0?e.setAttribute(r,""):Ih(e,r,o)}return}ke=!0}function yr(e,t,r){switch(t){case"div":case"span":case"svg":case"path":case"\
a":case"g":case"p":case"li":break;case"img":we("error",e),we("load",e);var o=!1,n=!1,a;for(a in r)if(r.hasOwnProperty(a)){var i=r[a];if(i!=null)switch(a){case"s\
rc":o=!0;break;case"srcSet":n=!0;break;case"children":case"dangerouslySetInnerHTML":throw Error(P(137,t));default:Ie(e,t,a,i,r,null)}}n&&Ie(e,t,"srcSet",r.srcSet,
r,null),o&&Ie(e,t,"src",r.src,r,null);return;case"input":we("invalid",e);var l=a=i=n=null,c=null,s=null;for(o in r)if(r.hasOwnProperty(o)){var u=r[o];if(u!=null)
switch(o){case"name":n=u;break;case"type":i=u;break;case"checked":c=u;break;case"defaultChecked":s=u;break;case"value":a=u;break;case"defaultValue":l=u;break;case"\
children":case"dangerouslySetInnerHTML":if(u!=null)throw Error(P(137,t));break;default:Ie(e,t,o,u,r,null)}}E4(e,a,l,c,s,i,n,!1);return;case"select":we("invalid",
e),o=i=a=null;for(n in r)if(r.hasOwnProperty(n)&&(l=r[n],l!=null))switch(n){case"value":a=l;break;case"defaultValue":i=l;break;case"multiple":o=l;default:Ie(e,t,
n,l,r,null)}t=a,r=i,e.multiple=!!o,t!=null?ed(e,!!o,t,!1):r!=null&&ed(e,!!o,r,!0);return;case"textarea":we("invalid",e),a=n=o=null;for(i in r)if(r.hasOwnProperty(
i)&&(l=r[i],l!=null))switch(i){case"value":o=l;break;case"defaultValue":n=l;break;case"children":a=l;break;case"dangerouslySetInnerHTML":if(l!=null)throw Error(
P(91));break;default:Ie(e,t,i,l,r,null)}N4(e,o,n,a);return;case"option":for(c in r)r.hasOwnProperty(c)&&(o=r[c],o!=null)&&(c==="selected"?e.selected=o&&typeof o!=
"function"&&typeof o!="symbol":Ie(e,t,c,o,r,null));return;case"dialog":we("beforetoggle",e),we("toggle",e),we("cancel",e),we("close",e);break;case"iframe":case"\
object":we("load",e);break;case"video":case"audio":for(o=0;o<Eu.length;o++)we(Eu[o],e);break;case"image":we("error",e),we("load",e);break;case"details":we("togg\
le",e);break;case"embed":case"source":case"link":we("error",e),we("load",e);case"area":case"base":case"br":case"col":case"hr":case"keygen":case"meta":case"param":case"\
track":case"wbr":case"menuitem":for(s in r)if(r.hasOwnProperty(s)&&(o=r[s],o!=null))switch(s){case"children":case"dangerouslySetInnerHTML":throw Error(P(137,t));default:
Ie(e,t,s,o,r,null)}return;default:if(C1(t)){for(u in r)r.hasOwnProperty(u)&&(o=r[u],o!==void 0&&s1(e,t,u,o,r,void 0));return}}for(l in r)r.hasOwnProperty(l)&&(o=
r[l],o!=null&&Ie(e,t,l,o,r,null))}var TM={};function RM(e,t,r,o){switch(t){case"div":case"span":case"svg":case"path":case"a":case"g":case"p":case"li":break;case"\
input":var n=null,a=null,i=null,l=null,c=null,s=null,u=null;for(f in r){var d=r[f];if(r.hasOwnProperty(f)&&d!=null)switch(f){case"checked":break;case"value":break;case"\
defaultValue":c=d;default:o.hasOwnProperty(f)||Ie(e,t,f,null,o,d)}}for(var m in o){var f=o[m];if(d=r[m],o.hasOwnProperty(m)&&(f!=null||d!=null))switch(m){case"t\
ype":f!==d&&(ke=!0),a=f;break;case"name":f!==d&&(ke=!0),n=f;break;case"checked":f!==d&&(ke=!0),s=f;break;case"defaultChecked":f!==d&&(ke=!0),u=f;break;case"valu\
e":f!==d&&(ke=!0),i=f;break;case"defaultValue":f!==d&&(ke=!0),l=f;break;case"children":case"dangerouslySetInnerHTML":if(f!=null)throw Error(P(137,t));break;default:
f!==d&&Ie(e,t,m,f,o,d)}}xw(e,i,l,c,s,u,a,n);return;case"select":f=i=l=m=null;for(a in r)if(c=r[a],r.hasOwnProperty(a)&&c!=null)switch(a){case"value":break;case"\
multiple":f=c;default:o.hasOwnProperty(a)||Ie(e,t,a,null,o,c)}for(n in o)if(a=o[n],c=r[n],o.hasOwnProperty(n)&&(a!=null||c!=null))switch(n){case"value":a!==c&&(ke=
!0),m=a;break;case"defaultValue":a!==c&&(ke=!0),l=a;break;case"multiple":a!==c&&(ke=!0),i=a;default:a!==c&&Ie(e,t,n,a,o,c)}t=l,r=i,o=f,m!=null?ed(e,!!r,m,!1):!!o!=
!!r&&(t!=null?ed(e,!!r,t,!0):ed(e,!!r,r?[]:"",!1));return;case"textarea":f=m=null;for(l in r)if(n=r[l],r.hasOwnProperty(l)&&n!=null&&!o.hasOwnProperty(l))switch(l){case"\
value":break;case"children":break;default:Ie(e,t,l,null,o,n)}for(i in o)if(n=o[i],a=r[i],o.hasOwnProperty(i)&&(n!=null||a!=null))switch(i){case"value":n!==a&&(ke=
!0),m=n;break;case"defaultValue":n!==a&&(ke=!0),f=n;break;case"children":break;case"dangerouslySetInnerHTML":if(n!=null)throw Error(P(91));break;default:n!==a&&
Ie(e,t,i,n,o,a)}A4(e,m,f);return;case"option":for(var p in r)m=r[p],r.hasOwnProperty(p)&&m!=null&&!o.hasOwnProperty(p)&&(p==="selected"?e.selected=!1:Ie(e,t,p,null,
o,m));for(c in o)m=o[c],f=r[c],o.hasOwnProperty(c)&&m!==f&&(m!=null||f!=null)&&(c==="selected"?(m!==f&&(ke=!0),e.selected=m&&typeof m!="function"&&typeof m!="sy\
mbol"):Ie(e,t,c,m,o,f));return;case"img":case"link":case"area":case"base":case"br":case"col":case"embed":case"hr":case"keygen":case"meta":case"param":case"sourc\
e":case"track":case"wbr":case"menuitem":for(var h in r)m=r[h],r.hasOwnProperty(h)&&m!=null&&!o.hasOwnProperty(h)&&Ie(e,t,h,null,o,m);for(s in o)if(m=o[s],f=r[s],
o.hasOwnProperty(s)&&m!==f&&(m!=null||f!=null))switch(s){case"children":case"dangerouslySetInnerHTML":if(m!=null)throw Error(P(137,t));break;default:Ie(e,t,s,m,
o,f)}return;default:if(C1(t)){for(var w in r)m=r[w],r.hasOwnProperty(w)&&m!==void 0&&!o.hasOwnProperty(w)&&s1(e,t,w,void 0,o,m);for(u in o)m=o[u],f=r[u],!o.hasOwnProperty(
u)||m===f||m===void 0&&f===void 0||s1(e,t,u,m,o,f);return}}for(var v in r)m=r[v],r.hasOwnProperty(v)&&m!=null&&!o.hasOwnProperty(v)&&Ie(e,t,v,null,o,m);for(d in o)
m=o[d],f=r[d],!o.hasOwnProperty(d)||m===f||m==null&&f==null||Ie(e,t,d,m,o,f)}function jT(e){switch(e){case"css":case"script":case"font":case"img":case"image":case"\
input":case"link":return!0;default:return!1}}function kM(){if(typeof performance.getEntriesByType=="function"){for(var e=0,t=0,r=performance.getEntriesByType("r\
esource"),o=0;o<r.length;o++){var n=r[o],a=n.transferSize,i=n.initiatorType,l=n.duration;if(a&&l&&jT(i)){for(i=0,l=n.responseEnd,o+=1;o<r.length;o++){var c=r[o],
s=c.startTime;if(s>l)break;var u=c.transferSize,d=c.initiatorType;u&&jT(d)&&(c=c.responseEnd,i+=u*(c<l?1:(l-s)/(c-s)))}if(--o,t+=8*(a+i)/(n.duration/1e3),e++,10<
e)break}}if(0<e)return t/e/1e6}return navigator.connection&&(e=navigator.connection.downlink,typeof e=="number")?e:5}var d1=null,m1=null;function Nu(e){return e.
nodeType===9?e:e.ownerDocument}function HT(e){switch(e){case"http://www.w3.org/2000/svg":return 1;case"http://www.w3.org/1998/Math/MathML":return 2;default:return 0}}
function Pk(e,t){if(e===0)switch(t){case"svg":return 1;case"math":return 2;default:return 0}return e===1&&t==="foreignObject"?0:e}function Lk(e,t,r,o){return r=
Nu(r).createElement(e),r[hr]=o,r[co]=t,yr(r,e,t),cr(r),r}function u1(e,t){return e==="textarea"||e==="noscript"||typeof t.children=="string"||typeof t.children==
"number"||typeof t.children=="bigint"||typeof t.dangerouslySetInnerHTML=="object"&&t.dangerouslySetInnerHTML!==null&&t.dangerouslySetInnerHTML.__html!=null}var iw=null;
function EM(){var e=window.event;return e&&e.type==="popstate"?e===iw?!1:(iw=e,!0):(iw=null,!1)}var mx=typeof setTimeout=="function"?setTimeout:void 0,AM=typeof clearTimeout==
"function"?clearTimeout:void 0,IT=typeof Promise=="function"?Promise:void 0,VT=typeof requestAnimationFrame=="function"?requestAnimationFrame:mx,NM=typeof queueMicrotask==
"function"?queueMicrotask:typeof IT<"u"?function(e){return IT.resolve(null).then(e).catch(OM)}:mx;function OM(e){setTimeout(function(){throw e})}function ol(e){
return e==="head"}function UT(e,t){var r=t,o=0;do{var n=r.nextSibling;if(e.removeChild(r),n&&n.nodeType===8)if(r=n.data,r==="/$"||r==="/&"){if(o===0){e.removeChild(
n),xd(t);return}o--}else if(r==="$"||r==="$?"||r==="$~"||r==="$!"||r==="&")o++;else if(r==="html")cw(e.ownerDocument.documentElement);else if(r==="head"){r=e.ownerDocument.
head,cw(r);for(var a=r.firstChild;a;){var i=a.nextSibling,l=a.nodeName;a[Iu]||l==="SCRIPT"||l==="STYLE"||l==="LINK"&&a.rel.toLowerCase()==="stylesheet"||r.removeChild(
a),a=i}}else r==="body"&&cw(e.ownerDocument.body);r=n}while(r);xd(t)}function GT(e,t){var r=e;e=0;do{var o=r.nextSibling;if(r.nodeType===1?t?(r._stashedDisplay=
r.style.display,r.style.display="none"):(r.style.display=r._stashedDisplay||"",r.getAttribute("style")===""&&r.removeAttribute("style")):r.nodeType===3&&(t?(r._stashedText=
r.nodeValue,r.nodeValue=""):r.nodeValue=r._stashedText||""),o&&o.nodeType===8)if(r=o.data,r==="/$"){if(e===0)break;e--}else r!=="$"&&r!=="$?"&&r!=="$~"&&r!=="$!"||
e++;r=o}while(r)}function jk(e,t,r){if(t=CSS.escape(t)!==t?"r-"+btoa(t).replace(/=/g,""):t,e.style.viewTransitionName=t,r!=null&&(e.style.viewTransitionClass=r),
r=getComputedStyle(e),r.display==="inline"){if(t=e.getClientRects(),t.length===1)var o=1;else for(var n=o=0;n<t.length;n++){var a=t[n];0<a.width&&0<a.height&&o++}
o===1&&(e=e.style,e.display=t.length===1?"inline-block":"block",e.marginTop="-"+r.paddingTop,e.marginBottom="-"+r.paddingBottom)}}function Hk(e,t){e=e.style,t=t.
style;var r=t!=null?t.hasOwnProperty("viewTransitionName")?t.viewTransitionName:t.hasOwnProperty("view-transition-name")?t["view-transition-name"]:null:null;e.viewTransitionName=
r==null||typeof r=="boolean"?"":(""+r).trim(),r=t!=null?t.hasOwnProperty("viewTransitionClass")?t.viewTransitionClass:t.hasOwnProperty("view-transition-class")?
t["view-transition-class"]:null:null,e.viewTransitionClass=r==null||typeof r=="boolean"?"":(""+r).trim(),e.display==="inline-block"&&(t==null?e.display=e.margin=
"":(r=t.display,e.display=r==null||typeof r=="boolean"?"":r,r=t.margin,r!=null?e.margin=r:(r=t.hasOwnProperty("marginTop")?t.marginTop:t["margin-top"],e.marginTop=
r==null||typeof r=="boolean"?"":r,t=t.hasOwnProperty("marginBottom")?t.marginBottom:t["margin-bottom"],e.marginBottom=t==null||typeof t=="boolean"?"":t)))}function Ik(e,t,r){
return r=r.ownerDocument.defaultView,{rect:e,abs:t.position==="absolute"||t.position==="fixed",clip:t.clipPath!=="none"||t.overflow!=="visible"||t.filter!=="non\
e"||t.mask!=="none"||t.mask!=="none"||t.borderRadius!=="0px",view:0<=e.bottom&&0<=e.right&&e.top<=r.innerHeight&&e.left<=r.innerWidth}}function f1(e){var t=e.getBoundingClientRect(),
r=getComputedStyle(e);return Ik(t,r,e)}function MM(e){var t=e.getBoundingClientRect();t=new DOMRect(t.x+2e4,t.y+2e4,t.width,t.height);var r=getComputedStyle(e);
return Ik(t,r,e)}function DM(e){return e.documentElement.clientHeight}function BM(e){this.addEventListener("load",e),this.addEventListener("error",e)}function PM(e,t,r,o,n,a,i,l,c){
var s=t.nodeType===9?t:t.ownerDocument;try{var u=s.startViewTransition({update:function(){var m=s.defaultView,f=m.navigation&&m.navigation.transition,p=s.fonts.
status;o();var h=[];if(p==="loaded"&&(DM(s),s.fonts.status==="loading"&&h.push(s.fonts.ready)),p=h.length,e!==null)for(var w=e.suspenseyImages,v=0,g=0;g<w.length;g++){
var b=w[g];if(!b.complete){var y=b.getBoundingClientRect();if(0<y.bottom&&0<y.right&&y.top<m.innerHeight&&y.left<m.innerWidth){if(v+=Wk(b),v>rv){h.length=p;break}
b=new Promise(BM.bind(b)),h.push(b)}}}if(0<h.length)return m=Promise.race([Promise.all(h),new Promise(function(_){return setTimeout(_,500)})]).then(n,n),(f?Promise.
allSettled([f.finished,m]):m).then(a,a);if(n(),f)return f.finished.then(a,a);a()},types:r});s.__reactViewTransition=u;var d=[];return u.ready.then(function(){for(var m=s.
documentElement.getAnimations({subtree:!0}),f=0;f<m.length;f++){var p=m[f],h=p.effect,w=h.pseudoElement;if(w!=null&&w.startsWith("::view-transition")){d.push(p),
p=h.getKeyframes();for(var v=w=void 0,g=!0,b=0;b<p.length;b++){var y=p[b],_=y.width;if(w===void 0)w=_;else if(w!==_){g=!1;break}if(_=y.height,v===void 0)v=_;else if(v!==
_){g=!1;break}delete y.width,delete y.height,y.transform==="none"&&delete y.transform}g&&w!==void 0&&v!==void 0&&(h.setKeyframes(p),g=getComputedStyle(h.target,
h.pseudoElement),g.width!==w||g.height!==v)&&(g=p[0],g.width=w,g.height=v,g=p[p.length-1],g.width=w,g.height=v,h.setKeyframes(p))}}i()},function(m){s.__reactViewTransition===
u&&(s.__reactViewTransition=null);try{typeof m=="object"&&m!==null&&m.name==="InvalidStateError"&&(m.message==="View transition was skipped because document vis\
ibility state is hidden."||m.message==="Skipping view transition because document visibility state has become hidden."||m.message==="Skipping view transition be\
cause viewport size changed."||m.message==="Transition was aborted because of invalid state")&&(m=null),m!==null&&c(m)}finally{o(),n(),i()}}),u.finished.finally(
function(){for(var m=0;m<d.length;m++)d[m].cancel();s.__reactViewTransition===u&&(s.__reactViewTransition=null),l()}),u}catch{return o(),n(),i(),null}}function ql(e,t){
this._scope=document.documentElement,this._selector="::view-transition-"+e+"("+t+")"}ql.prototype.animate=function(e,t){return t=typeof t=="number"?{duration:t}:
Je({},t),t.pseudoElement=this._selector,this._scope.animate(e,t)};ql.prototype.getAnimations=function(){for(var e=this._scope,t=this._selector,r=e.getAnimations(
{subtree:!0}),o=[],n=0;n<r.length;n++){var a=r[n].effect;a!==null&&a.target===e&&a.pseudoElement===t&&o.push(r[n])}return o};ql.prototype.getComputedStyle=function(){
return getComputedStyle(this._scope,this._selector)};function Vk(e){return{name:e,group:new ql("group",e),imagePair:new ql("image-pair",e),old:new ql("old",e),new:new ql(
"new",e)}}function Ao(e){this._fragmentFiber=e,this._observers=this._eventListeners=null}Ao.prototype.addEventListener=function(e,t,r){var o=null,n=null;if(!(r!=
null&&typeof r!="boolean"&&(o=r.signal||null,o!==null&&o.aborted))){this._eventListeners===null&&(this._eventListeners=[]);var a=this._eventListeners;if(Uk(a,e,
t,r)===-1){var i=this,l=t;r!=null&&typeof r!="boolean"&&r.once===!0&&(l=function(c){i.removeEventListener(e,t,r),typeof t=="function"?t.call(this,c):t.handleEvent(
c)}),o!==null&&(n=i.removeEventListener.bind(i,e,t,r),o.addEventListener("abort",n,{once:!0}),n=o.removeEventListener.bind(o,"abort",n)),o=gd(r),a.push({type:e,
listener:t,optionsOrUseCapture:r,attachedListener:l,cleanup:n}),lo(this._fragmentFiber.child,!1,LM,e,l,o)}this._eventListeners=a}};function LM(e,t,r,o){return Wt(
e).addEventListener(t,r,o),!1}Ao.prototype.removeEventListener=function(e,t,r){var o=this._eventListeners;if(o!==null&&(t=Uk(o,e,t,r),t!==-1)){var n=o[t];r=n.attachedListener;
var a=n.cleanup;n=gd(n.optionsOrUseCapture),lo(this._fragmentFiber.child,!1,jM,e,r,n),o.splice(t,1),a!==null&&a()}};function jM(e,t,r,o){return Wt(e).removeEventListener(
t,r,o),!1}function gd(e){return e!=null&&typeof e!="boolean"&&(e.once===!0||e.signal instanceof AbortSignal)?{capture:e.capture,passive:e.passive}:e}function $T(e){
return e==null?"c=0":typeof e=="boolean"?"c="+(e?"1":"0"):"c="+(e.capture?"1":"0")}function Uk(e,t,r,o){if(e.length===0)return-1;o=$T(o);for(var n=0;n<e.length;n++){
var a=e[n];if(a.type===t&&a.listener===r&&$T(a.optionsOrUseCapture)===o)return n}return-1}Ao.prototype.dispatchEvent=function(e){var t=ic(this._fragmentFiber);if(t===
null)return!0;t=Wt(t);var r=this._eventListeners;if(r!==null&&0<r.length||!e.bubbles){var o=t.nodeType===9?t.createComment(""):document.createTextNode("");if(r)
for(var n=0;n<r.length;n++){var a=r[n];o.addEventListener(a.type,a.attachedListener,gd(a.optionsOrUseCapture))}if(t.appendChild(o),e=o.dispatchEvent(e),r)for(n=
0;n<r.length;n++)a=r[n],o.removeEventListener(a.type,a.attachedListener,gd(a.optionsOrUseCapture));return t.removeChild(o),e}return t.dispatchEvent(e)};Ao.prototype.
focus=function(e){lo(this._fragmentFiber.child,!0,Gk,e,void 0,void 0)};function Gk(e,t){return e.tag===6?!1:(e=Wt(e),QM(e,t))}Ao.prototype.focusLast=function(e){
var t=[];lo(this._fragmentFiber.child,!0,ux,t,void 0,void 0);for(var r=t.length-1;0<=r&&!Gk(t[r],e);r--);};function ux(e,t){return t.push(e),!1}Ao.prototype.blur=
function(){var e=ic(this._fragmentFiber);e!==null&&(e=Wt(e),e=Nu(e).activeElement,e!==null&&lo(this._fragmentFiber.child,!1,HM,e,void 0,void 0))};function HM(e,t){
return e.tag===6?!1:(e=Wt(e),e===t||e.contains(t)?(t.blur(),!0):!1)}Ao.prototype.observeUsing=function(e){this._observers===null&&(this._observers=new Set),this.
_observers.add(e),lo(this._fragmentFiber.child,!1,IM,e,void 0,void 0)};function IM(e,t){return e.tag===6||(e=Wt(e),t.observe(e)),!1}Ao.prototype.unobserveUsing=
function(e){var t=this._observers;if(t!==null&&t.has(e)){t.delete(e),lo(this._fragmentFiber.child,!1,VM,e,void 0,void 0);for(var r=t=0;r<Sn.length;r++){var o=Sn[r];
o.fragmentInstance===this&&o.observer===e?e.unobserve(o.instance):Sn[t++]=o}Sn.length=t}};function VM(e,t){return e.tag===6||(e=Wt(e),t.unobserve(e)),!1}var Sn=[],
lw=!1;function UM(e,t,r){Sn.push({fragmentInstance:e,observer:t,instance:r}),lw||(lw=!0,ZM(function(){lw=!1;var o=Sn;Sn=[];for(var n=0;n<o.length;n++){var a=o[n];
a.observer.unobserve(a.instance)}}))}Ao.prototype.getClientRects=function(){var e=[];return lo(this._fragmentFiber.child,!1,GM,e,void 0,void 0),e};function GM(e,t){
if(e.tag===6){e=e.stateNode;var r=e.ownerDocument.createRange();r.selectNodeContents(e),t.push.apply(t,r.getClientRects())}else e=Wt(e),t.push.apply(t,e.getClientRects());
return!1}Ao.prototype.getRootNode=function(e){var t=ic(this._fragmentFiber);return t===null?this:Wt(t).getRootNode(e)};Ao.prototype.compareDocumentPosition=function(e){
var t=ic(this._fragmentFiber);if(t===null)return Node.DOCUMENT_POSITION_DISCONNECTED;var r=[];lo(this._fragmentFiber.child,!1,ux,r,void 0,void 0);var o=Wt(t);if(r.
length===0){if(r=o,S6(this._fragmentFiber)){e:{for(t=this._fragmentFiber.return;t!==null;){if(t.tag===4){t=t.stateNode.containerInfo;break e}if(t.tag===3||t.tag===
5||t.tag===27)break;t=t.return}t=null}t!=null&&(r=t)}t=this._fragmentFiber;var n=o=r.compareDocumentPosition(e);return r===e?n=Node.DOCUMENT_POSITION_CONTAINS:o&
Node.DOCUMENT_POSITION_CONTAINED_BY&&(r=m4(t)[1],r===null?n=Node.DOCUMENT_POSITION_PRECEDING:(e=Wt(r).compareDocumentPosition(e),n=e===0||e&Node.DOCUMENT_POSITION_FOLLOWING?
Node.DOCUMENT_POSITION_FOLLOWING:Node.DOCUMENT_POSITION_PRECEDING)),n|=Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC}t=Wt(r[0]),n=Wt(r[r.length-1]);var a=S6(this.
_fragmentFiber)?t.parentElement:o;if(a==null)return Node.DOCUMENT_POSITION_DISCONNECTED;o=a.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_CONTAINED_BY,a=a.compareDocumentPosition(
n)&Node.DOCUMENT_POSITION_CONTAINED_BY;var i=t.compareDocumentPosition(e),l=n.compareDocumentPosition(e),c=i&Node.DOCUMENT_POSITION_CONTAINED_BY||l&Node.DOCUMENT_POSITION_CONTAINED_BY;
return l=o&&a&&i&Node.DOCUMENT_POSITION_FOLLOWING&&l&Node.DOCUMENT_POSITION_PRECEDING,t=o&&t===e||a&&n===e||c||l?Node.DOCUMENT_POSITION_CONTAINED_BY:!o&&t===e||
!a&&n===e?Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC:i,t&Node.DOCUMENT_POSITION_DISCONNECTED||t&Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC||$M(t,this._fragmentFiber,
r[0],r[r.length-1],e)?t:Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC};function $M(e,t,r,o,n){var a=Yl(n);if(e&Node.DOCUMENT_POSITION_CONTAINED_BY){if(r=!!a)e:{
for(;a!==null;){if(a.tag===7&&(a===t||a.alternate===t)){r=!0;break e}a=a.return}r=!1}return r}if(e&Node.DOCUMENT_POSITION_CONTAINS){if(a===null)return a=n.ownerDocument,
n===a||n===a.documentElement||n===a.body;e:{for(a=t,t=ic(t);a!==null;){if(!(a.tag!==5&&a.tag!==3&&a.tag!==27||a!==t&&a.alternate!==t)){a=!0;break e}a=a.return}a=
!1}return a}return e&Node.DOCUMENT_POSITION_PRECEDING?((t=!!a)&&!(t=a===r)&&(t=dw(r,a,z6),t===null?t=!1:(lo(t,!0,wN,a,r),a=Vs,Vs=null,t=a!==null)),t):e&Node.DOCUMENT_POSITION_FOLLOWING?
((t=!!a)&&!(t=a===o)&&(t=dw(o,a,z6),t===null?t=!1:(lo(t,!0,xN,a,o),a=Vs,sw=Vs=null,t=a!==null)),t):!1}function YT(e,t){var r=e.ownerDocument.createRange();r.selectNodeContents(
e),e=r.getBoundingClientRect(),window.scrollTo(window.scrollX+e.left,t?window.scrollY+e.top:window.scrollY+e.bottom-window.innerHeight)}Ao.prototype.scrollIntoView=
function(e){if(typeof e=="object")throw Error(P(566));var t=[];lo(this._fragmentFiber.child,!1,ux,t,void 0,void 0);var r=e!==!1;if(t.length===0){var o=m4(this._fragmentFiber);
if(o=r?o[1]||o[0]||ic(this._fragmentFiber):o[0]||o[1],o===null)return;if(o.tag===6){e=Wt(o),YT(e,r);return}if(o=Wt(o),o.nodeType!==9){if(o.nodeType===11){r="hos\
t"in o?o.host:null,r!==null&&r.scrollIntoView(e);return}o.scrollIntoView(e)}}for(o=r?t.length-1:0;o!==(r?-1:t.length);){var n=t[o];n.tag===6?(n=Wt(n),YT(n,r)):Wt(
n).scrollIntoView(e),o+=r?-1:1}};function YM(e,t){return e=Wt(e),$k(e,t),!1}function $k(e,t){e.reactFragments==null&&(e.reactFragments=new Set),e.reactFragments.
add(t)}function Yk(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.addEventListener(n.type,n.attachedListener,gd(n.optionsOrUseCapture))}
e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){for(var i=0,l=0;l<Sn.length;l++){var c=Sn[l];(c.fragmentInstance!==t||c.observer!==a||c.instance!==
e)&&(Sn[i++]=c)}Sn.length=i,a.observe(e)}),$k(e,t))}function qM(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.removeEventListener(
n.type,n.attachedListener,gd(n.optionsOrUseCapture))}e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){typeof a.rootMargin=="string"?UM(t,a,e):a.unobserve(
e)}),e.reactFragments!=null&&e.reactFragments.delete(t))}function p1(e){var t=e.firstChild;for(t&&t.nodeType===10&&(t=t.nextSibling);t;){var r=t;switch(t=t.nextSibling,
r.nodeName){case"HTML":case"HEAD":case"BODY":p1(r),Bv(r);continue;case"SCRIPT":case"STYLE":continue;case"LINK":if(r.rel.toLowerCase()==="stylesheet")continue}e.
removeChild(r)}}function FM(e,t,r,o){for(;e.nodeType===1;){var n=r;if(e.nodeName.toLowerCase()!==t.toLowerCase()){if(!o&&(e.nodeName!=="INPUT"||e.type!=="hidden"))
break}else if(o){if(!e[Iu])switch(t){case"meta":if(!e.hasAttribute("itemprop"))break;return e;case"link":if(a=e.getAttribute("rel"),a==="stylesheet"&&e.hasAttribute(
"data-precedence"))break;if(a!==n.rel||e.getAttribute("href")!==(n.href==null||n.href===""?null:n.href)||e.getAttribute("crossorigin")!==(n.crossOrigin==null?null:
n.crossOrigin)||e.getAttribute("title")!==(n.title==null?null:n.title))break;return e;case"style":if(e.hasAttribute("data-precedence"))break;return e;case"scrip\
t":if(a=e.getAttribute("src"),(a!==(n.src==null?null:n.src)||e.getAttribute("type")!==(n.type==null?null:n.type)||e.getAttribute("crossorigin")!==(n.crossOrigin==
null?null:n.crossOrigin))&&a&&e.hasAttribute("async")&&!e.hasAttribute("itemprop"))break;return e;default:return e}}else if(t==="input"&&e.type==="hidden"){var a=n.
name==null?null:""+n.name;if(n.type==="hidden"&&e.getAttribute("name")===a)return e}else return e;if(e=tn(e.nextSibling),e===null)break}return null}function XM(e,t,r){
if(t==="")return null;for(;e.nodeType!==3;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!r||(e=tn(e.nextSibling),e===null))return null;return e}
function qk(e,t){for(;e.nodeType!==8;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!t||(e=tn(e.nextSibling),e===null))return null;return e}function h1(e){
return e.data==="$?"||e.data==="$~"}function fx(e){return e.data==="$!"||e.data==="$?"&&e.ownerDocument.readyState!=="loading"}function KM(e,t){var r=e.ownerDocument;
if(e.data==="$~")e._reactRetry=t;else if(e.data!=="$?"||r.readyState!=="loading")t();else{var o=function(){t(),r.removeEventListener("DOMContentLoaded",o)};r.addEventListener(
"DOMContentLoaded",o),e._reactRetry=o}}function tn(e){for(;e!=null;e=e.nextSibling){var t=e.nodeType;if(t===1||t===3)break;if(t===8){if(t=e.data,t==="$"||t==="$\
!"||t==="$?"||t==="$~"||t==="&"||t==="F!"||t==="F")break;if(t==="/$"||t==="/&")return null}}return e}var v1=null;function qT(e){e=e.nextSibling;for(var t=0;e;){
if(e.nodeType===8){var r=e.data;if(r==="/$"||r==="/&"){if(t===0)return tn(e.nextSibling);t--}else r!=="$"&&r!=="$!"&&r!=="$?"&&r!=="$~"&&r!=="&"||t++}e=e.nextSibling}
return null}function FT(e){e=e.previousSibling;for(var t=0;e;){if(e.nodeType===8){var r=e.data;if(r==="$"||r==="$!"||r==="$?"||r==="$~"||r==="&"){if(t===0)return e;
t--}else r!=="/$"&&r!=="/&"||t++}e=e.previousSibling}return null}function QM(e,t){function r(){o=!0}if(e.ownerDocument.activeElement===e)return!0;var o=!1;try{e.
ownerDocument.addEventListener("focus",r,!0),(e.focus||HTMLElement.prototype.focus).call(e,t)}finally{e.ownerDocument.removeEventListener("focus",r,!0)}return o}
function ZM(e){VT(function(){VT(function(t){return e(t)})})}function Fk(e,t,r){switch(t=Nu(r),e){case"html":if(e=t.documentElement,!e)throw Error(P(452));return e;case"\
head":if(e=t.head,!e)throw Error(P(453));return e;case"body":if(e=t.body,!e)throw Error(P(454));return e;default:throw Error(P(451))}}function Xk(e,t,r){for(var o in r){
var n=r[o];r.hasOwnProperty(o)&&n!=null&&Ie(e,t,o,null,TM,n)}r.dangerouslySetInnerHTML!=null&&(e.textContent=""),e.onclick===da&&(e.onclick=null),Bv(e)}function cw(e){
for(var t=e.attributes;t.length;)e.removeAttributeNode(t[0]);Bv(e)}var rn=new Map,XT=new Set;function Ou(e){if(typeof e.getRootNode=="function"){var t=e.getRootNode();
if(t.nodeType===9||t.nodeType===11)return t}return e.nodeType===9?e:e.ownerDocument}var ei=De.d;De.d={f:WM,r:JM,D:eD,C:tD,L:rD,m:oD,X:aD,S:nD,M:iD};function WM(){
var e=ei.f(),t=Kv();return e||t}function JM(e){var t=Sd(e);t!==null&&t.tag===5&&t.type==="form"?OR(t):ei.r(e)}var Rd=typeof document>"u"?null:document;function Kk(e,t,r){
var o=Rd;if(o&&typeof t=="string"&&t){var n=Wo(t);n='link[rel="'+e+'"][href="'+n+'"]',typeof r=="string"&&(n+='[crossorigin="'+r+'"]'),XT.has(n)||(XT.add(n),e={
rel:e,crossOrigin:r,href:t},o.querySelector(n)===null&&(t=o.createElement("link"),yr(t,"link",e),cr(t),o.head.appendChild(t)))}}function eD(e){ei.D(e),Kk("dns-p\
refetch",e,null)}function tD(e,t){ei.C(e,t),Kk("preconnect",e,t)}function rD(e,t,r){ei.L(e,t,r);var o=Rd;if(o&&e&&t){var n='link[rel="preload"][as="'+Wo(t)+'"]';
t==="image"&&r&&r.imageSrcSet?(n+='[imagesrcset="'+Wo(r.imageSrcSet)+'"]',typeof r.imageSizes=="string"&&(n+='[imagesizes="'+Wo(r.imageSizes)+'"]')):n+='[href="'+
Wo(e)+'"]';var a=n;switch(t){case"style":a=bd(e);break;case"script":a=kd(e)}if(!(rn.has(a)||(e=Je({rel:"preload",href:t==="image"&&r&&r.imageSrcSet?void 0:e,as:t},
r),rn.set(a,e),o.querySelector(n)!==null||t==="style"&&o.querySelector(qu(a))||t==="script"&&o.querySelector(Fu(a))))){var i=o.createElement("link");yr(i,"link",
e),t==="style"&&(i[sv]=!0,i.onload=i.onerror=function(){z4(i)}),cr(i),o.head.appendChild(i)}}}function oD(e,t){ei.m(e,t);var r=Rd;if(r&&e){var o=t&&typeof t.as==
"string"?t.as:"script",n='link[rel="modulepreload"][as="'+Wo(o)+'"][href="'+Wo(e)+'"]',a=n;switch(o){case"audioworklet":case"paintworklet":case"serviceworker":case"\
sharedworker":case"worker":case"script":a=kd(e)}if(!rn.has(a)&&(e=Je({rel:"modulepreload",href:e},t),rn.set(a,e),r.querySelector(n)===null)){switch(o){case"audi\
oworklet":case"paintworklet":case"serviceworker":case"sharedworker":case"worker":case"script":if(r.querySelector(Fu(a)))return}o=r.createElement("link"),yr(o,"l\
ink",e),cr(o),r.head.appendChild(o)}}}function nD(e,t,r){ei.S(e,t,r);var o=Rd;if(o&&e){var n=Js(o).hoistableStyles,a=bd(e);t=t||"default";var i=n.get(a);if(!i){
var l={loading:0,preload:null};if(i=o.querySelector(qu(a)))l.loading=5;else{e=Je({rel:"stylesheet",href:e,"data-precedence":t},r),(r=rn.get(a))&&px(e,r);var c=i=
o.createElement("link");cr(c),yr(c,"link",e),c._p=new Promise(function(s,u){c.onload=s,c.onerror=u}),c.addEventListener("load",function(){l.loading|=1}),c.addEventListener(
"error",function(){l.loading|=2}),l.loading|=4,ev(i,t,o)}i={type:"stylesheet",instance:i,count:1,state:l},n.set(a,i)}}}function aD(e,t){ei.X(e,t);var r=Rd;if(r&&
e){var o=Js(r).hoistableScripts,n=kd(e),a=o.get(n);a||(a=r.querySelector(Fu(n)),a||(e=Je({src:e,async:!0},t),(t=rn.get(n))&&hx(e,t),a=r.createElement("script"),
cr(a),yr(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function iD(e,t){ei.M(e,t);var r=Rd;if(r&&e){var o=Js(r).
hoistableScripts,n=kd(e),a=o.get(n);a||(a=r.querySelector(Fu(n)),a||(e=Je({src:e,async:!0,type:"module"},t),(t=rn.get(n))&&hx(e,t),a=r.createElement("script"),cr(
a),yr(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function KT(e,t,r,o){var n=(n=Vi.current)?Ou(n):null;if(!n)
throw Error(P(446));switch(e){case"meta":case"title":return null;case"style":return typeof r.precedence=="string"&&typeof r.href=="string"?(r=bd(r.href),t=Js(n).
hoistableStyles,o=t.get(r),o||(o={type:"style",instance:null,count:0,state:null},t.set(r,o)),o):{type:"void",instance:null,count:0,state:null};case"link":if(r.rel===
"stylesheet"&&typeof r.href=="string"&&typeof r.precedence=="string"){e=bd(r.href);var a=Js(n).hoistableStyles,i=a.get(e);if(i||(n=n.ownerDocument||n,i={type:"s\
tylesheet",instance:null,count:0,state:{loading:0,preload:null}},a.set(e,i),(a=n.querySelector(qu(e)))?a._p||(i.instance=a,i.state.loading=5):(a=rn.get(e),a||(a=
{rel:"preload",as:"style",href:r.href,crossOrigin:r.crossOrigin,integrity:r.integrity,media:r.media,hrefLang:r.hrefLang,referrerPolicy:r.referrerPolicy},rn.set(
e,a)),lD(n,e,a,i.state))),t&&o===null)throw Error(P(528,""));return i}if(t&&o!==null)throw Error(P(529,""));return null;case"script":return t=r.async,r=r.src,typeof r==
"string"&&t&&typeof t!="function"&&typeof t!="symbol"?(r=kd(r),t=Js(n).hoistableScripts,o=t.get(r),o||(o={type:"script",instance:null,count:0,state:null},t.set(
r,o)),o):{type:"void",instance:null,count:0,state:null};default:throw Error(P(444,e))}}function bd(e){return'href="'+Wo(e)+'"'}function qu(e){return'link[rel="s\
tylesheet"]['+e+"]"}function Qk(e){return Je({},e,{"data-precedence":e.precedence,precedence:null})}function lD(e,t,r,o){if(t=e.querySelector('link[rel="preload\
"][as="style"]['+t+"]")){if(t[sv]!==!0){o.loading=1;return}}else t=e.createElement("link"),t[sv]=!0,t.onload=t.onerror=z4.bind(null,t),yr(t,"link",r),cr(t),e.head.
appendChild(t);o.preload=t,t.addEventListener("load",function(){return o.loading|=1}),t.addEventListener("error",function(){return o.loading|=2})}function kd(e){
return'[src="'+Wo(e)+'"]'}function Fu(e){return"script[async]"+e}function QT(e,t,r){if(t.count++,t.instance===null)switch(t.type){case"style":var o=e.querySelector(
'style[data-href~="'+Wo(r.href)+'"]');if(o)return t.instance=o,cr(o),o;var n=Je({},r,{"data-href":r.href,"data-precedence":r.precedence,href:null,precedence:null});
return o=(e.ownerDocument||e).createElement("style"),cr(o),yr(o,"style",n),ev(o,r.precedence,e),t.instance=o;case"stylesheet":n=bd(r.href);var a=e.querySelector(
qu(n));if(a)return t.state.loading|=4,t.instance=a,cr(a),a;o=Qk(r),(n=rn.get(n))&&px(o,n),a=(e.ownerDocument||e).createElement("link"),cr(a);var i=a;return i._p=
new Promise(function(l,c){i.onload=l,i.onerror=c}),yr(a,"link",o),t.state.loading|=4,ev(a,r.precedence,e),t.instance=a;case"script":return a=kd(r.src),(n=e.querySelector(
Fu(a)))?(t.instance=n,cr(n),n):(o=r,(n=rn.get(a))&&(o=Je({},r),hx(o,n)),e=e.ownerDocument||e,n=e.createElement("script"),cr(n),yr(n,"link",o),e.head.appendChild(
n),t.instance=n);case"void":return null;default:throw Error(P(443,t.type))}else t.type==="stylesheet"&&(t.state.loading&4)===0&&(o=t.instance,t.state.loading|=4,
ev(o,r.precedence,e));return t.instance}function ev(e,t,r){for(var o=r.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),n=o.length?
o[o.length-1]:null,a=n,i=0;i<o.length;i++){var l=o[i];if(l.dataset.precedence===t)a=l;else if(a!==n)break}a?a.parentNode.insertBefore(e,a.nextSibling):(t=r.nodeType===
9?r.head:r,t.insertBefore(e,t.firstChild))}function px(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.title==null&&(e.title=t.title)}function hx(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.integrity==null&&(e.integrity=t.integrity)}var tv=null;function ZT(e,t,r){if(tv===null){var o=new Map,n=tv=new Map;n.set(r,o)}else n=tv,o=n.get(r),o||(o=new Map,
n.set(r,o));if(o.has(e))return o;for(o.set(e,null),r=r.getElementsByTagName(e),n=0;n<r.length;n++){var a=r[n];if(!(a[Iu]||a[hr]||e==="link"&&a.getAttribute("rel")===
"stylesheet")&&a.namespaceURI!=="http://www.w3.org/2000/svg"){var i=a.getAttribute(t)||"";i=e+i;var l=o.get(i);l?l.push(a):o.set(i,[a])}}return o}function g1(e,t,r){
e=e.ownerDocument||e,e.head.insertBefore(r,t==="title"?e.querySelector("head > title"):null)}function cD(e,t,r){if(r===1||t.itemProp!=null)return!1;switch(e){case"\
meta":case"title":return!0;case"style":if(typeof t.precedence!="string"||typeof t.href!="string"||t.href==="")break;return!0;case"link":if(typeof t.rel!="string"||
typeof t.href!="string"||t.href===""||t.onLoad||t.onError)break;return t.rel==="stylesheet"?(e=t.disabled,typeof t.precedence=="string"&&e==null):!0;case"script":
if(t.async&&typeof t.async!="function"&&typeof t.async!="symbol"&&!t.onLoad&&!t.onError&&t.src&&typeof t.src=="string")return!0}return!1}function WT(e,t){return e===
"img"&&t.src!=null&&t.src!==""&&t.onLoad==null&&t.loading!=="lazy"}function Zk(e){return!(e.type==="stylesheet"&&(e.state.loading&3)===0)}function Wk(e){return(e.
width||100)*(e.height||100)*(typeof devicePixelRatio=="number"?devicePixelRatio:1)*.25}function JT(e,t){typeof t.decode=="function"&&(e.imgCount++,t.complete||(e.
imgBytes+=Wk(t),e.suspenseyImages.push(t)),e=mD.bind(e),t.decode().then(e,e))}function sD(e,t,r,o){if(r.type==="stylesheet"&&(typeof o.media!="string"||matchMedia(
o.media).matches!==!1)&&(r.state.loading&4)===0){if(r.instance===null){var n=bd(o.href),a=t.querySelector(qu(n));if(a){t=a._p,t!==null&&typeof t=="object"&&typeof t.
then=="function"&&(e.count++,e=Mu.bind(e),t.then(e,e)),r.state.loading|=4,r.instance=a,cr(a);return}a=t.ownerDocument||t,o=Qk(o),(n=rn.get(n))&&px(o,n),a=a.createElement(
"link"),cr(a);var i=a;i._p=new Promise(function(l,c){i.onload=l,i.onerror=c}),yr(a,"link",o),r.instance=a}e.stylesheets===null&&(e.stylesheets=new Map),e.stylesheets.
set(r,t),(t=r.state.preload)&&(r.state.loading&3)===0&&(e.count++,r=Mu.bind(e),t.addEventListener("load",r),t.addEventListener("error",r))}}var rv=0;function dD(e,t){
return e.stylesheets&&e.count===0&&ov(e,e.stylesheets),0<e.count||0<e.imgCount?function(r){var o=setTimeout(function(){if(e.stylesheets&&ov(e,e.stylesheets),e.unsuspend){
var a=e.unsuspend;e.unsuspend=null,a()}},6e4+t);0<e.imgBytes&&rv===0&&(rv=62500*kM());var n=setTimeout(function(){if(e.waitingForImages=!1,e.count===0&&(e.stylesheets&&
ov(e,e.stylesheets),e.unsuspend)){var a=e.unsuspend;e.unsuspend=null,a()}},(e.imgBytes>rv?50:800)+t);return e.unsuspend=r,function(){e.unsuspend=null,clearTimeout(
o),clearTimeout(n)}}:null}function Jk(e){if(e.count===0&&(e.imgCount===0||!e.waitingForImages)){if(e.stylesheets)ov(e,e.stylesheets);else if(e.unsuspend){var t=e.
unsuspend;e.unsuspend=null,t()}}}function Mu(){this.count--,Jk(this)}function mD(){this.imgCount--,Jk(this)}var Ov=null;function ov(e,t){e.stylesheets=null,e.unsuspend!==
null&&(e.count++,Ov=new Map,t.forEach(uD,e),Ov=null,Mu.call(e))}function uD(e,t){if(!(t.state.loading&4)){var r=Ov.get(e);if(r)var o=r.get(null);else{r=new Map,
Ov.set(e,r);for(var n=e.querySelectorAll("link[data-precedence],style[data-precedence]"),a=0;a<n.length;a++){var i=n[a];(i.nodeName==="LINK"||i.getAttribute("me\
dia")!=="not all")&&(r.set(i.dataset.precedence,i),o=i)}o&&r.set(null,o)}n=t.instance,i=n.getAttribute("data-precedence"),a=r.get(i)||o,a===o&&r.set(null,n),r.set(
i,n),this.count++,o=Mu.bind(this),n.addEventListener("load",o),n.addEventListener("error",o),a?a.parentNode.insertBefore(n,a.nextSibling):(e=e.nodeType===9?e.head:
e,e.insertBefore(n,e.firstChild)),t.state.loading|=4}}var yd={$$typeof:sa,Provider:null,Consumer:null,_currentValue:Fl,_currentValue2:Fl,_threadCount:0};function fD(e,t,r,o,n,a,i,l,c){
this.tag=1,this.containerInfo=e,this.pingCache=this.current=this.pendingChildren=null,this.timeoutHandle=-1,this.callbackNode=this.next=this.pendingContext=this.
context=this.cancelPendingCommit=null,this.callbackPriority=0,this.expirationTimes=Py(-1),this.entangledLanes=this.shellSuspendCounter=this.errorRecoveryDisabledLanes=
this.expiredLanes=this.warmLanes=this.pingedLanes=this.suspendedLanes=this.pendingLanes=0,this.entanglements=Py(0),this.hiddenUpdates=Py(null),this.identifierPrefix=
o,this.onUncaughtError=n,this.onCaughtError=a,this.onRecoverableError=i,this.pooledCache=null,this.pooledCacheLanes=0,this.formState=c,this.transitionTypes=null,
this.incompleteTransitions=new Map}function e8(e,t,r,o,n,a,i,l,c,s,u,d){return e=new fD(e,t,r,i,c,s,u,d,l),t=1,a===!0&&(t|=24),a=ao(3,null,null,t),e.current=a,a.
stateNode=e,t=B1(),t.refCount++,e.pooledCache=t,t.refCount++,a.memoizedState={element:o,isDehydrated:r,cache:t},j1(a),e}function t8(e){return e?(e=Ks,e):Ks}function r8(e,t,r,o,n,a){
n=t8(n),o.context===null?o.context=n:o.pendingContext=n,o=Gi(t),o.payload={element:r},a=a===void 0?null:a,a!==null&&(o.callback=a),r=$i(e,o,t),r!==null&&(io(r,e,
t),mu(r,e,t))}function e4(e,t){if(e=e.memoizedState,e!==null&&e.dehydrated!==null){var r=e.retryLane;e.retryLane=r!==0&&r<t?r:t}}function vx(e,t){e4(e,t),(e=e.alternate)&&
e4(e,t)}function o8(e){if(e.tag===13||e.tag===31){var t=sc(e,67108864);t!==null&&io(t,e,67108864),vx(e,67108864)}}function t4(e){if(e.tag===13||e.tag===31){var t=ko();
t=S1(t);var r=sc(e,t);r!==null&&io(r,e,t),vx(e,t)}}var wd=!0;function pD(e,t,r,o){var n=le.T;le.T=null;var a=De.p;try{De.p=2,gx(e,t,r,o)}finally{De.p=a,le.T=n}}
function hD(e,t,r,o){var n=le.T;le.T=null;var a=De.p;try{De.p=8,gx(e,t,r,o)}finally{De.p=a,le.T=n}}function gx(e,t,r,o){if(wd){var n=b1(o);if(n===null)aw(e,t,o,
Mv,r),r4(e,o);else if(gD(n,e,t,r,o))o.stopPropagation();else if(r4(e,o),t&4&&-1<vD.indexOf(e)){for(;n!==null;){var a=Sd(n);if(a!==null)switch(a.tag){case 3:if(a=
a.stateNode,a.current.memoizedState.isDehydrated){var i=Ul(a.pendingLanes);if(i!==0){var l=a;for(l.pendingLanes|=2,l.entangledLanes|=2;i;){var c=1<<31-Ro(i);l.entanglements[1]|=
c,i&=~c}ga(a),(Me&6)===0&&(Rv=Co()+500,Yu(0,!1))}}break;case 31:case 13:l=sc(a,2),l!==null&&io(l,a,2),Kv(),vx(a,2)}if(a=b1(o),a===null&&aw(e,t,o,Mv,r),a===n)break;
n=a}n!==null&&o.stopPropagation()}else aw(e,t,o,null,r)}}function b1(e){return e=T1(e),bx(e)}var Mv=null;function bx(e){if(Mv=null,e=Yl(e),e!==null){var t=Pu(e);
if(t===null)e=null;else{var r=t.tag;if(r===13){if(e=c4(t),e!==null)return e;e=null}else if(r===31){if(e=s4(t),e!==null)return e;e=null}else if(r===3){if(t.stateNode.
current.memoizedState.isDehydrated)return t.tag===3?t.stateNode.containerInfo:null;e=null}else t!==e&&(e=null)}}return Mv=e,null}function n8(e){switch(e){case"b\
eforetoggle":case"cancel":case"click":case"close":case"contextmenu":case"copy":case"cut":case"auxclick":case"dblclick":case"dragend":case"dragstart":case"drop":case"\
focusin":case"focusout":case"input":case"invalid":case"keydown":case"keypress":case"keyup":case"mousedown":case"mouseup":case"paste":case"pause":case"play":case"\
pointercancel":case"pointerdown":case"pointerup":case"ratechange":case"reset":case"seeked":case"submit":case"toggle":case"touchcancel":case"touchend":case"touch\
start":case"volumechange":case"change":case"selectionchange":case"textInput":case"compositionstart":case"compositionend":case"compositionupdate":case"beforeblur":case"\
afterblur":case"beforeinput":case"blur":case"fullscreenchange":case"fullscreenerror":case"focus":case"hashchange":case"popstate":case"select":case"selectstart":
return 2;case"drag":case"dragenter":case"dragexit":case"dragleave":case"dragover":case"mousemove":case"mouseout":case"mouseover":case"pointermove":case"pointero\
ut":case"pointerover":case"resize":case"scroll":case"touchmove":case"wheel":case"mouseenter":case"mouseleave":case"pointerenter":case"pointerleave":return 8;case"\
message":switch(AN()){case h4:return 2;case v4:return 8;case cv:case NN:return 32;case g4:return 268435456;default:return 32}default:return 32}}var y1=!1,Xi=null,
Ki=null,Qi=null,Du=new Map,Bu=new Map,Di=[],vD="mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend \
dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(" ");function r4(e,t){
switch(e){case"focusin":case"focusout":Xi=null;break;case"dragenter":case"dragleave":Ki=null;break;case"mouseover":case"mouseout":Qi=null;break;case"pointerover":case"\
pointerout":Du.delete(t.pointerId);break;case"gotpointercapture":case"lostpointercapture":Bu.delete(t.pointerId)}}function eu(e,t,r,o,n,a){return e===null||e.nativeEvent!==
a?(e={blockedOn:t,domEventName:r,eventSystemFlags:o,nativeEvent:a,targetContainers:[n]},t!==null&&(t=Sd(t),t!==null&&o8(t)),e):(e.eventSystemFlags|=o,t=e.targetContainers,
n!==null&&t.indexOf(n)===-1&&t.push(n),e)}function gD(e,t,r,o,n){switch(t){case"focusin":return Xi=eu(Xi,e,t,r,o,n),!0;case"dragenter":return Ki=eu(Ki,e,t,r,o,n),
!0;case"mouseover":return Qi=eu(Qi,e,t,r,o,n),!0;case"pointerover":var a=n.pointerId;return Du.set(a,eu(Du.get(a)||null,e,t,r,o,n)),!0;case"gotpointercapture":return a=
n.pointerId,Bu.set(a,eu(Bu.get(a)||null,e,t,r,o,n)),!0}return!1}function a8(e){var t=Yl(e.target);if(t!==null){var r=Pu(t);if(r!==null){if(t=r.tag,t===13){if(t=
c4(r),t!==null){e.blockedOn=t,k6(e.priority,function(){t4(r)});return}}else if(t===31){if(t=s4(r),t!==null){e.blockedOn=t,k6(e.priority,function(){t4(r)});return}}else if(t===
3&&r.stateNode.current.memoizedState.isDehydrated){e.blockedOn=r.tag===3?r.stateNode.containerInfo:null;return}}}e.blockedOn=null}function nv(e){if(e.blockedOn!==
null)return!1;for(var t=e.targetContainers;0<t.length;){var r=b1(e.nativeEvent);if(r===null){r=e.nativeEvent;var o=new r.constructor(r.type,r);_w=o,r.target.dispatchEvent(
o),_w=null}else return t=Sd(r),t!==null&&o8(t),e.blockedOn=r,!1;t.shift()}return!0}function o4(e,t,r){nv(e)&&r.delete(t)}function bD(){y1=!1,Xi!==null&&nv(Xi)&&
(Xi=null),Ki!==null&&nv(Ki)&&(Ki=null),Qi!==null&&nv(Qi)&&(Qi=null),Du.forEach(o4),Bu.forEach(o4)}function jh(e,t){e.blockedOn===t&&(e.blockedOn=null,y1||(y1=!0,
Jt.unstable_scheduleCallback(Jt.unstable_NormalPriority,bD)))}var Hh=null;function n4(e){Hh!==e&&(Hh=e,Jt.unstable_scheduleCallback(Jt.unstable_NormalPriority,function(){
Hh===e&&(Hh=null);for(var t=0;t<e.length;t+=3){var r=e[t],o=e[t+1],n=e[t+2];if(typeof o!="function"){if(bx(o||r)===null)continue;break}var a=Sd(r);a!==null&&(e.
splice(t,3),t-=3,jw(a,{pending:!0,data:n,method:r.method,action:o},o,n))}}))}function xd(e){function t(c){return jh(c,e)}Xi!==null&&jh(Xi,e),Ki!==null&&jh(Ki,e),
Qi!==null&&jh(Qi,e),Du.forEach(t),Bu.forEach(t);for(var r=0;r<Di.length;r++){var o=Di[r];o.blockedOn===e&&(o.blockedOn=null)}for(;0<Di.length&&(r=Di[0],r.blockedOn===
null);)a8(r),r.blockedOn===null&&Di.shift();if(r=(e.ownerDocument||e).$$reactFormReplay,r!=null)for(o=0;o<r.length;o+=3){var n=r[o],a=r[o+1],i=n[co]||null;if(typeof a==
"function")i||n4(r);else if(i){var l=null;if(a&&a.hasAttribute("formAction")){if(n=a,i=a[co]||null)l=i.formAction;else if(bx(n)!==null)continue}else l=i.action;
typeof l=="function"?r[o+1]=l:(r.splice(o,3),o-=3),n4(r)}}}function i8(){function e(a){a.canIntercept&&a.info==="react-transition"&&a.intercept({handler:function(){
return new Promise(function(i){return n=i})},focusReset:"manual",scroll:"manual"})}function t(){n!==null&&(n(),n=null),o||setTimeout(r,20)}function r(){if(!o&&!navigation.
transition){var a=navigation.currentEntry;a&&a.url!=null&&navigation.navigate(a.url,{state:a.getState(),info:"react-transition",history:"replace"})}}if(typeof navigation==
"object"){var o=!1,n=null;return navigation.addEventListener("navigate",e),navigation.addEventListener("navigatesuccess",t),navigation.addEventListener("navigat\
eerror",t),setTimeout(r,100),function(){o=!0,navigation.removeEventListener("navigate",e),navigation.removeEventListener("navigatesuccess",t),navigation.removeEventListener(
"navigateerror",t),n!==null&&(n(),n=null)}}}function yx(e){this._internalRoot=e}Wv.prototype.render=yx.prototype.render=function(e){var t=this._internalRoot;if(t===
null)throw Error(P(409));var r=t.current,o=ko();r8(r,o,e,t,null,null)};Wv.prototype.unmount=yx.prototype.unmount=function(){var e=this._internalRoot;if(e!==null){
this._internalRoot=null;var t=e.containerInfo;r8(e.current,2,null,e,null,null),Kv(),t[_d]=null}};function Wv(e){this._internalRoot=e}Wv.prototype.unstable_scheduleHydration=
function(e){if(e){var t=S4();e={blockedOn:null,target:e,priority:t};for(var r=0;r<Di.length&&t!==0&&t<Di[r].priority;r++);Di.splice(r,0,e),r===0&&a8(e)}};var a4=i4.
version;if(a4!=="19.3.1")throw Error(P(527,a4,"19.3.1"));De.findDOMNode=function(e){var t=e._reactInternals;if(t===void 0)throw typeof e.render=="function"?Error(
P(188)):(e=Object.keys(e).join(","),Error(P(268,e)));return e=yN(t),e=e!==null?d4(e):null,e=e===null?null:e.stateNode,e};var yD={bundleType:0,version:"19.3.1",rendererPackageName:"\
react-dom",currentDispatcherRef:le,reconcilerVersion:"19.3.1"};if(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__<"u"&&(tu=__REACT_DEVTOOLS_GLOBAL_HOOK__,!tu.isDisabled&&
tu.supportsFiber))try{Lu=tu.inject(yD),To=tu}catch{}var tu;Jv.createRoot=function(e,t){if(!l4(e))throw Error(P(299));var r=!1,o="",n=IR,a=VR,i=UR;return t!=null&&
(t.unstable_strictMode===!0&&(r=!0),t.identifierPrefix!==void 0&&(o=t.identifierPrefix),t.onUncaughtError!==void 0&&(n=t.onUncaughtError),t.onCaughtError!==void 0&&
(a=t.onCaughtError),t.onRecoverableError!==void 0&&(i=t.onRecoverableError)),t=e8(e,1,!1,null,null,r,o,null,n,a,i,i8),e[_d]=t.current,dx(e),new yx(t)};Jv.hydrateRoot=
function(e,t,r){if(!l4(e))throw Error(P(299));var o=!1,n="",a=IR,i=VR,l=UR,c=null;return r!=null&&(r.unstable_strictMode===!0&&(o=!0),r.identifierPrefix!==void 0&&
(n=r.identifierPrefix),r.onUncaughtError!==void 0&&(a=r.onUncaughtError),r.onCaughtError!==void 0&&(i=r.onCaughtError),r.onRecoverableError!==void 0&&(l=r.onRecoverableError),
r.formState!==void 0&&(c=r.formState)),t=e8(e,1,!0,t,r??null,o,n,c,a,i,l,i8),t.context=t8(null),r=t.current,o=ko(),o=S1(o),n=Gi(o),n.callback=null,$i(r,n,o),r=o,
t.current.lanes=r,Hu(t,r),ga(t),e[_d]=t.current,dx(e),new Wv(t)};Jv.version="19.3.1"});var d8=Mn((ife,s8)=>{"use strict";function c8(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{
__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(c8)}catch(e){console.error(e)}}c8(),s8.exports=l8()});function $e(e){return Object.keys(e)}function pg(e){return e&&typeof e=="object"&&!Array.isArray(e)}function Pd(e,t){let r={...e},o=t;return pg(e)&&pg(t)&&Object.keys(t).forEach(n=>{pg(o[n])&&n in e?
r[n]=Pd(r[n],o[n]):r[n]=o[n]}),r}function Ox(e){return e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`)}function a7(e){return typeof e!="string"||!e.includes("var(--mantine-scale)")?e:e.match(/^calc\((.*?)\)$/)?.[1].split("*")[0].trim()}function Ld(e){let t=a7(e);
return typeof t=="number"?t:typeof t=="string"?t.includes("calc")||t.includes("var")?t:t.includes("px")?Number(t.replace("px","")):t.includes("rem")?Number(t.replace(
"rem",""))*16:t.includes("em")?Number(t.replace("em",""))*16:Number(t):NaN}function Mx(e){return e==="0rem"?"0rem":`calc(${e} * var(--mantine-scale))`}function Dx(e,{shouldScale:t=!1}={}){function r(o){if(o===0||o==="0")return`0${e}`;if(typeof o==
"number"){let n=`${o/16}${e}`;return t?Mx(n):n}if(typeof o=="string"){if(o===""||o.startsWith("calc(")||o.startsWith("clamp(")||o.includes("rgba("))return o;if(o.
includes(","))return o.split(",").map(a=>r(a)).join(",");if(o.includes(" "))return o.split(" ").map(a=>r(a)).join(" ");let n=o.replace("px","");if(!Number.isNaN(
Number(n))){let a=`${Number(n)/16}${e}`;return t?Mx(a):a}}return o}return r}var k=Dx("rem",{shouldScale:!0}),yc=Dx("em");function wc(e){return Object.keys(e).reduce((t,r)=>(e[r]!==void 0&&(t[r]=e[r]),t),{})}function af(e){if(typeof e=="number")return!0;if(typeof e=="string"){if(e.startsWith("calc(")||e.startsWith("var(")||e.includes(" ")&&e.trim()!=="")return!0;let t=/^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/;
return e.trim().split(/\s+/).every(r=>t.test(r))}return!1}var Kx=x(D(),1);function cf(e){return Array.isArray(e)||e===null?!1:typeof e=="object"?e.type!==Kx.Fragment:!1}var sf=x(D(),1);function wt(e){let t=(0,sf.createContext)(null);return[t,()=>{let o=(0,sf.use)(t);if(o===null)throw new Error(e);return o}]}function _g(e,t){return r=>{if(typeof r!="string"||r.trim().length===0)throw new Error(t);return`${e}-${r}`}}function df(e,t){let r=e;for(;(r=r.parentElement)&&!r.matches(t););return r}function Qx(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].disabled)return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].disabled)return o}return e}function Zx(e,t,r){
for(let o=e+1;o<t.length;o+=1)if(!t[o].disabled)return o;if(r){for(let o=0;o<t.length;o+=1)if(!t[o].disabled)return o}return e}function S7(e,t,r){return df(e,r)===
df(t,r)}function Wx({parentSelector:e,siblingSelector:t,onKeyDown:r,loop:o=!0,activateOnFocus:n=!1,dir:a="rtl",orientation:i}){return l=>{r?.(l);let c=Array.from(
df(l.currentTarget,e)?.querySelectorAll(t)||[]).filter(p=>S7(l.currentTarget,p,e)),s=c.findIndex(p=>l.currentTarget===p),u=Zx(s,c,o),d=Qx(s,c,o),m=a==="rtl"?d:u,
f=a==="rtl"?u:d;switch(l.key){case"ArrowRight":i==="horizontal"&&(l.stopPropagation(),l.preventDefault(),c[m].focus(),n&&c[m].click());break;case"ArrowLeft":i===
"horizontal"&&(l.stopPropagation(),l.preventDefault(),c[f].focus(),n&&c[f].click());break;case"ArrowUp":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),
c[d].focus(),n&&c[d].click());break;case"ArrowDown":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),c[u].focus(),n&&c[u].click());break;case"Home":l.stopPropagation(),
l.preventDefault(),c[Zx(-1,c,!1)]?.focus();break;case"End":l.stopPropagation(),l.preventDefault(),c[Qx(c.length,c,!1)]?.focus()}}}var z7={app:100,modal:200,popover:300,overlay:400,max:9999};function Kt(e){return z7[e]}var mf=()=>{};function Jx(e,t={active:!0}){return typeof e!="function"||!t.active?t.onKeyDown||mf:r=>{r.key==="Escape"&&(e(r),t.onTrigger?.())}}function re(e,t="size",r=!0){if(e!==void 0)return af(e)?r?k(e):e:`var(--${t}-${e})`}function rr(e){return re(e,"mantine-spacing")}function ve(e){return e===void 0?
"var(--mantine-radius-default)":re(e,"mantine-radius")}function Te(e){return re(e,"mantine-font-size")}function uf(e){return re(e,"mantine-line-height",!1)}function Sc(e){
if(e)return re(e,"mantine-shadow",!1)}function ll(e,t){return r=>{e?.(r),t?.(r)}}function zc(e,t){return e in t?Ld(t[e]):Ld(e)}function Sg(e,t){let r=e.map(o=>({value:o,px:zc(o,t)}));return r.sort((o,n)=>o.px-n.px),r}function e_(e="mantine-"){return`${e}${Math.random().toString(36).slice(2,11)}`}var Cc=x(D(),1);function ai(e){let t=(0,Cc.useRef)(e);return(0,Cc.useEffect)(()=>{t.current=e}),(0,Cc.useMemo)(()=>((...r)=>t.current?.(...r)),[])}var ii=x(D(),1);function po(e,t){let{delay:r,flushOnUnmount:o,leading:n,maxWait:a}=typeof t=="number"?{delay:t,flushOnUnmount:!1,leading:!1,maxWait:void 0}:t,i=ai(
e),l=(0,ii.useRef)(0),c=(0,ii.useRef)(0),s=(0,ii.useRef)(null),u=(0,ii.useMemo)(()=>{let d=Object.assign((...m)=>{window.clearTimeout(l.current),s.current=m;let f=d.
_isFirstCall;d._isFirstCall=!1;function p(){window.clearTimeout(l.current),window.clearTimeout(c.current),l.current=0,c.current=0,d._isFirstCall=!0,d._hasPendingCallback=
!1}function h(){a!==void 0&&c.current===0&&(c.current=window.setTimeout(()=>{if(c.current=0,l.current!==0&&d._hasPendingCallback){let g=s.current;p(),i(...g)}},
a))}if(n&&f){i(...m);let g=()=>{p()},b=()=>{l.current!==0&&p()},y=()=>{p()};d.flush=b,d.cancel=y,l.current=window.setTimeout(g,r),h();return}if(n&&!f){d._hasPendingCallback=
!0;let g=()=>{l.current!==0&&(p(),i(...m))},b=()=>{p()};d.flush=g,d.cancel=b;let y=()=>{p()};l.current=window.setTimeout(y,r),h();return}d._hasPendingCallback=!0;
let w=()=>{l.current!==0&&(p(),i(...m))},v=()=>{p()};d.flush=w,d.cancel=v,l.current=window.setTimeout(w,r),h()},{flush:()=>{},cancel:()=>{},isPending:()=>d._hasPendingCallback,
_isFirstCall:!0,_hasPendingCallback:!1});return d},[i,r,n,a]);return(0,ii.useEffect)(()=>()=>{o?u.flush():u.cancel()},[u,o]),u}var Tc=x(D(),1),C7=["mousedown","touchstart"];function zg(e,t,r,o=!0,n=!1){let a=(0,Tc.useRef)(null),i=t||C7,l=(0,Tc.useEffectEvent)(s=>{let{target:u}=s??{};if(!document.
body.contains(u)&&u?.tagName!=="HTML")return;let d=s.composedPath();Array.isArray(r)?r.every(m=>!!m&&!d.includes(m))&&e(s):a.current&&!d.includes(a.current)&&e(
s)}),c=i.join(",");return(0,Tc.useEffect)(()=>{if(!o)return;let s=c.split(",");return s.forEach(u=>document.addEventListener(u,l,n)),()=>{s.forEach(u=>document.
removeEventListener(u,l,n))}},[c,o,n]),a}var cl=x(D(),1);function Cg(e={}){let t=e.timeout??2e3,[r,o]=(0,cl.useState)(null),[n,a]=(0,cl.useState)(!1),i=(0,cl.useRef)(null);(0,cl.useEffect)(()=>()=>{window.
clearTimeout(i.current)},[]);let l=u=>{window.clearTimeout(i.current),i.current=window.setTimeout(()=>a(!1),t),a(u)};return{copy:u=>{"clipboard"in navigator?navigator.
clipboard.writeText(u).then(()=>{o(null),l(!0)}).catch(d=>{o(d),a(!1)}):o(new Error("useClipboard: navigator.clipboard is not supported"))},reset:()=>{a(!1),o(null),
window.clearTimeout(i.current)},error:r,copied:n}}var ff=x(D(),1);function T7(e,t){if(typeof t=="boolean")return t;if(typeof window<"u"&&"matchMedia"in window)try{return window.matchMedia(e).matches}catch{return!1}
return!1}function pf(e,t,{getInitialValueInEffect:r}={getInitialValueInEffect:!0}){let[o,n]=(0,ff.useState)(r?t:T7(e));return(0,ff.useEffect)(()=>{try{if("match\
Media"in window){let a=window.matchMedia(e);n(a.matches);let i=l=>n(l.matches);return a.addEventListener("change",i),()=>{a.removeEventListener("change",i)}}}catch{
return}},[e]),o||!1}function jd(e,t){return pf("(prefers-color-scheme: dark)",e==="dark",t)?"dark":"light"}var hf=x(D(),1),ut=typeof document<"u"?hf.useLayoutEffect:hf.useEffect;var Rc=x(D(),1);function R7(e,t){return e.length!==t.length||t.some((r,o)=>!Object.is(r,e[o]))}function sn(e,t){let r=(0,Rc.useRef)(!1),o=(0,Rc.useRef)(null),n=(0,Rc.useRef)(
void 0),a={};(0,Rc.useEffect)(()=>{let i=o.current===a,l=n.current;if(o.current=a,n.current=t,!r.current){r.current=!0;return}if(!i&&!(t&&l&&!R7(l,t)))return e()},
t)}var t_=x(D(),1);function Hd({opened:e,shouldReturnFocus:t=!0}){let r=(0,t_.useRef)(null),o=()=>{r.current&&"focus"in r.current&&typeof r.current.focus=="functio\
n"&&r.current?.focus({preventScroll:!0})};return sn(()=>{let n=-1,a=i=>{i.key==="Tab"&&window.clearTimeout(n)};if(document.addEventListener("keydown",a),e)r.current=
document.activeElement;else if(t){let i=document.activeElement;n=window.setTimeout(()=>{let l=document.activeElement;(l===null||l===document.body||l===i)&&o()},
10)}return()=>{window.clearTimeout(n),document.removeEventListener("keydown",a)}},[e,t]),o}var k7=/input|select|textarea|button|object|summary|iframe/,Tg="a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [\
contenteditable], [tabindex]";function E7(e){let t=e.getAttribute("contenteditable");return t!==null&&t!=="false"}function A7(e){let t=e.nodeName.toLowerCase();
return(t==="audio"||t==="video")&&e.hasAttribute("controls")}function N7(e){return e.style.display==="none"}function O7(e){if(e.getAttribute("aria-hidden")||e.getAttribute(
"hidden")||e.getAttribute("type")==="hidden")return!1;let t=e;for(;t&&!(t===document.body||t.nodeType===11);){if(N7(t))return!1;t=t.parentNode}return!0}function kc(e){
let t=e.getAttribute("tabindex");return t===null&&(t=void 0),parseInt(t,10)}function vf(e){let t=e.nodeName.toLowerCase(),r=!Number.isNaN(kc(e));return(k7.test(
t)&&!e.disabled||E7(e)||A7(e)||e instanceof HTMLAnchorElement&&e.href||r)&&O7(e)}function Rg(e){let t=kc(e);return(Number.isNaN(t)||t>=0)&&vf(e)}function r_(e){
let t=Array.from(e.querySelectorAll(Tg)).filter(Rg),r=t.filter(n=>kc(n)>0).sort((n,a)=>kc(n)-kc(a)),o=t.filter(n=>!(kc(n)>0));return[...r,...o]}var M7=["date","time","datetime-local","month","week"],D7=["audio","video","iframe","object","embed"];function kg(e){return!!e&&e.tagName==="INPUT"&&e.type==="r\
adio"}function o_(e,t){return e.name!==""&&e.name===t.name&&e.form===t.form}function B7(e){let t=e.nodeName.toLowerCase();return t==="input"?M7.includes(e.type):
D7.includes(t)}function P7(e,t){let r=r_(e);return r.filter(o=>o===t||!kg(o)?!0:kg(t)&&o_(o,t)?!1:o.checked?!0:!r.some(n=>kg(n)&&n.checked&&o_(n,o)))}function L7(e,t,r,o){
let n=e.indexOf(t);if(n!==-1)return n+1;if(t===r)return 0;let a=o?Node.DOCUMENT_POSITION_PRECEDING:Node.DOCUMENT_POSITION_FOLLOWING,i=e.findIndex(l=>(t.compareDocumentPosition(
l)&a)!==0);return i===-1?0:i}function j7(e,t,r){let o=P7(e,t);r&&o.reverse();let n=L7(o,t,e,r);return[...o.slice(n),...o.slice(0,n)].filter(a=>a!==t)}function n_(e,t){
for(let r of e)if(r.focus(),t.activeElement===r)return}function a_(e,t){let r=e.getRootNode(),o=r.activeElement;if(!o||o!==e&&!e.contains(o))return;let n=j7(e,o,
t.shiftKey);if(B7(o)){setTimeout(()=>{let a=r.activeElement;e.isConnected&&a!==o&&a!==n[0]&&n_([...n,o],r)});return}t.preventDefault(),n_(n,r)}var Ec=x(D(),1),Eg=new Set;function H7(e,t){let r=t.getRootNode().activeElement;if(!r)return!1;for(let o of Eg){let n=o.current;if(o!==e&&n&&n!==t&&t.contains(n)&&
n.contains(r))return!0}return!1}function Ag(e=!0){let t=(0,Ec.useRef)(null),r=n=>{let a=n.querySelector("[data-autofocus]");if(!a){let i=Array.from(n.querySelectorAll(
Tg));a=i.find(Rg)||i.find(vf)||null,!a&&vf(n)&&(a=n)}a?a.focus({preventScroll:!0}):console.warn("[@mantine/hooks/use-focus-trap] Failed to find focusable elemen\
t within provided node",n)},o=(0,Ec.useCallback)(n=>{if(e){if(n===null){t.current=null;return}t.current!==n&&(setTimeout(()=>{n.getRootNode()?r(n):console.warn(
"[@mantine/hooks/use-focus-trap] Ref node is not part of the dom",n)}),t.current=n)}},[e]);return(0,Ec.useEffect)(()=>{if(!e)return;t.current&&setTimeout(()=>{t.
current&&r(t.current)});let n=a=>{a.key!=="Tab"||a.defaultPrevented||!t.current||H7(t,t.current)||a_(t.current,a)};return Eg.add(t),document.addEventListener("k\
eydown",n),()=>{Eg.delete(t),document.removeEventListener("keydown",n)}},[e]),o}var i_=x(D(),1),I7=e=>(e+1)%1e6;function Ng(){let[,e]=(0,i_.useReducer)(I7,0);return e}var Ac=x(D(),1);function be(e){let t=(0,Ac.useId)(),[r,o]=(0,Ac.useState)(`mantine-${t.replace(/:/g,"")}`),n=(0,Ac.useRef)(!1);return ut(()=>{n.current||(n.current=
!0,o(e_()))},[]),typeof e=="string"?e:r}var gf=x(D(),1);function Id(e,t,r){let o=(0,gf.useEffectEvent)(t);(0,gf.useEffect)(()=>(window.addEventListener(e,o,r),()=>window.removeEventListener(e,o,r)),[e])}var l_=x(D(),1);function sl(e,t){if(typeof e=="function")return e(t);typeof e=="object"&&e!==null&&"current"in e&&(e.current=t)}function Nc(...e){let t=new Map;
return r=>{if(e.forEach(o=>{let n=sl(o,r);n&&t.set(o,n)}),t.size>0)return()=>{e.forEach(o=>{let n=t.get(o);n&&typeof n=="function"?n():sl(o,null)}),t.clear()}}}
function ye(...e){return(0,l_.useCallback)(Nc(...e),e)}var c_=x(D(),1);function At({value:e,defaultValue:t,finalValue:r,onChange:o=()=>{}}){let[n,a]=(0,c_.useState)(t!==void 0?t:r),i=(l,...c)=>{a(l),o?.(l,...c)};return e!==
void 0?[e,o,!0]:[n,i,!1]}function dl(e,t){return pf("(prefers-reduced-motion: reduce)",e,t)}var V7={" ":"space",ArrowLeft:"arrowleft",ArrowRight:"arrowright",ArrowUp:"arrowup",ArrowDown:"arrowdown",Escape:"escape",Esc:"escape",esc:"escape",Enter:"enter",
Tab:"tab",Backspace:"backspace",Delete:"delete",Insert:"insert",Home:"home",End:"end",PageUp:"pageup",PageDown:"pagedown","+":"plus","-":"minus","*":"asterisk",
"/":"slash"};function bf(e){let t=e.replace("Key","").toLowerCase();return V7[e]||t}function U7(e){let t=e.toLowerCase().split("+").map(a=>a.trim()),r={alt:t.includes(
"alt"),ctrl:t.includes("ctrl"),meta:t.includes("meta"),mod:t.includes("mod"),shift:t.includes("shift")},o=["alt","ctrl","meta","shift","mod"],n=t.find(a=>!o.includes(
a));return{...r,key:n==="[plus]"?"+":n}}function G7(e,t,r){let{alt:o,ctrl:n,meta:a,mod:i,shift:l,key:c}=e,{altKey:s,ctrlKey:u,metaKey:d,shiftKey:m,key:f,code:p}=t;
if(o!==s)return!1;if(i){if(!u&&!d)return!1}else if(n!==u||a!==d)return!1;return l!==m?!1:!!(c&&(r?bf(p)===bf(c):bf(f??p)===bf(c)))}function s_(e,t){return r=>G7(
U7(e),r,t)}var yf=x(D(),1);function $7(e,t,r=!1){return e.target instanceof HTMLElement?(r||!e.target.isContentEditable)&&!t.includes(e.target.tagName):!0}function Og(e,t=[
"INPUT","TEXTAREA","SELECT"],r=!1){let o=(0,yf.useEffectEvent)(n=>{e.forEach(([a,i,l])=>{let{preventDefault:c=!0,usePhysicalKeys:s=!1}=l||{};s_(a,s)(n)&&$7(n,t,
r)&&(c&&n.preventDefault(),i(n))})});(0,yf.useEffect)(()=>(document.documentElement.addEventListener("keydown",o),()=>document.documentElement.removeEventListener(
"keydown",o)),[])}var Oc=x(D(),1);function Mg(e=!1,t={}){let[r,o]=(0,Oc.useState)(e),n=(0,Oc.useCallback)(()=>{o(i=>i||(t.onOpen?.(),!0))},[t.onOpen]),a=(0,Oc.useCallback)(()=>{o(
i=>i&&(t.onClose?.(),!1))},[t.onClose]);return[r,{open:n,close:a,toggle:(0,Oc.useCallback)(()=>{r?a():n()},[a,n,r]),set:o}]}var wf=x(D(),1);function Dg(e){let t=(0,wf.useRef)(void 0);return(0,wf.useEffect)(()=>{t.current=e},[e]),t.current}var wa=x(D(),1),Y7=["mouse","touch"],q7=10;function Pg(e,t={}){let{threshold:r=400,events:o=Y7,cancelOnMove:n=!1,onStart:a,onFinish:i,onCancel:l}=t,c=(0,wa.useRef)(
!1),s=(0,wa.useRef)(!1),u=(0,wa.useRef)(-1),d=(0,wa.useRef)(null);(0,wa.useEffect)(()=>()=>window.clearTimeout(u.current),[]);let m=o.join(",");return(0,wa.useMemo)(
()=>{if(typeof e!="function")return{};let f=n!==!1,p=n===!0?q7:n===!1?0:n,h=b=>{!m_(b)&&!Bg(b)||(a&&a(b),d.current=d_(b),s.current=!0,u.current=window.setTimeout(
()=>{e(b),c.current=!0},r))},w=b=>{!m_(b)&&!Bg(b)||(c.current?i&&i(b):s.current&&l&&l(b),c.current=!1,s.current=!1,d.current=null,u.current!==-1&&(window.clearTimeout(
u.current),u.current=-1))},v=b=>{if(!f||!s.current||c.current)return;let y=d_(b);if(!y||!d.current)return;let _=y.x-d.current.x,z=y.y-d.current.y;Math.sqrt(_*_+
z*z)>p&&w(b)},g={};return o.includes("mouse")&&(g.onMouseDown=h,g.onMouseUp=w,g.onMouseLeave=w,f&&(g.onMouseMove=v)),o.includes("touch")&&(g.onTouchStart=h,g.onTouchEnd=
w,g.onTouchCancel=w,f&&(g.onTouchMove=v)),g},[e,r,l,i,a,n,m])}function d_(e){if(Bg(e)){let t=e.touches[0]??e.changedTouches[0];return t?{x:t.clientX,y:t.clientY}:
null}return{x:e.clientX,y:e.clientY}}function Bg(e){return window.TouchEvent?e.nativeEvent instanceof TouchEvent:"touches"in e.nativeEvent}function m_(e){return e.
nativeEvent instanceof MouseEvent}var xa=x(D(),1),_f=x(ci(),1);function Z7(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function Lg(e){return e.current?
e.current.scrollHeight:"auto"}function Ud(e){return typeof e=="number"&&e>0}function jg({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,
onTransitionStart:o,expanded:n,keepMounted:a}){let i={height:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,xa.useEffectEvent)(()=>o?.()),c=(0,xa.useEffectEvent)(
()=>r?.()),s=(0,xa.useRef)(null),[u,d]=(0,xa.useState)(n?{}:i),[m,f]=(0,xa.useState)(n?"entered":"exited"),p=b=>{(0,_f.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},
w=b=>{let y=e??Z7(b);return{transition:`height ${y}ms ${t}, opacity ${y}ms ${t}`}},v=(0,xa.useRef)(0);sn(()=>{v.current+=1;let b=v.current,y=()=>v.current===b;e!==
0&&l(),n?window.requestAnimationFrame(()=>{!y()||!s.current||((0,_f.flushSync)(()=>f("entering")),h({willChange:"height",display:"block",overflow:"hidden"}),window.
requestAnimationFrame(()=>{if(!y()||!s.current)return;let _=Lg(s);if(!Ud(_)){p({}),f("entered"),c();return}h({...w(_),height:_})}))}):window.requestAnimationFrame(
()=>{if(!y()||!s.current)return;(0,_f.flushSync)(()=>f("exiting"));let _=Lg(s);if(!Ud(_)){p(i),f("exited"),c();return}h({...w(_),willChange:"height",height:_}),
window.requestAnimationFrame(()=>{!y()||!s.current||h({height:0,overflow:"hidden"})})})},[n]);let g=b=>{if(!(b.target!==s.current||b.propertyName!=="height"))if(n){
let y=Lg(s);y===u.height?p({}):h({height:y}),f("entered"),c()}else u.height===0&&(p(i),f("exited"),c())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,
ref:Nc(s,b?.ref),onTransitionEnd:g,style:{boxSizing:"border-box",...b?.style,...u}})}}var _a=x(D(),1),Sf=x(ci(),1);function W7(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function Hg(e){return e.current?
e.current.scrollWidth:"auto"}function Ig({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,onTransitionStart:o,expanded:n,keepMounted:a}){
let i={width:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,_a.useEffectEvent)(()=>o?.()),c=(0,_a.useEffectEvent)(()=>r?.()),s=(0,_a.useRef)(null),[u,d]=(0,_a.useState)(
n?{}:i),[m,f]=(0,_a.useState)(n?"entered":"exited"),p=b=>{(0,Sf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},w=b=>{let y=e??W7(b);return{transition:`width ${y}\
ms ${t}, opacity ${y}ms ${t}`}},v=(0,_a.useRef)(0);sn(()=>{v.current+=1;let b=v.current,y=()=>v.current===b;e!==0&&l(),n?window.requestAnimationFrame(()=>{!y()||
!s.current||((0,Sf.flushSync)(()=>f("entering")),h({willChange:"width",display:"block",overflow:"hidden"}),window.requestAnimationFrame(()=>{if(!y()||!s.current)
return;let _=Hg(s);if(!Ud(_)){p({}),f("entered"),c();return}h({...w(_),width:_})}))}):window.requestAnimationFrame(()=>{if(!y()||!s.current)return;(0,Sf.flushSync)(
()=>f("exiting"));let _=Hg(s);if(!Ud(_)){p(i),f("exited"),c();return}h({...w(_),willChange:"width",width:_}),window.requestAnimationFrame(()=>{!y()||!s.current||
h({width:0,overflow:"hidden"})})})},[n]);let g=b=>{if(!(b.target!==s.current||b.propertyName!=="width"))if(n){let y=Hg(s);y===u.width?p({}):h({width:y}),f("ente\
red"),c()}else u.width===0&&(p(i),f("exited"),c())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,ref:Nc(s,b?.ref),onTransitionEnd:g,style:{boxSizing:"\
border-box",...b?.style,...u}})}}function g_(){return typeof process<"u"&&process.env,"development"}var Vg=x(D(),1);function si(e){let t=Vg.default.version;return typeof Vg.default.version!="string"||t.startsWith("18.")?e?.ref:e?.props?.ref}function Gd(e,t=document){let r=t.querySelector(e);if(r)return r;let o=t.querySelectorAll("*");for(let n=0;n<o.length;n+=1){let a=o[n];if(a.shadowRoot){let i=Gd(
e,a.shadowRoot);if(i)return i}}return null}function Dn(e,t=document){let r=[],o=t.querySelectorAll(e);r.push(...Array.from(o));let n=t.querySelectorAll("*");for(let a=0;a<
n.length;a+=1){let i=n[a];if(i.shadowRoot){let l=Dn(e,i.shadowRoot);r.push(...l)}}return r}function Bo(e){if(!e)return document;let t=e.getRootNode(),r=t.nodeType===
Node.DOCUMENT_NODE,o=t.nodeType===Node.DOCUMENT_FRAGMENT_NODE&&"host"in t;return r||o?t:document}var b_=x(D(),1);function Fr(e){let t=b_.Children.toArray(e);return t.length!==1||!cf(t[0])?null:t[0]}function y_(e){var t,r,o="";if(typeof e=="string"||typeof e=="number")o+=e;else if(typeof e=="object")if(Array.isArray(e)){var n=e.length;for(t=0;t<n;t++)e[t]&&
(r=y_(e[t]))&&(o&&(o+=" "),o+=r)}else for(r in e)e[r]&&(o&&(o+=" "),o+=r);return o}function J7(){for(var e,t,r=0,o="",n=arguments.length;r<n;r++)(e=arguments[r])&&
(t=y_(e))&&(o&&(o+=" "),o+=t);return o}var he=J7;var e9={};function t9(e){let t={};return e.forEach(r=>{Object.entries(r).forEach(([o,n])=>{t[o]?t[o]=he(t[o],n):t[o]=n})}),t}function Sa({theme:e,classNames:t,props:r,
stylesCtx:o}){return t9((Array.isArray(t)?t:[t]).map(n=>typeof n=="function"?n(e,r,o):n||e9))}function ml({theme:e,styles:t,props:r,stylesCtx:o}){let n=Array.isArray(t)?t:[t],a={};for(let i of n)typeof i=="function"?Object.assign(a,i(e,r,o)):i&&Object.assign(
a,i);return a}function Ug(e){return e==="auto"||e==="dark"||e==="light"}function w_({key:e="mantine-color-scheme-value"}={}){let t;return{get:r=>{if(typeof window>"u")return r;try{let o=window.localStorage.getItem(e);return Ug(o)?o:
r}catch{return r}},set:r=>{try{window.localStorage.setItem(e,r)}catch(o){console.warn("[@mantine/core] Local storage color scheme manager was unable to save col\
or scheme.",o)}},subscribe:r=>{t=o=>{o.storageArea===window.localStorage&&o.key===e&&Ug(o.newValue)&&r(o.newValue)},window.addEventListener("storage",t)},unsubscribe:()=>{
window.removeEventListener("storage",t)},clear:()=>{window.localStorage.removeItem(e)}}}function za(e,t){return typeof e.primaryShade=="number"?e.primaryShade:t==="dark"?e.primaryShade.dark:e.primaryShade.light}function r9(e){return/^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e)}function o9(e){let t=e.replace("#","");if(t.length===3){let o=t.split("");t=[o[0],o[0],o[1],
o[1],o[2],o[2]].join("")}if(t.length===8){let o=parseInt(t.slice(6,8),16)/255;return{r:parseInt(t.slice(0,2),16),g:parseInt(t.slice(2,4),16),b:parseInt(t.slice(
4,6),16),a:o}}let r=parseInt(t,16);return{r:r>>16&255,g:r>>8&255,b:r&255,a:1}}function n9(e){let[t,r,o,n]=e.replace(/[^0-9,./]/g,"").split(/[/,]/).map(Number);return{
r:t,g:r,b:o,a:n===void 0?1:n}}function a9(e){let t=e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i);if(!t)return{r:0,
g:0,b:0,a:1};let r=parseInt(t[1],10),o=parseInt(t[2],10)/100,n=parseInt(t[3],10)/100,a=t[5]?parseFloat(t[5]):void 0,i=(1-Math.abs(2*n-1))*o,l=r/60,c=i*(1-Math.abs(
l%2-1)),s=n-i/2,u,d,m;return l>=0&&l<1?(u=i,d=c,m=0):l>=1&&l<2?(u=c,d=i,m=0):l>=2&&l<3?(u=0,d=i,m=c):l>=3&&l<4?(u=0,d=c,m=i):l>=4&&l<5?(u=c,d=0,m=i):(u=i,d=0,m=
c),{r:Math.round((u+s)*255),g:Math.round((d+s)*255),b:Math.round((m+s)*255),a:a===void 0?1:a}}function Mc(e){return r9(e)?o9(e):e.startsWith("rgb")?n9(e):e.startsWith(
"hsl")?a9(e):{r:0,g:0,b:0,a:1}}function Gg(e){return e<=.03928?e/12.92:((e+.055)/1.055)**2.4}function i9(e){let t=e.match(/oklch\((.*?)%\s/);return t?parseFloat(t[1]):null}function l9(e){if(e.
startsWith("oklch("))return(i9(e)||0)/100;let{r:t,g:r,b:o}=Mc(e),n=t/255,a=r/255,i=o/255,l=Gg(n),c=Gg(a),s=Gg(i);return .2126*l+.7152*c+.0722*s}function Dc(e,t=.179){
return e.startsWith("var(")?!1:l9(e)>t}function ho({color:e,theme:t,colorScheme:r}){if(typeof e!="string")throw new Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instea\
d got ${typeof e}`);if(e==="bright")return{color:e,value:r==="dark"?t.white:t.black,shade:void 0,isThemeColor:!1,isLight:Dc(r==="dark"?t.white:t.black,t.luminanceThreshold),
variable:"--mantine-color-bright"};if(e==="dimmed")return{color:e,value:r==="dark"?t.colors.dark[2]:t.colors.gray[7],shade:void 0,isThemeColor:!1,isLight:Dc(r===
"dark"?t.colors.dark[2]:t.colors.gray[6],t.luminanceThreshold),variable:"--mantine-color-dimmed"};if(e==="white"||e==="black")return{color:e,value:e==="white"?t.
white:t.black,shade:void 0,isThemeColor:!1,isLight:Dc(e==="white"?t.white:t.black,t.luminanceThreshold),variable:`--mantine-color-${e}`};let[o,n]=e.split("."),a=n?
Number(n):void 0,i=o in t.colors;if(i){let l=a!==void 0?t.colors[o][a]:t.colors[o][za(t,r||"light")];return{color:o,value:l,shade:a,isThemeColor:i,isLight:Dc(l,
t.luminanceThreshold),variable:n?`--mantine-color-${o}-${a}`:`--mantine-color-${o}-filled`}}return{color:e,value:e,isThemeColor:i,isLight:Dc(e,t.luminanceThreshold),
shade:a,variable:void 0}}function Ne(e,t){let r=ho({color:e||t.primaryColor,theme:t});return r.variable?`var(${r.variable})`:e}function Bc(e){return!!e&&typeof e=="object"&&"mantine-virtual-color"in e}function Ca(e,t){if(e.startsWith("var("))return`color-mix(in srgb, ${e}, black ${t*100}%)`;let{r,g:o,b:n,a}=Mc(e),i=1-t,l=c=>Math.round(c*i);return`rgba(${l(r)}\
, ${l(o)}, ${l(n)}, ${a})`}function $d(e,t){let r={from:e?.from||t.defaultGradient.from,to:e?.to||t.defaultGradient.to,deg:e?.deg??t.defaultGradient.deg??0},o=Ne(r.from,t),n=Ne(r.to,t);return`\
linear-gradient(${r.deg}deg, ${o} 0%, ${n} 100%)`}function Bn(e,t){if(typeof e!="string"||t>1||t<0)return"rgba(0, 0, 0, 1)";if(e.startsWith("var("))return`color-mix(in srgb, ${e}, transparent ${(1-t)*100}%)`;if(e.
startsWith("oklch"))return e.includes("/")?e.replace(/\/\s*[\d.]+\s*\)/,`/ ${t})`):e.replace(")",` / ${t})`);let{r,g:o,b:n}=Mc(e);return`rgba(${r}, ${o}, ${n}, ${t}\
)`}var $g=Bn;var x_=({color:e,theme:t,variant:r,gradient:o,autoContrast:n})=>{let a=ho({color:e,theme:t}),i=typeof n=="boolean"?n:t.autoContrast;if(r==="none")return{background:"\
transparent",hover:"transparent",color:"inherit",border:"none"};if(r==="filled"){let l=a.isThemeColor&&a.shade===void 0&&Bc(t.colors[a.color]),c=i?l?`var(--mant\
ine-color-${a.color}-contrast)`:a.isLight?"var(--mantine-color-black)":"var(--mantine-color-white)":"var(--mantine-color-white)";return a.isThemeColor?a.shade===
void 0?{background:`var(--mantine-color-${e}-filled)`,hover:`var(--mantine-color-${e}-filled-hover)`,color:c,border:`${k(1)} solid transparent`}:{background:`va\
r(--mantine-color-${a.color}-${a.shade})`,hover:`var(--mantine-color-${a.color}-${a.shade===9?8:a.shade+1})`,color:c,border:`${k(1)} solid transparent`}:{background:e,
hover:Ca(e,.1),color:c,border:`${k(1)} solid transparent`}}if(r==="light"){if(a.isThemeColor){if(a.shade===void 0)return{background:`var(--mantine-color-${e}-li\
ght)`,hover:`var(--mantine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${k(1)} solid transparent`};let l=t.colors[a.color][a.
shade];return{background:l,hover:Ca(l,.1),color:`var(--mantine-color-${a.color}-light-color)`,border:`${k(1)} solid transparent`}}return{background:Bn(e,.1),hover:Bn(
e,.12),color:e,border:`${k(1)} solid transparent`}}if(r==="outline")return a.isThemeColor?a.shade===void 0?{background:"transparent",hover:`var(--mantine-color-${e}\
-outline-hover)`,color:`var(--mantine-color-${e}-outline)`,border:`${k(1)} solid var(--mantine-color-${e}-outline)`}:{background:"transparent",hover:Bn(t.colors[a.
color][a.shade],.05),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${k(1)} solid var(--mantine-color-${a.color}-${a.shade})`}:{background:"transpar\
ent",hover:Bn(e,.05),color:e,border:`${k(1)} solid ${e}`};if(r==="subtle"){if(a.isThemeColor){if(a.shade===void 0)return{background:"transparent",hover:`var(--m\
antine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${k(1)} solid transparent`};let l=t.colors[a.color][a.shade];return{background:"\
transparent",hover:Bn(l,.12),color:`var(--mantine-color-${a.color}-${Math.min(a.shade,6)})`,border:`${k(1)} solid transparent`}}return{background:"transparent",
hover:Bn(e,.12),color:e,border:`${k(1)} solid transparent`}}return r==="transparent"?a.isThemeColor?a.shade===void 0?{background:"transparent",hover:"transparen\
t",color:`var(--mantine-color-${e}-light-color)`,border:`${k(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:`var(--mantine-color-${a.
color}-${Math.min(a.shade,6)})`,border:`${k(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:e,border:`${k(1)} solid transparent`}:r===
"white"?a.isThemeColor?a.shade===void 0?{background:"var(--mantine-color-white)",hover:Ca(t.white,.01),color:`var(--mantine-color-${e}-filled)`,border:`${k(1)} \
solid transparent`}:{background:"var(--mantine-color-white)",hover:Ca(t.white,.01),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${k(1)} solid tran\
sparent`}:{background:"var(--mantine-color-white)",hover:Ca(t.white,.01),color:e,border:`${k(1)} solid transparent`}:r==="gradient"?{background:$d(o,t),hover:$d(
o,t),color:"var(--mantine-color-white)",border:"none"}:r==="default"?{background:"var(--mantine-color-default)",hover:"var(--mantine-color-default-hover)",color:"\
var(--mantine-color-default-color)",border:`${k(1)} solid var(--mantine-color-default-border)`}:{}};function Pn({color:e,theme:t,autoContrast:r,colorScheme:o}){return(typeof r=="boolean"?r:t.autoContrast)&&ho({color:e||t.primaryColor,theme:t,colorScheme:o}).isLight?
"var(--mantine-color-black)":"var(--mantine-color-white)"}function zf(e,t,r){return Pn({color:r==="dark"?e.dark:e.light,theme:t,colorScheme:r,autoContrast:!0})}
function Yg(e,t){let r=e.colors[e.primaryColor];return Bc(r)?e.autoContrast?zf(r,e,t):"var(--mantine-color-white)":Pn({color:r[za(e,t)],theme:e,autoContrast:null})}function di(e,t){return typeof e=="boolean"?e:t.autoContrast}var Cf=x(D(),1),Pc=(0,Cf.createContext)(null);function dn(){let e=(0,Cf.use)(Pc);if(!e)throw new Error("[@mantine/core] MantineProvider was not found in tree");
return e}function __(){return dn().cssVariablesResolver}function S_(){return dn().classNamesPrefix}function mi(){return dn().getStyleNonce}function z_(){return dn().
withStaticClasses}function C_(){return dn().headless}function T_(){return dn().stylesTransform?.sx}function R_(){return dn().stylesTransform?.styles}function Po(){
return dn().env||"default"}function k_(){return dn().deduplicateInlineStyles}var Ln=x(D(),1);function E_(e){let t=document.createElement("style");return t.setAttribute("data-mantine-styles","inline"),t.innerHTML="*, *::before, *::after {transition: none\
 !important;}",t.setAttribute("data-mantine-disable-transition","true"),e&&t.setAttribute("nonce",e),document.head.appendChild(t),()=>document.querySelectorAll(
"[data-mantine-disable-transition]").forEach(o=>o.remove())}function Yd({keepTransitions:e}={}){let t=(0,Ln.useRef)(mf),r=(0,Ln.useRef)(-1),o=(0,Ln.use)(Pc),n=mi(),
a=(0,Ln.useRef)(n?.());if(!o)throw new Error("[@mantine/core] MantineProvider was not found in tree");let i=d=>{o.setColorScheme(d),t.current=e?()=>{}:E_(a.current),
window.clearTimeout(r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},l=()=>{o.clearColorScheme(),t.current=e?()=>{}:E_(a.current),window.clearTimeout(
r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},c=jd("light",{getInitialValueInEffect:!1}),s=o.colorScheme==="auto"?c:o.colorScheme,u=(0,Ln.useCallback)(
()=>i(s==="light"?"dark":"light"),[i,s]);return(0,Ln.useEffect)(()=>()=>{t.current?.(),window.clearTimeout(r.current)},[]),{colorScheme:o.colorScheme,setColorScheme:i,
clearColorScheme:l,toggleColorScheme:u}}var jn=x(D(),1);function Lc(e,t){let r=typeof window<"u"&&"matchMedia"in window&&window.matchMedia("(prefers-color-scheme: dark)")?.matches,o=e!=="auto"?e:r?"dark":"light";t()?.
setAttribute("data-mantine-color-scheme",o)}function A_({manager:e,defaultColorScheme:t,getRootElement:r,forceColorScheme:o}){let n=(0,jn.useRef)(null),[a,i]=(0,jn.useState)(
()=>e.get(t)),l=o||a,c=(0,jn.useCallback)(u=>{o||(Lc(u,r),i(u),e.set(u))},[e.set,l,o]),s=(0,jn.useCallback)(()=>{i(t),Lc(t,r),e.clear()},[e.clear,t]);return(0,jn.useEffect)(
()=>(e.subscribe(c),e.unsubscribe),[e.subscribe,e.unsubscribe]),ut(()=>{Lc(e.get(t),r)},[]),(0,jn.useEffect)(()=>{if(o)return Lc(o,r),()=>{};o===void 0&&Lc(a,r),
typeof window<"u"&&"matchMedia"in window&&(n.current=window.matchMedia("(prefers-color-scheme: dark)"));let u=d=>{a==="auto"&&Lc(d.matches?"dark":"light",r)};return n.
current?.addEventListener("change",u),()=>n.current?.removeEventListener("change",u)},[a,o]),{colorScheme:l,setColorScheme:c,clearColorScheme:s}}function ui(e,t={getInitialValueInEffect:!0}){let r=jd(e,t),{colorScheme:o}=Yd();return o==="auto"?r:o}var D_={dark:["#C9C9C9","#b8b8b8","#828282","#696969","#424242","#3b3b3b","#2e2e2e","#242424","#1f1f1f","#141414"],gray:["#f8f9fa","#f1f3f5","#e9ecef","#dee2e6",
"#ced4da","#adb5bd","#868e96","#495057","#343a40","#212529"],red:["#fff5f5","#ffe3e3","#ffc9c9","#ffa8a8","#ff8787","#ff6b6b","#fa5252","#f03e3e","#e03131","#c9\
2a2a"],pink:["#fff0f6","#ffdeeb","#fcc2d7","#faa2c1","#f783ac","#f06595","#e64980","#d6336c","#c2255c","#a61e4d"],grape:["#f8f0fc","#f3d9fa","#eebefa","#e599f7",
"#da77f2","#cc5de8","#be4bdb","#ae3ec9","#9c36b5","#862e9c"],violet:["#f3f0ff","#e5dbff","#d0bfff","#b197fc","#9775fa","#845ef7","#7950f2","#7048e8","#6741d9","\
#5f3dc4"],indigo:["#edf2ff","#dbe4ff","#bac8ff","#91a7ff","#748ffc","#5c7cfa","#4c6ef5","#4263eb","#3b5bdb","#364fc7"],blue:["#e7f5ff","#d0ebff","#a5d8ff","#74c\
0fc","#4dabf7","#339af0","#228be6","#1c7ed6","#1971c2","#1864ab"],cyan:["#e3fafc","#c5f6fa","#99e9f2","#66d9e8","#3bc9db","#22b8cf","#15aabf","#1098ad","#0c8599",
"#0b7285"],teal:["#e6fcf5","#c3fae8","#96f2d7","#63e6be","#38d9a9","#20c997","#12b886","#0ca678","#099268","#087f5b"],green:["#ebfbee","#d3f9d8","#b2f2bb","#8ce\
99a","#69db7c","#51cf66","#40c057","#37b24d","#2f9e44","#2b8a3e"],lime:["#f4fce3","#e9fac8","#d8f5a2","#c0eb75","#a9e34b","#94d82d","#82c91e","#74b816","#66a80f",
"#5c940d"],yellow:["#fff9db","#fff3bf","#ffec99","#ffe066","#ffd43b","#fcc419","#fab005","#f59f00","#f08c00","#e67700"],orange:["#fff4e6","#ffe8cc","#ffd8a8","#\
ffc078","#ffa94d","#ff922b","#fd7e14","#f76707","#e8590c","#d9480f"]};var B_="-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji",qd={scale:1,fontSmoothing:!0,focusRing:"\
auto",white:"#fff",black:"#000",colors:D_,primaryShade:{light:6,dark:8},primaryColor:"blue",variantColorResolver:x_,autoContrast:!1,luminanceThreshold:.3,fontFamily:B_,
fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace",respectReducedMotion:!1,cursorType:"default",
defaultGradient:{from:"blue",to:"cyan",deg:45},defaultRadius:"md",activeClassName:"mantine-active",focusClassName:"",headings:{fontFamily:B_,fontWeight:"700",textWrap:"\
wrap",sizes:{h1:{fontSize:k(34),lineHeight:"1.3"},h2:{fontSize:k(26),lineHeight:"1.35"},h3:{fontSize:k(22),lineHeight:"1.4"},h4:{fontSize:k(18),lineHeight:"1.45"},
h5:{fontSize:k(16),lineHeight:"1.5"},h6:{fontSize:k(14),lineHeight:"1.5"}}},fontSizes:{xs:k(12),sm:k(14),md:k(16),lg:k(18),xl:k(20)},lineHeights:{xs:"1.4",sm:"1\
.45",md:"1.55",lg:"1.6",xl:"1.65"},fontWeights:{regular:"400",medium:"600",bold:"700"},radius:{xs:k(2),sm:k(4),md:k(8),lg:k(16),xl:k(32)},spacing:{xs:k(10),sm:k(
12),md:k(16),lg:k(20),xl:k(32)},breakpoints:{xs:"36em",sm:"48em",md:"62em",lg:"75em",xl:"88em"},shadows:{xs:`0 ${k(1)} ${k(3)} rgba(0, 0, 0, 0.05), 0 ${k(1)} ${k(
2)} rgba(0, 0, 0, 0.1)`,sm:`0 ${k(1)} ${k(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${k(10)} ${k(15)} ${k(-5)}, rgba(0, 0, 0, 0.04) 0 ${k(7)} ${k(7)} ${k(-5)}`,
md:`0 ${k(1)} ${k(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${k(20)} ${k(25)} ${k(-5)}, rgba(0, 0, 0, 0.04) 0 ${k(10)} ${k(10)} ${k(-5)}`,lg:`0 ${k(1)} ${k(
3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${k(28)} ${k(23)} ${k(-7)}, rgba(0, 0, 0, 0.04) 0 ${k(12)} ${k(12)} ${k(-7)}`,xl:`0 ${k(1)} ${k(3)} rgba(0, 0, 0,\
 0.05), rgba(0, 0, 0, 0.05) 0 ${k(36)} ${k(28)} ${k(-7)}, rgba(0, 0, 0, 0.04) 0 ${k(17)} ${k(17)} ${k(-7)}`},other:{},components:{}};var d9="[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#prima\
ry-color",P_="[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }";function qg(e){return e<
0||e>9?!1:parseInt(e.toString(),10)===e}function L_(e){if(!(e.primaryColor in e.colors))throw new Error(d9);if(typeof e.primaryShade=="object"&&(!qg(e.primaryShade.
dark)||!qg(e.primaryShade.light)))throw new Error(P_);if(typeof e.primaryShade=="number"&&!qg(e.primaryShade))throw new Error(P_)}function j_(e,t){if(!t)return L_(
e),e;let r=Pd(e,t);return t.fontFamily&&!t.headings?.fontFamily&&(r.headings={...r.headings,fontFamily:t.fontFamily}),L_(r),r}var ul=x(D(),1),H_=x(R(),1),Fg=(0,ul.createContext)(null),m9=()=>(0,ul.use)(Fg)||qd;function at(){let e=(0,ul.use)(Fg);if(!e)throw new Error("@mantine/core: Man\
tineProvider was not found in component tree, make sure you have it in your app");return e}function Rf({theme:e,children:t,inherit:r=!0}){let o=m9(),n=(0,ul.useMemo)(
()=>j_(r?o:qd,e),[e,o,r]);return(0,H_.jsx)(Fg,{value:n,children:t})}Rf.displayName="@mantine/core/MantineThemeProvider";function kf(e){return Object.entries(e).map(([t,r])=>`${t}: ${r};`).join("")}function Xg(e,t){let r=t?[t]:[":root",":host"],o=kf(e.variables),n=o?`${r.join(", ")}{${o}}`:"",a=kf(e.dark),i=kf(e.light),l=c=>r.map(s=>s===":host"?`${s}([data\
-mantine-color-scheme="${c}"])`:`${s}[data-mantine-color-scheme="${c}"]`).join(", ");return`${n}

${a?`${l("dark")}{${a}}`:""}

${i?`${l("light")}{${i}}`:""}`}function Fd({theme:e,color:t,colorScheme:r,name:o=t,withColorValues:n=!0}){if(!e.colors[t])return{};if(r==="light"){let l=za(e,"light"),c={[`--mantine-color-${o}\
-text`]:`var(--mantine-color-${o}-filled)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-filled-hover`]:`var(--mantine\
-color-${o}-${l===9?8:l+1})`,[`--mantine-color-${o}-light`]:`var(--mantine-color-${o}-1)`,[`--mantine-color-${o}-light-hover`]:`var(--mantine-color-${o}-2)`,[`-\
-mantine-color-${o}-light-color`]:`var(--mantine-color-${o}-9)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-outline\
-hover`]:$g(e.colors[t][l],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine-color-${o}-2`]:e.colors[t][2],
[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`--mantine-color-${o}-6`]:e.colors[t][6],
[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],...c}:c}let a=za(e,"dark"),i={[`--\
mantine-color-${o}-text`]:`var(--mantine-color-${o}-4)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${a})`,[`--mantine-color-${o}-filled-hover`]:`\
var(--mantine-color-${o}-${a===9?8:a+1})`,[`--mantine-color-${o}-light`]:Ca(e.colors[t][9],.5),[`--mantine-color-${o}-light-hover`]:Ca(e.colors[t][9],.3),[`--ma\
ntine-color-${o}-light-color`]:`var(--mantine-color-${o}-0)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${Math.max(a-4,0)})`,[`--mantine-color-${o}\
-outline-hover`]:$g(e.colors[t][Math.max(a-4,0)],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine\
-color-${o}-2`]:e.colors[t][2],[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`-\
-mantine-color-${o}-6`]:e.colors[t][6],[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],
...i}:i}function fl(e,t,r){$e(t).forEach(o=>Object.assign(e,{[`--mantine-${r}-${o}`]:t[o]}))}var Ef=e=>{let t=za(e,"light"),r=e.defaultRadius in e.radius?e.radius[e.defaultRadius]:
k(e.defaultRadius),o={variables:{"--mantine-z-index-app":"100","--mantine-z-index-modal":"200","--mantine-z-index-popover":"300","--mantine-z-index-overlay":"40\
0","--mantine-z-index-max":"9999","--mantine-scale":e.scale.toString(),"--mantine-cursor-type":e.cursorType,"--mantine-webkit-font-smoothing":e.fontSmoothing?"a\
ntialiased":"unset","--mantine-moz-font-smoothing":e.fontSmoothing?"grayscale":"unset","--mantine-color-white":e.white,"--mantine-color-black":e.black,"--mantin\
e-line-height":e.lineHeights.md,"--mantine-font-family":e.fontFamily,"--mantine-font-family-monospace":e.fontFamilyMonospace,"--mantine-font-family-headings":e.
headings.fontFamily,"--mantine-heading-font-weight":e.headings.fontWeight,"--mantine-heading-text-wrap":e.headings.textWrap,"--mantine-radius-default":r,"--mant\
ine-primary-color-filled":`var(--mantine-color-${e.primaryColor}-filled)`,"--mantine-primary-color-filled-hover":`var(--mantine-color-${e.primaryColor}-filled-h\
over)`,"--mantine-primary-color-light":`var(--mantine-color-${e.primaryColor}-light)`,"--mantine-primary-color-light-hover":`var(--mantine-color-${e.primaryColor}\
-light-hover)`,"--mantine-primary-color-light-color":`var(--mantine-color-${e.primaryColor}-light-color)`},light:{"--mantine-color-scheme":"light","--mantine-pr\
imary-color-contrast":Yg(e,"light"),"--mantine-color-bright":"var(--mantine-color-black)","--mantine-color-text":e.black,"--mantine-color-body":e.white,"--manti\
ne-color-error":"var(--mantine-color-red-6)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-gray-5)",
"--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-${t})`,"--mantine-color-default":"var(--mantine-color-white)","--mantine-color-default-hover":"v\
ar(--mantine-color-gray-0)","--mantine-color-default-color":"var(--mantine-color-black)","--mantine-color-default-border":"var(--mantine-color-gray-4)","--manti\
ne-color-dimmed":"var(--mantine-color-gray-6)","--mantine-color-disabled":"var(--mantine-color-gray-2)","--mantine-color-disabled-color":"var(--mantine-color-gr\
ay-5)","--mantine-color-disabled-border":"var(--mantine-color-gray-3)"},dark:{"--mantine-color-scheme":"dark","--mantine-primary-color-contrast":Yg(e,"dark"),"-\
-mantine-color-bright":"var(--mantine-color-white)","--mantine-color-text":"var(--mantine-color-dark-0)","--mantine-color-body":"var(--mantine-color-dark-7)","-\
-mantine-color-error":"var(--mantine-color-red-8)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-da\
rk-3)","--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-4)`,"--mantine-color-default":"var(--mantine-color-dark-6)","--mantine-color-default-hove\
r":"var(--mantine-color-dark-5)","--mantine-color-default-color":"var(--mantine-color-white)","--mantine-color-default-border":"var(--mantine-color-dark-4)","--\
mantine-color-dimmed":"var(--mantine-color-dark-2)","--mantine-color-disabled":"var(--mantine-color-dark-6)","--mantine-color-disabled-color":"var(--mantine-col\
or-dark-3)","--mantine-color-disabled-border":"var(--mantine-color-dark-4)"}};fl(o.variables,e.breakpoints,"breakpoint"),fl(o.variables,e.spacing,"spacing"),fl(
o.variables,e.fontSizes,"font-size"),fl(o.variables,e.lineHeights,"line-height"),fl(o.variables,e.shadows,"shadow"),fl(o.variables,e.radius,"radius"),fl(o.variables,
e.fontWeights,"font-weight"),e.colors[e.primaryColor].forEach((a,i)=>{o.variables[`--mantine-primary-color-${i}`]=`var(--mantine-color-${e.primaryColor}-${i})`}),
$e(e.colors).forEach(a=>{let i=e.colors[a];if(Bc(i)){Object.assign(o.light,Fd({theme:e,name:i.name,color:i.light,colorScheme:"light",withColorValues:!0})),Object.
assign(o.dark,Fd({theme:e,name:i.name,color:i.dark,colorScheme:"dark",withColorValues:!0})),o.light[`--mantine-color-${i.name}-contrast`]=zf(i,e,"light"),o.dark[`\
--mantine-color-${i.name}-contrast`]=zf(i,e,"dark");return}i.forEach((l,c)=>{o.variables[`--mantine-color-${a}-${c}`]=l}),Object.assign(o.light,Fd({theme:e,color:a,
colorScheme:"light",withColorValues:!1})),Object.assign(o.dark,Fd({theme:e,color:a,colorScheme:"dark",withColorValues:!1}))});let n=e.headings.sizes;return $e(n).
forEach(a=>{o.variables[`--mantine-${a}-font-size`]=n[a].fontSize,o.variables[`--mantine-${a}-line-height`]=n[a].lineHeight,o.variables[`--mantine-${a}-font-wei\
ght`]=n[a].fontWeight||e.headings.fontWeight}),o};var I_=x(R(),1);function V_(){let e=at(),t=mi(),r=$e(e.breakpoints).reduce((o,n)=>{let a=e.breakpoints[n].includes("px"),i=Ld(e.breakpoints[n]);return`${o}@medi\
a (max-width: ${a?`${i-.1}px`:yc(i-.1)}) {.mantine-visible-from-${n} {display: none !important;}}@media (min-width: ${a?`${i}px`:yc(i)}) {.mantine-hidden-from-${n}\
 {display: none !important;}}`},"");return(0,I_.jsx)("style",{"data-mantine-styles":"classes",nonce:t?.(),dangerouslySetInnerHTML:{__html:r}})}function U_({theme:e,generator:t}){let r=Ef(e),o=t?.(e);return o?Pd(r,o):r}var Kg=Ef(qd);function G_(e){let t={variables:{},light:{},dark:{}};return $e(e.variables).forEach(r=>{Kg.variables[r]!==e.variables[r]&&(t.variables[r]=e.variables[r])}),
$e(e.light).forEach(r=>{Kg.light[r]!==e.light[r]&&(t.light[r]=e.light[r])}),$e(e.dark).forEach(r=>{Kg.dark[r]!==e.dark[r]&&(t.dark[r]=e.dark[r])}),t}var $_=x(R(),1);function u9(e){return Xg({variables:{},dark:{"--mantine-color-scheme":"dark"},light:{"--mantine-color-scheme":"light"}},e)}function Qg({cssVariablesSelector:e,
deduplicateCssVariables:t}){let r=at(),o=mi(),n=__(),a=U_({theme:r,generator:n}),i=(e===void 0||e===":root"||e===":host")&&t,l=i?G_(a):a,c=Xg(l,e);return c?(0,$_.jsx)(
"style",{"data-mantine-styles":!0,nonce:o?.(),dangerouslySetInnerHTML:{__html:`${c}${i?"":u9(e)}`}}):null}Qg.displayName="@mantine/CssVariables";function Y_({respectReducedMotion:e,getRootElement:t}){ut(()=>{e&&t()?.setAttribute("data-respect-reduced-motion","true")},[e])}var fi=x(R(),1);function Af({theme:e,children:t,getStyleNonce:r,withStaticClasses:o=!0,withGlobalClasses:n=!0,deduplicateCssVariables:a=!0,withCssVariables:i=!0,
cssVariablesSelector:l,classNamesPrefix:c="mantine",colorSchemeManager:s=w_(),defaultColorScheme:u="light",getRootElement:d=()=>document.documentElement,cssVariablesResolver:m,
forceColorScheme:f,stylesTransform:p,env:h,deduplicateInlineStyles:w=!1}){let{colorScheme:v,setColorScheme:g,clearColorScheme:b}=A_({defaultColorScheme:u,forceColorScheme:f,
manager:s,getRootElement:d});return Y_({respectReducedMotion:e?.respectReducedMotion||!1,getRootElement:d}),(0,fi.jsx)(Pc,{value:{colorScheme:v,setColorScheme:g,
clearColorScheme:b,getRootElement:d,classNamesPrefix:c,getStyleNonce:r,cssVariablesResolver:m,cssVariablesSelector:l??":root",withStaticClasses:o,stylesTransform:p,
env:h,deduplicateInlineStyles:w},children:(0,fi.jsxs)(Rf,{theme:e,children:[i&&(0,fi.jsx)(Qg,{cssVariablesSelector:l,deduplicateCssVariables:a}),n&&(0,fi.jsx)(V_,
{}),t]})})}Af.displayName="@mantine/core/MantineProvider";function q_({children:e,theme:t,env:r}){return(0,fi.jsx)(Pc,{value:{colorScheme:"auto",setColorScheme:()=>{},
clearColorScheme:()=>{},getRootElement:()=>document.documentElement,classNamesPrefix:"mantine",cssVariablesSelector:":root",withStaticClasses:!1,headless:!0,env:r},
children:(0,fi.jsx)(Rf,{theme:t,children:e})})}q_.displayName="@mantine/core/HeadlessMantineProvider";function T(e,t,r){let o=at(),n=(Array.isArray(e)?e:[e]).filter(Boolean),a={};for(let i of n){let l=o.components[i]?.defaultProps,c=typeof l=="function"?l(o):l;c&&
(a={...a,...c})}return{...t,...a,...wc(r)}}function Hn({classNames:e,styles:t,props:r,stylesCtx:o}){let n=at();return{resolvedClassNames:e===void 0?void 0:Sa({theme:n,classNames:e,props:r,stylesCtx:o||void 0}),
resolvedStyles:t===void 0?void 0:ml({theme:n,styles:t,props:r,stylesCtx:o||void 0})}}var f9={always:"mantine-focus-always",auto:"mantine-focus-auto",never:"mantine-focus-never"};function F_({theme:e,options:t,unstyled:r}){return he(t?.focusable&&
!r&&(e.focusClassName||f9[e.focusRing]),t?.active&&!r&&e.activeClassName)}function Nf(e,t,r=1){if(Object.is(e,t))return!0;if(r===0||typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;if(Array.isArray(e)||Array.isArray(
t)){if(!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length)return!1;for(let n=0;n<e.length;n+=1)if(!Nf(e[n],t[n],r-1))return!1;return!0}let o=Object.keys(
e);if(o.length!==Object.keys(t).length)return!1;for(let n of o)if(!Object.hasOwn(t,n)||!Nf(e[n],t[n],r-1))return!1;return!0}function X_({selector:e,stylesCtx:t,options:r,props:o,theme:n}){return Sa({theme:n,classNames:r?.classNames,props:r?.props||o,stylesCtx:t})[e]}function K_({selector:e,stylesCtx:t,theme:r,classNames:o,props:n}){return Sa({theme:r,classNames:o,props:n,stylesCtx:t})[e]}function Q_({rootSelector:e,selector:t,className:r}){return e===t?r:void 0}function Z_({selector:e,classes:t,unstyled:r}){return r?void 0:t[e]}function W_({themeName:e,classNamesPrefix:t,selector:r,withStaticClass:o}){return o===!1?[]:e.map(n=>`${t}-${n}-${r}`)}function J_({options:e,classes:t,selector:r,unstyled:o}){return e?.variant&&!o?t[`${r}--${e.variant}`]:void 0}function e2({theme:e,options:t,themeName:r,selector:o,classNamesPrefix:n,resolvedClassNames:a,resolvedThemeClassNames:i,classes:l,unstyled:c,className:s,rootSelector:u,
props:d,stylesCtx:m,withStaticClasses:f,headless:p,transformedStyles:h}){return he(F_({theme:e,options:t,unstyled:c||p}),i.map(w=>w[o]),J_({options:t,classes:l,
selector:o,unstyled:c||p}),a[o],K_({selector:o,stylesCtx:m,theme:e,classNames:h,props:d}),X_({selector:o,stylesCtx:m,options:t,props:d,theme:e}),Q_({rootSelector:u,
selector:o,className:s}),Z_({selector:o,classes:l,unstyled:c||p}),f&&!p&&W_({themeName:r,classNamesPrefix:n,selector:o,withStaticClass:t?.withStaticClass}),t?.className)}function Xd({style:e,theme:t}){return Array.isArray(e)?e.reduce((r,o)=>({...r,...Xd({style:o,theme:t})}),{}):typeof e=="function"?e(t):e??{}}function t2({theme:e,selector:t,options:r,props:o,stylesCtx:n,rootSelector:a,withStylesTransform:i,resolvedStyles:l,resolvedThemeStyles:c,resolvedVars:s,resolvedRootStyle:u}){
return{...c[t],...l[t],...!i&&ml({theme:e,styles:r?.styles,props:r?.props||o,stylesCtx:n})[t],...s[t],...a===t?u:null,...Xd({style:r?.style,theme:e})}}function r2(e){return e.reduce((t,r)=>(r&&Object.keys(r).forEach(o=>{t[o]={...t[o],...wc(r[o])}}),t),{})}function o2({props:e,stylesCtx:t,themeName:r,theme:o}){let n=R_()?.();return{getTransformedStyles:i=>n?[...i.map(l=>n(l,{props:e,theme:o,ctx:t})),...r.map(l=>n(
o.components[l]?.styles,{props:e,theme:o,ctx:t}))].filter(Boolean):[],withStylesTransform:!!n}}var n2=x(D(),1);function Y({name:e,classes:t,props:r,stylesCtx:o,className:n,style:a,rootSelector:i="root",unstyled:l,classNames:c,styles:s,vars:u,varsResolver:d,
attributes:m,stable:f}){let p=at(),h=S_(),w=z_(),v=C_(),g=(Array.isArray(e)?e:[e]).filter(V=>V),{withStylesTransform:b,getTransformedStyles:y}=o2({props:r,stylesCtx:o,
themeName:g,theme:p}),_=Sa({theme:p,classNames:c,props:r,stylesCtx:o}),z=g.map(V=>Sa({theme:p,classNames:p.components[V]?.classNames,props:r,stylesCtx:o})),S=b?
{}:ml({theme:p,styles:s,props:r,stylesCtx:o}),C={};if(!b)for(let V of g){let I=ml({theme:p,styles:p.components[V]?.styles,props:r,stylesCtx:o});for(let A of Object.
keys(I))C[A]={...C[A],...I[A]}}let H=r2([v?{}:d?.(p,r,o),...g.map(V=>p.components?.[V]?.vars?.(p,r,o)),u?.(p,r,o)]),M=Xd({style:a,theme:p});return p9((V,I)=>({...m?.[V],
className:e2({theme:p,options:I,themeName:g,selector:V,classNamesPrefix:h,resolvedClassNames:_,resolvedThemeClassNames:z,classes:t,unstyled:l,className:n,rootSelector:i,
props:r,stylesCtx:o,withStaticClasses:w,headless:v,transformedStyles:y([I?.styles,s])}),style:t2({theme:p,selector:V,options:I,props:r,stylesCtx:o,rootSelector:i,
withStylesTransform:b,resolvedStyles:S,resolvedThemeStyles:C,resolvedVars:H,resolvedRootStyle:M})}),!!f,[p,h,w,v,b?r:null,t,l,n,i,m,o,_,z,S,C,H,M])}function p9(e,t,r){
let o=(0,n2.useRef)(null);return t?((!o.current||!Nf(o.current.deps,r,3))&&(o.current={deps:r,getStyles:e}),o.current.getStyles):e}function pl(e){return $e(e).reduce((t,r)=>e[r]!==void 0?`${t}${Ox(r)}:${e[r]};`:t,"").trim()}function a2({selector:e,styles:t,media:r,container:o}){let n=t?pl(t):"",a=Array.isArray(r)?r.map(l=>`@media${l.query}{${e}{${pl(l.styles)}}}`):[],i=Array.isArray(
o)?o.map(l=>`@container ${l.query}{${e}{${pl(l.styles)}}}`):[];return`${n?`${e}{${n}}`:""}${a.join("")}${i.join("")}`.trim()}var Zg=x(R(),1);function h9(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function Of({deduplicate:e,
...t}){let r=mi(),o=a2(t);return e?(0,Zg.jsx)("style",{href:`mantine-${h9(o)}`,precedence:"mantine",nonce:r?.(),children:o}):(0,Zg.jsx)("style",{"data-mantine-s\
tyles":"inline",nonce:r?.(),dangerouslySetInnerHTML:{__html:o}})}function v9(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function i2(e,t){return`__mdi__-${v9(`${e?
pl(e):""}|${Array.isArray(t)?t.map(r=>`${r.query}:${pl(r.styles)}`).join("|"):""}`)}`}function Lo(e){let{m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:c,ms:s,mis:u,mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:v,pr:g,pe:b,ps:y,pis:_,pie:z,bd:S,bdrs:C,bg:H,c:M,opacity:F,
ff:V,fz:I,fw:A,lts:q,ta:L,lh:B,fs:O,tt:j,td:$,w:G,miw:K,maw:W,h:me,mih:oe,mah:ue,bgsz:Se,bgp:ne,bgr:ze,bga:Ce,pos:Le,top:Ue,left:Et,bottom:ie,right:zt,inset:Ut,
display:mr,flex:Yr,hiddenFrom:Nn,visibleFrom:an,lightHidden:ba,darkHidden:ln,sx:Ge,...On}=e;return{styleProps:wc({m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:c,ms:s,mis:u,
mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:v,pr:g,pis:_,pie:z,pe:b,ps:y,bd:S,bg:H,c:M,opacity:F,ff:V,fz:I,fw:A,lts:q,ta:L,lh:B,fs:O,tt:j,td:$,w:G,miw:K,maw:W,h:me,mih:oe,
mah:ue,bgsz:Se,bgp:ne,bgr:ze,bga:Ce,pos:Le,top:Ue,left:Et,bottom:ie,right:zt,inset:Ut,display:mr,flex:Yr,bdrs:C,hiddenFrom:Nn,visibleFrom:an,lightHidden:ba,darkHidden:ln,
sx:Ge}),rest:On}}var l2={m:{type:"spacing",property:"margin"},mt:{type:"spacing",property:"marginTop"},mb:{type:"spacing",property:"marginBottom"},ml:{type:"spacing",property:"m\
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
property:"display"},flex:{type:"identity",property:"flex"}};function Kd(e,t){let r=ho({color:e,theme:t});return r.color==="dimmed"?"var(--mantine-color-dimmed)":r.color==="bright"?"var(--mantine-color-bright)":r.variable?
`var(${r.variable})`:r.color}function c2(e,t){let r=ho({color:e,theme:t});return r.isThemeColor&&r.shade===void 0?`var(--mantine-color-${r.color}-text)`:Kd(e,t)}function s2(e,t){if(typeof e=="number")return k(e);if(typeof e=="string"){let[r,o,...n]=e.split(" ").filter(i=>i.trim()!==""),a=`${k(r)}`;return o&&(a+=` ${o}`),
n.length>0&&(a+=` ${Kd(n.join(" "),t)}`),a.trim()}return e}var d2={text:"var(--mantine-font-family)",mono:"var(--mantine-font-family-monospace)",monospace:"var(--mantine-font-family-monospace)",heading:"var(--mantine-fo\
nt-family-headings)",headings:"var(--mantine-font-family-headings)"};function m2(e){return typeof e=="string"&&e in d2?d2[e]:e}var g9=["h1","h2","h3","h4","h5","h6"];function u2(e,t){return typeof e=="string"&&e in t.fontSizes?`var(--mantine-font-size-${e})`:typeof e=="string"&&g9.includes(
e)?`var(--mantine-${e}-font-size)`:typeof e=="number"?k(e):typeof e=="string"?k(e):e}function f2(e){return e}var b9=["h1","h2","h3","h4","h5","h6"];function p2(e,t){return typeof e=="string"&&e in t.lineHeights?`var(--mantine-line-height-${e})`:typeof e=="string"&&b9.includes(
e)?`var(--mantine-${e}-line-height)`:e}function h2(e,t){return typeof e=="string"&&e in t.radius?`var(--mantine-radius-${e})`:typeof e=="number"?k(e):typeof e=="string"?k(e):e}function v2(e){return typeof e=="number"?k(e):e}function g2(e,t){if(typeof e=="number")return k(e);if(typeof e=="string"){let r=e.replace("-","");if(!(r in t.spacing))return k(e);let o=`--mantine-spacing-${r}`;
return e.startsWith("-")?`calc(var(${o}) * -1)`:`var(${o})`}return e}var Mf={color:Kd,textColor:c2,fontSize:u2,spacing:g2,radius:h2,identity:f2,size:v2,lineHeight:p2,fontFamily:m2,border:s2};function b2(e){return e.replace("(min-width: ","").replace("em)","")}function y2({media:e,...t}){let r=Object.keys(e).sort((o,n)=>Number(b2(o))-Number(b2(n))).map(
o=>({query:o,styles:e[o]}));return{...t,media:r}}function y9(e){if(typeof e!="object"||e===null)return!1;let t=Object.keys(e);return!(t.length===1&&t[0]==="base")}function w9(e){return typeof e=="object"&&e!==
null?"base"in e?e.base:void 0:e}function x9(e){return typeof e=="object"&&e!==null?$e(e).filter(t=>t!=="base"):[]}function _9(e,t){return typeof e=="object"&&e!==
null&&t in e?e[t]:e}function w2({styleProps:e,data:t,theme:r}){return y2($e(e).reduce((o,n)=>{if(n==="hiddenFrom"||n==="visibleFrom"||n==="sx")return o;let a=t[n],
i=Array.isArray(a.property)?a.property:[a.property],l=w9(e[n]);if(!y9(e[n]))return i.forEach(s=>{o.inlineStyles[s]=Mf[a.type](l,r)}),o;o.hasResponsiveStyles=!0;
let c=x9(e[n]);return i.forEach(s=>{l!=null&&(o.styles[s]=Mf[a.type](l,r)),c.forEach(u=>{let d=`(min-width: ${r.breakpoints[u]})`;o.media[d]={...o.media[d],[s]:Mf[a.
type](_9(e[n],u),r)}})}),o},{hasResponsiveStyles:!1,styles:{},inlineStyles:{},media:{}}))}var x2=x(D(),1);function _2(){return`__m__-${(0,x2.useId)().replace(/[:«»]/g,"")}`}function jc(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...jc(o,t)}),{}):typeof e=="function"?e(t):e??{}}function S9(e){return e}var S2=S9;var z2=x(R(),1);function Wg(e){return e}function N(e){let t=e;return t.extend=Wg,t.withProps=r=>{let o=n=>(0,z2.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=
`WithProps(${t.displayName})`,o},t}function pi(e){return N(e)}var C2=x(R(),1);function Re(e){let t=e;return t.withProps=r=>{let o=n=>(0,C2.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=`WithProps(${t.displayName}\
)`,o},t.extend=Wg,t}function T2(e){return`data-${(e.startsWith("data-")?e.slice(5):e).replace(/([a-z])([A-Z])/g,"$1-$2").toLowerCase()}`}function z9(e){return Object.keys(e).reduce(
(t,r)=>{let o=e[r];return o===void 0||o===""||o===!1||o===null||(t[T2(r)]=e[r]),t},{})}function Jg(e){return e?typeof e=="string"?{[T2(e)]:!0}:Array.isArray(e)?
[...e].reduce((t,r)=>({...t,...Jg(r)}),{}):z9(e):null}function eb(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...eb(o,t)}),{}):typeof e=="function"?e(t):e??{}}function R2({theme:e,style:t,vars:r,styleProps:o}){
let n=eb(t,e),a=eb(r,e);return{...n,...a,...o}}var hl=x(R(),1);function k2({component:e,style:t,__vars:r,className:o,variant:n,mod:a,size:i,hiddenFrom:l,visibleFrom:c,lightHidden:s,darkHidden:u,renderRoot:d,
__size:m,ref:f,...p}){let h=at(),w=e||"div",{styleProps:v,rest:g}=Lo(p),b=T_()?.()?.(v.sx),y=_2(),_=w2({styleProps:v,theme:h,data:l2}),z=k_(),S=z&&_.hasResponsiveStyles?
i2(_.styles,_.media):y,C={ref:f,style:R2({theme:h,style:t,vars:r,styleProps:_.inlineStyles}),className:he(o,b,{[S]:_.hasResponsiveStyles,"mantine-light-hidden":s,
"mantine-dark-hidden":u,[`mantine-hidden-from-${l}`]:l,[`mantine-visible-from-${c}`]:c}),"data-variant":n,"data-size":af(i)?void 0:i||void 0,size:m,...Jg(a),...g};
return(0,hl.jsxs)(hl.Fragment,{children:[_.hasResponsiveStyles&&(0,hl.jsx)(Of,{selector:`.${S}`,styles:_.styles,media:_.media,deduplicate:z}),typeof d=="functio\
n"?d(C):(0,hl.jsx)(w,{...C})]})}k2.displayName="@mantine/core/Box";var E=S2(k2);var Hc=x(D(),1);var C9=x(R(),1),T9=(0,Hc.createContext)({dir:"ltr",toggleDirection:()=>{},setDirection:()=>{}});function Xr(){return(0,Hc.use)(T9)}var tb=x(D(),1);var vl=x(R(),1),R9={transitionDuration:200,transitionTimingFunction:"ease",animateOpacity:!0,orientation:"vertical",keepMounted:!0,keepMountedMode:"activity"},rb=N(
e=>{let{children:t,expanded:r,transitionDuration:o,transitionTimingFunction:n,style:a,onTransitionEnd:i,onTransitionStart:l,animateOpacity:c,keepMounted:s,keepMountedMode:u,
ref:d,orientation:m,...f}=T("Collapse",R9,e),p=Po(),h=at(),w=dl(),v=h.respectReducedMotion&&w?0:o,g=(m==="horizontal"?Ig:jg)({expanded:r,transitionDuration:v,transitionTimingFunction:n,
onTransitionEnd:i,onTransitionStart:l,keepMounted:!1});if(v===0)return s===!0&&(u==="display-none"||p!=="test")?u==="display-none"?(0,vl.jsx)(E,{...f,style:{...jc(
a,h),...r?{}:{display:"none"}},ref:d,children:t}):(0,vl.jsx)(tb.Activity,{mode:r?"visible":"hidden",children:(0,vl.jsx)(E,{...f,style:a,ref:d,children:t})}):r?(0,vl.jsx)(
E,{...f,style:a,ref:d,children:t}):null;let b=g.state==="exited",y;return s===!1?y=b?null:t:s===!0?y=u==="display-none"?t:(0,vl.jsx)(tb.Activity,{mode:b?"hidden":
"visible",children:t}):y=t,(0,vl.jsx)(E,{...f,...g.getCollapseProps({style:{opacity:r||!c?1:0,transition:c?`opacity ${v}ms ${n}`:"none",...jc(a,h),...s&&u==="di\
splay-none"&&b?{display:"none"}:{}},ref:d}),children:y})});rb.displayName="@mantine/core/Collapse";var[E2,Tt]=wt("ScrollArea.Root component was not found in tree");var A2=x(D(),1);function jo(e,t){let r=(0,A2.useEffectEvent)(t);ut(()=>{let o=0;if(e){let n=new ResizeObserver(()=>{cancelAnimationFrame(o),o=window.requestAnimationFrame(r)});
return n.observe(e),()=>{window.cancelAnimationFrame(o),n.unobserve(e)}}},[e])}var ob=x(D(),1),nb=x(R(),1);function k9(e){let{style:t,...r}=e,o=Tt(),[n,a]=(0,ob.useState)(0),[i,l]=(0,ob.useState)(0),c=!!(n&&i);return jo(o.scrollbarX,()=>{let s=o.
scrollbarX?.offsetHeight||0;o.onCornerHeightChange(s),l(s)}),jo(o.scrollbarY,()=>{let s=o.scrollbarY?.offsetWidth||0;o.onCornerWidthChange(s),a(s)}),c?(0,nb.jsx)(
"div",{...r,style:{...t,width:n,height:i}}):null}function N2(e){let t=Tt(),r=!!(t.scrollbarX&&t.scrollbarY);return t.type!=="scroll"&&r?(0,nb.jsx)(k9,{...e}):null}var In=x(D(),1);var ab=x(R(),1),E9={scrollHideDelay:1e3,type:"hover"};function ib(e){let{type:t,scrollHideDelay:r,scrollbars:o,getStyles:n,ref:a,...i}=T("ScrollAreaRoot",E9,e),
[l,c]=(0,In.useState)(null),[s,u]=(0,In.useState)(null),[d,m]=(0,In.useState)(null),[f,p]=(0,In.useState)(null),[h,w]=(0,In.useState)(null),[v,g]=(0,In.useState)(
0),[b,y]=(0,In.useState)(0),[_,z]=(0,In.useState)(!1),[S,C]=(0,In.useState)(!1),H=ye(a,c);return(0,ab.jsx)(E2,{value:{type:t,scrollHideDelay:r,scrollArea:l,viewport:s,
onViewportChange:u,content:d,onContentChange:m,scrollbarX:f,onScrollbarXChange:p,scrollbarXEnabled:_,onScrollbarXEnabledChange:z,scrollbarY:h,onScrollbarYChange:w,
scrollbarYEnabled:S,onScrollbarYEnabledChange:C,onCornerWidthChange:g,onCornerHeightChange:y,getStyles:n},children:(0,ab.jsx)(E,{...i,ref:H,__vars:{"--sa-corner\
-width":o!=="xy"?"0px":`${v}px`,"--sa-corner-height":o!=="xy"?"0px":`${b}px`}})})}ib.displayName="@mantine/core/ScrollAreaRoot";function Df(e,t){let r=e/t;return Number.isNaN(r)?0:r}function hi(e){let t=Df(e.viewport,e.content),r=e.scrollbar.paddingStart+e.scrollbar.paddingEnd,o=(e.scrollbar.size-r)*t;return Math.max(o,18)}function Bf(e,t){return r=>{if(e[0]===e[1]||t[0]===t[1])return t[0];let o=(t[1]-t[0])/(e[1]-e[0]);return t[0]+o*(r-e[0])}}function A9(e,[t,r]){return Math.min(r,Math.max(t,e))}function lb(e,t,r="ltr"){let o=hi(t),n=t.scrollbar.paddingStart+t.scrollbar.paddingEnd,a=t.scrollbar.size-
n,i=t.content-t.viewport,l=a-o,c=A9(e,r==="ltr"?[0,i]:[i*-1,0]);return Bf([0,i],[0,l])(c)}function O2(e,t,r,o="ltr"){let n=hi(r),a=n/2,i=t||a,l=n-i,c=r.scrollbar.paddingStart+i,s=r.scrollbar.size-r.scrollbar.paddingEnd-l,u=r.content-r.viewport,d=o===
"ltr"?[0,u]:[u*-1,0];return Bf([c,s],d)(e)}function Pf(e,t){return e>0&&e<t}function Ic(e){return e?parseInt(e,10):0}function Vn(e,t,{checkForDefaultPrevented:r=!0}={}){return o=>{e?.(o),(r===!1||!o.defaultPrevented)&&t?.(o)}}var[M2,cb]=wt("ScrollAreaScrollbar was not found in tree");var Un=x(D(),1);var sb=x(R(),1);function Lf(e){let{sizes:t,hasThumb:r,onThumbChange:o,onThumbPointerUp:n,onThumbPointerDown:a,onThumbPositionChange:i,onDragScroll:l,onWheelScroll:c,
onResize:s,ref:u,...d}=e,m=Tt(),[f,p]=(0,Un.useState)(null),h=ye(u,p),w=(0,Un.useRef)(null),v=(0,Un.useRef)(""),g=t.content-t.viewport,b=(0,Un.useEffectEvent)(S=>c(
S,g)),y=ai(i),_=po(s,10),z=S=>{if(w.current){let C=S.clientX-w.current.left,H=S.clientY-w.current.top;l({x:C,y:H})}};return(0,Un.useEffect)(()=>{if(!f)return;let S=C=>b(
C);return f.addEventListener("wheel",S,{passive:!1}),()=>f.removeEventListener("wheel",S)},[f]),(0,Un.useEffect)(y,[t,y]),jo(f,_),jo(m.content,_),(0,sb.jsx)(M2,
{value:{scrollbar:f,hasThumb:r,onThumbChange:ai(o),onThumbPointerUp:ai(n),onThumbPositionChange:y,onThumbPointerDown:ai(a)},children:(0,sb.jsx)("div",{...d,ref:h,
"data-mantine-scrollbar":!0,style:{position:"absolute",...d.style},onPointerDown:Vn(e.onPointerDown,S=>{S.preventDefault(),S.button===0&&(S.target.setPointerCapture(
S.pointerId),w.current=f.getBoundingClientRect(),v.current=document.body.style.webkitUserSelect,document.body.style.webkitUserSelect="none",z(S))}),onPointerMove:Vn(
e.onPointerMove,z),onPointerUp:Vn(e.onPointerUp,S=>{let C=S.target;C.hasPointerCapture(S.pointerId)&&(S.preventDefault(),C.releasePointerCapture(S.pointerId))}),
onLostPointerCapture:()=>{document.body.style.webkitUserSelect=v.current,w.current=null}})})}var Vc=x(D(),1);var D2=x(R(),1),db=e=>{let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=Tt(),[l,c]=(0,Vc.useState)(),s=(0,Vc.useRef)(null),u=ye(n,s,i.onScrollbarXChange);return(0,Vc.useEffect)(
()=>{s.current&&c(getComputedStyle(s.current))},[s]),(0,D2.jsx)(Lf,{"data-orientation":"horizontal",...a,ref:u,sizes:t,style:{...o,"--sa-thumb-width":`${hi(t)}p\
x`},onThumbPointerDown:d=>e.onThumbPointerDown(d.x),onDragScroll:d=>e.onDragScroll(d.x),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.viewport.scrollLeft+d.deltaX;
e.onWheelScroll(f),Pf(f,m)&&d.preventDefault()}},onResize:()=>{s.current&&i.viewport&&l&&r({content:i.viewport.scrollWidth,viewport:i.viewport.offsetWidth,scrollbar:{
size:s.current.clientWidth,paddingStart:Ic(l.paddingLeft),paddingEnd:Ic(l.paddingRight)}})}})};db.displayName="@mantine/core/ScrollAreaScrollbarX";var Uc=x(D(),1);var B2=x(R(),1);function mb(e){let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=Tt(),[l,c]=(0,Uc.useState)(),s=(0,Uc.useRef)(null),u=ye(n,s,i.onScrollbarYChange);
return(0,Uc.useEffect)(()=>{s.current&&c(window.getComputedStyle(s.current))},[]),(0,B2.jsx)(Lf,{...a,"data-orientation":"vertical",ref:u,sizes:t,style:{"--sa-t\
humb-height":`${hi(t)}px`,...o},onThumbPointerDown:d=>e.onThumbPointerDown(d.y),onDragScroll:d=>e.onDragScroll(d.y),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.
viewport.scrollTop+d.deltaY;e.onWheelScroll(f),Pf(f,m)&&d.preventDefault()}},onResize:()=>{s.current&&i.viewport&&l&&r({content:i.viewport.scrollHeight,viewport:i.
viewport.offsetHeight,scrollbar:{size:s.current.clientHeight,paddingStart:Ic(l.paddingTop),paddingEnd:Ic(l.paddingBottom)}})}})}mb.displayName="@mantine/core/Sc\
rollAreaScrollbarY";var Qd=x(D(),1),ub=x(R(),1);function gl(e){let{orientation:t="vertical",...r}=e,{dir:o}=Xr(),n=Tt(),a=(0,Qd.useRef)(null),i=(0,Qd.useRef)(0),[l,c]=(0,Qd.useState)(
{content:0,viewport:0,scrollbar:{size:0,paddingStart:0,paddingEnd:0}}),s=Df(l.viewport,l.content),u={...r,sizes:l,onSizesChange:c,hasThumb:s>0&&s<1,onThumbChange:m=>{
a.current=m},onThumbPointerUp:()=>{i.current=0},onThumbPointerDown:m=>{i.current=m}},d=(m,f)=>O2(m,i.current,l,f);return t==="horizontal"?(0,ub.jsx)(db,{...u,onThumbPositionChange:()=>{
if(n.viewport&&a.current){let m=n.viewport.scrollLeft,f=lb(m,l,o);a.current.style.transform=`translate3d(${f}px, 0, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.
scrollLeft=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollLeft=d(m,o))}}):t==="vertical"?(0,ub.jsx)(mb,{...u,onThumbPositionChange:()=>{if(n.viewport&&a.current){
let m=n.viewport.scrollTop,f=lb(m,l);l.scrollbar.size===0?a.current.style.setProperty("--thumb-opacity","0"):a.current.style.setProperty("--thumb-opacity","1"),
a.current.style.transform=`translate3d(0, ${f}px, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.scrollTop=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollTop=
d(m))}}):null}gl.displayName="@mantine/core/ScrollAreaScrollbarVisible";var P2=x(D(),1);var L2=x(R(),1);function Zd(e){let t=Tt(),{forceMount:r,...o}=e,[n,a]=(0,P2.useState)(!1),i=e.orientation==="horizontal",l=po(()=>{if(t.viewport){let c=t.viewport.
offsetWidth<t.viewport.scrollWidth,s=t.viewport.offsetHeight<t.viewport.scrollHeight;a(i?c:s)}},10);return jo(t.viewport,l),jo(t.content,l),r||n?(0,L2.jsx)(gl,{
"data-state":n?"visible":"hidden",...o}):null}Zd.displayName="@mantine/core/ScrollAreaScrollbarAuto";var jf=x(D(),1),j2=x(R(),1);function fb(e){let{forceMount:t,...r}=e,o=Tt(),[n,a]=(0,jf.useState)(!1);return(0,jf.useEffect)(()=>{let{scrollArea:i}=o,l=0;if(i){let c=()=>{
window.clearTimeout(l),a(!0)},s=()=>{l=window.setTimeout(()=>a(!1),o.scrollHideDelay)};return i.addEventListener("pointerenter",c),i.addEventListener("pointerle\
ave",s),()=>{window.clearTimeout(l),i.removeEventListener("pointerenter",c),i.removeEventListener("pointerleave",s)}}},[o.scrollArea,o.scrollHideDelay]),t||n?(0,j2.jsx)(
Zd,{"data-state":n?"visible":"hidden",...r}):null}fb.displayName="@mantine/core/ScrollAreaScrollbarHover";var Wd=x(D(),1);var H2=x(R(),1);function I2(e){let{forceMount:t,...r}=e,o=Tt(),n=e.orientation==="horizontal",[a,i]=(0,Wd.useState)("hidden"),l=po(()=>i("idle"),100);return(0,Wd.useEffect)(
()=>{if(a==="idle"){let c=window.setTimeout(()=>i("hidden"),o.scrollHideDelay);return()=>window.clearTimeout(c)}},[a,o.scrollHideDelay]),(0,Wd.useEffect)(()=>{let{
viewport:c}=o,s=n?"scrollLeft":"scrollTop";if(c){let u=c[s],d=()=>{let m=c[s];u!==m&&(i("scrolling"),l()),u=m};return c.addEventListener("scroll",d),()=>c.removeEventListener(
"scroll",d)}},[o.viewport,n,l]),t||a!=="hidden"?(0,H2.jsx)(gl,{"data-state":a==="hidden"?"hidden":"visible",...r,onPointerEnter:Vn(e.onPointerEnter,()=>i("inter\
acting")),onPointerLeave:Vn(e.onPointerLeave,()=>i("idle"))}):null}var V2=x(D(),1),Jd=x(R(),1);function Hf(e){let{forceMount:t,...r}=e,o=Tt(),{onScrollbarXEnabledChange:n,onScrollbarYEnabledChange:a}=o,i=e.orientation==="horizo\
ntal";return(0,V2.useEffect)(()=>(i?n(!0):a(!0),()=>{i?n(!1):a(!1)}),[i,n,a]),o.type==="hover"?(0,Jd.jsx)(fb,{...r,forceMount:t}):o.type==="scroll"?(0,Jd.jsx)(I2,
{...r,forceMount:t}):o.type==="auto"?(0,Jd.jsx)(Zd,{...r,forceMount:t}):o.type==="always"?(0,Jd.jsx)(gl,{...r}):null}Hf.displayName="@mantine/core/ScrollAreaScr\
ollbar";function U2(e,t=()=>{}){let r={left:e.scrollLeft,top:e.scrollTop},o=0;return(function n(){let a={left:e.scrollLeft,top:e.scrollTop},i=r.left!==a.left,l=r.top!==
a.top;(i||l)&&t(),r=a,o=window.requestAnimationFrame(n)})(),()=>window.cancelAnimationFrame(o)}var If=x(D(),1);var pb=x(R(),1);function G2(e){let{style:t,ref:r,...o}=e,n=Tt(),a=cb(),{onThumbPositionChange:i}=a,l=ye(r,a.onThumbChange),c=(0,If.useRef)(void 0),s=po(()=>{c.current&&
(c.current(),c.current=void 0)},100);return(0,If.useEffect)(()=>{let{viewport:u}=n;if(u){let d=()=>{if(s(),!c.current){let m=U2(u,i);c.current=m,i()}};return i(),
u.addEventListener("scroll",d),()=>{u.removeEventListener("scroll",d),c.current?.(),c.current=void 0}}},[n.viewport,s,i]),(0,pb.jsx)("div",{"data-state":a.hasThumb?
"visible":"hidden",...o,ref:l,style:{width:"var(--sa-thumb-width)",height:"var(--sa-thumb-height)",...t},onPointerDownCapture:Vn(e.onPointerDownCapture,u=>{let d=u.
target.getBoundingClientRect(),m=u.clientX-d.left,f=u.clientY-d.top;a.onThumbPointerDown({x:m,y:f})}),onPointerUp:Vn(e.onPointerUp,a.onThumbPointerUp)})}G2.displayName=
"@mantine/core/ScrollAreaThumb";function Vf(e){let{forceMount:t,...r}=e,o=cb();return t||o.hasThumb?(0,pb.jsx)(G2,{...r}):null}Vf.displayName="@mantine/core/Scr\
ollAreaThumb";var hb=x(R(),1);function vb({children:e,style:t,ref:r,onWheel:o,...n}){let a=Tt(),i=ye(r,a.onViewportChange);return(0,hb.jsx)(E,{...n,ref:i,onWheel:c=>{if(o?.(c),
a.scrollbarXEnabled&&a.viewport&&c.shiftKey){let{scrollTop:s,scrollHeight:u,clientHeight:d,scrollWidth:m,clientWidth:f}=a.viewport,p=s<1,h=s>=u-d-1;m>f&&(p||h)&&
c.stopPropagation()}},"data-scrollarea-viewport":!0,style:{overflowX:a.scrollbarXEnabled?"scroll":"hidden",overflowY:a.scrollbarYEnabled?"scroll":"hidden",...t},
children:(0,hb.jsx)("div",{...a.getStyles("content"),ref:a.onContentChange,children:e})})}vb.displayName="@mantine/core/ScrollAreaViewport";var Uf={root:"m_d57069b5",content:"m_b1336c6",viewport:"m_c0783ff9",viewportInner:"m_f8f631dd",scrollbar:"m_c44ba933",thumb:"m_d8b5e363",corner:"m_21657268"};var $t=x(D(),1);var Io=x(R(),1);var Q=x(D(),1);function Gf(){return typeof window<"u"}function vi(e){return bb(e)?(e.nodeName||"").toLowerCase():"#document"}function ur(e){var t;return(e==null||(t=e.ownerDocument)==
null?void 0:t.defaultView)||window}function $n(e){var t;return(t=(bb(e)?e.ownerDocument:e.document)||window.document)==null?void 0:t.documentElement}function bb(e){
return Gf()?e instanceof Node||e instanceof ur(e).Node:!1}function Qe(e){return Gf()?e instanceof Element||e instanceof ur(e).Element:!1}function Kr(e){return Gf()?
e instanceof HTMLElement||e instanceof ur(e).HTMLElement:!1}function Gc(e){return!Gf()||typeof ShadowRoot>"u"?!1:e instanceof ShadowRoot||e instanceof ur(e).ShadowRoot}
function em(e){let{overflow:t,overflowX:r,overflowY:o,display:n}=vo(e);return/auto|scroll|overlay|hidden|clip/.test(t+o+r)&&n!=="inline"&&n!=="contents"}function $2(e){
return/^(table|td|th)$/.test(vi(e))}function tm(e){try{if(e.matches(":popover-open"))return!0}catch{}try{return e.matches(":modal")}catch{return!1}}var N9=/transform|translate|scale|rotate|perspective|filter/,
O9=/paint|layout|strict|content/,bl=e=>!!e&&e!=="none",gb;function $f(e){let t=Qe(e)?vo(e):e;return bl(t.transform)||bl(t.translate)||bl(t.scale)||bl(t.rotate)||
bl(t.perspective)||!$c()&&(bl(t.backdropFilter)||bl(t.filter))||N9.test(t.willChange||"")||O9.test(t.contain||"")}function Y2(e){let t=Gn(e);for(;Kr(t)&&!Yn(t);){
if($f(t))return t;if(tm(t))return null;t=Gn(t)}return null}function $c(){return gb==null&&(gb=typeof CSS<"u"&&CSS.supports&&CSS.supports("-webkit-backdrop-filte\
r","none")),gb}function Yn(e){return/^(html|body|#document)$/.test(vi(e))}function vo(e){return ur(e).getComputedStyle(e)}function rm(e){return Qe(e)?{scrollLeft:e.
scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function Gn(e){if(vi(e)==="html")return e;let t=e.assignedSlot||e.parentNode||Gc(e)&&
e.host||$n(e);return Gc(t)?t.host:t}function q2(e){let t=Gn(e);return Yn(t)?(e.ownerDocument||e).body:Kr(t)&&em(t)?t:q2(t)}function Mr(e,t,r){var o;t===void 0&&
(t=[]),r===void 0&&(r=!0);let n=q2(e),a=n===((o=e.ownerDocument)==null?void 0:o.body),i=ur(n);if(a){let l=Yf(i);return t.concat(i,i.visualViewport||[],em(n)?n:[],
l&&r?Mr(l):[])}else return t.concat(n,Mr(n,[],r))}function Yf(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var Yc=x(D(),1),e5=x(D(),1);var K2=["top","right","bottom","left"];var go=Math.min,Qr=Math.max,nm=Math.round,am=Math.floor,qn=e=>({x:e,y:e}),M9={left:"right",right:"left",bottom:"top",top:"bottom"};function yb(e,t,r){return Qr(
e,go(t,r))}function mn(e,t){return typeof e=="function"?e(t):e}function un(e){return e.split("-")[0]}function yl(e){return e.split("-")[1]}function Ff(e){return e===
"x"?"y":"x"}function Xf(e){return e==="y"?"height":"width"}function Ho(e){let t=e[0];return t==="t"||t==="b"?"y":"x"}function Kf(e){return Ff(Ho(e))}function Q2(e,t,r){
r===void 0&&(r=!1);let o=yl(e),n=Kf(e),a=Xf(n),i=n==="x"?o===(r?"end":"start")?"right":"left":o==="start"?"bottom":"top";return t.reference[a]>t.floating[a]&&(i=
om(i)),[i,om(i)]}function Z2(e){let t=om(e);return[qf(e),t,qf(t)]}function qf(e){return e.includes("start")?e.replace("start","end"):e.replace("end","start")}var F2=[
"left","right"],X2=["right","left"],D9=["top","bottom"],B9=["bottom","top"];function P9(e,t,r){switch(e){case"top":case"bottom":return r?t?X2:F2:t?F2:X2;case"le\
ft":case"right":return t?D9:B9;default:return[]}}function W2(e,t,r,o){let n=yl(e),a=P9(un(e),r==="start",o);return n&&(a=a.map(i=>i+"-"+n),t&&(a=a.concat(a.map(
qf)))),a}function om(e){let t=un(e);return M9[t]+e.slice(t.length)}function L9(e){var t,r,o,n;return{top:(t=e.top)!=null?t:0,right:(r=e.right)!=null?r:0,bottom:(o=
e.bottom)!=null?o:0,left:(n=e.left)!=null?n:0}}function Qf(e){return typeof e!="number"?L9(e):{top:e,right:e,bottom:e,left:e}}function fn(e){let{x:t,y:r,width:o,
height:n}=e;return{width:o,height:n,top:r,left:t,right:t+o,bottom:r+n,x:t,y:r}}function t5(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function r5(){let e=navigator.userAgentData;return e&&Array.
isArray(e.brands)?e.brands.map(t=>{let{brand:r,version:o}=t;return r+"/"+o}).join(" "):navigator.userAgent}function o5(){return/apple/i.test(navigator.vendor)}function n5(){return t5().toLowerCase().startsWith("mac")&&!navigator.maxTouchPoints}function j9(){return r5().includes("jsdom/")}var J2="data-floating-ui-focus\
able",H9="input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])";function wb(e){let t=e.activeElement;for(;((r=t)==null||(r=r.shadowRoot)==null?void 0:r.activeElement)!=null;){var r;t=t.shadowRoot.activeElement}return t}function qc(e,t){
if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&Gc(r)){let o=t;for(;o;){if(e===o)return!0;o=o.parentNode||o.
host}}return!1}function wl(e){return"composedPath"in e?e.composedPath()[0]:e.target}function Zf(e,t){if(t==null)return!1;if("composedPath"in e)return e.composedPath().
includes(t);let r=e;return r.target!=null&&t.contains(r.target)}function a5(e){return e.matches("html,body")}function gi(e){return e?.ownerDocument||document}function i5(e){
return Kr(e)&&e.matches(H9)}function l5(e){if(!e||j9())return!0;try{return e.matches(":focus-visible")}catch{return!0}}function c5(e){return e?e.hasAttribute(J2)?e:e.querySelector("["+J2+"\
]")||e:null}function im(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...im(
e,n.id,r)])}function s5(e){return"nativeEvent"in e}function Wf(e,t){let r=["mouse","pen"];return t||r.push("",void 0),r.includes(e)}var I9=typeof document<"u",V9=function(){},pn=I9?e5.useLayoutEffect:V9,U9={...Yc};
function lm(e){let t=Yc.useRef(e);return pn(()=>{t.current=e}),t}var G9=U9.useInsertionEffect,$9=G9||(e=>e());function hn(e){let t=Yc.useRef(()=>{});return $9(()=>{
t.current=e}),Yc.useCallback(function(){for(var r=arguments.length,o=new Array(r),n=0;n<r;n++)o[n]=arguments[n];return t.current==null?void 0:t.current(...o)},[])}var np=x(R(),1);var Z5=x(ci(),1);function d5(e,t,r){let{reference:o,floating:n}=e,a=Ho(t),i=Kf(t),l=Xf(i),c=un(t),s=a==="y",u=o.x+o.width/2-n.width/2,d=o.y+o.height/2-n.height/2,m=o[l]/2-n[l]/2,
f;switch(c){case"top":f={x:u,y:o.y-n.height};break;case"bottom":f={x:u,y:o.y+o.height};break;case"right":f={x:o.x+o.width,y:d};break;case"left":f={x:o.x-n.width,
y:d};break;default:f={x:o.x,y:o.y}}let p=yl(t);return p&&(f[i]+=m*(p==="end"?1:-1)*(r&&s?-1:1)),f}async function f5(e,t){var r;t===void 0&&(t={});let{x:o,y:n,platform:a,
rects:i,elements:l,strategy:c}=e,{boundary:s="clippingAncestors",rootBoundary:u="viewport",elementContext:d="floating",altBoundary:m=!1,padding:f=0}=mn(t,e),p=Qf(
f),w=l[m?d==="floating"?"reference":"floating":d],v=fn(await a.getClippingRect({element:(r=await(a.isElement==null?void 0:a.isElement(w)))==null||r?w:w.contextElement||
await(a.getDocumentElement==null?void 0:a.getDocumentElement(l.floating)),boundary:s,rootBoundary:u,strategy:c})),g=d==="floating"?{x:o,y:n,width:i.floating.width,
height:i.floating.height}:i.reference,b=await(a.getOffsetParent==null?void 0:a.getOffsetParent(l.floating)),y=await(a.isElement==null?void 0:a.isElement(b))&&await(a.
getScale==null?void 0:a.getScale(b))||{x:1,y:1},_=fn(a.convertOffsetParentRelativeRectToViewportRelativeRect?await a.convertOffsetParentRelativeRectToViewportRelativeRect(
{elements:l,rect:g,offsetParent:b,strategy:c}):g);return{top:(v.top-_.top+p.top)/y.y,bottom:(_.bottom-v.bottom+p.bottom)/y.y,left:(v.left-_.left+p.left)/y.x,right:(_.
right-v.right+p.right)/y.x}}var Y9=50,p5=async(e,t,r)=>{let{placement:o="bottom",strategy:n="absolute",middleware:a=[],platform:i}=r,l=i.detectOverflow?i:{...i,
detectOverflow:f5},c=await(i.isRTL==null?void 0:i.isRTL(t)),s=await i.getElementRects({reference:e,floating:t,strategy:n}),{x:u,y:d}=d5(s,o,c),m=o,f=0,p={};for(let h=0;h<
a.length;h++){let w=a[h];if(!w)continue;let{name:v,fn:g}=w,{x:b,y,data:_,reset:z}=await g({x:u,y:d,initialPlacement:o,placement:m,strategy:n,middlewareData:p,rects:s,
platform:l,elements:{reference:e,floating:t}});u=b??u,d=y??d,p[v]={...p[v],..._},z&&f<Y9&&(f++,typeof z=="object"&&(z.placement&&(m=z.placement),z.rects&&(s=z.rects===
!0?await i.getElementRects({reference:e,floating:t,strategy:n}):z.rects),{x:u,y:d}=d5(s,m,c)),h=-1)}return{x:u,y:d,placement:m,strategy:n,middlewareData:p}},h5=e=>({
name:"arrow",options:e,async fn(t){let{x:r,y:o,placement:n,rects:a,platform:i,elements:l,middlewareData:c}=t,{element:s,padding:u=0}=mn(e,t)||{};if(s==null)return{};
let d=Qf(u),m={x:r,y:o},f=Kf(n),p=Xf(f),h=await i.getDimensions(s),w=f==="y",v=w?"top":"left",g=w?"bottom":"right",b=w?"clientHeight":"clientWidth",y=a.reference[p]+
a.reference[f]-m[f]-a.floating[p],_=m[f]-a.reference[f],z=await(i.getOffsetParent==null?void 0:i.getOffsetParent(s)),S=z?z[b]:0;(!S||!await(i.isElement==null?void 0:
i.isElement(z)))&&(S=l.floating[b]||a.floating[p]);let C=y/2-_/2,H=S/2-h[p]/2-1,M=go(d[v],H),F=go(d[g],H),V=S-h[p]-F,I=S/2-h[p]/2+C,A=yb(M,I,V),q=!c.arrow&&yl(n)!=
null&&I!==A&&a.reference[p]/2-(I<M?M:F)-h[p]/2<0,L=q?I<M?I-M:I-V:0;return{[f]:m[f]+L,data:{[f]:A,centerOffset:I-A-L,...q&&{alignmentOffset:L}},reset:q}}});var v5=function(e){return e===void 0&&(e={}),{name:"flip",options:e,async fn(t){var r,o;let{placement:n,middlewareData:a,rects:i,initialPlacement:l,platform:c,elements:s}=t,
{mainAxis:u=!0,crossAxis:d=!0,fallbackPlacements:m,fallbackStrategy:f="bestFit",fallbackAxisSideDirection:p="none",flipAlignment:h=!0,...w}=mn(e,t);if((r=a.arrow)!=
null&&r.alignmentOffset)return{};let v=un(n),g=Ho(l),b=un(l)===l,y=await(c.isRTL==null?void 0:c.isRTL(s.floating)),_=m||(b||!h?[om(l)]:Z2(l)),z=p!=="none";!m&&z&&
_.push(...W2(l,h,p,y));let S=[l,..._],C=await c.detectOverflow(t,w),H=[],M=((o=a.flip)==null?void 0:o.overflows)||[];if(u&&H.push(C[v]),d){let A=Q2(n,i,y);H.push(
C[A[0]],C[A[1]])}if(M=[...M,{placement:n,overflows:H}],!H.every(A=>A<=0)){var F,V;let A=(((F=a.flip)==null?void 0:F.index)||0)+1,q=S[A];if(q&&(!(d==="alignment"?
g!==Ho(q):!1)||M.every(O=>Ho(O.placement)===g?O.overflows[0]>0:!0)))return{data:{index:A,overflows:M},reset:{placement:q}};let L=(V=M.filter(B=>B.overflows[0]<=
0).sort((B,O)=>B.overflows[1]-O.overflows[1])[0])==null?void 0:V.placement;if(!L)switch(f){case"bestFit":{var I;let B=(I=M.filter(O=>{if(z){let j=Ho(O.placement);
return j===g||j==="y"}return!0}).map(O=>[O.placement,O.overflows.filter(j=>j>0).reduce((j,$)=>j+$,0)]).sort((O,j)=>O[1]-j[1])[0])==null?void 0:I[0];B&&(L=B);break}case"\
initialPlacement":L=l;break}if(n!==L)return{reset:{placement:L}}}return{}}}};function m5(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.
height,left:e.left-t.width}}function u5(e){return K2.some(t=>e[t]>=0)}var g5=function(e){return e===void 0&&(e={}),{name:"hide",options:e,async fn(t){let{rects:r,
platform:o}=t,{strategy:n="referenceHidden",...a}=mn(e,t);switch(n){case"referenceHidden":{let i=await o.detectOverflow(t,{...a,elementContext:"reference"}),l=m5(
i,r.reference);return{data:{referenceHiddenOffsets:l,referenceHidden:u5(l)}}}case"escaped":{let i=await o.detectOverflow(t,{...a,altBoundary:!0}),l=m5(i,r.floating);
return{data:{escapedOffsets:l,escaped:u5(l)}}}default:return{}}}}};function b5(e){let t=go(...e.map(a=>a.left)),r=go(...e.map(a=>a.top)),o=Qr(...e.map(a=>a.right)),
n=Qr(...e.map(a=>a.bottom));return{x:t,y:r,width:o-t,height:n-r}}function q9(e){let t=e.slice().sort((n,a)=>n.y-a.y),r=[],o=null;for(let n=0;n<t.length;n++){let a=t[n];
!o||a.y-o.y>o.height/2?r.push([a]):r[r.length-1].push(a),o=a}return r.map(n=>fn(b5(n)))}var y5=function(e){return e===void 0&&(e={}),{name:"inline",options:e,async fn(t){
let{placement:r,elements:o,rects:n,platform:a,strategy:i}=t,{padding:l=2,x:c,y:s}=mn(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(o.reference))||
[]);if(!u.length)return{};let d=q9(u),m=fn(b5(u)),f=Qf(l);function p(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&c!=null&&s!=null)return d.
find(w=>c>w.left-f.left&&c<w.right+f.right&&s>w.top-f.top&&s<w.bottom+f.bottom)||m;if(d.length>=2){if(Ho(r)==="y"){let z=d[0],S=d[d.length-1],C=un(r)==="top",H=z.
top,M=S.bottom,F=C?z.left:S.left,V=C?z.right:S.right;return fn({x:F,y:H,width:V-F,height:M-H})}let w=un(r)==="left",v=Qr(...d.map(z=>z.right)),g=go(...d.map(z=>z.
left)),b=d.filter(z=>w?z.left===g:z.right===v),y=b[0].top,_=b[b.length-1].bottom;return fn({x:g,y,width:v-g,height:_-y})}return m}let h=await a.getElementRects(
{reference:{getBoundingClientRect:p},floating:o.floating,strategy:i});return n.reference.x!==h.reference.x||n.reference.y!==h.reference.y||n.reference.width!==h.
reference.width||n.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},w5=new Set(["left","top"]);async function F9(e,t){let{placement:r,platform:o,elements:n}=e,
a=await(o.isRTL==null?void 0:o.isRTL(n.floating)),i=un(r),l=yl(r),c=Ho(r)==="y",s=w5.has(i)?-1:1,u=a&&c?-1:1,d=mn(t,e),{mainAxis:m,crossAxis:f,alignmentAxis:p}=typeof d==
"number"?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return l&&typeof p=="number"&&
(f=l==="end"?p*-1:p),c?{x:f*u,y:m*s}:{x:m*s,y:f*u}}var x5=function(e){return e===void 0&&(e=0),{name:"offset",options:e,async fn(t){var r,o;let{x:n,y:a,placement:i,
middlewareData:l}=t,c=await F9(t,e);return i===((r=l.offset)==null?void 0:r.placement)&&(o=l.arrow)!=null&&o.alignmentOffset?{}:{x:n+c.x,y:a+c.y,data:{...c,placement:i}}}}},
_5=function(e){return e===void 0&&(e={}),{name:"shift",options:e,async fn(t){let{x:r,y:o,placement:n,platform:a}=t,{mainAxis:i=!0,crossAxis:l=!1,limiter:c={fn:g=>{
let{x:b,y}=g;return{x:b,y}}},...s}=mn(e,t),u={x:r,y:o},d=await a.detectOverflow(t,s),m=Ho(n),f=Ff(m),p=u[f],h=u[m],w=(g,b)=>yb(b+d[g==="y"?"top":"left"],b,b-d[g===
"y"?"bottom":"right"]);i&&(p=w(f,p)),l&&(h=w(m,h));let v=c.fn({...t,[f]:p,[m]:h});return{...v,data:{x:v.x-r,y:v.y-o,enabled:{[f]:i,[m]:l}}}}}},S5=function(e){return e===
void 0&&(e={}),{options:e,fn(t){var r,o;let{x:n,y:a,placement:i,rects:l,middlewareData:c}=t,{offset:s=0,mainAxis:u=!0,crossAxis:d=!0}=mn(e,t),m={x:n,y:a},f=Ho(i),
p=Ff(f),h=m[p],w=m[f],v=mn(s,t),g=typeof v=="number"?{mainAxis:v,crossAxis:0}:{mainAxis:(r=v.mainAxis)!=null?r:0,crossAxis:(o=v.crossAxis)!=null?o:0};if(u){let _=p===
"y"?"height":"width",z=l.reference[p]-l.floating[_]+g.mainAxis,S=l.reference[p]+l.reference[_]-g.mainAxis;h<z?h=z:h>S&&(h=S)}if(d){var b,y;let _=p==="y"?"width":
"height",z=w5.has(un(i)),S=l.reference[f]-l.floating[_]+(z&&((b=c.offset)==null?void 0:b[f])||0)+(z?0:g.crossAxis),C=l.reference[f]+l.reference[_]+(z?0:((y=c.offset)==
null?void 0:y[f])||0)-(z?g.crossAxis:0);w<S?w=S:w>C&&(w=C)}return{[p]:h,[f]:w}}}},z5=function(e){return e===void 0&&(e={}),{name:"size",options:e,async fn(t){let{
placement:r,rects:o,platform:n,elements:a}=t,{apply:i=()=>{},...l}=mn(e,t),c=await n.detectOverflow(t,l),s=un(r),u=yl(r),d=Ho(r)==="y",{width:m,height:f}=o.floating,
p,h;s==="top"||s==="bottom"?(p=s,h=u===(await(n.isRTL==null?void 0:n.isRTL(a.floating))?"start":"end")?"left":"right"):(h=s,p=u==="end"?"top":"bottom");let w=f-
c.top-c.bottom,v=m-c.left-c.right,g=go(f-c[p],w),b=go(m-c[h],v),y=t.middlewareData.shift,_=!y,z=g,S=b;y!=null&&y.enabled.x&&(S=v),y!=null&&y.enabled.y&&(z=w),_&&
!u&&(d?S=m-2*Qr(c.left,c.right):z=f-2*Qr(c.top,c.bottom)),await i({...t,availableWidth:S,availableHeight:z});let C=await n.getDimensions(a.floating);return m!==
C.width||f!==C.height?{reset:{rects:!0}}:{}}}};function R5(e){let t=vo(e),r=parseFloat(t.width)||0,o=parseFloat(t.height)||0,n=Kr(e),a=n?e.offsetWidth:r,i=n?e.offsetHeight:o,l=nm(r)!==a||nm(o)!==i;return l&&
(r=a,o=i),{width:r,height:o,$:l}}function _b(e){return Qe(e)?e:e.contextElement}function Fc(e){let t=_b(e);if(!Kr(t))return qn(1);let r=t.getBoundingClientRect(),
{width:o,height:n,$:a}=R5(t),i=(a?nm(r.width):r.width)/o,l=(a?nm(r.height):r.height)/n;return(!i||!Number.isFinite(i))&&(i=1),(!l||!Number.isFinite(l))&&(l=1),{
x:i,y:l}}var X9=qn(0);function k5(e){let t=ur(e);return!$c()||!t.visualViewport?X9:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function K9(e,t,r){
return t===void 0&&(t=!1),!!r&&t&&r===ur(e)}function xl(e,t,r,o){t===void 0&&(t=!1),r===void 0&&(r=!1);let n=e.getBoundingClientRect(),a=_b(e),i=qn(1);t&&(o?Qe(
o)&&(i=Fc(o)):i=Fc(e));let l=K9(a,r,o)?k5(a):qn(0),c=(n.left+l.x)/i.x,s=(n.top+l.y)/i.y,u=n.width/i.x,d=n.height/i.y;if(a&&o){let m=ur(a),f=Qe(o)?ur(o):o,p=m,h=Yf(
p);for(;h&&f!==p;){let w=Fc(h),v=h.getBoundingClientRect(),g=vo(h),b=v.left+(h.clientLeft+parseFloat(g.paddingLeft))*w.x,y=v.top+(h.clientTop+parseFloat(g.paddingTop))*
w.y;c*=w.x,s*=w.y,u*=w.x,d*=w.y,c+=b,s+=y,p=ur(h),h=Yf(p)}}return fn({width:u,height:d,x:c,y:s})}function Jf(e,t){let r=rm(e).scrollLeft;return t?t.left+r:xl($n(
e)).left+r}function E5(e,t){let r=e.getBoundingClientRect(),o=r.left+t.scrollLeft-Jf(e,r),n=r.top+t.scrollTop;return{x:o,y:n}}function Q9(e){let{elements:t,rect:r,
offsetParent:o,strategy:n}=e,a=n==="fixed",i=$n(o),l=t?tm(t.floating):!1;if(o===i||l&&a)return r;let c={scrollLeft:0,scrollTop:0},s=qn(1),u=qn(0),d=Kr(o);if((d||
!a)&&((vi(o)!=="body"||em(i))&&(c=rm(o)),d)){let f=xl(o);s=Fc(o),u.x=f.x+o.clientLeft,u.y=f.y+o.clientTop}let m=i&&!d&&!a?E5(i,c):qn(0);return{width:r.width*s.x,
height:r.height*s.y,x:r.x*s.x-c.scrollLeft*s.x+u.x+m.x,y:r.y*s.y-c.scrollTop*s.y+u.y+m.y}}function Z9(e){return e.getClientRects?Array.from(e.getClientRects()):
[]}function W9(e){let t=rm(e),r=e.ownerDocument.body,o=Qr(e.scrollWidth,e.clientWidth,r.scrollWidth,r.clientWidth),n=Qr(e.scrollHeight,e.clientHeight,r.scrollHeight,
r.clientHeight),a=-t.scrollLeft+Jf(e),i=-t.scrollTop;return vo(r).direction==="rtl"&&(a+=Qr(e.clientWidth,r.clientWidth)-o),{width:o,height:n,x:a,y:i}}var J9=25;
function eE(e,t,r){r===void 0&&(r="viewport");let o=r==="layoutViewport",n=ur(e),a=$n(e),i=n.visualViewport,l=a.clientWidth,c=a.clientHeight,s=0,u=0;if(i){let m=!$c()||
t==="fixed";o?m||(s=-i.offsetLeft,u=-i.offsetTop):(l=i.width,c=i.height,m&&(s=i.offsetLeft,u=i.offsetTop))}if(Jf(a)<=0){let m=a.ownerDocument,f=m.body,p=getComputedStyle(
f),h=m.compatMode==="CSS1Compat"&&parseFloat(p.marginLeft)+parseFloat(p.marginRight)||0,w=Math.abs(a.clientWidth-f.clientWidth-h),v=getComputedStyle(a).scrollbarGutter===
"stable both-edges"?w/2:w;v<=J9&&(l-=v)}return{width:l,height:c,x:s,y:u}}function tE(e,t){let r=xl(e,!0,t==="fixed"),o=r.top+e.clientTop,n=r.left+e.clientLeft,a=Fc(
e),i=e.clientWidth*a.x,l=e.clientHeight*a.y,c=n*a.x,s=o*a.y;return{width:i,height:l,x:c,y:s}}function C5(e,t,r){let o;if(t==="viewport"||t==="layoutViewport")o=
eE(e,r,t);else if(t==="document")o=W9($n(e));else if(Qe(t))o=tE(t,r);else{let n=k5(e);o={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return fn(o)}function rE(e,t){
let r=t.get(e);if(r)return r;let o=Mr(e,[],!1).filter(l=>Qe(l)&&vi(l)!=="body"),n=null,a=vo(e).position==="fixed",i=a?Gn(e):e;for(;Qe(i)&&!Yn(i);){let l=vo(i),c=$f(
i),s=n?n.position:a?"fixed":"";!c&&(s==="fixed"||s==="absolute"&&l.position==="static")?o=o.filter(d=>d!==i):n=l,i=Gn(i)}return t.set(e,o),o}function oE(e){let{
element:t,boundary:r,rootBoundary:o,strategy:n}=e,i=[...r==="clippingAncestors"?tm(t)?[]:rE(t,this._c):[].concat(r),o],l=C5(t,i[0],n),c=l.top,s=l.right,u=l.bottom,
d=l.left;for(let m=1;m<i.length;m++){let f=C5(t,i[m],n);c=Qr(f.top,c),s=go(f.right,s),u=go(f.bottom,u),d=Qr(f.left,d)}return{width:s-d,height:u-c,x:d,y:c}}function nE(e){
let{width:t,height:r}=R5(e);return{width:t,height:r}}function aE(e,t,r){let o=Kr(t),n=$n(t),a=r==="fixed",i=xl(e,!0,a,t),l={scrollLeft:0,scrollTop:0},c=qn(0);if((o||
!a)&&((vi(t)!=="body"||em(n))&&(l=rm(t)),o)){let m=xl(t,!0,a,t);c.x=m.x+t.clientLeft,c.y=m.y+t.clientTop}!o&&n&&(c.x=Jf(n));let s=n&&!o&&!a?E5(n,l):qn(0),u=i.left+
l.scrollLeft-c.x-s.x,d=i.top+l.scrollTop-c.y-s.y;return{x:u,y:d,width:i.width,height:i.height}}function xb(e){return vo(e).position==="static"}function T5(e,t){
if(!Kr(e)||vo(e).position==="fixed")return null;if(t)return t(e);let r=e.offsetParent;return $n(e)===r&&(r=r.ownerDocument.body),r}function A5(e,t){let r=ur(e);
if(tm(e))return r;if(!Kr(e)){let n=Gn(e);for(;n&&!Yn(n);){if(Qe(n)&&!xb(n))return n;n=Gn(n)}return r}let o=T5(e,t);for(;o&&$2(o)&&xb(o);)o=T5(o,t);return o&&Yn(
o)&&xb(o)&&!$f(o)?r:o||Y2(e)||r}var iE=async function(e){let t=this.getOffsetParent||A5,r=this.getDimensions,o=await r(e.floating);return{reference:aE(e.reference,
await t(e.floating),e.strategy),floating:{x:0,y:0,width:o.width,height:o.height}}};function lE(e){return vo(e).direction==="rtl"}var Sb={convertOffsetParentRelativeRectToViewportRelativeRect:Q9,
getDocumentElement:$n,getClippingRect:oE,getOffsetParent:A5,getElementRects:iE,getClientRects:Z9,getDimensions:nE,getScale:Fc,isElement:Qe,isRTL:lE};function N5(e,t){
return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function cE(e,t,r){let o=null,n,a=$n(e);function i(){var u;clearTimeout(n),(u=o)==null||u.disconnect(),
o=null}function l(u,d){u===void 0&&(u=!1),d===void 0&&(d=1),i();let m=e.getBoundingClientRect(),{left:f,top:p,width:h,height:w}=m;if(u||t(),!h||!w)return;let v=am(
p),g=am(a.clientWidth-(f+h)),b=am(a.clientHeight-(p+w)),y=am(f),z={rootMargin:-v+"px "+-g+"px "+-b+"px "+-y+"px",threshold:Qr(0,go(1,d))||1},S=!0;function C(H){
let M=H[0].intersectionRatio;if(!N5(m,e.getBoundingClientRect()))return l();if(M!==d){if(!S)return l();M?l(!1,M):n=setTimeout(()=>{l(!1,1e-7)},1e3)}S=!1}try{o=new IntersectionObserver(
C,{...z,root:a.ownerDocument})}catch{o=new IntersectionObserver(C,z)}o.observe(e)}let c=ur(e),s=()=>l(r);return c.addEventListener("resize",s),l(!0),()=>{c.removeEventListener(
"resize",s),i()}}function _l(e,t,r,o){o===void 0&&(o={});let{ancestorScroll:n=!0,ancestorResize:a=!0,elementResize:i=typeof ResizeObserver=="function",layoutShift:l=typeof IntersectionObserver==
"function",animationFrame:c=!1}=o,s=_b(e),u=n||a?[...s?Mr(s):[],...t?Mr(t):[]]:[];u.forEach(v=>{n&&v.addEventListener("scroll",r),a&&v.addEventListener("resize",
r)});let d=s&&l?cE(s,r,a):null,m=-1,f=null;i&&(f=new ResizeObserver(v=>{let[g]=v;g&&g.target===s&&f&&t&&(f.unobserve(t),cancelAnimationFrame(m),m=requestAnimationFrame(
()=>{var b;(b=f)==null||b.observe(t)})),r()}),s&&!c&&f.observe(s),t&&f.observe(t));let p,h=c?xl(e):null;c&&w();function w(){let v=xl(e);h&&!N5(h,v)&&r(),h=v,p=requestAnimationFrame(
w)}return r(),()=>{var v;u.forEach(g=>{n&&g.removeEventListener("scroll",r),a&&g.removeEventListener("resize",r)}),d?.(),(v=f)==null||v.disconnect(),f=null,c&&cancelAnimationFrame(
p)}}var O5=x5;var M5=_5,D5=v5,B5=z5,P5=g5,zb=h5,L5=y5,j5=S5,ep=(e,t,r)=>{let o=new Map,n=r??{},a={...Sb,...n.platform,_c:o};return p5(e,t,{...n,platform:a})};var Gt=x(D(),1),I5=x(D(),1),V5=x(ci(),1),dE=typeof document<"u",mE=function(){},tp=dE?I5.useLayoutEffect:mE;function rp(e,t){if(e===t)return!0;if(typeof e!=typeof t)
return!1;if(typeof e=="function"&&e.toString()===t.toString())return!0;let r,o,n;if(e&&t&&typeof e=="object"){if(Array.isArray(e)){if(r=e.length,r!==t.length)return!1;
for(o=r;o--!==0;)if(!rp(e[o],t[o]))return!1;return!0}if(n=Object.keys(e),r=n.length,r!==Object.keys(t).length)return!1;for(o=r;o--!==0;)if(!{}.hasOwnProperty.call(
t,n[o]))return!1;for(o=r;o--!==0;){let a=n[o];if(!(a==="_owner"&&e.$$typeof)&&!rp(e[a],t[a]))return!1}return!0}return e!==e&&t!==t}function U5(e){return typeof window>
"u"?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function H5(e,t){let r=U5(e);return Math.round(t*r)/r}function Cb(e){let t=Gt.useRef(e);return tp(
()=>{t.current=e}),t}function G5(e){e===void 0&&(e={});let{placement:t="bottom",strategy:r="absolute",middleware:o=[],platform:n,elements:{reference:a,floating:i}={},
transform:l=!0,whileElementsMounted:c,open:s}=e,[u,d]=Gt.useState({x:0,y:0,strategy:r,placement:t,middlewareData:{},isPositioned:!1}),[m,f]=Gt.useState(o);rp(m,
o)||f(o);let[p,h]=Gt.useState(null),[w,v]=Gt.useState(null),g=Gt.useCallback(O=>{O!==z.current&&(z.current=O,h(O))},[]),b=Gt.useCallback(O=>{O!==S.current&&(S.current=
O,v(O))},[]),y=a||p,_=i||w,z=Gt.useRef(null),S=Gt.useRef(null),C=Gt.useRef(u),H=c!=null,M=Cb(c),F=Cb(n),V=Cb(s),I=Gt.useCallback(()=>{if(!z.current||!S.current)
return;let O={placement:t,strategy:r,middleware:m};F.current&&(O.platform=F.current),ep(z.current,S.current,O).then(j=>{let $={...j,isPositioned:V.current!==!1};
A.current&&!rp(C.current,$)&&(C.current=$,V5.flushSync(()=>{d($)}))})},[m,t,r,F,V]);tp(()=>{s===!1&&C.current.isPositioned&&(C.current.isPositioned=!1,d(O=>({...O,
isPositioned:!1})))},[s]);let A=Gt.useRef(!1);tp(()=>(A.current=!0,()=>{A.current=!1}),[]),tp(()=>{if(y&&(z.current=y),_&&(S.current=_),y&&_){if(M.current)return M.
current(y,_,I);I()}},[y,_,I,M,H]);let q=Gt.useMemo(()=>({reference:z,floating:S,setReference:g,setFloating:b}),[g,b]),L=Gt.useMemo(()=>({reference:y,floating:_}),
[y,_]),B=Gt.useMemo(()=>{let O={position:r,left:0,top:0};if(!L.floating)return O;let j=H5(L.floating,u.x),$=H5(L.floating,u.y);return l?{...O,transform:"transla\
te("+j+"px, "+$+"px)",...U5(L.floating)>=1.5&&{willChange:"transform"}}:{position:r,left:j,top:$}},[r,l,L.floating,u.x,u.y]);return Gt.useMemo(()=>({...u,update:I,
refs:q,elements:L,floatingStyles:B}),[u,I,q,L,B])}var uE=e=>{function t(r){return{}.hasOwnProperty.call(r,"current")}return{name:"arrow",options:e,fn(r){let{element:o,
padding:n}=typeof e=="function"?e(r):e;return o&&t(o)?o.current!=null?zb({element:o.current,padding:n}).fn(r):{}:o?zb({element:o,padding:n}).fn(r):{}}}},Xc=(e,t)=>{
let r=O5(e);return{name:r.name,fn:r.fn,options:[e,t]}},Sl=(e,t)=>{let r=M5(e);return{name:r.name,fn:r.fn,options:[e,t]}},Tb=(e,t)=>({fn:j5(e).fn,options:[e,t]}),
Kc=(e,t)=>{let r=D5(e);return{name:r.name,fn:r.fn,options:[e,t]}},Rb=(e,t)=>{let r=B5(e);return{name:r.name,fn:r.fn,options:[e,t]}};var cm=(e,t)=>{let r=P5(e);return{name:r.name,fn:r.fn,options:[e,t]}},bi=(e,t)=>{let r=L5(e);return{name:r.name,fn:r.fn,options:[e,t]}},sm=(e,t)=>{let r=uE(e);return{
name:r.name,fn:r.fn,options:[e,t]}};function Mb(e){let t=Q.useRef(void 0),r=Q.useCallback(o=>{let n=e.map(a=>{if(a!=null){if(typeof a=="function"){let i=a,l=i(o);return typeof l=="function"?l:()=>{
i(null)}}return a.current=o,()=>{a.current=null}}});return()=>{n.forEach(a=>a?.())}},e);return Q.useMemo(()=>e.every(o=>o==null)?null:o=>{t.current&&(t.current(),
t.current=void 0),o!=null&&(t.current=r(o))},e)}var fE="data-floating-ui-focusable",$5="active",Y5="selected",pE="ArrowLeft",hE="ArrowRight",vE="ArrowUp",gE="ArrowDown";var bE=[pE,hE],yE=[vE,gE],UG=[...bE,...yE];var wE={...Q},q5=!1,xE=0,F5=()=>"floating-ui-"+Math.random().toString(36).slice(2,6)+xE++;function _E(){let[e,t]=Q.useState(()=>q5?F5():void 0);return pn(()=>{e==
null&&t(F5())},[]),Q.useEffect(()=>{q5=!0},[]),e}var SE=wE.useId,W5=SE||_E;function zE(){let e=new Map;return{emit(t,r){var o;(o=e.get(t))==null||o.forEach(n=>n(r))},on(t,r){e.has(t)||e.set(t,new Set),e.get(t).add(r)},off(t,r){var o;(o=
e.get(t))==null||o.delete(r)}}}var CE=Q.createContext(null),TE=Q.createContext(null),Db=()=>{var e;return((e=Q.useContext(CE))==null?void 0:e.id)||null},Bb=()=>Q.useContext(
TE);function Pb(e){return"data-floating-ui-"+e}function Zr(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var X5=Pb("safe-polygon");function op(e,t,r){if(r&&
!Wf(r))return 0;if(typeof e=="number")return e;if(typeof e=="function"){let o=e();return typeof o=="number"?o:o?.[t]}return e?.[t]}function kb(e){return typeof e==
"function"?e():e}function J5(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,dataRef:n,events:a,elements:i}=e,{enabled:l=!0,delay:c=0,handleClose:s=null,mouseOnly:u=!1,
restMs:d=0,move:m=!0}=t,f=Bb(),p=Db(),h=lm(s),w=lm(c),v=lm(r),g=lm(d),b=Q.useRef(),y=Q.useRef(-1),_=Q.useRef(),z=Q.useRef(-1),S=Q.useRef(!0),C=Q.useRef(!1),H=Q.useRef(
()=>{}),M=Q.useRef(!1),F=hn(()=>{var B;let O=(B=n.current.openEvent)==null?void 0:B.type;return O?.includes("mouse")&&O!=="mousedown"});Q.useEffect(()=>{if(!l)return;
function B(O){let{open:j}=O;j||(Zr(y),Zr(z),S.current=!0,M.current=!1)}return a.on("openchange",B),()=>{a.off("openchange",B)}},[l,a]),Q.useEffect(()=>{if(!l||!h.
current||!r)return;function B(j){F()&&o(!1,j,"hover")}let O=gi(i.floating).documentElement;return O.addEventListener("mouseleave",B),()=>{O.removeEventListener(
"mouseleave",B)}},[i.floating,r,o,l,h,F]);let V=Q.useCallback(function(B,O,j){O===void 0&&(O=!0),j===void 0&&(j="hover");let $=op(w.current,"close",b.current);$&&
!_.current?(Zr(y),y.current=window.setTimeout(()=>o(!1,B,j),$)):O&&(Zr(y),o(!1,B,j))},[w,o]),I=hn(()=>{H.current(),_.current=void 0}),A=hn(()=>{if(C.current){let B=gi(
i.floating).body;B.style.pointerEvents="",B.removeAttribute(X5),C.current=!1}}),q=hn(()=>n.current.openEvent?["click","mousedown"].includes(n.current.openEvent.
type):!1);Q.useEffect(()=>{if(!l)return;function B(K){if(Zr(y),S.current=!1,u&&!Wf(b.current)||kb(g.current)>0&&!op(w.current,"open"))return;let W=op(w.current,
"open",b.current);W?y.current=window.setTimeout(()=>{v.current||o(!0,K,"hover")},W):r||o(!0,K,"hover")}function O(K){if(q()){A();return}H.current();let W=gi(i.floating);
if(Zr(z),M.current=!1,h.current&&n.current.floatingContext){r||Zr(y),_.current=h.current({...n.current.floatingContext,tree:f,x:K.clientX,y:K.clientY,onClose(){
A(),I(),q()||V(K,!0,"safe-polygon")}});let oe=_.current;W.addEventListener("mousemove",oe),H.current=()=>{W.removeEventListener("mousemove",oe)};return}(b.current!==
"touch"||!qc(i.floating,K.relatedTarget))&&V(K)}function j(K){q()||n.current.floatingContext&&(h.current==null||h.current({...n.current.floatingContext,tree:f,x:K.
clientX,y:K.clientY,onClose(){A(),I(),q()||V(K)}})(K))}function $(){Zr(y)}function G(K){q()||V(K,!1)}if(Qe(i.domReference)){let K=i.domReference,W=i.floating;return r&&
K.addEventListener("mouseleave",j),m&&K.addEventListener("mousemove",B,{once:!0}),K.addEventListener("mouseenter",B),K.addEventListener("mouseleave",O),W&&(W.addEventListener(
"mouseleave",j),W.addEventListener("mouseenter",$),W.addEventListener("mouseleave",G)),()=>{r&&K.removeEventListener("mouseleave",j),m&&K.removeEventListener("m\
ousemove",B),K.removeEventListener("mouseenter",B),K.removeEventListener("mouseleave",O),W&&(W.removeEventListener("mouseleave",j),W.removeEventListener("mousee\
nter",$),W.removeEventListener("mouseleave",G))}}},[i,l,e,u,m,V,I,A,o,r,v,f,w,h,n,q,g]),pn(()=>{var B;if(l&&r&&(B=h.current)!=null&&(B=B.__options)!=null&&B.blockPointerEvents&&
F()){C.current=!0;let j=i.floating;if(Qe(i.domReference)&&j){var O;let $=gi(i.floating).body;$.setAttribute(X5,"");let G=i.domReference,K=f==null||(O=f.nodesRef.
current.find(W=>W.id===p))==null||(O=O.context)==null?void 0:O.elements.floating;return K&&(K.style.pointerEvents=""),$.style.pointerEvents="none",G.style.pointerEvents=
"auto",j.style.pointerEvents="auto",()=>{$.style.pointerEvents="",G.style.pointerEvents="",j.style.pointerEvents=""}}}},[l,r,p,i,f,h,F]),pn(()=>{r||(b.current=void 0,
M.current=!1,I(),A())},[r,I,A]),Q.useEffect(()=>()=>{I(),Zr(y),Zr(z),A()},[l,i.domReference,I,A]);let L=Q.useMemo(()=>{function B(O){b.current=O.pointerType}return{
onPointerDown:B,onPointerEnter:B,onMouseMove(O){let{nativeEvent:j}=O;function $(){!S.current&&!v.current&&o(!0,j,"hover")}u&&!Wf(b.current)||r||kb(g.current)===
0||M.current&&O.movementX**2+O.movementY**2<2||(Zr(z),b.current==="touch"?$():(M.current=!0,z.current=window.setTimeout($,kb(g.current))))}}},[u,o,r,v,g]);return Q.useMemo(
()=>l?{reference:L}:{},[l,L])}var Ob=()=>{},eS=Q.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,setCurrentId:Ob,setState:Ob,isInstantPhase:!1}),
RE=()=>Q.useContext(eS);function tS(e){let{children:t,delay:r,timeoutMs:o=0}=e,[n,a]=Q.useReducer((c,s)=>({...c,...s}),{delay:r,timeoutMs:o,initialDelay:r,currentId:null,
isInstantPhase:!1}),i=Q.useRef(null),l=Q.useCallback(c=>{a({currentId:c})},[]);return pn(()=>{n.currentId?i.current===null?i.current=n.currentId:n.isInstantPhase||
a({isInstantPhase:!0}):(n.isInstantPhase&&a({isInstantPhase:!1}),i.current=null)},[n.currentId,n.isInstantPhase]),(0,np.jsx)(eS.Provider,{value:Q.useMemo(()=>({
...n,setState:a,setCurrentId:l}),[n,l]),children:t})}function rS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,floatingId:n}=e,{id:a,enabled:i=!0}=t,l=a??n,
c=RE(),{currentId:s,setCurrentId:u,initialDelay:d,setState:m,timeoutMs:f}=c;return pn(()=>{i&&s&&(m({delay:{open:1,close:op(d,"close")}}),s!==l&&o(!1))},[i,l,o,
m,s,d]),pn(()=>{function p(){o(!1),m({delay:d,currentId:null})}if(i&&s&&!r&&s===l){if(f){let h=window.setTimeout(p,f);return()=>{clearTimeout(h)}}p()}},[i,r,m,s,
l,o,d,f]),pn(()=>{i&&(u===Ob||!r||u(l))},[i,r,u,l]),c}function Eb(e,t){if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&Gc(r)){let o=t;for(;o;){if(e===o)return!0;o=
o.parentNode||o.host}}return!1}function kE(e){return"composedPath"in e?e.composedPath()[0]:e.target}var EE={pointerdown:"onPointerDown",mousedown:"onMouseDown",click:"onClick"},AE={pointerdown:"onPointerDownCapture",mousedown:"onMouseDownCapture",click:"onClic\
kCapture"},K5=e=>{var t,r;return{escapeKey:typeof e=="boolean"?e:(t=e?.escapeKey)!=null?t:!1,outsidePress:typeof e=="boolean"?e:(r=e?.outsidePress)!=null?r:!0}};
function oS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,elements:n,dataRef:a}=e,{enabled:i=!0,escapeKey:l=!0,outsidePress:c=!0,outsidePressEvent:s="pointe\
rdown",referencePress:u=!1,referencePressEvent:d="pointerdown",ancestorScroll:m=!1,bubbles:f,capture:p}=t,h=Bb(),w=hn(typeof c=="function"?c:()=>!1),v=typeof c==
"function"?w:c,g=Q.useRef(!1),{escapeKey:b,outsidePress:y}=K5(f),{escapeKey:_,outsidePress:z}=K5(p),S=Q.useRef(!1),C=hn(A=>{var q;if(!r||!i||!l||A.key!=="Escape"||
S.current)return;let L=(q=a.current.floatingContext)==null?void 0:q.nodeId,B=h?im(h.nodesRef.current,L):[];if(!b&&(A.stopPropagation(),B.length>0)){let O=!0;if(B.
forEach(j=>{var $;if(($=j.context)!=null&&$.open&&!j.context.dataRef.current.__escapeKeyBubbles){O=!1;return}}),!O)return}o(!1,s5(A)?A.nativeEvent:A,"escape-key")}),
H=hn(A=>{var q;let L=()=>{var B;C(A),(B=wl(A))==null||B.removeEventListener("keydown",L)};(q=wl(A))==null||q.addEventListener("keydown",L)}),M=hn(A=>{var q;let L=a.
current.insideReactTree;a.current.insideReactTree=!1;let B=g.current;if(g.current=!1,s==="click"&&B||L||typeof v=="function"&&!v(A))return;let O=wl(A),j="["+Pb(
"inert")+"]",$=gi(n.floating).querySelectorAll(j),G=Qe(O)?O:null;for(;G&&!Yn(G);){let oe=Gn(G);if(Yn(oe)||!Qe(oe))break;G=oe}if($.length&&Qe(O)&&!a5(O)&&!qc(O,n.
floating)&&Array.from($).every(oe=>!qc(G,oe)))return;if(Kr(O)&&I){let oe=Yn(O),ue=vo(O),Se=/auto|scroll/,ne=oe||Se.test(ue.overflowX),ze=oe||Se.test(ue.overflowY),
Ce=ne&&O.clientWidth>0&&O.scrollWidth>O.clientWidth,Le=ze&&O.clientHeight>0&&O.scrollHeight>O.clientHeight,Ue=ue.direction==="rtl",Et=Le&&(Ue?A.offsetX<=O.offsetWidth-
O.clientWidth:A.offsetX>O.clientWidth),ie=Ce&&A.offsetY>O.clientHeight;if(Et||ie)return}let K=(q=a.current.floatingContext)==null?void 0:q.nodeId,W=h&&im(h.nodesRef.
current,K).some(oe=>{var ue;return Zf(A,(ue=oe.context)==null?void 0:ue.elements.floating)});if(Zf(A,n.floating)||Zf(A,n.domReference)||W)return;let me=h?im(h.nodesRef.
current,K):[];if(me.length>0){let oe=!0;if(me.forEach(ue=>{var Se;if((Se=ue.context)!=null&&Se.open&&!ue.context.dataRef.current.__outsidePressBubbles){oe=!1;return}}),
!oe)return}o(!1,A,"outside-press")}),F=hn(A=>{var q;let L=()=>{var B;M(A),(B=wl(A))==null||B.removeEventListener(s,L)};(q=wl(A))==null||q.addEventListener(s,L)});
Q.useEffect(()=>{if(!r||!i)return;a.current.__escapeKeyBubbles=b,a.current.__outsidePressBubbles=y;let A=-1;function q($){o(!1,$,"ancestor-scroll")}function L(){
window.clearTimeout(A),S.current=!0}function B(){A=window.setTimeout(()=>{S.current=!1},$c()?5:0)}let O=gi(n.floating);l&&(O.addEventListener("keydown",_?H:C,_),
O.addEventListener("compositionstart",L),O.addEventListener("compositionend",B)),v&&O.addEventListener(s,z?F:M,z);let j=[];return m&&(Qe(n.domReference)&&(j=Mr(
n.domReference)),Qe(n.floating)&&(j=j.concat(Mr(n.floating))),!Qe(n.reference)&&n.reference&&n.reference.contextElement&&(j=j.concat(Mr(n.reference.contextElement)))),
j=j.filter($=>{var G;return $!==((G=O.defaultView)==null?void 0:G.visualViewport)}),j.forEach($=>{$.addEventListener("scroll",q)}),()=>{l&&(O.removeEventListener(
"keydown",_?H:C,_),O.removeEventListener("compositionstart",L),O.removeEventListener("compositionend",B)),v&&O.removeEventListener(s,z?F:M,z),j.forEach($=>{$.removeEventListener(
"scroll",q)}),window.clearTimeout(A)}},[a,n,l,v,s,r,o,m,i,b,y,C,_,H,M,z,F]),Q.useEffect(()=>{a.current.insideReactTree=!1},[a,v,s]);let V=Q.useMemo(()=>({onKeyDown:C,
...u&&{[EE[d]]:A=>{o(!1,A.nativeEvent,"reference-press")},...d!=="click"&&{onClick(A){o(!1,A.nativeEvent,"reference-press")}}}}),[C,o,u,d]),I=Q.useMemo(()=>{function A(q){
q.button===0&&(g.current=!0)}return{onKeyDown:C,onMouseDown:A,onMouseUp:A,[AE[s]]:()=>{a.current.insideReactTree=!0}}},[C,s,a]);return Q.useMemo(()=>i?{reference:V,
floating:I}:{},[i,V,I])}function NE(e){let{open:t=!1,onOpenChange:r,elements:o}=e,n=W5(),a=Q.useRef({}),[i]=Q.useState(()=>zE()),l=Db()!=null,[c,s]=Q.useState(o.
reference),u=hn((f,p,h)=>{a.current.openEvent=f?p:void 0,i.emit("openchange",{open:f,event:p,reason:h,nested:l}),r?.(f,p,h)}),d=Q.useMemo(()=>({setPositionReference:s}),
[]),m=Q.useMemo(()=>({reference:c||o.reference||null,floating:o.floating||null,domReference:o.reference}),[c,o.reference,o.floating]);return Q.useMemo(()=>({dataRef:a,
open:t,onOpenChange:u,elements:m,events:i,floatingId:n,refs:d}),[t,u,m,i,n,d])}function Qc(e){var t,r;let{elements:o,...n}=e===void 0?{}:e,{nodeId:a}=n,i=NE({...n,
elements:{reference:(t=o?.reference)!=null?t:null,floating:(r=o?.floating)!=null?r:null}}),l=n.rootContext||i,c=l.elements,[s,u]=Q.useState(null),[d,m]=Q.useState(
null),p=c?.domReference||s,h=Q.useRef(null),w=Bb();pn(()=>{p&&(h.current=p)},[p]);let v=G5({...n,elements:{...c,...d&&{reference:d}}}),g=Q.useCallback(S=>{let C=Qe(
S)?{getBoundingClientRect:()=>S.getBoundingClientRect(),getClientRects:()=>S.getClientRects(),contextElement:S}:S;m(C),v.refs.setReference(C)},[v.refs]),b=Q.useCallback(
S=>{(Qe(S)||S===null)&&(h.current=S,u(S)),(Qe(v.refs.reference.current)||v.refs.reference.current===null||S!==null&&!Qe(S))&&v.refs.setReference(S)},[v.refs]),y=Q.useMemo(
()=>({...v.refs,setReference:b,setPositionReference:g,domReference:h}),[v.refs,b,g]),_=Q.useMemo(()=>({...v.elements,domReference:p}),[v.elements,p]),z=Q.useMemo(
()=>({...v,...l,refs:y,elements:_,nodeId:a}),[v,y,_,a,l]);return pn(()=>{l.dataRef.current.floatingContext=z;let S=w?.nodesRef.current.find(C=>C.id===a);S&&(S.context=
z)}),Q.useMemo(()=>({...v,context:z,refs:y,elements:_}),[v,y,_,z])}function Ab(){return n5()&&o5()}function nS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
events:n,dataRef:a,elements:i}=e,{enabled:l=!0,visibleOnly:c=!0}=t,s=Q.useRef(!1),u=Q.useRef(-1),d=Q.useRef(!0);Q.useEffect(()=>{if(!l)return;let f=ur(i.domReference);
function p(){!r&&Kr(i.domReference)&&i.domReference===wb(gi(i.domReference))&&(s.current=!0)}function h(){d.current=!0}function w(){d.current=!1}return f.addEventListener(
"blur",p),Ab()&&(f.addEventListener("keydown",h,!0),f.addEventListener("pointerdown",w,!0)),()=>{f.removeEventListener("blur",p),Ab()&&(f.removeEventListener("k\
eydown",h,!0),f.removeEventListener("pointerdown",w,!0))}},[i.domReference,r,l]),Q.useEffect(()=>{if(!l)return;function f(p){let{reason:h}=p;(h==="reference-pre\
ss"||h==="escape-key")&&(s.current=!0)}return n.on("openchange",f),()=>{n.off("openchange",f)}},[n,l]),Q.useEffect(()=>()=>{Zr(u)},[]);let m=Q.useMemo(()=>({onMouseLeave(){
s.current=!1},onFocus(f){if(s.current)return;let p=wl(f.nativeEvent);if(c&&Qe(p)){if(Ab()&&!f.relatedTarget){if(!d.current&&!i5(p))return}else if(!l5(p))return}
o(!0,f.nativeEvent,"focus")},onBlur(f){s.current=!1;let p=f.relatedTarget,h=f.nativeEvent,w=Qe(p)&&p.hasAttribute(Pb("focus-guard"))&&p.getAttribute("data-type")===
"outside";u.current=window.setTimeout(()=>{var v;let g=wb(i.domReference?i.domReference.ownerDocument:document);!p&&g===i.domReference||qc((v=a.current.floatingContext)==
null?void 0:v.refs.floating.current,g)||qc(i.domReference,g)||w||o(!1,h,"focus")})}}),[a,i.domReference,o,c]);return Q.useMemo(()=>l?{reference:m}:{},[l,m])}function Nb(e,t,r){
let o=new Map,n=r==="item",a=e;if(n&&e){let{[$5]:i,[Y5]:l,...c}=e;a=c}return{...r==="floating"&&{tabIndex:-1,[fE]:""},...a,...t.map(i=>{let l=i?i[r]:null;return typeof l==
"function"?e?l(e):null:l}).concat(e).reduce((i,l)=>(l&&Object.entries(l).forEach(c=>{let[s,u]=c;if(!(n&&[$5,Y5].includes(s)))if(s.indexOf("on")===0){if(o.has(s)||
o.set(s,[]),typeof u=="function"){var d;(d=o.get(s))==null||d.push(u),i[s]=function(){for(var m,f=arguments.length,p=new Array(f),h=0;h<f;h++)p[h]=arguments[h];
return(m=o.get(s))==null?void 0:m.map(w=>w(...p)).find(w=>w!==void 0)}}}else i[s]=u}),i),{})}}function aS(e){e===void 0&&(e=[]);let t=e.map(l=>l?.reference),r=e.
map(l=>l?.floating),o=e.map(l=>l?.item),n=Q.useCallback(l=>Nb(l,e,"reference"),t),a=Q.useCallback(l=>Nb(l,e,"floating"),r),i=Q.useCallback(l=>Nb(l,e,"item"),o);
return Q.useMemo(()=>({getReferenceProps:n,getFloatingProps:a,getItemProps:i}),[n,a,i])}var OE=new Map([["select","listbox"],["combobox","listbox"],["label",!1]]);function iS(e,t){var r,o;t===void 0&&(t={});let{open:n,elements:a,floatingId:i}=e,{enabled:l=!0,
role:c="dialog"}=t,s=W5(),u=((r=a.domReference)==null?void 0:r.id)||s,d=Q.useMemo(()=>{var g;return((g=c5(a.floating))==null?void 0:g.id)||i},[a.floating,i]),m=(o=
OE.get(c))!=null?o:c,p=Db()!=null,h=Q.useMemo(()=>m==="tooltip"||c==="label"?{["aria-"+(c==="label"?"labelledby":"describedby")]:n?d:void 0}:{"aria-expanded":n?
"true":"false","aria-haspopup":m==="alertdialog"?"dialog":m,"aria-controls":n?d:void 0,...m==="listbox"&&{role:"combobox"},...m==="menu"&&{id:u},...m==="menu"&&
p&&{role:"menuitem"},...c==="select"&&{"aria-autocomplete":"none"},...c==="combobox"&&{"aria-autocomplete":"list"}},[m,d,p,n,u,c]),w=Q.useMemo(()=>{let g={id:d,
...m&&{role:m}};return m==="tooltip"||c==="label"?g:{...g,...m==="menu"&&{"aria-labelledby":u}}},[m,d,u,c]),v=Q.useCallback(g=>{let{active:b,selected:y}=g,_={role:"\
option",...b&&{id:d+"-fui-option"}};switch(c){case"select":case"combobox":return{..._,"aria-selected":y}}return{}},[d,c]);return Q.useMemo(()=>l?{reference:h,floating:w,
item:v}:{},[l,h,w,v])}function lS(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...lS(e,n.id,r)])}
function Q5(e,t){let[r,o]=e,n=!1,a=t.length;for(let i=0,l=a-1;i<a;l=i++){let[c,s]=t[i]||[0,0],[u,d]=t[l]||[0,0];s>=o!=d>=o&&r<=(u-c)*(o-s)/(d-s)+c&&(n=!n)}return n}
function ME(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function cS(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:r=!1,requireIntent:o=!0}=e,
n={current:-1},a=!1,i=null,l=null,c=typeof performance<"u"?performance.now():0;function s(d,m){let f=performance.now(),p=f-c;if(i===null||l===null||p===0)return i=
d,l=m,c=f,null;let h=d-i,w=m-l,g=Math.sqrt(h*h+w*w)/p;return i=d,l=m,c=f,g}let u=d=>{let{x:m,y:f,placement:p,elements:h,onClose:w,nodeId:v,tree:g}=d;return function(y){
function _(){Zr(n),w()}if(Zr(n),!h.domReference||!h.floating||p==null||m==null||f==null)return;let{clientX:z,clientY:S}=y,C=[z,S],H=kE(y),M=y.type==="mouseleave",
F=Eb(h.floating,H),V=Eb(h.domReference,H),I=h.domReference.getBoundingClientRect(),A=h.floating.getBoundingClientRect(),q=p.split("-")[0],L=m>A.right-A.width/2,
B=f>A.bottom-A.height/2,O=ME(C,I),j=A.width>I.width,$=A.height>I.height,G=(j?I:A).left,K=(j?I:A).right,W=($?I:A).top,me=($?I:A).bottom;if(F&&(a=!0,!M))return;if(V&&
(a=!1),V&&!M){a=!0;return}if(M&&Qe(y.relatedTarget)&&Eb(h.floating,y.relatedTarget)||g&&lS(g.nodesRef.current,v).length)return;if(q==="top"&&f>=I.bottom-1||q===
"bottom"&&f<=I.top+1||q==="left"&&m>=I.right-1||q==="right"&&m<=I.left+1)return _();let oe=[];switch(q){case"top":oe=[[G,I.top+1],[G,A.bottom-1],[K,A.bottom-1],
[K,I.top+1]];break;case"bottom":oe=[[G,A.top+1],[G,I.bottom-1],[K,I.bottom-1],[K,A.top+1]];break;case"left":oe=[[A.right-1,me],[A.right-1,W],[I.left+1,W],[I.left+
1,me]];break;case"right":oe=[[I.right-1,me],[I.right-1,W],[A.left+1,W],[A.left+1,me]];break}function ue(Se){let[ne,ze]=Se;switch(q){case"top":{let Ce=[j?ne+t/2:
L?ne+t*4:ne-t*4,ze+t+1],Le=[j?ne-t/2:L?ne+t*4:ne-t*4,ze+t+1],Ue=[[A.left,L||j?A.bottom-t:A.top],[A.right,L?j?A.bottom-t:A.top:A.bottom-t]];return[Ce,Le,...Ue]}case"\
bottom":{let Ce=[j?ne+t/2:L?ne+t*4:ne-t*4,ze-t],Le=[j?ne-t/2:L?ne+t*4:ne-t*4,ze-t],Ue=[[A.left,L||j?A.top+t:A.bottom],[A.right,L?j?A.top+t:A.bottom:A.top+t]];return[
Ce,Le,...Ue]}case"left":{let Ce=[ne+t+1,$?ze+t/2:B?ze+t*4:ze-t*4],Le=[ne+t+1,$?ze-t/2:B?ze+t*4:ze-t*4];return[...[[B||$?A.right-t:A.left,A.top],[B?$?A.right-t:A.
left:A.right-t,A.bottom]],Ce,Le]}case"right":{let Ce=[ne-t,$?ze+t/2:B?ze+t*4:ze-t*4],Le=[ne-t,$?ze-t/2:B?ze+t*4:ze-t*4],Ue=[[B||$?A.left+t:A.right,A.top],[B?$?A.
left+t:A.right:A.left+t,A.bottom]];return[Ce,Le,...Ue]}}}if(!Q5([z,S],oe)){if(a&&!O)return _();if(!M&&o){let Se=s(y.clientX,y.clientY);if(Se!==null&&Se<.1)return _()}
Q5([z,S],ue([m,f]))?!a&&o&&(n.current=window.setTimeout(_,40)):_()}}};return u.__options={blockPointerEvents:r},u}var sS={scrollHideDelay:1e3,type:"hover",scrollbars:"xy"},dS=(e,{scrollbarSize:t,overscrollBehavior:r,scrollbars:o})=>{let n=r;return r&&o&&(o==="x"?n=`${r} aut\
o`:o==="y"&&(n=`auto ${r}`)),{root:{"--scrollarea-scrollbar-size":k(t),"--scrollarea-over-scroll-behavior":n,"--scrollarea-offset-size":void 0}}},vn=N(e=>{let t=T(
"ScrollArea",sS,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,scrollbarSize:l,vars:c,type:s,scrollHideDelay:u,viewportProps:d,viewportRef:m,onScrollPositionChange:f,
children:p,offsetScrollbars:h,scrollbars:w,onBottomReached:v,onTopReached:g,onLeftReached:b,onRightReached:y,overscrollBehavior:_,startScrollPosition:z,verticalScrollbarPosition:S,
attributes:C,...H}=t,[M,F]=(0,$t.useState)(!1),[V,I]=(0,$t.useState)(!1),[A,q]=(0,$t.useState)(!1),L=(0,$t.useRef)(!0),B=(0,$t.useRef)(!1),O=(0,$t.useRef)(!0),j=(0,$t.useRef)(
!1),$=Y({name:"ScrollArea",props:t,classes:Uf,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:C,vars:c,varsResolver:dS}),G=(0,$t.useRef)(null),[
K,W]=(0,$t.useState)(null),me=(0,$t.useCallback)(ue=>{W(Se=>Se===ue?Se:ue)},[]),oe=Mb([m,G,me]);return jo(h==="present"?K:null,()=>{let ue=G.current;ue&&(I(ue.scrollHeight>
ue.clientHeight),q(ue.scrollWidth>ue.clientWidth))}),ut(()=>{z&&G.current&&G.current.scrollTo({left:z.x??0,top:z.y??0})},[]),(0,Io.jsxs)(ib,{getStyles:$,type:s===
"never"?"always":s,scrollHideDelay:u,scrollbars:w,...$("root"),...H,children:[(0,Io.jsx)(vb,{...d,...$("viewport",{style:d?.style}),ref:oe,"data-offset-scrollba\
rs":h===!0?"xy":h||void 0,"data-scrollbars":w||void 0,"data-vertical-scrollbar-position":S||void 0,"data-horizontal-hidden":h==="present"&&!A?"true":void 0,"dat\
a-vertical-hidden":h==="present"&&!V?"true":void 0,onScroll:ue=>{d?.onScroll?.(ue),f?.({x:ue.currentTarget.scrollLeft,y:ue.currentTarget.scrollTop});let{scrollTop:Se,
scrollHeight:ne,clientHeight:ze,scrollLeft:Ce,scrollWidth:Le,clientWidth:Ue}=ue.currentTarget,Et=Se-(ne-ze)>=-.8,ie=Se===0;Et&&!B.current&&v?.(),ie&&!L.current&&
g?.(),B.current=Et,L.current=ie;let zt=Ce-(Le-Ue)>=-.8,Ut=Ce===0;zt&&!j.current&&y?.(),Ut&&!O.current&&b?.(),j.current=zt,O.current=Ut},children:p}),(w==="xy"||
w==="x")&&(0,Io.jsx)(Hf,{...$("scrollbar"),orientation:"horizontal","data-vertical-scrollbar-position":S||void 0,"data-hidden":s==="never"||h==="present"&&!A?!0:
void 0,forceMount:!0,onMouseEnter:()=>F(!0),onMouseLeave:()=>F(!1),children:(0,Io.jsx)(Vf,{...$("thumb")})}),(w==="xy"||w==="y")&&(0,Io.jsx)(Hf,{...$("scrollbar"),
orientation:"vertical","data-vertical-scrollbar-position":S||void 0,"data-hidden":s==="never"||h==="present"&&!V?!0:void 0,forceMount:!0,onMouseEnter:()=>F(!0),
onMouseLeave:()=>F(!1),children:(0,Io.jsx)(Vf,{...$("thumb")})}),(0,Io.jsx)(N2,{...$("corner"),"data-vertical-scrollbar-position":S||void 0,"data-hovered":M||void 0,
"data-hidden":s==="never"||void 0})]})});vn.displayName="@mantine/core/ScrollArea";var Lb=N(e=>{let{children:t,classNames:r,styles:o,scrollbarSize:n,scrollHideDelay:a,
type:i,dir:l,offsetScrollbars:c,overscrollBehavior:s,viewportRef:u,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,scrollbars:h,style:w,vars:v,onBottomReached:g,
onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,onOverflowChange:z,...S}=T("ScrollAreaAutosize",sS,e),C=(0,$t.useRef)(null),[H,M]=(0,$t.useState)(
null),F=(0,$t.useCallback)(L=>{M(B=>B===L?B:L)},[]),V=Mb([u,C,F]),I=(0,$t.useRef)(!1),A=(0,$t.useRef)(!1),q=(0,$t.useEffectEvent)(()=>{let L=C.current;if(!L||!z)
return;let B=L.scrollHeight>L.clientHeight;B!==I.current&&(A.current?z(B):(A.current=!0,B&&z(!0)),I.current=B)});return jo(z?H:null,q),(0,Io.jsx)(E,{...S,variant:f,
style:[{display:"flex",overflow:"hidden"},w],children:(0,Io.jsx)(E,{style:{display:"flex",flexDirection:"column",flex:1,overflow:"hidden",...h==="y"&&{minWidth:0},
...h==="x"&&{minHeight:0},...h==="xy"&&{minWidth:0,minHeight:0},...h===!1&&{minWidth:0,minHeight:0}},children:(0,Io.jsx)(vn,{classNames:r,styles:o,scrollHideDelay:a,
scrollbarSize:n,type:i,dir:l,offsetScrollbars:c,overscrollBehavior:s,viewportRef:V,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,vars:v,scrollbars:h,
onBottomReached:g,onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,"data-autosize":"true",children:t})})})});vn.classes=Uf;vn.varsResolver=dS;Lb.
displayName="@mantine/core/ScrollAreaAutosize";Lb.classes=Uf;vn.Autosize=Lb;var jb={root:"m_87cf2631"};var mS=x(R(),1),DE={__staticSelector:"UnstyledButton"},Qt=Re(e=>{let t=T("UnstyledButton",DE,e),{className:r,component:o="button",__staticSelector:n,unstyled:a,
classNames:i,styles:l,style:c,attributes:s,...u}=t,d=Y({name:n,props:t,classes:jb,className:r,style:c,classNames:i,styles:l,unstyled:a,attributes:s});return(0,mS.jsx)(
E,{...d("root",{focusable:!0}),component:o,type:o==="button"?"button":void 0,...u})});Qt.classes=jb;Qt.displayName="@mantine/core/UnstyledButton";var Hb={root:"m_515a97f8"};var uS=x(R(),1),ap=N(e=>{let t=T("VisuallyHidden",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:c,...s}=t,u=Y({name:"VisuallyH\
idden",classes:Hb,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:c});return(0,uS.jsx)(E,{component:"span",...u("root"),...s})});ap.classes=
Hb;ap.displayName="@mantine/core/VisuallyHidden";var Ib={root:"m_1b7284a3"};var fS=x(R(),1),pS=(e,{radius:t,shadow:r})=>({root:{"--paper-radius":t===void 0?void 0:ve(t),"--paper-shadow":Sc(r)}}),Fn=Re(e=>{let t=T("Paper",null,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,withBorder:l,vars:c,radius:s,shadow:u,variant:d,mod:m,attributes:f,...p}=t,h=Y({name:"Paper",props:t,classes:Ib,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:c,varsResolver:pS});return(0,fS.jsx)(E,{mod:[{withBorder:l},m],...h("root"),variant:d,...p})});Fn.classes=
Ib;Fn.varsResolver=pS;Fn.displayName="@mantine/core/Paper";function hS(e,t,r,o){return e==="center"||o==="center"?{top:t}:e==="end"?{bottom:r}:e==="start"?{top:r}:{}}function vS(e,t,r,o,n){return e==="center"||o==="cent\
er"?{left:t}:e==="end"?{[n==="ltr"?"right":"left"]:r}:e==="start"?{[n==="ltr"?"left":"right"]:r}:{}}var BE={bottom:"borderTopLeftRadius",left:"borderTopRightRad\
ius",right:"borderBottomLeftRadius",top:"borderBottomRightRadius"};function PE({position:e,arrowSize:t,dir:r}){let[o,n]=e.split("-");if(!n)return;let a={width:t,
height:t,position:"absolute"};if(o==="bottom"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"right":"left";return{...a,top:-t,[l]:0,clipPath:i!==(r===
"rtl")?"polygon(0% 0%, 0% 100%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}if(o==="top"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"righ\
t":"left";return{...a,bottom:-t,[l]:0,clipPath:i!==(r==="rtl")?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 100% 0%, 100% 100%)"}}if(o==="left")return{...a,
right:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 0% 100%, 100% 100%)"};if(o==="right")return{...a,
left:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}function gS({position:e,
arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,arrowX:a,arrowY:i,dir:l}){if(n==="merge"){let m=PE({position:e,arrowSize:t,dir:l});if(m)return m}let[c,s="\
center"]=e.split("-"),u={width:t,height:t,transform:"rotate(45deg)",position:"absolute",[BE[c]]:o},d=-t/2;return c==="left"?{...u,...hS(s,i,r,n),right:d,borderLeftColor:"\
transparent",borderBottomColor:"transparent",clipPath:"polygon(100% 0, 0 0, 100% 100%)"}:c==="right"?{...u,...hS(s,i,r,n),left:d,borderRightColor:"transparent",
borderTopColor:"transparent",clipPath:"polygon(0 100%, 0 0, 100% 100%)"}:c==="top"?{...u,...vS(s,a,r,n,l),bottom:d,borderTopColor:"transparent",borderLeftColor:"\
transparent",clipPath:"polygon(0 100%, 100% 100%, 100% 0)"}:c==="bottom"?{...u,...vS(s,a,r,n,l),top:d,borderBottomColor:"transparent",borderRightColor:"transpar\
ent",clipPath:"polygon(0 100%, 0 0, 100% 0)"}:{}}function ip({position:e,dir:t}){let[r,o]=e.split("-");if(!o)return;let n=o==="start"&&t==="ltr"||o==="end"&&t===
"rtl";if(r==="bottom")return n?{borderTopLeftRadius:0}:{borderTopRightRadius:0};if(r==="top")return n?{borderBottomLeftRadius:0}:{borderBottomRightRadius:0};if(r===
"left")return o==="start"?{borderTopRightRadius:0}:{borderBottomRightRadius:0};if(r==="right")return o==="start"?{borderTopLeftRadius:0}:{borderBottomLeftRadius:0}}var bS=x(R(),1);function Zc({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,visible:a,arrowX:i,arrowY:l,style:c,...s}){let{dir:u}=Xr();return a?
(0,bS.jsx)("div",{role:"presentation",...s,style:{...c,...gS({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,dir:u,arrowX:i,arrowY:l})}}):null}
Zc.displayName="@mantine/core/FloatingArrow";function lp(e,t){if(e==="rtl"&&(t.includes("right")||t.includes("left"))){let[r,o]=t.split("-"),n=r==="right"?"left":"right";return o===void 0?n:`${n}-${o}`}return t}var Vb={root:"m_9814e45f"};var yS=x(R(),1),LE={zIndex:Kt("modal")},wS=(e,{gradient:t,color:r,backgroundOpacity:o,blur:n,radius:a,zIndex:i})=>({root:{"--overlay-bg":t||(r!==void 0||o!==void 0)&&
Bn(r||"#000",o??.6)||void 0,"--overlay-filter":n?`blur(${k(n)})`:void 0,"--overlay-radius":a===void 0?void 0:ve(a),"--overlay-z-index":i?.toString()}}),zl=Re(e=>{
let t=T("Overlay",LE,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,fixed:c,center:s,children:u,radius:d,zIndex:m,gradient:f,blur:p,color:h,backgroundOpacity:w,
mod:v,attributes:g,...b}=t,y=Y({name:"Overlay",props:t,classes:Vb,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:g,vars:l,varsResolver:wS});return(0,yS.jsx)(
E,{...y("root"),mod:[{center:s,fixed:c},v],...b,children:u})});zl.classes=Vb;zl.varsResolver=wS;zl.displayName="@mantine/core/Overlay";var cp=x(D(),1);var sp=x(R(),1),xS=x(ci(),1);function Ub(e){let t=document.createElement("div");return t.setAttribute("data-portal","true"),typeof e.className=="string"&&t.classList.
add(...e.className.split(" ").filter(Boolean)),typeof e.style=="object"&&Object.assign(t.style,e.style),typeof e.id=="string"&&t.setAttribute("id",e.id),t}var Wc=null;
function jE({target:e,reuseTargetNode:t,...r}){if(e)return typeof e=="string"?document.querySelector(e)||Ub(r):e;if(t){if(Wc){if(document.body.contains(Wc))return Wc;
Wc=null}let o=document.querySelector("[data-mantine-shared-portal-node]");if(o)return Wc=o,o;let n=Ub(r);return n.setAttribute("data-mantine-shared-portal-node",
"true"),document.body.appendChild(n),Wc=n,n}return Ub(r)}var HE={reuseTargetNode:!0},Gb=N(e=>{let{children:t,target:r,reuseTargetNode:o,ref:n,...a}=T("Portal",HE,
e),[i,l]=(0,cp.useState)(!1),c=(0,cp.useRef)(null);return ut(()=>(l(!0),c.current=jE({target:r,reuseTargetNode:o,...a}),sl(n,c.current),!r&&!o&&c.current&&document.
body.appendChild(c.current),()=>{!r&&!o&&c.current&&document.body.removeChild(c.current)}),[r]),!i||!c.current?null:(0,xS.createPortal)((0,sp.jsx)(sp.Fragment,{
children:t}),c.current)});Gb.displayName="@mantine/core/Portal";var dm=x(R(),1),Vo=N(({withinPortal:e=!0,children:t,...r})=>Po()==="test"||!e?(0,dm.jsx)(dm.Fragment,{children:t}):(0,dm.jsx)(Gb,{...r,children:t}));Vo.displayName=
"@mantine/core/OptionalPortal";var mm=e=>({in:{opacity:1,transform:"scale(1)"},out:{opacity:0,transform:`scale(.9) translateY(${e==="bottom"?10:-10}px)`},transitionProperty:"transform, opacit\
y"}),um={fade:{in:{opacity:1},out:{opacity:0},transitionProperty:"opacity"},"fade-up":{in:{opacity:1,transform:"translateY(0)"},out:{opacity:0,transform:"transl\
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
orm, opacity"},pop:{...mm("bottom"),common:{transformOrigin:"center center"}},"pop-bottom-left":{...mm("bottom"),common:{transformOrigin:"bottom left"}},"pop-bo\
ttom-right":{...mm("bottom"),common:{transformOrigin:"bottom right"}},"pop-top-left":{...mm("top"),common:{transformOrigin:"top left"}},"pop-top-right":{...mm("\
top"),common:{transformOrigin:"top right"}}};var _S={entering:"in",entered:"in",exiting:"out",exited:"out","pre-exiting":"out","pre-entering":"out"};function $b({transition:e,state:t,duration:r,timingFunction:o}){
let n={WebkitBackfaceVisibility:"hidden",transitionDuration:`${r}ms`,transitionTimingFunction:o};return typeof e=="string"?e in um?{transitionProperty:um[e].transitionProperty,
...n,...um[e].common,...um[e][_S[t]]}:{}:{transitionProperty:e.transitionProperty,...n,...e.common,...e[_S[t]]}}var Ta=x(D(),1);var SS=x(ci(),1);function zS({duration:e,exitDuration:t,timingFunction:r,mounted:o,onEnter:n,onExit:a,onEntered:i,onExited:l,enterDelay:c,exitDelay:s}){let u=at(),
d=dl(),m=u.respectReducedMotion?d:!1,[f,p]=(0,Ta.useState)(m?0:e),[h,w]=(0,Ta.useState)(o?"entered":"exited"),v=(0,Ta.useRef)(-1),g=(0,Ta.useRef)(-1),b=(0,Ta.useRef)(
-1);function y(){window.clearTimeout(v.current),window.clearTimeout(g.current),cancelAnimationFrame(b.current),b.current=-1}let _=S=>{y();let C=S?n:a,H=S?i:l,M=m?
0:S?e:t;if(p(M),M===0)typeof C=="function"&&C(),typeof H=="function"&&H(),w(S?"entered":"exited");else{let F=requestAnimationFrame(()=>{SS.default.flushSync(()=>{
w(S?"pre-entering":"pre-exiting")}),b.current===F&&(b.current=requestAnimationFrame(()=>{typeof C=="function"&&C(),w(S?"entering":"exiting"),v.current=window.setTimeout(
()=>{typeof H=="function"&&H(),w(S?"entered":"exited")},M)}))});b.current=F}},z=S=>{if(y(),typeof(S?c:s)!="number"){_(S);return}g.current=window.setTimeout(()=>{
_(S)},S?c:s)};return sn(()=>{z(o)},[o]),(0,Ta.useEffect)(()=>()=>{y()},[]),{transitionDuration:f,transitionStatus:h,transitionTimingFunction:r||"ease"}}var Yb=x(D(),1),Uo=x(R(),1);function Cr({keepMounted:e,keepMountedMode:t="activity",transition:r="fade",duration:o=250,exitDuration:n=o,mounted:a,children:i,timingFunction:l="\
ease",onExit:c,onEntered:s,onEnter:u,onExited:d,enterDelay:m,exitDelay:f}){let p=Po(),{transitionDuration:h,transitionStatus:w,transitionTimingFunction:v}=zS({mounted:a,
exitDuration:n,duration:o,timingFunction:l,onExit:c,onEntered:s,onEnter:u,onExited:d,enterDelay:m,exitDelay:f});if(p==="test")return a?(0,Uo.jsx)(Uo.Fragment,{children:i(
{})}):e?i({display:"none"}):null;if(h===0)return e?t==="display-none"?a?(0,Uo.jsx)(Uo.Fragment,{children:i({})}):i({display:"none"}):(0,Uo.jsx)(Yb.Activity,{mode:a?
"visible":"hidden",children:i({})}):a?(0,Uo.jsx)(Uo.Fragment,{children:i({})}):null;let g=w==="exited";if(e){let b=i(g?t==="display-none"?{display:"none"}:{}:$b(
{transition:r,duration:h,state:w,timingFunction:v}));return t==="display-none"?b:(0,Uo.jsx)(Yb.Activity,{mode:g?"hidden":"visible",children:b})}return g?null:(0,Uo.jsx)(
Uo.Fragment,{children:i($b({transition:r,duration:h,state:w,timingFunction:v}))})}Cr.displayName="@mantine/core/Transition";var IE={duration:100,transition:"fade"};function qb(e,t){return{...IE,...t,...e}}var[CS,Jc]=wt("Popover component was not found in the tree");var fm=x(D(),1);function TS({childProps:e,disabled:t,opened:r,longPressDelay:o=500,setReference:n,open:a}){let i=(0,fm.useRef)(!1),l=(0,fm.useRef)(!1),c=(0,fm.useRef)(null),s=(0,fm.useRef)(
t);s.current=t;let u=(p,h,w)=>{n({getBoundingClientRect:()=>({x:p,y:h,width:0,height:0,top:h,left:p,right:p,bottom:h,toJSON:()=>{}}),contextElement:w}),a()},d=ll(
e.onMouseDown,p=>{t||p.button===2&&p.stopPropagation()}),m=ll(e.onContextMenu,p=>{t||p.defaultPrevented||(p.preventDefault(),!l.current&&(u(p.clientX,p.clientY,
p.currentTarget),i.current&&(l.current=!0)))}),f=Pg(p=>{if(s.current||l.current)return;let h=p,w=h.touches[0]??h.changedTouches[0];w&&(u(w.clientX,w.clientY,c.current),
l.current=!0)},{threshold:o,events:["touch"],cancelOnMove:!0,onStart:p=>{i.current=!0,l.current=!1,c.current=p.currentTarget},onFinish:p=>{i.current=!1,l.current=
!1,s.current||p.preventDefault()},onCancel:()=>{i.current=!1,l.current=!1}});return{onContextMenu:m,onMouseDown:d,onTouchStart:ll(e.onTouchStart,f.onTouchStart),
onTouchEnd:ll(e.onTouchEnd,f.onTouchEnd),onTouchCancel:ll(e.onTouchCancel,f.onTouchCancel),onTouchMove:ll(e.onTouchMove,f.onTouchMove),style:t?e.style:{...e.style,
WebkitTouchCallout:"none",WebkitUserSelect:"none",userSelect:"none"},"data-expanded":r?!0:void 0}}var RS=x(D(),1);function Fb(e){let{children:t,disabled:r,longPressDelay:o}=T("PopoverContextMenu",null,e),n=Fr(t);if(!n)throw new Error("Popover.ContextMenu com\
ponent children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let a=Jc(),i=TS(
{childProps:n.props,disabled:r||a.disabled,opened:a.opened,longPressDelay:o,setReference:a.reference,open:()=>{a.opened||a.onToggle()}});return(0,RS.cloneElement)(
n,i)}Fb.displayName="@mantine/core/PopoverContextMenu";var kS=x(D(),1);var ES=x(R(),1);function es({children:e,active:t=!0,refProp:r="ref",innerRef:o}){let n=Ag(t),a=ye(n,o),i=Fr(e);return i?(0,kS.cloneElement)(i,{[r]:a}):e}function AS(e){
return(0,ES.jsx)(ap,{tabIndex:-1,"data-autofocus":!0,...e})}es.displayName="@mantine/core/FocusTrap";AS.displayName="@mantine/core/FocusTrapInitialFocus";es.InitialFocus=
AS;var dp={dropdown:"m_38a85659",arrow:"m_a31dc6c1",overlay:"m_3d7bc908"};var Cl=x(R(),1),mp=N(e=>{let t=T("PopoverDropdown",null,e),{className:r,style:o,vars:n,children:a,onKeyDownCapture:i,variant:l,classNames:c,styles:s,ref:u,...d}=t,
m=Jc(),{dir:f}=Xr(),p=m.arrowPosition==="merge"&&m.withArrow?ip({position:m.placement,dir:f}):void 0,h=Hd({opened:m.opened,shouldReturnFocus:m.returnFocus}),w=m.
withRoles?{"aria-labelledby":m.getTargetId(),id:m.getDropdownId(),role:"dialog",tabIndex:-1}:{},v=ye(u,m.floating);return m.disabled?null:(0,Cl.jsx)(Vo,{...m.portalProps,
withinPortal:m.withinPortal,children:(0,Cl.jsx)(Cr,{mounted:m.opened,...m.transitionProps,transition:m.transitionProps?.transition||"fade",duration:m.transitionProps?.
duration??150,keepMounted:m.keepMounted,keepMountedMode:m.keepMountedMode,exitDuration:typeof m.transitionProps?.exitDuration=="number"?m.transitionProps.exitDuration:
m.transitionProps?.duration,children:g=>(0,Cl.jsx)(es,{active:m.trapFocus&&m.opened,innerRef:v,children:(0,Cl.jsxs)(E,{...w,...d,variant:l,onKeyDownCapture:Jx(()=>{
m.onClose?.(),m.onDismiss?.()},{active:m.closeOnEscape,onTrigger:h,onKeyDown:i}),"data-position":m.placement,"data-fixed":m.floatingStrategy==="fixed"||void 0,...m.
getStyles("dropdown",{className:r,props:t,classNames:c,styles:s,style:[{...g,...p,zIndex:m.zIndex,top:m.y??0,left:m.x??0,width:m.width==="target"?void 0:k(m.width),
...m.referenceHidden?{display:"none"}:null},m.resolvedStyles?.dropdown,s?.dropdown,o]}),children:[a,(0,Cl.jsx)(Zc,{ref:m.arrowRef,arrowX:m.arrowX,arrowY:m.arrowY,
visible:m.withArrow,position:m.placement,arrowSize:m.arrowSize,arrowRadius:m.arrowRadius,arrowOffset:m.arrowOffset,arrowPosition:m.arrowPosition,...m.getStyles(
"arrow",{props:t,classNames:c,styles:s})})]})})})})});mp.classes=dp;mp.displayName="@mantine/core/PopoverDropdown";var NS=x(D(),1);var VE={refProp:"ref",popupType:"dialog"},Xb=N(e=>{let{children:t,refProp:r,popupType:o,ref:n,...a}=T("PopoverTarget",VE,e),i=Fr(t);if(!i)throw new Error("Popov\
er.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let l=a,
c=Jc(),s=ye(c.reference,si(i),n),u=c.withRoles?{"aria-haspopup":o,"aria-expanded":c.opened,"aria-controls":c.opened?c.getDropdownId():void 0,id:c.getTargetId()}:
{},d=i.props;return(0,NS.cloneElement)(i,{...l,...u,...c.targetProps,className:he(c.targetProps.className,l.className,d.className),[r]:s,...c.controlled?null:{onClick:m=>{
c.onToggle(),d.onClick?.(m)}}})});Xb.displayName="@mantine/core/PopoverTarget";var Go=x(D(),1);function UE(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function GE(e,t,r,o){let n=UE(
e.middlewares),a=[Xc(e.offset),cm()];if(n.flip&&!r){let i=typeof n.flip=="boolean"?{}:n.flip,l=o?{fallbackStrategy:"initialPlacement",...i}:i;a.push(Kc(l))}if(n.
shift){let i=typeof n.shift=="boolean"?{}:n.shift;a.push(Sl(l=>{let c=l.placement.startsWith("top")||l.placement.startsWith("bottom");return{limiter:Tb(),padding:5,
...e.width==="target"&&c?{mainAxis:!1}:null,...i}}))}return n.inline&&a.push(typeof n.inline=="boolean"?bi():bi(n.inline)),a.push(sm({element:e.arrowRef,padding:e.
arrowOffset})),(n.size||e.width==="target")&&a.push(Rb({...typeof n.size=="boolean"?{}:n.size,apply({rects:i,availableWidth:l,availableHeight:c,...s}){let u=t().
refs.floating.current?.style??{};n.size&&(typeof n.size=="object"&&n.size.apply?n.size.apply({rects:i,availableWidth:l,availableHeight:c,...s}):Object.assign(u,
{maxWidth:`${l}px`,maxHeight:`${c}px`})),e.width==="target"&&Object.assign(u,{width:`${i.reference.width}px`})}})),a}function OS(e){let[t,r]=At({value:e.opened,
defaultValue:e.defaultOpened,finalValue:!1,onChange:e.onChange}),o=(0,Go.useRef)(t),n=(0,Go.useRef)(!1),[a,i]=(0,Go.useState)(null),l=e.preventPositionChangeWhenVisible!==
!1,c=(0,Go.useRef)(t);t!==c.current&&(c.current=t,t&&a!==null&&i(null));let s=(0,Go.useRef)(e.position);e.position!==s.current&&(s.current=e.position,n.current=
!1,a!==null&&i(null));let u=(0,Go.useCallback)(()=>i(null),[]),d=()=>{t&&!e.disabled&&r(!1)},m=()=>{e.disabled||r(!t)},f=Qc({open:t,strategy:e.strategy,placement:l?
a??e.position:e.position,middleware:GE(e,()=>f,l&&a!==null,l),whileElementsMounted:e.keepMounted?void 0:_l});(0,Go.useEffect)(()=>{if(!e.keepMounted)return;let h=f.
refs.reference.current,w=f.refs.floating.current;if(t&&h&&w)return _l(h,w,f.update)},[e.keepMounted,t,f.update,f.elements.reference,f.elements.floating]),ut(()=>{
if(!t){n.current=!1;return}if(!l||a!==null)return;let h=f.refs.floating.current;if(!(!h||h.offsetHeight===0||h.offsetWidth===0)){if(!n.current){n.current=!0,f.update();
return}f.isPositioned&&i(f.placement)}},[l,t,f.isPositioned,f.placement,a,f.update]);let p=(0,Go.useRef)(f.placement);return ut(()=>{p.current!==f.placement&&(p.
current=f.placement,e.onPositionChange?.(f.placement))},[f.placement]),sn(()=>{t!==o.current&&(t?e.onOpen?.():e.onClose?.()),o.current=t},[t,e.onClose,e.onOpen]),
{floating:f,controlled:typeof e.opened=="boolean",opened:t,onClose:d,onToggle:m,resetLockedPlacement:u}}var Xn=x(D(),1);var Tl=x(R(),1),$E={position:"bottom",offset:8,transitionProps:{transition:"fade",duration:150},middlewares:{flip:!0,shift:!0,inline:!1},arrowSize:7,arrowOffset:5,
arrowRadius:0,arrowPosition:"side",closeOnClickOutside:!0,withinPortal:!0,closeOnEscape:!0,trapFocus:!1,withRoles:!0,returnFocus:!1,withOverlay:!1,hideDetached:!0,
preventPositionChangeWhenVisible:!0,clickOutsideEvents:["mousedown","touchstart"],clickOutsideCapture:!1,zIndex:Kt("popover"),__staticSelector:"Popover",width:"\
max-content"},MS=(e,{radius:t,shadow:r})=>({dropdown:{"--popover-radius":t===void 0?void 0:ve(t),"--popover-shadow":Sc(r)}});function or(e){let t=T("Popover",$E,
e),{children:r,position:o,offset:n,onPositionChange:a,opened:i,transitionProps:l,onExitTransitionEnd:c,onEnterTransitionEnd:s,width:u,middlewares:d,withArrow:m,
arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,unstyled:v,classNames:g,styles:b,closeOnClickOutside:y,withinPortal:_,portalProps:z,closeOnEscape:S,clickOutsideEvents:C,
clickOutsideCapture:H,trapFocus:M,onClose:F,onDismiss:V,onOpen:I,onChange:A,zIndex:q,radius:L,shadow:B,id:O,defaultOpened:j,__staticSelector:$,withRoles:G,disabled:K,
returnFocus:W,variant:me,keepMounted:oe,keepMountedMode:ue,vars:Se,floatingStrategy:ne,withOverlay:ze,overlayProps:Ce,hideDetached:Le,attributes:Ue,preventPositionChangeWhenVisible:Et,
...ie}=t,zt=Y({name:$,props:t,classes:dp,classNames:g,styles:b,unstyled:v,attributes:Ue,rootSelector:"dropdown",vars:Se,varsResolver:MS}),{resolvedStyles:Ut}=Hn(
{classNames:g,styles:b,props:t}),mr=(0,Xn.useRef)(null),[Yr,Nn]=(0,Xn.useState)(null),[an,ba]=(0,Xn.useState)(null),{dir:ln}=Xr(),Ge=Po(),On=be(O),Ct=OS({middlewares:d,
width:u,position:lp(ln,o),offset:typeof n=="number"?n+(m?f/2:0):n,arrowRef:mr,arrowOffset:p,onPositionChange:a,opened:i,defaultOpened:j,onChange:A,onOpen:I,onClose:F,
onDismiss:V,strategy:ne,disabled:K,preventPositionChangeWhenVisible:Et,keepMounted:oe});zg(()=>{y&&(Ct.onClose(),V?.())},C,[Yr,an],!0,H);let _r=(0,Xn.useCallback)(
cn=>{Nn(cn),Ct.floating.refs.setReference(cn)},[Ct.floating.refs.setReference]),rf=(0,Xn.useCallback)(cn=>{ba(cn),Ct.floating.refs.setFloating(cn)},[Ct.floating.
refs.setFloating]),of=(0,Xn.useCallback)(()=>{l?.onExited?.(),c?.(),Ct.resetLockedPlacement()},[l?.onExited,c,Ct.resetLockedPlacement]),ot=(0,Xn.useCallback)(()=>{
l?.onEntered?.(),s?.()},[l?.onEntered,s]);return(0,Tl.jsxs)(CS,{value:{returnFocus:W,disabled:K,controlled:Ct.controlled,reference:_r,floating:rf,x:Ct.floating.
x,y:Ct.floating.y,arrowX:Ct.floating?.middlewareData?.arrow?.x,arrowY:Ct.floating?.middlewareData?.arrow?.y,opened:Ct.opened,arrowRef:mr,transitionProps:{...l,onExited:of,
onEntered:ot},width:u,withArrow:m,arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,placement:Ct.floating.placement,trapFocus:M,withinPortal:_,portalProps:z,
zIndex:q,radius:L,shadow:B,closeOnEscape:S,onDismiss:V,onClose:Ct.onClose,onToggle:Ct.onToggle,getTargetId:()=>On,getDropdownId:()=>`${On}-dropdown`,withRoles:G,
targetProps:ie,__staticSelector:$,classNames:g,styles:b,unstyled:v,variant:me,keepMounted:oe,keepMountedMode:ue,getStyles:zt,resolvedStyles:Ut,floatingStrategy:ne,
referenceHidden:Le&&Ge!=="test"?Ct.floating.middlewareData.hide?.referenceHidden:!1},children:[r,ze&&(0,Tl.jsx)(Cr,{transition:"fade",mounted:Ct.opened,duration:l?.
duration||250,exitDuration:l?.exitDuration||250,children:cn=>(0,Tl.jsx)(Vo,{withinPortal:_,children:(0,Tl.jsx)(zl,{...Ce,...zt("overlay",{className:Ce?.className,
style:[cn,Ce?.style]})})})})]})}or.Target=Xb;or.Dropdown=mp;or.ContextMenu=Fb;or.varsResolver=MS;or.displayName="@mantine/core/Popover";or.extend=e=>e;or.withProps=
e=>{let t=r=>(0,Tl.jsx)(or,{...e,...r});return t.extend=or.extend,t.displayName=`WithProps(${or.displayName})`,t};var Dr={root:"m_5ae2e3c",barsLoader:"m_7a2bd4cd",bar:"m_870bb79","bars-loader-animation":"m_5d2b3b9d",dotsLoader:"m_4e3f22d7",dot:"m_870c4af","loader-dots-anima\
tion":"m_aac34a1",ovalLoader:"m_b34414df","oval-loader-animation":"m_f8e89c4b"};var ts=x(R(),1),Kb=({className:e,...t})=>(0,ts.jsxs)(E,{component:"span",className:he(Dr.barsLoader,e),...t,children:[(0,ts.jsx)("span",{className:Dr.bar}),(0,ts.jsx)(
"span",{className:Dr.bar}),(0,ts.jsx)("span",{className:Dr.bar})]});Kb.displayName="@mantine/core/Bars";var rs=x(R(),1),Qb=({className:e,...t})=>(0,rs.jsxs)(E,{component:"span",className:he(Dr.dotsLoader,e),...t,children:[(0,rs.jsx)("span",{className:Dr.dot}),(0,rs.jsx)(
"span",{className:Dr.dot}),(0,rs.jsx)("span",{className:Dr.dot})]});Qb.displayName="@mantine/core/Dots";var DS=x(R(),1),Zb=({className:e,...t})=>(0,DS.jsx)(E,{component:"span",className:he(Dr.ovalLoader,e),...t});Zb.displayName="@mantine/core/Oval";var Wb=x(R(),1),Jb={bars:Kb,oval:Zb,dots:Qb},YE={loaders:Jb,type:"oval"},BS=(e,{size:t,color:r})=>({root:{"--loader-size":re(t,"loader-size"),"--loader-color":r?
Ne(r,e):void 0}}),Bt=N(e=>{let t=T("Loader",YE,e),{size:r,color:o,type:n,vars:a,className:i,style:l,classNames:c,styles:s,unstyled:u,loaders:d,variant:m,children:f,
attributes:p,...h}=t,w=Y({name:"Loader",props:t,classes:Dr,className:i,style:l,classNames:c,styles:s,unstyled:u,attributes:p,vars:a,varsResolver:BS});return f?(0,Wb.jsx)(
E,{...w("root"),...h,children:f}):(0,Wb.jsx)(E,{...w("root"),component:d[n],variant:m,size:r,...h})});Bt.defaultLoaders=Jb;Bt.classes=Dr;Bt.varsResolver=BS;Bt.displayName=
"@mantine/core/Loader";var Ra={root:"m_8d3f4000",icon:"m_8d3afb97",loader:"m_302b9fb1",group:"m_1a0f1b21",groupSection:"m_437b6484"};var PS=x(R(),1),qE={orientation:"horizontal"},LS=(e,{borderWidth:t})=>({group:{"--ai-border-width":k(t)}}),pm=N(e=>{let t=T("ActionIconGroup",qE,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:c,borderWidth:s,variant:u,mod:d,attributes:m,...f}=t,p=Y({name:"ActionIconGroup",props:t,classes:Ra,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:c,varsResolver:LS,rootSelector:"group"});return(0,PS.jsx)(E,{...p("group"),variant:u,mod:[
{orientation:l},d],role:"group",...f})});pm.classes=Ra;pm.varsResolver=LS;pm.displayName="@mantine/core/ActionIconGroup";var jS=x(R(),1),HS=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":re(i,"section-height"),"--section-padding-x":re(i,"section-padding-x"),"--section-f\
z":Te(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.color,"--section-bd":r||n?l.border:void 0}}},hm=N(
e=>{let t=T("ActionIconGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,variant:c,gradient:s,radius:u,autoContrast:d,attributes:m,
...f}=t,p=Y({name:"ActionIconGroupSection",props:t,classes:Ra,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:HS,rootSelector:"\
groupSection"});return(0,jS.jsx)(E,{...p("groupSection"),variant:c,...f})});hm.classes=Ra;hm.varsResolver=HS;hm.displayName="@mantine/core/ActionIconGroupSectio\
n";var Rl=x(R(),1),IS=(e,{size:t,radius:r,variant:o,gradient:n,color:a,autoContrast:i})=>{let l=e.variantColorResolver({color:a||e.primaryColor,theme:e,gradient:n,
variant:o||"filled",autoContrast:i});return{root:{"--ai-size":re(t,"ai-size"),"--ai-radius":r===void 0?void 0:ve(r),"--ai-bg":a||o?l.background:void 0,"--ai-hov\
er":a||o?l.hover:void 0,"--ai-hover-color":a||o?l.hoverColor:void 0,"--ai-color":l.color,"--ai-bd":a||o?l.border:void 0}}},Kn=Re(e=>{let t=T("ActionIcon",null,e),
{className:r,unstyled:o,variant:n,classNames:a,styles:i,style:l,loading:c,loaderProps:s,size:u,color:d,radius:m,__staticSelector:f,gradient:p,vars:h,children:w,
disabled:v,"data-disabled":g,autoContrast:b,mod:y,attributes:_,...z}=t,S=Y({name:["ActionIcon",f],props:t,className:r,style:l,classes:Ra,classNames:a,styles:i,unstyled:o,
attributes:_,vars:h,varsResolver:IS});return(0,Rl.jsxs)(Qt,{...S("root",{active:!v&&!c&&!g}),"aria-busy":c||void 0,...z,unstyled:o,variant:n,size:u,disabled:v||
c,mod:[{loading:c,disabled:v||g},y],children:[typeof c=="boolean"&&(0,Rl.jsx)(Cr,{mounted:c,transition:"slide-down",duration:150,children:C=>(0,Rl.jsx)(E,{component:"\
span",...S("loader",{style:C}),"aria-hidden":!0,children:(0,Rl.jsx)(Bt,{color:"var(--ai-color)",size:"calc(var(--ai-size) * 0.55)",...s})})}),(0,Rl.jsx)(E,{component:"\
span",mod:{loading:c},...S("icon"),children:w})]})});Kn.classes=Ra;Kn.varsResolver=IS;Kn.displayName="@mantine/core/ActionIcon";Kn.Group=pm;Kn.GroupSection=hm;var uF=x(D(),1),e0=x(R(),1);function t0({size:e="var(--cb-icon-size, 70%)",style:t,...r}){return(0,e0.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://\
www.w3.org/2000/svg",style:{...t,width:e,height:e},...r,children:(0,e0.jsx)("path",{d:"M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2\
.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.031\
57L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816\
C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z",fill:"currentColor",fillRule:"ev\
enodd",clipRule:"evenodd"})})}t0.displayName="@mantine/core/CloseIcon";var r0={root:"m_86a44da5","root--subtle":"m_220c80f2"};var up=x(R(),1),FE={variant:"subtle"},VS=(e,{size:t,radius:r,iconSize:o})=>({root:{"--cb-size":re(t,"cb-size"),"--cb-radius":r===void 0?void 0:ve(r),"--cb-icon-\
size":k(o)}}),ka=Re(e=>{let t=T("CloseButton",FE,e),{iconSize:r,children:o,vars:n,radius:a,className:i,classNames:l,style:c,styles:s,unstyled:u,"data-disabled":d,
disabled:m,variant:f,icon:p,mod:h,attributes:w,__staticSelector:v,...g}=t,b=Y({name:v||"CloseButton",props:t,className:i,style:c,classes:r0,classNames:l,styles:s,
unstyled:u,attributes:w,vars:n,varsResolver:VS});return(0,up.jsxs)(Qt,{...g,unstyled:u,variant:f,disabled:m,mod:[{disabled:m||d},h],...b("root",{variant:f,active:!m&&
!d}),children:[p||(0,up.jsx)(t0,{}),o]})});ka.classes=r0;ka.varsResolver=VS;ka.displayName="@mantine/core/CloseButton";var US=x(D(),1);function GS(e){return US.Children.toArray(e).filter(Boolean)}var o0={root:"m_4081bf90"};var $S=x(R(),1),XE={preventGrowOverflow:!0,gap:"md",align:"center",justify:"flex-start",wrap:"wrap"},YS=(e,{grow:t,preventGrowOverflow:r,gap:o,align:n,justify:a,
wrap:i},{childWidth:l})=>({root:{"--group-child-width":t&&r?l:void 0,"--group-gap":rr(o),"--group-align":n,"--group-justify":a,"--group-wrap":i}}),Z=N(e=>{let t=T(
"Group",XE,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,children:l,gap:c,align:s,justify:u,wrap:d,grow:m,preventGrowOverflow:f,vars:p,variant:h,__size:w,
mod:v,attributes:g,...b}=t,y=GS(l),_=y.length,z=rr(c??"md"),S={childWidth:`calc(${100/_}% - (${z} - ${z} / ${_}))`},C=Y({name:"Group",props:t,stylesCtx:S,className:o,
style:n,classes:o0,classNames:r,styles:a,unstyled:i,attributes:g,vars:p,varsResolver:YS});return(0,$S.jsx)(E,{...C("root"),variant:h,mod:[{grow:m},v],size:w,...b,
children:y})});Z.classes=o0;Z.varsResolver=YS;Z.displayName="@mantine/core/Group";var[qS,nr]=wt("ModalBase component was not found in tree");var os=x(D(),1);function FS({opened:e,transitionDuration:t}){let[r,o]=(0,os.useState)(e),n=(0,os.useRef)(-1),a=dl()?0:t;return(0,os.useEffect)(()=>(e?(o(!0),window.clearTimeout(
n.current)):a===0?o(!1):n.current=window.setTimeout(()=>o(!1),a),()=>window.clearTimeout(n.current)),[e,a]),r}var n0=x(D(),1);function XS({id:e,transitionProps:t,opened:r,trapFocus:o,closeOnEscape:n,onClose:a,returnFocus:i,handledEscapeEvents:l}){let c=be(e),[s,u]=(0,n0.useState)(!1),[
d,m]=(0,n0.useState)(!1),f=typeof t?.duration=="number"?t?.duration:200,p=FS({opened:r,transitionDuration:f});return Id("keydown",h=>{h.key==="Escape"&&n&&!h.isComposing&&
r&&!l?.has(h)&&h.target?.getAttribute("data-mantine-stop-propagation")!=="true"&&(l?.add(h),a())},{capture:!0}),Hd({opened:r,shouldReturnFocus:o&&i}),{_id:c,titleMounted:s,
bodyMounted:d,shouldLockScroll:p,setTitleMounted:u,setBodyMounted:m}}var Wr=function(){return Wr=Object.assign||function(t){for(var r,o=1,n=arguments.length;o<n;o++){r=arguments[o];for(var a in r)Object.prototype.hasOwnProperty.call(
r,a)&&(t[a]=r[a])}return t},Wr.apply(this,arguments)};function fp(e,t){var r={};for(var o in e)Object.prototype.hasOwnProperty.call(e,o)&&t.indexOf(o)<0&&(r[o]=
e[o]);if(e!=null&&typeof Object.getOwnPropertySymbols=="function")for(var n=0,o=Object.getOwnPropertySymbols(e);n<o.length;n++)t.indexOf(o[n])<0&&Object.prototype.
propertyIsEnumerable.call(e,o[n])&&(r[o[n]]=e[o[n]]);return r}function KS(e,t,r){if(r||arguments.length===2)for(var o=0,n=t.length,a;o<n;o++)(a||!(o in t))&&(a||(a=Array.prototype.slice.call(t,0,o)),a[o]=t[o]);return e.concat(
a||Array.prototype.slice.call(t))}var bp=x(D());var Tr=x(D());var kl="right-scroll-bar-position",El="width-before-scroll-bar",a0="with-scroll-bars-hidden",i0="--removed-body-scroll-bar-size";function pp(e,t){return typeof e=="function"?e(t):e&&(e.current=t),e}var QS=x(D());function ZS(e,t){var r=(0,QS.useState)(function(){return{value:e,callback:t,facade:{get current(){return r.value},set current(o){var n=r.value;n!==
o&&(r.value=o,r.callback(o,n))}}}})[0];return r.callback=t,r.facade}var hp=x(D());var KE=typeof window<"u"?hp.useLayoutEffect:hp.useEffect,WS=new WeakMap;function l0(e,t){var r=ZS(t||null,function(o){return e.forEach(function(n){return pp(n,o)})});
return KE(function(){var o=WS.get(r);if(o){var n=new Set(o),a=new Set(e),i=r.current;n.forEach(function(l){a.has(l)||pp(l,null)}),a.forEach(function(l){n.has(l)||
pp(l,i)})}WS.set(r,e)},[e]),r}function QE(e){return e}function ZE(e,t){t===void 0&&(t=QE);var r=[],o=!1,n={read:function(){if(o)throw new Error("Sidecar: could not `read` from an `assigned` \
medium. `read` could be used only with `useMedium`.");return r.length?r[r.length-1]:e},useMedium:function(a){var i=t(a,o);return r.push(i),function(){r=r.filter(
function(l){return l!==i})}},assignSyncMedium:function(a){for(o=!0;r.length;){var i=r;r=[],i.forEach(a)}r={push:function(l){return a(l)},filter:function(){return r}}},
assignMedium:function(a){o=!0;var i=[];if(r.length){var l=r;r=[],l.forEach(a),i=r}var c=function(){var u=i;i=[],u.forEach(a)},s=function(){return Promise.resolve().
then(c)};s(),r={push:function(u){i.push(u),s()},filter:function(u){return i=i.filter(u),r}}}};return n}function c0(e){e===void 0&&(e={});var t=ZE(null);return t.options=Wr({async:!0,ssr:!1},e),t}var JS=x(D()),e3=function(e){var t=e.sideCar,r=fp(e,["sideCar"]);if(!t)throw new Error("Sidecar: please provide `sideCar` property to import the right car");var o=t.
read();if(!o)throw new Error("Sidecar medium not found");return JS.createElement(o,Wr({},r))};e3.isSideCarExport=!0;function s0(e,t){return e.useMedium(t),e3}var vp=c0();var d0=function(){},vm=Tr.forwardRef(function(e,t){var r=Tr.useRef(null),o=Tr.useState({onScrollCapture:d0,onWheelCapture:d0,onTouchMoveCapture:d0}),n=o[0],a=o[1],
i=e.forwardProps,l=e.children,c=e.className,s=e.removeScrollBar,u=e.enabled,d=e.shards,m=e.sideCar,f=e.noRelative,p=e.noIsolation,h=e.inert,w=e.allowPinchZoom,v=e.
as,g=v===void 0?"div":v,b=e.gapMode,y=fp(e,["forwardProps","children","className","removeScrollBar","enabled","shards","sideCar","noRelative","noIsolation","ine\
rt","allowPinchZoom","as","gapMode"]),_=m,z=l0([r,t]),S=Wr(Wr({},y),n);return Tr.createElement(Tr.Fragment,null,u&&Tr.createElement(_,{sideCar:vp,removeScrollBar:s,
shards:d,noRelative:f,noIsolation:p,inert:h,setCallbacks:a,allowPinchZoom:!!w,lockRef:r,gapMode:b}),i?Tr.cloneElement(Tr.Children.only(l),Wr(Wr({},S),{ref:z})):
Tr.createElement(g,Wr({},S,{className:c,ref:z}),l))});vm.defaultProps={enabled:!0,removeScrollBar:!0,inert:!1};vm.classNames={fullWidth:El,zeroRight:kl};var ft=x(D());var as=x(D());var o3=x(D());var m0,t3=function(e){m0=e},r3=function(){if(m0)return m0;if(typeof __webpack_nonce__<"u")return __webpack_nonce__};function WE(){if(!document)return null;var e=document.createElement("style");e.type="text/css";var t=r3();return t&&e.setAttribute("nonce",t),e}function JE(e,t){
e.styleSheet?e.styleSheet.cssText=t:e.appendChild(document.createTextNode(t))}function eA(e){var t=document.head||document.getElementsByTagName("head")[0];t.appendChild(
e)}var u0=function(){var e=0,t=null;return{add:function(r){e==0&&(t=WE())&&(JE(t,r),eA(t)),e++},remove:function(){e--,!e&&t&&(t.parentNode&&t.parentNode.removeChild(
t),t=null)}}};var f0=function(){var e=u0();return function(t,r){o3.useEffect(function(){return e.add(t),function(){e.remove()}},[t&&r])}};var gm=function(){var e=f0(),t=function(r){var o=r.styles,n=r.dynamic;return e(o,n),null};return t};var tA={left:0,top:0,right:0,gap:0},p0=function(e){return parseInt(e||"",10)||0},rA=function(e){var t=window.getComputedStyle(document.body),r=t[e==="padding"?"\
paddingLeft":"marginLeft"],o=t[e==="padding"?"paddingTop":"marginTop"],n=t[e==="padding"?"paddingRight":"marginRight"];return[p0(r),p0(o),p0(n)]},h0=function(e){
if(e===void 0&&(e="margin"),typeof window>"u")return tA;var t=rA(e),r=document.documentElement.clientWidth,o=window.innerWidth;return{left:t[0],top:t[1],right:t[2],
gap:Math.max(0,o-r+t[2]-t[0])}};var oA=gm(),ns="data-scroll-locked",nA=function(e,t,r,o){var n=e.left,a=e.top,i=e.right,l=e.gap;return r===void 0&&(r="margin"),`
  .`.concat(a0,` {
   overflow: hidden `).concat(o,`;
   padding-right: `).concat(l,"px ").concat(o,`;
  }
  body[`).concat(ns,`] {
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
  
  .`).concat(kl,` {
    right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(El,` {
    margin-right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(kl," .").concat(kl,` {
    right: 0 `).concat(o,`;
  }
  
  .`).concat(El," .").concat(El,` {
    margin-right: 0 `).concat(o,`;
  }
  
  body[`).concat(ns,`] {
    `).concat(i0,": ").concat(l,`px;
  }
`)},n3=function(){var e=parseInt(document.body.getAttribute(ns)||"0",10);return isFinite(e)?e:0},aA=function(){as.useEffect(function(){return document.body.setAttribute(
ns,(n3()+1).toString()),function(){var e=n3()-1;e<=0?document.body.removeAttribute(ns):document.body.setAttribute(ns,e.toString())}},[])},v0=function(e){var t=e.
noRelative,r=e.noImportant,o=e.gapMode,n=o===void 0?"margin":o;aA();var a=as.useMemo(function(){return h0(n)},[n]);return as.createElement(oA,{styles:nA(a,!t,n,
r?"":"!important")})};var g0=!1;if(typeof window<"u")try{bm=Object.defineProperty({},"passive",{get:function(){return g0=!0,!0}}),window.addEventListener("test",bm,bm),window.removeEventListener(
"test",bm,bm)}catch{g0=!1}var bm,Al=g0?{passive:!1}:!1;var iA=function(e){return e.tagName==="TEXTAREA"},a3=function(e,t){if(!(e instanceof Element))return!1;var r=window.getComputedStyle(e);return r[t]!=="hidden"&&
!(r.overflowY===r.overflowX&&!iA(e)&&r[t]==="visible")},lA=function(e){return a3(e,"overflowY")},cA=function(e){return a3(e,"overflowX")},b0=function(e,t){var r=t.
ownerDocument,o=t;do{typeof ShadowRoot<"u"&&o instanceof ShadowRoot&&(o=o.host);var n=i3(e,o);if(n){var a=l3(e,o),i=a[1],l=a[2];if(i>l)return!0}o=o.parentNode}while(o&&
o!==r.body);return!1},sA=function(e){var t=e.scrollTop,r=e.scrollHeight,o=e.clientHeight;return[t,r,o]},dA=function(e){var t=e.scrollLeft,r=e.scrollWidth,o=e.clientWidth;
return[t,r,o]},i3=function(e,t){return e==="v"?lA(t):cA(t)},l3=function(e,t){return e==="v"?sA(t):dA(t)},mA=function(e,t){return e==="h"&&t==="rtl"?-1:1},c3=function(e,t,r,o,n){
var a=mA(e,window.getComputedStyle(t).direction),i=a*o,l=r.target,c=t.contains(l),s=!1,u=i>0,d=0,m=0;do{if(!l)break;var f=l3(e,l),p=f[0],h=f[1],w=f[2],v=h-w-a*p;
(p||v)&&i3(e,l)&&(d+=v,m+=p);var g=l.parentNode;l=g&&g.nodeType===Node.DOCUMENT_FRAGMENT_NODE?g.host:g}while(!c&&l!==document.body||c&&(t.contains(l)||t===l));return(u&&
(n&&Math.abs(d)<1||!n&&i>d)||!u&&(n&&Math.abs(m)<1||!n&&-i>m))&&(s=!0),s};var gp=function(e){return"changedTouches"in e?[e.changedTouches[0].clientX,e.changedTouches[0].clientY]:[0,0]},s3=function(e){return[e.deltaX,e.deltaY]},d3=function(e){
return e&&"current"in e?e.current:e},uA=function(e,t){return e[0]===t[0]&&e[1]===t[1]},fA=function(e){return`
  .block-interactivity-`.concat(e,` {pointer-events: none;}
  .allow-interactivity-`).concat(e,` {pointer-events: all;}
`)},pA=0,is=[];function m3(e){var t=ft.useRef([]),r=ft.useRef([0,0]),o=ft.useRef(),n=ft.useState(pA++)[0],a=ft.useState(gm)[0],i=ft.useRef(e);ft.useEffect(function(){
i.current=e},[e]),ft.useEffect(function(){if(e.inert){document.body.classList.add("block-interactivity-".concat(n));var h=KS([e.lockRef.current],(e.shards||[]).
map(d3),!0).filter(Boolean);return h.forEach(function(w){return w.classList.add("allow-interactivity-".concat(n))}),function(){document.body.classList.remove("b\
lock-interactivity-".concat(n)),h.forEach(function(w){return w.classList.remove("allow-interactivity-".concat(n))})}}},[e.inert,e.lockRef.current,e.shards]);var l=ft.useCallback(
function(h,w){if("touches"in h&&h.touches.length===2||h.type==="wheel"&&h.ctrlKey)return!i.current.allowPinchZoom;var v=gp(h),g=r.current,b="deltaX"in h?h.deltaX:
g[0]-v[0],y="deltaY"in h?h.deltaY:g[1]-v[1],_,z=h.target,S=Math.abs(b)>Math.abs(y)?"h":"v";if("touches"in h&&S==="h"&&z.type==="range")return!1;var C=window.getSelection(),
H=C&&C.anchorNode,M=H?H===z||H.contains(z):!1;if(M)return!1;var F=b0(S,z);if(!F)return!0;if(F?_=S:(_=S==="v"?"h":"v",F=b0(S,z)),!F)return!1;if(!o.current&&"chan\
gedTouches"in h&&(b||y)&&(o.current=_),!_)return!0;var V=o.current||_;return c3(V,w,h,V==="h"?b:y,!0)},[]),c=ft.useCallback(function(h){var w=h;if(!(!is.length||
is[is.length-1]!==a)){var v="deltaY"in w?s3(w):gp(w),g=t.current.filter(function(_){return _.name===w.type&&(_.target===w.target||w.target===_.shadowParent)&&uA(
_.delta,v)})[0];if(g&&g.should){w.cancelable&&w.preventDefault();return}if(!g){var b=(i.current.shards||[]).map(d3).filter(Boolean).filter(function(_){return _.
contains(w.target)}),y=b.length>0?l(w,b[0]):!i.current.noIsolation;y&&w.cancelable&&w.preventDefault()}}},[]),s=ft.useCallback(function(h,w,v,g){var b={name:h,delta:w,
target:v,should:g,shadowParent:hA(v)};t.current.push(b),setTimeout(function(){t.current=t.current.filter(function(y){return y!==b})},1)},[]),u=ft.useCallback(function(h){
r.current=gp(h),o.current=void 0},[]),d=ft.useCallback(function(h){s(h.type,s3(h),h.target,l(h,e.lockRef.current))},[]),m=ft.useCallback(function(h){s(h.type,gp(
h),h.target,l(h,e.lockRef.current))},[]);ft.useEffect(function(){return is.push(a),e.setCallbacks({onScrollCapture:d,onWheelCapture:d,onTouchMoveCapture:m}),document.
addEventListener("wheel",c,Al),document.addEventListener("touchmove",c,Al),document.addEventListener("touchstart",u,Al),function(){is=is.filter(function(h){return h!==
a}),document.removeEventListener("wheel",c,Al),document.removeEventListener("touchmove",c,Al),document.removeEventListener("touchstart",u,Al)}},[]);var f=e.removeScrollBar,
p=e.inert;return ft.createElement(ft.Fragment,null,p?ft.createElement(a,{styles:fA(n)}):null,f?ft.createElement(v0,{noRelative:e.noRelative,gapMode:e.gapMode}):
null)}function hA(e){for(var t=null;e!==null;)e instanceof ShadowRoot&&(t=e.host,e=e.host),e=e.parentNode;return t}var u3=s0(vp,m3);var f3=bp.forwardRef(function(e,t){return bp.createElement(vm,Wr({},e,{ref:t,sideCar:u3}))});f3.classNames=vm.classNames;var Ea=f3;var ym=x(R(),1);function y0({keepMounted:e,keepMountedMode:t="activity",opened:r,onClose:o,id:n,transitionProps:a,onExitTransitionEnd:i,onEnterTransitionEnd:l,trapFocus:c,
closeOnEscape:s,returnFocus:u,closeOnClickOutside:d,withinPortal:m,portalProps:f,lockScroll:p,children:h,zIndex:w,shadow:v,padding:g,__vars:b,unstyled:y,removeScrollProps:_,
__handledEscapeEvents:z,...S}){let{_id:C,titleMounted:H,bodyMounted:M,shouldLockScroll:F,setTitleMounted:V,setBodyMounted:I}=XS({id:n,transitionProps:a,opened:r,
trapFocus:c,closeOnEscape:s,onClose:o,returnFocus:u,handledEscapeEvents:z}),{key:A,...q}=_||{};return(0,ym.jsx)(Vo,{...f,withinPortal:m,children:(0,ym.jsx)(qS,{
value:{opened:r,onClose:o,closeOnClickOutside:d,onExitTransitionEnd:i,onEnterTransitionEnd:l,transitionProps:{...a,keepMounted:e,keepMountedMode:t},getTitleId:()=>`${C}\
-title`,getBodyId:()=>`${C}-body`,titleMounted:H,bodyMounted:M,setTitleMounted:V,setBodyMounted:I,trapFocus:c,closeOnEscape:s,zIndex:w,unstyled:y},children:(0,ym.jsx)(
Ea,{enabled:F&&p,...q,children:(0,ym.jsx)(E,{...S,id:C,__vars:{...b,"--mb-z-index":(w||Kt("modal")).toString(),"--mb-shadow":Sc(v),"--mb-padding":rr(g)},children:h})},
A)})})}y0.displayName="@mantine/core/ModalBase";var p3=x(D(),1);function h3(){let e=nr();return(0,p3.useEffect)(()=>(e.setBodyMounted(!0),()=>e.setBodyMounted(!1)),[]),e.getBodyId()}var gn={title:"m_615af6c9",header:"m_b5489c3c",inner:"m_60c222c7",content:"m_fd1ab0aa",close:"m_606cb269",body:"m_5df29311"};var v3=x(R(),1);function w0({className:e,...t}){let r=h3(),o=nr();return(0,v3.jsx)(E,{id:r,className:he({[gn.body]:!o.unstyled},e),...t})}w0.displayName="@manti\
ne/core/ModalBaseBody";var g3=x(R(),1);function x0({className:e,onClick:t,...r}){let o=nr();return(0,g3.jsx)(ka,{...r,onClick:n=>{o.onClose(),t?.(n)},className:he({[gn.close]:!o.unstyled},
e),unstyled:o.unstyled})}x0.displayName="@mantine/core/ModalBaseCloseButton";var wm=x(R(),1);function _0({transitionProps:e,className:t,innerProps:r,onKeyDown:o,style:n,ref:a,...i}){let l=nr();return(0,wm.jsx)(Cr,{mounted:l.opened,transition:"\
pop",...l.transitionProps,onExited:()=>{l.onExitTransitionEnd?.(),l.transitionProps?.onExited?.()},onEntered:()=>{l.onEnterTransitionEnd?.(),l.transitionProps?.
onEntered?.()},...e,children:c=>(0,wm.jsx)("div",{...r,className:he({[gn.inner]:!l.unstyled},r.className),children:(0,wm.jsx)(es,{active:l.opened&&l.trapFocus,innerRef:a,
children:(0,wm.jsx)(Fn,{...i,component:"section",role:"dialog",tabIndex:-1,"aria-modal":!0,"aria-describedby":l.bodyMounted?l.getBodyId():void 0,"aria-labelledb\
y":l.titleMounted?l.getTitleId():void 0,style:[n,c],className:he({[gn.content]:!l.unstyled},t),unstyled:l.unstyled,children:i.children})})})})}_0.displayName="@\
mantine/core/ModalBaseContent";var b3=x(R(),1);function S0({className:e,...t}){let r=nr();return(0,b3.jsx)(E,{component:"header",className:he({[gn.header]:!r.unstyled},e),...t})}S0.displayName=
"@mantine/core/ModalBaseHeader";var vA={duration:200,timingFunction:"ease",transition:"fade"};function y3(e){let t=nr();return{...vA,...t.transitionProps,...e}}var z0=x(R(),1);function C0({onClick:e,transitionProps:t,style:r,visible:o,...n}){let a=nr(),i=y3(t);return(0,z0.jsx)(Cr,{mounted:o!==void 0?o:a.opened,...i,transition:"\
fade",children:l=>(0,z0.jsx)(zl,{fixed:!0,style:[r,l],zIndex:a.zIndex,unstyled:a.unstyled,onClick:c=>{e?.(c),a.closeOnClickOutside&&a.onClose()},...n})})}C0.displayName=
"@mantine/core/ModalBaseOverlay";var w3=x(D(),1);function x3(){let e=nr();return(0,w3.useEffect)(()=>(e.setTitleMounted(!0),()=>e.setTitleMounted(!1)),[]),e.getTitleId()}var _3=x(R(),1);function T0({className:e,...t}){let r=x3(),o=nr();return(0,_3.jsx)(E,{component:"h2",className:he({[gn.title]:!o.unstyled},e),id:r,...t})}T0.displayName=
"@mantine/core/ModalBaseTitle";var yp=x(R(),1);function S3({children:e}){return(0,yp.jsx)(yp.Fragment,{children:e})}var z3=x(D(),1),wp=(0,z3.createContext)({size:"sm"});var C3=x(D(),1),T3=x(R(),1),R0=N(e=>{let t=T("InputClearButton",null,e),{size:r,variant:o,vars:n,classNames:a,styles:i,...l}=t,c=(0,C3.use)(wp),{resolvedClassNames:s,
resolvedStyles:u}=Hn({classNames:a,styles:i,props:t});return(0,T3.jsx)(ka,{variant:o||"transparent",size:r||c?.size||"sm",classNames:s,styles:u,__staticSelector:"\
InputClearButton",style:{pointerEvents:"all",background:"var(--input-bg)",...l.style},...l})});R0.displayName="@mantine/core/InputClearButton";var R3=x(R(),1),gA={xs:7,sm:8,md:10,lg:12,xl:15};function k3({__clearable:e,__clearSection:t,rightSection:r,__defaultRightSection:o,size:n="sm",__clearSectionMode:a="\
both"}){let i=e&&t;return a==="rightSection"?r===null?null:r||o:a==="clear"?r===null?null:i||o:i&&(r||o)?(0,R3.jsxs)("div",{"data-combined-clear-section":!0,style:{
display:"flex",gap:2,alignItems:"center",paddingInlineEnd:gA[n]},children:[i,r||o]}):r===null?null:r||i||o}var E3=x(D(),1),Rr=(0,E3.createContext)({offsetBottom:!1,offsetTop:!1,describedBy:void 0,getStyles:null,inputId:void 0,labelId:void 0});var Pt={wrapper:"m_6c018570",input:"m_8fb7ebe7",bottomSection:"m_93f4ed57",section:"m_82577fc2",placeholder:"m_88bacfd0",root:"m_46b77525",label:"m_8fdc1311",required:"\
m_78a94662",error:"m_8f816625",success:"m_9d9d40e0",description:"m_fe47ce59"};var A3=x(D(),1),N3=x(R(),1),O3=(e,{size:t})=>({description:{"--input-description-size":t===void 0?void 0:`calc(${Te(t)} - ${k(2)})`}}),Nl=N(e=>{let t=T("InputDe\
scription",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:c,__inheritStyles:s=!0,attributes:u,...d}=T("InputDescription",
null,t),m=(0,A3.use)(Rr),f=Y({name:["InputWrapper",c],props:t,classes:Pt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,rootSelector:"descrip\
tion",vars:l,varsResolver:O3}),p=s&&m?.getStyles||f;return(0,N3.jsx)(E,{component:"p",...p("description",m?.getStyles?{className:o,style:n}:void 0),...d})});Nl.
classes=Pt;Nl.varsResolver=O3;Nl.displayName="@mantine/core/InputDescription";var M3=x(D(),1),D3=x(R(),1),B3=(e,{size:t})=>({error:{"--input-error-size":t===void 0?void 0:`calc(${Te(t)} - ${k(2)})`}}),Ol=N(e=>{let t=T("InputError",null,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:c,__staticSelector:s,__inheritStyles:u=!0,...d}=t,m=Y({name:["InputWrapper",s],props:t,classes:Pt,
className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:c,rootSelector:"error",vars:l,varsResolver:B3}),f=(0,M3.use)(Rr),p=u&&f?.getStyles||m;return(0,D3.jsx)(
E,{component:"p",...p("error",f?.getStyles?{className:o,style:n}:void 0),...d})});Ol.classes=Pt;Ol.varsResolver=B3;Ol.displayName="@mantine/core/InputError";var P3=x(D(),1),xp=x(R(),1),bA={labelElement:"label"},L3=(e,{size:t})=>({label:{"--input-label-size":Te(t),"--input-asterisk-color":void 0}}),Ml=N(e=>{let t=T("\
InputLabel",bA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,labelElement:c,required:s,htmlFor:u,onMouseDown:d,children:m,__staticSelector:f,mod:p,
attributes:h,...w}=t,v=Y({name:["InputWrapper",f],props:t,classes:Pt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,rootSelector:"label",vars:l,
varsResolver:L3}),g=(0,P3.use)(Rr),b=g?.getStyles||v,y=w.component||c,_=typeof y!="string"||y==="label";return(0,xp.jsxs)(E,{...b("label",g?.getStyles?{className:o,
style:n}:void 0),component:c,htmlFor:_?u:void 0,mod:[{required:s},p],onMouseDown:z=>{d?.(z),!z.defaultPrevented&&z.detail>1&&z.preventDefault()},...w,children:[
m,s&&(0,xp.jsx)("span",{...b("required"),"aria-hidden":!0,children:" *"})]})});Ml.classes=Pt;Ml.varsResolver=L3;Ml.displayName="@mantine/core/InputLabel";var j3=x(R(),1),_p=N(e=>{let t=T("InputPlaceholder",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:c,error:s,mod:u,attributes:d,
...m}=t,f=Y({name:["InputPlaceholder",c],props:t,classes:Pt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,rootSelector:"placeholder"});return(0,j3.jsx)(
E,{...f("placeholder"),mod:[{error:!!s},u],component:"span",...m})});_p.classes=Pt;_p.displayName="@mantine/core/InputPlaceholder";var H3=x(D(),1),I3=x(R(),1),V3=(e,{size:t})=>({success:{"--input-success-size":t===void 0?void 0:`calc(${Te(t)} - ${k(2)})`}}),Dl=N(e=>{let t=T("InputSuccess",null,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:c,__staticSelector:s,__inheritStyles:u=!0,...d}=t,m=Y({name:["InputWrapper",s],props:t,
classes:Pt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:c,rootSelector:"success",vars:l,varsResolver:V3}),f=(0,H3.use)(Rr),p=u&&f?.getStyles||
m;return(0,I3.jsx)(E,{component:"p",...p("success",f?.getStyles?{className:o,style:n}:void 0),...d})});Dl.classes=Pt;Dl.varsResolver=V3;Dl.displayName="@mantine\
/core/InputSuccess";function U3(e,{hasDescription:t,hasError:r}){let o=e.findIndex(l=>l==="input"),n=e.slice(0,o),a=e.slice(o+1),i=t&&n.includes("description")||r&&n.includes("erro\
r");return{offsetBottom:t&&a.includes("description")||r&&a.includes("error"),offsetTop:i}}var xm=x(D(),1);var ls=x(R(),1),yA={labelElement:"label",inputContainer:e=>e,inputWrapperOrder:["label","description","input","error"]},G3=(e,{size:t})=>({label:{"--input-label\
-size":Te(t),"--input-asterisk-color":void 0},error:{"--input-error-size":t===void 0?void 0:`calc(${Te(t)} - ${k(2)})`},success:{"--input-success-size":t===void 0?
void 0:`calc(${Te(t)} - ${k(2)})`},description:{"--input-description-size":t===void 0?void 0:`calc(${Te(t)} - ${k(2)})`}}),_m=N(e=>{let t=T("InputWrapper",yA,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,size:c,variant:s,__staticSelector:u,inputContainer:d,inputWrapperOrder:m,label:f,error:p,success:h,
description:w,labelProps:v,descriptionProps:g,errorProps:b,successProps:y,labelElement:_,children:z,withAsterisk:S,id:C,required:H,__stylesApiProps:M,mod:F,attributes:V,
...I}=t,A=Y({name:["InputWrapper",u],props:M||t,classes:Pt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:V,vars:l,varsResolver:G3}),q={size:c,
variant:s,__staticSelector:u},L=be(C),B=typeof S=="boolean"?S:H,O=b?.id||`${L}-error`,j=y?.id||`${L}-success`,$=g?.id||`${L}-description`,G=L,K=!!p&&typeof p!="\
boolean",W=!!h&&typeof h!="boolean"&&!p,me=!!w,oe=K&&m.includes("error"),ue=W&&m.includes("error"),Se=me&&m.includes("description"),ne=`${oe?O:""} ${ue?j:""} ${Se?
$:""}`,ze=ne.trim().length>0?ne.trim():void 0,Ce=v?.id||`${L}-label`,Le=f&&(0,ls.jsx)(Ml,{labelElement:_,id:Ce,htmlFor:G,required:B,...q,...v,children:f},"label"),
Ue=me&&(0,ls.jsx)(Nl,{...g,...q,size:g?.size||q.size,id:g?.id||$,children:w},"description"),Et=(0,ls.jsx)(xm.Fragment,{children:d(z)},"input"),ie=K&&(0,xm.createElement)(
Ol,{...b,...q,size:b?.size||q.size,key:"error",id:b?.id||O},p),zt=W&&(0,xm.createElement)(Dl,{...y,...q,size:y?.size||q.size,key:"success",id:y?.id||j},h),Ut=m.
map(mr=>{switch(mr){case"label":return Le;case"input":return Et;case"description":return Ue;case"error":return ie||zt;default:return null}});return(0,ls.jsx)(Rr,
{value:{getStyles:A,describedBy:ze,inputId:G,labelId:Le&&m.includes("label")?Ce:void 0,...U3(m,{hasDescription:me,hasError:K||W})},children:(0,ls.jsx)(E,{variant:s,
size:c,mod:[{error:!!p,success:!!h&&!p},F],id:_==="label"?void 0:C,...A("root"),...I,children:Ut})})});_m.classes=Pt;_m.varsResolver=G3;_m.displayName="@mantine\
/core/InputWrapper";var $3=x(D(),1),Aa=x(R(),1),wA={variant:"default",leftSectionPointerEvents:"none",rightSectionPointerEvents:"none",withAria:!0,withErrorStyles:!0,withSuccessStyles:!0,
size:"sm",loading:!1,loadingPosition:"right"},Y3=(e,t,r)=>({wrapper:{"--input-margin-top":r.offsetTop?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-marg\
in-bottom":r.offsetBottom?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-height":re(t.size,"input-height"),"--input-fz":Te(t.size),"--input-radius":t.radius===
void 0?void 0:ve(t.radius),"--input-left-section-width":t.leftSectionWidth!==void 0?k(t.leftSectionWidth):void 0,"--input-right-section-width":t.rightSectionWidth!==
void 0?k(t.rightSectionWidth):void 0,"--input-padding-y":t.multiline?re(t.size,"input-padding-y"):void 0,"--input-left-section-pointer-events":t.leftSectionPointerEvents,
"--input-right-section-pointer-events":t.rightSectionPointerEvents}}),Ye=Re(e=>{let t=T("Input",wA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,required:l,
__staticSelector:c,__stylesApiProps:s,size:u,wrapperProps:d,error:m,success:f,disabled:p,leftSection:h,leftSectionProps:w,leftSectionWidth:v,rightSection:g,rightSectionProps:b,
rightSectionWidth:y,rightSectionPointerEvents:_,leftSectionPointerEvents:z,variant:S,vars:C,pointer:H,multiline:M,radius:F,id:V,withAria:I,withErrorStyles:A,withSuccessStyles:q,
mod:L,inputSize:B,attributes:O,__clearSection:j,__clearable:$,__clearSectionMode:G,__defaultRightSection:K,loading:W,loadingPosition:me,__bottomSection:oe,__bottomSectionProps:ue,
rootRef:Se,dir:ne,...ze}=t,{styleProps:Ce,rest:Le}=Lo(ze),Ue=(0,$3.use)(Rr),Et={offsetBottom:Ue?.offsetBottom,offsetTop:Ue?.offsetTop},ie=Y({name:["Input",c],props:s||
t,classes:Pt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:O,stylesCtx:Et,rootSelector:"wrapper",vars:C,varsResolver:Y3}),zt=I?{required:l,disabled:p,
"aria-invalid":m?!0:void 0,"aria-describedby":Ue?.describedBy,id:Ue?.inputId||V}:{},Ut=W?(0,Aa.jsx)(Bt,{size:me==="left"?"calc(var(--input-left-section-size) / \
2)":"calc(var(--input-right-section-size) / 2)"}):null,mr=W&&me==="left"?Ut:h,Yr=k3({__clearable:$,__clearSection:j,rightSection:W&&me==="right"?Ut:g,__defaultRightSection:K,
size:u,__clearSectionMode:G});return(0,Aa.jsx)(wp,{value:{size:u||"sm"},children:(0,Aa.jsxs)(E,{ref:Se,dir:ne,...ie("wrapper"),...Ce,...d,mod:[{error:!!m&&A,success:!!f&&
!m&&q,pointer:H,disabled:p,multiline:M,withRightSection:!!Yr,withLeftSection:!!mr,withBottomSection:!!oe},L],variant:S,size:u,children:[mr&&(0,Aa.jsx)("div",{...w,
"data-position":"left",...ie("section",{className:w?.className,style:w?.style}),children:mr}),(0,Aa.jsx)(E,{component:"input",...Le,...zt,required:l,mod:{disabled:p,
error:!!m&&A,success:!!f&&!m&&q},variant:S,__size:B,...ie("input")}),oe&&(0,Aa.jsx)("div",{...ue,...ie("bottomSection",{className:ue?.className,style:ue?.style}),
children:oe}),Yr&&(0,Aa.jsx)("div",{...b,"data-position":"right",...ie("section",{className:b?.className,style:b?.style}),children:Yr})]})})});Ye.classes=Pt;Ye.
varsResolver=Y3;Ye.Wrapper=_m;Ye.Label=Ml;Ye.Error=Ol;Ye.Success=Dl;Ye.Description=Nl;Ye.Placeholder=_p;Ye.ClearButton=R0;Ye.displayName="@mantine/core/Input";function q3(e,t,r){let o=T(["Input","InputWrapper",e],t,r),{label:n,description:a,error:i,success:l,required:c,classNames:s,styles:u,className:d,unstyled:m,__staticSelector:f,
__stylesApiProps:p,errorProps:h,successProps:w,labelProps:v,descriptionProps:g,wrapperProps:b,id:y,size:_,style:z,inputContainer:S,inputWrapperOrder:C,withAsterisk:H,
variant:M,vars:F,mod:V,attributes:I,...A}=o,{styleProps:q,rest:L}=Lo(A),B={label:n,description:a,error:i,success:l,required:c,classNames:s,className:d,__staticSelector:f,
__stylesApiProps:p||o,errorProps:h,successProps:w,labelProps:v,descriptionProps:g,unstyled:m,styles:u,size:_,style:z,inputContainer:S,inputWrapperOrder:C,withAsterisk:H,
variant:M,id:y,mod:V,attributes:I,...b};return{...L,classNames:s,styles:u,unstyled:m,wrapperProps:{...B,...q},inputProps:{required:c,classNames:s,styles:u,unstyled:m,
size:_,__staticSelector:f,__stylesApiProps:p||o,error:i,success:l,variant:M,id:y,attributes:I}}}var k0=x(R(),1),xA={__staticSelector:"InputBase",withAria:!0,size:"sm"},kr=Re(e=>{let{inputProps:t,wrapperProps:r,...o}=q3("InputBase",xA,e);return(0,k0.jsx)(Ye.
Wrapper,{...r,children:(0,k0.jsx)(Ye,{...t,...o})})});kr.classes={...Ye.classes,...Ye.Wrapper.classes};kr.displayName="@mantine/core/InputBase";var E0=x(R(),1);function A0({style:e,size:t=16,...r}){return(0,E0.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",style:{...e,width:k(
t),height:k(t),display:"block"},...r,children:(0,E0.jsx)("path",{d:"M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C1\
1.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.\
15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}A0.displayName="@mantine/core/Acco\
rdionChevron";var N0={root:"m_66836ed3",wrapper:"m_a5d60502",body:"m_667c2793",title:"m_6a03f287",label:"m_698f4f23",icon:"m_667f2a6a",message:"m_7fa78076",closeButton:"m_87f\
54839"};var Qn=x(R(),1),F3=(e,{radius:t,color:r,variant:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:o||"light",autoContrast:n});
return{root:{"--alert-radius":t===void 0?void 0:ve(t),"--alert-bg":r||o?a.background:void 0,"--alert-color":a.color,"--alert-bd":r||o?a.border:void 0}}},fe=N(e=>{
let t=T("Alert",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:c,color:s,title:u,children:d,id:m,icon:f,withCloseButton:p,onClose:h,
closeButtonLabel:w,variant:v,autoContrast:g,role:b,attributes:y,..._}=t,z=Y({name:"Alert",classes:N0,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:y,vars:l,varsResolver:F3}),S=be(m),C=u&&`${S}-title`||void 0,H=`${S}-body`;return(0,Qn.jsx)(E,{id:S,...z("root",{variant:v}),variant:v,..._,role:b||"\
alert","aria-describedby":d?H:void 0,"aria-labelledby":u?C:void 0,children:(0,Qn.jsxs)("div",{...z("wrapper"),children:[f&&(0,Qn.jsx)("div",{...z("icon"),children:f}),
(0,Qn.jsxs)("div",{...z("body"),children:[u&&(0,Qn.jsx)("div",{...z("title"),"data-with-close-button":p||void 0,children:(0,Qn.jsx)("span",{id:C,...z("label"),children:u})}),
d&&(0,Qn.jsx)("div",{id:H,...z("message"),"data-variant":v,children:d})]}),p&&(0,Qn.jsx)(ka,{...z("closeButton"),onClick:h,variant:"transparent",size:16,iconSize:16,
"aria-label":w,unstyled:i})]})})});fe.classes=N0;fe.varsResolver=F3;fe.displayName="@mantine/core/Alert";var O0={root:"m_b6d8b162"};var X3=x(R(),1);function _A(e){if(e==="start")return"start";if(e==="end"||e)return"end"}var SA={inherit:!1},K3=(e,{variant:t,lineClamp:r,gradient:o,size:n,textWrap:a})=>({
root:{"--text-fz":Te(n),"--text-lh":uf(n),"--text-gradient":t==="gradient"?$d(o,e):void 0,"--text-line-clamp":typeof r=="number"?r.toString():void 0,"--text-tex\
t-wrap":a}}),X=Re(e=>{let t=T("Text",SA,e),{lineClamp:r,truncate:o,inline:n,inherit:a,gradient:i,span:l,textWrap:c,__staticSelector:s,vars:u,className:d,style:m,
classNames:f,styles:p,unstyled:h,variant:w,mod:v,size:g,attributes:b,...y}=t,_=Y({name:["Text",s],props:t,classes:O0,className:d,style:m,classNames:f,styles:p,unstyled:h,
attributes:b,vars:u,varsResolver:K3});return(0,X3.jsx)(E,{..._("root",{focusable:!0}),component:l?"span":"p",variant:w,mod:[{truncate:_A(o),lineClamp:typeof r==
"number",inline:n,inherit:a},v],size:g,...y})});X.classes=O0;X.varsResolver=K3;X.displayName="@mantine/core/Text";var M0={root:"m_849cf0da"};var Q3=x(R(),1),zA={underline:"hover"},Sm=Re(e=>{let{underline:t,className:r,unstyled:o,mod:n,...a}=T("Anchor",zA,e);return(0,Q3.jsx)(X,{component:"a",className:he(
{[M0.root]:!o},r),...a,mod:[{underline:t},n],__staticSelector:"Anchor",unstyled:o})});Sm.classes=M0;Sm.displayName="@mantine/core/Anchor";var[Z3,Jr]=wt("AppShell was not found in tree");function D0({size:e,min:t,max:r,viewportMax:o}){let n=Math.min(r??Number.POSITIVE_INFINITY,o);return Math.max(Math.min(t??0,n),Math.min(e,n))}function cs(e,t){return t===
void 0?!1:e<t}var Sp={navbar:{axis:"horizontal",orientation:"vertical",sizeVariable:"--app-shell-navbar-width",offsetVariable:"--app-shell-navbar-offset",gridWidthVariable:"-\
-app-shell-navbar-grid-width",handleDisplayVariable:"--app-shell-navbar-resize-handle-display",sign:1},aside:{axis:"horizontal",orientation:"vertical",sizeVariable:"\
--app-shell-aside-width",offsetVariable:"--app-shell-aside-offset",gridWidthVariable:"--app-shell-aside-grid-width",handleDisplayVariable:"--app-shell-aside-res\
ize-handle-display",sign:-1},header:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-header-height",offsetVariable:"--app-shell-header-offset",
handleDisplayVariable:"--app-shell-header-resize-handle-display",sign:1},footer:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-footer-heigh\
t",offsetVariable:"--app-shell-footer-offset",handleDisplayVariable:"--app-shell-footer-resize-handle-display",safeAreaVariable:"--app-shell-footer-safe-area",sign:-1}},
W3=Object.keys(Sp);function B0({section:e,deltaX:t,deltaY:r,dir:o}){let n=Sp[e];return n.axis==="vertical"?r*n.sign:t*n.sign*(o==="rtl"?-1:1)}function J3(e,t){if(!t)return 0;let r=window.getComputedStyle(e).getPropertyValue(t),o=Number.parseFloat(r);return Number.isFinite(o)?o:0}var Na=x(D(),1);var ez=x(R(),1),CA={navbar:"Resize navbar",aside:"Resize aside",header:"Resize header",footer:"Resize footer"},TA=10,RA=50,kA={ArrowRight:{deltaX:1,deltaY:0},ArrowLeft:{
deltaX:-1,deltaY:0},ArrowDown:{deltaX:0,deltaY:1},ArrowUp:{deltaX:0,deltaY:-1}};function P0(e,t){t?document.body.style.setProperty(e,t):document.body.style.removeProperty(
e)}function Oa({section:e,sectionId:t}){let r=Jr(),o=r.resize,n=(0,Na.useRef)(null),a=(0,Na.useRef)({startSize:0,startX:0,startY:0,size:0,moved:!1}),i=(0,Na.useRef)(
null),l=(0,Na.useRef)(null),c=(0,Na.useRef)(null),{dir:s}=Xr(),u=at(),d=Sp[e],m=o?.options[e]??{},f=()=>d.axis==="horizontal"?window.innerWidth:window.innerHeight,
[p,h]=(0,Na.useState)(0),[w,v]=(0,Na.useState)(void 0),g=()=>f()/u.scale,b=G=>{let K=G.getBoundingClientRect();return((d.axis==="horizontal"?K.width:K.height)-J3(
G,d.safeAreaVariable))/u.scale},y=G=>{let K=r.rootRef.current;if(!K)return;let W=k(G);K.style.setProperty(d.sizeVariable,W),r.resizeOffsets[e]&&K.style.setProperty(
d.offsetVariable,W),r.mode==="static"&&d.gridWidthVariable&&K.style.setProperty(d.gridWidthVariable,W)},_=()=>{let G=r.rootRef.current;G&&(G.style.removeProperty(
d.sizeVariable),G.style.removeProperty(d.offsetVariable),d.gridWidthVariable&&G.style.removeProperty(d.gridWidthVariable))},z=()=>{l.current?.abort(),l.current=
null,i.current=null;let G=c.current;c.current=null,G&&(P0("user-select",G.userSelect),P0("-webkit-user-select",G.webkitUserSelect),P0("cursor",G.cursor))},S=()=>{
o?.reportCollapse(e,cs(a.current.startSize,m.collapseThreshold)),o?.endResize(e,null)},C=G=>{if(G.pointerId!==i.current)return;a.current.moved=!0;let K=B0({section:e,
deltaX:G.clientX-a.current.startX,deltaY:G.clientY-a.current.startY,dir:s})/u.scale,W=a.current.startSize+K,me=D0({size:W,min:m.min,max:m.max,viewportMax:g()});
a.current.size=me,y(me),n.current?.setAttribute("aria-valuenow",String(Math.round(me))),o?.previewResize(e,me),o?.reportCollapse(e,cs(W,m.collapseThreshold))},H=G=>{
if(G.pointerId===i.current){if(z(),!a.current.moved){o?.endResize(e,null);return}o?.endResize(e,a.current.size)}},M=G=>{G.pointerId===i.current&&(z(),_(),S())},
F=G=>{G.key==="Escape"&&(G.preventDefault(),z(),_(),n.current?.setAttribute("aria-valuenow",String(Math.round(a.current.startSize))),S())},V=()=>{let G=o?.[e].size;
if(G!==void 0)return G;let K=n.current?.parentElement;return K?b(K):0},I=G=>{o?.initCollapse(e,cs(V(),m.collapseThreshold)),o?.reportCollapse(e,cs(G,m.collapseThreshold)),
o?.endResize(e,D0({size:G,min:m.min,max:m.max,viewportMax:g()}))},A=G=>{let K=G.shiftKey?RA:TA;if(G.key==="Home"){G.preventDefault(),I(m.min??0);return}if(G.key===
"End"){G.preventDefault(),I(m.max??g());return}let W=kA[G.key];if(!W)return;let me=B0({section:e,...W,dir:s});me!==0&&(G.preventDefault(),I(V()+me*K))},q=()=>{_(),
o?.[e].reset()},L=G=>{if(G.button!==0||l.current!==null)return;let K=n.current?.parentElement;if(!K)return;let W=b(K);a.current={startSize:W,startX:G.clientX,startY:G.
clientY,size:W,moved:!1},i.current=G.pointerId,o?.initCollapse(e,cs(W,m.collapseThreshold));let me=new AbortController;l.current=me;let{signal:oe}=me;c.current=
{userSelect:document.body.style.getPropertyValue("user-select"),webkitUserSelect:document.body.style.getPropertyValue("-webkit-user-select"),cursor:document.body.
style.getPropertyValue("cursor")},document.body.style.setProperty("user-select","none"),document.body.style.setProperty("-webkit-user-select","none"),document.body.
style.setProperty("cursor",d.axis==="horizontal"?"col-resize":"row-resize"),o?.startResize(e),document.addEventListener("pointermove",C,{signal:oe}),document.addEventListener(
"pointerup",H,{signal:oe}),document.addEventListener("pointercancel",M,{signal:oe}),document.addEventListener("keydown",F,{signal:oe})};if(ut(()=>{o&&o.activeSection!==
e&&_()},[o?.activeSection,o?.[e].size]),ut(()=>{h(f());let G=()=>h(f());return window.addEventListener("resize",G),()=>window.removeEventListener("resize",G)},[
d.axis]),ut(()=>{o?.[e].size===void 0&&v(V())},[o?.[e].size,p]),ut(()=>()=>{let G=l.current!==null;z(),_(),G&&S()},[]),!o?.[e].enabled)return null;let B=p/u.scale,
O=Math.min(m.max??B,B),j=o[e].size,$=j!==void 0&&p>0?Math.min(j,B):j??w;return(0,ez.jsx)(E,{ref:n,role:"separator",tabIndex:0,"aria-label":m.label??CA[e],"aria-\
controls":t,"aria-orientation":d.orientation,"aria-valuemin":m.min??0,"aria-valuemax":Math.round(O),"aria-valuenow":$!==void 0?Math.round($):void 0,onPointerDown:L,
onKeyDown:A,onDoubleClick:q,mod:{section:e,orientation:d.orientation,active:o[e].active},...r.getStyles("resizeHandle")})}Oa.displayName="@mantine/core/AppShell\
ResizeHandle";var Br={root:"m_89ab340",navbar:"m_45252eee",aside:"m_9cdde9a",header:"m_3b16f56b",main:"m_8983817",footer:"m_3840c879",section:"m_6dcfc7c7",resizeHandle:"m_3b2\
5945a"};var ss=x(R(),1),zp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellAside",null,e),d=Jr(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.aside.enabled??!1,p=d.getStyles("aside",{className:he({[Ea.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,ss.jsx)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-aside-z-index":`calc(${c??
d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,...v}=u;return(0,ss.jsxs)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{
"--app-shell-aside-z-index":`calc(${c??d.zIndex} + 1)`},id:m,children:[w?(0,ss.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,ss.jsx)(Oa,
{section:"aside",sectionId:m})]})});zp.classes=Br;zp.displayName="@mantine/core/AppShellAside";var ds=x(R(),1),Cp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellFooter",null,e),d=Jr(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.footer.enabled??!1,p=d.getStyles("footer",{className:he({[Ea.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,ds.jsx)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-footer-z-index":(c??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...v}=u;return(0,ds.jsxs)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{
"--app-shell-footer-z-index":(c??d.zIndex)?.toString()},id:m,children:[w?(0,ds.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,ds.jsx)(Oa,
{section:"footer",sectionId:m})]})});Cp.classes=Br;Cp.displayName="@mantine/core/AppShellFooter";var ms=x(R(),1),Tp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellHeader",null,e),d=Jr(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.header.enabled??!1,p=d.getStyles("header",{className:he({[Ea.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,ms.jsx)(E,{component:"header",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-header-z-index":(c??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...v}=u;return(0,ms.jsxs)(E,{component:"header",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{
"--app-shell-header-z-index":(c??d.zIndex)?.toString()},id:m,children:[w?(0,ms.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,ms.jsx)(Oa,
{section:"header",sectionId:m})]})});Tp.classes=Br;Tp.displayName="@mantine/core/AppShellHeader";var tz=x(R(),1),Rp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("AppShellMain",null,e),l=Jr();return(0,tz.jsx)(E,{component:"main",...l.getStyles(
"main",{className:r,style:o,classNames:t,styles:n}),...i})});Rp.classes=Br;Rp.displayName="@mantine/core/AppShellMain";var sJ=x(D(),1);var us=x(R(),1),kp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellNavbar",null,e),d=Jr(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.navbar.enabled??!1,p=d.getStyles("navbar",{className:r,classNames:t,styles:n,style:o});if(!f)return(0,us.jsx)(E,
{component:"nav",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-navbar-z-index":`calc(${c??d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,
...v}=u;return(0,us.jsxs)(E,{component:"nav",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{"--app-shell-navbar-z-index":`calc(${c??d.zIndex} + 1)`},
id:m,children:[w?(0,us.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,us.jsx)(Oa,{section:"navbar",sectionId:m})]})});kp.classes=Br;kp.
displayName="@mantine/core/AppShellNavbar";var rz=x(R(),1),Ep=Re(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,grow:i,mod:l,...c}=T("AppShellSection",null,e),s=Jr();return(0,rz.jsx)(E,{mod:[{grow:i},
l],...s.getStyles("section",{className:r,style:o,classNames:t,styles:n}),...c})});Ep.classes=Br;Ep.displayName="@mantine/core/AppShellSection";function Zn(e){return typeof e=="object"?e.base:e}function yi(e,t){return`min(${k(e)}, ${t==="horizontal"?"100vw":"100dvh"})`}function Wn(e){let t=typeof e=="object"&&e!==null&&typeof e.base<"u"&&Object.keys(e).length===1;return typeof e=="number"||typeof e=="string"||t}function Jn(e){return!(typeof e!="object"||e===null||Object.keys(e).length===1&&"base"in e)}function oz({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,aside:o,theme:n,mode:a,resizedSize:i,resizable:l}){let c=o?.width,s="translateX(var(--app-shell-asid\
e-width))",u="translateX(calc(var(--app-shell-aside-width) * -1))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},a===
"fixed"?(r[o?.breakpoint]["--app-shell-aside-width"]="100%",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"):(r[o?.breakpoint]["--app-shell-aside-width"]="0p\
x",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"),l&&(r[o.breakpoint]["--app-shell-aside-resize-handle-display"]="none")),i!==void 0){let d=yi(i,"horizonta\
l");e["--app-shell-aside-width"]=d,e["--app-shell-aside-offset"]=d,a==="static"&&(e["--app-shell-aside-grid-width"]=d)}else{if(Wn(c)){let d=k(Zn(c));e["--app-sh\
ell-aside-width"]=d,e["--app-shell-aside-offset"]=d}Jn(c)&&(typeof c.base<"u"&&(e["--app-shell-aside-width"]=k(c.base),e["--app-shell-aside-offset"]=k(c.base)),
$e(c).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-aside-width"]=k(c[d]),t[d]["--app-shell-aside-offset"]=k(c[d]))}))}if(o?.breakpoint!==void 0&&a===
"static"&&(t[o.breakpoint]=t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-aside-position"]="sticky",t[o.breakpoint]["--app-shell-aside-grid-row"]="2",t[o.breakpoint]["\
--app-shell-aside-grid-column"]="3",t[o.breakpoint]["--app-shell-main-column-end"]="3"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shel\
l-aside-transform"]=s,t[d]["--app-shell-aside-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-aside-offset"]="0px !important":(t[d]["--app-shell-aside-width"]="\
0px",t[d]["--app-shell-aside-display"]="none",t[d]["--app-shell-main-column-end"]="-1"),t[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(t[d]["--\
app-shell-aside-resize-handle-display"]="none")}if(o?.collapsed?.mobile){let d=zc(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},a==="fixed"?(r[d]["--app-shell-as\
ide-width"]="100%",r[d]["--app-shell-aside-offset"]="0px"):r[d]["--app-shell-aside-width"]="0px",r[d]["--app-shell-aside-transform"]=s,r[d]["--app-shell-aside-t\
ransform-rtl"]=u,r[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(r[d]["--app-shell-aside-resize-handle-display"]="none")}}function nz({baseStyles:e,minMediaStyles:t,footer:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(var(--app-shell-footer-height))",c=o==="sta\
tic"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-footer-position"]="sticky",e["--app-shell-footer-grid-column"]="1 / -1",e["--app-shell-footer-grid-row"]=
"3"),n!==void 0){let s=yi(n,"vertical");e["--app-shell-footer-height"]=s,c&&(e["--app-shell-footer-offset"]=s)}else{if(Wn(i)){let s=k(Zn(i));e["--app-shell-foot\
er-height"]=s,c&&(e["--app-shell-footer-offset"]=s)}Jn(i)&&(typeof i.base<"u"&&(e["--app-shell-footer-height"]=k(i.base),c&&(e["--app-shell-footer-offset"]=k(i.
base))),$e(i).forEach(s=>{s!=="base"&&(t[s]=t[s]||{},t[s]["--app-shell-footer-height"]=k(i[s]),c&&(t[s]["--app-shell-footer-offset"]=k(i[s])))}))}r?.collapsed&&
(e["--app-shell-footer-transform"]=l,o==="fixed"&&(e["--app-shell-footer-offset"]="0px !important"),a&&(e["--app-shell-footer-resize-handle-display"]="none"))}function az({baseStyles:e,minMediaStyles:t,header:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(calc(var(--app-shell-header-height) * -1))",
c=o==="static"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-header-position"]="sticky",e["--app-shell-header-grid-column"]="1 / -1",e["--app-shell-heade\
r-grid-row"]="1"),n!==void 0){let s=yi(n,"vertical");e["--app-shell-header-height"]=s,c&&(e["--app-shell-header-offset"]=s)}else{if(Wn(i)){let s=k(Zn(i));e["--a\
pp-shell-header-height"]=s,c&&(e["--app-shell-header-offset"]=s)}Jn(i)&&(typeof i.base<"u"&&(e["--app-shell-header-height"]=k(i.base),c&&(e["--app-shell-header-\
offset"]=k(i.base))),$e(i).forEach(s=>{s!=="base"&&(t[s]=t[s]||{},t[s]["--app-shell-header-height"]=k(i[s]),c&&(t[s]["--app-shell-header-offset"]=k(i[s])))}))}r?.
collapsed&&(e["--app-shell-header-transform"]=l,o==="fixed"&&(e["--app-shell-header-offset"]="0px !important"),a&&(e["--app-shell-header-resize-handle-display"]=
"none"))}function iz({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,navbar:o,theme:n,mode:a,resizedSize:i,resizable:l}){let c=o?.width,s="translateX(calc(var(--app-shel\
l-navbar-width) * -1))",u="translateX(var(--app-shell-navbar-width))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},r[o?.
breakpoint]["--app-shell-navbar-offset"]="0px",r[o?.breakpoint]["--app-shell-navbar-width"]="100%",a==="static"&&(r[o?.breakpoint]["--app-shell-navbar-grid-widt\
h"]="0px"),l&&(r[o.breakpoint]["--app-shell-navbar-resize-handle-display"]="none")),i!==void 0){let d=yi(i,"horizontal");e["--app-shell-navbar-width"]=d,e["--ap\
p-shell-navbar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}else{if(Wn(c)){let d=k(Zn(c));e["--app-shell-navbar-width"]=d,e["--app-shell-navb\
ar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}Jn(c)&&(typeof c.base<"u"&&(e["--app-shell-navbar-width"]=k(c.base),e["--app-shell-navbar-off\
set"]=k(c.base),a==="static"&&(e["--app-shell-navbar-grid-width"]=k(c.base))),$e(c).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-navbar-width"]=k(c[d]),
t[d]["--app-shell-navbar-offset"]=k(c[d]),a==="static"&&(t[d]["--app-shell-navbar-grid-width"]=k(c[d])))}))}if(o?.breakpoint!==void 0&&a==="static"&&(t[o.breakpoint]=
t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-navbar-position"]="sticky",t[o.breakpoint]["--app-shell-navbar-grid-row"]="2",t[o.breakpoint]["--app-shell-navb\
ar-grid-column"]="1",t[o.breakpoint]["--app-shell-main-column-start"]="2"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shell-navbar-tran\
sform"]=s,t[d]["--app-shell-navbar-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-navbar-offset"]="0px !important":(t[d]["--app-shell-navbar-width"]="0px",t[d]["\
--app-shell-navbar-display"]="none",t[d]["--app-shell-main-column-start"]="1"),l&&(t[d]["--app-shell-navbar-resize-handle-display"]="none")}if(o?.collapsed?.mobile){
let d=zc(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},r[d]["--app-shell-navbar-width"]="100%",r[d]["--app-shell-navbar-offset"]="0px",a==="static"&&(r[d]["--app\
-shell-navbar-grid-width"]="0px"),r[d]["--app-shell-navbar-transform"]=s,r[d]["--app-shell-navbar-transform-rtl"]=u,l&&(r[d]["--app-shell-navbar-resize-handle-d\
isplay"]="none")}}function Ap(e){return Number(e)===0?"0px":rr(e)}function lz({padding:e,baseStyles:t,minMediaStyles:r}){Wn(e)&&(t["--app-shell-padding"]=Ap(Zn(e))),Jn(e)&&(e.base&&(t["--app-shell-padding"]=Ap(e.base)),$e(e).forEach(
o=>{o!=="base"&&(r[o]=r[o]||{},r[o]["--app-shell-padding"]=Ap(e[o]))}))}function cz({navbar:e,header:t,footer:r,aside:o,padding:n,theme:a,mode:i,resize:l}){let c={},s={},u={};i==="static"&&(u["--app-shell-main-grid-column"]="1 / -1",
u["--app-shell-main-grid-row"]="2"),iz({baseStyles:u,minMediaStyles:c,maxMediaStyles:s,navbar:e,theme:a,mode:i,resizedSize:l?.sizes.navbar,resizable:l?.enabled.
navbar}),oz({baseStyles:u,minMediaStyles:c,maxMediaStyles:s,aside:o,theme:a,mode:i,resizedSize:l?.sizes.aside,resizable:l?.enabled.aside}),az({baseStyles:u,minMediaStyles:c,
header:t,mode:i,resizedSize:l?.sizes.header,resizable:l?.enabled.header}),nz({baseStyles:u,minMediaStyles:c,footer:r,mode:i,resizedSize:l?.sizes.footer,resizable:l?.
enabled.footer}),lz({baseStyles:u,minMediaStyles:c,padding:n});let d=Sg($e(c),a.breakpoints).map(f=>({query:`(min-width: ${yc(f.px)})`,styles:c[f.value]})),m=Sg(
$e(s),a.breakpoints).map(f=>({query:`(max-width: ${yc(f.px)})`,styles:s[f.value]}));return{baseStyles:u,media:[...d,...m]}}var sz=x(R(),1);function dz({navbar:e,header:t,aside:r,footer:o,padding:n,mode:a,selector:i,resize:l}){let c=at(),s=dn(),{media:u,baseStyles:d}=cz({navbar:e,header:t,
footer:o,aside:r,padding:n,theme:c,mode:a,resize:l});return(0,sz.jsx)(Of,{media:u,styles:d,selector:i||s.cssVariablesSelector})}function EA(e){return e>=128||e===45||e===95||e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function mz(e){return e>=48&&e<=57}function uz(e){let t="";for(let r=0;r<
e.length;r+=1){let o=e.charCodeAt(r),n=e.charAt(r);o===0?t+="�":o>=1&&o<=31||o===127||r===0&&mz(o)||r===1&&mz(o)&&e.charCodeAt(0)===45?t+=`\\${o.toString(16)}\
 `:r===0&&e.length===1&&o===45?t+=`\\${n}`:EA(o)?t+=n:t+=`\\${n}`}return t}var $o=x(D(),1);function fz({transitionDuration:e,disabled:t,resizeKey:r}){let[o,n]=(0,$o.useState)(!0),[a,i]=(0,$o.useState)({key:r,active:!1}),l=(0,$o.useRef)(-1),c=(0,$o.useRef)(
-1);return a.key!==r&&i({key:r,active:!0}),(0,$o.useEffect)(()=>{if(!a.active)return;let s=window.setTimeout(()=>(0,$o.startTransition)(()=>{i(u=>({...u,active:!1}))}),
e||0);return()=>window.clearTimeout(s)},[a,e]),Id("resize",()=>{n(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>(0,$o.startTransition)(()=>{n(!1)}),
200)}),ut(()=>{n(!0),clearTimeout(c.current),c.current=window.setTimeout(()=>(0,$o.startTransition)(()=>{n(!1)}),e||0)},[t,e]),o||a.active}var Np=x(D(),1);var zm=x(R(),1),AA={withBorder:!0,padding:0,transitionDuration:200,transitionTimingFunction:"ease",zIndex:Kt("app"),mode:"fixed"},pz=(e,{transitionDuration:t,transitionTimingFunction:r})=>({
root:{"--app-shell-transition-duration":`${t}ms`,"--app-shell-transition-timing-function":r,"--app-shell-resize-handle-size":void 0}}),Pr=N(e=>{let t=T("AppShel\
l",AA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,navbar:c,withBorder:s,padding:u,transitionDuration:d,transitionTimingFunction:m,header:f,zIndex:p,
layout:h,disabled:w,aside:v,footer:g,offsetScrollbars:b=!0,mode:y,mod:_,attributes:z,id:S,resize:C,ref:H,...M}=t,F=Y({name:"AppShell",classes:Br,props:t,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:z,vars:l,varsResolver:pz,stable:!0}),V=C?W3.map($=>C.sizes[$]).join("|"):void 0,I=fz({disabled:w,transitionDuration:d,
resizeKey:V}),A=be(S),q=(0,Np.useRef)(null),L=C?{sizes:C.sizes,enabled:{navbar:C.navbar.enabled,aside:C.aside.enabled,header:C.header.enabled,footer:C.footer.enabled}}:
void 0,B=y==="static"?!0:f?.offset??!0,O=y==="static"?!0:g?.offset??!0,j=(0,Np.useMemo)(()=>({getStyles:F,withBorder:s,zIndex:p,disabled:w,offsetScrollbars:b,mode:y,
resize:C,rootRef:q,resizeOffsets:{navbar:!0,aside:!0,header:B,footer:O}}),[F,s,p,w,b,y,C,B,O]);return(0,zm.jsxs)(Z3,{value:j,children:[(0,zm.jsx)(dz,{navbar:c,header:f,
aside:v,footer:g,padding:u,mode:y,resize:L,selector:C||y==="static"?`#${uz(A)}`:void 0}),(0,zm.jsx)(E,{...F("root"),id:A,ref:ye(H,q),mod:[{resizing:I||C?.activeSection!=
null,layout:h,disabled:w,mode:y},_],...M})]})});Pr.classes=Br;Pr.varsResolver=pz;Pr.displayName="@mantine/core/AppShell";Pr.Navbar=kp;Pr.Header=Tp;Pr.Main=Rp;Pr.
Aside=zp;Pr.Footer=Cp;Pr.Section=Ep;function hz(e){return typeof e=="string"?{value:e,label:e}:typeof e=="object"&&"value"in e&&!("label"in e)?{value:e.value,label:`${e.value}`,disabled:e.disabled}:
typeof e=="object"&&"group"in e?{group:e.group,items:e.items.map(t=>hz(t))}:typeof e=="number"||typeof e=="bigint"||typeof e=="boolean"?{value:e,label:`${e}`}:e}
function Op(e){return e?e.map(t=>hz(t)):[]}function L0(e){return e.reduce((t,r)=>"group"in r?{...t,...L0(r.items)}:(t[`${r.value}`]=r,t),{})}var it={dropdown:"m_88b62a41",search:"m_985517d8",options:"m_b2821a6e",option:"m_92253aa5",empty:"m_2530cd1d",header:"m_858f94bd",footer:"m_82b967cb",group:"m_2\
54f3e4f",groupLabel:"m_2bb2e9e5",chevron:"m_2943220b",optionsDropdownOption:"m_390b5f4",optionsDropdownCheckIcon:"m_8ee53fc2",optionsDropdownCheckPlaceholder:"m\
_a530ee0a"};var j0=x(R(),1),NA={error:null},vz=(e,{size:t,color:r})=>({chevron:{"--combobox-chevron-size":re(t,"combobox-chevron-size"),"--combobox-chevron-color":r?Ne(r,e):
void 0}}),Bl=N(e=>{let t=T("ComboboxChevron",NA,e),{size:r,error:o,style:n,className:a,classNames:i,styles:l,unstyled:c,vars:s,attributes:u,mod:d,...m}=t,f=Y({name:"\
ComboboxChevron",classes:it,props:t,style:n,className:a,classNames:i,styles:l,unstyled:c,vars:s,varsResolver:vz,attributes:u,rootSelector:"chevron"});return(0,j0.jsx)(
E,{component:"svg",...m,...f("chevron"),size:r,viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",mod:["combobox-chevron",{error:o},d],children:(0,j0.jsx)(
"path",{d:"M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60\
753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.380\
64 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.431\
79 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.357\
53 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})});Bl.classes=it;Bl.varsResolver=vz;Bl.
displayName="@mantine/core/ComboboxChevron";var[gz,lt]=wt("Combobox component was not found in tree");var bz=x(R(),1);function H0({onMouseDown:e,onClick:t,onClear:r,...o}){return(0,bz.jsx)(Ye.ClearButton,{tabIndex:-1,"aria-hidden":!0,...o,onMouseDown:n=>{n.preventDefault(),
e?.(n)},onClick:n=>{r(),t?.(n)}})}H0.displayName="@mantine/core/ComboboxClearButton";var yz=x(R(),1),Mp=N(e=>{let{classNames:t,styles:r,className:o,style:n,hidden:a,...i}=T("ComboboxDropdown",null,e),l=lt();return(0,yz.jsx)(or.Dropdown,{...i,role:"\
presentation","data-hidden":a||void 0,"data-floating-height":l.floatingHeight||void 0,...l.getStyles("dropdown",{className:o,style:n,classNames:t,styles:r})})});
Mp.classes=it;Mp.displayName="@mantine/core/ComboboxDropdown";var wz=x(R(),1),OA={refProp:"ref"},I0=N(e=>{let{children:t,refProp:r,ref:o}=T("ComboboxDropdownTarget",OA,e);if(lt(),!cf(t))throw new Error("Combobox.DropdownTa\
rget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");return(0,wz.jsx)(
or.Target,{ref:o,refProp:r,children:t})});I0.displayName="@mantine/core/ComboboxDropdownTarget";var xz=x(R(),1),Dp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ComboboxEmpty",null,e),l=lt();return(0,xz.jsx)(E,{...l.getStyles("empty",
{className:r,classNames:t,styles:n,style:o}),...i})});Dp.classes=it;Dp.displayName="@mantine/core/ComboboxEmpty";var _z=x(D(),1);function fs({onKeyDown:e,onClick:t,withKeyboardNavigation:r,withAriaAttributes:o,withExpandedAttribute:n,targetType:a,autoComplete:i}){let l=lt(),
[c,s]=(0,_z.useState)(null),u=f=>{if(e?.(f),!l.readOnly&&r){if(f.nativeEvent.isComposing)return;if(f.nativeEvent.code==="ArrowDown"&&(f.preventDefault(),l.store.
dropdownOpened?s(l.store.selectNextOption()):(l.store.openDropdown("keyboard"),s(l.store.selectActiveOption()),l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),
f.nativeEvent.code==="ArrowUp"&&(f.preventDefault(),l.store.dropdownOpened?s(l.store.selectPreviousOption()):(l.store.openDropdown("keyboard"),s(l.store.selectActiveOption()),
l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),f.nativeEvent.code==="Enter"||f.nativeEvent.code==="NumpadEnter"){if(f.nativeEvent.keyCode===
229)return;let p=l.store.getSelectedOptionIndex();l.store.dropdownOpened&&p!==-1?(f.preventDefault(),l.store.clickSelectedOption()):a==="button"&&(f.preventDefault(),
l.store.openDropdown("keyboard"))}f.key==="Escape"&&l.store.closeDropdown("keyboard"),f.nativeEvent.code==="Space"&&a==="button"&&(f.preventDefault(),l.store.toggleDropdown(
"keyboard"))}};return{...o?{...n?{role:"combobox"}:{},"aria-haspopup":"listbox","aria-expanded":n?!!(l.store.listId&&l.store.dropdownOpened):void 0,"aria-contro\
ls":l.store.dropdownOpened&&l.store.listId?l.store.listId:void 0,"aria-activedescendant":l.store.dropdownOpened&&c||void 0,autoComplete:i,"data-expanded":l.store.
dropdownOpened||void 0,"data-mantine-stop-propagation":l.store.dropdownOpened||void 0}:{},onKeyDown:u,onClick:f=>{a==="button"&&f.currentTarget.focus(),t?.(f)}}}var Sz=x(D(),1);var MA={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},V0=N(e=>{let{children:t,refProp:r,
withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:c,...s}=T("ComboboxEventsTarget",MA,e),u=Fr(t);if(!u)throw new Error(
"Combobox.EventsTarget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not s\
upported");let d=lt(),m=fs({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,
autoComplete:l});return(0,Sz.cloneElement)(u,{...m,...s,[r]:ye(c,d.store.targetRef,si(u))})});V0.displayName="@mantine/core/ComboboxEventsTarget";var zz=x(R(),1),Bp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ComboboxFooter",null,e),l=lt();return(0,zz.jsx)(E,{...l.getStyles("footer",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:c=>{c.preventDefault()}})});Bp.classes=it;Bp.displayName="@mantine/core/ComboboxFooter";var Pp=x(R(),1),Lp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,label:l,id:c,...s}=T("ComboboxGroup",null,e),u=lt(),d=be(c),m=l!=null&&
l!==!1&&l!=="";return(0,Pp.jsxs)(E,{role:"group","aria-labelledby":m?d:void 0,...u.getStyles("group",{className:r,classNames:t,style:o,styles:n}),...s,children:[
m&&(0,Pp.jsx)("div",{id:d,...u.getStyles("groupLabel",{classNames:t,styles:n}),children:l}),i]})});Lp.classes=it;Lp.displayName="@mantine/core/ComboboxGroup";var Cz=x(R(),1),jp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ComboboxHeader",null,e),l=lt();return(0,Cz.jsx)(E,{...l.getStyles("header",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:c=>{c.preventDefault()}})});jp.classes=it;jp.displayName="@mantine/core/ComboboxHeader";var Tz=x(R(),1);function U0({value:e,valuesDivider:t=",",...r}){return(0,Tz.jsx)("input",{type:"hidden",value:Array.isArray(e)?e.join(t):e?`${e}`:"",...r})}U0.displayName=
"@mantine/core/ComboboxHiddenInput";var Rz=x(D(),1),kz=x(R(),1),Hp=N(e=>{let t=T("ComboboxOption",null,e),{classNames:r,className:o,style:n,styles:a,vars:i,onClick:l,id:c,active:s,onMouseDown:u,onMouseOver:d,
disabled:m,selected:f,mod:p,...h}=t,w=lt(),v=(0,Rz.useId)(),g=c||v;return(0,kz.jsx)(E,{...w.getStyles("option",{className:o,classNames:r,styles:a,style:n}),"ari\
a-disabled":m||void 0,...h,id:g,mod:["combobox-option",{"combobox-active":s,"combobox-disabled":m,"combobox-selected":f},p],role:"option",onClick:b=>{m?b.preventDefault():
(w.onOptionSubmit?.(t.value,t),l?.(b))},onMouseDown:b=>{b.preventDefault(),u?.(b)},onMouseOver:b=>{w.resetSelectionOnOptionHover&&w.store.resetSelectedOption(),
d?.(b)}})});Hp.classes=it;Hp.displayName="@mantine/core/ComboboxOption";var Ez=x(D(),1);var Az=x(R(),1),Ip=N(e=>{let{classNames:t,className:r,style:o,styles:n,id:a,onMouseDown:i,labelledBy:l,...c}=T("ComboboxOptions",null,e),s=lt(),u=be(a);return(0,Ez.useEffect)(
()=>{s.store.setListId(u)},[u]),(0,Az.jsx)(E,{...s.getStyles("options",{className:r,style:o,classNames:t,styles:n}),...c,id:u,role:"listbox","aria-labelledby":l,
onMouseDown:d=>{d.preventDefault(),i?.(d)}})});Ip.classes=it;Ip.displayName="@mantine/core/ComboboxOptions";var Nz=x(R(),1),DA={withAriaAttributes:!0,withKeyboardNavigation:!0},Vp=N(e=>{let{classNames:t,styles:r,unstyled:o,vars:n,withAriaAttributes:a,onKeyDown:i,onClick:l,
withKeyboardNavigation:c,size:s,ref:u,...d}=T("ComboboxSearch",DA,e),m=lt(),f=m.getStyles("search"),p=fs({targetType:"input",withAriaAttributes:a,withKeyboardNavigation:c,
withExpandedAttribute:!1,onKeyDown:i,onClick:l,autoComplete:"off"});return(0,Nz.jsx)(Ye,{ref:ye(u,m.store.searchRef),classNames:[{input:f.className},t],styles:[
{input:f.style},r],size:s||m.size,...p,...d,__staticSelector:"Combobox"})});Vp.classes=it;Vp.displayName="@mantine/core/ComboboxSearch";var Oz=x(D(),1);var Mz=x(R(),1),BA={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},G0=N(e=>{let{children:t,
refProp:r,withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:c,...s}=T("ComboboxTarget",BA,e),u=Fr(t);if(!u)throw new Error(
"Combobox.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not support\
ed");let d=lt(),m=fs({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,autoComplete:l}),
f=(0,Oz.cloneElement)(u,{...m,...s});return(0,Mz.jsx)(or.Target,{refProp:r,ref:ye(c,d.store.targetRef),children:f})});G0.displayName="@mantine/core/ComboboxTarg\
et";function Dz(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].hasAttribute("\
data-combobox-disabled"))return o}return e}function Bz(e,t,r){for(let o=e+1;o<t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=0;o<
t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o}return e}function Pz(e){for(let t=0;t<e.length;t+=1)if(!e[t].hasAttribute("data-combobox-\
disabled"))return t;return-1}var Ze=x(D(),1);function Up({defaultOpened:e,opened:t,onOpenedChange:r,onDropdownClose:o,onDropdownOpen:n,loop:a=!0,scrollBehavior:i="instant"}={}){let[l,c]=At({value:t,defaultValue:e,
finalValue:!1,onChange:r}),s=(0,Ze.useRef)(null),u=(0,Ze.useRef)(-1),d=(0,Ze.useRef)(null),m=(0,Ze.useRef)(null),f=(0,Ze.useRef)(-1),p=(0,Ze.useRef)(-1),h=(0,Ze.useRef)(
-1),w=(0,Ze.useCallback)((L="unknown")=>{l||(c(!0),n?.(L))},[c,n,l]),v=(0,Ze.useCallback)((L="unknown")=>{l&&(c(!1),o?.(L))},[c,o,l]),g=(0,Ze.useCallback)((L="u\
nknown")=>{l?v(L):w(L)},[v,w,l]),b=(0,Ze.useCallback)(()=>{let L=Bo(m.current);Gd(`#${s.current} [data-combobox-selected]`,L)?.removeAttribute("data-combobox-se\
lected")},[]),y=(0,Ze.useCallback)(L=>{let B=Bo(m.current),O=Gd(`#${s.current}`,B),j=O?Dn("[data-combobox-option]",O):null;if(!j)return null;let $=L>=j.length?0:
L<0?j.length-1:L;return u.current=$,j?.[$]&&!j[$].hasAttribute("data-combobox-disabled")?(b(),j[$].setAttribute("data-combobox-selected","true"),j[$].scrollIntoView(
{block:"nearest",behavior:i}),j[$].id):null},[i,b]),_=(0,Ze.useCallback)(()=>{let L=Bo(m.current),B=Gd(`#${s.current} [data-combobox-active]`,L);if(B){let O=Dn(
`#${s.current} [data-combobox-option]`,L).findIndex(j=>j===B);return y(O)}return y(0)},[y]),z=(0,Ze.useCallback)(()=>{let L=Bo(m.current),B=Dn(`#${s.current} [d\
ata-combobox-option]`,L);return y(Bz(u.current,B,a))},[y,a]),S=(0,Ze.useCallback)(()=>{let L=Bo(m.current),B=Dn(`#${s.current} [data-combobox-option]`,L);return y(
Dz(u.current,B,a))},[y,a]),C=(0,Ze.useCallback)(()=>{let L=Bo(m.current),B=Dn(`#${s.current} [data-combobox-option]`,L);return y(Pz(B))},[y]),H=(0,Ze.useCallback)(
(L="selected",B)=>{if(typeof L=="number"){u.current=L;let O=Bo(m.current),j=Dn(`#${s.current} [data-combobox-option]`,O);B?.scrollIntoView&&j[L]?.scrollIntoView(
{block:"nearest",behavior:i});return}h.current=window.setTimeout(()=>{let O=Bo(m.current),j=Dn(`#${s.current} [data-combobox-option]`,O),$=j.findIndex(G=>G.hasAttribute(
`data-combobox-${L}`));u.current=$,B?.scrollIntoView&&j[$]?.scrollIntoView({block:"nearest",behavior:i})},0)},[]),M=(0,Ze.useCallback)(()=>{u.current=-1,b()},[b]),
F=(0,Ze.useCallback)(()=>{let L=Bo(m.current);Dn(`#${s.current} [data-combobox-option]`,L)?.[u.current]?.click()},[]),V=(0,Ze.useCallback)(L=>{s.current=L},[]),
I=(0,Ze.useCallback)(()=>{f.current=window.setTimeout(()=>d.current?.focus(),0)},[]),A=(0,Ze.useCallback)(()=>{p.current=window.setTimeout(()=>m.current?.focus(),
0)},[]),q=(0,Ze.useCallback)(()=>u.current,[]);return(0,Ze.useEffect)(()=>()=>{window.clearTimeout(f.current),window.clearTimeout(p.current),window.clearTimeout(
h.current)},[]),{dropdownOpened:l,openDropdown:w,closeDropdown:v,toggleDropdown:g,selectedOptionIndex:u.current,getSelectedOptionIndex:q,selectOption:y,selectFirstOption:C,
selectActiveOption:_,selectNextOption:z,selectPreviousOption:S,resetSelectedOption:M,updateSelectedOptionIndex:H,listId:s.current,setListId:V,clickSelectedOption:F,
searchRef:d,focusSearchInput:I,targetRef:m,focusTarget:A}}var $0=x(R(),1),PA={keepMounted:!0,keepMountedMode:"display-none",withinPortal:!0,resetSelectionOnOptionHover:!1,width:"target",transitionProps:{transition:"fad\
e",duration:0},size:"sm"},Lz=(e,{size:t,dropdownPadding:r})=>({options:{"--combobox-option-fz":Te(t),"--combobox-option-padding":re(t,"combobox-option-padding")},
dropdown:{"--combobox-padding":r===void 0?void 0:k(r),"--combobox-option-fz":Te(t),"--combobox-option-padding":re(t,"combobox-option-padding")}}),Oe=e=>{let t=T(
"Combobox",PA,e),{classNames:r,styles:o,unstyled:n,children:a,store:i,vars:l,onOptionSubmit:c,onClose:s,size:u,dropdownPadding:d,resetSelectionOnOptionHover:m,__staticSelector:f,
readOnly:p,attributes:h,floatingHeight:w,middlewares:v,...g}=t,b=w==="viewport"?{...v,flip:!1,size:{...typeof v?.size=="object"?v.size:{},padding:typeof v?.size==
"object"&&v.size.padding!==void 0?v.size.padding:10,apply:({availableHeight:C,availableWidth:H,elements:M,...F})=>{M.floating.style.setProperty("--combobox-floa\
ting-max-height",`${C}px`);let V=v?.size;typeof V=="object"&&V.apply?V.apply({availableHeight:C,availableWidth:H,elements:M,...F}):V&&Object.assign(M.floating.style,
{maxWidth:`${H}px`,maxHeight:`${C}px`})}}}:v,y=Up(),_=i||y,z=Y({name:f||"Combobox",classes:it,props:t,classNames:r,styles:o,unstyled:n,attributes:h,vars:l,varsResolver:Lz}),
S=()=>{s?.(),_.closeDropdown()};return(0,$0.jsx)(gz,{value:{getStyles:z,store:_,onOptionSubmit:c,size:u,resetSelectionOnOptionHover:m,readOnly:p,floatingHeight:w},
children:(0,$0.jsx)(or,{opened:_.dropdownOpened,...g,middlewares:b,onChange:C=>!C&&S(),withRoles:!1,unstyled:n,children:a})})},LA=e=>e;Oe.extend=LA;Oe.classes=it;
Oe.varsResolver=Lz;Oe.displayName="@mantine/core/Combobox";Oe.Target=G0;Oe.Dropdown=Mp;Oe.Options=Ip;Oe.Option=Hp;Oe.Search=Vp;Oe.Empty=Dp;Oe.Chevron=Bl;Oe.Footer=
Bp;Oe.Header=jp;Oe.EventsTarget=V0;Oe.DropdownTarget=I0;Oe.Group=Lp;Oe.ClearButton=H0;Oe.HiddenInput=U0;var jz=x(D(),1),Cm=x(R(),1);function Hz({children:e,role:t}){let r=(0,jz.use)(Rr);return r?(0,Cm.jsx)("div",{role:t,"aria-labelledby":r.labelId,"aria-describedb\
y":r.describedBy,children:e}):(0,Cm.jsx)(Cm.Fragment,{children:e})}var Iz=x(D(),1);var ps=x(R(),1),Tm=(0,Iz.createContext)(null),jA={hiddenInputValuesSeparator:","},Gp=pi((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:c,hiddenInputValuesSeparator:s,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=T("CheckboxGroup",jA,e),[p,h]=At({value:t,defaultValue:r,
finalValue:[],onChange:o}),w=b=>{let y=typeof b=="string"?b:b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(z=>z!==y):[...p,
y])},v=b=>{if(m)return!0;if(!d)return!1;let y=p.includes(b),_=p.length>=d;return!y&&_},g=p.join(s);return(0,ps.jsx)(Tm,{value:{value:p,onChange:w,size:n,isDisabled:v},
children:(0,ps.jsxs)(Ye.Wrapper,{size:n,...a,...f,labelElement:"div",__staticSelector:"CheckboxGroup",children:[(0,ps.jsx)(Hz,{role:"group",children:i}),(0,ps.jsx)(
"input",{type:"hidden",name:c,value:g,...u})]})})}));Gp.classes=Ye.Wrapper.classes;Gp.displayName="@mantine/core/CheckboxGroup";var Y0={card:"m_26775b0a"};var $p=x(D(),1);var q0=x(R(),1),F0=(0,$p.createContext)(null),HA={withBorder:!0},Vz=(e,{radius:t})=>({card:{"--card-radius":ve(t)}}),Rm=N(e=>{let t=T("CheckboxCard",HA,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,checked:c,mod:s,withBorder:u,value:d,onClick:m,defaultChecked:f,onChange:p,indeterminate:h,attributes:w,...v}=t,g=Y(
{name:"CheckboxCard",classes:Y0,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:Vz,rootSelector:"card"}),b=(0,$p.use)(
Tm),y=typeof c=="boolean"?c:b?b.value.includes(d||""):void 0,[_,z]=At({value:y,defaultValue:f,finalValue:!1,onChange:p});return(0,q0.jsx)(F0,{value:{checked:_,indeterminate:h},
children:(0,q0.jsx)(Qt,{mod:[{"with-border":u,checked:_,indeterminate:h},s],...g("card"),...v,role:"checkbox","aria-checked":h?"mixed":_,onClick:S=>{m?.(S),b?.onChange(
d||""),z(!_)}})})});Rm.displayName="@mantine/core/CheckboxCard";Rm.classes=Y0;Rm.varsResolver=Vz;var hs=x(R(),1);function km({size:e,style:t,...r}){let o=e!==void 0?{width:k(e),height:k(e),...t}:t;return(0,hs.jsx)("svg",{viewBox:"0 0 10 7",fill:"none",xmlns:"\
http://www.w3.org/2000/svg",style:o,"aria-hidden":!0,...r,children:(0,hs.jsx)("path",{d:"M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-\
5A1 1 0 1 0 8.293.293L4 4.586z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}function Yp({indeterminate:e,...t}){return e?(0,hs.jsx)("svg",{xmlns:"\
http://www.w3.org/2000/svg",fill:"none",viewBox:"0 0 32 6","aria-hidden":!0,...t,children:(0,hs.jsx)("rect",{width:"32",height:"6",fill:"currentColor",rx:"3"})}):
(0,hs.jsx)(km,{...t})}var X0={indicator:"m_5e5256ee",icon:"m_1b1c543a","indicator--light":"m_193e54c8","indicator--outline":"m_76e20374"};var Uz=x(D(),1),K0=x(R(),1),IA={icon:Yp,variant:"filled",radius:"sm"},Gz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{let l=ho({color:r||
e.primaryColor,theme:e}),c=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,s=a==="light"?e.variantColorResolver({color:r||e.primaryColor,
theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?c:s?s.color:Ne(r,e);return{indicator:{"--checkbox-size":re(o,"checkbox-size"),"--checkbox-radius":t===
void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":s?.background,"--checkbox-icon-color":n?Ne(n,e):s?s.color:di(i,e)?Pn({color:r,theme:e,autoContrast:i}):
void 0}}},Em=N(e=>{let t=T("CheckboxIndicator",IA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,icon:c,indeterminate:s,radius:u,color:d,iconColor:m,
autoContrast:f,checked:p,mod:h,variant:w,disabled:v,attributes:g,...b}=t,y=Y({name:"CheckboxIndicator",classes:X0,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:g,vars:l,varsResolver:Gz,rootSelector:"indicator"}),_=(0,Uz.use)(F0),z=typeof s=="boolean"?s:_?.indeterminate,S=typeof p=="boolean"||typeof s==
"boolean"?p||s:_?.checked||_?.indeterminate||!1;return(0,K0.jsx)(E,{...y("indicator",{variant:w}),variant:w,mod:[{checked:S,disabled:v},h],...b,children:(0,K0.jsx)(
c,{indeterminate:z,...y("icon")})})});Em.displayName="@mantine/core/CheckboxIndicator";Em.classes=X0;Em.varsResolver=Gz;var Q0={root:"m_5f75b09e",body:"m_5f6e695e",labelWrapper:"m_d3ea56bb",label:"m_8ee546b8",description:"m_328f68c0",error:"m_8e8a99cc"};var wi=x(R(),1),$z=Q0;function Z0({__staticSelector:e,__stylesApiProps:t,className:r,classNames:o,styles:n,unstyled:a,children:i,label:l,description:c,id:s,disabled:u,
error:d,size:m,labelPosition:f="left",bodyElement:p="div",labelElement:h="label",variant:w,style:v,vars:g,mod:b,attributes:y,..._}){let z=Y({name:e,props:t,className:r,
style:v,classes:Q0,classNames:o,styles:n,unstyled:a,attributes:y}),S=c?`${s}-description`:void 0,C=d&&typeof d!="boolean"?`${s}-error`:void 0;return(0,wi.jsx)(E,
{...z("root"),__vars:{"--label-fz":Te(m),"--label-lh":re(m,"label-lh")},mod:[{"label-position":f},b],variant:w,size:m,..._,children:(0,wi.jsxs)(E,{component:p,htmlFor:p===
"label"?s:void 0,...z("body"),children:[i,(0,wi.jsxs)("div",{...z("labelWrapper"),"data-disabled":u||void 0,children:[l&&(0,wi.jsx)(E,{component:h,htmlFor:h==="\
label"?s:void 0,...z("label"),"data-disabled":u||void 0,children:l}),c&&(0,wi.jsx)(Ye.Description,{id:S,size:m,__inheritStyles:!1,...z("description"),children:c}),
d&&typeof d!="boolean"&&(0,wi.jsx)(Ye.Error,{id:C,size:m,__inheritStyles:!1,...z("error"),children:d})]})]})})}Z0.displayName="@mantine/core/InlineInput";var W0={root:"m_bf2d988c",inner:"m_26062bec",input:"m_26063560",icon:"m_bf295423","input--light":"m_595ab216","input--outline":"m_215c4542"};var gs=x(D(),1);var vs=x(R(),1),VA={labelPosition:"right",icon:Yp,withErrorStyles:!0,variant:"filled",radius:"sm"},Yz=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{
let l=ho({color:r||e.primaryColor,theme:e}),c=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,s=a==="light"?e.variantColorResolver(
{color:r||e.primaryColor,theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?c:s?s.color:Ne(r,e);return{root:{"--checkbox-size":re(o,"checkbox-size"),
"--checkbox-radius":t===void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":s?.background,"--checkbox-icon-color":n?Ne(n,e):s?s.color:di(i,e)?Pn({color:r,theme:e,
autoContrast:i}):void 0}}},Ma=N(e=>{let t=T("Checkbox",VA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,color:c,label:s,id:u,size:d,radius:m,wrapperProps:f,
checked:p,labelPosition:h,description:w,error:v,disabled:g,variant:b,indeterminate:y,icon:_,rootRef:z,iconColor:S,onChange:C,autoContrast:H,mod:M,attributes:F,readOnly:V,
onClick:I,withErrorStyles:A,ref:q,...L}=t,B=(0,gs.useRef)(null),O=(0,gs.use)(Tm),j=d||O?.size,$=Y({name:"Checkbox",props:t,classes:W0,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:F,vars:l,varsResolver:Yz}),{styleProps:G,rest:K}=Lo(L),W=be(u),me=[w?`${W}-description`:void 0,v&&typeof v!="boolean"?`${W}-error`:
void 0,K["aria-describedby"]].filter(Boolean).join(" ")||void 0,oe={checked:O?.value.includes(K.value)??p,onChange:ne=>{V||(O?.onChange(ne),C?.(ne))}},ue=O?.isDisabled?.(
K.value)??!1,Se=g||ue;return(0,gs.useEffect)(()=>{B.current&&(B.current.indeterminate=y||!1,y?B.current.setAttribute("data-indeterminate","true"):B.current.removeAttribute(
"data-indeterminate"))},[y]),(0,vs.jsx)(Z0,{...$("root"),__staticSelector:"Checkbox",__stylesApiProps:t,id:W,size:j,labelPosition:h,label:s,description:w,error:v,
disabled:Se,classNames:r,styles:a,unstyled:i,"data-checked":oe.checked||p||void 0,variant:b,ref:z,mod:M,attributes:F,inert:K.inert,...G,...f,children:(0,vs.jsxs)(
E,{...$("inner"),mod:{labelPosition:h},children:[(0,vs.jsx)(E,{component:"input",id:W,ref:ye(B,q),mod:{error:!!v,"with-error-styles":A},...$("input",{focusable:!0,
variant:b}),...K,...oe,"aria-describedby":me,disabled:Se,inert:K.inert,type:"checkbox",readOnly:V,onClick:ne=>{V&&oe.checked===void 0&&ne.preventDefault(),I?.(ne)}}),
(0,vs.jsx)(_,{indeterminate:y,...$("icon")})]})})});Ma.classes={...W0,...$z};Ma.varsResolver=Yz;Ma.displayName="@mantine/core/Checkbox";Ma.Group=Gp;Ma.Indicator=
Em;Ma.Card=Rm;function xi(e){return"group"in e}function J0({options:e,search:t,limit:r}){let o=t.trim().toLowerCase(),n=[];for(let a=0;a<e.length;a+=1){let i=e[a];if(n.length===r)return n;xi(i)&&n.push({group:i.
group,items:J0({options:i.items,search:t,limit:r-n.length})}),xi(i)||i.label.toLowerCase().includes(o)&&n.push(i)}return n}function qz(e){if(e.length===0)return!0;for(let t of e)if(!("group"in t)||t.items.length>0)return!1;return!0}function ey(e,t=new Set){if(Array.isArray(e))for(let r of e)if(xi(r))ey(r.items,t);else{if(typeof r.value>"u")throw new Error("[@mantine/core] Each option must \
have value property");if(t.has(r.value))throw new Error(`[@mantine/core] Duplicate options are not supported. Option with value "${r.value}" was provided more t\
han once`);t.add(r.value)}}var Er=x(R(),1);function UA(e,t){return Array.isArray(e)?e.includes(t):e===t}function Fz({data:e,withCheckIcon:t,withAlignedLabels:r,value:o,checkIconPosition:n,
unstyled:a,renderOption:i}){if(!xi(e)){let c=UA(o,e.value),s=t&&(c?(0,Er.jsx)(km,{className:it.optionsDropdownCheckIcon}):r?(0,Er.jsx)("div",{className:it.optionsDropdownCheckPlaceholder}):
null),u=(0,Er.jsxs)(Er.Fragment,{children:[n==="left"&&s,(0,Er.jsx)("span",{children:e.label}),n==="right"&&s]});return(0,Er.jsx)(Oe.Option,{value:e.value,disabled:e.
disabled,className:he({[it.optionsDropdownOption]:!a}),"data-reverse":n==="right"||void 0,"data-checked":c||void 0,"aria-selected":c,active:c,children:typeof i==
"function"?i({option:e,checked:c}):u})}let l=e.items.map(c=>(0,Er.jsx)(Fz,{data:c,value:o,unstyled:a,withCheckIcon:t,withAlignedLabels:r,checkIconPosition:n,renderOption:i},
`${c.value}`));return(0,Er.jsx)(Oe.Group,{label:e.group,children:l})}function Xz({data:e,hidden:t,hiddenWhenEmpty:r,filter:o,search:n,limit:a,maxDropdownHeight:i,
floatingHeight:l,withScrollArea:c=!0,filterOptions:s=!0,withCheckIcon:u=!1,withAlignedLabels:d=!1,value:m,checkIconPosition:f,nothingFoundMessage:p,unstyled:h,labelId:w,
renderOption:v,scrollAreaProps:g,"aria-label":b}){let y=lt();ey(e);let _=typeof n=="string"?(o||J0)({options:e,search:s?n:"",limit:a??1/0}):e,z=qz(_),S=_.map((C,H)=>(0,Er.jsx)(
Fz,{data:C,withCheckIcon:u,withAlignedLabels:d,value:m,checkIconPosition:f,unstyled:h,renderOption:v},xi(C)?`group-${typeof C.group=="string"?C.group:H}`:`${C.value}`));
return(0,Er.jsx)(Oe.Dropdown,{hidden:t||r&&z,"data-composed":!0,children:(0,Er.jsxs)(Oe.Options,{labelledBy:w,"aria-label":b,children:[c?(0,Er.jsx)(vn.Autosize,
{mah:(l??y.floatingHeight)==="viewport"?"var(--combobox-floating-options-max-height)":i??220,type:"scroll",scrollbarSize:"var(--combobox-padding)",offsetScrollbars:"\
y",...g,children:S}):S,z&&p&&(0,Er.jsx)(Oe.Empty,{children:p})]})})}function Kz({id:e,label:t,labelProps:r,inputWrapperOrder:o}){if(t&&!(o&&!o.includes("label")))return r?.id||`${e}-label`}var ty={root:"m_347db0ec","root--dot":"m_fbd81e3d",label:"m_5add502a",section:"m_91fdda9b"};var bs=x(R(),1),Qz=(e,{radius:t,color:r,gradient:o,variant:n,size:a,autoContrast:i,circle:l})=>{let c=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:i});return{root:{"--badge-height":re(a,"badge-height"),"--badge-padding-x":re(a,"badge-padding-x"),"--badge-fz":re(a,"badge-fz"),
"--badge-radius":l||t===void 0?void 0:ve(t),"--badge-bg":r||n?c.background:void 0,"--badge-color":r||n?c.color:void 0,"--badge-bd":r||n?c.border:void 0,"--badge\
-dot-color":n==="dot"?Ne(r,e):void 0}}},pt=Re(e=>{let t=T("Badge",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:c,color:s,gradient:u,
leftSection:d,rightSection:m,children:f,variant:p,fullWidth:h,autoContrast:w,circle:v,mod:g,attributes:b,...y}=t,_=Y({name:"Badge",props:t,classes:ty,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:b,vars:l,varsResolver:Qz});return(0,bs.jsxs)(E,{variant:p,mod:[{block:h,circle:v,"with-right-section":!!m,"w\
ith-left-section":!!d},g],..._("root",{variant:p}),...y,children:[d&&(0,bs.jsx)("span",{..._("section"),"data-position":"left",children:d}),(0,bs.jsx)("span",{..._(
"label"),children:f}),m&&(0,bs.jsx)("span",{..._("section"),"data-position":"right",children:m})]})});pt.classes=ty;pt.varsResolver=Qz;pt.displayName="@mantine/\
core/Badge";var ry={root:"m_fea6bf1a",burger:"m_d4fb9cad"};var qp=x(R(),1),Zz=(e,{color:t,size:r,lineSize:o,transitionDuration:n,transitionTimingFunction:a})=>({root:{"--burger-color":t?Ne(t,e):void 0,"--burger-size":re(
r,"burger-size"),"--burger-line-size":o?k(o):void 0,"--burger-transition-duration":n===void 0?void 0:`${n}ms`,"--burger-transition-timing-function":a}}),ys=N(e=>{
let t=T("Burger",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:c,children:s,transitionDuration:u,transitionTimingFunction:d,lineSize:m,
attributes:f,...p}=t,h=Y({name:"Burger",classes:ry,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:l,varsResolver:Zz});return(0,qp.jsxs)(
Qt,{...h("root"),...p,children:[(0,qp.jsx)(E,{mod:["reduce-motion",{opened:c}],...h("burger")}),s]})});ys.classes=ry;ys.varsResolver=Zz;ys.displayName="@mantine\
/core/Burger";var Da={root:"m_77c9d27d",inner:"m_80f1301b",label:"m_811560b9",section:"m_a74036a",loader:"m_a25b86ee",group:"m_80d6d844",groupSection:"m_70be2a01"};var Jz=x(R(),1),Wz={orientation:"horizontal"},eC=(e,{borderWidth:t})=>({group:{"--button-border-width":k(t)}}),Am=N(e=>{let t=T("ButtonGroup",Wz,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:c,borderWidth:s,mod:u,attributes:d,...m}=T("ButtonGroup",Wz,e),f=Y({name:"ButtonGroup",props:t,classes:Da,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,vars:c,varsResolver:eC,rootSelector:"group"});return(0,Jz.jsx)(E,{...f("group"),mod:[{orientation:l},
u],role:"group",...m})});Am.classes=Da;Am.varsResolver=eC;Am.displayName="@mantine/core/ButtonGroup";var tC=x(R(),1),rC=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":re(i,"section-height"),"--section-padding-x":re(i,"section-padding-x"),"--section-f\
z":i?.includes("compact")?Te(i.replace("compact-","")):Te(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.
color,"--section-bd":r||n?l.border:void 0}}},Nm=N(e=>{let t=T("ButtonGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,gradient:c,
radius:s,autoContrast:u,attributes:d,...m}=t,f=Y({name:"ButtonGroupSection",props:t,classes:Da,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,
vars:l,varsResolver:rC,rootSelector:"groupSection"});return(0,tC.jsx)(E,{...f("groupSection"),...m})});Nm.classes=Da;Nm.varsResolver=rC;Nm.displayName="@mantine\
/core/ButtonGroupSection";var ea=x(R(),1),GA={in:{opacity:1,transform:`translate(-50%, calc(-50% + ${k(1)}))`},out:{opacity:0,transform:"translate(-50%, -200%)"},common:{transformOrigin:"\
center"},transitionProperty:"transform, opacity"},oC=(e,{radius:t,color:r,gradient:o,variant:n,size:a,justify:i,autoContrast:l})=>{let c=e.variantColorResolver(
{color:r||e.primaryColor,theme:e,gradient:o,variant:n||"filled",autoContrast:l});return{root:{"--button-justify":i,"--button-height":re(a,"button-height"),"--bu\
tton-padding-x":re(a,"button-padding-x"),"--button-fz":a?.includes("compact")?Te(a.replace("compact-","")):Te(a),"--button-radius":t===void 0?void 0:ve(t),"--bu\
tton-bg":r||n?c.background:void 0,"--button-hover":r||n?c.hover:void 0,"--button-color":c.color,"--button-bd":r||n?c.border:void 0,"--button-hover-color":r||n?c.
hoverColor:void 0}}},ae=Re(e=>{let t=T("Button",null,e),{style:r,vars:o,className:n,color:a,disabled:i,children:l,leftSection:c,rightSection:s,fullWidth:u,variant:d,
radius:m,loading:f,loaderProps:p,gradient:h,classNames:w,styles:v,unstyled:g,"data-disabled":b,autoContrast:y,mod:_,attributes:z,...S}=t,C=Y({name:"Button",props:t,
classes:Da,className:n,style:r,classNames:w,styles:v,unstyled:g,attributes:z,vars:o,varsResolver:oC}),H=!!c,M=!!s;return(0,ea.jsxs)(Qt,{...C("root",{active:!i&&
!f&&!b}),unstyled:g,variant:d,disabled:i||f,mod:[{disabled:i||b,loading:f,block:u,"with-left-section":H,"with-right-section":M},_],...S,children:[typeof f=="boo\
lean"&&(0,ea.jsx)(Cr,{mounted:f,transition:GA,duration:150,children:F=>(0,ea.jsx)(E,{component:"span",...C("loader",{style:F}),"aria-hidden":!0,children:(0,ea.jsx)(
Bt,{color:"var(--button-color)",size:"calc(var(--button-height) / 1.8)",...p})})}),(0,ea.jsxs)("span",{...C("inner"),children:[c&&(0,ea.jsx)(E,{component:"span",
...C("section"),mod:{position:"left"},children:c}),(0,ea.jsx)(E,{component:"span",mod:{loading:f},...C("label"),children:l}),s&&(0,ea.jsx)(E,{component:"span",...C(
"section"),mod:{position:"right"},children:s})]})]})});ae.classes=Da;ae.varsResolver=oC;ae.displayName="@mantine/core/Button";ae.Group=Am;ae.GroupSection=Nm;var[nC,aC]=wt("Card component was not found in tree");var Om={root:"m_e615b15f",section:"m_599a2148"};var iC=x(R(),1),Mm=Re(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,withBorder:i,inheritPadding:l,mod:c,...s}=T("CardSection",null,e),u=aC();return(0,iC.jsx)(
E,{mod:[{"with-border":i,"inherit-padding":l},c],...u.getStyles("section",{className:r,style:o,styles:n,classNames:t}),...s})});Mm.classes=Om;Mm.displayName="@m\
antine/core/CardSection";var Fp=x(D(),1),oy=x(R(),1),lC=(e,{padding:t})=>({root:{"--card-padding":rr(t)}}),$A={orientation:"vertical"},bn=Re(e=>{let t=T("Card",$A,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,vars:l,children:c,padding:s,attributes:u,orientation:d,...m}=t,f=Y({name:"Card",props:t,classes:Om,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:u,vars:l,varsResolver:lC}),p=Fp.Children.toArray(c),h=p.map((w,v)=>typeof w=="object"&&w&&"type"in w&&(w.type===Mm||w.type?.displayName===
"@mantine/core/CardSection")?(0,Fp.cloneElement)(w,{"data-orientation":d,"data-first-section":v===0||void 0,"data-last-section":v===p.length-1||void 0}):w);return(0,oy.jsx)(
nC,{value:{getStyles:f},children:(0,oy.jsx)(Fn,{unstyled:i,"data-orientation":d,...f("root"),...m,children:h})})});bn.classes=Om;bn.varsResolver=lC;bn.displayName=
"@mantine/core/Card";bn.Section=Mm;function cC(e){let t=e.currentTarget;return Bo(t).activeElement!==t}var ny={root:"m_4451eb3a"};var sC=x(R(),1),Pl=Re(e=>{let t=T("Center",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,inline:c,mod:s,attributes:u,...d}=t,m=Y({name:"C\
enter",props:t,classes:ny,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,vars:l});return(0,sC.jsx)(E,{mod:[{inline:c},s],...m("root"),...d})});
Pl.classes=ny;Pl.displayName="@mantine/core/Center";var dC=x(D(),1);var mC=x(R(),1),ay=pi(e=>{let{value:t,defaultValue:r,onChange:o,multiple:n,children:a}=T("ChipGroup",null,e),[i,l]=At({value:t,defaultValue:r,finalValue:n?[]:null,
onChange:o});return(0,mC.jsx)(iy,{value:{isChipSelected:u=>Array.isArray(i)?i.includes(u):u===i,onChange:u=>{let d=u.currentTarget.value;Array.isArray(i)?l(i.includes(
d)?i.filter(m=>m!==d):[...i,d]):l(d)},multiple:n},children:a})});ay.displayName="@mantine/core/ChipGroup";var iy=(0,dC.createContext)(null);var ly={root:"m_f59ffda3",label:"m_be049a53","label--outline":"m_3904c1af","label--filled":"m_fa109255","label--light":"m_f7e165c3",iconWrapper:"m_9ac86df9",checkIcon:"\
m_d6d72580",input:"m_bde07329"};var uC=x(D(),1);var _i=x(R(),1),YA={type:"checkbox"},fC=(e,{size:t,radius:r,variant:o,color:n,autoContrast:a})=>{let i=e.variantColorResolver({color:n||e.primaryColor,theme:e,variant:o||
"filled",autoContrast:a});return{root:{"--chip-fz":Te(t),"--chip-size":re(t,"chip-size"),"--chip-radius":r===void 0?void 0:ve(r),"--chip-checked-padding":re(t,"\
chip-checked-padding"),"--chip-padding":re(t,"chip-padding"),"--chip-icon-size":re(t,"chip-icon-size"),"--chip-bg":n||o?i.background:void 0,"--chip-hover":n||o?
i.hover:void 0,"--chip-color":n||o?i.color:void 0,"--chip-bd":n||o?i.border:void 0,"--chip-spacing":re(t,"chip-spacing")}}},Si=N(e=>{let t=T("Chip",YA,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,id:c,checked:s,defaultChecked:u,onChange:d,value:m,wrapperProps:f,type:p,disabled:h,children:w,size:v,variant:g,icon:b,
rootRef:y,autoContrast:_,mod:z,attributes:S,readOnly:C,...H}=t,M=Y({name:"Chip",classes:ly,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,
vars:l,varsResolver:fC}),F=(0,uC.use)(iy),V=be(c),{styleProps:I,rest:A}=Lo(H),[q,L]=At({value:s,defaultValue:u,finalValue:!1,onChange:d}),B=F?{checked:F.isChipSelected(
m),onChange:j=>{C||(F.onChange(j),d?.(j.currentTarget.checked))},type:F.multiple?"checkbox":"radio"}:{},O=B.checked||q;return(0,_i.jsxs)(E,{size:v,variant:g,ref:y,
mod:z,...M("root"),...I,...f,children:[(0,_i.jsx)("input",{type:p,...M("input"),checked:O,onChange:j=>!C&&L(j.currentTarget.checked),id:V,disabled:h,readOnly:C,
value:m,...B,...A}),(0,_i.jsxs)(E,{component:"label",htmlFor:V,mod:{checked:O,disabled:h},...M("label",{variant:g||"filled"}),children:[O&&b!==null&&b!==!1&&(0,_i.jsx)(
"span",{...M("iconWrapper"),children:b===void 0?(0,_i.jsx)(km,{...M("checkIcon")}):b}),(0,_i.jsx)("span",{children:w})]})]})});Si.classes=ly;Si.varsResolver=fC;
Si.displayName="@mantine/core/Chip";Si.Group=ay;var cy={root:"m_b183c0a2"};var pC=x(R(),1),hC=(e,{color:t})=>({root:{"--code-bg":t?Ne(t,e):void 0}}),ws=N(e=>{let t=T("Code",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,color:c,block:s,mod:u,attributes:d,...m}=t,f=Y({name:"Code",props:t,classes:cy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,vars:l,varsResolver:hC});
return(0,pC.jsx)(E,{component:s?"pre":"code",mod:[{block:s},u],...f("root"),...m,dir:"ltr"})});ws.classes=cy;ws.varsResolver=hC;ws.displayName="@mantine/core/Co\
de";var vC=x(D(),1);var xs=x(R(),1),Xp=pi(e=>{let{onChange:t,children:r,multiple:o,accept:n,name:a,form:i,resetRef:l,disabled:c,capture:s,inputProps:u,ref:d,...m}=T("FileButton",null,
e),f=(0,vC.useRef)(null),p=()=>{!c&&f.current?.click()},h=v=>{if(v.currentTarget.files===null)return t(o?[]:null);t(o?Array.from(v.currentTarget.files):v.currentTarget.
files[0]||null)};return sl(l,()=>{f.current&&(f.current.value="")}),(0,xs.jsxs)(xs.Fragment,{children:[(0,xs.jsx)("input",{style:{display:"none"},type:"file",accept:n,
multiple:o,onChange:h,ref:ye(d,f),name:a,form:i,capture:s,...u}),r({onClick:p,...m})]})});Xp.displayName="@mantine/core/FileButton";var bo=x(D(),1);var yC=x(R(),1),qA=["borderBottomWidth","borderLeftWidth","borderRightWidth","borderTopWidth","boxSizing","fontFamily","fontSize","fontStyle","fontWeight","lett\
erSpacing","lineHeight","paddingBottom","paddingLeft","paddingRight","paddingTop","tabSize","textIndent","textRendering","textTransform","width","wordBreak","wo\
rdSpacing","scrollbarGutter"],gC={"min-height":"0","max-height":"none",height:"0",visibility:"hidden",overflow:"hidden",position:"absolute","z-index":"-1000",top:"\
0",right:"0",display:"block"};function bC(e){Object.keys(gC).forEach(t=>{e.style.setProperty(t,gC[t],"important")})}function FA(e){let t=window.getComputedStyle(
e);if(t===null)return null;let r={};for(let o of qA)r[o]=t[o];return r.boxSizing===""?null:{sizingStyle:r,paddingSize:parseFloat(r.paddingBottom)+parseFloat(r.paddingTop),
borderSize:parseFloat(r.borderBottomWidth)+parseFloat(r.borderTopWidth)}}var ar=null;function XA(e,t,r=1,o=1/0){ar||(ar=document.createElement("textarea"),ar.setAttribute(
"tabindex","-1"),ar.setAttribute("aria-hidden","true"),ar.setAttribute("aria-label","autosize measurement"),bC(ar)),ar.parentNode===null&&document.body.appendChild(
ar);let{paddingSize:n,borderSize:a,sizingStyle:i}=e,{boxSizing:l}=i;Object.keys(i).forEach(m=>{ar.style[m]=i[m]}),bC(ar),ar.value=t;let c=l==="border-box"?ar.scrollHeight+
a:ar.scrollHeight-n;ar.value=t,c=l==="border-box"?ar.scrollHeight+a:ar.scrollHeight-n,ar.value="x";let s=ar.scrollHeight-n,u=s*r;l==="border-box"&&(u=u+n+a),c=Math.
max(u,c);let d=s*o;return l==="border-box"&&(d=d+n+a),c=Math.min(d,c),[c,s]}function wC({maxRows:e,minRows:t,onChange:r,ref:o,...n}){let a=n.value!==void 0,i=(0,bo.useRef)(
null),l=ye(i,o),c=(0,bo.useRef)(0),s=(0,bo.useRef)(0),u=()=>{let f=i.current;if(!f)return;let p=FA(f);if(!p)return;let[h]=XA(p,f.value||f.placeholder||"x",t,e);
c.current!==h&&(c.current=h,f.style.setProperty("height",`${h}px`,"important"))},d=(0,bo.useEffectEvent)(u),m=f=>{a||u(),r?.(f)};return(0,bo.useLayoutEffect)(u),
(0,bo.useEffect)(()=>{let f=()=>u();return window.addEventListener("resize",f),()=>window.removeEventListener("resize",f)},[]),(0,bo.useEffect)(()=>{let f=i.current;
if(!f||typeof ResizeObserver>"u")return;s.current=f.offsetWidth;let p=0,h=new ResizeObserver(()=>{i.current&&i.current.offsetWidth!==s.current&&(s.current=i.current.
offsetWidth,cancelAnimationFrame(p),p=requestAnimationFrame(d))});return h.observe(f),()=>{cancelAnimationFrame(p),h.disconnect()}},[]),(0,bo.useEffect)(()=>{let f=()=>u();
return document.fonts.addEventListener("loadingdone",f),()=>document.fonts.removeEventListener("loadingdone",f)},[]),(0,bo.useEffect)(()=>{let f=p=>{if(i.current?.
form===p.target&&!a){let h=i.current.value;requestAnimationFrame(()=>{i.current&&h!==i.current.value&&u()})}};return document.body.addEventListener("reset",f),()=>document.
body.removeEventListener("reset",f)},[a]),(0,yC.jsx)("textarea",{rows:t,...n,onChange:m,ref:l})}var xC=x(R(),1),Dm=N(e=>{let{autosize:t,maxRows:r,minRows:o,__staticSelector:n,resize:a,bottomSection:i,bottomSectionProps:l,...c}=T(["Input","InputWrapper","Te\
xtarea"],null,e),s=t&&g_()!=="test";return(0,xC.jsx)(kr,{component:s?wC:"textarea",...c,__staticSelector:n||"Textarea",__bottomSection:i,__bottomSectionProps:l,
multiline:!0,"data-no-overflow":t&&r===void 0||void 0,__vars:{"--input-resize":a},...s?{maxRows:r,minRows:o}:{}})});Dm.classes=kr.classes;Dm.displayName="@manti\
ne/core/Textarea";var[_C,SC]=wt("List component was not found in tree");var Bm={root:"m_abbac491",item:"m_abb6bec2",itemWrapper:"m_75cd9f71",itemIcon:"m_60f83e5b"};var _s=x(R(),1),Kp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,icon:i,children:l,mod:c,...s}=T("ListItem",null,e),u=SC(),d=i||u.icon,m={classNames:t,
styles:n};return(0,_s.jsx)(E,{...u.getStyles("item",{...m,className:r,style:o}),component:"li",mod:[{"with-icon":!!d,centered:u.center},c],...s,children:(0,_s.jsxs)(
"div",{...u.getStyles("itemWrapper",m),children:[d&&(0,_s.jsx)("span",{...u.getStyles("itemIcon",m),children:d}),(0,_s.jsx)("span",{...u.getStyles("itemLabel",m),
children:l})]})})});Kp.classes=Bm;Kp.displayName="@mantine/core/ListItem";var sy=x(R(),1),KA={type:"unordered"},zC=(e,{size:t,spacing:r})=>({root:{"--list-fz":Te(t),"--list-lh":uf(t),"--list-spacing":rr(r)}}),yn=N(e=>{let t=T("List",KA,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:c,type:s,withPadding:u,icon:d,spacing:m,center:f,listStyleType:p,mod:h,attributes:w,...v}=t,
g=Y({name:"List",classes:Bm,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:zC});return(0,sy.jsx)(_C,{value:{center:f,
icon:d,getStyles:g},children:(0,sy.jsx)(E,{...g("root",{style:{listStyleType:p}}),component:s==="unordered"?"ul":"ol",mod:[{"with-padding":u,type:d?"none":p},h],
...v,children:c})})});yn.classes=Bm;yn.varsResolver=zC;yn.displayName="@mantine/core/List";yn.Item=Kp;var[CC,Yo]=wt("Modal component was not found in tree");var fr={root:"m_9df02822",content:"m_54c44539",inner:"m_1f958f16",header:"m_d0e2b9cd"};var TC=x(R(),1),Pm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalBody",null,e),l=Yo();return(0,TC.jsx)(w0,{...l.getStyles("body",{classNames:t,
style:o,styles:n,className:r}),...i})});Pm.classes=fr;Pm.displayName="@mantine/core/ModalBody";var RC=x(R(),1),Lm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalCloseButton",null,e),l=Yo();return(0,RC.jsx)(x0,{...l.getStyles("clo\
se",{classNames:t,style:o,styles:n,className:r}),...i})});Lm.classes=fr;Lm.displayName="@mantine/core/ModalCloseButton";var dy=x(R(),1),jm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,__hidden:l,...c}=T("ModalContent",null,e),s=Yo(),u=s.scrollAreaComponent||
S3;return(0,dy.jsx)(_0,{...s.getStyles("content",{className:r,style:o,styles:n,classNames:t}),innerProps:s.getStyles("inner",{className:r,style:o,styles:n,classNames:t}),
"data-full-screen":s.fullScreen||void 0,"data-modal-content":!0,"data-hidden":l||void 0,...c,children:(0,dy.jsx)(u,{style:{maxHeight:s.fullScreen?"100dvh":`calc\
(100dvh - (${k(s.yOffset)} * 2))`},children:i})})});jm.classes=fr;jm.displayName="@mantine/core/ModalContent";var kC=x(R(),1),Hm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalHeader",null,e),l=Yo();return(0,kC.jsx)(S0,{...l.getStyles("header",
{classNames:t,style:o,styles:n,className:r}),...i})});Hm.classes=fr;Hm.displayName="@mantine/core/ModalHeader";var EC=x(R(),1),Im=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalOverlay",null,e),l=Yo();return(0,EC.jsx)(C0,{...l.getStyles("overlay",
{classNames:t,style:o,styles:n,className:r}),...i})});Im.classes=fr;Im.displayName="@mantine/core/ModalOverlay";var my=x(R(),1),QA={__staticSelector:"Modal",closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:Kt(
"modal"),transitionProps:{duration:200,transition:"fade-down"},yOffset:"5dvh"},AC=(e,{radius:t,size:r,yOffset:o,xOffset:n})=>({root:{"--modal-radius":t===void 0?
void 0:ve(t),"--modal-size":re(r,"modal-size"),"--modal-y-offset":k(o),"--modal-x-offset":k(n)}}),Ss=N(e=>{let t=T("ModalRoot",QA,e),{classNames:r,className:o,style:n,
styles:a,unstyled:i,vars:l,yOffset:c,scrollAreaComponent:s,radius:u,fullScreen:d,centered:m,xOffset:f,__staticSelector:p,attributes:h,...w}=t,v=Y({name:p,classes:fr,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,vars:l,varsResolver:AC});return(0,my.jsx)(CC,{value:{yOffset:c,scrollAreaComponent:s,getStyles:v,
fullScreen:d},children:(0,my.jsx)(y0,{...v("root"),"data-full-screen":d||void 0,"data-centered":m||void 0,"data-offset-scrollbars":s===vn.Autosize||void 0,unstyled:i,
...w})})});Ss.classes=fr;Ss.varsResolver=AC;Ss.displayName="@mantine/core/ModalRoot";var zs=x(D(),1),NC=x(R(),1),uy=(0,zs.createContext)(null);function fy({children:e}){let[t,r]=(0,zs.useState)([]),[o,n]=(0,zs.useState)(Kt("modal")),[a]=(0,zs.useState)(
()=>new WeakSet);return(0,NC.jsx)(uy,{value:{stack:t,addModal:(i,l)=>{r(c=>[...new Set([...c,i])]),n(c=>typeof l=="number"&&typeof c=="number"?Math.max(c,l):c)},
removeModal:i=>r(l=>l.filter(c=>c!==i)),getZIndex:i=>`calc(${o} + ${t.indexOf(i)} + 1)`,currentId:t[t.length-1],maxZIndex:o,handledEscapeEvents:a},children:e})}
fy.displayName="@mantine/core/ModalStack";var OC=x(R(),1),Vm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalTitle",null,e),l=Yo();return(0,OC.jsx)(T0,{...l.getStyles("title",{classNames:t,
style:o,styles:n,className:r}),...i})});Vm.classes=fr;Vm.displayName="@mantine/core/ModalTitle";var Qp=x(D(),1),Ba=x(R(),1),ZA={closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:Kt("moda\
l"),transitionProps:{duration:200,transition:"fade-down"},withOverlay:!0,withCloseButton:!0},Lr=N(e=>{let{title:t,withOverlay:r,overlayProps:o,withCloseButton:n,
closeButtonProps:a,children:i,radius:l,opened:c,stackId:s,zIndex:u,...d}=T("Modal",ZA,e),m=(0,Qp.use)(uy),f=!!t||n,p=m&&s?{closeOnEscape:m.currentId===s,trapFocus:m.
currentId===s,zIndex:m.getZIndex(s),__handledEscapeEvents:m.handledEscapeEvents}:{},h=r===!1?!1:s&&m?m.currentId===s:c;return(0,Qp.useEffect)(()=>{m&&s&&(c?m.addModal(
s,u||Kt("modal")):m.removeModal(s))},[c,s,u]),(0,Ba.jsxs)(Ss,{radius:l,opened:c,zIndex:m&&s?m.getZIndex(s):u,...d,...p,children:[r&&(0,Ba.jsx)(Im,{visible:h,transitionProps:m&&
s?{duration:0}:void 0,...o}),(0,Ba.jsxs)(jm,{radius:l,__hidden:m&&s&&c?s!==m.currentId:!1,children:[f&&(0,Ba.jsxs)(Hm,{children:[t&&(0,Ba.jsx)(Vm,{children:t}),
n&&(0,Ba.jsx)(Lm,{...a})]}),(0,Ba.jsx)(Pm,{children:i})]})]})});Lr.classes=fr;Lr.displayName="@mantine/core/Modal";Lr.Root=Ss;Lr.Overlay=Im;Lr.Content=jm;Lr.Body=
Pm;Lr.Header=Hm;Lr.Title=Vm;Lr.CloseButton=Lm;Lr.Stack=fy;function MC(e,t){let r=t.trim().toLowerCase();if(r==="")return;let o=Object.values(e).filter(n=>!n.disabled&&n.label.trim().toLowerCase()===r);return o.length===
1?o[0]:void 0}var Zp=x(R(),1);function WA(e){return"group"in e}function Wp({data:e}){if(WA(e)){let n=e.items.map(a=>(0,Zp.jsx)(Wp,{data:a},a.value));return(0,Zp.jsx)("optgrou\
p",{label:e.group,children:n})}let{value:t,label:r,...o}=e;return(0,Zp.jsx)("option",{value:e.value,...o,children:e.label})}Wp.displayName="@mantine/core/Native\
SelectOption";var Jp=x(R(),1),JA={size:"sm",rightSectionPointerEvents:"none"},Pa=N(e=>{let{data:t,children:r,size:o,error:n,rightSection:a,unstyled:i,...l}=T(["Input","InputW\
rapper","NativeSelect"],JA,e),c=Op(t).map((s,u)=>(0,Jp.jsx)(Wp,{data:s},u));return(0,Jp.jsx)(kr,{component:"select",...l,__staticSelector:"NativeSelect",size:o,
pointer:!0,error:n,unstyled:i,rightSection:a||(0,Jp.jsx)(Bl,{size:o,error:n,unstyled:i}),children:r||c})});Pa.classes=kr.classes;Pa.displayName="@mantine/core/N\
ativeSelect";var py={root:"m_f0824112",description:"m_57492dcc",section:"m_690090b5",label:"m_1f6ac4c4",body:"m_f07af9d2",children:"m_e17b862f",chevron:"m_1fd8a00b"};var eo=x(R(),1),DC=(e,{variant:t,color:r,childrenOffset:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:t||"light",autoContrast:n});
return{root:{"--nl-bg":r||t?a.background:void 0,"--nl-hover":r||t?a.hover:void 0,"--nl-color":r||t?a.color:void 0},children:{"--nl-offset":rr(o)}}},Cs=Re(e=>{let t=T(
"NavLink",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:c,defaultOpened:s,onChange:u,children:d,active:m,disabled:f,leftSection:p,
rightSection:h,label:w,description:v,disableRightSectionRotation:g,noWrap:b,childrenOffset:y,autoContrast:_,mod:z,attributes:S,onClick:C,onKeyDown:H,keepMounted:M,
...F}=t,V=Y({name:"NavLink",props:t,classes:py,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,vars:l,varsResolver:DC}),[I,A]=At({value:c,defaultValue:s,
finalValue:!1,onChange:u}),q=!!d,L=be(),B=O=>{C?.(O),q&&(O.preventDefault(),A(!I))};return(0,eo.jsxs)(eo.Fragment,{children:[(0,eo.jsxs)(Qt,{...V("root"),component:"\
a",onClick:B,onKeyDown:O=>{H?.(O),O.nativeEvent.code==="Space"&&q&&(O.preventDefault(),A(!I))},unstyled:i,mod:[{disabled:f,active:m,expanded:I},z],"aria-expande\
d":q?I:void 0,"aria-controls":q?L:void 0,...F,children:[p&&(0,eo.jsx)(E,{component:"span",...V("section"),mod:{position:"left"},children:p}),(0,eo.jsxs)(E,{...V(
"body"),mod:{"no-wrap":b},children:[(0,eo.jsx)(E,{component:"span",...V("label"),children:w}),(0,eo.jsx)(E,{component:"span",mod:{active:m},...V("description"),
children:v})]}),(q||h!==void 0)&&(0,eo.jsx)(E,{...V("section"),component:"span",mod:{rotate:I&&!g,position:"right"},children:q?h!==void 0?h:(0,eo.jsx)(A0,{...V(
"chevron")}):h})]}),q&&(0,eo.jsx)(rb,{id:L,expanded:I,keepMounted:M,...V("collapse"),children:(0,eo.jsx)("div",{...V("children"),children:d})})]})});Cs.classes=
py;Cs.varsResolver=DC;Cs.displayName="@mantine/core/NavLink";var to=x(R(),1);function BC({reveal:e}){return(0,to.jsx)("svg",{xmlns:"http://www.w3.org/2000/svg",viewBox:"0 0 256 256",style:{width:"var(--psi-icon-size)",height:"\
var(--psi-icon-size)"},children:e?(0,to.jsxs)(to.Fragment,{children:[(0,to.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,to.jsx)("path",{fill:"none",stroke:"\
currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.\
53"}),(0,to.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M208.61 169.1C230.41 149.58 240 128 \
240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6"})]}):(0,to.jsxs)(to.Fragment,{children:[
(0,to.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,to.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"\
16",d:"M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z"}),(0,to.jsx)("circle",{cx:"128",cy:"128",r:"40",fill:"none",stroke:"currentColor",strokeLinecap:"\
round",strokeLinejoin:"round",strokeWidth:"16"})]})})}var eh={root:"m_f61ca620",input:"m_ccf8da4c",innerInput:"m_f2d85dd2",visibilityToggle:"m_b1072d44"};var PC=x(D(),1);var Ll=x(R(),1),eN={visibilityToggleIcon:BC,visibilityToggleFocusable:!1,size:"sm"},LC=(e,{size:t})=>({root:{"--psi-icon-size":re(t,"psi-icon-size"),"--psi-butt\
on-size":re(t,"psi-button-size")}});function tN(e){let t=(0,PC.use)(Rr);return(0,Ll.jsx)("input",{...e,"aria-describedby":t?.describedBy})}var Ts=N(e=>{let t=T(
["Input","InputWrapper","PasswordInput"],eN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,required:c,error:s,success:u,leftSection:d,disabled:m,
id:f,variant:p,inputContainer:h,description:w,label:v,size:g,errorProps:b,successProps:y,descriptionProps:_,labelProps:z,withAsterisk:S,inputWrapperOrder:C,wrapperProps:H,
radius:M,rightSection:F,rightSectionWidth:V,rightSectionPointerEvents:I,leftSectionWidth:A,visible:q,defaultVisible:L,onVisibilityChange:B,visibilityToggleIcon:O,
visibilityToggleButtonProps:j,visibilityToggleFocusable:$,rightSectionProps:G,leftSectionProps:K,leftSectionPointerEvents:W,withErrorStyles:me,withSuccessStyles:oe,
mod:ue,attributes:Se,dir:ne,...ze}=t,Ce=be(f),[Le,Ue]=At({value:q,defaultValue:L,finalValue:!1,onChange:B}),Et=()=>Ue(!Le),ie=Y({name:"PasswordInput",classes:eh,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:Se,vars:l,varsResolver:LC}),{resolvedClassNames:zt,resolvedStyles:Ut}=Hn({classNames:r,styles:a,
props:t}),{styleProps:mr,rest:Yr}=Lo(ze),Nn=b?.id||`${Ce}-error`,an=y?.id||`${Ce}-success`,ba=_?.id||`${Ce}-description`,ln=(0,Ll.jsx)(Kn,{...ie("visibilityTogg\
le"),disabled:m,radius:M,"aria-pressed":Le,tabIndex:$?0:-1,"aria-label":"Toggle password visibility",...j,variant:j?.variant??"subtle",color:"gray",unstyled:i,onTouchEnd:Ge=>{
Ge.preventDefault(),j?.onTouchEnd?.(Ge),Et()},onMouseDown:Ge=>{Ge.preventDefault(),j?.onMouseDown?.(Ge),Et()},onKeyDown:Ge=>{j?.onKeyDown?.(Ge),(Ge.key===" "||Ge.
key==="Enter")&&(Ge.preventDefault(),Et())},children:(0,Ll.jsx)(O,{reveal:Le})});return(0,Ll.jsx)(Ye.Wrapper,{required:c,id:Ce,label:v,error:s,success:u,description:w,
size:g,classNames:zt,styles:Ut,__staticSelector:"PasswordInput",__stylesApiProps:t,unstyled:i,withAsterisk:S,inputWrapperOrder:C,inputContainer:h,variant:p,labelProps:{
...z,htmlFor:Ce},descriptionProps:{..._,id:ba},errorProps:{...b,id:Nn},successProps:{...y,id:an},mod:ue,attributes:Se,...ie("root"),...mr,...H,children:(0,Ll.jsx)(
Ye,{component:"div",dir:ne,error:s,success:u,leftSection:d,size:g,classNames:{...zt,input:he(eh.input,zt?.input)},styles:Ut,radius:M,disabled:m,__staticSelector:"\
PasswordInput",__stylesApiProps:t,rightSectionWidth:V,rightSection:F??ln,variant:p,unstyled:i,leftSectionWidth:A,rightSectionPointerEvents:I||"all",rightSectionProps:G,
leftSectionProps:K,leftSectionPointerEvents:W,withAria:!1,withErrorStyles:me,withSuccessStyles:oe,attributes:Se,children:(0,Ll.jsx)(tN,{required:c,"data-invalid":!!s||
void 0,"data-with-left-section":!!d||void 0,...ie("innerInput"),disabled:m,id:Ce,dir:ne,...Yr,autoComplete:Yr.autoComplete||"off",type:Le?"text":"password"})})})});
Ts.classes={...kr.classes,...eh};Ts.varsResolver=LC;Ts.displayName="@mantine/core/PasswordInput";var[jC,th]=wt("Progress.Root component was not found in tree");var La={root:"m_db6d6462",section:"m_2242eb65","stripes-animation":"m_81a374bd","stripes-animation-vertical":"m_e0fb7a86",label:"m_91e40b74"};var HC=x(R(),1),rh=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ProgressLabel",null,e),l=th();return(0,HC.jsx)(E,{...l.getStyles("label",
{className:r,style:o,classNames:t,styles:n}),...i})});rh.classes=La;rh.displayName="@mantine/core/ProgressLabel";var hy=x(R(),1),IC=(e,{size:t,radius:r,transitionDuration:o})=>({root:{"--progress-size":re(t,"progress-size"),"--progress-radius":r===void 0?void 0:ve(r),"--pr\
ogress-transition-duration":typeof o=="number"?`${o}ms`:void 0}}),Rs=N(e=>{let t=T("ProgressRoot",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,autoContrast:c,transitionDuration:s,orientation:u,attributes:d,mod:m,...f}=t,p=Y({name:"Progress",classes:La,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:d,vars:l,varsResolver:IC});return(0,hy.jsx)(jC,{value:{getStyles:p,autoContrast:c},children:(0,hy.jsx)(E,{mod:[{orientation:u},m],...p("ro\
ot"),...f})})});Rs.classes=La;Rs.varsResolver=IC;Rs.displayName="@mantine/core/ProgressRoot";var VC=x(R(),1),rN={withAria:!0},Um=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,value:i,withAria:l,color:c,striped:s,animated:u,mod:d,...m}=T("Pr\
ogressSection",rN,e),f=th(),p=at(),h=l?{role:"progressbar","aria-valuemax":100,"aria-valuemin":0,"aria-valuenow":i,"aria-valuetext":`${i}%`}:{};return(0,VC.jsx)(
E,{...f.getStyles("section",{className:r,classNames:t,styles:n,style:o}),...m,...h,mod:[{striped:s||u,animated:u},d],__vars:{"--progress-section-size":`${i}%`,"\
--progress-section-color":Ne(c,p),"--progress-label-color":di(f.autoContrast,p)?Pn({color:c,theme:p,autoContrast:f.autoContrast}):void 0}})});Um.classes=La;Um.displayName=
"@mantine/core/ProgressSection";var vy=x(R(),1),zi=N(e=>{let t=T("Progress",null,e),{value:r,classNames:o,styles:n,vars:a,color:i,striped:l,animated:c,"aria-label":s,...u}=t,{resolvedClassNames:d,
resolvedStyles:m}=Hn({classNames:o,styles:n,props:t});return(0,vy.jsx)(Rs,{classNames:d,styles:m,vars:a,...u,children:(0,vy.jsx)(Um,{value:r,color:i,striped:l,animated:c,
"aria-label":s})})});zi.classes=La;zi.displayName="@mantine/core/Progress";zi.Section=Um;zi.Root=Rs;zi.Label=rh;var Ci=x(D(),1);function UC({offset:e,position:t,defaultOpened:r}){let[o,n]=(0,Ci.useState)(r),a=(0,Ci.useRef)(null),{x:i,y:l,elements:c,refs:s,update:u,placement:d}=Qc({placement:t,
middleware:[Sl({crossAxis:!0,padding:5,rootBoundary:"document"})]}),m=d.includes("right")?e:t.includes("left")?e*-1:0,f=d.includes("bottom")?e:t.includes("top")?
e*-1:0,p=(0,Ci.useCallback)(({clientX:h,clientY:w})=>{!Number.isFinite(h)||!Number.isFinite(w)||s.setPositionReference({getBoundingClientRect(){return{width:0,height:0,
x:h,y:w,left:h+m,top:w+f,right:h,bottom:w}}})},[c.reference]);return(0,Ci.useEffect)(()=>{if(s.floating.current){let h=a.current;h.addEventListener("mousemove",
p);let w=Mr(s.floating.current);return w.forEach(v=>{v.addEventListener("scroll",u)}),()=>{h.removeEventListener("mousemove",p),w.forEach(v=>{v.removeEventListener(
"scroll",u)})}}},[c.reference,s.floating.current,u,p,o]),{handleMouseMove:p,x:i,y:l,opened:o,setOpened:n,boundaryRef:a,floating:s.setFloating}}var ks={tooltip:"m_1b3c8819",arrow:"m_f898399f"};var GC=x(D(),1);var jl=x(R(),1),oN={refProp:"ref",withinPortal:!0,offset:10,position:"right",zIndex:Kt("popover")},$C=(e,{radius:t,color:r})=>({tooltip:{"--tooltip-radius":t===
void 0?void 0:ve(t),"--tooltip-bg":r?Ne(r,e):void 0,"--tooltip-color":r?"var(--mantine-color-white)":void 0}}),Gm=N(e=>{let t=T("TooltipFloating",oN,e),{children:r,
refProp:o,withinPortal:n,style:a,className:i,classNames:l,styles:c,unstyled:s,radius:u,color:d,label:m,offset:f,position:p,multiline:h,zIndex:w,disabled:v,defaultOpened:g,
variant:b,vars:y,portalProps:_,attributes:z,ref:S,...C}=t,H=at(),M=Y({name:"TooltipFloating",props:t,classes:ks,className:i,style:a,classNames:l,styles:c,unstyled:s,
attributes:z,rootSelector:"tooltip",vars:y,varsResolver:$C}),{handleMouseMove:F,x:V,y:I,opened:A,boundaryRef:q,floating:L,setOpened:B}=UC({offset:f,position:p,defaultOpened:g}),
O=Fr(r);if(!O)throw new Error("[@mantine/core] Tooltip.Floating component children should be an element or a component that accepts ref, fragments, strings, num\
bers and other primitive values are not supported");let j=ye(q,si(O),S),$=O.props,G=W=>{$.onMouseEnter?.(W),F(W),B(!0)},K=W=>{$.onMouseLeave?.(W),B(!1)};return(0,jl.jsxs)(
jl.Fragment,{children:[(0,jl.jsx)(Vo,{..._,withinPortal:n,children:(0,jl.jsx)(E,{...C,...M("tooltip",{style:{...jc(a,H),zIndex:w,display:!v&&A?"block":"none",top:Number.
isFinite(I)?Math.round(I):"",left:Number.isFinite(V)?Math.round(V):""}}),variant:b,ref:L,mod:{multiline:h},children:m})}),(0,GC.cloneElement)(O,{...$,[o]:j,onMouseEnter:G,
onMouseLeave:K})]})});Gm.classes=ks;Gm.varsResolver=$C;Gm.displayName="@mantine/core/TooltipFloating";var YC=x(D(),1),gy=x(R(),1);var by=(0,YC.createContext)({withinGroup:!1}),nN={openDelay:0,closeDelay:0};function oh(e){let{openDelay:t,closeDelay:r,children:o}=T("TooltipGroup",nN,e);return(0,gy.jsx)(
by,{value:{withinGroup:!0},children:(0,gy.jsx)(tS,{delay:{open:t,close:r},children:o})})}oh.displayName="@mantine/core/TooltipGroup";oh.extend=e=>e;var ta=x(D(),1);function aN(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function iN(e){let t=aN(
e.middlewares),r=[Xc(e.offset),cm()];return t.shift&&r.push(Sl(typeof t.shift=="boolean"?{padding:8}:{padding:8,...t.shift})),t.flip&&r.push(typeof t.flip=="boo\
lean"?Kc():Kc(t.flip)),r.push(sm({element:e.arrowRef,padding:e.arrowOffset})),t.inline?r.push(typeof t.inline=="boolean"?bi():bi(t.inline)):e.inline&&r.push(bi()),
r}function qC(e){let[t,r]=(0,ta.useState)(e.defaultOpened),o=typeof e.opened=="boolean",n=!e.disabled&&(o?e.opened:t);(0,ta.useEffect)(()=>{e.disabled&&r(!1)},[
e.disabled]);let a=(0,ta.use)(by).withinGroup,i=be(),l=Po(),c=(0,ta.useCallback)(C=>{r(C),C&&b(i)},[i]),{x:s,y:u,context:d,refs:m,placement:f,middlewareData:{arrow:{
x:p,y:h}={},hide:w}}=Qc({strategy:e.strategy,placement:e.position,open:n,onOpenChange:c,middleware:iN(e),whileElementsMounted:_l}),{delay:v,currentId:g,setCurrentId:b}=rS(
d,{id:i}),{getReferenceProps:y,getFloatingProps:_}=aS([J5(d,{enabled:!e.disabled&&e.events?.hover,delay:a?v:{open:e.openDelay,close:e.closeDelay},mouseOnly:!e.events?.
touch,handleClose:e.interactive?cS():null}),nS(d,{enabled:!e.disabled&&e.events?.focus,visibleOnly:!0}),iS(d,{role:"tooltip"}),oS(d,{enabled:typeof e.opened>"u"})]),
z=(0,ta.useRef)(f);ut(()=>{z.current!==f&&(z.current=f,e.onPositionChange?.(f))},[f]);let S=n&&g&&g!==i;return{x:s,y:u,arrowX:p,arrowY:h,reference:m.setReference,
floating:m.setFloating,getFloatingProps:_,getReferenceProps:y,isGroupPhase:S,opened:n,placement:f,referenceHidden:e.hideDetached&&l!=="test"?w?.referenceHidden:
!1}}var Es=x(D(),1);var jr=x(R(),1),lN={position:"top",refProp:"ref",withinPortal:!0,arrowSize:4,arrowOffset:5,arrowRadius:0,arrowPosition:"side",offset:5,transitionProps:{duration:100,
transition:"fade"},events:{hover:!0,focus:!1,touch:!1},zIndex:Kt("popover"),middlewares:{flip:!0,shift:!0,inline:!1},hideDetached:!0},FC=(e,{radius:t,color:r,variant:o,
autoContrast:n})=>{let a=e.variantColorResolver({theme:e,color:r||e.primaryColor,autoContrast:n,variant:o||"filled"});return{tooltip:{"--tooltip-radius":t===void 0?
void 0:ve(t),"--tooltip-bg":r?a.background:void 0,"--tooltip-color":r?a.color:void 0}}},Ti=N(e=>{let t=T("Tooltip",lN,e),{children:r,position:o,refProp:n,label:a,
openDelay:i,closeDelay:l,onPositionChange:c,opened:s,defaultOpened:u,withinPortal:d,radius:m,color:f,classNames:p,styles:h,unstyled:w,style:v,className:g,withArrow:b,
arrowSize:y,arrowOffset:_,arrowRadius:z,arrowPosition:S,offset:C,transitionProps:H,multiline:M,events:F,interactive:V,zIndex:I,disabled:A,onClick:q,onMouseEnter:L,
onMouseLeave:B,inline:O,variant:j,keepMounted:$,vars:G,portalProps:K,mod:W,floatingStrategy:me,middlewares:oe,autoContrast:ue,attributes:Se,target:ne,hideDetached:ze,
ref:Ce,...Le}=t,{dir:Ue}=Xr(),Et=(0,Es.useRef)(null),ie=qC({position:lp(Ue,o),closeDelay:l,openDelay:i,onPositionChange:c,opened:s,defaultOpened:u,disabled:A,events:F,
interactive:V,arrowRef:Et,arrowOffset:_,offset:typeof C=="number"?C+(b?y/2:0):C,inline:O,strategy:me,middlewares:oe,hideDetached:ze});(0,Es.useEffect)(()=>{let Ge=ne instanceof
HTMLElement?ne:typeof ne=="string"?document.querySelector(ne):ne?.current||null;Ge&&ie.reference(Ge)},[ne,ie]);let zt=Y({name:"Tooltip",props:t,classes:ks,className:g,
style:v,classNames:p,styles:h,unstyled:w,attributes:Se,rootSelector:"tooltip",vars:G,varsResolver:FC}),Ut=Fr(r);if(!ne&&!Ut)throw new Error("[@mantine/core] Too\
ltip component children should be an element or a component that accepts ref, fragments, strings, numbers and other primitive values are not supported");let mr=zt(
"tooltip"),Yr=V&&!A&&!!ie.opened,Nn=S==="merge"&&b?ip({position:ie.placement,dir:Ue}):void 0;if(ne){let Ge=qb(H,{duration:100,transition:"fade"});return(0,jr.jsx)(
jr.Fragment,{children:(0,jr.jsx)(Vo,{...K,withinPortal:d,children:(0,jr.jsx)(Cr,{...Ge,keepMounted:$,mounted:!A&&!!ie.opened,duration:ie.isGroupPhase?10:Ge.duration,
children:On=>(0,jr.jsxs)(E,{...Le,"data-fixed":me==="fixed"||void 0,variant:j,mod:[{multiline:M,interactive:Yr},W],...mr,...ie.getFloatingProps({ref:ie.floating,
className:mr.className,style:{...mr.style,...On,...Nn,zIndex:I,top:ie.y??0,left:ie.x??0,...ie.referenceHidden?{display:"none"}:null}}),children:[a,(0,jr.jsx)(Zc,
{ref:Et,arrowX:ie.arrowX,arrowY:ie.arrowY,visible:b,position:ie.placement,arrowSize:y,arrowOffset:_,arrowRadius:z,arrowPosition:S,...zt("arrow")})]})})})})}let an=Ut.
props,ba=ye(ie.reference,si(Ut),Ce),ln=qb(H,{duration:100,transition:"fade"});return(0,jr.jsxs)(jr.Fragment,{children:[(0,jr.jsx)(Vo,{...K,withinPortal:d,children:(0,jr.jsx)(
Cr,{...ln,keepMounted:$,mounted:!A&&!!ie.opened,duration:ie.isGroupPhase?10:ln.duration,children:Ge=>(0,jr.jsxs)(E,{...Le,"data-fixed":me==="fixed"||void 0,variant:j,
mod:[{multiline:M,interactive:Yr},W],...ie.getFloatingProps({ref:ie.floating,className:zt("tooltip").className,style:{...zt("tooltip").style,...Ge,...Nn,zIndex:I,
top:ie.y??0,left:ie.x??0,...ie.referenceHidden?{display:"none"}:null}}),children:[a,(0,jr.jsx)(Zc,{ref:Et,arrowX:ie.arrowX,arrowY:ie.arrowY,visible:b,position:ie.
placement,arrowSize:y,arrowOffset:_,arrowRadius:z,arrowPosition:S,...zt("arrow")})]})})}),(0,Es.cloneElement)(Ut,ie.getReferenceProps({onClick:q,onMouseEnter:L,
onMouseLeave:B,onMouseMove:t.onMouseMove,onPointerDown:t.onPointerDown,onPointerEnter:t.onPointerEnter,...an,className:he(g,an.className),[n]:ba}))]})});Ti.classes=
ks;Ti.varsResolver=FC;Ti.displayName="@mantine/core/Tooltip";Ti.Floating=Gm;Ti.Group=oh;var ra=x(D(),1);var qo=x(R(),1),cN={size:"sm",withCheckIcon:!0,allowDeselect:!0,checkIconPosition:"left",openOnFocus:!0},$m=pi(e=>{let t=T(["Input","InputWrapper","Select"],cN,
e),{classNames:r,styles:o,unstyled:n,vars:a,dropdownOpened:i,defaultDropdownOpened:l,onDropdownClose:c,onDropdownOpen:s,onFocus:u,onBlur:d,onClick:m,onChange:f,
data:p,value:h,defaultValue:w,selectFirstOptionOnChange:v,selectFirstOptionOnDropdownOpen:g,onOptionSubmit:b,comboboxProps:y,readOnly:_,disabled:z,filter:S,limit:C,
withScrollArea:H,maxDropdownHeight:M,floatingHeight:F,size:V,searchable:I,rightSection:A,checkIconPosition:q,withCheckIcon:L,withAlignedLabels:B,nothingFoundMessage:O,
name:j,form:$,searchValue:G,defaultSearchValue:K,onSearchChange:W,allowDeselect:me,error:oe,rightSectionPointerEvents:ue,id:Se,clearable:ne,clearSectionMode:ze,
clearButtonProps:Ce,hiddenInputProps:Le,renderOption:Ue,onClear:Et,autoComplete:ie,scrollAreaProps:zt,__defaultRightSection:Ut,__clearSection:mr,__clearable:Yr,
chevronColor:Nn,autoSelectOnBlur:an,openOnFocus:ba,attributes:ln,...Ge}=t,On=(0,ra.useMemo)(()=>Op(p),[p]),Ct=(0,ra.useRef)({}),_r=(0,ra.useMemo)(()=>L0(On),[On]),
rf=be(Se),of=Kz({id:rf,label:Ge.label,labelProps:Ge.labelProps,inputWrapperOrder:Ge.inputWrapperOrder}),[ot,cn,ug]=At({value:h,defaultValue:w,finalValue:null,onChange:f}),
ya=ot!=null?`${ot}`in _r?_r[`${ot}`]:Ct.current[`${ot}`]:void 0,kx=Dg(ya),[nf,K8,Q8]=At({value:G,defaultValue:K,finalValue:ya?ya.label:"",onChange:W}),qr=Up({opened:i,
defaultOpened:l,onDropdownOpen:()=>{s?.(),g?qr.selectFirstOption():qr.updateSelectedOptionIndex("active",{scrollIntoView:!0})},onDropdownClose:()=>{c?.(),setTimeout(
qr.resetSelectedOption,0)}}),ni=Sr=>{K8(Sr),qr.resetSelectedOption()},{resolvedClassNames:Ex,resolvedStyles:Ax}=Hn({props:t,styles:o,classNames:r});(0,ra.useEffect)(
()=>{v&&qr.selectFirstOption()},[v,nf]),(0,ra.useEffect)(()=>{h===null&&ni(""),h!=null&&ya&&(kx?.value!==ya.value||kx?.label!==ya.label)&&ni(ya.label)},[h,ya]),
(0,ra.useEffect)(()=>{!ug&&!Q8&&ni(ot!=null?`${ot}`in _r?_r[`${ot}`]?.label:Ct.current[`${ot}`]?.label||"":"")},[_r,ot]),(0,ra.useEffect)(()=>{ot&&`${ot}`in _r&&
(Ct.current[`${ot}`]=_r[`${ot}`])},[_r,ot]);let Z8=(0,qo.jsx)(Oe.ClearButton,{...Ce,onClear:()=>{cn(null,null),ni(""),Et?.()}}),W8=ne&&ot!=null&&!z&&!_;return(0,qo.jsxs)(
qo.Fragment,{children:[(0,qo.jsxs)(Oe,{store:qr,__staticSelector:"Select",classNames:Ex,styles:Ax,unstyled:n,readOnly:_,size:V,attributes:ln,floatingHeight:F,keepMounted:an,
onOptionSubmit:Sr=>{b?.(Sr);let fo=me&&`${_r[Sr].value}`==`${ot}`?null:_r[Sr],fg=fo?fo.value:null;fg!==ot&&cn(fg,fo),!ug&&ni(fg!=null&&fo?.label||""),qr.closeDropdown()},
...y,children:[(0,qo.jsx)(Oe.Target,{targetType:I?"input":"button",autoComplete:ie,withExpandedAttribute:!0,children:(0,qo.jsx)(kr,{id:rf,__defaultRightSection:(0,qo.jsx)(
Oe.Chevron,{size:V,error:oe,unstyled:n,color:Nn}),__clearSection:Z8,__clearable:W8,__clearSectionMode:ze,rightSection:A,rightSectionPointerEvents:ue||"none",...Ge,
size:V,__staticSelector:"Select",disabled:z,readOnly:_||!I,value:nf,onChange:Sr=>{if(cC(Sr)){if(!_){let fo=MC(_r,Sr.currentTarget.value);fo&&`${fo.value}`!=`${ot}`&&
(cn(fo.value,fo),!ug&&ni(fo.label))}return}ni(Sr.currentTarget.value),qr.openDropdown(),v&&qr.selectFirstOption()},onFocus:Sr=>{ba&&I&&qr.openDropdown(),u?.(Sr)},
onBlur:Sr=>{an&&qr.clickSelectedOption(),qr.closeDropdown();let fo=ot!=null&&(`${ot}`in _r?_r[`${ot}`]:Ct.current[`${ot}`]);ni(fo&&fo.label||""),d?.(Sr)},onClick:Sr=>{
I?qr.openDropdown():qr.toggleDropdown(),m?.(Sr)},classNames:Ex,styles:Ax,unstyled:n,pointer:!I,error:oe,attributes:ln})}),(0,qo.jsx)(Xz,{data:On,hidden:_||z,filter:S,
search:nf,limit:C,hiddenWhenEmpty:!O,withScrollArea:H,maxDropdownHeight:M,filterOptions:!!I&&ya?.label!==nf,value:ot,checkIconPosition:q,withCheckIcon:L,withAlignedLabels:B,
nothingFoundMessage:O,unstyled:n,labelId:of,"aria-label":of?void 0:Ge["aria-label"],renderOption:Ue,scrollAreaProps:zt})]}),(0,qo.jsx)(Oe.HiddenInput,{value:ot,
name:j,form:$,disabled:z,...Le})]})});$m.classes={...kr.classes,...Oe.classes};$m.displayName="@mantine/core/Select";var yy={root:"m_6d731127"};var XC=x(R(),1),sN={gap:"md",align:"stretch",justify:"flex-start"},KC=(e,{gap:t,align:r,justify:o})=>({root:{"--stack-gap":rr(t),"--stack-align":r,"--stack-just\
ify":o}}),ce=N(e=>{let t=T("Stack",sN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,align:c,justify:s,gap:u,variant:d,attributes:m,...f}=t,p=Y(
{name:"Stack",props:t,classes:yy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:KC});return(0,XC.jsx)(E,{...p("root"),variant:d,
...f})});ce.classes=yy;ce.varsResolver=KC;ce.displayName="@mantine/core/Stack";var[QC,ZC]=wt("Table component was not found in the tree");var Ri={table:"m_b23fa0ef",th:"m_4e7aa4f3",tr:"m_4e7aa4fd",td:"m_4e7aa4ef",tbody:"m_b2404537",thead:"m_b242d975",caption:"m_9e5a3ac7",scrollContainer:"m_a100c15",
scrollContainerInner:"m_62259741"};var WC=x(R(),1);function dN(e,t){if(!t)return;let r={};return t.columnBorder&&e.withColumnBorders&&(r["data-with-column-border"]=!0),t.rowBorder&&e.withRowBorders&&
(r["data-with-row-border"]=!0),t.striped&&e.striped&&(r["data-striped"]=e.striped),t.highlightOnHover&&e.highlightOnHover&&(r["data-hover"]=!0),t.captionSide&&e.
captionSide&&(r["data-side"]=e.captionSide),t.stickyHeader&&e.stickyHeader&&(r["data-sticky"]=!0),r}function Hl(e,t){let r=`Table${e.charAt(0).toUpperCase()}${e.
slice(1)}`,o=N(n=>{let a=T(r,{},n),{classNames:i,className:l,style:c,styles:s,...u}=a,d=ZC();return(0,WC.jsx)(E,{component:e,...dN(d,t),...d.getStyles(e,{className:l,
classNames:i,style:c,styles:s,props:a}),...u})});return o.displayName=`@mantine/core/${r}`,o.classes=Ri,o}var Ym=Hl("th",{columnBorder:!0}),nh=Hl("td",{columnBorder:!0}),
As=Hl("tr",{rowBorder:!0,striped:!0,highlightOnHover:!0}),ah=Hl("thead",{stickyHeader:!0}),ih=Hl("tbody"),lh=Hl("tfoot"),ch=Hl("caption",{captionSide:!0});var wy=x(R(),1),mN={type:"scrollarea"},JC=(e,{minWidth:t,maxHeight:r,type:o})=>({scrollContainer:{"--table-min-width":k(t),"--table-max-height":k(r),"--table-ov\
erflow":o==="native"?"auto":void 0}}),qm=N(e=>{let t=T("TableScrollContainer",mN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:c,minWidth:s,
maxHeight:u,type:d,scrollAreaProps:m,attributes:f,...p}=t,h=Y({name:"TableScrollContainer",classes:Ri,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:f,vars:l,varsResolver:JC,rootSelector:"scrollContainer"});return(0,wy.jsx)(E,{component:d==="scrollarea"?vn:"div",...d==="scrollarea"?u?{offsetScrollbars:"\
xy",...m}:{offsetScrollbars:"x",...m}:{},...h("scrollContainer"),...p,children:(0,wy.jsx)("div",{...h("scrollContainerInner"),children:c})})});qm.classes=Ri;qm.
varsResolver=JC;qm.displayName="@mantine/core/TableScrollContainer";var Hr=x(R(),1);function sh({data:e}){return(0,Hr.jsxs)(Hr.Fragment,{children:[e.caption&&(0,Hr.jsx)(ch,{children:e.caption}),e.head&&(0,Hr.jsx)(ah,{children:(0,Hr.jsx)(
As,{children:e.head.map((t,r)=>(0,Hr.jsx)(Ym,{children:t},r))})}),e.body&&(0,Hr.jsx)(ih,{children:e.body.map((t,r)=>(0,Hr.jsx)(As,{children:t.map((o,n)=>(0,Hr.jsx)(
nh,{children:o},n))},r))}),e.foot&&(0,Hr.jsx)(lh,{children:(0,Hr.jsx)(As,{children:e.foot.map((t,r)=>(0,Hr.jsx)(Ym,{children:t},r))})})]})}sh.displayName="@mant\
ine/core/TableDataRenderer";var e6=x(D(),1),dh=x(R(),1),uN={withRowBorders:!0,verticalSpacing:7},t6=(e,{layout:t,captionSide:r,horizontalSpacing:o,verticalSpacing:n,borderColor:a,stripedColor:i,
highlightOnHoverColor:l,striped:c,highlightOnHover:s,stickyHeaderOffset:u,stickyHeader:d})=>({table:{"--table-layout":t,"--table-caption-side":r,"--table-horizo\
ntal-spacing":rr(o),"--table-vertical-spacing":rr(n),"--table-border-color":a?Ne(a,e):void 0,"--table-striped-color":c&&i?Ne(i,e):void 0,"--table-highlight-on-h\
over-color":s&&l?Ne(l,e):void 0,"--table-sticky-header-offset":d?k(u):void 0}}),Nt=N(e=>{let t=T("Table",uN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,horizontalSpacing:c,verticalSpacing:s,captionSide:u,stripedColor:d,highlightOnHoverColor:m,striped:f,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,
withTableBorder:v,borderColor:g,layout:b,data:y,children:_,stickyHeader:z,stickyHeaderOffset:S,mod:C,tabularNums:H,attributes:M,...F}=t,V=Y({name:"Table",props:t,
className:o,style:n,classes:Ri,classNames:r,styles:a,unstyled:i,attributes:M,rootSelector:"table",vars:l,varsResolver:t6,stable:!0}),I=f===!0?"odd":f||void 0,A=u||
"bottom",q=(0,e6.useMemo)(()=>({getStyles:V,stickyHeader:z,striped:I,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,captionSide:A}),[V,z,I,p,h,w,A]);return(0,dh.jsx)(
QC,{value:q,children:(0,dh.jsx)(E,{component:"table",mod:[{withTableBorder:v,tabularNums:H},C],...V("table"),...F,children:_||!!y&&(0,dh.jsx)(sh,{data:y})})})});
Nt.classes=Ri;Nt.varsResolver=t6;Nt.displayName="@mantine/core/Table";Nt.Td=nh;Nt.Th=Ym;Nt.Tr=As;Nt.Thead=ah;Nt.Tbody=ih;Nt.Tfoot=lh;Nt.Caption=ch;Nt.ScrollContainer=
qm;Nt.DataRenderer=sh;var[r6,Ns]=wt("Tabs component was not found in the tree");var ja={root:"m_89d60db1","list--default":"m_576c9d4",list:"m_89d33d6d",tab:"m_4ec4dce6",panel:"m_b0c91715",tabSection:"m_fc420b1f",tabLabel:"m_42bbd1ae","tab--\
default":"m_539e827b","list--outline":"m_6772fbd5","tab--outline":"m_b59ab47c","tab--pills":"m_c3381914"};var o6=x(R(),1),mh=N(e=>{let t=T("TabsList",null,e),{children:r,className:o,grow:n,justify:a,classNames:i,styles:l,style:c,mod:s,...u}=t,d=Ns();return(0,o6.jsx)(
E,{...d.getStyles("list",{className:o,style:c,classNames:i,styles:l,props:t,variant:d.variant}),role:"tablist",variant:d.variant,mod:[{grow:n,orientation:d.orientation,
placement:d.orientation==="vertical"&&d.placement,inverted:d.inverted},s],"aria-orientation":d.orientation,__vars:{"--tabs-justify":a},...u,children:r})});mh.classes=
ja;mh.displayName="@mantine/core/TabsList";var uh=x(D(),1),xy=x(R(),1),fh=N(e=>{let t=T("TabsPanel",null,e),{children:r,className:o,value:n,classNames:a,styles:i,style:l,mod:c,keepMounted:s,...u}=t,d=Po(),
m=Ns();(0,uh.useEffect)(()=>(m.setMountedPanel(n,!0),()=>{m.setMountedPanel(n,!1)}),[n]);let f=m.value===n,p=m.keepMounted||s,h=m.keepMountedMode!=="display-non\
e",w=p&&h&&d!=="test"?(0,xy.jsx)(uh.Activity,{mode:f?"visible":"hidden",children:r}):p||f?r:null;return(0,xy.jsx)(E,{...m.getStyles("panel",{className:o,classNames:a,
styles:i,style:[l,f?void 0:{display:"none"}],props:t}),mod:[{orientation:m.orientation},c],role:"tabpanel",id:m.getPanelId(n),"aria-labelledby":m.getTabId(n),...u,
children:w})});fh.classes=ja;fh.displayName="@mantine/core/TabsPanel";var Os=x(R(),1),ph=N(e=>{let t=T("TabsTab",null,e),{className:r,children:o,rightSection:n,leftSection:a,value:i,onClick:l,onKeyDown:c,disabled:s,color:u,style:d,
classNames:m,styles:f,vars:p,mod:h,tabIndex:w,...v}=t,g=at(),{dir:b}=Xr(),y=Ns(),_=i===y.value,z=C=>{y.onChange(y.allowTabDeactivation&&i===y.value?null:i),l?.(
C)},S={classNames:m,styles:f,props:t};return(0,Os.jsxs)(Qt,{...y.getStyles("tab",{className:r,style:d,variant:y.variant,...S}),disabled:s,unstyled:y.unstyled,variant:y.
variant,mod:[{active:_,disabled:s,orientation:y.orientation,inverted:y.inverted,placement:y.orientation==="vertical"&&y.placement},h],role:"tab",id:y.getTabId(i),
"aria-selected":_,tabIndex:w!==void 0?w:_||y.value===null?0:-1,"aria-controls":y.mountedPanels.current.has(i)?y.getPanelId(i):void 0,onClick:z,__vars:{"--tabs-c\
olor":u?Ne(u,g):void 0},onKeyDown:Wx({siblingSelector:'[role="tab"]',parentSelector:'[role="tablist"]',activateOnFocus:y.activateTabWithKeyboard,loop:y.loop,orientation:y.
orientation||"horizontal",dir:b,onKeyDown:c}),...v,children:[a&&(0,Os.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"left",children:a}),o&&(0,Os.jsx)(
"span",{...y.getStyles("tabLabel",S),children:o}),n&&(0,Os.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"right",children:n})]})});ph.classes=ja;ph.
displayName="@mantine/core/TabsTab";var hh=x(D(),1);var _y=x(R(),1),n6="Tabs.Tab or Tabs.Panel component was rendered with invalid value or without value",fN={keepMounted:!0,keepMountedMode:"activity",orientation:"\
horizontal",loop:!0,activateTabWithKeyboard:!0,variant:"default",placement:"left"},a6=(e,{radius:t,color:r,autoContrast:o})=>({root:{"--tabs-radius":ve(t),"--ta\
bs-color":Ne(r,e),"--tabs-text-color":di(o,e)?Pn({color:r,theme:e,autoContrast:o}):void 0}}),ct=N(e=>{let t=T("Tabs",fN,e),{defaultValue:r,value:o,onChange:n,orientation:a,
children:i,loop:l,id:c,activateTabWithKeyboard:s,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,placement:h,keepMounted:w,keepMountedMode:v,classNames:g,
styles:b,unstyled:y,className:_,style:z,vars:S,autoContrast:C,mod:H,attributes:M,...F}=t,V=be(c),I=(0,hh.useRef)(new Set),A=Ng(),q=(0,hh.useCallback)((j,$)=>{let G=I.
current;$&&!G.has(j)?(G.add(j),A()):!$&&G.has(j)&&(G.delete(j),A())},[]),[L,B]=At({value:o,defaultValue:r,finalValue:null,onChange:n}),O=Y({name:"Tabs",props:t,
classes:ja,className:_,style:z,classNames:g,styles:b,unstyled:y,attributes:M,vars:S,varsResolver:a6});return(0,_y.jsx)(r6,{value:{placement:h,value:L,orientation:a,
id:V,loop:l,activateTabWithKeyboard:s,getTabId:_g(`${V}-tab`,n6),getPanelId:_g(`${V}-panel`,n6),onChange:B,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,
keepMounted:w,keepMountedMode:v,unstyled:y,getStyles:O,mountedPanels:I,setMountedPanel:q},children:(0,_y.jsx)(E,{id:V,variant:d,mod:[{orientation:a,inverted:a===
"horizontal"&&p,placement:a==="vertical"&&h},H],...O("root"),...F,children:i})})});ct.classes=ja;ct.varsResolver=a6;ct.displayName="@mantine/core/Tabs";ct.Tab=ph;
ct.Panel=fh;ct.List=mh;var i6=x(R(),1),yo=N(e=>{let t=T(["Input","InputWrapper","TextInput"],null,e);return(0,i6.jsx)(kr,{component:"input",...t,__staticSelector:"TextInput"})});yo.classes=
kr.classes;yo.displayName="@mantine/core/TextInput";var pN=["h1","h2","h3","h4","h5","h6"],hN=["xs","sm","md","lg","xl"];function l6(e,t){let r=t!==void 0?t:`h${e}`;return pN.includes(r)?{fontSize:`var(--mantine-${r}\
-font-size)`,fontWeight:`var(--mantine-${r}-font-weight)`,lineHeight:`var(--mantine-${r}-line-height)`}:hN.includes(r)?{fontSize:`var(--mantine-font-size-${r})`,
fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`var(--mantine-h${e}-line-height)`}:{fontSize:k(r),fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`\
var(--mantine-h${e}-line-height)`}}var Sy={root:"m_8a5d1357"};var c6=x(R(),1),vN={order:1},s6=(e,{order:t,size:r,lineClamp:o,textWrap:n})=>{let a=l6(t||1,r);return{root:{"--title-fw":a.fontWeight,"--title-lh":a.lineHeight,
"--title-fz":a.fontSize,"--title-line-clamp":typeof o=="number"?o.toString():void 0,"--title-text-wrap":n}}},de=N(e=>{let t=T("Title",vN,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,order:l,vars:c,size:s,variant:u,lineClamp:d,textWrap:m,mod:f,attributes:p,...h}=t,w=Y({name:"Title",props:t,classes:Sy,className:o,style:n,
classNames:r,styles:a,unstyled:i,attributes:p,vars:c,varsResolver:s6});return[1,2,3,4,5,6].includes(l)?(0,c6.jsx)(E,{...w("root"),component:`h${l}`,variant:u,mod:[
{order:l,lineClamp:typeof d=="number"},f],size:s,...h}):null});de.classes=Sy;de.varsResolver=s6;de.displayName="@mantine/core/Title";var Bd=x(D(),1),X8=x(d8(),1);function Xu(e){let t=new URLSearchParams;for(let[o,n]of Object.entries(e))n!==void 0&&n!==""&&t.set(o,String(n));let r=t.toString();return r===""?"":"?"+r}var m8="\
/ui/api/",Ad=(e,t={})=>m8+e+Xu(t),Ed=class extends Error{constructor(r,o){super(o);this.code=r}code};async function u8(e,t){let r=await fetch(e,t),o=await r.json().
catch(()=>({error:r.statusText}));if(!r.ok)throw new Ed(r.status,o.error??r.statusText);return o}var ti=(e,t={})=>u8(Ad(e,t)),dr=(e,t)=>u8(m8+e,{method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(t)});var Nd=x(D(),1);var eg=()=>{},f8=e=>{eg=e};function Xt(e,t){let r=Ad(e,t),[o,n]=(0,Nd.useState)({url:r,connected:!1});return(0,Nd.useEffect)(()=>{let a=new EventSource(r);return a.
onopen=()=>n(i=>({...i,connected:!0})),a.onmessage=i=>n({url:r,value:JSON.parse(i.data),connected:!0}),a.addEventListener("failure",i=>{let l=JSON.parse(i.data);
l.code===401&&eg(),n(c=>({...c,url:r,error:l.error,connected:!0}))}),a.onerror=()=>{n(i=>({...i,connected:!1})),ti("session").catch(i=>{i instanceof Ed&&i.code===
401&&eg()})},()=>a.close()},[r]),o}function Od(e,t){let r=Ad(e,t),[o,n]=(0,Nd.useState)({});return(0,Nd.useEffect)(()=>{let a=!0;return n({}),ti(e,t).then(i=>a&&
n({value:i}),i=>{i instanceof Ed&&i.code===401&&eg(),a&&n({error:i.message})}),()=>{a=!1}},[r]),o}var p8=()=>import("./editor.js"),h8=()=>import("./terminal.js"),mc=document.querySelector("meta[name=csp-nonce]")?.content??"";var No=x(D(),1);var rg=x(D(),1);var tg=x(D(),1);var v8="/ui/",wx=new EventTarget;function wD(e){return wx.addEventListener("change",e),addEventListener("popstate",e),()=>{wx.removeEventListener("change",e),removeEventListener(
"popstate",e)}}function g8(){let e=(0,tg.useSyncExternalStore)(wD,()=>location.pathname+location.search);return(0,tg.useMemo)(()=>{let[t,r]=e.split("?");return{
page:t.slice(v8.length).replace(/\/$/,"")||"fleet",query:new URLSearchParams(r)}},[e])}var Be=(e,t={})=>v8+e+Xu(t);function ri(e,t=!1){history[t?"replaceState":
"pushState"](null,"",e),wx.dispatchEvent(new Event("change"))}function ht(e,t,r=!1){ri(Be(e.page,{...Object.fromEntries(e.query),...t}),r)}var on=e=>Be("workloa\
d",{group:e.group,version:e.version,kind:e.kind,namespace:e.namespace,name:e.name});function Md(e){e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey||(e.preventDefault(),ri(e.currentTarget.getAttribute("href")))}var U={title:"Karmada",skip:"Skip to content",pages:{fleet:"Fleet",workloads:"Workloads",matrix:"Matrix",policies:"Policies",rollouts:"Rollouts",moves:"Moves",inbox:"\
Inbox",resources:"Resources",search:"Search",workload:"Workload",edit:"Edit",whatif:"What if",shell:"Shell"},user:"User",logout:"Log out",scheme:"Switch between\
 dark and light mode",loading:"Loading",reconnecting:"Connection lost. The page shows the last known state and reconnects.",failed:"This view could not be read",
stale:"The control plane cannot be reached. The page shows the last known state",unreadable:e=>{let t=e.includes("clusters")?" Ask an administrator for the Clus\
terRole clusters-reader to see clusters.":"";return`You may not list ${e.join(", ")} here. The page omits them.${t}`},ago:e=>`${e} ago`,copy:"Copy as command",copied:"\
Copied",noRows:"Nothing matches.",page:(e,t,r)=>`${e}–${t} of ${r}`,next:"Next page",previous:"Previous page",searchHint:"Search (press /)",namespaceHint:"Nam\
espace",notFound:"No such page",login:{heading:"Log in to Karmada",intro:"The console acts with your own credentials. They stay in the memory of the server unti\
l you log out.",kubeconfig:"Kubeconfig",kubeconfigHint:"Paste the output of: kubectl config view --raw --flatten --minify",file:"Choose a file",token:"Token",tokenHint:"\
Bearer token of a user or a service account",submit:"Log in",oidc:"Log in with single sign-on"},fleet:{clusters:"Clusters",objects:"Workloads",healthy:"healthy",
ready:"ready",cordoned:"cordoned",notReady:"not ready",problems:"Most serious problems",noProblems:"No problems.",regions:"Regions",noRegion:"no region",columns:[
"Cluster","State","Region","Version","Mode","Nodes","CPU","Memory","Taints",""],pending:"not approved",all:"All regions",mayNotList:"You may not list clusters.",
mayNotListObjects:"You may not list workloads here.",whatif:"What if?",whatifHint:e=>`Plan the loss or the drain of ${e}`},workloads:{columns:["Workload","Names\
pace","State","Ready","Clusters","Policy","Age"],filters:{"":"All",problem:"With problems",notScheduled:"Not scheduled",notApplied:"Not applied",notHealthy:"Not\
 healthy",held:"Removal held",drifted:"Drifted",suspended:"Suspended",moving:"Moving"},healthy:"Healthy",flags:{held:"removal held",drifted:"drifted",suspended:"\
suspended",moving:"moving"}},workload:{tabs:{graph:"Graph",why:"Why",diff:"Diff",timeline:"Timeline",pods:"Pods",logs:"Logs",events:"Events",manifest:"Manifest"},
columns:["Template","Policy and binding","Clusters","Works","Member objects"],clusterColumns:["Cluster","State","Stage","Replicas","Reason"],timelineColumns:["T\
ime","State","Step","Cluster","Object","Detail"],eventColumns:["Last","Type","Reason","Object","Count","Message"],conditionColumns:["Condition","Status","Reason",
"Message","Since"],waiting:"Waits for",complete:"Every step is done.",noEvents:"No events.",missing:"missing",more:(e,t)=>`${e} more: ${t}`,noManifest:"The obje\
ct does not exist, or you may not read it.",conditions:"Conditions of the binding",clusters:"Clusters",edit:"Edit",moves:"Last moves",moveColumns:["Time","Chang\
es","Reason","Caused by"],revision:e=>`revision ${e}`},why:{columns:["Cluster","Chosen","Replicas","Current","Capacity","Score","Reason"],policy:(e,t)=>`Claimed\
 by ${e}${t?`: ${t}`:""}.`,unclaimed:"No policy claims the object",nearly:"Policies that almost match",also:"Other matching policies",held:"The scheduler ignore\
s the binding",due:"The scheduler would decide again",unschedulable:"Unschedulable",term:e=>`Affinity term ${e}`,more:e=>`${e} more clusters`,yes:"yes",no:"no",
division:e=>`Replicas are divided by ${e}.`},inbox:{empty:"Nothing waits for you.",columns:["Waits for","Object","Since","Reason",""],kinds:{removal:"Held remov\
al",cluster:"New cluster"},approve:"Approve",keep:"Approve, keep objects",remove:"Remove objects",confirmHeading:"Approve the removal?",confirmRemove:e=>`The ob\
jects of ${e} are deleted in the clusters that the message names.`,confirmKeep:e=>`The objects of ${e} stay in the clusters and are no longer managed.`,confirmCluster:e=>`\
The cluster ${e} gets workloads, namespaces and Services.`,confirmClusterHeading:"Approve the cluster?",cancel:"Cancel",confirm:"Approve"},diff:{equal:e=>`${e} ${e===
1?"cluster":"clusters"} without differences`,pending:"pending",refresh:"Compare again",none:"The object is in no cluster.",hidden:e=>`${e} more clusters were no\
t compared.`},pods:{columns:["Cluster","Pod","Status","Ready","Restarts","Node","Age",""],empty:"No pods.",shell:"Shell",logs:"Logs",more:(e,t)=>`The pods of th\
e first ${e} of ${t} clusters are shown.`,cluster:"cluster"},logs:{follow:"Following",ended:"Ended",again:"Read again",filter:"Filter lines",cluster:"Cluster",previous:"\
Previous container",empty:"No lines yet.",label:"Log lines",dropped:e=>`Only the last ${e} lines are kept.`},shell:{connect:"Connect",intro:(e,t)=>`Opens a shel\
l in pod ${e} of cluster ${t}, with your own rights.`,ended:"The shell ended",label:"Terminal"},policies:{columns:["Policy","Kind","Namespace","Selects","Object\
s","Age"],create:"New policy",any:"All kinds",kind:"Kind"},edit:{validate:"Validate",plan:"Plan",save:"Save",apply:"Apply this plan",remove:"Plan deletion",removeNow:"\
Delete",valid:"The object is valid.",saved:"Saved.",deleted:"Deleted.",label:"YAML",stale:"Plan the change before you save it.",unplanned:"Save without a plan"},
plan:{heading:"Effect",nothing:"No object changes.",incomplete:"Not covered",columns:["Object","Namespace","Clusters now","Clusters then","Changes","Reason"],summary:{
examined:"examined",changed:"changed",replicasMoved:"replicas moved",created:"created",updated:"updated",restarted:"restarted",scaled:"scaled",deleted:"deleted",
released:"released",lost:"lost",unschedulable:"unschedulable",clusters:"clusters affected"},more:e=>`The first ${e} objects are listed.`,busy:"Planning"},rollouts:{
empty:"No staged rollouts.",approve:"Approve",pause:"Pause",resume:"Resume",undo:"Return to",revision:e=>`revision ${e}`,stable:e=>`stable: revision ${e}`,paused:"\
paused",rest:"rest",history:"Revisions",stage:(e,t)=>`${e}: ${t}`,confirm:(e,t)=>`${e} the rollout of ${t}?`},moves:{leaving:"Leaving clusters",evictionColumns:[
"Object","Namespace","From","Replicas","Since","Reason","By","Detail"],none:"Nothing leaves a cluster.",kept:"stays until you decide",recent:"Last moves",columns:[
"Time","Object","Namespace","Changes","Reason","Caused by"],noMoves:"No moves.",suspended:"Suspended workloads",evictions:"PlacementEvictions"},whatif:{cluster:"\
Cluster",lose:"Lose it",drain:"Drain it",intro:"Nothing is changed: the plan shows what the control plane would do."},matrix:{clusterHint:"Clusters or region",label:"\
Workloads by clusters",keys:"Arrow keys move between cells, Enter opens the workload.",states:{h:"healthy",p:"pending",f:"failing",l:"leaving",x:"cluster not re\
ady",".":"not there"},shown:(e,t)=>`${e} of ${t} clusters`,noCell:"Choose a cell with the pointer or the arrow keys."},resources:{kind:"Kind",next:"Next page",first:"\
First page",none:"No objects."},search:{hint:"Words, or fields such as image:nginx* kind:Pod",go:"Search",columns:["Cluster","Namespace","Kind","Name","Age"],intro:"\
Searches the objects of all clusters that ResourceRegistries select.",label:"Query"}};var St=x(R(),1),xD={Done:"green",Waiting:"yellow",Failed:"red",Missing:"red"};function xx({state:e}){return e?(0,St.jsx)(pt,{color:xD[e],variant:"light",size:"s\
m",children:e}):null}var _D=["StatusUnknown","NotHealthy","NotReported"];function Ku({kind:e}){return e?(0,St.jsx)(pt,{color:_D.includes(e)?"yellow":"red",variant:"\
light",size:"sm",children:e}):(0,St.jsx)(pt,{color:"green",variant:"light",size:"sm",children:U.workloads.healthy})}function Ee({to:e,children:t}){return(0,St.jsx)(
Sm,{href:e,onClick:Md,size:"sm",children:t})}function SD(e){if(!e||e.startsWith("0001"))return"";let t=Math.max(0,Math.floor((Date.now()-new Date(e).getTime())/
1e3));for(let[r,o]of[["d",86400],["h",3600],["m",60]])if(t>=2*o)return Math.floor(t/o)+r;return t+"s"}function jt({since:e}){return(0,St.jsx)(X,{size:"sm",span:!0,
className:"nowrap",title:e,children:SD(e)})}function kt({live:e,reading:t}){let r=t?.unreadable??[];return(0,St.jsxs)(St.Fragment,{children:[e.error&&(0,St.jsx)(
fe,{color:"red",mb:"sm",title:U.failed,role:"alert",children:e.error}),e.connected===!1&&e.value!==void 0&&(0,St.jsx)(fe,{color:"yellow",mb:"sm",role:"status",children:U.
reconnecting}),t?.stale&&(0,St.jsx)(fe,{color:"yellow",mb:"sm",role:"status",title:U.stale,children:t.stale}),r.length>0&&(0,St.jsx)(fe,{color:"blue",mb:"sm",role:"\
status",children:U.unreadable(r)}),e.value===void 0&&!e.error&&(0,St.jsx)(Bt,{size:"sm",role:"status","aria-label":U.loading})]})}var og=(e,t)=>!e.unreadable?.includes(
t);function vt({command:e}){let t=Cg();return(0,St.jsx)(Ti,{label:e,multiline:!0,maw:600,children:(0,St.jsx)(ae,{variant:"default",size:"compact-sm",onClick:()=>t.
copy(e),children:t.copied?U.copied:U.copy})})}function b8({route:e,name:t,hint:r,type:o,width:n}){let a=e.query.get(t)??"",[i,l]=(0,rg.useState)(a);(0,rg.useEffect)(
()=>l(a),[a]);let c=po(s=>ht(e,{[t]:s,offset:void 0},!0),250);return(0,St.jsx)(yo,{type:o,size:"sm",w:n,placeholder:r,"aria-label":r,value:i,name:t,onChange:s=>{
l(s.currentTarget.value),c(s.currentTarget.value)}})}var nn=({route:e})=>(0,St.jsx)(b8,{route:e,name:"search",hint:U.searchHint,type:"search",width:280}),so=({route:e})=>(0,St.jsx)(
b8,{route:e,name:"namespace",hint:U.namespaceHint,type:"text",width:160}),er=50;function mo({route:e,shown:t,matching:r}){let o=Number(e.query.get("offset")??0),
n=a=>ht(e,{offset:a>0?a:void 0});return(0,St.jsxs)(Z,{gap:"xs",justify:"flex-end",mt:"xs",children:[(0,St.jsx)(X,{size:"sm",c:"dimmed",children:U.page(Math.min(
o+1,r),o+t,r)}),(0,St.jsx)(ae,{size:"compact-sm",variant:"default",disabled:o===0,"aria-label":U.previous,onClick:()=>n(o-er),children:"←"}),(0,St.jsx)(ae,{size:"\
compact-sm",variant:"default",disabled:o+t>=r,"aria-label":U.next,onClick:()=>n(o+er),children:"→"})]})}var y8=x(D(),1);var xr=x(R(),1),Qu=U.diff;function _x({text:e}){return(0,xr.jsx)("pre",{className:"mono diff",tabIndex:0,children:e.split(`
`).map((t,r)=>(0,xr.jsx)("span",{className:t.startsWith("+")?"added":t.startsWith("-")?"removed":void 0,children:t+`
`},r))})}function zD(e){let t=new Map;for(let r of e){let o=JSON.stringify([r.change,r.diff,r.error,r.pending]);t.set(o,[...t.get(o)??[],r])}return[...t.values()]}
function w8({object:e}){let[t,r]=(0,y8.useState)(0),o=Od("diff",{...e,round:t}),{value:n}=o,a=n?.clusters.filter(l=>l.change==="Unchanged")??[],i=Object.values(
n?.hidden??{}).reduce((l,c)=>l+c,0);return(0,xr.jsxs)(ce,{gap:"sm",children:[(0,xr.jsx)(Z,{children:(0,xr.jsx)(ae,{size:"compact-sm",variant:"default",onClick:()=>r(
t+1),children:Qu.refresh})}),(0,xr.jsx)(kt,{live:o}),n&&n.clusters.length===0&&(0,xr.jsx)(X,{size:"sm",children:Qu.none}),zD(n?.clusters.filter(l=>l.change!=="U\
nchanged")??[]).map(l=>{let[c]=l;return(0,xr.jsxs)("section",{children:[(0,xr.jsxs)(de,{order:2,size:"h5",children:[c.change,": ",l.map(s=>s.cluster).join(", ")]}),
c.error&&(0,xr.jsx)(fe,{color:"red",children:c.error}),c.pending&&(0,xr.jsxs)(X,{size:"sm",c:"dimmed",children:[Qu.pending,": ",c.pending]}),c.diff&&(0,xr.jsx)(
_x,{text:c.diff})]},c.cluster)}),a.length>0&&(0,xr.jsxs)(X,{size:"sm",children:[Qu.equal(a.length),": ",a.map(l=>l.cluster).join(", ")]}),i>0&&(0,xr.jsx)(X,{size:"\
sm",c:"dimmed",children:Qu.hidden(i)}),n?.notes?.map(l=>(0,xr.jsx)(X,{size:"sm",children:l},l))]})}var Tn=x(R(),1);function et({label:e,columns:t,rows:r,empty:o=U.noRows}){return r.length===0?(0,Tn.jsx)(X,{size:"sm",c:"dimmed",py:"xs",children:o}):(0,Tn.jsx)(
Nt.ScrollContainer,{minWidth:600,type:"native",children:(0,Tn.jsxs)(Nt,{"aria-label":e,highlightOnHover:!0,verticalSpacing:6,stickyHeader:!0,children:[(0,Tn.jsx)(
Nt.Thead,{children:(0,Tn.jsx)(Nt.Tr,{children:t.map((n,a)=>(0,Tn.jsx)(Nt.Th,{scope:"col",children:n},a))})}),(0,Tn.jsx)(Nt.Tbody,{children:r.map(n=>(0,Tn.jsx)(Nt.
Tr,{children:n.cells.map((a,i)=>(0,Tn.jsx)(Nt.Td,{className:"reason",children:a},i))},n.key))})]})})}var tr=x(R(),1),uc=U.plan,CD=["deleted","lost","unschedulable","restarted"],x8=e=>e?.map(t=>t.replicas?`${t.name}: ${t.replicas}`:t.name).join(", ")??"";function TD({
effect:e}){return(0,tr.jsxs)(tr.Fragment,{children:[e.error&&(0,tr.jsx)(X,{size:"sm",c:"red",children:e.error}),e.changes?.map(t=>t.diff?(0,tr.jsxs)("details",{
children:[(0,tr.jsxs)("summary",{children:[t.action," ",t.cluster]}),(0,tr.jsx)(_x,{text:t.diff})]},t.cluster):(0,tr.jsxs)("div",{children:[t.action," ",t.cluster]},
t.cluster))]})}function RD(e){let[t,r]=e.resource.apiVersion.includes("/")?e.resource.apiVersion.split("/"):["",e.resource.apiVersion];return{key:`${e.namespace}\
/${e.name}`,cells:[(0,tr.jsxs)(Ee,{to:Be("workload",{group:t,version:r,kind:e.resource.kind,namespace:e.namespace,name:e.resource.name}),children:[e.resource.kind,
" ",e.resource.name]}),e.namespace??"",x8(e.before),x8(e.after),(0,tr.jsx)(TD,{effect:e}),e.reason??""]}}function ng({plan:e}){let t=e.bindings??[];return(0,tr.jsxs)(
ce,{gap:"sm",role:"status",children:[(0,tr.jsx)(de,{order:2,size:"h5",children:uc.heading}),(0,tr.jsx)(Z,{gap:"xs",children:Object.entries(uc.summary).filter(([
r])=>e.summary[r]).map(([r,o])=>(0,tr.jsxs)(pt,{variant:"light",color:CD.includes(r)?"red":"indigo",children:[e.summary[r]," ",o]},r))}),(0,tr.jsx)(et,{label:uc.
heading,columns:uc.columns,empty:uc.nothing,rows:t.map(RD)}),(e.summary.changed??0)>t.length&&(0,tr.jsx)(X,{size:"sm",c:"dimmed",children:uc.more(t.length)}),e.
incomplete?.map(r=>(0,tr.jsx)(fe,{color:"yellow",title:uc.incomplete,children:r},r))]})}var Ht=x(R(),1),ag=U.policies,_8=["PropagationPolicy","ClusterPropagationPolicy","OverridePolicy","ClusterOverridePolicy"],fc=e=>Be("edit",{group:e.group,version:e.
version,kind:e.kind,namespace:e.namespace,name:e.name});function kD(e){let t=e.kind.includes("Override");return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[
(0,Ht.jsx)(Ee,{to:fc(e),children:e.name}),e.kind,e.namespace??"",(0,Ht.jsx)(X,{size:"xs",children:e.selects.join(", ")}),t?"":(0,Ht.jsx)(Ee,{to:Be("workloads",{
search:e.name,namespace:e.namespace}),children:String(e.objects)}),(0,Ht.jsx)(jt,{since:e.created})]}}function S8({route:e}){let t=Xt("policies",{...Object.fromEntries(
e.query),limit:er}),{value:r}=t,o=e.query.get("kind")??"";return(0,Ht.jsxs)(ce,{gap:"sm",children:[(0,Ht.jsxs)(Z,{justify:"space-between",children:[(0,Ht.jsx)(de,
{order:1,size:"h3",children:U.pages.policies}),(0,Ht.jsxs)(Z,{gap:"xs",children:[(0,Ht.jsx)(Pa,{"aria-label":ag.kind,size:"sm",value:o,data:[{value:"",label:ag.
any},..._8],onChange:n=>ht(e,{kind:n.currentTarget.value,offset:void 0})}),(0,Ht.jsx)(so,{route:e}),(0,Ht.jsx)(nn,{route:e}),(0,Ht.jsx)(ae,{component:"a",size:"\
compact-sm",href:Be("edit"),onClick:Md,children:ag.create}),(0,Ht.jsx)(vt,{command:`kubectl get ${o||_8.join(",")} -A`.toLowerCase().replace("-a","-A")})]})]}),
(0,Ht.jsx)(kt,{live:t,reading:r}),r&&(0,Ht.jsxs)(Ht.Fragment,{children:[(0,Ht.jsx)(et,{label:U.pages.policies,columns:ag.columns,rows:r.page.map(kD)}),(0,Ht.jsx)(
mo,{route:e,shown:r.page.length,matching:r.matching})]})]})}var gt=x(R(),1),Rn=U.edit,ED=`apiVersion: policy.karmada.io/v1alpha1
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
`;function AD({text:e,onChange:t}){let r=(0,No.useRef)(null),o=ui("light")==="dark",n=(0,No.useRef)(e);return(0,No.useEffect)(()=>{let a=()=>{},i=!1;return p8().
then(({create:l})=>{if(i)return;let c=l({parent:r.current,text:n.current,label:Rn.label,dark:o,nonce:mc,onChange:s=>{n.current=s,t(s)}});a=()=>c.destroy()}),()=>{
i=!0,a()}},[o]),(0,gt.jsx)("div",{ref:r,className:"editor"})}function ND(e){let[t,r]=(0,No.useState)(e),[o,n]=(0,No.useState)(),[a,i]=(0,No.useState)(""),[l,c]=(0,No.useState)(
""),[s,u]=(0,No.useState)(!1);return{text:t,edit:f=>{r(f),i("")},planned:o,setPlanned:n,message:a,error:l,busy:s,run:f=>{u(!0),c(""),i(""),f().then(i,p=>c(p.message)).
finally(()=>u(!1))}}}function OD({initial:e,exists:t}){let r=ND(e),o=l=>r.run(async()=>(r.setPlanned(void 0),l==="Apply"&&await dr("validate",{yaml:r.text}),r.setPlanned(
{plan:await dr("plan",{changes:[{operation:l,yaml:r.text}]}),text:r.text,operation:l}),"")),n=()=>r.run(async()=>{let l=await dr("save",{yaml:r.text,planHash:r.
planned.plan.planHash});return ri(fc(l)+"&saved="+Date.now(),!0),Rn.saved}),a=()=>r.run(async()=>(await dr("delete",{yaml:r.text,planHash:r.planned.plan.planHash}),
ri(Be("policies")),Rn.deleted)),i=r.planned&&r.planned.text===r.text?r.planned:void 0;return(0,gt.jsxs)(ce,{gap:"sm",children:[(0,gt.jsx)(AD,{text:e,onChange:r.
edit}),(0,gt.jsxs)(Z,{gap:"xs",children:[(0,gt.jsx)(ae,{variant:"default",disabled:r.busy,onClick:()=>r.run(()=>dr("validate",{yaml:r.text}).then(()=>Rn.valid)),
children:Rn.validate}),(0,gt.jsx)(ae,{disabled:r.busy,onClick:()=>o("Apply"),children:Rn.plan}),t&&(0,gt.jsx)(ae,{variant:"default",color:"red",disabled:r.busy,
onClick:()=>o("Delete"),children:Rn.remove}),i?.operation==="Apply"&&(0,gt.jsx)(ae,{color:"green",disabled:r.busy,onClick:n,children:Rn.apply}),i?.operation==="\
Delete"&&(0,gt.jsx)(ae,{color:"red",disabled:r.busy,onClick:a,children:Rn.removeNow}),!i&&(0,gt.jsx)(X,{size:"sm",c:"dimmed",children:Rn.stale}),r.busy&&(0,gt.jsx)(
Bt,{size:"xs",role:"status","aria-label":U.plan.busy})]}),r.error&&(0,gt.jsx)(fe,{color:"red",role:"alert",className:"pre",children:r.error}),r.message&&(0,gt.jsx)(
fe,{color:"green",role:"status",children:r.message}),r.planned&&(0,gt.jsx)("div",{className:i?void 0:"stale",children:(0,gt.jsx)(ng,{plan:r.planned.plan})})]})}
function z8({route:e}){let{saved:t,...r}=Object.fromEntries(e.query),[o,n]=(0,No.useState)({key:""}),a=JSON.stringify([r,t]),i=!!r.name;return(0,No.useEffect)(()=>{
let l=!0;if(!i){n({yaml:ED,key:a});return}return ti("object",r).then(c=>l&&n({yaml:c.yaml,key:a}),c=>l&&n({error:c.message,key:a})),()=>{l=!1}},[a]),(0,gt.jsxs)(
ce,{gap:"sm",children:[(0,gt.jsxs)(Z,{justify:"space-between",children:[(0,gt.jsxs)(de,{order:1,size:"h3",children:[r.name??U.policies.create," ",(0,gt.jsx)(X,{
span:!0,c:"dimmed",children:[r.kind,r.namespace].filter(Boolean).join(" ")})]}),(0,gt.jsx)(vt,{command:"karmadactl plan -f policy.yaml"})]}),t&&(0,gt.jsx)(fe,{color:"\
green",role:"status",children:Rn.saved}),o.error&&(0,gt.jsx)(fe,{color:"red",title:U.failed,role:"alert",children:o.error}),o.yaml!==void 0&&o.key===a&&(0,gt.jsx)(
OD,{initial:o.yaml,exists:i},a)]})}var J=x(R(),1),bt=U.fleet;function C8({label:e,total:t,detail:r,href:o,denied:n}){return n?(0,J.jsxs)(bn,{withBorder:!0,padding:"md",className:"count",children:[
(0,J.jsx)(Ee,{to:o,children:e}),(0,J.jsx)(X,{size:"sm",children:n})]}):(0,J.jsxs)(bn,{withBorder:!0,padding:"md",className:"count",children:[(0,J.jsx)(Ee,{to:o,
children:e}),(0,J.jsx)(X,{fz:32,fw:700,lh:1.1,children:t}),(0,J.jsx)(X,{size:"sm",component:"div",children:r})]})}var T8=2**30;function Sx({usage:e,memory:t,label:r}){
if(!e||e.allocatable===0)return null;let o=Math.round(100*e.allocated/e.allocatable),n=a=>t?(a/T8).toFixed(a<10*T8?1:0)+" GiB":a.toFixed(a<10?1:0);return(0,J.jsxs)(
Z,{gap:6,wrap:"nowrap",title:`${n(e.allocated)} / ${n(e.allocatable)}`,children:[(0,J.jsx)(zi,{value:o,w:60,size:"sm",color:o>90?"red":"indigo","aria-label":r}),
(0,J.jsxs)(X,{size:"xs",c:"dimmed",span:!0,className:"nowrap",children:[o,"%"]})]})}function MD({region:e,route:t}){let r=t.query.get("region")===e.name,o=e.name||
bt.noRegion;return(0,J.jsx)(Qt,{onClick:()=>ht(t,{region:r?void 0:e.name,offset:void 0}),"aria-pressed":r,disabled:e.name==="",children:(0,J.jsxs)(bn,{withBorder:!0,
padding:"xs",bg:r?"var(--mantine-primary-color-light)":void 0,children:[(0,J.jsx)(X,{size:"sm",fw:600,children:o}),(0,J.jsxs)(X,{size:"xs",c:e.ready<e.clusters?
"red":"dimmed",children:[e.ready,"/",e.clusters," ",bt.ready]}),(0,J.jsx)(Sx,{usage:e.cpu,label:`${bt.columns[6]} ${o}`})]})})}function DD(e,t){let r=e.object.slice(
e.object.indexOf("/")+1),o=e.object.startsWith("cluster/")?Be("fleet",{search:r}):Be("workloads",{search:r,filter:"problem"});return{key:String(t),cells:[(0,J.jsx)(
Ku,{kind:e.kind}),(0,J.jsx)("span",{className:"nowrap",children:(0,J.jsx)(Ee,{to:o,children:e.object})}),e.namespace??"",e.clusters||"",(0,J.jsx)(jt,{since:e.since}),
e.message]}}function BD({cluster:e}){return(0,J.jsxs)(Z,{gap:4,children:[(0,J.jsx)(Ku,{kind:e.problem&&bt.notReady}),e.cordoned&&(0,J.jsx)(pt,{color:"gray",variant:"\
light",size:"sm",children:bt.cordoned}),e.pending&&(0,J.jsx)(pt,{color:"yellow",variant:"light",size:"sm",children:bt.pending}),e.problem&&(0,J.jsx)(X,{size:"xs",
children:e.problem.message})]})}function PD(e){return{key:e.name,cells:[(0,J.jsx)(X,{size:"sm",fw:600,children:e.name}),(0,J.jsx)(BD,{cluster:e}),(0,J.jsx)("spa\
n",{className:"nowrap",children:[e.region,e.zone].filter(Boolean).join(" / ")}),e.version??"",e.mode,e.nodes?`${e.readyNodes}/${e.nodes}`:"",(0,J.jsx)(Sx,{usage:e.
cpu,label:`${bt.columns[6]} ${e.name}`}),(0,J.jsx)(Sx,{usage:e.memory,memory:!0,label:`${bt.columns[7]} ${e.name}`}),(0,J.jsx)(X,{size:"xs",children:e.taints?.join(
", ")}),(0,J.jsx)("span",{className:"nowrap",title:bt.whatifHint(e.name),children:(0,J.jsx)(Ee,{to:Be("whatif",{cluster:e.name}),children:bt.whatif})})]}}function LD({
value:e}){let t=e.clusters-e.ready;return(0,J.jsxs)(Z,{align:"stretch",children:[(0,J.jsx)(C8,{label:bt.clusters,total:e.clusters,href:Be("fleet"),denied:og(e,"\
clusters")?void 0:bt.mayNotList,detail:(0,J.jsxs)(J.Fragment,{children:[e.ready," ",bt.ready,t>0&&(0,J.jsxs)(X,{span:!0,c:"red",children:[", ",t," ",bt.notReady]}),
e.cordoned>0&&`, ${e.cordoned} ${bt.cordoned}`]})}),(0,J.jsx)(C8,{label:bt.objects,total:e.objects,href:Be("workloads"),denied:og(e,"resourcebindings")?void 0:bt.
mayNotListObjects,detail:(0,J.jsxs)(J.Fragment,{children:[e.healthy," ",bt.healthy,e.problems.filter(r=>r.kind!=="ClusterNotReady").map(r=>(0,J.jsxs)(X,{span:!0,
c:"red",children:[", ",r.count," ",r.name]},r.kind))]})})]})}function R8({route:e}){let t=Xt("fleet",{...Object.fromEntries(e.query),limit:er}),{value:r}=t;return(0,J.jsxs)(
ce,{gap:"md",children:[(0,J.jsxs)(Z,{justify:"space-between",children:[(0,J.jsx)(de,{order:1,size:"h3",children:U.pages.fleet}),(0,J.jsx)(vt,{command:"karmadact\
l status"})]}),(0,J.jsx)(kt,{live:t,reading:r}),r&&(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(LD,{value:r}),(0,J.jsxs)("section",{children:[(0,J.jsx)(de,{order:2,
size:"h5",mb:"xs",children:bt.problems}),(0,J.jsx)(et,{label:bt.problems,columns:["Problem","Object","Namespace","Clusters","Since","Reason"],empty:bt.noProblems,
rows:r.worst.map(DD)})]}),(0,J.jsxs)("section",{children:[(0,J.jsxs)(Z,{justify:"space-between",mb:"xs",children:[(0,J.jsx)(de,{order:2,size:"h5",children:bt.clusters}),
(0,J.jsx)(nn,{route:e})]}),r.regions.length>1&&(0,J.jsx)(Z,{gap:"xs",mb:"xs",children:r.regions.map(o=>(0,J.jsx)(MD,{region:o,route:e},o.name))}),(0,J.jsx)(et,{
label:bt.clusters,columns:bt.columns,rows:r.page.map(PD),empty:og(r,"clusters")?void 0:bt.mayNotList}),(0,J.jsx)(mo,{route:e,shown:r.page.length,matching:r.matching})]})]})]})}var zx=x(D(),1);var Fe=x(R(),1),Oo=U.inbox,k8=e=>e.template?`${e.template.kind} ${e.template.namespace??""}/${e.template.name}`:e.cluster;function jD({item:e,keep:t}){return e.
kind==="cluster"?dr("approve-cluster",{cluster:e.cluster}):dr("approve-removal",{namespace:e.template.namespace??"",binding:e.binding,generation:e.generation,keep:t})}
function HD({decision:e,onClose:t}){let[r,o]=(0,zx.useState)(""),{item:n,keep:a}=e,i=k8(n),l=n.kind==="cluster",c=l?Oo.confirmCluster(i):a?Oo.confirmKeep(i):Oo.
confirmRemove(i);return(0,Fe.jsx)(Lr,{opened:!0,onClose:t,title:l?Oo.confirmClusterHeading:Oo.confirmHeading,centered:!0,children:(0,Fe.jsxs)(ce,{children:[r&&(0,Fe.jsx)(
fe,{color:"red",role:"alert",children:r}),(0,Fe.jsx)(X,{size:"sm",children:c}),(0,Fe.jsx)(X,{size:"sm",c:"dimmed",children:n.message}),(0,Fe.jsxs)(Z,{justify:"f\
lex-end",children:[(0,Fe.jsx)(ae,{variant:"default",onClick:t,"data-autofocus":!0,children:Oo.cancel}),(0,Fe.jsx)(ae,{color:l||a?void 0:"red",onClick:()=>jD(e).
then(t,s=>o(s.message)),children:Oo.confirm})]})]})})}function E8({route:e}){let t=Xt("inbox",{...Object.fromEntries(e.query),limit:er}),[r,o]=(0,zx.useState)(),
{value:n}=t,a=i=>({key:i.kind+(i.cluster??"")+(i.template?.namespace??"")+(i.binding??""),cells:[Oo.kinds[i.kind],(0,Fe.jsx)(Ee,{to:i.template?on(i.template):Be(
"fleet",{search:i.cluster}),children:k8(i)}),(0,Fe.jsx)(jt,{since:i.since}),i.message,(0,Fe.jsxs)(Z,{gap:"xs",wrap:"nowrap",justify:"flex-end",children:[i.kind===
"removal"&&(0,Fe.jsx)(ae,{size:"compact-sm",variant:"default",onClick:()=>o({item:i,keep:!0}),children:Oo.keep}),(0,Fe.jsx)(ae,{size:"compact-sm",color:i.kind===
"removal"?"red":void 0,onClick:()=>o({item:i,keep:!1}),children:i.kind==="removal"?Oo.remove:Oo.approve})]})]});return(0,Fe.jsxs)(ce,{gap:"sm",children:[(0,Fe.jsxs)(
Z,{justify:"space-between",children:[(0,Fe.jsx)(de,{order:1,size:"h3",children:U.pages.inbox}),(0,Fe.jsxs)(Z,{gap:"xs",children:[(0,Fe.jsx)(so,{route:e}),(0,Fe.jsx)(
vt,{command:"karmadactl approve"})]})]}),(0,Fe.jsx)(kt,{live:t,reading:n}),n&&(0,Fe.jsxs)(Fe.Fragment,{children:[(0,Fe.jsx)(et,{label:U.pages.inbox,columns:Oo.columns,
empty:Oo.empty,rows:n.items.map(a)}),(0,Fe.jsx)(mo,{route:e,shown:n.items.length,matching:n.matching})]}),r&&(0,Fe.jsx)(HD,{decision:r,onClose:()=>o(void 0)})]})}var oi=x(D(),1);var It=x(R(),1);function A8({onLogin:e}){let[t,r]=(0,oi.useState)("kubeconfig"),[o,n]=(0,oi.useState)(""),[a,i]=(0,oi.useState)(""),[l,c]=(0,oi.useState)(""),[s,
u]=(0,oi.useState)(!1),[d,m]=(0,oi.useState)(!1);return(0,oi.useEffect)(()=>{ti("methods").then(p=>m(p.oidc),()=>{})},[]),(0,It.jsx)(Pl,{component:"main",mih:"1\
00vh",p:"md",children:(0,It.jsx)(Fn,{withBorder:!0,p:"xl",w:560,maw:"100%",component:"form",onSubmit:p=>{p.preventDefault(),u(!0),c(""),dr("login",t==="token"?{
token:a}:{kubeconfig:o}).then(e,h=>c(h.message)).finally(()=>u(!1))},children:(0,It.jsxs)(ce,{gap:"md",children:[(0,It.jsx)(de,{order:1,size:"h2",children:U.login.
heading}),(0,It.jsx)(X,{size:"sm",children:U.login.intro}),l&&(0,It.jsx)(fe,{color:"red",role:"alert",children:l}),d&&(0,It.jsx)(ae,{component:"a",href:"/ui/api\
/oidc/login",children:U.login.oidc}),(0,It.jsxs)(ct,{value:t,onChange:r,children:[(0,It.jsxs)(ct.List,{mb:"sm",children:[(0,It.jsx)(ct.Tab,{value:"kubeconfig",children:U.
login.kubeconfig}),(0,It.jsx)(ct.Tab,{value:"token",children:U.login.token})]}),(0,It.jsx)(ct.Panel,{value:"kubeconfig",children:(0,It.jsxs)(ce,{gap:"xs",children:[
(0,It.jsx)(Dm,{label:U.login.kubeconfig,description:U.login.kubeconfigHint,rows:8,spellCheck:!1,autoComplete:"off",name:"kubeconfig",value:o,onChange:p=>n(p.currentTarget.
value)}),(0,It.jsx)(Xp,{onChange:p=>{p?.text().then(n)},children:p=>(0,It.jsx)(ae,{...p,variant:"default",size:"xs",children:U.login.file})})]})}),(0,It.jsx)(ct.
Panel,{value:"token",children:(0,It.jsx)(Ts,{label:U.login.token,description:U.login.tokenHint,autoComplete:"off",name:"token",value:a,onChange:p=>i(p.currentTarget.
value)})})]}),(0,It.jsx)(ae,{type:"submit",loading:s,children:U.login.submit})]})})})}var pc=x(D(),1);var Xe=x(R(),1),il=U.matrix,nl=18,al=260,Zu=16,N8={h:{light:"#b7e4c7",dark:"#1f5c38",glyph:""},p:{light:"#ffe8a3",dark:"#6b5500",glyph:"·"},f:{light:"#ff8787",
dark:"#a61e1e",glyph:"!"},l:{light:"#a5d8ff",dark:"#1b5e96",glyph:"→"},x:{light:"#868e96",dark:"#868e96",glyph:"×"}};function ID(e,t,r,o,n){let a=al+t.columns.
length*n,i=Zu+t.page.length*nl,l=devicePixelRatio||1;e.width=a*l,e.height=i*l,e.style.width=a+"px",e.style.height=i+"px";let c=e.getContext("2d");c.scale(l,l);let s=o?
"#e9ecef":"#212529";c.font="12px system-ui, DejaVu Sans, sans-serif",c.textBaseline="middle";let u="";t.columns.forEach((d,m)=>{d.region&&d.region!==u&&(u=d.region,
c.fillStyle=s,c.fillText(u,al+m*n,Zu/2,120),c.fillRect(al+m*n-1,0,1,i))}),t.page.forEach((d,m)=>{let f=Zu+m*nl;c.fillStyle=s,c.fillText(`${d.namespace??""} ${d.
name}`,4,f+nl/2,al-8);for(let p=0;p<d.cells.length;p++){let h=N8[d.cells[p]];h&&(c.fillStyle=o?h.dark:h.light,c.fillRect(al+p*n,f+1,n-1,nl-2),h.glyph&&n>=8&&(c.
fillStyle=s,c.fillText(h.glyph,al+p*n+n/2-3,f+nl/2)))}}),t.page.length>0&&t.columns.length>0&&(c.strokeStyle=s,c.lineWidth=2,c.strokeRect(al+r.column*n,Zu+r.row*
nl,n,nl))}function VD({view:e}){let t=(0,pc.useRef)(null),[r,o]=(0,pc.useState)({row:0,column:0}),n=ui("light")==="dark",a=e.columns.length>100?6:16,i={row:Math.
min(r.row,Math.max(e.page.length-1,0)),column:Math.min(r.column,Math.max(e.columns.length-1,0))};(0,pc.useEffect)(()=>ID(t.current,e,i,n,a),[e,i.row,i.column,n,
a]);let l=e.page[i.row],c=e.columns[i.column],s=()=>l&&ri(on(l)),u=f=>{let h={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[f.key];h?(f.preventDefault(),
o({row:Math.min(Math.max(i.row+h[0],0),e.page.length-1),column:Math.min(Math.max(i.column+h[1],0),e.columns.length-1)})):f.key==="Enter"&&s()},d=f=>{let p=t.current.
getBoundingClientRect(),h=Math.floor((f.clientY-p.top-Zu)/nl),w=Math.floor((f.clientX-p.left-al)/a);h>=0&&h<e.page.length&&o({row:h,column:w>=0&&w<e.columns.length?
w:i.column})},m=l&&c?`${l.kind} ${l.namespace??""}/${l.name}, ${c.name}: ${il.states[l.cells[i.column]??"."]}`:il.noCell;return(0,Xe.jsxs)(Xe.Fragment,{children:[
(0,Xe.jsx)(X,{size:"sm",role:"status",children:l?(0,Xe.jsx)(Ee,{to:on(l),children:m}):m}),l?.problem&&(0,Xe.jsx)(X,{size:"xs",c:"dimmed",children:l.problem.message}),
(0,Xe.jsx)("div",{className:"graph",tabIndex:0,role:"application","aria-label":`${il.label}. ${il.keys}`,"aria-describedby":"matrix-legend",onKeyDown:u,children:(0,Xe.jsx)(
"canvas",{ref:t,onMouseMove:d,onClick:f=>{d(f),s()}})})]})}function O8({route:e}){let t=Xt("matrix",{...Object.fromEntries(e.query),limit:er}),{value:r}=t,[o,n]=(0,pc.useState)(
e.query.get("cluster")??""),a=po(l=>ht(e,{cluster:l},!0),250),i=ui("light")==="dark";return(0,Xe.jsxs)(ce,{gap:"sm",children:[(0,Xe.jsxs)(Z,{justify:"space-betw\
een",children:[(0,Xe.jsx)(de,{order:1,size:"h3",children:U.pages.matrix}),(0,Xe.jsxs)(Z,{gap:"xs",children:[(0,Xe.jsx)(yo,{type:"search",size:"sm",w:180,"aria-l\
abel":il.clusterHint,placeholder:il.clusterHint,value:o,name:"cluster",onChange:l=>{n(l.currentTarget.value),a(l.currentTarget.value)}}),(0,Xe.jsx)(so,{route:e}),
(0,Xe.jsx)(nn,{route:e}),(0,Xe.jsx)(vt,{command:"kubectl get resourcebindings -A"})]})]}),(0,Xe.jsx)(kt,{live:t,reading:r}),(0,Xe.jsxs)(Z,{gap:"md",id:"matrix-l\
egend",children:[Object.entries(N8).map(([l,c])=>(0,Xe.jsxs)(Z,{gap:4,children:[(0,Xe.jsxs)("svg",{width:"16",height:"16","aria-hidden":!0,children:[(0,Xe.jsx)(
"rect",{width:"16",height:"16",fill:i?c.dark:c.light}),(0,Xe.jsx)("text",{x:"4",y:"12",fontSize:"12",fill:"currentColor",children:c.glyph})]}),(0,Xe.jsx)(X,{size:"\
xs",children:il.states[l]})]},l)),r&&(0,Xe.jsx)(X,{size:"xs",c:"dimmed",children:il.shown(r.columns.length,r.clusters)})]}),r&&(0,Xe.jsx)(VD,{view:r}),r&&(0,Xe.jsx)(
mo,{route:e,shown:r.page.length,matching:r.matching})]})}var tt=x(R(),1),kn=U.moves;function UD(e,t){return{key:`${e.namespace}/${e.name}/${e.cluster}/${t}`,cells:[(0,tt.jsxs)(Ee,{to:on(e),children:[e.kind," ",e.name]}),
e.namespace??"",e.cluster,e.replicas??"",(0,tt.jsx)(jt,{since:e.since}),e.reason,e.producer,(0,tt.jsxs)(tt.Fragment,{children:[e.kept&&(0,tt.jsx)(pt,{size:"sm",
variant:"light",color:"yellow",children:kn.kept})," ",e.message]})]}}function M8({route:e}){let t=Xt("moves",{...Object.fromEntries(e.query),limit:er}),{value:r}=t;
return(0,tt.jsxs)(ce,{gap:"sm",children:[(0,tt.jsxs)(Z,{justify:"space-between",children:[(0,tt.jsx)(de,{order:1,size:"h3",children:U.pages.moves}),(0,tt.jsxs)(
Z,{gap:"xs",children:[(0,tt.jsx)(Ee,{to:Be("workloads",{filter:"suspended"}),children:kn.suspended}),(0,tt.jsx)(Ee,{to:Be("resources",{resource:"placementevicti\
ons.fleet.karmada.io"}),children:kn.evictions}),(0,tt.jsx)(so,{route:e}),(0,tt.jsx)(nn,{route:e}),(0,tt.jsx)(vt,{command:"kubectl get placementevictions -A"})]})]}),
(0,tt.jsx)(kt,{live:t,reading:r}),r&&(0,tt.jsxs)(tt.Fragment,{children:[(0,tt.jsx)(de,{order:2,size:"h5",children:kn.leaving}),(0,tt.jsx)(et,{label:kn.leaving,columns:kn.
evictionColumns,empty:kn.none,rows:r.evictions.map(UD)}),(0,tt.jsx)(de,{order:2,size:"h5",children:kn.recent}),(0,tt.jsx)(et,{label:kn.recent,columns:kn.columns,
empty:kn.noMoves,rows:r.page.map((o,n)=>({key:String(n),cells:[(0,tt.jsx)(jt,{since:o.time}),(0,tt.jsxs)(Ee,{to:on(o),children:[o.kind," ",o.name]}),o.namespace??
"",o.changes?.join(", ")??"",o.reason,o.by??""]}))}),(0,tt.jsx)(mo,{route:e,shown:r.page.length,matching:r.matching})]})]})}var D8=x(D(),1);var Ae=x(R(),1),Ju=U.resources,Wu=U.search,ig=["federatedresourcequotas.policy.karmada.io","federatedhpas.autoscaling.karmada.io","cronfederatedhpas.autoscaling\
.karmada.io","services","multiclusterservices.networking.karmada.io","multiclusteringresses.networking.karmada.io","serviceexports.multicluster.x-k8s.io","servi\
ceimports.multicluster.x-k8s.io","placementevictions.fleet.karmada.io","fleetdisruptionbudgets.fleet.karmada.io","workloadrebalancers.apps.karmada.io","clustert\
aintpolicies.policy.karmada.io","remedies.remedy.karmada.io","resourceregistries.search.karmada.io","deployments.apps","statefulsets.apps","daemonsets.apps","jo\
bs.batch","configmaps","namespaces"];function B8({route:e}){let t=e.query.get("resource")??ig[0],r=Xt("resources",{...Object.fromEntries(e.query),resource:t,limit:er}),
{value:o}=r,n=e.query.get("namespace");return(0,Ae.jsxs)(ce,{gap:"sm",children:[(0,Ae.jsxs)(Z,{justify:"space-between",children:[(0,Ae.jsx)(de,{order:1,size:"h3",
children:U.pages.resources}),(0,Ae.jsxs)(Z,{gap:"xs",children:[(0,Ae.jsx)(Pa,{"aria-label":Ju.kind,size:"sm",value:t,data:ig.includes(t)?ig:[t,...ig],onChange:a=>ht(
e,{resource:a.currentTarget.value,continue:void 0})}),(0,Ae.jsx)(so,{route:e}),(0,Ae.jsx)(vt,{command:`kubectl get ${t}${n?` -n ${n}`:" -A"}`})]})]}),(0,Ae.jsx)(
kt,{live:r}),o&&(0,Ae.jsxs)(Ae.Fragment,{children:[(0,Ae.jsx)(et,{label:t,columns:o.columns,empty:Ju.none,rows:o.rows.map(a=>({key:`${a.namespace}/${a.name}`,cells:a.
cells.map((i,l)=>l===0?(0,Ae.jsx)(Ee,{to:fc(a),children:i}):i)}))}),(0,Ae.jsxs)(Z,{justify:"flex-end",children:[e.query.get("continue")&&(0,Ae.jsx)(ae,{size:"co\
mpact-sm",variant:"default",onClick:()=>ht(e,{continue:void 0}),children:Ju.first}),o.continue&&(0,Ae.jsx)(ae,{size:"compact-sm",variant:"default",onClick:()=>ht(
e,{continue:o.continue}),children:Ju.next})]})]})]})}function P8({route:e}){let t=e.query.get("search")??"",[r,o]=(0,D8.useState)(t),n=Od("search",{search:t,continue:e.
query.get("continue")??"",limit:er});return(0,Ae.jsxs)(ce,{gap:"sm",children:[(0,Ae.jsxs)(Z,{justify:"space-between",children:[(0,Ae.jsx)(de,{order:1,size:"h3",
children:U.pages.search}),(0,Ae.jsx)(vt,{command:`karmadactl search ${t}`})]}),(0,Ae.jsx)(X,{size:"sm",children:Wu.intro}),(0,Ae.jsx)("form",{onSubmit:a=>{a.preventDefault(),
ht(e,{search:r,continue:void 0})},children:(0,Ae.jsxs)(Z,{gap:"xs",children:[(0,Ae.jsx)(yo,{type:"search",w:480,"aria-label":Wu.label,placeholder:Wu.hint,value:r,
onChange:a=>o(a.currentTarget.value),name:"search"}),(0,Ae.jsx)(ae,{type:"submit",children:Wu.go})]})}),(0,Ae.jsx)(kt,{live:n}),n.value&&t&&(0,Ae.jsx)(et,{label:U.
pages.search,columns:Wu.columns,rows:n.value.found.map(a=>({key:`${a.cluster}/${a.kind}/${a.namespace}/${a.name}`,cells:[a.cluster,a.namespace??"",a.kind,(0,Ae.jsx)(
Ee,{to:Be("workload",{...a,cluster:void 0,created:void 0}),children:a.name}),(0,Ae.jsx)(jt,{since:a.created})]}))}),n.value?.continue&&(0,Ae.jsx)(ae,{size:"comp\
act-sm",variant:"default",onClick:()=>ht(e,{continue:n.value.continue}),children:Ju.next})]})}var lg=x(D(),1);var te=x(R(),1),Dt=U.rollouts,GD={Succeeded:"green",Healthy:"green",Progressing:"indigo",Updating:"indigo",WaitingForApproval:"yellow",Paused:"yellow",Waiting:"\
gray",Pending:"gray",Failed:"red",RollingBack:"red"},Cx=({phase:e})=>(0,te.jsx)(pt,{color:GD[e]??"gray",variant:"light",size:"sm",children:e});function $D({cluster:e}){
return(0,te.jsxs)("div",{className:"rollout-cluster",title:e.message,children:[(0,te.jsx)(X,{size:"sm",children:e.name}),(0,te.jsxs)(Z,{gap:4,children:[(0,te.jsx)(
Cx,{phase:e.state}),e.revision?(0,te.jsx)(X,{size:"xs",c:"dimmed",children:Dt.revision(e.revision)}):null]}),e.message&&(0,te.jsx)(X,{size:"xs",children:e.message})]})}
function YD({rollout:e}){let t=e.status.clusters??[],r=e.status.stages?.length?e.status.stages:[{name:Dt.rest,phase:e.status.phase??""}];return(0,te.jsx)("div",
{className:"stages",tabIndex:0,role:"group","aria-label":e.template.name,children:r.map(o=>(0,te.jsxs)("div",{className:"stage",children:[(0,te.jsxs)(X,{size:"s\
m",fw:600,children:[o.name," ",(0,te.jsx)(Cx,{phase:o.phase})]}),t.filter(n=>(n.stage||Dt.rest)===o.name).slice(0,50).map(n=>(0,te.jsx)($D,{cluster:n},n.name))]},
o.name))})}function qD({rollout:e,onAction:t}){let r=e.status.stages?.find(u=>u.phase==="WaitingForApproval"),[o,n]=(0,lg.useState)(null),a=(u,d)=>t({rollout:e,
label:u,body:d}),i=e.status.phase==="Succeeded"||e.status.phase==="Failed",l=e.revisions?.filter(u=>u.revision!==e.status.revision)??[],c=e.status.stableRevision??
0,s=Number(o??(c!==e.status.revision?c:0));return(0,te.jsxs)(Z,{gap:"xs",children:[r&&(0,te.jsxs)(ae,{size:"compact-sm",onClick:()=>a(`${Dt.approve} ${r.name}`,
{action:"approve",stage:r.name}),children:[Dt.approve," ",r.name]}),!i&&!e.suspended&&(0,te.jsx)(ae,{size:"compact-sm",variant:"default",onClick:()=>a(Dt.pause,
{action:"pause"}),children:Dt.pause}),e.suspended&&(0,te.jsx)(ae,{size:"compact-sm",variant:"default",onClick:()=>a(Dt.resume,{action:"resume"}),children:Dt.resume}),
l.length>0&&(0,te.jsx)($m,{size:"xs",w:140,"aria-label":Dt.history,placeholder:Dt.history,value:o,onChange:n,data:l.map(u=>({value:String(u.revision),label:Dt.revision(
u.revision)}))}),s>0&&(0,te.jsxs)(ae,{size:"compact-sm",variant:"default",color:"red",onClick:()=>a(`${Dt.undo} ${Dt.revision(s)}`,{action:"undo",to:s}),children:[
Dt.undo," ",Dt.revision(s)]})]})}function FD({action:e,onClose:t}){let[r,o]=(0,lg.useState)(""),{rollout:n,body:a}=e,i=()=>dr("rollout",{namespace:n.namespace??
"",name:n.name,revision:n.status.revision??0,...a}).then(t,l=>o(l.message));return(0,te.jsx)(Lr,{opened:!0,onClose:t,title:e.label,centered:!0,children:(0,te.jsxs)(
ce,{children:[r&&(0,te.jsx)(fe,{color:"red",role:"alert",children:r}),(0,te.jsx)(X,{size:"sm",children:Dt.confirm(e.label,`${n.template.kind} ${n.template.name}`)}),
(0,te.jsxs)(Z,{justify:"flex-end",children:[(0,te.jsx)(ae,{variant:"default",onClick:t,"data-autofocus":!0,children:U.inbox.cancel}),(0,te.jsx)(ae,{onClick:i,children:e.
label})]})]})})}function XD({rollout:e,onAction:t}){let{status:r,template:o}=e;return(0,te.jsxs)(bn,{withBorder:!0,padding:"md",children:[(0,te.jsxs)(Z,{justify:"\
space-between",mb:"xs",children:[(0,te.jsxs)(Z,{gap:"xs",children:[(0,te.jsx)(de,{order:2,size:"h5",children:(0,te.jsxs)(Ee,{to:on(o),children:[o.kind," ",o.name]})}),
(0,te.jsx)(X,{size:"sm",c:"dimmed",children:e.namespace}),(0,te.jsx)(Cx,{phase:r.phase??"Pending"}),e.suspended&&(0,te.jsx)(pt,{size:"sm",color:"yellow",variant:"\
light",children:Dt.paused}),(0,te.jsxs)(X,{size:"sm",children:[Dt.revision(r.revision??0),r.stableRevision?", "+Dt.stable(r.stableRevision):""]}),(0,te.jsx)(jt,
{since:r.startedAt})]}),(0,te.jsxs)(Z,{gap:"xs",children:[!e.revisions&&(0,te.jsx)(Ee,{to:Be("rollouts",{name:e.name,namespace:e.namespace}),children:Dt.history}),
(0,te.jsx)(qD,{rollout:e,onAction:t})]})]}),r.message&&(0,te.jsx)(X,{size:"sm",mb:"xs",children:r.message}),(0,te.jsx)(YD,{rollout:e})]})}function L8({route:e}){
let t=Xt("rollouts",{...Object.fromEntries(e.query),limit:er}),[r,o]=(0,lg.useState)(),{value:n}=t;return(0,te.jsxs)(ce,{gap:"sm",children:[(0,te.jsxs)(Z,{justify:"\
space-between",children:[(0,te.jsx)(de,{order:1,size:"h3",children:U.pages.rollouts}),(0,te.jsxs)(Z,{gap:"xs",children:[(0,te.jsx)(so,{route:e}),(0,te.jsx)(nn,{
route:e}),(0,te.jsx)(vt,{command:e.query.get("name")?`karmadactl rollout status ${e.query.get("name")} -n ${e.query.get("namespace")}`:"kubectl get stagedrollou\
ts -A"})]})]}),(0,te.jsx)(kt,{live:t,reading:n}),n&&n.page.length===0&&(0,te.jsx)(X,{size:"sm",c:"dimmed",children:Dt.empty}),n?.page.map(a=>(0,te.jsx)(XD,{rollout:a,
onAction:o},`${a.namespace}/${a.name}`)),n&&(0,te.jsx)(mo,{route:e,shown:n.page.length,matching:n.matching}),r&&(0,te.jsx)(FD,{action:r,onClose:()=>o(void 0)})]})}var hc=x(D(),1);var Mo=x(R(),1),cg=U.shell;function KD({url:e,onEnd:t}){let r=(0,hc.useRef)(null);return(0,hc.useEffect)(()=>{let o=()=>{},n=!1;return h8().then(({open:a})=>{n||
(o=a({parent:r.current,url:e,nonce:mc,label:cg.label,onEnd:i=>{n||t(i)}}))}),()=>{n=!0,o()}},[e]),(0,Mo.jsx)("div",{ref:r,className:"terminal"})}function j8({route:e}){
let t=Object.fromEntries(e.query),[r,o]=(0,hc.useState)(0),[n,a]=(0,hc.useState)(),l=(location.protocol==="https:"?"wss://":"ws://")+location.host+"/ui/api/exec"+
Xu(t),c=()=>{a(void 0),o(r+1)};return(0,Mo.jsxs)(ce,{gap:"sm",children:[(0,Mo.jsxs)(Z,{justify:"space-between",children:[(0,Mo.jsxs)(de,{order:1,size:"h3",children:[
t.pod," ",(0,Mo.jsxs)(X,{span:!0,c:"dimmed",children:[t.cluster," ",t.namespace]})]}),(0,Mo.jsx)(vt,{command:`karmadactl exec -it ${t.pod} -n ${t.namespace} -C ${t.
cluster} -- sh`})]}),(r===0||n!==void 0)&&(0,Mo.jsxs)(Z,{gap:"xs",children:[(0,Mo.jsx)(ae,{onClick:c,children:cg.connect}),(0,Mo.jsx)(X,{size:"sm",children:cg.intro(
t.pod??"",t.cluster??"")})]}),n!==void 0&&(0,Mo.jsx)(fe,{color:"gray",role:"status",title:cg.ended,children:n}),r>0&&(0,Mo.jsx)(KD,{url:l,onEnd:a},r)]})}var ef=x(D(),1);var $r=x(R(),1),sg=U.whatif;function H8({route:e}){let t=e.query.get("cluster")??"",r=e.query.get("operation")??"",[o,n]=(0,ef.useState)(t),[a,i]=(0,ef.useState)(
{});(0,ef.useEffect)(()=>{if(i({}),!t||!r)return;let c=!0;return i({busy:!0}),dr("plan",{changes:[{operation:r,cluster:t}],namespace:e.query.get("namespace")??""}).
then(s=>c&&i({plan:s}),s=>c&&i({error:s.message})),()=>{c=!1}},[t,r,e]);let l=c=>ht(e,{cluster:o,operation:c});return(0,$r.jsxs)(ce,{gap:"sm",children:[(0,$r.jsxs)(
Z,{justify:"space-between",children:[(0,$r.jsxs)(de,{order:1,size:"h3",children:[U.pages.whatif," ",(0,$r.jsx)(X,{span:!0,c:"dimmed",children:t})]}),(0,$r.jsx)(
vt,{command:`karmadactl plan --${r==="Drain"?"drain":"lose-cluster"}=${t}`})]}),(0,$r.jsx)(X,{size:"sm",children:sg.intro}),(0,$r.jsxs)(Z,{gap:"xs",align:"end",
children:[(0,$r.jsx)(yo,{label:sg.cluster,value:o,name:"cluster",onChange:c=>n(c.currentTarget.value)}),(0,$r.jsx)(ae,{color:"red",disabled:!o,onClick:()=>l("Lo\
seCluster"),children:sg.lose}),(0,$r.jsx)(ae,{variant:"default",disabled:!o,onClick:()=>l("Drain"),children:sg.drain})]}),a.busy&&(0,$r.jsx)(Bt,{size:"sm",role:"\
status","aria-label":U.plan.busy}),a.error&&(0,$r.jsx)(fe,{color:"red",title:U.failed,role:"alert",children:a.error}),a.plan&&(0,$r.jsx)(ng,{plan:a.plan})]})}var Do=x(R(),1),bc=210,vc=46,gc=42,dg=10,mg=26;function QD(e){let t=[],r=0,o=0,n=(a,i,l)=>{let c={node:a,x:i,y:0,parent:l};t.push(c),o=Math.max(o,i+1);let s=(a.
children??[]).map(u=>n(u,i+1,c));return c.y=s.length>0?(s[0].y+s[s.length-1].y)/2:r++,c};return n(e,0),{placed:t,rows:r,columns:o}}var I8=(e,t)=>e.length>t?e.slice(
0,t-1)+"…":e;function ZD({p:e}){let{node:t}=e,r=t.missing?"Missing":t.state??"",o=`${t.kind} ${t.namespace?t.namespace+"/":""}${t.name}`;return(0,Do.jsxs)("g",
{className:r,transform:`translate(${e.x*(bc+gc)},${mg+e.y*(vc+dg)})`,"data-kind":t.kind,children:[(0,Do.jsx)("title",{children:[o,r,t.message].filter(Boolean).join(
`
`)}),(0,Do.jsx)("rect",{width:bc,height:vc,rx:6}),(0,Do.jsx)("text",{x:10,y:18,children:I8(`${t.kind} ${t.name}`,27)}),(0,Do.jsx)("text",{x:10,y:35,className:"d\
etail",children:I8([r==="Missing"?U.workload.missing:r,t.message].filter(Boolean).join(": "),34)})]})}function WD({p:e}){if(!e.parent)return null;let t=e.parent.
x*(bc+gc)+bc,r=mg+e.parent.y*(vc+dg)+vc/2,o=e.x*(bc+gc),n=mg+e.y*(vc+dg)+vc/2;return(0,Do.jsx)("path",{d:`M${t},${r} C${t+gc/2},${r} ${o-gc/2},${n} ${o},${n}`})}
function V8({root:e}){let{placed:t,rows:r,columns:o}=QD(e),n=o*(bc+gc),a=mg+r*(vc+dg);return(0,Do.jsx)("div",{className:"graph",tabIndex:0,role:"region","aria-l\
abel":U.workload.tabs.graph,children:(0,Do.jsxs)("svg",{width:n+4,height:a+2,viewBox:`-2 0 ${n+4} ${a+2}`,role:"img","aria-label":`${e.kind} ${e.name}`,children:[
U.workload.columns.slice(0,o).map((i,l)=>(0,Do.jsx)("text",{x:l*(bc+gc),y:14,className:"detail",children:i},i)),t.map((i,l)=>(0,Do.jsx)(WD,{p:i},l)),t.map((i,l)=>(0,Do.jsx)(
ZD,{p:i},l))]})})}var An=x(D(),1);var rt=x(R(),1),Dd=U.pods,En=U.logs;function JD(e,t){let r=e.ready===e.containers.length&&e.containers.length>0;return{key:e.cluster+"/"+e.name,cells:[e.cluster,
e.name,(0,rt.jsx)(pt,{size:"sm",variant:"light",color:r?"green":"yellow",children:e.status}),`${e.ready}/${e.containers.length}`,e.restarts,e.node??"",(0,rt.jsx)(
jt,{since:e.created}),(0,rt.jsxs)(Z,{gap:"xs",wrap:"nowrap",children:[(0,rt.jsx)(Ee,{to:Be("workload",{...t,tab:"logs",cluster:e.cluster,pod:e.name}),children:Dd.
logs}),(0,rt.jsx)(Ee,{to:Be("shell",{cluster:e.cluster,namespace:e.namespace,pod:e.name,container:e.containers[0]}),children:Dd.shell})]})]}}function U8({object:e}){
let t=Xt("pods",{...e}),{value:r}=t;return(0,rt.jsxs)(ce,{gap:"sm",children:[(0,rt.jsx)(kt,{live:t}),r?.errors.map(o=>(0,rt.jsx)(fe,{color:"red",title:`${Dd.cluster}\
 ${o.cluster}`,children:o.error},o.cluster)),r&&(0,rt.jsx)(et,{label:U.workload.tabs.pods,columns:Dd.columns,empty:Dd.empty,rows:r.pods.map(o=>JD(o,e))}),r&&r.clusters>
50&&(0,rt.jsx)(X,{size:"sm",c:"dimmed",children:Dd.more(50,r.clusters)})]})}var Tx=2e3,eB=/\u001b\[[0-9;?]*[A-Za-z]/g;function tB(e){let[t,r]=(0,An.useState)({lines:[],
ended:!1,error:""});return(0,An.useEffect)(()=>{r({lines:[],ended:!1,error:""});let o=new EventSource(e),n=a=>{o.close(),r(i=>({...i,ended:!0,error:a}))};return o.
onmessage=a=>r(i=>({...i,lines:[...i.lines,...JSON.parse(a.data)].slice(-Tx)})),o.addEventListener("end",()=>n("")),o.onerror=()=>n(U.failed),()=>o.close()},[e]),
t}function G8({object:e,route:t}){let[r,o]=(0,An.useState)(0),[n,a]=(0,An.useState)(""),i=t.query.get("cluster")??"",l=t.query.get("pod")??"",c=t.query.get("pre\
vious")??"",{lines:s,ended:u,error:d}=tB(Ad("logs",{...e,cluster:i,pod:l,previous:c,round:r})),m=(0,An.useMemo)(()=>[...new Set([...s.map(h=>h.c).filter(Boolean),
...i?[i]:[]])].sort(),[s,i]),f=(0,An.useRef)(null);(0,An.useEffect)(()=>{f.current?.scrollIntoView({block:"nearest"})},[s]);let p=n?s.filter(h=>h.t.includes(n)):
s;return(0,rt.jsxs)(ce,{gap:"sm",children:[(0,rt.jsxs)(Z,{gap:"xs",children:[(0,rt.jsx)(Pa,{"aria-label":En.cluster,size:"sm",value:i,data:[{value:"",label:En.cluster},
...m.filter(Boolean)],onChange:h=>ht(t,{cluster:h.currentTarget.value,pod:void 0})}),(0,rt.jsx)(yo,{type:"search","aria-label":En.filter,placeholder:En.filter,size:"\
sm",value:n,onChange:h=>a(h.currentTarget.value)}),(0,rt.jsx)(Ma,{label:En.previous,checked:c==="true",onChange:h=>ht(t,{previous:h.currentTarget.checked?"true":
void 0})}),(0,rt.jsx)(pt,{color:u?"gray":"green",variant:"light",children:u?En.ended:En.follow}),u&&(0,rt.jsx)(ae,{size:"compact-sm",variant:"default",onClick:()=>o(
r+1),children:En.again}),l&&(0,rt.jsxs)(ae,{size:"compact-sm",variant:"default",onClick:()=>ht(t,{pod:void 0}),children:[l," ✕"]})]}),d&&(0,rt.jsx)(fe,{color:"\
red",role:"alert",children:d}),(0,rt.jsxs)("div",{className:"log",tabIndex:0,role:"log","aria-label":En.label,"aria-live":"off",children:[p.length===0&&(0,rt.jsx)(
X,{size:"sm",c:"dimmed",children:En.empty}),p.map((h,w)=>(0,rt.jsxs)("div",{className:h.e?"mono removed":"mono",children:[(0,rt.jsxs)("span",{className:"source",
children:[h.c," ",h.p]})," ",h.t.replace(eB,"")]},w)),(0,rt.jsx)("div",{ref:f})]}),s.length>=Tx&&(0,rt.jsx)(X,{size:"sm",c:"dimmed",children:En.dropped(Tx)})]})}var Ke=x(R(),1),uo=U.why,tf=e=>`${e.kind} ${e.namespace?e.namespace+"/":""}${e.name}`;function rB(e,t){return{key:e.cluster,cells:[e.cluster,(0,Ke.jsx)(pt,{size:"\
sm",variant:"light",color:e.chosen?"green":e.filter?"red":"gray",children:e.chosen?uo.yes:uo.no}),t&&e.chosen?e.replicas:"",t?e.current:"",e.capacity??"",e.score||
"",e.reason]}}function oB({term:e,single:t}){return(0,Ke.jsxs)("section",{children:[!t&&(0,Ke.jsx)(de,{order:2,size:"h5",children:uo.term(e.affinity??"")}),e.error&&
(0,Ke.jsx)(fe,{color:"red",title:uo.unschedulable,my:"xs",children:e.error}),e.division&&(0,Ke.jsx)(X,{size:"sm",children:uo.division(e.division)}),(0,Ke.jsx)(et,
{label:U.workload.tabs.why,columns:uo.columns,rows:e.clusters.map(r=>rB(r,!!e.division))}),e.total>e.clusters.length&&(0,Ke.jsx)(X,{size:"sm",c:"dimmed",children:uo.
more(e.total-e.clusters.length)}),e.notes.map(r=>(0,Ke.jsx)(X,{size:"sm",children:r},r))]})}function nB({why:e}){return(0,Ke.jsxs)(Ke.Fragment,{children:[e.policy&&
(0,Ke.jsx)(X,{size:"sm",children:uo.policy(tf(e.policy),e.policy.problem)}),e.unclaimed&&(0,Ke.jsx)(fe,{color:"red",title:uo.unclaimed,children:e.unclaimed}),e.
nearly.length>0&&(0,Ke.jsx)(fe,{color:"yellow",title:uo.nearly,children:(0,Ke.jsx)(yn,{size:"sm",children:e.nearly.map(t=>(0,Ke.jsxs)(yn.Item,{children:[tf(t.policy),
": ",t.difference]},tf(t.policy)))})}),e.alsoMatching.map(t=>(0,Ke.jsxs)(X,{size:"sm",c:"dimmed",children:[uo.also,": ",tf(t.policy),", ",t.reason]},tf(t.policy)))]})}
function $8({object:e}){let{value:t,error:r}=Od("why",{...e,limit:200});return r?(0,Ke.jsx)(fe,{color:"red",title:U.failed,role:"alert",children:r}):t?(0,Ke.jsxs)(
ce,{gap:"sm",children:[(0,Ke.jsx)(nB,{why:t}),t.held&&(0,Ke.jsx)(fe,{color:"yellow",title:uo.held,children:t.held}),t.due&&(0,Ke.jsx)(fe,{color:"blue",title:uo.
due,children:t.due}),t.error&&t.terms.length!==1&&(0,Ke.jsx)(fe,{color:"red",title:uo.unschedulable,children:t.error}),t.terms.map((o,n)=>(0,Ke.jsx)(oB,{term:o,
single:t.terms.length===1},n)),t.notes.map(o=>(0,Ke.jsx)(X,{size:"sm",children:o},o))]}):(0,Ke.jsx)(Bt,{size:"sm",role:"status","aria-label":U.loading})}var ee=x(R(),1),Vt=U.workload;function aB(e,t){let r=`${t.kind.toLowerCase()}${t.group?"."+t.group:""}/${t.name}${t.namespace?" -n "+t.namespace:""}`;return`${{
graph:"karmadactl tree",why:"karmadactl why",timeline:"karmadactl trace",events:"karmadactl describe",manifest:"kubectl get -o yaml",diff:"karmadactl diff",pods:"\
karmadactl get pods --operation-scope members #",logs:"karmadactl logs --all-clusters"}[e]} ${r}`}function iB({value:e}){return(0,ee.jsx)(et,{label:Vt.clusters,
columns:Vt.clusterColumns,rows:e.clusters.map(t=>({key:t.cluster,cells:[t.cluster,(0,ee.jsx)(xx,{state:t.state}),t.revision?`${t.stage}, ${Vt.revision(t.revision)}`:
t.stage,t.replicas??"",t.message??""]}))})}function lB({value:e}){return(0,ee.jsx)(et,{label:Vt.conditions,columns:Vt.conditionColumns,rows:e.conditions.map(t=>({
key:t.type,cells:[t.type,t.status,t.reason,t.message,(0,ee.jsx)(jt,{since:t.lastTransitionTime})]}))})}function cB({value:e}){let t=e.tree.children?.flatMap(r=>Object.
entries(r.hidden??{}))??[];return(0,ee.jsxs)(ce,{children:[(0,ee.jsx)(V8,{root:e.tree}),t.map(([r,o])=>(0,ee.jsx)(X,{size:"sm",c:"dimmed",children:Vt.more(o,r)},
r)),(0,ee.jsx)(de,{order:2,size:"h5",children:Vt.clusters}),(0,ee.jsx)(iB,{value:e}),(0,ee.jsx)(de,{order:2,size:"h5",children:Vt.conditions}),(0,ee.jsx)(lB,{value:e}),
e.moves.length>0&&(0,ee.jsxs)(ee.Fragment,{children:[(0,ee.jsx)(de,{order:2,size:"h5",children:Vt.moves}),(0,ee.jsx)(et,{label:Vt.moves,columns:Vt.moveColumns,rows:e.
moves.map((r,o)=>({key:String(o),cells:[(0,ee.jsx)(jt,{since:r.time}),r.changes?.join(", ")??"",r.reason,r.by??""]}))})]})]})}function sB({value:e}){let{timeline:t}=e;
return(0,ee.jsxs)(ce,{children:[t.complete?(0,ee.jsx)(fe,{color:"green",children:Vt.complete}):(0,ee.jsx)(fe,{color:"yellow",title:Vt.waiting,children:(0,ee.jsx)(
yn,{size:"sm",children:t.waiting?.map(r=>(0,ee.jsx)(yn.Item,{children:r},r))})}),(0,ee.jsx)(et,{label:Vt.tabs.timeline,columns:Vt.timelineColumns,rows:t.steps.map(
(r,o)=>({key:String(o),cells:[r.time?new Date(r.time).toLocaleTimeString():"",(0,ee.jsx)(xx,{state:r.state}),r.stage,r.cluster??"",r.object,r.message??""]}))})]})}
function dB({value:e}){return(0,ee.jsx)(et,{label:Vt.tabs.events,columns:Vt.eventColumns,empty:Vt.noEvents,rows:e.events.map((t,r)=>({key:String(r),cells:[(0,ee.jsx)(
jt,{since:t.last}),t.type,t.reason,t.object,t.count,t.message]}))})}function Y8({route:e}){let{group:t,version:r,kind:o,namespace:n,name:a}=Object.fromEntries(e.
query),i={group:t,version:r,kind:o,namespace:n,name:a},l=Xt("workload",i),{value:c}=l,s=e.query.get("tab")??"graph",u=i;return(0,ee.jsxs)(ce,{gap:"sm",children:[
(0,ee.jsxs)(Z,{justify:"space-between",children:[(0,ee.jsxs)(de,{order:1,size:"h3",children:[u.kind," ",u.name," ",(0,ee.jsx)(X,{span:!0,c:"dimmed",children:u.namespace})]}),
(0,ee.jsxs)(Z,{gap:"xs",children:[(0,ee.jsx)(Ee,{to:fc(u),children:Vt.edit}),(0,ee.jsx)(vt,{command:aB(s,u)})]})]}),(0,ee.jsx)(kt,{live:l}),(0,ee.jsxs)(ct,{value:s,
onChange:d=>ht(e,{tab:d==="graph"?void 0:d},!0),keepMounted:!1,children:[(0,ee.jsx)(ct.List,{mb:"sm",children:Object.entries(Vt.tabs).map(([d,m])=>(0,ee.jsx)(ct.
Tab,{value:d,children:m},d))}),(0,ee.jsx)(ct.Panel,{value:"graph",children:c&&(0,ee.jsx)(cB,{value:c})}),(0,ee.jsx)(ct.Panel,{value:"why",children:(0,ee.jsx)($8,
{object:u})}),(0,ee.jsx)(ct.Panel,{value:"diff",children:(0,ee.jsx)(w8,{object:u})}),(0,ee.jsx)(ct.Panel,{value:"pods",children:(0,ee.jsx)(U8,{object:u})}),(0,ee.jsx)(
ct.Panel,{value:"logs",children:(0,ee.jsx)(G8,{object:u,route:e})}),(0,ee.jsx)(ct.Panel,{value:"timeline",children:c&&(0,ee.jsx)(sB,{value:c})}),(0,ee.jsx)(ct.Panel,
{value:"events",children:c&&(0,ee.jsx)(dB,{value:c})}),(0,ee.jsx)(ct.Panel,{value:"manifest",children:c&&(c.manifest?(0,ee.jsx)(ws,{block:!0,tabIndex:0,children:c.
manifest}):(0,ee.jsx)(X,{children:Vt.noManifest}))})]})]})}var Pe=x(R(),1),Rx=U.workloads;function mB({route:e,counts:t}){return(0,Pe.jsx)(Si.Group,{value:e.query.get("filter")??"",onChange:r=>ht(e,{filter:r,offset:void 0}),
children:(0,Pe.jsx)(Z,{gap:6,children:Object.entries(Rx.filters).map(([r,o])=>(0,Pe.jsxs)(Si,{value:r,size:"xs",variant:"light",disabled:r!==""&&!t[r]&&e.query.
get("filter")!==r,children:[o," ",t[r]??0]},r))})})}function uB({workload:e}){let t=["held","drifted","suspended","moving"].filter(r=>e[r]);return(0,Pe.jsxs)(Pe.Fragment,
{children:[(0,Pe.jsxs)(Z,{gap:4,children:[(0,Pe.jsx)(Ku,{kind:e.problem?.kind}),t.map(r=>(0,Pe.jsx)(pt,{color:"gray",variant:"light",size:"sm",children:Rx.flags[r]},
r))]}),e.problem&&(0,Pe.jsx)(X,{size:"xs",lineClamp:2,title:e.problem.message,children:e.problem.message})]})}function fB(e){return{key:`${e.kind}/${e.namespace}\
/${e.name}`,cells:[(0,Pe.jsxs)(Z,{gap:6,children:[(0,Pe.jsx)(Ee,{to:on(e),children:e.name}),(0,Pe.jsx)(X,{size:"xs",c:"dimmed",children:e.kind})]}),e.namespace??
"",(0,Pe.jsx)(uB,{workload:e}),e.replicas===void 0?"":`${e.ready??0}/${e.replicas}`,e.clusters,(0,Pe.jsx)(X,{size:"xs",children:e.policy}),(0,Pe.jsx)(jt,{since:e.
created})]}}function q8({route:e}){let t=Xt("workloads",{...Object.fromEntries(e.query),limit:er}),{value:r}=t;return(0,Pe.jsxs)(ce,{gap:"sm",children:[(0,Pe.jsxs)(
Z,{justify:"space-between",children:[(0,Pe.jsx)(de,{order:1,size:"h3",children:U.pages.workloads}),(0,Pe.jsxs)(Z,{gap:"xs",children:[(0,Pe.jsx)(so,{route:e}),(0,Pe.jsx)(
nn,{route:e}),(0,Pe.jsx)(vt,{command:"kubectl get resourcebindings,clusterresourcebindings -A"})]})]}),(0,Pe.jsx)(kt,{live:t,reading:r}),r&&(0,Pe.jsxs)(Pe.Fragment,
{children:[(0,Pe.jsx)(mB,{route:e,counts:r.counts}),(0,Pe.jsx)(et,{label:U.pages.workloads,columns:Rx.columns,rows:r.page.map(fB)}),(0,Pe.jsx)(mo,{route:e,shown:r.
page.length,matching:r.matching})]})]})}var yt=x(R(),1),pB={fleet:R8,workloads:q8,workload:Y8,inbox:E8,matrix:O8,policies:S8,edit:z8,rollouts:L8,moves:M8,whatif:H8,resources:B8,search:P8,shell:j8},F8=[
"fleet","workloads","matrix","policies","rollouts","moves","inbox","resources","search"],hB={primaryColor:"indigo",primaryShade:{light:7,dark:8},cursorType:"poi\
nter",autoContrast:!0,fontFamily:"system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif",fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo,\
 DejaVu Sans Mono, monospace"};function vB(){let{setColorScheme:e}=Yd(),t=ui("light")==="dark";return(0,yt.jsx)(Kn,{variant:"default",size:"lg","aria-label":U.scheme,
title:U.scheme,onClick:()=>e(t?"light":"dark"),children:t?"☀":"☾"})}function gB({session:e,onLogout:t}){let r=g8(),[o,{toggle:n,close:a}]=Mg(),i=pB[r.page];
return(0,Bd.useEffect)(a,[r.page]),(0,Bd.useEffect)(()=>{document.title=`${U.pages[r.page]??U.notFound} · ${r.query.get("name")??U.title}`},[r]),Og([...F8.map(
(l,c)=>[`alt+${c+1}`,()=>ri(Be(l))]),["/",()=>document.querySelector("input[type=search]")?.focus()]]),(0,yt.jsxs)(Pr,{header:{height:52},navbar:{width:190,breakpoint:"\
sm",collapsed:{mobile:!o}},padding:"md",children:[(0,yt.jsx)("a",{className:"skip",href:"#main",children:U.skip}),(0,yt.jsx)(Pr.Header,{children:(0,yt.jsxs)(Z,{
h:"100%",px:"md",justify:"space-between",wrap:"nowrap",children:[(0,yt.jsxs)(Z,{gap:"sm",wrap:"nowrap",children:[(0,yt.jsx)(ys,{opened:o,onClick:n,hiddenFrom:"s\
m",size:"sm","aria-label":U.title}),(0,yt.jsx)(X,{fw:700,size:"lg",children:U.title})]}),(0,yt.jsxs)(Z,{gap:"xs",wrap:"nowrap",children:[(0,yt.jsx)(X,{size:"sm",
truncate:!0,title:U.user,children:e.user}),(0,yt.jsx)(vB,{}),(0,yt.jsx)(ae,{variant:"default",size:"compact-sm",onClick:t,children:U.logout})]})]})}),(0,yt.jsx)(
Pr.Navbar,{p:"xs","aria-label":U.title,children:F8.map(l=>(0,yt.jsx)(Cs,{href:Be(l),label:U.pages[l],onClick:Md,active:r.page===l,"aria-current":r.page===l?"pag\
e":void 0},l))}),(0,yt.jsx)(Pr.Main,{id:"main",tabIndex:-1,children:i?(0,yt.jsx)(i,{route:r}):(0,yt.jsx)(X,{children:U.notFound})})]})}function bB(){let[e,t]=(0,Bd.useState)();
return(0,Bd.useEffect)(()=>{f8(()=>t(null));let r=new URLSearchParams(location.hash.slice(1)).get("login");if(r){history.replaceState(null,"",location.pathname+
location.search),dr("login",{code:r}).then(t,()=>t(null));return}ti("session").then(t,()=>t(null))},[]),e===void 0?(0,yt.jsx)(Pl,{h:"100vh",children:(0,yt.jsx)(
Bt,{role:"status","aria-label":U.loading})}):e===null?(0,yt.jsx)(A8,{onLogin:t}):(0,yt.jsx)(gB,{session:e,onLogout:()=>{dr("logout",{}).finally(()=>t(null))}})}
t3(mc);(0,X8.createRoot)(document.getElementById("root")).render((0,yt.jsx)(Af,{theme:hB,defaultColorScheme:"auto",getStyleNonce:()=>mc,children:(0,yt.jsx)(bB,{})}));
