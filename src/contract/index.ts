export { endpoints, payloadSchemaOf } from './endpoints';
export type {
  Endpoint,
  EndpointName,
  EndpointsOf,
  EndpointsThat,
  InputOf,
  OperationKind,
  PayloadOf,
} from './endpoints';
export {
  ERROR_CODE,
  envelopeSchema,
  failed,
  parseAnswer,
  speaksToVisitors,
  succeeded,
} from './envelope';
export type { Envelope, ParsedAnswer } from './envelope';
export { ALLOWED_HEADERS, FIXED_HEADERS, PLATFORM_SOURCE } from './request-headers';
export { searchAliases } from './search-aliases';
export { describePicture } from './describe-picture';
export type { PictureWords } from './describe-picture';
export { expectationOf, placeOf } from './issues';
export { toRequest } from './request';
export { translate, translateItem } from './translations';
export type { Translations } from './translations';
export type {
  WireActivity,
  WireBanner,
  WireGameDetail,
  WireGameSummary,
  WireRoleDetail,
} from './library';
export type { WireNearestName, WireOtherHit, WireSearchHit, WireSearchResult } from './search';
export type {
  WireCharacter,
  WireFace,
  WireFigure,
  WireMessage,
  WireQuest,
  WireReference,
  WireScene,
} from './partners';
export type { WireAccessReport, WireMessageReport, WireReportReason } from './reports';
export type { WireSessionUser, WireUser } from './users';
