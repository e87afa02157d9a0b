// What can be done with one price list, behind one button: in its row and above its sheet.
import { IconArchive, IconArchiveOff, IconCopy, IconCursorText, IconPencil } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Menu } from '../../kit/menu.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { NameDialog } from './name-dialog.tsx';
import { type NamedList, usePriceListActions } from './price-list-actions.ts';

interface PriceListMenuProps {
	list: NamedList & { archivedAt: string | null };
	/** In a row: three dots, a way to the sheet, another name. */
	compact?: boolean;
	/** Something is typed and not saved: a copy would not have it. */
	unsaved?: boolean;
}

const icon = { 'aria-hidden': true, size: 18 };

/** Beside a sheet it is drawn anew only when something of it changes. */
export const PriceListMenu = memo(function PriceListMenu({
	list,
	compact = false,
	unsaved = false,
}: PriceListMenuProps) {
	const { t } = usePlatform();
	const me = useMe();
	const navigate = useNavigate();
	const actions = usePriceListActions();
	const [naming, setNaming] = useState<'rename' | 'copy'>();
	const mayChange = has(me, 'mPrice');
	const open = {
		id: 'edit',
		label: t('adminPriceLists.edit'),
		icon: <IconPencil {...icon} />,
		onAction: () => navigate(`/admin/price-lists/${list.id}`),
	};
	const rename = {
		id: 'rename',
		label: t('adminPriceLists.rename'),
		icon: <IconCursorText {...icon} />,
		onAction: () => setNaming('rename'),
	};
	const changing = [
		{
			id: 'copy',
			label: t('adminPriceLists.copy'),
			icon: <IconCopy {...icon} />,
			disabled: unsaved,
			onAction: () => setNaming('copy'),
		},
		list.archivedAt === null
			? {
					id: 'archive',
					label: t('adminPriceLists.archive'),
					icon: <IconArchive {...icon} />,
					disabled: unsaved,
					onAction: () => void actions.archive([list]),
				}
			: {
					id: 'restore',
					label: t('adminPriceLists.restore'),
					icon: <IconArchiveOff {...icon} />,
					disabled: unsaved,
					onAction: () => void actions.restore([list]),
				},
	];
	if (!compact && !mayChange) return null;
	return (
		<>
			<Menu
				compact={compact}
				label={compact ? t('adminPriceLists.actionsOf', { name: list.name }) : t('adminPriceLists.actions')}
				actions={[
					...(compact ? [open] : []),
					...(compact && mayChange ? [rename] : []),
					...(mayChange ? changing : []),
				]}
			/>
			{naming && <NameDialog list={list} purpose={naming} onClose={() => setNaming(undefined)} />}
		</>
	);
});
