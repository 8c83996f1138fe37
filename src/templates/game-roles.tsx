import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GameRolesView } from '../features/library/game-roles-view';
import { headStrings } from '../i18n/head-strings';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function GameRolesPage({ data }: PageProps<Queries.GameRolesPageQuery, PageContext>) {
  return <GameRolesView game={requireNode(data.game)} />;
}

export default GameRolesPage;

export function Head({ data, pageContext }: HeadProps<Queries.GameRolesPageQuery, PageContext>) {
  const { name } = requireNode(data.game).text;
  const t = headStrings(data.locales, pageContext.language, 'library');
  return (
    <PageHead
      context={pageContext}
      title={t('roles-title', { name })}
      description={t('roles-description', { name })}
    />
  );
}

export const query = graphql`
  query GameRolesPage($language: String!, $nodeId: String!) {
    locales: strings(namespaces: ["common", "library"], locale: $language) {
      ...Strings
    }
    game(id: { eq: $nodeId }) {
      ...GameRolesData
    }
  }
`;
