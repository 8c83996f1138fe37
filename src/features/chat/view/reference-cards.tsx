import { useQuery } from '@apollo/client/react';
import { Link, withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { queries } from '../../../api-client/apollo/typed-documents';
import { ERROR_CODE } from '../../../contract';
import { usePlace } from '../../../i18n/locale-context';
import { forcedColors, motion } from '../../../theme/theme';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right';
import type { MessageReference } from '../conversation/conversation';
import { addressOf } from './references';
import { sectionFragment } from './section-fragment';

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  maxWidth: '100%',
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

/** A link to a page that is spoken of. */
export const referenceStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'touch',
  paddingX: 3,
  paddingY: 1,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: 'primary' },
  [forcedColors]: { color: 'LinkText' },
} satisfies ThemeUIStyleObject;

const sectionStyle = {
  display: 'block',
  color: 'muted',
  fontSize: 0,
  fontWeight: 'body',
  [forcedColors]: { color: 'inherit' },
} satisfies ThemeUIStyleObject;

interface CardProps {
  reference: MessageReference;
  address: string;
  tabIndex: -1 | undefined;
}

interface SiteLinkProps extends Pick<CardProps, 'address' | 'tabIndex'> {
  children: ReactNode;
}

/** A link to an address of the site; files beside the pages are no pages that Gatsby could load. */
function SiteLink({ address, tabIndex, children }: SiteLinkProps) {
  return /\.html(?:#|$)/.test(address) ? (
    <a href={withPrefix(address)} tabIndex={tabIndex} sx={referenceStyle}>
      {children}
    </a>
  ) : (
    <Link to={address} tabIndex={tabIndex} sx={referenceStyle}>
      {children}
    </Link>
  );
}

function Card({ reference: { title, section }, address, tabIndex }: CardProps) {
  return (
    <SiteLink address={address} tabIndex={tabIndex}>
      <span dir="auto">
        {title}
        {section !== undefined && (
          <>
            {' '}
            <span sx={sectionStyle}>{section}</span>
          </>
        )}
      </span>
      <ChevronRightIcon size={16} />
    </SiteLink>
  );
}

/** A card that leads to a section of a game's page once the game is known, and to the head of the page until then. */
function SectionCard({ reference, address, tabIndex }: CardProps) {
  const { data } = useQuery(queries.gameDetail, {
    variables: { id: reference.id },
    context: { handles: [ERROR_CODE.unknownId] },
  });
  const fragment = data && sectionFragment(data.gameDetail, reference.section ?? '');
  return <Card reference={reference} address={address + (fragment ?? '')} tabIndex={tabIndex} />;
}

interface Props {
  references: readonly MessageReference[];
  /** Tab comes to their row: to them as well. */
  isStop: boolean;
}

/** The pages that a reply draws on; what the site does not know is left out. */
export function ReferenceCards({ references, isStop }: Props) {
  const place = usePlace();
  const known = references.flatMap((reference) => {
    const address = addressOf(reference, place);
    return address === undefined ? [] : [{ address, reference }];
  });
  if (known.length === 0) return null;
  const tabIndex = isStop ? undefined : -1;
  return (
    <ul sx={listStyle}>
      {known.map(({ address, reference }) => (
        <li key={`${address} ${reference.section ?? ''}`}>
          {reference.type === 'game' && reference.section !== undefined ? (
            <SectionCard reference={reference} address={address} tabIndex={tabIndex} />
          ) : (
            <Card reference={reference} address={address} tabIndex={tabIndex} />
          )}
        </li>
      ))}
    </ul>
  );
}
