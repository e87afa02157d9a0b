// `npm run bench:theme`: how long it takes in the theme editor from a colour that was typed to the painted previews, all three widths.
// Twenty changes, each measured from the input to the second frame after every preview has the colour.
import { chromium } from '@playwright/test';
import { knownPassword } from '../demo/data/accounts.ts';
import { browserOptions } from '../e2e/support/browser.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { median } from './measure.ts';

const changes = 20;
const variable = '--colors-primary-DEFAULT';

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('theme-preview');
const clone = await cloneDatabase(cluster);
const server = await beginServer({
	dataDir,
	env: { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch(await browserOptions('whole'));
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const shop = `http://demo.localhost:${server.port}`;
await page.goto(`${shop}/formtest`);
await page.evaluate(`fetch('/service-api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' },
	body: JSON.stringify({ login: 'admin', password: ${JSON.stringify(knownPassword)} }) })`);
await page.goto(`${shop}/en-gb/themeeditor`, { waitUntil: 'networkidle' });
await page.locator('[data-token="colors.primary.DEFAULT"]').click();

/** Types as a keyboard would, as far as React can tell. */
const change = (colour: string) => `new Promise((resolve) => {
	const input = document.querySelector('input.font-mono');
	const frames = [...document.querySelectorAll('iframe')];
	const worn = () => frames.map(({ contentWindow: view, contentDocument: inner }) =>
		view.getComputedStyle(inner.documentElement).getPropertyValue('${variable}'));
	const begun = performance.now();
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${colour}');
	input.dispatchEvent(new Event('input', { bubbles: true }));
	const look = () => worn().every((colour) => colour === '${colour}')
		? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)))
		: requestAnimationFrame(look);
	look();
})`;

// Time of the processor and not of the clock: what others do on the machine does not count.
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
const worked = async () => {
	const { metrics } = await session.send('Performance.getMetrics');
	return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
};

const idle: number[] = [];
for (let round = 0; round < changes; round++)
	idle.push(
		await page.evaluate<number>(`new Promise((resolve) => {
	const begun = performance.now();
	requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)));
})`),
	);
const before = await worked();
const times: number[] = [];
for (let round = 0; round < changes; round++) {
	const colour = `#${(0x204060 + round * 0x030509).toString(16)}`;
	times.push(await page.evaluate<number>(change(colour)));
	await page.waitForTimeout(300);
}
const perChange = ((await worked()) - before) / changes;
times.sort((a, b) => a - b);
console.log(`from typing to painted previews (1280, 834 and 390 px), ${changes} changes:`);
console.log(
	`quickest ${(times[0] ?? 0).toFixed(0)} ms, median ${median(times).toFixed(0)} ms, slowest ${(times.at(-1) ?? 0).toFixed(0)} ms; two frames without a change: ${median(idle).toFixed(0)} ms`,
);
console.log(`work of the page's thread for each, saving the draft included: ${(perChange * 1000).toFixed(0)} ms`);

await browser.close();
await server.end();
await clone.drop();
removeFolder(dataDir);
await stop();
