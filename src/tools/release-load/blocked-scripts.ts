import { inlineScripts, scriptSource } from '../../gatsby/node/doctor/inline-scripts';

/**
 * Lists the inline scripts of a page that its policy does not let run.
 * @param head the headers of the answer, as they came
 * @param html its body
 */
export function blockedScripts(head: string, html: string): readonly string[] {
  return inlineScripts(html).filter((script) => !head.includes(scriptSource(script)));
}
