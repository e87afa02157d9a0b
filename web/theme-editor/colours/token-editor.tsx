// Changes one colour: its value, or the colour it follows. What cannot be taken is kept in the field with the reason beside it, and
// the shop stays as it is.

import { useDeferredValue, useMemo, useState } from 'react';
import { errorText, findFieldError } from '../../../rules/fields.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { fallbackColour, parseColour } from '../../../rules/theme/colour.ts';
import { withColour } from '../../../rules/theme/edit-theme.ts';
import { explainLink, usedBy } from '../../../rules/theme/explain-link.ts';
import { itemAt, valueAt } from '../../../rules/theme/items.ts';
import { longestLabel } from '../../../rules/theme/merge-theme.ts';
import { inNotation, notationOf, notations } from '../../../rules/theme/notations.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import type { Theme } from '../../../rules/theme/theme.ts';
import { tokenPaths } from '../../../rules/theme/tokens.ts';
import { Button } from '../../kit/button.tsx';
import { ColourField } from '../../kit/colour-field.tsx';
import { type Choice, Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditing } from '../editing.tsx';
import { Segments } from '../segments.tsx';
import { tokenName } from '../token-names.ts';
import { FamilyShades } from './family-shades.tsx';
import { TokenOrigin } from './token-origin.tsx';

/** What would be wrong with a link, as if it were there already. */
function linkError(t: Translate, theme: Theme, path: string, target: string): string | undefined {
	const linked = withColour(theme, path, { linkedTo: target }) as Theme;
	const { steps, end } = explainLink(linked, path);
	const way = steps.join(' → ');
	if (end.kind === 'cycle') return t('themeEditor.cycle', { path: `${way} → ${end.path}` });
	if (end.kind === 'tooDeep') return t('themeEditor.tooDeep', { path: way });
	if (end.kind === 'unknown') return t('themeEditor.unknownPath', { path: end.path });
	// Those that follow this one are a level deeper than it is.
	const deeper = usedBy(linked, path).find((token) => explainLink(linked, token).end.kind === 'tooDeep');
	return deeper ? t('themeEditor.tooDeep', { path: explainLink(linked, deeper).steps.join(' → ') }) : undefined;
}

export function TokenEditor({ path }: { path: string }) {
	const t = useTexts();
	const { theme, own, places, placeOf, typed, setTyped, setColour } = useEditing();
	const { linkedTo, color } = itemAt(theme, path);
	const link = linkedTo || (parseColour(color).kind === 'path' ? color : '');
	const value = typed[placeOf(path)] ?? (link || color);
	const parsed = parseColour(value);
	const error =
		parsed.kind === 'invalid'
			? t('fields.colour')
			: parsed.kind === 'path'
				? linkError(t, theme, path, parsed.path)
				: undefined;
	const type = (text: string) => {
		const next = parseColour(text);
		if (next.kind === 'empty') {
			setColour(path, undefined);
			// The field stays empty for an admin who is about to type something else.
			setTyped(path, '');
		} else if (next.kind === 'invalid') setTyped(path, text);
		else if (next.kind !== 'path') setColour(path, { color: text.trim() });
		else if (linkError(t, theme, path, next.path)) setTyped(path, text);
		else setColour(path, { linkedTo: next.path });
	};
	const seen = resolveColour(theme, path);
	const isOwn = valueAt(own, placeOf(path)) !== undefined;
	const choices = useLinkChoices(path);
	return (
		<div className="flex flex-col gap-3 border-t border-line bg-raised px-3 py-3">
			<code className="text-xs wrap-anywhere text-muted select-all">{path}</code>
			<ColourField
				label={t('themeEditor.value')}
				hint={t('themeEditor.valueHint')}
				value={value}
				shown={seen}
				onChange={type}
				error={error ?? null}
			/>
			{!link && (
				<Segments
					label={t('themeEditor.notation')}
					value={notationOf(color)}
					onChange={(notation) => setColour(path, { color: inNotation(seen, notation) })}
					choices={notations.map((notation) => ({ value: notation, label: notation.toUpperCase() }))}
				/>
			)}
			<Select
				label={t('themeEditor.linkedTo')}
				value={link || 'own'}
				onChange={(target) => (target === 'own' ? setColour(path, { color: seen }) : type(target))}
				choices={choices}
			/>
			<TokenLabel path={path} />
			<FamilyShades path={path} />
			<TokenOrigin path={path} />
			<div className="flex flex-wrap items-center gap-3">
				<Button size="small" disabled={!isOwn && value !== ''} onClick={() => setColour(path, undefined)}>
					{t('themeEditor.reset')}
				</Button>
				<p role="status" className="text-sm text-muted">
					{t('themeEditor.places', { count: places })}
				</p>
			</div>
			{seen === fallbackColour && explainLink(theme, path).end.kind !== 'colour' && (
				<p role="alert" className="text-sm font-medium text-error">
					{t('themeEditor.fallback', { colour: fallbackColour })}
				</p>
			)}
		</div>
	);
}

/** What people call it. Without a name it is called after what it is for. */
function TokenLabel({ path }: { path: string }) {
	const t = useTexts();
	const { theme, placeOf, setValue } = useEditing();
	// As long as it cannot be taken.
	const [typed, setTyped] = useState<string>();
	const error = typed === undefined ? undefined : findFieldError(typed, { maxLength: longestLabel });
	const type = (text: string) => {
		const isFaulty = findFieldError(text, { maxLength: longestLabel }) !== undefined;
		setTyped(isFaulty ? text : undefined);
		if (!isFaulty) setValue(`${placeOf(path)}.label`, text.trim() === '' ? undefined : text);
	};
	return (
		<TextField
			label={t('themeEditor.tokenLabel')}
			hint={t('themeEditor.tokenLabelHint')}
			value={typed ?? itemAt(theme, path).label}
			onChange={type}
			maxLength={longestLabel}
			error={error ? errorText(error, t) : null}
		/>
	);
}

/** All other colours; those that follow this one would make a circle. As of a moment ago while an admin types: there are many. */
function useLinkChoices(path: string): Choice[] {
	const t = useTexts();
	const theme = useDeferredValue(useEditing().theme);
	return useMemo(() => {
		const followers = new Set(usedBy(theme, path));
		const others = tokenPaths.filter((token) => token !== path);
		return [
			{ value: 'own', label: t('themeEditor.ownColour') },
			...others.map((token) => ({
				value: token,
				label: `${tokenName(t, theme, token)} (${token})`,
				disabled: followers.has(token),
			})),
		];
	}, [t, theme, path]);
}
