// Devices on which an account has signed in before. The browser keeps a sealed entry for each account, the server keeps nothing: a user who
// shows one for the account they try is counted by themselves, so that strangers who guess passwords cannot shut them out.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mac } from '../sessions/keys.ts';

export const deviceDays = 365;
const entriesAtMost = 5;
const sealBytes = 16;
const day = 86_400_000;

const separator = '.';
/** Name of the device, the day on which it is forgotten, and the seal. */
const entryPattern = /^([\w-]{16})~([0-9a-z]{1,6})~([\w-]{22})$/;

interface Entry {
	text: string;
	id: string;
	until: string;
	seal: Buffer;
}

function readEntries(cookie: string | undefined): Entry[] {
	return (cookie ?? '')
		.slice(0, 1000)
		.split(separator)
		.flatMap((text) => {
			const [, id = '', until = '', seal = ''] = entryPattern.exec(text) ?? [];
			return id === '' ? [] : [{ text, id, until, seal: Buffer.from(seal, 'base64url') }];
		})
		.slice(-entriesAtMost);
}

const sealOf = (key: Buffer, tenantId: string, userId: string, id: string, until: string) =>
	mac(key, tenantId, userId, id, until).subarray(0, sealBytes);

const today = () => Math.floor(Date.now() / day);

function findEntry(key: Buffer, tenantId: string, userId: string, entries: Entry[]): Entry | undefined {
	// All are compared, so that the time tells nothing.
	const own = entries.filter(
		({ id, until, seal }) =>
			timingSafeEqual(seal, sealOf(key, tenantId, userId, id, until)) && Number.parseInt(until, 36) >= today(),
	);
	return own[0];
}

/** @returns the name of the device, undefined where this account has never signed in */
export const knownDevice = (
	key: Buffer,
	tenantId: string,
	userId: string,
	cookie: string | undefined,
): string | undefined => findEntry(key, tenantId, userId, readEntries(cookie))?.id;

/** What the browser is to keep from now on: the account that has just signed in last, others that were there before it. */
export function rememberDevice(key: Buffer, tenantId: string, userId: string, cookie: string | undefined): string {
	const entries = readEntries(cookie);
	const own = findEntry(key, tenantId, userId, entries);
	const id = own?.id ?? randomBytes(12).toString('base64url');
	const until = (today() + deviceDays).toString(36);
	const seal = sealOf(key, tenantId, userId, id, until).toString('base64url');
	const others = entries.filter((entry) => entry !== own).map(({ text }) => text);
	return [...others, `${id}~${until}~${seal}`].slice(-entriesAtMost).join(separator);
}
