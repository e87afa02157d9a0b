import { offerFor } from '../../rules/pricing/price-of.ts';
import { paymentIntervals, paymentModes, scalesModes } from '../../rules/pricing/kinds.ts';
import type { Offer, Payment, PriceStep, Quantities, LinearScales } from '../../rules/pricing/pricing.ts';
import { rateOn } from '../../rules/tax/rates.ts';
import { builder } from '../graphql/builder.ts';
import { loadPricing } from './load-pricing.ts';

interface P extends Offer { taxRate: number; pricesIncludeTax: boolean; payment: Payment }
const mode = builder.enumType('TryScales', { values: scalesModes });
const given = builder.enumType('TryGiven', { values: ['unit', 'total'] as const });
const pm = builder.enumType('TryPm', { values: paymentModes });
const pi = builder.enumType('TryPi', { values: paymentIntervals });
const linear = builder.objectRef<LinearScales>('TryLinear').implement({ fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to'), step: t.exposeInt('step') }) });
const q = builder.objectRef<Quantities>('TryQuantities').implement({ fields: (t) => ({ mode: t.expose('mode', { type: mode }), defined: t.intList({ resolve: (x) => [...x.defined] }), linear: t.field({ type: linear, nullable: true, resolve: (x) => x.linear }), minimum: t.exposeInt('minimum', { nullable: true }) }) });
const st = builder.objectRef<PriceStep>('TryStep').implement({ fields: (t) => ({ quantity: t.exposeInt('quantity'), total: t.exposeInt('total'), unitPrice: t.exposeInt('unitPrice'), given: t.expose('given', { type: given }) }) });
const pay = builder.objectRef<Payment>('TryPay').implement({ fields: (t) => ({ mode: t.expose('mode', { type: pm }), interval: t.expose('interval', { type: pi, nullable: true }), trialDays: t.exposeInt('trialDays', { nullable: true }) }) });
const pr = builder.objectRef<P>('ProductPricing').implement({ fields: (t) => ({
	currency: t.exposeString('currency'), pricesIncludeTax: t.exposeBoolean('pricesIncludeTax'), taxRate: t.exposeInt('taxRate'), unitPrice: t.exposeInt('unitPrice', { nullable: true }),
	additionalText: t.string({ resolve: () => '' }),
	quantities: t.field({ type: q, resolve: (x) => x.quantities }), steps: t.field({ type: [st], resolve: (x) => [...x.steps] }), payment: t.field({ type: pay, resolve: (x) => x.payment }) }) });
builder.objectField('ProductDetails', 'priceValidUntil', (t) => t.string({ nullable: true, resolve: () => null }));
builder.objectField('ProductDetails', 'pricing', (t) => t.field({ type: pr, async resolve({ listed, variant }, _a, ctx) {
	const id = variant?.id ?? listed.card.id;
	return ctx.inTenant(async (sql) => {
		const p = (await loadPricing(sql, ctx.tenant.id, [id])).get(id);
		const [t0] = await sql<{ pricesIncludeTax: boolean }[]>`select prices_include_tax from tenants where id = ${ctx.tenant.id}`;
		const own = await sql<{ country: string; category: never; validFrom: string; rate: number }[]>`select country, category, valid_from::text, rate from tax_rates where tenant_id=${ctx.tenant.id}`;
		if (!p) return { currency: ctx.tenant.currency, unitPrice: null, steps: [], quantities: { mode: 'free' as const, defined: [], linear: null, minimum: null }, taxRate: 1900, pricesIncludeTax: t0?.pricesIncludeTax ?? true, payment: { mode: 'once' as const, interval: null, trialDays: null } };
		return { ...offerFor(p, ctx.user?.roles?.map((r: { id: string }) => r.id) ?? [], ctx.tenant.currency), taxRate: rateOn(own, { country: ctx.tenant.country, category: p.taxCategory, day: '2026-11-15' }), pricesIncludeTax: t0?.pricesIncludeTax ?? true, payment: p.payment };
	});
} }));
