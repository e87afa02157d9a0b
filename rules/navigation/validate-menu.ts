// What a menu may be, in the browser and on the server: its shape first, as it may come from anywhere, then each item.
import { isRootPath, isSecureUrl } from '../field-formats.ts';
import { isId } from '../ids.ts';
import {
	deepest,
	type EditedItem,
	flatItems,
	hasEntity,
	itemKinds,
	longestLabel,
	type MenuName,
	mayHaveChildren,
	mostItems,
	mostProducts,
	mostRoles,
	needsLabel,
} from './menu.ts';

export type ItemError =
	| 'url'
	| 'target'
	| 'labelRequired'
	| 'labelTooLong'
	| 'tooDeep'
	| 'noChildren'
	| 'tooManyProducts';

export interface ItemProblem {
	/** The id of the item. */
	item: string;
	error: ItemError;
}

/** "URL is not valid and must start with https:// or be relative and start with /" */
export const isMenuUrl = (url: string): boolean => isSecureUrl(url) || isRootPath(url);

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const idsUpTo = (value: unknown, most: number): value is string[] =>
	Array.isArray(value) &&
	value.length <= most &&
	value.every((id) => typeof id === 'string' && isId(id)) &&
	new Set(value).size === value.length;

/** A text that no item could hold is not even looked at. */
const isLabels = (value: unknown): value is Record<string, string> =>
	isRecord(value) &&
	Object.keys(value).length <= 100 &&
	Object.values(value).every((text) => typeof text === 'string' && text.length <= 1000);

/** More levels than any menu has: nothing that is sent is followed further. */
const deepestSent = 10;

function readItem(value: unknown, level: number): EditedItem | undefined {
	if (!isRecord(value) || level > deepestSent) return undefined;
	const { id, kind: sent, target, products, roles, newTab, labels, children } = value;
	const kind = itemKinds.find((known) => known === sent);
	if (typeof id !== 'string' || !isId(id) || !kind || typeof target !== 'string' || target.length > 2000)
		return undefined;
	// More than are shown are said at the item; more than anyone chooses are no menu.
	if (products !== undefined && !(kind === 'category' && idsUpTo(products, 50))) return undefined;
	if (!idsUpTo(roles, mostRoles) || typeof newTab !== 'boolean' || !isLabels(labels)) return undefined;
	const below = readItems(children, level + 1);
	if (!below) return undefined;
	return {
		id: id.toLowerCase(),
		kind,
		target: hasEntity(kind) ? target.toLowerCase() : target.trim(),
		...(products !== undefined && { products: (products as string[]).map((one) => one.toLowerCase()) }),
		roles: roles.map((role) => role.toLowerCase()),
		newTab,
		labels,
		children: below,
	};
}

function readItems(value: unknown, level: number): EditedItem[] | undefined {
	if (!Array.isArray(value) || value.length > mostItems) return undefined;
	const items: EditedItem[] = [];
	for (const one of value) {
		const item = readItem(one, level);
		if (!item) return undefined;
		items.push(item);
	}
	return items;
}

/** Undefined for what is no menu: unknown kinds, ids that are none, items that come twice. */
export function readMenu(value: unknown): EditedItem[] | undefined {
	const items = readItems(value, 1);
	const ids = items && flatItems(items).map(({ id }) => id);
	return ids && new Set(ids).size === ids.length ? items : undefined;
}

interface Context {
	menu: MenuName;
	/** The default language of the shop. */
	language: string;
}

function errorsOf(item: EditedItem, level: number, { menu, language }: Context): ItemError[] {
	const { kind, target, labels, products = [], children } = item;
	const written = Object.values(labels).map((text) => text.trim());
	const inBase = (labels[language] ?? '').trim();
	const errors: (ItemError | false)[] = [
		kind === 'url' && !isMenuUrl(target) && 'url',
		hasEntity(kind) ? !isId(target) && 'target' : kind !== 'url' && target !== '' && 'target',
		// A translation of nothing: the default language is the one that others are translated from.
		inBase === '' && (needsLabel(kind) || written.some(Boolean)) && 'labelRequired',
		written.some((text) => text.length > longestLabel) && 'labelTooLong',
		products.length > mostProducts && 'tooManyProducts',
		level > deepest[menu] && 'tooDeep',
		children.length > 0 && !mayHaveChildren(kind) && 'noChildren',
	];
	return errors.filter((error) => error !== false);
}

export const isTooLong = (items: readonly EditedItem[]): boolean => flatItems(items).length > mostItems;

/** What is wrong, item by item. */
export const itemProblems = (items: readonly EditedItem[], context: Context, level = 1): ItemProblem[] =>
	items.flatMap((item) => [
		...errorsOf(item, level, context).map((error) => ({ item: item.id, error })),
		...itemProblems(item.children, context, level + 1),
	]);
