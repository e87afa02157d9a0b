// Drafts: what a shopper is still designing. With the word that its content is right it goes to the cart.
import {
	IconCheck,
	IconCopyPlus,
	IconPalette,
	IconPencilPlus,
	IconTrash,
	IconUsers,
	IconUsersMinus,
	IconUsersPlus,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { shareDesignDocument } from '../../company/company-drafts.documents.ts';
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
import { type LineAction, LineButtons } from './line-buttons.tsx';
import { LinePayment } from './line-payment.tsx';
import { type Item, useCommands, withChanged, without } from './use-items.ts';
import { useRemoval } from './use-removal.ts';
import { useSharedDrafts } from './use-shared-drafts.ts';

const FinaliseDialog = lazy(() => import('./finalise-dialog.tsx'));
const ColleaguesDrafts = lazy(() => import('./colleagues-drafts.tsx'));

export function DraftsTab({ place }: { place: CartLocation }) {
	const shared = useSharedDrafts();
	return (
		<>
			<ItemsTab tab="drafts" place={place} picture={<IconPencilPlus aria-hidden size={32} />} row={Line} />
			{shared && (
				<Suspense>
					<ColleaguesDrafts />
				</Suspense>
			)}
		</>
	);
}

function Line({ item }: { item: Item }) {
	const { t, ask } = usePlatform();
	const { money } = useAmounts(item.pricing.currency);
	const { act } = useCommands();
	const [asking, setAsking] = useState(false);
	const { id, designId } = item;
	const name = item.itemName || item.name;
	const { isShared, actions } = useDesignActions(item);
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
	const finaliseAction = {
		label: t('cartPage.finalise'),
		icon: <IconCheck aria-hidden size={18} />,
		run: () => setAsking(true),
	};
	const remove = useRemoval('drafts', item);
	return (
		<ItemRow
			item={item}
			onRename={(itemName) => void rename(itemName)}
			note={isShared && <SharedNote />}
			price={<span className="font-bold">{item.total === null ? '–' : money(item.total)}</span>}
			belowPrice={item.total !== null && <LinePayment payment={item.pricing.payment} />}
			below={
				<LineButtons
					article={name}
					actions={[
						...(designId ? actions : [finaliseAction]),
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

function SharedNote() {
	const { t } = usePlatform();
	return (
		<p className="mt-1 flex items-center gap-1 text-sm text-muted">
			<IconUsers aria-hidden size={16} className="shrink-0" />
			{t('cartPage.isShared')}
		</p>
	);
}

/** Of a line with a design: it is edited, released, duplicated, and shared where the reader's company shares drafts. */
function useDesignActions({ id, designId, isDesignEmpty }: Item): {
	isShared: boolean;
	actions: readonly LineAction[];
} {
	const { t, ask, base, language } = usePlatform();
	const { act } = useCommands();
	const shared = useSharedDrafts();
	const design = designId ?? '';
	const isShared = shared?.has(design) === true;
	const setShared = (wanted: boolean) => ask(shareDesignDocument, { id: design, isShared: wanted });
	const duplicate = () =>
		act({
			line: id,
			send: () => ask(duplicateDesignDocument, { id: design, language }),
			said: 'cartPage.said.duplicated',
			failed: 'cartPage.failed.duplicate',
		});
	const share = () =>
		act({
			line: id,
			send: () => setShared(!isShared),
			said: isShared ? 'cartPage.said.unshared' : 'cartPage.said.shared',
			failed: 'cartPage.failed.draft',
			undo: () => setShared(isShared),
		});
	const edit = {
		label: t(isDesignEmpty ? 'cartPage.uploadDesign' : 'cartPage.design'),
		icon: <IconPalette aria-hidden size={18} />,
		href: `${base}/studio/${design}`,
	};
	const SharingIcon = isShared ? IconUsersMinus : IconUsersPlus;
	const sharing = {
		label: t(isShared ? 'cartPage.endSharing' : 'cartPage.share'),
		icon: <SharingIcon aria-hidden size={18} />,
		run: () => void share(),
	};
	if (isDesignEmpty) return { isShared, actions: isShared ? [edit, sharing] : [edit] };
	const actions = [
		edit,
		{
			label: t('cartPage.finalise'),
			icon: <IconCheck aria-hidden size={18} />,
			href: `${base}/designs/${design}`,
		},
		{
			label: t('cartPage.duplicate'),
			icon: <IconCopyPlus aria-hidden size={18} />,
			run: () => void duplicate(),
		},
	];
	return { isShared, actions: shared ? [...actions, sharing] : actions };
}
