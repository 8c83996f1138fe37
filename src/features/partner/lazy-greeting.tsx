import { useEffect, useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { useLazy } from '../../platform/loading/use-lazy';
import type { GreetingProps } from './greeting';
import { GreetingAtBuild } from './greeting-at-build';

function load() {
  return import('./greeting.lazy');
}

/** The height of most greetings with their answers, until one has come: no card keeps an empty floor below a shorter one. */
const roomStyle = { minHeight: 108 } satisfies ThemeUIStyleObject;

/** Greetings as the build has rendered them, by place and partner, for whoever comes back to their page. */
const builtGreetings = new Map<string, string>();

/**
 * A partner's first word. It is HTML that works without a script, so a page that the build has rendered keeps it,
 * also for a visit that comes back, and fetches no code for it; a page that the browser renders fetches the code late.
 */
export function LazyGreeting(props: GreetingProps) {
  const { locale, variant } = usePlace();
  const key = [locale, variant, props.partner.characterId].join();
  const isHydrated = useHydrated();
  // React leaves alone what the build has put into an element whose contents are no business of its own.
  const [html] = useState(() => (isHydrated ? builtGreetings.get(key) : ''));
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    return () => {
      if (element) builtGreetings.set(key, element.innerHTML);
    };
  }, [key]);
  const { code } = useLazy(load, { when: html === undefined });
  const Greeting = GreetingAtBuild ?? code?.Greeting;
  if (Greeting) {
    return (
      <div>
        <Greeting {...props} />
      </div>
    );
  }
  return html === undefined ? (
    <div sx={roomStyle} />
  ) : (
    <div ref={room} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
