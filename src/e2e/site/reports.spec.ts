import { test } from '@playwright/test';
import { shareOf } from '../../testing/nightly';
import { expectTableHolds, sandboxSite } from '../outgoing';
import { NEW_VISITOR } from '../storage-states';

test.use({ storageState: NEW_VISITOR });

// What is declined or unanswered is held by `consent.spec.ts` and `builds/bare.spec.ts` in every run.
for (const answer of shareOf(['unanswered', 'accepted', 'declined'] as const)) {
  test(`with a notice, ${answer}: what leaves the browser and what stays in it is what the table says`, async ({
    page,
  }) => {
    await expectTableHolds(page, sandboxSite, 'notice', answer);
  });
}
