import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import { partnerFileAddress } from '../../contract/partner-file';
import { SAMPLE } from '../../tools/sample-pages';
import { expectAccessible } from '../axe';
import { expectSamePlaceAfterReturn } from '../coming-back';
import { waitForHydration, watchProblems } from '../page-monitor';
import { startLoggedIn } from '../../tools/sandbox-user';
import { apiPath, newUser } from '../users';

const id = SAMPLE.partner;
const answerSchema = z.object({ payload: endpoints.chatRespond.payload });
const pageDataSchema = z.looseObject({
  result: z.looseObject({
    data: z.looseObject({
      allCharacter: z.looseObject({ nodes: z.array(z.looseObject({ characterId: z.string() })) }),
    }),
  }),
});

function cards(page: Page) {
  return page.getByRole('article');
}

test('the square answers while one types, by its fragment, and Back leads to everybody', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.goto('/en/game-partner/?channel=a');
  await waitForHydration(page);
  await expect(cards(page)).toHaveCount(8);
  const field = page.getByRole('searchbox', { name: 'Name, trait' });
  // The same words are also said in the log of announcements.
  const found = page.getByRole('main').getByText('1 companion found');
  await field.pressSequentially('lingxi');
  await expect(found).toBeVisible();
  await expect(page).toHaveURL('/en/game-partner/?channel=a#q=lingxi');
  await expect(cards(page)).toHaveCount(1);
  await expect(field).toBeFocused();
  await page.getByRole('combobox', { name: 'Game they know' }).selectOption('star-echo');
  await expect(page).toHaveURL('/en/game-partner/?channel=a#q=lingxi&game=star-echo');
  await expect(found).toBeVisible();
  await expectAccessible(page, true);
  await page.goBack();
  await expect(page).toHaveURL('/en/game-partner/?channel=a#q=lingxi');
  await page.goBack();
  await expect(page).toHaveURL('/en/game-partner/?channel=a');
  await expect(cards(page)).toHaveCount(8);
  await expect(field).toHaveValue('');
  check();
});

test('a filter is shared by its address, says when nobody fits, and when the API is away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const square = apiPath('characterSquare');
  await page.route(square, (route) => route.abort());
  await page.goto('/ja/m/game-partner/#q=nobody-at-all');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, false);
  await page.unroute(square);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText('条件に合う相棒がいません')).toBeVisible();
  await expectAccessible(page, false);
  await page.getByRole('link', { name: '条件を解除' }).click();
  await expect(page).toHaveURL('/ja/m/game-partner/');
  await expect(cards(page)).toHaveCount(8);
});

test('a partner whom the build knew is found without the list, also beyond the first of them', async ({
  page,
}) => {
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(apiPath('officialCharacters'))) lists += 1;
  });
  const address = `/en/game-partner/detail-${id}`;
  const heading = page.getByRole('heading', { level: 1, name: 'Lingxi' });
  await page.goto(address);
  await expect(heading).toBeVisible();

  let known: unknown;
  await page.route('**/page-data/en/game-partner/_app/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = pageDataSchema.parse(await response.json());
    const { nodes } = data.result.data.allCharacter;
    known = nodes.find(({ characterId }) => characterId === id);
    data.result.data.allCharacter.nodes = nodes.filter((node) => node !== known);
    await route.fulfill({ response, json: data });
  });
  await page.goto(address);
  await expect(heading).toBeVisible();
  const file = await page.request.get(partnerFileAddress('en', id));
  expect(await file.json()).toEqual(known);
  expect(known).toBeDefined();
  expect(lists).toBe(0);
});

test('a figure that was chosen is remembered, on the page, on the card and in the chat', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.goto(`/game-partner/detail-${id}`);
  const portrait = page.locator('header:has(h1) img');
  const own = await portrait.getAttribute('src');
  await page.getByText('登碟制服').click();
  await expect(portrait).not.toHaveAttribute('src', own ?? '');
  const chosen = await portrait.getAttribute('src');
  await expectAccessible(page, true);
  await page.reload();
  await expect(page.getByRole('radio', { name: '登碟制服' })).toBeChecked();
  await page.goto('/game-partner/');
  await expect(
    cards(page)
      .first()
      .locator(`img[src="${chosen ?? ''}"]`),
  ).toBeVisible();
  await page.goto(`/game-partner/chat-${id}`);
  await expect(page.locator(`img[src="${chosen ?? ''}"]`).first()).toBeVisible();
  check();
});

test('a scene is begun from its story, which knows of it afterwards', async ({ page, request }) => {
  await startLoggedIn(page, await newUser(request));
  await page.goto(`/en/game-partner/story-${id}`);
  // Each frame of the film has whole holes, however high it is.
  await expect(page.getByRole('main').locator('li > article > div').first()).toHaveCSS(
    'background-repeat',
    'no-repeat round, no-repeat round',
  );
  await expect(page.getByText('Locked')).toBeVisible();
  await expectAccessible(page, true);
  await page.getByRole('link', { name: 'Play this scene' }).first().click();
  await expect(page).toHaveURL(`/en/game-partner/chat-${id}#quest=${id}-q-1`);
  const answered = page.waitForResponse(apiPath('chatRespond'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const { payload } = answerSchema.parse(await (await answered).json());
  await expect(page.getByText(payload.message.content).first()).toBeVisible();
  await page.goto(`/en/game-partner/story-${id}`);
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expect(page.getByText('In progress')).toBeVisible();
  await expectAccessible(page, true);
  // What was said last stands on the partner's card.
  await page.goto('/en/game-partner/');
  await expect(cards(page).first().getByText(payload.message.content.slice(0, 40))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('whoever comes back from a partner finds the place they left', async ({ page }) => {
    await page.goto('/en/m/game-partner/');
    await waitForHydration(page);
    await expectSamePlaceAfterReturn(page, cards(page).nth(5).getByRole('link').first());
  });
});
