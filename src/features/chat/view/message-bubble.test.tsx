import { screen } from '@testing-library/react';
import { renderPage } from '../../../api-client/testing/render-page';
import { MessageBubble, showMenuOf } from './message-bubble';

test('pressing a message long shows its menu, and a line without one is left alone', () => {
  renderPage(
    <ul>
      <li data-index={0}>
        <MessageBubble menuLabel="操作：灯" actions={[]}>
          灯
        </MessageBubble>
      </li>
      <li>今天</li>
    </ul>,
    ['chat'],
  );
  showMenuOf(screen.getByText('灯'));
  expect(screen.getByRole('button', { name: '操作：灯' })).toHaveFocus();
  for (const element of [screen.getByText('今天'), document.body]) {
    expect(() => showMenuOf(element)).not.toThrow();
  }
  expect(screen.getByRole('button', { name: '操作：灯' })).toHaveFocus();
});
