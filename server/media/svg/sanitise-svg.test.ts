import { describe, expect, it } from 'vitest';
import { sanitiseSvg } from './sanitise-svg.ts';

const svg = (inside: string, attributes = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 20"${attributes}>${inside}</svg>`;
const cleaned = (inside: string) => sanitiseSvg(Buffer.from(svg(inside))).text;
const whole = (inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"${inside ? `>${inside}</svg>` : '/>'}`;
const refusal = (text: string) => {
	try {
		return sanitiseSvg(Buffer.from(text)).text;
	} catch (error) {
		return String(error);
	}
};

describe('a drawing', () => {
	it.each([
		['a script', '<script>alert(1)</script>', ''],
		['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', ''],
		['a script under another name', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', ''],
		['an event handler', '<rect onload="alert(1)" onclick=\'x\' width="1"/>', '<rect width="1"/>'],
		['foreign content', '<foreignObject><body xmlns="x"><img src="x"/></body></foreignObject>', ''],
		['a page of another kind', '<iframe src="https://evil.example"/><embed/><object/><audio/><video/>', ''],
		['a link', '<a href="javascript:alert(1)"><rect/></a>', ''],
		['a foreign part', '<use href="https://evil.example/x.svg#a"/>', '<use/>'],
		['a foreign part in the old way', '<use xlink:href="//evil.example/x.svg#a"/>', '<use/>'],
		['a file inside', '<use href="data:image/svg+xml;base64,AAAA"/>', '<use/>'],
		['a foreign picture', '<image href="https://evil.example/pixel.png"/><feImage href="x"/>', ''],
		['animation', '<set attributeName="href" to="javascript:x"/><animate attributeName="x"/>', ''],
		['a foreign address as a colour', '<rect fill="url(https://evil.example/#x)"/>', '<rect/>'],
		['an address in disguise', '<rect style="fill:u\\72l(//evil.example);stroke:red"/>', '<rect style="stroke:red"/>'],
		['an address by entity', '<rect fill="&#117;rl(//evil.example)"/>', '<rect/>'],
		['an imported sheet', '<style>@import "//evil.example/x.css"; rect{fill:red}</style>', '<style></style>'],
		['a foreign font', '<style>@font-face{src:url(//evil.example)} a{fill:red}</style>', '<style></style>'],
		['a sheet that closes itself', '<style>&lt;/style>&lt;script>x{fill:red}</style>', '<style></style>'],
		['what editors leave', '<metadata>x</metadata><rect inkscape:label="x" data-name="y"/>', '<rect/>'],
	])('loses %s', (_what, inside, left) => {
		expect(cleaned(inside)).toBe(whole(left));
	});

	it.each([
		'<g transform="rotate(3)"><path d="M0 0 L1 1Z" fill="#fff" stroke-width=".5"/></g>',
		'<defs><linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient></defs><rect fill="url(#a)"/>',
		'<use href="#part"/><text x="1">Größe &lt; &amp; €</text><title>Name</title>',
		'<style>.cls-1{fill:#fff;clip-path:url(#a)}.a, .b g{opacity:.5}</style>',
		'<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)" style="mix-blend-mode:multiply"/>',
	])('keeps what it is made of: %s', (inside) => {
		expect(cleaned(inside)).toBe(whole(inside));
	});

	it('written by common programs is understood', () => {
		const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<?xpacket?><g/>')}\n<!-- end -->\n`;
		expect(sanitiseSvg(Buffer.from(text)).text).toBe(whole('<g/>'));
	});

	it.each([
		[' width="2in" height="96"', 192, 96],
		[' width="100%" height="100%"', 10, 20],
		['', 10, 20],
	])('is measured by what it says: %s', (attributes, width, height) => {
		expect(sanitiseSvg(Buffer.from(svg('', attributes)))).toMatchObject({ width, height });
	});

	it('says when nothing is left of it', () => {
		const isEmpty = (inside: string) => sanitiseSvg(Buffer.from(svg(inside))).empty;
		expect(isEmpty('<script>alert(1)</script><g><title>Logo</title></g>')).toBe(true);
		expect(isEmpty('<script>alert(1)</script><g><path d="M0 0L1 1"/></g>')).toBe(false);
	});

	const uses = (count: number, id: string) => `<use href="#${id}"/>`.repeat(count);
	const laughs = Array.from({ length: 12 }, (_, level) => `<g id="l${level + 1}">${uses(10, `l${level}`)}</g>`).join(
		'',
	);

	it.each([
		[
			'entities',
			`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`,
			'has a document type with declarations of its own, or a broken one',
		],
		['an unknown entity', svg('<text>&nbsp;</text>'), 'uses entities'],
		['a bare ampersand', svg('<text>a & b</text>'), 'uses entities'],
		['a tag that is not closed', svg('<g>'), 'does not close <g>'],
		['an attribute without quotes', svg('<g id=a/>'), 'has a broken tag <g>'],
		['an attribute twice', svg('<g id="a" id="b"/>'), 'has an attribute twice'],
		['something after its end', `${svg('')}<script/>`, 'goes on after its end'],
		['another language', '<svg xmlns="http://www.w3.org/1999/xhtml" width="1" height="1"/>', 'is no SVG'],
		['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'says neither its width and height nor its viewBox'],
		['parts that multiply', svg(`<g id="l0"/>${laughs}`), 'repeats its parts too often'],
		['a part that holds itself', svg('<g id="a"><use href="#a"/></g>'), 'refers to itself'],
		['a pit of elements', svg('<g>'.repeat(200) + '</g>'.repeat(200)), 'is nested too deeply'],
		['a control character', svg('<text>\x07</text>'), 'has characters that XML does not have'],
		['one by its number', svg('<text>&#7;</text>'), 'names a character that XML does not have'],
	])('is refused with %s', (_what, text, reason) => {
		expect(refusal(text)).toBe(`Error: the drawing ${reason}`);
	});

	const noise = (octaves: number, filters = 1, use = '') =>
		Array.from(
			{ length: filters },
			(_, at) =>
				`<filter id="f${at}"><feTurbulence baseFrequency=".1" numOctaves="${octaves}"/></filter><rect filter="url(#f${at})"${use}/>`,
		).join('');
	const large = (inside: string) => svg(inside, ' width="5500" height="1136"');
	const tooCostly = 'has filters that take too long to draw: make it smaller, or use fewer of them';

	it.each([
		['noise of twenty octaves', large(noise(20, 4)), 'has noise of more than 8 octaves'],
		['noise in a large drawing again and again', large(noise(8, 4)), tooCostly],
		[
			'noise that is used again and again',
			large(`<g id="g">${noise(1, 1)}</g>${'<use href="#g"/>'.repeat(20)}`),
			tooCostly,
		],
		[
			'noise by a style sheet',
			large(`<style>rect{filter:url(#f0)}</style>${noise(2)}${'<rect/>'.repeat(20)}`),
			tooCostly,
		],
		['a wide matrix', large('<filter id="a"><feConvolveMatrix order="50"/></filter><g filter="url(#a)"/>'), tooCostly],
		[
			'wide strokes',
			large('<filter id="a"><feMorphology radius="90"/></filter><g style="filter:url(#a)"/>'),
			tooCostly,
		],
		[
			'a number that is none',
			svg('<filter id="a"><feMorphology radius="1e999"/></filter>'),
			'has a filter with a broken number in <feMorphology>',
		],
	])('is refused with filters that cost too much: %s', (_what, text, reason) => {
		expect(refusal(text)).toBe(`Error: the drawing ${reason}`);
	});

	it.each([
		['paper', svg(noise(5, 3), ' width="1200" height="800"')],
		[
			'many shadows',
			large(
				`<filter id="a"><feGaussianBlur stdDeviation="9"/><feOffset dy="4"/></filter>${'<g filter="url(#a)"/>'.repeat(500)}`,
			),
		],
	])('keeps filters as designers use them: %s', (_what, text) => {
		expect(refusal(text)).toMatch(/^<svg /);
	});

	it('is refused when it is not UTF-8, or larger than 2 MiB', () => {
		expect(() => sanitiseSvg(Buffer.from(svg('<text>ä</text>'), 'latin1'))).toThrow('is not written in UTF-8');
		expect(() => sanitiseSvg(Buffer.alloc(2 * 2 ** 20 + 1))).toThrow('a drawing may have 2 MiB');
	});

	it.each([
		['parts', svg('<g/>'.repeat(49_000)), /^<svg .*<\/svg>$/],
		['blanks', svg(' '.repeat(1_900_000)), /^<svg /],
		['beginnings of comments', svg('<!--'.repeat(400_000)), /^Error: the drawing is broken inside of <svg>/],
		['letters in one tag', svg(`<g ${'a'.repeat(1_900_000)}`), /^Error: the drawing has a broken tag <g>/],
	])('of very many %s is read to its end or refused with a reason', (_what, text, outcome) => {
		expect(refusal(text)).toMatch(outcome);
	});
});
