import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GameView } from '../features/library/game-view';
import { OfflineFileContext, type OfflineFile } from '../features/library/offline-file-context';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

interface GameContext extends PageContext {
  /** There where the build makes such files (setting `OFFLINE_GAMES`). */
  readonly offlineFile?: OfflineFile;
}

function GamePage(props: PageProps<Queries.GamePageQuery, GameContext>) {
  const view = <GameView game={requireNode(props.data.game)} />;
  return process.env.OFFLINE_GAMES === 'build' ? (
    <OfflineFileContext.Provider value={props.pageContext.offlineFile}>
      {view}
    </OfflineFileContext.Provider>
  ) : (
    view
  );
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
