import type { ReactNode } from 'react';
import { usePlace } from '../i18n/locale-context';
import { openSeat, SEAT_WINDOW } from '../platform/seat-window';
import { href } from '../routes';
import { seatFragment } from '../routes/seat-fragment';

interface Props {
  gameId: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Returns the address of the seat beside a game, in the language of the page. */
export function useSeatAddress(): (gameId: string) => string {
  const { locale } = usePlace();
  return (gameId) => href('seat', {}, { locale, variant: 'pc' }) + seatFragment(gameId);
}

/** A link that opens the seat beside a game in a small window. A phone has no room beside a game, and no such link. */
export function SeatLink({ gameId, label, className, children }: Props) {
  const { variant } = usePlace();
  const addressOf = useSeatAddress();
  if (variant === 'm') return null;
  const address = addressOf(gameId);
  return (
    <a
      href={address}
      target={SEAT_WINDOW}
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (openSeat(gameId, address)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
