import type { WireActivity } from '../../contract';
import { samplePictureAddress } from '../pictures/addresses';
import { withoutPictureWords, withPictureTexts, wordsOfPicture } from './sample-picture-texts';
import type { SampleActivities } from './sample-schema';
import { hoursFrom } from './sample-times';

/** A sample activity as the contract has it; its times count from the day of seeding. */
export function toWireActivity(
  { start_hours, end_hours, i18n, ...zh }: SampleActivities['list'][number],
  day: Date,
): WireActivity {
  const cover = samplePictureAddress('activity', zh.id);
  return {
    ...withoutPictureWords(zh),
    ...withPictureTexts({ pictures: [cover], zh, i18n }, wordsOfPicture, withoutPictureWords),
    cover,
    start_at: hoursFrom(day, start_hours),
    end_at: hoursFrom(day, end_hours),
  };
}
