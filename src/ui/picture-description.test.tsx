import { render, screen } from '@testing-library/react';
import { PictureDescription } from './picture-description';

const chinese = { line: '客栈', description: '三层楼。', untranslated: ['line', 'description'] };
const words = { line: 'a pool', description: 'Three cats.', untranslated: [] };

test('a picture is described to whoever asks, in the language of the words', () => {
  const { rerender } = render(<PictureDescription label="Describe" shown={{ text: chinese }} />);
  expect(screen.getByText('Describe').closest('details')).toHaveTextContent(
    'Describe客栈 三层楼。',
  );
  expect(screen.getByText('客栈')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('三层楼。')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('三层楼。')).not.toBeVisible();
  rerender(<PictureDescription label="Describe" shown={{ text: words }} />);
  expect(screen.getByText('Three cats.')).not.toHaveAttribute('lang');
});

test('what is in the picture is heard behind the label', () => {
  const of = { text: 'The pool', lang: 'en' };
  render(<PictureDescription label="Describe" of={of} shown={{ text: words }} />);
  expect(screen.getByText('The pool').closest('summary')).toHaveTextContent('DescribeThe pool');
});

test.each([[null], [undefined], [{ ...words, description: '' }]])(
  'nothing is offered where nobody has described anything: %j',
  (text) => {
    const { container } = render(<PictureDescription label="Describe" shown={{ text }} />);
    expect(container).toBeEmptyDOMElement();
  },
);
