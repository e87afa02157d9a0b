// How things are sent, and how they are paid for.
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { cardAmounts } from '../../../rules/checkout/card-amounts.ts';
import { isOnline } from '../../../rules/payments/methods.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Label } from '../../kit/label.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PartProps } from './address-sections.tsx';
import type { CheckoutResult } from './checkout-result.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { countryOf, methodOf, shippingChoice } from './effective.ts';
import { MethodMark } from './method-mark.tsx';
import { Section } from './section.tsx';
import type { FailedMethod } from './use-checkout-result.ts';
import { useDay } from './use-day.ts';
import { Watched } from './watched.tsx';

interface ShippingProps extends PartProps {
	/** Chosen, but the shop could not be asked about it. */
	failed: FailedMethod | undefined;
}

export function ShippingMethod({ checkout, draft, form, failed }: ShippingProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(checkout.currency);
	const day = useDay();
	const { shippingMethods } = checkout;
	const wayOf = (isReady: boolean, days: number, there: string) =>
		isReady
			? t('checkout.readyOn', { day: there })
			: `${t('checkout.shippingDays', { days })} · ${t('checkout.deliveryOn', { day: there })}`;
	const choices = shippingMethods.map(({ id, name, description, charged, days, collection, deliveryDay }) => ({
		value: id,
		label: name,
		...(failed?.id === id && {
			error: t('checkout.methodNotTaken', { name, reason: failureText(failed.error, t) }),
		}),
		aside: charged === 0 ? t('checkout.free') : money(charged),
		notes: [
			...(description ? [description] : []),
			// What is not under way for a day is fetched, or brought when it is done. Nothing is delivered in a trial.
			...(checkout.deliveryDay === null ? [] : [wayOf(collection || days === 0, days, day(deliveryDay))]),
		],
	}));
	const chosen = shippingChoice(draft, checkout);
	const collectedOnly =
		shippingMethods.every(({ collection }) => collection) && countryOf(draft) !== checkout.shopCountry;
	const instead = chosen.isReplaced && choices.find(({ value }) => value === chosen.id)?.label;
	return (
		<Section id="shipping-method" title={t('checkout.shippingMethod')}>
			<Watched name="shippingMethod" onLeave={() => undefined}>
				{choices.length > 0 ? (
					<div className="grid gap-3">
						<div role="status" className="empty:hidden">
							{collectedOnly && <Notice kind="warning">{t('checkout.collectionOnly')}</Notice>}
							{instead && <Notice kind="warning">{t('checkout.methodReplaced', { name: instead })}</Notice>}
						</div>
						<ChoiceCards
							labelledBy="shipping-method-title"
							choices={choices}
							value={chosen.id ?? ''}
							onChange={(shippingMethodId) => form.set({ shippingMethodId })}
							error={form.errorOf('shippingMethod')}
						/>
					</div>
				) : (
					<div role="status">
						{countryOf(draft) ? (
							<Notice kind="danger">{t('checkout.noShipping')}</Notice>
						) : (
							<p>{t('checkout.countryFirst')}</p>
						)}
					</div>
				)}
			</Watched>
		</Section>
	);
}

export function PaymentMethod({ checkout, draft, form }: PartProps) {
	const { t } = usePlatform();
	const { paymentMethods, paymentSandbox, subscription } = checkout;
	const chosen = methodOf(draft, checkout);
	const choices = paymentMethods.map((method) => ({
		value: method,
		label: t(`paymentMethods.${method}`),
		aside: (
			<span className="flex items-center gap-2">
				{isOnline(method) && paymentSandbox && <Label>{t('checkout.sandboxLabel')}</Label>}
				<MethodMark method={method} />
			</span>
		),
		notes: [t(`checkout.pay.${method}Text`), ...(subscription ? [t('checkout.pay.cardAgain')] : [])],
	}));
	return (
		<Section id="payment-method" title={t('checkout.paymentMethod')}>
			<Watched name="paymentMethod" onLeave={() => undefined}>
				{choices.length > 0 ? (
					<ChoiceCards
						labelledBy="payment-method-title"
						choices={choices}
						value={chosen ?? ''}
						onChange={(paymentMethod) => form.set({ paymentMethod })}
						error={form.errorOf('paymentMethod')}
					/>
				) : (
					<NoMethod checkout={checkout} />
				)}
			</Watched>
			<InvoiceRefusal checkout={checkout} />
			{chosen && isOnline(chosen) && paymentSandbox && (
				<Notice kind="info">{t(chosen === 'card' ? 'checkout.sandbox' : 'checkout.sandboxOther')}</Notice>
			)}
		</Section>
	);
}

/** What is charged again is charged to a card, which takes so much at once and no more. */
function NoMethod({ checkout: { subscription, currency, totals } }: { checkout: CheckoutResult }) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const text = !subscription
		? t('checkout.noPayment')
		: totals.gross > cardAmounts.most
			? t('checkout.tooMuchForCard', { most: money(cardAmounts.most), amount: money(totals.gross) })
			: t('checkout.noCards');
	return <Notice kind="danger">{text}</Notice>;
}

/** Why invoice is not among the ways to pay, where others have it. */
function InvoiceRefusal({ checkout }: { checkout: CheckoutResult }) {
	const { t, base } = usePlatform();
	const { money } = useAmounts(checkout.currency);
	const { invoiceRefusal, invoiceLimit } = checkout;
	if (invoiceRefusal === null) return null;
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/checkout`) });
	return (
		<p className="text-sm text-muted">
			{invoiceRefusal === 'amount' ? (
				t('checkout.invoiceUpTo', { limit: money(invoiceLimit) })
			) : (
				<>
					{t('checkout.invoiceForCustomers')} <TextLink to={`/login?${back}`}>{t('checkout.signIn')}</TextLink>
				</>
			)}
		</p>
	);
}
