// What operations that take a form have in common: its values as they come, and what is wrong with them, field by field.
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { builder } from './builder.ts';

/** An error of one element, in the reader's words. */
export interface FormError {
	element: string;
	message: string;
}

builder.objectType('FormFault', {
	description: 'An error of one element of a form.',
	fields: (t) => ({
		element: t.exposeString('element', { description: 'Name of the element.' }),
		message: t.exposeString('message', { description: 'The error as a sentence in the requested language.' }),
	}),
});

/** Anything that JSON can say: the form's own definition decides what of it counts. */
builder.addScalarType(
	'FormValues',
	new GraphQLScalarType<unknown, unknown>({
		name: 'FormValues',
		description: 'Values of a form, as an object by the names of its elements.',
		parseValue: (value) => value,
		parseLiteral: valueFromASTUntyped,
		serialize: (value) => value,
	}),
);
