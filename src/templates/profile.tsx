import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ShelfStrip } from '../features/library/shelf/shelf-strip';
import { AgreementNews } from '../features/login/agreement-news';
import { NotFoundInShell } from '../features/not-found/not-found-in-shell';
import { ProfileShellView } from '../features/profile/profile-shell-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function ProfilePage({ location: { pathname } }: PageProps<Queries.ProfilePageQuery, PageContext>) {
  return (
    <ProfileShellView
      pathname={pathname}
      notFound={<NotFoundInShell pathname={pathname} />}
      news={<AgreementNews />}
      shelf={<ShelfStrip />}
    />
  );
}

export default ProfilePage;

export function Head({ data, pageContext }: HeadProps<Queries.ProfilePageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'profile');
  return <PageHead context={pageContext} title={t('title')} description={t('description')} />;
}

export const query = graphql`
  query ProfilePage($language: String!) {
    locales: strings(namespaces: ["common", "not-found", "profile"], locale: $language) {
      ...Strings
    }
  }
`;
