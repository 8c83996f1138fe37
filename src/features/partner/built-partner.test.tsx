import { screen, waitFor } from '@testing-library/react';
import { ok, refusal, startMockApi } from '../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { ERROR_CODE } from '../../contract';
import { useConsent } from '../../platform/consent/consent';
import { at, built, figure, has, lingxi, page, scenes } from './testing/lingxi';

const api = startMockApi();

beforeEach(() => {
  useConsent.setState({ choice: 'declined' });
  document.head.innerHTML = '<title>By the page</title>';
  api.answer('officialCharacters', () => page([lingxi]));
  api.answer('characterFigures', () => ok({ list: [figure] }));
  api.answer('storyScenes', () => ok({ list: scenes }));
});

it('shows a partner that the build knew without asking for the list', async () => {
  renderPage(...at('/game-partner/detail-p-lingxi', [{ ...built, characterId: 'p-x' }, built]));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
  expect(screen.getByText('话', { selector: 'strong' })).toBeInTheDocument();
  expect(document.querySelector('header img')).toHaveAttribute('src', '/built/f.webp');
  expect(await screen.findByText('值夜外套')).toBeInTheDocument();
  expect(document.title).toBe('灵犀 | 游伴');
  expect(api.asked('officialCharacters')).toEqual([]);
  expect(screen.getByRole('link', { name: '和灵犀聊天' })).toHaveAttribute(
    'href',
    '/game-partner/chat-p-lingxi',
  );
});

it('leads elsewhere than in Chinese first to what needs no login', async () => {
  renderPage(...at('/en/game-partner/detail-p-lingxi', [built]));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const ways = screen
    .getAllByRole('link')
    .filter((link) => /^(?:Games that|Chat with)/.test(link.textContent));
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/en/game-partner/game-list-p-lingxi',
    '/en/game-partner/chat-p-lingxi',
  ]);
});

it('lets the partner say a first word, and say why of a game', async () => {
  api.answer('gameDetail', () =>
    ok({
      id: 'star-echo',
      name: '星海回波',
      cover: '/c.png',
      summary: '简介',
      role_count: 0,
      platforms: [],
      description: '',
      updated_at: '2026-11-01T00:00:00Z',
    }),
  );
  renderPage(...at('/game-partner/detail-p-lingxi', [built]));
  expect(await screen.findByText('白天', { selector: 'summary' })).toBeInTheDocument();
  expect(
    await screen.findByText('它肯让人安静下来。', { selector: 'blockquote' }),
  ).toBeInTheDocument();
});

it('keeps to the greeting of one whom the build did not know', async () => {
  api.answer('gameList', () => page([]));
  api.answer('gameDetail', () => refusal(ERROR_CODE.unknownId));
  renderPage(...at('/game-partner/detail-p-lingxi'));
  expect(await screen.findByText('频道通了。')).toBeInTheDocument();
  expect(document.querySelector('summary')).toBeNull();
});

it('says so when a partner that the build knew has no introduction', async () => {
  const text = { ...built.text, html: '' };
  renderPage(...at('/game-partner/detail-p-lingxi', [{ ...built, text }]));
  expect(await screen.findByText(/灵犀还没写自我介绍/)).toBeInTheDocument();
});

it('asks for one that came after the build', async () => {
  renderPage(...at('/game-partner/detail-p-lingxi', [{ ...built, characterId: 'p-x' }]));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
  expect(api.asked('officialCharacters')).toHaveLength(1);
});

describe('a partner who is not among the first that the build knew', () => {
  beforeEach(() => {
    api.answer('gameList', () => page([]));
    api.answer('gameDetail', () => refusal(ERROR_CODE.unknownId));
  });
  const others = [{ ...built, characterId: 'p-x' }];

  it('is shown from a file of the build in the language of the page, and no list is read', async () => {
    api.serve('/partner-data/en/p-lingxi.json', {
      ...built,
      text: { ...built.text, name: 'Lingxi' },
    });
    renderPage(...at('/en/game-partner/detail-p-lingxi', others, true));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lingxi');
    expect(document.querySelector('header img')).toHaveAttribute('src', '/built/f.webp');
    expect(await screen.findByText('白天', { selector: 'summary' })).toBeInTheDocument();
    expect(api.asked('officialCharacters')).toEqual([]);
  });

  it.each([
    ['is not there', undefined],
    ['is none of the build', { characterId: 'p-lingxi' }],
  ])('is asked for where the file %s', async (_what, file) => {
    if (file) api.serve('/partner-data/zh/p-lingxi.json', file);
    renderPage(...at('/game-partner/detail-p-lingxi', others, true));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
    expect(api.asked('officialCharacters')).toHaveLength(1);
  });
});

it('ends the search after fifty pages, whatever the list says of its length', async () => {
  const others = Array.from({ length: 100 }, (_, index) => ({
    ...lingxi,
    id: `p${String(index)}`,
  }));
  // More pages than that have nobody new either.
  api.answer('officialCharacters', (input) => page(has('page', '60', input) ? [] : others, 1e9));
  renderPage(...at('/game-partner/detail-nobody'));
  await waitFor(() => expect(document.title).toBe('没有这位搭子 | 游伴'), { timeout: 30_000 });
  expect(api.asked('officialCharacters')).toHaveLength(50);
}, 60_000);

it('tells the story in the language of the page, asked for once', async () => {
  const translated = scenes.map((scene) => ({
    ...scene,
    i18n: { en: { title: `Scene ${scene.id}`, summary: 'Then' } },
  }));
  api.answer('storyScenes', () => ok({ list: translated }));
  const { rerender } = renderPage(...at('/game-partner/story-p-lingxi', [built]));
  expect(await screen.findByRole('heading', { name: '第一场' })).toBeInTheDocument();
  rerender(inPage(...at('/en/game-partner/story-p-lingxi', [built])));
  expect(screen.getByRole('heading', { name: 'Scene s1' })).toBeInTheDocument();
  expect(api.asked('storyScenes')).toHaveLength(1);
});
