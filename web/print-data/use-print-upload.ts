// One upload at a time for a side of a line: from the chosen file to the last byte, with its progress, and the way to cancel it.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiFailure } from '../platform/api.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { withinSession } from '../platform/session.ts';
import { beginPrintUploadDocument } from './print-data.documents.ts';
import type { UploadPosition } from './remembered-uploads.ts';
import { makeUploads, type UploadState } from './uploads.ts';

export interface PrintUpload extends UploadState {
	/** Name of a file whose upload was cut off, by a reload or with its tab. */
	unfinished: string | undefined;
	/** @param itemId of the line; it may have come into being with this file */
	send(itemId: string, file: File): Promise<boolean>;
	cancel(): void;
	/** The unfinished one is not gone on with. */
	dismiss(): void;
}

const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

/** A session that has run out is refreshed, and the request sent again. */
const fetchInSession = (address: string, init: RequestInit): Promise<Response> =>
	withinSession(async () => {
		const response = await fetch(address, { ...init, credentials: 'same-origin' });
		if (response.status === 401) throw new ApiFailure('Unauthorized', 'UNAUTHORIZED', 401);
		return response;
	}, isOver);

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

const uploads = makeUploads({
	storage: () => localStorage,
	guard: (isRunning) =>
		isRunning ? addEventListener('beforeunload', askFirst) : removeEventListener('beforeunload', askFirst),
	transport: { fetch: fetchInSession },
	beat(work) {
		const timer = setInterval(work, 10_000);
		return () => clearInterval(timer);
	},
});

if (typeof window !== 'undefined') addEventListener('pagehide', uploads.leave);

const nowhere: UploadState = { running: undefined, failure: undefined };

/** Ids of the lines for which this tab is sending something. */
export function useRunningUploads(): ReadonlySet<string> {
	const ids = useSyncExternalStore(uploads.watch, uploads.runningItems, () => '');
	return new Set(ids.split(' '));
}

/** Whether single sides of the line are being sent, or were when that was cut off. */
export const useHasSideUploads = (itemId: string): boolean =>
	useSyncExternalStore(
		uploads.watch,
		() => uploads.hasSides(itemId),
		() => false,
	);

interface Target {
	/** Undefined: the line comes into being with the file. */
	itemId?: string;
	/** Null: one file with all pages. */
	side: string | null;
}

/** @param onDone loads what has come; the upload counts as done afterwards */
export function usePrintUpload({ itemId, side }: Target, onDone: () => Promise<unknown>): PrintUpload {
	const { ask } = usePlatform();
	const [made, setMade] = useState<string>();
	const lineId = itemId ?? made;
	const place = lineId === undefined ? undefined : { itemId: lineId, side };
	const state = useSyncExternalStore(
		uploads.watch,
		() => (place ? uploads.stateOf(place) : nowhere),
		() => nowhere,
	);
	const unfinished = useSyncExternalStore(
		uploads.watch,
		() => (place ? uploads.findUnfinished(place)?.name : undefined),
		() => undefined,
	);
	const latest = useRef(onDone);
	useEffect(() => {
		latest.current = onDone;
	});
	useEffect(
		() => (lineId === undefined ? undefined : uploads.attend({ itemId: lineId, side }, () => latest.current())),
		[lineId, side],
	);

	function send(sentTo: string, file: File): Promise<boolean> {
		setMade(sentTo);
		const target: UploadPosition = { itemId: sentTo, side };
		return uploads.send(target, file, async (name) => {
			const input = { ...target, name, size: file.size };
			return ((await ask(beginPrintUploadDocument, { input })) as Data<typeof beginPrintUploadDocument>)
				.beginPrintUpload;
		});
	}
	return {
		...state,
		unfinished,
		send,
		cancel: () => place && uploads.cancel(place),
		dismiss: () => place && uploads.dismiss(place),
	};
}
