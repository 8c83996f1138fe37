import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { BilibiliIcon } from '../../ui/icons/bilibili';
import { CalendarIcon } from '../../ui/icons/calendar';
import { CheckIcon } from '../../ui/icons/check';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { ChevronLeftIcon } from '../../ui/icons/chevron-left';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import { ClockIcon } from '../../ui/icons/clock';
import { CloseIcon } from '../../ui/icons/close';
import { DesktopIcon } from '../../ui/icons/desktop';
import { DouyinIcon } from '../../ui/icons/douyin';
import { DownloadIcon } from '../../ui/icons/download';
import { ExternalIcon } from '../../ui/icons/external';
import { GlobeIcon } from '../../ui/icons/globe';
import { InfoIcon } from '../../ui/icons/info';
import { MenuIcon } from '../../ui/icons/menu';
import { PhoneIcon } from '../../ui/icons/phone';
import { PlayIcon } from '../../ui/icons/play';
import { QqIcon } from '../../ui/icons/qq';
import { SearchIcon } from '../../ui/icons/search';
import { UserIcon } from '../../ui/icons/user';
import { WarningIcon } from '../../ui/icons/warning';
import { WechatIcon } from '../../ui/icons/wechat';
import { Specimen } from './specimen';

const icons = [
  BilibiliIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  DesktopIcon,
  DouyinIcon,
  DownloadIcon,
  ExternalIcon,
  GlobeIcon,
  InfoIcon,
  MenuIcon,
  PhoneIcon,
  PlayIcon,
  QqIcon,
  SearchIcon,
  UserIcon,
  WarningIcon,
  WechatIcon,
] as const;

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: 2,
} satisfies ThemeUIStyleObject;

const iconStyle = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 2,
  paddingY: 3,
  borderRadius: 'small',
  backgroundColor: 'surface',
} satisfies ThemeUIStyleObject;

/** Every icon, as it stands beside a text and larger. */
export function Icons() {
  const t = useStrings('components');
  return (
    <Specimen title={t('icons')}>
      <div sx={gridStyle}>
        {icons.map((Each, index) => (
          <div key={index} sx={iconStyle}>
            <Each size={16} />
            <Each size={28} />
          </div>
        ))}
      </div>
    </Specimen>
  );
}
