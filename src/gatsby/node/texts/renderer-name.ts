import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../config/locales';
import type { Game, Role } from '../sources/model';
import { gameText, roleText } from './shown-texts';
import { renderMarkdown } from '../../../markdown/markdown';

/** A text with everything that is rendered in a way of its own. */
const MARKDOWN = `# a

## *b* **c** ~~d~~ \`e\` ![f](/a.png) <b onclick="a">g</b> <script>h</script>

> - [i](/activity/) [j](https://a.example/) [k](javascript:a) [l](/x.html) <https://b.example/>
> 1. m\\
>    n

---

| o | p |
|---|---|
| q | r |

\`\`\`js
s & t
\`\`\`
`;

const game: Game['texts'] = {
  ...{ name: 'a', tags: ['B/c d'], summary: '', developer: '', publisher: '' },
  ...{ description: MARKDOWN, sections: [{ title: 'a', body: MARKDOWN }] },
};
const role: Role['texts'] = {
  ...{ name: 'a', title: '', tags: [], attributes: [], description: '', story: MARKDOWN },
  skills: [{ name: 'a', description: MARKDOWN, icon: undefined }],
};

/**
 * Names the way that texts are rendered: what it makes of a sample, and the releases of all packages. What was kept
 * under another name is made anew.
 * @param root the folder of the lock file; without one, nothing is known about packages
 */
export async function rendererName(root: string): Promise<string> {
  const lock = await readFile(path.join(root, 'package-lock.json')).catch(() => '');
  const samples = LOCALES.flatMap((locale) => [
    gameText({ texts: game }, locale, renderMarkdown),
    roleText({ texts: role }, locale, renderMarkdown),
  ]);
  return createHash('sha256').update(lock).update(JSON.stringify(samples)).digest('hex');
}
