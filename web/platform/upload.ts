// Sends a file with a call of the API, as the GraphQL multipart convention has it.
import { newId } from '../../rules/ids.ts';
import type { ApiAnswer } from '../../rules/page-contract.ts';
import { ApiFailure, readAnswer } from './api.ts';
import { type Data, textOf } from './graphql.ts';
import { withinSession } from './session.ts';

/** @param document has one variable, `file` */
export async function uploadFile<D>(document: D, file: Blob, name: string): Promise<Data<D>> {
	const query = textOf(document);
	// The same for the retry, so that it cannot act twice.
	const idempotencyKey = newId();
	const send = async () => {
		const body = new FormData();
		body.append('operations', JSON.stringify({ query, variables: { file: null } }));
		body.append('map', JSON.stringify({ file: ['variables.file'] }));
		body.append('file', file, name);
		const response = await fetch('/service-api/graphql?c=upload', {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'x-operation-name': 'fileUpload', 'x-idempotency-key': idempotencyKey },
			body,
		});
		const answer: ApiAnswer | null = await response.json().catch(() => null);
		return readAnswer(answer, response.status);
	};
	return (await withinSession(send, (error) => error instanceof ApiFailure && error.unauthorized)) as Data<D>;
}
