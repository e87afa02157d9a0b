// Users of a test's shop, and browsers that sign in as them: each keeps its cookies as a browser does.
import type { Right } from '../../rules/permissions.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Limits } from '../accounts/rate-limits.ts';
import { openSignIn, type SignIn } from '../accounts/sign-in/open.ts';
import { enterRole, enterUser, type UserToEnter } from '../accounts/users/enter-user.ts';
import type { Database } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { TestApp } from './app.ts';
import type { Answer, RequestOptions } from './server-process.ts';

export const goodPassword = 'Bogen-Offset-7';

const often = { count: 1_000_000, seconds: 1 };
const always = { address: often, account: often, session: often, recipient: often };

/** For tests of something else than limits. */
export const noLimits: Limits = {
	login: always,
	knownDevice: always,
	code: always,
	newCode: always,
	signUp: always,
	forgotPassword: always,
	sendReset: always,
	companyInvitation: always,
	token: always,
	password: always,
	temporarySession: always,
	cancellation: always,
	withdrawal: always,
	stockNotice: always,
	newsletter: always,
	contactRequest: always,
	meetingLink: always,
	assistant: always,
	placeOrder: always,
	guestOrder: always,
	unpaidGuestOrder: always,
	unpaidGuestOrdersOfHour: always,
	printUpload: always,
	designPicture: always,
	sharedDesign: always,
	designComment: always,
	dataSheet: always,
	orderLookUp: always,
	procurementSecret: always,
	orderLink: always,
};

export const testSignIn = (database: Database, limits: Limits = noLimits): Promise<SignIn> =>
	openSignIn({
		database,
		secretKey: 'the secret of all tests, long enough',
		redisUrl: undefined,
		demo: true,
		warn: () => undefined,
		limits,
	});

let hash: Promise<string> | undefined;
/** They log in by the hundred; a password that a test sets costs as much as anyone's. */
const cheap = { memory: 8, passes: 1 };

interface TestUser extends Partial<Omit<UserToEnter, 'email' | 'roles'>> {
	/** Its one role. */
	role?: 'admin' | { name: string; access: readonly Right[]; type?: 'staff' | 'customer' };
}

/** @returns the id */
export async function makeUser(
	database: Database,
	tenant: Tenant,
	email: string,
	user: TestUser = {},
): Promise<string> {
	hash ??= hashPassword(goodPassword, cheap);
	const passwordHash = await hash;
	return database.inTenant(tenant.id, async (sql) => {
		const { role, ...rest } = user;
		const roles = role
			? [
					await enterRole(
						sql,
						tenant.id,
						role === 'admin' ? role : { label: role.name, description: '', type: 'staff', ...role },
					),
				]
			: [];
		return enterUser(sql, tenant.id, { email, language: 'de-DE', passwordHash, ...rest, roles });
	});
}

interface Json {
	[name: string]: unknown;
}

export class Browser {
	readonly cookies = new Map<string, string>();
	readonly #app: Pick<TestApp, 'ask'>;
	readonly #host: string;

	constructor(app: Pick<TestApp, 'ask'>, host = 'demo.localhost') {
		this.#app = app;
		this.#host = host;
	}

	async ask(target: string, options: RequestOptions = {}): Promise<Answer> {
		const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const headers = { ...(cookie ? { cookie } : {}), ...options.headers };
		const answer = await this.#app.ask(target, { host: this.#host, ...options, headers });
		for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
		return answer;
	}

	#keep(line: string): void {
		const [pair = ''] = line.split(';');
		const [name = '', value = ''] = pair.split(/=(.*)/s);
		if (/max-age=0\b/i.test(line)) this.cookies.delete(name);
		else this.cookies.set(name, value);
	}

	async post(call: string, body?: object): Promise<Answer & { json: Json }> {
		const answer = await this.ask(`/service-api/auth/${call}`, {
			method: 'POST',
			...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
		});
		return { ...answer, json: JSON.parse(answer.body) };
	}

	logIn(login: string, password = goodPassword) {
		return this.post('login', { login, password });
	}

	async graphql(query: string, variables: object = {}, headers: Record<string, string> = {}) {
		const { body } = await this.ask('/service-api/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify({ query, variables }),
		});
		return JSON.parse(body);
	}

	/** The result of a document with one field, or the code with which it was refused. */
	async resultOf(query: string, variables: object = {}) {
		const { data, errors } = await this.graphql(query, variables);
		return errors ? { refused: errors[0].extensions.code } : data[Object.keys(data)[0] ?? ''];
	}
}
