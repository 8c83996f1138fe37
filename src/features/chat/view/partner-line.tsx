import type { ReactNode } from 'react';
import { AVATAR_PX, avatarRoomStyle, avatarStyle, lineStyle, wordsStyle } from './bubble-style';
import type { PartnerFacts } from './partner-facts';

interface Props {
  partner: Pick<PartnerFacts, 'avatar'>;
  /** The first of a group shows who speaks. */
  isFirst: boolean;
  children: ReactNode;
}

/** A line that the partner says. */
export function PartnerLine({ partner, isFirst, children }: Props) {
  return (
    <div sx={lineStyle}>
      {isFirst ? (
        <img src={partner.avatar} alt="" width={AVATAR_PX} height={AVATAR_PX} sx={avatarStyle} />
      ) : (
        <span sx={avatarRoomStyle} />
      )}
      <div sx={wordsStyle}>{children}</div>
    </div>
  );
}
