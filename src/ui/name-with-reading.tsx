import type { ThemeUIStyleObject } from 'theme-ui';

/** A name in Han characters with its reading behind it, in brackets. */
const READING = /^(.*[\u4e00-\u9fff].*)（([ァ-ヺー・]+)）$/u;

/** The characters stay together at the left of a reading that is wider than they are. */
const nameStyle = {
  rubyAlign: 'start',
  '& rt': { fontSize: 'max(0.625rem, 0.32em)', letterSpacing: 0 },
} satisfies ThemeUIStyleObject;

/** A name; a reading in brackets behind it, as Japanese names have it, stands above it instead. */
export function NameWithReading({ name }: { name: string }) {
  const [, han, reading] = READING.exec(name) ?? [];
  if (han === undefined) return <>{name}</>;
  return (
    <ruby sx={nameStyle}>
      {han}
      <rp>（</rp>
      <rt>{reading}</rt>
      <rp>）</rp>
    </ruby>
  );
}
