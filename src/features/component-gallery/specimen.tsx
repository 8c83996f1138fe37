import { useId, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { Section } from '../../ui/section';

const SKIES = ['#2a2063', '#7a3b69', '#b93a0b', '#0b6b57', '#4b3bd1'] as const;

/** A sample picture as a data address: `number` picks its colours, sizes are in pixels. */
export function samplePicture(number: number, width = 1200, height = 675): string {
  const sky = SKIES[number % SKIES.length] ?? SKIES[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><rect width="100%" height="100%" fill="${sky}"/><circle cx="${width * 0.62}" cy="${height * 0.46}" r="${height * 0.2}" fill="#ffb454"/><circle cx="${width * 0.5}" cy="${height * 0.38}" r="${height * 0.2}" fill="#d3cbee"/><path d="M0 ${height}V${height * 0.72}Q${width * 0.3} ${height * 0.55} ${width * 0.55} ${height * 0.74}T${width} ${height * 0.66}V${height}Z" fill="#151030"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  marginTop: 3,
} satisfies ThemeUIStyleObject;

/** A row of specimens. */
export function Row({ children }: { children: ReactNode }) {
  return <div sx={rowStyle}>{children}</div>;
}

/** The section of the gallery about one kind of component. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section id={useId()} title={title}>
      {children}
    </Section>
  );
}
