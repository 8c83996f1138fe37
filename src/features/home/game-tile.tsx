import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { motion, wide } from '../../theme/theme';
import { cardLink } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { lines, onPicture } from './text-style';

/** How things that lie on a night ground answer: the layer behind them is lantern light. */
const peekAtNight = {
  position: 'relative',
  minWidth: 0,
  transition: `transform ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover, &:focus-within': {
    boxShadow: '6px 6px 0 var(--yb-amber)',
    transform: 'translate(-3px, -3px)',
  },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

interface Props {
  game: Queries.HomeGameFragment;
}

/** The newest game of the library, large, with its name on the picture. */
export function BigGame({ game: { gameId, cover, text } }: Props) {
  return (
    <article
      sx={{
        ...peekAtNight,
        isolation: 'isolate',
        display: 'grid',
        alignContent: 'end',
        minHeight: 'min(62cqi, 340px)',
        height: '100%',
        borderRadius: 'large',
      }}
    >
      <div
        sx={{
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          borderRadius: 'large',
          overflow: 'hidden',
        }}
      >
        <Picture
          picture={cover}
          alt=""
          sizes="(min-width: 769px) 720px, 94vw"
          sx={{ height: '100%' }}
        />
      </div>
      <div sx={{ ...onPicture, padding: 4, [wide]: { padding: 5 } }}>
        <h3
          lang={fallbackLang(text, 'name')}
          sx={{ ...lines(2), fontSize: 5, fontWeight: 'heavy', [wide]: { fontSize: 6 } }}
        >
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </h3>
        <p
          lang={fallbackLang(text, 'summary')}
          sx={{ ...lines(2), maxWidth: '40em', marginTop: 1, color: 'nightMuted', fontSize: 1 }}
        >
          {text.summary}
        </p>
      </div>
    </article>
  );
}

/** A game of the library in a row. */
export function GameRow({ game: { gameId, cover, text } }: Props) {
  return (
    <article
      sx={{
        ...peekAtNight,
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
        alignItems: 'center',
        gap: 4,
        minHeight: 72,
        height: '100%',
        borderRadius: 'medium',
        background: 'rgb(255 255 255 / 8%)',
        overflow: 'hidden',
      }}
    >
      <Picture
        picture={cover}
        alt=""
        sizes="(min-width: 769px) 190px, 40vw"
        sx={{ height: 0, minHeight: '100%' }}
      />
      <div sx={{ paddingY: 2, paddingInlineEnd: 3, minWidth: 0 }}>
        <h3 lang={fallbackLang(text, 'name')} sx={{ ...lines(2), fontSize: 3, lineHeight: 1.35 }}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </h3>
        <p lang={fallbackLang(text, 'tags')} sx={{ ...lines(1), color: 'nightMuted', fontSize: 0 }}>
          {text.tags.map(({ label }) => label).join(' · ')}
        </p>
      </div>
    </article>
  );
}
