import { DOT } from '../../../i18n/dot';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { measures } from '../attribute-scale';
import type { ComparedRole } from './compared-roles';
import {
  filledRows,
  toRow,
  type Cell,
  type ComparedHead,
  type ComparisonRow,
} from './comparison-rows';

/** Draws numbers as parts of one bar, and marks the highest where they differ. */
function withShares(cells: readonly Cell[]): Cell[] {
  const found = measures(cells.map(({ text }) => text));
  const full = Math.max(...found.map((measure) => measure?.max ?? 0));
  const values = found.flatMap((measure) => measure?.value ?? []);
  const best = new Set(values).size > 1 ? Math.max(...values) : undefined;
  return cells.map((cell, at) => {
    const value = found[at]?.value;
    if (value === undefined || full === 0) return cell;
    return { ...cell, share: value / full, isBest: value === best };
  });
}

/** Makes the rows of attributes, by their names in the order in which they come first. */
function attributeRows(roles: readonly ComparedRole[]): ComparisonRow[] {
  const labels = new Map(
    roles
      .toReversed()
      .flatMap(({ text }) =>
        text.attributes.map(({ label }) => [label, fallbackLang(text, 'attributes')] as const),
      ),
  );
  const inOrder = new Set(roles.flatMap(({ text }) => text.attributes.map(({ label }) => label)));
  return Array.from(inOrder, (label) => {
    const cells = roles.map(({ text }) => ({
      text: text.attributes.find((each) => each.label === label)?.value ?? '',
      lang: fallbackLang(text, 'attributes'),
    }));
    return toRow({ kind: 'attribute', label, lang: labels.get(label) }, withShares(cells));
  });
}

function skillRows(roles: readonly ComparedRole[]): ComparisonRow[] {
  const most = Math.max(0, ...roles.map(({ text }) => text.skills.length));
  return Array.from({ length: most }, (_, at) =>
    toRow(
      { kind: 'skill', number: at + 1 },
      roles.map(({ text }) => {
        const skill = text.skills[at];
        const lang = fallbackLang(text, 'skills');
        return skill ? { text: skill.name, html: skill.html, lang } : { text: '' };
      }),
    ),
  );
}

/** Makes the rows of a comparison of roles. */
export function roleRows(roles: readonly ComparedRole[]): ComparisonRow[] {
  return filledRows([
    toRow(
      { kind: 'game' },
      roles.map(({ game: { gameId, text } }) => ({
        text: text.name,
        lang: fallbackLang(text, 'name'),
        link: { to: 'game', id: gameId },
      })),
    ),
    toRow(
      { kind: 'title' },
      roles.map(({ text }) => ({ text: text.title, lang: fallbackLang(text, 'title') })),
    ),
    // A fact of the game, which ranks nobody.
    toRow(
      { kind: 'rarity' },
      roles.map(({ rarity }) => ({ text: rarity === null ? '' : String(rarity) })),
    ),
    toRow(
      { kind: 'tags' },
      roles.map(({ text }) => ({ text: text.tags.join(DOT), lang: fallbackLang(text, 'tags') })),
    ),
    ...attributeRows(roles),
    ...skillRows(roles),
  ]);
}

export function roleHead({ roleId, avatar, text }: ComparedRole): ComparedHead {
  return { id: roleId, name: text.name, lang: fallbackLang(text, 'name'), picture: avatar };
}
