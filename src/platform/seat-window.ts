import { create } from 'zustand';
import { logError } from './log';

declare global {
  interface Window {
    /** https://wicg.github.io/document-picture-in-picture/ */
    readonly documentPictureInPicture?: {
      requestWindow(size: { width: number; height: number }): Promise<Window>;
    };
  }
}

/** Size of the window in CSS pixels: beside a game it covers little. */
const SIZE = { width: 320, height: 560 } as const;

/** Name of the window where the browser has no picture-in-picture for documents: the next game takes its place. */
export const SEAT_WINDOW = 'youban-seat';

/** The seat that this tab has open in a window above all others. */
interface Seat {
  readonly gameId: string;
  readonly window: Window;
}

export const useSeat = create<{ readonly seat: Seat | undefined }>(() => ({ seat: undefined }));

/** Opens a window of the seat's size, or brings the one that is there to the front. @returns false where it is blocked */
function openPopUp(address: string): boolean {
  const size = `width=${SIZE.width},height=${SIZE.height}`;
  const opened = window.open(address, SEAT_WINDOW, `popup,${size}`);
  opened?.focus();
  return opened !== null;
}

async function openAbove(gameId: string, address: string): Promise<void> {
  try {
    const opened = await window.documentPictureInPicture?.requestWindow(SIZE);
    if (!opened) return;
    useSeat.setState({ seat: { gameId, window: opened } });
    opened.addEventListener('pagehide', () => {
      if (useSeat.getState().seat?.window === opened) useSeat.setState({ seat: undefined });
    });
  } catch (error) {
    logError(error, 'The window above others is refused.');
    if (!openPopUp(address)) location.assign(address);
  }
}

/**
 * Opens the seat beside a game: above all other windows where the browser can, else in a window of its own. To be called
 * while a click is handled.
 * @param address the seat's page
 * @returns false where the browser opens no window, so that the link itself is followed
 */
export function openSeat(gameId: string, address: string): boolean {
  if (window.documentPictureInPicture === undefined) return openPopUp(address);
  const { seat } = useSeat.getState();
  // What somebody does in it is not begun again.
  if (seat?.gameId === gameId) seat.window.focus();
  else void openAbove(gameId, address);
  return true;
}
