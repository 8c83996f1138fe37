import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../client/use-document-title';
import { useRequest } from '../../client/use-request';
import { LocalLink } from '../../i18n/local-link';
import { usePlace } from '../../i18n/place';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { Message } from '../../ui/message';
import { ChatSection } from './chat-section';
import { DetailSection } from './detail-section';
import { GamesSection } from './games-section';
import { loadPartner } from './load-partner';
import { Loaded } from './loaded';
import { toPartner, type Partner } from './partner';
import { PartnerHeading } from './partner-heading';
import { partnerSections, type PartnerSection } from './partner-section';
import { PartnerSkeleton } from './skeleton';
import { StorySection } from './story-section';

const contents: Readonly<Record<PartnerSection, (props: { partner: Partner }) => ReactNode>> = {
  partnerDetail: DetailSection,
  partnerChat: ChatSection,
  partnerStory: StorySection,
  partnerGames: GamesSection,
};

const KnownPartner = ({ partner, section }: { partner: Partner; section: PartnerSection }) => {
  const t = useStrings('partner');
  useDocumentTitle(t(partnerSections[section].title, { name: partner.name }));
  const Content = contents[section];
  return (
    <>
      <PartnerHeading partner={partner} section={section} />
      <Content partner={partner} />
    </>
  );
};

const UnknownPartner = () => {
  const t = useStrings('partner');
  useDocumentTitle(t('unknown-title'));
  return (
    <div sx={{ display: 'grid', paddingTop: 6 }}>
      <Message title={t('unknown-title')} text={t('unknown-text')}>
        <LocalLink to="partners" sx={buttonStyle}>
          {t('all-partners')}
        </LocalLink>
      </Message>
    </div>
  );
};

interface Props {
  id: string;
  section: PartnerSection;
}

/** One of the four pages of a partner. Going from one to another loads the partner once. */
export const PartnerPage = ({ id, section }: Props) => {
  const { variant, locale } = usePlace();
  const request = useRequest(id, (signal) => loadPartner(id, { variant, signal }));
  return (
    // The footer stays out of sight while the page fills, so that it does not jump.
    <div sx={{ minHeight: '100vh' }}>
      <Loaded request={request} skeleton={<PartnerSkeleton />}>
        {(character) =>
          character === undefined ? (
            <UnknownPartner />
          ) : (
            <KnownPartner partner={toPartner(character, locale)} section={section} />
          )
        }
      </Loaded>
    </div>
  );
};
