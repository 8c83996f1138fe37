import { createHash } from 'node:crypto';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../../../config/environment';
import { writeIfChanged } from '../../../../node/write-file';
import { readOwnFiles } from '../../checks/content/own-files';
import { serviceDay } from '../../sources/legal-versions';
import { cmsConfig, type CmsBackend } from './cms-config';
import { cmsFolder, cmsModules, cmsPage, cmsStrings, importMap } from './cms-files';

/** Names the place of the texts, where there is one for a team; undefined where the site has no editor. */
function cmsBackend(environment: Environment): CmsBackend | undefined {
  const { CMS_BACKEND, CMS_REPOSITORY, CMS_AUTH_URL } = environment;
  if (CMS_REPOSITORY === undefined) return undefined;
  return {
    ...{ name: CMS_BACKEND, repo: CMS_REPOSITORY },
    ...(CMS_AUTH_URL !== undefined && { base_url: CMS_AUTH_URL }),
  };
}

/** Policy of the page of the editor, which talks to the service with the repository; no page of the site has it. */
function policyElement(): string {
  const hash = createHash('sha256').update(importMap()).digest('base64');
  const policy = [
    "default-src 'self' blob: data:",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    'img-src https: data: blob:',
    "connect-src 'self' https: data: blob:",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
}

/** Starts the editor, but in no frame of another site. */
function startScript(config: object): string {
  return `import CMS from '@sveltia/cms';\nif (window.top === window) CMS.init({ config: ${JSON.stringify(config)} });\n`;
}

/**
 * Writes the editor for a team into `/admin/`, where the setting `CMS_REPOSITORY` names its repository; else takes that of an
 * earlier build away. Its page is no `.html`: the policy of the site's pages would keep it from its repository.
 */
export async function writeCms(
  publicDir: string,
  contentDir: string,
  environment: Environment,
): Promise<void> {
  const folder = path.join(publicDir, 'admin');
  const backend = cmsBackend(environment);
  if (backend === undefined) {
    await rm(folder, { recursive: true, force: true });
    return;
  }
  const config = cmsConfig(readOwnFiles(contentDir), serviceDay(), backend);
  await mkdir(folder, { recursive: true });
  await cp(cmsFolder(), path.join(folder, 'cms'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  for (const { address, file } of cmsModules()) await cp(file, path.join(folder, address));
  await mkdir(path.join(folder, 'locales'), { recursive: true });
  for (const { address, read } of cmsStrings()) {
    await writeIfChanged(path.join(folder, address), read());
  }
  await writeIfChanged(path.join(folder, 'start.js'), startScript(config));
  await writeIfChanged(path.join(folder, 'index.htm'), cmsPage(policyElement(), './start.js'));
}
