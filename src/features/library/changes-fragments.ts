import { graphql } from 'gatsby';

/** Recent changes. */
export const changesFragment = graphql`
  fragment ChangesData on RecentChanges {
    isTold
    isWhole
    days {
      day
      label
      games {
        gameId
        name
        teaser
        untranslated
        cover {
          ...PictureData
        }
        lines {
          ...ChangeLineData
        }
        roleChanges {
          lines {
            ...ChangeLineData
          }
          roles {
            roleId
            name
            untranslated
          }
          more
        }
        roleCount
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
