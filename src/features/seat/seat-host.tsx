import { useLazy } from '../../platform/loading/use-lazy';
import { useSeat } from '../../platform/seat-window';

function load() {
  return import('./seat-above.lazy');
}

/** Shows the seat that this tab has opened above other windows. Rendered once, in the frame. */
export function SeatHost() {
  const seat = useSeat((state) => state.seat);
  const { code } = useLazy(load, { when: seat !== undefined });
  return code && seat ? <code.SeatAbove key={seat.gameId} {...seat} /> : null;
}
