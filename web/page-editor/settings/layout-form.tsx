// What can be set of every section: its ground, its anchor with a link to it, and its room.
import { useId, useState } from 'react';
import type { Section } from '../../../rules/pages/document.ts';
import {
	anchorOf,
	isAnchor,
	type Layout,
	sectionGrounds,
	sectionSpaces,
	sectionWidths,
} from '../../../rules/pages/layout.ts';
import { Button } from '../../kit/button.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Select } from '../../kit/select.tsx';
import { Switch } from '../../kit/switch.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { StyleForm } from './style-form.tsx';

export function LayoutForm({ section }: { section: Section }) {
	const t = useTexts();
	const { open, store } = useEditor();
	const actions = useActions();
	const { layout } = section;
	const id = useId();
	const change = (next: Partial<Layout>) =>
		actions.problem(
			store.change([{ do: 'layout', section: section.id, layout: { ...layout, ...next } }]),
			'pageEditor.layoutFailed',
		);
	const changeStyle = (style: Layout['style']) => {
		const { style: _before, ...rest } = layout;
		return actions.problem(
			store.change([{ do: 'layout', section: section.id, layout: style ? { ...rest, style } : rest }]),
			'pageEditor.layoutFailed',
		);
	};
	return (
		<div className="grid gap-4">
			{!layout.style && (
				<Switch
					label={t('pageEditor.groundOn')}
					on={layout.ground !== null}
					onChange={(on) => change({ ground: on ? 'alternate' : null })}
				/>
			)}
			{layout.ground !== null && !layout.style && (
				<Select
					label={t('pageEditor.ground')}
					value={layout.ground}
					onChange={(ground) => change({ ground })}
					choices={sectionGrounds.map((value) => ({ value, label: t(`pageEditor.ground.${value}`) }))}
				/>
			)}
			<StyleForm
				style={layout.style}
				hint={t('pageEditor.styleHint')}
				shown={`[data-section="${CSS.escape(section.id)}"] > section`}
				onChange={changeStyle}
			/>
			<AnchorField section={section} onChange={(anchor) => change({ anchor })} />
			<div className="grid gap-1">
				<p id={id} className="text-sm font-semibold text-label">
					{t('pageEditor.anchorLink')}
				</p>
				<div className="flex items-center gap-2">
					<code className="min-w-0 grow truncate rounded-theme bg-sunken px-2 py-1 text-sm">#{anchorOf(section)}</code>
					<Button size="small" aria-describedby={id} onClick={() => open({ kind: 'share', anchor: anchorOf(section) })}>
						{t('pageEditor.shareAnchor')}
					</Button>
				</div>
			</div>
			<RadioGroup
				label={t('pageEditor.gap')}
				value={layout.gap}
				onChange={(gap) => change({ gap })}
				choices={sectionSpaces.map((value) => ({ value, label: t(`pageEditor.space.${value}`) }))}
			/>
			<RadioGroup
				label={t('pageEditor.padding')}
				value={layout.padding}
				onChange={(padding) => change({ padding })}
				choices={sectionSpaces.map((value) => ({ value, label: t(`pageEditor.space.${value}`) }))}
			/>
			<RadioGroup
				label={t('pageEditor.sectionWidth')}
				value={layout.width}
				onChange={(width) => change({ width })}
				choices={sectionWidths.map((value) => ({ value, label: t(`pageEditor.sectionWidth.${value}`) }))}
			/>
		</div>
	);
}

/** Taken when it is right; until then it says what is wrong. */
function AnchorField({ section, onChange }: { section: Section; onChange(anchor: string): boolean }) {
	const t = useTexts();
	const { store } = useEditor();
	const [draft, setDraft] = useState<string>();
	const value = draft ?? section.layout.anchor;
	const taken = store.document.sections.some(
		({ id, layout }) => id !== section.id && value !== '' && [id, layout.anchor].includes(value),
	);
	const error = isAnchor(value) ? (taken ? 'anchorTaken' : undefined) : 'anchorInvalid';
	return (
		<TextField
			label={t('pageEditor.anchor')}
			hint={t('pageEditor.anchorHint')}
			value={value}
			maxLength={60}
			error={error ? t(`pageEditor.fault.${error}`) : null}
			onChange={(next) => {
				const typed = next.trim().toLowerCase();
				const right =
					isAnchor(typed) &&
					!store.document.sections.some(
						({ id, layout }) => id !== section.id && typed !== '' && [id, layout.anchor].includes(typed),
					);
				setDraft(right && onChange(typed) ? undefined : typed);
			}}
		/>
	);
}
