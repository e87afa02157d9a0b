// What the checkout asks and who hears of an order.
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { NearLink } from '../../../platform/near-link.tsx';
import { SettingCard } from '../schema/setting-card.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { type LoadedSettings, useOrderSettings } from './use-order-settings.ts';

export function CheckoutTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Checkout loaded={orderSettings} />}</Loaded>;
}

function Checkout({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const form = useOrderSettings(loaded, { cards: ['asked', 'buying', 'notified'] });
	const { editor, readOnly } = form;
	return (
		<div className="grid gap-4">
			<SettingCard form={form} card="asked" />
			<SettingCard form={form} card="buying">
				<p className="text-sm text-muted">
					{t('orderSettings.totalLabel')}{' '}
					<NearLink to="/admin/settings/settings/prices" className="underline">
						{t('orderSettings.toPrices')}
					</NearLink>
				</p>
			</SettingCard>
			<SettingCard form={form} card="notified" />
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
