import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LowHeroBand } from '../../ui/low-hero-band';
import { crumbsAtNight } from '../../ui/night-ground';
import { oneCrumbOnPhones } from '../../ui/one-crumb-on-phones';

interface Props {
  title: string;
  lead: ReactNode;
}

/** Begins beside the drawing; on a phone right below the header. */
const headStyle = {
  ...crumbsAtNight,
  ...oneCrumbOnPhones(1),
  '& nav': { ...crumbsAtNight['& nav'], marginTop: -5, [medium]: { marginTop: 0 } },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  [medium]: { maxWidth: '60%', marginTop: 1 },
  [wide]: { fontSize: 6 },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  ...inPhrases,
  marginTop: 2,
  marginBottom: 3,
  color: 'nightMuted',
  [medium]: { maxWidth: '60%' },
} satisfies ThemeUIStyleObject;

/** The head of a page that belongs to the whole library: the way back to it, a title and a line about the page. */
export function LibraryPageHead({ title, lead }: Props) {
  const common = useStrings('common');
  return (
    <LowHeroBand art="shelves">
      <div sx={headStyle}>
        <Breadcrumbs>
          <LocalLink to="library">{common('nav-library')}</LocalLink>
          <span aria-current="page">{title}</span>
        </Breadcrumbs>
      </div>
      <h1 sx={titleStyle}>{title}</h1>
      <p sx={leadStyle}>{lead}</p>
    </LowHeroBand>
  );
}
