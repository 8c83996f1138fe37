import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../i18n/fallback-lang';
import type { PictureWords } from './alt-of';
import { visuallyHidden } from './visually-hidden';

interface Described {
  readonly text: PictureWords | null | undefined;
}

interface Props {
  label: string;
  /** What is in the picture, where the page has several such labels: heard behind it. */
  of?: { readonly text: string; readonly lang: string | undefined };
  /** The picture, or several. */
  shown: Described | readonly Described[];
}

const descriptionStyle = {
  maxWidth: 'text',
  fontSize: 1,
  '& > summary': { width: 'fit-content', paddingY: '10px', cursor: 'pointer' },
  '& > p': { paddingBottom: 3 },
} satisfies ThemeUIStyleObject;

/** Describes pictures to whoever asks, without a script too: the line that stands for each, and what is to be seen. */
export function PictureDescription({ label, of, shown }: Props) {
  const described = [shown]
    .flat()
    .flatMap(({ text }) => (text && text.description !== '' ? [text] : []));
  if (described.length === 0) return null;
  return (
    <details sx={descriptionStyle}>
      <summary>
        {label}
        {of && (
          <span lang={of.lang} sx={visuallyHidden}>
            {of.text}
          </span>
        )}
      </summary>
      {described.map((each, at) => (
        <p key={at}>
          <strong lang={fallbackLang(each, 'line')}>{each.line}</strong>{' '}
          <span lang={fallbackLang(each, 'description')}>{each.description}</span>
        </p>
      ))}
    </details>
  );
}
