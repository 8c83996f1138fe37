import { useId, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { Section } from '../../ui/section';

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  marginTop: 3,
} satisfies ThemeUIStyleObject;

/** A row of things of one kind. */
export function Row({ children }: { children: ReactNode }) {
  return <div sx={rowStyle}>{children}</div>;
}

/** A part of the page about one kind of component. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section id={useId()} title={title}>
      {children}
    </Section>
  );
}
