import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { sectionId } from './section-id';

/** The table of contents of a game's sections. */
export const GameContents = ({
  game: { text, gallery },
}: {
  game: Pick<Queries.GameDataFragment, 'text' | 'gallery'>;
}) => {
  const t = useStrings('library');
  if (text.sections.length < 2) return null;
  const items = [
    ...text.sections.map(({ title }, index) => ({
      id: sectionId(index),
      title,
      lang: langOf(text, 'sections'),
    })),
    ...(gallery.length > 0 ? [{ id: 'gallery', title: t('gallery'), lang: undefined }] : []),
    { id: 'roles', title: t('roles'), lang: undefined },
  ];
  return (
    <nav aria-label={t('contents')} sx={{ marginTop: 5 }}>
      <ul sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 0, listStyle: 'none' }}>
        {items.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
            <a
              href={`#${id}`}
              sx={{
                display: 'inline-block',
                padding: '6px 14px',
                border: '1px solid',
                borderColor: 'line',
                borderRadius: 'round',
                background: 'var(--yb-surface)',
                fontSize: 1,
                textDecoration: 'none',
                '&:hover': { borderColor: 'primary', color: 'primary' },
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
