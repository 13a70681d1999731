/** The stylesheet of the exported report: screen, dark mode and A4. */

export const style = `
:root{color-scheme:light dark;
--paper:light-dark(#faf8f3,#141310);--surface:light-dark(#fff,#1d1b17);--sunken:light-dark(#f1eee6,#100f0c);
--line:light-dark(#e3ded2,#302d26);--line-strong:light-dark(#8a8474,#7d776a);
--ink:light-dark(#1a1916,#f3f0e7);--ink-2:light-dark(#55514a,#bdb7a8);--ink-3:light-dark(#6b665b,#9a9486);--accent:light-dark(#2747c9,#93a8ff);
--good:light-dark(#178a55,#3fbf85);--good-text:light-dark(#0e6b40,#74d8a8);--good-tint:light-dark(#e3f2e8,#15291f);
--fair:light-dark(#e0a400,#e3b13a);--fair-text:light-dark(#7c5300,#efc763);--fair-tint:light-dark(#faefd2,#2e2510);
--poor:light-dark(#d2402c,#f06a55);--poor-text:light-dark(#a72b1a,#ff907d);--poor-tint:light-dark(#fbe7e2,#331914);
--info:light-dark(#4668b8,#86a2e8);--info-text:light-dark(#33519a,#a5bbf2);--info-tint:light-dark(#e8edf8,#1a2236);
--display:"Report Display",-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif;
--text:"Report Text",-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif;
--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{background:var(--paper);color:var(--ink);font:400 15px/24px var(--text);font-variant-numeric:tabular-nums;word-spacing:.06em;overflow-wrap:anywhere}
main,footer{max-width:940px;margin-inline:auto;padding-inline:32px}
h1,h2,h3{font-family:var(--display);font-weight:650;letter-spacing:-.015em;text-wrap:balance}
a{color:var(--accent);text-underline-offset:3px;text-decoration-thickness:1px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;inset-inline-start:-9999px}.skip:focus{inset:8px auto auto 8px;background:var(--surface);padding:8px 12px}
ul,ol{list-style:none;padding:0}
code,.url{font:400 12px/18px var(--mono)}
.url{color:var(--ink-2)}a.url{color:var(--accent)}
small,.quiet{color:var(--ink-3);font-size:13px;line-height:20px}
.shape{width:14px;height:14px;flex:none;stroke-width:1.2;stroke-linejoin:round}
.shape.good{fill:var(--good);stroke:var(--good-text)}.shape.fair{fill:var(--fair);stroke:var(--fair-text)}
.shape.poor{fill:var(--poor);stroke:var(--poor-text)}.shape.info{fill:var(--info);stroke:var(--info-text)}
.good-t{color:var(--good-text)}.fair-t{color:var(--fair-text)}.poor-t{color:var(--poor-text)}
.cover{padding:40px 0 32px;border-bottom:1px solid var(--line)}
.brand{display:flex;align-items:center;gap:8px;font:700 16px/20px var(--display)}
.brand svg{width:24px;height:24px}.brand .page{fill:currentColor}.brand .ticks{fill:none;stroke:var(--paper);stroke-width:1.5}
.brand .logo{max-width:160px;max-height:40px;object-fit:contain}
.brand time{margin-inline-start:auto;font:400 13px/20px var(--text);color:var(--ink-3)}
.hero{display:grid;grid-template-columns:minmax(0,1fr) 240px;gap:40px;align-items:center;padding:48px 0 36px}
.eyebrow{font:600 12px/16px var(--text);color:var(--ink-3);letter-spacing:.02em}
.hero h1{font-size:44px;line-height:48px;letter-spacing:-.03em;padding:4px 0 20px}
.verdict{font:500 22px/31px var(--display);letter-spacing:-.012em;text-wrap:pretty;max-width:34em}
.gauge{width:100%;display:block}.gauge circle{fill:none;stroke-width:16}
.gauge .groove{stroke:var(--sunken)}.gauge .level{stroke:var(--good)}
.gauge.fair .level{stroke:var(--fair)}.gauge.poor .level{stroke:var(--poor)}
.gauge .tick{stroke:var(--ink-3);stroke-width:1.2}.gauge text{text-anchor:middle;fill:var(--ink)}
.gauge .tick-word{font:400 10px var(--mono);fill:var(--ink-3)}
.gauge .figure{font:650 58px var(--display);letter-spacing:-.04em}.gauge .of{font:400 13px var(--text);fill:var(--ink-3)}
.card.insight>p{margin-top:0}.gauge-word{text-align:center;display:flex;gap:6px;justify-content:center;align-items:center;font:600 13px/20px var(--text);margin-top:-22px}
.counters{display:grid;grid-template-columns:repeat(3,1fr);border-top:1px solid var(--line);padding-top:24px}
.counters li{padding-inline:20px;border-inline-start:1px solid var(--line)}.counters li:first-child{padding-inline-start:0;border:0}
.counters span{display:flex;gap:7px;align-items:center;font:500 13px/20px var(--text);color:var(--ink-2)}
.counters strong{display:block;font:600 44px/52px var(--display);letter-spacing:-.03em}
.first{padding-top:28px}.first h2{font-size:16px;line-height:24px;padding-bottom:6px}.first li{display:flex;gap:10px;align-items:baseline;padding:7px 0;border-top:1px solid var(--line)}
.first .shape{align-self:center}.first a{flex:none;max-width:66%;color:inherit;text-decoration-color:var(--line-strong)}.first span{min-width:0;margin-inline-start:auto;color:var(--ink-3);font-size:13px;text-align:end}
.contents{padding-top:24px}.contents h2{font-size:16px;line-height:24px}.contents ol{columns:2 260px;column-gap:32px;padding-top:6px;font-size:14px}.contents li{break-inside:avoid;padding:2px 0}
section>h2{font-size:24px;line-height:32px;padding:44px 0 4px}section>h2+p{max-width:68ch;color:var(--ink-2);padding-bottom:16px}
section>h2+:not(p){margin-top:12px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:18px 20px;margin-bottom:12px;break-inside:avoid}
.card h3{font-size:16px;line-height:22px}.card>p+p{margin-top:8px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}.two>.card{margin:0}
.score{display:flex;align-items:center;gap:8px;padding:8px 0 6px}.score strong{color:var(--ink);font:650 38px/40px var(--display);letter-spacing:-.03em}.score span{color:var(--ink-3);font-size:13px;align-self:end;padding-bottom:4px}
.ruler{position:relative;height:9px;background:var(--sunken);border-radius:2px;margin:3px 0 18px;box-shadow:inset 0 0 0 1px var(--line)}
.ruler i{position:absolute;inset:0 auto 0 0;min-width:3px;border-radius:2px;background:var(--good);box-shadow:inset 0 0 0 1px var(--good-text)}
.ruler.fair i{background:var(--fair);box-shadow:inset 0 0 0 1px var(--fair-text)}.ruler.poor i{background:var(--poor);box-shadow:inset 0 0 0 1px var(--poor-text)}
.ruler b{position:absolute;top:-2px;width:1px;height:14px;background:var(--ink-3)}
.ruler b span{position:absolute;top:14px;left:0;transform:translateX(-50%);font:400 10px/12px var(--mono);color:var(--ink-3);white-space:nowrap;overflow-wrap:normal}
.insight p:not(.score,.finding){color:var(--ink-2);font-size:13px;line-height:20px}.insight ul{margin-top:12px}
.insight li{border-top:1px solid var(--line);padding:10px 0 8px;font-size:13px;line-height:20px}
.finding{display:flex;gap:7px;align-items:center;font-weight:600}.finding em{margin-inline-start:auto;font:500 12px/16px var(--mono);color:var(--ink-3)}
.owner{padding-top:28px}.owner h2{font:600 17px/24px var(--display)}
.indexability{padding-bottom:14px}.indexability p{display:flex;gap:8px;align-items:center}.indexability ul{padding:4px 0 0 22px;font-size:13px;line-height:20px;color:var(--ink-2)}
.rec{color:var(--ink-3)}.rec::before{content:"→ "}
table{border-collapse:collapse;width:100%}th{text-align:start;font:500 13px/20px var(--text)}
.bars th{padding:6px 16px 6px 0;white-space:nowrap}.bars td{padding:6px 0}.bars td:nth-child(2){width:99%}.bars .ruler{margin:0;height:10px}
.bars .num{white-space:nowrap;text-align:end;padding-inline-start:16px;font-size:13px;line-height:18px;color:var(--ink-2)}.bars small{font-size:12px;line-height:16px}
.bars tbody+tbody th,.bars tbody+tbody td{border-top:1px solid var(--line)}.bars tbody+tbody{border-top:8px solid transparent}
.cloud{font-family:var(--display);line-height:1.5;letter-spacing:-.01em}.cloud span{margin-inline-end:10px;white-space:nowrap}
.head{display:flex;gap:10px;align-items:flex-start}.head .shape{margin-top:4px}.head>div{min-width:0;margin-inline-end:auto}
.head img{flex:none;width:120px;height:80px;object-fit:cover;object-position:top;border:1px solid var(--line)}.figures{display:flex;flex-wrap:wrap;gap:6px;justify-content:flex-end;flex:none}
.fixes li{padding:4px 0}.fixes code{display:block;white-space:pre-wrap;background:var(--sunken);border-radius:4px;padding:4px 8px}.issues a{color:inherit;text-decoration-color:var(--line-strong)}
.badges{display:flex;flex-wrap:wrap;gap:6px;padding-top:6px}
.badge{font:600 12px/16px var(--text);padding:3px 8px;border-radius:3px;background:var(--sunken);color:var(--ink-2);white-space:nowrap}
.badge.good{background:var(--good-tint);color:var(--good-text)}.badge.fair{background:var(--fair-tint);color:var(--fair-text)}
.badge.poor{background:var(--poor-tint);color:var(--poor-text)}.badge.info{background:var(--info-tint);color:var(--info-text)}
dl{display:grid;grid-template-columns:116px minmax(0,1fr);row-gap:0;margin-top:12px}
dt{font:600 12px/16px var(--text);color:var(--ink-3);padding:13px 12px 0 0;border-top:1px solid var(--line)}
dd{padding:9px 0;border-top:1px solid var(--line);font-size:14px;line-height:22px;min-width:0}
dd p+p,dd ul+p,dd p+ul{margin-top:6px}
.proof{margin-top:8px;padding:8px 12px;background:var(--sunken);border-radius:6px;border-inline-start:2px solid var(--line-strong);font-size:13px;line-height:20px;break-inside:avoid}
.example+.example{margin-top:14px}
.proof code{display:block;white-space:pre-wrap}.proof p code{display:inline}.proof b{font:600 12px/18px var(--text);color:var(--ink-3)}
.proof mark{background:var(--poor-tint);color:var(--poor-text);padding:0 4px;border-radius:2px}
.where li{padding:1px 0}
.page{padding:16px 20px}.page .ruler{max-width:560px}.page dd>p:first-child{max-width:68ch}
.issues li{display:grid;grid-template-columns:14px minmax(0,1fr);gap:10px;padding:5px 0;break-inside:avoid}.issues .shape{margin-top:4px}
.issues strong{font-weight:600}.issues span{color:var(--ink-2)}
.ai{font:600 11px/16px var(--text);color:var(--ink-3);border:1px solid var(--line-strong);border-radius:3px;padding:0 5px;margin-inline-end:6px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:16px}.facts dt,.facts dd{display:block;border:0;padding:0}
dl.facts{margin:10px 0 0}.facts dd{font:600 22px/28px var(--display)}.facts.words dd{font:500 14px/20px var(--text);padding-top:2px}
.list td,.list th{border-top:1px solid var(--line);padding:7px 12px 7px 0;vertical-align:top;font-size:13px;line-height:18px}.list td:first-child{width:55%}
.list .points{text-align:end;padding-inline-end:0;white-space:nowrap;font-family:var(--mono);font-size:12px}
.notes li{padding:3px 0 3px 16px;position:relative}.notes li::before{content:"";position:absolute;inset:12px auto auto 0;width:8px;height:1px;background:var(--ink-3)}
.sides{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;font-size:13px;padding-top:6px}.sides bdi{margin-inline-end:12px}
.own{fill:var(--ink);stroke:var(--ink);stroke-width:1.6}.other{fill:var(--surface);stroke:var(--ink);stroke-width:1.6}
.dumbbells li{display:grid;grid-template-columns:150px minmax(0,1fr) 110px;gap:12px;align-items:center;padding:5px 0;border-top:1px solid var(--line);break-inside:avoid;font-size:14px;line-height:18px}
.dumbbells small{display:block;font-size:11px;line-height:14px}.dumbbells .word{display:flex;gap:6px;align-items:center;color:var(--ink-2)}.dumbbells .critical .word{color:var(--ink);font-weight:650}.dumbbells .important .word{color:var(--ink);font-weight:550}
.dumbbell{display:block;overflow:visible}.scale{stroke:var(--line-strong);stroke-width:1}.span{stroke-width:4}.span.good{stroke:var(--good)}.span.neutral{stroke:var(--line-strong)}.span.poor{stroke:var(--poor)}
.versus{margin-top:14px}.versus th,.versus td{border-top:1px solid var(--line);padding:7px 12px 7px 0;vertical-align:top;font-size:13px;line-height:18px}.versus tbody th{width:44%}.versus small{line-height:18px;font-weight:400}
.versus thead th{color:var(--ink-3);border:0;padding-bottom:3px}.versus .num{white-space:nowrap}.versus .who{display:none}
.confidence{display:flex;flex-wrap:wrap;gap:4px 7px;align-items:center}.card h4{font:600 13px/18px var(--text);padding-top:14px}
.claims>li{border-top:1px solid var(--line);padding:12px 0 6px;font-size:14px;line-height:21px;break-inside:avoid}.claims .finding em{display:flex;gap:6px;align-items:center}.claims p+p{padding-top:3px}.claims b{font-weight:600}
.sources{padding-top:5px}.sources li,.notes .sources li{padding:0;font-size:12px;line-height:18px;color:var(--ink-3)}.notes .sources li::before{display:none}
figure{margin:0}.trend figcaption{display:flex;justify-content:space-between;gap:12px;align-items:baseline}.trend svg{display:block;width:100%;margin-top:10px}.trend path{fill:none;stroke:var(--ink);stroke-width:1.5}.trend circle{fill:var(--ink)}.trend .grid{stroke:var(--line)}.trend text{font:400 10px var(--mono);fill:var(--ink-3);text-anchor:end}.trend .start{text-anchor:start}#changes h3{margin:24px 0 8px}
.runs th,.runs td{border-top:1px solid var(--line);padding:8px 0 8px 12px;text-align:end;font-size:13px;line-height:18px;overflow-wrap:normal}.runs thead th{border:0;color:var(--ink-3)}.runs tr>:first-child{text-align:start;padding-inline-start:0}
footer{padding-block:40px 56px;color:var(--ink-3);font-size:13px}
@media screen and (max-width:720px){.dumbbells li{grid-template-columns:minmax(0,1fr) auto;gap:2px 12px}.dumbbells .dumbbell{grid-column:1/-1;grid-row:2}
.versus thead{display:none}.versus .who{display:block}.versus,.versus tbody,.versus tr,.versus tr>*{display:block}.versus tbody th{width:auto}.versus tr>*+*{border:0;padding-top:0}}
@media screen and (max-width:720px){.bars,.bars tbody{display:block}.bars tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 12px;padding:6px 0}.bars tr>*{padding:0}.bars td:nth-child(2){grid-column:1/-1;grid-row:2;width:auto}.bars .num{padding:0}
.bars tbody+tbody tr{border-top:1px solid var(--line)}.bars tbody+tbody tr>*{border:0}.first li{display:grid;grid-template-columns:14px minmax(0,1fr);gap:0 10px}.first a{max-width:none}.first span{grid-column:2;margin:0;text-align:start}.first .shape{align-self:start;margin-top:5px}}
@media screen and (max-width:560px){.runs tr>:nth-child(n+6){display:none}}
@media screen and (max-width:400px){.cloud span,.badge{white-space:normal}}
@media (max-width:720px){main,footer{padding-inline:16px}.hero{grid-template-columns:minmax(0,1fr);gap:24px;padding:32px 0 24px}
.hero h1{font-size:32px;line-height:36px}.verdict{font-size:19px;line-height:27px}.gauge{max-width:230px;margin-inline:auto}
.two{grid-template-columns:minmax(0,1fr)}.counters li{padding-inline:10px}.counters strong{font-size:32px;line-height:40px}.counters span{font-size:12px;line-height:16px}
dl{grid-template-columns:minmax(0,1fr)}dt{padding-bottom:2px}dd{border:0;padding-top:0}.card{padding:14px}.head{flex-wrap:wrap}.head>div{flex:1 0 calc(100% - 40px)}
.list,.list tbody,.list tr,.list td,.list th{display:block;width:auto}.list td:first-child{width:auto}.list td+td,.list th+td{border:0;padding-top:0}.list .points{text-align:start}}
@page{size:A4;margin:15mm 14mm 16mm;@bottom-right{content:counter(page);font:400 8pt sans-serif;color:#6b665b}}
@page:first{@bottom-right{content:""}}
@media print{.more{display:none}.head img{width:28mm;height:19mm}:root{color-scheme:light;--paper:#fff}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{font-size:9.5pt;line-height:14pt;zoom:.87}main,footer{max-width:none;padding:0}.skip{display:none}.contents{break-inside:avoid;padding-top:8mm}.contents ol{columns:3 40mm;font-size:9pt}
.cover{padding-top:0;border:0}#issues .card,.card.page,.card.long{break-inside:auto}#issues dd,#issues .head{break-inside:avoid}.example+.example,.proof+.proof+.proof{display:none}.hero{padding:16mm 0 10mm;grid-template-columns:minmax(0,1fr) 58mm}.first{padding-top:8mm}
h2,h3,section>h2+p,.head{break-after:avoid}section>h2+p{break-inside:avoid}.head+dl,.badges+dl{break-before:avoid}section>h2{padding-top:8mm;font-size:17pt;line-height:22pt}.card,li,tr,.example{break-inside:avoid}
.card{padding:4mm 4.5mm;margin-bottom:3mm}.card.long{break-inside:auto}.card h3{font-size:11pt;line-height:15pt}.two{grid-template-columns:1fr 1fr;gap:3mm}
dl:not(.facts){grid-template-columns:27mm minmax(0,1fr);margin-top:2mm}dt{padding-top:2.2mm}dt,.badge,.eyebrow{font-size:8pt}dd{padding:1.5mm 0;font-size:8.8pt;line-height:12.5pt}
.facts dt,.facts dd{padding:0}.bars th,.bars td{padding-block:1mm}.bars small,.insight p,.insight li,.list td,.proof,.quiet,small{font-size:8.3pt;line-height:11.5pt}.insight p:not(.score,.finding){font-size:8.3pt;line-height:11.5pt}
.proof{padding:1.2mm 2.5mm;margin-top:1.2mm}.example+.example{margin-top:2mm}code,.url{font-size:7.8pt;line-height:11pt}.proof code{white-space:normal}.insight li{padding-bottom:2px}.where{columns:2;column-gap:6mm}.where li{padding:0}
.page{padding:3.5mm 4.5mm}.page .ruler{margin:1mm 0 4.2mm;height:7px}.ruler b{height:11px}.ruler b span{top:11px;font-size:7pt}.issues li{padding:.6mm 0}.issues .shape{width:10px;height:10px}.issues li{grid-template-columns:10px minmax(0,1fr);gap:7px}
a{text-decoration:none;color:inherit}a.url{color:var(--ink-2)}.badge,.proof,.ruler{border:1px solid var(--line)}.proof{border-inline-start:2px solid var(--line-strong)}.ruler{box-shadow:none}}
`;
