// A new price list begins with its name; then its sheet opens.
import { longestPriceListName } from '../../../rules/price-lists/rows.ts';
import { Card } from '../../kit/card.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { createPriceListDocument } from './price-lists.documents.ts';

const initial = { name: '' };

export function Component() {
	const { t } = usePlatform();
	const change = useChange();
	const goTo = useAfterwards();
	const { values, set, errorOf, bar } = useEditor({
		create: true,
		initial,
		judge: ({ name }) => ({ name: name.trim() === '' ? t('controlTextIsRequired') : undefined }),
		save: async ({ name }) => {
			const { createPriceList } = await change(createPriceListDocument, { name: name.trim() });
			goTo(`/admin/price-lists/${createPriceList.id}`);
		},
		said: {
			saved: t('priceLists.created'),
			failed: t('priceLists.createFailed'),
			faulty: true,
		},
		fieldOf: (code) => (code === 'PRICE_LIST_NAME_TAKEN' ? 'name' : undefined),
	});
	return (
		<PageFrame
			title={t('adminPriceLists.new')}
			above={[{ label: t('adminPriceLists.title'), to: '/admin/price-lists' }]}
			save={bar}
		>
			<Card>
				<div className="max-w-prose">
					<TextField
						label={t('adminPriceLists.name')}
						hint={t('adminPriceLists.nameHint')}
						required
						maxLength={longestPriceListName}
						value={values.name}
						error={errorOf('name')}
						onChange={(name) => set({ name })}
					/>
				</div>
			</Card>
		</PageFrame>
	);
}
