// Plain words in an element that is typed into: what stands in it, and putting words there without losing the place of the caret.

/** Breaks count as lines; the one that a browser keeps at the end to have a last line does not. */
export function readPlainText(element: HTMLElement): string {
	let text = '';
	const walk = (node: Node) => {
		if (node.nodeName === 'BR') text += '\n';
		else if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
		else {
			// Firefox and old Safari make a block of each line.
			if (node !== element && node.nodeName === 'DIV' && text !== '' && !text.endsWith('\n')) text += '\n';
			for (const child of node.childNodes) walk(child);
		}
	};
	walk(element);
	return text.replace(/\n$/, '');
}

/** Where two texts end being the same, seen from the end of the new one: that is where something happened. */
function endOfChange(before: string, after: string): number {
	let same = 0;
	const most = Math.min(before.length, after.length);
	while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
	return after.length - same;
}

export function setPlainText(element: HTMLElement, text: string): void {
	const before = readPlainText(element);
	if (before === text) return;
	const focused = element.ownerDocument.activeElement === element;
	element.textContent = text;
	const [node] = element.childNodes;
	if (focused && node) element.ownerDocument.getSelection()?.collapse(node, endOfChange(before, text));
}

/** Words from elsewhere for a field of one line, or of several. */
export const plainPaste = (text: string, lines: boolean): string => {
	const clean = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
	return lines ? clean : clean.replace(/\s*\n\s*/g, ' ');
};
