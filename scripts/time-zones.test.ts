import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRooms } from './rooms.mjs';
import { findZonelessTimes } from './time-zones.mjs';

const errorsIn = (code: string, file = 'server/orders/report.ts') => findZonelessTimes(new Map([[file, code]]));

describe('a time that is not that of the shop', () => {
	it.each([
		'const day = at.toLocaleDateString(language);',
		'const hour = new Date().getHours();',
		'const today = new Date().toISOString().slice(0, 10);',
		"const format = new Intl.DateTimeFormat(language, { dateStyle: 'full' });",
		'await sql`select * from orders where day = current_date`;',
		'await sql`select placed_at::date from orders`;',
		"await sql`select date_trunc('month', placed_at) from orders`;",
	])('is found: %s', (code) => {
		expect(errorsIn(code)).toHaveLength(1);
	});

	it.each([
		"const format = new Intl.DateTimeFormat(language, {\n\tdateStyle: 'full',\n\ttimeZone,\n});",
		'await sql`select (placed_at at time zone :zone)::date from orders`;',
		"await sql`select date_trunc('month', placed_at at time zone :zone) from orders`;",
		"await sql`select date_trunc('milliseconds', clock_timestamp())`;",
		'const at = moment.toISOString();',
		'const time = date.getTime();',
	])('is not found in %s', (code) => {
		expect(errorsIn(code)).toEqual([]);
	});

	it('is found in a test that takes the day in Greenwich for today', () => {
		const code = 'const today = new Date().toISOString().slice(0, 10);';
		expect(errorsIn(code, 'server/orders/report.test.ts')).toHaveLength(1);
	});

	it('is reported with file and line, and may be in tests otherwise', () => {
		expect(errorsIn('\n\nnew Date().getDay();')).toEqual([
			'server/orders/report.ts:3: is no time of the shop; use dayIn of rules/dates.ts or timeIn of rules/time-zones.ts',
		]);
		expect(errorsIn('new Date().getDay();', 'server/orders/report.test.ts')).toEqual([]);
	});

	it('is nowhere in this project', () => {
		expect(findZonelessTimes(readRooms(path.dirname(import.meta.dirname)))).toEqual([]);
	});
});
