// Which keys go where. A mistake here would charge real cards from a demo, or tell a sandbox the keys of a real shop.

/** The accounts of our own sandbox are called so; the real provider's keys never are. */
const sandboxAccount = 'sandbox';

export const isSandboxKey = (key: string): boolean => new RegExp(`^(sk|rk|pk)_test_${sandboxAccount}`).test(key);

/** Each shop has its own account there. */
export const sandboxKeys = (tenantId: string): { account: string; secret: string; publishable: string } => {
	const account = `${sandboxAccount}${tenantId.replaceAll('-', '')}`;
	return { account, secret: `sk_test_${account}`, publishable: `pk_test_${account}` };
};

const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key);

/** Without TLS only a sandbox is reached. */
export const isSandboxUrl = (url: string | undefined): boolean => url?.startsWith('http://') ?? false;

interface Places {
	/** Undefined: the provider's own host. */
	url: string | undefined;
	sandboxUrl: string | undefined;
}

/** @returns where calls with this key go; `none`: nowhere */
export function placeOf(key: string, { url, sandboxUrl }: Places): { url: string | undefined } | 'none' {
	if (isSandboxKey(key)) {
		const standIn = sandboxUrl ?? (isSandboxUrl(url) ? url : undefined);
		return standIn === undefined ? 'none' : { url: standIn };
	}
	return isLiveKey(key) && isSandboxUrl(url) ? 'none' : { url };
}
