import type { TypedDocumentNode } from '@apollo/client';
import {
  Kind,
  OperationTypeNode,
  type FieldNode,
  type NameNode,
  type SelectionSetNode,
  type VariableNode,
} from 'graphql';
import { endpoints, type EndpointName, type InputOf, type PayloadOf } from '../../contract';
import { selectionOf, type Selection } from './selection';

/** The whole payload of an endpoint; where GraphQL has null, see `fromData`. */
export interface Answer<N extends EndpointName> {
  readonly payload: PayloadOf<N>;
}

// A type and not an interface: Apollo wants variables that can be indexed.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type Variables<N extends EndpointName> = { readonly input: InputOf<N> };

export interface Operation<N extends EndpointName> {
  readonly document: TypedDocumentNode<Answer<N>, Variables<N>>;
  readonly selection: Selection | undefined;
  readonly type: OperationTypeNode;
}

function name(value: string): NameNode {
  return { kind: Kind.NAME, value };
}

function variable(value: string): VariableNode {
  return { kind: Kind.VARIABLE, name: name(value) };
}

function fieldOf(field: string, selection: Selection | undefined): FieldNode {
  return {
    kind: Kind.FIELD,
    name: name(field),
    ...(selection && { selectionSet: setOf(selection) }),
  };
}

function setOf({ fields }: Selection): SelectionSetNode {
  return {
    kind: Kind.SELECTION_SET,
    selections: Array.from(fields, ([field, selection]) => fieldOf(field, selection)),
  };
}

/** Endpoints that read though their method is POST. */
const READS: ReadonlySet<EndpointName> = new Set(['characterSquare', 'historyMessages']);

function typeOf(endpoint: EndpointName): OperationTypeNode {
  return endpoints[endpoint].method === 'GET' || READS.has(endpoint)
    ? OperationTypeNode.QUERY
    : OperationTypeNode.MUTATION;
}

function build<N extends EndpointName>(endpoint: N): Operation<N> {
  const selection = selectionOf(endpoint);
  const type = typeOf(endpoint);
  const root: FieldNode = {
    ...fieldOf(endpoint, selection),
    alias: name('payload'),
    arguments: [{ kind: Kind.ARGUMENT, name: name('input'), value: variable('input') }],
  };
  const input = {
    kind: Kind.VARIABLE_DEFINITION,
    variable: variable('input'),
    type: { kind: Kind.NAMED_TYPE, name: name('Input') },
  } as const;
  return {
    selection,
    type,
    document: {
      kind: Kind.DOCUMENT,
      definitions: [
        {
          kind: Kind.OPERATION_DEFINITION,
          operation: type,
          name: name(endpoint),
          variableDefinitions: [input],
          selectionSet: { kind: Kind.SELECTION_SET, selections: [root] },
        },
      ],
    },
  };
}

type Operations = { [N in EndpointName]?: Operation<N> };
const built: Operations = {};

/**
 * The GraphQL operation of an endpoint: `query me($input: Input) { payload: me(input: $input) { … } }`. It
 * asks for all that the contract knows of the payload, so there is no second description of the wire, and
 * no parser for one. The same endpoint always gives the same document, by which Apollo knows it.
 */
export function operationOf<N extends EndpointName>(endpoint: N): Operation<N> {
  const known: Operation<N> | undefined = (built as { [K in N]?: Operation<K> })[endpoint];
  if (known) return known;
  const operation = build(endpoint);
  Object.assign(built, { [endpoint]: operation });
  return operation;
}

/** Whether an operation is one of {@link operationOf}, by its name. */
export function isEndpointName(text: string | undefined): text is EndpointName {
  return text !== undefined && Object.hasOwn(endpoints, text);
}
