import type { ReactNode } from 'react';
import { FacePicture } from '../../../ui/face-picture';
import { AVATAR_PX, avatarRoomStyle, lineStyle, wordsStyle } from './bubble-style';
import type { PartnerFacts } from './partner-facts';
import { Speaker } from './speaker';

interface Props {
  partner: Pick<PartnerFacts, 'name' | 'avatar' | 'face'>;
  /** The first of a group shows who speaks. */
  isFirst: boolean;
  children: ReactNode;
}

/** A line that the partner says. */
export function PartnerLine({ partner, isFirst, children }: Props) {
  return (
    <div sx={lineStyle}>
      {isFirst ? (
        <FacePicture picture={partner.avatar} face={partner.face} size={AVATAR_PX} />
      ) : (
        <span sx={avatarRoomStyle} />
      )}
      <div sx={wordsStyle}>
        <Speaker name={partner.name} />
        {children}
      </div>
    </div>
  );
}
