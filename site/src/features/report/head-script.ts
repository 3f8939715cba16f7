/**
 * Runs before anything else on the report page. Takes the query with the visitor's data out of the
 * address bar and history, and decides what this page view is: a report (this tab holds the receipt
 * of its own submission, or showed a report before) or the form, filled in when the link says so. The
 * query is kept in the tab until the report has taken it, so that a failed load can be tried again.
 * Plain script text: it must not wait for a module.
 */
export const REPORT_HEAD_SCRIPT = `(function(){
var q=location.search;
if(q.length>1){window.sensQuery=q;history.replaceState(history.state,'',location.pathname+location.hash)}
try{
var s=sessionStorage,kept=s.getItem('sens:query');
if(q.length<2&&kept&&location.hash!=='#formulier')q=window.sensQuery=kept;
var p=new URLSearchParams(q),sent=p.get('autoSubmit')==='true'&&s.getItem('sens:receipt');
if(sent)s.setItem('sens:query',q);
if(sent||(q.length<2&&location.hash!=='#formulier'&&s.getItem('sens:report')))document.documentElement.dataset.view='report';
else if(p.get('naam')||p.get('email')||p.get('postcode'))s.setItem('sens:draft',JSON.stringify(Object.fromEntries(p)));
}catch(e){}
})()`;
