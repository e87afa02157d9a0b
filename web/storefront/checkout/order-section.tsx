// The end of the checkout: what is ordered, what it comes to, what one agrees to, and the button.
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PartProps } from './address-sections.tsx';
import { TermsNotice } from './buying-terms.tsx';
import type { CheckoutResult } from './checkout-result.ts';
import { methodOf } from './effective.ts';
import { LegalPages, TermsLabel } from './legal-pages.tsx';
import { OrderLines, OrderTotals } from './order-summary.tsx';
import { countedKey, type Refusal } from './refusal.ts';
import { Section } from './section.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';
import type { FailedMethod } from './use-checkout-result.ts';
import type { Terms } from './use-terms.ts';
import { Watched } from './watched.tsx';

export const orderButtonId = 'place-order';

interface OrderSectionProps extends PartProps {
	/** Whether new prices are on their way. */
	counting: boolean;
	/** Why there are no new prices. */
	failure: ReactNode;
	/** Chosen, but the shop could not be asked about it. */
	failedMethod: FailedMethod | undefined;
	/** Undefined until they are known, and for guests. */
	terms: Terms | undefined;
	/** What keeps the cart from being ordered. */
	problems: ReactNode;
}

/** What was reported is gone while the button is at work, but not its place: the second half of a double click would land beside it. */
function useHeldHeight(shown: RefObject<HTMLElement | null>, held: boolean): number | undefined {
	const height = useRef(0);
	useLayoutEffect(() => {
		if (!held) height.current = shown.current?.offsetHeight ?? 0;
	});
	return held && height.current > 0 ? height.current : undefined;
}

export function OrderSection(props: OrderSectionProps) {
	const { checkout, draft, form, counting, failure, failedMethod, terms, problems } = props;
	const { t, shopName, shopfront } = usePlatform();
	const notes = useRef<HTMLDivElement>(null);
	const { refusal, unanswered } = form;
	/** It is known before the button is pressed, too: then it stands once, where the press is answered. */
	const isBudget = refusal?.kind === 'refused' && refusal.code === 'BUDGET_EXCEEDED' && terms?.isRefused === true;
	const minHeight = useHeldHeight(notes, form.busy || counting);
	useEffect(() => {
		if (refusal || unanswered) notes.current?.focus();
	}, [refusal, unanswered]);
	return (
		<Section id="order" title={t('checkout.summary')} aside={<TextLink to="/cart">{t('checkout.change')}</TextLink>}>
			{/* At the top, which stays in view beside the first of them: the foot of a long summary does not. */}
			<div aria-live="polite" className="empty:hidden">
				{form.wrong > 0 && <Notice kind="danger">{t('checkout.faults', { count: form.wrong })}</Notice>}
			</div>
			<OrderLines checkout={checkout} />
			<OrderTotals checkout={checkout} method={methodOf(draft, checkout)} />
			<WithdrawalNotice lines={checkout.lines} />
			<Watched name="terms" onLeave={() => undefined}>
				<Checkbox
					label={<TermsLabel termsPage={checkout.termsPage} isSubscription={checkout.subscription !== null} />}
					required
					disabled={form.busy}
					checked={draft.termsAccepted}
					onChange={(termsAccepted) => form.set({ termsAccepted })}
					error={form.errorOf('terms')}
				/>
			</Watched>
			{shopfront.newsletter !== 'off' && (
				<Checkbox
					label={t('checkout.newsletter', { shop: shopName })}
					hint={t('checkout.newsletterHint')}
					disabled={form.busy}
					checked={draft.newsletter}
					onChange={(newsletter) => form.set({ newsletter })}
				/>
			)}
			<LegalPages pages={[checkout.withdrawalPage, shopfront.legal.privacy?.slug]} />
			<div
				ref={notes}
				tabIndex={-1}
				aria-live="polite"
				data-outcome={unanswered || refusal !== undefined || undefined}
				style={{ minHeight }}
				className={`grid scroll-my-24 content-start gap-3 outline-none ${minHeight ? '' : 'empty:hidden'}`}
			>
				{problems}
				{failure}
				{unanswered && refusal?.kind !== 'refused' && <Notice kind="warning">{t('checkout.unanswered')}</Notice>}
				{isBudget && terms && <TermsNotice terms={terms} checkout={checkout} isPressed />}
				{refusal && !failure && !isBudget && (
					<RefusalNotice refusal={refusal} {...{ checkout, counting, failedMethod, unanswered }} />
				)}
			</div>
			<p role="status" className="min-h-5 text-sm text-muted">
				{form.busy ? t('checkout.sending') : counting && t('checkout.counting')}
			</p>
			<SubscriptionNotice checkout={checkout} />
			{terms && !isBudget && <TermsNotice terms={terms} checkout={checkout} />}
			<div className="grid gap-3">
				<Button id={orderButtonId} type="submit" colour="primary" size="large" busy={form.busy}>
					{t('checkout.order')}
				</Button>
				<ContinueShopping url={checkout.continueShoppingUrl} />
			</div>
		</Section>
	);
}

interface RefusalProps extends Pick<OrderSectionProps, 'checkout' | 'counting' | 'failedMethod'> {
	refusal: Refusal;
	/** Of an earlier press nobody knows whether it has ordered: then nobody is notified that nothing was. */
	unanswered: boolean;
}

function RefusalNotice({ refusal, ...rest }: RefusalProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(rest.checkout.currency);
	switch (refusal.kind) {
		case 'cart':
			return <Notice kind="danger">{t('checkout.cartChanged')}</Notice>;
		case 'counting':
			return <CountedNotice before={refusal.before} {...rest} />;
		case 'refused':
			return <Notice kind="danger">{t('checkout.notSent', { reason: refusal.text })}</Notice>;
		case 'online':
			return <Notice kind="info">{t('checkout.online')}</Notice>;
		case 'total': {
			const now = money(rest.checkout.totals.gross);
			// The new total is on its way, or could not be loaded.
			if (rest.checkout.totals.gross === refusal.before)
				return <Notice kind="warning">{t('checkout.cartChanged')}</Notice>;
			return <Notice kind="warning">{t('checkout.totalChanged', { before: money(refusal.before), now })}</Notice>;
		}
		default:
			return (
				<Notice kind="danger">
					<p className="font-bold">{t('checkoutErrors.orderFailed')}</p>
					<p>
						{t('checkout.notSent', { reason: refusal.kind === 'offline' ? t('common.networkError') : refusal.text })}
					</p>
				</Notice>
			);
	}
}

function CountedNotice({
	before,
	checkout,
	counting,
	failedMethod,
	unanswered,
}: Omit<RefusalProps, 'refusal'> & { before: number }) {
	const { t } = usePlatform();
	const { money } = useAmounts(checkout.currency);
	const now = checkout.totals.gross;
	const key = countedKey({ counting, methodFailed: failedMethod !== undefined, before, now });
	const name = checkout.shippingMethods.find(({ id }) => id === failedMethod?.id)?.name ?? '';
	const told =
		key === 'checkout.methodNotTaken'
			? t(key, { name, reason: failureText(failedMethod?.error, t) })
			: t(key, { total: money(now) });
	const again = key === 'checkout.notCountedYet' ? '' : t('checkout.orderAgain');
	return (
		<Notice kind="warning">
			{[told, unanswered ? '' : t('checkout.nothingOrdered'), again].filter(Boolean).join(' ')}
		</Notice>
	);
}

/** What is made for a shopper cannot be given back: that is said before it is ordered. */
function WithdrawalNotice({ lines }: Pick<CheckoutResult, 'lines'>) {
	const { t, language } = usePlatform();
	const made = lines.filter(({ personalised }) => personalised);
	// The same thing may be there twice, for two people.
	const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(made.map(({ name }) => name)));
	return (
		<div className="text-sm">
			<h3 className="font-bold">{t('checkout.withdrawal')}</h3>
			<p className="mt-1 hyphens-auto wrap-break-word">
				{made.length === 0
					? t('checkout.withdrawal.all')
					: made.length === lines.length
						? t('checkout.withdrawal.none')
						: t('checkout.withdrawal.some', { names })}
			</p>
		</div>
	);
}

/** A whole address has its language in it already, and is left as it is. */
function ContinueShopping({ url }: { url: string }) {
	const { t } = usePlatform();
	const label = t('checkout.continueShopping');
	if (!/^https?:/i.test(url)) return <ButtonLink to={url}>{label}</ButtonLink>;
	return (
		<a href={url} className={buttonClass('neutral', 'medium', false)}>
			{label}
		</a>
	);
}
