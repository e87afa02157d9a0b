// Rich text in a plain text: a small part of Markdown, for texts that are translated, imported and exported as texts. Paragraphs, lists,
// **bold**, *italic* and [links](https://…); everything else is what it says. A backslash before a sign takes its meaning away.
import { escaped } from '../html.ts';
import { isPageUrl } from './check-rich-text.ts';
import {
	isRichList,
	plainOf,
	type RichInline,
	type RichLeaf,
	type RichList,
	type RichListItem,
	type RichMark,
	type RichParagraph,
	type RichText,
} from './rich-text.ts';

export const simpleMarks: readonly RichMark[] = ['bold', 'italic'];

const sign = /\\([\\*[\]()-]|\d)|\[((?:\\.|[^[\]\\\n])+)\]\(([^\s()\\]+)\)|(\*{1,3})/g;

type Marks = Pick<RichLeaf, 'bold' | 'italic'>;

const marksFor = (stars: number): Marks => ({ ...(stars > 1 && { bold: true }), ...(stars !== 2 && { italic: true }) });

const hasAny = (marks: Marks, { bold, italic }: Marks): boolean =>
	Boolean((bold && marks.bold) || (italic && marks.italic));

interface Run {
	stars: number;
	begin: number;
	end: number;
}

const isWord = (letter: string | undefined): boolean => /[\p{L}\p{N}]/u.test(letter ?? '');
const isInk = (letter: string | undefined): boolean => /\S/.test(letter ?? '');

/** One star within a word is a star, as in 5*3*2. */
const opens = (line: string, { stars, begin, end }: Run) => isInk(line[end]) && (stars > 1 || !isWord(line[begin - 1]));
const closes = (line: string, { stars, begin, end }: Run) =>
	isInk(line[begin - 1]) && (stars > 1 || !isWord(line[end]));

function closeOf(line: string, run: Run): Run | undefined {
	sign.lastIndex = run.end;
	for (let found = sign.exec(line); found; found = sign.exec(line)) {
		const close = { stars: found[4]?.length ?? 0, begin: found.index, end: found.index + found[0].length };
		if (close.stars === run.stars && close.begin > run.end && closes(line, close)) return close;
	}
	return undefined;
}

function join(nodes: readonly RichInline[]): RichInline[] {
	const joined: RichInline[] = [];
	for (const node of nodes) {
		const last = joined.at(-1);
		if ('type' in node || !last || 'type' in last || last.bold !== node.bold || last.italic !== node.italic) {
			if ('type' in node || node.text !== '') joined.push(node);
		} else joined[joined.length - 1] = { ...last, text: last.text + node.text };
	}
	return joined;
}

const linkOf = (label: string | undefined, url: string | undefined, marks: Marks, inLink: boolean) =>
	label !== undefined && !inLink && isPageUrl(url)
		? [{ type: 'link' as const, url, children: leaves(inlineOf(label, marks, true)) }]
		: undefined;

function inlineOf(line: string, marks: Marks, inLink = false): RichInline[] {
	const nodes: RichInline[] = [];
	// What is closed nowhere behind one place is closed nowhere behind a later one.
	const unclosed = new Set<number>();
	let from = 0;
	const closed = (run: Run): Run | undefined => {
		const isNew = run.stars > 0 && !hasAny(marks, marksFor(run.stars)) && !unclosed.has(run.stars);
		if (!isNew || !opens(line, run)) return undefined;
		const close = closeOf(line, run);
		if (!close) unclosed.add(run.stars);
		return close;
	};
	sign.lastIndex = 0;
	for (let found = sign.exec(line); found; found = sign.exec(line)) {
		const [all, letter, label, url, stars] = found;
		const run = { stars: stars?.length ?? 0, begin: found.index, end: found.index + all.length };
		const close = closed(run);
		const made = close
			? inlineOf(line.slice(run.end, close.begin), { ...marks, ...marksFor(run.stars) }, inLink)
			: letter === undefined
				? linkOf(label, url, marks, inLink)
				: [{ ...marks, text: letter }];
		if (made) {
			nodes.push({ ...marks, text: line.slice(from, run.begin) }, ...made);
			from = close?.end ?? run.end;
		}
		sign.lastIndex = close?.end ?? run.end;
	}
	nodes.push({ ...marks, text: line.slice(from) });
	return join(nodes);
}

const leaves = (nodes: readonly RichInline[]): RichLeaf[] => {
	const words = nodes.flatMap((node) => ('type' in node ? node.children : [node]));
	return words.length > 0 ? words : [{ text: '' }];
};

const orEmpty = (nodes: RichInline[]): RichInline[] => (nodes.length > 0 ? nodes : [{ text: '' }]);

const items = { bulleted: /^- +(?=\S)/, numbered: /^\d{1,3}\. +(?=\S)/ } as const;

type ListType = keyof typeof items;

const listTypeOf = (line: string): ListType | undefined =>
	items.bulleted.test(line) ? 'bulleted' : items.numbered.test(line) ? 'numbered' : undefined;

/** Lines of one kind that stand together. */
function groupsOf(part: string): { type: ListType | undefined; lines: string[] }[] {
	const groups: { type: ListType | undefined; lines: string[] }[] = [];
	for (const line of part.split('\n')) {
		const type = listTypeOf(line);
		const last = groups.at(-1);
		if (last && last.type === type) last.lines.push(line);
		else groups.push({ type, lines: [line] });
	}
	return groups;
}

function blockOf({ type, lines }: { type: ListType | undefined; lines: string[] }): RichParagraph | RichList {
	if (!type) return { type: 'paragraph', children: orEmpty(inlineOfLines(lines)) };
	const children = lines.map(
		(line): RichListItem => ({ type: 'item', children: orEmpty(inlineOf(line.replace(items[type], ''), {})) }),
	);
	return { type, children };
}

const inlineOfLines = (lines: readonly string[]): RichInline[] =>
	join(lines.flatMap((line, index): RichInline[] => [...(index > 0 ? [{ text: '\n' }] : []), ...inlineOf(line, {})]));

export const readSimpleText = (text: string): RichText =>
	text
		.replaceAll('\r\n', '\n')
		.split(/\n[ \t]*\n/)
		.filter((part) => part.trim() !== '')
		.flatMap((part) => groupsOf(part.replace(/^\n+|\s+$/g, '')).map(blockOf));

const stars = ({ bold, italic }: Marks): string => (bold && italic ? '***' : bold ? '**' : italic ? '*' : '');

/** Spaces at the ends of marked words stand outside of the signs, or these would mean nothing. */
function wordsOf(leaf: RichLeaf, protect: boolean): string {
	const sought = stars(leaf);
	return leaf.text
		.split('\n')
		.map((line) => {
			const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(line) ?? [];
			const text = protect ? words.replace(/[\\*[\]]/g, '\\$&') : words;
			return text === '' ? line : `${before}${sought}${text}${sought}${after}`;
		})
		.join('\n');
}

const writeInline = (nodes: readonly RichInline[], protect: boolean): string =>
	nodes
		.map((node) =>
			'type' in node
				? `[${node.children.map((leaf) => wordsOf({ ...leaf, text: leaf.text.replaceAll('\n', ' ') }, protect)).join('')}](${encodeUrl(node.url)})`
				: wordsOf(node, protect),
		)
		.join('');

const encodeUrl = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('\\', '%5C');

const protectStart = (text: string): string => text.replace(/^(-|\d)(?=\d{0,2}\. | )/gm, '\\$1');

function writeBlock(block: RichParagraph | RichList, protect: boolean): string {
	if (!isRichList(block)) {
		const words = writeInline(block.children, protect);
		return protect ? protectStart(words) : words;
	}
	return block.children
		.map(({ children }, index) => {
			const words = writeInline(children, protect).replace(/\s*\n\s*/g, ' ');
			return `${block.type === 'bulleted' ? '-' : `${index + 1}.`} ${words}`;
		})
		.join('\n');
}

type Block = RichParagraph | RichList;

const withLeaf = (block: Block, change: (leaf: RichLeaf) => RichLeaf): Block => {
	const inline = (node: RichInline): RichInline =>
		'type' in node ? { ...node, children: node.children.map(change) } : change(node);
	return isRichList(block)
		? { ...block, children: block.children.map((item) => ({ ...item, children: item.children.map(inline) })) }
		: { ...block, children: block.children.map(inline) };
};

/** What can be seen of it: marks on spaces cannot. */
const visible = (rich: RichText): string =>
	JSON.stringify(
		rich.map((block) => {
			const lines = isRichList(block) ? block.children.map(({ children }) => children) : [block.children];
			const inked = (leaf: RichLeaf) => ({ ...leaf, text: leaf.text.replace(/\s+/g, '') });
			return [
				block.type,
				lines.map((nodes) =>
					join(
						nodes
							.map((node) =>
								'type' in node ? { ...node, children: join(node.children.map(inked)) as RichLeaf[] } : inked(node),
							)
							.filter((node) => 'type' in node || node.text !== ''),
					).map((node) => ('type' in node ? [node.url, node.children.map(sorted)] : sorted(node))),
				),
			];
		}),
	);

const sorted = ({ text, bold, italic }: RichLeaf) => [text, bold ?? false, italic ?? false];

/** With a backslash only where a sign would mean something else; marks that cannot be told apart are given up, never words. */
function writePart(block: Block): string {
	const upright = withLeaf(block, ({ italic: _, ...leaf }) => leaf);
	const bare = withLeaf(block, ({ text }) => ({ text }));
	const ways: [Block, boolean][] = [
		[block, false],
		[block, true],
		[upright, true],
		[bare, true],
	];
	const way = ways.find(([one, protect]) => visible(readSimpleText(writeBlock(one, protect))) === visible([one]));
	return writeBlock(way?.[0] ?? bare, way?.[1] ?? true);
}

export const writeSimpleText = (rich: RichText): string =>
	rich
		.map(writePart)
		.filter((part) => part.trim() !== '')
		.join('\n\n');

/** Without any formatting: for searching, feeds, mails and search engines. */
export const plainOfSimple = (text: string): string =>
	readSimpleText(text)
		.map((block) => plainOf([block]))
		.join('\n\n');

/** A text, an element with its contents, or a link: its address stands first. */
export type SimplePart = string | readonly ['p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'br' | 'a', ...SimplePart[]];

function leafParts({ text, bold, italic }: RichLeaf): SimplePart[] {
	const lines = text.split('\n').flatMap((line, index): SimplePart[] => (index > 0 ? [['br'], line] : [line]));
	const leaning: SimplePart[] = italic ? [['em', ...lines]] : lines;
	return bold ? [['strong', ...leaning]] : leaning;
}

const inlineParts = (nodes: readonly RichInline[]): SimplePart[] =>
	nodes.flatMap((node): SimplePart[] =>
		'type' in node ? [['a', node.url, ...node.children.flatMap(leafParts)]] : leafParts(node),
	);

const blockPart = (block: RichParagraph | RichList): SimplePart =>
	isRichList(block)
		? [
				block.type === 'bulleted' ? 'ul' : 'ol',
				...block.children.map(({ children }): SimplePart => ['li', ...inlineParts(children)]),
			]
		: ['p', ...inlineParts(block.children)];

/** As it is drawn: whoever draws it needs no reader of the text. */
export const simpleParts = (text: string): SimplePart[] => readSimpleText(text).map(blockPart);

function partHtml(part: SimplePart): string {
	if (typeof part === 'string') return escaped(part);
	const [tag, ...contents] = part;
	if (tag === 'br') return '<br>';
	if (tag !== 'a') return `<${tag}>${contents.map(partHtml).join('')}</${tag}>`;
	const [url = '', ...words] = contents;
	return `<a href="${partHtml(url)}">${words.map(partHtml).join('')}</a>`;
}

/** Nothing but the elements of rich text can come of it, whatever the text says. */
export const simpleHtml = (text: string): string => simpleParts(text).map(partHtml).join('');
