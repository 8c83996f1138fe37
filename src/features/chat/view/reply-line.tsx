import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { keyframes } from '../../../theme/keyframes';
import { bubbleStyle, metaStyle } from './bubble-style';
import { MessageText } from './message-text';
import type { PartnerFacts } from './partner-facts';
import { PartnerLine } from './partner-line';

interface Props {
  partner: PartnerFacts;
  /** Undefined while nothing of the reply has come. */
  content: string | undefined;
}

const breathe = keyframes({ '0%, 100%': { opacity: 0.3 }, '50%': { opacity: 1 } });

const dotsStyle = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  height: '1.6em',
} satisfies ThemeUIStyleObject;

const dotStyle = {
  width: 7,
  height: 7,
  borderRadius: '50%',
  backgroundColor: 'muted',
  animation: `${breathe} 1.2s ease-in-out infinite`,
  '&:nth-of-type(2)': { animationDelay: '200ms' },
  '&:nth-of-type(3)': { animationDelay: '400ms' },
} satisfies ThemeUIStyleObject;

/** A reply that is being written: dots, then its text as far as it has come. It is read out, and says who wrote it, when it is whole. */
export function ReplyLine({ partner, content }: Props) {
  const t = useStrings('chat');
  return (
    <PartnerLine partner={partner} isFirst>
      <div aria-busy="true" sx={bubbleStyle}>
        {content === undefined || content === '' ? (
          <div aria-hidden="true" sx={dotsStyle}>
            <span sx={dotStyle} />
            <span sx={dotStyle} />
            <span sx={dotStyle} />
          </div>
        ) : (
          <MessageText content={content} words="" isCurrent={false} />
        )}
      </div>
      <p sx={metaStyle}>{t('typing', { name: partner.name })}</p>
    </PartnerLine>
  );
}
