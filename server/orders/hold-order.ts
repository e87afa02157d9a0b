// An order that is being changed by those who look after orders, and what all of their changes check.

import { findFieldError } from '../../rules/fields.ts';
import type { OrderStatus, PaymentState } from '../../rules/orders/machine.ts';
import { isPaidFirst, type PaymentMethod } from '../../rules/payments/methods.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Recorder } from '../audit/record-change.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { orderLock } from './core/lock-order.ts';
import { findOrderSettings } from './settings/find-settings.ts';

/** Who changes it: one of those who look after orders, or the shop by itself. */
export interface OrderEditor {
	tenant: Tenant;
	actor: 'staff' | 'system';
	userId: string | undefined;
	/** In the audit log. */
	record: (sql: Sql, change: Parameters<Recorder>[3]) => Promise<void>;
}

export const editorOf = (caller: Caller): OrderEditor => ({
	...{ tenant: caller.tenant, actor: 'staff', userId: caller.user?.id },
	record: (sql, change) => caller.services.record(sql, caller.tenant.id, actorOf(caller), change),
});

const noCaller = { id: undefined, email: null, address: undefined, requestId: undefined };

export const systemEditor = (tenant: Tenant, record: Recorder): OrderEditor => ({
	...{ tenant, actor: 'system', userId: undefined },
	record: (sql, change) => record(sql, tenant.id, noCaller, change),
});

export interface HeldOrder {
	status: OrderStatus;
	number: string | null;
	language: string;
	payment: PaymentState;
	paymentMethod: PaymentMethod;
	gross: number;
	refunded: number;
	cancelledAt: Date | null;
}

/** No one else changes it until the end of the transaction. */
export async function holdOrder(sql: Sql, tenantId: string, orderId: string): Promise<HeldOrder> {
	const [order] = await sql<HeldOrder[]>`
		select status, number, language, payment, payment_method, gross::float8 as gross, refunded::float8 as refunded, cancelled_at
		from orders where tenant_id = ${tenantId} and id = ${orderId} ${orderLock(sql, 'exclusive')}`;
	if (!order) throw new Refused('NOT_FOUND');
	return order;
}

/** Of what is paid first nothing is produced before the money is there, unless the shop wants it otherwise. */
export async function refuseUnpaid(sql: Sql, tenantId: string, { payment, paymentMethod }: HeldOrder): Promise<void> {
	if (payment !== 'open' || !isPaidFirst(paymentMethod)) return;
	const { produceUnpaid } = await findOrderSettings(sql, tenantId);
	if (!produceUnpaid) throw new Refused('ORDER_UNPAID');
}

const longestNote = 2000;

export function checkNote(text: string): string {
	const note = text.trim();
	if ([...note].length > longestNote) throw new Refused('VALIDATION', `a note has at most ${longestNote} characters`);
	if (findFieldError(note, {})) throw new Refused('VALIDATION', 'note');
	return note;
}

/** As the audit log names it. */
export const orderEntity = (id: string) => ({ type: 'order', id });
