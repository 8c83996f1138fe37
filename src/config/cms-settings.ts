import type { Setting } from './setting-kinds';

/** Settings of the editor that a team has in the browser; a part of the table in `settings.ts`. */
export const cmsSettings = {
  CMS_REPOSITORY: {
    kind: 'text',
    usedBy: ['build'],
    comment:
      'Repository of the texts, `owner/name`: the build then writes an editor for a team into /admin/index.htm (docs/editing.md). Unset: none.',
  },
  CMS_BACKEND: {
    kind: 'choice',
    choices: ['github', 'gitlab', 'gitea'],
    default: 'github',
    usedBy: ['build'],
    comment: 'Service that has the repository of the texts.',
  },
  CMS_AUTH_URL: {
    kind: 'base address',
    usedBy: ['build'],
    needs: 'CMS_REPOSITORY',
    comment: 'Address through which editors log in to that service (`base_url` of Sveltia CMS).',
  },
} as const satisfies Readonly<Record<string, Setting>>;
