import { render, waitFor } from '@testing-library/react';
import { headHandlerForBrowser as usePageHead } from './webpack-stubs/head-handler';

function Head({ data }: { data?: { readonly title?: string } }) {
  return (
    <>
      <html lang={data?.title === undefined ? 'zh-CN' : 'en'} />
      <title>{data?.title}</title>
      <link rel="icon" href="/favicon.svg" />
    </>
  );
}

/** Pages as Gatsby renders them. */
function Page({
  title,
  path,
  pathname = path,
}: {
  title: string;
  path: string;
  pathname?: string;
}) {
  usePageHead({
    pageComponent: { Head },
    pageComponentProps: {
      location: { pathname },
      params: {},
      data: { title },
      pageContext: {},
      pageResources: pages[path] ?? { page: { path } },
    },
  });
  return null;
}

const pages: Record<string, { readonly page: { readonly path: string } }> = {};
for (const path of ['/first/', '/second/', '/404.html']) pages[path] = { page: { path } };

function marked(): readonly string[] {
  return Array.from(
    document.head.querySelectorAll('[data-gatsby-head]'),
    ({ outerHTML }) => outerHTML,
  );
}

// React's development build says that no <html> belongs into the element that a head is rendered in.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));

it('leaves the head of the first page as it is built, and writes that of every other', async () => {
  document.head.innerHTML =
    '<title data-gatsby-head="true">built</title><link rel="icon" href="/favicon.svg" data-gatsby-head="true">';
  const icon = document.querySelector('link');
  const { rerender } = render(<Page title="first" path="/first/" />);
  await import('./write-head.lazy');
  expect(document.title).toBe('built');
  rerender(<Page title="second" path="/second/" />);
  await waitFor(() => expect(document.title).toBe('second'));
  expect(document.documentElement.lang).toBe('en');
  expect(marked()).toHaveLength(2);
  expect(document.querySelector('link')).toBe(icon);
});
