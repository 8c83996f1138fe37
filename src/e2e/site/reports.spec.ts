import { test } from '@playwright/test';
import { expectTableHolds, sandboxSite } from '../outgoing';
import { NEW_VISITOR } from '../storage-states';

test.use({ storageState: NEW_VISITOR });

for (const answer of ['unanswered', 'accepted', 'declined'] as const) {
  test(`with a notice, ${answer}: what leaves the browser and what stays in it is what the table says`, async ({
    page,
  }) => {
    await expectTableHolds(page, sandboxSite, 'notice', answer);
  });
}
