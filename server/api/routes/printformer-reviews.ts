// Reviews of ordered designs at Printformer: staff are led there and back, and what they have submitted is noted in the order.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { readState } from '../../designs/printformer/callback-state.ts';
import { openReview, readReviewPdf, reviewedPath, takeReview } from '../../designs/printformer/open-review.ts';
import type { PrintformerServices } from '../../designs/printformer/services.ts';
import { Refused } from '../../failure.ts';
import { readAddress } from '../rendering/render-page.ts';
import { originOf, userOf } from '../session.ts';
import { respondRefused } from './files.ts';

interface Parts {
	services: PrintformerServices;
	signIn: SignIn;
	behindProxy: boolean;
}

export function addPrintformerReviews(scope: FastifyInstance, { services, signIn, behindProxy }: Parts): void {
	/** @throws Refused NOT_FOUND for all who do not look after orders */
	async function findStaff(request: FastifyRequest) {
		const { tenant } = request;
		const user = await userOf(request, signIn.subjects);
		if (!tenant || !user || !mayDo(user, 'mOrder')) throw new Refused('NOT_FOUND');
		return { tenant, staff: { tenantId: tenant.id, userId: user.id, language: user.language ?? '' } };
	}

	scope.get('/service-api/designs/lines/:item/review', (request, reply) =>
		respondRefused(reply, async () => {
			const { tenant, staff } = await findStaff(request);
			const { item = '' } = request.params as Record<string, string>;
			if (!isId(item)) throw new Refused('NOT_FOUND');
			// The language of the page that leads there is the one to come back to.
			const { language } = request.query as Record<string, unknown>;
			const address = readAddress(tenant, `/${String(language).toLowerCase()}/`);
			const base = 'base' in address ? address.base : '';
			const { shop } = originOf(request, behindProxy);
			const visit = { ...staff, language: 'language' in address ? address.language : staff.language };
			const review = await openReview(services, visit, { itemId: item.toLowerCase(), origin: shop, base });
			return reply.header('cache-control', 'no-store').redirect(review, 302);
		}),
	);

	scope.get(reviewedPath, (request, reply) =>
		respondRefused(reply, async () => {
			const { tenant, staff } = await findStaff(request);
			const state = readState(services.callbackKey, (request.query as Record<string, unknown>).state);
			reply.header('cache-control', 'no-store');
			if (state?.kind !== 'review' || state.tenant !== tenant.id) return reply.redirect('/admin/orders', 303);
			const { item: itemId, review, base } = state;
			const origin = originOf(request, behindProxy).shop;
			const orderId = await takeReview(services, staff, { itemId, review, origin });
			const about = new URLSearchParams({ reviewed: itemId, review });
			return reply.redirect(orderId ? `${base}/admin/orders/${orderId}?${about}` : `${base}/admin/orders`, 303);
		}),
	);

	scope.get('/service-api/designs/reviews/:review', (request, reply) =>
		respondRefused(reply, async () => {
			const { tenant } = await findStaff(request);
			const { review = '' } = request.params as Record<string, string>;
			const chunks = await readReviewPdf(services, tenant.id, review);
			return reply
				.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'inline; filename="review.pdf"' })
				.type('application/pdf')
				.send(Readable.from(chunks));
		}),
	);
}
