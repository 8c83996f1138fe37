import type { ThemeUIStyleObject } from 'theme-ui';
import type { PictureWords } from '../contract';
import { fallbackLang } from '../i18n/fallback-lang';
import { visuallyHidden } from './visually-hidden';

interface Props {
  label: string;
  /** Name of what is in the picture, where the page has several such labels: heard behind it. */
  of?: { readonly text: string; readonly lang: string | undefined };
  /** The picture. */
  shown: { readonly text: PictureWords | null | undefined };
}

const descriptionStyle = {
  maxWidth: 'text',
  fontSize: 1,
  // It stands beside many pictures, on light grounds and dark ones: quiet until it is wanted. It opens as hints do, and in
  // the same words, which weigh little twice (`src/theme/spoiler-styles.ts`).
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 44,
    listStyle: 'none',
    cursor: 'pointer',
    width: 'fit-content',
    opacity: 0.8,
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      marginLeft: '2px',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      transform: 'rotate(-45deg)',
    },
  },
  '&[open] > summary::before': { transform: 'rotate(45deg)' },
  '& > p': { paddingBottom: 3 },
} satisfies ThemeUIStyleObject;

/** Describes a picture to whoever asks, without a script too: the line that stands for it, and what is to be seen. */
export function PictureDescription({ label, of, shown: { text } }: Props) {
  if (!text || text.description === '') return null;
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
      <p>
        <strong lang={fallbackLang(text, 'line')}>{text.line}</strong>{' '}
        <span lang={fallbackLang(text, 'description')}>{text.description}</span>
      </p>
    </details>
  );
}
