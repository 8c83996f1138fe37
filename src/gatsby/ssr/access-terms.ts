import type { VideoGame } from 'schema-dts';
import type { AccessKey } from '../../contract/access-keys';

interface Terms {
  readonly feature?: string;
  readonly hazard?: string;
  /** Sense by which alone all of the game can be followed. */
  readonly sufficient?: string;
}

/**
 * Words of schema.org for needs that a game meets, or does not, where there is one that says no more and no less
 * (https://www.w3.org/2021/a11y-discov-vocab/latest/).
 */
const terms: Readonly<Partial<Record<AccessKey, { readonly yes?: Terms; readonly no?: Terms }>>> = {
  text_size: { yes: { feature: 'displayTransformability' } },
  speaker_subtitles: { yes: { feature: 'captions' } },
  no_flashing: { yes: { hazard: 'noFlashingHazard' }, no: { hazard: 'flashing' } },
  without_sight: { yes: { sufficient: 'auditory' } },
};

/** Needs that a game is known to meet, and those that it is known not to meet. */
interface KnownNeeds {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** Tells machines what is known of who can play a game; nothing is told of what is not known. */
export function accessTerms({
  yes,
  no,
}: KnownNeeds): Pick<
  Exclude<VideoGame, string>,
  'accessibilityFeature' | 'accessibilityHazard' | 'accessModeSufficient'
> {
  const said = new Map(Object.entries(terms));
  const found = [
    ...yes.flatMap((key) => said.get(key)?.yes ?? []),
    ...no.flatMap((key) => said.get(key)?.no ?? []),
  ];
  return {
    accessibilityFeature: found.flatMap(({ feature }) => feature ?? []),
    accessibilityHazard: found.flatMap(({ hazard }) => hazard ?? []),
    accessModeSufficient: found.flatMap(({ sufficient }) =>
      sufficient === undefined ? [] : { '@type': 'ItemList', itemListElement: [sufficient] },
    ),
  };
}
