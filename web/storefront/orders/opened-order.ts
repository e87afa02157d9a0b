// What the page of an order asks of an order that was opened from a mail: the server, before it writes the page, and the browser.
import { query } from '../../platform/page.ts';
import { openedOrderDocument } from './orders.documents.ts';

export const openedOrderQuery = (number: string) => query(openedOrderDocument, { number });
