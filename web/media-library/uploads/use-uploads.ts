// The uploads of an open library.
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { findFileError } from '../../../rules/files.ts';
import { formatFileSize } from '../../../rules/formats.ts';
import { acceptedPictures, maxPictureBytes } from '../../../rules/media-library.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useToast } from '../../kit/toasts.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { refreshEverything } from '../../platform/backoffice/data.ts';
import { type Platform, usePlatform } from '../../platform/environment.tsx';
import { uploadMediaDocument } from '../media-library.documents.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { dueUploads, isOpen, nextUploads, type Upload } from './upload-queue.ts';

const limits = { accept: acceptedPictures, maxBytes: maxPictureBytes };

type Words = Pick<Platform, 't' | 'language'>;

const tooLarge = ({ t, language }: Words) =>
	t('mediaLibrary.tooLarge', { size: formatFileSize(maxPictureBytes, language) });

/** Why a picture was not taken, and whether the file is to blame. */
export function refusalText(error: unknown, words: Words): { reason: string; final: boolean } {
	const { t } = words;
	switch (error instanceof ApiFailure ? error.code : undefined) {
		case 'TOO_LARGE':
			return { reason: tooLarge(words), final: true };
		case 'UNSUPPORTED_MEDIA_TYPE':
			return { reason: t('mediaLibrary.wrongType'), final: true };
		case 'VALIDATION':
			return { reason: t('mediaLibrary.damaged'), final: true };
		default:
			return { reason: failureText(error, t), final: false };
	}
}

export interface Uploads {
	list: readonly Upload[];
	add(files: readonly File[]): void;
	cancel(id: number): void;
	retry(id: number): void;
	clear(): void;
}

interface Options {
	folder: string | undefined;
	onUploaded(mediaId: string): void;
}

export function useUploads({ folder, onUploaded }: Options): Uploads {
	const platform = usePlatform();
	const { t, queryClient } = platform;
	const toast = useToast();
	const [list, tell] = useReducer(nextUploads, []);
	const running = useRef(new Map<number, AbortController>());
	const uploaded = useEffectEvent(onUploaded);
	/** Said once when all are through, not for each. */
	const succeeded = useRef(0);

	const send = useEffectEvent(async ({ id, file, folder: target }: Upload, signal: AbortSignal) => {
		try {
			const onProgress = (share: number) => tell({ kind: 'progress', id, share });
			const variables = { folder: target ?? null };
			const { uploadMedia } = await sendWithProgress(uploadMediaDocument, variables, file, { onProgress, signal });
			tell({ kind: 'done', id });
			succeeded.current += 1;
			uploaded(uploadMedia.id);
			await refreshEverything(queryClient);
		} catch (error) {
			if (signal.aborted) return;
			tell({ kind: 'failed', id, ...refusalText(error, platform) });
			toast.error(t('mediaLibrary.addFailed'));
		} finally {
			running.current.delete(id);
		}
	});

	useEffect(() => {
		for (const upload of dueUploads(list)) {
			if (running.current.has(upload.id)) continue;
			const control = new AbortController();
			running.current.set(upload.id, control);
			tell({ kind: 'begun', id: upload.id });
			send(upload, control.signal);
		}
	}, [list]);

	const open = list.some(isOpen);
	useEffect(() => {
		if (open || succeeded.current === 0) return;
		toast.success(t('mediaLibrary.added', { count: succeeded.current }));
		succeeded.current = 0;
	}, [open, toast, t]);

	// What is on its way when the library is closed is not wanted any more.
	useEffect(() => {
		const { current } = running;
		return () => {
			for (const control of current.values()) control.abort();
		};
	}, []);

	const errorOf = (file: File) => {
		const error = findFileError(file, limits);
		if (error === 'size') return { reason: tooLarge(platform) };
		return error === 'type' ? { reason: t('mediaLibrary.wrongType') } : {};
	};
	return {
		list,
		add(files) {
			const checked = files.map((file) => ({ file, folder, ...errorOf(file) }));
			tell({ kind: 'added', files: checked });
			if (checked.some(({ reason }) => reason)) toast.error(t('mediaLibrary.addFailed'));
		},
		cancel(id) {
			tell({ kind: 'cancelled', id });
			running.current.get(id)?.abort(new DOMException('cancelled', 'AbortError'));
		},
		retry: (id) => tell({ kind: 'again', id }),
		clear: () => tell({ kind: 'cleared' }),
	};
}
