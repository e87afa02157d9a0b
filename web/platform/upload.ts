// A call of the API with a file: the document and its variables as one part, the file as another. Loaded by screens that send files.
import type { ApiResult } from '../../rules/page-contract.ts';
import { ApiFailure, readResult } from './api.ts';
import { type Data, textOf, type Variables } from './graphql.ts';
import { withinSession } from './session.ts';

export const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

export const uploadHeader = { name: 'x-operation-name', value: 'fileUpload' };

export function formWithFile<D>(document: D, variables: Omit<Variables<D>, 'file'>, file: File): FormData {
	const form = new FormData();
	form.set('operations', JSON.stringify({ query: textOf(document), variables: { ...variables, file: null } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', file);
	return form;
}

/** The variable `file` is the file. */
export async function sendFile<D>(document: D, variables: Omit<Variables<D>, 'file'>, file: File): Promise<Data<D>> {
	const form = formWithFile(document, variables, file);
	return withinSession(async () => {
		const response = await fetch('/service-api/graphql', {
			method: 'POST',
			credentials: 'same-origin',
			headers: { [uploadHeader.name]: uploadHeader.value },
			body: form,
		});
		const answer: ApiResult | null = await response.json().catch(() => null);
		return readResult(answer, response.status) as Data<D>;
	}, isOver);
}
