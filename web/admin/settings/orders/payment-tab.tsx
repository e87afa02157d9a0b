// How the shop is paid: cards by the provider, invoices, how long they may wait.
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { chosenMethods } from '../../../../rules/payments/methods.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { SettingCard } from '../schema/setting-card.tsx';
import { SettingField } from '../schema/setting-field.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { ProviderKeys } from './provider-keys.tsx';
import { type LoadedSettings, useOrderSettings } from './use-order-settings.ts';

export function PaymentTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Payment loaded={orderSettings} />}</Loaded>;
}

function Payment({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const { cardPayment } = loaded;
	const form = useOrderSettings(loaded, {
		cards: ['methods', ...chosenMethods, 'invoicePaymentTitle', 'unpaid'],
		names: ['paymentPublishableKey'],
	});
	const { editor, readOnly } = form;
	const isWithoutInvoice = editor.values.invoiceFor === 'nobody';
	return (
		<div className="grid gap-4">
			{cardPayment === 'none' && isWithoutInvoice && !editor.values.prepaymentOffered && (
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
					<SettingField form={form} name="paymentPublishableKey" />
					<WebhookAddress path={loaded.webhookPath} />
				</div>
			</Card>
			<SettingCard form={form} card="methods" columns={2} />
			{chosenMethods.map((method) => (
				<SettingCard
					key={method}
					form={form}
					card={method}
					columns={2}
					spans={{ [`${method}Offered`]: 'phone:col-span-2' }}
				/>
			))}
			<SettingCard
				form={form}
				card="invoicePaymentTitle"
				columns={2}
				spans={{ invoiceFor: 'phone:col-span-2' }}
				fields={{ invoiceLimit: { disabled: isWithoutInvoice } }}
			/>
			<SettingCard form={form} card="unpaid" columns={2} />
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
