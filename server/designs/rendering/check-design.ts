// Preflight of a design on the server, where its pictures are known.
import type { Design } from '../../../rules/designs/design.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import { distanceInside } from '../../../rules/designs/outline.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { finding, type PictureFacts } from '../../../rules/designs/preflight/context.ts';
import { preflight } from '../../../rules/designs/preflight.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { ChangedFace } from '../../printing/load-faces.ts';
import { vectorsIn } from '../../printing/releases/release-pictures.ts';
import { isDrawing } from '../pictures/find-artwork.ts';
import { type DesignWork, type DrawnWork, drawDesign } from './draw-design.ts';

/** A drawing has as many pixels as are wanted of it. */
const drawingScale = 1000;

function factsOf({ artwork }: DesignWork, id: string): PictureFacts | undefined {
	const found = artwork.get(id);
	if (!found) return undefined;
	const scale = isDrawing(found) ? drawingScale : 1;
	return { width: found.width * scale, height: found.height * scale, ink: null };
}

/** Pictures that cannot be printed because they are not there, not the shopper's, or no drawing of paths. */
function* missingPictures(
	design: Design,
	{ pages }: DrawnDesign,
	{ artwork }: DesignWork,
	vectorIds: ReadonlySet<string>,
): Generator<Finding> {
	for (const [index, { reports }] of pages.entries())
		for (const report of reports)
			if (report.kind === 'image' && !artwork.has(report.mediaId))
				yield finding('missingPicture', 'error', { page: index + 1, elementId: report.elementId, box: report.bounds });
	for (const [index, { elements }] of design.pages.entries())
		for (const { id, mediaId, print } of vectorsIn(elements))
			if (print && !vectorIds.has(mediaId))
				yield finding('missingPicture', 'error', { page: index + 1, elementId: id });
}

export const changedFace = ({ face }: ChangedFace): Finding =>
	finding('changedFace', 'error', { names: [`${face.family} ${face.weight}`] });

interface DrawnParts {
	design: Design;
	values: FieldValues;
	drawn: DrawnDesign;
	specification: PrintSpecification;
	work: DesignWork;
	vectorIds: ReadonlySet<string>;
}

export function findProblems({ work, vectorIds, ...parts }: DrawnParts): Finding[] {
	const found = preflight({ ...parts, pictureOf: (id) => factsOf(work, id), distanceInside });
	return [...found, ...missingPictures(parts.design, parts.drawn, work, vectorIds)];
}

export interface CheckedDesign {
	findings: Finding[];
	/** Undefined: it cannot be drawn. */
	drawn: DrawnWork | undefined;
}

/** @throws UntrustedWorkFailure */
export async function checkDesign(
	design: Design,
	values: FieldValues,
	specification: PrintSpecification,
	work: DesignWork,
): Promise<CheckedDesign> {
	try {
		const drawn = await drawDesign(design, values, work);
		const { drawn: pages, vectorIds } = drawn;
		return { findings: findProblems({ design, values, drawn: pages, specification, work, vectorIds }), drawn };
	} catch (error) {
		if (!(error instanceof ChangedFace)) throw error;
		return { findings: [changedFace(error)], drawn: undefined };
	}
}
