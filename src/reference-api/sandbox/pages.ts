/** The outside addresses that a page of the sandbox stands in for (see `.env.sandbox`). */
const places: Readonly<Record<string, string>> = {
  amd: 'the download page for AMD machines',
  'ai-pc': 'the download page for AI PCs',
  douyin: 'the Douyin account',
  bilibili: 'the bilibili account',
  qq: 'the QQ group',
  wechat: 'the WeChat account',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** A page that says which outside address stands here in production. */
export function standInPage(name: string): string {
  const title = escapeHtml(name);
  const place = escapeHtml(places[name] ?? `the outside address "${name}"`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · sandbox</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f1ea; color: #24303a; font: 16px/1.6 system-ui, sans-serif; }
main { margin: 16px; max-width: 34rem; padding: 40px; background: #fff; border-radius: 16px; box-shadow: 0 12px 40px rgb(36 48 58 / 12%); }
h1 { margin: 0 0 8px; font-size: 1.5rem; }
p { margin: 8px 0 0; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>In production, ${place} stands here.</p>
<p>This page comes from the sandbox of the reference API: nothing has left this machine.</p>
</main>
</body>
</html>
`;
}
