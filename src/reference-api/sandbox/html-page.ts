/** Text for the content and the quoted attributes of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/**
 * A page of the sandbox.
 * @param title text, also of the headline
 * @param css rules besides those of every page
 * @param content HTML beneath the headline
 */
export function htmlPage(title: string, css: string, content: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · sandbox</title>
<style>
body { margin: 0; min-height: 100vh; background: #f4f1ea; color: #24303a; font: 16px/1.6 system-ui, sans-serif; }
main { margin: 16px; }
h1 { margin: 0 0 8px; font-size: 1.5rem; }
${css}
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`;
}
