import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right';
import {
  AVATAR_PX,
  bubbleStyle,
  metaStyle,
  ownBubbleStyle,
  ownLineStyle,
  ownWordsStyle,
} from './bubble-style';
import { MessageText } from './message-text';
import type { PartnerFacts } from './partner-facts';
import { originLabels } from './origin-label';
import { PartnerLine } from './partner-line';
import { referenceStyle } from './reference-cards';
import { Speaker } from './speaker';
import type { FirstWordToPartner } from './use-first-word';

type Answer = PartnerFacts['answers'][number];

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  paddingX: 4,
  paddingBottom: 3,
  paddingInlineStart: AVATAR_PX + 24,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const sayStyle = {
  ...quietButtonStyle,
  ...smallButton,
  borderColor: 'line',
  backgroundColor: 'surface',
  textAlign: 'start',
} satisfies ThemeUIStyleObject;

/** Leads to the page that a reply speaks of; empty where it is this one, or the library no longer has it. */
function Onward({ id, answer: { place, game } }: { id: string; answer: Answer }) {
  const t = useStrings('chat');
  if (game) {
    return (
      <LocalLink to="game" params={{ id: game.gameId }} sx={referenceStyle}>
        {game.text.name}
        <ChevronRightIcon size={16} />
      </LocalLink>
    );
  }
  if (place !== 'story') return null;
  return (
    <LocalLink to="partnerStory" params={{ id }} sx={referenceStyle}>
      {t('page-story')}
      <ChevronRightIcon size={16} />
    </LocalLink>
  );
}

/** Answer of a visitor to a greeting, and the reply to it: written lines, which no server is asked for. */
function Exchange({ partner, answer }: { partner: PartnerFacts; answer: Answer }) {
  const t = useStrings('chat');
  return (
    <>
      <div sx={ownLineStyle}>
        <div sx={ownWordsStyle}>
          <Speaker name={t('you')} />
          <div sx={ownBubbleStyle}>
            <MessageText content={answer.say} words="" isCurrent={false} />
          </div>
        </div>
      </div>
      <PartnerLine partner={partner} isFirst>
        <div sx={bubbleStyle}>
          <MessageText content={answer.reply} words="" isCurrent={false} />
        </div>
        <Onward id={partner.id} answer={answer} />
        <p sx={metaStyle}>{t(originLabels.script)}</p>
      </PartnerLine>
    </>
  );
}

/** Answers to the partner's greeting: as buttons, or the one that was tapped, here or on the way here. */
export function GreetingAnswers({
  partner,
  firstWord: { said, answers, say },
}: {
  partner: PartnerFacts;
  firstWord: FirstWordToPartner;
}) {
  const t = useStrings('chat');
  if (said) return <Exchange partner={partner} answer={said} />;
  if (answers.length === 0) return null;
  return (
    <ul aria-label={t('suggestions')} sx={listStyle}>
      {answers.map((answer, index) => (
        <li key={answer.say}>
          <button type="button" onClick={() => say(index)} sx={sayStyle}>
            {answer.say}
          </button>
        </li>
      ))}
    </ul>
  );
}
