// What is set about the printing of a product: saved by the same bar as the rest of it, in a call of its own.
import { useRef } from 'react';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { deletePrintSpecificationDocument, savePrintSpecificationDocument } from '../products.documents.ts';
import {
	type FoundSpecification,
	findPrintErrors,
	type PrintValues,
	readPrintValues,
	specificationOf,
} from './print-values.ts';

export function usePrintEditor(productId: string, found: FoundSpecification): Editor<PrintValues> {
	const platform = usePlatform();
	const { t } = platform;
	const change = useChange();
	const revision = useRef(found?.revision ?? null);
	const save = async (values: PrintValues) => {
		if (values.printed) {
			const { sides, profileId: _profileId, ...given } = specificationOf(values, platform);
			const specification = { ...given, folds: [...given.folds], sides: sides.map(({ name }) => name) };
			const variables = { id: productId, revision: revision.current, specification };
			const { savePrintSpecification: saved } = await change(savePrintSpecificationDocument, variables);
			revision.current = saved.revision;
		} else if (revision.current !== null) {
			await change(deletePrintSpecificationDocument, { id: productId, revision: revision.current });
			revision.current = null;
		}
	};
	const editor = useEditor<PrintValues>({
		initial: readPrintValues(found, platform),
		judge: (values) => findPrintErrors(values, t, platform),
		save,
		said: { saved: t('products.saved'), failed: t('printing.saveFailed'), faulty: t('products.faulty') },
	});
	if (!editor.bar.dirty && !editor.bar.busy) revision.current = found?.revision ?? null;
	return editor;
}
