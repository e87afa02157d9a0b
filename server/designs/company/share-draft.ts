// A member shares a draft with their company, and ends that again; so may an admin of the company.
import { endDraftSharing, shareDraft } from '../../companies/core/shared-drafts.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { holdDraft } from '../drafts/find-drafts.ts';
import { findCompanyDraft, findSharingCompany } from './find-company-drafts.ts';

/** Without colleagues nobody learns whether there is such a draft. @throws Refused NOT_FOUND */
export async function shareInCompany(sql: Sql, tenantId: string, userId: string, id: string): Promise<void> {
	const company = await findSharingCompany(sql, tenantId, userId);
	if (!company) throw new Refused('NOT_FOUND');
	await holdDraft(sql, tenantId, userId, id);
	await shareDraft(sql, tenantId, { designId: id, companyId: company.companyId, userId });
}

/** What is not shared any more stays so. @throws Refused NOT_FOUND, FORBIDDEN for drafts of colleagues that this user sees */
export async function endSharing(sql: Sql, tenantId: string, userId: string, id: string): Promise<void> {
	const company = await findSharingCompany(sql, tenantId, userId);
	if (!company) throw new Refused('NOT_FOUND');
	const { companyId, role } = company;
	if (await endDraftSharing(sql, tenantId, id, { userId, companyId, isAdmin: role === 'companyAdmin' })) return;
	if (await findCompanyDraft(sql, tenantId, userId, id)) throw new Refused('FORBIDDEN');
	await holdDraft(sql, tenantId, userId, id);
}
