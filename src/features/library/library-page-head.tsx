import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { crumbsAtNight, DarkHeroBand } from '../../ui/dark-hero-band';

interface Props {
  title: string;
  lead: string;
}

const titleStyle = {
  marginTop: 2,
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  [medium]: { fontSize: 6 },
  [wide]: { maxWidth: '60%', fontSize: 7 },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  marginTop: 3,
  color: 'nightMuted',
  [medium]: { maxWidth: '75%' },
  [wide]: { maxWidth: '52%' },
} satisfies ThemeUIStyleObject;

/** The head of a page that belongs to the whole library: the way back to it, a title and a line about the page. */
export function LibraryPageHead({ title, lead }: Props) {
  const common = useStrings('common');
  return (
    <DarkHeroBand art="shelves">
      <div sx={crumbsAtNight}>
        <Breadcrumbs>
          <LocalLink to="library">{common('nav-library')}</LocalLink>
          <span aria-current="page">{title}</span>
        </Breadcrumbs>
      </div>
      <h1 sx={titleStyle}>{title}</h1>
      <p sx={leadStyle}>{lead}</p>
    </DarkHeroBand>
  );
}
