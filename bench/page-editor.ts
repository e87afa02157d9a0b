// `npm run bench:page-editor`: a page of 300 blocks in the editor. How long it takes until it is open, and from a key or a move to the
// painted frame; beside it the same keys in a bare field of an empty page, in the same run: what is left is ours.
import { chromium, type Page } from '@playwright/test';
import { definitions } from '../blocks/registry.ts';
import { knownPassword } from '../demo/data/accounts.ts';
import { browserOptions } from '../e2e/support/browser.ts';
import { emptyPage } from '../rules/pages/document.ts';
import { newSection } from '../rules/pages/sections.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { median } from './measure.ts';

const blocks = Number(process.argv[2] ?? 300);
const languages = ['de-DE', 'en-GB'];

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('page-editor');
const clone = await cloneDatabase(cluster);
const server = await beginServer({
	dataDir,
	env: { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch(await browserOptions());
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addInitScript(
	`localStorage.setItem('consent', JSON.stringify({ version: 3, choices: { statistics: false, external: false }, at: new Date().toISOString() }))`,
);
const shop = `http://demo.localhost:${server.port}`;

/** From each key to the end of the frame that follows it. */
const watch = `
	window.waits = [];
	window.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => window.waits.push(performance.now() - timeStamp);
		port2.postMessage(0);
	}), { capture: true });`;
const frame = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

async function measured(page: Page, name: string, limit: number, keys: readonly string[]): Promise<void> {
	await page.evaluate(`${frame}.then(() => { waits.length = 0; })`);
	for (const key of keys) {
		await page.keyboard.press(key);
		await page.evaluate(frame);
	}
	const waits = (await page.evaluate<number[]>('waits')).toSorted((a, b) => a - b);
	const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
	console.log(
		`${name}: ${waits.length} keys, median ${median(waits).toFixed(0)} ms, 95 % within ${p95.toFixed(0)} ms, longest ` +
			`${(waits.at(-1) ?? 0).toFixed(0)} ms, over ${limit} ms: ${waits.filter((wait) => wait > limit).length}`,
	);
}

const words = [...'Gutes Papier fasst man gern an, und das merkt man.'].map((key) => (key === ' ' ? 'Space' : key));

const bare = await context.newPage();
await bare.addInitScript(watch);
await bare.goto(`${shop}/robots.txt`);
await bare.evaluate("document.body.innerHTML = '<p contenteditable></p>'; document.querySelector('p').focus()");
await measured(bare, 'baseline, a bare field', 50, words);

const page = await context.newPage();
await page.addInitScript(watch);
await page.goto(`${shop}/formtest`);
interface Answer {
	data?: { createPage: { id: string } };
	errors?: unknown;
}
const send = (path: string, body: object): Promise<Answer> =>
	page.evaluate(`fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' },
		body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`);
await send('/service-api/auth/login', { login: 'admin', password: knownPassword });

/** All kinds of blocks that can stand on a page, one after the other. */
const kinds = Object.values(definitions);
const sections = Array.from({ length: blocks }, (_, index) => kinds[index % kinds.length]).flatMap((kind) =>
	kind ? [newSection(kind, languages)] : [],
);
const { data, errors } = await send('/service-api/graphql', {
	query: 'mutation ($input: NewPageInput!) { createPage(input: $input) { id } }',
	variables: {
		input: {
			kind: 'page',
			names: [{ languageCode: 'de-DE', translation: 'Dreihundert' }],
			document: { ...emptyPage, sections },
		},
	},
});
if (!data) throw new Error(JSON.stringify(errors));

const opening: number[] = [];
const complete: number[] = [];
const now = () => page.evaluate<number>('performance.now()');
for (let time = 0; time < 3; time += 1) {
	await page.goto(`${shop}/admin/pages/${data.createPage.id}/edit`);
	await page.locator('[data-canvas] [role=textbox]').first().waitFor();
	opening.push(await now());
	await page
		.locator('[data-handle]')
		.nth(blocks - 1)
		.waitFor({ state: 'attached' });
	complete.push(await now());
}
const written = (times: readonly number[]) => times.map((time) => time.toFixed(0)).join(', ');
console.log(
	`${blocks} blocks of ${kinds.length} kinds, open after ${written(opening)} ms, all drawn after ${written(complete)} ms`,
);

await page.locator('[data-canvas] [role=textbox]').first().focus();
await measured(page, 'typing into the first block', 50, words);
await page
	.locator('[data-handle]')
	.nth(Math.floor(blocks / 2))
	.focus();
await measured(
	page,
	'moving a block in the middle',
	100,
	Array.from({ length: 40 }, (_, at) => (at < 20 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')),
);
await measured(
	page,
	'undoing and redoing',
	100,
	Array.from({ length: 20 }, (_, at) => (at < 10 ? 'Control+z' : 'Control+Shift+z')),
);

await browser.close();
await server.end();
await clone.drop();
await stop();
removeFolder(dataDir);
