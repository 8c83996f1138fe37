import { act, screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { LegalTableOfContents } from './legal-table-of-contents';

/** Puts the headings of the text so many pixels below the upper edge of the window. */
function place(tops: readonly number[]): void {
  tops.forEach((top, index) => {
    const heading = document.getElementById(`s${String(index + 1)}`)!;
    heading.getBoundingClientRect = () => DOMRect.fromRect({ y: top, width: 0, height: 0 });
  });
}

test('marks the part that is being read, wherever the contents stand', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<h2 id="s1">一</h2><h2 id="s2">二</h2>';
  place([400, 900]);
  renderPage(<LegalTableOfContents headings={['一', '二']} lang="zh-CN" />, ['legal']);
  const marked = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'location')
      .map((link) => link.getAttribute('href'));
  act(() => jest.runOnlyPendingTimers());
  expect(marked()).toEqual([]);
  place([-380, 120]);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.runOnlyPendingTimers();
  });
  expect(marked()).toEqual(['#s2', '#s2']);
});
