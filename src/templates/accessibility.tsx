import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AccessibilityView } from '../features/accessibility/accessibility-view';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function textOf(data: Queries.AccessibilityPageQuery) {
  return requireNode(requireNode(data.file).childMarkdownRemark);
}

function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery, PageContext>) {
  const { frontmatter, safeHtml } = textOf(data);
  return (
    <AccessibilityView
      title={frontmatter.title}
      reviewed={requireNode(frontmatter.reviewed)}
      html={safeHtml}
    />
  );
}

export default AccessibilityPage;

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.AccessibilityPageQuery, PageContext>) {
  const { title, description } = textOf(data).frontmatter;
  return <PageHead context={pageContext} title={title} description={description} />;
}

export const query = graphql`
  query AccessibilityPage($language: String!, $file: String!) {
    locales: strings(namespaces: ["accessibility", "common"], locale: $language) {
      ...Strings
    }
    file(sourceInstanceName: { eq: "accessibility" }, relativePath: { eq: $file }) {
      childMarkdownRemark {
        frontmatter {
          title
          description
          reviewed(formatString: "YYYY-MM-DD")
        }
        safeHtml
      }
    }
  }
`;
