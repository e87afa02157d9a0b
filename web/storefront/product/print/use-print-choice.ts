// Whether the print data of a product comes with it into the cart, or later.
import { useState } from 'react';
import { usePrintUpload } from '../../../print-data/use-print-upload.ts';
import type { ProductDetails } from '../product-query.ts';

export type PrintWay = 'upload' | 'later';

export function usePrintChoice({ printing }: Pick<ProductDetails, 'printing'>) {
	const [chosen, setWay] = useState<PrintWay>();
	const [file, setFile] = useState<File>();
	const [isEmpty, setEmpty] = useState(false);
	const [isMissing, setMissing] = useState(false);
	/** Of the line that was made with the file. */
	const [itemId, setItemId] = useState<string>();
	const [isLost, setLost] = useState(false);
	const upload = usePrintUpload({ side: null }, async () => undefined);
	const way: PrintWay = chosen ?? (printing?.requirement === 'now' ? 'upload' : 'later');
	/** The line is in the cart, whatever becomes of the upload: it can be sent again there and here. */
	async function send(lineId: string, given: File): Promise<void> {
		setItemId(undefined);
		setLost(false);
		await upload.send(lineId, given);
		setItemId(lineId);
		setFile(undefined);
		setWay(undefined);
	}
	const given = printing && way === 'upload' ? file : undefined;
	return {
		way,
		file: given,
		isMissing: isMissing && way === 'upload',
		isEmpty,
		itemId,
		/** It was chosen before the shopper had to sign in, and the browser has not stored it. */
		isLost,
		upload,
		choose: setWay,
		take(chosenFile: File | undefined) {
			// An empty one is not taken: what is wrong with the next one could not be said beside it.
			const isNothing = chosenFile?.size === 0;
			setFile(isNothing ? undefined : chosenFile);
			setEmpty(isNothing);
			setMissing(false);
		},
		/** @returns whether something is to be chosen first; it says so beside the field then */
		check(): boolean {
			const missing = Boolean(printing) && way === 'upload' && file === undefined;
			setMissing(missing);
			return missing;
		},
		send,
		/** Who has to sign in first finds the file again afterwards. */
		async store(): Promise<void> {
			if (given) await (await import('./stored-file.ts')).storeFile(given);
		},
		async sendStored(lineId: string): Promise<void> {
			const stored = await import('./stored-file.ts').then(
				({ takeFile }) => takeFile(),
				() => undefined,
			);
			if (stored) return send(lineId, stored);
			setItemId(lineId);
			setLost(true);
		},
	};
}

export type PrintChoiceState = ReturnType<typeof usePrintChoice>;
