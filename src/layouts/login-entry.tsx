import { LocalLink } from '../i18n/local-link';
import { useStrings } from '../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../ui/button-style';

const style = { ...quietButtonStyle, ...smallButton, whiteSpace: 'nowrap' } as const;

/** Low enough for the mobile header; what a finger meets is as high as the header. */
const lowStyle = {
  ...style,
  minHeight: 30,
  paddingX: 3,
  paddingY: 0,
  '@media (pointer: coarse)': {},
  '&::before': { content: '""', position: 'absolute', inset: '-7px 0' },
} as const;

/** The entry of somebody who is not logged in (specification, section 2.7): the profile explains itself. */
export const LoginEntry = ({ low = false }: { low?: boolean }) => {
  const t = useStrings('common');
  return (
    <LocalLink to="profile" sx={low ? lowStyle : style}>
      {t('login')}
    </LocalLink>
  );
};
