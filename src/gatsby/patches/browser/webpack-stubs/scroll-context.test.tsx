import { fireEvent, render } from '@testing-library/react';
import { ScrollContext } from './scroll-context';

function at(pathname: string, key: string, hash = '') {
  return (
    <ScrollContext location={{ pathname, key, hash }}>
      <p id="part">part</p>
    </ScrollContext>
  );
}

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
});

async function scrollBy(pixels: number): Promise<void> {
  Object.assign(window, { scrollY: pixels });
  fireEvent.scroll(window);
  await new Promise(requestAnimationFrame);
}

it('begins a page at its top, and leads back to where one was left', async () => {
  const { rerender } = render(at('/a/', '1'));
  expect(scrollTo).not.toHaveBeenCalled();
  await scrollBy(300);
  rerender(at('/b/', '2'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await scrollBy(40);
  rerender(at('/a/', '1'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  expect(sessionStorage.getItem('@@scroll|/b/|2')).toBe('40');
});

it('leads to the element of a fragment, when it is opened and later', () => {
  const { rerender } = render(at('/a/', '1', '#part'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  rerender(at('/a/', '2', '#none'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('is where it was after a reload, also where the browser keeps nothing', async () => {
  const denied = () => {
    throw new DOMException('denied');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  const { unmount } = render(at('/a/', '1'));
  await scrollBy(70);
  unmount();
  render(at('/a/', '1'));
  expect(scrollTo).toHaveBeenCalledWith(0, 70);
});
