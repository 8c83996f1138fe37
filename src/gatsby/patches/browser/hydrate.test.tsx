import { act, waitFor } from '@testing-library/react';
import type * as react from 'react';
import { replaceHydrateFunction } from './hydrate';
import type * as hydration from './hydrate';

const hydrate = replaceHydrateFunction();

function element(html: string): HTMLElement {
  const div = document.createElement('div');
  div.innerHTML = html;
  document.body.append(div);
  return div;
}

const wrapped = (
  <div id="gatsby-focus-wrapper">
    <p>灯</p>
  </div>
);

afterEach(() => document.body.replaceChildren());

test('what the build has drawn is taken over as it is', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = element('<div id="gatsby-focus-wrapper"><p>灯</p></div>');
  const drawn = site.querySelector('p');
  act(() => void hydrate(wrapped, site));
  expect(site.querySelector('p')).toBe(drawn);
  expect(errors).not.toHaveBeenCalled();
});

test('an empty page is rendered', () => {
  const site = element('<div id="gatsby-focus-wrapper"></div>');
  act(() => void hydrate(wrapped, site));
  expect(site.querySelectorAll('p')).toHaveLength(1);
});

test('an element beside the page is rendered, and taken out again', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  element('<div id="gatsby-focus-wrapper"><p>灯</p></div>');
  const beside = element('');
  let remove: (() => void) | undefined;
  act(() => {
    remove = hydrate(<b>…</b>, beside);
  });
  expect(beside.innerHTML).toBe('<b>…</b>');
  act(() => remove?.());
  expect(beside.innerHTML).toBe('');
  expect(errors).not.toHaveBeenCalled();
});

describe('with the React of production, whose errors are numbers', () => {
  const report = jest.fn<undefined, [Error]>();

  /** A page with a part whose code never comes, and what changes the word above the part. */
  function setUp(built: string) {
    jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    jest.resetModules();
    globalThis.reportError = report;
    const { createContext, lazy, Suspense, useContext, useState } =
      jest.requireActual<typeof react>('react');
    const hydrateAnew = jest.requireActual<typeof hydration>('./hydrate').hydrate;
    const Place = createContext('here');
    const Late = lazy(() => new Promise<never>(() => undefined));
    let move: (place: string) => void = () => undefined;
    function Title() {
      return <h1>{useContext(Place)}</h1>;
    }
    function Page() {
      const [place, setPlace] = useState('here');
      move = setPlace;
      return (
        <Place.Provider value={place}>
          <div id="gatsby-focus-wrapper">
            <Title />
            <Suspense fallback={<p>…</p>}>
              <Late />
            </Suspense>
          </div>
        </Place.Provider>
      );
    }
    const site = element(
      `<div id="gatsby-focus-wrapper"><h1>${built}</h1><!--$--><p>灯</p><!--/$--></div>`,
    );
    hydrateAnew(<Page />, site);
    return { site, move: (place: string) => move(place) };
  }

  afterEach(() => {
    jest.restoreAllMocks();
    report.mockReset();
  });

  test('a part whose HTML is given up is no fault', async () => {
    const { site, move } = setUp('here');
    await waitFor(() => expect(Object.keys(site.querySelector('h1')!)).not.toEqual([]));
    move('there');
    await waitFor(() => expect(site).toHaveTextContent('there…'));
    expect(report).not.toHaveBeenCalled();
  });

  test('a page that is not as the build has drawn it is reported', async () => {
    const { site } = setUp('elsewhere');
    await waitFor(() => expect(site).toHaveTextContent('here…'));
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(report.mock.calls[0]![0].message).toMatch(/#4\d\d/);
  });
});
