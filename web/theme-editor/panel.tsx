// What can be set, tab by tab.
import { useDeferredValue, useMemo } from 'react';
import { findContrastErrors } from '../../rules/theme/contrast-errors.ts';
import { darkTheme } from '../../rules/theme/dark-theme.ts';
import type { Theme } from '../../rules/theme/theme.ts';
import { Tabs } from '../kit/tabs.tsx';
import { useTexts } from '../platform/environment.tsx';
import { ColoursTab } from './colours/colours-tab.tsx';
import { ContrastTab } from './contrast-tab.tsx';
import { type Scheme, useEditing } from './editing.tsx';
import { FontsTab } from './fonts-tab.tsx';
import { ImagesTab } from './images/images-tab.tsx';
import { PresetsTab } from './presets-tab.tsx';
import { ShapeTab } from './shape-tab.tsx';
import { useLogo } from './use-logo.ts';
import { VersionsTab } from './versions-tab.tsx';

interface PanelProps {
	tab: string;
	onTab(tab: string): void;
	/** Has the previews loaded again, after a change that is no part of the draft. */
	onReload(): void;
}

const isHardToRead = (light: Theme, scheme: Scheme) =>
	findContrastErrors(scheme === 'dark' ? darkTheme(light) : light, scheme).length > 0;

export function Panel({ tab, onTab, onReload }: PanelProps) {
	const t = useTexts();
	const { typed, light, scheme, choose } = useEditing();
	// Whether everything can be read is not needed while an admin types: the previews come first.
	const validated = useDeferredValue(light);
	const logo = useLogo(scheme);
	const hardToRead = useMemo(() => isHardToRead(validated, scheme), [validated, scheme]) || logo.isLostIn(validated);
	const show = (path: string) => {
		choose(path);
		onTab('colours');
	};
	return (
		<Tabs
			wrap
			label={t('themeEditor.settings')}
			chosen={tab}
			onChoose={onTab}
			tabs={[
				{
					id: 'colours',
					label: t('themeEditor.tabColours'),
					content: <ColoursTab />,
					hasErrors: Object.values(typed).some(Boolean),
				},
				{ id: 'fonts', label: t('themeEditor.tabFonts'), content: <FontsTab /> },
				{ id: 'shape', label: t('themeEditor.tabShape'), content: <ShapeTab onReload={onReload} /> },
				{ id: 'images', label: t('themeEditor.tabImages'), content: <ImagesTab onReload={onReload} /> },
				{
					id: 'contrast',
					label: t('themeEditor.tabContrast'),
					content: <ContrastTab onShow={show} onImages={() => onTab('images')} />,
					hasErrors: hardToRead,
				},
				{ id: 'presets', label: t('themeEditor.tabPresets'), content: <PresetsTab onImages={() => onTab('images')} /> },
				{ id: 'versions', label: t('themeEditor.tabVersions'), content: <VersionsTab /> },
			]}
		/>
	);
}
