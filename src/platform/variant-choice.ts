import { MOBILE_MAX_WIDTH_PX } from '../config/breakpoints-and-sizes';
import { hasTwin, placePath, VARIANTS, type Variant } from '../routes';
import { readStored, writeStored } from './storage';

const narrow = `(max-width: ${MOBILE_MAX_WIDTH_PX}px)`;

/** A choice that could not be stored: it lasts as long as the page. */
let unkept: Variant | undefined;

/** The variant that the width of the window asks for (specification, section 2.6). */
function fittingVariant(): Variant {
  return window.matchMedia(narrow).matches ? 'm' : 'pc';
}

/** The variant that this visitor gets: the own choice, else what fits the width (design, "check-device"). */
export function wantedVariant(): Variant {
  const choose = (text: string | null) => VARIANTS.find((each) => each === text);
  return unkept ?? readStored('localStorage', 'variant', choose) ?? fittingVariant();
}

/** The variant of the frame that a page shows: one without a twin has both frames, and the width shows one. */
export function shownVariant(pathname: string): Variant {
  const { variant } = placePath(pathname);
  return variant === 'm' || hasTwin(pathname) ? variant : fittingVariant();
}

/** Stores a visitor's choice of 电脑版 or 手机版, or removes it when it is what the width gives anyway. */
function chooseVariant(variant: Variant): void {
  const choice = variant === fittingVariant() ? undefined : variant;
  unkept = writeStored('localStorage', 'variant', choice) ? undefined : choice;
  // A tablet may have fitted the pc layout into its screen (`head-redirect.ts`).
  const viewport = document.querySelector('meta[name=viewport]');
  if (variant === 'm') viewport?.setAttribute('content', 'width=device-width, initial-scale=1');
}

/**
 * Stores the choice of a link that is marked with a variant as soon as it is clicked, in a new tab too: the footer is
 * HTML before it answers (`late-part.tsx`), and the page that the link leads to would lead back.
 */
export function rememberChosenVariants(): void {
  const remember = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('[data-variant]') : null;
    const chosen = VARIANTS.find((each) => each === link?.getAttribute('data-variant'));
    if (chosen) chooseVariant(chosen);
  };
  document.addEventListener('click', remember, true);
  document.addEventListener('auxclick', remember, true);
}
