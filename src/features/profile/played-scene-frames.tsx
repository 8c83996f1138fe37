import { skipToken, useQuery } from '@apollo/client/react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { queries } from '../../api-client/apollo/typed-documents';
import { pictureAddress } from '../../api-client/picture-address';
import { translate, type WireCharacter } from '../../contract';
import { localeFacts } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import {
  useConversationNotes,
  type ConversationNote,
} from '../../platform/chats/conversation-notes';
import { chatFragment } from '../../routes/chat-fragment';
import { filmFrame } from '../../ui/film-frame-style';
import { Strip, stripStyle } from './strip';

/** The largest page size of the API. */
const PAGE_SIZE = 100;

/** Row as high as one strip of film, also before the scenes are known. */
const placeStyle = { ...stripStyle, minHeight: 268 } satisfies ThemeUIStyleObject;

/** A partner's scenes, as a strip of film beneath the name. */
const rowStyle = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
} satisfies ThemeUIStyleObject;

const nameStyle = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 3,
  marginBottom: 2,
  fontSize: 2,
} satisfies ThemeUIStyleObject;

const countStyle = { color: 'muted', fontSize: 1, fontWeight: 'body' } satisfies ThemeUIStyleObject;

const framesStyle = {
  display: 'flex',
  gap: 3,
  padding: 0,
  listStyle: 'none',
  '& > li': { flex: 'none', width: 'min(260px, 70vw)' },
} satisfies ThemeUIStyleObject;

const frameStyle = { ...filmFrame, '&&': { borderRadius: 8 } } satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: '4px',
  objectFit: 'cover',
  backgroundColor: 'night',
} satisfies ThemeUIStyleObject;

const titleStyle = {
  display: 'block',
  marginTop: 2,
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const dayStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface PartnerScenesProps {
  partner: WireCharacter;
  /** Notes on the scenes of the partner that were finished, by the id of their quest. */
  done: ReadonlyMap<string, ConversationNote>;
}

/** The scenes of one partner that were finished, as frames of film, in the order of the story. */
function PartnerScenes({ partner, done }: PartnerScenesProps) {
  const t = useStrings('profile');
  const { locale } = usePlace();
  // The day is that of the visitor's own calendar.
  const days = new Intl.DateTimeFormat(localeFacts[locale].formats, { dateStyle: 'long' });
  const { data } = useQuery(queries.storyScenes, { variables: { character_id: partner.id } });
  const scenes = [...(data?.storyScenes.list ?? [])].sort((one, other) => one.order - other.order);
  const played = scenes.filter(({ quest_id }) => done.has(quest_id));
  if (played.length === 0) return null;
  const { name } = translate({ name: partner.name }, partner.i18n, locale).texts;
  return (
    <div sx={rowStyle}>
      <h3 sx={nameStyle}>
        {name}
        <span sx={countStyle}>{t('played-of', { done: played.length, count: scenes.length })}</span>
      </h3>
      <ul sx={framesStyle}>
        {played.map(({ id, quest_id, cover, title, i18n }) => {
          const at = done.get(quest_id)?.words?.at;
          return (
            <li key={id}>
              <div sx={frameStyle}>
                <img
                  src={pictureAddress(cover)}
                  alt=""
                  loading="lazy"
                  width={640}
                  height={360}
                  sx={pictureStyle}
                />
              </div>
              <LocalLink
                to="partnerChat"
                params={{ id: partner.id }}
                suffix={chatFragment({ quest: quest_id })}
                sx={titleStyle}
              >
                {translate({ title }, i18n, locale).texts.title}
              </LocalLink>
              {at !== undefined && <p sx={dayStyle}>{days.format(new Date(at))}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Groups the notes on finished scenes by partner: ids are `{user}:{partner}:{quest}`. */
function finishedScenes(
  notes: readonly ConversationNote[],
  userId: string,
): Map<string, Map<string, ConversationNote>> {
  const byPartner = new Map<string, Map<string, ConversationNote>>();
  for (const note of notes) {
    const [user, partnerId = '', questId] = note.id.split(':');
    if (!note.isDone || user !== userId || questId === undefined) continue;
    const own = byPartner.get(partnerId) ?? new Map<string, ConversationNote>();
    byPartner.set(partnerId, own.set(questId, note));
  }
  return byPartner;
}

function Played({ userId }: { userId: string }) {
  const t = useStrings('profile');
  const notes = useConversationNotes((state) => state.notes);
  const byPartner = finishedScenes(notes, userId);
  const { data } = useQuery(
    queries.officialCharacters,
    byPartner.size === 0 ? skipToken : { variables: { page: 1, page_size: PAGE_SIZE } },
  );
  const partners = data?.officialCharacters.list.flatMap((partner) => {
    const done = byPartner.get(partner.id);
    return done ? [{ partner, done }] : [];
  });
  if (partners?.length === 0) return null;
  return (
    <Strip
      id="played"
      title={t('played')}
      more={t('played-more')}
      invite={
        byPartner.size === 0
          ? { art: 'soon', text: t('played-none'), action: t('played-more') }
          : undefined
      }
    >
      <div sx={placeStyle}>
        {partners?.map(({ partner, done }) => (
          <PartnerScenes key={partner.id} partner={partner} done={done} />
        ))}
      </div>
    </Strip>
  );
}

/** Scenes that the user has played to their end in this browser, as it remembers them. */
export function PlayedSceneFrames({ userId }: { userId: string }) {
  return (
    <ApiProvider>
      <Played userId={userId} />
    </ApiProvider>
  );
}
