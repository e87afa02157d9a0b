// Feeds of the demo are at names that nobody has (RFC 2606): they are fetched from a sandbox on this machine. All others go the guarded way.
import type { ForeignFetch } from '../server/integrations/foreign-fetch/fetch-foreign.ts';
import { ForeignFailure } from '../server/integrations/foreign-fetch/foreign-failure.ts';

export interface FeedSandbox {
	/** Hosts that it stands for. */
	hosts: readonly string[];
	url: string;
}

const patienceMs = 10_000;

async function fetchFromSandbox(url: string): ReturnType<ForeignFetch> {
	const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
	if (!response?.ok) throw new ForeignFailure('FOREIGN_NO_FILE', `the sandbox answers with ${response?.status ?? 0}`);
	const bytes = Buffer.from(await response.arrayBuffer());
	return { bytes, address: url, notModified: false, validators: { etag: '', lastModified: '' } };
}

/** @param sandbox undefined: there is no demo */
export function reachFeeds(fetchForeign: ForeignFetch, sandbox: FeedSandbox | undefined): ForeignFetch {
	if (!sandbox) return fetchForeign;
	return async (address, wanted) => {
		const { hostname, pathname } = URL.parse(address) ?? {};
		if (hostname === undefined || !sandbox.hosts.includes(hostname)) return fetchForeign(address, wanted);
		const fetched = await fetchFromSandbox(`${sandbox.url}/${hostname}${pathname}`);
		return { ...fetched, address };
	};
}
