// The menus as the tab holds them: items, targets, names, and what is wrong with which item.

import { newId } from '../../../../rules/ids.ts';
import { type EditedItem, hasEntity, type MenuName, menuNames } from '../../../../rules/navigation/menu.ts';
import { isTooLong, itemProblems } from '../../../../rules/navigation/validate-menu.ts';
import type { Platform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import type { FieldErrors } from '../../editor.ts';
import type { navigationDocument } from './navigation.documents.ts';

export type LoadedMenus = Data<typeof navigationDocument>['navigationMenus'];
export type MenuTarget = LoadedMenus[number]['targets'][number];
export type MenuRole = Data<typeof navigationDocument>['navigationRoles'][number];

interface MenuValues {
	items: readonly EditedItem[];
	/** Of the state that was loaded: whoever saves over a later one is told. */
	revision: number;
}

export type NavigationValues = Readonly<Record<MenuName, MenuValues>>;

export function valuesOf(loaded: LoadedMenus): NavigationValues {
	const find = (name: MenuName): MenuValues => {
		const menu = loaded.find((one) => one.menu === name);
		return { items: (menu?.items ?? []) as unknown as EditedItem[], revision: menu?.revision ?? 0 };
	};
	return { header: find('header'), footer: find('footer') };
}

export const newItem = (kind: EditedItem['kind'], target = '', labels: EditedItem['labels'] = {}): EditedItem => ({
	id: newId(),
	kind,
	target,
	roles: [],
	newTab: false,
	labels,
	children: [],
});

const baseLanguage = ({ languages, language }: Platform) =>
	languages.find((spoken) => spoken.default)?.languageCode ?? language;

/** By the id of the item; what is wrong with a whole menu by its name. */
export function validateMenus(values: NavigationValues, platform: Platform): FieldErrors {
	const { t } = platform;
	const language = baseLanguage(platform);
	return Object.fromEntries(
		menuNames.flatMap((menu): [string, string][] => {
			const { items } = values[menu];
			const problems = itemProblems(items, { menu, language });
			const found = problems.map(({ item, error }): [string, string] => [
				item,
				error === 'url' ? t('fields.link') : t(`navigation.error.${error}`),
			]);
			return isTooLong(items) ? [...found, [menu, t('navigation.tooMany')]] : found;
		}),
	);
}

export const targetKey = (kind: string, id: string) => `${kind} ${id}`;

export type Targets = ReadonlyMap<string, MenuTarget>;

/** What a visitor would read, in the reader's language. */
export function itemName(item: EditedItem, targets: Targets, platform: Platform): string {
	const own = item.labels[platform.language]?.trim() || item.labels[baseLanguage(platform)]?.trim();
	if (own) return own;
	if (item.kind === 'categories') return platform.t('navigation.kind.categories');
	if (hasEntity(item.kind))
		return targets.get(targetKey(item.kind, item.target))?.name ?? platform.t('navigation.deletedTarget');
	return item.target || platform.t('navigation.unnamed');
}

/** Why visitors do not see it, or not all of them; undefined: they do. */
export function targetState(
	item: EditedItem,
	targets: Targets,
): 'deleted' | 'unpublished' | 'archived' | 'restricted' | undefined {
	if (!hasEntity(item.kind)) return undefined;
	const state = targets.get(targetKey(item.kind, item.target))?.state ?? 'deleted';
	return state === 'shown' ? undefined : state;
}
