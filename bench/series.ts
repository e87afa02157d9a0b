// `npm run bench:series`: what a series of 200 people costs, as time of the processor: the check of all rows with the first twelve pictures, as the studio
// shows them, and the print file. It fails when either takes longer than it may.
import { demoShops } from '../demo/data/shops.ts';
import { buildTemplate, loadSupplies } from '../demo/designs/build-template.ts';
import { visitenkartenClassic } from '../demo/designs/templates/visitenkarten-classic.ts';
import { printSpecificationsOf } from '../demo/print-specifications.ts';
import { rowValues, type Series } from '../rules/designs/series.ts';
import { freezeContent } from '../server/designs/releases/release-draft.ts';
import type { DesignWork } from '../server/designs/rendering/draw-design.ts';
import { DesignPreviews } from '../server/designs/rendering/previews.ts';
import { checkRows } from '../server/designs/rows/check-rows.ts';
import { loadDefaultProfile } from '../server/printing/colour/output-profile.ts';
import { printRelease } from '../server/printing/releases/print-release.ts';
import { hashRelease } from '../server/printing/releases/release-hash.ts';
import { median } from './measure.ts';

const rounds = 3;
const people = 200;
const pictures = 12;
const mostSeconds = 5;
const tenantId = 'bench';

const profile = loadDefaultProfile();
const supplies = await loadSupplies({ tenantId, profile }, [visitenkartenClassic]);
const specification = printSpecificationsOf(demoShops.demo).get(visitenkartenClassic.product);
if (!specification) throw new Error('the cards are not printed');
const design = buildTemplate(visitenkartenClassic, {
	...{ ...supplies, specification, language: 'de-DE' as const },
	mediaOf: (name) => name,
});
/** The template shows no pictures, so no store is asked. */
const work = { tenantId, profile, artwork: new Map(), stores: {} } as unknown as DesignWork;

const keys = design.fields.filter(({ kind }) => kind === 'text').map(({ key }) => key);
const series: Series = {
	columns: keys,
	mapping: Object.fromEntries(keys.map((key, index) => [String(index), key])),
	rows: Array.from({ length: people }, (_, person) => keys.map((key) => `${key} ${person}`.slice(0, 18))),
};

async function measure(make: () => Promise<unknown>): Promise<{ first: number; seconds: number }> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const before = process.cpuUsage();
		await make();
		const { user, system } = process.cpuUsage(before);
		times.push((user + system) / 1e6);
	}
	return { first: times[0] ?? 0, seconds: median(times) };
}

const preview = await measure(async () => {
	let checked = 0;
	for await (const _row of checkRows({ design, series, specification, work }, 0, people)) checked += 1;
	if (checked !== people) throw new Error(`${checked} rows were checked`);
	const previews = new DesignPreviews();
	const shown = Array.from({ length: pictures }, (_, row) =>
		previews.render(
			{ key: `row ${row}`, design, values: rowValues(series, row), page: 1, width: 320, withBleed: false },
			work,
		),
	);
	await Promise.all(shown);
});

const content = await freezeContent(
	{ design, series: series.rows.map((_cells, row) => rowValues(series, row)) },
	specification,
	work,
);
const release = { ...content, id: 'bench', provider: 'studio' as const, sha256: hashRelease(content) };
let bytes = 0;
const print = await measure(async () => {
	const { id, sha256 } = release;
	const inputs = {
		...{ version: 1 as const, title: 'Series', created: '2026-11-17T00:00:00.000Z', files: [], specification },
		...{ profileSha256: profile.sha256, release: { id, sha256 } },
	};
	const releases = { find: async () => release, readPicture: async () => undefined };
	bytes = (await printRelease({ tenantId, profile, releases }, inputs, release)).length;
});

const show = (name: string, { first, seconds }: typeof print) =>
	console.log(`${name}: ${seconds.toFixed(2)} s of the processor (first ${first.toFixed(2)} s)`);
show(`${people} rows checked, ${pictures} of them rendered`, preview);
show(`${people} double-sided cards as one PDF/X-4 of ${(bytes / 1000).toFixed(0)} kB`, print);
if (Math.max(preview.first, print.first) > mostSeconds) {
	console.error(`more than it may be: ${mostSeconds} s each`);
	process.exitCode = 1;
}
process.exit();
