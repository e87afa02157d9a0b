// What goes to a translating machine: words that it may change, between parts that must come back as they were.

interface Kept {
	/** What stands there, as it is written in the text. */
	keep: string;
	/** What a reader would see in its place, so that the machine knows what the words are about. */
	shown: string;
}

export type Piece = string | Kept;

export type Sentence = readonly Piece[];

/** Tags in a text are shown as they are written; a machine would translate their names. */
const tag = /(<\/?[a-zA-Z][^<>]*>)/;

/** Words of a text as pieces: its tags are kept. */
export const piecesOf = (words: string): Piece[] =>
	words
		.split(tag)
		.map((part, index) => (index % 2 === 1 ? { keep: part, shown: part } : part))
		.filter((piece) => piece !== '');

/** What makes words bold or a link in a formatted text, and what takes the meaning of such a sign away (rules/pages/simple-text.ts). */
const formatSign = /(\\[\\*[\]()-]|\\\d|\[(?=(?:\\.|[^[\]\\\n])+\]\([^\s()\\]+\))|\]\([^\s()\\]+\)|\*{1,3})/;

/** Words of a formatted text as pieces: its tags, its stars and its links are kept. */
export const formattedPiecesOf = (words: string): Piece[] =>
	piecesOf(words).flatMap((piece): Piece[] =>
		typeof piece === 'string'
			? piece
					.split(formatSign)
					.map((part, index) => (index % 2 === 1 ? { keep: part, shown: part } : part))
					.filter((part) => part !== '')
			: [piece],
	);

export const hasLetters = (sentence: Sentence): boolean =>
	sentence.some((piece) => typeof piece === 'string' && /\p{L}/u.test(piece));

/** Neighbours that are both words become one piece. */
export function joinPieces(pieces: Sentence): Sentence {
	const joined: Piece[] = [];
	for (const piece of pieces) {
		const last = joined.at(-1);
		if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
		else joined.push(piece);
	}
	return joined;
}
