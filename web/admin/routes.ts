// The screens of the administration: where they are, what they are called, and whom they open for. A page that every visitor loads
// reads this file: what a screen needs to be shown comes with the screen.
import { type AdminPage, screen } from './admin-page.ts';
import { setupTexts } from './admin-texts.ts';

export type { AdminPage, Need } from './admin-page.ts';

const users = ['qUser'] as const;
const roles = ['qUser', 'mRole'] as const;
const products = ['qProd'] as const;
const categories = ['qCat'] as const;
const prices = ['qPrice'] as const;
const orders = ['qOrder'] as const;
const content = ['qContent'] as const;
const contacts = ['qCRM'] as const;
const newsletter = ['qCRM'] as const;

export const adminPages: readonly AdminPage[] = [
	screen('/admin', {
		module: 'web/admin/overview/overview-page.tsx',
		load: () => import('./overview/overview-page.tsx'),
		title: 'admin.overview',
		needs: 'area',
	}),
	screen('/admin/orders', {
		module: 'web/admin/orders/orders-page.tsx',
		load: () => import('./orders/orders-page.tsx'),
		title: 'adminOrders.title',
		needs: orders,
	}),
	screen('/admin/orders/new', {
		module: 'web/admin/orders/new/new-order-page.tsx',
		load: () => import('./orders/new/new-order-page.tsx'),
		title: 'orderFor.title',
		needs: ['mOrder'],
	}),
	screen('/admin/orders/approvals', {
		module: 'web/admin/orders/approvals/approvals-page.tsx',
		load: () => import('./orders/approvals/approvals-page.tsx'),
		title: 'approvals.title',
		needs: orders,
	}),
	screen('/admin/orders/:id', {
		module: 'web/admin/orders/order-page.tsx',
		load: () => import('./orders/order-page.tsx'),
		title: 'adminOrders.one',
		needs: orders,
	}),
	screen('/admin/subscriptions', {
		module: 'web/admin/subscriptions/subscriptions-page.tsx',
		load: () => import('./subscriptions/subscriptions-page.tsx'),
		title: 'adminSubscriptions.title',
		needs: orders,
	}),
	screen('/admin/subscriptions/:id', {
		module: 'web/admin/subscriptions/subscription-page.tsx',
		load: () => import('./subscriptions/subscription-page.tsx'),
		title: 'adminSubscriptions.one',
		needs: orders,
	}),
	screen('/admin/crm/requests', {
		module: 'web/admin/crm/requests/requests-page.tsx',
		load: () => import('./crm/requests/requests-page.tsx'),
		title: 'contactRequests.title',
		needs: contacts,
	}),
	screen('/admin/crm/requests/:id', {
		module: 'web/admin/crm/requests/request-page.tsx',
		load: () => import('./crm/requests/request-page.tsx'),
		title: 'contactRequests.title',
		needs: contacts,
	}),
	screen('/admin/customers/:id', {
		module: 'web/admin/users/customer/guest-page.tsx',
		load: () => import('./users/customer/guest-page.tsx'),
		title: 'customer.guest',
		needs: orders,
	}),
	screen('/admin/products', {
		module: 'web/admin/products/products-page.tsx',
		load: () => import('./products/products-page.tsx'),
		title: 'admin.products',
		needs: products,
	}),
	screen('/admin/products/new', {
		module: 'web/admin/products/new-product-page.tsx',
		load: () => import('./products/new-product-page.tsx'),
		title: 'products.new',
		needs: ['mProd'],
	}),
	screen('/admin/products/:id', {
		module: 'web/admin/products/product-page.tsx',
		load: () => import('./products/product-page.tsx'),
		title: 'products.one',
		needs: products,
	}),
	screen('/admin/product-fields', {
		module: 'web/admin/product-fields/fields-page.tsx',
		load: () => import('./product-fields/fields-page.tsx'),
		title: 'admin.productFields',
		needs: products,
	}),
	screen('/admin/product-fields/new', {
		module: 'web/admin/product-fields/new-field-page.tsx',
		load: () => import('./product-fields/new-field-page.tsx'),
		title: 'productFields.new',
		needs: ['mProd'],
	}),
	screen('/admin/product-fields/:id', {
		module: 'web/admin/product-fields/field-page.tsx',
		load: () => import('./product-fields/field-page.tsx'),
		title: 'productFields.one',
		needs: products,
	}),
	screen('/admin/product-meta-fields', {
		module: 'web/admin/product-fields/fields-page.tsx',
		load: () => import('./product-fields/fields-page.tsx'),
		title: 'admin.productMetaFields',
		needs: products,
	}),
	screen('/admin/product-meta-fields/new', {
		module: 'web/admin/product-fields/new-field-page.tsx',
		load: () => import('./product-fields/new-field-page.tsx'),
		title: 'productFields.new',
		needs: ['mProd'],
	}),
	screen('/admin/product-meta-fields/:id', {
		module: 'web/admin/product-fields/field-page.tsx',
		load: () => import('./product-fields/field-page.tsx'),
		title: 'productFields.oneMeta',
		needs: products,
	}),
	screen('/admin/product-labels', {
		module: 'web/admin/product-labels/labels-page.tsx',
		load: () => import('./product-labels/labels-page.tsx'),
		title: 'admin.productLabels',
		needs: products,
	}),
	screen('/admin/product-labels/new', {
		module: 'web/admin/product-labels/new-label-page.tsx',
		load: () => import('./product-labels/new-label-page.tsx'),
		title: 'productLabels.new',
		needs: ['mProd'],
	}),
	screen('/admin/product-labels/:id', {
		module: 'web/admin/product-labels/label-page.tsx',
		load: () => import('./product-labels/label-page.tsx'),
		title: 'productLabels.one',
		needs: products,
	}),
	screen('/admin/categories', {
		module: 'web/admin/categories/categories-page.tsx',
		load: () => import('./categories/categories-page.tsx'),
		title: 'admin.categories',
		needs: categories,
	}),
	screen('/admin/categories/new', {
		module: 'web/admin/categories/new-category-page.tsx',
		load: () => import('./categories/new-category-page.tsx'),
		title: 'categories.new',
		needs: ['mCat'],
	}),
	screen('/admin/categories/:id', {
		module: 'web/admin/categories/category-page.tsx',
		load: () => import('./categories/category-page.tsx'),
		title: 'categories.one',
		needs: categories,
	}),
	screen('/admin/price-lists', {
		module: 'web/admin/price-lists/price-lists-page.tsx',
		load: () => import('./price-lists/price-lists-page.tsx'),
		title: 'adminPriceLists.title',
		needs: prices,
	}),
	screen('/admin/price-lists/new', {
		module: 'web/admin/price-lists/new-price-list-page.tsx',
		load: () => import('./price-lists/new-price-list-page.tsx'),
		title: 'adminPriceLists.new',
		needs: ['mPrice'],
	}),
	screen('/admin/price-lists/:id', {
		module: 'web/admin/price-lists/price-list-page.tsx',
		load: () => import('./price-lists/price-list-page.tsx'),
		title: 'adminPriceLists.one',
		needs: prices,
	}),
	screen('/admin/pages', {
		module: 'web/admin/pages/pages-page.tsx',
		load: () => import('./pages/pages-page.tsx'),
		title: 'adminPages.title',
		needs: content,
	}),
	screen('/admin/pages/:id', {
		module: 'web/admin/pages/settings-page.tsx',
		load: () => import('./pages/settings-page.tsx'),
		title: 'adminPages.one',
		needs: content,
	}),
	screen('/admin/assistant', {
		module: 'web/admin/assistant/assistant-page.tsx',
		load: () => import('./assistant/assistant-page.tsx'),
		title: 'assistant.title',
		needs: ['mContent'],
	}),
	screen('/admin/newsletter', {
		module: 'web/admin/newsletter/newsletter-page.tsx',
		load: () => import('./newsletter/newsletter-page.tsx'),
		title: 'adminNewsletter.title',
		needs: newsletter,
	}),
	screen('/admin/newsletter/campaigns', {
		module: 'web/admin/newsletter/campaigns/campaigns-page.tsx',
		load: () => import('./newsletter/campaigns/campaigns-page.tsx'),
		title: 'adminCampaigns.title',
		needs: newsletter,
	}),
	screen('/admin/newsletter/campaigns/:id', {
		module: 'web/admin/newsletter/campaigns/campaign-page.tsx',
		load: () => import('./newsletter/campaigns/campaign-page.tsx'),
		title: 'adminCampaigns.one',
		needs: newsletter,
	}),
	screen('/admin/newsletter/subscribers/:id', {
		module: 'web/admin/newsletter/subscriber-page.tsx',
		load: () => import('./newsletter/subscriber-page.tsx'),
		title: 'adminNewsletter.one',
		needs: newsletter,
	}),
	screen('/admin/users', {
		module: 'web/admin/users/users-page.tsx',
		load: () => import('./users/users-page.tsx'),
		title: 'admin.users',
		needs: users,
	}),
	screen('/admin/users/new', {
		module: 'web/admin/users/new-user-page.tsx',
		load: () => import('./users/new-user-page.tsx'),
		title: 'users.new',
		needs: ['mUser'],
	}),
	screen('/admin/users/:id', {
		module: 'web/admin/users/user-page.tsx',
		load: () => import('./users/user-page.tsx'),
		title: 'users.one',
		needs: users,
	}),
	screen('/admin/companies', {
		module: 'web/admin/companies/companies-page.tsx',
		load: () => import('./companies/companies-page.tsx'),
		title: 'admin.companies',
		needs: users,
	}),
	screen('/admin/companies/new', {
		module: 'web/admin/companies/new-company-page.tsx',
		load: () => import('./companies/new-company-page.tsx'),
		title: 'companies.new',
		needs: ['mUser'],
	}),
	screen('/admin/companies/:id', {
		module: 'web/admin/companies/company-page.tsx',
		load: () => import('./companies/company-page.tsx'),
		title: 'companies.one',
		needs: users,
	}),
	screen('/admin/crm', {
		module: 'web/admin/contacts/contacts-page.tsx',
		load: () => import('./contacts/contacts-page.tsx'),
		title: 'contacts.title',
		needs: contacts,
	}),
	screen('/admin/crm/new', {
		module: 'web/admin/contacts/new-contact-page.tsx',
		load: () => import('./contacts/new-contact-page.tsx'),
		title: 'contacts.new',
		needs: ['mCRM'],
	}),
	screen('/admin/crm/:id', {
		module: 'web/admin/contacts/contact-page.tsx',
		load: () => import('./contacts/contact-page.tsx'),
		title: 'contacts.one',
		needs: contacts,
	}),
	screen('/admin/roles', {
		module: 'web/admin/roles/roles-page.tsx',
		load: () => import('./roles/roles-page.tsx'),
		title: 'admin.roles',
		needs: roles,
	}),
	screen('/admin/roles/new', {
		module: 'web/admin/roles/new-role-page.tsx',
		load: () => import('./roles/new-role-page.tsx'),
		title: 'roles.new',
		needs: ['mRole'],
	}),
	screen('/admin/roles/:id', {
		module: 'web/admin/roles/role-page.tsx',
		load: () => import('./roles/role-page.tsx'),
		title: 'roles.one',
		needs: roles,
	}),
	screen('/admin/user-fields', {
		module: 'web/admin/user-fields/fields-page.tsx',
		load: () => import('./user-fields/fields-page.tsx'),
		title: 'admin.userFields',
		needs: users,
	}),
	screen('/admin/user-fields/new', {
		module: 'web/admin/user-fields/new-field-page.tsx',
		load: () => import('./user-fields/new-field-page.tsx'),
		title: 'userFields.new',
		needs: ['mUser'],
	}),
	screen('/admin/user-fields/:name', {
		module: 'web/admin/user-fields/field-page.tsx',
		load: () => import('./user-fields/field-page.tsx'),
		title: 'userFields.one',
		needs: users,
	}),
	screen('/admin/search', {
		module: 'web/admin/search/search-page.tsx',
		load: () => import('./search/search-page.tsx'),
		title: 'adminSearch.title',
		needs: ['qProd'],
	}),
	screen('/admin/translations', {
		module: 'web/admin/translations/translations-page.tsx',
		load: () => import('./translations/translations-page.tsx'),
		title: 'admin.translations',
		needs: ['qLocalisation'],
	}),
	screen('/admin/media', {
		module: 'web/admin/media/media-page.tsx',
		load: () => import('./media/media-page.tsx'),
		title: 'mediaLibrary.title',
		needs: ['qContent', 'qProd'],
	}),
	screen('/admin/settings', {
		module: 'web/admin/settings/settings-page.tsx',
		load: () => import('./settings/settings-page.tsx'),
		title: 'admin.settings',
		needs: ['qTenant', 'qPrice'],
	}),
	screen('/admin/settings/shipping/new', {
		module: 'web/admin/settings/shipping/new-method-page.tsx',
		load: () => import('./settings/shipping/new-method-page.tsx'),
		title: 'shipping.new',
		needs: ['mTenant'],
	}),
	screen('/admin/settings/shipping/:id', {
		module: 'web/admin/settings/shipping/method-page.tsx',
		load: () => import('./settings/shipping/method-page.tsx'),
		title: 'shipping.one',
		needs: ['qTenant'],
	}),
	screen('/admin/settings/order-workflow/new', {
		module: 'web/admin/settings/order-workflow/new-rule-page.tsx',
		load: () => import('./settings/order-workflow/new-rule-page.tsx'),
		title: 'approvalRules.new',
		needs: ['mTenant'],
	}),
	screen('/admin/settings/order-workflow/:id', {
		module: 'web/admin/settings/order-workflow/rule-page.tsx',
		load: () => import('./settings/order-workflow/rule-page.tsx'),
		title: 'approvalRules.one',
		needs: ['qTenant'],
	}),
	screen('/admin/settings/procurement/new', {
		module: 'web/admin/settings/procurement/new-buyer-page.tsx',
		load: () => import('./settings/procurement/new-buyer-page.tsx'),
		title: 'procurement.new',
		needs: ['mTenant'],
	}),
	screen('/admin/settings/procurement/messages', {
		module: 'web/admin/settings/procurement/messages-page.tsx',
		load: () => import('./settings/procurement/messages-page.tsx'),
		title: 'procurement.messages.title',
		needs: ['qTenant'],
	}),
	screen('/admin/settings/procurement/:id', {
		module: 'web/admin/settings/procurement/buyer-page.tsx',
		load: () => import('./settings/procurement/buyer-page.tsx'),
		title: 'procurement.one',
		needs: ['qTenant'],
	}),
	screen('/admin/settings/:tab', {
		module: 'web/admin/settings/settings-page.tsx',
		load: () => import('./settings/settings-page.tsx'),
		title: 'admin.settings',
		needs: ['qTenant', 'qPrice'],
	}),
	screen('/admin/tenants', {
		module: 'web/admin/tenants/tenants-page.tsx',
		load: () => import('./tenants/tenants-page.tsx'),
		title: 'tenants.title',
		needs: 'operator',
	}),
	screen('/admin/tenants/new', {
		module: 'web/admin/tenants/new-tenant-page.tsx',
		load: () => import('./tenants/new-tenant-page.tsx'),
		title: 'tenants.new',
		needs: 'operator',
	}),
	...['/admin/tenants/:slug', '/admin/tenants/:slug/:tab', '/admin/tenants/:slug/:tab/:section'].map((path) =>
		screen(path, {
			module: 'web/admin/tenants/shop-settings-page.tsx',
			load: () => import('./tenants/shop-settings-page.tsx'),
			title: 'tenants.title',
			needs: 'operator',
		}),
	),
	screen('/admin/settings/:tab/:section', {
		module: 'web/admin/settings/settings-page.tsx',
		load: () => import('./settings/settings-page.tsx'),
		title: 'admin.settings',
		needs: ['qTenant', 'qPrice'],
	}),
	...['/admin/setup', '/admin/setup/:step'].map((path) =>
		screen(path, {
			module: 'web/setup-wizard/setup-page.tsx',
			load: () => import('../setup-wizard/setup-page.tsx'),
			title: 'shopSetup.title',
			needs: ['mTenant'],
			texts: setupTexts,
		}),
	),
	screen('/admin/localization', {
		module: 'web/admin/localization/localization-page.tsx',
		load: () => import('./localization/localization-page.tsx'),
		title: 'localization.title',
		needs: ['qLocalisation'],
	}),
	screen('/admin/system', {
		module: 'web/admin/system/system-page.tsx',
		load: () => import('./system/system-page.tsx'),
		title: 'admin.system',
		needs: 'admin',
	}),
	{
		// The shop around it, as on the page itself: for those that no one has published yet.
		path: '/admin/pages/:id/edit',
		module: 'web/page-editor/draft-page.tsx',
		load: () => import('../page-editor/draft-page.tsx'),
		needs: ['mContent'],
		title: ({ shopName }) => shopName,
		questions: () => [],
	},
	{
		path: '/admin/newsletter/campaigns/:id/edit',
		module: 'web/page-editor/mail/mail-page.tsx',
		load: () => import('../page-editor/mail/mail-page.tsx'),
		needs: ['mCRM'],
		title: ({ shopName }) => shopName,
		questions: () => [],
	},
	screen('/admin/*', {
		module: 'web/platform/backoffice/missing-page.tsx',
		load: () => import('../platform/backoffice/missing-page.tsx'),
		title: 'admin.missing',
		needs: 'area',
		missing: true,
	}),
];
