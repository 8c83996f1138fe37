import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { cardLink, cardStyle } from '../../ui/card-style';
import { samplePicture } from './sample-picture';
import { Specimen } from './specimen';

interface CardProps {
  title: string;
  text: string;
  number: number;
}

function Card({ title, text, number }: CardProps) {
  return (
    <article sx={cardStyle}>
      <img
        src={samplePicture(number)}
        alt=""
        width={1200}
        height={675}
        sx={{ width: '100%', height: 'auto' }}
      />
      <div sx={{ padding: 3 }}>
        <h3 sx={{ fontSize: 2 }}>
          <LocalLink to="library" sx={cardLink}>
            {title}
          </LocalLink>
        </h3>
        <p sx={{ marginTop: 1, color: 'muted', fontSize: 1 }}>{text}</p>
      </div>
    </article>
  );
}

/** Cards that answer to pointer and keyboard, one of them with a name of 120 characters. */
export function Cards() {
  const t = useStrings('components');
  return (
    <Specimen title={t('cards')}>
      <div
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          gap: 4,
        }}
      >
        <Card title={t('card-title')} text={t('card-text')} number={0} />
        <Card title={t('card-long')} text={t('card-text')} number={3} />
      </div>
    </Specimen>
  );
}
