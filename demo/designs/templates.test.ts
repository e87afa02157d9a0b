import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { fitsSpecification } from '../../rules/designs/blank-design.ts';
import { boundsOfPath, liesWithin, overlaps } from '../../rules/designs/bounds.ts';
import type { Design } from '../../rules/designs/design.ts';
import { draw } from '../../rules/designs/draw.ts';
import type { Bounds, DrawnDesign, TextReport } from '../../rules/designs/drawn-design.ts';
import { applyLayout, applyScheme } from '../../rules/designs/editing/switch-alternative.ts';
import { findOperationProblem } from '../../rules/designs/editing/validate-operation.ts';
import type { Finding } from '../../rules/designs/findings.ts';
import type { PathOperation } from '../../rules/designs/operations.ts';
import { distanceInside } from '../../rules/designs/outline.ts';
import type { FieldValues } from '../../rules/designs/placeholders.ts';
import type { PictureFacts } from '../../rules/designs/preflight/context.ts';
import { preflight } from '../../rules/designs/preflight.ts';
import type { FaceSource } from '../../rules/designs/typeset/font-face.ts';
import { fromPoints } from '../../rules/designs/units.ts';
import { validateDesign } from '../../rules/designs/validate.ts';
import { contrastRatio } from '../../rules/theme/contrast.ts';
import { type ColourWork, measurePictureInk } from '../../server/printing/colour/colour-work.ts';
import { loadDefaultProfile } from '../../server/printing/colour/output-profile.ts';
import { loadFaces } from '../../server/printing/load-faces.ts';
import { demoShops } from '../data/shops.ts';
import type { DemoLanguage } from '../data/types.ts';
import { drawAll, templateDrawings } from '../pictures.ts';
import { printSpecificationsOf } from '../print-specifications.ts';
import { buildTemplate, loadSupplies, type TemplateSupplies } from './build-template.ts';
import type { FieldPlan, SchemePlan, TemplatePlan } from './plan.ts';
import { templates } from './templates.ts';

const languages: readonly DemoLanguage[] = ['de-DE', 'en-GB'];
const work: ColourWork = { tenantId: 'demo', profile: loadDefaultProfile() };
const pictures = new Map<string, PictureFacts>();
let supplies: TemplateSupplies;

beforeAll(async () => {
	supplies = await loadSupplies(work, templates);
	for (const shop of Object.values(demoShops))
		for (const [name, { bytes }] of Object.entries(await drawAll(templateDrawings(shop)))) {
			const { width, height } = await sharp(bytes).metadata();
			pictures.set(name, { width, height, ink: await measurePictureInk(work, bytes) });
		}
}, 60_000);

function specificationOf({ shop, product }: TemplatePlan) {
	const specification = printSpecificationsOf(demoShops[shop]).get(product);
	if (!specification) throw new Error(`${product} is not printed`);
	return specification;
}

const build = (plan: TemplatePlan, language: DemoLanguage) =>
	buildTemplate(plan, { ...supplies, specification: specificationOf(plan), language, mediaOf: (name) => name });

interface Look {
	/** For messages: which one it is. */
	name: string;
	design: Design;
	drawn: DrawnDesign;
	findings: Finding[];
}

/** The default texts are there on purpose: whoever orders has to replace them, the template is not wrong. */
const isOfTemplate = ({ code }: Finding) => code !== 'defaultTextLeft' && code !== 'requiredFieldEmpty';

function lookAt(plan: TemplatePlan, design: Design, faces: FaceSource, name: string, values: FieldValues): Look {
	const drawn = draw(design, values, { faces, vectorOf: () => undefined });
	const specification = specificationOf(plan);
	const given = { design, values, drawn, specification, pictureOf: (id: string) => pictures.get(id), distanceInside };
	return { name, design, drawn, findings: preflight(given).filter(isOfTemplate) };
}

/** Every layout in these schemes and every language. */
async function looksOf(
	plan: TemplatePlan,
	schemes: TemplatePlan['schemes'] | readonly [SchemePlan],
	valuesIn: (language: DemoLanguage) => FieldValues = () => ({}),
) {
	const looks: Look[] = [];
	for (const language of languages) {
		const design = build(plan, language);
		const { faces } = await loadFaces(design);
		for (const { id: layout } of design.layouts)
			for (const { id: scheme } of schemes) {
				const changed = applyScheme(applyLayout(design, layout), scheme);
				looks.push(lookAt(plan, changed, faces, `${language} ${layout} ${scheme}`, valuesIn(language)));
			}
	}
	return looks;
}

const textsOf = (page: DrawnDesign['pages'][number]) =>
	page.reports.filter((report): report is TextReport & { bounds: Bounds } => report.kind === 'text' && !!report.bounds);

/** Pairs of texts that lie on each other. */
const collisionsIn = ({ name, drawn }: Look) =>
	drawn.pages.flatMap((page) => {
		const texts = textsOf(page);
		return texts.flatMap((one, index) =>
			texts
				.slice(index + 1)
				.filter((other) => overlaps(one.bounds, other.bounds))
				.map((other) => `${name}: ${one.elementId} on ${other.elementId}`),
		);
	});

/** As in rules for the web: what is large is read more easily. */
const leastContrast = (size: number) => (size >= fromPoints(18) ? 3 : 4.5);

/** Ornaments of many pieces are no ground. */
const mostPieces = 2;
const isGround = ({ path, fill }: PathOperation) => fill !== null && path.split('M').length - 1 <= mostPieces;

/** The colour of the topmost area below a text; paper where there is none. */
function groundBelow(page: DrawnDesign['pages'][number], { elementId, bounds }: { elementId: string; bounds: Bounds }) {
	const before = page.operations.slice(
		0,
		page.operations.findIndex((operation) => operation.elementId === elementId),
	);
	const grounds = before.filter((operation): operation is PathOperation => operation.kind === 'path').filter(isGround);
	const below = grounds.findLast(({ path, matrix }) => {
		const area = boundsOfPath(path, matrix);
		return area !== null && liesWithin(bounds, area);
	});
	return below?.fill?.screen ?? '#ffffff';
}

/** Texts that can hardly be told from what is below them. */
const faintTextsIn = ({ name, drawn }: Look) =>
	drawn.pages.flatMap((page) =>
		textsOf(page).flatMap((text) => {
			const ground = groundBelow(page, text);
			const inks = page.operations.flatMap((operation) =>
				operation.kind === 'glyphs' && operation.elementId === text.elementId ? operation.ink.screen : [],
			);
			const contrast = Math.min(...inks.map((screen) => contrastRatio(screen, ground)));
			return contrast < leastContrast(text.size) ? [`${name}: ${text.elementId} ${contrast.toFixed(1)}`] : [];
		}),
	);

const longWords = 'Alexandra-Katharina von Wittgenstein zu Hohenlohe ';
/** Neither can be broken. */
const longAddresses: Readonly<Record<string, string>> = {
	email: 'alexandrakatharina@wittgenstein.example.example',
	website: 'wittgensteinhohenlohe.example.example',
};

/** As long as the field allows. */
function longestValue({ key, kind, limit, sample }: FieldPlan, language: DemoLanguage): string {
	if (kind === 'multiline') return sample[language];
	return (longAddresses[key] ?? longWords.repeat(5)).slice(0, limit ?? undefined).trim();
}

const longestValues = ({ fields }: TemplatePlan) => {
	const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'multiline');
	return (language: DemoLanguage) => Object.fromEntries(texts.map((one) => [one.key, longestValue(one, language)]));
};

const cases = templates.map((plan): [string, TemplatePlan] => [`${plan.shop} ${plan.product}`, plan]);

describe('the templates of the demo', () => {
	it('are there for twelve products or more that both shops sell, some with codes, pictures and freedom', () => {
		expect(templates.length).toBeGreaterThanOrEqual(12);
		expect(new Set(templates.map(({ product }) => product)).size).toBe(templates.length);
		expect(new Set(templates.map(({ shop }) => shop)).size).toBe(2);
		for (const { shop, product } of templates) {
			const { products, unpublished, unavailable } = demoShops[shop];
			expect(products.map(({ slug }) => slug)).toContain(product);
			expect([...unpublished, ...unavailable]).not.toContain(product);
		}
		const withKind = (kind: FieldPlan['kind']) =>
			templates.filter(({ fields }) => fields.some((one) => one.kind === kind));
		expect(withKind('qr').length).toBeGreaterThanOrEqual(3);
		expect(withKind('image').length).toBeGreaterThanOrEqual(3);
		expect(new Set(templates.map(({ freedom }) => freedom.isFree)).size).toBe(2);
	});

	it.each(cases)('are designs of their products in both languages: %s', (_name, plan) => {
		for (const language of languages) {
			const document = build(plan, language);
			expect(validateDesign(document).errors).toBeUndefined();
			expect(fitsSpecification(document, specificationOf(plan))).toBe(true);
			expect([document.layouts.length, document.schemes.length]).toEqual([2, 3]);
			for (const { key, defaultValue, limit } of document.fields)
				expect(defaultValue.length, key).toBeLessThanOrEqual(limit ?? 5000);
		}
	});

	it.each(cases)('pass preflight, and can be read, in every layout and scheme: %s', async (_name, plan) => {
		const looks = await looksOf(plan, plan.schemes);
		expect(looks).toHaveLength(12);
		for (const { name, findings } of looks) expect(findings, name).toEqual([]);
		expect(looks.flatMap(collisionsIn)).toEqual([]);
		expect(looks.flatMap(faintTextsIn)).toEqual([]);
	});

	it.each(cases)('hold what is as long as their fields allow: %s', async (_name, plan) => {
		const looks = await looksOf(plan, [plan.schemes[0]], longestValues(plan));
		// Smaller than planned is a warning to accept.
		const findings = looks.flatMap((look) => look.findings.filter(({ code }) => code !== 'textShrunk'));
		expect(findings).toEqual([]);
		expect(looks.flatMap(collisionsIn)).toEqual([]);
	});

	it.each(cases)('keep their background, and their words where only fields are filled in: %s', (_name, plan) => {
		const design = build(plan, 'de-DE');
		for (const { id: page, elements } of design.pages)
			for (const { id: element, box, kind } of elements) {
				const changes = { box: { ...box, x: box.x + 1000 } };
				const problem = findOperationProblem(design, { do: 'change', page, element, changes }, 'shopper');
				const isOpen = design.freedom.isFree && kind !== 'shape';
				expect(problem?.code, element).toBe(isOpen ? undefined : 'locked');
			}
	});
});
