// What can be done with one product, behind one button: in its row and in its editor.
import {
	IconArchive,
	IconArchiveOff,
	IconCopy,
	IconExternalLink,
	IconEye,
	IconEyeOff,
	IconFlask,
	IconLink,
	IconPencil,
	IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Menu } from '../../kit/menu.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { type NamedProduct, productPath, useProductActions } from './product-actions.ts';

interface ProductMenuProps {
	product: NamedProduct & { published: boolean; archived: boolean };
	/** In a row: three dots, and a way to the editor. */
	compact?: boolean;
	onDeleted?(): void;
	/** Something is typed and not saved: what changes the product would make that out of date. */
	unsaved?: boolean;
}

const icon = { 'aria-hidden': true, size: 18 };

export function ProductMenu({ product, compact = false, onDeleted, unsaved = false }: ProductMenuProps) {
	const { t } = usePlatform();
	const me = useMe();
	const navigate = useNavigate();
	const actions = useProductActions();
	const mayChange = has(me, 'mProd');
	const { id, name, slug, published, archived } = product;
	const open = [
		{
			id: 'edit',
			label: t('products.edit'),
			icon: <IconPencil {...icon} />,
			onAction: () => navigate(`/admin/products/${id}`),
		},
	];
	const showing = [
		{
			id: 'view',
			label: t('products.view'),
			icon: <IconExternalLink {...icon} />,
			onAction: () => window.open(productPath(slug), '_blank', 'noopener'),
		},
		{
			id: 'copyLink',
			label: t('products.copyLink'),
			icon: <IconLink {...icon} />,
			onAction: () => actions.copyLink(product),
		},
		{
			id: 'testLink',
			label: t('products.testLink'),
			icon: <IconFlask {...icon} />,
			onAction: () => actions.copyTestLink(product),
		},
	];
	const copying = {
		id: 'copy',
		label: t('products.copy'),
		icon: <IconCopy {...icon} />,
		onAction: () => actions.copy(product),
	};
	const inUse = [
		copying,
		published
			? {
					id: 'unpublish',
					label: t('products.unpublish'),
					icon: <IconEyeOff {...icon} />,
					disabled: unsaved,
					onAction: () => actions.unpublish([product]),
				}
			: {
					id: 'publish',
					label: t('products.publish'),
					icon: <IconEye {...icon} />,
					disabled: unsaved,
					onAction: () => actions.publish([product]),
				},
		{
			id: 'archive',
			label: t('products.archive'),
			icon: <IconArchive {...icon} />,
			disabled: unsaved,
			onAction: () => actions.archive([product]),
		},
	];
	const putAside = [
		copying,
		{
			id: 'restore',
			label: t('products.restore'),
			icon: <IconArchiveOff {...icon} />,
			disabled: unsaved,
			onAction: () => actions.restore([product]),
		},
		{
			id: 'delete',
			label: t('products.delete'),
			icon: <IconTrash {...icon} />,
			danger: true,
			onAction: async () => {
				if (await actions.remove([product])) onDeleted?.();
			},
		},
	];
	return (
		<Menu
			compact={compact}
			label={compact ? t('products.actionsOf', { name }) : t('products.actions')}
			actions={[
				...(compact ? open : []),
				...(archived ? [] : showing),
				...(mayChange ? (archived ? putAside : inUse) : []),
			]}
		/>
	);
}
