// The thread that prints: one document after the other.
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { translatorOf } from '../../../../rules/texts/compile-messages.ts';
import { documentTheme } from './document-theme.ts';
import { makeDocument } from './make-document.ts';
import type { Printed, PrintOrder } from './print-document.ts';

async function print({ id, document, letterhead, pictures }: PrintOrder): Promise<Printed> {
	try {
		const { language, texts, notation } = letterhead;
		const translate = translatorOf(language, texts, notation);
		const look = await documentTheme(letterhead);
		return { id, pdf: await makeDocument(document, { look, translate, pictures }) };
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
