// Deny by default: every operation declares the right it needs, `own` or `public`; one that does not keeps the server from starting.
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import {
	type Holder,
	isActingOperator,
	isAdmin,
	isOperator,
	mayDo,
	type Right,
	rights,
} from '../../rules/permissions.ts';
import type { GraphContext } from './context.ts';
import { ApiError } from './errors.ts';

/**
 * `public`: everyone; `own`: a caller who has a session, for what is theirs; `ownOrNone`: the same, and an empty response for visitors;
 * `admin`: an admin role; `operator`: an operator of the platform; `actingOperator`: the same, also inside a shop that they have entered; else
 * the right of the product.
 */
export type OperationRight = 'public' | 'own' | 'ownOrNone' | 'admin' | 'operator' | 'actingOperator' | Right;

type Declaration =
	| readonly ['public']
	| readonly ['own']
	| readonly ['ownOrNone']
	| readonly ['admin']
	| readonly ['operator']
	| readonly ['actingOperator']
	| readonly [Right, ...Right[]];

/** Put this into the `extensions` of an operation. Of several rights any one will do. */
export const needs = (...anyOf: Declaration) => ({ anyOf });

export type Operation = GraphQLField<unknown, GraphContext>;

export function operationsOf(schema: GraphQLSchema): Operation[] {
	const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
	return roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
}

const known: readonly unknown[] = [
	'public',
	'own',
	'ownOrNone',
	'admin',
	'operator',
	'actingOperator',
	...rights,
] satisfies OperationRight[];
const isDeclaration = (anyOf: unknown): anyOf is OperationRight[] =>
	Array.isArray(anyOf) && anyOf.length > 0 && anyOf.every((right) => known.includes(right));

/** Undefined also for one that names a right which does not exist: it would let no one in, or everyone. */
export function declaredRights({ extensions: { anyOf } }: Operation): OperationRight[] | undefined {
	return isDeclaration(anyOf) ? anyOf : undefined;
}

const isOwn = (right: OperationRight) => right === 'own' || right === 'ownOrNone';

function holds(user: Holder & { admin: boolean; operator?: object | undefined }, right: OperationRight): boolean {
	if (right === 'public' || isOwn(right)) return true;
	if (right === 'operator') return isOperator(user);
	if (right === 'actingOperator') return isActingOperator(user);
	return right === 'admin' ? isAdmin(user) : mayDo(user, right);
}

export type CallerState = Pick<GraphContext, 'user' | 'lapsed'>;

/** Whose access token has run out is no visitor: an empty response would look as if everything they have were gone. */
export function refuseCaller({ user, lapsed }: CallerState, anyOf: readonly OperationRight[]): ApiError | undefined {
	if (anyOf.includes('public') || (anyOf.includes('ownOrNone') && !lapsed)) return undefined;
	if (!user) return new ApiError('UNAUTHORIZED');
	const granted = anyOf.some((right) => holds(user, right));
	return granted ? undefined : new ApiError('FORBIDDEN');
}

/** The names of the operations whose result belongs to their caller alone, so that no cache may give it to another. */
export const ownOperations = (schema: GraphQLSchema): ReadonlySet<string> =>
	new Set(operationsOf(schema).flatMap((one) => (declaredRights(one)?.some(isOwn) ? one.name : [])));

/** Puts the check before every operation; throws, naming the operations, when one has declared nothing. */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
	const undeclared = operationsOf(schema).filter((operation) => !declaredRights(operation));
	if (undeclared.length > 0)
		throw new Error(`These operations declare no right: ${undeclared.map(({ name }) => name).join(', ')}`);
	for (const operation of operationsOf(schema)) {
		const anyOf = declaredRights(operation);
		const resolve = operation.resolve ?? defaultFieldResolver;
		operation.resolve = (source, args, context, info) => {
			const refusal = anyOf && refuseCaller(context, anyOf);
			if (refusal) throw refusal;
			return resolve(source, args, context, info);
		};
	}
	return schema;
}
