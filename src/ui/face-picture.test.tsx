import { render } from '@testing-library/react';
import { FacePicture } from './face-picture';

function show(face?: { x: number; y: number; r: number }): HTMLImageElement {
  render(<FacePicture picture="/figure.png" face={face} size={40} />);
  return document.querySelector('img')!;
}

it('brings the face of a figure into the middle of the circle, as large as it', () => {
  // A radius of an eighth of the width fills the circle when the picture is four times as wide.
  expect(show({ x: 0.5, y: 0.235, r: 0.125 }).style).toMatchObject({
    width: '400%',
    transform: 'translate(-50%, -23.5%)',
  });
});

it('fills the circle with a picture of which nobody has said where the face is', () => {
  const picture = show();
  expect(picture.style.transform).toBe('');
  expect(picture).toHaveAttribute('width', '40');
});
