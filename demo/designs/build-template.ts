// From the plan of a template to the document that is stored: in one language, with the faces, screen colours and pictures of this installation.
import {
	type Design,
	type DesignField,
	type DesignPage,
	designVersion,
	type Swatch,
} from '../../rules/designs/design.ts';
import type { Cmyk } from '../../rules/designs/operations.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { type ColourWork, screenColours } from '../../server/printing/colour/colour-work.ts';
import { findFaceFile } from '../../server/printing/faces.ts';
import type { DemoLanguage } from '../data/types.ts';
import type { FacePlan, LayoutPlan, SchemePlan, TemplatePlan } from './plan.ts';
import { Sheet } from './sheet.ts';

export interface TemplateSupplies {
	screenOf(cmyk: Cmyk): string;
	hashOf(face: FacePlan): string;
}

const nameOfFace = ({ family, weight, italic = false }: FacePlan) => `${family} ${weight} ${italic}`;

async function hashFaces(plans: readonly TemplatePlan[]): Promise<Map<string, string>> {
	const hashes = new Map<string, string>();
	for (const face of plans.flatMap(({ faces }) => Object.values(faces))) {
		const file = await findFaceFile({ italic: false, ...face });
		if (!file) throw new Error(`no face ${nameOfFace(face)}`);
		hashes.set(nameOfFace(face), file.sha256);
	}
	return hashes;
}

const inksOf = (plans: readonly TemplatePlan[]): Cmyk[] => {
	const all = plans.flatMap(({ schemes }) => schemes.flatMap(({ colours }) => Object.values(colours)));
	return [...new Map(all.map((cmyk) => [cmyk.join(), cmyk])).values()];
};

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
	const value = values.get(key);
	if (value === undefined) throw new Error(`not supplied: ${key}`);
	return value;
}

/** For all plans at once: one look at the profile gives all colours. */
export async function loadSupplies(work: ColourWork, plans: readonly TemplatePlan[]): Promise<TemplateSupplies> {
	const inks = inksOf(plans);
	const colours = await screenColours(work, inks);
	const screens = new Map(inks.map((cmyk, index) => [cmyk.join(), colours[index] ?? '']));
	const hashes = await hashFaces(plans);
	return { screenOf: (cmyk) => known(screens, cmyk.join()), hashOf: (face) => known(hashes, nameOfFace(face)) };
}

export interface TemplateParts extends TemplateSupplies {
	specification: PrintSpecification;
	/** What texts are written in; labels are in both. */
	language: DemoLanguage;
	/** The id of the medium of a picture of the plan. */
	mediaOf(picture: string): string;
}

const coloursOf = ({ colours }: SchemePlan, { screenOf }: TemplateParts) =>
	Object.fromEntries(Object.entries(colours).map(([id, cmyk]) => [id, { cmyk, screen: screenOf(cmyk) }]));

function swatchesOf({ colours, schemes: [first] }: TemplatePlan, { language, screenOf }: TemplateParts): Swatch[] {
	return Object.entries(colours).map(([id, { name, spot = null }]) => {
		const cmyk = first.colours[id];
		if (!cmyk) throw new Error(`the first scheme has no ${id}`);
		return { id, name: name[language], cmyk, spot, screen: screenOf(cmyk) };
	});
}

const fieldsOf = ({ fields }: TemplatePlan, { language, mediaOf }: TemplateParts): DesignField[] =>
	fields.map(({ label, help, sample, ...field }) => ({
		...field,
		labels: label,
		help: help ?? {},
		choices: [],
		defaultValue: field.kind === 'image' ? mediaOf(sample[language]) : sample[language],
	}));

function pagesOf(plan: TemplatePlan, { sides }: LayoutPlan, { specification, language }: TemplateParts): DesignPage[] {
	return specification.sides.map(({ name }) => {
		const draw = sides[name];
		if (!draw) throw new Error(`${plan.product} does not draw ${name}`);
		return { id: name, name, elements: draw(new Sheet(plan, specification, language, name)) };
	});
}

export function buildTemplate(plan: TemplatePlan, parts: TemplateParts): Design {
	const { width, height, bleed, safeMargin, folds, dieLine } = parts.specification;
	const layouts = plan.layouts.map((layout) => ({
		id: layout.id,
		labels: layout.label,
		pages: pagesOf(plan, layout, parts),
	}));
	const [{ id: layoutId }] = plan.layouts;
	const [{ id: schemeId }] = plan.schemes;
	return {
		version: designVersion,
		product: { width, height, bleed, safeMargin, folds, dieLine },
		pages: layouts[0]?.pages ?? [],
		swatches: swatchesOf(plan, parts),
		faces: Object.entries(plan.faces).map(([id, face]) => ({ italic: false, ...face, id, sha256: parts.hashOf(face) })),
		fields: fieldsOf(plan, parts),
		values: {},
		layouts,
		layoutId,
		schemes: plan.schemes.map((scheme) => ({
			id: scheme.id,
			labels: scheme.label,
			colours: coloursOf(scheme, parts),
		})),
		schemeId,
		freedom: plan.freedom,
	};
}
