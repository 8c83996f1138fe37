import { smallPictures } from './small-pictures';

const PICTURE =
  '<picture><source sizes="50vw" srcset="a.avif 320w"><img sizes="50vw" loading="lazy"></picture>';
const FIRST_SCREEN = '<picture><img sizes="100vw"></picture>';

const observers: MutationObserver[] = [];

beforeEach(() => {
  const Original = MutationObserver;
  jest.spyOn(window, 'MutationObserver').mockImplementation((callback) => {
    const observer = new Original(callback);
    observers.push(observer);
    return observer;
  });
});

afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
});

/** Runs the script as the head does, then lets pictures come. @returns their sizes */
async function sizesWith(connection: object | undefined): Promise<readonly string[]> {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML = '';
  // oxlint-disable-next-line typescript/no-implied-eval -- As a browser runs the text of a page.
  Reflect.apply(new Function(smallPictures('/m/activity/') ?? ''), undefined, []);
  document.body.innerHTML = `<main>${FIRST_SCREEN}${PICTURE}</main>`;
  // Observers are told in microtasks.
  await Promise.resolve();
  return Array.from(
    document.querySelectorAll('[sizes]'),
    (each) => each.getAttribute('sizes') ?? '',
  );
}

const AS_LAID_OUT = ['100vw', '50vw', '50vw'];

test('on other lines, and in browsers that do not tell, pictures are as large as their places', async () => {
  expect(await sizesWith(undefined)).toEqual(AS_LAID_OUT);
  expect(await sizesWith({ saveData: false, effectiveType: '4g' })).toEqual(AS_LAID_OUT);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('with %j pictures below the first screen are the smallest there are', async (connection) => {
  expect(await sizesWith(connection)).toEqual(['100vw', '1px', '1px']);
});

test('pages of the pc layout have no such script', () => {
  expect(smallPictures('/activity/')).toBeUndefined();
  expect(smallPictures('/terms/')).toBeUndefined();
  expect(smallPictures('/ja/m/game-library/')).toBeDefined();
});
