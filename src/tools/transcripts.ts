import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../config/locales';
import { translateItem, type WireCharacter, type WireMessage } from '../contract';
import { characterSchema } from '../contract/partners';
import exchanges from '../reference-api/companion/evaluation/exchanges.json';
import { readItem } from '../reference-api/database/items';
import { readQuestions } from '../reference-api/passages/player-questions';
import { openCompanion, type OpenCompanion } from './bench/companion/open-companion';
import { readOptions, runCommand } from './command-line';

const FOLDER = path.join('src', 'reference-api', 'companion', 'evaluation', 'transcripts');

/** The moment of every talk, so that the same words come each time. */
const NOW = new Date('2026-11-21T08:00:00.000Z');

/** Draws from what players ask of a partner’s first game: something in it, and a spoiler. */
async function questionsOf(
  { db }: OpenCompanion,
  { game_ids: [game = ''] }: WireCharacter,
  locale: Locale,
) {
  const all = (await readQuestions(db, 'game', [game])).get(game) ?? [];
  const own = all.filter((each) => each.locale === locale);
  const spoiler = own.find(({ says }) => /[？?]$/u.test(says));
  return { ask: own[Math.floor(own.length / 2)]?.asks[0] ?? '', stuck: spoiler?.asks[0] ?? '' };
}

async function talk(
  open: OpenCompanion,
  character: WireCharacter,
  locale: Locale,
): Promise<string> {
  const { name } = translateItem(character, locale).texts;
  const { ask, stuck } = await questionsOf(open, character, locale);
  const history: WireMessage[] = [];
  let memory: unknown;
  const lines = [`# ${name}`];
  for (const line of exchanges[locale]) {
    const content = line.replace('{ask}', ask).replace('{stuck}', stuck);
    const turn = { conversation_id: '1:p', web_user_id: '1', character, quest: undefined };
    const reply = await open.companion.reply(
      { ...turn, locale, content, context: undefined, history, memory, now: NOW },
      () => undefined,
      new AbortController().signal,
    );
    memory = reply.memory;
    const cards = reply.references.map(({ title, section }) =>
      [title, section].filter(Boolean).join(': '),
    );
    lines.push(`**${content}**`, reply.content);
    if (cards.length > 0) lines.push(`→ ${cards.join(' · ')}`);
    if (reply.suggestions.length > 0) lines.push(`[${reply.suggestions.join('] [')}]`);
  }
  return `${lines.join('\n\n')}\n`;
}

/** `npm run transcripts`: writes ten exchanges with each partner in each language, to be read by who speaks it. */
async function writeTranscripts(): Promise<number> {
  readOptions({});
  mkdirSync(FOLDER, { recursive: true });
  const open = await openCompanion(0);
  try {
    const rows = await open.db.selectFrom('characters').select('id').orderBy('position').execute();
    for (const { id } of rows) {
      const character = await readItem(open.db, 'characters', id, characterSchema);
      for (const locale of LOCALES) {
        writeFileSync(path.join(FOLDER, `${id}.${locale}.md`), await talk(open, character, locale));
      }
    }
  } finally {
    await open.close();
  }
  return 0;
}

void runCommand(writeTranscripts);
