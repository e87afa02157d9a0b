// While tools stay at the upper edge of the window, what is written is not written behind them.

/** Between the tools and the line that is written. */
const gap = 12;

export function showCaret(tools: Element | null): void {
	const selection = window.getSelection();
	if (!tools || !selection?.rangeCount) return;
	const caret = selection.getRangeAt(0).getBoundingClientRect();
	// In an empty line a browser does not say where it is.
	if (caret.height === 0) return;
	const { top, bottom } = tools.getBoundingClientRect();
	const hidden = bottom + gap - caret.top;
	if (caret.bottom > top && hidden > 0 && caret.top < bottom) window.scrollBy({ top: -hidden, behavior: 'instant' });
}
