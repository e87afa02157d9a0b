// The look of the shop inside the administration, which has one of its own.
import type { CSSProperties } from 'react';
import { fontRoles } from '../../rules/theme/theme.ts';
import { tokenPaths } from '../../rules/theme/tokens.ts';

const names = [
	...tokenPaths.map((path) => `--${path.replaceAll('.', '-')}`),
	...fontRoles.map((role) => `--font-${role}`),
	'--border-radius',
	'--border-width',
];

/** The variables of its theme, as they hold for the document: for the style of an element that shows the shop. */
export function shopVariables(): CSSProperties {
	const root = getComputedStyle(document.documentElement);
	return Object.fromEntries(names.map((name) => [name, root.getPropertyValue(name)])) as CSSProperties;
}
