// Who has ordered, who pays and where it goes: copies of what was entered then.
import { showEmail } from '../../../../rules/show-email.ts';
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { ContactLink } from '../../contacts/contact-link.tsx';
import { has, useMe } from '../../me.tsx';
import type { Order } from './order.ts';

type Address = NonNullable<Order['shippingAddress']>;

/** A guest is known by the order; of what was never placed nobody is a customer. */
function pageOf({ id, number, customer }: Order, mayReadUsers: boolean): string | undefined {
	if (customer.id && !customer.guest) return mayReadUsers ? `/admin/users/${customer.id}` : undefined;
	return number === null ? undefined : `/admin/customers/${id}`;
}

export function AddressesCard({ order }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const { customer, billingAddress, shippingAddress, shipping, createdBy } = order;
	const { email, ccEmail, costCenter, vatId, orderReference, leitwegId, electronicAddress } = billingAddress;
	const page = pageOf(order, has(me, 'qUser'));
	return (
		<Card
			heading="h2"
			title={t('adminOrders.addresses')}
			actions={
				<>
					{page && <TextLink to={page}>{t('adminOrders.toCustomer')}</TextLink>}
					{order.number !== null && <ContactLink email={customer.email} />}
				</>
			}
		>
			<div className="grid gap-4 wrap-anywhere">
				<div>
					<p className="font-medium">{customer.name}</p>
					<p>
						<a href={`mailto:${customer.email}`} className="text-link underline underline-offset-2">
							{showEmail(customer.email)}
						</a>
					</p>
					{createdBy && <p className="mt-1 text-sm text-muted">{t('adminOrders.onBehalf', { name: createdBy })}</p>}
				</div>
				<div>
					<h3 className="text-sm font-semibold">{t('adminOrders.billingAddress')}</h3>
					<AddressLines address={billingAddress} />
					{email !== customer.email && <p>{showEmail(email)}</p>}
					{ccEmail && <p>{t('adminOrders.ccEmail', { email: showEmail(ccEmail) })}</p>}
					{costCenter && <p>{t('adminOrders.costCenter', { name: costCenter })}</p>}
					{vatId && <p>{t('adminOrders.vatId', { id: vatId })}</p>}
					{orderReference && <p>{t('adminOrders.orderReference', { number: orderReference })}</p>}
					{leitwegId && <p>{t('adminOrders.leitwegId', { id: leitwegId })}</p>}
					{electronicAddress && <p>{t('adminOrders.electronicAddress', { address: electronicAddress })}</p>}
				</div>
				<div>
					<h3 className="text-sm font-semibold">{t('adminOrders.shippingAddress')}</h3>
					{shippingAddress ? (
						<AddressLines address={shippingAddress} />
					) : (
						<p>{t(shipping ? 'adminOrders.sameAddress' : 'adminOrders.noShipping')}</p>
					)}
				</div>
			</div>
		</Card>
	);
}

export function AddressLines({ address }: { address: Address }) {
	const { language } = usePlatform();
	const { title, firstName, surname, companyName, street, zipCode, city, country, phone } = address;
	const land = country ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : '';
	const lines = [
		companyName,
		[title, firstName, surname].filter(Boolean).join(' '),
		street,
		[zipCode, city].filter(Boolean).join(' '),
		land,
		phone,
	].filter(Boolean);
	return (
		<address className="not-italic">
			{lines.map((line) => (
				<span key={line} className="block">
					{line}
				</span>
			))}
		</address>
	);
}
