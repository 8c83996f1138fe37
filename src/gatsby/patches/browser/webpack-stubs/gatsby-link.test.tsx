import { fireEvent, render, screen } from '@testing-library/react';
import { Link, navigate, parsePath, withPrefix } from './gatsby-link';

const asked: string[] = [];
const left: string[] = [];
let tell: (isInView: boolean) => void = () => undefined;

beforeEach(() => {
  asked.length = 0;
  left.length = 0;
  window.history.replaceState(null, '', '/here/');
  window.___navigate = jest.fn();
  window.___loader = {
    loadPage: () => Promise.resolve(undefined),
    loadPageSync: () => undefined,
    enqueue: (page) => {
      asked.push(page);
      return { then: () => undefined, abort: () => void left.push(page) };
    },
    hovering: jest.fn(),
  };
});

/** Tells of all links at once that they are in view, or are not. */
class Observer implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly links = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    tell = (isIntersecting) => {
      const entries = Array.from(this.links, (target) => ({ target, isIntersecting }));
      Reflect.apply(callback, undefined, [entries, this]);
    };
  }

  observe(link: Element): void {
    this.links.add(link);
  }

  unobserve(link: Element): void {
    this.links.delete(link);
  }

  disconnect(): void {
    this.links.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

window.IntersectionObserver = Observer;

function link(): HTMLElement {
  return screen.getByRole('link');
}

it('leads to its page at a plain click, and to no other place at any other', () => {
  render(<Link to="/there/?a=1#b">there</Link>);
  expect(link()).toHaveAttribute('href', '/there/?a=1#b');
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(window.___navigate).not.toHaveBeenCalled();
  expect(fireEvent.click(link())).toBe(false);
  expect(window.___navigate).toHaveBeenCalledWith('/there/?a=1#b', { replace: false });
});

it('leaves a click alone that its owner has handled, and a link to another window', () => {
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(<Link to="/there/" onClick={onClick} />);
  fireEvent.click(link());
  rerender(<Link to="/there/" target="_blank" />);
  fireEvent.click(link());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(window.___navigate).not.toHaveBeenCalled();
});

it('fetches its page ahead while it is in view, and when it is pointed at', () => {
  const { unmount } = render(<Link to="/there/?a=1#b">there</Link>);
  tell(true);
  tell(false);
  expect([asked, left]).toEqual([['/there/?a=1'], ['/there/?a=1']]);
  // As when it is scrolled beneath a pointer at rest.
  fireEvent.mouseEnter(link());
  expect(window.___loader.hovering).not.toHaveBeenCalled();
  fireEvent.mouseMove(link());
  expect(window.___loader.hovering).toHaveBeenCalledWith('/there/?a=1');
  tell(true);
  unmount();
  expect(left).toHaveLength(2);
});

it('does not fetch the page that is shown', () => {
  render(<Link to="/here/#there">here</Link>);
  tell(true);
  expect(asked).toEqual([]);
});

it('navigates to addresses and through the history', () => {
  navigate('/there/', { replace: true });
  navigate(-1);
  expect(window.___navigate).toHaveBeenNthCalledWith(1, withPrefix('/there/'), { replace: true });
  expect(window.___navigate).toHaveBeenNthCalledWith(2, -1, undefined);
});

const original = jest.requireActual<{ readonly parsePath: typeof parsePath }>('gatsby-link');

test.each(['/', '', '/a/?b=1#c?d', '/a#c?d', '?a', '#b', '/a?', '/a#', '/a?#'])(
  '%s has the parts that the original finds',
  (address) => {
    expect(parsePath(address)).toEqual(original.parsePath(address));
  },
);
