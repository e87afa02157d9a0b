// What an address of the settings names, in the own shop (/admin/settings/…) and for operators in another one (/admin/tenants/{slug}/…).
import { type Me, mayOpen } from '../me.tsx';
import { settingSections } from './sections.ts';
import type { SettingPart } from './setting-part.ts';
import { settingTabs } from './tabs.ts';

interface SettingsAddress {
	/** Those that the user may open. */
	tabs: readonly SettingPart[];
	/** Undefined: there is no such tab or section for them. */
	chosen: SettingPart | undefined;
	/** Below the settings, where what was asked for is now: sections were tabs once. */
	moved: string | undefined;
}

export const settingsHome = '/admin/settings';

export function readSettingsAddress(
	may: (part: SettingPart) => boolean,
	{ tab, section }: { tab?: string | undefined; section?: string | undefined },
): SettingsAddress {
	const tabs = settingTabs.filter(may);
	const chosen = tab === undefined ? tabs[0] : tabs.find(({ id }) => id === tab);
	const isSection =
		section === undefined || (tab === 'settings' && settingSections.some((part) => part.id === section && may(part)));
	const moved = !chosen && settingSections.some(({ id }) => id === tab) ? `settings/${tab}` : undefined;
	return { tabs, chosen: isSection ? chosen : undefined, moved };
}

export const opensFor =
	(me: Me) =>
	({ needs }: SettingPart): boolean =>
		mayOpen(me, needs);
