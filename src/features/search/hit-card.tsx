import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { cardLink, cardStyle } from '../../ui/card-style';
import type { Hit } from './hit';
import { hitLayout } from './hit-card-layout';
import { MarkedText } from './marked-text';

interface Props {
  hit: Hit;
  /** Folded words of the search. */
  terms: readonly string[];
}

/** A game or role that was found. */
export const HitCard = ({ hit, terms }: Props) => {
  const t = useStrings('search');
  const { type, id, picture, title, snippet, tags } = hit;
  const name = <MarkedText text={title} terms={terms} />;
  return (
    <article sx={{ ...cardStyle, ...hitLayout }}>
      <img
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        width={160}
        height={128}
        sx={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          objectPosition: 'center top',
          background: 'var(--yb-raised)',
        }}
      />
      <div sx={{ display: 'grid', gap: 1, padding: 3, alignContent: 'start', minWidth: 0 }}>
        <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <h2 lang={langOf(hit, 'title')} sx={{ fontSize: 3 }}>
            {type === 'game' ? (
              <LocalLink to="game" params={{ id }} sx={cardLink}>
                {name}
              </LocalLink>
            ) : (
              <LocalLink to="role" params={{ id }} sx={cardLink}>
                {name}
              </LocalLink>
            )}
          </h2>
          <span
            sx={{
              paddingX: 2,
              borderRadius: 'round',
              background: 'var(--yb-raised)',
              color: 'muted',
              fontSize: 0,
            }}
          >
            {t(type)}
          </span>
        </div>
        <p lang={langOf(hit, 'snippet')} sx={{ fontSize: 1 }}>
          <MarkedText text={snippet} terms={terms} />
        </p>
        {tags.length > 0 && (
          <p lang={langOf(hit, 'tags')} sx={{ fontSize: 0, color: 'muted' }}>
            <MarkedText text={tags.join(' · ')} terms={terms} />
          </p>
        )}
      </div>
    </article>
  );
};
