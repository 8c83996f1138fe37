import { screen } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { LegalView } from './legal-view';

function open(versions: Pick<Parameters<typeof LegalView>[0], 'before' | 'coming'>): void {
  renderPage(
    <LegalView
      {...{ doc: 'terms', title: '服务协议', version: '1.2', effective: '2026-10-01' }}
      {...{ html: '<p>正文。</p>', headings: [], textLocale: 'zh' }}
      {...versions}
    />,
    ['legal'],
  );
}

function addresses(): (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

test('a text leads to what changed since the version before, and to all earlier ones', () => {
  open({
    before: {
      version: '1.1',
      changes: '/terms/changes/1.1/1.2.html',
      versions: ['1.0', '1.1'].map((version) => ({ version, address: `/terms/${version}.html` })),
    },
    coming: undefined,
  });
  expect(screen.getByRole('link', { name: '和 1.1 版相比改了什么' })).toHaveAttribute(
    'href',
    '/terms/changes/1.1/1.2.html',
  );
  expect(addresses()).toEqual(expect.arrayContaining(['/terms/1.0.html', '/terms/1.1.html']));
  expect(screen.queryByRole('note')).toBeNull();
});

test('a text announces the version that is coming, with what it will change', () => {
  open({
    before: undefined,
    coming: {
      version: '2.0',
      effective: '2027-01-01',
      address: '/terms/2.0.html',
      changes: '/terms/changes/1.2/2.0.html',
    },
  });
  expect(screen.getByRole('note')).toHaveTextContent(
    '2.0 版从2027年1月1日起生效，在那之前照现行版本。 看新版全文 · 和 1.2 版相比改了什么',
  );
  expect(addresses()).toEqual(
    expect.arrayContaining(['/terms/2.0.html', '/terms/changes/1.2/2.0.html']),
  );
});

test('a text that was never changed says nothing of versions', () => {
  open({ before: undefined, coming: undefined });
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.queryByText(/版相比/)).toBeNull();
});
