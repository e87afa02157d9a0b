// Rich text from what other programs put on the clipboard. Only what ours knows comes in; everything else leaves its words behind.
import { isPageUrl } from '../../../rules/pages/check-rich-text.ts';
import {
	type RichInline,
	type RichLeaf,
	type RichList,
	type RichListItem,
	type RichParagraph,
	type RichText,
	richMarks,
} from '../../../rules/pages/rich-text.ts';
import { parseInertDocument } from '../../platform/inert-document.ts';

type Marks = Omit<RichLeaf, 'text'>;

const paragraphs: Readonly<Record<string, RichParagraph['type']>> = {
	H1: 'heading2',
	H2: 'heading2',
	H3: 'heading3',
	H4: 'heading4',
	H5: 'heading4',
	H6: 'heading4',
	BLOCKQUOTE: 'quote',
};

const unseen = new Set(['STYLE', 'SCRIPT', 'HEAD', 'META', 'TITLE', 'LINK', 'TEMPLATE', 'NOSCRIPT', 'O:P', 'XML']);
const blocks = new Set(
	'P DIV UL OL LI H1 H2 H3 H4 H5 H6 TABLE TBODY THEAD TR TD TH SECTION ARTICLE HEADER FOOTER BLOCKQUOTE PRE BODY FIGURE FIGCAPTION DL DT DD HR'.split(
		' ',
	),
);

/** What a style says of one property. The style itself never comes to be: the page allows none, and would complain. */
function styled(element: Element, property: string): string {
	const said = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(element.getAttribute(kept) ?? '');
	return said?.[1]?.trim().toLowerCase() ?? '';
}

/** Styles under another name, where no one applies them. */
const kept = 'data-style';
const withoutStyles = (html: string): string =>
	html
		.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
		.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${kept}=`));

function marksOf(element: HTMLElement, marks: Marks): Marks {
	const fontWeight = styled(element, 'font-weight');
	const fontStyle = styled(element, 'font-style');
	const line = `${styled(element, 'text-decoration')} ${styled(element, 'text-decoration-line')}`;
	let { bold, italic } = marks;
	if (element.tagName === 'B' || element.tagName === 'STRONG') bold = true;
	if (element.tagName === 'I' || element.tagName === 'EM') italic = true;
	// Google writes <b style="font-weight: normal"> around everything.
	if (fontWeight !== '') bold = fontWeight === 'bold' || Number(fontWeight) >= 600 || undefined;
	if (fontStyle !== '') italic = fontStyle === 'italic' || undefined;
	const underline = marks.underline || element.tagName === 'U' || line.includes('underline');
	const strike = marks.strike || ['S', 'DEL', 'STRIKE'].includes(element.tagName) || line.includes('line-through');
	return {
		...(bold && { bold }),
		...(italic && { italic }),
		// Links are underlined by themselves.
		...(underline && element.tagName !== 'A' && { underline: true as const }),
		...(strike && { strike: true as const }),
	};
}

const aligned: Readonly<Record<string, RichParagraph['align']>> = { center: 'center', right: 'end', end: 'end' };
const alignOf = (element: Element): RichParagraph['align'] => aligned[styled(element, 'text-align')];

/** Word makes lists of paragraphs with a number or a dot before them. */
const isWordItem = (element: HTMLElement): boolean =>
	/MsoListParagraph/.test(element.className) || styled(element, 'mso-list') !== '';
const isWordBullet = (element: HTMLElement): boolean => styled(element, 'mso-list') === 'ignore';

class Collector {
	readonly #blocks: (RichParagraph | RichList)[] = [];
	#type: RichParagraph['type'] = 'paragraph';
	#align: RichParagraph['align'];
	#list: RichList['type'] | undefined;
	#inline: RichInline[] = [];

	get text(): RichText {
		this.end();
		return this.#blocks;
	}

	begin(type: RichParagraph['type'], align: RichParagraph['align'], list?: RichList['type']): void {
		this.end();
		this.#type = type;
		this.#align = align;
		this.#list = list;
	}

	add(node: RichInline): void {
		this.#inline.push(node);
	}

	/** What was gathered becomes a paragraph, or one more item of the list before it. */
	end(): void {
		const children = trimmed(this.#inline);
		this.#inline = [];
		if (children.length === 0) return;
		if (this.#list) this.#addItem(this.#list, { type: 'item', children });
		else this.#blocks.push({ type: this.#type, ...(this.#align && { align: this.#align }), children });
		this.#type = 'paragraph';
		this.#align = undefined;
		this.#list = undefined;
	}

	#addItem(type: RichList['type'], item: RichListItem): void {
		const last = this.#blocks.at(-1);
		if (last?.type === type) (last as RichList).children.push(item);
		else this.#blocks.push({ type, children: [item] });
	}
}

const sameMarks = (one: RichLeaf, other: RichLeaf) =>
	richMarks.every((mark) => one[mark] === other[mark]) && one.colour === other.colour;

/** No room at the ends, no two pieces that are one. */
function trimmed(nodes: readonly RichInline[]): RichInline[] {
	const joined: RichInline[] = [];
	for (const node of nodes) {
		const last = joined.at(-1);
		if (last && !('type' in node) && !('type' in last) && sameMarks(last, node))
			joined[joined.length - 1] = { ...last, text: (last.text + node.text).replace(/ {2,}/g, ' ') };
		else joined.push(node);
	}
	const cut = (node: RichInline | undefined, pattern: RegExp) => {
		if (node && !('type' in node)) node.text = node.text.replace(pattern, '');
	};
	cut(joined[0], /^\s+/);
	cut(joined.at(-1), /\s+$/);
	return joined.filter((node) => 'type' in node || node.text !== '');
}

function addWords(collector: Collector, text: string, marks: Marks, url: string | undefined): void {
	const words = text.replace(/[\t\n\r ]+/g, ' ');
	if (words === '') return;
	if (url === undefined || words.trim() === '') collector.add({ text: words, ...marks });
	else collector.add({ type: 'link', url, children: [{ text: words, ...marks }] });
}

function addElement(collector: Collector, element: HTMLElement, marks: Marks, url: string | undefined): void {
	const name = element.tagName;
	if (unseen.has(name) || isWordBullet(element)) return;
	if (name === 'BR') {
		collector.add({ text: '\n' });
		return;
	}
	const block = blocks.has(name);
	if (block) begin(collector, element);
	const href = name === 'A' ? (element.getAttribute('href') ?? '') : '';
	const inner = isPageUrl(href) ? href : url;
	// A heading is bold by itself.
	const own = /^H\d$/.test(name) ? {} : marksOf(element, marks);
	for (const child of element.childNodes) addNode(collector, child, own, inner);
	if (block) collector.end();
}

function begin(collector: Collector, element: HTMLElement): void {
	const name = element.tagName;
	if (isWordItem(element)) {
		const bullet = [...element.querySelectorAll<HTMLElement>('span')].find(isWordBullet)?.textContent ?? '';
		collector.begin('paragraph', undefined, /^\s*\(?(\d+|[a-z])[.)]/i.test(bullet) ? 'numbered' : 'bulleted');
	} else if (name === 'LI')
		collector.begin('paragraph', undefined, element.closest('ul, ol')?.tagName === 'OL' ? 'numbered' : 'bulleted');
	else if (element.closest('li') === null)
		collector.begin(paragraphs[name] ?? (element.closest('blockquote') ? 'quote' : 'paragraph'), alignOf(element));
}

function addNode(collector: Collector, node: Node, marks: Marks, url: string | undefined): void {
	if (node.nodeType === Node.TEXT_NODE) addWords(collector, node.nodeValue ?? '', marks, url);
	else if (node instanceof HTMLElement) addElement(collector, node, marks, url);
}

export function richFromHtml(html: string): RichText {
	const { body } = parseInertDocument(withoutStyles(html));
	const collector = new Collector();
	// Nodes of another document are of the same classes here, as the parser belongs to this window.
	for (const child of body.childNodes) addNode(collector, child, {}, undefined);
	return collector.text;
}
