import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { usePlace } from '../../i18n/locale-context';
import { useLights } from '../../platform/notebooks/use-lights';
import { wide } from '../../theme/theme';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import { bottomInset, extraWide, lowWindow } from './home-style';
import { PartnerPanel } from './partner-panel';
import { moreLink, ScreenHeading } from './screen-heading';

interface Props {
  partners: readonly Queries.HomePartnerFragment[];
  /** The greeting of one of them; empty when there is no partner. */
  greetings: ReactNode;
}

const headStyle = {
  display: 'grid',
  alignItems: 'end',
  rowGap: 2,
  // Above the figures: what is said lies over them.
  position: 'relative',
  zIndex: 1,
  '& > a': { justifySelf: 'start' },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(480px, 46%)',
    columnGap: 6,
    '& > div:first-of-type': { gridRow: 'span 2' },
    '& > a': { justifySelf: 'end', alignSelf: 'start' },
  },
} satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(66cqi, 280px)',
  gridTemplateRows: 'max(min(116cqi, 440px), 21rem)',
  gap: 3,
  // To the edges of the phone, with room for the second layer.
  marginX: -16,
  marginTop: 2,
  paddingX: 16,
  paddingY: 3,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  listStyle: 'none',
  // What a panel shows depends on its height.
  '& > li': { minWidth: 0, containerType: 'size', scrollSnapAlign: 'start' },
  [wide]: {
    gridAutoColumns: 'minmax(0, 272px)',
    gridTemplateRows: `clamp(300px, 100dvh - 416px - ${bottomInset}, 560px)`,
    gap: 4,
    marginTop: 4,
    marginX: 0,
    paddingX: 0,
    paddingBottom: 28,
    overflowX: 'visible',
    // A low window holds the whole screen too: what hangs over a little would be snapped out of reach.
    [lowWindow]: {
      gridTemplateRows: 'clamp(240px, 100dvh - 372px, 560px)',
      marginTop: 2,
      paddingBottom: 12,
    },
  },
  [extraWide]: {
    gridAutoColumns: 'minmax(0, 320px)',
    gridTemplateRows: `clamp(320px, 100dvh - 420px - ${bottomInset}, 680px)`,
  },
} satisfies ThemeUIStyleObject;

/** The screen of partners: side by side on a desktop, a row to swipe on a phone. */
export function PartnersScreen({ partners, greetings }: Props) {
  const t = useStrings('home');
  const { locale } = usePlace();
  const lit = useLights(
    locale,
    partners.map(({ characterId }) => characterId),
  );
  return (
    <>
      <div sx={headStyle}>
        <ScreenHeading name="partners" title={t('partners-title')} text={t('partners-text')} />
        <LocalLink to="partners" sx={moreLink}>
          {t('all-partners')}
          <ChevronRightIcon size={18} />
        </LocalLink>
        {greetings}
      </div>
      {partners.length > 0 && (
        <ul sx={listStyle}>
          {partners.map((partner) => (
            <li key={partner.characterId}>
              <PartnerPanel partner={partner} isLit={lit.has(partner.characterId)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
