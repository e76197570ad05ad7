var xs=[],fl=[];(()=>{let n="lc,34,7n,7,7b,19,,,,2,,2,,,20,b,1c,l,g,,2t,7,2,6,2,2,,4,z,,u,r,2j,b,1m,9,9,,o,4,,9,,3,,5,17,3,1n,9,16,o,,x,1i,3,,i,,7,a,2,t,3,1k,,,\
7,2,2,2,3,9,,a,2,q,,2,3,1k,,,5,4,2,2,3,3,,u,2,3,,b,3,1k,,,8,,3,,3,k,2,m,6,,3,1k,,,7,2,2,2,3,7,3,a,2,u,,1n,5,3,3,,4,9,,14,5,1j,,,7,,3,,4,7,2,b,2,t,3,1k,,,7,,3,,4\
,7,2,b,2,f,,c,4,1j,2,,7,,3,,4,9,,a,2,t,3,1y,,4,6,,,,8,i,2,1p,,,8,c,8,2q,,,a,b,7,21,2,r,,,,,,4,2,1d,k,,2,5,b,,10,9,,2u,b,,6,n,4,4,3,g,4,d,,,3,6,,f,,jj,3,qa,4,s,3\
,t,2,u,2,1s,w,9,,19,3,,,39,2,y,,3a,c,4,c,63,5,1l,a,,,,,2,o,2,,1c,1a,2,c,k,5,1b,h,12,9,c,3,u,d,1k,e,1c,k,48,3,,l,4,,6,,2,3,5i,1s,ek,,5f,x,2da,3,3x,,2o,w,fe,6,2x,\
2,n9w,4,,a,w,2,28,2,7k,,3,,4,,n,5,4,,2b,2,1e,i,q,i,d,,12,8,p,d,18,4,1b,e,10,,1v,e,c,,8,2,1a,,1f,,,3,2,2,5,2,,,15,5,5,2,6k,8,,2,fn4,,kh,g,g,g,a6,2,gt,,6a,,45,5,1\
ae,3,,2,5,4,14,3,4,,4l,2,fx,4,1t,5,8t,2,25,6,1y,b,1d,4,3e,3,1h,f,15,,2,2,a,4,19,b,7,,1p,3,10,e,g,2,18,,c,3,1c,e,8,4,,2,2k,c,6,,2,,4d,c,l,4,1j,2,,7,2,2,2,3,9,,a,\
2,2,7,3,5,1v,9,,,2,,,4,,5,,,e,2,2a,i,n,,29,k,6j,7,2,9,r,2,2a,h,2y,d,2t,3,2,a,74,f,6t,6,,2,2,4,,,,2,3x,7,2,7,3,,s,a,14,7,,4,8,,9,b,1a,g,5i,8,5j,8,,8,2a,m,,e,3e,6\
,3,,,2,,7,,,1u,5,,2,,5,9n,4,9,2,,,1c,7,3,5,n,,44l,,6,f,8ug,i,1xc,5,1n,7,t4,,,1j,7,4,29,,b,2,f57,2,3mp,1a,2,n,f2,5,3,6,8,8,2,7,u,4,44,3,1iz,1j,4,1e,8,,e,,m,5,,f,\
11s,7,,h,2,7,,2,,5,2s,,4g,7,af,,1p,4,e4,4,72,2,6r,,2,,7,2,5,,d6,7,31,7,240,5".split(",").map(e=>e?parseInt(e,36):1);for(let e=0,t=0;e<n.length;e++)(e%2?fl:xs).push(
t=t+n[e])})();function dc(n){if(n<768)return!1;for(let e=0,t=xs.length;;){let i=e+t>>1;if(n<xs[i])t=i;else if(n>=fl[i])e=i+1;else return!0;if(e==t)return!1}}function ll(n){
return n>=127462&&n<=127487}var al=8205;function cl(n,e,t=!0,i=!0){return(t?ul:pc)(n,e,i)}function ul(n,e,t){if(e==n.length)return e;e&&dl(n.charCodeAt(e))&&pl(n.charCodeAt(e-1))&&e--;let i=ys(
n,e);for(e+=hl(i);e<n.length;){let s=ys(n,e);if(i==al||s==al||t&&dc(s))e+=hl(s),i=s;else if(ll(s)){let r=0,o=e-2;for(;o>=0&&ll(ys(n,o));)r++,o-=2;if(r%2==0)break;
e+=2}else break}return e}function pc(n,e,t){for(;e>1;){let i=ul(n,e-2,t);if(i<e)return i;e--}return 0}function ys(n,e){let t=n.charCodeAt(e);if(!pl(t)||e+1==n.length)
return t;let i=n.charCodeAt(e+1);return dl(i)?(t-55296<<10)+(i-56320)+65536:t}function dl(n){return n>=56320&&n<57344}function pl(n){return n>=55296&&n<56320}function hl(n){
return n<65536?1:2}var I=class n{lineAt(e){if(e<0||e>this.length)throw new RangeError(`Invalid position ${e} in document of length ${this.length}`);return this.lineInner(e,!1,1,0)}line(e){
if(e<1||e>this.lines)throw new RangeError(`Invalid line number ${e} in ${this.lines}-line document`);return this.lineInner(e,!0,1,0)}replace(e,t,i){[e,t]=Gt(this,
e,t);let s=[];return this.decompose(0,e,s,2),i.length&&i.decompose(0,i.length,s,3),this.decompose(t,this.length,s,1),Kt.from(s,this.length-(t-e)+i.length)}append(e){
return this.replace(this.length,this.length,e)}slice(e,t=this.length){[e,t]=Gt(this,e,t);let i=[];return this.decompose(e,t,i,0),Kt.from(i,t-e)}eq(e){if(e==this)
return!0;if(e.length!=this.length||e.lines!=this.lines)return!1;let t=this.scanIdentical(e,1),i=this.length-this.scanIdentical(e,-1),s=new Pt(this),r=new Pt(e);
for(let o=t,l=t;;){if(s.next(o),r.next(o),o=0,s.lineBreak!=r.lineBreak||s.done!=r.done||s.value!=r.value)return!1;if(l+=s.value.length,s.done||l>=i)return!0}}iter(e=1){
return new Pt(this,e)}iterRange(e,t=this.length){return new cn(this,e,t)}iterLines(e,t){let i;if(e==null)i=this.iter();else{t==null&&(t=this.lines+1);let s=this.
line(e).from;i=this.iterRange(s,Math.max(s,t==this.lines+1?this.length:t<=1?0:this.line(t-1).to))}return new un(i)}toString(){return this.sliceString(0)}toJSON(){
let e=[];return this.flatten(e),e}constructor(){}static of(e){if(e.length==0)throw new RangeError("A document must have at least one line");return e.length==1&&
!e[0]?n.empty:e.length<=32?new ye(e):Kt.from(ye.split(e,[]))}},ye=class n extends I{constructor(e,t=mc(e)){super(),this.text=e,this.length=t}get lines(){return this.
text.length}get children(){return null}lineInner(e,t,i,s){for(let r=0;;r++){let o=this.text[r],l=s+o.length;if((t?i:l)>=e)return new ws(s,l,i,o);s=l+1,i++}}decompose(e,t,i,s){
let r=e<=0&&t>=this.length?this:new n(ml(this.text,e,t),Math.min(t,this.length)-Math.max(0,e));if(s&1){let o=i.pop(),l=fn(r.text,o.text.slice(),0,r.length);if(l.
length<=32)i.push(new n(l,o.length+r.length));else{let a=l.length>>1;i.push(new n(l.slice(0,a)),new n(l.slice(a)))}}else i.push(r)}replace(e,t,i){if(!(i instanceof
n))return super.replace(e,t,i);[e,t]=Gt(this,e,t);let s=fn(this.text,fn(i.text,ml(this.text,0,e)),t),r=this.length+i.length-(t-e);return s.length<=32?new n(s,r):
Kt.from(n.split(s,[]),r)}sliceString(e,t=this.length,i=`
`){[e,t]=Gt(this,e,t);let s="";for(let r=0,o=0;r<=t&&o<this.text.length;o++){let l=this.text[o],a=r+l.length;r>e&&o&&(s+=i),e<a&&t>r&&(s+=l.slice(Math.max(0,e-r),
t-r)),r=a+1}return s}flatten(e){for(let t of this.text)e.push(t)}scanIdentical(){return 0}static split(e,t){let i=[],s=-1;for(let r of e)i.push(r),s+=r.length+1,
i.length==32&&(t.push(new n(i,s)),i=[],s=-1);return s>-1&&t.push(new n(i,s)),t}},Kt=class n extends I{constructor(e,t){super(),this.children=e,this.length=t,this.
lines=0;for(let i of e)this.lines+=i.lines}lineInner(e,t,i,s){for(let r=0;;r++){let o=this.children[r],l=s+o.length,a=i+o.lines-1;if((t?a:l)>=e)return o.lineInner(
e,t,i,s);s=l+1,i=a+1}}decompose(e,t,i,s){for(let r=0,o=0;o<=t&&r<this.children.length;r++){let l=this.children[r],a=o+l.length;if(e<=a&&t>=o){let h=s&((o<=e?1:0)|
(a>=t?2:0));o>=e&&a<=t&&!h?i.push(l):l.decompose(e-o,t-o,i,h)}o=a+1}}replace(e,t,i){if([e,t]=Gt(this,e,t),i.lines<this.lines)for(let s=0,r=0;s<this.children.length;s++){
let o=this.children[s],l=r+o.length;if(e>=r&&t<=l){let a=o.replace(e-r,t-r,i),h=this.lines-o.lines+a.lines;if(a.lines<h>>4&&a.lines>h>>6){let f=this.children.slice();
return f[s]=a,new n(f,this.length-(t-e)+i.length)}return super.replace(r,l,a)}r=l+1}return super.replace(e,t,i)}sliceString(e,t=this.length,i=`
`){[e,t]=Gt(this,e,t);let s="";for(let r=0,o=0;r<this.children.length&&o<=t;r++){let l=this.children[r],a=o+l.length;o>e&&r&&(s+=i),e<a&&t>o&&(s+=l.sliceString(
e-o,t-o,i)),o=a+1}return s}flatten(e){for(let t of this.children)t.flatten(e)}scanIdentical(e,t){if(!(e instanceof n))return 0;let i=0,[s,r,o,l]=t>0?[0,0,this.children.
length,e.children.length]:[this.children.length-1,e.children.length-1,-1,-1];for(;;s+=t,r+=t){if(s==o||r==l)return i;let a=this.children[s],h=e.children[r];if(a!=
h)return i+a.scanIdentical(h,t);i+=a.length+1}}static from(e,t=e.reduce((i,s)=>i+s.length+1,-1)){let i=0;for(let d of e)i+=d.lines;if(i<32){let d=[];for(let p of e)
p.flatten(d);return new ye(d,t)}let s=Math.max(32,i>>5),r=s<<1,o=s>>1,l=[],a=0,h=-1,f=[];function c(d){let p;if(d.lines>r&&d instanceof n)for(let m of d.children)
c(m);else d.lines>o&&(a>o||!a)?(u(),l.push(d)):d instanceof ye&&a&&(p=f[f.length-1])instanceof ye&&d.lines+p.lines<=32?(a+=d.lines,h+=d.length+1,f[f.length-1]=new ye(
p.text.concat(d.text),p.length+1+d.length)):(a+d.lines>s&&u(),a+=d.lines,h+=d.length+1,f.push(d))}function u(){a!=0&&(l.push(f.length==1?f[0]:n.from(f,h)),h=-1,
a=f.length=0)}for(let d of e)c(d);return u(),l.length==1?l[0]:new n(l,t)}};I.empty=new ye([""],0);function mc(n){let e=-1;for(let t of n)e+=t.length+1;return e}
function fn(n,e,t=0,i=1e9){for(let s=0,r=0,o=!0;r<n.length&&s<=i;r++){let l=n[r],a=s+l.length;a>=t&&(a>i&&(l=l.slice(0,i-s)),s<t&&(l=l.slice(t-s)),o?(e[e.length-
1]+=l,o=!1):e.push(l)),s=a+1}return e}function ml(n,e,t){return fn(n,[""],e,t)}var Pt=class{constructor(e,t=1){this.dir=t,this.done=!1,this.lineBreak=!1,this.value=
"",this.nodes=[e],this.offsets=[t>0?1:(e instanceof ye?e.text.length:e.children.length)<<1]}nextInner(e,t){for(this.done=this.lineBreak=!1;;){let i=this.nodes.length-
1,s=this.nodes[i],r=this.offsets[i],o=r>>1,l=s instanceof ye?s.text.length:s.children.length;if(o==(t>0?l:0)){if(i==0)return this.done=!0,this.value="",this;t>0&&
this.offsets[i-1]++,this.nodes.pop(),this.offsets.pop()}else if((r&1)==(t>0?0:1)){if(this.offsets[i]+=t,e==0)return this.lineBreak=!0,this.value=`
`,this;e--}else if(s instanceof ye){let a=s.text[o+(t<0?-1:0)];if(this.offsets[i]+=t,a.length>Math.max(0,e))return this.value=e==0?a:t>0?a.slice(e):a.slice(0,a.
length-e),this;e-=a.length}else{let a=s.children[o+(t<0?-1:0)];e>a.length?(e-=a.length,this.offsets[i]+=t):(t<0&&this.offsets[i]--,this.nodes.push(a),this.offsets.
push(t>0?1:(a instanceof ye?a.text.length:a.children.length)<<1))}}}next(e=0){return e<0&&(this.nextInner(-e,-this.dir),e=this.value.length),this.nextInner(e,this.
dir)}},cn=class{constructor(e,t,i){this.value="",this.done=!1,this.cursor=new Pt(e,t>i?-1:1),this.pos=t>i?e.length:0,this.from=Math.min(t,i),this.to=Math.max(t,
i)}nextInner(e,t){if(t<0?this.pos<=this.from:this.pos>=this.to)return this.value="",this.done=!0,this;e+=Math.max(0,t<0?this.pos-this.to:this.from-this.pos);let i=t<
0?this.pos-this.from:this.to-this.pos;e>i&&(e=i),i-=e;let{value:s}=this.cursor.next(e);return this.pos+=(s.length+e)*t,this.value=s.length<=i?s:t<0?s.slice(s.length-
i):s.slice(0,i),this.done=!this.value,this}next(e=0){return e<0?e=Math.max(e,this.from-this.pos):e>0&&(e=Math.min(e,this.to-this.pos)),this.nextInner(e,this.cursor.
dir)}get lineBreak(){return this.cursor.lineBreak&&this.value!=""}},un=class{constructor(e){this.inner=e,this.afterBreak=!0,this.value="",this.done=!1}next(e=0){
let{done:t,lineBreak:i,value:s}=this.inner.next(e);return t&&this.afterBreak?(this.value="",this.afterBreak=!1):t?(this.done=!0,this.value=""):i?this.afterBreak?
this.value="":(this.afterBreak=!0,this.next()):(this.value=s,this.afterBreak=!1),this}get lineBreak(){return!1}};typeof Symbol<"u"&&(I.prototype[Symbol.iterator]=
function(){return this.iter()},Pt.prototype[Symbol.iterator]=cn.prototype[Symbol.iterator]=un.prototype[Symbol.iterator]=function(){return this});var ws=class{constructor(e,t,i,s){
this.from=e,this.to=t,this.number=i,this.text=s}get length(){return this.to-this.from}};function Gt(n,e,t){return e=Math.max(0,Math.min(n.length,e)),[e,Math.max(
e,Math.min(n.length,t))]}function J(n,e,t=!0,i=!0){return cl(n,e,t,i)}function gc(n){return n>=56320&&n<57344}function bc(n){return n>=55296&&n<56320}function et(n,e){
let t=n.charCodeAt(e);if(!bc(t)||e+1==n.length)return t;let i=n.charCodeAt(e+1);return gc(i)?(t-55296<<10)+(i-56320)+65536:t}function kl(n){return n<=65535?String.
fromCharCode(n):(n-=65536,String.fromCharCode((n>>10)+55296,(n&1023)+56320))}function dt(n){return n<65536?1:2}var vs=/\r\n?|\n/,ae=(function(n){return n[n.Simple=
0]="Simple",n[n.TrackDel=1]="TrackDel",n[n.TrackBefore=2]="TrackBefore",n[n.TrackAfter=3]="TrackAfter",n})(ae||(ae={})),Ze=class n{constructor(e){this.sections=
e}get length(){let e=0;for(let t=0;t<this.sections.length;t+=2)e+=this.sections[t];return e}get newLength(){let e=0;for(let t=0;t<this.sections.length;t+=2){let i=this.
sections[t+1];e+=i<0?this.sections[t]:i}return e}get empty(){return this.sections.length==0||this.sections.length==2&&this.sections[1]<0}iterGaps(e){for(let t=0,
i=0,s=0;t<this.sections.length;){let r=this.sections[t++],o=this.sections[t++];o<0?(e(i,s,r),s+=r):s+=o,i+=r}}iterChangedRanges(e,t=!1){Ss(this,e,t)}get invertedDesc(){
let e=[];for(let t=0;t<this.sections.length;){let i=this.sections[t++],s=this.sections[t++];s<0?e.push(i,s):e.push(s,i)}return new n(e)}composeDesc(e){return this.
empty?e:e.empty?this:wl(this,e)}mapDesc(e,t=!1){return e.empty?this:Os(this,e,t)}mapPos(e,t=-1,i=ae.Simple){let s=0,r=0;for(let o=0;o<this.sections.length;){let l=this.
sections[o++],a=this.sections[o++],h=s+l;if(a<0){if(h>e)return r+(e-s);r+=l}else{if(i!=ae.Simple&&h>=e&&(i==ae.TrackDel&&s<e&&h>e||i==ae.TrackBefore&&s<e||i==ae.
TrackAfter&&h>e))return null;if(h>e||h==e&&t<0&&!l)return e==s||t<0?r:r+a;r+=a}s=h}if(e>s)throw new RangeError(`Position ${e} is out of range for changeset of l\
ength ${s}`);return r}touchesRange(e,t=e){for(let i=0,s=0;i<this.sections.length&&s<=t;){let r=this.sections[i++],o=this.sections[i++],l=s+r;if(o>=0&&s<=t&&l>=e)
return s<e&&l>t?"cover":!0;s=l}return!1}toString(){let e="";for(let t=0;t<this.sections.length;){let i=this.sections[t++],s=this.sections[t++];e+=(e?" ":"")+i+(s>=
0?":"+s:"")}return e}toJSON(){return this.sections}static fromJSON(e){if(!Array.isArray(e)||e.length%2||e.some(t=>typeof t!="number"))throw new RangeError("Inva\
lid JSON representation of ChangeDesc");return new n(e)}static create(e){return new n(e)}},he=class n extends Ze{constructor(e,t){super(e),this.inserted=t}apply(e){
if(this.length!=e.length)throw new RangeError("Applying change set to a document with the wrong length");return Ss(this,(t,i,s,r,o)=>e=e.replace(s,s+(i-t),o),!1),
e}mapDesc(e,t=!1){return Os(this,e,t,!0)}invert(e){let t=this.sections.slice(),i=[];for(let s=0,r=0;s<t.length;s+=2){let o=t[s],l=t[s+1];if(l>=0){t[s]=l,t[s+1]=
o;let a=s>>1;for(;i.length<a;)i.push(I.empty);i.push(o?e.slice(r,r+o):I.empty)}r+=o}return new n(t,i)}compose(e){return this.empty?e:e.empty?this:wl(this,e,!0)}map(e,t=!1){
return e.empty?this:Os(this,e,t,!0)}iterChanges(e,t=!1){Ss(this,e,t)}get desc(){return Ze.create(this.sections)}filter(e){let t=[],i=[],s=[],r=new Mt(this);e:for(let o=0,
l=0;;){let a=o==e.length?1e9:e[o++];for(;l<a||l==a&&r.len==0;){if(r.done)break e;let f=Math.min(r.len,a-l);se(s,f,-1);let c=r.ins==-1?-1:r.off==0?r.ins:0;se(t,f,
c),c>0&&ct(i,t,r.text),r.forward(f),l+=f}let h=e[o++];for(;l<h;){if(r.done)break e;let f=Math.min(r.len,h-l);se(t,f,-1),se(s,f,r.ins==-1?-1:r.off==0?r.ins:0),r.
forward(f),l+=f}}return{changes:new n(t,i),filtered:Ze.create(s)}}toJSON(){let e=[];for(let t=0;t<this.sections.length;t+=2){let i=this.sections[t],s=this.sections[t+
1];s<0?e.push(i):s==0?e.push([i]):e.push([i].concat(this.inserted[t>>1].toJSON()))}return e}static of(e,t,i){let s=[],r=[],o=0,l=null;function a(f=!1){if(!f&&!s.
length)return;o<t&&se(s,t-o,-1);let c=new n(s,r);l=l?l.compose(c.map(l)):c,s=[],r=[],o=0}function h(f){if(Array.isArray(f))for(let c of f)h(c);else if(f instanceof
n){if(f.length!=t)throw new RangeError(`Mismatched change set length (got ${f.length}, expected ${t})`);a(),l=l?l.compose(f.map(l)):f}else{let{from:c,to:u=c,insert:d}=f;
if(c>u||c<0||u>t)throw new RangeError(`Invalid change range ${c} to ${u} (in doc of length ${t})`);let p=d?typeof d=="string"?I.of(d.split(i||vs)):d:I.empty,m=p.
length;if(c==u&&m==0)return;c<o&&a(),c>o&&se(s,c-o,-1),se(s,u-c,m),ct(r,s,p),o=u}}return h(e),a(!l),l}static empty(e){return new n(e?[e,-1]:[],[])}static fromJSON(e){
if(!Array.isArray(e))throw new RangeError("Invalid JSON representation of ChangeSet");let t=[],i=[];for(let s=0;s<e.length;s++){let r=e[s];if(typeof r=="number")
t.push(r,-1);else{if(!Array.isArray(r)||typeof r[0]!="number"||r.some((o,l)=>l&&typeof o!="string"))throw new RangeError("Invalid JSON representation of ChangeS\
et");if(r.length==1)t.push(r[0],0);else{for(;i.length<s;)i.push(I.empty);i[s]=I.of(r.slice(1)),t.push(r[0],i[s].length)}}}return new n(t,i)}static createSet(e,t){
return new n(e,t)}};function se(n,e,t,i=!1){if(e==0&&t<=0)return;let s=n.length-2;s>=0&&t<=0&&t==n[s+1]?n[s]+=e:s>=0&&e==0&&n[s]==0?n[s+1]+=t:i?(n[s]+=e,n[s+1]+=
t):n.push(e,t)}function ct(n,e,t){if(t.length==0)return;let i=e.length-2>>1;if(i<n.length)n[n.length-1]=n[n.length-1].append(t);else{for(;n.length<i;)n.push(I.empty);
n.push(t)}}function Ss(n,e,t){let i=n.inserted;for(let s=0,r=0,o=0;o<n.sections.length;){let l=n.sections[o++],a=n.sections[o++];if(a<0)s+=l,r+=l;else{let h=s,f=r,
c=I.empty;for(;h+=l,f+=a,a&&i&&(c=c.append(i[o-2>>1])),!(t||o==n.sections.length||n.sections[o+1]<0);)l=n.sections[o++],a=n.sections[o++];e(s,h,r,f,c),s=h,r=f}}}
function Os(n,e,t,i=!1){let s=[],r=i?[]:null,o=new Mt(n),l=new Mt(e);for(let a=-1;;){if(o.done&&l.len||l.done&&o.len)throw new Error("Mismatched change set leng\
ths");if(o.ins==-1&&l.ins==-1){let h=Math.min(o.len,l.len);se(s,h,-1),o.forward(h),l.forward(h)}else if(l.ins>=0&&(o.ins<0||a==o.i||o.off==0&&(l.len<o.len||l.len==
o.len&&!t))){let h=l.len;for(se(s,l.ins,-1);h;){let f=Math.min(o.len,h);o.ins>=0&&a<o.i&&o.len<=f&&(se(s,0,o.ins),r&&ct(r,s,o.text),a=o.i),o.forward(f),h-=f}l.next()}else if(o.
ins>=0){let h=0,f=o.len;for(;f;)if(l.ins==-1){let c=Math.min(f,l.len);h+=c,f-=c,l.forward(c)}else if(l.ins==0&&l.len<f)f-=l.len,l.next();else break;se(s,h,a<o.i?
o.ins:0),r&&a<o.i&&ct(r,s,o.text),a=o.i,o.forward(o.len-f)}else{if(o.done&&l.done)return r?he.createSet(s,r):Ze.create(s);throw new Error("Mismatched change set\
 lengths")}}}function wl(n,e,t=!1){let i=[],s=t?[]:null,r=new Mt(n),o=new Mt(e);for(let l=!1;;){if(r.done&&o.done)return s?he.createSet(i,s):Ze.create(i);if(r.ins==
0)se(i,r.len,0,l),r.next();else if(o.len==0&&!o.done)se(i,0,o.ins,l),s&&ct(s,i,o.text),o.next();else{if(r.done||o.done)throw new Error("Mismatched change set le\
ngths");{let a=Math.min(r.len2,o.len),h=i.length;if(r.ins==-1){let f=o.ins==-1?-1:o.off?0:o.ins;se(i,a,f,l),s&&f&&ct(s,i,o.text)}else o.ins==-1?(se(i,r.off?0:r.
len,a,l),s&&ct(s,i,r.textBit(a))):(se(i,r.off?0:r.len,o.off?0:o.ins,l),s&&!o.off&&ct(s,i,o.text));l=(r.ins>a||o.ins>=0&&o.len>a)&&(l||i.length>h),r.forward2(a),
o.forward(a)}}}}var Mt=class{constructor(e){this.set=e,this.i=0,this.next()}next(){let{sections:e}=this.set;this.i<e.length?(this.len=e[this.i++],this.ins=e[this.
i++]):(this.len=0,this.ins=-2),this.off=0}get done(){return this.ins==-2}get len2(){return this.ins<0?this.len:this.ins}get text(){let{inserted:e}=this.set,t=this.
i-2>>1;return t>=e.length?I.empty:e[t]}textBit(e){let{inserted:t}=this.set,i=this.i-2>>1;return i>=t.length&&!e?I.empty:t[i].slice(this.off,e==null?void 0:this.
off+e)}forward(e){e==this.len?this.next():(this.len-=e,this.off+=e)}forward2(e){this.ins==-1?this.forward(e):e==this.ins?this.next():(this.ins-=e,this.off+=e)}},
Ot=class n{constructor(e,t,i,s){this.from=e,this.to=t,this.flags=i,this.goalColumn=s}get anchor(){return this.flags&32?this.to:this.from}get head(){return this.
flags&32?this.from:this.to}get empty(){return this.from==this.to}get assoc(){return this.flags&8?-1:this.flags&16?1:0}get undirectional(){return(this.flags&64)>
0}get bidiLevel(){let e=this.flags&7;return e==7?null:e}map(e,t=-1){let i,s;return this.empty?i=s=e.mapPos(this.from,t):(i=e.mapPos(this.from,1),s=e.mapPos(this.
to,-1)),i==this.from&&s==this.to?this:new n(i,s,this.flags,this.goalColumn)}extend(e,t=e,i=0){if(e<=this.anchor&&t>=this.anchor)return x.range(e,t,void 0,void 0,
i);let s=Math.abs(e-this.anchor)>Math.abs(t-this.anchor)?e:t;return x.range(this.anchor,s,void 0,void 0,i)}eq(e,t=!1){return this.anchor==e.anchor&&this.head==e.
head&&this.goalColumn==e.goalColumn&&(!t||!this.empty||this.assoc==e.assoc)}toJSON(){return{anchor:this.anchor,head:this.head}}static fromJSON(e){if(!e||typeof e.
anchor!="number"||typeof e.head!="number")throw new RangeError("Invalid JSON representation for SelectionRange");return x.range(e.anchor,e.head)}static create(e,t,i,s){
return new n(e,t,i,s)}},x=class n{constructor(e,t){this.ranges=e,this.mainIndex=t}map(e,t=-1){return e.empty?this:n.create(this.ranges.map(i=>i.map(e,t)),this.mainIndex)}eq(e,t=!1){
if(this.ranges.length!=e.ranges.length||this.mainIndex!=e.mainIndex)return!1;for(let i=0;i<this.ranges.length;i++)if(!this.ranges[i].eq(e.ranges[i],t))return!1;
return!0}get main(){return this.ranges[this.mainIndex]}asSingle(){return this.ranges.length==1?this:new n([this.main],0)}addRange(e,t=!0){return n.create([e].concat(
this.ranges),t?0:this.mainIndex+1)}replaceRange(e,t=this.mainIndex){let i=this.ranges.slice();return i[t]=e,n.create(i,this.mainIndex)}toJSON(){return{ranges:this.
ranges.map(e=>e.toJSON()),main:this.mainIndex}}static fromJSON(e){if(!e||!Array.isArray(e.ranges)||typeof e.main!="number"||e.main>=e.ranges.length)throw new RangeError(
"Invalid JSON representation for EditorSelection");return new n(e.ranges.map(t=>Ot.fromJSON(t)),e.main)}static single(e,t=e){return new n([n.range(e,t)],0)}static create(e,t=0){
if(e.length==0)throw new RangeError("A selection needs at least one range");for(let i=0,s=0;s<e.length;s++){let r=e[s];if(r.empty?r.from<=i:r.from<i)return n.normalized(
e.slice(),t);i=r.to}return new n(e,t)}static cursor(e,t=0,i,s){return Ot.create(e,e,(t==0?0:t<0?8:16)|(i==null?7:Math.min(6,i)),s)}static range(e,t,i,s,r){let o=s==
null?7:Math.min(6,s);return!r&&e!=t&&(r=t<e?1:-1),r&&(o|=r<0?8:16),t<e?Ot.create(t,e,o|32,i):Ot.create(e,t,o,i)}static undirectionalRange(e,t){return Ot.create(
e,t,64,void 0)}static normalized(e,t=0){let i=e[t];e.sort((s,r)=>s.from-r.from),t=e.indexOf(i);for(let s=1;s<e.length;s++){let r=e[s],o=e[s-1];if(r.empty?r.from<=
o.to:r.from<o.to){let l=o.from,a=Math.max(r.to,o.to);s<=t&&t--,e.splice(--s,2,r.anchor>r.head?n.range(a,l):n.range(l,a))}}return new n(e,t)}};function vl(n,e){for(let t of n.
ranges)if(t.to>e)throw new RangeError("Selection points outside of document")}var Es=0,P=class n{constructor(e,t,i,s,r){this.combine=e,this.compareInput=t,this.
compare=i,this.isStatic=s,this.id=Es++,this.default=e([]),this.extensions=typeof r=="function"?r(this):r}get reader(){return this}static define(e={}){return new n(
e.combine||(t=>t),e.compareInput||((t,i)=>t===i),e.compare||(e.combine?(t,i)=>t===i:Is),!!e.static,e.enables)}of(e){return new jt([],this,0,e)}compute(e,t){if(this.
isStatic)throw new Error("Can't compute a static facet");return new jt(e,this,1,t)}computeN(e,t){if(this.isStatic)throw new Error("Can't compute a static facet");
return new jt(e,this,2,t)}from(e,t){return t||(t=i=>i),this.compute([e],i=>t(i.field(e)))}};function Is(n,e){return n==e||n.length==e.length&&n.every((t,i)=>t===
e[i])}var jt=class{constructor(e,t,i,s){this.dependencies=e,this.facet=t,this.type=i,this.value=s,this.id=Es++}dynamicSlot(e){var t;let i=this.value,s=this.facet.
compareInput,r=this.id,o=e[r]>>1,l=this.type==2,a=!1,h=!1,f=[];for(let c of this.dependencies)c=="doc"?a=!0:c=="selection"?h=!0:(((t=e[c.id])!==null&&t!==void 0?
t:1)&1)==0&&f.push(e[c.id]);return{create(c){return c.values[o]=i(c),1},update(c,u){if(a&&u.docChanged||h&&(u.docChanged||u.selection)||Cs(c,f)){let d=i(c);if(l?
!gl(d,c.values[o],s):!s(d,c.values[o]))return c.values[o]=d,1}return 0},reconfigure:(c,u)=>{let d,p=u.config.address[r];if(p!=null){let m=gn(u,p);if(this.dependencies.
every(g=>g instanceof P?u.facet(g)===c.facet(g):g instanceof xe?u.field(g,!1)==c.field(g,!1):!0)||(l?gl(d=i(c),m,s):s(d=i(c),m)))return c.values[o]=m,0}else d=i(
c);return c.values[o]=d,1}}}get extension(){return this}};function gl(n,e,t){if(n.length!=e.length)return!1;for(let i=0;i<n.length;i++)if(!t(n[i],e[i]))return!1;
return!0}function Cs(n,e){let t=!1;for(let i of e)Oi(n,i)&1&&(t=!0);return t}function yc(n,e,t){let i=t.map(a=>n[a.id]),s=t.map(a=>a.type),r=i.filter(a=>!(a&1)),
o=n[e.id]>>1;function l(a){let h=[];for(let f=0;f<i.length;f++){let c=gn(a,i[f]);if(s[f]==2)for(let u of c)h.push(u);else h.push(c)}return e.combine(h)}return{create(a){
for(let h of i)Oi(a,h);return a.values[o]=l(a),1},update(a,h){if(!Cs(a,r))return 0;let f=l(a);return e.compare(f,a.values[o])?0:(a.values[o]=f,1)},reconfigure(a,h){
let f=Cs(a,i),c=h.config.facets[e.id],u=h.facet(e);if(c&&!f&&Is(t,c))return a.values[o]=u,0;let d=l(a);return e.compare(d,u)?(a.values[o]=u,0):(a.values[o]=d,1)}}}
var ln=P.define({static:!0}),xe=class n{constructor(e,t,i,s,r){this.id=e,this.createF=t,this.updateF=i,this.compareF=s,this.spec=r,this.provides=void 0}static define(e){
let t=new n(Es++,e.create,e.update,e.compare||((i,s)=>i===s),e);return e.provide&&(t.provides=e.provide(t)),t}create(e){let t=e.facet(ln).find(i=>i.field==this);
return(t?.create||this.createF)(e)}slot(e){let t=e[this.id]>>1;return{create:i=>(i.values[t]=this.create(i),1),update:(i,s)=>{let r=i.values[t],o=this.updateF(r,
s);return this.compareF(r,o)?0:(i.values[t]=o,1)},reconfigure:(i,s)=>{let r=i.facet(ln),o=s.facet(ln),l;return(l=r.find(a=>a.field==this))&&l!=o.find(a=>a.field==
this)?(i.values[t]=l.create(i),1):s.config.address[this.id]!=null?(i.values[t]=s.field(this),0):(i.values[t]=this.create(i),1)}}}init(e){return[this,ln.of({field:this,
create:e})]}get extension(){return this}},Ct={lowest:4,low:3,default:2,high:1,highest:0};function Si(n){return e=>new dn(e,n)}var tt={highest:Si(Ct.highest),high:Si(
Ct.high),default:Si(Ct.default),low:Si(Ct.low),lowest:Si(Ct.lowest)},dn=class{constructor(e,t){this.inner=e,this.prec=t}get extension(){return this}},pn=class n{of(e){
return new Ci(this,e)}reconfigure(e){return n.reconfigure.of({compartment:this,extension:e})}get(e){return e.config.compartments.get(this)}},Ci=class{constructor(e,t){
this.compartment=e,this.inner=t}get extension(){return this}},mn=class n{constructor(e,t,i,s,r,o){for(this.base=e,this.compartments=t,this.dynamicSlots=i,this.address=
s,this.staticValues=r,this.facets=o,this.statusTemplate=[];this.statusTemplate.length<i.length;)this.statusTemplate.push(0)}staticFacet(e){let t=this.address[e.
id];return t==null?e.default:this.staticValues[t>>1]}static resolve(e,t,i){let s=[],r=Object.create(null),o=new Map;for(let u of xc(e,t,o))u instanceof xe?s.push(
u):(r[u.facet.id]||(r[u.facet.id]=[])).push(u);let l=Object.create(null),a=[],h=[];for(let u of s)l[u.id]=h.length<<1,h.push(d=>u.slot(d));let f=i?.config.facets;
for(let u in r){let d=r[u],p=d[0].facet,m=f&&f[u]||[];if(d.every(g=>g.type==0))if(l[p.id]=a.length<<1|1,Is(m,d))a.push(i.facet(p));else{let g=p.combine(d.map(b=>b.
value));a.push(i&&p.compare(g,i.facet(p))?i.facet(p):g)}else{for(let g of d)g.type==0?(l[g.id]=a.length<<1|1,a.push(g.value)):(l[g.id]=h.length<<1,h.push(b=>g.dynamicSlot(
b)));l[p.id]=h.length<<1,h.push(g=>yc(g,p,d))}}let c=h.map(u=>u(l));return new n(e,o,c,l,a,r)}};function xc(n,e,t){let i=[[],[],[],[],[]],s=new Map;function r(o,l){
let a=s.get(o);if(a!=null){if(a<=l)return;let h=i[a].indexOf(o);h>-1&&i[a].splice(h,1),o instanceof Ci&&t.delete(o.compartment)}if(s.set(o,l),Array.isArray(o))for(let h of o)
r(h,l);else if(o instanceof Ci){if(t.has(o.compartment))throw new RangeError("Duplicate use of compartment in extensions");let h=e.get(o.compartment)||o.inner;t.
set(o.compartment,h),r(h,l)}else if(o instanceof dn)r(o.inner,o.prec);else if(o instanceof xe)i[l].push(o),o.provides&&r(o.provides,l);else if(o instanceof jt)i[l].
push(o),o.facet.extensions&&r(o.facet.extensions,Ct.default);else{let h=o.extension;if(!h)throw new Error(`Unrecognized extension value in extension set (${o}).`);
if(h==o)throw new Error(`Unrecognized extension value in extension set (${o}). This sometimes happens because multiple instances of @codemirror/state are loaded\
, breaking instanceof checks.`);r(h,l)}}return r(n,Ct.default),i.reduce((o,l)=>o.concat(l))}function Oi(n,e){if(e&1)return 2;let t=e>>1,i=n.status[t];if(i==4)throw new Error(
"Cyclic dependency between fields and/or facets");if(i&2)return i;n.status[t]=4;let s=n.computeSlot(n,n.config.dynamicSlots[t]);return n.status[t]=2|s}function gn(n,e){
return e&1?n.config.staticValues[e>>1]:n.values[e>>1]}var Sl=P.define(),As=P.define({combine:n=>n.some(e=>e),static:!0}),Ol=P.define({combine:n=>n.length?n[0]:void 0,
static:!0}),Cl=P.define(),Al=P.define(),Pl=P.define(),Ml=P.define({combine:n=>n.length?n[0]:!1}),de=class{constructor(e,t){this.type=e,this.value=t}static define(){
return new Ps}},Ps=class{of(e){return new de(this,e)}},Ms=class{constructor(e){this.map=e}of(e){return new H(this,e)}},H=class n{constructor(e,t){this.type=e,this.
value=t}map(e){let t=this.type.map(this.value,e);return t===void 0?void 0:t==this.value?this:new n(this.type,t)}is(e){return this.type==e}static define(e={}){return new Ms(
e.map||(t=>t))}static mapEffects(e,t){if(!e.length)return e;let i=[];for(let s of e){let r=s.map(t);r&&i.push(r)}return i}};H.reconfigure=H.define();H.appendConfig=
H.define();var _=class n{constructor(e,t,i,s,r,o){this.startState=e,this.changes=t,this.selection=i,this.effects=s,this.annotations=r,this.scrollIntoView=o,this.
_doc=null,this._state=null,i&&vl(i,t.newLength),r.some(l=>l.type==n.time)||(this.annotations=r.concat(n.time.of(Date.now())))}static create(e,t,i,s,r,o){return new n(
e,t,i,s,r,o)}get newDoc(){return this._doc||(this._doc=this.changes.apply(this.startState.doc))}get newSelection(){return this.selection||this.startState.selection.
map(this.changes)}get state(){return this._state||this.startState.applyTransaction(this),this._state}annotation(e){for(let t of this.annotations)if(t.type==e)return t.
value}get docChanged(){return!this.changes.empty}get reconfigured(){return this.startState.config!=this.state.config}isUserEvent(e){let t=this.annotation(n.userEvent);
return!!(t&&(t==e||t.length>e.length&&t.slice(0,e.length)==e&&t[e.length]=="."))}};_.time=de.define();_.userEvent=de.define();_.addToHistory=de.define();_.remote=
de.define();function kc(n,e){let t=[];for(let i=0,s=0;;){let r,o;if(i<n.length&&(s==e.length||e[s]>=n[i]))r=n[i++],o=n[i++];else if(s<e.length)r=e[s++],o=e[s++];else
return t;!t.length||t[t.length-1]<r?t.push(r,o):t[t.length-1]<o&&(t[t.length-1]=o)}}function Tl(n,e,t){var i;let s,r,o;return t?(s=e.changes,r=he.empty(e.changes.
length),o=n.changes.compose(e.changes)):(s=e.changes.map(n.changes),r=n.changes.mapDesc(e.changes,!0),o=n.changes.compose(s)),{changes:o,selection:e.selection?e.
selection.map(r):(i=n.selection)===null||i===void 0?void 0:i.map(s),effects:H.mapEffects(n.effects,s).concat(H.mapEffects(e.effects,r)),annotations:n.annotations.
length?n.annotations.concat(e.annotations):e.annotations,scrollIntoView:n.scrollIntoView||e.scrollIntoView}}function Ts(n,e,t){let i=e.selection,s=Yt(e.annotations);
return e.userEvent&&(s=s.concat(_.userEvent.of(e.userEvent))),{changes:e.changes instanceof he?e.changes:he.of(e.changes||[],t,n.facet(Ol)),selection:i&&(i instanceof
x?i:x.single(i.anchor,i.head)),effects:Yt(e.effects),annotations:s,scrollIntoView:!!e.scrollIntoView}}function Dl(n,e,t){let i=Ts(n,e.length?e[0]:{},n.doc.length);
e.length&&e[0].filter===!1&&(t=!1);for(let r=1;r<e.length;r++){e[r].filter===!1&&(t=!1);let o=!!e[r].sequential;i=Tl(i,Ts(n,e[r],o?i.changes.newLength:n.doc.length),
o)}let s=_.create(n,i.changes,i.selection,i.effects,i.annotations,i.scrollIntoView);return vc(t?wc(s):s)}function wc(n){let e=n.startState,t=!0;for(let s of e.facet(
Cl)){let r=s(n);if(r===!1){t=!1;break}Array.isArray(r)&&(t=t===!0?r:kc(t,r))}if(t!==!0){let s,r;if(t===!1)r=n.changes.invertedDesc,s=he.empty(e.doc.length);else{
let o=n.changes.filter(t);s=o.changes,r=o.filtered.mapDesc(o.changes).invertedDesc}n=_.create(e,s,n.selection&&n.selection.map(r),H.mapEffects(n.effects,r),n.annotations,
n.scrollIntoView)}let i=e.facet(Al);for(let s=i.length-1;s>=0;s--){let r=i[s](n);r instanceof _?n=r:Array.isArray(r)&&r.length==1&&r[0]instanceof _?n=r[0]:n=Dl(
e,Yt(r),!1)}return n}function vc(n){let e=n.startState,t=e.facet(Pl),i=n;for(let s=t.length-1;s>=0;s--){let r=t[s](n);r&&Object.keys(r).length&&(i=Tl(i,Ts(e,r,n.
changes.newLength),!0))}return i==n?n:_.create(e,n.changes,n.selection,i.effects,i.annotations,i.scrollIntoView)}var Sc=[];function Yt(n){return n==null?Sc:Array.
isArray(n)?n:[n]}var Ce=(function(n){return n[n.Word=0]="Word",n[n.Space=1]="Space",n[n.Other=2]="Other",n})(Ce||(Ce={})),Oc=/[\u00df\u0587\u0590-\u05f4\u0600-\u06ff\u3040-\u309f\u30a0-\u30ff\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7af]/,
Ds;try{Ds=new RegExp("[\\p{Alphabetic}\\p{Number}_]","u")}catch{}function Cc(n){if(Ds)return Ds.test(n);for(let e=0;e<n.length;e++){let t=n[e];if(/\w/.test(t)||
t>""&&(t.toUpperCase()!=t.toLowerCase()||Oc.test(t)))return!0}return!1}function Ac(n){return e=>{if(!/\S/.test(e))return Ce.Space;if(Cc(e))return Ce.Word;for(let t=0;t<
n.length;t++)if(e.indexOf(n[t])>-1)return Ce.Word;return Ce.Other}}var U=class n{constructor(e,t,i,s,r,o){this.config=e,this.doc=t,this.selection=i,this.values=
s,this.status=e.statusTemplate.slice(),this.computeSlot=r,o&&(o._state=this);for(let l=0;l<this.config.dynamicSlots.length;l++)Oi(this,l<<1);this.computeSlot=null}field(e,t=!0){
let i=this.config.address[e.id];if(i==null){if(t)throw new RangeError("Field is not present in this state");return}return Oi(this,i),gn(this,i)}update(...e){return Dl(
this,e,!0)}applyTransaction(e){let t=this.config,{base:i,compartments:s}=t;for(let l of e.effects)l.is(pn.reconfigure)?(t&&(s=new Map,t.compartments.forEach((a,h)=>s.
set(h,a)),t=null),s.set(l.value.compartment,l.value.extension)):l.is(H.reconfigure)?(t=null,i=l.value):l.is(H.appendConfig)&&(t=null,i=Yt(i).concat(l.value));let r;
t?r=e.startState.values.slice():(t=mn.resolve(i,s,this),r=new n(t,this.doc,this.selection,t.dynamicSlots.map(()=>null),(a,h)=>h.reconfigure(a,this),null).values);
let o=e.startState.facet(As)?e.newSelection:e.newSelection.asSingle();new n(t,e.newDoc,o,r,(l,a)=>a.update(l,e),e)}replaceSelection(e){return typeof e=="string"&&
(e=this.toText(e)),this.changeByRange(t=>({changes:{from:t.from,to:t.to,insert:e},range:x.cursor(t.from+e.length,-1)}))}changeByRange(e){let t=this.selection,i=e(
t.ranges[0]),s=this.changes(i.changes),r=[i.range],o=Yt(i.effects);for(let l=1;l<t.ranges.length;l++){let a=e(t.ranges[l]),h=this.changes(a.changes),f=h.map(s);
for(let u=0;u<l;u++)r[u]=r[u].map(f);let c=s.mapDesc(h,!0);r.push(a.range.map(c)),s=s.compose(f),o=H.mapEffects(o,f).concat(H.mapEffects(Yt(a.effects),c))}return{
changes:s,selection:x.create(r,t.mainIndex),effects:o}}changes(e=[]){return e instanceof he?e:he.of(e,this.doc.length,this.facet(n.lineSeparator))}toText(e){return I.
of(e.split(this.facet(n.lineSeparator)||vs))}sliceDoc(e=0,t=this.doc.length){return this.doc.sliceString(e,t,this.lineBreak)}facet(e){let t=this.config.address[e.
id];return t==null?e.default:(Oi(this,t),gn(this,t))}toJSON(e){let t={doc:this.sliceDoc(),selection:this.selection.toJSON()};if(e)for(let i in e){let s=e[i];s instanceof
xe&&this.config.address[s.id]!=null&&(t[i]=s.spec.toJSON(this.field(e[i]),this))}return t}static fromJSON(e,t={},i){if(!e||typeof e.doc!="string")throw new RangeError(
"Invalid JSON representation for EditorState");let s=[];if(i){for(let r in i)if(Object.prototype.hasOwnProperty.call(e,r)){let o=i[r],l=e[r];s.push(o.init(a=>o.
spec.fromJSON(l,a)))}}return n.create({doc:e.doc,selection:x.fromJSON(e.selection),extensions:t.extensions?s.concat([t.extensions]):s})}static create(e={}){let t=mn.
resolve(e.extensions||[],new Map),i=e.doc instanceof I?e.doc:I.of((e.doc||"").split(t.staticFacet(n.lineSeparator)||vs)),s=e.selection?e.selection instanceof x?
e.selection:x.single(e.selection.anchor,e.selection.head):x.single(0);return vl(s,i.length),t.staticFacet(As)||(s=s.asSingle()),new n(t,i,s,t.dynamicSlots.map(()=>null),
(r,o)=>o.create(r),null)}get tabSize(){return this.facet(n.tabSize)}get lineBreak(){return this.facet(n.lineSeparator)||`
`}get readOnly(){return this.facet(Ml)}phrase(e,...t){for(let i of this.facet(n.phrases))if(Object.prototype.hasOwnProperty.call(i,e)){e=i[e];break}return t.length&&
(e=e.replace(/\$(\$|\d*)/g,(i,s)=>{if(s=="$")return"$";let r=+(s||1);return!r||r>t.length?i:t[r-1]})),e}languageDataAt(e,t,i=-1){let s=[];for(let r of this.facet(
Sl))for(let o of r(this,t,i))Object.prototype.hasOwnProperty.call(o,e)&&s.push(o[e]);return s}charCategorizer(e){let t=this.languageDataAt("wordChars",e);return Ac(
t.length?t[0]:"")}wordAt(e){let{text:t,from:i,length:s}=this.doc.lineAt(e),r=this.charCategorizer(e),o=e-i,l=e-i;for(;o>0;){let a=J(t,o,!1);if(r(t.slice(a,o))!=
Ce.Word)break;o=a}for(;l<s;){let a=J(t,l);if(r(t.slice(l,a))!=Ce.Word)break;l=a}return o==l?null:x.range(o+i,l+i)}};U.allowMultipleSelections=As;U.tabSize=P.define(
{combine:n=>n.length?n[0]:4});U.lineSeparator=Ol;U.readOnly=Ml;U.phrases=P.define({compare(n,e){let t=Object.keys(n),i=Object.keys(e);return t.length==i.length&&
t.every(s=>n[s]==e[s])}});U.languageData=Sl;U.changeFilter=Cl;U.transactionFilter=Al;U.transactionExtender=Pl;pn.reconfigure=H.define();function it(n,e,t={}){let i={};
for(let s of n)for(let r of Object.keys(s)){let o=s[r],l=i[r];if(l===void 0)i[r]=o;else if(!(l===o||o===void 0))if(Object.hasOwnProperty.call(t,r))i[r]=t[r](l,o);else
throw new Error("Config merge conflict for field "+r)}for(let s in e)i[s]===void 0&&(i[s]=e[s]);return i}var Ae=class{eq(e){return this==e}range(e,t=e){return Ai.
create(e,t,this)}};Ae.prototype.startSide=Ae.prototype.endSide=0;Ae.prototype.point=!1;Ae.prototype.mapMode=ae.TrackDel;function Ns(n,e){return n==e||n.constructor==
e.constructor&&n.eq(e)}var Ai=class n{constructor(e,t,i){this.from=e,this.to=t,this.value=i}static create(e,t,i){return new n(e,t,i)}};function Rs(n,e){return n.
from-e.from||n.value.startSide-e.value.startSide}var Bs=class n{constructor(e,t,i,s){this.from=e,this.to=t,this.value=i,this.maxPoint=s}get length(){return Ut(this.
to)}findIndex(e,t,i,s=0){let r=i?this.to:this.from;for(let o=s,l=r.length;;){if(o==l)return o;let a=o+l>>1,h=r[a]-e||(i?this.value[a].endSide:this.value[a].startSide)-
t;if(a==o)return h>=0?o:l;h>=0?l=a:o=a+1}}between(e,t,i,s){for(let r=this.findIndex(t,-1e9,!0),o=this.findIndex(i,1e9,!1,r);r<o;r++)if(s(this.from[r]+e,this.to[r]+
e,this.value[r])===!1)return!1}map(e,t,i,s,r){let o=[],l=[],a=[],h=-1,f=-1;e:for(let c=0;c<this.value.length;c++){let u=this.value[c],d=this.from[c]+e,p=this.to[c]+
e,m,g;if(d==p){let b=t.mapPos(d,u.startSide,u.mapMode);if(b==null||(m=g=b,u.startSide!=u.endSide&&(g=t.mapPos(d,u.endSide),g<m)))continue}else if(m=t.mapPos(d,u.
startSide),g=t.mapPos(p,u.endSide),m>g||m==g&&u.startSide>0&&u.endSide<=0)continue;if(!((g-m||u.endSide-u.startSide)<0))if(h<0&&(h=m),u.point&&(f=Math.max(f,g-m)),
(m-i||u.startSide-s)>=0)o.push(u),l.push(m-h),a.push(g-h),i=g,s=u.endSide;else{if(m==g)for(let b=o.length;b>0;b--){if((m-(a[b-1]+h)||u.startSide-o[b-1].endSide)>=
0){o.splice(b,0,u),l.splice(b,0,m-h),a.splice(b,0,g-h);continue e}if((m-(l[b-1]+h)||u.endSide-o[b-1].startSide)>0)break}r(m,g,u)}}return{mapped:o.length?new n(l,
a,o,f):null,pos:h}}},V=class n{constructor(e,t,i,s){this.chunkPos=e,this.chunk=t,this.nextLayer=i,this.maxPoint=s}static create(e,t,i,s){return new n(e,t,i,s)}get length(){
let e=this.chunk.length-1;return e<0?0:Math.max(this.chunkEnd(e),this.nextLayer.length)}get size(){if(this.isEmpty)return 0;let e=this.nextLayer.size;for(let t of this.
chunk)e+=t.value.length;return e}chunkEnd(e){return this.chunkPos[e]+this.chunk[e].length}update(e){let{add:t=[],sort:i=!1,filterFrom:s=0,filterTo:r=this.length}=e,
o=e.filter;if(t.length==0&&!o)return this;if(i&&(t=t.slice().sort(Rs)),this.isEmpty)return t.length?n.of(t):this;let l=new bn(this,null,-1).goto(0),a=0,h=[],f=new ut;
for(;l.value||a<t.length;)if(a<t.length&&(l.from-t[a].from||l.startSide-t[a].value.startSide)>=0){let c=t[a++];f.addInner(c.from,c.to,c.value,!1)||h.push(c)}else
l.rangeIndex==1&&l.chunkIndex<this.chunk.length&&(a==t.length||this.chunkEnd(l.chunkIndex)<t[a].from)&&(!o||s>this.chunkEnd(l.chunkIndex)||r<this.chunkPos[l.chunkIndex])&&
f.addChunk(this.chunkPos[l.chunkIndex],this.chunk[l.chunkIndex])?l.nextChunk():((!o||s>l.to||r<l.from||o(l.from,l.to,l.value))&&(f.addInner(l.from,l.to,l.value,
!1)||h.push(Ai.create(l.from,l.to,l.value))),l.next());return f.finishInner(this.nextLayer.isEmpty&&!h.length?n.empty:this.nextLayer.update({add:h,filter:o,filterFrom:s,
filterTo:r}))}map(e){if(e.empty||this.isEmpty)return this;let t=[],i=[],s=-1,r,o=(a,h,f)=>{r||(r=new ut),r.addRange(a,h,f,!1)};for(let a=0;a<this.chunk.length;a++){
let h=this.chunkPos[a],f=this.chunk[a],c=e.touchesRange(h,h+f.length);if(c===!1)s=Math.max(s,f.maxPoint),t.push(f),i.push(e.mapPos(h));else if(c===!0){let[u,d]=t.
length?[Ut(i)+Ut(t).length,Ut(Ut(t).value).endSide]:[-1,-1],{mapped:p,pos:m}=f.map(h,e,u,d,o);p&&(s=Math.max(s,p.maxPoint),t.push(p),i.push(m))}}let l=this.nextLayer.
map(e);return r&&(l=r.finishInner(l)),t.length==0?l:new n(i,t,l||n.empty,s)}between(e,t,i){if(!this.isEmpty){for(let s=0;s<this.chunk.length;s++){let r=this.chunkPos[s],
o=this.chunk[s];if(t>=r&&e<=r+o.length&&o.between(r,e-r,t-r,i)===!1)return}this.nextLayer.between(e,t,i)}}iter(e=0){return Pi.from([this]).goto(e)}get isEmpty(){
return this.nextLayer==this}static iter(e,t=0){return Pi.from(e).goto(t)}static compare(e,t,i,s,r=-1){let o=e.filter(c=>c.maxPoint>0||!c.isEmpty&&c.maxPoint>=r),
l=t.filter(c=>c.maxPoint>0||!c.isEmpty&&c.maxPoint>=r),a=bl(o,l,i),h=new At(o,a,r),f=new At(l,a,r);i.iterGaps((c,u,d)=>yl(h,c,f,u,d,s)),i.empty&&i.length==0&&yl(
h,0,f,0,0,s)}static eq(e,t,i=0,s){s==null&&(s=999999999);let r=e.filter(f=>!f.isEmpty&&t.indexOf(f)<0),o=t.filter(f=>!f.isEmpty&&e.indexOf(f)<0);if(r.length!=o.
length)return!1;if(!r.length)return!0;let l=bl(r,o),a=new At(r,l,0).goto(i),h=new At(o,l,0).goto(i);for(;;){if(a.to!=h.to||!Ls(a.active,h.active)||a.point&&(!h.
point||!Ns(a.point,h.point)))return!1;if(a.to>s)return!0;a.next(),h.next()}}static spans(e,t,i,s,r=-1){let o=new At(e,null,r).goto(t),l=t,a=o.openStart;for(;;){
let h=Math.min(o.to,i);if(o.point){let f=o.activeForPoint(o.to),c=o.pointFrom<t?f.length+1:o.point.startSide<0?f.length:Math.min(f.length,a);s.point(l,h,o.point,
f,c,o.pointRank),a=Math.min(o.openEnd(h),f.length)}else h>l&&(s.span(l,h,o.active,a),a=o.openEnd(h));if(o.to>i)return a+(o.point&&o.to>i?1:0);l=o.to,o.next()}}static of(e,t=!1){
let i=new ut;for(let s of e instanceof Ai?[e]:t?Pc(e):e)i.add(s.from,s.to,s.value);return i.finish()}static join(e){if(!e.length)return n.empty;let t=Ut(e);for(let i=e.
length-2;i>=0;i--)for(let s=e[i];s!=n.empty;s=s.nextLayer)t=new n(s.chunkPos,s.chunk,t,Math.max(s.maxPoint,t.maxPoint));return t}};V.empty=new V([],[],null,-1);
function Ut(n){return n[n.length-1]}function Pc(n){if(n.length>1)for(let e=n[0],t=1;t<n.length;t++){let i=n[t];if(Rs(e,i)>0)return n.slice().sort(Rs);e=i}return n}
V.empty.nextLayer=V.empty;var ut=class n{finishChunk(e){this.chunks.push(new Bs(this.from,this.to,this.value,this.maxPoint)),this.chunkPos.push(this.chunkStart),
this.chunkStart=-1,this.setMaxPoint=Math.max(this.setMaxPoint,this.maxPoint),this.maxPoint=-1,e&&(this.from=[],this.to=[],this.value=[])}constructor(){this.chunks=
[],this.chunkPos=[],this.chunkStart=-1,this.last=null,this.lastFrom=-1e9,this.lastTo=-1e9,this.from=[],this.to=[],this.value=[],this.maxPoint=-1,this.setMaxPoint=
-1,this.nextLayer=null}add(e,t,i){this.addRange(e,t,i,!0)}addRange(e,t,i,s){this.addInner(e,t,i,s)||(this.nextLayer||(this.nextLayer=new n)).addRange(e,t,i,s)}addInner(e,t,i,s){
let r=e-this.lastTo||i.startSide-this.last.endSide;if(s&&r<=0&&(e-this.lastFrom||i.startSide-this.last.startSide)<0)throw new Error("Ranges must be added sorted\
 by `from` position and `startSide`");return r<0?!1:(this.from.length==250&&this.finishChunk(!0),this.chunkStart<0&&(this.chunkStart=e),this.from.push(e-this.chunkStart),
this.to.push(t-this.chunkStart),this.last=i,this.lastFrom=e,this.lastTo=t,this.value.push(i),i.point&&(this.maxPoint=Math.max(this.maxPoint,t-e)),!0)}addChunk(e,t){
if((e-this.lastTo||t.value[0].startSide-this.last.endSide)<0)return!1;this.from.length&&this.finishChunk(!0),this.setMaxPoint=Math.max(this.setMaxPoint,t.maxPoint),
this.chunks.push(t),this.chunkPos.push(e);let i=t.value.length-1;return this.last=t.value[i],this.lastFrom=t.from[i]+e,this.lastTo=t.to[i]+e,!0}finish(){return this.
finishInner(V.empty)}finishInner(e){if(this.from.length&&this.finishChunk(!1),this.chunks.length==0)return e;let t=V.create(this.chunkPos,this.chunks,this.nextLayer?
this.nextLayer.finishInner(e):e,this.setMaxPoint);return this.from=null,t}};function bl(n,e,t){let i=new Map;for(let r of n)for(let o=0;o<r.chunk.length;o++)r.chunk[o].
maxPoint<=0&&i.set(r.chunk[o],r.chunkPos[o]);let s=new Set;for(let r of e)for(let o=0;o<r.chunk.length;o++){let l=i.get(r.chunk[o]);l!=null&&(t?t.mapPos(l):l)==
r.chunkPos[o]&&!t?.touchesRange(l,l+r.chunk[o].length)&&s.add(r.chunk[o])}return s}var bn=class{constructor(e,t,i,s=0){this.layer=e,this.skip=t,this.minPoint=i,
this.rank=s}get startSide(){return this.value?this.value.startSide:0}get endSide(){return this.value?this.value.endSide:0}goto(e,t=-1e9){return this.chunkIndex=
this.rangeIndex=0,this.gotoInner(e,t,!1),this}gotoInner(e,t,i){for(;this.chunkIndex<this.layer.chunk.length;){let s=this.layer.chunk[this.chunkIndex];if(!(this.
skip&&this.skip.has(s)||this.layer.chunkEnd(this.chunkIndex)<e||s.maxPoint<this.minPoint))break;this.chunkIndex++,i=!1}if(this.chunkIndex<this.layer.chunk.length){
let s=this.layer.chunk[this.chunkIndex].findIndex(e-this.layer.chunkPos[this.chunkIndex],t,!0);(!i||this.rangeIndex<s)&&this.setRangeIndex(s)}this.next()}forward(e,t){
(this.to-e||this.endSide-t)<0&&this.gotoInner(e,t,!0)}next(){for(;;)if(this.chunkIndex==this.layer.chunk.length){this.from=this.to=1e9,this.value=null;break}else{
let e=this.layer.chunkPos[this.chunkIndex],t=this.layer.chunk[this.chunkIndex],i=e+t.from[this.rangeIndex];if(this.from=i,this.to=e+t.to[this.rangeIndex],this.value=
t.value[this.rangeIndex],this.setRangeIndex(this.rangeIndex+1),this.minPoint<0||this.value.point&&this.to-this.from>=this.minPoint)break}}setRangeIndex(e){if(e==
this.layer.chunk[this.chunkIndex].value.length){if(this.chunkIndex++,this.skip)for(;this.chunkIndex<this.layer.chunk.length&&this.skip.has(this.layer.chunk[this.
chunkIndex]);)this.chunkIndex++;this.rangeIndex=0}else this.rangeIndex=e}nextChunk(){this.chunkIndex++,this.rangeIndex=0,this.next()}compare(e){return this.from-
e.from||this.startSide-e.startSide||this.rank-e.rank||this.to-e.to||this.endSide-e.endSide}},Pi=class n{constructor(e){this.heap=e}static from(e,t=null,i=-1){let s=[];
for(let r=0;r<e.length;r++)for(let o=e[r];!o.isEmpty;o=o.nextLayer)o.maxPoint>=i&&s.push(new bn(o,t,i,r));return s.length==1?s[0]:new n(s)}get startSide(){return this.
value?this.value.startSide:0}goto(e,t=-1e9){for(let i of this.heap)i.goto(e,t);for(let i=this.heap.length>>1;i>=0;i--)ks(this.heap,i);return this.next(),this}forward(e,t){
for(let i of this.heap)i.forward(e,t);for(let i=this.heap.length>>1;i>=0;i--)ks(this.heap,i);(this.to-e||this.value.endSide-t)<0&&this.next()}next(){if(this.heap.
length==0)this.from=this.to=1e9,this.value=null,this.rank=-1;else{let e=this.heap[0];this.from=e.from,this.to=e.to,this.value=e.value,this.rank=e.rank,e.value&&
e.next(),ks(this.heap,0)}}};function ks(n,e){for(let t=n[e];;){let i=(e<<1)+1;if(i>=n.length)break;let s=n[i];if(i+1<n.length&&s.compare(n[i+1])>=0&&(s=n[i+1],i++),
t.compare(s)<0)break;n[i]=t,n[e]=s,e=i}}var At=class{constructor(e,t,i){this.minPoint=i,this.active=[],this.activeTo=[],this.activeRank=[],this.minActive=-1,this.
point=null,this.pointFrom=0,this.pointRank=0,this.to=-1e9,this.endSide=0,this.openStart=-1,this.cursor=Pi.from(e,t,i)}goto(e,t=-1e9){return this.cursor.goto(e,t),
this.active.length=this.activeTo.length=this.activeRank.length=0,this.minActive=-1,this.to=e,this.endSide=t,this.openStart=-1,this.next(),this}forward(e,t){for(;this.
minActive>-1&&(this.activeTo[this.minActive]-e||this.active[this.minActive].endSide-t)<0;)this.removeActive(this.minActive);this.cursor.forward(e,t)}removeActive(e){
an(this.active,e),an(this.activeTo,e),an(this.activeRank,e),this.minActive=xl(this.active,this.activeTo)}addActive(e){let t=0,{value:i,to:s,rank:r}=this.cursor;
for(;t<this.activeRank.length&&(r-this.activeRank[t]||s-this.activeTo[t])>0;)t++;hn(this.active,t,i),hn(this.activeTo,t,s),hn(this.activeRank,t,r),e&&hn(e,t,this.
cursor.from),this.minActive=xl(this.active,this.activeTo)}next(){let e=this.to,t=this.point;this.point=null;let i=this.openStart<0?[]:null;for(;;){let s=this.minActive;
if(s>-1&&(this.activeTo[s]-this.cursor.from||this.active[s].endSide-this.cursor.startSide)<0){if(this.activeTo[s]>e){this.to=this.activeTo[s],this.endSide=this.
active[s].endSide;break}this.removeActive(s),i&&an(i,s)}else if(this.cursor.value)if(this.cursor.from>e){this.to=this.cursor.from,this.endSide=this.cursor.startSide;
break}else{let r=this.cursor.value;if(!r.point)this.addActive(i),this.cursor.next();else if(t&&this.cursor.to==this.to&&this.cursor.from<this.cursor.to)this.cursor.
next();else{this.point=r,this.pointFrom=this.cursor.from,this.pointRank=this.cursor.rank,this.to=this.cursor.to,this.endSide=r.endSide,this.cursor.next(),this.forward(
this.to,this.endSide);break}}else{this.to=this.endSide=1e9;break}}if(i){this.openStart=0;for(let s=i.length-1;s>=0&&i[s]<e;s--)this.openStart++}}activeForPoint(e){
if(!this.active.length)return this.active;let t=[];for(let i=this.active.length-1;i>=0&&!(this.activeRank[i]<this.pointRank);i--)(this.activeTo[i]>e||this.activeTo[i]==
e&&this.active[i].endSide>=this.point.endSide)&&t.push(this.active[i]);return t.reverse()}openEnd(e){let t=0;for(let i=this.activeTo.length-1;i>=0&&this.activeTo[i]>
e;i--)t++;return t}};function yl(n,e,t,i,s,r){n.goto(e),t.goto(i);let o=i+s,l=i,a=i-e,h=!!r.boundChange;for(let f=!1;;){let c=n.to+a-t.to,u=c||n.endSide-t.endSide,
d=u<0?n.to+a:t.to,p=Math.min(d,o);if(n.point||t.point?(n.point&&t.point&&Ns(n.point,t.point)&&Ls(n.activeForPoint(n.to),t.activeForPoint(t.to))||r.comparePoint(
l,p,n.point,t.point),f=!1):(f&&(r.boundChange(l),f=!1),p>l&&!Ls(n.active,t.active)&&r.compareRange(l,p,n.active,t.active),h&&p<o&&(c||n.openEnd(d)!=t.openEnd(d))&&
(f=!0)),d>o)break;l=d,u<=0&&n.next(),u>=0&&t.next()}}function Ls(n,e){if(n.length!=e.length)return!1;for(let t=0;t<n.length;t++)if(n[t]!=e[t]&&!Ns(n[t],e[t]))return!1;
return!0}function an(n,e){for(let t=e,i=n.length-1;t<i;t++)n[t]=n[t+1];n.pop()}function hn(n,e,t){for(let i=n.length-1;i>=e;i--)n[i+1]=n[i];n[e]=t}function xl(n,e){
let t=-1,i=1e9;for(let s=0;s<e.length;s++)(e[s]-i||n[s].endSide-n[t].endSide)<0&&(t=s,i=e[s]);return t}function Tt(n,e,t=n.length){let i=0;for(let s=0;s<t&&s<n.
length;)n.charCodeAt(s)==9?(i+=e-i%e,s++):(i++,s=J(n,s));return i}function Rl(n,e,t,i){for(let s=0,r=0;;){if(r>=e)return s;if(s==n.length)break;r+=n.charCodeAt(
s)==9?t-r%t:1,s=J(n,s)}return i===!0?-1:n.length}var Bl=typeof Symbol>"u"?"__ͼ":Symbol.for("ͼ"),Ws=typeof Symbol>"u"?"__styleSet"+Math.floor(Math.random()*1e8):Symbol("styleSet"),Ll=typeof globalThis<"u"?globalThis:
typeof window<"u"?window:{},Pe=class{constructor(e,t){this.rules=[];let{finish:i}=t||{};function s(r,o,l,a){let h=[],f=/^@(\w+)\b/.exec(r[0]),c=f&&f[1]=="keyfra\
mes";if(f&&o==null)return l.push(r[0]+";");for(let u in o){let d=o[u];if(/&/.test(u))s(u.split(/,\s*/).map(p=>r.map(m=>p.replace(/&/,m))).reduce((p,m)=>p.concat(
m)),d,l);else if(d&&typeof d=="object"){if(!f)throw new RangeError("The value of a property ("+u+") should be a primitive value.");s(El(u),d,h,c)}else d!=null&&
(/^--/.test(u)||(u=u.replace(/_.*/,"").replace(/[A-Z]/g,p=>"-"+p.toLowerCase())),h.push(u+": "+d+";"))}(h.length||c)&&l.push((i&&!f&&!a?r.map(i):r).join(", ")+"\
 {"+h.join(" ")+"}")}for(let r in e)s(El(r),e[r],this.rules)}getRules(){return this.rules.join(`
`)}static newName(){let e=Ll[Bl]||1;return Ll[Bl]=e+1,"ͼ"+e.toString(36)}static mount(e,t,i){let s=e[Ws],r=i&&i.nonce;s?r&&s.setNonce(r):s=new Fs(e,r),s.mount(
Array.isArray(t)?t:[t],e)}};function El(n){if(/^@/.test(n))return[n];let e=[],t=0,i=null,s=0,r=0;for(let o=0;o<n.length;o++){let l=n[o];l=="\\"?o++:l=='"'||l=="\
'"?l==i?i=!1:i||(i=l):(l=="["||l=="(")&&!i?t++:(l=="]"||l==")")&&!i?t--:l==","&&!t&&!i&&(e.push(n.slice(r,s)),r=o+1),/\S/.test(l)?s=o+1:o==r&&r++}return e.push(
n.slice(r,s)),e}var Il=new Map,Fs=class{constructor(e,t){let i=e.ownerDocument||e,s=i.defaultView;if(!e.head&&e.adoptedStyleSheets&&s.CSSStyleSheet){let r=Il.get(
i);if(r)return e[Ws]=r;this.sheet=new s.CSSStyleSheet,Il.set(i,this)}else this.styleTag=i.createElement("style"),t&&this.styleTag.setAttribute("nonce",t);this.modules=
[],e[Ws]=this}mount(e,t){let i=this.sheet,s=0,r=0,o=!1;for(let l=0;l<e.length;l++){let a=e[l],h=this.modules.indexOf(a);if(h<r&&h>-1&&(this.modules.splice(h,1),
o=!0,r--,h=-1),h==-1){if(this.modules.splice(r++,0,a),o=!0,i)for(let f=0;f<a.rules.length;f++)i.insertRule(a.rules[f],s++)}else{for(;r<h;)s+=this.modules[r++].rules.
length;s+=a.rules.length,r++}}if(i)t.adoptedStyleSheets.indexOf(this.sheet)<0&&(t.adoptedStyleSheets=[this.sheet,...t.adoptedStyleSheets]);else{if(o){let a="";for(let h=0;h<
this.modules.length;h++)a+=this.modules[h].getRules()+`
`;this.styleTag.textContent=a}let l=t.head||t;this.styleTag.parentNode!=l&&l.insertBefore(this.styleTag,l.firstChild)}}setNonce(e){this.styleTag&&this.styleTag.
getAttribute("nonce")!=e&&this.styleTag.setAttribute("nonce",e)}};var nt={8:"Backspace",9:"Tab",10:"Enter",12:"NumLock",13:"Enter",16:"Shift",17:"Control",18:"Alt",20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"PageDown",35:"\
End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",44:"PrintScreen",45:"Insert",46:"Delete",59:";",61:"=",91:"Meta",92:"Meta",106:"*",107:"\
+",108:",",109:"-",110:".",111:"/",144:"NumLock",145:"ScrollLock",160:"Shift",161:"Shift",162:"Control",163:"Control",164:"Alt",165:"Alt",173:"-",186:";",187:"=",
188:",",189:"-",190:".",191:"/",192:"`",219:"[",220:"\\",221:"]",222:"'"},_t={48:")",49:"!",50:"@",51:"#",52:"$",53:"%",54:"^",55:"&",56:"*",57:"(",59:":",61:"+",
173:"_",186:":",187:"+",188:"<",189:"_",190:">",191:"?",192:"~",219:"{",220:"|",221:"}",222:'"'},Mc=typeof navigator<"u"&&/Mac/.test(navigator.platform),Tc=typeof navigator<
"u"&&/MSIE \d|Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(navigator.userAgent);for(G=0;G<10;G++)nt[48+G]=nt[96+G]=String(G);var G;for(G=1;G<=24;G++)nt[G+111]="F"+
G;var G;for(G=65;G<=90;G++)nt[G]=String.fromCharCode(G+32),_t[G]=String.fromCharCode(G);var G;for(yn in nt)_t.hasOwnProperty(yn)||(_t[yn]=nt[yn]);var yn;function Nl(n){
var e=Mc&&n.metaKey&&n.shiftKey&&!n.ctrlKey&&!n.altKey||Tc&&n.shiftKey&&n.key&&n.key.length==1||n.key=="Unidentified",t=!e&&n.key||(n.shiftKey?_t:nt)[n.keyCode]||
n.key||"Unidentified";return t=="Esc"&&(t="Escape"),t=="Del"&&(t="Delete"),t=="Left"&&(t="ArrowLeft"),t=="Up"&&(t="ArrowUp"),t=="Right"&&(t="ArrowRight"),t=="Do\
wn"&&(t="ArrowDown"),t}var fe=typeof navigator<"u"?navigator:{userAgent:"",vendor:"",platform:""},Ks=typeof document<"u"?document:{documentElement:{style:{}}},js=/Edge\/(\d+)/.exec(fe.
userAgent),ma=/MSIE \d/.test(fe.userAgent),Ys=/Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(fe.userAgent),qn=!!(ma||Ys||js),Wl=!qn&&/gecko\/(\d+)/i.test(fe.userAgent),
Hs=!qn&&/Chrome\/(\d+)/.exec(fe.userAgent),Fl="webkitFontSmoothing"in Ks.documentElement.style,Gs=!qn&&/Apple Computer/.test(fe.vendor),Hl=Gs&&(/Mobile\/\w+/.test(
fe.userAgent)||fe.maxTouchPoints>2),A={mac:Hl||/Mac/.test(fe.platform),windows:/Win/.test(fe.platform),linux:/Linux|X11/.test(fe.platform),ie:qn,ie_version:ma?Ks.
documentMode||6:Ys?+Ys[1]:js?+js[1]:0,gecko:Wl,gecko_version:Wl?+(/Firefox\/(\d+)/.exec(fe.userAgent)||[0,0])[1]:0,chrome:!!Hs,chrome_version:Hs?+Hs[1]:0,ios:Hl,
android:/Android\b/.test(fe.userAgent),webkit:Fl,webkit_version:Fl?+(/\bAppleWebKit\/(\d+)/.exec(fe.userAgent)||[0,0])[1]:0,safari:Gs,safari_version:Gs?+(/\bVersion\/(\d+(\.\d+)?)/.
exec(fe.userAgent)||[0,0])[1]:0,tabSize:Ks.documentElement.style.tabSize!=null?"tab-size":"-moz-tab-size"};function Vr(n,e){for(let t in n)t=="class"&&e.class?e.
class+=" "+n.class:t=="style"&&e.style?e.style+=";"+n.style:e[t]=n[t];return e}var Rn=Object.create(null);function Qr(n,e,t){if(n==e)return!0;n||(n=Rn),e||(e=Rn);
let i=Object.keys(n),s=Object.keys(e);if(i.length-0!=s.length-0)return!1;for(let r of i)if(r!=t&&(s.indexOf(r)==-1||n[r]!==e[r]))return!1;return!0}function Dc(n,e){
for(let t=n.attributes.length-1;t>=0;t--){let i=n.attributes[t].name;e[i]==null&&n.removeAttribute(i)}for(let t in e){let i=e[t];t=="style"?n.style.cssText=i:n.
getAttribute(t)!=i&&n.setAttribute(t,i)}}function Vl(n,e,t){let i=!1;if(e)for(let s in e)t&&s in t||(i=!0,s=="style"?n.style.cssText="":n.removeAttribute(s));if(t)
for(let s in t)e&&e[s]==t[s]||(i=!0,s=="style"?n.style.cssText=t[s]:n.setAttribute(s,t[s]));return i}function Rc(n){let e=Object.create(null);for(let t=0;t<n.attributes.
length;t++){let i=n.attributes[t];e[i.name]=i.value}return e}var gt=class{eq(e){return!1}updateDOM(e,t,i){return!1}compare(e){return this==e||this.constructor==
e.constructor&&this.eq(e)}get estimatedHeight(){return-1}get lineBreaks(){return 0}ignoreEvent(e){return!0}coordsAt(e,t,i){return null}get isHidden(){return!1}get editable(){
return!1}destroy(e){}},ie=(function(n){return n[n.Text=0]="Text",n[n.WidgetBefore=1]="WidgetBefore",n[n.WidgetAfter=2]="WidgetAfter",n[n.WidgetRange=3]="WidgetR\
ange",n})(ie||(ie={})),Q=class extends Ae{constructor(e,t,i,s){super(),this.startSide=e,this.endSide=t,this.widget=i,this.spec=s}get heightRelevant(){return!1}static mark(e){
return new Fi(e)}static widget(e){let t=Math.max(-1e4,Math.min(1e4,e.side||0)),i=!!e.block;return t+=i&&!e.inlineOrder?t>0?3e8:-4e8:t>0?1e8:-1e8,new Lt(e,t,t,i,
e.widget||null,!1)}static replace(e){let t=!!e.block,i,s;if(e.isBlockGap)i=-5e8,s=4e8;else{let{start:r,end:o}=ga(e,t);i=(r?t?-3e8:-1:5e8)-1,s=(o?t?2e8:1:-6e8)+1}
return new Lt(e,i,s,t,e.widget||null,!0)}static line(e){return new Hi(e)}static set(e,t=!1){return V.of(e,t)}hasHeight(){return this.widget?this.widget.estimatedHeight>
-1:!1}};Q.none=V.empty;var Fi=class n extends Q{constructor(e){let{start:t,end:i}=ga(e);super(t?-1:5e8,i?1:-6e8,null,e),this.tagName=e.tagName||"span",this.attrs=
e.class&&e.attributes?Vr(e.attributes,{class:e.class}):e.class?{class:e.class}:e.attributes||Rn}eq(e){return this==e||e instanceof n&&this.tagName==e.tagName&&Qr(
this.attrs,e.attrs)}range(e,t=e){if(e>=t)throw new RangeError("Mark decorations may not be empty");return super.range(e,t)}};Fi.prototype.point=!1;var Hi=class n extends Q{constructor(e){
super(-2e8,-2e8,null,e)}eq(e){return e instanceof n&&this.spec.class==e.spec.class&&Qr(this.spec.attributes,e.spec.attributes)}range(e,t=e){if(t!=e)throw new RangeError(
"Line decoration ranges must be zero-length");return super.range(e,t)}};Hi.prototype.mapMode=ae.TrackBefore;Hi.prototype.point=!0;var Lt=class n extends Q{constructor(e,t,i,s,r,o){
super(t,i,r,e),this.block=s,this.isReplace=o,this.mapMode=s?t<=0?ae.TrackBefore:ae.TrackAfter:ae.TrackDel}get type(){return this.startSide!=this.endSide?ie.WidgetRange:
this.startSide<=0?ie.WidgetBefore:ie.WidgetAfter}get heightRelevant(){return this.block||!!this.widget&&(this.widget.estimatedHeight>=5||this.widget.lineBreaks>
0)}eq(e){return e instanceof n&&Bc(this.widget,e.widget)&&this.block==e.block&&this.startSide==e.startSide&&this.endSide==e.endSide}range(e,t=e){if(this.isReplace&&
(e>t||e==t&&this.startSide>0&&this.endSide<=0))throw new RangeError("Invalid range for replacement decoration");if(!this.isReplace&&t!=e)throw new RangeError("W\
idget decorations can only have zero-length ranges");return super.range(e,t)}};Lt.prototype.point=!0;function ga(n,e=!1){let{inclusiveStart:t,inclusiveEnd:i}=n;
return t==null&&(t=n.inclusive),i==null&&(i=n.inclusive),{start:t??e,end:i??e}}function Bc(n,e){return n==e||!!(n&&e&&n.compare(e))}function ii(n,e,t,i=0){let s=t.
length-1;s>=0&&t[s]+i>=n?t[s]=Math.max(t[s],e):t.push(n,e)}var Bn=class n extends Ae{constructor(e,t,i){super(),this.tagName=e,this.attributes=t,this.rank=i}eq(e){
return e==this||e instanceof n&&this.tagName==e.tagName&&Qr(this.attributes,e.attributes)}static create(e){return new n(e.tagName,e.attributes||Rn,e.rank==null?
50:Math.max(0,Math.min(e.rank,100)))}static set(e,t=!1){return V.of(e,t)}};Bn.prototype.startSide=Bn.prototype.endSide=-1;var Z=n=>n.nodeType==1,si=n=>n.nodeType==
3;function Vi(n){let e;return n.nodeType==11?e=n.getSelection?n:n.ownerDocument:e=n,e.getSelection()}function _s(n,e){return e?n==e||n.contains(e.nodeType!=1?e.
parentNode:e):!1}function Di(n,e){if(!e.anchorNode)return!1;try{return _s(n,e.anchorNode)}catch{return!1}}function Pn(n){return si(n)?Qi(n,0,n.nodeValue.length).
getClientRects():Z(n)?n.getClientRects():[]}function Ri(n,e,t,i){return t?Ql(n,e,t,i,-1)||Ql(n,e,t,i,1):!1}function bt(n){for(var e=0;;e++)if(n=n.previousSibling,
!n)return e}function Ln(n){return Z(n)&&/^(DIV|P|LI|UL|OL|BLOCKQUOTE|DD|DT|H\d|SECTION|PRE)$/.test(n.nodeName)}function Ql(n,e,t,i,s){for(;;){if(n==t&&e==i)return!0;
if(e==(s<0?0:ot(n))){if(n.nodeName=="DIV")return!1;let r=n.parentNode;if(!r||!Z(r))return!1;e=bt(n)+(s<0?0:1),n=r}else if(Z(n)){if(n=n.childNodes[e+(s<0?-1:0)],
Z(n)&&(n.nodeName=="IMG"||n.nodeName=="BR"||n.contentEditable=="false"))return!1;e=s<0?ot(n):0}else return!1}}function ot(n){return si(n)?n.nodeValue.length:n.childNodes.
length}function En(n,e){let{left:t,right:i}=n;if(t==i)return n;let s=e?t:i;return{left:s,right:s,top:n.top,bottom:n.bottom}}function Lc(n){let e=n.visualViewport;
return e?{left:0,right:e.width,top:0,bottom:e.height}:{left:0,right:n.innerWidth,top:0,bottom:n.innerHeight}}function ba(n,e){let t=e.width/n.offsetWidth,i=e.height/
n.offsetHeight;return(t>.995&&t<1.005||!isFinite(t)||Math.abs(e.width-n.offsetWidth)<1)&&(t=1),(i>.995&&i<1.005||!isFinite(i)||Math.abs(e.height-n.offsetHeight)<
1)&&(i=1),{scaleX:t,scaleY:i}}function Ec(n,e,t,i,s,r,o,l){let a=n.ownerDocument,h=a.defaultView||window;for(let f=n,c=!1;f&&!c;)if(Z(f)){let u,d=f==a.body,p=1,
m=1,g=!0,b=!0;if(d)u=Lc(h);else{let M=getComputedStyle(f);if(/^(fixed|sticky)$/.test(M.position)&&(c=!0),(f.scrollHeight<=f.clientHeight||!/auto|scroll/.test(M.
overflowY))&&(b=!1),(f.scrollWidth<=f.clientWidth||!/auto|scroll/.test(M.overflowX))&&(g=!1),!g&&!b){f=f.assignedSlot||f.parentNode;continue}let y=f.getBoundingClientRect();
({scaleX:p,scaleY:m}=ba(f,y)),u={left:y.left,right:y.left+f.clientWidth*p,top:y.top,bottom:y.top+f.clientHeight*m}}let w=0,v=0;if(b)if(s=="nearest")e.top<u.top+
o?(v=e.top-(u.top+o),t>0&&e.bottom>u.bottom+v&&(v=e.bottom-u.bottom+o)):e.bottom>u.bottom-o&&(v=e.bottom-u.bottom+o,t<0&&e.top-v<u.top&&(v=e.top-(u.top+o)));else{
let M=e.bottom-e.top,y=u.bottom-u.top;v=(s=="center"&&M<=y?e.top+M/2-y/2:s=="start"||s=="center"&&t<0?e.top-o:e.bottom-y+o)-u.top}if(g&&(i=="nearest"?e.left<u.left+
r?(w=e.left-(u.left+r),t>0&&e.right>u.right+w&&(w=e.right-u.right+r)):e.right>u.right-r&&(w=e.right-u.right+r,t<0&&e.left<u.left+w&&(w=e.left-(u.left+r))):w=(i==
"center"?e.left+(e.right-e.left)/2-(u.right-u.left)/2:i=="start"==l?e.left-r:e.right-(u.right-u.left)+r)-u.left),w||v)if(d)h.scrollBy(w,v);else{let M=0,y=0;if(v){
let S=f.scrollTop;f.scrollTop+=v/m,y=(f.scrollTop-S)*m}if(w){let S=f.scrollLeft;f.scrollLeft+=w/p,M=(f.scrollLeft-S)*p}e={left:e.left-M,top:e.top-y,right:e.right-
M,bottom:e.bottom-y},M&&Math.abs(M-w)<1&&(i="nearest"),y&&Math.abs(y-v)<1&&(s="nearest")}if(d)break;(e.top<u.top||e.bottom>u.bottom||e.left<u.left||e.right>u.right)&&
(e={left:Math.max(e.left,u.left),right:Math.min(e.right,u.right),top:Math.max(e.top,u.top),bottom:Math.min(e.bottom,u.bottom)}),f=f.assignedSlot||f.parentNode}else if(f.
nodeType==11)f=f.host;else break}function ya(n,e=!0){let t=n.ownerDocument,i=null,s=null;for(let r=n.parentNode;r&&!(r==t.body||(!e||i)&&s);)if(Z(r))!s&&r.scrollHeight>
r.clientHeight&&/scroll|auto/.test(getComputedStyle(r).overflowY)&&(s=r),e&&!i&&r.scrollWidth>r.clientWidth&&/scroll|auto/.test(getComputedStyle(r).overflowX)&&
(i=r),r=r.assignedSlot||r.parentNode;else if(r.nodeType==11)r=r.host;else break;return{x:i,y:s}}var Js=class{constructor(){this.anchorNode=null,this.anchorOffset=
0,this.focusNode=null,this.focusOffset=0}eq(e){return this.anchorNode==e.anchorNode&&this.anchorOffset==e.anchorOffset&&this.focusNode==e.focusNode&&this.focusOffset==
e.focusOffset}setRange(e){let{anchorNode:t,focusNode:i}=e;this.set(t,Math.min(e.anchorOffset,t?ot(t):0),i,Math.min(e.focusOffset,i?ot(i):0))}set(e,t,i,s){this.anchorNode=
e,this.anchorOffset=t,this.focusNode=i,this.focusOffset=s}};function xa(n){let e=[];for(let t=n;t;t=t.nodeType==11?t.host:t.parentNode)Z(t)&&e.push({node:t,left:t.
scrollLeft,top:t.scrollTop});return e}function ka(n,e=!0){for(let{node:t,left:i,top:s}of n)e&&t.scrollTop!=s&&(t.scrollTop=s),t.scrollLeft!=i&&(t.scrollLeft=i)}
var Dt=null;A.safari&&A.safari_version>=26&&(Dt=!1);function wa(n){if(n.setActive)return n.setActive();if(Dt)return n.focus(Dt);let e=xa(n);n.focus(Dt==null?{get preventScroll(){
return Dt={preventScroll:!0},!0}}:void 0),Dt||(Dt=!1,ka(e))}var zl;function Qi(n,e,t=e){let i=zl||(zl=document.createRange());return i.setEnd(n,t),i.setStart(n,
e),i}function ni(n,e,t,i){let s={key:e,code:e,keyCode:t,which:t,cancelable:!0};i&&({altKey:s.altKey,ctrlKey:s.ctrlKey,shiftKey:s.shiftKey,metaKey:s.metaKey}=i);
let r=new KeyboardEvent("keydown",s);r.synthetic=!0,n.dispatchEvent(r);let o=new KeyboardEvent("keyup",s);return o.synthetic=!0,n.dispatchEvent(o),r.defaultPrevented||
o.defaultPrevented}function Ic(n){for(;n;){if(n&&(n.nodeType==9||n.nodeType==11&&n.host))return n;n=n.assignedSlot||n.parentNode}return null}function Nc(n,e){let t=e.
focusNode,i=e.focusOffset;if(!t||e.anchorNode!=t||e.anchorOffset!=i)return!1;for(i=Math.min(i,ot(t));;)if(i){if(!Z(t))return!1;let s=t.childNodes[i-1];s.contentEditable==
"false"?i--:(t=s,i=ot(t))}else{if(t==n)return!0;i=bt(t),t=t.parentNode}}function va(n){return n instanceof Window?n.pageYOffset>Math.max(0,n.document.documentElement.
scrollHeight-n.innerHeight-4):n.scrollTop>Math.max(1,n.scrollHeight-n.clientHeight-4)}function Sa(n,e){for(let t=n,i=e;;){if(si(t)&&i>0)return{node:t,offset:i};
if(Z(t)&&i>0){if(t.contentEditable=="false")return null;t=t.childNodes[i-1],i=ot(t)}else if(t.parentNode&&!Ln(t))i=bt(t),t=t.parentNode;else return null}}function Oa(n,e){
for(let t=n,i=e;;){if(si(t)&&i<t.nodeValue.length)return{node:t,offset:i};if(Z(t)&&i<t.childNodes.length){if(t.contentEditable=="false")return null;t=t.childNodes[i],
i=0}else if(t.parentNode&&!Ln(t))i=bt(t)+1,t=t.parentNode;else return null}}var qe=class n{constructor(e,t,i=!0){this.node=e,this.offset=t,this.precise=i}static before(e,t){
return new n(e.parentNode,bt(e),t)}static after(e,t){return new n(e.parentNode,bt(e)+1,t)}},W=(function(n){return n[n.LTR=0]="LTR",n[n.RTL=1]="RTL",n})(W||(W={})),
ri=W.LTR,zr=W.RTL;function Ca(n){let e=[];for(let t=0;t<n.length;t++)e.push(1<<+n[t]);return e}var Wc=Ca("888888888888888888888888888888888886668888887878333333\
3333788888800000000000000000000000000888888000000000000000000000000008888888888888888888888888888888888888786666888808888866338088830888880000000000000000000000\
0800000000000000000000000000000008"),Fc=Ca("44444488266272889999999999922222222222222222222222222222222222222222222222299999999999999999999944444444446442228222\
22222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222999999949999999229989999223333333333"),Zs=Object.create(null),
$e=[];for(let n of["()","[]","{}"]){let e=n.charCodeAt(0),t=n.charCodeAt(1);Zs[e]=t,Zs[t]=-e}function Aa(n){return n<=247?Wc[n]:1424<=n&&n<=1524?2:1536<=n&&n<=1785?
Fc[n-1536]:1774<=n&&n<=2220?4:8192<=n&&n<=8204?256:64336<=n&&n<=65023?4:1}var Hc=/[\u0590-\u05f4\u0600-\u06ff\u0700-\u08ac\ufb50-\ufdff]/,De=class{get dir(){return this.
level%2?zr:ri}constructor(e,t,i){this.from=e,this.to=t,this.level=i}side(e,t){return this.dir==t==e?this.to:this.from}forward(e,t){return e==(this.dir==t)}static find(e,t,i,s){
let r=-1;for(let o=0;o<e.length;o++){let l=e[o];if(l.from<=t&&l.to>=t){if(l.level==i)return o;(r<0||(s!=0?s<0?l.from<t:l.to>t:e[r].level>l.level))&&(r=o)}}if(r<
0)throw new RangeError("Index out of range");return r}};function Pa(n,e){if(n.length!=e.length)return!1;for(let t=0;t<n.length;t++){let i=n[t],s=e[t];if(i.from!=
s.from||i.to!=s.to||i.direction!=s.direction||!Pa(i.inner,s.inner))return!1}return!0}var X=[];function Vc(n,e,t,i,s){for(let r=0;r<=i.length;r++){let o=r?i[r-1].
to:e,l=r<i.length?i[r].from:t,a=r?256:s;for(let h=o,f=a,c=a;h<l;h++){let u=Aa(n.charCodeAt(h));u==512?u=f:u==8&&c==4&&(u=16),X[h]=u==4?2:u,u&7&&(c=u),f=u}for(let h=o,
f=a,c=a;h<l;h++){let u=X[h];if(u==128)h<l-1&&f==X[h+1]&&f&24?u=X[h]=f:X[h]=256;else if(u==64){let d=h+1;for(;d<l&&X[d]==64;)d++;let p=h&&f==8||d<t&&X[d]==8?c==1?
1:8:256;for(let m=h;m<d;m++)X[m]=p;h=d-1}else u==8&&c==1&&(X[h]=1);f=u,u&7&&(c=u)}}}function Qc(n,e,t,i,s){let r=s==1?2:1;for(let o=0,l=0,a=0;o<=i.length;o++){let h=o?
i[o-1].to:e,f=o<i.length?i[o].from:t;for(let c=h,u,d,p;c<f;c++)if(d=Zs[u=n.charCodeAt(c)])if(d<0){for(let m=l-3;m>=0;m-=3)if($e[m+1]==-d){let g=$e[m+2],b=g&2?s:
g&4?g&1?r:s:0;b&&(X[c]=X[$e[m]]=b),l=m;break}}else{if($e.length==189)break;$e[l++]=c,$e[l++]=u,$e[l++]=a}else if((p=X[c])==2||p==1){let m=p==s;a=m?0:1;for(let g=l-
3;g>=0;g-=3){let b=$e[g+2];if(b&2)break;if(m)$e[g+2]|=2;else{if(b&4)break;$e[g+2]|=4}}}}}function zc(n,e,t,i){for(let s=0,r=i;s<=t.length;s++){let o=s?t[s-1].to:
n,l=s<t.length?t[s].from:e;for(let a=o;a<l;){let h=X[a];if(h==256){let f=a+1;for(;;)if(f==l){if(s==t.length)break;f=t[s++].to,l=s<t.length?t[s].from:e}else if(X[f]==
256)f++;else break;let c=r==1,u=(f<e?X[f]:i)==1,d=c==u?c?1:2:i;for(let p=f,m=s,g=m?t[m-1].to:n;p>a;)p==g&&(p=t[--m].from,g=m?t[m-1].to:n),X[--p]=d;a=f}else r=h,
a++}}}function er(n,e,t,i,s,r,o){let l=i%2?2:1;if(i%2==s%2)for(let a=e,h=0;a<t;){let f=!0,c=!1;if(h==r.length||a<r[h].from){let m=X[a];m!=l&&(f=!1,c=m==16)}let u=!f&&
l==1?[]:null,d=f?i:i+1,p=a;e:for(;;)if(h<r.length&&p==r[h].from){if(c)break e;let m=r[h];if(!f)for(let g=m.to,b=h+1;;){if(g==t)break e;if(b<r.length&&r[b].from==
g)g=r[b++].to;else{if(X[g]==l)break e;break}}if(h++,u)u.push(m);else{m.from>a&&o.push(new De(a,m.from,d));let g=m.direction==ri!=!(d%2);tr(n,g?i+1:i,s,m.inner,m.
from,m.to,o),a=m.to}p=m.to}else{if(p==t||(f?X[p]!=l:X[p]==l))break;p++}u?er(n,a,p,i+1,s,u,o):a<p&&o.push(new De(a,p,d)),a=p}else for(let a=t,h=r.length;a>e;){let f=!0,
c=!1;if(!h||a>r[h-1].to){let m=X[a-1];m!=l&&(f=!1,c=m==16)}let u=!f&&l==1?[]:null,d=f?i:i+1,p=a;e:for(;;)if(h&&p==r[h-1].to){if(c)break e;let m=r[--h];if(!f)for(let g=m.
from,b=h;;){if(g==e)break e;if(b&&r[b-1].to==g)g=r[--b].from;else{if(X[g-1]==l)break e;break}}if(u)u.push(m);else{m.to<a&&o.push(new De(m.to,a,d));let g=m.direction==
ri!=!(d%2);tr(n,g?i+1:i,s,m.inner,m.from,m.to,o),a=m.from}p=m.from}else{if(p==e||(f?X[p-1]!=l:X[p-1]==l))break;p--}u?er(n,p,a,i+1,s,u,o):p<a&&o.push(new De(p,a,
d)),a=p}}function tr(n,e,t,i,s,r,o){let l=e%2?2:1;Vc(n,s,r,i,l),Qc(n,s,r,i,l),zc(s,r,i,l),er(n,s,r,e,t,i,o)}function Xc(n,e,t){if(!n)return[new De(0,0,e==zr?1:0)];
if(e==ri&&!t.length&&!Hc.test(n))return Ma(n.length);if(t.length)for(;n.length>X.length;)X[X.length]=256;let i=[],s=e==ri?0:1;return tr(n,s,s,t,0,n.length,i),i}
function Ma(n){return[new De(0,n,0)]}var Ta="";function $c(n,e,t,i,s){var r;if(!n.length)return null;let o=i.head-n.from,l;if(i.head==n.from&&i.assoc<0){if(!s)return null;
o=e[l=0].side(!1,t)}else if(i.head==n.to&&i.assoc>0){if(s)return null;o=e[l=e.length-1].side(!0,t)}else l=De.find(e,o,(r=i.bidiLevel)!==null&&r!==void 0?r:-1,i.
assoc);let a=e[l],h=a.side(s,t);if(o==h){let u=l+=s?1:-1;if(u<0||u>=e.length)return null;a=e[l=u],o=a.side(!s,t),h=a.side(s,t)}let f=J(n.text,o,a.forward(s,t));
(f<a.from||f>a.to)&&(f=h),Ta=n.text.slice(Math.min(o,f),Math.max(o,f));let c=l==(s?e.length-1:0)?null:e[l+(s?1:-1)];if(f==h){if(!c)return s?x.cursor(n.to,1):x.cursor(
n.from,-1);if(c.level+(s?0:1)<a.level)return x.cursor(c.side(!s,t)+n.from,c.forward(s,t)?1:-1,c.level)}return x.cursor(f+n.from,a.forward(s,t)?-1:1,a.level)}function qc(n,e,t){
for(let i=e;i<t;i++){let s=Aa(n.charCodeAt(i));if(s==1)return ri;if(s==2||s==4)return zr}}var Da=P.define(),Ra=P.define(),Ba=P.define(),La=P.define(),ir=P.define(),
Ea=P.define(),Ia=P.define(),Xr=P.define(),$r=P.define(),Na=P.define({combine:n=>n.some(e=>e)}),Wa=P.define({combine:n=>n.some(e=>e)}),Fa=P.define(),Bi=class n{constructor(e,t,i,s,r,o=!1){
this.range=e,this.y=t,this.x=i,this.yMargin=s,this.xMargin=r,this.isSnapshot=o}map(e){return e.empty?this:new n(this.range.map(e),this.y,this.x,this.yMargin,this.
xMargin,this.isSnapshot)}clip(e){return this.range.to<=e.doc.length?this:new n(x.cursor(e.doc.length),this.y,this.x,this.yMargin,this.xMargin,this.isSnapshot)}},
xn=H.define({map:(n,e)=>n.map(e)}),Ha=H.define();function ce(n,e,t){let i=n.facet(La);i.length?i[0](e):window.onerror&&window.onerror(String(e),t,void 0,void 0,
e)||(t?console.error(t+":",e):console.error(e))}var st=P.define({combine:n=>n.length?n[0]:!0}),Uc=0,Zt=P.define({combine(n){return n.filter((e,t)=>{for(let i=0;i<
t;i++)if(n[i].plugin==e.plugin)return!1;return!0})}}),me=class n{constructor(e,t,i,s,r){this.id=e,this.create=t,this.domEventHandlers=i,this.domEventObservers=s,
this.baseExtensions=r(this),this.extension=this.baseExtensions.concat(Zt.of({plugin:this,arg:void 0}))}of(e){return this.baseExtensions.concat(Zt.of({plugin:this,
arg:e}))}static define(e,t){let{eventHandlers:i,eventObservers:s,provide:r,decorations:o}=t||{};return new n(Uc++,e,i,s,l=>{let a=[];return o&&a.push(Un.of(h=>{
let f=h.plugin(l);return f?o(f):Q.none})),r&&a.push(r(l)),a})}static fromClass(e,t){return n.define((i,s)=>new e(i,s),t)}},Li=class{constructor(e){this.spec=e,this.
mustUpdate=null,this.value=null}get plugin(){return this.spec&&this.spec.plugin}update(e){if(this.value){if(this.mustUpdate){let t=this.mustUpdate;if(this.mustUpdate=
null,this.value.update)try{this.value.update(t)}catch(i){if(ce(t.state,i,"CodeMirror plugin crashed"),this.value.destroy)try{this.value.destroy()}catch{}this.deactivate()}}}else if(this.
spec)try{this.value=this.spec.plugin.create(e,this.spec.arg)}catch(t){ce(e.state,t,"CodeMirror plugin crashed"),this.deactivate()}return this}destroy(e){var t;if(!((t=
this.value)===null||t===void 0)&&t.destroy)try{this.value.destroy()}catch(i){ce(e.state,i,"CodeMirror plugin crashed")}}deactivate(){this.spec=this.value=null}},
Va=P.define(),qr=P.define(),Un=P.define(),Qa=P.define(),Ur=P.define(),zi=P.define(),za=P.define();function Xl(n,e){let t=n.state.facet(za);if(!t.length)return t;
let i=t.map(r=>r instanceof Function?r(n):r),s=[];return V.spans(i,e.from,e.to,{point(){},span(r,o,l,a){let h=r-e.from,f=o-e.from,c=s;for(let u=l.length-1;u>=0;u--,
a--){let d=l[u].spec.bidiIsolate,p;if(a>0&&c.length&&(p=c[c.length-1]).to==h&&p.direction==d)p.to=f,c=p.inner;else{let m={from:h,to:f,direction:d,inner:[]};c.push(
m),c=m.inner}}}}),Xa(e.text,s)}function Xa(n,e){for(let t of e){if(t.direction==null){for(let i=t.from,s=0;i<t.to;s++){let r=s<t.inner.length?t.inner[s]:null,o=qc(
n,i,r?r.from:t.to);if(o){t.direction=o;break}if(!r)break;i=r.to}t.direction==null&&(t.direction=W.LTR)}Xa(n,t.inner)}return e}var $a=P.define();function Kr(n){let e=0,
t=0,i=0,s=0;for(let r of n.state.facet($a)){let o=r(n);o&&(o.left!=null&&(e=Math.max(e,o.left)),o.right!=null&&(t=Math.max(t,o.right)),o.top!=null&&(i=Math.max(
i,o.top)),o.bottom!=null&&(s=Math.max(s,o.bottom)))}return{left:e,right:t,top:i,bottom:s}}var Mi=P.define(),Ie=class n{constructor(e,t,i,s){this.fromA=e,this.toA=
t,this.fromB=i,this.toB=s}join(e){return new n(Math.min(this.fromA,e.fromA),Math.max(this.toA,e.toA),Math.min(this.fromB,e.fromB),Math.max(this.toB,e.toB))}addToSet(e){
let t=e.length,i=this;for(;t>0;t--){let s=e[t-1];if(!(s.fromA>i.toA)){if(s.toA<i.fromA)break;i=i.join(s),e.splice(t-1,1)}}return e.splice(t,0,i),e}static extendWithRanges(e,t){
if(t.length==0)return e;let i=[];for(let s=0,r=0,o=0;;){let l=s<e.length?e[s].fromB:1e9,a=r<t.length?t[r]:1e9,h=Math.min(l,a);if(h==1e9)break;let f=h+o,c=h,u=f;
for(;;)if(r<t.length&&t[r]<=c){let d=t[r+1];r+=2,c=Math.max(c,d);for(let p=s;p<e.length&&e[p].fromB<=c;p++)o=e[p].toA-e[p].toB;u=Math.max(u,d+o)}else if(s<e.length&&
e[s].fromB<=c){let d=e[s++];c=Math.max(c,d.toB),u=Math.max(u,d.toA),o=d.toA-d.toB}else break;i.push(new n(f,u,h,c))}return i}},In=class n{constructor(e,t,i){this.
view=e,this.state=t,this.transactions=i,this.flags=0,this.startState=e.state,this.changes=he.empty(this.startState.doc.length);for(let r of i)this.changes=this.
changes.compose(r.changes);let s=[];this.changes.iterChangedRanges((r,o,l,a)=>s.push(new Ie(r,o,l,a))),this.changedRanges=s}static create(e,t,i){return new n(e,
t,i)}get viewportChanged(){return(this.flags&4)>0}get viewportMoved(){return(this.flags&8)>0}get heightChanged(){return(this.flags&2)>0}get geometryChanged(){return this.
docChanged||(this.flags&18)>0}get focusChanged(){return(this.flags&1)>0}get docChanged(){return!this.changes.empty}get selectionSet(){return this.transactions.some(
e=>e.selection)}get empty(){return this.flags==0&&this.transactions.length==0}},Kc=[],K=class{constructor(e,t,i=0){this.dom=e,this.length=t,this.flags=i,this.parent=
null,e.cmTile=this}get breakAfter(){return this.flags&1}get children(){return Kc}isWidget(){return!1}get isHidden(){return!1}isComposite(){return!1}isLine(){return!1}isText(){
return!1}isBlock(){return!1}get domAttrs(){return null}sync(e){if(this.flags|=2,this.flags&4){this.flags&=-5;let t=this.domAttrs;t&&Dc(this.dom,t)}}toString(){return this.
constructor.name+(this.children.length?`(${this.children})`:"")+(this.breakAfter?"#":"")}destroy(){this.parent=null}setDOM(e){this.dom=e,e.cmTile=this}get posAtStart(){
return this.parent?this.parent.posBefore(this):0}get posAtEnd(){return this.posAtStart+this.length}posBefore(e,t=this.posAtStart){let i=t;for(let s of this.children){
if(s==e)return i;i+=s.length+s.breakAfter}throw new RangeError("Invalid child in posBefore")}posAfter(e){return this.posBefore(e)+e.length}covers(e){return!0}coordsIn(e,t,i){
return null}domPosFor(e,t){let i=bt(this.dom),s=this.length?e>0:t>0;return new qe(this.parent.dom,i+(s?1:0),e==0||e==this.length)}markDirty(e){this.flags&=-3,e&&
(this.flags|=4),this.parent&&this.parent.flags&2&&this.parent.markDirty(!1)}get overrideDOMText(){return null}get root(){for(let e=this;e;e=e.parent)if(e instanceof
li)return e;return null}static get(e){return e.cmTile}},oi=class extends K{constructor(e){super(e,0),this._children=[]}isComposite(){return!0}get children(){return this.
_children}get lastChild(){return this.children.length?this.children[this.children.length-1]:null}append(e){this.children.push(e),e.parent=this}sync(e){if(this.flags&
2)return;super.sync(e);let t=this.dom,i=null,s,r=e?.node==t?e:null,o=0;for(let l of this.children){if(l.sync(e),o+=l.length+l.breakAfter,s=i?i.nextSibling:t.firstChild,
r&&s!=l.dom&&(r.written=!0),l.dom.parentNode==t)for(;s&&s!=l.dom;)s=$l(s);else t.insertBefore(l.dom,s);i=l.dom}for(s=i?i.nextSibling:t.firstChild,r&&s&&(r.written=
!0);s;)s=$l(s);this.length=o}};function $l(n){let e=n.nextSibling;return n.parentNode.removeChild(n),e}var li=class extends oi{constructor(e,t){super(t),this.view=
e}owns(e){for(;e;e=e.parent)if(e==this)return!0;return!1}isBlock(){return!0}nearest(e){for(;;){if(!e)return null;let t=K.get(e);if(t&&this.owns(t))return t;e=e.
parentNode}}blockTiles(e){for(let t=[],i=this,s=0,r=0;;)if(s==i.children.length){if(!t.length)return;i=i.parent,i.breakAfter&&r++,s=t.pop()}else{let o=i.children[s++];
if(o instanceof rt)t.push(s),i=o,s=0;else{let l=r+o.length,a=e(o,r);if(a!==void 0)return a;r=l+o.breakAfter}}}resolveBlock(e,t){let i,s=-1,r,o=-1;if(this.blockTiles(
(l,a)=>{let h=a+l.length;if(e>=a&&e<=h){if(l.isWidget()&&t>=-1&&t<=1){if(l.flags&32)return!0;l.flags&16&&(i=void 0)}(a<e||e==h&&(t<-1?l.length:l.covers(1)))&&(!i||
!l.isWidget()&&i.isWidget())&&(i=l,s=e-a),(h>e||e==a&&(t>1?l.length:l.covers(-1)))&&(!r||!l.isWidget()&&r.isWidget())&&(r=l,o=e-a)}}),!i&&!r)throw new Error("No\
 tile at position "+e);return i&&t<0||!r?{tile:i,offset:s}:{tile:r,offset:o}}},rt=class n extends oi{constructor(e,t){super(e),this.wrapper=t}isBlock(){return!0}covers(e){
return this.children.length?e<0?this.children[0].covers(-1):this.lastChild.covers(1):!1}get domAttrs(){return this.wrapper.attributes}static of(e,t){let i=new n(
t||document.createElement(e.tagName),e);return t||(i.flags|=4),i}},ai=class n extends oi{constructor(e,t){super(e),this.attrs=t}isLine(){return!0}static start(e,t,i){
let s=new n(t||document.createElement("div"),e);return(!t||!i)&&(s.flags|=4),s}get domAttrs(){return this.attrs}resolveInline(e,t,i=!1){let s=null,r=-1,o=null,l=-1;
function a(f,c){for(let u=0,d=0;u<f.children.length&&d<=c;u++){let p=f.children[u],m=d+p.length;m>=c&&(p.isComposite()?a(p,c-d):(!o||i&&o.isHidden&&(t>0&&!(o.flags&
32)||i&&Yc(o,p)))&&(m>c||p.flags&32&&t<=1)?(o=p,l=c-d):(d<c||p.flags&16&&!(i&&p.isHidden)&&t>=-1)&&(s=p,r=c-d)),d=m}}a(this,e);let h=(t<0?s:o)||s||o;return h?{tile:h,
offset:h==s?r:l}:null}coordsIn(e,t,i){let s=this.resolveInline(e,t,!0);return s?s.tile.coordsIn(Math.max(0,s.offset),t,i):jc(this)}domIn(e,t){let i=this.resolveInline(
e,t);if(i){let{tile:s,offset:r}=i;if(this.dom.contains(s.dom))return s.isText()?new qe(s.dom,Math.min(s.dom.nodeValue.length,r)):s.domPosFor(r,s.flags&16?1:s.flags&
32?-1:t);let o=i.tile.parent,l=!1;for(let a of o.children){if(l)return new qe(a.dom,0);a==i.tile&&(l=!0)}}return new qe(this.dom,0)}};function jc(n){let e=n.dom.
lastChild;if(!e)return n.dom.getBoundingClientRect();let t=Pn(e);return t[t.length-1]||null}function Yc(n,e){let t=n.coordsIn(0,1),i=e.coordsIn(0,1);return t&&i&&
i.top<t.bottom}var pe=class n extends oi{constructor(e,t){super(e),this.mark=t}get domAttrs(){return this.mark.attrs}static of(e,t){let i=new n(t||document.createElement(
e.tagName),e);return t||(i.flags|=4),i}},Rt=class n extends K{constructor(e,t){super(e,t.length),this.text=t}sync(e){this.flags&2||(super.sync(e),this.dom.nodeValue!=
this.text&&(e&&e.node==this.dom&&(e.written=!0),this.dom.nodeValue=this.text))}isText(){return!0}toString(){return JSON.stringify(this.text)}coordsIn(e,t,i){let s=this.
dom.nodeValue.length;e>s&&(e=s);let r=e,o=e,l=0;e==0&&t<0||e==s&&t>=0?A.chrome||A.gecko||(e?(r--,l=1):o<s&&(o++,l=-1)):t<0?r--:o<s&&o++;let a=Qi(this.dom,r,o).getClientRects();
if(!a.length)return null;let h=a[(l?l<0:t>=0)?0:a.length-1];return A.safari&&!l&&h.width==0&&(h=Array.prototype.find.call(a,f=>f.width)||h),i==null?h:En(h,(l?l>
0:t<0)==i)}static of(e,t){let i=new n(t||document.createTextNode(e),e);return t||(i.flags|=2),i}},Et=class n extends K{constructor(e,t,i,s){super(e,t,s),this.widget=
i}isWidget(){return!0}get isHidden(){return this.widget.isHidden}covers(e){return this.flags&48?!1:(this.flags&(e<0?64:128))>0}coordsIn(e,t){return this.coordsInWidget(
e,t,!1)}coordsInWidget(e,t,i){let s=this.widget.coordsAt(this.dom,e,t);if(s)return s;if(i)return En(this.dom.getBoundingClientRect(),this.length?e==0:t<=0);{let r=this.
dom.getClientRects(),o=null;if(!r.length)return null;let l=this.flags&16?!0:this.flags&32?!1:e>0;for(let a=l?r.length-1:0;o=r[a],!(e>0?a==0:a==r.length-1||o.top<
o.bottom);a+=l?-1:1);return En(o,!l)}}get overrideDOMText(){if(!this.length)return I.empty;let{root:e}=this;if(!e)return I.empty;let t=this.posAtStart;return e.
view.state.doc.slice(t,t+this.length)}destroy(){super.destroy(),this.widget.destroy(this.dom)}static of(e,t,i,s,r){return r||(r=e.toDOM(t),e.editable||(r.contentEditable=
"false")),new n(r,i,e,s)}},hi=class extends K{constructor(e){let t=document.createElement("img");t.className="cm-widgetBuffer",t.setAttribute("aria-hidden","tru\
e"),super(t,0,e)}get isHidden(){return!0}get overrideDOMText(){return I.empty}coordsIn(e,t,i){let s=this.dom.getBoundingClientRect();return i==null?s:En(s,t>0==
i)}},nr=class{constructor(e){this.index=0,this.beforeBreak=!1,this.parents=[],this.tile=e}advance(e,t,i){let{tile:s,index:r,beforeBreak:o,parents:l}=this;for(;e||
t>0;)if(s.isComposite())if(o){if(!e)break;i&&i.break(),e--,o=!1}else if(r==s.children.length){if(!e&&!l.length)break;i&&i.leave(s),o=!!s.breakAfter,{tile:s,index:r}=
l.pop(),r++}else{let a=s.children[r],h=a.breakAfter;(t>0?a.length<=e:a.length<e)&&(!i||i.skip(a,0,a.length)!==!1||!a.isComposite)?(o=!!h,r++,e-=a.length):(l.push(
{tile:s,index:r}),s=a,r=0,i&&a.isComposite()&&i.enter(a))}else{let a=s.length;if(r<a&&e){let h=Math.min(e,a-r);i&&i.skip(s,r,r+h),e-=h,r+=h}if(r==a)o=!!s.breakAfter,
{tile:s,index:r}=l.pop(),r++;else if(!e)break}return this.tile=s,this.index=r,this.beforeBreak=o,this}get root(){return this.parents.length?this.parents[0].tile:
this.tile}},sr=class{constructor(e,t,i,s){this.from=e,this.to=t,this.wrapper=i,this.rank=s}},rr=class{constructor(e,t,i){this.cache=e,this.root=t,this.blockWrappers=
i,this.curLine=null,this.lastBlock=null,this.afterWidget=null,this.pos=0,this.wrappers=[],this.wrapperPos=0}addText(e,t,i,s){var r;this.flushBuffer();let o=this.
ensureMarks(t,i),l=o.lastChild;if(l&&l.isText()&&!(l.flags&8)&&l.length+e.length<512){this.cache.reused.set(l,2);let a=o.children[o.children.length-1]=new Rt(l.
dom,l.text+e);a.parent=o}else o.append(s||Rt.of(e,(r=this.cache.find(Rt))===null||r===void 0?void 0:r.dom));this.pos+=e.length,this.afterWidget=null}addComposition(e,t){
let i=this.curLine;i.dom!=t.line.dom&&(i.setDOM(this.cache.reused.has(t.line)?Vs(t.line.dom):t.line.dom),this.cache.reused.set(t.line,2));let s=i;for(let l=t.marks.
length-1;l>=0;l--){let a=t.marks[l],h=s.lastChild;if(h instanceof pe&&h.mark.eq(a.mark))h.dom!=a.dom&&h.setDOM(Vs(a.dom)),s=h;else{let{dom:f}=a;this.cache.reused.
get(a)&&K.get(a.dom)&&(f=Vs(a.dom));let c=pe.of(a.mark,f);s.append(c),s=c}this.cache.reused.set(a,2)}let r=K.get(e.text);r&&this.cache.reused.set(r,2);let o=new Rt(
e.text,e.text.nodeValue);o.flags|=8,this.pos=e.range.toB,s.append(o)}addInlineWidget(e,t,i){let s=this.afterWidget&&e.flags&48&&(this.afterWidget.flags&48)==(e.
flags&48);s||this.flushBuffer();let r=this.ensureMarks(t,i);!s&&!(e.flags&16)&&r.append(this.getBuffer(1)),r.append(e),this.pos+=e.length,this.afterWidget=e}addMark(e,t,i){
this.flushBuffer(),this.ensureMarks(t,i).append(e),this.pos+=e.length,this.afterWidget=null}addBlockWidget(e){this.getBlockPos().append(e),this.pos+=e.length,this.
lastBlock=e,this.endLine()}continueWidget(e){let t=this.afterWidget||this.lastBlock;t.length+=e,this.pos+=e}addLineStart(e,t){var i;e||(e=qa);let s=ai.start(e,t||
((i=this.cache.find(ai))===null||i===void 0?void 0:i.dom),!!t);this.getBlockPos().append(this.lastBlock=this.curLine=s)}addLine(e){this.getBlockPos().append(e),
this.pos+=e.length,this.lastBlock=e,this.endLine()}addBreak(){this.lastBlock.flags|=1,this.endLine(),this.pos++}addLineStartIfNotCovered(e){this.blockPosCovered()||
this.addLineStart(e)}ensureLine(e){this.curLine||this.addLineStart(e)}ensureMarks(e,t){var i;let s=this.curLine;for(let r=e.length-1;r>=0;r--){let o=e[r],l;if(t>
0&&(l=s.lastChild)&&l instanceof pe&&l.mark.eq(o))s=l,t--;else{let a=pe.of(o,(i=this.cache.find(pe,h=>h.mark.eq(o)))===null||i===void 0?void 0:i.dom);s.append(a),
s=a,t=0}}return s}endLine(){if(this.curLine){this.flushBuffer();let e=this.curLine.lastChild;(!e||!ql(this.curLine,!1)||e.dom.nodeName!="BR"&&e.isWidget()&&!(A.
ios&&ql(this.curLine,!0)))&&this.curLine.append(this.cache.findWidget(Qs,0,32)||new Et(Qs.toDOM(),0,Qs,32)),this.curLine=this.afterWidget=null}}updateBlockWrappers(){
this.wrapperPos>this.pos+1e4&&(this.blockWrappers.goto(this.pos),this.wrappers.length=0);for(let e=this.wrappers.length-1;e>=0;e--)this.wrappers[e].to<this.pos&&
this.wrappers.splice(e,1);for(let e=this.blockWrappers;e.value&&e.from<=this.pos;e.next())if(e.to>=this.pos){let t=e.rank*102+e.value.rank,i=new sr(e.from,e.to,
e.value,t),s=this.wrappers.length;for(;s>0&&(this.wrappers[s-1].rank-i.rank||this.wrappers[s-1].to-i.to)<0;)s--;this.wrappers.splice(s,0,i)}this.wrapperPos=this.
pos}getBlockPos(){var e;this.updateBlockWrappers();let t=this.root;for(let i of this.wrappers){let s=t.lastChild;if(i.from<this.pos&&s instanceof rt&&s.wrapper.
eq(i.wrapper))t=s;else{let r=rt.of(i.wrapper,(e=this.cache.find(rt,o=>o.wrapper.eq(i.wrapper)))===null||e===void 0?void 0:e.dom);t.append(r),t=r}}return t}blockPosCovered(){
let e=this.lastBlock;return e!=null&&!e.breakAfter&&(!e.isWidget()||(e.flags&160)>0)}getBuffer(e){let t=2|(e<0?16:32),i=this.cache.find(hi,void 0,1);return i&&(i.
flags=t),i||new hi(t)}flushBuffer(){this.afterWidget&&!(this.afterWidget.flags&32)&&(this.afterWidget.parent.append(this.getBuffer(-1)),this.afterWidget=null)}},
or=class{constructor(e){this.skipCount=0,this.text="",this.textOff=0,this.cursor=e.iter()}skip(e){this.textOff+e<=this.text.length?this.textOff+=e:(this.skipCount+=
e-(this.text.length-this.textOff),this.text="",this.textOff=0)}next(e){if(this.textOff==this.text.length){let{value:s,lineBreak:r,done:o}=this.cursor.next(this.
skipCount);if(this.skipCount=0,o)throw new Error("Ran out of text content when drawing inline views");this.text=s;let l=this.textOff=Math.min(e,s.length);return r?
null:s.slice(0,l)}let t=Math.min(this.text.length,this.textOff+e),i=this.text.slice(this.textOff,t);return this.textOff=t,i}},Nn=[Et,ai,Rt,pe,hi,rt,li];for(let n=0;n<
Nn.length;n++)Nn[n].bucket=n;var lr=class{constructor(e){this.view=e,this.buckets=Nn.map(()=>[]),this.index=Nn.map(()=>0),this.reused=new Map}add(e){let t=e.constructor.
bucket,i=this.buckets[t];i.length<6?i.push(e):i[this.index[t]=(this.index[t]+1)%6]=e}find(e,t,i=2){let s=e.bucket,r=this.buckets[s],o=this.index[s];for(let l=0;l<
r.length;l++){let a=(l+o)%r.length,h=r[a];if((!t||t(h))&&!this.reused.has(h))return r.splice(a,1),a<o&&this.index[s]--,this.reused.set(h,i),h}return null}findWidget(e,t,i){
let s=this.buckets[0];if(s.length)for(let r=0,o=0;;r++){if(r==s.length){if(o)return null;o=1,r=0}let l=s[r];if(!this.reused.has(l)&&(o==0?l.widget.compare(e):l.
widget.constructor==e.constructor&&e.updateDOM(l.dom,this.view,l.widget)))return s.splice(r,1),r<this.index[0]&&this.index[0]--,l.widget==e&&l.length==t&&(l.flags&
497)==i?(this.reused.set(l,1),l):(this.reused.set(l,2),new Et(l.dom,t,e,l.flags&-498|i))}}reuse(e){return this.reused.set(e,1),e}maybeReuse(e,t=2){if(!this.reused.
has(e))return this.reused.set(e,t),e.dom}clear(){for(let e=0;e<this.buckets.length;e++)this.buckets[e].length=this.index[e]=0}},ar=class{constructor(e,t,i,s,r){
this.view=e,this.decorations=s,this.disallowBlockEffectsFor=r,this.openWidget=!1,this.openMarks=0,this.cache=new lr(e),this.text=new or(e.state.doc),this.builder=
new rr(this.cache,new li(e,e.contentDOM),V.iter(i)),this.cache.reused.set(t,2),this.old=new nr(t),this.reuseWalker={skip:(o,l,a)=>{if(this.cache.add(o),o.isComposite())
return!1},enter:o=>this.cache.add(o),leave:()=>{},break:()=>{}}}run(e,t){let i=t&&this.getCompositionContext(t.text);for(let s=0,r=0,o=0;;){let l=o<e.length?e[o++]:
null,a=l?l.fromA:this.old.root.length;if(a>s){let h=a-s;this.preserve(h,!o,!l),s=a,r+=h}if(!l)break;t&&l.fromA<=t.range.fromA&&l.toA>=t.range.toA?(this.forward(
l.fromA,t.range.fromA,t.range.fromA<t.range.toA?1:-1),this.emit(r,t.range.fromB),this.builder.flushBuffer(),this.cache.clear(),this.builder.addComposition(t,i),
this.text.skip(t.range.toB-t.range.fromB),this.forward(t.range.fromA,l.toA),this.emit(t.range.toB,l.toB)):(this.forward(l.fromA,l.toA),this.emit(r,l.toB)),r=l.toB,
s=l.toA}return this.builder.curLine&&this.builder.endLine(),this.builder.root}preserve(e,t,i){let s=Jc(this.old),r=this.openMarks;this.old.advance(e,i?1:-1,{skip:(o,l,a)=>{
if(o.isWidget())if(this.openWidget)this.builder.continueWidget(a-l);else{let h=a>0||l<o.length?Et.of(o.widget,this.view,a-l,o.flags&496,this.cache.maybeReuse(o)):
this.cache.reuse(o);h.flags&256?(h.flags&=-2,this.builder.addBlockWidget(h)):(this.builder.ensureLine(null),this.builder.addInlineWidget(h,s,r),r=s.length)}else if(o.
isText())this.builder.ensureLine(null),!l&&a==o.length&&!this.cache.reused.has(o)?this.builder.addText(o.text,s,r,this.cache.reuse(o)):(this.cache.add(o),this.builder.
addText(o.text.slice(l,a),s,r)),r=s.length;else if(o.isLine())o.flags&=-2,this.cache.reused.set(o,1),this.builder.addLine(o);else if(o instanceof hi)this.cache.
add(o);else if(o instanceof pe)this.builder.ensureLine(null),this.builder.addMark(o,s,r),this.cache.reused.set(o,1),r=s.length;else return!1;this.openWidget=!1},
enter:o=>{o.isLine()?this.builder.addLineStart(o.attrs,this.cache.maybeReuse(o)):(this.cache.add(o),o instanceof pe&&s.unshift(o.mark)),this.openWidget=!1},leave:o=>{
o.isLine()?s.length&&(s.length=r=0):o instanceof pe&&(s.shift(),r=Math.min(r,s.length))},break:()=>{this.builder.addBreak(),this.openWidget=!1}}),this.text.skip(
e)}emit(e,t){let i=null,s=this.builder,r=-1,o=V.spans(this.decorations,e,t,{point:(l,a,h,f,c,u)=>{if(h instanceof Lt){if(this.disallowBlockEffectsFor[u]){if(h.block)
throw new RangeError("Block decorations may not be specified via plugins");if(a>this.view.state.doc.lineAt(l).to)throw new RangeError("Decorations that replace \
line breaks may not be specified via plugins")}if(r=f.length,c>f.length)s.continueWidget(a-l);else{let d=h.widget||(h.block?yt.block:yt.inline),p=Gc(h),m=this.cache.
findWidget(d,a-l,p)||Et.of(d,this.view,a-l,p);h.block?(h.startSide>0&&s.addLineStartIfNotCovered(i),s.addBlockWidget(m)):(s.ensureLine(i),s.addInlineWidget(m,f,
c))}i=null}else i=_c(i,h);a>l&&this.text.skip(a-l)},span:(l,a,h,f)=>{for(let c=l;c<a;){let u=this.text.next(Math.min(512,a-c));u==null?(s.addLineStartIfNotCovered(
i),s.addBreak(),c++):(s.ensureLine(i),s.addText(u,h,c==l?f:h.length),c+=u.length),i=null}r=h.length}});r>-1&&(this.openWidget=o>r),this.openWidget||s.addLineStartIfNotCovered(
i),this.openMarks=o}forward(e,t,i=1){t-e<=10?this.old.advance(t-e,i,this.reuseWalker):(this.old.advance(5,-1,this.reuseWalker),this.old.advance(t-e-10,-1),this.
old.advance(5,i,this.reuseWalker))}getCompositionContext(e){let t=[],i=null;for(let s=e.parentNode;;s=s.parentNode){let r=K.get(s);if(s==this.view.contentDOM)break;
r instanceof pe?t.push(r):r?.isLine()?i=r:r instanceof rt||(s.nodeName=="DIV"&&!i?i=new ai(s,qa):i||t.push(pe.of(new Fi({tagName:s.nodeName.toLowerCase(),attributes:Rc(
s)}),s)))}return i?{line:i,marks:t}:null}};function ql(n,e){let t=i=>{for(let s of i.children)if((e?s.isText():s.length)||t(s))return!0;return!1};return t(n)}function Gc(n){
let e=n.isReplace?(n.startSide<0?64:0)|(n.endSide>0?128:0):n.startSide>0?32:16;return n.block&&(e|=256),e}var qa={class:"cm-line"};function _c(n,e){let t=e.spec.
attributes,i=e.spec.class;return!t&&!i||(n||(n={class:"cm-line"}),t&&Vr(t,n),i&&(n.class+=" "+i)),n}function Jc(n){let e=[];for(let t=n.parents.length;t>1;t--){
let i=t==n.parents.length?n.tile:n.parents[t].tile;i instanceof pe&&e.push(i.mark)}return e}function Vs(n){let e=K.get(n);return e&&e.setDOM(n.cloneNode()),n}var yt=class extends gt{constructor(e){
super(),this.tag=e}eq(e){return e.tag==this.tag}toDOM(){return document.createElement(this.tag)}updateDOM(e){return e.nodeName.toLowerCase()==this.tag}get isHidden(){
return!0}};yt.inline=new yt("span");yt.block=new yt("div");var Qs=new class extends gt{toDOM(){return document.createElement("br")}get isHidden(){return!0}get editable(){
return!0}},Wn=class{constructor(e){this.view=e,this.decorations=[],this.blockWrappers=[],this.dynamicDecorationMap=[!1],this.domChanged=null,this.hasComposition=
null,this.editContextFormatting=Q.none,this.lastCompositionAfterCursor=!1,this.minWidth=0,this.minWidthFrom=0,this.minWidthTo=0,this.impreciseAnchor=null,this.impreciseHead=
null,this.forceSelection=!1,this.lastUpdate=Date.now(),this.updateDeco(),this.tile=new li(e,e.contentDOM),this.updateInner([new Ie(0,0,0,e.state.doc.length)],null)}update(e){
var t;let i=e.changedRanges;this.minWidth>0&&i.length&&(i.every(({fromA:f,toA:c})=>c<this.minWidthFrom||f>this.minWidthTo)?(this.minWidthFrom=e.changes.mapPos(this.
minWidthFrom,1),this.minWidthTo=e.changes.mapPos(this.minWidthTo,1)):this.minWidth=this.minWidthFrom=this.minWidthTo=0),this.updateEditContextFormatting(e);let s=-1;
this.view.inputState.composing>=0&&!this.view.observer.editContext&&(!((t=this.domChanged)===null||t===void 0)&&t.newSel?s=this.domChanged.newSel.head:!ou(e.changes,
this.hasComposition)&&!e.selectionSet&&(s=e.state.selection.main.head));let r=s>-1?eu(this.view,e.changes,s):null;if(this.domChanged=null,this.hasComposition){let{
from:f,to:c}=this.hasComposition;i=new Ie(f,c,e.changes.mapPos(f,-1),e.changes.mapPos(c,1)).addToSet(i.slice())}this.hasComposition=r?{from:r.range.fromB,to:r.range.
toB}:null,(A.ie||A.chrome)&&!r&&e&&e.state.doc.lines!=e.startState.doc.lines&&(this.forceSelection=!0);let o=this.decorations,l=this.blockWrappers;this.updateDeco();
let a=nu(o,this.decorations,e.changes);a.length&&(i=Ie.extendWithRanges(i,a));let h=su(l,this.blockWrappers,e.changes);return h.length&&(i=Ie.extendWithRanges(i,
h)),r&&!i.some(f=>f.fromA<=r.range.fromA&&f.toA>=r.range.toA)&&(i=r.range.addToSet(i.slice())),this.tile.flags&2&&i.length==0?!1:(this.updateInner(i,r),e.transactions.
length&&(this.lastUpdate=Date.now()),!0)}updateInner(e,t){this.view.viewState.mustMeasureContent=!0;let{observer:i}=this.view;i.ignore(()=>{if(t||e.length){let o=this.
tile,l=new ar(this.view,o,this.blockWrappers,this.decorations,this.dynamicDecorationMap);t&&K.get(t.text)&&l.cache.reused.set(K.get(t.text),2),this.tile=l.run(e,
t),hr(o,l.cache.reused)}this.tile.dom.style.height=this.view.viewState.contentHeight/this.view.scaleY+"px",this.tile.dom.style.flexBasis=this.minWidth?this.minWidth+
"px":"";let r=A.chrome||A.ios?{node:i.selectionRange.focusNode,written:!1}:void 0;this.tile.sync(r),r&&(r.written||i.selectionRange.focusNode!=r.node||!this.tile.
dom.contains(r.node))&&(this.forceSelection=!0),this.tile.dom.style.height=""});let s=[];if(this.view.viewport.from||this.view.viewport.to<this.view.state.doc.length)
for(let r of this.tile.children)r.isWidget()&&r.widget instanceof Ei&&s.push(r.dom);i.updateGaps(s)}updateEditContextFormatting(e){this.editContextFormatting=this.
editContextFormatting.map(e.changes);for(let t of e.transactions)for(let i of t.effects)i.is(Ha)&&(this.editContextFormatting=i.value)}updateSelection(e=!1,t=!1){
(e||!this.view.observer.selectionRange.focusNode)&&this.view.observer.readSelectionRange();let{dom:i}=this.tile,s=this.view.root.activeElement,r=s==i,o=!r&&!(this.
view.state.facet(st)||i.tabIndex>-1)&&Di(i,this.view.observer.selectionRange)&&!(s&&i.contains(s));if(!(r||t||o))return;let l=this.forceSelection;this.forceSelection=
!1;let a=this.view.state.selection.main,h,f;if(a.empty?f=h=this.inlineDOMNearPos(a.anchor,a.assoc||1):(f=this.inlineDOMNearPos(a.head,a.head==a.from?1:-1),h=this.
inlineDOMNearPos(a.anchor,a.anchor==a.from?1:-1)),A.gecko&&a.empty&&!this.hasComposition&&Zc(h)){let u=document.createTextNode("");this.view.observer.ignore(()=>h.
node.insertBefore(u,h.node.childNodes[h.offset]||null)),h=f=new qe(u,0),l=!0}let c=this.view.observer.selectionRange;(l||!c.focusNode||(!Ri(h.node,h.offset,c.anchorNode,
c.anchorOffset)||!Ri(f.node,f.offset,c.focusNode,c.focusOffset))&&!this.suppressWidgetCursorChange(c,a))&&(this.view.observer.ignore(()=>{A.android&&A.chrome&&i.
contains(c.focusNode)&&ru(c.focusNode,i)&&(i.blur(),i.focus({preventScroll:!0}));let u=Vi(this.view.root);if(u)if(a.empty){if(A.gecko){let d=tu(h.node,h.offset);
if(d&&d!=3){let p=(d==1?Sa:Oa)(h.node,h.offset);p&&(h=new qe(p.node,p.offset))}}u.collapse(h.node,h.offset),a.bidiLevel!=null&&u.caretBidiLevel!==void 0&&(u.caretBidiLevel=
a.bidiLevel)}else if(u.extend){u.collapse(h.node,h.offset);try{u.extend(f.node,f.offset)}catch{}}else{let d=document.createRange();a.anchor>a.head&&([h,f]=[f,h]),
d.setEnd(f.node,f.offset),d.setStart(h.node,h.offset),u.removeAllRanges(),u.addRange(d)}o&&this.view.root.activeElement==i&&(i.blur(),s&&s.focus())}),this.view.
observer.setSelectionRange(h,f)),this.impreciseAnchor=h.precise?null:new qe(c.anchorNode,c.anchorOffset),this.impreciseHead=f.precise?null:new qe(c.focusNode,c.
focusOffset)}suppressWidgetCursorChange(e,t){return this.hasComposition&&t.empty&&Ri(e.focusNode,e.focusOffset,e.anchorNode,e.anchorOffset)&&this.posFromDOM(e.focusNode,
e.focusOffset)==t.head}enforceCursorAssoc(){if(this.hasComposition)return;let{view:e}=this,t=e.state.selection.main,i=Vi(e.root),{anchorNode:s,anchorOffset:r}=e.
observer.selectionRange;if(!i||!t.empty||!t.assoc||!i.modify)return;let o=this.lineAt(t.head,t.assoc);if(!o)return;let l=o.posAtStart;if(t.head==l||t.head==l+o.
length)return;let a=this.coordsAt(t.head,-1),h=this.coordsAt(t.head,1);if(!a||!h||a.bottom>h.top)return;let f=this.domAtPos(t.head+t.assoc,t.assoc);i.collapse(f.
node,f.offset),i.modify("move",t.assoc<0?"forward":"backward","lineboundary"),e.observer.readSelectionRange();let c=e.observer.selectionRange;e.docView.posFromDOM(
c.anchorNode,c.anchorOffset)!=t.from&&i.collapse(s,r)}posFromDOM(e,t){let i=this.tile.nearest(e);if(!i)return this.tile.dom.compareDocumentPosition(e)&2?0:this.
view.state.doc.length;let s=i.posAtStart;if(i.isComposite()){let r;if(e==i.dom)r=i.dom.childNodes[t];else{let o=ot(e)==0?0:t==0?-1:1;for(;;){let l=e.parentNode;
if(l==i.dom)break;o==0&&l.firstChild!=l.lastChild&&(e==l.firstChild?o=-1:o=1),e=l}o<0?r=e:r=e.nextSibling}if(r==i.dom.firstChild)return s;for(;r&&!K.get(r);)r=r.
nextSibling;if(!r)return s+i.length;for(let o=0,l=s;;o++){let a=i.children[o];if(a.dom==r)return l;l+=a.length+a.breakAfter}}else return i.isText()?e==i.dom?s+t:
s+(t?i.length:0):s}domAtPos(e,t){let{tile:i,offset:s}=this.tile.resolveBlock(e,t);return i.isWidget()?i.domPosFor(s,t):i.domIn(s,t)}inlineDOMNearPos(e,t){let i,
s=-1,r=!1,o,l=-1,a=!1;return this.tile.blockTiles((h,f)=>{if(h.isWidget()){if(h.flags&32&&f>=e)return!0;h.flags&16&&(r=!0)}else{let c=f+h.length;if(f<=e&&(i=h,s=
e-f,r=c<e),c>=e&&!o&&(o=h,l=e-f,a=f>e),f>e&&o)return!0}}),!i&&!o?this.domAtPos(e,t):(r&&o?i=null:a&&i&&(o=null),i&&t<0||!o?i.domIn(s,t):o.domIn(l,t))}coordsAt(e,t,i){
let{tile:s,offset:r}=this.tile.resolveBlock(e,t);return s.isWidget()?s.widget instanceof Ei?null:s.coordsInWidget(r,t,!0):s.coordsIn(r,t,i)}lineAt(e,t){let{tile:i}=this.
tile.resolveBlock(e,t);return i.isLine()?i:null}coordsForChar(e){let{tile:t,offset:i}=this.tile.resolveBlock(e,1);if(!t.isLine())return null;function s(r,o){if(r.
isComposite())for(let l of r.children){if(l.length>=o){let a=s(l,o);if(a)return a}if(o-=l.length,o<0)break}else if(r.isText()&&o<r.length){let l=J(r.text,o);if(l==
o)return null;let a=Qi(r.dom,o,l).getClientRects();for(let h=0;h<a.length;h++){let f=a[h];if(h==a.length-1||f.top<f.bottom&&f.left<f.right)return f}}return null}
return s(t,i)}measureVisibleLineHeights(e){let t=[],{from:i,to:s}=e,r=this.view.contentDOM.clientWidth,o=r>Math.max(this.view.scrollDOM.clientWidth,this.minWidth)+
1,l=-1,a=this.view.textDirection==W.LTR,h=0,f=(c,u,d)=>{for(let p=0;p<c.children.length&&!(u>s);p++){let m=c.children[p],g=u+m.length,b=m.dom.getBoundingClientRect(),
{height:w}=b;if(d&&!p&&(h+=b.top-d.top),m instanceof rt)g>i&&f(m,u,b);else if(u>=i&&(h>0&&t.push(-h),t.push(w+h),h=0,o)){let v=m.dom.lastChild,M=v?Pn(v):[];if(M.
length){let y=M[M.length-1],S=a?y.right-b.left:b.right-y.left;S>l&&(l=S,this.minWidth=r,this.minWidthFrom=u,this.minWidthTo=g)}}d&&p==c.children.length-1&&(h+=d.
bottom-b.bottom),u=g+m.breakAfter}};return f(this.tile,0,null),t}textDirectionAt(e){let{tile:t}=this.tile.resolveBlock(e,1);return getComputedStyle(t.dom).direction==
"rtl"?W.RTL:W.LTR}measureTextSize(){let e=this.tile.blockTiles(o=>{if(o.isLine()&&o.children.length&&o.length<=20){let l=0,a;for(let h of o.children){if(!h.isText()||
/[^ -~]/.test(h.text))return;let f=Pn(h.dom);if(f.length!=1)return;l+=f[0].width,a=f[0].height}if(l)return{lineHeight:o.dom.getBoundingClientRect().height,charWidth:l/
o.length,textHeight:a}}});if(e)return e;let t=document.createElement("div"),i,s,r;return t.className="cm-line",t.style.width="99999px",t.style.position="absolut\
e",t.textContent="abc def ghi jkl mno pqr stu",this.view.observer.ignore(()=>{this.tile.dom.appendChild(t);let o=Pn(t.firstChild)[0];i=t.getBoundingClientRect().
height,s=o&&o.width?o.width/27:7,r=o&&o.height?o.height:i,t.remove()}),{lineHeight:i,charWidth:s,textHeight:r}}computeBlockGapDeco(){let e=[],t=this.view.viewState;
for(let i=0,s=0;;s++){let r=s==t.viewports.length?null:t.viewports[s],o=r?r.from-1:this.view.state.doc.length;if(o>i){let l=(t.lineBlockAt(o).bottom-t.lineBlockAt(
i).top)/this.view.scaleY;e.push(Q.replace({widget:new Ei(l),block:!0,inclusive:!0,isBlockGap:!0}).range(i,o))}if(!r)break;i=r.to+1}return Q.set(e)}updateDeco(){
let e=1,t=this.view.state.facet(Un).map(r=>(this.dynamicDecorationMap[e++]=typeof r=="function")?r(this.view):r),i=!1,s=this.view.state.facet(Ur).map((r,o)=>{let l=typeof r==
"function";return l&&(i=!0),l?r(this.view):r});for(s.length&&(this.dynamicDecorationMap[e++]=i,t.push(V.join(s))),this.decorations=[this.editContextFormatting,...t,
this.computeBlockGapDeco(),this.view.viewState.lineGapDeco];e<this.decorations.length;)this.dynamicDecorationMap[e++]=!1;this.blockWrappers=this.view.state.facet(
Qa).map(r=>typeof r=="function"?r(this.view):r)}scrollIntoView(e){if(e.isSnapshot){let h=this.view.viewState.lineBlockAt(e.range.head);this.view.scrollDOM.scrollTop=
h.top-e.yMargin,this.view.scrollDOM.scrollLeft=e.xMargin;return}for(let h of this.view.state.facet(Fa))try{if(h(this.view,e.range,e))return!0}catch(f){ce(this.view.
state,f,"scroll handler")}let{range:t}=e,i=this.coordsAt(t.head,t.assoc||(t.head>t.anchor?-1:1)),s;if(!i)return;!t.empty&&(s=this.coordsAt(t.anchor,t.anchor>t.head?
-1:1))&&(i={left:Math.min(i.left,s.left),top:Math.min(i.top,s.top),right:Math.max(i.right,s.right),bottom:Math.max(i.bottom,s.bottom)});let r=Kr(this.view),o={left:i.
left-r.left,top:i.top-r.top,right:i.right+r.right,bottom:i.bottom+r.bottom},{offsetWidth:l,offsetHeight:a}=this.view.scrollDOM;if(Ec(this.view.scrollDOM,o,t.head<
t.anchor?-1:1,e.x,e.y,Math.max(Math.min(e.xMargin,l),-l),Math.max(Math.min(e.yMargin,a),-a),this.view.textDirection==W.LTR),window.visualViewport&&window.innerHeight-
window.visualViewport.height>1&&(i.top>window.visualViewport.offsetTop+window.visualViewport.height||i.bottom<window.visualViewport.offsetTop)){let h=this.view.
docView.lineAt(t.head,1);if(h){let f=xa(h.dom);h.dom.scrollIntoView({block:"nearest"}),ka(f,!1)}}}lineHasWidget(e){let t=i=>i.isWidget()||i.children.some(t);return t(
this.tile.resolveBlock(e,1).tile)}destroy(){hr(this.tile)}};function hr(n,e){let t=e?.get(n);if(t!=1){t==null&&n.destroy();for(let i of n.children)hr(i,e)}}function Zc(n){
return Z(n.node)&&n.node.firstChild&&(n.offset==0||n.node.childNodes[n.offset-1].contentEditable=="false")&&(n.offset==n.node.childNodes.length||n.node.childNodes[n.
offset].contentEditable=="false")}function Ua(n,e){let t=n.observer.selectionRange;if(!t.focusNode)return null;let i=Sa(t.focusNode,t.focusOffset),s=Oa(t.focusNode,
t.focusOffset),r=i||s;if(s&&i&&s.node!=i.node){let l=K.get(s.node);if(!l||l.isText()&&l.text!=s.node.nodeValue)r=s;else if(n.docView.lastCompositionAfterCursor){
let a=K.get(i.node);!a||a.isText()&&a.text!=i.node.nodeValue||(r=s)}}if(n.docView.lastCompositionAfterCursor=r!=i,!r)return null;let o=e-r.offset;return{from:o,
to:o+r.node.nodeValue.length,node:r.node}}function eu(n,e,t){let i=Ua(n,t);if(!i)return null;let{node:s,from:r,to:o}=i,l=s.nodeValue;if(/[\n\r]/.test(l)||n.state.
doc.sliceString(i.from,i.to)!=l)return null;let a=e.invertedDesc;return{range:new Ie(a.mapPos(r),a.mapPos(o),r,o),text:s}}function tu(n,e){return Z(n)?(e&&n.childNodes[e-
1].contentEditable=="false"?1:0)|(e<n.childNodes.length&&n.childNodes[e].contentEditable=="false"?2:0):0}var iu=class{constructor(){this.changes=[]}compareRange(e,t){
ii(e,t,this.changes)}comparePoint(e,t){ii(e,t,this.changes)}boundChange(e){ii(e,e,this.changes)}};function nu(n,e,t){let i=new iu;return V.compare(n,e,t,i),i.changes}
var fr=class{constructor(){this.changes=[]}compareRange(e,t){ii(e,t,this.changes)}comparePoint(){}boundChange(e){ii(e,e,this.changes)}};function su(n,e,t){let i=new fr;
return V.compare(n,e,t,i),i.changes}function ru(n,e){for(let t=n;t&&t!=e;t=t.assignedSlot||t.parentNode)if(Z(t)&&t.contentEditable=="false")return!0;return!1}function ou(n,e){
let t=!1;return e&&n.iterChangedRanges((i,s)=>{i<e.to&&s>e.from&&(t=!0)}),t}var Ei=class extends gt{constructor(e){super(),this.height=e}toDOM(){let e=document.
createElement("div");return e.className="cm-gap",this.updateDOM(e),e}eq(e){return e.height==this.height}updateDOM(e){return e.style.height=this.height+"px",!0}get editable(){
return!0}get estimatedHeight(){return this.height}ignoreEvent(){return!1}};function lu(n,e,t=1){let i=n.charCategorizer(e),s=n.doc.lineAt(e),r=e-s.from;if(s.length==
0)return x.cursor(e);r==0?t=1:r==s.length&&(t=-1);let o=r,l=r;t<0?o=J(s.text,r,!1):l=J(s.text,r);let a=i(s.text.slice(o,l));for(;o>0;){let h=J(s.text,o,!1);if(i(
s.text.slice(h,o))!=a)break;o=h}for(;l<s.length;){let h=J(s.text,l);if(i(s.text.slice(l,h))!=a)break;l=h}return x.undirectionalRange(o+s.from,l+s.from)}function au(n,e,t,i,s){
let r=Math.round((i-e.left)*n.defaultCharacterWidth);if(n.lineWrapping&&t.height>n.defaultLineHeight*1.5){let l=n.viewState.heightOracle.textHeight,a=Math.floor(
(s-t.top-(n.defaultLineHeight-l)*.5)/l);r+=a*n.viewState.heightOracle.lineLength}let o=n.state.sliceDoc(t.from,t.to);return t.from+Rl(o,r,n.state.tabSize)}function cr(n,e,t){
let i=n.lineBlockAt(e);if(Array.isArray(i.type)){let s;for(let r of i.type){if(r.from>e)break;if(!(r.to<e)){if(r.from<e&&r.to>e)return r;(!s||r.type==ie.Text&&(s.
type!=r.type||(t<0?r.from<e:r.to>e)))&&(s=r)}}return s||i}return i}function hu(n,e,t,i){let s=cr(n,e.head,e.assoc||-1),r=!i||s.type!=ie.Text||!(n.lineWrapping||
s.widgetLineBreaks)?null:n.coordsAtPos(e.assoc<0&&e.head>s.from?e.head-1:e.head);if(r){let o=n.dom.getBoundingClientRect(),l=n.textDirectionAt(s.from),a=n.posAndSideAtCoords(
{x:t==(l==W.LTR)?o.right-1:o.left+1,y:(r.top+r.bottom)/2});if(a)return x.cursor(a.pos,a.assoc)}return x.cursor(t?s.to:s.from,t?1:-1)}function Ul(n,e,t,i){let s=n.
state.doc.lineAt(e.head),r=n.bidiSpans(s),o=n.textDirectionAt(s.from);for(let l=e,a=null;;){let h=$c(s,r,o,l,t),f=Ta;if(!h){if(s.number==(t?n.state.doc.lines:1))
return l;f=`
`,s=n.state.doc.line(s.number+(t?1:-1)),r=n.bidiSpans(s),h=t?x.cursor(s.from,-1):x.cursor(s.to,1)}if(a){if(!a(f))return l}else{if(!i)return h;a=i(f)}l=h}}function fu(n,e,t){
let i=n.state.charCategorizer(e),s=i(t);return r=>{let o=i(r);return s==Ce.Space&&(s=o),s==o}}function cu(n,e,t,i){let s=e.head,r=t?1:-1;if(s==(t?n.state.doc.length:
0))return x.cursor(s,e.assoc);let o=e.goalColumn,l,a=n.contentDOM.getBoundingClientRect(),h=n.coordsAtPos(s,e.assoc||((e.empty?t:e.head==e.from)?1:-1)),f=n.documentTop;
if(h)o==null&&(o=h.left-a.left),l=r<0?h.top:h.bottom;else{let p=n.viewState.lineBlockAt(s);o==null&&(o=Math.min(a.right-a.left,n.defaultCharacterWidth*(s-p.from))),
l=(r<0?p.top:p.bottom)+f}let c=a.left+o,u=n.viewState.heightOracle.textHeight>>1,d=i??u;for(let p=0;;p+=u){let m=l+(d+p)*r,g=ur(n,{x:c,y:m},!1,r);if(t?m>a.bottom:
m<a.top)return x.cursor(g.pos,g.assoc);let b=n.coordsAtPos(g.pos,g.assoc),w=b?(b.top+b.bottom)/2:0;if(!b||(t?w>l:w<l))return x.cursor(g.pos,g.assoc,void 0,o)}}function Ii(n,e,t){
for(;;){let i=0;for(let s of n)s.between(e-1,e+1,(r,o,l)=>{if(e>r&&e<o){let a=i||t||(e-r<o-e?-1:1);e=a<0?r:o,i=a}});if(!i)return e}}function Ka(n,e){let t=null;
for(let i=0;i<e.ranges.length;i++){let s=e.ranges[i],r=null;if(s.empty){let o=Ii(n,s.from,0);o!=s.from&&(r=x.cursor(o,-1))}else{let o=Ii(n,s.from,-1),l=Ii(n,s.to,
1);(o!=s.from||l!=s.to)&&(s.undirectional?r=x.undirectionalRange(s.from,s.to):r=x.range(s.from==s.anchor?o:l,s.from==s.head?o:l))}r&&(t||(t=e.ranges.slice()),t[i]=
r)}return t?x.create(t,e.mainIndex):e}function zs(n,e,t){let i=Ii(n.state.facet(zi).map(s=>s(n)),t.from,e.head>t.from?-1:1);return i==t.from?t:x.cursor(i,i<t.from?
1:-1)}var Te=class{constructor(e,t){this.pos=e,this.assoc=t}};function ur(n,e,t,i){let s=n.contentDOM.getBoundingClientRect(),r=s.top+n.viewState.paddingTop,{x:o,
y:l}=e,a=l-r,h;for(;;){if(a<0)return new Te(0,1);if(a>n.viewState.docHeight)return new Te(n.state.doc.length,-1);if(h=n.elementAtHeight(a),i==null)break;if(h.type==
ie.Text){if(i<0?h.to<n.viewport.from:h.from>n.viewport.to)break;let u=n.docView.coordsAt(i<0?h.from:h.to,i>0?-1:1);if(u&&(i<0?u.top<=a+r:u.bottom>=a+r))break}let c=n.
viewState.heightOracle.textHeight/2;a=i>0?h.bottom+c:h.top-c}if(n.viewport.from>=h.to||n.viewport.to<=h.from){if(t)return null;if(h.type==ie.Text){let c=au(n,s,
h,o,l);return new Te(c,c==h.from?1:-1)}}if(h.type!=ie.Text)return a<(h.top+h.bottom)/2?new Te(h.from,1):new Te(h.to,-1);let f=n.docView.lineAt(h.from,2);return(!f||
f.length!=h.length)&&(f=n.docView.lineAt(h.from,-2)),new dr(n,o,l,n.textDirectionAt(h.from)).scanTile(f,h.from)}var dr=class{constructor(e,t,i,s){this.view=e,this.
x=t,this.y=i,this.baseDir=s,this.line=null,this.spans=null}bidiSpansAt(e){return(!this.line||this.line.from>e||this.line.to<e)&&(this.line=this.view.state.doc.lineAt(
e),this.spans=this.view.bidiSpans(this.line)),this}baseDirAt(e,t){let{line:i,spans:s}=this.bidiSpansAt(e);return s[De.find(s,e-i.from,-1,t)].level==this.baseDir}dirAt(e,t){
let{line:i,spans:s}=this.bidiSpansAt(e);return s[De.find(s,e-i.from,-1,t)].dir}bidiIn(e,t){let{spans:i,line:s}=this.bidiSpansAt(e);return i.length>1||i.length&&
(i[0].level!=this.baseDir||i[0].to+s.from<t)}scan(e,t,i=!1){let s=0,r=e.length-1,o=new Set,l=this.bidiIn(e[0],e[r]),a,h,f=-1,c=1e9,u;e:for(;s<r;){let p=r-s,m=s+
r>>1;t:if(o.has(m)){for(let w=1;w<p;w++){let v=m+w;if(v>=r&&(v-=p),!o.has(v)){m=v;break t}}break e}o.add(m);let g=t(m),b=0;if(g)for(let w=0;w<g.length;w++){let v=g[w];
if(!(v.width==0&&g.length>1))if(v.bottom<this.y)(!a||a.bottom<v.bottom)&&(a=v),b=1;else if(v.top>this.y)(!h||h.top>v.top)&&(h=v),b=-1;else{let M=v.left>this.x?this.
x-v.left:v.right<this.x?this.x-v.right:0,y=Math.abs(M);y<c&&(f=m,c=y,u=v),M&&(b=M<0==(this.baseDir==W.LTR)?-1:1)}}b==-1&&(!l||this.baseDirAt(e[m],1))?r=m:b==1&&
(!l||this.baseDirAt(e[m+1],-1))&&(s=m+1)}if(!u){if(!h&&!a)return{i:0,after:!1};let p=a&&(!h||this.y-a.bottom<h.top-this.y)?a:h;return this.y=(p.top+p.bottom)/2,
this.scan(e,t,!0)}if(c&&!i){let{top:p,bottom:m}=u;if(a&&a.bottom>(p+p+m)/3)return this.y=a.bottom-1,this.scan(e,t,!0);if(h&&h.top<(p+m+m)/3)return this.y=h.top+
1,this.scan(e,t,!0)}let d=(l?this.dirAt(e[f],1):this.baseDir)==W.LTR;return{i:f,after:this.x>(u.left+u.right)/2==d}}scanText(e,t){let i=[];for(let r=0;r<e.length;r=
J(e.text,r))i.push(t+r);i.push(t+e.length);let s=this.scan(i,r=>{let o=i[r]-t,l=i[r+1]-t;return Qi(e.dom,o,l).getClientRects()});return s.after?new Te(i[s.i+1],
-1):new Te(i[s.i],1)}scanTile(e,t){if(!e.length)return new Te(t,1);if(e.children.length==1){let l=e.children[0];if(l.isText())return this.scanText(l,t);if(l.isComposite())
return this.scanTile(l,t)}let i=[t];for(let l=0,a=t;l<e.children.length;l++)i.push(a+=e.children[l].length);let s=this.scan(i,l=>{let a=e.children[l];return a.flags&
48?null:(Z(a.dom)?a.dom:Qi(a.dom,0,a.length)).getClientRects()}),r=e.children[s.i],o=i[s.i];return r.isText()?this.scanText(r,o):r.isComposite()?this.scanTile(r,
o):s.after?new Te(i[s.i+1],-1):new Te(o,1)}},Jt="￿",pr=class{constructor(e,t){this.points=e,this.view=t,this.text="",this.lineSeparator=t.state.facet(U.lineSeparator)}append(e){
this.text+=e}lineBreak(){this.text+=Jt}readRange(e,t){if(!e)return this;let i=e.parentNode;for(let s=e;;){this.findPointBefore(i,s);let r=this.text.length;this.
readNode(s);let o=K.get(s),l=s.nextSibling;if(l==t){o?.breakAfter&&!l&&i!=this.view.contentDOM&&this.lineBreak();break}let a=K.get(l);(o&&a?o.breakAfter:(o?o.breakAfter:
Ln(s))||Ln(l)&&(s.nodeName!="BR"||o?.isWidget())&&this.text.length>r)&&!du(l,t)&&this.lineBreak(),s=l}return this.findPointBefore(i,t),this}readTextNode(e){let t=e.
nodeValue;for(let i of this.points)i.node==e&&(i.pos=this.text.length+Math.min(i.offset,t.length));for(let i=0,s=this.lineSeparator?null:/\r\n?|\n/g;;){let r=-1,
o=1,l;if(this.lineSeparator?(r=t.indexOf(this.lineSeparator,i),o=this.lineSeparator.length):(l=s.exec(t))&&(r=l.index,o=l[0].length),this.append(t.slice(i,r<0?t.
length:r)),r<0)break;if(this.lineBreak(),o>1)for(let a of this.points)a.node==e&&a.pos>this.text.length&&(a.pos-=o-1);i=r+o}}readNode(e){let t=K.get(e),i=t&&t.overrideDOMText;
if(i!=null){this.findPointInside(e,i.length);for(let s=i.iter();!s.next().done;)s.lineBreak?this.lineBreak():this.append(s.value)}else si(e)?this.readTextNode(e):
e.nodeName=="BR"?e.nextSibling&&this.lineBreak():Z(e)&&this.readRange(e.firstChild,null)}findPointBefore(e,t){for(let i of this.points)i.node==e&&e.childNodes[i.
offset]==t&&(i.pos=this.text.length)}findPointInside(e,t){for(let i of this.points)(si(e)?i.node==e:e.contains(i.node))&&(i.pos=this.text.length+(uu(e,i.node,i.
offset)?t:0))}};function uu(n,e,t){for(;;){if(!e||t<ot(e))return!1;if(e==n)return!0;t=bt(e)+1,e=e.parentNode}}function du(n,e){let t;for(;!(n==e||!n);n=n.nextSibling){
let i=K.get(n);if(!i?.isWidget())return!1;i&&(t||(t=[])).push(i)}if(t)for(let i of t){let s=i.overrideDOMText;if(s?.length)return!1}return!0}var Fn=class{constructor(e,t){
this.node=e,this.offset=t,this.pos=-1}},mr=class{constructor(e,t,i,s){this.typeOver=s,this.bounds=null,this.text="",this.domChanged=t>-1;let{impreciseHead:r,impreciseAnchor:o}=e.
docView,l=e.state.selection;if(e.state.readOnly&&t>-1)this.newSel=null;else if(t>-1&&(this.bounds=ja(e.docView.tile,t,i,0))){let a=r||o?[]:mu(e),h=new pr(a,e);h.
readRange(this.bounds.startDOM,this.bounds.endDOM),this.text=h.text,this.newSel=gu(a,this.bounds.from)}else{let a=e.observer.selectionRange,h=r&&r.node==a.focusNode&&
r.offset==a.focusOffset||!_s(e.contentDOM,a.focusNode)?l.main.head:e.docView.posFromDOM(a.focusNode,a.focusOffset),f=o&&o.node==a.anchorNode&&o.offset==a.anchorOffset||
!_s(e.contentDOM,a.anchorNode)?l.main.anchor:e.docView.posFromDOM(a.anchorNode,a.anchorOffset),c=e.viewport;if((A.ios||A.chrome)&&h!=f&&Math.min(h,f)<=l.main.from&&
Math.max(h,f)>=l.main.to&&(c.from>0||c.to<e.state.doc.length)){let u=Math.min(h,f),d=Math.max(h,f),p=c.from-u,m=c.to-d;(p==0||p==1||u==0)&&(m==0||m==-1||d==e.state.
doc.length)&&(h=0,f=e.state.doc.length)}if(e.inputState.composing>-1&&l.ranges.length>1)this.newSel=l.replaceRange(x.range(f,h));else if(e.lineWrapping&&f==h&&!(l.
main.empty&&l.main.head==h)&&e.inputState.lastTouchTime>Date.now()-100){let u=e.coordsAtPos(h,-1),d=0;u&&(d=e.inputState.lastTouchY<=u.bottom?-1:1),this.newSel=
x.create([x.cursor(h,d)])}else this.newSel=x.single(f,h)}}};function ja(n,e,t,i){if(n.isComposite()){let s=-1,r=-1,o=-1,l=-1;for(let a=0,h=i,f=i;a<n.children.length;a++){
let c=n.children[a],u=h+c.length;if(h<e&&u>t)return ja(c,e,t,h);if(u>=e&&s==-1&&(s=a,r=h),h>t&&c.dom.parentNode==n.dom){o=a,l=f;break}f=u,h=u+c.breakAfter}return{
from:r,to:l<0?i+n.length:l,startDOM:(s?n.children[s-1].dom.nextSibling:null)||n.dom.firstChild,endDOM:o<n.children.length&&o>=0?n.children[o].dom:null}}else return n.
isText()?{from:i,to:i+n.length,startDOM:n.dom,endDOM:n.dom.nextSibling}:null}function Ya(n,e){let t,{newSel:i}=e,{state:s}=n,r=s.selection.main,o=n.inputState.lastKeyTime>
Date.now()-100?n.inputState.lastKeyCode:-1;if(e.bounds){let{from:l,to:a}=e.bounds,h=r.from,f=null;(o===8||A.android&&e.text.length<a-l)&&(h=r.to,f="end");let c=s.
doc.sliceString(l,a,Jt),u,d;!r.empty&&r.from>=l&&r.to<=a&&(e.typeOver||c!=e.text)&&c.slice(0,r.from-l)==e.text.slice(0,r.from-l)&&c.slice(r.to-l)==e.text.slice(
u=e.text.length-(c.length-(r.to-l)))?t={from:r.from,to:r.to,insert:I.of(e.text.slice(r.from-l,u).split(Jt))}:(d=Ga(c,e.text,h-l,f))&&(A.chrome&&o==13&&d.toB==d.
from+2&&e.text.slice(d.from,d.toB)==Jt+Jt&&d.toB--,t={from:l+d.from,to:l+d.toA,insert:I.of(e.text.slice(d.from,d.toB).split(Jt))})}else i&&(!n.hasFocus&&s.facet(
st)||gr(i,r))&&(i=null);if(!t&&!i)return!1;if((A.mac||A.android)&&t&&t.from==t.to&&t.from==r.head-1&&/^\. ?$/.test(t.insert.toString())&&n.contentDOM.getAttribute(
"autocorrect")=="off"?(i&&t.insert.length==2&&(i=x.single(i.main.anchor-1,i.main.head-1)),t={from:t.from,to:t.to,insert:I.of([t.insert.toString().replace("."," ")])}):
s.doc.lineAt(r.from).to<r.to&&n.docView.lineHasWidget(r.to)&&n.inputState.insertingTextAt>Date.now()-50?t={from:r.from,to:r.to,insert:s.toText(n.inputState.insertingText)}:
A.chrome&&t&&t.from==t.to&&t.from==r.head&&t.insert.toString()==`
 `&&n.lineWrapping&&(i&&(i=x.single(i.main.anchor-1,i.main.head-1)),t={from:r.from,to:r.to,insert:I.of([" "])}),t)return jr(n,t,i,o);if(i&&!gr(i,r)){let l=!1,a="\
select";return n.inputState.lastSelectionTime>Date.now()-50&&(n.inputState.lastSelectionOrigin=="select"&&(l=!0),a=n.inputState.lastSelectionOrigin,a=="select.p\
ointer"&&(i=Ka(s.facet(zi).map(h=>h(n)),i))),n.dispatch({selection:i,scrollIntoView:l,userEvent:a}),!0}else return!1}function jr(n,e,t,i=-1){if(A.ios&&n.inputState.
flushIOSKey(e))return!0;let s=n.state.selection.main;if(A.android&&(e.to==s.to&&(e.from==s.from||e.from==s.from-1&&n.state.sliceDoc(e.from,s.from)==" ")&&e.insert.
length==1&&e.insert.lines==2&&ni(n.contentDOM,"Enter",13)||(e.from==s.from-1&&e.to==s.to&&e.insert.length==0||i==8&&e.insert.length<e.to-e.from&&e.to>s.head)&&ni(
n.contentDOM,"Backspace",8)||e.from==s.from&&e.to==s.to+1&&e.insert.length==0&&ni(n.contentDOM,"Delete",46)))return!0;let r=e.insert.toString();n.inputState.composing>=
0&&n.inputState.composing++;let o,l=()=>o||(o=pu(n,e,t));return n.state.facet(Ea).some(a=>a(n,e.from,e.to,r,l))||n.dispatch(l()),!0}function pu(n,e,t){let i,s=n.
state,r=s.selection.main,o=-1;if(e.from==e.to&&e.from<r.from||e.from>r.to){let a=e.from<r.from?-1:1,h=a<0?r.from:r.to,f=Ii(s.facet(zi).map(c=>c(n)),h,a);e.from==
f&&(o=f)}if(o>-1)i={changes:e,selection:x.cursor(e.from+e.insert.length,-1)};else if(e.from>=r.from&&e.to<=r.to&&e.to-e.from>=(r.to-r.from)/3&&(!t||t.main.empty&&
t.main.from==e.from+e.insert.length)&&n.inputState.composing<0){let a=r.from<e.from?s.sliceDoc(r.from,e.from):"",h=r.to>e.to?s.sliceDoc(e.to,r.to):"";i=s.replaceSelection(
n.state.toText(a+e.insert.sliceString(0,void 0,n.state.lineBreak)+h))}else{let a=s.changes(e),h=t&&t.main.to<=a.newLength?t.main:void 0;if(s.selection.ranges.length>
1&&(n.inputState.composing>=0||n.inputState.compositionPendingChange)&&e.to<=r.to+10&&e.to>=r.to-10){let f=n.state.sliceDoc(e.from,e.to),c,u=t&&Ua(n,t.main.head);
if(u){let p=e.insert.length-(e.to-e.from);c={from:u.from,to:u.to-p}}else c=n.state.doc.lineAt(r.head);let d=r.to-e.to;i=s.changeByRange(p=>{if(p.from==r.from&&p.
to==r.to)return{changes:a,range:h||p.map(a)};let m=p.to-d,g=m-f.length;if(n.state.sliceDoc(g,m)!=f||m>=c.from&&g<=c.to)return{range:p};let b=s.changes({from:g,to:m,
insert:e.insert}),w=p.to-r.to;return{changes:b,range:h?x.range(Math.max(0,h.anchor+w),Math.max(0,h.head+w)):p.map(b)}})}else i={changes:a,selection:h&&s.selection.
replaceRange(h)}}let l="input.type";return(n.composing||n.inputState.compositionPendingChange&&n.inputState.compositionEndedAt>Date.now()-50)&&(n.inputState.compositionPendingChange=
!1,l+=".compose",n.inputState.compositionFirstChange&&(l+=".start",n.inputState.compositionFirstChange=!1)),s.update(i,{userEvent:l,scrollIntoView:!0})}function Ga(n,e,t,i){
let s=Math.min(n.length,e.length),r=0;for(;r<s&&n.charCodeAt(r)==e.charCodeAt(r);)r++;if(r==s&&n.length==e.length)return null;let o=n.length,l=e.length;for(;o>0&&
l>0&&n.charCodeAt(o-1)==e.charCodeAt(l-1);)o--,l--;if(i=="end"){let a=Math.max(0,r-Math.min(o,l));t-=o+a-r}if(o<r&&n.length<e.length){let a=t<=r&&t>=o?r-t:0;r-=
a,l=r+(l-o),o=r}else if(l<r){let a=t<=r&&t>=l?r-t:0;r-=a,o=r+(o-l),l=r}return{from:r,toA:o,toB:l}}function mu(n){let e=[];if(n.root.activeElement!=n.contentDOM)
return e;let{anchorNode:t,anchorOffset:i,focusNode:s,focusOffset:r}=n.observer.selectionRange;return t&&(e.push(new Fn(t,i)),(s!=t||r!=i)&&e.push(new Fn(s,r))),
e}function gu(n,e){if(n.length==0)return null;let t=n[0].pos,i=n.length==2?n[1].pos:t;return t<0||i<0?null:t==i?x.create([x.cursor(i+e,-1)]):x.single(t+e,i+e)}function gr(n,e){
return e.head==n.main.head&&e.anchor==n.main.anchor}var br=class{setSelectionOrigin(e){this.lastSelectionOrigin=e,this.lastSelectionTime=Date.now()}constructor(e){
this.view=e,this.lastKeyCode=0,this.lastKeyTime=0,this.touchActive=!1,this.lastTouchTime=0,this.lastTouchX=0,this.lastTouchY=0,this.lastFocusTime=0,this.lastScrollTop=
0,this.lastScrollLeft=0,this.lastWheelEvent=0,this.pendingIOSKey=void 0,this.lastIOSMomentumScroll=0,this.tabFocusMode=-1,this.lastSelectionOrigin=null,this.lastSelectionTime=
0,this.lastContextMenu=0,this.scrollHandlers=[],this.handlers=Object.create(null),this.composing=-1,this.compositionFirstChange=null,this.compositionEndedAt=0,this.
compositionPendingKey=!1,this.compositionPendingChange=!1,this.insertingText="",this.insertingTextAt=0,this.mouseSelection=null,this.draggedContent=null,this.handleEvent=
this.handleEvent.bind(this),this.notifiedFocused=e.hasFocus,A.safari&&e.contentDOM.addEventListener("input",()=>null),A.gecko&&Ru(e.contentDOM.ownerDocument)}handleEvent(e){
!Ou(this.view,e)||this.ignoreDuringComposition(e)||e.type=="keydown"&&this.keydown(e)||(this.view.updateState!=0?Promise.resolve().then(()=>this.runHandlers(e.type,
e)):this.runHandlers(e.type,e))}runHandlers(e,t){let i=this.handlers[e];if(i){for(let s of i.observers)s(this.view,t);for(let s of i.handlers){if(t.defaultPrevented)
break;if(s(this.view,t)){t.preventDefault();break}}}}ensureHandlers(e){let t=yu(e),i=this.handlers,s=this.view.contentDOM;for(let r in t)if(r!="scroll"){let o=!t[r].
handlers.length,l=i[r];l&&o!=!l.handlers.length&&(s.removeEventListener(r,this.handleEvent),l=null),l||s.addEventListener(r,this.handleEvent,{passive:o})}for(let r in i)
r!="scroll"&&!t[r]&&s.removeEventListener(r,this.handleEvent);this.handlers=t}keydown(e){if(this.lastKeyCode=e.keyCode,this.lastKeyTime=Date.now(),e.keyCode==9&&
this.tabFocusMode>-1&&(!this.tabFocusMode||Date.now()<=this.tabFocusMode))return!0;if(this.tabFocusMode>0&&e.keyCode!=27&&Ja.indexOf(e.keyCode)<0&&(this.tabFocusMode=
-1),A.android&&A.chrome&&!e.synthetic&&(e.keyCode==13||e.keyCode==8))return this.view.observer.delayAndroidKey(e.key,e.keyCode),!0;if(A.ios&&!e.synthetic&&!e.altKey&&
!e.metaKey&&(_a.some(t=>t.keyCode==e.keyCode)&&!e.ctrlKey||xu.indexOf(e.key)>-1&&e.ctrlKey)){let t={ctrlKey:e.ctrlKey,altKey:e.altKey,metaKey:e.metaKey,shiftKey:e.
shiftKey};t.shiftKey&&A.ios&&!/^(off|none)$/.test(this.view.contentDOM.autocapitalize)&&bu(this.view.win)&&(t.shiftKey=!1);let i=this.pendingIOSKey={key:e.key,keyCode:e.
keyCode,mods:t};return setTimeout(()=>{this.pendingIOSKey==i&&this.flushIOSKey()},50),!0}return e.keyCode!=229&&this.view.observer.forceFlush(),!1}flushIOSKey(e){
let t=this.pendingIOSKey;return!t||this.view.observer.pendingRecords().length||t.key=="Enter"&&e&&e.from<e.to&&/^\S+$/.test(e.insert.toString())?!1:(this.pendingIOSKey=
void 0,ni(this.view.contentDOM,t.key,t.keyCode,t.mods))}ignoreDuringComposition(e){return!/^key/.test(e.type)||e.synthetic?!1:this.composing>0?!0:A.safari&&!A.ios&&
this.compositionPendingKey&&Date.now()-this.compositionEndedAt<100?(this.compositionPendingKey=!1,!0):!1}startMouseSelection(e){this.mouseSelection&&this.mouseSelection.
destroy(),this.mouseSelection=e}update(e){this.view.observer.update(e),this.mouseSelection&&this.mouseSelection.update(e),this.draggedContent&&e.docChanged&&(this.
draggedContent=this.draggedContent.map(e.changes)),e.transactions.length&&(this.lastKeyCode=this.lastSelectionTime=0)}destroy(){this.mouseSelection&&this.mouseSelection.
destroy()}};function bu(n){return n.visualViewport?n.visualViewport.height*n.visualViewport.scale/n.document.documentElement.clientHeight<.85:!1}function Kl(n,e){
return(t,i)=>{try{return e.call(n,i,t)}catch(s){ce(t.state,s)}}}function yu(n){let e=Object.create(null);function t(i){return e[i]||(e[i]={observers:[],handlers:[]})}
for(let i of n){let s=i.spec,r=s&&s.plugin.domEventHandlers,o=s&&s.plugin.domEventObservers;if(r)for(let l in r){let a=r[l];a&&t(l).handlers.push(Kl(i.value,a))}
if(o)for(let l in o){let a=o[l];a&&t(l).observers.push(Kl(i.value,a))}}for(let i in Ne)t(i).handlers.push(Ne[i]);for(let i in ue)t(i).observers.push(ue[i]);return e}
var _a=[{key:"Backspace",keyCode:8,inputType:"deleteContentBackward"},{key:"Enter",keyCode:13,inputType:"insertParagraph"},{key:"Enter",keyCode:13,inputType:"in\
sertLineBreak"},{key:"Delete",keyCode:46,inputType:"deleteContentForward"}],xu="dthko",Ja=[16,17,18,20,91,92,224,225],kn=6;function wn(n){return Math.max(0,n)*.7+
8}function ku(n,e){return Math.max(Math.abs(n.clientX-e.clientX),Math.abs(n.clientY-e.clientY))}var yr=class{constructor(e,t,i,s){this.view=e,this.startEvent=t,
this.style=i,this.mustSelect=s,this.scrollSpeed={x:0,y:0},this.scrolling=-1,this.lastEvent=t,this.scrollParents=ya(e.contentDOM),this.atoms=e.state.facet(zi).map(
o=>o(e));let r=e.contentDOM.ownerDocument;r.addEventListener("mousemove",this.move=this.move.bind(this)),r.addEventListener("mouseup",this.up=this.up.bind(this)),
this.extend=t.shiftKey,this.multiple=e.state.facet(U.allowMultipleSelections)&&wu(e,t),this.dragging=Su(e,t)&&th(t)==1?null:!1}start(e){this.dragging===!1&&this.
select(e)}move(e){if(e.buttons==0)return this.destroy();if(this.dragging||this.dragging==null&&ku(this.startEvent,e)<10)return;this.select(this.lastEvent=e);let t=0,
i=0,s=0,r=0,o=this.view.win.innerWidth,l=this.view.win.innerHeight;this.scrollParents.x&&({left:s,right:o}=this.scrollParents.x.getBoundingClientRect()),this.scrollParents.
y&&({top:r,bottom:l}=this.scrollParents.y.getBoundingClientRect());let a=Kr(this.view);e.clientX-a.left<=s+kn?t=-wn(s-e.clientX):e.clientX+a.right>=o-kn&&(t=wn(
e.clientX-o)),e.clientY-a.top<=r+kn?i=-wn(r-e.clientY):e.clientY+a.bottom>=l-kn&&(i=wn(e.clientY-l)),this.setScrollSpeed(t,i)}up(e){this.dragging==null&&this.select(
this.lastEvent),this.dragging||e.preventDefault(),this.destroy()}destroy(){this.setScrollSpeed(0,0);let e=this.view.contentDOM.ownerDocument;e.removeEventListener(
"mousemove",this.move),e.removeEventListener("mouseup",this.up),this.view.inputState.mouseSelection=this.view.inputState.draggedContent=null}setScrollSpeed(e,t){
this.scrollSpeed={x:e,y:t},e||t?this.scrolling<0&&(this.scrolling=setInterval(()=>this.scroll(),50)):this.scrolling>-1&&(clearInterval(this.scrolling),this.scrolling=
-1)}scroll(){let{x:e,y:t}=this.scrollSpeed;e&&this.scrollParents.x&&(this.scrollParents.x.scrollLeft+=e,e=0),t&&this.scrollParents.y&&(this.scrollParents.y.scrollTop+=
t,t=0),(e||t)&&this.view.win.scrollBy(e,t),this.dragging===!1&&this.select(this.lastEvent)}select(e){let{view:t}=this,i=Ka(this.atoms,this.style.get(e,this.extend,
this.multiple));(this.mustSelect||!i.eq(t.state.selection,this.dragging===!1))&&this.view.dispatch({selection:i,userEvent:"select.pointer"}),this.mustSelect=!1}update(e){
e.transactions.some(t=>t.isUserEvent("input.type"))?this.destroy():this.style.update(e)&&setTimeout(()=>this.select(this.lastEvent),20)}};function wu(n,e){let t=n.
state.facet(Da);return t.length?t[0](e):A.mac?e.metaKey:e.ctrlKey}function vu(n,e){let t=n.state.facet(Ra);return t.length?t[0](e):A.mac?!e.altKey:!e.ctrlKey}function Su(n,e){
let{main:t}=n.state.selection;if(t.empty)return!1;let i=Vi(n.root);if(!i||i.rangeCount==0)return!0;let s=i.getRangeAt(0).getClientRects();for(let r=0;r<s.length;r++){
let o=s[r];if(o.left<=e.clientX&&o.right>=e.clientX&&o.top<=e.clientY&&o.bottom>=e.clientY)return!0}return!1}function Ou(n,e){if(!e.bubbles)return!0;if(e.defaultPrevented)
return!1;for(let t=e.target,i;t!=n.contentDOM;t=t.parentNode)if(!t||t.nodeType==11||(i=K.get(t))&&i.isWidget()&&!i.isHidden&&i.widget.ignoreEvent(e))return!1;return!0}
var Ne=Object.create(null),ue=Object.create(null),Za=A.ie&&A.ie_version<15||A.ios&&A.webkit_version<604;function Cu(n){let e=n.dom.parentNode;if(!e)return;let t=e.
appendChild(document.createElement("textarea"));t.style.cssText="position: fixed; left: -10000px; top: 10px",t.focus(),setTimeout(()=>{n.focus(),t.remove(),eh(n,
t.value)},50)}function Kn(n,e,t){for(let i of n.facet(e))t=i(t,n);return t}function eh(n,e){e=Kn(n.state,Xr,e);let{state:t}=n,i,s=1,r=t.toText(e),o=r.lines==t.selection.
ranges.length;if(xr!=null&&t.selection.ranges.every(a=>a.empty)&&xr==r.toString()){let a=-1;i=t.changeByRange(h=>{let f=t.doc.lineAt(h.from);if(f.from==a)return{
range:h};a=f.from;let c=t.toText((o?r.line(s++).text:e)+t.lineBreak);return{changes:{from:f.from,insert:c},range:x.cursor(h.from+c.length,-1)}})}else o?i=t.changeByRange(
a=>{let h=r.line(s++);return{changes:{from:a.from,to:a.to,insert:h.text},range:x.cursor(a.from+h.length,-1)}}):i=t.replaceSelection(r);n.dispatch(i,{userEvent:"\
input.paste",scrollIntoView:!0})}ue.scroll=n=>{let e=n.inputState;e.lastScrollTop=n.scrollDOM.scrollTop,e.lastScrollLeft=n.scrollDOM.scrollLeft,A.ios&&!e.touchActive&&
(e.lastIOSMomentumScroll=Date.now())};ue.wheel=ue.mousewheel=n=>{n.inputState.lastWheelEvent=Date.now()};Ne.keydown=(n,e)=>(n.inputState.setSelectionOrigin("sel\
ect"),e.keyCode==27&&n.inputState.tabFocusMode!=0&&(n.inputState.tabFocusMode=Date.now()+2e3),!1);ue.touchstart=(n,e)=>{let t=n.inputState,i=e.targetTouches[0];
t.touchActive=!0,t.lastTouchTime=Date.now(),i&&(t.lastTouchX=i.clientX,t.lastTouchY=i.clientY),t.setSelectionOrigin("select.pointer")};ue.touchmove=n=>{n.inputState.
setSelectionOrigin("select.pointer")};ue.touchend=(n,e)=>{n.inputState.touchActive=!1};Ne.mousedown=(n,e)=>{if(n.observer.flush(),n.inputState.lastTouchTime>Date.
now()-2e3)return!1;let t=null;for(let i of n.state.facet(Ba))if(t=i(n,e),t)break;if(!t&&e.button==0&&(t=Pu(n,e)),t){let i=!n.hasFocus;n.inputState.startMouseSelection(
new yr(n,e,t,i)),i&&n.observer.ignore(()=>{wa(n.contentDOM);let r=n.root.activeElement;r&&!r.contains(n.contentDOM)&&r.blur()});let s=n.inputState.mouseSelection;
if(s)return s.start(e),s.dragging===!1}else n.inputState.setSelectionOrigin("select.pointer");return!1};function jl(n,e,t,i){if(i==1)return x.cursor(e,t);if(i==
2)return lu(n.state,e,t);{let s=n.docView.lineAt(e,t),r=n.state.doc.lineAt(s?s.posAtEnd:e),o=s?s.posAtStart:r.from,l=s?s.posAtEnd:r.to;return l<n.state.doc.length&&
l==r.to&&l++,x.undirectionalRange(o,l)}}var Au=A.ie&&A.ie_version<=11,Yl=null,Gl=0,_l=0;function th(n){if(!Au)return n.detail;let e=Yl,t=_l;return Yl=n,_l=Date.
now(),Gl=!e||t>Date.now()-400&&Math.abs(e.clientX-n.clientX)<2&&Math.abs(e.clientY-n.clientY)<2?(Gl+1)%3:1}function Pu(n,e){let t=n.posAndSideAtCoords({x:e.clientX,
y:e.clientY},!1),i=th(e),s=n.state.selection;return{update(r){r.docChanged&&(t.pos=r.changes.mapPos(t.pos),s=s.map(r.changes))},get(r,o,l){let a=n.posAndSideAtCoords(
{x:r.clientX,y:r.clientY},!1),h,f=jl(n,a.pos,a.assoc,i);if(t.pos!=a.pos&&!o){let c=jl(n,t.pos,t.assoc,i),u=Math.min(c.from,f.from),d=Math.max(c.to,f.to);f=u<f.from?
x.range(u,d,f.assoc):x.range(d,u,f.assoc)}return o?s.replaceRange(s.main.extend(f.from,f.to,f.assoc)):l&&i==1&&s.ranges.length>1&&(h=Mu(s,a.pos))?h:l?s.addRange(
f):x.create([f])}}}function Mu(n,e){for(let t=0;t<n.ranges.length;t++){let{from:i,to:s}=n.ranges[t];if(i<=e&&s>=e)return x.create(n.ranges.slice(0,t).concat(n.ranges.
slice(t+1)),n.mainIndex==t?0:n.mainIndex-(n.mainIndex>t?1:0))}return null}Ne.dragstart=(n,e)=>{let{selection:{main:t}}=n.state;if(e.target.draggable){let s=n.docView.
tile.nearest(e.target);if(s&&s.isWidget()){let r=s.posAtStart,o=r+s.length;(r>=t.to||o<=t.from)&&(t=x.undirectionalRange(r,o))}}let{inputState:i}=n;return i.mouseSelection&&
(i.mouseSelection.dragging=!0),i.draggedContent=t,e.dataTransfer&&(e.dataTransfer.setData("Text",Kn(n.state,$r,n.state.sliceDoc(t.from,t.to))),e.dataTransfer.effectAllowed=
"copyMove"),!1};Ne.dragend=n=>(n.inputState.draggedContent=null,!1);function Jl(n,e,t,i){if(t=Kn(n.state,Xr,t),!t)return;let s=n.posAtCoords({x:e.clientX,y:e.clientY},
!1),{draggedContent:r}=n.inputState,o=i&&r&&vu(n,e)?{from:r.from,to:r.to}:null,l={from:s,insert:t},a=n.state.changes(o?[o,l]:l);n.focus(),n.dispatch({changes:a,
selection:{anchor:a.mapPos(s,-1),head:a.mapPos(s,1)},userEvent:o?"move.drop":"input.drop"}),n.inputState.draggedContent=null}Ne.drop=(n,e)=>{if(!e.dataTransfer)
return!1;if(n.state.readOnly)return!0;let t=e.dataTransfer.files;if(t&&t.length){let i=Array(t.length),s=0,r=()=>{++s==t.length&&Jl(n,e,i.filter(o=>o!=null).join(
n.state.lineBreak),!1)};for(let o=0;o<t.length;o++){let l=new FileReader;l.onerror=r,l.onload=()=>{/[\x00-\x08\x0e-\x1f]{2}/.test(l.result)||(i[o]=l.result),r()},
l.readAsText(t[o])}return!0}else{let i=e.dataTransfer.getData("Text");if(i)return Jl(n,e,i,!0),!0}return!1};Ne.paste=(n,e)=>{if(n.state.readOnly)return!0;n.observer.
flush();let t=Za?null:e.clipboardData;return t?(eh(n,t.getData("text/plain")||t.getData("text/uri-list")),!0):(Cu(n),!1)};function Tu(n,e){let t=n.dom.parentNode;
if(!t)return;let i=t.appendChild(document.createElement("textarea"));i.style.cssText="position: fixed; left: -10000px; top: 10px",i.value=e,i.focus(),i.selectionEnd=
e.length,i.selectionStart=0,setTimeout(()=>{i.remove(),n.focus()},50)}function Du(n){let e=[],t=[],i=!1;for(let s of n.selection.ranges)s.empty||(e.push(n.sliceDoc(
s.from,s.to)),t.push(s));if(!e.length){let s=-1;for(let{from:r}of n.selection.ranges){let o=n.doc.lineAt(r);o.number>s&&(e.push(o.text),t.push({from:o.from,to:Math.
min(n.doc.length,o.to+1)})),s=o.number}i=!0}return{text:Kn(n,$r,e.join(n.lineBreak)),ranges:t,linewise:i}}var xr=null;Ne.copy=Ne.cut=(n,e)=>{if(!Di(n.contentDOM,
n.observer.selectionRange))return!1;let{text:t,ranges:i,linewise:s}=Du(n.state);if(!t&&!s)return!1;xr=s?t:null,e.type=="cut"&&!n.state.readOnly&&n.dispatch({changes:i,
scrollIntoView:!0,userEvent:"delete.cut"});let r=Za?null:e.clipboardData;return r?(r.clearData(),r.setData("text/plain",t),!0):(Tu(n,t),!1)};var ih=de.define();
function nh(n,e){let t=[];for(let i of n.facet(Ia)){let s=i(n,e);s&&t.push(s)}return t.length?n.update({effects:t,annotations:ih.of(!0)}):null}function sh(n){setTimeout(
()=>{let e=n.hasFocus;if(e!=n.inputState.notifiedFocused){let t=nh(n.state,e);t?n.dispatch(t):n.update([])}},10)}ue.focus=n=>{n.inputState.lastFocusTime=Date.now(),
!n.scrollDOM.scrollTop&&(n.inputState.lastScrollTop||n.inputState.lastScrollLeft)&&(n.scrollDOM.scrollTop=n.inputState.lastScrollTop,n.scrollDOM.scrollLeft=n.inputState.
lastScrollLeft),sh(n)};ue.blur=n=>{n.observer.clearSelectionRange(),sh(n)};ue.compositionstart=ue.compositionupdate=(n,e)=>{if(!n.observer.editContext&&(n.inputState.
compositionFirstChange==null&&(n.inputState.compositionFirstChange=!0),n.inputState.composing<0)){let{main:t}=n.state.selection;!t.empty&&n.lineBlockAt(t.from).
from!=n.lineBlockAt(t.to).from&&!n.state.readOnly&&n.dispatch({changes:n.state.selection.ranges.filter(i=>!i.empty).map(i=>({from:i.from,to:i.to})),userEvent:"i\
nput"}),n.inputState.composing=0}};ue.compositionend=n=>{n.observer.editContext||(n.inputState.composing=-1,n.inputState.compositionEndedAt=Date.now(),n.inputState.
compositionPendingKey=!0,n.inputState.compositionPendingChange=n.observer.pendingRecords().length>0,n.inputState.compositionFirstChange=null,A.chrome&&A.android?
n.observer.flushSoon():n.inputState.compositionPendingChange?Promise.resolve().then(()=>n.observer.flush()):setTimeout(()=>{n.inputState.composing<0&&n.docView.
hasComposition&&n.update([])},50))};ue.contextmenu=n=>{n.inputState.lastContextMenu=Date.now()};Ne.beforeinput=(n,e)=>{var t,i;if((e.inputType=="insertText"||e.
inputType=="insertCompositionText")&&(n.inputState.insertingText=e.data,n.inputState.insertingTextAt=Date.now()),e.inputType=="insertReplacementText"&&n.observer.
editContext){let r=(t=e.dataTransfer)===null||t===void 0?void 0:t.getData("text/plain"),o=e.getTargetRanges();if(r&&o.length){let l=o[0],a=n.posAtDOM(l.startContainer,
l.startOffset),h=n.posAtDOM(l.endContainer,l.endOffset);return jr(n,{from:a,to:h,insert:n.state.toText(r)},null),!0}}let s;if(A.chrome&&A.android&&(s=_a.find(r=>r.
inputType==e.inputType))&&(n.observer.delayAndroidKey(s.key,s.keyCode),s.key=="Backspace"||s.key=="Delete")){let r=((i=window.visualViewport)===null||i===void 0?
void 0:i.height)||0;setTimeout(()=>{var o;(((o=window.visualViewport)===null||o===void 0?void 0:o.height)||0)>r+10&&n.hasFocus&&(n.contentDOM.blur(),n.focus())},
100)}return A.ios&&e.inputType=="deleteContentForward"&&n.observer.flushSoon(),A.safari&&e.inputType=="insertText"&&n.inputState.composing>=0&&setTimeout(()=>ue.
compositionend(n,e),20),!1};var Zl=new Set;function Ru(n){Zl.has(n)||(Zl.add(n),n.addEventListener("copy",()=>{}),n.addEventListener("cut",()=>{}))}var ea=["pre\
-wrap","normal","pre-line","break-spaces"],fi=!1;function ta(){fi=!1}var kr=class{constructor(e){this.lineWrapping=e,this.doc=I.empty,this.heightSamples={},this.
lineHeight=14,this.charWidth=7,this.textHeight=14,this.lineLength=30}heightForGap(e,t){let i=this.doc.lineAt(t).number-this.doc.lineAt(e).number+1;return this.lineWrapping&&
(i+=Math.max(0,Math.ceil((t-e-i*this.lineLength*.5)/this.lineLength))),this.lineHeight*i}heightForLine(e){return this.lineWrapping?(1+Math.max(0,Math.ceil((e-this.
lineLength)/Math.max(1,this.lineLength-5))))*this.lineHeight:this.lineHeight}setDoc(e){return this.doc=e,this}mustRefreshForWrapping(e){return ea.indexOf(e)>-1!=
this.lineWrapping}mustRefreshForHeights(e){let t=!1;for(let i=0;i<e.length;i++){let s=e[i];s<0?i++:this.heightSamples[Math.floor(s*10)]||(t=!0,this.heightSamples[Math.
floor(s*10)]=!0)}return t}refresh(e,t,i,s,r,o){let l=ea.indexOf(e)>-1,a=Math.abs(t-this.lineHeight)>.3||this.lineWrapping!=l;if(this.lineWrapping=l,this.lineHeight=
t,this.charWidth=i,this.textHeight=s,this.lineLength=r,a){this.heightSamples={};for(let h=0;h<o.length;h++){let f=o[h];f<0?h++:this.heightSamples[Math.floor(f*10)]=
!0}}return a}},wr=class{constructor(e,t){this.from=e,this.heights=t,this.index=0}get more(){return this.index<this.heights.length}},Ee=class n{constructor(e,t,i,s,r){
this.from=e,this.length=t,this.top=i,this.height=s,this._content=r}get type(){return typeof this._content=="number"?ie.Text:Array.isArray(this._content)?this._content:
this._content.type}get to(){return this.from+this.length}get bottom(){return this.top+this.height}get widget(){return this._content instanceof Lt?this._content.
widget:null}get widgetLineBreaks(){return typeof this._content=="number"?this._content:0}join(e){let t=(Array.isArray(this._content)?this._content:[this]).concat(
Array.isArray(e._content)?e._content:[e]);return new n(this.from,this.length+e.length,this.top,this.height+e.height,t)}},$=(function(n){return n[n.ByPos=0]="ByP\
os",n[n.ByHeight=1]="ByHeight",n[n.ByPosNoHeight=2]="ByPosNoHeight",n})($||($={})),Mn=.001,ke=class n{constructor(e,t,i=2){this.length=e,this.height=t,this.flags=
i}get outdated(){return(this.flags&2)>0}set outdated(e){this.flags=(e?2:0)|this.flags&-3}setHeight(e){this.height!=e&&(Math.abs(this.height-e)>Mn&&(fi=!0),this.
height=e)}replace(e,t,i){return n.of(i)}decomposeLeft(e,t){t.push(this)}decomposeRight(e,t){t.push(this)}applyChanges(e,t,i,s){let r=this,o=i.doc;for(let l=s.length-
1;l>=0;l--){let{fromA:a,toA:h,fromB:f,toB:c}=s[l],u=r.lineAt(a,$.ByPosNoHeight,i.setDoc(t),0,0),d=u.to>=h?u:r.lineAt(h,$.ByPosNoHeight,i,0,0);for(c+=d.to-h,h=d.
to;l>0&&u.from<=s[l-1].toA;)a=s[l-1].fromA,f=s[l-1].fromB,l--,a<u.from&&(u=r.lineAt(a,$.ByPosNoHeight,i,0,0));f+=u.from-a,a=u.from;let p=Sr.build(i.setDoc(o),e,
f,c);r=Hn(r,r.replace(a,h,p))}return r.updateHeight(i,0)}static empty(){return new Me(0,0,0)}static of(e){if(e.length==1)return e[0];let t=0,i=e.length,s=0,r=0;
for(;;)if(t==i)if(s>r*2){let l=e[t-1];l.break?e.splice(--t,1,l.left,null,l.right):e.splice(--t,1,l.left,l.right),i+=1+l.break,s-=l.size}else if(r>s*2){let l=e[i];
l.break?e.splice(i,1,l.left,null,l.right):e.splice(i,1,l.left,l.right),i+=2+l.break,r-=l.size}else break;else if(s<r){let l=e[t++];l&&(s+=l.size)}else{let l=e[--i];
l&&(r+=l.size)}let o=!1;return e[t-1]==null?(o=!0,t--):e[t]==null&&(o=!0,i++),new vr(n.of(e.slice(0,t)),o,n.of(e.slice(i)))}};function Hn(n,e){return n==e?n:(n.
constructor!=e.constructor&&(fi=!0),e)}ke.prototype.size=1;var Bu=Q.replace({}),Vn=class extends ke{constructor(e,t,i){super(e,t),this.deco=i,this.spaceAbove=0}mainBlock(e,t){
return new Ee(t,this.length,e+this.spaceAbove,this.height-this.spaceAbove,this.deco||0)}blockAt(e,t,i,s){return this.spaceAbove&&e<i+this.spaceAbove?new Ee(s,0,
i,this.spaceAbove,Bu):this.mainBlock(i,s)}lineAt(e,t,i,s,r){let o=this.mainBlock(s,r);return this.spaceAbove?this.blockAt(0,i,s,r).join(o):o}forEachLine(e,t,i,s,r,o){
e<=r+this.length&&t>=r&&o(this.lineAt(0,$.ByPos,i,s,r))}setMeasuredHeight(e){let t=e.heights[e.index++];t<0?(this.spaceAbove=-t,t=e.heights[e.index++]):this.spaceAbove=
0,this.setHeight(t)}updateHeight(e,t=0,i=!1,s){return s&&s.from<=t&&s.more&&this.setMeasuredHeight(s),this.outdated=!1,this}toString(){return`block(${this.length}\
)`}},Me=class n extends Vn{constructor(e,t,i){super(e,t,null),this.collapsed=0,this.widgetHeight=0,this.breaks=0,this.spaceAbove=i}mainBlock(e,t){return new Ee(
t,this.length,e+this.spaceAbove,this.height-this.spaceAbove,this.breaks)}replace(e,t,i){let s=i[0];return i.length==1&&(s instanceof n||s instanceof mt&&s.flags&
4)&&Math.abs(this.length-s.length)<10?(s instanceof mt?s=new n(s.length,this.height,this.spaceAbove):s.height=this.height,this.outdated||(s.outdated=!1),s):ke.of(
i)}updateHeight(e,t=0,i=!1,s){return s&&s.from<=t&&s.more?this.setMeasuredHeight(s):(i||this.outdated)&&(this.spaceAbove=0,this.setHeight(Math.max(this.widgetHeight,
e.heightForLine(this.length-this.collapsed))+this.breaks*e.lineHeight)),this.outdated=!1,this}toString(){return`line(${this.length}${this.collapsed?-this.collapsed:
""}${this.widgetHeight?":"+this.widgetHeight:""})`}},mt=class n extends ke{constructor(e){super(e,0)}heightMetrics(e,t){let i=e.doc.lineAt(t).number,s=e.doc.lineAt(
t+this.length).number,r=s-i+1,o,l=0;if(e.lineWrapping){let a=Math.min(this.height,e.lineHeight*r);o=a/r,this.length>r+1&&(l=(this.height-a)/(this.length-r-1))}else
o=this.height/r;return{firstLine:i,lastLine:s,perLine:o,perChar:l}}blockAt(e,t,i,s){let{firstLine:r,lastLine:o,perLine:l,perChar:a}=this.heightMetrics(t,s);if(t.
lineWrapping){let h=s+(e<t.lineHeight?0:Math.round(Math.max(0,Math.min(1,(e-i)/this.height))*this.length)),f=t.doc.lineAt(h),c=l+f.length*a,u=Math.max(i,e-c/2);
return new Ee(f.from,f.length,u,c,0)}else{let h=Math.max(0,Math.min(o-r,Math.floor((e-i)/l))),{from:f,length:c}=t.doc.line(r+h);return new Ee(f,c,i+l*h,l,0)}}lineAt(e,t,i,s,r){
if(t==$.ByHeight)return this.blockAt(e,i,s,r);if(t==$.ByPosNoHeight){let{from:d,to:p}=i.doc.lineAt(e);return new Ee(d,p-d,0,0,0)}let{firstLine:o,perLine:l,perChar:a}=this.
heightMetrics(i,r),h=i.doc.lineAt(e),f=l+h.length*a,c=h.number-o,u=s+l*c+a*(h.from-r-c);return new Ee(h.from,h.length,Math.max(s,Math.min(u,s+this.height-f)),f,
0)}forEachLine(e,t,i,s,r,o){e=Math.max(e,r),t=Math.min(t,r+this.length);let{firstLine:l,perLine:a,perChar:h}=this.heightMetrics(i,r);for(let f=e,c=s;f<=t;){let u=i.
doc.lineAt(f);if(f==e){let p=u.number-l;c+=a*p+h*(e-r-p)}let d=a+h*u.length;o(new Ee(u.from,u.length,c,d,0)),c+=d,f=u.to+1}}replace(e,t,i){let s=this.length-t;if(s>
0){let r=i[i.length-1];r instanceof n?i[i.length-1]=new n(r.length+s):i.push(null,new n(s-1))}if(e>0){let r=i[0];r instanceof n?i[0]=new n(e+r.length):i.unshift(
new n(e-1),null)}return ke.of(i)}decomposeLeft(e,t){t.push(new n(e-1),null)}decomposeRight(e,t){t.push(null,new n(this.length-e-1))}updateHeight(e,t=0,i=!1,s){let r=t+
this.length;if(s&&s.from<=t+this.length&&s.more){let o=[],l=Math.max(t,s.from),a=-1;for(s.from>t&&o.push(new n(s.from-t-1).updateHeight(e,t));l<=r&&s.more;){let f=e.
doc.lineAt(l).length;o.length&&o.push(null);let c=s.heights[s.index++],u=0;c<0&&(u=-c,c=s.heights[s.index++]),a==-1?a=c:Math.abs(c-a)>=Mn&&(a=-2);let d=new Me(f,
c,u);d.outdated=!1,o.push(d),l+=f+1}l<=r&&o.push(null,new n(r-l).updateHeight(e,l));let h=ke.of(o);return(a<0||Math.abs(h.height-this.height)>=Mn||Math.abs(a-this.
heightMetrics(e,t).perLine)>=Mn)&&(fi=!0),Hn(this,h)}else(i||this.outdated)&&(this.setHeight(e.heightForGap(t,t+this.length)),this.outdated=!1);return this}toString(){
return`gap(${this.length})`}},vr=class extends ke{constructor(e,t,i){super(e.length+(t?1:0)+i.length,e.height+i.height,(t?1:0)|(e.outdated||i.outdated?2:0)),this.
left=e,this.right=i,this.size=e.size+i.size}get break(){return this.flags&1}blockAt(e,t,i,s){let r=i+this.left.height;return e<r?this.left.blockAt(e,t,i,s):this.
right.blockAt(e,t,r,s+this.left.length+this.break)}lineAt(e,t,i,s,r){let o=s+this.left.height,l=r+this.left.length+this.break,a=t==$.ByHeight?e<o:e<l,h=a?this.left.
lineAt(e,t,i,s,r):this.right.lineAt(e,t,i,o,l);if(this.break||(a?h.to<l:h.from>l))return h;let f=t==$.ByPosNoHeight?$.ByPosNoHeight:$.ByPos;return a?h.join(this.
right.lineAt(l,f,i,o,l)):this.left.lineAt(l,f,i,s,r).join(h)}forEachLine(e,t,i,s,r,o){let l=s+this.left.height,a=r+this.left.length+this.break;if(this.break)e<a&&
this.left.forEachLine(e,t,i,s,r,o),t>=a&&this.right.forEachLine(e,t,i,l,a,o);else{let h=this.lineAt(a,$.ByPos,i,s,r);e<h.from&&this.left.forEachLine(e,Math.min(
t,h.from-1),i,s,r,o),h.to>=e&&h.from<=t&&o(h),t>h.to&&this.right.forEachLine(Math.max(e,h.to+1),t,i,l,a,o)}}replace(e,t,i){let s=this.left.length+this.break;if(t<
s)return this.balanced(this.left.replace(e,t,i),this.right);if(e>this.left.length)return this.balanced(this.left,this.right.replace(e-s,t-s,i));let r=[];e>0&&this.
decomposeLeft(e,r);let o=r.length;for(let l of i)r.push(l);if(e>0&&ia(r,o-1),t<this.length){let l=r.length;this.decomposeRight(t,r),ia(r,l)}return ke.of(r)}decomposeLeft(e,t){
let i=this.left.length;if(e<=i)return this.left.decomposeLeft(e,t);t.push(this.left),this.break&&(i++,e>=i&&t.push(null)),e>i&&this.right.decomposeLeft(e-i,t)}decomposeRight(e,t){
let i=this.left.length,s=i+this.break;if(e>=s)return this.right.decomposeRight(e-s,t);e<i&&this.left.decomposeRight(e,t),this.break&&e<s&&t.push(null),t.push(this.
right)}balanced(e,t){return e.size>2*t.size||t.size>2*e.size?ke.of(this.break?[e,null,t]:[e,t]):(this.left=Hn(this.left,e),this.right=Hn(this.right,t),this.setHeight(
e.height+t.height),this.outdated=e.outdated||t.outdated,this.size=e.size+t.size,this.length=e.length+this.break+t.length,this)}updateHeight(e,t=0,i=!1,s){let{left:r,
right:o}=this,l=t+r.length+this.break,a=null;return s&&s.from<=t+r.length&&s.more?a=r=r.updateHeight(e,t,i,s):r.updateHeight(e,t,i),s&&s.from<=l+o.length&&s.more?
a=o=o.updateHeight(e,l,i,s):o.updateHeight(e,l,i),a?this.balanced(r,o):(this.height=this.left.height+this.right.height,this.outdated=!1,this)}toString(){return this.
left+(this.break?" ":"-")+this.right}};function ia(n,e){let t,i;n[e]==null&&(t=n[e-1])instanceof mt&&(i=n[e+1])instanceof mt&&n.splice(e-1,3,new mt(t.length+1+i.
length))}var Lu=5,Sr=class n{constructor(e,t){this.pos=e,this.oracle=t,this.nodes=[],this.lineStart=-1,this.lineEnd=-1,this.covering=null,this.writtenTo=e}get isCovered(){
return this.covering&&this.nodes[this.nodes.length-1]==this.covering}span(e,t){if(this.lineStart>-1){let i=Math.min(t,this.lineEnd),s=this.nodes[this.nodes.length-
1];s instanceof Me?s.length+=i-this.pos:(i>this.pos||!this.isCovered)&&this.nodes.push(new Me(i-this.pos,-1,0)),this.writtenTo=i,t>i&&(this.nodes.push(null),this.
writtenTo++,this.lineStart=-1)}this.pos=t}point(e,t,i){if(e<t||i.heightRelevant){let s=i.widget?i.widget.estimatedHeight:0,r=i.widget?i.widget.lineBreaks:0;s<0&&
(s=this.oracle.lineHeight);let o=t-e;i.block?this.addBlock(new Vn(o,s,i)):(o||r||s>=Lu)&&this.addLineDeco(s,r,o)}else t>e&&this.span(e,t);this.lineEnd>-1&&this.
lineEnd<this.pos&&(this.lineEnd=this.oracle.doc.lineAt(this.pos).to)}enterLine(){if(this.lineStart>-1)return;let{from:e,to:t}=this.oracle.doc.lineAt(this.pos);this.
lineStart=e,this.lineEnd=t,this.writtenTo<e&&((this.writtenTo<e-1||this.nodes[this.nodes.length-1]==null)&&this.nodes.push(this.blankContent(this.writtenTo,e-1)),
this.nodes.push(null)),this.pos>e&&this.nodes.push(new Me(this.pos-e,-1,0)),this.writtenTo=this.pos}blankContent(e,t){let i=new mt(t-e);return this.oracle.doc.lineAt(
e).to==t&&(i.flags|=4),i}ensureLine(){this.enterLine();let e=this.nodes.length?this.nodes[this.nodes.length-1]:null;if(e instanceof Me)return e;let t=new Me(0,-1,
0);return this.nodes.push(t),t}addBlock(e){this.enterLine();let t=e.deco;t&&t.startSide>0&&!this.isCovered&&this.ensureLine(),this.nodes.push(e),this.writtenTo=
this.pos=this.pos+e.length,t&&t.endSide>0&&(this.covering=e)}addLineDeco(e,t,i){let s=this.ensureLine();s.length+=i,s.collapsed+=i,s.widgetHeight=Math.max(s.widgetHeight,
e),s.breaks+=t,this.writtenTo=this.pos=this.pos+i}finish(e){let t=this.nodes.length==0?null:this.nodes[this.nodes.length-1];this.lineStart>-1&&!(t instanceof Me)&&
!this.isCovered?this.nodes.push(new Me(0,-1,0)):(this.writtenTo<this.pos||t==null)&&this.nodes.push(this.blankContent(this.writtenTo,this.pos));let i=e;for(let s of this.
nodes)s instanceof Me&&s.updateHeight(this.oracle,i),i+=s?s.length:1;return this.nodes}static build(e,t,i,s){let r=new n(i,e);return V.spans(t,i,s,r,0),r.finish(
i)}};function Eu(n,e,t){let i=new Or;return V.compare(n,e,t,i,0),i.changes}var Or=class{constructor(){this.changes=[]}compareRange(){}comparePoint(e,t,i,s){(e<t||
i&&i.heightRelevant||s&&s.heightRelevant)&&ii(e,t,this.changes,5)}};function Iu(n,e){let t=n.getBoundingClientRect(),i=n.ownerDocument,s=i.defaultView||window,r=Math.
max(0,t.left),o=Math.min(s.innerWidth,t.right),l=Math.max(0,t.top),a=Math.min(s.innerHeight,t.bottom);for(let h=n.parentNode;h&&h!=i.body;)if(Z(h)){let f=window.
getComputedStyle(h);if((h.scrollHeight>h.clientHeight||h.scrollWidth>h.clientWidth)&&f.overflow!="visible"){let c=h.getBoundingClientRect();r=Math.max(r,c.left),
o=Math.min(o,c.right),l=Math.max(l,c.top),a=Math.min(h==n.parentNode?s.innerHeight:a,c.bottom)}h=f.position=="absolute"||f.position=="fixed"?h.offsetParent:h.parentNode}else if(h.
nodeType==11)h=h.host;else break;return{left:r-t.left,right:Math.max(r,o)-t.left,top:l-(t.top+e),bottom:Math.max(l,a)-(t.top+e)}}function Nu(n){let e=n.getBoundingClientRect(),
t=n.ownerDocument.defaultView||window;return e.left<t.innerWidth&&e.right>0&&e.top<t.innerHeight&&e.bottom>0}function Wu(n,e){let t=n.getBoundingClientRect();return{
left:0,right:t.right-t.left,top:e,bottom:t.bottom-(t.top+e)}}var Ni=class{constructor(e,t,i,s){this.from=e,this.to=t,this.size=i,this.displaySize=s}static same(e,t){
if(e.length!=t.length)return!1;for(let i=0;i<e.length;i++){let s=e[i],r=t[i];if(s.from!=r.from||s.to!=r.to||s.size!=r.size)return!1}return!0}draw(e,t){return Q.
replace({widget:new Cr(this.displaySize*(t?e.scaleY:e.scaleX),t)}).range(this.from,this.to)}},Cr=class extends gt{constructor(e,t){super(),this.size=e,this.vertical=
t}eq(e){return e.size==this.size&&e.vertical==this.vertical}toDOM(){let e=document.createElement("div");return this.vertical?e.style.height=this.size+"px":(e.style.
width=this.size+"px",e.style.height="2px",e.style.display="inline-block"),e}get estimatedHeight(){return this.vertical?this.size:-1}},Qn=class{constructor(e,t){
this.view=e,this.state=t,this.pixelViewport={left:0,right:window.innerWidth,top:0,bottom:0},this.inView=!0,this.paddingTop=0,this.paddingBottom=0,this.contentDOMWidth=
0,this.contentDOMHeight=0,this.editorHeight=0,this.editorWidth=0,this.scaleX=1,this.scaleY=1,this.scrollOffset=0,this.scrolledToBottom=!1,this.scrollAnchorPos=0,
this.scrollAnchorHeight=-1,this.scaler=Ar,this.scrollTarget=null,this.printing=!1,this.mustMeasureContent=!0,this.defaultTextDirection=W.LTR,this.visibleRanges=
[],this.mustEnforceCursorAssoc=!1;let i=t.facet(qr).some(s=>typeof s!="function"&&s.class=="cm-lineWrapping");this.heightOracle=new kr(i),this.stateDeco=na(t),this.
heightMap=ke.empty().applyChanges(this.stateDeco,I.empty,this.heightOracle.setDoc(t.doc),[new Ie(0,0,0,t.doc.length)]);for(let s=0;s<2&&(this.viewport=this.getViewport(
0,null),!!this.updateForViewport());s++);this.updateViewportLines(),this.lineGaps=this.ensureLineGaps([]),this.lineGapDeco=Q.set(this.lineGaps.map(s=>s.draw(this,
!1))),this.scrollParent=e.scrollDOM,this.computeVisibleRanges()}updateForViewport(){let e=[this.viewport],{main:t}=this.state.selection;for(let i=0;i<=1;i++){let s=i?
t.head:t.anchor;if(!e.some(({from:r,to:o})=>s>=r&&s<=o)){let{from:r,to:o}=this.lineBlockAt(s);e.push(new ei(r,o))}}return this.viewports=e.sort((i,s)=>i.from-s.
from),this.updateScaler()}updateScaler(){let e=this.scaler;return this.scaler=this.heightMap.height<=7e6?Ar:Pr.get(this.heightOracle,this.heightMap,this.viewports),
e.eq(this.scaler)?0:2}updateViewportLines(){this.viewportLines=[],this.heightMap.forEachLine(this.viewport.from,this.viewport.to,this.heightOracle.setDoc(this.state.
doc),0,0,e=>{this.viewportLines.push(Ti(e,this.scaler))})}update(e,t=null){this.state=e.state;let i=this.stateDeco;this.stateDeco=na(this.state);let s=e.changedRanges,
r=Ie.extendWithRanges(s,Eu(i,this.stateDeco,e?e.changes:he.empty(this.state.doc.length))),o=this.heightMap.height,l=this.scrolledToBottom?null:this.scrollAnchorAt(
this.scrollOffset);ta(),this.heightMap=this.heightMap.applyChanges(this.stateDeco,e.startState.doc,this.heightOracle.setDoc(this.state.doc),r),(this.heightMap.height!=
o||fi)&&(e.flags|=2),l?(this.scrollAnchorPos=e.changes.mapPos(l.from,-1),this.scrollAnchorHeight=l.top):(this.scrollAnchorPos=-1,this.scrollAnchorHeight=o);let a=r.
length?this.mapViewport(this.viewport,e.changes):this.viewport;(t&&(t.range.head<a.from||t.range.head>a.to)||!this.viewportIsAppropriate(a))&&(a=this.getViewport(
0,t));let h=a.from!=this.viewport.from||a.to!=this.viewport.to;this.viewport=a,e.flags|=this.updateForViewport(),(h||!e.changes.empty||e.flags&2)&&this.updateViewportLines(),
(this.lineGaps.length||this.viewport.to-this.viewport.from>4e3)&&this.updateLineGaps(this.ensureLineGaps(this.mapLineGaps(this.lineGaps,e.changes))),e.flags|=this.
computeVisibleRanges(e.changes),t&&(this.scrollTarget=t),!this.mustEnforceCursorAssoc&&(e.selectionSet||e.focusChanged)&&e.view.lineWrapping&&e.state.selection.
main.empty&&e.state.selection.main.assoc&&!e.state.facet(Wa)&&(this.mustEnforceCursorAssoc=!0)}measure(){let{view:e}=this,t=e.contentDOM,i=window.getComputedStyle(
t),s=this.heightOracle,r=i.whiteSpace;this.defaultTextDirection=i.direction=="rtl"?W.RTL:W.LTR;let o=this.heightOracle.mustRefreshForWrapping(r)||this.mustMeasureContent===
"refresh",l=t.getBoundingClientRect(),a=o||this.mustMeasureContent||this.contentDOMHeight!=l.height;this.contentDOMHeight=l.height,this.mustMeasureContent=!1;let h=0,
f=0;if(l.width&&l.height){let{scaleX:y,scaleY:S}=ba(t,l);(y>.005&&Math.abs(this.scaleX-y)>.005||S>.005&&Math.abs(this.scaleY-S)>.005)&&(this.scaleX=y,this.scaleY=
S,h|=16,o=a=!0)}let c=(parseInt(i.paddingTop)||0)*this.scaleY,u=(parseInt(i.paddingBottom)||0)*this.scaleY;(this.paddingTop!=c||this.paddingBottom!=u)&&(this.paddingTop=
c,this.paddingBottom=u,h|=18),this.editorWidth!=e.scrollDOM.clientWidth&&(s.lineWrapping&&(a=!0),this.editorWidth=e.scrollDOM.clientWidth,h|=16);let d=ya(this.view.
contentDOM,!1).y;d!=this.scrollParent&&(this.scrollParent=d,this.scrollAnchorHeight=-1,this.scrollOffset=0);let p=this.getScrollOffset();this.scrollOffset!=p&&(this.
scrollAnchorHeight=-1,this.scrollOffset=p),this.scrolledToBottom=va(this.scrollParent||e.win);let m=(this.printing?Wu:Iu)(t,this.paddingTop),g=m.top-this.pixelViewport.
top,b=m.bottom-this.pixelViewport.bottom;this.pixelViewport=m;let w=this.pixelViewport.bottom>this.pixelViewport.top&&this.pixelViewport.right>this.pixelViewport.
left;if(w!=this.inView&&(this.inView=w,w&&(a=!0)),!this.inView&&!this.scrollTarget&&!Nu(e.dom))return 0;let v=l.width;if((this.contentDOMWidth!=v||this.editorHeight!=
e.scrollDOM.clientHeight)&&(this.contentDOMWidth=l.width,this.editorHeight=e.scrollDOM.clientHeight,h|=16),a){let y=e.docView.measureVisibleLineHeights(this.viewport);
if(s.mustRefreshForHeights(y)&&(o=!0),o||s.lineWrapping&&Math.abs(v-this.contentDOMWidth)>s.charWidth){let{lineHeight:S,charWidth:O,textHeight:B}=e.docView.measureTextSize();
o=S>0&&s.refresh(r,S,O,B,Math.max(5,v/O),y),o&&(e.docView.minWidth=0,h|=16)}g>0&&b>0?f=Math.max(g,b):g<0&&b<0&&(f=Math.min(g,b)),ta();for(let S of this.viewports){
let O=S.from==this.viewport.from?y:e.docView.measureVisibleLineHeights(S);this.heightMap=(o?ke.empty().applyChanges(this.stateDeco,I.empty,this.heightOracle,[new Ie(
0,0,0,e.state.doc.length)]):this.heightMap).updateHeight(s,0,o,new wr(S.from,O))}fi&&(h|=2)}let M=!this.viewportIsAppropriate(this.viewport,f)||this.scrollTarget&&
(this.scrollTarget.range.head<this.viewport.from||this.scrollTarget.range.head>this.viewport.to);return M&&(h&2&&(h|=this.updateScaler()),this.viewport=this.getViewport(
f,this.scrollTarget),h|=this.updateForViewport()),(h&2||M)&&this.updateViewportLines(),(this.lineGaps.length||this.viewport.to-this.viewport.from>4e3)&&this.updateLineGaps(
this.ensureLineGaps(o?[]:this.lineGaps,e)),h|=this.computeVisibleRanges(),this.mustEnforceCursorAssoc&&(this.mustEnforceCursorAssoc=!1,e.docView.enforceCursorAssoc()),
h}get visibleTop(){return this.scaler.fromDOM(this.pixelViewport.top)}get visibleBottom(){return this.scaler.fromDOM(this.pixelViewport.bottom)}getViewport(e,t){
let i=.5-Math.max(-.5,Math.min(.5,e/1e3/2)),s=this.heightMap,r=this.heightOracle,{visibleTop:o,visibleBottom:l}=this,a=new ei(s.lineAt(o-i*1e3,$.ByHeight,r,0,0).
from,s.lineAt(l+(1-i)*1e3,$.ByHeight,r,0,0).to);if(t){let{head:h}=t.range;if(h<a.from||h>a.to){let f=Math.min(this.editorHeight,this.pixelViewport.bottom-this.pixelViewport.
top),c=s.lineAt(h,$.ByPos,r,0,0),u;t.y=="center"?u=(c.top+c.bottom)/2-f/2:t.y=="start"||t.y=="nearest"&&h<a.from?u=c.top:u=c.bottom-f,a=new ei(s.lineAt(u-1e3/2,
$.ByHeight,r,0,0).from,s.lineAt(u+f+1e3/2,$.ByHeight,r,0,0).to)}}return a}mapViewport(e,t){let i=t.mapPos(e.from,-1),s=t.mapPos(e.to,1);return new ei(this.heightMap.
lineAt(i,$.ByPos,this.heightOracle,0,0).from,this.heightMap.lineAt(s,$.ByPos,this.heightOracle,0,0).to)}viewportIsAppropriate({from:e,to:t},i=0){if(!this.inView)
return!0;let{top:s}=this.heightMap.lineAt(e,$.ByPos,this.heightOracle,0,0),{bottom:r}=this.heightMap.lineAt(t,$.ByPos,this.heightOracle,0,0),{visibleTop:o,visibleBottom:l}=this;
return(e==0||s<=o-Math.max(10,Math.min(-i,250)))&&(t==this.state.doc.length||r>=l+Math.max(10,Math.min(i,250)))&&s>o-2*1e3&&r<l+2*1e3}mapLineGaps(e,t){if(!e.length||
t.empty)return e;let i=[];for(let s of e)t.touchesRange(s.from,s.to)||i.push(new Ni(t.mapPos(s.from),t.mapPos(s.to),s.size,s.displaySize));return i}ensureLineGaps(e,t){
let i=this.heightOracle.lineWrapping,s=i?1e4:2e3,r=s>>1,o=s<<1;if(this.defaultTextDirection!=W.LTR&&!i)return[];let l=[],a=(f,c,u,d)=>{if(c-f<r)return;let p=this.
state.selection.main,m=[p.from];p.empty||m.push(p.to);for(let b of m)if(b>f&&b<c){a(f,b-10,u,d),a(b+10,c,u,d);return}let g=Hu(e,b=>b.from>=u.from&&b.to<=u.to&&Math.
abs(b.from-f)<r&&Math.abs(b.to-c)<r&&!m.some(w=>b.from<w&&b.to>w));if(!g){if(c<u.to&&t&&i&&t.visibleRanges.some(v=>v.from<=c&&v.to>=c)){let v=t.moveToLineBoundary(
x.cursor(c),!1,!0).head;v>f&&(c=v)}let b=this.gapSize(u,f,c,d),w=i||b<2e6?b:2e6;g=new Ni(f,c,b,w)}l.push(g)},h=f=>{if(f.length<o||f.type!=ie.Text)return;let c=Fu(
f.from,f.to,this.stateDeco);if(c.total<o)return;let u=this.scrollTarget?this.scrollTarget.range.head:null,d,p;if(i){let m=s/this.heightOracle.lineLength*this.heightOracle.
lineHeight,g,b;if(u!=null){let w=Sn(c,u),v=((this.visibleBottom-this.visibleTop)/2+m)/f.height;g=w-v,b=w+v}else g=(this.visibleTop-f.top-m)/f.height,b=(this.visibleBottom-
f.top+m)/f.height;d=vn(c,g),p=vn(c,b)}else{let m=c.total*this.heightOracle.charWidth,g=s*this.heightOracle.charWidth,b=0;if(m>2e6)for(let S of e)S.from>=f.from&&
S.from<f.to&&S.size!=S.displaySize&&S.from*this.heightOracle.charWidth+b<this.pixelViewport.left&&(b=S.size-S.displaySize);let w=this.pixelViewport.left+b,v=this.
pixelViewport.right+b,M,y;if(u!=null){let S=Sn(c,u),O=((v-w)/2+g)/m;M=S-O,y=S+O}else M=(w-g)/m,y=(v+g)/m;d=vn(c,M),p=vn(c,y)}d>f.from&&a(f.from,d,f,c),p<f.to&&a(
p,f.to,f,c)};for(let f of this.viewportLines)Array.isArray(f.type)?f.type.forEach(h):h(f);return l}gapSize(e,t,i,s){let r=Sn(s,i)-Sn(s,t);return this.heightOracle.
lineWrapping?e.height*r:s.total*this.heightOracle.charWidth*r}updateLineGaps(e){Ni.same(e,this.lineGaps)||(this.lineGaps=e,this.lineGapDeco=Q.set(e.map(t=>t.draw(
this,this.heightOracle.lineWrapping))))}computeVisibleRanges(e){let t=this.stateDeco;this.lineGaps.length&&(t=t.concat(this.lineGapDeco));let i=[];V.spans(t,this.
viewport.from,this.viewport.to,{span(r,o){i.push({from:r,to:o})},point(){}},20);let s=0;if(i.length!=this.visibleRanges.length)s=12;else for(let r=0;r<i.length&&
!(s&8);r++){let o=this.visibleRanges[r],l=i[r];(o.from!=l.from||o.to!=l.to)&&(s|=4,e&&e.mapPos(o.from,-1)==l.from&&e.mapPos(o.to,1)==l.to||(s|=8))}return this.visibleRanges=
i,s}lineBlockAt(e){return e>=this.viewport.from&&e<=this.viewport.to&&this.viewportLines.find(t=>t.from<=e&&t.to>=e)||Ti(this.heightMap.lineAt(e,$.ByPos,this.heightOracle,
0,0),this.scaler)}lineBlockAtHeight(e){return e>=this.viewportLines[0].top&&e<=this.viewportLines[this.viewportLines.length-1].bottom&&this.viewportLines.find(t=>t.
top<=e&&t.bottom>=e)||Ti(this.heightMap.lineAt(this.scaler.fromDOM(e),$.ByHeight,this.heightOracle,0,0),this.scaler)}getScrollOffset(){return this.scrollParent==
this.view.scrollDOM?this.scrollParent.scrollTop*this.scaleY:(this.scrollParent?this.scrollParent.getBoundingClientRect().top:0)-this.view.contentDOM.getBoundingClientRect().
top}scrollAnchorAt(e){let t=this.lineBlockAtHeight(e+12-this.paddingTop);return t.from>=this.viewport.from||this.viewportLines[0].top-e>200?t:this.viewportLines[0]}elementAtHeight(e){
return Ti(this.heightMap.blockAt(this.scaler.fromDOM(e),this.heightOracle,0,0),this.scaler)}get docHeight(){return this.scaler.toDOM(this.heightMap.height)}get contentHeight(){
return this.docHeight+this.paddingTop+this.paddingBottom}},ei=class{constructor(e,t){this.from=e,this.to=t}};function Fu(n,e,t){let i=[],s=n,r=0;return V.spans(
t,n,e,{span(){},point(o,l){o>s&&(i.push({from:s,to:o}),r+=o-s),s=l}},20),s<e&&(i.push({from:s,to:e}),r+=e-s),{total:r,ranges:i}}function vn({total:n,ranges:e},t){
if(t<=0)return e[0].from;if(t>=1)return e[e.length-1].to;let i=Math.floor(n*t);for(let s=0;;s++){let{from:r,to:o}=e[s],l=o-r;if(i<=l)return r+i;i-=l}}function Sn(n,e){
let t=0;for(let{from:i,to:s}of n.ranges){if(e<=s){t+=e-i;break}t+=s-i}return t/n.total}function Hu(n,e){for(let t of n)if(e(t))return t}var Ar={toDOM(n){return n},
fromDOM(n){return n},scale:1,eq(n){return n==this}};function na(n){let e=n.facet(Un).filter(i=>typeof i!="function"),t=n.facet(Ur).filter(i=>typeof i!="function");
return t.length&&e.push(V.join(t)),e}var Pr=class n{constructor(e,t){this.scale=e,this.viewports=t}static get(e,t,i){let s=0,r=0,o=0,l=i.map(({from:h,to:f})=>{let c=t.
lineAt(h,$.ByPos,e,0,0).top,u=t.lineAt(f,$.ByPos,e,0,0).bottom;return s+=u-c,{from:h,to:f,top:c,bottom:u,domTop:0,domBottom:0}});if(t.height-s<10)return Ar;let a=(7e6-
s)/(t.height-s);for(let h of l)h.domTop=o+(h.top-r)*a,o=h.domBottom=h.domTop+(h.bottom-h.top),r=h.bottom;return new n(a,l)}toDOM(e){for(let t=0,i=0,s=0;;t++){let r=t<
this.viewports.length?this.viewports[t]:null;if(!r||e<r.top)return s+(e-i)*this.scale;if(e<=r.bottom)return r.domTop+(e-r.top);i=r.bottom,s=r.domBottom}}fromDOM(e){
for(let t=0,i=0,s=0;;t++){let r=t<this.viewports.length?this.viewports[t]:null;if(!r||e<r.domTop)return i+(e-s)/this.scale;if(e<=r.domBottom)return r.top+(e-r.domTop);
i=r.bottom,s=r.domBottom}}eq(e){return e instanceof n?this.scale==e.scale&&this.viewports.length==e.viewports.length&&this.viewports.every((t,i)=>t.from==e.viewports[i].
from&&t.to==e.viewports[i].to):!1}};function Ti(n,e){if(e.scale==1)return n;let t=e.toDOM(n.top),i=e.toDOM(n.bottom);return new Ee(n.from,n.length,t,i-t,Array.isArray(
n._content)?n._content.map(s=>Ti(s,e)):n._content)}var On=P.define({combine:n=>n.join(" ")}),Mr=P.define({combine:n=>n.indexOf(!0)>-1}),Tr=Pe.newName(),rh=Pe.newName(),
oh=Pe.newName(),lh={"&light":"."+rh,"&dark":"."+oh};function Dr(n,e,t){return new Pe(e,{finish(i){return/&/.test(i)?i.replace(/&\w*/,s=>{if(s=="&")return n;if(!t||
!t[s])throw new RangeError(`Unsupported selector: ${s}`);return t[s]}):n+" "+i}})}var Vu=Dr("."+Tr,{"&":{position:"relative !important",boxSizing:"border-box","\
&.cm-focused":{outline:"1px dotted #212121"},display:"flex !important",flexDirection:"column"},".cm-scroller":{display:"flex !important",alignItems:"flex-start \
!important",fontFamily:"monospace",lineHeight:1.4,height:"100%",overflowX:"auto",position:"relative",zIndex:0,overflowAnchor:"none"},".cm-content":{margin:0,flexGrow:2,
flexShrink:0,display:"block",whiteSpace:"pre",wordWrap:"normal",boxSizing:"border-box",minHeight:"100%",padding:"4px 0",outline:"none","&[contenteditable=true]":{
WebkitUserModify:"read-write-plaintext-only"}},".cm-lineWrapping":{whiteSpace_fallback:"pre-wrap",whiteSpace:"break-spaces",wordBreak:"break-word",overflowWrap:"\
anywhere",flexShrink:1},"&light .cm-content":{caretColor:"black"},"&dark .cm-content":{caretColor:"white"},".cm-line":{display:"block",padding:"0 2px 0 6px"},".\
cm-layer":{userSelect:"none",position:"absolute",left:0,top:0,contain:"size style","& > *":{position:"absolute"}},"&light .cm-selectionBackground":{background:"\
#d9d9d9"},"&dark .cm-selectionBackground":{background:"#222"},"&light.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":{background:"#d7d4\
f0"},"&dark.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":{background:"#233"},".cm-cursorLayer":{pointerEvents:"none"},"&.cm-focused >\
 .cm-scroller > .cm-cursorLayer":{animation:"steps(1) cm-blink 1.2s infinite"},"@keyframes cm-blink":{"0%":{},"50%":{opacity:0},"100%":{}},"@keyframes cm-blink2":{
"0%":{},"50%":{opacity:0},"100%":{}},".cm-cursor, .cm-dropCursor":{borderLeft:"1.2px solid black",marginLeft:"-0.6px",pointerEvents:"none"},".cm-cursor":{display:"\
none"},"&dark .cm-cursor":{borderLeftColor:"#ddd"},".cm-selectionHandle":{backgroundColor:"currentColor",width:"1.5px"},".cm-selectionHandle-start::before, .cm-\
selectionHandle-end::before":{content:'""',backgroundColor:"inherit",borderRadius:"50%",width:"8px",height:"8px",position:"absolute",left:"-3.25px"},".cm-select\
ionHandle-start::before":{top:"-8px"},".cm-selectionHandle-end::before":{bottom:"-8px"},".cm-dropCursor":{position:"absolute"},"&.cm-focused > .cm-scroller > .c\
m-cursorLayer .cm-cursor":{display:"block"},".cm-iso":{unicodeBidi:"isolate"},".cm-announced":{position:"fixed",top:"-10000px"},"@media print":{".cm-announced":{
display:"none"}},"&light .cm-activeLine":{backgroundColor:"#cceeff44"},"&dark .cm-activeLine":{backgroundColor:"#99eeff33"},"&light .cm-specialChar":{color:"red"},
"&dark .cm-specialChar":{color:"#f78"},".cm-gutters":{flexShrink:0,display:"flex",height:"100%",boxSizing:"border-box",zIndex:200},".cm-gutters-before":{insetInlineStart:0},
".cm-gutters-after":{insetInlineEnd:0},"&light .cm-gutters":{backgroundColor:"#f5f5f5",color:"#6c6c6c",border:"0px solid #ddd","&.cm-gutters-before":{borderRightWidth:"\
1px"},"&.cm-gutters-after":{borderLeftWidth:"1px"}},"&dark .cm-gutters":{backgroundColor:"#333338",color:"#ccc"},".cm-gutter":{display:"flex !important",flexDirection:"\
column",flexShrink:0,boxSizing:"border-box",minHeight:"100%",overflow:"hidden"},".cm-gutterElement":{boxSizing:"border-box"},".cm-lineNumbers .cm-gutterElement":{
padding:"0 3px 0 5px",minWidth:"20px",textAlign:"right",whiteSpace:"nowrap"},"&light .cm-activeLineGutter":{backgroundColor:"#e2f2ff"},"&dark .cm-activeLineGutt\
er":{backgroundColor:"#222227"},".cm-panels":{boxSizing:"border-box",position:"sticky",left:0,right:0,zIndex:300},"&light .cm-panels":{backgroundColor:"#f5f5f5",
color:"black"},".cm-panels-top":{top:"0"},".cm-panels-bottom":{bottom:"0"},"&light .cm-panels-top":{borderBottom:"1px solid #ddd"},"&light .cm-panels-bottom":{borderTop:"\
1px solid #ddd"},"&dark .cm-panels":{backgroundColor:"#333338",color:"white"},".cm-dialog":{padding:"2px 19px 4px 6px",position:"relative","& label":{fontSize:"\
80%"}},".cm-dialog-close":{position:"absolute",top:"3px",right:"4px",backgroundColor:"inherit",border:"none",font:"inherit",fontSize:"14px",padding:"0"},".cm-ta\
b":{display:"inline-block",overflow:"hidden",verticalAlign:"bottom"},".cm-widgetBuffer":{verticalAlign:"baseline",height:"1em",width:0,display:"inline"},".cm-pl\
aceholder":{color:"#888",display:"inline-block",verticalAlign:"top",userSelect:"none"},".cm-highlightSpace":{background:"radial-gradient(circle at 50% 55%, #aaa\
 20%, transparent 0) no-repeat",backgroundSize:".4em",backgroundPosition:"calc(min(50%, 0px)) center"},".cm-highlightTab":{backgroundImage:`url('data:image/svg+\
xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="20"><path stroke="%23888" stroke-width="1" fill="none" d="M1 10H196L190 5M190 15L196 10M197 4L19\
7 16"/></svg>')`,backgroundSize:"auto 100%",backgroundPosition:"right 90%",backgroundRepeat:"no-repeat"},".cm-trailingSpace":{backgroundColor:"#ff332255"},".cm-\
button":{verticalAlign:"middle",color:"inherit",fontSize:"70%",padding:".2em 1em",borderRadius:"1px"},"&light .cm-button":{backgroundImage:"linear-gradient(#eff\
1f5, #d9d9df)",border:"1px solid #888","&:active":{backgroundImage:"linear-gradient(#b4b4b4, #d0d3d6)"}},"&dark .cm-button":{backgroundImage:"linear-gradient(#3\
93939, #111)",border:"1px solid #888","&:active":{backgroundImage:"linear-gradient(#111, #333)"}},".cm-textfield":{verticalAlign:"middle",color:"inherit",fontSize:"\
70%",border:"1px solid silver",padding:".2em .5em"},"&light .cm-textfield":{backgroundColor:"white"},"&dark .cm-textfield":{border:"1px solid #555",backgroundColor:"\
inherit"}},lh),Qu={childList:!0,characterData:!0,subtree:!0,attributes:!0,characterDataOldValue:!0},Xs=A.ie&&A.ie_version<=11,Rr=class{constructor(e){this.view=
e,this.active=!1,this.editContext=null,this.selectionRange=new Js,this.selectionChanged=!1,this.delayedFlush=-1,this.resizeTimeout=-1,this.queue=[],this.delayedAndroidKey=
null,this.flushingAndroidKey=-1,this.lastChange=0,this.scrollTargets=[],this.intersection=null,this.resizeScroll=null,this.intersecting=!1,this.gapIntersection=
null,this.gaps=[],this.printQuery=null,this.parentCheck=-1,this.dom=e.contentDOM,this.observer=new MutationObserver(t=>{for(let i of t)this.queue.push(i);(A.ie&&
A.ie_version<=11||A.ios&&e.composing)&&t.some(i=>i.type=="childList"&&i.removedNodes.length||i.type=="characterData"&&i.oldValue.length>i.target.nodeValue.length)?
this.flushSoon():this.flush()}),window.EditContext&&A.android&&e.constructor.EDIT_CONTEXT!==!1&&!(A.chrome&&A.chrome_version<126)&&(this.editContext=new Br(e),e.
state.facet(st)&&(e.contentDOM.editContext=this.editContext.editContext)),Xs&&(this.onCharData=t=>{this.queue.push({target:t.target,type:"characterData",oldValue:t.
prevValue}),this.flushSoon()}),this.onSelectionChange=this.onSelectionChange.bind(this),this.onResize=this.onResize.bind(this),this.onPrint=this.onPrint.bind(this),
this.onScroll=this.onScroll.bind(this),window.matchMedia&&(this.printQuery=window.matchMedia("print")),typeof ResizeObserver=="function"&&(this.resizeScroll=new ResizeObserver(
()=>{var t;((t=this.view.docView)===null||t===void 0?void 0:t.lastUpdate)<Date.now()-75&&this.onResize()}),this.resizeScroll.observe(e.scrollDOM)),this.addWindowListeners(
this.win=e.win),this.start(),typeof IntersectionObserver=="function"&&(this.intersection=new IntersectionObserver(t=>{this.parentCheck<0&&(this.parentCheck=setTimeout(
this.listenForScroll.bind(this),1e3)),t.length>0&&t[t.length-1].intersectionRatio>0!=this.intersecting&&(this.intersecting=!this.intersecting,this.intersecting!=
this.view.inView&&this.onScrollChanged(document.createEvent("Event")))},{threshold:[0,.001]}),this.intersection.observe(this.dom),this.gapIntersection=new IntersectionObserver(
t=>{t.length>0&&t[t.length-1].intersectionRatio>0&&this.onScrollChanged(document.createEvent("Event"))},{})),this.listenForScroll(),this.readSelectionRange()}onScrollChanged(e){
this.view.inputState.runHandlers("scroll",e),this.intersecting&&this.view.measure()}onScroll(e){this.intersecting&&this.flush(this.pendingRecords().length>0),this.
editContext&&this.view.requestMeasure(this.editContext.measureReq),this.onScrollChanged(e)}onResize(){this.resizeTimeout<0&&(this.resizeTimeout=setTimeout(()=>{
this.resizeTimeout=-1,this.view.requestMeasure()},50))}onPrint(e){(e.type=="change"||!e.type)&&!e.matches||(this.view.viewState.printing=!0,this.view.measure(),
setTimeout(()=>{this.view.viewState.printing=!1,this.view.requestMeasure()},500))}updateGaps(e){if(this.gapIntersection&&(e.length!=this.gaps.length||this.gaps.
some((t,i)=>t!=e[i]))){this.gapIntersection.disconnect();for(let t of e)this.gapIntersection.observe(t);this.gaps=e}}onSelectionChange(e){let t=this.selectionChanged;
if(!this.readSelectionRange()||this.delayedAndroidKey)return;let{view:i}=this,s=this.selectionRange;if(i.state.facet(st)?i.root.activeElement!=this.dom:!Di(this.
dom,s))return;let r=s.anchorNode&&i.docView.tile.nearest(s.anchorNode);if(r&&r.isWidget()&&r.widget.ignoreEvent(e)){t||(this.selectionChanged=!1);return}(A.ie&&
A.ie_version<=11||A.android&&A.chrome)&&!i.state.selection.main.empty&&s.focusNode&&Ri(s.focusNode,s.focusOffset,s.anchorNode,s.anchorOffset)?this.flushSoon():this.
flush(!1)}readSelectionRange(){let{view:e}=this,t=Vi(e.root);if(!t)return!1;let i=A.safari&&e.root.nodeType==11&&e.root.activeElement==this.dom&&zu(this.view,t)||
t;if(!i||this.selectionRange.eq(i))return!1;let s=Di(this.dom,i);return s&&!this.selectionChanged&&e.inputState.lastFocusTime>Date.now()-200&&e.inputState.lastTouchTime<
Date.now()-300&&Nc(this.dom,i)?(this.view.inputState.lastFocusTime=0,e.docView.updateSelection(),!1):(this.selectionRange.setRange(i),s&&(this.selectionChanged=
!0),!0)}setSelectionRange(e,t){this.selectionRange.set(e.node,e.offset,t.node,t.offset),this.selectionChanged=!1}clearSelectionRange(){this.selectionRange.set(null,
0,null,0)}listenForScroll(){this.parentCheck=-1;let e=0,t=null;for(let i=this.dom;i;)if(Z(i))!t&&e<this.scrollTargets.length&&this.scrollTargets[e]==i?e++:t||(t=
this.scrollTargets.slice(0,e)),t&&t.push(i),i=i.assignedSlot||i.parentNode;else if(i.nodeType==11)i=i.host;else break;if(e<this.scrollTargets.length&&!t&&(t=this.
scrollTargets.slice(0,e)),t){for(let i of this.scrollTargets)i.removeEventListener("scroll",this.onScroll);for(let i of this.scrollTargets=t)i.addEventListener(
"scroll",this.onScroll)}}ignore(e){if(!this.active)return e();try{return this.stop(),e()}finally{this.start(),this.clear()}}start(){this.active||(this.observer.
observe(this.dom,Qu),Xs&&this.dom.addEventListener("DOMCharacterDataModified",this.onCharData),this.active=!0)}stop(){this.active&&(this.active=!1,this.observer.
disconnect(),Xs&&this.dom.removeEventListener("DOMCharacterDataModified",this.onCharData))}clear(){this.processRecords(),this.queue.length=0,this.selectionChanged=
!1}delayAndroidKey(e,t){var i;if(!this.delayedAndroidKey){let s=()=>{let r=this.delayedAndroidKey;r&&(this.clearDelayedAndroidKey(),this.view.inputState.lastKeyCode=
r.keyCode,this.view.inputState.lastKeyTime=Date.now(),!this.flush()&&r.force&&ni(this.dom,r.key,r.keyCode))};this.flushingAndroidKey=this.view.win.requestAnimationFrame(
s)}(!this.delayedAndroidKey||e=="Enter")&&(this.delayedAndroidKey={key:e,keyCode:t,force:this.lastChange<Date.now()-50||!!(!((i=this.delayedAndroidKey)===null||
i===void 0)&&i.force)})}clearDelayedAndroidKey(){this.win.cancelAnimationFrame(this.flushingAndroidKey),this.delayedAndroidKey=null,this.flushingAndroidKey=-1}flushSoon(){
this.delayedFlush<0&&(this.delayedFlush=this.view.win.requestAnimationFrame(()=>{this.delayedFlush=-1,this.flush()}))}forceFlush(){this.delayedFlush>=0&&(this.view.
win.cancelAnimationFrame(this.delayedFlush),this.delayedFlush=-1),this.flush()}pendingRecords(){for(let e of this.observer.takeRecords())this.queue.push(e);return this.
queue}processRecords(){let e=this.pendingRecords();e.length&&(this.queue=[]);let t=-1,i=-1,s=!1;for(let r of e){let o=this.readMutation(r);o&&(o.typeOver&&(s=!0),
t==-1?{from:t,to:i}=o:(t=Math.min(o.from,t),i=Math.max(o.to,i)))}return{from:t,to:i,typeOver:s}}readChange(){let{from:e,to:t,typeOver:i}=this.processRecords(),s=this.
selectionChanged&&Di(this.dom,this.selectionRange);if(e<0&&!s)return null;e>-1&&(this.lastChange=Date.now()),this.view.inputState.lastFocusTime=0,this.selectionChanged=
!1;let r=new mr(this.view,e,t,i);return this.view.docView.domChanged={newSel:r.newSel?r.newSel.main:null},r}flush(e=!0){if(this.delayedFlush>=0||this.delayedAndroidKey)
return!1;e&&this.readSelectionRange();let t=this.selectionChanged,i=this.readChange();if(!i)return this.view.requestMeasure(),!1;let s=this.view.state,r=Ya(this.
view,i);return this.view.state==s&&(i.domChanged||t)&&this.view.update([]),r}readMutation(e){let t=this.view.docView.tile.nearest(e.target);if(!t||t.isWidget())
return null;if(t.markDirty(e.type=="attributes"),e.type=="childList"){let i=sa(t,e.previousSibling||e.target.previousSibling,-1),s=sa(t,e.nextSibling||e.target.
nextSibling,1);return{from:i?t.posAfter(i):t.posAtStart,to:s?t.posBefore(s):t.posAtEnd,typeOver:!1}}else return e.type=="characterData"?{from:t.posAtStart,to:t.
posAtEnd,typeOver:e.target.nodeValue==e.oldValue}:null}setWindow(e){e!=this.win&&(this.removeWindowListeners(this.win),this.win=e,this.addWindowListeners(this.win))}addWindowListeners(e){
e.addEventListener("resize",this.onResize),this.printQuery?this.printQuery.addEventListener?this.printQuery.addEventListener("change",this.onPrint):this.printQuery.
addListener(this.onPrint):e.addEventListener("beforeprint",this.onPrint),e.addEventListener("scroll",this.onScroll),e.document.addEventListener("selectionchange",
this.onSelectionChange)}removeWindowListeners(e){e.removeEventListener("scroll",this.onScroll),e.removeEventListener("resize",this.onResize),this.printQuery?this.
printQuery.removeEventListener?this.printQuery.removeEventListener("change",this.onPrint):this.printQuery.removeListener(this.onPrint):e.removeEventListener("be\
foreprint",this.onPrint),e.document.removeEventListener("selectionchange",this.onSelectionChange)}update(e){this.editContext&&(this.editContext.update(e),e.startState.
facet(st)!=e.state.facet(st)&&(e.view.contentDOM.editContext=e.state.facet(st)?this.editContext.editContext:null))}destroy(){var e,t,i;this.stop(),(e=this.intersection)===
null||e===void 0||e.disconnect(),(t=this.gapIntersection)===null||t===void 0||t.disconnect(),(i=this.resizeScroll)===null||i===void 0||i.disconnect();for(let s of this.
scrollTargets)s.removeEventListener("scroll",this.onScroll);this.removeWindowListeners(this.win),clearTimeout(this.parentCheck),clearTimeout(this.resizeTimeout),
this.win.cancelAnimationFrame(this.delayedFlush),this.win.cancelAnimationFrame(this.flushingAndroidKey),this.editContext&&(this.view.contentDOM.editContext=null,
this.editContext.destroy())}};function sa(n,e,t){for(;e;){let i=K.get(e);if(i&&i.parent==n)return i;let s=e.parentNode;e=s!=n.dom?s:t>0?e.nextSibling:e.previousSibling}
return null}function ra(n,e){let t=e.startContainer,i=e.startOffset,s=e.endContainer,r=e.endOffset,o=n.docView.domAtPos(n.state.selection.main.anchor,1);return Ri(
o.node,o.offset,s,r)&&([t,i,s,r]=[s,r,t,i]),{anchorNode:t,anchorOffset:i,focusNode:s,focusOffset:r}}function zu(n,e){if(e.getComposedRanges){let s=e.getComposedRanges(
n.root)[0];if(s)return ra(n,s)}let t=null;function i(s){s.preventDefault(),s.stopImmediatePropagation(),t=s.getTargetRanges()[0]}return n.contentDOM.addEventListener(
"beforeinput",i,!0),n.dom.ownerDocument.execCommand("indent"),n.contentDOM.removeEventListener("beforeinput",i,!0),t?ra(n,t):null}var Br=class{constructor(e){this.
from=0,this.to=0,this.pendingContextChange=null,this.handlers=Object.create(null),this.composing=null,this.resetRange(e.state);let t=this.editContext=new window.
EditContext({text:e.state.doc.sliceString(this.from,this.to),selectionStart:this.toContextPos(Math.max(this.from,Math.min(this.to,e.state.selection.main.anchor))),
selectionEnd:this.toContextPos(e.state.selection.main.head)});this.handlers.textupdate=i=>{let s=e.state.selection.main,{anchor:r,head:o}=s,l=this.toEditorPos(i.
updateRangeStart),a=this.toEditorPos(i.updateRangeEnd);e.inputState.composing>=0&&!this.composing&&(this.composing={contextBase:i.updateRangeStart,editorBase:l,
drifted:!1});let h=a-l>i.text.length;l==this.from&&r<this.from?l=r:a==this.to&&r>this.to&&(a=r);let f=Ga(e.state.sliceDoc(l,a),i.text,(h?s.from:s.to)-l,h?"end":
null);if(!f){let u=x.single(this.toEditorPos(i.selectionStart),this.toEditorPos(i.selectionEnd));gr(u,s)||e.dispatch({selection:u,userEvent:"select"});return}let c={
from:f.from+l,to:f.toA+l,insert:I.of(i.text.slice(f.from,f.toB).split(`
`))};if((A.mac||A.android)&&c.from==o-1&&/^\. ?$/.test(i.text)&&e.contentDOM.getAttribute("autocorrect")=="off"&&(c={from:l,to:a,insert:I.of([i.text.replace(".",
" ")])}),this.pendingContextChange=c,!e.state.readOnly){let u=this.to-this.from+(c.to-c.from+c.insert.length);jr(e,c,x.single(this.toEditorPos(i.selectionStart,
u),this.toEditorPos(i.selectionEnd,u)))}this.pendingContextChange&&(this.revertPending(e.state),this.setSelection(e.state)),c.from<c.to&&!c.insert.length&&e.inputState.
composing>=0&&!/[\\p{Alphabetic}\\p{Number}_]/.test(t.text.slice(Math.max(0,i.updateRangeStart-1),Math.min(t.text.length,i.updateRangeStart+1)))&&this.handlers.
compositionend(i)},this.handlers.characterboundsupdate=i=>{let s=[],r=null;for(let o=this.toEditorPos(i.rangeStart),l=this.toEditorPos(i.rangeEnd);o<l;o++){let a=e.
coordsForChar(o);r=a&&new DOMRect(a.left,a.top,a.right-a.left,a.bottom-a.top)||r||new DOMRect,s.push(r)}t.updateCharacterBounds(i.rangeStart,s)},this.handlers.textformatupdate=
i=>{let s=[];for(let r of i.getTextFormats()){let o=r.underlineStyle,l=r.underlineThickness;if(!/none/i.test(o)&&!/none/i.test(l)){let a=this.toEditorPos(r.rangeStart),
h=this.toEditorPos(r.rangeEnd);if(a<h){let f=`text-decoration: underline ${/^[a-z]/.test(o)?o+" ":o=="Dashed"?"dashed ":o=="Squiggle"?"wavy ":""}${/thin/i.test(
l)?1:2}px`;s.push(Q.mark({attributes:{style:f}}).range(a,h))}}}e.dispatch({effects:Ha.of(Q.set(s))})},this.handlers.compositionstart=()=>{e.inputState.composing<
0&&(e.inputState.composing=0,e.inputState.compositionFirstChange=!0)},this.handlers.compositionend=()=>{if(e.inputState.composing=-1,e.inputState.compositionFirstChange=
null,this.composing){let{drifted:i}=this.composing;this.composing=null,i&&this.reset(e.state)}};for(let i in this.handlers)t.addEventListener(i,this.handlers[i]);
this.measureReq={read:i=>{let s=Vi(i.root);s&&s.rangeCount&&this.editContext.updateSelectionBounds(s.getRangeAt(0).getBoundingClientRect())}}}applyEdits(e){let t=0,
i=!1,s=this.pendingContextChange;return e.changes.iterChanges((r,o,l,a,h)=>{if(i)return;let f=h.length-(o-r);if(s&&o>=s.to)if(s.from==r&&s.to==o&&s.insert.eq(h)){
s=this.pendingContextChange=null,t+=f,this.to+=f;return}else s=null,this.revertPending(e.state);if(r+=t,o+=t,o<=this.from)this.from+=f,this.to+=f;else if(r<this.
to){if(r<this.from||o>this.to||this.to-this.from+h.length>3e4){i=!0;return}this.editContext.updateText(this.toContextPos(r),this.toContextPos(o),h.toString()),this.
to+=f}t+=f}),s&&!i&&this.revertPending(e.state),!i}update(e){let t=this.pendingContextChange,i=e.startState.selection.main;this.composing&&(this.composing.drifted||
!e.changes.touchesRange(i.from,i.to)&&e.transactions.some(s=>!s.isUserEvent("input.type")&&s.changes.touchesRange(this.from,this.to)))?(this.composing.drifted=!0,
this.composing.editorBase=e.changes.mapPos(this.composing.editorBase)):!this.applyEdits(e)||!this.rangeIsValid(e.state)?(this.pendingContextChange=null,this.reset(
e.state)):(e.docChanged||e.selectionSet||t)&&this.setSelection(e.state),(e.geometryChanged||e.docChanged||e.selectionSet)&&e.view.requestMeasure(this.measureReq)}resetRange(e){
let{head:t}=e.selection.main;this.from=Math.max(0,t-1e4),this.to=Math.min(e.doc.length,t+1e4)}reset(e){this.resetRange(e),this.editContext.updateText(0,this.editContext.
text.length,e.doc.sliceString(this.from,this.to)),this.setSelection(e)}revertPending(e){let t=this.pendingContextChange;this.pendingContextChange=null,this.editContext.
updateText(this.toContextPos(t.from),this.toContextPos(t.from+t.insert.length),e.doc.sliceString(t.from,t.to))}setSelection(e){let{main:t}=e.selection,i=this.toContextPos(
Math.max(this.from,Math.min(this.to,t.anchor))),s=this.toContextPos(t.head);(this.editContext.selectionStart!=i||this.editContext.selectionEnd!=s)&&this.editContext.
updateSelection(i,s)}rangeIsValid(e){let{head:t}=e.selection.main;return!(this.from>0&&t-this.from<500||this.to<e.doc.length&&this.to-t<500||this.to-this.from>1e4*
3)}toEditorPos(e,t=this.to-this.from){e=Math.min(e,t);let i=this.composing;return i&&i.drifted?i.editorBase+(e-i.contextBase):e+this.from}toContextPos(e){let t=this.
composing;return t&&t.drifted?t.contextBase+(e-t.editorBase):e-this.from}destroy(){for(let e in this.handlers)this.editContext.removeEventListener(e,this.handlers[e])}},
T=class n{get state(){return this.viewState.state}get viewport(){return this.viewState.viewport}get visibleRanges(){return this.viewState.visibleRanges}get inView(){
return this.viewState.inView}get composing(){return!!this.inputState&&this.inputState.composing>0}get compositionStarted(){return!!this.inputState&&this.inputState.
composing>=0}get root(){return this._root}get win(){return this.dom.ownerDocument.defaultView||window}constructor(e={}){var t;this.plugins=[],this.pluginMap=new Map,
this.editorAttrs={},this.contentAttrs={},this.bidiCache=[],this.destroyed=!1,this.updateState=2,this.measureScheduled=-1,this.measureRequests=[],this.clearAnnouncement=
-1,this.contentDOM=document.createElement("div"),this.scrollDOM=document.createElement("div"),this.scrollDOM.tabIndex=-1,this.scrollDOM.className="cm-scroller",
this.scrollDOM.appendChild(this.contentDOM),this.announceDOM=document.createElement("div"),this.announceDOM.className="cm-announced",this.announceDOM.setAttribute(
"aria-live","polite"),this.dom=document.createElement("div"),this.dom.appendChild(this.announceDOM),this.dom.appendChild(this.scrollDOM),e.parent&&e.parent.appendChild(
this.dom);let{dispatch:i}=e;this.dispatchTransactions=e.dispatchTransactions||i&&(s=>s.forEach(r=>i(r,this)))||(s=>this.update(s)),this.dispatch=this.dispatch.bind(
this),this._root=e.root||Ic(e.parent)||document,this.viewState=new Qn(this,e.state||U.create(e)),e.scrollTo&&e.scrollTo.is(xn)&&(this.viewState.scrollTarget=e.scrollTo.
value.clip(this.viewState.state)),this.plugins=this.state.facet(Zt).map(s=>new Li(s));for(let s of this.plugins)s.update(this);this.observer=new Rr(this),this.inputState=
new br(this),this.inputState.ensureHandlers(this.plugins),this.docView=new Wn(this),this.mountStyles(),this.updateAttrs(),this.updateState=0,this.requestMeasure(),
!((t=document.fonts)===null||t===void 0)&&t.ready&&document.fonts.ready.then(()=>{this.viewState.mustMeasureContent="refresh",this.requestMeasure()})}dispatch(...e){
let t=e.length==1&&e[0]instanceof _?e:e.length==1&&Array.isArray(e[0])?e[0]:[this.state.update(...e)];this.dispatchTransactions(t,this)}update(e){if(this.updateState!=
0)throw new Error("Calls to EditorView.update are not allowed while an update is in progress");let t=!1,i=!1,s,r=this.state;for(let u of e){if(u.startState!=r)throw new RangeError(
"Trying to update state with a transaction that doesn't start from the previous state.");r=u.state}if(this.destroyed){this.viewState.state=r;return}let o=this.hasFocus,
l=0,a=null;e.some(u=>u.annotation(ih))?(this.inputState.notifiedFocused=o,l=1):o!=this.inputState.notifiedFocused&&(this.inputState.notifiedFocused=o,a=nh(r,o),
a||(l=1));let h=this.observer.delayedAndroidKey,f=null;if(h?(this.observer.clearDelayedAndroidKey(),f=this.observer.readChange(),(f&&!this.state.doc.eq(r.doc)||
!this.state.selection.eq(r.selection))&&(f=null)):this.observer.clear(),r.facet(U.phrases)!=this.state.facet(U.phrases))return this.setState(r);s=In.create(this,
r,e),s.flags|=l;let c=this.viewState.scrollTarget;try{this.updateState=2;for(let u of e){if(c&&(c=c.map(u.changes)),u.scrollIntoView){let{main:d}=u.state.selection,
{x:p,y:m}=this.state.facet(n.cursorScrollMargin);c=new Bi(d.empty?d:x.cursor(d.head,d.head>d.anchor?-1:1),"nearest","nearest",m,p)}for(let d of u.effects)d.is(xn)&&
(c=d.value.clip(this.state))}this.viewState.update(s,c),this.bidiCache=zn.update(this.bidiCache,s.changes),s.empty||(this.updatePlugins(s),this.inputState.update(
s)),t=this.docView.update(s),this.state.facet(Mi)!=this.styleModules&&this.mountStyles(),i=this.updateAttrs(),this.showAnnouncements(e),this.docView.updateSelection(
t,e.some(u=>u.isUserEvent("select.pointer")))}finally{this.updateState=0}if(s.startState.facet(On)!=s.state.facet(On)&&(this.viewState.mustMeasureContent=!0),(t||
i||c||this.viewState.mustEnforceCursorAssoc||this.viewState.mustMeasureContent)&&this.requestMeasure(),t&&this.docViewUpdate(),!s.empty)for(let u of this.state.
facet(ir))try{u(s)}catch(d){ce(this.state,d,"update listener")}(a||f)&&Promise.resolve().then(()=>{a&&this.state==a.startState&&this.dispatch(a),f&&!Ya(this,f)&&
h.force&&ni(this.contentDOM,h.key,h.keyCode)})}setState(e){if(this.updateState!=0)throw new Error("Calls to EditorView.setState are not allowed while an update \
is in progress");if(this.destroyed){this.viewState.state=e;return}this.updateState=2;let t=this.hasFocus;try{for(let i of this.plugins)i.destroy(this);this.viewState=
new Qn(this,e),this.plugins=e.facet(Zt).map(i=>new Li(i)),this.pluginMap.clear();for(let i of this.plugins)i.update(this);this.docView.destroy(),this.docView=new Wn(
this),this.inputState.ensureHandlers(this.plugins),this.mountStyles(),this.updateAttrs(),this.bidiCache=[]}finally{this.updateState=0}t&&this.focus(),this.requestMeasure()}updatePlugins(e){
let t=e.startState.facet(Zt),i=e.state.facet(Zt);if(t!=i){let s=[];for(let r of i){let o=t.indexOf(r);if(o<0)s.push(new Li(r));else{let l=this.plugins[o];l.mustUpdate=
e,s.push(l)}}for(let r of this.plugins)r.mustUpdate!=e&&r.destroy(this);this.plugins=s,this.pluginMap.clear()}else for(let s of this.plugins)s.mustUpdate=e;for(let s=0;s<
this.plugins.length;s++)this.plugins[s].update(this);t!=i&&this.inputState.ensureHandlers(this.plugins)}docViewUpdate(){for(let e of this.plugins){let t=e.value;
if(t&&t.docViewUpdate)try{t.docViewUpdate(this)}catch(i){ce(this.state,i,"doc view update listener")}}}measure(e=!0){if(this.destroyed)return;if(this.measureScheduled>
-1&&this.win.cancelAnimationFrame(this.measureScheduled),this.observer.delayedAndroidKey){this.measureScheduled=-1,this.requestMeasure();return}this.measureScheduled=
0,e&&this.observer.forceFlush();let t=null,i=this.viewState.scrollParent,s=this.viewState.getScrollOffset(),{scrollAnchorPos:r,scrollAnchorHeight:o,scaleY:l}=this.
viewState;Math.abs(s-this.viewState.scrollOffset)>1&&(o=-1),this.viewState.scrollAnchorHeight=-1;try{for(let a=0;;a++){if(o<0){if(va(i||this.win))r=-1,o=this.viewState.
heightMap.height/this.viewState.scaleY;else{let p=this.viewState.scrollAnchorAt(s);r=p.from,o=p.top}l=this.viewState.scaleY}this.updateState=1;let h=this.viewState.
measure();if(!h&&!this.measureRequests.length&&this.viewState.scrollTarget==null)break;if(a>5){console.warn(this.measureRequests.length?"Measure loop restarted \
more than 5 times":"Viewport failed to stabilize");break}let f=[];h&4||([this.measureRequests,f]=[f,this.measureRequests]);let c=f.map(p=>{try{return p.read(this)}catch(m){
return ce(this.state,m),oa}}),u=In.create(this,this.state,[]),d=!1;u.flags|=h,t?t.flags|=h:t=u,this.updateState=2,u.empty||(this.updatePlugins(u),this.inputState.
update(u),this.updateAttrs(),d=this.docView.update(u),d&&this.docViewUpdate());for(let p=0;p<f.length;p++)if(c[p]!=oa)try{let m=f[p];m.write&&m.write(c[p],this)}catch(m){
ce(this.state,m)}if(d&&this.docView.updateSelection(!0),!u.viewportChanged&&this.measureRequests.length==0){if(this.viewState.editorHeight)if(this.viewState.scrollTarget){
this.docView.scrollIntoView(this.viewState.scrollTarget),this.viewState.scrollTarget=null,o=-1;continue}else{let m=(r<0?this.viewState.heightMap.height:this.viewState.
lineBlockAt(r).top)/this.viewState.scaleY-o/l;if((m>1||m<-1)&&!(A.ios&&this.inputState.lastIOSMomentumScroll>Date.now()-100)&&(i==this.scrollDOM||this.hasFocus||
Math.max(this.inputState.lastWheelEvent,this.inputState.lastTouchTime)>Date.now()-100)){s=s+m,i?r<0?i.scrollTop=i.scrollHeight:i.scrollTop+=m:this.win.scrollBy(
0,m),o=-1;continue}}break}}}finally{this.updateState=0,this.measureScheduled=-1}if(t&&!t.empty)for(let a of this.state.facet(ir))a(t)}get themeClasses(){return Tr+
" "+(this.state.facet(Mr)?oh:rh)+" "+this.state.facet(On)}updateAttrs(){let e=la(this,Va,{class:"cm-editor"+(this.hasFocus?" cm-focused ":" ")+this.themeClasses}),
t={spellcheck:"false",autocorrect:"off",autocapitalize:"off",writingsuggestions:"false",translate:"no",contenteditable:this.state.facet(st)?"true":"false",class:"\
cm-content",style:`${A.tabSize}: ${this.state.tabSize}`,role:"textbox","aria-multiline":"true"};this.state.readOnly&&(t["aria-readonly"]="true"),la(this,qr,t);let i=this.
observer.ignore(()=>{let s=Vl(this.contentDOM,this.contentAttrs,t),r=Vl(this.dom,this.editorAttrs,e);return s||r});return this.editorAttrs=e,this.contentAttrs=t,
i}showAnnouncements(e){let t=!0;for(let i of e)for(let s of i.effects)if(s.is(n.announce)){t&&(this.announceDOM.textContent="",this.win.clearTimeout(this.clearAnnouncement),
this.clearAnnouncement=this.win.setTimeout(()=>{this.announceDOM.textContent=" "},200),t=!1);let r=this.announceDOM.appendChild(document.createElement("div"));
r.textContent=s.value}}mountStyles(){this.styleModules=this.state.facet(Mi);let e=this.state.facet(n.cspNonce);Pe.mount(this.root,this.styleModules.concat(Vu).reverse(),
e?{nonce:e}:void 0)}readMeasured(){if(this.updateState==2)throw new Error("Reading the editor layout isn't allowed during an update");this.updateState==0&&this.
measureScheduled>-1&&this.measure(!1)}requestMeasure(e){if(this.measureScheduled<0&&(this.measureScheduled=this.win.requestAnimationFrame(()=>this.measure())),e){
if(this.measureRequests.indexOf(e)>-1)return;if(e.key!=null){for(let t=0;t<this.measureRequests.length;t++)if(this.measureRequests[t].key===e.key){this.measureRequests[t]=
e;return}}this.measureRequests.push(e)}}plugin(e){let t=this.pluginMap.get(e);return(t===void 0||t&&t.plugin!=e)&&this.pluginMap.set(e,t=this.plugins.find(i=>i.
plugin==e)||null),t&&t.update(this).value}get documentTop(){return this.contentDOM.getBoundingClientRect().top+this.viewState.paddingTop}get documentPadding(){return{
top:this.viewState.paddingTop,bottom:this.viewState.paddingBottom}}get scaleX(){return this.viewState.scaleX}get scaleY(){return this.viewState.scaleY}elementAtHeight(e){
return this.readMeasured(),this.viewState.elementAtHeight(e)}lineBlockAtHeight(e){return this.readMeasured(),this.viewState.lineBlockAtHeight(e)}get viewportLineBlocks(){
return this.viewState.viewportLines}lineBlockAt(e){return this.viewState.lineBlockAt(e)}get contentHeight(){return this.viewState.contentHeight}moveByChar(e,t,i){
return zs(this,e,Ul(this,e,t,i))}moveByGroup(e,t){return zs(this,e,Ul(this,e,t,i=>fu(this,e.head,i)))}visualLineSide(e,t){return t?x.cursor(e.to,1):x.cursor(e.from,
-1)}moveToLineBoundary(e,t,i=!0){return hu(this,e,t,i)}moveVertically(e,t,i){return zs(this,e,cu(this,e,t,i))}domAtPos(e,t=1){return this.docView.domAtPos(e,t)}posAtDOM(e,t=0){
return this.docView.posFromDOM(e,t)}posAtCoords(e,t=!0){this.readMeasured();let i=ur(this,e,t);return i&&i.pos}posAndSideAtCoords(e,t=!0){return this.readMeasured(),
ur(this,e,t)}coordsAtPos(e,t=1){this.readMeasured();let i=this.state.doc.lineAt(e),s=this.bidiSpans(i),r=s[De.find(s,e-i.from,-1,t)];return i.length&&(e==i.from&&
t<0||e==i.to&&t>0)&&r.dir!=this.textDirectionAt(i.from)&&(e==i.to?(e=i.from+r.from,t=1):(e=i.from+r.to,t=-1)),this.docView.coordsAt(e,t,r.dir==W.RTL)}coordsForChar(e){
return this.readMeasured(),this.docView.coordsForChar(e)}get defaultCharacterWidth(){return this.viewState.heightOracle.charWidth}get defaultLineHeight(){return this.
viewState.heightOracle.lineHeight}get textDirection(){return this.viewState.defaultTextDirection}textDirectionAt(e){return!this.state.facet(Na)||e<this.viewport.
from||e>this.viewport.to?this.textDirection:(this.readMeasured(),this.docView.textDirectionAt(e))}get lineWrapping(){return this.viewState.heightOracle.lineWrapping}bidiSpans(e){
if(e.length>Xu)return Ma(e.length);let t=this.textDirectionAt(e.from),i;for(let r of this.bidiCache)if(r.from==e.from&&r.dir==t&&(r.fresh||Pa(r.isolates,i=Xl(this,
e))))return r.order;i||(i=Xl(this,e));let s=Xc(e.text,t,i);return this.bidiCache.push(new zn(e.from,e.to,t,i,!0,s)),s}get hasFocus(){var e;return(this.dom.ownerDocument.
hasFocus()||A.safari&&((e=this.inputState)===null||e===void 0?void 0:e.lastContextMenu)>Date.now()-3e4)&&this.root.activeElement==this.contentDOM}focus(){this.observer.
ignore(()=>{wa(this.contentDOM),this.docView.updateSelection()})}setRoot(e){this._root!=e&&(this._root=e,this.observer.setWindow((e.nodeType==9?e:e.ownerDocument).
defaultView||window),this.mountStyles())}destroy(){this.root.activeElement==this.contentDOM&&this.contentDOM.blur();for(let e of this.plugins)e.destroy(this);this.
plugins=[],this.inputState.destroy(),this.docView.destroy(),this.dom.remove(),this.observer.destroy(),this.win.clearTimeout(this.clearAnnouncement),this.measureScheduled>
-1&&this.win.cancelAnimationFrame(this.measureScheduled),this.destroyed=!0}static scrollIntoView(e,t={}){var i,s,r,o;return xn.of(new Bi(typeof e=="number"?x.cursor(
e):e,(i=t.y)!==null&&i!==void 0?i:"nearest",(s=t.x)!==null&&s!==void 0?s:"nearest",(r=t.yMargin)!==null&&r!==void 0?r:5,(o=t.xMargin)!==null&&o!==void 0?o:5))}scrollSnapshot(){
let{scrollTop:e,scrollLeft:t}=this.scrollDOM,i=this.viewState.scrollAnchorAt(e);return xn.of(new Bi(x.cursor(i.from),"start","start",i.top-e,t,!0))}setTabFocusMode(e){
e==null?this.inputState.tabFocusMode=this.inputState.tabFocusMode<0?0:-1:typeof e=="boolean"?this.inputState.tabFocusMode=e?0:-1:this.inputState.tabFocusMode!=0&&
(this.inputState.tabFocusMode=Date.now()+e)}static domEventHandlers(e){return me.define(()=>({}),{eventHandlers:e})}static domEventObservers(e){return me.define(
()=>({}),{eventObservers:e})}static theme(e,t){let i=Pe.newName(),s=[On.of(i),Mi.of(Dr(`.${i}`,e))];return t&&t.dark&&s.push(Mr.of(!0)),s}static baseTheme(e){return tt.
lowest(Mi.of(Dr("."+Tr,e,lh)))}static findFromDOM(e){var t;let i=e.querySelector(".cm-content"),s=i&&K.get(i)||K.get(e);return((t=s?.root)===null||t===void 0?void 0:
t.view)||null}};T.styleModule=Mi;T.inputHandler=Ea;T.clipboardInputFilter=Xr;T.clipboardOutputFilter=$r;T.scrollHandler=Fa;T.focusChangeEffect=Ia;T.perLineTextDirection=
Na;T.exceptionSink=La;T.updateListener=ir;T.editable=st;T.mouseSelectionStyle=Ba;T.dragMovesSelection=Ra;T.clickAddsSelectionRange=Da;T.decorations=Un;T.blockWrappers=
Qa;T.outerDecorations=Ur;T.atomicRanges=zi;T.bidiIsolatedRanges=za;T.cursorScrollMargin=P.define({combine:n=>{let e=5,t=5;for(let i of n)typeof i=="number"?e=t=
i:{x:e,y:t}=i;return{x:e,y:t}}});T.scrollMargins=$a;T.darkTheme=Mr;T.cspNonce=P.define({combine:n=>n.length?n[0]:""});T.contentAttributes=qr;T.editorAttributes=
Va;T.lineWrapping=T.contentAttributes.of({class:"cm-lineWrapping"});T.announce=H.define();var Xu=4096,oa={},zn=class n{constructor(e,t,i,s,r,o){this.from=e,this.
to=t,this.dir=i,this.isolates=s,this.fresh=r,this.order=o}static update(e,t){if(t.empty&&!e.some(r=>r.fresh))return e;let i=[],s=e.length?e[e.length-1].dir:W.LTR;
for(let r=Math.max(0,e.length-10);r<e.length;r++){let o=e[r];o.dir==s&&!t.touchesRange(o.from,o.to)&&i.push(new n(t.mapPos(o.from,1),t.mapPos(o.to,-1),o.dir,o.isolates,
!1,o.order))}return i}};function la(n,e,t){for(let i=n.state.facet(e),s=i.length-1;s>=0;s--){let r=i[s],o=typeof r=="function"?r(n):r;o&&Vr(o,t)}return t}var $u=A.
mac?"mac":A.windows?"win":A.linux?"linux":"key";function qu(n,e){let t=n.split(/-(?!$)/),i=t[t.length-1];i=="Space"&&(i=" ");let s,r,o,l;for(let a=0;a<t.length-
1;++a){let h=t[a];if(/^(cmd|meta|m)$/i.test(h))l=!0;else if(/^a(lt)?$/i.test(h))s=!0;else if(/^(c|ctrl|control)$/i.test(h))r=!0;else if(/^s(hift)?$/i.test(h))o=
!0;else if(/^mod$/i.test(h))e=="mac"?l=!0:r=!0;else throw new Error("Unrecognized modifier name: "+h)}return s&&(i="Alt-"+i),r&&(i="Ctrl-"+i),l&&(i="Meta-"+i),o&&
(i="Shift-"+i),i}function Cn(n,e,t){return e.altKey&&(n="Alt-"+n),e.ctrlKey&&(n="Ctrl-"+n),e.metaKey&&(n="Meta-"+n),t!==!1&&e.shiftKey&&(n="Shift-"+n),n}var Uu=tt.
default(T.domEventHandlers({keydown(n,e){return Gu(Ku(e.state),n,e,"editor")}})),Xi=P.define({enables:Uu}),aa=new WeakMap;function Ku(n){let e=n.facet(Xi),t=aa.
get(e);return t||aa.set(e,t=Yu(e.reduce((i,s)=>i.concat(s),[]))),t}var pt=null,ju=4e3;function Yu(n,e=$u){let t=Object.create(null),i=Object.create(null),s=(o,l)=>{let a=i[o];if(a==null)i[o]=l;else if(a!=l)throw new Error("Key \
binding "+o+" is used both as a regular binding and as a multi-stroke prefix")},r=(o,l,a,h,f)=>{var c,u;let d=t[o]||(t[o]=Object.create(null)),p=l.split(/ (?!$)/).
map(b=>qu(b,e));for(let b=1;b<p.length;b++){let w=p.slice(0,b).join(" ");s(w,!0),d[w]||(d[w]={preventDefault:!0,stopPropagation:!1,run:[v=>{let M=pt={view:v,prefix:w,
scope:o};return setTimeout(()=>{pt==M&&(pt=null)},ju),!0}]})}let m=p.join(" ");s(m,!1);let g=d[m]||(d[m]={preventDefault:!1,stopPropagation:!1,run:((u=(c=d._any)===
null||c===void 0?void 0:c.run)===null||u===void 0?void 0:u.slice())||[]});a&&g.run.push(a),h&&(g.preventDefault=!0),f&&(g.stopPropagation=!0)};for(let o of n){let l=o.
scope?o.scope.split(" "):["editor"];if(o.any)for(let h of l){let f=t[h]||(t[h]=Object.create(null));f._any||(f._any={preventDefault:!1,stopPropagation:!1,run:[]});
let{any:c}=o;for(let u in f)f[u].run.push(d=>c(d,Lr))}let a=o[e]||o.key;if(a)for(let h of l)r(h,a,o.run,o.preventDefault,o.stopPropagation),o.shift&&r(h,"Shift-"+
a,o.shift,o.preventDefault,o.stopPropagation)}return t}var Lr=null;function Gu(n,e,t,i){Lr=e;let s=Nl(e),r=et(s,0),o=dt(r)==s.length&&s!=" ",l="",a=!1,h=!1,f=!1;
pt&&pt.view==t&&pt.scope==i&&(l=pt.prefix+" ",Ja.indexOf(e.keyCode)<0&&(h=!0,pt=null));let c=new Set,u=g=>{if(g){for(let b of g.run)if(!c.has(b)&&(c.add(b),b(t)))
return g.stopPropagation&&(f=!0),!0;g.preventDefault&&(g.stopPropagation&&(f=!0),h=!0)}return!1},d=n[i],p,m;return d&&(u(d[l+Cn(s,e,!o)])?a=!0:o&&(e.altKey||e.metaKey||
e.ctrlKey)&&!(A.windows&&e.ctrlKey&&e.altKey)&&!(A.mac&&e.altKey&&!(e.ctrlKey||e.metaKey))&&(p=nt[e.keyCode])&&p!=s?(u(d[l+Cn(p,e,!0)])||e.shiftKey&&(m=_t[e.keyCode])!=
s&&m!=p&&u(d[l+Cn(m,e,!1)]))&&(a=!0):o&&e.shiftKey&&u(d[l+Cn(s,e,!0)])&&(a=!0),!a&&u(d._any)&&(a=!0)),h&&(a=!0),a&&f&&e.stopPropagation(),Lr=null,a}var Bt=class n{constructor(e,t,i,s,r){
this.className=e,this.left=t,this.top=i,this.width=s,this.height=r}draw(){let e=document.createElement("div");return e.className=this.className,this.adjust(e),e}update(e,t){
return t.className!=this.className?!1:(this.adjust(e),!0)}adjust(e){e.style.left=this.left+"px",e.style.top=this.top+"px",this.width!=null&&(e.style.width=this.
width+"px"),e.style.height=this.height+"px"}eq(e){return this.left==e.left&&this.top==e.top&&this.width==e.width&&this.height==e.height&&this.className==e.className}static forRange(e,t,i){
if(i.empty){let s=e.coordsAtPos(i.head,i.assoc||1);if(!s)return[];let r=ah(e);return[new n(t,s.left-r.left,s.top-r.top,null,s.bottom-s.top)]}else return _u(e,t,
i)}};function ah(n){let e=n.scrollDOM.getBoundingClientRect();return{left:(n.textDirection==W.LTR?e.left:e.right-n.scrollDOM.clientWidth*n.scaleX)-n.scrollDOM.scrollLeft*
n.scaleX,top:e.top-n.scrollDOM.scrollTop*n.scaleY}}function ha(n,e,t,i){let s=n.coordsAtPos(e,t*2);if(!s)return i;let r=n.dom.getBoundingClientRect(),o=(s.top+s.
bottom)/2,l=n.posAtCoords({x:r.left+1,y:o}),a=n.posAtCoords({x:r.right-1,y:o});return l==null||a==null?i:{from:Math.max(i.from,Math.min(l,a)),to:Math.min(i.to,Math.
max(l,a))}}function _u(n,e,t){if(t.to<=n.viewport.from||t.from>=n.viewport.to)return[];let i=Math.max(t.from,n.viewport.from),s=Math.min(t.to,n.viewport.to),r=n.
textDirection==W.LTR,o=n.contentDOM,l=o.getBoundingClientRect(),a=ah(n),h=o.querySelector(".cm-line"),f=h&&window.getComputedStyle(h),c=l.left+(f?parseInt(f.paddingLeft)+
Math.min(0,parseInt(f.textIndent)):0),u=l.right-(f?parseInt(f.paddingRight):0),d=cr(n,i,1),p=cr(n,s,-1),m=d.type==ie.Text?d:null,g=p.type==ie.Text?p:null;if(m&&
(n.lineWrapping||d.widgetLineBreaks)&&(m=ha(n,i,1,m)),g&&(n.lineWrapping||p.widgetLineBreaks)&&(g=ha(n,s,-1,g)),m&&g&&m.from==g.from&&m.to==g.to)return w(v(t.from,
t.to,m));{let y=m?v(t.from,null,m):M(d,!1),S=g?v(null,t.to,g):M(p,!0),O=[];return(m||d).to<(g||p).from-(m&&g?1:0)||d.widgetLineBreaks>1&&y.bottom+n.defaultLineHeight/
2<S.top?O.push(b(c,y.bottom,u,S.top)):y.bottom<S.top&&n.elementAtHeight((y.bottom+S.top)/2).type==ie.Text&&(y.bottom=S.top=(y.bottom+S.top)/2),w(y).concat(O).concat(
w(S))}function b(y,S,O,B){return new Bt(e,y-a.left,S-a.top,Math.max(0,O-y),B-S)}function w({top:y,bottom:S,horizontal:O}){let B=[];for(let E=0;E<O.length;E+=2)B.
push(b(O[E],y,O[E+1],S));return B}function v(y,S,O){let B=1e9,E=-1e9,z=[];function L(N,q,ne,be,ze){let te=n.coordsAtPos(N,N==O.to?-2:2),Oe=n.coordsAtPos(ne,ne==
O.from?2:-2);!te||!Oe||(B=Math.min(te.top,Oe.top,B),E=Math.max(te.bottom,Oe.bottom,E),ze==W.LTR?z.push(r&&q?c:te.left,r&&be?u:Oe.right):z.push(!r&&be?c:Oe.left,
!r&&q?u:te.right))}let D=y??O.from,F=S??O.to;for(let N of n.visibleRanges)if(N.to>D&&N.from<F)for(let q=Math.max(N.from,D),ne=Math.min(N.to,F);;){let be=n.state.
doc.lineAt(q);for(let ze of n.bidiSpans(be)){let te=ze.from+be.from,Oe=ze.to+be.from;if(te>=ne)break;Oe>q&&L(Math.max(te,q),y==null&&te<=D,Math.min(Oe,ne),S==null&&
Oe>=F,ze.dir)}if(q=be.to+1,q>=ne)break}return z.length==0&&L(D,y==null,F,S==null,n.textDirection),{top:B,bottom:E,horizontal:z}}function M(y,S){let O=l.top+(S?y.
top:y.bottom);return{top:O,bottom:O,horizontal:[]}}}function Ju(n,e){return n.constructor==e.constructor&&n.eq(e)}var Er=class{constructor(e,t){this.view=e,this.
layer=t,this.drawn=[],this.scaleX=1,this.scaleY=1,this.measureReq={read:this.measure.bind(this),write:this.draw.bind(this)},this.dom=e.scrollDOM.appendChild(document.
createElement("div")),this.dom.classList.add("cm-layer"),t.above&&this.dom.classList.add("cm-layer-above"),t.class&&this.dom.classList.add(t.class),this.scale(),
this.dom.setAttribute("aria-hidden","true"),this.setOrder(e.state),e.requestMeasure(this.measureReq),t.mount&&t.mount(this.dom,e)}update(e){e.startState.facet(Tn)!=
e.state.facet(Tn)&&this.setOrder(e.state),(this.layer.update(e,this.dom)||e.geometryChanged)&&(this.scale(),e.view.requestMeasure(this.measureReq))}docViewUpdate(e){
this.layer.updateOnDocViewUpdate!==!1&&e.requestMeasure(this.measureReq)}setOrder(e){let t=0,i=e.facet(Tn);for(;t<i.length&&i[t]!=this.layer;)t++;this.dom.style.
zIndex=String((this.layer.above?150:-1)-t)}measure(){return this.layer.markers(this.view)}scale(){let{scaleX:e,scaleY:t}=this.view;(e!=this.scaleX||t!=this.scaleY)&&
(this.scaleX=e,this.scaleY=t,this.dom.style.transform=`scale(${1/e}, ${1/t})`)}draw(e){if(e.length!=this.drawn.length||e.some((t,i)=>!Ju(t,this.drawn[i]))){let t=this.
dom.firstChild,i=0;for(let s of e)s.update&&t&&s.constructor&&this.drawn[i].constructor&&s.update(t,this.drawn[i])?(t=t.nextSibling,i++):this.dom.insertBefore(s.
draw(),t);for(;t;){let s=t.nextSibling;t.remove(),t=s}this.drawn=e,A.webkit&&(this.dom.style.display=this.dom.firstChild?"":"none")}}destroy(){this.layer.destroy&&
this.layer.destroy(this.dom,this.view),this.dom.remove()}},Tn=P.define();function hh(n){return[me.define(e=>new Er(e,n)),Tn.of(n)]}var Ir=!A.ios,ci=P.define({combine(n){
return it(n,{cursorBlinkRate:1200,drawRangeCursor:!0,iosSelectionHandles:!0},{cursorBlinkRate:(e,t)=>Math.min(e,t),drawRangeCursor:(e,t)=>e||t})}});function fh(n={}){
return[ci.of(n),Zu,ed,id,Wa.of(!0)]}function ch(n){return n.startState.facet(ci)!=n.state.facet(ci)}var Zu=hh({above:!0,markers(n){let{state:e}=n,t=e.facet(ci),i=[];for(let s of e.selection.ranges){
let r=s==e.selection.main;if(s.empty||t.drawRangeCursor&&!(r&&A.ios&&t.iosSelectionHandles)){let o=r?"cm-cursor cm-cursor-primary":"cm-cursor cm-cursor-secondar\
y",l=s.empty?s:x.cursor(s.head,s.assoc);for(let a of Bt.forRange(n,o,l))i.push(a)}}return i},update(n,e){n.transactions.some(i=>i.selection)&&(e.style.animationName=
e.style.animationName=="cm-blink"?"cm-blink2":"cm-blink");let t=ch(n);return t&&fa(n.state,e),n.docChanged||n.selectionSet||t},mount(n,e){fa(e.state,n)},class:"\
cm-cursorLayer"});function fa(n,e){e.style.animationDuration=n.facet(ci).cursorBlinkRate+"ms"}var ed=hh({above:!1,markers(n){let e=[],{main:t,ranges:i}=n.state.
selection;for(let s of i)if(!s.empty&&(Ir||s!=t))for(let r of Bt.forRange(n,"cm-selectionBackground",s))e.push(r);if(A.ios&&!t.empty&&n.state.facet(ci).iosSelectionHandles){
for(let s of Bt.forRange(n,"cm-selectionHandle cm-selectionHandle-start",x.cursor(t.from,1)))e.push(s);for(let s of Bt.forRange(n,"cm-selectionHandle cm-selecti\
onHandle-end",x.cursor(t.to,1)))e.push(s)}return e},update(n,e){return n.docChanged||n.selectionSet||n.viewportChanged||ch(n)},class:"cm-selectionLayer"}),td=A.
gecko&&A.gecko_version==153?"#ffffff01":"transparent",id=tt.highest(T.theme({".cm-line":{...Ir?{"& ::selection, &::selection":{backgroundColor:`${td} !important`}}:
{},caretColor:"transparent !important"},".cm-content":{caretColor:"transparent !important","& :focus":{caretColor:"initial !important",...Ir?{"&::selection, & :\
:selection":{backgroundColor:"Highlight !important"}}:{}}}}));var kg=/x/.unicode!=null?"gu":"g";function uh(){return sd}var nd=Q.line({class:"cm-activeLine"}),sd=me.fromClass(class{constructor(n){this.decorations=this.getDeco(n)}update(n){(n.docChanged||n.
selectionSet)&&(this.decorations=this.getDeco(n.view))}getDeco(n){let e=-1,t=[];for(let i of n.state.selection.ranges){let s=n.lineBlockAt(i.head);s.from>e&&(t.
push(nd.range(s.from)),e=s.from)}return Q.set(t)}},{decorations:n=>n.decorations});var An="-10000px",Nr=class{constructor(e,t,i,s){this.facet=t,this.createTooltipView=i,this.removeTooltipView=s,this.input=e.state.facet(t),this.tooltips=this.input.
filter(o=>o);let r=null;this.tooltipViews=this.tooltips.map(o=>r=i(o,r))}update(e,t){var i;let s=e.state.facet(this.facet),r=s.filter(a=>a);if(s===this.input){for(let a of this.
tooltipViews)a.update&&a.update(e);return!1}let o=[],l=t?[]:null;for(let a=0;a<r.length;a++){let h=r[a],f=-1;if(h){for(let c=0;c<this.tooltips.length;c++){let u=this.
tooltips[c];u&&u.create==h.create&&(f=c)}if(f<0)o[a]=this.createTooltipView(h,a?o[a-1]:null),l&&(l[a]=!!h.above);else{let c=o[a]=this.tooltipViews[f];l&&(l[a]=t[f]),
c.update&&c.update(e)}}}for(let a of this.tooltipViews)o.indexOf(a)<0&&(this.removeTooltipView(a),(i=a.destroy)===null||i===void 0||i.call(a));return t&&(l.forEach(
(a,h)=>t[h]=a),t.length=l.length),this.input=s,this.tooltips=r,this.tooltipViews=o,!0}};function dh(n){let e=n.dom.ownerDocument.documentElement,t=e.clientWidth,i=getComputedStyle(e);if(!/stable/.test(i.scrollbarGutter||""))return{left:0,right:t};let s=e.
getBoundingClientRect(),r=n.win.scrollX;return{left:Math.max(0,s.left+r-parseFloat(i.marginLeft)),right:Math.min(t,s.right+r+parseFloat(i.marginRight))}}function rd(n){
let{left:e,right:t}=dh(n);return{top:0,left:e,right:t,bottom:n.dom.ownerDocument.documentElement.clientHeight}}var $s=P.define({combine:n=>{var e,t,i;return{position:A.
ios?"absolute":((e=n.find(s=>s.position))===null||e===void 0?void 0:e.position)||"fixed",parent:((t=n.find(s=>s.parent))===null||t===void 0?void 0:t.parent)||null,
tooltipSpace:((i=n.find(s=>s.tooltipSpace))===null||i===void 0?void 0:i.tooltipSpace)||rd}}}),ca=new WeakMap,ph=me.fromClass(class{constructor(n){this.view=n,this.
above=[],this.inView=!0,this.madeAbsolute=!1,this.lastTransaction=0,this.measureTimeout=-1;let e=n.state.facet($s);this.position=e.position,this.parent=e.parent,
this.classes=n.themeClasses,this.createContainer(),this.measureReq={read:this.readMeasure.bind(this),write:this.writeMeasure.bind(this),key:this},this.resizeObserver=
typeof ResizeObserver=="function"?new ResizeObserver(()=>this.measureSoon()):null,this.manager=new Nr(n,Yr,(t,i)=>this.createTooltip(t,i),t=>{this.resizeObserver&&
this.resizeObserver.unobserve(t.dom),t.dom.remove()}),this.above=this.manager.tooltips.map(t=>!!t.above),this.intersectionObserver=typeof IntersectionObserver==
"function"?new IntersectionObserver(t=>{Date.now()>this.lastTransaction-50&&t.length>0&&t[t.length-1].intersectionRatio<1&&this.measureSoon()},{threshold:[1]}):
null,this.observeIntersection(),n.win.addEventListener("resize",this.measureSoon=this.measureSoon.bind(this)),this.maybeMeasure()}createContainer(){this.parent?
(this.container=document.createElement("div"),this.container.style.position="relative",this.container.className=this.view.themeClasses,this.parent.appendChild(this.
container)):this.container=this.view.dom}observeIntersection(){if(this.intersectionObserver){this.intersectionObserver.disconnect();for(let n of this.manager.tooltipViews)
this.intersectionObserver.observe(n.dom)}}measureSoon(){this.measureTimeout<0&&(this.measureTimeout=setTimeout(()=>{this.measureTimeout=-1,this.maybeMeasure()},
50))}update(n){n.transactions.length&&(this.lastTransaction=Date.now());let e=this.manager.update(n,this.above);e&&this.observeIntersection();let t=e||n.geometryChanged,
i=n.state.facet($s);if(i.position!=this.position&&!this.madeAbsolute){this.position=i.position;for(let s of this.manager.tooltipViews)s.dom.style.position=this.
position;t=!0}if(i.parent!=this.parent){this.parent&&this.container.remove(),this.parent=i.parent,this.createContainer();for(let s of this.manager.tooltipViews)
this.container.appendChild(s.dom);t=!0}else this.parent&&this.view.themeClasses!=this.classes&&(this.classes=this.container.className=this.view.themeClasses);t&&
this.maybeMeasure()}createTooltip(n,e){let t=n.create(this.view),i=e?e.dom:null;if(t.dom.classList.add("cm-tooltip"),n.arrow&&!t.dom.querySelector(".cm-tooltip \
> .cm-tooltip-arrow")){let s=document.createElement("div");s.className="cm-tooltip-arrow",t.dom.appendChild(s)}return t.dom.style.position=this.position,t.dom.style.
top=An,t.dom.style.left="0px",this.container.insertBefore(t.dom,i),t.mount&&t.mount(this.view),this.resizeObserver&&this.resizeObserver.observe(t.dom),t}destroy(){
var n,e,t;this.view.win.removeEventListener("resize",this.measureSoon);for(let i of this.manager.tooltipViews)i.dom.remove(),(n=i.destroy)===null||n===void 0||n.
call(i);this.parent&&this.container.remove(),(e=this.resizeObserver)===null||e===void 0||e.disconnect(),(t=this.intersectionObserver)===null||t===void 0||t.disconnect(),
clearTimeout(this.measureTimeout)}readMeasure(){let n=1,e=1,t=!1,i=0;if(this.position=="fixed"&&this.manager.tooltipViews.length){let{dom:o}=this.manager.tooltipViews[0];
if(A.safari){let l=o.getBoundingClientRect();t=Math.abs(l.top+1e4)>1||Math.abs(l.left)>1}else t=!!o.offsetParent&&o.offsetParent!=this.container.ownerDocument.body}
if(t||this.position=="absolute")if(this.parent){let o=this.parent.getBoundingClientRect();o.width&&o.height&&(n=o.width/this.parent.offsetWidth,e=o.height/this.
parent.offsetHeight)}else({scaleX:n,scaleY:e}=this.view.viewState);else i=dh(this.view).left;let s=this.view.scrollDOM.getBoundingClientRect(),r=Kr(this.view);return{
visible:{left:s.left+r.left,top:s.top+r.top,right:s.right-r.right,bottom:s.bottom-r.bottom},parent:this.parent?this.container.getBoundingClientRect():this.view.
dom.getBoundingClientRect(),pos:this.manager.tooltips.map((o,l)=>{let a=this.manager.tooltipViews[l];return a.getCoords?a.getCoords(o.pos):this.view.coordsAtPos(
o.pos)}),size:this.manager.tooltipViews.map(({dom:o})=>o.getBoundingClientRect()),space:this.view.state.facet($s).tooltipSpace(this.view),scaleX:n,scaleY:e,makeAbsolute:t,
fixedLeft:i}}writeMeasure(n){var e;if(n.makeAbsolute){this.madeAbsolute=!0,this.position="absolute";for(let l of this.manager.tooltipViews)l.dom.style.position=
"absolute"}let{visible:t,space:i,scaleX:s,scaleY:r}=n,o=[];for(let l=0;l<this.manager.tooltips.length;l++){let a=this.manager.tooltips[l],h=this.manager.tooltipViews[l],
{dom:f}=h,c=n.pos[l],u=n.size[l];if(!c||a.clip!==!1&&(c.bottom<=Math.max(t.top,i.top)||c.top>=Math.min(t.bottom,i.bottom)||c.right<Math.max(t.left,i.left)-.1||c.
left>Math.min(t.right,i.right)+.1)){f.style.top=An;continue}let d=a.arrow?h.dom.querySelector(".cm-tooltip-arrow"):null,p=d?7:0,m=u.right-u.left,g=(e=ca.get(h))!==
null&&e!==void 0?e:u.bottom-u.top,b=h.offset||ld,w=this.view.textDirection==W.LTR,v=u.width>i.right-i.left?w?i.left:i.right-u.width:w?Math.max(i.left,Math.min(c.
left-(d?14:0)+b.x,i.right-m)):Math.min(Math.max(i.left,c.left-m+(d?14:0)-b.x),i.right-m),M=this.above[l];!a.strictSide&&(M?c.top-g-p-b.y<i.top:c.bottom+g+p+b.y>
i.bottom)&&M==i.bottom-c.bottom>c.top-i.top&&(M=this.above[l]=!M);let y=(M?c.top-i.top:i.bottom-c.bottom)-p;if(y<g&&h.resize!==!1){if(y<this.view.defaultLineHeight){
f.style.top=An;continue}ca.set(h,g),f.style.height=(g=y)/r+"px"}else f.style.height&&(f.style.height="");let S=M?c.top-g-p-b.y:c.bottom+p+b.y,O=v+m;if(h.overlap!==
!0)for(let B of o)B.left<O&&B.right>v&&B.top<S+g&&B.bottom>S&&(S=M?B.top-g-2-p:B.bottom+p+2);if(this.position=="absolute"?(f.style.top=(S-n.parent.top)/r+"px",ua(
f,(v-n.parent.left)/s)):(f.style.top=S/r+"px",ua(f,(v-n.fixedLeft)/s)),d){let B=c.left+(w?b.x:-b.x)-(v+14-7);d.style.left=B/s+"px"}h.overlap!==!0&&o.push({left:v,
top:S,right:O,bottom:S+g}),f.classList.toggle("cm-tooltip-above",M),f.classList.toggle("cm-tooltip-below",!M),h.positioned&&h.positioned(n.space)}}maybeMeasure(){
if(this.manager.tooltips.length&&(this.view.inView&&this.view.requestMeasure(this.measureReq),this.inView!=this.view.inView&&(this.inView=this.view.inView,!this.
inView)))for(let n of this.manager.tooltipViews)n.dom.style.top=An}},{eventObservers:{scroll(){this.maybeMeasure()}}});function ua(n,e){let t=parseInt(n.style.left,
10);(isNaN(t)||Math.abs(e-t)>1)&&(n.style.left=e+"px")}var od=T.baseTheme({".cm-tooltip":{zIndex:500,boxSizing:"border-box"},"&light .cm-tooltip":{border:"1px s\
olid #bbb",backgroundColor:"#f5f5f5"},"&light .cm-tooltip-section:not(:first-child)":{borderTop:"1px solid #bbb"},"&dark .cm-tooltip":{backgroundColor:"#333338",
color:"white"},".cm-tooltip-arrow":{height:"7px",width:"14px",position:"absolute",zIndex:-1,overflow:"hidden","&:before, &:after":{content:"''",position:"absolu\
te",width:0,height:0,borderLeft:"7px solid transparent",borderRight:"7px solid transparent"},".cm-tooltip-above &":{bottom:"-7px","&:before":{borderTop:"7px sol\
id #bbb"},"&:after":{borderTop:"7px solid #f5f5f5",bottom:"1px"}},".cm-tooltip-below &":{top:"-7px","&:before":{borderBottom:"7px solid #bbb"},"&:after":{borderBottom:"\
7px solid #f5f5f5",top:"1px"}}},"&dark .cm-tooltip .cm-tooltip-arrow":{"&:before":{borderTopColor:"#333338",borderBottomColor:"#333338"},"&:after":{borderTopColor:"\
transparent",borderBottomColor:"transparent"}}}),ld={x:0,y:0},Yr=P.define({enables:[ph,od]});function Gr(n,e){let t=n.plugin(ph);if(!t)return null;let i=t.manager.tooltips.indexOf(e);return i<0?null:t.manager.tooltipViews[i]}var Ue=class extends Ae{compare(e){return this==e||this.constructor==e.constructor&&this.eq(e)}eq(e){return!1}destroy(e){}};Ue.prototype.elementClass="";Ue.prototype.
toDOM=void 0;Ue.prototype.mapMode=ae.TrackBefore;Ue.prototype.startSide=Ue.prototype.endSide=-1;Ue.prototype.point=!0;var qs=P.define(),ad=P.define();var Dn=P.define();var Wr=P.define({combine:n=>n.some(e=>e)});function hd(n){let e=[fd];return n&&n.fixed===!1&&e.push(Wr.of(!0)),e}var fd=me.fromClass(class{constructor(n){this.view=
n,this.domAfter=null,this.prevViewport=n.viewport,this.dom=document.createElement("div"),this.dom.className="cm-gutters cm-gutters-before",this.dom.setAttribute(
"aria-hidden","true"),this.dom.style.minHeight=this.view.contentHeight/this.view.scaleY+"px",this.gutters=n.state.facet(Dn).map(e=>new Xn(n,e)),this.fixed=!n.state.
facet(Wr);for(let e of this.gutters)e.config.side=="after"?this.getDOMAfter().appendChild(e.dom):this.dom.appendChild(e.dom);this.fixed&&(this.dom.style.position=
"sticky"),this.syncGutters(!1),n.scrollDOM.insertBefore(this.dom,n.contentDOM)}getDOMAfter(){return this.domAfter||(this.domAfter=document.createElement("div"),
this.domAfter.className="cm-gutters cm-gutters-after",this.domAfter.setAttribute("aria-hidden","true"),this.domAfter.style.minHeight=this.view.contentHeight/this.
view.scaleY+"px",this.domAfter.style.position=this.fixed?"sticky":"",this.view.scrollDOM.appendChild(this.domAfter)),this.domAfter}update(n){if(this.updateGutters(
n)){let e=this.prevViewport,t=n.view.viewport,i=Math.min(e.to,t.to)-Math.max(e.from,t.from);this.syncGutters(i<(t.to-t.from)*.8)}if(n.geometryChanged){let e=this.
view.contentHeight/this.view.scaleY+"px";this.dom.style.minHeight=e,this.domAfter&&(this.domAfter.style.minHeight=e)}this.view.state.facet(Wr)!=!this.fixed&&(this.
fixed=!this.fixed,this.dom.style.position=this.fixed?"sticky":"",this.domAfter&&(this.domAfter.style.position=this.fixed?"sticky":"")),this.prevViewport=n.view.
viewport}syncGutters(n){let e=this.dom.nextSibling;n&&(this.dom.remove(),this.domAfter&&this.domAfter.remove());let t=V.iter(this.view.state.facet(qs),this.view.
viewport.from),i=[],s=this.gutters.map(r=>new Hr(r,this.view.viewport,-this.view.documentPadding.top));for(let r of this.view.viewportLineBlocks)if(i.length&&(i=
[]),Array.isArray(r.type)){let o=!0;for(let l of r.type)if(l.type==ie.Text&&o){Fr(t,i,l.from);for(let a of s)a.line(this.view,l,i);o=!1}else if(l.widget)for(let a of s)
a.widget(this.view,l)}else if(r.type==ie.Text){Fr(t,i,r.from);for(let o of s)o.line(this.view,r,i)}else if(r.widget)for(let o of s)o.widget(this.view,r);for(let r of s)
r.finish();n&&(this.view.scrollDOM.insertBefore(this.dom,e),this.domAfter&&this.view.scrollDOM.appendChild(this.domAfter))}updateGutters(n){let e=n.startState.facet(
Dn),t=n.state.facet(Dn),i=n.docChanged||n.heightChanged||n.viewportChanged||!V.eq(n.startState.facet(qs),n.state.facet(qs),n.view.viewport.from,n.view.viewport.
to);if(e==t)for(let s of this.gutters)s.update(n)&&(i=!0);else{i=!0;let s=[];for(let r of t){let o=e.indexOf(r);o<0?s.push(new Xn(this.view,r)):(this.gutters[o].
update(n),s.push(this.gutters[o]))}for(let r of this.gutters)r.dom.remove(),s.indexOf(r)<0&&r.destroy();for(let r of s)r.config.side=="after"?this.getDOMAfter().
appendChild(r.dom):this.dom.appendChild(r.dom);this.gutters=s}return i}destroy(){for(let n of this.gutters)n.destroy();this.dom.remove(),this.domAfter&&this.domAfter.
remove()}},{provide:n=>T.scrollMargins.of(e=>{let t=e.plugin(n);if(!t||t.gutters.length==0||!t.fixed)return null;let i=t.dom.offsetWidth*e.scaleX,s=t.domAfter?t.
domAfter.offsetWidth*e.scaleX:0;return e.textDirection==W.LTR?{left:i,right:s}:{right:i,left:s}})});function da(n){return Array.isArray(n)?n:[n]}function Fr(n,e,t){
for(;n.value&&n.from<=t;)n.from==t&&e.push(n.value),n.next()}var Hr=class{constructor(e,t,i){this.gutter=e,this.height=i,this.i=0,this.cursor=V.iter(e.markers,t.
from)}addElement(e,t,i){let{gutter:s}=this,r=(t.top-this.height)/e.scaleY,o=t.height/e.scaleY;if(this.i==s.elements.length){let l=new $n(e,o,r,i);s.elements.push(
l),s.dom.appendChild(l.dom)}else s.elements[this.i].update(e,o,r,i);this.height=t.bottom,this.i++}line(e,t,i){let s=[];Fr(this.cursor,s,t.from),i.length&&(s=s.concat(
i));let r=this.gutter.config.lineMarker(e,t,s);r&&s.unshift(r);let o=this.gutter;s.length==0&&!o.config.renderEmptyElements||this.addElement(e,t,s)}widget(e,t){
let i=this.gutter.config.widgetMarker(e,t.widget,t),s=i?[i]:null;for(let r of e.state.facet(ad)){let o=r(e,t.widget,t);o&&(s||(s=[])).push(o)}s&&this.addElement(
e,t,s)}finish(){let e=this.gutter;for(;e.elements.length>this.i;){let t=e.elements.pop();e.dom.removeChild(t.dom),t.destroy()}}},Xn=class{constructor(e,t){this.
view=e,this.config=t,this.elements=[],this.spacer=null,this.dom=document.createElement("div"),this.dom.className="cm-gutter"+(this.config.class?" "+this.config.
class:"");for(let i in t.domEventHandlers)this.dom.addEventListener(i,s=>{let r=s.target,o;if(r!=this.dom&&this.dom.contains(r)){for(;r.parentNode!=this.dom;)r=
r.parentNode;let a=r.getBoundingClientRect();o=(a.top+a.bottom)/2}else o=s.clientY;let l=e.lineBlockAtHeight(o-e.documentTop);t.domEventHandlers[i](e,l,s)&&s.preventDefault()});
this.markers=da(t.markers(e)),t.initialSpacer&&(this.spacer=new $n(e,0,0,[t.initialSpacer(e)]),this.dom.appendChild(this.spacer.dom),this.spacer.dom.style.cssText+=
"visibility: hidden; pointer-events: none")}update(e){let t=this.markers;if(this.markers=da(this.config.markers(e.view)),this.spacer&&this.config.updateSpacer){
let s=this.config.updateSpacer(this.spacer.markers[0],e);s!=this.spacer.markers[0]&&this.spacer.update(e.view,0,0,[s])}let i=e.view.viewport;return!V.eq(this.markers,
t,i.from,i.to)||(this.config.lineMarkerChange?this.config.lineMarkerChange(e):!1)}destroy(){for(let e of this.elements)e.destroy()}},$n=class{constructor(e,t,i,s){
this.height=-1,this.above=0,this.markers=[],this.dom=document.createElement("div"),this.dom.className="cm-gutterElement",this.update(e,t,i,s)}update(e,t,i,s){this.
height!=t&&(this.height=t,this.dom.style.height=t+"px"),this.above!=i&&(this.dom.style.marginTop=(this.above=i)?i+"px":""),cd(this.markers,s)||this.setMarkers(e,
s)}setMarkers(e,t){let i="cm-gutterElement",s=this.dom.firstChild;for(let r=0,o=0;;){let l=o,a=r<t.length?t[r++]:null,h=!1;if(a){let f=a.elementClass;f&&(i+=" "+
f);for(let c=o;c<this.markers.length;c++)if(this.markers[c].compare(a)){l=c,h=!0;break}}else l=this.markers.length;for(;o<l;){let f=this.markers[o++];if(f.toDOM){
f.destroy(s);let c=s.nextSibling;s.remove(),s=c}}if(!a)break;a.toDOM&&(h?s=s.nextSibling:this.dom.insertBefore(a.toDOM(e),s)),h&&o++}this.dom.className=i,this.markers=
t}destroy(){this.setMarkers(null,[])}};function cd(n,e){if(n.length!=e.length)return!1;for(let t=0;t<n.length;t++)if(!n[t].compare(e[t]))return!1;return!0}var ud=P.
define(),dd=P.define(),ti=P.define({combine(n){return it(n,{formatNumber:String,domEventHandlers:{}},{domEventHandlers(e,t){let i=Object.assign({},e);for(let s in t){
let r=i[s],o=t[s];i[s]=r?(l,a,h)=>r(l,a,h)||o(l,a,h):o}return i}})}}),Wi=class extends Ue{constructor(e){super(),this.number=e}eq(e){return this.number==e.number}toDOM(){
return document.createTextNode(this.number)}};function Us(n,e){return n.state.facet(ti).formatNumber(e,n.state)}var pd=Dn.compute([ti],n=>({class:"cm-lineNumber\
s",renderEmptyElements:!1,markers(e){return e.state.facet(ud)},lineMarker(e,t,i){return i.some(s=>s.toDOM)?null:new Wi(Us(e,e.state.doc.lineAt(t.from).number))},
widgetMarker:(e,t,i)=>{for(let s of e.state.facet(dd)){let r=s(e,t,i);if(r)return r}return null},lineMarkerChange:e=>e.startState.facet(ti)!=e.state.facet(ti),initialSpacer(e){
return new Wi(Us(e,pa(e.state.doc.lines)))},updateSpacer(e,t){let i=Us(t.view,pa(t.view.state.doc.lines));return i==e.number?e:new Wi(i)},domEventHandlers:n.facet(
ti).domEventHandlers,side:"before"}));function mh(n={}){return[ti.of(n),hd(),pd]}function pa(n){let e=9;for(;e<n;)e=e*10+9;return e}var md=0,$i=class{constructor(e,t){this.from=e,this.to=t}},R=class{constructor(e={}){this.id=md++,this.perNode=!!e.perNode,this.deserialize=e.deserialize||(()=>{
throw new Error("This node type doesn't define a deserialize function")}),this.combine=e.combine||null}add(e){if(this.perNode)throw new RangeError("Can't add pe\
r-node props to node types");return typeof e!="function"&&(e=re.match(e)),t=>{let i=e(t);return i===void 0?null:[this,i]}}};R.closedBy=new R({deserialize:n=>n.split(
" ")});R.openedBy=new R({deserialize:n=>n.split(" ")});R.group=new R({deserialize:n=>n.split(" ")});R.isolate=new R({deserialize:n=>{if(n&&n!="rtl"&&n!="ltr"&&n!=
"auto")throw new RangeError("Invalid value for isolate: "+n);return n||"auto"}});R.contextHash=new R({perNode:!0});R.lookAhead=new R({perNode:!0});R.mounted=new R(
{perNode:!0});var It=class{constructor(e,t,i,s=!1){this.tree=e,this.overlay=t,this.parser=i,this.bracketed=s}static get(e){return e&&e.props&&e.props[R.mounted.
id]}},gd=Object.create(null),re=class n{constructor(e,t,i,s=0){this.name=e,this.props=t,this.id=i,this.flags=s}static define(e){let t=e.props&&e.props.length?Object.
create(null):gd,i=(e.top?1:0)|(e.skipped?2:0)|(e.error?4:0)|(e.name==null?8:0),s=new n(e.name||"",t,e.id,i);if(e.props){for(let r of e.props)if(Array.isArray(r)||
(r=r(s)),r){if(r[0].perNode)throw new RangeError("Can't store a per-node prop on a node type");t[r[0].id]=r[1]}}return s}prop(e){return this.props[e.id]}get isTop(){
return(this.flags&1)>0}get isSkipped(){return(this.flags&2)>0}get isError(){return(this.flags&4)>0}get isAnonymous(){return(this.flags&8)>0}is(e){if(typeof e=="\
string"){if(this.name==e)return!0;let t=this.prop(R.group);return t?t.indexOf(e)>-1:!1}return this.id==e}static match(e){let t=Object.create(null);for(let i in e)
for(let s of i.split(" "))t[s]=e[i];return i=>{for(let s=i.prop(R.group),r=-1;r<(s?s.length:0);r++){let o=t[r<0?i.name:s[r]];if(o)return o}}}};re.none=new re("",
Object.create(null),0,8);var qi=class n{constructor(e){this.types=e;for(let t=0;t<e.length;t++)if(e[t].id!=t)throw new RangeError("Node type ids should correspo\
nd to array positions when creating a node set")}extend(...e){let t=[];for(let i of this.types){let s=null;for(let r of e){let o=r(i);if(o){s||(s=Object.assign(
{},i.props));let l=o[1],a=o[0];a.combine&&a.id in s&&(l=a.combine(s[a.id],l)),s[a.id]=l}}t.push(s?new re(i.name,s,i.id,i.flags):i)}return new n(t)}},jn=new WeakMap,
gh=new WeakMap,j;(function(n){n[n.ExcludeBuffers=1]="ExcludeBuffers",n[n.IncludeAnonymous=2]="IncludeAnonymous",n[n.IgnoreMounts=4]="IgnoreMounts",n[n.IgnoreOverlays=
8]="IgnoreOverlays",n[n.EnterBracketed=16]="EnterBracketed"})(j||(j={}));var Y=class n{constructor(e,t,i,s,r){if(this.type=e,this.children=t,this.positions=i,this.
length=s,this.props=null,r&&r.length){this.props=Object.create(null);for(let[o,l]of r)this.props[typeof o=="number"?o:o.id]=l}}toString(){let e=It.get(this);if(e&&
!e.overlay)return e.tree.toString();let t="";for(let i of this.children){let s=i.toString();s&&(t&&(t+=","),t+=s)}return this.type.name?(/\W/.test(this.type.name)&&
!this.type.isError?JSON.stringify(this.type.name):this.type.name)+(t.length?"("+t+")":""):t}cursor(e=0){return new ji(this.topNode,e)}cursorAt(e,t=0,i=0){let s=jn.
get(this)||this.topNode,r=new ji(s);return r.moveTo(e,t),jn.set(this,r._tree),r}get topNode(){return new Ke(this,0,0,null)}resolve(e,t=0){let i=Ui(jn.get(this)||
this.topNode,e,t,!1);return jn.set(this,i),i}resolveInner(e,t=0){let i=Ui(gh.get(this)||this.topNode,e,t,!0);return gh.set(this,i),i}resolveStack(e,t=0){return bd(
this,e,t)}iterate(e){let{enter:t,leave:i,from:s=0,to:r=this.length}=e,o=e.mode||0,l=(o&j.IncludeAnonymous)>0;for(let a=this.cursor(o|j.IncludeAnonymous);;){let h=!1;
if(a.from<=r&&a.to>=s&&(!l&&a.type.isAnonymous||t(a)!==!1)){if(a.firstChild())continue;h=!0}for(;h&&i&&(l||!a.type.isAnonymous)&&i(a),!a.nextSibling();){if(!a.parent())
return;h=!0}}}prop(e){return e.perNode?this.props?this.props[e.id]:void 0:this.type.prop(e)}get propValues(){let e=[];if(this.props)for(let t in this.props)e.push(
[+t,this.props[t]]);return e}balance(e={}){return this.children.length<=8?this:no(re.none,this.children,this.positions,0,this.children.length,0,this.length,(t,i,s)=>new n(
this.type,t,i,s,this.propValues),e.makeTree||((t,i,s)=>new n(re.none,t,i,s)))}static build(e){return yd(e)}};Y.empty=new Y(re.none,[],[],0);var _r=class n{constructor(e,t){
this.buffer=e,this.index=t}get id(){return this.buffer[this.index-4]}get start(){return this.buffer[this.index-3]}get end(){return this.buffer[this.index-2]}get size(){
return this.buffer[this.index-1]}get pos(){return this.index}next(){this.index-=4}fork(){return new n(this.buffer,this.index)}},xt=class n{constructor(e,t,i){this.
buffer=e,this.length=t,this.set=i}get type(){return re.none}toString(){let e=[];for(let t=0;t<this.buffer.length;)e.push(this.childString(t)),t=this.buffer[t+3];
return e.join(",")}childString(e){let t=this.buffer[e],i=this.buffer[e+3],s=this.set.types[t],r=s.name;if(/\W/.test(r)&&!s.isError&&(r=JSON.stringify(r)),e+=4,i==
e)return r;let o=[];for(;e<i;)o.push(this.childString(e)),e=this.buffer[e+3];return r+"("+o.join(",")+")"}findChild(e,t,i,s,r){let{buffer:o}=this,l=-1;for(let a=e;a!=
t&&!(xh(r,s,o[a+1],o[a+2])&&(l=a,i>0));a=o[a+3]);return l}slice(e,t,i){let s=this.buffer,r=new Uint16Array(t-e),o=0;for(let l=e,a=0;l<t;){r[a++]=s[l++],r[a++]=s[l++]-
i;let h=r[a++]=s[l++]-i;r[a++]=s[l++]-e,o=Math.max(o,h)}return new n(r,o,this.set)}};function xh(n,e,t,i){switch(n){case-2:return t<e;case-1:return i>=e&&t<e;case 0:
return t<e&&i>e;case 1:return t<=e&&i>e;case 2:return i>e;case 4:return!0}}function Ui(n,e,t,i){for(var s;n.from==n.to||(t<1?n.from>=e:n.from>e)||(t>-1?n.to<=e:
n.to<e);){let o=!i&&n instanceof Ke&&n.index<0?null:n.parent;if(!o)return n;n=o}let r=i?0:j.IgnoreOverlays;if(i)for(let o=n,l=o.parent;l;o=l,l=o.parent)o instanceof
Ke&&o.index<0&&((s=l.enter(e,t,r))===null||s===void 0?void 0:s.from)!=o.from&&(n=l);for(;;){let o=n.enter(e,t,r);if(!o)return n;n=o}}var Gn=class{cursor(e=0){return new ji(
this,e)}getChild(e,t=null,i=null){let s=bh(this,e,t,i);return s.length?s[0]:null}getChildren(e,t=null,i=null){return bh(this,e,t,i)}resolve(e,t=0){return Ui(this,
e,t,!1)}resolveInner(e,t=0){return Ui(this,e,t,!0)}matchContext(e){return Jr(this.parent,e)}enterUnfinishedNodesBefore(e){let t=this.childBefore(e),i=this;for(;t;){
let s=t.lastChild;if(!s||s.to!=t.to)break;s.type.isError&&s.from==s.to?(i=t,t=s.prevSibling):t=s}return i}get node(){return this}get next(){return this.parent}},
Ke=class n extends Gn{constructor(e,t,i,s){super(),this._tree=e,this.from=t,this.index=i,this._parent=s}get type(){return this._tree.type}get name(){return this.
_tree.type.name}get to(){return this.from+this._tree.length}nextChild(e,t,i,s,r=0){for(let o=this;;){for(let{children:l,positions:a}=o._tree,h=t>0?l.length:-1;e!=
h;e+=t){let f=l[e],c=a[e]+o.from,u;if(!(!(r&j.EnterBracketed&&f instanceof Y&&(u=It.get(f))&&!u.overlay&&u.bracketed&&i>=c&&i<=c+f.length)&&!xh(s,i,c,c+f.length))){
if(f instanceof xt){if(r&j.ExcludeBuffers)continue;let d=f.findChild(0,f.buffer.length,t,i-c,s);if(d>-1)return new Ki(new Zr(o,f,e,c),null,d)}else if(r&j.IncludeAnonymous||
!f.type.isAnonymous||io(f)){let d;if(!(r&j.IgnoreMounts)&&(d=It.get(f))&&!d.overlay)return new n(d.tree,c,e,o);let p=new n(f,c,e,o);return r&j.IncludeAnonymous||
!p.type.isAnonymous?p:p.nextChild(t<0?f.children.length-1:0,t,i,s,r)}}}if(r&j.IncludeAnonymous||!o.type.isAnonymous||(o.index>=0?e=o.index+t:e=t<0?-1:o._parent.
_tree.children.length,o=o._parent,!o))return null}}get firstChild(){return this.nextChild(0,1,0,4)}get lastChild(){return this.nextChild(this._tree.children.length-
1,-1,0,4)}childAfter(e){return this.nextChild(0,1,e,2)}childBefore(e){return this.nextChild(this._tree.children.length-1,-1,e,-2)}prop(e){return this._tree.prop(
e)}enter(e,t,i=0){let s;if(!(i&j.IgnoreOverlays)&&(s=It.get(this._tree))&&s.overlay){let r=e-this.from,o=i&j.EnterBracketed&&s.bracketed;for(let{from:l,to:a}of s.
overlay)if((t>0||o?l<=r:l<r)&&(t<0||o?a>=r:a>r))return new n(s.tree,s.overlay[0].from+this.from,-1,this)}return this.nextChild(0,1,e,t,i)}nextSignificantParent(){
let e=this;for(;e.type.isAnonymous&&e._parent;)e=e._parent;return e}get parent(){return this._parent?this._parent.nextSignificantParent():null}get nextSibling(){
return this._parent&&this.index>=0?this._parent.nextChild(this.index+1,1,0,4):null}get prevSibling(){return this._parent&&this.index>=0?this._parent.nextChild(this.
index-1,-1,0,4):null}get tree(){return this._tree}toTree(){return this._tree}toString(){return this._tree.toString()}};function bh(n,e,t,i){let s=n.cursor(),r=[];
if(!s.firstChild())return r;if(t!=null){for(let o=!1;!o;)if(o=s.type.is(t),!s.nextSibling())return r}for(;;){if(i!=null&&s.type.is(i))return r;if(s.type.is(e)&&
r.push(s.node),!s.nextSibling())return i==null?r:[]}}function Jr(n,e,t=e.length-1){for(let i=n;t>=0;i=i.parent){if(!i)return!1;if(!i.type.isAnonymous){if(e[t]&&
e[t]!=i.name)return!1;t--}}return!0}var Zr=class{constructor(e,t,i,s){this.parent=e,this.buffer=t,this.index=i,this.start=s}},Ki=class n extends Gn{get name(){return this.
type.name}get from(){return this.context.start+this.context.buffer.buffer[this.index+1]}get to(){return this.context.start+this.context.buffer.buffer[this.index+
2]}constructor(e,t,i){super(),this.context=e,this._parent=t,this.index=i,this.type=e.buffer.set.types[e.buffer.buffer[i]]}child(e,t,i){let{buffer:s}=this.context,
r=s.findChild(this.index+4,s.buffer[this.index+3],e,t-this.context.start,i);return r<0?null:new n(this.context,this,r)}get firstChild(){return this.child(1,0,4)}get lastChild(){
return this.child(-1,0,4)}childAfter(e){return this.child(1,e,2)}childBefore(e){return this.child(-1,e,-2)}prop(e){return this.type.prop(e)}enter(e,t,i=0){if(i&
j.ExcludeBuffers)return null;let{buffer:s}=this.context,r=s.findChild(this.index+4,s.buffer[this.index+3],t>0?1:-1,e-this.context.start,t);return r<0?null:new n(
this.context,this,r)}get parent(){return this._parent||this.context.parent.nextSignificantParent()}externalSibling(e){return this._parent?null:this.context.parent.
nextChild(this.context.index+e,e,0,4)}get nextSibling(){let{buffer:e}=this.context,t=e.buffer[this.index+3];return t<(this._parent?e.buffer[this._parent.index+3]:
e.buffer.length)?new n(this.context,this._parent,t):this.externalSibling(1)}get prevSibling(){let{buffer:e}=this.context,t=this._parent?this._parent.index+4:0;return this.
index==t?this.externalSibling(-1):new n(this.context,this._parent,e.findChild(t,this.index,-1,0,4))}get tree(){return null}toTree(){let e=[],t=[],{buffer:i}=this.
context,s=this.index+4,r=i.buffer[this.index+3];if(r>s){let o=i.buffer[this.index+1];e.push(i.slice(s,r,o)),t.push(0)}return new Y(this.type,e,t,this.to-this.from)}toString(){
return this.context.buffer.childString(this.index)}};function kh(n){if(!n.length)return null;let e=0,t=n[0];for(let r=1;r<n.length;r++){let o=n[r];(o.from>t.from||
o.to<t.to)&&(t=o,e=r)}let i=t instanceof Ke&&t.index<0?null:t.parent,s=n.slice();return i?s[e]=i:s.splice(e,1),new eo(s,t)}var eo=class{constructor(e,t){this.heads=
e,this.node=t}get next(){return kh(this.heads)}};function bd(n,e,t){let i=n.resolveInner(e,t),s=null;for(let r=i instanceof Ke?i:i.context.parent;r;r=r.parent)if(r.
index<0){let o=r.parent;(s||(s=[i])).push(o.resolve(e,t)),r=o}else{let o=It.get(r.tree);if(o&&o.overlay&&o.overlay[0].from<=e&&o.overlay[o.overlay.length-1].to>=
e){let l=new Ke(o.tree,o.overlay[0].from+r.from,-1,r);(s||(s=[i])).push(Ui(l,e,t,!1))}}return s?kh(s):i}var ji=class{get name(){return this.type.name}constructor(e,t=0){
if(this.buffer=null,this.stack=[],this.index=0,this.bufferNode=null,this.mode=t&~j.EnterBracketed,e instanceof Ke)this.yieldNode(e);else{this._tree=e.context.parent,
this.buffer=e.context;for(let i=e._parent;i;i=i._parent)this.stack.unshift(i.index);this.bufferNode=e,this.yieldBuf(e.index)}}yieldNode(e){return e?(this._tree=
e,this.type=e.type,this.from=e.from,this.to=e.to,!0):!1}yieldBuf(e,t){this.index=e;let{start:i,buffer:s}=this.buffer;return this.type=t||s.set.types[s.buffer[e]],
this.from=i+s.buffer[e+1],this.to=i+s.buffer[e+2],!0}yield(e){return e?e instanceof Ke?(this.buffer=null,this.yieldNode(e)):(this.buffer=e.context,this.yieldBuf(
e.index,e.type)):!1}toString(){return this.buffer?this.buffer.buffer.childString(this.index):this._tree.toString()}enterChild(e,t,i){if(!this.buffer)return this.
yield(this._tree.nextChild(e<0?this._tree._tree.children.length-1:0,e,t,i,this.mode));let{buffer:s}=this.buffer,r=s.findChild(this.index+4,s.buffer[this.index+3],
e,t-this.buffer.start,i);return r<0?!1:(this.stack.push(this.index),this.yieldBuf(r))}firstChild(){return this.enterChild(1,0,4)}lastChild(){return this.enterChild(
-1,0,4)}childAfter(e){return this.enterChild(1,e,2)}childBefore(e){return this.enterChild(-1,e,-2)}enter(e,t,i=this.mode){return this.buffer?i&j.ExcludeBuffers?
!1:this.enterChild(1,e,t):this.yield(this._tree.enter(e,t,i))}parent(){if(!this.buffer)return this.yieldNode(this.mode&j.IncludeAnonymous?this._tree._parent:this.
_tree.parent);if(this.stack.length)return this.yieldBuf(this.stack.pop());let e=this.mode&j.IncludeAnonymous?this.buffer.parent:this.buffer.parent.nextSignificantParent();
return this.buffer=null,this.yieldNode(e)}sibling(e){if(!this.buffer)return this._tree._parent?this.yield(this._tree.index<0?null:this._tree._parent.nextChild(this.
_tree.index+e,e,0,4,this.mode)):!1;let{buffer:t}=this.buffer,i=this.stack.length-1;if(e<0){let s=i<0?0:this.stack[i]+4;if(this.index!=s)return this.yieldBuf(t.findChild(
s,this.index,-1,0,4))}else{let s=t.buffer[this.index+3];if(s<(i<0?t.buffer.length:t.buffer[this.stack[i]+3]))return this.yieldBuf(s)}return i<0?this.yield(this.
buffer.parent.nextChild(this.buffer.index+e,e,0,4,this.mode)):!1}nextSibling(){return this.sibling(1)}prevSibling(){return this.sibling(-1)}atLastNode(e){let t,
i,{buffer:s}=this;if(s){if(e>0){if(this.index<s.buffer.buffer.length)return!1}else for(let r=0;r<this.index;r++)if(s.buffer.buffer[r+3]<this.index)return!1;({index:t,
parent:i}=s)}else({index:t,_parent:i}=this._tree);for(;i;{index:t,_parent:i}=i)if(t>-1)for(let r=t+e,o=e<0?-1:i._tree.children.length;r!=o;r+=e){let l=i._tree.children[r];
if(this.mode&j.IncludeAnonymous||l instanceof xt||!l.type.isAnonymous||io(l))return!1}return!0}move(e,t){if(t&&this.enterChild(e,0,4))return!0;for(;;){if(this.sibling(
e))return!0;if(this.atLastNode(e)||!this.parent())return!1}}next(e=!0){return this.move(1,e)}prev(e=!0){return this.move(-1,e)}moveTo(e,t=0){for(;(this.from==this.
to||(t<1?this.from>=e:this.from>e)||(t>-1?this.to<=e:this.to<e))&&this.parent(););for(;this.enterChild(1,e,t););return this}get node(){if(!this.buffer)return this.
_tree;let e=this.bufferNode,t=null,i=0;if(e&&e.context==this.buffer)e:for(let s=this.index,r=this.stack.length;r>=0;){for(let o=e;o;o=o._parent)if(o.index==s){if(s==
this.index)return o;t=o,i=r+1;break e}s=this.stack[--r]}for(let s=i;s<this.stack.length;s++)t=new Ki(this.buffer,t,this.stack[s]);return this.bufferNode=new Ki(
this.buffer,t,this.index)}get tree(){return this.buffer?null:this._tree._tree}iterate(e,t){for(let i=0;;){let s=!1;if(this.type.isAnonymous||e(this)!==!1){if(this.
firstChild()){i++;continue}this.type.isAnonymous||(s=!0)}for(;;){if(s&&t&&t(this),s=this.type.isAnonymous,!i)return;if(this.nextSibling())break;this.parent(),i--,
s=!0}}}matchContext(e){if(!this.buffer)return Jr(this.node.parent,e);let{buffer:t}=this.buffer,{types:i}=t.set;for(let s=e.length-1,r=this.stack.length-1;s>=0;r--){
if(r<0)return Jr(this._tree,e,s);let o=i[t.buffer[this.stack[r]]];if(!o.isAnonymous){if(e[s]&&e[s]!=o.name)return!1;s--}}return!0}};function io(n){return n.children.
some(e=>e instanceof xt||!e.type.isAnonymous||io(e))}function yd(n){var e;let{buffer:t,nodeSet:i,maxBufferLength:s=1024,reused:r=[],minRepeatType:o=i.types.length}=n,
l=Array.isArray(t)?new _r(t,t.length):t,a=i.types,h=0,f=0;function c(y,S,O,B,E,z){let{id:L,start:D,end:F,size:N}=l,q=f,ne=h;if(N<0)if(l.next(),N==-1){let _e=r[L];
O.push(_e),B.push(D-y);return}else if(N==-3){h=L;return}else if(N==-4){f=L;return}else throw new RangeError(`Unrecognized record size: ${N}`);let be=a[L],ze,te,
Oe=D-y;if(F-D<=s&&(te=g(l.pos-S,E))){let _e=new Uint16Array(te.size-te.skip),le=l.pos-te.size,Le=_e.length;for(;l.pos>le;)Le=b(te.start,_e,Le);ze=new xt(_e,F-te.
start,i),Oe=te.start-y}else{let _e=l.pos-N;l.next();let le=[],Le=[],Xe=L>=o?L:-1,Je=0,qt=F,vi=q;for(;l.pos>_e;)Xe>=0&&l.id==Xe&&l.size>=0?(l.end<=qt-s&&(p(le,Le,
D,Je,l.end,qt,Xe,vi,ne),Je=le.length,qt=l.end,vi=f),l.next()):z>2500?u(D,_e,le,Le):(Xe>=0&&l.size==-1&&r[l.id].type==i.types[Xe]&&(Je<le.length&&p(le,Le,D,Je,l.
end,qt,Xe,vi,ne),Je=le.length+1,qt=l.start,vi=f),c(D,_e,le,Le,Xe,z+1));if(Xe>=0&&Je>0&&Je<le.length&&p(le,Le,D,Je,D,qt,Xe,vi,ne),le.reverse(),Le.reverse(),Xe>-1&&
Je>0){let ol=d(be,ne);ze=no(be,le,Le,0,le.length,0,F-D,ol,ol)}else ze=m(be,le,Le,F-D,q-F,ne)}O.push(ze),B.push(Oe)}function u(y,S,O,B){let E=[],z=0,L=-1;for(;l.
pos>S;){let{id:D,start:F,end:N,size:q}=l;if(q>4)l.next();else{if(L>-1&&F<L)break;L<0&&(L=N-s),E.push(D,F,N),z++,l.next()}}if(z){let D=new Uint16Array(z*4),F=E[E.
length-2];for(let N=E.length-3,q=0;N>=0;N-=3)D[q++]=E[N],D[q++]=E[N+1]-F,D[q++]=E[N+2]-F,D[q++]=q;O.push(new xt(D,E[2]-F,i)),B.push(F-y)}}function d(y,S){return(O,B,E)=>{
let z=0,L=O.length-1,D,F;if(L>=0&&(D=O[L])instanceof Y){if(!L&&D.type==y&&D.length==E)return D;(F=D.prop(R.lookAhead))&&(z=B[L]+D.length+F-E)}return m(y,O,B,E,z,
S)}}function p(y,S,O,B,E,z,L,D,F){let N=[],q=[];for(;y.length>B;)N.push(y.pop()),q.push(S.pop()+O-E);y.push(m(i.types[L],N,q,z-E,D-z,F)),S.push(E-O)}function m(y,S,O,B,E,z,L){
if(z){let D=[R.contextHash,z];L=L?[D].concat(L):[D]}if(E>25){let D=[R.lookAhead,E];L=L?[D].concat(L):[D]}return new Y(y,S,O,B,L)}function g(y,S){let O=l.fork(),
B=0,E=0,z=0,L=O.end-s,D={size:0,start:0,skip:0};e:for(let F=O.pos-y;O.pos>F;){let N=O.size;if(O.id==S&&N>=0){D.size=B,D.start=E,D.skip=z,z+=4,B+=4,O.next();continue}
let q=O.pos-N;if(N<0||q<F||O.start<L)break;let ne=O.id>=o?4:0,be=O.start;for(O.next();O.pos>q;){if(O.size<0)if(O.size==-3||O.size==-4)ne+=4;else break e;else O.
id>=o&&(ne+=4);O.next()}E=be,B+=N,z+=ne}return(S<0||B==y)&&(D.size=B,D.start=E,D.skip=z),D.size>4?D:void 0}function b(y,S,O){let{id:B,start:E,end:z,size:L}=l;if(l.
next(),L>=0&&B<o){let D=O;if(L>4){let F=l.pos-(L-4);for(;l.pos>F;)O=b(y,S,O)}S[--O]=D,S[--O]=z-y,S[--O]=E-y,S[--O]=B}else L==-3?h=B:L==-4&&(f=B);return O}let w=[],
v=[];for(;l.pos>0;)c(n.start||0,n.bufferStart||0,w,v,-1,0);let M=(e=n.length)!==null&&e!==void 0?e:w.length?v[0]+w[0].length:0;return new Y(a[n.topID],w.reverse(),
v.reverse(),M)}var yh=new WeakMap;function Yn(n,e){if(!n.isAnonymous||e instanceof xt||e.type!=n)return 1;let t=yh.get(e);if(t==null){t=1;for(let i of e.children){
if(i.type!=n||!(i instanceof Y)){t=1;break}t+=Yn(n,i)}yh.set(e,t)}return t}function no(n,e,t,i,s,r,o,l,a){let h=0;for(let p=i;p<s;p++)h+=Yn(n,e[p]);let f=Math.ceil(
h*1.5/8),c=[],u=[];function d(p,m,g,b,w){for(let v=g;v<b;){let M=v,y=m[v],S=Yn(n,p[v]);for(v++;v<b;v++){let O=Yn(n,p[v]);if(S+O>=f)break;S+=O}if(v==M+1){if(S>f){
let O=p[M];d(O.children,O.positions,0,O.children.length,m[M]+w);continue}c.push(p[M])}else{let O=m[v-1]+p[v-1].length-y;c.push(no(n,p,m,M,v,y,O,null,a))}u.push(
y+w-r)}}return d(e,t,i,s,0),(l||a)(c,u,o)}var Nt=class n{constructor(e,t,i,s,r=!1,o=!1){this.from=e,this.to=t,this.tree=i,this.offset=s,this.open=(r?1:0)|(o?2:0)}get openStart(){return(this.open&1)>0}get openEnd(){
return(this.open&2)>0}static addTree(e,t=[],i=!1){let s=[new n(0,e.length,e,0,!1,i)];for(let r of t)r.to>e.length&&s.push(r);return s}static applyChanges(e,t,i=128){
if(!t.length)return e;let s=[],r=1,o=e.length?e[0]:null;for(let l=0,a=0,h=0;;l++){let f=l<t.length?t[l]:null,c=f?f.fromA:1e9;if(c-a>=i)for(;o&&o.from<c;){let u=o;
if(a>=u.from||c<=u.to||h){let d=Math.max(u.from,a)-h,p=Math.min(u.to,c)-h;u=d>=p?null:new n(d,p,u.tree,u.offset+h,l>0,!!f)}if(u&&s.push(u),o.to>c)break;o=r<e.length?
e[r++]:null}if(!f)break;a=f.toA,h=f.toA-f.toB}return s}},ui=class{startParse(e,t,i){return typeof e=="string"&&(e=new to(e)),i=i?i.length?i.map(s=>new $i(s.from,
s.to)):[new $i(0,0)]:[new $i(0,e.length)],this.createParse(e,t||[],i)}parse(e,t,i){let s=this.startParse(e,t,i);for(;;){let r=s.advance();if(r)return r}}},to=class{constructor(e){
this.string=e}get length(){return this.string.length}chunk(e){return this.string.slice(e)}get lineChunks(){return!1}read(e,t){return this.string.slice(e,t)}};var Ag=new R({perNode:!0});var xd=0,We=class n{constructor(e,t,i,s){this.name=e,this.set=t,this.base=i,this.modified=s,this.id=xd++}toString(){let{name:e}=this;for(let t of this.modified)
t.name&&(e=`${t.name}(${e})`);return e}static define(e,t){let i=typeof e=="string"?e:"?";if(e instanceof n&&(t=e),t?.base)throw new Error("Can not derive from a\
 modified tag");let s=new n(i,[],null,[]);if(s.set.push(s),t)for(let r of t.set)s.set.push(r);return s}static defineModifier(e){let t=new es(e);return i=>i.modified.
indexOf(t)>-1?i:es.get(i.base||i,i.modified.concat(t).sort((s,r)=>s.id-r.id))}},kd=0,es=class n{constructor(e){this.name=e,this.instances=[],this.id=kd++}static get(e,t){
if(!t.length)return e;let i=t[0].instances.find(l=>l.base==e&&wd(t,l.modified));if(i)return i;let s=[],r=new We(e.name,s,e,t);for(let l of t)l.instances.push(r);
let o=vd(t);for(let l of e.set)if(!l.modified.length)for(let a of o)s.push(n.get(l,a));return r}};function wd(n,e){return n.length==e.length&&n.every((t,i)=>t==
e[i])}function vd(n){let e=[[]];for(let t=0;t<n.length;t++)for(let i=0,s=e.length;i<s;i++)e.push(e[i].concat(n[t]));return e.sort((t,i)=>i.length-t.length)}function di(n){
let e=Object.create(null);for(let t in n){let i=n[t];Array.isArray(i)||(i=[i]);for(let s of t.split(" "))if(s){let r=[],o=2,l=s;for(let c=0;;){if(l=="..."&&c>0&&
c+3==s.length){o=1;break}let u=/^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(l);if(!u)throw new RangeError("Invalid path: "+s);if(r.push(u[0]=="*"?"":u[0][0]=='"'?JSON.parse(
u[0]):u[0]),c+=u[0].length,c==s.length)break;let d=s[c++];if(c==s.length&&d=="!"){o=0;break}if(d!="/")throw new RangeError("Invalid path: "+s);l=s.slice(c)}let a=r.
length-1,h=r[a];if(!h)throw new RangeError("Invalid path: "+s);let f=new Ft(i,o,a>0?r.slice(0,a):null);e[h]=f.sort(e[h])}}return Sh.add(e)}var Sh=new R({combine(n,e){
let t,i,s;for(;n||e;){if(!n||e&&n.depth<=e.depth?(s=e,e=e.next):(s=n,n=n.next),t&&t.mode==s.mode&&!s.context&&!t.context)continue;let r=new Ft(s.tags,s.mode,s.context);
t?t.next=r:i=r,t=r}return i}}),Ft=class{constructor(e,t,i,s){this.tags=e,this.mode=t,this.context=i,this.next=s}get opaque(){return this.mode==0}get inherit(){return this.
mode==1}sort(e){return!e||e.depth<this.depth?(this.next=e,this):(e.next=this.sort(e.next),e)}get depth(){return this.context?this.context.length:0}};Ft.empty=new Ft(
[],2,null);function lo(n,e){let t=Object.create(null);for(let r of n)if(!Array.isArray(r.tag))t[r.tag.id]=r.class;else for(let o of r.tag)t[o.id]=r.class;let{scope:i,
all:s=null}=e||{};return{style:r=>{let o=s;for(let l of r)for(let a of l.set){let h=t[a.id];if(h){o=o?o+" "+h:h;break}}return o},scope:i}}function Sd(n,e){let t=null;
for(let i of n){let s=i.style(e);s&&(t=t?t+" "+s:s)}return t}function Oh(n,e,t,i=0,s=n.length){let r=new ro(i,Array.isArray(e)?e:[e],t);r.highlightRange(n.cursor(),
i,s,"",r.highlighters),r.flush(s)}var ro=class{constructor(e,t,i){this.at=e,this.highlighters=t,this.span=i,this.class=""}startSpan(e,t){t!=this.class&&(this.flush(e),e>this.at&&(this.at=e),this.
class=t)}flush(e){e>this.at&&this.class&&this.span(this.at,e,this.class)}highlightRange(e,t,i,s,r){let{type:o,from:l,to:a}=e;if(l>=i||a<=t)return;o.isTop&&(r=this.
highlighters.filter(d=>!d.scope||d.scope(o)));let h=s,f=Od(e)||Ft.empty,c=Sd(r,f.tags);if(c&&(h&&(h+=" "),h+=c,f.mode==1&&(s+=(s?" ":"")+c)),this.startSpan(Math.
max(t,l),h),f.opaque)return;let u=e.tree&&e.tree.prop(R.mounted);if(u&&u.overlay){let d=e.node.enter(u.overlay[0].from+l,1),p=this.highlighters.filter(g=>!g.scope||
g.scope(u.tree.type)),m=e.firstChild();for(let g=0,b=l;;g++){let w=g<u.overlay.length?u.overlay[g]:null,v=w?w.from+l:a,M=Math.max(t,b),y=Math.min(i,v);if(M<y&&m)
for(;e.from<y&&(this.highlightRange(e,M,y,s,r),this.startSpan(Math.min(y,e.to),h),!(e.to>=v||!e.nextSibling())););if(!w||v>i)break;b=w.to+l,b>t&&(this.highlightRange(
d.cursor(),Math.max(t,w.from+l),Math.min(i,b),"",p),this.startSpan(Math.min(i,b),h))}m&&e.parent()}else if(e.firstChild()){u&&(s="");do if(!(e.to<=t)){if(e.from>=
i)break;this.highlightRange(e,t,i,s,r),this.startSpan(Math.min(i,e.to),h)}while(e.nextSibling());e.parent()}}};function Od(n){let e=n.type.prop(Sh);for(;e&&e.context&&
!n.matchContext(e.context);)e=e.next;return e||null}var C=We.define,_n=C(),kt=C(),wh=C(kt),vh=C(kt),wt=C(),Jn=C(wt),so=C(wt),Ge=C(),Wt=C(Ge),je=C(),Ye=C(),oo=C(),
Yi=C(oo),Zn=C(),k={comment:_n,lineComment:C(_n),blockComment:C(_n),docComment:C(_n),name:kt,variableName:C(kt),typeName:wh,tagName:C(wh),propertyName:vh,attributeName:C(
vh),className:C(kt),labelName:C(kt),namespace:C(kt),macroName:C(kt),literal:wt,string:Jn,docString:C(Jn),character:C(Jn),attributeValue:C(Jn),number:so,integer:C(
so),float:C(so),bool:C(wt),regexp:C(wt),escape:C(wt),color:C(wt),url:C(wt),keyword:je,self:C(je),null:C(je),atom:C(je),unit:C(je),modifier:C(je),operatorKeyword:C(
je),controlKeyword:C(je),definitionKeyword:C(je),moduleKeyword:C(je),operator:Ye,derefOperator:C(Ye),arithmeticOperator:C(Ye),logicOperator:C(Ye),bitwiseOperator:C(
Ye),compareOperator:C(Ye),updateOperator:C(Ye),definitionOperator:C(Ye),typeOperator:C(Ye),controlOperator:C(Ye),punctuation:oo,separator:C(oo),bracket:Yi,angleBracket:C(
Yi),squareBracket:C(Yi),paren:C(Yi),brace:C(Yi),content:Ge,heading:Wt,heading1:C(Wt),heading2:C(Wt),heading3:C(Wt),heading4:C(Wt),heading5:C(Wt),heading6:C(Wt),
contentSeparator:C(Ge),list:C(Ge),quote:C(Ge),emphasis:C(Ge),strong:C(Ge),link:C(Ge),monospace:C(Ge),strikethrough:C(Ge),inserted:C(),deleted:C(),changed:C(),invalid:C(),
meta:Zn,documentMeta:C(Zn),annotation:C(Zn),processingInstruction:C(Zn),definition:We.defineModifier("definition"),constant:We.defineModifier("constant"),function:We.
defineModifier("function"),standard:We.defineModifier("standard"),local:We.defineModifier("local"),special:We.defineModifier("special")};for(let n in k){let e=k[n];
e instanceof We&&(e.name=n)}var Tg=lo([{tag:k.link,class:"tok-link"},{tag:k.heading,class:"tok-heading"},{tag:k.emphasis,class:"tok-emphasis"},{tag:k.strong,class:"\
tok-strong"},{tag:k.keyword,class:"tok-keyword"},{tag:k.atom,class:"tok-atom"},{tag:k.bool,class:"tok-bool"},{tag:k.url,class:"tok-url"},{tag:k.labelName,class:"\
tok-labelName"},{tag:k.inserted,class:"tok-inserted"},{tag:k.deleted,class:"tok-deleted"},{tag:k.literal,class:"tok-literal"},{tag:k.string,class:"tok-string"},
{tag:k.number,class:"tok-number"},{tag:[k.regexp,k.escape,k.special(k.string)],class:"tok-string2"},{tag:k.variableName,class:"tok-variableName"},{tag:k.local(k.
variableName),class:"tok-variableName tok-local"},{tag:k.definition(k.variableName),class:"tok-variableName tok-definition"},{tag:k.special(k.variableName),class:"\
tok-variableName2"},{tag:k.definition(k.propertyName),class:"tok-propertyName tok-definition"},{tag:k.typeName,class:"tok-typeName"},{tag:k.namespace,class:"tok\
-namespace"},{tag:k.className,class:"tok-className"},{tag:k.macroName,class:"tok-macroName"},{tag:k.propertyName,class:"tok-propertyName"},{tag:k.operator,class:"\
tok-operator"},{tag:k.comment,class:"tok-comment"},{tag:k.meta,class:"tok-meta"},{tag:k.invalid,class:"tok-invalid"},{tag:k.punctuation,class:"tok-punctuation"}]);var ao,pi=new R;function Cd(n){return P.define({combine:n?e=>e.concat(n):void 0})}var Ad=new R,we=class{constructor(e,t,i=[],s=""){this.data=e,this.name=s,U.prototype.
hasOwnProperty("tree")||Object.defineProperty(U.prototype,"tree",{get(){return ve(this)}}),this.parser=t,this.extension=[mi.of(this),U.languageData.of((r,o,l)=>{
let a=Ch(r,o,l),h=a.type.prop(pi);if(!h)return[];let f=r.facet(h),c=a.type.prop(Ad);if(c){let u=a.resolve(o-a.from,l);for(let d of c)if(d.test(u,r)){let p=r.facet(
d.facet);return d.type=="replace"?p:p.concat(f)}}return f})].concat(i)}isActiveAt(e,t,i=-1){return Ch(e,t,i).type.prop(pi)==this.data}findRegions(e){let t=e.facet(
mi);if(t?.data==this.data)return[{from:0,to:e.doc.length}];if(!t||!t.allowsNesting)return[];let i=[],s=(r,o)=>{if(r.prop(pi)==this.data){i.push({from:o,to:o+r.length});
return}let l=r.prop(R.mounted);if(l){if(l.tree.prop(pi)==this.data){if(l.overlay)for(let a of l.overlay)i.push({from:a.from+o,to:a.to+o});else i.push({from:o,to:o+
r.length});return}else if(l.overlay){let a=i.length;if(s(l.tree,l.overlay[0].from+o),i.length>a)return}}for(let a=0;a<r.children.length;a++){let h=r.children[a];
h instanceof Y&&s(h,r.positions[a]+o)}};return s(ve(e),0),i}get allowsNesting(){return!0}};we.setState=H.define();function Ch(n,e,t){let i=n.facet(mi),s=ve(n).topNode;
if(!i||i.allowsNesting)for(let r=s;r;r=r.enter(e,t,j.ExcludeBuffers|j.EnterBracketed))r.type.isTop&&(s=r);return s}var _i=class n extends we{constructor(e,t,i){
super(e,t,[],i),this.parser=t}static define(e){let t=Cd(e.languageData);return new n(t,e.parser.configure({props:[pi.add(i=>i.isTop?t:void 0)]}),e.name)}configure(e,t){
return new n(this.data,this.parser.configure(e),t||this.name)}get allowsNesting(){return this.parser.hasWrappers()}};function ve(n){let e=n.field(we.state,!1);return e?
e.tree:Y.empty}var uo=class{constructor(e){this.doc=e,this.cursorPos=0,this.string="",this.cursor=e.iter()}get length(){return this.doc.length}syncTo(e){return this.string=this.
cursor.next(e-this.cursorPos).value,this.cursorPos=e+this.string.length,this.cursorPos-this.string.length}chunk(e){return this.syncTo(e),this.string}get lineChunks(){
return!0}read(e,t){let i=this.cursorPos-this.string.length;return e<i||t>=this.cursorPos?this.doc.sliceString(e,t):this.string.slice(e-i,t-i)}},Gi=null,po=class n{constructor(e,t,i=[],s,r,o,l,a){
this.parser=e,this.state=t,this.fragments=i,this.tree=s,this.treeLen=r,this.viewport=o,this.skipped=l,this.scheduleOn=a,this.parse=null,this.tempSkipped=[]}static create(e,t,i){
return new n(e,t,[],Y.empty,0,i,[],null)}startParse(){return this.parser.startParse(new uo(this.state.doc),this.fragments)}work(e,t){return t!=null&&t>=this.state.
doc.length&&(t=void 0),this.tree!=Y.empty&&this.isDone(t??this.state.doc.length)?(this.takeTree(),!0):this.withContext(()=>{var i;if(typeof e=="number"){let s=Date.
now()+e;e=()=>Date.now()>s}for(this.parse||(this.parse=this.startParse()),t!=null&&(this.parse.stoppedAt==null||this.parse.stoppedAt>t)&&t<this.state.doc.length&&
this.parse.stopAt(t);;){let s=this.parse.advance();if(s)if(this.fragments=this.withoutTempSkipped(Nt.addTree(s,this.fragments,this.parse.stoppedAt!=null)),this.
treeLen=(i=this.parse.stoppedAt)!==null&&i!==void 0?i:this.state.doc.length,this.tree=s,this.parse=null,this.treeLen<(t??this.state.doc.length))this.parse=this.
startParse();else return!0;if(e())return!1}})}takeTree(){let e,t;this.parse&&(e=this.parse.parsedPos)>=this.treeLen&&((this.parse.stoppedAt==null||this.parse.stoppedAt>
e)&&this.parse.stopAt(e),this.withContext(()=>{for(;!(t=this.parse.advance()););}),this.treeLen=e,this.tree=t,this.fragments=this.withoutTempSkipped(Nt.addTree(
this.tree,this.fragments,!0)),this.parse=null)}withContext(e){let t=Gi;Gi=this;try{return e()}finally{Gi=t}}withoutTempSkipped(e){for(let t;t=this.tempSkipped.pop();)
e=Ah(e,t.from,t.to);return e}changes(e,t){let{fragments:i,tree:s,treeLen:r,viewport:o,skipped:l}=this;if(this.takeTree(),!e.empty){let a=[];if(e.iterChangedRanges(
(h,f,c,u)=>a.push({fromA:h,toA:f,fromB:c,toB:u})),i=Nt.applyChanges(i,a),s=Y.empty,r=0,o={from:e.mapPos(o.from,-1),to:e.mapPos(o.to,1)},this.skipped.length){l=[];
for(let h of this.skipped){let f=e.mapPos(h.from,1),c=e.mapPos(h.to,-1);f<c&&l.push({from:f,to:c})}}}return new n(this.parser,t,i,s,r,o,l,this.scheduleOn)}updateViewport(e){
if(this.viewport.from==e.from&&this.viewport.to==e.to)return!1;this.viewport=e;let t=this.skipped.length;for(let i=0;i<this.skipped.length;i++){let{from:s,to:r}=this.
skipped[i];s<e.to&&r>e.from&&(this.fragments=Ah(this.fragments,s,r),this.skipped.splice(i--,1))}return this.skipped.length>=t?!1:(this.reset(),!0)}reset(){this.
parse&&(this.takeTree(),this.parse=null)}skipUntilInView(e,t){this.skipped.push({from:e,to:t})}static getSkippingParser(e){return new class extends ui{createParse(t,i,s){
let r=s[0].from,o=s[s.length-1].to;return{parsedPos:r,advance(){let a=Gi;if(a){for(let h of s)a.tempSkipped.push(h);e&&(a.scheduleOn=a.scheduleOn?Promise.all([a.
scheduleOn,e]):e)}return this.parsedPos=o,new Y(re.none,[],[],o-r)},stoppedAt:null,stopAt(){}}}}}isDone(e){e=Math.min(e,this.state.doc.length);let t=this.fragments;
return this.treeLen>=e&&t.length&&t[0].from==0&&t[0].to>=e}static get(){return Gi}};function Ah(n,e,t){return Nt.applyChanges(n,[{fromA:e,toA:t,fromB:e,toB:t}])}
var Ji=class n{constructor(e){this.context=e,this.tree=e.tree}apply(e){if(!e.docChanged&&this.tree==this.context.tree)return this;let t=this.context.changes(e.changes,
e.state),i=this.context.treeLen==e.startState.doc.length?void 0:Math.max(e.changes.mapPos(this.context.treeLen),t.viewport.to);return t.work(20,i)||t.takeTree(),
new n(t)}static init(e){let t=Math.min(3e3,e.doc.length),i=po.create(e.facet(mi).parser,e,{from:0,to:t});return i.work(20,t)||i.takeTree(),new n(i)}};we.state=xe.
define({create:Ji.init,update(n,e){for(let t of e.effects)if(t.is(we.setState))return t.value;return e.startState.facet(mi)!=e.state.facet(mi)?Ji.init(e.state):
n.apply(e)}});var Rh=n=>{let e=setTimeout(()=>n(),500);return()=>clearTimeout(e)};typeof requestIdleCallback<"u"&&(Rh=n=>{let e=-1,t=setTimeout(()=>{e=requestIdleCallback(
n,{timeout:400})},100);return()=>e<0?clearTimeout(t):cancelIdleCallback(e)});var ho=typeof navigator<"u"&&(!((ao=navigator.scheduling)===null||ao===void 0)&&ao.
isInputPending)?()=>navigator.scheduling.isInputPending():null,Pd=me.fromClass(class{constructor(e){this.view=e,this.working=null,this.workScheduled=0,this.chunkEnd=
-1,this.chunkBudget=-1,this.work=this.work.bind(this),this.scheduleWork()}update(e){let t=this.view.state.field(we.state).context;(t.updateViewport(e.view.viewport)||
this.view.viewport.to>t.treeLen)&&this.scheduleWork(),(e.docChanged||e.selectionSet)&&(this.view.hasFocus&&(this.chunkBudget+=50),this.scheduleWork()),this.checkAsyncSchedule(
t)}scheduleWork(){if(this.working)return;let{state:e}=this.view,t=e.field(we.state);(t.tree!=t.context.tree||!t.context.isDone(e.doc.length))&&(this.working=Rh(
this.work))}work(e){this.working=null;let t=Date.now();if(this.chunkEnd<t&&(this.chunkEnd<0||this.view.hasFocus)&&(this.chunkEnd=t+3e4,this.chunkBudget=3e3),this.
chunkBudget<=0)return;let{state:i,viewport:{to:s}}=this.view,r=i.field(we.state);if(r.tree==r.context.tree&&r.context.isDone(s+1e5))return;let o=Date.now()+Math.
min(this.chunkBudget,100,e&&!ho?Math.max(25,e.timeRemaining()-5):1e9),l=r.context.treeLen<s&&i.doc.length>s+1e3,a=r.context.work(()=>ho&&ho()||Date.now()>o,s+(l?
0:1e5));this.chunkBudget-=Date.now()-t,(a||this.chunkBudget<=0)&&(r.context.takeTree(),this.view.dispatch({effects:we.setState.of(new Ji(r.context))})),this.chunkBudget>
0&&!(a&&!l)&&this.scheduleWork(),this.checkAsyncSchedule(r.context)}checkAsyncSchedule(e){e.scheduleOn&&(this.workScheduled++,e.scheduleOn.then(()=>this.scheduleWork()).
catch(t=>ce(this.view.state,t)).then(()=>this.workScheduled--),e.scheduleOn=null)}destroy(){this.working&&this.working()}isWorking(){return!!(this.working||this.
workScheduled>0)}},{eventHandlers:{focus(){this.scheduleWork()}}}),mi=P.define({combine(n){return n.length?n[0]:null},enables:n=>[we.state,Pd,T.contentAttributes.
compute([n],e=>{let t=e.facet(n);return t&&t.name?{"data-language":t.name}:{}})]}),ts=class{constructor(e,t=[]){this.language=e,this.support=t,this.extension=[e,
t]}};var Md=P.define(),Vt=P.define({combine:n=>{if(!n.length)return"  ";let e=n[0];if(!e||/\S/.test(e)||Array.from(e).some(t=>t!=e[0]))throw new Error("Invalid inden\
t unit: "+JSON.stringify(n[0]));return e}});function Zi(n){let e=n.facet(Vt);return e.charCodeAt(0)==9?n.tabSize*e.length:e.length}function gi(n,e){let t="",i=n.
tabSize,s=n.facet(Vt)[0];if(s=="	"){for(;e>=i;)t+="	",e-=i;s=" "}for(let r=0;r<e;r++)t+=s;return t}function ns(n,e){n instanceof U&&(n=new Ht(n));for(let i of n.
state.facet(Md)){let s=i(n,e);if(s!==void 0)return s}let t=ve(n.state);return t.length>=e?Td(n,t,e):null}var Ht=class{constructor(e,t={}){this.state=e,this.options=t,this.unit=Zi(e)}lineAt(e,t=1){let i=this.state.doc.lineAt(e),{simulateBreak:s,simulateDoubleBreak:r}=this.
options;return s!=null&&s>=i.from&&s<=i.to?r&&s==e?{text:"",from:e}:(t<0?s<e:s<=e)?{text:i.text.slice(s-i.from),from:s}:{text:i.text.slice(0,s-i.from),from:i.from}:
i}textAfterPos(e,t=1){if(this.options.simulateDoubleBreak&&e==this.options.simulateBreak)return"";let{text:i,from:s}=this.lineAt(e,t);return i.slice(e-s,Math.min(
i.length,e+100-s))}column(e,t=1){let{text:i,from:s}=this.lineAt(e,t),r=this.countColumn(i,e-s),o=this.options.overrideIndentation?this.options.overrideIndentation(
s):-1;return o>-1&&(r+=o-this.countColumn(i,i.search(/\S|$/))),r}countColumn(e,t=e.length){return Tt(e,this.state.tabSize,t)}lineIndent(e,t=1){let{text:i,from:s}=this.
lineAt(e,t),r=this.options.overrideIndentation;if(r){let o=r(s);if(o>-1)return o}return this.countColumn(i,i.search(/\S|$/))}get simulatedBreak(){return this.options.
simulateBreak||null}},ko=new R;function Td(n,e,t){let i=e.resolveStack(t),s=e.resolveInner(t,-1).resolve(t,0).enterUnfinishedNodesBefore(t);if(s!=i.node){let r=[];
for(let o=s;o&&!(o.from<i.node.from||o.to>i.node.to||o.from==i.node.from&&o.type==i.node.type);o=o.parent)r.push(o);for(let o=r.length-1;o>=0;o--)i={node:r[o],next:i}}
return Bh(i,n,t)}function Bh(n,e,t){for(let i=n;i;i=i.next){let s=Rd(i.node);if(s)return s(mo.create(e,t,i))}return 0}function Dd(n){return n.pos==n.options.simulateBreak&&
n.options.simulateDoubleBreak}function Rd(n){let e=n.type.prop(ko);if(e)return e;let t=n.firstChild,i;if(t&&(i=t.type.prop(R.closedBy))){let s=n.lastChild,r=s&&
i.indexOf(s.name)>-1;return o=>Lh(o,!0,1,void 0,r&&!Dd(o)?s.from:void 0)}return n.parent==null?Bd:null}function Bd(){return 0}var mo=class n extends Ht{constructor(e,t,i){
super(e.state,e.options),this.base=e,this.pos=t,this.context=i}get node(){return this.context.node}static create(e,t,i){return new n(e,t,i)}get textAfter(){return this.
textAfterPos(this.pos)}get baseIndent(){return this.baseIndentFor(this.node)}baseIndentFor(e){let t=this.state.doc.lineAt(e.from);for(;;){let i=e.resolve(t.from);
for(;i.parent&&i.parent.from==i.from;)i=i.parent;if(Ld(i,e))break;t=this.state.doc.lineAt(i.from)}return this.lineIndent(t.from)}continue(){return Bh(this.context.
next,this.base,this.pos)}};function Ld(n,e){for(let t=e;t;t=t.parent)if(n==t)return!0;return!1}function Ed(n){let e=n.node,t=e.childAfter(e.from),i=e.lastChild;
if(!t)return null;let s=n.options.simulateBreak,r=n.state.doc.lineAt(t.from),o=s==null||s<=r.from?r.to:Math.min(r.to,s);for(let l=t.to;;){let a=e.childAfter(l);
if(!a||a==i)return null;if(!a.type.isSkipped){if(a.from>=o)return null;let h=/^ */.exec(r.text.slice(t.to-r.from))[0].length;return{from:t.from,to:t.to+h}}l=a.to}}
function wo({closing:n,align:e=!0,units:t=1}){return i=>Lh(i,e,t,n)}function Lh(n,e,t,i,s){let r=n.textAfter,o=r.match(/^\s*/)[0].length,l=i&&r.slice(o,o+i.length)==
i||s==n.pos+o,a=e?Ed(n):null;return a?l?n.column(a.from):n.column(a.to):n.baseIndent+(l?0:n.unit*t)}var Id=200;function Eh(){return U.transactionFilter.of(n=>{if(!n.docChanged||!n.isUserEvent("input.type")&&!n.isUserEvent("input.complete"))return n;let e=n.startState.
languageDataAt("indentOnInput",n.startState.selection.main.head);if(!e.length)return n;let t=n.newDoc,{head:i}=n.newSelection.main,s=t.lineAt(i);if(i>s.from+Id)
return n;let r=t.sliceString(s.from,i);if(!e.some(h=>h.test(r)))return n;let{state:o}=n,l=-1,a=[];for(let{head:h}of o.selection.ranges){let f=o.doc.lineAt(h);if(f.
from==l)continue;l=f.from;let c=ns(o,f.from);if(c==null)continue;let u=/^\s*/.exec(f.text)[0],d=gi(o,c);u!=d&&a.push({from:f.from,to:f.from+u.length,insert:d})}
return a.length?[n,{changes:a,sequential:!0}]:n})}var Ih=new R;function Nh(n){let e=n.firstChild,t=n.lastChild;return e&&e.to<t.from?{from:e.to,to:t.type.isError?n.to:t.from}:null}var is=class n{constructor(e,t){this.specs=e;let i;function s(l){let a=Pe.newName();return(i||(i=Object.create(null)))["."+a]=l,a}let r=typeof t.all=="string"?t.
all:t.all?s(t.all):void 0,o=t.scope;this.scope=o instanceof we?l=>l.prop(pi)==o.data:o?l=>l==o:void 0,this.style=lo(e.map(l=>({tag:l.tag,class:l.class||s(Object.
assign({},l,{tag:null}))})),{all:r}).style,this.module=i?new Pe(i):null,this.themeType=t.themeType}static define(e,t){return new n(e,t||{})}},go=P.define(),Wh=P.
define({combine(n){return n.length?[n[0]]:null}});function fo(n){let e=n.facet(go);return e.length?e:n.facet(Wh)}function Fh(n,e){let t=[Nd],i;return n instanceof
is&&(n.module&&t.push(T.styleModule.of(n.module)),i=n.themeType),e?.fallback?t.push(Wh.of(n)):i?t.push(go.computeN([T.darkTheme],s=>s.facet(T.darkTheme)==(i=="d\
ark")?[n]:[])):t.push(go.of(n)),t}var bo=class{constructor(e){this.markCache=Object.create(null),this.tree=ve(e.state),this.decorations=this.buildDeco(e,fo(e.state)),this.decoratedTo=e.viewport.
to}update(e){let t=ve(e.state),i=fo(e.state),s=i!=fo(e.startState),{viewport:r}=e.view,o=e.changes.mapPos(this.decoratedTo,1);t.length<r.to&&!s&&t.type==this.tree.
type&&o>=r.to?(this.decorations=this.decorations.map(e.changes),this.decoratedTo=o):(t!=this.tree||e.viewportChanged||s)&&(this.tree=t,this.decorations=this.buildDeco(
e.view,i),this.decoratedTo=r.to)}buildDeco(e,t){if(!t||!this.tree.length)return Q.none;let i=new ut;for(let{from:s,to:r}of e.visibleRanges)Oh(this.tree,t,(o,l,a)=>{
i.add(o,l,this.markCache[a]||(this.markCache[a]=Q.mark({class:a})))},s,r);return i.finish()}},Nd=tt.high(me.fromClass(bo,{decorations:n=>n.decorations})),Hh=is.
define([{tag:k.meta,color:"#404740"},{tag:k.link,textDecoration:"underline"},{tag:k.heading,textDecoration:"underline",fontWeight:"bold"},{tag:k.emphasis,fontStyle:"\
italic"},{tag:k.strong,fontWeight:"bold"},{tag:k.strikethrough,textDecoration:"line-through"},{tag:k.keyword,color:"#708"},{tag:[k.atom,k.bool,k.url,k.contentSeparator,
k.labelName],color:"#219"},{tag:[k.literal,k.inserted],color:"#164"},{tag:[k.string,k.deleted],color:"#a11"},{tag:[k.regexp,k.escape,k.special(k.string)],color:"\
#e40"},{tag:k.definition(k.variableName),color:"#00f"},{tag:k.local(k.variableName),color:"#30a"},{tag:[k.typeName,k.namespace],color:"#085"},{tag:k.className,color:"\
#167"},{tag:[k.special(k.variableName),k.macroName],color:"#256"},{tag:k.definition(k.propertyName),color:"#00c"},{tag:k.comment,color:"#940"},{tag:k.invalid,color:"\
#f00"}]),Wd=T.baseTheme({"&.cm-focused .cm-matchingBracket":{backgroundColor:"#328c8252"},"&.cm-focused .cm-nonmatchingBracket":{backgroundColor:"#bb555544"}}),
Vh=1e4,Qh="()[]{}",zh=P.define({combine(n){return it(n,{afterCursor:!0,brackets:Qh,maxScanDistance:Vh,renderMatch:Vd})}}),Fd=Q.mark({class:"cm-matchingBracket"}),
Hd=Q.mark({class:"cm-nonmatchingBracket"});function Vd(n){let e=[],t=n.matched?Fd:Hd;return e.push(t.range(n.start.from,n.start.to)),n.end&&e.push(t.range(n.end.
from,n.end.to)),e}function Ph(n){let e=[],t=n.facet(zh);for(let i of n.selection.ranges){if(!i.empty)continue;let s=Fe(n,i.head,-1,t)||i.head>0&&Fe(n,i.head-1,1,
t)||t.afterCursor&&(Fe(n,i.head,1,t)||i.head<n.doc.length&&Fe(n,i.head+1,-1,t));s&&(e=e.concat(t.renderMatch(s,n)))}return Q.set(e,!0)}var Qd=me.fromClass(class{constructor(n){
this.paused=!1,this.decorations=Ph(n.state)}update(n){(n.docChanged||n.selectionSet||this.paused)&&(n.view.composing?(this.decorations=this.decorations.map(n.changes),
this.paused=!0):(this.decorations=Ph(n.state),this.paused=!1))}},{decorations:n=>n.decorations}),zd=[Qd,Wd];function Xh(n={}){return[zh.of(n),zd]}var Xd=new R;function yo(n,e,t){
let i=n.prop(e<0?R.openedBy:R.closedBy);if(i)return i;if(n.name.length==1){let s=t.indexOf(n.name);if(s>-1&&s%2==(e<0?1:0))return[t[s+e]]}return null}function xo(n){
let e=n.type.prop(Xd);return e?e(n.node):n}function Fe(n,e,t,i={}){let s=i.maxScanDistance||Vh,r=i.brackets||Qh,o=ve(n),l=o.resolveInner(e,t);for(let a=l;a;a=a.
parent){let h=yo(a.type,t,r);if(h&&a.from<a.to){let f=xo(a);if(f&&(t>0?e>=f.from&&e<f.to:e>f.from&&e<=f.to))return $d(n,e,t,a,f,h,r)}}return qd(n,e,t,o,l.type,s,
r)}function $d(n,e,t,i,s,r,o){let l=i.parent,a={from:s.from,to:s.to},h=0,f=l?.cursor();if(f&&(t<0?f.childBefore(i.from):f.childAfter(i.to)))do if(t<0?f.to<=i.from:
f.from>=i.to){if(h==0&&r.indexOf(f.type.name)>-1&&f.from<f.to){let c=xo(f);return{start:a,end:c?{from:c.from,to:c.to}:void 0,matched:!0}}else if(yo(f.type,t,o))
h++;else if(yo(f.type,-t,o)){if(h==0){let c=xo(f);return{start:a,end:c&&c.from<c.to?{from:c.from,to:c.to}:void 0,matched:!1}}h--}}while(t<0?f.prevSibling():f.nextSibling());
return{start:a,matched:!1}}function qd(n,e,t,i,s,r,o){if(t<0?!e:e==n.doc.length)return null;let l=t<0?n.sliceDoc(e-1,e):n.sliceDoc(e,e+1),a=o.indexOf(l);if(a<0||
a%2==0!=t>0)return null;let h={from:t<0?e-1:e,to:t>0?e+1:e},f=n.doc.iterRange(e,t>0?n.doc.length:0),c=0;for(let u=0;!f.next().done&&u<=r;){let d=f.value;t<0&&(u+=
d.length);let p=e+u*t;for(let m=t>0?0:d.length-1,g=t>0?d.length:-1;m!=g;m+=t){let b=o.indexOf(d[m]);if(!(b<0||i.resolveInner(p+m,1).type!=s))if(b%2==0==t>0)c++;else{
if(c==1)return{start:h,end:{from:p+m,to:p+m+1},matched:b>>1==a>>1};c--}}t>0&&(u+=d.length)}return f.done?{start:h,matched:!1}:null}var Ud=Object.create(null),Mh=[re.none];var Th=[],Dh=Object.create(null),Kd=Object.create(null);for(let[n,e]of[["variable","variableName"],["variable-2","variableName.special"],["string-2","string.spe\
cial"],["def","variableName.definition"],["tag","tagName"],["attribute","attributeName"],["type","typeName"],["builtin","variableName.standard"],["qualifier","m\
odifier"],["error","invalid"],["header","heading"],["property","propertyName"]])Kd[n]=jd(Ud,e);function co(n,e){Th.indexOf(n)>-1||(Th.push(n),console.warn(e))}function jd(n,e){let t=[];for(let l of e.split(" ")){let a=[];for(let h of l.split(".")){let f=n[h]||
k[h];f?typeof f=="function"?a.length?a=a.map(f):co(h,`Modifier ${h} used at start of tag`):a.length?co(h,`Tag ${h} used as modifier`):a=Array.isArray(f)?f:[f]:co(
h,`Unknown highlighting tag ${h}`)}for(let h of a)t.push(h)}if(!t.length)return 0;let i=e.replace(/ /g,"_"),s=i+" "+t.map(l=>l.id),r=Dh[s];if(r)return r.id;let o=Dh[s]=
re.define({id:Mh.length,name:i,props:[di({[i]:t})]});return Mh.push(o),o.id}var Fg={rtl:Q.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"rtl"},bidiIsolate:W.RTL}),ltr:Q.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"ltr"},bidiIsolate:W.
LTR}),auto:Q.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"auto"},bidiIsolate:null})};var rs=class{constructor(e,t,i,s){this.state=e,this.pos=t,this.explicit=i,this.view=s,this.abortListeners=[],this.abortOnDocChange=!1}tokenBefore(e){let t=ve(this.
state).resolveInner(this.pos,-1);for(;t&&e.indexOf(t.name)<0;)t=t.parent;return t?{from:t.from,to:this.pos,text:this.state.sliceDoc(t.from,this.pos),type:t.type}:
null}matchBefore(e){let t=this.state.doc.lineAt(this.pos),i=Math.max(t.from,this.pos-250),s=t.text.slice(i-t.from,this.pos-t.from),r=s.search(Yh(e,!1));return r<
0?null:{from:i+r,to:this.pos,text:s.slice(r)}}get aborted(){return this.abortListeners==null}addEventListener(e,t,i){e=="abort"&&this.abortListeners&&(this.abortListeners.
push(t),i&&i.onDocChange&&(this.abortOnDocChange=!0))}};function $h(n){let e=Object.keys(n).join(""),t=/\w/.test(e);return t&&(e=e.replace(/\w/g,"")),`[${t?"\\w":
""}${e.replace(/[^\w\s]/g,"\\$&")}]`}function Yd(n){let e=Object.create(null),t=Object.create(null);for(let{label:s}of n){e[s[0]]=!0;for(let r=1;r<s.length;r++)
t[s[r]]=!0}let i=$h(e)+$h(t)+"*$";return[new RegExp("^"+i),new RegExp(i)]}function Gd(n){let e=n.map(s=>typeof s=="string"?{label:s}:s),[t,i]=e.every(s=>/^\w+$/.
test(s.label))?[/\w*$/,/\w+$/]:Yd(e);return s=>{let r=s.matchBefore(i);return r||s.explicit?{from:r?r.from:s.pos,options:e,validFor:t}:null}}var os=class{constructor(e,t,i,s){this.completion=e,this.source=t,this.match=i,this.score=s}};function Qt(n){return n.selection.main.from}function Yh(n,e){var t;
let{source:i}=n,s=e&&i[0]!="^",r=i[i.length-1]!="$";return!s&&!r?n:new RegExp(`${s?"^":""}(?:${i})${r?"$":""}`,(t=n.flags)!==null&&t!==void 0?t:n.ignoreCase?"i":
"")}var Gh=de.define();function _d(n,e,t,i){let{main:s}=n.selection,r=t-s.from,o=i-s.from;return{...n.changeByRange(l=>{if(l!=s&&t!=i&&n.sliceDoc(l.from+r,l.from+
o)!=n.sliceDoc(t,i))return{range:l};let a=n.toText(e);return{changes:{from:l.from+r,to:i==s.from?l.to:l.from+o,insert:a},range:x.cursor(l.from+r+a.length)}}),scrollIntoView:!0,
userEvent:"input.complete"}}var qh=new WeakMap;function Jd(n){if(!Array.isArray(n))return n;let e=qh.get(n);return e||qh.set(n,e=Gd(n)),e}var ls=H.define(),en=H.
define(),Oo=class{constructor(e){this.pattern=e,this.chars=[],this.folded=[],this.any=[],this.precise=[],this.byWord=[],this.score=0,this.matched=[];for(let t=0;t<
e.length;){let i=et(e,t),s=dt(i);this.chars.push(i);let r=e.slice(t,t+s),o=r.toUpperCase();this.folded.push(et(o==r?r.toLowerCase():o,0)),t+=s}this.astral=e.length!=
this.chars.length}ret(e,t){return this.score=e,this.matched=t,this}match(e){if(this.pattern.length==0)return this.ret(-100,[]);if(e.length<this.pattern.length)return null;
let{chars:t,folded:i,any:s,precise:r,byWord:o}=this;if(t.length==1){let w=et(e,0),v=dt(w),M=v==e.length?0:-100;if(w!=t[0])if(w==i[0])M+=-200;else return null;return this.
ret(M,[0,v])}let l=e.indexOf(this.pattern);if(l==0)return this.ret(e.length==this.pattern.length?0:-100,[0,this.pattern.length]);let a=t.length,h=0;if(l<0){for(let w=0,
v=Math.min(e.length,200);w<v&&h<a;){let M=et(e,w);(M==t[h]||M==i[h])&&(s[h++]=w),w+=dt(M)}if(h<a)return null}let f=0,c=0,u=!1,d=0,p=-1,m=-1,g=/[a-z]/.test(e),b=!0;
for(let w=0,v=Math.min(e.length,200),M=0;w<v&&c<a;){let y=et(e,w);l<0&&(f<a&&y==t[f]&&(r[f++]=w),d<a&&(y==t[d]||y==i[d]?(d==0&&(p=w),m=w+1,d++):d=0));let S,O=y<
255?y>=48&&y<=57||y>=97&&y<=122?2:y>=65&&y<=90?1:0:(S=kl(y))!=S.toLowerCase()?1:S!=S.toUpperCase()?2:0;(!w||O==1&&g||M==0&&O!=0)&&(t[c]==y||i[c]==y&&(u=!0)?o[c++]=
w:o.length&&(b=!1)),M=O,w+=dt(y)}return c==a&&o[0]==0&&b?this.result(-100+(u?-200:0),o,e):d==a&&p==0?this.ret(-200-e.length+(m==e.length?0:-100),[0,m]):l>-1?this.
ret(-700-e.length,[l,l+this.pattern.length]):d==a?this.ret(-900-e.length,[p,m]):c==a?this.result(-100+(u?-200:0)+-700+(b?0:-1100),o,e):t.length==2?null:this.result(
(s[0]?-700:0)+-200+-1100,s,e)}result(e,t,i){let s=[],r=0;for(let o of t){let l=o+(this.astral?dt(et(i,o)):1);r&&s[r-1]==o?s[r-1]=l:(s[r++]=o,s[r++]=l)}return this.
ret(e-i.length,s)}},Co=class{constructor(e){this.pattern=e,this.matched=[],this.score=0,this.folded=e.toLowerCase()}match(e){if(e.length<this.pattern.length)return null;
let t=e.slice(0,this.pattern.length),i=t==this.pattern?0:t.toLowerCase()==this.folded?-200:null;return i==null?null:(this.matched=[0,t.length],this.score=i+(e.length==
this.pattern.length?0:-100),this)}},ee=P.define({combine(n){return it(n,{activateOnTyping:!0,activateOnCompletion:()=>!1,activateOnTypingDelay:100,selectOnOpen:!0,
override:null,closeOnBlur:!0,maxRenderedOptions:100,defaultKeymap:!0,tooltipClass:()=>"",optionClass:()=>"",aboveCursor:!1,icons:!0,addToOptions:[],positionInfo:Zd,
filterStrict:!1,compareCompletions:(e,t)=>(e.sortText||e.label).localeCompare(t.sortText||t.label),interactionDelay:75,updateSyncTime:100},{defaultKeymap:(e,t)=>e&&
t,closeOnBlur:(e,t)=>e&&t,icons:(e,t)=>e&&t,tooltipClass:(e,t)=>i=>Uh(e(i),t(i)),optionClass:(e,t)=>i=>Uh(e(i),t(i)),addToOptions:(e,t)=>e.concat(t),filterStrict:(e,t)=>e||
t})}});function Uh(n,e){return n?e?n+" "+e:n:e}function Zd(n,e,t,i,s,r){let o=n.textDirection==W.RTL,l=o,a=!1,h="top",f,c,u=e.left-s.left,d=s.right-e.right,p=i.
right-i.left,m=i.bottom-i.top;if(l&&u<Math.min(p,d)?l=!1:!l&&d<Math.min(p,u)&&(l=!0),p<=(l?u:d))f=Math.max(s.top,Math.min(t.top,s.bottom-m))-e.top,c=Math.min(400,
l?u:d);else{a=!0,c=Math.min(400,(o?e.right:s.right-e.left)-30);let w=s.bottom-e.bottom;w>=m||w>e.top?f=t.bottom-e.top:(h="bottom",f=e.bottom-t.top)}let g=(e.bottom-
e.top)/r.offsetHeight,b=(e.right-e.left)/r.offsetWidth;return{style:`${h}: ${f/g}px; max-width: ${c/b}px`,class:"cm-completionInfo-"+(a?o?"left-narrow":"right-n\
arrow":l?"left":"right")}}var Do=H.define();function ep(n){let e=n.addToOptions.slice();return n.icons&&e.push({render(t){let i=document.createElement("div");return i.
classList.add("cm-completionIcon"),t.type&&i.classList.add(...t.type.split(/\s+/g).map(s=>"cm-completionIcon-"+s)),i.setAttribute("aria-hidden","true"),i},position:20}),
e.push({render(t,i,s,r){let o=document.createElement("span");o.className="cm-completionLabel";let l=t.displayLabel||t.label,a=0;for(let h=0;h<r.length;){let f=r[h++],
c=r[h++];f>a&&o.appendChild(document.createTextNode(l.slice(a,f)));let u=o.appendChild(document.createElement("span"));u.appendChild(document.createTextNode(l.slice(
f,c))),u.className="cm-completionMatchedText",a=c}return a<l.length&&o.appendChild(document.createTextNode(l.slice(a))),o},position:50},{render(t){if(!t.detail)
return null;let i=document.createElement("span");return i.className="cm-completionDetail",i.textContent=t.detail,i},position:80}),e.sort((t,i)=>t.position-i.position).
map(t=>t.render)}function vo(n,e,t){if(n<=t)return{from:0,to:n};if(e<0&&(e=0),e<=n>>1){let s=Math.floor(e/t);return{from:s*t,to:(s+1)*t}}let i=Math.ceil((n-e)/t);
return{from:n-i*t,to:n-(i-1)*t}}var Ao=class{constructor(e,t,i){this.view=e,this.stateField=t,this.applyCompletion=i,this.info=null,this.infoDestroy=null,this.placeInfoReq=
{read:()=>this.measureInfo(),write:a=>this.placeInfo(a),key:this},this.space=null,this.currentClass="";let s=e.state.field(t),{options:r,selected:o}=s.open,l=e.
state.facet(ee);this.optionContent=ep(l),this.optionClass=l.optionClass,this.tooltipClass=l.tooltipClass,this.range=vo(r.length,o,l.maxRenderedOptions),this.dom=
document.createElement("div"),this.dom.className="cm-tooltip-autocomplete",this.updateTooltipClass(e.state),this.dom.addEventListener("mousedown",a=>{let{options:h}=e.
state.field(t).open;for(let f=a.target,c;f&&f!=this.dom;f=f.parentNode)if(f.nodeName=="LI"&&(c=/-(\d+)$/.exec(f.id))&&+c[1]<h.length){this.applyCompletion(e,h[+c[1]]),
a.preventDefault();return}if(a.target==this.list){let f=this.list.classList.contains("cm-completionListIncompleteTop")&&a.clientY<this.list.firstChild.getBoundingClientRect().
top?this.range.from-1:this.list.classList.contains("cm-completionListIncompleteBottom")&&a.clientY>this.list.lastChild.getBoundingClientRect().bottom?this.range.
to:null;f!=null&&(e.dispatch({effects:Do.of(f)}),a.preventDefault())}}),this.dom.addEventListener("focusout",a=>{let h=e.state.field(this.stateField,!1);h&&h.tooltip&&
e.state.facet(ee).closeOnBlur&&a.relatedTarget!=e.contentDOM&&e.dispatch({effects:en.of(null)})}),this.showOptions(r,s.id)}mount(){this.updateSel()}showOptions(e,t){
this.list&&this.list.remove(),this.list=this.dom.appendChild(this.createListBox(e,t,this.range)),this.list.addEventListener("scroll",()=>{this.info&&this.view.requestMeasure(
this.placeInfoReq)})}update(e){var t;let i=e.state.field(this.stateField),s=e.startState.field(this.stateField);if(this.updateTooltipClass(e.state),i!=s){let{options:r,
selected:o,disabled:l}=i.open;(!s.open||s.open.options!=r)&&(this.range=vo(r.length,o,e.state.facet(ee).maxRenderedOptions),this.showOptions(r,i.id)),this.updateSel(),
l!=((t=s.open)===null||t===void 0?void 0:t.disabled)&&this.dom.classList.toggle("cm-tooltip-autocomplete-disabled",!!l)}}updateTooltipClass(e){let t=this.tooltipClass(
e);if(t!=this.currentClass){for(let i of this.currentClass.split(" "))i&&this.dom.classList.remove(i);for(let i of t.split(" "))i&&this.dom.classList.add(i);this.
currentClass=t}}positioned(e){this.space=e,this.info&&this.view.requestMeasure(this.placeInfoReq)}updateSel(){let e=this.view.state.field(this.stateField),t=e.open;
(t.selected>-1&&t.selected<this.range.from||t.selected>=this.range.to)&&(this.range=vo(t.options.length,t.selected,this.view.state.facet(ee).maxRenderedOptions),
this.showOptions(t.options,e.id));let i=this.updateSelectedOption(t.selected);if(i){this.destroyInfo();let{completion:s}=t.options[t.selected],{info:r}=s;if(!r)
return;let o=typeof r=="string"?document.createTextNode(r):r(s);if(!o)return;"then"in o?o.then(l=>{l&&this.view.state.field(this.stateField,!1)==e&&this.addInfoPane(
l,s)}).catch(l=>ce(this.view.state,l,"completion info")):(this.addInfoPane(o,s),i.setAttribute("aria-describedby",this.info.id))}}addInfoPane(e,t){this.destroyInfo();
let i=this.info=document.createElement("div");if(i.className="cm-tooltip cm-completionInfo",i.id="cm-completionInfo-"+Math.floor(Math.random()*65535).toString(16),
e.nodeType!=null)i.appendChild(e),this.infoDestroy=null;else{let{dom:s,destroy:r}=e;i.appendChild(s),this.infoDestroy=r||null}this.dom.appendChild(i),this.view.
requestMeasure(this.placeInfoReq)}updateSelectedOption(e){let t=null;for(let i=this.list.firstChild,s=this.range.from;i;i=i.nextSibling,s++)i.nodeName!="LI"||!i.
id?s--:s==e?i.hasAttribute("aria-selected")||(i.setAttribute("aria-selected","true"),t=i):i.hasAttribute("aria-selected")&&(i.removeAttribute("aria-selected"),i.
removeAttribute("aria-describedby"));return t&&ip(this.list,t),t}measureInfo(){let e=this.dom.querySelector("[aria-selected]");if(!e||!this.info)return null;let t=this.
dom.getBoundingClientRect(),i=this.info.getBoundingClientRect(),s=e.getBoundingClientRect(),r=this.space;if(!r){let o=this.dom.ownerDocument.documentElement;r={
left:0,top:0,right:o.clientWidth,bottom:o.clientHeight}}return s.top>Math.min(r.bottom,t.bottom)-10||s.bottom<Math.max(r.top,t.top)+10?null:this.view.state.facet(
ee).positionInfo(this.view,t,s,i,r,this.dom)}placeInfo(e){this.info&&(e?(e.style&&(this.info.style.cssText=e.style),this.info.className="cm-tooltip cm-completio\
nInfo "+(e.class||"")):this.info.style.cssText="top: -1e6px")}createListBox(e,t,i){let s=document.createElement("ul");s.id=t,s.setAttribute("role","listbox"),s.
setAttribute("aria-expanded","true"),s.setAttribute("aria-label",this.view.state.phrase("Completions")),s.addEventListener("mousedown",o=>{o.target==s&&o.preventDefault()});
let r=null;for(let o=i.from;o<i.to;o++){let{completion:l,match:a}=e[o],{section:h}=l;if(h){let u=typeof h=="string"?h:h.name;if(u!=r&&(o>i.from||i.from==0))if(r=
u,typeof h!="string"&&h.header)s.appendChild(h.header(h));else{let d=s.appendChild(document.createElement("completion-section"));d.textContent=u}}let f=s.appendChild(
document.createElement("li"));f.id=t+"-"+o,f.setAttribute("role","option");let c=this.optionClass(l);c&&(f.className=c);for(let u of this.optionContent){let d=u(
l,this.view.state,this.view,a);d&&f.appendChild(d)}}return i.from&&s.classList.add("cm-completionListIncompleteTop"),i.to<e.length&&s.classList.add("cm-completi\
onListIncompleteBottom"),s}destroyInfo(){this.info&&(this.infoDestroy&&this.infoDestroy(),this.info.remove(),this.info=null)}destroy(){this.destroyInfo()}};function tp(n,e){
return t=>new Ao(t,n,e)}function ip(n,e){let t=n.getBoundingClientRect(),i=e.getBoundingClientRect(),s=t.height/n.offsetHeight;i.top<t.top?n.scrollTop-=(t.top-i.
top)/s:i.bottom>t.bottom&&(n.scrollTop+=(i.bottom-t.bottom)/s)}function Kh(n){return(n.boost||0)*100+(n.apply?10:0)+(n.info?5:0)+(n.type?1:0)}function np(n,e){let t=[],
i=null,s=null,r=f=>{t.push(f);let{section:c}=f.completion;if(c){i||(i=[]);let u=typeof c=="string"?c:c.name;i.some(d=>d.name==u)||i.push(typeof c=="string"?{name:u}:
c)}},o=e.facet(ee);for(let f of n)if(f.hasResult()){let c=f.result.getMatch;if(f.result.filter===!1)for(let u of f.result.options)r(new os(u,f.source,c?c(u):[],
1e9-t.length));else{let u=e.sliceDoc(f.from,f.to),d,p=o.filterStrict?new Co(u):new Oo(u);for(let m of f.result.options)if(d=p.match(m.label)){let g=m.displayLabel?
c?c(m,d.matched):[]:d.matched,b=d.score+(m.boost||0);if(r(new os(m,f.source,g,b)),typeof m.section=="object"&&m.section.rank==="dynamic"){let{name:w}=m.section;
s||(s=Object.create(null)),s[w]=Math.max(b,s[w]||-1e9)}}}}if(i){let f=Object.create(null),c=0,u=(d,p)=>(d.rank==="dynamic"&&p.rank==="dynamic"?s[p.name]-s[d.name]:
0)||(typeof d.rank=="number"?d.rank:1e9)-(typeof p.rank=="number"?p.rank:1e9)||(d.name<p.name?-1:1);for(let d of i.sort(u))c-=1e5,f[d.name]=c;for(let d of t){let{
section:p}=d.completion;p&&(d.score+=f[typeof p=="string"?p:p.name])}}let l=[],a=null,h=o.compareCompletions;for(let f of t.sort((c,u)=>u.score-c.score||h(c.completion,
u.completion))){let c=f.completion;!a||a.label!=c.label||a.detail!=c.detail||a.type!=null&&c.type!=null&&a.type!=c.type||a.apply!=c.apply||a.boost!=c.boost?l.push(
f):Kh(f.completion)>Kh(a)&&(l[l.length-1]=f),a=f.completion}return l}var Po=class n{constructor(e,t,i,s,r,o){this.options=e,this.attrs=t,this.tooltip=i,this.timestamp=
s,this.selected=r,this.disabled=o}setSelected(e,t){return e==this.selected||e>=this.options.length?this:new n(this.options,jh(t,e),this.tooltip,this.timestamp,e,
this.disabled)}static build(e,t,i,s,r,o){if(s&&!o&&e.some(h=>h.isPending))return s.setDisabled();let l=np(e,t);if(!l.length)return s&&e.some(h=>h.isPending)?s.setDisabled():
null;let a=t.facet(ee).selectOnOpen?0:-1;if(s&&s.selected!=a&&s.selected!=-1){let h=s.options[s.selected].completion;for(let f=0;f<l.length;f++)if(l[f].completion==
h){a=f;break}}return new n(l,jh(i,a),{pos:e.reduce((h,f)=>f.hasResult()?Math.min(h,f.from):h,1e8),create:hp,above:r.aboveCursor},s?s.timestamp:Date.now(),a,!1)}map(e){
return new n(this.options,this.attrs,{...this.tooltip,pos:e.mapPos(this.tooltip.pos)},this.timestamp,this.selected,this.disabled)}setDisabled(){return new n(this.
options,this.attrs,this.tooltip,this.timestamp,this.selected,!0)}},Mo=class n{constructor(e,t,i){this.active=e,this.id=t,this.open=i}static start(){return new n(
lp,"cm-ac-"+Math.floor(Math.random()*2e6).toString(36),null)}update(e){let{state:t}=e,i=t.facet(ee),r=(i.override||t.languageDataAt("autocomplete",Qt(t)).map(Jd)).
map(a=>(this.active.find(f=>f.source==a)||new lt(a,this.active.some(f=>f.state!=0)?1:0)).update(e,i));r.length==this.active.length&&r.every((a,h)=>a==this.active[h])&&
(r=this.active);let o=this.open,l=e.effects.some(a=>a.is(Ro));o&&e.docChanged&&(o=o.map(e.changes)),e.selection||r.some(a=>a.hasResult()&&e.changes.touchesRange(
a.from,a.to))||!sp(r,this.active)||l?o=Po.build(r,t,this.id,o,i,l):o&&o.disabled&&!r.some(a=>a.isPending)&&(o=null),!o&&r.every(a=>!a.isPending)&&r.some(a=>a.hasResult())&&
(r=r.map(a=>a.hasResult()?new lt(a.source,0):a));for(let a of e.effects)a.is(Do)&&(o=o&&o.setSelected(a.value,this.id));return r==this.active&&o==this.open?this:
new n(r,this.id,o)}get tooltip(){return this.open?this.open.tooltip:null}get attrs(){return this.open?this.open.attrs:this.active.length?rp:op}};function sp(n,e){
if(n==e)return!0;for(let t=0,i=0;;){for(;t<n.length&&!n[t].hasResult();)t++;for(;i<e.length&&!e[i].hasResult();)i++;let s=t==n.length,r=i==e.length;if(s||r)return s==
r;if(n[t++].result!=e[i++].result)return!1}}var rp={"aria-autocomplete":"list"},op={};function jh(n,e){let t={"aria-autocomplete":"list","aria-haspopup":"listbo\
x","aria-controls":n};return e>-1&&(t["aria-activedescendant"]=n+"-"+e),t}var lp=[];function _h(n,e){if(n.isUserEvent("input.complete")){let i=n.annotation(Gh);
if(i&&e.activateOnCompletion(i))return 12}let t=n.isUserEvent("input.type");return t&&e.activateOnTyping?5:t?1:n.isUserEvent("delete.backward")?2:n.selection?8:
n.docChanged?16:0}var lt=class n{constructor(e,t,i=!1){this.source=e,this.state=t,this.explicit=i}hasResult(){return!1}get isPending(){return this.state==1}update(e,t){
let i=_h(e,t),s=this;(i&8||i&16&&this.touches(e))&&(s=new n(s.source,0)),i&4&&s.state==0&&(s=new n(this.source,1)),s=s.updateFor(e,i);for(let r of e.effects)if(r.
is(ls))s=new n(s.source,1,r.value);else if(r.is(en))s=new n(s.source,0);else if(r.is(Ro))for(let o of r.value)o.source==s.source&&(s=o);return s}updateFor(e,t){
return this.map(e.changes)}map(e){return this}touches(e){return e.changes.touchesRange(Qt(e.state))}},as=class n extends lt{constructor(e,t,i,s,r,o){super(e,3,t),
this.limit=i,this.result=s,this.from=r,this.to=o}hasResult(){return!0}updateFor(e,t){var i;if(!(t&3))return this.map(e.changes);let s=this.result;s.map&&!e.changes.
empty&&(s=s.map(s,e.changes));let r=e.changes.mapPos(this.from),o=e.changes.mapPos(this.to,1),l=Qt(e.state);if(l>o||!s||t&2&&(Qt(e.startState)==this.from||l<this.
limit))return new lt(this.source,t&4?1:0);let a=e.changes.mapPos(this.limit);return ap(s.validFor,e.state,r,o)?new n(this.source,this.explicit,a,s,r,o):s.update&&
(s=s.update(s,r,o,new rs(e.state,l,!1)))?new n(this.source,this.explicit,a,s,s.from,(i=s.to)!==null&&i!==void 0?i:Qt(e.state)):new lt(this.source,1,this.explicit)}map(e){
if(e.empty)return this;let t=this.result.map?this.result.map(this.result,e):this.result;return t?new n(this.source,this.explicit,e.mapPos(this.limit),t,e.mapPos(
this.from),e.mapPos(this.to,1)):new lt(this.source,0)}touches(e){return e.changes.touchesRange(this.from,this.to)}};function ap(n,e,t,i){if(!n)return!1;let s=e.
sliceDoc(t,i);return typeof n=="function"?n(s,t,i,e):Yh(n,!0).test(s)}var Ro=H.define({map(n,e){return n.map(t=>t.map(e))}}),ge=xe.define({create(){return Mo.start()},
update(n,e){return n.update(e)},provide:n=>[Yr.from(n,e=>e.tooltip),T.contentAttributes.from(n,e=>e.attrs)]});function Bo(n,e){let t=e.completion.apply||e.completion.
label,i=n.state.field(ge).active.find(s=>s.source==e.source);return i instanceof as?(typeof t=="string"?n.dispatch({..._d(n.state,t,i.from,i.to),annotations:Gh.
of(e.completion)}):t(n,e.completion,i.from,i.to),!0):!1}var hp=tp(ge,Bo);function ss(n,e="option"){return t=>{let i=t.state.field(ge,!1);if(!i||!i.open||i.open.
disabled||Date.now()-i.open.timestamp<t.state.facet(ee).interactionDelay)return!1;let s=1,r;e=="page"&&(r=Gr(t,i.open.tooltip))&&(s=Math.max(2,Math.floor(r.dom.
offsetHeight/r.dom.querySelector("li").offsetHeight)-1));let{length:o}=i.open.options,l=i.open.selected>-1?i.open.selected+s*(n?1:-1):n?0:o-1;return l<0?l=e=="p\
age"?0:o-1:l>=o&&(l=e=="page"?o-1:0),t.dispatch({effects:Do.of(l)}),!0}}var fp=n=>{let e=n.state.field(ge,!1);return n.state.readOnly||!e||!e.open||e.open.selected<
0||e.open.disabled||Date.now()-e.open.timestamp<n.state.facet(ee).interactionDelay?!1:Bo(n,e.open.options[e.open.selected])},So=n=>n.state.field(ge,!1)?(n.dispatch(
{effects:ls.of(!0)}),!0):!1,cp=n=>{let e=n.state.field(ge,!1);return!e||!e.active.some(t=>t.state!=0)?!1:(n.dispatch({effects:en.of(null)}),!0)},To=class{constructor(e,t){
this.active=e,this.context=t,this.time=Date.now(),this.updates=[],this.done=void 0}},up=50,dp=1e3,pp=me.fromClass(class{constructor(n){this.view=n,this.debounceUpdate=
-1,this.running=[],this.debounceAccept=-1,this.pendingStart=!1,this.composing=0;for(let e of n.state.field(ge).active)e.isPending&&this.startQuery(e)}update(n){
let e=n.state.field(ge),t=n.state.facet(ee);if(!n.selectionSet&&!n.docChanged&&n.startState.field(ge)==e)return;let i=n.transactions.some(r=>{let o=_h(r,t);return o&
8||(r.selection||r.docChanged)&&!(o&3)});for(let r=0;r<this.running.length;r++){let o=this.running[r];if(i||o.context.abortOnDocChange&&n.docChanged||o.updates.
length+n.transactions.length>up&&Date.now()-o.time>dp){for(let l of o.context.abortListeners)try{l()}catch(a){ce(this.view.state,a)}o.context.abortListeners=null,
this.running.splice(r--,1)}else o.updates.push(...n.transactions)}this.debounceUpdate>-1&&clearTimeout(this.debounceUpdate),n.transactions.some(r=>r.effects.some(
o=>o.is(ls)))&&(this.pendingStart=!0);let s=this.pendingStart?50:t.activateOnTypingDelay;if(this.debounceUpdate=e.active.some(r=>r.isPending&&!this.running.some(
o=>o.active.source==r.source))?setTimeout(()=>this.startUpdate(),s):-1,this.composing!=0)for(let r of n.transactions)r.isUserEvent("input.type")?this.composing=
2:this.composing==2&&r.selection&&(this.composing=3)}startUpdate(){this.debounceUpdate=-1,this.pendingStart=!1;let{state:n}=this.view,e=n.field(ge);for(let t of e.
active)t.isPending&&!this.running.some(i=>i.active.source==t.source)&&this.startQuery(t);this.running.length&&e.open&&e.open.disabled&&(this.debounceAccept=setTimeout(
()=>this.accept(),this.view.state.facet(ee).updateSyncTime))}startQuery(n){let{state:e}=this.view,t=Qt(e),i=new rs(e,t,n.explicit,this.view),s=new To(n,i);this.
running.push(s),Promise.resolve(n.source(i)).then(r=>{s.context.aborted||(s.done=r||null,this.scheduleAccept())},r=>{this.view.dispatch({effects:en.of(null)}),ce(
this.view.state,r)})}scheduleAccept(){this.running.every(n=>n.done!==void 0)?this.accept():this.debounceAccept<0&&(this.debounceAccept=setTimeout(()=>this.accept(),
this.view.state.facet(ee).updateSyncTime))}accept(){var n;this.debounceAccept>-1&&clearTimeout(this.debounceAccept),this.debounceAccept=-1;let e=[],t=this.view.
state.facet(ee),i=this.view.state.field(ge);for(let s=0;s<this.running.length;s++){let r=this.running[s];if(r.done===void 0)continue;if(this.running.splice(s--,
1),r.done){let l=Qt(r.updates.length?r.updates[0].startState:this.view.state),a=Math.min(l,r.done.from+(r.active.explicit?0:1)),h=new as(r.active.source,r.active.
explicit,a,r.done,r.done.from,(n=r.done.to)!==null&&n!==void 0?n:l);for(let f of r.updates)h=h.update(f,t);if(h.hasResult()){e.push(h);continue}}let o=i.active.
find(l=>l.source==r.active.source);if(o&&o.isPending)if(r.done==null){let l=new lt(r.active.source,0);for(let a of r.updates)l=l.update(a,t);l.isPending||e.push(
l)}else this.startQuery(o)}(e.length||i.open&&i.open.disabled)&&this.view.dispatch({effects:Ro.of(e)})}},{eventHandlers:{blur(n){let e=this.view.state.field(ge,
!1);if(e&&e.tooltip&&this.view.state.facet(ee).closeOnBlur){let t=e.open&&Gr(this.view,e.open.tooltip);(!t||!t.dom.contains(n.relatedTarget))&&setTimeout(()=>this.
view.dispatch({effects:en.of(null)}),10)}},compositionstart(){this.composing=1},compositionend(){this.composing==3&&setTimeout(()=>this.view.dispatch({effects:ls.
of(!1)}),20),this.composing=0}}}),mp=typeof navigator=="object"&&/Win/.test(navigator.platform),gp=tt.highest(T.domEventHandlers({keydown(n,e){let t=e.state.field(
ge,!1);if(!t||!t.open||t.open.disabled||t.open.selected<0||!n.key||n.key.length>1||n.ctrlKey&&!(mp&&n.altKey)||n.metaKey)return!1;let i=t.open.options[t.open.selected],
s=t.active.find(o=>o.source==i.source),r=i.completion.commitCharacters||s.result.commitCharacters;return r&&r.indexOf(n.key)>-1&&Bo(e,i),!1}})),bp=T.baseTheme({
".cm-tooltip.cm-tooltip-autocomplete":{"& > ul":{fontFamily:"monospace",whiteSpace:"nowrap",overflow:"hidden auto",maxWidth_fallback:"700px",maxWidth:"min(700px\
, 95vw)",minWidth:"250px",maxHeight:"10em",height:"100%",listStyle:"none",margin:0,padding:0,"& > li, & > completion-section":{padding:"1px 3px",lineHeight:1.2},
"& > li":{overflowX:"hidden",textOverflow:"ellipsis",cursor:"pointer"},"& > completion-section":{display:"list-item",borderBottom:"1px solid silver",paddingLeft:"\
0.5em",opacity:.7}}},"&light .cm-tooltip-autocomplete ul li[aria-selected]":{background:"#17c",color:"white"},"&light .cm-tooltip-autocomplete-disabled ul li[ar\
ia-selected]":{background:"#777"},"&dark .cm-tooltip-autocomplete ul li[aria-selected]":{background:"#347",color:"white"},"&dark .cm-tooltip-autocomplete-disabl\
ed ul li[aria-selected]":{background:"#444"},".cm-completionListIncompleteTop:before, .cm-completionListIncompleteBottom:after":{content:'"···"',opacity:.5,display:"\
block",textAlign:"center",cursor:"pointer"},".cm-tooltip.cm-completionInfo":{position:"absolute",padding:"3px 9px",width:"max-content",maxWidth:"400px",boxSizing:"\
border-box",whiteSpace:"pre-line"},".cm-completionInfo.cm-completionInfo-left":{right:"100%"},".cm-completionInfo.cm-completionInfo-right":{left:"100%"},".cm-co\
mpletionInfo.cm-completionInfo-left-narrow":{right:"30px"},".cm-completionInfo.cm-completionInfo-right-narrow":{left:"30px"},"&light .cm-snippetField":{backgroundColor:"\
#00000022"},"&dark .cm-snippetField":{backgroundColor:"#ffffff22"},".cm-snippetFieldPosition":{verticalAlign:"text-top",width:0,height:"1.15em",display:"inline-\
block",margin:"0 -0.7px -.7em",borderLeft:"1.4px dotted #888"},".cm-completionMatchedText":{textDecoration:"underline"},".cm-completionDetail":{marginLeft:"0.5e\
m",fontStyle:"italic"},".cm-completionIcon":{fontSize:"90%",width:".8em",display:"inline-block",textAlign:"center",paddingRight:".6em",opacity:"0.6",boxSizing:"\
content-box"},".cm-completionIcon-function, .cm-completionIcon-method":{"&:after":{content:"'ƒ'"}},".cm-completionIcon-class":{"&:after":{content:"'○'"}},".c\
m-completionIcon-interface":{"&:after":{content:"'◌'"}},".cm-completionIcon-variable":{"&:after":{content:"'𝑥'"}},".cm-completionIcon-constant":{"&:after":{
content:"'𝐶'"}},".cm-completionIcon-type":{"&:after":{content:"'𝑡'"}},".cm-completionIcon-enum":{"&:after":{content:"'∪'"}},".cm-completionIcon-property":{
"&:after":{content:"'□'"}},".cm-completionIcon-keyword":{"&:after":{content:"'🔑︎'"}},".cm-completionIcon-namespace":{"&:after":{content:"'▢'"}},".cm-co\
mpletionIcon-text":{"&:after":{content:"'abc'",fontSize:"50%",verticalAlign:"middle"}}});var Jh=new class extends Ae{};Jh.startSide=1;Jh.endSide=-1;var qg=typeof navigator=="object"&&/Android\b/.test(navigator.userAgent);function Zh(n={}){return[gp,ge,ee.of(n),pp,yp,bp]}var Lo=[{key:"Ctrl-Space",run:So},{mac:"Alt-`",run:So},{mac:"Alt-i",run:So},{key:"Escape",run:cp},{key:"ArrowD\
own",run:ss(!0)},{key:"ArrowUp",run:ss(!1)},{key:"PageDown",run:ss(!0,"page")},{key:"PageUp",run:ss(!1,"page")},{key:"Enter",run:fp}],yp=tt.highest(Xi.computeN(
[ee],n=>n.facet(ee).defaultKeymap?[Lo]:[]));var xp=n=>{let{state:e}=n,t=e.doc.lineAt(e.selection.main.from),i=Vo(n.state,t.from);return i.line?kp(n):i.block?vp(n):!1};function Ho(n,e){return({state:t,dispatch:i})=>{
if(t.readOnly)return!1;let s=n(e,t);return s?(i(t.update(s)),!0):!1}}var kp=Ho(Cp,0);var wp=Ho(hf,0);var vp=Ho((n,e)=>hf(n,e,Op(e)),0);function Vo(n,e){let t=n.languageDataAt("commentTokens",e,1);return t.length?t[0]:{}}var tn=50;function Sp(n,{open:e,close:t},i,s){
let r=n.sliceDoc(i-tn,i),o=n.sliceDoc(s,s+tn),l=/\s*$/.exec(r)[0].length,a=/^\s*/.exec(o)[0].length,h=r.length-l;if(r.slice(h-e.length,h)==e&&o.slice(a,a+t.length)==
t)return{open:{pos:i-l,margin:l&&1},close:{pos:s+a,margin:a&&1}};let f,c;s-i<=2*tn?f=c=n.sliceDoc(i,s):(f=n.sliceDoc(i,i+tn),c=n.sliceDoc(s-tn,s));let u=/^\s*/.
exec(f)[0].length,d=/\s*$/.exec(c)[0].length,p=c.length-d-t.length;return f.slice(u,u+e.length)==e&&c.slice(p,p+t.length)==t?{open:{pos:i+u+e.length,margin:/\s/.
test(f.charAt(u+e.length))?1:0},close:{pos:s-d-t.length,margin:/\s/.test(c.charAt(p-1))?1:0}}:null}function Op(n){let e=[];for(let t of n.selection.ranges){let i=n.
doc.lineAt(t.from),s=t.to<=i.to?i:n.doc.lineAt(t.to);s.from>i.from&&s.from==t.to&&(s=t.to==i.to+1?i:n.doc.lineAt(t.to-1));let r=e.length-1;r>=0&&e[r].to>i.from?
e[r].to=s.to:e.push({from:i.from+/^\s*/.exec(i.text)[0].length,to:s.to})}return e}function hf(n,e,t=e.selection.ranges){let i=t.map(r=>Vo(e,r.from).block);if(!i.
every(r=>r))return null;let s=t.map((r,o)=>Sp(e,i[o],r.from,r.to));if(n!=2&&!s.every(r=>r))return{changes:e.changes(t.map((r,o)=>s[o]?[]:[{from:r.from,insert:i[o].
open+" "},{from:r.to,insert:" "+i[o].close}]))};if(n!=1&&s.some(r=>r)){let r=[];for(let o=0,l;o<s.length;o++)if(l=s[o]){let a=i[o],{open:h,close:f}=l;r.push({from:h.
pos-a.open.length,to:h.pos+h.margin},{from:f.pos-f.margin,to:f.pos+a.close.length})}return{changes:r}}return null}function Cp(n,e,t=e.selection.ranges){let i=[],
s=-1;e:for(let{from:r,to:o}of t){let l=i.length,a=1e9,h;for(let f=r;f<=o;){let c=e.doc.lineAt(f);if(h==null&&(h=Vo(e,c.from).line,!h))continue e;if(c.from>s&&(r==
o||o>c.from)){s=c.from;let u=/^\s*/.exec(c.text)[0].length,d=u==c.length,p=c.text.slice(u,u+h.length)==h?u:-1;u<c.text.length&&u<a&&(a=u),i.push({line:c,comment:p,
token:h,indent:u,empty:d,single:!1})}f=c.to+1}if(a<1e9)for(let f=l;f<i.length;f++)i[f].indent<i[f].line.text.length&&(i[f].indent=a);i.length==l+1&&(i[l].single=
!0)}if(n!=2&&i.some(r=>r.comment<0&&(!r.empty||r.single))){let r=[];for(let{line:l,token:a,indent:h,empty:f,single:c}of i)(c||!f)&&r.push({from:l.from+h,insert:a+
" "});let o=e.changes(r);return{changes:o,selection:e.selection.map(o,1)}}else if(n!=1&&i.some(r=>r.comment>=0)){let r=[];for(let{line:o,comment:l,token:a}of i)
if(l>=0){let h=o.from+l,f=h+a.length;o.text[f-o.from]==" "&&f++,r.push({from:h,to:f})}return{changes:r}}return null}var Io=de.define(),Ap=de.define(),Pp=P.define(),
ff=P.define({combine(n){return it(n,{minDepth:100,newGroupDelay:500,joinToEvent:(e,t)=>t},{minDepth:Math.max,newGroupDelay:Math.min,joinToEvent:(e,t)=>(i,s)=>e(
i,s)||t(i,s)})}}),cf=xe.define({create(){return zt.empty},update(n,e){let t=e.state.facet(ff),i=e.annotation(Io);if(i){let a=He.fromTransaction(e,i.selection),h=i.
side,f=h==0?n.undone:n.done;return a?f=fs(f,f.length,t.minDepth,a):f=mf(f,e.startState.selection),new zt(h==0?i.rest:f,h==0?f:i.rest)}let s=e.annotation(Ap);if((s==
"full"||s=="before")&&(n=n.isolate()),e.annotation(_.addToHistory)===!1)return e.changes.empty?n:n.addMapping(e.changes.desc);let r=He.fromTransaction(e),o=e.annotation(
_.time),l=e.annotation(_.userEvent);return r?n=n.addChanges(r,o,l,t,e):e.selection&&(n=n.addSelection(e.startState.selection,o,l,t.newGroupDelay)),(s=="full"||s==
"after")&&(n=n.isolate()),n},toJSON(n){return{done:n.done.map(e=>e.toJSON()),undone:n.undone.map(e=>e.toJSON())}},fromJSON(n){return new zt(n.done.map(He.fromJSON),
n.undone.map(He.fromJSON))}});function uf(n={}){return[cf,ff.of(n),T.domEventHandlers({beforeinput(e,t){let i=e.inputType=="historyUndo"?df:e.inputType=="histor\
yRedo"?No:null;return i?(e.preventDefault(),i(t)):!1}})]}function cs(n,e){return function({state:t,dispatch:i}){if(!e&&t.readOnly)return!1;let s=t.field(cf,!1);if(!s)return!1;let r=s.pop(n,t,e);return r?(i(r),!0):!1}}
var df=cs(0,!1),No=cs(1,!1),Mp=cs(0,!0),Tp=cs(1,!0);var He=class n{constructor(e,t,i,s,r){this.changes=e,this.effects=t,this.mapped=i,this.startSelection=s,this.selectionsAfter=r}setSelAfter(e){return new n(this.
changes,this.effects,this.mapped,this.startSelection,e)}toJSON(){var e,t,i;return{changes:(e=this.changes)===null||e===void 0?void 0:e.toJSON(),mapped:(t=this.mapped)===
null||t===void 0?void 0:t.toJSON(),startSelection:(i=this.startSelection)===null||i===void 0?void 0:i.toJSON(),selectionsAfter:this.selectionsAfter.map(s=>s.toJSON())}}static fromJSON(e){
return new n(e.changes&&he.fromJSON(e.changes),[],e.mapped&&Ze.fromJSON(e.mapped),e.startSelection&&x.fromJSON(e.startSelection),e.selectionsAfter.map(x.fromJSON))}static fromTransaction(e,t){
let i=Re;for(let s of e.startState.facet(Pp)){let r=s(e);r.length&&(i=i.concat(r))}return!i.length&&e.changes.empty?null:new n(e.changes.invert(e.startState.doc),
i,void 0,t||e.startState.selection,Re)}static selection(e){return new n(void 0,Re,void 0,void 0,e)}};function fs(n,e,t,i){let s=e+1>t+20?e-t-1:0,r=n.slice(s,e);
return r.push(i),r}function Dp(n,e){let t=[],i=!1;return n.iterChangedRanges((s,r)=>t.push(s,r)),e.iterChangedRanges((s,r,o,l)=>{for(let a=0;a<t.length;){let h=t[a++],
f=t[a++];l>=h&&o<=f&&(i=!0)}}),i}function Rp(n,e){return n.ranges.length==e.ranges.length&&n.ranges.filter((t,i)=>t.empty!=e.ranges[i].empty).length===0}function pf(n,e){
return n.length?e.length?n.concat(e):n:e}var Re=[],Bp=200;function mf(n,e){if(n.length){let t=n[n.length-1],i=t.selectionsAfter.slice(Math.max(0,t.selectionsAfter.
length-Bp));return i.length&&i[i.length-1].eq(e)?n:(i.push(e),fs(n,n.length-1,1e9,t.setSelAfter(i)))}else return[He.selection([e])]}function Lp(n){let e=n[n.length-
1],t=n.slice();return t[n.length-1]=e.setSelAfter(e.selectionsAfter.slice(0,e.selectionsAfter.length-1)),t}function Eo(n,e){if(!n.length)return n;let t=n.length,
i=Re;for(;t;){let s=Ep(n[t-1],e,i);if(s.changes&&!s.changes.empty||s.effects.length){let r=n.slice(0,t);return r[t-1]=s,r}else e=s.mapped,t--,i=s.selectionsAfter}
return i.length?[He.selection(i)]:Re}function Ep(n,e,t){let i=pf(n.selectionsAfter.length?n.selectionsAfter.map(l=>l.map(e)):Re,t);if(!n.changes)return He.selection(
i);let s=n.changes.map(e),r=e.mapDesc(n.changes,!0),o=n.mapped?n.mapped.composeDesc(r):r;return new He(s,H.mapEffects(n.effects,e),o,n.startSelection.map(r),i)}
var Ip=/^(input\.type|delete)($|\.)/,zt=class n{constructor(e,t,i=0,s=void 0){this.done=e,this.undone=t,this.prevTime=i,this.prevUserEvent=s}isolate(){return this.
prevTime?new n(this.done,this.undone):this}addChanges(e,t,i,s,r){let o=this.done,l=o[o.length-1];return l&&l.changes&&!l.changes.empty&&e.changes&&(!i||Ip.test(
i))&&(!l.selectionsAfter.length&&t-this.prevTime<s.newGroupDelay&&s.joinToEvent(r,Dp(l.changes,e.changes))||i=="input.type.compose")?o=fs(o,o.length-1,s.minDepth,
new He(e.changes.compose(l.changes),pf(H.mapEffects(e.effects,l.changes),l.effects),l.mapped,l.startSelection,Re)):o=fs(o,o.length,s.minDepth,e),new n(o,Re,t,i)}addSelection(e,t,i,s){
let r=this.done.length?this.done[this.done.length-1].selectionsAfter:Re;return r.length>0&&t-this.prevTime<s&&i==this.prevUserEvent&&i&&/^select($|\.)/.test(i)&&
Rp(r[r.length-1],e)?this:new n(mf(this.done,e),this.undone,t,i)}addMapping(e){return new n(Eo(this.done,e),Eo(this.undone,e),this.prevTime,this.prevUserEvent)}pop(e,t,i){
let s=e==0?this.done:this.undone;if(s.length==0)return null;let r=s[s.length-1],o=r.selectionsAfter[0]||(r.startSelection?r.startSelection.map(r.changes.invertedDesc,
1):t.selection);if(i&&r.selectionsAfter.length)return t.update({selection:r.selectionsAfter[r.selectionsAfter.length-1],annotations:Io.of({side:e,rest:Lp(s),selection:o}),
userEvent:e==0?"select.undo":"select.redo",scrollIntoView:!0});if(r.changes){let l=s.length==1?Re:s.slice(0,s.length-1);return r.mapped&&(l=Eo(l,r.mapped)),t.update(
{changes:r.changes,selection:r.startSelection,effects:r.effects,annotations:Io.of({side:e,rest:l,selection:o}),filter:!1,userEvent:e==0?"undo":"redo",scrollIntoView:!0})}else
return null}};zt.empty=new zt(Re,Re);var gf=[{key:"Mod-z",run:df,preventDefault:!0},{key:"Mod-y",mac:"Mod-Shift-z",run:No,preventDefault:!0},{linux:"Ctrl-Shift-\
z",run:No,preventDefault:!0},{key:"Mod-u",run:Mp,preventDefault:!0},{key:"Alt-u",mac:"Mod-Shift-u",run:Tp,preventDefault:!0}];function bi(n,e){return x.create(n.
ranges.map(e),n.mainIndex)}function Ve(n,e){return n.update({selection:e,scrollIntoView:!0,userEvent:"select"})}function Qe({state:n,dispatch:e},t){let i=bi(n.selection,
t);return i.eq(n.selection,!0)?!1:(e(Ve(n,i)),!0)}function us(n,e){return x.cursor(e?n.to:n.from)}function bf(n,e){return Qe(n,t=>t.empty?n.moveByChar(t,e):us(t,
e))}function oe(n){return n.textDirectionAt(n.state.selection.main.head)==W.LTR}var yf=n=>bf(n,!oe(n)),xf=n=>bf(n,oe(n));function kf(n,e){return Qe(n,t=>t.empty?n.moveByGroup(t,e):us(t,e))}var Np=n=>kf(n,!oe(n)),Wp=n=>kf(n,oe(n));var Zg=typeof Intl<"u"&&Intl.Segmenter?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Fp(n,e,t){if(e.type.prop(t))return!0;let i=e.to-e.from;return i&&(i>2||/[^\s,.;:]/.test(n.sliceDoc(e.from,e.to)))||e.firstChild}function ds(n,e,t){let i=ve(
n).resolveInner(e.head),s=t?R.closedBy:R.openedBy;for(let a=e.head;;){let h=t?i.childAfter(a):i.childBefore(a);if(!h)break;Fp(n,h,s)?i=h:a=t?h.to:h.from}let r=i.
type.prop(s),o,l;return r&&(o=t?Fe(n,i.from,1):Fe(n,i.to,-1))&&o.matched?l=t?o.end.to:o.end.from:l=t?i.to:i.from,x.cursor(l,t?-1:1)}var Hp=n=>Qe(n,e=>ds(n.state,
e,!oe(n))),Vp=n=>Qe(n,e=>ds(n.state,e,oe(n)));function wf(n,e){return Qe(n,t=>{if(!t.empty)return us(t,e);let i=n.moveVertically(t,e);return i.head!=t.head?i:n.
moveToLineBoundary(t,e)})}var vf=n=>wf(n,!1),Sf=n=>wf(n,!0);function Of(n){let e=n.scrollDOM.clientHeight<n.scrollDOM.scrollHeight-2,t=0,i=0,s;if(e){for(let r of n.
state.facet(T.scrollMargins)){let o=r(n);o?.top&&(t=Math.max(o?.top,t)),o?.bottom&&(i=Math.max(o?.bottom,i))}s=n.scrollDOM.clientHeight-t-i}else s=(n.dom.ownerDocument.
defaultView||window).innerHeight;return{marginTop:t,marginBottom:i,selfScroll:e,height:Math.max(n.defaultLineHeight,s-5)}}function Cf(n,e){let t=Of(n),{state:i}=n,
s=bi(i.selection,o=>o.empty?n.moveVertically(o,e,t.height):us(o,e));if(s.eq(i.selection))return!1;let r;if(t.selfScroll){let o=n.coordsAtPos(i.selection.main.head),
l=n.scrollDOM.getBoundingClientRect(),a=l.top+t.marginTop,h=l.bottom-t.marginBottom;o&&o.top>a&&o.bottom<h&&(r=T.scrollIntoView(s.main.head,{y:"start",yMargin:o.
top-a}))}return n.dispatch(Ve(i,s),{effects:r}),!0}var ef=n=>Cf(n,!1),Wo=n=>Cf(n,!0);function vt(n,e,t){let i=n.lineBlockAt(e.head),s=n.moveToLineBoundary(e,t);
if(s.head==e.head&&s.head!=(t?i.to:i.from)&&(s=n.moveToLineBoundary(e,t,!1)),!t&&s.head==i.from&&i.length){let r=/^\s*/.exec(n.state.sliceDoc(i.from,Math.min(i.
from+100,i.to)))[0].length;r&&e.head!=i.from+r&&(s=x.cursor(i.from+r))}return s}var Qp=n=>Qe(n,e=>vt(n,e,!0)),zp=n=>Qe(n,e=>vt(n,e,!1)),Xp=n=>Qe(n,e=>vt(n,e,!oe(
n))),$p=n=>Qe(n,e=>vt(n,e,oe(n))),qp=n=>Qe(n,e=>n.moveToLineBoundary(e,!1,!1)),Up=n=>Qe(n,e=>n.moveToLineBoundary(e,!0,!1));function Kp(n,e,t){let i=!1,s=bi(n.selection,
r=>{let o=Fe(n,r.head,-1)||Fe(n,r.head,1)||r.head>0&&Fe(n,r.head-1,1)||r.head<n.doc.length&&Fe(n,r.head+1,-1);if(!o||!o.end)return r;i=!0;let l=o.start.from==r.
head?o.end.to:o.end.from;return t?x.range(r.anchor,l):x.cursor(l)});return i?(e(Ve(n,s)),!0):!1}var jp=({state:n,dispatch:e})=>Kp(n,e,!1);function Be(n,e,t){let i=bi(n.state.selection,s=>{s.undirectional&&s.head>=s.anchor!=e&&(s=x.range(s.head,s.anchor));let r=t(s);return x.range(s.anchor,r.head,r.
goalColumn,r.bidiLevel||void 0,r.assoc)});return i.eq(n.state.selection)?!1:(n.dispatch(Ve(n.state,i)),!0)}function Af(n,e){return Be(n,e,t=>n.moveByChar(t,e))}
var Pf=n=>Af(n,!oe(n)),Mf=n=>Af(n,oe(n));function Tf(n,e){return Be(n,e,t=>n.moveByGroup(t,e))}var Yp=n=>Tf(n,!oe(n)),Gp=n=>Tf(n,oe(n));var _p=n=>{let e=!oe(n);return Be(n,e,t=>ds(n.state,t,e))},Jp=n=>{let e=oe(n);return Be(n,e,t=>ds(n.state,t,e))};function Df(n,e){return Be(n,e,t=>n.moveVertically(
t,e))}var Rf=n=>Df(n,!1),Bf=n=>Df(n,!0);function Lf(n,e){return Be(n,e,t=>n.moveVertically(t,e,Of(n).height))}var tf=n=>Lf(n,!1),nf=n=>Lf(n,!0),Zp=n=>Be(n,!0,e=>vt(
n,e,!0)),em=n=>Be(n,!1,e=>vt(n,e,!1)),tm=n=>{let e=!oe(n);return Be(n,e,t=>vt(n,t,e))},im=n=>{let e=oe(n);return Be(n,e,t=>vt(n,t,e))},nm=n=>Be(n,!1,e=>x.cursor(
n.lineBlockAt(e.head).from)),sm=n=>Be(n,!0,e=>x.cursor(n.lineBlockAt(e.head).to)),sf=({state:n,dispatch:e})=>(e(Ve(n,{anchor:0})),!0),rf=({state:n,dispatch:e})=>(e(
Ve(n,{anchor:n.doc.length})),!0),of=({state:n,dispatch:e})=>(e(Ve(n,{anchor:n.selection.main.anchor,head:0})),!0),lf=({state:n,dispatch:e})=>(e(Ve(n,{anchor:n.selection.
main.anchor,head:n.doc.length})),!0),rm=({state:n,dispatch:e})=>(e(n.update({selection:{anchor:0,head:n.doc.length},userEvent:"select"})),!0),om=({state:n,dispatch:e})=>{
let t=ps(n).map(({from:i,to:s})=>x.undirectionalRange(i,Math.min(s+1,n.doc.length)));return e(n.update({selection:x.create(t),userEvent:"select"})),!0},lm=({state:n,
dispatch:e})=>{let t=bi(n.selection,i=>{let s=ve(n),r=s.resolveStack(i.from,1);if(i.empty){let o=s.resolveStack(i.from,-1);o.node.from>=r.node.from&&o.node.to<=
r.node.to&&(r=o)}for(let o=r;o;o=o.next){let{node:l}=o;if((l.from<i.from&&l.to>=i.to||l.to>i.to&&l.from<=i.from)&&o.next)return x.undirectionalRange(l.from,l.to)}
return i});return t.eq(n.selection)?!1:(e(Ve(n,t)),!0)};function Ef(n,e){let{state:t}=n,i=t.selection,s=t.selection.ranges.slice();for(let r of t.selection.ranges){
let o=t.doc.lineAt(r.head);if(e?o.to<n.state.doc.length:o.from>0)for(let l=r;;){let a=n.moveVertically(l,e);if(a.head<o.from||a.head>o.to){s.some(h=>h.head==a.head)||
s.push(a);break}else{if(a.head==l.head)break;l=a}}}return s.length==i.ranges.length?!1:(n.dispatch(Ve(t,x.create(s,s.length-1))),!0)}var am=n=>Ef(n,!1),hm=n=>Ef(
n,!0),fm=({state:n,dispatch:e})=>{let t=n.selection,i=null;return t.ranges.length>1?i=x.create([t.main]):t.main.empty||(i=x.create([x.cursor(t.main.head)])),i?(e(
Ve(n,i)),!0):!1};function nn(n,e){if(n.state.readOnly)return!1;let t="delete.selection",{state:i}=n,s=i.changeByRange(r=>{let{from:o,to:l}=r;if(o==l){let a=e(r);
a<o?(t="delete.backward",a=hs(n,a,!1)):a>o&&(t="delete.forward",a=hs(n,a,!0)),o=Math.min(o,a),l=Math.max(l,a)}else o=hs(n,o,!1),l=hs(n,l,!0);return o==l?{range:r}:
{changes:{from:o,to:l},range:x.cursor(o,o<r.head?-1:1)}});return s.changes.empty?!1:(n.dispatch(i.update(s,{scrollIntoView:!0,userEvent:t,effects:t=="delete.sel\
ection"?T.announce.of(i.phrase("Selection deleted")):void 0})),!0)}function hs(n,e,t){if(n instanceof T)for(let i of n.state.facet(T.atomicRanges).map(s=>s(n)))
i.between(e,e,(s,r)=>{s<e&&r>e&&(e=t?r:s)});return e}var If=(n,e,t)=>nn(n,i=>{let s=i.from,{state:r}=n,o=r.doc.lineAt(s),l,a;if(t&&!e&&s>o.from&&s<o.from+200&&!/[^ \t]/.
test(l=o.text.slice(0,s-o.from))){if(l[l.length-1]=="	")return s-1;let h=Tt(l,r.tabSize),f=h%Zi(r)||Zi(r);for(let c=0;c<f&&l[l.length-1-c]==" ";c++)s--;a=s}else
a=J(o.text,s-o.from,e,e)+o.from,a==s&&o.number!=(e?r.doc.lines:1)?a+=e?1:-1:!e&&/[\ufe00-\ufe0f]/.test(o.text.slice(a-o.from,s-o.from))&&(a=J(o.text,a-o.from,!1,
!1)+o.from);return a}),Fo=n=>If(n,!1,!0);var Nf=n=>If(n,!0,!1),Wf=(n,e)=>nn(n,t=>{let i=t.head,{state:s}=n,r=s.doc.lineAt(i),o=s.charCategorizer(i);for(let l=null;;){if(i==(e?r.to:r.from)){i==t.head&&r.
number!=(e?s.doc.lines:1)&&(i+=e?1:-1);break}let a=J(r.text,i-r.from,e)+r.from,h=r.text.slice(Math.min(i,a)-r.from,Math.max(i,a)-r.from),f=o(h);if(l!=null&&f!=l)
break;(h!=" "||i!=t.head)&&(l=f),i=a}return i}),Ff=n=>Wf(n,!1),cm=n=>Wf(n,!0);var um=n=>nn(n,e=>{let t=n.lineBlockAt(e.head).to;return e.head<t?t:Math.min(n.state.doc.length,e.head+1)});var dm=n=>nn(n,e=>{let t=n.moveToLineBoundary(e,!1).head;return e.head>t?t:Math.max(0,e.head-1)}),pm=n=>nn(n,e=>{let t=n.moveToLineBoundary(e,!0).head;return e.
head<t?t:Math.min(n.state.doc.length,e.head+1)});var mm=({state:n,dispatch:e})=>{if(n.readOnly)return!1;let t=n.changeByRange(i=>({changes:{from:i.from,to:i.to,insert:I.of(["",""])},range:x.cursor(i.from)}));return e(
n.update(t,{scrollIntoView:!0,userEvent:"input"})),!0},gm=({state:n,dispatch:e})=>{if(n.readOnly)return!1;let t=n.changeByRange(i=>{if(!i.empty||i.from==0||i.from==
n.doc.length)return{range:i};let s=i.from,r=n.doc.lineAt(s),o=s==r.from?s-1:J(r.text,s-r.from,!1)+r.from,l=s==r.to?s+1:J(r.text,s-r.from,!0)+r.from;return{changes:{
from:o,to:l,insert:n.doc.slice(s,l).append(n.doc.slice(o,s))},range:x.cursor(l)}});return t.changes.empty?!1:(e(n.update(t,{scrollIntoView:!0,userEvent:"move.ch\
aracter"})),!0)};function ps(n){let e=[],t=-1;for(let i of n.selection.ranges){let s=n.doc.lineAt(i.from),r=n.doc.lineAt(i.to);if(!i.empty&&i.to==r.from&&(r=n.doc.
lineAt(i.to-1)),t>=s.number){let o=e[e.length-1];o.to=r.to,o.ranges.push(i)}else e.push({from:s.from,to:r.to,ranges:[i]});t=r.number+1}return e}function Hf(n,e,t){
if(n.readOnly)return!1;let i=[],s=[];for(let r of ps(n)){if(t?r.to==n.doc.length:r.from==0)continue;let o=n.doc.lineAt(t?r.to+1:r.from-1),l=o.length+1;if(t){i.push(
{from:r.to,to:o.to},{from:r.from,insert:o.text+n.lineBreak});for(let a of r.ranges)s.push(x.range(Math.min(n.doc.length,a.anchor+l),Math.min(n.doc.length,a.head+
l)))}else{i.push({from:o.from,to:r.from},{from:r.to,insert:n.lineBreak+o.text});for(let a of r.ranges)s.push(x.range(a.anchor-l,a.head-l))}}return i.length?(e(n.
update({changes:i,scrollIntoView:!0,selection:x.create(s,n.selection.mainIndex),userEvent:"move.line"})),!0):!1}var bm=({state:n,dispatch:e})=>Hf(n,e,!1),ym=({state:n,
dispatch:e})=>Hf(n,e,!0);function Vf(n,e,t){if(n.readOnly)return!1;let i=[];for(let r of ps(n))t?i.push({from:r.from,insert:n.doc.slice(r.from,r.to)+n.lineBreak}):
i.push({from:r.to,insert:n.lineBreak+n.doc.slice(r.from,r.to)});let s=n.changes(i);return e(n.update({changes:s,selection:n.selection.map(s,t?1:-1),scrollIntoView:!0,
userEvent:"input.copyline"})),!0}var xm=({state:n,dispatch:e})=>Vf(n,e,!1),km=({state:n,dispatch:e})=>Vf(n,e,!0),wm=n=>{if(n.state.readOnly)return!1;let{state:e}=n,
t=e.changes(ps(e).map(({from:s,to:r})=>(s>0?s--:r<e.doc.length&&r++,{from:s,to:r}))),i=bi(e.selection,s=>{let r;if(n.lineWrapping){let o=n.lineBlockAt(s.head),l=n.
coordsAtPos(s.head,s.assoc||1);l&&(r=o.bottom+n.documentTop-l.bottom+n.defaultLineHeight/2)}return n.moveVertically(s,!0,r)}).map(t);return n.dispatch({changes:t,
selection:i,scrollIntoView:!0,userEvent:"delete.line"}),!0};function vm(n,e){if(/\(\)|\[\]|\{\}/.test(n.sliceDoc(e-1,e+1)))return{from:e,to:e};let t=ve(n).resolveInner(e),i=t.childBefore(e),s=t.childAfter(e),r;return i&&
s&&i.to<=e&&s.from>=e&&(r=i.type.prop(R.closedBy))&&r.indexOf(s.name)>-1&&n.doc.lineAt(i.to).from==n.doc.lineAt(s.from).from&&!/\S/.test(n.sliceDoc(i.to,s.from))?
{from:i.to,to:s.from}:null}var af=Qf(!1),Sm=Qf(!0);function Qf(n){return({state:e,dispatch:t})=>{if(e.readOnly)return!1;let i=e.changeByRange(s=>{let{from:r,to:o}=s,
l=e.doc.lineAt(r),a=!n&&r==o&&vm(e,r);n&&(r=o=(o<=l.to?l:e.doc.lineAt(o)).to);let h=new Ht(e,{simulateBreak:r,simulateDoubleBreak:!!a}),f=ns(h,r);for(f==null&&(f=
Tt(/^\s*/.exec(e.doc.lineAt(r).text)[0],e.tabSize));o<l.to&&/\s/.test(l.text[o-l.from]);)o++;a?{from:r,to:o}=a:r>l.from&&r<l.from+100&&!/\S/.test(l.text.slice(0,
r))&&(r=l.from);let c=["",gi(e,f)];return a&&c.push(gi(e,h.lineIndent(l.from,-1))),{changes:{from:r,to:o,insert:I.of(c)},range:x.cursor(r+1+c[1].length)}});return t(
e.update(i,{scrollIntoView:!0,userEvent:"input"})),!0}}function Qo(n,e){let t=-1;return n.changeByRange(i=>{let s=[];for(let o=i.from;o<=i.to;){let l=n.doc.lineAt(
o);l.number>t&&(i.empty||i.to>l.from)&&(e(l,s,i),t=l.number),o=l.to+1}let r=n.changes(s);return{changes:s,range:x.range(r.mapPos(i.anchor,1),r.mapPos(i.head,1))}})}
var Om=({state:n,dispatch:e})=>{if(n.readOnly)return!1;let t=Object.create(null),i=new Ht(n,{overrideIndentation:r=>{let o=t[r];return o??-1}}),s=Qo(n,(r,o,l)=>{
let a=ns(i,r.from);if(a==null)return;/\S/.test(r.text)||(a=0);let h=/^\s*/.exec(r.text)[0],f=gi(n,a);(h!=f||l.from<r.from+h.length)&&(t[r.from]=a,o.push({from:r.
from,to:r.from+h.length,insert:f}))});return s.changes.empty||e(n.update(s,{userEvent:"indent"})),!0},zf=({state:n,dispatch:e})=>n.readOnly?!1:(e(n.update(Qo(n,
(t,i)=>{i.push({from:t.from,insert:n.facet(Vt)})}),{userEvent:"input.indent"})),!0),Xf=({state:n,dispatch:e})=>n.readOnly?!1:(e(n.update(Qo(n,(t,i)=>{let s=/^\s*/.
exec(t.text)[0];if(!s)return;let r=Tt(s,n.tabSize),o=0,l=gi(n,Math.max(0,r-Zi(n)));for(;o<s.length&&o<l.length&&s.charCodeAt(o)==l.charCodeAt(o);)o++;i.push({from:t.
from+o,to:t.from+s.length,insert:l.slice(o)})}),{userEvent:"delete.dedent"})),!0),Cm=n=>(n.setTabFocusMode(),!0);var Am=[{key:"Ctrl-b",run:yf,shift:Pf,preventDefault:!0},{key:"Ctrl-f",run:xf,shift:Mf},{key:"Ctrl-p",run:vf,shift:Rf},{key:"Ctrl-n",run:Sf,shift:Bf},{key:"Ctrl\
-a",run:qp,shift:nm},{key:"Ctrl-e",run:Up,shift:sm},{key:"Ctrl-d",run:Nf},{key:"Ctrl-h",run:Fo},{key:"Ctrl-k",run:um},{key:"Ctrl-Alt-h",run:Ff},{key:"Ctrl-o",run:mm},
{key:"Ctrl-t",run:gm},{key:"Ctrl-v",run:Wo}],Pm=[{key:"ArrowLeft",run:yf,shift:Pf,preventDefault:!0},{key:"Mod-ArrowLeft",mac:"Alt-ArrowLeft",run:Np,shift:Yp,preventDefault:!0},
{mac:"Cmd-ArrowLeft",run:Xp,shift:tm,preventDefault:!0},{key:"ArrowRight",run:xf,shift:Mf,preventDefault:!0},{key:"Mod-ArrowRight",mac:"Alt-ArrowRight",run:Wp,shift:Gp,
preventDefault:!0},{mac:"Cmd-ArrowRight",run:$p,shift:im,preventDefault:!0},{key:"ArrowUp",run:vf,shift:Rf,preventDefault:!0},{mac:"Cmd-ArrowUp",run:sf,shift:of},
{mac:"Ctrl-ArrowUp",run:ef,shift:tf},{key:"ArrowDown",run:Sf,shift:Bf,preventDefault:!0},{mac:"Cmd-ArrowDown",run:rf,shift:lf},{mac:"Ctrl-ArrowDown",run:Wo,shift:nf},
{key:"PageUp",run:ef,shift:tf},{key:"PageDown",run:Wo,shift:nf},{key:"Home",run:zp,shift:em,preventDefault:!0},{key:"Mod-Home",run:sf,shift:of},{key:"End",run:Qp,
shift:Zp,preventDefault:!0},{key:"Mod-End",run:rf,shift:lf},{key:"Enter",run:af,shift:af},{key:"Mod-a",run:rm},{key:"Backspace",run:Fo,shift:Fo,preventDefault:!0},
{key:"Delete",run:Nf,preventDefault:!0},{key:"Mod-Backspace",mac:"Alt-Backspace",run:Ff,preventDefault:!0},{key:"Mod-Delete",mac:"Alt-Delete",run:cm,preventDefault:!0},
{mac:"Mod-Backspace",run:dm,preventDefault:!0},{mac:"Mod-Delete",run:pm,preventDefault:!0}].concat(Am.map(n=>({mac:n.key,run:n.run,shift:n.shift}))),$f=[{key:"A\
lt-ArrowLeft",mac:"Ctrl-ArrowLeft",run:Hp,shift:_p},{key:"Alt-ArrowRight",mac:"Ctrl-ArrowRight",run:Vp,shift:Jp},{key:"Alt-ArrowUp",run:bm},{key:"Shift-Alt-Arro\
wUp",run:xm},{key:"Alt-ArrowDown",run:ym},{key:"Shift-Alt-ArrowDown",run:km},{key:"Mod-Alt-ArrowUp",run:am},{key:"Mod-Alt-ArrowDown",run:hm},{key:"Escape",run:fm},
{key:"Mod-Enter",run:Sm},{key:"Alt-l",mac:"Ctrl-l",run:om},{key:"Mod-i",run:lm,preventDefault:!0},{key:"Mod-[",run:Xf},{key:"Mod-]",run:zf},{key:"Mod-Alt-\\",run:Om},
{key:"Shift-Mod-k",run:wm},{key:"Shift-Mod-\\",run:jp},{key:"Mod-/",run:xp},{key:"Alt-A",mac:"Ctrl-A",run:wp},{key:"Ctrl-m",mac:"Shift-Alt-m",run:Cm}].concat(Pm),
qf={key:"Tab",run:zf,shift:Xf};var $o=class n{constructor(e,t,i,s,r,o,l,a,h,f=0,c){this.p=e,this.stack=t,this.state=i,this.reducePos=s,this.pos=r,this.score=o,this.buffer=l,this.bufferBase=a,
this.curContext=h,this.lookAhead=f,this.parent=c}toString(){return`[${this.stack.filter((e,t)=>t%3==0).concat(this.state)}]@${this.pos}${this.score?"!"+this.score:
""}`}static start(e,t,i=0){let s=e.parser.context;return new n(e,[],t,i,i,0,[],0,s?new ms(s,s.start):null,0,null)}get context(){return this.curContext?this.curContext.
context:null}pushState(e,t){this.stack.push(this.state,t,this.bufferBase+this.buffer.length),this.state=e}reduce(e){var t;let i=e>>19,s=e&65535,{parser:r}=this.
p,o=this.reducePos<this.pos-25&&this.setLookAhead(this.pos),l=r.dynamicPrecedence(s);if(l&&(this.score+=l),i==0){s<r.minRepeatTerm&&this.reducePos<this.pos&&(this.
reducePos=this.pos),this.pushState(r.getGoto(this.state,s,!0),this.reducePos),s<r.minRepeatTerm&&this.storeNode(s,this.reducePos,this.reducePos,o?8:4,!0),this.reduceContext(
s,this.reducePos);return}let a=this.stack.length-(i-1)*3-(e&262144?6:0),h=a?this.stack[a-2]:this.p.ranges[0].from;s<r.minRepeatTerm&&h==this.reducePos&&this.reducePos<
this.pos&&(this.reducePos=this.pos);let f=this.reducePos-h;f>=2e3&&!(!((t=this.p.parser.nodeSet.types[s])===null||t===void 0)&&t.isAnonymous)&&(h==this.p.lastBigReductionStart?
(this.p.bigReductionCount++,this.p.lastBigReductionSize=f):this.p.lastBigReductionSize<f&&(this.p.bigReductionCount=1,this.p.lastBigReductionStart=h,this.p.lastBigReductionSize=
f));let c=a?this.stack[a-1]:0,u=this.bufferBase+this.buffer.length-c;if(s<r.minRepeatTerm||e&131072){let d=r.stateFlag(this.state,1)?this.pos:this.reducePos;this.
storeNode(s,h,d,u+4,!0)}if(e&262144)this.state=this.stack[a];else{let d=this.stack[a-3];this.state=r.getGoto(d,s,!0)}for(;this.stack.length>a;)this.stack.pop();
this.reduceContext(s,h)}storeNode(e,t,i,s=4,r=!1){if(e==0&&(!this.stack.length||this.stack[this.stack.length-1]<this.buffer.length+this.bufferBase)){let o=this.
buffer.length;if(o>0&&this.buffer[o-4]==0&&this.buffer[o-1]>-1){if(t==i)return;if(this.buffer[o-2]>=t){this.buffer[o-2]=i;return}}}if(!r||this.pos==i)this.buffer.
push(e,t,i,s);else{let o=this.buffer.length;if(o>0&&(this.buffer[o-4]!=0||this.buffer[o-1]<0)){let l=!1;for(let a=o;a>0&&this.buffer[a-2]>i;a-=4)if(this.buffer[a-
1]>=0){l=!0;break}if(l)for(;o>0&&this.buffer[o-2]>i;)this.buffer[o]=this.buffer[o-4],this.buffer[o+1]=this.buffer[o-3],this.buffer[o+2]=this.buffer[o-2],this.buffer[o+
3]=this.buffer[o-1],o-=4,s>4&&(s-=4)}this.buffer[o]=e,this.buffer[o+1]=t,this.buffer[o+2]=i,this.buffer[o+3]=s}}shift(e,t,i,s){if(e&131072)this.pushState(e&65535,
this.pos);else if((e&262144)==0){let r=e,{parser:o}=this.p;this.pos=s;let l=o.stateFlag(r,1);!l&&(s>i||t<=o.maxNode)&&(this.reducePos=s),this.pushState(r,l?i:Math.
min(i,this.reducePos)),this.shiftContext(t,i),t<=o.maxNode&&this.buffer.push(t,i,s,4)}else this.pos=s,this.shiftContext(t,i),t<=this.p.parser.maxNode&&this.buffer.
push(t,i,s,4)}apply(e,t,i,s){e&65536?this.reduce(e):this.shift(e,t,i,s)}useNode(e,t,i){let s=this.p.reused.length-1;(s<0||this.p.reused[s]!=e)&&(this.p.reused.push(
e),s++);let r=this.reducePos=this.pos=i+e.length;this.pushState(t,i),this.buffer.push(s,i,r,-1),this.curContext&&this.updateContext(this.curContext.tracker.reuse(
this.curContext.context,e,this,this.p.stream.reset(this.pos-e.length)))}split(){let e=this,t=e.buffer.length;for(t&&e.buffer[t-4]==0&&(t-=4);t>0&&e.buffer[t-2]>
e.reducePos;)t-=4;let i=e.buffer.slice(t),s=e.bufferBase+t;for(;e&&s==e.bufferBase;)e=e.parent;return new n(this.p,this.stack.slice(),this.state,this.reducePos,
this.pos,this.score,i,s,this.curContext,this.lookAhead,e)}recoverByDelete(e,t){let i=e<=this.p.parser.maxNode;i&&this.storeNode(e,this.pos,t,4),this.storeNode(0,
this.pos,t,i?8:4),this.pos=this.reducePos=t,this.score-=190}canShift(e){for(let t=new qo(this);;){let i=this.p.parser.stateSlot(t.state,4)||this.p.parser.hasAction(
t.state,e);if(i==0)return!1;if((i&65536)==0)return!0;t.reduce(i)}}recoverByInsert(e){if(this.stack.length>=300)return[];let t=this.p.parser.nextStates(this.state);
if(t.length>8||this.stack.length>=120){let s=[];for(let r=0,o;r<t.length;r+=2)(o=t[r+1])!=this.state&&this.p.parser.hasAction(o,e)&&s.push(t[r],o);if(this.stack.
length<120)for(let r=0;s.length<8&&r<t.length;r+=2){let o=t[r+1];s.some((l,a)=>a&1&&l==o)||s.push(t[r],o)}t=s}let i=[];for(let s=0;s<t.length&&i.length<4;s+=2){
let r=t[s+1];if(r==this.state)continue;let o=this.split();o.pushState(r,this.pos),o.storeNode(0,o.pos,o.pos,4,!0),o.shiftContext(t[s],this.pos),o.reducePos=this.
pos,o.score-=200,i.push(o)}return i}forceReduce(){let{parser:e}=this.p,t=e.stateSlot(this.state,5);if((t&65536)==0)return!1;if(!e.validAction(this.state,t)){let i=t>>
19,s=t&65535,r=this.stack.length-i*3;if(r<0||e.getGoto(this.stack[r],s,!1)<0){let o=this.findForcedReduction();if(o==null)return!1;t=o}this.storeNode(0,this.pos,
this.pos,4,!0),this.score-=100}return this.reducePos=this.pos,this.reduce(t),!0}findForcedReduction(){let{parser:e}=this.p,t=[],i=(s,r)=>{if(!t.includes(s))return t.
push(s),e.allActions(s,o=>{if(!(o&393216))if(o&65536){let l=(o>>19)-r;if(l>1){let a=o&65535,h=this.stack.length-l*3;if(h>=0&&e.getGoto(this.stack[h],a,!1)>=0)return l<<
19|65536|a}}else{let l=i(o,r+1);if(l!=null)return l}})};return i(this.state,0)}forceAll(){for(;!this.p.parser.stateFlag(this.state,2);)if(!this.forceReduce()){this.
storeNode(0,this.pos,this.pos,4,!0);break}return this}get deadEnd(){if(this.stack.length!=3)return!1;let{parser:e}=this.p;return e.data[e.stateSlot(this.state,1)]==
65535&&!e.stateSlot(this.state,4)}restart(){this.storeNode(0,this.pos,this.pos,4,!0),this.state=this.stack[0],this.stack.length=0}sameState(e){if(this.state!=e.
state||this.stack.length!=e.stack.length)return!1;for(let t=0;t<this.stack.length;t+=3)if(this.stack[t]!=e.stack[t])return!1;return!0}get parser(){return this.p.
parser}dialectEnabled(e){return this.p.parser.dialect.flags[e]}shiftContext(e,t){this.curContext&&this.updateContext(this.curContext.tracker.shift(this.curContext.
context,e,this,this.p.stream.reset(t)))}reduceContext(e,t){this.curContext&&this.updateContext(this.curContext.tracker.reduce(this.curContext.context,e,this,this.
p.stream.reset(t)))}emitContext(){let e=this.buffer.length-1;(e<0||this.buffer[e]!=-3)&&this.storeNode(this.curContext.hash,this.reducePos,this.reducePos,-3,!0)}emitLookAhead(){
let e=this.buffer.length-1;(e<0||this.buffer[e]!=-4)&&this.buffer.push(this.lookAhead,this.pos,this.pos,-4)}updateContext(e){if(e!=this.curContext.context){let t=new ms(
this.curContext.tracker,e);t.hash!=this.curContext.hash&&this.emitContext(),this.curContext=t}}setLookAhead(e){return e<=this.lookAhead?!1:(this.emitLookAhead(),
this.lookAhead=e,!0)}close(){this.curContext&&this.curContext.tracker.strict&&this.emitContext(),this.lookAhead>0&&this.emitLookAhead()}},ms=class{constructor(e,t){
this.tracker=e,this.context=t,this.hash=e.strict?e.hash(t):0}},qo=class{constructor(e){this.start=e,this.state=e.state,this.stack=e.stack,this.base=this.stack.length}reduce(e){
let t=e&65535,i=e>>19;i==0?(this.stack==this.start.stack&&(this.stack=this.stack.slice()),this.stack.push(this.state,0,0),this.base+=3):this.base-=(i-1)*3;let s=this.
start.p.parser.getGoto(this.stack[this.base-3],t,!0);this.state=s}},Uo=class n{constructor(e,t,i){this.stack=e,this.pos=t,this.index=i,this.buffer=e.buffer,this.
index==0&&this.maybeNext()}static create(e,t=e.bufferBase+e.buffer.length){return new n(e,t,t-e.bufferBase)}maybeNext(){let e=this.stack.parent;e!=null&&(this.index=
this.stack.bufferBase-e.bufferBase,this.stack=e,this.buffer=e.buffer)}get id(){return this.buffer[this.index-4]}get start(){return this.buffer[this.index-3]}get end(){
return this.buffer[this.index-2]}get size(){return this.buffer[this.index-1]}next(){this.index-=4,this.pos-=4,this.index==0&&this.maybeNext()}fork(){return new n(
this.stack,this.pos,this.index)}};function sn(n,e=Uint16Array){if(typeof n!="string")return n;let t=null;for(let i=0,s=0;i<n.length;){let r=0;for(;;){let o=n.charCodeAt(
i++),l=!1;if(o==126){r=65535;break}o>=92&&o--,o>=34&&o--;let a=o-32;if(a>=46&&(a-=46,l=!0),r+=a,l)break;r*=46}t?t[s++]=r:t=new e(r)}return t}var yi=class{constructor(){
this.start=-1,this.value=-1,this.end=-1,this.extended=-1,this.lookAhead=0,this.mask=0,this.context=0}},Uf=new yi,Ko=class{constructor(e,t){this.input=e,this.ranges=
t,this.chunk="",this.chunkOff=0,this.chunk2="",this.chunk2Pos=0,this.next=-1,this.token=Uf,this.rangeIndex=0,this.pos=this.chunkPos=t[0].from,this.range=t[0],this.
end=t[t.length-1].to,this.readNext()}resolveOffset(e,t){let i=this.range,s=this.rangeIndex,r=this.pos+e;for(;r<i.from;){if(!s)return null;let o=this.ranges[--s];
r-=i.from-o.to,i=o}for(;t<0?r>i.to:r>=i.to;){if(s==this.ranges.length-1)return null;let o=this.ranges[++s];r+=o.from-i.to,i=o}return r}clipPos(e){if(e>=this.range.
from&&e<this.range.to)return e;for(let t of this.ranges)if(t.to>e)return Math.max(e,t.from);return this.end}peek(e){let t=this.chunkOff+e,i,s;if(t>=0&&t<this.chunk.
length)i=this.pos+e,s=this.chunk.charCodeAt(t);else{let r=this.resolveOffset(e,1);if(r==null)return-1;if(i=r,i>=this.chunk2Pos&&i<this.chunk2Pos+this.chunk2.length)
s=this.chunk2.charCodeAt(i-this.chunk2Pos);else{let o=this.rangeIndex,l=this.range;for(;l.to<=i;)l=this.ranges[++o];this.chunk2=this.input.chunk(this.chunk2Pos=
i),i+this.chunk2.length>l.to&&(this.chunk2=this.chunk2.slice(0,l.to-i)),s=this.chunk2.charCodeAt(0)}}return i>=this.token.lookAhead&&(this.token.lookAhead=i+1),
s}acceptToken(e,t=0){let i=t?this.resolveOffset(t,-1):this.pos;if(i==null||i<this.token.start)throw new RangeError("Token end out of bounds");this.token.value=e,
this.token.end=i}acceptTokenTo(e,t){this.token.value=e,this.token.end=t}getChunk(){if(this.pos>=this.chunk2Pos&&this.pos<this.chunk2Pos+this.chunk2.length){let{
chunk:e,chunkPos:t}=this;this.chunk=this.chunk2,this.chunkPos=this.chunk2Pos,this.chunk2=e,this.chunk2Pos=t,this.chunkOff=this.pos-this.chunkPos}else{this.chunk2=
this.chunk,this.chunk2Pos=this.chunkPos;let e=this.input.chunk(this.pos),t=this.pos+e.length;this.chunk=t>this.range.to?e.slice(0,this.range.to-this.pos):e,this.
chunkPos=this.pos,this.chunkOff=0}}readNext(){return this.chunkOff>=this.chunk.length&&(this.getChunk(),this.chunkOff==this.chunk.length)?this.next=-1:this.next=
this.chunk.charCodeAt(this.chunkOff)}advance(e=1){for(this.chunkOff+=e;this.pos+e>=this.range.to;){if(this.rangeIndex==this.ranges.length-1)return this.setDone();
e-=this.range.to-this.pos,this.range=this.ranges[++this.rangeIndex],this.pos=this.range.from}return this.pos+=e,this.pos>=this.token.lookAhead&&(this.token.lookAhead=
this.pos+1),this.readNext()}setDone(){return this.pos=this.chunkPos=this.end,this.range=this.ranges[this.rangeIndex=this.ranges.length-1],this.chunk="",this.next=
-1}reset(e,t){if(t?(this.token=t,t.start=e,t.lookAhead=e+1,t.value=t.extended=-1):this.token=Uf,this.pos!=e){if(this.pos=e,e==this.end)return this.setDone(),this;
for(;e<this.range.from;)this.range=this.ranges[--this.rangeIndex];for(;e>=this.range.to;)this.range=this.ranges[++this.rangeIndex];e>=this.chunkPos&&e<this.chunkPos+
this.chunk.length?this.chunkOff=e-this.chunkPos:(this.chunk="",this.chunkOff=0),this.readNext()}return this}read(e,t){if(e>=this.chunkPos&&t<=this.chunkPos+this.
chunk.length)return this.chunk.slice(e-this.chunkPos,t-this.chunkPos);if(e>=this.chunk2Pos&&t<=this.chunk2Pos+this.chunk2.length)return this.chunk2.slice(e-this.
chunk2Pos,t-this.chunk2Pos);if(e>=this.range.from&&t<=this.range.to)return this.input.read(e,t);let i="";for(let s of this.ranges){if(s.from>=t)break;s.to>e&&(i+=
this.input.read(Math.max(s.from,e),Math.min(s.to,t)))}return i}},St=class{constructor(e,t){this.data=e,this.id=t}token(e,t){let{parser:i}=t.p;_f(this.data,e,t,this.
id,i.data,i.tokenPrecTable)}};St.prototype.contextual=St.prototype.fallback=St.prototype.extend=!1;var jo=class{constructor(e,t,i){this.precTable=t,this.elseToken=
i,this.data=typeof e=="string"?sn(e):e}token(e,t){let i=e.pos,s=0;for(;;){let r=e.next<0,o=e.resolveOffset(1,1);if(_f(this.data,e,t,0,this.data,this.precTable),
e.token.value>-1)break;if(this.elseToken==null)return;if(r||s++,o==null)break;e.reset(o,e.token)}s&&(e.reset(i,e.token),e.acceptToken(this.elseToken,s))}};jo.prototype.
contextual=St.prototype.fallback=St.prototype.extend=!1;var Xt=class{constructor(e,t={}){this.token=e,this.contextual=!!t.contextual,this.fallback=!!t.fallback,
this.extend=!!t.extend}};function _f(n,e,t,i,s,r){let o=0,l=1<<i,{dialect:a}=t.p.parser;e:for(;(l&n[o])!=0;){let h=n[o+1];for(let d=o+3;d<h;d+=2)if((n[d+1]&l)>0){
let p=n[d];if(a.allows(p)&&(e.token.value==-1||e.token.value==p||Tm(p,e.token.value,s,r))){e.acceptToken(p);break}}let f=e.next,c=0,u=n[o+2];if(e.next<0&&u>c&&n[h+
u*3-3]==65535){o=n[h+u*3-1];continue e}for(;c<u;){let d=c+u>>1,p=h+d+(d<<1),m=n[p],g=n[p+1]||65536;if(f<m)u=d;else if(f>=g)c=d+1;else{o=n[p+2],e.advance();continue e}}
break}}function Kf(n,e,t){for(let i=e,s;(s=n[i])!=65535;i++)if(s==t)return i-e;return-1}function Tm(n,e,t,i){let s=Kf(t,i,e);return s<0||Kf(t,i,n)<s}var Se=typeof process<
"u"&&process.env&&/\bparse\b/.test(process.env.LOG),zo=null;function jf(n,e,t){let i=n.cursor(j.IncludeAnonymous);for(i.moveTo(e);;)if(!(t<0?i.childBefore(e):i.
childAfter(e)))for(;;){if((t<0?i.to<e:i.from>e)&&!i.type.isError)return t<0?Math.max(0,Math.min(i.to-1,e-25)):Math.min(n.length,Math.max(i.from+1,e+25));if(t<0?
i.prevSibling():i.nextSibling())break;if(!i.parent())return t<0?0:n.length}}var Yo=class{constructor(e,t){this.fragments=e,this.minRepeat=t,this.i=0,this.fragment=
null,this.safeFrom=-1,this.safeTo=-1,this.trees=[],this.start=[],this.index=[],this.lastRepeat=null,this.lastRepeatPos=-1,this.nextFragment()}nextFragment(){let e=this.
fragment=this.i==this.fragments.length?null:this.fragments[this.i++];if(e){for(this.safeFrom=e.openStart?jf(e.tree,e.from+e.offset,1)-e.offset:e.from,this.safeTo=
e.openEnd?jf(e.tree,e.to+e.offset,-1)-e.offset:e.to;this.trees.length;)this.trees.pop(),this.start.pop(),this.index.pop();this.trees.push(e.tree),this.start.push(
-e.offset),this.index.push(0),this.nextStart=this.safeFrom}else this.nextStart=1e9}nodeAt(e){if(e<this.nextStart)return null;for(;this.fragment&&this.safeTo<=e;)
this.nextFragment();if(!this.fragment)return null;for(;;){let t=this.trees.length-1;if(t<0)return this.nextFragment(),null;if(e<this.safeFrom)return null;let i=this.
trees[t],s=this.index[t];if(s==i.children.length){this.trees.pop(),this.start.pop(),this.index.pop();continue}let r=i.children[s],o=this.start[t]+i.positions[s];
if(o>e)return this.nextStart=o,null;if(r instanceof Y){let l=o>this.lastRepeatPos&&r.type.id>=this.minRepeat;if(o==e||l){let a=o+r.length,h;if(o>=this.safeFrom&&
a<=this.safeTo&&(!(h=r.prop(R.lookAhead))||a+h<this.fragment.to)&&(l&&(this.lastRepeat=r,this.lastRepeatPos=o),o==e))return r}this.index[t]++,o+r.length>=Math.max(
this.safeFrom,e)&&(this.trees.push(r),this.start.push(o),this.index.push(0))}else this.index[t]++,this.nextStart=o+r.length}}},Go=class{constructor(e,t){this.stream=
t,this.tokens=[],this.mainToken=null,this.actions=[],this.tokens=e.tokenizers.map(i=>new yi)}getActions(e){let t=0,i=null,{parser:s}=e.p,{tokenizers:r}=s,o=s.stateSlot(
e.state,3),l=e.curContext?e.curContext.hash:0,a=0;for(let h=0;h<r.length;h++){if((1<<h&o)==0)continue;let f=r[h],c=this.tokens[h];if(!(i&&!f.fallback)&&((f.contextual||
c.start!=e.pos||c.mask!=o||c.context!=l)&&(this.updateCachedToken(c,f,e),c.mask=o,c.context=l),c.lookAhead>c.end+25&&(a=Math.max(c.lookAhead,a)),c.value!=0)){let u=t;
if(c.extended>-1&&(t=this.addActions(e,c.extended,c.end,t)),t=this.addActions(e,c.value,c.end,t),!f.extend&&(i=c,t>u))break}}for(;this.actions.length>t;)this.actions.
pop();return a&&e.setLookAhead(a),!i&&e.pos==this.stream.end&&(i=new yi,i.value=e.p.parser.eofTerm,i.start=i.end=e.pos,t=this.addActions(e,i.value,i.end,t)),this.
mainToken=i,this.actions}getMainToken(e){if(this.mainToken)return this.mainToken;let t=new yi,{pos:i,p:s}=e;return t.start=i,t.end=Math.min(i+1,s.stream.end),t.
value=i==s.stream.end?s.parser.eofTerm:0,t}updateCachedToken(e,t,i){let s=this.stream.clipPos(i.pos);if(t.token(this.stream.reset(s,e),i),e.value>-1){let{parser:r}=i.
p;for(let o=0;o<r.specialized.length;o++)if(r.specialized[o]==e.value){let l=r.specializers[o](this.stream.read(e.start,e.end),i);if(l>=0&&i.p.parser.dialect.allows(
l>>1)){(l&1)==0?e.value=l>>1:e.extended=l>>1;break}}}else e.value=0,e.end=this.stream.clipPos(s+1)}putAction(e,t,i,s){for(let r=0;r<s;r+=3)if(this.actions[r]==e)
return s;return this.actions[s++]=e,this.actions[s++]=t,this.actions[s++]=i,s}addActions(e,t,i,s){let{state:r}=e,{parser:o}=e.p,{data:l}=o;for(let a=0;a<2;a++)for(let h=o.
stateSlot(r,a?2:1);;h+=3){if(l[h]==65535)if(l[h+1]==1)h=at(l,h+2);else{s==0&&l[h+1]==2&&(s=this.putAction(at(l,h+2),t,i,s));break}l[h]==t&&(s=this.putAction(at(
l,h+1),t,i,s))}return s}},_o=class{constructor(e,t,i,s){this.parser=e,this.input=t,this.ranges=s,this.recovering=0,this.nextStackID=9812,this.minStackPos=0,this.
reused=[],this.stoppedAt=null,this.lastBigReductionStart=-1,this.lastBigReductionSize=0,this.bigReductionCount=0,this.stream=new Ko(t,s),this.tokens=new Go(e,this.
stream),this.topTerm=e.top[1];let{from:r}=s[0];this.stacks=[$o.start(this,e.top[0],r)],this.fragments=i.length&&this.stream.end-r>e.bufferLength*4?new Yo(i,e.minRepeatTerm):
null}get parsedPos(){return this.minStackPos}advance(){let e=this.stacks,t=this.minStackPos,i=this.stacks=[],s,r;if(this.bigReductionCount>300&&e.length==1){let[
o]=e;for(;o.forceReduce()&&o.stack.length&&o.stack[o.stack.length-2]>=this.lastBigReductionStart;);this.bigReductionCount=this.lastBigReductionSize=0}for(let o=0;o<
e.length;o++){let l=e[o];for(;;){if(this.tokens.mainToken=null,l.pos>t)i.push(l);else{if(this.advanceStack(l,i,e))continue;{s||(s=[],r=[]),s.push(l);let a=this.
tokens.getMainToken(l);r.push(a.value,a.end)}}break}}if(!i.length){let o=s&&Dm(s);if(o)return Se&&console.log("Finish with "+this.stackID(o)),this.stackToTree(o);
if(this.parser.strict)throw Se&&s&&console.log("Stuck with token "+(this.tokens.mainToken?this.parser.getName(this.tokens.mainToken.value):"none")),new SyntaxError(
"No parse at "+t);this.recovering||(this.recovering=5)}if(this.recovering&&s){let o=this.stoppedAt!=null&&s[0].pos>this.stoppedAt?s[0]:this.runRecovery(s,r,i);if(o)
return Se&&console.log("Force-finish "+this.stackID(o)),this.stackToTree(o.forceAll())}if(this.recovering){let o=this.recovering==1?1:this.recovering*3;if(i.length>
o)for(i.sort((l,a)=>a.score-l.score);i.length>o;)i.pop();i.some(l=>l.reducePos>t)&&this.recovering--}else if(i.length>1){e:for(let o=0;o<i.length-1;o++){let l=i[o];
for(let a=o+1;a<i.length;a++){let h=i[a];if(l.sameState(h)||l.buffer.length>500&&h.buffer.length>500)if((l.score-h.score||l.buffer.length-h.buffer.length)>0)i.splice(
a--,1);else{i.splice(o--,1);continue e}}}i.length>12&&(i.sort((o,l)=>l.score-o.score),i.splice(12,i.length-12))}this.minStackPos=i[0].pos;for(let o=1;o<i.length;o++)
i[o].pos<this.minStackPos&&(this.minStackPos=i[o].pos);return null}stopAt(e){if(this.stoppedAt!=null&&this.stoppedAt<e)throw new RangeError("Can't move stoppedA\
t forward");this.stoppedAt=e}tryReuse(e,t,i,s){if(!i)return null;let r=e.curContext&&e.curContext.tracker.strict,o=r?e.curContext.hash:0;for(;i;){let l=this.parser.
nodeSet.types[i.type.id]!=i.type?-1:this.parser.getGoto(e.state,i.type.id);if(l>-1&&i.length&&(!r||(i.prop(R.contextHash)||0)==o))return e.useNode(i,l,t),i;if(i.
children.length==0||i.positions[0]>0)break;let a=i.children[0];if(a instanceof Y&&(!s||a.type.id>=this.parser.minRepeatTerm))i=a;else break}return null}advanceStack(e,t,i){
let s=e.pos,{parser:r}=this,o=Se?this.stackID(e)+" -> ":"";if(this.stoppedAt!=null&&s>this.stoppedAt)return e.forceReduce()?e:null;if(this.fragments){let h=e.reducePos<
s&&e.buffer.length&&e.buffer[e.buffer.length-2]<=e.reducePos&&this.fragments.lastRepeatPos==e.reducePos&&this.tryReuse(e,e.reducePos,this.fragments.lastRepeat,!0)||
this.tryReuse(e,s,this.fragments.nodeAt(s),!1);if(h)return Se&&console.log(o+this.stackID(e)+` (via reuse of ${r.getName(h.type.id)})`),!0}let l=r.stateSlot(e.state,
4);if(l>0)return e.reduce(l),Se&&console.log(o+this.stackID(e)+` (via always-reduce ${r.getName(l&65535)})`),!0;if(e.stack.length>=8400)for(;e.stack.length>6e3&&
e.forceReduce(););let a=this.tokens.getActions(e);for(let h=0;h<a.length;){let f=a[h++],c=a[h++],u=a[h++],d=h==a.length||!i,p=d?e:e.split(),m=this.tokens.mainToken;
if(p.apply(f,c,m?m.start:p.pos,u),Se&&console.log(o+this.stackID(p)+` (via ${(f&65536)==0?"shift":`reduce of ${r.getName(f&65535)}`} for ${r.getName(c)} @ ${s}${p==
e?"":", split"})`),d)return!0;p.pos>s?t.push(p):i.push(p)}return!1}advanceFully(e,t){let i=e.pos;for(;;){if(!this.advanceStack(e,null,null))return!1;if(e.pos>i)
return Yf(e,t),!0}}runRecovery(e,t,i){let s=null,r=!1;for(let o=0;o<e.length;o++){let l=e[o],a=t[o<<1],h=t[(o<<1)+1],f=Se?this.stackID(l)+" -> ":"";if(l.deadEnd&&
(r||(r=!0,l.restart(),Se&&console.log(f+this.stackID(l)+" (restarted)"),this.advanceFully(l,i))))continue;let c=l.split(),u=f;for(let d=0;d<10&&c.forceReduce()&&
(Se&&console.log(u+this.stackID(c)+" (via force-reduce)"),!this.advanceFully(c,i));d++)Se&&(u=this.stackID(c)+" -> ");for(let d of l.recoverByInsert(a))Se&&console.
log(f+this.stackID(d)+" (via recover-insert)"),this.advanceFully(d,i);this.stream.end>l.pos?(h==l.pos&&(h++,a=0),l.recoverByDelete(a,h),Se&&console.log(f+this.stackID(
l)+` (via recover-delete ${this.parser.getName(a)})`),Yf(l,i)):(!s||s.score<c.score)&&(s=c)}return s}stackToTree(e){return e.close(),Y.build({buffer:Uo.create(e),
nodeSet:this.parser.nodeSet,topID:this.topTerm,maxBufferLength:this.parser.bufferLength,reused:this.reused,start:this.ranges[0].from,length:e.pos-this.ranges[0].
from,minRepeatType:this.parser.minRepeatTerm})}stackID(e){let t=(zo||(zo=new WeakMap)).get(e);return t||zo.set(e,t=String.fromCodePoint(this.nextStackID++)),t+e}};
function Yf(n,e){for(let t=0;t<e.length;t++){let i=e[t];if(i.pos==n.pos&&i.sameState(n)){e[t].score<n.score&&(e[t]=n);return}}e.push(n)}var Jo=class{constructor(e,t,i){
this.source=e,this.flags=t,this.disabled=i}allows(e){return!this.disabled||this.disabled[e]==0}},Xo=n=>n,gs=class{constructor(e){this.start=e.start,this.shift=e.
shift||Xo,this.reduce=e.reduce||Xo,this.reuse=e.reuse||Xo,this.hash=e.hash||(()=>0),this.strict=e.strict!==!1}},xi=class n extends ui{constructor(e){if(super(),
this.wrappers=[],e.version!=14)throw new RangeError(`Parser version (${e.version}) doesn't match runtime version (14)`);let t=e.nodeNames.split(" ");this.minRepeatTerm=
t.length;for(let l=0;l<e.repeatNodeCount;l++)t.push("");let i=Object.keys(e.topRules).map(l=>e.topRules[l][1]),s=[];for(let l=0;l<t.length;l++)s.push([]);function r(l,a,h){
s[l].push([a,a.deserialize(String(h))])}if(e.nodeProps)for(let l of e.nodeProps){let a=l[0];typeof a=="string"&&(a=R[a]);for(let h=1;h<l.length;){let f=l[h++];if(f>=
0)r(f,a,l[h++]);else{let c=l[h+-f];for(let u=-f;u>0;u--)r(l[h++],a,c);h++}}}this.nodeSet=new qi(t.map((l,a)=>re.define({name:a>=this.minRepeatTerm?void 0:l,id:a,
props:s[a],top:i.indexOf(a)>-1,error:a==0,skipped:e.skippedNodes&&e.skippedNodes.indexOf(a)>-1}))),e.propSources&&(this.nodeSet=this.nodeSet.extend(...e.propSources)),
this.strict=!1,this.bufferLength=1024;let o=sn(e.tokenData);this.context=e.context,this.specializerSpecs=e.specialized||[],this.specialized=new Uint16Array(this.
specializerSpecs.length);for(let l=0;l<this.specializerSpecs.length;l++)this.specialized[l]=this.specializerSpecs[l].term;this.specializers=this.specializerSpecs.
map(Gf),this.states=sn(e.states,Uint32Array),this.data=sn(e.stateData),this.goto=sn(e.goto),this.maxTerm=e.maxTerm,this.tokenizers=e.tokenizers.map(l=>typeof l==
"number"?new St(o,l):l),this.topRules=e.topRules,this.dialects=e.dialects||{},this.dynamicPrecedences=e.dynamicPrecedences||null,this.tokenPrecTable=e.tokenPrec,
this.termNames=e.termNames||null,this.maxNode=this.nodeSet.types.length-1,this.dialect=this.parseDialect(),this.top=this.topRules[Object.keys(this.topRules)[0]]}createParse(e,t,i){
let s=new _o(this,e,t,i);for(let r of this.wrappers)s=r(s,e,t,i);return s}getGoto(e,t,i=!1){let s=this.goto;if(t>=s[0])return-1;for(let r=s[t+1];;){let o=s[r++],
l=o&1,a=s[r++];if(l&&i)return a;for(let h=r+(o>>1);r<h;r++)if(s[r]==e)return a;if(l)return-1}}hasAction(e,t){let i=this.data;for(let s=0;s<2;s++)for(let r=this.
stateSlot(e,s?2:1),o;;r+=3){if((o=i[r])==65535)if(i[r+1]==1)o=i[r=at(i,r+2)];else{if(i[r+1]==2)return at(i,r+2);break}if(o==t||o==0)return at(i,r+1)}return 0}stateSlot(e,t){
return this.states[e*6+t]}stateFlag(e,t){return(this.stateSlot(e,0)&t)>0}validAction(e,t){return!!this.allActions(e,i=>i==t?!0:null)}allActions(e,t){let i=this.
stateSlot(e,4),s=i?t(i):void 0;for(let r=this.stateSlot(e,1);s==null;r+=3){if(this.data[r]==65535)if(this.data[r+1]==1)r=at(this.data,r+2);else break;s=t(at(this.
data,r+1))}return s}nextStates(e){let t=[];for(let i=this.stateSlot(e,1);;i+=3){if(this.data[i]==65535)if(this.data[i+1]==1)i=at(this.data,i+2);else break;if((this.
data[i+2]&1)==0){let s=this.data[i+1];t.some((r,o)=>o&1&&r==s)||t.push(this.data[i],s)}}return t}configure(e){let t=Object.assign(Object.create(n.prototype),this);
if(e.props&&(t.nodeSet=this.nodeSet.extend(...e.props)),e.top){let i=this.topRules[e.top];if(!i)throw new RangeError(`Invalid top rule name ${e.top}`);t.top=i}return e.
tokenizers&&(t.tokenizers=this.tokenizers.map(i=>{let s=e.tokenizers.find(r=>r.from==i);return s?s.to:i})),e.specializers&&(t.specializers=this.specializers.slice(),
t.specializerSpecs=this.specializerSpecs.map((i,s)=>{let r=e.specializers.find(l=>l.from==i.external);if(!r)return i;let o=Object.assign(Object.assign({},i),{external:r.
to});return t.specializers[s]=Gf(o),o})),e.contextTracker&&(t.context=e.contextTracker),e.dialect&&(t.dialect=this.parseDialect(e.dialect)),e.strict!=null&&(t.strict=
e.strict),e.wrap&&(t.wrappers=t.wrappers.concat(e.wrap)),e.bufferLength!=null&&(t.bufferLength=e.bufferLength),t}hasWrappers(){return this.wrappers.length>0}getName(e){
return this.termNames?this.termNames[e]:String(e<=this.maxNode&&this.nodeSet.types[e].name||e)}get eofTerm(){return this.maxNode+1}get topNode(){return this.nodeSet.
types[this.top[1]]}dynamicPrecedence(e){let t=this.dynamicPrecedences;return t==null?0:t[e]||0}parseDialect(e){let t=Object.keys(this.dialects),i=t.map(()=>!1);
if(e)for(let r of e.split(" ")){let o=t.indexOf(r);o>=0&&(i[o]=!0)}let s=null;for(let r=0;r<t.length;r++)if(!i[r])for(let o=this.dialects[t[r]],l;(l=this.data[o++])!=
65535;)(s||(s=new Uint8Array(this.maxTerm+1)))[l]=1;return new Jo(e,i,s)}static deserialize(e){return new n(e)}};function at(n,e){return n[e]|n[e+1]<<16}function Dm(n){
let e=null;for(let t of n){let i=t.p.stoppedAt;(t.pos==t.p.stream.end||i!=null&&t.pos>i)&&t.p.parser.stateFlag(t.state,2)&&(!e||e.score<t.score)&&(e=t)}return e}
function Gf(n){if(n.external){let e=n.extend?1:0;return(t,i)=>n.external(t,i)<<1|e}return n.get}var ki=63,Jf=64,Rm=1,Bm=2,tc=3,Lm=4,ic=5,Em=6,Im=7,nc=65,Nm=66,Wm=8,Fm=9,Hm=10,Vm=11,Qm=12,sc=13,zm=19,Xm=20,$m=29,qm=33,Um=34,Km=47,jm=0,sl=1,el=2,on=3,tl=4,ht=class{constructor(e,t,i){
this.parent=e,this.depth=t,this.type=i,this.hash=(e?e.hash+e.hash<<8:0)+t+(t<<4)+i}};ht.top=new ht(null,-1,jm);function rn(n,e){for(let t=0,i=e-n.pos-1;;i--,t++){
let s=n.peek(i);if(ft(s)||s==-1)return t}}function il(n){return n==32||n==9}function ft(n){return n==10||n==13}function rc(n){return il(n)||ft(n)}function $t(n){
return n<0||rc(n)}var Ym=new gs({start:ht.top,reduce(n,e){return n.type==on&&(e==Xm||e==Um)?n.parent:n},shift(n,e,t,i){if(e==tc)return new ht(n,rn(i,i.pos),sl);
if(e==nc||e==ic)return new ht(n,rn(i,i.pos),el);if(e==ki)return n.parent;if(e==zm||e==qm)return new ht(n,0,on);if(e==sc&&n.type==tl)return n.parent;if(e==Km){let s=/[1-9]/.
exec(i.read(i.pos,t.pos));if(s)return new ht(n,n.depth+ +s[0],tl)}return n},hash(n){return n.hash}});function wi(n,e,t=0){return n.peek(t)==e&&n.peek(t+1)==e&&n.
peek(t+2)==e&&$t(n.peek(t+3))}var Gm=new Xt((n,e)=>{if(n.next==-1&&e.canShift(Jf))return n.acceptToken(Jf);let t=n.peek(-1);if((ft(t)||t<0)&&e.context.type!=on){
if(wi(n,45))if(e.canShift(ki))n.acceptToken(ki);else return n.acceptToken(Rm,3);if(wi(n,46))if(e.canShift(ki))n.acceptToken(ki);else return n.acceptToken(Bm,3);
let i=0;for(;n.next==32;)i++,n.advance();(i<e.context.depth||i==e.context.depth&&e.context.type==sl&&(n.next!=45||!$t(n.peek(1))))&&n.next!=-1&&!ft(n.next)&&n.next!=
35&&n.acceptToken(ki,-i)}},{contextual:!0}),_m=new Xt((n,e)=>{if(e.context.type==on){n.next==63&&(n.advance(),$t(n.next)&&n.acceptToken(Im));return}if(n.next==45)
n.advance(),$t(n.next)&&n.acceptToken(e.context.type==sl&&e.context.depth==rn(n,n.pos-1)?Lm:tc);else if(n.next==63)n.advance(),$t(n.next)&&n.acceptToken(e.context.
type==el&&e.context.depth==rn(n,n.pos-1)?Em:ic);else{let t=n.pos;for(;;)if(il(n.next)){if(n.pos==t)return;n.advance()}else if(n.next==33)oc(n);else if(n.next==38)
nl(n);else if(n.next==42){nl(n);break}else if(n.next==39||n.next==34){if(rl(n,!0))break;return}else if(n.next==91||n.next==123){if(!Zm(n))return;break}else{lc(n,
!0,!1,0);break}for(;il(n.next);)n.advance();if(n.next==58){if(n.pos==t&&e.canShift($m))return;let i=n.peek(1);$t(i)&&n.acceptTokenTo(e.context.type==el&&e.context.
depth==rn(n,t)?Nm:nc,t)}}},{contextual:!0});function Jm(n){return n>32&&n<127&&n!=34&&n!=37&&n!=44&&n!=60&&n!=62&&n!=92&&n!=94&&n!=96&&n!=123&&n!=124&&n!=125}function Zf(n){
return n>=48&&n<=57||n>=97&&n<=102||n>=65&&n<=70}function ec(n,e){return n.next==37?(n.advance(),Zf(n.next)&&n.advance(),Zf(n.next)&&n.advance(),!0):Jm(n.next)||
e&&n.next==44?(n.advance(),!0):!1}function oc(n){if(n.advance(),n.next==60){for(n.advance();;)if(!ec(n,!0)){n.next==62&&n.advance();break}}else for(;ec(n,!1););}
function nl(n){for(n.advance();!$t(n.next)&&bs(n.next)!="f";)n.advance()}function rl(n,e){let t=n.next,i=!1,s=n.pos;for(n.advance();;){let r=n.next;if(r<0)break;
if(n.advance(),r==t)if(r==39)if(n.next==39)n.advance();else break;else break;else if(r==92&&t==34)n.next>=0&&n.advance();else if(ft(r)){if(e)return!1;i=!0}else if(e&&
n.pos>=s+1024)return!1}return!i}function Zm(n){for(let e=[],t=n.pos+1024;;)if(n.next==91||n.next==123)e.push(n.next),n.advance();else if(n.next==39||n.next==34){
if(!rl(n,!0))return!1}else if(n.next==93||n.next==125){if(e[e.length-1]!=n.next-2)return!1;if(e.pop(),n.advance(),!e.length)return!0}else{if(n.next<0||n.pos>t||
ft(n.next))return!1;n.advance()}}var eg="iiisiiissisfissssssssssssisssiiissssssssssssssssssssssssssfsfssissssssssssssssssssssssssssfif";function bs(n){return n<
33?"u":n>125?"s":eg[n-33]}function Zo(n,e){let t=bs(n);return t!="u"&&!(e&&t=="f")}function lc(n,e,t,i){if(bs(n.next)=="s"||(n.next==63||n.next==58||n.next==45)&&
Zo(n.peek(1),t))n.advance();else return!1;let s=n.pos;for(;;){let r=n.next,o=0,l=i+1;for(;rc(r);){if(ft(r)){if(e)return!1;l=0}else l++;r=n.peek(++o)}if(!(r>=0&&
(r==58?Zo(n.peek(o+1),t):r==35?n.peek(o-1)!=32:Zo(r,t)))||!t&&l<=i||l==0&&!t&&(wi(n,45,o)||wi(n,46,o)))break;if(e&&bs(r)=="f")return!1;for(let h=o;h>=0;h--)n.advance();
if(e&&n.pos>s+1024)return!1}return!0}var tg=new Xt((n,e)=>{if(n.next==33)oc(n),n.acceptToken(Qm);else if(n.next==38||n.next==42){let t=n.next==38?Hm:Vm;nl(n),n.
acceptToken(t)}else n.next==39||n.next==34?(rl(n,!1),n.acceptToken(Fm)):lc(n,!1,e.context.type==on,e.context.depth)&&n.acceptToken(Wm)}),ig=new Xt((n,e)=>{let t=e.
context.type==tl?e.context.depth:-1,i=n.pos;e:for(;;){let s=0,r=n.next;for(;r==32;)r=n.peek(++s);if(!s&&(wi(n,45,s)||wi(n,46,s))||!ft(r)&&(t<0&&(t=Math.max(e.context.
depth+1,s)),s<t))break;for(;;){if(n.next<0)break e;let o=ft(n.next);if(n.advance(),o)continue e;i=n.pos}}n.acceptTokenTo(sc,i)}),ng=di({DirectiveName:k.keyword,
DirectiveContent:k.attributeValue,"DirectiveEnd DocEnd":k.meta,QuotedLiteral:k.string,BlockLiteralHeader:k.special(k.string),BlockLiteralContent:k.content,Literal:k.
content,"Key/Literal Key/QuotedLiteral":k.definition(k.propertyName),"Anchor Alias":k.labelName,Tag:k.typeName,Comment:k.lineComment,": , -":k.separator,"?":k.punctuation,
"[ ]":k.squareBracket,"{ }":k.brace}),ac=xi.deserialize({version:14,states:"5lQ!ZQgOOO#PQfO'#CpO#uQfO'#DOOOQR'#Dv'#DvO$qQgO'#DRO%gQdO'#DUO%nQgO'#DUO&ROaO'#D[OOQ\
R'#Du'#DuO&{QgO'#D^O'rQgO'#D`OOQR'#Dt'#DtO(iOqO'#DbOOQP'#Dj'#DjO(zQaO'#CmO)YQgO'#CmOOQP'#Cm'#CmQ)jQaOOQ)uQgOOQ]QgOOO*PQdO'#CrO*nQdO'#CtOOQO'#Dw'#DwO+]Q`O'#CxO+h\
QdO'#CwO+rQ`O'#CwOOQO'#Cv'#CvO+wQdO'#CvOOQO'#Cq'#CqO,UQ`O,59[O,^QfO,59[OOQR,59[,59[OOQO'#Cx'#CxO,eQ`O'#DPO,pQdO'#DPOOQO'#Dx'#DxO,zQdO'#DxO-XQ`O,59jO-aQfO,59jOOQ\
R,59j,59jOOQR'#DS'#DSO-hQcO,59mO-sQgO'#DVO.TQ`O'#DVO.YQcO,59pOOQR'#DX'#DXO#|QfO'#DWO.hQcO'#DWOOQR,59v,59vO.yOWO,59vO/OOaO,59vO/WOaO,59vO/cQgO'#D_OOQR,59x,59xO0V\
QgO'#DaOOQR,59z,59zOOQP,59|,59|O0yOaO,59|O1ROaO,59|O1aOqO,59|OOQP-E7h-E7hO1oQgO,59XOOQP,59X,59XO2PQaO'#DeO2_QgO'#DeO2oQgO'#DkOOQP'#Dk'#DkQ)jQaOOO3PQdO'#CsOOQO,5\
9^,59^O3kQdO'#CuOOQO,59`,59`OOQO,59c,59cO4VQdO,59cO4aQdO'#CzO4kQ`O'#CzOOQO,59b,59bOOQU,5:Q,5:QOOQR1G.v1G.vO4pQ`O1G.vOOQU-E7d-E7dO4xQdO,59kOOQO,59k,59kO5SQdO'#DQ\
O5^Q`O'#DQOOQO,5:d,5:dOOQU,5:R,5:ROOQR1G/U1G/UO5cQ`O1G/UOOQU-E7e-E7eO5kQgO'#DhO5xQcO1G/XOOQR1G/X1G/XOOQR,59q,59qO6TQgO,59qO6eQdO'#DiO6lQgO'#DiO7PQcO1G/[OOQR1G/[\
1G/[OOQR,59r,59rO#|QfO,59rOOQR1G/b1G/bO7_OWO1G/bO7dOaO1G/bOOQR,59y,59yOOQR,59{,59{OOQP1G/h1G/hO7lOaO1G/hO7tOaO1G/hO8POaO1G/hOOQP1G.s1G.sO8_QgO,5:POOQP,5:P,5:POO\
QP,5:V,5:VOOQP-E7i-E7iOOQO,59_,59_OOQO,59a,59aOOQO1G.}1G.}OOQO,59f,59fO8oQdO,59fOOQR7+$b7+$bP,XQ`O'#DfOOQO1G/V1G/VOOQO,59l,59lO8yQdO,59lOOQR7+$p7+$pP9TQ`O'#DgOO\
QR'#DT'#DTOOQR,5:S,5:SOOQR-E7f-E7fOOQR7+$s7+$sOOQR1G/]1G/]O9YQgO'#DYO9jQ`O'#DYOOQR,5:T,5:TO#|QfO'#DZO9oQcO'#DZOOQR-E7g-E7gOOQR7+$v7+$vOOQR1G/^1G/^OOQR7+$|7+$|O:\
QOWO7+$|OOQP7+%S7+%SO:VOaO7+%SO:_OaO7+%SOOQP1G/k1G/kOOQO1G/Q1G/QOOQO1G/W1G/WOOQR,59t,59tO:jQgO,59tOOQR,59u,59uO#|QfO,59uOOQR<<Hh<<HhOOQP<<Hn<<HnO:zOaO<<HnOOQR1G\
/`1G/`OOQR1G/a1G/aOOQPAN>YAN>Y",stateData:";S~O!fOS!gOS^OS~OP_OQbORSOTUOWROXROYYOZZO[XOcPOqQO!PVO!V[O!cTO~O`cO~P]OVkOWROXROYeOZfO[dOcPOmhOqQO~OboO~P!bOVtOWROXRO\
YeOZfO[dOcPOmrOqQO~OpwO~P#WORSOTUOWROXROYYOZZO[XOcPOqQO!PVO!cTO~OSvP!avP!bvP~P#|OWROXROYeOZfO[dOcPOqQO~OmzO~P%OOm!OOUzP!azP!bzP!dzP~P#|O^!SO!b!QO!f!TO!g!RO~ORSO\
TUOWROXROcPOqQO!PVO!cTO~OY!UOP!QXQ!QX!V!QX!`!QXS!QX!a!QX!b!QXU!QXm!QX!d!QX~P&aO[!WOP!SXQ!SX!V!SX!`!SXS!SX!a!SX!b!SXU!SXm!SX!d!SX~P&aO^!ZO!W![O!b!YO!f!]O!g!YO~OP\
!_O!V[OQaX!`aX~OPaXQaX!VaX!`aX~P#|OP!bOQ!cO!V[O~OP_O!V[O~P#|OWROXROY!fOcPOqQObfXmfXofXpfX~OWROXRO[!hOcPOqQObhXmhXohXphX~ObeXmlXoeX~ObkXokX~P%OOm!kO~Om!lObnPonP~\
P%OOb!pOo!oO~Ob!pO~P!bOm!sOosXpsX~OosXpsX~P%OOm!uOotPptP~P%OOo!xOp!yO~Op!yO~P#WOS!|O!a#OO!b#OO~OUyX!ayX!byX!dyX~P#|Om#QO~OU#SO!a#UO!b#UO!d#RO~Om#WOUzX!azX!bzX!d\
zX~O]#XO~O!b#XO!g#YO~O^#ZO!b#XO!g#YO~OP!RXQ!RX!V!RX!`!RXS!RX!a!RX!b!RXU!RXm!RX!d!RX~P&aOP!TXQ!TX!V!TX!`!TXS!TX!a!TX!b!TXU!TXm!TX!d!TX~P&aO!b#^O!g#^O~O^#_O!b#^O!\
f#`O!g#^O~O^#_O!W#aO!b#^O!g#^O~OPaaQaa!Vaa!`aa~P#|OP#cO!V[OQ!XX!`!XX~OP!XXQ!XX!V!XX!`!XX~P#|OP_O!V[OQ!_X!`!_X~P#|OWROXROcPOqQObgXmgXogXpgX~OWROXROcPOqQObiXmiXoi\
XpiX~Obkaoka~P%OObnXonX~P%OOm#kO~Ob#lOo!oO~Oosapsa~P%OOotXptX~P%OOm#pO~Oo!xOp#qO~OSwP!awP!bwP~P#|OS!|O!a#vO!b#vO~OUya!aya!bya!dya~P#|Om#xO~P%OOm#{OU}P!a}P!b}P!d\
}P~P#|OU#SO!a$OO!b$OO!d#RO~O]$QO~O!b$QO!g$RO~O!b$SO!g$SO~O^$TO!b$SO!g$SO~O^$TO!b$SO!f$UO!g$SO~OP!XaQ!Xa!V!Xa!`!Xa~P#|Obnaona~P%OOotapta~P%OOo!xO~OU|X!a|X!b|X!d|\
X~P#|Om$ZO~Om$]OU}X!a}X!b}X!d}X~O]$^O~O!b$_O!g$_O~O^$`O!b$_O!g$_O~OU|a!a|a!b|a!d|a~P#|O!b$cO!g$cO~O",goto:",]!mPPPPPPPPPPPPPPPPP!nPP!v#v#|$`#|$c$f$j$nP%VPPP!v%Y\
%^%a%{&O%a&R&U&X&_&b%aP&e&{&e'O'RPP']'a'g'm's'y(XPPPPPPPP(_)e*X+c,VUaObcR#e!c!{ROPQSTUXY_bcdehknrtvz!O!U!W!_!b!c!f!h!k!l!s!u!|#Q#R#S#W#c#k#p#x#{$Z$]QmPR!qnqfPQT\
hknrtv!k!l!s!u#R#k#pR!gdR!ieTlPnTjPnSiPnSqQvQ{TQ!mkQ!trQ!vtR#y#RR!nkTsQvR!wt!RWOSUXY_bcz!O!U!W!_!b!c!|#Q#S#W#c#x#{$Z$]RySR#t!|R|TR|UQ!PUR#|#SR#z#RR#z#SyZOSU_bcz\
!O!_!b!c!|#Q#S#W#c#x#{$Z$]R!VXR!XYa]O^abc!a!c!eT!da!eQnPR!rnQvQR!{vQ!}yR#u!}Q#T|R#}#TW^Obc!cS!^^!aT!aa!eQ!eaR#f!eW`Obc!cQxSS}U#SQ!`_Q#PzQ#V!OQ#b!_Q#d!bQ#s!|Q#w#\
QQ$P#WQ$V#cQ$Y#xQ$[#{Q$a$ZR$b$]xZOSU_bcz!O!_!b!c!|#Q#S#W#c#x#{$Z$]Q!VXQ!XYQ#[!UR#]!W!QWOSUXY_bcz!O!U!W!_!b!c!|#Q#S#W#c#x#{$Z$]pfPQThknrtv!k!l!s!u#R#k#pQ!gdQ!ieQ\
#g!fR#h!hSgPn^pQTkrtv#RQ!jhQ#i!kQ#j!lQ#n!sQ#o!uQ$W#kR$X#pQuQR!zv",nodeNames:"⚠ DirectiveEnd DocEnd - - ? ? ? Literal QuotedLiteral Anchor Alias Tag BlockLiteral\
Content Comment Stream BOM Document ] [ FlowSequence Item Tagged Anchored Anchored Tagged FlowMapping Pair Key : Pair , } { FlowMapping Pair Pair BlockSequence \
Item Item BlockMapping Pair Pair Key Pair Pair BlockLiteral BlockLiteralHeader Tagged Anchored Anchored Tagged Directive DirectiveName DirectiveContent Document",
maxTerm:74,context:Ym,nodeProps:[["isolate",-3,8,9,14,""],["openedBy",18,"[",32,"{"],["closedBy",19,"]",33,"}"]],propSources:[ng],skippedNodes:[0],repeatNodeCount:6,
tokenData:"-Y~RnOX#PXY$QYZ$]Z]#P]^$]^p#Ppq$Qqs#Pst$btu#Puv$yv|#P|}&e}![#P![!]'O!]!`#P!`!a'i!a!}#P!}#O*g#O#P#P#P#Q+Q#Q#o#P#o#p+k#p#q'i#q#r,U#r;'S#P;'S;=`#z<%l?HT\
#P?HT?HU,o?HUO#PQ#UU!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PQ#kTOY#PZs#Pt;'S#P;'S;=`#z<%lO#PQ#}P;=`<%l#P~$VQ!f~XY$Qpq$Q~$bO!g~~$gS^~OY$bZ;'S$b;'S;=`$s<%lO$b~$vP;=`<%\
l$bR%OX!WQOX%kXY#PZ]%k]^#P^p%kpq#hq;'S%k;'S;=`&_<%lO%kR%rX!WQ!VPOX%kXY#PZ]%k]^#P^p%kpq#hq;'S%k;'S;=`&_<%lO%kR&bP;=`<%l%kR&lUoP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#\
PR'VUmP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR'p[!PP!WQOY#PZp#Ppq#hq{#P{|(f|}#P}!O(f!O!R#P!R![)p![;'S#P;'S;=`#z<%lO#PR(mW!PP!WQOY#PZp#Ppq#hq!R#P!R![)V![;'S#P;'S;=`\
#z<%lO#PR)^U!PP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR)wY!PP!WQOY#PZp#Ppq#hq{#P{|)V|}#P}!O)V!O;'S#P;'S;=`#z<%lO#PR*nUcP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR+XUbP!WQ\
OY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR+rUqP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR,]UpP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR,vU`P!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#P",tokenizers:[
Gm,_m,tg,ig,0,1],topRules:{Stream:[0,15]},tokenPrec:0});var sg=xi.deserialize({version:14,states:"!vOQOPOOO]OPO'#C_OhOPO'#C^OOOO'#Cc'#CcOpOPO'#CaQOOOOOO{OPOOOOOO'#Cb'#CbO!WOPO'#C`O!`OPO,58xOOOO-E6a-E6aOOOO-E6`-E6`OOO\
O'#C_'#C_OOOO1G.d1G.d",stateData:"!h~OXPOYROWTP~OWVXXRXYRX~OYVOXSP~OXROYROWTX~OXROYROWTP~OYVOXSX~OX[O~OXY~",goto:"vWPPX[beioRUOQQOR]XRXQTTOUQWQRZWSSOURYS",nodeNames:"\
⚠ Document Frontmatter DashLine FrontmatterContent Body",maxTerm:10,skippedNodes:[0],repeatNodeCount:2,tokenData:"$z~RXOYnYZ!^Z]n]^!^^}n}!O!i!O;'Sn;'S;=`!c<%l\
On~qXOYnYZ!^Z]n]^!^^;'Sn;'S;=`!c<%l~n~On~~!^~!cOY~~!fP;=`<%ln~!lZOYnYZ!^Z]n]^!^^}n}!O#_!O;'Sn;'S;=`!c<%l~n~On~~!^~#bZOYnYZ!^Z]n]^!^^}n}!O$T!O;'Sn;'S;=`!c<%l~n~O\
n~~!^~$WXOYnYZ$sZ]n]^$s^;'Sn;'S;=`!c<%l~n~On~~$s~$zOX~Y~",tokenizers:[0],topRules:{Document:[0,1]},tokenPrec:67}),rg=_i.define({name:"yaml",parser:ac.configure(
{props:[ko.add({Stream:n=>{for(let e=n.node.resolve(n.pos,-1);e&&e.to>=n.pos;e=e.parent){if(e.name=="BlockLiteralContent"&&e.from<e.to)return n.baseIndentFor(e);
if(e.name=="BlockLiteral")return n.baseIndentFor(e)+n.unit;if(e.name=="BlockSequence"||e.name=="BlockMapping")return n.column(e.firstChild.from,1);if(e.name=="Q\
uotedLiteral")return null;if(e.name=="Literal"){let t=n.column(e.from,1);if(t==n.lineIndent(e.from,1))return t;if(e.to>n.pos)return null}}return null},FlowMapping:wo(
{closing:"}"}),FlowSequence:wo({closing:"]"})}),Ih.add({"FlowMapping FlowSequence":Nh,"Item Pair BlockLiteral":(n,e)=>({from:e.doc.lineAt(n.from).to,to:n.to})})]}),
languageData:{commentTokens:{line:"#"},indentOnInput:/^\s*[\]\}]$/}});function hc(){return new ts(rg)}var u0=_i.define({name:"yaml-frontmatter",parser:sg.configure(
{props:[di({DashLine:k.meta})]})});function cc(n){let[,e,t]=/^((?:\s|- )*)(.*)$/.exec(n),i=/^(?:"([^"]+)"|'([^']+)'|([^\s:#"'{[][^:#]*)):(?:\s+(.*))?$/.exec(t);return{indent:e.length,key:i?i[1]??
i[2]??i[3]:void 0,value:i?.[4]?.trim()??""}}function og(n){let e=[],t=[],i=1/0;return n.split(`
`).forEach((s,r)=>{if(!s.trim()||s.trim().startsWith("#"))return;if(s.startsWith("---")){t=[];return}let{indent:o,key:l,value:a}=cc(s);o>i||(i=1/0,t=t.filter(h=>h.
indent<o),l!==void 0&&(t.push({indent:o,key:l}),/^[|>]/.test(a)&&(i=o),e.push({path:t.map(h=>h.key),line:r,indent:o})))}),e}function fc(n,e){let t=n;for(let i of e){
for(;t?.i;)t=t.i;t=t?.p?.[i]}for(;t?.i;)t=t.i;return t}function uc(n,e){let t=e.slice(e.lastIndexOf(`
`)+1),{indent:i,key:s,value:r}=cc(t),o=(og(e.slice(0,e.length-t.length)+" ".repeat(i)+"x:").at(-1)?.path??["x"]).slice(0,-1);if(s!==void 0&&/:\s/.test(t)){let a=fc(
n,[...o,s]),h=a?.e??(a?.t==="boolean"?["true","false"]:[]);return{word:r,options:h.map(f=>({label:f,field:!1}))}}let l=fc(n,o);return{word:t.slice(i),options:Object.
entries(l?.p??{}).map(([a,h])=>({label:a,info:h.d,field:!0}))}}var lg=n=>e=>{let{word:t,options:i}=uc(n(),e.state.sliceDoc(0,e.pos));return i.length===0||t===""&&!e.explicit?null:{from:e.pos-t.length,validFor:/^[\w-]*$/,options:i.
map(s=>({label:s.label,apply:s.field?s.label+":":s.label,info:s.info,type:s.field?"property":"enum"}))}};function O0({parent:n,text:e,label:t,dark:i,nonce:s,schema:r,
onChange:o}){return new T({parent:n,state:U.create({doc:e,extensions:[T.cspNonce.of(s),mh(),uf(),fh(),Eh(),Xh(),uh(),Vt.of("  "),Fh(Hh),hc(),Zh({override:[lg(r)]}),
Xi.of([...Lo,...$f,...gf,qf]),T.contentAttributes.of({"aria-label":t,spellcheck:"false"}),T.theme({"&":{fontSize:"13px"}},{dark:i}),T.updateListener.of(l=>{l.docChanged&&
o(l.state.doc.toString())})]})})}export{O0 as create};
