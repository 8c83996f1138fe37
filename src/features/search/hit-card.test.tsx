import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../api-client/testing/render-page';
import { spoilerId } from '../../routes/spoiler-id';
import type { Hit } from './hit';
import { HitCard } from './hit-card';
import { ResultKinds } from './result-kinds';
import { termsOf } from './search-terms';

const hit: Hit = {
  ...{ type: 'role', id: 'qinwang', gameId: 'g', picture: undefined, title: '秦望' },
  ...{ gameTitle: '最后的灯塔', snippet: '守着海。', answer: undefined, hint: undefined },
  ...{ fragment: '', moreQuestions: [] },
  ...{ partTitle: undefined, tags: ['辅助'], foundNames: ['灯台守', '秦望'], untranslated: [] },
  titles: {},
};

function show(more: Partial<Hit> = {}): void {
  renderPage(<HitCard text="灯" hit={{ ...hit, ...more }} terms={['灯']} />, ['search-results']);
}

test('a hit of which nothing is marked says by which other name it was found', () => {
  show();
  expect(screen.getByText((_, element) => element?.textContent === '又名 灯台守')).toBeVisible();
  expect(screen.getByText('灯', { selector: 'mark' })).toBeVisible();
});

test.each([
  ['ja', '日文名 灯台守'],
  ['en', '英文名 灯台守'],
  ['zh', '又名 灯台守'],
])('it says that a name is the one in another language (%s)', (locale, said) => {
  show({ titles: { [locale]: '灯台守' } });
  expect(screen.getByText((_, element) => element?.textContent === said)).toBeVisible();
});

test.each([
  ['its title', { title: '灯下人' }],
  ['its text', { snippet: '一盏灯。' }],
  ['a tag', { tags: ['灯'] }],
  ['the heading of a part', { partTitle: '点灯' }],
  ['no name', { foundNames: [] }],
])('it says nothing where %s has the words', (_, more) => {
  show(more);
  expect(screen.queryByText(/又名/)).toBeNull();
});

test('questions of other spoilers of the game lead to their place on its page', async () => {
  show({ type: 'game', id: 'g', moreQuestions: ['灯灭了怎么办？', '谁在敲门？'] });
  // The card is one link until more is asked for.
  expect(screen.getByText('这款游戏里还有这样问的')).not.toBeVisible();
  await userEvent.click(screen.getByLabelText('更多：秦望'));
  expect(screen.getByText('这款游戏里还有这样问的')).toBeVisible();
  expect(screen.getByRole('link', { name: '谁在敲门？' })).toHaveAttribute(
    'href',
    `/game-library/g/#${String(spoilerId('谁在敲门？'))}`,
  );
  expect(screen.getByRole('link', { name: /灭了怎么办？/ })).toBeVisible();
});

test('kinds of results have the room of a number until it is there', () => {
  const kinds = (counts?: Parameters<typeof ResultKinds>[0]['counts']) =>
    renderPage(<ResultKinds text="灯" kind="all" counts={counts} />, ['search-results']);
  const { unmount } = kinds();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '全部0',
    '游戏0',
    '角色0',
  ]);
  expect(screen.getByRole('link', { name: '游戏' })).toBeVisible();
  unmount();
  kinds({ all: 12, game: 8, role: 3, partner: 1, activity: 0 });
  expect(screen.getByRole('link', { name: /^游戏 ?8$/ })).toBeVisible();
  // Of what most searches find none, a kind is there where it has results.
  expect(screen.getByRole('link', { name: /^搭子 ?1$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^活动/ })).not.toBeInTheDocument();
});

test('a card without more than its link has no button', () => {
  show({ type: 'game', id: 'g' });
  expect(screen.queryByLabelText(/^更多/)).toBeNull();
});

test('results of one kind are not offered by kind, but the way back from one is', () => {
  const counts = { all: 3, game: 3, role: 0, partner: 0, activity: 0 };
  const kinds = (kind: 'all' | 'role') =>
    renderPage(<ResultKinds text="灯" kind={kind} counts={counts} />, ['search-results']);
  const { unmount } = kinds('all');
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  kinds('role');
  expect(screen.getByRole('link', { name: /^全部/ })).toBeVisible();
});

test.each([
  ['怎么点灯', '守塔人点灯，灯灭了。', ['点灯']],
  ['怎么点灯', '灯灭了，灯火低，一盏灯。', []],
  ['重新点亮灭掉的灯', '灯灭了，月亮亮着，一盏灯。', ['灯', '灯']],
  ['重新点亮灭掉的灯', '每晚八点，灯灭。', ['灯']],
  ['灯りはどうつける', '灯台の灯をともす。', ['灯']],
  ['罗婆婆不开门怎么办', '开口之前，门开了。', []],
])(
  'a question marks its words, or those of one character where none is there: %s in %s',
  (text, snippet, marked) => {
    const shown = { ...hit, title: '阿茴', snippet, tags: [], foundNames: [] };
    renderPage(<HitCard text={text} hit={shown} terms={termsOf(text)} />, ['search-results']);
    const marks = Array.from(screen.getByRole('article').querySelectorAll('mark'));
    expect(marks.map(({ textContent }) => textContent)).toEqual(marked);
  },
);

test.each([
  ['en', 'm', 'gate', `${'A word and '.repeat(8)}the gate.`, '…A word and the gate.'],
  ['zh', 'm', '门', `${'山上的雾很大，'.repeat(8)}门开了。`, '…山上的雾很大，门开了。'],
  // What is near enough stays, and on a wide page there is room.
  ['zh', 'm', '门', '山上的雾很大，门开了。', '山上的雾很大，门开了。'],
  [
    'en',
    'pc',
    'gate',
    `${'A word and '.repeat(8)}the gate.`,
    `${'A word and '.repeat(8)}the gate.`,
  ],
] as const)(
  'a text on a phone begins near the word that was found (%s, %s)',
  (locale, variant, term, snippet, shown) => {
    renderPage(
      <HitCard text={term} hit={{ ...hit, snippet }} terms={[term]} />,
      ['search-results'],
      { locale, variant },
    );
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === shown),
    ).toBeVisible();
  },
);
