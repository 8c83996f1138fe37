import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, medium, wide } from '../../theme/theme';
import { FacePicture } from '../../ui/face-picture';
import type { Disagreement } from './lay-table';
import type { TableData } from './read-table';
import { paperStyle } from './table-style';

/** A slip of yellow paper over the edges of both cards. */
const noteStyle = {
  ...paperStyle,
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignContent: 'center',
  gap: 3,
  marginX: 3,
  // On a phone it lies over the card above and the one below.
  marginTop: '-10px',
  marginBottom: '-18px',
  padding: 4,
  paddingTop: 5,
  borderRadius: 6,
  backgroundColor: '#ffe3a3',
  fontSize: 1,
  lineHeight: 1.55,
  rotate: '0.7deg',
  [medium]: { marginX: 6 },
  [wide]: {
    alignSelf: 'center',
    marginY: 0,
    // Over the gap and a finger of either card.
    marginLeft: '-14px',
    marginRight: '-38px',
    rotate: '-2deg',
  },
  // The clip.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '-12px',
    left: 'calc(50% - 9px)',
    width: 18,
    height: 36,
    border: '3px solid #b9b3c9',
    borderRadius: 10,
    boxShadow: '0 2px 3px rgb(0 0 0 / 30%), inset 0 0 0 2px rgb(255 255 255 / 35%)',
    [forcedColors]: { display: 'none' },
  },
  '& > h3': { fontSize: 1 },
  '& blockquote': { margin: 0 },
} satisfies ThemeUIStyleObject;

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 2,
  '& > p': { color: 'muted', fontWeight: 'medium' },
} satisfies ThemeUIStyleObject;

const faceStyle = { gridRow: '1 / span 2' } satisfies ThemeUIStyleObject;

interface Props {
  table: TableData;
  disagreements: readonly Disagreement[];
}

/** Shows what two at the table have to say to each other's choice, by name. */
export function DisagreementNote({ table: { partners }, disagreements }: Props) {
  const t = useStrings('tonight');
  return (
    <aside aria-label={t('disagree')} sx={noteStyle}>
      {disagreements.map(({ from, to, text }) => (
        <div key={from} sx={lineStyle}>
          <FacePicture picture={partners.get(from)?.face} size={28} loading="lazy" sx={faceStyle} />
          <p>
            {t('to', { name: partners.get(from)?.name ?? '', other: partners.get(to)?.name ?? '' })}
          </p>
          <blockquote>{t('said', { text })}</blockquote>
        </div>
      ))}
    </aside>
  );
}
