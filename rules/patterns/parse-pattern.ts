// Reads a pattern that an administrator wrote, in the signs of regular expressions. What would need going back and forth in a
// text (looking ahead or behind, naming what was matched before) is refused: everything else can be matched in one pass.

/** Whether a sign, by its number, is one of those meant. */
export type SignTest = (code: number) => boolean;

export type Assertion = 'start' | 'end' | 'boundary' | 'noBoundary';

export type PatternNode =
	| { kind: 'sign'; test: SignTest }
	| { kind: 'assert'; assertion: Assertion }
	| { kind: 'sequence'; parts: PatternNode[] }
	| { kind: 'choice'; branches: PatternNode[] }
	| { kind: 'repeat'; part: PatternNode; min: number; max: number };

/** Why a pattern cannot be used. */
export class PatternRefusal extends Error {}

const mostRepeats = 1000;
const deepest = 50;

const classes: Record<string, SignTest> = {
	d: (code) => code >= 48 && code <= 57,
	w: (code) => /\w/.test(String.fromCharCode(code)),
	s: (code) => /\s/.test(String.fromCharCode(code)),
};

const controls: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

const not =
	(test: SignTest): SignTest =>
	(code) =>
		!test(code);
const oneOf =
	(tests: readonly SignTest[]): SignTest =>
	(code) =>
		tests.some((test) => test(code));
const exactly =
	(wanted: number): SignTest =>
	(code) =>
		code === wanted;
const within =
	(from: number, to: number): SignTest =>
	(code) =>
		code >= from && code <= to;

const endsOfLines = [10, 13, 0x2028, 0x2029];
const anySign: SignTest = (code) => !endsOfLines.includes(code);

/** Reads from left to right, one sign ahead. */
class Reader {
	at = 0;
	depth = 0;
	readonly #text: string;

	constructor(text: string) {
		this.#text = text;
	}

	get next(): string {
		return this.#text.charAt(this.at);
	}

	get done(): boolean {
		return this.at >= this.#text.length;
	}

	take(): string {
		this.at += 1;
		return this.#text.charAt(this.at - 1);
	}

	skip(expected: string): boolean {
		if (!this.#text.startsWith(expected, this.at)) return false;
		this.at += expected.length;
		return true;
	}

	/** What a pattern of our own finds here, and moves past it. Sticky, so it looks nowhere else. */
	match(pattern: RegExp): RegExpExecArray | undefined {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.#text);
		if (found) this.at += found[0].length;
		return found ?? undefined;
	}
}

export function parsePattern(text: string): PatternNode {
	const reader = new Reader(text);
	const node = readChoice(reader);
	if (!reader.done) throw new PatternRefusal('a bracket that nothing opens');
	return node;
}

function readChoice(reader: Reader): PatternNode {
	reader.depth += 1;
	if (reader.depth > deepest) throw new PatternRefusal('too many brackets within brackets');
	const branches = [readSequence(reader)];
	while (reader.skip('|')) branches.push(readSequence(reader));
	reader.depth -= 1;
	return branches.length === 1 && branches[0] ? branches[0] : { kind: 'choice', branches };
}

function readSequence(reader: Reader): PatternNode {
	const parts: PatternNode[] = [];
	while (!reader.done && reader.next !== '|' && reader.next !== ')') parts.push(readRepeated(reader));
	return { kind: 'sequence', parts };
}

function readRepeated(reader: Reader): PatternNode {
	const part = readAtom(reader);
	const count = readCount(reader);
	if (!count) return part;
	if (part.kind === 'assert') throw new PatternRefusal('nothing to repeat');
	// Whether as few or as many as possible does not matter to whether it matches.
	reader.skip('?');
	return { kind: 'repeat', part, ...count };
}

function readCount(reader: Reader): { min: number; max: number } | undefined {
	if (reader.skip('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
	if (reader.skip('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
	if (reader.skip('?')) return { min: 0, max: 1 };
	const found = reader.match(/\{(\d{1,4})(,(\d{0,4}))?\}/y);
	if (!found) return undefined;
	const min = Number(found[1]);
	const upper = found[2] === undefined ? min : Number(found[3] || Number.POSITIVE_INFINITY);
	if (min > mostRepeats || (upper > mostRepeats && upper !== Number.POSITIVE_INFINITY) || upper < min)
		throw new PatternRefusal('repeated too often');
	return { min, max: upper };
}

function readAtom(reader: Reader): PatternNode {
	const sign = reader.take();
	switch (sign) {
		case '^':
			return { kind: 'assert', assertion: 'start' };
		case '$':
			return { kind: 'assert', assertion: 'end' };
		case '.':
			return { kind: 'sign', test: anySign };
		case '[':
			return { kind: 'sign', test: readClass(reader) };
		case '(':
			return readGroup(reader);
		case '\\':
			if (reader.skip('b')) return { kind: 'assert', assertion: 'boundary' };
			if (reader.skip('B')) return { kind: 'assert', assertion: 'noBoundary' };
			return { kind: 'sign', test: testOf(readEscape(reader)) };
		case '*':
		case '+':
		case '?':
		case '{':
		case '}':
		case ']':
			throw new PatternRefusal(`${sign} stands where it means nothing`);
		default:
			return { kind: 'sign', test: exactly(sign.charCodeAt(0)) };
	}
}

function readGroup(reader: Reader): PatternNode {
	if (reader.next === '?' && !reader.skip('?:') && !reader.match(/\?<[A-Za-z]\w*>/y))
		throw new PatternRefusal('looking ahead or behind');
	const node = readChoice(reader);
	if (!reader.skip(')')) throw new PatternRefusal('a bracket that nothing closes');
	return node;
}

/** The number of one sign, or a whole class of them. */
type Escaped = number | SignTest;

const testOf = (escaped: Escaped): SignTest => (typeof escaped === 'number' ? exactly(escaped) : escaped);

function readEscape(reader: Reader): Escaped {
	const code = reader.match(/x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})/y);
	if (code) return Number.parseInt(code[1] ?? code[2] ?? '', 16);
	const sign = reader.take();
	const control = /\d/.test(reader.next) ? undefined : controls[sign];
	if (control !== undefined) return control;
	const meant = classes[sign.toLowerCase()];
	if (meant) return sign === sign.toLowerCase() ? meant : not(meant);
	if (sign === '' || /[a-z0-9]/i.test(sign)) throw new PatternRefusal(`\\${sign} is not known`);
	return sign.charCodeAt(0);
}

function readClassSign(reader: Reader): Escaped {
	if (reader.done) throw new PatternRefusal('a bracket that nothing closes');
	if (!reader.skip('\\')) return reader.take().charCodeAt(0);
	return reader.skip('b') ? 8 : readEscape(reader);
}

function readClass(reader: Reader): SignTest {
	const negative = reader.skip('^');
	const tests: SignTest[] = [];
	while (!reader.skip(']')) {
		const from = readClassSign(reader);
		const range = typeof from === 'number' && reader.match(/-(?!\])/y);
		if (!range) {
			tests.push(testOf(from));
			continue;
		}
		const to = readClassSign(reader);
		if (typeof from !== 'number' || typeof to !== 'number' || to < from)
			throw new PatternRefusal('a range that is none');
		tests.push(within(from, to));
	}
	const test = oneOf(tests);
	return negative ? not(test) : test;
}
