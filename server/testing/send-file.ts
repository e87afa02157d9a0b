// An operation of the API with a file, as a browser sends it.
import type { Browser } from './accounts.ts';

/** @returns what the API has answered */
export async function sendFile(who: Browser, query: string, variables: object, file: { name: string; bytes: Buffer }) {
	const form = new FormData();
	form.set('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([new Uint8Array(file.bytes)]), file.name);
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	return JSON.parse((await who.ask('/service-api/graphql', { method: 'POST', headers, body })).body);
}
