/** Names of the colours, which pages know; what they are in either scheme is told to the document alone (`schemes.ts`). */
const NAMES = [
  'text',
  'muted',
  'page',
  'surface',
  'raised',
  'line',
  'primary',
  'onPrimary',
  'primarySoft',
  // Text that should be noticed.
  'accent',
  // Fills, marks and second layers in lantern yellow. Text on it is `onAmber`.
  'amber',
  'onAmber',
  // The second layer that shows behind a card on hover and focus.
  'peek',
  // Things that are live right now: the colour of their text, and of the ground beneath it.
  'live',
  'liveSoft',
  'danger',
  'dangerSoft',
  // Grounds that are dark in both schemes, with the colours of text on them.
  'night',
  'nightDeep',
  'onNight',
  'nightMuted',
] as const;

const FIRST_LETTER = 97;

/** A colour for each name. */
export type Scheme = Readonly<Record<(typeof NAMES)[number], string>>;

/** The custom property of {@link edge}; the document sets it for whoever asks for more contrast. */
export const EDGE = '--edge';

/** Colour of the edge of what its ground alone sets off: seen by whoever asks for more contrast, and in forced colours. */
export const edge = `var(${EDGE}, transparent)`;

/** The custom property that holds a colour. Its name is a letter: rules name colours everywhere, and HTML is counted by its bytes. */
function colorVariable(name: string): string {
  return `--${String.fromCodePoint(FIRST_LETTER + NAMES.findIndex((each) => each === name))}`;
}

/** Turns a scheme, or a part of one that an element overrides, into custom properties for a rule. */
export function schemeVariables(scheme: Partial<Scheme>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scheme).map(([name, value]) => [colorVariable(name), value]),
  );
}

/**
 * Colour names to custom properties: the scheme follows the system in CSS alone, without a flash. For values
 * that hold more than a colour, such as gradients and shadows; elsewhere the name is a key of the theme.
 */
// `Object.fromEntries` loses the key types.
export const colors = Object.fromEntries(
  NAMES.map((name) => [name, `var(${colorVariable(name)})`]),
) as Scheme;
