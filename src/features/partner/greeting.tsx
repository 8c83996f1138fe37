import type { ThemeUIStyleObject } from 'theme-ui';
import { Picture } from '../../ui/picture';
import { toGreeter } from './greeter';
import { GreetingDialogue } from './greeting-dialogue';

const faceStyle = { width: 48, height: 48, borderRadius: '50%' } satisfies ThemeUIStyleObject;

export interface GreetingProps {
  partner: Queries.FirstWordFragment & Pick<Queries.PartnerCardFragment, 'avatar'>;
  /** On the home page, where nothing else shows who speaks, and where nothing may move. */
  atHome?: boolean;
}

/** A partner whom the build knew says a first word. */
export function Greeting({ partner, atHome = false }: GreetingProps) {
  return (
    <GreetingDialogue
      speaker={toGreeter(partner)}
      avatar={atHome && <Picture picture={partner.avatar} alt="" sizes="48px" sx={faceStyle} />}
      floats={atHome}
    />
  );
}
