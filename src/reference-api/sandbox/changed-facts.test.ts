import { openSampleCompanion, TestConversation } from '../companion/testing/conversation';
import { searchLibrary } from '../search/search-library';
import { patchGame } from './patch-game';

type Opened = Awaited<ReturnType<typeof openSampleCompanion>>;

let opened: Opened;
beforeAll(async () => {
  opened = await openSampleCompanion();
});
afterAll(() => opened.db.destroy());

const GAMES = ['cat-inn', 'tea-mountain', 'neon-courier', 'bronze-gate', 'sky-whale'];

/** Beginnings of words of before and of after; one is no misspelling of the other. */
const TIMES = ['quondam', 'zephyrwick'] as const;

/** A word that stands nowhere else. */
function word(game: string, field: string, time: (typeof TIMES)[number]): string {
  return `${time}${String(GAMES.indexOf(game))}${field.slice(0, 3)}`;
}

/** Facts in words of their own, each with how a patch holds it. */
const told: Readonly<Record<string, (word: string) => object>> = {
  name: (name) => ({ name }),
  tags: (tag) => ({ tags: [tag] }),
  summary: (summary) => ({ summary: `${summary}。` }),
  developer: (developer) => ({ developer }),
  publisher: (publisher) => ({ publisher }),
  platforms: (platform) => ({ platforms: [platform] }),
  description: (description) => ({ description: `${description}。` }),
  sections: (title) => ({ sections: [{ title, body: `${title}。` }] }),
};

async function search(search_value: string): Promise<readonly string[]> {
  const server = { db: opened.db, now: () => new Date() };
  const { list } = await searchLibrary(server, { search_value, page: 1, page_size: 5 });
  return list.map(({ id }) => id);
}

async function ask(question: string): Promise<string> {
  const { content } = await new TestConversation({ ...opened }).say(question);
  return content;
}

test.each(GAMES)(
  'search and companion say of %s what it is now, and no longer what it was',
  async (game) => {
    const change = async (time: (typeof TIMES)[number]): Promise<void> => {
      for (const [field, patch] of Object.entries(told)) {
        await patchGame(opened.db, game, patch(word(game, field, time)));
      }
      await patchGame(opened.db, game, {
        players: { min: 5, max: 71 + TIMES.indexOf(time) },
      });
    };
    const [before, after] = TIMES;
    await change(before);
    await change(after);
    for (const field of Object.keys(told)) {
      expect([field, await search(word(game, field, after))]).toEqual([field, [game]]);
      expect([field, await search(word(game, field, before))]).not.toEqual([field, [game]]);
    }
    const name = word(game, 'name', after);
    expect(await ask(`${name}是谁开发的`)).toContain(word(game, 'developer', after));
    expect(await ask(`${name}一局多久`)).toContain('5–72 人');
  },
);
