// How a subscription was before its card was changed on the provider's page: who comes back may find it mended by a notification already.
import type { Subscription } from './use-subscription.ts';

const keyOf = (id: string) => `subscription-card.${id}`;

const separator = '\n';

const cardOf = ({ card }: Subscription) => JSON.stringify(card);

/** A browser that keeps nothing only says less afterwards. */
export function noteBefore(subscription: Subscription): void {
	try {
		sessionStorage.setItem(
			keyOf(subscription.id),
			[String(subscription.overdue !== null), cardOf(subscription)].join(separator),
		);
	} catch {}
}

/** What has become of it since: nothing is said of a subscription that was not noted. */
export function comparedWithBefore(after: Subscription): { isOther: boolean; isHealed: boolean } {
	try {
		const noted = sessionStorage.getItem(keyOf(after.id));
		sessionStorage.removeItem(keyOf(after.id));
		if (noted === null) return { isOther: false, isHealed: false };
		const [wasOverdue, card] = noted.split(separator);
		const isHealed = wasOverdue === 'true' && after.overdue === null;
		const isOther = card !== cardOf(after);
		return { isOther, isHealed };
	} catch {
		return { isOther: false, isHealed: false };
	}
}
