import { REPORT_PAGE } from '@sens/contract';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';

/**
 * Runs before anything else on the report page. Takes the query with the visitor's data out of the
 * address bar and history, and decides what this page view is: a report (this tab holds the receipt
 * of its own submission, or showed a report before) or the form, filled in when the link says so. The
 * query is kept in the tab until the report has taken it, so that a failed load can be tried again.
 * What the tab keeps and does not fit is dropped, by the rules of `report-request.ts`.
 * Plain script text: it must not wait for a module.
 */
export const REPORT_HEAD_SCRIPT = `(()=>{
let q=location.search;
if(q.length>1){window.sensQuery=q;history.replaceState(history.state,'',location.pathname+location.hash)}
try{
let s=sessionStorage,toForm=location.hash==='#formulier',kept=s.getItem('${SESSION_KEYS.query}');
let text=v=>typeof v==='string';
let named=v=>typeof v==='object'&&v!==null&&!Array.isArray(v);
let receipt=v=>named(v)&&text(v.reference)&&text(v.reportPath)&&(v.reportPath===''||/${REPORT_PAGE.source}/.test(v.reportPath));
let report=v=>receipt(v)&&text(v.firstName)&&named(v.house)&&Object.values(v.house).every(text);
let has=(k,fits)=>{let t=s.getItem(k);if(t===null)return false;try{if(fits(JSON.parse(t)))return true}catch{}
console.warn(k+' did not fit and was dropped');s.removeItem(k);return false};
let wasSent=q=>new URLSearchParams(q).get('autoSubmit')==='true'&&has('${SESSION_KEYS.receipt}',receipt);
if(kept!==null&&q.length<2&&!toForm){if(wasSent(kept))q=window.sensQuery=kept;else s.removeItem('${SESSION_KEYS.query}')}
let p=new URLSearchParams(q),sent=wasSent(q);
if(sent)s.setItem('${SESSION_KEYS.query}',q);
if(sent||(q.length<2&&!toForm&&has('${SESSION_KEYS.report}',report)))document.documentElement.dataset.view='report';
else if(p.get('naam')||p.get('email')||p.get('postcode'))s.setItem('${SESSION_KEYS.draft}',JSON.stringify(Object.fromEntries(p)));
}catch{}
})()`;
