// Every text that ships with the product, by group, in the base language: its keys are those of every other language.
import type { TranslationOf } from '../entry.ts';
import { accountPages } from './account-pages.ts';
import { accounts } from './accounts.ts';
import { addToCart } from './add-to-cart.ts';
import { admin } from './admin.ts';
import { adminCategories } from './admin-categories.ts';
import { adminDomains } from './admin-domains.ts';
import { adminFields } from './admin-fields.ts';
import { adminLocalization } from './admin-localization.ts';
import { adminNavigation } from './admin-navigation.ts';
import { adminOrderSettings } from './admin-order-settings.ts';
import { adminOrderStory } from './admin-order-story.ts';
import { adminOrders } from './admin-orders.ts';
import { adminPages } from './admin-pages.ts';
import { adminPlans } from './admin-plans.ts';
import { adminPriceLists } from './admin-price-lists.ts';
import { adminPriceSettings } from './admin-price-settings.ts';
import { adminPrintOrders } from './admin-print-orders.ts';
import { adminPrinting } from './admin-printing.ts';
import { adminProcurement } from './admin-procurement.ts';
import { adminProductFields } from './admin-product-fields.ts';
import { adminProductLabels } from './admin-product-labels.ts';
import { adminProducts } from './admin-products.ts';
import { adminRoles } from './admin-roles.ts';
import { adminSearch } from './admin-search.ts';
import { adminSettings } from './admin-settings.ts';
import { adminShipments } from './admin-shipments.ts';
import { adminShipping } from './admin-shipping.ts';
import { adminStock } from './admin-stock.ts';
import { adminSubscriptionStory } from './admin-subscription-story.ts';
import { adminSubscriptions } from './admin-subscriptions.ts';
import { adminSystem } from './admin-system.ts';
import { adminTenants } from './admin-tenants.ts';
import { adminTexts } from './admin-texts.ts';
import { adminTransfer } from './admin-transfer.ts';
import { adminUsers } from './admin-users.ts';
import { approvalRules } from './approval-rules.ts';
import { approvals } from './approvals.ts';
import { cancellation } from './cancellation.ts';
import { cartErrors } from './cart-errors.ts';
import { cartPage } from './cart-page.ts';
import { checkout } from './checkout.ts';
import { checkoutErrors } from './checkout-errors.ts';
import { checkoutReturn } from './checkout-return.ts';
import { common } from './common.ts';
import { companies } from './companies.ts';
import { companyDrafts } from './company-drafts.ts';
import { companyErrors } from './company-errors.ts';
import { consent } from './consent.ts';
import { countdown } from './countdown.ts';
import { dataSheet } from './data-sheet.ts';
import { designProof } from './design-proof.ts';
import { designSharing } from './design-sharing.ts';
import { designTemplates } from './design-templates.ts';
import { designVersions } from './design-versions.ts';
import { designs } from './designs.ts';
import { developerTools } from './developer-tools.ts';
import { documents } from './documents.ts';
import { errors } from './errors.ts';
import { feeds } from './feeds.ts';
import { formTest } from './form-test.ts';
import { forms } from './forms.ts';
import { invoicePreference } from './invoice-preference.ts';
import { joinCompany } from './join-company.ts';
import { kit } from './kit.ts';
import { kitScreens } from './kit-screens.ts';
import { machineTranslation } from './machine-translation.ts';
import { mails } from './mails.ts';
import { mediaLibrary } from './media-library.ts';
import { mockUps } from './mock-ups.ts';
import { newsletter } from './newsletter.ts';
import { offers } from './offers.ts';
import { openingHours } from './opening-hours.ts';
import { orderErrors } from './order-errors.ts';
import { orderLookUp } from './order-look-up.ts';
import { orderMails } from './order-mails.ts';
import { ownOrders } from './own-orders.ts';
import { ownSubscription } from './own-subscription.ts';
import { ownSubscriptionCard } from './own-subscription-card.ts';
import { ownSubscriptions } from './own-subscriptions.ts';
import { pageBlocks } from './page-blocks.ts';
import { pageEditor } from './page-editor/page-editor.ts';
import { pageErrors } from './page-errors.ts';
import { pageWizard } from './page-wizard.ts';
import { paymentMethods } from './payment-methods.ts';
import { payments } from './payments.ts';
import { plainPages } from './plain-pages.ts';
import { priceExchange } from './price-exchange.ts';
import { priceLists } from './price-lists.ts';
import { pricingTiers } from './pricing-tiers.ts';
import { printData } from './print-data.ts';
import { printFindings } from './print-findings.ts';
import { printProfiles } from './print-profiles.ts';
import { printformer } from './printformer.ts';
import { productControls } from './product-controls.ts';
import { productEditor } from './product-editor.ts';
import { productExchange } from './product-exchange.ts';
import { productLists } from './product-lists.ts';
import { productPage } from './product-page.ts';
import { productPrices } from './product-prices.ts';
import { productPricing } from './product-pricing.ts';
import { roi } from './roi.ts';
import { searchSuggestions } from './search-suggestions.ts';
import { series } from './series.ts';
import { setupPage } from './setup-page.ts';
import { share } from './share.ts';
import { shippingCosts } from './shipping-costs.ts';
import { shopSetup } from './shop-setup.ts';
import { spreadsheet } from './spreadsheet.ts';
import { storefront } from './storefront.ts';
import { studio } from './studio.ts';
import { studioOrders } from './studio-orders.ts';
import { subscriptionErrors } from './subscription-errors.ts';
import { tasks } from './tasks.ts';
import { taxCategories } from './tax-categories.ts';
import { templateEditor } from './template-editor.ts';
import { tenantErrors } from './tenant-errors.ts';
import { textEditing } from './text-editing.ts';
import { textsGrid } from './texts-grid.ts';
import { theme } from './theme.ts';
import { themeEditor } from './theme-editor.ts';
import { userMenu } from './user-menu.ts';
import { videos } from './videos.ts';
import { withdrawal } from './withdrawal.ts';

export const messages = {
	common,
	storefront,
	productLists,
	searchSuggestions,
	plainPages,
	setupPage,
	errors,
	checkoutErrors,
	approvals,
	approvalRules,
	cartErrors,
	addToCart,
	mails,
	orderMails,
	orderErrors,
	offers,
	pageErrors,
	pageWizard,
	documents,
	dataSheet,
	paymentMethods,
	payments,
	kit,
	kitScreens,
	forms,
	formTest,
	accounts,
	accountPages,
	productPage,
	productPrices,
	cartPage,
	ownOrders,
	ownSubscriptions,
	ownSubscription,
	ownSubscriptionCard,
	subscriptionErrors,
	companies,
	companyDrafts,
	companyErrors,
	invoicePreference,
	joinCompany,
	orderLookUp,
	printData,
	printFindings,
	printProfiles,
	printformer,
	productControls,
	share,
	shippingCosts,
	userMenu,
	consent,
	checkout,
	checkoutReturn,
	withdrawal,
	cancellation,
	designs,
	designProof,
	designSharing,
	designVersions,
	mockUps,
	designTemplates,
	templateEditor,
	developerTools,
	admin,
	adminTransfer,
	adminUsers,
	adminRoles,
	adminDomains,
	adminFields,
	adminCategories,
	adminProcurement,
	adminProductFields,
	adminProductLabels,
	adminSystem,
	adminSettings,
	adminPriceSettings,
	adminNavigation,
	adminOrderSettings,
	adminShipments,
	adminShipping,
	shopSetup,
	tasks,
	taxCategories,
	adminOrders,
	adminOrderStory,
	adminSubscriptions,
	adminSubscriptionStory,
	tenantErrors,
	adminTenants,
	adminLocalization,
	adminPages,
	machineTranslation,
	adminTexts,
	adminSearch,
	adminProducts,
	productEditor,
	productPricing,
	adminStock,
	adminPrinting,
	adminPrintOrders,
	productExchange,
	priceLists,
	priceExchange,
	adminPlans,
	adminPriceLists,
	textEditing,
	textsGrid,
	spreadsheet,
	series,
	studio,
	studioOrders,
	mediaLibrary,
	pageEditor,
	themeEditor,
	theme,
	pageBlocks,
	pricingTiers,
	roi,
	feeds,
	videos,
	countdown,
	openingHours,
	newsletter,
};

/** All groups in another language than this. */
export type Translations = { readonly [Group in keyof typeof messages]: TranslationOf<(typeof messages)[Group]> };
