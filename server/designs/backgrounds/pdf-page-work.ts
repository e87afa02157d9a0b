// Asks for the task of pdf-page-task.ts, and reads what comes back as something that an attacker may have made.
import type { Design } from '../../../rules/designs/design.ts';
import { Refused } from '../../failure.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import type * as tasks from './pdf-page-task.ts';

const drawTask: Task<typeof tasks.drawPdfPage> = {
	module: new URL('./pdf-page-task.ts', import.meta.url),
	name: 'drawPdfPage',
	seconds: 30,
	waitSeconds: 60,
};

export interface DrawnPdfPage {
	/** Of the whole file. */
	pages: number;
	/** In micrometres from the trim corner of the product. */
	box: { x: number; y: number; width: number; height: number };
	/** PNG or JPEG. */
	bytes: Buffer;
}

const reasons = { damaged: 'pdfDamaged', encrypted: 'pdfEncrypted', noPage: 'pdfNoPage' } as const;
const isBetween = (value: unknown, least: number, most: number) =>
	Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function unpack(result: tasks.PageResult, bytes: Buffer, { width, height, bleed }: Design['product']): DrawnPdfPage {
	if ('refused' in result)
		throw refuseTemplate(Object.hasOwn(reasons, result.refused) ? reasons[result.refused] : 'pdfDamaged');
	const { pages, box } = result;
	const isBox =
		isBetween(box?.x, -bleed, width) &&
		isBetween(box?.y, -bleed, height) &&
		isBetween(box?.width, 1, width + 2 * bleed) &&
		isBetween(box?.height, 1, height + 2 * bleed);
	if (!isBox || !isBetween(pages, 1, 100_000) || bytes.length === 0) throw refuseTemplate('pdfDamaged');
	return { pages, box: { x: box.x, y: box.y, width: box.width, height: box.height }, bytes };
}

/** @param page counted from 1 @throws Refused DESIGN_TEMPLATE_INVALID, BUSY */
export async function drawPdfPage(
	tenantId: string,
	bytes: Buffer,
	page: number,
	product: Design['product'],
	signal?: AbortSignal,
): Promise<DrawnPdfPage> {
	try {
		const { width, height, bleed } = product;
		const parameters = { page, product: { width, height, bleed } };
		const done = await runUntrusted(tenantId, drawTask, { parameters, bytes, signal });
		return unpack(done.result, done.bytes, product);
	} catch (error) {
		if (!(error instanceof UntrustedWorkFailure)) throw error;
		throw error.reason === 'busy' || error.reason === 'cancelled' ? new Refused('BUSY') : refuseTemplate('pdfDamaged');
	}
}
