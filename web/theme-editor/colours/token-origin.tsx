// Where a colour comes from, step by step, and which others come from it. Each of them can be gone to.
import { useDeferredValue } from 'react';
import { explainLink, usedBy } from '../../../rules/theme/explain-link.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditing } from '../editing.tsx';
import { Swatch } from '../swatch.tsx';
import { tokenName } from '../token-names.ts';

export function TokenOrigin({ path }: { path: string }) {
	const t = useTexts();
	const theme = useDeferredValue(useEditing().theme);
	const { steps, end } = explainLink(theme, path);
	const followers = usedBy(theme, path);
	return (
		<>
			{steps.length > 1 && (
				<div>
					<p className="text-sm font-semibold text-label">{t('themeEditor.chain')}</p>
					<ol data-chain>
						{steps.slice(1).map((step) => (
							<li key={step}>
								<TokenLink path={step} />
							</li>
						))}
						{end.kind === 'colour' && (
							<li className="flex items-center gap-2 px-1 py-0.5">
								<Swatch colour={end.colour} />
								<code className="text-sm">{end.colour}</code>
							</li>
						)}
					</ol>
				</div>
			)}
			{followers.length === 0 ? (
				<p className="text-sm text-muted">{t('themeEditor.usedBy', { count: 0 })}</p>
			) : (
				<details data-used-by>
					<summary className="cursor-pointer rounded-theme py-1 text-sm font-semibold text-label pointer-coarse:min-h-11">
						{t('themeEditor.usedBy', { count: followers.length })}
					</summary>
					<ul>
						{followers.map((follower) => (
							<li key={follower}>
								<TokenLink path={follower} />
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}

function TokenLink({ path }: { path: string }) {
	const t = useTexts();
	const { theme, choose, pointAt } = useEditing();
	return (
		<button
			type="button"
			onClick={() => choose(path)}
			onPointerEnter={() => pointAt(path)}
			onPointerLeave={() => pointAt(undefined)}
			className="flex w-full cursor-pointer items-center gap-2 rounded-theme px-1 py-0.5 text-start text-sm text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
		>
			<Swatch colour={resolveColour(theme, path)} />
			<span className="min-w-0 wrap-break-word hyphens-auto">{tokenName(t, theme, path)}</span>
		</button>
	);
}
