// The proof of a consent: who has agreed to which words, when, where and from which address of the network.
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';

export interface ConsentEvent {
	subscriberId: string;
	kind: 'requested' | 'confirmed' | 'unsubscribed' | 'imported' | 'bounced' | 'complained';
	/** The words that were agreed to. */
	consent?: string;
	language: string;
	/** Path of the page where it was requested. */
	page?: string;
	/** Of the network; undefined: it came from no browser. */
	address?: string | undefined;
}

const longestPage = 500;

/** @returns the id of the event */
export async function recordConsent(sql: Sql, tenantId: string, event: ConsentEvent): Promise<string> {
	const { subscriberId, kind, consent = '', language, page = '', address = '' } = event;
	const id = newId();
	await sql`
		insert into newsletter_consents (tenant_id, id, subscriber_id, kind, consent, language, page, network_address)
		values (${tenantId}, ${id}, ${subscriberId}, ${kind}, ${consent}, ${language}, ${page.slice(0, longestPage)}, ${address})`;
	return id;
}
