import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors } from '../../theme/theme';
import { Section } from '../../ui/section';
import { measures, type Measure } from './attribute-scale';

interface Props {
  attributes: Queries.RoleDataFragment['text']['attributes'];
  lang: string | undefined;
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7em) minmax(0, 1fr) minmax(2.5em, auto)',
  alignItems: 'center',
  columnGap: 3,
} satisfies ThemeUIStyleObject;

const wordStyle = {
  ...rowStyle,
  gridTemplateColumns: 'minmax(0, 7em) minmax(0, 1fr)',
  alignItems: 'baseline',
} satisfies ThemeUIStyleObject;

const labelStyle = { color: 'muted', fontSize: 1, lineHeight: 1.4 } satisfies ThemeUIStyleObject;

const valueStyle = {
  margin: 0,
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
} satisfies ThemeUIStyleObject;

/** A bar with ten notches. */
const barStyle = {
  height: 12,
  overflow: 'hidden',
  borderRadius: 4,
  backgroundColor: 'raised',
  maskImage:
    'repeating-linear-gradient(90deg, #000 0 calc(10% - 3px), transparent calc(10% - 3px) 10%)',
  [forcedColors]: { maskImage: 'none', border: '1px solid' },
} satisfies ThemeUIStyleObject;

const fillStyle = {
  height: '100%',
  backgroundColor: 'primary',
  [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
} satisfies ThemeUIStyleObject;

/** The fill of the highest attribute. */
const bestStyle = {
  ...fillStyle,
  backgroundColor: 'amber',
} satisfies ThemeUIStyleObject;

interface MeasureRowProps {
  label: string;
  text: string;
  measure: Measure;
  best: boolean;
}

const meterStyle = { margin: 0 } satisfies ThemeUIStyleObject;

function MeasureRow({ label, text, measure: { value, max }, best }: MeasureRowProps) {
  const t = useStrings('library');
  return (
    <div sx={rowStyle}>
      <dt sx={labelStyle}>{label}</dt>
      <dd sx={meterStyle}>
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={t('attribute-value', { value, max })}
          sx={barStyle}
        >
          <div
            sx={best ? bestStyle : fillStyle}
            style={{ width: `${String((value / max) * 100)}%` }}
          />
        </div>
      </dd>
      <dd sx={valueStyle}>{text}</dd>
    </div>
  );
}

const listStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

const wordValueStyle = { margin: 0, fontWeight: 'medium' } satisfies ThemeUIStyleObject;

/** The attributes of a role: numbers as bars on one scale, words as text. */
export function RoleAttributes({ attributes, lang }: Props) {
  const t = useStrings('library');
  const found = measures(attributes.map(({ value }) => value));
  const best = Math.max(...found.map((measure) => (measure ? measure.value / measure.max : 0)));
  return (
    <Section title={t('attributes')} id="attributes">
      <dl lang={lang} sx={listStyle}>
        {attributes.map(({ label, value }, index) => {
          const measure = found[index];
          return measure ? (
            <MeasureRow
              key={index}
              label={label}
              text={value}
              measure={measure}
              best={measure.value > 0 && measure.value / measure.max === best}
            />
          ) : (
            <div key={index} sx={wordStyle}>
              <dt sx={labelStyle}>{label}</dt>
              <dd sx={wordValueStyle}>{value}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
