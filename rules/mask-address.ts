// An email address as those see it who look after something else than customers: enough to tell two of them apart, too little to write to one.

export function maskAddress(address: string): string {
	const at = address.lastIndexOf('@');
	if (at < 1) return '…';
	const [host = '', ...rest] = address.slice(at + 1).split('.');
	return `${[...address][0]}…@${[...host][0] ?? ''}….${rest.at(-1) ?? ''}`;
}
