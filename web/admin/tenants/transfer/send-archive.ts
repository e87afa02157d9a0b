// Sends the file of an export, in one piece and as it is.
import { ApiFailure } from '../../../platform/api.ts';
import { withinSession } from '../../../platform/session.ts';

const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

/** @returns the id of the import */
export async function sendArchive(file: File, slug: string): Promise<string> {
	const query = new URLSearchParams({ name: file.name, ...(slug && { slug }) });
	const response = await withinSession(async () => {
		const answer = await fetch(`/service-api/tenants/imports?${query}`, {
			...{ method: 'POST', credentials: 'same-origin', body: file },
			headers: { 'content-type': 'application/zip' },
		});
		if (answer.status === 401) throw new ApiFailure('Unauthorized', 'UNAUTHORIZED', 401);
		if (!answer.ok) throw new ApiFailure(`${answer.status}`, undefined, answer.status);
		return answer;
	}, isOver);
	const { id }: { id: string } = await response.json();
	return id;
}
