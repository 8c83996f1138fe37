import type { StringKey } from '../../i18n/strings';
import { matchRoute, type RouteName } from '../../routes';
import type { Partner } from './partner';

interface SectionFacts {
  readonly name: StringKey<'partner'>;
  /** The key of the page's title, which takes `name`. */
  readonly title: StringKey<'partner'>;
}

/** The four pages of a partner, in the order of their navigation (specification, section 2.2). */
export const partnerSections = {
  partnerDetail: { name: 'detail', title: 'title-detail' },
  partnerChat: { name: 'chat', title: 'title-chat' },
  partnerStory: { name: 'story', title: 'title-story' },
  partnerGames: { name: 'games', title: 'title-games' },
} as const satisfies Partial<Record<RouteName, SectionFacts>>;

export type PartnerSection = keyof typeof partnerSections;

/** Properties of each page but the chat. */
export interface SectionProps {
  readonly partner: Partner;
  /** All partners that the build knew, or the first of them. */
  readonly partners: readonly Partner[];
}

function isSection(name: RouteName): name is PartnerSection {
  return name in partnerSections;
}

export const sectionNames: readonly PartnerSection[] = [
  'partnerDetail',
  'partnerChat',
  'partnerStory',
  'partnerGames',
];

export interface PartnerAddress {
  readonly section: PartnerSection;
  readonly id: string;
}

/** Reads what an address asks for; undefined when it is no page of a partner. */
export function readPartnerAddress(pathname: string): PartnerAddress | undefined {
  const match = matchRoute(pathname);
  const id = match?.params.id;
  return match && isSection(match.name) && id !== undefined
    ? { section: match.name, id }
    : undefined;
}
