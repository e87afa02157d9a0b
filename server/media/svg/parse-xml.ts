// Reads XML strictly, and only as much of it as a drawing needs: no document type with contents, no entities but the five that
// XML has itself. What is not plainly well-formed is refused, so that no two programs can read the same file differently.
import { RefusedPicture } from '../refused-picture.ts';

export interface XmlElement {
	name: string;
	attributes: ReadonlyMap<string, string>;
	children: (XmlElement | string)[];
}

const deepest = 100;
const mostElements = 50_000;

const refuse = (reason: string): never => {
	throw new RefusedPicture('VALIDATION', `the drawing ${reason}`);
};

const name = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const patterns = {
	space: /\s*/y,
	text: /[^<]+/y,
	comment: /<!--[\s\S]*?-->/y,
	instruction: /<\?[\s\S]*?\?>/y,
	cdata: /<!\[CDATA\[([\s\S]*?)\]\]>/y,
	documentType: /<!DOCTYPE\s+svg(?:\s+[^[\]<>]*)?>/y,
	closing: new RegExp(`</(${name})\\s*>`, 'y'),
	opening: new RegExp(`<(${name})`, 'y'),
	attribute: new RegExp(`\\s+(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y'),
	end: /\s*(\/?)>/y,
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u;

function characterOf(digits: string): string {
	const code = digits.startsWith('x') ? Number.parseInt(digits.slice(1), 16) : Number(digits);
	const known = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
	const character = known ? String.fromCodePoint(code) : '\0';
	return forbidden.test(character) ? refuse('names a character that XML does not have') : character;
}

const decode = (text: string): string =>
	text.replace(/&(?:#(x[0-9a-fA-F]{1,6}|\d{1,7})|(\w{1,8}));|&/g, (_all, digits?: string, entity?: string) =>
		digits ? characterOf(digits) : (entities[entity ?? ''] ?? refuse('uses entities')),
	);

class Reader {
	private readonly text: string;
	private at = 0;
	private elements = 0;

	constructor(text: string) {
		this.text = text;
	}

	private take(pattern: RegExp): RegExpExecArray | undefined {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text) ?? undefined;
		if (found) this.at = pattern.lastIndex;
		return found;
	}

	private skipAround(): void {
		const { space, comment, instruction, documentType } = patterns;
		do this.take(space);
		while (this.take(comment) ?? this.take(instruction) ?? this.take(documentType));
	}

	document(): XmlElement {
		this.skipAround();
		const root = this.element(0) ?? refuse('does not begin with an element');
		this.skipAround();
		return this.at === this.text.length ? root : refuse('goes on after its end');
	}

	private attributes(): Map<string, string> {
		const found = new Map<string, string>();
		for (let match = this.take(patterns.attribute); match; match = this.take(patterns.attribute)) {
			const [, key = '', quoted, single] = match;
			if (found.has(key)) refuse('has an attribute twice');
			found.set(key, decode(quoted ?? single ?? ''));
		}
		return found;
	}

	private element(depth: number): XmlElement | undefined {
		const [, opened] = this.take(patterns.opening) ?? [];
		if (!opened) return undefined;
		this.elements += 1;
		if (depth > deepest) refuse('is nested too deeply');
		if (this.elements > mostElements) refuse(`has more than ${mostElements} elements`);
		const attributes = this.attributes();
		const [end, empty] = this.take(patterns.end) ?? [];
		if (!end) refuse(`has a broken tag <${opened}>`);
		return { name: opened, attributes, children: empty ? [] : this.children(opened, depth) };
	}

	private children(parent: string, depth: number): XmlElement['children'] {
		const children: XmlElement['children'] = [];
		for (;;) {
			const closing = this.take(patterns.closing);
			if (closing) return closing[1] === parent ? children : refuse(`does not close <${parent}>`);
			if (this.take(patterns.comment) ?? this.take(patterns.instruction)) continue;
			children.push(this.content() ?? this.element(depth + 1) ?? refuse(`is broken inside of <${parent}>`));
		}
	}

	private content(): string | undefined {
		const [plain] = this.take(patterns.text) ?? [];
		return plain === undefined ? this.take(patterns.cdata)?.[1] : decode(plain);
	}
}

export function parseXml(text: string): XmlElement {
	if (forbidden.test(text)) refuse('has characters that XML does not have');
	return new Reader(text.replace(/^\uFEFF/, '')).document();
}
