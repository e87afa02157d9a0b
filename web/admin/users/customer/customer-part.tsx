// What the shop knows of somebody with an account as a customer, for those who may see orders.
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { customerDocument } from './customer.documents.ts';
import { OrdersCard } from './orders-card.tsx';

export function CustomerPart({ userId }: { userId: string }) {
	const { data, error, refetch } = useAdminQuery(customerDocument, { userId });
	if (error) return <Failed error={error} onRetry={refetch} />;
	if (!data) return <Skeleton lines={4} />;
	return (
		<>
			<OrdersCard customer={data.customer} orderFor={userId} />
			<AddressesCard customer={data.customer} />
		</>
	);
}
