import { memo, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../config/locales';
import { DOT } from '../../i18n/dot';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import type { MarkedText } from '../../local-search/highlight-name';
import type { LocalHit, OtherName } from '../../local-search/local-hit';
import { forcedColors } from '../../theme/theme';
import { hitFaceStyle, hitPictureStyle } from '../../ui/hit-picture-style';

const markStyle = {
  backgroundColor: 'transparent',
  color: 'primary',
  fontWeight: 'bold',
  [forcedColors]: { color: 'inherit', textDecoration: 'underline' },
} satisfies ThemeUIStyleObject;

const textStyle = { display: 'grid', minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 2, lineHeight: 1.3 } satisfies ThemeUIStyleObject;

const sourceStyle = {
  color: 'muted',
  fontSize: 0,
  lineHeight: 1.4,
} satisfies ThemeUIStyleObject;

/** A label and the name behind it do not part, unless they are longer than a line. */
const alsoNamedStyle = {
  display: 'inline-block',
  maxWidth: '100%',
  wordBreak: 'keep-all',
} satisfies ThemeUIStyleObject;

function chineseLang(isChinese: boolean): string | undefined {
  return isChinese ? localeFacts.zh.tag : undefined;
}

/** A picture of the library; without one its place is kept, so that names stand below each other. */
export function OptionPicture({ picture, isFace }: { picture: string; isFace: boolean }) {
  const style = isFace ? hitFaceStyle : hitPictureStyle;
  if (picture === '') return <span sx={style} />;
  return (
    <img src={picture} alt="" width={40} height={40} loading="lazy" decoding="async" sx={style} />
  );
}

/** A text with the pieces that fit marked. */
function Marked({ text, marks }: MarkedText) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start));
    pieces.push(
      <mark key={start} sx={markStyle}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}

/** How a name is read, where it was found by that. */
function Reading({ reading }: Pick<LocalHit, 'reading'>) {
  if (!reading) return null;
  return (
    <>
      {DOT}
      <Marked {...reading} />
    </>
  );
}

/** Stands for a name in a phrase that is parted there. */
const GAP = '\n';

/** The other name by which a hit was found, with its language where that is not the page's, and how that name is read. */
function AlsoNamed({ name, locale, marks, reading }: OtherName) {
  const t = useStrings('typeahead');
  const { locale: page } = usePlace();
  const isOwn = locale === page;
  const said = t(isOwn ? 'also-named' : `also-named-${locale}`, { name: GAP });
  const [before = '', after = ''] = said.split(GAP);
  return (
    <>
      {DOT}
      <span sx={alsoNamedStyle}>
        {before}
        <span lang={isOwn ? undefined : localeFacts[locale].tag}>
          <Marked text={name} marks={marks} />
        </span>
        {after}
      </span>
      <Reading reading={reading} />
    </>
  );
}

/** A hit with its picture: its name, what it is and of which game, and why it was found where its name does not tell. */
export const HitOption = memo(function HitOption({ hit }: { hit: LocalHit }) {
  const t = useStrings('typeahead');
  const { kind, name, isChinese, marks, reading, game, alsoNamed, picture } = hit;
  return (
    <>
      <OptionPicture picture={picture} isFace={kind === 'role' || kind === 'partner'} />
      <span sx={textStyle}>
        <span lang={chineseLang(isChinese)} sx={nameStyle}>
          <Marked text={name} marks={marks} />
        </span>{' '}
        <span sx={sourceStyle}>
          {t(`kind-${kind}`)}
          {game && (
            <>
              {DOT}
              <span lang={chineseLang(game.isChinese)}>{game.name}</span>
            </>
          )}
          <Reading reading={reading} />
          {alsoNamed && <AlsoNamed {...alsoNamed} />}
        </span>
      </span>
    </>
  );
});
