// When an order that is paid in advance and not paid is reminded of, and when it is cancelled. Nothing is cancelled without a reminder, and never before the day
// that the reminder has named.

export interface UnpaidSettings {
	/** 0: nobody is reminded. */
	unpaidReminderDays: number;
	/** 0: nothing is cancelled. */
	unpaidCancelDays: number;
}

export interface UnpaidOrder {
	/** Since when it waits for its money. */
	since: Date;
	/** Null: no reminder has been sent since then. */
	remindedAt: Date | null;
	/** As that reminder has said; null: it has named no day. */
	promisedAt: Date | null;
}

export interface UnpaidPlan {
	/** Null: it was sent, or none is. */
	remindAt: Date | null;
	/** Null: the order stays. */
	cancelAt: Date | null;
}

const dayMs = 24 * 60 * 60_000;
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
const later = (one: Date, other: Date) => (one > other ? one : other);

/** From the reminder on the customer has as many days as lie between both settings, also where the reminder was late. */
const cancelDay = (since: Date, reminder: Date, { unpaidReminderDays, unpaidCancelDays }: UnpaidSettings) =>
	later(daysAfter(since, unpaidCancelDays), daysAfter(reminder, Math.max(1, unpaidCancelDays - unpaidReminderDays)));

export function planUnpaid(
	{ since, remindedAt, promisedAt }: UnpaidOrder,
	settings: UnpaidSettings,
	now: Date,
): UnpaidPlan {
	const { unpaidReminderDays, unpaidCancelDays } = settings;
	const remindAt = remindedAt || unpaidReminderDays === 0 ? null : later(daysAfter(since, unpaidReminderDays), now);
	const reminder = remindedAt ?? remindAt;
	if (!reminder || unpaidCancelDays === 0) return { remindAt, cancelAt: null };
	const due = cancelDay(since, reminder, settings);
	return { remindAt, cancelAt: promisedAt ? later(due, promisedAt) : due };
}

/** What is cancelled was reminded of before. */
export function findUnpaidErrors({ unpaidReminderDays, unpaidCancelDays }: UnpaidSettings) {
	if (unpaidCancelDays === 0) return undefined;
	if (unpaidReminderDays === 0) return 'orderSettings.unpaidCancelUnreminded' as const;
	return unpaidCancelDays <= unpaidReminderDays ? ('orderSettings.unpaidCancelTooEarly' as const) : undefined;
}
