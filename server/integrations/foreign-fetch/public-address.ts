// Which addresses of machines belong to the public net. Everything else is a caller's own: this machine, its neighbours, the services
// of the one who hosts it.
import net from 'node:net';

const closedV4 = new net.BlockList();
for (const [network, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
] as const)
	closedV4.addSubnet(network, prefix, 'ipv4');

/** Only this part of the addresses is given out to the public at all; mapped, private, local and link addresses lie outside of it. */
const openV6 = new net.BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');

const closedV6 = new net.BlockList();
for (const [network, prefix] of [
	// Tunnels carry the address of another machine in theirs.
	['2001::', 23],
	['2002::', 16],
	['2001:db8::', 32],
	['3fff::', 20],
] as const)
	closedV6.addSubnet(network, prefix, 'ipv6');

/** @param address as the system writes it, without brackets */
export function isPublicAddress(address: string): boolean {
	if (net.isIPv4(address)) return !closedV4.check(address, 'ipv4');
	if (!net.isIPv6(address) || address.includes('%')) return false;
	return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}
