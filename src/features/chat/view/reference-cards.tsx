import { Link } from 'gatsby';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { forcedColors, motion } from '../../../theme/theme';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right';
import type { MessageReference } from '../conversation/conversation';
import { addressOf } from './references';

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

/** The pages that a reply draws on; what the site does not know is left out. */
export function ReferenceCards({ references }: { references: readonly MessageReference[] }) {
  const place = usePlace();
  const known = references.flatMap((reference) => {
    const address = addressOf(reference, place);
    return address === undefined ? [] : [{ address, title: reference.title }];
  });
  if (known.length === 0) return null;
  return (
    <ul sx={listStyle}>
      {known.map(({ address, title }) => (
        <li key={address}>
          <Link to={address} sx={referenceStyle}>
            <span dir="auto">{title}</span>
            <ChevronRightIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
