import path from 'node:path';
import type { Environment } from '../../config/environment';
import { openPreview } from '../../gatsby/node/preview/open-preview';
import { bundleScripts } from './bundle-scripts';
import { startChecker } from './checker';
import { openDraftTree } from './draft-tree';
import { createEditor } from './editor-server';
import { openGit } from './git';
import { startPreview } from './preview-server';
import { createPreviewSite } from '../../gatsby/node/preview/preview-site';
import { createPublishing } from './publishing';

interface Options {
  /** Folder with the texts and their repository. */
  readonly root: string;
  /** Folder of the site that was built last; that of this process. */
  readonly siteFolder: string;
  readonly environment: Environment;
  readonly port: number;
  readonly previewPort: number;
  readonly today: () => string;
}

/** The editor and the site as it will be, both under way. */
interface Editing {
  readonly url: string;
  readonly preview: string;
  readonly close: () => Promise<void>;
}

/** Opens the editor and the preview of a project on this machine. */
export async function openEditing(options: Options): Promise<Editing> {
  const { root, siteFolder, environment, port, previewPort, today } = options;
  const dataDir = path.join(root, '.data', 'edit');
  const copy = path.join(dataDir, 'tree');
  const publicDir = path.join(siteFolder, 'public');
  const scripts = await bundleScripts();
  const site = createPreviewSite(await openPreview(siteFolder, copy, environment));
  const drafts = await openDraftTree({
    root,
    folder: copy,
    onChange: () => {
      void site.refresh();
      checker.ask();
    },
  });
  const checker = startChecker(copy, root, site.take);
  checker.ask();
  const preview = await startPreview({
    ...{ publicDir, root, port: previewPort, site, bar: scripts.bar },
  });
  const editor = createEditor({
    ...{ root, dataDir, publicDir, preview: preview.url, scripts, drafts, today },
    publishing: createPublishing(root, openGit(root), today),
    checked: site.checked,
  });
  const { port: editorPort } = new URL(await editor.listen({ port, host: '127.0.0.1' }));
  return {
    url: `http://localhost:${editorPort}/`,
    preview: preview.url,
    close: async () => {
      checker.close();
      await drafts.close();
      await editor.close();
      await preview.close();
    },
  };
}
