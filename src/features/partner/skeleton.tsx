import { useStrings } from '../../i18n/use-strings';

const block = { borderRadius: 'medium', background: 'var(--yb-raised)' } as const;

/** Stands where a part of the page is being loaded. */
export const PartSkeleton = () => {
  const t = useStrings('common');
  return (
    <div sx={{ display: 'grid', gap: 3, marginTop: 6 }}>
      <p role="status" sx={{ color: 'muted' }}>
        {t('loading')}
      </p>
      <div aria-hidden="true" sx={{ ...block, height: 140 }} />
      <div aria-hidden="true" sx={{ ...block, height: 140 }} />
    </div>
  );
};

/** Stands where a partner will be: knows neither who it is nor the address, so the build can make it. */
export const PartnerSkeleton = () => (
  <div sx={{ minHeight: '100vh', paddingTop: 6 }}>
    <div aria-hidden="true" sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <div sx={{ ...block, flex: 'none', width: 112, height: 112, borderRadius: 'round' }} />
      <div sx={{ display: 'grid', gap: 3, flex: '1 1 auto' }}>
        <div sx={{ ...block, width: '40%', height: 32 }} />
        <div sx={{ ...block, width: '70%', height: 18 }} />
      </div>
    </div>
    <PartSkeleton />
  </div>
);
