import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, startMockApi } from '../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { useConsent } from '../../platform/consent/consent';
import { chooseFigure, readFigures } from './chosen-figure';
import { at, built, figure, lingxi, page } from './testing/lingxi';

const api = startMockApi();
const face = { x: 0.5, y: 0.24, r: 0.17 };
const other = { ...figure, id: 'f2', name: '登碟制服', image: '/f2.png', is_default: false, face };
const described = {
  ...figure,
  picture_texts: [{ picture: '/f.png', line: '灵犀披着外套', description: '肩上一圈灯。' }],
};
const otherDescribed = {
  ...other,
  picture_texts: [{ picture: '/f2.png', line: '灵犀系着安全带', description: '站在碟边。' }],
};
const stranger = {
  ...built,
  characterId: 'p-axian',
  text: { ...built.text, name: '阿弦', slogan: '我先说两句' },
  games: [],
};

beforeEach(() => {
  for (const id of ['p-lingxi', 'p-axian']) chooseFigure(id, undefined);
  document.head.innerHTML = '<title>By the page</title>';
  useConsent.setState({ choice: 'declined' });
  api.answer('officialCharacters', () => page([lingxi]));
  api.answer('characterFigures', () => ok({ list: [figure, other] }));
  api.answer('storyScenes', () => ok({ list: [] }));
  api.answer('gameList', () => page([]));
  api.answer('gameDetail', () => ok({}));
  api.answer('reportUserAction', () => ok({}));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(address = '/game-partner/detail-p-lingxi') {
  return renderPage(...at(address, [built, stranger]));
}
function portrait(): string {
  return new URL(document.querySelector('header img')?.getAttribute('src') ?? '', 'http://x')
    .pathname;
}

it('shows the figure that is chosen wherever the partner is, and remembers it', async () => {
  const { rerender } = show();
  const choice = await screen.findByRole('radio', { name: /登碟制服/ });
  expect(screen.getByRole('radio', { name: /值夜外套/ })).toBeChecked();
  expect(portrait()).toBe('/built/f.webp');
  await userEvent.click(choice);
  expect(choice).toBeChecked();
  expect(portrait()).toBe('/f2.png');
  expect(readFigures()).toEqual({ 'p-lingxi': { id: 'f2', image: '/f2.png', face } });
  rerender(inPage(...at('/game-partner/story-p-lingxi', [built, stranger])));
  expect(portrait()).toBe('/f2.png');
  rerender(inPage(...at('/game-partner/chat-p-lingxi', [built, stranger])));
  expect(await screen.findByRole('img', { name: '灵犀' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/f2\.png$/),
  );
});

it('shows the face alone of the figure that another partner wears', async () => {
  chooseFigure('p-axian', { id: 'f2', image: '/f2.png', face });
  show();
  const card = (await screen.findByRole('link', { name: '阿弦' })).closest('article');
  expect(card?.querySelector('img')).toHaveStyle({ transform: 'translate(-50%, -24%)' });
});

it('describes the figure that a partner wears, and says with each choice what it looks like', async () => {
  api.answer('characterFigures', () => ok({ list: [described, otherDescribed] }));
  show();
  const own = await screen.findByRole('radio', { name: /值夜外套/ });
  expect(own).toHaveAccessibleDescription('灵犀披着外套');
  expect(document.querySelector('header img')).toHaveAttribute('alt', '灵犀披着外套');
  const details = () => screen.getByText('图片描述').closest('details');
  expect(details()).toHaveTextContent('灵犀披着外套 肩上一圈灯。');
  await userEvent.click(screen.getByRole('radio', { name: /登碟制服/ }));
  expect(document.querySelector('header img')).toHaveAttribute('alt', '灵犀系着安全带');
  expect(details()).toHaveTextContent('灵犀系着安全带 站在碟边。');
});

it('forgets the choice with the partner’s own figure, whose picture the build has', async () => {
  chooseFigure('p-lingxi', { id: 'f2', image: '/f2.png' });
  show();
  expect(await screen.findByRole('radio', { name: /登碟制服/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /值夜外套/ }));
  expect(portrait()).toBe('/built/f.webp');
  expect(readFigures()).toEqual({});
});

it('forgets a figure that is no longer there', async () => {
  chooseFigure('p-lingxi', { id: 'gone', image: '/gone.png' });
  show();
  expect(await screen.findByRole('radio', { name: /值夜外套/ })).toBeChecked();
  await waitFor(() => expect(portrait()).toBe('/built/f.webp'));
});

it('has nothing to choose where there is one figure only', async () => {
  api.answer('characterFigures', () => ok({ list: [figure] }));
  show();
  expect(await screen.findByText('值夜外套')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('tells the API who was opened and which figure was chosen', async () => {
  useConsent.setState({ choice: undefined });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: /登碟制服/ }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(api.asked('reportUserAction')).toHaveLength(2));
  expect(api.asked('reportUserAction')).toEqual([
    { action: 'open_partner', target_type: 'character', target_id: 'p-lingxi' },
    { action: 'switch_figure', target_type: 'figure', target_id: 'f2' },
  ]);
});

it('leads to other partners, and by its tags to those who are like it', async () => {
  show();
  expect(await screen.findByRole('link', { name: '阿弦' })).toHaveAttribute(
    'href',
    '/game-partner/detail-p-axian',
  );
  expect(screen.getByRole('link', { name: '更多“沉静”的搭子' })).toHaveAttribute(
    'href',
    '/game-partner/#tag=%E6%B2%89%E9%9D%99',
  );
});
