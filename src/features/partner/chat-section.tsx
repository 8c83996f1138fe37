import { useMemo, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { WireScene } from '../../contract';
import { useStrings } from '../../i18n/use-strings';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useLazy } from '../../platform/loading/use-lazy';
import { contentColumn } from '../../ui/content-column';
import { ErrorState } from '../../ui/error-state';
import { useChosenPictures } from './chosen-figure';
import { toBuiltPartner, type Partner } from './partner';
import { PartSkeleton } from './partner-skeleton';

interface ChatPageProps {
  partner: Partner;
  scenes: readonly WireScene[];
  partners: readonly Partner[];
  hash: string;
  waiting: ReactNode;
}

/** The chat, which is a feature of its own and comes late: its code, its address, and the other partners. */
export interface ChatParts {
  readonly load: () => Promise<{ readonly ChatPage: (props: ChatPageProps) => ReactNode }>;
  /** The fragment of the address, with its `#`. */
  readonly hash: string;
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
export function ChatSection({ partner, scenes, chat: { load, hash, partners } }: Props) {
  const t = useStrings('partner');
  const { code, hasFailed, loadNow } = useLazy(load);
  useDocumentTitle(code ? undefined : t('title-chat', { name: partner.name }));
  const pictureOf = useChosenPictures();
  // In the figures that the visitor has chosen for them.
  const dressed = useMemo(() => {
    const dress = (each: Partner): Partner => ({
      ...each,
      avatar: pictureOf(each.id) ?? each.avatar,
    });
    return {
      partner: dress(partner),
      partners: partners.map((each) => dress(toBuiltPartner(each))),
    };
  }, [pictureOf, partner, partners]);
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
      waiting={waiting}
    />
  );
}
