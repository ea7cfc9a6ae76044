import { chromium } from "playwright-core";
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
const server = spawn("../build/dev/tenback", ["serve","--port","0","--page","dist","--store","/tmp/h6/shots.db"], {stdio:["ignore","pipe","pipe"]});
const url = await new Promise((resolve)=>{ let all=""; const see=(d)=>{ all+=d; const m=/http:\/\/[^\s"]+/.exec(all); if(m) resolve(m[0]); }; server.stdout.on("data",see); server.stderr.on("data",see); });
const browser = await chromium.launch({executablePath:"/usr/bin/chromium", args:["--no-sandbox"]});
const out="/tmp/h6/shots"; mkdirSync(out,{recursive:true});
const only=(process.argv[2]??"").split(",").filter(Boolean), lang=process.argv[3]??"en";
const want=(n)=>!only.length||only.some(o=>n.startsWith(o));
const combos=process.argv[4]==="one"?[["phone",360,640,"light"],["desk",1280,800,"dark"]]:[["phone",360,640,"light"],["phone",360,640,"dark"],["desk",1280,800,"light"],["desk",1280,800,"dark"]];
try { for (const [size,w,h,scheme] of combos) {
  const ctx = await browser.newContext({viewport:{width:w,height:h}, colorScheme:scheme, locale:lang, hasTouch:size==="phone"});
  const page = await ctx.newPage(); page.setDefaultTimeout(8000);
  page.on("console",m=>{ if(m.type()==="error"||m.type()==="warning") console.log(size,scheme,m.text()); });
  page.on("pageerror",e=>console.log("ERR",e.message));
  const shot=async(n,full=false)=>{ if(want(n)) await page.screenshot({path:`${out}/${n}-${size}-${scheme}.png`,fullPage:full}); const o=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(o>0) console.log("OVERFLOW",n,size,o); const hh=await page.evaluate(()=>document.documentElement.scrollHeight-innerHeight); if(hh>0&&n.startsWith("tut")) console.log("TALL",n,size,hh); };
  if (want("home")) { await page.goto(url); await page.waitForSelector(".home"); await shot("home"); }
  for (const g of ["classic","quick","face"]) if (want("rules-"+g)) { await page.goto(url+"#rules/"+g); await page.waitForSelector(".rule"); await page.waitForTimeout(200); await shot("rules-"+g,true); }
  for (const g of ["classic","quick","face"]) if (want("tut-"+g)) {
    await page.goto("about:blank"); await page.goto(url+"#tutorial/"+g); await page.waitForSelector(".coach");
    for (let i=0;i<40;i++) {
      await page.waitForTimeout(150);
      if (await page.locator(".lesson-end").count()) break;
      await shot(`tut-${g}-${String(i).padStart(2,"0")}`);
      const before=await page.locator(".coach-text").innerText();
      if (await page.locator("dialog").count()) { await page.locator("dialog .main[data-ready], dialog .chip").first().click(); }
      else await page.locator(".coach .main").click();
      await page.waitForTimeout(100);
      if (!(await page.locator("dialog").count())) await page.waitForFunction((b)=>!document.querySelector(".coach-text")||document.querySelector(".coach-text").innerText!==b, before).catch(()=>{console.log("STUCK",g,i,before); i=99;});
      else { await shot(`tut-${g}-${String(i).padStart(2,"0")}d`); }
    }
    await shot(`tut-${g}-99end`);
  }
  if (want("view")) { await page.goto("about:blank"); await page.goto(url+"#record"); await page.waitForSelector(".viewer-open"); await shot("view-0open");
   for (const g of ["classic","quick","face"]) { await page.goto("about:blank"); await page.goto(url+"#record"); await page.waitForSelector(".viewer"); if(await page.locator(".viewer-place").count()) await page.locator(".bar .icon-button").last().click();
     await page.locator("input[type=file]").setInputFiles(`/tmp/h6/${g}.jsonl`); await page.waitForSelector(".viewer-place"); for(let i=0;i<30;i++) await page.keyboard.press("ArrowRight"); await page.waitForTimeout(900); await shot("view-"+g); await page.keyboard.press("End"); await page.waitForTimeout(300); await shot("view-"+g+"-end"); } }
  await ctx.close();
 } } finally { await browser.close(); server.kill(); }
