// The review of what was ordered, at the provider: for those of the shop who look after orders. The provider has no call that says what was decided; that
// somebody has reviewed it is noted in the order, and what was written is in the PDF of the review.
import type { PrintformerClient } from '../../integrations/printformer/client.ts';
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { findReviewedItem, recordReview } from '../../orders/core/print-events.ts';
import { signState } from './callback-state.ts';
import { openAccountOf } from './find-draft.ts';
import { ensureUser } from './find-user.ts';
import { asRefusals, refuseFor } from './provider-refusal.ts';
import type { PrintformerServices } from './services.ts';

export const reviewedPath = '/service-api/designs/reviewed';

/** A person looks at it within a day. */
const reviewSeconds = 24 * 3600;

interface ReviewedCopy {
	account: string;
	hash: string;
	orderId: string;
}

interface Review {
	itemId: string;
	/** Of the shop, as https://shop.example */
	origin: string;
	/** In front of paths, as `/en-gb`; empty in the default language. */
	base: string;
}

interface Staff {
	tenantId: string;
	userId: string;
	language: string;
}

const findReviewed = ({ database }: PrintformerServices, tenantId: string, itemId: string) =>
	database.inTenant(tenantId, async (sql) => {
		const [copy] = await sql<ReviewedCopy[]>`
			select c.account, c.hash, p.order_id from print_lines p
			join printformer_copies c on c.tenant_id = ${tenantId} and c.release_id = p.release_id
			where p.tenant_id = ${tenantId} and p.item_id = ${itemId} and c.hash is not null`;
		return copy;
	});

const goneOr = (error: unknown): unknown =>
	error instanceof PrintformerFailure && error.problem.kind === 'notFound' ? refuseFor('gone') : error;

/** @throws Refused DESIGN_GONE where nothing was ordered of it, and those of provider-refusal.ts @returns an address that works once */
export const openReview = (
	services: PrintformerServices,
	staff: Staff,
	{ itemId, origin, base }: Review,
): Promise<string> =>
	asRefusals(async () => {
		const { tenantId } = staff;
		const copy = await findReviewed(services, tenantId, itemId);
		if (!copy) throw refuseFor('gone');
		const account = await openAccountOf(services, tenantId, copy.account);
		const user = await ensureUser(services, account, staff);
		const back = `${origin}${base}/admin/orders/${copy.orderId}`;
		try {
			const review = await account.client.createReview({ draft: copy.hash, users: [user], closeCallbackUrl: back });
			const exp = Math.floor(Date.now() / 1000) + reviewSeconds;
			const submitted = new URL(reviewedPath, origin);
			const state = { kind: 'review', tenant: tenantId, item: itemId, review, base, exp } as const;
			submitted.searchParams.set('state', signState(services.callbackKey, state));
			return account.client.addresses.review({ review, user, redirectUrl: back, submitCallbackUrl: submitted.href });
		} catch (error) {
			throw goneOr(error);
		}
	});

/** Only says that it is there: notifications of a review are not needed. */
async function askForPdf(client: PrintformerClient, review: string, notifyUrl: string): Promise<boolean> {
	try {
		await client.createReviewPdf(review, notifyUrl);
		return true;
	} catch (error) {
		if (error instanceof PrintformerFailure) return error.problem.kind !== 'notFound';
		throw error;
	}
}

/** Once for each review, and only of one that the provider has. @returns the order; undefined: the line is in none */
export const takeReview = (
	services: PrintformerServices,
	{ tenantId, userId }: Staff,
	{ itemId, review, origin }: { itemId: string; review: string; origin: string },
): Promise<string | undefined> =>
	asRefusals(async () => {
		const copy = await findReviewed(services, tenantId, itemId);
		if (!copy) return undefined;
		const { client } = await openAccountOf(services, tenantId, copy.account);
		if (await askForPdf(client, review, `${origin}/service-api/printformer/${tenantId}/notify`))
			await services.database.inTenant(tenantId, (sql) => recordReview(sql, tenantId, itemId, { userId, review }));
		return copy.orderId;
	});

const pdfLimits = { maxBytes: 100_000_000, types: ['application/pdf', 'application/octet-stream'] };

/** What was written in a review. @throws Refused NOT_FOUND, and those of provider-refusal.ts */
export const readReviewPdf = (services: PrintformerServices, tenantId: string, review: string) =>
	asRefusals(async () => {
		const itemId = await services.database.inTenant(tenantId, (sql) => findReviewedItem(sql, tenantId, review));
		const copy = itemId && (await findReviewed(services, tenantId, itemId));
		if (!copy) throw refuseFor('gone');
		const { client } = await openAccountOf(services, tenantId, copy.account);
		try {
			return (await client.download(client.addresses.reviewPdf(review), pdfLimits)).chunks;
		} catch (error) {
			throw goneOr(error);
		}
	});
