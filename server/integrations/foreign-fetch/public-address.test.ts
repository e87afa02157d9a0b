import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
	it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '192.167.255.255', '2606:2800:220:1::1', '2a01:4f8::1'])(
		'of the public net is one: %s',
		(address) => expect(isPublicAddress(address)).toBe(true),
	);

	it.each([
		'127.0.0.1',
		'127.255.255.254',
		'0.0.0.0',
		'10.0.0.1',
		'172.16.0.1',
		'172.31.255.255',
		'192.168.1.1',
		'169.254.169.254',
		'100.64.0.1',
		'192.0.0.8',
		'192.0.2.1',
		'198.18.0.1',
		'198.51.100.7',
		'203.0.113.7',
		'224.0.0.1',
		'255.255.255.255',
		'::',
		'::1',
		'::ffff:127.0.0.1',
		'::ffff:10.0.0.1',
		'::ffff:8.8.8.8',
		'::ffff:7f00:1',
		'::7f00:1',
		'64:ff9b::a00:1',
		'100::1',
		'2001::1',
		'2001:db8::1',
		'2002:7f00:1::',
		'3fff::1',
		'fc00::1',
		'fd12:3456::1',
		'fe80::1',
		'fe80::1%eth0',
		'fec0::1',
		'ff02::1',
		'localhost',
		'2130706433',
		'',
	])('that is somebody’s own is none: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
