// The menus of the shop: header and footer as trees, with the shop's own header beside them at three widths.
import { useEffect, useRef, useState } from 'react';
import type { EditedItem, MenuName } from '../../../../rules/navigation/menu.ts';
import { menuNames } from '../../../../rules/navigation/menu.ts';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useEditor } from '../../editor.ts';
import { has, useMe } from '../../me.tsx';
import { MenuCard } from './menu-card.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { type LoadedMenus, type MenuRole, type MenuTarget, targetKey, validateMenus, valuesOf } from './menu-values.ts';
import { navigationDocument, saveNavigationDocument } from './navigation.documents.ts';

export function NavigationTab() {
	const { language } = usePlatform();
	const answer = useAdminQuery(navigationDocument, { language });
	return (
		<Loaded answer={answer}>
			{({ navigationMenus, navigationRoles }) => <Menus loaded={navigationMenus} roles={navigationRoles} />}
		</Loaded>
	);
}

function Menus({ loaded, roles }: { loaded: LoadedMenus; roles: readonly MenuRole[] }) {
	const platform = usePlatform();
	const { t } = platform;
	const change = useChange();
	const readOnly = !has(useMe(), 'mTenant');
	const [added, setAdded] = useState<readonly MenuTarget[]>([]);
	const initial = valuesOf(loaded);
	// Another user may change the one menu while this one changes the other.
	const began = useRef(initial);
	const editor = useEditor({
		initial,
		judge: (values) => validateMenus(values, platform),
		async save(values) {
			for (const menu of menuNames) {
				const { items, revision } = values[menu];
				if (JSON.stringify(items) === JSON.stringify(began.current[menu].items)) continue;
				await change(saveNavigationDocument, { menu, items: items as never, revision });
			}
		},
		said: { saved: t('navigation.saved'), failed: t('navigation.saveFailed'), faulty: t('navigation.faulty') },
	});
	const { values, set } = editor;
	const targets = new Map(
		[...loaded.flatMap((menu) => menu.targets), ...added].map((target) => [targetKey(target.kind, target.id), target]),
	);
	// A removal is taken back by a message that was made before other changes.
	const latest = useRef(values);
	const { dirty } = editor.bar;
	useEffect(() => {
		latest.current = values;
		if (!dirty) began.current = values;
	}, [values, dirty]);
	const changeItems = (menu: MenuName, next: (items: readonly EditedItem[]) => EditedItem[]) => {
		const now = latest.current[menu];
		const changed = { [menu]: { ...now, items: next(now.items) } };
		latest.current = { ...latest.current, ...changed };
		set(changed);
	};
	return (
		<div className="grid gap-4">
			{menuNames.map((menu) => (
				<MenuCard
					key={menu}
					menu={menu}
					items={values[menu].items}
					targets={targets}
					roles={roles}
					readOnly={readOnly}
					errorOf={(name) => editor.errorOf(name) ?? undefined}
					onChange={(next) => changeItems(menu, next)}
					onTarget={(target) => setAdded((before) => [...before, target])}
				/>
			))}
			<MenuPreview header={values.header.items} footer={values.footer.items} roles={roles} />
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
