// Who stands on invoices, when they are drawn up, and how they are numbered.

import { emptyBank, missingOfSeller, tidySeller } from '../../../../rules/orders/seller.ts';
import { Notice } from '../../../kit/notice.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { SettingCard } from '../schema/setting-card.tsx';
import { NumbersCard } from './numbers-card.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { BankCard, SellerCard } from './seller-card.tsx';
import { type LoadedSettings, useOrderSettings } from './use-order-settings.ts';

export function InvoicesTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Invoices loaded={orderSettings} />}</Loaded>;
}

function Invoices({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const form = useOrderSettings(loaded, {
		cards: ['invoicing'],
		names: ['seller', 'invoicePrefix', 'creditNotePrefix'],
		shows: ['seller.', 'bank.'],
		initial: { seller: { ...loaded.seller, bank: loaded.seller.bank ?? emptyBank } },
	});
	const { editor, readOnly, saved } = form;
	const { values, set, errorOf } = editor;
	const missing = missingOfSeller(tidySeller(values.seller));
	const bank = values.seller.bank ?? emptyBank;
	return (
		<div className="grid gap-4">
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
			<SettingCard form={form} card="invoicing" columns={2} />
			<NumbersCard values={values} saved={saved} set={set} errorOf={errorOf} readOnly={readOnly} />
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
