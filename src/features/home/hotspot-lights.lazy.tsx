import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState, type MouseEvent, type PointerEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { forcedColors, motionWelcome } from '../../theme/theme';
import { keyframes } from '../../theme/keyframes';
import type { HeroArt } from './home-data';
import { artInBox, hotspotStyle } from './hero-hotspots-style';

type Light = 'dawn' | 'dusk' | 'night';

/** Tells the light at an hour of the visitor's clock, from 0 to 23. */
export function lightAt(hour: number): Light {
  if (hour < 5 || hour >= 20) return 'night';
  return hour < 10 ? 'dawn' : 'dusk';
}

type Weather = 'lanterns' | 'snow';

/** Gives month and day of the Chinese calendar, such as `1/15`; a leap month is no festival. */
function lunarDay(date: Date): string {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric' });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.get('month') ?? ''}/${parts.get('day') ?? ''}`;
}

/** True from New Year's Day to the Lantern Festival, and at the Mid-Autumn Festival. */
function isLanternTime(date: Date): boolean {
  const [month, day] = lunarDay(date).split('/');
  return (month === '1' && Number(day) <= 15) || (month === '8' && day === '15');
}

/** Tells the weather of a day by the visitor's clock: lanterns at two festivals, snow in winter. */
export function weatherOn(date: Date): Weather | undefined {
  if (isLanternTime(date)) return 'lanterns';
  return [11, 0, 1].includes(date.getMonth()) ? 'snow' : undefined;
}

/** True when a finger has touched a link whose name was not shown. */
let isNameless = false;

function linkOf({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Handlers for a list of links that show their names on hover and focus: a finger's first tap focuses a link, the next
 * one opens it.
 */
export const nameOnFirstTap = {
  onPointerDownCapture(event: PointerEvent): void {
    isNameless = event.pointerType === 'touch' && linkOf(event) !== document.activeElement;
  },
  onClickCapture(event: MouseEvent): void {
    if (!isNameless) return;
    isNameless = false;
    event.preventDefault();
    // A browser that gives no focus by a tap is told to.
    linkOf(event)?.focus();
  },
};

/** True when the browser asks for less data. Some browsers do not tell. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** True when the device has little memory or few processors. */
function isWeak(): boolean {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory');
  return (typeof memory === 'number' && memory < 4) || navigator.hardwareConcurrency < 4;
}

const hiddenStyle = {
  ...artInBox,
  width: '100%',
  objectFit: 'cover',
  opacity: 0,
} satisfies ThemeUIStyleObject;

const shownStyle = {
  ...hiddenStyle,
  opacity: 1,
  transition: 'opacity 1200ms ease',
} satisfies ThemeUIStyleObject;

/** The art in another light, over that at dusk once all of it has come. */
function OtherLight({ picture, sizes }: { picture: IGatsbyImageData; sizes: string }) {
  const [isShown, setShown] = useState(false);
  const { images, width, height } = picture;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        decoding="async"
        onLoad={() => setShown(true)}
        sx={isShown ? shownStyle : hiddenStyle}
      />
    </picture>
  );
}

/** One pattern further; it is repeated, so that the end looks like the beginning. */
const TILE_PX = 360;
const falling = keyframes({ from: { transform: `translateY(-${TILE_PX}px)` } });
const rising = keyframes({ to: { transform: `translateY(-${TILE_PX}px)` } });

function point(at: string, radius: number, color: string): string {
  return `radial-gradient(circle at ${at}, ${color} ${String(radius)}px, transparent ${String(radius + 1.5)}px)`;
}

const white = 'rgb(255 255 255 / 80%)';
const flame = 'rgb(255 190 100 / 90%)';

const snow = [
  ...[point('8% 12%', 1.5, white), point('31% 58%', 1, white), point('47% 22%', 2, white)],
  ...[point('64% 81%', 1.5, white), point('79% 40%', 1, white), point('93% 67%', 2, white)],
].join(', ');

const lights = [
  ...[point('12% 30%', 3, flame), point('42% 74%', 2, flame), point('71% 16%', 3.5, flame)],
  point('88% 58%', 2.5, flame),
].join(', ');

/** Leaves out the text of the hero; only where motion is welcome. */
const weatherStyle = {
  display: 'none',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  maskImage: 'var(--beside-text)',
  [motionWelcome]: { display: 'block' },
} satisfies ThemeUIStyleObject;

const patternStyle = {
  position: 'absolute',
  inset: `0 0 -${TILE_PX}px`,
  backgroundSize: `${TILE_PX}px ${TILE_PX}px`,
} satisfies ThemeUIStyleObject;

const patternStyles: Readonly<Record<Weather, ThemeUIStyleObject>> = {
  snow: { ...patternStyle, backgroundImage: snow, animation: `${falling} 24s linear infinite` },
  lanterns: {
    ...patternStyle,
    backgroundImage: lights,
    animation: `${rising} 40s linear infinite`,
  },
};

/** The light of the visitor's clock over the key art, and the weather of the season. */
export function HotspotLights({ art, sizes }: { art: HeroArt; sizes: string }) {
  const [now] = useState(() => new Date());
  const light = lightAt(now.getHours());
  const picture = light === 'dusk' || savesData() ? undefined : art[light];
  const weather = isWeak() || savesData() ? undefined : weatherOn(now);
  return (
    <>
      {picture && <OtherLight picture={picture} sizes={sizes} />}
      {weather && (
        <div aria-hidden="true" data-weather={weather} sx={weatherStyle}>
          <div sx={patternStyles[weather]} />
        </div>
      )}
    </>
  );
}

const lanternStyle = {
  ...hotspotStyle,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '10px 13px',
    borderRadius: '6px 6px 9px 9px',
    background: 'linear-gradient(#ffdf9a, #ff9a3c)',
    boxShadow: '0 0 18px 6px rgb(255 160 60 / 60%)',
    [forcedColors]: { border: '1px solid' },
  },
} satisfies ThemeUIStyleObject;

/** A lantern in the key art for each activity that is running, as far as there are places; it leads to the activity. */
export function HotspotLanterns({ art: { places, activities, stateOf } }: { art: HeroArt }) {
  const [now] = useState(Date.now);
  const running = activities.filter((activity) => stateOf(activity, now) === 'running');
  return (
    <>
      {running.slice(0, places.lanterns.length).map(({ activityId, text }, at) => (
        <li key={activityId} style={places.lanterns[at]}>
          <LocalLink to="activity" suffix={`#${activityId}`} sx={lanternStyle}>
            <span lang={fallbackLang(text, 'title')}>{text.title}</span>
          </LocalLink>
        </li>
      ))}
    </>
  );
}

/** Cards that lie on the roof, with their name beside them: whoever does not know the place finds it. */
const cardsStyle = {
  ...hotspotStyle,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: '9px 13px',
    border: '2px solid #fdf5e4',
    borderRadius: 4,
    background: 'linear-gradient(135deg, #5646d6, #4b3bd1)',
    boxShadow: '0 0 14px 3px rgb(255 180 84 / 60%)',
    rotate: '-14deg',
    translate: '-6px 0',
  },
  '&::after': { rotate: '10deg', translate: '6px 1px' },
  '& > span': { ...hotspotStyle['& > span'], opacity: 1, bottom: -18 },
} satisfies ThemeUIStyleObject;

/** True in the evening and at night, at an hour of the visitor's clock. */
export function isEvening(hour: number): boolean {
  return hour >= 17 || hour < 5;
}

/** The door to tonight's table, in the key art when evening comes by the visitor's clock. */
export function HotspotTable({ place }: { place: object | undefined }) {
  const t = useStrings('home');
  const [isOpen] = useState(() => isEvening(new Date().getHours()));
  if (!isOpen || !place) return null;
  return (
    <li style={place}>
      <LocalLink to="tonight" sx={cardsStyle}>
        <span>{t('tonight')}</span>
      </LocalLink>
    </li>
  );
}
