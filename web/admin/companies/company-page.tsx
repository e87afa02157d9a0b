// One company: what the shop knows of it, who belongs to it, and how they buy.
import { IconArchive, IconArchiveOff, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { formatMoment } from '../../../rules/formats.ts';
import { AddressesPart } from '../../company/addresses-part.tsx';
import { BudgetsPart } from '../../company/budgets-part.tsx';
import { CompanyContext } from '../../company/company.ts';
import { CostCentresPart } from '../../company/cost-centres-part.tsx';
import { MembersPart } from '../../company/members-part.tsx';
import { OrdersPart } from '../../company/orders-part.tsx';
import { PolicyPart } from '../../company/policy-part.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { TextLink } from '../../kit/link.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useEditor } from '../editor.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { archiveCompanyDocument, companyDocument, updateCompanyDocument } from './companies.documents.ts';
import {
	CompanyFields,
	type CompanyForm,
	companyFieldOf,
	type RoleChoice,
	toCompanyInput,
	validateCompany,
} from './company-form.tsx';

type Company = Data<typeof companyDocument>['company'];

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(companyDocument, { id });
	return (
		<Loaded answer={answer} title={t('companies.one')}>
			{({ company, roles }) => <OneCompany key={id} company={company} roles={roles} reload={answer.refetch} />}
		</Loaded>
	);
}

interface PartProps {
	title: string;
	actions?: ReactNode;
	children: ReactNode;
}

const Part = (props: PartProps) => <Card heading="h2" {...props} />;

interface OneCompanyProps {
	company: Company;
	roles: readonly RoleChoice[];
	reload(): Promise<unknown>;
}

function useCompanyEditor(company: Company, reload: () => Promise<unknown>) {
	const { t } = usePlatform();
	const change = useChange();
	const { id, name, customerNumber, vatId, invoiceMail, priceRole, revision } = company;
	const { invoiceFormat, leitwegId, electronicAddress } = company;
	const initial: CompanyForm = {
		...{ name, customerNumber, vatId, invoiceMail, roleId: priceRole?.id ?? '' },
		...{ invoiceFormat, leitwegId, electronicAddress },
	};
	const labels: Record<string, string> = {
		name: t('companies.name'),
		customerNumber: t('companies.customerNumber'),
		vatId: t('companies.vatId'),
		invoiceMail: t('companies.invoiceMail'),
		roleId: t('companies.priceRole'),
		invoiceFormat: t('invoicePreference.format'),
		leitwegId: t('invoicePreference.leitwegId'),
		electronicAddress: t('invoicePreference.electronicAddress'),
	};
	return useEditor({
		initial,
		judge: (values) => validateCompany(values, t),
		save: async (values, overwritten) => {
			const given = { id, revision: overwritten, company: toCompanyInput(values) };
			return (await change(updateCompanyDocument, given)).updateCompany.revision;
		},
		said: {
			saved: t('companies.saved'),
			failed: t('companies.saveFailed'),
			faulty: true,
		},
		fieldOf: companyFieldOf,
		versions: { revision, code: 'COMPANY_CHANGED', reload, labelOf: (field) => labels[field] },
	});
}

function OneCompany({ company, roles, reload }: OneCompanyProps) {
	const { t, language, timeZone } = usePlatform();
	const me = useMe();
	const toast = useToast();
	const [adding, setAdding] = useState(false);
	const mayChange = has(me, 'mUser');
	const editor = useCompanyEditor(company, reload);
	useScreenName(company.name);
	const { archivedAt } = company;
	const screen = {
		// Who may only read sees the same without the buttons.
		company: { ...company, kept: mayChange },
		Part,
		readerId: me.id,
		say: (kind: 'success' | 'danger', text: string) => (kind === 'success' ? toast.success(text) : toast.error(text)),
	};
	return (
		<PageFrame
			title={company.name}
			above={[{ label: t('admin.companies'), to: '/admin/companies' }]}
			actions={mayChange && <ArchiveButton company={company} />}
			{...(mayChange ? { save: editor.bar } : {})}
		>
			{archivedAt && (
				<div className="mb-4">
					<Chip
						state="inactive"
						label={t('companies.archivedOn', { moment: formatMoment(archivedAt, language, timeZone) })}
					/>
				</div>
			)}
			<CompanyContext value={screen}>
				<div className="grid gap-4">
					<CompanyFields editor={editor} roles={roles} readOnly={!mayChange} />
					<MembersPart
						actions={
							<Button size="small" icon={<IconUserPlus aria-hidden size={18} />} onClick={() => setAdding(true)}>
								{t('companies.addMember')}
							</Button>
						}
					/>
					<CostCentresPart />
					<BudgetsPart />
					<AddressesPart />
					{has(me, 'qOrder') && (
						<OrdersPart linkOf={({ id }, text) => <TextLink to={`/admin/orders/${id}`}>{text}</TextLink>} />
					)}
					{mayChange && <PolicyPart />}
				</div>
				{adding && <AddMemberDialog onClose={() => setAdding(false)} />}
			</CompanyContext>
		</PageFrame>
	);
}

function ArchiveButton({ company: { id, archivedAt } }: { company: Company }) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const confirm = useConfirm();
	const set = (archived: boolean) => () => change(archiveCompanyDocument, { id, archived });
	const archive = async () => {
		const sure = await confirm({
			title: t('companies.archiveTitle'),
			text: t('companies.archiveText'),
			confirmLabel: t('companies.archive'),
		});
		if (sure) await attempt(set(true), { done: t('companies.archived'), failed: t('companies.archiveFailed') });
	};
	return archivedAt ? (
		<Button
			icon={<IconArchiveOff aria-hidden size={18} />}
			onClick={() => attempt(set(false), { done: t('companies.restored'), failed: t('companies.restoreFailed') })}
		>
			{t('companies.restore')}
		</Button>
	) : (
		<Button icon={<IconArchive aria-hidden size={18} />} onClick={archive}>
			{t('companies.archive')}
		</Button>
	);
}
