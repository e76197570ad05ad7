var c7=Object.create;var Mx=Object.defineProperty;var s7=Object.getOwnPropertyDescriptor;var d7=Object.getOwnPropertyNames;var m7=Object.getPrototypeOf,u7=Object.prototype.hasOwnProperty;var Mn=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}};var f7=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of d7(t))!u7.call(e,n)&&n!==r&&Mx(e,n,{get:()=>t[n],enumerable:!(o=s7(t,n))||o.enumerable});
return e};var x=(e,t,r)=>(r=e!=null?c7(m7(e)):{},f7(t||!e||!e.__esModule?Mx(r,"default",{value:e,enumerable:!0}):r,e));var Kx=Mn(me=>{"use strict";var yg=Symbol.for("react.transitional.element"),h7=Symbol.for("react.portal"),v7=Symbol.for("react.fragment"),g7=Symbol.for("react.s\
trict_mode"),b7=Symbol.for("react.profiler"),y7=Symbol.for("react.consumer"),w7=Symbol.for("react.context"),x7=Symbol.for("react.forward_ref"),_7=Symbol.for("re\
act.suspense"),S7=Symbol.for("react.memo"),Vx=Symbol.for("react.lazy"),C7=Symbol.for("react.activity"),z7=Symbol.for("react.view_transition"),Lx=Symbol.iterator;
function T7(e){return e===null||typeof e!="object"?null:(e=Lx&&e[Lx]||e["@@iterator"],typeof e=="function"?e:null)}var Ux={isMounted:function(){return!1},enqueueForceUpdate:function(){},
enqueueReplaceState:function(){},enqueueSetState:function(){}},Gx=Object.assign,$x={};function Cc(e,t,r){this.props=e,this.context=t,this.refs=$x,this.updater=r||
Ux}Cc.prototype.isReactComponent={};Cc.prototype.setState=function(e,t){if(typeof e!="object"&&typeof e!="function"&&e!=null)throw Error("takes an object of sta\
te variables to update or a function which returns an object of state variables.");this.updater.enqueueSetState(this,e,t,"setState")};Cc.prototype.forceUpdate=function(e){
this.updater.enqueueForceUpdate(this,e,"forceUpdate")};function qx(){}qx.prototype=Cc.prototype;function wg(e,t,r){this.props=e,this.context=t,this.refs=$x,this.
updater=r||Ux}var xg=wg.prototype=new qx;xg.constructor=wg;Gx(xg,Cc.prototype);xg.isPureReactComponent=!0;var jx=Array.isArray;function bg(){}var it={H:null,A:null,
T:null,S:null},Yx=Object.prototype.hasOwnProperty;function _g(e,t,r){var o=r.ref;return{$$typeof:yg,type:e,key:t,ref:o!==void 0?o:null,props:r}}function k7(e,t){
return _g(e.type,t,e.props)}function Sg(e){return typeof e=="object"&&e!==null&&e.$$typeof===yg}function R7(e){var t={"=":"=0",":":"=2"};return"$"+e.replace(/[=:]/g,
function(r){return t[r]})}var Hx=/\/+/g;function gg(e,t){return typeof e=="object"&&e!==null&&e.key!=null?R7(""+e.key):t.toString(36)}function E7(e){switch(e.status){case"\
fulfilled":return e.value;case"rejected":throw e.reason;default:switch(typeof e.status=="string"?e.then(bg,bg):(e.status="pending",e.then(function(t){e.status===
"pending"&&(e.status="fulfilled",e.value=t)},function(t){e.status==="pending"&&(e.status="rejected",e.reason=t)})),e.status){case"fulfilled":return e.value;case"\
rejected":throw e.reason}}throw e}function Sc(e,t,r,o,n){var a=typeof e;(a==="undefined"||a==="boolean")&&(e=null);var i=!1;if(e===null)i=!0;else switch(a){case"\
bigint":case"string":case"number":i=!0;break;case"object":switch(e.$$typeof){case yg:case h7:i=!0;break;case Vx:return i=e._init,Sc(i(e._payload),t,r,o,n)}}if(i)
return n=n(e),i=o===""?"."+gg(e,0):o,jx(n)?(r="",i!=null&&(r=i.replace(Hx,"$&/")+"/"),Sc(n,t,r,"",function(s){return s})):n!=null&&(Sg(n)&&(n=k7(n,r+(n.key==null||
e&&e.key===n.key?"":(""+n.key).replace(Hx,"$&/")+"/")+i)),t.push(n)),1;i=0;var l=o===""?".":o+":";if(jx(e))for(var c=0;c<e.length;c++)o=e[c],a=l+gg(o,c),i+=Sc(o,
t,r,a,n);else if(c=T7(e),typeof c=="function")for(e=c.call(e),c=0;!(o=e.next()).done;)o=o.value,a=l+gg(o,c++),i+=Sc(o,t,r,a,n);else if(a==="object"){if(typeof e.
then=="function")return Sc(E7(e),t,r,o,n);throw t=String(e),Error("Objects are not valid as a React child (found: "+(t==="[object Object]"?"object with keys {"+
Object.keys(e).join(", ")+"}":t)+"). If you meant to render a collection of children, use an array instead.")}return i}function mf(e,t,r){if(e==null)return e;var o=[],
n=0;return Sc(e,o,"","",function(a){return t.call(r,a,n++)}),o}function A7(e){if(e._status===-1){var t=e._result,r=t();r.then(function(o){(e._status===0||e._status===
-1)&&(e._status=1,e._result=o,r.status===void 0&&(r.status="fulfilled",r.value=o))},function(o){(e._status===0||e._status===-1)&&(e._status=2,e._result=o,r.status===
void 0&&(r.status="rejected",r.reason=o))}),e._status===-1&&(e._status=0,e._result=r)}if(e._status===1)return e._result.default;throw e._result}var Ix=typeof reportError==
"function"?reportError:function(e){if(typeof window=="object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,
message:typeof e=="object"&&e!==null&&typeof e.message=="string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process==
"object"&&typeof process.emit=="function"){process.emit("uncaughtException",e);return}console.error(e)};function Fx(e){var t=it.T,r={};r.types=t!==null?t.types:
null,it.T=r;try{var o=e(),n=it.S;n!==null&&n(r,o),typeof o=="object"&&o!==null&&typeof o.then=="function"&&o.then(bg,Ix)}catch(a){Ix(a)}finally{t!==null&&r.types!==
null&&(t.types=r.types),it.T=t}}function Xx(e){var t=it.T;if(t!==null){var r=t.types;r===null?t.types=[e]:r.indexOf(e)===-1&&r.push(e)}else Fx(Xx.bind(null,e))}
var N7={map:mf,forEach:function(e,t,r){mf(e,function(){t.apply(this,arguments)},r)},count:function(e){var t=0;return mf(e,function(){t++}),t},toArray:function(e){
return mf(e,function(t){return t})||[]},only:function(e){if(!Sg(e))throw Error("React.Children.only expected to receive a single React element child.");return e}};
me.Activity=C7;me.Children=N7;me.Component=Cc;me.Fragment=v7;me.Profiler=b7;me.PureComponent=wg;me.StrictMode=g7;me.Suspense=_7;me.ViewTransition=z7;me.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=
it;me.__COMPILER_RUNTIME={__proto__:null,c:function(e){return it.H.useMemoCache(e)}};me.addTransitionType=Xx;me.cache=function(e){return function(){return e.apply(
null,arguments)}};me.cacheSignal=function(){return null};me.cloneElement=function(e,t,r){if(e==null)throw Error("The argument must be a React element, but you p\
assed "+e+".");var o=Gx({},e.props),n=e.key;if(t!=null)for(a in t.key!==void 0&&(n=""+t.key),t)!Yx.call(t,a)||a==="key"||a==="__self"||a==="__source"||a==="ref"&&
t.ref===void 0||(o[a]=t[a]);var a=arguments.length-2;if(a===1)o.children=r;else if(1<a){for(var i=Array(a),l=0;l<a;l++)i[l]=arguments[l+2];o.children=i}return _g(
e.type,n,o)};me.createContext=function(e){return e={$$typeof:w7,_currentValue:e,_currentValue2:e,_threadCount:0,Provider:null,Consumer:null},e.Provider=e,e.Consumer=
{$$typeof:y7,_context:e},e};me.createElement=function(e,t,r){var o,n={},a=null;if(t!=null)for(o in t.key!==void 0&&(a=""+t.key),t)Yx.call(t,o)&&o!=="key"&&o!=="\
__self"&&o!=="__source"&&(n[o]=t[o]);var i=arguments.length-2;if(i===1)n.children=r;else if(1<i){for(var l=Array(i),c=0;c<i;c++)l[c]=arguments[c+2];n.children=l}
if(e&&e.defaultProps)for(o in i=e.defaultProps,i)n[o]===void 0&&(n[o]=i[o]);return _g(e,a,n)};me.createRef=function(){return{current:null}};me.forwardRef=function(e){
return{$$typeof:x7,render:e}};me.isValidElement=Sg;me.lazy=function(e){return{$$typeof:Vx,_payload:{_status:-1,_result:e},_init:A7}};me.memo=function(e,t){return{
$$typeof:S7,type:e,compare:t===void 0?null:t}};me.startTransition=Fx;me.unstable_useCacheRefresh=function(){return it.H.useCacheRefresh()};me.use=function(e){return it.
H.use(e)};me.useActionState=function(e,t,r){return it.H.useActionState(e,t,r)};me.useCallback=function(e,t){return it.H.useCallback(e,t)};me.useContext=function(e){
return it.H.useContext(e)};me.useDebugValue=function(){};me.useDeferredValue=function(e,t){return it.H.useDeferredValue(e,t)};me.useEffect=function(e,t){return it.
H.useEffect(e,t)};me.useEffectEvent=function(e){return it.H.useEffectEvent(e)};me.useId=function(){return it.H.useId()};me.useImperativeHandle=function(e,t,r){return it.
H.useImperativeHandle(e,t,r)};me.useInsertionEffect=function(e,t){return it.H.useInsertionEffect(e,t)};me.useLayoutEffect=function(e,t){return it.H.useLayoutEffect(
e,t)};me.useMemo=function(e,t){return it.H.useMemo(e,t)};me.useOptimistic=function(e,t){return it.H.useOptimistic(e,t)};me.useReducer=function(e,t,r){return it.
H.useReducer(e,t,r)};me.useRef=function(e){return it.H.useRef(e)};me.useState=function(e){return it.H.useState(e)};me.useSyncExternalStore=function(e,t,r){return it.
H.useSyncExternalStore(e,t,r)};me.useTransition=function(){return it.H.useTransition()};me.version="19.3.1"});var D=Mn((nP,Qx)=>{"use strict";Qx.exports=Kx()});var v_=Mn(Tr=>{"use strict";var r9=D();function h_(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(arguments[1]);
for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full message or use th\
e non-minified dev environment for full errors and additional helpful warnings."}function li(){}var Lr={d:{f:li,r:function(){throw Error(h_(522))},D:li,C:li,L:li,
m:li,X:li,S:li,M:li},p:0,findDOMNode:null},o9=Symbol.for("react.portal"),n9=Symbol.for("react.recoverable"),p_=Symbol.for("react.optimistic_key");function a9(e,t,r){
var o=3<arguments.length&&arguments[3]!==void 0?arguments[3]:null;return{$$typeof:o9,key:o==null?null:o===p_?p_:""+o,children:e,containerInfo:t,implementation:r}}
var $d=r9.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;function zf(e,t){if(e==="font")return"";if(typeof t=="string")return t==="use-credenti\
als"?t:""}Tr.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=Lr;Tr.browser=function(e){return{$$typeof:n9,_reason:e}};Tr.createPortal=function(e,t){
var r=2<arguments.length&&arguments[2]!==void 0?arguments[2]:null;if(!t||t.nodeType!==1&&t.nodeType!==9&&t.nodeType!==11)throw Error(h_(299));return a9(e,t,null,
r)};Tr.flushSync=function(e){var t=$d.T,r=Lr.p;try{if($d.T=null,Lr.p=2,e)return e()}finally{$d.T=t,Lr.p=r,Lr.d.f()}};Tr.preconnect=function(e,t){typeof e=="stri\
ng"&&(t?(t=t.crossOrigin,t=typeof t=="string"?t==="use-credentials"?t:"":void 0):t=null,Lr.d.C(e,t))};Tr.prefetchDNS=function(e){typeof e=="string"&&Lr.d.D(e)};
Tr.preinit=function(e,t){if(typeof e=="string"&&t&&typeof t.as=="string"){var r=t.as,o=zf(r,t.crossOrigin),n=typeof t.integrity=="string"?t.integrity:void 0,a=typeof t.
fetchPriority=="string"?t.fetchPriority:void 0;r==="style"?Lr.d.S(e,typeof t.precedence=="string"?t.precedence:void 0,{crossOrigin:o,integrity:n,fetchPriority:a}):
r==="script"&&Lr.d.X(e,{crossOrigin:o,integrity:n,fetchPriority:a,nonce:typeof t.nonce=="string"?t.nonce:void 0})}};Tr.preinitModule=function(e,t){if(typeof e==
"string")if(typeof t=="object"&&t!==null){if(t.as==null||t.as==="script"){var r=zf(t.as,t.crossOrigin);Lr.d.M(e,{crossOrigin:r,integrity:typeof t.integrity=="st\
ring"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}}else t==null&&Lr.
d.M(e)};Tr.preload=function(e,t){if(typeof e=="string"&&typeof t=="object"&&t!==null&&typeof t.as=="string"){var r=t.as,o=zf(r,t.crossOrigin);Lr.d.L(e,r,{crossOrigin:o,
integrity:typeof t.integrity=="string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,type:typeof t.type=="string"?t.type:void 0,fetchPriority:typeof t.
fetchPriority=="string"?t.fetchPriority:void 0,referrerPolicy:typeof t.referrerPolicy=="string"?t.referrerPolicy:void 0,imageSrcSet:typeof t.imageSrcSet=="strin\
g"?t.imageSrcSet:void 0,imageSizes:typeof t.imageSizes=="string"?t.imageSizes:void 0,media:typeof t.media=="string"?t.media:void 0})}};Tr.preloadModule=function(e,t){
if(typeof e=="string")if(t){var r=zf(t.as,t.crossOrigin);Lr.d.m(e,{as:typeof t.as=="string"&&t.as!=="script"?t.as:void 0,crossOrigin:r,integrity:typeof t.integrity==
"string"?t.integrity:void 0,nonce:typeof t.nonce=="string"?t.nonce:void 0,fetchPriority:typeof t.fetchPriority=="string"?t.fetchPriority:void 0})}else Lr.d.m(e)};
Tr.requestFormReset=function(e){Lr.d.r(e)};Tr.unstable_batchedUpdates=function(e,t){return e(t)};Tr.useFormState=function(e,t,r){return $d.H.useFormState(e,t,r)};
Tr.useFormStatus=function(){return $d.H.useHostTransitionStatus()};Tr.version="19.3.1"});var ci=Mn((aL,b_)=>{"use strict";function g_(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{__REACT_DEVTOOLS_GLOBAL_HOOK__.
checkDCE(g_)}catch(e){console.error(e)}}g_(),b_.exports=v_()});var D_=Mn(Af=>{"use strict";var g9=Symbol.for("react.transitional.element"),b9=Symbol.for("react.fragment");function M_(e,t,r){var o=null;if(r!==void 0&&(o=""+r),
t.key!==void 0&&(o=""+t.key),"key"in t){r={};for(var n in t)n!=="key"&&(r[n]=t[n])}else r=t;return t=r.ref,{$$typeof:g9,type:e,key:o,ref:t!==void 0?t:null,props:r}}
Af.Fragment=b9;Af.jsx=M_;Af.jsxs=M_});var k=Mn((Oj,B_)=>{"use strict";B_.exports=D_()});var xT=Mn(St=>{"use strict";function Ey(e,t){var r=e.length;e.push(t);e:for(;0<r;){var o=r-1>>>1,n=e[o];if(0<wh(n,t))e[o]=t,e[r]=n,r=o;else break e}}function oa(e){
return e.length===0?null:e[0]}function _h(e){if(e.length===0)return null;var t=e[0],r=e.pop();if(r!==t){e[0]=r;e:for(var o=0,n=e.length,a=n>>>1;o<a;){var i=2*(o+
1)-1,l=e[i],c=i+1,s=e[c];if(0>wh(l,r))c<n&&0>wh(s,l)?(e[o]=s,e[c]=r,o=c):(e[o]=l,e[i]=r,o=i);else if(c<n&&0>wh(s,r))e[o]=s,e[c]=r,o=c;else break e}}return t}function wh(e,t){
var r=e.sortIndex-t.sortIndex;return r!==0?r:e.id-t.id}St.unstable_now=void 0;typeof performance=="object"&&typeof performance.now=="function"?(uT=performance,St.
unstable_now=function(){return uT.now()}):(Ty=Date,fT=Ty.now(),St.unstable_now=function(){return Ty.now()-fT});var uT,Ty,fT,Ia=[],Ri=[],TN=1,Qo=null,Or=3,Ay=!1,
Qm=!1,Zm=!1,Ny=!1,vT=typeof setTimeout=="function"?setTimeout:null,gT=typeof clearTimeout=="function"?clearTimeout:null,pT=typeof setImmediate<"u"?setImmediate:
null;function xh(e){for(var t=oa(Ri);t!==null;){if(t.callback===null)_h(Ri);else if(t.startTime<=e)_h(Ri),t.sortIndex=t.expirationTime,Ey(Ia,t);else break;t=oa(
Ri)}}function Oy(e){if(Zm=!1,xh(e),!Qm)if(oa(Ia)!==null)Qm=!0,Ps||(Ps=!0,Bs());else{var t=oa(Ri);t!==null&&My(Oy,t.startTime-e)}}var Ps=!1,Wm=-1,bT=5,yT=-1;function wT(){
return Ny?!0:!(St.unstable_now()-yT<bT)}function ky(){if(Ny=!1,Ps){var e=St.unstable_now();yT=e;var t=!0;try{e:{Qm=!1,Zm&&(Zm=!1,gT(Wm),Wm=-1),Ay=!0;var r=Or;try{
t:{for(xh(e),Qo=oa(Ia);Qo!==null&&!(Qo.expirationTime>e&&wT());){var o=Qo.callback;if(typeof o=="function"){Qo.callback=null,Or=Qo.priorityLevel;var n=o(Qo.expirationTime<=
e);if(e=St.unstable_now(),typeof n=="function"){Qo.callback=n,xh(e),t=!0;break t}Qo===oa(Ia)&&_h(Ia),xh(e)}else _h(Ia);Qo=oa(Ia)}if(Qo!==null)t=!0;else{var a=oa(
Ri);a!==null&&My(Oy,a.startTime-e),t=!1}}break e}finally{Qo=null,Or=r,Ay=!1}t=void 0}}finally{t?Bs():Ps=!1}}}var Bs;typeof pT=="function"?Bs=function(){pT(ky)}:
typeof MessageChannel<"u"?(Ry=new MessageChannel,hT=Ry.port2,Ry.port1.onmessage=ky,Bs=function(){hT.postMessage(null)}):Bs=function(){vT(ky,0)};var Ry,hT;function My(e,t){
Wm=vT(function(){e(St.unstable_now())},t)}St.unstable_IdlePriority=5;St.unstable_ImmediatePriority=1;St.unstable_LowPriority=4;St.unstable_NormalPriority=3;St.unstable_Profiling=
null;St.unstable_UserBlockingPriority=2;St.unstable_cancelCallback=function(e){e.callback=null};St.unstable_forceFrameRate=function(e){0>e||125<e?console.error(
"forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported"):bT=0<e?Math.floor(1e3/e):5};St.unstable_getCurrentPriorityLevel=
function(){return Or};St.unstable_next=function(e){switch(Or){case 1:case 2:case 3:var t=3;break;default:t=Or}var r=Or;Or=t;try{return e()}finally{Or=r}};St.unstable_requestPaint=
function(){Ny=!0};St.unstable_runWithPriority=function(e,t){switch(e){case 1:case 2:case 3:case 4:case 5:break;default:e=3}var r=Or;Or=e;try{return t()}finally{
Or=r}};St.unstable_scheduleCallback=function(e,t,r){var o=St.unstable_now();switch(typeof r=="object"&&r!==null?(r=r.delay,r=typeof r=="number"&&0<r?o+r:o):r=o,
e){case 1:var n=-1;break;case 2:n=250;break;case 5:n=1073741823;break;case 4:n=1e4;break;default:n=5e3}return n=r+n,e={id:TN++,callback:t,priorityLevel:e,startTime:r,
expirationTime:n,sortIndex:-1},r>o?(e.sortIndex=r,Ey(Ri,e),oa(Ia)===null&&e===oa(Ri)&&(Zm?(gT(Wm),Wm=-1):Zm=!0,My(Oy,r-o))):(e.sortIndex=n,Ey(Ia,e),Qm||Ay||(Qm=
!0,Ps||(Ps=!0,Bs()))),e};St.unstable_shouldYield=wT;St.unstable_wrapCallback=function(e){var t=Or;return function(){var r=Or;Or=t;try{return e.apply(this,arguments)}finally{
Or=r}}}});var ST=Mn((Rfe,_T)=>{"use strict";_T.exports=xT()});var s8=Mn(og=>{"use strict";var rr=ST(),ck=D(),kN=ci();function P(e){var t="https://react.dev/errors/"+e;if(1<arguments.length){t+="?args[]="+encodeURIComponent(
arguments[1]);for(var r=2;r<arguments.length;r++)t+="&args[]="+encodeURIComponent(arguments[r])}return"Minified React error #"+e+"; visit "+t+" for the full mes\
sage or use the non-minified dev environment for full errors and additional helpful warnings."}function sk(e){return!(!e||e.nodeType!==1&&e.nodeType!==9&&e.nodeType!==
11)}function Hu(e){for(var t=e,r=t;r&&!r.alternate;)t=r,(t.flags&4098)!==0&&(e=t.return),r=t.return;for(;t.return;)t=t.return;return t.tag===3?e:null}function dk(e){
if(e.tag===13){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function mk(e){if(e.tag===
31){var t=e.memoizedState;if(t===null&&(e=e.alternate,e!==null&&(t=e.memoizedState)),t!==null)return t.dehydrated}return null}function CT(e){if(Hu(e)!==e)throw Error(
P(188))}function RN(e){var t=e.alternate;if(!t){if(t=Hu(e),t===null)throw Error(P(188));return t!==e?null:e}for(var r=e,o=t;;){var n=r.return;if(n===null)break;
var a=n.alternate;if(a===null){if(o=n.return,o!==null){r=o;continue}break}if(n.child===a.child){for(a=n.child;a;){if(a===r)return CT(n),e;if(a===o)return CT(n),
t;a=a.sibling}throw Error(P(188))}if(r.return!==o.return)r=n,o=a;else{for(var i=!1,l=n.child;l;){if(l===r){i=!0,r=n,o=a;break}if(l===o){i=!0,o=n,r=a;break}l=l.sibling}
if(!i){for(l=a.child;l;){if(l===r){i=!0,r=a,o=n;break}if(l===o){i=!0,o=a,r=n;break}l=l.sibling}if(!i)throw Error(P(189))}}if(r.alternate!==o)throw Error(P(190))}
if(r.tag!==3)throw Error(P(188));return r.stateNode.current===r?e:t}function uk(e){var t=e.tag;if(t===5||t===26||t===27||t===6)return e;for(e=e.child;e!==null;){
if(t=uk(e),t!==null)return t;e=e.sibling}return null}function uo(e,t,r,o,n,a){for(;e!==null;){if((e.tag===5||e.tag===27||e.tag===6)&&r(e,o,n,a)||(e.tag!==22||e.
memoizedState===null)&&(t||e.tag!==5&&e.tag!==27)&&uo(e.child,t,r,o,n,a))return!0;e=e.sibling}return!1}function sc(e){for(e=e.return;e!==null;){if(e.tag===3||e.
tag===5||e.tag===27)return e;e=e.return}return null}function zT(e){var t=!1;for(e=e.return;e!==null&&(e.tag===4&&(t=!0),!(e.tag===3||e.tag===5||e.tag===27));)e=
e.return;return t}function fk(e){var t=[null,null],r=sc(e);return r===null||pk(t,e,r.child,{foundSelf:!1}),t}function pk(e,t,r,o){for(;r!==null;){if(r===t)o.foundSelf=
!0;else if(r.tag===5||r.tag===27||r.tag===6){if(o.foundSelf)return e[1]=r,!0;e[0]=r}else if((r.tag!==22||r.memoizedState===null)&&pk(e,t,r.child,o))return!0;r=r.
sibling}return!1}function tr(e){switch(e.tag){case 5:case 27:case 6:return e.stateNode;case 3:return e.stateNode.containerInfo;default:throw Error(P(559))}}var Gs=null,
mw=null;function EN(e,t,r){return e===r?!0:e===t?(Gs=e,!0):!1}function AN(e,t,r){return e===r?(mw=e,!1):e===t?(mw!==null&&(Gs=e),!0):!1}function TT(e){if(e===null)
return null;do e=e===null?null:e.return;while(e&&e.tag!==5&&e.tag!==27&&e.tag!==3);return e||null}function uw(e,t,r){for(var o=0,n=e;n;n=r(n))o++;n=0;for(var a=t;a;a=
r(a))n++;for(;0<o-n;)e=r(e),o--;for(;0<n-o;)t=r(t),n--;for(;o--;){if(e===t||t!==null&&e===t.alternate)return e;e=r(e),t=r(t)}return null}var ot=Object.assign,NN=Symbol.
for("react.element"),Sh=Symbol.for("react.transitional.element"),au=Symbol.for("react.portal"),$s=Symbol.for("react.fragment"),hk=Symbol.for("react.strict_mode"),
fw=Symbol.for("react.profiler"),vk=Symbol.for("react.consumer"),sa=Symbol.for("react.context"),_1=Symbol.for("react.forward_ref"),pw=Symbol.for("react.suspense"),
hw=Symbol.for("react.suspense_list"),S1=Symbol.for("react.memo"),Oi=Symbol.for("react.lazy"),vw=Symbol.for("react.activity"),ON=Symbol.for("react.legacy_hidden"),
MN=Symbol.for("react.memo_cache_sentinel"),gw=Symbol.for("react.view_transition"),DN=Symbol.for("react.recoverable"),kT=Symbol.iterator;function Jm(e){return e===
null||typeof e!="object"?null:(e=kT&&e[kT]||e["@@iterator"],typeof e=="function"?e:null)}var BN=Symbol.for("react.client.reference");function bw(e){if(e==null)return null;
if(typeof e=="function")return e.$$typeof===BN?null:e.displayName||e.name||null;if(typeof e=="string")return e;switch(e){case $s:return"Fragment";case fw:return"\
Profiler";case hk:return"StrictMode";case pw:return"Suspense";case hw:return"SuspenseList";case vw:return"Activity";case gw:return"ViewTransition"}if(typeof e==
"object")switch(e.$$typeof){case au:return"Portal";case sa:return e.displayName||"Context";case vk:return(e._context.displayName||"Context")+".Consumer";case _1:
var t=e.render;return e=e.displayName,e||(e=t.displayName||t.name||"",e=e!==""?"ForwardRef("+e+")":"ForwardRef"),e;case S1:return t=e.displayName||null,t!==null?
t:bw(e.type)||"Memo";case Oi:t=e._payload,e=e._init;try{return bw(e(t))}catch{}}return null}var iu=Array.isArray,ce=ck.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
Le=kN.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,Ql={pending:!1,data:null,method:null,action:null},yw=[],qs=-1;function va(e){return{current:e}}
function yr(e){0>qs||(e.current=yw[qs],yw[qs]=null,qs--)}function ft(e,t){qs++,yw[qs]=e.current,e.current=t}var fa=va(null),Su=va(null),Vi=va(null),sv=va(null);
function dv(e,t){switch(ft(Vi,t),ft(Su,e),ft(fa,null),t.nodeType){case 9:case 11:e=(e=t.documentElement)&&(e=e.namespaceURI)?V6(e):0;break;default:if(e=t.tagName,
t=t.namespaceURI)t=V6(t),e=j4(t,e);else switch(e){case"svg":e=1;break;case"math":e=2;break;default:e=0}}yr(fa),ft(fa,e)}function md(){yr(fa),yr(Su),yr(Vi)}function ww(e){
var t=e.memoizedState;t!==null&&(xd._currentValue=t.memoizedState,ft(sv,e)),t=fa.current;var r=j4(t,e.type);t!==r&&(ft(Su,e),ft(fa,r))}function mv(e){Su.current===
e&&(yr(fa),yr(Su)),sv.current===e&&(yr(sv),xd._currentValue=Ql)}var Dy,RT;function Ai(e){if(Dy===void 0)try{throw Error()}catch(r){var t=r.stack.trim().match(/\n( *(at )?)/);
Dy=t&&t[1]||"",RT=-1<r.stack.indexOf(`
    at`)?" (<anonymous>)":-1<r.stack.indexOf("@")?"@unknown:0:0":""}return`
`+Dy+e+RT}var By=!1;function Py(e,t){if(!e||By)return"";By=!0;var r=Error.prepareStackTrace;Error.prepareStackTrace=void 0;try{var o={DetermineComponentFrameRoot:function(){
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
By=!1,Error.prepareStackTrace=r}return(r=e?e.displayName||e.name:"")?Ai(r):""}function PN(e,t){switch(e.tag){case 26:case 27:case 5:return Ai(e.type);case 16:return Ai(
"Lazy");case 13:return e.child!==t&&t!==null?Ai("Suspense Fallback"):Ai("Suspense");case 19:return Ai("SuspenseList");case 0:case 15:return Py(e.type,!1);case 11:
return Py(e.type.render,!1);case 1:return Py(e.type,!0);case 31:return Ai("Activity");case 30:return Ai("ViewTransition");default:return""}}function ET(e){try{var t="",
r=null;do t+=PN(e,r),r=e,e=e.return;while(e);return t}catch(o){return`
Error generating stack: `+o.message+`
`+o.stack}}var xw=Object.prototype.hasOwnProperty,C1=rr.unstable_scheduleCallback,Ly=rr.unstable_cancelCallback,LN=rr.unstable_shouldYield,jN=rr.unstable_requestPaint,
Ao=rr.unstable_now,HN=rr.unstable_getCurrentPriorityLevel,gk=rr.unstable_ImmediatePriority,bk=rr.unstable_UserBlockingPriority,uv=rr.unstable_NormalPriority,IN=rr.
unstable_LowPriority,yk=rr.unstable_IdlePriority,VN=rr.log,UN=rr.unstable_setDisableYieldValue,Iu=null,No=null;function Bi(e){if(typeof VN=="function"&&UN(e),No&&
typeof No.setStrictMode=="function")try{No.setStrictMode(Iu,e)}catch{}}var Oo=Math.clz32?Math.clz32:qN,GN=Math.log,$N=Math.LN2;function qN(e){return e>>>=0,e===
0?32:31-(GN(e)/$N|0)|0}var Ch=256,zh=262144,Th=4194304;function ql(e){var t=e&42;if(t!==0)return t;switch(e&-e){case 1:return 1;case 2:return 2;case 4:return 4;case 8:
return 8;case 16:return 16;case 32:return 32;case 64:return 64;case 128:return 128;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:
return e&-e;case 262144:case 524288:case 1048576:case 2097152:return e&3932160;case 4194304:case 8388608:case 16777216:case 33554432:return e&62914560;case 67108864:
return 67108864;case 134217728:return 134217728;case 268435456:return 268435456;case 536870912:return 536870912;case 1073741824:return 0;default:return e}}function jv(e,t,r){
var o=e.pendingLanes;if(o===0)return 0;var n=0,a=e.suspendedLanes,i=e.pingedLanes;e=e.warmLanes;var l=o&134217727;return l!==0?(o=l&~a,o!==0?n=ql(o):(i&=l,i!==0?
n=ql(i):r||(r=l&~e,r!==0&&(n=ql(r))))):(l=o&~a,l!==0?n=ql(l):i!==0?n=ql(i):r||(r=o&~e,r!==0&&(n=ql(r)))),n===0?0:t!==0&&t!==n&&(t&a)===0&&(a=n&-n,r=t&-t,a>=r||a===
32&&(r&4194048)!==0)?t:n}function Vu(e,t){return(e.pendingLanes&~(e.suspendedLanes&~e.pingedLanes)&t)===0}function wk(e,t){(t&8)!==0&&(t|=t&32);var r=e.entangledLanes;
if(r!==0)for(e=e.entanglements,r&=t;0<r;){var o=31-Oo(r),n=1<<o;t|=e[o],r&=~n}return t}function YN(e,t){switch(e){case 1:case 2:case 4:case 8:case 64:return t+250;case 16:case 32:case 128:case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:
return t+5e3;case 4194304:case 8388608:case 16777216:case 33554432:return-1;case 67108864:case 134217728:case 268435456:case 536870912:case 1073741824:return-1;default:
return-1}}function xk(){var e=Th;return Th<<=1,(Th&62914560)===0&&(Th=4194304),e}function jy(e){for(var t=[],r=0;31>r;r++)t.push(e);return t}function Uu(e,t){e.
pendingLanes|=t,t!==268435456&&(e.suspendedLanes=0,e.pingedLanes=0,e.warmLanes=0)}function FN(e,t,r,o,n,a){var i=e.pendingLanes;e.pendingLanes=r,e.suspendedLanes=
0,e.pingedLanes=0,e.warmLanes=0,e.expiredLanes&=r,e.entangledLanes&=r,e.errorRecoveryDisabledLanes&=r,e.shellSuspendCounter=0;var l=e.entanglements,c=e.expirationTimes,
s=e.hiddenUpdates;for(r=i&~r;0<r;){var u=31-Oo(r),d=1<<u;l[u]=0,c[u]=-1;var m=s[u];if(m!==null)for(s[u]=null,u=0;u<m.length;u++){var f=m[u];f!==null&&(f.lane&=-536870913)}
r&=~d}o!==0&&_k(e,o,0),a!==0&&n===0&&e.tag!==0&&(e.suspendedLanes|=a&~(i&~t))}function _k(e,t,r){e.pendingLanes|=t,e.suspendedLanes&=~t;var o=31-Oo(t);e.entangledLanes|=
t,e.entanglements[o]=e.entanglements[o]|1073741824|r&261930}function Sk(e,t){var r=e.entangledLanes|=t;for(e=e.entanglements;r;){var o=31-Oo(r),n=1<<o;n&t|e[o]&
t&&(e[o]|=t),r&=~n}}function Ck(e,t){var r=t&-t;return r=(r&42)!==0?1:z1(r),(r&(e.suspendedLanes|t))!==0?0:r}function z1(e){switch(e){case 2:e=1;break;case 8:e=
4;break;case 32:e=16;break;case 256:case 512:case 1024:case 2048:case 4096:case 8192:case 16384:case 32768:case 65536:case 131072:case 262144:case 524288:case 1048576:case 2097152:case 4194304:case 8388608:case 16777216:case 33554432:
e=128;break;case 268435456:e=134217728;break;default:e=0}return e}function T1(e){return e&=-e,2<e?8<e?(e&134217727)!==0?32:268435456:8:2}function zk(){var e=Le.
p;return e!==0?e:(e=window.event,e===void 0?32:i8(e.type))}function AT(e,t){var r=Le.p;try{return Le.p=e,t()}finally{Le.p=r}}var Ja=Math.random().toString(36).slice(
2),gr="__reactFiber$"+Ja,fo="__reactProps$"+Ja,Cd="__reactContainer$"+Ja,NT="__reactEvents$"+Ja,XN="__reactListeners$"+Ja,KN="__reactHandles$"+Ja,OT="__reactRes\
ources$"+Ja,Gu="__reactMarker$"+Ja,fv="__reactLoad$"+Ja;function Hv(e){delete e[gr],delete e[fo],delete e[XN],delete e[KN]}function Xl(e){var t;if(t=e[gr])return t;
for(var r=e.parentNode;r;){if(t=r[Cd]||r[gr]){if(r=t.alternate,t.child!==null||r!==null&&r.child!==null)for(e=K6(e);e!==null;){if(r=e[gr])return r;e=K6(e)}return t}
e=r,r=e.parentNode}return null}function zd(e){if(e=e[gr]||e[Cd]){var t=e.tag;if(t===5||t===6||t===13||t===31||t===26||t===27||t===3)return e}return null}function lu(e){
var t=e.tag;if(t===5||t===26||t===27||t===6)return e.stateNode;throw Error(P(33))}function td(e){var t=e[OT];return t||(t=e[OT]={hoistableStyles:new Map,hoistableScripts:new Map}),
t}function dr(e){e[Gu]=!0}function Tk(e){e[fv]=void 0}var kk=new Set,Rk={};function dc(e,t){ud(e,t),ud(e+"Capture",t)}function ud(e,t){for(Rk[e]=t,e=0;e<t.length;e++)
kk.add(t[e])}var QN=RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF90\
0-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDC\
F\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"),MT={},DT={};function ZN(e){return xw.call(DT,e)?!0:xw.call(MT,e)?!1:QN.test(e)?DT[e]=!0:(MT[e]=
!0,!1)}var Me=!1;function BT(){var e=Me;return Me=!1,e}function $h(e,t,r){if(ZN(t))if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"f\
unction":case"symbol":e.removeAttribute(t);return;case"boolean":var o=t.toLowerCase().slice(0,5);if(o!=="data-"&&o!=="aria-"){e.removeAttribute(t);return}}e.setAttribute(
t,r)}}function kh(e,t,r){if(r===null)e.removeAttribute(t);else{switch(typeof r){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(t);return}
e.setAttribute(t,r)}}function Va(e,t,r,o){if(o===null)e.removeAttribute(r);else{switch(typeof o){case"undefined":case"function":case"symbol":case"boolean":e.removeAttribute(
r);return}e.setAttributeNS(t,r,o)}}function To(e){switch(typeof e){case"bigint":case"boolean":case"number":case"string":case"undefined":return e;case"object":return e;default:
return""}}function Ek(e){var t=e.type;return(e=e.nodeName)&&e.toLowerCase()==="input"&&(t==="checkbox"||t==="radio")}function WN(e,t,r){var o=Object.getOwnPropertyDescriptor(
e.constructor.prototype,t);if(!e.hasOwnProperty(t)&&typeof o<"u"&&typeof o.get=="function"&&typeof o.set=="function"){var n=o.get,a=o.set;return Object.defineProperty(
e,t,{configurable:!0,get:function(){return n.call(this)},set:function(i){r=""+i,a.call(this,i)}}),Object.defineProperty(e,t,{enumerable:o.enumerable}),{getValue:function(){
return r},setValue:function(i){r=""+i},stopTracking:function(){e._valueTracker=null,delete e[t]}}}}function _w(e){if(!e._valueTracker){var t=Ek(e)?"checked":"va\
lue";e._valueTracker=WN(e,t,""+e[t])}}function Ak(e){if(!e)return!1;var t=e._valueTracker;if(!t)return!0;var r=t.getValue(),o="";return e&&(o=Ek(e)?e.checked?"t\
rue":"false":e.value),e=o,e!==r?(t.setValue(e),!0):!1}var JN=/[\n"\\]/g;function tn(e){return e.replace(JN,function(t){return"\\"+t.charCodeAt(0).toString(16)+"\
 "})}function Sw(e,t,r,o,n,a,i,l){e.name="",i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"?e.type=i:e.removeAttribute("type"),t!=null?i===
"number"?(t===0&&e.value===""||e.value!=t)&&(e.value=""+To(t)):e.value!==""+To(t)&&(e.value=""+To(t)):i!=="submit"&&i!=="reset"||e.removeAttribute("value"),t!=null?
i==="number"&&e.value==t?Hy(e,To(e.value)):Hy(e,To(t)):r!=null?Hy(e,To(r)):o!=null&&e.removeAttribute("value"),n==null&&a!=null&&(e.defaultChecked=!!a),n!=null&&
(e.checked=n&&typeof n!="function"&&typeof n!="symbol"),l!=null&&typeof l!="function"&&typeof l!="symbol"&&typeof l!="boolean"?e.name=""+To(l):e.removeAttribute(
"name")}function Nk(e,t,r,o,n,a,i,l){if(a!=null&&typeof a!="function"&&typeof a!="symbol"&&typeof a!="boolean"&&(e.type=a),t!=null||r!=null){if(!(a!=="submit"&&
a!=="reset"||t!=null)){_w(e);return}r=r!=null?""+To(r):"",t=t!=null?""+To(t):r,l||t===e.value||(e.value=t),e.defaultValue=t}o=o??n,o=typeof o!="function"&&typeof o!=
"symbol"&&!!o,e.checked=l?e.checked:!!o,e.defaultChecked=!!o,i!=null&&typeof i!="function"&&typeof i!="symbol"&&typeof i!="boolean"&&(e.name=i),_w(e)}function Hy(e,t){
e.defaultValue!==""+t&&(e.defaultValue=""+t)}function rd(e,t,r,o){if(e=e.options,t){t={};for(var n=0;n<r.length;n++)t["$"+r[n]]=!0;for(r=0;r<e.length;r++)n=t.hasOwnProperty(
"$"+e[r].value),e[r].selected!==n&&(e[r].selected=n),n&&o&&(e[r].defaultSelected=!0)}else{for(r=""+To(r),t=null,n=0;n<e.length;n++){if(e[n].value===r){e[n].selected=
!0,o&&(e[n].defaultSelected=!0);return}t!==null||e[n].disabled||(t=e[n])}t!==null&&(t.selected=!0)}}function Ok(e,t,r){if(t!=null&&(t=""+To(t),t!==e.value&&(e.value=
t),r==null)){e.defaultValue!==t&&(e.defaultValue=t);return}e.defaultValue=r!=null?""+To(r):""}function Mk(e,t,r,o){if(t==null){if(o!=null){if(r!=null)throw Error(
P(92));if(iu(o)){if(1<o.length)throw Error(P(93));o=o[0]}r=o}r==null&&(r=""),t=r}r=To(t),e.defaultValue=r,o=e.textContent,o===r&&o!==""&&o!==null&&(e.value=o),_w(
e)}function fd(e,t){if(t){var r=e.firstChild;if(r&&r===e.lastChild&&r.nodeType===3){r.nodeValue=t;return}}e.textContent=t}var eO=new Set("animationIterationCoun\
t aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink\
 flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHe\
ight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity\
 strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder ms\
FlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalG\
roup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));function PT(e,t,r){var o=t.indexOf(
"--")===0;r==null||typeof r=="boolean"||r===""?o?e.setProperty(t,""):t==="float"?e.cssFloat="":e[t]="":o?e.setProperty(t,r):typeof r!="number"||r===0||eO.has(t)?
t==="float"?e.cssFloat=r:e[t]=(""+r).trim():e[t]=r+"px"}function Dk(e,t,r){if(t!=null&&typeof t!="object")throw Error(P(62));if(e=e.style,r!=null){for(var o in r)
!r.hasOwnProperty(o)||t!=null&&t.hasOwnProperty(o)||(o.indexOf("--")===0?e.setProperty(o,""):o==="float"?e.cssFloat="":e[o]="",Me=!0);for(var n in t)o=t[n],t.hasOwnProperty(
n)&&r[n]!==o&&(PT(e,n,o),Me=!0)}else for(var a in t)t.hasOwnProperty(a)&&PT(e,a,t[a])}function k1(e){if(e.indexOf("-")===-1)return!1;switch(e){case"annotation-x\
ml":case"color-profile":case"font-face":case"font-face-src":case"font-face-uri":case"font-face-format":case"font-face-name":case"missing-glyph":return!1;default:
return!0}}var tO=new Map([["acceptCharset","accept-charset"],["htmlFor","for"],["httpEquiv","http-equiv"],["crossOrigin","crossorigin"],["accentHeight","accent-\
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
igin-x"],["vertOriginY","vert-origin-y"],["wordSpacing","word-spacing"],["writingMode","writing-mode"],["xmlnsXlink","xmlns:xlink"],["xHeight","x-height"]]),rO=/^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
function qh(e){return rO.test(""+e)?"javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')":e}function da(){}var Cw=null;function R1(e){
return e=e.target||e.srcElement||window,e.correspondingUseElement&&(e=e.correspondingUseElement),e.nodeType===3?e.parentNode:e}var Ys=null,od=null;function LT(e){
var t=zd(e);if(t&&(e=t.stateNode)){var r=e[fo]||null;e:switch(e=t.stateNode,t.type){case"input":if(Sw(e,r.value,r.defaultValue,r.defaultValue,r.checked,r.defaultChecked,
r.type,r.name),t=r.name,r.type==="radio"&&t!=null){for(r=e;r.parentNode;)r=r.parentNode;for(r=r.querySelectorAll('input[name="'+tn(""+t)+'"][type="radio"]'),t=0;t<
r.length;t++){var o=r[t];if(o!==e&&o.form===e.form){var n=o[fo]||null;if(!n)throw Error(P(90));Sw(o,n.value,n.defaultValue,n.defaultValue,n.checked,n.defaultChecked,
n.type,n.name)}}for(t=0;t<r.length;t++)o=r[t],o.form===e.form&&Ak(o)}break e;case"textarea":Ok(e,r.value,r.defaultValue);break e;case"select":t=r.value,t!=null&&
rd(e,!!r.multiple,t,!1)}}}var Iy=!1;function Bk(e,t,r){if(Iy)return e(t,r);Iy=!0;try{var o=e(t);return o}finally{if(Iy=!1,(Ys!==null||od!==null)&&(Jv(),Ys&&(t=Ys,
e=od,od=Ys=null,LT(t),e)))for(t=0;t<e.length;t++)LT(e[t])}}function Cu(e,t){var r=e.stateNode;if(r===null)return null;var o=r[fo]||null;if(o===null)return null;
r=o[t];e:switch(t){case"onClick":case"onClickCapture":case"onDoubleClick":case"onDoubleClickCapture":case"onMouseDown":case"onMouseDownCapture":case"onMouseMove":case"\
onMouseMoveCapture":case"onMouseUp":case"onMouseUpCapture":case"onMouseEnter":(o=!o.disabled)||(e=e.type,o=!(e==="button"||e==="input"||e==="select"||e==="texta\
rea")),e=!o;break e;default:e=!1}if(e)return null;if(r&&typeof r!="function")throw Error(P(231,t,typeof r));return r}var Fa=!(typeof window>"u"||typeof window.document>
"u"||typeof window.document.createElement>"u"),zw=!1;if(Fa)try{Ls={},Object.defineProperty(Ls,"passive",{get:function(){zw=!0}}),window.addEventListener("test",
Ls,Ls),window.removeEventListener("test",Ls,Ls)}catch{zw=!1}var Ls,Pi=null,E1=null,Yh=null;function Pk(){if(Yh)return Yh;var e,t=E1,r=t.length,o,n="value"in Pi?
Pi.value:Pi.textContent,a=n.length;for(e=0;e<r&&t[e]===n[e];e++);var i=r-e;for(o=1;o<=i&&t[r-o]===n[a-o];o++);return Yh=n.slice(e,1<o?1-o:void 0)}function Fh(e){
var t=e.keyCode;return"charCode"in e?(e=e.charCode,e===0&&t===13&&(e=13)):e=t,e===10&&(e=13),32<=e||e===13?e:0}function Rh(){return!0}function jT(){return!1}function Fr(e){
function t(r,o,n,a,i){this._reactName=r,this._targetInst=n,this.type=o,this.nativeEvent=a,this.target=i,this.currentTarget=null;for(var l in e)e.hasOwnProperty(
l)&&(r=e[l],this[l]=r?r(a):a[l]);return this.isDefaultPrevented=(a.defaultPrevented!=null?a.defaultPrevented:a.returnValue===!1)?Rh:jT,this.isPropagationStopped=
jT,this}return ot(t.prototype,{preventDefault:function(){this.defaultPrevented=!0;var r=this.nativeEvent;r&&(r.preventDefault?r.preventDefault():typeof r.returnValue!=
"unknown"&&(r.returnValue=!1),this.isDefaultPrevented=Rh)},stopPropagation:function(){var r=this.nativeEvent;r&&(r.stopPropagation?r.stopPropagation():typeof r.
cancelBubble!="unknown"&&(r.cancelBubble=!0),this.isPropagationStopped=Rh)},persist:function(){},isPersistent:Rh}),t}var rl={eventPhase:0,bubbles:0,cancelable:0,
timeStamp:function(e){return e.timeStamp||Date.now()},defaultPrevented:0,isTrusted:0},Iv=Fr(rl),$u=ot({},rl,{view:0,detail:0}),oO=Fr($u),Vy,Uy,eu,Vv=ot({},$u,{screenX:0,
screenY:0,clientX:0,clientY:0,pageX:0,pageY:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,getModifierState:A1,button:0,buttons:0,relatedTarget:function(e){return e.
relatedTarget===void 0?e.fromElement===e.srcElement?e.toElement:e.fromElement:e.relatedTarget},movementX:function(e){return"movementX"in e?e.movementX:(e!==eu&&
(eu&&e.type==="mousemove"?(Vy=e.screenX-eu.screenX,Uy=e.screenY-eu.screenY):Uy=Vy=0,eu=e),Vy)},movementY:function(e){return"movementY"in e?e.movementY:Uy}}),HT=Fr(
Vv),nO=ot({},Vv,{dataTransfer:0}),aO=Fr(nO),iO=ot({},$u,{relatedTarget:0}),Gy=Fr(iO),lO=ot({},rl,{animationName:0,elapsedTime:0,pseudoElement:0}),cO=Fr(lO),sO=ot(
{},rl,{clipboardData:function(e){return"clipboardData"in e?e.clipboardData:window.clipboardData}}),dO=Fr(sO),mO=ot({},rl,{data:0}),IT=Fr(mO),uO={Esc:"Escape",Spacebar:"\
 ",Left:"ArrowLeft",Up:"ArrowUp",Right:"ArrowRight",Down:"ArrowDown",Del:"Delete",Win:"OS",Menu:"ContextMenu",Apps:"ContextMenu",Scroll:"ScrollLock",MozPrintableKey:"\
Unidentified"},fO={8:"Backspace",9:"Tab",12:"Clear",13:"Enter",16:"Shift",17:"Control",18:"Alt",19:"Pause",20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"Page\
Down",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",45:"Insert",46:"Delete",112:"F1",113:"F2",114:"F3",115:"F4",116:"F5",117:"F6",
118:"F7",119:"F8",120:"F9",121:"F10",122:"F11",123:"F12",144:"NumLock",145:"ScrollLock",224:"Meta"},pO={Alt:"altKey",Control:"ctrlKey",Meta:"metaKey",Shift:"shi\
ftKey"};function hO(e){var t=this.nativeEvent;return t.getModifierState?t.getModifierState(e):(e=pO[e])?!!t[e]:!1}function A1(){return hO}var vO=ot({},$u,{key:function(e){
if(e.key){var t=uO[e.key]||e.key;if(t!=="Unidentified")return t}return e.type==="keypress"?(e=Fh(e),e===13?"Enter":String.fromCharCode(e)):e.type==="keydown"||e.
type==="keyup"?fO[e.keyCode]||"Unidentified":""},code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0,locale:0,getModifierState:A1,charCode:function(e){
return e.type==="keypress"?Fh(e):0},keyCode:function(e){return e.type==="keydown"||e.type==="keyup"?e.keyCode:0},which:function(e){return e.type==="keypress"?Fh(
e):e.type==="keydown"||e.type==="keyup"?e.keyCode:0}}),gO=Fr(vO),bO=ot({},Vv,{pointerId:0,width:0,height:0,pressure:0,tangentialPressure:0,tiltX:0,tiltY:0,twist:0,
pointerType:0,isPrimary:0}),VT=Fr(bO),yO=ot({},rl,{submitter:0}),wO=Fr(yO),xO=ot({},$u,{touches:0,targetTouches:0,changedTouches:0,altKey:0,metaKey:0,ctrlKey:0,
shiftKey:0,getModifierState:A1}),_O=Fr(xO),SO=ot({},rl,{propertyName:0,elapsedTime:0,pseudoElement:0}),CO=Fr(SO),zO=ot({},Vv,{deltaX:function(e){return"deltaX"in
e?e.deltaX:"wheelDeltaX"in e?-e.wheelDeltaX:0},deltaY:function(e){return"deltaY"in e?e.deltaY:"wheelDeltaY"in e?-e.wheelDeltaY:"wheelDelta"in e?-e.wheelDelta:0},
deltaZ:0,deltaMode:0}),TO=Fr(zO),kO=ot({},rl,{newState:0,oldState:0,source:0}),RO=Fr(kO),EO=[9,13,27,32],N1=Fa&&"CompositionEvent"in window,du=null;Fa&&"documen\
tMode"in document&&(du=document.documentMode);var AO=Fa&&"TextEvent"in window&&!du,Lk=Fa&&(!N1||du&&8<du&&11>=du),UT=" ",GT=!1;function jk(e,t){switch(e){case"k\
eyup":return EO.indexOf(t.keyCode)!==-1;case"keydown":return t.keyCode!==229;case"keypress":case"mousedown":case"focusout":return!0;default:return!1}}function Hk(e){
return e=e.detail,typeof e=="object"&&"data"in e?e.data:null}var Fs=!1;function NO(e,t){switch(e){case"compositionend":return Hk(t);case"keypress":return t.which!==
32?null:(GT=!0,UT);case"textInput":return e=t.data,e===UT&&GT?null:e;default:return null}}function OO(e,t){if(Fs)return e==="compositionend"||!N1&&jk(e,t)?(e=Pk(),
Yh=E1=Pi=null,Fs=!1,e):null;switch(e){case"paste":return null;case"keypress":if(!(t.ctrlKey||t.altKey||t.metaKey)||t.ctrlKey&&t.altKey){if(t.char&&1<t.char.length)
return t.char;if(t.which)return String.fromCharCode(t.which)}return null;case"compositionend":return Lk&&t.locale!=="ko"?null:t.data;default:return null}}var MO={
color:!0,date:!0,datetime:!0,"datetime-local":!0,email:!0,month:!0,number:!0,password:!0,range:!0,search:!0,tel:!0,text:!0,time:!0,url:!0,week:!0};function $T(e){
var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t==="input"?!!MO[e.type]:t==="textarea"}function Ik(e,t,r,o){Ys?od?od.push(o):od=[o]:Ys=o,t=Bv(t,"onChange"),
0<t.length&&(r=new Iv("onChange","change",null,r,o),e.push({event:r,listeners:t}))}var mu=null,zu=null;function DO(e){B4(e,0)}function Uv(e){var t=lu(e);if(Ak(t))
return e}function qT(e,t){if(e==="change")return t}var Vk=!1;Fa&&(Fa?(Ah="oninput"in document,Ah||($y=document.createElement("div"),$y.setAttribute("oninput","r\
eturn;"),Ah=typeof $y.oninput=="function"),Eh=Ah):Eh=!1,Vk=Eh&&(!document.documentMode||9<document.documentMode));var Eh,Ah,$y;function YT(){mu&&(mu.detachEvent(
"onpropertychange",Uk),zu=mu=null)}function Uk(e){if(e.propertyName==="value"&&Uv(zu)){var t=[];Ik(t,zu,e,R1(e)),Bk(DO,t)}}function BO(e,t,r){e==="focusin"?(YT(),
mu=t,zu=r,mu.attachEvent("onpropertychange",Uk)):e==="focusout"&&YT()}function PO(e){if(e==="selectionchange"||e==="keyup"||e==="keydown")return Uv(zu)}function LO(e,t){
if(e==="click")return Uv(t)}function jO(e,t){if(e==="input"||e==="change")return Uv(t)}function HO(e,t){return e===t&&(e!==0||1/e===1/t)||e!==e&&t!==t}var Do=typeof Object.
is=="function"?Object.is:HO;function Tu(e,t){if(Do(e,t))return!0;if(typeof e!="object"||e===null||typeof t!="object"||t===null)return!1;var r=Object.keys(e),o=Object.
keys(t);if(r.length!==o.length)return!1;for(o=0;o<r.length;o++){var n=r[o];if(!xw.call(t,n)||!Do(e[n],t[n]))return!1}return!0}function Tw(e){if(e=e||(typeof document<
"u"?document:void 0),typeof e>"u")return null;try{return e.activeElement||e.body}catch{return e.body}}function FT(e){for(;e&&e.firstChild;)e=e.firstChild;return e}
function XT(e,t){var r=FT(e);e=0;for(var o;r;){if(r.nodeType===3){if(o=e+r.textContent.length,e<=t&&o>=t)return{node:r,offset:t-e};e=o}e:{for(;r;){if(r.nextSibling){
r=r.nextSibling;break e}r=r.parentNode}r=void 0}r=FT(r)}}function Gk(e,t){return e&&t?e===t?!0:e&&e.nodeType===3?!1:t&&t.nodeType===3?Gk(e,t.parentNode):"contai\
ns"in e?e.contains(t):e.compareDocumentPosition?!!(e.compareDocumentPosition(t)&16):!1:!1}function $k(e){e=e!=null&&e.ownerDocument!=null&&e.ownerDocument.defaultView!=
null?e.ownerDocument.defaultView:window;for(var t=Tw(e.document);t instanceof e.HTMLIFrameElement;){try{var r=typeof t.contentWindow.location.href=="string"}catch{
r=!1}if(r)e=t.contentWindow;else break;t=Tw(e.document)}return t}function O1(e){var t=e&&e.nodeName&&e.nodeName.toLowerCase();return t&&(t==="input"&&(e.type===
"text"||e.type==="search"||e.type==="tel"||e.type==="url"||e.type==="password")||t==="textarea"||e.contentEditable==="true")}var IO=Fa&&"documentMode"in document&&
11>=document.documentMode,Xs=null,kw=null,uu=null,Rw=!1;function KT(e,t,r){var o=r.window===r?r.document:r.nodeType===9?r:r.ownerDocument;Rw||Xs==null||Xs!==Tw(
o)||(o=Xs,"selectionStart"in o&&O1(o)?o={start:o.selectionStart,end:o.selectionEnd}:(o=(o.ownerDocument&&o.ownerDocument.defaultView||window).getSelection(),o={
anchorNode:o.anchorNode,anchorOffset:o.anchorOffset,focusNode:o.focusNode,focusOffset:o.focusOffset}),uu&&Tu(uu,o)||(uu=o,o=Bv(kw,"onSelect"),0<o.length&&(t=new Iv(
"onSelect","select",null,t,r),e.push({event:t,listeners:o}),t.target=Xs)))}function Gl(e,t){var r={};return r[e.toLowerCase()]=t.toLowerCase(),r["Webkit"+e]="we\
bkit"+t,r["Moz"+e]="moz"+t,r}var Ks={animationend:Gl("Animation","AnimationEnd"),animationiteration:Gl("Animation","AnimationIteration"),animationstart:Gl("Anim\
ation","AnimationStart"),transitionrun:Gl("Transition","TransitionRun"),transitionstart:Gl("Transition","TransitionStart"),transitioncancel:Gl("Transition","Tra\
nsitionCancel"),transitionend:Gl("Transition","TransitionEnd")},qy={},qk={};Fa&&(qk=document.createElement("div").style,"AnimationEvent"in window||(delete Ks.animationend.
animation,delete Ks.animationiteration.animation,delete Ks.animationstart.animation),"TransitionEvent"in window||delete Ks.transitionend.transition);function mc(e){
if(qy[e])return qy[e];if(!Ks[e])return e;var t=Ks[e],r;for(r in t)if(t.hasOwnProperty(r)&&r in qk)return qy[e]=t[r];return e}var Yk=mc("animationend"),Fk=mc("an\
imationiteration"),Xk=mc("animationstart"),VO=mc("transitionrun"),UO=mc("transitionstart"),GO=mc("transitioncancel"),Kk=mc("transitionend"),Qk=new Map,Ew="abort\
 auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop duration\
Change emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata load\
Start lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver po\
interUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove w\
aiting wheel".split(" ");Ew.push("scrollEnd");function kn(e,t){Qk.set(e,t),dc(t,[e])}var $O=0;function Xa(e,t){if(e.name!=null&&e.name!=="auto")return e.name;if(t.
autoName!==null)return t.autoName;e=Tn.identifierPrefix;var r=$O++;return e="_"+e+"t_"+r.toString(32)+"_",t.autoName=e}function QT(e){if(e==null||typeof e=="str\
ing")return e;var t=null,r=dd;if(r!==null)for(var o=0;o<r.length;o++){var n=e[r[o]];if(n!=null){if(n==="none")return"none";t=t==null?n:t+(" "+n)}}return t??e.default}
function ei(e,t){return e=QT(e),t=QT(t),t==null?e==="auto"?null:e:t==="auto"?null:t}var pv=typeof reportError=="function"?reportError:function(e){if(typeof window==
"object"&&typeof window.ErrorEvent=="function"){var t=new window.ErrorEvent("error",{bubbles:!0,cancelable:!0,message:typeof e=="object"&&e!==null&&typeof e.message==
"string"?String(e.message):String(e),error:e});if(!window.dispatchEvent(t))return}else if(typeof process=="object"&&typeof process.emit=="function"){process.emit(
"uncaughtException",e);return}console.error(e)},Wo=[],Qs=0,M1=0;function Gv(){for(var e=Qs,t=M1=Qs=0;t<e;){var r=Wo[t];Wo[t++]=null;var o=Wo[t];Wo[t++]=null;var n=Wo[t];
Wo[t++]=null;var a=Wo[t];if(Wo[t++]=null,o!==null&&n!==null){var i=o.pending;i===null?n.next=n:(n.next=i.next,i.next=n),o.pending=n}a!==0&&Zk(r,n,a)}}function $v(e,t,r,o){
Wo[Qs++]=e,Wo[Qs++]=t,Wo[Qs++]=r,Wo[Qs++]=o,M1|=o,e.lanes|=o,e=e.alternate,e!==null&&(e.lanes|=o)}function D1(e,t,r,o){return $v(e,t,r,o),hv(e)}function uc(e,t){
return $v(e,null,null,t),hv(e)}function Zk(e,t,r){e.lanes|=r;var o=e.alternate;o!==null&&(o.lanes|=r);for(var n=!1,a=e.return;a!==null;)a.childLanes|=r,o=a.alternate,
o!==null&&(o.childLanes|=r),a.tag===22&&(e=a.stateNode,e===null||e._visibility&1||(n=!0)),e=a,a=a.return;return e.tag===3?(a=e.stateNode,n&&t!==null&&(n=31-Oo(r),
e=a.hiddenUpdates,o=e[n],o===null?e[n]=[t]:o.push(t),t.lane=r|536870912),a):null}function hv(e){if(50<_u)throw _u=0,ov=null,Error(P(185));for(var t=e.return;t!==
null;)e=t,t=e.return;return e.tag===3?e.stateNode:null}var Zs={};function qO(e,t,r,o){this.tag=e,this.key=r,this.sibling=this.child=this.return=this.stateNode=this.
type=this.elementType=null,this.index=0,this.refCleanup=this.ref=null,this.pendingProps=t,this.dependencies=this.memoizedState=this.updateQueue=this.memoizedProps=
null,this.mode=o,this.subtreeFlags=this.flags=0,this.deletions=null,this.childLanes=this.lanes=0,this.alternate=null}function so(e,t,r,o){return new qO(e,t,r,o)}
function B1(e){return e=e.prototype,!(!e||!e.isReactComponent)}function qa(e,t){var r=e.alternate;return r===null?(r=so(e.tag,t,e.key,e.mode),r.elementType=e.elementType,
r.type=e.type,r.stateNode=e.stateNode,r.alternate=e,e.alternate=r):(r.pendingProps=t,r.type=e.type,r.flags=0,r.subtreeFlags=0,r.deletions=null),r.flags=e.flags&
1206910976,r.childLanes=e.childLanes,r.lanes=e.lanes,r.child=e.child,r.memoizedProps=e.memoizedProps,r.memoizedState=e.memoizedState,r.updateQueue=e.updateQueue,
t=e.dependencies,r.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.firstContext},r.sibling=e.sibling,r.index=e.index,r.ref=e.ref,r.refCleanup=e.refCleanup,
r}function Wk(e,t){e.flags&=1206910978;var r=e.alternate;return r===null?(e.childLanes=0,e.lanes=t,e.child=null,e.subtreeFlags=0,e.memoizedProps=null,e.memoizedState=
null,e.updateQueue=null,e.dependencies=null,e.stateNode=null):(e.childLanes=r.childLanes,e.lanes=r.lanes,e.child=r.child,e.subtreeFlags=0,e.deletions=null,e.memoizedProps=
r.memoizedProps,e.memoizedState=r.memoizedState,e.updateQueue=r.updateQueue,e.type=r.type,t=r.dependencies,e.dependencies=t===null?null:{lanes:t.lanes,firstContext:t.
firstContext}),e}function Xh(e,t,r,o,n,a){var i=0;if(o=e,typeof o=="function")B1(o)&&(i=1);else if(typeof o=="string")i=gD(e,r,fa.current)?26:e==="html"||e==="h\
ead"||e==="body"?27:5;else e:switch(o){case vw:return e=so(31,r,t,n),e.elementType=vw,e.lanes=a,e;case $s:return Zl(r.children,n,a,t);case hk:i=8,n|=24;break;case fw:
return e=so(12,r,t,n|2),e.elementType=fw,e.lanes=a,e;case pw:return e=so(13,r,t,n),e.elementType=pw,e.lanes=a,e;case hw:return e=so(19,r,t,n),e.elementType=hw,e.
lanes=a,e;case ON:case gw:return e=n|32,e=so(30,r,t,e),e.elementType=gw,e.lanes=a,e.stateNode={autoName:null,paired:null,clones:null,ref:null},e;default:if(typeof o==
"object"&&o!==null)switch(o.$$typeof){case sa:i=10;break e;case vk:i=9;break e;case _1:i=11;break e;case S1:i=14;break e;case Oi:i=16,o=null;break e}i=29,r=Error(
P(130,e===null?"null":typeof e,"")),o=null}return t=so(i,r,t,n),t.elementType=e,t.type=o,t.lanes=a,t}function Zl(e,t,r,o){return e=so(7,e,o,t),e.lanes=r,e}function Yy(e,t,r){
return e=so(6,e,null,t),e.lanes=r,e}function Jk(e){var t=so(18,null,null,0);return t.stateNode=e,t}function Fy(e,t,r){return t=so(4,e.children!==null?e.children:
[],e.key,t),t.lanes=r,t.stateNode={containerInfo:e.containerInfo,pendingChildren:null,implementation:e.implementation},t}var ZT=new WeakMap;function rn(e,t){if(typeof e==
"object"&&e!==null){var r=ZT.get(e);return r!==void 0?r:(t={value:e,source:t,stack:ET(t)},ZT.set(e,t),t)}return{value:e,source:t,stack:ET(t)}}var Ws=[],Js=0,vv=null,
ku=0,Jo=[],en=0,Zi=null,ma=1,ua="";function Ga(e,t){Ws[Js++]=ku,Ws[Js++]=vv,vv=e,ku=t}function eR(e,t,r){Jo[en++]=ma,Jo[en++]=ua,Jo[en++]=Zi,Zi=e;var o=ma;e=ua;
var n=32-Oo(o)-1;o&=~(1<<n),r+=1;var a=32-Oo(t)+n;if(30<a){var i=n-n%5;a=(o&(1<<i)-1).toString(32),o>>=i,n-=i,ma=1<<32-Oo(t)+n|r<<n|o,ua=a+e}else ma=1<<a|r<<n|o,
ua=e}function qv(e){e.return!==null&&(Ga(e,1),eR(e,1,0))}function P1(e){for(;e===vv;)vv=Ws[--Js],Ws[Js]=null,ku=Ws[--Js],Ws[Js]=null;for(;e===Zi;)Zi=Jo[--en],Jo[en]=
null,ua=Jo[--en],Jo[en]=null,ma=Jo[--en],Jo[en]=null}function tR(e,t){Jo[en++]=ma,Jo[en++]=ua,Jo[en++]=Zi,ma=t.id,ua=t.overflow,Zi=e}var mr=null,ut=null,ge=!1,Ui=null,
on=!1,Aw=Error(P(519));function Wi(e){var t=Error(P(418,1<arguments.length&&arguments[1]!==void 0&&arguments[1]?"text":"HTML",""));throw Ru(rn(t,e)),Aw}function WT(e){
var t=e.stateNode,r=e.type,o=e.memoizedProps;switch(t[gr]=e,t[fo]=o,r){case"dialog":we("cancel",t),we("close",t);break;case"iframe":case"object":case"embed":we(
"load",t);break;case"video":case"audio":for(r=0;r<Ou.length;r++)we(Ou[r],t);break;case"source":we("error",t);break;case"img":case"image":case"link":we("error",t),
we("load",t);break;case"details":we("toggle",t);break;case"input":we("invalid",t),Nk(t,o.value,o.defaultValue,o.checked,o.defaultChecked,o.type,o.name,!0);break;case"\
select":we("invalid",t);break;case"textarea":we("invalid",t),Mk(t,o.value,o.defaultValue,o.children)}r=o.children,typeof r!="string"&&typeof r!="number"&&typeof r!=
"bigint"||t.textContent===""+r||o.suppressHydrationWarning===!0||L4(t.textContent,r)?(o.popover!=null&&(we("beforetoggle",t),we("toggle",t)),o.onScroll!=null&&we(
"scroll",t),o.onScrollEnd!=null&&we("scrollend",t),o.onClick!=null&&(t.onclick=da),t=!0):t=!1,t||Wi(e,!0)}function gv(e){for(mr=e.return;mr;)switch(mr.tag){case 5:case 31:case 13:
on=!1;return;case 27:case 3:on=!0;return;default:mr=mr.return}}function js(e){if(e!==mr)return!1;if(!ge)return gv(e),ge=!0,!1;var t=e.tag,r;if((r=t!==3&&t!==27)&&
((r=t===5)&&(r=e.type,r=!(r!=="form"&&r!=="button")||p1(e.type,e.memoizedProps)),r=!r),r&&ut&&Wi(e),gv(e),t===13){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,
!e)throw Error(P(317));ut=X6(e)}else if(t===31){if(e=e.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(P(317));ut=X6(e)}else t===27?(t=ut,ol(e.type)?(e=
b1,b1=null,ut=e):ut=t):ut=mr?nn(e.stateNode.nextSibling):null;return!0}function tc(){ut=mr=null,ge=!1}function Xy(){var e=Ui;return e!==null&&(lo===null?lo=e:lo.
push.apply(lo,e),Ui=null),e}function Ru(e){Ui===null?Ui=[e]:Ui.push(e)}var Nw=va(null),fc=null,$a=null;function Li(e,t,r){ft(Nw,t._currentValue),t._currentValue=
r}function Ya(e){e._currentValue=Nw.current,yr(Nw)}function Kh(e,t,r){for(;e!==null;){var o=e.alternate;if((e.childLanes&t)!==t?(e.childLanes|=t,o!==null&&(o.childLanes|=
t)):o!==null&&(o.childLanes&t)!==t&&(o.childLanes|=t),e===r)break;e=e.return}}function Ow(e,t,r,o){var n=e.child;for(n!==null&&(n.return=e);n!==null;){var a=n.dependencies;
if(a!==null){var i=n.child;a=a.firstContext;e:for(;a!==null;){var l=a;a=n;for(var c=0;c<t.length;c++)if(l.context===t[c]){a.lanes|=r,l=a.alternate,l!==null&&(l.
lanes|=r),Kh(a.return,r,e),o||(i=null);break e}a=l.next}}else if(n.tag===18){if(i=n.return,i===null)throw Error(P(341));i.lanes|=r,a=i.alternate,a!==null&&(a.lanes|=
r),Kh(i,r,e),i=null}else n.tag===13&&n.memoizedState!==null&&n.memoizedState.dehydrated===null?(n.lanes|=r,i=n.alternate,i!==null&&(i.lanes|=r),Kh(n.return,r,e),
i=n.child,i=i!==null?i.sibling:null):i=n.child;if(i!==null)i.return=n;else for(i=n;i!==null;){if(i===e){i=null;break}if(n=i.sibling,n!==null){n.return=i.return,
i=n;break}i=i.return}n=i}}function rc(e,t,r,o){e=null;for(var n=t,a=!1;n!==null;){if(!a){if((n.flags&524288)!==0)a=!0;else if((n.flags&262144)!==0)break}if(n.tag===
10){var i=n.alternate;if(i===null)throw Error(P(387));if(i=i.memoizedProps,i!==null){var l=n.type;Do(n.pendingProps.value,i.value)||(e!==null?e.push(l):e=[l])}}else if(n===
sv.current){if(i=n.alternate,i===null)throw Error(P(387));i.memoizedState.memoizedState!==n.memoizedState.memoizedState&&(e!==null?e.push(xd):e=[xd])}n=n.return}
return e!==null&&Ow(t,e,r,o),t.flags|=262144,e!==null}function bv(e){for(e=e.firstContext;e!==null;){if(!Do(e.context._currentValue,e.memoizedValue))return!0;e=
e.next}return!1}function oc(e){fc=e,$a=null,e=e.dependencies,e!==null&&(e.firstContext=null)}function br(e){return rR(fc,e)}function Nh(e,t){return fc===null&&oc(
e),rR(e,t)}function rR(e,t){var r=t._currentValue;if(t={context:t,memoizedValue:r,next:null},$a===null){if(e===null)throw Error(P(308));$a=t,e.dependencies={lanes:0,
firstContext:t},e.flags|=524288}else $a=$a.next=t;return r}var YO=typeof AbortController<"u"?AbortController:function(){var e=[],t=this.signal={aborted:!1,addEventListener:function(r,o){
e.push(o)}};this.abort=function(){t.aborted=!0,e.forEach(function(r){return r()})}},FO=rr.unstable_scheduleCallback,XO=rr.unstable_NormalPriority,Kt={$$typeof:sa,
Consumer:null,Provider:null,_currentValue:null,_currentValue2:null,_threadCount:0};function L1(){return{controller:new YO,data:new Map,refCount:0}}function qu(e){
e.refCount--,e.refCount===0&&FO(XO,function(){e.controller.abort()})}function JT(e,t){if((e.pendingLanes&4194048)!==0){var r=e.transitionTypes;for(r===null&&(r=
e.transitionTypes=[]),e=0;e<t.length;e++){var o=t[e];r.indexOf(o)===-1&&r.push(o)}}}var cu=null;function KO(e){var t=e.transitionTypes;return e.transitionTypes=
null,t}var fu=null,Mw=0,nc=0,nd=null;function QO(e,t){if(fu===null){var r=fu=[];Mw=0,nc=mx(),nd={status:"pending",value:void 0,then:function(o){r.push(o)}}}return Mw++,
t.then(e6,e6),t}function e6(){if(--Mw===0&&(cu=null,fu!==null)){nd!==null&&(nd.status="fulfilled");var e=fu;fu=null,nc=0,nd=null;for(var t=0;t<e.length;t++)(0,e[t])()}}
function ZO(e,t){var r=[],o={status:"pending",value:null,reason:null,then:function(n){r.push(n)}};return e.then(function(){o.status="fulfilled",o.value=t;for(var n=0;n<
r.length;n++)(0,r[n])(t)},function(n){for(o.status="rejected",o.reason=n,n=0;n<r.length;n++)(0,r[n])(void 0)}),o}var t6=ce.S;ce.S=function(e,t){if(w4=Ao(),typeof t==
"object"&&t!==null&&typeof t.then=="function"&&QO(e,t),cu!==null)for(var r=bd;r!==null;)JT(r,cu),r=r.next;if(r=e.types,r!==null){for(var o=bd;o!==null;)JT(o,r),
o=o.next;if(nc!==0){o=cu,o===null&&(o=cu=[]);for(var n=0;n<r.length;n++){var a=r[n];o.indexOf(a)===-1&&o.push(a)}}}t6!==null&&t6(e,t)};var Wl=va(null);function j1(){
var e=Wl.current;return e!==null?e:rt.pooledCache}function Qh(e,t){t===null?ft(Wl,Wl.current):ft(Wl,t.pool)}function oR(){var e=j1();return e===null?null:{parent:Kt.
_currentValue,pool:e}}var Td=Error(P(460)),H1=Error(P(474)),Yv=Error(P(542)),yv={then:function(){}};function r6(e){return e=e.status,e==="fulfilled"||e==="rejec\
ted"}function nR(e,t,r){switch(r=e[r],r===void 0?e.push(t):r!==t&&(t.then(da,da),t=r),t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,n6(
e),e===void 0&&!("reason"in t)?Error(P(600)):e;default:if(typeof t.status=="string")t.then(da,da);else{if(e=rt,e!==null&&100<e.shellSuspendCounter)throw Error(P(
482));e=t,e.status="pending",e.then(function(o){if(t.status==="pending"){var n=t;n.status="fulfilled",n.value=o}},function(o){if(t.status==="pending"){var n=t;n.
status="rejected",n.reason=o}})}switch(t.status){case"fulfilled":return t.value;case"rejected":throw e=t.reason,n6(e),e}throw Jl=t,Td}}function Yl(e){try{var t=e.
_init;return t(e._payload)}catch(r){throw r!==null&&typeof r=="object"&&typeof r.then=="function"?(Jl=r,Td):r}}var Jl=null;function o6(){if(Jl===null)throw Error(
P(459));var e=Jl;return Jl=null,e}function n6(e){if(e===Td||e===Yv)throw Error(P(483))}var ad=null,Eu=0;function Oh(e){var t=Eu;return Eu+=1,ad===null&&(ad=[]),
nR(ad,e,t)}function Ei(e,t){t=t.props.ref,e.ref=t!==void 0?t:null}function Mh(e,t){throw t.$$typeof===NN?Error(P(525)):(e=Object.prototype.toString.call(t),Error(
P(31,e==="[object Object]"?"object with keys {"+Object.keys(t).join(", ")+"}":e)))}function aR(e){function t(v,g){if(e){var b=v.deletions;b===null?(v.deletions=
[g],v.flags|=16):b.push(g)}}function r(v,g){if(!e)return null;for(;g!==null;)t(v,g),g=g.sibling;return null}function o(v){for(var g=new Map;v!==null;)v.key===null?
g.set(v.index,v):g.set(v.key,v),v=v.sibling;return g}function n(v,g){return v=qa(v,g),v.index=0,v.sibling=null,v}function a(v,g,b){return v.index=b,e?(b=v.alternate,
b!==null?(b=b.index,b<g?(v.flags|=2,g):b):(v.flags|=134217730,g)):(v.flags|=1048576,g)}function i(v){return e&&v.alternate===null&&(v.flags|=134217730),v}function l(v,g,b,y){
return g===null||g.tag!==6?(g=Yy(b,v.mode,y),g.return=v,g):(g=n(g,b),g.return=v,g)}function c(v,g,b,y){var _=b.type;return _===$s?(v=u(v,g,b.props.children,y,b.
key),Ei(v,b),v):g!==null&&(g.elementType===_||typeof _=="object"&&_!==null&&_.$$typeof===Oi&&Yl(_)===g.type)?(g=n(g,b.props),Ei(g,b),g.return=v,g):(g=Xh(b.type,
b.key,b.props,null,v.mode,y),Ei(g,b),g.return=v,g)}function s(v,g,b,y){return g===null||g.tag!==4||g.stateNode.containerInfo!==b.containerInfo||g.stateNode.implementation!==
b.implementation?(g=Fy(b,v.mode,y),g.return=v,g):(g=n(g,b.children||[]),g.return=v,g)}function u(v,g,b,y,_){return g===null||g.tag!==7?(g=Zl(b,v.mode,y,_),g.return=
v,g):(g=n(g,b),g.return=v,g)}function d(v,g,b){if(typeof g=="string"&&g!==""||typeof g=="number"||typeof g=="bigint")return g=Yy(""+g,v.mode,b),g.return=v,g;if(typeof g==
"object"&&g!==null){switch(g.$$typeof){case Sh:return b=Xh(g.type,g.key,g.props,null,v.mode,b),Ei(b,g),b.return=v,b;case au:return g=Fy(g,v.mode,b),g.return=v,g;case Oi:
return g=Yl(g),d(v,g,b)}if(iu(g)||Jm(g))return g=Zl(g,v.mode,b,null),g.return=v,g;if(typeof g.then=="function")return d(v,Oh(g),b);if(g.$$typeof===sa)return d(v,
Nh(v,g),b);Mh(v,g)}return null}function m(v,g,b,y){var _=g!==null?g.key:null;if(typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint")return _!==null?
null:l(v,g,""+b,y);if(typeof b=="object"&&b!==null){switch(b.$$typeof){case Sh:return b.key===_?c(v,g,b,y):null;case au:return b.key===_?s(v,g,b,y):null;case Oi:
return b=Yl(b),m(v,g,b,y)}if(iu(b)||Jm(b))return _!==null?null:u(v,g,b,y,null);if(typeof b.then=="function")return m(v,g,Oh(b),y);if(b.$$typeof===sa)return m(v,
g,Nh(v,b),y);Mh(v,b)}return null}function f(v,g,b,y,_){if(typeof y=="string"&&y!==""||typeof y=="number"||typeof y=="bigint")return v=v.get(b)||null,l(g,v,""+y,
_);if(typeof y=="object"&&y!==null){switch(y.$$typeof){case Sh:return v=v.get(y.key===null?b:y.key)||null,c(g,v,y,_);case au:return v=v.get(y.key===null?b:y.key)||
null,s(g,v,y,_);case Oi:return y=Yl(y),f(v,g,b,y,_)}if(iu(y)||Jm(y))return v=v.get(b)||null,u(g,v,y,_,null);if(typeof y.then=="function")return f(v,g,b,Oh(y),_);
if(y.$$typeof===sa)return f(v,g,b,Nh(g,y),_);Mh(g,y)}return null}function p(v,g,b,y){for(var _=null,C=null,S=g,z=g=0,H=null;S!==null&&z<b.length;z++){S.index>z?
(H=S,S=null):H=S.sibling;var M=m(v,S,b[z],y);if(M===null){S===null&&(S=H);break}e&&S&&M.alternate===null&&t(v,S),g=a(M,g,z),C===null?_=M:C.sibling=M,C=M,S=H}if(z===
b.length)return r(v,S),ge&&Ga(v,z),_;if(S===null){for(;z<b.length;z++)S=d(v,b[z],y),S!==null&&(g=a(S,g,z),C===null?_=S:C.sibling=S,C=S);return ge&&Ga(v,z),_}for(S=
o(S);z<b.length;z++)H=f(S,v,z,b[z],y),H!==null&&(e&&(M=H.alternate,M!==null&&S.delete(M.key===null?z:M.key)),g=a(H,g,z),C===null?_=H:C.sibling=H,C=H);return e&&
S.forEach(function(X){return t(v,X)}),ge&&Ga(v,z),_}function h(v,g,b,y){if(b==null)throw Error(P(151));for(var _=null,C=null,S=g,z=g=0,H=null,M=b.next();S!==null&&
!M.done;z++,M=b.next()){S.index>z?(H=S,S=null):H=S.sibling;var X=m(v,S,M.value,y);if(X===null){S===null&&(S=H);break}e&&S&&X.alternate===null&&t(v,S),g=a(X,g,z),
C===null?_=X:C.sibling=X,C=X,S=H}if(M.done)return r(v,S),ge&&Ga(v,z),_;if(S===null){for(;!M.done;z++,M=b.next())M=d(v,M.value,y),M!==null&&(g=a(M,g,z),C===null?
_=M:C.sibling=M,C=M);return ge&&Ga(v,z),_}for(S=o(S);!M.done;z++,M=b.next())M=f(S,v,z,M.value,y),M!==null&&(e&&(H=M.alternate,H!==null&&S.delete(H.key===null?z:
H.key)),g=a(M,g,z),C===null?_=M:C.sibling=M,C=M);return e&&S.forEach(function(V){return t(v,V)}),ge&&Ga(v,z),_}function w(v,g,b,y){if(typeof b=="object"&&b!==null&&
b.type===$s&&b.key===null&&b.props.ref===void 0&&(b=b.props.children),typeof b=="object"&&b!==null){switch(b.$$typeof){case Sh:e:{for(var _=b.key;g!==null;){if(g.
key===_){if(_=b.type,_===$s){if(g.tag===7){r(v,g.sibling),y=n(g,b.props.children),Ei(y,b),y.return=v,v=y;break e}}else if(g.elementType===_||typeof _=="object"&&
_!==null&&_.$$typeof===Oi&&Yl(_)===g.type){r(v,g.sibling),y=n(g,b.props),Ei(y,b),y.return=v,v=y;break e}r(v,g);break}else t(v,g);g=g.sibling}b.type===$s?(y=Zl(b.
props.children,v.mode,y,b.key),Ei(y,b),y.return=v,v=y):(y=Xh(b.type,b.key,b.props,null,v.mode,y),Ei(y,b),y.return=v,v=y)}return i(v);case au:e:{for(_=b.key;g!==
null;){if(g.key===_)if(g.tag===4&&g.stateNode.containerInfo===b.containerInfo&&g.stateNode.implementation===b.implementation){r(v,g.sibling),y=n(g,b.children||[]),
y.return=v,v=y;break e}else{r(v,g);break}else t(v,g);g=g.sibling}y=Fy(b,v.mode,y),y.return=v,v=y}return i(v);case Oi:return b=Yl(b),w(v,g,b,y)}if(iu(b))return p(
v,g,b,y);if(Jm(b)){if(_=Jm(b),typeof _!="function")throw Error(P(150));return b=_.call(b),h(v,g,b,y)}if(typeof b.then=="function")return w(v,g,Oh(b),y);if(b.$$typeof===
sa)return w(v,g,Nh(v,b),y);Mh(v,b)}return typeof b=="string"&&b!==""||typeof b=="number"||typeof b=="bigint"?(b=""+b,g!==null&&g.tag===6?(r(v,g.sibling),y=n(g,b),
y.return=v,v=y):(r(v,g),y=Yy(b,v.mode,y),y.return=v,v=y),i(v)):r(v,g)}return function(v,g,b,y){try{Eu=0;var _=w(v,g,b,y);return ad=null,_}catch(S){if(S===Td||S===
Yv)throw S;var C=so(29,S,null,v.mode);return C.lanes=y,C.return=v,C}}}var ac=aR(!0),iR=aR(!1),Mi=!1;function I1(e){e.updateQueue={baseState:e.memoizedState,firstBaseUpdate:null,
lastBaseUpdate:null,shared:{pending:null,lanes:0,hiddenCallbacks:null},callbacks:null}}function Dw(e,t){e=e.updateQueue,t.updateQueue===e&&(t.updateQueue={baseState:e.
baseState,firstBaseUpdate:e.firstBaseUpdate,lastBaseUpdate:e.lastBaseUpdate,shared:e.shared,callbacks:null})}function Gi(e){return{lane:e,tag:0,payload:null,callback:null,
next:null}}function $i(e,t,r){var o=e.updateQueue;if(o===null)return null;if(o=o.shared,(Pe&2)!==0){var n=o.pending;return n===null?t.next=t:(t.next=n.next,n.next=
t),o.pending=t,t=hv(e),Zk(e,null,r),t}return $v(e,o,t,r),hv(e)}function pu(e,t,r){if(t=t.updateQueue,t!==null&&(t=t.shared,(r&4194048)!==0)){var o=t.lanes;o&=e.
pendingLanes,r|=o,t.lanes=r,Sk(e,r)}}function Ky(e,t){var r=e.updateQueue,o=e.alternate;if(o!==null&&(o=o.updateQueue,r===o)){var n=null,a=null;if(r=r.firstBaseUpdate,
r!==null){do{var i={lane:r.lane,tag:r.tag,payload:r.payload,callback:null,next:null};a===null?n=a=i:a=a.next=i,r=r.next}while(r!==null);a===null?n=a=t:a=a.next=
t}else n=a=t;r={baseState:o.baseState,firstBaseUpdate:n,lastBaseUpdate:a,shared:o.shared,callbacks:o.callbacks},e.updateQueue=r;return}e=r.lastBaseUpdate,e===null?
r.firstBaseUpdate=t:e.next=t,r.lastBaseUpdate=t}var Bw=!1;function hu(){if(Bw){var e=nd;if(e!==null)throw e}}function vu(e,t,r,o){Bw=!1;var n=e.updateQueue;Mi=!1;
var a=n.firstBaseUpdate,i=n.lastBaseUpdate,l=n.shared.pending;if(l!==null){n.shared.pending=null;var c=l,s=c.next;c.next=null,i===null?a=s:i.next=s,i=c;var u=e.
alternate;u!==null&&(u=u.updateQueue,l=u.lastBaseUpdate,l!==i&&(l===null?u.firstBaseUpdate=s:l.next=s,u.lastBaseUpdate=c))}if(a!==null){var d=n.baseState;i=0,u=
s=c=null,l=a;do{var m=l.lane&-536870913,f=m!==l.lane;if(f?(Ce&m)===m:(o&m)===m){m!==0&&m===nc&&(Bw=!0),u!==null&&(u=u.next={lane:0,tag:l.tag,payload:l.payload,callback:null,
next:null});e:{var p=e,h=l;m=t;var w=r;switch(h.tag){case 1:if(p=h.payload,typeof p=="function"){d=p.call(w,d,m);break e}d=p;break e;case 3:p.flags=p.flags&-65537|
128;case 0:if(p=h.payload,m=typeof p=="function"?p.call(w,d,m):p,m==null)break e;d=ot({},d,m);break e;case 2:Mi=!0}}m=l.callback,m!==null&&(e.flags|=64,f&&(e.flags|=
8192),f=n.callbacks,f===null?n.callbacks=[m]:f.push(m))}else f={lane:m,tag:l.tag,payload:l.payload,callback:l.callback,next:null},u===null?(s=u=f,c=d):u=u.next=
f,i|=m;if(l=l.next,l===null){if(l=n.shared.pending,l===null)break;f=l,l=f.next,f.next=null,n.lastBaseUpdate=f,n.shared.pending=null}}while(!0);u===null&&(c=d),n.
baseState=c,n.firstBaseUpdate=s,n.lastBaseUpdate=u,a===null&&(n.shared.lanes=0),tl|=i,e.lanes=i,e.memoizedState=d}}function lR(e,t){if(typeof e!="function")throw Error(
P(191,e));e.call(t)}function cR(e,t){var r=e.callbacks;if(r!==null)for(e.callbacks=null,e=0;e<r.length;e++)lR(r[e],t)}var Ji=va(null),wv=va(0);function a6(e,t){
e=Wa,ft(wv,e),ft(Ji,t),Wa=e|t.baseLanes}function Pw(){ft(wv,Wa),ft(Ji,Ji.current)}function V1(){Wa=wv.current,yr(Ji),yr(wv)}var _r=va(null),Mr=null;function qi(e){
var t=e.alternate;ft(wr,wr.current&1),ft(_r,e),Mr===null&&(t===null||Ji.current!==null||t.memoizedState!==null)&&(Mr=e)}function Lw(e){ft(wr,wr.current),ft(_r,e),
Mr===null&&(Mr=e)}function sR(e){e.tag===22?(ft(wr,wr.current),ft(_r,e),Mr===null&&(Mr=e)):Yi()}function Yi(){ft(wr,wr.current),ft(_r,_r.current)}function ko(e){
yr(_r),Mr===e&&(Mr=null),yr(wr)}var wr=va(0);function Au(e,t){ft(_r,_r.current),ft(wr,t)}function U1(e){yr(wr),yr(_r),Mr===e&&(Mr=null)}function xv(e){for(var t=e;t!==
null;){if(t.tag===13){var r=t.memoizedState;if(r!==null&&(r=r.dehydrated,r===null||g1(r)||hx(r)))return t}else if(t.tag===19&&t.memoizedProps.revealOrder!=="ind\
ependent"){if((t.flags&128)!==0)return t}else if(t.child!==null){t.child.return=t,t=t.child;continue}if(t===e)break;for(;t.sibling===null;){if(t.return===null||
t.return===e)return null;t=t.return}t.sibling.return=t.return,t=t.sibling}return null}var Ka=0,pe=null,Ke=null,Xt=null,_v=!1,id=!1,ic=!1,Sv=0,Nu=0,ld=null,WO=0;
function Dt(){throw Error(P(321))}function G1(e,t){if(t===null)return!1;for(var r=0;r<t.length&&r<e.length;r++)if(!Do(e[r],t[r]))return!1;return!0}function $1(e,t,r,o,n,a){
return Ka=a,pe=t,t.memoizedState=null,t.updateQueue=null,t.lanes=0,ce.H=e===null||e.memoizedState===null?IR:VR,ic=!1,a=r(o,n),ic=!1,id&&(a=mR(t,r,o,n)),dR(e),a}
function dR(e){ce.H=Cv;var t=Ke!==null&&Ke.next!==null;if(Ka=0,Xt=Ke=pe=null,_v=!1,Nu=0,ld=null,t)throw Error(P(300));e===null||Qt||(e=e.dependencies,e!==null&&
bv(e)&&(Qt=!0))}function mR(e,t,r,o){pe=e;var n=0;do{if(id&&(ld=null),Nu=0,id=!1,25<=n)throw Error(P(301));if(n+=1,Xt=Ke=null,e.updateQueue!=null){var a=e.updateQueue;
a.lastEffect=null,a.events=null,a.stores=null,a.memoCache!=null&&(a.memoCache.index=0)}ce.H=iM,a=t(r,o)}while(id);return a}function JO(){var e=ce.H,t=e.useState()[0];
return t=typeof t.then=="function"?Yu(t):t,e=e.useState()[0],(Ke!==null?Ke.memoizedState:null)!==e&&(pe.flags|=1024),t}function q1(){var e=Sv!==0;return Sv=0,e}
function Y1(e,t,r){t.updateQueue=e.updateQueue,t.flags&=-2053,e.lanes&=~r}function F1(e){if(_v){for(e=e.memoizedState;e!==null;){var t=e.queue;t!==null&&(t.pending=
null),e=e.next}_v=!1}Ka=0,Xt=Ke=pe=null,id=!1,Nu=Sv=0,ld=null}function Yr(){var e={memoizedState:null,baseState:null,baseQueue:null,queue:null,next:null};return Xt===
null?pe.memoizedState=Xt=e:Xt=Xt.next=e,Xt}function Ut(){if(Ke===null){var e=pe.alternate;e=e!==null?e.memoizedState:null}else e=Ke.next;var t=Xt===null?pe.memoizedState:
Xt.next;if(t!==null)Xt=t,Ke=e;else{if(e===null)throw pe.alternate===null?Error(P(467)):Error(P(310));Ke=e,e={memoizedState:Ke.memoizedState,baseState:Ke.baseState,
baseQueue:Ke.baseQueue,queue:Ke.queue,next:null},Xt===null?pe.memoizedState=Xt=e:Xt=Xt.next=e}return Xt}function Fv(){return{lastEffect:null,events:null,stores:null,
memoCache:null}}function Yu(e){var t=Nu;return Nu+=1,ld===null&&(ld=[]),e=nR(ld,e,t),t=pe,(Xt===null?t.memoizedState:Xt.next)===null&&(t=t.alternate,ce.H=t===null||
t.memoizedState===null?IR:VR),e}function Xv(e){if(e!==null&&typeof e=="object"){if(typeof e.then=="function")return Yu(e);if(e.$$typeof===DN)return;if(e.$$typeof===
sa)return br(e)}throw Error(P(438,String(e)))}function X1(e){var t=null,r=pe.updateQueue;if(r!==null&&(t=r.memoCache),t==null){var o=pe.alternate;o!==null&&(o=o.
updateQueue,o!==null&&(o=o.memoCache,o!=null&&(t={data:o.data.map(function(n){return n.slice()}),index:0})))}if(t==null&&(t={data:[],index:0}),r===null&&(r=Fv(),
pe.updateQueue=r),r.memoCache=t,r=t.data[t.index],r===void 0)for(r=t.data[t.index]=Array(e),o=0;o<e;o++)r[o]=MN;return t.index++,r}function Qa(e,t){return typeof t==
"function"?t(e):t}function Zh(e){var t=Ut();return K1(t,Ke,e)}function K1(e,t,r){var o=e.queue;if(o===null)throw Error(P(311));o.lastRenderedReducer=r;var n=e.baseQueue,
a=o.pending;if(a!==null){if(n!==null){var i=n.next;n.next=a.next,a.next=i}t.baseQueue=n=a,o.pending=null}if(a=e.baseState,n===null)e.memoizedState=a;else{t=n.next;
var l=i=null,c=null,s=t,u=!1;do{var d=s.lane&-536870913;if(d!==s.lane?(Ce&d)===d:(Ka&d)===d){var m=s.revertLane;if(m===0)c!==null&&(c=c.next={lane:0,revertLane:0,
gesture:null,action:s.action,hasEagerState:s.hasEagerState,eagerState:s.eagerState,next:null}),d===nc&&(u=!0);else if((Ka&m)===m){s=s.next,m===nc&&(u=!0);continue}else
d={lane:0,revertLane:s.revertLane,gesture:null,action:s.action,hasEagerState:s.hasEagerState,eagerState:s.eagerState,next:null},c===null?(l=c=d,i=a):c=c.next=d,
pe.lanes|=m,tl|=m;d=s.action,ic&&r(a,d),a=s.hasEagerState?s.eagerState:r(a,d)}else m={lane:d,revertLane:s.revertLane,gesture:s.gesture,action:s.action,hasEagerState:s.
hasEagerState,eagerState:s.eagerState,next:null},c===null?(l=c=m,i=a):c=c.next=m,pe.lanes|=d,tl|=d;s=s.next}while(s!==null&&s!==t);if(c===null?i=a:c.next=l,!Do(
a,e.memoizedState)&&(Qt=!0,u&&(r=nd,r!==null)))throw r;e.memoizedState=a,e.baseState=i,e.baseQueue=c,o.lastRenderedState=a}return n===null&&(o.lanes=0),[e.memoizedState,
o.dispatch]}function Qy(e){var t=Ut(),r=t.queue;if(r===null)throw Error(P(311));r.lastRenderedReducer=e;var o=r.dispatch,n=r.pending,a=t.memoizedState;if(n!==null){
r.pending=null;var i=n=n.next;do a=e(a,i.action),i=i.next;while(i!==n);Do(a,t.memoizedState)||(Qt=!0),t.memoizedState=a,t.baseQueue===null&&(t.baseState=a),r.lastRenderedState=
a}return[a,o]}function uR(e,t,r){var o=pe,n=Ut(),a=ge;if(a){if(r===void 0)throw Error(P(407));r=r()}else r=t();var i=!Do((Ke||n).memoizedState,r);if(i&&(n.memoizedState=
r,Qt=!0),n=n.queue,Q1(hR.bind(null,o,n,e),[e]),e=n.getSnapshot!==t||i||Xt!==null&&(Xt.memoizedState.tag&1)!==0,pd(e?9:8,{destroy:void 0},pR.bind(null,o,n,r,t),null),
e){if(o.flags|=2048,rt===null)throw Error(P(349));a||(Ka&127)!==0||fR(o,t,r)}return r}function fR(e,t,r){e.flags|=16384,e={getSnapshot:t,value:r},t=pe.updateQueue,
t===null?(t=Fv(),pe.updateQueue=t,t.stores=[e]):(r=t.stores,r===null?t.stores=[e]:r.push(e))}function pR(e,t,r,o){t.value=r,t.getSnapshot=o,vR(t)&&gR(e)}function hR(e,t,r){
return r(function(){vR(t)&&gR(e)})}function vR(e){var t=e.getSnapshot;e=e.value;try{var r=t();return!Do(e,r)}catch{return!0}}function gR(e){var t=uc(e,2);t!==null&&
mo(t,e,2)}function jw(e){var t=Yr();if(typeof e=="function"){var r=e;if(e=r(),ic){Bi(!0);try{r()}finally{Bi(!1)}}}return t.memoizedState=t.baseState=e,t.queue={
pending:null,lanes:0,dispatch:null,lastRenderedReducer:Qa,lastRenderedState:e},t}function bR(e,t,r,o){return e.baseState=r,K1(e,Ke,typeof o=="function"?o:Qa)}function eM(e,t,r,o,n){
if(Qv(e))throw Error(P(485));if(e=t.action,e!==null){var a={payload:n,action:e,next:null,isTransition:!0,status:"pending",value:null,reason:null,listeners:[],then:function(i){
a.listeners.push(i)}};ce.T!==null?r(!0):a.isTransition=!1,o(a),r=t.pending,r===null?(a.next=t.pending=a,yR(t,a)):(a.next=r.next,t.pending=r.next=a)}}function yR(e,t){
var r=t.action,o=t.payload,n=e.state;if(t.isTransition){var a=ce.T,i={};i.types=a!==null?a.types:null,ce.T=i;try{var l=r(n,o),c=ce.S;c!==null&&c(i,l),i6(e,t,l)}catch(s){
Hw(e,t,s)}finally{a!==null&&i.types!==null&&(a.types=i.types),ce.T=a}}else try{a=r(n,o),i6(e,t,a)}catch(s){Hw(e,t,s)}}function i6(e,t,r){r!==null&&typeof r=="ob\
ject"&&typeof r.then=="function"?r.then(function(o){l6(e,t,o)},function(o){return Hw(e,t,o)}):l6(e,t,r)}function l6(e,t,r){t.status="fulfilled",t.value=r,wR(t),
e.state=r,t=e.pending,t!==null&&(r=t.next,r===t?e.pending=null:(r=r.next,t.next=r,yR(e,r)))}function Hw(e,t,r){var o=e.pending;if(e.pending=null,o!==null){o=o.next;
do t.status="rejected",t.reason=r,wR(t),t=t.next;while(t!==o)}e.action=null}function wR(e){e=e.listeners;for(var t=0;t<e.length;t++)(0,e[t])()}function xR(e,t){
return t}function c6(e,t){if(ge){var r=rt.formState;if(r!==null){e:{var o=pe;if(ge){if(ut){t:{for(var n=ut,a=on;n.nodeType!==8;){if(!a){n=null;break t}if(n=nn(n.
nextSibling),n===null){n=null;break t}}a=n.data,n=a==="F!"||a==="F"?n:null}if(n){ut=nn(n.nextSibling),o=n.data==="F!";break e}}Wi(o)}o=!1}o&&(t=r[0])}}return r=
Yr(),r.memoizedState=r.baseState=t,o={pending:null,lanes:0,dispatch:null,lastRenderedReducer:xR,lastRenderedState:t},r.queue=o,r=LR.bind(null,pe,o),o.dispatch=r,
o=jw(!1),a=ex.bind(null,pe,!1,o.queue),o=Yr(),n={state:t,dispatch:null,action:e,pending:null},o.queue=n,r=eM.bind(null,pe,n,a,r),n.dispatch=r,o.memoizedState=e,
[t,r,!1]}function s6(e){var t=Ut();return _R(t,Ke,e)}function _R(e,t,r){if(t=K1(e,t,xR)[0],e=Zh(Qa)[0],typeof t=="object"&&t!==null&&typeof t.then=="function")try{
var o=Yu(t)}catch(i){throw i===Td?Yv:i}else o=t;t=Ut();var n=t.queue,a=n.dispatch;return r!==t.memoizedState&&(pe.flags|=2048,pd(9,{destroy:void 0},tM.bind(null,
n,r),null)),[o,a,e]}function tM(e,t){e.action=t}function d6(e){var t=Ut(),r=Ke;if(r!==null)return _R(t,r,e);Ut(),t=t.memoizedState,r=Ut();var o=r.queue.dispatch;
return r.memoizedState=e,[t,o,!1]}function pd(e,t,r,o){return e={tag:e,create:r,deps:o,inst:t,next:null},t=pe.updateQueue,t===null&&(t=Fv(),pe.updateQueue=t),r=
t.lastEffect,r===null?t.lastEffect=e.next=e:(o=r.next,r.next=e,e.next=o,t.lastEffect=e),e}function SR(){return Ut().memoizedState}function Wh(e,t,r,o){var n=Yr();
pe.flags|=e,n.memoizedState=pd(1|t,{destroy:void 0},r,o===void 0?null:o)}function Kv(e,t,r,o){var n=Ut();o=o===void 0?null:o;var a=n.memoizedState.inst;Ke!==null&&
o!==null&&G1(o,Ke.memoizedState.deps)?n.memoizedState=pd(t,a,r,o):(pe.flags|=e,n.memoizedState=pd(1|t,a,r,o))}function m6(e,t){Wh(8390656,8,e,t)}function Q1(e,t){
Kv(2048,8,e,t)}function rM(e){pe.flags|=4;var t=pe.updateQueue;if(t===null)t=Fv(),pe.updateQueue=t,t.events=[e];else{var r=t.events;r===null?t.events=[e]:r.push(
e)}}function CR(e){var t=Ut().memoizedState;return rM({ref:t,nextImpl:e}),function(){if((Pe&2)!==0)throw Error(P(440));return t.impl.apply(void 0,arguments)}}function zR(e,t){
return Kv(4,2,e,t)}function TR(e,t){return Kv(4,4,e,t)}function kR(e,t){if(typeof t=="function"){e=e();var r=t(e);return function(){typeof r=="function"?r():t(null)}}
if(t!=null)return e=e(),t.current=e,function(){t.current=null}}function RR(e,t,r){r=r!=null?r.concat([e]):null,Kv(4,4,kR.bind(null,t,e),r)}function Z1(){}function ER(e,t){
var r=Ut();t=t===void 0?null:t;var o=r.memoizedState;return t!==null&&G1(t,o[1])?o[0]:(r.memoizedState=[e,t],e)}function AR(e,t){var r=Ut();t=t===void 0?null:t;
var o=r.memoizedState;if(t!==null&&G1(t,o[1]))return o[0];if(o=e(),ic){Bi(!0);try{e()}finally{Bi(!1)}}return r.memoizedState=[o,t],o}function W1(e,t,r){return r===
void 0||(Ka&1073741824)!==0&&(Ce&261930)===0?e.memoizedState=t:(e.memoizedState=r,e=_4(),pe.lanes|=e,tl|=e,r)}function NR(e,t,r,o){return Do(r,t)?r:Ji.current!==
null?(e=W1(e,r,o),Do(e,t)||(Qt=!0),e):(Ka&106)===0||(Ka&1073741824)!==0&&(Ce&261930)===0?(Qt=!0,e.memoizedState=r):(e=_4(),pe.lanes|=e,tl|=e,t)}function OR(e,t,r,o,n){
var a=Le.p;Le.p=a!==0&&8>a?a:8;var i=ce.T,l={};l.types=i!==null?i.types:null,ce.T=l,ex(e,!1,t,r);try{var c=n(),s=ce.S;if(s!==null&&s(l,c),c!==null&&typeof c=="o\
bject"&&typeof c.then=="function"){var u=ZO(c,o);gu(e,t,u,Mo(e))}else gu(e,t,o,Mo(e))}catch(d){gu(e,t,{then:function(){},status:"rejected",reason:d},Mo())}finally{
Le.p=a,i!==null&&l.types!==null&&(i.types=l.types),ce.T=i}}function oM(){}function Iw(e,t,r,o){if(e.tag!==5)throw Error(P(476));var n=MR(e).queue;OR(e,n,t,Ql,r===
null?oM:function(){return DR(e),r(o)})}function MR(e){var t=e.memoizedState;if(t!==null)return t;t={memoizedState:Ql,baseState:Ql,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:Qa,lastRenderedState:Ql},next:null};var r={};return t.next={memoizedState:r,baseState:r,baseQueue:null,queue:{pending:null,
lanes:0,dispatch:null,lastRenderedReducer:Qa,lastRenderedState:r},next:null},e.memoizedState=t,e=e.alternate,e!==null&&(e.memoizedState=t),t}function DR(e){var t=MR(
e);t.next===null&&(t=e.alternate.memoizedState),gu(e,t.next.queue,{},Mo())}function J1(){return br(xd)}function BR(){return Ut().memoizedState}function PR(){return Ut().
memoizedState}function nM(e){for(var t=e.return;t!==null;){switch(t.tag){case 24:case 3:var r=Mo();e=Gi(r);var o=$i(t,e,r);o!==null&&(mo(o,t,r),pu(o,t,r)),t={cache:L1()},
e.payload=t;return}t=t.return}}function aM(e,t,r){var o=Mo();r={lane:o,revertLane:0,gesture:null,action:r,hasEagerState:!1,eagerState:null,next:null},Qv(e)?jR(t,
r):(r=D1(e,t,r,o),r!==null&&(mo(r,e,o),HR(r,t,o)))}function LR(e,t,r){var o=Mo();gu(e,t,r,o)}function gu(e,t,r,o){var n={lane:o,revertLane:0,gesture:null,action:r,
hasEagerState:!1,eagerState:null,next:null};if(Qv(e))jR(t,n);else{var a=e.alternate;if(e.lanes===0&&(a===null||a.lanes===0)&&(a=t.lastRenderedReducer,a!==null))
try{var i=t.lastRenderedState,l=a(i,r);if(n.hasEagerState=!0,n.eagerState=l,Do(l,i))return $v(e,t,n,0),rt===null&&Gv(),!1}catch{}if(r=D1(e,t,n,o),r!==null)return mo(
r,e,o),HR(r,t,o),!0}return!1}function ex(e,t,r,o){if(o={lane:2,revertLane:mx(),gesture:null,action:o,hasEagerState:!1,eagerState:null,next:null},Qv(e)){if(t)throw Error(
P(479))}else t=D1(e,r,o,2),t!==null&&mo(t,e,2)}function Qv(e){var t=e.alternate;return e===pe||t!==null&&t===pe}function jR(e,t){id=_v=!0;var r=e.pending;r===null?
t.next=t:(t.next=r.next,r.next=t),e.pending=t}function HR(e,t,r){if((r&4194048)!==0){var o=t.lanes;o&=e.pendingLanes,r|=o,t.lanes=r,Sk(e,r)}}var Cv={readContext:br,
use:Xv,useCallback:Dt,useContext:Dt,useEffect:Dt,useImperativeHandle:Dt,useLayoutEffect:Dt,useInsertionEffect:Dt,useMemo:Dt,useReducer:Dt,useRef:Dt,useState:Dt,
useDebugValue:Dt,useDeferredValue:Dt,useTransition:Dt,useSyncExternalStore:Dt,useId:Dt,useHostTransitionStatus:Dt,useFormState:Dt,useActionState:Dt,useOptimistic:Dt,
useMemoCache:Dt,useCacheRefresh:Dt,useEffectEvent:Dt},IR={readContext:br,use:Xv,useCallback:function(e,t){return Yr().memoizedState=[e,t===void 0?null:t],e},useContext:br,
useEffect:m6,useImperativeHandle:function(e,t,r){r=r!=null?r.concat([e]):null,Wh(4194308,4,kR.bind(null,t,e),r)},useLayoutEffect:function(e,t){return Wh(4194308,
4,e,t)},useInsertionEffect:function(e,t){Wh(4,2,e,t)},useMemo:function(e,t){var r=Yr();t=t===void 0?null:t;var o=e();if(ic){Bi(!0);try{e()}finally{Bi(!1)}}return r.
memoizedState=[o,t],o},useReducer:function(e,t,r){var o=Yr();if(r!==void 0){var n=r(t);if(ic){Bi(!0);try{r(t)}finally{Bi(!1)}}}else n=t;return o.memoizedState=o.
baseState=n,e={pending:null,lanes:0,dispatch:null,lastRenderedReducer:e,lastRenderedState:n},o.queue=e,e=e.dispatch=aM.bind(null,pe,e),[o.memoizedState,e]},useRef:function(e){
var t=Yr();return e={current:e},t.memoizedState=e},useState:function(e){e=jw(e);var t=e.queue,r=LR.bind(null,pe,t);return t.dispatch=r,[e.memoizedState,r]},useDebugValue:Z1,
useDeferredValue:function(e,t){var r=Yr();return W1(r,e,t)},useTransition:function(){var e=jw(!1);return e=OR.bind(null,pe,e.queue,!0,!1),Yr().memoizedState=e,[
!1,e]},useSyncExternalStore:function(e,t,r){var o=pe,n=Yr();if(ge){if(r===void 0)throw Error(P(407));r=r()}else{if(r=t(),rt===null)throw Error(P(349));(Ce&127)!==
0||fR(o,t,r)}n.memoizedState=r;var a={value:r,getSnapshot:t};return n.queue=a,m6(hR.bind(null,o,a,e),[e]),o.flags|=2048,pd(9,{destroy:void 0},pR.bind(null,o,a,r,
t),null),r},useId:function(){var e=Yr(),t=rt.identifierPrefix;if(ge){var r=ua,o=ma;r=(o&~(1<<32-Oo(o)-1)).toString(32)+r,t="_"+t+"R_"+r,r=Sv++,0<r&&(t+="H"+r.toString(
32)),t+="_"}else r=WO++,t="_"+t+"r_"+r.toString(32)+"_";return e.memoizedState=t},useHostTransitionStatus:J1,useFormState:c6,useActionState:c6,useOptimistic:function(e){
var t=Yr();t.memoizedState=t.baseState=e;var r={pending:null,lanes:0,dispatch:null,lastRenderedReducer:null,lastRenderedState:null};return t.queue=r,t=ex.bind(null,
pe,!0,r),r.dispatch=t,[e,t]},useMemoCache:X1,useCacheRefresh:function(){return Yr().memoizedState=nM.bind(null,pe)},useEffectEvent:function(e){var t=Yr(),r={impl:e};
return t.memoizedState=r,function(){if((Pe&2)!==0)throw Error(P(440));return r.impl.apply(void 0,arguments)}}},VR={readContext:br,use:Xv,useCallback:ER,useContext:br,
useEffect:Q1,useImperativeHandle:RR,useInsertionEffect:zR,useLayoutEffect:TR,useMemo:AR,useReducer:Zh,useRef:SR,useState:function(){return Zh(Qa)},useDebugValue:Z1,
useDeferredValue:function(e,t){var r=Ut();return NR(r,Ke.memoizedState,e,t)},useTransition:function(){var e=Zh(Qa)[0],t=Ut().memoizedState;return[typeof e=="boo\
lean"?e:Yu(e),t]},useSyncExternalStore:uR,useId:BR,useHostTransitionStatus:J1,useFormState:s6,useActionState:s6,useOptimistic:function(e,t){var r=Ut();return bR(
r,Ke,e,t)},useMemoCache:X1,useCacheRefresh:PR,useEffectEvent:CR},iM={readContext:br,use:Xv,useCallback:ER,useContext:br,useEffect:Q1,useImperativeHandle:RR,useInsertionEffect:zR,
useLayoutEffect:TR,useMemo:AR,useReducer:Qy,useRef:SR,useState:function(){return Qy(Qa)},useDebugValue:Z1,useDeferredValue:function(e,t){var r=Ut();return Ke===
null?W1(r,e,t):NR(r,Ke.memoizedState,e,t)},useTransition:function(){var e=Qy(Qa)[0],t=Ut().memoizedState;return[typeof e=="boolean"?e:Yu(e),t]},useSyncExternalStore:uR,
useId:BR,useHostTransitionStatus:J1,useFormState:d6,useActionState:d6,useOptimistic:function(e,t){var r=Ut();return Ke!==null?bR(r,Ke,e,t):(r.baseState=e,[e,r.queue.
dispatch])},useMemoCache:X1,useCacheRefresh:PR,useEffectEvent:CR};function Zy(e,t,r,o){t=e.memoizedState,r=r(o,t),r=r==null?t:ot({},t,r),e.memoizedState=r,e.lanes===
0&&(e.updateQueue.baseState=r)}var Vw={enqueueSetState:function(e,t,r){e=e._reactInternals;var o=Mo(),n=Gi(o);n.payload=t,r!=null&&(n.callback=r),t=$i(e,n,o),t!==
null&&(mo(t,e,o),pu(t,e,o))},enqueueReplaceState:function(e,t,r){e=e._reactInternals;var o=Mo(),n=Gi(o);n.tag=1,n.payload=t,r!=null&&(n.callback=r),t=$i(e,n,o),
t!==null&&(mo(t,e,o),pu(t,e,o))},enqueueForceUpdate:function(e,t){e=e._reactInternals;var r=Mo(),o=Gi(r);o.tag=2,t!=null&&(o.callback=t),t=$i(e,o,r),t!==null&&(mo(
t,e,r),pu(t,e,r))}};function u6(e,t,r,o,n,a,i){return e=e.stateNode,typeof e.shouldComponentUpdate=="function"?e.shouldComponentUpdate(o,a,i):t.prototype&&t.prototype.
isPureReactComponent?!Tu(r,o)||!Tu(n,a):!0}function f6(e,t,r,o){e=t.state,typeof t.componentWillReceiveProps=="function"&&t.componentWillReceiveProps(r,o),typeof t.
UNSAFE_componentWillReceiveProps=="function"&&t.UNSAFE_componentWillReceiveProps(r,o),t.state!==e&&Vw.enqueueReplaceState(t,t.state,null)}function lc(e,t){var r=t;
if("ref"in t){r={};for(var o in t)o!=="ref"&&(r[o]=t[o])}if(e=e.defaultProps){r===t&&(r=ot({},r));for(var n in e)r[n]===void 0&&(r[n]=e[n])}return r}function UR(e){
pv(e)}function GR(e){console.error(e)}function $R(e){pv(e)}function zv(e,t){try{var r=e.onUncaughtError;r(t.value,{componentStack:t.stack})}catch(o){setTimeout(
function(){throw o})}}function p6(e,t,r){try{var o=e.onCaughtError;o(r.value,{componentStack:r.stack,errorBoundary:t.tag===1?t.stateNode:null})}catch(n){setTimeout(
function(){throw n})}}function Uw(e,t,r){return r=Gi(r),r.tag=3,r.payload={element:null},r.callback=function(){zv(e,t)},r}function qR(e){return e=Gi(e),e.tag=3,
e}function YR(e,t,r,o){var n=r.type.getDerivedStateFromError;if(typeof n=="function"){var a=o.value;e.payload=function(){return n(a)},e.callback=function(){p6(t,
r,o)}}var i=r.stateNode;i!==null&&typeof i.componentDidCatch=="function"&&(e.callback=function(){p6(t,r,o),typeof n!="function"&&(Fi===null?Fi=new Set([this]):Fi.
add(this));var l=o.stack;this.componentDidCatch(o.value,{componentStack:l!==null?l:""})})}function lM(e,t,r,o,n){if(r.flags|=32768,o!==null&&typeof o=="object"&&
typeof o.then=="function"){if(t=r.alternate,t!==null&&rc(t,r,n,!0),r=_r.current,r!==null){switch(r.tag){case 31:case 13:case 19:return Mr===null?Mv():r.alternate===
null&&Bt===0&&(Bt=3),r.flags&=-257,r.flags|=65536,r.lanes=n,o===yv?r.flags|=16384:(t=r.updateQueue,t===null?r.updateQueue=new Set([o]):t.add(o),nw(e,o,n)),!1;case 22:
return r.flags|=65536,o===yv?r.flags|=16384:(t=r.updateQueue,t===null?(t={transitions:null,markerInstances:null,retryQueue:new Set([o])},r.updateQueue=t):(r=t.retryQueue,
r===null?t.retryQueue=new Set([o]):r.add(o)),nw(e,o,n)),!1}throw Error(P(435,r.tag))}return nw(e,o,n),Mv(),!1}if(ge)return t=_r.current,t!==null?((t.flags&65536)===
0&&(t.flags|=256),t.flags|=65536,t.lanes=n,o!==Aw&&(e=Error(P(422),{cause:o}),Ru(rn(e,r)))):(o!==Aw&&(t=Error(P(423),{cause:o}),Ru(rn(t,r))),e=e.current.alternate,
e.flags|=65536,n&=-n,e.lanes|=n,o=rn(o,r),n=Uw(e.stateNode,o,n),Ky(e,n),Bt!==4&&(Bt=2)),!1;var a=Error(P(520),{cause:o});if(a=rn(a,r),xu===null?xu=[a]:xu.push(a),
Bt!==4&&(Bt=2),t===null)return!0;o=rn(o,r),r=t;do{switch(r.tag){case 3:return r.flags|=65536,e=n&-n,r.lanes|=e,e=Uw(r.stateNode,o,e),Ky(r,e),!1;case 1:if(t=r.type,
a=r.stateNode,(r.flags&128)===0&&(typeof t.getDerivedStateFromError=="function"||a!==null&&typeof a.componentDidCatch=="function"&&(Fi===null||!Fi.has(a))))return r.
flags|=65536,n&=-n,r.lanes|=n,n=qR(n),YR(n,e,r,o),Ky(r,n),!1;break;case 22:if(r.memoizedState!==null)return r.flags|=65536,!1}r=r.return}while(r!==null);return!1}
var tx=Error(P(461)),Qt=!1;function er(e,t,r,o){t.child=e===null?iR(t,null,r,o):ac(t,e.child,r,o)}function h6(e,t,r,o,n){r=r.render;var a=t.ref;if("ref"in o){var i={};
for(var l in o)l!=="ref"&&(i[l]=o[l])}else i=o;return oc(t),o=$1(e,t,r,i,a,n),l=q1(),e!==null&&!Qt?(Y1(e,t,n),Za(e,t,n)):(ge&&l&&qv(t),t.flags|=1,er(e,t,o,n),t.
child)}function v6(e,t,r,o,n){if(e===null){var a=r.type;return typeof a=="function"&&!B1(a)&&a.defaultProps===void 0&&r.compare===null?(t.tag=15,t.type=a,FR(e,t,
a,o,n)):(e=Xh(r.type,null,o,t,t.mode,n),e.ref=t.ref,e.return=t,t.child=e)}if(a=e.child,!ox(e,n)){var i=a.memoizedProps;if(r=r.compare,r=r!==null?r:Tu,r(i,o)&&e.
ref===t.ref)return Za(e,t,n)}return t.flags|=1,e=qa(a,o),e.ref=t.ref,e.return=t,t.child=e}function FR(e,t,r,o,n){if(e!==null){var a=e.memoizedProps;if(Tu(a,o)&&
e.ref===t.ref)if(Qt=!1,t.pendingProps=o=a,ox(e,n))(e.flags&131072)!==0&&(Qt=!0);else return t.lanes=e.lanes,Za(e,t,n)}return Gw(e,t,r,o,n)}function XR(e,t,r,o){
var n=o.children,a=e!==null?e.memoizedState:null;if(e===null&&t.stateNode===null&&(t.stateNode={_visibility:1,_pendingMarkers:null,_retryCache:null,_transitions:null}),
o.mode==="hidden"){if((t.flags&128)!==0){if(a=a!==null?a.baseLanes|r:r,e!==null){for(o=t.child=e.child,n=0;o!==null;)n=n|o.lanes|o.childLanes,o=o.sibling;o=n&~a}else
o=0,t.child=null;return g6(e,t,a,r,o)}if((r&536870912)!==0)t.memoizedState={baseLanes:0,cachePool:null},e!==null&&Qh(t,a!==null?a.cachePool:null),a!==null?a6(t,
a):Pw(),sR(t);else return o=t.lanes=536870912,g6(e,t,a!==null?a.baseLanes|r:r,r,o)}else a!==null?(Qh(t,a.cachePool),a6(t,a),Yi(),t.memoizedState=null):(e!==null&&
Qh(t,null),Pw(),Yi());return er(e,t,n,r),t.child}function bu(e,t){return e!==null&&e.tag===22||t.stateNode!==null||(t.stateNode={_visibility:1,_pendingMarkers:null,
_retryCache:null,_transitions:null}),t.sibling}function g6(e,t,r,o,n){var a=j1();return a=a===null?null:{parent:Kt._currentValue,pool:a},t.memoizedState={baseLanes:r,
cachePool:a},e!==null&&Qh(t,null),Pw(),sR(t),e!==null&&rc(e,t,o,!0),t.childLanes=n,null}function Jh(e,t){return t=Zv({mode:t.mode,children:t.children},e.mode),t.
ref=e.ref,e.child=t,t.return=e,t}function b6(e,t,r){return ac(t,e.child,null,r),e=Jh(t,t.pendingProps),e.flags|=2,ko(t),t.memoizedState=null,e}function cM(e,t,r){
var o=t.pendingProps,n=(t.flags&128)!==0;if(t.flags&=-129,e===null){if(ge){if(o.mode==="hidden")return e=Jh(t,o),t.lanes=536870912,e.memoizedState={baseLanes:0,
cachePool:null},bu(null,e);if(Lw(t),(e=ut)?(e=X4(e,on),e=e!==null&&e.data==="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:Zi!==null?{id:ma,overflow:ua}:
null,retryLane:536870912,hydrationErrors:null},r=Jk(e),r.return=t,t.child=r,mr=t,ut=null)):e=null,e===null)throw Wi(t);return t.lanes=536870912,null}return Jh(t,
o)}var a=e.memoizedState;if(a!==null){var i=a.dehydrated;if(Lw(t),n)if(t.flags&256)t.flags&=-257,t=b6(e,t,r);else if(t.memoizedState!==null)t.child=e.child,t.flags|=
128,t=null;else throw Error(P(558));else if(Qt||rc(e,t,r,!1),n=(r&e.childLanes)!==0,Qt||n){if(Ji.current===null){if(o=rt,o!==null&&(i=Ck(o,r),i!==0&&i!==a.retryLane))
throw a.retryLane=i,uc(e,i),mo(o,e,i),tx;Mv()}t=b6(e,t,r)}else e=a.treeContext,ut=nn(i.nextSibling),mr=t,ge=!0,Ui=null,on=!1,e!==null&&tR(t,e),t=Jh(t,o),t.flags|=
134221824;return t}return e=qa(e.child,{mode:o.mode,children:o.children}),e.ref=t.ref,t.child=e,e.return=t,e}function Is(e,t){var r=t.ref;if(r===null)e!==null&&
e.ref!==null&&(t.flags|=4194816);else{if(typeof r!="function"&&typeof r!="object")throw Error(P(284));(e===null||e.ref!==r)&&(t.flags|=4194816)}}function Gw(e,t,r,o,n){
return oc(t),r=$1(e,t,r,o,void 0,n),o=q1(),e!==null&&!Qt?(Y1(e,t,n),Za(e,t,n)):(ge&&o&&qv(t),t.flags|=1,er(e,t,r,n),t.child)}function y6(e,t,r,o,n,a){return oc(
t),t.updateQueue=null,r=mR(t,o,r,n),dR(e),o=q1(),e!==null&&!Qt?(Y1(e,t,a),Za(e,t,a)):(ge&&o&&qv(t),t.flags|=1,er(e,t,r,a),t.child)}function w6(e,t,r,o,n){if(oc(
t),t.stateNode===null){var a=Zs,i=r.contextType;typeof i=="object"&&i!==null&&(a=br(i)),a=new r(o,a),t.memoizedState=a.state!==null&&a.state!==void 0?a.state:null,
a.updater=Vw,t.stateNode=a,a._reactInternals=t,a=t.stateNode,a.props=o,a.state=t.memoizedState,a.refs={},I1(t),i=r.contextType,a.context=typeof i=="object"&&i!==
null?br(i):Zs,a.state=t.memoizedState,i=r.getDerivedStateFromProps,typeof i=="function"&&(Zy(t,r,i,o),a.state=t.memoizedState),typeof r.getDerivedStateFromProps==
"function"||typeof a.getSnapshotBeforeUpdate=="function"||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(i=a.state,typeof a.
componentWillMount=="function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount(),i!==a.state&&Vw.enqueueReplaceState(
a,a.state,null),vu(t,o,a,n),hu(),a.state=t.memoizedState),typeof a.componentDidMount=="function"&&(t.flags|=4194308),o=!0}else if(e===null){a=t.stateNode;var l=t.
memoizedProps,c=lc(r,l);a.props=c;var s=a.context,u=r.contextType;i=Zs,typeof u=="object"&&u!==null&&(i=br(u));var d=r.getDerivedStateFromProps;u=typeof d=="fun\
ction"||typeof a.getSnapshotBeforeUpdate=="function",l=t.pendingProps!==l,u||typeof a.UNSAFE_componentWillReceiveProps!="function"&&typeof a.componentWillReceiveProps!=
"function"||(l||s!==i)&&f6(t,a,o,i),Mi=!1;var m=t.memoizedState;a.state=m,vu(t,o,a,n),hu(),s=t.memoizedState,l||m!==s||Mi?(typeof d=="function"&&(Zy(t,r,d,o),s=
t.memoizedState),(c=Mi||u6(t,r,c,o,m,s,i))?(u||typeof a.UNSAFE_componentWillMount!="function"&&typeof a.componentWillMount!="function"||(typeof a.componentWillMount==
"function"&&a.componentWillMount(),typeof a.UNSAFE_componentWillMount=="function"&&a.UNSAFE_componentWillMount()),typeof a.componentDidMount=="function"&&(t.flags|=
4194308)):(typeof a.componentDidMount=="function"&&(t.flags|=4194308),t.memoizedProps=o,t.memoizedState=s),a.props=o,a.state=s,a.context=i,o=c):(typeof a.componentDidMount==
"function"&&(t.flags|=4194308),o=!1)}else{a=t.stateNode,Dw(e,t),i=t.memoizedProps,u=lc(r,i),a.props=u,d=t.pendingProps,m=a.context,s=r.contextType,c=Zs,typeof s==
"object"&&s!==null&&(c=br(s)),l=r.getDerivedStateFromProps,(s=typeof l=="function"||typeof a.getSnapshotBeforeUpdate=="function")||typeof a.UNSAFE_componentWillReceiveProps!=
"function"&&typeof a.componentWillReceiveProps!="function"||(i!==d||m!==c)&&f6(t,a,o,c),Mi=!1,m=t.memoizedState,a.state=m,vu(t,o,a,n),hu();var f=t.memoizedState;
i!==d||m!==f||Mi||e!==null&&e.dependencies!==null&&bv(e.dependencies)?(typeof l=="function"&&(Zy(t,r,l,o),f=t.memoizedState),(u=Mi||u6(t,r,u,o,m,f,c)||e!==null&&
e.dependencies!==null&&bv(e.dependencies))?(s||typeof a.UNSAFE_componentWillUpdate!="function"&&typeof a.componentWillUpdate!="function"||(typeof a.componentWillUpdate==
"function"&&a.componentWillUpdate(o,f,c),typeof a.UNSAFE_componentWillUpdate=="function"&&a.UNSAFE_componentWillUpdate(o,f,c)),typeof a.componentDidUpdate=="fun\
ction"&&(t.flags|=4),typeof a.getSnapshotBeforeUpdate=="function"&&(t.flags|=1024)):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||
(t.flags|=4),typeof a.getSnapshotBeforeUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),t.memoizedProps=o,t.memoizedState=f),a.props=
o,a.state=f,a.context=c,o=u):(typeof a.componentDidUpdate!="function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=4),typeof a.getSnapshotBeforeUpdate!=
"function"||i===e.memoizedProps&&m===e.memoizedState||(t.flags|=1024),o=!1)}return a=o,Is(e,t),o=(t.flags&128)!==0,a||o?(a=t.stateNode,r=o&&typeof r.getDerivedStateFromError!=
"function"?null:a.render(),t.flags|=1,e!==null&&o?(t.child=ac(t,e.child,null,n),t.child=ac(t,null,r,n)):er(e,t,r,n),t.memoizedState=a.state,e=t.child):e=Za(e,t,
n),e}function x6(e,t,r,o){return tc(),t.flags|=256,er(e,t,r,o),t.child}var $w={dehydrated:null,treeContext:null,retryLane:0,hydrationErrors:null};function qw(e){
return{baseLanes:e,cachePool:oR()}}function Yw(e,t,r){return e=e!==null?e.childLanes&~r:0,t&&(e|=Eo),e}function KR(e,t,r){var o=t.pendingProps,n=!1,a=(t.flags&128)!==
0,i;if((i=a)||(i=e!==null&&e.memoizedState===null?!1:(wr.current&2)!==0),i&&(n=!0,t.flags&=-129),i=(t.flags&32)!==0,t.flags&=-33,e===null){if(ge){if(n?qi(t):Yi(),
(e=ut)?(e=X4(e,on),e=e!==null&&e.data!=="&"?e:null,e!==null&&(t.memoizedState={dehydrated:e,treeContext:Zi!==null?{id:ma,overflow:ua}:null,retryLane:536870912,hydrationErrors:null},
r=Jk(e),r.return=t,t.child=r,mr=t,ut=null)):e=null,e===null)throw Wi(t);return hx(e)?t.lanes=32:t.lanes=536870912,null}return a=o.children,o=o.fallback,n?(Yi(),
n=t.mode,a=Zv({mode:"hidden",children:a},n),o=Zl(o,n,r,null),a.return=t,o.return=t,a.sibling=o,t.child=a,o=t.child,o.memoizedState=qw(r),o.childLanes=Yw(e,i,r),
t.memoizedState=$w,bu(null,o)):(qi(t),rx(t,a))}var l=e.memoizedState;if(l!==null){var c=l.dehydrated;if(c!==null)return sM(e,t,a,i,o,c,l,r)}return n?(Yi(),n=o.fallback,
a=t.mode,l=e.child,c=l.sibling,o=qa(l,{mode:"hidden",children:o.children}),o.subtreeFlags=l.subtreeFlags&1206910976,c!==null?n=qa(c,n):(n=Zl(n,a,r,null),n.flags|=
2),n.return=t,o.return=t,o.sibling=n,t.child=o,bu(null,o),o=t.child,n=e.child.memoizedState,n===null?n=qw(r):(a=n.cachePool,a!==null?(l=Kt._currentValue,a=a.parent!==
l?{parent:l,pool:l}:a):a=oR(),n={baseLanes:n.baseLanes|r,cachePool:a}),o.memoizedState=n,o.childLanes=Yw(e,i,r),t.memoizedState=$w,bu(e.child,o)):(qi(t),r=e.child,
e=r.sibling,r=qa(r,{mode:"visible",children:o.children}),r.return=t,r.sibling=null,e!==null&&(i=t.deletions,i===null?(t.deletions=[e],t.flags|=16):i.push(e)),t.
child=r,t.memoizedState=null,r)}function rx(e,t){return t=Zv({mode:"visible",children:t},e.mode),t.return=e,e.child=t}function Zv(e,t){return e=so(22,e,null,t),
e.lanes=0,e}function Dh(e,t,r){return ac(t,e.child,null,r),e=rx(t,t.pendingProps.children),e.flags|=2,t.memoizedState=null,e}function sM(e,t,r,o,n,a,i,l){if(r)return t.
flags&256?(qi(t),t.flags&=-257,Dh(e,t,l)):t.memoizedState!==null?(Yi(),t.child=e.child,t.flags|=128,null):(Yi(),a=n.fallback,i=t.mode,n=Zv({mode:"visible",children:n.
children},i),a=Zl(a,i,l,null),a.flags|=2,n.return=t,a.return=t,n.sibling=a,t.child=n,ac(t,e.child,null,l),n=t.child,n.memoizedState=qw(l),n.childLanes=Yw(e,o,l),
t.memoizedState=$w,bu(null,n));if(qi(t),hx(a)){if(o=a.nextSibling&&a.nextSibling.dataset,o)var c=o.dgst;return o=c,o!==""&&(n=Error(P(419)),n.stack="",n.digest=
o,Ru({value:n,source:null,stack:null})),Dh(e,t,l)}if(Qt||rc(e,t,l,!1),o=(l&e.childLanes)!==0,Qt||o){if(Ji.current!==null)return Dh(e,t,l);if(o=rt,o!==null&&(n=Ck(
o,l),n!==0&&n!==i.retryLane))throw i.retryLane=n,uc(e,n),mo(o,e,n),tx;return g1(a)||Mv(),Dh(e,t,l)}return g1(a)?(t.flags|=192,t.child=e.child,null):(e=i.treeContext,
ut=nn(a.nextSibling),mr=t,ge=!0,Ui=null,on=!1,e!==null&&tR(t,e),t=rx(t,n.children),t.flags|=134221824,t)}function _6(e,t,r){e.lanes|=t;var o=e.alternate;o!==null&&
(o.lanes|=t),Kh(e.return,t,r)}function S6(e){for(var t=null;e!==null;){var r=e.alternate;r!==null&&xv(r)===null&&(t=e),e=e.sibling}return t}function Bh(e,t,r,o,n,a){
var i=e.memoizedState;i===null?e.memoizedState={isBackwards:t,rendering:null,renderingStartTime:0,last:o,tail:r,tailMode:n,treeForkCount:a}:(i.isBackwards=t,i.rendering=
null,i.renderingStartTime=0,i.last=o,i.tail=r,i.tailMode=n,i.treeForkCount=a)}function Wy(e){var t=e.child;for(e.child=null;t!==null;){var r=t.sibling;t.sibling=
e.child,e.child=t,t=r}}function Fw(e,t,r){var o=t.pendingProps,n=o.revealOrder,a=o.tail;o=o.children;var i=wr.current;if(t.flags&128)return Au(t,i),null;var l=(i&
2)!==0;if(l?(i=i&1|2,t.flags|=128):i&=1,Au(t,i),n==="backwards"&&e!==null?(Wy(e),er(e,t,o,r),Wy(e)):er(e,t,o,r),o=ge?ku:0,!l&&e!==null&&(e.flags&128)!==0)e:for(e=
t.child;e!==null;){if(e.tag===13)e.memoizedState!==null&&_6(e,r,t);else if(e.tag===19)_6(e,r,t);else if(e.child!==null){e.child.return=e,e=e.child;continue}if(e===
t)break e;for(;e.sibling===null;){if(e.return===null||e.return===t)break e;e=e.return}e.sibling.return=e.return,e=e.sibling}switch(n){case"backwards":r=S6(t.child),
r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null,Wy(t)),Bh(t,!0,n,null,a,o);break;case"unstable_legacy-backwards":for(r=null,n=t.child,t.child=null;n!==
null;){if(e=n.alternate,e!==null&&xv(e)===null){t.child=n;break}e=n.sibling,n.sibling=r,r=n,n=e}Bh(t,!0,r,null,a,o);break;case"together":Bh(t,!1,null,null,void 0,
o);break;case"independent":t.memoizedState=null;break;default:r=S6(t.child),r===null?(n=t.child,t.child=null):(n=r.sibling,r.sibling=null),Bh(t,!1,n,r,a,o)}return t.
child}function C6(e,t,r){var o=t.pendingProps;return Li(t,t.type,o.value),er(e,t,o.children,r),t.child}function Za(e,t,r){if(e!==null&&(t.dependencies=e.dependencies),
tl|=t.lanes,(r&t.childLanes)===0)if(e!==null){if(rc(e,t,r,!1),(r&t.childLanes)===0)return null}else return null;if(e!==null&&t.child!==e.child)throw Error(P(153));
if(t.child!==null){for(e=t.child,r=qa(e,e.pendingProps),t.child=r,r.return=t;e.sibling!==null;)e=e.sibling,r=r.sibling=qa(e,e.pendingProps),r.return=t;r.sibling=
null}return t.child}function ox(e,t){return(e.lanes&t)!==0?!0:(e=e.dependencies,!!(e!==null&&bv(e)))}function dM(e,t,r){switch(t.tag){case 3:dv(t,t.stateNode.containerInfo),
Li(t,Kt,e.memoizedState.cache),tc();break;case 27:case 5:ww(t);break;case 4:dv(t,t.stateNode.containerInfo);break;case 10:Li(t,t.type,t.memoizedProps.value);break;case 31:
if(t.memoizedState!==null)return t.flags|=128,Lw(t),null;break;case 13:var o=t.memoizedState;if(o!==null){if(o.dehydrated!==null)return qi(t),t.flags|=128,null;
o=rc(e,t,r,!1);var n=t.child.childLanes;return o||(r&n)!==0?KR(e,t,r):(qi(t),e=Za(e,t,r),e!==null?e.sibling:null)}qi(t);break;case 19:if(t.flags&128)return Fw(e,
t,r);if(n=(e.flags&128)!==0,o=(r&t.childLanes)!==0,o||(rc(e,t,r,!1),o=(r&t.childLanes)!==0),n){if(o)return Fw(e,t,r);t.flags|=128}if(n=t.memoizedState,n!==null&&
(n.rendering=null,n.tail=null,n.lastEffect=null),Au(t,wr.current),o)break;return null;case 22:return t.lanes=0,XR(e,t,r,t.pendingProps);case 24:Li(t,Kt,e.memoizedState.
cache)}return Za(e,t,r)}function QR(e,t,r){if(e!==null)if(e.memoizedProps!==t.pendingProps)Qt=!0;else{if(!ox(e,r)&&(t.flags&128)===0)return Qt=!1,dM(e,t,r);Qt=(e.
flags&131072)!==0}else Qt=!1,ge&&(t.flags&1048576)!==0&&eR(t,ku,t.index);switch(t.lanes=0,t.tag){case 16:e:{var o=t.pendingProps;if(e=Yl(t.elementType),t.type=e,
typeof e=="function")B1(e)?(o=lc(e,o),t.tag=1,t=w6(null,t,e,o,r)):(t.tag=0,t=Gw(null,t,e,o,r));else{if(e!=null){var n=e.$$typeof;if(n===_1){t.tag=11,t=h6(null,t,
e,o,r);break e}else if(n===S1){t.tag=14,t=v6(null,t,e,o,r);break e}else if(n===sa){t.tag=10,t.type=e,t=C6(null,t,r);break e}}throw t=bw(e)||e,Error(P(306,t,""))}}
return t;case 0:return Gw(e,t,t.type,t.pendingProps,r);case 1:return o=t.type,n=lc(o,t.pendingProps),w6(e,t,o,n,r);case 3:e:{if(dv(t,t.stateNode.containerInfo),
e===null)throw Error(P(387));o=t.pendingProps;var a=t.memoizedState;n=a.element,Dw(e,t),vu(t,o,null,r);var i=t.memoizedState;if(o=i.cache,Li(t,Kt,o),o!==a.cache&&
Ow(t,[Kt],r,!0),hu(),o=i.element,a.isDehydrated)if(a={element:o,isDehydrated:!1,cache:i.cache},t.updateQueue.baseState=a,t.memoizedState=a,t.flags&256){t=x6(e,t,
o,r);break e}else if(o!==n){n=rn(Error(P(424)),t),Ru(n),t=x6(e,t,o,r);break e}else for(e=t.stateNode.containerInfo,e.nodeType===9?e=e.body:e=e.nodeName==="HTML"?
e.ownerDocument.body:e,ut=nn(e.firstChild),mr=t,ge=!0,Ui=null,on=!0,r=iR(t,null,o,r),t.child=r;r;)r.flags=r.flags&-3|134221824,r=r.sibling;else{if(tc(),o===n){t=
Za(e,t,r);break e}er(e,t,o,r)}t=t.child}return t;case 26:return Is(e,t),e===null?(r=Z6(t.type,null,t.pendingProps,null))?t.memoizedState=r:ge||(t.stateNode=H4(t.
type,t.pendingProps,Vi.current,t)):t.memoizedState=Z6(t.type,e.memoizedProps,t.pendingProps,e.memoizedState),null;case 27:return ww(t),e===null&&ge&&(o=t.stateNode=
K4(t.type,t.pendingProps,Vi.current),mr=t,on=!0,n=ut,ol(t.type)?(b1=n,ut=nn(o.firstChild)):ut=n),er(e,t,t.pendingProps.children,r),Is(e,t),e===null&&(t.flags|=4194304),
t.child;case 5:return e===null&&ge&&((n=o=ut)&&(o=rD(o,t.type,t.pendingProps,on),o!==null?(t.stateNode=o,mr=t,ut=nn(o.firstChild),on=!1,n=!0):n=!1),n||Wi(t)),ww(
t),n=t.type,a=t.pendingProps,i=e!==null?e.memoizedProps:null,o=a.children,p1(n,a)?o=null:i!==null&&p1(n,i)&&(t.flags|=32),t.memoizedState!==null&&(n=$1(e,t,JO,null,
null,r),xd._currentValue=n),Is(e,t),er(e,t,o,r),t.child;case 6:return e===null&&ge&&((e=r=ut)&&(r=oD(r,t.pendingProps,on),r!==null?(t.stateNode=r,mr=t,ut=null,e=
!0):e=!1),e||Wi(t)),null;case 13:return KR(e,t,r);case 4:return dv(t,t.stateNode.containerInfo),o=t.pendingProps,e===null?t.child=ac(t,null,o,r):er(e,t,o,r),t.child;case 11:
return h6(e,t,t.type,t.pendingProps,r);case 7:return o=t.pendingProps,Is(e,t),er(e,t,o,r),t.child;case 8:return er(e,t,t.pendingProps.children,r),t.child;case 12:
return er(e,t,t.pendingProps.children,r),t.child;case 10:return C6(e,t,r);case 9:return n=t.type._context,o=t.pendingProps.children,oc(t),n=br(n),o=o(n),t.flags|=
1,er(e,t,o,r),t.child;case 14:return v6(e,t,t.type,t.pendingProps,r);case 15:return FR(e,t,t.type,t.pendingProps,r);case 19:return Fw(e,t,r);case 31:return cM(e,
t,r);case 22:return XR(e,t,r,t.pendingProps);case 24:return oc(t),o=br(Kt),e===null?(n=j1(),n===null&&(n=rt,a=L1(),n.pooledCache=a,a.refCount++,a!==null&&(n.pooledCacheLanes|=
r),n=a),t.memoizedState={parent:o,cache:n},I1(t),Li(t,Kt,n)):((e.lanes&r)!==0&&(Dw(e,t),vu(t,null,null,r),hu()),n=e.memoizedState,a=t.memoizedState,n.parent!==o?
(n={parent:o,cache:o},t.memoizedState=n,t.lanes===0&&(t.memoizedState=t.updateQueue.baseState=n),Li(t,Kt,o)):(o=a.cache,Li(t,Kt,o),o!==n.cache&&Ow(t,[Kt],r,!0))),
er(e,t,t.pendingProps.children,r),t.child;case 30:return t.stateNode===null&&(t.stateNode={autoName:null,paired:null,clones:null,ref:null}),o=t.pendingProps,o.name!=
null&&o.name!=="auto"?t.flags|=e===null?18882560:18874368:ge&&qv(t),e!==null&&e.memoizedProps.name!==o.name?t.flags|=4194816:Is(e,t),er(e,t,o.children,r),t.child;case 29:
throw t.pendingProps}throw Error(P(156,t.tag))}function Ua(e){e.flags|=4}function Jy(e,t,r,o,n){var a;if((a=(e.mode&32)!==0)&&(a=r===null?ek(t,o):ek(t,o)&&(o.src!==
r.src||o.srcSet!==r.srcSet)),a){if(e.flags|=16777216,(n&335544128)===n)if(e.stateNode.complete)e.flags|=8192;else if(z4())e.flags|=8192;else throw Jl=yv,H1}else
e.flags&=-16777217}function z6(e,t){if(t.type!=="stylesheet"||(t.state.loading&4)!==0)e.flags&=-16777217;else if(e.flags|=16777216,!J4(t))if(z4())e.flags|=8192;else
throw Jl=yv,H1}function Ph(e,t){t!==null&&(e.flags|=4),e.flags&16384&&(t=e.tag!==22?xk():536870912,e.lanes|=t,hd|=t)}function tu(e,t){if(!ge)switch(e.tailMode){case"\
visible":break;case"collapsed":for(var r=e.tail,o=null;r!==null;)r.alternate!==null&&(o=r),r=r.sibling;o===null?t||e.tail===null?e.tail=null:e.tail.sibling=null:
o.sibling=null;break;default:for(t=e.tail,r=null;t!==null;)t.alternate!==null&&(r=t),t=t.sibling;r===null?e.tail=null:r.sibling=null}}function mt(e){var t=e.alternate!==
null&&e.alternate.child===e.child,r=0,o=0;if(t)for(var n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags&1206910976,o|=n.flags&1206910976,n.return=e,
n=n.sibling;else for(n=e.child;n!==null;)r|=n.lanes|n.childLanes,o|=n.subtreeFlags,o|=n.flags,n.return=e,n=n.sibling;return e.subtreeFlags|=o,e.childLanes=r,t}function mM(e,t,r){
var o=t.pendingProps;switch(P1(t),t.tag){case 16:case 15:case 0:case 11:case 7:case 8:case 12:case 9:case 14:return mt(t),null;case 1:return mt(t),null;case 3:return r=
t.stateNode,o=null,e!==null&&(o=e.memoizedState.cache),t.memoizedState.cache!==o&&(t.flags|=2048),Ya(Kt),md(),r.pendingContext&&(r.context=r.pendingContext,r.pendingContext=
null),(e===null||e.child===null)&&(js(t)?Ua(t):e===null||e.memoizedState.isDehydrated&&(t.flags&256)===0||(t.flags|=1024,Xy())),mt(t),null;case 26:var n=t.type,
a=t.memoizedState;return e===null?(Ua(t),a!==null?(mt(t),z6(t,a)):(mt(t),Jy(t,n,null,o,r))):a?a!==e.memoizedState?(Ua(t),mt(t),z6(t,a)):(mt(t),t.flags&=-16777217):
(e=e.memoizedProps,e!==o&&Ua(t),mt(t),Jy(t,n,e,o,r)),null;case 27:if(mv(t),r=Vi.current,n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&Ua(t);else{if(!o){
if(t.stateNode===null)throw Error(P(166));return mt(t),t.subtreeFlags&=-33554433,null}e=fa.current,js(t)?WT(t,e):(e=K4(n,o,r),t.stateNode=e,Ua(t))}return mt(t),
t.subtreeFlags&=-33554433,null;case 5:if(mv(t),n=t.type,e!==null&&t.stateNode!=null)e.memoizedProps!==o&&Ua(t);else{if(!o){if(t.stateNode===null)throw Error(P(166));
return mt(t),t.subtreeFlags&=-33554433,null}if(a=fa.current,js(t))WT(t,a);else{var i=Du(Vi.current);switch(a){case 1:a=i.createElementNS("http://www.w3.org/2000\
/svg",n);break;case 2:a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;default:switch(n){case"svg":a=i.createElementNS("http://www.w3.org/2000/\
svg",n);break;case"math":a=i.createElementNS("http://www.w3.org/1998/Math/MathML",n);break;case"script":a=i.createElement("div"),a.innerHTML="<script><\/script>",
a=a.removeChild(a.firstChild);break;case"select":a=typeof o.is=="string"?i.createElement("select",{is:o.is}):i.createElement("select"),o.multiple?a.multiple=!0:
o.size&&(a.size=o.size);break;default:a=typeof o.is=="string"?i.createElement(n,{is:o.is}):i.createElement(n)}}a[gr]=t,a[fo]=o;e:for(i=t.child;i!==null;){if(i.tag===
5||i.tag===6)a.appendChild(i.stateNode);else if(i.tag!==4&&i.tag!==27&&i.child!==null){i.child.return=i,i=i.child;continue}if(i===t)break e;for(;i.sibling===null;){
if(i.return===null||i.return===t)break e;i=i.return}i.sibling.return=i.return,i=i.sibling}t.stateNode=a;e:switch(xr(a,n,o),n){case"button":case"input":case"sele\
ct":case"textarea":o=!!o.autoFocus;break e;case"img":o=!0;break e;default:o=!1}o&&Ua(t)}}return mt(t),t.subtreeFlags&=-33554433,Jy(t,t.type,e===null?null:e.memoizedProps,
t.pendingProps,r),null;case 6:if(e&&t.stateNode!=null)e.memoizedProps!==o&&Ua(t);else{if(typeof o!="string"&&t.stateNode===null)throw Error(P(166));if(e=Vi.current,
js(t)){if(e=t.stateNode,r=t.memoizedProps,o=null,n=mr,n!==null)switch(n.tag){case 27:case 5:o=n.memoizedProps}e[gr]=t,e=!!(e.nodeValue===r||o!==null&&o.suppressHydrationWarning===
!0||L4(e.nodeValue,r)),e||Wi(t,!0)}else e=Du(e).createTextNode(o),e[gr]=t,t.stateNode=e}return mt(t),null;case 31:if(r=t.memoizedState,e===null||e.memoizedState!==
null){if(o=js(t),r!==null){if(e===null){if(!o)throw Error(P(318));if(e=t.memoizedState,e=e!==null?e.dehydrated:null,!e)throw Error(P(557));e[gr]=t}else tc(),(t.
flags&128)===0&&(t.memoizedState=null),t.flags|=4;mt(t),e=!1}else r=Xy(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=r),e=!0;if(!e)return t.
flags&256?(ko(t),t):(ko(t),null);if((t.flags&128)!==0)throw Error(P(558))}return mt(t),null;case 13:if(o=t.memoizedState,e===null||e.memoizedState!==null&&e.memoizedState.
dehydrated!==null){if(n=js(t),o!==null&&o.dehydrated!==null){if(e===null){if(!n)throw Error(P(318));if(n=t.memoizedState,n=n!==null?n.dehydrated:null,!n)throw Error(
P(317));n[gr]=t}else tc(),(t.flags&128)===0&&(t.memoizedState=null),t.flags|=4;mt(t),n=!1}else n=Xy(),e!==null&&e.memoizedState!==null&&(e.memoizedState.hydrationErrors=
n),n=!0;if(!n)return t.flags&256?(ko(t),t):(ko(t),null)}return ko(t),(t.flags&128)!==0?(t.lanes=r,t):(r=o!==null,e=e!==null&&e.memoizedState!==null,r&&(o=t.child,
n=null,o.alternate!==null&&o.alternate.memoizedState!==null&&o.alternate.memoizedState.cachePool!==null&&(n=o.alternate.memoizedState.cachePool.pool),a=null,o.memoizedState!==
null&&o.memoizedState.cachePool!==null&&(a=o.memoizedState.cachePool.pool),a!==n&&(o.flags|=2048)),r!==e&&r&&(t.child.flags|=8192),Ph(t,t.updateQueue),mt(t),null);case 4:
return md(),e===null&&ux(t.stateNode.containerInfo),t.flags|=67108864,mt(t),null;case 10:return Ya(t.type),mt(t),null;case 19:if(U1(t),o=t.memoizedState,o===null)
return mt(t),null;if(n=(t.flags&128)!==0,a=o.rendering,a===null)if(n)tu(o,!1);else{if(Bt!==0||e!==null&&(e.flags&128)!==0)for(e=t.child;e!==null;){if(a=xv(e),a!==
null){for(t.flags|=128,tu(o,!1),e=a.updateQueue,t.updateQueue=e,Ph(t,e),t.subtreeFlags=0,e=r,r=t.child;r!==null;)Wk(r,e),r=r.sibling;return Au(t,wr.current&1|2),
ge&&Ga(t,o.treeForkCount),t.child}e=e.sibling}o.tail!==null&&Ao()>Nv&&(t.flags|=128,n=!0,tu(o,!1),t.lanes=4194304)}else{if(!n)if(e=xv(a),e!==null){if(t.flags|=128,
n=!0,e=e.updateQueue,t.updateQueue=e,Ph(t,e),tu(o,!0),o.tail===null&&o.tailMode!=="collapsed"&&o.tailMode!=="visible"&&!a.alternate&&!ge)return mt(t),null}else 2*
Ao()-o.renderingStartTime>Nv&&r!==536870912&&(t.flags|=128,n=!0,tu(o,!1),t.lanes=4194304);o.isBackwards?(a.sibling=t.child,t.child=a):(e=o.last,e!==null?e.sibling=
a:t.child=a,o.last=a)}if(o.tail!==null){e=o.tail;e:{for(r=e;r!==null;){if(r.alternate!==null){r=!1;break e}r=r.sibling}r=!0}return o.rendering=e,o.tail=e.sibling,
o.renderingStartTime=Ao(),e.sibling=null,a=wr.current,a=n?a&1|2:a&1,o.tailMode==="visible"||o.tailMode==="collapsed"||!r||ge?Au(t,a):(r=a,ft(_r,t),ft(wr,r),Mr===
null&&(Mr=t)),ge&&Ga(t,o.treeForkCount),e}return mt(t),null;case 22:case 23:return ko(t),V1(),o=t.memoizedState!==null,e!==null?e.memoizedState!==null!==o&&(t.flags|=
8192):o&&(t.flags|=8192),o?(r&536870912)!==0&&(t.flags&128)===0&&(mt(t),t.subtreeFlags&6&&(t.flags|=8192)):mt(t),r=t.updateQueue,r!==null&&Ph(t,r.retryQueue),r=
null,e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&(r=e.memoizedState.cachePool.pool),o=null,t.memoizedState!==null&&t.memoizedState.cachePool!==
null&&(o=t.memoizedState.cachePool.pool),o!==r&&(t.flags|=2048),e!==null&&yr(Wl),null;case 24:return r=null,e!==null&&(r=e.memoizedState.cache),t.memoizedState.
cache!==r&&(t.flags|=2048),Ya(Kt),mt(t),null;case 25:return null;case 30:return t.flags|=33554432,mt(t),null}throw Error(P(156,t.tag))}function uM(e,t){switch(P1(
t),t.tag){case 1:return e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 3:return Ya(Kt),md(),e=t.flags,(e&65536)!==0&&(e&128)===0?(t.flags=e&-65537|128,t):
null;case 26:case 27:case 5:return mv(t),null;case 31:if(t.memoizedState!==null){if(ko(t),t.alternate===null)throw Error(P(340));tc()}return e=t.flags,e&65536?(t.
flags=e&-65537|128,t):null;case 13:if(ko(t),e=t.memoizedState,e!==null&&e.dehydrated!==null){if(t.alternate===null)throw Error(P(340));tc()}return e=t.flags,e&65536?
(t.flags=e&-65537|128,t):null;case 19:return U1(t),e=t.flags,e&65536?(t.flags=e&-65537|128,e=t.memoizedState,e!==null&&(e.rendering=null,e.tail=null),t.flags|=4,
t):null;case 4:return md(),null;case 10:return Ya(t.type),null;case 22:case 23:return ko(t),V1(),e!==null&&yr(Wl),e=t.flags,e&65536?(t.flags=e&-65537|128,t):null;case 24:
return Ya(Kt),null;case 25:return null;default:return null}}function ZR(e,t){switch(P1(t),t.tag){case 3:Ya(Kt),md();break;case 26:case 27:case 5:mv(t);break;case 4:
md();break;case 31:t.memoizedState!==null&&ko(t);break;case 13:ko(t);break;case 19:U1(t);break;case 10:Ya(t.type);break;case 22:case 23:ko(t),V1(),e!==null&&yr(
Wl);break;case 24:Ya(Kt)}}function Fu(e,t){try{var r=t.updateQueue,o=r!==null?r.lastEffect:null;if(o!==null){var n=o.next;r=n;do{if((r.tag&e)===e){o=void 0;var a=r.
create,i=r.inst;o=a(),i.destroy=o}r=r.next}while(r!==n)}}catch(l){$e(t,t.return,l)}}function el(e,t,r){try{var o=t.updateQueue,n=o!==null?o.lastEffect:null;if(n!==
null){var a=n.next;o=a;do{if((o.tag&e)===e){var i=o.inst,l=i.destroy;if(l!==void 0){i.destroy=void 0,n=t;var c=r,s=l;try{s()}catch(u){$e(n,c,u)}}}o=o.next}while(o!==
a)}}catch(u){$e(t,t.return,u)}}function WR(e){var t=e.updateQueue;if(t!==null){var r=e.stateNode;try{cR(t,r)}catch(o){$e(e,e.return,o)}}}function JR(e,t,r){r.props=
lc(e.type,e.memoizedProps),r.state=e.memoizedState;try{r.componentWillUnmount()}catch(o){$e(e,t,o)}}function la(e,t){try{var r=e.ref;if(r!==null){switch(e.tag){case 26:case 27:case 5:
var o=e.stateNode;break;case 30:var n=e.stateNode,a=Xa(e.memoizedProps,n);(n.ref===null||n.ref.name!==a)&&(n.ref=G4(a)),o=n.ref;break;case 7:if(e.stateNode===null){
var i=new Bo(e);uo(e.child,!1,eD,i,void 0,void 0),e.stateNode=i}o=e.stateNode;break;default:o=e.stateNode}typeof r=="function"?e.refCleanup=r(o):r.current=o}}catch(l){
$e(e,t,l)}}function vr(e,t){var r=e.ref,o=e.refCleanup;if(r!==null)if(typeof o=="function")try{o()}catch(n){$e(e,t,n)}finally{e.refCleanup=null,e=e.alternate,e!=
null&&(e.refCleanup=null)}else if(typeof r=="function")try{r(null)}catch(n){$e(e,t,n)}else r.current=null}function Tv(e,t){if((e.tag===5||e.tag===27||e.tag===6)&&
e.alternate===null&&t!==null)for(var r=0;r<t.length;r++)F4(e.stateNode,t[r])}function T6(e){for(var t=e.return;t!==null&&(ax(t)&&F4(e.stateNode,t.stateNode),!nx(
t));)t=t.return}function yu(e){for(var t=e.return;t!==null&&(ax(t)&&tD(e.stateNode,t.stateNode),!nx(t));)t=t.return}function nx(e){return e.tag===5||e.tag===3||
e.tag===27}function ax(e){return e&&e.tag===7&&e.stateNode!==null}function Xw(e){var t=e.type,r=e.memoizedProps,o=e.stateNode;try{e:switch(t){case"button":case"\
input":case"select":case"textarea":r.autoFocus&&o.focus();break e;case"img":r.src?o.src=r.src:r.srcSet&&(o.srcset=r.srcSet)}}catch(n){$e(e,e.return,n)}}function ew(e,t,r){
try{var o=e.stateNode;PM(o,e.type,r,t),o[fo]=t}catch(n){$e(e,e.return,n)}}function e4(e){return e.tag===5||e.tag===3||e.tag===26||e.tag===27&&ol(e.type)||e.tag===
4}function tw(e){e:for(;;){for(;e.sibling===null;){if(e.return===null||e4(e.return))return null;e=e.return}for(e.sibling.return=e.return,e=e.sibling;e.tag!==5&&
e.tag!==6&&e.tag!==18;){if(e.tag===27&&ol(e.type)||e.flags&2||e.child===null||e.tag===4)continue e;e.child.return=e,e=e.child}if(!(e.flags&2))return e.stateNode}}
function Kw(e,t,r,o){var n=e.tag;if(n===5||n===6)n=e.stateNode,t?(r.nodeType===9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r).insertBefore(n,t):(t=r.nodeType===
9?r.body:r.nodeName==="HTML"?r.ownerDocument.body:r,t.appendChild(n),r=r._reactRootContainer,r!=null||t.onclick!==null||(t.onclick=da)),Tv(e,o),Me=!0;else if(n!==
4&&(n===27&&(Tv(e,o),o=null,ol(e.type)&&(r=e.stateNode,t=null)),e=e.child,e!==null))for(Kw(e,t,r,o),e=e.sibling;e!==null;)Kw(e,t,r,o),e=e.sibling}function kv(e,t,r,o){
var n=e.tag;if(n===5||n===6)n=e.stateNode,t?r.insertBefore(n,t):r.appendChild(n),Tv(e,o),Me=!0;else if(n!==4&&(n===27&&(Tv(e,o),o=null,ol(e.type)&&(r=e.stateNode)),
e=e.child,e!==null))for(kv(e,t,r,o),e=e.sibling;e!==null;)kv(e,t,r,o),e=e.sibling}function t4(e){var t=e.stateNode,r=e.memoizedProps;try{for(var o=e.type,n=t.attributes;n.
length;)t.removeAttributeNode(n[0]);xr(t,o,r),t[gr]=e,t[fo]=r}catch(a){$e(e,e.return,a)}}var Rv=!1,Ro=null;function k6(e){(e.tag===30||(e.subtreeFlags&33554432)!==
0)&&(Rv=!0)}var ca=null;function R6(){var e=ca;return ca=null,e}var co=0;function kd(e,t,r,o,n){return co=0,r4(e.child,t,r,o,n)}function r4(e,t,r,o,n){for(var a=!1;e!==
null;){if(e.tag===5){var i=e.stateNode;if(o!==null){var l=h1(i);o.push(l),l.view&&(a=!0)}else a||h1(i).view&&(a=!0);Rv=!0,I4(i,co===0?t:t+"_"+co,r),co++}else(e.
tag!==22||e.memoizedState===null)&&(e.tag===30&&n||r4(e.child,t,r,o,n)&&(a=!0));e=e.sibling}return a}function ha(e,t){for(;e!==null;)e.tag===5?V4(e.stateNode,e.
memoizedProps):(e.tag!==22||e.memoizedState===null)&&(e.tag===30&&t||ha(e.child,t)),e=e.sibling}function ev(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==
null;){if((e.tag!==22||e.memoizedState===null)&&(ev(e),e.tag===30&&(e.flags&18874368)!==0&&e.stateNode.paired)){var t=e.memoizedProps;if(t.name==null||t.name===
"auto")throw Error(P(544));var r=t.name;t=ei(t.default,t.share),t!=="none"&&(kd(e,r,t,null,!1)||ha(e.child,!1))}e=e.sibling}}function Qw(e,t){if(e.tag===30){var r=e.
stateNode,o=e.memoizedProps,n=Xa(o,r),a=ei(o.default,r.paired?o.share:o.enter);a!=="none"?kd(e,n,a,null,!1)?(ev(e),r.paired||t||vd(e,o.onEnter)):ha(e.child,!1):
ev(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Qw(e,t),e=e.sibling;else ev(e)}function Zw(e){if(Ro!==null&&Ro.size!==0){var t=Ro;if((e.subtreeFlags&
18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&(e.flags&18874368)!==0){var r=e.memoizedProps,o=r.name;if(o!=null&&
o!=="auto"){var n=t.get(o);if(n!==void 0){var a=ei(r.default,r.share);if(a!=="none"&&(kd(e,o,a,null,!1)?(a=e.stateNode,n.paired=a,a.paired=n,vd(e,r.onShare)):ha(
e.child,!1)),t.delete(o),t.size===0)break}}}Zw(e)}e=e.sibling}}}function Ww(e){if(e.tag===30){var t=e.memoizedProps,r=Xa(t,e.stateNode),o=Ro!==null?Ro.get(r):void 0,
n=ei(t.default,o!==void 0?t.share:t.exit);n!=="none"&&(kd(e,r,n,null,!1)?o!==void 0?(n=e.stateNode,o.paired=n,n.paired=o,Ro.delete(r),vd(e,t.onShare)):vd(e,t.onExit):
ha(e.child,!1)),Ro!==null&&Zw(e)}else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)Ww(e),e=e.sibling;else Ro!==null&&Zw(e)}function o4(e){for(e=e.child;e!==
null;){if(e.tag===30){var t=e.memoizedProps,r=Xa(t,e.stateNode);t=ei(t.default,t.update),e.flags&=-5,t!=="none"&&kd(e,r,t,e.memoizedState=[],!1)}else(e.subtreeFlags&
33554432)!==0&&o4(e);e=e.sibling}}function Jw(e){if((e.subtreeFlags&18874368)!==0)for(e=e.child;e!==null;){if(e.tag!==22||e.memoizedState===null){if(e.tag===30&&
(e.flags&18874368)!==0){var t=e.stateNode;t.paired!==null&&(t.paired=null,ha(e.child,!1))}Jw(e)}e=e.sibling}}function tv(e){if(e.tag===30)e.stateNode.paired=null,
ha(e.child,!1),Jw(e);else if((e.subtreeFlags&33554432)!==0)for(e=e.child;e!==null;)tv(e),e=e.sibling;else Jw(e)}function n4(e){for(e=e.child;e!==null;)e.tag===30?
ha(e.child,!1):(e.subtreeFlags&33554432)!==0&&n4(e),e=e.sibling}function ix(e,t,r,o,n,a,i){for(var l=!1;t!==null;){if(t.tag===5){var c=t.stateNode;if(a!==null&&
co<a.length){var s=a[co],u=h1(c);(s.view||u.view)&&(l=!0);var d;if(d=(e.flags&4)===0)if(u.clip)d=!0;else{d=s.rect;var m=u.rect;d=d.y!==m.y||d.x!==m.x||d.height!==
m.height||d.width!==m.width}d&&(e.flags|=4),u.abs?u=!s.abs:(s=s.rect,u=u.rect,u=s.height!==u.height||s.width!==u.width),u&&(e.flags|=32)}else e.flags|=32;(e.flags&
4)!==0&&I4(c,co===0?r:r+"_"+co,n),l&&(e.flags&4)!==0||(ca===null&&(ca=[]),ca.push(c,co===0?o:o+"_"+co,t.memoizedProps)),co++}else(t.tag!==22||t.memoizedState===
null)&&(t.tag===30&&i?e.flags|=t.flags&32:ix(e,t.child,r,o,n,a,i)&&(l=!0));t=t.sibling}return l}function a4(e,t){for(e=e.child;e!==null;){if(e.tag===30){var r=e.
memoizedProps,o=e.stateNode,n=Xa(r,o),a=ei(r.default,r.update);if(t){o=o.clones;var i=o===null?null:o.map(UM)}else i=e.memoizedState,e.memoizedState=null;o=e;var l=e.
child;co=0,n=ix(o,l,n,n,a,i,!1),(e.flags&4)!==0&&n&&(t||vd(e,r.onUpdate))}else(e.subtreeFlags&33554432)!==0&&a4(e,t);e=e.sibling}}var cr=!1,Ie=!1,na=!1,rw=!1,E6=typeof WeakSet==
"function"?WeakSet:Set,sr=null,aa=!1,su=!1,Ev=!1,e1=!1;function fM(e,t,r){if(e=e.containerInfo,u1=_d,e=$k(e),O1(e)){if("selectionStart"in e)var o={start:e.selectionStart,
end:e.selectionEnd};else e:{o=(o=e.ownerDocument)&&o.defaultView||window;var n=o.getSelection&&o.getSelection();if(n&&n.rangeCount!==0){o=n.anchorNode;var a=n.anchorOffset,
i=n.focusNode;n=n.focusOffset;try{o.nodeType,i.nodeType}catch{o=null;break e}var l=0,c=-1,s=-1,u=0,d=0,m=e,f=null;t:for(;;){for(var p;m!==o||a!==0&&m.nodeType!==
3||(c=l+a),m!==i||n!==0&&m.nodeType!==3||(s=l+n),m.nodeType===3&&(l+=m.nodeValue.length),(p=m.firstChild)!==null;)f=m,m=p;for(;;){if(m===e)break t;if(f===o&&++u===
a&&(c=l),f===i&&++d===n&&(s=l),(p=m.nextSibling)!==null)break;m=f,f=m.parentNode}m=p}o=c===-1||s===-1?null:{start:c,end:s}}else o=null}o=o||{start:0,end:0}}else
o=null;for(f1={focusedElem:e,selectionRange:o},_d=!1,r=(r&335544064)===r,sr=t,t=r?9270:1024;sr!==null;){if(e=sr,r&&(o=e.deletions,o!==null))for(a=0;a<o.length;a++)
r&&Ww(o[a]);if(e.alternate===null&&(e.flags&2)!==0)r&&k6(e),Lh(r);else{if(e.tag===22){if(o=e.alternate,e.memoizedState!==null){o!==null&&o.memoizedState===null&&
r&&Ww(o),Lh(r);continue}else if(o!==null&&o.memoizedState!==null){r&&k6(e),Lh(r);continue}}o=e.child,(e.subtreeFlags&t)!==0&&o!==null?(o.return=e,sr=o):(r&&o4(e),
Lh(r))}}Ro=null}function Lh(e){for(;sr!==null;){var t=sr,r=e,o=t.alternate,n=t.flags;switch(t.tag){case 0:case 11:case 15:break;case 1:if((n&1024)!==0&&o!==null){
r=void 0,n=o.memoizedProps,o=o.memoizedState;var a=t.stateNode;try{var i=lc(t.type,n);r=a.getSnapshotBeforeUpdate(i,o),a.__reactInternalSnapshotBeforeUpdate=r}catch(l){
$e(t,t.return,l)}}break;case 3:if((n&1024)!==0){if(o=t.stateNode.containerInfo,r=o.nodeType,r===9)v1(o);else if(r===1)switch(o.nodeName){case"HEAD":case"HTML":case"\
BODY":v1(o);break;default:o.textContent=""}}break;case 5:case 26:case 27:case 6:case 4:case 17:break;case 30:r&&o!==null&&(r=Xa(o.memoizedProps,o.stateNode),n=t.
memoizedProps,n=ei(n.default,n.update),n!=="none"&&kd(o,r,n,o.memoizedState=[],!0));break;default:if((n&1024)!==0)throw Error(P(163))}if(o=t.sibling,o!==null){o.
return=t.return,sr=o;break}sr=t.return}}function i4(e,t,r){var o=r.flags;switch(r.tag){case 0:case 11:case 15:ia(e,r),o&4&&Fu(5,r);break;case 1:if(ia(e,r),o&4)if(e=
r.stateNode,t===null)try{e.componentDidMount()}catch(i){$e(r,r.return,i)}else{var n=lc(r.type,t.memoizedProps);t=t.memoizedState;try{e.componentDidUpdate(n,t,e.
__reactInternalSnapshotBeforeUpdate)}catch(i){$e(r,r.return,i)}}o&64&&WR(r),o&512&&la(r,r.return);break;case 3:if(ia(e,r),o&64&&(e=r.updateQueue,e!==null)){if(t=
null,r.child!==null)switch(r.child.tag){case 27:case 5:t=r.child.stateNode;break;case 1:t=r.child.stateNode}try{cR(e,t)}catch(i){$e(r,r.return,i)}}break;case 27:
t===null&&o&4&&t4(r);case 26:case 5:ia(e,r),t===null&&o&4&&Xw(r),o&512&&la(r,r.return);break;case 12:ia(e,r);break;case 31:ia(e,r),o&4&&d4(e,r);break;case 13:ia(
e,r),o&4&&m4(e,r),o&64&&(e=r.memoizedState,e!==null&&(e=e.dehydrated,e!==null&&(r=zM.bind(null,r),nD(e,r))));break;case 22:if(o=r.memoizedState!==null||cr,!o){var a=t!==
null&&t.memoizedState!==null||Ie;t=cr,n=Ie,cr=o,(Ie=a)&&!n?(o=2,(r.subtreeFlags&8772)!==0&&(o|=1),Sn(e,r,o)):ia(e,r),cr=t,Ie=n}break;case 30:ia(e,r),o&512&&la(r,
r.return);break;case 7:o&512&&la(r,r.return);default:ia(e,r)}}function t1(e,t){for(e=e.child;e!==null;)l4(e,t),e=e.sibling}function l4(e,t){switch(e.tag){case 5:case 26:
try{var r=e.stateNode;if(t){var o=r.style;typeof o.setProperty=="function"?o.setProperty("display","none","important"):o.display="none"}else{var n=e.stateNode,a=e.
memoizedProps.style,i=a!=null&&a.hasOwnProperty("display")?a.display:null;n.style.display=i==null||typeof i=="boolean"?"":(""+i).trim()}}catch(c){$e(e,e.return,
c)}r1(e,t);break;case 6:try{e.stateNode.nodeValue=t?"":e.memoizedProps,Me=!0}catch(c){$e(e,e.return,c)}break;case 18:try{var l=e.stateNode;t?q6(l,!0):q6(e.stateNode,
!1)}catch(c){$e(e,e.return,c)}break;case 22:case 23:e.memoizedState===null&&t1(e,t);break;default:t1(e,t)}}function r1(e,t){if(e.subtreeFlags&67108864)for(e=e.child;e!==
null;){e:{var r=e,o=t;switch(r.tag){case 4:l4(r,o);break e;case 22:r.memoizedState===null&&r1(r,o);break e;default:r1(r,o)}}e=e.sibling}}function c4(e){var t=e.
alternate;t!==null&&(e.alternate=null,c4(t)),e.child=null,e.deletions=null,e.sibling=null,e.tag===5&&(t=e.stateNode,t!==null&&Hv(t)),e.stateNode=null,e.return=null,
e.dependencies=null,e.memoizedProps=null,e.memoizedState=null,e.pendingProps=null,e.stateNode=null,e.updateQueue=null}var Ct=null,io=!1;function _n(e,t,r){for(r=
r.child;r!==null;)s4(e,t,r),r=r.sibling}function s4(e,t,r){if(No&&typeof No.onCommitFiberUnmount=="function")try{No.onCommitFiberUnmount(Iu,r)}catch{}switch(r.tag){case 26:
Ie||vr(r,t),_n(e,t,r),r.memoizedState?r.memoizedState.count--:r.stateNode&&!Ie&&(r=r.stateNode,r.parentNode.removeChild(r));break;case 27:Ie||vr(r,t),yu(r);var o=Ct,
n=io;ol(r.type)&&(Ct=r.stateNode,io=!1),_n(e,t,r),Q4(r.stateNode,r.type,r.memoizedProps),Ct=o,io=n;break;case 5:Ie||vr(r,t),yu(r);case 6:if(r.tag===6&&yu(r),o=Ct,
n=io,Ct=null,_n(e,t,r),Ct=o,io=n,Ct!==null)if(io)try{(Ct.nodeType===9?Ct.body:Ct.nodeName==="HTML"?Ct.ownerDocument.body:Ct).removeChild(r.stateNode),Me=!0}catch(a){
$e(r,t,a)}else try{Ct.removeChild(r.stateNode),Me=!0}catch(a){$e(r,t,a)}break;case 18:Ct!==null&&(io?(e=Ct,$6(e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.
body:e,r.stateNode),Sd(e)):$6(Ct,r.stateNode));break;case 4:o=Ct,n=io,Ct=r.stateNode.containerInfo,io=!0,_n(e,t,r),Ct=o,io=n;break;case 0:case 11:case 14:case 15:
el(2,r,t),Ie||el(4,r,t),_n(e,t,r);break;case 1:Ie||(vr(r,t),o=r.stateNode,typeof o.componentWillUnmount=="function"&&JR(r,t,o)),_n(e,t,r);break;case 21:_n(e,t,r);
break;case 22:Ie=(o=Ie)||r.memoizedState!==null,_n(e,t,r),Ie=o;break;case 30:vr(r,t),_n(e,t,r);break;case 7:Ie||vr(r,t),_n(e,t,r);break;default:_n(e,t,r)}}function d4(e,t){
if(t.memoizedState===null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null))){e=e.dehydrated;try{Sd(e)}catch(r){$e(t,t.return,r)}}}function m4(e,t){if(t.memoizedState===
null&&(e=t.alternate,e!==null&&(e=e.memoizedState,e!==null&&(e=e.dehydrated,e!==null))))try{Sd(e)}catch(r){$e(t,t.return,r)}}function pM(e){switch(e.tag){case 31:case 13:case 19:
var t=e.stateNode;return t===null&&(t=e.stateNode=new E6),t;case 22:return e=e.stateNode,t=e._retryCache,t===null&&(t=e._retryCache=new E6),t;default:throw Error(
P(435,e.tag))}}function jh(e,t){var r=pM(e);t.forEach(function(o){if(!r.has(o)){r.add(o);var n=TM.bind(null,e,o);o.then(n,n)}})}function $r(e,t,r){var o=t.deletions;
if(o!==null)for(var n=0;n<o.length;n++){var a=o[n],i=e,l=t,c=l;e:for(;c!==null;){switch(c.tag){case 27:if(ol(c.type)){Ct=c.stateNode,io=!1;break e}break;case 5:
Ct=c.stateNode,io=!1;break e;case 3:case 4:Ct=c.stateNode.containerInfo,io=!0;break e}c=c.return}if(Ct===null)throw Error(P(160));s4(i,l,a),Ct=null,io=!1,i=a.alternate,
i!==null&&(i.return=null),a.return=null}if(t.subtreeFlags&13886)for(t=t.child;t!==null;)u4(t,e,r),t=t.sibling}var Cn=null;function u4(e,t,r){var o=e.alternate,n=e.
flags;switch(e.tag){case 0:case 11:case 14:case 15:if(n&4&&(o=e.updateQueue,o=o!==null?o.events:null,o!==null))for(var a=0;a<o.length;a++){var i=o[a];i.ref.impl=
i.nextImpl}$r(t,e,r),qr(e),n&4&&(el(3,e,e.return),Fu(3,e),el(5,e,e.return));break;case 1:$r(t,e,r),qr(e),n&512&&(Ie||o===null||vr(o,o.return)),n&64&&cr&&(e=e.updateQueue,
e!==null&&(t=e.callbacks,t!==null&&(r=e.shared.hiddenCallbacks,e.shared.hiddenCallbacks=r===null?t:r.concat(t))));break;case 26:if(a=Cn,$r(t,e,r),qr(e),n&512&&(Ie||
o===null||vr(o,o.return)),n&4)if(n=o!==null?o.memoizedState:null,r=e.memoizedState,o===null)if(r===null)if(e.stateNode===null)if(cr)e.stateNode=H4(e.type,e.memoizedProps,
t.containerInfo,e);else{e:{t=e.type,r=e.memoizedProps,n=a.ownerDocument||a;t:switch(t){case"title":o=n.getElementsByTagName("title")[0],(!o||o[Gu]||o[gr]||o.namespaceURI===
"http://www.w3.org/2000/svg"||o.hasAttribute("itemprop"))&&(o=n.createElement(t),n.head.insertBefore(o,n.querySelector("head > title"))),xr(o,t,r),o[gr]=e,dr(o),
t=o;break e;case"link":if(a=J6("link","href",n).get(t+(r.href||""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("href")===(r.href==null||r.href===""?null:r.
href)&&o.getAttribute("rel")===(r.rel==null?null:r.rel)&&o.getAttribute("title")===(r.title==null?null:r.title)&&o.getAttribute("crossorigin")===(r.crossOrigin==
null?null:r.crossOrigin)){a.splice(i,1);break t}}o=n.createElement(t),xr(o,t,r),n.head.appendChild(o);break;case"meta":if(a=J6("meta","content",n).get(t+(r.content||
""))){for(i=0;i<a.length;i++)if(o=a[i],o.getAttribute("content")===(r.content==null?null:""+r.content)&&o.getAttribute("name")===(r.name==null?null:r.name)&&o.getAttribute(
"property")===(r.property==null?null:r.property)&&o.getAttribute("http-equiv")===(r.httpEquiv==null?null:r.httpEquiv)&&o.getAttribute("charset")===(r.charSet==null?
null:r.charSet)){a.splice(i,1);break t}}o=n.createElement(t),xr(o,t,r),n.head.appendChild(o);break;default:throw Error(P(468,t))}o[gr]=e,dr(o),t=o}e.stateNode=t}else
cr||y1(a,e.type,e.stateNode);else e.stateNode=W6(a,r,e.memoizedProps);else n!==r?(n===null?(t=o.stateNode,t===null||Ie||t.parentNode.removeChild(t)):n.count--,r===
null?cr||y1(a,e.type,e.stateNode):W6(a,r,e.memoizedProps)):r===null&&e.stateNode!==null&&ew(e,e.memoizedProps,o.memoizedProps);break;case 27:$r(t,e,r),qr(e),n&512&&
(Ie||o===null||vr(o,o.return)),o!==null&&n&4&&ew(e,e.memoizedProps,o.memoizedProps);break;case 5:if(a=na,na=!1,$r(t,e,r),na=a,qr(e),n&512&&(Ie||o===null||vr(o,o.
return)),e.flags&32){t=e.stateNode;try{fd(t,""),Me=!0}catch(u){$e(e,e.return,u)}}n&4&&e.stateNode!=null&&(t=e.memoizedProps,ew(e,t,o!==null?o.memoizedProps:t)),
n&1024&&(rw=!0);break;case 6:if($r(t,e,r),qr(e),n&4){if(e.stateNode===null)throw Error(P(162));t=e.memoizedProps,r=e.stateNode;try{r.nodeValue=t,Me=!0}catch(u){
$e(e,e.return,u)}}break;case 3:if(Me=!1,av=null,a=Cn,Cn=Bu(t.containerInfo),$r(t,e,r),Cn=a,qr(e),n&4&&o!==null&&o.memoizedState.isDehydrated)try{Sd(t.containerInfo)}catch(u){
$e(e,e.return,u)}rw&&(rw=!1,f4(e)),Me=!1;break;case 4:n=na,na=cr,o=BT(),a=Cn,Cn=Bu(e.stateNode.containerInfo),$r(t,e,r),qr(e),Cn=a,Me&&su&&(Ev=!0),Me=o,na=n;break;case 12:
$r(t,e,r),qr(e);break;case 31:$r(t,e,r),qr(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,jh(e,t)));break;case 13:$r(t,e,r),qr(e),e.child.flags&8192&&e.
memoizedState!==null!=(o!==null&&o.memoizedState!==null)&&(Wv=Ao()),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,jh(e,t)));break;case 22:a=e.memoizedState!==
null,i=o!==null&&o.memoizedState!==null;var l=cr,c=Ie,s=na;cr=l||a,na=s||a,Ie=c||i,$r(t,e,r),Ie=c,na=s,cr=l,qr(e),n&8192&&(t=e.stateNode,t._visibility=a?t._visibility&
-2:t._visibility|1,!a||o===null||i||cr||Ie||(t=i||Ie,r=cr,o=Ie,cr=a||cr,Ie=t,Ni(e,2),cr=r,Ie=o),!a&&na||t1(e,a)),n&4&&(t=e.updateQueue,t!==null&&(r=t.retryQueue,
r!==null&&(t.retryQueue=null,jh(e,r))));break;case 19:$r(t,e,r),qr(e),n&4&&(t=e.updateQueue,t!==null&&(e.updateQueue=null,jh(e,t)));break;case 30:n&512&&(Ie||o===
null||vr(o,o.return)),n=BT(),a=su,i=(r&335544064)===r,l=e.memoizedProps,su=i&&ei(l.default,l.update)!=="none",$r(t,e,r),qr(e),i&&o!==null&&Me&&(e.flags|=4),su=a,
Me=n;break;case 21:break;case 7:n&512&&(Ie||o===null||vr(o,o.return)),o&&o.stateNode!==null&&(o.stateNode._fragmentFiber=e);default:$r(t,e,r),qr(e)}}function qr(e){
var t=e.flags;if(t&2){try{for(var r,o=e.return;o!==null;){if(e4(o)){r=o;break}o=o.return}o=null;for(var n=e.return;n!==null;){if(ax(n)){var a=n.stateNode;o===null?
o=[a]:o.push(a)}if(nx(n))break;n=n.return}var i=o;if(r==null)throw Error(P(160));switch(r.tag){case 27:var l=r.stateNode,c=tw(e);kv(e,c,l,i);break;case 5:var s=r.
stateNode;r.flags&32&&(fd(s,""),r.flags&=-33);var u=tw(e);kv(e,u,s,i);break;case 3:case 4:var d=r.stateNode.containerInfo,m=tw(e);Kw(e,m,d,i);break;default:throw Error(
P(161))}}catch(f){$e(e,e.return,f)}e.flags&=-3}t&4096&&(e.flags&=-4097)}function f4(e){if(e.subtreeFlags&1024)for(e=e.child;e!==null;){var t=e;f4(t),t.tag===5&&
t.flags&1024&&(t=t.stateNode,_d=!0,t.reset(),_d=!1),e=e.sibling}}function Hs(e,t){if(t.subtreeFlags&9270)for(t=t.child;t!==null;)p4(t,e),t=t.sibling;else a4(t,!1)}
function p4(e,t){var r=e.alternate;if(r===null)Qw(e,!1);else switch(e.tag){case 3:if(e1=aa=!1,R6(),Hs(t,e),!aa&&!Ev){if(e=ca,e!==null)for(var o=0;o<e.length;o+=
3){r=e[o];var n=e[o+1];V4(r,e[o+2]),r=r.ownerDocument.documentElement,r!==null&&r.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwar\
ds",pseudoElement:"::view-transition-group("+n+")"})}e=t.containerInfo,e=e.nodeType===9?e.documentElement:e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName===
""&&(e.style.viewTransitionName="none",e.animate({opacity:[0,0],pointerEvents:["none","none"]},{duration:0,fill:"forwards",pseudoElement:"::view-transition-grou\
p(root)"}),e.animate({width:[0,0],height:[0,0]},{duration:0,fill:"forwards",pseudoElement:"::view-transition"})),e1=!0}ca=null;break;case 5:Hs(t,e);break;case 4:
o=aa,aa=!1,Hs(t,e),aa&&(Ev=!0),aa=o;break;case 22:e.memoizedState===null&&(r.memoizedState!==null?Qw(e,!1):Hs(t,e));break;case 30:o=aa,n=R6(),aa=!1,Hs(t,e),aa&&
(e.flags|=4);var a=e.memoizedProps,i=e.stateNode;t=Xa(a,i),i=Xa(r.memoizedProps,i);var l=ei(a.default,a.update);l==="none"?t=!1:(a=r.memoizedState,r.memoizedState=
null,r=e.child,co=0,t=ix(e,r,t,i,l,a,!0),co!==(a===null?0:a.length)&&(e.flags|=32)),(e.flags&4)!==0&&t?(vd(e,e.memoizedProps.onUpdate),ca=n):n!==null&&(n.push.apply(
n,ca),ca=n),aa=(e.flags&32)!==0?!0:o;break;default:Hs(t,e)}}function ia(e,t){if(t.subtreeFlags&8772)for(t=t.child;t!==null;)i4(e,t.alternate,t),t=t.sibling}function Ni(e,t){
for(e=e.child;e!==null;){var r=e,o=t;switch(r.tag){case 0:case 11:case 14:case 15:el(4,r,r.return),Ni(r,o);break;case 1:vr(r,r.return);var n=r.stateNode;typeof n.
componentWillUnmount=="function"&&JR(r,r.return,n),Ni(r,o);break;case 27:(o&2)!==0&&Q4(r.stateNode,r.type,r.memoizedProps);case 5:vr(r,r.return),r.tag!==5&&r.tag!==
27||yu(r),Ni(r,o);break;case 6:yu(r);break;case 26:vr(r,r.return),n=r.stateNode,r.memoizedState!==null||n===null||Ie||n.parentNode.removeChild(n),Ni(r,o);break;case 22:
r.memoizedState===null&&Ni(r,o);break;case 30:vr(r,r.return),Ni(r,o);break;case 7:vr(r,r.return);default:Ni(r,o)}e=e.sibling}}function Sn(e,t,r){for(r=(t.subtreeFlags&
8772)!==0?r:r&-2,t=t.child;t!==null;){var o=t.alternate,n=e,a=t,i=a.flags,l=(r&1)!==0;switch(a.tag){case 0:case 11:case 15:Sn(n,a,r),Fu(4,a);break;case 1:if(Sn(
n,a,r),o=a,n=o.stateNode,typeof n.componentDidMount=="function")try{n.componentDidMount()}catch(u){$e(o,o.return,u)}if(o=a,n=o.updateQueue,n!==null){var c=o.stateNode;
try{var s=n.shared.hiddenCallbacks;if(s!==null)for(n.shared.hiddenCallbacks=null,n=0;n<s.length;n++)lR(s[n],c)}catch(u){$e(o,o.return,u)}}l&&i&64&&WR(a),la(a,a.
return);break;case 27:(r&2)!==0&&t4(a);case 5:a.tag!==5&&a.tag!==27||T6(a),Sn(n,a,r),l&&o===null&&i&4&&Xw(a),la(a,a.return);break;case 6:T6(a);break;case 26:c=a.
stateNode,a.memoizedState!==null||c===null||cr||y1(Bu(c.ownerDocument),a.type,c),Sn(n,a,r),l&&o===null&&i&4&&Xw(a),la(a,a.return);break;case 12:Sn(n,a,r);break;case 31:
Sn(n,a,r),l&&i&4&&d4(n,a);break;case 13:Sn(n,a,r),l&&i&4&&m4(n,a);break;case 22:a.memoizedState===null&&Sn(n,a,r),la(a,a.return);break;case 30:Sn(n,a,r),la(a,a.
return);break;case 7:la(a,a.return);default:Sn(n,a,r)}t=t.sibling}}function lx(e,t){var r=null;e!==null&&e.memoizedState!==null&&e.memoizedState.cachePool!==null&&
(r=e.memoizedState.cachePool.pool),e=null,t.memoizedState!==null&&t.memoizedState.cachePool!==null&&(e=t.memoizedState.cachePool.pool),e!==r&&(e!=null&&e.refCount++,
r!=null&&qu(r))}function cx(e,t){e=null,t.alternate!==null&&(e=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==e&&(t.refCount++,e!=null&&qu(e))}function Zo(e,t,r,o){
var n=(r&335544064)===r;if(t.subtreeFlags&(n?10262:10256))for(t=t.child;t!==null;)h4(e,t,r,o),t=t.sibling;else n&&n4(t)}function h4(e,t,r,o){var n=(r&335544064)===
r;n&&t.alternate===null&&t.return!==null&&t.return.alternate!==null&&tv(t);var a=t.flags;switch(t.tag){case 0:case 11:case 15:Zo(e,t,r,o),a&2048&&Fu(9,t);break;case 1:
Zo(e,t,r,o);break;case 3:Zo(e,t,r,o),n&&e1&&(e=e.containerInfo,e=e.nodeType===9?e.body:e.nodeName==="HTML"?e.ownerDocument.body:e,e.style.viewTransitionName==="\
root"&&(e.style.viewTransitionName=""),e=e.ownerDocument.documentElement,e!==null&&e.style.viewTransitionName==="none"&&(e.style.viewTransitionName="")),a&2048&&
(a=null,t.alternate!==null&&(a=t.alternate.memoizedState.cache),t=t.memoizedState.cache,t!==a&&(t.refCount++,a!=null&&qu(a)));break;case 12:if(a&2048){Zo(e,t,r,
o),a=t.stateNode;try{var i=t.memoizedProps,l=i.id,c=i.onPostCommit;typeof c=="function"&&c(l,t.alternate===null?"mount":"update",a.passiveEffectDuration,-0)}catch(s){
$e(t,t.return,s)}}else Zo(e,t,r,o);break;case 31:Zo(e,t,r,o);break;case 13:Zo(e,t,r,o);break;case 23:break;case 22:i=t.stateNode,l=t.alternate,t.memoizedState!==
null?(n&&l!==null&&l.memoizedState===null&&tv(l),i._visibility&2?Zo(e,t,r,o):wu(e,t)):(n&&l!==null&&l.memoizedState!==null&&tv(t),i._visibility&2?Zo(e,t,r,o):(i.
_visibility|=2,Vs(e,t,r,o,(t.subtreeFlags&10256)!==0||!1))),a&2048&&lx(l,t);break;case 24:Zo(e,t,r,o),a&2048&&cx(t.alternate,t);break;case 30:n&&(a=t.alternate,
a!==null&&(ha(a.child,!0),ha(t.child,!0))),Zo(e,t,r,o);break;default:Zo(e,t,r,o)}}function Vs(e,t,r,o,n){for(n=n&&((t.subtreeFlags&10256)!==0||!1),t=t.child;t!==
null;){var a=e,i=t,l=r,c=o,s=i.flags;switch(i.tag){case 0:case 11:case 15:Vs(a,i,l,c,n),Fu(8,i);break;case 23:break;case 22:var u=i.stateNode;i.memoizedState!==
null?u._visibility&2?Vs(a,i,l,c,n):wu(a,i):(u._visibility|=2,Vs(a,i,l,c,n)),n&&s&2048&&lx(i.alternate,i);break;case 24:Vs(a,i,l,c,n),n&&s&2048&&cx(i.alternate,i);
break;default:Vs(a,i,l,c,n)}t=t.sibling}}function wu(e,t){if(t.subtreeFlags&10256)for(t=t.child;t!==null;){var r=e,o=t,n=o.flags;switch(o.tag){case 22:wu(r,o),n&
2048&&lx(o.alternate,o);break;case 24:wu(r,o),n&2048&&cx(o.alternate,o);break;default:wu(r,o)}t=t.sibling}}var Fl=8192;function $l(e,t,r){if(e.subtreeFlags&Fl)for(e=
e.child;e!==null;)v4(e,t,r),e=e.sibling}function v4(e,t,r){switch(e.tag){case 26:$l(e,t,r),e.flags&Fl&&(e.memoizedState!==null?bD(r,Cn,e.memoizedState,e.memoizedProps):
(e=e.stateNode,(t&335544128)===t&&tk(r,e)));break;case 5:$l(e,t,r),e.flags&Fl&&(e=e.stateNode,(t&335544128)===t&&tk(r,e));break;case 3:case 4:var o=Cn;Cn=Bu(e.stateNode.
containerInfo),$l(e,t,r),Cn=o;break;case 22:e.memoizedState===null&&(o=e.alternate,o!==null&&o.memoizedState!==null?(o=Fl,Fl=16777216,$l(e,t,r),Fl=o):$l(e,t,r));
break;case 30:if((e.flags&Fl)!==0&&(o=e.memoizedProps.name,o!=null&&o!=="auto")){var n=e.stateNode;n.paired=null,Ro===null&&(Ro=new Map),Ro.set(o,n)}$l(e,t,r);break;default:
$l(e,t,r)}}function g4(e){var t=e.alternate;if(t!==null&&(e=t.child,e!==null)){t.child=null;do t=e.sibling,e.sibling=null,e=t;while(e!==null)}}function ru(e){var t=e.
deletions;if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];sr=o,y4(o,e)}g4(e)}if(e.subtreeFlags&10256)for(e=e.child;e!==null;)b4(e),e=e.sibling}
function b4(e){switch(e.tag){case 0:case 11:case 15:ru(e),e.flags&2048&&el(9,e,e.return);break;case 3:ru(e);break;case 12:ru(e);break;case 22:var t=e.stateNode;
e.memoizedState!==null&&t._visibility&2&&(e.return===null||e.return.tag!==13)?(t._visibility&=-3,rv(e)):ru(e);break;default:ru(e)}}function rv(e){var t=e.deletions;
if((e.flags&16)!==0){if(t!==null)for(var r=0;r<t.length;r++){var o=t[r];sr=o,y4(o,e)}g4(e)}for(e=e.child;e!==null;){switch(t=e,t.tag){case 0:case 11:case 15:el(
8,t,t.return),rv(t);break;case 22:r=t.stateNode,r._visibility&2&&(r._visibility&=-3,rv(t));break;default:rv(t)}e=e.sibling}}function y4(e,t){for(;sr!==null;){var r=sr;
switch(r.tag){case 0:case 11:case 15:el(8,r,t);break;case 23:case 22:if(r.memoizedState!==null&&r.memoizedState.cachePool!==null){var o=r.memoizedState.cachePool.
pool;o!=null&&o.refCount++}break;case 24:qu(r.memoizedState.cache)}if(o=r.child,o!==null)o.return=r,sr=o;else e:for(r=e;sr!==null;){o=sr;var n=o.sibling,a=o.return;
if(c4(o),o===r){sr=null;break e}if(n!==null){n.return=a,sr=n;break e}sr=a}}}var hM={getCacheForType:function(e){var t=br(Kt),r=t.data.get(e);return r===void 0&&
(r=e(),t.data.set(e,r)),r},cacheSignal:function(){return br(Kt).controller.signal}},vM=typeof WeakMap=="function"?WeakMap:Map,Pe=0,rt=null,xe=null,Ce=0,Ue=0,zo=null,
ji=!1,Rd=!1,sx=!1,Wa=0,Bt=0,tl=0,ec=0,Av=0,Eo=0,hd=0,xu=null,lo=null,o1=!1,Wv=0,w4=0,Nv=1/0,Ov=null,Fi=null,Rt=0,Tn=null,cc=null,pa=0,n1=0,a1=null,x4=null,cd=null,
sd=null,dd=null,_u=0,ov=null;function Mo(){return(Pe&2)!==0&&Ce!==0?Ce&-Ce:ce.T!==null?mx():zk()}function _4(){if(Eo===0)if((Ce&536870912)===0||ge){var e=zh;zh<<=
1,(zh&3932160)===0&&(zh=262144),Eo=e}else Eo=536870912;return e=_r.current,e!==null&&(e.flags|=32),Eo}function vd(e,t){if(t!=null){var r=e.stateNode,o=r.ref;o===
null&&(o=r.ref=G4(Xa(e.memoizedProps,r))),sd===null&&(sd=[]),sd.push(t.bind(null,o))}}function mo(e,t,r){(e===rt&&(Ue===2||Ue===9)||e.cancelPendingCommit!==null)&&
(gd(e,0),Hi(e,Ce,Eo,!1)),Uu(e,r),((Pe&2)===0||e!==rt)&&(e===rt&&((Pe&2)===0&&(ec|=r),Bt===4&&Hi(e,Ce,Eo,!1)),ga(e))}function S4(e,t,r){if((Pe&6)!==0)throw Error(
P(327));var o=!r&&(t&127)===0&&(t&e.expiredLanes)===0||Vu(e,t),n=o?yM(e,t):ow(e,t,!0),a=o;do{if(n===0){Rd&&!o&&Hi(e,t,0,!1);break}else{if(r=e.current.alternate,
a&&!gM(r)){n=ow(e,t,!1),a=!1;continue}if(n===2){if(a=t,e.errorRecoveryDisabledLanes&a)var i=0;else i=e.pendingLanes&-536870913,i=i!==0?i:i&536870912?536870912:0;
if(i!==0){t=i;e:{var l=e;n=xu;var c=l.current.memoizedState.isDehydrated;if(c&&(gd(l,i).flags|=256),i=ow(l,i,!1),i!==2&&i!==6){if(sx&&!c){l.errorRecoveryDisabledLanes|=
a,ec|=a,n=4;break e}a=lo,lo=n,a!==null&&(lo===null?lo=a:lo.push.apply(lo,a))}n=i}if(a=!1,n!==2)continue}}if(n===1){gd(e,0),Hi(e,t,0,!0);break}e:{switch(o=e,a=n,
a){case 0:case 1:throw Error(P(345));case 4:if((t&4194048)!==t&&(t&62914560)!==t)break;case 6:Hi(o,t,Eo,!ji);break e;case 2:lo=null;break;case 3:case 5:break;default:
throw Error(P(329))}if((t&62914560)===t&&(n=Wv+300-Ao(),10<n)){if(Hi(o,t,Eo,!ji),jv(o,0,!0)!==0)break e;pa=t,o.timeoutHandle=fx(A6.bind(null,o,r,lo,Ov,o1,t,Eo,ec,
hd,ji,a,"Throttled",-0,0),n);break e}A6(o,r,lo,Ov,o1,t,Eo,ec,hd,ji,a,null,-0,0)}}break}while(!0);ga(e)}function A6(e,t,r,o,n,a,i,l,c,s,u,d,m,f){e.timeoutHandle=
-1;var p=t.subtreeFlags,h=(a&335544064)===a;if(d=null,(h||p&8192||(p&16785408)===16785408)&&(d={stylesheets:null,count:0,imgCount:0,imgBytes:0,suspenseyImages:[],
waitingForImages:!0,waitingForViewTransition:!1,unsuspend:da},Ro=null,v4(t,a,d),h&&(p=d,h=e.containerInfo,h=(h.nodeType===9?h:h.ownerDocument).__reactViewTransition,
h!=null&&(p.count++,p.waitingForViewTransition=!0,p=Pu.bind(p),h.finished.then(p,p))),p=(a&62914560)===a?Wv-Ao():(a&4194048)===a?w4-Ao():0,p=yD(d,p),p!==null)){
pa=a,e.cancelPendingCommit=p(O6.bind(null,e,t,a,r,o,n,i,l,c,s,u,d,null,m,f)),Hi(e,a,i,!s);return}O6(e,t,a,r,o,n,i,l,c,s,u,d)}function gM(e){for(var t=e;;){var r=t.
tag;if((r===0||r===11||r===15)&&t.flags&16384&&(r=t.updateQueue,r!==null&&(r=r.stores,r!==null)))for(var o=0;o<r.length;o++){var n=r[o],a=n.getSnapshot;n=n.value;
try{if(!Do(a(),n))return!1}catch{return!1}}if(r=t.child,t.subtreeFlags&16384&&r!==null)r.return=t,t=r;else{if(t===e)break;for(;t.sibling===null;){if(t.return===
null||t.return===e)return!0;t=t.return}t.sibling.return=t.return,t=t.sibling}}return!0}function Hi(e,t,r,o){t=wk(e,t),t&=~Av,t&=~ec,e.suspendedLanes|=t,e.pingedLanes&=
~t,o&&(e.warmLanes|=t),o=e.expirationTimes;for(var n=t;0<n;){var a=31-Oo(n),i=1<<a;o[a]=-1,n&=~i}r!==0&&_k(e,r,t)}function Jv(){return(Pe&6)===0?(Xu(0,!1),!1):!0}
function dx(){if(xe!==null){if(Ue===0)var e=xe.return;else e=xe,$a=fc=null,F1(e),ad=null,Eu=0,e=xe;for(;e!==null;)ZR(e.alternate,e),e=e.return;xe=null}}function gd(e,t){
var r=e.timeoutHandle;return r!==-1&&(e.timeoutHandle=-1,HM(r)),r=e.cancelPendingCommit,r!==null&&(e.cancelPendingCommit=null,r()),pa=0,dx(),rt=e,xe=r=qa(e.current,
null),Ce=t,Ue=0,zo=null,ji=!1,Rd=Vu(e,t),sx=!1,hd=Eo=Av=ec=tl=Bt=0,lo=xu=null,o1=!1,Wa=wk(e,t),Gv(),r}function C4(e,t){pe=null,ce.H=Cv,t===Td||t===Yv?(t=o6(),Ue=
3):t===H1?(t=o6(),Ue=4):Ue=t===tx?8:t!==null&&typeof t=="object"&&typeof t.then=="function"?6:1,zo=t,xe===null&&(Bt=1,zv(e,rn(t,e.current)))}function z4(){var e=_r.
current;return e===null?!0:(Ce&4194048)===Ce?Mr===null:(Ce&62914560)===Ce||(Ce&536870912)!==0?e===Mr:!1}function T4(){var e=ce.H;return ce.H=Cv,e===null?Cv:e}function k4(){
var e=ce.A;return ce.A=hM,e}function Mv(){Bt=4,ji||(Ce&4194048)!==Ce&&_r.current!==null||(Rd=!0),(tl&134217727)===0&&(ec&134217727)===0||rt===null||Hi(rt,Ce,Eo,
!1)}function ow(e,t,r){var o=Pe;Pe|=2;var n=T4(),a=k4();(rt!==e||Ce!==t)&&(Ov=null,gd(e,t)),t=!1;var i=Bt;e:do try{if(Ue!==0&&xe!==null){var l=xe,c=zo;switch(Ue){case 8:
dx(),i=6;break e;case 3:case 2:case 9:case 6:_r.current===null&&(t=!0);var s=Ue;if(Ue=0,zo=null,ed(e,l,c,s),r&&Rd){i=0;break e}break;default:s=Ue,Ue=0,zo=null,ed(
e,l,c,s)}}bM(),i=Bt;break}catch(u){C4(e,u)}while(!0);return t&&e.shellSuspendCounter++,$a=fc=null,Pe=o,ce.H=n,ce.A=a,xe===null&&(rt=null,Ce=0,Gv()),i}function bM(){
for(;xe!==null;)R4(xe)}function yM(e,t){var r=Pe;Pe|=2;var o=T4(),n=k4();rt!==e||Ce!==t?(Ov=null,Nv=Ao()+500,gd(e,t)):Rd=Vu(e,t);e:do try{if(Ue!==0&&xe!==null){
t=xe;var a=zo;t:switch(Ue){case 1:Ue=0,zo=null,ed(e,t,a,1);break;case 2:case 9:if(r6(a)){Ue=0,zo=null,N6(t);break}t=function(){Ue!==2&&Ue!==9||rt!==e||(Ue=7),ga(
e)},a.then(t,t);break e;case 3:Ue=7;break e;case 4:Ue=5;break e;case 7:r6(a)?(Ue=0,zo=null,N6(t)):(Ue=0,zo=null,ed(e,t,a,7));break;case 5:var i=null;switch(xe.tag){case 26:
i=xe.memoizedState;case 5:case 27:var l=xe;if(i?J4(i):l.stateNode.complete){Ue=0,zo=null;var c=l.sibling;if(c!==null)xe=c;else{var s=l.return;s!==null?(xe=s,eg(
s)):xe=null}break t}}Ue=0,zo=null,ed(e,t,a,5);break;case 6:Ue=0,zo=null,ed(e,t,a,6);break;case 8:dx(),Bt=6;break e;default:throw Error(P(462))}}wM();break}catch(u){
C4(e,u)}while(!0);return $a=fc=null,ce.H=o,ce.A=n,Pe=r,xe!==null?0:(rt=null,Ce=0,Gv(),Bt)}function wM(){for(;xe!==null&&!LN();)R4(xe)}function R4(e){var t=QR(e.
alternate,e,Wa);e.memoizedProps=e.pendingProps,t===null?eg(e):xe=t}function N6(e){var t=e,r=t.alternate;switch(t.tag){case 15:case 0:t=y6(r,t,t.pendingProps,t.type,
void 0,Ce);break;case 11:t=y6(r,t,t.pendingProps,t.type.render,t.ref,Ce);break;case 5:F1(t);var o=t;o===mr&&(ge?(gv(o),o.tag===5&&o.stateNode!=null&&(ut=o.stateNode)):
(gv(o),ge=!0));default:ZR(r,t),t=xe=Wk(t,Wa),t=QR(r,t,Wa)}e.memoizedProps=e.pendingProps,t===null?eg(e):xe=t}function ed(e,t,r,o){$a=fc=null,F1(t),ad=null,Eu=0;
var n=t.return;try{if(lM(e,n,t,r,Ce)){Bt=1,zv(e,rn(r,e.current)),xe=null;return}}catch(a){if(n!==null)throw xe=n,a;Bt=1,zv(e,rn(r,e.current)),xe=null;return}t.flags&
32768?(ge||o===1?e=!0:Rd||(Ce&536870912)!==0?e=!1:(ji=e=!0,(o===2||o===9||o===3||o===6)&&(o=_r.current,o!==null&&o.tag===13&&(o.flags|=16384))),E4(t,e)):eg(t)}function eg(e){
var t=e;do{if((t.flags&32768)!==0){E4(t,ji);return}e=t.return;var r=mM(t.alternate,t,Wa);if(r!==null){xe=r;return}if(t=t.sibling,t!==null){xe=t;return}xe=t=e}while(t!==
null);Bt===0&&(Bt=5)}function E4(e,t){do{var r=uM(e.alternate,e);if(r!==null){r.flags&=32767,xe=r;return}if(r=e.return,r!==null&&(r.flags|=32768,r.subtreeFlags=
0,r.deletions=null),!t&&(e=e.sibling,e!==null)){xe=e;return}xe=e=r}while(e!==null);Bt=6,xe=null}function O6(e,t,r,o,n,a,i,l,c,s,u,d){e.cancelPendingCommit=null;
do tg();while(Rt!==0);if((Pe&6)!==0)throw Error(P(327));if(t!==null){if(t===e.current)throw Error(P(177));e===rt&&(xe=rt=null,Ce=0),cc=t,Tn=e,pa=r,a1=n,x4=o,xM(
e,t,r,i,l,c,d)}}function xM(e,t,r,o,n,a,i){var l=t.lanes|t.childLanes;if(n1=l,l|=M1,FN(e,r,l,o,n,a),sd=null,(r&335544064)===r?(dd=KO(e),o=10262):(dd=null,o=10256),
(t.subtreeFlags&o)!==0||(t.flags&o)!==0?(e.callbackNode=null,e.callbackPriority=0,kM(uv,function(){return s1(),null})):(e.callbackNode=null,e.callbackPriority=0),
Rv=!1,o=(t.flags&13878)!==0,(t.subtreeFlags&13878)!==0||o){o=ce.T,ce.T=null,n=Le.p,Le.p=2,a=Pe,Pe|=4;try{fM(e,t,r)}finally{Pe=a,Le.p=n,ce.T=o}}Rt=1,Rv?cd=qM(i,e.
containerInfo,dd,i1,l1,SM,c1,s1,_M,null,null):(i1(),l1(),c1())}function _M(e){if(Rt!==0){var t=Tn.onRecoverableError;t(e,{componentStack:null})}}function SM(){Rt===
3&&(Rt=0,p4(cc,Tn),Rt=4)}function i1(){if(Rt===1){Rt=0;var e=Tn,t=cc,r=pa,o=(t.flags&13878)!==0;if((t.subtreeFlags&13878)!==0||o){o=ce.T,ce.T=null;var n=Le.p;Le.
p=2;var a=Pe;Pe|=4;try{su=Ev=!1,u4(t,e,r),r=f1;var i=$k(e.containerInfo),l=r.focusedElem,c=r.selectionRange;if(i!==l&&l&&l.ownerDocument&&Gk(l.ownerDocument.documentElement,
l)){if(c!==null&&O1(l)){var s=c.start,u=c.end;if(u===void 0&&(u=s),"selectionStart"in l)l.selectionStart=s,l.selectionEnd=Math.min(u,l.value.length);else{var d=l.
ownerDocument||document,m=d&&d.defaultView||window;if(m.getSelection){var f=m.getSelection(),p=l.textContent.length,h=Math.min(c.start,p),w=c.end===void 0?h:Math.
min(c.end,p);!f.extend&&h>w&&(i=w,w=h,h=i);var v=XT(l,h),g=XT(l,w);if(v&&g&&(f.rangeCount!==1||f.anchorNode!==v.node||f.anchorOffset!==v.offset||f.focusNode!==g.
node||f.focusOffset!==g.offset)){var b=d.createRange();b.setStart(v.node,v.offset),f.removeAllRanges(),h>w?(f.addRange(b),f.extend(g.node,g.offset)):(b.setEnd(g.
node,g.offset),f.addRange(b))}}}}for(d=[],f=l;f=f.parentNode;)f.nodeType===1&&d.push({element:f,left:f.scrollLeft,top:f.scrollTop});for(typeof l.focus=="functio\
n"&&l.focus(),l=0;l<d.length;l++){var y=d[l];y.element.scrollLeft=y.left,y.element.scrollTop=y.top}}_d=!!u1,f1=u1=null}finally{Pe=a,Le.p=n,ce.T=o}}e.current=t,Rt=
2}}function l1(){if(Rt===2){Rt=0;var e=Tn,t=cc,r=(t.flags&8772)!==0;if((t.subtreeFlags&8772)!==0||r){r=ce.T,ce.T=null;var o=Le.p;Le.p=2;var n=Pe;Pe|=4;try{i4(e,
t.alternate,t)}finally{Pe=n,Le.p=o,ce.T=r}}Rt=3}}function c1(){if(Rt===4||Rt===3){Rt=0;var e=cd;cd=null,jN();var t=Tn,r=cc,o=pa,n=x4,a=(o&335544064)===o?10262:10256;
if((r.subtreeFlags&a)!==0||(r.flags&a)!==0?Rt=5:(Rt=0,cc=Tn=null,A4(t,t.pendingLanes)),a=t.pendingLanes,a===0&&(Fi=null),T1(o),r=r.stateNode,No&&typeof No.onCommitFiberRoot==
"function")try{No.onCommitFiberRoot(Iu,r,void 0,(r.current.flags&128)===128)}catch{}if(n!==null){r=ce.T,a=Le.p,Le.p=2,ce.T=null;try{for(var i=t.onRecoverableError,
l=0;l<n.length;l++){var c=n[l];i(c.value,{componentStack:c.stack})}}finally{ce.T=r,Le.p=a}}if(n=sd,i=dd,dd=null,n!==null&&(sd=null,i===null&&(i=[]),e!==null))for(c=
0;c<n.length;c++)r=(0,n[c])(i),r!==void 0&&e.finished.finally(r);(pa&3)!==0&&tg(),ga(t),a=t.pendingLanes,(o&261930)!==0&&(a&42)!==0?t===ov?_u++:(_u=0,ov=t):(_u=
0,ov=null),Xu(0,!1)}}function A4(e,t){(e.pooledCacheLanes&=t)===0&&(t=e.pooledCache,t!=null&&(e.pooledCache=null,qu(t)))}function tg(){return cd!==null&&(cd.skipTransition(),
cd=null),i1(),l1(),c1(),s1()}function s1(){if(Rt!==5)return!1;var e=Tn,t=n1;n1=0;var r=T1(pa),o=ce.T,n=Le.p;try{Le.p=32>r?32:r,ce.T=null,r=a1,a1=null;var a=Tn,i=pa;
if(Rt=0,cc=Tn=null,pa=0,(Pe&6)!==0)throw Error(P(331));var l=Pe;if(Pe|=4,b4(a.current),h4(a,a.current,i,r),Pe=l,Xu(0,!1),No&&typeof No.onPostCommitFiberRoot=="f\
unction")try{No.onPostCommitFiberRoot(Iu,a)}catch{}return!0}finally{Le.p=n,ce.T=o,A4(e,t)}}function M6(e,t,r){t=rn(r,t),t=Uw(e.stateNode,t,2),e=$i(e,t,2),e!==null&&
(Uu(e,2),ga(e))}function $e(e,t,r){if(e.tag===3)M6(e,e,r);else for(;t!==null;){if(t.tag===3){M6(t,e,r);break}else if(t.tag===1){var o=t.stateNode;if(typeof t.type.
getDerivedStateFromError=="function"||typeof o.componentDidCatch=="function"&&(Fi===null||!Fi.has(o))){e=rn(r,e),r=qR(2),o=$i(t,r,2),o!==null&&(YR(r,o,t,e),Uu(o,
2),ga(o));break}}t=t.return}}function nw(e,t,r){var o=e.pingCache;if(o===null){o=e.pingCache=new vM;var n=new Set;o.set(t,n)}else n=o.get(t),n===void 0&&(n=new Set,
o.set(t,n));n.has(r)||(sx=!0,n.add(r),e=CM.bind(null,e,t,r),t.then(e,e))}function CM(e,t,r){var o=e.pingCache;o!==null&&o.delete(t),e.pingedLanes|=e.suspendedLanes&
r,e.warmLanes&=~r,rt===e&&(Ce&r)===r&&((Bt===4||Bt===3&&(Ce&62914560)===Ce&&300>Ao()-Wv)&&(Pe&2)===0?gd(e,0):Av|=r,hd===Ce&&(hd=0)),ga(e)}function N4(e,t){t===0&&
(t=xk()),e=uc(e,t),e!==null&&(Uu(e,t),ga(e))}function zM(e){var t=e.memoizedState,r=0;t!==null&&(r=t.retryLane),N4(e,r)}function TM(e,t){var r=0;switch(e.tag){case 31:case 13:
var o=e.stateNode,n=e.memoizedState;n!==null&&(r=n.retryLane);break;case 19:o=e.stateNode;break;case 22:o=e.stateNode._retryCache;break;default:throw Error(P(314))}
o!==null&&o.delete(t),N4(e,r)}function kM(e,t){return C1(e,t)}var bd=null,Us=null,d1=!1,Dv=!1,aw=!1,Ii=0;function ga(e){e!==Us&&e.next===null&&(Us===null?bd=Us=
e:Us=Us.next=e),Dv=!0,d1||(d1=!0,EM())}function Xu(e,t){if(!aw&&Dv){aw=!0;do for(var r=!1,o=bd;o!==null;){if(!t)if(e!==0){var n=o.pendingLanes;if(n===0)var a=0;else{
var i=o.suspendedLanes,l=o.pingedLanes;a=(1<<31-Oo(42|e)+1)-1,a&=n&~(i&~l),a=a&201326741?a&201326741|1:a?a|2:0}a!==0&&(r=!0,D6(o,a))}else a=Ce,a=jv(o,o===rt?a:0,
o.cancelPendingCommit!==null||o.timeoutHandle!==-1),(a&3)===0||Vu(o,a)||(r=!0,D6(o,a));o=o.next}while(r);aw=!1}}function RM(){O4()}function O4(){Dv=d1=!1;var e=0;
Ii!==0&&jM()&&(e=Ii);for(var t=Ao(),r=null,o=bd;o!==null;){var n=o.next,a=M4(o,t);a===0?(o.next=null,r===null?bd=n:r.next=n,n===null&&(Us=r)):(r=o,(e!==0||(a&3)!==
0)&&(Dv=!0)),o=n}Rt!==0&&Rt!==5||Xu(e,!1),Ii!==0&&(Ii=0)}function M4(e,t){for(var r=e.suspendedLanes,o=e.pingedLanes,n=e.expirationTimes,a=e.pendingLanes&-62914561;0<
a;){var i=31-Oo(a),l=1<<i,c=n[i];c===-1?((l&r)===0||(l&o)!==0)&&(n[i]=YN(l,t)):c<=t&&(e.expiredLanes|=l),a&=~l}if(t=rt,r=Ce,r=jv(e,e===t?r:0,e.cancelPendingCommit!==
null||e.timeoutHandle!==-1),o=e.callbackNode,r===0||e===t&&(Ue===2||Ue===9)||e.cancelPendingCommit!==null)return o!==null&&o!==null&&Ly(o),e.callbackNode=null,e.
callbackPriority=0;if((r&3)===0||Vu(e,r)){if(t=r&-r,t===e.callbackPriority)return t;switch(o!==null&&Ly(o),T1(r)){case 2:case 8:r=bk;break;case 32:r=uv;break;case 268435456:
r=yk;break;default:r=uv}return o=D4.bind(null,e),r=C1(r,o),e.callbackPriority=t,e.callbackNode=r,t}return o!==null&&o!==null&&Ly(o),e.callbackPriority=2,e.callbackNode=
null,2}function D4(e,t){if(Rt!==0&&Rt!==5)return e.callbackNode=null,e.callbackPriority=0,null;var r=e.callbackNode;if(tg()&&e.callbackNode!==r)return null;var o=Ce;
return o=jv(e,e===rt?o:0,e.cancelPendingCommit!==null||e.timeoutHandle!==-1),o===0?null:(S4(e,o,t),M4(e,Ao()),e.callbackNode!=null&&e.callbackNode===r?D4.bind(null,
e):null)}function D6(e,t){if(tg())return null;S4(e,t,!0)}function EM(){IM(function(){(Pe&6)!==0?C1(gk,RM):O4()})}function mx(){if(Ii===0){var e=nc;e===0&&(e=Ch,
Ch<<=1,(Ch&261888)===0&&(Ch=256)),Ii=e}return Ii}function B6(e){return e==null||typeof e=="symbol"||typeof e=="boolean"?null:typeof e=="function"?e:qh(e)}function AM(e,t,r,o,n){
if(t==="submit"&&r&&r.stateNode===n){var a=B6((n[fo]||null).action),i=o.submitter;i&&(t=(t=i[fo]||null)?B6(t.formAction):i.getAttribute("formAction"),t!==null&&
(a=t,i=null));var l=new Iv("action","action",null,o,n);e.push({event:l,listeners:[{instance:null,listener:function(){if(o.defaultPrevented){if(Ii!==0){var c=new FormData(
n,i);Iw(r,{pending:!0,data:c,method:n.method,action:a},null,c)}}else typeof a=="function"&&(l.preventDefault(),c=new FormData(n,i),Iw(r,{pending:!0,data:c,method:n.
method,action:a},a,c))},currentTarget:n}]})}}for(Hh=0;Hh<Ew.length;Hh++)Ih=Ew[Hh],P6=Ih.toLowerCase(),L6=Ih[0].toUpperCase()+Ih.slice(1),kn(P6,"on"+L6);var Ih,P6,
L6,Hh;kn(Yk,"onAnimationEnd");kn(Fk,"onAnimationIteration");kn(Xk,"onAnimationStart");kn("dblclick","onDoubleClick");kn("focusin","onFocus");kn("focusout","onBl\
ur");kn(VO,"onTransitionRun");kn(UO,"onTransitionStart");kn(GO,"onTransitionCancel");kn(Kk,"onTransitionEnd");ud("onMouseEnter",["mouseout","mouseover"]);ud("on\
MouseLeave",["mouseout","mouseover"]);ud("onPointerEnter",["pointerout","pointerover"]);ud("onPointerLeave",["pointerout","pointerover"]);dc("onChange","change \
click focusin focusout input keydown keyup selectionchange".split(" "));dc("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup sele\
ctionchange".split(" "));dc("onBeforeInput",["compositionend","keypress","textInput","paste"]);dc("onCompositionEnd","compositionend focusout keydown keypress k\
eyup mousedown".split(" "));dc("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "));dc("onCompositionUpdate","compositi\
onupdate focusout keydown keypress keyup mousedown".split(" "));var Ou="abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loa\
dedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "),NM=new Set("befor\
etoggle cancel close invalid load scroll scrollend toggle".split(" ").concat(Ou));function B4(e,t){t=(t&4)!==0;for(var r=0;r<e.length;r++){var o=e[r],n=o.event;
o=o.listeners;e:{var a=void 0;if(t)for(var i=o.length-1;0<=i;i--){var l=o[i],c=l.instance,s=l.currentTarget;if(l=l.listener,c!==a&&n.isPropagationStopped())break e;
a=l,n.currentTarget=s;try{a(n)}catch(u){pv(u)}n.currentTarget=null,a=c}else for(i=0;i<o.length;i++){if(l=o[i],c=l.instance,s=l.currentTarget,l=l.listener,c!==a&&
n.isPropagationStopped())break e;a=l,n.currentTarget=s;try{a(n)}catch(u){pv(u)}n.currentTarget=null,a=c}}}}function we(e,t){var r=t[NT];r===void 0&&(r=t[NT]=new Set);
var o=e+"__bubble";r.has(o)||(P4(t,e,2,!1),r.add(o))}function iw(e,t,r){var o=0;t&&(o|=4),P4(r,e,o,t)}var Vh="_reactListening"+Math.random().toString(36).slice(
2);function ux(e){if(!e[Vh]){e[Vh]=!0,kk.forEach(function(r){r!=="selectionchange"&&(NM.has(r)||iw(r,!1,e),iw(r,!0,e))});var t=e.nodeType===9?e:e.ownerDocument;
t===null||t[Vh]||(t[Vh]=!0,iw("selectionchange",!1,t))}}function P4(e,t,r,o){switch(i8(t)){case 2:var n=SD;break;case 8:n=CD;break;default:n=yx}r=n.bind(null,t,
r,e),n=void 0,!zw||t!=="touchstart"&&t!=="touchmove"&&t!=="wheel"||(n=!0),o?n!==void 0?e.addEventListener(t,r,{capture:!0,passive:n}):e.addEventListener(t,r,!0):
n!==void 0?e.addEventListener(t,r,{passive:n}):e.addEventListener(t,r,!1)}function lw(e,t,r,o,n){var a=o;if((t&1)===0&&(t&2)===0&&o!==null)e:for(;;){if(o===null)
return;var i=o.tag;if(i===3||i===4){var l=o.stateNode.containerInfo;if(l===n)break;if(i===4)for(i=o.return;i!==null;){var c=i.tag;if((c===3||c===4)&&i.stateNode.
containerInfo===n)return;i=i.return}for(;l!==null;){if(i=Xl(l),i===null)return;if(c=i.tag,c===5||c===6||c===26||c===27){o=a=i;continue e}l=l.parentNode}}o=o.return}
Bk(function(){var s=a,u=R1(r),d=[];e:{var m=Qk.get(e);if(m!==void 0){var f=Iv,p=e;switch(e){case"keypress":if(Fh(r)===0)break e;case"keydown":case"keyup":f=gO;break;case"\
focusin":p="focus",f=Gy;break;case"focusout":p="blur",f=Gy;break;case"beforeblur":case"afterblur":f=Gy;break;case"click":if(r.button===2)break e;case"auxclick":case"\
dblclick":case"mousedown":case"mousemove":case"mouseup":case"mouseout":case"mouseover":case"contextmenu":f=HT;break;case"drag":case"dragend":case"dragenter":case"\
dragexit":case"dragleave":case"dragover":case"dragstart":case"drop":f=aO;break;case"touchcancel":case"touchend":case"touchmove":case"touchstart":f=_O;break;case Yk:case Fk:case Xk:
f=cO;break;case Kk:f=CO;break;case"scroll":case"scrollend":f=oO;break;case"wheel":f=TO;break;case"copy":case"cut":case"paste":f=dO;break;case"gotpointercapture":case"\
lostpointercapture":case"pointercancel":case"pointerdown":case"pointermove":case"pointerout":case"pointerover":case"pointerup":f=VT;break;case"submit":f=wO;break;case"\
toggle":case"beforetoggle":f=RO}var h=(t&4)!==0,w=!h&&(e==="scroll"||e==="scrollend"),v=h?m!==null?m+"Capture":null:m;h=[];for(var g=s,b;g!==null;){var y=g;if(b=
y.stateNode,y=y.tag,y!==5&&y!==26&&y!==27||b===null||v===null||(y=Cu(g,v),y!=null&&h.push(Mu(g,y,b))),w)break;g=g.return}0<h.length&&(m=new f(m,p,null,r,u),d.push(
{event:m,listeners:h}))}}if((t&7)===0){e:{if(f=e==="mouseover"||e==="pointerover",m=e==="mouseout"||e==="pointerout",f&&r!==Cw&&(p=r.relatedTarget||r.fromElement)&&
(Xl(p)||p[Cd]))break e;(m||f)&&(p=u.window===u?u:(f=u.ownerDocument)?f.defaultView||f.parentWindow:window,m?(f=r.relatedTarget||r.toElement,m=s,f=f?Xl(f):null,f!==
null&&(w=Hu(f),h=f.tag,f!==w||h!==5&&h!==27&&h!==6)&&(f=null)):(m=null,f=s),m!==f&&(h=HT,y="onMouseLeave",v="onMouseEnter",g="mouse",(e==="pointerout"||e==="poi\
nterover")&&(h=VT,y="onPointerLeave",v="onPointerEnter",g="pointer"),w=m==null?p:lu(m),b=f==null?p:lu(f),p=new h(y,g+"leave",m,r,u),p.target=w,p.relatedTarget=b,
y=null,Xl(u)===s&&(h=new h(v,g+"enter",f,r,u),h.target=b,h.relatedTarget=w,y=h),w=y,h=m&&f?uw(m,f,OM):null,m!==null&&j6(d,p,m,h,!1),f!==null&&w!==null&&j6(d,w,f,
h,!0)))}e:{if(m=s?lu(s):window,f=m.nodeName&&m.nodeName.toLowerCase(),f==="select"||f==="input"&&m.type==="file")var _=qT;else if($T(m))if(Vk)_=jO;else{_=PO;var C=BO}else
f=m.nodeName,!f||f.toLowerCase()!=="input"||m.type!=="checkbox"&&m.type!=="radio"?s&&k1(s.elementType)&&(_=qT):_=LO;if(_&&(_=_(e,s))){Ik(d,_,r,u);break e}C&&C(e,
m,s)}switch(C=s?lu(s):window,e){case"focusin":($T(C)||C.contentEditable==="true")&&(Xs=C,kw=s,uu=null);break;case"focusout":uu=kw=Xs=null;break;case"mousedown":
Rw=!0;break;case"contextmenu":case"mouseup":case"dragend":Rw=!1,KT(d,r,u);break;case"selectionchange":if(IO)break;case"keydown":case"keyup":KT(d,r,u)}var S;if(N1)
e:{switch(e){case"compositionstart":var z="onCompositionStart";break e;case"compositionend":z="onCompositionEnd";break e;case"compositionupdate":z="onCompositio\
nUpdate";break e}z=void 0}else Fs?jk(e,r)&&(z="onCompositionEnd"):e==="keydown"&&r.keyCode===229&&(z="onCompositionStart");z&&(Lk&&r.locale!=="ko"&&(Fs||z!=="on\
CompositionStart"?z==="onCompositionEnd"&&Fs&&(S=Pk()):(Pi=u,E1="value"in Pi?Pi.value:Pi.textContent,Fs=!0)),C=Bv(s,z),0<C.length&&(z=new IT(z,e,null,r,u),d.push(
{event:z,listeners:C}),S?z.data=S:(S=Hk(r),S!==null&&(z.data=S)))),(S=AO?NO(e,r):OO(e,r))&&(z=Bv(s,"onBeforeInput"),0<z.length&&(C=new IT("onBeforeInput","befor\
einput",null,r,u),d.push({event:C,listeners:z}),C.data=S)),AM(d,e,s,r,u)}B4(d,t)})}function Mu(e,t,r){return{instance:e,listener:t,currentTarget:r}}function Bv(e,t){
for(var r=t+"Capture",o=[];e!==null;){var n=e,a=n.stateNode;if(n=n.tag,n!==5&&n!==26&&n!==27||a===null||(n=Cu(e,r),n!=null&&o.unshift(Mu(e,n,a)),n=Cu(e,t),n!=null&&
o.push(Mu(e,n,a))),e.tag===3)return o;e=e.return}return[]}function OM(e){if(e===null)return null;do e=e.return;while(e&&e.tag!==5&&e.tag!==27);return e||null}function j6(e,t,r,o,n){
for(var a=t._reactName,i=[];r!==null&&r!==o;){var l=r,c=l.alternate,s=l.stateNode;if(l=l.tag,c!==null&&c===o)break;l!==5&&l!==26&&l!==27||s===null||(c=s,n?(s=Cu(
r,a),s!=null&&i.unshift(Mu(r,s,c))):n||(s=Cu(r,a),s!=null&&i.push(Mu(r,s,c)))),r=r.return}i.length!==0&&e.push({event:t,listeners:i})}var MM=/\r\n?/g,DM=/\u0000|\uFFFD/g;
function H6(e){return(typeof e=="string"?e:""+e).replace(MM,`
`).replace(DM,"")}function L4(e,t){return t=H6(t),H6(e)===t}function Ge(e,t,r,o,n,a){switch(r){case"children":if(typeof o=="string")t==="body"||t==="textarea"&&
o===""||fd(e,o);else if(typeof o=="number"||typeof o=="bigint")t!=="body"&&fd(e,""+o);else return;break;case"className":kh(e,"class",o);break;case"tabIndex":kh(
e,"tabindex",o);break;case"dir":case"role":case"viewBox":case"width":case"height":kh(e,r,o);break;case"style":Dk(e,o,a);return;case"data":if(t!=="object"){kh(e,
"data",o);break}case"src":case"href":if(o===""&&(t!=="a"||r!=="href")){e.removeAttribute(r);break}if(o==null||typeof o=="function"||typeof o=="symbol"||typeof o==
"boolean"){e.removeAttribute(r);break}o=qh(o),e.setAttribute(r,o);break;case"action":case"formAction":if(typeof o=="function"){e.setAttribute(r,"javascript:thro\
w new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to us\
e event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')");break}else typeof a=="function"&&(r==="formAction"?(t!=="\
input"&&Ge(e,t,"name",n.name,n,null),Ge(e,t,"formEncType",n.formEncType,n,null),Ge(e,t,"formMethod",n.formMethod,n,null),Ge(e,t,"formTarget",n.formTarget,n,null)):
(Ge(e,t,"encType",n.encType,n,null),Ge(e,t,"method",n.method,n,null),Ge(e,t,"target",n.target,n,null)));if(o==null||typeof o=="symbol"||typeof o=="boolean"){e.removeAttribute(
r);break}o=qh(o),e.setAttribute(r,o);break;case"onClick":o!=null&&(e.onclick=da);return;case"onScroll":o!=null&&we("scroll",e);return;case"onScrollEnd":o!=null&&
we("scrollend",e);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(P(61));if(r=o.__html,r!=null){if(n.children!=
null)throw Error(P(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"multiple":e.multiple=o&&typeof o!="function"&&typeof o!="symbol";break;case"muted":e.muted=o&&
typeof o!="function"&&typeof o!="symbol";break;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"defaultValue":case"defaultChecked":case"\
innerHTML":case"ref":break;case"autoFocus":break;case"xlinkHref":if(o==null||typeof o=="function"||typeof o=="boolean"||typeof o=="symbol"){e.removeAttribute("x\
link:href");break}r=qh(o),e.setAttributeNS("http://www.w3.org/1999/xlink","xlink:href",r);break;case"contentEditable":case"spellCheck":case"draggable":case"valu\
e":case"autoReverse":case"externalResourcesRequired":case"focusable":case"preserveAlpha":o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):e.
removeAttribute(r);break;case"inert":case"allowFullScreen":case"async":case"autoPlay":case"controls":case"credentialless":case"default":case"defer":case"disable\
d":case"disablePictureInPicture":case"disableRemotePlayback":case"formNoValidate":case"hidden":case"loop":case"noModule":case"noValidate":case"open":case"playsI\
nline":case"readOnly":case"required":case"reversed":case"scoped":case"seamless":case"itemScope":o&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,""):
e.removeAttribute(r);break;case"capture":case"download":o===!0?e.setAttribute(r,""):o!==!1&&o!=null&&typeof o!="function"&&typeof o!="symbol"?e.setAttribute(r,o):
e.removeAttribute(r);break;case"cols":case"rows":case"size":case"span":o!=null&&typeof o!="function"&&typeof o!="symbol"&&!isNaN(o)&&1<=o?e.setAttribute(r,o):e.
removeAttribute(r);break;case"rowSpan":case"start":o==null||typeof o=="function"||typeof o=="symbol"||isNaN(o)?e.removeAttribute(r):e.setAttribute(r,o);break;case"\
popover":we("beforetoggle",e),we("toggle",e),$h(e,"popover",o);break;case"xlinkActuate":Va(e,"http://www.w3.org/1999/xlink","xlink:actuate",o);break;case"xlinkA\
rcrole":Va(e,"http://www.w3.org/1999/xlink","xlink:arcrole",o);break;case"xlinkRole":Va(e,"http://www.w3.org/1999/xlink","xlink:role",o);break;case"xlinkShow":Va(
e,"http://www.w3.org/1999/xlink","xlink:show",o);break;case"xlinkTitle":Va(e,"http://www.w3.org/1999/xlink","xlink:title",o);break;case"xlinkType":Va(e,"http://\
www.w3.org/1999/xlink","xlink:type",o);break;case"xmlBase":Va(e,"http://www.w3.org/XML/1998/namespace","xml:base",o);break;case"xmlLang":Va(e,"http://www.w3.org\
/XML/1998/namespace","xml:lang",o);break;case"xmlSpace":Va(e,"http://www.w3.org/XML/1998/namespace","xml:space",o);break;case"is":$h(e,"is",o);break;case"innerT\
ext":case"textContent":return;default:if(!(2<r.length)||r[0]!=="o"&&r[0]!=="O"||r[1]!=="n"&&r[1]!=="N")r=tO.get(r)||r,$h(e,r,o);else return}Me=!0}function m1(e,t,r,o,n,a){
switch(r){case"style":Dk(e,o,a);return;case"dangerouslySetInnerHTML":if(o!=null){if(typeof o!="object"||!("__html"in o))throw Error(P(61));if(r=o.__html,r!=null){
if(n.children!=null)throw Error(P(60));a?.__html!==r&&(e.innerHTML=r)}}break;case"children":if(typeof o=="string")fd(e,o);else if(typeof o=="number"||typeof o==
"bigint")fd(e,""+o);else return;break;case"onScroll":o!=null&&we("scroll",e);return;case"onScrollEnd":o!=null&&we("scrollend",e);return;case"onClick":o!=null&&(e.
onclick=da);return;case"suppressContentEditableWarning":case"suppressHydrationWarning":case"innerHTML":case"ref":return;case"innerText":case"textContent":return;default:
if(!Rk.hasOwnProperty(r))e:{if(r[0]==="o"&&r[1]==="n"&&(n=r.endsWith("Capture"),a=r.slice(2,n?r.length-7:void 0),t=e[fo]||null,t=t!=null?t[r]:null,typeof t=="fu\
nction"&&e.removeEventListener(a,t,n),typeof o=="function")){typeof t!="function"&&t!==null&&(r in e?e[r]=null:e.hasAttribute(r)&&e.removeAttribute(r)),e.addEventListener(
a,o,n);break e}Me=!0,r in e?e[r]=o:o===!0?e.setAttribute(r,""):$h(e,r,o)}return}Me=!0}function xr(e,t,r){switch(t){case"div":case"span":case"svg":case"path":case"\
a":case"g":case"p":case"li":break;case"img":we("error",e),we("load",e);var o=!1,n=!1,a;for(a in r)if(r.hasOwnProperty(a)){var i=r[a];if(i!=null)switch(a){case"s\
rc":o=!0;break;case"srcSet":n=!0;break;case"children":case"dangerouslySetInnerHTML":throw Error(P(137,t));default:Ge(e,t,a,i,r,null)}}n&&Ge(e,t,"srcSet",r.srcSet,
r,null),o&&Ge(e,t,"src",r.src,r,null);return;case"input":we("invalid",e);var l=a=i=n=null,c=null,s=null;for(o in r)if(r.hasOwnProperty(o)){var u=r[o];if(u!=null)
switch(o){case"name":n=u;break;case"type":i=u;break;case"checked":c=u;break;case"defaultChecked":s=u;break;case"value":a=u;break;case"defaultValue":l=u;break;case"\
children":case"dangerouslySetInnerHTML":if(u!=null)throw Error(P(137,t));break;default:Ge(e,t,o,u,r,null)}}Nk(e,a,l,c,s,i,n,!1);return;case"select":we("invalid",
e),o=i=a=null;for(n in r)if(r.hasOwnProperty(n)&&(l=r[n],l!=null))switch(n){case"value":a=l;break;case"defaultValue":i=l;break;case"multiple":o=l;default:Ge(e,t,
n,l,r,null)}t=a,r=i,e.multiple=!!o,t!=null?rd(e,!!o,t,!1):r!=null&&rd(e,!!o,r,!0);return;case"textarea":we("invalid",e),a=n=o=null;for(i in r)if(r.hasOwnProperty(
i)&&(l=r[i],l!=null))switch(i){case"value":o=l;break;case"defaultValue":n=l;break;case"children":a=l;break;case"dangerouslySetInnerHTML":if(l!=null)throw Error(
P(91));break;default:Ge(e,t,i,l,r,null)}Mk(e,o,n,a);return;case"option":for(c in r)r.hasOwnProperty(c)&&(o=r[c],o!=null)&&(c==="selected"?e.selected=o&&typeof o!=
"function"&&typeof o!="symbol":Ge(e,t,c,o,r,null));return;case"dialog":we("beforetoggle",e),we("toggle",e),we("cancel",e),we("close",e);break;case"iframe":case"\
object":we("load",e);break;case"video":case"audio":for(o=0;o<Ou.length;o++)we(Ou[o],e);break;case"image":we("error",e),we("load",e);break;case"details":we("togg\
le",e);break;case"embed":case"source":case"link":we("error",e),we("load",e);case"area":case"base":case"br":case"col":case"hr":case"keygen":case"meta":case"param":case"\
track":case"wbr":case"menuitem":for(s in r)if(r.hasOwnProperty(s)&&(o=r[s],o!=null))switch(s){case"children":case"dangerouslySetInnerHTML":throw Error(P(137,t));default:
Ge(e,t,s,o,r,null)}return;default:if(k1(t)){for(u in r)r.hasOwnProperty(u)&&(o=r[u],o!==void 0&&m1(e,t,u,o,r,void 0));return}}for(l in r)r.hasOwnProperty(l)&&(o=
r[l],o!=null&&Ge(e,t,l,o,r,null))}var BM={};function PM(e,t,r,o){switch(t){case"div":case"span":case"svg":case"path":case"a":case"g":case"p":case"li":break;case"\
input":var n=null,a=null,i=null,l=null,c=null,s=null,u=null;for(f in r){var d=r[f];if(r.hasOwnProperty(f)&&d!=null)switch(f){case"checked":break;case"value":break;case"\
defaultValue":c=d;default:o.hasOwnProperty(f)||Ge(e,t,f,null,o,d)}}for(var m in o){var f=o[m];if(d=r[m],o.hasOwnProperty(m)&&(f!=null||d!=null))switch(m){case"t\
ype":f!==d&&(Me=!0),a=f;break;case"name":f!==d&&(Me=!0),n=f;break;case"checked":f!==d&&(Me=!0),s=f;break;case"defaultChecked":f!==d&&(Me=!0),u=f;break;case"valu\
e":f!==d&&(Me=!0),i=f;break;case"defaultValue":f!==d&&(Me=!0),l=f;break;case"children":case"dangerouslySetInnerHTML":if(f!=null)throw Error(P(137,t));break;default:
f!==d&&Ge(e,t,m,f,o,d)}}Sw(e,i,l,c,s,u,a,n);return;case"select":f=i=l=m=null;for(a in r)if(c=r[a],r.hasOwnProperty(a)&&c!=null)switch(a){case"value":break;case"\
multiple":f=c;default:o.hasOwnProperty(a)||Ge(e,t,a,null,o,c)}for(n in o)if(a=o[n],c=r[n],o.hasOwnProperty(n)&&(a!=null||c!=null))switch(n){case"value":a!==c&&(Me=
!0),m=a;break;case"defaultValue":a!==c&&(Me=!0),l=a;break;case"multiple":a!==c&&(Me=!0),i=a;default:a!==c&&Ge(e,t,n,a,o,c)}t=l,r=i,o=f,m!=null?rd(e,!!r,m,!1):!!o!=
!!r&&(t!=null?rd(e,!!r,t,!0):rd(e,!!r,r?[]:"",!1));return;case"textarea":f=m=null;for(l in r)if(n=r[l],r.hasOwnProperty(l)&&n!=null&&!o.hasOwnProperty(l))switch(l){case"\
value":break;case"children":break;default:Ge(e,t,l,null,o,n)}for(i in o)if(n=o[i],a=r[i],o.hasOwnProperty(i)&&(n!=null||a!=null))switch(i){case"value":n!==a&&(Me=
!0),m=n;break;case"defaultValue":n!==a&&(Me=!0),f=n;break;case"children":break;case"dangerouslySetInnerHTML":if(n!=null)throw Error(P(91));break;default:n!==a&&
Ge(e,t,i,n,o,a)}Ok(e,m,f);return;case"option":for(var p in r)m=r[p],r.hasOwnProperty(p)&&m!=null&&!o.hasOwnProperty(p)&&(p==="selected"?e.selected=!1:Ge(e,t,p,null,
o,m));for(c in o)m=o[c],f=r[c],o.hasOwnProperty(c)&&m!==f&&(m!=null||f!=null)&&(c==="selected"?(m!==f&&(Me=!0),e.selected=m&&typeof m!="function"&&typeof m!="sy\
mbol"):Ge(e,t,c,m,o,f));return;case"img":case"link":case"area":case"base":case"br":case"col":case"embed":case"hr":case"keygen":case"meta":case"param":case"sourc\
e":case"track":case"wbr":case"menuitem":for(var h in r)m=r[h],r.hasOwnProperty(h)&&m!=null&&!o.hasOwnProperty(h)&&Ge(e,t,h,null,o,m);for(s in o)if(m=o[s],f=r[s],
o.hasOwnProperty(s)&&m!==f&&(m!=null||f!=null))switch(s){case"children":case"dangerouslySetInnerHTML":if(m!=null)throw Error(P(137,t));break;default:Ge(e,t,s,m,
o,f)}return;default:if(k1(t)){for(var w in r)m=r[w],r.hasOwnProperty(w)&&m!==void 0&&!o.hasOwnProperty(w)&&m1(e,t,w,void 0,o,m);for(u in o)m=o[u],f=r[u],!o.hasOwnProperty(
u)||m===f||m===void 0&&f===void 0||m1(e,t,u,m,o,f);return}}for(var v in r)m=r[v],r.hasOwnProperty(v)&&m!=null&&!o.hasOwnProperty(v)&&Ge(e,t,v,null,o,m);for(d in o)
m=o[d],f=r[d],!o.hasOwnProperty(d)||m===f||m==null&&f==null||Ge(e,t,d,m,o,f)}function I6(e){switch(e){case"css":case"script":case"font":case"img":case"image":case"\
input":case"link":return!0;default:return!1}}function LM(){if(typeof performance.getEntriesByType=="function"){for(var e=0,t=0,r=performance.getEntriesByType("r\
esource"),o=0;o<r.length;o++){var n=r[o],a=n.transferSize,i=n.initiatorType,l=n.duration;if(a&&l&&I6(i)){for(i=0,l=n.responseEnd,o+=1;o<r.length;o++){var c=r[o],
s=c.startTime;if(s>l)break;var u=c.transferSize,d=c.initiatorType;u&&I6(d)&&(c=c.responseEnd,i+=u*(c<l?1:(l-s)/(c-s)))}if(--o,t+=8*(a+i)/(n.duration/1e3),e++,10<
e)break}}if(0<e)return t/e/1e6}return navigator.connection&&(e=navigator.connection.downlink,typeof e=="number")?e:5}var u1=null,f1=null;function Du(e){return e.
nodeType===9?e:e.ownerDocument}function V6(e){switch(e){case"http://www.w3.org/2000/svg":return 1;case"http://www.w3.org/1998/Math/MathML":return 2;default:return 0}}
function j4(e,t){if(e===0)switch(t){case"svg":return 1;case"math":return 2;default:return 0}return e===1&&t==="foreignObject"?0:e}function H4(e,t,r,o){return r=
Du(r).createElement(e),r[gr]=o,r[fo]=t,xr(r,e,t),dr(r),r}function p1(e,t){return e==="textarea"||e==="noscript"||typeof t.children=="string"||typeof t.children==
"number"||typeof t.children=="bigint"||typeof t.dangerouslySetInnerHTML=="object"&&t.dangerouslySetInnerHTML!==null&&t.dangerouslySetInnerHTML.__html!=null}var cw=null;
function jM(){var e=window.event;return e&&e.type==="popstate"?e===cw?!1:(cw=e,!0):(cw=null,!1)}var fx=typeof setTimeout=="function"?setTimeout:void 0,HM=typeof clearTimeout==
"function"?clearTimeout:void 0,U6=typeof Promise=="function"?Promise:void 0,G6=typeof requestAnimationFrame=="function"?requestAnimationFrame:fx,IM=typeof queueMicrotask==
"function"?queueMicrotask:typeof U6<"u"?function(e){return U6.resolve(null).then(e).catch(VM)}:fx;function VM(e){setTimeout(function(){throw e})}function ol(e){
return e==="head"}function $6(e,t){var r=t,o=0;do{var n=r.nextSibling;if(e.removeChild(r),n&&n.nodeType===8)if(r=n.data,r==="/$"||r==="/&"){if(o===0){e.removeChild(
n),Sd(t);return}o--}else if(r==="$"||r==="$?"||r==="$~"||r==="$!"||r==="&")o++;else if(r==="html")dw(e.ownerDocument.documentElement);else if(r==="head"){r=e.ownerDocument.
head,dw(r);for(var a=r.firstChild;a;){var i=a.nextSibling,l=a.nodeName;a[Gu]||l==="SCRIPT"||l==="STYLE"||l==="LINK"&&a.rel.toLowerCase()==="stylesheet"||r.removeChild(
a),a=i}}else r==="body"&&dw(e.ownerDocument.body);r=n}while(r);Sd(t)}function q6(e,t){var r=e;e=0;do{var o=r.nextSibling;if(r.nodeType===1?t?(r._stashedDisplay=
r.style.display,r.style.display="none"):(r.style.display=r._stashedDisplay||"",r.getAttribute("style")===""&&r.removeAttribute("style")):r.nodeType===3&&(t?(r._stashedText=
r.nodeValue,r.nodeValue=""):r.nodeValue=r._stashedText||""),o&&o.nodeType===8)if(r=o.data,r==="/$"){if(e===0)break;e--}else r!=="$"&&r!=="$?"&&r!=="$~"&&r!=="$!"||
e++;r=o}while(r)}function I4(e,t,r){if(t=CSS.escape(t)!==t?"r-"+btoa(t).replace(/=/g,""):t,e.style.viewTransitionName=t,r!=null&&(e.style.viewTransitionClass=r),
r=getComputedStyle(e),r.display==="inline"){if(t=e.getClientRects(),t.length===1)var o=1;else for(var n=o=0;n<t.length;n++){var a=t[n];0<a.width&&0<a.height&&o++}
o===1&&(e=e.style,e.display=t.length===1?"inline-block":"block",e.marginTop="-"+r.paddingTop,e.marginBottom="-"+r.paddingBottom)}}function V4(e,t){e=e.style,t=t.
style;var r=t!=null?t.hasOwnProperty("viewTransitionName")?t.viewTransitionName:t.hasOwnProperty("view-transition-name")?t["view-transition-name"]:null:null;e.viewTransitionName=
r==null||typeof r=="boolean"?"":(""+r).trim(),r=t!=null?t.hasOwnProperty("viewTransitionClass")?t.viewTransitionClass:t.hasOwnProperty("view-transition-class")?
t["view-transition-class"]:null:null,e.viewTransitionClass=r==null||typeof r=="boolean"?"":(""+r).trim(),e.display==="inline-block"&&(t==null?e.display=e.margin=
"":(r=t.display,e.display=r==null||typeof r=="boolean"?"":r,r=t.margin,r!=null?e.margin=r:(r=t.hasOwnProperty("marginTop")?t.marginTop:t["margin-top"],e.marginTop=
r==null||typeof r=="boolean"?"":r,t=t.hasOwnProperty("marginBottom")?t.marginBottom:t["margin-bottom"],e.marginBottom=t==null||typeof t=="boolean"?"":t)))}function U4(e,t,r){
return r=r.ownerDocument.defaultView,{rect:e,abs:t.position==="absolute"||t.position==="fixed",clip:t.clipPath!=="none"||t.overflow!=="visible"||t.filter!=="non\
e"||t.mask!=="none"||t.mask!=="none"||t.borderRadius!=="0px",view:0<=e.bottom&&0<=e.right&&e.top<=r.innerHeight&&e.left<=r.innerWidth}}function h1(e){var t=e.getBoundingClientRect(),
r=getComputedStyle(e);return U4(t,r,e)}function UM(e){var t=e.getBoundingClientRect();t=new DOMRect(t.x+2e4,t.y+2e4,t.width,t.height);var r=getComputedStyle(e);
return U4(t,r,e)}function GM(e){return e.documentElement.clientHeight}function $M(e){this.addEventListener("load",e),this.addEventListener("error",e)}function qM(e,t,r,o,n,a,i,l,c){
var s=t.nodeType===9?t:t.ownerDocument;try{var u=s.startViewTransition({update:function(){var m=s.defaultView,f=m.navigation&&m.navigation.transition,p=s.fonts.
status;o();var h=[];if(p==="loaded"&&(GM(s),s.fonts.status==="loading"&&h.push(s.fonts.ready)),p=h.length,e!==null)for(var w=e.suspenseyImages,v=0,g=0;g<w.length;g++){
var b=w[g];if(!b.complete){var y=b.getBoundingClientRect();if(0<y.bottom&&0<y.right&&y.top<m.innerHeight&&y.left<m.innerWidth){if(v+=e8(b),v>iv){h.length=p;break}
b=new Promise($M.bind(b)),h.push(b)}}}if(0<h.length)return m=Promise.race([Promise.all(h),new Promise(function(_){return setTimeout(_,500)})]).then(n,n),(f?Promise.
allSettled([f.finished,m]):m).then(a,a);if(n(),f)return f.finished.then(a,a);a()},types:r});s.__reactViewTransition=u;var d=[];return u.ready.then(function(){for(var m=s.
documentElement.getAnimations({subtree:!0}),f=0;f<m.length;f++){var p=m[f],h=p.effect,w=h.pseudoElement;if(w!=null&&w.startsWith("::view-transition")){d.push(p),
p=h.getKeyframes();for(var v=w=void 0,g=!0,b=0;b<p.length;b++){var y=p[b],_=y.width;if(w===void 0)w=_;else if(w!==_){g=!1;break}if(_=y.height,v===void 0)v=_;else if(v!==
_){g=!1;break}delete y.width,delete y.height,y.transform==="none"&&delete y.transform}g&&w!==void 0&&v!==void 0&&(h.setKeyframes(p),g=getComputedStyle(h.target,
h.pseudoElement),g.width!==w||g.height!==v)&&(g=p[0],g.width=w,g.height=v,g=p[p.length-1],g.width=w,g.height=v,h.setKeyframes(p))}}i()},function(m){s.__reactViewTransition===
u&&(s.__reactViewTransition=null);try{typeof m=="object"&&m!==null&&m.name==="InvalidStateError"&&(m.message==="View transition was skipped because document vis\
ibility state is hidden."||m.message==="Skipping view transition because document visibility state has become hidden."||m.message==="Skipping view transition be\
cause viewport size changed."||m.message==="Transition was aborted because of invalid state")&&(m=null),m!==null&&c(m)}finally{o(),n(),i()}}),u.finished.finally(
function(){for(var m=0;m<d.length;m++)d[m].cancel();s.__reactViewTransition===u&&(s.__reactViewTransition=null),l()}),u}catch{return o(),n(),i(),null}}function Kl(e,t){
this._scope=document.documentElement,this._selector="::view-transition-"+e+"("+t+")"}Kl.prototype.animate=function(e,t){return t=typeof t=="number"?{duration:t}:
ot({},t),t.pseudoElement=this._selector,this._scope.animate(e,t)};Kl.prototype.getAnimations=function(){for(var e=this._scope,t=this._selector,r=e.getAnimations(
{subtree:!0}),o=[],n=0;n<r.length;n++){var a=r[n].effect;a!==null&&a.target===e&&a.pseudoElement===t&&o.push(r[n])}return o};Kl.prototype.getComputedStyle=function(){
return getComputedStyle(this._scope,this._selector)};function G4(e){return{name:e,group:new Kl("group",e),imagePair:new Kl("image-pair",e),old:new Kl("old",e),new:new Kl(
"new",e)}}function Bo(e){this._fragmentFiber=e,this._observers=this._eventListeners=null}Bo.prototype.addEventListener=function(e,t,r){var o=null,n=null;if(!(r!=
null&&typeof r!="boolean"&&(o=r.signal||null,o!==null&&o.aborted))){this._eventListeners===null&&(this._eventListeners=[]);var a=this._eventListeners;if($4(a,e,
t,r)===-1){var i=this,l=t;r!=null&&typeof r!="boolean"&&r.once===!0&&(l=function(c){i.removeEventListener(e,t,r),typeof t=="function"?t.call(this,c):t.handleEvent(
c)}),o!==null&&(n=i.removeEventListener.bind(i,e,t,r),o.addEventListener("abort",n,{once:!0}),n=o.removeEventListener.bind(o,"abort",n)),o=yd(r),a.push({type:e,
listener:t,optionsOrUseCapture:r,attachedListener:l,cleanup:n}),uo(this._fragmentFiber.child,!1,YM,e,l,o)}this._eventListeners=a}};function YM(e,t,r,o){return tr(
e).addEventListener(t,r,o),!1}Bo.prototype.removeEventListener=function(e,t,r){var o=this._eventListeners;if(o!==null&&(t=$4(o,e,t,r),t!==-1)){var n=o[t];r=n.attachedListener;
var a=n.cleanup;n=yd(n.optionsOrUseCapture),uo(this._fragmentFiber.child,!1,FM,e,r,n),o.splice(t,1),a!==null&&a()}};function FM(e,t,r,o){return tr(e).removeEventListener(
t,r,o),!1}function yd(e){return e!=null&&typeof e!="boolean"&&(e.once===!0||e.signal instanceof AbortSignal)?{capture:e.capture,passive:e.passive}:e}function Y6(e){
return e==null?"c=0":typeof e=="boolean"?"c="+(e?"1":"0"):"c="+(e.capture?"1":"0")}function $4(e,t,r,o){if(e.length===0)return-1;o=Y6(o);for(var n=0;n<e.length;n++){
var a=e[n];if(a.type===t&&a.listener===r&&Y6(a.optionsOrUseCapture)===o)return n}return-1}Bo.prototype.dispatchEvent=function(e){var t=sc(this._fragmentFiber);if(t===
null)return!0;t=tr(t);var r=this._eventListeners;if(r!==null&&0<r.length||!e.bubbles){var o=t.nodeType===9?t.createComment(""):document.createTextNode("");if(r)
for(var n=0;n<r.length;n++){var a=r[n];o.addEventListener(a.type,a.attachedListener,yd(a.optionsOrUseCapture))}if(t.appendChild(o),e=o.dispatchEvent(e),r)for(n=
0;n<r.length;n++)a=r[n],o.removeEventListener(a.type,a.attachedListener,yd(a.optionsOrUseCapture));return t.removeChild(o),e}return t.dispatchEvent(e)};Bo.prototype.
focus=function(e){uo(this._fragmentFiber.child,!0,q4,e,void 0,void 0)};function q4(e,t){return e.tag===6?!1:(e=tr(e),aD(e,t))}Bo.prototype.focusLast=function(e){
var t=[];uo(this._fragmentFiber.child,!0,px,t,void 0,void 0);for(var r=t.length-1;0<=r&&!q4(t[r],e);r--);};function px(e,t){return t.push(e),!1}Bo.prototype.blur=
function(){var e=sc(this._fragmentFiber);e!==null&&(e=tr(e),e=Du(e).activeElement,e!==null&&uo(this._fragmentFiber.child,!1,XM,e,void 0,void 0))};function XM(e,t){
return e.tag===6?!1:(e=tr(e),e===t||e.contains(t)?(t.blur(),!0):!1)}Bo.prototype.observeUsing=function(e){this._observers===null&&(this._observers=new Set),this.
_observers.add(e),uo(this._fragmentFiber.child,!1,KM,e,void 0,void 0)};function KM(e,t){return e.tag===6||(e=tr(e),t.observe(e)),!1}Bo.prototype.unobserveUsing=
function(e){var t=this._observers;if(t!==null&&t.has(e)){t.delete(e),uo(this._fragmentFiber.child,!1,QM,e,void 0,void 0);for(var r=t=0;r<zn.length;r++){var o=zn[r];
o.fragmentInstance===this&&o.observer===e?e.unobserve(o.instance):zn[t++]=o}zn.length=t}};function QM(e,t){return e.tag===6||(e=tr(e),t.unobserve(e)),!1}var zn=[],
sw=!1;function ZM(e,t,r){zn.push({fragmentInstance:e,observer:t,instance:r}),sw||(sw=!0,iD(function(){sw=!1;var o=zn;zn=[];for(var n=0;n<o.length;n++){var a=o[n];
a.observer.unobserve(a.instance)}}))}Bo.prototype.getClientRects=function(){var e=[];return uo(this._fragmentFiber.child,!1,WM,e,void 0,void 0),e};function WM(e,t){
if(e.tag===6){e=e.stateNode;var r=e.ownerDocument.createRange();r.selectNodeContents(e),t.push.apply(t,r.getClientRects())}else e=tr(e),t.push.apply(t,e.getClientRects());
return!1}Bo.prototype.getRootNode=function(e){var t=sc(this._fragmentFiber);return t===null?this:tr(t).getRootNode(e)};Bo.prototype.compareDocumentPosition=function(e){
var t=sc(this._fragmentFiber);if(t===null)return Node.DOCUMENT_POSITION_DISCONNECTED;var r=[];uo(this._fragmentFiber.child,!1,px,r,void 0,void 0);var o=tr(t);if(r.
length===0){if(r=o,zT(this._fragmentFiber)){e:{for(t=this._fragmentFiber.return;t!==null;){if(t.tag===4){t=t.stateNode.containerInfo;break e}if(t.tag===3||t.tag===
5||t.tag===27)break;t=t.return}t=null}t!=null&&(r=t)}t=this._fragmentFiber;var n=o=r.compareDocumentPosition(e);return r===e?n=Node.DOCUMENT_POSITION_CONTAINS:o&
Node.DOCUMENT_POSITION_CONTAINED_BY&&(r=fk(t)[1],r===null?n=Node.DOCUMENT_POSITION_PRECEDING:(e=tr(r).compareDocumentPosition(e),n=e===0||e&Node.DOCUMENT_POSITION_FOLLOWING?
Node.DOCUMENT_POSITION_FOLLOWING:Node.DOCUMENT_POSITION_PRECEDING)),n|=Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC}t=tr(r[0]),n=tr(r[r.length-1]);var a=zT(this.
_fragmentFiber)?t.parentElement:o;if(a==null)return Node.DOCUMENT_POSITION_DISCONNECTED;o=a.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_CONTAINED_BY,a=a.compareDocumentPosition(
n)&Node.DOCUMENT_POSITION_CONTAINED_BY;var i=t.compareDocumentPosition(e),l=n.compareDocumentPosition(e),c=i&Node.DOCUMENT_POSITION_CONTAINED_BY||l&Node.DOCUMENT_POSITION_CONTAINED_BY;
return l=o&&a&&i&Node.DOCUMENT_POSITION_FOLLOWING&&l&Node.DOCUMENT_POSITION_PRECEDING,t=o&&t===e||a&&n===e||c||l?Node.DOCUMENT_POSITION_CONTAINED_BY:!o&&t===e||
!a&&n===e?Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC:i,t&Node.DOCUMENT_POSITION_DISCONNECTED||t&Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC||JM(t,this._fragmentFiber,
r[0],r[r.length-1],e)?t:Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC};function JM(e,t,r,o,n){var a=Xl(n);if(e&Node.DOCUMENT_POSITION_CONTAINED_BY){if(r=!!a)e:{
for(;a!==null;){if(a.tag===7&&(a===t||a.alternate===t)){r=!0;break e}a=a.return}r=!1}return r}if(e&Node.DOCUMENT_POSITION_CONTAINS){if(a===null)return a=n.ownerDocument,
n===a||n===a.documentElement||n===a.body;e:{for(a=t,t=sc(t);a!==null;){if(!(a.tag!==5&&a.tag!==3&&a.tag!==27||a!==t&&a.alternate!==t)){a=!0;break e}a=a.return}a=
!1}return a}return e&Node.DOCUMENT_POSITION_PRECEDING?((t=!!a)&&!(t=a===r)&&(t=uw(r,a,TT),t===null?t=!1:(uo(t,!0,EN,a,r),a=Gs,Gs=null,t=a!==null)),t):e&Node.DOCUMENT_POSITION_FOLLOWING?
((t=!!a)&&!(t=a===o)&&(t=uw(o,a,TT),t===null?t=!1:(uo(t,!0,AN,a,o),a=Gs,mw=Gs=null,t=a!==null)),t):!1}function F6(e,t){var r=e.ownerDocument.createRange();r.selectNodeContents(
e),e=r.getBoundingClientRect(),window.scrollTo(window.scrollX+e.left,t?window.scrollY+e.top:window.scrollY+e.bottom-window.innerHeight)}Bo.prototype.scrollIntoView=
function(e){if(typeof e=="object")throw Error(P(566));var t=[];uo(this._fragmentFiber.child,!1,px,t,void 0,void 0);var r=e!==!1;if(t.length===0){var o=fk(this._fragmentFiber);
if(o=r?o[1]||o[0]||sc(this._fragmentFiber):o[0]||o[1],o===null)return;if(o.tag===6){e=tr(o),F6(e,r);return}if(o=tr(o),o.nodeType!==9){if(o.nodeType===11){r="hos\
t"in o?o.host:null,r!==null&&r.scrollIntoView(e);return}o.scrollIntoView(e)}}for(o=r?t.length-1:0;o!==(r?-1:t.length);){var n=t[o];n.tag===6?(n=tr(n),F6(n,r)):tr(
n).scrollIntoView(e),o+=r?-1:1}};function eD(e,t){return e=tr(e),Y4(e,t),!1}function Y4(e,t){e.reactFragments==null&&(e.reactFragments=new Set),e.reactFragments.
add(t)}function F4(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.addEventListener(n.type,n.attachedListener,yd(n.optionsOrUseCapture))}
e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){for(var i=0,l=0;l<zn.length;l++){var c=zn[l];(c.fragmentInstance!==t||c.observer!==a||c.instance!==
e)&&(zn[i++]=c)}zn.length=i,a.observe(e)}),Y4(e,t))}function tD(e,t){var r=t._eventListeners;if(r!==null)for(var o=0;o<r.length;o++){var n=r[o];e.removeEventListener(
n.type,n.attachedListener,yd(n.optionsOrUseCapture))}e.nodeType!==3&&(r=t._observers,r!==null&&r.forEach(function(a){typeof a.rootMargin=="string"?ZM(t,a,e):a.unobserve(
e)}),e.reactFragments!=null&&e.reactFragments.delete(t))}function v1(e){var t=e.firstChild;for(t&&t.nodeType===10&&(t=t.nextSibling);t;){var r=t;switch(t=t.nextSibling,
r.nodeName){case"HTML":case"HEAD":case"BODY":v1(r),Hv(r);continue;case"SCRIPT":case"STYLE":continue;case"LINK":if(r.rel.toLowerCase()==="stylesheet")continue}e.
removeChild(r)}}function rD(e,t,r,o){for(;e.nodeType===1;){var n=r;if(e.nodeName.toLowerCase()!==t.toLowerCase()){if(!o&&(e.nodeName!=="INPUT"||e.type!=="hidden"))
break}else if(o){if(!e[Gu])switch(t){case"meta":if(!e.hasAttribute("itemprop"))break;return e;case"link":if(a=e.getAttribute("rel"),a==="stylesheet"&&e.hasAttribute(
"data-precedence"))break;if(a!==n.rel||e.getAttribute("href")!==(n.href==null||n.href===""?null:n.href)||e.getAttribute("crossorigin")!==(n.crossOrigin==null?null:
n.crossOrigin)||e.getAttribute("title")!==(n.title==null?null:n.title))break;return e;case"style":if(e.hasAttribute("data-precedence"))break;return e;case"scrip\
t":if(a=e.getAttribute("src"),(a!==(n.src==null?null:n.src)||e.getAttribute("type")!==(n.type==null?null:n.type)||e.getAttribute("crossorigin")!==(n.crossOrigin==
null?null:n.crossOrigin))&&a&&e.hasAttribute("async")&&!e.hasAttribute("itemprop"))break;return e;default:return e}}else if(t==="input"&&e.type==="hidden"){var a=n.
name==null?null:""+n.name;if(n.type==="hidden"&&e.getAttribute("name")===a)return e}else return e;if(e=nn(e.nextSibling),e===null)break}return null}function oD(e,t,r){
if(t==="")return null;for(;e.nodeType!==3;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!r||(e=nn(e.nextSibling),e===null))return null;return e}
function X4(e,t){for(;e.nodeType!==8;)if((e.nodeType!==1||e.nodeName!=="INPUT"||e.type!=="hidden")&&!t||(e=nn(e.nextSibling),e===null))return null;return e}function g1(e){
return e.data==="$?"||e.data==="$~"}function hx(e){return e.data==="$!"||e.data==="$?"&&e.ownerDocument.readyState!=="loading"}function nD(e,t){var r=e.ownerDocument;
if(e.data==="$~")e._reactRetry=t;else if(e.data!=="$?"||r.readyState!=="loading")t();else{var o=function(){t(),r.removeEventListener("DOMContentLoaded",o)};r.addEventListener(
"DOMContentLoaded",o),e._reactRetry=o}}function nn(e){for(;e!=null;e=e.nextSibling){var t=e.nodeType;if(t===1||t===3)break;if(t===8){if(t=e.data,t==="$"||t==="$\
!"||t==="$?"||t==="$~"||t==="&"||t==="F!"||t==="F")break;if(t==="/$"||t==="/&")return null}}return e}var b1=null;function X6(e){e=e.nextSibling;for(var t=0;e;){
if(e.nodeType===8){var r=e.data;if(r==="/$"||r==="/&"){if(t===0)return nn(e.nextSibling);t--}else r!=="$"&&r!=="$!"&&r!=="$?"&&r!=="$~"&&r!=="&"||t++}e=e.nextSibling}
return null}function K6(e){e=e.previousSibling;for(var t=0;e;){if(e.nodeType===8){var r=e.data;if(r==="$"||r==="$!"||r==="$?"||r==="$~"||r==="&"){if(t===0)return e;
t--}else r!=="/$"&&r!=="/&"||t++}e=e.previousSibling}return null}function aD(e,t){function r(){o=!0}if(e.ownerDocument.activeElement===e)return!0;var o=!1;try{e.
ownerDocument.addEventListener("focus",r,!0),(e.focus||HTMLElement.prototype.focus).call(e,t)}finally{e.ownerDocument.removeEventListener("focus",r,!0)}return o}
function iD(e){G6(function(){G6(function(t){return e(t)})})}function K4(e,t,r){switch(t=Du(r),e){case"html":if(e=t.documentElement,!e)throw Error(P(452));return e;case"\
head":if(e=t.head,!e)throw Error(P(453));return e;case"body":if(e=t.body,!e)throw Error(P(454));return e;default:throw Error(P(451))}}function Q4(e,t,r){for(var o in r){
var n=r[o];r.hasOwnProperty(o)&&n!=null&&Ge(e,t,o,null,BM,n)}r.dangerouslySetInnerHTML!=null&&(e.textContent=""),e.onclick===da&&(e.onclick=null),Hv(e)}function dw(e){
for(var t=e.attributes;t.length;)e.removeAttributeNode(t[0]);Hv(e)}var an=new Map,Q6=new Set;function Bu(e){if(typeof e.getRootNode=="function"){var t=e.getRootNode();
if(t.nodeType===9||t.nodeType===11)return t}return e.nodeType===9?e:e.ownerDocument}var ti=Le.d;Le.d={f:lD,r:cD,D:sD,C:dD,L:mD,m:uD,X:pD,S:fD,M:hD};function lD(){
var e=ti.f(),t=Jv();return e||t}function cD(e){var t=zd(e);t!==null&&t.tag===5&&t.type==="form"?DR(t):ti.r(e)}var Ed=typeof document>"u"?null:document;function Z4(e,t,r){
var o=Ed;if(o&&typeof t=="string"&&t){var n=tn(t);n='link[rel="'+e+'"][href="'+n+'"]',typeof r=="string"&&(n+='[crossorigin="'+r+'"]'),Q6.has(n)||(Q6.add(n),e={
rel:e,crossOrigin:r,href:t},o.querySelector(n)===null&&(t=o.createElement("link"),xr(t,"link",e),dr(t),o.head.appendChild(t)))}}function sD(e){ti.D(e),Z4("dns-p\
refetch",e,null)}function dD(e,t){ti.C(e,t),Z4("preconnect",e,t)}function mD(e,t,r){ti.L(e,t,r);var o=Ed;if(o&&e&&t){var n='link[rel="preload"][as="'+tn(t)+'"]';
t==="image"&&r&&r.imageSrcSet?(n+='[imagesrcset="'+tn(r.imageSrcSet)+'"]',typeof r.imageSizes=="string"&&(n+='[imagesizes="'+tn(r.imageSizes)+'"]')):n+='[href="'+
tn(e)+'"]';var a=n;switch(t){case"style":a=wd(e);break;case"script":a=Ad(e)}if(!(an.has(a)||(e=ot({rel:"preload",href:t==="image"&&r&&r.imageSrcSet?void 0:e,as:t},
r),an.set(a,e),o.querySelector(n)!==null||t==="style"&&o.querySelector(Ku(a))||t==="script"&&o.querySelector(Qu(a))))){var i=o.createElement("link");xr(i,"link",
e),t==="style"&&(i[fv]=!0,i.onload=i.onerror=function(){Tk(i)}),dr(i),o.head.appendChild(i)}}}function uD(e,t){ti.m(e,t);var r=Ed;if(r&&e){var o=t&&typeof t.as==
"string"?t.as:"script",n='link[rel="modulepreload"][as="'+tn(o)+'"][href="'+tn(e)+'"]',a=n;switch(o){case"audioworklet":case"paintworklet":case"serviceworker":case"\
sharedworker":case"worker":case"script":a=Ad(e)}if(!an.has(a)&&(e=ot({rel:"modulepreload",href:e},t),an.set(a,e),r.querySelector(n)===null)){switch(o){case"audi\
oworklet":case"paintworklet":case"serviceworker":case"sharedworker":case"worker":case"script":if(r.querySelector(Qu(a)))return}o=r.createElement("link"),xr(o,"l\
ink",e),dr(o),r.head.appendChild(o)}}}function fD(e,t,r){ti.S(e,t,r);var o=Ed;if(o&&e){var n=td(o).hoistableStyles,a=wd(e);t=t||"default";var i=n.get(a);if(!i){
var l={loading:0,preload:null};if(i=o.querySelector(Ku(a)))l.loading=5;else{e=ot({rel:"stylesheet",href:e,"data-precedence":t},r),(r=an.get(a))&&vx(e,r);var c=i=
o.createElement("link");dr(c),xr(c,"link",e),c._p=new Promise(function(s,u){c.onload=s,c.onerror=u}),c.addEventListener("load",function(){l.loading|=1}),c.addEventListener(
"error",function(){l.loading|=2}),l.loading|=4,nv(i,t,o)}i={type:"stylesheet",instance:i,count:1,state:l},n.set(a,i)}}}function pD(e,t){ti.X(e,t);var r=Ed;if(r&&
e){var o=td(r).hoistableScripts,n=Ad(e),a=o.get(n);a||(a=r.querySelector(Qu(n)),a||(e=ot({src:e,async:!0},t),(t=an.get(n))&&gx(e,t),a=r.createElement("script"),
dr(a),xr(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function hD(e,t){ti.M(e,t);var r=Ed;if(r&&e){var o=td(r).
hoistableScripts,n=Ad(e),a=o.get(n);a||(a=r.querySelector(Qu(n)),a||(e=ot({src:e,async:!0,type:"module"},t),(t=an.get(n))&&gx(e,t),a=r.createElement("script"),dr(
a),xr(a,"link",e),r.head.appendChild(a)),a={type:"script",instance:a,count:1,state:null},o.set(n,a))}}function Z6(e,t,r,o){var n=(n=Vi.current)?Bu(n):null;if(!n)
throw Error(P(446));switch(e){case"meta":case"title":return null;case"style":return typeof r.precedence=="string"&&typeof r.href=="string"?(r=wd(r.href),t=td(n).
hoistableStyles,o=t.get(r),o||(o={type:"style",instance:null,count:0,state:null},t.set(r,o)),o):{type:"void",instance:null,count:0,state:null};case"link":if(r.rel===
"stylesheet"&&typeof r.href=="string"&&typeof r.precedence=="string"){e=wd(r.href);var a=td(n).hoistableStyles,i=a.get(e);if(i||(n=n.ownerDocument||n,i={type:"s\
tylesheet",instance:null,count:0,state:{loading:0,preload:null}},a.set(e,i),(a=n.querySelector(Ku(e)))?a._p||(i.instance=a,i.state.loading=5):(a=an.get(e),a||(a=
{rel:"preload",as:"style",href:r.href,crossOrigin:r.crossOrigin,integrity:r.integrity,media:r.media,hrefLang:r.hrefLang,referrerPolicy:r.referrerPolicy},an.set(
e,a)),vD(n,e,a,i.state))),t&&o===null)throw Error(P(528,""));return i}if(t&&o!==null)throw Error(P(529,""));return null;case"script":return t=r.async,r=r.src,typeof r==
"string"&&t&&typeof t!="function"&&typeof t!="symbol"?(r=Ad(r),t=td(n).hoistableScripts,o=t.get(r),o||(o={type:"script",instance:null,count:0,state:null},t.set(
r,o)),o):{type:"void",instance:null,count:0,state:null};default:throw Error(P(444,e))}}function wd(e){return'href="'+tn(e)+'"'}function Ku(e){return'link[rel="s\
tylesheet"]['+e+"]"}function W4(e){return ot({},e,{"data-precedence":e.precedence,precedence:null})}function vD(e,t,r,o){if(t=e.querySelector('link[rel="preload\
"][as="style"]['+t+"]")){if(t[fv]!==!0){o.loading=1;return}}else t=e.createElement("link"),t[fv]=!0,t.onload=t.onerror=Tk.bind(null,t),xr(t,"link",r),dr(t),e.head.
appendChild(t);o.preload=t,t.addEventListener("load",function(){return o.loading|=1}),t.addEventListener("error",function(){return o.loading|=2})}function Ad(e){
return'[src="'+tn(e)+'"]'}function Qu(e){return"script[async]"+e}function W6(e,t,r){if(t.count++,t.instance===null)switch(t.type){case"style":var o=e.querySelector(
'style[data-href~="'+tn(r.href)+'"]');if(o)return t.instance=o,dr(o),o;var n=ot({},r,{"data-href":r.href,"data-precedence":r.precedence,href:null,precedence:null});
return o=(e.ownerDocument||e).createElement("style"),dr(o),xr(o,"style",n),nv(o,r.precedence,e),t.instance=o;case"stylesheet":n=wd(r.href);var a=e.querySelector(
Ku(n));if(a)return t.state.loading|=4,t.instance=a,dr(a),a;o=W4(r),(n=an.get(n))&&vx(o,n),a=(e.ownerDocument||e).createElement("link"),dr(a);var i=a;return i._p=
new Promise(function(l,c){i.onload=l,i.onerror=c}),xr(a,"link",o),t.state.loading|=4,nv(a,r.precedence,e),t.instance=a;case"script":return a=Ad(r.src),(n=e.querySelector(
Qu(a)))?(t.instance=n,dr(n),n):(o=r,(n=an.get(a))&&(o=ot({},r),gx(o,n)),e=e.ownerDocument||e,n=e.createElement("script"),dr(n),xr(n,"link",o),e.head.appendChild(
n),t.instance=n);case"void":return null;default:throw Error(P(443,t.type))}else t.type==="stylesheet"&&(t.state.loading&4)===0&&(o=t.instance,t.state.loading|=4,
nv(o,r.precedence,e));return t.instance}function nv(e,t,r){for(var o=r.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),n=o.length?
o[o.length-1]:null,a=n,i=0;i<o.length;i++){var l=o[i];if(l.dataset.precedence===t)a=l;else if(a!==n)break}a?a.parentNode.insertBefore(e,a.nextSibling):(t=r.nodeType===
9?r.head:r,t.insertBefore(e,t.firstChild))}function vx(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.title==null&&(e.title=t.title)}function gx(e,t){e.crossOrigin==null&&(e.crossOrigin=t.crossOrigin),e.referrerPolicy==null&&(e.referrerPolicy=t.referrerPolicy),
e.integrity==null&&(e.integrity=t.integrity)}var av=null;function J6(e,t,r){if(av===null){var o=new Map,n=av=new Map;n.set(r,o)}else n=av,o=n.get(r),o||(o=new Map,
n.set(r,o));if(o.has(e))return o;for(o.set(e,null),r=r.getElementsByTagName(e),n=0;n<r.length;n++){var a=r[n];if(!(a[Gu]||a[gr]||e==="link"&&a.getAttribute("rel")===
"stylesheet")&&a.namespaceURI!=="http://www.w3.org/2000/svg"){var i=a.getAttribute(t)||"";i=e+i;var l=o.get(i);l?l.push(a):o.set(i,[a])}}return o}function y1(e,t,r){
e=e.ownerDocument||e,e.head.insertBefore(r,t==="title"?e.querySelector("head > title"):null)}function gD(e,t,r){if(r===1||t.itemProp!=null)return!1;switch(e){case"\
meta":case"title":return!0;case"style":if(typeof t.precedence!="string"||typeof t.href!="string"||t.href==="")break;return!0;case"link":if(typeof t.rel!="string"||
typeof t.href!="string"||t.href===""||t.onLoad||t.onError)break;return t.rel==="stylesheet"?(e=t.disabled,typeof t.precedence=="string"&&e==null):!0;case"script":
if(t.async&&typeof t.async!="function"&&typeof t.async!="symbol"&&!t.onLoad&&!t.onError&&t.src&&typeof t.src=="string")return!0}return!1}function ek(e,t){return e===
"img"&&t.src!=null&&t.src!==""&&t.onLoad==null&&t.loading!=="lazy"}function J4(e){return!(e.type==="stylesheet"&&(e.state.loading&3)===0)}function e8(e){return(e.
width||100)*(e.height||100)*(typeof devicePixelRatio=="number"?devicePixelRatio:1)*.25}function tk(e,t){typeof t.decode=="function"&&(e.imgCount++,t.complete||(e.
imgBytes+=e8(t),e.suspenseyImages.push(t)),e=wD.bind(e),t.decode().then(e,e))}function bD(e,t,r,o){if(r.type==="stylesheet"&&(typeof o.media!="string"||matchMedia(
o.media).matches!==!1)&&(r.state.loading&4)===0){if(r.instance===null){var n=wd(o.href),a=t.querySelector(Ku(n));if(a){t=a._p,t!==null&&typeof t=="object"&&typeof t.
then=="function"&&(e.count++,e=Pu.bind(e),t.then(e,e)),r.state.loading|=4,r.instance=a,dr(a);return}a=t.ownerDocument||t,o=W4(o),(n=an.get(n))&&vx(o,n),a=a.createElement(
"link"),dr(a);var i=a;i._p=new Promise(function(l,c){i.onload=l,i.onerror=c}),xr(a,"link",o),r.instance=a}e.stylesheets===null&&(e.stylesheets=new Map),e.stylesheets.
set(r,t),(t=r.state.preload)&&(r.state.loading&3)===0&&(e.count++,r=Pu.bind(e),t.addEventListener("load",r),t.addEventListener("error",r))}}var iv=0;function yD(e,t){
return e.stylesheets&&e.count===0&&lv(e,e.stylesheets),0<e.count||0<e.imgCount?function(r){var o=setTimeout(function(){if(e.stylesheets&&lv(e,e.stylesheets),e.unsuspend){
var a=e.unsuspend;e.unsuspend=null,a()}},6e4+t);0<e.imgBytes&&iv===0&&(iv=62500*LM());var n=setTimeout(function(){if(e.waitingForImages=!1,e.count===0&&(e.stylesheets&&
lv(e,e.stylesheets),e.unsuspend)){var a=e.unsuspend;e.unsuspend=null,a()}},(e.imgBytes>iv?50:800)+t);return e.unsuspend=r,function(){e.unsuspend=null,clearTimeout(
o),clearTimeout(n)}}:null}function t8(e){if(e.count===0&&(e.imgCount===0||!e.waitingForImages)){if(e.stylesheets)lv(e,e.stylesheets);else if(e.unsuspend){var t=e.
unsuspend;e.unsuspend=null,t()}}}function Pu(){this.count--,t8(this)}function wD(){this.imgCount--,t8(this)}var Pv=null;function lv(e,t){e.stylesheets=null,e.unsuspend!==
null&&(e.count++,Pv=new Map,t.forEach(xD,e),Pv=null,Pu.call(e))}function xD(e,t){if(!(t.state.loading&4)){var r=Pv.get(e);if(r)var o=r.get(null);else{r=new Map,
Pv.set(e,r);for(var n=e.querySelectorAll("link[data-precedence],style[data-precedence]"),a=0;a<n.length;a++){var i=n[a];(i.nodeName==="LINK"||i.getAttribute("me\
dia")!=="not all")&&(r.set(i.dataset.precedence,i),o=i)}o&&r.set(null,o)}n=t.instance,i=n.getAttribute("data-precedence"),a=r.get(i)||o,a===o&&r.set(null,n),r.set(
i,n),this.count++,o=Pu.bind(this),n.addEventListener("load",o),n.addEventListener("error",o),a?a.parentNode.insertBefore(n,a.nextSibling):(e=e.nodeType===9?e.head:
e,e.insertBefore(n,e.firstChild)),t.state.loading|=4}}var xd={$$typeof:sa,Provider:null,Consumer:null,_currentValue:Ql,_currentValue2:Ql,_threadCount:0};function _D(e,t,r,o,n,a,i,l,c){
this.tag=1,this.containerInfo=e,this.pingCache=this.current=this.pendingChildren=null,this.timeoutHandle=-1,this.callbackNode=this.next=this.pendingContext=this.
context=this.cancelPendingCommit=null,this.callbackPriority=0,this.expirationTimes=jy(-1),this.entangledLanes=this.shellSuspendCounter=this.errorRecoveryDisabledLanes=
this.expiredLanes=this.warmLanes=this.pingedLanes=this.suspendedLanes=this.pendingLanes=0,this.entanglements=jy(0),this.hiddenUpdates=jy(null),this.identifierPrefix=
o,this.onUncaughtError=n,this.onCaughtError=a,this.onRecoverableError=i,this.pooledCache=null,this.pooledCacheLanes=0,this.formState=c,this.transitionTypes=null,
this.incompleteTransitions=new Map}function r8(e,t,r,o,n,a,i,l,c,s,u,d){return e=new _D(e,t,r,i,c,s,u,d,l),t=1,a===!0&&(t|=24),a=so(3,null,null,t),e.current=a,a.
stateNode=e,t=L1(),t.refCount++,e.pooledCache=t,t.refCount++,a.memoizedState={element:o,isDehydrated:r,cache:t},I1(a),e}function o8(e){return e?(e=Zs,e):Zs}function n8(e,t,r,o,n,a){
n=o8(n),o.context===null?o.context=n:o.pendingContext=n,o=Gi(t),o.payload={element:r},a=a===void 0?null:a,a!==null&&(o.callback=a),r=$i(e,o,t),r!==null&&(mo(r,e,
t),pu(r,e,t))}function rk(e,t){if(e=e.memoizedState,e!==null&&e.dehydrated!==null){var r=e.retryLane;e.retryLane=r!==0&&r<t?r:t}}function bx(e,t){rk(e,t),(e=e.alternate)&&
rk(e,t)}function a8(e){if(e.tag===13||e.tag===31){var t=uc(e,67108864);t!==null&&mo(t,e,67108864),bx(e,67108864)}}function ok(e){if(e.tag===13||e.tag===31){var t=Mo();
t=z1(t);var r=uc(e,t);r!==null&&mo(r,e,t),bx(e,t)}}var _d=!0;function SD(e,t,r,o){var n=ce.T;ce.T=null;var a=Le.p;try{Le.p=2,yx(e,t,r,o)}finally{Le.p=a,ce.T=n}}
function CD(e,t,r,o){var n=ce.T;ce.T=null;var a=Le.p;try{Le.p=8,yx(e,t,r,o)}finally{Le.p=a,ce.T=n}}function yx(e,t,r,o){if(_d){var n=w1(o);if(n===null)lw(e,t,o,
Lv,r),nk(e,o);else if(TD(n,e,t,r,o))o.stopPropagation();else if(nk(e,o),t&4&&-1<zD.indexOf(e)){for(;n!==null;){var a=zd(n);if(a!==null)switch(a.tag){case 3:if(a=
a.stateNode,a.current.memoizedState.isDehydrated){var i=ql(a.pendingLanes);if(i!==0){var l=a;for(l.pendingLanes|=2,l.entangledLanes|=2;i;){var c=1<<31-Oo(i);l.entanglements[1]|=
c,i&=~c}ga(a),(Pe&6)===0&&(Nv=Ao()+500,Xu(0,!1))}}break;case 31:case 13:l=uc(a,2),l!==null&&mo(l,a,2),Jv(),bx(a,2)}if(a=w1(o),a===null&&lw(e,t,o,Lv,r),a===n)break;
n=a}n!==null&&o.stopPropagation()}else lw(e,t,o,null,r)}}function w1(e){return e=R1(e),wx(e)}var Lv=null;function wx(e){if(Lv=null,e=Xl(e),e!==null){var t=Hu(e);
if(t===null)e=null;else{var r=t.tag;if(r===13){if(e=dk(t),e!==null)return e;e=null}else if(r===31){if(e=mk(t),e!==null)return e;e=null}else if(r===3){if(t.stateNode.
current.memoizedState.isDehydrated)return t.tag===3?t.stateNode.containerInfo:null;e=null}else t!==e&&(e=null)}}return Lv=e,null}function i8(e){switch(e){case"b\
eforetoggle":case"cancel":case"click":case"close":case"contextmenu":case"copy":case"cut":case"auxclick":case"dblclick":case"dragend":case"dragstart":case"drop":case"\
focusin":case"focusout":case"input":case"invalid":case"keydown":case"keypress":case"keyup":case"mousedown":case"mouseup":case"paste":case"pause":case"play":case"\
pointercancel":case"pointerdown":case"pointerup":case"ratechange":case"reset":case"seeked":case"submit":case"toggle":case"touchcancel":case"touchend":case"touch\
start":case"volumechange":case"change":case"selectionchange":case"textInput":case"compositionstart":case"compositionend":case"compositionupdate":case"beforeblur":case"\
afterblur":case"beforeinput":case"blur":case"fullscreenchange":case"fullscreenerror":case"focus":case"hashchange":case"popstate":case"select":case"selectstart":
return 2;case"drag":case"dragenter":case"dragexit":case"dragleave":case"dragover":case"mousemove":case"mouseout":case"mouseover":case"pointermove":case"pointero\
ut":case"pointerover":case"resize":case"scroll":case"touchmove":case"wheel":case"mouseenter":case"mouseleave":case"pointerenter":case"pointerleave":return 8;case"\
message":switch(HN()){case gk:return 2;case bk:return 8;case uv:case IN:return 32;case yk:return 268435456;default:return 32}default:return 32}}var x1=!1,Xi=null,
Ki=null,Qi=null,Lu=new Map,ju=new Map,Di=[],zD="mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend \
dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(" ");function nk(e,t){
switch(e){case"focusin":case"focusout":Xi=null;break;case"dragenter":case"dragleave":Ki=null;break;case"mouseover":case"mouseout":Qi=null;break;case"pointerover":case"\
pointerout":Lu.delete(t.pointerId);break;case"gotpointercapture":case"lostpointercapture":ju.delete(t.pointerId)}}function ou(e,t,r,o,n,a){return e===null||e.nativeEvent!==
a?(e={blockedOn:t,domEventName:r,eventSystemFlags:o,nativeEvent:a,targetContainers:[n]},t!==null&&(t=zd(t),t!==null&&a8(t)),e):(e.eventSystemFlags|=o,t=e.targetContainers,
n!==null&&t.indexOf(n)===-1&&t.push(n),e)}function TD(e,t,r,o,n){switch(t){case"focusin":return Xi=ou(Xi,e,t,r,o,n),!0;case"dragenter":return Ki=ou(Ki,e,t,r,o,n),
!0;case"mouseover":return Qi=ou(Qi,e,t,r,o,n),!0;case"pointerover":var a=n.pointerId;return Lu.set(a,ou(Lu.get(a)||null,e,t,r,o,n)),!0;case"gotpointercapture":return a=
n.pointerId,ju.set(a,ou(ju.get(a)||null,e,t,r,o,n)),!0}return!1}function l8(e){var t=Xl(e.target);if(t!==null){var r=Hu(t);if(r!==null){if(t=r.tag,t===13){if(t=
dk(r),t!==null){e.blockedOn=t,AT(e.priority,function(){ok(r)});return}}else if(t===31){if(t=mk(r),t!==null){e.blockedOn=t,AT(e.priority,function(){ok(r)});return}}else if(t===
3&&r.stateNode.current.memoizedState.isDehydrated){e.blockedOn=r.tag===3?r.stateNode.containerInfo:null;return}}}e.blockedOn=null}function cv(e){if(e.blockedOn!==
null)return!1;for(var t=e.targetContainers;0<t.length;){var r=w1(e.nativeEvent);if(r===null){r=e.nativeEvent;var o=new r.constructor(r.type,r);Cw=o,r.target.dispatchEvent(
o),Cw=null}else return t=zd(r),t!==null&&a8(t),e.blockedOn=r,!1;t.shift()}return!0}function ak(e,t,r){cv(e)&&r.delete(t)}function kD(){x1=!1,Xi!==null&&cv(Xi)&&
(Xi=null),Ki!==null&&cv(Ki)&&(Ki=null),Qi!==null&&cv(Qi)&&(Qi=null),Lu.forEach(ak),ju.forEach(ak)}function Uh(e,t){e.blockedOn===t&&(e.blockedOn=null,x1||(x1=!0,
rr.unstable_scheduleCallback(rr.unstable_NormalPriority,kD)))}var Gh=null;function ik(e){Gh!==e&&(Gh=e,rr.unstable_scheduleCallback(rr.unstable_NormalPriority,function(){
Gh===e&&(Gh=null);for(var t=0;t<e.length;t+=3){var r=e[t],o=e[t+1],n=e[t+2];if(typeof o!="function"){if(wx(o||r)===null)continue;break}var a=zd(r);a!==null&&(e.
splice(t,3),t-=3,Iw(a,{pending:!0,data:n,method:r.method,action:o},o,n))}}))}function Sd(e){function t(c){return Uh(c,e)}Xi!==null&&Uh(Xi,e),Ki!==null&&Uh(Ki,e),
Qi!==null&&Uh(Qi,e),Lu.forEach(t),ju.forEach(t);for(var r=0;r<Di.length;r++){var o=Di[r];o.blockedOn===e&&(o.blockedOn=null)}for(;0<Di.length&&(r=Di[0],r.blockedOn===
null);)l8(r),r.blockedOn===null&&Di.shift();if(r=(e.ownerDocument||e).$$reactFormReplay,r!=null)for(o=0;o<r.length;o+=3){var n=r[o],a=r[o+1],i=n[fo]||null;if(typeof a==
"function")i||ik(r);else if(i){var l=null;if(a&&a.hasAttribute("formAction")){if(n=a,i=a[fo]||null)l=i.formAction;else if(wx(n)!==null)continue}else l=i.action;
typeof l=="function"?r[o+1]=l:(r.splice(o,3),o-=3),ik(r)}}}function c8(){function e(a){a.canIntercept&&a.info==="react-transition"&&a.intercept({handler:function(){
return new Promise(function(i){return n=i})},focusReset:"manual",scroll:"manual"})}function t(){n!==null&&(n(),n=null),o||setTimeout(r,20)}function r(){if(!o&&!navigation.
transition){var a=navigation.currentEntry;a&&a.url!=null&&navigation.navigate(a.url,{state:a.getState(),info:"react-transition",history:"replace"})}}if(typeof navigation==
"object"){var o=!1,n=null;return navigation.addEventListener("navigate",e),navigation.addEventListener("navigatesuccess",t),navigation.addEventListener("navigat\
eerror",t),setTimeout(r,100),function(){o=!0,navigation.removeEventListener("navigate",e),navigation.removeEventListener("navigatesuccess",t),navigation.removeEventListener(
"navigateerror",t),n!==null&&(n(),n=null)}}}function xx(e){this._internalRoot=e}rg.prototype.render=xx.prototype.render=function(e){var t=this._internalRoot;if(t===
null)throw Error(P(409));var r=t.current,o=Mo();n8(r,o,e,t,null,null)};rg.prototype.unmount=xx.prototype.unmount=function(){var e=this._internalRoot;if(e!==null){
this._internalRoot=null;var t=e.containerInfo;n8(e.current,2,null,e,null,null),Jv(),t[Cd]=null}};function rg(e){this._internalRoot=e}rg.prototype.unstable_scheduleHydration=
function(e){if(e){var t=zk();e={blockedOn:null,target:e,priority:t};for(var r=0;r<Di.length&&t!==0&&t<Di[r].priority;r++);Di.splice(r,0,e),r===0&&l8(e)}};var lk=ck.
version;if(lk!=="19.3.1")throw Error(P(527,lk,"19.3.1"));Le.findDOMNode=function(e){var t=e._reactInternals;if(t===void 0)throw typeof e.render=="function"?Error(
P(188)):(e=Object.keys(e).join(","),Error(P(268,e)));return e=RN(t),e=e!==null?uk(e):null,e=e===null?null:e.stateNode,e};var RD={bundleType:0,version:"19.3.1",rendererPackageName:"\
react-dom",currentDispatcherRef:ce,reconcilerVersion:"19.3.1"};if(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__<"u"&&(nu=__REACT_DEVTOOLS_GLOBAL_HOOK__,!nu.isDisabled&&
nu.supportsFiber))try{Iu=nu.inject(RD),No=nu}catch{}var nu;og.createRoot=function(e,t){if(!sk(e))throw Error(P(299));var r=!1,o="",n=UR,a=GR,i=$R;return t!=null&&
(t.unstable_strictMode===!0&&(r=!0),t.identifierPrefix!==void 0&&(o=t.identifierPrefix),t.onUncaughtError!==void 0&&(n=t.onUncaughtError),t.onCaughtError!==void 0&&
(a=t.onCaughtError),t.onRecoverableError!==void 0&&(i=t.onRecoverableError)),t=r8(e,1,!1,null,null,r,o,null,n,a,i,c8),e[Cd]=t.current,ux(e),new xx(t)};og.hydrateRoot=
function(e,t,r){if(!sk(e))throw Error(P(299));var o=!1,n="",a=UR,i=GR,l=$R,c=null;return r!=null&&(r.unstable_strictMode===!0&&(o=!0),r.identifierPrefix!==void 0&&
(n=r.identifierPrefix),r.onUncaughtError!==void 0&&(a=r.onUncaughtError),r.onCaughtError!==void 0&&(i=r.onCaughtError),r.onRecoverableError!==void 0&&(l=r.onRecoverableError),
r.formState!==void 0&&(c=r.formState)),t=r8(e,1,!0,t,r??null,o,n,c,a,i,l,c8),t.context=o8(null),r=t.current,o=Mo(),o=z1(o),n=Gi(o),n.callback=null,$i(r,n,o),r=o,
t.current.lanes=r,Uu(t,r),ga(t),e[Cd]=t.current,ux(e),new rg(t)};og.version="19.3.1"});var u8=Mn((Afe,m8)=>{"use strict";function d8(){if(!(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__>"u"||typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE!="function"))try{
__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(d8)}catch(e){console.error(e)}}d8(),m8.exports=s8()});function Fe(e){return Object.keys(e)}function vg(e){return e&&typeof e=="object"&&!Array.isArray(e)}function Hd(e,t){let r={...e},o=t;return vg(e)&&vg(t)&&Object.keys(t).forEach(n=>{vg(o[n])&&n in e?
r[n]=Hd(r[n],o[n]):r[n]=o[n]}),r}function Dx(e){return e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`)}function p7(e){return typeof e!="string"||!e.includes("var(--mantine-scale)")?e:e.match(/^calc\((.*?)\)$/)?.[1].split("*")[0].trim()}function Id(e){let t=p7(e);
return typeof t=="number"?t:typeof t=="string"?t.includes("calc")||t.includes("var")?t:t.includes("px")?Number(t.replace("px","")):t.includes("rem")?Number(t.replace(
"rem",""))*16:t.includes("em")?Number(t.replace("em",""))*16:Number(t):NaN}function Bx(e){return e==="0rem"?"0rem":`calc(${e} * var(--mantine-scale))`}function Px(e,{shouldScale:t=!1}={}){function r(o){if(o===0||o==="0")return`0${e}`;if(typeof o==
"number"){let n=`${o/16}${e}`;return t?Bx(n):n}if(typeof o=="string"){if(o===""||o.startsWith("calc(")||o.startsWith("clamp(")||o.includes("rgba("))return o;if(o.
includes(","))return o.split(",").map(a=>r(a)).join(",");if(o.includes(" "))return o.split(" ").map(a=>r(a)).join(" ");let n=o.replace("px","");if(!Number.isNaN(
Number(n))){let a=`${Number(n)/16}${e}`;return t?Bx(a):a}}return o}return r}var R=Px("rem",{shouldScale:!0}),xc=Px("em");function _c(e){return Object.keys(e).reduce((t,r)=>(e[r]!==void 0&&(t[r]=e[r]),t),{})}function df(e){if(typeof e=="number")return!0;if(typeof e=="string"){if(e.startsWith("calc(")||e.startsWith("var(")||e.includes(" ")&&e.trim()!=="")return!0;let t=/^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/;
return e.trim().split(/\s+/).every(r=>t.test(r))}return!1}var Zx=x(D(),1);function uf(e){return Array.isArray(e)||e===null?!1:typeof e=="object"?e.type!==Zx.Fragment:!1}var ff=x(D(),1);function _t(e){let t=(0,ff.createContext)(null);return[t,()=>{let o=(0,ff.use)(t);if(o===null)throw new Error(e);return o}]}function Cg(e,t){return r=>{if(typeof r!="string"||r.trim().length===0)throw new Error(t);return`${e}-${r}`}}function pf(e,t){let r=e;for(;(r=r.parentElement)&&!r.matches(t););return r}function Wx(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].disabled)return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].disabled)return o}return e}function Jx(e,t,r){
for(let o=e+1;o<t.length;o+=1)if(!t[o].disabled)return o;if(r){for(let o=0;o<t.length;o+=1)if(!t[o].disabled)return o}return e}function O7(e,t,r){return pf(e,r)===
pf(t,r)}function e_({parentSelector:e,siblingSelector:t,onKeyDown:r,loop:o=!0,activateOnFocus:n=!1,dir:a="rtl",orientation:i}){return l=>{r?.(l);let c=Array.from(
pf(l.currentTarget,e)?.querySelectorAll(t)||[]).filter(p=>O7(l.currentTarget,p,e)),s=c.findIndex(p=>l.currentTarget===p),u=Jx(s,c,o),d=Wx(s,c,o),m=a==="rtl"?d:u,
f=a==="rtl"?u:d;switch(l.key){case"ArrowRight":i==="horizontal"&&(l.stopPropagation(),l.preventDefault(),c[m].focus(),n&&c[m].click());break;case"ArrowLeft":i===
"horizontal"&&(l.stopPropagation(),l.preventDefault(),c[f].focus(),n&&c[f].click());break;case"ArrowUp":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),
c[d].focus(),n&&c[d].click());break;case"ArrowDown":i==="vertical"&&(l.stopPropagation(),l.preventDefault(),c[u].focus(),n&&c[u].click());break;case"Home":l.stopPropagation(),
l.preventDefault(),c[Jx(-1,c,!1)]?.focus();break;case"End":l.stopPropagation(),l.preventDefault(),c[Wx(c.length,c,!1)]?.focus()}}}var M7={app:100,modal:200,popover:300,overlay:400,max:9999};function Wt(e){return M7[e]}var hf=()=>{};function t_(e,t={active:!0}){return typeof e!="function"||!t.active?t.onKeyDown||hf:r=>{r.key==="Escape"&&(e(r),t.onTrigger?.())}}function oe(e,t="size",r=!0){if(e!==void 0)return df(e)?r?R(e):e:`var(--${t}-${e})`}function nr(e){return oe(e,"mantine-spacing")}function ve(e){return e===void 0?
"var(--mantine-radius-default)":oe(e,"mantine-radius")}function Ae(e){return oe(e,"mantine-font-size")}function vf(e){return oe(e,"mantine-line-height",!1)}function zc(e){
if(e)return oe(e,"mantine-shadow",!1)}function dl(e,t){return r=>{e?.(r),t?.(r)}}function Tc(e,t){return e in t?Id(t[e]):Id(e)}function zg(e,t){let r=e.map(o=>({value:o,px:Tc(o,t)}));return r.sort((o,n)=>o.px-n.px),r}function r_(e="mantine-"){return`${e}${Math.random().toString(36).slice(2,11)}`}var kc=x(D(),1);function ai(e){let t=(0,kc.useRef)(e);return(0,kc.useEffect)(()=>{t.current=e}),(0,kc.useMemo)(()=>((...r)=>t.current?.(...r)),[])}var ii=x(D(),1);function yo(e,t){let{delay:r,flushOnUnmount:o,leading:n,maxWait:a}=typeof t=="number"?{delay:t,flushOnUnmount:!1,leading:!1,maxWait:void 0}:t,i=ai(
e),l=(0,ii.useRef)(0),c=(0,ii.useRef)(0),s=(0,ii.useRef)(null),u=(0,ii.useMemo)(()=>{let d=Object.assign((...m)=>{window.clearTimeout(l.current),s.current=m;let f=d.
_isFirstCall;d._isFirstCall=!1;function p(){window.clearTimeout(l.current),window.clearTimeout(c.current),l.current=0,c.current=0,d._isFirstCall=!0,d._hasPendingCallback=
!1}function h(){a!==void 0&&c.current===0&&(c.current=window.setTimeout(()=>{if(c.current=0,l.current!==0&&d._hasPendingCallback){let g=s.current;p(),i(...g)}},
a))}if(n&&f){i(...m);let g=()=>{p()},b=()=>{l.current!==0&&p()},y=()=>{p()};d.flush=b,d.cancel=y,l.current=window.setTimeout(g,r),h();return}if(n&&!f){d._hasPendingCallback=
!0;let g=()=>{l.current!==0&&(p(),i(...m))},b=()=>{p()};d.flush=g,d.cancel=b;let y=()=>{p()};l.current=window.setTimeout(y,r),h();return}d._hasPendingCallback=!0;
let w=()=>{l.current!==0&&(p(),i(...m))},v=()=>{p()};d.flush=w,d.cancel=v,l.current=window.setTimeout(w,r),h()},{flush:()=>{},cancel:()=>{},isPending:()=>d._hasPendingCallback,
_isFirstCall:!0,_hasPendingCallback:!1});return d},[i,r,n,a]);return(0,ii.useEffect)(()=>()=>{o?u.flush():u.cancel()},[u,o]),u}var Rc=x(D(),1),D7=["mousedown","touchstart"];function Tg(e,t,r,o=!0,n=!1){let a=(0,Rc.useRef)(null),i=t||D7,l=(0,Rc.useEffectEvent)(s=>{let{target:u}=s??{};if(!document.
body.contains(u)&&u?.tagName!=="HTML")return;let d=s.composedPath();Array.isArray(r)?r.every(m=>!!m&&!d.includes(m))&&e(s):a.current&&!d.includes(a.current)&&e(
s)}),c=i.join(",");return(0,Rc.useEffect)(()=>{if(!o)return;let s=c.split(",");return s.forEach(u=>document.addEventListener(u,l,n)),()=>{s.forEach(u=>document.
removeEventListener(u,l,n))}},[c,o,n]),a}var ml=x(D(),1);function kg(e={}){let t=e.timeout??2e3,[r,o]=(0,ml.useState)(null),[n,a]=(0,ml.useState)(!1),i=(0,ml.useRef)(null);(0,ml.useEffect)(()=>()=>{window.
clearTimeout(i.current)},[]);let l=u=>{window.clearTimeout(i.current),i.current=window.setTimeout(()=>a(!1),t),a(u)};return{copy:u=>{"clipboard"in navigator?navigator.
clipboard.writeText(u).then(()=>{o(null),l(!0)}).catch(d=>{o(d),a(!1)}):o(new Error("useClipboard: navigator.clipboard is not supported"))},reset:()=>{a(!1),o(null),
window.clearTimeout(i.current)},error:r,copied:n}}var gf=x(D(),1);function B7(e,t){if(typeof t=="boolean")return t;if(typeof window<"u"&&"matchMedia"in window)try{return window.matchMedia(e).matches}catch{return!1}
return!1}function bf(e,t,{getInitialValueInEffect:r}={getInitialValueInEffect:!0}){let[o,n]=(0,gf.useState)(r?t:B7(e));return(0,gf.useEffect)(()=>{try{if("match\
Media"in window){let a=window.matchMedia(e);n(a.matches);let i=l=>n(l.matches);return a.addEventListener("change",i),()=>{a.removeEventListener("change",i)}}}catch{
return}},[e]),o||!1}function Vd(e,t){return bf("(prefers-color-scheme: dark)",e==="dark",t)?"dark":"light"}var yf=x(D(),1),pt=typeof document<"u"?yf.useLayoutEffect:yf.useEffect;var Ec=x(D(),1);function P7(e,t){return e.length!==t.length||t.some((r,o)=>!Object.is(r,e[o]))}function mn(e,t){let r=(0,Ec.useRef)(!1),o=(0,Ec.useRef)(null),n=(0,Ec.useRef)(
void 0),a={};(0,Ec.useEffect)(()=>{let i=o.current===a,l=n.current;if(o.current=a,n.current=t,!r.current){r.current=!0;return}if(!i&&!(t&&l&&!P7(l,t)))return e()},
t)}var o_=x(D(),1);function Ud({opened:e,shouldReturnFocus:t=!0}){let r=(0,o_.useRef)(null),o=()=>{r.current&&"focus"in r.current&&typeof r.current.focus=="functio\
n"&&r.current?.focus({preventScroll:!0})};return mn(()=>{let n=-1,a=i=>{i.key==="Tab"&&window.clearTimeout(n)};if(document.addEventListener("keydown",a),e)r.current=
document.activeElement;else if(t){let i=document.activeElement;n=window.setTimeout(()=>{let l=document.activeElement;(l===null||l===document.body||l===i)&&o()},
10)}return()=>{window.clearTimeout(n),document.removeEventListener("keydown",a)}},[e,t]),o}var L7=/input|select|textarea|button|object|summary|iframe/,Rg="a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [\
contenteditable], [tabindex]";function j7(e){let t=e.getAttribute("contenteditable");return t!==null&&t!=="false"}function H7(e){let t=e.nodeName.toLowerCase();
return(t==="audio"||t==="video")&&e.hasAttribute("controls")}function I7(e){return e.style.display==="none"}function V7(e){if(e.getAttribute("aria-hidden")||e.getAttribute(
"hidden")||e.getAttribute("type")==="hidden")return!1;let t=e;for(;t&&!(t===document.body||t.nodeType===11);){if(I7(t))return!1;t=t.parentNode}return!0}function Ac(e){
let t=e.getAttribute("tabindex");return t===null&&(t=void 0),parseInt(t,10)}function wf(e){let t=e.nodeName.toLowerCase(),r=!Number.isNaN(Ac(e));return(L7.test(
t)&&!e.disabled||j7(e)||H7(e)||e instanceof HTMLAnchorElement&&e.href||r)&&V7(e)}function Eg(e){let t=Ac(e);return(Number.isNaN(t)||t>=0)&&wf(e)}function n_(e){
let t=Array.from(e.querySelectorAll(Rg)).filter(Eg),r=t.filter(n=>Ac(n)>0).sort((n,a)=>Ac(n)-Ac(a)),o=t.filter(n=>!(Ac(n)>0));return[...r,...o]}var U7=["date","time","datetime-local","month","week"],G7=["audio","video","iframe","object","embed"];function Ag(e){return!!e&&e.tagName==="INPUT"&&e.type==="r\
adio"}function a_(e,t){return e.name!==""&&e.name===t.name&&e.form===t.form}function $7(e){let t=e.nodeName.toLowerCase();return t==="input"?U7.includes(e.type):
G7.includes(t)}function q7(e,t){let r=n_(e);return r.filter(o=>o===t||!Ag(o)?!0:Ag(t)&&a_(o,t)?!1:o.checked?!0:!r.some(n=>Ag(n)&&n.checked&&a_(n,o)))}function Y7(e,t,r,o){
let n=e.indexOf(t);if(n!==-1)return n+1;if(t===r)return 0;let a=o?Node.DOCUMENT_POSITION_PRECEDING:Node.DOCUMENT_POSITION_FOLLOWING,i=e.findIndex(l=>(t.compareDocumentPosition(
l)&a)!==0);return i===-1?0:i}function F7(e,t,r){let o=q7(e,t);r&&o.reverse();let n=Y7(o,t,e,r);return[...o.slice(n),...o.slice(0,n)].filter(a=>a!==t)}function i_(e,t){
for(let r of e)if(r.focus(),t.activeElement===r)return}function l_(e,t){let r=e.getRootNode(),o=r.activeElement;if(!o||o!==e&&!e.contains(o))return;let n=F7(e,o,
t.shiftKey);if($7(o)){setTimeout(()=>{let a=r.activeElement;e.isConnected&&a!==o&&a!==n[0]&&i_([...n,o],r)});return}t.preventDefault(),i_(n,r)}var Nc=x(D(),1),Ng=new Set;function X7(e,t){let r=t.getRootNode().activeElement;if(!r)return!1;for(let o of Ng){let n=o.current;if(o!==e&&n&&n!==t&&t.contains(n)&&
n.contains(r))return!0}return!1}function Og(e=!0){let t=(0,Nc.useRef)(null),r=n=>{let a=n.querySelector("[data-autofocus]");if(!a){let i=Array.from(n.querySelectorAll(
Rg));a=i.find(Eg)||i.find(wf)||null,!a&&wf(n)&&(a=n)}a?a.focus({preventScroll:!0}):console.warn("[@mantine/hooks/use-focus-trap] Failed to find focusable elemen\
t within provided node",n)},o=(0,Nc.useCallback)(n=>{if(e){if(n===null){t.current=null;return}t.current!==n&&(setTimeout(()=>{n.getRootNode()?r(n):console.warn(
"[@mantine/hooks/use-focus-trap] Ref node is not part of the dom",n)}),t.current=n)}},[e]);return(0,Nc.useEffect)(()=>{if(!e)return;t.current&&setTimeout(()=>{t.
current&&r(t.current)});let n=a=>{a.key!=="Tab"||a.defaultPrevented||!t.current||X7(t,t.current)||l_(t.current,a)};return Ng.add(t),document.addEventListener("k\
eydown",n),()=>{Ng.delete(t),document.removeEventListener("keydown",n)}},[e]),o}var c_=x(D(),1),K7=e=>(e+1)%1e6;function Mg(){let[,e]=(0,c_.useReducer)(K7,0);return e}var Oc=x(D(),1);function be(e){let t=(0,Oc.useId)(),[r,o]=(0,Oc.useState)(`mantine-${t.replace(/:/g,"")}`),n=(0,Oc.useRef)(!1);return pt(()=>{n.current||(n.current=
!0,o(r_()))},[]),typeof e=="string"?e:r}var xf=x(D(),1);function Gd(e,t,r){let o=(0,xf.useEffectEvent)(t);(0,xf.useEffect)(()=>(window.addEventListener(e,o,r),()=>window.removeEventListener(e,o,r)),[e])}var s_=x(D(),1);function ul(e,t){if(typeof e=="function")return e(t);typeof e=="object"&&e!==null&&"current"in e&&(e.current=t)}function Mc(...e){let t=new Map;
return r=>{if(e.forEach(o=>{let n=ul(o,r);n&&t.set(o,n)}),t.size>0)return()=>{e.forEach(o=>{let n=t.get(o);n&&typeof n=="function"?n():ul(o,null)}),t.clear()}}}
function ye(...e){return(0,s_.useCallback)(Mc(...e),e)}var d_=x(D(),1);function Ot({value:e,defaultValue:t,finalValue:r,onChange:o=()=>{}}){let[n,a]=(0,d_.useState)(t!==void 0?t:r),i=(l,...c)=>{a(l),o?.(l,...c)};return e!==
void 0?[e,o,!0]:[n,i,!1]}function fl(e,t){return bf("(prefers-reduced-motion: reduce)",e,t)}var Q7={" ":"space",ArrowLeft:"arrowleft",ArrowRight:"arrowright",ArrowUp:"arrowup",ArrowDown:"arrowdown",Escape:"escape",Esc:"escape",esc:"escape",Enter:"enter",
Tab:"tab",Backspace:"backspace",Delete:"delete",Insert:"insert",Home:"home",End:"end",PageUp:"pageup",PageDown:"pagedown","+":"plus","-":"minus","*":"asterisk",
"/":"slash"};function _f(e){let t=e.replace("Key","").toLowerCase();return Q7[e]||t}function Z7(e){let t=e.toLowerCase().split("+").map(a=>a.trim()),r={alt:t.includes(
"alt"),ctrl:t.includes("ctrl"),meta:t.includes("meta"),mod:t.includes("mod"),shift:t.includes("shift")},o=["alt","ctrl","meta","shift","mod"],n=t.find(a=>!o.includes(
a));return{...r,key:n==="[plus]"?"+":n}}function W7(e,t,r){let{alt:o,ctrl:n,meta:a,mod:i,shift:l,key:c}=e,{altKey:s,ctrlKey:u,metaKey:d,shiftKey:m,key:f,code:p}=t;
if(o!==s)return!1;if(i){if(!u&&!d)return!1}else if(n!==u||a!==d)return!1;return l!==m?!1:!!(c&&(r?_f(p)===_f(c):_f(f??p)===_f(c)))}function m_(e,t){return r=>W7(
Z7(e),r,t)}var Sf=x(D(),1);function J7(e,t,r=!1){return e.target instanceof HTMLElement?(r||!e.target.isContentEditable)&&!t.includes(e.target.tagName):!0}function Dg(e,t=[
"INPUT","TEXTAREA","SELECT"],r=!1){let o=(0,Sf.useEffectEvent)(n=>{e.forEach(([a,i,l])=>{let{preventDefault:c=!0,usePhysicalKeys:s=!1}=l||{};m_(a,s)(n)&&J7(n,t,
r)&&(c&&n.preventDefault(),i(n))})});(0,Sf.useEffect)(()=>(document.documentElement.addEventListener("keydown",o),()=>document.documentElement.removeEventListener(
"keydown",o)),[])}var Dc=x(D(),1);function Bg(e=!1,t={}){let[r,o]=(0,Dc.useState)(e),n=(0,Dc.useCallback)(()=>{o(i=>i||(t.onOpen?.(),!0))},[t.onOpen]),a=(0,Dc.useCallback)(()=>{o(
i=>i&&(t.onClose?.(),!1))},[t.onClose]);return[r,{open:n,close:a,toggle:(0,Dc.useCallback)(()=>{r?a():n()},[a,n,r]),set:o}]}var Cf=x(D(),1);function Pg(e){let t=(0,Cf.useRef)(void 0);return(0,Cf.useEffect)(()=>{t.current=e},[e]),t.current}var xa=x(D(),1),e9=["mouse","touch"],t9=10;function jg(e,t={}){let{threshold:r=400,events:o=e9,cancelOnMove:n=!1,onStart:a,onFinish:i,onCancel:l}=t,c=(0,xa.useRef)(
!1),s=(0,xa.useRef)(!1),u=(0,xa.useRef)(-1),d=(0,xa.useRef)(null);(0,xa.useEffect)(()=>()=>window.clearTimeout(u.current),[]);let m=o.join(",");return(0,xa.useMemo)(
()=>{if(typeof e!="function")return{};let f=n!==!1,p=n===!0?t9:n===!1?0:n,h=b=>{!f_(b)&&!Lg(b)||(a&&a(b),d.current=u_(b),s.current=!0,u.current=window.setTimeout(
()=>{e(b),c.current=!0},r))},w=b=>{!f_(b)&&!Lg(b)||(c.current?i&&i(b):s.current&&l&&l(b),c.current=!1,s.current=!1,d.current=null,u.current!==-1&&(window.clearTimeout(
u.current),u.current=-1))},v=b=>{if(!f||!s.current||c.current)return;let y=u_(b);if(!y||!d.current)return;let _=y.x-d.current.x,C=y.y-d.current.y;Math.sqrt(_*_+
C*C)>p&&w(b)},g={};return o.includes("mouse")&&(g.onMouseDown=h,g.onMouseUp=w,g.onMouseLeave=w,f&&(g.onMouseMove=v)),o.includes("touch")&&(g.onTouchStart=h,g.onTouchEnd=
w,g.onTouchCancel=w,f&&(g.onTouchMove=v)),g},[e,r,l,i,a,n,m])}function u_(e){if(Lg(e)){let t=e.touches[0]??e.changedTouches[0];return t?{x:t.clientX,y:t.clientY}:
null}return{x:e.clientX,y:e.clientY}}function Lg(e){return window.TouchEvent?e.nativeEvent instanceof TouchEvent:"touches"in e.nativeEvent}function f_(e){return e.
nativeEvent instanceof MouseEvent}var _a=x(D(),1),Tf=x(ci(),1);function i9(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function Hg(e){return e.current?
e.current.scrollHeight:"auto"}function qd(e){return typeof e=="number"&&e>0}function Ig({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,
onTransitionStart:o,expanded:n,keepMounted:a}){let i={height:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,_a.useEffectEvent)(()=>o?.()),c=(0,_a.useEffectEvent)(
()=>r?.()),s=(0,_a.useRef)(null),[u,d]=(0,_a.useState)(n?{}:i),[m,f]=(0,_a.useState)(n?"entered":"exited"),p=b=>{(0,Tf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},
w=b=>{let y=e??i9(b);return{transition:`height ${y}ms ${t}, opacity ${y}ms ${t}`}},v=(0,_a.useRef)(0);mn(()=>{v.current+=1;let b=v.current,y=()=>v.current===b;e!==
0&&l(),n?window.requestAnimationFrame(()=>{!y()||!s.current||((0,Tf.flushSync)(()=>f("entering")),h({willChange:"height",display:"block",overflow:"hidden"}),window.
requestAnimationFrame(()=>{if(!y()||!s.current)return;let _=Hg(s);if(!qd(_)){p({}),f("entered"),c();return}h({...w(_),height:_})}))}):window.requestAnimationFrame(
()=>{if(!y()||!s.current)return;(0,Tf.flushSync)(()=>f("exiting"));let _=Hg(s);if(!qd(_)){p(i),f("exited"),c();return}h({...w(_),willChange:"height",height:_}),
window.requestAnimationFrame(()=>{!y()||!s.current||h({height:0,overflow:"hidden"})})})},[n]);let g=b=>{if(!(b.target!==s.current||b.propertyName!=="height"))if(n){
let y=Hg(s);y===u.height?p({}):h({height:y}),f("entered"),c()}else u.height===0&&(p(i),f("exited"),c())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,
ref:Mc(s,b?.ref),onTransitionEnd:g,style:{boxSizing:"border-box",...b?.style,...u}})}}var Sa=x(D(),1),kf=x(ci(),1);function l9(e){if(!e||typeof e=="string")return 0;let t=e/36;return Math.round((4+15*t**.25+t/5)*10)}function Vg(e){return e.current?
e.current.scrollWidth:"auto"}function Ug({transitionDuration:e,transitionTimingFunction:t="ease",onTransitionEnd:r,onTransitionStart:o,expanded:n,keepMounted:a}){
let i={width:0,overflow:"hidden",...a?{}:{display:"none"}},l=(0,Sa.useEffectEvent)(()=>o?.()),c=(0,Sa.useEffectEvent)(()=>r?.()),s=(0,Sa.useRef)(null),[u,d]=(0,Sa.useState)(
n?{}:i),[m,f]=(0,Sa.useState)(n?"entered":"exited"),p=b=>{(0,kf.flushSync)(()=>d(b))},h=b=>{p(y=>({...y,...b}))},w=b=>{let y=e??l9(b);return{transition:`width ${y}\
ms ${t}, opacity ${y}ms ${t}`}},v=(0,Sa.useRef)(0);mn(()=>{v.current+=1;let b=v.current,y=()=>v.current===b;e!==0&&l(),n?window.requestAnimationFrame(()=>{!y()||
!s.current||((0,kf.flushSync)(()=>f("entering")),h({willChange:"width",display:"block",overflow:"hidden"}),window.requestAnimationFrame(()=>{if(!y()||!s.current)
return;let _=Vg(s);if(!qd(_)){p({}),f("entered"),c();return}h({...w(_),width:_})}))}):window.requestAnimationFrame(()=>{if(!y()||!s.current)return;(0,kf.flushSync)(
()=>f("exiting"));let _=Vg(s);if(!qd(_)){p(i),f("exited"),c();return}h({...w(_),willChange:"width",width:_}),window.requestAnimationFrame(()=>{!y()||!s.current||
h({width:0,overflow:"hidden"})})})},[n]);let g=b=>{if(!(b.target!==s.current||b.propertyName!=="width"))if(n){let y=Vg(s);y===u.width?p({}):h({width:y}),f("ente\
red"),c()}else u.width===0&&(p(i),f("exited"),c())};return{state:m,getCollapseProps:b=>({"aria-hidden":!n,inert:!n,ref:Mc(s,b?.ref),onTransitionEnd:g,style:{boxSizing:"\
border-box",...b?.style,...u}})}}function y_(){return typeof process<"u"&&process.env,"development"}var Gg=x(D(),1);function si(e){let t=Gg.default.version;return typeof Gg.default.version!="string"||t.startsWith("18.")?e?.ref:e?.props?.ref}function Yd(e,t=document){let r=t.querySelector(e);if(r)return r;let o=t.querySelectorAll("*");for(let n=0;n<o.length;n+=1){let a=o[n];if(a.shadowRoot){let i=Yd(
e,a.shadowRoot);if(i)return i}}return null}function Dn(e,t=document){let r=[],o=t.querySelectorAll(e);r.push(...Array.from(o));let n=t.querySelectorAll("*");for(let a=0;a<
n.length;a+=1){let i=n[a];if(i.shadowRoot){let l=Dn(e,i.shadowRoot);r.push(...l)}}return r}function jo(e){if(!e)return document;let t=e.getRootNode(),r=t.nodeType===
Node.DOCUMENT_NODE,o=t.nodeType===Node.DOCUMENT_FRAGMENT_NODE&&"host"in t;return r||o?t:document}var w_=x(D(),1);function Zr(e){let t=w_.Children.toArray(e);return t.length!==1||!uf(t[0])?null:t[0]}function x_(e){var t,r,o="";if(typeof e=="string"||typeof e=="number")o+=e;else if(typeof e=="object")if(Array.isArray(e)){var n=e.length;for(t=0;t<n;t++)e[t]&&
(r=x_(e[t]))&&(o&&(o+=" "),o+=r)}else for(r in e)e[r]&&(o&&(o+=" "),o+=r);return o}function c9(){for(var e,t,r=0,o="",n=arguments.length;r<n;r++)(e=arguments[r])&&
(t=x_(e))&&(o&&(o+=" "),o+=t);return o}var he=c9;var s9={};function d9(e){let t={};return e.forEach(r=>{Object.entries(r).forEach(([o,n])=>{t[o]?t[o]=he(t[o],n):t[o]=n})}),t}function Ca({theme:e,classNames:t,props:r,
stylesCtx:o}){return d9((Array.isArray(t)?t:[t]).map(n=>typeof n=="function"?n(e,r,o):n||s9))}function pl({theme:e,styles:t,props:r,stylesCtx:o}){let n=Array.isArray(t)?t:[t],a={};for(let i of n)typeof i=="function"?Object.assign(a,i(e,r,o)):i&&Object.assign(
a,i);return a}function $g(e){return e==="auto"||e==="dark"||e==="light"}function __({key:e="mantine-color-scheme-value"}={}){let t;return{get:r=>{if(typeof window>"u")return r;try{let o=window.localStorage.getItem(e);return $g(o)?o:
r}catch{return r}},set:r=>{try{window.localStorage.setItem(e,r)}catch(o){console.warn("[@mantine/core] Local storage color scheme manager was unable to save col\
or scheme.",o)}},subscribe:r=>{t=o=>{o.storageArea===window.localStorage&&o.key===e&&$g(o.newValue)&&r(o.newValue)},window.addEventListener("storage",t)},unsubscribe:()=>{
window.removeEventListener("storage",t)},clear:()=>{window.localStorage.removeItem(e)}}}function za(e,t){return typeof e.primaryShade=="number"?e.primaryShade:t==="dark"?e.primaryShade.dark:e.primaryShade.light}function m9(e){return/^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e)}function u9(e){let t=e.replace("#","");if(t.length===3){let o=t.split("");t=[o[0],o[0],o[1],
o[1],o[2],o[2]].join("")}if(t.length===8){let o=parseInt(t.slice(6,8),16)/255;return{r:parseInt(t.slice(0,2),16),g:parseInt(t.slice(2,4),16),b:parseInt(t.slice(
4,6),16),a:o}}let r=parseInt(t,16);return{r:r>>16&255,g:r>>8&255,b:r&255,a:1}}function f9(e){let[t,r,o,n]=e.replace(/[^0-9,./]/g,"").split(/[/,]/).map(Number);return{
r:t,g:r,b:o,a:n===void 0?1:n}}function p9(e){let t=e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i);if(!t)return{r:0,
g:0,b:0,a:1};let r=parseInt(t[1],10),o=parseInt(t[2],10)/100,n=parseInt(t[3],10)/100,a=t[5]?parseFloat(t[5]):void 0,i=(1-Math.abs(2*n-1))*o,l=r/60,c=i*(1-Math.abs(
l%2-1)),s=n-i/2,u,d,m;return l>=0&&l<1?(u=i,d=c,m=0):l>=1&&l<2?(u=c,d=i,m=0):l>=2&&l<3?(u=0,d=i,m=c):l>=3&&l<4?(u=0,d=c,m=i):l>=4&&l<5?(u=c,d=0,m=i):(u=i,d=0,m=
c),{r:Math.round((u+s)*255),g:Math.round((d+s)*255),b:Math.round((m+s)*255),a:a===void 0?1:a}}function Bc(e){return m9(e)?u9(e):e.startsWith("rgb")?f9(e):e.startsWith(
"hsl")?p9(e):{r:0,g:0,b:0,a:1}}function qg(e){return e<=.03928?e/12.92:((e+.055)/1.055)**2.4}function h9(e){let t=e.match(/oklch\((.*?)%\s/);return t?parseFloat(t[1]):null}function v9(e){if(e.
startsWith("oklch("))return(h9(e)||0)/100;let{r:t,g:r,b:o}=Bc(e),n=t/255,a=r/255,i=o/255,l=qg(n),c=qg(a),s=qg(i);return .2126*l+.7152*c+.0722*s}function Pc(e,t=.179){
return e.startsWith("var(")?!1:v9(e)>t}function wo({color:e,theme:t,colorScheme:r}){if(typeof e!="string")throw new Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instea\
d got ${typeof e}`);if(e==="bright")return{color:e,value:r==="dark"?t.white:t.black,shade:void 0,isThemeColor:!1,isLight:Pc(r==="dark"?t.white:t.black,t.luminanceThreshold),
variable:"--mantine-color-bright"};if(e==="dimmed")return{color:e,value:r==="dark"?t.colors.dark[2]:t.colors.gray[7],shade:void 0,isThemeColor:!1,isLight:Pc(r===
"dark"?t.colors.dark[2]:t.colors.gray[6],t.luminanceThreshold),variable:"--mantine-color-dimmed"};if(e==="white"||e==="black")return{color:e,value:e==="white"?t.
white:t.black,shade:void 0,isThemeColor:!1,isLight:Pc(e==="white"?t.white:t.black,t.luminanceThreshold),variable:`--mantine-color-${e}`};let[o,n]=e.split("."),a=n?
Number(n):void 0,i=o in t.colors;if(i){let l=a!==void 0?t.colors[o][a]:t.colors[o][za(t,r||"light")];return{color:o,value:l,shade:a,isThemeColor:i,isLight:Pc(l,
t.luminanceThreshold),variable:n?`--mantine-color-${o}-${a}`:`--mantine-color-${o}-filled`}}return{color:e,value:e,isThemeColor:i,isLight:Pc(e,t.luminanceThreshold),
shade:a,variable:void 0}}function De(e,t){let r=wo({color:e||t.primaryColor,theme:t});return r.variable?`var(${r.variable})`:e}function Lc(e){return!!e&&typeof e=="object"&&"mantine-virtual-color"in e}function Ta(e,t){if(e.startsWith("var("))return`color-mix(in srgb, ${e}, black ${t*100}%)`;let{r,g:o,b:n,a}=Bc(e),i=1-t,l=c=>Math.round(c*i);return`rgba(${l(r)}\
, ${l(o)}, ${l(n)}, ${a})`}function Fd(e,t){let r={from:e?.from||t.defaultGradient.from,to:e?.to||t.defaultGradient.to,deg:e?.deg??t.defaultGradient.deg??0},o=De(r.from,t),n=De(r.to,t);return`\
linear-gradient(${r.deg}deg, ${o} 0%, ${n} 100%)`}function Bn(e,t){if(typeof e!="string"||t>1||t<0)return"rgba(0, 0, 0, 1)";if(e.startsWith("var("))return`color-mix(in srgb, ${e}, transparent ${(1-t)*100}%)`;if(e.
startsWith("oklch"))return e.includes("/")?e.replace(/\/\s*[\d.]+\s*\)/,`/ ${t})`):e.replace(")",` / ${t})`);let{r,g:o,b:n}=Bc(e);return`rgba(${r}, ${o}, ${n}, ${t}\
)`}var Yg=Bn;var S_=({color:e,theme:t,variant:r,gradient:o,autoContrast:n})=>{let a=wo({color:e,theme:t}),i=typeof n=="boolean"?n:t.autoContrast;if(r==="none")return{background:"\
transparent",hover:"transparent",color:"inherit",border:"none"};if(r==="filled"){let l=a.isThemeColor&&a.shade===void 0&&Lc(t.colors[a.color]),c=i?l?`var(--mant\
ine-color-${a.color}-contrast)`:a.isLight?"var(--mantine-color-black)":"var(--mantine-color-white)":"var(--mantine-color-white)";return a.isThemeColor?a.shade===
void 0?{background:`var(--mantine-color-${e}-filled)`,hover:`var(--mantine-color-${e}-filled-hover)`,color:c,border:`${R(1)} solid transparent`}:{background:`va\
r(--mantine-color-${a.color}-${a.shade})`,hover:`var(--mantine-color-${a.color}-${a.shade===9?8:a.shade+1})`,color:c,border:`${R(1)} solid transparent`}:{background:e,
hover:Ta(e,.1),color:c,border:`${R(1)} solid transparent`}}if(r==="light"){if(a.isThemeColor){if(a.shade===void 0)return{background:`var(--mantine-color-${e}-li\
ght)`,hover:`var(--mantine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.
shade];return{background:l,hover:Ta(l,.1),color:`var(--mantine-color-${a.color}-light-color)`,border:`${R(1)} solid transparent`}}return{background:Bn(e,.1),hover:Bn(
e,.12),color:e,border:`${R(1)} solid transparent`}}if(r==="outline")return a.isThemeColor?a.shade===void 0?{background:"transparent",hover:`var(--mantine-color-${e}\
-outline-hover)`,color:`var(--mantine-color-${e}-outline)`,border:`${R(1)} solid var(--mantine-color-${e}-outline)`}:{background:"transparent",hover:Bn(t.colors[a.
color][a.shade],.05),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid var(--mantine-color-${a.color}-${a.shade})`}:{background:"transpar\
ent",hover:Bn(e,.05),color:e,border:`${R(1)} solid ${e}`};if(r==="subtle"){if(a.isThemeColor){if(a.shade===void 0)return{background:"transparent",hover:`var(--m\
antine-color-${e}-light-hover)`,color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`};let l=t.colors[a.color][a.shade];return{background:"\
transparent",hover:Bn(l,.12),color:`var(--mantine-color-${a.color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}}return{background:"transparent",
hover:Bn(e,.12),color:e,border:`${R(1)} solid transparent`}}return r==="transparent"?a.isThemeColor?a.shade===void 0?{background:"transparent",hover:"transparen\
t",color:`var(--mantine-color-${e}-light-color)`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:`var(--mantine-color-${a.
color}-${Math.min(a.shade,6)})`,border:`${R(1)} solid transparent`}:{background:"transparent",hover:"transparent",color:e,border:`${R(1)} solid transparent`}:r===
"white"?a.isThemeColor?a.shade===void 0?{background:"var(--mantine-color-white)",hover:Ta(t.white,.01),color:`var(--mantine-color-${e}-filled)`,border:`${R(1)} \
solid transparent`}:{background:"var(--mantine-color-white)",hover:Ta(t.white,.01),color:`var(--mantine-color-${a.color}-${a.shade})`,border:`${R(1)} solid tran\
sparent`}:{background:"var(--mantine-color-white)",hover:Ta(t.white,.01),color:e,border:`${R(1)} solid transparent`}:r==="gradient"?{background:Fd(o,t),hover:Fd(
o,t),color:"var(--mantine-color-white)",border:"none"}:r==="default"?{background:"var(--mantine-color-default)",hover:"var(--mantine-color-default-hover)",color:"\
var(--mantine-color-default-color)",border:`${R(1)} solid var(--mantine-color-default-border)`}:{}};function Pn({color:e,theme:t,autoContrast:r,colorScheme:o}){return(typeof r=="boolean"?r:t.autoContrast)&&wo({color:e||t.primaryColor,theme:t,colorScheme:o}).isLight?
"var(--mantine-color-black)":"var(--mantine-color-white)"}function Rf(e,t,r){return Pn({color:r==="dark"?e.dark:e.light,theme:t,colorScheme:r,autoContrast:!0})}
function Fg(e,t){let r=e.colors[e.primaryColor];return Lc(r)?e.autoContrast?Rf(r,e,t):"var(--mantine-color-white)":Pn({color:r[za(e,t)],theme:e,autoContrast:null})}function di(e,t){return typeof e=="boolean"?e:t.autoContrast}var Ef=x(D(),1),jc=(0,Ef.createContext)(null);function un(){let e=(0,Ef.use)(jc);if(!e)throw new Error("[@mantine/core] MantineProvider was not found in tree");
return e}function C_(){return un().cssVariablesResolver}function z_(){return un().classNamesPrefix}function mi(){return un().getStyleNonce}function T_(){return un().
withStaticClasses}function k_(){return un().headless}function R_(){return un().stylesTransform?.sx}function E_(){return un().stylesTransform?.styles}function Ho(){
return un().env||"default"}function A_(){return un().deduplicateInlineStyles}var Ln=x(D(),1);function N_(e){let t=document.createElement("style");return t.setAttribute("data-mantine-styles","inline"),t.innerHTML="*, *::before, *::after {transition: none\
 !important;}",t.setAttribute("data-mantine-disable-transition","true"),e&&t.setAttribute("nonce",e),document.head.appendChild(t),()=>document.querySelectorAll(
"[data-mantine-disable-transition]").forEach(o=>o.remove())}function Xd({keepTransitions:e}={}){let t=(0,Ln.useRef)(hf),r=(0,Ln.useRef)(-1),o=(0,Ln.use)(jc),n=mi(),
a=(0,Ln.useRef)(n?.());if(!o)throw new Error("[@mantine/core] MantineProvider was not found in tree");let i=d=>{o.setColorScheme(d),t.current=e?()=>{}:N_(a.current),
window.clearTimeout(r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},l=()=>{o.clearColorScheme(),t.current=e?()=>{}:N_(a.current),window.clearTimeout(
r.current),r.current=window.setTimeout(()=>{t.current?.()},10)},c=Vd("light",{getInitialValueInEffect:!1}),s=o.colorScheme==="auto"?c:o.colorScheme,u=(0,Ln.useCallback)(
()=>i(s==="light"?"dark":"light"),[i,s]);return(0,Ln.useEffect)(()=>()=>{t.current?.(),window.clearTimeout(r.current)},[]),{colorScheme:o.colorScheme,setColorScheme:i,
clearColorScheme:l,toggleColorScheme:u}}var jn=x(D(),1);function Hc(e,t){let r=typeof window<"u"&&"matchMedia"in window&&window.matchMedia("(prefers-color-scheme: dark)")?.matches,o=e!=="auto"?e:r?"dark":"light";t()?.
setAttribute("data-mantine-color-scheme",o)}function O_({manager:e,defaultColorScheme:t,getRootElement:r,forceColorScheme:o}){let n=(0,jn.useRef)(null),[a,i]=(0,jn.useState)(
()=>e.get(t)),l=o||a,c=(0,jn.useCallback)(u=>{o||(Hc(u,r),i(u),e.set(u))},[e.set,l,o]),s=(0,jn.useCallback)(()=>{i(t),Hc(t,r),e.clear()},[e.clear,t]);return(0,jn.useEffect)(
()=>(e.subscribe(c),e.unsubscribe),[e.subscribe,e.unsubscribe]),pt(()=>{Hc(e.get(t),r)},[]),(0,jn.useEffect)(()=>{if(o)return Hc(o,r),()=>{};o===void 0&&Hc(a,r),
typeof window<"u"&&"matchMedia"in window&&(n.current=window.matchMedia("(prefers-color-scheme: dark)"));let u=d=>{a==="auto"&&Hc(d.matches?"dark":"light",r)};return n.
current?.addEventListener("change",u),()=>n.current?.removeEventListener("change",u)},[a,o]),{colorScheme:l,setColorScheme:c,clearColorScheme:s}}function ui(e,t={getInitialValueInEffect:!0}){let r=Vd(e,t),{colorScheme:o}=Xd();return o==="auto"?r:o}var P_={dark:["#C9C9C9","#b8b8b8","#828282","#696969","#424242","#3b3b3b","#2e2e2e","#242424","#1f1f1f","#141414"],gray:["#f8f9fa","#f1f3f5","#e9ecef","#dee2e6",
"#ced4da","#adb5bd","#868e96","#495057","#343a40","#212529"],red:["#fff5f5","#ffe3e3","#ffc9c9","#ffa8a8","#ff8787","#ff6b6b","#fa5252","#f03e3e","#e03131","#c9\
2a2a"],pink:["#fff0f6","#ffdeeb","#fcc2d7","#faa2c1","#f783ac","#f06595","#e64980","#d6336c","#c2255c","#a61e4d"],grape:["#f8f0fc","#f3d9fa","#eebefa","#e599f7",
"#da77f2","#cc5de8","#be4bdb","#ae3ec9","#9c36b5","#862e9c"],violet:["#f3f0ff","#e5dbff","#d0bfff","#b197fc","#9775fa","#845ef7","#7950f2","#7048e8","#6741d9","\
#5f3dc4"],indigo:["#edf2ff","#dbe4ff","#bac8ff","#91a7ff","#748ffc","#5c7cfa","#4c6ef5","#4263eb","#3b5bdb","#364fc7"],blue:["#e7f5ff","#d0ebff","#a5d8ff","#74c\
0fc","#4dabf7","#339af0","#228be6","#1c7ed6","#1971c2","#1864ab"],cyan:["#e3fafc","#c5f6fa","#99e9f2","#66d9e8","#3bc9db","#22b8cf","#15aabf","#1098ad","#0c8599",
"#0b7285"],teal:["#e6fcf5","#c3fae8","#96f2d7","#63e6be","#38d9a9","#20c997","#12b886","#0ca678","#099268","#087f5b"],green:["#ebfbee","#d3f9d8","#b2f2bb","#8ce\
99a","#69db7c","#51cf66","#40c057","#37b24d","#2f9e44","#2b8a3e"],lime:["#f4fce3","#e9fac8","#d8f5a2","#c0eb75","#a9e34b","#94d82d","#82c91e","#74b816","#66a80f",
"#5c940d"],yellow:["#fff9db","#fff3bf","#ffec99","#ffe066","#ffd43b","#fcc419","#fab005","#f59f00","#f08c00","#e67700"],orange:["#fff4e6","#ffe8cc","#ffd8a8","#\
ffc078","#ffa94d","#ff922b","#fd7e14","#f76707","#e8590c","#d9480f"]};var L_="-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji",Kd={scale:1,fontSmoothing:!0,focusRing:"\
auto",white:"#fff",black:"#000",colors:P_,primaryShade:{light:6,dark:8},primaryColor:"blue",variantColorResolver:S_,autoContrast:!1,luminanceThreshold:.3,fontFamily:L_,
fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace",respectReducedMotion:!1,cursorType:"default",
defaultGradient:{from:"blue",to:"cyan",deg:45},defaultRadius:"md",activeClassName:"mantine-active",focusClassName:"",headings:{fontFamily:L_,fontWeight:"700",textWrap:"\
wrap",sizes:{h1:{fontSize:R(34),lineHeight:"1.3"},h2:{fontSize:R(26),lineHeight:"1.35"},h3:{fontSize:R(22),lineHeight:"1.4"},h4:{fontSize:R(18),lineHeight:"1.45"},
h5:{fontSize:R(16),lineHeight:"1.5"},h6:{fontSize:R(14),lineHeight:"1.5"}}},fontSizes:{xs:R(12),sm:R(14),md:R(16),lg:R(18),xl:R(20)},lineHeights:{xs:"1.4",sm:"1\
.45",md:"1.55",lg:"1.6",xl:"1.65"},fontWeights:{regular:"400",medium:"600",bold:"700"},radius:{xs:R(2),sm:R(4),md:R(8),lg:R(16),xl:R(32)},spacing:{xs:R(10),sm:R(
12),md:R(16),lg:R(20),xl:R(32)},breakpoints:{xs:"36em",sm:"48em",md:"62em",lg:"75em",xl:"88em"},shadows:{xs:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), 0 ${R(1)} ${R(
2)} rgba(0, 0, 0, 0.1)`,sm:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(10)} ${R(15)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(7)} ${R(7)} ${R(-5)}`,
md:`0 ${R(1)} ${R(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(20)} ${R(25)} ${R(-5)}, rgba(0, 0, 0, 0.04) 0 ${R(10)} ${R(10)} ${R(-5)}`,lg:`0 ${R(1)} ${R(
3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${R(28)} ${R(23)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(12)} ${R(12)} ${R(-7)}`,xl:`0 ${R(1)} ${R(3)} rgba(0, 0, 0,\
 0.05), rgba(0, 0, 0, 0.05) 0 ${R(36)} ${R(28)} ${R(-7)}, rgba(0, 0, 0, 0.04) 0 ${R(17)} ${R(17)} ${R(-7)}`},other:{},components:{}};var y9="[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#prima\
ry-color",j_="[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }";function Xg(e){return e<
0||e>9?!1:parseInt(e.toString(),10)===e}function H_(e){if(!(e.primaryColor in e.colors))throw new Error(y9);if(typeof e.primaryShade=="object"&&(!Xg(e.primaryShade.
dark)||!Xg(e.primaryShade.light)))throw new Error(j_);if(typeof e.primaryShade=="number"&&!Xg(e.primaryShade))throw new Error(j_)}function I_(e,t){if(!t)return H_(
e),e;let r=Hd(e,t);return t.fontFamily&&!t.headings?.fontFamily&&(r.headings={...r.headings,fontFamily:t.fontFamily}),H_(r),r}var hl=x(D(),1),V_=x(k(),1),Kg=(0,hl.createContext)(null),w9=()=>(0,hl.use)(Kg)||Kd;function lt(){let e=(0,hl.use)(Kg);if(!e)throw new Error("@mantine/core: Man\
tineProvider was not found in component tree, make sure you have it in your app");return e}function Nf({theme:e,children:t,inherit:r=!0}){let o=w9(),n=(0,hl.useMemo)(
()=>I_(r?o:Kd,e),[e,o,r]);return(0,V_.jsx)(Kg,{value:n,children:t})}Nf.displayName="@mantine/core/MantineThemeProvider";function Of(e){return Object.entries(e).map(([t,r])=>`${t}: ${r};`).join("")}function Qg(e,t){let r=t?[t]:[":root",":host"],o=Of(e.variables),n=o?`${r.join(", ")}{${o}}`:"",a=Of(e.dark),i=Of(e.light),l=c=>r.map(s=>s===":host"?`${s}([data\
-mantine-color-scheme="${c}"])`:`${s}[data-mantine-color-scheme="${c}"]`).join(", ");return`${n}

${a?`${l("dark")}{${a}}`:""}

${i?`${l("light")}{${i}}`:""}`}function Qd({theme:e,color:t,colorScheme:r,name:o=t,withColorValues:n=!0}){if(!e.colors[t])return{};if(r==="light"){let l=za(e,"light"),c={[`--mantine-color-${o}\
-text`]:`var(--mantine-color-${o}-filled)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-filled-hover`]:`var(--mantine\
-color-${o}-${l===9?8:l+1})`,[`--mantine-color-${o}-light`]:`var(--mantine-color-${o}-1)`,[`--mantine-color-${o}-light-hover`]:`var(--mantine-color-${o}-2)`,[`-\
-mantine-color-${o}-light-color`]:`var(--mantine-color-${o}-9)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${l})`,[`--mantine-color-${o}-outline\
-hover`]:Yg(e.colors[t][l],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine-color-${o}-2`]:e.colors[t][2],
[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`--mantine-color-${o}-6`]:e.colors[t][6],
[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],...c}:c}let a=za(e,"dark"),i={[`--\
mantine-color-${o}-text`]:`var(--mantine-color-${o}-4)`,[`--mantine-color-${o}-filled`]:`var(--mantine-color-${o}-${a})`,[`--mantine-color-${o}-filled-hover`]:`\
var(--mantine-color-${o}-${a===9?8:a+1})`,[`--mantine-color-${o}-light`]:Ta(e.colors[t][9],.5),[`--mantine-color-${o}-light-hover`]:Ta(e.colors[t][9],.3),[`--ma\
ntine-color-${o}-light-color`]:`var(--mantine-color-${o}-0)`,[`--mantine-color-${o}-outline`]:`var(--mantine-color-${o}-${Math.max(a-4,0)})`,[`--mantine-color-${o}\
-outline-hover`]:Yg(e.colors[t][Math.max(a-4,0)],.05)};return n?{[`--mantine-color-${o}-0`]:e.colors[t][0],[`--mantine-color-${o}-1`]:e.colors[t][1],[`--mantine\
-color-${o}-2`]:e.colors[t][2],[`--mantine-color-${o}-3`]:e.colors[t][3],[`--mantine-color-${o}-4`]:e.colors[t][4],[`--mantine-color-${o}-5`]:e.colors[t][5],[`-\
-mantine-color-${o}-6`]:e.colors[t][6],[`--mantine-color-${o}-7`]:e.colors[t][7],[`--mantine-color-${o}-8`]:e.colors[t][8],[`--mantine-color-${o}-9`]:e.colors[t][9],
...i}:i}function vl(e,t,r){Fe(t).forEach(o=>Object.assign(e,{[`--mantine-${r}-${o}`]:t[o]}))}var Mf=e=>{let t=za(e,"light"),r=e.defaultRadius in e.radius?e.radius[e.defaultRadius]:
R(e.defaultRadius),o={variables:{"--mantine-z-index-app":"100","--mantine-z-index-modal":"200","--mantine-z-index-popover":"300","--mantine-z-index-overlay":"40\
0","--mantine-z-index-max":"9999","--mantine-scale":e.scale.toString(),"--mantine-cursor-type":e.cursorType,"--mantine-webkit-font-smoothing":e.fontSmoothing?"a\
ntialiased":"unset","--mantine-moz-font-smoothing":e.fontSmoothing?"grayscale":"unset","--mantine-color-white":e.white,"--mantine-color-black":e.black,"--mantin\
e-line-height":e.lineHeights.md,"--mantine-font-family":e.fontFamily,"--mantine-font-family-monospace":e.fontFamilyMonospace,"--mantine-font-family-headings":e.
headings.fontFamily,"--mantine-heading-font-weight":e.headings.fontWeight,"--mantine-heading-text-wrap":e.headings.textWrap,"--mantine-radius-default":r,"--mant\
ine-primary-color-filled":`var(--mantine-color-${e.primaryColor}-filled)`,"--mantine-primary-color-filled-hover":`var(--mantine-color-${e.primaryColor}-filled-h\
over)`,"--mantine-primary-color-light":`var(--mantine-color-${e.primaryColor}-light)`,"--mantine-primary-color-light-hover":`var(--mantine-color-${e.primaryColor}\
-light-hover)`,"--mantine-primary-color-light-color":`var(--mantine-color-${e.primaryColor}-light-color)`},light:{"--mantine-color-scheme":"light","--mantine-pr\
imary-color-contrast":Fg(e,"light"),"--mantine-color-bright":"var(--mantine-color-black)","--mantine-color-text":e.black,"--mantine-color-body":e.white,"--manti\
ne-color-error":"var(--mantine-color-red-6)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-gray-5)",
"--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-${t})`,"--mantine-color-default":"var(--mantine-color-white)","--mantine-color-default-hover":"v\
ar(--mantine-color-gray-0)","--mantine-color-default-color":"var(--mantine-color-black)","--mantine-color-default-border":"var(--mantine-color-gray-4)","--manti\
ne-color-dimmed":"var(--mantine-color-gray-6)","--mantine-color-disabled":"var(--mantine-color-gray-2)","--mantine-color-disabled-color":"var(--mantine-color-gr\
ay-5)","--mantine-color-disabled-border":"var(--mantine-color-gray-3)"},dark:{"--mantine-color-scheme":"dark","--mantine-primary-color-contrast":Fg(e,"dark"),"-\
-mantine-color-bright":"var(--mantine-color-white)","--mantine-color-text":"var(--mantine-color-dark-0)","--mantine-color-body":"var(--mantine-color-dark-7)","-\
-mantine-color-error":"var(--mantine-color-red-8)","--mantine-color-success":"var(--mantine-color-teal-8)","--mantine-color-placeholder":"var(--mantine-color-da\
rk-3)","--mantine-color-anchor":`var(--mantine-color-${e.primaryColor}-4)`,"--mantine-color-default":"var(--mantine-color-dark-6)","--mantine-color-default-hove\
r":"var(--mantine-color-dark-5)","--mantine-color-default-color":"var(--mantine-color-white)","--mantine-color-default-border":"var(--mantine-color-dark-4)","--\
mantine-color-dimmed":"var(--mantine-color-dark-2)","--mantine-color-disabled":"var(--mantine-color-dark-6)","--mantine-color-disabled-color":"var(--mantine-col\
or-dark-3)","--mantine-color-disabled-border":"var(--mantine-color-dark-4)"}};vl(o.variables,e.breakpoints,"breakpoint"),vl(o.variables,e.spacing,"spacing"),vl(
o.variables,e.fontSizes,"font-size"),vl(o.variables,e.lineHeights,"line-height"),vl(o.variables,e.shadows,"shadow"),vl(o.variables,e.radius,"radius"),vl(o.variables,
e.fontWeights,"font-weight"),e.colors[e.primaryColor].forEach((a,i)=>{o.variables[`--mantine-primary-color-${i}`]=`var(--mantine-color-${e.primaryColor}-${i})`}),
Fe(e.colors).forEach(a=>{let i=e.colors[a];if(Lc(i)){Object.assign(o.light,Qd({theme:e,name:i.name,color:i.light,colorScheme:"light",withColorValues:!0})),Object.
assign(o.dark,Qd({theme:e,name:i.name,color:i.dark,colorScheme:"dark",withColorValues:!0})),o.light[`--mantine-color-${i.name}-contrast`]=Rf(i,e,"light"),o.dark[`\
--mantine-color-${i.name}-contrast`]=Rf(i,e,"dark");return}i.forEach((l,c)=>{o.variables[`--mantine-color-${a}-${c}`]=l}),Object.assign(o.light,Qd({theme:e,color:a,
colorScheme:"light",withColorValues:!1})),Object.assign(o.dark,Qd({theme:e,color:a,colorScheme:"dark",withColorValues:!1}))});let n=e.headings.sizes;return Fe(n).
forEach(a=>{o.variables[`--mantine-${a}-font-size`]=n[a].fontSize,o.variables[`--mantine-${a}-line-height`]=n[a].lineHeight,o.variables[`--mantine-${a}-font-wei\
ght`]=n[a].fontWeight||e.headings.fontWeight}),o};var U_=x(k(),1);function G_(){let e=lt(),t=mi(),r=Fe(e.breakpoints).reduce((o,n)=>{let a=e.breakpoints[n].includes("px"),i=Id(e.breakpoints[n]);return`${o}@medi\
a (max-width: ${a?`${i-.1}px`:xc(i-.1)}) {.mantine-visible-from-${n} {display: none !important;}}@media (min-width: ${a?`${i}px`:xc(i)}) {.mantine-hidden-from-${n}\
 {display: none !important;}}`},"");return(0,U_.jsx)("style",{"data-mantine-styles":"classes",nonce:t?.(),dangerouslySetInnerHTML:{__html:r}})}function $_({theme:e,generator:t}){let r=Mf(e),o=t?.(e);return o?Hd(r,o):r}var Zg=Mf(Kd);function q_(e){let t={variables:{},light:{},dark:{}};return Fe(e.variables).forEach(r=>{Zg.variables[r]!==e.variables[r]&&(t.variables[r]=e.variables[r])}),
Fe(e.light).forEach(r=>{Zg.light[r]!==e.light[r]&&(t.light[r]=e.light[r])}),Fe(e.dark).forEach(r=>{Zg.dark[r]!==e.dark[r]&&(t.dark[r]=e.dark[r])}),t}var Y_=x(k(),1);function x9(e){return Qg({variables:{},dark:{"--mantine-color-scheme":"dark"},light:{"--mantine-color-scheme":"light"}},e)}function Wg({cssVariablesSelector:e,
deduplicateCssVariables:t}){let r=lt(),o=mi(),n=C_(),a=$_({theme:r,generator:n}),i=(e===void 0||e===":root"||e===":host")&&t,l=i?q_(a):a,c=Qg(l,e);return c?(0,Y_.jsx)(
"style",{"data-mantine-styles":!0,nonce:o?.(),dangerouslySetInnerHTML:{__html:`${c}${i?"":x9(e)}`}}):null}Wg.displayName="@mantine/CssVariables";function F_({respectReducedMotion:e,getRootElement:t}){pt(()=>{e&&t()?.setAttribute("data-respect-reduced-motion","true")},[e])}var fi=x(k(),1);function Df({theme:e,children:t,getStyleNonce:r,withStaticClasses:o=!0,withGlobalClasses:n=!0,deduplicateCssVariables:a=!0,withCssVariables:i=!0,
cssVariablesSelector:l,classNamesPrefix:c="mantine",colorSchemeManager:s=__(),defaultColorScheme:u="light",getRootElement:d=()=>document.documentElement,cssVariablesResolver:m,
forceColorScheme:f,stylesTransform:p,env:h,deduplicateInlineStyles:w=!1}){let{colorScheme:v,setColorScheme:g,clearColorScheme:b}=O_({defaultColorScheme:u,forceColorScheme:f,
manager:s,getRootElement:d});return F_({respectReducedMotion:e?.respectReducedMotion||!1,getRootElement:d}),(0,fi.jsx)(jc,{value:{colorScheme:v,setColorScheme:g,
clearColorScheme:b,getRootElement:d,classNamesPrefix:c,getStyleNonce:r,cssVariablesResolver:m,cssVariablesSelector:l??":root",withStaticClasses:o,stylesTransform:p,
env:h,deduplicateInlineStyles:w},children:(0,fi.jsxs)(Nf,{theme:e,children:[i&&(0,fi.jsx)(Wg,{cssVariablesSelector:l,deduplicateCssVariables:a}),n&&(0,fi.jsx)(G_,
{}),t]})})}Df.displayName="@mantine/core/MantineProvider";function X_({children:e,theme:t,env:r}){return(0,fi.jsx)(jc,{value:{colorScheme:"auto",setColorScheme:()=>{},
clearColorScheme:()=>{},getRootElement:()=>document.documentElement,classNamesPrefix:"mantine",cssVariablesSelector:":root",withStaticClasses:!1,headless:!0,env:r},
children:(0,fi.jsx)(Nf,{theme:t,children:e})})}X_.displayName="@mantine/core/HeadlessMantineProvider";function T(e,t,r){let o=lt(),n=(Array.isArray(e)?e:[e]).filter(Boolean),a={};for(let i of n){let l=o.components[i]?.defaultProps,c=typeof l=="function"?l(o):l;c&&
(a={...a,...c})}return{...t,...a,..._c(r)}}function Hn({classNames:e,styles:t,props:r,stylesCtx:o}){let n=lt();return{resolvedClassNames:e===void 0?void 0:Ca({theme:n,classNames:e,props:r,stylesCtx:o||void 0}),
resolvedStyles:t===void 0?void 0:pl({theme:n,styles:t,props:r,stylesCtx:o||void 0})}}var _9={always:"mantine-focus-always",auto:"mantine-focus-auto",never:"mantine-focus-never"};function K_({theme:e,options:t,unstyled:r}){return he(t?.focusable&&
!r&&(e.focusClassName||_9[e.focusRing]),t?.active&&!r&&e.activeClassName)}function Bf(e,t,r=1){if(Object.is(e,t))return!0;if(r===0||typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;if(Array.isArray(e)||Array.isArray(
t)){if(!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length)return!1;for(let n=0;n<e.length;n+=1)if(!Bf(e[n],t[n],r-1))return!1;return!0}let o=Object.keys(
e);if(o.length!==Object.keys(t).length)return!1;for(let n of o)if(!Object.hasOwn(t,n)||!Bf(e[n],t[n],r-1))return!1;return!0}function Q_({selector:e,stylesCtx:t,options:r,props:o,theme:n}){return Ca({theme:n,classNames:r?.classNames,props:r?.props||o,stylesCtx:t})[e]}function Z_({selector:e,stylesCtx:t,theme:r,classNames:o,props:n}){return Ca({theme:r,classNames:o,props:n,stylesCtx:t})[e]}function W_({rootSelector:e,selector:t,className:r}){return e===t?r:void 0}function J_({selector:e,classes:t,unstyled:r}){return r?void 0:t[e]}function e2({themeName:e,classNamesPrefix:t,selector:r,withStaticClass:o}){return o===!1?[]:e.map(n=>`${t}-${n}-${r}`)}function t2({options:e,classes:t,selector:r,unstyled:o}){return e?.variant&&!o?t[`${r}--${e.variant}`]:void 0}function r2({theme:e,options:t,themeName:r,selector:o,classNamesPrefix:n,resolvedClassNames:a,resolvedThemeClassNames:i,classes:l,unstyled:c,className:s,rootSelector:u,
props:d,stylesCtx:m,withStaticClasses:f,headless:p,transformedStyles:h}){return he(K_({theme:e,options:t,unstyled:c||p}),i.map(w=>w[o]),t2({options:t,classes:l,
selector:o,unstyled:c||p}),a[o],Z_({selector:o,stylesCtx:m,theme:e,classNames:h,props:d}),Q_({selector:o,stylesCtx:m,options:t,props:d,theme:e}),W_({rootSelector:u,
selector:o,className:s}),J_({selector:o,classes:l,unstyled:c||p}),f&&!p&&e2({themeName:r,classNamesPrefix:n,selector:o,withStaticClass:t?.withStaticClass}),t?.className)}function Zd({style:e,theme:t}){return Array.isArray(e)?e.reduce((r,o)=>({...r,...Zd({style:o,theme:t})}),{}):typeof e=="function"?e(t):e??{}}function o2({theme:e,selector:t,options:r,props:o,stylesCtx:n,rootSelector:a,withStylesTransform:i,resolvedStyles:l,resolvedThemeStyles:c,resolvedVars:s,resolvedRootStyle:u}){
return{...c[t],...l[t],...!i&&pl({theme:e,styles:r?.styles,props:r?.props||o,stylesCtx:n})[t],...s[t],...a===t?u:null,...Zd({style:r?.style,theme:e})}}function n2(e){return e.reduce((t,r)=>(r&&Object.keys(r).forEach(o=>{t[o]={...t[o],..._c(r[o])}}),t),{})}function a2({props:e,stylesCtx:t,themeName:r,theme:o}){let n=E_()?.();return{getTransformedStyles:i=>n?[...i.map(l=>n(l,{props:e,theme:o,ctx:t})),...r.map(l=>n(
o.components[l]?.styles,{props:e,theme:o,ctx:t}))].filter(Boolean):[],withStylesTransform:!!n}}var i2=x(D(),1);function q({name:e,classes:t,props:r,stylesCtx:o,className:n,style:a,rootSelector:i="root",unstyled:l,classNames:c,styles:s,vars:u,varsResolver:d,
attributes:m,stable:f}){let p=lt(),h=z_(),w=T_(),v=k_(),g=(Array.isArray(e)?e:[e]).filter(V=>V),{withStylesTransform:b,getTransformedStyles:y}=a2({props:r,stylesCtx:o,
themeName:g,theme:p}),_=Ca({theme:p,classNames:c,props:r,stylesCtx:o}),C=g.map(V=>Ca({theme:p,classNames:p.components[V]?.classNames,props:r,stylesCtx:o})),S=b?
{}:pl({theme:p,styles:s,props:r,stylesCtx:o}),z={};if(!b)for(let V of g){let I=pl({theme:p,styles:p.components[V]?.styles,props:r,stylesCtx:o});for(let A of Object.
keys(I))z[A]={...z[A],...I[A]}}let H=n2([v?{}:d?.(p,r,o),...g.map(V=>p.components?.[V]?.vars?.(p,r,o)),u?.(p,r,o)]),M=Zd({style:a,theme:p});return S9((V,I)=>({...m?.[V],
className:r2({theme:p,options:I,themeName:g,selector:V,classNamesPrefix:h,resolvedClassNames:_,resolvedThemeClassNames:C,classes:t,unstyled:l,className:n,rootSelector:i,
props:r,stylesCtx:o,withStaticClasses:w,headless:v,transformedStyles:y([I?.styles,s])}),style:o2({theme:p,selector:V,options:I,props:r,stylesCtx:o,rootSelector:i,
withStylesTransform:b,resolvedStyles:S,resolvedThemeStyles:z,resolvedVars:H,resolvedRootStyle:M})}),!!f,[p,h,w,v,b?r:null,t,l,n,i,m,o,_,C,S,z,H,M])}function S9(e,t,r){
let o=(0,i2.useRef)(null);return t?((!o.current||!Bf(o.current.deps,r,3))&&(o.current={deps:r,getStyles:e}),o.current.getStyles):e}function gl(e){return Fe(e).reduce((t,r)=>e[r]!==void 0?`${t}${Dx(r)}:${e[r]};`:t,"").trim()}function l2({selector:e,styles:t,media:r,container:o}){let n=t?gl(t):"",a=Array.isArray(r)?r.map(l=>`@media${l.query}{${e}{${gl(l.styles)}}}`):[],i=Array.isArray(
o)?o.map(l=>`@container ${l.query}{${e}{${gl(l.styles)}}}`):[];return`${n?`${e}{${n}}`:""}${a.join("")}${i.join("")}`.trim()}var Jg=x(k(),1);function C9(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function Pf({deduplicate:e,
...t}){let r=mi(),o=l2(t);return e?(0,Jg.jsx)("style",{href:`mantine-${C9(o)}`,precedence:"mantine",nonce:r?.(),children:o}):(0,Jg.jsx)("style",{"data-mantine-s\
tyles":"inline",nonce:r?.(),dangerouslySetInnerHTML:{__html:o}})}function z9(e){let t=5381;for(let r=0;r<e.length;r++)t=(t<<5)+t+e.charCodeAt(r)&4294967295;return(t>>>0).toString(36)}function c2(e,t){return`__mdi__-${z9(`${e?
gl(e):""}|${Array.isArray(t)?t.map(r=>`${r.query}:${gl(r.styles)}`).join("|"):""}`)}`}function Io(e){let{m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:c,ms:s,mis:u,mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:v,pr:g,pe:b,ps:y,pis:_,pie:C,bd:S,bdrs:z,bg:H,c:M,opacity:X,
ff:V,fz:I,fw:A,lts:Y,ta:L,lh:B,fs:O,tt:j,td:$,w:G,miw:K,maw:J,h:ue,mih:ne,mah:fe,bgsz:ke,bgp:ae,bgr:Re,bga:Ee,pos:He,top:qe,left:Nt,bottom:ie,right:zt,inset:qt,
display:ur,flex:Kr,hiddenFrom:Nn,visibleFrom:cn,lightHidden:ya,darkHidden:sn,sx:Ye,...On}=e;return{styleProps:_c({m:t,mx:r,my:o,mt:n,mb:a,ml:i,mr:l,me:c,ms:s,mis:u,
mie:d,p:m,px:f,py:p,pt:h,pb:w,pl:v,pr:g,pis:_,pie:C,pe:b,ps:y,bd:S,bg:H,c:M,opacity:X,ff:V,fz:I,fw:A,lts:Y,ta:L,lh:B,fs:O,tt:j,td:$,w:G,miw:K,maw:J,h:ue,mih:ne,
mah:fe,bgsz:ke,bgp:ae,bgr:Re,bga:Ee,pos:He,top:qe,left:Nt,bottom:ie,right:zt,inset:qt,display:ur,flex:Kr,bdrs:z,hiddenFrom:Nn,visibleFrom:cn,lightHidden:ya,darkHidden:sn,
sx:Ye}),rest:On}}var s2={m:{type:"spacing",property:"margin"},mt:{type:"spacing",property:"marginTop"},mb:{type:"spacing",property:"marginBottom"},ml:{type:"spacing",property:"m\
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
property:"display"},flex:{type:"identity",property:"flex"}};function Wd(e,t){let r=wo({color:e,theme:t});return r.color==="dimmed"?"var(--mantine-color-dimmed)":r.color==="bright"?"var(--mantine-color-bright)":r.variable?
`var(${r.variable})`:r.color}function d2(e,t){let r=wo({color:e,theme:t});return r.isThemeColor&&r.shade===void 0?`var(--mantine-color-${r.color}-text)`:Wd(e,t)}function m2(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let[r,o,...n]=e.split(" ").filter(i=>i.trim()!==""),a=`${R(r)}`;return o&&(a+=` ${o}`),
n.length>0&&(a+=` ${Wd(n.join(" "),t)}`),a.trim()}return e}var u2={text:"var(--mantine-font-family)",mono:"var(--mantine-font-family-monospace)",monospace:"var(--mantine-font-family-monospace)",heading:"var(--mantine-fo\
nt-family-headings)",headings:"var(--mantine-font-family-headings)"};function f2(e){return typeof e=="string"&&e in u2?u2[e]:e}var T9=["h1","h2","h3","h4","h5","h6"];function p2(e,t){return typeof e=="string"&&e in t.fontSizes?`var(--mantine-font-size-${e})`:typeof e=="string"&&T9.includes(
e)?`var(--mantine-${e}-font-size)`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function h2(e){return e}var k9=["h1","h2","h3","h4","h5","h6"];function v2(e,t){return typeof e=="string"&&e in t.lineHeights?`var(--mantine-line-height-${e})`:typeof e=="string"&&k9.includes(
e)?`var(--mantine-${e}-line-height)`:e}function g2(e,t){return typeof e=="string"&&e in t.radius?`var(--mantine-radius-${e})`:typeof e=="number"?R(e):typeof e=="string"?R(e):e}function b2(e){return typeof e=="number"?R(e):e}function y2(e,t){if(typeof e=="number")return R(e);if(typeof e=="string"){let r=e.replace("-","");if(!(r in t.spacing))return R(e);let o=`--mantine-spacing-${r}`;
return e.startsWith("-")?`calc(var(${o}) * -1)`:`var(${o})`}return e}var Lf={color:Wd,textColor:d2,fontSize:p2,spacing:y2,radius:g2,identity:h2,size:b2,lineHeight:v2,fontFamily:f2,border:m2};function w2(e){return e.replace("(min-width: ","").replace("em)","")}function x2({media:e,...t}){let r=Object.keys(e).sort((o,n)=>Number(w2(o))-Number(w2(n))).map(
o=>({query:o,styles:e[o]}));return{...t,media:r}}function R9(e){if(typeof e!="object"||e===null)return!1;let t=Object.keys(e);return!(t.length===1&&t[0]==="base")}function E9(e){return typeof e=="object"&&e!==
null?"base"in e?e.base:void 0:e}function A9(e){return typeof e=="object"&&e!==null?Fe(e).filter(t=>t!=="base"):[]}function N9(e,t){return typeof e=="object"&&e!==
null&&t in e?e[t]:e}function _2({styleProps:e,data:t,theme:r}){return x2(Fe(e).reduce((o,n)=>{if(n==="hiddenFrom"||n==="visibleFrom"||n==="sx")return o;let a=t[n],
i=Array.isArray(a.property)?a.property:[a.property],l=E9(e[n]);if(!R9(e[n]))return i.forEach(s=>{o.inlineStyles[s]=Lf[a.type](l,r)}),o;o.hasResponsiveStyles=!0;
let c=A9(e[n]);return i.forEach(s=>{l!=null&&(o.styles[s]=Lf[a.type](l,r)),c.forEach(u=>{let d=`(min-width: ${r.breakpoints[u]})`;o.media[d]={...o.media[d],[s]:Lf[a.
type](N9(e[n],u),r)}})}),o},{hasResponsiveStyles:!1,styles:{},inlineStyles:{},media:{}}))}var S2=x(D(),1);function C2(){return`__m__-${(0,S2.useId)().replace(/[:«»]/g,"")}`}function Ic(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...Ic(o,t)}),{}):typeof e=="function"?e(t):e??{}}function O9(e){return e}var z2=O9;var T2=x(k(),1);function eb(e){return e}function N(e){let t=e;return t.extend=eb,t.withProps=r=>{let o=n=>(0,T2.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=
`WithProps(${t.displayName})`,o},t}function pi(e){return N(e)}var k2=x(k(),1);function Oe(e){let t=e;return t.withProps=r=>{let o=n=>(0,k2.jsx)(t,{...r,...n});return o.extend=t.extend,o.displayName=`WithProps(${t.displayName}\
)`,o},t.extend=eb,t}function R2(e){return`data-${(e.startsWith("data-")?e.slice(5):e).replace(/([a-z])([A-Z])/g,"$1-$2").toLowerCase()}`}function M9(e){return Object.keys(e).reduce(
(t,r)=>{let o=e[r];return o===void 0||o===""||o===!1||o===null||(t[R2(r)]=e[r]),t},{})}function tb(e){return e?typeof e=="string"?{[R2(e)]:!0}:Array.isArray(e)?
[...e].reduce((t,r)=>({...t,...tb(r)}),{}):M9(e):null}function rb(e,t){return Array.isArray(e)?[...e].reduce((r,o)=>({...r,...rb(o,t)}),{}):typeof e=="function"?e(t):e??{}}function E2({theme:e,style:t,vars:r,styleProps:o}){
let n=rb(t,e),a=rb(r,e);return{...n,...a,...o}}var bl=x(k(),1);function A2({component:e,style:t,__vars:r,className:o,variant:n,mod:a,size:i,hiddenFrom:l,visibleFrom:c,lightHidden:s,darkHidden:u,renderRoot:d,
__size:m,ref:f,...p}){let h=lt(),w=e||"div",{styleProps:v,rest:g}=Io(p),b=R_()?.()?.(v.sx),y=C2(),_=_2({styleProps:v,theme:h,data:s2}),C=A_(),S=C&&_.hasResponsiveStyles?
c2(_.styles,_.media):y,z={ref:f,style:E2({theme:h,style:t,vars:r,styleProps:_.inlineStyles}),className:he(o,b,{[S]:_.hasResponsiveStyles,"mantine-light-hidden":s,
"mantine-dark-hidden":u,[`mantine-hidden-from-${l}`]:l,[`mantine-visible-from-${c}`]:c}),"data-variant":n,"data-size":df(i)?void 0:i||void 0,size:m,...tb(a),...g};
return(0,bl.jsxs)(bl.Fragment,{children:[_.hasResponsiveStyles&&(0,bl.jsx)(Pf,{selector:`.${S}`,styles:_.styles,media:_.media,deduplicate:C}),typeof d=="functio\
n"?d(z):(0,bl.jsx)(w,{...z})]})}A2.displayName="@mantine/core/Box";var E=z2(A2);var Vc=x(D(),1);var D9=x(k(),1),B9=(0,Vc.createContext)({dir:"ltr",toggleDirection:()=>{},setDirection:()=>{}});function Wr(){return(0,Vc.use)(B9)}var ob=x(D(),1);var yl=x(k(),1),P9={transitionDuration:200,transitionTimingFunction:"ease",animateOpacity:!0,orientation:"vertical",keepMounted:!0,keepMountedMode:"activity"},nb=N(
e=>{let{children:t,expanded:r,transitionDuration:o,transitionTimingFunction:n,style:a,onTransitionEnd:i,onTransitionStart:l,animateOpacity:c,keepMounted:s,keepMountedMode:u,
ref:d,orientation:m,...f}=T("Collapse",P9,e),p=Ho(),h=lt(),w=fl(),v=h.respectReducedMotion&&w?0:o,g=(m==="horizontal"?Ug:Ig)({expanded:r,transitionDuration:v,transitionTimingFunction:n,
onTransitionEnd:i,onTransitionStart:l,keepMounted:!1});if(v===0)return s===!0&&(u==="display-none"||p!=="test")?u==="display-none"?(0,yl.jsx)(E,{...f,style:{...Ic(
a,h),...r?{}:{display:"none"}},ref:d,children:t}):(0,yl.jsx)(ob.Activity,{mode:r?"visible":"hidden",children:(0,yl.jsx)(E,{...f,style:a,ref:d,children:t})}):r?(0,yl.jsx)(
E,{...f,style:a,ref:d,children:t}):null;let b=g.state==="exited",y;return s===!1?y=b?null:t:s===!0?y=u==="display-none"?t:(0,yl.jsx)(ob.Activity,{mode:b?"hidden":
"visible",children:t}):y=t,(0,yl.jsx)(E,{...f,...g.getCollapseProps({style:{opacity:r||!c?1:0,transition:c?`opacity ${v}ms ${n}`:"none",...Ic(a,h),...s&&u==="di\
splay-none"&&b?{display:"none"}:{}},ref:d}),children:y})});nb.displayName="@mantine/core/Collapse";var[N2,kt]=_t("ScrollArea.Root component was not found in tree");var O2=x(D(),1);function Vo(e,t){let r=(0,O2.useEffectEvent)(t);pt(()=>{let o=0;if(e){let n=new ResizeObserver(()=>{cancelAnimationFrame(o),o=window.requestAnimationFrame(r)});
return n.observe(e),()=>{window.cancelAnimationFrame(o),n.unobserve(e)}}},[e])}var ab=x(D(),1),ib=x(k(),1);function L9(e){let{style:t,...r}=e,o=kt(),[n,a]=(0,ab.useState)(0),[i,l]=(0,ab.useState)(0),c=!!(n&&i);return Vo(o.scrollbarX,()=>{let s=o.
scrollbarX?.offsetHeight||0;o.onCornerHeightChange(s),l(s)}),Vo(o.scrollbarY,()=>{let s=o.scrollbarY?.offsetWidth||0;o.onCornerWidthChange(s),a(s)}),c?(0,ib.jsx)(
"div",{...r,style:{...t,width:n,height:i}}):null}function M2(e){let t=kt(),r=!!(t.scrollbarX&&t.scrollbarY);return t.type!=="scroll"&&r?(0,ib.jsx)(L9,{...e}):null}var In=x(D(),1);var lb=x(k(),1),j9={scrollHideDelay:1e3,type:"hover"};function cb(e){let{type:t,scrollHideDelay:r,scrollbars:o,getStyles:n,ref:a,...i}=T("ScrollAreaRoot",j9,e),
[l,c]=(0,In.useState)(null),[s,u]=(0,In.useState)(null),[d,m]=(0,In.useState)(null),[f,p]=(0,In.useState)(null),[h,w]=(0,In.useState)(null),[v,g]=(0,In.useState)(
0),[b,y]=(0,In.useState)(0),[_,C]=(0,In.useState)(!1),[S,z]=(0,In.useState)(!1),H=ye(a,c);return(0,lb.jsx)(N2,{value:{type:t,scrollHideDelay:r,scrollArea:l,viewport:s,
onViewportChange:u,content:d,onContentChange:m,scrollbarX:f,onScrollbarXChange:p,scrollbarXEnabled:_,onScrollbarXEnabledChange:C,scrollbarY:h,onScrollbarYChange:w,
scrollbarYEnabled:S,onScrollbarYEnabledChange:z,onCornerWidthChange:g,onCornerHeightChange:y,getStyles:n},children:(0,lb.jsx)(E,{...i,ref:H,__vars:{"--sa-corner\
-width":o!=="xy"?"0px":`${v}px`,"--sa-corner-height":o!=="xy"?"0px":`${b}px`}})})}cb.displayName="@mantine/core/ScrollAreaRoot";function jf(e,t){let r=e/t;return Number.isNaN(r)?0:r}function hi(e){let t=jf(e.viewport,e.content),r=e.scrollbar.paddingStart+e.scrollbar.paddingEnd,o=(e.scrollbar.size-r)*t;return Math.max(o,18)}function Hf(e,t){return r=>{if(e[0]===e[1]||t[0]===t[1])return t[0];let o=(t[1]-t[0])/(e[1]-e[0]);return t[0]+o*(r-e[0])}}function H9(e,[t,r]){return Math.min(r,Math.max(t,e))}function sb(e,t,r="ltr"){let o=hi(t),n=t.scrollbar.paddingStart+t.scrollbar.paddingEnd,a=t.scrollbar.size-
n,i=t.content-t.viewport,l=a-o,c=H9(e,r==="ltr"?[0,i]:[i*-1,0]);return Hf([0,i],[0,l])(c)}function D2(e,t,r,o="ltr"){let n=hi(r),a=n/2,i=t||a,l=n-i,c=r.scrollbar.paddingStart+i,s=r.scrollbar.size-r.scrollbar.paddingEnd-l,u=r.content-r.viewport,d=o===
"ltr"?[0,u]:[u*-1,0];return Hf([c,s],d)(e)}function If(e,t){return e>0&&e<t}function Uc(e){return e?parseInt(e,10):0}function Vn(e,t,{checkForDefaultPrevented:r=!0}={}){return o=>{e?.(o),(r===!1||!o.defaultPrevented)&&t?.(o)}}var[B2,db]=_t("ScrollAreaScrollbar was not found in tree");var Un=x(D(),1);var mb=x(k(),1);function Vf(e){let{sizes:t,hasThumb:r,onThumbChange:o,onThumbPointerUp:n,onThumbPointerDown:a,onThumbPositionChange:i,onDragScroll:l,onWheelScroll:c,
onResize:s,ref:u,...d}=e,m=kt(),[f,p]=(0,Un.useState)(null),h=ye(u,p),w=(0,Un.useRef)(null),v=(0,Un.useRef)(""),g=t.content-t.viewport,b=(0,Un.useEffectEvent)(S=>c(
S,g)),y=ai(i),_=yo(s,10),C=S=>{if(w.current){let z=S.clientX-w.current.left,H=S.clientY-w.current.top;l({x:z,y:H})}};return(0,Un.useEffect)(()=>{if(!f)return;let S=z=>b(
z);return f.addEventListener("wheel",S,{passive:!1}),()=>f.removeEventListener("wheel",S)},[f]),(0,Un.useEffect)(y,[t,y]),Vo(f,_),Vo(m.content,_),(0,mb.jsx)(B2,
{value:{scrollbar:f,hasThumb:r,onThumbChange:ai(o),onThumbPointerUp:ai(n),onThumbPositionChange:y,onThumbPointerDown:ai(a)},children:(0,mb.jsx)("div",{...d,ref:h,
"data-mantine-scrollbar":!0,style:{position:"absolute",...d.style},onPointerDown:Vn(e.onPointerDown,S=>{S.preventDefault(),S.button===0&&(S.target.setPointerCapture(
S.pointerId),w.current=f.getBoundingClientRect(),v.current=document.body.style.webkitUserSelect,document.body.style.webkitUserSelect="none",C(S))}),onPointerMove:Vn(
e.onPointerMove,C),onPointerUp:Vn(e.onPointerUp,S=>{let z=S.target;z.hasPointerCapture(S.pointerId)&&(S.preventDefault(),z.releasePointerCapture(S.pointerId))}),
onLostPointerCapture:()=>{document.body.style.webkitUserSelect=v.current,w.current=null}})})}var Gc=x(D(),1);var P2=x(k(),1),ub=e=>{let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=kt(),[l,c]=(0,Gc.useState)(),s=(0,Gc.useRef)(null),u=ye(n,s,i.onScrollbarXChange);return(0,Gc.useEffect)(
()=>{s.current&&c(getComputedStyle(s.current))},[s]),(0,P2.jsx)(Vf,{"data-orientation":"horizontal",...a,ref:u,sizes:t,style:{...o,"--sa-thumb-width":`${hi(t)}p\
x`},onThumbPointerDown:d=>e.onThumbPointerDown(d.x),onDragScroll:d=>e.onDragScroll(d.x),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.viewport.scrollLeft+d.deltaX;
e.onWheelScroll(f),If(f,m)&&d.preventDefault()}},onResize:()=>{s.current&&i.viewport&&l&&r({content:i.viewport.scrollWidth,viewport:i.viewport.offsetWidth,scrollbar:{
size:s.current.clientWidth,paddingStart:Uc(l.paddingLeft),paddingEnd:Uc(l.paddingRight)}})}})};ub.displayName="@mantine/core/ScrollAreaScrollbarX";var $c=x(D(),1);var L2=x(k(),1);function fb(e){let{sizes:t,onSizesChange:r,style:o,ref:n,...a}=e,i=kt(),[l,c]=(0,$c.useState)(),s=(0,$c.useRef)(null),u=ye(n,s,i.onScrollbarYChange);
return(0,$c.useEffect)(()=>{s.current&&c(window.getComputedStyle(s.current))},[]),(0,L2.jsx)(Vf,{...a,"data-orientation":"vertical",ref:u,sizes:t,style:{"--sa-t\
humb-height":`${hi(t)}px`,...o},onThumbPointerDown:d=>e.onThumbPointerDown(d.y),onDragScroll:d=>e.onDragScroll(d.y),onWheelScroll:(d,m)=>{if(i.viewport){let f=i.
viewport.scrollTop+d.deltaY;e.onWheelScroll(f),If(f,m)&&d.preventDefault()}},onResize:()=>{s.current&&i.viewport&&l&&r({content:i.viewport.scrollHeight,viewport:i.
viewport.offsetHeight,scrollbar:{size:s.current.clientHeight,paddingStart:Uc(l.paddingTop),paddingEnd:Uc(l.paddingBottom)}})}})}fb.displayName="@mantine/core/Sc\
rollAreaScrollbarY";var Jd=x(D(),1),pb=x(k(),1);function wl(e){let{orientation:t="vertical",...r}=e,{dir:o}=Wr(),n=kt(),a=(0,Jd.useRef)(null),i=(0,Jd.useRef)(0),[l,c]=(0,Jd.useState)(
{content:0,viewport:0,scrollbar:{size:0,paddingStart:0,paddingEnd:0}}),s=jf(l.viewport,l.content),u={...r,sizes:l,onSizesChange:c,hasThumb:s>0&&s<1,onThumbChange:m=>{
a.current=m},onThumbPointerUp:()=>{i.current=0},onThumbPointerDown:m=>{i.current=m}},d=(m,f)=>D2(m,i.current,l,f);return t==="horizontal"?(0,pb.jsx)(ub,{...u,onThumbPositionChange:()=>{
if(n.viewport&&a.current){let m=n.viewport.scrollLeft,f=sb(m,l,o);a.current.style.transform=`translate3d(${f}px, 0, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.
scrollLeft=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollLeft=d(m,o))}}):t==="vertical"?(0,pb.jsx)(fb,{...u,onThumbPositionChange:()=>{if(n.viewport&&a.current){
let m=n.viewport.scrollTop,f=sb(m,l);l.scrollbar.size===0?a.current.style.setProperty("--thumb-opacity","0"):a.current.style.setProperty("--thumb-opacity","1"),
a.current.style.transform=`translate3d(0, ${f}px, 0)`}},onWheelScroll:m=>{n.viewport&&(n.viewport.scrollTop=m)},onDragScroll:m=>{n.viewport&&(n.viewport.scrollTop=
d(m))}}):null}wl.displayName="@mantine/core/ScrollAreaScrollbarVisible";var j2=x(D(),1);var H2=x(k(),1);function em(e){let t=kt(),{forceMount:r,...o}=e,[n,a]=(0,j2.useState)(!1),i=e.orientation==="horizontal",l=yo(()=>{if(t.viewport){let c=t.viewport.
offsetWidth<t.viewport.scrollWidth,s=t.viewport.offsetHeight<t.viewport.scrollHeight;a(i?c:s)}},10);return Vo(t.viewport,l),Vo(t.content,l),r||n?(0,H2.jsx)(wl,{
"data-state":n?"visible":"hidden",...o}):null}em.displayName="@mantine/core/ScrollAreaScrollbarAuto";var Uf=x(D(),1),I2=x(k(),1);function hb(e){let{forceMount:t,...r}=e,o=kt(),[n,a]=(0,Uf.useState)(!1);return(0,Uf.useEffect)(()=>{let{scrollArea:i}=o,l=0;if(i){let c=()=>{
window.clearTimeout(l),a(!0)},s=()=>{l=window.setTimeout(()=>a(!1),o.scrollHideDelay)};return i.addEventListener("pointerenter",c),i.addEventListener("pointerle\
ave",s),()=>{window.clearTimeout(l),i.removeEventListener("pointerenter",c),i.removeEventListener("pointerleave",s)}}},[o.scrollArea,o.scrollHideDelay]),t||n?(0,I2.jsx)(
em,{"data-state":n?"visible":"hidden",...r}):null}hb.displayName="@mantine/core/ScrollAreaScrollbarHover";var tm=x(D(),1);var V2=x(k(),1);function U2(e){let{forceMount:t,...r}=e,o=kt(),n=e.orientation==="horizontal",[a,i]=(0,tm.useState)("hidden"),l=yo(()=>i("idle"),100);return(0,tm.useEffect)(
()=>{if(a==="idle"){let c=window.setTimeout(()=>i("hidden"),o.scrollHideDelay);return()=>window.clearTimeout(c)}},[a,o.scrollHideDelay]),(0,tm.useEffect)(()=>{let{
viewport:c}=o,s=n?"scrollLeft":"scrollTop";if(c){let u=c[s],d=()=>{let m=c[s];u!==m&&(i("scrolling"),l()),u=m};return c.addEventListener("scroll",d),()=>c.removeEventListener(
"scroll",d)}},[o.viewport,n,l]),t||a!=="hidden"?(0,V2.jsx)(wl,{"data-state":a==="hidden"?"hidden":"visible",...r,onPointerEnter:Vn(e.onPointerEnter,()=>i("inter\
acting")),onPointerLeave:Vn(e.onPointerLeave,()=>i("idle"))}):null}var G2=x(D(),1),rm=x(k(),1);function Gf(e){let{forceMount:t,...r}=e,o=kt(),{onScrollbarXEnabledChange:n,onScrollbarYEnabledChange:a}=o,i=e.orientation==="horizo\
ntal";return(0,G2.useEffect)(()=>(i?n(!0):a(!0),()=>{i?n(!1):a(!1)}),[i,n,a]),o.type==="hover"?(0,rm.jsx)(hb,{...r,forceMount:t}):o.type==="scroll"?(0,rm.jsx)(U2,
{...r,forceMount:t}):o.type==="auto"?(0,rm.jsx)(em,{...r,forceMount:t}):o.type==="always"?(0,rm.jsx)(wl,{...r}):null}Gf.displayName="@mantine/core/ScrollAreaScr\
ollbar";function $2(e,t=()=>{}){let r={left:e.scrollLeft,top:e.scrollTop},o=0;return(function n(){let a={left:e.scrollLeft,top:e.scrollTop},i=r.left!==a.left,l=r.top!==
a.top;(i||l)&&t(),r=a,o=window.requestAnimationFrame(n)})(),()=>window.cancelAnimationFrame(o)}var $f=x(D(),1);var vb=x(k(),1);function q2(e){let{style:t,ref:r,...o}=e,n=kt(),a=db(),{onThumbPositionChange:i}=a,l=ye(r,a.onThumbChange),c=(0,$f.useRef)(void 0),s=yo(()=>{c.current&&
(c.current(),c.current=void 0)},100);return(0,$f.useEffect)(()=>{let{viewport:u}=n;if(u){let d=()=>{if(s(),!c.current){let m=$2(u,i);c.current=m,i()}};return i(),
u.addEventListener("scroll",d),()=>{u.removeEventListener("scroll",d),c.current?.(),c.current=void 0}}},[n.viewport,s,i]),(0,vb.jsx)("div",{"data-state":a.hasThumb?
"visible":"hidden",...o,ref:l,style:{width:"var(--sa-thumb-width)",height:"var(--sa-thumb-height)",...t},onPointerDownCapture:Vn(e.onPointerDownCapture,u=>{let d=u.
target.getBoundingClientRect(),m=u.clientX-d.left,f=u.clientY-d.top;a.onThumbPointerDown({x:m,y:f})}),onPointerUp:Vn(e.onPointerUp,a.onThumbPointerUp)})}q2.displayName=
"@mantine/core/ScrollAreaThumb";function qf(e){let{forceMount:t,...r}=e,o=db();return t||o.hasThumb?(0,vb.jsx)(q2,{...r}):null}qf.displayName="@mantine/core/Scr\
ollAreaThumb";var gb=x(k(),1);function bb({children:e,style:t,ref:r,onWheel:o,...n}){let a=kt(),i=ye(r,a.onViewportChange);return(0,gb.jsx)(E,{...n,ref:i,onWheel:c=>{if(o?.(c),
a.scrollbarXEnabled&&a.viewport&&c.shiftKey){let{scrollTop:s,scrollHeight:u,clientHeight:d,scrollWidth:m,clientWidth:f}=a.viewport,p=s<1,h=s>=u-d-1;m>f&&(p||h)&&
c.stopPropagation()}},"data-scrollarea-viewport":!0,style:{overflowX:a.scrollbarXEnabled?"scroll":"hidden",overflowY:a.scrollbarYEnabled?"scroll":"hidden",...t},
children:(0,gb.jsx)("div",{...a.getStyles("content"),ref:a.onContentChange,children:e})})}bb.displayName="@mantine/core/ScrollAreaViewport";var Yf={root:"m_d57069b5",content:"m_b1336c6",viewport:"m_c0783ff9",viewportInner:"m_f8f631dd",scrollbar:"m_c44ba933",thumb:"m_d8b5e363",corner:"m_21657268"};var Ft=x(D(),1);var Go=x(k(),1);var Q=x(D(),1);function Ff(){return typeof window<"u"}function vi(e){return wb(e)?(e.nodeName||"").toLowerCase():"#document"}function fr(e){var t;return(e==null||(t=e.ownerDocument)==
null?void 0:t.defaultView)||window}function $n(e){var t;return(t=(wb(e)?e.ownerDocument:e.document)||window.document)==null?void 0:t.documentElement}function wb(e){
return Ff()?e instanceof Node||e instanceof fr(e).Node:!1}function et(e){return Ff()?e instanceof Element||e instanceof fr(e).Element:!1}function Jr(e){return Ff()?
e instanceof HTMLElement||e instanceof fr(e).HTMLElement:!1}function qc(e){return!Ff()||typeof ShadowRoot>"u"?!1:e instanceof ShadowRoot||e instanceof fr(e).ShadowRoot}
function om(e){let{overflow:t,overflowX:r,overflowY:o,display:n}=xo(e);return/auto|scroll|overlay|hidden|clip/.test(t+o+r)&&n!=="inline"&&n!=="contents"}function Y2(e){
return/^(table|td|th)$/.test(vi(e))}function nm(e){try{if(e.matches(":popover-open"))return!0}catch{}try{return e.matches(":modal")}catch{return!1}}var I9=/transform|translate|scale|rotate|perspective|filter/,
V9=/paint|layout|strict|content/,xl=e=>!!e&&e!=="none",yb;function Xf(e){let t=et(e)?xo(e):e;return xl(t.transform)||xl(t.translate)||xl(t.scale)||xl(t.rotate)||
xl(t.perspective)||!Yc()&&(xl(t.backdropFilter)||xl(t.filter))||I9.test(t.willChange||"")||V9.test(t.contain||"")}function F2(e){let t=Gn(e);for(;Jr(t)&&!qn(t);){
if(Xf(t))return t;if(nm(t))return null;t=Gn(t)}return null}function Yc(){return yb==null&&(yb=typeof CSS<"u"&&CSS.supports&&CSS.supports("-webkit-backdrop-filte\
r","none")),yb}function qn(e){return/^(html|body|#document)$/.test(vi(e))}function xo(e){return fr(e).getComputedStyle(e)}function am(e){return et(e)?{scrollLeft:e.
scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function Gn(e){if(vi(e)==="html")return e;let t=e.assignedSlot||e.parentNode||qc(e)&&
e.host||$n(e);return qc(t)?t.host:t}function X2(e){let t=Gn(e);return qn(t)?(e.ownerDocument||e).body:Jr(t)&&om(t)?t:X2(t)}function jr(e,t,r){var o;t===void 0&&
(t=[]),r===void 0&&(r=!0);let n=X2(e),a=n===((o=e.ownerDocument)==null?void 0:o.body),i=fr(n);if(a){let l=Kf(i);return t.concat(i,i.visualViewport||[],om(n)?n:[],
l&&r?jr(l):[])}else return t.concat(n,jr(n,[],r))}function Kf(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var Fc=x(D(),1),r5=x(D(),1);var Z2=["top","right","bottom","left"];var _o=Math.min,eo=Math.max,lm=Math.round,cm=Math.floor,Yn=e=>({x:e,y:e}),U9={left:"right",right:"left",bottom:"top",top:"bottom"};function xb(e,t,r){return eo(
e,_o(t,r))}function fn(e,t){return typeof e=="function"?e(t):e}function pn(e){return e.split("-")[0]}function _l(e){return e.split("-")[1]}function Zf(e){return e===
"x"?"y":"x"}function Wf(e){return e==="y"?"height":"width"}function Uo(e){let t=e[0];return t==="t"||t==="b"?"y":"x"}function Jf(e){return Zf(Uo(e))}function W2(e,t,r){
r===void 0&&(r=!1);let o=_l(e),n=Jf(e),a=Wf(n),i=n==="x"?o===(r?"end":"start")?"right":"left":o==="start"?"bottom":"top";return t.reference[a]>t.floating[a]&&(i=
im(i)),[i,im(i)]}function J2(e){let t=im(e);return[Qf(e),t,Qf(t)]}function Qf(e){return e.includes("start")?e.replace("start","end"):e.replace("end","start")}var K2=[
"left","right"],Q2=["right","left"],G9=["top","bottom"],$9=["bottom","top"];function q9(e,t,r){switch(e){case"top":case"bottom":return r?t?Q2:K2:t?K2:Q2;case"le\
ft":case"right":return t?G9:$9;default:return[]}}function e5(e,t,r,o){let n=_l(e),a=q9(pn(e),r==="start",o);return n&&(a=a.map(i=>i+"-"+n),t&&(a=a.concat(a.map(
Qf)))),a}function im(e){let t=pn(e);return U9[t]+e.slice(t.length)}function Y9(e){var t,r,o,n;return{top:(t=e.top)!=null?t:0,right:(r=e.right)!=null?r:0,bottom:(o=
e.bottom)!=null?o:0,left:(n=e.left)!=null?n:0}}function ep(e){return typeof e!="number"?Y9(e):{top:e,right:e,bottom:e,left:e}}function hn(e){let{x:t,y:r,width:o,
height:n}=e;return{width:o,height:n,top:r,left:t,right:t+o,bottom:r+n,x:t,y:r}}function o5(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function n5(){let e=navigator.userAgentData;return e&&Array.
isArray(e.brands)?e.brands.map(t=>{let{brand:r,version:o}=t;return r+"/"+o}).join(" "):navigator.userAgent}function a5(){return/apple/i.test(navigator.vendor)}function i5(){return o5().toLowerCase().startsWith("mac")&&!navigator.maxTouchPoints}function F9(){return n5().includes("jsdom/")}var t5="data-floating-ui-focus\
able",X9="input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])";function _b(e){let t=e.activeElement;for(;((r=t)==null||(r=r.shadowRoot)==null?void 0:r.activeElement)!=null;){var r;t=t.shadowRoot.activeElement}return t}function Xc(e,t){
if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&qc(r)){let o=t;for(;o;){if(e===o)return!0;o=o.parentNode||o.
host}}return!1}function Sl(e){return"composedPath"in e?e.composedPath()[0]:e.target}function tp(e,t){if(t==null)return!1;if("composedPath"in e)return e.composedPath().
includes(t);let r=e;return r.target!=null&&t.contains(r.target)}function l5(e){return e.matches("html,body")}function gi(e){return e?.ownerDocument||document}function c5(e){
return Jr(e)&&e.matches(X9)}function s5(e){if(!e||F9())return!0;try{return e.matches(":focus-visible")}catch{return!0}}function d5(e){return e?e.hasAttribute(t5)?e:e.querySelector("["+t5+"\
]")||e:null}function sm(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...sm(
e,n.id,r)])}function m5(e){return"nativeEvent"in e}function rp(e,t){let r=["mouse","pen"];return t||r.push("",void 0),r.includes(e)}var K9=typeof document<"u",Q9=function(){},vn=K9?r5.useLayoutEffect:Q9,Z9={...Fc};
function dm(e){let t=Fc.useRef(e);return vn(()=>{t.current=e}),t}var W9=Z9.useInsertionEffect,J9=W9||(e=>e());function gn(e){let t=Fc.useRef(()=>{});return J9(()=>{
t.current=e}),Fc.useCallback(function(){for(var r=arguments.length,o=new Array(r),n=0;n<r;n++)o[n]=arguments[n];return t.current==null?void 0:t.current(...o)},[])}var cp=x(k(),1);var J5=x(ci(),1);function u5(e,t,r){let{reference:o,floating:n}=e,a=Uo(t),i=Jf(t),l=Wf(i),c=pn(t),s=a==="y",u=o.x+o.width/2-n.width/2,d=o.y+o.height/2-n.height/2,m=o[l]/2-n[l]/2,
f;switch(c){case"top":f={x:u,y:o.y-n.height};break;case"bottom":f={x:u,y:o.y+o.height};break;case"right":f={x:o.x+o.width,y:d};break;case"left":f={x:o.x-n.width,
y:d};break;default:f={x:o.x,y:o.y}}let p=_l(t);return p&&(f[i]+=m*(p==="end"?1:-1)*(r&&s?-1:1)),f}async function h5(e,t){var r;t===void 0&&(t={});let{x:o,y:n,platform:a,
rects:i,elements:l,strategy:c}=e,{boundary:s="clippingAncestors",rootBoundary:u="viewport",elementContext:d="floating",altBoundary:m=!1,padding:f=0}=fn(t,e),p=ep(
f),w=l[m?d==="floating"?"reference":"floating":d],v=hn(await a.getClippingRect({element:(r=await(a.isElement==null?void 0:a.isElement(w)))==null||r?w:w.contextElement||
await(a.getDocumentElement==null?void 0:a.getDocumentElement(l.floating)),boundary:s,rootBoundary:u,strategy:c})),g=d==="floating"?{x:o,y:n,width:i.floating.width,
height:i.floating.height}:i.reference,b=await(a.getOffsetParent==null?void 0:a.getOffsetParent(l.floating)),y=await(a.isElement==null?void 0:a.isElement(b))&&await(a.
getScale==null?void 0:a.getScale(b))||{x:1,y:1},_=hn(a.convertOffsetParentRelativeRectToViewportRelativeRect?await a.convertOffsetParentRelativeRectToViewportRelativeRect(
{elements:l,rect:g,offsetParent:b,strategy:c}):g);return{top:(v.top-_.top+p.top)/y.y,bottom:(_.bottom-v.bottom+p.bottom)/y.y,left:(v.left-_.left+p.left)/y.x,right:(_.
right-v.right+p.right)/y.x}}var eE=50,v5=async(e,t,r)=>{let{placement:o="bottom",strategy:n="absolute",middleware:a=[],platform:i}=r,l=i.detectOverflow?i:{...i,
detectOverflow:h5},c=await(i.isRTL==null?void 0:i.isRTL(t)),s=await i.getElementRects({reference:e,floating:t,strategy:n}),{x:u,y:d}=u5(s,o,c),m=o,f=0,p={};for(let h=0;h<
a.length;h++){let w=a[h];if(!w)continue;let{name:v,fn:g}=w,{x:b,y,data:_,reset:C}=await g({x:u,y:d,initialPlacement:o,placement:m,strategy:n,middlewareData:p,rects:s,
platform:l,elements:{reference:e,floating:t}});u=b??u,d=y??d,p[v]={...p[v],..._},C&&f<eE&&(f++,typeof C=="object"&&(C.placement&&(m=C.placement),C.rects&&(s=C.rects===
!0?await i.getElementRects({reference:e,floating:t,strategy:n}):C.rects),{x:u,y:d}=u5(s,m,c)),h=-1)}return{x:u,y:d,placement:m,strategy:n,middlewareData:p}},g5=e=>({
name:"arrow",options:e,async fn(t){let{x:r,y:o,placement:n,rects:a,platform:i,elements:l,middlewareData:c}=t,{element:s,padding:u=0}=fn(e,t)||{};if(s==null)return{};
let d=ep(u),m={x:r,y:o},f=Jf(n),p=Wf(f),h=await i.getDimensions(s),w=f==="y",v=w?"top":"left",g=w?"bottom":"right",b=w?"clientHeight":"clientWidth",y=a.reference[p]+
a.reference[f]-m[f]-a.floating[p],_=m[f]-a.reference[f],C=await(i.getOffsetParent==null?void 0:i.getOffsetParent(s)),S=C?C[b]:0;(!S||!await(i.isElement==null?void 0:
i.isElement(C)))&&(S=l.floating[b]||a.floating[p]);let z=y/2-_/2,H=S/2-h[p]/2-1,M=_o(d[v],H),X=_o(d[g],H),V=S-h[p]-X,I=S/2-h[p]/2+z,A=xb(M,I,V),Y=!c.arrow&&_l(n)!=
null&&I!==A&&a.reference[p]/2-(I<M?M:X)-h[p]/2<0,L=Y?I<M?I-M:I-V:0;return{[f]:m[f]+L,data:{[f]:A,centerOffset:I-A-L,...Y&&{alignmentOffset:L}},reset:Y}}});var b5=function(e){return e===void 0&&(e={}),{name:"flip",options:e,async fn(t){var r,o;let{placement:n,middlewareData:a,rects:i,initialPlacement:l,platform:c,elements:s}=t,
{mainAxis:u=!0,crossAxis:d=!0,fallbackPlacements:m,fallbackStrategy:f="bestFit",fallbackAxisSideDirection:p="none",flipAlignment:h=!0,...w}=fn(e,t);if((r=a.arrow)!=
null&&r.alignmentOffset)return{};let v=pn(n),g=Uo(l),b=pn(l)===l,y=await(c.isRTL==null?void 0:c.isRTL(s.floating)),_=m||(b||!h?[im(l)]:J2(l)),C=p!=="none";!m&&C&&
_.push(...e5(l,h,p,y));let S=[l,..._],z=await c.detectOverflow(t,w),H=[],M=((o=a.flip)==null?void 0:o.overflows)||[];if(u&&H.push(z[v]),d){let A=W2(n,i,y);H.push(
z[A[0]],z[A[1]])}if(M=[...M,{placement:n,overflows:H}],!H.every(A=>A<=0)){var X,V;let A=(((X=a.flip)==null?void 0:X.index)||0)+1,Y=S[A];if(Y&&(!(d==="alignment"?
g!==Uo(Y):!1)||M.every(O=>Uo(O.placement)===g?O.overflows[0]>0:!0)))return{data:{index:A,overflows:M},reset:{placement:Y}};let L=(V=M.filter(B=>B.overflows[0]<=
0).sort((B,O)=>B.overflows[1]-O.overflows[1])[0])==null?void 0:V.placement;if(!L)switch(f){case"bestFit":{var I;let B=(I=M.filter(O=>{if(C){let j=Uo(O.placement);
return j===g||j==="y"}return!0}).map(O=>[O.placement,O.overflows.filter(j=>j>0).reduce((j,$)=>j+$,0)]).sort((O,j)=>O[1]-j[1])[0])==null?void 0:I[0];B&&(L=B);break}case"\
initialPlacement":L=l;break}if(n!==L)return{reset:{placement:L}}}return{}}}};function f5(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.
height,left:e.left-t.width}}function p5(e){return Z2.some(t=>e[t]>=0)}var y5=function(e){return e===void 0&&(e={}),{name:"hide",options:e,async fn(t){let{rects:r,
platform:o}=t,{strategy:n="referenceHidden",...a}=fn(e,t);switch(n){case"referenceHidden":{let i=await o.detectOverflow(t,{...a,elementContext:"reference"}),l=f5(
i,r.reference);return{data:{referenceHiddenOffsets:l,referenceHidden:p5(l)}}}case"escaped":{let i=await o.detectOverflow(t,{...a,altBoundary:!0}),l=f5(i,r.floating);
return{data:{escapedOffsets:l,escaped:p5(l)}}}default:return{}}}}};function w5(e){let t=_o(...e.map(a=>a.left)),r=_o(...e.map(a=>a.top)),o=eo(...e.map(a=>a.right)),
n=eo(...e.map(a=>a.bottom));return{x:t,y:r,width:o-t,height:n-r}}function tE(e){let t=e.slice().sort((n,a)=>n.y-a.y),r=[],o=null;for(let n=0;n<t.length;n++){let a=t[n];
!o||a.y-o.y>o.height/2?r.push([a]):r[r.length-1].push(a),o=a}return r.map(n=>hn(w5(n)))}var x5=function(e){return e===void 0&&(e={}),{name:"inline",options:e,async fn(t){
let{placement:r,elements:o,rects:n,platform:a,strategy:i}=t,{padding:l=2,x:c,y:s}=fn(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(o.reference))||
[]);if(!u.length)return{};let d=tE(u),m=hn(w5(u)),f=ep(l);function p(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&c!=null&&s!=null)return d.
find(w=>c>w.left-f.left&&c<w.right+f.right&&s>w.top-f.top&&s<w.bottom+f.bottom)||m;if(d.length>=2){if(Uo(r)==="y"){let C=d[0],S=d[d.length-1],z=pn(r)==="top",H=C.
top,M=S.bottom,X=z?C.left:S.left,V=z?C.right:S.right;return hn({x:X,y:H,width:V-X,height:M-H})}let w=pn(r)==="left",v=eo(...d.map(C=>C.right)),g=_o(...d.map(C=>C.
left)),b=d.filter(C=>w?C.left===g:C.right===v),y=b[0].top,_=b[b.length-1].bottom;return hn({x:g,y,width:v-g,height:_-y})}return m}let h=await a.getElementRects(
{reference:{getBoundingClientRect:p},floating:o.floating,strategy:i});return n.reference.x!==h.reference.x||n.reference.y!==h.reference.y||n.reference.width!==h.
reference.width||n.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},_5=new Set(["left","top"]);async function rE(e,t){let{placement:r,platform:o,elements:n}=e,
a=await(o.isRTL==null?void 0:o.isRTL(n.floating)),i=pn(r),l=_l(r),c=Uo(r)==="y",s=_5.has(i)?-1:1,u=a&&c?-1:1,d=fn(t,e),{mainAxis:m,crossAxis:f,alignmentAxis:p}=typeof d==
"number"?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return l&&typeof p=="number"&&
(f=l==="end"?p*-1:p),c?{x:f*u,y:m*s}:{x:m*s,y:f*u}}var S5=function(e){return e===void 0&&(e=0),{name:"offset",options:e,async fn(t){var r,o;let{x:n,y:a,placement:i,
middlewareData:l}=t,c=await rE(t,e);return i===((r=l.offset)==null?void 0:r.placement)&&(o=l.arrow)!=null&&o.alignmentOffset?{}:{x:n+c.x,y:a+c.y,data:{...c,placement:i}}}}},
C5=function(e){return e===void 0&&(e={}),{name:"shift",options:e,async fn(t){let{x:r,y:o,placement:n,platform:a}=t,{mainAxis:i=!0,crossAxis:l=!1,limiter:c={fn:g=>{
let{x:b,y}=g;return{x:b,y}}},...s}=fn(e,t),u={x:r,y:o},d=await a.detectOverflow(t,s),m=Uo(n),f=Zf(m),p=u[f],h=u[m],w=(g,b)=>xb(b+d[g==="y"?"top":"left"],b,b-d[g===
"y"?"bottom":"right"]);i&&(p=w(f,p)),l&&(h=w(m,h));let v=c.fn({...t,[f]:p,[m]:h});return{...v,data:{x:v.x-r,y:v.y-o,enabled:{[f]:i,[m]:l}}}}}},z5=function(e){return e===
void 0&&(e={}),{options:e,fn(t){var r,o;let{x:n,y:a,placement:i,rects:l,middlewareData:c}=t,{offset:s=0,mainAxis:u=!0,crossAxis:d=!0}=fn(e,t),m={x:n,y:a},f=Uo(i),
p=Zf(f),h=m[p],w=m[f],v=fn(s,t),g=typeof v=="number"?{mainAxis:v,crossAxis:0}:{mainAxis:(r=v.mainAxis)!=null?r:0,crossAxis:(o=v.crossAxis)!=null?o:0};if(u){let _=p===
"y"?"height":"width",C=l.reference[p]-l.floating[_]+g.mainAxis,S=l.reference[p]+l.reference[_]-g.mainAxis;h<C?h=C:h>S&&(h=S)}if(d){var b,y;let _=p==="y"?"width":
"height",C=_5.has(pn(i)),S=l.reference[f]-l.floating[_]+(C&&((b=c.offset)==null?void 0:b[f])||0)+(C?0:g.crossAxis),z=l.reference[f]+l.reference[_]+(C?0:((y=c.offset)==
null?void 0:y[f])||0)-(C?g.crossAxis:0);w<S?w=S:w>z&&(w=z)}return{[p]:h,[f]:w}}}},T5=function(e){return e===void 0&&(e={}),{name:"size",options:e,async fn(t){let{
placement:r,rects:o,platform:n,elements:a}=t,{apply:i=()=>{},...l}=fn(e,t),c=await n.detectOverflow(t,l),s=pn(r),u=_l(r),d=Uo(r)==="y",{width:m,height:f}=o.floating,
p,h;s==="top"||s==="bottom"?(p=s,h=u===(await(n.isRTL==null?void 0:n.isRTL(a.floating))?"start":"end")?"left":"right"):(h=s,p=u==="end"?"top":"bottom");let w=f-
c.top-c.bottom,v=m-c.left-c.right,g=_o(f-c[p],w),b=_o(m-c[h],v),y=t.middlewareData.shift,_=!y,C=g,S=b;y!=null&&y.enabled.x&&(S=v),y!=null&&y.enabled.y&&(C=w),_&&
!u&&(d?S=m-2*eo(c.left,c.right):C=f-2*eo(c.top,c.bottom)),await i({...t,availableWidth:S,availableHeight:C});let z=await n.getDimensions(a.floating);return m!==
z.width||f!==z.height?{reset:{rects:!0}}:{}}}};function E5(e){let t=xo(e),r=parseFloat(t.width)||0,o=parseFloat(t.height)||0,n=Jr(e),a=n?e.offsetWidth:r,i=n?e.offsetHeight:o,l=lm(r)!==a||lm(o)!==i;return l&&
(r=a,o=i),{width:r,height:o,$:l}}function Cb(e){return et(e)?e:e.contextElement}function Kc(e){let t=Cb(e);if(!Jr(t))return Yn(1);let r=t.getBoundingClientRect(),
{width:o,height:n,$:a}=E5(t),i=(a?lm(r.width):r.width)/o,l=(a?lm(r.height):r.height)/n;return(!i||!Number.isFinite(i))&&(i=1),(!l||!Number.isFinite(l))&&(l=1),{
x:i,y:l}}var oE=Yn(0);function A5(e){let t=fr(e);return!Yc()||!t.visualViewport?oE:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function nE(e,t,r){
return t===void 0&&(t=!1),!!r&&t&&r===fr(e)}function Cl(e,t,r,o){t===void 0&&(t=!1),r===void 0&&(r=!1);let n=e.getBoundingClientRect(),a=Cb(e),i=Yn(1);t&&(o?et(
o)&&(i=Kc(o)):i=Kc(e));let l=nE(a,r,o)?A5(a):Yn(0),c=(n.left+l.x)/i.x,s=(n.top+l.y)/i.y,u=n.width/i.x,d=n.height/i.y;if(a&&o){let m=fr(a),f=et(o)?fr(o):o,p=m,h=Kf(
p);for(;h&&f!==p;){let w=Kc(h),v=h.getBoundingClientRect(),g=xo(h),b=v.left+(h.clientLeft+parseFloat(g.paddingLeft))*w.x,y=v.top+(h.clientTop+parseFloat(g.paddingTop))*
w.y;c*=w.x,s*=w.y,u*=w.x,d*=w.y,c+=b,s+=y,p=fr(h),h=Kf(p)}}return hn({width:u,height:d,x:c,y:s})}function op(e,t){let r=am(e).scrollLeft;return t?t.left+r:Cl($n(
e)).left+r}function N5(e,t){let r=e.getBoundingClientRect(),o=r.left+t.scrollLeft-op(e,r),n=r.top+t.scrollTop;return{x:o,y:n}}function aE(e){let{elements:t,rect:r,
offsetParent:o,strategy:n}=e,a=n==="fixed",i=$n(o),l=t?nm(t.floating):!1;if(o===i||l&&a)return r;let c={scrollLeft:0,scrollTop:0},s=Yn(1),u=Yn(0),d=Jr(o);if((d||
!a)&&((vi(o)!=="body"||om(i))&&(c=am(o)),d)){let f=Cl(o);s=Kc(o),u.x=f.x+o.clientLeft,u.y=f.y+o.clientTop}let m=i&&!d&&!a?N5(i,c):Yn(0);return{width:r.width*s.x,
height:r.height*s.y,x:r.x*s.x-c.scrollLeft*s.x+u.x+m.x,y:r.y*s.y-c.scrollTop*s.y+u.y+m.y}}function iE(e){return e.getClientRects?Array.from(e.getClientRects()):
[]}function lE(e){let t=am(e),r=e.ownerDocument.body,o=eo(e.scrollWidth,e.clientWidth,r.scrollWidth,r.clientWidth),n=eo(e.scrollHeight,e.clientHeight,r.scrollHeight,
r.clientHeight),a=-t.scrollLeft+op(e),i=-t.scrollTop;return xo(r).direction==="rtl"&&(a+=eo(e.clientWidth,r.clientWidth)-o),{width:o,height:n,x:a,y:i}}var cE=25;
function sE(e,t,r){r===void 0&&(r="viewport");let o=r==="layoutViewport",n=fr(e),a=$n(e),i=n.visualViewport,l=a.clientWidth,c=a.clientHeight,s=0,u=0;if(i){let m=!Yc()||
t==="fixed";o?m||(s=-i.offsetLeft,u=-i.offsetTop):(l=i.width,c=i.height,m&&(s=i.offsetLeft,u=i.offsetTop))}if(op(a)<=0){let m=a.ownerDocument,f=m.body,p=getComputedStyle(
f),h=m.compatMode==="CSS1Compat"&&parseFloat(p.marginLeft)+parseFloat(p.marginRight)||0,w=Math.abs(a.clientWidth-f.clientWidth-h),v=getComputedStyle(a).scrollbarGutter===
"stable both-edges"?w/2:w;v<=cE&&(l-=v)}return{width:l,height:c,x:s,y:u}}function dE(e,t){let r=Cl(e,!0,t==="fixed"),o=r.top+e.clientTop,n=r.left+e.clientLeft,a=Kc(
e),i=e.clientWidth*a.x,l=e.clientHeight*a.y,c=n*a.x,s=o*a.y;return{width:i,height:l,x:c,y:s}}function k5(e,t,r){let o;if(t==="viewport"||t==="layoutViewport")o=
sE(e,r,t);else if(t==="document")o=lE($n(e));else if(et(t))o=dE(t,r);else{let n=A5(e);o={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return hn(o)}function mE(e,t){
let r=t.get(e);if(r)return r;let o=jr(e,[],!1).filter(l=>et(l)&&vi(l)!=="body"),n=null,a=xo(e).position==="fixed",i=a?Gn(e):e;for(;et(i)&&!qn(i);){let l=xo(i),c=Xf(
i),s=n?n.position:a?"fixed":"";!c&&(s==="fixed"||s==="absolute"&&l.position==="static")?o=o.filter(d=>d!==i):n=l,i=Gn(i)}return t.set(e,o),o}function uE(e){let{
element:t,boundary:r,rootBoundary:o,strategy:n}=e,i=[...r==="clippingAncestors"?nm(t)?[]:mE(t,this._c):[].concat(r),o],l=k5(t,i[0],n),c=l.top,s=l.right,u=l.bottom,
d=l.left;for(let m=1;m<i.length;m++){let f=k5(t,i[m],n);c=eo(f.top,c),s=_o(f.right,s),u=_o(f.bottom,u),d=eo(f.left,d)}return{width:s-d,height:u-c,x:d,y:c}}function fE(e){
let{width:t,height:r}=E5(e);return{width:t,height:r}}function pE(e,t,r){let o=Jr(t),n=$n(t),a=r==="fixed",i=Cl(e,!0,a,t),l={scrollLeft:0,scrollTop:0},c=Yn(0);if((o||
!a)&&((vi(t)!=="body"||om(n))&&(l=am(t)),o)){let m=Cl(t,!0,a,t);c.x=m.x+t.clientLeft,c.y=m.y+t.clientTop}!o&&n&&(c.x=op(n));let s=n&&!o&&!a?N5(n,l):Yn(0),u=i.left+
l.scrollLeft-c.x-s.x,d=i.top+l.scrollTop-c.y-s.y;return{x:u,y:d,width:i.width,height:i.height}}function Sb(e){return xo(e).position==="static"}function R5(e,t){
if(!Jr(e)||xo(e).position==="fixed")return null;if(t)return t(e);let r=e.offsetParent;return $n(e)===r&&(r=r.ownerDocument.body),r}function O5(e,t){let r=fr(e);
if(nm(e))return r;if(!Jr(e)){let n=Gn(e);for(;n&&!qn(n);){if(et(n)&&!Sb(n))return n;n=Gn(n)}return r}let o=R5(e,t);for(;o&&Y2(o)&&Sb(o);)o=R5(o,t);return o&&qn(
o)&&Sb(o)&&!Xf(o)?r:o||F2(e)||r}var hE=async function(e){let t=this.getOffsetParent||O5,r=this.getDimensions,o=await r(e.floating);return{reference:pE(e.reference,
await t(e.floating),e.strategy),floating:{x:0,y:0,width:o.width,height:o.height}}};function vE(e){return xo(e).direction==="rtl"}var zb={convertOffsetParentRelativeRectToViewportRelativeRect:aE,
getDocumentElement:$n,getClippingRect:uE,getOffsetParent:O5,getElementRects:hE,getClientRects:iE,getDimensions:fE,getScale:Kc,isElement:et,isRTL:vE};function M5(e,t){
return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function gE(e,t,r){let o=null,n,a=$n(e);function i(){var u;clearTimeout(n),(u=o)==null||u.disconnect(),
o=null}function l(u,d){u===void 0&&(u=!1),d===void 0&&(d=1),i();let m=e.getBoundingClientRect(),{left:f,top:p,width:h,height:w}=m;if(u||t(),!h||!w)return;let v=cm(
p),g=cm(a.clientWidth-(f+h)),b=cm(a.clientHeight-(p+w)),y=cm(f),C={rootMargin:-v+"px "+-g+"px "+-b+"px "+-y+"px",threshold:eo(0,_o(1,d))||1},S=!0;function z(H){
let M=H[0].intersectionRatio;if(!M5(m,e.getBoundingClientRect()))return l();if(M!==d){if(!S)return l();M?l(!1,M):n=setTimeout(()=>{l(!1,1e-7)},1e3)}S=!1}try{o=new IntersectionObserver(
z,{...C,root:a.ownerDocument})}catch{o=new IntersectionObserver(z,C)}o.observe(e)}let c=fr(e),s=()=>l(r);return c.addEventListener("resize",s),l(!0),()=>{c.removeEventListener(
"resize",s),i()}}function zl(e,t,r,o){o===void 0&&(o={});let{ancestorScroll:n=!0,ancestorResize:a=!0,elementResize:i=typeof ResizeObserver=="function",layoutShift:l=typeof IntersectionObserver==
"function",animationFrame:c=!1}=o,s=Cb(e),u=n||a?[...s?jr(s):[],...t?jr(t):[]]:[];u.forEach(v=>{n&&v.addEventListener("scroll",r),a&&v.addEventListener("resize",
r)});let d=s&&l?gE(s,r,a):null,m=-1,f=null;i&&(f=new ResizeObserver(v=>{let[g]=v;g&&g.target===s&&f&&t&&(f.unobserve(t),cancelAnimationFrame(m),m=requestAnimationFrame(
()=>{var b;(b=f)==null||b.observe(t)})),r()}),s&&!c&&f.observe(s),t&&f.observe(t));let p,h=c?Cl(e):null;c&&w();function w(){let v=Cl(e);h&&!M5(h,v)&&r(),h=v,p=requestAnimationFrame(
w)}return r(),()=>{var v;u.forEach(g=>{n&&g.removeEventListener("scroll",r),a&&g.removeEventListener("resize",r)}),d?.(),(v=f)==null||v.disconnect(),f=null,c&&cancelAnimationFrame(
p)}}var D5=S5;var B5=C5,P5=b5,L5=T5,j5=y5,Tb=g5,H5=x5,I5=z5,np=(e,t,r)=>{let o=new Map,n=r??{},a={...zb,...n.platform,_c:o};return v5(e,t,{...n,platform:a})};var Yt=x(D(),1),U5=x(D(),1),G5=x(ci(),1),yE=typeof document<"u",wE=function(){},ap=yE?U5.useLayoutEffect:wE;function ip(e,t){if(e===t)return!0;if(typeof e!=typeof t)
return!1;if(typeof e=="function"&&e.toString()===t.toString())return!0;let r,o,n;if(e&&t&&typeof e=="object"){if(Array.isArray(e)){if(r=e.length,r!==t.length)return!1;
for(o=r;o--!==0;)if(!ip(e[o],t[o]))return!1;return!0}if(n=Object.keys(e),r=n.length,r!==Object.keys(t).length)return!1;for(o=r;o--!==0;)if(!{}.hasOwnProperty.call(
t,n[o]))return!1;for(o=r;o--!==0;){let a=n[o];if(!(a==="_owner"&&e.$$typeof)&&!ip(e[a],t[a]))return!1}return!0}return e!==e&&t!==t}function $5(e){return typeof window>
"u"?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function V5(e,t){let r=$5(e);return Math.round(t*r)/r}function kb(e){let t=Yt.useRef(e);return ap(
()=>{t.current=e}),t}function q5(e){e===void 0&&(e={});let{placement:t="bottom",strategy:r="absolute",middleware:o=[],platform:n,elements:{reference:a,floating:i}={},
transform:l=!0,whileElementsMounted:c,open:s}=e,[u,d]=Yt.useState({x:0,y:0,strategy:r,placement:t,middlewareData:{},isPositioned:!1}),[m,f]=Yt.useState(o);ip(m,
o)||f(o);let[p,h]=Yt.useState(null),[w,v]=Yt.useState(null),g=Yt.useCallback(O=>{O!==C.current&&(C.current=O,h(O))},[]),b=Yt.useCallback(O=>{O!==S.current&&(S.current=
O,v(O))},[]),y=a||p,_=i||w,C=Yt.useRef(null),S=Yt.useRef(null),z=Yt.useRef(u),H=c!=null,M=kb(c),X=kb(n),V=kb(s),I=Yt.useCallback(()=>{if(!C.current||!S.current)
return;let O={placement:t,strategy:r,middleware:m};X.current&&(O.platform=X.current),np(C.current,S.current,O).then(j=>{let $={...j,isPositioned:V.current!==!1};
A.current&&!ip(z.current,$)&&(z.current=$,G5.flushSync(()=>{d($)}))})},[m,t,r,X,V]);ap(()=>{s===!1&&z.current.isPositioned&&(z.current.isPositioned=!1,d(O=>({...O,
isPositioned:!1})))},[s]);let A=Yt.useRef(!1);ap(()=>(A.current=!0,()=>{A.current=!1}),[]),ap(()=>{if(y&&(C.current=y),_&&(S.current=_),y&&_){if(M.current)return M.
current(y,_,I);I()}},[y,_,I,M,H]);let Y=Yt.useMemo(()=>({reference:C,floating:S,setReference:g,setFloating:b}),[g,b]),L=Yt.useMemo(()=>({reference:y,floating:_}),
[y,_]),B=Yt.useMemo(()=>{let O={position:r,left:0,top:0};if(!L.floating)return O;let j=V5(L.floating,u.x),$=V5(L.floating,u.y);return l?{...O,transform:"transla\
te("+j+"px, "+$+"px)",...$5(L.floating)>=1.5&&{willChange:"transform"}}:{position:r,left:j,top:$}},[r,l,L.floating,u.x,u.y]);return Yt.useMemo(()=>({...u,update:I,
refs:Y,elements:L,floatingStyles:B}),[u,I,Y,L,B])}var xE=e=>{function t(r){return{}.hasOwnProperty.call(r,"current")}return{name:"arrow",options:e,fn(r){let{element:o,
padding:n}=typeof e=="function"?e(r):e;return o&&t(o)?o.current!=null?Tb({element:o.current,padding:n}).fn(r):{}:o?Tb({element:o,padding:n}).fn(r):{}}}},Qc=(e,t)=>{
let r=D5(e);return{name:r.name,fn:r.fn,options:[e,t]}},Tl=(e,t)=>{let r=B5(e);return{name:r.name,fn:r.fn,options:[e,t]}},Rb=(e,t)=>({fn:I5(e).fn,options:[e,t]}),
Zc=(e,t)=>{let r=P5(e);return{name:r.name,fn:r.fn,options:[e,t]}},Eb=(e,t)=>{let r=L5(e);return{name:r.name,fn:r.fn,options:[e,t]}};var mm=(e,t)=>{let r=j5(e);return{name:r.name,fn:r.fn,options:[e,t]}},bi=(e,t)=>{let r=H5(e);return{name:r.name,fn:r.fn,options:[e,t]}},um=(e,t)=>{let r=xE(e);return{
name:r.name,fn:r.fn,options:[e,t]}};function Bb(e){let t=Q.useRef(void 0),r=Q.useCallback(o=>{let n=e.map(a=>{if(a!=null){if(typeof a=="function"){let i=a,l=i(o);return typeof l=="function"?l:()=>{
i(null)}}return a.current=o,()=>{a.current=null}}});return()=>{n.forEach(a=>a?.())}},e);return Q.useMemo(()=>e.every(o=>o==null)?null:o=>{t.current&&(t.current(),
t.current=void 0),o!=null&&(t.current=r(o))},e)}var _E="data-floating-ui-focusable",Y5="active",F5="selected",SE="ArrowLeft",CE="ArrowRight",zE="ArrowUp",TE="ArrowDown";var kE=[SE,CE],RE=[zE,TE],u$=[...kE,...RE];var EE={...Q},X5=!1,AE=0,K5=()=>"floating-ui-"+Math.random().toString(36).slice(2,6)+AE++;function NE(){let[e,t]=Q.useState(()=>X5?K5():void 0);return vn(()=>{e==
null&&t(K5())},[]),Q.useEffect(()=>{X5=!0},[]),e}var OE=EE.useId,eS=OE||NE;function ME(){let e=new Map;return{emit(t,r){var o;(o=e.get(t))==null||o.forEach(n=>n(r))},on(t,r){e.has(t)||e.set(t,new Set),e.get(t).add(r)},off(t,r){var o;(o=
e.get(t))==null||o.delete(r)}}}var DE=Q.createContext(null),BE=Q.createContext(null),Pb=()=>{var e;return((e=Q.useContext(DE))==null?void 0:e.id)||null},Lb=()=>Q.useContext(
BE);function jb(e){return"data-floating-ui-"+e}function to(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var Q5=jb("safe-polygon");function lp(e,t,r){if(r&&
!rp(r))return 0;if(typeof e=="number")return e;if(typeof e=="function"){let o=e();return typeof o=="number"?o:o?.[t]}return e?.[t]}function Ab(e){return typeof e==
"function"?e():e}function tS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,dataRef:n,events:a,elements:i}=e,{enabled:l=!0,delay:c=0,handleClose:s=null,mouseOnly:u=!1,
restMs:d=0,move:m=!0}=t,f=Lb(),p=Pb(),h=dm(s),w=dm(c),v=dm(r),g=dm(d),b=Q.useRef(),y=Q.useRef(-1),_=Q.useRef(),C=Q.useRef(-1),S=Q.useRef(!0),z=Q.useRef(!1),H=Q.useRef(
()=>{}),M=Q.useRef(!1),X=gn(()=>{var B;let O=(B=n.current.openEvent)==null?void 0:B.type;return O?.includes("mouse")&&O!=="mousedown"});Q.useEffect(()=>{if(!l)return;
function B(O){let{open:j}=O;j||(to(y),to(C),S.current=!0,M.current=!1)}return a.on("openchange",B),()=>{a.off("openchange",B)}},[l,a]),Q.useEffect(()=>{if(!l||!h.
current||!r)return;function B(j){X()&&o(!1,j,"hover")}let O=gi(i.floating).documentElement;return O.addEventListener("mouseleave",B),()=>{O.removeEventListener(
"mouseleave",B)}},[i.floating,r,o,l,h,X]);let V=Q.useCallback(function(B,O,j){O===void 0&&(O=!0),j===void 0&&(j="hover");let $=lp(w.current,"close",b.current);$&&
!_.current?(to(y),y.current=window.setTimeout(()=>o(!1,B,j),$)):O&&(to(y),o(!1,B,j))},[w,o]),I=gn(()=>{H.current(),_.current=void 0}),A=gn(()=>{if(z.current){let B=gi(
i.floating).body;B.style.pointerEvents="",B.removeAttribute(Q5),z.current=!1}}),Y=gn(()=>n.current.openEvent?["click","mousedown"].includes(n.current.openEvent.
type):!1);Q.useEffect(()=>{if(!l)return;function B(K){if(to(y),S.current=!1,u&&!rp(b.current)||Ab(g.current)>0&&!lp(w.current,"open"))return;let J=lp(w.current,
"open",b.current);J?y.current=window.setTimeout(()=>{v.current||o(!0,K,"hover")},J):r||o(!0,K,"hover")}function O(K){if(Y()){A();return}H.current();let J=gi(i.floating);
if(to(C),M.current=!1,h.current&&n.current.floatingContext){r||to(y),_.current=h.current({...n.current.floatingContext,tree:f,x:K.clientX,y:K.clientY,onClose(){
A(),I(),Y()||V(K,!0,"safe-polygon")}});let ne=_.current;J.addEventListener("mousemove",ne),H.current=()=>{J.removeEventListener("mousemove",ne)};return}(b.current!==
"touch"||!Xc(i.floating,K.relatedTarget))&&V(K)}function j(K){Y()||n.current.floatingContext&&(h.current==null||h.current({...n.current.floatingContext,tree:f,x:K.
clientX,y:K.clientY,onClose(){A(),I(),Y()||V(K)}})(K))}function $(){to(y)}function G(K){Y()||V(K,!1)}if(et(i.domReference)){let K=i.domReference,J=i.floating;return r&&
K.addEventListener("mouseleave",j),m&&K.addEventListener("mousemove",B,{once:!0}),K.addEventListener("mouseenter",B),K.addEventListener("mouseleave",O),J&&(J.addEventListener(
"mouseleave",j),J.addEventListener("mouseenter",$),J.addEventListener("mouseleave",G)),()=>{r&&K.removeEventListener("mouseleave",j),m&&K.removeEventListener("m\
ousemove",B),K.removeEventListener("mouseenter",B),K.removeEventListener("mouseleave",O),J&&(J.removeEventListener("mouseleave",j),J.removeEventListener("mousee\
nter",$),J.removeEventListener("mouseleave",G))}}},[i,l,e,u,m,V,I,A,o,r,v,f,w,h,n,Y,g]),vn(()=>{var B;if(l&&r&&(B=h.current)!=null&&(B=B.__options)!=null&&B.blockPointerEvents&&
X()){z.current=!0;let j=i.floating;if(et(i.domReference)&&j){var O;let $=gi(i.floating).body;$.setAttribute(Q5,"");let G=i.domReference,K=f==null||(O=f.nodesRef.
current.find(J=>J.id===p))==null||(O=O.context)==null?void 0:O.elements.floating;return K&&(K.style.pointerEvents=""),$.style.pointerEvents="none",G.style.pointerEvents=
"auto",j.style.pointerEvents="auto",()=>{$.style.pointerEvents="",G.style.pointerEvents="",j.style.pointerEvents=""}}}},[l,r,p,i,f,h,X]),vn(()=>{r||(b.current=void 0,
M.current=!1,I(),A())},[r,I,A]),Q.useEffect(()=>()=>{I(),to(y),to(C),A()},[l,i.domReference,I,A]);let L=Q.useMemo(()=>{function B(O){b.current=O.pointerType}return{
onPointerDown:B,onPointerEnter:B,onMouseMove(O){let{nativeEvent:j}=O;function $(){!S.current&&!v.current&&o(!0,j,"hover")}u&&!rp(b.current)||r||Ab(g.current)===
0||M.current&&O.movementX**2+O.movementY**2<2||(to(C),b.current==="touch"?$():(M.current=!0,C.current=window.setTimeout($,Ab(g.current))))}}},[u,o,r,v,g]);return Q.useMemo(
()=>l?{reference:L}:{},[l,L])}var Db=()=>{},rS=Q.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,setCurrentId:Db,setState:Db,isInstantPhase:!1}),
PE=()=>Q.useContext(rS);function oS(e){let{children:t,delay:r,timeoutMs:o=0}=e,[n,a]=Q.useReducer((c,s)=>({...c,...s}),{delay:r,timeoutMs:o,initialDelay:r,currentId:null,
isInstantPhase:!1}),i=Q.useRef(null),l=Q.useCallback(c=>{a({currentId:c})},[]);return vn(()=>{n.currentId?i.current===null?i.current=n.currentId:n.isInstantPhase||
a({isInstantPhase:!0}):(n.isInstantPhase&&a({isInstantPhase:!1}),i.current=null)},[n.currentId,n.isInstantPhase]),(0,cp.jsx)(rS.Provider,{value:Q.useMemo(()=>({
...n,setState:a,setCurrentId:l}),[n,l]),children:t})}function nS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,floatingId:n}=e,{id:a,enabled:i=!0}=t,l=a??n,
c=PE(),{currentId:s,setCurrentId:u,initialDelay:d,setState:m,timeoutMs:f}=c;return vn(()=>{i&&s&&(m({delay:{open:1,close:lp(d,"close")}}),s!==l&&o(!1))},[i,l,o,
m,s,d]),vn(()=>{function p(){o(!1),m({delay:d,currentId:null})}if(i&&s&&!r&&s===l){if(f){let h=window.setTimeout(p,f);return()=>{clearTimeout(h)}}p()}},[i,r,m,s,
l,o,d,f]),vn(()=>{i&&(u===Db||!r||u(l))},[i,r,u,l]),c}function Nb(e,t){if(!e||!t)return!1;let r=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(r&&qc(r)){let o=t;for(;o;){if(e===o)return!0;o=
o.parentNode||o.host}}return!1}function LE(e){return"composedPath"in e?e.composedPath()[0]:e.target}var jE={pointerdown:"onPointerDown",mousedown:"onMouseDown",click:"onClick"},HE={pointerdown:"onPointerDownCapture",mousedown:"onMouseDownCapture",click:"onClic\
kCapture"},Z5=e=>{var t,r;return{escapeKey:typeof e=="boolean"?e:(t=e?.escapeKey)!=null?t:!1,outsidePress:typeof e=="boolean"?e:(r=e?.outsidePress)!=null?r:!0}};
function aS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,elements:n,dataRef:a}=e,{enabled:i=!0,escapeKey:l=!0,outsidePress:c=!0,outsidePressEvent:s="pointe\
rdown",referencePress:u=!1,referencePressEvent:d="pointerdown",ancestorScroll:m=!1,bubbles:f,capture:p}=t,h=Lb(),w=gn(typeof c=="function"?c:()=>!1),v=typeof c==
"function"?w:c,g=Q.useRef(!1),{escapeKey:b,outsidePress:y}=Z5(f),{escapeKey:_,outsidePress:C}=Z5(p),S=Q.useRef(!1),z=gn(A=>{var Y;if(!r||!i||!l||A.key!=="Escape"||
S.current)return;let L=(Y=a.current.floatingContext)==null?void 0:Y.nodeId,B=h?sm(h.nodesRef.current,L):[];if(!b&&(A.stopPropagation(),B.length>0)){let O=!0;if(B.
forEach(j=>{var $;if(($=j.context)!=null&&$.open&&!j.context.dataRef.current.__escapeKeyBubbles){O=!1;return}}),!O)return}o(!1,m5(A)?A.nativeEvent:A,"escape-key")}),
H=gn(A=>{var Y;let L=()=>{var B;z(A),(B=Sl(A))==null||B.removeEventListener("keydown",L)};(Y=Sl(A))==null||Y.addEventListener("keydown",L)}),M=gn(A=>{var Y;let L=a.
current.insideReactTree;a.current.insideReactTree=!1;let B=g.current;if(g.current=!1,s==="click"&&B||L||typeof v=="function"&&!v(A))return;let O=Sl(A),j="["+jb(
"inert")+"]",$=gi(n.floating).querySelectorAll(j),G=et(O)?O:null;for(;G&&!qn(G);){let ne=Gn(G);if(qn(ne)||!et(ne))break;G=ne}if($.length&&et(O)&&!l5(O)&&!Xc(O,n.
floating)&&Array.from($).every(ne=>!Xc(G,ne)))return;if(Jr(O)&&I){let ne=qn(O),fe=xo(O),ke=/auto|scroll/,ae=ne||ke.test(fe.overflowX),Re=ne||ke.test(fe.overflowY),
Ee=ae&&O.clientWidth>0&&O.scrollWidth>O.clientWidth,He=Re&&O.clientHeight>0&&O.scrollHeight>O.clientHeight,qe=fe.direction==="rtl",Nt=He&&(qe?A.offsetX<=O.offsetWidth-
O.clientWidth:A.offsetX>O.clientWidth),ie=Ee&&A.offsetY>O.clientHeight;if(Nt||ie)return}let K=(Y=a.current.floatingContext)==null?void 0:Y.nodeId,J=h&&sm(h.nodesRef.
current,K).some(ne=>{var fe;return tp(A,(fe=ne.context)==null?void 0:fe.elements.floating)});if(tp(A,n.floating)||tp(A,n.domReference)||J)return;let ue=h?sm(h.nodesRef.
current,K):[];if(ue.length>0){let ne=!0;if(ue.forEach(fe=>{var ke;if((ke=fe.context)!=null&&ke.open&&!fe.context.dataRef.current.__outsidePressBubbles){ne=!1;return}}),
!ne)return}o(!1,A,"outside-press")}),X=gn(A=>{var Y;let L=()=>{var B;M(A),(B=Sl(A))==null||B.removeEventListener(s,L)};(Y=Sl(A))==null||Y.addEventListener(s,L)});
Q.useEffect(()=>{if(!r||!i)return;a.current.__escapeKeyBubbles=b,a.current.__outsidePressBubbles=y;let A=-1;function Y($){o(!1,$,"ancestor-scroll")}function L(){
window.clearTimeout(A),S.current=!0}function B(){A=window.setTimeout(()=>{S.current=!1},Yc()?5:0)}let O=gi(n.floating);l&&(O.addEventListener("keydown",_?H:z,_),
O.addEventListener("compositionstart",L),O.addEventListener("compositionend",B)),v&&O.addEventListener(s,C?X:M,C);let j=[];return m&&(et(n.domReference)&&(j=jr(
n.domReference)),et(n.floating)&&(j=j.concat(jr(n.floating))),!et(n.reference)&&n.reference&&n.reference.contextElement&&(j=j.concat(jr(n.reference.contextElement)))),
j=j.filter($=>{var G;return $!==((G=O.defaultView)==null?void 0:G.visualViewport)}),j.forEach($=>{$.addEventListener("scroll",Y)}),()=>{l&&(O.removeEventListener(
"keydown",_?H:z,_),O.removeEventListener("compositionstart",L),O.removeEventListener("compositionend",B)),v&&O.removeEventListener(s,C?X:M,C),j.forEach($=>{$.removeEventListener(
"scroll",Y)}),window.clearTimeout(A)}},[a,n,l,v,s,r,o,m,i,b,y,z,_,H,M,C,X]),Q.useEffect(()=>{a.current.insideReactTree=!1},[a,v,s]);let V=Q.useMemo(()=>({onKeyDown:z,
...u&&{[jE[d]]:A=>{o(!1,A.nativeEvent,"reference-press")},...d!=="click"&&{onClick(A){o(!1,A.nativeEvent,"reference-press")}}}}),[z,o,u,d]),I=Q.useMemo(()=>{function A(Y){
Y.button===0&&(g.current=!0)}return{onKeyDown:z,onMouseDown:A,onMouseUp:A,[HE[s]]:()=>{a.current.insideReactTree=!0}}},[z,s,a]);return Q.useMemo(()=>i?{reference:V,
floating:I}:{},[i,V,I])}function IE(e){let{open:t=!1,onOpenChange:r,elements:o}=e,n=eS(),a=Q.useRef({}),[i]=Q.useState(()=>ME()),l=Pb()!=null,[c,s]=Q.useState(o.
reference),u=gn((f,p,h)=>{a.current.openEvent=f?p:void 0,i.emit("openchange",{open:f,event:p,reason:h,nested:l}),r?.(f,p,h)}),d=Q.useMemo(()=>({setPositionReference:s}),
[]),m=Q.useMemo(()=>({reference:c||o.reference||null,floating:o.floating||null,domReference:o.reference}),[c,o.reference,o.floating]);return Q.useMemo(()=>({dataRef:a,
open:t,onOpenChange:u,elements:m,events:i,floatingId:n,refs:d}),[t,u,m,i,n,d])}function Wc(e){var t,r;let{elements:o,...n}=e===void 0?{}:e,{nodeId:a}=n,i=IE({...n,
elements:{reference:(t=o?.reference)!=null?t:null,floating:(r=o?.floating)!=null?r:null}}),l=n.rootContext||i,c=l.elements,[s,u]=Q.useState(null),[d,m]=Q.useState(
null),p=c?.domReference||s,h=Q.useRef(null),w=Lb();vn(()=>{p&&(h.current=p)},[p]);let v=q5({...n,elements:{...c,...d&&{reference:d}}}),g=Q.useCallback(S=>{let z=et(
S)?{getBoundingClientRect:()=>S.getBoundingClientRect(),getClientRects:()=>S.getClientRects(),contextElement:S}:S;m(z),v.refs.setReference(z)},[v.refs]),b=Q.useCallback(
S=>{(et(S)||S===null)&&(h.current=S,u(S)),(et(v.refs.reference.current)||v.refs.reference.current===null||S!==null&&!et(S))&&v.refs.setReference(S)},[v.refs]),y=Q.useMemo(
()=>({...v.refs,setReference:b,setPositionReference:g,domReference:h}),[v.refs,b,g]),_=Q.useMemo(()=>({...v.elements,domReference:p}),[v.elements,p]),C=Q.useMemo(
()=>({...v,...l,refs:y,elements:_,nodeId:a}),[v,y,_,a,l]);return vn(()=>{l.dataRef.current.floatingContext=C;let S=w?.nodesRef.current.find(z=>z.id===a);S&&(S.context=
C)}),Q.useMemo(()=>({...v,context:C,refs:y,elements:_}),[v,y,_,C])}function Ob(){return i5()&&a5()}function iS(e,t){t===void 0&&(t={});let{open:r,onOpenChange:o,
events:n,dataRef:a,elements:i}=e,{enabled:l=!0,visibleOnly:c=!0}=t,s=Q.useRef(!1),u=Q.useRef(-1),d=Q.useRef(!0);Q.useEffect(()=>{if(!l)return;let f=fr(i.domReference);
function p(){!r&&Jr(i.domReference)&&i.domReference===_b(gi(i.domReference))&&(s.current=!0)}function h(){d.current=!0}function w(){d.current=!1}return f.addEventListener(
"blur",p),Ob()&&(f.addEventListener("keydown",h,!0),f.addEventListener("pointerdown",w,!0)),()=>{f.removeEventListener("blur",p),Ob()&&(f.removeEventListener("k\
eydown",h,!0),f.removeEventListener("pointerdown",w,!0))}},[i.domReference,r,l]),Q.useEffect(()=>{if(!l)return;function f(p){let{reason:h}=p;(h==="reference-pre\
ss"||h==="escape-key")&&(s.current=!0)}return n.on("openchange",f),()=>{n.off("openchange",f)}},[n,l]),Q.useEffect(()=>()=>{to(u)},[]);let m=Q.useMemo(()=>({onMouseLeave(){
s.current=!1},onFocus(f){if(s.current)return;let p=Sl(f.nativeEvent);if(c&&et(p)){if(Ob()&&!f.relatedTarget){if(!d.current&&!c5(p))return}else if(!s5(p))return}
o(!0,f.nativeEvent,"focus")},onBlur(f){s.current=!1;let p=f.relatedTarget,h=f.nativeEvent,w=et(p)&&p.hasAttribute(jb("focus-guard"))&&p.getAttribute("data-type")===
"outside";u.current=window.setTimeout(()=>{var v;let g=_b(i.domReference?i.domReference.ownerDocument:document);!p&&g===i.domReference||Xc((v=a.current.floatingContext)==
null?void 0:v.refs.floating.current,g)||Xc(i.domReference,g)||w||o(!1,h,"focus")})}}),[a,i.domReference,o,c]);return Q.useMemo(()=>l?{reference:m}:{},[l,m])}function Mb(e,t,r){
let o=new Map,n=r==="item",a=e;if(n&&e){let{[Y5]:i,[F5]:l,...c}=e;a=c}return{...r==="floating"&&{tabIndex:-1,[_E]:""},...a,...t.map(i=>{let l=i?i[r]:null;return typeof l==
"function"?e?l(e):null:l}).concat(e).reduce((i,l)=>(l&&Object.entries(l).forEach(c=>{let[s,u]=c;if(!(n&&[Y5,F5].includes(s)))if(s.indexOf("on")===0){if(o.has(s)||
o.set(s,[]),typeof u=="function"){var d;(d=o.get(s))==null||d.push(u),i[s]=function(){for(var m,f=arguments.length,p=new Array(f),h=0;h<f;h++)p[h]=arguments[h];
return(m=o.get(s))==null?void 0:m.map(w=>w(...p)).find(w=>w!==void 0)}}}else i[s]=u}),i),{})}}function lS(e){e===void 0&&(e=[]);let t=e.map(l=>l?.reference),r=e.
map(l=>l?.floating),o=e.map(l=>l?.item),n=Q.useCallback(l=>Mb(l,e,"reference"),t),a=Q.useCallback(l=>Mb(l,e,"floating"),r),i=Q.useCallback(l=>Mb(l,e,"item"),o);
return Q.useMemo(()=>({getReferenceProps:n,getFloatingProps:a,getItemProps:i}),[n,a,i])}var VE=new Map([["select","listbox"],["combobox","listbox"],["label",!1]]);function cS(e,t){var r,o;t===void 0&&(t={});let{open:n,elements:a,floatingId:i}=e,{enabled:l=!0,
role:c="dialog"}=t,s=eS(),u=((r=a.domReference)==null?void 0:r.id)||s,d=Q.useMemo(()=>{var g;return((g=d5(a.floating))==null?void 0:g.id)||i},[a.floating,i]),m=(o=
VE.get(c))!=null?o:c,p=Pb()!=null,h=Q.useMemo(()=>m==="tooltip"||c==="label"?{["aria-"+(c==="label"?"labelledby":"describedby")]:n?d:void 0}:{"aria-expanded":n?
"true":"false","aria-haspopup":m==="alertdialog"?"dialog":m,"aria-controls":n?d:void 0,...m==="listbox"&&{role:"combobox"},...m==="menu"&&{id:u},...m==="menu"&&
p&&{role:"menuitem"},...c==="select"&&{"aria-autocomplete":"none"},...c==="combobox"&&{"aria-autocomplete":"list"}},[m,d,p,n,u,c]),w=Q.useMemo(()=>{let g={id:d,
...m&&{role:m}};return m==="tooltip"||c==="label"?g:{...g,...m==="menu"&&{"aria-labelledby":u}}},[m,d,u,c]),v=Q.useCallback(g=>{let{active:b,selected:y}=g,_={role:"\
option",...b&&{id:d+"-fui-option"}};switch(c){case"select":case"combobox":return{..._,"aria-selected":y}}return{}},[d,c]);return Q.useMemo(()=>l?{reference:h,floating:w,
item:v}:{},[l,h,w,v])}function sS(e,t,r){return r===void 0&&(r=!0),e.filter(n=>{var a;return n.parentId===t&&(!r||((a=n.context)==null?void 0:a.open))}).flatMap(n=>[n,...sS(e,n.id,r)])}
function W5(e,t){let[r,o]=e,n=!1,a=t.length;for(let i=0,l=a-1;i<a;l=i++){let[c,s]=t[i]||[0,0],[u,d]=t[l]||[0,0];s>=o!=d>=o&&r<=(u-c)*(o-s)/(d-s)+c&&(n=!n)}return n}
function UE(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function dS(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:r=!1,requireIntent:o=!0}=e,
n={current:-1},a=!1,i=null,l=null,c=typeof performance<"u"?performance.now():0;function s(d,m){let f=performance.now(),p=f-c;if(i===null||l===null||p===0)return i=
d,l=m,c=f,null;let h=d-i,w=m-l,g=Math.sqrt(h*h+w*w)/p;return i=d,l=m,c=f,g}let u=d=>{let{x:m,y:f,placement:p,elements:h,onClose:w,nodeId:v,tree:g}=d;return function(y){
function _(){to(n),w()}if(to(n),!h.domReference||!h.floating||p==null||m==null||f==null)return;let{clientX:C,clientY:S}=y,z=[C,S],H=LE(y),M=y.type==="mouseleave",
X=Nb(h.floating,H),V=Nb(h.domReference,H),I=h.domReference.getBoundingClientRect(),A=h.floating.getBoundingClientRect(),Y=p.split("-")[0],L=m>A.right-A.width/2,
B=f>A.bottom-A.height/2,O=UE(z,I),j=A.width>I.width,$=A.height>I.height,G=(j?I:A).left,K=(j?I:A).right,J=($?I:A).top,ue=($?I:A).bottom;if(X&&(a=!0,!M))return;if(V&&
(a=!1),V&&!M){a=!0;return}if(M&&et(y.relatedTarget)&&Nb(h.floating,y.relatedTarget)||g&&sS(g.nodesRef.current,v).length)return;if(Y==="top"&&f>=I.bottom-1||Y===
"bottom"&&f<=I.top+1||Y==="left"&&m>=I.right-1||Y==="right"&&m<=I.left+1)return _();let ne=[];switch(Y){case"top":ne=[[G,I.top+1],[G,A.bottom-1],[K,A.bottom-1],
[K,I.top+1]];break;case"bottom":ne=[[G,A.top+1],[G,I.bottom-1],[K,I.bottom-1],[K,A.top+1]];break;case"left":ne=[[A.right-1,ue],[A.right-1,J],[I.left+1,J],[I.left+
1,ue]];break;case"right":ne=[[I.right-1,ue],[I.right-1,J],[A.left+1,J],[A.left+1,ue]];break}function fe(ke){let[ae,Re]=ke;switch(Y){case"top":{let Ee=[j?ae+t/2:
L?ae+t*4:ae-t*4,Re+t+1],He=[j?ae-t/2:L?ae+t*4:ae-t*4,Re+t+1],qe=[[A.left,L||j?A.bottom-t:A.top],[A.right,L?j?A.bottom-t:A.top:A.bottom-t]];return[Ee,He,...qe]}case"\
bottom":{let Ee=[j?ae+t/2:L?ae+t*4:ae-t*4,Re-t],He=[j?ae-t/2:L?ae+t*4:ae-t*4,Re-t],qe=[[A.left,L||j?A.top+t:A.bottom],[A.right,L?j?A.top+t:A.bottom:A.top+t]];return[
Ee,He,...qe]}case"left":{let Ee=[ae+t+1,$?Re+t/2:B?Re+t*4:Re-t*4],He=[ae+t+1,$?Re-t/2:B?Re+t*4:Re-t*4];return[...[[B||$?A.right-t:A.left,A.top],[B?$?A.right-t:A.
left:A.right-t,A.bottom]],Ee,He]}case"right":{let Ee=[ae-t,$?Re+t/2:B?Re+t*4:Re-t*4],He=[ae-t,$?Re-t/2:B?Re+t*4:Re-t*4],qe=[[B||$?A.left+t:A.right,A.top],[B?$?A.
left+t:A.right:A.left+t,A.bottom]];return[Ee,He,...qe]}}}if(!W5([C,S],ne)){if(a&&!O)return _();if(!M&&o){let ke=s(y.clientX,y.clientY);if(ke!==null&&ke<.1)return _()}
W5([C,S],fe([m,f]))?!a&&o&&(n.current=window.setTimeout(_,40)):_()}}};return u.__options={blockPointerEvents:r},u}var mS={scrollHideDelay:1e3,type:"hover",scrollbars:"xy"},uS=(e,{scrollbarSize:t,overscrollBehavior:r,scrollbars:o})=>{let n=r;return r&&o&&(o==="x"?n=`${r} aut\
o`:o==="y"&&(n=`auto ${r}`)),{root:{"--scrollarea-scrollbar-size":R(t),"--scrollarea-over-scroll-behavior":n,"--scrollarea-offset-size":void 0}}},bn=N(e=>{let t=T(
"ScrollArea",mS,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,scrollbarSize:l,vars:c,type:s,scrollHideDelay:u,viewportProps:d,viewportRef:m,onScrollPositionChange:f,
children:p,offsetScrollbars:h,scrollbars:w,onBottomReached:v,onTopReached:g,onLeftReached:b,onRightReached:y,overscrollBehavior:_,startScrollPosition:C,verticalScrollbarPosition:S,
attributes:z,...H}=t,[M,X]=(0,Ft.useState)(!1),[V,I]=(0,Ft.useState)(!1),[A,Y]=(0,Ft.useState)(!1),L=(0,Ft.useRef)(!0),B=(0,Ft.useRef)(!1),O=(0,Ft.useRef)(!0),j=(0,Ft.useRef)(
!1),$=q({name:"ScrollArea",props:t,classes:Yf,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:z,vars:c,varsResolver:uS}),G=(0,Ft.useRef)(null),[
K,J]=(0,Ft.useState)(null),ue=(0,Ft.useCallback)(fe=>{J(ke=>ke===fe?ke:fe)},[]),ne=Bb([m,G,ue]);return Vo(h==="present"?K:null,()=>{let fe=G.current;fe&&(I(fe.scrollHeight>
fe.clientHeight),Y(fe.scrollWidth>fe.clientWidth))}),pt(()=>{C&&G.current&&G.current.scrollTo({left:C.x??0,top:C.y??0})},[]),(0,Go.jsxs)(cb,{getStyles:$,type:s===
"never"?"always":s,scrollHideDelay:u,scrollbars:w,...$("root"),...H,children:[(0,Go.jsx)(bb,{...d,...$("viewport",{style:d?.style}),ref:ne,"data-offset-scrollba\
rs":h===!0?"xy":h||void 0,"data-scrollbars":w||void 0,"data-vertical-scrollbar-position":S||void 0,"data-horizontal-hidden":h==="present"&&!A?"true":void 0,"dat\
a-vertical-hidden":h==="present"&&!V?"true":void 0,onScroll:fe=>{d?.onScroll?.(fe),f?.({x:fe.currentTarget.scrollLeft,y:fe.currentTarget.scrollTop});let{scrollTop:ke,
scrollHeight:ae,clientHeight:Re,scrollLeft:Ee,scrollWidth:He,clientWidth:qe}=fe.currentTarget,Nt=ke-(ae-Re)>=-.8,ie=ke===0;Nt&&!B.current&&v?.(),ie&&!L.current&&
g?.(),B.current=Nt,L.current=ie;let zt=Ee-(He-qe)>=-.8,qt=Ee===0;zt&&!j.current&&y?.(),qt&&!O.current&&b?.(),j.current=zt,O.current=qt},children:p}),(w==="xy"||
w==="x")&&(0,Go.jsx)(Gf,{...$("scrollbar"),orientation:"horizontal","data-vertical-scrollbar-position":S||void 0,"data-hidden":s==="never"||h==="present"&&!A?!0:
void 0,forceMount:!0,onMouseEnter:()=>X(!0),onMouseLeave:()=>X(!1),children:(0,Go.jsx)(qf,{...$("thumb")})}),(w==="xy"||w==="y")&&(0,Go.jsx)(Gf,{...$("scrollbar"),
orientation:"vertical","data-vertical-scrollbar-position":S||void 0,"data-hidden":s==="never"||h==="present"&&!V?!0:void 0,forceMount:!0,onMouseEnter:()=>X(!0),
onMouseLeave:()=>X(!1),children:(0,Go.jsx)(qf,{...$("thumb")})}),(0,Go.jsx)(M2,{...$("corner"),"data-vertical-scrollbar-position":S||void 0,"data-hovered":M||void 0,
"data-hidden":s==="never"||void 0})]})});bn.displayName="@mantine/core/ScrollArea";var Hb=N(e=>{let{children:t,classNames:r,styles:o,scrollbarSize:n,scrollHideDelay:a,
type:i,dir:l,offsetScrollbars:c,overscrollBehavior:s,viewportRef:u,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,scrollbars:h,style:w,vars:v,onBottomReached:g,
onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,onOverflowChange:C,...S}=T("ScrollAreaAutosize",mS,e),z=(0,Ft.useRef)(null),[H,M]=(0,Ft.useState)(
null),X=(0,Ft.useCallback)(L=>{M(B=>B===L?B:L)},[]),V=Bb([u,z,X]),I=(0,Ft.useRef)(!1),A=(0,Ft.useRef)(!1),Y=(0,Ft.useEffectEvent)(()=>{let L=z.current;if(!L||!C)
return;let B=L.scrollHeight>L.clientHeight;B!==I.current&&(A.current?C(B):(A.current=!0,B&&C(!0)),I.current=B)});return Vo(C?H:null,Y),(0,Go.jsx)(E,{...S,variant:f,
style:[{display:"flex",overflow:"hidden"},w],children:(0,Go.jsx)(E,{style:{display:"flex",flexDirection:"column",flex:1,overflow:"hidden",...h==="y"&&{minWidth:0},
...h==="x"&&{minHeight:0},...h==="xy"&&{minWidth:0,minHeight:0},...h===!1&&{minWidth:0,minHeight:0}},children:(0,Go.jsx)(bn,{classNames:r,styles:o,scrollHideDelay:a,
scrollbarSize:n,type:i,dir:l,offsetScrollbars:c,overscrollBehavior:s,viewportRef:V,onScrollPositionChange:d,unstyled:m,variant:f,viewportProps:p,vars:v,scrollbars:h,
onBottomReached:g,onTopReached:b,startScrollPosition:y,verticalScrollbarPosition:_,"data-autosize":"true",children:t})})})});bn.classes=Yf;bn.varsResolver=uS;Hb.
displayName="@mantine/core/ScrollAreaAutosize";Hb.classes=Yf;bn.Autosize=Hb;var Ib={root:"m_87cf2631"};var fS=x(k(),1),GE={__staticSelector:"UnstyledButton"},Jt=Oe(e=>{let t=T("UnstyledButton",GE,e),{className:r,component:o="button",__staticSelector:n,unstyled:a,
classNames:i,styles:l,style:c,attributes:s,...u}=t,d=q({name:n,props:t,classes:Ib,className:r,style:c,classNames:i,styles:l,unstyled:a,attributes:s});return(0,fS.jsx)(
E,{...d("root",{focusable:!0}),component:o,type:o==="button"?"button":void 0,...u})});Jt.classes=Ib;Jt.displayName="@mantine/core/UnstyledButton";var Vb={root:"m_515a97f8"};var pS=x(k(),1),sp=N(e=>{let t=T("VisuallyHidden",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:c,...s}=t,u=q({name:"VisuallyH\
idden",classes:Vb,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:c});return(0,pS.jsx)(E,{component:"span",...u("root"),...s})});sp.classes=
Vb;sp.displayName="@mantine/core/VisuallyHidden";var Ub={root:"m_1b7284a3"};var hS=x(k(),1),vS=(e,{radius:t,shadow:r})=>({root:{"--paper-radius":t===void 0?void 0:ve(t),"--paper-shadow":zc(r)}}),Fn=Oe(e=>{let t=T("Paper",null,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,withBorder:l,vars:c,radius:s,shadow:u,variant:d,mod:m,attributes:f,...p}=t,h=q({name:"Paper",props:t,classes:Ub,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:c,varsResolver:vS});return(0,hS.jsx)(E,{mod:[{withBorder:l},m],...h("root"),variant:d,...p})});Fn.classes=
Ub;Fn.varsResolver=vS;Fn.displayName="@mantine/core/Paper";function gS(e,t,r,o){return e==="center"||o==="center"?{top:t}:e==="end"?{bottom:r}:e==="start"?{top:r}:{}}function bS(e,t,r,o,n){return e==="center"||o==="cent\
er"?{left:t}:e==="end"?{[n==="ltr"?"right":"left"]:r}:e==="start"?{[n==="ltr"?"left":"right"]:r}:{}}var $E={bottom:"borderTopLeftRadius",left:"borderTopRightRad\
ius",right:"borderBottomLeftRadius",top:"borderBottomRightRadius"};function qE({position:e,arrowSize:t,dir:r}){let[o,n]=e.split("-");if(!n)return;let a={width:t,
height:t,position:"absolute"};if(o==="bottom"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"right":"left";return{...a,top:-t,[l]:0,clipPath:i!==(r===
"rtl")?"polygon(0% 0%, 0% 100%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}if(o==="top"){let i=n==="start",l=i?r==="ltr"?"left":"right":r==="ltr"?"righ\
t":"left";return{...a,bottom:-t,[l]:0,clipPath:i!==(r==="rtl")?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 100% 0%, 100% 100%)"}}if(o==="left")return{...a,
right:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 0% 100%)":"polygon(0% 0%, 0% 100%, 100% 100%)"};if(o==="right")return{...a,
left:-t,[n==="start"?"top":"bottom"]:0,clipPath:n==="start"?"polygon(0% 0%, 100% 0%, 100% 100%)":"polygon(100% 0%, 0% 100%, 100% 100%)"}}function yS({position:e,
arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,arrowX:a,arrowY:i,dir:l}){if(n==="merge"){let m=qE({position:e,arrowSize:t,dir:l});if(m)return m}let[c,s="\
center"]=e.split("-"),u={width:t,height:t,transform:"rotate(45deg)",position:"absolute",[$E[c]]:o},d=-t/2;return c==="left"?{...u,...gS(s,i,r,n),right:d,borderLeftColor:"\
transparent",borderBottomColor:"transparent",clipPath:"polygon(100% 0, 0 0, 100% 100%)"}:c==="right"?{...u,...gS(s,i,r,n),left:d,borderRightColor:"transparent",
borderTopColor:"transparent",clipPath:"polygon(0 100%, 0 0, 100% 100%)"}:c==="top"?{...u,...bS(s,a,r,n,l),bottom:d,borderTopColor:"transparent",borderLeftColor:"\
transparent",clipPath:"polygon(0 100%, 100% 100%, 100% 0)"}:c==="bottom"?{...u,...bS(s,a,r,n,l),top:d,borderBottomColor:"transparent",borderRightColor:"transpar\
ent",clipPath:"polygon(0 100%, 0 0, 100% 0)"}:{}}function dp({position:e,dir:t}){let[r,o]=e.split("-");if(!o)return;let n=o==="start"&&t==="ltr"||o==="end"&&t===
"rtl";if(r==="bottom")return n?{borderTopLeftRadius:0}:{borderTopRightRadius:0};if(r==="top")return n?{borderBottomLeftRadius:0}:{borderBottomRightRadius:0};if(r===
"left")return o==="start"?{borderTopRightRadius:0}:{borderBottomRightRadius:0};if(r==="right")return o==="start"?{borderTopLeftRadius:0}:{borderBottomLeftRadius:0}}var wS=x(k(),1);function Jc({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,visible:a,arrowX:i,arrowY:l,style:c,...s}){let{dir:u}=Wr();return a?
(0,wS.jsx)("div",{role:"presentation",...s,style:{...c,...yS({position:e,arrowSize:t,arrowOffset:r,arrowRadius:o,arrowPosition:n,dir:u,arrowX:i,arrowY:l})}}):null}
Jc.displayName="@mantine/core/FloatingArrow";function mp(e,t){if(e==="rtl"&&(t.includes("right")||t.includes("left"))){let[r,o]=t.split("-"),n=r==="right"?"left":"right";return o===void 0?n:`${n}-${o}`}return t}var Gb={root:"m_9814e45f"};var xS=x(k(),1),YE={zIndex:Wt("modal")},_S=(e,{gradient:t,color:r,backgroundOpacity:o,blur:n,radius:a,zIndex:i})=>({root:{"--overlay-bg":t||(r!==void 0||o!==void 0)&&
Bn(r||"#000",o??.6)||void 0,"--overlay-filter":n?`blur(${R(n)})`:void 0,"--overlay-radius":a===void 0?void 0:ve(a),"--overlay-z-index":i?.toString()}}),kl=Oe(e=>{
let t=T("Overlay",YE,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,fixed:c,center:s,children:u,radius:d,zIndex:m,gradient:f,blur:p,color:h,backgroundOpacity:w,
mod:v,attributes:g,...b}=t,y=q({name:"Overlay",props:t,classes:Gb,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:g,vars:l,varsResolver:_S});return(0,xS.jsx)(
E,{...y("root"),mod:[{center:s,fixed:c},v],...b,children:u})});kl.classes=Gb;kl.varsResolver=_S;kl.displayName="@mantine/core/Overlay";var up=x(D(),1);var fp=x(k(),1),SS=x(ci(),1);function $b(e){let t=document.createElement("div");return t.setAttribute("data-portal","true"),typeof e.className=="string"&&t.classList.
add(...e.className.split(" ").filter(Boolean)),typeof e.style=="object"&&Object.assign(t.style,e.style),typeof e.id=="string"&&t.setAttribute("id",e.id),t}var es=null;
function FE({target:e,reuseTargetNode:t,...r}){if(e)return typeof e=="string"?document.querySelector(e)||$b(r):e;if(t){if(es){if(document.body.contains(es))return es;
es=null}let o=document.querySelector("[data-mantine-shared-portal-node]");if(o)return es=o,o;let n=$b(r);return n.setAttribute("data-mantine-shared-portal-node",
"true"),document.body.appendChild(n),es=n,n}return $b(r)}var XE={reuseTargetNode:!0},qb=N(e=>{let{children:t,target:r,reuseTargetNode:o,ref:n,...a}=T("Portal",XE,
e),[i,l]=(0,up.useState)(!1),c=(0,up.useRef)(null);return pt(()=>(l(!0),c.current=FE({target:r,reuseTargetNode:o,...a}),ul(n,c.current),!r&&!o&&c.current&&document.
body.appendChild(c.current),()=>{!r&&!o&&c.current&&document.body.removeChild(c.current)}),[r]),!i||!c.current?null:(0,SS.createPortal)((0,fp.jsx)(fp.Fragment,{
children:t}),c.current)});qb.displayName="@mantine/core/Portal";var fm=x(k(),1),$o=N(({withinPortal:e=!0,children:t,...r})=>Ho()==="test"||!e?(0,fm.jsx)(fm.Fragment,{children:t}):(0,fm.jsx)(qb,{...r,children:t}));$o.displayName=
"@mantine/core/OptionalPortal";var pm=e=>({in:{opacity:1,transform:"scale(1)"},out:{opacity:0,transform:`scale(.9) translateY(${e==="bottom"?10:-10}px)`},transitionProperty:"transform, opacit\
y"}),hm={fade:{in:{opacity:1},out:{opacity:0},transitionProperty:"opacity"},"fade-up":{in:{opacity:1,transform:"translateY(0)"},out:{opacity:0,transform:"transl\
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
orm, opacity"},pop:{...pm("bottom"),common:{transformOrigin:"center center"}},"pop-bottom-left":{...pm("bottom"),common:{transformOrigin:"bottom left"}},"pop-bo\
ttom-right":{...pm("bottom"),common:{transformOrigin:"bottom right"}},"pop-top-left":{...pm("top"),common:{transformOrigin:"top left"}},"pop-top-right":{...pm("\
top"),common:{transformOrigin:"top right"}}};var CS={entering:"in",entered:"in",exiting:"out",exited:"out","pre-exiting":"out","pre-entering":"out"};function Yb({transition:e,state:t,duration:r,timingFunction:o}){
let n={WebkitBackfaceVisibility:"hidden",transitionDuration:`${r}ms`,transitionTimingFunction:o};return typeof e=="string"?e in hm?{transitionProperty:hm[e].transitionProperty,
...n,...hm[e].common,...hm[e][CS[t]]}:{}:{transitionProperty:e.transitionProperty,...n,...e.common,...e[CS[t]]}}var ka=x(D(),1);var zS=x(ci(),1);function TS({duration:e,exitDuration:t,timingFunction:r,mounted:o,onEnter:n,onExit:a,onEntered:i,onExited:l,enterDelay:c,exitDelay:s}){let u=lt(),
d=fl(),m=u.respectReducedMotion?d:!1,[f,p]=(0,ka.useState)(m?0:e),[h,w]=(0,ka.useState)(o?"entered":"exited"),v=(0,ka.useRef)(-1),g=(0,ka.useRef)(-1),b=(0,ka.useRef)(
-1);function y(){window.clearTimeout(v.current),window.clearTimeout(g.current),cancelAnimationFrame(b.current),b.current=-1}let _=S=>{y();let z=S?n:a,H=S?i:l,M=m?
0:S?e:t;if(p(M),M===0)typeof z=="function"&&z(),typeof H=="function"&&H(),w(S?"entered":"exited");else{let X=requestAnimationFrame(()=>{zS.default.flushSync(()=>{
w(S?"pre-entering":"pre-exiting")}),b.current===X&&(b.current=requestAnimationFrame(()=>{typeof z=="function"&&z(),w(S?"entering":"exiting"),v.current=window.setTimeout(
()=>{typeof H=="function"&&H(),w(S?"entered":"exited")},M)}))});b.current=X}},C=S=>{if(y(),typeof(S?c:s)!="number"){_(S);return}g.current=window.setTimeout(()=>{
_(S)},S?c:s)};return mn(()=>{C(o)},[o]),(0,ka.useEffect)(()=>()=>{y()},[]),{transitionDuration:f,transitionStatus:h,transitionTimingFunction:r||"ease"}}var Fb=x(D(),1),qo=x(k(),1);function kr({keepMounted:e,keepMountedMode:t="activity",transition:r="fade",duration:o=250,exitDuration:n=o,mounted:a,children:i,timingFunction:l="\
ease",onExit:c,onEntered:s,onEnter:u,onExited:d,enterDelay:m,exitDelay:f}){let p=Ho(),{transitionDuration:h,transitionStatus:w,transitionTimingFunction:v}=TS({mounted:a,
exitDuration:n,duration:o,timingFunction:l,onExit:c,onEntered:s,onEnter:u,onExited:d,enterDelay:m,exitDelay:f});if(p==="test")return a?(0,qo.jsx)(qo.Fragment,{children:i(
{})}):e?i({display:"none"}):null;if(h===0)return e?t==="display-none"?a?(0,qo.jsx)(qo.Fragment,{children:i({})}):i({display:"none"}):(0,qo.jsx)(Fb.Activity,{mode:a?
"visible":"hidden",children:i({})}):a?(0,qo.jsx)(qo.Fragment,{children:i({})}):null;let g=w==="exited";if(e){let b=i(g?t==="display-none"?{display:"none"}:{}:Yb(
{transition:r,duration:h,state:w,timingFunction:v}));return t==="display-none"?b:(0,qo.jsx)(Fb.Activity,{mode:g?"hidden":"visible",children:b})}return g?null:(0,qo.jsx)(
qo.Fragment,{children:i(Yb({transition:r,duration:h,state:w,timingFunction:v}))})}kr.displayName="@mantine/core/Transition";var KE={duration:100,transition:"fade"};function Xb(e,t){return{...KE,...t,...e}}var[kS,ts]=_t("Popover component was not found in the tree");var vm=x(D(),1);function RS({childProps:e,disabled:t,opened:r,longPressDelay:o=500,setReference:n,open:a}){let i=(0,vm.useRef)(!1),l=(0,vm.useRef)(!1),c=(0,vm.useRef)(null),s=(0,vm.useRef)(
t);s.current=t;let u=(p,h,w)=>{n({getBoundingClientRect:()=>({x:p,y:h,width:0,height:0,top:h,left:p,right:p,bottom:h,toJSON:()=>{}}),contextElement:w}),a()},d=dl(
e.onMouseDown,p=>{t||p.button===2&&p.stopPropagation()}),m=dl(e.onContextMenu,p=>{t||p.defaultPrevented||(p.preventDefault(),!l.current&&(u(p.clientX,p.clientY,
p.currentTarget),i.current&&(l.current=!0)))}),f=jg(p=>{if(s.current||l.current)return;let h=p,w=h.touches[0]??h.changedTouches[0];w&&(u(w.clientX,w.clientY,c.current),
l.current=!0)},{threshold:o,events:["touch"],cancelOnMove:!0,onStart:p=>{i.current=!0,l.current=!1,c.current=p.currentTarget},onFinish:p=>{i.current=!1,l.current=
!1,s.current||p.preventDefault()},onCancel:()=>{i.current=!1,l.current=!1}});return{onContextMenu:m,onMouseDown:d,onTouchStart:dl(e.onTouchStart,f.onTouchStart),
onTouchEnd:dl(e.onTouchEnd,f.onTouchEnd),onTouchCancel:dl(e.onTouchCancel,f.onTouchCancel),onTouchMove:dl(e.onTouchMove,f.onTouchMove),style:t?e.style:{...e.style,
WebkitTouchCallout:"none",WebkitUserSelect:"none",userSelect:"none"},"data-expanded":r?!0:void 0}}var ES=x(D(),1);function Kb(e){let{children:t,disabled:r,longPressDelay:o}=T("PopoverContextMenu",null,e),n=Zr(t);if(!n)throw new Error("Popover.ContextMenu com\
ponent children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let a=ts(),i=RS(
{childProps:n.props,disabled:r||a.disabled,opened:a.opened,longPressDelay:o,setReference:a.reference,open:()=>{a.opened||a.onToggle()}});return(0,ES.cloneElement)(
n,i)}Kb.displayName="@mantine/core/PopoverContextMenu";var AS=x(D(),1);var NS=x(k(),1);function rs({children:e,active:t=!0,refProp:r="ref",innerRef:o}){let n=Og(t),a=ye(n,o),i=Zr(e);return i?(0,AS.cloneElement)(i,{[r]:a}):e}function OS(e){
return(0,NS.jsx)(sp,{tabIndex:-1,"data-autofocus":!0,...e})}rs.displayName="@mantine/core/FocusTrap";OS.displayName="@mantine/core/FocusTrapInitialFocus";rs.InitialFocus=
OS;var pp={dropdown:"m_38a85659",arrow:"m_a31dc6c1",overlay:"m_3d7bc908"};var Rl=x(k(),1),hp=N(e=>{let t=T("PopoverDropdown",null,e),{className:r,style:o,vars:n,children:a,onKeyDownCapture:i,variant:l,classNames:c,styles:s,ref:u,...d}=t,
m=ts(),{dir:f}=Wr(),p=m.arrowPosition==="merge"&&m.withArrow?dp({position:m.placement,dir:f}):void 0,h=Ud({opened:m.opened,shouldReturnFocus:m.returnFocus}),w=m.
withRoles?{"aria-labelledby":m.getTargetId(),id:m.getDropdownId(),role:"dialog",tabIndex:-1}:{},v=ye(u,m.floating);return m.disabled?null:(0,Rl.jsx)($o,{...m.portalProps,
withinPortal:m.withinPortal,children:(0,Rl.jsx)(kr,{mounted:m.opened,...m.transitionProps,transition:m.transitionProps?.transition||"fade",duration:m.transitionProps?.
duration??150,keepMounted:m.keepMounted,keepMountedMode:m.keepMountedMode,exitDuration:typeof m.transitionProps?.exitDuration=="number"?m.transitionProps.exitDuration:
m.transitionProps?.duration,children:g=>(0,Rl.jsx)(rs,{active:m.trapFocus&&m.opened,innerRef:v,children:(0,Rl.jsxs)(E,{...w,...d,variant:l,onKeyDownCapture:t_(()=>{
m.onClose?.(),m.onDismiss?.()},{active:m.closeOnEscape,onTrigger:h,onKeyDown:i}),"data-position":m.placement,"data-fixed":m.floatingStrategy==="fixed"||void 0,...m.
getStyles("dropdown",{className:r,props:t,classNames:c,styles:s,style:[{...g,...p,zIndex:m.zIndex,top:m.y??0,left:m.x??0,width:m.width==="target"?void 0:R(m.width),
...m.referenceHidden?{display:"none"}:null},m.resolvedStyles?.dropdown,s?.dropdown,o]}),children:[a,(0,Rl.jsx)(Jc,{ref:m.arrowRef,arrowX:m.arrowX,arrowY:m.arrowY,
visible:m.withArrow,position:m.placement,arrowSize:m.arrowSize,arrowRadius:m.arrowRadius,arrowOffset:m.arrowOffset,arrowPosition:m.arrowPosition,...m.getStyles(
"arrow",{props:t,classNames:c,styles:s})})]})})})})});hp.classes=pp;hp.displayName="@mantine/core/PopoverDropdown";var MS=x(D(),1);var QE={refProp:"ref",popupType:"dialog"},Qb=N(e=>{let{children:t,refProp:r,popupType:o,ref:n,...a}=T("PopoverTarget",QE,e),i=Zr(t);if(!i)throw new Error("Popov\
er.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");let l=a,
c=ts(),s=ye(c.reference,si(i),n),u=c.withRoles?{"aria-haspopup":o,"aria-expanded":c.opened,"aria-controls":c.opened?c.getDropdownId():void 0,id:c.getTargetId()}:
{},d=i.props;return(0,MS.cloneElement)(i,{...l,...u,...c.targetProps,className:he(c.targetProps.className,l.className,d.className),[r]:s,...c.controlled?null:{onClick:m=>{
c.onToggle(),d.onClick?.(m)}}})});Qb.displayName="@mantine/core/PopoverTarget";var Yo=x(D(),1);function ZE(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function WE(e,t,r,o){let n=ZE(
e.middlewares),a=[Qc(e.offset),mm()];if(n.flip&&!r){let i=typeof n.flip=="boolean"?{}:n.flip,l=o?{fallbackStrategy:"initialPlacement",...i}:i;a.push(Zc(l))}if(n.
shift){let i=typeof n.shift=="boolean"?{}:n.shift;a.push(Tl(l=>{let c=l.placement.startsWith("top")||l.placement.startsWith("bottom");return{limiter:Rb(),padding:5,
...e.width==="target"&&c?{mainAxis:!1}:null,...i}}))}return n.inline&&a.push(typeof n.inline=="boolean"?bi():bi(n.inline)),a.push(um({element:e.arrowRef,padding:e.
arrowOffset})),(n.size||e.width==="target")&&a.push(Eb({...typeof n.size=="boolean"?{}:n.size,apply({rects:i,availableWidth:l,availableHeight:c,...s}){let u=t().
refs.floating.current?.style??{};n.size&&(typeof n.size=="object"&&n.size.apply?n.size.apply({rects:i,availableWidth:l,availableHeight:c,...s}):Object.assign(u,
{maxWidth:`${l}px`,maxHeight:`${c}px`})),e.width==="target"&&Object.assign(u,{width:`${i.reference.width}px`})}})),a}function DS(e){let[t,r]=Ot({value:e.opened,
defaultValue:e.defaultOpened,finalValue:!1,onChange:e.onChange}),o=(0,Yo.useRef)(t),n=(0,Yo.useRef)(!1),[a,i]=(0,Yo.useState)(null),l=e.preventPositionChangeWhenVisible!==
!1,c=(0,Yo.useRef)(t);t!==c.current&&(c.current=t,t&&a!==null&&i(null));let s=(0,Yo.useRef)(e.position);e.position!==s.current&&(s.current=e.position,n.current=
!1,a!==null&&i(null));let u=(0,Yo.useCallback)(()=>i(null),[]),d=()=>{t&&!e.disabled&&r(!1)},m=()=>{e.disabled||r(!t)},f=Wc({open:t,strategy:e.strategy,placement:l?
a??e.position:e.position,middleware:WE(e,()=>f,l&&a!==null,l),whileElementsMounted:e.keepMounted?void 0:zl});(0,Yo.useEffect)(()=>{if(!e.keepMounted)return;let h=f.
refs.reference.current,w=f.refs.floating.current;if(t&&h&&w)return zl(h,w,f.update)},[e.keepMounted,t,f.update,f.elements.reference,f.elements.floating]),pt(()=>{
if(!t){n.current=!1;return}if(!l||a!==null)return;let h=f.refs.floating.current;if(!(!h||h.offsetHeight===0||h.offsetWidth===0)){if(!n.current){n.current=!0,f.update();
return}f.isPositioned&&i(f.placement)}},[l,t,f.isPositioned,f.placement,a,f.update]);let p=(0,Yo.useRef)(f.placement);return pt(()=>{p.current!==f.placement&&(p.
current=f.placement,e.onPositionChange?.(f.placement))},[f.placement]),mn(()=>{t!==o.current&&(t?e.onOpen?.():e.onClose?.()),o.current=t},[t,e.onClose,e.onOpen]),
{floating:f,controlled:typeof e.opened=="boolean",opened:t,onClose:d,onToggle:m,resetLockedPlacement:u}}var Xn=x(D(),1);var El=x(k(),1),JE={position:"bottom",offset:8,transitionProps:{transition:"fade",duration:150},middlewares:{flip:!0,shift:!0,inline:!1},arrowSize:7,arrowOffset:5,
arrowRadius:0,arrowPosition:"side",closeOnClickOutside:!0,withinPortal:!0,closeOnEscape:!0,trapFocus:!1,withRoles:!0,returnFocus:!1,withOverlay:!1,hideDetached:!0,
preventPositionChangeWhenVisible:!0,clickOutsideEvents:["mousedown","touchstart"],clickOutsideCapture:!1,zIndex:Wt("popover"),__staticSelector:"Popover",width:"\
max-content"},BS=(e,{radius:t,shadow:r})=>({dropdown:{"--popover-radius":t===void 0?void 0:ve(t),"--popover-shadow":zc(r)}});function ar(e){let t=T("Popover",JE,
e),{children:r,position:o,offset:n,onPositionChange:a,opened:i,transitionProps:l,onExitTransitionEnd:c,onEnterTransitionEnd:s,width:u,middlewares:d,withArrow:m,
arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,unstyled:v,classNames:g,styles:b,closeOnClickOutside:y,withinPortal:_,portalProps:C,closeOnEscape:S,clickOutsideEvents:z,
clickOutsideCapture:H,trapFocus:M,onClose:X,onDismiss:V,onOpen:I,onChange:A,zIndex:Y,radius:L,shadow:B,id:O,defaultOpened:j,__staticSelector:$,withRoles:G,disabled:K,
returnFocus:J,variant:ue,keepMounted:ne,keepMountedMode:fe,vars:ke,floatingStrategy:ae,withOverlay:Re,overlayProps:Ee,hideDetached:He,attributes:qe,preventPositionChangeWhenVisible:Nt,
...ie}=t,zt=q({name:$,props:t,classes:pp,classNames:g,styles:b,unstyled:v,attributes:qe,rootSelector:"dropdown",vars:ke,varsResolver:BS}),{resolvedStyles:qt}=Hn(
{classNames:g,styles:b,props:t}),ur=(0,Xn.useRef)(null),[Kr,Nn]=(0,Xn.useState)(null),[cn,ya]=(0,Xn.useState)(null),{dir:sn}=Wr(),Ye=Ho(),On=be(O),Tt=DS({middlewares:d,
width:u,position:mp(sn,o),offset:typeof n=="number"?n+(m?f/2:0):n,arrowRef:ur,arrowOffset:p,onPositionChange:a,opened:i,defaultOpened:j,onChange:A,onOpen:I,onClose:X,
onDismiss:V,strategy:ae,disabled:K,preventPositionChangeWhenVisible:Nt,keepMounted:ne});Tg(()=>{y&&(Tt.onClose(),V?.())},z,[Kr,cn],!0,H);let Cr=(0,Xn.useCallback)(
dn=>{Nn(dn),Tt.floating.refs.setReference(dn)},[Tt.floating.refs.setReference]),lf=(0,Xn.useCallback)(dn=>{ya(dn),Tt.floating.refs.setFloating(dn)},[Tt.floating.
refs.setFloating]),cf=(0,Xn.useCallback)(()=>{l?.onExited?.(),c?.(),Tt.resetLockedPlacement()},[l?.onExited,c,Tt.resetLockedPlacement]),at=(0,Xn.useCallback)(()=>{
l?.onEntered?.(),s?.()},[l?.onEntered,s]);return(0,El.jsxs)(kS,{value:{returnFocus:J,disabled:K,controlled:Tt.controlled,reference:Cr,floating:lf,x:Tt.floating.
x,y:Tt.floating.y,arrowX:Tt.floating?.middlewareData?.arrow?.x,arrowY:Tt.floating?.middlewareData?.arrow?.y,opened:Tt.opened,arrowRef:ur,transitionProps:{...l,onExited:cf,
onEntered:at},width:u,withArrow:m,arrowSize:f,arrowOffset:p,arrowRadius:h,arrowPosition:w,placement:Tt.floating.placement,trapFocus:M,withinPortal:_,portalProps:C,
zIndex:Y,radius:L,shadow:B,closeOnEscape:S,onDismiss:V,onClose:Tt.onClose,onToggle:Tt.onToggle,getTargetId:()=>On,getDropdownId:()=>`${On}-dropdown`,withRoles:G,
targetProps:ie,__staticSelector:$,classNames:g,styles:b,unstyled:v,variant:ue,keepMounted:ne,keepMountedMode:fe,getStyles:zt,resolvedStyles:qt,floatingStrategy:ae,
referenceHidden:He&&Ye!=="test"?Tt.floating.middlewareData.hide?.referenceHidden:!1},children:[r,Re&&(0,El.jsx)(kr,{transition:"fade",mounted:Tt.opened,duration:l?.
duration||250,exitDuration:l?.exitDuration||250,children:dn=>(0,El.jsx)($o,{withinPortal:_,children:(0,El.jsx)(kl,{...Ee,...zt("overlay",{className:Ee?.className,
style:[dn,Ee?.style]})})})})]})}ar.Target=Qb;ar.Dropdown=hp;ar.ContextMenu=Kb;ar.varsResolver=BS;ar.displayName="@mantine/core/Popover";ar.extend=e=>e;ar.withProps=
e=>{let t=r=>(0,El.jsx)(ar,{...e,...r});return t.extend=ar.extend,t.displayName=`WithProps(${ar.displayName})`,t};var Hr={root:"m_5ae2e3c",barsLoader:"m_7a2bd4cd",bar:"m_870bb79","bars-loader-animation":"m_5d2b3b9d",dotsLoader:"m_4e3f22d7",dot:"m_870c4af","loader-dots-anima\
tion":"m_aac34a1",ovalLoader:"m_b34414df","oval-loader-animation":"m_f8e89c4b"};var os=x(k(),1),Zb=({className:e,...t})=>(0,os.jsxs)(E,{component:"span",className:he(Hr.barsLoader,e),...t,children:[(0,os.jsx)("span",{className:Hr.bar}),(0,os.jsx)(
"span",{className:Hr.bar}),(0,os.jsx)("span",{className:Hr.bar})]});Zb.displayName="@mantine/core/Bars";var ns=x(k(),1),Wb=({className:e,...t})=>(0,ns.jsxs)(E,{component:"span",className:he(Hr.dotsLoader,e),...t,children:[(0,ns.jsx)("span",{className:Hr.dot}),(0,ns.jsx)(
"span",{className:Hr.dot}),(0,ns.jsx)("span",{className:Hr.dot})]});Wb.displayName="@mantine/core/Dots";var PS=x(k(),1),Jb=({className:e,...t})=>(0,PS.jsx)(E,{component:"span",className:he(Hr.ovalLoader,e),...t});Jb.displayName="@mantine/core/Oval";var e0=x(k(),1),t0={bars:Zb,oval:Jb,dots:Wb},eA={loaders:t0,type:"oval"},LS=(e,{size:t,color:r})=>({root:{"--loader-size":oe(t,"loader-size"),"--loader-color":r?
De(r,e):void 0}}),It=N(e=>{let t=T("Loader",eA,e),{size:r,color:o,type:n,vars:a,className:i,style:l,classNames:c,styles:s,unstyled:u,loaders:d,variant:m,children:f,
attributes:p,...h}=t,w=q({name:"Loader",props:t,classes:Hr,className:i,style:l,classNames:c,styles:s,unstyled:u,attributes:p,vars:a,varsResolver:LS});return f?(0,e0.jsx)(
E,{...w("root"),...h,children:f}):(0,e0.jsx)(E,{...w("root"),component:d[n],variant:m,size:r,...h})});It.defaultLoaders=t0;It.classes=Hr;It.varsResolver=LS;It.displayName=
"@mantine/core/Loader";var Ra={root:"m_8d3f4000",icon:"m_8d3afb97",loader:"m_302b9fb1",group:"m_1a0f1b21",groupSection:"m_437b6484"};var jS=x(k(),1),tA={orientation:"horizontal"},HS=(e,{borderWidth:t})=>({group:{"--ai-border-width":R(t)}}),gm=N(e=>{let t=T("ActionIconGroup",tA,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:c,borderWidth:s,variant:u,mod:d,attributes:m,...f}=t,p=q({name:"ActionIconGroup",props:t,classes:Ra,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:c,varsResolver:HS,rootSelector:"group"});return(0,jS.jsx)(E,{...p("group"),variant:u,mod:[
{orientation:l},d],role:"group",...f})});gm.classes=Ra;gm.varsResolver=HS;gm.displayName="@mantine/core/ActionIconGroup";var IS=x(k(),1),VS=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":oe(i,"section-height"),"--section-padding-x":oe(i,"section-padding-x"),"--section-f\
z":Ae(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.color,"--section-bd":r||n?l.border:void 0}}},bm=N(
e=>{let t=T("ActionIconGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,variant:c,gradient:s,radius:u,autoContrast:d,attributes:m,
...f}=t,p=q({name:"ActionIconGroupSection",props:t,classes:Ra,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:VS,rootSelector:"\
groupSection"});return(0,IS.jsx)(E,{...p("groupSection"),variant:c,...f})});bm.classes=Ra;bm.varsResolver=VS;bm.displayName="@mantine/core/ActionIconGroupSectio\
n";var Al=x(k(),1),US=(e,{size:t,radius:r,variant:o,gradient:n,color:a,autoContrast:i})=>{let l=e.variantColorResolver({color:a||e.primaryColor,theme:e,gradient:n,
variant:o||"filled",autoContrast:i});return{root:{"--ai-size":oe(t,"ai-size"),"--ai-radius":r===void 0?void 0:ve(r),"--ai-bg":a||o?l.background:void 0,"--ai-hov\
er":a||o?l.hover:void 0,"--ai-hover-color":a||o?l.hoverColor:void 0,"--ai-color":l.color,"--ai-bd":a||o?l.border:void 0}}},Kn=Oe(e=>{let t=T("ActionIcon",null,e),
{className:r,unstyled:o,variant:n,classNames:a,styles:i,style:l,loading:c,loaderProps:s,size:u,color:d,radius:m,__staticSelector:f,gradient:p,vars:h,children:w,
disabled:v,"data-disabled":g,autoContrast:b,mod:y,attributes:_,...C}=t,S=q({name:["ActionIcon",f],props:t,className:r,style:l,classes:Ra,classNames:a,styles:i,unstyled:o,
attributes:_,vars:h,varsResolver:US});return(0,Al.jsxs)(Jt,{...S("root",{active:!v&&!c&&!g}),"aria-busy":c||void 0,...C,unstyled:o,variant:n,size:u,disabled:v||
c,mod:[{loading:c,disabled:v||g},y],children:[typeof c=="boolean"&&(0,Al.jsx)(kr,{mounted:c,transition:"slide-down",duration:150,children:z=>(0,Al.jsx)(E,{component:"\
span",...S("loader",{style:z}),"aria-hidden":!0,children:(0,Al.jsx)(It,{color:"var(--ai-color)",size:"calc(var(--ai-size) * 0.55)",...s})})}),(0,Al.jsx)(E,{component:"\
span",mod:{loading:c},...S("icon"),children:w})]})});Kn.classes=Ra;Kn.varsResolver=US;Kn.displayName="@mantine/core/ActionIcon";Kn.Group=gm;Kn.GroupSection=bm;var PF=x(D(),1),r0=x(k(),1);function o0({size:e="var(--cb-icon-size, 70%)",style:t,...r}){return(0,r0.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://\
www.w3.org/2000/svg",style:{...t,width:e,height:e},...r,children:(0,r0.jsx)("path",{d:"M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2\
.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.031\
57L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816\
C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z",fill:"currentColor",fillRule:"ev\
enodd",clipRule:"evenodd"})})}o0.displayName="@mantine/core/CloseIcon";var n0={root:"m_86a44da5","root--subtle":"m_220c80f2"};var vp=x(k(),1),rA={variant:"subtle"},GS=(e,{size:t,radius:r,iconSize:o})=>({root:{"--cb-size":oe(t,"cb-size"),"--cb-radius":r===void 0?void 0:ve(r),"--cb-icon-\
size":R(o)}}),Ea=Oe(e=>{let t=T("CloseButton",rA,e),{iconSize:r,children:o,vars:n,radius:a,className:i,classNames:l,style:c,styles:s,unstyled:u,"data-disabled":d,
disabled:m,variant:f,icon:p,mod:h,attributes:w,__staticSelector:v,...g}=t,b=q({name:v||"CloseButton",props:t,className:i,style:c,classes:n0,classNames:l,styles:s,
unstyled:u,attributes:w,vars:n,varsResolver:GS});return(0,vp.jsxs)(Jt,{...g,unstyled:u,variant:f,disabled:m,mod:[{disabled:m||d},h],...b("root",{variant:f,active:!m&&
!d}),children:[p||(0,vp.jsx)(o0,{}),o]})});Ea.classes=n0;Ea.varsResolver=GS;Ea.displayName="@mantine/core/CloseButton";var $S=x(D(),1);function qS(e){return $S.Children.toArray(e).filter(Boolean)}var a0={root:"m_4081bf90"};var YS=x(k(),1),oA={preventGrowOverflow:!0,gap:"md",align:"center",justify:"flex-start",wrap:"wrap"},FS=(e,{grow:t,preventGrowOverflow:r,gap:o,align:n,justify:a,
wrap:i},{childWidth:l})=>({root:{"--group-child-width":t&&r?l:void 0,"--group-gap":nr(o),"--group-align":n,"--group-justify":a,"--group-wrap":i}}),W=N(e=>{let t=T(
"Group",oA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,children:l,gap:c,align:s,justify:u,wrap:d,grow:m,preventGrowOverflow:f,vars:p,variant:h,__size:w,
mod:v,attributes:g,...b}=t,y=qS(l),_=y.length,C=nr(c??"md"),S={childWidth:`calc(${100/_}% - (${C} - ${C} / ${_}))`},z=q({name:"Group",props:t,stylesCtx:S,className:o,
style:n,classes:a0,classNames:r,styles:a,unstyled:i,attributes:g,vars:p,varsResolver:FS});return(0,YS.jsx)(E,{...z("root"),variant:h,mod:[{grow:m},v],size:w,...b,
children:y})});W.classes=a0;W.varsResolver=FS;W.displayName="@mantine/core/Group";var[XS,ir]=_t("ModalBase component was not found in tree");var as=x(D(),1);function KS({opened:e,transitionDuration:t}){let[r,o]=(0,as.useState)(e),n=(0,as.useRef)(-1),a=fl()?0:t;return(0,as.useEffect)(()=>(e?(o(!0),window.clearTimeout(
n.current)):a===0?o(!1):n.current=window.setTimeout(()=>o(!1),a),()=>window.clearTimeout(n.current)),[e,a]),r}var i0=x(D(),1);function QS({id:e,transitionProps:t,opened:r,trapFocus:o,closeOnEscape:n,onClose:a,returnFocus:i,handledEscapeEvents:l}){let c=be(e),[s,u]=(0,i0.useState)(!1),[
d,m]=(0,i0.useState)(!1),f=typeof t?.duration=="number"?t?.duration:200,p=KS({opened:r,transitionDuration:f});return Gd("keydown",h=>{h.key==="Escape"&&n&&!h.isComposing&&
r&&!l?.has(h)&&h.target?.getAttribute("data-mantine-stop-propagation")!=="true"&&(l?.add(h),a())},{capture:!0}),Ud({opened:r,shouldReturnFocus:o&&i}),{_id:c,titleMounted:s,
bodyMounted:d,shouldLockScroll:p,setTitleMounted:u,setBodyMounted:m}}var ro=function(){return ro=Object.assign||function(t){for(var r,o=1,n=arguments.length;o<n;o++){r=arguments[o];for(var a in r)Object.prototype.hasOwnProperty.call(
r,a)&&(t[a]=r[a])}return t},ro.apply(this,arguments)};function gp(e,t){var r={};for(var o in e)Object.prototype.hasOwnProperty.call(e,o)&&t.indexOf(o)<0&&(r[o]=
e[o]);if(e!=null&&typeof Object.getOwnPropertySymbols=="function")for(var n=0,o=Object.getOwnPropertySymbols(e);n<o.length;n++)t.indexOf(o[n])<0&&Object.prototype.
propertyIsEnumerable.call(e,o[n])&&(r[o[n]]=e[o[n]]);return r}function ZS(e,t,r){if(r||arguments.length===2)for(var o=0,n=t.length,a;o<n;o++)(a||!(o in t))&&(a||(a=Array.prototype.slice.call(t,0,o)),a[o]=t[o]);return e.concat(
a||Array.prototype.slice.call(t))}var _p=x(D());var Rr=x(D());var Nl="right-scroll-bar-position",Ol="width-before-scroll-bar",l0="with-scroll-bars-hidden",c0="--removed-body-scroll-bar-size";function bp(e,t){return typeof e=="function"?e(t):e&&(e.current=t),e}var WS=x(D());function JS(e,t){var r=(0,WS.useState)(function(){return{value:e,callback:t,facade:{get current(){return r.value},set current(o){var n=r.value;n!==
o&&(r.value=o,r.callback(o,n))}}}})[0];return r.callback=t,r.facade}var yp=x(D());var nA=typeof window<"u"?yp.useLayoutEffect:yp.useEffect,e3=new WeakMap;function s0(e,t){var r=JS(t||null,function(o){return e.forEach(function(n){return bp(n,o)})});
return nA(function(){var o=e3.get(r);if(o){var n=new Set(o),a=new Set(e),i=r.current;n.forEach(function(l){a.has(l)||bp(l,null)}),a.forEach(function(l){n.has(l)||
bp(l,i)})}e3.set(r,e)},[e]),r}function aA(e){return e}function iA(e,t){t===void 0&&(t=aA);var r=[],o=!1,n={read:function(){if(o)throw new Error("Sidecar: could not `read` from an `assigned` \
medium. `read` could be used only with `useMedium`.");return r.length?r[r.length-1]:e},useMedium:function(a){var i=t(a,o);return r.push(i),function(){r=r.filter(
function(l){return l!==i})}},assignSyncMedium:function(a){for(o=!0;r.length;){var i=r;r=[],i.forEach(a)}r={push:function(l){return a(l)},filter:function(){return r}}},
assignMedium:function(a){o=!0;var i=[];if(r.length){var l=r;r=[],l.forEach(a),i=r}var c=function(){var u=i;i=[],u.forEach(a)},s=function(){return Promise.resolve().
then(c)};s(),r={push:function(u){i.push(u),s()},filter:function(u){return i=i.filter(u),r}}}};return n}function d0(e){e===void 0&&(e={});var t=iA(null);return t.options=ro({async:!0,ssr:!1},e),t}var t3=x(D()),r3=function(e){var t=e.sideCar,r=gp(e,["sideCar"]);if(!t)throw new Error("Sidecar: please provide `sideCar` property to import the right car");var o=t.
read();if(!o)throw new Error("Sidecar medium not found");return t3.createElement(o,ro({},r))};r3.isSideCarExport=!0;function m0(e,t){return e.useMedium(t),r3}var wp=d0();var u0=function(){},ym=Rr.forwardRef(function(e,t){var r=Rr.useRef(null),o=Rr.useState({onScrollCapture:u0,onWheelCapture:u0,onTouchMoveCapture:u0}),n=o[0],a=o[1],
i=e.forwardProps,l=e.children,c=e.className,s=e.removeScrollBar,u=e.enabled,d=e.shards,m=e.sideCar,f=e.noRelative,p=e.noIsolation,h=e.inert,w=e.allowPinchZoom,v=e.
as,g=v===void 0?"div":v,b=e.gapMode,y=gp(e,["forwardProps","children","className","removeScrollBar","enabled","shards","sideCar","noRelative","noIsolation","ine\
rt","allowPinchZoom","as","gapMode"]),_=m,C=s0([r,t]),S=ro(ro({},y),n);return Rr.createElement(Rr.Fragment,null,u&&Rr.createElement(_,{sideCar:wp,removeScrollBar:s,
shards:d,noRelative:f,noIsolation:p,inert:h,setCallbacks:a,allowPinchZoom:!!w,lockRef:r,gapMode:b}),i?Rr.cloneElement(Rr.Children.only(l),ro(ro({},S),{ref:C})):
Rr.createElement(g,ro({},S,{className:c,ref:C}),l))});ym.defaultProps={enabled:!0,removeScrollBar:!0,inert:!1};ym.classNames={fullWidth:Ol,zeroRight:Nl};var ht=x(D());var ls=x(D());var a3=x(D());var f0,o3=function(e){f0=e},n3=function(){if(f0)return f0;if(typeof __webpack_nonce__<"u")return __webpack_nonce__};function lA(){if(!document)return null;var e=document.createElement("style");e.type="text/css";var t=n3();return t&&e.setAttribute("nonce",t),e}function cA(e,t){
e.styleSheet?e.styleSheet.cssText=t:e.appendChild(document.createTextNode(t))}function sA(e){var t=document.head||document.getElementsByTagName("head")[0];t.appendChild(
e)}var p0=function(){var e=0,t=null;return{add:function(r){e==0&&(t=lA())&&(cA(t,r),sA(t)),e++},remove:function(){e--,!e&&t&&(t.parentNode&&t.parentNode.removeChild(
t),t=null)}}};var h0=function(){var e=p0();return function(t,r){a3.useEffect(function(){return e.add(t),function(){e.remove()}},[t&&r])}};var wm=function(){var e=h0(),t=function(r){var o=r.styles,n=r.dynamic;return e(o,n),null};return t};var dA={left:0,top:0,right:0,gap:0},v0=function(e){return parseInt(e||"",10)||0},mA=function(e){var t=window.getComputedStyle(document.body),r=t[e==="padding"?"\
paddingLeft":"marginLeft"],o=t[e==="padding"?"paddingTop":"marginTop"],n=t[e==="padding"?"paddingRight":"marginRight"];return[v0(r),v0(o),v0(n)]},g0=function(e){
if(e===void 0&&(e="margin"),typeof window>"u")return dA;var t=mA(e),r=document.documentElement.clientWidth,o=window.innerWidth;return{left:t[0],top:t[1],right:t[2],
gap:Math.max(0,o-r+t[2]-t[0])}};var uA=wm(),is="data-scroll-locked",fA=function(e,t,r,o){var n=e.left,a=e.top,i=e.right,l=e.gap;return r===void 0&&(r="margin"),`
  .`.concat(l0,` {
   overflow: hidden `).concat(o,`;
   padding-right: `).concat(l,"px ").concat(o,`;
  }
  body[`).concat(is,`] {
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
  
  .`).concat(Nl,` {
    right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(Ol,` {
    margin-right: `).concat(l,"px ").concat(o,`;
  }
  
  .`).concat(Nl," .").concat(Nl,` {
    right: 0 `).concat(o,`;
  }
  
  .`).concat(Ol," .").concat(Ol,` {
    margin-right: 0 `).concat(o,`;
  }
  
  body[`).concat(is,`] {
    `).concat(c0,": ").concat(l,`px;
  }
`)},i3=function(){var e=parseInt(document.body.getAttribute(is)||"0",10);return isFinite(e)?e:0},pA=function(){ls.useEffect(function(){return document.body.setAttribute(
is,(i3()+1).toString()),function(){var e=i3()-1;e<=0?document.body.removeAttribute(is):document.body.setAttribute(is,e.toString())}},[])},b0=function(e){var t=e.
noRelative,r=e.noImportant,o=e.gapMode,n=o===void 0?"margin":o;pA();var a=ls.useMemo(function(){return g0(n)},[n]);return ls.createElement(uA,{styles:fA(a,!t,n,
r?"":"!important")})};var y0=!1;if(typeof window<"u")try{xm=Object.defineProperty({},"passive",{get:function(){return y0=!0,!0}}),window.addEventListener("test",xm,xm),window.removeEventListener(
"test",xm,xm)}catch{y0=!1}var xm,Ml=y0?{passive:!1}:!1;var hA=function(e){return e.tagName==="TEXTAREA"},l3=function(e,t){if(!(e instanceof Element))return!1;var r=window.getComputedStyle(e);return r[t]!=="hidden"&&
!(r.overflowY===r.overflowX&&!hA(e)&&r[t]==="visible")},vA=function(e){return l3(e,"overflowY")},gA=function(e){return l3(e,"overflowX")},w0=function(e,t){var r=t.
ownerDocument,o=t;do{typeof ShadowRoot<"u"&&o instanceof ShadowRoot&&(o=o.host);var n=c3(e,o);if(n){var a=s3(e,o),i=a[1],l=a[2];if(i>l)return!0}o=o.parentNode}while(o&&
o!==r.body);return!1},bA=function(e){var t=e.scrollTop,r=e.scrollHeight,o=e.clientHeight;return[t,r,o]},yA=function(e){var t=e.scrollLeft,r=e.scrollWidth,o=e.clientWidth;
return[t,r,o]},c3=function(e,t){return e==="v"?vA(t):gA(t)},s3=function(e,t){return e==="v"?bA(t):yA(t)},wA=function(e,t){return e==="h"&&t==="rtl"?-1:1},d3=function(e,t,r,o,n){
var a=wA(e,window.getComputedStyle(t).direction),i=a*o,l=r.target,c=t.contains(l),s=!1,u=i>0,d=0,m=0;do{if(!l)break;var f=s3(e,l),p=f[0],h=f[1],w=f[2],v=h-w-a*p;
(p||v)&&c3(e,l)&&(d+=v,m+=p);var g=l.parentNode;l=g&&g.nodeType===Node.DOCUMENT_FRAGMENT_NODE?g.host:g}while(!c&&l!==document.body||c&&(t.contains(l)||t===l));return(u&&
(n&&Math.abs(d)<1||!n&&i>d)||!u&&(n&&Math.abs(m)<1||!n&&-i>m))&&(s=!0),s};var xp=function(e){return"changedTouches"in e?[e.changedTouches[0].clientX,e.changedTouches[0].clientY]:[0,0]},m3=function(e){return[e.deltaX,e.deltaY]},u3=function(e){
return e&&"current"in e?e.current:e},xA=function(e,t){return e[0]===t[0]&&e[1]===t[1]},_A=function(e){return`
  .block-interactivity-`.concat(e,` {pointer-events: none;}
  .allow-interactivity-`).concat(e,` {pointer-events: all;}
`)},SA=0,cs=[];function f3(e){var t=ht.useRef([]),r=ht.useRef([0,0]),o=ht.useRef(),n=ht.useState(SA++)[0],a=ht.useState(wm)[0],i=ht.useRef(e);ht.useEffect(function(){
i.current=e},[e]),ht.useEffect(function(){if(e.inert){document.body.classList.add("block-interactivity-".concat(n));var h=ZS([e.lockRef.current],(e.shards||[]).
map(u3),!0).filter(Boolean);return h.forEach(function(w){return w.classList.add("allow-interactivity-".concat(n))}),function(){document.body.classList.remove("b\
lock-interactivity-".concat(n)),h.forEach(function(w){return w.classList.remove("allow-interactivity-".concat(n))})}}},[e.inert,e.lockRef.current,e.shards]);var l=ht.useCallback(
function(h,w){if("touches"in h&&h.touches.length===2||h.type==="wheel"&&h.ctrlKey)return!i.current.allowPinchZoom;var v=xp(h),g=r.current,b="deltaX"in h?h.deltaX:
g[0]-v[0],y="deltaY"in h?h.deltaY:g[1]-v[1],_,C=h.target,S=Math.abs(b)>Math.abs(y)?"h":"v";if("touches"in h&&S==="h"&&C.type==="range")return!1;var z=window.getSelection(),
H=z&&z.anchorNode,M=H?H===C||H.contains(C):!1;if(M)return!1;var X=w0(S,C);if(!X)return!0;if(X?_=S:(_=S==="v"?"h":"v",X=w0(S,C)),!X)return!1;if(!o.current&&"chan\
gedTouches"in h&&(b||y)&&(o.current=_),!_)return!0;var V=o.current||_;return d3(V,w,h,V==="h"?b:y,!0)},[]),c=ht.useCallback(function(h){var w=h;if(!(!cs.length||
cs[cs.length-1]!==a)){var v="deltaY"in w?m3(w):xp(w),g=t.current.filter(function(_){return _.name===w.type&&(_.target===w.target||w.target===_.shadowParent)&&xA(
_.delta,v)})[0];if(g&&g.should){w.cancelable&&w.preventDefault();return}if(!g){var b=(i.current.shards||[]).map(u3).filter(Boolean).filter(function(_){return _.
contains(w.target)}),y=b.length>0?l(w,b[0]):!i.current.noIsolation;y&&w.cancelable&&w.preventDefault()}}},[]),s=ht.useCallback(function(h,w,v,g){var b={name:h,delta:w,
target:v,should:g,shadowParent:CA(v)};t.current.push(b),setTimeout(function(){t.current=t.current.filter(function(y){return y!==b})},1)},[]),u=ht.useCallback(function(h){
r.current=xp(h),o.current=void 0},[]),d=ht.useCallback(function(h){s(h.type,m3(h),h.target,l(h,e.lockRef.current))},[]),m=ht.useCallback(function(h){s(h.type,xp(
h),h.target,l(h,e.lockRef.current))},[]);ht.useEffect(function(){return cs.push(a),e.setCallbacks({onScrollCapture:d,onWheelCapture:d,onTouchMoveCapture:m}),document.
addEventListener("wheel",c,Ml),document.addEventListener("touchmove",c,Ml),document.addEventListener("touchstart",u,Ml),function(){cs=cs.filter(function(h){return h!==
a}),document.removeEventListener("wheel",c,Ml),document.removeEventListener("touchmove",c,Ml),document.removeEventListener("touchstart",u,Ml)}},[]);var f=e.removeScrollBar,
p=e.inert;return ht.createElement(ht.Fragment,null,p?ht.createElement(a,{styles:_A(n)}):null,f?ht.createElement(b0,{noRelative:e.noRelative,gapMode:e.gapMode}):
null)}function CA(e){for(var t=null;e!==null;)e instanceof ShadowRoot&&(t=e.host,e=e.host),e=e.parentNode;return t}var p3=m0(wp,f3);var h3=_p.forwardRef(function(e,t){return _p.createElement(ym,ro({},e,{ref:t,sideCar:p3}))});h3.classNames=ym.classNames;var Aa=h3;var _m=x(k(),1);function x0({keepMounted:e,keepMountedMode:t="activity",opened:r,onClose:o,id:n,transitionProps:a,onExitTransitionEnd:i,onEnterTransitionEnd:l,trapFocus:c,
closeOnEscape:s,returnFocus:u,closeOnClickOutside:d,withinPortal:m,portalProps:f,lockScroll:p,children:h,zIndex:w,shadow:v,padding:g,__vars:b,unstyled:y,removeScrollProps:_,
__handledEscapeEvents:C,...S}){let{_id:z,titleMounted:H,bodyMounted:M,shouldLockScroll:X,setTitleMounted:V,setBodyMounted:I}=QS({id:n,transitionProps:a,opened:r,
trapFocus:c,closeOnEscape:s,onClose:o,returnFocus:u,handledEscapeEvents:C}),{key:A,...Y}=_||{};return(0,_m.jsx)($o,{...f,withinPortal:m,children:(0,_m.jsx)(XS,{
value:{opened:r,onClose:o,closeOnClickOutside:d,onExitTransitionEnd:i,onEnterTransitionEnd:l,transitionProps:{...a,keepMounted:e,keepMountedMode:t},getTitleId:()=>`${z}\
-title`,getBodyId:()=>`${z}-body`,titleMounted:H,bodyMounted:M,setTitleMounted:V,setBodyMounted:I,trapFocus:c,closeOnEscape:s,zIndex:w,unstyled:y},children:(0,_m.jsx)(
Aa,{enabled:X&&p,...Y,children:(0,_m.jsx)(E,{...S,id:z,__vars:{...b,"--mb-z-index":(w||Wt("modal")).toString(),"--mb-shadow":zc(v),"--mb-padding":nr(g)},children:h})},
A)})})}x0.displayName="@mantine/core/ModalBase";var v3=x(D(),1);function g3(){let e=ir();return(0,v3.useEffect)(()=>(e.setBodyMounted(!0),()=>e.setBodyMounted(!1)),[]),e.getBodyId()}var yn={title:"m_615af6c9",header:"m_b5489c3c",inner:"m_60c222c7",content:"m_fd1ab0aa",close:"m_606cb269",body:"m_5df29311"};var b3=x(k(),1);function _0({className:e,...t}){let r=g3(),o=ir();return(0,b3.jsx)(E,{id:r,className:he({[yn.body]:!o.unstyled},e),...t})}_0.displayName="@manti\
ne/core/ModalBaseBody";var y3=x(k(),1);function S0({className:e,onClick:t,...r}){let o=ir();return(0,y3.jsx)(Ea,{...r,onClick:n=>{o.onClose(),t?.(n)},className:he({[yn.close]:!o.unstyled},
e),unstyled:o.unstyled})}S0.displayName="@mantine/core/ModalBaseCloseButton";var Sm=x(k(),1);function C0({transitionProps:e,className:t,innerProps:r,onKeyDown:o,style:n,ref:a,...i}){let l=ir();return(0,Sm.jsx)(kr,{mounted:l.opened,transition:"\
pop",...l.transitionProps,onExited:()=>{l.onExitTransitionEnd?.(),l.transitionProps?.onExited?.()},onEntered:()=>{l.onEnterTransitionEnd?.(),l.transitionProps?.
onEntered?.()},...e,children:c=>(0,Sm.jsx)("div",{...r,className:he({[yn.inner]:!l.unstyled},r.className),children:(0,Sm.jsx)(rs,{active:l.opened&&l.trapFocus,innerRef:a,
children:(0,Sm.jsx)(Fn,{...i,component:"section",role:"dialog",tabIndex:-1,"aria-modal":!0,"aria-describedby":l.bodyMounted?l.getBodyId():void 0,"aria-labelledb\
y":l.titleMounted?l.getTitleId():void 0,style:[n,c],className:he({[yn.content]:!l.unstyled},t),unstyled:l.unstyled,children:i.children})})})})}C0.displayName="@\
mantine/core/ModalBaseContent";var w3=x(k(),1);function z0({className:e,...t}){let r=ir();return(0,w3.jsx)(E,{component:"header",className:he({[yn.header]:!r.unstyled},e),...t})}z0.displayName=
"@mantine/core/ModalBaseHeader";var zA={duration:200,timingFunction:"ease",transition:"fade"};function x3(e){let t=ir();return{...zA,...t.transitionProps,...e}}var T0=x(k(),1);function k0({onClick:e,transitionProps:t,style:r,visible:o,...n}){let a=ir(),i=x3(t);return(0,T0.jsx)(kr,{mounted:o!==void 0?o:a.opened,...i,transition:"\
fade",children:l=>(0,T0.jsx)(kl,{fixed:!0,style:[r,l],zIndex:a.zIndex,unstyled:a.unstyled,onClick:c=>{e?.(c),a.closeOnClickOutside&&a.onClose()},...n})})}k0.displayName=
"@mantine/core/ModalBaseOverlay";var _3=x(D(),1);function S3(){let e=ir();return(0,_3.useEffect)(()=>(e.setTitleMounted(!0),()=>e.setTitleMounted(!1)),[]),e.getTitleId()}var C3=x(k(),1);function R0({className:e,...t}){let r=S3(),o=ir();return(0,C3.jsx)(E,{component:"h2",className:he({[yn.title]:!o.unstyled},e),id:r,...t})}R0.displayName=
"@mantine/core/ModalBaseTitle";var Sp=x(k(),1);function z3({children:e}){return(0,Sp.jsx)(Sp.Fragment,{children:e})}var T3=x(D(),1),Cp=(0,T3.createContext)({size:"sm"});var k3=x(D(),1),R3=x(k(),1),E0=N(e=>{let t=T("InputClearButton",null,e),{size:r,variant:o,vars:n,classNames:a,styles:i,...l}=t,c=(0,k3.use)(Cp),{resolvedClassNames:s,
resolvedStyles:u}=Hn({classNames:a,styles:i,props:t});return(0,R3.jsx)(Ea,{variant:o||"transparent",size:r||c?.size||"sm",classNames:s,styles:u,__staticSelector:"\
InputClearButton",style:{pointerEvents:"all",background:"var(--input-bg)",...l.style},...l})});E0.displayName="@mantine/core/InputClearButton";var E3=x(k(),1),TA={xs:7,sm:8,md:10,lg:12,xl:15};function A3({__clearable:e,__clearSection:t,rightSection:r,__defaultRightSection:o,size:n="sm",__clearSectionMode:a="\
both"}){let i=e&&t;return a==="rightSection"?r===null?null:r||o:a==="clear"?r===null?null:i||o:i&&(r||o)?(0,E3.jsxs)("div",{"data-combined-clear-section":!0,style:{
display:"flex",gap:2,alignItems:"center",paddingInlineEnd:TA[n]},children:[i,r||o]}):r===null?null:r||i||o}var N3=x(D(),1),Er=(0,N3.createContext)({offsetBottom:!1,offsetTop:!1,describedBy:void 0,getStyles:null,inputId:void 0,labelId:void 0});var Vt={wrapper:"m_6c018570",input:"m_8fb7ebe7",bottomSection:"m_93f4ed57",section:"m_82577fc2",placeholder:"m_88bacfd0",root:"m_46b77525",label:"m_8fdc1311",required:"\
m_78a94662",error:"m_8f816625",success:"m_9d9d40e0",description:"m_fe47ce59"};var O3=x(D(),1),M3=x(k(),1),D3=(e,{size:t})=>({description:{"--input-description-size":t===void 0?void 0:`calc(${Ae(t)} - ${R(2)})`}}),Dl=N(e=>{let t=T("InputDe\
scription",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:c,__inheritStyles:s=!0,attributes:u,...d}=T("InputDescription",
null,t),m=(0,O3.use)(Er),f=q({name:["InputWrapper",c],props:t,classes:Vt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,rootSelector:"descrip\
tion",vars:l,varsResolver:D3}),p=s&&m?.getStyles||f;return(0,M3.jsx)(E,{component:"p",...p("description",m?.getStyles?{className:o,style:n}:void 0),...d})});Dl.
classes=Vt;Dl.varsResolver=D3;Dl.displayName="@mantine/core/InputDescription";var B3=x(D(),1),P3=x(k(),1),L3=(e,{size:t})=>({error:{"--input-error-size":t===void 0?void 0:`calc(${Ae(t)} - ${R(2)})`}}),Bl=N(e=>{let t=T("InputError",null,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:c,__staticSelector:s,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",s],props:t,classes:Vt,
className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:c,rootSelector:"error",vars:l,varsResolver:L3}),f=(0,B3.use)(Er),p=u&&f?.getStyles||m;return(0,P3.jsx)(
E,{component:"p",...p("error",f?.getStyles?{className:o,style:n}:void 0),...d})});Bl.classes=Vt;Bl.varsResolver=L3;Bl.displayName="@mantine/core/InputError";var j3=x(D(),1),zp=x(k(),1),kA={labelElement:"label"},H3=(e,{size:t})=>({label:{"--input-label-size":Ae(t),"--input-asterisk-color":void 0}}),Pl=N(e=>{let t=T("\
InputLabel",kA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,labelElement:c,required:s,htmlFor:u,onMouseDown:d,children:m,__staticSelector:f,mod:p,
attributes:h,...w}=t,v=q({name:["InputWrapper",f],props:t,classes:Vt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,rootSelector:"label",vars:l,
varsResolver:H3}),g=(0,j3.use)(Er),b=g?.getStyles||v,y=w.component||c,_=typeof y!="string"||y==="label";return(0,zp.jsxs)(E,{...b("label",g?.getStyles?{className:o,
style:n}:void 0),component:c,htmlFor:_?u:void 0,mod:[{required:s},p],onMouseDown:C=>{d?.(C),!C.defaultPrevented&&C.detail>1&&C.preventDefault()},...w,children:[
m,s&&(0,zp.jsx)("span",{...b("required"),"aria-hidden":!0,children:" *"})]})});Pl.classes=Vt;Pl.varsResolver=H3;Pl.displayName="@mantine/core/InputLabel";var I3=x(k(),1),Tp=N(e=>{let t=T("InputPlaceholder",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,__staticSelector:c,error:s,mod:u,attributes:d,
...m}=t,f=q({name:["InputPlaceholder",c],props:t,classes:Vt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,rootSelector:"placeholder"});return(0,I3.jsx)(
E,{...f("placeholder"),mod:[{error:!!s},u],component:"span",...m})});Tp.classes=Vt;Tp.displayName="@mantine/core/InputPlaceholder";var V3=x(D(),1),U3=x(k(),1),G3=(e,{size:t})=>({success:{"--input-success-size":t===void 0?void 0:`calc(${Ae(t)} - ${R(2)})`}}),Ll=N(e=>{let t=T("InputSuccess",null,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,attributes:c,__staticSelector:s,__inheritStyles:u=!0,...d}=t,m=q({name:["InputWrapper",s],props:t,
classes:Vt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:c,rootSelector:"success",vars:l,varsResolver:G3}),f=(0,V3.use)(Er),p=u&&f?.getStyles||
m;return(0,U3.jsx)(E,{component:"p",...p("success",f?.getStyles?{className:o,style:n}:void 0),...d})});Ll.classes=Vt;Ll.varsResolver=G3;Ll.displayName="@mantine\
/core/InputSuccess";function $3(e,{hasDescription:t,hasError:r}){let o=e.findIndex(l=>l==="input"),n=e.slice(0,o),a=e.slice(o+1),i=t&&n.includes("description")||r&&n.includes("erro\
r");return{offsetBottom:t&&a.includes("description")||r&&a.includes("error"),offsetTop:i}}var Cm=x(D(),1);var ss=x(k(),1),RA={labelElement:"label",inputContainer:e=>e,inputWrapperOrder:["label","description","input","error"]},q3=(e,{size:t})=>({label:{"--input-label\
-size":Ae(t),"--input-asterisk-color":void 0},error:{"--input-error-size":t===void 0?void 0:`calc(${Ae(t)} - ${R(2)})`},success:{"--input-success-size":t===void 0?
void 0:`calc(${Ae(t)} - ${R(2)})`},description:{"--input-description-size":t===void 0?void 0:`calc(${Ae(t)} - ${R(2)})`}}),zm=N(e=>{let t=T("InputWrapper",RA,e),
{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,size:c,variant:s,__staticSelector:u,inputContainer:d,inputWrapperOrder:m,label:f,error:p,success:h,
description:w,labelProps:v,descriptionProps:g,errorProps:b,successProps:y,labelElement:_,children:C,withAsterisk:S,id:z,required:H,__stylesApiProps:M,mod:X,attributes:V,
...I}=t,A=q({name:["InputWrapper",u],props:M||t,classes:Vt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:V,vars:l,varsResolver:q3}),Y={size:c,
variant:s,__staticSelector:u},L=be(z),B=typeof S=="boolean"?S:H,O=b?.id||`${L}-error`,j=y?.id||`${L}-success`,$=g?.id||`${L}-description`,G=L,K=!!p&&typeof p!="\
boolean",J=!!h&&typeof h!="boolean"&&!p,ue=!!w,ne=K&&m.includes("error"),fe=J&&m.includes("error"),ke=ue&&m.includes("description"),ae=`${ne?O:""} ${fe?j:""} ${ke?
$:""}`,Re=ae.trim().length>0?ae.trim():void 0,Ee=v?.id||`${L}-label`,He=f&&(0,ss.jsx)(Pl,{labelElement:_,id:Ee,htmlFor:G,required:B,...Y,...v,children:f},"label"),
qe=ue&&(0,ss.jsx)(Dl,{...g,...Y,size:g?.size||Y.size,id:g?.id||$,children:w},"description"),Nt=(0,ss.jsx)(Cm.Fragment,{children:d(C)},"input"),ie=K&&(0,Cm.createElement)(
Bl,{...b,...Y,size:b?.size||Y.size,key:"error",id:b?.id||O},p),zt=J&&(0,Cm.createElement)(Ll,{...y,...Y,size:y?.size||Y.size,key:"success",id:y?.id||j},h),qt=m.
map(ur=>{switch(ur){case"label":return He;case"input":return Nt;case"description":return qe;case"error":return ie||zt;default:return null}});return(0,ss.jsx)(Er,
{value:{getStyles:A,describedBy:Re,inputId:G,labelId:He&&m.includes("label")?Ee:void 0,...$3(m,{hasDescription:ue,hasError:K||J})},children:(0,ss.jsx)(E,{variant:s,
size:c,mod:[{error:!!p,success:!!h&&!p},X],id:_==="label"?void 0:z,...A("root"),...I,children:qt})})});zm.classes=Vt;zm.varsResolver=q3;zm.displayName="@mantine\
/core/InputWrapper";var Y3=x(D(),1),Na=x(k(),1),EA={variant:"default",leftSectionPointerEvents:"none",rightSectionPointerEvents:"none",withAria:!0,withErrorStyles:!0,withSuccessStyles:!0,
size:"sm",loading:!1,loadingPosition:"right"},F3=(e,t,r)=>({wrapper:{"--input-margin-top":r.offsetTop?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-marg\
in-bottom":r.offsetBottom?"calc(var(--mantine-spacing-xs) / 2)":void 0,"--input-height":oe(t.size,"input-height"),"--input-fz":Ae(t.size),"--input-radius":t.radius===
void 0?void 0:ve(t.radius),"--input-left-section-width":t.leftSectionWidth!==void 0?R(t.leftSectionWidth):void 0,"--input-right-section-width":t.rightSectionWidth!==
void 0?R(t.rightSectionWidth):void 0,"--input-padding-y":t.multiline?oe(t.size,"input-padding-y"):void 0,"--input-left-section-pointer-events":t.leftSectionPointerEvents,
"--input-right-section-pointer-events":t.rightSectionPointerEvents}}),Xe=Oe(e=>{let t=T("Input",EA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,required:l,
__staticSelector:c,__stylesApiProps:s,size:u,wrapperProps:d,error:m,success:f,disabled:p,leftSection:h,leftSectionProps:w,leftSectionWidth:v,rightSection:g,rightSectionProps:b,
rightSectionWidth:y,rightSectionPointerEvents:_,leftSectionPointerEvents:C,variant:S,vars:z,pointer:H,multiline:M,radius:X,id:V,withAria:I,withErrorStyles:A,withSuccessStyles:Y,
mod:L,inputSize:B,attributes:O,__clearSection:j,__clearable:$,__clearSectionMode:G,__defaultRightSection:K,loading:J,loadingPosition:ue,__bottomSection:ne,__bottomSectionProps:fe,
rootRef:ke,dir:ae,...Re}=t,{styleProps:Ee,rest:He}=Io(Re),qe=(0,Y3.use)(Er),Nt={offsetBottom:qe?.offsetBottom,offsetTop:qe?.offsetTop},ie=q({name:["Input",c],props:s||
t,classes:Vt,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:O,stylesCtx:Nt,rootSelector:"wrapper",vars:z,varsResolver:F3}),zt=I?{required:l,disabled:p,
"aria-invalid":m?!0:void 0,"aria-describedby":qe?.describedBy,id:qe?.inputId||V}:{},qt=J?(0,Na.jsx)(It,{size:ue==="left"?"calc(var(--input-left-section-size) / \
2)":"calc(var(--input-right-section-size) / 2)"}):null,ur=J&&ue==="left"?qt:h,Kr=A3({__clearable:$,__clearSection:j,rightSection:J&&ue==="right"?qt:g,__defaultRightSection:K,
size:u,__clearSectionMode:G});return(0,Na.jsx)(Cp,{value:{size:u||"sm"},children:(0,Na.jsxs)(E,{ref:ke,dir:ae,...ie("wrapper"),...Ee,...d,mod:[{error:!!m&&A,success:!!f&&
!m&&Y,pointer:H,disabled:p,multiline:M,withRightSection:!!Kr,withLeftSection:!!ur,withBottomSection:!!ne},L],variant:S,size:u,children:[ur&&(0,Na.jsx)("div",{...w,
"data-position":"left",...ie("section",{className:w?.className,style:w?.style}),children:ur}),(0,Na.jsx)(E,{component:"input",...He,...zt,required:l,mod:{disabled:p,
error:!!m&&A,success:!!f&&!m&&Y},variant:S,__size:B,...ie("input")}),ne&&(0,Na.jsx)("div",{...fe,...ie("bottomSection",{className:fe?.className,style:fe?.style}),
children:ne}),Kr&&(0,Na.jsx)("div",{...b,"data-position":"right",...ie("section",{className:b?.className,style:b?.style}),children:Kr})]})})});Xe.classes=Vt;Xe.
varsResolver=F3;Xe.Wrapper=zm;Xe.Label=Pl;Xe.Error=Bl;Xe.Success=Ll;Xe.Description=Dl;Xe.Placeholder=Tp;Xe.ClearButton=E0;Xe.displayName="@mantine/core/Input";function X3(e,t,r){let o=T(["Input","InputWrapper",e],t,r),{label:n,description:a,error:i,success:l,required:c,classNames:s,styles:u,className:d,unstyled:m,__staticSelector:f,
__stylesApiProps:p,errorProps:h,successProps:w,labelProps:v,descriptionProps:g,wrapperProps:b,id:y,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:H,
variant:M,vars:X,mod:V,attributes:I,...A}=o,{styleProps:Y,rest:L}=Io(A),B={label:n,description:a,error:i,success:l,required:c,classNames:s,className:d,__staticSelector:f,
__stylesApiProps:p||o,errorProps:h,successProps:w,labelProps:v,descriptionProps:g,unstyled:m,styles:u,size:_,style:C,inputContainer:S,inputWrapperOrder:z,withAsterisk:H,
variant:M,id:y,mod:V,attributes:I,...b};return{...L,classNames:s,styles:u,unstyled:m,wrapperProps:{...B,...Y},inputProps:{required:c,classNames:s,styles:u,unstyled:m,
size:_,__staticSelector:f,__stylesApiProps:p||o,error:i,success:l,variant:M,id:y,attributes:I}}}var A0=x(k(),1),AA={__staticSelector:"InputBase",withAria:!0,size:"sm"},Ar=Oe(e=>{let{inputProps:t,wrapperProps:r,...o}=X3("InputBase",AA,e);return(0,A0.jsx)(Xe.
Wrapper,{...r,children:(0,A0.jsx)(Xe,{...t,...o})})});Ar.classes={...Xe.classes,...Xe.Wrapper.classes};Ar.displayName="@mantine/core/InputBase";var N0=x(k(),1);function O0({style:e,size:t=16,...r}){return(0,N0.jsx)("svg",{viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",style:{...e,width:R(
t),height:R(t),display:"block"},...r,children:(0,N0.jsx)("path",{d:"M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C1\
1.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.\
15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}O0.displayName="@mantine/core/Acco\
rdionChevron";var M0={root:"m_66836ed3",wrapper:"m_a5d60502",body:"m_667c2793",title:"m_6a03f287",label:"m_698f4f23",icon:"m_667f2a6a",message:"m_7fa78076",closeButton:"m_87f\
54839"};var Qn=x(k(),1),K3=(e,{radius:t,color:r,variant:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:o||"light",autoContrast:n});
return{root:{"--alert-radius":t===void 0?void 0:ve(t),"--alert-bg":r||o?a.background:void 0,"--alert-color":a.color,"--alert-bd":r||o?a.border:void 0}}},le=N(e=>{
let t=T("Alert",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:c,color:s,title:u,children:d,id:m,icon:f,withCloseButton:p,onClose:h,
closeButtonLabel:w,variant:v,autoContrast:g,role:b,attributes:y,..._}=t,C=q({name:"Alert",classes:M0,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:y,vars:l,varsResolver:K3}),S=be(m),z=u&&`${S}-title`||void 0,H=`${S}-body`;return(0,Qn.jsx)(E,{id:S,...C("root",{variant:v}),variant:v,..._,role:b||"\
alert","aria-describedby":d?H:void 0,"aria-labelledby":u?z:void 0,children:(0,Qn.jsxs)("div",{...C("wrapper"),children:[f&&(0,Qn.jsx)("div",{...C("icon"),children:f}),
(0,Qn.jsxs)("div",{...C("body"),children:[u&&(0,Qn.jsx)("div",{...C("title"),"data-with-close-button":p||void 0,children:(0,Qn.jsx)("span",{id:z,...C("label"),children:u})}),
d&&(0,Qn.jsx)("div",{id:H,...C("message"),"data-variant":v,children:d})]}),p&&(0,Qn.jsx)(Ea,{...C("closeButton"),onClick:h,variant:"transparent",size:16,iconSize:16,
"aria-label":w,unstyled:i})]})})});le.classes=M0;le.varsResolver=K3;le.displayName="@mantine/core/Alert";var D0={root:"m_b6d8b162"};var Q3=x(k(),1);function NA(e){if(e==="start")return"start";if(e==="end"||e)return"end"}var OA={inherit:!1},Z3=(e,{variant:t,lineClamp:r,gradient:o,size:n,textWrap:a})=>({
root:{"--text-fz":Ae(n),"--text-lh":vf(n),"--text-gradient":t==="gradient"?Fd(o,e):void 0,"--text-line-clamp":typeof r=="number"?r.toString():void 0,"--text-tex\
t-wrap":a}}),F=Oe(e=>{let t=T("Text",OA,e),{lineClamp:r,truncate:o,inline:n,inherit:a,gradient:i,span:l,textWrap:c,__staticSelector:s,vars:u,className:d,style:m,
classNames:f,styles:p,unstyled:h,variant:w,mod:v,size:g,attributes:b,...y}=t,_=q({name:["Text",s],props:t,classes:D0,className:d,style:m,classNames:f,styles:p,unstyled:h,
attributes:b,vars:u,varsResolver:Z3});return(0,Q3.jsx)(E,{..._("root",{focusable:!0}),component:l?"span":"p",variant:w,mod:[{truncate:NA(o),lineClamp:typeof r==
"number",inline:n,inherit:a},v],size:g,...y})});F.classes=D0;F.varsResolver=Z3;F.displayName="@mantine/core/Text";var B0={root:"m_849cf0da"};var W3=x(k(),1),MA={underline:"hover"},Tm=Oe(e=>{let{underline:t,className:r,unstyled:o,mod:n,...a}=T("Anchor",MA,e);return(0,W3.jsx)(F,{component:"a",className:he(
{[B0.root]:!o},r),...a,mod:[{underline:t},n],__staticSelector:"Anchor",unstyled:o})});Tm.classes=B0;Tm.displayName="@mantine/core/Anchor";var[J3,oo]=_t("AppShell was not found in tree");function P0({size:e,min:t,max:r,viewportMax:o}){let n=Math.min(r??Number.POSITIVE_INFINITY,o);return Math.max(Math.min(t??0,n),Math.min(e,n))}function ds(e,t){return t===
void 0?!1:e<t}var kp={navbar:{axis:"horizontal",orientation:"vertical",sizeVariable:"--app-shell-navbar-width",offsetVariable:"--app-shell-navbar-offset",gridWidthVariable:"-\
-app-shell-navbar-grid-width",handleDisplayVariable:"--app-shell-navbar-resize-handle-display",sign:1},aside:{axis:"horizontal",orientation:"vertical",sizeVariable:"\
--app-shell-aside-width",offsetVariable:"--app-shell-aside-offset",gridWidthVariable:"--app-shell-aside-grid-width",handleDisplayVariable:"--app-shell-aside-res\
ize-handle-display",sign:-1},header:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-header-height",offsetVariable:"--app-shell-header-offset",
handleDisplayVariable:"--app-shell-header-resize-handle-display",sign:1},footer:{axis:"vertical",orientation:"horizontal",sizeVariable:"--app-shell-footer-heigh\
t",offsetVariable:"--app-shell-footer-offset",handleDisplayVariable:"--app-shell-footer-resize-handle-display",safeAreaVariable:"--app-shell-footer-safe-area",sign:-1}},
eC=Object.keys(kp);function L0({section:e,deltaX:t,deltaY:r,dir:o}){let n=kp[e];return n.axis==="vertical"?r*n.sign:t*n.sign*(o==="rtl"?-1:1)}function tC(e,t){if(!t)return 0;let r=window.getComputedStyle(e).getPropertyValue(t),o=Number.parseFloat(r);return Number.isFinite(o)?o:0}var Oa=x(D(),1);var rC=x(k(),1),DA={navbar:"Resize navbar",aside:"Resize aside",header:"Resize header",footer:"Resize footer"},BA=10,PA=50,LA={ArrowRight:{deltaX:1,deltaY:0},ArrowLeft:{
deltaX:-1,deltaY:0},ArrowDown:{deltaX:0,deltaY:1},ArrowUp:{deltaX:0,deltaY:-1}};function j0(e,t){t?document.body.style.setProperty(e,t):document.body.style.removeProperty(
e)}function Ma({section:e,sectionId:t}){let r=oo(),o=r.resize,n=(0,Oa.useRef)(null),a=(0,Oa.useRef)({startSize:0,startX:0,startY:0,size:0,moved:!1}),i=(0,Oa.useRef)(
null),l=(0,Oa.useRef)(null),c=(0,Oa.useRef)(null),{dir:s}=Wr(),u=lt(),d=kp[e],m=o?.options[e]??{},f=()=>d.axis==="horizontal"?window.innerWidth:window.innerHeight,
[p,h]=(0,Oa.useState)(0),[w,v]=(0,Oa.useState)(void 0),g=()=>f()/u.scale,b=G=>{let K=G.getBoundingClientRect();return((d.axis==="horizontal"?K.width:K.height)-tC(
G,d.safeAreaVariable))/u.scale},y=G=>{let K=r.rootRef.current;if(!K)return;let J=R(G);K.style.setProperty(d.sizeVariable,J),r.resizeOffsets[e]&&K.style.setProperty(
d.offsetVariable,J),r.mode==="static"&&d.gridWidthVariable&&K.style.setProperty(d.gridWidthVariable,J)},_=()=>{let G=r.rootRef.current;G&&(G.style.removeProperty(
d.sizeVariable),G.style.removeProperty(d.offsetVariable),d.gridWidthVariable&&G.style.removeProperty(d.gridWidthVariable))},C=()=>{l.current?.abort(),l.current=
null,i.current=null;let G=c.current;c.current=null,G&&(j0("user-select",G.userSelect),j0("-webkit-user-select",G.webkitUserSelect),j0("cursor",G.cursor))},S=()=>{
o?.reportCollapse(e,ds(a.current.startSize,m.collapseThreshold)),o?.endResize(e,null)},z=G=>{if(G.pointerId!==i.current)return;a.current.moved=!0;let K=L0({section:e,
deltaX:G.clientX-a.current.startX,deltaY:G.clientY-a.current.startY,dir:s})/u.scale,J=a.current.startSize+K,ue=P0({size:J,min:m.min,max:m.max,viewportMax:g()});
a.current.size=ue,y(ue),n.current?.setAttribute("aria-valuenow",String(Math.round(ue))),o?.previewResize(e,ue),o?.reportCollapse(e,ds(J,m.collapseThreshold))},H=G=>{
if(G.pointerId===i.current){if(C(),!a.current.moved){o?.endResize(e,null);return}o?.endResize(e,a.current.size)}},M=G=>{G.pointerId===i.current&&(C(),_(),S())},
X=G=>{G.key==="Escape"&&(G.preventDefault(),C(),_(),n.current?.setAttribute("aria-valuenow",String(Math.round(a.current.startSize))),S())},V=()=>{let G=o?.[e].size;
if(G!==void 0)return G;let K=n.current?.parentElement;return K?b(K):0},I=G=>{o?.initCollapse(e,ds(V(),m.collapseThreshold)),o?.reportCollapse(e,ds(G,m.collapseThreshold)),
o?.endResize(e,P0({size:G,min:m.min,max:m.max,viewportMax:g()}))},A=G=>{let K=G.shiftKey?PA:BA;if(G.key==="Home"){G.preventDefault(),I(m.min??0);return}if(G.key===
"End"){G.preventDefault(),I(m.max??g());return}let J=LA[G.key];if(!J)return;let ue=L0({section:e,...J,dir:s});ue!==0&&(G.preventDefault(),I(V()+ue*K))},Y=()=>{_(),
o?.[e].reset()},L=G=>{if(G.button!==0||l.current!==null)return;let K=n.current?.parentElement;if(!K)return;let J=b(K);a.current={startSize:J,startX:G.clientX,startY:G.
clientY,size:J,moved:!1},i.current=G.pointerId,o?.initCollapse(e,ds(J,m.collapseThreshold));let ue=new AbortController;l.current=ue;let{signal:ne}=ue;c.current=
{userSelect:document.body.style.getPropertyValue("user-select"),webkitUserSelect:document.body.style.getPropertyValue("-webkit-user-select"),cursor:document.body.
style.getPropertyValue("cursor")},document.body.style.setProperty("user-select","none"),document.body.style.setProperty("-webkit-user-select","none"),document.body.
style.setProperty("cursor",d.axis==="horizontal"?"col-resize":"row-resize"),o?.startResize(e),document.addEventListener("pointermove",z,{signal:ne}),document.addEventListener(
"pointerup",H,{signal:ne}),document.addEventListener("pointercancel",M,{signal:ne}),document.addEventListener("keydown",X,{signal:ne})};if(pt(()=>{o&&o.activeSection!==
e&&_()},[o?.activeSection,o?.[e].size]),pt(()=>{h(f());let G=()=>h(f());return window.addEventListener("resize",G),()=>window.removeEventListener("resize",G)},[
d.axis]),pt(()=>{o?.[e].size===void 0&&v(V())},[o?.[e].size,p]),pt(()=>()=>{let G=l.current!==null;C(),_(),G&&S()},[]),!o?.[e].enabled)return null;let B=p/u.scale,
O=Math.min(m.max??B,B),j=o[e].size,$=j!==void 0&&p>0?Math.min(j,B):j??w;return(0,rC.jsx)(E,{ref:n,role:"separator",tabIndex:0,"aria-label":m.label??DA[e],"aria-\
controls":t,"aria-orientation":d.orientation,"aria-valuemin":m.min??0,"aria-valuemax":Math.round(O),"aria-valuenow":$!==void 0?Math.round($):void 0,onPointerDown:L,
onKeyDown:A,onDoubleClick:Y,mod:{section:e,orientation:d.orientation,active:o[e].active},...r.getStyles("resizeHandle")})}Ma.displayName="@mantine/core/AppShell\
ResizeHandle";var Ir={root:"m_89ab340",navbar:"m_45252eee",aside:"m_9cdde9a",header:"m_3b16f56b",main:"m_8983817",footer:"m_3840c879",section:"m_6dcfc7c7",resizeHandle:"m_3b2\
5945a"};var ms=x(k(),1),Rp=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellAside",null,e),d=oo(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.aside.enabled??!1,p=d.getStyles("aside",{className:he({[Aa.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,ms.jsx)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-aside-z-index":`calc(${c??
d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,...v}=u;return(0,ms.jsxs)(E,{component:"aside",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{
"--app-shell-aside-z-index":`calc(${c??d.zIndex} + 1)`},id:m,children:[w?(0,ms.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,ms.jsx)(Ma,
{section:"aside",sectionId:m})]})});Rp.classes=Ir;Rp.displayName="@mantine/core/AppShellAside";var us=x(k(),1),Ep=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellFooter",null,e),d=oo(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.footer.enabled??!1,p=d.getStyles("footer",{className:he({[Aa.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,us.jsx)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-footer-z-index":(c??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...v}=u;return(0,us.jsxs)(E,{component:"footer",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{
"--app-shell-footer-z-index":(c??d.zIndex)?.toString()},id:m,children:[w?(0,us.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,us.jsx)(Ma,
{section:"footer",sectionId:m})]})});Ep.classes=Ir;Ep.displayName="@mantine/core/AppShellFooter";var fs=x(k(),1),Ap=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellHeader",null,e),d=oo(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.header.enabled??!1,p=d.getStyles("header",{className:he({[Aa.classNames.zeroRight]:d.offsetScrollbars},r),classNames:t,
styles:n,style:o});if(!f)return(0,fs.jsx)(E,{component:"header",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-header-z-index":(c??d.zIndex)?.
toString()}});let{children:h,dangerouslySetInnerHTML:w,...v}=u;return(0,fs.jsxs)(E,{component:"header",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{
"--app-shell-header-z-index":(c??d.zIndex)?.toString()},id:m,children:[w?(0,fs.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,fs.jsx)(Ma,
{section:"header",sectionId:m})]})});Ap.classes=Ir;Ap.displayName="@mantine/core/AppShellHeader";var oC=x(k(),1),Np=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("AppShellMain",null,e),l=oo();return(0,oC.jsx)(E,{component:"main",...l.getStyles(
"main",{className:r,style:o,classNames:t,styles:n}),...i})});Np.classes=Ir;Np.displayName="@mantine/core/AppShellMain";var MJ=x(D(),1);var ps=x(k(),1),Op=N(e=>{let{classNames:t,className:r,style:o,styles:n,unstyled:a,vars:i,withBorder:l,zIndex:c,mod:s,...u}=T("AppShellNavbar",null,e),d=oo(),m=be(
u.id);if(d.disabled)return null;let f=d.resize?.navbar.enabled??!1,p=d.getStyles("navbar",{className:r,classNames:t,styles:n,style:o});if(!f)return(0,ps.jsx)(E,
{component:"nav",mod:[{"with-border":l??d.withBorder},s],...p,...u,__vars:{"--app-shell-navbar-z-index":`calc(${c??d.zIndex} + 1)`}});let{children:h,dangerouslySetInnerHTML:w,
...v}=u;return(0,ps.jsxs)(E,{component:"nav",mod:[{"with-border":l??d.withBorder},s],...p,...v,__vars:{"--app-shell-navbar-z-index":`calc(${c??d.zIndex} + 1)`},
id:m,children:[w?(0,ps.jsx)("div",{style:{display:"contents"},dangerouslySetInnerHTML:w}):h,(0,ps.jsx)(Ma,{section:"navbar",sectionId:m})]})});Op.classes=Ir;Op.
displayName="@mantine/core/AppShellNavbar";var nC=x(k(),1),Mp=Oe(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,grow:i,mod:l,...c}=T("AppShellSection",null,e),s=oo();return(0,nC.jsx)(E,{mod:[{grow:i},
l],...s.getStyles("section",{className:r,style:o,classNames:t,styles:n}),...c})});Mp.classes=Ir;Mp.displayName="@mantine/core/AppShellSection";function Zn(e){return typeof e=="object"?e.base:e}function yi(e,t){return`min(${R(e)}, ${t==="horizontal"?"100vw":"100dvh"})`}function Wn(e){let t=typeof e=="object"&&e!==null&&typeof e.base<"u"&&Object.keys(e).length===1;return typeof e=="number"||typeof e=="string"||t}function Jn(e){return!(typeof e!="object"||e===null||Object.keys(e).length===1&&"base"in e)}function aC({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,aside:o,theme:n,mode:a,resizedSize:i,resizable:l}){let c=o?.width,s="translateX(var(--app-shell-asid\
e-width))",u="translateX(calc(var(--app-shell-aside-width) * -1))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},a===
"fixed"?(r[o?.breakpoint]["--app-shell-aside-width"]="100%",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"):(r[o?.breakpoint]["--app-shell-aside-width"]="0p\
x",r[o?.breakpoint]["--app-shell-aside-offset"]="0px"),l&&(r[o.breakpoint]["--app-shell-aside-resize-handle-display"]="none")),i!==void 0){let d=yi(i,"horizonta\
l");e["--app-shell-aside-width"]=d,e["--app-shell-aside-offset"]=d,a==="static"&&(e["--app-shell-aside-grid-width"]=d)}else{if(Wn(c)){let d=R(Zn(c));e["--app-sh\
ell-aside-width"]=d,e["--app-shell-aside-offset"]=d}Jn(c)&&(typeof c.base<"u"&&(e["--app-shell-aside-width"]=R(c.base),e["--app-shell-aside-offset"]=R(c.base)),
Fe(c).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-aside-width"]=R(c[d]),t[d]["--app-shell-aside-offset"]=R(c[d]))}))}if(o?.breakpoint!==void 0&&a===
"static"&&(t[o.breakpoint]=t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-aside-position"]="sticky",t[o.breakpoint]["--app-shell-aside-grid-row"]="2",t[o.breakpoint]["\
--app-shell-aside-grid-column"]="3",t[o.breakpoint]["--app-shell-main-column-end"]="3"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shel\
l-aside-transform"]=s,t[d]["--app-shell-aside-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-aside-offset"]="0px !important":(t[d]["--app-shell-aside-width"]="\
0px",t[d]["--app-shell-aside-display"]="none",t[d]["--app-shell-main-column-end"]="-1"),t[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(t[d]["--\
app-shell-aside-resize-handle-display"]="none")}if(o?.collapsed?.mobile){let d=Tc(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},a==="fixed"?(r[d]["--app-shell-as\
ide-width"]="100%",r[d]["--app-shell-aside-offset"]="0px"):r[d]["--app-shell-aside-width"]="0px",r[d]["--app-shell-aside-transform"]=s,r[d]["--app-shell-aside-t\
ransform-rtl"]=u,r[d]["--app-shell-aside-scroll-locked-visibility"]="hidden",l&&(r[d]["--app-shell-aside-resize-handle-display"]="none")}}function iC({baseStyles:e,minMediaStyles:t,footer:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(var(--app-shell-footer-height))",c=o==="sta\
tic"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-footer-position"]="sticky",e["--app-shell-footer-grid-column"]="1 / -1",e["--app-shell-footer-grid-row"]=
"3"),n!==void 0){let s=yi(n,"vertical");e["--app-shell-footer-height"]=s,c&&(e["--app-shell-footer-offset"]=s)}else{if(Wn(i)){let s=R(Zn(i));e["--app-shell-foot\
er-height"]=s,c&&(e["--app-shell-footer-offset"]=s)}Jn(i)&&(typeof i.base<"u"&&(e["--app-shell-footer-height"]=R(i.base),c&&(e["--app-shell-footer-offset"]=R(i.
base))),Fe(i).forEach(s=>{s!=="base"&&(t[s]=t[s]||{},t[s]["--app-shell-footer-height"]=R(i[s]),c&&(t[s]["--app-shell-footer-offset"]=R(i[s])))}))}r?.collapsed&&
(e["--app-shell-footer-transform"]=l,o==="fixed"&&(e["--app-shell-footer-offset"]="0px !important"),a&&(e["--app-shell-footer-resize-handle-display"]="none"))}function lC({baseStyles:e,minMediaStyles:t,header:r,mode:o,resizedSize:n,resizable:a}){let i=r?.height,l="translateY(calc(var(--app-shell-header-height) * -1))",
c=o==="static"?!0:r?.offset??!0;if(o==="static"&&r&&(e["--app-shell-header-position"]="sticky",e["--app-shell-header-grid-column"]="1 / -1",e["--app-shell-heade\
r-grid-row"]="1"),n!==void 0){let s=yi(n,"vertical");e["--app-shell-header-height"]=s,c&&(e["--app-shell-header-offset"]=s)}else{if(Wn(i)){let s=R(Zn(i));e["--a\
pp-shell-header-height"]=s,c&&(e["--app-shell-header-offset"]=s)}Jn(i)&&(typeof i.base<"u"&&(e["--app-shell-header-height"]=R(i.base),c&&(e["--app-shell-header-\
offset"]=R(i.base))),Fe(i).forEach(s=>{s!=="base"&&(t[s]=t[s]||{},t[s]["--app-shell-header-height"]=R(i[s]),c&&(t[s]["--app-shell-header-offset"]=R(i[s])))}))}r?.
collapsed&&(e["--app-shell-header-transform"]=l,o==="fixed"&&(e["--app-shell-header-offset"]="0px !important"),a&&(e["--app-shell-header-resize-handle-display"]=
"none"))}function cC({baseStyles:e,minMediaStyles:t,maxMediaStyles:r,navbar:o,theme:n,mode:a,resizedSize:i,resizable:l}){let c=o?.width,s="translateX(calc(var(--app-shel\
l-navbar-width) * -1))",u="translateX(var(--app-shell-navbar-width))";if(o?.breakpoint!==void 0&&!o?.collapsed?.mobile&&(r[o?.breakpoint]=r[o?.breakpoint]||{},r[o?.
breakpoint]["--app-shell-navbar-offset"]="0px",r[o?.breakpoint]["--app-shell-navbar-width"]="100%",a==="static"&&(r[o?.breakpoint]["--app-shell-navbar-grid-widt\
h"]="0px"),l&&(r[o.breakpoint]["--app-shell-navbar-resize-handle-display"]="none")),i!==void 0){let d=yi(i,"horizontal");e["--app-shell-navbar-width"]=d,e["--ap\
p-shell-navbar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}else{if(Wn(c)){let d=R(Zn(c));e["--app-shell-navbar-width"]=d,e["--app-shell-navb\
ar-offset"]=d,a==="static"&&(e["--app-shell-navbar-grid-width"]=d)}Jn(c)&&(typeof c.base<"u"&&(e["--app-shell-navbar-width"]=R(c.base),e["--app-shell-navbar-off\
set"]=R(c.base),a==="static"&&(e["--app-shell-navbar-grid-width"]=R(c.base))),Fe(c).forEach(d=>{d!=="base"&&(t[d]=t[d]||{},t[d]["--app-shell-navbar-width"]=R(c[d]),
t[d]["--app-shell-navbar-offset"]=R(c[d]),a==="static"&&(t[d]["--app-shell-navbar-grid-width"]=R(c[d])))}))}if(o?.breakpoint!==void 0&&a==="static"&&(t[o.breakpoint]=
t[o.breakpoint]||{},t[o.breakpoint]["--app-shell-navbar-position"]="sticky",t[o.breakpoint]["--app-shell-navbar-grid-row"]="2",t[o.breakpoint]["--app-shell-navb\
ar-grid-column"]="1",t[o.breakpoint]["--app-shell-main-column-start"]="2"),o?.collapsed?.desktop){let d=o.breakpoint;t[d]=t[d]||{},t[d]["--app-shell-navbar-tran\
sform"]=s,t[d]["--app-shell-navbar-transform-rtl"]=u,a==="fixed"?t[d]["--app-shell-navbar-offset"]="0px !important":(t[d]["--app-shell-navbar-width"]="0px",t[d]["\
--app-shell-navbar-display"]="none",t[d]["--app-shell-main-column-start"]="1"),l&&(t[d]["--app-shell-navbar-resize-handle-display"]="none")}if(o?.collapsed?.mobile){
let d=Tc(o.breakpoint,n.breakpoints)-.1;r[d]=r[d]||{},r[d]["--app-shell-navbar-width"]="100%",r[d]["--app-shell-navbar-offset"]="0px",a==="static"&&(r[d]["--app\
-shell-navbar-grid-width"]="0px"),r[d]["--app-shell-navbar-transform"]=s,r[d]["--app-shell-navbar-transform-rtl"]=u,l&&(r[d]["--app-shell-navbar-resize-handle-d\
isplay"]="none")}}function Dp(e){return Number(e)===0?"0px":nr(e)}function sC({padding:e,baseStyles:t,minMediaStyles:r}){Wn(e)&&(t["--app-shell-padding"]=Dp(Zn(e))),Jn(e)&&(e.base&&(t["--app-shell-padding"]=Dp(e.base)),Fe(e).forEach(
o=>{o!=="base"&&(r[o]=r[o]||{},r[o]["--app-shell-padding"]=Dp(e[o]))}))}function dC({navbar:e,header:t,footer:r,aside:o,padding:n,theme:a,mode:i,resize:l}){let c={},s={},u={};i==="static"&&(u["--app-shell-main-grid-column"]="1 / -1",
u["--app-shell-main-grid-row"]="2"),cC({baseStyles:u,minMediaStyles:c,maxMediaStyles:s,navbar:e,theme:a,mode:i,resizedSize:l?.sizes.navbar,resizable:l?.enabled.
navbar}),aC({baseStyles:u,minMediaStyles:c,maxMediaStyles:s,aside:o,theme:a,mode:i,resizedSize:l?.sizes.aside,resizable:l?.enabled.aside}),lC({baseStyles:u,minMediaStyles:c,
header:t,mode:i,resizedSize:l?.sizes.header,resizable:l?.enabled.header}),iC({baseStyles:u,minMediaStyles:c,footer:r,mode:i,resizedSize:l?.sizes.footer,resizable:l?.
enabled.footer}),sC({baseStyles:u,minMediaStyles:c,padding:n});let d=zg(Fe(c),a.breakpoints).map(f=>({query:`(min-width: ${xc(f.px)})`,styles:c[f.value]})),m=zg(
Fe(s),a.breakpoints).map(f=>({query:`(max-width: ${xc(f.px)})`,styles:s[f.value]}));return{baseStyles:u,media:[...d,...m]}}var mC=x(k(),1);function uC({navbar:e,header:t,aside:r,footer:o,padding:n,mode:a,selector:i,resize:l}){let c=lt(),s=un(),{media:u,baseStyles:d}=dC({navbar:e,header:t,
footer:o,aside:r,padding:n,theme:c,mode:a,resize:l});return(0,mC.jsx)(Pf,{media:u,styles:d,selector:i||s.cssVariablesSelector})}function jA(e){return e>=128||e===45||e===95||e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function fC(e){return e>=48&&e<=57}function pC(e){let t="";for(let r=0;r<
e.length;r+=1){let o=e.charCodeAt(r),n=e.charAt(r);o===0?t+="�":o>=1&&o<=31||o===127||r===0&&fC(o)||r===1&&fC(o)&&e.charCodeAt(0)===45?t+=`\\${o.toString(16)}\
 `:r===0&&e.length===1&&o===45?t+=`\\${n}`:jA(o)?t+=n:t+=`\\${n}`}return t}var Fo=x(D(),1);function hC({transitionDuration:e,disabled:t,resizeKey:r}){let[o,n]=(0,Fo.useState)(!0),[a,i]=(0,Fo.useState)({key:r,active:!1}),l=(0,Fo.useRef)(-1),c=(0,Fo.useRef)(
-1);return a.key!==r&&i({key:r,active:!0}),(0,Fo.useEffect)(()=>{if(!a.active)return;let s=window.setTimeout(()=>(0,Fo.startTransition)(()=>{i(u=>({...u,active:!1}))}),
e||0);return()=>window.clearTimeout(s)},[a,e]),Gd("resize",()=>{n(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>(0,Fo.startTransition)(()=>{n(!1)}),
200)}),pt(()=>{n(!0),clearTimeout(c.current),c.current=window.setTimeout(()=>(0,Fo.startTransition)(()=>{n(!1)}),e||0)},[t,e]),o||a.active}var Bp=x(D(),1);var km=x(k(),1),HA={withBorder:!0,padding:0,transitionDuration:200,transitionTimingFunction:"ease",zIndex:Wt("app"),mode:"fixed"},vC=(e,{transitionDuration:t,transitionTimingFunction:r})=>({
root:{"--app-shell-transition-duration":`${t}ms`,"--app-shell-transition-timing-function":r,"--app-shell-resize-handle-size":void 0}}),Vr=N(e=>{let t=T("AppShel\
l",HA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,navbar:c,withBorder:s,padding:u,transitionDuration:d,transitionTimingFunction:m,header:f,zIndex:p,
layout:h,disabled:w,aside:v,footer:g,offsetScrollbars:b=!0,mode:y,mod:_,attributes:C,id:S,resize:z,ref:H,...M}=t,X=q({name:"AppShell",classes:Ir,props:t,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:C,vars:l,varsResolver:vC,stable:!0}),V=z?eC.map($=>z.sizes[$]).join("|"):void 0,I=hC({disabled:w,transitionDuration:d,
resizeKey:V}),A=be(S),Y=(0,Bp.useRef)(null),L=z?{sizes:z.sizes,enabled:{navbar:z.navbar.enabled,aside:z.aside.enabled,header:z.header.enabled,footer:z.footer.enabled}}:
void 0,B=y==="static"?!0:f?.offset??!0,O=y==="static"?!0:g?.offset??!0,j=(0,Bp.useMemo)(()=>({getStyles:X,withBorder:s,zIndex:p,disabled:w,offsetScrollbars:b,mode:y,
resize:z,rootRef:Y,resizeOffsets:{navbar:!0,aside:!0,header:B,footer:O}}),[X,s,p,w,b,y,z,B,O]);return(0,km.jsxs)(J3,{value:j,children:[(0,km.jsx)(uC,{navbar:c,header:f,
aside:v,footer:g,padding:u,mode:y,resize:L,selector:z||y==="static"?`#${pC(A)}`:void 0}),(0,km.jsx)(E,{...X("root"),id:A,ref:ye(H,Y),mod:[{resizing:I||z?.activeSection!=
null,layout:h,disabled:w,mode:y},_],...M})]})});Vr.classes=Ir;Vr.varsResolver=vC;Vr.displayName="@mantine/core/AppShell";Vr.Navbar=Op;Vr.Header=Ap;Vr.Main=Np;Vr.
Aside=Rp;Vr.Footer=Ep;Vr.Section=Mp;function gC(e){return typeof e=="string"?{value:e,label:e}:typeof e=="object"&&"value"in e&&!("label"in e)?{value:e.value,label:`${e.value}`,disabled:e.disabled}:
typeof e=="object"&&"group"in e?{group:e.group,items:e.items.map(t=>gC(t))}:typeof e=="number"||typeof e=="bigint"||typeof e=="boolean"?{value:e,label:`${e}`}:e}
function Pp(e){return e?e.map(t=>gC(t)):[]}function H0(e){return e.reduce((t,r)=>"group"in r?{...t,...H0(r.items)}:(t[`${r.value}`]=r,t),{})}var ct={dropdown:"m_88b62a41",search:"m_985517d8",options:"m_b2821a6e",option:"m_92253aa5",empty:"m_2530cd1d",header:"m_858f94bd",footer:"m_82b967cb",group:"m_2\
54f3e4f",groupLabel:"m_2bb2e9e5",chevron:"m_2943220b",optionsDropdownOption:"m_390b5f4",optionsDropdownCheckIcon:"m_8ee53fc2",optionsDropdownCheckPlaceholder:"m\
_a530ee0a"};var I0=x(k(),1),IA={error:null},bC=(e,{size:t,color:r})=>({chevron:{"--combobox-chevron-size":oe(t,"combobox-chevron-size"),"--combobox-chevron-color":r?De(r,e):
void 0}}),jl=N(e=>{let t=T("ComboboxChevron",IA,e),{size:r,error:o,style:n,className:a,classNames:i,styles:l,unstyled:c,vars:s,attributes:u,mod:d,...m}=t,f=q({name:"\
ComboboxChevron",classes:ct,props:t,style:n,className:a,classNames:i,styles:l,unstyled:c,vars:s,varsResolver:bC,attributes:u,rootSelector:"chevron"});return(0,I0.jsx)(
E,{component:"svg",...m,...f("chevron"),size:r,viewBox:"0 0 15 15",fill:"none",xmlns:"http://www.w3.org/2000/svg",mod:["combobox-chevron",{error:o},d],children:(0,I0.jsx)(
"path",{d:"M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60\
753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.380\
64 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.431\
79 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.357\
53 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})});jl.classes=ct;jl.varsResolver=bC;jl.
displayName="@mantine/core/ComboboxChevron";var[yC,st]=_t("Combobox component was not found in tree");var wC=x(k(),1);function V0({onMouseDown:e,onClick:t,onClear:r,...o}){return(0,wC.jsx)(Xe.ClearButton,{tabIndex:-1,"aria-hidden":!0,...o,onMouseDown:n=>{n.preventDefault(),
e?.(n)},onClick:n=>{r(),t?.(n)}})}V0.displayName="@mantine/core/ComboboxClearButton";var xC=x(k(),1),Lp=N(e=>{let{classNames:t,styles:r,className:o,style:n,hidden:a,...i}=T("ComboboxDropdown",null,e),l=st();return(0,xC.jsx)(ar.Dropdown,{...i,role:"\
presentation","data-hidden":a||void 0,"data-floating-height":l.floatingHeight||void 0,...l.getStyles("dropdown",{className:o,style:n,classNames:t,styles:r})})});
Lp.classes=ct;Lp.displayName="@mantine/core/ComboboxDropdown";var _C=x(k(),1),VA={refProp:"ref"},U0=N(e=>{let{children:t,refProp:r,ref:o}=T("ComboboxDropdownTarget",VA,e);if(st(),!uf(t))throw new Error("Combobox.DropdownTa\
rget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported");return(0,_C.jsx)(
ar.Target,{ref:o,refProp:r,children:t})});U0.displayName="@mantine/core/ComboboxDropdownTarget";var SC=x(k(),1),jp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ComboboxEmpty",null,e),l=st();return(0,SC.jsx)(E,{...l.getStyles("empty",
{className:r,classNames:t,styles:n,style:o}),...i})});jp.classes=ct;jp.displayName="@mantine/core/ComboboxEmpty";var CC=x(D(),1);function hs({onKeyDown:e,onClick:t,withKeyboardNavigation:r,withAriaAttributes:o,withExpandedAttribute:n,targetType:a,autoComplete:i}){let l=st(),
[c,s]=(0,CC.useState)(null),u=f=>{if(e?.(f),!l.readOnly&&r){if(f.nativeEvent.isComposing)return;if(f.nativeEvent.code==="ArrowDown"&&(f.preventDefault(),l.store.
dropdownOpened?s(l.store.selectNextOption()):(l.store.openDropdown("keyboard"),s(l.store.selectActiveOption()),l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),
f.nativeEvent.code==="ArrowUp"&&(f.preventDefault(),l.store.dropdownOpened?s(l.store.selectPreviousOption()):(l.store.openDropdown("keyboard"),s(l.store.selectActiveOption()),
l.store.updateSelectedOptionIndex("selected",{scrollIntoView:!0}))),f.nativeEvent.code==="Enter"||f.nativeEvent.code==="NumpadEnter"){if(f.nativeEvent.keyCode===
229)return;let p=l.store.getSelectedOptionIndex();l.store.dropdownOpened&&p!==-1?(f.preventDefault(),l.store.clickSelectedOption()):a==="button"&&(f.preventDefault(),
l.store.openDropdown("keyboard"))}f.key==="Escape"&&l.store.closeDropdown("keyboard"),f.nativeEvent.code==="Space"&&a==="button"&&(f.preventDefault(),l.store.toggleDropdown(
"keyboard"))}};return{...o?{...n?{role:"combobox"}:{},"aria-haspopup":"listbox","aria-expanded":n?!!(l.store.listId&&l.store.dropdownOpened):void 0,"aria-contro\
ls":l.store.dropdownOpened&&l.store.listId?l.store.listId:void 0,"aria-activedescendant":l.store.dropdownOpened&&c||void 0,autoComplete:i,"data-expanded":l.store.
dropdownOpened||void 0,"data-mantine-stop-propagation":l.store.dropdownOpened||void 0}:{},onKeyDown:u,onClick:f=>{a==="button"&&f.currentTarget.focus(),t?.(f)}}}var zC=x(D(),1);var UA={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},G0=N(e=>{let{children:t,refProp:r,
withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:c,...s}=T("ComboboxEventsTarget",UA,e),u=Zr(t);if(!u)throw new Error(
"Combobox.EventsTarget component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not s\
upported");let d=st(),m=hs({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,
autoComplete:l});return(0,zC.cloneElement)(u,{...m,...s,[r]:ye(c,d.store.targetRef,si(u))})});G0.displayName="@mantine/core/ComboboxEventsTarget";var TC=x(k(),1),Hp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ComboboxFooter",null,e),l=st();return(0,TC.jsx)(E,{...l.getStyles("footer",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:c=>{c.preventDefault()}})});Hp.classes=ct;Hp.displayName="@mantine/core/ComboboxFooter";var Ip=x(k(),1),Vp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,label:l,id:c,...s}=T("ComboboxGroup",null,e),u=st(),d=be(c),m=l!=null&&
l!==!1&&l!=="";return(0,Ip.jsxs)(E,{role:"group","aria-labelledby":m?d:void 0,...u.getStyles("group",{className:r,classNames:t,style:o,styles:n}),...s,children:[
m&&(0,Ip.jsx)("div",{id:d,...u.getStyles("groupLabel",{classNames:t,styles:n}),children:l}),i]})});Vp.classes=ct;Vp.displayName="@mantine/core/ComboboxGroup";var kC=x(k(),1),Up=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ComboboxHeader",null,e),l=st();return(0,kC.jsx)(E,{...l.getStyles("header",
{className:r,classNames:t,style:o,styles:n}),...i,onMouseDown:c=>{c.preventDefault()}})});Up.classes=ct;Up.displayName="@mantine/core/ComboboxHeader";var RC=x(k(),1);function $0({value:e,valuesDivider:t=",",...r}){return(0,RC.jsx)("input",{type:"hidden",value:Array.isArray(e)?e.join(t):e?`${e}`:"",...r})}$0.displayName=
"@mantine/core/ComboboxHiddenInput";var EC=x(D(),1),AC=x(k(),1),Gp=N(e=>{let t=T("ComboboxOption",null,e),{classNames:r,className:o,style:n,styles:a,vars:i,onClick:l,id:c,active:s,onMouseDown:u,onMouseOver:d,
disabled:m,selected:f,mod:p,...h}=t,w=st(),v=(0,EC.useId)(),g=c||v;return(0,AC.jsx)(E,{...w.getStyles("option",{className:o,classNames:r,styles:a,style:n}),"ari\
a-disabled":m||void 0,...h,id:g,mod:["combobox-option",{"combobox-active":s,"combobox-disabled":m,"combobox-selected":f},p],role:"option",onClick:b=>{m?b.preventDefault():
(w.onOptionSubmit?.(t.value,t),l?.(b))},onMouseDown:b=>{b.preventDefault(),u?.(b)},onMouseOver:b=>{w.resetSelectionOnOptionHover&&w.store.resetSelectedOption(),
d?.(b)}})});Gp.classes=ct;Gp.displayName="@mantine/core/ComboboxOption";var NC=x(D(),1);var OC=x(k(),1),$p=N(e=>{let{classNames:t,className:r,style:o,styles:n,id:a,onMouseDown:i,labelledBy:l,...c}=T("ComboboxOptions",null,e),s=st(),u=be(a);return(0,NC.useEffect)(
()=>{s.store.setListId(u)},[u]),(0,OC.jsx)(E,{...s.getStyles("options",{className:r,style:o,classNames:t,styles:n}),...c,id:u,role:"listbox","aria-labelledby":l,
onMouseDown:d=>{d.preventDefault(),i?.(d)}})});$p.classes=ct;$p.displayName="@mantine/core/ComboboxOptions";var MC=x(k(),1),GA={withAriaAttributes:!0,withKeyboardNavigation:!0},qp=N(e=>{let{classNames:t,styles:r,unstyled:o,vars:n,withAriaAttributes:a,onKeyDown:i,onClick:l,
withKeyboardNavigation:c,size:s,ref:u,...d}=T("ComboboxSearch",GA,e),m=st(),f=m.getStyles("search"),p=hs({targetType:"input",withAriaAttributes:a,withKeyboardNavigation:c,
withExpandedAttribute:!1,onKeyDown:i,onClick:l,autoComplete:"off"});return(0,MC.jsx)(Xe,{ref:ye(u,m.store.searchRef),classNames:[{input:f.className},t],styles:[
{input:f.style},r],size:s||m.size,...p,...d,__staticSelector:"Combobox"})});qp.classes=ct;qp.displayName="@mantine/core/ComboboxSearch";var DC=x(D(),1);var BC=x(k(),1),$A={refProp:"ref",targetType:"input",withKeyboardNavigation:!0,withAriaAttributes:!0,withExpandedAttribute:!1,autoComplete:"off"},q0=N(e=>{let{children:t,
refProp:r,withKeyboardNavigation:o,withAriaAttributes:n,withExpandedAttribute:a,targetType:i,autoComplete:l,ref:c,...s}=T("ComboboxTarget",$A,e),u=Zr(t);if(!u)throw new Error(
"Combobox.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not support\
ed");let d=st(),m=hs({targetType:i,withAriaAttributes:n,withKeyboardNavigation:o,withExpandedAttribute:a,onKeyDown:u.props.onKeyDown,onClick:u.props.onClick,autoComplete:l}),
f=(0,DC.cloneElement)(u,{...m,...s});return(0,BC.jsx)(ar.Target,{refProp:r,ref:ye(c,d.store.targetRef),children:f})});q0.displayName="@mantine/core/ComboboxTarg\
et";function PC(e,t,r){for(let o=e-1;o>=0;o-=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=t.length-1;o>-1;o-=1)if(!t[o].hasAttribute("\
data-combobox-disabled"))return o}return e}function LC(e,t,r){for(let o=e+1;o<t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o;if(r){for(let o=0;o<
t.length;o+=1)if(!t[o].hasAttribute("data-combobox-disabled"))return o}return e}function jC(e){for(let t=0;t<e.length;t+=1)if(!e[t].hasAttribute("data-combobox-\
disabled"))return t;return-1}var tt=x(D(),1);function Yp({defaultOpened:e,opened:t,onOpenedChange:r,onDropdownClose:o,onDropdownOpen:n,loop:a=!0,scrollBehavior:i="instant"}={}){let[l,c]=Ot({value:t,defaultValue:e,
finalValue:!1,onChange:r}),s=(0,tt.useRef)(null),u=(0,tt.useRef)(-1),d=(0,tt.useRef)(null),m=(0,tt.useRef)(null),f=(0,tt.useRef)(-1),p=(0,tt.useRef)(-1),h=(0,tt.useRef)(
-1),w=(0,tt.useCallback)((L="unknown")=>{l||(c(!0),n?.(L))},[c,n,l]),v=(0,tt.useCallback)((L="unknown")=>{l&&(c(!1),o?.(L))},[c,o,l]),g=(0,tt.useCallback)((L="u\
nknown")=>{l?v(L):w(L)},[v,w,l]),b=(0,tt.useCallback)(()=>{let L=jo(m.current);Yd(`#${s.current} [data-combobox-selected]`,L)?.removeAttribute("data-combobox-se\
lected")},[]),y=(0,tt.useCallback)(L=>{let B=jo(m.current),O=Yd(`#${s.current}`,B),j=O?Dn("[data-combobox-option]",O):null;if(!j)return null;let $=L>=j.length?0:
L<0?j.length-1:L;return u.current=$,j?.[$]&&!j[$].hasAttribute("data-combobox-disabled")?(b(),j[$].setAttribute("data-combobox-selected","true"),j[$].scrollIntoView(
{block:"nearest",behavior:i}),j[$].id):null},[i,b]),_=(0,tt.useCallback)(()=>{let L=jo(m.current),B=Yd(`#${s.current} [data-combobox-active]`,L);if(B){let O=Dn(
`#${s.current} [data-combobox-option]`,L).findIndex(j=>j===B);return y(O)}return y(0)},[y]),C=(0,tt.useCallback)(()=>{let L=jo(m.current),B=Dn(`#${s.current} [d\
ata-combobox-option]`,L);return y(LC(u.current,B,a))},[y,a]),S=(0,tt.useCallback)(()=>{let L=jo(m.current),B=Dn(`#${s.current} [data-combobox-option]`,L);return y(
PC(u.current,B,a))},[y,a]),z=(0,tt.useCallback)(()=>{let L=jo(m.current),B=Dn(`#${s.current} [data-combobox-option]`,L);return y(jC(B))},[y]),H=(0,tt.useCallback)(
(L="selected",B)=>{if(typeof L=="number"){u.current=L;let O=jo(m.current),j=Dn(`#${s.current} [data-combobox-option]`,O);B?.scrollIntoView&&j[L]?.scrollIntoView(
{block:"nearest",behavior:i});return}h.current=window.setTimeout(()=>{let O=jo(m.current),j=Dn(`#${s.current} [data-combobox-option]`,O),$=j.findIndex(G=>G.hasAttribute(
`data-combobox-${L}`));u.current=$,B?.scrollIntoView&&j[$]?.scrollIntoView({block:"nearest",behavior:i})},0)},[]),M=(0,tt.useCallback)(()=>{u.current=-1,b()},[b]),
X=(0,tt.useCallback)(()=>{let L=jo(m.current);Dn(`#${s.current} [data-combobox-option]`,L)?.[u.current]?.click()},[]),V=(0,tt.useCallback)(L=>{s.current=L},[]),
I=(0,tt.useCallback)(()=>{f.current=window.setTimeout(()=>d.current?.focus(),0)},[]),A=(0,tt.useCallback)(()=>{p.current=window.setTimeout(()=>m.current?.focus(),
0)},[]),Y=(0,tt.useCallback)(()=>u.current,[]);return(0,tt.useEffect)(()=>()=>{window.clearTimeout(f.current),window.clearTimeout(p.current),window.clearTimeout(
h.current)},[]),{dropdownOpened:l,openDropdown:w,closeDropdown:v,toggleDropdown:g,selectedOptionIndex:u.current,getSelectedOptionIndex:Y,selectOption:y,selectFirstOption:z,
selectActiveOption:_,selectNextOption:C,selectPreviousOption:S,resetSelectedOption:M,updateSelectedOptionIndex:H,listId:s.current,setListId:V,clickSelectedOption:X,
searchRef:d,focusSearchInput:I,targetRef:m,focusTarget:A}}var Y0=x(k(),1),qA={keepMounted:!0,keepMountedMode:"display-none",withinPortal:!0,resetSelectionOnOptionHover:!1,width:"target",transitionProps:{transition:"fad\
e",duration:0},size:"sm"},HC=(e,{size:t,dropdownPadding:r})=>({options:{"--combobox-option-fz":Ae(t),"--combobox-option-padding":oe(t,"combobox-option-padding")},
dropdown:{"--combobox-padding":r===void 0?void 0:R(r),"--combobox-option-fz":Ae(t),"--combobox-option-padding":oe(t,"combobox-option-padding")}}),Be=e=>{let t=T(
"Combobox",qA,e),{classNames:r,styles:o,unstyled:n,children:a,store:i,vars:l,onOptionSubmit:c,onClose:s,size:u,dropdownPadding:d,resetSelectionOnOptionHover:m,__staticSelector:f,
readOnly:p,attributes:h,floatingHeight:w,middlewares:v,...g}=t,b=w==="viewport"?{...v,flip:!1,size:{...typeof v?.size=="object"?v.size:{},padding:typeof v?.size==
"object"&&v.size.padding!==void 0?v.size.padding:10,apply:({availableHeight:z,availableWidth:H,elements:M,...X})=>{M.floating.style.setProperty("--combobox-floa\
ting-max-height",`${z}px`);let V=v?.size;typeof V=="object"&&V.apply?V.apply({availableHeight:z,availableWidth:H,elements:M,...X}):V&&Object.assign(M.floating.style,
{maxWidth:`${H}px`,maxHeight:`${z}px`})}}}:v,y=Yp(),_=i||y,C=q({name:f||"Combobox",classes:ct,props:t,classNames:r,styles:o,unstyled:n,attributes:h,vars:l,varsResolver:HC}),
S=()=>{s?.(),_.closeDropdown()};return(0,Y0.jsx)(yC,{value:{getStyles:C,store:_,onOptionSubmit:c,size:u,resetSelectionOnOptionHover:m,readOnly:p,floatingHeight:w},
children:(0,Y0.jsx)(ar,{opened:_.dropdownOpened,...g,middlewares:b,onChange:z=>!z&&S(),withRoles:!1,unstyled:n,children:a})})},YA=e=>e;Be.extend=YA;Be.classes=ct;
Be.varsResolver=HC;Be.displayName="@mantine/core/Combobox";Be.Target=q0;Be.Dropdown=Lp;Be.Options=$p;Be.Option=Gp;Be.Search=qp;Be.Empty=jp;Be.Chevron=jl;Be.Footer=
Hp;Be.Header=Up;Be.EventsTarget=G0;Be.DropdownTarget=U0;Be.Group=Vp;Be.ClearButton=V0;Be.HiddenInput=$0;var IC=x(D(),1),Rm=x(k(),1);function VC({children:e,role:t}){let r=(0,IC.use)(Er);return r?(0,Rm.jsx)("div",{role:t,"aria-labelledby":r.labelId,"aria-describedb\
y":r.describedBy,children:e}):(0,Rm.jsx)(Rm.Fragment,{children:e})}var UC=x(D(),1);var vs=x(k(),1),Em=(0,UC.createContext)(null),FA={hiddenInputValuesSeparator:","},Fp=pi((e=>{let{value:t,defaultValue:r,onChange:o,size:n,wrapperProps:a,children:i,
readOnly:l,name:c,hiddenInputValuesSeparator:s,hiddenInputProps:u,maxSelectedValues:d,disabled:m,...f}=T("CheckboxGroup",FA,e),[p,h]=Ot({value:t,defaultValue:r,
finalValue:[],onChange:o}),w=b=>{let y=typeof b=="string"?b:b.currentTarget.value;if(l)return;let _=p.includes(y);!_&&d&&p.length>=d||h(_?p.filter(C=>C!==y):[...p,
y])},v=b=>{if(m)return!0;if(!d)return!1;let y=p.includes(b),_=p.length>=d;return!y&&_},g=p.join(s);return(0,vs.jsx)(Em,{value:{value:p,onChange:w,size:n,isDisabled:v},
children:(0,vs.jsxs)(Xe.Wrapper,{size:n,...a,...f,labelElement:"div",__staticSelector:"CheckboxGroup",children:[(0,vs.jsx)(VC,{role:"group",children:i}),(0,vs.jsx)(
"input",{type:"hidden",name:c,value:g,...u})]})})}));Fp.classes=Xe.Wrapper.classes;Fp.displayName="@mantine/core/CheckboxGroup";var F0={card:"m_26775b0a"};var Xp=x(D(),1);var X0=x(k(),1),K0=(0,Xp.createContext)(null),XA={withBorder:!0},GC=(e,{radius:t})=>({card:{"--card-radius":ve(t)}}),Am=N(e=>{let t=T("CheckboxCard",XA,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,checked:c,mod:s,withBorder:u,value:d,onClick:m,defaultChecked:f,onChange:p,indeterminate:h,attributes:w,...v}=t,g=q(
{name:"CheckboxCard",classes:F0,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:GC,rootSelector:"card"}),b=(0,Xp.use)(
Em),y=typeof c=="boolean"?c:b?b.value.includes(d||""):void 0,[_,C]=Ot({value:y,defaultValue:f,finalValue:!1,onChange:p});return(0,X0.jsx)(K0,{value:{checked:_,indeterminate:h},
children:(0,X0.jsx)(Jt,{mod:[{"with-border":u,checked:_,indeterminate:h},s],...g("card"),...v,role:"checkbox","aria-checked":h?"mixed":_,onClick:S=>{m?.(S),b?.onChange(
d||""),C(!_)}})})});Am.displayName="@mantine/core/CheckboxCard";Am.classes=F0;Am.varsResolver=GC;var gs=x(k(),1);function Nm({size:e,style:t,...r}){let o=e!==void 0?{width:R(e),height:R(e),...t}:t;return(0,gs.jsx)("svg",{viewBox:"0 0 10 7",fill:"none",xmlns:"\
http://www.w3.org/2000/svg",style:o,"aria-hidden":!0,...r,children:(0,gs.jsx)("path",{d:"M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-\
5A1 1 0 1 0 8.293.293L4 4.586z",fill:"currentColor",fillRule:"evenodd",clipRule:"evenodd"})})}function Kp({indeterminate:e,...t}){return e?(0,gs.jsx)("svg",{xmlns:"\
http://www.w3.org/2000/svg",fill:"none",viewBox:"0 0 32 6","aria-hidden":!0,...t,children:(0,gs.jsx)("rect",{width:"32",height:"6",fill:"currentColor",rx:"3"})}):
(0,gs.jsx)(Nm,{...t})}var Q0={indicator:"m_5e5256ee",icon:"m_1b1c543a","indicator--light":"m_193e54c8","indicator--outline":"m_76e20374"};var $C=x(D(),1),Z0=x(k(),1),KA={icon:Kp,variant:"filled",radius:"sm"},qC=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{let l=wo({color:r||
e.primaryColor,theme:e}),c=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,s=a==="light"?e.variantColorResolver({color:r||e.primaryColor,
theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?c:s?s.color:De(r,e);return{indicator:{"--checkbox-size":oe(o,"checkbox-size"),"--checkbox-radius":t===
void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":s?.background,"--checkbox-icon-color":n?De(n,e):s?s.color:di(i,e)?Pn({color:r,theme:e,autoContrast:i}):
void 0}}},Om=N(e=>{let t=T("CheckboxIndicator",KA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,icon:c,indeterminate:s,radius:u,color:d,iconColor:m,
autoContrast:f,checked:p,mod:h,variant:w,disabled:v,attributes:g,...b}=t,y=q({name:"CheckboxIndicator",classes:Q0,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:g,vars:l,varsResolver:qC,rootSelector:"indicator"}),_=(0,$C.use)(K0),C=typeof s=="boolean"?s:_?.indeterminate,S=typeof p=="boolean"||typeof s==
"boolean"?p||s:_?.checked||_?.indeterminate||!1;return(0,Z0.jsx)(E,{...y("indicator",{variant:w}),variant:w,mod:[{checked:S,disabled:v},h],...b,children:(0,Z0.jsx)(
c,{indeterminate:C,...y("icon")})})});Om.displayName="@mantine/core/CheckboxIndicator";Om.classes=Q0;Om.varsResolver=qC;var W0={root:"m_5f75b09e",body:"m_5f6e695e",labelWrapper:"m_d3ea56bb",label:"m_8ee546b8",description:"m_328f68c0",error:"m_8e8a99cc"};var wi=x(k(),1),YC=W0;function J0({__staticSelector:e,__stylesApiProps:t,className:r,classNames:o,styles:n,unstyled:a,children:i,label:l,description:c,id:s,disabled:u,
error:d,size:m,labelPosition:f="left",bodyElement:p="div",labelElement:h="label",variant:w,style:v,vars:g,mod:b,attributes:y,..._}){let C=q({name:e,props:t,className:r,
style:v,classes:W0,classNames:o,styles:n,unstyled:a,attributes:y}),S=c?`${s}-description`:void 0,z=d&&typeof d!="boolean"?`${s}-error`:void 0;return(0,wi.jsx)(E,
{...C("root"),__vars:{"--label-fz":Ae(m),"--label-lh":oe(m,"label-lh")},mod:[{"label-position":f},b],variant:w,size:m,..._,children:(0,wi.jsxs)(E,{component:p,htmlFor:p===
"label"?s:void 0,...C("body"),children:[i,(0,wi.jsxs)("div",{...C("labelWrapper"),"data-disabled":u||void 0,children:[l&&(0,wi.jsx)(E,{component:h,htmlFor:h==="\
label"?s:void 0,...C("label"),"data-disabled":u||void 0,children:l}),c&&(0,wi.jsx)(Xe.Description,{id:S,size:m,__inheritStyles:!1,...C("description"),children:c}),
d&&typeof d!="boolean"&&(0,wi.jsx)(Xe.Error,{id:z,size:m,__inheritStyles:!1,...C("error"),children:d})]})]})})}J0.displayName="@mantine/core/InlineInput";var ey={root:"m_bf2d988c",inner:"m_26062bec",input:"m_26063560",icon:"m_bf295423","input--light":"m_595ab216","input--outline":"m_215c4542"};var ys=x(D(),1);var bs=x(k(),1),QA={labelPosition:"right",icon:Kp,withErrorStyles:!0,variant:"filled",radius:"sm"},FC=(e,{radius:t,color:r,size:o,iconColor:n,variant:a,autoContrast:i})=>{
let l=wo({color:r||e.primaryColor,theme:e}),c=l.isThemeColor&&l.shade===void 0?`var(--mantine-color-${l.color}-outline)`:l.color,s=a==="light"?e.variantColorResolver(
{color:r||e.primaryColor,theme:e,variant:"light",autoContrast:i}):void 0,u=a==="outline"?c:s?s.color:De(r,e);return{root:{"--checkbox-size":oe(o,"checkbox-size"),
"--checkbox-radius":t===void 0?void 0:ve(t),"--checkbox-color":u,"--checkbox-bg":s?.background,"--checkbox-icon-color":n?De(n,e):s?s.color:di(i,e)?Pn({color:r,theme:e,
autoContrast:i}):void 0}}},Da=N(e=>{let t=T("Checkbox",QA,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,color:c,label:s,id:u,size:d,radius:m,wrapperProps:f,
checked:p,labelPosition:h,description:w,error:v,disabled:g,variant:b,indeterminate:y,icon:_,rootRef:C,iconColor:S,onChange:z,autoContrast:H,mod:M,attributes:X,readOnly:V,
onClick:I,withErrorStyles:A,ref:Y,...L}=t,B=(0,ys.useRef)(null),O=(0,ys.use)(Em),j=d||O?.size,$=q({name:"Checkbox",props:t,classes:ey,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:X,vars:l,varsResolver:FC}),{styleProps:G,rest:K}=Io(L),J=be(u),ue=[w?`${J}-description`:void 0,v&&typeof v!="boolean"?`${J}-error`:
void 0,K["aria-describedby"]].filter(Boolean).join(" ")||void 0,ne={checked:O?.value.includes(K.value)??p,onChange:ae=>{V||(O?.onChange(ae),z?.(ae))}},fe=O?.isDisabled?.(
K.value)??!1,ke=g||fe;return(0,ys.useEffect)(()=>{B.current&&(B.current.indeterminate=y||!1,y?B.current.setAttribute("data-indeterminate","true"):B.current.removeAttribute(
"data-indeterminate"))},[y]),(0,bs.jsx)(J0,{...$("root"),__staticSelector:"Checkbox",__stylesApiProps:t,id:J,size:j,labelPosition:h,label:s,description:w,error:v,
disabled:ke,classNames:r,styles:a,unstyled:i,"data-checked":ne.checked||p||void 0,variant:b,ref:C,mod:M,attributes:X,inert:K.inert,...G,...f,children:(0,bs.jsxs)(
E,{...$("inner"),mod:{labelPosition:h},children:[(0,bs.jsx)(E,{component:"input",id:J,ref:ye(B,Y),mod:{error:!!v,"with-error-styles":A},...$("input",{focusable:!0,
variant:b}),...K,...ne,"aria-describedby":ue,disabled:ke,inert:K.inert,type:"checkbox",readOnly:V,onClick:ae=>{V&&ne.checked===void 0&&ae.preventDefault(),I?.(ae)}}),
(0,bs.jsx)(_,{indeterminate:y,...$("icon")})]})})});Da.classes={...ey,...YC};Da.varsResolver=FC;Da.displayName="@mantine/core/Checkbox";Da.Group=Fp;Da.Indicator=
Om;Da.Card=Am;function xi(e){return"group"in e}function ty({options:e,search:t,limit:r}){let o=t.trim().toLowerCase(),n=[];for(let a=0;a<e.length;a+=1){let i=e[a];if(n.length===r)return n;xi(i)&&n.push({group:i.
group,items:ty({options:i.items,search:t,limit:r-n.length})}),xi(i)||i.label.toLowerCase().includes(o)&&n.push(i)}return n}function XC(e){if(e.length===0)return!0;for(let t of e)if(!("group"in t)||t.items.length>0)return!1;return!0}function ry(e,t=new Set){if(Array.isArray(e))for(let r of e)if(xi(r))ry(r.items,t);else{if(typeof r.value>"u")throw new Error("[@mantine/core] Each option must \
have value property");if(t.has(r.value))throw new Error(`[@mantine/core] Duplicate options are not supported. Option with value "${r.value}" was provided more t\
han once`);t.add(r.value)}}var Nr=x(k(),1);function ZA(e,t){return Array.isArray(e)?e.includes(t):e===t}function KC({data:e,withCheckIcon:t,withAlignedLabels:r,value:o,checkIconPosition:n,
unstyled:a,renderOption:i}){if(!xi(e)){let c=ZA(o,e.value),s=t&&(c?(0,Nr.jsx)(Nm,{className:ct.optionsDropdownCheckIcon}):r?(0,Nr.jsx)("div",{className:ct.optionsDropdownCheckPlaceholder}):
null),u=(0,Nr.jsxs)(Nr.Fragment,{children:[n==="left"&&s,(0,Nr.jsx)("span",{children:e.label}),n==="right"&&s]});return(0,Nr.jsx)(Be.Option,{value:e.value,disabled:e.
disabled,className:he({[ct.optionsDropdownOption]:!a}),"data-reverse":n==="right"||void 0,"data-checked":c||void 0,"aria-selected":c,active:c,children:typeof i==
"function"?i({option:e,checked:c}):u})}let l=e.items.map(c=>(0,Nr.jsx)(KC,{data:c,value:o,unstyled:a,withCheckIcon:t,withAlignedLabels:r,checkIconPosition:n,renderOption:i},
`${c.value}`));return(0,Nr.jsx)(Be.Group,{label:e.group,children:l})}function QC({data:e,hidden:t,hiddenWhenEmpty:r,filter:o,search:n,limit:a,maxDropdownHeight:i,
floatingHeight:l,withScrollArea:c=!0,filterOptions:s=!0,withCheckIcon:u=!1,withAlignedLabels:d=!1,value:m,checkIconPosition:f,nothingFoundMessage:p,unstyled:h,labelId:w,
renderOption:v,scrollAreaProps:g,"aria-label":b}){let y=st();ry(e);let _=typeof n=="string"?(o||ty)({options:e,search:s?n:"",limit:a??1/0}):e,C=XC(_),S=_.map((z,H)=>(0,Nr.jsx)(
KC,{data:z,withCheckIcon:u,withAlignedLabels:d,value:m,checkIconPosition:f,unstyled:h,renderOption:v},xi(z)?`group-${typeof z.group=="string"?z.group:H}`:`${z.value}`));
return(0,Nr.jsx)(Be.Dropdown,{hidden:t||r&&C,"data-composed":!0,children:(0,Nr.jsxs)(Be.Options,{labelledBy:w,"aria-label":b,children:[c?(0,Nr.jsx)(bn.Autosize,
{mah:(l??y.floatingHeight)==="viewport"?"var(--combobox-floating-options-max-height)":i??220,type:"scroll",scrollbarSize:"var(--combobox-padding)",offsetScrollbars:"\
y",...g,children:S}):S,C&&p&&(0,Nr.jsx)(Be.Empty,{children:p})]})})}function ZC({id:e,label:t,labelProps:r,inputWrapperOrder:o}){if(t&&!(o&&!o.includes("label")))return r?.id||`${e}-label`}var oy={root:"m_347db0ec","root--dot":"m_fbd81e3d",label:"m_5add502a",section:"m_91fdda9b"};var ws=x(k(),1),WC=(e,{radius:t,color:r,gradient:o,variant:n,size:a,autoContrast:i,circle:l})=>{let c=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:i});return{root:{"--badge-height":oe(a,"badge-height"),"--badge-padding-x":oe(a,"badge-padding-x"),"--badge-fz":oe(a,"badge-fz"),
"--badge-radius":l||t===void 0?void 0:ve(t),"--badge-bg":r||n?c.background:void 0,"--badge-color":r||n?c.color:void 0,"--badge-bd":r||n?c.border:void 0,"--badge\
-dot-color":n==="dot"?De(r,e):void 0}}},Ve=Oe(e=>{let t=T("Badge",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,radius:c,color:s,gradient:u,
leftSection:d,rightSection:m,children:f,variant:p,fullWidth:h,autoContrast:w,circle:v,mod:g,attributes:b,...y}=t,_=q({name:"Badge",props:t,classes:oy,className:o,
style:n,classNames:r,styles:a,unstyled:i,attributes:b,vars:l,varsResolver:WC});return(0,ws.jsxs)(E,{variant:p,mod:[{block:h,circle:v,"with-right-section":!!m,"w\
ith-left-section":!!d},g],..._("root",{variant:p}),...y,children:[d&&(0,ws.jsx)("span",{..._("section"),"data-position":"left",children:d}),(0,ws.jsx)("span",{..._(
"label"),children:f}),m&&(0,ws.jsx)("span",{..._("section"),"data-position":"right",children:m})]})});Ve.classes=oy;Ve.varsResolver=WC;Ve.displayName="@mantine/\
core/Badge";var ny={root:"m_fea6bf1a",burger:"m_d4fb9cad"};var Qp=x(k(),1),JC=(e,{color:t,size:r,lineSize:o,transitionDuration:n,transitionTimingFunction:a})=>({root:{"--burger-color":t?De(t,e):void 0,"--burger-size":oe(
r,"burger-size"),"--burger-line-size":o?R(o):void 0,"--burger-transition-duration":n===void 0?void 0:`${n}ms`,"--burger-transition-timing-function":a}}),xs=N(e=>{
let t=T("Burger",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:c,children:s,transitionDuration:u,transitionTimingFunction:d,lineSize:m,
attributes:f,...p}=t,h=q({name:"Burger",classes:ny,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:f,vars:l,varsResolver:JC});return(0,Qp.jsxs)(
Jt,{...h("root"),...p,children:[(0,Qp.jsx)(E,{mod:["reduce-motion",{opened:c}],...h("burger")}),s]})});xs.classes=ny;xs.varsResolver=JC;xs.displayName="@mantine\
/core/Burger";var Ba={root:"m_77c9d27d",inner:"m_80f1301b",label:"m_811560b9",section:"m_a74036a",loader:"m_a25b86ee",group:"m_80d6d844",groupSection:"m_70be2a01"};var tz=x(k(),1),ez={orientation:"horizontal"},rz=(e,{borderWidth:t})=>({group:{"--button-border-width":R(t)}}),Mm=N(e=>{let t=T("ButtonGroup",ez,e),{className:r,
style:o,classNames:n,styles:a,unstyled:i,orientation:l,vars:c,borderWidth:s,mod:u,attributes:d,...m}=T("ButtonGroup",ez,e),f=q({name:"ButtonGroup",props:t,classes:Ba,
className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,vars:c,varsResolver:rz,rootSelector:"group"});return(0,tz.jsx)(E,{...f("group"),mod:[{orientation:l},
u],role:"group",...m})});Mm.classes=Ba;Mm.varsResolver=rz;Mm.displayName="@mantine/core/ButtonGroup";var oz=x(k(),1),nz=(e,{radius:t,color:r,gradient:o,variant:n,autoContrast:a,size:i})=>{let l=e.variantColorResolver({color:r||e.primaryColor,theme:e,gradient:o,
variant:n||"filled",autoContrast:a});return{groupSection:{"--section-height":oe(i,"section-height"),"--section-padding-x":oe(i,"section-padding-x"),"--section-f\
z":i?.includes("compact")?Ae(i.replace("compact-","")):Ae(i),"--section-radius":t===void 0?void 0:ve(t),"--section-bg":r||n?l.background:void 0,"--section-color":l.
color,"--section-bd":r||n?l.border:void 0}}},Dm=N(e=>{let t=T("ButtonGroupSection",null,e),{className:r,style:o,classNames:n,styles:a,unstyled:i,vars:l,gradient:c,
radius:s,autoContrast:u,attributes:d,...m}=t,f=q({name:"ButtonGroupSection",props:t,classes:Ba,className:r,style:o,classNames:n,styles:a,unstyled:i,attributes:d,
vars:l,varsResolver:nz,rootSelector:"groupSection"});return(0,oz.jsx)(E,{...f("groupSection"),...m})});Dm.classes=Ba;Dm.varsResolver=nz;Dm.displayName="@mantine\
/core/ButtonGroupSection";var ea=x(k(),1),WA={in:{opacity:1,transform:`translate(-50%, calc(-50% + ${R(1)}))`},out:{opacity:0,transform:"translate(-50%, -200%)"},common:{transformOrigin:"\
center"},transitionProperty:"transform, opacity"},az=(e,{radius:t,color:r,gradient:o,variant:n,size:a,justify:i,autoContrast:l})=>{let c=e.variantColorResolver(
{color:r||e.primaryColor,theme:e,gradient:o,variant:n||"filled",autoContrast:l});return{root:{"--button-justify":i,"--button-height":oe(a,"button-height"),"--bu\
tton-padding-x":oe(a,"button-padding-x"),"--button-fz":a?.includes("compact")?Ae(a.replace("compact-","")):Ae(a),"--button-radius":t===void 0?void 0:ve(t),"--bu\
tton-bg":r||n?c.background:void 0,"--button-hover":r||n?c.hover:void 0,"--button-color":c.color,"--button-bd":r||n?c.border:void 0,"--button-hover-color":r||n?c.
hoverColor:void 0}}},te=Oe(e=>{let t=T("Button",null,e),{style:r,vars:o,className:n,color:a,disabled:i,children:l,leftSection:c,rightSection:s,fullWidth:u,variant:d,
radius:m,loading:f,loaderProps:p,gradient:h,classNames:w,styles:v,unstyled:g,"data-disabled":b,autoContrast:y,mod:_,attributes:C,...S}=t,z=q({name:"Button",props:t,
classes:Ba,className:n,style:r,classNames:w,styles:v,unstyled:g,attributes:C,vars:o,varsResolver:az}),H=!!c,M=!!s;return(0,ea.jsxs)(Jt,{...z("root",{active:!i&&
!f&&!b}),unstyled:g,variant:d,disabled:i||f,mod:[{disabled:i||b,loading:f,block:u,"with-left-section":H,"with-right-section":M},_],...S,children:[typeof f=="boo\
lean"&&(0,ea.jsx)(kr,{mounted:f,transition:WA,duration:150,children:X=>(0,ea.jsx)(E,{component:"span",...z("loader",{style:X}),"aria-hidden":!0,children:(0,ea.jsx)(
It,{color:"var(--button-color)",size:"calc(var(--button-height) / 1.8)",...p})})}),(0,ea.jsxs)("span",{...z("inner"),children:[c&&(0,ea.jsx)(E,{component:"span",
...z("section"),mod:{position:"left"},children:c}),(0,ea.jsx)(E,{component:"span",mod:{loading:f},...z("label"),children:l}),s&&(0,ea.jsx)(E,{component:"span",...z(
"section"),mod:{position:"right"},children:s})]})]})});te.classes=Ba;te.varsResolver=az;te.displayName="@mantine/core/Button";te.Group=Mm;te.GroupSection=Dm;var[iz,lz]=_t("Card component was not found in tree");var Bm={root:"m_e615b15f",section:"m_599a2148"};var cz=x(k(),1),Pm=Oe(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,withBorder:i,inheritPadding:l,mod:c,...s}=T("CardSection",null,e),u=lz();return(0,cz.jsx)(
E,{mod:[{"with-border":i,"inherit-padding":l},c],...u.getStyles("section",{className:r,style:o,styles:n,classNames:t}),...s})});Pm.classes=Bm;Pm.displayName="@m\
antine/core/CardSection";var Zp=x(D(),1),ay=x(k(),1),sz=(e,{padding:t})=>({root:{"--card-padding":nr(t)}}),JA={orientation:"vertical"},wn=Oe(e=>{let t=T("Card",JA,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,vars:l,children:c,padding:s,attributes:u,orientation:d,...m}=t,f=q({name:"Card",props:t,classes:Bm,className:o,style:n,classNames:r,
styles:a,unstyled:i,attributes:u,vars:l,varsResolver:sz}),p=Zp.Children.toArray(c),h=p.map((w,v)=>typeof w=="object"&&w&&"type"in w&&(w.type===Pm||w.type?.displayName===
"@mantine/core/CardSection")?(0,Zp.cloneElement)(w,{"data-orientation":d,"data-first-section":v===0||void 0,"data-last-section":v===p.length-1||void 0}):w);return(0,ay.jsx)(
iz,{value:{getStyles:f},children:(0,ay.jsx)(Fn,{unstyled:i,"data-orientation":d,...f("root"),...m,children:h})})});wn.classes=Bm;wn.varsResolver=sz;wn.displayName=
"@mantine/core/Card";wn.Section=Pm;function dz(e){let t=e.currentTarget;return jo(t).activeElement!==t}var iy={root:"m_4451eb3a"};var mz=x(k(),1),Hl=Oe(e=>{let t=T("Center",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,inline:c,mod:s,attributes:u,...d}=t,m=q({name:"C\
enter",props:t,classes:iy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:u,vars:l});return(0,mz.jsx)(E,{mod:[{inline:c},s],...m("root"),...d})});
Hl.classes=iy;Hl.displayName="@mantine/core/Center";var uz=x(D(),1);var fz=x(k(),1),ly=pi(e=>{let{value:t,defaultValue:r,onChange:o,multiple:n,children:a}=T("ChipGroup",null,e),[i,l]=Ot({value:t,defaultValue:r,finalValue:n?[]:null,
onChange:o});return(0,fz.jsx)(cy,{value:{isChipSelected:u=>Array.isArray(i)?i.includes(u):u===i,onChange:u=>{let d=u.currentTarget.value;Array.isArray(i)?l(i.includes(
d)?i.filter(m=>m!==d):[...i,d]):l(d)},multiple:n},children:a})});ly.displayName="@mantine/core/ChipGroup";var cy=(0,uz.createContext)(null);var sy={root:"m_f59ffda3",label:"m_be049a53","label--outline":"m_3904c1af","label--filled":"m_fa109255","label--light":"m_f7e165c3",iconWrapper:"m_9ac86df9",checkIcon:"\
m_d6d72580",input:"m_bde07329"};var pz=x(D(),1);var _i=x(k(),1),eN={type:"checkbox"},hz=(e,{size:t,radius:r,variant:o,color:n,autoContrast:a})=>{let i=e.variantColorResolver({color:n||e.primaryColor,theme:e,variant:o||
"filled",autoContrast:a});return{root:{"--chip-fz":Ae(t),"--chip-size":oe(t,"chip-size"),"--chip-radius":r===void 0?void 0:ve(r),"--chip-checked-padding":oe(t,"\
chip-checked-padding"),"--chip-padding":oe(t,"chip-padding"),"--chip-icon-size":oe(t,"chip-icon-size"),"--chip-bg":n||o?i.background:void 0,"--chip-hover":n||o?
i.hover:void 0,"--chip-color":n||o?i.color:void 0,"--chip-bd":n||o?i.border:void 0,"--chip-spacing":oe(t,"chip-spacing")}}},Si=N(e=>{let t=T("Chip",eN,e),{classNames:r,
className:o,style:n,styles:a,unstyled:i,vars:l,id:c,checked:s,defaultChecked:u,onChange:d,value:m,wrapperProps:f,type:p,disabled:h,children:w,size:v,variant:g,icon:b,
rootRef:y,autoContrast:_,mod:C,attributes:S,readOnly:z,...H}=t,M=q({name:"Chip",classes:sy,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,
vars:l,varsResolver:hz}),X=(0,pz.use)(cy),V=be(c),{styleProps:I,rest:A}=Io(H),[Y,L]=Ot({value:s,defaultValue:u,finalValue:!1,onChange:d}),B=X?{checked:X.isChipSelected(
m),onChange:j=>{z||(X.onChange(j),d?.(j.currentTarget.checked))},type:X.multiple?"checkbox":"radio"}:{},O=B.checked||Y;return(0,_i.jsxs)(E,{size:v,variant:g,ref:y,
mod:C,...M("root"),...I,...f,children:[(0,_i.jsx)("input",{type:p,...M("input"),checked:O,onChange:j=>!z&&L(j.currentTarget.checked),id:V,disabled:h,readOnly:z,
value:m,...B,...A}),(0,_i.jsxs)(E,{component:"label",htmlFor:V,mod:{checked:O,disabled:h},...M("label",{variant:g||"filled"}),children:[O&&b!==null&&b!==!1&&(0,_i.jsx)(
"span",{...M("iconWrapper"),children:b===void 0?(0,_i.jsx)(Nm,{...M("checkIcon")}):b}),(0,_i.jsx)("span",{children:w})]})]})});Si.classes=sy;Si.varsResolver=hz;
Si.displayName="@mantine/core/Chip";Si.Group=ly;var dy={root:"m_b183c0a2"};var vz=x(k(),1),gz=(e,{color:t})=>({root:{"--code-bg":t?De(t,e):void 0}}),_s=N(e=>{let t=T("Code",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,color:c,block:s,mod:u,attributes:d,...m}=t,f=q({name:"Code",props:t,classes:dy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:d,vars:l,varsResolver:gz});
return(0,vz.jsx)(E,{component:s?"pre":"code",mod:[{block:s},u],...f("root"),...m,dir:"ltr"})});_s.classes=dy;_s.varsResolver=gz;_s.displayName="@mantine/core/Co\
de";var bz=x(D(),1);var Ss=x(k(),1),Wp=pi(e=>{let{onChange:t,children:r,multiple:o,accept:n,name:a,form:i,resetRef:l,disabled:c,capture:s,inputProps:u,ref:d,...m}=T("FileButton",null,
e),f=(0,bz.useRef)(null),p=()=>{!c&&f.current?.click()},h=v=>{if(v.currentTarget.files===null)return t(o?[]:null);t(o?Array.from(v.currentTarget.files):v.currentTarget.
files[0]||null)};return ul(l,()=>{f.current&&(f.current.value="")}),(0,Ss.jsxs)(Ss.Fragment,{children:[(0,Ss.jsx)("input",{style:{display:"none"},type:"file",accept:n,
multiple:o,onChange:h,ref:ye(d,f),name:a,form:i,capture:s,...u}),r({onClick:p,...m})]})});Wp.displayName="@mantine/core/FileButton";var So=x(D(),1);var xz=x(k(),1),tN=["borderBottomWidth","borderLeftWidth","borderRightWidth","borderTopWidth","boxSizing","fontFamily","fontSize","fontStyle","fontWeight","lett\
erSpacing","lineHeight","paddingBottom","paddingLeft","paddingRight","paddingTop","tabSize","textIndent","textRendering","textTransform","width","wordBreak","wo\
rdSpacing","scrollbarGutter"],yz={"min-height":"0","max-height":"none",height:"0",visibility:"hidden",overflow:"hidden",position:"absolute","z-index":"-1000",top:"\
0",right:"0",display:"block"};function wz(e){Object.keys(yz).forEach(t=>{e.style.setProperty(t,yz[t],"important")})}function rN(e){let t=window.getComputedStyle(
e);if(t===null)return null;let r={};for(let o of tN)r[o]=t[o];return r.boxSizing===""?null:{sizingStyle:r,paddingSize:parseFloat(r.paddingBottom)+parseFloat(r.paddingTop),
borderSize:parseFloat(r.borderBottomWidth)+parseFloat(r.borderTopWidth)}}var lr=null;function oN(e,t,r=1,o=1/0){lr||(lr=document.createElement("textarea"),lr.setAttribute(
"tabindex","-1"),lr.setAttribute("aria-hidden","true"),lr.setAttribute("aria-label","autosize measurement"),wz(lr)),lr.parentNode===null&&document.body.appendChild(
lr);let{paddingSize:n,borderSize:a,sizingStyle:i}=e,{boxSizing:l}=i;Object.keys(i).forEach(m=>{lr.style[m]=i[m]}),wz(lr),lr.value=t;let c=l==="border-box"?lr.scrollHeight+
a:lr.scrollHeight-n;lr.value=t,c=l==="border-box"?lr.scrollHeight+a:lr.scrollHeight-n,lr.value="x";let s=lr.scrollHeight-n,u=s*r;l==="border-box"&&(u=u+n+a),c=Math.
max(u,c);let d=s*o;return l==="border-box"&&(d=d+n+a),c=Math.min(d,c),[c,s]}function _z({maxRows:e,minRows:t,onChange:r,ref:o,...n}){let a=n.value!==void 0,i=(0,So.useRef)(
null),l=ye(i,o),c=(0,So.useRef)(0),s=(0,So.useRef)(0),u=()=>{let f=i.current;if(!f)return;let p=rN(f);if(!p)return;let[h]=oN(p,f.value||f.placeholder||"x",t,e);
c.current!==h&&(c.current=h,f.style.setProperty("height",`${h}px`,"important"))},d=(0,So.useEffectEvent)(u),m=f=>{a||u(),r?.(f)};return(0,So.useLayoutEffect)(u),
(0,So.useEffect)(()=>{let f=()=>u();return window.addEventListener("resize",f),()=>window.removeEventListener("resize",f)},[]),(0,So.useEffect)(()=>{let f=i.current;
if(!f||typeof ResizeObserver>"u")return;s.current=f.offsetWidth;let p=0,h=new ResizeObserver(()=>{i.current&&i.current.offsetWidth!==s.current&&(s.current=i.current.
offsetWidth,cancelAnimationFrame(p),p=requestAnimationFrame(d))});return h.observe(f),()=>{cancelAnimationFrame(p),h.disconnect()}},[]),(0,So.useEffect)(()=>{let f=()=>u();
return document.fonts.addEventListener("loadingdone",f),()=>document.fonts.removeEventListener("loadingdone",f)},[]),(0,So.useEffect)(()=>{let f=p=>{if(i.current?.
form===p.target&&!a){let h=i.current.value;requestAnimationFrame(()=>{i.current&&h!==i.current.value&&u()})}};return document.body.addEventListener("reset",f),()=>document.
body.removeEventListener("reset",f)},[a]),(0,xz.jsx)("textarea",{rows:t,...n,onChange:m,ref:l})}var Sz=x(k(),1),Lm=N(e=>{let{autosize:t,maxRows:r,minRows:o,__staticSelector:n,resize:a,bottomSection:i,bottomSectionProps:l,...c}=T(["Input","InputWrapper","Te\
xtarea"],null,e),s=t&&y_()!=="test";return(0,Sz.jsx)(Ar,{component:s?_z:"textarea",...c,__staticSelector:n||"Textarea",__bottomSection:i,__bottomSectionProps:l,
multiline:!0,"data-no-overflow":t&&r===void 0||void 0,__vars:{"--input-resize":a},...s?{maxRows:r,minRows:o}:{}})});Lm.classes=Ar.classes;Lm.displayName="@manti\
ne/core/Textarea";var[Cz,zz]=_t("List component was not found in tree");var jm={root:"m_abbac491",item:"m_abb6bec2",itemWrapper:"m_75cd9f71",itemIcon:"m_60f83e5b"};var Cs=x(k(),1),Jp=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,icon:i,children:l,mod:c,...s}=T("ListItem",null,e),u=zz(),d=i||u.icon,m={classNames:t,
styles:n};return(0,Cs.jsx)(E,{...u.getStyles("item",{...m,className:r,style:o}),component:"li",mod:[{"with-icon":!!d,centered:u.center},c],...s,children:(0,Cs.jsxs)(
"div",{...u.getStyles("itemWrapper",m),children:[d&&(0,Cs.jsx)("span",{...u.getStyles("itemIcon",m),children:d}),(0,Cs.jsx)("span",{...u.getStyles("itemLabel",m),
children:l})]})})});Jp.classes=jm;Jp.displayName="@mantine/core/ListItem";var my=x(k(),1),nN={type:"unordered"},Tz=(e,{size:t,spacing:r})=>({root:{"--list-fz":Ae(t),"--list-lh":vf(t),"--list-spacing":nr(r)}}),xn=N(e=>{let t=T("List",nN,
e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:c,type:s,withPadding:u,icon:d,spacing:m,center:f,listStyleType:p,mod:h,attributes:w,...v}=t,
g=q({name:"List",classes:jm,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:w,vars:l,varsResolver:Tz});return(0,my.jsx)(Cz,{value:{center:f,
icon:d,getStyles:g},children:(0,my.jsx)(E,{...g("root",{style:{listStyleType:p}}),component:s==="unordered"?"ul":"ol",mod:[{"with-padding":u,type:d?"none":p},h],
...v,children:c})})});xn.classes=jm;xn.varsResolver=Tz;xn.displayName="@mantine/core/List";xn.Item=Jp;var[kz,Xo]=_t("Modal component was not found in tree");var pr={root:"m_9df02822",content:"m_54c44539",inner:"m_1f958f16",header:"m_d0e2b9cd"};var Rz=x(k(),1),Hm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalBody",null,e),l=Xo();return(0,Rz.jsx)(_0,{...l.getStyles("body",{classNames:t,
style:o,styles:n,className:r}),...i})});Hm.classes=pr;Hm.displayName="@mantine/core/ModalBody";var Ez=x(k(),1),Im=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalCloseButton",null,e),l=Xo();return(0,Ez.jsx)(S0,{...l.getStyles("clo\
se",{classNames:t,style:o,styles:n,className:r}),...i})});Im.classes=pr;Im.displayName="@mantine/core/ModalCloseButton";var uy=x(k(),1),Vm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,children:i,__hidden:l,...c}=T("ModalContent",null,e),s=Xo(),u=s.scrollAreaComponent||
z3;return(0,uy.jsx)(C0,{...s.getStyles("content",{className:r,style:o,styles:n,classNames:t}),innerProps:s.getStyles("inner",{className:r,style:o,styles:n,classNames:t}),
"data-full-screen":s.fullScreen||void 0,"data-modal-content":!0,"data-hidden":l||void 0,...c,children:(0,uy.jsx)(u,{style:{maxHeight:s.fullScreen?"100dvh":`calc\
(100dvh - (${R(s.yOffset)} * 2))`},children:i})})});Vm.classes=pr;Vm.displayName="@mantine/core/ModalContent";var Az=x(k(),1),Um=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalHeader",null,e),l=Xo();return(0,Az.jsx)(z0,{...l.getStyles("header",
{classNames:t,style:o,styles:n,className:r}),...i})});Um.classes=pr;Um.displayName="@mantine/core/ModalHeader";var Nz=x(k(),1),Gm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalOverlay",null,e),l=Xo();return(0,Nz.jsx)(k0,{...l.getStyles("overlay",
{classNames:t,style:o,styles:n,className:r}),...i})});Gm.classes=pr;Gm.displayName="@mantine/core/ModalOverlay";var fy=x(k(),1),aN={__staticSelector:"Modal",closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:Wt(
"modal"),transitionProps:{duration:200,transition:"fade-down"},yOffset:"5dvh"},Oz=(e,{radius:t,size:r,yOffset:o,xOffset:n})=>({root:{"--modal-radius":t===void 0?
void 0:ve(t),"--modal-size":oe(r,"modal-size"),"--modal-y-offset":R(o),"--modal-x-offset":R(n)}}),zs=N(e=>{let t=T("ModalRoot",aN,e),{classNames:r,className:o,style:n,
styles:a,unstyled:i,vars:l,yOffset:c,scrollAreaComponent:s,radius:u,fullScreen:d,centered:m,xOffset:f,__staticSelector:p,attributes:h,...w}=t,v=q({name:p,classes:pr,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:h,vars:l,varsResolver:Oz});return(0,fy.jsx)(kz,{value:{yOffset:c,scrollAreaComponent:s,getStyles:v,
fullScreen:d},children:(0,fy.jsx)(x0,{...v("root"),"data-full-screen":d||void 0,"data-centered":m||void 0,"data-offset-scrollbars":s===bn.Autosize||void 0,unstyled:i,
...w})})});zs.classes=pr;zs.varsResolver=Oz;zs.displayName="@mantine/core/ModalRoot";var Ts=x(D(),1),Mz=x(k(),1),py=(0,Ts.createContext)(null);function hy({children:e}){let[t,r]=(0,Ts.useState)([]),[o,n]=(0,Ts.useState)(Wt("modal")),[a]=(0,Ts.useState)(
()=>new WeakSet);return(0,Mz.jsx)(py,{value:{stack:t,addModal:(i,l)=>{r(c=>[...new Set([...c,i])]),n(c=>typeof l=="number"&&typeof c=="number"?Math.max(c,l):c)},
removeModal:i=>r(l=>l.filter(c=>c!==i)),getZIndex:i=>`calc(${o} + ${t.indexOf(i)} + 1)`,currentId:t[t.length-1],maxZIndex:o,handledEscapeEvents:a},children:e})}
hy.displayName="@mantine/core/ModalStack";var Dz=x(k(),1),$m=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ModalTitle",null,e),l=Xo();return(0,Dz.jsx)(R0,{...l.getStyles("title",{classNames:t,
style:o,styles:n,className:r}),...i})});$m.classes=pr;$m.displayName="@mantine/core/ModalTitle";var eh=x(D(),1),Pa=x(k(),1),iN={closeOnClickOutside:!0,withinPortal:!0,lockScroll:!0,trapFocus:!0,returnFocus:!0,closeOnEscape:!0,keepMounted:!1,zIndex:Wt("moda\
l"),transitionProps:{duration:200,transition:"fade-down"},withOverlay:!0,withCloseButton:!0},hr=N(e=>{let{title:t,withOverlay:r,overlayProps:o,withCloseButton:n,
closeButtonProps:a,children:i,radius:l,opened:c,stackId:s,zIndex:u,...d}=T("Modal",iN,e),m=(0,eh.use)(py),f=!!t||n,p=m&&s?{closeOnEscape:m.currentId===s,trapFocus:m.
currentId===s,zIndex:m.getZIndex(s),__handledEscapeEvents:m.handledEscapeEvents}:{},h=r===!1?!1:s&&m?m.currentId===s:c;return(0,eh.useEffect)(()=>{m&&s&&(c?m.addModal(
s,u||Wt("modal")):m.removeModal(s))},[c,s,u]),(0,Pa.jsxs)(zs,{radius:l,opened:c,zIndex:m&&s?m.getZIndex(s):u,...d,...p,children:[r&&(0,Pa.jsx)(Gm,{visible:h,transitionProps:m&&
s?{duration:0}:void 0,...o}),(0,Pa.jsxs)(Vm,{radius:l,__hidden:m&&s&&c?s!==m.currentId:!1,children:[f&&(0,Pa.jsxs)(Um,{children:[t&&(0,Pa.jsx)($m,{children:t}),
n&&(0,Pa.jsx)(Im,{...a})]}),(0,Pa.jsx)(Hm,{children:i})]})]})});hr.classes=pr;hr.displayName="@mantine/core/Modal";hr.Root=zs;hr.Overlay=Gm;hr.Content=Vm;hr.Body=
Hm;hr.Header=Um;hr.Title=$m;hr.CloseButton=Im;hr.Stack=hy;function Bz(e,t){let r=t.trim().toLowerCase();if(r==="")return;let o=Object.values(e).filter(n=>!n.disabled&&n.label.trim().toLowerCase()===r);return o.length===
1?o[0]:void 0}var th=x(k(),1);function lN(e){return"group"in e}function rh({data:e}){if(lN(e)){let n=e.items.map(a=>(0,th.jsx)(rh,{data:a},a.value));return(0,th.jsx)("optgrou\
p",{label:e.group,children:n})}let{value:t,label:r,...o}=e;return(0,th.jsx)("option",{value:e.value,...o,children:e.label})}rh.displayName="@mantine/core/Native\
SelectOption";var oh=x(k(),1),cN={size:"sm",rightSectionPointerEvents:"none"},La=N(e=>{let{data:t,children:r,size:o,error:n,rightSection:a,unstyled:i,...l}=T(["Input","InputW\
rapper","NativeSelect"],cN,e),c=Pp(t).map((s,u)=>(0,oh.jsx)(rh,{data:s},u));return(0,oh.jsx)(Ar,{component:"select",...l,__staticSelector:"NativeSelect",size:o,
pointer:!0,error:n,unstyled:i,rightSection:a||(0,oh.jsx)(jl,{size:o,error:n,unstyled:i}),children:r||c})});La.classes=Ar.classes;La.displayName="@mantine/core/N\
ativeSelect";var vy={root:"m_f0824112",description:"m_57492dcc",section:"m_690090b5",label:"m_1f6ac4c4",body:"m_f07af9d2",children:"m_e17b862f",chevron:"m_1fd8a00b"};var no=x(k(),1),Pz=(e,{variant:t,color:r,childrenOffset:o,autoContrast:n})=>{let a=e.variantColorResolver({color:r||e.primaryColor,theme:e,variant:t||"light",autoContrast:n});
return{root:{"--nl-bg":r||t?a.background:void 0,"--nl-hover":r||t?a.hover:void 0,"--nl-color":r||t?a.color:void 0},children:{"--nl-offset":nr(o)}}},ks=Oe(e=>{let t=T(
"NavLink",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,opened:c,defaultOpened:s,onChange:u,children:d,active:m,disabled:f,leftSection:p,
rightSection:h,label:w,description:v,disableRightSectionRotation:g,noWrap:b,childrenOffset:y,autoContrast:_,mod:C,attributes:S,onClick:z,onKeyDown:H,keepMounted:M,
...X}=t,V=q({name:"NavLink",props:t,classes:vy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:S,vars:l,varsResolver:Pz}),[I,A]=Ot({value:c,defaultValue:s,
finalValue:!1,onChange:u}),Y=!!d,L=be(),B=O=>{z?.(O),Y&&(O.preventDefault(),A(!I))};return(0,no.jsxs)(no.Fragment,{children:[(0,no.jsxs)(Jt,{...V("root"),component:"\
a",onClick:B,onKeyDown:O=>{H?.(O),O.nativeEvent.code==="Space"&&Y&&(O.preventDefault(),A(!I))},unstyled:i,mod:[{disabled:f,active:m,expanded:I},C],"aria-expande\
d":Y?I:void 0,"aria-controls":Y?L:void 0,...X,children:[p&&(0,no.jsx)(E,{component:"span",...V("section"),mod:{position:"left"},children:p}),(0,no.jsxs)(E,{...V(
"body"),mod:{"no-wrap":b},children:[(0,no.jsx)(E,{component:"span",...V("label"),children:w}),(0,no.jsx)(E,{component:"span",mod:{active:m},...V("description"),
children:v})]}),(Y||h!==void 0)&&(0,no.jsx)(E,{...V("section"),component:"span",mod:{rotate:I&&!g,position:"right"},children:Y?h!==void 0?h:(0,no.jsx)(O0,{...V(
"chevron")}):h})]}),Y&&(0,no.jsx)(nb,{id:L,expanded:I,keepMounted:M,...V("collapse"),children:(0,no.jsx)("div",{...V("children"),children:d})})]})});ks.classes=
vy;ks.varsResolver=Pz;ks.displayName="@mantine/core/NavLink";var ao=x(k(),1);function Lz({reveal:e}){return(0,ao.jsx)("svg",{xmlns:"http://www.w3.org/2000/svg",viewBox:"0 0 256 256",style:{width:"var(--psi-icon-size)",height:"\
var(--psi-icon-size)"},children:e?(0,ao.jsxs)(ao.Fragment,{children:[(0,ao.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,ao.jsx)("path",{fill:"none",stroke:"\
currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.\
53"}),(0,ao.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"16",d:"M208.61 169.1C230.41 149.58 240 128 \
240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6"})]}):(0,ao.jsxs)(ao.Fragment,{children:[
(0,ao.jsx)("path",{fill:"none",d:"M0 0h256v256H0z"}),(0,ao.jsx)("path",{fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeLinejoin:"round",strokeWidth:"\
16",d:"M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z"}),(0,ao.jsx)("circle",{cx:"128",cy:"128",r:"40",fill:"none",stroke:"currentColor",strokeLinecap:"\
round",strokeLinejoin:"round",strokeWidth:"16"})]})})}var nh={root:"m_f61ca620",input:"m_ccf8da4c",innerInput:"m_f2d85dd2",visibilityToggle:"m_b1072d44"};var jz=x(D(),1);var Il=x(k(),1),sN={visibilityToggleIcon:Lz,visibilityToggleFocusable:!1,size:"sm"},Hz=(e,{size:t})=>({root:{"--psi-icon-size":oe(t,"psi-icon-size"),"--psi-butt\
on-size":oe(t,"psi-button-size")}});function dN(e){let t=(0,jz.use)(Er);return(0,Il.jsx)("input",{...e,"aria-describedby":t?.describedBy})}var Rs=N(e=>{let t=T(
["Input","InputWrapper","PasswordInput"],sN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,required:c,error:s,success:u,leftSection:d,disabled:m,
id:f,variant:p,inputContainer:h,description:w,label:v,size:g,errorProps:b,successProps:y,descriptionProps:_,labelProps:C,withAsterisk:S,inputWrapperOrder:z,wrapperProps:H,
radius:M,rightSection:X,rightSectionWidth:V,rightSectionPointerEvents:I,leftSectionWidth:A,visible:Y,defaultVisible:L,onVisibilityChange:B,visibilityToggleIcon:O,
visibilityToggleButtonProps:j,visibilityToggleFocusable:$,rightSectionProps:G,leftSectionProps:K,leftSectionPointerEvents:J,withErrorStyles:ue,withSuccessStyles:ne,
mod:fe,attributes:ke,dir:ae,...Re}=t,Ee=be(f),[He,qe]=Ot({value:Y,defaultValue:L,finalValue:!1,onChange:B}),Nt=()=>qe(!He),ie=q({name:"PasswordInput",classes:nh,
props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:ke,vars:l,varsResolver:Hz}),{resolvedClassNames:zt,resolvedStyles:qt}=Hn({classNames:r,styles:a,
props:t}),{styleProps:ur,rest:Kr}=Io(Re),Nn=b?.id||`${Ee}-error`,cn=y?.id||`${Ee}-success`,ya=_?.id||`${Ee}-description`,sn=(0,Il.jsx)(Kn,{...ie("visibilityTogg\
le"),disabled:m,radius:M,"aria-pressed":He,tabIndex:$?0:-1,"aria-label":"Toggle password visibility",...j,variant:j?.variant??"subtle",color:"gray",unstyled:i,onTouchEnd:Ye=>{
Ye.preventDefault(),j?.onTouchEnd?.(Ye),Nt()},onMouseDown:Ye=>{Ye.preventDefault(),j?.onMouseDown?.(Ye),Nt()},onKeyDown:Ye=>{j?.onKeyDown?.(Ye),(Ye.key===" "||Ye.
key==="Enter")&&(Ye.preventDefault(),Nt())},children:(0,Il.jsx)(O,{reveal:He})});return(0,Il.jsx)(Xe.Wrapper,{required:c,id:Ee,label:v,error:s,success:u,description:w,
size:g,classNames:zt,styles:qt,__staticSelector:"PasswordInput",__stylesApiProps:t,unstyled:i,withAsterisk:S,inputWrapperOrder:z,inputContainer:h,variant:p,labelProps:{
...C,htmlFor:Ee},descriptionProps:{..._,id:ya},errorProps:{...b,id:Nn},successProps:{...y,id:cn},mod:fe,attributes:ke,...ie("root"),...ur,...H,children:(0,Il.jsx)(
Xe,{component:"div",dir:ae,error:s,success:u,leftSection:d,size:g,classNames:{...zt,input:he(nh.input,zt?.input)},styles:qt,radius:M,disabled:m,__staticSelector:"\
PasswordInput",__stylesApiProps:t,rightSectionWidth:V,rightSection:X??sn,variant:p,unstyled:i,leftSectionWidth:A,rightSectionPointerEvents:I||"all",rightSectionProps:G,
leftSectionProps:K,leftSectionPointerEvents:J,withAria:!1,withErrorStyles:ue,withSuccessStyles:ne,attributes:ke,children:(0,Il.jsx)(dN,{required:c,"data-invalid":!!s||
void 0,"data-with-left-section":!!d||void 0,...ie("innerInput"),disabled:m,id:Ee,dir:ae,...Kr,autoComplete:Kr.autoComplete||"off",type:He?"text":"password"})})})});
Rs.classes={...Ar.classes,...nh};Rs.varsResolver=Hz;Rs.displayName="@mantine/core/PasswordInput";var[Iz,ah]=_t("Progress.Root component was not found in tree");var ja={root:"m_db6d6462",section:"m_2242eb65","stripes-animation":"m_81a374bd","stripes-animation-vertical":"m_e0fb7a86",label:"m_91e40b74"};var Vz=x(k(),1),ih=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,...i}=T("ProgressLabel",null,e),l=ah();return(0,Vz.jsx)(E,{...l.getStyles("label",
{className:r,style:o,classNames:t,styles:n}),...i})});ih.classes=ja;ih.displayName="@mantine/core/ProgressLabel";var gy=x(k(),1),Uz=(e,{size:t,radius:r,transitionDuration:o})=>({root:{"--progress-size":oe(t,"progress-size"),"--progress-radius":r===void 0?void 0:ve(r),"--pr\
ogress-transition-duration":typeof o=="number"?`${o}ms`:void 0}}),Es=N(e=>{let t=T("ProgressRoot",null,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,autoContrast:c,transitionDuration:s,orientation:u,attributes:d,mod:m,...f}=t,p=q({name:"Progress",classes:ja,props:t,className:o,style:n,classNames:r,styles:a,
unstyled:i,attributes:d,vars:l,varsResolver:Uz});return(0,gy.jsx)(Iz,{value:{getStyles:p,autoContrast:c},children:(0,gy.jsx)(E,{mod:[{orientation:u},m],...p("ro\
ot"),...f})})});Es.classes=ja;Es.varsResolver=Uz;Es.displayName="@mantine/core/ProgressRoot";var Gz=x(k(),1),mN={withAria:!0},qm=N(e=>{let{classNames:t,className:r,style:o,styles:n,vars:a,value:i,withAria:l,color:c,striped:s,animated:u,mod:d,...m}=T("Pr\
ogressSection",mN,e),f=ah(),p=lt(),h=l?{role:"progressbar","aria-valuemax":100,"aria-valuemin":0,"aria-valuenow":i,"aria-valuetext":`${i}%`}:{};return(0,Gz.jsx)(
E,{...f.getStyles("section",{className:r,classNames:t,styles:n,style:o}),...m,...h,mod:[{striped:s||u,animated:u},d],__vars:{"--progress-section-size":`${i}%`,"\
--progress-section-color":De(c,p),"--progress-label-color":di(f.autoContrast,p)?Pn({color:c,theme:p,autoContrast:f.autoContrast}):void 0}})});qm.classes=ja;qm.displayName=
"@mantine/core/ProgressSection";var by=x(k(),1),Ci=N(e=>{let t=T("Progress",null,e),{value:r,classNames:o,styles:n,vars:a,color:i,striped:l,animated:c,"aria-label":s,...u}=t,{resolvedClassNames:d,
resolvedStyles:m}=Hn({classNames:o,styles:n,props:t});return(0,by.jsx)(Es,{classNames:d,styles:m,vars:a,...u,children:(0,by.jsx)(qm,{value:r,color:i,striped:l,animated:c,
"aria-label":s})})});Ci.classes=ja;Ci.displayName="@mantine/core/Progress";Ci.Section=qm;Ci.Root=Es;Ci.Label=ih;var zi=x(D(),1);function $z({offset:e,position:t,defaultOpened:r}){let[o,n]=(0,zi.useState)(r),a=(0,zi.useRef)(null),{x:i,y:l,elements:c,refs:s,update:u,placement:d}=Wc({placement:t,
middleware:[Tl({crossAxis:!0,padding:5,rootBoundary:"document"})]}),m=d.includes("right")?e:t.includes("left")?e*-1:0,f=d.includes("bottom")?e:t.includes("top")?
e*-1:0,p=(0,zi.useCallback)(({clientX:h,clientY:w})=>{!Number.isFinite(h)||!Number.isFinite(w)||s.setPositionReference({getBoundingClientRect(){return{width:0,height:0,
x:h,y:w,left:h+m,top:w+f,right:h,bottom:w}}})},[c.reference]);return(0,zi.useEffect)(()=>{if(s.floating.current){let h=a.current;h.addEventListener("mousemove",
p);let w=jr(s.floating.current);return w.forEach(v=>{v.addEventListener("scroll",u)}),()=>{h.removeEventListener("mousemove",p),w.forEach(v=>{v.removeEventListener(
"scroll",u)})}}},[c.reference,s.floating.current,u,p,o]),{handleMouseMove:p,x:i,y:l,opened:o,setOpened:n,boundaryRef:a,floating:s.setFloating}}var As={tooltip:"m_1b3c8819",arrow:"m_f898399f"};var qz=x(D(),1);var Vl=x(k(),1),uN={refProp:"ref",withinPortal:!0,offset:10,position:"right",zIndex:Wt("popover")},Yz=(e,{radius:t,color:r})=>({tooltip:{"--tooltip-radius":t===
void 0?void 0:ve(t),"--tooltip-bg":r?De(r,e):void 0,"--tooltip-color":r?"var(--mantine-color-white)":void 0}}),Ym=N(e=>{let t=T("TooltipFloating",uN,e),{children:r,
refProp:o,withinPortal:n,style:a,className:i,classNames:l,styles:c,unstyled:s,radius:u,color:d,label:m,offset:f,position:p,multiline:h,zIndex:w,disabled:v,defaultOpened:g,
variant:b,vars:y,portalProps:_,attributes:C,ref:S,...z}=t,H=lt(),M=q({name:"TooltipFloating",props:t,classes:As,className:i,style:a,classNames:l,styles:c,unstyled:s,
attributes:C,rootSelector:"tooltip",vars:y,varsResolver:Yz}),{handleMouseMove:X,x:V,y:I,opened:A,boundaryRef:Y,floating:L,setOpened:B}=$z({offset:f,position:p,defaultOpened:g}),
O=Zr(r);if(!O)throw new Error("[@mantine/core] Tooltip.Floating component children should be an element or a component that accepts ref, fragments, strings, num\
bers and other primitive values are not supported");let j=ye(Y,si(O),S),$=O.props,G=J=>{$.onMouseEnter?.(J),X(J),B(!0)},K=J=>{$.onMouseLeave?.(J),B(!1)};return(0,Vl.jsxs)(
Vl.Fragment,{children:[(0,Vl.jsx)($o,{..._,withinPortal:n,children:(0,Vl.jsx)(E,{...z,...M("tooltip",{style:{...Ic(a,H),zIndex:w,display:!v&&A?"block":"none",top:Number.
isFinite(I)?Math.round(I):"",left:Number.isFinite(V)?Math.round(V):""}}),variant:b,ref:L,mod:{multiline:h},children:m})}),(0,qz.cloneElement)(O,{...$,[o]:j,onMouseEnter:G,
onMouseLeave:K})]})});Ym.classes=As;Ym.varsResolver=Yz;Ym.displayName="@mantine/core/TooltipFloating";var Fz=x(D(),1),yy=x(k(),1);var wy=(0,Fz.createContext)({withinGroup:!1}),fN={openDelay:0,closeDelay:0};function lh(e){let{openDelay:t,closeDelay:r,children:o}=T("TooltipGroup",fN,e);return(0,yy.jsx)(
wy,{value:{withinGroup:!0},children:(0,yy.jsx)(oS,{delay:{open:t,close:r},children:o})})}lh.displayName="@mantine/core/TooltipGroup";lh.extend=e=>e;var ta=x(D(),1);function pN(e){if(e===void 0)return{shift:!0,flip:!0};let t={...e};return e.shift===void 0&&(t.shift=!0),e.flip===void 0&&(t.flip=!0),t}function hN(e){let t=pN(
e.middlewares),r=[Qc(e.offset),mm()];return t.shift&&r.push(Tl(typeof t.shift=="boolean"?{padding:8}:{padding:8,...t.shift})),t.flip&&r.push(typeof t.flip=="boo\
lean"?Zc():Zc(t.flip)),r.push(um({element:e.arrowRef,padding:e.arrowOffset})),t.inline?r.push(typeof t.inline=="boolean"?bi():bi(t.inline)):e.inline&&r.push(bi()),
r}function Xz(e){let[t,r]=(0,ta.useState)(e.defaultOpened),o=typeof e.opened=="boolean",n=!e.disabled&&(o?e.opened:t);(0,ta.useEffect)(()=>{e.disabled&&r(!1)},[
e.disabled]);let a=(0,ta.use)(wy).withinGroup,i=be(),l=Ho(),c=(0,ta.useCallback)(z=>{r(z),z&&b(i)},[i]),{x:s,y:u,context:d,refs:m,placement:f,middlewareData:{arrow:{
x:p,y:h}={},hide:w}}=Wc({strategy:e.strategy,placement:e.position,open:n,onOpenChange:c,middleware:hN(e),whileElementsMounted:zl}),{delay:v,currentId:g,setCurrentId:b}=nS(
d,{id:i}),{getReferenceProps:y,getFloatingProps:_}=lS([tS(d,{enabled:!e.disabled&&e.events?.hover,delay:a?v:{open:e.openDelay,close:e.closeDelay},mouseOnly:!e.events?.
touch,handleClose:e.interactive?dS():null}),iS(d,{enabled:!e.disabled&&e.events?.focus,visibleOnly:!0}),cS(d,{role:"tooltip"}),aS(d,{enabled:typeof e.opened>"u"})]),
C=(0,ta.useRef)(f);pt(()=>{C.current!==f&&(C.current=f,e.onPositionChange?.(f))},[f]);let S=n&&g&&g!==i;return{x:s,y:u,arrowX:p,arrowY:h,reference:m.setReference,
floating:m.setFloating,getFloatingProps:_,getReferenceProps:y,isGroupPhase:S,opened:n,placement:f,referenceHidden:e.hideDetached&&l!=="test"?w?.referenceHidden:
!1}}var Ns=x(D(),1);var Ur=x(k(),1),vN={position:"top",refProp:"ref",withinPortal:!0,arrowSize:4,arrowOffset:5,arrowRadius:0,arrowPosition:"side",offset:5,transitionProps:{duration:100,
transition:"fade"},events:{hover:!0,focus:!1,touch:!1},zIndex:Wt("popover"),middlewares:{flip:!0,shift:!0,inline:!1},hideDetached:!0},Kz=(e,{radius:t,color:r,variant:o,
autoContrast:n})=>{let a=e.variantColorResolver({theme:e,color:r||e.primaryColor,autoContrast:n,variant:o||"filled"});return{tooltip:{"--tooltip-radius":t===void 0?
void 0:ve(t),"--tooltip-bg":r?a.background:void 0,"--tooltip-color":r?a.color:void 0}}},Ti=N(e=>{let t=T("Tooltip",vN,e),{children:r,position:o,refProp:n,label:a,
openDelay:i,closeDelay:l,onPositionChange:c,opened:s,defaultOpened:u,withinPortal:d,radius:m,color:f,classNames:p,styles:h,unstyled:w,style:v,className:g,withArrow:b,
arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,offset:z,transitionProps:H,multiline:M,events:X,interactive:V,zIndex:I,disabled:A,onClick:Y,onMouseEnter:L,
onMouseLeave:B,inline:O,variant:j,keepMounted:$,vars:G,portalProps:K,mod:J,floatingStrategy:ue,middlewares:ne,autoContrast:fe,attributes:ke,target:ae,hideDetached:Re,
ref:Ee,...He}=t,{dir:qe}=Wr(),Nt=(0,Ns.useRef)(null),ie=Xz({position:mp(qe,o),closeDelay:l,openDelay:i,onPositionChange:c,opened:s,defaultOpened:u,disabled:A,events:X,
interactive:V,arrowRef:Nt,arrowOffset:_,offset:typeof z=="number"?z+(b?y/2:0):z,inline:O,strategy:ue,middlewares:ne,hideDetached:Re});(0,Ns.useEffect)(()=>{let Ye=ae instanceof
HTMLElement?ae:typeof ae=="string"?document.querySelector(ae):ae?.current||null;Ye&&ie.reference(Ye)},[ae,ie]);let zt=q({name:"Tooltip",props:t,classes:As,className:g,
style:v,classNames:p,styles:h,unstyled:w,attributes:ke,rootSelector:"tooltip",vars:G,varsResolver:Kz}),qt=Zr(r);if(!ae&&!qt)throw new Error("[@mantine/core] Too\
ltip component children should be an element or a component that accepts ref, fragments, strings, numbers and other primitive values are not supported");let ur=zt(
"tooltip"),Kr=V&&!A&&!!ie.opened,Nn=S==="merge"&&b?dp({position:ie.placement,dir:qe}):void 0;if(ae){let Ye=Xb(H,{duration:100,transition:"fade"});return(0,Ur.jsx)(
Ur.Fragment,{children:(0,Ur.jsx)($o,{...K,withinPortal:d,children:(0,Ur.jsx)(kr,{...Ye,keepMounted:$,mounted:!A&&!!ie.opened,duration:ie.isGroupPhase?10:Ye.duration,
children:On=>(0,Ur.jsxs)(E,{...He,"data-fixed":ue==="fixed"||void 0,variant:j,mod:[{multiline:M,interactive:Kr},J],...ur,...ie.getFloatingProps({ref:ie.floating,
className:ur.className,style:{...ur.style,...On,...Nn,zIndex:I,top:ie.y??0,left:ie.x??0,...ie.referenceHidden?{display:"none"}:null}}),children:[a,(0,Ur.jsx)(Jc,
{ref:Nt,arrowX:ie.arrowX,arrowY:ie.arrowY,visible:b,position:ie.placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...zt("arrow")})]})})})})}let cn=qt.
props,ya=ye(ie.reference,si(qt),Ee),sn=Xb(H,{duration:100,transition:"fade"});return(0,Ur.jsxs)(Ur.Fragment,{children:[(0,Ur.jsx)($o,{...K,withinPortal:d,children:(0,Ur.jsx)(
kr,{...sn,keepMounted:$,mounted:!A&&!!ie.opened,duration:ie.isGroupPhase?10:sn.duration,children:Ye=>(0,Ur.jsxs)(E,{...He,"data-fixed":ue==="fixed"||void 0,variant:j,
mod:[{multiline:M,interactive:Kr},J],...ie.getFloatingProps({ref:ie.floating,className:zt("tooltip").className,style:{...zt("tooltip").style,...Ye,...Nn,zIndex:I,
top:ie.y??0,left:ie.x??0,...ie.referenceHidden?{display:"none"}:null}}),children:[a,(0,Ur.jsx)(Jc,{ref:Nt,arrowX:ie.arrowX,arrowY:ie.arrowY,visible:b,position:ie.
placement,arrowSize:y,arrowOffset:_,arrowRadius:C,arrowPosition:S,...zt("arrow")})]})})}),(0,Ns.cloneElement)(qt,ie.getReferenceProps({onClick:Y,onMouseEnter:L,
onMouseLeave:B,onMouseMove:t.onMouseMove,onPointerDown:t.onPointerDown,onPointerEnter:t.onPointerEnter,...cn,className:he(g,cn.className),[n]:ya}))]})});Ti.classes=
As;Ti.varsResolver=Kz;Ti.displayName="@mantine/core/Tooltip";Ti.Floating=Ym;Ti.Group=lh;var ra=x(D(),1);var Ko=x(k(),1),gN={size:"sm",withCheckIcon:!0,allowDeselect:!0,checkIconPosition:"left",openOnFocus:!0},Fm=pi(e=>{let t=T(["Input","InputWrapper","Select"],gN,
e),{classNames:r,styles:o,unstyled:n,vars:a,dropdownOpened:i,defaultDropdownOpened:l,onDropdownClose:c,onDropdownOpen:s,onFocus:u,onBlur:d,onClick:m,onChange:f,
data:p,value:h,defaultValue:w,selectFirstOptionOnChange:v,selectFirstOptionOnDropdownOpen:g,onOptionSubmit:b,comboboxProps:y,readOnly:_,disabled:C,filter:S,limit:z,
withScrollArea:H,maxDropdownHeight:M,floatingHeight:X,size:V,searchable:I,rightSection:A,checkIconPosition:Y,withCheckIcon:L,withAlignedLabels:B,nothingFoundMessage:O,
name:j,form:$,searchValue:G,defaultSearchValue:K,onSearchChange:J,allowDeselect:ue,error:ne,rightSectionPointerEvents:fe,id:ke,clearable:ae,clearSectionMode:Re,
clearButtonProps:Ee,hiddenInputProps:He,renderOption:qe,onClear:Nt,autoComplete:ie,scrollAreaProps:zt,__defaultRightSection:qt,__clearSection:ur,__clearable:Kr,
chevronColor:Nn,autoSelectOnBlur:cn,openOnFocus:ya,attributes:sn,...Ye}=t,On=(0,ra.useMemo)(()=>Pp(p),[p]),Tt=(0,ra.useRef)({}),Cr=(0,ra.useMemo)(()=>H0(On),[On]),
lf=be(ke),cf=ZC({id:lf,label:Ye.label,labelProps:Ye.labelProps,inputWrapperOrder:Ye.inputWrapperOrder}),[at,dn,pg]=Ot({value:h,defaultValue:w,finalValue:null,onChange:f}),
wa=at!=null?`${at}`in Cr?Cr[`${at}`]:Tt.current[`${at}`]:void 0,Ax=Pg(wa),[sf,n7,a7]=Ot({value:G,defaultValue:K,finalValue:wa?wa.label:"",onChange:J}),Qr=Yp({opened:i,
defaultOpened:l,onDropdownOpen:()=>{s?.(),g?Qr.selectFirstOption():Qr.updateSelectedOptionIndex("active",{scrollIntoView:!0})},onDropdownClose:()=>{c?.(),setTimeout(
Qr.resetSelectedOption,0)}}),ni=zr=>{n7(zr),Qr.resetSelectedOption()},{resolvedClassNames:Nx,resolvedStyles:Ox}=Hn({props:t,styles:o,classNames:r});(0,ra.useEffect)(
()=>{v&&Qr.selectFirstOption()},[v,sf]),(0,ra.useEffect)(()=>{h===null&&ni(""),h!=null&&wa&&(Ax?.value!==wa.value||Ax?.label!==wa.label)&&ni(wa.label)},[h,wa]),
(0,ra.useEffect)(()=>{!pg&&!a7&&ni(at!=null?`${at}`in Cr?Cr[`${at}`]?.label:Tt.current[`${at}`]?.label||"":"")},[Cr,at]),(0,ra.useEffect)(()=>{at&&`${at}`in Cr&&
(Tt.current[`${at}`]=Cr[`${at}`])},[Cr,at]);let i7=(0,Ko.jsx)(Be.ClearButton,{...Ee,onClear:()=>{dn(null,null),ni(""),Nt?.()}}),l7=ae&&at!=null&&!C&&!_;return(0,Ko.jsxs)(
Ko.Fragment,{children:[(0,Ko.jsxs)(Be,{store:Qr,__staticSelector:"Select",classNames:Nx,styles:Ox,unstyled:n,readOnly:_,size:V,attributes:sn,floatingHeight:X,keepMounted:cn,
onOptionSubmit:zr=>{b?.(zr);let bo=ue&&`${Cr[zr].value}`==`${at}`?null:Cr[zr],hg=bo?bo.value:null;hg!==at&&dn(hg,bo),!pg&&ni(hg!=null&&bo?.label||""),Qr.closeDropdown()},
...y,children:[(0,Ko.jsx)(Be.Target,{targetType:I?"input":"button",autoComplete:ie,withExpandedAttribute:!0,children:(0,Ko.jsx)(Ar,{id:lf,__defaultRightSection:(0,Ko.jsx)(
Be.Chevron,{size:V,error:ne,unstyled:n,color:Nn}),__clearSection:i7,__clearable:l7,__clearSectionMode:Re,rightSection:A,rightSectionPointerEvents:fe||"none",...Ye,
size:V,__staticSelector:"Select",disabled:C,readOnly:_||!I,value:sf,onChange:zr=>{if(dz(zr)){if(!_){let bo=Bz(Cr,zr.currentTarget.value);bo&&`${bo.value}`!=`${at}`&&
(dn(bo.value,bo),!pg&&ni(bo.label))}return}ni(zr.currentTarget.value),Qr.openDropdown(),v&&Qr.selectFirstOption()},onFocus:zr=>{ya&&I&&Qr.openDropdown(),u?.(zr)},
onBlur:zr=>{cn&&Qr.clickSelectedOption(),Qr.closeDropdown();let bo=at!=null&&(`${at}`in Cr?Cr[`${at}`]:Tt.current[`${at}`]);ni(bo&&bo.label||""),d?.(zr)},onClick:zr=>{
I?Qr.openDropdown():Qr.toggleDropdown(),m?.(zr)},classNames:Nx,styles:Ox,unstyled:n,pointer:!I,error:ne,attributes:sn})}),(0,Ko.jsx)(QC,{data:On,hidden:_||C,filter:S,
search:sf,limit:z,hiddenWhenEmpty:!O,withScrollArea:H,maxDropdownHeight:M,filterOptions:!!I&&wa?.label!==sf,value:at,checkIconPosition:Y,withCheckIcon:L,withAlignedLabels:B,
nothingFoundMessage:O,unstyled:n,labelId:cf,"aria-label":cf?void 0:Ye["aria-label"],renderOption:qe,scrollAreaProps:zt})]}),(0,Ko.jsx)(Be.HiddenInput,{value:at,
name:j,form:$,disabled:C,...He})]})});Fm.classes={...Ar.classes,...Be.classes};Fm.displayName="@mantine/core/Select";var xy={root:"m_6d731127"};var Qz=x(k(),1),bN={gap:"md",align:"stretch",justify:"flex-start"},Zz=(e,{gap:t,align:r,justify:o})=>({root:{"--stack-gap":nr(t),"--stack-align":r,"--stack-just\
ify":o}}),se=N(e=>{let t=T("Stack",bN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,align:c,justify:s,gap:u,variant:d,attributes:m,...f}=t,p=q(
{name:"Stack",props:t,classes:xy,className:o,style:n,classNames:r,styles:a,unstyled:i,attributes:m,vars:l,varsResolver:Zz});return(0,Qz.jsx)(E,{...p("root"),variant:d,
...f})});se.classes=xy;se.varsResolver=Zz;se.displayName="@mantine/core/Stack";var[Wz,Jz]=_t("Table component was not found in the tree");var ki={table:"m_b23fa0ef",th:"m_4e7aa4f3",tr:"m_4e7aa4fd",td:"m_4e7aa4ef",tbody:"m_b2404537",thead:"m_b242d975",caption:"m_9e5a3ac7",scrollContainer:"m_a100c15",
scrollContainerInner:"m_62259741"};var eT=x(k(),1);function yN(e,t){if(!t)return;let r={};return t.columnBorder&&e.withColumnBorders&&(r["data-with-column-border"]=!0),t.rowBorder&&e.withRowBorders&&
(r["data-with-row-border"]=!0),t.striped&&e.striped&&(r["data-striped"]=e.striped),t.highlightOnHover&&e.highlightOnHover&&(r["data-hover"]=!0),t.captionSide&&e.
captionSide&&(r["data-side"]=e.captionSide),t.stickyHeader&&e.stickyHeader&&(r["data-sticky"]=!0),r}function Ul(e,t){let r=`Table${e.charAt(0).toUpperCase()}${e.
slice(1)}`,o=N(n=>{let a=T(r,{},n),{classNames:i,className:l,style:c,styles:s,...u}=a,d=Jz();return(0,eT.jsx)(E,{component:e,...yN(d,t),...d.getStyles(e,{className:l,
classNames:i,style:c,styles:s,props:a}),...u})});return o.displayName=`@mantine/core/${r}`,o.classes=ki,o}var Xm=Ul("th",{columnBorder:!0}),ch=Ul("td",{columnBorder:!0}),
Os=Ul("tr",{rowBorder:!0,striped:!0,highlightOnHover:!0}),sh=Ul("thead",{stickyHeader:!0}),dh=Ul("tbody"),mh=Ul("tfoot"),uh=Ul("caption",{captionSide:!0});var _y=x(k(),1),wN={type:"scrollarea"},tT=(e,{minWidth:t,maxHeight:r,type:o})=>({scrollContainer:{"--table-min-width":R(t),"--table-max-height":R(r),"--table-ov\
erflow":o==="native"?"auto":void 0}}),Km=N(e=>{let t=T("TableScrollContainer",wN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,vars:l,children:c,minWidth:s,
maxHeight:u,type:d,scrollAreaProps:m,attributes:f,...p}=t,h=q({name:"TableScrollContainer",classes:ki,props:t,className:o,style:n,classNames:r,styles:a,unstyled:i,
attributes:f,vars:l,varsResolver:tT,rootSelector:"scrollContainer"});return(0,_y.jsx)(E,{component:d==="scrollarea"?bn:"div",...d==="scrollarea"?u?{offsetScrollbars:"\
xy",...m}:{offsetScrollbars:"x",...m}:{},...h("scrollContainer"),...p,children:(0,_y.jsx)("div",{...h("scrollContainerInner"),children:c})})});Km.classes=ki;Km.
varsResolver=tT;Km.displayName="@mantine/core/TableScrollContainer";var Gr=x(k(),1);function fh({data:e}){return(0,Gr.jsxs)(Gr.Fragment,{children:[e.caption&&(0,Gr.jsx)(uh,{children:e.caption}),e.head&&(0,Gr.jsx)(sh,{children:(0,Gr.jsx)(
Os,{children:e.head.map((t,r)=>(0,Gr.jsx)(Xm,{children:t},r))})}),e.body&&(0,Gr.jsx)(dh,{children:e.body.map((t,r)=>(0,Gr.jsx)(Os,{children:t.map((o,n)=>(0,Gr.jsx)(
ch,{children:o},n))},r))}),e.foot&&(0,Gr.jsx)(mh,{children:(0,Gr.jsx)(Os,{children:e.foot.map((t,r)=>(0,Gr.jsx)(Xm,{children:t},r))})})]})}fh.displayName="@mant\
ine/core/TableDataRenderer";var rT=x(D(),1),ph=x(k(),1),xN={withRowBorders:!0,verticalSpacing:7},oT=(e,{layout:t,captionSide:r,horizontalSpacing:o,verticalSpacing:n,borderColor:a,stripedColor:i,
highlightOnHoverColor:l,striped:c,highlightOnHover:s,stickyHeaderOffset:u,stickyHeader:d})=>({table:{"--table-layout":t,"--table-caption-side":r,"--table-horizo\
ntal-spacing":nr(o),"--table-vertical-spacing":nr(n),"--table-border-color":a?De(a,e):void 0,"--table-striped-color":c&&i?De(i,e):void 0,"--table-highlight-on-h\
over-color":s&&l?De(l,e):void 0,"--table-sticky-header-offset":d?R(u):void 0}}),Mt=N(e=>{let t=T("Table",xN,e),{classNames:r,className:o,style:n,styles:a,unstyled:i,
vars:l,horizontalSpacing:c,verticalSpacing:s,captionSide:u,stripedColor:d,highlightOnHoverColor:m,striped:f,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,
withTableBorder:v,borderColor:g,layout:b,data:y,children:_,stickyHeader:C,stickyHeaderOffset:S,mod:z,tabularNums:H,attributes:M,...X}=t,V=q({name:"Table",props:t,
className:o,style:n,classes:ki,classNames:r,styles:a,unstyled:i,attributes:M,rootSelector:"table",vars:l,varsResolver:oT,stable:!0}),I=f===!0?"odd":f||void 0,A=u||
"bottom",Y=(0,rT.useMemo)(()=>({getStyles:V,stickyHeader:C,striped:I,highlightOnHover:p,withColumnBorders:h,withRowBorders:w,captionSide:A}),[V,C,I,p,h,w,A]);return(0,ph.jsx)(
Wz,{value:Y,children:(0,ph.jsx)(E,{component:"table",mod:[{withTableBorder:v,tabularNums:H},z],...V("table"),...X,children:_||!!y&&(0,ph.jsx)(fh,{data:y})})})});
Mt.classes=ki;Mt.varsResolver=oT;Mt.displayName="@mantine/core/Table";Mt.Td=ch;Mt.Th=Xm;Mt.Tr=Os;Mt.Thead=sh;Mt.Tbody=dh;Mt.Tfoot=mh;Mt.Caption=uh;Mt.ScrollContainer=
Km;Mt.DataRenderer=fh;var[nT,Ms]=_t("Tabs component was not found in the tree");var Ha={root:"m_89d60db1","list--default":"m_576c9d4",list:"m_89d33d6d",tab:"m_4ec4dce6",panel:"m_b0c91715",tabSection:"m_fc420b1f",tabLabel:"m_42bbd1ae","tab--\
default":"m_539e827b","list--outline":"m_6772fbd5","tab--outline":"m_b59ab47c","tab--pills":"m_c3381914"};var aT=x(k(),1),hh=N(e=>{let t=T("TabsList",null,e),{children:r,className:o,grow:n,justify:a,classNames:i,styles:l,style:c,mod:s,...u}=t,d=Ms();return(0,aT.jsx)(
E,{...d.getStyles("list",{className:o,style:c,classNames:i,styles:l,props:t,variant:d.variant}),role:"tablist",variant:d.variant,mod:[{grow:n,orientation:d.orientation,
placement:d.orientation==="vertical"&&d.placement,inverted:d.inverted},s],"aria-orientation":d.orientation,__vars:{"--tabs-justify":a},...u,children:r})});hh.classes=
Ha;hh.displayName="@mantine/core/TabsList";var vh=x(D(),1),Sy=x(k(),1),gh=N(e=>{let t=T("TabsPanel",null,e),{children:r,className:o,value:n,classNames:a,styles:i,style:l,mod:c,keepMounted:s,...u}=t,d=Ho(),
m=Ms();(0,vh.useEffect)(()=>(m.setMountedPanel(n,!0),()=>{m.setMountedPanel(n,!1)}),[n]);let f=m.value===n,p=m.keepMounted||s,h=m.keepMountedMode!=="display-non\
e",w=p&&h&&d!=="test"?(0,Sy.jsx)(vh.Activity,{mode:f?"visible":"hidden",children:r}):p||f?r:null;return(0,Sy.jsx)(E,{...m.getStyles("panel",{className:o,classNames:a,
styles:i,style:[l,f?void 0:{display:"none"}],props:t}),mod:[{orientation:m.orientation},c],role:"tabpanel",id:m.getPanelId(n),"aria-labelledby":m.getTabId(n),...u,
children:w})});gh.classes=Ha;gh.displayName="@mantine/core/TabsPanel";var Ds=x(k(),1),bh=N(e=>{let t=T("TabsTab",null,e),{className:r,children:o,rightSection:n,leftSection:a,value:i,onClick:l,onKeyDown:c,disabled:s,color:u,style:d,
classNames:m,styles:f,vars:p,mod:h,tabIndex:w,...v}=t,g=lt(),{dir:b}=Wr(),y=Ms(),_=i===y.value,C=z=>{y.onChange(y.allowTabDeactivation&&i===y.value?null:i),l?.(
z)},S={classNames:m,styles:f,props:t};return(0,Ds.jsxs)(Jt,{...y.getStyles("tab",{className:r,style:d,variant:y.variant,...S}),disabled:s,unstyled:y.unstyled,variant:y.
variant,mod:[{active:_,disabled:s,orientation:y.orientation,inverted:y.inverted,placement:y.orientation==="vertical"&&y.placement},h],role:"tab",id:y.getTabId(i),
"aria-selected":_,tabIndex:w!==void 0?w:_||y.value===null?0:-1,"aria-controls":y.mountedPanels.current.has(i)?y.getPanelId(i):void 0,onClick:C,__vars:{"--tabs-c\
olor":u?De(u,g):void 0},onKeyDown:e_({siblingSelector:'[role="tab"]',parentSelector:'[role="tablist"]',activateOnFocus:y.activateTabWithKeyboard,loop:y.loop,orientation:y.
orientation||"horizontal",dir:b,onKeyDown:c}),...v,children:[a&&(0,Ds.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"left",children:a}),o&&(0,Ds.jsx)(
"span",{...y.getStyles("tabLabel",S),children:o}),n&&(0,Ds.jsx)("span",{...y.getStyles("tabSection",S),"data-position":"right",children:n})]})});bh.classes=Ha;bh.
displayName="@mantine/core/TabsTab";var yh=x(D(),1);var Cy=x(k(),1),iT="Tabs.Tab or Tabs.Panel component was rendered with invalid value or without value",_N={keepMounted:!0,keepMountedMode:"activity",orientation:"\
horizontal",loop:!0,activateTabWithKeyboard:!0,variant:"default",placement:"left"},lT=(e,{radius:t,color:r,autoContrast:o})=>({root:{"--tabs-radius":ve(t),"--ta\
bs-color":De(r,e),"--tabs-text-color":di(o,e)?Pn({color:r,theme:e,autoContrast:o}):void 0}}),dt=N(e=>{let t=T("Tabs",_N,e),{defaultValue:r,value:o,onChange:n,orientation:a,
children:i,loop:l,id:c,activateTabWithKeyboard:s,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,placement:h,keepMounted:w,keepMountedMode:v,classNames:g,
styles:b,unstyled:y,className:_,style:C,vars:S,autoContrast:z,mod:H,attributes:M,...X}=t,V=be(c),I=(0,yh.useRef)(new Set),A=Mg(),Y=(0,yh.useCallback)((j,$)=>{let G=I.
current;$&&!G.has(j)?(G.add(j),A()):!$&&G.has(j)&&(G.delete(j),A())},[]),[L,B]=Ot({value:o,defaultValue:r,finalValue:null,onChange:n}),O=q({name:"Tabs",props:t,
classes:Ha,className:_,style:C,classNames:g,styles:b,unstyled:y,attributes:M,vars:S,varsResolver:lT});return(0,Cy.jsx)(nT,{value:{placement:h,value:L,orientation:a,
id:V,loop:l,activateTabWithKeyboard:s,getTabId:Cg(`${V}-tab`,iT),getPanelId:Cg(`${V}-panel`,iT),onChange:B,allowTabDeactivation:u,variant:d,color:m,radius:f,inverted:p,
keepMounted:w,keepMountedMode:v,unstyled:y,getStyles:O,mountedPanels:I,setMountedPanel:Y},children:(0,Cy.jsx)(E,{id:V,variant:d,mod:[{orientation:a,inverted:a===
"horizontal"&&p,placement:a==="vertical"&&h},H],...O("root"),...X,children:i})})});dt.classes=Ha;dt.varsResolver=lT;dt.displayName="@mantine/core/Tabs";dt.Tab=bh;
dt.Panel=gh;dt.List=hh;var cT=x(k(),1),Co=N(e=>{let t=T(["Input","InputWrapper","TextInput"],null,e);return(0,cT.jsx)(Ar,{component:"input",...t,__staticSelector:"TextInput"})});Co.classes=
Ar.classes;Co.displayName="@mantine/core/TextInput";var SN=["h1","h2","h3","h4","h5","h6"],CN=["xs","sm","md","lg","xl"];function sT(e,t){let r=t!==void 0?t:`h${e}`;return SN.includes(r)?{fontSize:`var(--mantine-${r}\
-font-size)`,fontWeight:`var(--mantine-${r}-font-weight)`,lineHeight:`var(--mantine-${r}-line-height)`}:CN.includes(r)?{fontSize:`var(--mantine-font-size-${r})`,
fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`var(--mantine-h${e}-line-height)`}:{fontSize:R(r),fontWeight:`var(--mantine-h${e}-font-weight)`,lineHeight:`\
var(--mantine-h${e}-line-height)`}}var zy={root:"m_8a5d1357"};var dT=x(k(),1),zN={order:1},mT=(e,{order:t,size:r,lineClamp:o,textWrap:n})=>{let a=sT(t||1,r);return{root:{"--title-fw":a.fontWeight,"--title-lh":a.lineHeight,
"--title-fz":a.fontSize,"--title-line-clamp":typeof o=="number"?o.toString():void 0,"--title-text-wrap":n}}},de=N(e=>{let t=T("Title",zN,e),{classNames:r,className:o,
style:n,styles:a,unstyled:i,order:l,vars:c,size:s,variant:u,lineClamp:d,textWrap:m,mod:f,attributes:p,...h}=t,w=q({name:"Title",props:t,classes:zy,className:o,style:n,
classNames:r,styles:a,unstyled:i,attributes:p,vars:c,varsResolver:mT});return[1,2,3,4,5,6].includes(l)?(0,dT.jsx)(E,{...w("root"),component:`h${l}`,variant:u,mod:[
{order:l,lineClamp:typeof d=="number"},f],size:s,...h}):null});de.classes=zy;de.varsResolver=mT;de.displayName="@mantine/core/Title";var jd=x(D(),1),o7=x(u8(),1);function Zu(e){let t=new URLSearchParams;for(let[o,n]of Object.entries(e))n!==void 0&&n!==""&&t.set(o,String(n));let r=t.toString();return r===""?"":"?"+r}var f8="\
/ui/api/",Od=(e,t={})=>f8+e+Zu(t),Nd=class extends Error{constructor(r,o){super(o);this.code=r}code};async function p8(e,t){let r=await fetch(e,t),o=await r.json().
catch(()=>({error:r.statusText}));if(!r.ok)throw new Nd(r.status,o.error??r.statusText);return o}var ba=(e,t={})=>p8(Od(e,t)),Pt=(e,t)=>p8(f8+e,{method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(t)});var Md=x(D(),1);var ng=()=>{},h8=e=>{ng=e};function v8(e,t){if(typeof t!="object"||t===null||typeof e!="object"||e===null||Array.isArray(e)!==Array.isArray(t))return t;let r=e,
o=t,n=Object.keys(o),a=n.length===Object.keys(r).length;for(let i of n)o[i]=v8(r[i],o[i]),a=a&&o[i]===r[i]&&i in r;return a?e:t}function Zt(e,t){let r=Od(e,t),[
o,n]=(0,Md.useState)({url:r,connected:!1});return(0,Md.useEffect)(()=>{let a=new EventSource(r);return a.onopen=()=>n(i=>({...i,connected:!0})),a.onmessage=i=>n(
l=>({url:r,value:v8(l.value,JSON.parse(i.data)),connected:!0})),a.addEventListener("failure",i=>{let l=JSON.parse(i.data);l.code===401&&ng(),n(c=>({...c,url:r,error:l.
error,connected:!0}))}),a.onerror=()=>{n(i=>({...i,connected:!1})),ba("session").catch(i=>{i instanceof Nd&&i.code===401&&ng()})},()=>a.close()},[r]),o}function Dd(e,t){
let r=Od(e,t),[o,n]=(0,Md.useState)({});return(0,Md.useEffect)(()=>{let a=!0;return n({}),ba(e,t).then(i=>a&&n({value:i}),i=>{i instanceof Nd&&i.code===401&&ng(),
a&&n({error:i.message})}),()=>{a=!1}},[r]),o}var g8=()=>import("./editor.js"),b8=()=>import("./terminal.js"),pc=document.querySelector("meta[name=csp-nonce]")?.content??"";var Pr=x(D(),1);var ig=x(D(),1);var ag=x(D(),1);var y8="/ui/",_x=new EventTarget;function ED(e){return _x.addEventListener("change",e),addEventListener("popstate",e),()=>{_x.removeEventListener("change",e),removeEventListener(
"popstate",e)}}function w8(){let e=(0,ag.useSyncExternalStore)(ED,()=>location.pathname+location.search);return(0,ag.useMemo)(()=>{let[t,r]=e.split("?");return{
page:t.slice(y8.length).replace(/\/$/,"")||"fleet",query:new URLSearchParams(r)}},[e])}var ze=(e,t={})=>y8+e+Zu(t);function ri(e,t=!1){history[t?"replaceState":
"pushState"](null,"",e),_x.dispatchEvent(new Event("change"))}function vt(e,t,r=!1){ri(ze(e.page,{...Object.fromEntries(e.query),...t}),r)}var Dr=e=>ze("workloa\
d",{group:e.group,version:e.version,kind:e.kind,namespace:e.namespace,name:e.name});function Bd(e){e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey||(e.preventDefault(),ri(e.currentTarget.getAttribute("href")))}var U={title:"Karmada",skip:"Skip to content",pages:{fleet:"Fleet",workloads:"Workloads",matrix:"Matrix",policies:"Policies",rollouts:"Rollouts",moves:"Moves",inbox:"\
Inbox",resources:"Resources",search:"Search",workload:"Workload",edit:"Edit",whatif:"What if",shell:"Shell"},problems:{ClusterNotReady:"Cluster not ready",ClusterBeingDeleted:"\
Cluster being deleted",ClusterPending:"Cluster not approved",NotScheduled:"Not scheduled",NotRendered:"Not rendered",NotApplied:"Not applied",RemovalHeld:"Remov\
al held",RestartHeld:"Restart held",EvictionBlocked:"Eviction blocked",MoveHeld:"Move held",RolloutFailed:"Rollout failed",RolloutReturned:"Rollout returned",RolloutPaused:"\
Rollout paused",RolloutWaitsForApproval:"Rollout waits for approval",StatusUnknown:"Unknown",NotHealthy:"Not healthy",RollingOut:"Being rolled out",NotReported:"\
Not reported",NoPolicy:"No policy"},user:"User",logout:"Log out",scheme:"Switch between dark and light mode",loading:"Loading",reconnecting:"Connection lost. Th\
e page shows the last known state and reconnects.",failed:"This view could not be read",stale:"The control plane cannot be reached. The page shows the last know\
n state",incomplete:"The fleet is still being read: rows are missing, and numbers are too small.",unreadable:e=>{let t=e.includes("clusters")?" Ask an administr\
ator for the ClusterRole clusters-reader to see clusters.":"";return`You may not list ${e.join(", ")} here. The page omits them.${t}`},ago:e=>`${e} ago`,copy:"C\
opy as command",copied:"Copied",close:"Close",noRows:"Nothing matches.",page:(e,t,r)=>`${e}–${t} of ${r}`,next:"Next page",previous:"Previous page",searchHint:"\
Search (press /)",namespaceHint:"Namespace",notFound:"No such page",login:{heading:"Log in to Karmada",intro:"The console acts with your own credentials. They s\
tay in the memory of the server until you log out.",kubeconfig:"Kubeconfig",kubeconfigHint:"Paste the output of: kubectl config view --raw --flatten --minify",file:"\
Choose a file",token:"Token",tokenHint:"Bearer token of a user or a service account",submit:"Log in",oidc:"Log in with single sign-on"},fleet:{clusters:"Cluster\
s",objects:"Workloads",healthy:"healthy",ready:"ready",cordoned:"cordoned",notReady:"not ready",problems:"Most serious problems",noProblems:"No problems.",regions:"\
Regions",noRegion:"no region",columns:["Cluster","State","Region","Version","Mode","Nodes","CPU","Memory","Taints",""],pending:"not approved",all:"All regions",
mayNotList:"You may not list clusters.",mayNotListObjects:"You may not list workloads here.",whatif:"What if?",whatifHint:e=>`Plan the loss or the drain of ${e}`},
workloads:{columns:["Workload","Namespace","State","Ready","Clusters","Policy","Age"],filters:{"":"All",problem:"With problems",noPolicy:"No policy",notScheduled:"\
Not scheduled",notApplied:"Not applied",notHealthy:"Not healthy",unknown:"Unknown",held:"Removal held",drifted:"Drifted",suspended:"Suspended",moving:"Moving"},
healthy:"Healthy",lastKnown:e=>`last known: ${e}`,absent:"Objects without a policy are listed if they are Deployments, StatefulSets, DaemonSets, Jobs or CronJob\
s.",flags:{held:"removal held",drifted:"drifted",suspended:"suspended",moving:"moving"}},workload:{tabs:{graph:"Graph",why:"Why",diff:"Diff",timeline:"Timeline",
pods:"Pods",logs:"Logs",events:"Events",manifest:"Manifest"},columns:["Template","Policy and binding","Clusters","Works","Member objects"],clusterColumns:["Clus\
ter","State","Waits for","Replicas","Reason",""],timelineColumns:["Time","State","Step","Cluster","Object","Detail"],eventColumns:["Last","Type","Reason","Objec\
t","Count","Message"],conditionColumns:["Condition","Status","Reason","Message","Since"],waiting:"Waits for",complete:"Every step is done.",noEvents:"No events.",
missing:"missing",more:(e,t)=>`${e} more: ${t}`,noManifest:"The object does not exist, or you may not read it.",overrides:"Override policies",overrideColumns:["\
Cluster","Policy","Changes"],conditions:"Conditions of the binding",clusters:"Clusters",edit:"Edit",moves:"Last moves",moveColumns:["Time","Changes","Reason","C\
aused by"],revision:e=>`revision ${e}`,evict:"Evict",evictHeading:(e,t)=>`Evict ${e} from ${t}?`,goes:"Its replicas go to",nowhere:"No other cluster gets replic\
as.",staysThere:"It stays",budgets:"Its removal waits for",evicted:"It leaves the cluster when its replacement is ready.",cancel:"Cancel"},why:{columns:["Cluste\
r","Chosen","Replicas","Assigned now","Capacity","Score","Reason"],policy:(e,t)=>`Claimed by ${e}${t?`: ${t}`:""}.`,unclaimed:"No policy selects the object",nearly:"\
Policies that almost match",also:"Other matching policies",held:"The scheduler ignores the binding",due:"The scheduler would decide again",unschedulable:"Unsche\
dulable",term:e=>`Affinity term ${e}`,more:e=>`${e} more clusters`,yes:"yes",no:"no",division:e=>`Replicas are divided by ${e}.`},inbox:{empty:"Nothing waits fo\
r you. Removals, restarts, take-overs and clusters that need an approval are listed here.",columns:["Waits for","Object","Since","Reason",""],kinds:{removal:"He\
ld removal",restart:"Held restart",adoption:"Take-over",cluster:"New cluster"},approve:"Approve",keep:"Approve, keep objects",remove:"Remove objects",confirmHeadings:{
removal:"Approve the removal?",restart:"Approve the restart?",adoption:"Approve the take-over?",cluster:"Approve the cluster?"},confirmRestart:e=>`The pods of ${e}\
 are restarted in the clusters that the message names.`,confirmAdoption:e=>`The object of ${e} that exists there now is changed to the manifest and managed. See\
 its differences first.`,confirmRemove:e=>`The objects of ${e} are deleted in the clusters that the message names.`,confirmKeep:e=>`The objects of ${e} stay in \
the clusters and are no longer managed.`,confirmCluster:e=>`The cluster ${e} gets workloads, namespaces and Services.`,cancel:"Cancel",confirm:"Approve"},diff:{
equal:e=>`${e} ${e===1?"cluster":"clusters"} without differences`,pending:"pending",refresh:"Compare again",none:"The object is in no cluster.",hidden:e=>`${e} \
more clusters were not compared.`},pods:{columns:["Cluster","Pod","Status","Ready","Restarts","Node","Age",""],empty:"No pods.",shell:"Shell",logs:"Logs",more:(e,t)=>`\
The pods of the first ${e} of ${t} clusters are shown.`,cluster:"cluster"},logs:{follow:"Following",ended:"Ended",again:"Read again",filter:"Filter lines",cluster:"\
Cluster",previous:"Previous container",empty:"No lines yet.",label:"Log lines",dropped:e=>`Only the last ${e} lines are kept.`},shell:{connect:"Connect",intro:(e,t)=>`\
Opens a shell in pod ${e} of cluster ${t}, with your own rights.`,ended:"The shell ended",label:"Terminal"},policies:{columns:["Policy","Kind","Namespace","Sele\
cts","Objects","Age"],create:"New policy",any:"All kinds",kind:"Kind",none:"selects nothing"},edit:{validate:"Validate",plan:"Plan",save:"Save",apply:"Apply thi\
s plan",remove:"Plan deletion",removeNow:"Delete",valid:"The object is valid.",complete:"Ctrl+Space lists fields and values.",noSchema:"No completion: the schem\
a of the kind is not known.",unknown:"Unknown fields",field:(e,t)=>`line ${t}: ${e}`,saved:"Saved.",deleted:"Deleted.",label:"YAML",stale:"Plan the change befor\
e you save it.",unplanned:"Save without a plan"},plan:{heading:"Effect",nothing:"No object changes.",incomplete:"Not covered",columns:["Object","Namespace","Clu\
sters now","Clusters then","Changes","Reason"],summary:{examined:"examined",changed:"changed",replicasMoved:"replicas moved",created:"created",updated:"updated",
restarted:"restarted",scaled:"scaled",deleted:"deleted",released:"released",lost:"lost",unschedulable:"unschedulable",clusters:"clusters affected",held:"held by\
 budgets"},held:"waits",more:e=>`The first ${e} objects are listed.`,busy:"Planning"},rollouts:{empty:"No staged rollouts.",approve:"Approve",pause:"Pause",resume:"\
Resume",undo:"Return to",revision:e=>`revision ${e}`,stable:e=>`stable: revision ${e}`,paused:"paused",rest:"rest",history:"Revisions",stage:(e,t)=>`${e}: ${t}`,
confirm:(e,t)=>`${e} the rollout of ${t}?`},moves:{leaving:"Leaving clusters",evictionColumns:["Object","Namespace","From","Replicas","Since","Reason","By","Det\
ail"],none:"Nothing leaves a cluster.",kept:"stays until you decide",recent:"Last moves",columns:["Time","Object","Namespace","Changes","Reason","Caused by"],noMoves:"\
No moves.",suspended:"Suspended workloads",evictions:"PlacementEvictions"},whatif:{cluster:"Cluster",lose:"Lose it",drain:"Drain it",now:"Start the drain",started:e=>`${e}\
 workloads leave the cluster, which gets no new ones.`,stays:"These workloads stay",follow:"Follow the moves",intro:"Nothing is changed: the plan shows what the\
 control plane would do."},matrix:{clusterHint:"Clusters or region",label:"Workloads by clusters",keys:"Arrow keys move between cells, Enter opens the workload.",
states:{h:"healthy",p:"pending",f:"failing",l:"leaving",x:"cluster not ready",".":"not there"},shown:(e,t)=>`${e} of ${t} clusters`,noCell:"Choose a cell with t\
he pointer or the arrow keys."},resources:{kind:"Kind",next:"Next page",first:"First page",none:"No objects.",details:"Details",all:"all clusters"},search:{hint:"\
Words, or fields such as image:nginx* kind:Pod",go:"Search",columns:["Cluster","Namespace","Kind","Name","Age"],intro:"Searches the objects of all clusters that\
 ResourceRegistries select.",label:"Query"}};var gt=x(k(),1),AD={Done:"green",Waiting:"yellow",Failed:"red",Missing:"red"};function Sx({state:e}){return e?(0,gt.jsx)(Ve,{color:AD[e],variant:"light",size:"s\
m",children:e}):null}var ND=["StatusUnknown","NotHealthy","NotReported"];function Wu({kind:e}){return e?(0,gt.jsx)(Ve,{color:ND.includes(e)?"yellow":"red",variant:"\
light",size:"sm",children:U.problems[e]??e}):(0,gt.jsx)(Ve,{color:"green",variant:"light",size:"sm",children:U.workloads.healthy})}function _e({to:e,children:t}){
return(0,gt.jsx)(Tm,{href:e,onClick:Bd,size:"sm",children:t})}function OD(e){if(!e||e.startsWith("0001"))return"";let t=Math.max(0,Math.floor((Date.now()-new Date(
e).getTime())/1e3));for(let[r,o]of[["d",86400],["h",3600],["m",60]])if(t>=2*o)return Math.floor(t/o)+r;return t+"s"}function Gt({since:e}){return(0,gt.jsx)(F,{size:"\
sm",span:!0,className:"nowrap",title:e,children:OD(e)})}function Et({live:e,reading:t}){let r=t?.unreadable??[];return(0,gt.jsxs)(gt.Fragment,{children:[e.error&&
(0,gt.jsx)(le,{color:"red",mb:"sm",title:U.failed,role:"alert",children:e.error}),e.connected===!1&&e.value!==void 0&&(0,gt.jsx)(le,{color:"yellow",mb:"sm",role:"\
status",children:U.reconnecting}),t?.stale&&(0,gt.jsx)(le,{color:"yellow",mb:"sm",role:"status",title:U.stale,children:t.stale}),t?.loading&&(0,gt.jsx)(le,{color:"\
blue",mb:"sm",role:"status",children:U.incomplete}),r.length>0&&(0,gt.jsx)(le,{color:"blue",mb:"sm",role:"status",children:U.unreadable(r)}),e.value===void 0&&!e.
error&&(0,gt.jsx)(It,{size:"sm",role:"status","aria-label":U.loading})]})}var lg=(e,t)=>!e.unreadable?.includes(t);function bt({command:e}){let t=kg();return(0,gt.jsx)(
Ti,{label:e,multiline:!0,maw:600,children:(0,gt.jsx)(te,{variant:"default",size:"compact-sm",onClick:()=>t.copy(e),children:t.copied?U.copied:U.copy})})}function x8({
route:e,name:t,hint:r,type:o,width:n}){let a=e.query.get(t)??"",[i,l]=(0,ig.useState)(a);(0,ig.useEffect)(()=>l(a),[a]);let c=yo(s=>vt(e,{[t]:s,offset:void 0},!0),
250);return(0,gt.jsx)(Co,{type:o,size:"sm",w:n,placeholder:r,"aria-label":r,value:i,name:t,onChange:s=>{l(s.currentTarget.value),c(s.currentTarget.value)}})}var ln=({
route:e})=>(0,gt.jsx)(x8,{route:e,name:"search",hint:U.searchHint,type:"search",width:280}),po=({route:e})=>(0,gt.jsx)(x8,{route:e,name:"namespace",hint:U.namespaceHint,
type:"text",width:160}),or=50;function ho({route:e,shown:t,matching:r}){let o=Number(e.query.get("offset")??0);if(r===0)return null;let n=a=>vt(e,{offset:a>0?a:
void 0});return(0,gt.jsxs)(W,{gap:"xs",justify:"flex-end",mt:"xs",children:[(0,gt.jsx)(F,{size:"sm",c:"dimmed",children:U.page(Math.min(o+1,r),o+t,r)}),(0,gt.jsx)(
te,{size:"compact-sm",variant:"default",disabled:o===0,"aria-label":U.previous,onClick:()=>n(o-or),children:"←"}),(0,gt.jsx)(te,{size:"compact-sm",variant:"de\
fault",disabled:o+t>=r,"aria-label":U.next,onClick:()=>n(o+or),children:"→"})]})}var _8=x(D(),1);var Sr=x(k(),1),Ju=U.diff;function Cx({text:e}){return(0,Sr.jsx)("pre",{className:"mono diff",tabIndex:0,children:e.split(`
`).map((t,r)=>(0,Sr.jsx)("span",{className:t.startsWith("+")?"added":t.startsWith("-")?"removed":void 0,children:t+`
`},r))})}function MD(e){let t=new Map;for(let r of e){let o=JSON.stringify([r.change,r.diff,r.error,r.pending]);t.set(o,[...t.get(o)??[],r])}return[...t.values()]}
function S8({object:e}){let[t,r]=(0,_8.useState)(0),o=Dd("diff",{...e,round:t}),{value:n}=o,a=n?.clusters.filter(l=>l.change==="Unchanged")??[],i=Object.values(
n?.hidden??{}).reduce((l,c)=>l+c,0);return(0,Sr.jsxs)(se,{gap:"sm",children:[(0,Sr.jsx)(W,{children:(0,Sr.jsx)(te,{size:"compact-sm",variant:"default",onClick:()=>r(
t+1),children:Ju.refresh})}),(0,Sr.jsx)(Et,{live:o}),n&&n.clusters.length===0&&(0,Sr.jsx)(F,{size:"sm",children:Ju.none}),MD(n?.clusters.filter(l=>l.change!=="U\
nchanged")??[]).map(l=>{let[c]=l;return(0,Sr.jsxs)("section",{children:[(0,Sr.jsxs)(de,{order:2,size:"h5",children:[c.change,": ",l.map(s=>s.cluster).join(", ")]}),
c.error&&(0,Sr.jsx)(le,{color:"red",children:c.error}),c.pending&&(0,Sr.jsxs)(F,{size:"sm",c:"dimmed",children:[Ju.pending,": ",c.pending]}),c.diff&&(0,Sr.jsx)(
Cx,{text:c.diff})]},c.cluster)}),a.length>0&&(0,Sr.jsxs)(F,{size:"sm",children:[Ju.equal(a.length),": ",a.map(l=>l.cluster).join(", ")]}),i>0&&(0,Sr.jsx)(F,{size:"\
sm",c:"dimmed",children:Ju.hidden(i)}),n?.notes?.map(l=>(0,Sr.jsx)(F,{size:"sm",children:l},l))]})}var C8=x(D(),1);var Br=x(k(),1);function yt({rows:e,...t}){return(0,Br.jsx)(T8,{...t,rows:e.map(r=>(0,Br.jsx)(z8,{cells:r.cells},r.key))})}var DD=24,z8=({cells:e})=>(0,Br.jsx)(
Mt.Tr,{children:e.map((t,r)=>(0,Br.jsx)(Mt.Td,{className:typeof t=="string"&&t.length<=DD?void 0:"reason",children:t},r))}),BD=(0,C8.memo)(({item:e,row:t})=>(0,Br.jsx)(
z8,{cells:t(e).cells})),PD=15e3;function cg({items:e,row:t,...r}){let o=Math.floor(Date.now()/PD);return(0,Br.jsx)(T8,{...r,rows:e.map(n=>(0,Br.jsx)(BD,{item:n,
row:t,at:o},LD(n)))})}var LD=e=>{let{kind:t,namespace:r,name:o}=e;return`${t}/${r}/${o}`};function T8({label:e,columns:t,rows:r,empty:o=U.noRows}){return r.length===
0?(0,Br.jsx)(F,{size:"sm",c:"dimmed",py:"xs",children:o}):(0,Br.jsx)(Mt.ScrollContainer,{minWidth:600,type:"native",children:(0,Br.jsxs)(Mt,{"aria-label":e,highlightOnHover:!0,
verticalSpacing:6,stickyHeader:!0,children:[(0,Br.jsx)(Mt.Thead,{children:(0,Br.jsx)(Mt.Tr,{children:t.map((n,a)=>(0,Br.jsx)(Mt.Th,{scope:"col",children:n},a))})}),
(0,Br.jsx)(Mt.Tbody,{children:r})]})})}var Lt=x(k(),1),nl=U.plan,jD=["deleted","lost","unschedulable","restarted"],k8=e=>e?.map(t=>t.replicas?`${t.name}: ${t.replicas}`:t.name).join(", ")??"",R8=({held:e})=>e?
(0,Lt.jsxs)(F,{size:"xs",c:"dimmed",children:[nl.held,": ",e]}):null;function HD({effect:e}){return(0,Lt.jsxs)(Lt.Fragment,{children:[e.error&&(0,Lt.jsx)(F,{size:"\
sm",c:"red",children:e.error}),e.changes?.map(t=>t.diff?(0,Lt.jsxs)("details",{children:[(0,Lt.jsxs)("summary",{children:[t.action," ",t.cluster,(0,Lt.jsx)(R8,{
held:t.held})]}),(0,Lt.jsx)(Cx,{text:t.diff})]},t.cluster):(0,Lt.jsxs)("div",{children:[t.action," ",t.cluster,(0,Lt.jsx)(R8,{held:t.held})]},t.cluster))]})}function ID(e){
let[t,r]=e.resource.apiVersion.includes("/")?e.resource.apiVersion.split("/"):["",e.resource.apiVersion];return{key:`${e.namespace}/${e.name}`,cells:[(0,Lt.jsxs)(
_e,{to:ze("workload",{group:t,version:r,kind:e.resource.kind,namespace:e.namespace,name:e.resource.name}),children:[e.resource.kind," ",e.resource.name]}),e.namespace??
"",k8(e.before),k8(e.after),(0,Lt.jsx)(HD,{effect:e}),e.reason??""]}}function sg({plan:e}){let t=e.bindings??[];return(0,Lt.jsxs)(se,{gap:"sm",role:"status",children:[
(0,Lt.jsx)(de,{order:2,size:"h5",children:nl.heading}),(0,Lt.jsx)(W,{gap:"xs",children:Object.entries(nl.summary).filter(([r])=>e.summary[r]).map(([r,o])=>(0,Lt.jsxs)(
Ve,{variant:"light",color:jD.includes(r)?"red":"indigo",children:[e.summary[r]," ",o]},r))}),(0,Lt.jsx)(yt,{label:nl.heading,columns:nl.columns,empty:nl.nothing,
rows:t.map(ID)}),(e.summary.changed??0)>t.length&&(0,Lt.jsx)(F,{size:"sm",c:"dimmed",children:nl.more(t.length)}),e.incomplete?.map(r=>(0,Lt.jsx)(le,{color:"yel\
low",title:nl.incomplete,children:r},r))]})}function VD(e){let[,t,r]=/^((?:\s|- )*)(.*)$/.exec(e),o=/^(?:"([^"]+)"|'([^']+)'|([^\s:#"'{[][^:#]*)):(?:\s+(.*))?$/.exec(r);return{indent:t.length,key:o?o[1]??
o[2]??o[3]:void 0,value:o?.[4]?.trim()??""}}function UD(e){let t=[],r=[],o=1/0;return e.split(`
`).forEach((n,a)=>{if(!n.trim()||n.trim().startsWith("#"))return;if(n.startsWith("---")){r=[];return}let{indent:i,key:l,value:c}=VD(n);i>o||(o=1/0,r=r.filter(s=>s.
indent<i),l!==void 0&&(r.push({indent:i,key:l}),/^[|>]/.test(c)&&(o=i),t.push({path:r.map(s=>s.key),line:a,indent:i})))}),t}function GD(e,t){let r=e;for(let o of t){
for(;r?.i;)r=r.i;r=r?.p?.[o]}for(;r?.i;)r=r.i;return r}function E8(e,t){return UD(t).filter(r=>{let o=GD(e,r.path.slice(0,-1));return o?.p!==void 0&&o.p[r.path.
at(-1)]===void 0})}function A8(e){let t=/^apiVersion:\s*["']?([\w./-]+)/m.exec(e)?.[1],r=/^kind:\s*["']?(\w+)/m.exec(e)?.[1];if(!t||!r)return;let[o,n]=t.includes("/")?t.split("/"):
["",t];return{group:o,version:n,kind:r}}var At=x(k(),1),ef=U.policies,N8=["PropagationPolicy","ClusterPropagationPolicy","OverridePolicy","ClusterOverridePolicy"],al=e=>ze("edit",{group:e.group,version:e.
version,kind:e.kind,namespace:e.namespace,name:e.name});function $D(e){let t=e.kind.includes("Override");return{key:`${e.kind}/${e.namespace}/${e.name}`,cells:[
(0,At.jsx)(_e,{to:al(e),children:e.name}),e.kind,e.namespace??"",(0,At.jsx)(F,{size:"xs",children:e.selects.join(", ")}),t?"":e.objects===0?(0,At.jsx)(_e,{to:ze(
"workloads",{filter:"noPolicy",namespace:e.namespace}),children:(0,At.jsx)(Ve,{color:"yellow",variant:"light",size:"sm",children:ef.none})}):(0,At.jsx)(_e,{to:ze(
"workloads",{search:e.name,namespace:e.namespace}),children:String(e.objects)}),(0,At.jsx)(Gt,{since:e.created})]}}function O8({route:e}){let t=Zt("policies",{...Object.
fromEntries(e.query),limit:or}),{value:r}=t,o=e.query.get("kind")??"";return(0,At.jsxs)(se,{gap:"sm",children:[(0,At.jsxs)(W,{justify:"space-between",children:[
(0,At.jsx)(de,{order:1,size:"h3",children:U.pages.policies}),(0,At.jsxs)(W,{gap:"xs",children:[(0,At.jsx)(La,{"aria-label":ef.kind,size:"sm",value:o,data:[{value:"",
label:ef.any},...N8],onChange:n=>vt(e,{kind:n.currentTarget.value,offset:void 0})}),(0,At.jsx)(po,{route:e}),(0,At.jsx)(ln,{route:e}),(0,At.jsx)(te,{component:"\
a",size:"compact-sm",href:ze("edit"),onClick:Bd,children:ef.create}),(0,At.jsx)(bt,{command:`kubectl get ${o||N8.join(",")} -A`.toLowerCase().replace("-a","-A")})]})]}),
(0,At.jsx)(Et,{live:t,reading:r}),r&&(0,At.jsxs)(At.Fragment,{children:[(0,At.jsx)(yt,{label:U.pages.policies,columns:ef.columns,rows:r.page.map($D)}),(0,At.jsx)(
ho,{route:e,shown:r.page.length,matching:r.matching})]})]})}var Qe=x(k(),1),Xr=U.edit,qD=`apiVersion: policy.karmada.io/v1alpha1
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
`;function YD(e){let[t,r]=(0,Pr.useState)(),o=JSON.stringify(A8(e));return(0,Pr.useEffect)(()=>{let n=!0;return r(void 0),o&&ba("schema",JSON.parse(o)).then(a=>n&&
r(a),()=>{}),()=>{n=!1}},[o]),t}function FD({text:e,schema:t,onChange:r}){let o=(0,Pr.useRef)(null),n=ui("light")==="dark",a=(0,Pr.useRef)(e),i=(0,Pr.useRef)(t);
return i.current=t,(0,Pr.useEffect)(()=>{let l=()=>{},c=!1;return g8().then(({create:s})=>{if(c)return;let u=s({parent:o.current,text:a.current,label:Xr.label,dark:n,
nonce:pc,schema:()=>i.current,onChange:d=>{a.current=d,r(d)}});l=()=>u.destroy()}),()=>{c=!0,l()}},[n]),(0,Qe.jsx)("div",{ref:o,className:"editor"})}function XD(e){
let[t,r]=(0,Pr.useState)(e),[o,n]=(0,Pr.useState)(),[a,i]=(0,Pr.useState)(""),[l,c]=(0,Pr.useState)(""),[s,u]=(0,Pr.useState)(!1);return{text:t,edit:f=>{r(f),i(
"")},planned:o,setPlanned:n,message:a,error:l,busy:s,run:f=>{u(!0),c(""),i(""),f().then(i,p=>c(p.message)).finally(()=>u(!1))}}}function KD({initial:e,exists:t}){
let r=XD(e),o=s=>r.run(async()=>(r.setPlanned(void 0),s==="Apply"&&await Pt("validate",{yaml:r.text}),r.setPlanned({plan:await Pt("plan",{changes:[{operation:s,
yaml:r.text}]}),text:r.text,operation:s}),"")),n=()=>r.run(async()=>{let s=await Pt("save",{yaml:r.text,planHash:r.planned.plan.planHash});return ri(al(s)+"&sav\
ed="+Date.now(),!0),Xr.saved}),a=()=>r.run(async()=>(await Pt("delete",{yaml:r.text,planHash:r.planned.plan.planHash}),ri(ze("policies")),Xr.deleted)),i=YD(r.text),
l=E8(i,r.text),c=r.planned&&r.planned.text===r.text?r.planned:void 0;return(0,Qe.jsxs)(se,{gap:"sm",children:[(0,Qe.jsx)(FD,{text:e,schema:i,onChange:r.edit}),(0,Qe.jsx)(
F,{size:"xs",c:"dimmed",children:i?Xr.complete:Xr.noSchema}),l.length>0&&(0,Qe.jsx)(le,{color:"yellow",role:"status",title:Xr.unknown,children:l.slice(0,10).map(
s=>(0,Qe.jsx)("div",{children:Xr.field(s.path.join("."),s.line+1)},s.line))}),(0,Qe.jsxs)(W,{gap:"xs",children:[(0,Qe.jsx)(te,{variant:"default",disabled:r.busy,
onClick:()=>r.run(()=>Pt("validate",{yaml:r.text}).then(()=>Xr.valid)),children:Xr.validate}),(0,Qe.jsx)(te,{disabled:r.busy,onClick:()=>o("Apply"),children:Xr.
plan}),t&&(0,Qe.jsx)(te,{variant:"default",color:"red",disabled:r.busy,onClick:()=>o("Delete"),children:Xr.remove}),c?.operation==="Apply"&&(0,Qe.jsx)(te,{color:"\
green",disabled:r.busy,onClick:n,children:Xr.apply}),c?.operation==="Delete"&&(0,Qe.jsx)(te,{color:"red",disabled:r.busy,onClick:a,children:Xr.removeNow}),!c&&(0,Qe.jsx)(
F,{size:"sm",c:"dimmed",children:Xr.stale}),r.busy&&(0,Qe.jsx)(It,{size:"xs",role:"status","aria-label":U.plan.busy})]}),r.error&&(0,Qe.jsx)(le,{color:"red",role:"\
alert",className:"pre",children:r.error}),r.message&&(0,Qe.jsx)(le,{color:"green",role:"status",children:r.message}),r.planned&&(0,Qe.jsx)("div",{className:c?void 0:
"stale",children:(0,Qe.jsx)(sg,{plan:r.planned.plan})})]})}function M8({route:e}){let{saved:t,...r}=Object.fromEntries(e.query),[o,n]=(0,Pr.useState)({key:""}),
a=JSON.stringify([r,t]),i=!!r.name;return(0,Pr.useEffect)(()=>{let l=!0;if(!i){n({yaml:qD,key:a});return}return ba("object",r).then(c=>l&&n({yaml:c.yaml,key:a}),
c=>l&&n({error:c.message,key:a})),()=>{l=!1}},[a]),(0,Qe.jsxs)(se,{gap:"sm",children:[(0,Qe.jsxs)(W,{justify:"space-between",children:[(0,Qe.jsxs)(de,{order:1,size:"\
h3",children:[r.name??U.policies.create," ",(0,Qe.jsx)(F,{span:!0,c:"dimmed",children:[r.kind,r.namespace].filter(Boolean).join(" ")})]}),(0,Qe.jsx)(bt,{command:"\
karmadactl plan -f policy.yaml"})]}),t&&(0,Qe.jsx)(le,{color:"green",role:"status",children:Xr.saved}),o.error&&(0,Qe.jsx)(le,{color:"red",title:U.failed,role:"\
alert",children:o.error}),o.yaml!==void 0&&o.key===a&&(0,Qe.jsx)(KD,{initial:o.yaml,exists:i},a)]})}var ee=x(k(),1),wt=U.fleet;function D8({label:e,total:t,detail:r,href:o,denied:n}){return n?(0,ee.jsxs)(wn,{withBorder:!0,padding:"md",className:"count",children:[
(0,ee.jsx)(_e,{to:o,children:e}),(0,ee.jsx)(F,{size:"sm",children:n})]}):(0,ee.jsxs)(wn,{withBorder:!0,padding:"md",className:"count",children:[(0,ee.jsx)(_e,{to:o,
children:e}),(0,ee.jsx)(F,{fz:32,fw:700,lh:1.1,children:t}),(0,ee.jsx)(F,{size:"sm",component:"div",children:r})]})}var B8=2**30;function zx({usage:e,memory:t,label:r}){
if(!e||e.allocatable===0)return null;let o=Math.round(100*e.allocated/e.allocatable),n=a=>t?(a/B8).toFixed(a<10*B8?1:0)+" GiB":a.toFixed(a<10?1:0);return(0,ee.jsxs)(
W,{gap:6,wrap:"nowrap",title:`${n(e.allocated)} / ${n(e.allocatable)}`,children:[(0,ee.jsx)(Ci,{value:o,w:60,size:"sm",color:o>90?"red":"indigo","aria-label":r}),
(0,ee.jsxs)(F,{size:"xs",c:"dimmed",span:!0,className:"nowrap",children:[o,"%"]})]})}function QD({region:e,route:t}){let r=t.query.get("region")===e.name,o=e.name||
wt.noRegion;return(0,ee.jsx)(Jt,{onClick:()=>vt(t,{region:r?void 0:e.name,offset:void 0}),"aria-pressed":r,disabled:e.name==="",children:(0,ee.jsxs)(wn,{withBorder:!0,
padding:"xs",bg:r?"var(--mantine-primary-color-light)":void 0,children:[(0,ee.jsx)(F,{size:"sm",fw:600,children:o}),(0,ee.jsxs)(F,{size:"xs",c:e.ready<e.clusters?
"red":"dimmed",children:[e.ready,"/",e.clusters," ",wt.ready]}),(0,ee.jsx)(zx,{usage:e.cpu,label:`${wt.columns[6]} ${o}`})]})})}function ZD(e,t){let r=e.object.
slice(e.object.indexOf("/")+1),o=e.template?Dr(e.template):e.object.startsWith("cluster/")?ze("fleet",{search:r}):ze("workloads",{search:r,filter:"problem"});return{
key:String(t),cells:[(0,ee.jsx)(Wu,{kind:e.kind}),(0,ee.jsx)("span",{className:"nowrap",children:(0,ee.jsx)(_e,{to:o,children:e.object})}),e.namespace??"",e.clusters||
"",(0,ee.jsx)(Gt,{since:e.since}),e.message]}}function WD({cluster:e}){return(0,ee.jsxs)(W,{gap:4,children:[(0,ee.jsx)(Wu,{kind:e.problem&&wt.notReady}),e.cordoned&&
(0,ee.jsx)(Ve,{color:"gray",variant:"light",size:"sm",children:wt.cordoned}),e.pending&&(0,ee.jsx)(Ve,{color:"yellow",variant:"light",size:"sm",children:wt.pending}),
e.problem&&(0,ee.jsx)(F,{size:"xs",children:e.problem.message})]})}function JD(e){return{key:e.name,cells:[(0,ee.jsx)(F,{size:"sm",fw:600,className:"nowrap",children:e.
name}),(0,ee.jsx)(WD,{cluster:e}),(0,ee.jsx)("span",{className:"nowrap",children:[e.region,e.zone].filter(Boolean).join(" / ")}),e.version??"",e.mode,e.nodes?`${e.
readyNodes}/${e.nodes}`:"",(0,ee.jsx)(zx,{usage:e.cpu,label:`${wt.columns[6]} ${e.name}`}),(0,ee.jsx)(zx,{usage:e.memory,memory:!0,label:`${wt.columns[7]} ${e.name}`}),
(0,ee.jsx)(F,{size:"xs",children:e.taints?.join(", ")}),(0,ee.jsx)("span",{className:"nowrap",title:wt.whatifHint(e.name),children:(0,ee.jsx)(_e,{to:ze("whatif",
{cluster:e.name}),children:wt.whatif})})]}}function eB({value:e}){let t=e.clusters-e.ready;return(0,ee.jsxs)(W,{align:"stretch",children:[(0,ee.jsx)(D8,{label:wt.
clusters,total:e.clusters,href:ze("fleet"),denied:lg(e,"clusters")?void 0:wt.mayNotList,detail:(0,ee.jsxs)(ee.Fragment,{children:[e.ready," ",wt.ready,t>0&&(0,ee.jsxs)(
F,{span:!0,c:"red",children:[", ",t," ",wt.notReady]}),e.cordoned>0&&`, ${e.cordoned} ${wt.cordoned}`]})}),(0,ee.jsx)(D8,{label:wt.objects,total:e.objects,href:ze(
"workloads"),denied:lg(e,"resourcebindings")?void 0:wt.mayNotListObjects,detail:(0,ee.jsxs)(ee.Fragment,{children:[e.healthy," ",wt.healthy,e.problems.filter(r=>r.
kind!=="ClusterNotReady").map(r=>(0,ee.jsxs)(F,{span:!0,c:"red",children:[", ",r.count," ",r.name]},r.kind))]})})]})}function P8({route:e}){let t=Zt("fleet",{...Object.
fromEntries(e.query),limit:or}),{value:r}=t;return(0,ee.jsxs)(se,{gap:"md",children:[(0,ee.jsxs)(W,{justify:"space-between",children:[(0,ee.jsx)(de,{order:1,size:"\
h3",children:U.pages.fleet}),(0,ee.jsx)(bt,{command:"karmadactl status"})]}),(0,ee.jsx)(Et,{live:t,reading:r}),r&&(0,ee.jsxs)(ee.Fragment,{children:[(0,ee.jsx)(
eB,{value:r}),(0,ee.jsxs)("section",{children:[(0,ee.jsx)(de,{order:2,size:"h5",mb:"xs",children:wt.problems}),(0,ee.jsx)(yt,{label:wt.problems,columns:["Proble\
m","Object","Namespace","Clusters","Since","Reason"],empty:wt.noProblems,rows:r.worst.map(ZD)})]}),(0,ee.jsxs)("section",{children:[(0,ee.jsxs)(W,{justify:"spac\
e-between",mb:"xs",children:[(0,ee.jsx)(de,{order:2,size:"h5",children:wt.clusters}),(0,ee.jsx)(ln,{route:e})]}),r.regions.length>1&&(0,ee.jsx)(W,{gap:"xs",mb:"\
xs",children:r.regions.map(o=>(0,ee.jsx)(QD,{region:o,route:e},o.name))}),(0,ee.jsx)(cg,{label:wt.clusters,columns:wt.columns,items:r.page,row:JD,empty:lg(r,"cl\
usters")?void 0:wt.mayNotList}),(0,ee.jsx)(ho,{route:e,shown:r.page.length,matching:r.matching})]})]})]})}var Tx=x(D(),1);var Ze=x(k(),1),vo=U.inbox,L8=e=>e.template?`${e.template.kind} ${e.template.namespace??""}/${e.template.name}${e.cluster?` (${e.cluster})`:""}`:e.cluster,tB=({
kind:e,template:t,cluster:r})=>t?Dr(t)+(e==="adoption"?"&tab=diff":""):ze("fleet",{search:r});function rB({item:e,keep:t}){return e.kind==="cluster"?Pt("approve\
-cluster",{cluster:e.cluster}):e.kind==="adoption"?Pt("approve-adoption",{...e.template,cluster:e.cluster}):Pt("approve-held",{namespace:e.template.namespace??"",
binding:e.binding,generation:e.generation,keep:t,restart:e.kind==="restart"})}function oB({decision:e,onClose:t}){let[r,o]=(0,Tx.useState)(""),{item:n,keep:a}=e,
i=L8(n),l={cluster:vo.confirmCluster,restart:vo.confirmRestart,adoption:vo.confirmAdoption,removal:a?vo.confirmKeep:vo.confirmRemove}[n.kind](i);return(0,Ze.jsx)(
hr,{opened:!0,onClose:t,title:vo.confirmHeadings[n.kind],centered:!0,children:(0,Ze.jsxs)(se,{children:[r&&(0,Ze.jsx)(le,{color:"red",role:"alert",children:r}),
(0,Ze.jsx)(F,{size:"sm",children:l}),(0,Ze.jsx)(F,{size:"sm",c:"dimmed",children:n.message}),(0,Ze.jsxs)(W,{justify:"flex-end",children:[(0,Ze.jsx)(te,{variant:"\
default",onClick:t,"data-autofocus":!0,children:vo.cancel}),(0,Ze.jsx)(te,{color:n.kind!=="removal"||a?void 0:"red",onClick:()=>rB(e).then(t,c=>o(c.message)),children:vo.
confirm})]})]})})}function j8({route:e}){let t=Zt("inbox",{...Object.fromEntries(e.query),limit:or}),[r,o]=(0,Tx.useState)(),{value:n}=t,a=i=>({key:i.kind+(i.cluster??
"")+(i.template?.namespace??"")+(i.binding??""),cells:[vo.kinds[i.kind],(0,Ze.jsx)(_e,{to:tB(i),children:L8(i)}),(0,Ze.jsx)(Gt,{since:i.since}),i.message,(0,Ze.jsxs)(
W,{gap:"xs",wrap:"nowrap",justify:"flex-end",children:[i.kind==="removal"&&(0,Ze.jsx)(te,{size:"compact-sm",variant:"default",onClick:()=>o({item:i,keep:!0}),children:vo.
keep}),(0,Ze.jsx)(te,{size:"compact-sm",color:i.kind==="removal"?"red":void 0,onClick:()=>o({item:i,keep:!1}),children:i.kind==="removal"?vo.remove:vo.approve})]})]});
return(0,Ze.jsxs)(se,{gap:"sm",children:[(0,Ze.jsxs)(W,{justify:"space-between",children:[(0,Ze.jsx)(de,{order:1,size:"h3",children:U.pages.inbox}),(0,Ze.jsxs)(
W,{gap:"xs",children:[(0,Ze.jsx)(po,{route:e}),(0,Ze.jsx)(bt,{command:"karmadactl approve"})]})]}),(0,Ze.jsx)(Et,{live:t,reading:n}),n&&(0,Ze.jsxs)(Ze.Fragment,
{children:[(0,Ze.jsx)(yt,{label:U.pages.inbox,columns:vo.columns,empty:vo.empty,rows:n.items.map(a)}),(0,Ze.jsx)(ho,{route:e,shown:n.items.length,matching:n.matching})]}),
r&&(0,Ze.jsx)(oB,{decision:r,onClose:()=>o(void 0)})]})}var oi=x(D(),1);var $t=x(k(),1);function H8({onLogin:e}){let[t,r]=(0,oi.useState)("kubeconfig"),[o,n]=(0,oi.useState)(""),[a,i]=(0,oi.useState)(""),[l,c]=(0,oi.useState)(""),[s,
u]=(0,oi.useState)(!1),[d,m]=(0,oi.useState)(!1);return(0,oi.useEffect)(()=>{ba("methods").then(p=>m(p.oidc),()=>{})},[]),(0,$t.jsx)(Hl,{component:"main",mih:"1\
00vh",p:"md",children:(0,$t.jsx)(Fn,{withBorder:!0,p:"xl",w:560,maw:"100%",component:"form",onSubmit:p=>{p.preventDefault(),u(!0),c(""),Pt("login",t==="token"?{
token:a}:{kubeconfig:o}).then(e,h=>c(h.message)).finally(()=>u(!1))},children:(0,$t.jsxs)(se,{gap:"md",children:[(0,$t.jsx)(de,{order:1,size:"h2",children:U.login.
heading}),(0,$t.jsx)(F,{size:"sm",children:U.login.intro}),l&&(0,$t.jsx)(le,{color:"red",role:"alert",children:l}),d&&(0,$t.jsx)(te,{component:"a",href:"/ui/api\
/oidc/login",children:U.login.oidc}),(0,$t.jsxs)(dt,{value:t,onChange:r,children:[(0,$t.jsxs)(dt.List,{mb:"sm",children:[(0,$t.jsx)(dt.Tab,{value:"kubeconfig",children:U.
login.kubeconfig}),(0,$t.jsx)(dt.Tab,{value:"token",children:U.login.token})]}),(0,$t.jsx)(dt.Panel,{value:"kubeconfig",children:(0,$t.jsxs)(se,{gap:"xs",children:[
(0,$t.jsx)(Lm,{label:U.login.kubeconfig,description:U.login.kubeconfigHint,rows:8,spellCheck:!1,autoComplete:"off",name:"kubeconfig",value:o,onChange:p=>n(p.currentTarget.
value)}),(0,$t.jsx)(Wp,{onChange:p=>{p?.text().then(n)},children:p=>(0,$t.jsx)(te,{...p,variant:"default",size:"xs",children:U.login.file})})]})}),(0,$t.jsx)(dt.
Panel,{value:"token",children:(0,$t.jsx)(Rs,{label:U.login.token,description:U.login.tokenHint,autoComplete:"off",name:"token",value:a,onChange:p=>i(p.currentTarget.
value)})})]}),(0,$t.jsx)(te,{type:"submit",loading:s,children:U.login.submit})]})})})}var hc=x(D(),1);var We=x(k(),1),cl=U.matrix,il=18,ll=260,tf=16,I8={h:{light:"#b7e4c7",dark:"#1f5c38",glyph:""},p:{light:"#ffe8a3",dark:"#6b5500",glyph:"·"},f:{light:"#ff8787",
dark:"#a61e1e",glyph:"!"},l:{light:"#a5d8ff",dark:"#1b5e96",glyph:"→"},x:{light:"#868e96",dark:"#868e96",glyph:"×"}};function nB(e,t,r,o,n){let a=ll+t.columns.
length*n,i=tf+t.page.length*il,l=devicePixelRatio||1;e.width=a*l,e.height=i*l,e.style.width=a+"px",e.style.height=i+"px";let c=e.getContext("2d");c.scale(l,l);let s=o?
"#e9ecef":"#212529";c.font="12px system-ui, DejaVu Sans, sans-serif",c.textBaseline="middle";let u="";t.columns.forEach((d,m)=>{d.region&&d.region!==u&&(u=d.region,
c.fillStyle=s,c.fillText(u,ll+m*n,tf/2,120),c.fillRect(ll+m*n-1,0,1,i))}),t.page.forEach((d,m)=>{let f=tf+m*il;c.fillStyle=s,c.fillText(`${d.namespace??""} ${d.
name}`,4,f+il/2,ll-8);for(let p=0;p<d.cells.length;p++){let h=I8[d.cells[p]];h&&(c.fillStyle=o?h.dark:h.light,c.fillRect(ll+p*n,f+1,n-1,il-2),h.glyph&&n>=8&&(c.
fillStyle=s,c.fillText(h.glyph,ll+p*n+n/2-3,f+il/2)))}}),t.page.length>0&&t.columns.length>0&&(c.strokeStyle=s,c.lineWidth=2,c.strokeRect(ll+r.column*n,tf+r.row*
il,n,il))}function aB({view:e}){let t=(0,hc.useRef)(null),[r,o]=(0,hc.useState)({row:0,column:0}),n=ui("light")==="dark",a=e.columns.length>100?6:16,i={row:Math.
min(r.row,Math.max(e.page.length-1,0)),column:Math.min(r.column,Math.max(e.columns.length-1,0))};(0,hc.useEffect)(()=>nB(t.current,e,i,n,a),[e,i.row,i.column,n,
a]);let l=e.page[i.row],c=e.columns[i.column],s=()=>l&&ri(Dr(l)),u=f=>{let h={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[f.key];h?(f.preventDefault(),
o({row:Math.min(Math.max(i.row+h[0],0),e.page.length-1),column:Math.min(Math.max(i.column+h[1],0),e.columns.length-1)})):f.key==="Enter"&&s()},d=f=>{let p=t.current.
getBoundingClientRect(),h=Math.floor((f.clientY-p.top-tf)/il),w=Math.floor((f.clientX-p.left-ll)/a);h>=0&&h<e.page.length&&o({row:h,column:w>=0&&w<e.columns.length?
w:i.column})},m=l&&c?`${l.kind} ${l.namespace??""}/${l.name}, ${c.name}: ${cl.states[l.cells[i.column]??"."]}`:cl.noCell;return(0,We.jsxs)(We.Fragment,{children:[
(0,We.jsx)(F,{size:"sm",role:"status",children:l?(0,We.jsx)(_e,{to:Dr(l),children:m}):m}),l?.problem&&(0,We.jsx)(F,{size:"xs",c:"dimmed",children:l.problem.message}),
(0,We.jsx)("div",{className:"graph",tabIndex:0,role:"application","aria-label":`${cl.label}. ${cl.keys}`,"aria-describedby":"matrix-legend",onKeyDown:u,children:(0,We.jsx)(
"canvas",{ref:t,onMouseMove:d,onClick:f=>{d(f),s()}})})]})}function V8({route:e}){let t=Zt("matrix",{...Object.fromEntries(e.query),limit:or}),{value:r}=t,[o,n]=(0,hc.useState)(
e.query.get("cluster")??""),a=yo(l=>vt(e,{cluster:l},!0),250),i=ui("light")==="dark";return(0,We.jsxs)(se,{gap:"sm",children:[(0,We.jsxs)(W,{justify:"space-betw\
een",children:[(0,We.jsx)(de,{order:1,size:"h3",children:U.pages.matrix}),(0,We.jsxs)(W,{gap:"xs",children:[(0,We.jsx)(Co,{type:"search",size:"sm",w:180,"aria-l\
abel":cl.clusterHint,placeholder:cl.clusterHint,value:o,name:"cluster",onChange:l=>{n(l.currentTarget.value),a(l.currentTarget.value)}}),(0,We.jsx)(po,{route:e}),
(0,We.jsx)(ln,{route:e}),(0,We.jsx)(bt,{command:"kubectl get resourcebindings -A"})]})]}),(0,We.jsx)(Et,{live:t,reading:r}),(0,We.jsxs)(W,{gap:"md",id:"matrix-l\
egend",children:[Object.entries(I8).map(([l,c])=>(0,We.jsxs)(W,{gap:4,children:[(0,We.jsxs)("svg",{width:"16",height:"16","aria-hidden":!0,children:[(0,We.jsx)(
"rect",{width:"16",height:"16",fill:i?c.dark:c.light}),(0,We.jsx)("text",{x:"4",y:"12",fontSize:"12",fill:"currentColor",children:c.glyph})]}),(0,We.jsx)(F,{size:"\
xs",children:cl.states[l]})]},l)),r&&(0,We.jsx)(F,{size:"xs",c:"dimmed",children:cl.shown(r.columns.length,r.clusters)})]}),r&&(0,We.jsx)(aB,{view:r}),r&&(0,We.jsx)(
ho,{route:e,shown:r.page.length,matching:r.matching})]})}var nt=x(k(),1),Rn=U.moves;function iB(e,t){return{key:`${e.namespace}/${e.name}/${e.cluster}/${t}`,cells:[(0,nt.jsxs)(_e,{to:Dr(e),children:[e.kind," ",e.name]}),
e.namespace??"",e.cluster,e.replicas??"",(0,nt.jsx)(Gt,{since:e.since}),e.reason,e.producer,(0,nt.jsxs)(nt.Fragment,{children:[e.kept&&(0,nt.jsx)(Ve,{size:"sm",
variant:"light",color:"yellow",children:Rn.kept})," ",e.message]})]}}function U8({route:e}){let t=Zt("moves",{...Object.fromEntries(e.query),limit:or}),{value:r}=t;
return(0,nt.jsxs)(se,{gap:"sm",children:[(0,nt.jsxs)(W,{justify:"space-between",children:[(0,nt.jsx)(de,{order:1,size:"h3",children:U.pages.moves}),(0,nt.jsxs)(
W,{gap:"xs",children:[(0,nt.jsx)(_e,{to:ze("workloads",{filter:"suspended"}),children:Rn.suspended}),(0,nt.jsx)(_e,{to:ze("resources",{resource:"placementevicti\
ons.fleet.karmada.io"}),children:Rn.evictions}),(0,nt.jsx)(po,{route:e}),(0,nt.jsx)(ln,{route:e}),(0,nt.jsx)(bt,{command:"kubectl get placementevictions -A"})]})]}),
(0,nt.jsx)(Et,{live:t,reading:r}),r&&(0,nt.jsxs)(nt.Fragment,{children:[(0,nt.jsx)(de,{order:2,size:"h5",children:Rn.leaving}),(0,nt.jsx)(yt,{label:Rn.leaving,columns:Rn.
evictionColumns,empty:Rn.none,rows:r.evictions.map(iB)}),(0,nt.jsx)(de,{order:2,size:"h5",children:Rn.recent}),(0,nt.jsx)(yt,{label:Rn.recent,columns:Rn.columns,
empty:Rn.noMoves,rows:r.page.map((o,n)=>({key:String(n),cells:[(0,nt.jsx)(Gt,{since:o.time}),(0,nt.jsxs)(_e,{to:Dr(o),children:[o.kind," ",o.name]}),o.namespace??
"",o.changes?.join(", ")??"",o.reason,o.by??""]}))}),(0,nt.jsx)(ho,{route:e,shown:r.page.length,matching:r.matching})]})]})}var G8=x(D(),1);var Te=x(k(),1),vc=U.resources,rf=U.search,kx=["federatedresourcequotas.policy.karmada.io","federatedhpas.autoscaling.karmada.io","cronfederatedhpas.autoscaling\
.karmada.io","services","multiclusterservices.networking.karmada.io","multiclusteringresses.networking.karmada.io","serviceexports.multicluster.x-k8s.io","servi\
ceimports.multicluster.x-k8s.io","placementevictions.fleet.karmada.io","fleetdisruptionbudgets.fleet.karmada.io","workloadrebalancers.apps.karmada.io","clustert\
aintpolicies.policy.karmada.io","remedies.remedy.karmada.io","resourceregistries.search.karmada.io","deployments.apps","statefulsets.apps","daemonsets.apps","jo\
bs.batch","configmaps","namespaces"],lB=e=>e.group?.endsWith(".karmada.io")??!1;function cB({details:e}){return(0,Te.jsx)(Te.Fragment,{children:e.map((t,r)=>(0,Te.jsxs)(
F,{size:"xs",...t.problem?{c:"red"}:{},children:[t.cluster??vc.all,": ",t.text]},r))})}function $8({route:e}){let t=e.query.get("resource")??"deployments.apps",
r=Zt("resources",{...Object.fromEntries(e.query),resource:t,limit:or}),{value:o}=r,n=e.query.get("namespace"),a=o?.rows.some(i=>i.details);return(0,Te.jsxs)(se,
{gap:"sm",children:[(0,Te.jsxs)(W,{justify:"space-between",children:[(0,Te.jsx)(de,{order:1,size:"h3",children:U.pages.resources}),(0,Te.jsxs)(W,{gap:"xs",children:[
(0,Te.jsx)(La,{"aria-label":vc.kind,size:"sm",value:t,data:kx.includes(t)?kx:[t,...kx],onChange:i=>vt(e,{resource:i.currentTarget.value,continue:void 0})}),(0,Te.jsx)(
po,{route:e}),(0,Te.jsx)(bt,{command:`kubectl get ${t}${n?` -n ${n}`:" -A"}`})]})]}),(0,Te.jsx)(Et,{live:r}),o&&(0,Te.jsxs)(Te.Fragment,{children:[(0,Te.jsx)(yt,
{label:t,columns:a?[...o.columns,vc.details]:o.columns,empty:vc.none,rows:o.rows.map(i=>({key:`${i.namespace}/${i.name}`,cells:[...i.cells.map((l,c)=>c===0?(0,Te.jsx)(
_e,{to:lB(i)?al(i):Dr(i),children:l}):l),...a?[(0,Te.jsx)(cB,{details:i.details??[]})]:[]]}))}),(0,Te.jsxs)(W,{justify:"flex-end",children:[e.query.get("continu\
e")&&(0,Te.jsx)(te,{size:"compact-sm",variant:"default",onClick:()=>vt(e,{continue:void 0}),children:vc.first}),o.continue&&(0,Te.jsx)(te,{size:"compact-sm",variant:"\
default",onClick:()=>vt(e,{continue:o.continue}),children:vc.next})]})]})]})}function q8({route:e}){let t=e.query.get("search")??"",[r,o]=(0,G8.useState)(t),n=Dd(
"search",{search:t,continue:e.query.get("continue")??"",limit:or});return(0,Te.jsxs)(se,{gap:"sm",children:[(0,Te.jsxs)(W,{justify:"space-between",children:[(0,Te.jsx)(
de,{order:1,size:"h3",children:U.pages.search}),(0,Te.jsx)(bt,{command:`karmadactl search ${t}`})]}),(0,Te.jsx)(F,{size:"sm",children:rf.intro}),(0,Te.jsx)("for\
m",{onSubmit:a=>{a.preventDefault(),vt(e,{search:r,continue:void 0})},children:(0,Te.jsxs)(W,{gap:"xs",children:[(0,Te.jsx)(Co,{type:"search",w:480,"aria-label":rf.
label,placeholder:rf.hint,value:r,onChange:a=>o(a.currentTarget.value),name:"search"}),(0,Te.jsx)(te,{type:"submit",children:rf.go})]})}),(0,Te.jsx)(Et,{live:n}),
n.value&&t&&(0,Te.jsx)(yt,{label:U.pages.search,columns:rf.columns,rows:n.value.found.map(a=>({key:`${a.cluster}/${a.kind}/${a.namespace}/${a.name}`,cells:[a.cluster,
a.namespace??"",a.kind,(0,Te.jsx)(_e,{to:ze("workload",{...a,cluster:void 0,created:void 0}),children:a.name}),(0,Te.jsx)(Gt,{since:a.created})]}))}),n.value?.continue&&
(0,Te.jsx)(te,{size:"compact-sm",variant:"default",onClick:()=>vt(e,{continue:n.value.continue}),children:vc.next})]})}var dg=x(D(),1);var re=x(k(),1),jt=U.rollouts,sB={Succeeded:"green",Healthy:"green",Progressing:"indigo",Updating:"indigo",WaitingForApproval:"yellow",Paused:"yellow",Waiting:"\
gray",Pending:"gray",Failed:"red",RollingBack:"red"},Rx=({phase:e})=>(0,re.jsx)(Ve,{color:sB[e]??"gray",variant:"light",size:"sm",children:e});function dB({cluster:e}){
return(0,re.jsxs)("div",{className:"rollout-cluster",title:e.message,children:[(0,re.jsx)(F,{size:"sm",children:e.name}),(0,re.jsxs)(W,{gap:4,children:[(0,re.jsx)(
Rx,{phase:e.state}),e.revision?(0,re.jsx)(F,{size:"xs",c:"dimmed",children:jt.revision(e.revision)}):null]}),e.message&&(0,re.jsx)(F,{size:"xs",children:e.message})]})}
function mB({rollout:e}){let t=e.status.clusters??[],r=e.status.stages?.length?e.status.stages:[{name:jt.rest,phase:e.status.phase??""}];return(0,re.jsx)("div",
{className:"stages",tabIndex:0,role:"group","aria-label":e.template.name,children:r.map(o=>(0,re.jsxs)("div",{className:"stage",children:[(0,re.jsxs)(F,{size:"s\
m",fw:600,children:[o.name," ",(0,re.jsx)(Rx,{phase:o.phase})]}),t.filter(n=>(n.stage||jt.rest)===o.name).slice(0,50).map(n=>(0,re.jsx)(dB,{cluster:n},n.name))]},
o.name))})}function uB({rollout:e,onAction:t}){let r=e.status.stages?.find(u=>u.phase==="WaitingForApproval"),[o,n]=(0,dg.useState)(null),a=(u,d)=>t({rollout:e,
label:u,body:d}),i=e.status.phase==="Succeeded"||e.status.phase==="Failed",l=e.revisions?.filter(u=>u.revision!==e.status.revision)??[],c=e.status.stableRevision??
0,s=Number(o??(c!==e.status.revision?c:0));return(0,re.jsxs)(W,{gap:"xs",children:[r&&(0,re.jsxs)(te,{size:"compact-sm",onClick:()=>a(`${jt.approve} ${r.name}`,
{action:"approve",stage:r.name}),children:[jt.approve," ",r.name]}),!i&&!e.suspended&&(0,re.jsx)(te,{size:"compact-sm",variant:"default",onClick:()=>a(jt.pause,
{action:"pause"}),children:jt.pause}),e.suspended&&(0,re.jsx)(te,{size:"compact-sm",variant:"default",onClick:()=>a(jt.resume,{action:"resume"}),children:jt.resume}),
l.length>0&&(0,re.jsx)(Fm,{size:"xs",w:140,"aria-label":jt.history,placeholder:jt.history,value:o,onChange:n,data:l.map(u=>({value:String(u.revision),label:jt.revision(
u.revision)}))}),s>0&&(0,re.jsxs)(te,{size:"compact-sm",variant:"default",color:"red",onClick:()=>a(`${jt.undo} ${jt.revision(s)}`,{action:"undo",to:s}),children:[
jt.undo," ",jt.revision(s)]})]})}function fB({action:e,onClose:t}){let[r,o]=(0,dg.useState)(""),{rollout:n,body:a}=e,i=()=>Pt("rollout",{namespace:n.namespace??
"",name:n.name,revision:n.status.revision??0,...a}).then(t,l=>o(l.message));return(0,re.jsx)(hr,{opened:!0,onClose:t,title:e.label,centered:!0,children:(0,re.jsxs)(
se,{children:[r&&(0,re.jsx)(le,{color:"red",role:"alert",children:r}),(0,re.jsx)(F,{size:"sm",children:jt.confirm(e.label,`${n.template.kind} ${n.template.name}`)}),
(0,re.jsxs)(W,{justify:"flex-end",children:[(0,re.jsx)(te,{variant:"default",onClick:t,"data-autofocus":!0,children:U.inbox.cancel}),(0,re.jsx)(te,{onClick:i,children:e.
label})]})]})})}function pB({rollout:e,onAction:t}){let{status:r,template:o}=e;return(0,re.jsxs)(wn,{withBorder:!0,padding:"md",children:[(0,re.jsxs)(W,{justify:"\
space-between",mb:"xs",children:[(0,re.jsxs)(W,{gap:"xs",children:[(0,re.jsx)(de,{order:2,size:"h5",children:(0,re.jsxs)(_e,{to:Dr(o),children:[o.kind," ",o.name]})}),
(0,re.jsx)(F,{size:"sm",c:"dimmed",children:e.namespace}),(0,re.jsx)(Rx,{phase:r.phase??"Pending"}),e.suspended&&(0,re.jsx)(Ve,{size:"sm",color:"yellow",variant:"\
light",children:jt.paused}),(0,re.jsxs)(F,{size:"sm",children:[jt.revision(r.revision??0),r.stableRevision?", "+jt.stable(r.stableRevision):""]}),(0,re.jsx)(Gt,
{since:r.startedAt})]}),(0,re.jsxs)(W,{gap:"xs",children:[!e.revisions&&(0,re.jsx)(_e,{to:ze("rollouts",{name:e.name,namespace:e.namespace}),children:jt.history}),
(0,re.jsx)(uB,{rollout:e,onAction:t})]})]}),r.message&&(0,re.jsx)(F,{size:"sm",mb:"xs",children:r.message}),(0,re.jsx)(mB,{rollout:e})]})}function Y8({route:e}){
let t=Zt("rollouts",{...Object.fromEntries(e.query),limit:or}),[r,o]=(0,dg.useState)(),{value:n}=t;return(0,re.jsxs)(se,{gap:"sm",children:[(0,re.jsxs)(W,{justify:"\
space-between",children:[(0,re.jsx)(de,{order:1,size:"h3",children:U.pages.rollouts}),(0,re.jsxs)(W,{gap:"xs",children:[(0,re.jsx)(po,{route:e}),(0,re.jsx)(ln,{
route:e}),(0,re.jsx)(bt,{command:e.query.get("name")?`karmadactl rollout status ${e.query.get("name")} -n ${e.query.get("namespace")}`:"kubectl get stagedrollou\
ts -A"})]})]}),(0,re.jsx)(Et,{live:t,reading:n}),n&&n.page.length===0&&(0,re.jsx)(F,{size:"sm",c:"dimmed",children:jt.empty}),n?.page.map(a=>(0,re.jsx)(pB,{rollout:a,
onAction:o},`${a.namespace}/${a.name}`)),n&&(0,re.jsx)(ho,{route:e,shown:n.page.length,matching:n.matching}),r&&(0,re.jsx)(fB,{action:r,onClose:()=>o(void 0)})]})}var gc=x(D(),1);var Po=x(k(),1),mg=U.shell;function hB({url:e,onEnd:t}){let r=(0,gc.useRef)(null);return(0,gc.useEffect)(()=>{let o=()=>{},n=!1;return b8().then(({open:a})=>{n||
(o=a({parent:r.current,url:e,nonce:pc,label:mg.label,onEnd:i=>{n||t(i)}}))}),()=>{n=!0,o()}},[e]),(0,Po.jsx)("div",{ref:r,className:"terminal"})}function F8({route:e}){
let t=Object.fromEntries(e.query),[r,o]=(0,gc.useState)(0),[n,a]=(0,gc.useState)(),l=(location.protocol==="https:"?"wss://":"ws://")+location.host+"/ui/api/exec"+
Zu(t),c=()=>{a(void 0),o(r+1)};return(0,Po.jsxs)(se,{gap:"sm",children:[(0,Po.jsxs)(W,{justify:"space-between",children:[(0,Po.jsxs)(de,{order:1,size:"h3",children:[
t.pod," ",(0,Po.jsxs)(F,{span:!0,c:"dimmed",children:[t.cluster," ",t.namespace]})]}),(0,Po.jsx)(bt,{command:`karmadactl exec -it ${t.pod} -n ${t.namespace} -C ${t.
cluster} -- sh`})]}),(r===0||n!==void 0)&&(0,Po.jsxs)(W,{gap:"xs",children:[(0,Po.jsx)(te,{onClick:c,children:mg.connect}),(0,Po.jsx)(F,{size:"sm",children:mg.intro(
t.pod??"",t.cluster??"")})]}),n!==void 0&&(0,Po.jsx)(le,{color:"gray",role:"status",title:mg.ended,children:n}),r>0&&(0,Po.jsx)(hB,{url:l,onEnd:a},r)]})}var Pd=x(D(),1);var Ht=x(k(),1),sl=U.whatif;function vB({cluster:e,plan:t}){let[r,o]=(0,Pd.useState)({}),n=()=>{o({busy:!0}),Pt("drain",{cluster:e,planHash:t.planHash}).then(o,
a=>o({error:a.message}))};return r.evicted!==void 0?(0,Ht.jsxs)(le,{color:"green",role:"status",title:sl.started(r.evicted),children:[r.stays.length>0&&(0,Ht.jsxs)(
"div",{children:[sl.stays,": ",r.stays.join("; ")]}),(0,Ht.jsx)(_e,{to:ze("moves",{search:e}),children:sl.follow})]}):(0,Ht.jsxs)(W,{gap:"xs",children:[(0,Ht.jsx)(
te,{color:"red",disabled:r.busy,onClick:n,children:sl.now}),r.error&&(0,Ht.jsx)(le,{color:"red",role:"alert",children:r.error})]})}function X8({route:e}){let t=e.
query.get("cluster")??"",r=e.query.get("operation")??"",[o,n]=(0,Pd.useState)(t),[a,i]=(0,Pd.useState)({});(0,Pd.useEffect)(()=>{if(i({}),!t||!r)return;let c=!0;
return i({busy:!0}),Pt("plan",{changes:[{operation:r,cluster:t}],namespace:e.query.get("namespace")??""}).then(s=>c&&i({plan:s}),s=>c&&i({error:s.message})),()=>{
c=!1}},[t,r,e]);let l=c=>vt(e,{cluster:o,operation:c});return(0,Ht.jsxs)(se,{gap:"sm",children:[(0,Ht.jsxs)(W,{justify:"space-between",children:[(0,Ht.jsxs)(de,
{order:1,size:"h3",children:[U.pages.whatif," ",(0,Ht.jsx)(F,{span:!0,c:"dimmed",children:t})]}),(0,Ht.jsx)(bt,{command:`karmadactl plan --${r==="Drain"?"drain":
"lose-cluster"}=${t}`})]}),(0,Ht.jsx)(F,{size:"sm",children:sl.intro}),(0,Ht.jsxs)(W,{gap:"xs",align:"end",children:[(0,Ht.jsx)(Co,{label:sl.cluster,value:o,name:"\
cluster",onChange:c=>n(c.currentTarget.value)}),(0,Ht.jsx)(te,{color:"red",disabled:!o,onClick:()=>l("LoseCluster"),children:sl.lose}),(0,Ht.jsx)(te,{variant:"d\
efault",disabled:!o,onClick:()=>l("Drain"),children:sl.drain})]}),a.busy&&(0,Ht.jsx)(It,{size:"sm",role:"status","aria-label":U.plan.busy}),a.error&&(0,Ht.jsx)(
le,{color:"red",title:U.failed,role:"alert",children:a.error}),a.plan&&(0,Ht.jsx)(sg,{plan:a.plan}),a.plan&&r==="Drain"&&(0,Ht.jsx)(vB,{cluster:t,plan:a.plan},a.
plan.planHash)]})}var nf=x(D(),1);var Lo=x(k(),1),wc=210,bc=46,yc=42,ug=10,fg=26;function gB(e){let t=[],r=0,o=0,n=(a,i,l)=>{let c={node:a,x:i,y:0,parent:l};t.push(c),o=Math.max(o,i+1);let s=(a.
children??[]).map(u=>n(u,i+1,c));return c.y=s.length>0?(s[0].y+s[s.length-1].y)/2:r++,c};return n(e,0),{placed:t,rows:r,columns:o}}var K8=(e,t)=>e.length>t?e.slice(
0,t-1)+"…":e;function bB({p:e}){let{node:t}=e,r=t.missing?"Missing":t.state??"",o=`${t.kind} ${t.namespace?t.namespace+"/":""}${t.name}`;return(0,Lo.jsxs)("g",
{className:r,transform:`translate(${e.x*(wc+yc)},${fg+e.y*(bc+ug)})`,"data-kind":t.kind,children:[(0,Lo.jsx)("title",{children:[o,r,t.message].filter(Boolean).join(
`
`)}),(0,Lo.jsx)("rect",{width:wc,height:bc,rx:6}),(0,Lo.jsx)("text",{x:10,y:18,children:K8(`${t.kind} ${t.name}`,27)}),(0,Lo.jsx)("text",{x:10,y:35,className:"d\
etail",children:K8([r==="Missing"?U.workload.missing:r,t.message].filter(Boolean).join(": "),34)})]})}function yB({p:e}){if(!e.parent)return null;let t=e.parent.
x*(wc+yc)+wc,r=fg+e.parent.y*(bc+ug)+bc/2,o=e.x*(wc+yc),n=fg+e.y*(bc+ug)+bc/2;return(0,Lo.jsx)("path",{d:`M${t},${r} C${t+yc/2},${r} ${o-yc/2},${n} ${o},${n}`})}
function Q8({root:e}){let{placed:t,rows:r,columns:o}=gB(e),n=o*(wc+yc),a=fg+r*(bc+ug);return(0,Lo.jsx)("div",{className:"graph",tabIndex:0,role:"region","aria-l\
abel":U.workload.tabs.graph,children:(0,Lo.jsxs)("svg",{width:n+4,height:a+2,viewBox:`-2 0 ${n+4} ${a+2}`,role:"img","aria-label":`${e.kind} ${e.name}`,children:[
U.workload.columns.slice(0,o).map((i,l)=>(0,Lo.jsx)("text",{x:l*(wc+yc),y:14,className:"detail",children:i},i)),t.map((i,l)=>(0,Lo.jsx)(yB,{p:i},l)),t.map((i,l)=>(0,Lo.jsx)(
bB,{p:i},l))]})})}var An=x(D(),1);var je=x(k(),1),Ld=U.pods,En=U.logs;function wB(e,t){let r=e.ready===e.containers.length&&e.containers.length>0;return{key:e.cluster+"/"+e.name,cells:[e.cluster,
e.name,(0,je.jsxs)(je.Fragment,{children:[(0,je.jsx)(Ve,{size:"sm",variant:"light",color:r?"green":"yellow",children:e.status}),e.message&&(0,je.jsx)(F,{size:"x\
s",children:e.message})]}),`${e.ready}/${e.containers.length}`,e.restarts,e.node??"",(0,je.jsx)(Gt,{since:e.created}),(0,je.jsxs)(W,{gap:"xs",wrap:"nowrap",className:"\
nowrap",children:[(0,je.jsx)(_e,{to:ze("workload",{...t,tab:"logs",cluster:e.cluster,pod:e.name}),children:Ld.logs}),(0,je.jsx)(_e,{to:ze("shell",{cluster:e.cluster,
namespace:e.namespace,pod:e.name,container:e.containers[0]}),children:Ld.shell})]})]}}function Z8({object:e}){let t=Zt("pods",{...e}),{value:r}=t;return(0,je.jsxs)(
se,{gap:"sm",children:[(0,je.jsx)(Et,{live:t}),r?.errors.map(o=>(0,je.jsx)(le,{color:"red",title:`${Ld.cluster} ${o.cluster}`,children:o.error},o.cluster)),r&&(r.
pods.length>0||r.errors.length===0)&&(0,je.jsx)(yt,{label:U.workload.tabs.pods,columns:Ld.columns,empty:Ld.empty,rows:r.pods.map(o=>wB(o,e))}),r&&r.clusters>50&&
(0,je.jsx)(F,{size:"sm",c:"dimmed",children:Ld.more(50,r.clusters)})]})}var Ex=2e3,xB=/\u001b\[[0-9;?]*[A-Za-z]/g;function _B(e){let[t,r]=(0,An.useState)({lines:[],
ended:!1,error:""});return(0,An.useEffect)(()=>{r({lines:[],ended:!1,error:""});let o=new EventSource(e),n=a=>{o.close(),r(i=>({...i,ended:!0,error:a}))};return o.
onmessage=a=>r(i=>({...i,lines:[...i.lines,...JSON.parse(a.data)].slice(-Ex)})),o.addEventListener("end",()=>n("")),o.onerror=()=>n(U.failed),()=>o.close()},[e]),
t}function W8({object:e,route:t}){let[r,o]=(0,An.useState)(0),[n,a]=(0,An.useState)(""),i=t.query.get("cluster")??"",l=t.query.get("pod")??"",c=t.query.get("pre\
vious")??"",{lines:s,ended:u,error:d}=_B(Od("logs",{...e,cluster:i,pod:l,previous:c,round:r})),m=(0,An.useMemo)(()=>[...new Set([...s.map(h=>h.c).filter(Boolean),
...i?[i]:[]])].sort(),[s,i]),f=(0,An.useRef)(null);(0,An.useEffect)(()=>{f.current?.scrollIntoView({block:"nearest"})},[s]);let p=n?s.filter(h=>h.t.includes(n)):
s;return(0,je.jsxs)(se,{gap:"sm",children:[(0,je.jsxs)(W,{gap:"xs",children:[(0,je.jsx)(La,{"aria-label":En.cluster,size:"sm",value:i,data:[{value:"",label:En.cluster},
...m.filter(Boolean)],onChange:h=>vt(t,{cluster:h.currentTarget.value,pod:void 0})}),(0,je.jsx)(Co,{type:"search","aria-label":En.filter,placeholder:En.filter,size:"\
sm",value:n,onChange:h=>a(h.currentTarget.value)}),(0,je.jsx)(Da,{label:En.previous,checked:c==="true",onChange:h=>vt(t,{previous:h.currentTarget.checked?"true":
void 0})}),(0,je.jsx)(Ve,{color:u?"gray":"green",variant:"light",children:u?En.ended:En.follow}),u&&(0,je.jsx)(te,{size:"compact-sm",variant:"default",onClick:()=>o(
r+1),children:En.again}),l&&(0,je.jsxs)(te,{size:"compact-sm",variant:"default",onClick:()=>vt(t,{pod:void 0}),children:[l," ✕"]})]}),d&&(0,je.jsx)(le,{color:"\
red",role:"alert",children:d}),(0,je.jsxs)("div",{className:"log",tabIndex:0,role:"log","aria-label":En.label,"aria-live":"off",children:[p.length===0&&(0,je.jsx)(
F,{size:"sm",c:"dimmed",children:En.empty}),p.map((h,w)=>(0,je.jsxs)("div",{className:h.e?"mono removed":"mono",children:[(0,je.jsxs)("span",{className:"source",
children:[h.c," ",h.p]})," ",h.t.replace(xB,"")]},w)),(0,je.jsx)("div",{ref:f})]}),s.length>=Ex&&(0,je.jsx)(F,{size:"sm",c:"dimmed",children:En.dropped(Ex)})]})}var Je=x(k(),1),go=U.why,of=e=>`${e.kind} ${e.namespace?e.namespace+"/":""}${e.name}`;function SB(e,t){return{key:e.cluster,cells:[e.cluster,(0,Je.jsx)(Ve,{size:"\
sm",variant:"light",color:e.chosen?"green":"gray",children:e.chosen?go.yes:go.no}),t&&e.chosen?e.replicas:"",t?e.current:"",e.capacity??"",e.score||"",e.reason]}}
function CB({term:e,single:t}){return(0,Je.jsxs)("section",{children:[!t&&(0,Je.jsx)(de,{order:2,size:"h5",children:go.term(e.affinity??"")}),e.error&&(0,Je.jsx)(
le,{color:"red",title:go.unschedulable,my:"xs",children:e.error}),e.division&&(0,Je.jsx)(F,{size:"sm",children:go.division(e.division)}),(0,Je.jsx)(yt,{label:U.
workload.tabs.why,columns:go.columns,rows:e.clusters.map(r=>SB(r,!!e.division))}),e.total>e.clusters.length&&(0,Je.jsx)(F,{size:"sm",c:"dimmed",children:go.more(
e.total-e.clusters.length)}),e.notes.map(r=>(0,Je.jsx)(F,{size:"sm",children:r},r))]})}function zB({why:e}){return(0,Je.jsxs)(Je.Fragment,{children:[e.policy&&(0,Je.jsx)(
F,{size:"sm",children:go.policy(of(e.policy),e.policy.problem)}),e.unclaimed&&(0,Je.jsx)(le,{color:"red",title:go.unclaimed,children:e.unclaimed.includes("no po\
licy selects")?void 0:e.unclaimed}),e.nearly.length>0&&(0,Je.jsx)(le,{color:"yellow",title:go.nearly,children:(0,Je.jsx)(xn,{size:"sm",children:e.nearly.map(t=>(0,Je.jsxs)(
xn.Item,{children:[of(t.policy),": ",t.difference]},of(t.policy)))})}),e.alsoMatching.map(t=>(0,Je.jsxs)(F,{size:"sm",c:"dimmed",children:[go.also,": ",of(t.policy),
", ",t.reason]},of(t.policy)))]})}function J8({object:e}){let{value:t,error:r}=Dd("why",{...e,limit:200});return r?(0,Je.jsx)(le,{color:"red",title:U.failed,role:"\
alert",children:r}):t?(0,Je.jsxs)(se,{gap:"sm",children:[(0,Je.jsx)(zB,{why:t}),t.held&&(0,Je.jsx)(le,{color:"yellow",title:go.held,children:t.held}),t.due&&(0,Je.jsx)(
le,{color:"blue",title:go.due,children:t.due}),t.error&&t.terms.length!==1&&(0,Je.jsx)(le,{color:"red",title:go.unschedulable,children:t.error}),t.terms.map((o,n)=>(0,Je.jsx)(
CB,{term:o,single:t.terms.length===1},n)),t.notes.map(o=>(0,Je.jsx)(F,{size:"sm",children:o},o))]}):(0,Je.jsx)(It,{size:"sm",role:"status","aria-label":U.loading})}var Z=x(k(),1),Ne=U.workload;function TB(e,t){let r=`${t.kind.toLowerCase()}${t.group?"."+t.group:""}/${t.name}${t.namespace?" -n "+t.namespace:""}`;return`${{graph:"\
karmadactl tree",why:"karmadactl why",timeline:"karmadactl trace",events:"karmadactl describe",manifest:"kubectl get -o yaml",diff:"karmadactl diff",pods:"karma\
dactl get pods --operation-scope members #",logs:"karmadactl logs --all-clusters"}[e]} ${r}`}function kB({value:e,cluster:t,onClose:r}){let[o,n]=(0,nf.useState)(
{}),a={namespace:e.namespace??"",binding:e.binding,cluster:t},i=c=>Pt("evict",{...a,planned:c}).then(s=>n({planned:s,done:!!c}),s=>n({planned:c,error:s.message}));
(0,nf.useEffect)(()=>{i()},[]);let{planned:l}=o;return(0,Z.jsx)(hr,{opened:!0,onClose:r,title:Ne.evictHeading(e.name,t),centered:!0,children:(0,Z.jsxs)(se,{children:[
o.error&&(0,Z.jsx)(le,{color:"red",role:"alert",children:o.error}),o.done&&(0,Z.jsx)(le,{color:"green",role:"status",children:Ne.evicted}),l?.stays&&(0,Z.jsx)(le,
{color:"yellow",title:Ne.staysThere,children:l.stays}),l&&!l.stays&&(0,Z.jsx)(F,{size:"sm",children:l.to.length>0?`${Ne.goes}: ${l.to.join(", ")}`:Ne.nowhere}),
l?.budgets&&(0,Z.jsxs)(F,{size:"sm",children:[Ne.budgets,": ",l.budgets]}),(0,Z.jsxs)(W,{justify:"flex-end",children:[(0,Z.jsx)(te,{variant:"default",onClick:r,
"data-autofocus":!0,children:Ne.cancel}),(0,Z.jsx)(te,{color:"red",disabled:!l||!!l.stays||o.done,onClick:()=>{i(l)},children:Ne.evict})]})]})})}function RB({value:e}){
let[t,r]=(0,nf.useState)("");return(0,Z.jsxs)(Z.Fragment,{children:[t&&(0,Z.jsx)(kB,{value:e,cluster:t,onClose:()=>r("")}),(0,Z.jsx)(yt,{label:Ne.clusters,columns:Ne.
clusterColumns,rows:e.clusters.map(o=>({key:o.cluster,cells:[o.cluster,(0,Z.jsx)(Sx,{state:o.state}),[o.state==="Done"?"":o.stage,o.revision?Ne.revision(o.revision):
""].filter(Boolean).join(", "),o.replicas??"",o.message??"",e.binding&&(0,Z.jsx)(te,{size:"compact-xs",variant:"default",onClick:()=>r(o.cluster),children:Ne.evict})]}))})]})}
function EB({value:e}){return(0,Z.jsx)(yt,{label:Ne.conditions,columns:Ne.conditionColumns,rows:e.conditions.map(t=>({key:t.type,cells:[t.type,t.status,t.reason,
t.message,(0,Z.jsx)(Gt,{since:t.lastTransitionTime})]}))})}function AB({value:e}){let t=e.tree.children?.flatMap(r=>Object.entries(r.hidden??{}))??[];return(0,Z.jsxs)(
se,{children:[(0,Z.jsx)(Q8,{root:e.tree}),t.map(([r,o])=>(0,Z.jsx)(F,{size:"sm",c:"dimmed",children:Ne.more(o,r)},r)),e.binding&&(0,Z.jsxs)(Z.Fragment,{children:[
(0,Z.jsx)(de,{order:2,size:"h5",children:Ne.clusters}),(0,Z.jsx)(RB,{value:e}),(0,Z.jsx)(de,{order:2,size:"h5",children:Ne.conditions}),(0,Z.jsx)(EB,{value:e})]}),
e.overrides.length>0&&(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(de,{order:2,size:"h5",children:Ne.overrides}),(0,Z.jsx)(yt,{label:Ne.overrides,columns:Ne.overrideColumns,
rows:e.overrides.map(r=>({key:`${r.cluster}/${r.kind}/${r.name}`,cells:[r.cluster,(0,Z.jsxs)(_e,{to:al(r),children:[r.kind," ",r.name]}),r.paths.join(", ")]}))})]}),
e.moves.length>0&&(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(de,{order:2,size:"h5",children:Ne.moves}),(0,Z.jsx)(yt,{label:Ne.moves,columns:Ne.moveColumns,rows:e.
moves.map((r,o)=>({key:String(o),cells:[(0,Z.jsx)(Gt,{since:r.time}),r.changes?.join(", ")??"",r.reason,r.by??""]}))})]})]})}function NB({value:e}){let{timeline:t}=e;
return(0,Z.jsxs)(se,{children:[t.complete?(0,Z.jsx)(le,{color:"green",children:Ne.complete}):(0,Z.jsx)(le,{color:"yellow",title:Ne.waiting,children:(0,Z.jsx)(xn,
{size:"sm",children:t.waiting?.map(r=>(0,Z.jsx)(xn.Item,{children:r},r))})}),(0,Z.jsx)(yt,{label:Ne.tabs.timeline,columns:Ne.timelineColumns,rows:t.steps.map((r,o)=>({
key:String(o),cells:[r.time?new Date(r.time).toLocaleTimeString():"",(0,Z.jsx)(Sx,{state:r.state}),r.stage,r.cluster??"",r.object,r.message??""]}))})]})}function OB({
value:e}){return(0,Z.jsx)(yt,{label:Ne.tabs.events,columns:Ne.eventColumns,empty:Ne.noEvents,rows:e.events.map((t,r)=>({key:String(r),cells:[(0,Z.jsx)(Gt,{since:t.
last}),(0,Z.jsx)(Ve,{size:"sm",variant:"light",color:t.type==="Warning"?"yellow":"gray",children:t.type}),t.reason,t.object,t.count,t.message]}))})}function e7({
route:e}){let{group:t,version:r,kind:o,namespace:n,name:a}=Object.fromEntries(e.query),i={group:t,version:r,kind:o,namespace:n,name:a},l=Zt("workload",i),{value:c}=l,
s=e.query.get("tab")??(c&&!c.binding?"why":"graph"),u=i;return(0,Z.jsxs)(se,{gap:"sm",children:[(0,Z.jsxs)(W,{justify:"space-between",children:[(0,Z.jsxs)(de,{order:1,
size:"h3",children:[u.kind," ",u.name," ",(0,Z.jsx)(F,{span:!0,c:"dimmed",children:u.namespace})]}),(0,Z.jsxs)(W,{gap:"xs",children:[(0,Z.jsx)(_e,{to:al(u),children:Ne.
edit}),(0,Z.jsx)(bt,{command:TB(s,u)})]})]}),(0,Z.jsx)(Et,{live:l}),(0,Z.jsxs)(dt,{value:s,onChange:d=>vt(e,{tab:d},!0),keepMounted:!1,children:[(0,Z.jsx)(dt.List,
{mb:"sm",children:Object.entries(Ne.tabs).map(([d,m])=>(0,Z.jsx)(dt.Tab,{value:d,children:m},d))}),(0,Z.jsx)(dt.Panel,{value:"graph",children:c&&(0,Z.jsx)(AB,{value:c})}),
(0,Z.jsx)(dt.Panel,{value:"why",children:(0,Z.jsx)(J8,{object:u})}),(0,Z.jsx)(dt.Panel,{value:"diff",children:(0,Z.jsx)(S8,{object:u})}),(0,Z.jsx)(dt.Panel,{value:"\
pods",children:(0,Z.jsx)(Z8,{object:u})}),(0,Z.jsx)(dt.Panel,{value:"logs",children:(0,Z.jsx)(W8,{object:u,route:e})}),(0,Z.jsx)(dt.Panel,{value:"timeline",children:c&&
(0,Z.jsx)(NB,{value:c})}),(0,Z.jsx)(dt.Panel,{value:"events",children:c&&(0,Z.jsx)(OB,{value:c})}),(0,Z.jsx)(dt.Panel,{value:"manifest",children:c&&(c.manifest?
(0,Z.jsx)(_s,{block:!0,tabIndex:0,children:c.manifest}):(0,Z.jsx)(F,{children:Ne.noManifest}))})]})]})}var Se=x(k(),1),af=U.workloads;function MB({route:e,counts:t}){return(0,Se.jsx)(Si.Group,{value:e.query.get("filter")??"",onChange:r=>vt(e,{filter:r,offset:void 0}),
children:(0,Se.jsx)(W,{gap:6,children:Object.entries(af.filters).map(([r,o])=>(0,Se.jsxs)(Si,{value:r,size:"xs",variant:"light",disabled:r!==""&&!t[r]&&e.query.
get("filter")!==r,children:[o," ",t[r]??0]},r))})})}function DB({workload:e}){let t=["held","drifted","suspended","moving"].filter(r=>e[r]);return(0,Se.jsxs)(Se.Fragment,
{children:[(0,Se.jsxs)(W,{gap:4,children:[(0,Se.jsx)(Wu,{kind:e.problem?.kind}),t.map(r=>(0,Se.jsx)(Ve,{color:"gray",variant:"light",size:"sm",children:af.flags[r]},
r))]}),e.problem&&(0,Se.jsx)(F,{size:"xs",lineClamp:2,title:e.problem.message,children:e.problem.message})]})}function BB({workload:e}){if(e.replicas===void 0)return null;
if(e.unknown===void 0)return(0,Se.jsx)(Se.Fragment,{children:`${e.ready??0}/${e.replicas}`});let t=(e.ready??0)-e.unknown;return(0,Se.jsxs)(F,{size:"sm",c:"dimm\
ed",children:[t>0?`${t} + `:"","? / ",e.replicas,(0,Se.jsx)("br",{}),"(",af.lastKnown(e.ready??0),")"]})}function PB(e){return{key:`${e.kind}/${e.namespace}/${e.
name}`,cells:[(0,Se.jsxs)(W,{gap:6,children:[(0,Se.jsx)(_e,{to:Dr(e),children:e.name}),(0,Se.jsx)(F,{size:"xs",c:"dimmed",children:e.kind})]}),e.namespace??"",(0,Se.jsx)(
DB,{workload:e}),(0,Se.jsx)(BB,{workload:e}),e.clusters,e.policy?(0,Se.jsx)(_e,{to:ze("policies",{search:e.policy.split(/[ /]/).pop()}),children:e.policy}):"",(0,Se.jsx)(
Gt,{since:e.created})]}}function t7({route:e}){let t=Zt("workloads",{...Object.fromEntries(e.query),limit:or}),{value:r}=t;return(0,Se.jsxs)(se,{gap:"sm",children:[
(0,Se.jsxs)(W,{justify:"space-between",children:[(0,Se.jsx)(de,{order:1,size:"h3",children:U.pages.workloads}),(0,Se.jsxs)(W,{gap:"xs",children:[(0,Se.jsx)(po,{
route:e}),(0,Se.jsx)(ln,{route:e}),(0,Se.jsx)(bt,{command:"kubectl get resourcebindings,clusterresourcebindings -A"})]})]}),(0,Se.jsx)(Et,{live:t,reading:r}),r&&
(0,Se.jsxs)(Se.Fragment,{children:[(0,Se.jsx)(MB,{route:e,counts:r.counts}),(0,Se.jsx)(cg,{label:U.pages.workloads,columns:af.columns,items:r.page,row:PB}),r.matching===
0&&(0,Se.jsx)(F,{size:"sm",c:"dimmed",children:af.absent}),(0,Se.jsx)(ho,{route:e,shown:r.page.length,matching:r.matching})]})]})}var xt=x(k(),1),LB={fleet:P8,workloads:t7,workload:e7,inbox:j8,matrix:V8,policies:O8,edit:M8,rollouts:Y8,moves:U8,whatif:X8,resources:$8,search:q8,shell:F8},r7=[
"fleet","workloads","matrix","policies","rollouts","moves","inbox","resources","search"],jB={workload:"workloads",edit:"policies",whatif:"fleet",shell:"workload\
s"},HB={primaryColor:"indigo",primaryShade:{light:7,dark:8},cursorType:"pointer",autoContrast:!0,components:{Modal:{defaultProps:{closeButtonProps:{"aria-label":U.
close}}}},fontFamily:"system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif",fontFamilyMonospace:"ui-monospace, SFMono-Regular, Menlo, DejaVu Sans\
 Mono, monospace"};function IB(){let{setColorScheme:e}=Xd(),t=ui("light")==="dark";return(0,xt.jsx)(Kn,{variant:"default",size:"lg","aria-label":U.scheme,title:U.
scheme,onClick:()=>e(t?"light":"dark"),children:t?"☀":"☾"})}function VB({session:e,onLogout:t}){let r=w8(),[o,{toggle:n,close:a}]=Bg(),i=LB[r.page];return(0,jd.useEffect)(
a,[r.page]),(0,jd.useEffect)(()=>{document.title=`${U.pages[r.page]??U.notFound} · ${r.query.get("name")??U.title}`},[r]),Dg([...r7.map((l,c)=>[`alt+${c+1}`,()=>ri(
ze(l))]),["/",()=>document.querySelector("input[type=search]")?.focus()]]),(0,xt.jsxs)(Vr,{header:{height:52},navbar:{width:190,breakpoint:"sm",collapsed:{mobile:!o}},
padding:"md",children:[(0,xt.jsx)("a",{className:"skip",href:"#main",children:U.skip}),(0,xt.jsx)(Vr.Header,{children:(0,xt.jsxs)(W,{h:"100%",px:"md",justify:"s\
pace-between",wrap:"nowrap",children:[(0,xt.jsxs)(W,{gap:"sm",wrap:"nowrap",children:[(0,xt.jsx)(xs,{opened:o,onClick:n,hiddenFrom:"sm",size:"sm","aria-label":U.
title}),(0,xt.jsx)(F,{fw:700,size:"lg",children:U.title})]}),(0,xt.jsxs)(W,{gap:"xs",wrap:"nowrap",children:[(0,xt.jsx)(F,{size:"sm",truncate:!0,title:U.user,children:e.
user}),(0,xt.jsx)(IB,{}),(0,xt.jsx)(te,{variant:"default",size:"compact-sm",onClick:t,children:U.logout})]})]})}),(0,xt.jsx)(Vr.Navbar,{p:"xs","aria-label":U.title,
children:r7.map(l=>(0,xt.jsx)(ks,{href:ze(l),label:U.pages[l],onClick:Bd,active:(jB[r.page]??r.page)===l,"aria-current":r.page===l?"page":void 0},l))}),(0,xt.jsx)(
Vr.Main,{id:"main",tabIndex:-1,children:i?(0,xt.jsx)(i,{route:r}):(0,xt.jsx)(F,{children:U.notFound})})]})}function UB(){let[e,t]=(0,jd.useState)();return(0,jd.useEffect)(
()=>{h8(()=>t(null));let r=new URLSearchParams(location.hash.slice(1)).get("login");if(r){history.replaceState(null,"",location.pathname+location.search),Pt("lo\
gin",{code:r}).then(t,()=>t(null));return}ba("session").then(t,()=>t(null))},[]),e===void 0?(0,xt.jsx)(Hl,{h:"100vh",children:(0,xt.jsx)(It,{role:"status","aria\
-label":U.loading})}):e===null?(0,xt.jsx)(H8,{onLogin:t}):(0,xt.jsx)(VB,{session:e,onLogout:()=>{Pt("logout",{}).finally(()=>t(null))}})}o3(pc);(0,o7.createRoot)(
document.getElementById("root")).render((0,xt.jsx)(Df,{theme:HB,defaultColorScheme:"auto",getStyleNonce:()=>pc,children:(0,xt.jsx)(UB,{})}));
