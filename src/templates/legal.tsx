import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ComingVersion, EarlierVersions } from '../features/legal/legal-versions';
import { LegalView } from '../features/legal/legal-view';
import type { Locale } from '../config/locales';
import { fillPlaceholders, type Statements } from '../markdown/fill-placeholders';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

interface LegalContext extends PageContext<'legal'> {
  readonly textLocale: Locale;
  readonly statements?: Statements;
  readonly version: string;
  readonly before?: EarlierVersions;
  readonly coming?: ComingVersion;
}

function textOf(data: Queries.LegalPageQuery) {
  return requireNode(requireNode(data.file).childMarkdownRemark);
}

function LegalPage({ data, pageContext }: PageProps<Queries.LegalPageQuery, LegalContext>) {
  const { frontmatter, safeHtml, headings } = textOf(data);
  return (
    <LegalView
      doc={pageContext.params.doc}
      title={frontmatter.title}
      version={pageContext.version}
      before={pageContext.before}
      coming={pageContext.coming}
      effective={requireNode(frontmatter.effective)}
      html={fillPlaceholders(safeHtml, pageContext.statements ?? {})}
      headings={(headings ?? []).flatMap((heading) => heading?.value ?? [])}
      textLocale={pageContext.textLocale}
    />
  );
}

export default LegalPage;

export function Head({ data, pageContext }: HeadProps<Queries.LegalPageQuery, LegalContext>) {
  const { title, description } = textOf(data).frontmatter;
  return <PageHead context={pageContext} title={title} description={description} />;
}

export const query = graphql`
  query LegalPage($language: String!, $file: String!) {
    locales: strings(namespaces: ["common", "legal"], locale: $language) {
      ...Strings
    }
    file(sourceInstanceName: { eq: "legal" }, relativePath: { eq: $file }) {
      childMarkdownRemark {
        frontmatter {
          title
          description
          effective(formatString: "YYYY-MM-DD")
        }
        safeHtml
        headings(depth: h2) {
          value
        }
      }
    }
  }
`;
