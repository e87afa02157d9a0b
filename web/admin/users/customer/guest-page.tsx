// /admin/customers/{order}: who has ordered without an account, known by the mail address of one of the orders. There is nothing to be changed.
import { useParams } from 'react-router';
import { showEmail } from '../../../../rules/show-email.ts';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { ContactLink } from '../../contacts/contact-link.tsx';
import { useScreenName } from '../../frame/use-screen-name.ts';
import { AddressesCard } from './addresses-card.tsx';
import { customerDocument } from './customer.documents.ts';
import { GuestNotes } from './guest-notes.tsx';
import { type Customer, OrdersCard } from './orders-card.tsx';

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(customerDocument, { orderId: id });
	return (
		<Loaded answer={answer} title={t('customer.guest')}>
			{({ customer }) => <Guest key={id} customer={customer} orderId={id} />}
		</Loaded>
	);
}

function Guest({ customer, orderId }: { customer: Customer; orderId: string }) {
	const { t } = usePlatform();
	useScreenName(customer.name);
	return (
		<PageFrame title={customer.name} above={[{ label: t('admin.users'), to: '/admin/users?view=guests' }]}>
			<p className="mb-4 text-sm text-muted wrap-anywhere">
				{t('customer.guestText')}{' '}
				<a href={`mailto:${customer.email}`} className="text-link underline underline-offset-2">
					{showEmail(customer.email)}
				</a>{' '}
				<ContactLink email={customer.email} />
			</p>
			<div className="grid gap-4">
				<OrdersCard customer={customer} orderFor={orderId} />
				<AddressesCard customer={customer} />
				<GuestNotes customer={customer} orderId={orderId} />
			</div>
		</PageFrame>
	);
}
