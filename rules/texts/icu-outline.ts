// Where in an ICU text its placeholders and forms stand, for those who edit it. It reads what the real parser reads and keeps the
// places, at a hundredth of its size: an editor loads it at once. Whether a text is right in the end is the parser's word
// (check-text.ts), on the server.

interface Form {
	/** `one`, `other`, `=0`, or the name of a choice. */
	selector: string;
	/** The place of the text between the braces. */
	from: number;
	to: number;
}

export type OutlinePiece =
	| { kind: 'text'; from: number; to: number }
	| { kind: 'placeholder'; from: number; to: number; name: string; type: string; forms: Form[]; inside: string[] };

class Broken extends Error {}

const withForms = ['plural', 'selectordinal', 'select'];
const patterns = {
	space: /\s*/y,
	name: /[^\s{}',=#<>]+/y,
	offset: /offset:\s*\d+\s*/y,
	twoQuotes: /''/y,
	quoted: /'[{}<>](?:''|[^'])*'?/y,
	quotedInPlural: /'[{}<>#](?:''|[^'])*'?/y,
	selector: /=\d+|[^\s{}',=#<>]+/y,
};

class Reader {
	readonly text: string;
	at = 0;

	constructor(text: string) {
		this.text = text;
	}

	private take(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		const [found = ''] = pattern.exec(this.text) ?? [];
		this.at += found.length;
		return found;
	}

	private need(sign: string): void {
		if (!this.text.startsWith(sign, this.at)) throw new Broken();
		this.at += sign.length;
	}

	/** Up to the brace that closes it, or to the end of the whole text. */
	message(inForm: boolean, inPlural: boolean): OutlinePiece[] {
		const pieces: OutlinePiece[] = [];
		let from = this.at;
		const endText = () => {
			if (this.at > from) pieces.push({ kind: 'text', from, to: this.at });
		};
		while (this.at < this.text.length) {
			const sign = this.text[this.at];
			if (sign === "'") this.quoted(inPlural);
			else if (sign === '}' && inForm) break;
			else if (sign === '{') {
				endText();
				pieces.push(this.placeholder());
				from = this.at;
			} else this.at += 1;
		}
		endText();
		return pieces;
	}

	/** An apostrophe stands for itself unless a brace follows; then everything up to the next one is text. */
	private quoted(inPlural: boolean): void {
		if (this.take(patterns.twoQuotes) || this.take(inPlural ? patterns.quotedInPlural : patterns.quoted)) return;
		this.at += 1;
	}

	private placeholder(): OutlinePiece {
		const from = this.at;
		this.need('{');
		this.take(patterns.space);
		const name = this.take(patterns.name);
		this.take(patterns.space);
		if (name === '') throw new Broken();
		if (this.text[this.at] === '}') {
			this.at += 1;
			return { kind: 'placeholder', from, to: this.at, name, type: '', forms: [], inside: [] };
		}
		this.need(',');
		this.take(patterns.space);
		const type = this.take(patterns.name);
		if (type === '') throw new Broken();
		this.take(patterns.space);
		const { forms, inside } = withForms.includes(type) ? this.forms(type) : this.style();
		this.need('}');
		return { kind: 'placeholder', from, to: this.at, name, type, forms, inside };
	}

	private style(): { forms: Form[]; inside: string[] } {
		let depth = 0;
		while (this.at < this.text.length && !(depth === 0 && this.text[this.at] === '}')) {
			if (this.text[this.at] === '{') depth += 1;
			if (this.text[this.at] === '}') depth -= 1;
			this.at += 1;
		}
		return { forms: [], inside: [] };
	}

	private forms(type: string): { forms: Form[]; inside: string[] } {
		const forms: Form[] = [];
		const inside: string[] = [];
		this.need(',');
		this.take(patterns.space);
		if (type !== 'select') this.take(patterns.offset);
		while (this.text[this.at] !== '}') {
			const selector = this.take(patterns.selector);
			this.take(patterns.space);
			if (selector === '' || forms.some((form) => form.selector === selector)) throw new Broken();
			this.need('{');
			const from = this.at;
			inside.push(...namesOf(this.message(true, type !== 'select')));
			forms.push({ selector, from, to: this.at });
			this.need('}');
			this.take(patterns.space);
		}
		if (!forms.some(({ selector }) => selector === 'other')) throw new Broken();
		return { forms, inside };
	}
}

const namesOf = (pieces: readonly OutlinePiece[]): string[] =>
	pieces.flatMap((piece) => (piece.kind === 'placeholder' ? [piece.name, ...piece.inside] : []));

/** Undefined when the text is no ICU text. */
export function outlineOf(text: string): OutlinePiece[] | undefined {
	try {
		return new Reader(text).message(false, false);
	} catch (error) {
		if (error instanceof Broken) return undefined;
		throw error;
	}
}

/** The names of the placeholders, each once, sorted; undefined when the text is no ICU text. */
export function outlineNames(text: string): string[] | undefined {
	const pieces = outlineOf(text);
	return pieces && [...new Set(namesOf(pieces))].sort();
}
