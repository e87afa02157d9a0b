// A line of an order that is printed from data, as the API tells it to those who look after orders.
import type { Data } from '../../../platform/graphql.ts';
import type { orderPrintLinesDocument } from './print-data.documents.ts';

export type OrderPrintLine = Data<typeof orderPrintLinesDocument>['orderPrintLines'][number];
export type OrderPrintFile = OrderPrintLine['files'][number];

/** Something of it changes by itself before long. */
export const isMoving = ({ state, attempts, job }: OrderPrintLine): boolean =>
	[{ state }, ...attempts].some((one) => one.state === 'uploaded') || job?.state === 'waiting';
