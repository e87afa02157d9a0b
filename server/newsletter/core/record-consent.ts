// The proof of a consent: who has agreed to which words, when, where and from which address of the network.
import { newId } from '../../../rules/ids.ts';
import { type ConsentKind, longestNote } from '../../../rules/newsletter/subscription.ts';
import type { Sql } from '../../database/connection.ts';

export interface ConsentEvent {
	subscriberId: string;
	kind: ConsentKind;
	/** The words that were agreed to. */
	consent?: string;
	language: string;
	/** Path of the page where it was requested. */
	page?: string;
	/** Of the network; undefined: it came from no browser. */
	address?: string | undefined;
	/** Where the person agreed, as an admin declares it; why they were removed. */
	note?: string;
	/** 2026-11-19, as an admin declares it. */
	declaredOn?: string;
	/** Of the admin. */
	userId?: string | undefined;
}

const longestPage = 500;

/** @returns the id of the event */
export async function recordConsent(sql: Sql, tenantId: string, event: ConsentEvent): Promise<string> {
	const { subscriberId, kind, consent = '', language, page = '', address = '' } = event;
	const { note = '', declaredOn = null, userId = null } = event;
	const id = newId();
	await sql`
		insert into newsletter_consents (
			tenant_id, id, subscriber_id, kind, consent, language, page, network_address, note, declared_on, user_id
		) values (
			${tenantId}, ${id}, ${subscriberId}, ${kind}, ${consent}, ${language}, ${page.slice(0, longestPage)}, ${address},
			${note.slice(0, longestNote)}, ${declaredOn}::date, ${userId}
		)`;
	return id;
}
