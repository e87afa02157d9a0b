// `npm run bench:print`: what print files cost, as time of the processor: a flyer with a photo, whose conversion is counted in, and cards of fifty people.
// It fails when they take longer than they may, or get larger.
import { drawPhotos, makeSample } from '../demo/print-samples/make-samples.ts';
import { cardSpecification, drawCard, drawFlyer, flyerSpecification } from '../demo/print-samples/sample-products.ts';
import { convertPicture } from '../server/printing/colour/colour-tasks.ts';
import type { PreparedPicture } from '../server/printing/colour/colour-work.ts';
import { fileOfProfile, loadDefaultProfile } from '../server/printing/colour/output-profile.ts';
import type { PictureNeed } from '../server/printing/pdf/picture-needs.ts';
import { median } from './measure.ts';

const rounds = 5;
const limits = { flyerSeconds: 1.5, cardsSeconds: 1, cardsBytes: 1_000_000 };

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

const show = (name: string, { first, seconds, bytes }: typeof flyer) =>
	console.log(
		`${name}: ${(seconds * 1000).toFixed(0)} ms of the processor (first ${(first * 1000).toFixed(0)} ms), ${(bytes / 1000).toFixed(0)} kB`,
	);
show('two-page A6 flyer with photo', flyer);
show('50 double-sided cards, their layout counted in', cards);
const isSlow = flyer.seconds > limits.flyerSeconds || cards.seconds > limits.cardsSeconds;
if (isSlow || cards.bytes > limits.cardsBytes) {
	console.error('more than it may be: flyer 1.5 s, cards 1 s and 1 MB');
	process.exitCode = 1;
}
