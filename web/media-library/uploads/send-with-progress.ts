// Sends a file and says how far it is. A fetch cannot tell that of what it sends, so this is the older way.
import { readResult } from '../../platform/api.ts';
import type { Data, Variables } from '../../platform/graphql.ts';
import { withinSession } from '../../platform/session.ts';
import { formWithFile, isOver, uploadHeader } from '../../platform/upload.ts';

interface Watch {
	/** From 0 to 1; at 1 the server has the file and works on it. */
	onProgress(share: number): void;
	signal: AbortSignal;
}

function send(form: FormData, { onProgress, signal }: Watch): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open('POST', '/service-api/graphql');
		request.setRequestHeader(uploadHeader.name, uploadHeader.value);
		request.responseType = 'json';
		request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
		request.upload.onload = () => onProgress(1);
		request.onload = () => {
			try {
				resolve(readResult(request.response, request.status));
			} catch (error) {
				reject(error);
			}
		};
		// As a fetch that came to nothing says it.
		request.onerror = () => reject(new TypeError('network'));
		request.onabort = () => reject(signal.reason);
		signal.addEventListener('abort', () => request.abort(), { once: true });
		signal.throwIfAborted();
		request.send(form);
	});
}

/** The variable `file` is the file. */
export const sendWithProgress = async <D>(
	document: D,
	variables: Omit<Variables<D>, 'file'>,
	file: File,
	watch: Watch,
): Promise<Data<D>> =>
	(await withinSession(() => send(formWithFile(document, variables, file), watch), isOver)) as Data<D>;
