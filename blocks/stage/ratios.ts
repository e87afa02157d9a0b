// The shapes that pictures of a page can be cut to.
export const ratios = ['original', 'wide', 'landscape', 'square', 'portrait'] as const;

/** Cut to shape, its important point stays in view. */
export const ratioClasses = {
	original: 'h-auto',
	wide: 'aspect-video object-cover',
	landscape: 'aspect-4/3 object-cover',
	square: 'aspect-square object-cover',
	portrait: 'aspect-3/4 object-cover',
};
