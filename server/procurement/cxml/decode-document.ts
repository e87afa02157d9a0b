// The characters of a document that came as bytes. An encoding that is not plainly the one that was named is refused: no two programs read the
// same message differently.
import { CxmlFailure } from './cxml-failure.ts';

const encodings: Readonly<Record<string, string>> = {
	'utf-8': 'utf-8',
	utf8: 'utf-8',
	'us-ascii': 'utf-8',
	ascii: 'utf-8',
	'iso-8859-1': 'windows-1252',
	'windows-1252': 'windows-1252',
	'utf-16': 'utf-16',
};

const refuse = (reason: string): never => {
	throw new CxmlFailure(406, `The document ${reason}.`);
};

const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80);

function bomOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
	return undefined;
}

/** As the first line says it, which is ASCII in every encoding but the wide ones. */
const declaredIn = (text: string): string | undefined =>
	/^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(text)?.[1]?.toLowerCase();

const charsetOf = (contentType: string | undefined): string | undefined =>
	/;\s*charset\s*=\s*"?([A-Za-z0-9._-]{1,40})"?/i.exec(contentType ?? '')?.[1]?.toLowerCase();

function known(name: string): string {
	return encodings[name] ?? refuse(`is in the encoding ${name}, which is not read here; send UTF-8`);
}

function decode(bytes: Buffer, encoding: string): string {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return refuse(`is not in the encoding that it names (${encoding})`);
	}
}

export function decodeDocument(bytes: Buffer, contentType: string | undefined): string {
	const bom = bomOf(bytes);
	const declared = declaredIn((bom ? decode(bytes, bom) : bytes.toString('latin1')).slice(0, 300));
	const names = [charsetOf(contentType), declared].flatMap((name) => (name ? known(name) : []));
	if (bom) {
		if (names.some((name) => name !== bom.slice(0, name.length))) refuse('names another encoding than it is in');
		return decode(bytes, bom);
	}
	if (names.includes('utf-16')) refuse('says that it is UTF-16, but does not begin with its byte order mark');
	// What is the same in every encoding needs no agreement.
	if (isAscii(bytes)) return bytes.toString('latin1');
	if (new Set(names).size > 1) refuse('names two different encodings');
	return decode(bytes, names[0] ?? 'utf-8');
}
