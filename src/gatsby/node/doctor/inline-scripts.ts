import { createHash } from 'node:crypto';

const SCRIPTS = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** Types of a script element that browsers run; every other one, such as that of JSON-LD, is data (HTML, "script-type"). */
const RUN = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script|)$/i;

/** Lists the inline scripts of a page that a browser would run, as they stand there. */
export function inlineScripts(html: string): readonly string[] {
  return Array.from(html.matchAll(SCRIPTS)).flatMap(([, attributes = '', text = '']) => {
    const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
    return /\ssrc=/i.test(attributes) || !RUN.test(type.trim()) ? [] : [text];
  });
}

/** Makes the source of a Content-Security-Policy that lets one inline script run (CSP Level 3, section 2.3.1). */
export function scriptSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
