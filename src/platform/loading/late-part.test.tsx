import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hasNoPendingLateCode, loadPendingLateCode } from './pending-late-code';
import { latePart } from './late-part';

const Place = createContext('here');

function Greeting({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${useContext(Place)} ${String(count)}`}
    </button>
  );
}

/** An idle callback that the test calls, and a load whose outcome the test decides. */
function setUp() {
  const idle: (() => void)[] = [];
  globalThis.requestIdleCallback = (task) =>
    idle.push(() => task({ didTimeout: false, timeRemaining: () => 1 }));
  const tries: { come: () => void; fail: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<typeof Greeting>((resolve, reject) => {
        tries.push({
          come: () => resolve(Greeting),
          fail: () => reject(new Error('no chunk')),
        });
      }),
  );
  const Late = latePart('greeting', undefined, load);
  const Built = latePart('greeting', Greeting, load);
  function inPlace(place: string, part: ReactNode) {
    return <Place.Provider value={place}>{part}</Place.Provider>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inPlace('here', <Built name="Lingxi" />));
  const hydrate = () =>
    render(inPlace('here', <Late name="Lingxi" />), { container, hydrate: true });
  return { idle, tries, load, Late, inPlace, container, hydrate };
}

function button(): HTMLElement {
  return screen.getByRole('button');
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('keeps the HTML of the build, and takes it over when the browser was idle', async () => {
  const errors = jest.spyOn(console, 'error');
  const { idle, tries, load, container, hydrate } = setUp();
  const built = button();
  hydrate();
  await waitFor(() => expect(idle).toHaveLength(1));
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('[data-late="greeting"]')).toContainElement(built);
  await act(async () => {
    idle[0]!();
    tries[0]!.come();
    await Promise.resolve();
  });
  await waitFor(() => expect(container.querySelector('[data-late]')).toBeNull());
  expect(button()).toBe(built);
  fireEvent.click(built);
  expect(built).toHaveTextContent('Lingxi here 1');
  expect(errors).not.toHaveBeenCalled();
});

it('goes on showing the HTML of the build when what is around it changes meanwhile', async () => {
  // React tells that it gives the HTML up.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { idle, tries, Late, inPlace, hydrate } = setUp();
  const { rerender } = hydrate();
  await waitFor(() => expect(idle).toHaveLength(1));
  rerender(inPlace('there', <Late name="Lingxi" />));
  expect(await screen.findByRole('button')).toHaveTextContent('Lingxi here 0');
  await act(async () => {
    idle[0]!();
    tries[0]!.come();
    await Promise.resolve();
  });
  expect(await screen.findByText('Lingxi there 0')).toBeInTheDocument();
});

it('asks again for code that did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  const { idle, tries, load, container, hydrate } = setUp();
  hydrate();
  await act(() => jest.advanceTimersByTimeAsync(0));
  idle[0]!();
  tries[0]!.fail();
  await act(() => jest.advanceTimersByTimeAsync(9999));
  expect(load).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent('Lingxi here 0');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  tries[1]!.come();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container.querySelector('[data-late]')).toBeNull();
});

it('asks again at once when the network is back, and once only', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  const { idle, tries, load, container, hydrate } = setUp();
  hydrate();
  await act(() => jest.advanceTimersByTimeAsync(0));
  idle[0]!();
  tries[0]!.fail();
  await act(() => jest.advanceTimersByTimeAsync(5));
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(2);
  tries[1]!.come();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container.querySelector('[data-late]')).toBeNull();
});

it('is fetched at once on a page that the browser renders', async () => {
  const { idle, tries, load, Late, inPlace } = setUp();
  document.body.replaceChildren();
  render(inPlace('here', <Late name="Lingxi" />));
  expect(load).toHaveBeenCalledTimes(1);
  expect(idle).toHaveLength(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  tries[0]!.come();
  expect(await screen.findByText('Lingxi here 0')).toBeInTheDocument();
});

it('is whole in the first frame of a page that the browser renders once its code has come', async () => {
  const { tries, Late, inPlace } = setUp();
  document.body.replaceChildren();
  expect(hasNoPendingLateCode()).toBe(false);
  const loaded = loadPendingLateCode();
  tries[0]!.come();
  await loaded;
  render(inPlace('here', <Late name="Lingxi" />));
  expect(button()).toHaveTextContent('Lingxi here 0');
});
