// Code that reads the clock of the machine, or formats a moment without a time zone: every day and time is that of the shop (rules/dates.ts,
// server/calendar/). What a machine has as its own differs from server to browser and from one admin to the next.

/** Sandboxes stand in for providers, which have clocks of their own; what the demo draws is no day of a shop. */
const isChecked = (/** @type {string} */ file) => /^(rules|server|web|blocks|start|demo)\//.test(file);

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|^server\/testing\//.test(file);

/** Tests may use any time, but not take that day for today: they would fail for an hour or two of each night. */
const greenwichToday = {
	found: /\bnew Date\(\)\.toISOString\(\)\.(?:slice|substring|split)\((?:0, ?10\)|'T'\))/,
	use: 'shopDay or dayIn: that is today in Greenwich',
};

/** Each with what to use in its place. */
const errors = [
	{
		found: /\.toLocale(?:Date|Time)?String\(/,
		use: 'formatMoment, formatDate or formatNumber of rules/formats.ts',
	},
	{
		found: /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.toDateString\(|\.getTimezoneOffset\(/,
		use: 'dayIn of rules/dates.ts or timeIn of rules/time-zones.ts',
	},
	{
		found: /\.toISOString\(\)\.(?:slice|substring|split)\((?:0, ?10\)|'T'\))/,
		use: 'shopDayOf or dayIn: that is the day in Greenwich',
	},
	{ found: /\bcurrent_date\b|\blocaltimestamp\b/i, use: 'shopDay(tenant): that is the day of the database' },
	{
		found: /(?:_at|now\(\)|clock_timestamp\(\))\)?::date\b/i,
		use: '(… at time zone :zone)::date with the zone of the tenant',
	},
	{
		found: /\bdate_trunc\('(?:day|week|month|quarter|year)'(?!.*at time zone)/i,
		use: "date_trunc('…', … at time zone :zone) with the zone of the tenant",
	},
];

const formatter = /new Intl\.DateTimeFormat\(/g;

/** The arguments of a call, up to the parenthesis that closes it. */
function argumentsAt(/** @type {string} */ source, /** @type {number} */ start) {
	let depth = 1;
	for (let at = start; at < source.length; at += 1) {
		if (source[at] === '(') depth += 1;
		if (source[at] === ')') depth -= 1;
		if (depth === 0) return source.slice(start, at);
	}
	return source.slice(start);
}

const lineOf = (/** @type {string} */ source, /** @type {number} */ at) => source.slice(0, at).split('\n').length;

/**
 * @param {Map<string, string>} files text by path, paths relative to the project
 * @returns {string[]} the errors in them
 */
export function findZonelessTimes(files) {
	return [...files]
		.filter(([file]) => isChecked(file))
		.flatMap(([file, source]) => [
			...source.split('\n').flatMap((line, index) => {
				const error = (isTest(file) ? [greenwichToday] : errors).find(({ found }) => found.test(line));
				return error ? [`${file}:${index + 1}: is no time of the shop; use ${error.use}`] : [];
			}),
			...[...(isTest(file) ? '' : source).matchAll(formatter)]
				.filter(({ index, 0: { length } }) => !argumentsAt(source, index + length).includes('timeZone'))
				.map(({ index }) => `${file}:${lineOf(source, index)}: formats without a time zone; name that of the shop`),
		]);
}
