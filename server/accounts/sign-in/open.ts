// Puts together what signing in works with, from the configuration.

import { recorder } from '../../audit/record-change.ts';
import type { Database } from '../../database/connection.ts';
import { personParts } from '../person-data/own-parts.ts';
import type { PersonPart } from '../person-part.ts';
import { type Limits, rateLimits } from '../rate-limits.ts';
import { deriveKey } from '../sessions/keys.ts';
import { noSessionCache, redisSessionCache } from '../sessions/session-cache.ts';
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

export function openSignIn(options: Options): SignIn {
	const { database, secretKey, redisUrl, demo, warn, limits, guestMoves = [], personParts: further = [] } = options;
	const keys = {
		access: deriveKey(secretKey, 'access tokens'),
		refresh: deriveKey(secretKey, 'refresh tokens'),
		code: deriveKey(secretKey, 'login codes'),
		device: deriveKey(secretKey, 'known devices'),
		call: deriveKey(secretKey, 'repeated calls'),
	};
	const subjects = watchSubjects(database, keys.access);
	const sessionCache =
		redisUrl === undefined
			? noSessionCache
			: redisSessionCache(redisUrl, (error) => warn({ err: error }, 'Redis cannot be reached, going on without it'));
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
