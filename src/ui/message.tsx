import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  /** `alert` for what went wrong, `status` for what is merely empty or loading. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** What stands in a place that has nothing to show: empty, loading, or gone wrong. */
export const Message = ({ title, text, role = 'status', children }: Props) => (
  <div
    role={role}
    sx={{
      display: 'grid',
      gap: 3,
      justifyItems: 'center',
      paddingY: 7,
      paddingX: 4,
      textAlign: 'center',
      background: 'var(--yb-surface)',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'large',
    }}
  >
    <p sx={{ fontSize: 3, fontWeight: 'bold' }}>{title}</p>
    {text !== undefined && <p sx={{ color: 'muted', maxWidth: 'text' }}>{text}</p>}
    {children}
  </div>
);
