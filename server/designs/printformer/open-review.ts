// The review of what was ordered, at the provider: for those of the shop who look after orders.
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { openAccountOf } from './find-draft.ts';
import { ensureUser } from './find-user.ts';
import { asRefusals, refuseFor } from './provider-refusal.ts';
import type { PrintformerServices } from './services.ts';

interface ReviewedCopy {
	account: string;
	hash: string;
	orderId: string;
}

interface Review {
	designId: string;
	/** Of the shop, as https://shop.example */
	origin: string;
}

/** Of what was ordered last. */
const findReviewed = ({ database }: PrintformerServices, tenantId: string, designId: string) =>
	database.inTenant(tenantId, async (sql) => {
		const [copy] = await sql<ReviewedCopy[]>`
			select c.account, c.hash, p.order_id from printformer_copies c
			join print_lines p on p.tenant_id = ${tenantId} and p.release_id = c.release_id
			join design_releases r on r.tenant_id = ${tenantId} and r.id = c.release_id
			where c.tenant_id = ${tenantId} and r.design_id = ${designId} and c.hash is not null
			order by r.released_at desc, c.id desc limit 1`;
		return copy;
	});

/** @throws Refused DESIGN_GONE where nothing was ordered of it, and those of provider-refusal.ts @returns an address that works once */
export const openReview = (
	services: PrintformerServices,
	staff: { tenantId: string; userId: string; language: string },
	{ designId, origin }: Review,
): Promise<string> =>
	asRefusals(async () => {
		const { tenantId } = staff;
		const copy = await findReviewed(services, tenantId, designId);
		if (!copy) throw refuseFor('gone');
		const account = await openAccountOf(services, tenantId, copy.account);
		const user = await ensureUser(services, account, staff);
		const back = `${origin}/admin/orders/${copy.orderId}`;
		try {
			const review = await account.client.createReview({ draft: copy.hash, users: [user], closeCallbackUrl: back });
			return account.client.addresses.review({ review, user, redirectUrl: back });
		} catch (error) {
			if (error instanceof PrintformerFailure && error.problem.kind === 'notFound') throw refuseFor('gone');
			throw error;
		}
	});
