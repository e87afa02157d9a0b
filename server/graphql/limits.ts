// What a document of another client may request. Our own client's documents are known by their text and not measured.
import {
	type DocumentNode,
	type FieldNode,
	type FragmentDefinitionNode,
	type GraphQLError,
	type GraphQLSchema,
	getNamedType,
	isListType,
	isNonNullType,
	isObjectType,
	Kind,
	NoSchemaIntrospectionCustomRule,
	type OperationDefinitionNode,
	type SelectionSetNode,
	specifiedRules,
	validate,
} from 'graphql';
import { ApiError } from './errors.ts';
import { excessOfRepeats } from './repeats.ts';

export const limits = {
	tokens: 1000,
	depth: 8,
	aliases: 15,
	rootFields: 20,
	/** Fields that stand beside another of the same name: validation compares each with each. */
	repeats: 50,
	fragments: 30,
	mutations: 4,
	cost: 1000,
	listLength: 100,
	answerBytes: 2 ** 20,
	/** Of a query: the longest wait for its turn, and some time for itself. */
	milliseconds: 20_000,
	/** Of what has a file to work on, or another service to wait for. */
	slowMilliseconds: 30_000,
	/** Selections looked at while measuring: fragments that spread fragments can multiply without end. */
	steps: 5000,
};

/** Operations that must stand alone in their document. */
const lonelyOperations = new Set([
	'login',
	'confirmLoginCode',
	'signUp',
	'confirmEmail',
	'forgotPassword',
	'resetPassword',
	'acceptInvitation',
	'joinCompany',
	'changePassword',
	'deleteOwnAccount',
	'placeOrder',
]);
/** Queries that wait for another service. */
const slowQueries = new Set(['translationAccount']);

export const timeFor = (roots: readonly string[]): number =>
	roots.some((name) => slowQueries.has(name)) ? limits.slowMilliseconds : limits.milliseconds;

/** The two queries of the contract that answer with whole catalogues. */
export const unlimitedOperations = new Set(['translationsByTenant', 'userGenericFields']);

/** What stands at the root of a document. */
export interface Roots {
	mutation: boolean;
	/** The names of its operations. */
	roots: string[];
}

interface Measure extends Pick<Roots, 'roots'> {
	depth: number;
	aliases: number;
	cost: number;
	steps: number;
}

function theOperation(document: DocumentNode): OperationDefinitionNode {
	const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
	const [operation] = operations;
	if (operations.length !== 1 || !operation) throw new ApiError('BAD_REQUEST', 'one operation in a document');
	return operation;
}

const isList = (type: unknown): boolean => isListType(type) || (isNonNullType(type) && isList(type.ofType));

/** Walks the selections once. Lists count as many times as they may be long, so nested lists grow quickly. */
function measureOperation(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Measure {
	const fragments = new Map<string, FragmentDefinitionNode>();
	for (const definition of document.definitions) {
		if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
	}
	const measure: Measure = { depth: 0, aliases: 0, cost: 0, steps: 0, roots: [] };
	const spread: string[] = [];
	const walkFragment = (name: string, depth: number, factor: number): void => {
		const fragment = fragments.get(name);
		if (!fragment || spread.includes(name)) return;
		spread.push(name);
		walk(fragment.selectionSet, fragment.typeCondition.name.value, depth, factor);
		spread.pop();
	};
	const walkField = (selection: FieldNode, typeName: string, depth: number, factor: number): void => {
		const type = schema.getType(typeName);
		const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
		if (selection.alias) measure.aliases += 1;
		if (depth === 1) measure.roots.push(selection.name.value);
		if (!selection.selectionSet || !field) return;
		measure.cost += factor;
		walk(selection.selectionSet, getNamedType(field.type).name, depth + 1, isList(field.type) ? factor * 10 : factor);
	};
	const walk = (selectionSet: SelectionSetNode, typeName: string, depth: number, factor: number): void => {
		measure.depth = Math.max(measure.depth, depth);
		for (const selection of selectionSet.selections) {
			measure.steps += 1;
			if (measure.steps > limits.steps) return;
			if (selection.kind === Kind.FRAGMENT_SPREAD) walkFragment(selection.name.value, depth, factor);
			else if (selection.kind === Kind.INLINE_FRAGMENT)
				walk(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, depth, factor);
			else walkField(selection, typeName, depth, factor);
		}
	};
	walk(operation.selectionSet, schema.getRootType(operation.operation)?.name ?? '', 1, 1);
	return measure;
}

function excess(measure: Measure, operation: OperationDefinitionNode): string | undefined {
	if (measure.depth > limits.depth) return `depth over ${limits.depth}`;
	if (measure.aliases > limits.aliases) return `more than ${limits.aliases} aliases`;
	if (measure.roots.length > limits.rootFields) return `more than ${limits.rootFields} fields at the root`;
	if (measure.steps > limits.steps) return `more than ${limits.steps} selections`;
	if (measure.cost > limits.cost) return `cost over ${limits.cost}`;
	if (operation.operation !== 'mutation') return undefined;
	if (measure.roots.length > limits.mutations) return `more than ${limits.mutations} mutations`;
	if (measure.roots.length > 1 && measure.roots.some((name) => lonelyOperations.has(name)))
		return 'this mutation stands alone';
	return undefined;
}

/** Of a document that is not measured otherwise. */
export function rootsOf(schema: GraphQLSchema, document: DocumentNode): Roots {
	const operation = theOperation(document);
	const { roots } = measureOperation(schema, document, operation);
	return { mutation: operation.operation === 'mutation', roots };
}

/** @returns the errors of the document, and what stands at its root */
export function inspect(
	schema: GraphQLSchema,
	document: DocumentNode,
	introspection: boolean,
): Roots & { errors: readonly GraphQLError[] } {
	const operation = theOperation(document);
	// Measured before it is validated: validation itself takes time on a monstrous document.
	const measure = measureOperation(schema, document, operation);
	const tooMuch = excess(measure, operation);
	if (tooMuch) throw new ApiError('QUERY_TOO_COMPLEX', tooMuch);
	const repeated = excessOfRepeats(document, limits);
	if (repeated) throw new ApiError('QUERY_TOO_COMPLEX', repeated);
	const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
	const errors = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: !introspection });
	return { errors, mutation: operation.operation === 'mutation', roots: measure.roots };
}
