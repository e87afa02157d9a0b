// Asks for the tasks of picture-tasks.ts, and says in the words of pictures what has gone wrong there.
import { Refused } from '../failure.ts';
import { runUntrusted } from '../untrusted-work/run-untrusted.ts';
import { type Task, type TaskFunction, UntrustedWorkFailure } from '../untrusted-work/task.ts';
import type * as tasks from './picture-tasks.ts';
import { RefusedPicture } from './svg/refused-picture.ts';

const module = new URL('./picture-tasks.ts', import.meta.url);

/** A user waits: both together stay below the time that an operation has. */
const whileWaiting = { seconds: 10, waitSeconds: 8 };
/** A job does it. */
const later = { seconds: 60, waitSeconds: 60 };

export const rewritePicture: Task<typeof tasks.rewritePicture> = { module, name: 'rewritePicture', ...whileWaiting };
export const cropPicture: Task<typeof tasks.cropPicture> = { module, name: 'cropPicture', ...whileWaiting };
export const openOriginal: Task<typeof tasks.openOriginal> = { module, name: 'openOriginal', ...later };
export const encodeSize: Task<typeof tasks.encodeSize> = { module, name: 'encodeSize', ...later };

/** Whose picture it is, and until when a user wants it. */
export interface PictureOwner {
	tenantId: string;
	signal?: AbortSignal | undefined;
}

function toPictureFailure(error: unknown): unknown {
	if (!(error instanceof UntrustedWorkFailure)) return error;
	switch (error.reason) {
		case 'busy':
		case 'cancelled':
			return new Refused('BUSY');
		case 'tooLong':
			return new RefusedPicture('VALIDATION', 'the picture takes too long to read');
		case 'tooMuchMemory':
			return new RefusedPicture('TOO_LARGE', 'the picture takes too much memory');
		case 'crashed':
			return new RefusedPicture('VALIDATION', 'the picture is damaged');
	}
}

/** @throws Refused BUSY, RefusedPicture */
export async function workOnPicture<Parameters, Result>(
	{ tenantId, signal }: PictureOwner,
	task: Task<TaskFunction<Parameters, Result>>,
	parameters: Parameters,
	bytes: Uint8Array,
): Promise<{ result: Result; bytes: Buffer }> {
	try {
		return await runUntrusted(tenantId, task, { parameters, bytes, signal });
	} catch (error) {
		throw toPictureFailure(error);
	}
}
