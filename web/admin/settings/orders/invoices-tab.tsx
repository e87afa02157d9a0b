// Who stands on invoices, when they are drawn up, and how they are numbered.

import { defaultOrderSettings } from '../../../../rules/orders/settings.ts';
import { emptyBank, missingOfSeller, tidyOrderSettings } from '../../../../rules/orders/validate-settings.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { NumbersCard } from './numbers-card.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { BankCard, SellerCard } from './seller-card.tsx';
import { type LoadedSettings, useSettingsEditor } from './use-settings-editor.ts';

export function InvoicesTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Invoices loaded={orderSettings} />}</Loaded>;
}

/** What of it an invoice must say and cannot yet. */
const missingOf = (seller: LoadedSettings['seller']) =>
	missingOfSeller(tidyOrderSettings({ ...defaultOrderSettings, seller }).seller);

function Invoices({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const readOnly = !has(useMe(), 'mTenant');
	const { seller, smallBusiness, invoiceWhen, invoicePrefix, creditNotePrefix } = loaded;
	const editor = useSettingsEditor({
		loaded,
		values: {
			seller: { ...seller, bank: seller.bank ?? emptyBank },
			smallBusiness,
			invoiceWhen,
			invoicePrefix,
			creditNotePrefix,
		},
		toGiven: ({ seller: of, ...values }) => ({
			seller: of,
			smallBusiness: values.smallBusiness,
			invoiceWhen: values.invoiceWhen,
			invoicePrefix: values.invoicePrefix.trim(),
			creditNotePrefix: values.creditNotePrefix.trim(),
		}),
		shows: ['seller.', 'bank.', 'invoicePrefix', 'creditNotePrefix'],
	});
	const { values, set, errorOf } = editor;
	const missing = missingOf(values.seller);
	const { bank } = values.seller;
	return (
		<div className="grid gap-4">
			{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
			{missing.length > 0 && (
				<Notice kind="warning">
					{t('orderSettings.sellerMissing', {
						fields: missing.map((name) => t(`orderSettings.seller.${name}`)).join(', '),
					})}
				</Notice>
			)}
			<SellerCard
				seller={values.seller}
				onChange={(changed) => set({ seller: { ...values.seller, ...changed } })}
				errorOf={errorOf}
				readOnly={readOnly}
			/>
			<BankCard
				bank={bank}
				onChange={(changed) => set({ seller: { ...values.seller, bank: { ...bank, ...changed } } })}
				errorOf={errorOf}
				readOnly={readOnly}
			/>
			<Card heading="h2" title={t('orderSettings.invoicing')}>
				<div className="grid gap-4 tablet:grid-cols-2">
					<RadioGroup
						label={t('orderSettings.invoiceWhen')}
						disabled={readOnly}
						value={values.invoiceWhen}
						onChange={(when) => set({ invoiceWhen: when })}
						choices={(['placed', 'processed'] as const).map((value) => ({
							value,
							label: t(`orderSettings.invoiceWhen.${value}`),
						}))}
					/>
					<Checkbox
						label={t('orderSettings.smallBusiness')}
						hint={t('orderSettings.smallBusinessHint')}
						disabled={readOnly}
						checked={values.smallBusiness}
						onChange={(on) => set({ smallBusiness: on })}
					/>
				</div>
			</Card>
			<NumbersCard values={values} saved={loaded} set={set} errorOf={errorOf} readOnly={readOnly} />
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
