import { memo } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { metaStyle, ownLineStyle, ownWordsStyle } from './bubble-style';
import { DeliveryNote } from './delivery-note';
import { dateFormatsOf } from './date-formats';
import { HelpCard } from './help-card';
import type { MenuAction } from '../../../ui/menu';
import { MessageBubble } from './message-bubble';
import { useMenuName } from './message-names';
import { MessagePicture } from './message-picture';
import { MessageText } from './message-text';
import { originLabels } from './origin-label';
import type { PartnerFacts } from './partner-facts';
import { PartnerLine } from './partner-line';
import { ReferenceCards } from './reference-cards';
import type { MessageRow } from './rows';
import { Speaker } from './speaker';
import { needsHelp } from './use-message-announcements';
import type { MessageActions } from './use-message-actions';

interface Props {
  row: MessageRow;
  partner: PartnerFacts;
  actions: MessageActions;
  words: string;
  isCurrent: boolean;
  /** Tab comes to its row: to what is in it as well. */
  isStop: boolean;
}

const dayStyle = {
  paddingY: 3,
  color: 'muted',
  fontSize: 1,
  textAlign: 'center',
} satisfies ThemeUIStyleObject;

/** The day as the visitor's calendar has it. */
function Day({ day }: { day: string }) {
  const { locale } = usePlace();
  return (
    <p sx={dayStyle}>
      <time dateTime={day}>{dateFormatsOf(locale).day.format(new Date(`${day}T12:00:00`))}</time>
    </p>
  );
}

function Time({ at }: { at: string }) {
  const { locale } = usePlace();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return <time dateTime={at}>{dateFormatsOf(locale).time.format(date)}</time>;
}

function Content({
  row: { message },
  words,
  isCurrent,
}: Pick<Props, 'row' | 'words' | 'isCurrent'>) {
  return message.type === 'image' ? (
    <MessagePicture picture={message.content} />
  ) : (
    <MessageText content={message.content} words={words} isCurrent={isCurrent} />
  );
}

function useActionsOf({ row: { message }, actions }: Pick<Props, 'row' | 'actions'>): MenuAction[] {
  const t = useStrings('chat');
  const list = [{ label: t('copy'), run: () => actions.copy(message) }];
  if (message.delivery === 'failed') {
    list.push({ label: t('send-again'), run: () => actions.retry(message.key) });
  }
  if (message.delivery === 'failed' || message.delivery === 'waiting') {
    list.push({ label: t('discard'), run: () => actions.discard(message.key) });
  }
  if (message.sender === 'character' && message.id !== undefined) {
    list.push({ label: t('report'), run: () => actions.report(message) });
  }
  return list;
}

function OwnMessage(props: Props) {
  const { row, actions, isStop } = props;
  const { message, isLast } = row;
  const t = useStrings('chat');
  const menu = useActionsOf(props);
  const menuName = useMenuName();
  return (
    <>
      <div sx={ownLineStyle}>
        <div sx={ownWordsStyle}>
          <Speaker name={t('you')} />
          <MessageBubble isOwn menuLabel={menuName(message)} actions={menu}>
            <Content {...props} />
          </MessageBubble>
          {(isLast || message.delivery !== 'sent') && (
            <div sx={metaStyle}>
              <DeliveryNote message={message} actions={actions} isStop={isStop} />
              <Time at={message.createdAt} />
            </div>
          )}
        </div>
      </div>
      {needsHelp(message) && <HelpCard />}
    </>
  );
}

function PartnerMessage(props: Props) {
  const { row, partner, isStop } = props;
  const { message, isFirst, isLast } = row;
  const t = useStrings('chat');
  const menu = useActionsOf(props);
  const menuName = useMenuName();
  return (
    <PartnerLine partner={partner} isFirst={isFirst}>
      <MessageBubble menuLabel={menuName(message)} actions={menu}>
        <Content {...props} />
      </MessageBubble>
      <ReferenceCards references={message.references} isStop={isStop} />
      <p sx={metaStyle}>
        <span>{t(originLabels[message.origin])}</span>
        {isLast && <Time at={message.createdAt} />}
      </p>
    </PartnerLine>
  );
}

/** A message with what belongs to it: its day where one begins, its time, what became of it, its menu. */
export const MessageLine = memo(function MessageLine(props: Props) {
  const { day, message } = props.row;
  return (
    <>
      {day !== undefined && <Day day={day} />}
      {message.sender === 'user' ? <OwnMessage {...props} /> : <PartnerMessage {...props} />}
    </>
  );
});
