import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { readChatFragment } from '../../routes/read-chat-fragment';
import { SpoilerAsks } from './spoiler-asks';

const character = {
  characterId: 'p-mobei',
  avatar: { src: '/a.webp', srcSet: '', width: 96, height: 96, color: '#000' },
  text: { name: '墨北', untranslated: [] },
};

const html = `<div class="fold" data-fold="a"><p class="fold-title">门怎么开？</p>
  <details><summary>提示</summary>听。<details><summary>再推一把</summary>数到七。</details></details></div>
  <div class="fold" data-fold="b"><p class="fold-title">灯在哪儿？</p>
  <details><summary>提示</summary>找。</details></div>`;

function show(of: typeof character | null = character) {
  return renderPage(
    <main>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <SpoilerAsks game={{ gameId: 'bronze-gate', character: of }} />
    </main>,
    ['library'],
    { locale: 'zh', variant: 'm' },
  );
}

function toggle(summary: HTMLElement, open: boolean): void {
  const details = summary.closest('details')!;
  details.open = open;
  fireEvent(details, new Event('toggle'));
}

function foldOf(question: string): HTMLElement {
  return screen.getByText(question).closest<HTMLElement>('.fold')!;
}

it('asks the partner at the end of a fold that is open, with its question written in', () => {
  show();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const [hint] = screen.getAllByText('提示');
  toggle(hint!, true);
  const link = within(foldOf('门怎么开？')).getByRole('link', { name: '还是卡着？问问墨北' });
  const { pathname, hash } = new URL(link.getAttribute('href') ?? '', 'https://x.example');
  expect(pathname).toBe('/m/game-partner/chat-p-mobei');
  expect(readChatFragment(hash)).toMatchObject({
    ask: '门怎么开？',
    game: 'bronze-gate',
    section: '门怎么开？',
    opened: 1,
  });
  expect(foldOf('门怎么开？').lastElementChild).toContainElement(link);
  toggle(screen.getByText('再推一把'), true);
  expect(screen.getAllByRole('link')).toEqual([link]);
  // The partner goes on with what has not been read.
  expect(
    readChatFragment(new URL(link.getAttribute('href')!, 'https://x.example').hash),
  ).toMatchObject({ opened: 2 });
  toggle(hint!, false);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  toggle(hint!, true);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('finds folds that were open before, and leaves nothing behind', () => {
  const text = document.body.appendChild(document.createElement('main'));
  text.innerHTML = html.replaceAll('<details>', '<details open>');
  const before = text.innerHTML;
  const { unmount } = renderPage(<SpoilerAsks game={{ gameId: 'g', character }} />, ['library']);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  unmount();
  expect(text.innerHTML).toBe(before);
  text.remove();
});

it('says nothing where a game has no partner', () => {
  show(null);
  toggle(screen.getAllByText('提示')[0]!, true);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
