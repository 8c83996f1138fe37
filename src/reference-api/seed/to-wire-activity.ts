import type { WireActivity } from '../../contract';
import { samplePictureAddress } from '../pictures/addresses';
import type { SampleActivities } from './sample-schema';
import { hoursFrom } from './sample-times';

/** A sample activity as the contract has it; its times count from the day of seeding. */
export function toWireActivity(
  { start_hours, end_hours, ...texts }: SampleActivities['list'][number],
  day: Date,
): WireActivity {
  return {
    ...texts,
    cover: samplePictureAddress('activity', texts.id),
    start_at: hoursFrom(day, start_hours),
    end_at: hoursFrom(day, end_hours),
  };
}
