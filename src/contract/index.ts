export { endpoints } from './endpoints';
export type { Endpoint, EndpointName, EndpointsThat, InputOf, PayloadOf } from './endpoints';
export { ERROR_CODE, envelopeSchema } from './envelope';
export type { Envelope } from './envelope';
export { ALLOWED_HEADERS, FIXED_HEADERS, PLATFORM_SOURCE } from './headers';
export { translate } from './translations';
export type { Translations } from './translations';
export type {
  WireActivity,
  WireBanner,
  WireGameDetail,
  WireGameSummary,
  WireRoleDetail,
  WireSearchHit,
} from './library';
export type { WireCharacter, WireFigure, WireQuest, WireScene } from './partners';
export type { WireSessionUser, WireUser } from './users';
