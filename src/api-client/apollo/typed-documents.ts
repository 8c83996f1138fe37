import type { TypedDocumentNode } from '@apollo/client';
import {
  Kind,
  OperationTypeNode,
  type ArgumentNode,
  type NameNode,
  type VariableDefinitionNode,
} from 'graphql';
import {
  endpoints,
  type EndpointName,
  type EndpointsOf,
  type InputOf,
  type OperationKind,
  type PayloadOf,
} from '../../contract';

/** Result of an operation: the payload under the endpoint's name. */
export type DataOf<N extends EndpointName> = { readonly [K in N]: PayloadOf<K> };

/** An endpoint as Apollo takes it: its variables are the input, its data is the payload. */
export type EndpointDocument<N extends EndpointName> = TypedDocumentNode<DataOf<N>, InputOf<N>>;

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value };
}

function variableDefinition(field: string): VariableDefinitionNode {
  return {
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: nameNode(field) },
    // GraphQL types are not checked: TypeScript checks the input, and the API validates it.
    type: { kind: Kind.NAMED_TYPE, name: nameNode('JSON') },
  };
}

function argument(field: string): ArgumentNode {
  return {
    kind: Kind.ARGUMENT,
    name: nameNode(field),
    value: { kind: Kind.VARIABLE, name: nameNode(field) },
  };
}

/**
 * `query gameDetail($id: JSON) { gameDetail(id: $id) }`. The payload has no selection: the API gives all of it
 * or nothing, so Apollo keeps it as it was parsed, and what is absent stays absent. Made as a tree, because a
 * parser for the text would be fetched by every visitor.
 */
function documentOf<N extends EndpointName>(name: N): EndpointDocument<N> {
  const { kind, input } = endpoints[name];
  const fields = Object.keys(input.shape);
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: kind === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION,
        name: nameNode(name),
        variableDefinitions: fields.map(variableDefinition),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [{ kind: Kind.FIELD, name: nameNode(name), arguments: fields.map(argument) }],
        },
      },
    ],
  };
}

type Documents<K extends OperationKind> = {
  readonly [N in EndpointsOf<K>]: EndpointDocument<N>;
};

/** True when a text is the name of an endpoint. */
export function isEndpointName(text: string | undefined): text is EndpointName {
  return text !== undefined && Object.hasOwn(endpoints, text);
}

function documentsOf<K extends OperationKind>(kind: K): Documents<K> {
  const names = Object.keys(endpoints).filter(isEndpointName);
  const entries = names.flatMap((name): [string, unknown][] =>
    endpoints[name].kind === kind ? [[name, documentOf(name)]] : [],
  );
  return Object.fromEntries(entries) as Documents<K>;
}

/** Documents for `useQuery`, by the endpoint's name: `useQuery(queries.gameDetail, { variables: { id } })`. */
export const queries = documentsOf('query');

/** Documents for `useMutation`, by the endpoint's name: `useMutation(mutations.login)`. */
export const mutations = documentsOf('mutation');
