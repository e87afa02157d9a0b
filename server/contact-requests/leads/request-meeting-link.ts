// Someone wants to get started: an address, to which a job sends a link for booking a meeting. The answer is the same whatever is known of it.
import { isEmail } from '../../../rules/field-formats.ts';
import { newId } from '../../../rules/ids.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import type { Caller } from '../../accounts/services.ts';
import { newToken } from '../../accounts/sessions/keys.ts';
import { recordContact } from '../../contacts/record-contact.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';

export const meetingLinkJobName = 'contact.meetingLink';

const longestPage = 500;

interface WantedLink {
	email: string;
	language: string;
	/** Path of the page with the widget. */
	page: string;
}

export async function requestMeetingLink(inTenant: InTenant, caller: Caller, wanted: WantedLink): Promise<void> {
	const { tenant, services, address } = caller;
	const email = tidyEmail(wanted.email);
	if (!isEmail(email)) throw new Refused('VALIDATION', 'email');
	const recipient = email.toLowerCase();
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'meetingLink', { address, recipient })),
	);
	await inTenant(async (sql) => {
		const id = newId();
		const [language, page] = [spokenLanguage(tenant, wanted.language), wanted.page.slice(0, longestPage)];
		await sql`
			insert into onboarding_leads (tenant_id, id, email, language, page, token)
			values (${tenant.id}, ${id}, ${email}, ${language}, ${page}, ${newToken()})`;
		await recordContact(sql, tenant.id, { email, language, source: 'onboarding', sourceId: id, summary: page });
		await sendJob(sql, tenant.id, meetingLinkJobName, { leadId: id });
	});
}
