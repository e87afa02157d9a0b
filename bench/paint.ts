// `npm run bench:paint`: how soon a phone shows the home pages of the demo, with the processor four times slower, and how much of
// them moves. Five cold visits each, the median counts.
import { chromium, devices } from '@playwright/test';
import { browserOptions } from '../e2e/support/browser.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { median } from './measure.ts';

const visits = 5;
const slowdown = 4;

interface Visit {
	firstPaint: number;
	largestPaint: number;
	shift: number;
	fonts: number;
}

const observe = `new Promise((resolve) => {
	let largestPaint = 0;
	let shift = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) largestPaint = entry.startTime;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
	}).observe({ type: 'layout-shift', buffered: true });
	setTimeout(() => resolve({
		firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
		largestPaint,
		shift,
		fonts: document.querySelectorAll('link[rel=preload][as=font]').length,
	}), 500);
})`;

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('paint');
const clone = await cloneDatabase(cluster);
const server = await beginServer({
	dataDir,
	env: { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch(await browserOptions('whole'));

async function visit(address: string): Promise<Visit> {
	const context = await browser.newContext({ ...devices['Pixel 7'] });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	await page.goto(address, { waitUntil: 'networkidle' });
	const seen = await page.evaluate<Visit>(observe);
	await context.close();
	return seen;
}

console.log(`| Pixel 7, processor ${slowdown}× slower | first paint | largest paint | shift | fonts preloaded |`);
console.log('|---|---|---|---|---|');
for (const slug of ['demo', 'atelier']) {
	const address = `http://${slug}.localhost:${server.port}/`;
	await visit(address);
	const seen: Visit[] = [];
	for (let count = 0; count < visits; count++) seen.push(await visit(address));
	const of = (name: keyof Visit) => median(seen.map((one) => one[name]));
	console.log(
		`| ${slug} | ${Math.round(of('firstPaint'))} ms | ${Math.round(of('largestPaint'))} ms | ${of('shift').toFixed(4)} | ${of('fonts')} |`,
	);
}

await browser.close();
await server.end();
await clone.drop();
await stop();
removeFolder(dataDir);
