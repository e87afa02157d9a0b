// How the company wants invoices: its admins set it here, and orders of its members begin with it.
import { setInvoicesDocument } from '../../company/company.documents.ts';
import { useCompany } from '../../company/company.ts';
import { InvoicePreferenceForm } from '../../company/invoice-preference-form.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';

export function InvoicesPart() {
	const { t } = usePlatform();
	const { company, Part, say } = useCompany();
	const change = useChange();
	const { id, revision } = company;
	return (
		<Part title={t('invoicePreference.title')}>
			<p className="mb-4 max-w-prose text-sm text-muted">{t('invoicePreference.companyText')}</p>
			<InvoicePreferenceForm
				initial={company}
				save={async (values) => (await change(setInvoicesDocument, { id, revision, ...values })).setCompanyInvoices}
				say={say}
			/>
		</Part>
	);
}
