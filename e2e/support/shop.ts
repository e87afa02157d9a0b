// What browser tests start from: a whole server with the demo, a page, and questions to ask of it.
import fs from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { removeFolder, temporaryFolder } from '../../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../../server/testing/database.ts';
import { beginServer, type ServerProcess } from '../../server/testing/server-process.ts';
import { violationsOf } from './axe.ts';
import { type FilledDemo, filledDemoVariable } from './global-setup.ts';

export { expect };

interface Fixtures {
	/** The address of a demo shop. */
	addressOf(slug: string): string;
	/** Whether the visitor has chosen in the consent banner before; they have unless set to false. */
	answered: boolean;
	/** Whether pages fetch what their links lead to; else they would do so in every test, for one click in a hundred. */
	fetchesAhead: boolean;
}

/** As a browser is whose owner wants it to save data. */
const savesData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/** Where a page has used text as markup or as a script without a policy: no test passes with one. */
function trustedTypesRefusals(context: BrowserContext): string[] {
	const refused: string[] = [];
	const keep = (text: string) => /Trusted ?(Types?|HTML|Script)/i.test(text) && refused.push(text);
	context.on('console', (message) => keep(message.text()));
	context.on('weberror', (error) => keep(error.error().message));
	return refused;
}

/** The question would lie over the lower edge of every page. */
async function answerConsent(context: BrowserContext): Promise<void> {
	const consent = JSON.stringify({
		version: 3,
		choices: { statistics: false, external: false },
		at: new Date().toISOString(),
	});
	await context.addInitScript(`localStorage.setItem('consent', ${JSON.stringify(consent)})`);
}

interface RunningDemo {
	server: ServerProcess;
	/** As the owner of its tables, outside of every tenant. */
	owner: TestDatabase['owner'];
	end(): Promise<void>;
}

/** A whole server with the demo, on a database of its own. */
async function beginDemo(further: Record<string, string>): Promise<RunningDemo> {
	const filled = JSON.parse(process.env[filledDemoVariable] ?? '{}') as FilledDemo;
	const clone = await cloneDatabase(filled.cluster, filled.source);
	const dataDir = temporaryFolder('browser');
	fs.cpSync(filled.dataDir, dataDir, { recursive: true });
	const env = { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', ...further };
	const server = await beginServer({ dataDir, env });
	return {
		server,
		owner: clone.owner,
		async end() {
			await server.end();
			await clone.drop();
			removeFolder(dataDir);
		},
	};
}

interface Workers {
	/** What the server of all tests of this worker gets beside. */
	settings: Record<string, string>;
	demo: RunningDemo;
	server: ServerProcess;
}

export const test = base.extend<Fixtures, Workers>({
	// With the page of the kit, which changes nothing else, so that its tests need no server of their own.
	settings: [{ KIT_PAGE: 'on' }, { option: true, scope: 'worker' }],
	demo: [
		async ({ settings }, use) => {
			const demo = await beginDemo(settings);
			await use(demo);
			await demo.end();
		},
		// A machine that does other things besides is slow, not broken.
		{ scope: 'worker', timeout: 120_000 },
	],
	server: [async ({ demo }, use) => use(demo.server), { scope: 'worker' }],
	answered: [true, { option: true }],
	fetchesAhead: [false, { option: true }],
	context: async ({ context, answered, fetchesAhead }, use) => {
		if (answered) await answerConsent(context);
		if (!fetchesAhead) await context.addInitScript(savesData);
		const refused = trustedTypesRefusals(context);
		await use(context);
		expect(refused).toEqual([]);
	},
	addressOf: async ({ server }, use) => {
		await use((slug) => `http://${slug}.localhost:${server.port}`);
	},
});

/** Once React has taken the page over: what is pressed before does nothing yet, or leads to a whole new document. */
const takenOver = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))`;

/** Not by `waitForFunction`: asked a second time, it evaluates in a way that the policy of our pages forbids. */
export const untilTakenOver = (page: Page) =>
	expect.poll(() => page.evaluate(takenOver).catch(() => false), { intervals: [50] }).toBe(true);

/** Opens a page and waits until it answers to what is done on it. */
export async function openQuickly(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	await untilTakenOver(page);
}

/** Opens a page, or opens it again, and waits until it answers and everything that it asked for is there. */
export async function open(page: Page, address = page.url()): Promise<void> {
	await page.goto(address, { waitUntil: 'networkidle' });
	await untilTakenOver(page);
}

/** As a link does, for addresses to which none leads from here: without a new document. */
export const goInside = (page: Page, path: string): Promise<unknown> =>
	page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);

/** Whether the browser has put words on the screen yet. */
const painted = `performance.getEntriesByName('first-contentful-paint').length > 0`;

/** Opens a page on a network that is slow: its fonts come after its words have been read, and must move none of them. */
export async function openBeforeFonts(page: Page, address: string): Promise<void> {
	const held = Promise.withResolvers<void>();
	await page.route('**/*.woff2', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	await expect.poll(() => page.evaluate(painted), { intervals: [50] }).toBe(true);
	held.resolve();
	await page.waitForLoadState('networkidle');
	await untilTakenOver(page);
}

/** Until nothing fades or slides any more: half way, colours are between those that were chosen. */
const atRest = `Promise.allSettled(document.getAnimations()
	.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
	.map(({ finished }) => finished))`;

/** What axe finds wrong with the page as it is now; empty when nothing. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
	await page.evaluate(atRest);
	return (await violationsOf(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether the page is wider than the window, so that it would have to be pushed sideways. */
export function overflows(page: Page): Promise<boolean> {
	return page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');
}

/** Whatever the browser complains about while the page is open: errors, warnings of React, refusals of the policy. */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(error.message));
	return complaints;
}

/** The next calls reach the shop, and their answers do not come back. */
export const loseAnswer = (page: Page, address: string, times = 1): Promise<unknown> =>
	page.route(
		address,
		async (route) => {
			// Names of shops are known to the browser alone.
			const url = new URL(route.request().url());
			const headers = { ...(await route.request().allHeaders()), host: url.host };
			url.hostname = '127.0.0.1';
			await route.fetch({ url: url.href, headers });
			await route.abort('connectionreset');
		},
		{ times },
	);

/** How much of the page has moved since it was opened. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate<number>(`new Promise((resolve) => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
		setTimeout(() => resolve(sum), 100);
	})`);
}

/**
 * How much of the page moves when its fonts come: as if they came only now, the page is shown without them first, in what stands in for
 * them. Nothing has to be loaded again for it.
 */
export async function shiftOfFonts(page: Page): Promise<number> {
	const { faces, shift } = await page.evaluate<{ faces: number; shift: number }>(`(async () => {
		const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		await document.fonts.ready;
		const fetched = (rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(');
		const faces = [...document.styleSheets].flatMap((sheet) =>
			[...sheet.cssRules].filter(fetched).map((rule) => ({ sheet, rule, text: rule.cssText })));
		for (const { sheet, rule } of faces) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
		await shown();
		const since = performance.now();
		for (const { sheet, text } of faces) sheet.insertRule(text, sheet.cssRules.length);
		await shown();
		await document.fonts.ready;
		await shown();
		let shift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (entry.startTime >= since) shift += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
		await new Promise((resolve) => setTimeout(resolve, 100));
		return { faces: faces.length, shift };
	})()`);
	expect(faces).toBeGreaterThan(0);
	return shift;
}
