// `npm run bench:admin`: how soon the screens of the administration can be used once they have been opened before: from the click in the
// sidebar until the heading is there and nothing loads any more. Beside it, as the measure of this machine, how long the same browser takes to ask the
// server for nothing at all.
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../e2e/support/browser.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { median } from './measure.ts';

const rounds = 5;
const limit = 1000;

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('admin-screens');
const clone = await cloneDatabase(cluster);
const server = await beginServer({
	dataDir,
	env: { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', LOG_LEVEL: 'warn' },
});
const shop = `http://demo.localhost:${server.port}`;
const browser = await chromium.launch(await browserOptions());
const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await tab.goto(`${shop}/formtest`);
await tab.evaluate(`fetch('/service-api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' },
	body: JSON.stringify({ login: 'admin', password: 'Probedruck-24!' }) })`);

// What that page fetches ahead is not counted.
await tab.goto('about:blank');
let requests = 0;
tab.on('request', () => {
	requests += 1;
});
await tab.goto(`${shop}/admin`, { waitUntil: 'networkidle' });
await tab.waitForTimeout(3000);
console.log(`/admin, cold: ${requests} requests until idle`);

/** Two frames after the last thing that loads is there. */
const usable = `new Promise((done) => {
	const look = () => {
		const main = document.getElementById('content');
		const loads = main?.querySelector('[aria-busy=true], .motion-safe\\\\:animate-pulse');
		if (main?.querySelector('h1') && !loads) requestAnimationFrame(() => requestAnimationFrame(done));
		else requestAnimationFrame(look);
	};
	look();
})`;

async function open(page: Page, index: number): Promise<number> {
	const links = page.locator('aside nav a');
	await links.first().click();
	await page.waitForLoadState('networkidle');
	const link = links.nth(index);
	const path = new URL((await link.getAttribute('href')) ?? '/', shop).pathname;
	const begun = performance.now();
	await link.click();
	await page.waitForURL((url) => url.pathname.startsWith(path));
	await page.evaluate(usable);
	return performance.now() - begun;
}

const nothing: number[] = [];
for (let round = 0; round < 20; round++) {
	const begun = performance.now();
	await tab.evaluate("fetch('/service-api/health').then((response) => response.text())");
	nothing.push(performance.now() - begun);
}
const bare = median(nothing);
console.log(`an empty response: ${bare.toFixed(1)} ms\n`);

const names = await tab.locator('aside nav a').allInnerTexts();
console.log('| screen | warm | as often as an empty response |');
console.log('|---|---|---|');
let slow = 0;
for (const [index, name] of names.entries()) {
	// The theme editor is a document of its own.
	const href = await tab.locator('aside nav a').nth(index).getAttribute('href');
	if (!href?.includes('/admin')) continue;
	await open(tab, index);
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) times.push(await open(tab, index));
	const time = median(times);
	if (time > limit) slow += 1;
	console.log(`| ${name} | ${time.toFixed(0)} ms | ${(time / bare).toFixed(0)} × |`);
}
console.log(`\n${slow === 0 ? 'all' : `${slow} not`} within ${limit} ms`);

await browser.close();
await server.end();
await clone.drop();
await stop();
removeFolder(dataDir);
