// /checkout: everything on one page. It is written for everybody; what is in whose cart, the browser asks.
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { writeDay } from '../../../rules/dates.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';
import { BillingAddress, Contact, ShippingAddress } from './address-sections.tsx';
import { CostCentre } from './buying-terms.tsx';
import { latestOrderDocument } from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-result.ts';
import { useContinueShopping } from './continue-shopping.ts';
import { type Draft, recallDraft } from './draft.ts';
import { completeDraft, draftFrom } from './effective.ts';
import { Gate } from './gate.tsx';
import { PaymentMethod, ShippingMethod } from './method-sections.tsx';
import { Notes } from './notes.tsx';
import { obstacleOf } from './obstacle.ts';
import { OrderSection, orderButtonId } from './order-section.tsx';
import { beginState, type Phase, phaseOf, reduceOrder } from './order-state.ts';
import { Failure, useFocusOnShow, Waiting } from './page-states.tsx';
import { blocks, Problems } from './problems.tsx';
import { type OrderInHand, useCheckout } from './use-checkout.ts';
import { type FailedMethod, useCheckoutResult, useSeed } from './use-checkout-result.ts';
import { useFreshReturn, useLookUp } from './use-order.ts';
import { needsCostCentre, useTerms } from './use-terms.ts';
import { useVatId } from './use-vat-id.ts';
import { focusField } from './watched.tsx';

export function Component() {
	const { t, allowTemporaryUsers } = usePlatform();
	const session = useHydrated() ? (sessionOf() ?? 'none') : undefined;
	const mustLogIn = session !== undefined && session !== 'user' && !allowTemporaryUsers;
	const [introHidden, setIntroHidden] = useState(false);
	useWayToLogIn(mustLogIn);
	return (
		<ThemeScope name="shop" className="fills-page bg-raised">
			<div className="mx-auto max-w-page px-4 py-8 phone:px-8 desktop:py-12">
				<header className="mb-6 desktop:mb-8">
					<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('checkout.title')}</h1>
					{/* It may be ordered already; its place stays, so that nothing jumps. */}
					<p className={`mt-2 text-muted ${introHidden || session === 'none' ? 'invisible' : ''}`}>
						{t('checkout.intro')}
					</p>
				</header>
				<noscript>
					<Notice kind="warning">{t('checkout.needsJavaScript')}</Notice>
				</noscript>
				{session === undefined || mustLogIn ? (
					<Waiting />
				) : session === 'none' ? (
					// Nobody has put anything anywhere: there is nothing to ask for.
					<EmptyCart mayHaveOrders={false} wasPressed={false} />
				) : (
					<Opened guest={session === 'guest'} onHidden={setIntroHidden} />
				)}
			</div>
		</ThemeScope>
	);
}

function useWayToLogIn(needed: boolean): void {
	useEffect(() => {
		if (!needed) return;
		void import('../../platform/renewal.ts').then(({ logInAddress }) => window.location.replace(logInAddress()));
	}, [needed]);
}

/** The latest order of this session, where there is one: who has just ordered in another tab looks for it here. */
function LatestOrder() {
	const { t, ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(latestOrderDocument)],
		queryFn: async () => ((await ask(latestOrderDocument, {})) as Data<typeof latestOrderDocument>).ownOrders.items,
	});
	const number = data?.[0]?.number;
	if (!number) return null;
	return (
		<p className="border-t border-line p-4 text-center">
			{t('checkout.latestOrder')} <TextLink to={`/orders/${number}`}>{number}</TextLink>
		</p>
	);
}

function EmptyCart({ mayHaveOrders, wasPressed }: { mayHaveOrders: boolean; wasPressed: boolean }) {
	const { t } = usePlatform();
	const to = useContinueShopping();
	const place = useFocusOnShow<HTMLDivElement>(wasPressed);
	return (
		<div
			ref={place}
			tabIndex={-1}
			className="scroll-my-24 outline-none rounded-theme border border-line bg-surface text-text"
		>
			<EmptyState
				picture={<IconShoppingCart aria-hidden size={32} />}
				title={t('checkout.emptyTitle')}
				text={t('checkout.emptyText')}
				action={
					<ButtonLink colour="primary" to={to}>
						{t('checkout.continueShopping')}
					</ButtonLink>
				}
			/>
			{mayHaveOrders && <LatestOrder />}
		</div>
	);
}

interface OpenedProps {
	guest: boolean;
	/** Whether the sentence about the button says something untrue: it was pressed, or there is none. */
	onHidden(hidden: boolean): void;
}

/** @param answer where nothing is filled in yet */
function useBeginning(answer: CheckoutResult | undefined, setDraft: (draft: Draft) => void): void {
	const seed = useSeed();
	useEffect(() => {
		if (!answer) return;
		const begun = draftFrom(answer);
		seed(begun, answer);
		setDraft(begun);
	}, [answer, seed, setDraft]);
}

/** Once, with the first answer: a guest's entries get what the account knows beside them. What is emptied afterwards stays empty. */
function useCompletion(kept: Draft | undefined, answer: CheckoutResult | undefined, setDraft: (draft: Draft) => void) {
	const [completed, setCompleted] = useState<Draft>();
	useEffect(() => {
		if (!kept || !answer || completed) return;
		const draft = completeDraft(kept, answer);
		setCompleted(draft);
		if (JSON.stringify(draft) !== JSON.stringify(kept)) setDraft(draft);
	}, [kept, answer, completed, setDraft]);
	return completed ?? kept;
}

const hasGate = (phase: Phase, answer: CheckoutResult | undefined): boolean =>
	phase === 'idle' && answer !== undefined && obstacleOf(answer) !== null;

function useHiddenIntro(hidden: boolean, onHidden: OpenedProps['onHidden']): void {
	useEffect(() => onHidden(hidden), [hidden, onHidden]);
}

function NotLoaded({ isPressed, ...rest }: { isPressed: boolean; busy: boolean; onAgain(): void }) {
	const { t } = usePlatform();
	return <Failure alone text={t(isPressed ? 'checkout.notAsked' : 'checkout.notLoaded')} {...rest} />;
}

function Opened({ guest, onHidden }: OpenedProps) {
	const { t } = usePlatform();
	const [kept] = useState(recallDraft);
	const [order, tell] = useReducer(reduceOrder, kept, beginState);
	const { draft } = order;
	const setDraft = useCallback((changed: Draft) => tell({ kind: 'filled', draft: changed }), []);
	useFreshReturn();
	const vatId = useVatId(draft?.billing.vatId);
	const result = useCheckoutResult({ draft, setDraft }, vatId.asked, !draft?.orderId);
	const { answer, error, counting, failedMethod, refetch } = result;
	useBeginning(draft ? undefined : answer, setDraft);
	const begun = useCompletion(kept, answer, setDraft);
	const nothingToOrder = answer?.lines.length === 0;
	const phase = phaseOf(order, nothingToOrder);
	const isPressed = draft?.sent != null;
	const isGate = hasGate(phase, answer);
	useHiddenIntro(isPressed || nothingToOrder || isGate, onHidden);
	const notAsked = useLookUp({ state: order, phase, tell }, { checkout: answer, failed: error !== null });
	const shown = order.sending ?? answer;
	if (notAsked)
		return <Failure alone text={t('checkout.notAsked')} busy={notAsked.asking} onAgain={notAsked.onAgain} />;
	const askAgain = () => void refetch();
	if (error && !shown) return <NotLoaded isPressed={isPressed} busy={result.asking} onAgain={askAgain} />;
	const isLookedUp = phase === 'cancelling' || phase === 'lookingUp';
	if (isLookedUp || !shown || !draft) return <Waiting text={isLookedUp ? t('checkout.asking') : ''} />;
	if (shown.lines.length === 0) return <EmptyCart mayHaveOrders wasPressed={order.presses > 0} />;
	const notes = <Notes guest={guest} kept={begun} checkout={shown} found={order.found} pressed={order.presses > 0} />;
	if (isGate) return <Gate checkout={shown} notes={notes} />;
	return (
		<CheckoutForm
			checkout={shown}
			order={{ draft, phase, tell }}
			vatId={vatId}
			counting={counting}
			failure={error && !counting ? { error, onAgain: askAgain } : undefined}
			failedMethod={failedMethod}
			notes={notes}
		/>
	);
}

/** On phones the summary is at the far end: what it comes to is said before, and leads there. */
function TotalAhead({ checkout }: { checkout: CheckoutResult }) {
	const { currency, totals, totalLabel, lines, subscription } = checkout;
	const { t, language } = usePlatform();
	const { money } = useAmounts(currency);
	const per = subscription && t(`offer.per.${subscription.interval}`, { count: subscription.intervalCount });
	return (
		<a
			href="#order"
			className="flex items-baseline justify-between gap-4 rounded-theme border border-line bg-surface px-5 py-3 text-text desktop:hidden"
		>
			<span className="underline underline-offset-2">{t('checkout.summaryOf', { count: lines.length })}</span>
			<span className="text-right tabular-nums">
				<span className="font-bold">
					<span className="sr-only">{t(`checkout.total.${totalLabel}`)} </span>
					{money(totals.gross)}
				</span>
				{per && ` ${per}`}
				{subscription && subscription.trialDays !== null && (
					<span className="block text-sm">
						{t('checkout.trialAhead', {
							days: subscription.trialDays,
							day: writeDay(subscription.nextPayment, language),
						})}
					</span>
				)}
			</span>
		</a>
	);
}

interface CheckoutFormProps {
	checkout: CheckoutResult;
	order: OrderInHand;
	vatId: ReturnType<typeof useVatId>;
	counting: boolean;
	/** Why what is shown is no answer to what is filled in now. */
	failure: { error: unknown; onAgain(): void } | undefined;
	failedMethod: FailedMethod | undefined;
	notes: ReactNode;
}

function CheckoutForm(props: CheckoutFormProps) {
	const { checkout, order, vatId, counting, failure, failedMethod, notes } = props;
	const { draft } = order;
	const { t } = usePlatform();
	const terms = useTerms(checkout, draft.costCentreId);
	const form = useCheckout(checkout, order, needsCostCentre(terms));
	const part = { checkout, draft, form };
	const entries = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		// Enter in a field sends it too: the focus would be lost with the field.
		if (form.busy && entries.current?.contains(document.activeElement)) document.getElementById(orderButtonId)?.focus();
	}, [form.busy]);
	const press = async () => {
		if (blocks(checkout)) return document.getElementById('problems')?.focus();
		const typed = draft.billing.vatId.trim();
		// Enter orders from within the field, before it was left.
		if (typed !== vatId.asked) void vatId.lookUp(typed);
		failure?.onAgain();
		const first = await form.place(counting || failure !== undefined || typed !== vatId.asked);
		if (first) focusField(first);
	};
	return (
		<form
			aria-label={t('checkout.title')}
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void press();
			}}
			className="grid items-start gap-6 desktop:grid-cols-[7fr_5fr]"
		>
			{/* What is sent is not changed any more. */}
			<div
				ref={entries}
				inert={form.busy}
				data-outcome={failedMethod !== undefined || undefined}
				className="grid min-w-0 gap-6"
			>
				{notes}
				<TotalAhead checkout={checkout} />
				<p className="text-sm text-hint">{t('common.requiredFields')}</p>
				<Contact {...part} />
				{checkout.showShipping && <ShippingAddress {...part} />}
				<BillingAddress {...part} vatId={vatId} hasCostCentre={(terms?.costCentres.length ?? 0) > 0} />
				{terms && <CostCentre terms={terms} draft={draft} form={form} />}
				{checkout.showShipping && <ShippingMethod {...part} failed={failedMethod} />}
				{checkout.showPayment && <PaymentMethod {...part} />}
			</div>
			<div className="min-w-0 desktop:sticky desktop:top-4">
				<OrderSection
					{...part}
					counting={counting}
					failedMethod={failedMethod}
					failure={
						failure && (
							<Failure
								text={[
									t('checkout.notCounted', { reason: failureText(failure.error, t) }),
									...(form.unanswered ? [] : [t('checkout.nothingOrdered')]),
								].join(' ')}
								onAgain={failure.onAgain}
							/>
						)
					}
					terms={terms}
					problems={blocks(checkout) && <Problems checkout={checkout} onAccept={form.acceptPrices} />}
				/>
			</div>
		</form>
	);
}
