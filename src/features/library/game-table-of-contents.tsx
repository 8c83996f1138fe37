import { useEffect, useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_HEADER_PX } from '../../config/breakpoints-and-sizes';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { sectionId } from '../../routes/section-id';
import { insetFocusRing } from '../../theme/focus-ring';
import { sticky, wide } from '../../theme/theme';
import { HintIcon } from '../../ui/icons/hint';
import { firstSpoiler } from './first-spoiler';
import { plainList } from './list-style';
import { useCurrentSection } from '../../platform/use-current-section';

const linkStyle = {
  display: 'block',
  paddingX: 3,
  paddingY: '10px',
  borderBottom: '3px solid transparent',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
  textDecoration: 'none',
  '&:hover': { color: 'text' },
  // Inside: the list cuts off what is around its links.
  '&:focus-visible': insetFocusRing,
  '&[aria-current]': { borderColor: 'primary', color: 'primary', fontWeight: 'bold' },
  [wide]: {
    paddingLeft: 4,
    paddingY: '6px',
    borderBottom: 0,
    borderLeft: '3px solid transparent',
  },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  display: 'block',
  maxWidth: '72vw',
  [wide]: { maxWidth: 'none' },
} satisfies ThemeUIStyleObject;

const navStyle = {
  position: sticky,
  top: MOBILE_HEADER_PX,
  zIndex: 'raised',
  marginX: -4,
  borderBottom: '1px solid',
  borderColor: 'line',
  backgroundColor: 'page',
  [wide]: {
    position: 'static',
    margin: 0,
    marginTop: 5,
    border: 0,
    backgroundColor: 'transparent',
  },
} satisfies ThemeUIStyleObject;

const listStyle = {
  ...plainList,
  display: 'flex',
  overflowX: 'auto',
  paddingX: 1,
  scrollbarWidth: 'none',
  [wide]: { display: 'block', padding: 0, borderLeft: '1px solid', borderColor: 'line' },
} satisfies ThemeUIStyleObject;

/** The way to help is an entry as the others are, told apart by its icon. */
const stuckStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
} satisfies ThemeUIStyleObject;

const itemStyle = { flex: 'none', [wide]: { marginLeft: '-2px' } } satisfies ThemeUIStyleObject;

/**
 * The table of contents of a game: beside the text on a desktop; on a phone one sticky row under the header, scrolled
 * to the current section, and to its beginning above the first one.
 */
export function GameTableOfContents({
  game: { text, gallery, accessInWords },
}: {
  game: Pick<Queries.GameDataFragment, 'text' | 'gallery' | 'accessInWords'>;
}) {
  const t = useStrings('library');
  const inGame = useStrings('game');
  const row = useRef<HTMLUListElement>(null);
  const items = [
    ...(text.html === ''
      ? []
      : [{ id: 'introduction', title: t('introduction'), lang: undefined }]),
    ...(gallery.length > 0 ? [{ id: 'gallery', title: t('gallery'), lang: undefined }] : []),
    ...text.sections.map(({ title }, index) => ({
      id: sectionId(index),
      title,
      lang: fallbackLang(text, 'sections'),
    })),
    { id: 'roles', title: t('roles'), lang: undefined },
  ];
  const access = { id: 'access', title: inGame('access'), lang: undefined };
  const current = useCurrentSection(items.map(({ id }) => id).join(' '));
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (list) list.scrollLeft = link ? link.offsetLeft - list.offsetLeft - 16 : 0;
  }, [current]);
  if (items.length < 3) return null;
  // Among the facts it is never the section that is read; where nothing is known it is the last one of the page.
  const all = accessInWords === null ? [...items, access] : [access, ...items];
  const spoiler = firstSpoiler(text.sections);
  return (
    <nav aria-label={t('contents')} sx={navStyle}>
      <ul ref={row} sx={listStyle}>
        {spoiler !== undefined && (
          <li sx={itemStyle}>
            <a href={`#${spoiler}`} sx={linkStyle}>
              <span sx={stuckStyle}>
                <HintIcon size={16} />
                {inGame('stuck')}
              </span>
            </a>
          </li>
        )}
        {all.map(({ id, title, lang }) => (
          <li key={id} lang={lang} sx={itemStyle}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              sx={linkStyle}
            >
              <span sx={titleStyle}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
