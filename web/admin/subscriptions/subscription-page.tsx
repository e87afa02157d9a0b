// One subscription: how it stands, what can be done with it, and everything that is known of it.
import { useState } from 'react';
import { useParams } from 'react-router';
import { Card } from '../../kit/card.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { DeclaredCancellation } from './declared-cancellation.tsx';
import { Actions } from './detail/actions.tsx';
import { CustomerCard } from './detail/customer-card.tsx';
import { DeliveryCard } from './detail/delivery-card.tsx';
import { FactsCard } from './detail/facts-card.tsx';
import { Notices } from './detail/notices.tsx';
import type { ShownPart } from './detail/part-pages.tsx';
import { PaymentsCard, paymentsOnPage } from './detail/payments-card.tsx';
import type { Subscription } from './detail/subscription.ts';
import { eventsOnPage, Timeline } from './detail/timeline.tsx';
import { SubscriptionChips } from './subscription-chips.tsx';
import { subscriptionDocument } from './subscriptions.documents.ts';

const soon = 2000;
const later = 20_000;
/** How long money that was given back may be on its way until it shows. */
const refundMs = 30_000;

export function Component() {
	const { id = '' } = useParams();
	// What is loaded of one is never shown for another.
	return <Screen key={id} id={id} />;
}

function Screen({ id }: { id: string }) {
	const { t, language } = usePlatform();
	const [paymentsFrom, showPayments] = useState(0);
	const [eventsFrom, showEvents] = useState(0);
	const [refundedAt, setRefundedAt] = useState(0);
	/** What the provider has not confirmed is looked after closely; otherwise what another user does is seen before long. */
	const lookAgain = ({ adminSubscription: { isBeingChanged } }: Data<typeof subscriptionDocument>) =>
		isBeingChanged || Date.now() < refundedAt + refundMs ? soon : later;
	const shown = { payments: paymentsOnPage, paymentsFrom, events: eventsOnPage, eventsFrom };
	const answer = useAdminQuery(subscriptionDocument, { id, language, ...shown }, { lookAgain, keep: true });
	return (
		<Loaded answer={answer} title={t('adminSubscriptions.one')}>
			{({ adminSubscription }) => (
				<OneSubscription
					subscription={adminSubscription}
					payments={{ from: paymentsFrom, onShow: showPayments }}
					events={{ from: eventsFrom, onShow: showEvents }}
					onRefunded={() => setRefundedAt(Date.now())}
				/>
			)}
		</Loaded>
	);
}

interface OneProps {
	subscription: Subscription;
	payments: ShownPart;
	events: ShownPart;
	onRefunded(): void;
}

function OneSubscription({ subscription, payments, events, onRefunded }: OneProps) {
	const { t } = usePlatform();
	const me = useMe();
	const { number, cancellations } = subscription;
	const here = { ...subscription, customerMail: subscription.customer?.email ?? '' };
	const name = t('adminSubscriptions.numbered', { number });
	useScreenName(name);
	return (
		<PageFrame
			title={name}
			number={number}
			above={[{ label: t('adminSubscriptions.title'), to: '/admin/subscriptions' }]}
			actions={has(me, 'mOrder') && <Actions subscription={subscription} />}
		>
			<div className="mb-4">
				<SubscriptionChips subscription={subscription} />
			</div>
			<div className="grid gap-4">
				<Notices subscription={subscription} />
				<div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
					<div className="grid min-w-0 gap-4">
						<FactsCard subscription={subscription} />
						<DeliveryCard subscription={subscription} />
						<PaymentsCard subscription={subscription} shown={payments} onRefunded={onRefunded} />
					</div>
					<div className="grid min-w-0 gap-4">
						{cancellations.length > 0 && (
							<Card heading="h2" title={t('adminSubscriptions.cancellations')}>
								<ul>
									{cancellations.map((one) => (
										<DeclaredCancellation key={one.id} cancellation={one} here={here} />
									))}
								</ul>
							</Card>
						)}
						<CustomerCard subscription={subscription} />
						<Timeline subscription={subscription} shown={events} />
					</div>
				</div>
			</div>
		</PageFrame>
	);
}
