// What the use cases of accounts need beside the database, and what they know of a call.
import type { Actor, Recorder } from '../audit/record-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { PersonPart } from './person-part.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Subject } from './subject.ts';

export interface AccountServices {
	record: Recorder;
	/** The key of the installation for what the audit log holds of persons. */
	auditKey: Buffer;
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
	limits: RateLimits;
	/** This process must not wait for the database to tell it what it has just changed itself. */
	forget(tenantId: string): void;
	/** Whether codes and links in mails may be read by an administrator: in the demo. */
	showMailSecrets: boolean;
	/** What every domain knows of a person. */
	personParts: readonly PersonPart[];
}

/** Where a call comes from. */
export interface Origin {
	/** Of the shop, as the caller sees it: https://shop.example */
	shop: string;
	/** Of the caller's machine. */
	address: string;
	requestId: string;
}

export interface Caller extends Origin {
	tenant: Tenant;
	user: Subject | undefined;
	services: AccountServices;
}

export const actorOf = ({ user, address, requestId }: Caller): Actor => ({
	id: user?.id,
	email: user?.operator?.email ?? user?.email ?? null,
	address,
	requestId,
});
