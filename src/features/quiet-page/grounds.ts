import { schemeVariables } from '../../theme/colors';
import type { Ground } from './quiet-settings';

/** Colours of a ground; every text on it has a contrast of 7 : 1 at the least. `amber` is the ground of what is read aloud. */
function groundStyle(
  colorScheme: 'light' | 'dark',
  colors: Parameters<typeof schemeVariables>[0],
): Readonly<Record<string, string>> {
  return { colorScheme, ...schemeVariables(colors) };
}

const light = { muted: '#4a4436', onAmber: '#1c1607', onPrimary: '#ffffff' };

const dark = { onAmber: '#1c1607', onPrimary: '#14101f' };

/** Grounds that a reader may choose: names of colours mean something else on them. */
export const groundStyles: Readonly<Record<Ground, Readonly<Record<string, string>>>> = {
  paper: groundStyle('light', {
    ...light,
    ...{ page: '#f6efe0', surface: '#fdf8ec', raised: '#ece2cc', line: '#8f8468' },
    ...{ text: '#29231a', primary: '#3a2da8', primarySoft: '#e6dcf0', amber: '#ffd58a' },
  }),
  white: groundStyle('light', {
    ...light,
    ...{ page: '#ffffff', surface: '#ffffff', raised: '#f0f0f0', line: '#767676' },
    ...{ text: '#1a1a1a', primary: '#3a2da8', primarySoft: '#ebe8fb', amber: '#ffe08a' },
  }),
  dark: groundStyle('dark', {
    ...dark,
    ...{ page: '#17151f', surface: '#221f2e', raised: '#2e2a3d', line: '#8b84a0' },
    ...{ text: '#e2deeb', muted: '#bcb5cc', primary: '#c3baff', primarySoft: '#2a2350' },
    amber: '#ffc46b',
  }),
  contrast: groundStyle('dark', {
    ...dark,
    ...{ page: '#000000', surface: '#000000', raised: '#000000', line: '#ffffff' },
    ...{ text: '#ffffff', muted: '#ffffff', primary: '#ffe600', primarySoft: '#000000' },
    amber: '#ffe600',
  }),
};
