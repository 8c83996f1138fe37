import { provideChunkMapping, type Prefetch } from '../../patches/browser/gatsby-runtime';
import { onceByKind } from './prefetch';

/** Gatsby's queue: what it was asked for, and whether that has been fetched. */
function createQueue() {
  const asked: string[] = [];
  const left: string[] = [];
  const tells = new Map<string, ((isDone: boolean) => void)[]>();
  const enqueue = onceByKind((path): Prefetch => {
    asked.push(path);
    return {
      then: (tell) => tells.set(path, [...(tells.get(path) ?? []), tell]),
      abort: () => left.push(path),
    };
  });
  return {
    asked,
    left,
    enqueue,
    finish: (path: string) => tells.get(path)?.forEach((tell) => tell(true)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/m/game-library/');
});

afterEach(() => {
  jest.useRealTimers();
});

describe('links in view', () => {
  test('fetch one page of each kind ahead, and none of the kind that is shown', () => {
    const { asked, enqueue } = createQueue();
    const links = [
      '/m/game-library/a/',
      '/m/game-library/b/',
      '/m/game-library/role-Info-c/',
      '/m/game-library/',
      '/m/activity/',
      '/m/game-library/d/',
      '/m/activity/',
      '/nothing-here/',
    ];
    for (const link of links) enqueue(link);
    jest.runAllTimers();
    expect(asked).toEqual(['/m/game-library/a/', '/m/game-library/role-Info-c/', '/m/activity/']);
  });

  test('to items come before all others, which are not fetched at all when they leave at once', () => {
    const { asked, left, enqueue, finish } = createQueue();
    enqueue('/m/').abort();
    const tell = jest.fn();
    enqueue('/m/activity/').then(tell);
    enqueue('/m/game-library/a/');
    jest.runAllTimers();
    expect(asked).toEqual(['/m/game-library/a/', '/m/activity/']);
    finish('/m/activity/');
    expect(tell).toHaveBeenCalledWith(true);
    expect(left).toEqual([]);
  });

  test('the next link of a kind takes its turn when the first one has left before its time', () => {
    const { asked, left, enqueue } = createQueue();
    enqueue('/m/game-library/a/').abort();
    enqueue('/m/game-library/b/');
    expect(asked).toEqual(['/m/game-library/a/', '/m/game-library/b/']);
    expect(left).toEqual(['/m/game-library/a/']);
  });

  test('a kind that has been fetched is not fetched again, whatever leaves the view', () => {
    const { asked, enqueue, finish } = createQueue();
    const first = enqueue('/m/game-library/a/');
    finish('/m/game-library/a/');
    first.abort();
    enqueue('/m/game-library/b/').abort();
    enqueue('/m/game-library/c/');
    expect(asked).toEqual(['/m/game-library/a/']);
  });
});

test("Gatsby's loader finds the script of a page's code by its name", () => {
  Object.assign(globalThis, { __webpack_get_script_filename__: (name: string) => `${name}-1.js` });
  provideChunkMapping();
  expect(Reflect.get(Object(window.___chunkMapping), 'game')).toEqual(['/game-1.js']);
});
