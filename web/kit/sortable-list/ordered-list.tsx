// Things in an order that is changed by arrows or by dragging.
import type { ReactNode } from 'react';
import { DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { DragHandle } from './drag-handle.tsx';
import { beforeAfterDrop } from './move.ts';
import type { Order } from './order.ts';
import { StepButtons } from './step-buttons.tsx';

interface OrderedListProps<Item> {
	label: string;
	order: Order<Item>;
	nameOf(item: Item): string;
	stepLabels(name: string): { up: string; down: string };
	readOnly: boolean;
	children(item: Item): ReactNode;
	/** Stand after the arrows. */
	actions?(item: Item): ReactNode;
}

export function OrderedList<Item extends { id: string }>(props: OrderedListProps<Item>) {
	const { label, order, nameOf, stepLabels, readOnly, children, actions } = props;
	const { shown } = order;
	const { dragAndDropHooks } = useDragAndDrop({
		isDisabled: readOnly,
		getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
		onReorder({ keys, target: { key, dropPosition } }) {
			const [id] = [...keys].map(String);
			if (dropPosition === 'on' || !id || id === String(key)) return;
			const others = shown.map((item) => item.id).filter((other) => other !== id);
			order.move(id, beforeAfterDrop(others, String(key), dropPosition));
		},
		renderDropIndicator: (target) => (
			<DropIndicator target={target} className="h-0.5 outline-none data-drop-target:bg-accent" />
		),
	});
	return (
		<>
			<p aria-live="polite" className="sr-only">
				{order.announcement}
			</p>
			<GridList
				aria-label={label}
				{...(!readOnly && { dragAndDropHooks })}
				keyboardNavigationBehavior="tab"
				selectionMode="none"
				className="rounded-theme border border-line bg-surface outline-none"
			>
				{shown.map((item, index) => (
					<GridListItem
						key={item.id}
						id={item.id}
						textValue={nameOf(item)}
						className="flex items-center gap-1 border-b border-line px-2 py-2 outline-none last:border-b-0 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-surface-hover phone:gap-3 phone:px-3"
					>
						{!readOnly && <DragHandle />}
						<div className="min-w-0 grow">{children(item)}</div>
						{!readOnly && (
							<StepButtons
								labels={stepLabels(nameOf(item))}
								first={index === 0}
								last={index === shown.length - 1}
								onStep={(by) => order.step(item.id, by)}
							/>
						)}
						{actions?.(item)}
					</GridListItem>
				))}
			</GridList>
		</>
	);
}
