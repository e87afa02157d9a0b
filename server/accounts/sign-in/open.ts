// Puts together what signing in works with, from the configuration.

import { recorder } from '../../audit/record-change.ts';
import type { Database } from '../../database/connection.ts';
import { personParts } from '../person-data/own-parts.ts';
import type { PersonPart } from '../person-part.ts';
import { type Limits, rateLimits } from '../rate-limits.ts';
import { deriveKey } from '../sessions/keys.ts';
import { noSessionCache, type SessionCache } from '../sessions/session-cache.ts';
import type { GuestMove } from './move-guest.ts';
import type { SignInParts } from './parts.ts';
import { type SubjectWatch, watchSubjects } from './watch-subjects.ts';

interface Options {
	database: Database;
	secretKey: string;
	/** Undefined: the database is asked about sessions that are over, as about all others. */
	redisUrl: string | undefined;
	demo: boolean;
	warn: SignInParts['warn'];
	/** How what guests have gathered goes along when they sign in. */
	guestMoves?: readonly GuestMove[] | undefined;
	/** What domains above the accounts know of a person. */
	personParts?: readonly PersonPart[] | undefined;
	/** In place of those that ship. */
	limits?: Limits | undefined;
}

export interface SignIn extends SignInParts {
	subjects: SubjectWatch;
	close(): Promise<void>;
}

async function openSessionCache({ redisUrl, warn }: Options): Promise<SessionCache> {
	if (redisUrl === undefined) return noSessionCache;
	const { redisSessionCache } = await import('../sessions/redis-session-cache.ts');
	return redisSessionCache(redisUrl, (error) => warn({ err: error }, 'Redis cannot be reached, going on without it'));
}

export async function openSignIn(options: Options): Promise<SignIn> {
	const { database, secretKey, demo, warn, limits, guestMoves = [], personParts: further = [] } = options;
	const keys = {
		access: deriveKey(secretKey, 'access tokens'),
		refresh: deriveKey(secretKey, 'refresh tokens'),
		code: deriveKey(secretKey, 'login codes'),
		device: deriveKey(secretKey, 'known devices'),
		call: deriveKey(secretKey, 'repeated calls'),
	};
	const subjects = watchSubjects(database, keys.access);
	const sessionCache = await openSessionCache(options);
	const auditKey = deriveKey(secretKey, 'audit log');
	const services = {
		record: recorder(auditKey),
		auditKey,
		secretsKey: deriveKey(secretKey, 'secrets'),
		limits: rateLimits(deriveKey(secretKey, 'rate limits'), limits),
		forget: (tenantId: string) => subjects.forget(tenantId),
		showMailSecrets: demo,
		personParts: personParts(auditKey, further),
	};
	return {
		database,
		sessionCache,
		services,
		keys,
		guestMoves,
		warn,
		subjects,
		async close() {
			await Promise.all([subjects.close(), sessionCache.close()]);
		},
	};
}
