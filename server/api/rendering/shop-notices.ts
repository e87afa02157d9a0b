// What stands above the pages of a shop for a few who work in it: an operator of the platform is told that they act here, and staff that
// visitors cannot come in, or do not see this language yet. Written by the server for the session that asks, so that no one else loads a byte of it.
import { escaped } from '../../../rules/html.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { languageChain } from '../../../rules/texts/lookup.ts';
import { shippedMessages } from '../../../rules/texts/shipped-messages.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { ProcurementVisit } from '../../procurement/sessions/find-visit.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { leavingPath } from '../../tenants/operators/open-shop.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';

interface Reader {
	user: Subject | undefined;
	/** Also where the access token has run out. */
	acts: boolean;
	/** From a purchasing system. */
	visit?: ProcurementVisit | undefined;
}

const bar =
	'display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:8px 16px;border-bottom:1px solid #d9a514;background:#fff3d1;color:#453400;font:500 16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
const button =
	'min-height:44px;padding:4px 16px;border:1px solid #453400;border-radius:4px;background:#fff;color:#453400;font:inherit;cursor:pointer';

const writeBar = (text: string, more = ''): string =>
	`<section aria-label="${escaped(text)}" style="${bar}"><p style="margin:0">${escaped(text)}</p>${more}</section>`;

const visitStylePath = '/punchout/visit.css';

/** A person of a purchasing system has no account here and does not pay here: what leads there is not shown. */
export const visitStyle = `a:is([href$="/login"], [href*="/login?"], [href$="/signup"], [href$="/account"], [href*="/account#"], [href$="/checkout"]) {
	display: none !important;
}
`;

/** For whom a person from a purchasing system shops, and how they get back. */
function writeVisitBar(
	tenant: Tenant,
	language: string,
	{ buyerName: buyer, personName: person, session }: ProcurementVisit,
) {
	const t = translatorOf(language, shippedMessages(['plainPages'], languageChain(language, defaultLanguage(tenant))));
	const who = person
		? t('plainPages.punchout.bannerFor', { person, buyer })
		: t('plainPages.punchout.banner', { buyer });
	const more = t(session.operation === 'edit' ? 'plainPages.punchout.bannerEdit' : 'plainPages.punchout.bannerText');
	const leave =
		`<form method="post" action="/punchout/leave" style="margin:0">` +
		`<button style="${button}">${escaped(t('plainPages.punchout.leave'))}</button></form>`;
	return `<link rel="stylesheet" href="${visitStylePath}">${writeBar(`${who} ${more}`, leave)}`;
}

/** @returns undefined for everyone else */
export function writeNotices(tenant: Tenant, language: string, { user, acts, visit }: Reader): string | undefined {
	if (visit) return writeVisitBar(tenant, language, visit);
	const isSuspended = tenant.state === 'suspended' && (acts || mayDo(user, 'gAdminArea'));
	const isDraft = tenant.languages.some(({ languageCode, draft }) => draft && languageCode === language);
	if (!acts && !isSuspended && !isDraft) return undefined;
	const chain = languageChain(language, defaultLanguage(tenant));
	const t = translatorOf(language, shippedMessages(['adminTenants', 'adminLocalization'], chain));
	const leave =
		`<form method="post" action="${leavingPath}" style="margin:0">` +
		`<button style="${button}">${escaped(t('tenants.back'))}</button></form>`;
	return [
		acts ? writeBar(t('tenants.acting', { shop: tenant.name }), leave) : '',
		isSuspended ? writeBar(t(acts ? 'tenants.suspendedForOperator' : 'tenants.suspendedForStaff')) : '',
		isDraft ? writeBar(t('localization.previewOfDraft')) : '',
	].join('');
}
