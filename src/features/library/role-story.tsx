import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { inContent, nightGround } from '../../ui/dark-hero-band';
import { Prose } from '../../ui/prose';

/** A role's story, told at night: apart from what is there to be looked up. */
export function RoleStory({ html, lang }: { html: string; lang: string | undefined }) {
  const t = useStrings('library');
  return (
    <section
      aria-labelledby="story"
      sx={{ ...nightGround, marginTop: 7, paddingY: 7, [medium]: { marginTop: 8, paddingY: 8 } }}
    >
      <div
        sx={{
          ...inContent,
          display: 'grid',
          gap: 4,
          [wide]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: 6 },
        }}
      >
        <div>
          <div
            aria-hidden="true"
            sx={{
              width: 44,
              height: 44,
              marginBottom: 5,
              borderRadius: '50%',
              background: '#8f83f0',
              boxShadow: '26px 10px 0 var(--yb-amber)',
            }}
          />
          <h2 id="story" sx={{ fontSize: 4, [wide]: { fontSize: 5 } }}>
            {t('story')}
          </h2>
        </div>
        <Prose
          html={html}
          lang={lang}
          sx={{
            fontSize: 3,
            lineHeight: 2,
            '& a': { color: 'amber' },
            '& blockquote': { color: 'nightMuted', borderColor: 'amber' },
            [wide]: { fontSize: 20 },
          }}
        />
      </div>
    </section>
  );
}
