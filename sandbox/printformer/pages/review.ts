// The page of a review: the pages of the draft, a comment, approve or reject.
import { escaped } from '../../../rules/html.ts';
import { activeTemplate, artworkOf, pagesOf } from '../artwork.ts';
import { makePicture } from '../files/picture.ts';
import type { Draft, Review } from '../objects.ts';
import { notFound, PrintformerFailure } from '../wire/failures.ts';
import { take } from '../world.ts';
import { button, sheetsHtml } from './editor-form.ts';
import { layOut, messagePage } from './layout.ts';
import { filled } from './texts.ts';
import { decodedUrl, type Reply, type Request, type Visitor, visitorOf } from './visit.ts';

function ownReview({ scope, user }: Visitor, id: string): { review: Review; draft: Draft } {
	const review = take(scope, 'review', id);
	if (!review.users.includes(user)) throw new PrintformerFailure(403, 'This action is unauthorized.');
	return { review, draft: take(scope, 'draft', review.draftId) };
}

function reviewPage(request: Request, visitor: Visitor, draft: Draft, id: string): string {
	const { scope } = visitor;
	const { tongue, url } = request;
	const { texts } = tongue;
	const template = activeTemplate(scope, draft);
	const back = decodedUrl(url.searchParams, 'redirect-url');
	const sheets = sheetsHtml({
		...{ tongue, draft, template, active: template, values: draft.values, wrong: {} },
		pageCount: pagesOf(artworkOf(scope, draft), draft.rows ? 0 : undefined).length,
		picturePath: `/review/${id}/page`,
	});
	const form = `<form method="post"><div class="field"><label for="comment">${escaped(texts.comment)}</label><textarea id="comment" name="comment" rows="4"></textarea></div>
<div class="steps">${button('decision', 'approved', texts.approve, false)}${button('decision', 'rejected', texts.reject)}</div></form>`;
	const link = back ? `<p><a class="back" href="${escaped(back)}">${escaped(texts.back)}</a></p>` : '';
	return layOut(
		tongue,
		filled(texts.reviewTitle, { name: template.name }),
		`<div class="two">${form}${sheets}</div>${link}`,
	);
}

function submit({ url, body, tongue }: Request, { scope, user }: Visitor, review: Review): Reply {
	const { store, client } = scope;
	const decision = body.params.decision === 'approved' ? 'approved' : 'rejected';
	const comment = String(body.params.comment ?? '').slice(0, 2000);
	const decisions = [...review.decisions.filter((each) => each.user !== user), { user, decision, comment } as const];
	store.change(() => store.put('review', client, review.reviewId, { ...review, decisions }));
	const query = url.searchParams;
	const location = decodedUrl(query, 'submit-callback-url') ?? decodedUrl(query, 'redirect-url');
	const { savedTitle: title, savedText: text } = tongue.texts;
	return location ? { status: 303, location } : { status: 200, html: messagePage(tongue, { title, text }) };
}

export function openReview(request: Request, id: string): Reply {
	const visitor = visitorOf(request);
	const { review, draft } = ownReview(visitor, id);
	const { tongue, url } = request;
	const returns = ['redirect-url', 'submit-callback-url'].flatMap((name) => decodedUrl(url.searchParams, name) ?? []);
	if (review.closed) {
		const { closedTitle: title, closedText: text } = tongue.texts;
		return { status: 410, html: messagePage(tongue, { title, text, back: returns[0] }) };
	}
	if (request.method === 'POST') return submit(request, visitor, review);
	return { status: 200, html: reviewPage(request, visitor, draft, id), returns };
}

export async function showReviewPage(request: Request, id: string, number: string): Promise<Reply> {
	const visitor = visitorOf(request);
	const artwork = artworkOf(visitor.scope, ownReview(visitor, id).draft);
	const page = pagesOf(artwork, artwork.rows ? 0 : undefined)[Number(number) - 1];
	if (!page) throw notFound('Page');
	return { status: 200, picture: await makePicture(artwork, page, {}) };
}
