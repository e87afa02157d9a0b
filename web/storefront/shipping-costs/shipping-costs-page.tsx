// /shipping-costs: what delivery costs and how long it takes, by shipping method. Every price of the shop leads here.
import { useAmounts } from '../../kit/amounts.ts';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useResult } from '../../platform/page.ts';
import { type DeliveryMethod, deliveryTermsQuery } from './delivery-terms.ts';

export function Component() {
	const platform = usePlatform();
	const { t, currency, pricesIncludeTax } = platform;
	const { money } = useAmounts(currency);
	const { methods, freeFrom, country } = useResult(deliveryTermsQuery(platform)).deliveryTerms;
	const name = useCountryName();
	return (
		<ThemeScope name="shop" className="fills-page">
			<div className="mx-auto max-w-page px-4 py-8 phone:px-8 desktop:py-12">
				<h1 className="font-heading text-3xl font-bold wrap-break-word hyphens-auto phone:text-4xl">
					{t('shippingCosts.title')}
				</h1>
				<p className="mt-2 max-w-prose text-muted">
					{t(methods.length > 0 ? 'shippingCosts.intro' : 'shippingCosts.collectedOnly')}
				</p>
				{freeFrom !== null && freeFrom > 0 && (
					<p className="mt-4 font-bold">
						{t('shippingCosts.freeFromCountry', { from: money(freeFrom), country: name(country) })}
					</p>
				)}
				{methods.length > 0 && (
					<>
						<ul className="mt-6 grid gap-4 phone:grid-cols-2">
							{methods.map((method) => (
								<Method key={method.id} method={method} />
							))}
						</ul>
						<p className="mt-4 text-sm text-muted">
							{t(pricesIncludeTax ? 'shippingCosts.gross' : 'shippingCosts.net')}
						</p>
					</>
				)}
			</div>
		</ThemeScope>
	);
}

function useCountryName() {
	const { language } = usePlatform();
	const names = new Intl.DisplayNames(language, { type: 'region' });
	return (code: string) => names.of(code) ?? code;
}

function Method({ method }: { method: DeliveryMethod }) {
	const { t, language } = usePlatform();
	const name = useCountryName();
	const { countries, collection, days } = method;
	const named = countries.map(name).sort((one, other) => one.localeCompare(other, language));
	const reach = named.length > 0 ? new Intl.ListFormat(language, { type: 'conjunction' }).format(named) : '';
	return (
		<li className="min-w-0 rounded-theme border border-line bg-surface p-5 text-text">
			<h2 className="font-heading text-xl font-bold wrap-break-word hyphens-auto">{method.name}</h2>
			{method.description && <p className="mt-1 text-muted">{method.description}</p>}
			<dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
				{!collection && (
					<>
						<dt className="text-muted">{t('shippingCosts.countries')}</dt>
						<dd>{reach || t('shippingCosts.everywhere')}</dd>
					</>
				)}
				<dt className="text-muted">{t('shippingCosts.days')}</dt>
				<dd>{collection ? t('shippingCosts.collected') : t('shippingCosts.daysCount', { count: days })}</dd>
				<dt className="text-muted">{t('shippingCosts.price')}</dt>
				<dd className="tabular-nums">
					<Price method={method} />
				</dd>
			</dl>
		</li>
	);
}

const gramsInKilogram = 1000;

function Price({ method: { kind, price, freeFrom, steps } }: { method: DeliveryMethod }) {
	const { t, currency } = usePlatform();
	const { money, number } = useAmounts(currency);
	const written = (amount: number) => (amount === 0 ? t('shippingCosts.free') : money(amount));
	if (kind === 'flat') return <span className="font-bold">{written(price)}</span>;
	if (kind === 'freeFrom')
		return (
			<>
				<span className="font-bold">{written(price)}</span>
				{freeFrom !== null && <span className="block">{t('shippingCosts.freeFrom', { from: money(freeFrom) })}</span>}
			</>
		);
	return (
		<ul className="grid gap-1">
			{steps.map((step) => (
				<li key={step.upTo} className="flex flex-wrap justify-between gap-x-4">
					<span>
						{kind === 'byWeight'
							? t('shippingCosts.upToWeight', { weight: number(step.upTo / gramsInKilogram) })
							: t('shippingCosts.upToPieces', { pieces: number(step.upTo), count: step.upTo })}
					</span>
					<span className="font-bold">{written(step.price)}</span>
				</li>
			))}
		</ul>
	);
}
