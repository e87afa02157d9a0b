// `npm run bench:typeset`: time of the processor for setting a text of 280 letters, for one letter more (as typed), and for drawing a whole card.
import { draw } from '../rules/designs/draw.ts';
import { sampleTexts, setSample } from '../rules/designs/typeset/sample-texts.ts';
import { findFaceFile, openFaceFile } from '../server/printing/faces.ts';
import { loadDrawServices, loadSampleDesign } from '../server/testing/designs.ts';

const rounds = 300;
const text = sampleTexts['de-DE'].slice(0, 280);

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
const first = processorTime(() => setSample(text, face, inter));
const again = average((round) => setSample(text.slice(0, 280 - (round % 10)), face, inter));
const design = await loadSampleDesign();
const services = await loadDrawServices(design);
draw(design, {}, services);
const card = average((round) => draw(design, { name: `Anna Schäfer ${round % 10}` }, services));
console.log(`280 letters and a title, first of a process: ${first.toFixed(1)} ms`);
console.log(`280 letters and a title, each further: ${again.toFixed(2)} ms`);
console.log(`a whole card, each keystroke: ${card.toFixed(2)} ms`);
