import { degrees } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPhotos, makeSample, type SamplePhotos } from '../../demo/print-samples/make-samples.ts';
import {
	cardSpecification,
	drawCard,
	drawFlyer,
	flyerSpecification,
} from '../../demo/print-samples/sample-products.ts';
import { fromMillimetres } from '../../rules/designs/units.ts';
import { newId } from '../../rules/ids.ts';
import { checkPdfX4 } from '../testing/check-pdf-x4.ts';
import { openPdf, pageOperators } from '../testing/open-pdf.ts';
import { readWithPrograms } from '../testing/pdf-tools.ts';
import { type ImposeOptions, imposeSheets } from './impose.ts';
import { planSheet, type Sheet } from './sheet-layout.ts';

const mm = fromMillimetres;
const card = { width: mm(85), height: mm(55), bleed: mm(3) };
const sheet: Sheet = { width: mm(330), height: mm(245), margin: mm(12), gutter: mm(6), turn: 'leftRight' };

describe('the plan of a sheet', () => {
	it('holds as many copies as fit, in the middle', () => {
		const plan = planSheet(sheet, card);
		expect(plan).toMatchObject({ columns: 3, rows: 3 });
		const first = plan?.front[0];
		const last = plan?.front[8];
		expect(first && last && first.x + last.x + card.width).toBe(sheet.width);
		expect(first && last && first.y + last.y + card.height).toBe(sheet.height);
	});

	it.each(['leftRight', 'topBottom'] as const)('puts each back behind its front when turned %s', (turn) => {
		const plan = planSheet({ ...sheet, turn }, card);
		for (const [index, front] of (plan?.front ?? []).entries()) {
			const back = plan?.back[index];
			const isAside = turn === 'leftRight';
			expect(back?.x).toBe(isAside ? sheet.width - front.x - card.width : front.x);
			expect(back?.y).toBe(isAside ? front.y : sheet.height - front.y - card.height);
			expect(back?.isTurned).toBe(!isAside);
		}
	});

	it('gives each copy half of the room between two', () => {
		const [corner] = planSheet({ ...sheet, gutter: mm(2) }, card)?.front ?? [];
		expect(corner?.bleed).toEqual({ left: mm(3), right: mm(1), top: mm(3), bottom: mm(1) });
	});

	it('is none where not even one copy fits', () => {
		expect(planSheet({ ...sheet, width: mm(100) }, card)).toBeUndefined();
	});
});

describe('a sheet', () => {
	let photos: SamplePhotos;
	beforeAll(async () => {
		photos = await drawPhotos();
	});
	const tenantId = newId();
	const options: ImposeOptions = {
		sheet,
		sides: 2,
		fill: 'repeat',
		title: 'Bogen & <Karten>',
		created: new Date('2026-11-17T08:00:00Z'),
	};
	const cards = (count: number) =>
		makeSample(
			{
				name: 'cards',
				title: 'Cards',
				specification: cardSpecification,
				pages: Array.from({ length: count }, drawCard.bind(null, undefined)).flat(),
			},
			photos,
		);

	async function impose(pdf: Buffer, changed: Partial<ImposeOptions> = {}) {
		const made = await imposeSheets(tenantId, pdf, { ...options, ...changed });
		if ('refused' in made) throw new Error(made.refused);
		expect([...(await checkPdfX4(made.pdf)), ...(await readWithPrograms(made.pdf))]).toEqual([]);
		return made;
	}

	const shownOn = async (pdf: Buffer, index: number) =>
		pageOperators(await openPdf(pdf), index)
			.filter(({ operator }) => operator === 'Do')
			.map(({ operands: [name] }) => (typeof name === 'object' && 'name' in name ? name.name : ''));

	it('is filled with copies of one card, front and back, and is still PDF/X-4', async () => {
		const made = await impose(await cards(1));
		expect(made).toMatchObject({ sheets: 1, perSheet: 9 });
		expect(await shownOn(made.pdf, 0)).toEqual(Array(9).fill('Page1'));
		expect(await shownOn(made.pdf, 1)).toEqual(Array(9).fill('Page2'));
	});

	it('holds different cards one after the other', async () => {
		const made = await impose(await cards(11), { fill: 'sequence' });
		expect(made.sheets).toBe(2);
		expect(await shownOn(made.pdf, 0)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17].map((number) => `Page${number}`));
		expect(await shownOn(made.pdf, 3)).toEqual(['Page20', 'Page22']);
	});

	it('keeps pictures that show what lies below', async () => {
		const flyer = { name: 'flyer', title: 'Flyer', specification: flyerSpecification, pages: drawFlyer() };
		const made = await impose(await makeSample(flyer, photos), { sheet: { ...sheet, turn: 'topBottom' } });
		expect(made.perSheet).toBe(2);
	});

	it('is the same to the byte when it is made again', async () => {
		const pdf = await cards(1);
		expect((await impose(pdf)).pdf.equals((await impose(pdf)).pdf)).toBe(true);
	});

	it.each([
		['doesNotFit', { sheet: { ...sheet, width: mm(90) } }],
		['wrongPageCount', { sides: 2 }],
	] as const)('is refused with %s', async (refused, changed) => {
		const one = { name: 'one', title: 'One', specification: cardSpecification, pages: drawCard().slice(0, 1) };
		const sides = refused === 'wrongPageCount' ? 2 : 1;
		expect(await imposeSheets(tenantId, await makeSample(one, photos), { ...options, sides, ...changed })).toEqual({
			refused,
		});
	});

	it('is refused for pages that are shown turned', async () => {
		const document = await openPdf(await cards(1));
		document.getPage(1).setRotation(degrees(90));
		const turned = Buffer.from(await document.save());
		expect(await imposeSheets(tenantId, turned, options)).toEqual({ refused: 'rotatedPages' });
	});

	it('is refused for pages that contain themselves', async () => {
		const loop =
			'%PDF-1.6\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1000000/Kids[2 0 R]>>endobj\n';
		const pdf = Buffer.from(`${loop}trailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF`);
		expect(await imposeSheets(tenantId, pdf, options)).toEqual({ refused: 'unreadable' });
	});

	it('is refused for what is no PDF', async () => {
		expect(await imposeSheets(tenantId, Buffer.from('hello'), options)).toEqual({ refused: 'unreadable' });
	});
});
