import * as z from 'zod/mini';

const localeNodesSchema = z.array(
  z.object({ id: z.string(), ns: z.string(), language: z.string() }),
);

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  readonly nodeModel: {
    findAll(
      args: { type: string },
      dependencies?: { track: boolean },
    ): Promise<{ readonly entries: Iterable<object> }>;
    /** Notes that the page depends on the node. */
    getNodeById(args: { id: string; type: string }): object | null;
  };
}

interface Wanted {
  readonly namespaces: readonly string[];
  /** Absent for every language. */
  readonly locale?: string | null;
}

type LocaleNodes = z.infer<typeof localeNodesSchema>;

let known: LocaleNodes = [];

function placeOf({ language, ns }: LocaleNodes[number]): string {
  return `${language} ${ns}`;
}

function select(nodes: LocaleNodes, { namespaces, locale }: Wanted): LocaleNodes {
  return nodes.filter(
    ({ ns, language }) => namespaces.includes(ns) && (locale ?? language) === language,
  );
}

/**
 * `Query.strings`: the strings of some namespaces, always in the same order. Every page asks for them, so it looks nodes
 * up by their ids: a filter takes longer, and makes every page depend on every file of strings, so that an edit of one
 * would run the queries of all pages.
 */
export async function pageStrings(_: unknown, wanted: Wanted, { nodeModel }: Context) {
  if (select(known, wanted).length < wanted.namespaces.length) {
    const { entries } = await nodeModel.findAll({ type: 'Locale' }, { track: false });
    known = localeNodesSchema
      .parse([...entries])
      .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  }
  const nodes = select(known, wanted).map(({ id }) =>
    nodeModel.getNodeById({ id, type: 'Locale' }),
  );
  return { edges: nodes.filter((node) => node !== null).map((node) => ({ node })) };
}

/** Types of what {@link pageStrings} resolves. */
export const PAGE_STRINGS_TYPES = /* GraphQL */ `
  "The strings that a page brings, in the shape that the i18n plugin reads."
  type PageStrings {
    edges: [PageStringsEdge!]!
  }

  type PageStringsEdge {
    node: Locale!
  }

  "Strings of one namespace in one language, as JSON text."
  type Locale implements Node @dontInfer {
    ns: String!
    language: String!
    data: String!
  }
`;
