import { useStrings } from '../../../i18n/use-strings';
import { STEPS, type Step } from './progress';

/** Where somebody is among the steps, in words and as a bar. */
export function Stepper({ step }: { step: Step }) {
  const t = useStrings('profile');
  const current = STEPS.indexOf(step);
  return (
    <div sx={{ display: 'grid', gap: 2 }}>
      <p sx={{ color: 'muted', fontSize: 1 }}>
        {t('step-of', { step: current + 1, count: STEPS.length })}
      </p>
      <ol
        aria-label={t('steps')}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${String(STEPS.length)}, minmax(0, 1fr))`,
          gap: 2,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {STEPS.map((each, index) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            sx={{
              paddingTop: 2,
              borderTop: '4px solid',
              borderColor: index <= current ? 'primary' : 'line',
              color: 'muted',
              fontSize: 0,
              lineHeight: 1.4,
              '&[aria-current]': { color: 'text', fontWeight: 'bold' },
            }}
          >
            {t(`step-${each}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
