// A button that leads somewhere, and what else leads there with it.

/** Where one can click: the button alone; the whole tile, which has no button then; both. */
export const clickBehaviours = ['button', 'tile', 'buttonAndTile'] as const;

export const callColours = [
	'primary',
	'primaryLight',
	'secondary',
	'danger',
	'success',
	'disabled',
	'neutral',
	'info',
	'cloudbar',
	'cloudbarSpecial',
	'adminPrimary',
] as const;

export interface CallToAction {
	url: string;
	/** Empty: the same window. A name: a new tab. */
	target: string;
	click: (typeof clickBehaviours)[number];
	colour: (typeof callColours)[number];
}
