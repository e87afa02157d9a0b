// Uploads one beside the other: which wait, which are on their way, which are done. Pure, so that it can be tested without a network.

export interface Upload {
	id: number;
	file: File;
	/** Into which folder; the one that was open when the file was chosen. */
	folder: string | undefined;
	state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed' | 'cancelled';
	/** From 0 to 1. */
	share: number;
	/** Why it failed, in the reader's words. */
	reason?: string;
	/** It would fail again: the file itself is the reason. */
	final?: boolean;
}

export type UploadEvent =
	| { kind: 'added'; files: readonly Pick<Upload, 'file' | 'folder' | 'reason'>[] }
	| { kind: 'begun' | 'done' | 'cancelled' | 'again'; id: number }
	| { kind: 'progress'; id: number; share: number }
	| { kind: 'failed'; id: number; reason: string; final: boolean }
	| { kind: 'cleared' };

/** More would only slow each other down. */
const uploadsAtOnce = 3;

export const isUnderWay = ({ state }: Upload) => state === 'sending' || state === 'processing';
export const isOpen = (upload: Upload) => upload.state === 'waiting' || isUnderWay(upload);

function changed(upload: Upload, event: Exclude<UploadEvent, { kind: 'added' | 'cleared' }>): Upload {
	const { reason: _reason, ...plain } = upload;
	switch (event.kind) {
		case 'begun':
			return { ...plain, state: 'sending', share: 0 };
		case 'progress':
			// What is cancelled already may still hear of the last bytes.
			return isUnderWay(upload)
				? { ...upload, state: event.share < 1 ? 'sending' : 'processing', share: event.share }
				: upload;
		case 'done':
			return { ...plain, state: 'done', share: 1 };
		case 'cancelled':
			return isOpen(upload) ? { ...plain, state: 'cancelled' } : upload;
		case 'again':
			return { ...plain, state: 'waiting', share: 0 };
		case 'failed':
			return upload.state === 'cancelled'
				? upload
				: { ...upload, state: 'failed', reason: event.reason, final: event.final };
	}
}

export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
	if (event.kind === 'cleared') return uploads.filter(isOpen);
	if (event.kind === 'added') {
		const first = Math.max(0, ...uploads.map(({ id }) => id)) + 1;
		return [
			...uploads,
			...event.files.map(
				({ file, folder, reason }, index): Upload => ({
					id: first + index,
					file,
					folder,
					share: 0,
					...(reason === undefined ? { state: 'waiting' } : { state: 'failed', reason, final: true }),
				}),
			),
		];
	}
	return uploads.map((upload) => (upload.id === event.id ? changed(upload, event) : upload));
}

/** Those that may begin now. */
export function dueUploads(uploads: readonly Upload[]): Upload[] {
	const free = uploadsAtOnce - uploads.filter(isUnderWay).length;
	return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0));
}
