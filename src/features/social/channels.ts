import { browserEnv } from '../../config/browser-env';
import type { StringKey } from '../../i18n/strings';
import { BilibiliIcon } from '../../ui/icons/bilibili';
import { DouyinIcon } from '../../ui/icons/douyin';
import { QqIcon } from '../../ui/icons/qq';
import { WechatIcon } from '../../ui/icons/wechat';

/** A social account of Youban. */
export interface Channel {
  readonly id: 'douyin' | 'bilibili' | 'qq' | 'wechat';
  /** The address of the account, for link and QR code. */
  readonly url: string;
  readonly name: StringKey<'common'>;
  /** The caption of the QR code. */
  readonly scan: StringKey<'common'>;
  readonly Icon: typeof QqIcon;
}

interface Candidate extends Omit<Channel, 'url'> {
  readonly url: string | undefined;
}

const candidates: readonly Candidate[] = [
  {
    id: 'douyin',
    url: browserEnv.socialDouyinUrl,
    name: 'social-douyin',
    scan: 'scan-douyin',
    Icon: DouyinIcon,
  },
  {
    id: 'bilibili',
    url: browserEnv.socialBilibiliUrl,
    name: 'social-bilibili',
    scan: 'scan-bilibili',
    Icon: BilibiliIcon,
  },
  { id: 'qq', url: browserEnv.socialQqUrl, name: 'social-qq', scan: 'scan-qq', Icon: QqIcon },
  {
    id: 'wechat',
    url: browserEnv.socialWechatUrl,
    name: 'social-wechat',
    scan: 'scan-wechat',
    Icon: WechatIcon,
  },
];

/** The social accounts that are configured, in the order of the specification (section 2.7). */
export const channels: readonly Channel[] = candidates.flatMap(({ url, ...rest }) =>
  url === undefined ? [] : [{ ...rest, url }],
);
