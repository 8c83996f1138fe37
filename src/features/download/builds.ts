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

export const pcBuilds: readonly Build[] = BUILD_IDS.flatMap((id) => {
  const template = templates[id];
  return template === undefined ? [] : [{ id, template, isPage: id === 'amd' || id === 'aipc' }];
});

/** Moves the build with the id to the front. */
export function withFirst(builds: readonly Build[], id: BuildId | undefined): readonly Build[] {
  return [
    ...builds.filter((build) => build.id === id),
    ...builds.filter((build) => build.id !== id),
  ];
}

/** The order of the mobile page: the mobile build first. */
export const mBuilds = withFirst(pcBuilds, 'mobile');

export const promoVideoUrl = browserEnv.promoVideoUrl;
