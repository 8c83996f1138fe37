import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../../config/environment';
import { loadMarkdownFields } from '../../patches/node/markdown-fields';
import { loadPageRenderer, RENDERER, type RenderPage } from '../../patches/node/render-page';
import { createPreviewPages, type PreviewPages } from './preview-pages';

/** Pages of the last build with the texts of now, and what draws them. */
export interface Preview {
  readonly pages: PreviewPages;
  readonly render: RenderPage;
}

/** True when the last build of a folder can show pages: it has left them, and what renders them. */
export function canPreview(siteFolder: string): boolean {
  return [path.join('public', 'index.html'), RENDERER].every((file) =>
    existsSync(path.join(siteFolder, file)),
  );
}

/**
 * Opens the last build of a folder, which must be that of this process.
 * @param tree folder that holds the `content` to be shown
 */
export async function openPreview(
  siteFolder: string,
  tree: string,
  environment: Environment,
): Promise<Preview> {
  const publicDir = path.join(siteFolder, 'public');
  const markdown = await loadMarkdownFields(siteFolder);
  return {
    pages: createPreviewPages({ publicDir, tree, environment, markdown }),
    render: await loadPageRenderer(siteFolder),
  };
}
