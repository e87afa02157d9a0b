// `npm run bench:documents`: how long a document takes, as time of the processor: one of 10 lines, one of 200, and the first of a process; and whether memory stays
// where it is over many of them.
import { documentOf, soldItems } from '../rules/documents/example-document.ts';
import { translatorOf } from '../rules/texts/compile-messages.ts';
import { shippedMessages } from '../rules/texts/shipped-messages.ts';
import { defaultTheme } from '../rules/theme/theme.ts';
import { documentTheme } from '../server/orders/documents/pdf/document-theme.ts';
import { makeDocument } from '../server/orders/documents/pdf/make-document.ts';

const translate = translatorOf('de-DE', shippedMessages(['documents'], ['de-DE'], new Map()));

const ofLines = (count: number) =>
	documentOf(
		{},
		soldItems
			.flatMap((sold) => Array.from({ length: Math.ceil(count / soldItems.length) }, () => sold))
			.slice(0, count),
	);

async function processorTime(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

const look = () => documentTheme({ shopName: 'Druckwerk', notation: null, theme: defaultTheme, logo: undefined });
const make = async (count: number) => makeDocument(ofLines(count), { look: await look(), translate });

async function repeated(count: number, times: number): Promise<number[]> {
	const taken: number[] = [];
	for (let round = 0; round < times; round += 1) taken.push(await processorTime(() => make(count)));
	return taken;
}

const first = await processorTime(() => make(10));
await repeated(10, 20);
const ten = await repeated(10, 50);
const many = await repeated(200, 50);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
await repeated(200, 100);
globalThis.gc?.();
const grown = (process.memoryUsage().heapUsed - before) / 1e6;
const size = async (count: number) => `${((await make(count)).length / 1000).toFixed(0)} kB`;
console.log(`first document of a process: ${first.toFixed(0)} ms`);
console.log(
	`10 lines: ${median(ten).toFixed(0)} ms, slowest of 50 ${Math.max(...ten).toFixed(0)} ms, ${await size(10)}`,
);
console.log(
	`200 lines: ${median(many).toFixed(0)} ms, slowest of 50 ${Math.max(...many).toFixed(0)} ms, ${await size(200)}`,
);
console.log(`heap after 100 more of 200 lines: ${grown.toFixed(1)} MB more (run with --expose-gc to be sure)`);
