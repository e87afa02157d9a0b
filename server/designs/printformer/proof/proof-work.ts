// Asks for the task of proof-task.ts, and reads what comes back as something that an attacker may have made.
import { runUntrusted } from '../../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../../untrusted-work/task.ts';
import type * as tasks from './proof-task.ts';

const module = new URL('./proof-task.ts', import.meta.url);
const readTask: Task<typeof tasks.readProof> = { module, name: 'readProof', seconds: 60, waitSeconds: 60 };

/** It is no PDF that can be shown; `tooLarge`: nor will a later try change that. */
export class UnreadableProof extends Error {
	readonly isTooLarge: boolean;

	constructor(isTooLarge = false) {
		super('a proof cannot be read');
		this.isTooLarge = isTooLarge;
	}
}

export interface RenderedProof {
	/** Of the whole file. */
	pages: number;
	artworkSha256: string;
	/** PNG or JPEG, with the trimmed size in micrometres. */
	pictures: { bytes: Buffer; width: number; height: number }[];
}

const longestSide = 100_000_000;
const isLength = (value: unknown): value is number =>
	Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= longestSide;

function unpack(result: tasks.ProofResult, bytes: Buffer, wish: tasks.ProofWish): RenderedProof {
	if ('refused' in result) throw new UnreadableProof(result.refused === 'tooManyPages');
	const { pages, artworkSha256, sizes, lengths } = result;
	const isSound =
		isLength(pages) &&
		pages <= wish.mostPages &&
		/^[0-9a-f]{64}$/.test(artworkSha256) &&
		Array.isArray(sizes) &&
		sizes.length === Math.min(pages, wish.pictures) &&
		lengths.length === sizes.length;
	if (!isSound) throw new UnreadableProof();
	let at = 0;
	const pictures = sizes.map(({ width, height }, index) => {
		if (!isLength(width) || !isLength(height)) throw new UnreadableProof();
		const length = lengths[index] ?? 0;
		const picture = { bytes: bytes.subarray(at, at + length), width, height };
		at += length;
		return picture;
	});
	return { pages, artworkSha256, pictures };
}

/** @throws UnreadableProof, UntrustedWorkFailure with `busy` or `cancelled` */
export async function renderProof(
	tenantId: string,
	bytes: Buffer,
	wish: tasks.ProofWish,
	signal?: AbortSignal,
): Promise<RenderedProof> {
	try {
		const done = await runUntrusted(tenantId, readTask, { parameters: wish, bytes, signal });
		return unpack(done.result, done.bytes, wish);
	} catch (error) {
		if (!(error instanceof UntrustedWorkFailure) || ['busy', 'cancelled'].includes(error.reason)) throw error;
		throw new UnreadableProof(error.reason !== 'crashed');
	}
}
