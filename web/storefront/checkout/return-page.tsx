// /checkout/return: where every order goes after the button, however it is paid. It looks until it is known what has become of it.
import {
	IconCircleCheck,
	IconCircleX,
	IconClock,
	IconLoader2,
	IconMailQuestion,
	IconReceiptRefund,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isOnline } from '../../../rules/payments/methods.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { useQueryValue } from '../../account/query-value.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { OptionalPart } from '../../platform/optional-part.tsx';
import { cartCountDocument } from '../cart-count/cart-count.documents.ts';
import { Arrival, type Known } from './arrival.tsx';
import { beginAgain, forgetDraft } from './draft.ts';
import { Outcome, ToShop, Ways } from './outcome.tsx';
import type { PlacedProps } from './placed-print-data.tsx';
import { useContractFacts } from './use-contract-facts.ts';
import { type Progress, type Shown, useProgress } from './use-progress.ts';
import { isOfApproval, NotApproved, ToPay, WaitsForApproval } from './waiting-outcomes.tsx';

/** Without a connection it cannot be loaded: the page of the order has it too. */
const PlacedPrintData = lazy<ComponentType<PlacedProps>>(() =>
	import('./placed-print-data.tsx').catch(() => ({ default: NothingMore })),
);

/** Without that part nothing more becomes known. */
function NothingMore({ onFound, onWaiting }: Pick<PlacedProps, 'onFound' | 'onWaiting'>) {
	useEffect(() => {
		onFound(undefined);
		onWaiting(false);
	}, [onFound, onWaiting]);
	return null;
}

export function Component() {
	const orderId = useQueryValue('order');
	const cancelled = useQueryValue('cancelled') === '1';
	const shown = useProgress(orderId, cancelled);
	const [waits, setWaiting] = useState<Known['waits']>();
	const [found, setFound] = useState<Known['found']>('asking');
	useWayBack(shown.shown === 'failed' && cancelled);
	return (
		<ThemeScope name="shop" className="fills-page bg-raised">
			<div className="mx-auto max-w-2xl px-4 py-8 phone:px-8 desktop:py-16">
				{/* Always there, so that what comes into it is read aloud. */}
				<div role="status" className="rounded-theme border border-line bg-surface p-5 text-text phone:p-8">
					<Screen {...shown} waits={waits} found={found} />
				</div>
				{shown.shown === 'placed' && shown.progress?.number && (
					<OptionalPart instead={<NothingMore onWaiting={setWaiting} onFound={setFound} />}>
						<PlacedPrintData
							number={shown.progress.number}
							prepaid={shown.progress.paymentMethod === 'prepayment'}
							onWaiting={setWaiting}
							onFound={setFound}
						/>
					</OptionalPart>
				)}
			</div>
		</ThemeScope>
	);
}

/** A shopper who has changed their mind at the provider goes on where they were. */
function useWayBack(needed: boolean): void {
	const navigate = useNavigate();
	useEffect(() => {
		if (needed) void navigate('/checkout?cancelled=1', { replace: true });
	}, [needed, navigate]);
}

interface ScreenProps extends Known {
	shown: Shown;
	progress: Progress | undefined;
	/** The last look has come to nothing. */
	unanswered: boolean;
}

function Screen({ shown, progress, unanswered, waits, found }: ScreenProps) {
	const { t } = usePlatform();
	switch (shown) {
		case 'placed':
			return progress ? <Placed progress={progress} waits={waits} found={found} /> : null;
		case 'waitingForApproval':
			return progress ? <WaitsForApproval progress={progress} /> : null;
		case 'waitingForPayment':
			return progress ? <ToPay progress={progress} /> : null;
		case 'failed':
			return progress && isOfApproval(progress) ? (
				<NotApproved progress={progress} />
			) : (
				<Failed reason={progress?.reason ?? null} />
			);
		case 'refunded':
			return (
				<Outcome sign={<IconReceiptRefund aria-hidden size={40} />} title={t('checkoutReturn.refunded')}>
					<p>{t('checkoutReturn.refundedText')}</p>
					<Ways>
						<ToShop colour="primary" />
					</Ways>
				</Outcome>
			);
		case 'elsewhere':
			return (
				<Outcome sign={<IconMailQuestion aria-hidden size={40} />} title={t('checkoutReturn.elsewhereTitle')}>
					<p>{t('checkoutReturn.elsewhere')}</p>
					<p>{t('checkoutReturn.elsewhereMail')}</p>
					<Ways>
						<ButtonLink colour="primary" to="/orders/find">
							{t('checkoutReturn.find')}
						</ButtonLink>
						<ToShop />
					</Ways>
				</Outcome>
			);
		case 'unknown':
			return (
				<Outcome sign={<IconCircleX aria-hidden size={40} />} title={t('checkoutReturn.unknownTitle')}>
					<p>{t('checkoutReturn.unknown')}</p>
					<Ways>
						<ButtonLink colour="primary" to="/checkout">
							{t('checkoutReturn.tryAgain')}
						</ButtonLink>
						<ButtonLink to="/orders/find">{t('checkoutReturn.find')}</ButtonLink>
						<ToShop />
					</Ways>
				</Outcome>
			);
		default:
			return <Processing long={shown === 'long'} progress={progress} unanswered={unanswered} />;
	}
}

interface ProcessingProps {
	long: boolean;
	progress: Progress | undefined;
	unanswered: boolean;
}

function Processing({ long, progress, unanswered }: ProcessingProps) {
	const { t } = usePlatform();
	const byCard = progress !== undefined && isOnline(progress.paymentMethod);
	return (
		<Outcome
			sign={
				long ? (
					<IconClock aria-hidden size={40} />
				) : (
					<IconLoader2 aria-hidden size={40} className="motion-safe:animate-spin" />
				)
			}
			title={t(long ? 'checkoutReturn.long' : 'checkoutReturn.processing')}
		>
			{byCard && <p>{t('checkoutReturn.processingCard')}</p>}
			<p>{t(long ? 'checkoutReturn.longText' : 'checkoutReturn.processingText')}</p>
			{long && progress?.payUrl && (
				<p>
					{t('checkoutReturn.openPayment')}{' '}
					<a className="font-medium text-link underline underline-offset-2" href={progress.payUrl}>
						{t('checkoutReturn.pay')}
					</a>
				</p>
			)}
			{unanswered && <Notice kind="warning">{t('checkoutReturn.notAsked')}</Notice>}
		</Outcome>
	);
}

const paidWords = {
	card: ['checkoutReturn.paidByCard', 'checkoutReturn.nextCard'],
	paypal: ['checkoutReturn.paidByPaypal', 'checkoutReturn.nextCard'],
	klarna: ['checkoutReturn.paidByKlarna', 'checkoutReturn.nextCard'],
	sepaDebit: ['checkoutReturn.bySepaDebit', 'checkoutReturn.nextSepaDebit'],
	prepayment: ['checkoutReturn.byPrepayment', 'checkoutReturn.nextPrepayment'],
	invoice: ['paymentMethods.invoice', 'checkoutReturn.nextInvoice'],
	none: ['checkoutReturn.nothingToPay', 'checkoutReturn.nextNone'],
} as const;

const trialWords = ['checkoutReturn.nothingToPay', 'checkoutReturn.nextTrial'] as const;

/** Whether something lies in the cart that is not in the order; what is known from before the order does not count. */
function useHasRest(needed: boolean): boolean {
	const { ask } = usePlatform();
	const { data = 0, isFetchedAfterMount } = useQuery({
		queryKey: [textOf(cartCountDocument)],
		queryFn: async () => ((await ask(cartCountDocument, {})) as Data<typeof cartCountDocument>).cartCount,
		enabled: needed,
		refetchOnMount: 'always',
	});
	return needed && isFetchedAfterMount && data > 0;
}

function Placed({ progress, waits, found }: Known & { progress: Progress }) {
	const { t } = usePlatform();
	const { money } = useAmounts(progress.currency);
	const earlier = useQueryValue('earlier') === '1';
	const hasRest = useHasRest(earlier);
	useEffect(forgetDraft, []);
	const contract = useContractFacts(progress);
	// An order in a trial is none yet.
	const isOrdered = progress.number !== null;
	const [paid, next] = isOrdered ? paidWords[progress.paymentMethod] : trialWords;
	const isRefused = typeof found === 'object' && found.debitRefused;
	const hasDay = isOrdered && !isRefused && progress.deliveryDay;
	const facts = [
		[t('checkoutReturn.number'), progress.number],
		[t('checkoutReturn.total'), isOrdered && money(progress.gross)],
		[t('checkoutReturn.payment'), isOrdered && t(paid)],
		[t('checkoutReturn.delivery'), hasDay && <Arrival key="day" progress={progress} waits={waits} found={found} />],
		...contract,
	] as const;
	return (
		<Outcome
			sign={<IconCircleCheck aria-hidden size={40} />}
			title={t(isOrdered ? 'checkoutReturn.success' : 'checkoutReturn.trialBegun')}
		>
			{earlier && (
				<Notice kind="warning">
					{t('checkoutReturn.earlierEntries')} {hasRest && t('checkoutReturn.restInCart')}
				</Notice>
			)}
			<p className="wrap-break-word">
				{t(isOrdered ? 'checkoutReturn.mail' : 'checkoutReturn.mailContract', { email: showEmail(progress.email) })}
			</p>
			<dl className="grid gap-x-6 gap-y-1 rounded-theme bg-sunken p-4 phone:grid-cols-[auto_1fr]">
				{facts.map(
					([name, value]) =>
						value && (
							<div key={name} className="grid phone:col-span-2 phone:grid-cols-subgrid">
								<dt className="text-muted">{name}</dt>
								<dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
							</div>
						),
				)}
			</dl>
			<Next text={t(next)} isRefused={isRefused} />
			{contract.length > 0 && <p>{t('checkoutReturn.cancel')}</p>}
			<Ways>
				{isOrdered && (
					<ButtonLink colour="primary" to={`/orders/${progress.number}`}>
						{t('checkoutReturn.details')}
					</ButtonLink>
				)}
				{contract.length > 0 && (
					<ButtonLink colour={isOrdered ? 'neutral' : 'primary'} to="/account#subscriptions">
						{t('checkoutReturn.subscriptions')}
					</ButtonLink>
				)}
				{hasRest && <ButtonLink to="/cart">{t('checkout.toCart')}</ButtonLink>}
				<ToShop />
			</Ways>
		</Outcome>
	);
}

/** What comes next, unless the bank has thwarted it. */
function Next({ text, isRefused }: { text: string; isRefused: boolean }) {
	const { t } = usePlatform();
	return isRefused ? <Notice kind="danger">{t('checkoutReturn.debitRefused')}</Notice> : <p>{text}</p>;
}

function Failed({ reason }: { reason: string | null }) {
	const { t } = usePlatform();
	useEffect(beginAgain, []);
	const cancelled = reason === 'cancelled';
	return (
		<Outcome
			sign={<IconCircleX aria-hidden size={40} />}
			title={t(cancelled ? 'checkoutReturn.cancelled' : 'checkoutReturn.failed')}
		>
			{reason === 'expired' && <p>{t('checkoutReturn.expired')}</p>}
			{!cancelled && reason !== 'expired' && <p>{t('checkoutReturn.refused')}</p>}
			<p>{t('checkoutReturn.nothingCharged')}</p>
			<Ways>
				<ButtonLink colour="primary" to="/checkout">
					{t('checkoutReturn.tryAgain')}
				</ButtonLink>
				<ToShop />
			</Ways>
		</Outcome>
	);
}
