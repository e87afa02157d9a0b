// The categories as a tree: opened and closed, moved by arrows among their neighbours, dragged anywhere, by pointer or keys.
import { IconChevronRight, IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, DropIndicator, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { deepestLevel, levelOf } from '../../../rules/catalogue/category-tree.ts';
import { Chip } from '../../kit/chip.tsx';
import { DragHandle } from '../../kit/sortable-list/drag-handle.tsx';
import { beforeAfterDrop } from '../../kit/sortable-list/move.ts';
import { StepButtons } from '../../kit/sortable-list/step-buttons.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { type AccessRole, addressOf, type CategoryNode, neighboursOf } from './tree.ts';
import { useTree } from './use-tree.ts';

interface CategoryTreeProps {
	nodes: readonly CategoryNode[];
	roles: readonly AccessRole[];
	readOnly: boolean;
}

export function CategoryTree({ nodes, roles, readOnly }: CategoryTreeProps) {
	const { t } = usePlatform();
	const navigate = useNavigate();
	const tree = useTree(nodes);
	const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
	const { shown } = tree;
	const { dragAndDropHooks } = useDragAndDrop({
		isDisabled: readOnly,
		getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
		onMove({ keys, target }) {
			const [id] = [...keys].map(String);
			const over = shown.find((node) => node.id === String(target.key));
			if (!id || !over || over.id === id) return;
			if (target.dropPosition === 'on') return tree.move({ id, parentId: over.id, before: null });
			const ids = neighboursOf(shown, over.parentId).map((node) => node.id);
			const before = beforeAfterDrop(
				ids.filter((other) => other !== id),
				over.id,
				target.dropPosition,
			);
			tree.move({ id, parentId: over.parentId, before });
		},
		renderDropIndicator: (target) => (
			<DropIndicator target={target} className="h-0.5 outline-none data-drop-target:bg-accent" />
		),
	});
	const itemsBelow = (parentId: string | null) =>
		neighboursOf(shown, parentId).map((node, index, neighbours) => (
			<TreeItem
				key={node.id}
				id={node.id}
				textValue={node.name}
				className="border-b border-line outline-none last:border-b-0 data-dragging:opacity-50 data-drop-target:bg-item-active data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-surface-hover"
			>
				<TreeItemContent>
					<Row
						node={node}
						roles={roles}
						readOnly={readOnly}
						level={levelOf(shown, node.id)}
						hasBelow={shown.some((other) => other.parentId === node.id)}
						first={index === 0}
						last={index === neighbours.length - 1}
						onStep={(by) => tree.step(node, by)}
					/>
				</TreeItemContent>
				{itemsBelow(node.id)}
			</TreeItem>
		));
	return (
		<>
			<p aria-live="polite" className="sr-only">
				{tree.announcement}
			</p>
			<Tree
				aria-label={t('admin.categories')}
				dragAndDropHooks={dragAndDropHooks}
				selectionMode="none"
				expandedKeys={shown.map(({ id }) => id).filter((id) => !closed.has(id))}
				onExpandedChange={(open) => setClosed(new Set(shown.map(({ id }) => id).filter((id) => !open.has(id))))}
				onAction={(id) => navigate(`/admin/categories/${id}`)}
				className="rounded-theme border border-line bg-surface outline-none"
			>
				{itemsBelow(null)}
			</Tree>
		</>
	);
}

interface RowProps extends Omit<CategoryTreeProps, 'nodes'> {
	node: CategoryNode;
	level: number;
	hasBelow: boolean;
	first: boolean;
	last: boolean;
	onStep(by: -1 | 1): void;
}

const smallButton =
	'grid size-8 shrink-0 cursor-pointer place-items-center rounded-theme text-muted data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:text-text pointer-coarse:size-11';

/** How far each level stands to the right. */
const indents = ['', 'ps-3 phone:ps-7', 'ps-6 phone:ps-14', 'ps-9 phone:ps-21'];

function Row({ node, roles, readOnly, level, hasBelow, first, last, onStep }: RowProps) {
	const { t } = usePlatform();
	const { id, name, slug, linkUrl, products } = node;
	return (
		<div className={`flex items-center gap-1 py-1.5 pe-2 phone:gap-2 ${readOnly ? 'ps-2' : ''}`}>
			{!readOnly && <DragHandle />}
			<div className={`flex min-w-0 grow items-center gap-1 phone:gap-2 ${indents[level - 1] ?? indents.at(-1)}`}>
				<Button
					slot="chevron"
					aria-label={t('categories.expand', { name })}
					className={`${smallButton} ${hasBelow ? '' : 'invisible'}`}
				>
					<IconChevronRight
						aria-hidden
						size={18}
						className="transition-transform duration-150 in-data-expanded:rotate-90 motion-reduce:transition-none"
					/>
				</Button>
				<div className="grid min-w-0 grow gap-x-4 gap-y-1 phone:grid-cols-2 phone:items-center tablet:grid-cols-[minmax(0,1fr)_minmax(0,13rem)_minmax(0,11rem)_7rem]">
					<div className="min-w-0">
						<NearLink
							to={`/admin/categories/${id}`}
							className="rounded-theme font-medium text-text underline-offset-2 wrap-break-word hover:underline"
						>
							{name}
						</NearLink>
						<p className="flex items-center gap-1 text-sm text-muted wrap-anywhere">
							{linkUrl ? (
								<>
									<IconExternalLink aria-hidden size={14} className="shrink-0" />
									{linkUrl}
								</>
							) : (
								addressOf(slug)
							)}
						</p>
					</div>
					<div>
						<OnlineChip {...node} />
					</div>
					<p className="text-sm text-muted">
						{t('categories.roles')}: <AccessNames openTo={node.openTo} roles={roles} />
					</p>
					<p className="text-sm text-muted">{t('categories.products', { count: products })}</p>
				</div>
			</div>
			{!readOnly && (
				<StepButtons
					labels={{ up: t('categories.moveUp', { name }), down: t('categories.moveDown', { name }) }}
					first={first}
					last={last}
					onStep={onStep}
				/>
			)}
			{!readOnly && (
				<NearLink
					to={`/admin/categories/new?parent=${id}`}
					aria-label={t('categories.newBelow', { name })}
					title={t('categories.newBelow', { name })}
					className={`grid size-8 shrink-0 place-items-center rounded-theme text-muted hover:text-text pointer-coarse:size-11 ${level < deepestLevel ? '' : 'invisible'}`}
				>
					<IconPlus aria-hidden size={18} />
				</NearLink>
			)}
		</div>
	);
}

export function OnlineChip({ published, online }: Pick<CategoryNode, 'published' | 'online'>) {
	const { t } = usePlatform();
	if (published && online) return <Chip state="active" label={t('categories.online')} />;
	return <Chip state="inactive" label={t(published ? 'categories.offlineAbove' : 'categories.offline')} />;
}

interface AccessNamesProps {
	openTo: readonly string[] | null;
	roles: readonly AccessRole[];
}

function AccessNames({ openTo, roles }: AccessNamesProps) {
	const { t } = usePlatform();
	if (openTo === null) return t('categories.all');
	const names = roles.filter(({ id }) => openTo.includes(id)).map(({ label }) => label);
	return names.join(', ') || '–';
}
