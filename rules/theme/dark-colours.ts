// What a colour is on dark paper when the theme does not say it: bright shades for words, deep ones for grounds. Dark grounds and the
// light words on them stay what they are, so that a logo which stands on one need not change.

export const darkColours: Readonly<Record<string, string>> = {
	'colors.primary.DEFAULT': '#8fbdf0',
	'colors.primary.light': '#1c2f45',
	'colors.primary.dark': '#b9d6f7',
	'colors.secondary.DEFAULT': '#b4bfcc',
	'colors.secondary.light': '#2a323c',
	'colors.secondary.dark': '#d3dbe4',
	'colors.success.DEFAULT': '#7fd3a4',
	'colors.success.light': '#15352a',
	'colors.success.dark': '#aee6c6',
	'colors.danger.DEFAULT': '#ff9f97',
	'colors.danger.light': '#43201f',
	'colors.danger.dark': '#ffc6c1',
	'colors.warning.DEFAULT': '#f2bd66',
	'colors.warning.light': '#3a2c12',
	'colors.warning.dark': '#f8d9a2',
	'colors.labels.DEFAULT': '#c3cbd5',
	'colors.labels.light': '#a9b3bf',
	'colors.labels.dark': '#eceff3',
	'colors.body.DEFAULT': '#e3e7ec',
	'colors.body.light': '#aeb8c4',
	'colors.body.dark': '#f7f9fb',
	'colors.body.inverted': '#ffffff',
	'colors.border.DEFAULT': '#3a444f',
	'colors.border.light': '#2a323b',
	'colors.border.dark': '#8593a3',
	'colors.background.DEFAULT': '#12161b',
	'colors.background.light': '#181d23',
	'colors.background.dark': '#0a0d11',
	'colors.background.primary': '#161b21',
	'colors.background.primaryHover': '#1f262e',
	'colors.background.secondary': '#1b2128',
	'colors.background.secondaryHover': '#252d36',
	'applications.cms.overlay.background': 'rgba(8, 10, 13, 0.78)',
	'applications.popOverMenu.shadow': 'rgba(0, 0, 0, 0.6)',
};

const ink = '#0c1015';

/** What cannot follow on dark paper what it follows on light: the shop's colour is bright there, and words on it are dark. */
export const darkExceptions: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		['primary', 'secondary', 'danger', 'success', 'warning', 'cloudbarSpecial', 'adminPrimary'].map((name) => [
			`applications.button.${name}.text`,
			ink,
		]),
	),
	'applications.button.cloudbar.backgroundHover': 'colors.background.primaryHover',
	'applications.cms.background.primary': 'colors.primary.light',
	'applications.cms.background.secondary': 'colors.secondary.light',
	'applications.cms.overlay.text': '#ffffff',
	'applications.cms.cta.text': ink,
	'applications.controls.selectedText': ink,
	'applications.labels.highlightText': ink,
	'applications.labels.saleText': ink,
	'applications.header.badgeText': ink,
	'applications.pricingTiers.highlightText': ink,
};
