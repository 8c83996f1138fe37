import { screen, within } from '@testing-library/react';
import { renderPage } from '../api-client/testing/render-page';
import { Pagination, pagesShown } from './pagination';

function show(page: number, pages: number) {
  return renderPage(
    <Pagination page={page} pages={pages}>
      {({ page: to, current, label, text }) => (
        <a href={`/page/${String(to)}/`} aria-current={current} aria-label={label}>
          {text}
        </a>
      )}
    </Pagination>,
    [],
  );
}

describe('Pagination', () => {
  it('leads to the neighbours, the ends, and a step on and back', () => {
    show(5, 12);
    const links = within(screen.getByRole('navigation', { name: '分页' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['上一页', '/page/4/'],
      ['1', '/page/1/'],
      ['4', '/page/4/'],
      ['5', '/page/5/'],
      ['6', '/page/6/'],
      ['12', '/page/12/'],
      ['下一页', '/page/6/'],
    ]);
    expect(screen.getByRole('link', { name: '第 5 页' })).toHaveAttribute('aria-current', 'true');
  });

  it('is not there for one page', () => {
    expect(show(1, 1).container).toBeEmptyDOMElement();
  });
});

describe('pagesShown', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 12, [1, null, 4, 5, 6, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown);
  });
});
