// Uploads of print data that are under way. They belong to the tab and not to a view: who goes elsewhere in the shop finds them running, or done, on the way back.
import { tidyFileName } from '../../rules/printing/file-name.ts';
import { ApiFailure } from '../platform/api.ts';
import { type ChosenFile, rememberUploads, type UploadPosition, type UploadStorage } from './remembered-uploads.ts';
import { isPassing, type UploadOptions, type UploadTicket, uploadFile } from './upload-file.ts';

interface RunningUpload {
	name: string;
	/** From 0 to 1. */
	share: number;
	/** The connection is lost: it goes on when it is back. */
	isInterrupted: boolean;
}

export interface UploadState {
	running: RunningUpload | undefined;
	/** Why it has failed: an error, translated where it is shown. */
	failure: unknown;
}

interface UploadsOptions {
	storage(): UploadStorage;
	/** Told when the first one begins and the last one ends: leaving the page in between would cut it off. */
	guard(isRunning: boolean): void;
	transport: Pick<UploadOptions, 'fetch' | 'pause'>;
	/** Calls it again and again, for other tabs to see that this one goes on. @returns ends that */
	beat(work: () => void): () => void;
}

/** The shop has no such ticket any more. */
const isGone = (error: unknown) => error instanceof ApiFailure && error.status === 404;

/** Trying again with the same ticket does not help, whenever that is; who has to sign in again may go on. */
const isRefusal = (error: unknown) =>
	error instanceof ApiFailure && !error.unauthorized && !isPassing(error.status ?? 503);

const idle: UploadState = { running: undefined, failure: undefined };
const keyOf = ({ itemId, side }: UploadPosition) => `${itemId} ${side ?? ''}`;

export function makeUploads({ storage, guard, transport, beat }: UploadsOptions) {
	const remembered = rememberUploads(storage);
	const states = new Map<string, UploadState>();
	const cancels = new Map<string, AbortController>();
	const places = new Map<string, UploadPosition>();
	const watchers = new Set<() => void>();
	const attendants = new Map<string, Set<() => Promise<unknown>>>();

	function become(place: UploadPosition, state: UploadState): void {
		states.set(keyOf(place), state);
		for (const watcher of watchers) watcher();
	}

	/** With the ticket that is remembered, else with a new one. */
	async function transfer(
		place: UploadPosition,
		file: File,
		begin: (name: string) => Promise<UploadTicket>,
		options: UploadOptions,
	): Promise<void> {
		const { name, size, lastModified } = file;
		const address = remembered.findTicket(place, file);
		if (address) {
			remembered.note(place, Date.now());
			try {
				return await uploadFile(file, { address, offset: null }, options);
			} catch (error) {
				if (!isGone(error)) throw error;
			}
		}
		const ticket = await begin(tidyFileName(name));
		const now = Date.now();
		remembered.remember({ ...place, name, size, lastModified, address: ticket.address, begunAt: now, aliveAt: now });
		await uploadFile(file, ticket, options);
	}

	/** @returns whether all of it has arrived */
	async function send(
		place: UploadPosition,
		file: File,
		begin: (name: string) => Promise<UploadTicket>,
	): Promise<boolean> {
		const cancel = new AbortController();
		const key = keyOf(place);
		cancels.set(key, cancel);
		places.set(key, place);
		if (cancels.size === 1) guard(true);
		const name = tidyFileName(file.name);
		const endBeat = beat(() => remembered.note(place, Date.now()));
		let share = 0;
		const show = (isInterrupted = false) =>
			become(place, { running: { name, share, isInterrupted }, failure: undefined });
		show();
		let failure: unknown;
		try {
			await transfer(place, file, begin, {
				...transport,
				onProgress(received) {
					share = received / file.size;
					show();
				},
				onInterruption: () => show(true),
				signal: cancel.signal,
			});
			remembered.forget(place);
			await Promise.allSettled([...(attendants.get(key) ?? [])].map((attend) => attend()));
			return true;
		} catch (error) {
			// What was cancelled or refused is not gone on with; a connection that does not come back may do so later.
			if (cancel.signal.aborted || isRefusal(error)) remembered.forget(place);
			else remembered.note(place, 0);
			if (!cancel.signal.aborted) failure = error;
			return false;
		} finally {
			endBeat();
			cancels.delete(key);
			if (cancels.size === 0) guard(false);
			become(place, { running: undefined, failure });
		}
	}

	return {
		send,
		cancel: (place: UploadPosition) => cancels.get(keyOf(place))?.abort(),
		stateOf: (place: UploadPosition): UploadState => states.get(keyOf(place)) ?? idle,
		/** Lines for which something is being sent, the same text as long as they are the same. */
		runningItems: (): string => [...new Set([...cancels.keys()].map((key) => key.split(' ')[0]))].toSorted().join(' '),
		/** A file whose upload was cut off; choosing it again goes on with it. */
		findUnfinished: (place: UploadPosition): ChosenFile | undefined =>
			cancels.has(keyOf(place)) ? undefined : remembered.findUnfinished(place),
		/** Nobody wants to go on with it. */
		dismiss(place: UploadPosition): void {
			remembered.forget(place);
			become(place, idle);
		},
		/** The tab is closed or reloaded: another one may say so at once. */
		leave(): void {
			for (const key of cancels.keys()) {
				const place = places.get(key);
				if (place) remembered.note(place, 0);
			}
		},
		/** Whether single sides of the line are sent, or were when it was cut off. */
		hasSides: (itemId: string): boolean => remembered.hasSides(itemId),
		watch(watcher: () => void): () => void {
			watchers.add(watcher);
			return () => watchers.delete(watcher);
		},
		/** Waited for after the last byte, before the upload counts as done: a view loads what has come. */
		attend(place: UploadPosition, attend: () => Promise<unknown>): () => void {
			const key = keyOf(place);
			const present = attendants.get(key) ?? new Set();
			attendants.set(key, present.add(attend));
			return () => present.delete(attend);
		},
	};
}
