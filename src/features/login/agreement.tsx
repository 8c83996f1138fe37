import { Fragment, useId, type MouseEvent, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { useLoginField, type LoginForm } from './use-login-form';
import { flushSync } from 'react-dom';
import { closeLogin } from '../../api-client/session/session';
import { usePlace } from '../../i18n/locale-context';
import { useHref } from '../../links/local-link';
import { markOpen } from './login-storage';
import { checkStyle } from '../../ui/check-style';
import { useSaidMessage } from '../../ui/use-said-message';

/** A part of a sentence; one with a mark is a link. */
interface RichTextPart {
  readonly text: string;
  readonly mark?: string;
}

const MARKED = /<(?<mark>[a-z]+)>(?<text>.*?)<\/\k<mark>>/gu;

/**
 * Splits a sentence at its marks, so that a translation decides where its links stand:
 * `I agree to the <terms>agreement</terms>` is plain text and a part marked `terms`.
 */
export function splitRichText(sentence: string): readonly RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const found of sentence.matchAll(MARKED)) {
    const { mark = '', text = '' } = found.groups ?? {};
    if (found.index > end) parts.push({ text: sentence.slice(end, found.index) });
    parts.push({ text, mark });
    end = found.index + found[0].length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}

interface Props {
  doc: 'terms' | 'privacy';
  children: ReactNode;
}

/** Closes the dialog before this tab leaves for the document, and remembers to reopen it on return. */
function leave(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  flushSync(closeLogin);
  markOpen();
}

const linkStyle = {
  color: 'primary',
  fontWeight: 'medium',
  textUnderlineOffset: '0.2em',
} satisfies ThemeUIStyleObject;

/**
 * A link to one of the documents that a visitor agrees to: in a new tab on pc, in this one on m (specification,
 * section 2.9). It says which, and that nothing typed is lost.
 */
function LegalLink({ doc, children }: Props) {
  const t = useStrings('login');
  const id = useId();
  const address = useHref()('legalFile', { doc });
  const isHere = usePlace().variant === 'm';
  const way = isHere ? { onClick: leave } : { target: '_blank', rel: 'noopener' };
  return (
    <>
      <a href={address} {...way} aria-describedby={id} sx={linkStyle}>
        {children}
      </a>
      {/* A description and no text of the link, or the name of the checkbox would hold it as well. */}
      <span id={id} hidden>
        {t(isHere ? 'this-tab' : 'new-tab')}
      </span>
    </>
  );
}

function Part({ text, mark }: RichTextPart) {
  return mark === 'terms' || mark === 'privacy' ? <LegalLink doc={mark}>{text}</LegalLink> : text;
}

const labelStyle = {
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  minHeight: 'touch',
  paddingY: 2,
  fontSize: 1,
  lineHeight: 1.7,
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

const checkboxStyle = { ...checkStyle, margin: '2px 0' } satisfies ThemeUIStyleObject;

/** Breaks between words, at punctuation and before its links, in Chinese and Japanese too. */
const sentenceStyle = { wordBreak: 'keep-all' } satisfies ThemeUIStyleObject;

const errorStyle = {
  minHeight: '1.6em',
  color: 'danger',
  fontSize: 1,
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

/** The checkbox of the agreement, with links to the documents in its label; validated at every change. */
export function Agreement({ form }: { form: LoginForm }) {
  const t = useStrings('login');
  const id = useId();
  const { field, error, check } = useLoginField(form, 'agreementChecked');
  const { value, onChange, name, ref } = field;
  const noteLeft = useSaidMessage(id, { error });
  return (
    <div>
      <label sx={labelStyle}>
        <input
          id={id}
          type="checkbox"
          name={name}
          ref={ref}
          checked={value}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onBlur={noteLeft}
          onChange={({ target }) => {
            onChange(target.checked);
            check();
          }}
          sx={checkboxStyle}
        />
        <span sx={sentenceStyle}>
          {splitRichText(t('agreement')).map((part) => (
            <Fragment key={part.text}>
              {part.mark !== undefined && <wbr />}
              <Part {...part} />
            </Fragment>
          ))}
        </span>
      </label>
      <p id={`${id}-error`} sx={errorStyle}>
        {error}
      </p>
    </div>
  );
}
