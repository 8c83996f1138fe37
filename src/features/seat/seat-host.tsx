import { useStrings } from '../../i18n/use-strings';
import { useLazy } from '../../platform/loading/use-lazy';
import { useSeat } from '../../platform/seat-window';
import { showToast } from '../../ui/toast';

function load() {
  return import('./seat-above.lazy');
}

/** Shows the seat that this tab has opened above other windows. Rendered once, in the frame. */
export function SeatHost() {
  const seat = useSeat((state) => state.seat);
  const t = useStrings('common');
  const giveUp = (): void => {
    // It would stay empty above everything else.
    useSeat.getState().seat?.window.close();
    void showToast({ tone: 'error', text: t('failed-text') });
  };
  const { code } = useLazy(load, { when: seat !== undefined, onFail: giveUp });
  return code && seat ? <code.SeatAbove key={seat.gameId} {...seat} /> : null;
}
