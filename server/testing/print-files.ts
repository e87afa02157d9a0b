// Print data made by code: honest files, and those that a caller makes to do harm.
import { deflateSync } from 'node:zlib';

const millimetre = 72 / 25.4;

interface PdfOptions {
	/** Of the page, in millimetres. */
	width?: number;
	height?: number;
	/** Entries of every page, such as its boxes. */
	page?: string;
	resources?: string;
	content?: string;
	pages?: number;
	catalog?: string;
	trailer?: string;
	/** Further objects by their numbers, from 100 on. */
	objects?: Record<number, string | Buffer>;
}

const objectOf = (number: number, body: string | Buffer) =>
	Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);

export function streamObject(content: string | Buffer, entries = ''): Buffer {
	const bytes = Buffer.from(content);
	return Buffer.concat([
		Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
		bytes,
		Buffer.from('\nendstream'),
	]);
}

/** Puts numbered objects together with the table of where they are. */
export function writePdf(objects: Record<number, string | Buffer>, trailer = ''): Buffer {
	const numbers = Object.keys(objects).map(Number);
	const pieces = [Buffer.from('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
	const lines = ['0000000000 65535 f '];
	let at = pieces[0]?.length ?? 0;
	const offsets = new Map<number, number>();
	for (const number of numbers) {
		const piece = objectOf(number, objects[number] ?? '');
		offsets.set(number, at);
		pieces.push(piece);
		at += piece.length;
	}
	const size = Math.max(...numbers) + 1;
	for (let number = 1; number < size; number += 1)
		lines.push(
			offsets.has(number) ? `${String(offsets.get(number)).padStart(10, '0')} 00000 n ` : '0000000000 65535 f ',
		);
	pieces.push(
		Buffer.from(
			`xref\n0 ${size}\n${lines.join('\n')}\ntrailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
		),
	);
	return Buffer.concat(pieces);
}

/** A PDF of plain pages, A6 with 3 mm of bleed unless said otherwise. */
export function somePdf(options: PdfOptions = {}): Buffer {
	const { width = 111, height = 154, pages = 1, page = '', resources = '', catalog = '', objects = {} } = options;
	const { content = '0 0 0 1 k 20 20 100 100 re f', trailer = '' } = options;
	const kids = Array.from({ length: pages }, (_, index) => 10 + index);
	const box = `/MediaBox [0 0 ${(width * millimetre).toFixed(3)} ${(height * millimetre).toFixed(3)}]`;
	return writePdf(
		{
			1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
			2: `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
			3: streamObject(deflateSync(content), '/Filter /FlateDecode'),
			...Object.fromEntries(
				kids.map((kid) => [
					kid,
					`<< /Type /Page /Parent 2 0 R ${box} ${page} /Contents 3 0 R /Resources << ${resources} >> >>`,
				]),
			),
			...objects,
		},
		trailer,
	);
}

/** Boxes as a layout program writes them: the trim in the middle of the page. */
export function trimmed(width: number, height: number, bleed: number): string {
	const points = (value: number) => (value * millimetre).toFixed(3);
	const trim = [bleed, bleed, bleed + width, bleed + height].map(points).join(' ');
	return `/TrimBox [${trim}] /BleedBox [0 0 ${points(width + 2 * bleed)} ${points(height + 2 * bleed)}]`;
}

/** A picture of one colour, drawn over so many millimetres. */
export function pictureOf(pixels: number, colours: 'DeviceRGB' | 'DeviceCMYK', millimetres: number) {
	const channels = colours === 'DeviceRGB' ? 3 : 4;
	const entries = `/Type /XObject /Subtype /Image /Width ${pixels} /Height ${pixels} /BitsPerComponent 8 /ColorSpace /${colours} /Filter /FlateDecode`;
	const side = (millimetres * millimetre).toFixed(3);
	return {
		resources: '/XObject << /Im1 100 0 R >>',
		content: `q ${side} 0 0 ${side} 20 20 cm /Im1 Do Q`,
		objects: { 100: streamObject(deflateSync(Buffer.alloc(pixels * pixels * channels, 0x55)), entries) },
	};
}

/** Text in one of the fonts that every reader brings along, and no press uses. */
export const textWithoutFont = {
	resources: '/Font << /F1 100 0 R >>',
	content: 'BT /F1 12 Tf 30 30 Td (Setzerei) Tj ET',
	objects: { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
};

export const svgOf = (inside: string, attributes = '') =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 111 154"${attributes}>${inside}</svg>`,
	);

/** Trailer of a PDF that wants a password which nobody has. */
export const locked =
	'/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> /U <0021456789ABCDEF0021456789ABCDEF0021456789ABCDEF0021456789ABCDEF> >> /ID [<00><00>]';
