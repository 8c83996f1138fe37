import { screen } from '@testing-library/react';
import { inPage, renderPage } from '../api-client/testing/render-page';
import { readingStrings } from '../i18n/bundles/reading-strings';
import { useStrings } from '../i18n/use-strings';
import { WithLateStrings } from './with-late-strings';

function Word() {
  return <p>{useStrings('reading')('favourites')}</p>;
}

const view = (
  <WithLateStrings namespace="reading" bundles={readingStrings}>
    <Word />
  </WithLateStrings>
);

test('the strings are those of the language, also after it has changed', async () => {
  const { rerender } = renderPage(view, []);
  expect(await screen.findByText('收藏')).toBeVisible();
  rerender(inPage(view, [], { locale: 'en', variant: 'pc' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByText('收藏')).toBeNull();
});
