import { render } from '@testing-library/react';
import { NameWithReading } from './name-with-reading';

test('the reading of a Japanese name stands above it, and its text is as it was', () => {
  const { container } = render(<NameWithReading name="沈硯（シェン・イエン）" />);
  expect(container.querySelector('ruby > rt')).toHaveTextContent('シェン・イエン');
  expect(container).toHaveTextContent('沈硯（シェン・イエン）');
});

test.each(['沈砚', '九尺の白爺（バイじい）', 'Mo（モー）', '灯台（改）'])(
  'the name %s has no reading of all of it',
  (name) => {
    const { container } = render(<NameWithReading name={name} />);
    expect(container.innerHTML).toBe(name);
  },
);
