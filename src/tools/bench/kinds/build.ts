import path from 'node:path';
import { countsFor } from '../bare-gatsby/pages';
import type { BenchKind } from '../bench-kind';
import { openBareSite } from '../build/bare-library-site';
import { measureBuild, type BuildResult } from '../build/benched-site';
import { buildFigures } from '../build/build-figures';
import { planBuilds } from '../build/cases';
import { openLibrarySite } from '../build/library-site';
import { profileFigures } from '../profile/profile-figures';
import { builtPages, countByTemplate } from '../build/built-pages';

function seconds({ wallMs }: BuildResult): string {
  return `${(wallMs / 1000).toFixed(1)} s`;
}

/**
 * Builds a copy of the site against a reference API of its own: cold, unchanged, and after one change each; with
 * `--bare` a bare Gatsby site of as many pages in turn with it.
 */
export const build: BenchKind = {
  name: 'build',
  measure: async ({ options, scope, report, log }) => {
    const { port, scale, profile } = options;
    const folder = path.join(options.folder, 'site');
    const site = openLibrarySite(scope, { folder, port, scale });
    const bareSite = openBareSite(path.join(options.folder, 'bare'), async () =>
      countsFor(countByTemplate(await builtPages(path.join(folder, 'public')))),
    );
    for (const { change, isShown } of planBuilds(options.cases)) {
      const result = await measureBuild(site, change, profile);
      const bare = options.bare ? await measureBuild(bareSite, change, profile) : undefined;
      // A build that makes pictures and texts too is another one than what is budgeted.
      const name = change === 'cold' && !site.isWarm ? 'cold, pictures too' : change;
      const besides = bare ? ` (bare Gatsby: ${seconds(bare)})` : '';
      const ground = isShown ? '' : ', to make the ground for what follows';
      log(`build ${name}: ${seconds(result)}${besides}${ground}`);
      if (!isShown) continue;
      report(buildFigures(name, result, bare));
      if (result.profile) report(profileFigures(name, result.profile));
      if (bare?.profile) report(profileFigures(`${name} of bare Gatsby`, bare.profile));
    }
  },
};
