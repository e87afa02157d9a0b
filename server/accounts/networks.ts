// Whose line an address of the net belongs to. Limits count lines, not addresses: with IPv6 one home has 2^64 of them.
import net from 'node:net';

/** What one address is counted as, from narrow to wide. */
interface Networks {
	/** An address of IPv4, or the /64 that one line of IPv6 has at least. */
	line: string;
	/** The /48 that one customer of a provider has at most; undefined with IPv4. */
	site: string | undefined;
}

/** The eight groups of an address of IPv6, however it was written. */
function groupsOf(address: string): number[] {
	const { hostname } = new URL(`http://[${address}]`);
	const [head = '', tail] = hostname.slice(1, -1).split('::');
	const read = (text: string | undefined) => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
	const [before, after] = [read(head), read(tail)];
	return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const written = (groups: readonly number[], bits: number) =>
	`${groups
		.slice(0, bits / 16)
		.map((group) => group.toString(16))
		.join(':')}::/${bits}`;

/** ::ffff:192.0.2.1 is 192.0.2.1, as a socket that listens for both calls it. */
function mappedV4(groups: readonly number[]): string | undefined {
	const [high = 0, low = 0] = groups.slice(6);
	const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
	return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

/** @param address as a socket or a proxy calls it; what is none is counted as it is written */
export function networksOf(address: string): Networks {
	const [plain = ''] = address.trim().split('%');
	if (!net.isIPv6(plain)) return { line: plain, site: undefined };
	const groups = groupsOf(plain);
	const v4 = mappedV4(groups);
	return v4 ? { line: v4, site: undefined } : { line: written(groups, 64), site: written(groups, 48) };
}
