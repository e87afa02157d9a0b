// What has become of a payment: that the reader has broken it off or it has come, back from the page of the provider, and that a bank has refused a debit.
import { useQueryValue } from '../../account/query-value.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';

/** Always there, so that what comes into it is read aloud. */
export const PaymentOutcome = ({ order }: { order: Order }) => (
	<div role="status" className="empty:hidden">
		<Outcome order={order} />
	</div>
);

function Outcome({ order }: { order: Order }) {
	const { t } = usePlatform();
	const { money } = useAmounts(order.currency);
	const isBack = useQueryValue('paid') === '1';
	const isLeft = useQueryValue('cancelled') === '1';
	const { payment, paymentMethod, totals, cancelledAt } = order;
	if (cancelledAt) return null;
	if (isBack && payment === 'paid' && order.paymentReturned)
		return <Notice kind="info">{t('ownOrders.paymentReturned')}</Notice>;
	if (isBack && payment === 'paid')
		return (
			<Notice kind="success">
				{t('ownOrders.paidNow', { amount: money(totals.gross), method: t(`paymentMethods.${paymentMethod}`) })}
			</Notice>
		);
	if (payment !== 'open' || order.paymentComing) return null;
	if (isLeft) return <Notice kind="info">{t('ownOrders.payLeft')}</Notice>;
	if (order.debitRefused && !isBack) return <Notice kind="danger">{t('ownOrders.debitRefused')}</Notice>;
	return null;
}
