// Which jobs a process runs: those of all domains, with the services each of them needs.
import { processAccountRequest } from '../server/accounts/access/process-request.ts';
import { cleanAccounts } from '../server/accounts/clean-job.ts';
import type { Metrics } from '../server/api/metrics.ts';
import { approvalNoticeJob, sweepApprovals } from '../server/approvals/mails/jobs.ts';
import { forgetConversationsJob } from '../server/assistant/forget-job.ts';
import type { AssistantServices } from '../server/assistant/services.ts';
import { chainAuditLog } from '../server/audit/chain.ts';
import type { Recorder } from '../server/audit/record-change.ts';
import { cleanLists } from '../server/cart/clean-job.ts';
import { importProducts } from '../server/catalogue/import-export/apply-import.ts';
import { rebuildProducts } from '../server/catalogue/read-model/rebuild-products.ts';
import { refreshCatalogueJob } from '../server/catalogue/read-model/refresh-later.ts';
import { validityJob } from '../server/catalogue/read-model/validity-job.ts';
import type { Config } from '../server/config.ts';
import { forgetContactsJob } from '../server/contact-requests/forget-job.ts';
import { meetingLinkJob } from '../server/contact-requests/leads/meeting-link-job.ts';
import { connectSchedulingJob } from '../server/contact-requests/scheduling/connect-job.ts';
import type { SchedulingServices } from '../server/contact-requests/scheduling/services.ts';
import { recordOrderContact } from '../server/contacts/contacts-of-orders.ts';
import { fillContactsJob } from '../server/contacts/fill-job.ts';
import { sweepContactsJob } from '../server/contacts/sweep-job.ts';
import { removeDesignFilesJob } from '../server/designs/pictures/picture-files.ts';
import { checkDraftJob } from '../server/designs/printformer/check-job.ts';
import { mergeUsers, mergeUsersJob } from '../server/designs/printformer/merge-users.ts';
import { printJob } from '../server/designs/printformer/prints/print-job.ts';
import { workJob } from '../server/designs/printformer/prints/work-job.ts';
import type { PrintformerServices } from '../server/designs/printformer/services.ts';
import { syncJob } from '../server/designs/printformer/templates/sync-templates.ts';
import { dropUnneededCopies, removeAtProvider } from '../server/designs/printformer/upkeep.ts';
import { tellCommentsJob } from '../server/designs/sharing/tell-comments-job.ts';
import { sweepDesigns } from '../server/designs/sweep-job.ts';
import { refreshFeedJob } from '../server/feeds/refresh-job.ts';
import { sweepFeeds } from '../server/feeds/sweep-job.ts';
import { sendgridMail } from '../server/integrations/mail/sendgrid.ts';
import { smtpMail } from '../server/integrations/mail/smtp.ts';
import { viesRegister } from '../server/integrations/vat/vies.ts';
import type { JobDefinition } from '../server/jobs/define-job.ts';
import { deliverMail } from '../server/mail/deliver-mail.ts';
import { chooseSender, orSandbox } from '../server/mail/provider/choose-port.ts';
import type { MediaServices } from '../server/media/add-picture.ts';
import { removeTenantFiles } from '../server/media/files/list-files.ts';
import { measurePicturesJob } from '../server/media/measure-job.ts';
import type { PrivateStore } from '../server/media/private/private-store.ts';
import { removeFilesJob } from '../server/media/remove-files-job.ts';
import { mediaSizesJob } from '../server/media/sizes-job.ts';
import { prepareCampaigns } from '../server/newsletter/campaigns/prepare-campaign.ts';
import { sendCampaigns } from '../server/newsletter/campaigns/send-batch.ts';
import { settleCampaigns } from '../server/newsletter/campaigns/settle-batches.ts';
import { forgetSubscribersJob } from '../server/newsletter/forget-job.ts';
import { importSubscribers } from '../server/newsletter/import-export/apply-import.ts';
import type { LinePictureSource } from '../server/orders/documents/pdf/line-picture.ts';
import { orderChangedJob, orderLinkJob, orderPlacedJob, orderPrintJob } from '../server/orders/mails/jobs.ts';
import { refundJob, settleJob, sweepJob } from '../server/orders/payments/jobs.ts';
import type { PaymentServices } from '../server/orders/payments/services.ts';
import { settleRenewalTask } from '../server/orders/renewals/place-renewal-order.ts';
import { unpaidOrdersJob } from '../server/orders/unpaid/unpaid-orders-job.ts';
import { checkVatIdJob } from '../server/orders/vat-ids/check-vat-id.ts';
import { publishPagesJob } from '../server/pages/editing/publish-job.ts';
import { wizardJob } from '../server/pages/wizard/wizard-job.ts';
import { importPrices } from '../server/pricing/import-export/apply-import.ts';
import { copyPrintDataJob } from '../server/printing/data/copy-data.ts';
import { inspectPrintDataJob } from '../server/printing/data/inspect-job.ts';
import { removePrivateFilesJob } from '../server/printing/data/private-files.ts';
import { specificationOf } from '../server/printing/data/specification-port.ts';
import { sweepPrintData } from '../server/printing/data/sweep-job.ts';
import { tellRefusalJob } from '../server/printing/data/tell-refusal-job.ts';
import { makePrintJobJob } from '../server/printing/jobs/make-print-job.ts';
import { remindOfPrintDataJob } from '../server/printing/lines/remind-job.ts';
import { openPrintLines } from '../server/printing/lines/settle-lines.ts';
import { settleTasks } from '../server/printing/lines/settle-tasks.ts';
import { printTasksJob } from '../server/printing/lines/tasks-job.ts';
import type { DesignReleases } from '../server/printing/releases/design-release.ts';
import { reportJob, sweepProcurementJob } from '../server/procurement/reports/jobs.ts';
import { showStockJob, warnOfStockJob } from '../server/stock/jobs.ts';
import { forgetNoticesJob, notifyOfStockJob } from '../server/stock/notices/notify-job.ts';
import {
	changeJob,
	commandJob,
	forgetJob,
	settleSubscriptionJob,
	sweepSubscriptionsJob,
} from '../server/subscriptions/billing/jobs.ts';
import { recordRefundOfSubscription } from '../server/subscriptions/billing/record-refund.ts';
import { withdrawalJob } from '../server/subscriptions/cancellation/receive-withdrawal.ts';
import { notifyJob } from '../server/subscriptions/mails/notify-job.ts';
import { tierJob } from '../server/subscriptions/plans/tier-job.ts';
import { sweepTasks } from '../server/tasks/sweep-tasks.ts';
import { checkDomainsJob } from '../server/tenants/domains/check-job.ts';
import type { DomainServices } from '../server/tenants/domains/services.ts';
import { removeShopsJob } from '../server/tenants/lifecycle/remove-job.ts';
import type { PlatformAddress } from '../server/tenants/shop-address.ts';
import { cleanExportsJob, exportJob } from '../server/tenants/transfer/export-job.ts';
import { cleanImports, importTexts } from '../server/texts/import-export/apply-import.ts';
import type { TranslationServices } from '../server/texts/machine/connect.ts';
import { translateTextsJob } from '../server/texts/machine/translate-job.ts';
import { pictureChanged } from './media-references.ts';
import { reachFeeds } from './reach-feeds.ts';
import type { Sandboxes } from './start-sandboxes.ts';
import type { TransferServices } from './transfer-services.ts';

export interface JobServices {
	releases: DesignReleases;
	pictures: LinePictureSource;
	translation: TranslationServices;
	scheduling: SchedulingServices;
	assistant: AssistantServices;
	payments: PaymentServices;
	printformer: PrintformerServices;
	domains: DomainServices;
	platformAddress: PlatformAddress;
	record: Recorder;
	metrics: Metrics | undefined;
	privateStore: PrivateStore;
	designStore: PrivateStore;
	transfer: TransferServices;
	/** Where the test buyer of the demo is. */
	procurementSandboxes: readonly string[];
}

/** The jobs of all domains. */
export function declaredJobs(
	{ smtpUrl, mailFrom: from, sendgridUrl, viesUrl, dataDir, bucket }: Config,
	media: MediaServices,
	{
		translation,
		scheduling,
		assistant,
		payments,
		printformer,
		domains,
		transfer,
		record,
		metrics,
		...providers
	}: JobServices,
	sandboxes: Sandboxes,
): JobDefinition[] {
	const smtp = smtpUrl === undefined ? undefined : smtpMail(smtpUrl);
	const sendgrid = (key: string, url: string | undefined) => sendgridMail({ key, url });
	const { secretsKey } = translation;
	const { store } = media;
	const { privateStore, designStore, releases, pictures, platformAddress, procurementSandboxes } = providers;
	const choose = chooseSender({ smtp, from, secretsKey, sendgrid, sendgridUrl, sandboxUrl: sandboxes.mail });
	const chooseBulk = orSandbox(
		choose,
		sandboxes.mail === undefined ? undefined : sendgrid('SG.sandbox', sandboxes.mail),
	);
	return [
		deliverMail(choose, {
			platformAddress,
			meter: metrics?.mail,
		}),
		checkVatIdJob(viesRegister(viesUrl ?? sandboxes.vatIds)),
		mediaSizesJob({ store, changed: pictureChanged }),
		removeFilesJob(store),
		measurePicturesJob(store),
		processAccountRequest,
		cleanAccounts,
		cleanLists,
		chainAuditLog,
		translateTextsJob(translation),
		importTexts,
		importProducts,
		importPrices,
		cleanImports,
		refreshCatalogueJob,
		validityJob,
		rebuildProducts(),
		showStockJob,
		forgetNoticesJob,
		forgetSubscribersJob,
		fillContactsJob,
		sweepContactsJob,
		forgetContactsJob,
		meetingLinkJob(scheduling, platformAddress),
		connectSchedulingJob(scheduling, platformAddress),
		forgetConversationsJob,
		importSubscribers(platformAddress),
		prepareCampaigns(platformAddress),
		sendCampaigns({ choose: chooseBulk, platformAddress }),
		settleCampaigns(chooseBulk),
		notifyOfStockJob(platformAddress),
		settleJob(payments),
		refundJob(payments),
		sweepJob,
		settleSubscriptionJob(payments),
		commandJob(payments),
		changeJob(payments),
		forgetJob(payments),
		sweepSubscriptionsJob,
		warnOfStockJob(platformAddress),
		orderPlacedJob({ platformAddress }, [openPrintLines, recordOrderContact]),
		orderChangedJob({ platformAddress }, [settleTasks, settleRenewalTask], [recordRefundOfSubscription]),
		orderPrintJob({ store, platformAddress, pictures }),
		orderLinkJob({ platformAddress }),
		unpaidOrdersJob({ platformAddress, record }),
		approvalNoticeJob({ platformAddress }),
		sweepApprovals,
		notifyJob({ store, platformAddress }),
		withdrawalJob,
		sweepFeeds,
		refreshFeedJob(reachFeeds(media.fetchForeign, sandboxes.feeds)),
		publishPagesJob(record),
		wizardJob({ media, translation, assistant }),
		inspectPrintDataJob({ store: privateStore, specificationOf }),
		makePrintJobJob({ store: privateStore, releases }),
		removePrivateFilesJob(privateStore),
		copyPrintDataJob(privateStore),
		tellRefusalJob({ platformAddress }),
		remindOfPrintDataJob({ platformAddress }),
		sweepPrintData,
		removeDesignFilesJob(designStore),
		sweepDesigns,
		tellCommentsJob(platformAddress),
		syncJob(printformer),
		printJob(printformer),
		workJob(printformer, [mergeUsers, removeAtProvider, dropUnneededCopies]),
		checkDraftJob(printformer),
		mergeUsersJob(printformer),
		printTasksJob,
		sweepTasks,
		tierJob(record),
		exportJob(transfer),
		cleanExportsJob(transfer.exports),
		removeShopsJob((tenantId) => removeTenantFiles({ dataDir, bucket }, tenantId)),
		checkDomainsJob(domains),
		sweepProcurementJob,
		reportJob({ services: { sandboxes: procurementSandboxes, secretsKey }, platformAddress }),
	];
}
