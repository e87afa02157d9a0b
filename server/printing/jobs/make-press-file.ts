// The file for the press of one line, from its frozen inputs: the original as it is, or a PDF made of several files, of pictures or of a
// released design.
import { createHash } from 'node:crypto';
import {
	findOriginal,
	type PrintJobFile,
	type PrintJobInputs,
	providerFailureCodes,
} from '../../../rules/printing/print-job.ts';
import type { OutputProfile } from '../colour/output-profile.ts';
import { PrintJobFailure } from '../print-job-failure.ts';
import type { DesignRelease, DesignReleases } from '../releases/design-release.ts';
import { printRelease } from '../releases/print-release.ts';
import { type MergedSource, mergePdfs } from './merge-pdfs.ts';
import { type PicturePage, printPicturePages } from './picture-pages.ts';
import { openReleased, type ReleasedStore, readReleased, verifyReleased } from './released-bytes.ts';

interface PressWork extends ReleasedStore {
	/** Of a line with a design. */
	release: DesignRelease | undefined;
	releases: DesignReleases;
	/** When a person has asked for another attempt. */
	again?: Date | undefined;
	/** Undefined: the shop does not have it. */
	profile: OutputProfile | undefined;
	signal: AbortSignal;
}

interface PressFile {
	sha256: string;
	size: number;
	/** Null: it is the original, which is stored already. */
	pdf: Buffer | null;
}

const isPdf = ({ fileType }: PrintJobFile) => fileType === 'pdf';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Pictures have as many pages as they hold: a TIFF may have several. A PDF has one place here, and brings its own pages. */
const pagesOf = (files: readonly PrintJobFile[]): PicturePage[] =>
	files.flatMap((file) =>
		isPdf(file) ? [null] : Array.from({ length: Math.max(1, file.pages) }, (_, page) => ({ file, page })),
	);

function printPictures(work: PressWork, inputs: PrintJobInputs): Promise<Buffer> {
	const { profile, tenantId, signal } = work;
	if (!profile || profile.sha256 !== inputs.profileSha256) throw new PrintJobFailure('profileMissing');
	const pages = pagesOf(inputs.files);
	return printPicturePages({ tenantId, profile, signal }, inputs, pages, (file) => readReleased(work, file));
}

const inMemory = (pdf: Buffer): MergedSource => ({
	sha256: hashOf(pdf),
	size: pdf.length,
	open: async () =>
		(async function* () {
			yield pdf;
		})(),
});

async function mergeFiles(work: PressWork, inputs: PrintJobInputs, pictures: Buffer | null): Promise<Buffer> {
	const { tenantId, signal } = work;
	const pdfs = inputs.files.filter(isPdf);
	for (const file of pdfs) await verifyReleased(work, file);
	const sources = pdfs.map((file): MergedSource => ({ ...file, open: () => openReleased(work, file) }));
	let next = 0;
	const pages = pagesOf(inputs.files).map((page, index) =>
		page === null ? { source: next++, page: null } : { source: pdfs.length, page: index },
	);
	if (pictures) sources.push(inMemory(pictures));
	const { title, created } = inputs;
	return mergePdfs({ tenantId, title, created, sources, pages, signal });
}

/** As it was made by the provider. Only what was released is asked for. */
async function fetchDesign(
	{ tenantId, releases, again }: PressWork,
	inputs: PrintJobInputs,
	{ id, sha256 }: DesignRelease,
): Promise<Buffer | undefined> {
	if (inputs.release?.id !== id || inputs.release.sha256 !== sha256) throw new PrintJobFailure('dataChanged');
	const print = await releases.fetchPrint(tenantId, id, again);
	if (print.state === 'waiting') return undefined;
	if (print.state === 'failed') throw new PrintJobFailure(providerFailureCodes[print.code]);
	if (!print.pdf) throw new PrintJobFailure('dataMissing');
	return print.pdf;
}

/** @returns undefined while its provider is making it */
async function printDesign(work: PressWork, inputs: PrintJobInputs): Promise<Buffer | undefined> {
	const { tenantId, signal, releases, release, profile } = work;
	if (!release) throw new PrintJobFailure('dataMissing');
	if (release.provider !== 'studio') return fetchDesign(work, inputs, release);
	if (!profile) throw new PrintJobFailure('profileMissing');
	return printRelease({ tenantId, signal, releases, profile }, inputs, release);
}

/**
 * @returns undefined for a design while its provider is making the file
 * @throws PrintJobFailure, UnusableInput, UntrustedWorkFailure
 */
export async function makePressFile(work: PressWork, inputs: PrintJobInputs): Promise<PressFile | undefined> {
	if (inputs.release) {
		const pdf = await printDesign(work, inputs);
		return pdf && { sha256: hashOf(pdf), size: pdf.length, pdf };
	}
	const original = findOriginal(inputs);
	if (original) {
		await verifyReleased(work, original);
		return { sha256: original.sha256, size: original.size, pdf: null };
	}
	const hasPictures = inputs.files.some((file) => !isPdf(file));
	const pictures = hasPictures ? await printPictures(work, inputs) : null;
	const pdf = pictures && !inputs.files.some(isPdf) ? pictures : await mergeFiles(work, inputs, pictures);
	return { sha256: hashOf(pdf), size: pdf.length, pdf };
}
