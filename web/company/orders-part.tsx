// What was ordered for the company, with its documents.
import { IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../rules/formats.ts';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { useAmounts } from '../kit/amounts.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { companyOrdersDocument } from './company.documents.ts';
import { useCompany } from './company.ts';
import { Row, Rows } from './rows.tsx';

type Order = NonNullable<Data<typeof companyOrdersDocument>['companyOrders']>['items'][number];

const onPage = 5;
/** More are not asked for at once. */
const mostAtOnce = 100;

interface OrdersPartProps {
	/** What an order leads to, where there is such a page for the reader. `text`: its number, or where it is while it has none. */
	linkOf?(order: Order, text: string): ReactNode;
}

/** Who has ended it: its approvers, its buyer, or nobody in time. */
const endings: Readonly<Record<string, PlainTextKey>> = {
	approvalRejected: 'companies.orderRejected',
	approvalWithdrawn: 'companies.orderWithdrawn',
	approvalExpired: 'companies.orderExpired',
};

/** In place of a number. */
function useStateText() {
	const { t } = usePlatform();
	return ({ status, approval, error }: Order) => {
		if (status === 'error') return t((error && endings[error]) || 'companies.orderStopped');
		return t(approval === 'approved' ? 'companies.orderToPay' : 'companies.orderWaits');
	};
}

export function OrdersPart({ linkOf = (_order, text) => text }: OrdersPartProps) {
	const { t } = usePlatform();
	const stateText = useStateText();
	const { company, Part } = useCompany();
	const [first, setFirst] = useState(onPage);
	const { data, error, refetch, isFetching } = useAdminQuery(
		companyOrdersDocument,
		{ companyId: company.id, first },
		{ keep: true },
	);
	const orders = data?.companyOrders;
	return (
		<Part title={t('companies.orders')}>
			{error && !isFetching ? (
				<Notice kind="danger" action={<Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>}>
					{t('companies.ordersFailed')}
				</Notice>
			) : !data ? (
				<Skeleton lines={4} />
			) : !orders || orders.total === 0 ? (
				<p className="text-muted">{t('companies.ordersNone')}</p>
			) : (
				<>
					<Rows>
						{orders.items.map((order) => (
							<OrderRow key={order.id} order={order} title={linkOf(order, order.number ?? stateText(order))} />
						))}
					</Rows>
					{orders.items.length < Math.min(orders.total, mostAtOnce) && (
						<div className="mt-4">
							<Button busy={isFetching} onClick={() => setFirst(Math.min(first + 20, mostAtOnce))}>
								{t('companies.showMore')}
							</Button>
						</div>
					)}
				</>
			)}
		</Part>
	);
}

function OrderRow({ order, title }: { order: Order; title: ReactNode }) {
	const { t, language, timeZone } = usePlatform();
	const { money, number: counted } = useAmounts(order.currency);
	const { createdAt, cancelledAt, gross, costCentre, orderedBy, lines, documents } = order;
	const details = [
		formatDate(new Date(createdAt), language, timeZone),
		orderedBy,
		costCentre && `${t('companies.costCentre')} ${costCentre}`,
		cancelledAt && t('companies.orderCancelled'),
	].filter(Boolean);
	return (
		<Row
			title={
				<>
					<span className="tabular-nums">{title}</span>
					<span className="tabular-nums">{money(gross)}</span>
				</>
			}
			actions={documents
				.filter(({ kind }) => kind !== 'orderConfirmation')
				.map(({ id, url, number: ofDocument }) => (
					<a
						key={id}
						href={url}
						target="_blank"
						rel="noopener"
						className="inline-flex min-h-8 items-center gap-1 font-semibold text-link underline underline-offset-4 hover:text-link-hover pointer-coarse:min-h-11"
					>
						<IconFileTypePdf aria-hidden size={18} />
						{ofDocument}
					</a>
				))}
		>
			<p className="tabular-nums">{details.join(' · ')}</p>
			<p>{lines.map(({ name, itemName, quantity }) => `${counted(quantity)} × ${itemName || name}`).join(', ')}</p>
		</Row>
	);
}
