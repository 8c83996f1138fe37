import type { NotebookLink } from '../contract/notebooks';
import { localeFacts, DEFAULT_LOCALE } from '../config/locales';
import { LocalLink } from '../links/local-link';
import { ChevronRightIcon } from './icons/chevron-right';

interface Props {
  link: NotebookLink;
  className?: string;
  tabIndex?: -1 | undefined;
}

/** Leads to what an entry of a notebook speaks of: an activity, a game or another partner. */
export function NotebookEntryLink({
  link: { to, id, name, foreign },
  className = '',
  tabIndex,
}: Props) {
  const words = (
    <>
      <span lang={foreign && localeFacts[DEFAULT_LOCALE].tag}>{name}</span>
      <ChevronRightIcon size={16} />
    </>
  );
  switch (to) {
    case 'activity':
      return (
        <LocalLink to="activity" suffix={`#${id}`} className={className} tabIndex={tabIndex}>
          {words}
        </LocalLink>
      );
    case 'game':
      return (
        <LocalLink to="game" params={{ id }} className={className} tabIndex={tabIndex}>
          {words}
        </LocalLink>
      );
    case 'partner':
      return (
        <LocalLink to="partnerDetail" params={{ id }} className={className} tabIndex={tabIndex}>
          {words}
        </LocalLink>
      );
  }
}
