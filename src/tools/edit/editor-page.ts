/**
 * Makes the page of the editor: the bar to publish with, and Sveltia CMS below it.
 * @param preview origin of the preview
 */
export function editorPage(preview: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Texts of Youban</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:light-dark(#d5d9de,#3a4149);--ground:light-dark(#f6f7f8,#14171a)}
body{margin:0;height:100vh;display:grid;grid-template-rows:auto auto 1fr;background:var(--ground)}
nav{display:flex;gap:8px;align-items:center;flex-wrap:wrap;padding:8px 16px;border-bottom:1px solid var(--line)}
nav strong{margin-inline-end:auto}
button,input,select{font:inherit;padding:6px 14px;border-radius:8px;border:1px solid var(--line);background:light-dark(#fff,#23282e);color:inherit;min-height:36px;box-sizing:border-box}
button{cursor:pointer}
button:disabled{opacity:.5;cursor:default}
button.main{background:#2b5fc8;border-color:#2b5fc8;color:#fff}
iframe{grid-row:3;border:0;width:100%;height:100%}
#notice{padding:8px 16px;border-bottom:1px solid var(--line)}
#notice:empty{display:none}
#notice[data-kind=bad]{background:light-dark(#fdeceb,#46211f)}
#notice[data-kind=good]{background:light-dark(#e7f5ec,#1d3a28)}
#notice p{margin:0}
dialog{border:1px solid var(--line);border-radius:12px;max-width:min(760px,92vw);padding:24px;background:light-dark(#fff,#1d2126);color:inherit}
dialog h2{margin:0 0 12px;font-size:20px}
dialog ul{padding-inline-start:20px;max-height:40vh;overflow:auto}
dialog li{margin:6px 0;overflow-wrap:anywhere}
dialog footer{display:flex;gap:8px;justify-content:flex-end;margin-top:16px;flex-wrap:wrap}
dialog label{display:grid;gap:4px;margin:12px 0}
dialog li button{margin-inline-start:8px;padding:2px 10px;min-height:28px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.two pre{white-space:pre-wrap;max-height:40vh;overflow:auto;border:1px solid var(--line);padding:8px;font-size:13px}
</style>
</head>
<body data-preview="${preview}">
<nav>
<strong>Texts of Youban</strong>
<button id="version">New version of a legal text</button>
<button id="look">See the site</button>
<button id="back">Take back</button>
<button id="publish" class="main">Publish</button>
</nav>
<div id="notice" role="status"></div>
<iframe id="cms" title="Texts" src="/admin/"></iframe>
<script src="/editor.js"></script>
</body>
</html>
`;
}
