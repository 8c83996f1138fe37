import { DOT } from '../../../../i18n/dot';
import { fallbackLang } from '../../../../i18n/fallback-lang';
import { withValues } from '../../../../i18n/with-values';
import type { DiscoveryStrings } from '../../sources/discovery-strings';
import { escapeHtml } from '../script-free-html';
import type { OfflineRoleTexts } from './offline-texts';

/** Returns the attribute for a text that stayed Chinese, or nothing. */
export function langOf(text: { readonly untranslated: readonly string[] }, field: string): string {
  const lang = fallbackLang(text, field);
  return lang === undefined ? '' : ` lang="${lang}"`;
}

/** A role as the file of its game shows it. */
export interface OfflineRole {
  readonly text: OfflineRoleTexts;
  readonly rarity: number | undefined;
  /** Its picture as an `img`; empty where there is none. */
  readonly picture: string;
}

/** Makes ids of a text its own: roles may ask the same question, which on pages of their own they may. */
function withOwnIds(html: string, prefix: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(
      / (id|aria-labelledby|href)="(#?)([^"]*)"/g,
      (attribute, name: string, sign: string, value: string) => {
        if (name === 'href' && sign === '') return attribute;
        const own = value.split(' ').map((id) => prefix + id);
        return ` ${name}="${sign}${own.join(' ')}"`;
      },
    ),
  );
}

function roleHtml(
  { text, rarity, picture }: OfflineRole,
  at: number,
  words: DiscoveryStrings['zh']['library'],
): string {
  const line = (field: string, content: string, name = ''): string[] =>
    content === '' ? [] : [`<p${name}${langOf(text, field)}>${escapeHtml(content)}</p>`];
  const facts = text.attributes.map(({ label, value }) => `${label} ${value}`).join(DOT);
  const skills = text.skills.map(
    ({ name, html }) =>
      `<li><strong>${escapeHtml(name)}</strong>${withOwnIds(html, `r${String(at + 1)}-`)}</li>`,
  );
  return [
    '<li>',
    picture,
    '<div>',
    `<h3${langOf(text, 'name')}>${escapeHtml(text.name)}</h3>`,
    ...line('title', text.title),
    ...line('tags', text.tags.join(DOT), ' class="soft"'),
    ...(rarity === undefined
      ? []
      : [`<p class="soft">${escapeHtml(withValues(words.rarity, { count: rarity }))}</p>`]),
    ...line('attributes', facts, ' class="soft"'),
    ...(skills.length === 0
      ? []
      : [
          `<p class="soft">${escapeHtml(words.skills)}</p>`,
          `<ol class="skills"${langOf(text, 'skills')}>`,
          ...skills,
          '</ol>',
        ]),
    '</div>',
    '</li>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Lists the roles of a game: picture, name, title, facts on a line, and skills. */
export function offlineRolesHtml(
  roles: readonly OfflineRole[],
  words: DiscoveryStrings['zh']['library'],
): string {
  return [
    '<ul class="roles">',
    ...roles.map((role, at) => roleHtml(role, at, words)),
    '</ul>',
  ].join('\n');
}
