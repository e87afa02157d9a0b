// What the cart comes to, and the way to the checkout: off while something keeps a line from being ordered, and then it says why.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { totalsOf } from '../../../rules/checkout/totals.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions } from '../../platform/page.ts';
import { PlainLink } from '../product/plain-link.tsx';
import { cartTermsDocument } from './cart.documents.ts';
import { type CartLocation, cartAddress, lineId, rowsPerPage } from './cart-address.ts';
import type { Item } from './use-items.ts';

interface SummaryProps {
	/** All of the cart. */
	items: readonly Item[];
	place: CartLocation;
}

export function Summary({ items, place }: SummaryProps) {
	const { t, currency, pricesIncludeTax } = usePlatform();
	const { money, rate } = useAmounts(currency);
	const id = useId();
	const terms = useTerms();
	const goods = items.flatMap(({ total, pricing }) => (total === null ? [] : { amount: total, rate: pricing.taxRate }));
	const { net, gross, rates } = totalsOf(goods, null, { pricesIncludeTax, reverseCharge: false });
	return (
		<section
			aria-labelledby={id}
			className="mt-6 rounded-theme border border-line bg-surface p-5 desktop:sticky desktop:top-6 desktop:mt-0"
		>
			<h2 id={id} className="font-heading text-xl font-bold">
				{t('cartPage.summary')}
			</h2>
			<dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums" aria-live="polite">
				<Sum name={t('cartPage.net')} amount={money(net)} />
				{rates
					.filter((row) => row.rate > 0)
					.map((row) => (
						<Sum key={row.rate} name={t('cartPage.tax', { rate: rate(row.rate) })} amount={money(row.tax)} />
					))}
				<Sum name={t(`cartPage.total.${terms?.totalLabel ?? 'grandTotal'}`)} amount={money(gross)} strong />
			</dl>
			<p className="mt-3 text-sm text-muted">{t('cartPage.shippingNote')}</p>
			<PricingText />
			<div className="mt-5 grid gap-3">
				<ToCheckout items={items} place={place} />
				<ButtonLink to={terms?.continueShoppingUrl || '/'}>{t('cartPage.continue')}</ButtonLink>
			</div>
		</section>
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

/** What the shop adds wherever it shows prices. */
function PricingText() {
	const text = usePlatform().t('shop.pricingText', { nothing: '' });
	return text && <p className="mt-2 text-sm whitespace-pre-line">{text}</p>;
}

function ToCheckout({ items, place }: SummaryProps) {
	const { t } = usePlatform();
	const id = useId();
	const at = items.findIndex(({ problem }) => problem);
	const first = items[at];
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
				{t('cartPage.checkout')}
			</Button>
			<p id={id} className="text-sm">
				{t(pricesOnly ? 'cartPage.checkoutPrices' : 'cartPage.checkoutOff')}{' '}
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
	const options = toQueryOptions(usePlatform(), query(cartTermsDocument, {}));
	return (useQuery(options).data as Data<typeof cartTermsDocument> | undefined)?.checkout;
}

const useTerms = import.meta.env.SSR ? () => undefined : useLiveTerms;
