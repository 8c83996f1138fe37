/** Effects of a finding on a build. */
export const EFFECTS = ['stop', 'warn'] as const;

export type Effect = (typeof EFFECTS)[number];

interface Finding {
  /** Words for what was found, for the table of docs/operating.md. */
  readonly what: string;
  readonly effect: Effect;
  /** Reason, and what visitors get where a build goes on. */
  readonly why: string;
  /** True when no setting changes it. */
  readonly isFixed?: true;
}

/**
 * Table of everything that a build can find wrong with a site that it could make, and whether that stops it. A fault of our own stops:
 * it is new, and whoever made it is there. A fault of the library warns wherever the visitor meets something sound in its
 * place: one editor's slip is no reason to withhold everybody's news.
 */
export const findings = {
  content: {
    what: 'a mistake in `content/` or `static/redirects.csv`: strings, legal texts, about us, partners, pictures, old addresses',
    effect: 'stop',
    why: 'ours; a legal text must say what it says',
    isFixed: true,
  },
  'dead-link': {
    what: 'a link of our own pages that leads to nothing',
    effect: 'stop',
    why: 'ours; it would be on every page of its kind',
  },
  'dead-fragment': {
    what: 'a link to a place of a page that the page does not have',
    effect: 'warn',
    why: 'the page opens at its top',
  },
  'item-link': {
    what: 'a link to nothing in a text of the API, or of an activity or banner',
    effect: 'warn',
    why: 'the words stay, without the link',
  },
  languages: {
    what: 'a page that does not name its other languages, or is not named by them',
    effect: 'stop',
    why: 'ours; search engines would list pages in the wrong language',
  },
  twin: {
    what: 'a page whose mobile twin is missing or does not name it',
    effect: 'stop',
    why: 'ours; phones would be led to nothing',
  },
  'inline-script': {
    what: 'more different inline scripts in pages than there are',
    effect: 'stop',
    why: 'ours; each is allowed by a header that every page comes with',
  },
  'page-text': {
    what: 'a page of ours whose title or description is missing, doubled or too long',
    effect: 'stop',
    why: 'ours, in three languages',
  },
  'long-item-text': {
    what: 'a title or description of the API that is too long for search engines',
    effect: 'warn',
    why: 'it is cut behind a word in the head; the page shows it whole',
    isFixed: true,
  },
  'empty-item-text': {
    what: 'a game without a summary',
    effect: 'warn',
    why: 'its name and a line about the library describe it to search engines',
  },
  'doubled-item-text': {
    what: 'two items of the API with one title or description',
    effect: 'warn',
    why: 'visitors tell them apart by picture and text',
  },
  'silent-picture': {
    what: 'pictures of the API without a line or a description, counted for each collection',
    effect: 'warn',
    why: 'who does not see them hears the name of their game, or nothing',
  },
  'picture-words': {
    what: 'words of the API for a picture that are too long, or for a picture that the item does not have',
    effect: 'warn',
    why: 'they are cut behind a sentence, or left out',
  },
  notebook: {
    what: 'an entry of `content/notebooks` on an activity, a game or a partner that the API does not have, or the notebook of such a partner',
    effect: 'warn',
    why: 'the entry keeps its words without the link; what is tied to an activity has no day, and a notebook without its partner is left out',
  },
  'item-alias': {
    what: 'a former id (`aliases`) of an item whose address is a page, or another item’s former one',
    effect: 'warn',
    why: 'that one old address leads where it did without it',
  },
  'stale-redirect': {
    what: 'a row of `static/redirects.csv` that leads to an item that is gone or renamed, or from the address of a new one',
    effect: 'warn',
    why: 'the library has changed since; the row is left out, or leads to the new address',
  },
} as const satisfies Readonly<Record<string, Finding>>;

export type FindingKind = keyof typeof findings;

/** Kinds of findings whose effect a setting may change. */
export type ChangeableKind = {
  [K in FindingKind]: (typeof findings)[K] extends { readonly isFixed: true } ? never : K;
}[FindingKind];

function isChangeable(kind: string): kind is ChangeableKind {
  return Object.entries<Finding>(findings).some(([name, { isFixed }]) => name === kind && !isFixed);
}

export const CHANGEABLE_KINDS: readonly ChangeableKind[] =
  Object.keys(findings).filter(isChangeable);

/** Settings that change the table: `FINDINGS` for single kinds, `DOCTOR` for all that may be changed. */
interface FindingSettings {
  readonly FINDINGS?: Readonly<Partial<Record<ChangeableKind, Effect>>> | undefined;
  readonly DOCTOR: Effect;
}

/** Says whether a kind of finding stops a build. */
export function effectOf(kind: FindingKind, { FINDINGS = {}, DOCTOR }: FindingSettings): Effect {
  if (!isChangeable(kind)) return findings[kind].effect;
  return FINDINGS[kind] ?? (DOCTOR === 'warn' ? 'warn' : findings[kind].effect);
}
