// What was ordered, as it was called and cost then.
import { isProduced } from '../../../rules/orders/next-step.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { Options, Thumbnail } from '../cart/article.tsx';
import { PrintDataPart } from '../print-data/print-data-part.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import { DesignPart, OrderedDesignsProvider } from './design-part.tsx';
import type { Order } from './order-page.tsx';
import { ShownProof } from './shown-proof.tsx';

interface OrderLinesProps {
	order: Order;
	/** The reader looks at what is printed, and changes nothing of it. */
	looksOnly?: boolean;
}

export function OrderLines({ order, looksOnly = false }: OrderLinesProps) {
	const { lines, currency, cancelledAt } = order;
	const { t } = usePlatform();
	const designed = lines.flatMap(({ itemId, designId }) => (itemId && designId ? itemId : []));
	const { number, money, unit } = useAmounts(currency);
	return (
		<OrderedDesignsProvider itemIds={designed}>
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<li key={line.position} className="py-4 first:pt-0 last:pb-0">
						<div className="flex gap-4">
							<Thumbnail picture={line.picture} designPreview={line.designPreview} />
							<div className="flex min-w-0 grow flex-wrap justify-between gap-x-6 gap-y-2">
								<div className="min-w-0">
									<p className="font-bold wrap-break-word hyphens-auto">
										<PlainLink to={`/product/${line.slug}`} className="text-link underline-offset-4 hover:underline">
											{line.name}
										</PlainLink>
									</p>
									<Options options={line.options} />
									{line.code && (
										<p className="text-sm text-muted wrap-anywhere">{t('cartPage.code', { code: line.code })}</p>
									)}
									{line.itemName && (
										<p className="mt-1 text-sm wrap-anywhere">{t('cartPage.ownName', { name: line.itemName })}</p>
									)}
								</div>
								<div className="ms-auto text-right tabular-nums">
									<p className="font-bold">{money(line.total)}</p>
									<p className="text-sm text-muted">
										{line.seriesRows === null
											? t('ownOrders.pieces', { quantity: number(line.quantity), count: line.quantity })
											: t('cartPage.seriesRun', {
													rows: line.seriesRows,
													quantity: number(line.quantity / line.seriesRows),
												})}
										{line.quantity > 1 && (
											<span className="block">{t('offer.perPiece', { price: unit(line.unitPrice) })}</span>
										)}
									</p>
								</div>
							</div>
						</div>
						{/* Nothing is to be done for what is not produced any more. */}
						{!cancelledAt && !looksOnly && (
							<>
								<PrintDataPart itemId={line.itemId} heading="h3" isProduced={isProduced(order)} />
								<DesignPart itemId={line.itemId} />
							</>
						)}
						{looksOnly && <ShownProof itemId={line.itemId} />}
					</li>
				))}
			</ul>
		</OrderedDesignsProvider>
	);
}
