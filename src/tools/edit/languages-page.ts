import { LOCALES, localeFacts } from '../../config/locales';
import { inLanguage } from '../../gatsby/node/preview/preview-site';

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/** Makes a document with a page in all languages side by side; the strip of each says what is missing in it. */
export function languagesPage(address: string, day: string): string {
  const columns = LOCALES.map((locale) => {
    const { name } = localeFacts[locale];
    const src = escaped(inLanguage(address, locale));
    return `<section><h2>${name}</h2><iframe name="language" title="${name}" src="${src}"></iframe></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Three languages of ${escaped(address)}</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;height:100vh;display:grid;grid-template:auto 1fr / repeat(3,1fr);gap:0 1px;background:light-dark(#d5d9de,#3a4149)}
h1{grid-column:1/-1;font-size:16px;margin:0;padding:8px 16px;background:light-dark(#fff,#1d2126)}
section{display:grid;grid-template-rows:auto 1fr;min-width:0;background:light-dark(#f6f7f8,#14171a)}
h2{font-size:14px;margin:0;padding:4px 16px}
iframe{border:0;width:100%;height:100%}
@media (max-width:900px){body{grid-template:auto / 1fr;height:auto}iframe{height:80vh}}
</style>
</head>
<body>
<h1>${escaped(address)}, as on ${escaped(day)}</h1>
${columns.join('\n')}
</body>
</html>
`;
}
