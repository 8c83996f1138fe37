import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GameView } from '../features/library/game-view';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function GamePage({ data }: PageProps<Queries.GamePageQuery, PageContext>) {
  return <GameView game={requireNode(data.game)} />;
}

export default GamePage;

export function Head({ data, pageContext }: HeadProps<Queries.GamePageQuery, PageContext>) {
  const { text } = requireNode(data.game);
  return <PageHead context={pageContext} title={text.name} description={text.summary} />;
}

export const query = graphql`
  query GamePage($language: String!, $nodeId: String!) {
    locales: strings(namespaces: ["common", "game", "library"], locale: $language) {
      ...Strings
    }
    game(id: { eq: $nodeId }) {
      ...GameData
      # For machines: src/gatsby/ssr/structured-data.ts.
      releaseDate
      players {
        min
        max
      }
      updatedAt
      ogImage(locale: $language)
    }
  }
`;
