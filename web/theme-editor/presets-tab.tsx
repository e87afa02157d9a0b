// Looks to begin from: those that come with the product, and those that the shop has kept.
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { adoptTheme } from '../../rules/theme/adopt-theme.ts';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { defaultTheme } from '../../rules/theme/theme.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { useConfirm } from '../kit/confirm.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useToast } from '../kit/toasts.tsx';
import { useAttempt } from '../platform/backoffice/data.ts';
import { usePlatform, useTexts } from '../platform/environment.tsx';
import { readTheme, type ThemeState, useEditing } from './editing.tsx';
import { LogoNotice } from './logo-notice.tsx';
import { PresetSummary } from './preset-summary.tsx';
import {
	deleteThemePresetDocument,
	saveThemePresetDocument,
	setOverwriteColorsDocument,
	updateThemePresetDocument,
} from './theme-editor.documents.ts';
import { useLogo } from './use-logo.ts';

type Preset = ThemeState['presets'][number];

export function PresetsTab({ onImages }: { onImages(): void }) {
	const { t, ask } = usePlatform();
	const { state, refresh, own, scheme } = useEditing();
	const attempt = useAttempt();
	const [name, setName] = useState('');
	const save = () =>
		attempt(
			async () => {
				await ask(saveThemePresetDocument, { name: name.trim(), theme: own });
				await refresh();
				setName('');
			},
			{ done: t('themeEditor.presetSaved'), failed: t('themeEditor.presetFailed') },
		);
	const setOverwrite = (on: boolean) =>
		attempt(
			async () => {
				await ask(setOverwriteColorsDocument, { on });
				await refresh();
			},
			{ done: t('themeEditor.settingSaved'), failed: t('themeEditor.changeFailed') },
		);
	return (
		<div className="flex flex-col gap-4">
			<Checkbox
				label={t('themeEditor.overwriteColors')}
				hint={t('themeEditor.overwriteColorsHint')}
				checked={state.overwriteColors}
				onChange={setOverwrite}
			/>
			<LogoNotice scheme={scheme} onImages={onImages} />
			<ul className="flex flex-col gap-2">
				{state.presets.map((preset) => (
					<PresetEntry key={preset.id} preset={preset} />
				))}
			</ul>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (name.trim()) void save();
				}}
				className="flex flex-col gap-2"
			>
				<TextField label={t('themeEditor.presetName')} value={name} onChange={setName} maxLength={80} />
				<div>
					<Button type="submit" disabled={!name.trim()}>
						{t('themeEditor.presetSave')}
					</Button>
				</div>
			</form>
		</div>
	);
}

function PresetEntry({ preset }: { preset: Preset }) {
	const t = useTexts();
	const toast = useToast();
	const { state, own, change, scheme } = useEditing();
	const logo = useLogo(scheme);
	const applied = adoptTheme(own, readTheme(preset.theme), state.overwriteColors);
	const hidesLogo = logo.isLostIn(mergeTheme(defaultTheme, applied));
	const apply = () => {
		change(applied, `preset ${preset.id}`);
		toast.success(t('themeEditor.presetApplied'));
	};
	return (
		<li className="rounded-theme border border-line p-3">
			<PresetSummary name={preset.name} theme={preset.theme}>
				{preset.shipped && <span className="text-sm text-muted">{t('themeEditor.presetShipped')}</span>}
			</PresetSummary>
			{hidesLogo && (
				<p className="mt-1 flex items-start gap-1 text-sm font-medium">
					<IconAlertTriangle aria-hidden size="1.25em" className="shrink-0" />
					{t('themeEditor.presetHidesLogo')}
				</p>
			)}
			<div className="mt-2 flex flex-wrap gap-2">
				<Button size="small" colour="primaryLight" onClick={apply}>
					{t('themeEditor.presetApply')}
				</Button>
				{!preset.shipped && <OwnPresetActions preset={preset} />}
			</div>
		</li>
	);
}

function OwnPresetActions({ preset: { id, name } }: { preset: Preset }) {
	const { t, ask } = usePlatform();
	const { own, refresh } = useEditing();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const update = async () => {
		const title = t('themeEditor.presetUpdateTitle', { name });
		const sure = { title, text: t('themeEditor.presetUpdateText'), confirmLabel: t('themeEditor.presetUpdate') };
		if (!(await confirm(sure))) return;
		await attempt(
			async () => {
				await ask(updateThemePresetDocument, { id, theme: own });
				await refresh();
			},
			{ done: t('themeEditor.presetUpdated'), failed: t('themeEditor.presetFailed') },
		);
	};
	const remove = async () => {
		const title = t('themeEditor.presetDeleteTitle', { name });
		if (!(await confirm({ title, confirmLabel: t('themeEditor.presetDelete'), colour: 'danger' }))) return;
		await attempt(
			async () => {
				await ask(deleteThemePresetDocument, { id });
				await refresh();
			},
			{ done: t('themeEditor.presetDeleted'), failed: t('themeEditor.changeFailed') },
		);
	};
	return (
		<>
			<Button size="small" onClick={update}>
				{t('themeEditor.presetUpdate')}
			</Button>
			<Button size="small" colour="danger" onClick={remove}>
				{t('themeEditor.presetDelete')}
			</Button>
		</>
	);
}
