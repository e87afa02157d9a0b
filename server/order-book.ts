// What becomes of an order when its money has come, or will not come any more: what payments are handed, as they stand below checkout.
import { finishOrder, giveUpOrder } from './orders/checkout/finish-order.ts';
import type { OrderBook } from './orders/payments/services.ts';

export const orderBook: OrderBook = { finish: finishOrder, giveUp: giveUpOrder };
