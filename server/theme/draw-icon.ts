// The sign of a shop in the tab of a browser: its first letter, in the colours of its primary button.
import { resolveColour } from '../../rules/theme/resolve-colour.ts';
import type { Theme } from '../../rules/theme/theme.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;' };

export function drawIcon(theme: Theme, name: string): string {
	const [letter = ''] = name.trim().toUpperCase();
	const ground = resolveColour(theme, 'applications.button.primary.background');
	const ink = resolveColour(theme, 'applications.button.primary.text');
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>` +
		`<text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="38" fill="${ink}">${escapes[letter] ?? letter}</text></svg>`
	);
}
