// Where a product or one of its variants is designed: saved by the same bar as the rest of the product, in a call of its own.
import { useRef } from 'react';
import { readSettings } from '../../../../rules/settings/api-values.ts';
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import type { PrintformerTemplate } from '../../settings/printformer/template-tile.tsx';
import { productDesignDocument, saveProductDesignDocument } from './design.documents.ts';
import { type DesignValues, designOf, findChoiceErrors, readDesignValues } from './design-values.ts';

export interface DesignEditor extends Editor<DesignValues> {
	isVariant: boolean;
	/** Whether there is anything to choose: a shop without Printformer has the studio alone. */
	isOffered: boolean;
	isEnabled: boolean;
	/** What holds until it is saved. */
	saved: DesignValues;
	/** Where new designs are made with what is chosen; unknown of a variant that is to follow its product. */
	provider: 'studio' | 'printformer';
	templates: readonly PrintformerTemplate[];
}

export function useDesignEditor(ownerId: string, isVariant: boolean): DesignEditor {
	const { t } = usePlatform();
	const change = useChange();
	const { data } = useAdminQuery(productDesignDocument, { id: ownerId });
	const found = data?.productDesign ?? null;
	const savedVersion = found?.productId === ownerId ? found.version : null;
	const version = useRef(savedVersion);
	const saved = readDesignValues(found, ownerId, isVariant);
	const templates = data?.printformer.templates ?? [];
	const editor = useEditor<DesignValues>({
		initial: saved,
		judge: (values) => findChoiceErrors(values, templates, t),
		save: async (values) => {
			const variables = { id: ownerId, version: version.current, design: designOf(values) };
			const { saveProductDesign: now } = await change(saveProductDesignDocument, variables);
			version.current = now?.productId === ownerId ? now.version : null;
		},
		fieldOf: (code) => (code === 'VALIDATION' ? 'template' : undefined),
		said: { saved: t('products.saved'), failed: t('printformer.designFailed'), faulty: t('products.faulty') },
	});
	if (!editor.bar.dirty && !editor.bar.busy) version.current = savedVersion;
	const { provider } = editor.values;
	const isEnabled = data !== undefined && readSettings(printformerSettings, data.printformer).enabled;
	return {
		...editor,
		...{ isVariant, isEnabled, saved, templates },
		isOffered: (isEnabled && data.printformer.connection !== 'none') || found?.provider === 'printformer',
		provider: provider === 'inherit' ? (found?.provider ?? 'studio') : provider,
	};
}
