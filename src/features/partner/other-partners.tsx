import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { medium, wide } from '../../theme/theme';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { FacePicture } from '../../ui/face-picture';
import { Section } from '../../ui/section';
import { useChosenFigures } from './chosen-figure';
import type { Partner } from './partner';
import { inPhrases } from '../../ui/in-phrases';

/** A row on a desk. */
const MOST_OTHERS = 4;

function hasSome(one: readonly string[], other: readonly string[]): boolean {
  return one.some((each) => other.includes(each));
}

/** Counts what two partners have in common. */
function nearness(one: Partner, other: Partner): number {
  return (
    Number(hasSome(one.gameIds, other.gameIds)) * 2 + Number(hasSome(one.tagKeys, other.tagKeys))
  );
}

/** Chooses others: those who have most in common with a partner, then those who follow it. */
function othersThan(partner: Partner, partners: readonly Partner[]): Partner[] {
  const index = partners.findIndex(({ id }) => id === partner.id);
  const following = [...partners.slice(index + 1), ...partners.slice(0, Math.max(index, 0))];
  return following
    .sort((one, other) => nearness(partner, other) - nearness(partner, one))
    .slice(0, MOST_OTHERS);
}

const listStyle = {
  display: 'grid',
  gap: 4,
  padding: 0,
  listStyle: 'none',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

const cardStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 3,
  padding: 4,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', padding: 5 },
} satisfies ThemeUIStyleObject;

const wordsStyle = { display: 'grid', gap: 1, minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const sloganStyle = {
  ...inPhrases,
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

const allStyle = { color: 'primary', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  partner: Partner;
  /** The partners that the build knew. */
  partners: readonly Partner[];
}

/** Other partners, at the end of one's introduction. */
export function OtherPartners({ partner, partners }: Props) {
  const t = useStrings('partner-pages');
  const words = useStrings('partner');
  const figureOf = useChosenFigures();
  const others = othersThan(partner, partners);
  if (others.length === 0) return null;
  return (
    <Section
      title={t('others')}
      id="others"
      aside={
        <LocalLink to="partners" sx={allStyle}>
          {words('all-partners')}
        </LocalLink>
      }
    >
      <ul sx={listStyle}>
        {others.map((other) => (
          <li key={other.id} sx={itemStyle}>
            <article sx={cardStyle}>
              <FacePicture
                picture={other.avatar}
                {...figureOf(other.id)}
                size={72}
                loading="lazy"
              />
              <div sx={wordsStyle}>
                <h3 lang={fallbackLang(other, 'name')} sx={nameStyle}>
                  <LocalLink to="partnerDetail" params={{ id: other.id }} sx={cardLink}>
                    {other.name}
                  </LocalLink>
                </h3>
                <p lang={fallbackLang(other, 'slogan')} sx={sloganStyle}>
                  {other.slogan}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
