// The envelope of every message: who sends it to whom, with which secret, and what it asks for.

import { CxmlFailure } from './cxml-failure.ts';
import { decodeDocument } from './decode-document.ts';
import { attributeOf, childOf, childrenOf, readTree, requiredAttribute, textOf, type XmlElement } from './xml-tree.ts';

export interface Credential {
	domain: string;
	identity: string;
}

export interface Envelope {
	payloadId: string;
	version: string;
	from: readonly Credential[];
	to: readonly Credential[];
	sender: readonly Credential[];
	sharedSecret: string | undefined;
	/** Said with the answer and in the viewer: nothing of a test is delivered by mistake. */
	deploymentMode: 'production' | 'test';
	request: XmlElement;
}

export const requestNames = ['ProfileRequest', 'PunchOutSetupRequest', 'OrderRequest'] as const;
const mostCredentials = 10;
const longest = 300;

function credentialsOf(header: XmlElement | undefined, name: string): Credential[] {
	const found = childrenOf(childOf(header, name), 'Credential').slice(0, mostCredentials);
	const credentials = found.map((credential) => ({
		domain: attributeOf(credential, 'domain'),
		identity: textOf(credential, 'Identity'),
	}));
	if (credentials.length === 0 || credentials.some(({ domain, identity }) => domain === '' || identity === ''))
		throw new CxmlFailure(400, `The header has no complete credential in <${name}>.`);
	if (credentials.some(({ domain, identity }) => domain.length > longest || identity.length > longest))
		throw new CxmlFailure(400, `A credential in <${name}> is too long.`);
	return credentials;
}

/** The one that is not the language; a message or an answer is not what a supplier takes here. */
function requestOf(root: XmlElement): { request: XmlElement; mode: string } {
	const carrier = childOf(root, 'Request');
	if (!carrier) throw new CxmlFailure(400, 'The document has no <Request>.');
	const [request, ...more] = carrier.children;
	if (!request || more.length > 0) throw new CxmlFailure(400, '<Request> holds one request.');
	return { request, mode: attributeOf(carrier, 'deploymentMode') };
}

export function readEnvelope(bytes: Buffer, contentType: string | undefined): Envelope {
	const root = readTree(decodeDocument(bytes, contentType));
	const payloadId = requiredAttribute(root, 'payloadID');
	if (payloadId.length > longest) throw new CxmlFailure(400, 'The payloadID is too long.');
	const header = childOf(root, 'Header');
	const { request, mode } = requestOf(root);
	const secret = childrenOf(childOf(header, 'Sender'), 'Credential')
		.map((credential) => childOf(credential, 'SharedSecret')?.text.trim())
		.find((text) => text !== undefined && text !== '');
	return {
		payloadId,
		version: attributeOf(root, 'version'),
		from: credentialsOf(header, 'From'),
		to: credentialsOf(header, 'To'),
		sender: credentialsOf(header, 'Sender'),
		sharedSecret: secret,
		deploymentMode: mode === 'test' ? 'test' : 'production',
		request,
	};
}
