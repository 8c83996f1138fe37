import { render, waitFor } from '@testing-library/react';
import { headHandlerForBrowser as usePageHead } from './head-handler';

function Head({ location }: { location?: { readonly pathname: string } }) {
  return <title>{location?.pathname}</title>;
}

const pageResources = { page: { path: '/404.html' } };

function NotFound({ pathname }: { pathname: string }) {
  usePageHead({
    pageComponent: { Head },
    pageComponentProps: { location: { pathname }, params: {}, pageContext: {}, pageResources },
  });
  return null;
}

it('writes the head of an address that there is not at once, as the HTML knows nothing of it', async () => {
  render(<NotFound pathname="/en/gone/" />);
  await waitFor(() => expect(document.title).toBe('/en/gone/'));
});
