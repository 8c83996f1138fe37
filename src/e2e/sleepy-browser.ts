import { createServer } from 'node:http';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { closeServer, listen } from '../node/listen';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0, HOST);
  await closeServer(probe);
  return port;
}

/**
 * A test with a browser of its own, `sleepy`, whose tabs can fall asleep: Playwright tells its other pages that they are
 * seen all the time, and what is seen does not sleep. Nothing of the configuration holds in it.
 */
export const test = base.extend<{ sleepy: BrowserContext }>({
  sleepy: async ({ playwright, launchOptions }, use) => {
    const port = await freePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${String(port)}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const visitor = await playwright.chromium.connectOverCDP(`http://${HOST}:${String(port)}`, {
      noDefaults: true,
    });
    const [context] = visitor.contexts();
    if (!context) throw new Error('The browser has no context');
    await use(context);
    await browser.close();
  },
});

/**
 * Lets a tab sleep as a browser does with one that is hidden: its timers and its network stand still.
 * @returns wakes it up and shows it
 */
export async function putToSleep(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  };
}
