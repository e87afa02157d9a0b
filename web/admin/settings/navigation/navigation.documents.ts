// What the tab of the menus asks and changes.
import { graphql } from '../../../platform/graphql.ts';

export const navigationDocument = graphql(`
	query AdminNavigation($language: String!) {
		navigationMenus(language: $language) {
			menu
			revision
			items
			targets {
				kind
				id
				name
				address
				state
			}
		}
		navigationRoles {
			id
			label
		}
	}
`);

export const navigationTargetsDocument = graphql(`
	query AdminNavigationTargets($kind: NavigationTargetKind!, $search: String!, $language: String!) {
		navigationTargets(kind: $kind, search: $search, language: $language, first: 8) {
			kind
			id
			name
			address
			state
		}
	}
`);

export const navigationPreviewDocument = graphql(`
	query AdminNavigationPreview($header: JSON!, $footer: JSON!, $language: String!, $role: ID) {
		navigationPreview(header: $header, footer: $footer, language: $language, role: $role)
	}
`);

export const saveNavigationDocument = graphql(`
	mutation AdminSaveNavigation($menu: NavigationMenuName!, $items: JSON!, $revision: Int!) {
		saveNavigation(menu: $menu, items: $items, revision: $revision) {
			revision
		}
	}
`);
