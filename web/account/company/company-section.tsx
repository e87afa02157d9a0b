// The company of the reader: its members, cost centres, budgets and addresses; its admins manage them here.
import type { ReactNode } from 'react';
import { AddressesPart } from '../../company/addresses-part.tsx';
import { BudgetsPart } from '../../company/budgets-part.tsx';
import { myCompanyDocument } from '../../company/company.documents.ts';
import { type Company, CompanyContext } from '../../company/company.ts';
import { CompanyDrafts } from '../../company/company-drafts.tsx';
import { CostCentresPart } from '../../company/cost-centres-part.tsx';
import { MembersPart } from '../../company/members-part.tsx';
import { OrdersPart } from '../../company/orders-part.tsx';
import { PolicyPart } from '../../company/policy-part.tsx';
import { AriaScope } from '../../kit/aria-scope.tsx';
import { ConfirmProvider } from '../../kit/confirm.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { sayAtBottom } from '../toast-region.tsx';
import { InvoicesPart } from './invoices-part.tsx';
import { LoadFailure, Waiting, WithTexts } from './with-texts.tsx';

interface CompanySectionProps {
	readerId: string;
}

export default function CompanySection({ readerId }: CompanySectionProps) {
	return (
		<WithTexts groups={['companies', 'companyDrafts', 'companyErrors', 'ownOrders', 'invoicePreference']}>
			<AriaScope>
				<ConfirmProvider>
					<OwnCompany readerId={readerId} />
				</ConfirmProvider>
			</AriaScope>
		</WithTexts>
	);
}

interface PartProps {
	title: string;
	actions?: ReactNode;
	children: ReactNode;
}

function Part({ title, actions, children }: PartProps) {
	return (
		<section className="border-t border-line pt-5">
			<header className="mb-3 flex flex-wrap items-center justify-between gap-2">
				<h3 className="min-w-0 font-bold">{title}</h3>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</header>
			{children}
		</section>
	);
}

function OwnCompany({ readerId }: CompanySectionProps) {
	const { data, error, isFetching, refetch } = useAdminQuery(myCompanyDocument, {});
	if (error && !isFetching) return <LoadFailure onAskAgain={() => void refetch()} />;
	if (!data) return <Waiting />;
	// They have left it a moment ago.
	return data.myCompany && <Parts company={data.myCompany} readerId={readerId} />;
}

/** What waits for its approval has no number yet, and no page for colleagues. */
const linkOf = ({ number }: { number: string | null }, text: string): ReactNode =>
	number === null ? (
		text
	) : (
		<NearLink
			to={`/orders/${encodeURIComponent(number)}`}
			className="inline-flex min-h-8 items-center text-link underline underline-offset-4 hover:text-link-hover pointer-coarse:min-h-11"
		>
			{text}
		</NearLink>
	);

function Parts({ company, readerId }: CompanySectionProps & { company: Company }) {
	const { t } = usePlatform();
	const own = company.members.find(({ userId }) => userId === readerId);
	return (
		<CompanyContext value={{ company, Part, readerId, say: sayAtBottom }}>
			<div className="grid gap-6">
				<p>
					<span className="block text-lg font-semibold wrap-anywhere">{company.name}</span>
					{own && (
						<span className="text-muted">{t('companies.yourRoleIs', { role: t(`companies.role.${own.role}`) })}</span>
					)}
				</p>
				<BudgetsPart />
				<CostCentresPart />
				<MembersPart />
				<AddressesPart />
				{company.shareOrders && <OrdersPart linkOf={linkOf} />}
				{company.shareDrafts && (
					<Part title={t('companyDrafts.title')}>
						<CompanyDrafts say={sayAtBottom} />
					</Part>
				)}
				{company.kept && <InvoicesPart />}
				{company.kept && <PolicyPart />}
			</div>
		</CompanyContext>
	);
}
