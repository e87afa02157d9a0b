// Steps to the server, and what its answers mean for those who wait.
import { ApiFailure, type Fetcher, operationName } from '../../platform/api.ts';
import { type Data, textOf } from '../../platform/graphql.ts';
import { changePageDocument } from '../page-editor.documents.ts';
import { type NumberedStep, SendFailure } from './save-queue.ts';

const meanings: Readonly<Record<string, 'gap' | 'takenOver' | 'refused' | 'signedOut'>> = {
	PAGE_STEP_GAP: 'gap',
	PAGE_TAKEN_OVER: 'takenOver',
	PAGE_STEP_REFUSED: 'refused',
	PAGE_TOO_LARGE: 'refused',
	NOT_FOUND: 'refused',
	UNAUTHORIZED: 'signedOut',
	// A guest who once was signed in.
	FORBIDDEN: 'signedOut',
};

/** A last word while the page goes away: no one waits for the response. */
export function sendGoodbye(document: unknown, variables: object): void {
	const query = textOf(document);
	fetch(`/service-api/graphql?c=${operationName(query)}`, {
		method: 'POST',
		credentials: 'same-origin',
		keepalive: true,
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query, variables }),
	}).catch(() => undefined);
}

export async function sendSteps(
	ask: Fetcher,
	page: string,
	client: string,
	steps: readonly NumberedStep[],
): Promise<Data<typeof changePageDocument>['changePage']> {
	try {
		const { changePage } = (await ask(changePageDocument, { page, client, steps })) as Data<typeof changePageDocument>;
		return changePage;
	} catch (error) {
		if (!(error instanceof ApiFailure)) throw error;
		throw new SendFailure(error.unauthorized ? 'signedOut' : (meanings[error.code ?? ''] ?? 'lost'));
	}
}
