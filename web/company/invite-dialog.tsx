// A colleague is invited by mail.
import type { CompanyRole } from '../../rules/companies/roles.ts';
import { errorText, findFieldError } from '../../rules/fields.ts';
import { ownNameOfLanguage } from '../../rules/languages.ts';
import { Select } from '../kit/select.tsx';
import { TextField } from '../kit/text-field.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { inviteMemberDocument } from './company.documents.ts';
import { useCompany } from './company.ts';
import { FormDialog } from './form-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

export function InviteDialog({ onClose }: { onClose(): void }) {
	const { t, language, languages } = usePlatform();
	const { company } = useCompany();
	return (
		<FormDialog
			title={t('companies.invite')}
			initial={{ email: '', role: 'buyer' as CompanyRole, language }}
			errorsOf={({ email }) => {
				const found = findFieldError(email, { kind: 'email', required: true });
				return { email: found && errorText(found, t) };
			}}
			document={inviteMemberDocument}
			toVariables={(values) => ({ companyId: company.id, ...values })}
			fieldOf={{ EMAIL_INVALID: 'email', COMPANY_MEMBER_TAKEN: 'email' }}
			done={t('companies.invited')}
			saveLabel={t('companies.sendInvitation')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<>
					<p className="text-muted">{t('companies.inviteText')}</p>
					<TextField
						label={t('companies.email')}
						kind="email"
						required
						autoFocus
						autoComplete="off"
						value={values.email}
						onChange={(email) => set({ email })}
						error={errorOf('email')}
					/>
					<RoleChoice value={values.role} onChange={(role) => set({ role })} error={errorOf('role')} />
					{languages.length > 1 && (
						<Select
							label={t('companies.mailLanguage')}
							value={values.language}
							onChange={(chosen) => set({ language: chosen })}
							choices={languages.map(({ languageCode }) => ({
								value: languageCode,
								label: ownNameOfLanguage(languageCode),
							}))}
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}
