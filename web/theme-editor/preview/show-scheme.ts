// Has the pictures of a preview chosen for the look that is shown: a browser chooses them by the reader's system.
const asked = '(prefers-color-scheme: dark)';
const query = 'source[media*="prefers-color-scheme"], source[data-media]';

function choose(source: HTMLSourceElement, scheme: 'light' | 'dark' | undefined): void {
	const own = source.dataset.media ?? source.media;
	const wanted = scheme === undefined ? own : own.replace(asked, `(${scheme === 'dark' ? 'min' : 'max'}-width: 0)`);
	source.dataset.media = own;
	// What it says already is not written again: the pictures would be fetched anew.
	if (source.media !== wanted) source.media = wanted;
}

/** @param scheme undefined: as visitors see it */
export function showScheme(document: Document, scheme: 'light' | 'dark' | undefined): () => void {
	const chooseAll = () => {
		for (const source of document.querySelectorAll<HTMLSourceElement>(query)) choose(source, scheme);
	};
	chooseAll();
	// Also those of a page that a link inside leads to.
	const observer = new MutationObserver(chooseAll);
	observer.observe(document, { childList: true, subtree: true });
	return () => observer.disconnect();
}
