// What becomes of each table when a shop is exported and imported. A table that is in none of these lists fails a test, so that no one forgets to
// decide.

interface Exported {
	/** Left empty in the file: secrets. Password hashes go along if an operator wants that. */
	withheld?: readonly string[];
	/** What is written in place of a value, in SQL over the row `r`: what an import never takes from a file, and what ends with the move. */
	onImport?: Readonly<Record<string, string>>;
	/** Tables that a trigger of this one reads. */
	after?: readonly string[];
}

/** An account of another installation: never that of the keys which this shop may get, so that nothing is done there in its name. */
const formerAccount = { account: `'before the import: ' || r.account` };
const whileOpen = (column: string) => `case when r.state in ('opening', 'open') then null else r.${column} end`;

/** Rows go along as they are. */
export const exportedTables: Readonly<Record<string, Exported>> = {
	approval_rules: {},
	approval_substitutes: {},
	audit_archive_entries: {},
	audit_archives: {},
	budget_entries: {},
	budgets: {},
	categories: {},
	category_products: {},
	category_roles: {},
	companies: {},
	company_addresses: {},
	company_drafts: {},
	company_members: {},
	contact_emails: {},
	contact_erasures: {},
	contact_events: {},
	contact_fills: {},
	contact_merges: {},
	contact_notes: {},
	contact_tags: {},
	contact_tasks: {},
	contacts: {},
	contract_cancellations: {},
	cost_centres: {},
	design_comments: {},
	design_pictures: {},
	design_releases: {},
	design_series: {},
	design_steps: {},
	design_template_versions: {},
	design_versions: {},
	designs: { after: ['design_pictures'] },
	favourites: {},
	feed_uses: {},
	feeds: {},
	languages: {},
	list_items: {},
	media: {},
	media_folders: {},
	navigation_menus: {},
	newsletter_consents: {},
	newsletter_subscribers: {},
	number_ranges: {},
	old_slugs: {},
	order_approval_steps: {},
	order_approvals: {},
	order_documents: {},
	order_events: {},
	order_lines: {},
	order_mails: {},
	orders: {},
	page_pictures: {},
	page_steps: {},
	page_versions: {},
	pages: { after: ['navigation_menus'] },
	// One that was open has no session here any more: the sweep of the checkout then ends it without asking the provider.
	payments: {
		onImport: {
			state: `case when r.state = 'open' then 'opening' else r.state end`,
			session_id: whileOpen('session_id'),
			url: 'null',
			request: 'null',
		},
		withheld: ['url', 'request'],
	},
	plain_pages: {},
	price_list_rows: {},
	price_lists: {},
	print_data: {},
	print_jobs: {
		onImport: {
			state: `case when r.state = 'waiting' then 'failed' else r.state end`,
			failure_code: `case when r.state = 'waiting' then 'interrupted' else r.failure_code end`,
		},
	},
	print_lines: {},
	print_profiles: {},
	print_reminders: {},
	print_specifications: {},
	printformer_copies: { onImport: formerAccount },
	printformer_drafts: { onImport: { ...formerAccount, checker_id: 'null', checked_until: 'null' } },
	printformer_prints: {
		onImport: {
			state: `case when r.state in ('waiting', 'ordered') then 'failed' else r.state end`,
			failure_code: `case when r.state in ('waiting', 'ordered') then 'account' else r.failure_code end`,
			worker_id: 'null',
			held_until: 'null',
		},
	},
	// A visit and its addresses belong to the shop as it was; what was handed over and ordered goes along.
	procurement_buyers: {},
	procurement_carts: {},
	procurement_lines: {},
	procurement_orders: {},
	procurement_people: {},
	procurement_reports: { onImport: { state: `case when r.state = 'waiting' then 'refused' else r.state end` } },
	product_designs: {},
	product_field_values: {},
	product_fields: {},
	product_image_languages: {},
	product_images: {},
	product_label_links: {},
	product_labels: {},
	product_price_list_roles: {},
	product_price_lists: {},
	products: {},
	refunds: {
		onImport: {
			state: `case when r.state = 'waiting' then 'failed' else r.state end`,
			error: `case when r.state = 'waiting' then 'no_payment' else r.error end`,
		},
	},
	roles: {},
	search_misses: {},
	search_synonyms: {},
	settings: {},
	shipment_lines: {},
	shipment_parcels: {},
	shipments: {},
	shipping_methods: {},
	shop_images: {},
	stock: {},
	stock_movements: {},
	subscription_events: {},
	subscription_invoices: {},
	subscription_lines: {},
	subscription_mails: {},
	subscription_terms: { onImport: { state: `case when r.state = 'wanted' then 'refused' else r.state end` } },
	// Whoever is named at the provider acts on a contract: a copy does nothing until it is taken over there.
	subscriptions: {
		onImport: {
			...{
				detached: 'true',
				action_url: 'null',
				card_choice: 'null',
				command: 'null',
				command_id: 'null',
				command_by: 'null',
				command_at: 'null',
			},
			...{ command_until: 'null', command_reason: 'null' },
			...{ for_tenant: 'null', tier_applied: 'null' },
		},
		withheld: ['action_url'],
	},
	tasks: {},
	tax_rates: {},
	tenant_versions: {},
	text_entries: {},
	text_history: {},
	text_queue: { onImport: { taken_until: 'null' } },
	text_translations: {},
	theme_drafts: {},
	theme_presets: {},
	theme_versions: {},
	themes: {},
	user_addresses: {},
	user_field_values: {},
	user_fields: {},
	user_roles: {},
	// A file makes no one an operator of the installation.
	users: { withheld: ['password_hash'], onImport: { admin: 'false' } },
	vat_checks: {},
	withdrawals: {},
};

/** Not in the file: made anew from what is. */
export const derivedTables: Readonly<Record<string, string>> = {
	design_picture_uses: 'a trigger notes the pictures of each design',
	missing_texts: 'pages that lack a text report it',
	order_words: 'a trigger notes the words of each order',
	product_facets: 'read model of the catalogue',
	product_list: 'read model of the catalogue',
	product_pages: 'read model of the catalogue',
	product_pricing: 'read model of the catalogue',
	product_totals: 'read model of the catalogue',
	product_words: 'read model of the catalogue',
	search_words: 'read model of the catalogue',
};

/** In the file, each in a form of its own. */
export const specialTables: Readonly<Record<string, string>> = {
	audit_chain: 'hashes of the log, in audit/log.ndjson',
	audit_log: 'as an archive, in audit/log.ndjson: a new chain begins with the import',
	domains: 'hosts in the manifest: each has to be proved again where the shop is now',
	person_keys:
		'what seals the names of persons in the log, in audit/person-keys.ndjson: sealed anew with the key of the target',
};

/** Not in the file, with the reason. */
export const excusedTables: Readonly<Record<string, string>> = {
	account_requests: 'sign-ups and resets under way, with hashes of passwords',
	company_invitations: 'tokens of links that lead to the shop as it was',
	design_leases: 'who is editing at this moment',
	design_shares: 'tokens of links that lead to the shop as it was',
	feed_pictures: 'are fetched again from where the feeds are',
	login_challenges: 'codes of sign-ins under way',
	machine_translation: 'form of an earlier version; its values are in settings',
	mail_attachments: 'belong to mails',
	mails: 'contain links with tokens; what waits would be sent twice',
	one_time_tokens: 'tokens that confirm and reset',
	operator_tickets: 'tickets of operators who are entering the shop at this moment',
	order_line_pictures: 'tokens of links in mails',
	order_link_requests: 'requests under way',
	order_links: 'tokens of links in mails',
	order_settings: 'form of an earlier version; its values are in settings',
	page_leases: 'who is editing at this moment',
	page_wizards: 'wizards at work',
	print_uploads: 'unfinished uploads',
	printformer_merges: 'work that waits for the account of the shop as it was',
	printformer_removals: 'work that waits for the account of the shop as it was',
	printformer_syncs: 'work that waits for the account of the shop as it was',
	printformer_templates: 'are synchronised from the account whose keys the shop gets',
	printformer_users: 'users of the account of the shop as it was, which deletes them there',
	procurement_messages: 'what was said with purchasing systems in the last weeks',
	procurement_payloads: 'ids of messages of the last weeks',
	procurement_sessions: 'visits under way, with addresses that lead to the shop as it was',
	rate_limits: 'counts of the last minutes',
	remembered_answers: 'idempotency of calls of the last hours',
	secrets: 'keys of providers: never leave the installation',
	sessions: 'everyone signs in again',
	shop_details: 'form of an earlier version; its values are in settings',
	stock_holds: 'where checkouts under way came from',
	stock_notices: 'people have agreed to one mail of the shop as it was',
	tenant_exports: 'exports of this very shop',
	text_import_rows: 'imports of tables under way, gone after a day',
	text_imports: 'imports of tables under way, gone after a day',
	webhook_events: 'what providers have reported to the shop as it was',
};

/** Columns of exported tables whose names sound like a secret, and why they are none. */
export const harmlessColumns: Readonly<Record<string, string>> = {
	'order_approval_steps.hash': 'of what was seen of an order',
	'order_approvals.hash': 'of what is seen of an order',
	'audit_archive_entries.actor_sealed': 'can be read only with a key of the person',
	'audit_archive_entries.hash': 'a link of the chain',
	'audit_archive_entries.person_sealed': 'can be read only with a key of the person',
	'audit_archives.last_hash': 'a link of the chain',
	'newsletter_subscribers.confirmation_hash': 'of a link in a mail, which cannot be told from it',
	'newsletter_subscribers.email_hash': 'of an address, so that who has unsubscribed is known again after the move',
	'newsletter_subscribers.token':
		'leads to what one subscriber reads, and no further; links in mails that were sent work on',
	'orders.checkout_key': 'of a checkout that is over',
	'print_jobs.input_hash': 'what was printed',
	'printformer_copies.hash': 'the name of a draft at the provider, of no use without the keys of the account',
	'printformer_drafts.hash': 'the name of a draft at the provider, of no use without the keys of the account',
	'procurement_orders.request_hash': 'what was ordered',
	'text_entries.key': 'name of a text',
	'text_history.key': 'name of a text',
	'text_queue.key': 'name of a text',
	'text_translations.key': 'name of a text',
};

/** Columns that may hold a secret. */
export const secretName = /(password|secret|token|credential|sealed|wrapped|hash|key)s?$/;
