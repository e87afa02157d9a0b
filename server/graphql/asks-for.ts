// Whether an operation asks for a field of what is resolved, so that no one has to find out what is not wanted.
import type { FieldNode, GraphQLResolveInfo } from 'graphql';

/** Behind a fragment anything may stand: there the answer is yes. */
export const asksFor = ({ fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>, name: string): boolean =>
	fieldNodes.some(({ selectionSet }: FieldNode) =>
		selectionSet?.selections.some((one) => one.kind !== 'Field' || one.name.value === name),
	);
