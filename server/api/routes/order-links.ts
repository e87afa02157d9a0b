// The link in a mail that opens an order: its token goes out of the address at once, into a cookie that lasts for two hours. And the form
// that asks for such a link, without JavaScript.
import type { FastifyInstance } from 'fastify';
import { shopLink } from '../../accounts/shop-link.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type OpenedOrder, openOrderLink } from '../../orders/links/order-links.ts';
import { requestOrderLink } from '../../orders/links/request-link.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { rememberOrderToken } from '../cookies.ts';
import { originOf, userOf } from '../session.ts';
import { addPublicForm } from './plain-forms.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

/** No one keeps the address with the token in it, tells it to the next page, or finds it. */
const unseen = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

const isLimited = (error: unknown) => error instanceof Refused && error.code === 'TOO_MANY_REQUESTS';

async function tryToOpen(
	{ database, signIn }: Parts,
	tenant: Tenant,
	address: string,
	token: string,
): Promise<OpenedOrder | 'expired' | 'limited'> {
	try {
		return await database.inTenant(tenant.id, async (sql) => {
			await signIn.services.limits.take(sql, tenant.id, 'orderLink', { address });
			return (await openOrderLink(sql, tenant.id, token)) ?? 'expired';
		});
	} catch (error) {
		if (isLimited(error)) return 'limited';
		throw error;
	}
}

const outcomes: Record<string, string> = { VALIDATION: 'invalid', TOO_MANY_REQUESTS: 'limited' };

export function addOrderLinks(scope: FastifyInstance, parts: Parts): void {
	const { database, signIn, behindProxy } = parts;
	scope.get('/orders/open', async (request, reply) => {
		reply.headers(unseen);
		const { tenant } = request;
		if (!tenant) return reply.callNotFound();
		const { token } = request.query as { token?: unknown };
		const { shop, address } = originOf(request, behindProxy);
		const given = typeof token === 'string' ? token : '';
		const opened = await tryToOpen(parts, tenant, address, given);
		if (typeof opened === 'string') return reply.redirect(`/orders/find?lookup=${opened}`, 303);
		rememberOrderToken(request, reply, given);
		const page = shopLink(tenant, shop, spokenLanguage(tenant, opened.language), `orders/${opened.number}`);
		return reply.redirect(new URL(page).pathname, 303);
	});
	addPublicForm(scope, '/service-api/order-links', async ({ request, tenant, form, base }) => {
		const user = await userOf(request, signIn.subjects);
		const caller = { ...originOf(request, behindProxy), tenant, user, services: signIn.services };
		const given = { orderNumber: form.get('orderNumber') ?? '', email: form.get('email') ?? '' };
		const outcome = await requestOrderLink((work) => database.inTenant(tenant.id, work), caller, given).then(
			() => 'sent',
			(error: unknown) => {
				if (!(error instanceof Refused)) throw error;
				return outcomes[error.code] ?? 'failed';
			},
		);
		return `${base}/orders/find?lookup=${outcome}`;
	});
}
