import { scriptFreeStyle } from '../script-free-html';

/** Frames of folds, facts, figures and roles; colours are those of the document in light and dark. */
const own = [
  ':root{--line:#ccc5d8;--soft:#5d586f;--slip:#fff}',
  '@media(prefers-color-scheme:dark){:root{--line:#383250;--soft:#b3acc6;--slip:#1d1a2b}}',
  'img{display:block;max-width:100%;height:auto;border-radius:.75rem}',
  'h3{margin:1.75rem 0 .25rem;font-size:1.0625rem}',
  'header p{margin:.5rem 0}',
  '.soft,figcaption,footer{color:var(--soft);font-size:.9rem}',
  '.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:.75rem 1.25rem;margin:1.5rem 0}',
  '.facts dt{font-size:.85rem}.facts dd{margin:0;color:CanvasText}',
  'figure{margin:1.5rem 0}figcaption{margin-top:.4rem}',
  '.fold{margin:1.25rem 0;padding:.75rem 1.1rem .4rem;border:1px solid var(--line);border-radius:.25rem;background:var(--slip)}',
  '.fold p{margin:.4rem 0}.fold-title{font-weight:700}',
  '.fold details{margin:.6rem -1.1rem 0;padding:0 1.1rem;border-top:1px dashed var(--line)}',
  '.fold summary{padding:.6rem 0;font-weight:700;cursor:pointer}.fold-step{padding-left:1.1rem}',
  'blockquote{margin:1rem 0;padding-left:1rem;border-left:3px solid var(--line)}',
  'table{display:block;overflow-x:auto;border-collapse:collapse}th,td{padding:.4rem .7rem;border:1px solid var(--line);text-align:start;vertical-align:top}',
  'pre{overflow-x:auto}',
  '.roles{margin:0;padding:0;list-style:none}',
  '.roles>li{display:grid;grid-template-columns:4rem minmax(0,1fr);gap:0 1rem;padding:1rem 0;border-bottom:1px solid var(--line)}',
  '.roles>li>div{grid-column:2}.roles h3{margin:0}.roles p{margin:.15rem 0}.roles img{border-radius:50%}',
  '.skills{margin:.5rem 0;padding-left:1.2rem}.skills .fold{margin-block:.5rem}',
  'footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}',
  '@media print{:root{color-scheme:light}body{max-width:none;padding:0;color:#000;background:#fff;font-size:11pt}nav{display:none}figure,.roles>li,.fold-title{break-inside:avoid}h2,h3{break-after:avoid}figure img{max-width:10cm}.fold{background:none}}',
].join('');

/** Style of a game's file to take along. */
export const offlineStyle = scriptFreeStyle + own;
