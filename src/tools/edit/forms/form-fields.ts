import type { Field } from '@sveltia/cms';
import type { Shape, ShapeField } from './form-shape';
import type { LibraryNames } from './library-names';
import type { FormValue } from './stored-values';

interface Words {
  readonly label: string;
  readonly hint?: string;
  /** Name of what the button adds to a list. */
  readonly one?: string;
  /** Template of an item of a list while it is closed. */
  readonly summary?: string;
  /** Name of it as one of several kinds. */
  readonly kind?: string;
}

/** Names by which editors know a field, and what they should know of it. */
const WORDS: Readonly<Record<string, Words>> = {
  zh: { label: '中文' },
  en: { label: 'English' },
  ja: { label: '日本語' },
  answers: {
    ...{ label: 'Answers to the greeting', one: 'an answer', summary: '{{say.zh}}' },
    hint: 'What a visitor may tap, what the partner says to it, and where that leads.',
  },
  say: { label: 'The visitor says' },
  reply: { label: 'The partner replies' },
  to: { label: 'Which leads to' },
  chat: { label: 'Chat', kind: 'The chat' },
  story: { label: 'Story', kind: 'The story' },
  games: {
    ...{ label: 'Sentences on games', one: 'a sentence on a game', summary: '{{id}}: {{zh}}' },
    hint: 'A sentence on each game that the partner likes.',
  },
  disagrees: {
    ...{ label: 'Lines to the others', one: 'a line to another', summary: '{{id}}: {{zh}}' },
    hint: 'A line to each partner who would rather play something else. It is heard at tonight’s table.',
  },
  entries: {
    ...{ label: 'Entries', one: 'an entry', summary: '{{zh}}' },
    hint: 'New ones belong at the end of the rotation: those before keep their places.',
  },
  on: { label: 'Tied to' },
  activity: { label: 'Activity', kind: 'An activity' },
  when: { label: 'When' },
  season: { label: 'Season', kind: 'A season' },
  weekday: { label: 'Day of the week', kind: 'A weekday' },
  day: { label: 'Day of every year', kind: 'A date', hint: 'Month and day, such as 12-21.' },
  partner: { label: 'Partner', kind: 'Another partner' },
  game: { label: 'Game', kind: 'A game' },
  moods: { label: 'Moods', one: 'a mood', summary: '{{key}}: {{zh}}' },
  key: { label: 'Key', hint: 'As the games of the API have it.' },
  terms: { label: 'Terms', one: 'a term', summary: '{{zh}}' },
  not: { label: 'Words not used for it' },
  but: { label: 'Phrases in which such a word is right' },
  spelling: {
    ...{ label: 'British spelling', one: 'a word', summary: '{{id}}: {{value}}' },
    hint: 'How a word is not spelt, and how it is.',
  },
};

/** Names of choices that do not say by themselves when they are. */
const CHOICES: Readonly<Record<string, string>> = {
  before: 'the week before',
  first: 'its first day',
  during: 'a day in between',
  last: 'its last day',
  ended: 'the week behind it',
};

/** Fields whose values, or whose keys, are ids of items. */
const ITEMS: Readonly<Record<string, keyof LibraryNames>> = {
  game: 'game',
  games: 'game',
  partner: 'partner',
  disagrees: 'partner',
  activity: 'activity',
};

/** Texts that are longer are written into a field of several lines. */
const LONG = 60;

function wordsOf(name: string): Words {
  return WORDS[name] ?? { label: name };
}

/** Items that editors choose from. */
interface Context {
  readonly names: LibraryNames;
  /** Items that the file names: also one that the library does not have must be a choice. */
  readonly used: readonly NamedItem[];
}

interface NamedItem {
  readonly kind: keyof LibraryNames;
  readonly id: string;
}

/**
 * Finds the items that a form names.
 * @param name the field that the value is of
 */
export function itemsIn(value: FormValue, name = ''): NamedItem[] {
  const kind = ITEMS[name];
  if (typeof value === 'string') return kind ? [{ kind, id: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, FormValue]) => {
    const isOfList = Array.isArray(value) || key === 'id';
    return itemsIn(inner, isOfList ? name : key);
  });
}

/** Makes the field in which an item is chosen; where the library names none, or too many, its id is written. */
function itemField(name: string, label: string, { names, used }: Context, of: string): Field {
  const kind = ITEMS[of];
  const known = kind && names[kind];
  if (!known || known.size === 0) return { name, label, widget: 'string', required: true };
  const gone = used.filter((item) => item.kind === kind && !known.has(item.id));
  const options = [
    ...[...known].map(([id, text]) => ({ value: id, label: `${text} (${id})` })),
    ...[...new Set(gone.map(({ id }) => id))].map((id) => ({ value: id, label: id })),
  ];
  return { name, label, widget: 'select', options, required: true, dropdown_threshold: 0 };
}

function fieldsIn(fields: readonly ShapeField[], context: Context): Field[] {
  return fields.map((field) => fieldOf(field, context));
}

function listField({ name, isRequired }: ShapeField, fields: Field[], limits: object): Field {
  const { label, hint, one, summary } = wordsOf(name);
  return {
    ...{ name, label, hint, widget: 'list', label_singular: one, summary, fields },
    ...{ required: isRequired, collapsed: true, ...limits },
  };
}

function fieldOf(field: ShapeField, context: Context): Field {
  const { name, shape, isRequired: required } = field;
  const { label, hint } = wordsOf(name);
  switch (shape.kind) {
    case 'text': {
      if (ITEMS[name]) return itemField(name, label, context, name);
      const isLong = shape.longest !== undefined && shape.longest > LONG;
      const maxlength = shape.longest;
      return { ...{ name, label, hint, required, maxlength }, widget: isLong ? 'text' : 'string' };
    }
    case 'choice':
      return {
        ...{ name, label, hint, required, widget: 'select' },
        options: shape.values.map((value) => ({ value, label: CHOICES[value] ?? value })),
      };
    case 'object': {
      const fields = fieldsIn(shape.fields, context);
      return { name, label, hint, required, widget: 'object', fields };
    }
    case 'list': {
      const { item, least: min, most: max } = shape;
      if (item.kind !== 'object') return { name, label, hint, required, widget: 'list', min, max };
      return listField(field, fieldsIn(item.fields, context), { min, max });
    }
    case 'map': {
      const what = ITEMS[name];
      const id = itemField('id', what ? wordsOf(what).label : 'Word', context, name);
      return listField(field, [id, ...valueFields(shape.value, context)], {});
    }
    case 'one of': {
      const types = shape.types.map((type) => ({
        name: type.name,
        label: wordsOf(type.name).kind ?? type.name,
        widget: 'object' as const,
        fields: fieldsIn(type.fields ?? [], context),
      }));
      return { name, label, hint, required, widget: 'object', types };
    }
  }
}

function valueFields(value: Shape, context: Context): Field[] {
  if (value.kind === 'object') return fieldsIn(value.fields, context);
  return [fieldOf({ name: 'value', shape: value, isRequired: true }, context)];
}

/** Makes the fields of a form, as Sveltia CMS takes them, out of its shape. */
export function formFields(shape: Shape, context: Context): Field[] {
  return shape.kind === 'object' ? fieldsIn(shape.fields, context) : [];
}
