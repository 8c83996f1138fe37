import { act, screen, within } from '@testing-library/react';
import { ok, refusal, startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import { ERROR_CODE } from '../../contract';
import { useConsent } from '../../platform/consent/consent';
import { at, built, figure, page, scenes } from './testing/lingxi';

const api = startMockApi();

const birthday = { to: 'activity', id: 'act-birthday', name: '团子生日' };
const notebook = {
  entries: [
    { on: { activity: 'act-birthday', when: 'first' }, text: '今天生日。轻点儿。', link: birthday },
    {
      on: { activity: 'act-birthday', when: 'ended' },
      text: '蜡烛灭了。蛋糕没了。',
      link: birthday,
    },
    { on: { game: 'cat-inn' }, text: '客栈漏雨。放个盆。' },
    { on: { game: 'gone' }, text: '信没到。再等等。' },
    { on: { partner: 'p-axian' }, text: '阿弦来过。留了灯。' },
    { on: { partner: 'p-feng' }, text: '听见铃声。是风。' },
  ],
  activities: { 'act-birthday': ['2026-11-23', '2026-11-30'] },
  changes: {},
};

beforeEach(() => {
  useConsent.setState({ choice: 'declined' });
  api.answer('officialCharacters', () => page([]));
  api.answer('characterFigures', () => ok({ list: [figure] }));
  api.answer('storyScenes', () => ok({ list: scenes }));
  api.answer('gameList', () => page([]));
  api.answer('gameDetail', () => refusal(ERROR_CODE.unknownId));
  const partners = {
    'p-lingxi': { file: '0123456789abcdef', tied: [] },
    'p-spoiled': { file: 'fedcba9876543210', tied: [] },
  };
  api.serve('/notebooks/zh.json', { partners });
  api.serve('/notebooks/zh/0123456789abcdef.json', notebook);
  api.serve('/notebooks/zh/fedcba9876543210.json', { ...notebook, entries: null });
});

function show(now: string, partner = { ...built, hasNotebook: true }): void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  renderPage(...at(`/game-partner/detail-${partner.characterId}`, [partner]));
}

const texts = notebook.entries.map(({ text }) => text);

/** Entries that are shown, by their places in the notebook. */
function shown(): number[] {
  const pages = within(screen.getByRole('region', { name: '灵犀的手账' })).getAllByRole('article', {
    hidden: true,
  });
  return pages.map((each) => texts.findIndex((text) => each.textContent.includes(text)));
}

it('opens the notebook at the day of the visitor, whose chats have it too', async () => {
  // In Shanghai it is the 24th by then.
  show('2026-11-23T16:30:00Z');
  expect(await screen.findByText('今天生日。轻点儿。')).toBeVisible();
  expect(screen.getByText('11月23日星期一')).toBeVisible();
  expect(screen.getByRole('link', { name: '团子生日' })).toHaveAttribute(
    'href',
    '/activity/#act-birthday',
  );
});

it('turns the page once the window has the focus, whatever the clock said before', async () => {
  show('2026-11-23T23:59:00Z');
  expect(await screen.findByText('11月23日星期一')).toBeVisible();
  for (const [now, day] of [
    ['2026-11-24T00:00:00Z', '11月24日星期二'],
    ['1970-01-01T00:00:00Z', '1月1日星期四'],
  ] as const) {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(day)).toBeVisible();
  }
});

it('has the six days before behind a summary, and what an ended activity has left', async () => {
  show('2026-12-20T04:00:00Z');
  const summary = await screen.findByText('翻看前几天');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  // Yesterday lies beside today on a wide page, and in the list on a narrow one.
  expect(shown()).toHaveLength(2 + 6 + 1);
  expect(shown().at(-1)).toBe(1);
  expect(screen.getByText('12月1日星期二')).toBeInTheDocument();
  expect(screen.getByText('后来怎么样了')).toBeInTheDocument();
});

it('gives a clock in 1970 a page, though there are no days before', async () => {
  show('1970-01-01T00:00:00Z');
  await screen.findByRole('article');
  expect(screen.getByText('1月1日星期四')).toBeVisible();
  expect(shown()).toHaveLength(1);
  expect(screen.queryByText('翻看前几天')).toBeNull();
});

it('leaves out the section of a partner without a notebook', async () => {
  show('2026-11-23T04:00:00Z', built);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
  expect(screen.queryByRole('heading', { name: '灵犀的手账' })).toBeNull();
});

it.each(['p-other', 'p-spoiled'])(
  'says on the paper that the page did not come, of %s',
  async (characterId) => {
    show('2026-11-23T04:00:00Z', { ...built, characterId, hasNotebook: true });
    expect(await screen.findByText(/今天这一页没有拿到/)).toBeVisible();
  },
);
