// The entries of the sidebar and of the palette, in the order of the sidebar. A new screen adds its line here.
import {
	type Icon,
	IconBuilding,
	IconBuildingStore,
	IconCalendarRepeat,
	IconEyeOff,
	IconFileText,
	IconForms,
	IconLanguage,
	IconLayoutDashboard,
	IconListDetails,
	IconListSearch,
	IconMailHeart,
	IconPackage,
	IconPalette,
	IconPhoto,
	IconSend,
	IconServerCog,
	IconSettings,
	IconShieldLock,
	IconShoppingCart,
	IconSitemap,
	IconTable,
	IconTag,
	IconUserCheck,
	IconUsers,
	IconWorld,
} from '@tabler/icons-react';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import type { Need } from './routes.ts';

export interface Screen {
	to: string;
	label: PlainTextKey;
	icon: Icon;
	needs: Need;
	/** Under which heading of the sidebar; none stands above all headings. */
	section?: PlainTextKey;
}

export const screens: readonly Screen[] = [
	{ to: '/admin', label: 'admin.overview', icon: IconLayoutDashboard, needs: 'area' },
	{
		to: '/admin/orders',
		label: 'adminOrders.title',
		icon: IconShoppingCart,
		needs: ['qOrder'],
		section: 'adminOrders.section',
	},
	{
		to: '/admin/orders/approvals',
		label: 'approvals.title',
		icon: IconUserCheck,
		needs: ['qOrder'],
		section: 'adminOrders.section',
	},
	{
		to: '/admin/subscriptions',
		label: 'adminSubscriptions.title',
		icon: IconCalendarRepeat,
		needs: ['qOrder'],
		section: 'adminOrders.section',
	},
	{ to: '/admin/products', label: 'admin.products', icon: IconPackage, needs: ['qProd'], section: 'admin.catalogue' },
	{
		to: '/admin/product-fields',
		label: 'admin.productFields',
		icon: IconListDetails,
		needs: ['qProd'],
		section: 'admin.catalogue',
	},
	{
		to: '/admin/product-meta-fields',
		label: 'admin.productMetaFields',
		icon: IconEyeOff,
		needs: ['qProd'],
		section: 'admin.catalogue',
	},
	{
		to: '/admin/product-labels',
		label: 'admin.productLabels',
		icon: IconTag,
		needs: ['qProd'],
		section: 'admin.catalogue',
	},
	{
		to: '/admin/categories',
		label: 'admin.categories',
		icon: IconSitemap,
		needs: ['qCat'],
		section: 'admin.catalogue',
	},
	{
		to: '/admin/price-lists',
		label: 'adminPriceLists.title',
		icon: IconTable,
		needs: ['qPrice'],
		section: 'admin.catalogue',
	},
	{
		to: '/admin/search',
		label: 'adminSearch.title',
		icon: IconListSearch,
		needs: ['qProd'],
		section: 'admin.catalogue',
	},
	{
		to: '/admin/newsletter',
		label: 'adminNewsletter.title',
		icon: IconMailHeart,
		needs: ['qCRM'],
		section: 'adminNewsletter.section',
	},
	{
		to: '/admin/newsletter/campaigns',
		label: 'adminCampaigns.title',
		icon: IconSend,
		needs: ['qCRM'],
		section: 'adminNewsletter.section',
	},
	{ to: '/admin/users', label: 'admin.users', icon: IconUsers, needs: ['qUser'], section: 'admin.userAdministration' },
	{
		to: '/admin/companies',
		label: 'admin.companies',
		icon: IconBuilding,
		needs: ['qUser'],
		section: 'admin.userAdministration',
	},
	{
		to: '/admin/roles',
		label: 'admin.roles',
		icon: IconShieldLock,
		needs: ['qUser', 'mRole'],
		section: 'admin.userAdministration',
	},
	{
		to: '/admin/user-fields',
		label: 'admin.userFields',
		icon: IconForms,
		needs: ['qUser'],
		section: 'admin.userAdministration',
	},
	{ to: '/admin/pages', label: 'adminPages.title', icon: IconFileText, needs: ['qContent'], section: 'admin.shop' },
	{
		to: '/admin/media',
		label: 'mediaLibrary.title',
		icon: IconPhoto,
		needs: ['qContent', 'qProd'],
		section: 'admin.shop',
	},
	{
		to: '/admin/localization',
		label: 'localization.title',
		icon: IconWorld,
		needs: ['qLocalisation'],
		section: 'admin.shop',
	},
	{
		to: '/admin/translations',
		label: 'admin.translations',
		icon: IconLanguage,
		needs: ['qLocalisation'],
		section: 'admin.shop',
	},
	{
		to: '/admin/settings',
		label: 'admin.settings',
		icon: IconSettings,
		needs: ['qTenant', 'qPrice'],
		section: 'admin.shop',
	},
	{ to: '/themeeditor', label: 'admin.themeEditor', icon: IconPalette, needs: ['mTenant'], section: 'admin.shop' },
	{
		to: '/admin/tenants',
		label: 'tenants.navigation',
		icon: IconBuildingStore,
		needs: 'operator',
		section: 'admin.shop',
	},
	{ to: '/admin/system', label: 'admin.system', icon: IconServerCog, needs: 'admin', section: 'admin.shop' },
];
