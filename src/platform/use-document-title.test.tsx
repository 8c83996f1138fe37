import { renderHook, waitFor } from '@testing-library/react';
import { useDocumentTitle } from './use-document-title';

function headTitles(): string[] {
  return Array.from(document.head.querySelectorAll('title'), ({ textContent }) => textContent);
}

beforeEach(() => {
  document.head.innerHTML = '<title>By the page</title>';
});

it('names the site behind the title', () => {
  renderHook(() => {
    useDocumentTitle('灵犀');
  });
  expect(headTitles()).toEqual(['灵犀 | 游伴']);
});

it('stands alone when asked to, and leaves the title alone when there is none', () => {
  const { rerender } = renderHook(
    ({ title }) => {
      useDocumentTitle(title, true);
    },
    { initialProps: { title: undefined as string | undefined } },
  );
  expect(headTitles()).toEqual(['By the page']);
  rerender({ title: 'Page Not Found' });
  expect(headTitles()).toEqual(['Page Not Found']);
});

it('stays when the head is written anew, and makes no element of its own meanwhile', async () => {
  document.head.innerHTML = '';
  renderHook(() => {
    useDocumentTitle('灵犀');
  });
  expect(headTitles()).toEqual([]);
  document.head.innerHTML = '<title>By the page</title>';
  await waitFor(() => {
    expect(headTitles()).toEqual(['灵犀 | 游伴']);
  });
});

it('lets go when the page is left', async () => {
  const { unmount } = renderHook(() => {
    useDocumentTitle('灵犀');
  });
  unmount();
  document.head.innerHTML = '<title>Another page</title>';
  await new Promise((resolve) => setTimeout(resolve));
  expect(headTitles()).toEqual(['Another page']);
});
