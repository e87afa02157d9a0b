import { describe, expect, it } from 'vitest';
import { findingCodes } from '../designs/findings.ts';
import type { PrintSpecification } from '../designs/print-specification.ts';
import { shippedEntries } from '../messages/groups.ts';
import { compileMessages } from '../texts/compile-messages.ts';
import { createTranslator } from '../texts/translator.ts';
import { describeFinding, describeRefusal } from './describe-finding.ts';
import type { InspectedPage, Inspection } from './inspection.ts';
import { placePicture } from './place-picture.ts';
import { preflightUpload } from './preflight-upload.ts';
import { checkRelease, refusalCodes } from './print-data.ts';

const specification: PrintSpecification = {
	...{ width: 105_000, height: 148_000, bleed: 3000, safeMargin: 3000 },
	...{ sides: [{ name: 'front' }], folds: [], dieLine: null, profileId: null, maximumInk: 300 },
	...{ errorPpi: 100, warningPpi: 200, dataRequirement: 'later', cropMarks: false },
};

const facts = {
	...{ fontsNotEmbedded: [], isEncrypted: false, hasScript: false, hasForm: false },
	...{ hasRgb: false, hasTransparency: false, hasSeveralColours: false },
};

const page = (width: number, height: number, more: Partial<InspectedPage> = {}): InspectedPage => ({
	...{ width, height, trim: null, bleed: null, lowestPpi: null },
	...more,
});
const boxed = (width: number, height: number, bleed: number): InspectedPage =>
	page(width + 2 * bleed, height + 2 * bleed, { trim: { x: bleed, y: bleed, width, height } });
const pdf = (pages: InspectedPage[], more: Partial<typeof facts> = {}): Inspection => ({
	kind: 'pdf',
	...{ pages, ...facts, ...more },
});
const picture = (pixelWidth: number, pixelHeight: number): Inspection => ({
	kind: 'picture',
	...{ pixelWidth, pixelHeight, pages: [page(pixelWidth, pixelHeight)], ...facts },
});
const found = (inspection: Inspection, given: PrintSpecification | null = specification, side: string | null = null) =>
	preflightUpload(inspection, given ?? undefined, side).map(({ code, severity }) => `${severity} ${code}`);

describe('preflight of an uploaded PDF', () => {
	it('has one colour where one is printed, whatever it is mixed of', () => {
		const oneColour = { ...specification, inks: 'oneColour' as const };
		const given = [boxed(105_000, 148_000, 3000)];
		expect(found(pdf(given), oneColour)).toEqual([]);
		expect(found(pdf(given, { hasRgb: true }), oneColour)).toEqual([]);
		expect(found(pdf(given, { hasSeveralColours: true }), oneColour)).toEqual(['error severalInks']);
		expect(found(pdf(given, { hasSeveralColours: true }))).toEqual([]);
	});

	it.each([
		['trim and bleed as the product has them', boxed(105_000, 148_000, 3000), []],
		['the same lying on its side', boxed(148_000, 105_000, 3000), ['hint turnedPage']],
		['another format lying on its side', boxed(297_000, 210_000, 3000), ['error wrongPageSize']],
		['the trim half a millimetre off', boxed(105_500, 147_500, 3000), []],
		['no boxes, as large as trim and bleed', page(111_000, 154_000), ['hint noTrimBox']],
		['no boxes and no bleed', page(105_000, 148_000), ['hint noTrimBox', 'warning missingBleed']],
		['boxes without bleed', boxed(105_000, 148_000, 0), ['warning missingBleed']],
		['a trim that can be scaled', boxed(106_900, 148_000, 3000), ['warning pageSizeScalable']],
		['a trim that cannot be scaled', boxed(107_100, 148_000, 3000), ['error wrongPageSize']],
		['another format', page(210_000, 297_000), ['hint noTrimBox', 'error wrongPageSize']],
		['a picture of 96 ppi', { ...boxed(105_000, 148_000, 3000), lowestPpi: 96 }, ['error lowResolution']],
		['a picture of 150 ppi', { ...boxed(105_000, 148_000, 3000), lowestPpi: 150 }, ['warning lowResolution']],
		['a picture of 300 ppi', { ...boxed(105_000, 148_000, 3000), lowestPpi: 300 }, []],
	])('with %s', (_what, given, codes) => {
		expect(found(pdf([given]))).toEqual(codes);
	});

	it('counts its pages: all sides in one file, or one page for one side', () => {
		const [side, twoSided] = [
			boxed(105_000, 148_000, 3000),
			{ ...specification, sides: [{ name: 'front' }, { name: 'back' }] },
		];
		expect(found(pdf([side, side]), twoSided)).toEqual([]);
		expect(found(pdf([side]), twoSided)).toEqual(['error wrongPageCount']);
		expect(found(pdf([side]), twoSided, 'front')).toEqual([]);
		expect(found(pdf([side, side]), twoSided, 'front')).toEqual(['error wrongPageCount']);
	});

	it.each([
		['isEncrypted', true, 'error encrypted'],
		['hasScript', true, 'error containsScript'],
		['fontsNotEmbedded', ['Arial'], 'error fontNotEmbedded'],
		['hasForm', true, 'warning containsForm'],
		['hasRgb', true, 'warning rgbColour'],
		['hasTransparency', true, 'hint transparency'],
	])('says what is wrong with the file itself, also without a product: %s', (fact, value, code) => {
		expect(found(pdf([page(1, 1)], { [fact]: value }), null)).toEqual([code]);
	});

	it('lets all pages of a sheet lie on their side, but neither one alone nor those of what is bound', () => {
		const [upright, across] = [boxed(105_000, 148_000, 3000), boxed(148_000, 105_000, 3000)];
		const withSides = (count: number) => ({
			...specification,
			sides: Array.from({ length: count }, (_, index) => ({ name: `page${index + 1}` })),
		});
		expect(found(pdf([across, across]), withSides(2))).toEqual(['hint turnedPage']);
		expect(preflightUpload(pdf([upright, across]), withSides(2), null)).toMatchObject([
			{ code: 'wrongPageSize', page: 2, numbers: { width: 148_000, wantedWidth: 105_000 } },
		]);
		expect(found(pdf([across, across, across, across]), withSides(4))).toEqual(
			Array.from({ length: 4 }, () => 'error wrongPageSize'),
		);
	});

	it('asks for one PDF where there are too many pages to send them one by one', () => {
		const count = {
			code: 'wrongPageCount',
			severity: 'error',
			page: null,
			elementId: null,
			names: [],
			box: null,
		} as const;
		const advise = (wanted: number, isPicture: boolean) =>
			describeFinding(((key: string) => key) as never, { ...count, numbers: { pages: 1, wanted } }, isPicture).advice;
		expect(advise(8, false)).toBe('printFindings.wrongPageCount.advice');
		expect(advise(16, false)).toBe('printFindings.manyPages.advice');
		expect(advise(16, true)).toBe('printFindings.picture.manyPages.advice');
	});
});

describe('preflight of an uploaded picture', () => {
	it.each([
		['with bleed and enough pixels', 1311, 1819, []],
		['without bleed', 1240, 1748, ['warning missingBleed']],
		['of another shape', 2000, 2000, ['error wrongPageSize']],
		['with too few pixels', 400, 555, ['error lowResolution']],
		['lying on its side', 1819, 1311, ['hint turnedPage']],
	])('%s', (_what, width, height, codes) => {
		expect(found(picture(width, height))).toEqual(codes);
	});
});

describe('a product that is cut to a shape', () => {
	it('is told of in every file: what lies outside of the die line is gone', () => {
		const round = { ...specification, dieLine: 'M0 0L105000 0L0 148000Z' };
		const findings = preflightUpload(pdf([boxed(105_000, 148_000, 3000)]), round, null);
		expect(findings).toMatchObject([{ code: 'cutToShape', severity: 'hint', page: null }]);
		expect(checkRelease(findings, [])).toEqual({ errors: [], open: [] });
	});
});

describe('a release', () => {
	it('is stopped by errors and by warnings that were not accepted, not by hints', () => {
		const findings = preflightUpload(
			pdf([page(210_000, 297_000)], { hasRgb: true, hasTransparency: true }),
			specification,
			null,
		);
		expect(checkRelease(findings, [])).toEqual({ errors: ['wrongPageSize'], open: ['rgbColour'] });
		expect(checkRelease(findings, ['rgbColour'])).toEqual({ errors: ['wrongPageSize'], open: [] });
	});
});

describe.each(['en-GB', 'de-DE'] as const)('the sentences in %s', (language) => {
	const texts = [...shippedEntries.values()].map(
		({ key, translations }) => [key, translations[language] ?? ''] as const,
	);
	const messages = compileMessages(Object.fromEntries(texts));
	const t = createTranslator({ messages, language });

	it.each(findingCodes)('say what is wrong and what to do: %s', (code) => {
		const numbers = { ppi: 96, least: 100, bleed: 3000, width: 105_500, height: 148_000 };
		const finding = {
			code,
			severity: 'error',
			page: 1,
			elementId: null,
			numbers,
			names: ['Arial'],
			box: null,
		} as const;
		const { problem, advice } = describeFinding(t, finding);
		expect(problem).not.toMatch(/[{}]|printFindings/);
		expect(advice).toMatch(/\S{2,}.*[.!]$/);
	});

	it('name the numbers of the picture', () => {
		const [finding] = preflightUpload(
			pdf([{ ...boxed(105_000, 148_000, 3000), lowestPpi: 96.4 }]),
			specification,
			null,
		);
		expect(finding && describeFinding(t, finding).problem).toMatch(/96 ppi.*100 ppi/);
	});

	it('name the limit of what is printed for an error, and what is recommended for a warning', () => {
		const told = [72, 164].map((lowestPpi) => {
			const [finding] = preflightUpload(pdf([{ ...boxed(105_000, 148_000, 3000), lowestPpi }]), specification, null);
			return finding && describeFinding(t, finding).problem;
		});
		expect(told[0]).toMatch(/(Below|Unter) 100 ppi/);
		expect(told[1]).toMatch(/(200 ppi or more are recommended|Empfohlen sind mindestens 200 ppi)/);
	});

	it('ask for one page where a side, or a product that has one alone, gets several', () => {
		const side = boxed(105_000, 148_000, 3000);
		const twoSided = { ...specification, sides: [{ name: 'front' }, { name: 'back' }] };
		for (const [wanted, name] of [
			[twoSided, 'front'],
			[{ ...specification, sides: [{ name: 'front' }] }, null],
		] as const) {
			const [finding] = preflightUpload(pdf([side, side]), wanted, name);
			const { problem, advice } = (finding && describeFinding(t, finding)) ?? {};
			expect(problem).toMatch(/(exactly one|genau eine)/);
			expect(advice).not.toMatch(/each side|je Seite/);
		}
	});

	it('name lengths in millimetres', () => {
		const [, finding] = preflightUpload(pdf([page(210_000, 297_000)]), specification, null);
		expect(finding && describeFinding(t, finding).problem).toMatch(/210 × 297 mm.*111 × 154 mm/);
	});

	it('name the size of the product as it is, also for a page or a picture that lies on its side', () => {
		const [, wide] = preflightUpload(pdf([page(297_000, 210_000)]), specification, null);
		expect(wide && describeFinding(t, wide).problem).toMatch(/297 × 210 mm.*111 × 154 mm/);
		const [turned] = preflightUpload(picture(3080, 1000), specification, null);
		expect(turned && describeFinding(t, turned, true).problem).toMatch(/50 × 154 mm.*111 × 154 mm/);
		const [scalable] = preflightUpload(pdf([boxed(149_500, 105_000, 3000)]), specification, null);
		expect(scalable && describeFinding(t, scalable).problem).toMatch(/149[.,]5 × 105 mm.*148 × 105 mm/);
	});

	it('speak of a picture, not of a page, where it is one', () => {
		const findings = preflightUpload(
			picture(1000, 1000),
			{ ...specification, sides: [{ name: 'a' }, { name: 'b' }] },
			null,
		);
		for (const finding of findings) {
			const { problem, advice } = describeFinding(t, finding, true);
			expect(`${problem} ${advice}`).not.toMatch(/[{}]|printFindings|\bpages?\b|Die Seite|Seiten\b/);
		}
		expect(findings.map(({ code }) => code)).toEqual(['wrongPageCount', 'wrongPageSize', 'lowResolution']);
	});

	it('say of a picture without bleed how much it is enlarged, and what is cut off, as it is placed', () => {
		const card = { ...specification, width: 90_000, height: 55_000, sides: [{ name: 'front' }] };
		for (const given of [picture(3600, 2200), picture(2200, 3600)]) {
			const [finding] = preflightUpload(given, card, null);
			const { problem } = (finding && describeFinding(t, finding, true)) ?? {};
			expect(problem).toMatch(/(enlarged to 111 %|auf 111 % vergrößert).*(Up to 5 mm|bis zu 5 mm)/);
			expect(problem).not.toMatch(/white|weiß/);
		}
		const placed = placePicture({ width: 3600, height: 2200 }, card);
		expect([placed.width / card.width, -placed.x]).toEqual([expect.closeTo(1.109, 3), 4909]);
	});

	it('say why a file was refused', () => {
		for (const code of refusalCodes.filter((one) => one !== 'byShop'))
			expect(describeRefusal(t, code)).toMatch(/^[A-ZÄÖÜ].*\.$/);
	});
});
