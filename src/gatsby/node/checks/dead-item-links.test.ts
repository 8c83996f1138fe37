import { noLineCache } from '../../../node/line-cache';
import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { page } from '../pages/page-factory';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import type { Library } from '../sources/model';
import { toRole } from '../sources/roles';
import { smallLibrary } from '../sources/testing/small-library';
import { renderLibrary } from '../texts/render-library';
import { withoutDeadLinks } from './dead-item-links';
import { siteAddresses } from './site-addresses';

const addresses = createAddresses('https://api.example');
const [wireGame = {}] = smallLibrary(1).games;
const [wireRole = {}] = smallLibrary(1).roles;

/** Takes dead links off a text of a game and of a role's skill, on a site with the game g1. */
function check(markdown: string, link?: string) {
  const description = { description: markdown };
  const library: Library = {
    games: [toGame(gameDetailSchema.parse({ ...wireGame, ...description }), [], addresses)],
    roles: [
      toRole(
        roleDetailSchema.parse({ ...wireRole, skills: [{ name: '斩', ...description }] }),
        addresses,
      ),
    ],
    ...{ characters: [], homeCharacterIds: [], activities: [] },
    banners: [{ id: 'b1', texts: { title: '横幅' }, pictureTexts: [], image: '', link }],
  };
  const texts = renderLibrary(library, noLineCache, () => undefined);
  const specs = [page('home', {}, ''), page('game', { id: 'g1' }, '')];
  const linked = withoutDeadLinks(library, texts, {
    addresses: siteAddresses(library, specs, { legal: [], staticFiles: [] }),
    redirects: [
      { from: '/en/game-library/old', to: '/en/game-library/g1/', status: 301, where: 'r.csv' },
    ],
    siteUrl: 'https://www.example.com',
  });
  return {
    html: String(linked.texts.games.get('g1')?.en.html),
    skill: linked.texts.roles.get('r1-0')?.zh.skills[0]?.html,
    link: linked.library.banners[0]?.link,
    told: linked.findings.map(({ kind, where, what }) => `${kind} ${where}: ${what}`),
  };
}

test.each([
  '/game-library/g1/?a=1&b=2#s1',
  'https://www.example.com/en/',
  'https://other.example/gone',
  'mailto:a@b.example',
])('a link to %s stays as it is', (link) => {
  const { html, told } = check(`See [the *game*](${link}).`, link);
  expect(html).toMatch(/<a href="[^"]+"[^>]*>the <em>game<\/em><\/a>/);
  expect(told).toEqual([]);
});

test.each([
  ['/game-library/gone/', '/game-library/gone/'],
  ['https://www.example.com/gone', 'https://www.example.com/gone'],
  // Each page that shows the text would lead elsewhere.
  ['g1', 'g1'],
  ['www.example.com', 'www.example.com'],
  ['/%E0%A4', '/%E0%A4'],
])('a link to %s leaves its words, and is told once an item', (link, shown) => {
  const { html, skill, told, ...banner } = check(`See [the *game*](${link}).`, link);
  const plain = '<p>See the <em>game</em>.</p>';
  expect([html, skill, banner.link]).toEqual([plain, plain, undefined]);
  const what = `leads to ${shown}, which is not there; the words stay without the link`;
  expect(told.sort()).toEqual([
    `item-link banner b1, field link: ${what}`,
    `item-link game g1: ${what}`,
    `item-link role r1-0: ${what}`,
  ]);
});

test('a link to an old address leads to the new one at once', () => {
  const { html, link } = check('[x](/game-library/old/#s1)', '/en/game-library/old/');
  expect(html).toContain('href="/en/game-library/g1/#s1"');
  expect(link).toBe('/en/game-library/g1/');
});
