// A theme to begin with: chosen into the draft, published by going on.
import { TextLink } from '../../kit/link.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useEditing } from '../../theme-editor/editing.tsx';
import { PresetEntry } from '../../theme-editor/presets-tab.tsx';
import { usePublish } from '../../theme-editor/use-publish.ts';
import { StepFrame, type StepProps } from './step.tsx';

export function ThemeStep({ onReload, ...props }: StepProps) {
	const { t } = usePlatform();
	const { state, saving } = useEditing();
	const { busy, publish } = usePublish();
	const save = async () => {
		if (saving === 'asPublished') return true;
		const done = await publish({ done: t('shopSetup.themePublished'), failed: t('shopSetup.themeFailed') });
		if (done) onReload();
		return done;
	};
	return (
		<StepFrame {...props} busy={busy} save={save}>
			<ul className="flex flex-col gap-2">
				{state.presets.map((preset) => (
					<PresetEntry key={preset.id} preset={preset} />
				))}
			</ul>
			<p>
				<TextLink to="/themeeditor">{t('shopSetup.toThemeEditor')}</TextLink>
			</p>
		</StepFrame>
	);
}
