import { graphql } from 'gatsby';

/** Recent changes. */
export const changesFragment = graphql`
  fragment ChangesData on RecentChanges {
    days {
      day
      label
      games {
        gameId
        name
        untranslated
        cover {
          ...PictureData
        }
        lines {
          ...ChangeLineData
        }
        summary
        more
        roles {
          roleId
          name
          untranslated
          lines {
            ...ChangeLineData
          }
        }
      }
    }
  }
`;

/** A change in words. */
export const changeLineFragment = graphql`
  fragment ChangeLineData on ChangeLine {
    pieces {
      text
      fragment
      isChinese
    }
  }
`;
