// One upload at a time for a side of a line: from the chosen file to the last byte, with its progress, and the way to cancel it.
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../platform/api.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { withinSession } from '../platform/session.ts';
import { beginPrintUploadDocument } from './print-data.documents.ts';
import { uploadFile } from './upload-file.ts';

interface RunningUpload {
	name: string;
	/** From 0 to 1. */
	share: number;
	/** The connection is lost: it goes on when it is back. */
	isInterrupted: boolean;
}

export interface PrintUpload {
	running: RunningUpload | undefined;
	/** Why it has failed: an error, translated where it is shown. */
	failure: unknown;
	/** @param itemId of the line; it may have come into being with this file */
	send(itemId: string, file: File): Promise<boolean>;
	cancel(): void;
}

const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

/** A session that has run out is refreshed, and the request sent again. */
const fetchInSession = (address: string, init: RequestInit): Promise<Response> =>
	withinSession(async () => {
		const response = await fetch(address, { ...init, credentials: 'same-origin' });
		if (response.status === 401) throw new ApiFailure('Unauthorized', 'UNAUTHORIZED', 401);
		return response;
	}, isOver);

/** @param side null: one file with all pages */
export function usePrintUpload(side: string | null, onDone: () => Promise<unknown>): PrintUpload {
	const { ask } = usePlatform();
	const [running, setRunning] = useState<RunningUpload>();
	const [failure, setFailure] = useState<unknown>();
	const cancelling = useRef<AbortController>(undefined);
	useEffect(() => () => cancelling.current?.abort(), []);

	async function send(itemId: string, file: File): Promise<boolean> {
		const cancel = new AbortController();
		cancelling.current = cancel;
		setFailure(undefined);
		const show = (share: number, isInterrupted = false) => setRunning({ name: file.name, share, isInterrupted });
		let share = 0;
		show(share);
		try {
			const input = { itemId, side, name: file.name, size: file.size };
			const { beginPrintUpload: ticket } = (await ask(beginPrintUploadDocument, { input })) as Data<
				typeof beginPrintUploadDocument
			>;
			await uploadFile(file, ticket, {
				onProgress(received) {
					share = received / file.size;
					show(share);
				},
				onInterruption: () => show(share, true),
				signal: cancel.signal,
				fetch: fetchInSession,
			});
			await onDone();
			return true;
		} catch (error) {
			if (!cancel.signal.aborted) setFailure(error);
			return false;
		} finally {
			setRunning(undefined);
		}
	}
	return { running, failure, send, cancel: () => cancelling.current?.abort() };
}
