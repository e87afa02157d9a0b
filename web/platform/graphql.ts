// Documents of the API, typed by its schema. A document is just its text: nothing is parsed in the browser.
import type { initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada';
import type { introspection } from './schema.generated.ts';

type Tada = initGraphQLTada<{ introspection: introspection; disableMasking: true }>;

/** The types read the text; at run time it stays a text, with its fragments behind it. */
export const graphql = ((text: string, fragments: readonly string[] = []) =>
	text + fragments.join('')) as unknown as Tada;

export type Data<D> = ResultOf<D>;
export type Variables<D> = VariablesOf<D>;

export const textOf = (document: unknown): string => String(document);
