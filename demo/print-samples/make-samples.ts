// Makes print files of samples: prepares their pictures once and gives each file the faces that it is set in.
import type { DrawnPage, DrawOperation } from '../../rules/designs/operations.ts';
import type { FontFamily } from '../../rules/theme/fonts.ts';
import { type ColourWork, type PreparedPicture, preparePicture } from '../../server/printing/colour/colour-work.ts';
import { loadDefaultProfile } from '../../server/printing/colour/output-profile.ts';
import { makePrintPdf, type PrintFace } from '../../server/printing/pdf/make-print-pdf.ts';
import { listPictures, type PictureNeed } from '../../server/printing/pdf/picture-needs.ts';
import { drawGlow, drawPhoto } from './sample-photo.ts';
import type { PrintSample } from './sample-products.ts';
import { openSampleFace } from './sample-type.ts';

/** Of nobody: the samples belong to no shop. */
const tenantId = '00000000-0000-7000-8000-000000000000';
const created = new Date('2026-11-17T08:00:00Z');

const faceIdsOf = (operations: readonly DrawOperation[]): string[] =>
	operations.flatMap((operation) => {
		if (operation.kind === 'clip') return faceIdsOf(operation.operations);
		return operation.kind === 'glyphs' ? [operation.faceId] : [];
	});

function facesOf(pages: readonly DrawnPage[]): Map<string, PrintFace> {
	const ids = new Set(pages.flatMap(({ operations }) => faceIdsOf(operations)));
	return new Map(
		[...ids].map((id) => {
			const [, family = '', weight] = /^(.+) (\d+)$/.exec(id) ?? [];
			return [id, openSampleFace(family as FontFamily, Number(weight))];
		}),
	);
}

export type SamplePhotos = ReadonlyMap<string, Buffer>;

export const drawPhotos = async (): Promise<SamplePhotos> =>
	new Map([
		['photo', await drawPhoto(1500, 1350)],
		['glow', await drawGlow(420)],
	]);

const work: ColourWork = { tenantId, profile: loadDefaultProfile() };

type Prepare = (photo: Buffer, need: PictureNeed) => Promise<PreparedPicture>;

/** @param prepare converts a picture, as a rule in the child process for that */
export async function makeSample(
	sample: PrintSample,
	photos: SamplePhotos,
	prepare: Prepare = (photo, need) => preparePicture(work, photo, need),
): Promise<Buffer> {
	const pictures = new Map<string, PreparedPicture>();
	for (const need of listPictures(sample.pages)) {
		const photo = photos.get(need.mediaId);
		if (!photo) throw new Error(`no picture ${need.mediaId}`);
		pictures.set(need.key, await prepare(photo, need));
	}
	const { title, specification, pages } = sample;
	const faces = facesOf(pages);
	return makePrintPdf({ title, created, specification, pages, faces, pictures, profile: work.profile });
}
