// What the cart comes to, and the way to the checkout: off while something keeps a line from being ordered, and then it says why.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { chargedShipping, totalsOf } from '../../../rules/checkout/totals.ts';
import { writeDay } from '../../../rules/dates.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions, useRouteLocation } from '../../platform/page.ts';
import { PlainLink } from '../product/plain-link.tsx';
import type { deliveryTermsDocument } from '../shipping-costs/delivery-terms.documents.ts';
import { deliveryTermsQuery } from '../shipping-costs/delivery-terms.ts';
import { FreeShipping } from '../shipping-costs/free-shipping.tsx';
import { ShippingNote, shippingMark } from '../shipping-costs/shipping-note.tsx';
import { cartTermsDocument } from './cart.documents.ts';
import { type CartLocation, cartAddress, lineId, rowsPerPage } from './cart-address.ts';
import type { Item } from './use-items.ts';
import { useVisit } from './use-visit.ts';

interface SummaryProps {
	/** All of the cart. */
	items: readonly Item[];
	place: CartLocation;
}

export function Summary({ items, place }: SummaryProps) {
	const { t } = usePlatform();
	const id = useId();
	const terms = useTerms();
	const isApart = items.some(({ problem }) => problem === 'subscription');
	return (
		<section
			aria-labelledby={id}
			className="mt-6 rounded-theme border border-line bg-surface p-5 desktop:sticky desktop:top-6 desktop:mt-0"
		>
			<h2 id={id} className="font-heading text-xl font-bold">
				{t('cartPage.summary')}
			</h2>
			{/* What is not paid together has no common sum, and is not sent together. */}
			{isApart ? <p className="mt-4">{t('cartPage.apart')}</p> : <Sums items={items} terms={terms} />}
			<PricingText />
			<div className="mt-5 grid gap-3">
				<ToCheckout items={items} place={place} />
				<ButtonLink to={terms?.continueShoppingUrl || '/'}>{t('cartPage.continue')}</ButtonLink>
			</div>
		</section>
	);
}

function Sums({ items, terms }: Pick<SummaryProps, 'items'> & { terms: Terms | undefined }) {
	const { t, currency, pricesIncludeTax } = usePlatform();
	const { money, rate } = useAmounts(currency);
	const visit = useVisit();
	const goods = items.flatMap(({ total, pricing }) => (total === null ? [] : { amount: total, rate: pricing.taxRate }));
	const method = terms?.shippingMethods.find(({ id: one }) => one === terms.shippingMethodId);
	const untaxed = Boolean(terms?.reverseCharge || terms?.taxFreeExport);
	const exemption = { pricesIncludeTax, untaxed };
	const { net, gross, rates } = totalsOf(goods, method?.price ?? null, exemption);
	const shipping = method ? chargedShipping(method.price, goods, exemption) : 0;
	const inCart = goods.reduce((sum, { amount }) => sum + amount, 0);
	// Prices of articles are with tax: what is taken off again explains the sum.
	const dropped = untaxed ? gross - inCart - shipping : 0;
	const taxed = rates.filter((row) => row.rate > 0);
	return (
		<>
			<dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums" aria-live="polite">
				{method && <Sum name={t('cartPage.goods')} amount={money(inCart)} />}
				{dropped < 0 && <Sum name={t('cartPage.taxDropped')} amount={`−${money(-dropped)}`} />}
				{method && (
					<Sum
						name={t('cartPage.shipping', { method: method.name })}
						amount={shipping === 0 ? t('cartPage.free') : money(shipping)}
					/>
				)}
				{!pricesIncludeTax && (
					<>
						<Sum name={t('cartPage.net')} amount={money(net)} />
						{taxed.map((row) => (
							<Sum key={row.rate} name={t('cartPage.tax', { rate: rate(row.rate) })} amount={money(row.tax)} />
						))}
					</>
				)}
				<Sum name={t(`cartPage.total.${terms?.totalLabel ?? 'grandTotal'}`)} amount={money(gross)} strong />
				<SubscriptionSums terms={terms} gross={gross} />
				{/* Where prices include the tax, a sum without it would read as a further one. */}
				{pricesIncludeTax &&
					taxed.map((row) => (
						<Sum key={row.rate} name={t('cartPage.taxWithin', { rate: rate(row.rate) })} amount={money(row.tax)} />
					))}
			</dl>
			{visit && (
				<p className="mt-3">
					{t(method ? 'cartPage.netHandedShipped' : 'cartPage.netHanded', { buyer: visit.buyer, net: money(net) })}
				</p>
			)}
			<Delivery terms={terms} method={method} goods={inCart} />
		</>
	);
}

function Sum({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) {
	return (
		<div
			className={`col-span-2 grid grid-cols-subgrid ${strong ? 'mt-2 border-t border-line pt-3 text-lg font-bold text-heading' : ''}`}
		>
			<dt>{name}</dt>
			<dd className="text-right">{amount}</dd>
		</div>
	);
}

/** The total is that of each period: what of it is due with the order, and from when on. */
function SubscriptionSums({ terms, gross }: { terms: Terms | undefined; gross: number }) {
	const { t, currency, language } = usePlatform();
	const { money } = useAmounts(currency);
	if (!terms?.subscription) return null;
	const { interval, intervalCount, trialDays, nextPayment } = terms.subscription;
	const told = {
		day: writeDay(nextPayment, language, 'full'),
		per: t(`offer.per.${interval}`, { count: intervalCount }),
	};
	return (
		<>
			<Sum name={t('cartPage.dueToday')} amount={money(trialDays === null ? gross : 0)} />
			<Sum name={t('cartPage.dueNext', told)} amount={money(gross)} />
		</>
	);
}

interface DeliveryProps {
	terms: Terms | undefined;
	method: Terms['shippingMethods'][number] | undefined;
	/** Without shipping, as the shop's prices are. */
	goods: number;
}

/** What buyers look for before they go on: when it comes, what sending it costs, how it can be paid. */
function Delivery({ terms, method, goods }: DeliveryProps) {
	const { t, language } = usePlatform();
	const delivery = useDeliveryTerms();
	const visit = useVisit();
	const collected = terms && (!terms.showShipping || method?.collection || method?.days === 0);
	// What a purchasing system orders is paid by invoice, whatever the shop offers to others.
	const methods = visit ? [] : (terms?.paymentMethods ?? []);
	const payments = methods.flatMap((one) => (one === 'none' ? [] : t(`paymentMethods.${one}`)));
	return (
		<div className="mt-3 grid gap-2 text-sm">
			{terms?.showShipping !== false && (
				<p className="text-muted">
					<ShippingNote
						text={t(visit ? 'cartPage.shippingVisit' : method ? 'cartPage.shippingWithin' : 'cartPage.shippingNote', {
							shipping: shippingMark,
						})}
					/>
				</p>
			)}
			{!terms?.taxFreeExport && <FreeShipping terms={delivery} goods={goods} />}
			{terms?.deliveryDay && (
				<p>
					{t(collected ? 'cartPage.ready' : 'cartPage.delivery', {
						day: writeDay(terms.deliveryDay, language, 'full'),
					})}
				</p>
			)}
			{payments.length > 0 && (
				<p>
					{t('cartPage.payment', { methods: new Intl.ListFormat(language, { type: 'disjunction' }).format(payments) })}
				</p>
			)}
		</div>
	);
}

/** What the shop adds wherever it shows prices. */
function PricingText() {
	const text = usePlatform().t('shop.pricingText', { nothing: '' });
	return text && <p className="mt-2 text-sm whitespace-pre-line">{text}</p>;
}

/** The cart goes to the purchasing system by a form of the browser, which leads there. */
function Transfer({ buyer }: { buyer: string }) {
	const { t, language } = usePlatform();
	const failed = useRouteLocation().search.get('cart') === 'transfer';
	return (
		<form method="post" action="/punchout/transfer" className="grid gap-2">
			<input type="hidden" name="language" value={language} />
			<Button type="submit" colour="primary" size="large">
				{t('cartPage.transfer')}
			</Button>
			<p className="text-sm">{t('cartPage.transferText', { buyer })}</p>
			{failed && <Notice kind="danger">{t('cartPage.transferFailed')}</Notice>}
		</form>
	);
}

function ToCheckout({ items, place }: SummaryProps) {
	const { t } = usePlatform();
	const visit = useVisit();
	const id = useId();
	const at = items.findIndex(({ problem }) => problem);
	const first = items[at];
	if (!first && visit) return <Transfer buyer={visit.buyer} />;
	if (!first)
		return (
			<ButtonLink to="/checkout" colour="primary" size="large">
				{t('cartPage.checkout')}
			</ButtonLink>
		);
	const pricesOnly = items.every(({ problem }) => !problem || problem === 'price');
	const page = Math.floor(at / rowsPerPage) + 1;
	const there = !place.text && page === place.page;
	return (
		<>
			<Button colour="primary" size="large" disabled aria-describedby={id}>
				{t(visit ? 'cartPage.transfer' : 'cartPage.checkout')}
			</Button>
			<p id={id} className="text-sm">
				{t(visit ? 'cartPage.transferOff' : pricesOnly ? 'cartPage.checkoutPrices' : 'cartPage.checkoutOff')}{' '}
				{there ? (
					<a className="text-link underline" href={`#${lineId(first.id)}`}>
						{t('cartPage.toFirstProblem')}
					</a>
				) : (
					<PlainLink className="text-link underline" to={`${cartAddress({ page })}#${lineId(first.id)}`}>
						{t('cartPage.toFirstProblem')}
					</PlainLink>
				)}
			</p>
		</>
	);
}

type Terms = Data<typeof cartTermsDocument>['checkout'];

/** How the shop calls the sum, and where one goes on shopping; until it is known, as most shops have it. */
function useLiveTerms(): Terms | undefined {
	const platform = usePlatform();
	const { language } = platform;
	// Another page may have put something into the cart.
	const options = toQueryOptions(platform, query(cartTermsDocument, { language }, 0));
	return (useQuery(options).data as Data<typeof cartTermsDocument> | undefined)?.checkout;
}

const useTerms = import.meta.env.SSR ? () => undefined : useLiveTerms;

function useLiveDelivery() {
	const platform = usePlatform();
	const options = toQueryOptions(platform, deliveryTermsQuery(platform));
	return (useQuery(options).data as Data<typeof deliveryTermsDocument> | undefined)?.deliveryTerms;
}

const useDeliveryTerms = import.meta.env.SSR ? () => undefined : useLiveDelivery;
