// Deny by default: every operation declares the right it needs, `own` or `public`; one that does not keeps the server from starting.
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { mayDo, type Right, rights } from '../../rules/permissions.ts';
import type { GraphContext } from './context.ts';
import { ApiError } from './errors.ts';

/** `public`: everybody; `own`: whoever has a session, for what is his; else the right of the product. */
type OperationRight = 'public' | 'own' | Right;

/** Put this into the `extensions` of an operation. */
export const needs = (right: OperationRight) => ({ right });

type Operation = GraphQLField<unknown, GraphContext>;

function operationsOf(schema: GraphQLSchema): Operation[] {
	const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
	return roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
}

function declaredRight(operation: Operation): OperationRight | undefined {
	const { right } = operation.extensions;
	return (['public', 'own', ...rights] as const).find((known) => known === right);
}

function refuse(user: GraphContext['user'], right: OperationRight): ApiError | undefined {
	if (right === 'public') return undefined;
	if (!user) return new ApiError('UNAUTHORIZED');
	return right === 'own' || mayDo(user, right) ? undefined : new ApiError('FORBIDDEN');
}

/** Puts the check before every operation; throws, naming the operations, when one has declared nothing. */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
	const undeclared = operationsOf(schema).filter((operation) => !declaredRight(operation));
	if (undeclared.length > 0)
		throw new Error(`These operations declare no right: ${undeclared.map(({ name }) => name).join(', ')}`);
	for (const operation of operationsOf(schema)) {
		const right = declaredRight(operation);
		const resolve = operation.resolve ?? defaultFieldResolver;
		operation.resolve = (source, args, context, info) => {
			const refusal = right && refuse(context.user, right);
			if (refusal) throw refusal;
			return resolve(source, args, context, info);
		};
	}
	return schema;
}
