// The pictures of a shopper: what is known of those in the design, and the upload of further ones. A picture is private: only its owner's
// browser gets it.
import type { PictureFacts } from '../../../rules/designs/preflight/context.ts';
import { ApiFailure, readResult } from '../../platform/api.ts';
import { withinSession } from '../../platform/session.ts';

export interface OwnPicture {
	id: string;
	name: string;
	/** In pixels, upright. */
	width: number;
	height: number;
}

const address = '/service-api/designs/pictures';

export const picturePath = (id: string, width: number): string => `${address}/${id}?width=${width}`;

interface Upload {
	onProgress(share: number): void;
	signal: AbortSignal;
}

interface Answer {
	status: number;
	body: string;
}

/** `fetch` tells nothing of how much has been sent. */
const send = (file: File, { onProgress, signal }: Upload): Promise<Answer> =>
	new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open('POST', `${address}?name=${encodeURIComponent(file.name.slice(-200))}`);
		request.setRequestHeader('content-type', 'application/octet-stream');
		request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
		request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }));
		request.addEventListener('error', () => reject(new TypeError('the connection was lost')));
		request.addEventListener('abort', () => reject(signal.reason));
		signal.addEventListener('abort', () => request.abort());
		request.send(file);
	});

function parse(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

/** A refusal names its code as those of the API do. */
function readAnswer({ status, body }: Answer): { id: string; width: number; height: number } {
	const sent = parse(body) as
		| { id: string; width: number; height: number; code?: string; message?: string }
		| undefined;
	if (status >= 200 && status < 300 && sent) return sent;
	if (sent?.code) throw new ApiFailure(sent.message ?? '', sent.code, status);
	readResult(sent as never, status);
	throw new ApiFailure(`HTTP ${status}`, 'UNAVAILABLE', status);
}

const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

const sendPicture = (file: File, options: Upload): Promise<Omit<OwnPicture, 'name'>> =>
	withinSession(async () => readAnswer(await send(file, options)), isOver);

export class PictureLibrary {
	/** Those of the shop in the design included. */
	readonly #known = new Map<string, OwnPicture>();
	readonly #watchers = new Set<() => void>();
	#list: readonly OwnPicture[] = [];
	readonly #send: typeof sendPicture;

	/**
	 * @param shown those in the design
	 * @param own those of the shopper, the latest first
	 * @param send where others are sent than those of shoppers
	 */
	constructor(shown: readonly OwnPicture[], own: readonly OwnPicture[], send = sendPicture) {
		for (const picture of [...shown, ...own]) this.#known.set(picture.id, picture);
		this.#list = own;
		this.#send = send;
	}

	readonly watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** The latest first; the same list until there is another picture. */
	get list(): readonly OwnPicture[] {
		return this.#list;
	}

	find(id: string): OwnPicture | undefined {
		return this.#known.get(id);
	}

	readonly factsOf = (id: string): PictureFacts | undefined => {
		const picture = this.#known.get(id);
		return picture && { width: picture.width, height: picture.height, ink: null };
	};

	/** @throws ApiFailure with the reason of the shop, TypeError without a connection */
	async upload(file: File, options: Upload): Promise<OwnPicture> {
		const sent = await this.#send(file, options);
		const picture = { id: sent.id, width: sent.width, height: sent.height, name: file.name };
		this.add(picture);
		return picture;
	}

	/** One that has come into the shop. */
	add(picture: OwnPicture): void {
		this.#known.set(picture.id, picture);
		this.#list = [picture, ...this.#list.filter(({ id }) => id !== picture.id)];
		for (const watcher of this.#watchers) watcher();
	}
}
