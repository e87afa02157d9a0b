// Sends a file in pieces. A lost connection costs one piece: the shop is asked how much it has, and it goes on from there.
import { ApiFailure, readResult } from '../../platform/api.ts';

export interface UploadTicket {
	address: string;
	/** Bytes that the shop has. */
	offset: number;
}

interface UploadOptions {
	/** With the bytes that have arrived. */
	onProgress(received: number): void;
	signal: AbortSignal;
	/** Within the session, which is refreshed where it has run out. */
	fetch(address: string, init: RequestInit): Promise<Response>;
	pause?(milliseconds: number): Promise<void>;
}

const pieceBytes = 4 * 2 ** 20;
/** In a row, without a byte that arrived: about two minutes of a lost connection. */
const mostFailures = 10;
const longestPause = 15_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const pauseAfter = (failures: number) => Math.min(longestPause, 500 * 2 ** failures);

const offsetOf = (response: Response): number | undefined => {
	const told = response.headers.get('upload-offset');
	return told !== null && /^\d+$/.test(told) ? Number(told) : undefined;
};

async function refusalOf(response: Response): Promise<unknown> {
	const body = await response.json().catch(() => null);
	try {
		readResult(body, response.status, { retryAfter: response.headers.get('retry-after') });
		return new ApiFailure(`HTTP ${response.status}`, 'UNAVAILABLE', response.status);
	} catch (error) {
		return error;
	}
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** @throws what the shop refuses it for, or the last failure of a connection that does not come back */
export async function uploadFile(file: Blob, ticket: UploadTicket, options: UploadOptions): Promise<void> {
	const { onProgress, signal, fetch, pause = wait } = options;
	let offset = ticket.offset;
	let failures = 0;

	async function sendPiece(): Promise<number> {
		const response = await fetch(ticket.address, {
			method: 'PATCH',
			headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
			body: file.slice(offset, offset + pieceBytes),
			signal,
		});
		const told = offsetOf(response);
		if (told !== undefined && (response.ok || response.status === 409)) return told;
		throw await refusalOf(response);
	}

	async function askOffset(): Promise<number> {
		const response = await fetch(ticket.address, { method: 'HEAD', signal });
		const told = offsetOf(response);
		if (response.ok && told !== undefined) return told;
		throw await refusalOf(response);
	}

	while (offset < file.size) {
		try {
			const before = offset;
			offset = failures > 0 ? await askOffset() : await sendPiece();
			if (offset > before) failures = 0;
			else if (failures > 0) offset = await sendPiece();
			if (offset > before) failures = 0;
			onProgress(offset);
		} catch (error) {
			if (signal.aborted) throw error;
			if (error instanceof ApiFailure && !isPassing(error.status ?? 0)) throw error;
			if (++failures > mostFailures) throw error;
			await pause(pauseAfter(failures));
		}
	}
}
