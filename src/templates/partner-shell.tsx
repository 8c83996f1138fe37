import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AgreementNews } from '../features/login/agreement-news';
import { NotFoundInShell } from '../features/not-found/not-found-in-shell';
import { PartnerShellView } from '../features/partner/partner-shell-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function loadChat() {
  return import('../features/chat/chat.lazy');
}

function PartnerShellPage({
  data,
  location: { pathname, hash },
}: PageProps<Queries.PartnerShellPageQuery, PageContext>) {
  return (
    <PartnerShellView
      pathname={pathname}
      chat={{
        load: loadChat,
        hash,
        news: <AgreementNews />,
        partners: data.allCharacter.nodes,
        hasMore: data.allCharacter.nodes.length < data.allCharacter.totalCount,
      }}
      notFound={<NotFoundInShell pathname={pathname} />}
    />
  );
}

export default PartnerShellPage;

export function Head({ data, pageContext }: HeadProps<Queries.PartnerShellPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'partner');
  return <PageHead context={pageContext} title={t('title')} description={t('description')} />;
}

export const query = graphql`
  query PartnerShellPage($language: String!) {
    locales: strings(
      namespaces: ["common", "first-word", "not-found", "partner", "partner-pages"]
      locale: $language
    ) {
      ...Strings
    }
    # One file for the pages of all partners, so it is bounded; who is not in it has a file of their own.
    allCharacter(sort: { order: ASC }, limit: 50) {
      totalCount
      nodes {
        ...PartnerPage
      }
    }
  }
`;
