// Writes XML: everything that is text is escaped here, and nothing else writes a tag.

export interface XmlNode {
	name: string;
	attributes: Readonly<Record<string, string | number | undefined>>;
	content: readonly (XmlNode | string)[];
}

type Content = XmlNode | string | number | undefined | readonly XmlNode[];

/** What is undefined is left out. */
export function xml(name: string, attributes: XmlNode['attributes'] = {}, ...content: Content[]): XmlNode {
	const kept = content.flatMap((one): readonly (XmlNode | string)[] => {
		if (one === undefined) return [];
		if (typeof one === 'string' || typeof one === 'number') return [String(one)];
		return 'name' in one ? [one] : one;
	});
	return { name, attributes, content: kept };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Without what XML has no way to write. */
const plain = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');

const escaped = (text: string): string =>
	plain(text)
		.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
		.replace(/\r/g, '&#13;');

/** In an attribute a line break would be read as a blank. */
const escapedValue = (text: string): string => escaped(text).replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');

export function writeXml({ name, attributes, content }: XmlNode): string {
	const given = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : ` ${key}="${escapedValue(String(value))}"`,
	);
	const inner = content.map((one) => (typeof one === 'string' ? escaped(one) : writeXml(one))).join('');
	return inner === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${inner}</${name}>`;
}
