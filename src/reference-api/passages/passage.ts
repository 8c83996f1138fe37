import type { WireSearchHit } from '../../contract';
import { spoilersOf, withoutSpoilers } from '../../contract/spoilers';
import type { Locale } from '../../config/locales';
import { toSpeech } from './plain-text';

/** The items of the library that have passages. */
export const ITEM_TYPES = ['game', 'role', 'character', 'scene', 'activity', 'page'] as const;

export type ItemType = (typeof ITEM_TYPES)[number];

/** The sort of text that a passage is; the summary says what the item is. */
export type PassageKind =
  | 'summary'
  | 'description'
  | 'story'
  | 'section'
  | 'spoiler'
  | 'skill'
  | 'fact'
  | 'picture';

/** A place on the item's page; what has none stands at its head. */
export type Part = NonNullable<WireSearchHit['part']>;

/** A piece of an item's texts that can answer a question, in one language. */
export interface Passage {
  readonly kind: PassageKind;
  /** Its number within the item, the same in every language. */
  readonly place: number;
  readonly part: Part | undefined;
  /** The title of the section that it stands under, the name of the skill, the label of the fact. */
  readonly heading: string | undefined;
  /** The question of a spoiler, the words by which a fact is asked for; else empty. */
  readonly question: string;
  /** The text in plain words, without Markdown; a spoiler says nothing until its steps are asked for. */
  readonly text: string;
  /** The steps of a spoiler, from the hint to the answer: never told unasked, and never searched. */
  readonly steps: readonly string[];
}

/** Numbers of the first passage of each kind; a section has its own and those of the spoilers in it. */
const PLACES = {
  summary: 0,
  description: 1,
  story: 2,
  fact: 4,
  section: 24,
  skill: 1024,
  picture: 1536,
} as const;
const PLACES_OF_SECTION = 10;

/** The numbers of the passages that say what an item is about: its summary and its tags, the first fact. */
export const SUBJECT_PLACES: readonly number[] = [PLACES.summary, PLACES.fact];

/** The number of the passage that says who plays a game and how long: the last of its facts. */
export const CHOICE_PLACE = PLACES.fact + 5;

/** True for the number of a passage that says what is to be seen in a picture. */
export function isOfPicture(place: number): boolean {
  return place >= PLACES.picture;
}

/** The most numbers that an item has. */
export const MOST_PLACES = 2048;

type Plain = keyof Omit<typeof PLACES, 'section' | 'picture'>;

/** A passage of a kind, unless there is no text. */
export function passageOf(
  kind: Plain,
  markdown: string | undefined,
  locale: Locale,
  more: { readonly part?: Part; readonly heading?: string; readonly question?: string } = {},
): Passage[] {
  const text = toSpeech(withoutSpoilers(markdown ?? ''), locale);
  const { part, heading, question = '' } = more;
  if (text === '' && heading === undefined) return [];
  const place = PLACES[kind] + (kind === 'skill' ? (part?.index ?? 0) : 0);
  return [{ kind, place, part, heading, question, text, steps: [] }];
}

/** The facts of an item, numbered in their order. */
export function factPassages(
  facts: readonly { readonly label: string; readonly asked: string; readonly value: string }[],
): Passage[] {
  return facts.flatMap(({ label, asked, value }, at) => {
    const place = PLACES.fact + at;
    const told = { kind: 'fact', part: undefined, heading: label, question: asked } as const;
    return value === '' ? [] : [{ ...told, place, text: value, steps: [] }];
  });
}

/** Pictures in words, each by its number among those of the item. */
export function picturePassages(texts: readonly string[]): Passage[] {
  return texts.map((text, at) => {
    const told = { part: undefined, heading: undefined, question: '', steps: [] };
    return { kind: 'picture', place: PLACES.picture + at, text, ...told };
  });
}

/** A section by its number, with a text that is plain already. */
export function passageAtSection(
  index: number,
  { heading, text }: { readonly heading: string | undefined; readonly text: string },
): Passage {
  const place = PLACES.section + index * PLACES_OF_SECTION;
  const part = { in: 'sections', index } as const;
  return { kind: 'section', place, part, heading, question: '', text, steps: [] };
}

/** A section without its spoilers, and each of these by itself. */
export function sectionPassages(
  { title, body }: { readonly title: string; readonly body: string },
  index: number,
  locale: Locale,
): Passage[] {
  const heading = toSpeech(title, locale);
  const spoilers = spoilersOf(body).slice(0, PLACES_OF_SECTION - 1);
  const text = toSpeech(withoutSpoilers(body, ''), locale);
  const section = passageAtSection(index, { heading, text });
  return [
    section,
    ...spoilers.map(({ question, steps }, at): Passage => ({
      kind: 'spoiler',
      place: section.place + 1 + at,
      part: section.part,
      heading,
      question: toSpeech(question, locale),
      text: '',
      steps: steps.map((step) => toSpeech(step, locale)),
    })),
  ];
}
