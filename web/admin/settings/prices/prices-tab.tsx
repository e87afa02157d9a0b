// What the shop says of its prices: currency, net or gross, the country whose taxes hold, words beside prices, whom to warn of low stock.
import { priceSettings } from '../../../../rules/settings/prices.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { mayOpen, useMe } from '../../me.tsx';
import { SettingCard } from '../schema/setting-card.tsx';
import { useSettingsForm } from '../schema/use-settings-form.ts';
import { priceSettingsDocument, savePriceSettingsDocument } from './prices.documents.ts';
import { TermsCard, useMeaning } from './terms-card.tsx';

export function PricesTab() {
	const answer = useAdminQuery(priceSettingsDocument, {});
	return <Loaded answer={answer}>{({ priceSettings: settings }) => <Prices loaded={settings} />}</Loaded>;
}

function Prices({ loaded }: { loaded: Data<typeof priceSettingsDocument>['priceSettings'] }) {
	const { t } = usePlatform();
	const change = useChange();
	const confirm = useConfirm();
	const form = useSettingsForm({
		group: priceSettings,
		loaded,
		cards: ['words', 'stock'],
		names: ['currency', 'country', 'pricesIncludeTax'],
		readOnly: !mayOpen(useMe(), ['mTenant', 'mPrice']),
		save: (settings, revision) => change(savePriceSettingsDocument, { settings, revision }),
	});
	const { editor, readOnly, saved } = form;
	const meaning = useMeaning(saved, editor.values, loaded.hasPrices);
	const save = async () => {
		const sure =
			form.isFaulty() ||
			!meaning ||
			(await confirm({
				title: t('priceSettings.changeAsk'),
				text: meaning,
				confirmLabel: t('priceSettings.change'),
				colour: 'warning',
			}));
		return sure ? editor.bar.onSave() : false;
	};
	return (
		<div className="grid gap-4">
			<TermsCard form={form} warning={meaning} />
			<SettingCard form={form} card="words" />
			<SettingCard form={form} card="stock" />
			{!readOnly && <SaveBar {...editor.bar} onSave={save} />}
		</div>
	);
}
