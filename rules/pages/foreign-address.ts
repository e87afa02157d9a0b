// An address at another site, as the server fetches it: https, the usual port, nobody's password.

const longestAddress = 2000;

export function isForeignAddress(value: unknown): boolean {
	const url = typeof value === 'string' && value.length <= longestAddress ? URL.parse(value) : null;
	return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
}

/** As people paste it: without a protocol, or with that of feed readers. */
export function completeForeignAddress(text: string): string {
	const typed = text.trim().replace(/^feed:(?:\/\/)?(?=https?:)/i, '');
	if (typed === '' || /^https:\/\//i.test(typed)) return typed;
	const rest = typed.replace(/^(?:feed|https?):\/\//i, '');
	return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?:]|$)/i.test(rest) ? `https://${rest}` : typed;
}
