// `npm run bench:spreadsheet`: a price list of 10,000 rows in the browser. How long it takes from a key, a turn of the wheel or a paste to
// the painted frame; beside it the same keys in a bare input field of an empty page, in the same run: what is left is ours.
import { chromium, type Page } from '@playwright/test';
import { knownPassword } from '../demo/data/accounts.ts';
import { browserOptions } from '../e2e/support/browser.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { createPriceListDocument, savePriceListRowsDocument } from '../web/admin/price-lists/price-lists.documents.ts';
import { median } from './measure.ts';

const rows = Number(process.argv[2] ?? 10_000);
const limit = 50;

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('spreadsheet');
const clone = await cloneDatabase(cluster);
const server = await beginServer({
	dataDir,
	env: { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch(await browserOptions());
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.grantPermissions(['clipboard-read', 'clipboard-write']);
const shop = `http://demo.localhost:${server.port}`;

/** From each input to the end of the frame that follows it, and how long the main thread was held up meanwhile. */
const watch = `
	window.waits = [];
	window.heldUp = [];
	const painted = (since) => requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => window.waits.push(performance.now() - since);
		port2.postMessage(0);
	});
	for (const kind of ['keydown', 'wheel', 'pointerdown'])
		window.addEventListener(kind, ({ timeStamp }) => painted(timeStamp), { capture: true, passive: true });
	new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.heldUp.push(duration); })
		.observe({ type: 'longtask' });`;
const frame = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

async function measured(page: Page, name: string, work: () => Promise<void>): Promise<void> {
	await page.evaluate(`${frame}.then(() => { waits.length = 0; heldUp.length = 0; })`);
	await work();
	await page.evaluate(frame);
	const waits = await page.evaluate<number[]>('waits');
	const heldUp = await page.evaluate<number[]>('heldUp');
	const sorted = waits.toSorted((a, b) => a - b);
	const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
	console.log(
		`${name}: ${waits.length} inputs, median ${median(waits).toFixed(0)} ms, 95 % within ${p95.toFixed(0)} ms, longest ` +
			`${(sorted.at(-1) ?? 0).toFixed(0)} ms, over ${limit} ms: ${waits.filter((wait) => wait > limit).length}; ` +
			`tasks over ${limit} ms: ${heldUp.length}`,
	);
}

const press = async (page: Page, keys: readonly string[]) => {
	for (const key of keys) {
		await page.keyboard.press(key);
		await page.evaluate(frame);
	}
};
const repeated = (times: number, ...keys: string[]) => Array.from({ length: times }, () => keys).flat();
const typed = repeated(40, '1', '2', '5', 'Enter');

const bare = await context.newPage();
await bare.addInitScript(watch);
await bare.goto(`${shop}/robots.txt`);
await bare.evaluate("document.body.innerHTML = '<input>'; document.querySelector('input').focus()");
await measured(bare, 'baseline, a bare input', () => press(bare, typed));

const page = await context.newPage();
await page.addInitScript(watch);
await page.goto(`${shop}/formtest`);
const send = (path: string, body: object): Promise<{ data?: { createPriceList: { id: string } }; errors?: unknown }> =>
	page.evaluate(`fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' },
		body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`);
const ask = async (query: unknown, variables: object) => {
	const { data, errors } = await send('/service-api/graphql', { query: String(query), variables });
	if (errors || !data) throw new Error(JSON.stringify(errors));
	return data;
};
await send('/service-api/auth/login', { login: 'admin', password: knownPassword });
const { createPriceList } = await ask(createPriceListDocument, { name: 'Large' });
await ask(savePriceListRowsDocument, {
	id: createPriceList.id,
	revision: 1,
	rows: Array.from({ length: rows }, (_, index) => ({ quantity: 10 * (index + 1), total: 100 * (index + 1) })),
});

const begun = performance.now();
await page.goto(`${shop}/admin/price-lists/${createPriceList.id}`);
await page.locator('[data-cell="0:1"]').waitFor();
console.log(`a list of ${rows} rows is opened in ${(performance.now() - begun).toFixed(0)} ms`);

await page.locator('[data-cell="5:3"]').click();
await measured(page, 'typing, a cell after the other', () => press(page, typed));
await measured(page, 'moving by arrow keys', () => press(page, repeated(60, 'ArrowDown', 'ArrowRight', 'ArrowLeft')));
await measured(page, 'from end to end', () => press(page, repeated(20, 'Control+End', 'Control+Home')));
await measured(page, 'scrolling by the wheel', async () => {
	for (let turn = 0; turn < 100; turn += 1) {
		await page.mouse.wheel(0, turn < 70 ? 900 : -1500);
		await page.evaluate(frame);
	}
});

await press(page, ['Control+Home', 'ArrowRight']);
const table = Array.from(
	{ length: 500 },
	(_, index) => `${(10 * (index + 1)).toLocaleString('de-DE')}\t${index + 1},50 €`,
);
await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(table.join('\r\n'))})`);
await measured(page, 'pasting 1,000 cells', () => press(page, ['Control+V']));
await measured(page, 'undoing and redoing it', () => press(page, repeated(5, 'Control+Z', 'Control+Y')));
await press(page, ['Control+Home', 'Control+Shift+End']);
await measured(page, 'filling all rows down', () => press(page, ['Control+D', 'Control+Z']));

await browser.close();
await server.end();
await clone.drop();
removeFolder(dataDir);
await stop();
