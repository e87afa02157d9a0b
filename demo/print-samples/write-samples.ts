// `npm run print:sample -- DIR`: writes the print files of five products, to be checked with other tools.
import fs from 'node:fs/promises';
import path from 'node:path';
import { drawPhotos, makeSample } from './make-samples.ts';
import { printSamples } from './sample-products.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
	console.error('Where to? npm run print:sample -- DIR');
	process.exit(1);
}
await fs.mkdir(folder, { recursive: true });
const photos = await drawPhotos();
for (const sample of printSamples) {
	const pdf = await makeSample(sample, photos);
	const file = path.join(folder, `${sample.name}.pdf`);
	await fs.writeFile(file, pdf);
	console.log(`${file}  ${sample.title}, ${sample.pages.length} pages, ${Math.round(pdf.length / 1000)} kB`);
}
// The child process that converted the pictures would wait for more.
process.exit();
