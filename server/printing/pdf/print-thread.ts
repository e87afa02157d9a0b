// The thread that makes one print file (print-on-thread.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { makePrintPdf, type PrintInput } from './make-print-pdf.ts';

parentPort?.postMessage(await makePrintPdf(workerData as PrintInput));
