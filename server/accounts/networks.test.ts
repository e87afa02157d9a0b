import { expect, it } from 'vitest';
import { networksOf } from './networks.ts';

it.each([
	['192.0.2.1', '192.0.2.1', undefined],
	['::ffff:192.0.2.1', '192.0.2.1', undefined],
	['::FFFF:c000:0201', '192.0.2.1', undefined],
	['2001:db8:1:2::5', '2001:db8:1:2::/64', '2001:db8:1::/48'],
	['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
	['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
	['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
	['::1', '0:0:0:0::/64', '0:0:0::/48'],
	['unknown', 'unknown', undefined],
])('counts %s as its line %s and its site %s', (address, line, site) => {
	expect(networksOf(address)).toEqual({ line, site });
});

it('tells two lines apart', () => {
	expect(networksOf('2001:db8:1:2::5').line).not.toBe(networksOf('2001:db8:1:3::5').line);
});
