import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Holder } from '../../rules/permissions.ts';
import { DatabaseUnavailable } from '../database/connection.ts';
import { requireUploadLimits } from './admit-upload.ts';
import type { GraphContext } from './context.ts';
import { ApiError } from './errors.ts';
import { createExecutor } from './execute.ts';
import { guardOperations, needs } from './rights.ts';

interface Leaf {
	depth: number;
}

/** A small schema with everything that can go wrong. */
function createTestSchema() {
	const builder = new SchemaBuilder<{ Context: GraphContext; DefaultFieldNullability: false }>({
		defaultFieldNullability: false,
	});
	const leaf = builder.objectRef<Leaf>('Leaf');
	leaf.implement({
		fields: (t) => ({
			depth: t.exposeInt('depth'),
			next: t.field({ type: leaf, resolve: ({ depth }) => ({ depth: depth + 1 }) }),
			many: t.field({ type: [leaf], resolve: ({ depth }) => [{ depth: depth + 1 }] }),
		}),
	});
	const fail = (error: Error) => () => {
		throw error;
	};
	builder.queryType({
		fields: (t) => ({
			hello: t.string({
				extensions: needs('public'),
				args: { name: t.arg.string() },
				resolve: (_root, { name }) => `Hello ${name}`,
			}),
			leaf: t.field({ type: leaf, extensions: needs('public'), resolve: () => ({ depth: 1 }) }),
			mine: t.string({ extensions: needs('own'), resolve: () => 'mine' }),
			secret: t.string({ extensions: needs('mProd'), resolve: () => 'secret' }),
			either: t.string({ extensions: needs('mProd', 'mContent'), resolve: () => 'either' }),
			missing: t.string({ extensions: needs('public'), resolve: fail(new ApiError('NOT_FOUND')) }),
			broken: t.string({ extensions: needs('public'), resolve: fail(new Error('password hunter2')) }),
			odd: t.string({ extensions: needs('public'), resolve: fail(new GraphQLError('password hunter2')) }),
			away: t.string({ extensions: needs('public'), resolve: fail(new DatabaseUnavailable('gone')) }),
			slow: t.string({ extensions: needs('public'), resolve: () => new Promise<string>(() => undefined) }),
			long: t.string({ extensions: needs('public'), resolve: () => 'x'.repeat(2 ** 20) }),
			translationsByTenant: t.string({ extensions: needs('public'), resolve: () => 'x'.repeat(2 ** 20) }),
		}),
	});
	builder.mutationType({
		fields: (t) => ({
			touch: t.string({ extensions: needs('public'), resolve: () => 'touched' }),
			login: t.string({ extensions: needs('public'), resolve: () => 'in' }),
		}),
	});
	return guardOperations(builder.toSchema());
}

const known = 'query Hello($name: String!) { hello(name: $name) }';
const executor = createExecutor({ schema: createTestSchema(), documents: [known], introspection: false });

async function ask(query: string, variables: Record<string, unknown> = {}, user?: Holder) {
	const reports: unknown[] = [];
	const context = { user } as GraphContext;
	const answer = await executor.ask({ query, variables }, context, (error) => reports.push(error));
	const { data, errors } = JSON.parse(JSON.stringify(answer));
	return { ...(data === undefined ? {} : { data }), ...(errors === undefined ? {} : { errors }), reports };
}

const withRight = (...access: Holder['roles'][number]['access']): Holder => ({ roles: [{ admin: false, access }] });

describe('a document', () => {
	it('of our client is found by its exact text and executed', async () => {
		expect(executor.isShared(known)).toBe(true);
		expect(executor.isShared(`${known} `)).toBe(false);
		expect(await ask(known, { name: 'Ada' })).toMatchObject({ data: { hello: 'Hello Ada' } });
	});

	it('of another client has the same result', async () => {
		expect(await ask(`${known} `, { name: 'Ada' })).toMatchObject({ data: { hello: 'Hello Ada' } });
	});

	it('of our client with a wrong variable gets a clear error', async () => {
		const { errors } = await ask(known, { name: 5 });
		expect(errors[0]).toMatchObject({
			message: expect.stringContaining('$name'),
			extensions: { statusCode: 400, code: 'BAD_REQUEST' },
		});
	});

	it.each([
		['{ hello(name: LOUD) }', {}],
		['{ hello { no } }', {}],
		['{ leaf }', {}],
		['{ leaf { dept } }', {}],
		['query A($name: Nothing) { hello(name: $name) }', {}],
		['query A($name: String!) { hello(name: $name) }', {}],
		['query A($name: String!) { hello(name: $name) }', { name: 5 }],
	])(
		'of somebody else that does not fit is told by its place, not by names of the schema: %s %j',
		async (query, given) => {
			const { errors } = await ask(query, given);
			expect(errors[0].message).toMatch(/^[^(]+\(the document or its variables do not fit the schema at 1:\d+\)$/);
			expect(errors[0].extensions).toEqual({ statusCode: 400, code: 'BAD_REQUEST' });
		},
	);

	it('of a developer that does not fit gets the full error', async () => {
		const open = createExecutor({ schema: createTestSchema(), documents: [], introspection: true });
		const { errors } = await open.ask({ query: '{ helo }' }, {} as GraphContext, () => undefined);
		expect(errors?.[0]?.message).toContain('Cannot query field "helo" on type "Query". Did you mean "hello"?');
	});

	it('of the client that does not fit the schema fails at its first use, with the reason in the log alone', async () => {
		const stale = createExecutor({ schema: createTestSchema(), documents: ['{ nothing }'], introspection: false });
		const reported: unknown[] = [];
		const { errors } = await stale.ask({ query: '{ nothing }' }, {} as GraphContext, (error) => reported.push(error));
		expect(errors?.[0]?.message).not.toContain('nothing');
		expect(String(reported[0])).toContain('does not fit the schema');
	});

	it.each([
		['{', 'Syntax Error'],
		['{ helo }', 'do not fit the schema at 1:3'],
		['query A { hello } query B { hello }', 'one operation in a document'],
		['{ __schema { types { name } } }', 'do not fit the schema at 1:3'],
	])('that is wrong is refused with its reason and no more: %s', async (query, reason) => {
		const { errors } = await ask(query);
		expect(errors[0].message).toContain(reason);
		expect(errors[0].message).not.toContain('Did you mean');
		expect(errors[0].extensions).toEqual({ statusCode: 400, code: 'BAD_REQUEST' });
	});
});

describe('the limits for documents of other clients', () => {
	const nested = (field: string, depth: number): string =>
		depth === 0 ? 'depth' : `${field} { ${nested(field, depth - 1)} }`;
	const times = (count: number, text: (number: number) => string) =>
		Array.from({ length: count }, (_, number) => text(number)).join(' ');

	it.each([
		['depth', `{ leaf { ${nested('next', 7)} } }`, 'depth over 8'],
		['aliases', `{ ${times(16, (number) => `a${number}: hello`)} }`, 'more than 15 aliases'],
		['fields at the root', `{ ${times(21, () => 'hello')} }`, 'more than 20 fields at the root'],
		['cost', `{ leaf { ${nested('many', 4)} } }`, 'cost over 1000'],
		['mutations', `mutation { ${times(5, () => 'touch')} }`, 'more than 4 mutations'],
		['mutations that stand alone', 'mutation { login touch }', 'this mutation stands alone'],
		['repeated fields', `{ leaf { ${times(52, () => 'depth')} } }`, 'more than 50 repeated fields'],
		[
			'repeated fields in several places',
			`{ leaf { ${times(8, () => `next { ${times(8, () => 'depth')} }`)} } }`,
			'more than 50 repeated fields',
		],
		[
			'repeated fields in fragments that nobody uses',
			`{ hello } fragment A on Leaf { ${times(52, () => 'depth')} }`,
			'more than 50 repeated fields',
		],
		[
			'repeated fields in fragments that meet',
			`{ leaf { ${times(26, (number) => `...F${number}`)} } } ${times(26, (number) => `fragment F${number} on Leaf { ${times(2, () => 'depth')} }`)}`,
			'more than 50 repeated fields',
		],
		[
			'fragments',
			`{ hello } ${times(31, (number) => `fragment F${number} on Leaf { depth }`)}`,
			'more than 30 fragments',
		],
		['the answer', '{ long }', 'the answer is over 1 MB'],
		[
			'fragments that multiply',
			`{ leaf { ...F0 } } ${times(20, (number) => `fragment F${number} on Leaf { ...F${number + 1} ...F${number + 1} }`)} fragment F20 on Leaf { depth }`,
			'more than 5000 selections',
		],
	])('hold for %s', async (_what, query, reason) => {
		const { errors } = await ask(query);
		expect(errors).toEqual([
			{
				message: `The query is too complex. Please ask for less at once. (${reason})`,
				extensions: { statusCode: 400, code: 'QUERY_TOO_COMPLEX' },
			},
		]);
	});

	it('hold for the time of a query, with an error of its own', async () => {
		const hurried = createExecutor({
			schema: createTestSchema(),
			documents: [],
			introspection: false,
			queryTime: () => 50,
		});
		const { errors } = await hurried.ask({ query: '{ slow }' }, {} as GraphContext, () => undefined);
		expect(errors).toEqual([
			{
				message: 'This took too long. Please try again shortly.',
				extensions: { statusCode: 503, code: 'TOO_SLOW' },
			},
		]);
	});

	it('hold for the tokens of the text', async () => {
		const { errors } = await ask(`{ leaf { ${times(400, () => 'next { depth }')} } }`);
		expect(errors[0].message).toContain('more that 1000 tokens');
	});

	it('let fragments that go in circles end in an error, not in a loop', async () => {
		const { errors } = await ask('{ leaf { ...A } } fragment A on Leaf { next { ...A } }');
		expect(errors[0].message).toContain('do not fit the schema');
	});

	it('let pass what is below them', async () => {
		expect(
			await ask(`{ leaf { ${nested('next', 6)} } ${times(14, (number) => `a${number}: hello`)} }`),
		).not.toHaveProperty('errors');
		expect(await ask('mutation { touch }')).toMatchObject({ data: { touch: 'touched' } });
	});

	it('do not hold for the length of the two contract queries', async () => {
		expect(await ask('{ translationsByTenant }')).not.toHaveProperty('errors');
	});
});

describe('the right of an operation', () => {
	it('is declared by name or the server does not start', () => {
		const builder = new SchemaBuilder({});
		builder.queryType({ fields: (t) => ({ forgotten: t.string({ resolve: () => '' }) }) });
		expect(() => guardOperations(builder.toSchema())).toThrow('These operations declare no right: forgotten');
	});

	it('comes with how many files of which size it takes, or the server does not start', () => {
		const builder = new SchemaBuilder<{ Scalars: { Upload: { Input: unknown; Output: never } } }>({});
		builder.scalarType('Upload', { serialize: () => '' });
		builder.queryType({
			fields: (t) => ({ send: t.string({ args: { file: t.arg({ type: 'Upload' }) }, resolve: () => '' }) }),
		});
		expect(() => requireUploadLimits(builder.toSchema())).toThrow('These operations take files of any size: send');
	});

	it.each([[[]], [['mProd', 'mEverything']], ['mProd']])(
		'that does not exist keeps the server from starting: %j',
		(anyOf) => {
			const builder = new SchemaBuilder({});
			builder.queryType({ fields: (t) => ({ odd: t.string({ extensions: { anyOf }, resolve: () => '' }) }) });
			expect(() => guardOperations(builder.toSchema())).toThrow('These operations declare no right: odd');
		},
	);

	it.each([
		['{ mine }', undefined, 'Unauthorized', 401],
		['{ secret }', undefined, 'Unauthorized', 401],
		['{ secret }', withRight('qProd'), 'You do not have permission to do this.', 403],
		['{ either }', undefined, 'Unauthorized', 401],
		['{ either }', withRight('qProd', 'mOrder'), 'You do not have permission to do this.', 403],
	])('is missing: %s', async (query, user, message, statusCode) => {
		const { errors, data } = await ask(query, {}, user);
		expect(errors[0]).toMatchObject({ message, extensions: { statusCode } });
		expect(data).toBeNull();
	});

	it('is there', async () => {
		expect(await ask('{ mine }', {}, withRight())).toMatchObject({ data: { mine: 'mine' } });
		expect(await ask('{ secret }', {}, withRight('mProd'))).toMatchObject({ data: { secret: 'secret' } });
		expect(await ask('{ either }', {}, withRight('mProd'))).toMatchObject({ data: { either: 'either' } });
		expect(await ask('{ either }', {}, withRight('mContent'))).toMatchObject({ data: { either: 'either' } });
	});
});

describe('a failure', () => {
	it('that was expected comes with its code and status', async () => {
		const { errors, reports } = await ask('{ missing }');
		expect(errors).toEqual([
			{ message: 'This could not be found.', path: ['missing'], extensions: { statusCode: 404, code: 'NOT_FOUND' } },
		]);
		expect(reports).toEqual([]);
	});

	it.each(['{ broken }', '{ odd }'])('that is unexpected is masked and reported: %s', async (query) => {
		const { errors, reports } = await ask(query);
		expect(errors[0]).toMatchObject({
			message: 'The fault is ours. Please try again.',
			extensions: { statusCode: 500, code: 'INTERNAL' },
		});
		expect(JSON.stringify(errors)).not.toContain('hunter2');
		expect(reports).toEqual([expect.objectContaining({ message: 'password hunter2' })]);
	});

	it('of the database says that it will pass', async () => {
		const { errors } = await ask('{ away }');
		expect(errors[0].extensions).toEqual({ statusCode: 503, code: 'UNAVAILABLE', retryAfter: expect.any(Number) });
	});
});
