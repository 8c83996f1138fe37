import { existsSync } from 'node:fs';
import path from 'node:path';
import { templateFor } from '../bare-gatsby/pages';
import type { BenchKind } from '../bench-kind';
import type { Figure } from '../figures';
import { timeRendering } from '../html/render-pages';

/**
 * Renders pages of the build in `public/` once more, in one process; with `--bare` beside those of the bare site that
 * `build --bare` has left.
 */
export const html: BenchKind = {
  name: 'html',
  measure: async ({ options, scope, report, log }) => {
    const times = await timeRendering(scope, options.site);
    const bareFolder = path.join(options.folder, 'bare');
    const hasBare = options.bare && existsSync(path.join(bareFolder, 'public'));
    if (options.bare && !hasBare) log('html: there is no bare site; run build --bare first');
    const bare = hasBare ? await timeRendering(scope, bareFolder) : undefined;
    const figures = Array.from(times, ([template, milliseconds]): Figure => ({
      table: 'html',
      row: template,
      column: 'processor per page',
      unit: 'ms',
      value: milliseconds,
      beside: bare?.get(templateFor(template)),
    }));
    report(figures);
  },
};
