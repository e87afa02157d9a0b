// `npm run bench:print`: what print files cost, as time of the processor: a flyer with a photo, whose conversion is counted in, cards of fifty people, and
// the inspection and preview of an uploaded A4 sheet in a child process that has inspected before. It fails when they take longer than they may, or get larger.
import { drawPhotos, makeSample } from '../demo/print-samples/make-samples.ts';
import {
	cardSpecification,
	drawCard,
	drawFlyer,
	flyerSpecification,
	printSamples,
} from '../demo/print-samples/sample-products.ts';
import { convertPicture } from '../server/printing/colour/colour-tasks.ts';
import type { PreparedPicture } from '../server/printing/colour/colour-work.ts';
import { fileOfProfile, loadDefaultProfile } from '../server/printing/colour/output-profile.ts';
import { inspectFile } from '../server/printing/data/inspection/inspection-work.ts';
import type { PictureNeed } from '../server/printing/pdf/picture-needs.ts';
import { childSeconds, median } from './measure.ts';

const rounds = 5;
const limits = { flyerSeconds: 1.5, cardsSeconds: 1, cardsBytes: 1_000_000, previewSeconds: 0.5 };

const profile = loadDefaultProfile();
const ofProfile = { profileFile: await fileOfProfile(profile), profileHash: profile.sha256 };

/** In this process, so that its time counts. */
async function prepare(photo: Buffer, need: PictureNeed): Promise<PreparedPicture> {
	const { result, bytes = new Uint8Array() } = await convertPicture({ ...need, ...ofProfile }, photo);
	if ('unusable' in result) throw new Error('the picture cannot be used');
	const made = Buffer.from(bytes);
	const opacity = made.subarray(result.jpegBytes);
	return { ...result, jpeg: made.subarray(0, result.jpegBytes), opacity: opacity.length > 0 ? opacity : null };
}

async function measure(make: () => Promise<Buffer>): Promise<{ first: number; seconds: number; bytes: number }> {
	const times: number[] = [];
	let bytes = 0;
	for (let round = 0; round < rounds; round += 1) {
		const before = process.cpuUsage();
		bytes = (await make()).length;
		const { user, system } = process.cpuUsage(before);
		times.push((user + system) / 1e6);
	}
	return { first: times[0] ?? 0, seconds: median(times), bytes };
}

const photos = await drawPhotos();
const flyer = await measure(() =>
	makeSample({ name: 'flyer', title: 'Flyer', specification: flyerSpecification, pages: drawFlyer() }, photos, prepare),
);
const person = (number: number) => ({
	name: `Marlene Größner ${number}`,
	role: ['Druckvorstufe', 'Buchbinderei', 'Vertrieb', 'Einkauf'][number % 4] ?? '',
	phone: `+49 40 555 01 ${10 + number}`,
	mail: `m.groessner-${number}@druckwerk.example`,
});
const cards = await measure(() => {
	const pages = Array.from({ length: 50 }, (_, index) => drawCard(person(index))).flat();
	return makeSample({ name: 'cards', title: 'Cards', specification: cardSpecification, pages }, photos, prepare);
});

/** One side of the folded flyer: an open A4 sheet with photos. */
const [sheet] = await Promise.all(
	printSamples
		.filter(({ name }) => name === 'folded-flyer-dl')
		.map((sample) => {
			const specification = { ...sample.specification, sides: sample.specification.sides.slice(0, 1) };
			return makeSample({ ...sample, specification, pages: sample.pages.slice(0, 1) }, photos, prepare);
		}),
);
if (!sheet) throw new Error('there is no folded flyer');

async function inspectSheet(file: Buffer): Promise<number> {
	const secondsBefore = childSeconds();
	const inspected = await inspectFile('bench', 'pdf', file, new AbortController().signal);
	if (typeof inspected === 'string' || inspected.previews.length !== 1) throw new Error('the sheet was not inspected');
	return childSeconds() - secondsBefore;
}

const previewTimes: number[] = [];
const previewFirst = await inspectSheet(sheet);
for (let round = 0; round < rounds; round += 1) previewTimes.push(await inspectSheet(sheet));
const preview = { first: previewFirst, seconds: median(previewTimes), bytes: sheet.length };

const show = (name: string, { first, seconds, bytes }: typeof flyer) =>
	console.log(
		`${name}: ${(seconds * 1000).toFixed(0)} ms of the processor (first ${(first * 1000).toFixed(0)} ms), ${(bytes / 1000).toFixed(0)} kB`,
	);
show('two-page A6 flyer with photo', flyer);
show('50 double-sided cards, their layout counted in', cards);
show('uploaded A4 sheet, inspected and with its preview, in a warm child process', preview);
const isSlow =
	flyer.seconds > limits.flyerSeconds || cards.seconds > limits.cardsSeconds || preview.seconds > limits.previewSeconds;
if (isSlow || cards.bytes > limits.cardsBytes) {
	console.error('more than it may be: flyer 1.5 s, cards 1 s and 1 MB, preview 0.5 s');
	process.exitCode = 1;
}
process.exit();
