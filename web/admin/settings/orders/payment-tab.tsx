// How the shop is paid: cards by the provider, invoices, how long they may wait.
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { minorDigits } from '../../../../rules/money.ts';
import { invoiceBuyers } from '../../../../rules/orders/settings.ts';
import { highestInvoiceLimit, longestPaymentDays } from '../../../../rules/orders/validate-settings.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { ProviderKeys } from './provider-keys.tsx';
import { type LoadedSettings, useSettingsEditor } from './use-settings-editor.ts';

export function PaymentTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Payment loaded={orderSettings} />}</Loaded>;
}

function Payment({ loaded }: { loaded: LoadedSettings }) {
	const { t, currency } = usePlatform();
	const minorUnits = 10 ** minorDigits(currency);
	const readOnly = !has(useMe(), 'mTenant');
	const { paymentPublishableKey, invoiceFor, invoiceLimit, stockShare, paymentDays, cardPayment } = loaded;
	const editor = useSettingsEditor({
		loaded,
		values: { paymentPublishableKey, invoiceFor, invoiceLimit, stockShare, paymentDays },
		toGiven: (values) => ({
			paymentPublishableKey: values.paymentPublishableKey.trim(),
			invoiceFor: values.invoiceFor,
			invoiceLimit: values.invoiceLimit,
			stockShare: values.stockShare,
			paymentDays: values.paymentDays,
		}),
		shows: ['paymentPublishableKey', 'invoiceLimit', 'stockShare', 'paymentDays'],
	});
	const { values, set, errorOf } = editor;
	return (
		<div className="grid gap-4">
			{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
			{cardPayment === 'none' && values.invoiceFor === 'nobody' && (
				<Notice kind="warning">{t('orderSettings.noPayment')}</Notice>
			)}
			<Card heading="h2" title={t('orderSettings.card')}>
				<div className="grid gap-5">
					{cardPayment === 'sandbox' && (
						<Notice kind="warning">
							<strong>{t('orderSettings.sandboxTitle')}.</strong> {t('orderSettings.sandbox')}
						</Notice>
					)}
					<p className="max-w-prose text-muted">{t('orderSettings.cardText')}</p>
					{!readOnly && <ProviderKeys purposes={['paymentSecretKey', 'paymentWebhookSecret']} />}
					<TextField
						label={t('orderSettings.publishableKey')}
						hint={t('orderSettings.publishableKeyHint')}
						maxLength={250}
						autoComplete="off"
						disabled={readOnly}
						value={values.paymentPublishableKey}
						onChange={(key) => set({ paymentPublishableKey: key })}
						error={errorOf('paymentPublishableKey')}
					/>
					<WebhookAddress path={loaded.webhookPath} />
				</div>
			</Card>
			<Card heading="h2" title={t('orderSettings.invoicePaymentTitle')}>
				<div className="grid gap-4 tablet:grid-cols-2">
					<div className="tablet:col-span-2">
						<RadioGroup
							label={t('orderSettings.invoiceFor')}
							hint={t('orderSettings.invoiceForHint')}
							disabled={readOnly}
							choices={invoiceBuyers.map((value) => ({ value, label: t(`orderSettings.invoiceFor.${value}`) }))}
							value={values.invoiceFor}
							onChange={(chosen) => set({ invoiceFor: chosen })}
						/>
					</div>
					<NumberField
						label={t('orderSettings.invoiceLimit')}
						hint={t('orderSettings.invoiceLimitHint')}
						unit={currency}
						min={0}
						max={highestInvoiceLimit / minorUnits}
						step={1}
						disabled={readOnly || values.invoiceFor === 'nobody'}
						value={values.invoiceLimit / minorUnits}
						onChange={(amount) => set({ invoiceLimit: Math.round((amount ?? 0) * minorUnits) })}
						error={errorOf('invoiceLimit')}
					/>
					<NumberField
						label={t('orderSettings.paymentDays')}
						hint={t('orderSettings.paymentDaysHint')}
						unit={t('orderSettings.days')}
						min={0}
						max={longestPaymentDays}
						step={1}
						disabled={readOnly}
						value={values.paymentDays}
						onChange={(days) => set({ paymentDays: days ?? 0 })}
						error={errorOf('paymentDays')}
					/>
				</div>
			</Card>
			<Card heading="h2" title={t('orderSettings.unpaid')}>
				<div className="grid gap-4 tablet:grid-cols-2">
					<NumberField
						label={t('orderSettings.stockShare')}
						hint={t('orderSettings.stockShareHint')}
						unit="%"
						min={1}
						max={100}
						step={1}
						disabled={readOnly}
						value={values.stockShare}
						onChange={(share) => set({ stockShare: share ?? 0 })}
						error={errorOf('stockShare')}
					/>
				</div>
			</Card>
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}

/** To be entered at the provider: it is read and copied, never changed. */
function WebhookAddress({ path }: { path: string }) {
	const { t } = usePlatform();
	const toast = useToast();
	const [address] = useState(() => `${location.origin}${path}`);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			toast.success(t('orderSettings.copied'));
		} catch {
			toast.error(t('orderSettings.copyFailed'));
		}
	};
	return (
		<div className="flex flex-wrap items-start gap-3">
			<div className="min-w-0 grow basis-72">
				<TextField
					label={t('orderSettings.webhook')}
					hint={t('orderSettings.webhookHint')}
					readOnly
					value={address}
					onChange={() => undefined}
				/>
			</div>
			<div className="small:pt-6">
				<Button icon={<IconCopy aria-hidden size={18} />} onClick={copy}>
					{t('orderSettings.copy')}
				</Button>
			</div>
		</div>
	);
}
