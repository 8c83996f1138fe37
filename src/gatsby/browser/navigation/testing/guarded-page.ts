import type { PageResources, Prefetch } from '../../../patches/browser/gatsby-runtime';
import type * as failures from '../../../../api-client/failure-events';
import type { navigation as state } from '../navigation-state';
import type * as guard from '../../../../platform/reload-guard';
import type * as reloads from '../reload-page';

export const OWN = 'hash-of-this-page';

/** Records what the stand-in of `reload-page` was asked to load anew: jsdom cannot leave a page. */
export const loadAnew = jest.fn<undefined, [string, boolean?]>();

/** A page whose navigation is guarded now, with modules of its own, and what Gatsby's own functions hear. */
export async function load({ hasMessages = true } = {}) {
  jest.resetModules();
  jest.doMock('../reload-page', (): typeof reloads => {
    const { mayReload } = jest.requireActual<typeof guard>('../../../../platform/reload-guard');
    return {
      loadAnew,
      reloadAt: (address, replace) => {
        if (!mayReload(address.replace(/[?#].*/, ''))) return false;
        loadAnew(address, replace);
        return true;
      },
    };
  });
  const gatsby = {
    navigate: jest.fn<undefined, [string | number, object?]>(),
    loadPage: jest.fn<Promise<PageResources | undefined>, [string]>(() =>
      Promise.resolve(resources()),
    ),
    loadPageSync: jest.fn(),
    enqueue: jest.fn<Prefetch, [string]>(() => ({ then: () => undefined, abort: jest.fn() })),
    hovering: jest.fn(),
  };
  const { navigate, ...loader } = gatsby;
  Object.assign(window, {
    ___navigate: navigate,
    ___loader: { ...loader },
    ___webpackCompilationHash: OWN,
  });
  const { onFailure }: typeof failures = await import('../../../../api-client/failure-events');
  const said = jest.fn();
  const listen = () =>
    onFailure(({ kind }) => {
      said(kind);
    });
  if (hasMessages) listen();
  const { navigation }: { navigation: typeof state } = await import('../navigation-state');
  const { guardNavigation } = await import('../guard-navigation');
  guardNavigation();
  navigation.isShown = true;
  return { gatsby, navigation, said, listen };
}

/** Imitates the result of Gatsby's loader for a page, of this build or another. */
export function resources(webpackCompilationHash = OWN): PageResources {
  return { status: 'success', page: { webpackCompilationHash } };
}

/** Tells what becomes of a page that Gatsby asks for: its resources, or nothing while it waits for ever. */
export async function outcomeOf(path: string): Promise<PageResources | 'waits' | undefined> {
  const later = new Promise<'waits'>((resolve) => setTimeout(resolve, 20, 'waits'));
  return Promise.race([window.___loader.loadPage(path), later]);
}
