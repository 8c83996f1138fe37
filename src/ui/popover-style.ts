/** The look of a card that lies over the page: popovers, toasts, notices. */
export const floatingStyle = {
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  background: 'var(--yb-surface)',
  color: 'text',
  boxShadow: 'raised',
} as const;
