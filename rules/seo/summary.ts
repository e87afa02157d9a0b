// A text in one line, short enough for a result of a search engine.

const usual = 160;

/** Ends between two words, and says that it goes on. */
export function summaryOf(text: string, longest = usual): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= longest) return line;
	const cut = line.slice(0, longest);
	const end = cut.lastIndexOf(' ');
	return `${cut.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
