// Calls of every operation of the API, made up from the schema: each argument gets a value of its type, each response is asked for
// to some depth. For tests that promise something of all operations, also of those that are yet to be written.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
	type GraphQLField,
	type GraphQLInputType,
	type GraphQLOutputType,
	type GraphQLSchema,
	getNamedType,
	isEnumType,
	isInputObjectType,
	isLeafType,
	isListType,
	isNonNullType,
	isObjectType,
} from 'graphql';
import type { GraphContext } from '../graphql/context.ts';
import { declaredRights, operationsOf } from '../graphql/rights.ts';
import { Upload } from '../graphql/upload.ts';
import { goodPassword } from './accounts.ts';

type Operation = GraphQLField<unknown, GraphContext>;

/** What an argument gets, by its name; ids and all others by their type. */
export interface Given {
	id: string;
	texts: Record<string, string>;
}

export interface MadeCall {
	name: string;
	anyOf: readonly string[];
	query: string;
	/** Whether it names something that exists or not. */
	names: boolean;
	variables(given: Given): Record<string, unknown>;
}

const usual: Record<string, string> = {
	email: 'someone@example.com',
	password: goodPassword,
	currentPassword: 'Falsch-Offset-7',
	newPassword: 'Neues-Offset-8',
	language: 'de-DE',
	languageCode: 'de-DE',
	name: 'somename',
	username: 'someuser',
};

function upload(): Upload {
	const place = path.join(os.tmpdir(), 'platen operations.txt');
	fs.writeFileSync(place, 'no picture');
	return new Upload({ name: 'x.txt', contentType: 'text/plain', path: place, bytes: 10 });
}

function valueFor(type: GraphQLInputType, name: string, given: Given): unknown {
	if (isNonNullType(type)) return valueFor(type.ofType, name, given);
	if (isListType(type)) return [valueFor(type.ofType, name, given)];
	if (isInputObjectType(type))
		return Object.fromEntries(
			Object.values(type.getFields()).map((field) => [field.name, valueFor(field.type, field.name, given)]),
		);
	if (isEnumType(type)) return type.getValues()[0]?.name;
	if (type.name === 'ID') return given.id;
	if (type.name === 'String') return given.texts[name] ?? usual[name] ?? 'some text';
	if (type.name === 'Upload') return upload();
	if (type.name === 'JSON') return {};
	return type.name === 'Boolean' ? true : 1;
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
	const named = getNamedType(type);
	if (!isObjectType(named)) return '';
	const fields = Object.values(named.getFields()).filter((field) =>
		field.args.every((arg) => !isNonNullType(arg.type)),
	);
	const shown = fields.flatMap((field) => {
		if (isLeafType(getNamedType(field.type))) return [field.name];
		return depth > 0 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
	});
	return `{ ${shown.join(' ')} }`;
}

function namesSomething(type: GraphQLInputType, name: string): boolean {
	const named = getNamedType(type);
	if (isInputObjectType(named))
		return Object.values(named.getFields()).some((field) => namesSomething(field.type, field.name));
	return named.name === 'ID' || name === 'token' || name.startsWith('fieldName');
}

function callOf(operation: Operation, kind: 'query' | 'mutation'): MadeCall {
	const declared = operation.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
	const passed = operation.args.map(({ name }) => `${name}: $${name}`).join(', ');
	const head = `${kind} Made${declared ? `(${declared})` : ''}`;
	return {
		name: operation.name,
		anyOf: declaredRights(operation) ?? [],
		query: `${head} { ${operation.name}${passed ? `(${passed})` : ''} ${selectionOf(operation.type, 2)} }`,
		names: operation.args.some(({ name, type }) => namesSomething(type, name)),
		variables: (given) =>
			Object.fromEntries(operation.args.map(({ name, type }) => [name, valueFor(type, name, given)])),
	};
}

export function everyCall(schema: GraphQLSchema): MadeCall[] {
	const mutations = new Set(Object.keys(schema.getMutationType()?.getFields() ?? {}));
	return operationsOf(schema).map((operation) =>
		callOf(operation, mutations.has(operation.name) ? 'mutation' : 'query'),
	);
}
