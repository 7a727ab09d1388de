import { chromium } from 'playwright';
import fs from 'node:fs';
const log = fs.readFileSync('/tmp/me-start.log','utf8');
export const acc = Object.fromEntries([...log.matchAll(/Demo (\w+): (\S+) \/ (\S+)/g)].map((m)=>[m[1],{email:m[2],password:m[3]}]));
export const base = 'http://localhost:4700';
export async function open({width=1280,height=800,dark=false,who='instructor'}={}) {
  const browser = await chromium.launch({executablePath:'/usr/bin/chromium'});
  const ctx = await browser.newContext({viewport:{width,height}, colorScheme: dark?'dark':'light', permissions:['clipboard-read','clipboard-write']});
  const page = await ctx.newPage();
  page.on('console', m => { if (m.type()==='error') console.log('console', m.text().slice(0,300)); });
  page.on('pageerror', e => console.log('pageerror', e.message));
  await page.goto(base+'/login');
  await page.getByLabel('Email').fill(acc[who].email);
  await page.getByLabel('Password', {exact:true}).fill(acc[who].password);
  await page.getByRole('button',{name:/^(sign in|log in)$/i}).click();
  await page.waitForURL((u)=>!u.pathname.startsWith('/login'));
  return {browser,page};
}
