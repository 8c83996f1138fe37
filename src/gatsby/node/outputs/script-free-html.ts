const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
}

/** Styles of a document without scripts. It reads well at any width and in the dark. */
export const scriptFreeStyle = `:root{color-scheme:light dark}body{margin:0 auto;max-width:44rem;padding:1rem 1.25rem 4rem;font:1rem/1.75 system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Hiragino Sans","Noto Sans CJK SC",sans-serif;color:#1d1a2b;background:#faf8f5;overflow-wrap:anywhere}a{color:#5646d6}nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9rem}nav a{padding:.4rem 0}h1{font-size:1.75rem;line-height:1.3}h2{margin-top:2.5rem;font-size:1.25rem}.facts{color:#5d586f}@media(prefers-color-scheme:dark){body{color:#f2eff9;background:#14121d}a{color:#b3a8ff}.facts{color:#b3acc6}}`;
