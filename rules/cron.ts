// Times of schedules, as cron writes them: minute, hour, day of the month, month, day of the week (0 is Sunday), in UTC. Each is *, a number, a
// range, steps (*/15) or a list of those. Both days must match where both are given.

const limits = [
	[0, 59],
	[0, 23],
	[1, 31],
	[1, 12],
	[0, 6],
] as const;

const minute = 60_000;
const day = 24 * 60 * minute;
/** The 29th of February is eight years away at most. */
const farthest = 9 * 366 * day;

function readPart(part: string, [least, most]: readonly [number, number]): number[] {
	const [, from = '', to = '', step = '1'] = /^(\d+|\*)(?:-(\d+))?(?:\/(\d+))?$/.exec(part) ?? [];
	const first = from === '*' ? least : Number(from);
	const last = from === '*' ? most : Number(to || from);
	if (from === '' || first < least || last > most || first > last || Number(step) < 1)
		throw new Error(`not a part of a cron expression: ${part}`);
	return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
		(number) => (number - first) % Number(step) === 0,
	);
}

function readCron(cron: string): Set<number>[] {
	const fields = cron.trim().split(/\s+/);
	if (fields.length !== limits.length) throw new Error(`not a cron expression: ${cron}`);
	return limits.map(
		(limit, index) => new Set((fields[index] ?? '').split(',').flatMap((part) => readPart(part, limit))),
	);
}

/** The first time after the given one that the expression names. */
export function nextRun(cron: string, after: Date): Date {
	const [minutes, hours, days, months, weekdays] = readCron(cron);
	let time = Math.floor(after.getTime() / minute) * minute + minute;
	while (time < after.getTime() + farthest) {
		const date = new Date(time);
		if (!days?.has(date.getUTCDate()) || !months?.has(date.getUTCMonth() + 1) || !weekdays?.has(date.getUTCDay()))
			time = Math.floor(time / day) * day + day;
		else if (!minutes?.has(date.getUTCMinutes()) || !hours?.has(date.getUTCHours())) time += minute;
		else return date;
	}
	throw new Error(`a cron expression that names no time: ${cron}`);
}
