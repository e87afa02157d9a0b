// One menu while it is arranged: every change is shown and announced at once, and saved with all others.
import { useRef, useState } from 'react';
import {
	changeItem,
	findItem,
	type ItemPosition,
	insertItem,
	moveItem,
	neighboursOf,
	placeAfterStep,
	placeError,
	placeOf,
	removeItem,
	type Step,
} from '../../../../rules/navigation/arrange-items.ts';
import { type EditedItem, flatItems, type MenuName } from '../../../../rules/navigation/menu.ts';
import { dismissToast, showToast, useToast } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { itemName, type Targets } from './menu-values.ts';

interface MenuOptions {
	menu: MenuName;
	items: readonly EditedItem[];
	targets: Targets;
	/** Given what is there then: a removal is taken back later than it was made. */
	onChange(change: (items: readonly EditedItem[]) => EditedItem[]): void;
}

export type MenuArranging = ReturnType<typeof useMenu>;

export function useMenu({ menu, items, targets, onChange }: MenuOptions) {
	const platform = usePlatform();
	const { t } = platform;
	const toast = useToast();
	const [announcement, setAnnouncement] = useState('');
	const offered = useRef<ReturnType<typeof showToast>>(undefined);
	const nameOf = (item: EditedItem) => itemName(item, targets, platform);

	/** @param name of an item whose target is not among the others yet */
	const announce = (next: readonly EditedItem[], id: string, otherParent: boolean, name?: string) => {
		const item = findItem(next, id);
		const place = placeOf(next, id);
		if (!item || !place) return;
		const parent = place.parent === null ? undefined : findItem(next, place.parent);
		const called = name ?? nameOf(item);
		const below = parent ? nameOf(parent) : t('navigation.top');
		const count = neighboursOf(next, place.parent).length;
		setAnnouncement(
			otherParent
				? t('navigation.placedBelow', { name: called, parent: below, position: place.index + 1, count })
				: t('navigation.placed', { name: called, position: place.index + 1, count }),
		);
	};

	/** @param place counted without the item itself */
	const move = (id: string, place: ItemPosition) => {
		const item = findItem(items, id);
		if (!item) return;
		const error = placeError(menu, items, item, place.parent);
		if (error) {
			const said = t(`navigation.refused.${error}`);
			setAnnouncement(said);
			return toast.error(said);
		}
		const next = moveItem(items, id, place);
		announce(next, id, placeOf(items, id)?.parent !== place.parent);
		onChange(() => next);
	};

	return {
		announcement,
		nameOf,
		move,
		step(id: string, step: Step) {
			const place = placeAfterStep(items, id, step);
			if (place) move(id, place);
			else announce(items, id, false);
		},
		add(item: EditedItem, parent: string | null, name?: string): boolean {
			const error = placeError(menu, items, item, parent);
			if (error) {
				toast.error(t(`navigation.refused.${error}`));
				return false;
			}
			const next = insertItem(items, item, { parent, index: neighboursOf(items, parent).length });
			onChange(() => next);
			announce(next, item.id, false, name);
			return true;
		},
		change: (id: string, change: Partial<EditedItem>) =>
			onChange((now) => changeItem(now, id, (item) => ({ ...item, ...change }))),
		remove(id: string) {
			const item = findItem(items, id);
			const place = placeOf(items, id);
			if (!item || !place) return;
			onChange((now) => removeItem(now, id));
			// What it stood below may be gone by then.
			const restore = () =>
				onChange((now) =>
					insertItem(
						now,
						item,
						place.parent === null || findItem(now, place.parent) ? place : { parent: null, index: now.length },
					),
				);
			// One at a time: several of them would cover the menu.
			if (offered.current !== undefined) dismissToast(offered.current);
			const below = flatItems(item.children).length;
			offered.current = showToast('info', t('navigation.removed', { name: nameOf(item), below }), {
				label: t('navigation.undo'),
				run: restore,
				focused: true,
			});
		},
	};
}
