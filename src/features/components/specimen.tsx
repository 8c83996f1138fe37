import { useId, type ReactNode } from 'react';
import { Section } from '../../ui/section';

/** A row of things of one kind. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, marginTop: 3 }}>
    {children}
  </div>
);

/** A part of the page about one kind of component. */
export const Specimen = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section id={useId()} title={title}>
    {children}
  </Section>
);
