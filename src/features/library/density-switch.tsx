import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { readStored } from '../../platform/storage';
import { useIdle } from '../../platform/use-idle';
import { useLazy } from '../../platform/use-lazy';
import { medium, withoutScript } from '../../theme/theme';

function load() {
  return import('./density-switch.lazy');
}

/** Whether the visitor has chosen two games in a row. */
export function isKeptCompact(): boolean {
  return readStored('localStorage', 'density', (text) => text === 'compact');
}

/** Only where a row has room for one card; its height is kept for the button to come. */
const placeStyle = {
  display: 'flex',
  justifyContent: 'end',
  minHeight: 'touch',
  marginTop: '-8px',
  marginBottom: 3,
  [medium]: { display: 'none' },
  [withoutScript]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Lets a phone show two games in a row; the choice is kept. A loaded page has it from the head (`kept-density.ts`). */
export function DensitySwitch() {
  const { code } = useLazy(load, { when: useIdle() });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-compact', isKeptCompact());
  }, []);
  return <div sx={placeStyle}>{code && <code.DensityButton />}</div>;
}
