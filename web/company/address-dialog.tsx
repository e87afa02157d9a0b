// An entry of the address book: what it is called, what it is offered as, and the address itself.
import { useMemo } from 'react';
import { countryCodes } from '../../rules/accounts/countries.ts';
import {
	type AddressField,
	addressRules,
	type BillingAddress,
	billingErrors,
	billingRules,
	emptyBilling,
	shippingErrors,
} from '../../rules/checkout/address.ts';
import { addressLabelRules } from '../../rules/companies/fields.ts';
import { errorText, type FieldRules, findFieldError } from '../../rules/fields.ts';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { Select } from '../kit/select.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import { removeAddressDocument, saveAddressDocument } from './company.documents.ts';
import { type CompanyAddress, useCommand, useCompany } from './company.ts';
import { FormDialog } from './form-dialog.tsx';

interface Values extends BillingAddress {
	label: string;
	forBilling: boolean;
	forShipping: boolean;
}

const ownLabels: Partial<Record<AddressField, PlainTextKey>> = {
	email: 'companies.address.email',
	ccEmail: 'companies.address.ccEmail',
	costCenter: 'companies.address.costCenter',
	vatId: 'companies.vatId',
	leitwegId: 'companies.address.leitwegId',
	electronicAddress: 'companies.address.electronicAddress',
};

const labelOf = (field: AddressField): PlainTextKey => ownLabels[field] ?? (`profile.${field}` as PlainTextKey);

const plain = Object.keys(addressRules) as AddressField[];
/** The number of an order and the form of its invoice are typed with each order. */
const ofBills = ['email', 'ccEmail', 'costCenter', 'vatId', 'leitwegId', 'electronicAddress'] as const;

interface AddressDialogProps {
	entry: CompanyAddress | 'new';
	onClose(): void;
}

export function AddressDialog({ entry, onClose }: AddressDialogProps) {
	const { t } = usePlatform();
	const { company } = useCompany();
	const before = entry === 'new' ? undefined : entry;
	const initial: Values = {
		label: before?.label ?? '',
		forBilling: before?.forBilling ?? false,
		forShipping: before?.forShipping ?? true,
		...(before?.address ?? {
			...emptyBilling,
			companyName: company.name,
			vatId: company.vatId,
			ccEmail: company.invoiceMail,
		}),
	};
	const errorsOf = ({ label, forBilling, forShipping, ...address }: Values) => {
		const ofLabel = findFieldError(label.trim(), addressLabelRules);
		const wrong = forBilling ? billingErrors(address) : shippingErrors(address);
		return {
			label: ofLabel && errorText(ofLabel, t),
			use: forBilling || forShipping ? undefined : t('companies.useAsMissing'),
			...Object.fromEntries(wrong.map(({ field, fault }) => [field, errorText(fault, t)])),
		};
	};
	return (
		<FormDialog
			size="medium"
			title={t(before ? 'companies.editAddress' : 'companies.newAddress')}
			initial={initial}
			errorsOf={errorsOf}
			document={saveAddressDocument}
			toVariables={({ label, forBilling, forShipping, ...address }) => ({
				companyId: company.id,
				entry: { id: before?.id ?? null, label, forBilling, forShipping, address },
			})}
			fieldOf={{ COMPANY_ADDRESS_TAKEN: 'label' }}
			done={t('companies.addressSaved')}
			onClose={onClose}
			more={before && <RemoveButton entry={before} onClose={onClose} />}
		>
			{({ values, set, errorOf }) => (
				<>
					<TextField
						label={t('companies.label')}
						hint={t('companies.labelHint')}
						required
						autoFocus
						maxLength={addressLabelRules.maxLength}
						value={values.label}
						onChange={(label) => set({ label })}
						error={errorOf('label')}
					/>
					<fieldset>
						<legend className="mb-1 text-sm font-semibold text-label">{t('companies.useAs')}</legend>
						<div className="flex flex-wrap gap-x-6 gap-y-2">
							<Checkbox
								label={t('companies.forShipping')}
								checked={values.forShipping}
								error={errorOf('use')}
								onChange={(forShipping) => set({ forShipping })}
							/>
							<Checkbox
								label={t('companies.forBilling')}
								checked={values.forBilling}
								onChange={(forBilling) => set({ forBilling })}
							/>
						</div>
					</fieldset>
					<div className="grid gap-x-6 gap-y-4 phone:grid-cols-2">
						{[...plain, ...(values.forBilling ? ofBills : [])].map((field) => (
							<AddressInput
								key={field}
								field={field}
								value={values[field]}
								country={values.country}
								onChange={(value) => set({ [field]: value })}
								error={errorOf(field)}
							/>
						))}
					</div>
				</>
			)}
		</FormDialog>
	);
}

function RemoveButton({ entry: { id, label: name }, onClose }: { entry: CompanyAddress; onClose(): void }) {
	const { t } = usePlatform();
	const { company } = useCompany();
	const confirm = useConfirm();
	const command = useCommand();
	const remove = async () => {
		const sure = await confirm({
			title: t('companies.removeAddressTitle', { name }),
			text: t('companies.removeAddressText'),
			confirmLabel: t('companies.removeAddress'),
			colour: 'danger',
		});
		if (!sure) return;
		onClose();
		await command(
			removeAddressDocument,
			{ companyId: company.id, id },
			{ done: t('companies.addressRemoved'), failed: t('companies.addressRemoveFailed') },
		);
	};
	return (
		<Button colour="danger" onClick={remove}>
			{t('companies.removeAddress')}
		</Button>
	);
}

interface AddressInputProps {
	field: AddressField;
	value: string;
	country: string;
	onChange(value: string): void;
	error: string | null | undefined;
}

function AddressInput({ field, value, country, onChange, error }: AddressInputProps) {
	const { t, language } = usePlatform();
	const countries = useMemo(() => {
		const names = new Intl.DisplayNames(language, { type: 'region' });
		return countryCodes
			.map((code) => ({ value: code, label: names.of(code) ?? code }))
			.sort((a, b) => a.label.localeCompare(b.label, language));
	}, [language]);
	const rules: FieldRules = billingRules[field];
	const basics = { label: t(labelOf(field)), required: rules.required ?? false, value, onChange, error };
	if (field === 'country') return <Select {...basics} choices={countries} />;
	if (field === 'salutation')
		return (
			<Select
				{...basics}
				choices={[
					{ value: '', label: t('companies.noSalutation') },
					...(['mr', 'mrs', 'diverse'] as const).map((one) => ({ value: one, label: t(`salutation.${one}`) })),
				]}
			/>
		);
	return (
		<TextField
			{...basics}
			kind={rules.kind === 'email' || rules.kind === 'phone' ? rules.kind : 'text'}
			country={country}
			maxLength={rules.maxLength}
			autoComplete="off"
		/>
	);
}
