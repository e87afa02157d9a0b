// What a subscription goes through, as data. The payment provider decides: its state is read and applied here; what no arrow leads to
// is not applied.

export const subscriptionStates = ['opening', 'trialing', 'active', 'pastDue', 'paused', 'ended', 'abandoned'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

interface Arrow {
	from: SubscriptionState;
	to: SubscriptionState;
	/** The mail that goes out with it; payments have their own. */
	mail: 'begun' | 'ended' | null;
}

const running: readonly SubscriptionState[] = ['trialing', 'active', 'pastDue', 'paused'];

const arrows: readonly Arrow[] = [
	{ from: 'opening', to: 'trialing', mail: 'begun' },
	{ from: 'opening', to: 'active', mail: 'begun' },
	{ from: 'opening', to: 'abandoned', mail: null },
	// Paid after it was given up.
	{ from: 'abandoned', to: 'trialing', mail: 'begun' },
	{ from: 'abandoned', to: 'active', mail: 'begun' },
	{ from: 'trialing', to: 'active', mail: null },
	{ from: 'trialing', to: 'pastDue', mail: null },
	{ from: 'trialing', to: 'paused', mail: null },
	{ from: 'active', to: 'pastDue', mail: null },
	{ from: 'active', to: 'paused', mail: null },
	{ from: 'pastDue', to: 'active', mail: null },
	{ from: 'pastDue', to: 'paused', mail: null },
	{ from: 'paused', to: 'trialing', mail: null },
	{ from: 'paused', to: 'active', mail: null },
	{ from: 'paused', to: 'pastDue', mail: null },
	...running.map((from): Arrow => ({ from, to: 'ended', mail: 'ended' })),
];

/** @returns undefined where no arrow leads there; staying is no move */
export const findMove = (from: SubscriptionState, to: SubscriptionState): Arrow | undefined =>
	arrows.find((arrow) => arrow.from === from && arrow.to === to);

interface Contract {
	state: SubscriptionState;
	/** When it ends, once it is canceled. */
	cancelAt: Date | null;
}

export const isRunning = ({ state }: { state: SubscriptionState }): boolean => running.includes(state);

/** The specification's two statuses. Canceled is also what runs until its paid period ends. */
export const statusOf = (contract: Contract): 'active' | 'canceled' =>
	isRunning(contract) && contract.cancelAt === null ? 'active' : 'canceled';

export const mayCancel = (contract: Contract): boolean => isRunning(contract) && contract.cancelAt === null;

export const mayReactivate = (contract: Contract): boolean => isRunning(contract) && contract.cancelAt !== null;

export const mayPause = (contract: Contract): boolean => mayCancel(contract) && contract.state !== 'paused';

/** In days: whoever wants longer cancels. */
export const longestPause = 730;

export const mayResume = ({ state }: Contract): boolean => state === 'paused';

/** What is delivered, and where to. */
export const mayChange = (contract: Contract): boolean => mayCancel(contract) && contract.state !== 'paused';

interface Billed extends Contract {
	trialEnd: Date | null;
	periodEnd: Date | null;
}

/** The day of the next payment; null where none follows. */
export const nextPayment = (contract: Billed): Date | null => {
	if (!mayCancel(contract) || contract.state === 'paused') return null;
	return contract.state === 'trialing' ? contract.trialEnd : contract.periodEnd;
};
