import { screen, within } from '@testing-library/react';
import { startMockApi } from '../../../api-client/testing/mock-api';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, partner, showChat } from '../testing/show-chat';

const api = startMockApi();
const withNotebook = { ...partner, hasNotebook: true };

beforeEach(() => {
  giveHeights();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T04:00:00Z'));
  api.serve('/notebooks/zh.json', { partners: { 'p-lingxi': { file: 'abc', tied: [] } } });
  api.serve('/notebooks/zh/abc.json', {
    entries: [{ on: { game: 'star-echo' }, text: '今夜没有杂音。我听见了海。' }],
    activities: {},
    changes: {},
  });
});

function rows(): (string | null)[] {
  return within(lines())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('shows today’s page behind the greeting, which stays the first line', async () => {
  showChat({}, { partner: withNotebook });
  const note = await screen.findByRole('region', { name: '灵犀的手账，11月23日星期一' });
  expect(note).toHaveTextContent('今夜没有杂音。我听见了海。');
  expect(within(note).getByRole('link', { name: '翻看前几天' })).toHaveAttribute(
    'href',
    '/game-partner/detail-p-lingxi#notebook',
  );
  expect(rows()[0]).toContain('频道通了。');
  expect(rows()[1]).toContain('今夜没有杂音。');
});

it('shows it where today begins in a conversation that goes on', async () => {
  const messages = [
    talk('old', 'user', '2026-11-21T08:00:00Z'),
    talk('new', 'user', '2026-11-23T02:00:00Z'),
  ];
  showChat({ messages }, { partner: withNotebook });
  await screen.findByText('今夜没有杂音。我听见了海。');
  const places = ['频道通了', 'old', '今夜没有', 'new'].map((words) =>
    rows().findIndex((row) => row?.includes(words)),
  );
  expect(places).toEqual([...places].sort());
  expect(places).not.toContain(-1);
});

it('shows none in a scene', async () => {
  const quest = {
    ...{ id: 'q1', title: '第一场', background: '夜里。', goal: '找到海。' },
    ...{ opening: '喂？', untranslated: [] },
  };
  const showNext = showChat({}, { partner: withNotebook });
  await screen.findByText('今夜没有杂音。我听见了海。');
  showNext({}, { partner: withNotebook, quest });
  expect(await screen.findByText('喂？')).toBeVisible();
  expect(screen.queryByText('今夜没有杂音。我听见了海。')).toBeNull();
});
