// Who offers photos to a shop: its own accounts with the providers, or their sandboxes, or no one.
import { type PhotoProviderName, photoProviders } from '../../rules/photos/photos.ts';
import type { SecretPurpose } from '../../rules/secrets.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import {
	type PhotoAccess,
	type PhotoProvider,
	type PhotosProblem,
	PhotosRefused,
} from '../integrations/photos/port.ts';
import { readSecret } from '../secrets/keep-secret.ts';

export interface PhotoServices {
	providers: readonly PhotoProvider[];
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
}

const purposes: Readonly<Record<PhotoProviderName, SecretPurpose>> = {
	pixabay: 'pixabayKey',
	unsplash: 'unsplashKey',
};

export interface Connection {
	provider: PhotoProvider;
	/** Undefined: the shop has no key, and there is no sandbox. */
	access: PhotoAccess | undefined;
}

/** Without services, as in pages that are only shown, there is no one. */
export async function connectAll(
	sql: Sql,
	services: PhotoServices | undefined,
	tenantId: string,
): Promise<Connection[]> {
	const found: Connection[] = [];
	for (const name of photoProviders) {
		const provider = services?.providers.find((one) => one.name === name);
		if (!services || !provider) continue;
		const key = await readSecret(sql, services.secretsKey, tenantId, purposes[name]);
		found.push({ provider, access: provider.open(key) });
	}
	return found;
}

/** @throws Refused, where the shop has no account with this one */
export async function connect(
	sql: Sql,
	services: PhotoServices | undefined,
	tenantId: string,
	name: PhotoProviderName,
): Promise<PhotoAccess> {
	const access = (await connectAll(sql, services, tenantId)).find(({ provider }) => provider.name === name)?.access;
	if (!access) throw new Refused('PHOTOS_NO_KEY');
	return access;
}

const codes = {
	key: 'PHOTOS_KEY_REFUSED',
	limit: 'PHOTOS_LIMIT',
	unreachable: 'PHOTOS_UNREACHABLE',
	unreadable: 'PHOTOS_UNREADABLE',
	gone: 'PHOTO_GONE',
} as const satisfies Record<PhotosProblem, string>;

/** For calls that a user waits for. */
export async function orRefused<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		throw error instanceof PhotosRefused ? new Refused(codes[error.reason]) : error;
	}
}
