import { Fragment } from 'react';

interface Props {
  name: string;
  /** Reading of the whole name, or of each of its characters with a space between. */
  reading: string;
}

/** A name with its reading above it: each character its own where there are as many of both, else the whole. */
export function RubyName({ name, reading }: Props) {
  const [characters, syllables] = [Array.from(name), reading.split(' ')];
  const isEach = characters.length === syllables.length;
  const pairs = isEach
    ? characters.map((character, at) => [character, syllables[at] ?? ''] as const)
    : [[name, reading] as const];
  return (
    <ruby>
      {pairs.map(([base, above], at) => (
        <Fragment key={at}>
          {base}
          {/* For whoever copies the text, or has a browser without readings. */}
          <rp>（</rp>
          <rt>{above}</rt>
          <rp>）</rp>
        </Fragment>
      ))}
    </ruby>
  );
}
