// The page of the first start, at /setup/{token}: it makes the operator account and the first shop. There is no shop yet to show it, so it is written
// by the server, works without JavaScript, and its token is the proof. One that was used or is too old says so.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../rules/errors.ts';
import { type NewShopErrors, type NewShopField, newShopErrors } from '../../../rules/tenants/new-shop.ts';
import type { Recorder } from '../../audit/record-change.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { readForm } from '../../http/requests.ts';
import type { TenantFinder } from '../../tenants/find-tenant.ts';
import { createShop } from '../../tenants/lifecycle/create-shop.ts';
import { fallbackAddress } from '../../tenants/lifecycle/operator-call.ts';
import { hasTokenForm, isSetUp, isSetupToken, redeemSetupToken } from '../../tenants/setup/setup-tokens.ts';
import { isOpen } from '../closed-shops.ts';
import { sendNotFound, sendUnknownHost } from '../plain-pages.ts';
import { originOf } from '../session.ts';
import { type SetupFields, sendSetupDone, sendSetupForm, sendSetupOver } from '../setup-page.ts';

interface Parts {
	database: Database;
	tenants: TenantFinder;
	record: Recorder;
	platformDomain: string;
	behindProxy: boolean;
}

const empty: SetupFields = { email: '', password: '', name: '', slug: '', country: 'DE' };

const fieldsOf = (form: URLSearchParams): SetupFields => ({
	email: form.get('email') ?? '',
	password: form.get('password') ?? '',
	name: form.get('name') ?? '',
	slug: (form.get('slug') ?? '').trim().toLowerCase(),
	country: form.get('country') ?? '',
});

const longestForm = 16_384;
/** The one that has no limits: who sets up the platform decides that later. */
const tier = 'enterprise';

export function addSetup(
	app: FastifyInstance,
	{ database, tenants, record, platformDomain, behindProxy }: Parts,
): void {
	async function create(request: FastifyRequest, token: string, fields: SetupFields): Promise<string> {
		const origin = originOf(request, behindProxy);
		await createShop(
			{
				...{ database, record },
				addressOf: (slug) => fallbackAddress(origin, platformDomain, slug),
				by: { email: fields.email, address: origin.address, requestId: origin.requestId },
				async alongWith(sql) {
					if (!(await redeemSetupToken(sql, token))) throw new Refused('LINK_NOT_VALID');
				},
			},
			{ ...fields, tier, operator: true },
		);
		return fallbackAddress(origin, platformDomain, fields.slug);
	}

	async function answer(request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> {
		const { body } = request;
		if (!(body instanceof URLSearchParams)) return sendSetupForm(request, reply, empty, {});
		const fields = fieldsOf(body);
		const errors = newShopErrors({ ...fields, tier });
		if (Object.keys(errors).length > 0) return sendSetupForm(request, reply, fields, errors);
		try {
			return sendSetupDone(request, reply, await create(request, token, fields));
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			// Another has used a link at the same moment.
			if (error.code === 'LINK_NOT_VALID') return sendNothing(request, reply, token);
			const found = refusal(error);
			if (!found) throw error;
			return sendSetupForm(request, reply, fields, found);
		}
	}

	/** What cannot be a link of ours gets what any address of that host gets at which there is nothing. */
	async function sendNothing(request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> {
		if (hasTokenForm(token))
			return sendSetupOver(request, reply, {
				isSetUp: await isSetUp(database),
				addressOf: (slug) => fallbackAddress(originOf(request, behindProxy), platformDomain, slug),
			});
		const tenant = await tenants.byHost(request.host);
		if (!tenant || !isOpen(tenant)) return sendUnknownHost(request, reply);
		request.tenant = tenant;
		return sendNotFound(request, reply);
	}

	app.register(async (own) => {
		own.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: longestForm },
			async (_request: FastifyRequest, text: string | Buffer) => readForm(String(text)),
		);
		const handle = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
			const { token } = request.params;
			if (!(await isSetupToken(database, token))) return sendNothing(request, reply, token);
			return answer(request, reply, token);
		};
		own.get('/setup/:token', handle);
		own.post('/setup/:token', handle);
	});
}

const isField = (name: unknown): name is NewShopField =>
	['name', 'slug', 'country', 'email', 'password'].some((field) => field === name);

function refusal({ code, facts }: Refused): NewShopErrors | undefined {
	const field = facts?.field;
	return isField(field) ? { [field]: code satisfies ErrorCode } : undefined;
}
