import { measures } from '../attribute-scale';
import type { ComparedRole } from './compared-roles';
import { DOT } from '../../../i18n/dot';

/** The value of a role in a row. */
interface Cell {
  /** The compared text; empty where the role has none. */
  readonly text: string;
  /** A longer text below it, sanitised by the build. */
  readonly html?: string;
  /** The highest number of the row, where numbers differ. */
  readonly isBest: boolean;
  /** The field of the role's texts that it comes from; undefined for facts. */
  readonly field?: keyof ComparedRole['text'];
}

/** The topic of a row: an attribute by its name, or one of the things that all roles have. */
export type RowTopic =
  | { readonly kind: 'game' | 'title' | 'rarity' | 'tags' }
  | { readonly kind: 'attribute'; readonly label: string }
  | { readonly kind: 'skill'; readonly number: number };

/** A row of a comparison, with a cell for each role. */
export interface ComparisonRow {
  readonly topic: RowTopic;
  readonly cells: readonly Cell[];
  readonly differs: boolean;
}

type Parts = Omit<Cell, 'isBest'>;

function toRow(topic: RowTopic, parts: readonly Parts[], isNumeric = false): ComparisonRow {
  const numbers = isNumeric ? measures(parts.map(({ text }) => text)) : [];
  const values = numbers.flatMap((number) => number?.value ?? []);
  const best = new Set(values).size > 1 ? Math.max(...values) : undefined;
  return {
    topic,
    cells: parts.map((part, at) => ({
      ...part,
      isBest: best !== undefined && numbers[at]?.value === best,
    })),
    differs: new Set(parts.map(({ text, html = '' }) => `${text}\n${html}`)).size > 1,
  };
}

/** Collects the names of all attributes, in the order in which they come first. */
function attributeLabels(roles: readonly ComparedRole[]): string[] {
  return [...new Set(roles.flatMap(({ text }) => text.attributes.map(({ label }) => label)))];
}

/** Makes the rows of a comparison; one in which no role has anything is left out. */
export function comparisonRows(roles: readonly ComparedRole[]): ComparisonRow[] {
  const mostSkills = Math.max(0, ...roles.map(({ text }) => text.skills.length));
  const rows = [
    toRow(
      { kind: 'game' },
      roles.map(({ game }) => ({ text: game.text.name })),
    ),
    toRow(
      { kind: 'title' },
      roles.map(({ text }) => ({ text: text.title, field: 'title' as const })),
    ),
    toRow(
      { kind: 'rarity' },
      roles.map(({ rarity }) => ({ text: rarity === null ? '' : String(rarity) })),
      true,
    ),
    toRow(
      { kind: 'tags' },
      roles.map(({ text }) => ({ text: text.tags.join(DOT), field: 'tags' as const })),
    ),
    ...attributeLabels(roles).map((label) =>
      toRow(
        { kind: 'attribute', label },
        roles.map(({ text }) => ({
          text: text.attributes.find((each) => each.label === label)?.value ?? '',
          field: 'attributes' as const,
        })),
        true,
      ),
    ),
    ...Array.from({ length: mostSkills }, (_, at) =>
      toRow(
        { kind: 'skill', number: at + 1 },
        roles.map(({ text }) => {
          const skill = text.skills[at];
          const field = 'skills' as const;
          return skill ? { text: skill.name, html: skill.html, field } : { text: '', field };
        }),
      ),
    ),
  ];
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
}
