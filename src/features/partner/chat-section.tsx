import { useMemo, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { WireFace, WireScene } from '../../contract';
import { useStrings } from '../../i18n/use-strings';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useLazy } from '../../platform/loading/use-lazy';
import { contentColumn } from '../../ui/content-column';
import { ErrorState } from '../../ui/error-state';
import { useChosenFigures } from './chosen-figure';
import { toBuiltPartner, type Partner } from './partner';
import { PartSkeleton } from './partner-skeleton';

/** A partner in the figure that the visitor has chosen. */
interface DressedPartner extends Partner {
  /** Place of the face in the avatar, which may be the whole figure. */
  readonly face: WireFace | undefined;
}

interface ChatPageProps {
  partner: DressedPartner;
  scenes: readonly WireScene[];
  partners: readonly DressedPartner[];
  hash: string;
  news: ReactNode;
  waiting: ReactNode;
}

/** The chat, which is a feature of its own and comes late: its code, its address, and the other partners. */
export interface ChatParts {
  readonly load: () => Promise<{ readonly ChatPage: (props: ChatPageProps) => ReactNode }>;
  /** The fragment of the address, with its `#`. */
  readonly hash: string;
  /** Card in it of what the visitor has to be asked or told as a user of the site. */
  readonly news: ReactNode;
  /** The partners that the build knew, or the first of them. */
  readonly partners: readonly Queries.PartnerPageFragment[];
  /** There are others, each in a file of the build. */
  readonly hasMore: boolean;
}

interface Props {
  partner: Partner;
  scenes: readonly WireScene[];
  chat: ChatParts;
}

const placeStyle = { ...contentColumn, paddingTop: 5 } satisfies ThemeUIStyleObject;

/** The chat with a partner, or what stands there until its code has come. */
export function ChatSection({ partner, scenes, chat: { load, hash, news, partners } }: Props) {
  const t = useStrings('partner');
  const { code, hasFailed, loadNow } = useLazy(load);
  useDocumentTitle(code ? undefined : t('title-chat', { name: partner.name }));
  const figureOf = useChosenFigures();
  const dressed = useMemo(() => {
    const dress = (each: Partner): DressedPartner => {
      const { picture, face } = figureOf(each.id) ?? {};
      return {
        ...each,
        avatar: picture ?? each.avatar,
        figure: picture ?? each.figure,
        face,
      };
    };
    return {
      partner: dress(partner),
      partners: partners.map((each) => dress(toBuiltPartner(each))),
    };
  }, [figureOf, partner, partners]);
  const waiting = (
    <div sx={placeStyle}>
      <PartSkeleton />
    </div>
  );
  if (hasFailed) {
    return (
      <div sx={placeStyle}>
        <ErrorState retry={loadNow} />
      </div>
    );
  }
  if (!code) return waiting;
  return (
    <code.ChatPage
      partner={dressed.partner}
      scenes={scenes}
      partners={dressed.partners}
      hash={hash}
      news={news}
      waiting={waiting}
    />
  );
}
