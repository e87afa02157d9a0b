// API keys. A client that holds one chooses the account by it: sk_test_north and rk_test_north_read belong to the account "north".
import { StripeFailure } from './failures.ts';

export interface ApiKey {
	account: string;
	/** A restricted key that ends with _read may only look. */
	mayWrite: boolean;
}

const masked = (key: string) =>
	key.replace(/^(\w{2}_\w{4}_)?.*?(.{0,4})$/, (_all, prefix = '', end = '') => `${prefix}****${end}`);

const refusal = (message: string, code?: string) => new StripeFailure(401, message, code ? { code } : {});

export function readKey(header: string | undefined): ApiKey {
	const [, key] = /^Bearer (\S+)$/.exec(header ?? '') ?? [];
	if (!key)
		throw refusal(
			"You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
		);
	if (/^(sk|rk)_live_/.test(key))
		throw refusal(`This is a sandbox and takes no live keys: ${masked(key)}. Use one that begins with sk_test_.`);
	if (key.startsWith('pk_'))
		throw refusal(
			'This API call cannot be made with a publishable API key. Please use a secret API key.',
			'secret_key_required',
		);
	const [, kind, account, rest = ''] = /^(sk|rk)_test_([A-Za-z0-9]+)((?:_\w+)?)$/.exec(key) ?? [];
	// Keys of tests that are to be refused say so.
	if (!account || account.startsWith('wrong')) throw refusal(`Invalid API Key provided: ${masked(key)}`);
	return { account, mayWrite: kind === 'sk' || !rest.endsWith('_read') };
}
