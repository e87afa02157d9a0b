// Signing in: password first, then, where it is switched on, a code by mail. An unknown account fails in the same words and time.
import { randomInt, timingSafeEqual } from 'node:crypto';
import { plainEmail } from '../../rules/accounts/names.ts';
import { codeMail, confirmationMail } from '../accounts/account-mails.ts';
import { makeToken } from '../accounts/one-time-tokens.ts';
import { isPasswordOf } from '../accounts/passwords.ts';
import type { Origin } from '../accounts/services.ts';
import { shopLink } from '../accounts/shop-link.ts';
import { loadUser, type User } from '../accounts/subject.ts';
import { isUnavailable, type Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hashOf, mac, newToken } from '../sessions/keys.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { beginSession, type SignedIn, type SignInParts } from './parts.ts';

const codeMinutes = 10;
const codeTries = 5;

export type LogInResult = ({ status: 'ok' } & SignedIn) | { status: 'code'; challenge: string };

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
			and not u.guest
		order by u.email = ${login} desc limit 1`;
	return account;
}

const codeHash = ({ keys }: SignInParts, challenge: string, code: string) =>
	mac(keys.code, challenge, code).toString('base64url');

/** The mail goes out with the challenge, or there is none. */
async function challenge(parts: SignInParts, tenantId: string, { id, email, language }: Account): Promise<string> {
	const token = newToken();
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

/** Too many reminders are none of the caller's business: he gets the one answer. */
function ignoreRefusal(error: unknown): void {
	if (!(error instanceof Refused)) throw error;
}

export async function logIn(
	parts: SignInParts,
	tenant: Tenant,
	origin: Origin,
	given: { login: string; password: string },
): Promise<LogInResult> {
	const { database, services } = parts;
	const login = plainEmail(given.login).slice(0, longestLogin);
	const account = await database.inTenant(tenant.id, async (sql) => {
		await services.limits.take(sql, tenant.id, 'login', { address: origin.address, account: login });
		return findAccount(sql, tenant.id, login);
	});
	const proved = await isPasswordOf(account?.passwordHash, given.password);
	if (!proved || !account) throw new Refused('LOGIN_FAILED');
	if (!account.confirmed) {
		await remindToConfirm(parts, tenant, origin, account).catch(ignoreRefusal);
		throw new Refused('LOGIN_FAILED');
	}
	await database.inTenant(tenant.id, (sql) => services.limits.forgive(sql, tenant.id, 'login', login));
	if (account.asksForCode) return { status: 'code', challenge: await challenge(parts, tenant.id, account) };
	const signedIn = await beginSession(parts, tenant.id, async (sql) => {
		const user = await loadUser(sql, tenant.id, account.id);
		if (!user) throw new Refused('LOGIN_FAILED');
		return user;
	});
	return { status: 'ok', ...signedIn };
}

/** A try is counted before the code is looked at, in a statement of its own: however many come at once, five are tried. */
async function tryCode(parts: SignInParts, tenantId: string, token: string, code: string): Promise<User | undefined> {
	const { database } = parts;
	const tokenHash = hashOf(token);
	const [tried] = await database.inTenant(
		tenantId,
		(sql) => sql<{ userId: string; codeHash: string }[]>`
			update login_challenges set tries = tries + 1
			where tenant_id = ${tenantId} and token_hash = ${tokenHash} and tries < ${codeTries} and used_at is null
				and expires_at > now()
			returning user_id, code_hash`,
	);
	const [a, b] = [Buffer.from(tried?.codeHash ?? ''), Buffer.from(codeHash(parts, token, code))];
	if (!tried || a.length !== b.length || !timingSafeEqual(a, b)) return undefined;
	return database.inTenant(tenantId, async (sql) => {
		const used = await sql`
			update login_challenges set used_at = now()
			where tenant_id = ${tenantId} and token_hash = ${tokenHash} and used_at is null`;
		return used.count === 1 ? loadUser(sql, tenantId, tried.userId) : undefined;
	});
}

export async function confirmCode(
	parts: SignInParts,
	tenant: Tenant,
	{ address }: Origin,
	given: { challenge: string; code: string },
): Promise<LogInResult> {
	await parts.database.inTenant(tenant.id, (sql) => parts.services.limits.take(sql, tenant.id, 'code', { address }));
	const user = await tryCode(parts, tenant.id, given.challenge, given.code.replace(/\s/g, ''));
	if (!user) throw new Refused('INVALID_CODE');
	return { status: 'ok', ...(await beginSession(parts, tenant.id, async () => user)) };
}
