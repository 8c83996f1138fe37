import { ENCODINGS, type Encoding } from '../../gatsby/node/outputs/compress/compressed-copies';

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((each) => each.trim().toLowerCase().startsWith('q='));
  return weight === undefined ? 1 : Number(weight.trim().slice(2));
}

/** The encodings that a client takes, by its Accept-Encoding, best first. `q=0` means "not this one". */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';');
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  return ENCODINGS.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
