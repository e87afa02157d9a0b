// Found out at the start: whether connections keep their session of the database. Behind a pooler in transaction mode they do not, and what
// is kept by a session is lost without a word: calls of the database, locks for the time of migrations, prepared statements.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { ExpectedFailure } from '../failure.ts';
import type { Database } from './connection.ts';
import { type NotifyOption, placeOf } from './driver.ts';

/** Only a caller without a session waits so long, and a machine that is very busy. */
const callPatience = 5000;

/** One connection asks to be called, another calls: a pooler has no one to whom it could hand the call. */
async function keepsSession(url: string): Promise<boolean> {
	const channel = `session_check_${randomBytes(8).toString('hex')}`;
	const { promise: called, resolve } = Promise.withResolvers<boolean>();
	const options: postgres.Options<Record<string, never>> & NotifyOption = {
		max: 1,
		connect_timeout: 5,
		fetch_types: false,
		onnotice: () => undefined,
		onnotify: (heard) => heard === channel && resolve(true),
		connection: { application_name: 'platen-check' },
	};
	const listening = postgres(url, options);
	const calling = postgres(url, { ...options, onnotify: () => undefined } as typeof options);
	const over = new AbortController();
	try {
		await listening.unsafe(`listen ${channel}`);
		await calling.unsafe(`notify ${channel}`);
		return await Promise.race([called, sleep(callPatience, false, { signal: over.signal })]);
	} finally {
		over.abort();
		await Promise.all([listening, calling].map((sql) => sql.end({ timeout: 1 }).catch(() => undefined)));
	}
}

const whereTo = 'leads to the database itself, or through a pooler in session mode';

/** @param variable which names the address; @param advised which has to be set when the address leads through such a pooler */
export async function refuseTransactionPooler(variable: string, url: string, advised = variable): Promise<void> {
	if (await keepsSession(url)) return;
	throw new ExpectedFailure(
		`${variable}: ${placeOf(url)} is a connection pooler in transaction mode (as pgbouncer has it), which keeps no sessions.`,
		advised === variable
			? `Set ${variable} to an address that ${whereTo}.`
			: `Set ${advised} as well, to an address of the same database and role that ${whereTo}.`,
	);
}

const whereAmI = `
	select current_user || ' ' || current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as place`;

/** Two addresses of one database: what is written over the one is received over the other. */
export async function refuseOtherDatabase(database: Database, url: string, directUrl: string): Promise<void> {
	if (url === directUrl) return;
	const direct = postgres(directUrl, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => undefined });
	try {
		const [[here], [there]] = await Promise.all([
			database.withoutTenant((sql) => sql.unsafe(whereAmI)),
			direct.unsafe(whereAmI),
		]);
		if (here?.place === there?.place) return;
	} finally {
		await direct.end({ timeout: 1 }).catch(() => undefined);
	}
	throw new ExpectedFailure(
		`DATABASE_URL (${placeOf(url)}) and DATABASE_DIRECT_URL (${placeOf(directUrl)}) lead to different databases or roles.`,
		'Correct one of them: they are two ways to the same database, with the same role.',
	);
}
