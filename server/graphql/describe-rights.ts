// Every operation says in its description what it needs of its caller: taken from what is checked, so that it is always true.
import type { GraphQLSchema } from 'graphql';
import { declaredRights, type OperationRight, operationsOf } from './rights.ts';

const listOf = (rights: readonly string[]): string => rights.map((right) => `\`${right}\``).join(', ');

/** @returns a sentence for the public documentation */
export function describeRight(anyOf: readonly OperationRight[]): string {
	if (anyOf.includes('public')) return 'Needs no session.';
	if (anyOf.includes('ownOrNone')) return 'Needs no session; without one the result is empty.';
	if (anyOf.includes('own')) return 'Needs a session.';
	if (anyOf.includes('operator')) return 'Only for operators of the installation.';
	if (anyOf.includes('actingOperator'))
		return 'Only for operators of the installation, also in a shop that they have entered.';
	if (anyOf.includes('admin')) return 'Needs an admin role.';
	return anyOf.length === 1 ? `Needs the right ${listOf(anyOf)}.` : `Needs one of the rights ${listOf(anyOf)}.`;
}

export function describeRights(schema: GraphQLSchema): GraphQLSchema {
	for (const operation of operationsOf(schema)) {
		const anyOf = declaredRights(operation);
		if (anyOf && operation.description) operation.description += ` ${describeRight(anyOf)}`;
	}
	return schema;
}
