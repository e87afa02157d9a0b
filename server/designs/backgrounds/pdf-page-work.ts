// Asks for the tasks of pdf-page-task.ts, and reads what comes back as something that an attacker may have made.
import type { Design } from '../../../rules/designs/design.ts';
import type { BackgroundPage, BackgroundPlacement } from '../../../rules/designs/place-background.ts';
import { Refused } from '../../failure.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import type * as tasks from './pdf-page-task.ts';

const module = new URL('./pdf-page-task.ts', import.meta.url);
const drawTask: Task<typeof tasks.drawPdfPage> = { module, name: 'drawPdfPage', seconds: 30, waitSeconds: 60 };
const measureTask: Task<typeof tasks.measurePdf> = { module, name: 'measurePdf', seconds: 30, waitSeconds: 60 };

interface PdfFile {
	tenantId: string;
	bytes: Buffer;
	signal?: AbortSignal | undefined;
}

interface DrawnPdfPage {
	/** Of the whole file. */
	pages: number;
	/** In micrometres from the trim corner of the product. */
	box: { x: number; y: number; width: number; height: number };
	/** PNG or JPEG. */
	bytes: Buffer;
}

const mostPages = 100_000;
/** A hundred metres, in micrometres: more no PDF can say. */
const longestSide = 100_000_000;

const reasons = { damaged: 'pdfDamaged', encrypted: 'pdfEncrypted', noPage: 'pdfNoPage' } as const;
const refusalOf = ({ refused }: { refused: keyof typeof reasons }) =>
	refuseTemplate(Object.hasOwn(reasons, refused) ? reasons[refused] : 'pdfDamaged');

const isBetween = (value: unknown, least: number, most: number) =>
	Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function unpackDrawn(result: tasks.PageResult, bytes: Buffer, { width, height, bleed }: Design['product']) {
	if ('refused' in result) throw refusalOf(result);
	const { pages, box } = result;
	const isBox =
		isBetween(box?.x, -bleed, width) &&
		isBetween(box?.y, -bleed, height) &&
		isBetween(box?.width, 1, width + 2 * bleed) &&
		isBetween(box?.height, 1, height + 2 * bleed);
	if (!isBox || !isBetween(pages, 1, mostPages) || bytes.length === 0) throw refuseTemplate('pdfDamaged');
	return { pages, box: { x: box.x, y: box.y, width: box.width, height: box.height }, bytes };
}

const isLength = (value: unknown) => typeof value === 'number' && value > 0 && value <= longestSide;
const isPlace = (value: unknown) => typeof value === 'number' && Math.abs(value) <= longestSide;

function unpackSize({ width, height, trim }: BackgroundPage): BackgroundPage {
	const isTrim = !trim || (isPlace(trim.x) && isPlace(trim.y) && isLength(trim.width) && isLength(trim.height));
	if (!isLength(width) || !isLength(height) || !isTrim) throw refuseTemplate('pdfDamaged');
	return { width, height, trim: trim && { x: trim.x, y: trim.y, width: trim.width, height: trim.height } };
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof UntrustedWorkFailure)) throw error;
		throw error.reason === 'busy' || error.reason === 'cancelled' ? new Refused('BUSY') : refuseTemplate('pdfDamaged');
	}
}

/** @param page counted from 1 @throws Refused DESIGN_TEMPLATE_INVALID, BUSY */
export const drawPdfPage = (
	{ tenantId, bytes, signal }: PdfFile,
	page: number,
	product: Design['product'],
	placement: BackgroundPlacement,
): Promise<DrawnPdfPage> =>
	attempt(async () => {
		const { width, height, bleed } = product;
		const parameters = { page, product: { width, height, bleed }, placement };
		const done = await runUntrusted(tenantId, drawTask, { parameters, bytes, signal });
		return unpackDrawn(done.result, done.bytes, product);
	});

/** @param page counted from 1 @returns the sizes of so many pages, or as many as there are @throws as drawPdfPage */
export const measurePdf = ({ tenantId, bytes, signal }: PdfFile, page: number, count: number) =>
	attempt(async () => {
		const { result } = await runUntrusted(tenantId, measureTask, { parameters: { page, count }, bytes, signal });
		if ('refused' in result) throw refusalOf(result);
		if (!Array.isArray(result.sizes) || !isBetween(result.sizes.length, 1, count)) throw refuseTemplate('pdfDamaged');
		return result.sizes.map(unpackSize);
	});
