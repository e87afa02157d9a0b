// Until when a consumer may withdraw from a contract, as far as the shop knows: it leads there meanwhile. The page takes every declaration.

/** § 355 BGB, from the day on which the goods have come. */
const withdrawalDays = 14;

/** When that was nobody knows: from the day on which they were sent, in favour of the customer. */
const daysOnTheWay = 7;

const dayLength = 24 * 60 * 60 * 1000;

/** @param sentAt null: they were not sent yet */
export const isWithinPeriod = (sentAt: Date | null, now: Date = new Date()): boolean =>
	sentAt === null || now.getTime() < sentAt.getTime() + (withdrawalDays + daysOnTheWay) * dayLength;
