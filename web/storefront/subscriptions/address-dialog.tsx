// Another address from the next delivery on. The same fields and rules as in the checkout.
import { useState } from 'react';
import { countryCodes } from '../../../rules/accounts/countries.ts';
import {
	type AddressField,
	billingErrors,
	emptyBilling,
	shippingErrors,
	tidyAddress,
} from '../../../rules/checkout/address.ts';
import { errorText } from '../../../rules/fields.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { AddressFields, type AddressKind, ContactField } from '../checkout/address-fields.tsx';
import { focusField } from '../checkout/watched.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { useChange } from './use-change.ts';
import type { Subscription } from './use-subscription.ts';

interface AddressDialogProps {
	kind: AddressKind;
	subscription: Subscription;
	onClose(): void;
}

function Filling({ kind, subscription, onClose }: AddressDialogProps) {
	const { t } = usePlatform();
	const { id, billingAddress, shippingAddress } = subscription;
	const isBilling = kind === 'billing';
	const [address, setAddress] = useState({
		...emptyBilling,
		...billingAddress,
		...(isBilling ? {} : (shippingAddress ?? {})),
	});
	const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
	const [tried, setTried] = useState(false);
	const { busy, failure, save } = useChange(onClose);
	const { email, ccEmail, costCenter, vatId, ...postal } = address;
	const errors = isBilling ? billingErrors(tidyAddress(address)) : shippingErrors(tidyAddress(postal));
	const fields = {
		kind,
		value: address,
		onChange: (field: AddressField, value: string) => setAddress((before) => ({ ...before, [field]: value })),
		errorOf: (field: AddressField) => {
			const found = tried || left.has(field) ? errors.find((error) => error.field === field) : undefined;
			return found ? errorText(found.fault, t) : null;
		},
		onLeave: (field: AddressField) => setLeft((before) => new Set([...before, field])),
	};
	const submit = () => {
		setTried(true);
		const [first] = errors;
		if (first) return focusField(`${kind}.${first.field}`);
		const written = isBilling ? { billingAddress: tidyAddress(address) } : { shippingAddress: tidyAddress(postal) };
		void save({ id, ...written });
	};
	return (
		<ChangeDialog
			title={t(isBilling ? 'ownSubscription.changeBillingAddress' : 'ownSubscription.changeShippingAddress')}
			hint={t('ownSubscription.addressHint')}
			busy={busy}
			failure={failure}
			onClose={onClose}
			onSave={submit}
		>
			{isBilling && <ContactField {...fields} />}
			<AddressFields {...fields} countries={countryCodes} shopCountry={billingAddress.country} />
		</ChangeDialog>
	);
}

export default function AddressDialog(props: AddressDialogProps) {
	return (
		<MoreTexts groups={['checkout', 'checkoutErrors']}>
			<Filling {...props} />
		</MoreTexts>
	);
}
