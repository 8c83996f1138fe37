import { browserEnv } from '../../config/browser-env';

/** The ids of all builds, in the order of the desktop page. */
const BUILD_IDS = ['pc', 'amd', 'aipc', 'mobile'] as const;

export type BuildId = (typeof BUILD_IDS)[number];

export interface Build {
  readonly id: BuildId;
  /** The configured address; it may contain `{channel}` and the placeholder `webID`. */
  readonly template: string;
  /** True if the address is a page that offers the file, such as a store (specification, section 2.10). */
  readonly isPage: boolean;
}

const templates: Readonly<Record<BuildId, string | undefined>> = {
  pc: browserEnv.downloadPcUrl,
  amd: browserEnv.downloadAmdUrl,
  aipc: browserEnv.downloadAipcUrl,
  mobile: browserEnv.downloadMobileUrl,
};

/** The configured builds in the order of the desktop page. */
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

/** The configured builds in the order of the mobile page: the mobile build first. */
export const mBuilds = withFirst(pcBuilds, 'mobile');

/** The address of the promo video, if one is configured. */
export const promoVideoUrl = browserEnv.promoVideoUrl;
