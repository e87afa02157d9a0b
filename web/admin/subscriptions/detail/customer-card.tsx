// Who has subscribed, who pays and where it goes.
import { showEmail } from '../../../../rules/show-email.ts';
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { useTexts } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { AddressLines } from '../../orders/detail/addresses-card.tsx';
import type { Subscription } from './subscription.ts';

export function CustomerCard({ subscription }: { subscription: Subscription }) {
	const t = useTexts();
	const me = useMe();
	const { customer, billingAddress, shippingAddress, shipping, isPlan } = subscription;
	const { email, ccEmail, costCenter, vatId, orderReference, leitwegId, electronicAddress } = billingAddress;
	return (
		<Card
			heading="h2"
			title={t('adminOrders.addresses')}
			actions={
				customer?.id &&
				has(me, 'qUser') && <TextLink to={`/admin/users/${customer.id}`}>{t('adminOrders.toCustomer')}</TextLink>
			}
		>
			<div className="grid gap-4 wrap-anywhere">
				{customer?.email ? (
					<div>
						<p className="font-medium">{customer.name}</p>
						<p>
							<a href={`mailto:${customer.email}`} className="text-link underline underline-offset-2">
								{showEmail(customer.email)}
							</a>
						</p>
					</div>
				) : (
					<p className="text-muted">{t('adminSubscriptions.erased')}</p>
				)}
				<div>
					<h3 className="text-sm font-semibold">{t('adminOrders.billingAddress')}</h3>
					<AddressLines address={billingAddress} />
					{email !== customer?.email && <p>{showEmail(email)}</p>}
					{ccEmail && <p>{t('adminOrders.ccEmail', { email: showEmail(ccEmail) })}</p>}
					{costCenter && <p>{t('adminOrders.costCenter', { name: costCenter })}</p>}
					{vatId && <p>{t('adminOrders.vatId', { id: vatId })}</p>}
					{orderReference && <p>{t('adminOrders.orderReference', { number: orderReference })}</p>}
					{leitwegId && <p>{t('adminOrders.leitwegId', { id: leitwegId })}</p>}
					{electronicAddress && <p>{t('adminOrders.electronicAddress', { address: electronicAddress })}</p>}
				</div>
				{!isPlan && (
					<div>
						<h3 className="text-sm font-semibold">{t('adminOrders.shippingAddress')}</h3>
						{shippingAddress ? (
							<AddressLines address={shippingAddress} />
						) : (
							<p>{t(shipping ? 'adminOrders.sameAddress' : 'adminOrders.noShipping')}</p>
						)}
					</div>
				)}
			</div>
		</Card>
	);
}
