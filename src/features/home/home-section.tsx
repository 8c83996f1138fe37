import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link';
import type { StringKey } from '../../i18n/strings';
import { useStrings } from '../../i18n/use-strings';
import { Section } from '../../ui/section';

interface Props {
  id: string;
  title: StringKey<'home'>;
  /** Where the link to all of them leads. */
  to: 'partners' | 'library' | 'activity';
  all: StringKey<'home'>;
  children: ReactNode;
}

/** A part of the home page, with a link to all of its kind. */
export const HomeSection = ({ id, title, to, all, children }: Props) => {
  const t = useStrings('home');
  return (
    <Section
      id={id}
      title={t(title)}
      aside={
        <LocalLink to={to} sx={{ color: 'primary', whiteSpace: 'nowrap' }}>
          {t(all)}
        </LocalLink>
      }
    >
      <div sx={{ display: 'grid', gap: 4 }}>{children}</div>
    </Section>
  );
};
