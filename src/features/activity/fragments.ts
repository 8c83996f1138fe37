import { graphql } from 'gatsby';

/** Everything that an activity's card shows. Needs the variable `$language`. */
export const activityDataFragment = graphql`
  fragment ActivityData on Activity {
    activityId
    startAt
    endAt
    dates(locale: $language) {
      from
      to
      month
      day
      lastDay
    }
    link
    cover {
      ...PictureData
      ...PictureWords
    }
    text(locale: $language) {
      title
      summary
      html
      untranslated
    }
  }
`;

/** A banner of the activity page. Needs the variable `$language`. */
export const bannerDataFragment = graphql`
  fragment BannerData on Banner {
    bannerId
    link
    image {
      ...PictureData
    }
    text(locale: $language) {
      title
      untranslated
    }
  }
`;
