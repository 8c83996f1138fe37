import type { ThemeUIStyleObject } from 'theme-ui';
import { Picture } from '../../ui/picture';
import { FirstWord } from './first-word';
import { toSpeaker } from './speaker';

type Greeter = Queries.HomePageQuery['greeter']['nodes'][number];

const avatarStyle = {
  width: 48,
  height: 48,
  borderRadius: '50%',
} satisfies ThemeUIStyleObject;

/** A partner who speaks to whoever comes to the home page. */
export function Greeting({ greeter }: { greeter: Greeter }) {
  return (
    <FirstWord
      speaker={toSpeaker(greeter)}
      avatar={<Picture picture={greeter.avatar} alt="" sizes="48px" sx={avatarStyle} />}
      floats
    />
  );
}
