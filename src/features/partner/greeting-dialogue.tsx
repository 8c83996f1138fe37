import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { forcedColors, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { selectedInForcedColors } from '../../ui/button-style';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import { inPhrases } from '../../ui/in-phrases';
import { chipStyle } from '../../ui/tag-style';
import { ANSWERS_NAME, type Greeter } from './greeter';

type GreetingAnswer = Greeter['answers'][number];

const dialogueStyle = { position: 'relative', display: 'grid', gap: 2, minWidth: 0 } as const;

const besideAvatarStyle = {
  ...dialogueStyle,
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: 3,
  '& > *': { gridColumn: 2 },
  '& > img': { gridArea: '1 / 1 / 3' },
} satisfies ThemeUIStyleObject;

const bubbleStyle = {
  ...inPhrases,
  justifySelf: 'start',
  paddingX: 4,
  paddingY: 2,
  borderRadius: '4px 20px 20px 20px',
  backgroundColor: 'surface',
  boxShadow: 'card',
  color: 'text',
  fontSize: 1,
  lineHeight: 1.6,
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

/** A reply lies over the room below the answers: no answer moves away from the pointer. */
const answersStyle = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > details > div': { position: 'absolute', insetInline: 0, top: '100%', zIndex: 'raised' },
  '&:has(> [open])': { paddingBottom: 160, '& > details > div': { top: 'calc(100% - 160px)' } },
  [wide]: {
    '&:has(> [open])': { paddingBottom: 128, '& > details > div': { top: 'calc(100% - 128px)' } },
  },
} satisfies ThemeUIStyleObject;

/** Moves nothing below on the home page either. */
const floatingAnswersStyle = {
  ...answersStyle,
  [wide]: { '&:has(> [open])': { paddingBottom: 0, '& > details > div': { top: '100%' } } },
} satisfies ThemeUIStyleObject;

const sayStyle = {
  ...chipStyle,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > &': { backgroundColor: 'amber', color: 'onAmber' },
  [forcedColors]: { '[open] > &': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

const replyStyle = {
  ...bubbleStyle,
  marginTop: 2,
  boxShadow: 'raised',
} satisfies ThemeUIStyleObject;

/** Takes the colour of the text, to be readable on every ground. */
const onwardStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'touch',
  color: 'inherit',
  fontWeight: 'bold',
  textDecorationColor: colors.amber,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.3em',
} satisfies ThemeUIStyleObject;

/** Links to a game, the story or the chat; empty when the library no longer has the game. */
function Onward({ id, name, answer: { place, game } }: OnwardProps) {
  const t = useStrings('first-word');
  if (game) {
    return (
      <LocalLink to="game" params={{ id: game.gameId }} sx={onwardStyle}>
        {t('game', { game: game.text.name })}
        <ChevronRightIcon size={16} />
      </LocalLink>
    );
  }
  if (place === null) return null;
  const isChat = place === 'chat';
  return (
    <LocalLink to={isChat ? 'partnerChat' : 'partnerStory'} params={{ id }} sx={onwardStyle}>
      {t(isChat ? 'chat' : 'story', { name })}
      <ChevronRightIcon size={16} />
    </LocalLink>
  );
}

interface OnwardProps {
  id: string;
  name: string;
  answer: GreetingAnswer;
}

interface Props {
  greeter: Greeter;
  /** The partner's face, where nothing beside it shows who speaks. */
  avatar?: ReactNode;
  /** True when replies lie over what follows, where there is room. */
  floats?: boolean;
}

/**
 * A partner's greeting with answers to tap, and what the partner says to each: written lines, whole without a script.
 * Shows the greeting alone when there are no answers.
 */
export function GreetingDialogue({ greeter, avatar, floats = false }: Props) {
  const t = useStrings('first-word');
  const { id, name, greeting, lang, answers } = greeter;
  if (greeting === '') return null;
  return (
    <div sx={avatar ? besideAvatarStyle : dialogueStyle}>
      {avatar}
      <p lang={lang} sx={bubbleStyle}>
        {greeting}
      </p>
      {answers.length > 0 && (
        <div
          role="group"
          aria-label={t('label', { name })}
          sx={floats ? floatingAnswersStyle : answersStyle}
        >
          {answers.map((answer) => (
            // One answer at a time: details of the same name close each other.
            <details key={answer.say} name={ANSWERS_NAME + id}>
              <summary sx={sayStyle}>{answer.say}</summary>
              <div sx={replyStyle}>
                <p>{answer.reply}</p>
                <Onward id={id} name={name} answer={answer} />
              </div>
            </details>
          ))}
        </div>
      )}
    </div>
  );
}
