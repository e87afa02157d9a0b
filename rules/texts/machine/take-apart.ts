// Takes a text apart for a translating machine and puts it together again from what came back. Placeholders and tags are kept; of
// plurals and selects every branch is a sentence of its own. For the server only.
import { type Choice, type Message, readMessage, sentenceOf, writeSentence } from './message-tree.ts';
import { pluralExamples } from './plural-examples.ts';
import { formattedPiecesOf, hasLetters, joinPieces, type Sentence } from './sentence.ts';

export interface TextInParts {
	/** What the machine gets, in this order. */
	sentences: readonly Sentence[];
	/** The whole text again, from as many sentences. */
	join(translated: readonly Sentence[]): string;
}

/** A piece of the text to come: a sentence, or what stands around it. */
type Slot = string | { sentence: Sentence; innermost: Choice | undefined; icu: boolean };

const writeSlot = ({ innermost, icu }: Exclude<Slot, string>, sentence: Sentence) =>
	icu
		? writeSentence(sentence, innermost)
		: sentence.map((piece) => (typeof piece === 'string' ? piece : piece.keep)).join('');

const edges = /^(\s*)(.*?)(\s*)$/s;

/** White space at the ends is not the machine's business. */
function withoutEdges(sentence: Sentence): [before: string, inner: Sentence, after: string] {
	const pieces = [...joinPieces(sentence)];
	const first = pieces[0];
	const before = typeof first === 'string' ? (edges.exec(first)?.[1] ?? '') : '';
	if (typeof first === 'string') pieces[0] = first.slice(before.length);
	const last = pieces.at(-1);
	const after = typeof last === 'string' ? (edges.exec(last)?.[3] ?? '') : '';
	if (typeof last === 'string') pieces[pieces.length - 1] = last.slice(0, last.length - after.length);
	return [before, pieces.filter((piece) => piece !== ''), after];
}

const slotsOf = (sentence: Sentence, innermost: Choice | undefined, icu: boolean): Slot[] => {
	if (!hasLetters(sentence)) return [writeSlot({ sentence, innermost, icu }, joinPieces(sentence))];
	const [before, inner, after] = withoutEdges(sentence);
	return [before, { sentence: inner, innermost, icu }, after];
};

/** Items of a list, each a sentence of its own: what begins them is no word. */
const listItem = /^(- +|\d{1,3}\. +)(?=\S)/;

/** Of a formatted text: paragraphs and items of lists keep their places. */
function formattedSlots(text: string): Slot[] {
	const parts: string[][] = [];
	for (const line of text.split('\n')) {
		const last = parts.at(-1);
		const goesOn = last?.[0] && line.trim() !== '' && ![last[0], line].some((each) => listItem.test(each));
		if (last && goesOn) last.push(line);
		else parts.push([line]);
	}
	return parts.flatMap((lines, index) => {
		const words = lines.join('\n');
		const begin = listItem.exec(words)?.[0] ?? '';
		const slots = slotsOf(formattedPiecesOf(words.slice(begin.length)), undefined, false);
		return [...(index > 0 ? ['\n'] : []), begin, ...slots];
	});
}

/** The branches that were given, and those that the other language has besides: they begin as `other` does. */
function branchesFor(choice: Choice, language: string): Choice['branches'] {
	const other = choice.branches.find(({ name }) => name === 'other');
	if (!other || choice.kind === 'select') return choice.branches;
	const given = new Set(choice.branches.map(({ name }) => name));
	const wanted = [...pluralExamples(language, choice.kind === 'plural' ? 'cardinal' : 'ordinal').keys()];
	const added = wanted.filter((name) => !given.has(name)).map((name) => ({ name, value: other.value }));
	return [...choice.branches.filter((branch) => branch !== other), ...added, other];
}

function exampleIn(branch: string, choice: Choice, language: string): string {
	if (branch.startsWith('=')) return branch.slice(1);
	const examples = pluralExamples(language, choice.kind === 'selectordinal' ? 'ordinal' : 'cardinal');
	return String(examples.get(branch) ?? 10);
}

/** Undefined where a `#` cannot be written. */
function walk(
	message: Message,
	language: string,
	innermost?: Choice,
	examples: ReadonlyMap<Choice, string> = new Map(),
): Slot[] | undefined {
	if ('leaf' in message) {
		const sentence = sentenceOf(message.leaf, innermost, (choice) => examples.get(choice) ?? '10');
		return sentence && slotsOf(sentence, innermost, true);
	}
	const { choice } = message;
	const slots: Slot[] = [`{${choice.name}, ${choice.kind},${choice.offset ? ` offset:${choice.offset}` : ''}`];
	for (const { name, value } of branchesFor(choice, language)) {
		const shown = new Map([...examples, [choice, exampleIn(name, choice, language)]]);
		const inner = walk(value, language, choice, shown);
		if (!inner) return undefined;
		slots.push(` ${name} {`, ...inner, '}');
	}
	return [...slots, '}'];
}

interface Options {
	/** Words of the interface are ICU; the name of a product is what it says. */
	icu: boolean;
	/** The language to translate into: it says which plural forms there must be. */
	into: string;
}

/** Undefined where the text is no valid ICU, or too complicated for a machine. */
export function takeApart(text: string, { icu, into }: Options): TextInParts | undefined {
	const message = icu ? readMessage(text) : undefined;
	if (icu && !message) return undefined;
	const slots = message ? walk(message, into) : formattedSlots(text);
	if (!slots) return undefined;
	const sentences = slots.flatMap((slot) => (typeof slot === 'string' ? [] : [slot.sentence]));
	return {
		sentences,
		join(translated) {
			let next = 0;
			return slots
				.map((slot) => {
					if (typeof slot === 'string') return slot;
					const sentence = translated[next++] ?? slot.sentence;
					return writeSlot(slot, joinPieces(sentence));
				})
				.join('');
		},
	};
}
