// An ICU text as a tree whose leaves are whole sentences: the words around a plural or a select go into each of its branches, as a
// fragment such as "in the cart" cannot be translated well by itself. For the server only.
import { IntlMessageFormat } from 'intl-messageformat';
import { type Piece, piecesOf, type Sentence } from './sentence.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const kinds = { literal: 0, select: 5, plural: 6, pound: 7 } as const;

export interface Choice {
	/** The name of its placeholder. */
	name: string;
	kind: 'select' | 'plural' | 'selectordinal';
	offset: number;
	branches: { name: string; value: Message }[];
}

/** A `#`, which stands for the number of its plural. */
interface Pound {
	of: Choice;
}

export type Leaf = readonly (Piece | Pound)[];

export type Message = { leaf: Leaf } | { choice: Choice };

const isPound = (part: Piece | Pound): part is Pound => typeof part !== 'string' && 'of' in part;

/** A text that would become more sentences than this is for people. */
const mostLeaves = 40;

class TooMany extends Error {}

/** A `#` means the plural that it was written in, also where another one is put around it. */
type Part = Element | Pound;

function parse(text: string): Element[] {
	return new IntlMessageFormat(text, 'en-GB', undefined, { ignoreTag: true, captureLocation: true }).getAst();
}

const isElement = (part: Part): part is Element => !('of' in part);

function bind(elements: readonly Element[], owner: Choice): Part[] {
	return elements.map((element) => (element.type === kinds.pound && owner.kind !== 'select' ? { of: owner } : element));
}

export function readMessage(text: string): Message | undefined {
	let leaves = 0;

	const source = ({ location }: Element) => text.slice(location?.start.offset, location?.end.offset);

	const leafOf = (parts: readonly Part[]): Leaf =>
		parts.flatMap((part): Leaf => {
			if (!isElement(part)) return [part];
			if (part.type === kinds.literal) return piecesOf(part.value);
			return [{ keep: source(part), shown: source(part) }];
		});

	function grow(parts: readonly Part[]): Message {
		const at = parts.findIndex((part) => isElement(part) && (part.type === kinds.plural || part.type === kinds.select));
		const found = parts[at];
		if (!found || !isElement(found) || !('options' in found)) {
			leaves += 1;
			if (leaves > mostLeaves) throw new TooMany();
			return { leaf: leafOf(parts) };
		}
		const plural = 'pluralType' in found ? found : undefined;
		const choice: Choice = {
			name: found.value,
			kind: plural ? (plural.pluralType === 'ordinal' ? 'selectordinal' : 'plural') : 'select',
			offset: plural?.offset ?? 0,
			branches: [],
		};
		choice.branches = Object.entries(found.options).map(([name, branch]) => ({
			name,
			value: grow([...parts.slice(0, at), ...bind(branch.value, choice), ...parts.slice(at + 1)]),
		}));
		return { choice };
	}

	try {
		return grow(parse(text));
	} catch {
		return undefined;
	}
}

/** Words as ICU has them: what would begin a placeholder or a quotation is quoted. */
function quote(words: string, inPlural: boolean): string {
	// With the apostrophes beside it: one next to a quotation would belong to it.
	const special = inPlural ? /('*[{}#]+['{}#]*)/ : /('*[{}]+['{}]*)/;
	return words
		.split(special)
		.map((part, index) => (index % 2 === 1 ? `'${part.replaceAll("'", "''")}'` : part.replace(/'(?=['<>#]|$)/g, "''")))
		.join('');
}

/** A plural that writes its number less something cannot be named from within another one. */
function writePound({ of }: Pound, innermost: Choice | undefined): string | undefined {
	if (of === innermost) return '#';
	return of.offset === 0 ? `{${of.name}, number}` : undefined;
}

export function writeSentence(sentence: Sentence, innermost: Choice | undefined): string {
	const inPlural = innermost !== undefined && innermost.kind !== 'select';
	return sentence.map((piece) => (typeof piece === 'string' ? quote(piece, inPlural) : piece.keep)).join('');
}

/** A leaf as a sentence; a `#` shows the number that its branch is an example of. */
export function sentenceOf(
	leaf: Leaf,
	innermost: Choice | undefined,
	exampleOf: (choice: Choice) => string,
): Sentence | undefined {
	const pieces = leaf.map((part): Piece | undefined => {
		if (!isPound(part)) return part;
		const keep = writePound(part, innermost);
		return keep === undefined ? undefined : { keep, shown: exampleOf(part.of) };
	});
	return pieces.every((piece) => piece !== undefined) ? pieces : undefined;
}
