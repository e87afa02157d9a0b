// Texts that know their key until they are written into the page, where it becomes an attribute of their element. Only for readers who
// may edit texts; all others get plain strings and plain elements.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import { setTextMarker } from '../../../rules/texts/translator.ts';
import { jsx, type Marker, setMarker } from '../../platform/jsx-runtime.ts';

/** A string in every respect but one. React writes it as one piece, wherever it gets to. */
class MarkedText extends String {
	readonly key: string;

	constructor(key: string, text: string) {
		super(text);
		this.key = key;
	}

	override *[Symbol.iterator](): StringIterator<string> {
		yield this.valueOf();
		return undefined;
	}
}

/** The same object for the same text: who compares two of them finds them equal. */
const markedTexts = new BoundedCache<string, MarkedText>({ maxEntries: 5000 });

/** Nothing stays nothing: who asks whether there is a text gets the result they expect. */
function markText(key: string, text: string): string {
	if (text === '') return text;
	const marked = markedTexts.getOrMake(`${key} ${text}`, () => new MarkedText(key, text));
	return marked as unknown as string;
}

const attributes = new Set(['placeholder', 'title', 'alt', 'aria-label', 'aria-description', 'aria-roledescription']);
/** They hold text and nothing else. */
const plainOnly = new Set<unknown>(['option', 'title', 'textarea', 'style', 'script']);
const forwardRef = Symbol.for('react.forward_ref');

const isMarked = (value: unknown): value is MarkedText => value instanceof MarkedText;

const plain = (value: unknown): unknown => (isMarked(value) ? value.valueOf() : value);

/** A text among other children gets an element of its own. */
const wrapAmong = (children: readonly unknown[]) =>
	children.map((child, index) =>
		isMarked(child) ? jsx('span', { 'data-text': child.key, children: child.valueOf() }, `text ${index}`) : child,
	);

function markedChildren(type: unknown, children: unknown): Record<string, unknown> {
	if (plainOnly.has(type)) {
		const [text] = [children].flat().filter(isMarked);
		return {
			children: Array.isArray(children) ? children.map(plain) : plain(children),
			...(text && { 'data-text': text.key }),
		};
	}
	if (isMarked(children)) return { children: children.valueOf(), 'data-text': children.key };
	return Array.isArray(children) && children.some(isMarked) ? { children: wrapAmong(children) } : {};
}

function markedAttributes(props: Record<string, unknown>): Record<string, unknown> {
	const found = Object.entries(props).filter(([name, value]) => name !== 'children' && isMarked(value));
	if (found.length === 0) return {};
	const listed = found.flatMap(([name, value]) =>
		attributes.has(name) && isMarked(value) ? `${name}=${value.key}` : [],
	);
	return {
		...Object.fromEntries(found.map(([name, value]) => [name, plain(value)])),
		...(listed.length > 0 && { 'data-text-attributes': listed.join(' ') }),
	};
}

/** Foreign components, all of which forward their ref, write past us; they hand attributes on to their element. */
const isForeign = (type: unknown) => (type as { $$typeof?: symbol } | undefined)?.$$typeof === forwardRef;

const mark: Marker = (type, props) => {
	if (typeof type !== 'string' && !isForeign(type)) return props;
	const marks = { ...markedAttributes(props), ...markedChildren(type, props.children) };
	return Object.keys(marks).length > 0 ? { ...props, ...marks } : props;
};

export function beginMarking(): void {
	setTextMarker(markText);
	setMarker(mark);
}

export function endMarking(): void {
	setTextMarker(undefined);
	setMarker(undefined);
}
