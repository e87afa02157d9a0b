// Edits the settings about selling that a tab shows.
import { orderSettings } from '../../../../rules/settings/orders.ts';
import { useChange } from '../../../platform/backoffice/data.ts';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { useSettingsForm } from '../schema/use-settings-form.ts';
import { type orderSettingsDocument, saveOrderSettingsDocument } from './order-settings.documents.ts';

export type LoadedSettings = Data<typeof orderSettingsDocument>['orderSettings'];

type Part = Pick<Parameters<typeof useSettingsForm<typeof orderSettings>>[0], 'cards' | 'names' | 'shows' | 'initial'>;

export function useOrderSettings(loaded: LoadedSettings, part: Part) {
	const change = useChange();
	return useSettingsForm({
		...part,
		group: orderSettings,
		loaded,
		readOnly: !has(useMe(), 'mTenant'),
		save: (settings, revision) => change(saveOrderSettingsDocument, { settings, revision }),
	});
}
