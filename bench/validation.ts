// `npm run bench:validation`: how long it takes to validate the worst documents that are within the limits, beside one that programs send,
// as time of the processor. What was beyond them before they were there is refused, and that is measured too.
import { parse, validate } from 'graphql';
import { createSchema } from '../server/api/schema.ts';
import { inspect, limits } from '../server/graphql/limits.ts';

const schema = createSchema();
const times = (count: number, text: (index: number) => string) =>
	Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Fragments that spread the next ones, so that all of them meet in one place. */
const chained = (count: number, width: number) =>
	times(
		count,
		(index) =>
			`fragment F${index} on Product { ${times(width, (step) => `...F${(index + step + 1) % count}`)} image { url } }`,
	);

const documents: Record<string, string> = {
	typical: `{ products { items { id slug name published fromPrice { minor currency } image { id url alt width height } labels { id } } }
		categories { id slug name } }`,
	'one field 51 times': `{ products { ${times(51, () => 'items { id name slug }')} } }`,
	'7 fields with 7 each': `{ products { ${times(7, () => `items { ${times(7, () => 'image { url alt }')} }`)} } }`,
	'two places with 24 each': `{ products { ${times(2, () => `items { ${times(24, () => 'image { url alt }')} }`)} } }`,
	'30 fragments in one place': `{ products { items { ${times(30, (index) => `...F${index}`)} } } }
		${times(30, (index) => `fragment F${index} on Product { image { url } }`)}`,
	'20 fragments in circles': `{ products { items { ...F0 } } } ${chained(20, 9)}`,
	'fragments twice in two places': `{ products { ${times(2, () => `items { ${times(25, (index) => `...F${index}`)} }`)} } }
		${times(25, (index) => `fragment F${index} on Product { image { url } }`)}`,
	'fragments nobody uses': `{ products { items { id } } } ${times(25, (index) => `fragment F${index} on Product { ${times(3, () => 'image { url alt }')} }`)}`,
	'200 nested conditions': `{ products { items { ${'... on Product { '.repeat(190)} id ${'} '.repeat(190)} } } }`,
	'240 variables': `query A(${times(160, (index) => `$v${index}: Int`)}) { products { items { id } } }`,
	'300 different fields': `{ products { items { ${times(320, (index) => `x${index}`)} } } }`,
	'items 400 times': `{ products { ${times(400, () => 'items { id }')} } }`,
	'19 with 20 each': `{ products { ${times(19, () => `items { ${times(20, () => 'image { url }')} }`)} } }`,
};

function judge(text: string): string {
	try {
		const { errors } = inspect(schema, parse(text, { maxTokens: limits.tokens }), false);
		return errors.length > 0 ? 'does not fit' : 'fits';
	} catch (error) {
		return `refused: ${error instanceof Error ? error.message.replace(/^.*\(|\)$/g, '') : ''}`;
	}
}

function processorTime(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

const median = (all: readonly number[]) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;

const measured = Object.entries(documents).map(([name, text]) => {
	const first = processorTime(() => judge(text));
	const rounds = Array.from({ length: 20 }, () => processorTime(() => judge(text)));
	const unlimited = processorTime(() => validate(schema, parse(text)));
	return { name, first, usual: median(rounds), unlimited, outcome: judge(text) };
});
const base = measured[0]?.usual || 1;
for (const { name, first, usual, unlimited, outcome } of measured)
	console.log(
		`${name.padEnd(32)} ${usual.toFixed(2).padStart(8)} ms, ${(usual / base).toFixed(1).padStart(6)} of the typical one, first ${first.toFixed(1)} ms, without limits ${unlimited.toFixed(1)} ms: ${outcome}`,
	);
