// How the reader wants invoices: the next checkout begins with it.
import { InvoicePreferenceForm } from '../company/invoice-preference-form.tsx';
import { useAdminQuery, useChange } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import { ownInvoicePreferenceDocument, saveOwnInvoicePreferenceDocument } from './account.documents.ts';
import { LoadFailure, Waiting, WithTexts } from './company/with-texts.tsx';
import { sayAtBottom } from './toast-region.tsx';

export default function InvoiceSection() {
	return (
		<WithTexts groups={['invoicePreference']} failed="account.invoicesFailed">
			<OwnPreference />
		</WithTexts>
	);
}

function OwnPreference() {
	const { t } = usePlatform();
	const change = useChange();
	const { data, error, refetch } = useAdminQuery(ownInvoicePreferenceDocument, {});
	return (
		<>
			<p className="mb-4 max-w-prose text-sm text-muted">{t('invoicePreference.ownText')}</p>
			{error ? (
				<LoadFailure failed="account.invoicesFailed" onAskAgain={() => void refetch()} />
			) : data ? (
				<InvoicePreferenceForm
					initial={data.ownInvoicePreference}
					save={async (preference) =>
						(await change(saveOwnInvoicePreferenceDocument, { preference })).saveOwnInvoicePreference
					}
					say={sayAtBottom}
				/>
			) : (
				<Waiting />
			)}
		</>
	);
}
