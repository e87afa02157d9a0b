// Answers GraphQL. The documents of our own client are compiled at their first use and found by their exact text; any other document is
// parsed, measured, validated and plainly executed.
import {
	type DocumentNode,
	type ExecutionResult,
	execute,
	type GraphQLError,
	type GraphQLSchema,
	parse,
	validate,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import type { ApiResult } from '../../rules/page-contract.ts';
import type { WorkClass } from '../database/gate/admission.ts';
import { admitUpload, mostUploadBytes, type UploadLimits } from './admit-upload.ts';
import type { GraphContext } from './context.ts';
import { ApiError, present } from './errors.ts';
import { inspect, limits, type Roots, rootsOf, timeFor, unlimitedOperations } from './limits.ts';
import { type CallerState, ownOperations } from './rights.ts';
import { documentHoldsNul, holdsNul, nulRefused } from './unstorable-text.ts';

export interface GraphRequest {
	query: string;
	variables?: Record<string, unknown> | undefined;
}

type Report = (error: unknown) => void;

export interface Executor {
	/** Never throws: failures are in the response's `errors`. */
	ask(request: GraphRequest, context: GraphContext, report: Report): Promise<ApiResult>;
	/** Whether the document is one of our client's own and asks for nothing that belongs to its caller alone. */
	isShared(query: string): boolean;
	/** Whether the document changes something; false also for one that cannot be read, which is not executed at all. */
	isMutation(query: string): boolean;
	/** Whether it holds one change alone, so that one response tells what has become of it. */
	isOneMutation(query: string): boolean;
	/** Whether its change knows by itself that it was made before, so that it can be sent again to read its result. */
	isRepeatable(query: string): boolean;
	/** The operations of the schema that it asks for, each once; none for one that cannot be read. */
	operationsIn(query: string): readonly string[];
	/** With whom it waits for the database. */
	workClassOf(query: string): WorkClass;
	/** @throws ApiError, when this caller may not send files with this document */
	admitUpload(query: string, caller: CallerState): UploadLimits;
	/** Of all files of one request. */
	mostUploadBytes: number;
}

interface Options {
	schema: GraphQLSchema;
	/** The texts of our client's documents. */
	documents: readonly string[];
	introspection: boolean;
	/** The longest time of a query, in place of what is usual. */
	queryTime?: (roots: readonly string[]) => number;
}

type Variables = Record<string, unknown>;

/** A document of our client. */
interface Compiled {
	compiled: CompiledQuery;
	mutation: boolean;
	roots: string[];
	shared: boolean;
}

/** A document of another client that is within the limits and fits the schema. */
interface Inspected extends Roots {
	document: DocumentNode;
}

/** What decides about money and orders has connections of its own to wait for. Each knows by its own key that it was done before. */
const moneyOperations = new Set(['placeOrder', 'settleCheckout', 'cancelCheckout']);

/** Of foreign documents; a tree takes about fifty times the space of its text. */
const maxDocuments = 200;
const maxTextLength = 2000;

function compile(schema: GraphQLSchema, own: ReadonlySet<string>, text: string): Compiled {
	const document = parse(text);
	const errors = validate(schema, document);
	if (errors.length > 0)
		throw new Error(`A document of the client does not fit the schema: ${errors.join(', ')}\n${text}`);
	const compiled = compileQuery(schema, document);
	if (!isCompiledQuery(compiled)) throw new Error(`A document of the client cannot be compiled:\n${text}`);
	const { mutation, roots } = rootsOf(schema, document);
	return { compiled, mutation, roots, shared: !mutation && !roots.some((name) => own.has(name)) };
}

function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new ApiError('TOO_SLOW')), milliseconds);
	});
	return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

export function createExecutor({ schema, documents, introspection, queryTime = timeFor }: Options): Executor {
	const own = ownOperations(schema);
	const clientTexts = new Set(documents);
	const compiledByText = new Map<string, Compiled>();

	/** One of our client's, compiled when it is first asked for: most processes meet a few of them only. */
	function compiledFor(text: string): Compiled | undefined {
		const compiled = compiledByText.get(text) ?? (clientTexts.has(text) ? compile(schema, own, text) : undefined);
		if (compiled) compiledByText.set(text, compiled);
		return compiled;
	}

	const foreign = new BoundedCache<string, Inspected>({ maxEntries: maxDocuments });

	/** One that fits the schema will do so the next time: programs send the same queries all day. Others are validated anew. */
	function inspected(text: string): Inspected | { errors: readonly GraphQLError[] } {
		const known = foreign.get(text);
		if (known) return known;
		const document = parse(text, { maxTokens: limits.tokens });
		if (documentHoldsNul(document)) throw nulRefused();
		const { errors, ...found } = inspect(schema, document, introspection);
		if (errors.length > 0) return { errors };
		const validated = { document, ...found };
		if (text.length <= maxTextLength) foreign.set(text, validated);
		return validated;
	}

	async function runForeign(text: string, variables: Variables, context: GraphContext): Promise<ExecutionResult> {
		const validated = inspected(text);
		if ('errors' in validated) return { errors: introspection ? validated.errors : validated.errors.map(withoutNames) };
		const { document, mutation, roots } = validated;
		const work = Promise.resolve(execute({ schema, document, contextValue: context, variableValues: variables }));
		// A change is answered when it is made or undone, never while it goes on: what takes too long is undone by the database itself.
		const result = await (mutation ? work : withinTime(queryTime(roots), work));
		// Nothing was executed: a variable does not fit.
		if (result.data === undefined && !introspection) return { errors: (result.errors ?? []).map(withoutNames) };
		const limited = roots.some((name) => !unlimitedOperations.has(name));
		if (limited && JSON.stringify(result.data ?? null).length > limits.answerBytes)
			throw new ApiError('QUERY_TOO_COMPLEX', 'the answer is over 1 MB');
		return result;
	}

	async function run(text: string, variables: Variables, context: GraphContext): Promise<ExecutionResult> {
		if (holdsNul(variables)) throw nulRefused();
		const own = compiledFor(text);
		return own ? own.compiled.query(undefined, context, variables) : runForeign(text, variables, context);
	}

	async function ask(
		{ query, variables = {} }: GraphRequest,
		context: GraphContext,
		report: Report,
	): Promise<ApiResult> {
		try {
			const { data, errors } = await run(query, variables, context);
			return errors ? { data, errors: errors.map((error) => present(error, report)) } : { data };
		} catch (error) {
			return { errors: [present(error, report)] };
		}
	}

	/** Undefined for a document that cannot be read, which is not executed at all. */
	function rootsIn(query: string): Pick<Roots, 'mutation' | 'roots'> | undefined {
		try {
			const found = compiledFor(query) ?? inspected(query);
			return 'mutation' in found ? found : undefined;
		} catch {
			return undefined;
		}
	}

	return {
		ask,
		isShared: (query) => compiledFor(query)?.shared ?? false,
		isMutation: (query) => rootsIn(query)?.mutation ?? false,
		isOneMutation: (query) => rootsIn(query)?.roots.length === 1,
		isRepeatable: (query) => rootsIn(query)?.roots.every((name) => moneyOperations.has(name)) ?? false,
		operationsIn: (query) => [...new Set(rootsIn(query)?.roots)],
		workClassOf(query) {
			const found = rootsIn(query);
			if (!found?.mutation) return 'read';
			return found.roots.some((name) => moneyOperations.has(name)) ? 'money' : 'change';
		},
		admitUpload: (query, caller) => admitUpload(schema, query, caller),
		mostUploadBytes: mostUploadBytes(schema),
	};
}

/** What does not fit is shown by its place alone: the names of types, values and required fields would tell the schema, try by try. */
function withoutNames({ locations }: GraphQLError): ApiError {
	const place = locations?.[0] ? ` at ${locations[0].line}:${locations[0].column}` : '';
	return new ApiError('BAD_REQUEST', `the document or its variables do not fit the schema${place}`);
}
