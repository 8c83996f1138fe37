import { graphql } from 'gatsby';

/** A picture as {@link Picture} shows it. */
export const pictureFragment = graphql`
  fragment PictureData on Picture {
    src
    srcSet
    width
    height
    color
  }
`;

/** Words for a picture that is looked at. Needs the variable `$language`. */
export const pictureWordsFragment = graphql`
  fragment PictureWords on Picture {
    text(locale: $language) {
      line
      description
      untranslated
    }
  }
`;
