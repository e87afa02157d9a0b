// Pictures and drawings as pages of PDF/X-4: a design with one element on each page, drawn and printed as every other design.
import { type Design, type DesignElement, designVersion, noAlternatives } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import type { DrawnPage } from '../../../rules/designs/operations.ts';
import type { FaceSource } from '../../../rules/designs/typeset/font-face.ts';
import type { VectorDrawing } from '../../../rules/designs/vector.ts';
import { placePicture } from '../../../rules/printing/place-picture.ts';
import type { PrintJobFile, PrintJobInputs } from '../../../rules/printing/print-job.ts';
import { type ColourWork, type PreparedPicture, preparePicture } from '../colour/colour-work.ts';
import { prepareVector } from '../colour/prepare-vector.ts';
import { clipPage } from '../pdf/clip-page.ts';
import { listPictures } from '../pdf/picture-needs.ts';
import { printOnThread } from '../pdf/print-on-thread.ts';
import { PrintJobFailure } from '../print-job-failure.ts';

/** A page of the file for the press; null: empty, as its side comes from a PDF. */
export type PicturePage = { file: PrintJobFile; page: number } | null;

interface PreparedFile {
	vector?: VectorDrawing;
	/** Of a picture, or of a drawing that no press prints as paths. Read when their turn has come: all of them would be too many. */
	readPixels?: () => Promise<Buffer>;
}

const quarter = 90_000;
const lock = { move: false, resize: false, content: false, style: false, remove: false };
const wholePicture = { x: 0, y: 0, width: 1000, height: 1000 };
const mediaIdOf = ({ file, page }: NonNullable<PicturePage>) => `${file.id} ${page}`;

/** There is no text in it. */
const noFaces: FaceSource = {
	faceOf() {
		throw new Error('a design of pictures has no faces');
	},
	fallback: null,
};

function placedBox(file: PrintJobFile, { specification }: PrintJobInputs) {
	if (!file.proportions) throw new PrintJobFailure('unreadable');
	const { isTurned, ...box } = placePicture(file.proportions, specification);
	return { ...box, rotation: isTurned ? quarter : 0 };
}

function elementOf(page: NonNullable<PicturePage>, { vector }: PreparedFile, inputs: PrintJobInputs): DesignElement {
	const mediaId = mediaIdOf(page);
	const base = { id: mediaId, name: mediaId, box: placedBox(page.file, inputs), lock, print: true, isPinned: false };
	if (vector) return { ...base, kind: 'vector', mediaId };
	return {
		...{ ...base, kind: 'image', source: { mediaId }, crop: wholePicture },
		...{ straighten: 0, mask: 'none', alternativeText: '' },
	};
}

function drawPages(
	pages: readonly PicturePage[],
	prepared: ReadonlyMap<string, PreparedFile>,
	inputs: PrintJobInputs,
): DrawnPage[] {
	const { width, height, bleed, safeMargin, folds, dieLine } = inputs.specification;
	const design: Design = {
		version: designVersion,
		product: { width, height, bleed, safeMargin, folds, dieLine },
		pages: pages.map((page, index) => ({
			...{ id: `page${index + 1}`, name: page?.file.side ?? `page${index + 1}` },
			elements: page ? [elementOf(page, prepared.get(mediaIdOf(page)) ?? {}, inputs)] : [],
		})),
		...{ swatches: [], faces: [], fields: [], values: {}, ...noAlternatives },
	};
	const services = { faces: noFaces, vectorOf: (mediaId: string) => prepared.get(mediaId)?.vector };
	return draw(design, {}, services).pages.map((page) => clipPage(page, inputs.specification));
}

async function prepareFile(
	work: ColourWork,
	file: PrintJobFile,
	inputs: PrintJobInputs,
	read: (file: PrintJobFile) => Promise<Buffer>,
): Promise<PreparedFile> {
	if (file.fileType !== 'svg') return { readPixels: () => read(file) };
	const vector = await prepareVector(work, await read(file), placedBox(file, inputs).width);
	return 'png' in vector ? { readPixels: async () => vector.png } : { vector };
}

/** @throws PrintJobFailure, UnusableInput, UntrustedWorkFailure */
export async function printPicturePages(
	work: ColourWork,
	inputs: PrintJobInputs,
	pages: readonly PicturePage[],
	read: (file: PrintJobFile) => Promise<Buffer>,
): Promise<Buffer> {
	const prepared = new Map<string, PreparedFile>();
	for (const page of pages) if (page) prepared.set(mediaIdOf(page), await prepareFile(work, page.file, inputs, read));
	const drawn = drawPages(pages, prepared, inputs);
	const pageOf = new Map(pages.flatMap((page) => (page ? [[mediaIdOf(page), page.page] as const] : [])));
	const pictures = new Map<string, PreparedPicture>();
	for (const need of listPictures(drawn)) {
		const pixels = await prepared.get(need.mediaId)?.readPixels?.();
		const wish = { ...need, page: pageOf.get(need.mediaId) ?? 0 };
		if (pixels) pictures.set(need.key, await preparePicture(work, pixels, wish));
	}
	const { title, specification } = inputs;
	const created = new Date(inputs.created);
	const input = { title, created, specification, pages: drawn, faces: new Map(), pictures, profile: work.profile };
	return printOnThread(input, work.signal);
}
