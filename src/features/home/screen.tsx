import type { ReactNode } from 'react';
import { inContent } from '../../ui/dark-hero-band';
import { screenBackgrounds } from './screen-backgrounds';

interface Props {
  /** Its id, and so its fragment; its heading has the id `{name}-title`. */
  name: keyof typeof screenBackgrounds;
  /** A picture above the contents or behind them. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: a full screen on a desk, a section on a phone. */
export function Screen({ name, backdrop, children }: Props) {
  return (
    <section
      id={name}
      data-screen={name}
      aria-labelledby={`${name}-title`}
      sx={screenBackgrounds[name]}
    >
      {backdrop}
      <div sx={inContent}>{children}</div>
    </section>
  );
}
