// Files that only somebody with a session may have: fetched within it, then handed to the browser as a download.
import { ApiFailure } from './api.ts';
import { withinSession } from './session.ts';

const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

export async function download(address: string): Promise<void> {
	const response = await withinSession(async () => {
		const answer = await fetch(address, { credentials: 'same-origin' });
		if (answer.status === 401) throw new ApiFailure('Unauthorized', 'UNAUTHORIZED', true);
		if (!answer.ok) throw new ApiFailure(`${answer.status}`);
		return answer;
	}, isOver);
	const url = URL.createObjectURL(await response.blob());
	const link = document.createElement('a');
	link.href = url;
	link.download = nameIn(response.headers.get('content-disposition'));
	link.click();
	// The browser has begun by then; what it has is its own.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
