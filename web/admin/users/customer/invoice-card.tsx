// How a customer with an account wants invoices.
import { InvoicePreferenceForm } from '../../../company/invoice-preference-form.tsx';
import { Card } from '../../../kit/card.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { invoicePreferenceDocument, saveInvoicePreferenceDocument } from './customer.documents.ts';

export function InvoiceCard({ userId, readOnly }: { userId: string; readOnly: boolean }) {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const { data, error, refetch } = useAdminQuery(invoicePreferenceDocument, { userId });
	return (
		<Card heading="h2" title={t('invoicePreference.title')}>
			<p className="mb-4 max-w-prose text-muted">{t('invoicePreference.customerText')}</p>
			{error ? (
				<Failed error={error} onRetry={refetch} />
			) : data ? (
				<InvoicePreferenceForm
					key={userId}
					initial={data.invoicePreference}
					readOnly={readOnly}
					save={async (preference) =>
						(await change(saveInvoicePreferenceDocument, { userId, preference })).saveInvoicePreference
					}
					say={(kind, text) => (kind === 'success' ? toast.success(text) : toast.error(text))}
				/>
			) : (
				<Skeleton lines={3} />
			)}
		</Card>
	);
}
