// A customer who has an account already becomes a member at once.
import { useState } from 'react';
import type { CompanyRole } from '../../../rules/companies/roles.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { useCompany } from '../../company/company.ts';
import { FormDialog } from '../../company/form-dialog.tsx';
import { RoleChoice } from '../../company/role-choice.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useRested } from '../orders/new/use-rested.ts';
import { accountsDocument, addMemberDocument } from './companies.documents.ts';

type Account = Data<typeof accountsDocument>['users']['items'][number];

function nameOf({ email, values }: Account): string {
	const known = Object.fromEntries(values.map(({ fieldName, value }) => [fieldName, value]));
	return [known.firstName, known.surname].filter(Boolean).join(' ') || showEmail(email);
}

interface Values {
	account: Account | undefined;
	role: CompanyRole;
}

const initial: Values = { account: undefined, role: 'buyer' };

export function AddMemberDialog({ onClose }: { onClose(): void }) {
	const { t } = usePlatform();
	const { company } = useCompany();
	return (
		<FormDialog
			title={t('companies.addMember')}
			initial={initial}
			errorsOf={({ account }) => ({ account: account ? undefined : t('controlTextIsRequired') })}
			document={addMemberDocument}
			toVariables={({ account, role }) => ({ companyId: company.id, member: { userId: account?.id ?? '', role } })}
			fieldOf={{ COMPANY_MEMBER_TAKEN: 'account' }}
			done={t('companies.memberAdded')}
			saveLabel={t('companies.addMember')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<>
					<p className="text-muted">{t('companies.addMemberText')}</p>
					<AccountSearch chosen={values.account} onChoose={(account) => set({ account })} error={errorOf('account')} />
					<RoleChoice value={values.role} onChange={(role) => set({ role })} error={errorOf('role')} />
				</>
			)}
		</FormDialog>
	);
}

interface AccountSearchProps {
	chosen: Account | undefined;
	onChoose(account: Account | undefined): void;
	error: string | null | undefined;
}

function AccountSearch({ chosen, onChoose, error }: AccountSearchProps) {
	const { t } = usePlatform();
	const { company } = useCompany();
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(accountsDocument, { search }, { enabled: search !== '', keep: true });
	const members = new Set(company.members.map(({ userId }) => userId));
	const found = search === '' || chosen ? undefined : data?.users.items.filter(({ id }) => !members.has(id));
	return (
		<div>
			<TextField
				label={t('companies.account')}
				hint={t('companies.accountHint')}
				required
				autoFocus
				autoComplete="off"
				value={chosen ? showEmail(chosen.email) : typed}
				onChange={(text) => {
					onChoose(undefined);
					setTyped(text);
				}}
				error={error ?? null}
			/>
			<div aria-live="polite">{found?.length === 0 && <p className="mt-2 text-muted">{t('kit.nothingFound')}</p>}</div>
			{found && found.length > 0 && (
				<ul className="mt-2 grid gap-1">
					{found.map((account) => (
						<li key={account.id}>
							<Button onClick={() => onChoose(account)}>
								{[...new Set([nameOf(account), showEmail(account.email)])].join(' · ')}
							</Button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
