// A new label of products.
import { PageFrame } from '../../kit/page-frame.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { translationsFrom } from '../translation-fields.tsx';
import { LabelForm, type LabelValues, toInput, validateLabel } from './label-form.tsx';
import { createProductLabelDocument } from './labels.documents.ts';

export function Component() {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const goTo = useAfterwards();
	const initial: LabelValues = {
		names: translationsFrom(languages),
		kind: 'plain',
		active: true,
		validFrom: '',
		validUntil: '',
	};
	const editor = useEditor({
		create: true,
		initial,
		judge: (label) => validateLabel(label, platform),
		save: async (label) => {
			await change(createProductLabelDocument, { label: toInput(label) });
			goTo('/admin/product-labels');
		},
		said: {
			saved: t('productLabels.created'),
			failed: t('productLabels.createFailed'),
			faulty: true,
		},
	});
	return (
		<PageFrame
			title={t('productLabels.new')}
			above={[{ label: t('admin.productLabels'), to: '/admin/product-labels' }]}
			save={editor.bar}
		>
			<LabelForm editor={editor} />
		</PageFrame>
	);
}
