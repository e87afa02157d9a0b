// Reads XML strictly, and only as much of it as files of people need: no document type with contents, no entities but the five that
// XML has itself. What is not plainly well-formed is refused, so that no two programs can read the same file differently.
// It comes in pieces, so that a caller who reads a large file can let others have a turn.

export type XmlPiece =
	| { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
	| { kind: 'text'; text: string }
	| { kind: 'close'; name: string };

interface Limits {
	depth: number;
	elements: number;
	/** The root that a document type without contents may name; without it there may be none. */
	documentType?: string;
}

/** No element of any format that we read has a tenth of it. */
const attributesAtMost = 100;

/** The reason goes on after "The file". */
export class BrokenXml extends Error {}

const refuse = (reason: string): never => {
	throw new BrokenXml(reason);
};

const name = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const patterns = {
	space: /\s*/y,
	text: /[^<]+/y,
	comment: /<!--[\s\S]*?-->/y,
	instruction: /<\?[\s\S]*?\?>/y,
	cdata: /<!\[CDATA\[([\s\S]*?)\]\]>/y,
	documentType: /<!DOCTYPE\s+(\w+)(?:\s+[^[\]<>]*)?>/y,
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

function decode(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(/&(?:#(x[0-9a-fA-F]{1,6}|\d{1,7})|(\w{1,8}));|&/g, (_all, digits?: string, entity?: string) =>
		digits ? characterOf(digits) : (entities[entity ?? ''] ?? refuse('uses entities')),
	);
}

/** XML knows one kind of line break, unless another one is written as a number. */
const plainBreaks = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

class Reader {
	private readonly text: string;
	private readonly limits: Limits;
	private readonly parents: string[] = [];
	private at = 0;
	private elements = 0;

	constructor(text: string, limits: Limits) {
		this.text = text;
		this.limits = limits;
	}

	private take(pattern: RegExp): RegExpExecArray | undefined {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text) ?? undefined;
		if (found) this.at = pattern.lastIndex;
		return found;
	}

	private skipAround(): void {
		for (;;) {
			this.take(patterns.space);
			if (this.take(patterns.comment) ?? this.take(patterns.instruction)) continue;
			const [found, root] = this.take(patterns.documentType) ?? [];
			if (!found) break;
			if (root !== this.limits.documentType) refuse('has a document type');
		}
		this.refuseDocumentType();
	}

	/** Of one that is allowed, what is in it is not. */
	private refuseDocumentType(): void {
		if (!this.text.startsWith('<!DOCTYPE', this.at)) return;
		refuse(
			this.limits.documentType
				? 'has a document type with declarations of its own, or a broken one'
				: 'has a document type',
		);
	}

	*document(): Generator<XmlPiece, void, undefined> {
		this.skipAround();
		yield* this.opening() ?? refuse('does not begin with an element');
		while (this.parents.length > 0) {
			if (this.take(patterns.comment) ?? this.take(patterns.instruction)) continue;
			const pieces = this.closing() ?? this.content() ?? this.opening();
			yield* pieces ?? refuse(`is broken inside of <${this.parents.at(-1)}>`);
		}
		this.skipAround();
		if (this.at < this.text.length) refuse('goes on after its end');
	}

	private closing(): XmlPiece[] | undefined {
		const [, name] = this.take(patterns.closing) ?? [];
		if (name === undefined) return undefined;
		const parent = this.parents.pop();
		return name === parent ? [{ kind: 'close', name }] : refuse(`does not close <${parent}>`);
	}

	private content(): XmlPiece[] | undefined {
		const [plain] = this.take(patterns.text) ?? [];
		if (plain !== undefined) return [{ kind: 'text', text: decode(plainBreaks(plain)) }];
		const data = this.take(patterns.cdata)?.[1];
		return data === undefined ? undefined : [{ kind: 'text', text: plainBreaks(data) }];
	}

	private opening(): XmlPiece[] | undefined {
		const [, name] = this.take(patterns.opening) ?? [];
		if (name === undefined) return undefined;
		this.elements += 1;
		if (this.parents.length > this.limits.depth) refuse('is nested too deeply');
		if (this.elements > this.limits.elements) refuse(`has more than ${this.limits.elements} elements`);
		const open: XmlPiece = { kind: 'open', name, attributes: this.attributes() };
		const [end, empty] = this.take(patterns.end) ?? [];
		if (!end) refuse(`has a broken tag <${name}>`);
		if (empty) return [open, { kind: 'close', name }];
		this.parents.push(name);
		return [open];
	}

	private attributes(): Map<string, string> {
		const found = new Map<string, string>();
		for (let match = this.take(patterns.attribute); match; match = this.take(patterns.attribute)) {
			const [, key = '', quoted, single] = match;
			if (found.has(key)) refuse('has an attribute twice');
			if (found.size === attributesAtMost) refuse(`has more than ${attributesAtMost} attributes in one element`);
			found.set(key, decode(quoted ?? single ?? ''));
		}
		return found;
	}
}

/** @throws BrokenXml, as far as it has come */
export function scanXml(text: string, limits: Limits): Generator<XmlPiece, void, undefined> {
	if (forbidden.test(text)) refuse('has characters that XML does not have');
	return new Reader(text.replace(/^\uFEFF/, ''), limits).document();
}
