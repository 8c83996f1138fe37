import type { ThemeUIStyleObject } from 'theme-ui';

export interface IconProps {
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

interface Props extends IconProps {
  /** The line, on a grid of 24. */
  d: string;
}

// As a rule they stand in a page once; as attributes at each icon.
const iconStyle = {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} satisfies ThemeUIStyleObject;

/**
 * An icon of our own drawing: one round line in the colour of the text. Decorative; what it means is said
 * beside it, or by the label of its button. Each has a file of its own in `icons`, so that a page carries
 * only those it shows.
 */
export function Icon({ size = 20, className, d }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      sx={iconStyle}
    >
      <path d={d} />
    </svg>
  );
}
