// Where a subscription is delivered to, and where its bills go; both can be changed for the next time.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { AddressLines } from '../orders/address-lines.tsx';
import type { Subscription } from './use-subscription.ts';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

export function Addresses({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const [open, setOpen] = useState<'shipping' | 'billing'>();
	const { billingAddress, shippingAddress, shipping, mayChange } = subscription;
	return (
		<div className="grid gap-5">
			{shipping && (
				<One
					title={t('ownSubscription.shippingAddress')}
					change={mayChange && t('ownSubscription.changeShippingAddress')}
					onChange={() => setOpen('shipping')}
				>
					{shippingAddress ? <AddressLines address={shippingAddress} /> : <p>{t('ownSubscription.sameAddress')}</p>}
				</One>
			)}
			<One
				title={t('ownSubscription.billingAddress')}
				change={mayChange && t('ownSubscription.changeBillingAddress')}
				onChange={() => setOpen('billing')}
			>
				<AddressLines address={billingAddress} />
				{billingAddress.email && <span className="mt-1 block wrap-anywhere">{billingAddress.email}</span>}
			</One>
			<Suspense>
				{open && <AddressDialog kind={open} subscription={subscription} onClose={() => setOpen(undefined)} />}
			</Suspense>
		</div>
	);
}

interface OneProps {
	title: string;
	/** What the button says; false where nothing can be changed. */
	change: string | false;
	onChange(): void;
	children: ReactNode;
}

function One({ title, change, onChange, children }: OneProps) {
	return (
		<div className="min-w-0">
			<h3 className="mb-1 font-bold">{title}</h3>
			{children}
			{change && (
				<div className="mt-2">
					<Button size="small" onClick={onChange}>
						{change}
					</Button>
				</div>
			)}
		</div>
	);
}
