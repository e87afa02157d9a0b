// A subscription in its parts: first what needs the customer, then what it is, then what can be done.
import { IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { ReorderResult, useReorder } from '../orders/reorder.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import { Addresses } from './addresses.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardPart } from './card-part.tsx';
import { Facts } from './facts.tsx';
import { Lines } from './lines.tsx';
import { Notices } from './notices.tsx';
import { Payments } from './payments.tsx';
import { type Actions, useActions } from './use-actions.ts';
import { useNewCard } from './use-new-card.ts';
import type { Subscription } from './use-subscription.ts';

interface PartProps {
	title: string;
	children: ReactNode;
}

function Part({ title, children }: PartProps) {
	return (
		<section className="min-w-0 rounded-theme border border-line bg-surface p-5">
			<h2 className="mb-3 font-heading text-xl font-bold">{title}</h2>
			{children}
		</section>
	);
}

export function Details({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const actions = useActions(subscription);
	const isTaking = useNewCard(subscription);
	return (
		<>
			{actions.cardChoice.isOpen && <CardChoice subscription={subscription} actions={actions} />}
			<Notices subscription={subscription} actions={actions} isTakingCard={isTaking} />
			<div className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6">
					<Part title={t('ownSubscription.products')}>
						<Lines subscription={subscription} />
					</Part>
					<Part title={t('ownSubscription.payments')}>
						<Payments subscription={subscription} />
					</Part>
				</div>
				<div className="grid min-w-0 gap-6">
					<Part title={t('ownSubscription.facts')}>
						<Facts subscription={subscription} />
						<Doing subscription={subscription} actions={actions} />
					</Part>
					{subscription.state !== 'ended' && (
						<Part title={t('ownSubscription.card')}>
							<CardPart subscription={subscription} actions={actions} isTaking={isTaking} />
						</Part>
					)}
					<Part title={t('ownSubscription.addresses')}>
						<Addresses subscription={subscription} />
					</Part>
				</div>
			</div>
		</>
	);
}

interface DoingProps {
	subscription: Subscription;
	actions: Actions;
}

function Doing({ subscription, actions }: DoingProps) {
	const { t } = usePlatform();
	const { number, mayCancel, mayReactivate, mayWithdraw, state, status, summaryPath } = subscription;
	const place = useRef<HTMLDivElement>(null);
	const shown = useRef(status);
	// The button that was pressed makes room for its opposite: who uses the keyboard goes on from here.
	useEffect(() => {
		if (shown.current !== status) place.current?.focus();
		shown.current = status;
	}, [status]);
	return (
		<div ref={place} tabIndex={-1} className="mt-5 grid gap-3 outline-none">
			{mayReactivate && (
				<Button colour="primary" busy={actions.busy === 'reactivate'} onClick={() => void actions.reactivate()}>
					{t('ownSubscription.reactivate')}
				</Button>
			)}
			{state === 'ended' && <OrderAgain subscription={subscription} />}
			{summaryPath && (
				<a
					href={summaryPath}
					target="_blank"
					rel="noreferrer"
					className="inline-flex min-h-8 items-center gap-2 text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
				>
					<IconFileTypePdf aria-hidden size={20} className="shrink-0" />
					{t('ownSubscription.summary')}
				</a>
			)}
			{mayCancel && (
				<Button busy={actions.busy === 'cancel'} onClick={() => void actions.cancel()}>
					{t('ownSubscription.cancel')}
				</Button>
			)}
			{mayWithdraw && (
				<PlainLink
					to={`/withdraw?${new URLSearchParams({ contract: number })}`}
					className="inline-flex min-h-8 items-center text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
				>
					{t('footer.withdraw')}
				</PlainLink>
			)}
		</div>
	);
}

/** As it was delivered last; one that never was is ordered where it is sold. */
function OrderAgain({ subscription: { payments, lines } }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { busy, taken, reorder } = useReorder();
	const [delivered] = useState(() => payments.find(({ orderId }) => orderId !== null)?.orderId);
	const [line] = lines;
	if (!delivered)
		return line ? (
			<ButtonLink colour="primary" to={`/product/${line.slug}`}>
				{t('ownSubscription.orderAgain')}
			</ButtonLink>
		) : null;
	return (
		<>
			<Button colour="primary" busy={busy !== undefined} onClick={() => void reorder(delivered)}>
				{t('ownSubscription.orderAgain')}
			</Button>
			{taken && <ReorderResult taken={taken} />}
		</>
	);
}
