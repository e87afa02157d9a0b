// The fields of an address, in the order of its rules. What is wrong with them is judged elsewhere.
import { type ReactNode, useMemo } from 'react';
import {
	type Address,
	type AddressField,
	addressRules,
	type BillingAddress,
	billingRules,
} from '../../../rules/checkout/address.ts';
import type { FieldRules } from '../../../rules/fields.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { sessionOf } from '../../platform/session.ts';
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
};

const labelOf = (field: AddressField): PlainTextKey =>
	field === 'title' ? 'checkout.titleField' : `checkout.${field}`;

/** By name, in the reader's language and its order. */
function useCountryChoices(codes: readonly string[]) {
	const { language } = usePlatform();
	return useMemo(() => {
		const names = new Intl.DisplayNames(language, { type: 'region' });
		return codes
			.map((value) => ({ value, label: names.of(value) ?? value }))
			.sort((one, other) => one.label.localeCompare(other.label, language));
	}, [codes, language]);
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
}

export function AddressFields({ countries, ...props }: AddressFieldsProps) {
	const { t } = usePlatform();
	const choices = useCountryChoices(countries);
	const { kind, value, onChange, errorOf, onLeave } = props;
	const salutations = [
		{ value: '', label: t('checkout.noSalutation') },
		{ value: 'mr', label: t('checkout.salutationMr') },
		{ value: 'mrs', label: t('checkout.salutationMrs') },
		{ value: 'diverse', label: t('checkout.salutationDiverse') },
	];
	const fields = Object.keys(addressRules) as (keyof Address)[];
	return (
		<div className="grid gap-x-6 gap-y-5 tablet:grid-cols-2">
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

interface ExtrasProps extends FieldsProps<BillingAddress> {
	/** Below the VAT ID: what is known of it. */
	vatNote: ReactNode;
}

/** What a bill needs beside an address. */
export function BillingExtras({ vatNote, ...props }: ExtrasProps) {
	const extras = ['email', 'ccEmail', 'costCenter', 'vatId'] as const;
	return (
		<div className="grid gap-x-6 gap-y-5 tablet:grid-cols-2">
			{extras.map((field) => (
				<Watched key={field} name={`billing.${field}`} onLeave={() => props.onLeave(field)}>
					<OneField {...props} field={field} />
					{field === 'vatId' && vatNote}
				</Watched>
			))}
		</div>
	);
}
