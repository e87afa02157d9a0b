// The thread that makes one data sheet (offer-data-sheet.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { DataSheetOrder } from './find-data-sheet.ts';
import { makeDataSheet } from './make-data-sheet.ts';

const { texts, ...order } = workerData as DataSheetOrder;
parentPort?.postMessage(await makeDataSheet({ ...order, translate: translatorOf(order.language, texts) }));
