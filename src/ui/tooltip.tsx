import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { TOOLTIP_HIDE_MS, TOOLTIP_SHOW_MS } from '../config/times';
import { useHoverDisclosure } from './use-hover-disclosure';
import { useLazy } from '../platform/loading/use-lazy';

interface Props {
  /** A few words; never the only place where something is said, as fingers do not hover. */
  text: string;
  /** Draws what it explains, a button or a link. */
  children: (props: { 'aria-describedby': string | undefined }) => ReactNode;
}

function load() {
  return import('./popover.lazy');
}

const rootStyle = { display: 'inline-flex', minWidth: 0 } satisfies ThemeUIStyleObject;

const tooltipStyle = {
  maxWidth: 280,
  paddingX: 3,
  paddingY: 1,
  border: '1px solid transparent',
  borderRadius: 'small',
  backgroundColor: 'nightDeep',
  color: 'onNight',
  boxShadow: 'raised',
  fontSize: 1,
  fontWeight: 'body',
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

/** Words about a button, shown while it is pointed at or has the focus. Its code comes when it is first wanted. */
export function Tooltip({ text, children }: Props) {
  const { id, open, root, rootProps, close } = useHoverDisclosure({
    showMs: TOOLTIP_SHOW_MS,
    hideMs: TOOLTIP_HIDE_MS,
  });
  const { code } = useLazy(load, { when: open });
  return (
    <span ref={root} {...rootProps} sx={rootStyle}>
      {children({ 'aria-describedby': open && code ? id : undefined })}
      {open && code && (
        <code.PopoverContent
          id={id}
          anchor={root}
          role="tooltip"
          side="top"
          onClose={close}
          sx={tooltipStyle}
        >
          {text}
        </code.PopoverContent>
      )}
    </span>
  );
}
