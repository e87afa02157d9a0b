// Designs of the demo with their proof and their print file on the same grid of pixels, to compare the two.
import sharp from 'sharp';
import type { Design } from '../../rules/designs/design.ts';
import { draw } from '../../rules/designs/draw.ts';
import type { DrawnPage } from '../../rules/designs/operations.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { type PictureType, readPicture } from '../../server/designs/pictures/picture-tasks.ts';
import {
	type ColourWork,
	type PreparedPicture,
	preparePicture,
	proofPicture,
} from '../../server/printing/colour/colour-work.ts';
import { loadDefaultProfile } from '../../server/printing/colour/output-profile.ts';
import { loadFaces } from '../../server/printing/load-faces.ts';
import { makePrintPdf } from '../../server/printing/pdf/make-print-pdf.ts';
import { listPictures } from '../../server/printing/pdf/picture-needs.ts';
import { drawProof, gridOf, type Pixels } from '../../server/testing/compare-proof.ts';
import { demoShops } from '../data/shops.ts';
import { drawAll, templateDrawings } from '../pictures.ts';
import { printSpecificationsOf } from '../print-specifications.ts';
import { buildTemplate, loadSupplies, type TemplateSupplies } from './build-template.ts';
import type { TemplatePlan } from './plan.ts';

const work: ColourWork = { tenantId: '00000000-0000-7000-8000-000000000000', profile: loadDefaultProfile() };
const created = new Date('2026-11-17T08:00:00Z');
/** Of the longer side: what the proof is painted with. */
const screenSize = 1600;
const dotsPerInch = 150;

interface Picture {
	original: Buffer;
	/** Data URL. */
	screen: string;
}

async function readScreen(original: Buffer): Promise<string> {
	const { format } = await sharp(original).metadata();
	const { result, bytes } = await readPicture({ type: format as PictureType, sizes: [screenSize] }, original);
	if ('refused' in result || !bytes) throw new Error('the picture cannot be used');
	const proof = await proofPicture(work, bytes);
	return `data:image/${result.hasAlpha ? 'png' : 'jpeg'};base64,${proof.toString('base64')}`;
}

export interface ProofSupplies extends TemplateSupplies {
	pictures: ReadonlyMap<string, Picture>;
}

export async function loadProofSupplies(plans: readonly TemplatePlan[]): Promise<ProofSupplies> {
	const pictures = new Map<string, Picture>();
	const shops = new Set(plans.map(({ shop }) => demoShops[shop]));
	const shown = new Set(plans.flatMap(({ pictures: own = {} }) => Object.keys(own)));
	for (const shop of shops) {
		const drawings = Object.entries(templateDrawings(shop)).filter(([name]) => shown.has(name));
		for (const [name, { bytes }] of Object.entries(await drawAll(Object.fromEntries(drawings))))
			pictures.set(name, { original: Buffer.from(bytes), screen: await readScreen(Buffer.from(bytes)) });
	}
	return { ...(await loadSupplies(work, plans)), pictures };
}

export interface Proofed {
	pdf: Buffer;
	/** Of each page. */
	proofs: Pixels[];
	grid: { width: number; height: number };
}

async function printPages(
	design: Design,
	pages: readonly DrawnPage[],
	specification: PrintSpecification,
	faces: Awaited<ReturnType<typeof loadFaces>>['files'],
	pictures: ProofSupplies['pictures'],
): Promise<Buffer> {
	const prepared = new Map<string, PreparedPicture>();
	for (const need of listPictures(pages)) {
		const picture = pictures.get(need.mediaId);
		if (picture) prepared.set(need.key, await preparePicture(work, picture.original, need));
	}
	const title = design.layoutId ?? 'design';
	return makePrintPdf({ title, created, specification, pages, faces, pictures: prepared, profile: work.profile });
}

/** A template with its own sample values, in one of its layouts. */
export async function proofTemplate(plan: TemplatePlan, layout: number, supplies: ProofSupplies): Promise<Proofed> {
	const printed = printSpecificationsOf(demoShops[plan.shop]).get(plan.product);
	if (!printed) throw new Error(`${plan.product} is not printed`);
	// Marks and lines for machines are none of what is compared.
	const specification = { ...printed, cropMarks: false, dieLine: null };
	const language = plan.shop === 'demo' ? 'de-DE' : 'en-GB';
	const template = buildTemplate(plan, { ...supplies, specification, language, mediaOf: (name) => name });
	const design = { ...template, pages: template.layouts[layout]?.pages ?? template.pages };
	const { faces, files } = await loadFaces(design);
	const { pages } = draw(design, {}, { faces, vectorOf: () => undefined });
	const grid = gridOf(specification, dotsPerInch);
	const { width, height, bleed } = specification;
	const screens = new Map([...supplies.pictures].map(([name, { screen }]) => [name, screen]));
	const proofs: Pixels[] = [];
	for (const page of pages) {
		const options = { width, height, bleed, guides: null, watermark: [] };
		proofs.push(await drawProof({ page, options, faces, pictures: screens }, grid));
	}
	return { pdf: await printPages(design, pages, specification, files, supplies.pictures), proofs, grid };
}
