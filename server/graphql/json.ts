// Anything that JSON can say: a caller who takes it validates it by rules of its own.
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { builder } from './builder.ts';

builder.addScalarType(
	'JSON',
	new GraphQLScalarType<unknown, unknown>({
		name: 'JSON',
		description: 'Any JSON value.',
		parseValue: (value) => value,
		parseLiteral: valueFromASTUntyped,
		serialize: (value) => value,
	}),
);
