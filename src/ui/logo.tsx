/** The logo. Decorative: the name is written beside it. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="13" fill="#5646d6" />
      <circle cx="18" cy="20" r="9" fill="#fff" />
      <circle cx="31" cy="28" r="9" fill="#ffb454" />
      <circle cx="15.5" cy="19.5" r="1.8" fill="#1d1a2b" />
      <circle cx="21" cy="19.5" r="1.8" fill="#1d1a2b" />
      <circle cx="28.5" cy="27.5" r="1.8" fill="#1d1a2b" />
      <circle cx="34" cy="27.5" r="1.8" fill="#1d1a2b" />
    </svg>
  );
}
