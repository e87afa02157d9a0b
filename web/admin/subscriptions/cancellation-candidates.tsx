// The subscriptions that a declared cancellation may be about, each with what is needed to recognise it and the button that decides.
import { TextLink } from '../../kit/link.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { CancelFor } from './check-cancellation.tsx';
import { isByOther, isPlain, type OpenCancellation } from './declared.ts';
import { SubscriptionChips } from './subscription-chips.tsx';
import { Customer, Next, Price } from './subscription-list.tsx';

/** A name is shared by many, and who has several subscriptions may mean any of them. */
const isCertain = (matchedBy: 'number' | 'email' | 'name', count: number) =>
	matchedBy === 'number' || (matchedBy === 'email' && count === 1);

export function CancellationCandidates({ cancellation }: { cancellation: OpenCancellation }) {
	const t = useTexts();
	const me = useMe();
	const { candidates, subscriptionId } = cancellation;
	if (candidates.length === 0) return <p className="text-sm text-muted">{t('adminSubscriptions.noCandidates')}</p>;
	return (
		<div className="min-w-0">
			<h3 className="mb-2 text-sm font-semibold">
				{t(subscriptionId ? 'adminSubscriptions.about.contract' : 'adminSubscriptions.candidates')}
			</h3>
			<ul className="grid gap-2">
				{candidates.map(({ matchedBy, subscription }) => (
					<li key={subscription.id} className="grid gap-2 rounded-theme border border-line p-3 text-sm">
						<div className="flex flex-wrap items-baseline justify-between gap-x-4">
							<TextLink to={`/admin/subscriptions/${subscription.id}`}>{subscription.number}</TextLink>
							{!subscriptionId && <span className="text-muted">{t(`adminSubscriptions.matchedBy.${matchedBy}`)}</span>}
						</div>
						<div className="grid gap-x-4 gap-y-1 phone:grid-cols-2">
							<div className="min-w-0">
								<Customer subscription={subscription} />
							</div>
							<div>
								<Price subscription={subscription} />
							</div>
						</div>
						<p className="wrap-anywhere">{subscription.products.join(', ')}</p>
						<SubscriptionChips subscription={subscription} />
						{isByOther(cancellation, subscription) && <p className="font-medium">{t('adminSubscriptions.byOther')}</p>}
						<p>
							{!subscription.cancelAt && !subscription.endedAt && (
								<span className="text-muted">{t('adminSubscriptions.next')}: </span>
							)}
							<Next subscription={subscription} />
						</p>
						{has(me, 'mOrder') && !subscription.isDetached && (
							<div>
								<CancelFor
									cancellation={cancellation}
									subscription={subscription}
									isSure={isPlain(cancellation) && isCertain(matchedBy, candidates.length)}
								/>
							</div>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
