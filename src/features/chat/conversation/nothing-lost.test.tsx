import fc from 'fast-check';
import { checkAsyncProperty } from '../../../testing/check-property';
import { isNightly } from '../../../testing/nightly';
import { startChatKit } from './testing/chat-kit';
import { RandomTalk, stepsOfTalk } from './testing/random-talk';

const kit = startChatKit();

/** `CHAT_TALKS=1000 npx jest nothing-lost` tries more of them, `PROPERTY_SEED=7` others. */
const TALKS = Number(process.env.CHAT_TALKS ?? (isNightly ? 20 : 8));

/** A busy machine needs a second for a talk. */
const TALK_MS = 5000;

const talks = fc.asyncProperty(
  fc.scheduler(),
  stepsOfTalk,
  fc.infiniteStream(fc.nat(99)),
  async (scheduler, steps, dice) => {
    const talk = new RandomTalk(kit, await kit.newVisitor(), scheduler, dice);
    try {
      for (const step of steps) await talk.take(step);
      await talk.finish();
    } finally {
      talk.end();
    }
  },
);

test(
  'what was said to be sent or waiting is sent once, in order, and answered once, whatever comes when',
  () => checkAsyncProperty(talks, { numRuns: TALKS, endOnFailure: true }),
  TALKS * TALK_MS,
);
