import { useRef, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { channelOf } from '../../api-client/channel';
import { readWebId } from '../../platform/consent/analytics';
import { logError } from '../../platform/log';
import { useLazy } from '../../platform/loading/use-lazy';
import { useInBrowser } from '../../platform/loading/use-hydrated';
import { DEFAULT_CHANNEL } from '../../config/constants';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { detailsStyle } from '../../ui/details-style';
import { BuildLink } from './build-link';
import { withFirst, type Build } from './builds';
import { downloadAddress } from './download-address';
import { isInAppBrowser, useInAppHint } from './use-in-app-hint';
import { loadDownload, useDownload } from './use-download';
import { useNearViewport } from './use-near-viewport';
import type { Recommendation } from './download.lazy';

/** Recommends a build for the visitor's machine; undefined until `wanted`, loaded and known. */
function useRecommendedBuild(
  builds: readonly Build[],
  wanted: boolean,
): Recommendation | undefined {
  const [advice, setAdvice] = useState<Recommendation>();
  const { code } = useLazy(loadDownload, { when: wanted });
  useEffect(() => {
    if (!code) return undefined;
    let isCurrent = true;
    void code.readRecommendation(builds).then((read) => {
      if (isCurrent) setAdvice(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, builds]);
  return advice;
}

function loadSend() {
  return import('./send-to-computer.lazy');
}

/** True for a click that opens a tab or a window or saves a file, which is left to the browser. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

interface Props {
  /** All builds in the order of the variant; the first is emphasised until a recommendation is known. */
  builds: readonly Build[];
}

const buildsStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

const gridStyle = {
  display: 'grid',
  gap: 3,
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

/** The other rows on a phone: what does not run there is folded. */
const foldStyle = {
  ...detailsStyle,
  color: 'nightMuted',
  '&[open] > summary': { marginBottom: 2 },
} satisfies ThemeUIStyleObject;

const noteStyle = {
  minHeight: 49,
  color: 'nightMuted',
  fontSize: 1,
  [wide]: { minHeight: 25 },
} satisfies ThemeUIStyleObject;

/**
 * All builds as links, the recommended one for the visitor's machine first and emphasised. The code beyond plain
 * links is loaded when the list comes near the viewport.
 */
export function BuildsList({ builds }: Props) {
  const t = useStrings('download');
  const { variant } = usePlace();
  const place = useRef<HTMLDivElement>(null);
  const advice = useRecommendedBuild(builds, useNearViewport(place));
  const [started, start] = useDownload(variant);
  const [webId, setWebId] = useState<string>();
  const { stopsHere, hint } = useInAppHint();
  const channel = useInBrowser(() => channelOf(window.location.search), DEFAULT_CHANNEL);
  // Only a computer can run it: the phone can take the address there.
  const isForComputer = advice?.note === 'note-ios' || advice?.note === 'note-harmony';
  const { code: send } = useLazy(loadSend, { when: variant === 'm' && isForComputer });
  const loud = advice ? advice.build : builds[0]?.id;

  const approach = (build: Build): void => {
    // What is copied, or opened by a middle click, has the web id as well.
    const known = readWebId();
    if (known.status === 'known') setWebId(known.id);
    if (isInAppBrowser(navigator.userAgent)) return;
    loadDownload()
      .then(({ prepareDownload }) => prepareDownload(build, window.location.search, variant))
      // The click then works without.
      .catch(logError);
  };
  const pick = (event: MouseEvent, build: Build, href: string): void => {
    if (isModified(event)) return;
    if (stopsHere()) event.preventDefault();
    else if (build.isPage) {
      loadDownload()
        .then(({ reportPageOpened }) => reportPageOpened(build, href, window.location.search))
        .catch(logError);
    } else {
      event.preventDefault();
      void start(build, href);
    }
  };

  const linkOf = (build: Build): ReactNode => {
    const href = downloadAddress(build.template, channel, webId);
    return (
      <BuildLink
        key={build.id}
        build={build}
        href={href}
        isLoud={build.id === loud}
        phase={started?.build === build.id ? started.phase : undefined}
        onApproach={() => approach(build)}
        onClick={(event) => pick(event, build, href)}
      />
    );
  };
  const shown = withFirst(builds, advice?.build);
  const folded = send ? shown : shown.slice(1);

  return (
    <div ref={place} sx={buildsStyle}>
      {variant === 'pc' ? (
        <div sx={gridStyle}>{shown.map(linkOf)}</div>
      ) : (
        <>
          {send ? <send.SendToComputer /> : shown.slice(0, 1).map(linkOf)}
          {folded.length > 0 && (
            <details sx={foldStyle}>
              <summary>
                {t('others')}
                <ChevronDownIcon size={18} />
              </summary>
              <div sx={gridStyle}>{folded.map(linkOf)}</div>
            </details>
          )}
        </>
      )}
      {/* Its height is reserved for the text to come. */}
      <p sx={noteStyle}>
        <span role="status">{started && t(started.phase)}</span>
        {!started && advice && t(advice.note)}
      </p>
      {hint}
    </div>
  );
}
