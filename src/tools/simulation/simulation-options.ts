import type { HourReport } from './hour-report';
import type { SimulatedSite } from './simulated-site';
import type { Ask } from './visitor';

/** Parts of a simulation. */
export interface SimulationOptions {
  readonly seed: number;
  readonly hours: number;
  /** The most calm hours between two bad nights. */
  readonly calm: number;
  /** The most hours for which there may be something newer than what visitors get. */
  readonly mostAge: number;
  readonly site: SimulatedSite;
  /** Folder of the releases. */
  readonly into: string;
  /** Asks the site; undefined to read the folder. */
  readonly ask?: Ask | undefined;
  /** Hears of each hour that is over. */
  readonly onHour: (report: HourReport) => void;
  /** True when the simulation is to end after the present hour. */
  readonly isStopped?: () => boolean;
}
