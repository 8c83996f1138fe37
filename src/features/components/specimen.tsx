import { useId, type ReactNode } from 'react';
import { Section } from '../../ui/section';

/** A row of things of one kind. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, marginTop: 3 }}>
      {children}
    </div>
  );
}

/** A part of the page about one kind of component. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section id={useId()} title={title}>
      {children}
    </Section>
  );
}
