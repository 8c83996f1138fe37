import { screen } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { ChangedTexts } from './changed-texts';

test('a document that has changed is named, with a way to what changed that keeps the form', () => {
  renderPage(
    <ChangedTexts
      changed={[
        {
          document: 'privacy',
          version: '1.1',
          changes: '/privacy/changes/1.0/1.1.html',
          asksAgain: false,
        },
      ]}
    />,
    ['login'],
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '《隐私政策》有了新版（1.1）。 看改了什么',
  );
  const link = screen.getByRole('link', { name: '看改了什么' });
  expect(link).toHaveAttribute('href', '/privacy/changes/1.0/1.1.html');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleDescription('在新标签页打开');
});

test('nothing is said where nothing has changed', () => {
  const { container } = renderPage(<ChangedTexts changed={[]} />, ['login']);
  expect(container).toBeEmptyDOMElement();
});
