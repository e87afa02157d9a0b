// All colour tokens and what each is without a theme: a colour, or the path of the token it follows.
// This tree is the only list of names; types, CSS variables, validation and the documentation are held to it.

const shades = (DEFAULT: string, light: string, dark: string) => ({ DEFAULT, light, dark });

export const colours = {
	primary: shades('#1f4f82', '#dce8f4', '#163a61'),
	secondary: shades('#56606d', '#e8ebef', '#39414c'),
	success: shades('#1d6b43', '#dff1e6', '#134a2e'),
	danger: shades('#b3261e', '#fbe4e2', '#7f1a14'),
	warning: shades('#8a5300', '#fdeed3', '#5f3900'),
	labels: shades('#454e5a', '#5d6774', '#20262e'),
	body: {
		...shades('#20262e', '#56606d', '#11151a'),
		inverted: '#ffffff',
		link: 'colors.primary.DEFAULT',
		linkHover: 'colors.primary.dark',
	},
	border: { ...shades('#d4d9e0', '#e8ebef', '#7b8594'), focus: 'colors.primary.DEFAULT' },
	background: {
		...shades('#ffffff', '#f6f7f9', '#1a2029'),
		primary: 'colors.background.DEFAULT',
		primaryHover: '#f1f3f6',
		secondary: 'colors.background.light',
		secondaryHover: '#eceff3',
	},
};

const onSurface = {
	background: 'colors.background.primary',
	text: 'colors.body.DEFAULT',
	border: 'colors.border.DEFAULT',
};

const button = (background: string, backgroundHover: string, text: string, border = background) => ({
	background,
	backgroundHover,
	text,
	border,
});

const solid = (group: string) => button(`colors.${group}.DEFAULT`, `colors.${group}.dark`, 'colors.body.inverted');

const notice = (group: string) => ({
	background: `colors.${group}.light`,
	text: `colors.${group}.dark`,
	border: `colors.${group}.DEFAULT`,
	icon: `colors.${group}.DEFAULT`,
});

export const applications = {
	button: {
		primary: solid('primary'),
		primaryLight: button(
			'colors.primary.light',
			'colors.background.secondaryHover',
			'colors.primary.dark',
			'colors.primary.DEFAULT',
		),
		secondary: solid('secondary'),
		danger: solid('danger'),
		success: solid('success'),
		warning: solid('warning'),
		disabled: button(
			'colors.background.secondaryHover',
			'colors.background.secondaryHover',
			'colors.body.light',
			'colors.border.DEFAULT',
		),
		neutral: button(
			'colors.background.primary',
			'colors.background.primaryHover',
			'colors.body.DEFAULT',
			'colors.border.dark',
		),
		info: button(
			'colors.background.secondary',
			'colors.background.secondaryHover',
			'colors.primary.dark',
			'colors.border.DEFAULT',
		),
		cloudbar: button(
			'colors.background.dark',
			'colors.secondary.dark',
			'colors.body.inverted',
			'colors.background.dark',
		),
		cloudbarSpecial: button(
			'colors.primary.DEFAULT',
			'colors.primary.dark',
			'colors.body.inverted',
			'colors.body.inverted',
		),
		adminPrimary: solid('primary'),
	},
	cms: {
		typography: {
			heading: 'colors.body.dark',
			subheading: 'colors.primary.DEFAULT',
			text: 'colors.body.DEFAULT',
			quiet: 'colors.body.light',
			link: 'colors.body.link',
			linkHover: 'colors.body.linkHover',
			inverted: 'colors.body.inverted',
		},
		background: {
			DEFAULT: 'colors.background.DEFAULT',
			alternate: 'colors.background.light',
			primary: 'colors.primary.DEFAULT',
			primaryLight: 'colors.primary.light',
			secondary: 'colors.secondary.DEFAULT',
			dark: 'colors.background.dark',
		},
		content: onSurface,
		overlay: { background: 'rgba(17, 21, 26, 0.72)', text: 'colors.body.inverted' },
		border: { DEFAULT: 'colors.border.DEFAULT', strong: 'colors.border.dark' },
		cta: solid('primary'),
	},
	toggle: {
		background: 'colors.border.dark',
		backgroundActive: 'colors.primary.DEFAULT',
		knob: 'colors.background.DEFAULT',
		border: 'colors.border.dark',
	},
	controls: {
		...onSurface,
		border: 'colors.border.dark',
		borderHover: 'colors.body.light',
		borderFocus: 'colors.border.focus',
		borderInvalid: 'colors.danger.DEFAULT',
		label: 'colors.labels.DEFAULT',
		hint: 'colors.labels.light',
		error: 'colors.danger.DEFAULT',
		placeholder: 'colors.body.light',
		selectedBackground: 'colors.primary.DEFAULT',
		selectedText: 'colors.body.inverted',
		disabledBackground: 'colors.background.secondary',
		disabledText: 'colors.body.light',
	},
	labels: {
		background: 'colors.secondary.light',
		text: 'colors.secondary.dark',
		border: 'colors.border.DEFAULT',
		highlightBackground: 'colors.primary.DEFAULT',
		highlightText: 'colors.body.inverted',
		saleBackground: 'colors.danger.DEFAULT',
		saleText: 'colors.body.inverted',
	},
	catalogItem: {
		...onSurface,
		backgroundHover: 'colors.background.primaryHover',
		borderHover: 'colors.border.dark',
		imageBackground: 'colors.background.secondary',
		title: 'colors.body.dark',
		price: 'colors.body.dark',
		priceOld: 'colors.body.light',
	},
	page: {
		background: 'colors.background.DEFAULT',
		text: 'colors.body.DEFAULT',
		heading: 'colors.body.dark',
		link: 'colors.body.link',
		linkHover: 'colors.body.linkHover',
		border: 'colors.border.DEFAULT',
		focus: 'colors.border.focus',
		selectionBackground: 'colors.primary.light',
		selectionText: 'colors.body.dark',
	},
	popOverMenu: {
		...onSurface,
		separator: 'colors.border.light',
		shadow: 'rgba(17, 21, 26, 0.16)',
		itemHoverBackground: 'colors.background.primaryHover',
		itemHoverText: 'colors.body.dark',
		itemActiveBackground: 'colors.primary.light',
		itemActiveText: 'colors.primary.dark',
	},
	navigation: {
		background: 'colors.background.primary',
		backgroundHover: 'colors.background.primaryHover',
		text: 'colors.body.DEFAULT',
		textHover: 'colors.body.dark',
		textActive: 'colors.primary.DEFAULT',
		indicator: 'colors.primary.DEFAULT',
		border: 'colors.border.light',
	},
	infoBox: {
		info: notice('primary'),
		success: notice('success'),
		warning: notice('warning'),
		danger: notice('danger'),
	},
	header: {
		background: 'colors.background.primary',
		text: 'colors.body.DEFAULT',
		textHover: 'colors.primary.DEFAULT',
		border: 'colors.border.light',
		badgeBackground: 'colors.primary.DEFAULT',
		badgeText: 'colors.body.inverted',
	},
	headerLogo: { background: 'applications.header.background', text: 'colors.body.dark' },
	headerSearch: {
		background: 'colors.background.light',
		text: 'colors.body.DEFAULT',
		placeholder: 'colors.body.light',
		icon: 'colors.body.light',
		border: 'colors.border.dark',
		borderFocus: 'colors.border.focus',
	},
	pricingTiers: {
		...onSurface,
		heading: 'colors.body.dark',
		price: 'colors.body.dark',
		check: 'colors.success.DEFAULT',
		highlightBackground: 'colors.primary.DEFAULT',
		highlightText: 'colors.body.inverted',
		highlightBorder: 'colors.primary.dark',
	},
	pageFancies: {
		accent: 'colors.primary.DEFAULT',
		accentLight: 'colors.primary.light',
		pattern: 'colors.border.light',
		line: 'colors.primary.DEFAULT',
		gradientFrom: 'colors.background.light',
		gradientTo: 'colors.primary.light',
	},
};

interface Tree {
	[name: string]: string | Tree;
}

const pathsOf = (tree: Tree, above: string): string[] =>
	Object.entries(tree).flatMap(([name, below]) =>
		typeof below === 'string' ? `${above}.${name}` : pathsOf(below, `${above}.${name}`),
	);

/** Every token by its path, such as colors.primary.DEFAULT, in the order of the tree. */
export const tokenPaths: readonly string[] = [...pathsOf(colours, 'colors'), ...pathsOf(applications, 'applications')];
