import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState } from '../../api-client/request-state';
import { useDocumentTitle } from '../../platform/use-document-title';
import { LocalLink } from '../../links/local-link';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { contentColumn } from '../../ui/content-column';
import { EmptyState } from '../../ui/empty-state';
import { ChatSection } from './chat-section';
import { DetailSection } from './detail-section';
import { GamesSection } from './games-section';
import { AsyncContent } from './async-content';
import { toPartner, toScenes, type Partner } from './partner';
import { PartnerHeading } from './partner-heading';
import {
  partnerSections,
  type PartnerAddress,
  type PartnerSection,
  type SectionProps,
} from './partner-section';
import { PartnerSkeleton } from './partner-skeleton';
import { StorySection } from './story-section';
import { usePartner } from './use-partner';

const contents: Readonly<Record<PartnerSection, (props: SectionProps) => ReactNode>> = {
  partnerDetail: DetailSection,
  partnerChat: ChatSection,
  partnerStory: StorySection,
  partnerGames: GamesSection,
};

function KnownPartner({ partner, section }: { partner: Partner; section: PartnerSection }) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  useDocumentTitle(t(partnerSections[section].title, { name: partner.name }));
  // All four pages show a scene of the story as background, and a plain ground if it fails to load.
  const { data, error, refetch } = useQuery(queries.storyScenes, {
    variables: { character_id: partner.id },
  });
  const scenes = data && toScenes(data.storyScenes.list, locale);
  const Content = contents[section];
  return (
    <>
      <PartnerHeading partner={partner} section={section} scenery={scenes?.[0]?.cover} />
      <div sx={contentColumn}>
        <Content partner={partner} scenes={toRequestState({ data: scenes, error, refetch })} />
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
      <EmptyState art="not-found" title={t('unknown-title')} text={t('unknown-text')}>
        <LocalLink to="partners" sx={buttonStyle}>
          {t('all-partners')}
        </LocalLink>
      </EmptyState>
    </div>
  );
}

const pageStyle = { gridColumn: 'full', minHeight: '100vh' } satisfies ThemeUIStyleObject;

function AskedPartner({ id, section }: PartnerAddress) {
  const { locale } = usePlace();
  const request = usePartner(id);
  return (
    // Keeps the footer below the fold while the page loads, so that it does not jump.
    <div sx={pageStyle}>
      <AsyncContent request={request} skeleton={<PartnerSkeleton />}>
        {(character) =>
          character === null ? (
            <UnknownPartner />
          ) : (
            <KnownPartner partner={toPartner(character, locale)} section={section} />
          )
        }
      </AsyncContent>
    </div>
  );
}

/**
 * One of the four pages of a partner; the partner is loaded once for all of them. A chunk of its own, because it
 * brings the API client.
 */
export function PartnerPage({ id, section }: PartnerAddress) {
  return (
    <ApiProvider>
      <AskedPartner key={id} id={id} section={section} />
    </ApiProvider>
  );
}
