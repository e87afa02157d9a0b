// Notices of what is back in stock without JavaScript: the form of a product page, and the page that their mails lead to. That confirms
// nothing by itself, as programs that look through mails open their links.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { noticePath, requestStockNotice } from '../../stock/notices/request-notice.ts';
import { confirmNotice, findNotice, stopNotice } from '../../stock/notices/settle-notice.ts';
import { sendNoticePage } from '../notice-page.ts';
import { originOf, userOf } from '../session.ts';
import { addPublicForm } from './plain-forms.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

const refusals: Readonly<Record<string, 'invalid' | 'limited'>> = {
	VALIDATION: 'invalid',
	TOO_MANY_REQUESTS: 'limited',
};

const path = `/${noticePath}`;

export function addStockNotices(scope: FastifyInstance, { database, signIn, behindProxy }: Parts): void {
	addPublicForm(scope, path, async ({ request, tenant, form }) => {
		const text = (name: string) => form.get(name) ?? '';
		const caller = {
			...originOf(request, behindProxy),
			tenant,
			user: await userOf(request, signIn.subjects),
			services: signIn.services,
		};
		const given = { productId: text('productId'), email: text('email'), language: text('language') };
		try {
			if (!isId(given.productId)) throw new Refused('NOT_FOUND');
			const state = await requestStockNotice((work) => database.inTenant(tenant.id, work), caller, given);
			return async (_request, reply) => sendNoticePage(reply, 200, { tenant, state, language: given.language });
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			const state = refusals[error.code] ?? 'gone';
			return async (_request, reply) => sendNoticePage(reply, 400, { tenant, state, language: given.language });
		}
	});
	scope.get(path, async (request, reply) => {
		const { tenant } = request;
		if (!tenant) return reply.callNotFound();
		const query = new URL(request.url, 'http://shop').searchParams;
		const token = query.get('token') ?? '';
		const found = await database.inTenant(tenant.id, (sql) => findNotice(sql, tenant, token));
		if (!found)
			return sendNoticePage(reply, 404, { tenant, state: 'gone', language: query.get('language') ?? undefined });
		const { product, language, isConfirmed, page } = found;
		if (page !== undefined) return sendNoticePage(reply, 200, { tenant, state: 'available', language, page });
		return sendNoticePage(reply, 200, { tenant, state: isConfirmed ? 'confirmed' : 'asked', language, token, product });
	});
	addPublicForm(scope, `${path}/settle`, async ({ tenant, form }) => {
		const token = form.get('token') ?? '';
		const isStop = form.get('do') === 'stop';
		const found = await database.inTenant(tenant.id, async (sql) => {
			const notice = await findNotice(sql, tenant, token);
			// What can be ordered is said at once: no mail is to come any more.
			const isOver = isStop || notice?.page !== undefined;
			if (notice) await (isOver ? stopNotice : confirmNotice)(sql, tenant.id, token);
			return notice;
		});
		const language = found?.language ?? form.get('language') ?? undefined;
		return async (_request, reply) => {
			if (!found) return sendNoticePage(reply, 404, { tenant, state: 'gone', language });
			const { page } = found;
			if (!isStop && page !== undefined)
				return sendNoticePage(reply, 200, { tenant, state: 'available', language, page });
			const state = isStop ? 'stopped' : 'confirmed';
			return sendNoticePage(reply, 200, { tenant, state, language, token, product: found.product });
		};
	});
}
