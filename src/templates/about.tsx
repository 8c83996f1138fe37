import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AboutView } from '../features/about/about-view';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function textOf(data: Queries.AboutPageQuery) {
  return requireNode(requireNode(data.file).childMarkdownRemark);
}

function AboutPage({ data }: PageProps<Queries.AboutPageQuery, PageContext>) {
  const { frontmatter, safeHtml } = textOf(data);
  return <AboutView title={frontmatter.title} html={safeHtml} />;
}

export default AboutPage;

export function Head({ data, pageContext }: HeadProps<Queries.AboutPageQuery, PageContext>) {
  const { title, description } = textOf(data).frontmatter;
  return <PageHead context={pageContext} title={title} description={description} />;
}

export const query = graphql`
  query AboutPage($language: String!, $file: String!) {
    locales: strings(namespaces: ["about", "common"], locale: $language) {
      ...Strings
    }
    file(sourceInstanceName: { eq: "about" }, relativePath: { eq: $file }) {
      childMarkdownRemark {
        frontmatter {
          title
          description
        }
        safeHtml
      }
    }
  }
`;
