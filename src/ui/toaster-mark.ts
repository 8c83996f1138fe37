/** Marks the place of toasts: clicks there are not clicks beside a dialog. */
export const TOASTER_MARK = 'data-toaster';

export function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${TOASTER_MARK}]`) !== null;
}
