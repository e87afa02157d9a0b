// The end of the checkout: what is ordered, what it comes to, what one agrees to, and the button.
import { type ReactNode, useEffect, useRef } from 'react';
import { useAmounts } from '../../kit/amounts.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PartProps } from './address-sections.tsx';
import type { CheckoutResult } from './checkout-answer.ts';
import { LegalPages } from './legal-pages.tsx';
import { OrderLines, OrderTotals } from './order-summary.tsx';
import { Section } from './section.tsx';
import type { Refusal } from './use-checkout.ts';
import { Watched } from './watched.tsx';

interface OrderSectionProps extends PartProps {
	/** Whether new prices are on their way. */
	counting: boolean;
	/** Why there are no new prices. */
	failure: ReactNode;
	/** What keeps the cart from being ordered. */
	problems: ReactNode;
}

export function OrderSection({ checkout, draft, form, counting, failure, problems }: OrderSectionProps) {
	const { t } = usePlatform();
	const notes = useRef<HTMLDivElement>(null);
	const { refusal, unanswered } = form;
	useEffect(() => {
		if (refusal || unanswered) notes.current?.focus();
	}, [refusal, unanswered]);
	return (
		<Section id="order" title={t('checkout.summary')} aside={<TextLink to="/cart">{t('checkout.change')}</TextLink>}>
			<WithdrawalNotice lines={checkout.lines} />
			<Watched name="terms" onLeave={() => undefined}>
				<Checkbox
					label={t('checkout.terms')}
					required
					checked={draft.termsAccepted}
					onChange={(termsAccepted) => form.set({ termsAccepted })}
					error={form.errorOf('terms')}
				/>
			</Watched>
			<LegalPages termsPage={checkout.termsPage} withdrawalPage={checkout.withdrawalPage} />
			<OrderLines checkout={checkout} />
			<OrderTotals checkout={checkout} />
			<div ref={notes} tabIndex={-1} aria-live="polite" className="grid scroll-my-24 gap-3 outline-none empty:hidden">
				{problems}
				{failure}
				{form.wrong > 0 && <Notice kind="danger">{t('checkout.faults', { count: form.wrong })}</Notice>}
				{unanswered && !refusal && <Notice kind="warning">{t('checkout.unanswered')}</Notice>}
				{refusal && !failure && <RefusalNotice refusal={refusal} checkout={checkout} counting={counting} />}
			</div>
			<p role="status" className="min-h-5 text-sm text-muted">
				{form.busy ? t('checkout.sending') : counting && t('checkout.counting')}
			</p>
			<div className="grid gap-3">
				<Button type="submit" colour="primary" size="large" busy={form.busy}>
					{t('checkout.order')}
				</Button>
				<ContinueShopping url={checkout.continueShoppingUrl} />
			</div>
		</Section>
	);
}

interface RefusalProps {
	refusal: Refusal;
	checkout: CheckoutResult;
	counting: boolean;
}

function RefusalNotice({ refusal, checkout, counting }: RefusalProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(checkout.currency);
	if (refusal.kind === 'cart') return <Notice kind="danger">{t('checkout.cartChanged')}</Notice>;
	if (refusal.kind === 'counting') {
		const total = checkout.totals.gross;
		const counted = total === refusal.before ? 'checkout.countedSame' : 'checkout.counted';
		return (
			<Notice kind="warning">{counting ? t('checkout.notCountedYet') : t(counted, { total: money(total) })}</Notice>
		);
	}
	if (refusal.kind === 'refused')
		return <Notice kind="danger">{t('checkout.notSent', { reason: refusal.text })}</Notice>;
	if (refusal.kind === 'failure')
		return (
			<Notice kind="danger">
				<p className="font-bold">{t('checkoutErrors.orderFailed')}</p>
				<p>{t('checkout.notSent', { reason: refusal.text })}</p>
			</Notice>
		);
	const { before } = refusal;
	return (
		<Notice kind="warning">
			{t('checkout.totalChanged', { before: money(before), now: money(checkout.totals.gross) })}
		</Notice>
	);
}

/** What is made for somebody cannot be given back: that is said before it is ordered. */
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
