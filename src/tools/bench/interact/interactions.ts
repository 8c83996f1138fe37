import type { Browser, Locator, Page } from '@playwright/test';
import common from '../../../../content/locales/zh/common.json';
import reading from '../../../../content/locales/zh/reading.json';
import { href, type ParamsOf, type RouteName } from '../../../routes';
import { SAMPLE, WINDOWS } from '../../sample-pages';
import { openChat } from '../chat/open-chat';
import { observeWaits } from './measure-waits';

/** Browser, and addresses of the pages and of the chat's socket. */
export interface Served {
  readonly browser: Browser;
  readonly site: string;
  readonly line: string;
}

/** Something that a visitor does on a phone. */
export interface Interaction {
  readonly name: string;
  /** Opens its page in a context of its own, up to where the visitor begins. */
  readonly open: (served: Served) => Promise<Page>;
  readonly act: (page: Page) => Promise<void>;
}

const PHONE = { locale: 'zh', variant: 'm' } as const;

/** Messages of the chat that is scrolled. */
const MESSAGES = 500;

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOWS.m });
  const page = await context.newPage();
  // What esbuild, which compiles the tools, calls around named functions.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript(observeWaits);
  return page;
}

function pageOf<N extends RouteName>(name: N, params: ParamsOf<N>): Interaction['open'] {
  return async ({ browser, site }) => {
    const page = await openTab(browser);
    await page.goto(site + href(name, params, PHONE));
    await page.waitForFunction(
      () => performance.getEntriesByName('onInitialClientRender').length > 0,
    );
    return page;
  };
}

async function chat({ browser, site, line }: Served): Promise<Page> {
  const { page } = await openChat(browser, site, line, MESSAGES, 1);
  await page.evaluate(observeWaits);
  return page;
}

/** The link to a part of the partner's pages. */
function tab(page: Page, name: 'partnerDetail' | 'partnerGames' | 'partnerStory'): Locator {
  return page.locator(`main nav a[href="${href(name, { id: SAMPLE.partner }, PHONE)}"]`);
}

/** Turns the wheel over the middle of the window. */
async function scroll(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(WINDOWS.m.width / 2, WINDOWS.m.height / 2);
  for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, pixels);
}

const SCREEN = 600;

/** The wheel over a page with nothing on it: what this machine takes for any input. */
export const onEmptyPage: Interaction = {
  name: 'empty page',
  open: async ({ browser }) => {
    const page = await openTab(browser);
    await page.goto('about:blank');
    return page;
  },
  act: (page) => scroll(page, SCREEN),
};

export const interactions: readonly Interaction[] = [
  {
    name: 'type in the search',
    open: async (served) => {
      const page = await pageOf('search', {})(served);
      // Its suggestions are fetched when it is gone to.
      await page.locator('main [name=searchValue]').click();
      return page;
    },
    act: (page) =>
      page.locator('main [name=searchValue]').pressSequentially('deng cheng', { delay: 100 }),
  },
  {
    name: 'open the filter',
    open: pageOf('library', {}),
    act: (page) => page.getByRole('button', { name: reading['filter-short'] }).click(),
  },
  {
    name: 'open the menu',
    open: pageOf('home', {}),
    act: (page) => page.getByRole('button', { name: common.menu }).click(),
  },
  {
    name: 'open a spoiler',
    open: pageOf('game', { id: SAMPLE.game }),
    act: (page) => page.locator('[data-fold] summary').first().click(),
  },
  {
    name: 'switch tabs',
    open: async (served) => {
      const page = await chat(served);
      await page.evaluate(
        (address) => window.___navigate(address),
        href('partnerDetail', { id: SAMPLE.partner }, PHONE),
      );
      await tab(page, 'partnerGames').waitFor();
      return page;
    },
    act: async (page) => {
      await tab(page, 'partnerGames').click();
      await tab(page, 'partnerStory').click();
      await tab(page, 'partnerDetail').click();
    },
  },
  {
    name: 'send a message',
    open: chat,
    act: async (page) => {
      await page.getByRole('textbox').fill('?');
      await page.getByRole('textbox').press('Enter');
    },
  },
  { name: 'scroll the chat', open: chat, act: (page) => scroll(page, -SCREEN) },
  { name: 'scroll the library', open: pageOf('library', {}), act: (page) => scroll(page, SCREEN) },
];
