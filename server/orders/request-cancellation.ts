// A customer asks for an order to be cancelled: it is in the timeline, a task waits, and the shop gets a mail. The shop decides.
import { findFieldError } from '../../rules/fields.ts';
import { mayRequestCancellation } from '../../rules/orders/machine.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { sendJob } from '../jobs/send-job.ts';
import { layOutMail, type MailTemplate } from '../mail/lay-out-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { openTask } from '../tasks/open-task.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { lockOrder } from './core/lock-order.ts';
import { changedJobName } from './core/move-order.ts';
import { recordEvent } from './core/record-event.ts';
import { type FoundOrder, findOrder } from './find-order.ts';
import { findShopRecipients } from './settings/find-recipients.ts';

const longestWish = 500;

/** Whether its customer has asked for it already. */
export async function isCancellationWanted(sql: Sql, tenantId: string, orderId: string): Promise<boolean> {
	const asked = await sql`
		select from order_events where tenant_id = ${tenantId} and order_id = ${orderId} and kind = 'cancelRequest'`;
	return asked.length > 0;
}

interface Asked {
	number: string;
	name: string;
	text: string;
	link: string;
}

const askedMail: MailTemplate<Translate, Asked> = (t, look, { number, name, text, link }) =>
	layOutMail(look, t('orderMails.cancelAsked.subject', { number }), [
		{ kind: 'heading', text: t('orderMails.cancelAsked.subject', { number }) },
		{ kind: 'paragraph', text: t('orderMails.cancelAsked.text', { number, name }) },
		...(text ? [{ kind: 'paragraph', text } as const] : []),
		{ kind: 'button', text: t('orderMails.shop.button'), href: link },
	]);

interface Asking {
	tenant: Tenant;
	/** Who is signed in. */
	userId: string | null;
	/** As https://shop.example */
	shop: string;
}

/** Asked twice it is asked once. */
export async function requestCancellation(
	sql: Sql,
	{ tenant, userId, shop }: Asking,
	orderId: string,
	wish: string,
): Promise<FoundOrder> {
	const text = wish.trim();
	if ([...text].length > longestWish || findFieldError(text, {})) throw new Refused('VALIDATION', 'text');
	await lockOrder(sql, tenant.id, orderId, 'exclusive');
	const order = await findOrder(sql, tenant.id, { id: orderId });
	if (!order?.number) throw new Refused('NOT_FOUND');
	if (await isCancellationWanted(sql, tenant.id, orderId)) return order;
	if (!mayRequestCancellation(order)) throw new Refused('ORDER_NOT_MOVED');
	await recordEvent(sql, tenant.id, orderId, { actor: 'shopper', userId, kind: 'cancelRequest', detail: { text } });
	await sendJob(sql, tenant.id, changedJobName, { orderId, cancelWanted: true });
	await openTask(sql, tenant.id, { kind: 'cancellationWanted', objectId: orderId, subject: order.number });
	const data = { number: order.number, name: order.customerName, text, link: `${shop}/admin/orders/${orderId}` };
	const language = defaultLanguage(tenant);
	for (const to of await findShopRecipients(sql, tenant.id))
		await queueMail(sql, tenant.id, { to, template: askedMail, language, data });
	return order;
}
