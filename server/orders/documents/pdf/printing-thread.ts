// The thread that prints: one document after the other.
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { translatorOf } from '../../../../rules/texts/compile-messages.ts';
import { documentTheme } from './document-theme.ts';
import type { Letterhead } from './letterhead.ts';
import { makeDeliveryNotes, type NoteMaking } from './make-delivery-notes.ts';
import { makeDocument } from './make-document.ts';
import type { Printed, PrintOrder } from './print-document.ts';

async function making(letterhead: Letterhead): Promise<NoteMaking> {
	const { language, texts, notation } = letterhead;
	return { translate: translatorOf(language, texts, notation), look: await documentTheme(letterhead) };
}

async function make(order: PrintOrder): Promise<Buffer> {
	if ('document' in order)
		return makeDocument(order.document, { ...(await making(order.letterhead)), pictures: order.pictures });
	const makings = new Map<string, NoteMaking>();
	for (const letterhead of order.letterheads) makings.set(letterhead.language, await making(letterhead));
	return makeDeliveryNotes(order.notes, makings);
}

async function print(order: PrintOrder): Promise<Printed> {
	const { id } = order;
	try {
		return { id, pdf: await make(order) };
	} catch (error) {
		const { message, stack } = error instanceof Error ? error : new Error(String(error));
		return { id, failure: { message, stack: stack ?? message } };
	}
}

/** Who asks for a page goes first. Elsewhere than on Linux it would be the priority of the whole process. */
if (process.platform === 'linux') os.setPriority(5);

let turn = Promise.resolve();

parentPort?.on('message', (order: PrintOrder) => {
	turn = turn.then(async () => parentPort?.postMessage(await print(order)));
});
