// What an operation knows of the call it answers.

import { usualReservationSeconds } from '../../rules/checkout/reservation.ts';
import type { AccountServices, Caller, Origin } from '../accounts/services.ts';
import type { Subject } from '../accounts/subject.ts';
import type { Database, Sql } from '../database/connection.ts';
import type { Question } from '../database/read.ts';
import type { MediaServices } from '../media/add-picture.ts';
import type { PaymentServices } from '../orders/payments/services.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { TranslationServices } from '../texts/machine/connect.ts';
import type { KeptWords } from '../texts/text-cache.ts';

export interface GraphContext {
	tenant: Tenant;
	user: Subject | undefined;
	/** There is no user, but a session whose access token has run out: a refresh brings them back. */
	lapsed: boolean;
	/** A transaction of this tenant. */
	inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
	/** The rows of one statement about this tenant: what a page or a list only shows. */
	read<Rows extends readonly object[]>(question: Question<Rows>): Promise<Rows>;
	/** Words of the interface that were asked for a moment ago; only visitors without a cookie get them from there. */
	words: KeptWords | undefined;
	/** Told when the texts of the shop cannot be loaded: the shipped ones are returned then. Undefined: that is an error. */
	rescueTexts: ((error: unknown) => void) | undefined;
	/** Where uploads go; pages that are only shown have none. */
	media: MediaServices | undefined;
	/** Pages that are only shown change nothing and have neither of these. */
	accounts: AccountServices | undefined;
	origin: Origin | undefined;
	/** Whether the answer may be kept for others who ask the same. */
	answer: { kept: boolean };
	/** Who translates texts; nobody for pages that are only shown. */
	translation: TranslationServices | undefined;
	/** Who takes money; nobody for pages that are only shown. */
	payments: PaymentServices | undefined;
	/** How long stock is kept for somebody who pays. */
	reservationSeconds: number;
	/** Of orders that were opened from mails in this browser. */
	orderTokens: readonly string[];
	/** Aborted when the caller has gone. */
	signal: AbortSignal | undefined;
	/** Puts into the log what went wrong and did not fail the operation. */
	report(error: unknown): void;
	/** Signs the links that show a product before it is published; without it none holds. */
	testLinkKey: Buffer | undefined;
}

type Extras = Partial<
	Pick<
		GraphContext,
		| 'user'
		| 'lapsed'
		| 'words'
		| 'rescueTexts'
		| 'media'
		| 'accounts'
		| 'origin'
		| 'translation'
		| 'payments'
		| 'reservationSeconds'
		| 'testLinkKey'
		| 'orderTokens'
		| 'answer'
		| 'signal'
		| 'report'
	>
>;

const nothing = {
	user: undefined,
	lapsed: false,
	words: undefined,
	rescueTexts: undefined,
	media: undefined,
	accounts: undefined,
	origin: undefined,
	translation: undefined,
	payments: undefined,
	reservationSeconds: usualReservationSeconds,
	testLinkKey: undefined,
	orderTokens: [],
	signal: undefined,
	report: () => undefined,
};

export function createContext(database: Database, tenant: Tenant, extras: Extras = {}): GraphContext {
	return {
		...nothing,
		answer: { kept: true },
		...extras,
		tenant,
		inTenant: (work) => database.inTenant(tenant.id, work),
		read: (question) => database.read(tenant.id, question),
	};
}

/** The call as the use cases of accounts know it. */
export function callerOf({ tenant, user, accounts, origin }: GraphContext): Caller {
	if (!accounts || !origin) throw new Error('no account services in this context');
	return { ...origin, tenant, user, services: accounts };
}
