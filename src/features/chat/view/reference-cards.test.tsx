import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { ReferenceCards } from './reference-cards';

test('a section of a legal text is a link to it, and an agreement that is a file is loaded as one', async () => {
  const user = userEvent.setup();
  const references = [
    { type: 'page', id: 'agreement1', title: '充值协议', section: '4. 退款与发票' },
    { type: 'page', id: 'terms', title: '服务协议', section: '2. 账号与登录' },
  ];
  render(<ReferenceCards references={references} isStop />);
  const agreement = screen.getByRole('link', { name: '充值协议 4. 退款与发票' });
  expect(agreement).toHaveAttribute('href', '/topup/agreement1.html#s4');
  // A file is no page that Gatsby could load: the browser follows the link.
  agreement.addEventListener('click', (event) => event.preventDefault());
  await user.click(agreement);
  expect(navigate).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: '服务协议 2. 账号与登录' }));
  expect(navigate).toHaveBeenCalledWith('/terms/#s2');
});
