// What an order that was just placed still waits for: the transfer of its total, and print data, which can be sent from here at once.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatNumber } from '../../../rules/formats.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { ownOrderDocument } from '../orders/orders.documents.ts';
import { PrintDataPart } from '../print-data/print-data-part.tsx';
import { PrintLinesProvider, usePrintLines } from '../print-data/print-lines.tsx';
import { isWaiting, WaitingNotice } from '../print-data/waiting-notice.tsx';

type Placed = NonNullable<Data<typeof ownOrderDocument>['ownOrder']>;
type Line = Placed['lines'][number];

export interface PlacedProps {
	number: string;
	/** Its account takes its place before it is known. */
	prepaid: boolean;
	/** Whether the order waits for print data, as soon and as often as it is known. */
	onWaiting(waits: boolean): void;
	/** What else is known of it; undefined: it cannot be had. */
	onFound(order: FoundOrder | undefined): void;
}

export type FoundOrder = Pick<Placed, 'waitsForPayment' | 'debitRefused'>;

export default function PlacedPrintData({ number, prepaid, onWaiting, onFound }: PlacedProps) {
	const { ask } = usePlatform();
	const { data, isPending } = useQuery({
		queryKey: [textOf(ownOrderDocument), { number }],
		queryFn: async () => (await ask(ownOrderDocument, { number })) as Data<typeof ownOrderDocument>,
	});
	const order = data?.ownOrder;
	const lines = order?.lines ?? [];
	useEffect(() => {
		if (isPending) return;
		onFound(order ?? undefined);
		// Its lines tell the rest.
		if (!order) onWaiting(false);
	}, [isPending, order, onFound, onWaiting]);
	return (
		<PrintLinesProvider itemIds={lines.flatMap(({ itemId }) => itemId ?? [])}>
			<MoreTexts groups={['printData', 'printFindings', 'ownOrders', 'kit']}>
				{isPending && prepaid && <WaitingTransfer />}
				{order?.transfer && isPrepaid(order) && <TransferPart order={order} transfer={order.transfer} />}
				{order && <PrintedLines lines={lines} onWaiting={onWaiting} />}
			</MoreTexts>
		</PrintLinesProvider>
	);
}

/** An invoice has its own time, and its account. */
const isPrepaid = ({ paymentMethod }: Placed) => paymentMethod === 'prepayment';

/** In its final size, so that nothing jumps. */
function WaitingTransfer() {
	const { t } = usePlatform();
	return (
		<section className="mt-6 rounded-theme border border-line bg-surface p-5 text-text phone:p-8">
			<h2 className="mb-4 font-heading text-xl font-bold">{t('checkoutReturn.transfer')}</h2>
			<Skeleton lines={6} />
		</section>
	);
}

/** Who has no e-mail yet can pay all the same. */
function TransferPart({ order, transfer }: { order: Placed; transfer: NonNullable<Placed['transfer']> }) {
	const { t } = usePlatform();
	const { money } = useAmounts(order.currency);
	const rows = (['holder', 'iban', 'bic', 'bank', 'reference'] as const).filter((name) => transfer[name] !== '');
	return (
		<section className="mt-6 rounded-theme border border-line bg-surface p-5 text-text phone:p-8" data-transfer>
			<h2 className="mb-4 font-heading text-xl font-bold">{t('checkoutReturn.transfer')}</h2>
			<dl className="grid gap-x-6 gap-y-1 phone:grid-cols-[auto_1fr]">
				{[
					{ name: t('checkoutReturn.total'), value: money(order.totals.gross - order.refunded) },
					...rows.map((name) => ({ name: t(`ownOrders.transfer.${name}`), value: transfer[name] })),
				].map(({ name, value }) => (
					<div key={name} className="grid phone:col-span-2 phone:grid-cols-subgrid">
						<dt className="text-muted">{name}</dt>
						<dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Nothing where nothing is printed from data. */
function PrintedLines({ lines, onWaiting }: { lines: readonly Line[] } & Pick<PlacedProps, 'onWaiting'>) {
	const { t, language, notation } = usePlatform();
	const { lines: printed, known } = usePrintLines();
	const waits = isWaiting(printed);
	useEffect(() => {
		if (known) onWaiting(waits);
	}, [known, waits, onWaiting]);
	const shown = lines.filter(({ itemId }) => printed.some((line) => line.itemId === itemId));
	if (shown.length === 0) return null;
	return (
		<section className="mt-6 rounded-theme border border-line bg-surface p-5 text-text phone:p-8">
			<h2 className="mb-4 font-heading text-xl font-bold">{t('printData.ofOrder')}</h2>
			<WaitingNotice />
			<ul className="divide-y divide-line">
				{shown.map(({ position, itemId, name, itemName, quantity, options }) => (
					<li key={position} className="py-4 last:pb-0">
						<p className="font-semibold wrap-anywhere">{itemName || name}</p>
						{/* Several lines may be of the same product. */}
						<p className="text-sm text-muted hyphens-auto wrap-break-word">
							{[
								...(itemName ? [name] : []),
								t('checkout.pieces', { quantity: formatNumber(quantity, language, notation), count: quantity }),
								...options.map((option) => `${option.name}: ${option.value}`),
							].join(' · ')}
						</p>
						<PrintDataPart itemId={itemId} heading="h3" />
					</li>
				))}
			</ul>
		</section>
	);
}
