// A new purchasing system.
import { PageFrame } from '../../../kit/page-frame.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../../editor.ts';
import { BuyerForm } from './buyer-form.tsx';
import { identityField, procurementList } from './buyer-page.tsx';
import { newBuyer, toInput, validateBuyer } from './buyer-values.ts';
import { saveProcurementBuyerDocument } from './procurement.documents.ts';
import { procurementHome } from './procurement-tab.tsx';
import { useShopOrigin } from './use-shop-origin.ts';

export function Component() {
	const platform = usePlatform();
	const { t } = platform;
	const change = useChange();
	const goTo = useAfterwards();
	const origin = useShopOrigin();
	const editor = useEditor({
		create: true,
		initial: newBuyer,
		judge: (values) => validateBuyer(values, platform, origin),
		save: async (values) => {
			const { saveProcurementBuyer } = await change(saveProcurementBuyerDocument, { buyer: toInput(values) });
			// Where its secret is set, and it is tested.
			goTo(`${procurementHome}/${saveProcurementBuyer.id}`);
		},
		fieldOf: identityField,
		said: { saved: t('procurement.saved'), failed: t('procurement.saveFailed'), faulty: t('procurement.faulty') },
	});
	return (
		<PageFrame
			title={t('procurement.new')}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('procurement.title'), to: procurementList },
			]}
			save={editor.bar}
		>
			<div className="grid gap-4">
				<p className="max-w-prose text-muted">{t('procurement.secretLater')}</p>
				<BuyerForm editor={editor} readOnly={false} isNew />
			</div>
		</PageFrame>
	);
}
