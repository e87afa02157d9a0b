// Reviews, in which several users look at a draft.
import { readData, readIdentifier } from '../read-objects.ts';
import { type Connection, sendCall } from '../send-call.ts';

interface ReviewInput {
	draft: string;
	users: readonly string[];
	closeCallbackUrl: string;
}

export function reviewCalls(connection: Connection) {
	const post = async (review: string, action: string, json: object) => {
		const path = `review/${encodeURIComponent(review)}/${action}`;
		await sendCall(connection, { method: 'POST', path, json, isRepeatable: true });
	};
	return {
		/** @returns its id */
		async createReview({ draft, users, closeCallbackUrl }: ReviewInput): Promise<string> {
			const json = { draftId: draft, user: users, closeCallbackURL: closeCallbackUrl, remoteAcl: false };
			return readIdentifier(readData(await sendCall(connection, { method: 'POST', path: 'review', json })), 'reviewId');
		},
		addReviewer: (review: string, user: string): Promise<void> => post(review, 'add-user', { userIdentifier: user }),
		removeReviewer: (review: string, user: string): Promise<void> =>
			post(review, 'delete-user', { userIdentifier: user }),
		closeReview: (review: string): Promise<void> => post(review, 'close-review', {}),
		/** Then `addresses.reviewPdf`. */
		createReviewPdf: (review: string, notifyUrl: string): Promise<void> =>
			post(review, 'create-review-pdf', { notifyCallbackURL: notifyUrl }),
	};
}
