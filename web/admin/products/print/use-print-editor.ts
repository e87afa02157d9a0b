// What is set about the printing of a product or of one of its variants: saved by the same bar as the rest of the product, in a call of its own.
import { useRef, useState } from 'react';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import {
	deletePrintSpecificationDocument,
	savePrintSpecificationDocument,
	variantPrintDocument,
} from './print.documents.ts';
import {
	type FoundSpecification,
	findPrintErrors,
	type PrintValues,
	readPrintValues,
	specificationOf,
} from './print-values.ts';

export interface PrintEditor extends Editor<PrintValues> {
	/** The product or variant that is edited. */
	ownerId: string;
	isVariant: boolean;
	/** What the variant inherits or has of its own is not known yet. */
	isLoading: boolean;
	choose(ownerId: string): void;
}

export function usePrintEditor(productId: string, ofProduct: FoundSpecification): PrintEditor {
	const platform = usePlatform();
	const { t } = platform;
	const change = useChange();
	const [ownerId, setOwnerId] = useState(productId);
	const isVariant = ownerId !== productId;
	const { data } = useAdminQuery(variantPrintDocument, { id: ownerId }, { enabled: isVariant });
	const found = isVariant ? (data?.printSpecification ?? null) : ofProduct;
	const savedRevision = found?.productId === ownerId ? found.revision : null;
	const revision = useRef(savedRevision);
	const save = async (values: PrintValues) => {
		if (values.printed) {
			const { sides, ...given } = specificationOf(values, platform);
			const specification = { ...given, folds: [...given.folds], sides: sides.map(({ name }) => name) };
			const variables = { id: ownerId, revision: revision.current, specification };
			const { savePrintSpecification: saved } = await change(savePrintSpecificationDocument, variables);
			revision.current = saved.revision;
		} else if (revision.current !== null) {
			await change(deletePrintSpecificationDocument, { id: ownerId, revision: revision.current });
			revision.current = null;
		}
	};
	const editor = useEditor<PrintValues>({
		initial: readPrintValues(found, ownerId, platform),
		judge: (values) => findPrintErrors(values, platform),
		save,
		said: { saved: t('products.saved'), failed: t('printing.saveFailed'), faulty: t('products.faulty') },
	});
	if (!editor.bar.dirty && !editor.bar.busy) revision.current = savedRevision;
	return { ...editor, ownerId, isVariant, isLoading: isVariant && data === undefined, choose: setOwnerId };
}
