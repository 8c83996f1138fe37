import { expect, type Page } from '@playwright/test';
import { alikeControls, controlsOf } from '../tools/spoken/page-controls';
import { readTree } from '../tools/spoken/read-page';

/** Fails for controls without a name, and for those that nobody can tell from another one of the page by it. */
export async function expectDistinctNames(page: Page): Promise<void> {
  const controls = controlsOf(await readTree(page));
  expect(controls.filter(({ name }) => name === '')).toEqual([]);
  expect(alikeControls(controls)).toEqual([]);
}
