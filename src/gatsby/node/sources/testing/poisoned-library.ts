import { GAME_DETAIL, type Call, type Misbehaviour } from './faulty-api';
import { smallLibrary, type SmallLibrary } from './small-library';

/** Texts that would take minutes, or all of the stack, to render. */
const COSTLY = {
  lists: `${'- '.repeat(1_200)}x`,
  quotes: '>'.repeat(1_500),
  emphasis: '*a_ '.repeat(8_000),
};

/** The same on many lines, of which none is much by itself. */
const COSTLY_IN_ALL = [
  `${'- '.repeat(15)}a\n`.repeat(1_999),
  `${'- '.repeat(8)}a\n`.repeat(1_999),
  `${'1. '.repeat(15)}a\n`.repeat(1_394),
  `${'> - '.repeat(8)}a\n`.repeat(1_927),
];

/** Texts of the faults of each item of {@link poisonedLibrary}, and of the answer of {@link poisonedAnswer}. */
export const POISON_FAULTS = [
  'detail?id=g1, field description: expected Markdown with at most 32 levels of quotes and lists',
  'detail?id=g2, field sections.0.body: expected Markdown with at most 32 levels of quotes and lists',
  'detail?id=g3, field i18n.en.description: expected Markdown with at most 2000 marks',
  ...COSTLY_IN_ALL.map(
    (_, at) =>
      `detail?id=g8, field sections.${String(at)}.body: expected Markdown with at most 3000 beginnings of quotes`,
  ),
  'list, page 1, item 4 (id g4), field tags.0: expected a text, but its character 3 is half of a character (U+D83C)',
  'list, page 1, item 5 (id g5), field tags: expected at most 50 entries',
  String.raw`detail?id=g6: answered error_code 50000: \u001b[2J\u000a::error::owned`,
  String.raw`list, page 1, item 7 (id \u000a::error::owned), field id: expected an id`,
];

/** Items each of which would have broken a build after it had begun, or what reads its log. */
export function poisonedLibrary(): SmallLibrary {
  const library = smallLibrary(8, 0);
  const changes: object[] = [
    { description: COSTLY.lists },
    { sections: [{ title: '玩法', body: COSTLY.quotes }] },
    { i18n: { en: { description: COSTLY.emphasis } } },
    // A backend that cuts after so many UTF-16 units.
    { tags: ['动作🎮'.slice(0, 3)] },
    { tags: Array.from({ length: 20_000 }, (_, at) => `标签${String(at)}`) },
    {},
    { id: '\n::error::owned' },
    { sections: COSTLY_IN_ALL.map((body) => ({ title: '', body })) },
  ];
  changes.forEach((change, at) => Object.assign(library.games[at] ?? {}, change));
  return library;
}

/** An error message that a terminal or a build server would obey. */
export function poisonedAnswer({ path, query }: Call): Misbehaviour | undefined {
  if (path !== GAME_DETAIL || query.get('id') !== 'g6') return undefined;
  return { envelope: { error_code: 50_000, error_message: '\u001b[2J\n::error::owned' } };
}
