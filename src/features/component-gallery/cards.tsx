import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { cardLink, cardStyle } from '../../ui/card-style';
import { samplePicture, Specimen } from './specimen';

interface CardProps {
  title: string;
  text: string;
  number: number;
}

const pictureStyle = { width: '100%', height: 'auto' } satisfies ThemeUIStyleObject;

const bodyStyle = { padding: 3 } satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2 } satisfies ThemeUIStyleObject;

const textStyle = { marginTop: 1, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

function Card({ title, text, number }: CardProps) {
  return (
    <article sx={cardStyle}>
      <img src={samplePicture(number)} alt="" width={1200} height={675} sx={pictureStyle} />
      <div sx={bodyStyle}>
        <h3 sx={titleStyle}>
          <LocalLink to="library" sx={cardLink}>
            {title}
          </LocalLink>
        </h3>
        <p sx={textStyle}>{text}</p>
      </div>
    </article>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: 4,
} satisfies ThemeUIStyleObject;

/** Cards that answer to pointer and keyboard, one of them with a name of 120 characters. */
export function Cards() {
  const t = useStrings('components');
  return (
    <Specimen title={t('cards')}>
      <div sx={gridStyle}>
        <Card title={t('card-title')} text={t('card-text')} number={0} />
        <Card title={t('card-long')} text={t('card-text')} number={3} />
      </div>
    </Specimen>
  );
}
