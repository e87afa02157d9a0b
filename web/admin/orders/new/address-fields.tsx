// The fields of an address, in the order of rules/checkout/address.ts.
import { type Address, addressRules, type BillingAddress, billingRules } from '../../../../rules/checkout/address.ts';
import { invoiceFormats, usualFormat } from '../../../../rules/e-invoice/formats.ts';
import { errorText, type FieldRules } from '../../../../rules/fields.ts';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { countryChoices } from '../../settings/country-choices.ts';
import type { AddressErrors } from './new-order.ts';

const salutations = ['mr', 'mrs', 'diverse'] as const;

type AnyField = keyof BillingAddress;
type PlainField = Exclude<AnyField, 'salutation' | 'country' | 'invoiceFormat'>;

const labels = {
	title: 'orderFor.titleField',
	firstName: 'orderFor.firstName',
	surname: 'orderFor.surname',
	companyName: 'orderFor.companyName',
	street: 'orderFor.street',
	zipCode: 'orderFor.zipCode',
	city: 'orderFor.city',
	phone: 'orderFor.phone',
	email: 'orderFor.email',
	ccEmail: 'orderFor.ccEmail',
	costCenter: 'orderFor.costCenter',
	vatId: 'orderFor.vatId',
	orderReference: 'orderFor.orderReference',
	leitwegId: 'orderFor.leitwegId',
	electronicAddress: 'orderFor.electronicAddress',
} as const satisfies Record<PlainField, string>;

interface AddressFieldsProps<Kind extends Address> {
	kind: 'billing' | 'shipping';
	address: Kind;
	onChange(address: Kind): void;
	/** Undefined: each field validates itself. */
	faults: AddressErrors | undefined;
}

export function AddressFields<Kind extends Address>({ kind, address, onChange, faults }: AddressFieldsProps<Kind>) {
	const { t, language } = usePlatform();
	const values = address as Partial<Record<AnyField, string>>;
	const set = (name: AnyField, value: string) => onChange({ ...address, [name]: value });
	const rules: Partial<Record<AnyField, FieldRules>> = kind === 'billing' ? billingRules : addressRules;
	const errorOf = (name: AnyField) => {
		const error = faults?.get(`${kind}.${name}`);
		return error ? errorText(error, t) : faults && null;
	};
	const fields = Object.entries(rules).map(([name, rule]) => ({ name: name as AnyField, rule }));
	return (
		<div className="grid gap-3 phone:grid-cols-2">
			{fields.map(({ name, rule }) => {
				const shared = { error: errorOf(name), required: rule.required, value: values[name] ?? '' };
				if (name === 'country')
					return (
						<Select
							key={name}
							{...shared}
							label={t('orderFor.country')}
							choices={countryChoices(language)}
							onChange={(value) => set(name, value)}
						/>
					);
				if (name === 'salutation')
					return (
						<Select
							key={name}
							{...shared}
							label={t('orderFor.salutation')}
							choices={[
								{ value: '', label: t('orderFor.salutation.none') },
								...salutations.map((value) => ({ value, label: t(`orderFor.salutation.${value}`) })),
							]}
							onChange={(value) => set(name, value)}
						/>
					);
				if (name === 'invoiceFormat')
					return (
						<Select
							key={name}
							{...shared}
							label={t('orderFor.invoiceFormat')}
							choices={invoiceFormats.map((format) => ({
								value: format === usualFormat ? '' : format,
								label: t(`orderFor.invoiceFormat.${format}`),
							}))}
							onChange={(value) => set(name, value)}
						/>
					);
				const fieldKind = rule.kind === 'email' || rule.kind === 'phone' ? rule.kind : 'text';
				return (
					<TextField
						key={name}
						{...shared}
						label={t(labels[name])}
						kind={fieldKind}
						maxLength={rule.maxLength}
						autoComplete="off"
						onChange={(value) => set(name, value)}
					/>
				);
			})}
		</div>
	);
}
