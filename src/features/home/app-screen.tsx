import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { extraWide, laptopWindow } from './home-style';
import { ScreenHeading } from './screen-heading';

const contentStyle = {
  display: 'grid',
  gap: 5,
  [wide]: { maxWidth: 620, gap: 6, [laptopWindow]: { gap: 4 } },
  [extraWide]: { maxWidth: 720 },
} satisfies ThemeUIStyleObject;

/** The screen of the app: heading and downloads. */
export function AppScreen({ children }: { children: ReactNode }) {
  const t = useStrings('home');
  return (
    <div sx={contentStyle}>
      <ScreenHeading name="app" title={t('app-title')} text={t('app-text')} />
      {children}
    </div>
  );
}
