// Asks for the tasks of picture-tasks.ts, and reads what comes back as something that an attacker may have made.
import { Refused } from '../../failure.ts';
import { RefusedPicture } from '../../media/svg/refused-picture.ts';
import type { BytesSource } from '../../untrusted-work/frames.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { screenSizes } from './picture-files.ts';
import type * as tasks from './picture-tasks.ts';

const module = new URL('./picture-tasks.ts', import.meta.url);
/** A shopper waits. */
const readTask: Task<typeof tasks.readPicture> = { module, name: 'readPicture', seconds: 20, waitSeconds: 30 };

export interface CheckedPicture {
	width: number;
	height: number;
	hasAlpha: boolean;
	/** Of a drawing: without anything that runs or leads elsewhere. */
	drawing: Buffer | null;
	/** In the order of `screenSizes`. */
	screens: Buffer[];
}

const reasons: Record<tasks.Refusal, RefusedPicture> = {
	damaged: new RefusedPicture('VALIDATION', 'the picture is damaged'),
	activeContent: new RefusedPicture('VALIDATION', 'the drawing contains scripts or entities'),
	tooManyPixels: new RefusedPicture('TOO_LARGE', 'a picture may have 150 megapixels'),
	tooLarge: new RefusedPicture('TOO_LARGE', 'a drawing may have 2 MiB'),
};

const isWhole = (value: unknown, most: number): value is number =>
	Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= most;

/** JPEG or PNG, as it was asked for. */
function isScreen(bytes: Buffer, hasAlpha: boolean): boolean {
	const start = bytes.toString('latin1', 0, 4);
	return hasAlpha ? start === '\x89PNG' : start.startsWith('\xFF\xD8\xFF');
}

/** What no honest child process sends is a file that has taken it over. */
function unpack(result: tasks.ReadResult, bytes: Buffer): CheckedPicture {
	if ('refused' in result) throw Object.hasOwn(reasons, result.refused) ? reasons[result.refused] : reasons.damaged;
	const { width, height, lengths } = result;
	const hasAlpha = result.hasAlpha === true;
	const isSound = isWhole(width, 1_000_000) && isWhole(height, 1_000_000) && lengths.length === screenSizes.length + 1;
	if (!isSound) throw reasons.damaged;
	let at = 0;
	const [drawing = Buffer.alloc(0), ...screens] = lengths.map((length) => {
		const piece = bytes.subarray(at, at + length);
		at += length;
		return piece;
	});
	if (!screens.every((screen) => isScreen(screen, hasAlpha))) throw reasons.damaged;
	return { width, height, hasAlpha, drawing: drawing.length > 0 ? drawing : null, screens };
}

function toRefusal(error: unknown): unknown {
	if (!(error instanceof UntrustedWorkFailure)) return error;
	if (error.reason === 'busy' || error.reason === 'cancelled') return new Refused('BUSY');
	return error.reason === 'tooMuchMemory' ? reasons.tooManyPixels : reasons.damaged;
}

/** @throws RefusedPicture, Refused BUSY */
export async function checkPicture(
	tenantId: string,
	type: tasks.PictureType,
	bytes: BytesSource,
	signal?: AbortSignal,
): Promise<CheckedPicture> {
	try {
		const parameters = { type, sizes: screenSizes };
		const done = await runUntrusted(tenantId, readTask, { parameters, bytes, signal });
		return unpack(done.result, done.bytes);
	} catch (error) {
		throw toRefusal(error);
	}
}
