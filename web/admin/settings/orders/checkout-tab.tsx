// What the checkout asks and who hears of an order.
import { continueShoppingRules } from '../../../../rules/orders/validate-settings.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { NearLink } from '../../../platform/near-link.tsx';
import { has, useMe } from '../../me.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { type LoadedSettings, useSettingsEditor } from './use-settings-editor.ts';

export function CheckoutTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Checkout loaded={orderSettings} />}</Loaded>;
}

const flags = ['profileRequired', 'showPayment', 'showShipping'] as const;

function Checkout({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const readOnly = !has(useMe(), 'mTenant');
	const { profileRequired, showPayment, showShipping, multipleSelection, continueShoppingUrl, orderRecipients } =
		loaded;
	const editor = useSettingsEditor({
		loaded,
		values: { profileRequired, showPayment, showShipping, multipleSelection, continueShoppingUrl, orderRecipients },
		toGiven: (values) => ({
			profileRequired: values.profileRequired,
			showPayment: values.showPayment,
			showShipping: values.showShipping,
			multipleSelection: values.multipleSelection,
			continueShoppingUrl: values.continueShoppingUrl.trim(),
			orderRecipients: values.orderRecipients,
		}),
		shows: ['continueShoppingUrl', 'orderRecipients'],
	});
	const { values, set, errorOf } = editor;
	return (
		<div className="grid gap-4">
			{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
			<Card heading="h2" title={t('orderSettings.asked')}>
				<div className="grid gap-4">
					{flags.map((name) => (
						<Checkbox
							key={name}
							label={t(`orderSettings.${name}`)}
							hint={t(`orderSettings.${name}Hint`)}
							disabled={readOnly}
							checked={values[name]}
							onChange={(on) => set({ [name]: on })}
						/>
					))}
				</div>
			</Card>
			<Card heading="h2" title={t('orderSettings.buying')}>
				<div className="grid gap-4">
					<Checkbox
						label={t('orderSettings.multipleSelection')}
						hint={t('orderSettings.multipleSelectionHint')}
						disabled={readOnly}
						checked={values.multipleSelection}
						onChange={(on) => set({ multipleSelection: on })}
					/>
					<TextField
						label={t('orderSettings.continueShoppingUrl')}
						hint={t('orderSettings.continueShoppingUrlHint')}
						{...continueShoppingRules(values.continueShoppingUrl, location.origin)}
						disabled={readOnly}
						value={values.continueShoppingUrl}
						onChange={(path) => set({ continueShoppingUrl: path })}
						error={errorOf('continueShoppingUrl')}
					/>
					<p className="text-sm text-muted">
						{t('orderSettings.totalLabel')}{' '}
						<NearLink to="/admin/settings/prices" className="underline">
							{t('orderSettings.toPrices')}
						</NearLink>
					</p>
				</div>
			</Card>
			<Card heading="h2" title={t('orderSettings.notified')}>
				<TextField
					label={t('orderSettings.recipients')}
					hint={t('orderSettings.recipientsHint')}
					disabled={readOnly}
					value={values.orderRecipients}
					onChange={(recipients) => set({ orderRecipients: recipients })}
					error={errorOf('orderRecipients')}
				/>
			</Card>
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
