import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { useLazy } from '../../platform/loading/use-lazy';
import type { GreetingProps } from './greeting';
import { GreetingAtBuild } from './greeting-at-build';

function load() {
  return import('./greeting.lazy');
}

/** The height of most greetings with their answers, for a page that the build did not render. */
const roomStyle = { minHeight: 108 } satisfies ThemeUIStyleObject;

/** React leaves alone what the build has put into an element whose contents are no business of its own. */
const asBuilt = { __html: '' };

/**
 * A partner's first word. It is HTML that works without a script, so a page that the build has rendered keeps it and
 * fetches no code for it; a page that the browser renders fetches the code late.
 */
export function LazyGreeting(props: GreetingProps) {
  const isHydrated = useHydrated();
  const [isBuilt] = useState(!isHydrated);
  const { code } = useLazy(load, { when: !isBuilt });
  const Greeting = GreetingAtBuild ?? code?.Greeting;
  if (Greeting) {
    return (
      <div sx={roomStyle}>
        <Greeting {...props} />
      </div>
    );
  }
  return isBuilt ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={asBuilt} sx={roomStyle} />
  ) : (
    <div sx={roomStyle} />
  );
}
