// The addresses that a customer has used last.
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { AddressLines } from '../../orders/detail/addresses-card.tsx';
import type { Customer } from './orders-card.tsx';

export function AddressesCard({ customer: { billingAddress, shippingAddress } }: { customer: Customer }) {
	const { t } = usePlatform();
	if (!billingAddress) return null;
	return (
		<Card heading="h2" title={t('customer.addresses')}>
			<div className="grid gap-4 wrap-anywhere phone:grid-cols-2">
				<div>
					<h3 className="text-sm font-semibold">{t('adminOrders.billingAddress')}</h3>
					<AddressLines address={billingAddress} />
				</div>
				<div>
					<h3 className="text-sm font-semibold">{t('adminOrders.shippingAddress')}</h3>
					{shippingAddress ? <AddressLines address={shippingAddress} /> : <p>{t('adminOrders.sameAddress')}</p>}
				</div>
			</div>
		</Card>
	);
}
