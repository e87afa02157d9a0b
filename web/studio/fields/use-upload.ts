// Sends a picture that was chosen, dropped or taken, and says how far it is.
import { useRef, useState } from 'react';
import { findFileError } from '../../../rules/files.ts';
import { formatFileSize } from '../../../rules/formats.ts';
import { failureText } from '../../forms/failure-text.ts';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useStudio } from '../studio-context.tsx';
import type { OwnPicture } from './picture-library.ts';

/** As the server has them. */
export const pictureLimits = { accept: '.jpg,.jpeg,.png,.webp,.tif,.tiff,.svg', maxBytes: 100 * 2 ** 20 };

/** What the server says of a file that is no picture, or cannot be read as one. */
const texts: Readonly<Record<string, 'studio.noPicture' | 'studio.pictureDamaged'>> = {
	UNSUPPORTED_MEDIA_TYPE: 'studio.noPicture',
	VALIDATION: 'studio.pictureDamaged',
};

interface Running {
	name: string;
	share: number;
	stop: AbortController;
}

/** One at a time: another file takes the place of the one under way. */
export function useUpload(onDone: (picture: OwnPicture) => void) {
	const { t, language } = usePlatform();
	const { pictures } = useStudio();
	const [running, setRunning] = useState<Running>();
	const [problem, setProblem] = useState<string>();
	const latest = useRef<AbortController>(undefined);

	const explain = ({ name }: File, error: unknown): string => {
		const text = error instanceof ApiFailure ? texts[error.code ?? ''] : undefined;
		return text ? t(text, { name }) : t('studio.uploadFailed', { name, reason: failureText(error, t) });
	};

	/** Before anything of it is sent. */
	const findProblem = (file: File): string | undefined => {
		const { name } = file;
		const fault = findFileError(file, pictureLimits);
		if (fault === 'size')
			return t('studio.pictureTooLarge', { name, size: formatFileSize(pictureLimits.maxBytes, language) });
		if (fault) return t('studio.noPicture', { name });
		return file.size === 0 ? t('studio.pictureDamaged', { name }) : undefined;
	};

	async function send(file: File): Promise<void> {
		const { name } = file;
		const fault = findProblem(file);
		setProblem(fault);
		if (fault) return;
		latest.current?.abort();
		const stop = new AbortController();
		latest.current = stop;
		const show = (share: number) => latest.current === stop && setRunning({ name, share, stop });
		show(0);
		try {
			onDone(await pictures.upload(file, { onProgress: show, signal: stop.signal }));
		} catch (error) {
			if (!stop.signal.aborted) setProblem(explain(file, error));
		} finally {
			if (latest.current === stop) setRunning(undefined);
		}
	}

	const cancel = () => {
		latest.current?.abort();
		setRunning(undefined);
	};
	return { running, problem, send: (file: File) => void send(file), cancel };
}
