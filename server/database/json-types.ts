// What the JSON columns hold, by table and column, for the generated types of rows. A column that is not named here is `unknown` to its readers: it
// keeps older shapes too, which are migrated when they are read, or its type belongs to the domain that writes it.

interface JsonType {
	/** As it is written behind the column's name. */
	type: string;
	/** What is imported for it; from `rules/` alone, as this room knows no domain. */
	name?: string;
	from?: string;
}

const jsonType = (name: string, from: string, type = name): JsonType => ({ type, name, from: `../../rules/${from}` });

export const jsonTypes: Record<string, JsonType> = {
	'approval_rules.conditions': jsonType('RuleConditions', 'approvals/rule.ts'),
	'approval_rules.steps': jsonType('ApprovalStep', 'approvals/rule.ts', 'ApprovalStep[]'),
	'account_requests.field_values': { type: 'Record<string, string>' },
	'users.saved_views': jsonType('SavedView', 'orders/saved-views.ts', 'Record<string, SavedView[]>'),
	'company_addresses.address': jsonType('BillingAddress', 'checkout/address.ts'),
	'feeds.items': jsonType('FeedItem', 'feeds/feed.ts', 'FeedItem[]'),
	'media.credit': jsonType('PictureCredit', 'photos/photos.ts'),
	'navigation_menus.items': jsonType('MenuItem', 'navigation/menu.ts', 'MenuItem[]'),
	'order_documents.document': jsonType('PrintedDocument', 'documents/document.ts'),
	'domains.detail': jsonType('DomainDetail', 'domains/dns-records.ts'),
	'orders.billing_address': jsonType('BillingAddress', 'checkout/address.ts'),
	'orders.shipping_address': jsonType('Address', 'checkout/address.ts'),
	'orders.totals': jsonType('TaxTable', 'tax/tax-of.ts'),
	'designs.document': jsonType('Design', 'designs/design.ts'),
	'design_template_versions.document': jsonType('Design', 'designs/design.ts'),
	'design_versions.document': jsonType('Design', 'designs/design.ts'),
	'design_releases.document': jsonType('Design', 'designs/design.ts'),
	'design_releases.specification': jsonType('PrintSpecification', 'designs/print-specification.ts'),
	'design_series.columns': { type: 'string[]' },
	'design_series.mapping': { type: 'Record<string, string>' },
	'design_series.rows': { type: 'string[][]' },
	'design_steps.operations': jsonType('DesignOperation', 'designs/editing/design-operation.ts', 'DesignOperation[]'),
	'design_steps.inverses': jsonType('DesignOperation', 'designs/editing/design-operation.ts', 'DesignOperation[]'),
	'printformer_copies.accepted': jsonType('ProviderFinding', 'designs/printformer.ts', 'ProviderFinding[]'),
	'printformer_copies.inspection': jsonType('Inspection', 'printing/inspection.ts'),
	'printformer_drafts.findings': jsonType('ProviderFinding', 'designs/printformer.ts', 'ProviderFinding[]'),
	'printformer_prints.findings': jsonType('Finding', 'designs/findings.ts', 'Finding[]'),
	'printformer_templates.members': jsonType('TemplateMember', 'designs/printformer.ts', 'TemplateMember[]'),
	'printformer_templates.variants': jsonType('TemplateVariant', 'designs/printformer.ts', 'TemplateVariant[]'),
	'page_steps.operations': jsonType('Operation', 'pages/operations.ts', 'Operation[]'),
	'page_steps.inverses': jsonType('Operation', 'pages/operations.ts', 'Operation[]'),
	'plain_pages.sections': jsonType('PlainSection', 'pages/plain-page.ts', 'PlainSection[]'),
	'print_specifications.specification': jsonType('PrintSpecification', 'designs/print-specification.ts'),
	'print_data.findings': jsonType('Finding', 'designs/findings.ts', 'Finding[]'),
	'print_data.inspection': jsonType('Inspection', 'printing/inspection.ts'),
	'procurement_buyers.settings': jsonType('BuyerSettings', 'procurement/buyer.ts'),
	'procurement_lines.told': jsonType('QuotedPrice', 'procurement/run-price.ts'),
	'products.image_border': jsonType('ImageBorder', 'catalogue/image-border.ts', 'Partial<ImageBorder>'),
	'shipment_parcels.contents': jsonType('ShippedLine', 'shipments/shipment.ts', 'ShippedLine[]'),
	'shipping_methods.descriptions': { type: 'Record<string, string>' },
	'shipping_methods.names': { type: 'Record<string, string>' },
	'subscriptions.summary': jsonType('PrintedDocument', 'documents/document.ts'),
	'subscription_terms.billing_address': jsonType('BillingAddress', 'checkout/address.ts', 'Partial<BillingAddress>'),
	'subscription_terms.shipping_address': jsonType('Address', 'checkout/address.ts'),
	'subscription_terms.totals': jsonType('TaxTable', 'tax/tax-of.ts'),
	'user_addresses.address': jsonType('BillingAddress', 'checkout/address.ts', 'Partial<BillingAddress>'),
};
