// What the shop knows of a company.
import { type CompanyValues, companyRules, findCompanyErrors } from '../../../rules/companies/fields.ts';
import { emptyPreference, tidyPreference } from '../../../rules/e-invoice/preference.ts';
import { errorText } from '../../../rules/fields.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { InvoicePreferenceFields } from '../../company/invoice-preference-fields.tsx';
import { Card } from '../../kit/card.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { Editor, FieldErrors } from '../editor.ts';
import type { newCompanyDocument } from './companies.documents.ts';

export type RoleChoice = Data<typeof newCompanyDocument>['roles'][number];

/** Without a role the empty text, as fields have it. */
export type CompanyForm = Omit<CompanyValues, 'roleId'> & { roleId: string };

export const emptyCompany: CompanyForm = {
	...{ name: '', customerNumber: '', vatId: '', invoiceMail: '', roleId: '' },
	...emptyPreference,
};

export function validateCompany({ roleId: _role, ...texts }: CompanyForm, t: Translate): FieldErrors {
	const trimmed = { ...texts, name: texts.name.trim(), ...tidyPreference(texts) };
	return Object.fromEntries(
		Object.entries(findCompanyErrors(trimmed)).map(([field, error]) => [field, error && errorText(error, t)]),
	);
}

export const toCompanyInput = ({ roleId, ...texts }: CompanyForm) => ({ ...texts, priceRoleId: roleId || null });

export const companyFieldOf = (code: string): string | undefined => ({ COMPANY_NUMBER_TAKEN: 'customerNumber' })[code];

interface CompanyFormProps {
	editor: Editor<CompanyForm>;
	roles: readonly RoleChoice[];
	readOnly?: boolean;
}

export function CompanyFields({ editor: { values, set, errorOf }, roles, readOnly = false }: CompanyFormProps) {
	const { t } = usePlatform();
	const customers = roles.filter(({ type }) => type === 'customer');
	return (
		<>
			<Card heading="h2" title={t('companies.data')}>
				<div className="grid gap-4 phone:grid-cols-2">
					<TextField
						label={t('companies.name')}
						required
						disabled={readOnly}
						maxLength={companyRules.name.maxLength}
						value={values.name}
						onChange={(name) => set({ name })}
						error={errorOf('name')}
					/>
					<TextField
						label={t('companies.customerNumber')}
						hint={t('companies.customerNumberHint')}
						disabled={readOnly}
						maxLength={companyRules.customerNumber.maxLength}
						value={values.customerNumber}
						onChange={(customerNumber) => set({ customerNumber })}
						error={errorOf('customerNumber')}
					/>
					<TextField
						label={t('companies.vatId')}
						disabled={readOnly}
						maxLength={companyRules.vatId.maxLength}
						value={values.vatId}
						onChange={(vatId) => set({ vatId })}
						error={errorOf('vatId')}
					/>
					<TextField
						label={t('companies.invoiceMail')}
						kind="email"
						hint={t('companies.invoiceMailHint')}
						disabled={readOnly}
						value={values.invoiceMail}
						onChange={(invoiceMail) => set({ invoiceMail })}
						error={errorOf('invoiceMail')}
						autoComplete="off"
					/>
					<Select
						label={t('companies.priceRole')}
						hint={t('companies.priceRoleHint')}
						disabled={readOnly}
						value={values.roleId}
						onChange={(roleId) => set({ roleId })}
						choices={[
							{ value: '', label: t('companies.noPriceRole') },
							...customers.map(({ id, label }) => ({ value: id, label })),
						]}
					/>
				</div>
			</Card>
			<Card heading="h2" title={t('invoicePreference.title')}>
				<p className="mb-4 max-w-prose text-muted">{t('invoicePreference.companyText')}</p>
				<InvoicePreferenceFields values={values} onChange={set} errorOf={errorOf} disabled={readOnly} />
			</Card>
		</>
	);
}
