// Reviews: several users look at a draft, comment on it, approve or reject it.
import { owe } from '../callbacks/owe.ts';
import type { Review } from '../objects.ts';
import { invalid } from '../wire/failures.ts';
import { listOf, requiredText, urlOf } from '../wire/params.ts';
import { newId, type Scope, take } from '../world.ts';
import { type Handler, noContent, wrapped } from './call.ts';

const saveReview = ({ store, client }: Scope, review: Review) => store.put('review', client, review.reviewId, review);

function checkUsers({ store, client }: Scope, users: readonly string[]): void {
	const unknown = users.findIndex((user) => !store.find('user', client, user));
	if (unknown >= 0) throw invalid({ [`user.${unknown}`]: `The selected user.${unknown} is invalid.` });
}

export const createReview: Handler = ({ scope, params }) => {
	const users = listOf(params, 'user');
	checkUsers(scope, users);
	const review: Review = {
		reviewId: newId(16),
		draftId: take(scope, 'draft', requiredText(params, 'draftId')).draftHash,
		users,
		closeCallbackURL: urlOf(params, 'closeCallbackURL') ?? null,
		closed: false,
		pdf: false,
		decisions: [],
	};
	saveReview(scope, review);
	return wrapped({ reviewId: review.reviewId }, 201);
};

export const addReviewer: Handler = ({ scope, params, id }) => {
	const review = take(scope, 'review', id);
	const user = requiredText(params, 'userIdentifier');
	checkUsers(scope, [user]);
	saveReview(scope, { ...review, users: [...new Set([...review.users, user])] });
	return noContent;
};

export const deleteReviewer: Handler = ({ scope, params, id }) => {
	const review = take(scope, 'review', id);
	const user = requiredText(params, 'userIdentifier');
	saveReview(scope, { ...review, users: review.users.filter((each) => each !== user) });
	return noContent;
};

export const closeReview: Handler = ({ scope, id }) => {
	const review = take(scope, 'review', id);
	saveReview(scope, { ...review, closed: true });
	if (!review.closed && review.closeCallbackURL !== null)
		owe(scope, { url: review.closeCallbackURL, body: { reviewId: id }, reason: 'review closed' });
	return noContent;
};

export const createReviewPdf: Handler = ({ scope, params, id }) => {
	const review = take(scope, 'review', id);
	saveReview(scope, { ...review, pdf: true });
	const url = urlOf(params, 'notifyCallbackURL');
	if (url !== undefined) owe(scope, { url, body: { reviewId: id }, reason: 'review pdf' });
	return noContent;
};
