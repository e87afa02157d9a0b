// `npm run bench:studio`: free mode with a hundred elements. From a key to the painted frame beside a bare field, and the frames of a drag beside those
// of a drag in an empty drawing, all in the same run: what is left is ours.
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../e2e/support/browser.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { median } from './measure.ts';
import { manyElements, serveStudio } from './studio/serve-studio.ts';

const count = Number(process.argv[2] ?? 100);
const keys = [...'Gutes Papier fasst man gern an, und das merkt man.'].map((key) => (key === ' ' ? 'Space' : key));
const moves = 120;

const folder = temporaryFolder('bench-studio');
const { address, stop } = await serveStudio(folder, new Map([['/', { design: await manyElements(count) }]]));
const browser = await chromium.launch(await browserOptions());
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });

/** From each key to the end of the frame that follows it. */
const watch = `
	window.waits = [];
	window.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => window.waits.push(performance.now() - timeStamp);
		port2.postMessage(0);
	}), { capture: true });`;
const frame = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

async function typeKeys(page: Page): Promise<number[]> {
	await page.evaluate(`${frame}.then(() => { waits.length = 0; })`);
	for (const key of keys) {
		await page.keyboard.press(key);
		await page.evaluate(frame);
	}
	return (await page.evaluate<number[]>('waits')).toSorted((a, b) => a - b);
}

/** Frames that were painted while a pointer went to and fro, one move after the other as fast as the page takes them. */
async function dragFrames(page: Page, x: number, y: number): Promise<number> {
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 8, y + 8);
	await page.evaluate(`window.frames_ = 0; window.counting = true;
		requestAnimationFrame(function count() { window.frames_ += 1; if (window.counting) requestAnimationFrame(count); })`);
	const start = performance.now();
	for (let move = 0; move < moves; move += 1)
		await page.mouse.move(x + 8 + 60 * Math.sin(move / 10), y + 8 + 40 * Math.cos(move / 10));
	const seconds = (performance.now() - start) / 1000;
	const frames = await page.evaluate<number>('window.counting = false, window.frames_');
	await page.mouse.up();
	return frames / seconds;
}

const write = (times: number[]) =>
	`median ${median(times).toFixed(1)} ms, longest ${(times.at(-1) ?? 0).toFixed(1)} ms`;

const bare = await context.newPage();
await bare.addInitScript(watch);
await bare.goto(`${address}/nothing`);
await bare.evaluate("document.body.innerHTML = '<textarea></textarea>'; document.querySelector('textarea').focus()");
const studio = await context.newPage();
await studio.addInitScript(watch);
await studio.goto(address);
await studio.locator('input[name=studio-mode]').first().press('ArrowRight');
await studio.locator('[data-paper] [data-element=long]').waitFor();
await studio.locator('[data-paper] [data-element=long]').focus();
await studio.keyboard.press('Enter');
await studio.locator('textarea').waitFor();
await studio.keyboard.press('End');

await bare.bringToFront();
await typeKeys(bare);
const field = await typeKeys(bare);
await studio.bringToFront();
await typeKeys(studio);
const typed = await typeKeys(studio);
const share = median(typed) / median(field);
console.log(`a bare field: ${write(field)}`);
console.log(`a text of 300 letters among ${count} elements: ${write(typed)}; ${share.toFixed(2)} × the field`);
await studio.keyboard.press('Escape');

const empty = await context.newPage();
await empty.goto(`${address}/nothing`);
await empty.evaluate(`document.body.innerHTML = '<svg width="800" height="600"><rect x="100" y="100" width="80" height="60"/></svg>';
	const rect = document.querySelector('rect');
	addEventListener('pointermove', ({ clientX, clientY }) => rect.setAttribute('transform', 'translate(' + (clientX - 100) + ' ' + (clientY - 100) + ')'));`);
await empty.bringToFront();
const ideal = await dragFrames(empty, 140, 130);
await studio.bringToFront();
const box = await studio.locator('[data-paper] [data-element=text-46]').boundingBox();
const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
const dragged = await dragFrames(studio, x, y);
console.log(
	`dragging: ${dragged.toFixed(0)} frames a second, ${ideal.toFixed(0)} in an empty drawing; ${((dragged / ideal) * 100).toFixed(0)} %`,
);
await browser.close();
stop();
removeFolder(folder);
