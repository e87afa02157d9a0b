// What the chosen quantity costs: as a whole, per piece, with and without tax, and where the next step pays off.
import { IconArrowUpRight } from '@tabler/icons-react';
import type { PaymentInterval } from '../../../../rules/pricing/kinds.ts';
import { nextSaving } from '../../../../rules/pricing/price-of.ts';
import type { Offer, Price } from '../../../../rules/pricing/pricing.ts';
import { taxOf } from '../../../../rules/tax/tax-of.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { cachedResult } from '../../../platform/page.ts';
import { deliveryTermsQuery } from '../../shipping-costs/delivery-terms.ts';
import { FreeShipping } from '../../shipping-costs/free-shipping.tsx';
import { ShippingNote, shippingMark } from '../../shipping-costs/shipping-note.tsx';
import { PlainLink } from '../plain-link.tsx';
import type { ProductDetails } from '../product-query.ts';
import type { ChosenQuantity } from './use-quantity.ts';

type Terms = Pick<ProductDetails['pricing'], 'pricesIncludeTax' | 'taxRate' | 'currency'>;

/** The words that must stand beside every price. */
export function usePriceNotes({ pricesIncludeTax, taxRate, currency }: Terms): { price: string; table: string } {
	const { t } = usePlatform();
	const rate = useAmounts(currency).rate(taxRate);
	const shipping = shippingMark;
	if (taxRate === 0)
		return { price: t('offer.noteUntaxed', { shipping }), table: t('offer.tableUntaxed', { shipping }) };
	if (pricesIncludeTax)
		return { price: t('offer.noteGross', { rate, shipping }), table: t('offer.tableGross', { shipping }) };
	return { price: t('offer.noteNet', { rate, shipping }), table: t('offer.tableNet', { shipping }) };
}

interface SummaryProps {
	terms: Terms;
	offer: Offer;
	/** None: the quantity cannot be had. */
	price: Price | undefined;
	chosen: ChosenQuantity;
	/** How many there are; null: as many as anybody wants. */
	available: number | null;
	/** The interval is that of a subscription. */
	payment: { interval: PaymentInterval | null; intervalCount: number };
	/** What the shop says of its prices besides. */
	additional: string;
	/** Nobody is led to more of what cannot be had. */
	isOrderable: boolean;
}

export function PriceSummary(props: SummaryProps) {
	const { terms, offer, price, chosen, available, payment, additional, isOrderable } = props;
	const platform = usePlatform();
	const { t } = platform;
	const { number, money, unit } = useAmounts(terms.currency);
	const notes = usePriceNotes(terms);
	const delivery = cachedResult(platform, deliveryTermsQuery(platform))?.deliveryTerms;
	return (
		<div className="mt-6 rounded-theme border border-line bg-raised p-4">
			{/* The same height without a price: nothing moves while a shopper types. */}
			<p aria-live="polite" aria-atomic className="flex min-h-9 flex-wrap items-baseline gap-x-3 tabular-nums">
				<span className="text-3xl font-bold text-heading">{price ? money(price.total) : '–'}</span>
				{payment.interval && (
					<span className="font-bold">{t(`offer.per.${payment.interval}`, { count: payment.intervalCount })}</span>
				)}
				{price && <span>{t('offer.forPieces', { quantity: number(price.quantity) })}</span>}
			</p>
			<p className="mt-1 min-h-6 text-sm text-muted">
				<ShippingNote text={notes.price} />
				{price && price.quantity > 1 && ` · ${t('offer.perPiece', { price: unit(price.unitPrice) })}`}
			</p>
			<Taxes terms={terms} total={price?.total} />
			<div className="mt-3 empty:hidden">
				<FreeShipping terms={delivery} goods={price?.total} />
			</div>
			{isOrderable && <NextSaving offer={offer} chosen={chosen} available={available} />}
			{additional && <p className="mt-3 text-sm whitespace-pre-line">{additional}</p>}
		</div>
	);
}

function Taxes({ terms: { pricesIncludeTax, taxRate, currency }, total }: { terms: Terms; total: number | undefined }) {
	const { t } = usePlatform();
	const { money, rate } = useAmounts(currency);
	if (taxRate === 0) return null;
	const taxed = total === undefined ? undefined : taxOf(total, taxRate, pricesIncludeTax ? 'gross' : 'net');
	const rows = [
		[t('offer.net'), taxed?.net],
		[t('offer.tax', { rate: rate(taxRate) }), taxed?.tax],
		[t('offer.gross'), taxed?.gross],
	] as const;
	return (
		<dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 border-t border-line pt-3 text-sm tabular-nums">
			{rows.map(([name, amount]) => (
				<div key={name} className="col-span-2 grid grid-cols-subgrid py-0.5">
					<dt>{name}</dt>
					<dd className="text-right">{amount === undefined ? '–' : money(amount)}</dd>
				</div>
			))}
		</dl>
	);
}

/** Keeps its place: it comes and goes with the quantity. */
function NextSaving({ offer, chosen, available }: Pick<SummaryProps, 'offer' | 'chosen' | 'available'>) {
	const { t } = usePlatform();
	const { number, money, unit } = useAmounts(offer.currency);
	if (offer.steps.length < 2) return null;
	const next = nextSaving(offer, chosen.quantity);
	const saving = next && next.quantity <= (available ?? next.quantity) ? next : undefined;
	return (
		<p className="mt-3 min-h-12 border-t border-line pt-3 print:hidden">
			{saving && (
				<PlainLink
					to={chosen.addressOf(saving.quantity)}
					stay
					className="inline-flex min-h-6 items-start gap-1 text-link underline underline-offset-2 hover:text-link-hover"
				>
					<IconArrowUpRight aria-hidden size={20} className="mt-0.5 shrink-0" />
					<span>
						{saving.extraCost > 0
							? t('offer.saving', {
									quantity: number(saving.quantity),
									extra: money(saving.extraCost),
									unit: unit(saving.unitPrice),
								})
							: t('offer.savingCheaper', { quantity: number(saving.quantity), total: money(saving.total) })}
					</span>
				</PlainLink>
			)}
		</p>
	);
}
