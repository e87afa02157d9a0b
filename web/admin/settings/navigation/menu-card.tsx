// Header or footer: its tree, adding to it, and the details of one item.
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { findItem } from '../../../../rules/navigation/arrange-items.ts';
import { type EditedItem, flatItems, type MenuName, mostItems } from '../../../../rules/navigation/menu.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ItemDrawer } from './item-drawer.tsx';
import { MenuTree } from './menu-tree.tsx';
import type { MenuRole, MenuTarget, Targets } from './menu-values.ts';
import { useMenu } from './use-menu.ts';

interface MenuCardProps {
	menu: MenuName;
	items: readonly EditedItem[];
	targets: Targets;
	roles: readonly MenuRole[];
	readOnly: boolean;
	errorOf(name: string): string | undefined;
	onChange(change: (items: readonly EditedItem[]) => EditedItem[]): void;
	/** Of an item that was added: what is called by its name from now on. */
	onTarget(target: MenuTarget): void;
}

export function MenuCard({ menu, items, targets, roles, readOnly, errorOf, onChange, onTarget }: MenuCardProps) {
	const { t } = usePlatform();
	const arranging = useMenu({ menu, items, targets, onChange });
	const [adding, setAdding] = useState<{ below: string | null }>();
	const [editing, setEditing] = useState<string>();
	const edited = editing === undefined ? undefined : findItem(items, editing);
	const below = adding?.below ? findItem(items, adding.below) : undefined;
	const wrong = errorOf(menu);
	return (
		<Card
			heading="h2"
			title={t(`navigation.${menu}`)}
			actions={
				!readOnly && (
					<Button
						icon={<IconPlus aria-hidden size={18} />}
						aria-label={t('navigation.addTo', { menu: t(`navigation.${menu}`) })}
						onClick={() => setAdding({ below: null })}
					>
						{t('navigation.add')}
					</Button>
				)
			}
		>
			<p className="mb-4 max-w-prose text-muted">{t(`navigation.${menu}Hint`)}</p>
			{wrong && (
				<div className="mb-4">
					<Notice kind="danger">{wrong}</Notice>
				</div>
			)}
			{items.length === 0 ? (
				<p className="rounded-theme border border-dashed border-line p-6 text-center text-muted">
					{t('navigation.empty')}
				</p>
			) : (
				<MenuTree
					menu={menu}
					items={items}
					targets={targets}
					arranging={arranging}
					readOnly={readOnly}
					errorOf={errorOf}
					onEdit={setEditing}
					onAddBelow={(id) => setAdding({ below: id })}
				/>
			)}
			<p className="mt-3 text-sm text-muted">
				{t('navigation.count', { count: flatItems(items).length, most: mostItems })}
			</p>
			{adding && (
				<AddDialog
					below={below && arranging.nameOf(below)}
					onClose={() => setAdding(undefined)}
					onAdd={(item, target) => {
						if (target) onTarget(target);
						if (arranging.add(item, adding.below, target?.name) && !target) setAdding(undefined);
					}}
				/>
			)}
			{edited && (
				<ItemDrawer
					item={edited}
					targets={targets}
					roles={roles}
					readOnly={readOnly}
					error={errorOf(edited.id)}
					onClose={() => setEditing(undefined)}
					onChange={(change, target) => {
						if (target) onTarget(target);
						arranging.change(edited.id, change);
					}}
				/>
			)}
		</Card>
	);
}
