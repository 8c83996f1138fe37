import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { queries } from '../../api-client/apollo/typed-documents';
import { reportAction } from '../../api-client/report-action';
import { useDocumentTitle } from '../../platform/use-document-title';
import { LocalLink } from '../../links/local-link';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { contentColumn } from '../../ui/content-column';
import { EmptyState } from '../../ui/empty-state';
import { ChatSection, type ChatParts } from './chat-section';
import { DetailSection } from './detail-section';
import { GamesSection } from './games-section';
import { AsyncContent } from './async-content';
import { toBuiltPartner, toPartner, type Partner } from './partner';
import { PartnerHeading } from './partner-heading';
import {
  partnerSections,
  type PartnerAddress,
  type PartnerSection,
  type SectionProps,
} from './partner-section';
import { PartnerSkeleton, PartSkeleton } from './partner-skeleton';
import { usePartnerFile } from './use-partner-file';
import { coverOfStory, toScenes } from './story';
import { toRequestState, type RequestState } from '../../api-client/request-state';
import type { PayloadOf, WireCharacter } from '../../contract';
import { SceneCard } from './scene-card';

/** The largest page size of the API. */
const PAGE_SIZE = 100;

/** No more is read, whatever the list says of its length. */
const MOST_PAGES = 50;

/**
 * Looks for a partner in a page of the list: null when there is none by that id, undefined when the next page may
 * know.
 */
function findPartner(
  id: string,
  { list, total, page }: PayloadOf<'officialCharacters'>,
): WireCharacter | null | undefined {
  const found = list.find((character) => character.id === id);
  const isLast = list.length === 0 || page * PAGE_SIZE >= total || page >= MOST_PAGES;
  return found ?? (isLast ? null : undefined);
}

/**
 * Looks for a partner in the official list, page by page, because no call gives a single one. The data is
 * null when there is no such partner. For another id it must be mounted anew.
 */
function usePartner(id: string): RequestState<WireCharacter | null> {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(queries.officialCharacters, {
    variables: { page, page_size: PAGE_SIZE },
  });
  const partner = data && findPartner(id, { ...data.officialCharacters, page });
  if (data && partner === undefined) setPage(page + 1);
  return toRequestState({ data: partner, error, refetch });
}

const sectionStyle = { marginTop: 6 } satisfies ThemeUIStyleObject;

const listStyle = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

/** A partner's story: its scenes in order. */
function StorySection({ partner }: SectionProps) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  // Asked anew whenever one comes here: a scene that was played to its end has opened the next one.
  const scenes = useQuery(queries.storyScenes, {
    variables: { character_id: partner.id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AsyncContent request={toRequestState(scenes)} skeleton={<PartSkeleton />}>
      {({ storyScenes: { list } }) => (
        <div sx={sectionStyle}>
          {list.length === 0 ? (
            <EmptyState art="empty" title={t('no-scenes')} />
          ) : (
            <ol sx={listStyle}>
              {toScenes(list, locale).map((scene) => (
                <li key={scene.id}>
                  <SceneCard partner={partner} scene={scene} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </AsyncContent>
  );
}

type HeadedSection = Exclude<PartnerSection, 'partnerChat'>;

const contents: Readonly<Record<HeadedSection, (props: SectionProps) => ReactNode>> = {
  partnerDetail: DetailSection,
  partnerStory: StorySection,
  partnerGames: GamesSection,
};

interface KnownPartnerProps {
  partner: Partner;
  section: PartnerSection;
  chat: ChatParts;
}

function KnownPartner({ partner, section, chat }: KnownPartnerProps) {
  const t = useStrings('partner');
  const { id, name } = partner;
  const isChat = section === 'partnerChat';
  // The chat knows by itself whether there is the scene that it is asked for.
  useDocumentTitle(isChat ? undefined : t(partnerSections[section].title, { name }));
  useEffect(
    () => reportAction({ action: 'open_partner', target: { type: 'character', id } }),
    [id],
  );
  const partners = useMemo(() => chat.partners.map(toBuiltPartner), [chat.partners]);
  // A scene of the story is the background, and a plain ground if it fails to load; the chat leads from scene to scene.
  const { data } = useQuery(queries.storyScenes, { variables: { character_id: id } });
  const scenes = data?.storyScenes.list;
  // The chat takes the whole window: its own heading is one line.
  if (isChat) {
    return <ChatSection partner={partner} scenes={scenes ?? []} chat={chat} />;
  }
  const Content = contents[section];
  return (
    <>
      <PartnerHeading
        partner={partner}
        section={section}
        scenery={scenes && coverOfStory(scenes)}
      />
      <div sx={contentColumn}>
        <Content partner={partner} partners={partners} />
      </div>
    </>
  );
}

const unknownStyle = { ...contentColumn, paddingTop: 6 } satisfies ThemeUIStyleObject;

function UnknownPartner() {
  const t = useStrings('partner');
  useDocumentTitle(t('unknown-title'));
  return (
    <div sx={unknownStyle}>
      <EmptyState art="not-found" title={t('unknown-title')} titleAs="h1" text={t('unknown-text')}>
        <LocalLink to="partners" sx={buttonStyle}>
          {t('all-partners')}
        </LocalLink>
      </EmptyState>
    </div>
  );
}

const pageStyle = { gridColumn: 'full', minHeight: '100vh' } satisfies ThemeUIStyleObject;

/** A partner whom the build did not know: there since then, or not at all. */
function ListedPartner({ id, section, chat }: PartnerAddress & { chat: ChatParts }) {
  const { locale } = usePlace();
  const request = usePartner(id);
  return (
    <AsyncContent request={request} skeleton={<PartnerSkeleton />}>
      {(character) =>
        character === null ? (
          <UnknownPartner />
        ) : (
          <KnownPartner partner={toPartner(character, locale)} section={section} chat={chat} />
        )
      }
    </AsyncContent>
  );
}

/** A partner who is not among those that came with the page: in a file of the build, or unknown to it. */
function FiledPartner({ id, section, chat }: PartnerAddress & { chat: ChatParts }) {
  const request = usePartnerFile(id);
  return (
    <AsyncContent request={request} skeleton={<PartnerSkeleton />}>
      {({ partner }) =>
        partner ? (
          <KnownPartner partner={toBuiltPartner(partner)} section={section} chat={chat} />
        ) : (
          <ListedPartner id={id} section={section} chat={chat} />
        )
      }
    </AsyncContent>
  );
}

interface Props extends PartnerAddress {
  /** The partner as the build knew it. */
  built: Queries.PartnerPageFragment | undefined;
  chat: ChatParts;
}

/**
 * One of the four pages of a partner, from the build's own data where it has them. A chunk of its own, because it
 * brings the API client.
 */
export function PartnerPage({ id, section, built, chat }: Props) {
  const Other = chat.hasMore ? FiledPartner : ListedPartner;
  return (
    <ApiProvider>
      {/* Keeps the footer below the fold while the page loads, so that it does not jump. */}
      <div key={id} sx={pageStyle}>
        {built ? (
          <KnownPartner partner={toBuiltPartner(built)} section={section} chat={chat} />
        ) : (
          <Other id={id} section={section} chat={chat} />
        )}
      </div>
    </ApiProvider>
  );
}
