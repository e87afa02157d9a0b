// Signing in: password first, then, where it is switched on, a code by mail. An unknown account fails in the same words and time.
import { randomInt, timingSafeEqual } from 'node:crypto';
import { plainEmail } from '../../../rules/accounts/names.ts';
import { isUnavailable, type Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { codeMail, confirmationMail } from '../account-mails.ts';
import { makeToken } from '../one-time-tokens.ts';
import { isPasswordOf } from '../passwords.ts';
import type { Origin } from '../services.ts';
import { hashOf, mac, newToken } from '../sessions/keys.ts';
import { shopLink } from '../shop-link.ts';
import { loadUser, type User } from '../subject.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { beginSession, type SignedIn, type SignInParts } from './parts.ts';

const codeMinutes = 10;
const codeTries = 5;
/** So long after its code has run out a challenge still gets another one: mails may be slow. */
const graceMinutes = 20;

export type LogInResult =
	| ({ status: 'ok' /** What the browser keeps. */; device: string } & SignedIn)
	| { status: 'code'; challenge: string };

interface Account {
	id: string;
	email: string;
	language: string;
	passwordHash: string | null;
	confirmed: boolean;
	asksForCode: boolean;
}

const longestLogin = 254;

async function findAccount(sql: Sql, tenantId: string, login: string): Promise<Account | undefined> {
	const [account] = await sql<Account[]>`
		select u.id, u.email, u.language, u.password_hash, u.email_confirmed_at is not null as confirmed,
			u.code_step or exists (
				select from user_roles h join roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
				where h.tenant_id = u.tenant_id and h.user_id = u.id and r.requires_code
			) as asks_for_code
		from users u
		where u.tenant_id = ${tenantId} and (u.email = ${login} or u.username = ${login}) and u.archived_at is null
			and not u.guest and not u.technical
		order by u.email = ${login} desc limit 1`;
	return account;
}

const codeHash = ({ keys }: SignInParts, challenge: string, code: string) =>
	mac(keys.code, challenge, code).toString('base64url');

/**
 * The mail goes out with the challenge, or there is none. So many in a while and no more, however often the password was right: each
 * is another five guesses for a user who knows it.
 */
async function challenge(
	parts: SignInParts,
	tenantId: string,
	{ id, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
): Promise<string> {
	const token = newToken();
	await parts.database.inTenant(tenantId, (sql) =>
		parts.services.limits.take(sql, tenantId, 'newCode', { account: id }, 'TOO_MANY_CODES'),
	);
	const code = String(randomInt(1_000_000)).padStart(6, '0');
	try {
		await parts.database.inTenant(tenantId, async (sql) => {
			await sql`
				insert into login_challenges (tenant_id, token_hash, user_id, code_hash, expires_at)
				values (${tenantId}, ${hashOf(token)}, ${id}, ${codeHash(parts, token, code)},
					now() + make_interval(mins => ${codeMinutes}))`;
			await queueMail(sql, tenantId, { to: email, template: codeMail, language, data: { code } });
		});
	} catch (error) {
		if (isUnavailable(error)) throw error;
		parts.warn({ err: error }, 'code not sent');
		throw new Refused('CODE_NOT_SENT');
	}
	return token;
}

/** Who knows the password and has not confirmed the address yet gets another link, and no session. */
async function remindToConfirm(parts: SignInParts, tenant: Tenant, { shop }: Origin, account: Account): Promise<void> {
	const { id, email: to, language } = account;
	await parts.database.inTenant(tenant.id, async (sql) => {
		await parts.services.limits.take(sql, tenant.id, 'signUp', { account: to });
		const link = shopLink(tenant, shop, language, 'confirm-email', await makeToken(sql, tenant.id, id, 'confirm'));
		await queueMail(sql, tenant.id, { to, template: confirmationMail, language, data: { link } });
	});
}

/** Too many reminders are none of the caller's business: they get the one response. */
function ignoreRefusal(error: unknown): void {
	if (!(error instanceof Refused)) throw error;
}

interface Tried {
	account: Account | undefined;
	login: string;
	address: string;
	/** What the browser has kept of earlier times. */
	device: string | undefined;
}

/** A try that succeeded counts against no one. */
type Forgive = (sql: Sql) => Promise<void>;

/**
 * A user who signs in on a device that this account knows is counted by that device alone; all others share the tries of the account,
 * by whichever of its names they call it, and of their address. A name that no one has is counted in the same way.
 */
async function countTry({ services, keys }: SignInParts, sql: Sql, tenantId: string, tried: Tried): Promise<Forgive> {
	const { limits } = services;
	const { account, login, address } = tried;
	const device = knownDevice(keys.device, tenantId, account?.id ?? '', tried.device);
	const who = account?.id ?? login;
	if (device === undefined) {
		await limits.take(sql, tenantId, 'login', { address, account: who });
		return (later) => limits.forgive(later, tenantId, 'login', who);
	}
	await limits.take(sql, tenantId, 'knownDevice', { account: device });
	return (later) => limits.forgive(later, tenantId, 'knownDevice', device);
}

export async function logIn(
	parts: SignInParts,
	tenant: Tenant,
	origin: Origin,
	given: { login: string; password: string; device: string | undefined },
): Promise<LogInResult> {
	const { database, keys } = parts;
	const login = plainEmail(given.login).slice(0, longestLogin);
	const { device } = given;
	const { account, forgive } = await database.inTenant(tenant.id, async (sql) => {
		const account = await findAccount(sql, tenant.id, login);
		const { address } = origin;
		return { account, forgive: await countTry(parts, sql, tenant.id, { account, login, address, device }) };
	});
	const proved = await isPasswordOf(account?.passwordHash, given.password);
	if (!proved || !account) throw new Refused('LOGIN_FAILED');
	if (!account.confirmed) {
		await remindToConfirm(parts, tenant, origin, account).catch(ignoreRefusal);
		throw new Refused('LOGIN_FAILED');
	}
	await database.inTenant(tenant.id, forgive);
	if (account.asksForCode) return { status: 'code', challenge: await challenge(parts, tenant.id, account) };
	const signedIn = await beginSession(parts, tenant.id, async (sql) => {
		const user = await loadUser(sql, tenant.id, account.id);
		if (!user) throw new Refused('LOGIN_FAILED');
		return user;
	});
	return { status: 'ok', device: rememberDevice(keys.device, tenant.id, account.id, device), ...signedIn };
}

/** A try is counted before the code is looked at, in a statement of its own: however many come at once, five are tried. */
async function tryCode(parts: SignInParts, tenantId: string, token: string, code: string): Promise<User | undefined> {
	const { database, services } = parts;
	const tokenHash = hashOf(token);
	const tried = await database.inTenant(tenantId, async (sql) => {
		const [row] = await sql<{ userId: string; codeHash: string }[]>`
			update login_challenges set tries = tries + 1
			where tenant_id = ${tenantId} and token_hash = ${tokenHash} and tries < ${codeTries} and used_at is null
				and expires_at > now()
			returning user_id, code_hash`;
		// Of all its challenges together.
		if (row) await services.limits.take(sql, tenantId, 'code', { account: row.userId });
		return row;
	});
	const [a, b] = [Buffer.from(tried?.codeHash ?? ''), Buffer.from(codeHash(parts, token, code))];
	if (!tried || a.length !== b.length || !timingSafeEqual(a, b)) return undefined;
	return database.inTenant(tenantId, async (sql) => {
		const used = await sql`
			update login_challenges set used_at = now()
			where tenant_id = ${tenantId} and token_hash = ${tokenHash} and used_at is null`;
		if (used.count !== 1) return undefined;
		await services.limits.forgive(sql, tenantId, 'code', tried.userId);
		return loadUser(sql, tenantId, tried.userId);
	});
}

/**
 * Another code for who has proved the password already; the one before it is good for nothing any more.
 * @returns another challenge
 */
export async function resendCode(
	parts: SignInParts,
	tenant: Tenant,
	{ address }: Origin,
	token: string,
): Promise<LogInResult> {
	const { database, services } = parts;
	await database.inTenant(tenant.id, (sql) => services.limits.take(sql, tenant.id, 'code', { address }));
	const [account] = await database.inTenant(
		tenant.id,
		(sql) => sql<Pick<Account, 'id' | 'email' | 'language'>[]>`
			select u.id, u.email, u.language from login_challenges c
			join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
			where c.tenant_id = ${tenant.id} and c.token_hash = ${hashOf(token)} and c.used_at is null
				and c.expires_at > now() - make_interval(mins => ${graceMinutes}) and u.archived_at is null`,
	);
	if (!account) throw new Refused('INVALID_CODE');
	const next = await challenge(parts, tenant.id, account);
	await database.inTenant(
		tenant.id,
		(sql) => sql`
			update login_challenges set used_at = now()
			where tenant_id = ${tenant.id} and token_hash = ${hashOf(token)} and used_at is null`,
	);
	return { status: 'code', challenge: next };
}

export async function confirmCode(
	parts: SignInParts,
	tenant: Tenant,
	{ address }: Origin,
	given: { challenge: string; code: string; device: string | undefined },
): Promise<LogInResult> {
	await parts.database.inTenant(tenant.id, (sql) => parts.services.limits.take(sql, tenant.id, 'code', { address }));
	const user = await tryCode(parts, tenant.id, given.challenge, given.code.replace(/\s/g, ''));
	if (!user) throw new Refused('INVALID_CODE');
	const device = rememberDevice(parts.keys.device, tenant.id, user.id, given.device);
	return { status: 'ok', device, ...(await beginSession(parts, tenant.id, async () => user)) };
}
