// Another address from the next delivery on. The same fields and rules as in the checkout.
import { useEffect, useId, useState } from 'react';
import { countryCodes } from '../../../rules/accounts/countries.ts';
import {
	type Address,
	type AddressField,
	billingErrors,
	emptyAddress,
	emptyBilling,
	shippingErrors,
	tidyAddress,
} from '../../../rules/checkout/address.ts';
import { errorText } from '../../../rules/fields.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { AddressFields, type AddressKind, ContactField } from '../checkout/address-fields.tsx';
import { ChoiceCards } from '../checkout/choice-cards.tsx';
import { focusField } from '../checkout/watched.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { QuotedPrice } from './quoted-price.tsx';
import { useFailureText } from './use-actions.ts';
import { type ChangeInput, useChange } from './use-change.ts';
import { type ChangeQuote, methodOf, useChangeQuote } from './use-change-quote.ts';
import type { Subscription } from './use-subscription.ts';

/** Without what only a bill has. */
const postalOf = (address: Address): Address =>
	Object.fromEntries(
		Object.keys(emptyAddress).map((name) => [name, address[name as keyof Address]]),
	) as unknown as Address;

interface AddressDialogProps {
	kind: AddressKind;
	subscription: Subscription;
	onClose(): void;
}

function Filling({ kind, subscription, onClose }: AddressDialogProps) {
	const { t, language } = usePlatform();
	const failureOf = useFailureText();
	const { id, billingAddress, shippingAddress } = subscription;
	const isBilling = kind === 'billing';
	const [address, setAddress] = useState({
		...emptyBilling,
		...billingAddress,
		...(isBilling ? {} : (shippingAddress ?? {})),
	});
	const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
	const [tried, setTried] = useState(false);
	const [method, setMethod] = useState<string>();
	const { busy, failure, save } = useChange(onClose);
	const postal = postalOf(address);
	const { isDelivered, countries, isServed } = deliveryOf(subscription, kind, address.country);
	const served = t('ownSubscription.deliversTo', { countries: namesOf(countries, language) });
	const errors = isBilling ? billingErrors(tidyAddress(address)) : shippingErrors(tidyAddress(postal));
	const written = {
		...(isBilling ? { billingAddress: tidyAddress(address) } : { shippingAddress: tidyAddress(postal) }),
		...(method !== undefined && isDelivered && { shippingMethodId: method }),
	};
	const { asked, quote, error } = useSettledQuote({ id, ...written }, errors.length === 0 && isServed);
	const fields = {
		kind,
		value: address,
		onChange: (field: AddressField, value: string) => setAddress((before) => ({ ...before, [field]: value })),
		errorOf: (field: AddressField) => {
			if (field === 'country' && !isServed) return t('ownSubscription.noDelivery');
			const found = tried || left.has(field) ? errors.find((error) => error.field === field) : undefined;
			return found ? errorText(found.fault, t) : null;
		},
		onLeave: (field: AddressField) => setLeft((before) => new Set([...before, field])),
	};
	const submit = () => {
		setTried(true);
		const [first] = errors;
		if (first) return focusField(`${kind}.${first.field}`);
		if (!isServed) return focusField(`${kind}.country`);
		void save({ id, ...written, ...(quote && isDelivered ? methodOf(quote) : {}) }, quote?.gross ?? null);
	};
	return (
		<ChangeDialog
			title={t(isBilling ? 'ownSubscription.changeBillingAddress' : 'ownSubscription.changeShippingAddress')}
			hint={t('ownSubscription.addressHint')}
			busy={busy}
			failure={failure ?? (error ? failureOf(error, 'ownSubscription.notDone') : undefined)}
			pointless={asked && !quote}
			onClose={onClose}
			onSave={submit}
		>
			{isBilling && <ContactField {...fields} />}
			<AddressFields
				{...fields}
				countries={countries}
				isLimited={countries.length < countryCodes.length}
				limitHint={served}
				shopCountry={billingAddress.country}
			/>
			{isDelivered && quote && <Methods subscription={subscription} quote={quote} onChange={setMethod} />}
			{isDelivered && <QuotedPrice subscription={subscription} quote={quote} withShipping />}
		</ChangeDialog>
	);
}

interface MethodsProps {
	subscription: Subscription;
	quote: ChangeQuote;
	onChange(id: string): void;
}

/** Those that bring it there. */
function Methods({ subscription: { currency }, quote, onChange }: MethodsProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const titleId = useId();
	const { shippingMethods, shippingMethodId, shipping } = quote;
	// Without the tax that is not charged there, as the sum below.
	const priceOf = ({ id, price }: (typeof shippingMethods)[number]) =>
		id === shippingMethodId && shipping ? shipping.price : price;
	const written = (price: number) => (price === 0 ? t('ownSubscription.free') : money(price));
	if (shippingMethods.length < 2) return null;
	return (
		<section>
			<h3 id={titleId} className="mb-2 font-bold">
				{t('ownSubscription.shippingMethod')}
			</h3>
			<ChoiceCards
				labelledBy={titleId}
				choices={shippingMethods.map((one) => ({
					value: one.id,
					label: one.name,
					aside: written(priceOf(one)),
					notes: one.collection ? [t('ownSubscription.collected')] : [],
				}))}
				value={shippingMethodId ?? ''}
				onChange={onChange}
				error={null}
			/>
		</section>
	);
}

function namesOf(countries: readonly string[], language: string): string {
	const names = new Intl.DisplayNames(language, { type: 'region' });
	const sorted = countries
		.map((code) => names.of(code) ?? code)
		.sort((one, other) => one.localeCompare(other, language));
	return new Intl.ListFormat(language, { type: 'conjunction' }).format(sorted);
}

/** Where the address can be: without a shipping address, the billing address is delivered to. Where it goes today it may go on to. */
function deliveryOf(
	{ shipping, billingAddress, shippingAddress, deliveryCountries }: Subscription,
	kind: AddressKind,
	country: string,
) {
	const isDelivered = shipping !== null && (kind === 'shipping' || shippingAddress === null);
	const before = (shippingAddress ?? billingAddress).country;
	const isServed = !isDelivered || country === before || deliveryCountries.includes(country);
	return { isDelivered, isServed, countries: isDelivered ? deliveryCountries : countryCodes };
}

const pauseMs = 400;

/** Asked once nothing is typed any more: only the country and the postcode move the price, but every field is part of what is sent. */
function useSettledQuote(input: ChangeInput, isRight: boolean) {
	const [settled, setSettled] = useState<ChangeInput>();
	const key = JSON.stringify(input);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is in it
	useEffect(() => {
		const timer = setTimeout(() => setSettled(isRight ? input : undefined), pauseMs);
		return () => clearTimeout(timer);
	}, [key, isRight]);
	const isSettled = isRight && JSON.stringify(settled) === key;
	const { quote, error } = useChangeQuote(settled ?? input, isSettled);
	return { asked: isRight, quote: isSettled ? quote : undefined, error: isSettled ? error : null };
}

export default function AddressDialog(props: AddressDialogProps) {
	return (
		<MoreTexts groups={['checkout', 'checkoutErrors']}>
			<Filling {...props} />
		</MoreTexts>
	);
}
