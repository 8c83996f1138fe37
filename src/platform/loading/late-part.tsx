import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type NamedExoticComponent,
} from 'react';
import { addPendingLateCode } from './pending-late-code';
import { logError } from '../log';
import { importWithoutReload } from './import-without-reload';
import { useHydrated } from './use-hydrated';
import { whenIdle } from './when-idle';

/** The first pause before code is asked for again that did not come, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 10_000;

const boxStyle = { display: 'contents' };

/** Waits for so many milliseconds; no longer than until the network is back. */
function pauseOffline(milliseconds: number, act: () => void): void {
  const end = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', end);
    act();
  };
  const timer = setTimeout(end, milliseconds);
  window.addEventListener('online', end);
}

/** Asks for the code of a part that is on the page already, once the browser is idle, until it has come. */
function importWhenIdle<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    let pause = FIRST_PAUSE_MS;
    const ask = (): void => {
      importWithoutReload(load).then(resolve, (error: unknown) => {
        logError(error);
        pauseOffline(pause, ask);
        pause *= 2;
      });
    };
    whenIdle(ask);
  });
}

function boxOf(name: string): Element | null {
  return document.querySelector(`[data-late="${name}"]`);
}

/** Marks the box as one that answers: its HTML is React's from now on. */
function Arrived({ name }: { name: string }) {
  useEffect(() => {
    boxOf(name)?.removeAttribute('data-late');
  }, [name]);
  return null;
}

/**
 * The HTML that the build has written. React puts it there when something above the part has changed before its code
 * has come; a part that the build did not write is empty until then.
 */
function BuiltHtml({ name }: { name: string }) {
  const [html] = useState(() => boxOf(name)?.innerHTML ?? '');
  return <div style={boxStyle} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A part of a page below its first view. On a page that the build has written its HTML stays as it is, links and all,
 * until the browser is idle: then its code is fetched, and React takes it over in a task of its own. A page that the
 * browser renders shows it at once (`pending-late-code.ts`).
 * @param name of the part, unique on its page
 * @param atBuild the component where pages are rendered; undefined in the browser's production code (the
 * `*-at-build` files, `webpack-config.ts`)
 * @param load imports the component
 */
export function latePart<P extends object>(
  name: string,
  atBuild: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): NamedExoticComponent<P> {
  function carry(Component: ComponentType<P>) {
    return ({ given }: { given: P }) => <Component {...given} />;
  }
  let Loaded = atBuild && carry(atBuild);
  async function loadPart() {
    const Component = await load();
    Loaded ??= carry(Component);
    return { default: Loaded };
  }
  const ask = Loaded ? loadPart : addPendingLateCode(loadPart);
  const AtOnce = Loaded ?? lazy(ask);
  const WhenIdle = Loaded ?? lazy(() => importWhenIdle(ask));
  // React gives up built HTML whose boundary is rendered anew before its code is there: only new properties may do that.
  const Boundary = memo(function Boundary({ isBuilt, given }: { isBuilt: boolean; given: P }) {
    // The same one for good, so that nothing is rendered from its beginning when the code has come.
    const [Part] = useState(() => (isBuilt ? WhenIdle : (Loaded ?? AtOnce)));
    return (
      <div data-late={name} style={boxStyle}>
        <Suspense fallback={<BuiltHtml name={name} />}>
          <Part given={given} />
          <Arrived name={name} />
        </Suspense>
      </div>
    );
  });
  return memo<P>(function LatePart(props) {
    const isHydrated = useHydrated();
    const [isBuilt] = useState(!isHydrated);
    return <Boundary isBuilt={isBuilt} given={props} />;
  });
}
