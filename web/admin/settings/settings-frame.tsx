// The tabs of a tenant under their title, for the own shop and for operators in another one.
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { SettingPart } from './setting-part.ts';

interface SettingsFrameProps extends Pick<ComponentProps<typeof PageFrame>, 'title' | 'above' | 'actions'> {
	tabs: readonly SettingPart[];
	chosen: SettingPart;
	/** Where the tabs are, such as /admin/settings. */
	home: string;
	/** Below a tab. */
	content(part: SettingPart): ReactNode;
}

export function SettingsFrame({ tabs, chosen, home, content, ...frame }: SettingsFrameProps) {
	const t = useTexts();
	const navigate = useNavigate();
	return (
		<PageFrame {...frame}>
			<Tabs
				wrap
				label={t('admin.settings')}
				chosen={chosen.id}
				onChoose={(id) => id !== chosen.id && navigate(`${home}/${id}`)}
				tabs={tabs.map((part) => ({ id: part.id, label: t(part.label), content: content(part) }))}
			/>
		</PageFrame>
	);
}
