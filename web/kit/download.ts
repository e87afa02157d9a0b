// Files for the reader: made here, or fetched within their session, then handed to the browser as a download.
import { ApiFailure } from '../platform/api.ts';
import { withinSession } from '../platform/session.ts';

/** The browser has begun by then; what it has is its own. */
const taken = 60_000;

function handOver(name: string, content: Blob): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), taken);
}

export const downloadJson = (name: string, text: string): void =>
	handOver(name, new Blob([text], { type: 'application/json' }));

export const downloadText = (name: string, text: string): void =>
	handOver(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

/** What the server tells of a refusal. */
async function factsOf(answer: Response): Promise<Record<string, unknown>> {
	const told: unknown = await answer.json().catch(() => null);
	return typeof told === 'object' && told !== null ? { ...told } : {};
}

/** A file that only a user with a session may have. */
export async function download(address: string): Promise<void> {
	const response = await withinSession(async () => {
		const answer = await fetch(address, { credentials: 'same-origin' });
		if (answer.status === 401) throw new ApiFailure('Unauthorized', 'UNAUTHORIZED', 401);
		if (!answer.ok) throw new ApiFailure(`${answer.status}`, undefined, answer.status, await factsOf(answer));
		return answer;
	}, isOver);
	handOver(nameIn(response.headers.get('content-disposition')), await response.blob());
}
