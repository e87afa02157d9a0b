// The summary of a contract, as the law wants consumers to keep it (§ 312f BGB): drawn up once when the contract begins, with its PDF, and never again.
import type { PrintedDocument } from '../../../rules/documents/document.ts';
import { addIntervals } from '../../../rules/subscriptions/interval.ts';
import { shopDayOf } from '../../calendar/today.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import type { MediaStore } from '../../media/store.ts';
import { contractSummaryOf } from '../../orders/documents/draw-up.ts';
import { IncompleteDocument } from '../../orders/documents/pdf/incomplete-document.ts';
import { findLetterhead, type Report, readLetterhead } from '../../orders/documents/pdf/letterhead.ts';
import { printDocument } from '../../orders/documents/pdf/print-document.ts';
import { fileNameOf } from '../../orders/documents/print.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { type Contract, findContract, personalisedOf } from './find-contract.ts';
import { contractLinks } from './links.ts';

function datesOf({ intervalUnit: unit, intervalCount: count, startedAt, trialEnd, periodEnd, timeZone }: Contract) {
	const day = (at: Date) => shopDayOf(at, { timeZone });
	const next = trialEnd ? addIntervals(trialEnd, { unit, count }, 1) : periodEnd;
	return {
		trialEndsOn: trialEnd && day(trialEnd),
		firstPaymentOn: day(trialEnd ?? startedAt),
		nextPaymentOn: day(next),
	};
}

interface Parts {
	tenantId: string;
	inTenant: InTenant;
	store: Pick<MediaStore, 'read'>;
	platformAddress: PlatformAddress;
	/** Is called where the shop's logo cannot be drawn, and where the shop has not said who it is yet: then there is no summary. */
	report: Report;
}

/** Nothing where it is made, and none for a person who was erased. */
async function prepare(sql: Sql, { tenantId, platformAddress }: Parts, subscriptionId: string) {
	const [waiting] = await sql`
		select from subscriptions
		where tenant_id = ${tenantId} and id = ${subscriptionId} and summary is null and customer_mail <> '' and not detached`;
	if (!waiting) return undefined;
	const tenant = await loadTenant(sql, tenantId);
	const contract = await findContract(sql, tenant, subscriptionId);
	if (!contract) return undefined;
	const [settings, letterhead, shop] = await Promise.all([
		findOrderSettings(sql, tenantId),
		findLetterhead(sql, tenantId, contract.language),
		findShopAddress(sql, tenant, platformAddress),
	]);
	const { account, cancel } = contractLinks(tenant, shop, contract);
	const order = {
		...contract,
		...{
			placedAt: contract.startedAt,
			createdAt: contract.startedAt,
			deliveryDay: null,
			paymentMethod: 'card' as const,
		},
	};
	const issuedOn = shopDayOf(contract.startedAt, contract);
	const document = contractSummaryOf(
		{ order, settings, language: letterhead.language, issuedOn, paidOn: null },
		{
			interval: { unit: contract.intervalUnit, count: contract.intervalCount },
			...datesOf(contract),
			cancelAddress: cancel,
			accountAddress: account,
			personalised: personalisedOf(contract),
		},
	);
	return { document, letterhead };
}

/** Printed on its thread, outside of any transaction. Another process may have been quicker: what was kept first stays. */
export async function makeContractSummary(parts: Parts, subscriptionId: string): Promise<void> {
	const { tenantId, inTenant, store, report } = parts;
	const prepared = await inTenant((sql) => prepare(sql, parts, subscriptionId));
	if (!prepared) return;
	const { document, letterhead } = prepared;
	try {
		const pdf = await printDocument(document, await readLetterhead(letterhead, store, report));
		await inTenant(
			(sql) => sql`
				update subscriptions set summary = ${JSON.stringify(document)}::text::jsonb, summary_pdf = ${pdf}
				where tenant_id = ${tenantId} and id = ${subscriptionId} and summary is null and customer_mail <> ''`,
		);
	} catch (error) {
		if (!(error instanceof IncompleteDocument)) throw error;
		report(error);
	}
}

export interface SummaryFile {
	name: string;
	pdf: Buffer;
}

/** Whose summaries may be read; undefined: everyone's. */
export interface SummaryReader {
	ownerId: string | undefined;
}

/** @returns undefined where there is none, and where it is not the reader's */
export async function findSummaryPdf(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ ownerId }: SummaryReader,
): Promise<SummaryFile | undefined> {
	const [found] = await sql<{ number: string; summary: PrintedDocument; pdf: Buffer }[]>`
		select number, summary, summary_pdf as pdf from subscriptions
		where tenant_id = ${tenantId} and id = ${subscriptionId} and summary_pdf is not null
			${ownerId === undefined ? sql`` : sql`and user_id = ${ownerId}`}`;
	if (!found) return undefined;
	const { number, summary, pdf } = found;
	return { name: fileNameOf({ kind: 'contractSummary', number, language: summary.language }), pdf };
}
