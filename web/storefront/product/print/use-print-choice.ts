// Whether the print data of a product comes with it into the cart, or later.
import { useState } from 'react';
import { usePrintUpload } from '../../../print-data/use-print-upload.ts';
import type { ProductDetails } from '../product-query.ts';

export type PrintWay = 'upload' | 'later';

export function usePrintChoice({ printing }: Pick<ProductDetails, 'printing'>) {
	const [chosen, setWay] = useState<PrintWay>();
	const [file, setFile] = useState<File>();
	const [isMissing, setMissing] = useState(false);
	/** Of the line that was made with the file. */
	const [itemId, setItemId] = useState<string>();
	const upload = usePrintUpload({ side: null }, async () => undefined);
	const way: PrintWay = chosen ?? (printing?.requirement === 'now' ? 'upload' : 'later');
	return {
		way,
		file: printing && way === 'upload' ? file : undefined,
		isMissing: isMissing && way === 'upload',
		isEmpty: file?.size === 0,
		itemId,
		upload,
		choose: setWay,
		take(given: File | undefined) {
			setFile(given);
			setMissing(false);
		},
		/** @returns whether something is to be chosen first; it says so beside the field then */
		check(): boolean {
			const missing = Boolean(printing) && way === 'upload' && (file === undefined || file.size === 0);
			setMissing(missing);
			return missing;
		},
		/** The line is in the cart, whatever becomes of the upload: it can be sent again there and here. */
		async send(lineId: string, given: File) {
			setItemId(undefined);
			await upload.send(lineId, given);
			setItemId(lineId);
			setFile(undefined);
			setWay(undefined);
		},
	};
}

export type PrintChoiceState = ReturnType<typeof usePrintChoice>;
