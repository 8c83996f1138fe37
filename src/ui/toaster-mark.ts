/** The attribute of the element that holds toasts: a click in it must not close a dialog. */
export const TOASTER_MARK = 'data-toaster';

export function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${TOASTER_MARK}]`) !== null;
}
