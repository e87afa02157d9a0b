// The role of a member inside the company, each with what it may do.
import { type CompanyRole, companyRoles } from '../../rules/companies/roles.ts';
import { RadioGroup } from '../kit/radio-group.tsx';
import { usePlatform } from '../platform/environment.tsx';

interface RoleChoiceProps {
	value: CompanyRole;
	onChange(role: CompanyRole): void;
	error: string | null | undefined;
}

export function RoleChoice({ value, onChange, error }: RoleChoiceProps) {
	const { t } = usePlatform();
	return (
		<RadioGroup
			label={t('companies.role')}
			hint={t(`companies.roleHint.${value}`)}
			value={value}
			onChange={onChange}
			error={error}
			choices={companyRoles.map((role) => ({ value: role, label: t(`companies.role.${role}`) }))}
		/>
	);
}
