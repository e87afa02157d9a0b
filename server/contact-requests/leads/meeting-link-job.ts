// Sends the link for booking a meeting: one of the provider for this person alone; its open page where the provider makes none; the shop's own page to get
// in touch where there is no provider. Links are made before the mail is queued: one that is never used costs nothing.
import { contactPage } from '../../../rules/contact-requests/pages.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { NotScheduled } from '../../integrations/scheduling/port.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { meetingLinkMail } from '../contact-mails.ts';
import { findBookingPage } from '../meetings/find-booking-page.ts';
import { openScheduling, type SchedulingServices } from '../scheduling/services.ts';
import { meetingLinkJobName } from './request-meeting-link.ts';

interface Payload {
	leadId: string;
}

interface Lead {
	id: string;
	email: string;
	language: string;
	token: string;
}

interface Link {
	href: string;
	kind: 'singleUse' | 'open' | 'page';
}

const findWaiting = async (sql: Sql, tenantId: string, id: string): Promise<Lead | undefined> => {
	const [lead] = await sql<Lead[]>`
		select id, email, language, token from onboarding_leads
		where tenant_id = ${tenantId} and id = ${id} and state = 'waiting'`;
	return lead;
};

/** The booking says by it where it comes from, and the person need not type their address again. */
function marked(href: string, { email, token }: Lead): string {
	const url = new URL(href);
	url.searchParams.set('email', email);
	url.searchParams.set('utm_source', 'platen');
	url.searchParams.set('utm_content', token);
	return url.href;
}

interface Working {
	services: SchedulingServices;
	platformAddress: PlatformAddress;
	tenantId: string;
	inTenant: InTenant;
	/** Whether it is tried once more when the provider is away. */
	isLast: boolean;
}

async function makeLink({ services, platformAddress, tenantId, inTenant, isLast }: Working, lead: Lead): Promise<Link> {
	const { page, access, own } = await inTenant(async (sql) => {
		const tenant = await loadTenant(sql, tenantId);
		const shop = await findShopAddress(sql, tenant, platformAddress);
		return {
			page: await findBookingPage(sql, tenantId),
			access: await openScheduling(sql, services, tenantId),
			own: shopLink(tenant, shop, lead.language, contactPage.slice(1)),
		};
	});
	if (!page) return { href: own, kind: 'page' };
	const open: Link = { href: marked(page.schedulingUrl, lead), kind: 'open' };
	if (!access) return open;
	try {
		return { href: marked(await access.port.makeLink(page.eventType), lead), kind: 'singleUse' };
	} catch (error) {
		if (!(error instanceof NotScheduled) || (error.passing && !isLast)) throw error;
		return open;
	}
}

export const meetingLinkJob = (
	services: SchedulingServices,
	platformAddress: PlatformAddress,
): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: meetingLinkJobName,
		async run({ tenantId, payload: { leadId }, inTenant, attempt }) {
			const lead = await inTenant((sql) => findWaiting(sql, tenantId, leadId));
			if (!lead) return;
			const working = { services, platformAddress, tenantId, inTenant, isLast: attempt.last };
			const { href, kind } = await makeLink(working, lead);
			await inTenant(async (sql) => {
				const sent = await sql`
					update onboarding_leads set state = 'sent', sent_at = now(), link_kind = ${kind}
					where tenant_id = ${tenantId} and id = ${lead.id} and state = 'waiting'`;
				// It ran twice: the mail is on its way.
				if (sent.count === 0) return;
				const data = { link: href, kind };
				await queueMail(sql, tenantId, { to: lead.email, template: meetingLinkMail, language: lead.language, data });
			});
		},
	});
