// Where things go, and where the bill goes.
import { lazy, Suspense } from 'react';
import { countryCodes } from '../../../rules/accounts/countries.ts';
import type { AddressField } from '../../../rules/checkout/address.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { sessionOf } from '../../platform/session.ts';
import { AddressFields, type AddressKind, BillingExtras, ContactField } from './address-fields.tsx';
import type { CheckoutResult } from './checkout-result.ts';
import type { Draft } from './draft.ts';
import { Section } from './section.tsx';
import type { RunningCheckout } from './use-checkout.ts';

export interface PartProps {
	checkout: CheckoutResult;
	draft: Draft;
	form: RunningCheckout;
}

const fieldsOf = (kind: AddressKind, { draft, form }: PartProps) => ({
	kind,
	value: draft[kind],
	onChange: (field: AddressField, value: string) => form.setField(kind, field, value),
	errorOf: (field: AddressField) => form.errorOf(`${kind}.${field}`),
	onLeave: (field: AddressField) => form.leave(`${kind}.${field}`),
});

const CompanyAddresses = lazy(() => import('./company-addresses.tsx').catch(() => ({ default: () => null })));

/** Guests belong to no company. */
function FromCompany({ kind, draft, form }: PartProps & { kind: AddressKind }) {
	if (sessionOf() !== 'user') return null;
	return (
		<Suspense>
			<CompanyAddresses kind={kind} draft={draft} form={form} />
		</Suspense>
	);
}

export function Contact(props: PartProps) {
	const { t } = usePlatform();
	return (
		<Section id="contact" title={t('checkout.contact')}>
			<ContactField {...fieldsOf('billing', props)} value={props.draft.billing} />
		</Section>
	);
}

export function ShippingAddress(props: PartProps) {
	const { t } = usePlatform();
	const { countries, shopCountry } = props.checkout;
	return (
		<Section id="shipping-address" title={t('checkout.shippingAddress')}>
			<FromCompany kind="shipping" {...props} />
			<AddressFields
				{...fieldsOf('shipping', props)}
				countries={countries.length > 0 ? countries : countryCodes}
				isLimited={countries.length > 0}
				shopCountry={shopCountry}
			/>
		</Section>
	);
}

interface BillingProps extends PartProps {
	/** Chosen for the company, so that it is not typed. */
	hasCostCentre: boolean;
	vatId: {
		/** What the checkout was asked with: it knows the state of no other. */
		asked: string;
		/** Once it is typed. */
		lookUp(vatId: string): void;
	};
}

export function BillingAddress({ vatId, hasCostCentre, ...props }: BillingProps) {
	const { t } = usePlatform();
	const { checkout, draft, form } = props;
	const fields = { ...fieldsOf('billing', props), value: draft.billing };
	const typed = draft.billing.vatId.trim();
	const leave = (field: AddressField) => {
		fields.onLeave(field);
		if (field === 'vatId' && typed !== vatId.asked) vatId.lookUp(typed);
	};
	return (
		<Section id="billing-address" title={t('checkout.billingAddress')}>
			{checkout.showShipping && (
				<Checkbox label={t('checkout.sameAddress')} checked={draft.same} onChange={form.setSame} />
			)}
			{!(checkout.showShipping && draft.same) && (
				<>
					<FromCompany kind="billing" {...props} />
					<AddressFields {...fields} countries={countryCodes} shopCountry={checkout.shopCountry} />
				</>
			)}
			<BillingExtras
				{...fields}
				onLeave={leave}
				hasCostCentre={hasCostCentre}
				vatNote={<VatState state={typed === vatId.asked && typed !== '' ? checkout.vatState : 'none'} />}
			/>
		</Section>
	);
}

const vatWords: Record<Exclude<CheckoutResult['vatState'], 'none'>, PlainTextKey> = {
	waiting: 'checkout.vatWaiting',
	valid: 'checkout.vatValid',
	invalid: 'checkout.vatInvalid',
	unknown: 'checkout.vatUnknown',
};

/** Always there, so that what comes into it is read aloud. */
function VatState({ state }: { state: CheckoutResult['vatState'] }) {
	const { t } = usePlatform();
	return (
		<p role="status" className="mt-1 text-sm empty:hidden">
			{state !== 'none' && t(vatWords[state])}
		</p>
	);
}
