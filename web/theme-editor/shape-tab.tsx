// Corners, outlines, the dark look; and the header, which is a setting of the shop and no part of the draft.
import { borderRadii, borderWidths } from '../../rules/theme/theme.ts';
import { saveSettingsDocument, settingsDocument } from '../admin/settings/settings.documents.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import { RadioGroup } from '../kit/radio-group.tsx';
import { useAttempt } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { useEditing } from './editing.tsx';

const namesOf = <Name extends string>(names: Record<Name, unknown>) => Object.keys(names) as Name[];

export function ShapeTab({ onReload }: { onReload(): void }) {
	const { t } = usePlatform();
	const { light, setValue, state } = useEditing();
	const saveHeader = useHeader(onReload);
	return (
		<div className="flex flex-col gap-6">
			<RadioGroup
				label={t('themeEditor.radius')}
				value={light.border.radius}
				onChange={(radius) => setValue('border.radius', radius)}
				choices={namesOf(borderRadii).map((value) => ({ value, label: t(`themeEditor.radius.${value}`) }))}
			/>
			<RadioGroup
				label={t('themeEditor.width')}
				value={light.border.width}
				onChange={(width) => setValue('border.width', width)}
				choices={namesOf(borderWidths).map((value) => ({ value, label: t(`themeEditor.width.${value}`) }))}
			/>
			<Checkbox
				label={t('themeEditor.darkOn')}
				hint={t('themeEditor.darkOnHint')}
				checked={light.dark.on}
				onChange={(on) => setValue('dark.on', on)}
			/>
			<RadioGroup
				label={t('themeEditor.header')}
				hint={t('themeEditor.atOnce')}
				value={state.header}
				onChange={saveHeader}
				choices={[
					{ value: 'default', label: t('themeEditor.header.default') },
					{ value: 'simple', label: t('themeEditor.header.simple') },
				]}
			/>
		</div>
	);
}

/** Of what is there now: the editor has been open for a while. */
function useHeader(onReload: () => void) {
	const { t, ask } = usePlatform();
	const { refresh } = useEditing();
	const attempt = useAttempt();
	return (header: 'default' | 'simple') =>
		attempt(
			async () => {
				const { shopSettings } = (await ask(settingsDocument, {})) as Data<typeof settingsDocument>;
				await ask(saveSettingsDocument, { settings: { header }, revision: shopSettings.revision });
				await refresh();
				onReload();
			},
			{ done: t('themeEditor.headerSaved'), failed: t('themeEditor.changeFailed') },
		);
}
