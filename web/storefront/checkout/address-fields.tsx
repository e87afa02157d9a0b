// The fields of an address, in the order of its rules. What is wrong with them is judged elsewhere.
import { type ReactNode, useMemo, useState } from 'react';
import {
	type Address,
	type AddressField,
	addressRules,
	type BillingAddress,
	billingRules,
} from '../../../rules/checkout/address.ts';
import { invoiceFormats, usualFormat } from '../../../rules/e-invoice/formats.ts';
import type { FieldRules } from '../../../rules/fields.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { sessionOf } from '../../platform/session.ts';
import { orderCountries } from './order-countries.ts';
import { Watched } from './watched.tsx';

export type AddressKind = 'shipping' | 'billing';

/** What a browser may fill in by itself. */
const completions: Partial<Record<AddressField, string>> = {
	salutation: 'honorific-prefix',
	firstName: 'given-name',
	surname: 'family-name',
	companyName: 'organization',
	// One line: the whole street address is for fields of several.
	street: 'address-line1',
	zipCode: 'postal-code',
	city: 'address-level2',
	country: 'country',
	phone: 'tel',
	email: 'email',
};

const hints: Partial<Record<AddressField, PlainTextKey>> = {
	phone: 'checkout.phoneHint',
	email: 'checkout.emailHint',
	ccEmail: 'checkout.ccEmailHint',
	vatId: 'checkout.vatIdHint',
	orderReference: 'checkout.orderReferenceHint',
	leitwegId: 'checkout.leitwegIdHint',
	electronicAddress: 'checkout.electronicAddressHint',
};

const labelOf = (field: AddressField): PlainTextKey =>
	field === 'title' ? 'checkout.titleField' : `checkout.${field}`;

/** @param chosen an address of before may be in a country that is not offered any more: it is not changed silently */
function useCountryChoices(codes: readonly string[], shopCountry: string, chosen: string) {
	const { language } = usePlatform();
	return useMemo(() => {
		const known = chosen === '' || codes.includes(chosen) ? codes : [...codes, chosen];
		return orderCountries(known, shopCountry, language);
	}, [codes, shopCountry, chosen, language]);
}

interface FieldsProps<Kind extends Address> {
	kind: AddressKind;
	value: Kind;
	onChange(field: AddressField, value: string): void;
	/** Null: it is right, or nobody has been there yet. */
	errorOf(field: AddressField): string | null;
	onLeave(field: AddressField): void;
}

interface OneFieldProps extends FieldsProps<Address | BillingAddress> {
	field: AddressField;
}

function OneField({ kind, field, value, onChange, errorOf }: OneFieldProps) {
	const { t } = usePlatform();
	const rules: FieldRules = billingRules[field];
	const hint = field === 'ccEmail' && sessionOf() === 'guest' ? 'checkout.ccEmailGuestHint' : hints[field];
	const completion = completions[field];
	return (
		<TextField
			label={t(labelOf(field))}
			hint={hint && t(hint)}
			kind={rules.kind === 'email' || rules.kind === 'phone' ? rules.kind : 'text'}
			required={rules.required}
			maxLength={rules.maxLength}
			autoComplete={completion && `${kind} ${completion}`}
			value={(value as BillingAddress)[field]}
			onChange={(text) => onChange(field, text)}
			error={errorOf(field)}
		/>
	);
}

interface AddressFieldsProps extends FieldsProps<Address> {
	/** Those that can be chosen. */
	countries: readonly string[];
	/** They are not all that there are. */
	isLimited?: boolean;
	/** Why they are limited; missing: the shop sends to no others. */
	limitHint?: string;
	shopCountry: string;
}

export function AddressFields({ countries, isLimited = false, limitHint, shopCountry, ...props }: AddressFieldsProps) {
	const { t } = usePlatform();
	const choices = useCountryChoices(countries, shopCountry, props.value.country);
	const { kind, value, onChange, errorOf, onLeave } = props;
	const salutations = [
		{ value: '', label: t('checkout.noSalutation') },
		{ value: 'mr', label: t('checkout.salutationMr') },
		{ value: 'mrs', label: t('checkout.salutationMrs') },
		{ value: 'diverse', label: t('checkout.salutationDiverse') },
	];
	const fields = Object.keys(addressRules) as (keyof Address)[];
	return (
		<div className="grid gap-x-6 gap-y-5 phone:grid-cols-2">
			{fields.map((field) => (
				<Watched key={field} name={`${kind}.${field}`} onLeave={() => onLeave(field)} wide={field === 'companyName'}>
					{field === 'salutation' ? (
						<Select
							label={t('checkout.salutation')}
							autoComplete={`${kind} honorific-prefix`}
							choices={salutations}
							value={value.salutation}
							onChange={(chosen) => onChange(field, chosen)}
							error={errorOf(field)}
						/>
					) : field === 'country' ? (
						<Select
							label={t('checkout.country')}
							hint={isLimited ? (limitHint ?? t('checkout.countryHint')) : undefined}
							autoComplete={`${kind} country`}
							required
							choices={choices}
							value={value.country}
							onChange={(chosen) => onChange(field, chosen)}
							error={errorOf(field)}
						/>
					) : (
						<OneField {...props} field={field} />
					)}
				</Watched>
			))}
		</div>
	);
}

/** Where the confirmation goes: the first thing that is asked, as everything else can be asked for by mail. */
export const ContactField = (props: FieldsProps<BillingAddress>) => (
	<Watched name="billing.email" onLeave={() => props.onLeave('email')}>
		<OneField {...props} field="email" />
	</Watched>
);

interface ExtrasProps extends FieldsProps<BillingAddress> {
	/** Below the VAT ID: what is known of it. */
	vatNote: ReactNode;
	/** It is chosen elsewhere, and not typed. */
	hasCostCentre: boolean;
}

const extras = ['ccEmail', 'costCenter', 'vatId', 'orderReference'] as const;

/** What a bill needs beside an address. */
export function BillingExtras({ vatNote, hasCostCentre, ...props }: ExtrasProps) {
	const shown = hasCostCentre ? extras.filter((field) => field !== 'costCenter') : extras;
	return (
		<div className="grid gap-x-6 gap-y-5 phone:grid-cols-2">
			{shown.map((field) => (
				<Watched key={field} name={`billing.${field}`} onLeave={() => props.onLeave(field)}>
					<OneField {...props} field={field} />
					{field === 'vatId' && vatNote}
				</Watched>
			))}
			<EInvoiceFields {...props} />
		</div>
	);
}

const eInvoiceFields = ['leitwegId', 'electronicAddress'] as const;

/** Few customers need them: folded, unless something stands there. */
function EInvoiceFields(props: FieldsProps<BillingAddress>) {
	const { t } = usePlatform();
	const { value, onChange, onLeave, errorOf } = props;
	const [open, setOpen] = useState(false);
	const isFilled = value.invoiceFormat !== '' || eInvoiceFields.some((field) => value[field] !== '');
	return (
		<details
			className="phone:col-span-2"
			open={open || isFilled}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary className="min-h-8 cursor-pointer font-medium text-link hover:text-link-hover pointer-coarse:min-h-11">
				{t('checkout.eInvoice')}
			</summary>
			<div className="mt-3 grid gap-x-6 gap-y-5 phone:grid-cols-2">
				<Watched name="billing.invoiceFormat" onLeave={() => onLeave('invoiceFormat')} wide>
					<Select
						label={t('checkout.invoiceFormat')}
						choices={invoiceFormats.map((format) => ({
							value: format === usualFormat ? '' : format,
							label: t(`checkout.invoiceFormat.${format}`),
						}))}
						value={value.invoiceFormat === usualFormat ? '' : value.invoiceFormat}
						onChange={(chosen) => onChange('invoiceFormat', chosen)}
						error={errorOf('invoiceFormat')}
					/>
				</Watched>
				{eInvoiceFields.map((field) => (
					<Watched key={field} name={`billing.${field}`} onLeave={() => onLeave(field)}>
						<OneField {...props} field={field} />
					</Watched>
				))}
			</div>
		</details>
	);
}
