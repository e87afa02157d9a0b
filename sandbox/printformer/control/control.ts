// How tests turn the sandbox, under /_sandbox and from this machine only, never from a page in a browser.
import type http from 'node:http';
import { isFromHere } from '../../loopback.ts';
import type { Work } from '../callbacks/deliver.ts';
import { calm, type KnobChanges, readKnobs, turnKnobs } from '../knobs.ts';
import type { Template } from '../objects.ts';
import type { RequestLog } from '../request-log.ts';
import { changeTemplate } from '../templates.ts';
import { readBytes } from '../wire/body.ts';
import { PrintformerFailure } from '../wire/failures.ts';
import { advanceClock, nowOf, scopeOf, type World } from '../world.ts';

interface Tools {
	world: World;
	log: RequestLog;
	work: Work;
}
type Given = Record<string, unknown>;
type Act = (tools: Tools, given: Given, ...parts: string[]) => unknown;

function turn({ world }: Tools, given: Given) {
	const known: Record<string, object> = { ...calm };
	for (const [part, changes] of Object.entries(given)) {
		const names = Object.keys(known[part] ?? {});
		const unknown = Object.keys(changes ?? {}).find((name) => !names.includes(name));
		if (names.length === 0 || unknown)
			throw new PrintformerFailure(400, `There is no knob ${part}${unknown ? `.${unknown}` : ''}.`);
	}
	const after = turnKnobs(world.store, given as KnobChanges);
	world.wake();
	return after;
}

function clock({ world }: Tools, { advance }: Given) {
	if (typeof advance !== 'number' || !Number.isSafeInteger(advance) || advance < 0)
		throw new PrintformerFailure(400, 'Say how many whole seconds to advance: {"advance": 3600}.');
	return { now: advanceClock(world, advance) };
}

/** Fields that a template may be given by a test. */
const changeable = ['name', 'pageCount', 'customAttributes', 'intents', 'dataKeys'] satisfies (keyof Template)[];

function template({ world }: Tools, given: Given, client = '', identifier = '') {
	const unknown = Object.keys(given).find((name) => !changeable.some((each) => each === name));
	if (unknown) throw new PrintformerFailure(400, `Of a template ${changeable.join(', ')} can be changed.`);
	return changeTemplate(scopeOf(world, client), identifier, given as Partial<Template>);
}

const acts: readonly [method: string, path: RegExp, act: Act][] = [
	['GET', /^$/, ({ world }) => ({ sandbox: 'printformer', now: nowOf(world), knobs: readKnobs(world.store) })],
	['GET', /^\/knobs$/, ({ world }) => readKnobs(world.store)],
	['POST', /^\/knobs$/, turn],
	['DELETE', /^\/knobs$/, (tools) => turn(tools, { ...calm })],
	['POST', /^\/clock$/, clock],
	['GET', /^\/requests$/, ({ log }) => log.list()],
	['DELETE', /^\/requests$/, ({ log }) => log.clear()],
	['GET', /^\/callbacks$/, ({ world }) => world.store.all('callback')],
	['GET', /^\/drafts$/, ({ world }) => world.store.all('draft')],
	['GET', /^\/processings$/, ({ world }) => world.store.all('processing')],
	['GET', /^\/reviews$/, ({ world }) => world.store.all('review')],
	['POST', /^\/templates\/(\w+)\/(\w+)$/, template],
	['POST', /^\/quiet$/, async ({ work }, { withinMs }) => ({ quiet: await work.quiet(Number(withinMs ?? 10_000)) })],
	[
		'POST',
		/^\/reset$/,
		({ world, log }) => {
			world.store.clear();
			log.clear();
		},
	],
];

async function readGiven(request: http.IncomingMessage): Promise<Given> {
	const text = (await readBytes(request)).toString('utf8');
	const given: unknown = text === '' ? {} : JSON.parse(text);
	if (typeof given !== 'object' || given === null || Array.isArray(given))
		throw new PrintformerFailure(400, 'The body is to be a JSON object.');
	return given as Given;
}

async function actOn(tools: Tools, request: http.IncomingMessage): Promise<unknown> {
	if (!isFromHere(request)) throw new PrintformerFailure(403, 'The sandbox is turned from its own machine only.');
	const path = new URL(request.url ?? '/', 'http://sandbox').pathname.slice('/_sandbox'.length);
	for (const [method, pattern, act] of acts) {
		const match = request.method === method ? pattern.exec(path) : null;
		if (match) return (await act(tools, await readGiven(request), ...match.slice(1))) ?? {};
	}
	throw new PrintformerFailure(404, `There is no ${request.method} /_sandbox${path}.`);
}

export const createControl = (tools: Tools) => async (request: http.IncomingMessage, response: http.ServerResponse) => {
	const send = (status: number, body: unknown) => {
		response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
		response.end(JSON.stringify(body, null, 2));
	};
	try {
		send(200, await actOn(tools, request));
	} catch (error) {
		const status = error instanceof PrintformerFailure ? error.status : error instanceof SyntaxError ? 400 : 500;
		send(status, { error: error instanceof Error ? error.message : String(error) });
	}
};
