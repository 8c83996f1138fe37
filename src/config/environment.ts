import * as z from 'zod/mini';
import { DEFAULT_API_BASE_URL, DEFAULT_SITE_URL } from './browser-env';

function isAddress(protocols: readonly string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const webAddress = z
  .string()
  .check(z.refine(isAddress(['http:', 'https:']), 'expected an http or https address'));
const socketAddress = z
  .string()
  .check(z.refine(isAddress(['ws:', 'wss:']), 'expected a ws or wss address'));
const text = z.string();
/** Hosts, each `name` or `name:port`, separated by commas. */
const hosts = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^[A-Za-z0-9.-]+(:\d+)?(\s*,\s*[A-Za-z0-9.-]+(:\d+)?)*$/,
        'expected hosts separated by commas, such as cdn.example.com,img.example.com:8443',
      ),
    ),
  z.transform((value) => value.split(',').map((host) => host.trim())),
);

/** Every setting of the design's section "Environment", all optional. */
const environmentSchema = z.object({
  GATSBY_API_BASE_URL: z._default(webAddress, DEFAULT_API_BASE_URL),
  GATSBY_SITE_URL: z._default(webAddress, DEFAULT_SITE_URL),
  GATSBY_IM_URL: z.optional(socketAddress),
  GATSBY_IM_APP_ID: z.optional(text),
  GATSBY_ANALYTICS_APP_ID: z.optional(
    text.check(z.regex(/^\d+$/, 'expected a number of digits only')),
  ),
  GATSBY_ANALYTICS_CHANNEL_DOMAIN: z.optional(webAddress),
  GATSBY_CONSENT_MODE: z._default(
    z.enum(['off', 'notice', 'required'], { error: 'expected off, notice or required' }),
    'notice',
  ),
  GATSBY_DOWNLOAD_PC_URL: z.optional(webAddress),
  GATSBY_DOWNLOAD_MOBILE_URL: z.optional(webAddress),
  GATSBY_DOWNLOAD_AMD_URL: z.optional(webAddress),
  GATSBY_DOWNLOAD_AIPC_URL: z.optional(webAddress),
  GATSBY_PROMO_VIDEO_URL: z.optional(webAddress),
  GATSBY_SOCIAL_DOUYIN_URL: z.optional(webAddress),
  GATSBY_SOCIAL_BILIBILI_URL: z.optional(webAddress),
  GATSBY_SOCIAL_QQ_URL: z.optional(webAddress),
  GATSBY_SOCIAL_WECHAT_URL: z.optional(webAddress),
  GATSBY_INSTALL_SDK_URL: z.optional(webAddress),
  GATSBY_INSTALL_SDK_KEY: z.optional(text),
  GATSBY_IP_LOOKUP_URL: z.optional(webAddress),
  GATSBY_REPORT_FROM: z.optional(text),
  GATSBY_ICP_NUMBER: z.optional(text),
  GATSBY_POLICE_NUMBER: z.optional(text),
  PICTURES: z._default(z.enum(['build', 'origin'], { error: 'expected build or origin' }), 'build'),
  PICTURE_ORIGINS: z.optional(hosts),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Settings that are not what they must be. */
export class EnvironmentError extends Error {}

/**
 * Reads the settings of a build or a tool. Empty values count as unset.
 * @throws EnvironmentError that names every invalid variable, its value and what was expected.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${issue.message}, got ${JSON.stringify(source[name])}`;
  });
  throw new EnvironmentError(`The environment is not valid:\n${lines.join('\n')}`);
}
