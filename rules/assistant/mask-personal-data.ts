// What leads to a person does not leave the shop: mail addresses, phone numbers, accounts and cards are replaced by signs before a text goes to a
// provider, and put back in what comes from there.

const patterns: readonly RegExp[] = [
	/[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+\.\p{L}{2,63}/gu,
	/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
	/\b\d(?:[ -]?\d){12,18}\b/g,
	/(?:\+|\b00)[1-9][\d ()/.-]{6,18}\d/g,
	/(?<![\d.,])0[1-9]\d{1,4}[ /-]\d[\d -]{3,12}\d/g,
];

/** In none of our texts, and left as they are by every model. */
const sign = (number: number) => `[[${number}]]`;
/** What may become a sign once more has arrived. */
const unfinished = /\[(?:\[\d{0,4}\]?)?$/;

export class PersonalDataMask {
	readonly #values: string[] = [];

	mask(text: string): string {
		return patterns.reduce((masked, pattern) => masked.replace(pattern, (value) => this.#signOf(value)), text);
	}

	restore(text: string): string {
		return text.replace(/\[\[(\d{1,4})\]\]/g, (whole, number: string) => this.#values[Number(number) - 1] ?? whole);
	}

	/** For a text that arrives in pieces: nothing is handed on that may be half of a sign. */
	restoring(): { push(piece: string): string; end(): string } {
		let rest = '';
		return {
			push: (piece) => {
				const whole = rest + piece;
				const cut = unfinished.exec(whole)?.index ?? whole.length;
				rest = whole.slice(cut);
				return this.restore(whole.slice(0, cut));
			},
			end: () => this.restore(rest),
		};
	}

	#signOf(value: string): string {
		const known = this.#values.indexOf(value);
		if (known >= 0) return sign(known + 1);
		this.#values.push(value);
		return sign(this.#values.length);
	}
}
