import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { LocalLink } from '../../links/local-link';
import { medium, wide, widest } from '../../theme/theme';
import { Picture } from '../../ui/picture';
import { nameLinkStyle } from './changed-game';
import { clampLines, plainList } from './list-style';

/** A list of names alone, in as many columns as there is room for. */
export const namesStyle = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 5,
  paddingX: 3,
  paddingY: 2,
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingX: 4 },
  [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [widest]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

const gameStyle = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 3,
  paddingY: 2,
} satisfies ThemeUIStyleObject;

const pictureStyle = { aspectRatio: '4 / 3', borderRadius: '6px' } satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 2, lineHeight: 1.4 } satisfies ThemeUIStyleObject;

const teaserStyle = {
  ...clampLines(3),
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

/** A game of which only the day of its last change is known: its picture, its name and what it is about. */
export function ChangedGameName({
  game,
  mark,
}: {
  game: Queries.ChangesDataFragment['days'][number]['games'][number];
  /** Mark of what was read before. */
  mark?: ReactNode;
}) {
  const { gameId, name, teaser, cover } = game;
  return (
    <li sx={gameStyle}>
      <Picture picture={cover} alt="" sizes="56px" sx={pictureStyle} />
      <div>
        <h3 lang={fallbackLang(game, 'name')} sx={nameStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={nameLinkStyle}>
            {name}
          </LocalLink>
        </h3>
        {teaser !== '' && (
          <p lang={fallbackLang(game, 'summary')} sx={teaserStyle}>
            {teaser}
          </p>
        )}
        {mark}
      </div>
    </li>
  );
}
