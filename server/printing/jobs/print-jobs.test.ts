import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { placePicture } from '../../../rules/printing/place-picture.ts';
import type { PrintJobInputs } from '../../../rules/printing/print-job.ts';
import type { Browser } from '../../testing/accounts.ts';
import { checkPdfX4 } from '../../testing/check-pdf-x4.ts';
import { openPdf, pageOperators } from '../../testing/open-pdf.ts';
import { readWithPrograms } from '../../testing/pdf-tools.ts';
import { somePdf, streamObject, svgOf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { loadDefaultProfile } from '../colour/output-profile.ts';
import { makePressFile } from './make-press-file.ts';
import { pressFile } from './press-files.ts';

let shop: PrintShop;
const page = trimmed(105, 148, 3);
const goodPdf = somePdf({ page });
const approve = 'mutation A($id: ID!) { approvePrintData(id: $id) { state } }';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());

beforeEach(() => shop.setSides('front'));

interface FoundJob {
	id: string;
	state: string;
	inputs: PrintJobInputs;
	sha256: string | null;
	size: number | null;
	failureCode: string | null;
}

const jobsOf = (itemId: string) =>
	shop.test.database.inTenant(
		shop.demo.id,
		(sql) => sql<FoundJob[]>`
			select id, state, inputs, sha256, size::float8 as size, failure_code from print_jobs where item_id = ${itemId}`,
	);

async function readPressFile({ id, inputs }: FoundJob): Promise<Buffer> {
	const stored = await shop.store.read(shop.demo.id, pressFile(id, inputs));
	return stored ? buffer(stored.stream) : Buffer.alloc(0);
}

type Upload = { bytes: Buffer; side?: string };

/** An order whose data is there, and approved by the shop. */
async function release(...uploads: Upload[]) {
	const { browser, itemId, userId } = await shop.shopper();
	await shop.order(userId, itemId);
	const ids: string[] = [];
	for (const { bytes, side } of uploads) ids.push((await shop.upload(browser, itemId, bytes, side ? { side } : {})).id);
	const staff = await shop.staff();
	for (const id of ids) await approveFile(staff, id);
	return { browser, itemId, staff, ids };
}

/** Approved before files that nobody can open were refused. */
async function releaseLocked(bytes: Buffer) {
	const { browser, itemId, userId } = await shop.shopper();
	await shop.order(userId, itemId);
	const front = await shop.upload(browser, itemId, goodPdf, { side: 'front' });
	const back = await shop.upload(browser, itemId, goodPdf, { side: 'back' });
	await overwrite(back.id, bytes);
	await shop.test.database.inTenant(
		shop.demo.id,
		(sql) => sql`update print_data set sha256 = ${hashOf(bytes)}, size = ${bytes.length} where id = ${back.id}`,
	);
	const staff = await shop.staff();
	for (const { id } of [front, back]) await approveFile(staff, id);
	return { itemId };
}

async function approveFile(staff: Browser, id: string) {
	const { errors } = await staff.graphql(approve, { id });
	if (errors) throw new Error(errors[0].message);
}

async function makeJob(...uploads: Upload[]) {
	const released = await release(...uploads);
	await shop.runJobs();
	const [job, ...others] = await jobsOf(released.itemId);
	if (!job || others.length > 0) throw new Error('not one job');
	const pdf = await readPressFile(job);
	if (job.state === 'made') expect([hashOf(pdf), pdf.length]).toEqual([job.sha256, job.size]);
	return { ...released, job, pdf };
}

/** Once more from the same inputs. */
async function makeAgain({ inputs }: FoundJob): Promise<string> {
	const { signal } = new AbortController();
	const { store, releases } = shop;
	const work = { store, tenantId: shop.demo.id, profile: loadDefaultProfile(), signal, release: undefined, releases };
	return (await makePressFile(work, inputs))?.sha256 ?? '';
}

const overwrite = (id: string, bytes: Buffer) => fs.writeFile(path.join(shop.folder, `${id}.data`), bytes);

/** What is put together from files of others claims no standard. */
const readAsPlainPdf = async (pdf: Buffer) =>
	(await readWithPrograms(pdf)).filter((error) => error !== 'pdfinfo: is not taken for PDF/X-4');

const paint = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#336699' } });

describe('the file for the press', () => {
	it('is the uploaded PDF, byte for byte, when that has all pages', async () => {
		const { job, pdf, ids } = await makeJob({ bytes: goodPdf });
		expect(job).toMatchObject({ state: 'made', sha256: hashOf(goodPdf), size: goodPdf.length });
		expect(pdf.equals(goodPdf)).toBe(true);
		expect(job.inputs.files).toEqual([
			expect.objectContaining({ id: ids[0], side: null, fileType: 'pdf', sha256: hashOf(goodPdf), pages: 1 }),
		]);
	});

	it('is put together from the files of the sides, in their order, the same to the byte when it is made again', async () => {
		await shop.setSides('front', 'back');
		const [front, back] = [
			somePdf({ page, content: '1 0 0 0 k 0 0 99 99 re f' }),
			somePdf({ page, content: '0 1 0 0 k 0 0 99 99 re f' }),
		];
		const { job, pdf } = await makeJob({ bytes: back, side: 'back' }, { bytes: front, side: 'front' });
		expect(job.state).toBe('made');
		expect(await readAsPlainPdf(pdf)).toEqual([]);
		const document = await openPdf(pdf);
		const inks = document.getPageIndices().map((index) => pageOperators(document, index)[0]?.operands);
		expect(inks).toEqual([
			[1, 0, 0, 0],
			[0, 1, 0, 0],
		]);
		const trim = document.getPage(1).getTrimBox();
		expect([trim.width, trim.height].map((points) => Math.round((points / 72) * 25.4))).toEqual([105, 148]);
		expect(await makeAgain(job)).toBe(job.sha256);
	});

	it('keeps layers hidden that were hidden in the files', async () => {
		await shop.setSides('front', 'back');
		const layered = somePdf({
			page,
			resources: '/Properties << /L1 100 0 R >>',
			content: '/OC /L1 BDC 0 0 0 1 k 0 0 9 9 re f EMC',
			catalog: '/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>',
			objects: { 100: '<< /Type /OCG /Name (Proof) >>' },
		});
		const { pdf } = await makeJob({ bytes: goodPdf, side: 'front' }, { bytes: layered, side: 'back' });
		const document = await openPdf(pdf);
		const properties = document.catalog.lookup(PDFName.of('OCProperties'), PDFDict);
		const hidden = properties.lookup(PDFName.of('D'), PDFDict).get(PDFName.of('OFF'));
		const used = document.getPage(1).node.Resources()?.lookup(PDFName.of('Properties'), PDFDict);
		expect(String(hidden)).toBe(`[ ${used?.get(PDFName.of('L1'))} ]`);
	});

	it('is PDF/X-4 when it is made of pictures, the same to the byte when it is made again', async () => {
		await shop.setSides('front', 'back');
		const picture = await paint(1311, 1819).jpeg().toBuffer();
		const onItsSide = await paint(910, 656).png().toBuffer();
		const { job, pdf } = await makeJob({ bytes: picture, side: 'front' }, { bytes: onItsSide, side: 'back' });
		expect(job.state).toBe('made');
		expect([...(await checkPdfX4(pdf)), ...(await readWithPrograms(pdf))]).toEqual([]);
		const document = await openPdf(pdf);
		expect(document.getPageCount()).toBe(2);
		const placed = pageOperators(document, 1).filter(({ operator }) => operator === 'cm');
		expect(placed.map(({ operands }) => operands.slice(0, 4))).toContainEqual([0, 1, -1, 0]);
		expect(await makeAgain(job)).toBe(job.sha256);
	});

	it('has every page of a TIFF with several, and drawings as paths', async () => {
		await shop.setSides('front', 'back');
		const pages = await Promise.all(
			['#ff0000', '#0000ff'].map((background) =>
				sharp({ create: { width: 222, height: 308, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		);
		const tiff = await sharp(pages, { join: { animated: true } })
			.tiff({ compression: 'lzw' })
			.toBuffer();
		const fromTiff = await makeJob({ bytes: tiff });
		expect(fromTiff.job.inputs.files[0]?.pages).toBe(2);
		expect(await checkPdfX4(fromTiff.pdf)).toEqual([]);
		expect((await openPdf(fromTiff.pdf)).getPageCount()).toBe(2);
		await shop.setSides('front');
		const drawing = await makeJob({ bytes: svgOf('<rect width="111" height="154" fill="#000"/>') });
		expect(await checkPdfX4(drawing.pdf)).toEqual([]);
		const filled = pageOperators(await openPdf(drawing.pdf), 0).filter(({ operator }) => operator === 'k');
		expect(filled[0]?.operands).toEqual([0, 0, 0, 1]);
	});

	it('has a picture without bleed enlarged over the bleed, as its preview shows it', async () => {
		const { pdf } = await makeJob({ bytes: await paint(2100, 2960).png().toBuffer() });
		const placed = placePicture({ width: 2100, height: 2960 }, { width: 105_000, height: 148_000, bleed: 3000 });
		expect([placed.width, placed.height]).toEqual([111_000, 156_457]);
		const points = (micrometres: number) => expect.closeTo((micrometres / 25_400) * 72, 1);
		const matrices = pageOperators(await openPdf(pdf), 0).filter(({ operator }) => operator === 'cm');
		const sizes = matrices.map(({ operands }) => [operands[0], Math.abs(Number(operands[3]))]);
		expect(sizes).toContainEqual([points(placed.width), points(placed.height)]);
	});

	it('takes PDFs and pictures together', async () => {
		await shop.setSides('front', 'back', 'inside');
		const picture = await paint(1311, 1819).jpeg().toBuffer();
		const { job, pdf } = await makeJob(
			{ bytes: goodPdf, side: 'front' },
			{ bytes: picture, side: 'back' },
			{ bytes: somePdf({ page, content: '0 1 0 0 k 0 0 99 99 re f' }), side: 'inside' },
		);
		expect(job.state).toBe('made');
		const document = await openPdf(pdf);
		const shown = document
			.getPageIndices()
			.map((index) => pageOperators(document, index).some(({ operator }) => operator === 'Do'));
		expect(shown).toEqual([false, true, false]);
		expect(await readAsPlainPdf(pdf)).toEqual([]);
		expect(await makeAgain(job)).toBe(job.sha256);
	});
});

describe('a print job', () => {
	it.each([
		['an uploaded PDF', [{ bytes: somePdf({ page, pages: 2 }) }]],
		[
			'the files of two sides',
			[
				{ bytes: goodPdf, side: 'front' },
				{ bytes: goodPdf, side: 'back' },
			],
		],
	])('fails when %s is no longer what was released', async (_what, uploads) => {
		await shop.setSides('front', 'back');
		const released = await release(...uploads);
		await overwrite(released.ids.at(-1) ?? '', somePdf({ page, content: '0 0 1 0 k 0 0 9 9 re f' }));
		await shop.runJobs();
		expect(await jobsOf(released.itemId)).toEqual([
			expect.objectContaining({ state: 'failed', failureCode: 'dataChanged', sha256: null }),
		]);
	});

	it('fails when the data is gone, when its inputs were changed, and for pages that cannot be read', async () => {
		const gone = await release({ bytes: goodPdf });
		await fs.rm(path.join(shop.folder, `${gone.ids[0]}.data`));
		const changed = await release({ bytes: goodPdf });
		await shop.test.database.inTenant(
			shop.demo.id,
			(sql) => sql`
				update print_jobs set inputs = jsonb_set(inputs, '{title}', '"other"') where item_id = ${changed.itemId}`,
		);
		await shop.setSides('front', 'back');
		const encrypted = somePdf({
			trailer: '/Encrypt 100 0 R /ID [<00> <00>]',
			objects: { 100: '<< /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>', 101: streamObject('') },
		});
		const unreadable = await releaseLocked(encrypted);
		await shop.runJobs();
		const codes = await Promise.all(
			[gone, changed, unreadable].map(async ({ itemId }) => (await jobsOf(itemId))[0]?.failureCode),
		);
		expect(codes).toEqual(['dataMissing', 'dataChanged', 'unreadable']);
	});

	it('gives way to that of other data, and its file goes', async () => {
		await shop.setSides('front', 'back');
		const { itemId, staff, job } = await makeJob({ bytes: goodPdf, side: 'front' }, { bytes: goodPdf, side: 'back' });
		const { id } = await shop.upload(staff, itemId, somePdf({ page, content: '' }), { side: 'back' });
		await approveFile(staff, id);
		await shop.runJobs();
		const [made, ...others] = await jobsOf(itemId);
		expect(others).toEqual([]);
		expect(made).toMatchObject({ state: 'made' });
		expect(made?.sha256).not.toBe(job.sha256);
		expect(await readPressFile(job)).toHaveLength(0);
	});

	it('stays when the same data is refused and approved again', async () => {
		const { itemId, staff, job, ids } = await makeJob({ bytes: goodPdf });
		await staff.graphql('mutation R($id: ID!) { refusePrintData(id: $id, reason: "Too dark") { state } }', {
			id: ids[0],
		});
		await approveFile(staff, ids[0] ?? '');
		await shop.runJobs();
		expect(await jobsOf(itemId)).toEqual([job]);
	});
});
