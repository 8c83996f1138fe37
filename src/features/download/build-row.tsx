import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { busyStyle } from '../../ui/busy-style';
import { loudButtonStyle, nightButtonStyle } from '../../ui/button-style';

const shape = {
  ...busyStyle,
  justifyContent: 'flex-start',
  gap: 3,
  minHeight: 60,
  paddingX: 4,
  borderRadius: 'large',
  textAlign: 'start',
  // The spinner replaces the icon.
  '&[aria-busy="true"] > svg:first-of-type': { display: 'none' },
} satisfies ThemeUIStyleObject;

/** A row of the downloads; the loud one is what fits the visitor's machine. */
export const rowStyles = {
  quiet: { ...nightButtonStyle, ...shape },
  loud: { ...loudButtonStyle, ...shape },
} satisfies Record<string, ThemeUIStyleObject>;

const textStyle = { display: 'grid', flex: 1, minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const audienceStyle = {
  fontSize: '0.8125rem',
  fontWeight: 'body',
  opacity: 0.9,
} satisfies ThemeUIStyleObject;

interface Props {
  icon: ReactNode;
  name: string;
  audience: string;
}

/** The contents of a row: the name, and a line that says whom it is for. */
export function BuildRow({ icon, name, audience }: Props) {
  return (
    <>
      {icon}
      <span sx={textStyle}>
        <span sx={nameStyle}>{name}</span>
        <span sx={audienceStyle}>{audience}</span>
      </span>
    </>
  );
}
