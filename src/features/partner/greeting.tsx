import type { ThemeUIStyleObject } from 'theme-ui';
import { Picture } from '../../ui/picture';
import { toGreeter } from './greeter';
import { GreetingDialogue } from './greeting-dialogue';

const faceStyle = { width: 48, height: 48, borderRadius: '50%' } satisfies ThemeUIStyleObject;

export interface GreetingProps {
  partner: Queries.GreetingFragment & Pick<Queries.PartnerCardFragment, 'avatar'>;
  /** True on the home page: an avatar shows who speaks, and nothing may move. */
  atHome?: boolean;
}

/** The greeting of a partner whom the build knew. */
export function Greeting({ partner, atHome = false }: GreetingProps) {
  return (
    <GreetingDialogue
      greeter={toGreeter(partner)}
      avatar={atHome && <Picture picture={partner.avatar} alt="" sizes="48px" sx={faceStyle} />}
      floats={atHome}
    />
  );
}
