import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';

const pageDataSchema = z.object({
  result: z.object({
    data: z.object({
      allActivity: z.object({
        nodes: z.array(
          z.object({
            activityId: z.string(),
            startAt: z.string().transform(Date.parse),
            endAt: z.string().transform(Date.parse),
            text: z.object({ title: z.string() }),
          }),
        ),
      }),
    }),
  }),
});

/** An activity of the built site, its times in milliseconds since 1970. */
export interface BuiltActivity {
  readonly id: string;
  readonly title: string;
  readonly startAt: number;
  readonly endAt: number;
}

/**
 * The activities that the site was built with, in Chinese, in the order of the page. The sample's times
 * follow the day on which it was put into the database.
 */
export async function builtActivities(request: APIRequestContext): Promise<BuiltActivity[]> {
  const response = await request.get('/page-data/activity/page-data.json');
  const { result } = pageDataSchema.parse(await response.json());
  return result.data.allActivity.nodes.map(({ activityId, text, ...times }) => ({
    id: activityId,
    title: text.title,
    ...times,
  }));
}

/** An activity's card, or its line among those that are over. */
export function activityOf(page: Page, { id }: Pick<BuiltActivity, 'id'>): Locator {
  return page.locator(`article[id="${id}"]`);
}
