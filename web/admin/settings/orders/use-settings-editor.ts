// Edits the part of the settings about selling that a tab shows. All tabs share one state: whoever saves an older one than is there is
// told, so the revision is that of what was shown when the typing began.
import { errorText } from '../../../../rules/fields.ts';
import type { OrderSettings } from '../../../../rules/orders/settings.ts';
import { orderSettingErrors, tidyOrderSettings } from '../../../../rules/orders/validate-settings.ts';
import { readRecipients } from '../../../../rules/price-settings.ts';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data, Variables } from '../../../platform/graphql.ts';
import { type Editor, type Faults, useEditor } from '../../editor.ts';
import { type orderSettingsDocument, saveOrderSettingsDocument } from './order-settings.documents.ts';

export type LoadedSettings = Data<typeof orderSettingsDocument>['orderSettings'];
type Given = Variables<typeof saveOrderSettingsDocument>['settings'];

/** As the rules know them. */
const settingsOf = ({ orderRecipients, ...rest }: LoadedSettings): OrderSettings => ({
	...rest,
	orderRecipients: readRecipients(orderRecipients),
});

interface Part<Values> {
	loaded: LoadedSettings;
	values: Values;
	/** As the API takes them. */
	toGiven(values: Values): Given;
	/** Which faults are shown here, by the beginnings of their names. */
	shows: readonly string[];
}

export function useSettingsEditor<Values extends object>({
	loaded,
	values: initial,
	toGiven,
	shows,
}: Part<Values>): Editor<Values & { revision: number }> {
	const { t } = usePlatform();
	const change = useChange();
	const judge = (values: Values): Faults => {
		const given = { ...loaded, ...toGiven(values) } as LoadedSettings;
		const faults = orderSettingErrors(tidyOrderSettings(settingsOf(given)), location.origin);
		const shown = Object.entries(faults).filter(([name]) => shows.some((beginning) => name.startsWith(beginning)));
		return Object.fromEntries(shown.map(([name, found]) => [name, found && errorText(found, t)]));
	};
	return useEditor<Values & { revision: number }>({
		initial: { ...initial, revision: loaded.revision },
		judge,
		save: async (values) => {
			await change(saveOrderSettingsDocument, { settings: toGiven(values), revision: values.revision });
		},
		said: { saved: t('settings.saved'), failed: t('settings.saveFailed') },
	});
}
