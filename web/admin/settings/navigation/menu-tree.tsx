// A menu as a tree: items are moved by buttons or dragged anywhere, by pointer or keys.
import {
	IconArrowBarLeft,
	IconArrowBarRight,
	IconCategory,
	IconChevronRight,
	IconExternalLink,
	IconFile,
	IconHeading,
	IconLayoutGrid,
	IconLink,
	IconPackage,
	IconPencil,
	IconPlus,
	IconTrash,
	IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Button, DropIndicator, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import { levelOf, neighboursOf, placeOf } from '../../../../rules/navigation/arrange-items.ts';
import {
	deepest,
	type EditedItem,
	flatItems,
	type MenuName,
	mayHaveChildren,
} from '../../../../rules/navigation/menu.ts';
import { Chip } from '../../../kit/chip.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { DragHandle } from '../../../kit/sortable-list/drag-handle.tsx';
import { StepButtons } from '../../../kit/sortable-list/step-buttons.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Targets, targetState } from './menu-values.ts';
import type { MenuArranging } from './use-menu.ts';

const signs = {
	page: IconFile,
	linkPage: IconLink,
	category: IconCategory,
	categories: IconLayoutGrid,
	product: IconPackage,
	url: IconExternalLink,
	heading: IconHeading,
};

/** How far each level stands to the right. */
const indents = ['', 'ps-4 phone:ps-7', 'ps-8 phone:ps-14'];

const smallButton =
	'size-8 shrink-0 cursor-pointer place-items-center rounded-theme text-muted data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:text-text pointer-coarse:size-11';

interface MenuTreeProps {
	menu: MenuName;
	items: readonly EditedItem[];
	targets: Targets;
	arranging: MenuArranging;
	readOnly: boolean;
	errorOf(id: string): string | undefined;
	onEdit(id: string): void;
	onAddBelow(id: string): void;
}

export function MenuTree(props: MenuTreeProps) {
	const { menu, items, arranging, readOnly, onEdit } = props;
	const { t } = usePlatform();
	const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
	const ids = flatItems(items).map(({ id }) => id);
	const { dragAndDropHooks } = useDragAndDrop({
		isDisabled: readOnly,
		getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
		onMove({ keys, target }) {
			const [id] = [...keys].map(String);
			const over = String(target.key);
			const place = placeOf(items, over);
			if (!id || !place || over === id) return;
			if (target.dropPosition === 'on')
				return arranging.move(id, { parent: over, index: neighboursOf(items, over).length });
			const others = neighboursOf(items, place.parent).filter((one) => one.id !== id);
			const at = others.findIndex((one) => one.id === over);
			arranging.move(id, { parent: place.parent, index: target.dropPosition === 'before' ? at : at + 1 });
		},
		renderDropIndicator: (target) => (
			<DropIndicator target={target} className="h-0.5 outline-none data-drop-target:bg-accent" />
		),
	});
	const rows = (neighbours: readonly EditedItem[]) =>
		neighbours.map((item, index) => (
			<TreeItem
				key={item.id}
				id={item.id}
				textValue={arranging.nameOf(item)}
				className="border-b border-line outline-none last:border-b-0 data-dragging:opacity-50 data-drop-target:bg-item-active data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-surface-hover"
			>
				<TreeItemContent>
					<Row {...props} item={item} first={index === 0} last={index === neighbours.length - 1} />
				</TreeItemContent>
				{rows(item.children)}
			</TreeItem>
		));
	return (
		<>
			<p aria-live="polite" className="sr-only">
				{arranging.announcement}
			</p>
			<Tree
				aria-label={t(`navigation.${menu}`)}
				dragAndDropHooks={dragAndDropHooks}
				selectionMode="none"
				expandedKeys={ids.filter((id) => !closed.has(id))}
				onExpandedChange={(open) => setClosed(new Set(ids.filter((id) => !open.has(id))))}
				onAction={(id) => onEdit(String(id))}
				className="rounded-theme border border-line bg-surface outline-none"
			>
				{rows(items)}
			</Tree>
		</>
	);
}

interface RowProps extends MenuTreeProps {
	item: EditedItem;
	first: boolean;
	last: boolean;
}

function Row({ menu, items, item, targets, arranging, readOnly, errorOf, onEdit, onAddBelow, first, last }: RowProps) {
	const { t } = usePlatform();
	const { id, kind, roles, newTab } = item;
	const name = arranging.nameOf(item);
	const level = levelOf(items, id);
	const Sign = signs[kind];
	const state = targetState(item, targets);
	const error = errorOf(id);
	const size = { size: 18, 'aria-hidden': true } as const;
	return (
		// On a phone the buttons stand below the name.
		<div
			className={`flex flex-wrap items-center justify-end gap-1 py-1.5 pe-2 phone:flex-nowrap phone:gap-2 ${readOnly ? 'ps-2' : ''}`}
		>
			{!readOnly && <DragHandle />}
			<div
				className={`flex min-w-0 grow basis-[calc(100%-4rem)] items-center gap-1 phone:basis-0 phone:gap-2 ${indents[level - 1] ?? indents.at(-1)}`}
			>
				<Button
					slot="chevron"
					aria-label={t('navigation.expand', { name })}
					className={`${smallButton} ${item.children.length > 0 ? 'grid' : 'invisible'}`}
				>
					<IconChevronRight
						{...size}
						className="transition-transform duration-150 in-data-expanded:rotate-90 motion-reduce:transition-none"
					/>
				</Button>
				<div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
					<span className="min-w-0 grow basis-48 phone:basis-56">
						<span className="flex items-center gap-2 font-medium">
							<Sign {...size} className="shrink-0 text-muted" />
							<span className="min-w-0 wrap-break-word">{name}</span>
						</span>
						<span className="block text-sm text-muted wrap-anywhere">
							{t(kind === 'categories' ? 'navigation.automatic' : `navigation.kind.${kind}`)}
							{kind === 'url' && ` · ${item.target}`}
							{newTab && ` · ${t('navigation.newTab')}`}
						</span>
						{error && <span className="block text-sm text-error">{error}</span>}
					</span>
					{state && (
						<Chip state={state === 'restricted' ? 'scheduled' : 'failed'} label={t(`navigation.state.${state}`)} />
					)}
					{roles.length > 0 && (
						<Chip state="inactive" icon={IconUsers} label={t('navigation.roleCount', { count: roles.length })} />
					)}
				</div>
			</div>
			{!readOnly && (
				<StepButtons
					labels={{ up: t('navigation.moveUp', { name }), down: t('navigation.moveDown', { name }) }}
					first={first}
					last={last}
					onStep={(by) => arranging.step(id, by < 0 ? 'up' : 'down')}
				/>
			)}
			<Button
				aria-label={t('navigation.edit', { name })}
				className={`${smallButton} hidden phone:grid`}
				onPress={() => onEdit(id)}
			>
				<IconPencil {...size} />
			</Button>
			{!readOnly && (
				<Menu
					compact
					size="small"
					label={t('navigation.actions', { name })}
					actions={[
						{ id: 'edit', label: t('navigation.editItem'), icon: <IconPencil {...size} />, onAction: () => onEdit(id) },
						{
							id: 'in',
							label: t('navigation.moveIn'),
							icon: <IconArrowBarRight {...size} />,
							disabled: first || level >= deepest[menu],
							onAction: () => arranging.step(id, 'in'),
						},
						{
							id: 'out',
							label: t('navigation.moveOut'),
							icon: <IconArrowBarLeft {...size} />,
							disabled: level === 1,
							onAction: () => arranging.step(id, 'out'),
						},
						{
							id: 'add',
							label: t('navigation.addItemBelow'),
							icon: <IconPlus {...size} />,
							disabled: level >= deepest[menu] || !mayHaveChildren(kind),
							onAction: () => onAddBelow(id),
						},
						{
							id: 'delete',
							label: t('navigation.remove'),
							icon: <IconTrash {...size} />,
							danger: true,
							onAction: () => arranging.remove(id),
						},
					]}
				/>
			)}
		</div>
	);
}
