import { renderHook } from '@testing-library/react';
import { useFirstNotice } from './use-first-notice';

type Messages = Parameters<typeof useFirstNotice>[0];

const said: Messages = [
  { key: 'a', sender: 'user' },
  { key: 'b', sender: 'character' },
];
const asked: Messages = [...said, { key: 'c', sender: 'user' }];

it('stands behind what was said before, and is passed by what is said then', () => {
  const { result, rerender } = renderHook(useFirstNotice, { initialProps: said });
  expect(result.current).toMatchObject({ noticeAt: 2, isPassed: false });
  rerender(asked);
  expect(result.current).toMatchObject({ noticeAt: 2, isPassed: true });
});

it('stands above a question that was asked before the chat was shown, and is passed by it', () => {
  const { result } = renderHook(useFirstNotice, { initialProps: asked });
  expect(result.current).toMatchObject({ noticeAt: 2, isPassed: true });
});
