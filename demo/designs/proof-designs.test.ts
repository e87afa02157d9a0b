import { beforeAll, describe, expect, it } from 'vitest';
import { fileOfProfile, loadDefaultProfile } from '../../server/printing/colour/output-profile.ts';
import {
	drawWithPdfium,
	drawWithPoppler,
	edgeDifference,
	meanDifference,
	type Pixels,
} from '../../server/testing/compare-proof.ts';
import { loadProofSupplies, type ProofSupplies, proofTemplate } from './proof-designs.ts';
import { postkarten } from './templates/postkarten.ts';
import { visitenkartenClassic } from './templates/visitenkarten-classic.ts';

// Two of those that `npm run bench:proof` compares: type and areas, and a photo over the whole page.
const plans = [visitenkartenClassic, postkarten];
let supplies: ProofSupplies;

beforeAll(async () => {
	supplies = await loadProofSupplies(plans);
}, 60_000);

describe.each(plans)('the proof of $product', (plan) => {
	it('is what its print file shows through the output profile', { timeout: 60_000 }, async () => {
		const { pdf, proofs, grid } = await proofTemplate(plan, 0, supplies);
		const edges = await drawWithPdfium(pdf, grid);
		for (const [page, proof] of proofs.entries())
			expect(edgeDifference(proof, edges[page] as Pixels)).toBeLessThan(0.02);
		const printed = await drawWithPoppler(pdf, await fileOfProfile(loadDefaultProfile()), grid);
		if (!printed) return console.warn('left out: pdftoppm is not installed and has compared no colours of proofs');
		expect(printed).toHaveLength(proofs.length);
		for (const [page, proof] of proofs.entries())
			expect(meanDifference(proof, printed[page] as Pixels)).toBeLessThan(3);
	});
});
