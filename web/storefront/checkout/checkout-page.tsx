// /checkout: everything on one page. It is written for everybody; what is in whose cart, the browser asks.
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { useQueryValue } from '../../account/query-value.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';
import { BillingAddress, ShippingAddress } from './address-sections.tsx';
import { latestOrderDocument } from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-answer.ts';
import { useContinueShopping } from './continue-shopping.ts';
import { type Draft, recallDraft } from './draft.ts';
import { draftFrom, holdsEntries } from './effective.ts';
import { PaymentMethod, ShippingMethod } from './method-sections.tsx';
import { OrderSection } from './order-section.tsx';
import { blocks, Problems } from './problems.tsx';
import { type FailedMethod, useCheckoutResult, useSeed } from './use-answer.ts';
import { useCheckout } from './use-checkout.ts';
import { useFreshReturn, useLostOrder, usePendingOrder } from './use-pending-order.ts';
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
					<EmptyCart mayHaveOrders={false} />
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

function Waiting({ text = '' }: { text?: string }) {
	const shown = useFocusOnShow<HTMLParagraphElement>(text !== '');
	return (
		<div className="min-h-dvh max-w-2xl">
			<p role="status" ref={shown} tabIndex={-1} className="mb-4 scroll-my-24 outline-none empty:hidden">
				{text}
			</p>
			<Skeleton lines={8} />
		</div>
	);
}

/** What takes the place of the form has the focus: who pressed its button would be left below the end of the page. */
function useFocusOnShow<Shown extends HTMLElement>(needed: boolean) {
	const shown = useRef<Shown>(null);
	useEffect(() => {
		if (needed) shown.current?.focus();
	}, [needed]);
	return shown;
}

interface FailureProps {
	text: string;
	/** Whether it stands in place of the form. */
	alone?: boolean;
	onAgain(): void;
}

function Failure({ text, alone = false, onAgain }: FailureProps) {
	const { t } = usePlatform();
	const shown = useFocusOnShow<HTMLDivElement>(alone);
	const again = (
		<Button size="small" onClick={onAgain}>
			{t('common.tryAgain')}
		</Button>
	);
	return (
		<div role="alert" ref={shown} tabIndex={-1} className="scroll-my-24 outline-none">
			<Notice kind="danger" action={again}>
				{text}
			</Notice>
		</div>
	);
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

function EmptyCart({ mayHaveOrders }: { mayHaveOrders: boolean }) {
	const { t } = usePlatform();
	const to = useContinueShopping();
	return (
		<div className="rounded-theme border border-line bg-surface text-text">
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

function Opened({ guest, onHidden }: OpenedProps) {
	const { t } = usePlatform();
	const [kept] = useState(recallDraft);
	const [draft, setDraft] = useState(kept);
	const { pending, failed, refetch: lookAgain } = usePendingOrder(draft, setDraft);
	useFreshReturn();
	const unanswered = draft?.sent != null;
	const seed = useSeed();
	const vatId = useVatId(draft?.billing.vatId);
	const { answer, error, counting, failedMethod, refetch } = useCheckoutResult(
		{ draft, setDraft },
		vatId.asked,
		!pending,
	);
	useEffect(() => {
		if (!answer || draft) return;
		const begun = draftFrom(answer);
		seed(begun, answer);
		setDraft(begun);
	}, [answer, draft, seed]);
	const nothingToOrder = answer?.lines.length === 0;
	useEffect(() => onHidden(unanswered || nothingToOrder), [unanswered, nothingToOrder, onHidden]);
	const {
		lost,
		failed: lostFailed,
		refetch: findAgain,
	} = useLostOrder(kept, draft, { checkout: answer, failed: error !== null }, setDraft);
	if (failed) return <Failure alone text={t('checkout.notAsked')} onAgain={() => void lookAgain()} />;
	if (lostFailed) return <Failure alone text={t('checkout.notAsked')} onAgain={() => void findAgain()} />;
	if (error && !answer)
		return (
			<Failure alone text={t(unanswered ? 'checkout.notAsked' : 'checkout.notLoaded')} onAgain={() => void refetch()} />
		);
	if (pending || lost || !answer || !draft) return <Waiting text={pending || lost ? t('checkout.asking') : ''} />;
	if (answer.lines.length === 0) return <EmptyCart mayHaveOrders />;
	return (
		<CheckoutForm
			checkout={answer}
			draft={draft}
			setDraft={setDraft}
			vatId={vatId}
			counting={counting}
			failure={error && !counting ? { error, onAgain: () => void refetch() } : undefined}
			failedMethod={failedMethod}
			guest={guest}
			restored={kept !== undefined && holdsEntries(kept, answer)}
		/>
	);
}

interface CheckoutFormProps {
	checkout: CheckoutResult;
	draft: Draft;
	setDraft(draft: Draft): void;
	vatId: ReturnType<typeof useVatId>;
	counting: boolean;
	/** Why what is shown is no answer to what is filled in now. */
	failure: { error: unknown; onAgain(): void } | undefined;
	failedMethod: FailedMethod | undefined;
	guest: boolean;
	restored: boolean;
}

function CheckoutForm(props: CheckoutFormProps) {
	const { checkout, draft, setDraft, vatId, counting, failure, failedMethod, guest, restored } = props;
	const { t } = usePlatform();
	const form = useCheckout(checkout, { draft, setDraft });
	const part = { checkout, draft, form };
	const order = async () => {
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
				void order();
			}}
			className="grid items-start gap-6 desktop:grid-cols-[7fr_5fr]"
		>
			<div className="grid min-w-0 gap-6">
				{/* Where guests cannot order, that is told beside the button. */}
				<Notes guest={guest && !checkout.problems.includes('guest')} restored={restored} />
				<p className="text-sm text-hint">{t('common.requiredFields')}</p>
				{checkout.showShipping && <ShippingAddress {...part} />}
				<BillingAddress {...part} vatId={vatId} />
				{checkout.showShipping && <ShippingMethod {...part} failed={failedMethod} />}
				{checkout.showPayment && <PaymentMethod {...part} />}
			</div>
			<div className="min-w-0 desktop:sticky desktop:top-4">
				<OrderSection
					{...part}
					counting={counting}
					failure={
						failure && (
							<Failure
								text={t('checkout.notCounted', { reason: failureText(failure.error, t) })}
								onAgain={failure.onAgain}
							/>
						)
					}
					problems={blocks(checkout) && <Problems checkout={checkout} onAccept={form.acceptPrices} />}
				/>
			</div>
		</form>
	);
}

function Notes({ guest, restored }: { guest: boolean; restored: boolean }) {
	const { t, base } = usePlatform();
	const cancelled = useQueryValue('cancelled') === '1';
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/checkout`) });
	return (
		<div className="grid gap-3 empty:hidden">
			{cancelled && <Notice kind="info">{t('checkout.cancelled')}</Notice>}
			{restored && !cancelled && <Notice kind="info">{t('checkout.restored')}</Notice>}
			{guest && (
				<p>
					{t('checkout.guest')} <TextLink to={`/login?${back}`}>{t('checkout.signIn')}</TextLink>
				</p>
			)}
		</div>
	);
}
