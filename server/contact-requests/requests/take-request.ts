// Takes a contact request in: kept, confirmed by mail, told to the shop. Nothing that it answers says whether an address is known.
import { newId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { recordContact } from '../../contacts/record-contact.ts';
import type { Sql } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findShopDetails } from '../../shop-details/shop-details.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { confirmationMail, type RequestContent, shopNoticeMail } from '../contact-mails.ts';
import { findContactSettings } from '../settings/find-settings.ts';

export interface NewRequest extends RequestContent {
	source: 'page' | 'form';
	language: string;
	/** Undefined: there is nothing to talk about. */
	minutes?: number | undefined;
}

async function findRecipients(sql: Sql, tenantId: string): Promise<readonly string[]> {
	const { recipients } = await findContactSettings(sql, tenantId);
	if (recipients.length > 0) return recipients;
	const { mail } = await findShopDetails(sql, tenantId);
	return mail ? [mail] : [];
}

const longestPage = 500;

/** @returns its id */
export async function takeRequest(sql: Sql, caller: Caller, request: NewRequest): Promise<string> {
	const { tenant, user, shop } = caller;
	const { source, topic, name, email, phone, company, message, choiceLabel, choice, consent, language } = request;
	const id = newId();
	const page = request.page.slice(0, longestPage);
	const times = request.times.map((at) => at.toISOString());
	const minutes = times.length > 0 ? (request.minutes ?? null) : null;
	const [row] = await sql<{ createdAt: Date }[]>`
		insert into contact_requests (tenant_id, id, source, topic, name, email, phone, company, message, choice_label, choice,
			consent, language, page, proposed_times, meeting_minutes)
		values (${tenant.id}, ${id}, ${source}, ${topic}, ${name}, ${email}, ${phone}, ${company}, ${message}, ${choiceLabel},
			${choice}, ${consent}, ${language}, ${page}, ${times}::timestamptz[], ${minutes})
		returning created_at`;
	await recordContact(sql, tenant.id, {
		email,
		name,
		company,
		phone,
		language,
		source: 'request',
		sourceId: id,
		summary: topic,
	});
	const isProved = user !== undefined && !user.guest && user.email?.toLowerCase() === email.toLowerCase();
	await queueMail(sql, tenant.id, { to: email, template: confirmationMail, language, data: { request, isProved } });
	const link = shopLink(tenant, shop, defaultLanguage(tenant), `admin/crm/requests/${id}`);
	const data = { request, at: row?.createdAt ?? new Date(), link };
	for (const to of await findRecipients(sql, tenant.id))
		await queueMail(sql, tenant.id, { to, template: shopNoticeMail, language: defaultLanguage(tenant), data });
	return id;
}
