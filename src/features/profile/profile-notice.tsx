import { useId, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { openLogin } from '../../api-client/session/session';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';

/** Opens the login dialog over the page, which goes on by itself afterwards. */
export function LogInButton() {
  const t = useStrings('common');
  return (
    <button type="button" aria-haspopup="dialog" onClick={openLogin} sx={buttonStyle}>
      {t('login')}
    </button>
  );
}

interface Props {
  title: string;
  children: ReactNode;
  /** Buttons and links beneath the text. */
  actions: ReactNode;
}

const noticeStyle = {
  ...panelStyle,
  display: 'grid',
  overflow: 'hidden',
  [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
} satisfies ThemeUIStyleObject;

const artGroundStyle = {
  display: 'grid',
  placeItems: 'center',
  padding: 5,
  backgroundColor: 'primarySoft',
  [wide]: { minHeight: 420 },
} satisfies ThemeUIStyleObject;

const artStyle = {
  width: '100%',
  maxWidth: 180,
  height: 'auto',
  [wide]: { maxWidth: 360 },
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 4,
  alignContent: 'center',
  padding: 4,
  paddingY: 5,
  [wide]: { padding: 7 },
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4, [wide]: { fontSize: 5 } } satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  paddingTop: 2,
} satisfies ThemeUIStyleObject;

/** The message in place of a page that the visitor may not see, with an illustration and actions. */
export function ProfileNotice({ title, children, actions }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} sx={noticeStyle}>
      <div sx={artGroundStyle}>
        <img src="/art/locked.svg" alt="" width={360} height={270} sx={artStyle} />
      </div>
      <div sx={textStyle}>
        <h2 id={titleId} sx={titleStyle}>
          {title}
        </h2>
        {children}
        <p sx={actionsStyle}>{actions}</p>
      </div>
    </section>
  );
}
