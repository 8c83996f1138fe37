import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { openSeat } from '../../../platform/seat-window';
import type { MenuAction } from '../../../ui/menu';
import { useSeatAddress } from '../../../ui/seat-link';
import type { PartnerFacts } from './partner-facts';

/** Offers a small window with the partner beside the first of their games; none on a phone, and of no game. */
export function useSeatAction({ gameIds: [gameId] = [] }: PartnerFacts): readonly MenuAction[] {
  const t = useStrings('chat');
  const { variant } = usePlace();
  const addressOf = useSeatAddress();
  if (variant === 'm' || gameId === undefined) return [];
  const address = addressOf(gameId);
  const open = (): void => {
    if (!openSeat(gameId, address)) window.location.assign(address);
  };
  return [{ label: t('seat'), run: open }];
}
