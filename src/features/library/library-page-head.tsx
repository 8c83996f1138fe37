import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LowHeroBand } from '../../ui/low-hero-band';
import { crumbsAtNight } from '../../ui/night-ground';

interface Props {
  title: string;
  lead: ReactNode;
}

/** Begins below the drawing on a phone, and beside it elsewhere. */
const headStyle = {
  ...crumbsAtNight,
  paddingTop: 5,
  [medium]: { paddingTop: 0 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  marginTop: 1,
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  [medium]: { maxWidth: '60%' },
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
