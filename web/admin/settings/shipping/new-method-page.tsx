// A new way to send things.
import { PageFrame } from '../../../kit/page-frame.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../../editor.ts';
import { MethodForm } from './method-form.tsx';
import { newMethod, toInput, validateMethod } from './method-values.ts';
import { saveShippingMethodDocument } from './shipping.documents.ts';

const list = '/admin/settings/settings/shipping';

export function Component() {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const goTo = useAfterwards();
	const editor = useEditor({
		create: true,
		initial: newMethod(languages),
		judge: (values) => validateMethod(values, platform),
		save: async (values) => {
			await change(saveShippingMethodDocument, { method: toInput(values) });
			goTo(list);
		},
		said: { saved: t('shipping.saved'), failed: t('shipping.saveFailed'), faulty: t('shipping.faulty') },
	});
	return (
		<PageFrame
			title={t('shipping.new')}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('shipping.title'), to: list },
			]}
			save={editor.bar}
		>
			<MethodForm editor={editor} />
		</PageFrame>
	);
}
