// What becomes of an order when its money has come, or will not come any more: what payments are handed, as they stand below checkout.
import { finishOrder, giveUpOrder } from './checkout/finish-order.ts';
import type { OrderBook } from './payments/services.ts';

export const orderBook: OrderBook = { finish: finishOrder, giveUp: giveUpOrder };
