// Whole runs of designing, and what must be true at their end, whatever the net and the tabs have done.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import { isSameJson } from '../../../rules/editing/same-json.ts';
import { SimulatedBrowser, SimulatedTab } from '../../editing/testing/simulation.ts';
import type { AutosaveRun, DesignServer, LogEntry, RunErrors } from './design-server.ts';
import { type OpenTab, replay, SimulatedDesigner } from './simulated-designer.ts';

type Steps = readonly (readonly [number: number, operations: readonly DesignOperation[]])[];

const quietTime = 60_000;

/** Each number of each tab is there once, without a gap, with what was done. */
function* logErrors(designer: SimulatedDesigner, log: readonly LogEntry[]): Generator<string> {
	for (const [index, { revision }] of log.entries())
		if (revision !== index + 1) yield `revision ${revision} at ${index}`;
	const last = new Map<string, number>();
	for (const { client, number, operations } of log) {
		if (number !== (last.get(client) ?? 0) + 1) yield `number ${number} after ${last.get(client) ?? 0}`;
		last.set(client, number);
		if (!isSameJson(operations, designer.done.get(client)?.get(number))) yield `step ${number} is not what was done`;
	}
}

/** Elements that were added and not removed again, neither by themselves nor with all that was on the pages. */
function addedIn(steps: Steps): string[] {
	const operations = steps.flatMap(([, list]) => list);
	const from = operations.findLastIndex((operation) => operation.do === 'pages' || operation.do === 'whole');
	const removed = new Set(operations.flatMap((operation) => (operation.do === 'remove' ? operation.element : [])));
	const added = operations.slice(from + 1).flatMap((one) => (one.do === 'insert' ? one.element.id : []));
	return added.filter((id) => !removed.has(id));
}

/** What is neither in the log nor in a version is lost. */
function* lossErrors(
	designer: SimulatedDesigner,
	{ log, unsaved }: { log: readonly LogEntry[]; unsaved: readonly Design[] },
): Generator<string> {
	for (const shown of designer.kept)
		if (!unsaved.some((document) => isSameJson(document, shown))) yield 'what a tab was told to be a version is none';
	const logged = new Set(log.map(({ client, number }) => `${client} ${number}`));
	const versions = unsaved.map((document) => JSON.stringify(document));
	for (const [client, steps] of designer.done) {
		const missing = [...steps].filter(([number]) => !logged.has(`${client} ${number}`));
		if (missing.length > 0 && versions.length === 0) yield `${missing.length} steps are nowhere`;
		for (const id of addedIn(missing))
			if (!versions.some((json) => json.includes(`"id":"${id}"`))) yield `${id} is lost`;
	}
}

interface Run {
	designer: SimulatedDesigner;
	server: DesignServer;
	first: Design;
}

type ServerFor = Parameters<AutosaveRun>[2];

function start(seed: number, first: Design, serverFor: ServerFor, role: DesignRole = 'shopper'): Run {
	const designer = new SimulatedDesigner(seed, serverFor, role);
	return { designer, server: designer.server, first };
}

async function finish({ designer, server, first }: Run, { session }: OpenTab): Promise<RunErrors> {
	const { document, log, unsaved } = await server.look();
	return [
		...(isSameJson(document, session.store.document) ? [] : ['the design is not what is shown']),
		...(isSameJson(replay(first, log), document) ? [] : ['the log gives another design']),
		...logErrors(designer, log),
		...lossErrors(designer, { log, unsaved }),
	];
}

const saysOf = (designer: SimulatedDesigner) => ({ asks: designer.chance(0.7), hides: designer.chance(0.7) });

/** Time between two actions: mostly short, sometimes long enough for everything to be sent. */
const pause = (designer: SimulatedDesigner) =>
	designer.clock.pass(designer.random() * (designer.chance(0.15) ? 5000 : 300));

/** The same tab again: it shows what it showed. */
async function reload(designer: SimulatedDesigner, at: OpenTab, errors: RunErrors): Promise<OpenTab> {
	const shown = at.session.store.document;
	const again = await designer.open(at.browser, at.tab.reload(saysOf(designer)), false);
	if (!isSameJson(again.session.store.document, shown)) errors.push('a reload shows another design');
	if (again.session.store.readOnly) errors.push('a reload may change nothing');
	return again;
}

/** Takes back all that was done, and does it again. */
async function turnBack({ designer, first }: Run, { session }: OpenTab, errors: RunErrors): Promise<void> {
	const { store } = session;
	const shown = store.document;
	let count = 0;
	while (designer.turn(session, 'undo')) count += 1;
	if (!isSameJson(store.document, first)) errors.push('undoing everything gives another design');
	while (count > 0 && designer.turn(session, 'redo')) count -= 1;
	if (count > 0 || !isSameJson(store.document, shown)) errors.push('doing everything again gives another design');
	await designer.clock.pass(quietTime);
}

/** One tab, with reloads; at the end everything is undone and done again, after one more. */
export const runOneTab: AutosaveRun = async (seed, first, serverFor, role) => {
	const run = start(seed, first, serverFor, role);
	const { designer } = run;
	const errors: RunErrors = [];
	const browser = new SimulatedBrowser();
	let at = await designer.open(browser, new SimulatedTab(browser, designer.clock), false);
	for (let action = 0; action < 25; action += 1) {
		designer.act(at.session);
		await pause(designer);
		if (designer.chance(0.07)) at = await reload(designer, at, errors);
	}
	designer.net.isQuiet = true;
	await designer.clock.pass(quietTime);
	if (at.session.situation.saving !== 'saved') errors.push(`not saved: ${at.session.situation.saving}`);
	at = await reload(designer, at, errors);
	await turnBack(run, at, errors);
	return [...errors, ...(await finish(run, at))];
};

/** One of two tabs does something, or is reloaded or replaced, to look at the design or to take it over. */
async function actInOne(designer: SimulatedDesigner, at: OpenTab): Promise<OpenTab> {
	const { browser, tab, session } = at;
	if (designer.chance(0.2)) tab.focus();
	if (!designer.chance(session.store.readOnly ? 0.4 : 0.1)) {
		designer.act(session);
		return at;
	}
	const says = saysOf(designer);
	const isReload = designer.chance(0.6);
	const next = tab.reload(says);
	return designer.open(browser, isReload ? next : new SimulatedTab(browser, designer.clock), designer.chance(0.6));
}

const hasUnsent = ({ stored }: SimulatedBrowser): boolean =>
	[...stored.values()].some((text) => text.startsWith('{') && JSON.parse(text).steps.length > 0);

/** Whatever is left in a browser is taken up by the tabs that open the design next. */
async function openUntilSent(designer: SimulatedDesigner, browser: SimulatedBrowser): Promise<OpenTab> {
	for (;;) {
		const at = await designer.open(browser, new SimulatedTab(browser, designer.clock), true);
		await designer.clock.pass(quietTime);
		if (!hasUnsent(browser)) return at;
		at.tab.leave({ asks: true, hides: true });
		await designer.clock.pass(quietTime);
	}
}

/** Two tabs, of one browser or of two devices, that take the design from each other, are reloaded, and closed. */
export const runTwoTabs: AutosaveRun = async (seed, first, serverFor, role) => {
	const run = start(seed, first, serverFor, role);
	const { designer } = run;
	const here = new SimulatedBrowser();
	const there = designer.chance(0.5) ? here : new SimulatedBrowser();
	const openIn = (browser: SimulatedBrowser, takeOver: boolean) =>
		designer.open(browser, new SimulatedTab(browser, designer.clock), takeOver);
	let [one, two] = [await openIn(here, false), await openIn(there, true)];
	for (let action = 0; action < 30; action += 1) {
		if (designer.chance(0.5)) one = await actInOne(designer, one);
		else two = await actInOne(designer, two);
		await pause(designer);
	}
	designer.net.isQuiet = true;
	await designer.clock.pass(quietTime);
	for (const { tab } of [one, two]) tab.leave(saysOf(designer));
	await designer.clock.pass(quietTime);
	const last = await openUntilSent(designer, here);
	if (here === there) return finish(run, last);
	last.tab.leave({ asks: true, hides: true });
	await designer.clock.pass(quietTime);
	return finish(run, await openUntilSent(designer, there));
};
