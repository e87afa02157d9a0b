// One colour in the list: what it is called, what it is and where it comes from. Chosen, it can be changed.
import { fallbackColour, parseColour } from '../../../rules/theme/colour.ts';
import { explainLink } from '../../../rules/theme/explain-link.ts';
import { itemAt, valueAt } from '../../../rules/theme/items.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditing } from '../editing.tsx';
import { Swatch } from '../swatch.tsx';
import { entryName } from '../token-names.ts';
import { TokenEditor } from './token-editor.tsx';

export function TokenRow({ path }: { path: string }) {
	const t = useTexts();
	const { theme, own, chosen, choose, pointAt, placeOf, typed } = useEditing();
	const open = chosen === path;
	const { linkedTo, color } = itemAt(theme, path);
	const colour = resolveColour(theme, path);
	const isLink = parseColour(linkedTo || color).kind === 'path';
	const { end } = explainLink(theme, path);
	const isOwn = valueAt(own, placeOf(path)) !== undefined;
	const faulty = end.kind !== 'colour' || Boolean(typed[placeOf(path)]);
	return (
		<li id={`token-${path}`} className="border-t border-line first:border-t-0">
			<button
				type="button"
				aria-expanded={open}
				data-token={path}
				onClick={() => choose(open ? undefined : path)}
				onPointerEnter={() => pointAt(path)}
				onPointerLeave={() => pointAt(undefined)}
				className="flex min-h-10 w-full cursor-pointer items-center gap-2 px-3 py-1 text-start hover:bg-surface-hover aria-expanded:bg-item-active pointer-coarse:min-h-11"
			>
				<Swatch colour={colour} />
				<span className={`min-w-0 grow wrap-break-word hyphens-auto ${faulty ? 'font-semibold text-error' : ''}`}>
					{entryName(t, theme, path)}
					{isOwn && (
						<>
							<span aria-hidden className="ms-1.5 inline-block size-1.5 rounded-full bg-accent align-middle" />
							<span className="sr-only"> ({t('themeEditor.own')})</span>
						</>
					)}
				</span>
				<code className="max-w-[55%] min-w-0 truncate text-xs text-muted">
					{isLink ? `→ ${linkedTo || color}` : colour}
				</code>
			</button>
			{end.kind !== 'colour' && (
				<p className="px-3 pb-2 text-sm font-medium text-error">
					{t('themeEditor.fallback', { colour: fallbackColour })}
				</p>
			)}
			{open && <TokenEditor path={path} />}
		</li>
	);
}
