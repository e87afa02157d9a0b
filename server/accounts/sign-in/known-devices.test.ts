import { expect, it } from 'vitest';
import { mac } from '../sessions/keys.ts';
import { deviceDays, knownDevice, rememberDevice } from './known-devices.ts';

const key = Buffer.from('a key of this test');
const today = Math.floor(Date.now() / 86_400_000);

/** As it is sealed for this day. */
function entryUntil(day: number): string {
	const [id, until] = ['a-device-of-ours', day.toString(36)];
	return `${id}~${until}~${mac(key, 'shop', 'ada', id, until).subarray(0, 16).toString('base64url')}`;
}

it('a device is known for a year after the last time, and then no more', () => {
	const [, until = ''] = rememberDevice(key, 'shop', 'ada', undefined).split('~');
	expect(Number.parseInt(until, 36) - today).toBeGreaterThanOrEqual(deviceDays);
	expect(knownDevice(key, 'shop', 'ada', entryUntil(today + 1))).toBe('a-device-of-ours');
	expect(knownDevice(key, 'shop', 'ada', entryUntil(today - 1))).toBeUndefined();
});

it('a browser knows the last five accounts, in this shop alone', () => {
	const accounts = ['a', 'b', 'c', 'd', 'e', 'f'];
	const cookie = accounts.reduce<string | undefined>((kept, id) => rememberDevice(key, 'shop', id, kept), undefined);
	expect(cookie?.split('.')).toHaveLength(5);
	expect(accounts.filter((id) => knownDevice(key, 'shop', id, cookie))).toEqual(accounts.slice(1));
	expect(accounts.filter((id) => knownDevice(key, 'another shop', id, cookie))).toEqual([]);
});
