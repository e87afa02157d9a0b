import { expect, it } from 'vitest';
import { BrokenXml, scanXml } from './scan-xml.ts';

const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}="x"`).join(' ');
const scan = (text: string) => [...scanXml(text, { depth: 10, elements: 1000 })];

it('an element has up to 100 attributes, and one with 100,000 is refused at the next one', () => {
	const [open] = scan(`<a ${attributes(100)}/>`);
	expect(open?.kind === 'open' && open.attributes.size).toBe(100);
	expect(() => scan(`<a ${attributes(100_000)}/>`)).toThrow(BrokenXml);
	// What follows is not looked at: it would be another error.
	expect(() => scan(`<a ${attributes(101)} broken`)).toThrow('has more than 100 attributes in one element');
});
