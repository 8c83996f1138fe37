import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { motion } from '../theme/theme';
import { colors } from '../theme/colors';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props {
  /** What the tabs are about, for those who do not see it. */
  label: string;
  tabs: readonly Tab[];
  /** The first one unless another is named. */
  start?: string;
}

const listStyle = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

const tabStyle = {
  position: 'relative',
  flex: 'none',
  minHeight: 48,
  maxWidth: '16em',
  paddingX: 4,
  overflow: 'hidden',
  border: 0,
  backgroundColor: 'transparent',
  color: 'muted',
  fontWeight: 'medium',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: 'text' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: 0,
    borderBottom: `3px solid ${colors.primary}`,
    borderRadius: '3px 3px 0 0',
    transform: 'scaleX(0)',
    transition: `transform ${motion.calm}`,
  },
  '&[data-state="active"]': { color: 'primary', fontWeight: 'bold' },
  '&[data-state="active"]::after': { transform: 'none' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
} satisfies ThemeUIStyleObject;

const panelStyle = { paddingTop: 4 } satisfies ThemeUIStyleObject;

/** Parts of which one is shown; arrow keys go from tab to tab. Load it when it is first wanted. */
export function Tabs({ label, tabs, start }: Props) {
  return (
    <Radix.Root defaultValue={start ?? tabs[0]?.id ?? ''}>
      <Radix.List aria-label={label} sx={listStyle}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} sx={tabStyle}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} sx={panelStyle}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
