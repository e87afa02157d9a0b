// What PDFium does not tell of a PDF: screen colours of vectors, scripts behind any event, transparency. A scan over the streams that can be
// inflated, within limits; it looks for operators and names and understands nothing else of the file.
import { constants, inflateSync } from 'node:zlib';

export interface PdfScan {
	hasRgb: boolean;
	hasScript: boolean;
	hasTransparency: boolean;
}

const mostOfStream = 8 * 2 ** 20;
const mostInTotal = 64 * 2 ** 20;
const mostStreams = 5000;
const dictionaryBytes = 2048;

const rgbOperator = /(?:^|[\s\]])(?:[-+.\d]+\s+){3}(?:rg|RG)(?=\s|$)|\/DeviceRGB\s+(?:cs|CS)(?=\s|$)/;
const script = /\/(?:JavaScript|JS)(?=[\s(<[/>])/;
const transparency =
	/\/(?:ca|CA)\s+0?\.\d|\/(?:ca|CA)\s+0(?=[\s/>])|\/SMask\s+\d+\s+\d+\s+R|\/BM\s*\/(?!Normal|Compatible)/;
const isSkipped = /\/Subtype\s*\/Image|\/Length1\b|\/FontFile|\/Type\s*\/XRef|\/Alternate\b/;

/** @returns undefined when it is not Flate, broken or too long */
function inflate(bytes: Buffer): Buffer | undefined {
	try {
		return inflateSync(bytes, { maxOutputLength: mostOfStream, finishFlush: constants.Z_SYNC_FLUSH });
	} catch {
		return undefined;
	}
}

interface RawStream {
	dictionary: string;
	content: Buffer;
}

function* streamsOf(bytes: Buffer): Generator<RawStream> {
	let from = 0;
	for (let count = 0; count < mostStreams; count += 1) {
		const at = bytes.indexOf('stream', from, 'latin1');
		if (at < 0) return;
		const start = bytes.indexOf('\n', at, 'latin1') + 1;
		const end = start > 0 ? bytes.indexOf('endstream', start, 'latin1') : -1;
		if (end < 0) return;
		const before = bytes.toString('latin1', Math.max(from, at - dictionaryBytes), at);
		const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
		yield { dictionary, content: bytes.subarray(start, end) };
		from = end + 'endstream'.length;
	}
}

export function scanPdf(bytes: Buffer): PdfScan {
	const scan: PdfScan = { hasRgb: false, hasScript: false, hasTransparency: false };
	const readNames = (text: string) => {
		scan.hasScript ||= script.test(text);
		scan.hasTransparency ||= transparency.test(text);
	};
	let total = 0;
	for (const { dictionary, content } of streamsOf(bytes)) {
		if (isSkipped.test(dictionary) || total > mostInTotal) continue;
		const plain = dictionary.includes('/FlateDecode') ? inflate(content) : content.subarray(0, mostOfStream);
		if (!plain) continue;
		total += plain.length;
		const text = plain.toString('latin1');
		if (/\/Type\s*\/ObjStm/.test(dictionary)) readNames(text);
		else scan.hasRgb ||= rgbOperator.test(text);
	}
	// Dictionaries outside of streams; in pieces, so that no copy of the whole file is made.
	for (let at = 0; at < bytes.length; at += mostOfStream)
		readNames(bytes.toString('latin1', at, at + mostOfStream + 64));
	return scan;
}
