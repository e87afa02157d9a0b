import fs from 'node:fs';
import { constants, crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
	locked,
	pictureOf,
	somePdf,
	streamObject,
	svgOf,
	textWithoutFont,
	writePdf,
} from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';

let shop: PrintShop;

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());

/** A PNG that says it is larger than it is. */
async function hugePng(): Promise<Buffer> {
	const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
		.png()
		.toBuffer();
	png.writeUInt32BE(20_000, 16);
	png.writeUInt32BE(20_000, 20);
	return png;
}

/** Zeros, compressed. Put together from the same piece again and again: to compress hundreds of megabytes takes seconds. */
function zeros(bytes: number): Buffer {
	const piece = 2 ** 20;
	const middle = deflateRawSync(Buffer.alloc(piece), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
	const pieces = Array<Buffer>(Math.floor(bytes / piece)).fill(middle);
	// Adler-32: of zeros the one sum stays 1, the other counts them.
	const checksum = Buffer.alloc(4);
	checksum.writeUInt32BE((bytes % 65_521) * 2 ** 16 + 1);
	return Buffer.concat([Buffer.from([0x78, 0xda]), ...pieces, deflateRawSync(Buffer.alloc(bytes % piece)), checksum]);
}

function pngChunk(type: string, content: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
	const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(content.length);
	checksum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, checksum]);
}

/** Large and flat: a few hundred kilobytes become 160 megapixels. */
function bombPicture(): Buffer {
	const [width, height] = [16_000, 10_000];
	const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	// Each row begins with the kind of its filter, which is none.
	const rows = zeros((1 + 3 * width) * height);
	const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
	return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
}

const mebibyte = 2 ** 20;
/** Compressed three times over: kilobytes that become gigabytes. */
const nested = () => deflateSync(deflateSync(zeros(300 * mebibyte), { level: 9 }));
const contentOf = (bytes: Buffer, filter: string) =>
	somePdf({ objects: { 3: streamObject(bytes, `/Filter ${filter}`) } });
const laughs = Array.from(
	{ length: 12 },
	(_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('');
/** Forms that draw each other twice, thirty deep. */
const formBomb = () => {
	const form = (number: number) =>
		streamObject(
			number < 130 ? '/F Do /F Do' : '0 0 1 1 re f',
			`/Type /XObject /Subtype /Form /BBox [0 0 300 400] /Resources << /XObject << /F ${number + 1} 0 R >> >>`,
		);
	const objects = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [100 + index, form(100 + index)]));
	return somePdf({ resources: '/XObject << /F 100 0 R >>', content: '/F Do', objects });
};

/** What becomes of it: refused with this code, kept with this finding, or not even taken. */
type Hostile = [what: string, outcome: RegExp, make: () => Buffer | Promise<Buffer>, name?: string];

const hostile: Hostile[] = [
	[
		'a page tree that contains itself and claims a million pages',
		/^refused (?:damaged|noPages)$/,
		() => writePdf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: '<< /Type /Pages /Count 1000000 /Kids [2 0 R] >>' }),
	],
	[
		'one page that claims to be a million',
		/^refused damaged$/,
		() =>
			writePdf({
				1: '<< /Type /Catalog /Pages 2 0 R >>',
				2: '<< /Type /Pages /Count 1000000 /Kids [3 0 R] >>',
				3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
			}),
	],
	['201 pages', /^refused tooManyPages$/, () => somePdf({ pages: 201 })],
	['a page of 14,400 points', /^findings wrongPageSize$/, () => somePdf({ width: 5080, height: 5080 })],
	[
		'boxes with numbers that are none',
		/^(?:findings wrongPageSize|refused damaged)$/,
		() => somePdf({ page: '/TrimBox [1e99 -1e99 nan 5] /MediaBox [0 0 -99999999999 1]' }),
	],
	[
		'a stream that inflates to 300 MB',
		/^(?:findings|refused (?:tooSlow|tooMuchMemory|damaged))$/,
		() => contentOf(zeros(300 * mebibyte), '/FlateDecode'),
	],
	[
		'a stream that is compressed three times',
		/^(?:findings|refused (?:tooSlow|tooMuchMemory|damaged))$/,
		() => contentOf(nested(), '[/FlateDecode /FlateDecode /FlateDecode]'),
	],
	['forms that draw each other without end', /^(?:findings|refused (?:tooSlow|tooMuchMemory|damaged))$/, formBomb],
	['encryption', /^refused (?:locked|damaged)$/, () => somePdf({ trailer: locked })],
	['half of it missing', /^refused damaged$/, () => somePdf({ pages: 3 }).subarray(0, 500)],
	[
		'JavaScript that runs when it is opened',
		/^findings containsScript$/,
		() => somePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.launchURL("https://evil.example")) >>' }),
	],
	[
		'an XFA form',
		/^findings containsForm$/,
		() => somePdf({ catalog: '/AcroForm << /Fields [] /XFA 100 0 R >>', objects: { 100: streamObject('<xdp:xdp/>') } }),
	],
	['a font that is not embedded', /^findings fontNotEmbedded$/, () => somePdf(textWithoutFont)],
	[
		'a picture that claims 60,000 pixels a side',
		/^(?:findings.*|refused .*)$/,
		() =>
			somePdf({
				...pictureOf(10, 'DeviceRGB', 50),
				objects: {
					100: streamObject(
						zeros(mebibyte),
						'/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
					),
				},
			}),
	],
	[
		'a page of HTML that calls itself a PDF',
		/^refused 415$/,
		() => Buffer.from('<html><script>alert(1)</script>%PDF-1.7'),
	],
	[
		'a PDF in whose comments a program lies',
		/^findings$/,
		() => Buffer.concat([somePdf(), Buffer.from('\n%<script>alert(1)</script>PK\x03\x04')]),
	],
	[
		'a JPEG header before a PDF',
		/^refused damaged$/,
		() => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), somePdf()]),
	],
	['a PNG of 400 megapixels', /^refused tooManyPixels$/, hugePng, 'x.png'],
	['a PNG of 160 real megapixels', /^refused tooManyPixels$/, bombPicture, 'x.png'],
	['a TIFF of nothing', /^refused damaged$/, () => Buffer.from('II*\0\x08\0\0\0\xff\xff', 'latin1'), 'x.tif'],
	// No attack, but as usual as any: what is measured on paper was once scaled twice and refused.
	...['mm', 'cm', 'in', 'pt'].map(
		(unit): Hostile => [
			`an SVG whose size is written in ${unit}`,
			/^findings rgbColour$/,
			() => svgOf('<rect width="111" height="154"/>', ` width="11.1${unit}" height="15.4${unit}"`),
			'x.svg',
		],
	),
	['an SVG with a script', /^refused activeContent$/, () => svgOf('<script>alert(1)</script>'), 'x.svg'],
	[
		'an SVG with an event handler',
		/^refused activeContent$/,
		() => svgOf('<rect onload="alert(1)" width="9" height="9"/>'),
		'x.svg',
	],
	[
		'an SVG with a script that is no XML',
		/^refused activeContent$/,
		() => svgOf('<script>for (let i = 0; i < 9 && x; i++) alert(1)</script>'),
		'x.svg',
	],
	[
		'an SVG with a script, without a size and a namespace',
		/^refused activeContent$/,
		() => Buffer.from('<svg><script>alert(1)</script></svg>'),
		'x.svg',
	],
	[
		'an SVG that runs when it is loaded',
		/^refused activeContent$/,
		() => Buffer.from('<svg onload=alert(1)><rect/></svg>'),
		'x.svg',
	],
	[
		'an SVG with a link that runs',
		/^refused activeContent$/,
		() => svgOf('<a href=" java\nscript:alert(1)"><rect width="9" height="9"/></a>'),
		'x.svg',
	],
	[
		'an SVG with a web page in it',
		/^refused embeddedContent$/,
		() => svgOf('<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
		'x.svg',
	],
	[
		'an SVG with a picture in it',
		/^refused embeddedContent$/,
		() => svgOf('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'),
		'x.svg',
	],
	[
		'an SVG with entities',
		/^refused entities$/,
		() =>
			Buffer.from(
				'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&x;</text></svg>',
			),
		'x.svg',
	],
	[
		'an SVG that refers to another server',
		/^refused outsideReference$/,
		() => svgOf('<image href="https://evil.example/pixel.png" width="9" height="9"/>'),
		'x.svg',
	],
	[
		'an SVG with a style sheet of another server',
		/^refused outsideReference$/,
		() => svgOf('<style>@import "https://evil.example/x.css";</style>'),
		'x.svg',
	],
	[
		'an SVG without a size',
		/^refused noSize$/,
		() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'),
		'x.svg',
	],
	['an SVG whose parts multiply', /^refused (?:damaged|tooSlow)$/, () => svgOf(`<g id="l0"/>${laughs}`), 'x.svg'],
	['a compressed SVG', /^refused 415$/, () => gzipSync(svgOf('<g/>')), 'x.svgz'],
];

describe('a hostile file', () => {
	it.each(hostile)(
		'with %s ends within its limits, with a sentence',
		{ timeout: 60_000 },
		async (_what, outcome, make, name = 'x.pdf') => {
			const { browser, itemId } = await shop.guest();
			const began = performance.now();
			const { id, answer } = await shop.upload(browser, itemId, await make(), { name });
			const [data] = answer.status === 204 ? await shop.show(browser, itemId) : [];
			const became = data
				? [
						data.state,
						data.refusal?.code,
						...data.findings
							.filter(({ severity }) => severity !== 'hint')
							.map(({ code }) => code)
							.slice(0, 1),
					]
						.filter(Boolean)
						.join(' ')
				: `refused ${answer.status}`;
			expect(became).toMatch(outcome);
			expect(performance.now() - began).toBeLessThan(50_000);
			// Whatever it was: the shop goes on, and nothing that was refused is there.
			expect((await browser.ask('/service-api/health')).status).toBe(200);
			if (became.startsWith('refused'))
				expect(fs.readdirSync(shop.folder).filter((file) => file.startsWith(id))).toEqual([]);
		},
	);

	it('that is empty gets no ticket', async () => {
		const { browser, itemId } = await shop.guest();
		await expect(shop.ticket(browser, itemId, Buffer.alloc(0))).rejects.toThrow('VALIDATION');
	});
});
