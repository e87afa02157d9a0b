// What operations that take a form have in common: its values as they come, and what is wrong with them, field by field.
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { builder } from './builder.ts';

/** A fault of one element, in the reader's words. */
export interface FormFault {
	element: string;
	message: string;
}

builder.objectType('FormFault', {
	description: 'What is wrong with one element of a form',
	fields: (t) => ({
		element: t.exposeString('element'),
		message: t.exposeString('message', { description: 'In the language that was asked for' }),
	}),
});

/** Anything that JSON can say: the form's own definition decides what of it counts. */
builder.addScalarType(
	'FormValues',
	new GraphQLScalarType<unknown, unknown>({
		name: 'FormValues',
		description: 'The values of a form, by the names of its elements',
		parseValue: (value) => value,
		parseLiteral: valueFromASTUntyped,
		serialize: (value) => value,
	}),
);
