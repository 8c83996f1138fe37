import { MOBILE_MAX_WIDTH_PX } from '../config/constants';
import { VARIANT_KEY } from '../config/storage-keys';
import { VARIANTS, type Variant } from '../routes';

const narrow = `(max-width: ${String(MOBILE_MAX_WIDTH_PX)}px)`;

/** A choice that could not be stored: it lasts as long as the page. */
let unkept: Variant | undefined;

function readChoice(): Variant | undefined {
  if (unkept) return unkept;
  try {
    const stored = localStorage.getItem(VARIANT_KEY);
    return VARIANTS.find((each) => each === stored);
  } catch {
    return undefined;
  }
}

/** The variant that the width of the window asks for (specification, section 2.6). */
function fittingVariant(): Variant {
  return window.matchMedia(narrow).matches ? 'm' : 'pc';
}

/** The variant that this visitor gets: the own choice, else what fits the width (design, "check-device"). */
export function wantedVariant(): Variant {
  return readChoice() ?? fittingVariant();
}

/** Keeps a visitor's choice of 电脑版 or 手机版; what fits anyway undoes the choice. */
export function chooseVariant(variant: Variant): void {
  const isChoice = variant !== fittingVariant();
  unkept = undefined;
  try {
    if (isChoice) localStorage.setItem(VARIANT_KEY, variant);
    else localStorage.removeItem(VARIANT_KEY);
  } catch {
    // Forbidden or full.
    if (isChoice) unkept = variant;
  }
}
