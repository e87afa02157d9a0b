// The price table: what each run costs, in all and per piece. Every row is a link; the chosen one is marked.
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { offeredQuantities } from '../../../../rules/pricing/price-of.ts';
import { priceTable, rowOf } from '../../../../rules/pricing/price-table.ts';
import type { Offer, Price } from '../../../../rules/pricing/pricing.ts';
import { digitsOfColumn } from '../../../../rules/pricing/unit-price-digits.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { ShippingNote } from '../../shipping-costs/shipping-note.tsx';
import { PlainLink } from '../plain-link.tsx';
import type { ProductDetails } from '../product-query.ts';
import type { ChosenQuantity } from './use-quantity.ts';

interface PriceTableProps {
	offer: Offer;
	chosen: ChosenQuantity;
	/** How often the sum is paid. */
	payment: ProductDetails['pricing']['payment'];
	/** What is said of tax below it. */
	note: string;
	/** How many there are; null: as many as anybody wants. */
	available: number | null;
}

export function PriceTable({ offer, chosen, payment, note, available }: PriceTableProps) {
	const { t } = usePlatform();
	const id = useId();
	const all = priceTable(offer);
	const rows = all.filter(({ quantity }) => quantity <= (available ?? quantity));
	const digits = digitsOfColumn(
		rows.map(({ unitPrice }) => unitPrice),
		offer.currency,
	);
	if (rows.length === 0) return null;
	const marked = typeof chosen.answer === 'string' ? -1 : rowOf(rows, chosen.quantity);
	const between = sellsBetween(offer, all);
	return (
		<section aria-labelledby={id} className="mt-8">
			<h2 id={id} className="mb-2 font-heading text-xl font-bold">
				{t('offer.table')}
			</h2>
			<div className="overflow-x-auto">
				<table className="w-full border-collapse tabular-nums">
					<thead>
						<tr className="border-b border-strong-line text-sm">
							<th scope="col" className="py-2 pr-2 pl-8 text-left font-bold">
								{t('offer.quantity')}
							</th>
							<th scope="col" className="p-2 text-right font-bold">
								{t('offer.unit')}
							</th>
							<th scope="col" className="p-2 text-right font-bold">
								{t('offer.total')}
								{payment.interval && (
									<span className="block font-normal">
										{t(`offer.per.${payment.interval}`, { count: payment.intervalCount })}
									</span>
								)}
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row, index) => (
							<Row
								key={row.quantity}
								row={row}
								currency={offer.currency}
								digits={digits}
								chosen={chosen}
								marked={index === marked}
								between={between}
							/>
						))}
					</tbody>
				</table>
			</div>
			<p className="mt-2 text-sm text-muted">
				<ShippingNote text={note} />
			</p>
		</section>
	);
}

/** Whether there are quantities between two rows: they have the price of the smaller one. */
const sellsBetween = (offer: Offer, rows: readonly Price[]) =>
	offer.steps.length > 0 && offeredQuantities(offer)?.length !== rows.length;

interface RowProps extends Pick<PriceTableProps, 'chosen'> {
	row: Price;
	currency: string;
	/** Behind the comma of the price of a piece. */
	digits: number | undefined;
	marked: boolean;
	between: boolean;
}

function Row({ row, currency, digits, chosen, marked, between }: RowProps) {
	const { t } = usePlatform();
	const { number, money, unit } = useAmounts(currency);
	const quantity = number(row.quantity);
	return (
		<tr className={`relative border-b border-line ${marked ? 'bg-raised font-bold' : 'hover:bg-raised'}`}>
			<th scope="row" className="p-0 text-left font-normal">
				<span className={`flex min-h-11 items-center gap-2 pl-8 whitespace-nowrap ${marked ? 'font-bold' : ''}`}>
					{marked && <IconCheck aria-hidden size={18} className="absolute left-2 text-accent" />}
					{/* The whole row is the link. */}
					<PlainLink
						to={chosen.addressOf(row.quantity)}
						stay
						aria-current={marked || undefined}
						className="underline decoration-transparent underline-offset-2 after:absolute after:inset-0 hover:decoration-current"
					>
						{t(between ? 'offer.fromPieces' : 'offer.pieces', { quantity })}
					</PlainLink>
				</span>
			</th>
			<td className="p-2 text-right">{unit(row.unitPrice, digits)}</td>
			<td className="p-2 text-right">{money(row.total)}</td>
		</tr>
	);
}
