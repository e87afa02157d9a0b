// A call of a provider of photos: its response in limits of time and size, its failures in our words.
import { PhotosRefused } from './port.ts';

const patienceMs = 10_000;
const mostJsonBytes = 2 * 2 ** 20;

/** Bodies that end early, or never end, are failures as well. */
async function readLimited(response: Response, maxBytes: number): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.length;
		if (bytes > maxBytes) throw new PhotosRefused('unreadable', 'too large');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** Beyond their limits some say 429, others 403. */
function refusal(status: number, said: string): PhotosRefused {
	if (status === 429 || /rate limit/i.test(said)) return new PhotosRefused('limit', `status ${status}`);
	if (status === 401 || status === 403 || /api key/i.test(said)) return new PhotosRefused('key', `status ${status}`);
	if (status === 404 || status === 410) return new PhotosRefused('gone', `status ${status}`);
	return new PhotosRefused(status >= 500 ? 'unreachable' : 'unreadable', `status ${status}`);
}

async function send(url: string, headers: Record<string, string>, maxBytes: number): Promise<Buffer> {
	try {
		const response = await fetch(url, {
			headers: { 'user-agent': 'platen/1', ...headers },
			// A key goes nowhere but to the address that it is for.
			redirect: 'error',
			signal: AbortSignal.timeout(patienceMs),
		});
		const body = await readLimited(response, maxBytes);
		if (!response.ok) throw refusal(response.status, body.toString('utf8').slice(0, 500));
		return body;
	} catch (error) {
		if (error instanceof PhotosRefused) throw error;
		throw new PhotosRefused('unreachable', error instanceof Error ? error.name : 'unknown');
	}
}

export async function callJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
	const body = await send(url, { accept: 'application/json', ...headers }, mostJsonBytes);
	try {
		return JSON.parse(body.toString('utf8'));
	} catch {
		throw new PhotosRefused('unreadable', 'no JSON');
	}
}

/** A file of a sandbox, which is on this machine; those of providers come through the guarded way. */
export const fetchFromSandbox = (url: string, maxBytes: number): Promise<Buffer> => send(url, {}, maxBytes);
