// The print data of an order: for each line its state, its files, its release, and the file for the press.
import { isProduced } from '../../../../rules/orders/next-step.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import type { Order } from '../detail/order.ts';
import { isMoving } from './order-print-line.ts';
import { orderPrintLinesDocument } from './print-data.documents.ts';
import { PrintLineView } from './print-line-view.tsx';

const soon = 1500;
/** The provider takes minutes rather than seconds. */
const atProvider = 5000;
const later = 20_000;

const lookAgain = ({ orderPrintLines }: Data<typeof orderPrintLinesDocument>) =>
	Math.min(...orderPrintLines.filter(isMoving).map(({ release }) => (release?.print ? atProvider : soon)), later);

/** Nothing for an order of which nothing is printed from data. */
export function PrintCard({ order }: { order: Order }) {
	const { t } = usePlatform();
	const { data, isError } = useAdminQuery(orderPrintLinesDocument, { orderId: order.id }, { lookAgain });
	const lines = data?.orderPrintLines ?? [];
	if (lines.length === 0 && !isError) return null;
	return (
		<Card heading="h2" title={t('printOrders.title')}>
			{isError && !data && <Notice kind="danger">{t('printData.notLoaded')}</Notice>}
			<ul>
				{lines.map((line) => (
					<li key={line.itemId} className="border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
						<PrintLineView line={line} isCancelled={order.cancelledAt !== null} isProduced={isProduced(order)} />
					</li>
				))}
			</ul>
		</Card>
	);
}
