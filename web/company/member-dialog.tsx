// What a member is, which cost centres are open to them and who their superior is.
import { Button } from '../kit/button.tsx';
import { MultiSelect } from '../kit/multi-select.tsx';
import { Select } from '../kit/select.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { updateMemberDocument } from './company.documents.ts';
import { type Member, useCompany } from './company.ts';
import { FormDialog } from './form-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

interface MemberDialogProps {
	member: Member;
	onRemove(): void;
	onClose(): void;
}

export function MemberDialog({ member, onRemove, onClose }: MemberDialogProps) {
	const { t } = usePlatform();
	const { company } = useCompany();
	const { userId, role, costCentreIds, superiorId } = member;
	const others = company.members.filter((one) => one.userId !== userId);
	return (
		<FormDialog
			title={t('companies.editOf', { name: member.name })}
			initial={{ role, costCentreIds, superiorId: superiorId ?? '' }}
			errorsOf={() => ({})}
			document={updateMemberDocument}
			toVariables={(values) => ({
				companyId: company.id,
				member: { userId, ...values, superiorId: values.superiorId || null },
			})}
			fieldOf={{ COMPANY_LAST_ADMIN: 'role' }}
			done={t('companies.memberSaved')}
			onClose={onClose}
			more={
				<Button colour="danger" onClick={onRemove}>
					{t('companies.removeMember')}
				</Button>
			}
		>
			{({ values, set, errorOf }) => (
				<>
					<RoleChoice value={values.role} onChange={(chosen) => set({ role: chosen })} error={errorOf('role')} />
					{company.costCentres.length > 0 && (
						<MultiSelect
							label={t('companies.openCostCentres')}
							hint={t('companies.openCostCentresHint')}
							value={values.costCentreIds}
							onChange={(ids) => set({ costCentreIds: ids })}
							choices={company.costCentres
								.filter(({ id, archived }) => !archived || values.costCentreIds.includes(id))
								.map(({ id, code, name }) => ({ value: id, label: code, description: name || undefined }))}
						/>
					)}
					<Select
						label={t('companies.superior')}
						hint={t('companies.superiorHint')}
						value={values.superiorId}
						onChange={(id) => set({ superiorId: id })}
						choices={[
							{ value: '', label: t('companies.noSuperior') },
							...others.map((one) => ({ value: one.userId, label: one.name })),
						]}
					/>
				</>
			)}
		</FormDialog>
	);
}
