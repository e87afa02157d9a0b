// The way to the page for withdrawals, as long as one is possible: not of what was made to specification alone, nor long after it was sent.
import { isWithinPeriod } from '../../../rules/withdrawal/period.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import type { Order } from './order-page.tsx';

/** A period in which one may withdraw begins with the first delivery of a subscription, and with the last of an order. */
function mayWithdraw({ status, cancelledAt, lines, subscription, milestones }: Order): boolean {
	if (status === 'error' || status === 'inCreation' || cancelledAt || lines.every(({ personalised }) => personalised))
		return false;
	if (subscription && !subscription.isFirst) return false;
	const sent = milestones.filter(({ kind }) => kind === 'shipped');
	const last = subscription ? sent[0] : sent.at(-1);
	const finished = milestones.find(({ kind }) => kind === 'finished');
	const at = (last ?? finished)?.at;
	return isWithinPeriod(at === undefined ? null : new Date(at));
}

export function WithdrawLink({ order }: { order: Order }) {
	const { t } = usePlatform();
	const number = order.subscription?.number ?? order.number;
	if (!number || !mayWithdraw(order)) return null;
	return (
		<p>
			<PlainLink
				to={`/withdraw?${new URLSearchParams({ contract: number })}`}
				className="inline-flex min-h-8 items-center text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
			>
				{t('footer.withdraw')}
			</PlainLink>
		</p>
	);
}
