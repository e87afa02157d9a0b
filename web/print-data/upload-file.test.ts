import { describe, expect, it } from 'vitest';
import { uploadFile } from './upload-file.ts';

const mega = 2 ** 20;
const address = '/service-api/print-data/1';

/** A shop that stores what it gets, and does with each request what the test wants. */
function makeShop(...deeds: ((method: string) => Response | Error | undefined)[]) {
	let stored = 0;
	const requests: string[] = [];
	const fetch = async (_address: string, { method = '', headers, body }: RequestInit) => {
		const deed = deeds[requests.length]?.(method);
		const at = new Headers(headers).get('upload-offset');
		requests.push(at === null ? method : `${method} ${Number(at) / mega}`);
		if (deed) {
			if (deed instanceof Error) throw deed;
			return deed;
		}
		if (method === 'PATCH' && Number(at) !== stored)
			return new Response(null, { status: 409, headers: { 'upload-offset': String(stored) } });
		if (body instanceof Blob) stored += body.size;
		return new Response(null, { status: 204, headers: { 'upload-offset': String(stored) } });
	};
	return { fetch, requests, stored: () => stored };
}

const lost = () => new TypeError('Failed to fetch');
const send = (bytes: number, shop: ReturnType<typeof makeShop>, progress: number[] = [], onInterruption?: () => void) =>
	uploadFile(
		new Blob([new Uint8Array(bytes)]),
		{ address, offset: 0 },
		{
			onProgress: (received) => progress.push(received / mega),
			signal: new AbortController().signal,
			onInterruption: () => onInterruption?.(),
			fetch: shop.fetch,
			pause: async () => undefined,
		},
	);

describe('the upload of a file', () => {
	it('goes in pieces and tells how far it is', async () => {
		const shop = makeShop();
		const progress: number[] = [];
		await send(9 * mega, shop, progress);
		expect(shop.requests).toEqual(['PATCH 0', 'PATCH 4', 'PATCH 8']);
		expect(progress).toEqual([4, 8, 9]);
	});

	it('goes on where the shop has it after a lost connection', async () => {
		const shop = makeShop(() => undefined, lost, lost);
		const interruptions: string[] = [];
		const progress: number[] = [];
		await send(9 * mega, shop, progress, () => interruptions.push('lost'));
		expect(interruptions).toEqual(['lost', 'lost']);
		expect(shop.requests).toEqual(['PATCH 0', 'PATCH 4', 'HEAD', 'HEAD', 'PATCH 4', 'PATCH 8']);
		expect(shop.stored()).toBe(9 * mega);
		// What the shop has is shown before the next piece has arrived.
		expect(progress).toEqual([4, 4, 8, 9]);
	});

	it('takes the word of the shop where offsets differ', async () => {
		const shop = makeShop(() => new Response(null, { status: 409, headers: { 'upload-offset': String(2 * mega) } }));
		await expect(send(3 * mega, shop)).resolves.toBeUndefined();
		expect(shop.requests.slice(0, 2)).toEqual(['PATCH 0', 'PATCH 2']);
	});

	it('ends with the code of a refusal that is sent beside the message', async () => {
		const refusal = Response.json({ statusCode: 415, code: 'PRINT_DATA_PDF_ONLY', message: 'x' }, { status: 415 });
		const ended = send(
			mega,
			makeShop(() => refusal),
		);
		await expect(ended).rejects.toMatchObject({ code: 'PRINT_DATA_PDF_ONLY', status: 415 });
	});

	it('ends with the reason of a refusal, and after ten failures in a row', async () => {
		const refusal = Response.json(
			{ errors: [{ message: 'No', extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', statusCode: 415 } }] },
			{ status: 415 },
		);
		await expect(
			send(
				mega,
				makeShop(() => refusal),
			),
		).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
		const away = makeShop(...Array.from({ length: 50 }, () => lost));
		await expect(send(mega, away)).rejects.toThrow('Failed to fetch');
		expect(away.requests).toHaveLength(11);
	});
});
