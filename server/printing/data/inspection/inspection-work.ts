// Asks the child process to inspect a file, and reads what comes back as something that an attacker may have made.
import type { InspectedPage, Inspection, PageBox } from '../../../../rules/printing/inspection.ts';
import {
	isRefusalCode,
	mostPages,
	mostPreviews,
	type PrintFileType,
	type RefusalCode,
} from '../../../../rules/printing/print-data.ts';
import type { BytesSource } from '../../../untrusted-work/frames.ts';
import { runUntrusted } from '../../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../../untrusted-work/task.ts';
import type { inspectDrawing } from './inspect-drawing.ts';
import type { inspectPdf, PdfLimits } from './inspect-pdf.ts';
import type { inspectPicture } from './inspect-picture.ts';
import type { InspectionResult } from './task-result.ts';

const limits = { seconds: 20, waitSeconds: 90 };
const moduleOf = (file: string) => new URL(file, import.meta.url);
const pdfTask: Task<typeof inspectPdf> = { module: moduleOf('./inspect-pdf.ts'), name: 'inspectPdf', ...limits };
const pictureTask: Task<typeof inspectPicture> = {
	module: moduleOf('./inspect-picture.ts'),
	name: 'inspectPicture',
	...limits,
};
const drawingTask: Task<typeof inspectDrawing> = {
	module: moduleOf('./inspect-drawing.ts'),
	name: 'inspectDrawing',
	...limits,
};

const uploadLimits: PdfLimits = { mostPages, mostPreviews };

export interface InspectedFile {
	inspection: Inspection;
	/** WebP, of the first pages. */
	previews: Buffer[];
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const number = (value: unknown): number => {
	if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error('no number');
	return value;
};

function boxOf(value: unknown): PageBox | null {
	if (!isObject(value)) return null;
	return { x: number(value.x), y: number(value.y), width: number(value.width), height: number(value.height) };
}

function pageOf(value: unknown): InspectedPage {
	if (!isObject(value)) throw new Error('no page');
	const { width, height, trim, bleed, lowestPpi } = value;
	return {
		width: number(width),
		height: number(height),
		trim: boxOf(trim),
		bleed: boxOf(bleed),
		lowestPpi: lowestPpi === null ? null : number(lowestPpi),
	};
}

/** Nothing but the fields that are known, each of its type. */
function parseInspection(text: string, pages: number): Inspection {
	const given: unknown = JSON.parse(text);
	if (!isObject(given) || !Array.isArray(given.pages) || !Array.isArray(given.fontsNotEmbedded))
		throw new Error('no inspection');
	const facts = {
		pages: given.pages.slice(0, pages).map(pageOf),
		fontsNotEmbedded: given.fontsNotEmbedded.slice(0, 50).map((name) => String(name).slice(0, 80)),
		isEncrypted: given.isEncrypted === true,
		hasScript: given.hasScript === true,
		hasForm: given.hasForm === true,
		hasRgb: given.hasRgb === true,
		hasTransparency: given.hasTransparency === true,
		hasSeveralColours: given.hasSeveralColours === true,
	};
	if (given.kind === 'pdf' || given.kind === 'drawing') return { kind: given.kind, ...facts };
	return {
		kind: 'picture',
		pixelWidth: number(given.pixelWidth),
		pixelHeight: number(given.pixelHeight),
		...facts,
	};
}

const isWebp = (bytes: Buffer) =>
	bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

function unpackPieces(result: InspectionResult, bytes: Buffer, limits: PdfLimits): InspectedFile | RefusalCode {
	if ('refused' in result) return isRefusalCode(result.refused) ? result.refused : 'damaged';
	let at = 0;
	const [facts, ...previews] = result.lengths.slice(0, limits.mostPreviews + 1).map((length) => {
		const piece = bytes.subarray(at, at + number(length));
		at += length;
		return piece;
	});
	if (!facts) return 'damaged';
	return { inspection: parseInspection(facts.toString('utf8'), limits.mostPages), previews: previews.filter(isWebp) };
}

/** What no honest child process sends is a file that has taken it over. */
function unpack(result: InspectionResult, bytes: Buffer, limits: PdfLimits): InspectedFile | RefusalCode {
	try {
		return unpackPieces(result, bytes, limits);
	} catch {
		return 'damaged';
	}
}

interface WantedInspection {
	type: PrintFileType;
	bytes: BytesSource;
	signal: AbortSignal | undefined;
	limits: PdfLimits;
}

function run(tenantId: string, { type, bytes, signal, limits: parameters }: WantedInspection) {
	if (type === 'pdf') return runUntrusted(tenantId, pdfTask, { parameters, bytes, signal });
	if (type === 'svg') return runUntrusted(tenantId, drawingTask, { parameters: null, bytes, signal });
	return runUntrusted(tenantId, pictureTask, { parameters: { type }, bytes, signal });
}

async function inspect(tenantId: string, wanted: WantedInspection): Promise<InspectedFile | RefusalCode> {
	try {
		const { result, bytes: made } = await run(tenantId, wanted);
		return unpack(result, made, wanted.limits);
	} catch (error) {
		if (!(error instanceof UntrustedWorkFailure)) throw error;
		if (error.reason === 'busy' || error.reason === 'cancelled') throw error;
		const refusals = { tooLong: 'tooSlow', tooMuchMemory: 'tooMuchMemory', crashed: 'damaged' } as const;
		return refusals[error.reason];
	}
}

/** @throws UntrustedWorkFailure `busy` or `cancelled`: it was not looked at and may be tried again */
export const inspectFile = (tenantId: string, type: PrintFileType, bytes: BytesSource, signal: AbortSignal) =>
	inspect(tenantId, { type, bytes, signal, limits: uploadLimits });

/** A file for the press that a provider has made, with the pages of all rows of a series. @throws as inspectFile */
export const inspectMadePdf = (tenantId: string, bytes: BytesSource, limits: PdfLimits, signal?: AbortSignal) =>
	inspect(tenantId, { type: 'pdf', bytes, signal, limits });
