// `npm run bench:typeset`: time of the processor for setting a text of 280 letters, and for drawing a card as it is drawn at each keystroke.
import { draw } from '../rules/designs/draw.ts';
import { sampleTexts, setParagraph } from '../rules/designs/typeset/sample-texts.ts';
import { findFaceFile, openFaceFile } from '../server/printing/faces.ts';
import { loadDrawServices, loadSampleDesign } from '../server/testing/designs.ts';

const rounds = 300;
const letters = 280;
const text = `${sampleTexts['de-DE']} ${sampleTexts['en-GB']}`;

function processorTime(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

const average = (work: (round: number) => unknown): number =>
	processorTime(() => {
		for (let round = 0; round < rounds; round += 1) work(round);
	}) / rounds;

async function open(family: string) {
	const file = await findFaceFile({ family, weight: 400, italic: false });
	if (!file) throw new Error(`no face ${family}`);
	return openFaceFile(file);
}

const [face, inter] = [await open('Spectral'), await open('Inter')];
/** Another text each time, as when a user types. */
const set = (round: number) => setParagraph(text.slice(round % 20, letters + (round % 20)), face, inter);
const shrink = (round: number) =>
	setParagraph(text.slice(round % 20, letters + (round % 20)), face, inter, {
		size: 9000,
		leading: 12_000,
		fit: 'shrink',
	});

const first = processorTime(() => set(0));
const further = average(set);
const shrunk = average(shrink);
const design = await loadSampleDesign();
const services = await loadDrawServices(design);
draw(design, {}, services);
const card = average((round) => draw(design, { role: `Leitung ${round % 10}` }, services));
console.log(`${letters} letters, ${set(0).lineCount} lines, first of a process: ${first.toFixed(1)} ms`);
console.log(`${letters} letters, each further: ${further.toFixed(2)} ms`);
console.log(`${letters} letters, shrunk to fit: ${shrunk.toFixed(2)} ms`);
console.log(`a whole card, one line changed: ${card.toFixed(2)} ms`);
