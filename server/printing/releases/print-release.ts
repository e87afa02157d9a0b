// A released design as PDF/X-4. Everything is compared with what was frozen at the release; the same release gives the same bytes.
import { setImmediate as yieldTurn } from 'node:timers/promises';
import { canonicalJson } from '../../../rules/designs/canonical.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import type { DrawServices } from '../../../rules/designs/draw-context.ts';
import type { DrawnPage } from '../../../rules/designs/operations.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { validateDesign } from '../../../rules/designs/validate.ts';
import type { PrintJobInputs } from '../../../rules/printing/print-job.ts';
import { ChangedFace, type LoadedFaces, loadFaces } from '../load-faces.ts';
import { clipPage } from '../pdf/clip-page.ts';
import { printOnThread } from '../pdf/print-on-thread.ts';
import { PrintJobFailure } from '../print-job-failure.ts';
import type { DesignRelease } from './design-release.ts';
import { hashFaces, hashRelease } from './release-hash.ts';
import { preparePictures, prepareVectors, type ReleaseWork } from './release-pictures.ts';

/** Of another shop, changed, or for another press: none of it is printed. */
function refuseChanged(release: DesignRelease, inputs: PrintJobInputs, { profile }: ReleaseWork): void {
	const isFrozen =
		hashRelease(release) === release.sha256 &&
		inputs.release?.id === release.id &&
		inputs.release.sha256 === release.sha256 &&
		canonicalJson(inputs.specification) === canonicalJson(release.specification);
	if (!isFrozen) throw new PrintJobFailure('dataChanged');
	if (profile.sha256 !== release.profileSha256) throw new PrintJobFailure('profileMissing');
}

async function loadReleasedFaces({ document, facesSha256 }: DesignRelease): Promise<LoadedFaces> {
	const loaded = await loadFaces(document).catch((error: unknown) => {
		throw error instanceof ChangedFace ? new PrintJobFailure('faceChanged') : error;
	});
	if (hashFaces(loaded.files) !== facesSha256) throw new PrintJobFailure('faceChanged');
	return loaded;
}

/** Rows one after the other, with a pause for others between them. */
async function drawRows(
	design: Design,
	rows: readonly FieldValues[],
	services: DrawServices,
	specification: PrintSpecification,
	signal: AbortSignal | undefined,
): Promise<DrawnPage[]> {
	const pages: DrawnPage[] = [];
	for (const values of rows) {
		signal?.throwIfAborted();
		pages.push(...draw(design, values, services).pages.map((page) => clipPage(page, specification)));
		await yieldTurn();
	}
	return pages;
}

/** @throws PrintJobFailure, UnusableInput, UntrustedWorkFailure */
export async function printRelease(work: ReleaseWork, inputs: PrintJobInputs, release: DesignRelease): Promise<Buffer> {
	refuseChanged(release, inputs, work);
	const { design: released } = validateDesign(release.document);
	if (!released) throw new PrintJobFailure('dataChanged');
	const { faces, files } = await loadReleasedFaces(release);
	const { design, drawings, pixels } = await prepareVectors(work, released, release.pictures);
	const services = { faces, vectorOf: (mediaId: string) => drawings.get(mediaId) };
	const pages = await drawRows(design, release.series ?? [{}], services, inputs.specification, work.signal);
	const pictures = await preparePictures(work, pages, release.pictures, pixels);
	const { title, specification } = inputs;
	const created = new Date(inputs.created);
	return printOnThread(
		{ title, created, specification, pages, faces: files, pictures, profile: work.profile },
		work.signal,
	);
}
