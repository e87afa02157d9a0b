import { describe, expect, it } from 'vitest';
import { cardSpecification, drawCard } from '../../../demo/print-samples/sample-products.ts';
import { openSampleFace } from '../../../demo/print-samples/sample-type.ts';
import { loadDefaultProfile } from '../colour/output-profile.ts';
import { makePrintPdf, type PrintInput } from './make-print-pdf.ts';
import { printOnThread } from './print-on-thread.ts';

const faces = [openSampleFace('Fraunces', 600), openSampleFace('Inter', 400), openSampleFace('Inter', 600)];
const input: PrintInput = {
	title: 'Card',
	created: new Date('2026-11-17T08:00:00Z'),
	specification: cardSpecification,
	pages: drawCard(),
	faces: new Map(faces.map(({ id, bytes, sha256 }) => [id, { bytes, sha256 }])),
	pictures: new Map(),
	profile: loadDefaultProfile(),
};

describe('a print file made on a thread', () => {
	it('has the same bytes as one that is made here, whatever the order of its faces', async () => {
		const here = await makePrintPdf(input);
		expect((await printOnThread(input)).equals(here)).toBe(true);
		const reversed = new Map([...input.faces].reverse());
		expect((await printOnThread({ ...input, faces: reversed })).equals(here)).toBe(true);
	});

	it('fails with what is wrong', async () => {
		await expect(printOnThread({ ...input, pages: [] })).rejects.toThrow('at least one page');
	});

	it('ends when nobody waits for it any more', async () => {
		const abort = new AbortController();
		const print = printOnThread(input, abort.signal);
		abort.abort();
		await expect(print).rejects.toThrow('nobody waits');
	});
});
