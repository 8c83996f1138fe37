import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { schemeVariables, type light } from '../../theme/colors';

interface Props {
  name: string;
  scheme: typeof light;
  children: ReactNode;
}

const schemeStyle = {
  minWidth: 0,
  paddingX: 4,
  paddingBottom: 6,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'large',
  backgroundColor: 'page',
  color: 'text',
  containerName: 'page',
  containerType: 'inline-size',
} satisfies ThemeUIStyleObject;

/** Renders its children in one colour scheme, whatever the system prefers. A `page` container of its own. */
export function ColorScheme({ name, scheme, children }: Props) {
  return (
    <div role="group" aria-label={name} style={schemeVariables(scheme)} sx={schemeStyle}>
      {children}
    </div>
  );
}
