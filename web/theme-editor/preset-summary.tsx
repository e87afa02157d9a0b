// A look to begin from, in short: its name, its colours, its fonts.
import type { ReactNode } from 'react';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { resolveColour } from '../../rules/theme/resolve-colour.ts';
import { defaultTheme } from '../../rules/theme/theme.ts';
import { Swatch } from './swatch.tsx';

const shownColours = [
	'colors.primary.DEFAULT',
	'colors.secondary.DEFAULT',
	'colors.background.DEFAULT',
	'colors.background.light',
	'colors.body.DEFAULT',
];

interface PresetSummaryProps {
	name: string;
	theme: unknown;
	/** Beside its name. */
	children?: ReactNode;
}

export function PresetSummary({ name, theme: own, children }: PresetSummaryProps) {
	const theme = mergeTheme(defaultTheme, own);
	return (
		<>
			<div className="flex flex-wrap items-center gap-2">
				<p className="min-w-0 grow font-semibold wrap-anywhere">{name}</p>
				{children}
			</div>
			<p className="mt-1 flex flex-wrap items-center gap-1 text-sm text-muted">
				{shownColours.map((path) => (
					<Swatch key={path} colour={resolveColour(theme, path)} />
				))}
				<span className="ms-2">
					{theme.fonts.display} · {theme.fonts.body}
				</span>
			</p>
		</>
	);
}
