import * as z from 'zod/mini';
/* The strip at the lower edge of a page in the preview: what is wrong with its texts, and for which day it is shown. */

const texts = z.array(z.string());

const reportSchema = z.object({
  /** Mistakes in the files of this page. */
  here: texts,
  /** How many there are in other files. */
  elsewhere: texts,
  /** Translations of this page that lag behind. */
  lags: texts,
});

type Report = z.infer<typeof reportSchema>;

const SCROLLED = 'edit-scrolled';

const STYLE = `
:host{all:initial;position:fixed;inset:auto 0 0 0;z-index:2147483647;font:14px/1.5 system-ui,sans-serif;color-scheme:light dark}
section{background:light-dark(#fff,#1d2126);color:light-dark(#1c2024,#eceef0);border-top:3px solid var(--edge);box-shadow:0 -4px 16px #0003;max-height:45vh;overflow:auto}
header{display:flex;gap:16px;align-items:center;padding:8px 16px;flex-wrap:wrap}
strong{color:var(--edge)}
ul{margin:0;padding:0 16px 12px 32px}
li{margin:4px 0;overflow-wrap:anywhere}
a{color:inherit}
summary{padding:0 16px 8px;cursor:pointer}
code{font-weight:600}
`;

function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  text = '',
): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Shows a line of the check with its file and line set off. */
function lineElement(line: string): HTMLLIElement {
  const item = element('li');
  const at = line.search(/: | is missing/);
  if (at < 0) item.textContent = line;
  else item.append(element('code', line.slice(0, at)), line.slice(at));
  return item;
}

function count(number: number, what: string): string {
  return `${String(number)} ${what}${number === 1 ? '' : 's'}`;
}

function summaryOf({ here, elsewhere }: Report): string {
  const others =
    elsewhere.length > 0 ? `, ${count(elsewhere.length, 'mistake')} in other texts` : '';
  return here.length === 0
    ? `No mistake on this page${others}`
    : count(here.length, 'mistake') + others;
}

function listElement(lines: readonly string[]): HTMLUListElement {
  const list = element('ul');
  list.append(...lines.map(lineElement));
  return list;
}

const host = document.createElement('youban-preview');
const shadow = host.attachShadow({ mode: 'open' });
const { day = '', digest = '' } = document.currentScript?.dataset ?? {};

function show(report: Report): void {
  const style = element('style', STYLE);
  const section = element('section');
  const edge = report.here.length > 0 ? '#c8372d' : '#2b8a57';
  section.style.setProperty('--edge', edge);
  const header = element('header');
  const link = element('a', 'Three languages side by side');
  link.href = `/__edit/languages?address=${encodeURIComponent(location.pathname)}`;
  link.target = '_blank';
  header.append(element('strong', summaryOf(report)), element('span', `As on ${day}`));
  if (window.name !== 'language') header.append(link);
  section.append(header);
  if (report.here.length > 0) section.append(listElement(report.here));
  if (report.elsewhere.length > 0) {
    const others = element('details');
    others.append(element('summary', 'In other texts'), listElement(report.elsewhere));
    section.append(others);
  }
  if (report.lags.length > 0) section.append(listElement(report.lags));
  shadow.replaceChildren(style, section);
}

const kept = sessionStorage.getItem(SCROLLED);
if (kept !== null) {
  sessionStorage.removeItem(SCROLLED);
  const [address, top] = kept.split(' ');
  if (address === location.pathname) {
    addEventListener('load', () => {
      scrollTo({ top: Number(top), behavior: 'instant' });
    });
  }
}

document.documentElement.append(host);
const query = new URLSearchParams({ address: location.pathname, day, digest });
const events = new EventSource(`/__edit/events?${String(query)}`);
events.addEventListener('changed', () => {
  sessionStorage.setItem(SCROLLED, `${location.pathname} ${String(scrollY)}`);
  events.close();
  location.reload();
});
events.addEventListener('report', ({ data }) => {
  show(reportSchema.parse(JSON.parse(String(data))));
});
