import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { RoleView } from '../features/library/role-view';
import { headStrings } from '../i18n/head-strings';
import { roleDescription } from '../i18n/role-description';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function RolePage({ data }: PageProps<Queries.RolePageQuery, PageContext>) {
  return <RoleView role={requireNode(data.role)} previous={data.previous} next={data.next} />;
}

export default RolePage;

export function Head({ data, pageContext }: HeadProps<Queries.RolePageQuery, PageContext>) {
  const { text, game } = requireNode(data.role);
  const t = headStrings(data.locales, pageContext.language, 'library');
  return (
    <PageHead
      context={pageContext}
      title={t('role-title', { name: text.name, game: game.text.name })}
      description={roleDescription(text, game.text.name)}
    />
  );
}

export const query = graphql`
  query RolePage(
    $language: String!
    $nodeId: String!
    # The first and the last role of a game have one neighbour; no node has an empty id.
    $previousId: String = ""
    $nextId: String = ""
  ) {
    locales: strings(namespaces: ["common", "library"], locale: $language) {
      ...Strings
    }
    role(id: { eq: $nodeId }) {
      ...RoleData
      # For machines: src/gatsby/ssr/structured-data.ts.
      ogImage(locale: $language)
    }
    previous: role(id: { eq: $previousId }) {
      ...RoleLink
    }
    next: role(id: { eq: $nextId }) {
      ...RoleLink
    }
  }
`;
