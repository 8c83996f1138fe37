import { fallbackLang } from '../../../i18n/fallback-lang';
import { useStrings } from '../../../i18n/use-strings';
import { bubbleStyle, metaStyle } from './bubble-style';
import { MessageText } from './message-text';
import { originLabels } from './origin-label';
import type { PartnerFacts, QuestTexts } from './partner-facts';
import { PartnerLine } from './partner-line';

interface Props {
  partner: PartnerFacts;
  quest: QuestTexts | undefined;
}

/** The partner's first words: the greeting, or how a scene opens. */
export function OpeningLine({ partner, quest }: Props) {
  const t = useStrings('chat');
  const lang = quest ? fallbackLang(quest, 'opening_message') : fallbackLang(partner, 'greeting');
  return (
    <PartnerLine partner={partner} isFirst>
      <div sx={bubbleStyle}>
        <MessageText
          content={quest?.opening ?? partner.greeting}
          words=""
          isCurrent={false}
          lang={lang}
        />
      </div>
      <p sx={metaStyle}>{t(originLabels.script)}</p>
    </PartnerLine>
  );
}
