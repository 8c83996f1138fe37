import { screen } from '@testing-library/react';
import { renderPage } from '../../../api-client/testing/render-page';
import { helpLines } from '../../../config/help-lines';
import { HelpCard } from './help-card';

test('names each line with a number that a phone can call', () => {
  renderPage(<HelpCard />, ['chat'], { locale: 'ja', variant: 'm' });
  expect(screen.getAllByRole('listitem')).toHaveLength(helpLines.ja.length);
  for (const { name, number } of helpLines.ja) {
    expect(screen.getByText(name)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: number });
    expect(link.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  }
});

test('says nothing in a language without a line: words without a number help nobody', () => {
  jest.replaceProperty(helpLines, 'en', []);
  const { container } = renderPage(<HelpCard />, ['chat'], { locale: 'en', variant: 'pc' });
  expect(container).toHaveTextContent(/^$/);
});
