import { browserEnv } from '../../config/browser-env';

/** What there is to download, in the order of a desk. */
const BUILD_IDS = ['pc', 'amd', 'aipc', 'mobile'] as const;

export type BuildId = (typeof BUILD_IDS)[number];

export interface Build {
  readonly id: BuildId;
  /** Its configured address; it may hold `{channel}` and the placeholder `webID`. */
  readonly template: string;
  /** A page that has the file, not the file itself (specification, section 2.10): the browser follows the link. */
  readonly isPage: boolean;
}

const templates: Readonly<Record<BuildId, string | undefined>> = {
  pc: browserEnv.downloadPcUrl,
  amd: browserEnv.downloadAmdUrl,
  aipc: browserEnv.downloadAipcUrl,
  mobile: browserEnv.downloadMobileUrl,
};

/** The builds that are configured. */
export const pcBuilds: readonly Build[] = BUILD_IDS.flatMap((id) => {
  const template = templates[id];
  return template === undefined ? [] : [{ id, template, isPage: id === 'amd' || id === 'aipc' }];
});

/** The build with the id first, the others as they were. */
export function withFirst(builds: readonly Build[], id: BuildId | undefined): readonly Build[] {
  return [
    ...builds.filter((build) => build.id === id),
    ...builds.filter((build) => build.id !== id),
  ];
}

/** The same for a phone: its own build comes first. */
export const mBuilds = withFirst(pcBuilds, 'mobile');

/** The film about the app, if one is configured. */
export const promoVideoUrl = browserEnv.promoVideoUrl;

/** There is something to take along. */
export const hasDownloads = pcBuilds.length > 0 || promoVideoUrl !== undefined;
