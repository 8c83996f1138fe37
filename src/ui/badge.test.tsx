import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

function shown(count: number, max?: number) {
  const { container } = render(
    <Badge count={count} label={`${String(count)} unread`} {...(max !== undefined && { max })} />,
  );
  return container.querySelector('[aria-hidden]')?.textContent;
}

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('shows %i as %s', (count, text) => {
    expect(shown(count)).toBe(text);
  });

  it('may have another maximum', () => {
    expect(shown(10, 9)).toBe('9+');
  });

  it('says the whole number to those who do not see it', () => {
    shown(100);
    expect(screen.getByText('100 unread')).toBeInTheDocument();
  });

  it('is not there for nothing', () => {
    const { container } = render(<Badge count={0} label="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
