import { browserEnv } from '../../config/browser-env';

/** The ids of all builds, in the order of the desktop page. */
const BUILD_IDS = ['pc', 'amd', 'aipc', 'mobile', 'ios', 'harmony'] as const;

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
  ios: browserEnv.downloadIosUrl,
  harmony: browserEnv.downloadHarmonyUrl,
};

/** True for the builds of desks. */
export function isForDesk(id: BuildId): boolean {
  return id === 'pc' || id === 'amd' || id === 'aipc';
}

const builds: readonly Build[] = BUILD_IDS.flatMap((id) => {
  const template = templates[id];
  return template === undefined ? [] : [{ id, template, isPage: id !== 'pc' && id !== 'mobile' }];
});

/** The builds of the desktop page: what only a phone can use is none. */
export const pcBuilds = builds.filter(({ id }) => id !== 'ios' && id !== 'harmony');

/** Moves the build with the id to the front. */
export function withFirst(builds: readonly Build[], id: BuildId | undefined): readonly Build[] {
  return [
    ...builds.filter((build) => build.id === id),
    ...builds.filter((build) => build.id !== id),
  ];
}

/** The order of the mobile page: the builds of phones first. */
export const mBuilds = [
  ...builds.filter(({ id }) => !isForDesk(id)),
  ...builds.filter(({ id }) => isForDesk(id)),
];

export const promoVideoUrl = browserEnv.promoVideoUrl;
