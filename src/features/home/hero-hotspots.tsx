import type { DOMAttributes, ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import type { HeroPlaces } from './home-data';
import { hotspotStyle } from './hero-hotspots-style';
import { importWithoutReload } from '../../platform/loading/import-without-reload';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return importWithoutReload(() => import('./hotspot-lights.lazy'));
}

/**
 * Loads what depends on the visitor's clock: the light of the key art, the weather, and lanterns for running
 * activities. Undefined until the browser has been idle.
 */
export function useHotspotLights() {
  return useLazy(load, { when: useIdle() }).code;
}

interface Props {
  things: HeroPlaces['things'];
  games: readonly Queries.HeroGameFragment[];
  /** Further items of the list, which hang in the picture too. */
  children: ReactNode;
  /** Handlers of taps (`nameOnFirstTap`). */
  handlers: DOMAttributes<HTMLElement> | undefined;
  className?: string;
}

const listStyle = {
  position: 'absolute',
  inset: 0,
  padding: 0,
  containerType: 'size',
  listStyle: 'none',
  pointerEvents: 'none',
  '& > li': { position: 'absolute', transform: 'translate(-50%, -50%)' },
  '& > li:is(:hover, :focus-within)': { zIndex: 1 },
} satisfies ThemeUIStyleObject;

/** The things in the key art as links to their games. */
export function HeroHotspots({ things, games, children, handlers, className }: Props) {
  const t = useStrings('home');
  return (
    <ul aria-label={t('roof')} className={className} {...handlers} sx={listStyle}>
      {things.map(({ game, box }) => {
        const text = games.find(({ gameId }) => gameId === game)?.text;
        return (
          text && (
            <li key={game} style={box}>
              <LocalLink to="game" params={{ id: game }} sx={hotspotStyle}>
                <span lang={fallbackLang(text, 'name')}>{text.name}</span>
              </LocalLink>
            </li>
          )
        );
      })}
      {children}
    </ul>
  );
}
