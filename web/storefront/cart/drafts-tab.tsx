// Drafts: what a shopper is still designing. With the word that its content is right it goes to the cart.
import { IconCheck, IconCopyPlus, IconPalette, IconPencilPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import {
	changeItemDocument,
	duplicateDesignDocument,
	finaliseDraftDocument,
	renameDesignDocument,
} from './cart.documents.ts';
import type { CartLocation } from './cart-address.ts';
import { ItemRow, ItemsTab } from './items-tab.tsx';
import { LineButtons } from './line-buttons.tsx';
import { LinePayment } from './line-payment.tsx';
import { type Item, useCommands, withChanged, without } from './use-items.ts';
import { useRemoval } from './use-removal.ts';

const FinaliseDialog = lazy(() => import('./finalise-dialog.tsx'));

export const DraftsTab = ({ place }: { place: CartLocation }) => (
	<ItemsTab tab="drafts" place={place} picture={<IconPencilPlus aria-hidden size={32} />} row={Line} />
);

function Line({ item }: { item: Item }) {
	const { t, ask, base, language } = usePlatform();
	const { money } = useAmounts(item.pricing.currency);
	const { act } = useCommands();
	const [asking, setAsking] = useState(false);
	const { id, designId } = item;
	const name = item.itemName || item.name;
	// A design is called as its line is.
	const nameIt = (itemName: string) =>
		designId ? ask(renameDesignDocument, { id: designId, name: itemName }) : ask(changeItemDocument, { id, itemName });
	const rename = (itemName: string) =>
		act({
			line: id,
			change: withChanged(id, { itemName }),
			send: () => nameIt(itemName),
			said: 'cartPage.said.renamed',
			failed: 'cartPage.failed.draft',
			undo: () => nameIt(item.itemName),
		});
	const finalise = () =>
		act({
			line: id,
			change: without(id),
			send: () => ask(finaliseDraftDocument, { id, contentChecked: true }),
			said: 'cartPage.said.toCart',
			failed: 'cartErrors.notAdded',
		});
	const duplicate = () =>
		act({
			line: id,
			send: () => ask(duplicateDesignDocument, { id: designId ?? '', language }),
			said: 'cartPage.said.duplicated',
			failed: 'cartPage.failed.duplicate',
		});
	const remove = useRemoval('drafts', item);
	return (
		<ItemRow
			item={item}
			onRename={(itemName) => void rename(itemName)}
			price={<span className="font-bold">{item.total === null ? '–' : money(item.total)}</span>}
			belowPrice={item.total !== null && <LinePayment payment={item.pricing.payment} />}
			below={
				<LineButtons
					article={name}
					actions={[
						...(designId
							? [
									{
										label: t(item.isDesignEmpty ? 'cartPage.uploadDesign' : 'cartPage.design'),
										icon: <IconPalette aria-hidden size={18} />,
										href: `${base}/studio/${designId}`,
									},
									...(item.isDesignEmpty
										? []
										: [
												{
													label: t('cartPage.finalise'),
													icon: <IconCheck aria-hidden size={18} />,
													href: `${base}/designs/${designId}`,
												},
												{
													label: t('cartPage.duplicate'),
													icon: <IconCopyPlus aria-hidden size={18} />,
													run: () => void duplicate(),
												},
											]),
								]
							: [
									{
										label: t('cartPage.finalise'),
										icon: <IconCheck aria-hidden size={18} />,
										run: () => setAsking(true),
									},
								]),
						{ label: t('cartPage.deleteDraft'), icon: <IconTrash aria-hidden size={18} />, run: remove },
					]}
				/>
			}
		>
			{asking && (
				<Suspense>
					<FinaliseDialog
						name={name}
						onClose={() => setAsking(false)}
						onConfirm={() => {
							setAsking(false);
							void finalise();
						}}
					/>
				</Suspense>
			)}
		</ItemRow>
	);
}
