// Descriptions are the public documentation of the API: complete, whole sentences, in the terms of docs/glossary.md.
import {
	type GraphQLNamedType,
	type GraphQLSchema,
	isEnumType,
	isInputObjectType,
	isInterfaceType,
	isNonNullType,
	isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { describeRight } from '../graphql/describe-rights.ts';
import { declaredRights, operationsOf } from '../graphql/rights.ts';
import { createSchema } from './schema.ts';

interface Described {
	name: string;
	description: string;
}

type Named = { name: string; description?: string | null | undefined };
type Part = Named & { args?: readonly Named[] };

function partsOf(type: GraphQLNamedType): readonly Part[] {
	if (isEnumType(type)) return type.getValues();
	const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
	return hasFields ? Object.values(type.getFields()) : [];
}

function listDescriptions(schema: GraphQLSchema): Described[] {
	const described = ({ description }: Named, name: string) => ({ name, description: description ?? '' });
	const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
	return types.flatMap((type) => [
		described(type, type.name),
		...partsOf(type).flatMap(({ args = [], ...part }) => [
			described(part, `${type.name}.${part.name}`),
			...args.map((arg) => described(arg, `${type.name}.${part.name}(${arg.name})`)),
		]),
	]);
}

const descriptions = listDescriptions(createSchema());
const shortest = 15;

/** Paraphrases of terms that have an established name; names in backticks are the API's own and stay. */
const paraphrases = new RegExp(
	`\\b(?:${[
		...[
			'questions?',
			'asks?',
			'asked',
			'asking',
			'answers?',
			'answered',
			'words?',
			'wordings?',
			'looks?',
			'looked',
			'kept',
		],
		...[
			'known',
			'places?(?! (?:an|the) order)',
			'faults?',
			'faulty',
			'judges?',
			'judged',
			'told',
			'tells?',
			'says?',
			'said',
		],
		...['heard', 'things?', 'deeds?', 'stands?', 'standing', 'stood', 'still', 'surroundings', 'favourites?', 'parked'],
		...['whoever', 'somebody', 'nobody', 'everybody', 'anybody', 'he', 'him', 'his', 'himself', 'who of the shop'],
		...['mail address(?:es)?', 'e-mails?', 'speaks?', 'spoken', 'log-ins?'],
	].join('|')})\\b`,
	'i',
);

it('describes every type, field, argument, input field and enum value', () => {
	const missing = descriptions.filter(({ description }) => description.length < shortest);
	expect(missing.map(({ name }) => name)).toEqual([]);
});

it('describes with whole sentences', () => {
	const unfinished = descriptions.filter(({ description }) => !/^[A-Z`0-9{].*\.$/s.test(description));
	expect(unfinished.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});

it('describes with the terms of the glossary', () => {
	const found = descriptions.flatMap(({ name, description }) => {
		const [word] = paraphrases.exec(description.replace(/`[^`]*`/g, '')) ?? [];
		return word ? [`${name} says "${word}": ${description}`] : [];
	});
	expect(found).toEqual([]);
});

it('says of every nullable field when it is null, and of no other field', () => {
	const types = Object.values(createSchema().getTypeMap()).filter((type) => isObjectType(type));
	const wrong = types
		.filter(({ name }) => !name.startsWith('__'))
		.flatMap((type) => Object.values(type.getFields()).map((field) => ({ field, name: `${type.name}.${field.name}` })))
		.filter(({ field }) => /\bnull\b/i.test(field.description ?? '') === isNonNullType(field.type));
	expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('says of every operation which right it needs', () => {
	const silent = operationsOf(createSchema()).filter(
		(operation) => !operation.description?.endsWith(describeRight(declaredRights(operation) ?? [])),
	);
	expect(silent.map(({ name }) => name)).toEqual([]);
});
