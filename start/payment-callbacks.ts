// What becomes of an order when its money has come, or will not come any more: what payments are handed, as they stand below checkout.
import { finishOrder, giveUpOrder } from '../server/orders/checkout/finish-order.ts';
import type { PaymentCallbacks } from '../server/orders/payments/services.ts';

export const paymentCallbacks: PaymentCallbacks = { finish: finishOrder, giveUp: giveUpOrder };
