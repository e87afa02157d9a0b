// All objects of the page beside it: the same selection, for those who do not point, and for what is hidden behind something.
import {
	IconCircle,
	IconLine,
	IconLock,
	IconPhoto,
	IconPin,
	IconPinFilled,
	IconQrcode,
	IconShape,
	IconSquare,
	IconStack2,
	IconTypography,
	IconVector,
} from '@tabler/icons-react';
import { type FormEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import { Button as AriaButton, GridList, GridListItem } from 'react-aria-components';
import type { DesignElement, DesignPage } from '../../../../rules/designs/design.ts';
import { Menu } from '../../../kit/menu.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { nameElements } from '../../paint/name-elements.ts';
import { useReadOnly, useStudio } from '../../studio-context.tsx';
import { useSelection } from '../../view/use-selection.ts';
import { useView } from '../../view/view-state.tsx';
import { isHeld } from '../commands/command.ts';
import { changeSelection, duplicateSelection, removeSelection, togglePins } from '../commands/edit.ts';
import { directions, orderSelection } from '../commands/order.ts';
import { useFree } from '../free-context.tsx';
import { useSettledDesign } from '../use-settled-design.ts';
import { type ListedObject, listObjects } from './list-objects.ts';

const kindIcons = {
	text: IconTypography,
	image: IconPhoto,
	vector: IconVector,
	code: IconQrcode,
	group: IconStack2,
} as const;
const shapeIcons = { rectangle: IconSquare, ellipse: IconCircle, line: IconLine, path: IconShape } as const;

export function KindIcon({ element }: { element: DesignElement }) {
	const Icon = element.kind === 'shape' ? shapeIcons[element.shape] : kindIcons[element.kind];
	return <Icon aria-hidden size={18} className="shrink-0 text-muted" />;
}

interface ListedRow extends ListedObject {
	id: string;
	name: string;
}

/** The same object as long as nothing of it has changed: rows that stay are not drawn anew. */
function useRows(): readonly ListedRow[] {
	const { view } = useView();
	const design = useSettledDesign();
	const page: DesignPage | undefined = design.pages.find(({ id }) => id === view.page) ?? design.pages[0];
	const platform = usePlatform();
	const [known] = useState(() => new Map<string, ListedRow>());
	return useMemo(() => {
		const names = nameElements(design, platform);
		return (page ? listObjects(page) : []).map(({ element, depth }) => {
			const name = names.get(element.id) ?? '';
			const former = known.get(element.id);
			if (former?.element === element && former.depth === depth && former.name === name) return former;
			const row = { id: element.id, element, depth, name };
			known.set(element.id, row);
			return row;
		});
	}, [design, page, known, platform]);
}

export const ObjectList = memo(function ObjectList() {
	const rows = useDeferredValue(useRows());
	const { t } = usePlatform();
	return (
		<>
			<Rows rows={rows} selection={useSelection()} />
			{rows.length > 1 && <p className="px-3 py-2 text-sm text-muted">{t('studio.free.objectsOrder')}</p>}
		</>
	);
});

interface RowsProps {
	rows: readonly ListedRow[];
	selection: readonly string[];
}

const Rows = memo(function Rows({ rows, selection }: RowsProps) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const [renaming, setRenaming] = useState<string>();
	return (
		<GridList
			aria-label={t('studio.free.objects')}
			items={rows}
			dependencies={[renaming]}
			selectionMode="multiple"
			selectionBehavior="replace"
			keyboardNavigationBehavior="tab"
			selectedKeys={selection}
			onSelectionChange={(keys) => store.select(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String))}
			renderEmptyState={() => <p className="p-3 text-sm text-muted">{t('studio.free.noObjects')}</p>}
			className="outline-none"
		>
			{(row) => (
				<GridListItem
					id={row.id}
					textValue={row.name}
					className="cursor-default border-b border-line px-2 outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-surface-hover data-selected:bg-item-active"
				>
					{({ isSelected }) =>
						renaming === row.id ? (
							<Rename row={row} onDone={() => setRenaming(undefined)} />
						) : (
							<Row row={row} isSelected={isSelected} onRename={setRenaming} />
						)
					}
				</GridListItem>
			)}
		</GridList>
	);
});

interface RowProps {
	row: ListedRow;
	isSelected: boolean;
	onRename(id: string): void;
}

/** What can be done with an object stands in its row when it is selected: a hundred rows of buttons would be slow, and noisy. */
const Row = memo(function Row({ row: { element, depth, name }, isSelected, onRename }: RowProps) {
	const { t } = usePlatform();
	const { store } = useStudio();
	return (
		<div
			style={{ paddingInlineStart: depth * 16 }}
			className="flex min-h-10 items-center gap-2 pointer-coarse:min-h-11"
		>
			<KindIcon element={element} />
			<span className="min-w-0 grow truncate text-sm">{name}</span>
			{isHeld(element, store.role) && (
				<IconLock size={16} aria-label={t('studio.free.held')} role="img" className="shrink-0 text-muted" />
			)}
			{isSelected ? (
				<RowActions element={element} label={name} onRename={onRename} />
			) : (
				element.isPinned && (
					<IconPinFilled
						size={16}
						role="img"
						aria-label={t('studio.free.pinned')}
						className="me-2 shrink-0 text-muted"
					/>
				)
			)}
		</div>
	);
});

function RowActions({
	element,
	label,
	onRename,
}: {
	element: DesignElement;
	label: string;
	onRename(id: string): void;
}) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const { run } = useFree();
	const readOnly = useReadOnly();
	const { id, isPinned } = element;
	/** What is done in the row of an object is done with that one. */
	const act = (make: Parameters<typeof run>[0]) => {
		store.select([id]);
		run(make);
	};
	const Pin = isPinned ? IconPinFilled : IconPin;
	return (
		<>
			<AriaButton
				aria-label={t(isPinned ? 'studio.free.unpinOf' : 'studio.free.pinOf', { name: label })}
				isDisabled={readOnly}
				onPress={() => act(togglePins)}
				className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-theme text-muted outline-none hover:bg-surface-hover data-focus-visible:outline-2 data-focus-visible:outline-focus pointer-coarse:size-11"
			>
				<Pin aria-hidden size={16} />
			</AriaButton>
			{!readOnly && (
				<Menu
					compact
					size="small"
					label={t('studio.free.actionsOf', { name: label })}
					actions={[
						{ id: 'rename', label: t('studio.free.rename'), onAction: () => onRename(id) },
						...directions.map((direction) => ({
							id: direction,
							label: t(`studio.free.order.${direction}`),
							onAction: () => act((context) => orderSelection(context, direction)),
						})),
						{ id: 'duplicate', label: t('studio.free.duplicate'), onAction: () => act(duplicateSelection) },
						{ id: 'remove', label: t('studio.free.remove'), danger: true, onAction: () => act(removeSelection) },
					]}
				/>
			)}
		</>
	);
}

const longestName = 200;

function Rename({ row: { element, name: label }, onDone }: { row: ListedRow; onDone(): void }) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const { run } = useFree();
	const [name, setName] = useState(element.name);
	const save = () => {
		store.select([element.id]);
		if (name.trim()) run((context) => changeSelection(context, null, () => ({ name: name.trim() })), { said: name });
		onDone();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save();
	};
	return (
		<form onSubmit={submit} className="py-1 pe-2">
			<input
				// biome-ignore lint/a11y/noAutofocus: it was asked for a moment ago
				autoFocus
				value={name}
				maxLength={longestName}
				aria-label={t('studio.free.nameOf', { name: label })}
				onChange={(event) => setName(event.target.value)}
				onBlur={save}
				onKeyDown={(event) => {
					event.stopPropagation();
					if (event.key === 'Escape') onDone();
				}}
				className="h-8 w-full rounded-theme border border-control-line bg-control px-2 text-sm pointer-coarse:h-11"
			/>
		</form>
	);
}
