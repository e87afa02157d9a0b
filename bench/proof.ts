// `npm run bench:proof`: the proof of every demo template, without its watermark, beside its print file at 150 dpi, drawn by poppler through the output
// profile. It fails when they differ by more than they may.
import { loadProofSupplies, proofTemplate } from '../demo/designs/proof-designs.ts';
import { templates } from '../demo/designs/templates.ts';
import { fileOfProfile, loadDefaultProfile } from '../server/printing/colour/output-profile.ts';
import {
	drawWithPdfium,
	drawWithPoppler,
	edgeDifference,
	meanDifference,
	type Pixels,
} from '../server/testing/compare-proof.ts';

/** Of 255; and a share of all edges. */
const most = { mean: 3, edges: 0.02 };

const supplies = await loadProofSupplies(templates);
const profileFile = await fileOfProfile(loadDefaultProfile());
let worst = { mean: 0, edges: 0 };
let count = 0;

const largest = (proofs: readonly Pixels[], printed: readonly Pixels[], measure: typeof meanDifference): number =>
	Math.max(...proofs.map((proof, page) => measure(proof, printed[page] as Pixels)));

for (const plan of templates)
	for (const layout of plan.layouts.keys()) {
		const { pdf, proofs, grid } = await proofTemplate(plan, layout, supplies);
		const printed = await drawWithPoppler(pdf, profileFile, grid);
		const mean = printed ? largest(proofs, printed, meanDifference) : 0;
		const edges = largest(proofs, await drawWithPdfium(pdf, grid), edgeDifference);
		worst = { mean: Math.max(worst.mean, mean), edges: Math.max(worst.edges, edges) };
		count += 1;
		const colours = printed ? `mean difference ${mean.toFixed(2)} of 255, ` : '';
		console.log(
			`${plan.product}, layout ${layout + 1}: ${colours}${(edges * 100).toFixed(2)} % of the edges elsewhere`,
		);
		if (!printed && count === 1) console.log('left out: pdftoppm is not installed and has compared no colours');
	}
console.log(
	`${count} designs: at most ${worst.mean.toFixed(2)} of 255, ${(worst.edges * 100).toFixed(2)} % of the edges`,
);
if (worst.mean > most.mean || worst.edges > most.edges) process.exitCode = 1;
