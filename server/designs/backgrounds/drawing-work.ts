// Asks for the task of drawing-task.ts, and reads what comes back as something that an attacker may have made.
import type { BackgroundPage } from '../../../rules/designs/place-background.ts';
import { Refused } from '../../failure.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import type * as tasks from './drawing-task.ts';

const measureTask: Task<typeof tasks.measureDrawing> = {
	module: new URL('./drawing-task.ts', import.meta.url),
	name: 'measureDrawing',
	seconds: 20,
	waitSeconds: 60,
};

/** Ten metres, in micrometres: more than the pixels that a drawing may have. */
const longestSide = 10_000_000;
const isLength = (value: unknown) => typeof value === 'number' && value > 0 && value <= longestSide;

/** @throws Refused DESIGN_TEMPLATE_INVALID, BUSY */
export async function measureDrawing(tenantId: string, bytes: Buffer, signal?: AbortSignal): Promise<BackgroundPage> {
	try {
		const { result } = await runUntrusted(tenantId, measureTask, { parameters: null, bytes, signal });
		if ('refused' in result) throw refuseTemplate(result.refused === 'tooLarge' ? 'svgTooLarge' : 'svgDamaged');
		const { width, height, isProportion } = result;
		if (!isLength(width) || !isLength(height)) throw refuseTemplate('svgDamaged');
		return { width, height, trim: null, isProportion: isProportion === true };
	} catch (error) {
		if (!(error instanceof UntrustedWorkFailure)) throw error;
		throw error.reason === 'busy' || error.reason === 'cancelled' ? new Refused('BUSY') : refuseTemplate('svgDamaged');
	}
}
