// What the browser runs in e2e/typeset.spec.ts: our typesetting with the faces that the page fetches.
import { hashSample } from '../../rules/designs/typeset/sample-texts.ts';
import { openFace } from '../../rules/designs/typeset/shaper.ts';

async function fetchFace(address: string) {
	const response = await fetch(address);
	return openFace(new Uint8Array(await response.arrayBuffer()));
}

/** One hash for each face and text. */
async function hashFaces(addresses: readonly string[], texts: readonly string[], fallbackAddress: string) {
	const fallback = await fetchFace(fallbackAddress);
	const hashes: string[] = [];
	for (const address of addresses) {
		const face = await fetchFace(address);
		for (const text of texts) hashes.push(await hashSample(text, face, fallback));
	}
	return hashes;
}

Object.assign(globalThis, { hashFaces });
