// What becomes of an order when its money has come, or will not come any more, and what begins with it: what payments are handed, as they
// stand below checkout.
import { beginContract } from '../server/orders/checkout/begin-contract.ts';
import { finishOrder, giveUpOrder } from '../server/orders/checkout/finish-order.ts';
import type { PaymentCallbacks } from '../server/orders/payments/services.ts';

export const paymentCallbacks: PaymentCallbacks = {
	finish: finishOrder,
	async accept(sql, tenantId, orderId) {
		await finishOrder(sql, tenantId, orderId, null);
	},
	giveUp: giveUpOrder,
	begin: beginContract,
};
