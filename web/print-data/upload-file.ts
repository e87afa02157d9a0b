// Sends a file in pieces. A lost connection costs one piece: the shop is asked how much it has, and it goes on from there.
import { isErrorCode } from '../../rules/errors.ts';
import { ApiFailure, readResult } from '../platform/api.ts';

export interface UploadTicket {
	address: string;
	/** Bytes that the shop has; null: it is asked first. */
	offset: number | null;
}

export interface UploadOptions {
	/** With the bytes that have arrived. */
	onProgress(received: number): void;
	/** The connection is lost, or the shop is busy; it goes on by itself. */
	onInterruption?(): void;
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
	// Refusals of the upload itself name their code beside the message.
	if (isErrorCode(body?.code)) return new ApiFailure(String(body.message), body.code, response.status);
	try {
		readResult(body, response.status, { retryAfter: response.headers.get('retry-after') });
		return new ApiFailure(`HTTP ${response.status}`, 'UNAVAILABLE', response.status);
	} catch (error) {
		return error;
	}
}

export const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** What does not help to try again: a refusal, a cancelled upload, a connection that does not come back. */
const isFinal = (error: unknown, failures: number, signal: AbortSignal): boolean =>
	signal.aborted || failures > mostFailures || (error instanceof ApiFailure && !isPassing(error.status ?? 0));

function openWire(file: Blob, { address }: UploadTicket, { fetch, signal }: UploadOptions) {
	const request = async (init: RequestInit, accepted: (status: number) => boolean): Promise<number> => {
		const response = await fetch(address, { ...init, signal });
		const told = offsetOf(response);
		if (told === undefined || !accepted(response.status)) throw await refusalOf(response);
		return told;
	};
	return {
		askOffset: () => request({ method: 'HEAD' }, (status) => status === 200 || status === 204),
		/** @returns how much the shop has then; where offsets differ, that is its word about it */
		async sendPiece(offset: number): Promise<number> {
			const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
			const body = file.slice(offset, offset + pieceBytes);
			const reached = await request({ method: 'PATCH', headers, body }, (status) => status < 300 || status === 409);
			if (reached <= offset) throw new TypeError('nothing of the piece has arrived');
			return reached;
		},
	};
}

/** @throws what the shop refuses it for, or the last failure of a connection that does not come back */
export async function uploadFile(file: Blob, ticket: UploadTicket, options: UploadOptions): Promise<void> {
	const { onProgress, signal, pause = wait } = options;
	const { askOffset, sendPiece } = openWire(file, ticket, options);
	let offset = ticket.offset ?? 0;
	let isKnown = ticket.offset !== null;
	let failures = 0;
	while (offset < file.size) {
		try {
			if (!isKnown) {
				offset = await askOffset();
				onProgress(offset);
			}
			isKnown = true;
			if (offset < file.size) offset = await sendPiece(offset);
			failures = 0;
			onProgress(offset);
		} catch (error) {
			failures++;
			// Nobody knows how much of the piece has arrived.
			isKnown = false;
			if (isFinal(error, failures, signal)) throw error;
			options.onInterruption?.();
			await pause(pauseAfter(failures));
		}
	}
}
