// Which domain a table and a function of the database belong to, and what a domain may read of another's tables. Checked by table-owners.mjs.

/** Tables by the domain that writes them: the first folder under `server/`. */
export const tableOwners = {
	accounts: [
		'account_requests',
		'login_challenges',
		'one_time_tokens',
		'operator_tickets',
		'rate_limits',
		'remembered_answers',
		'roles',
		'sessions',
		'user_field_values',
		'user_fields',
		'user_roles',
		'users',
	],
	approvals: ['approval_rules', 'approval_substitutes', 'order_approval_steps', 'order_approvals'],
	audit: ['audit_archive_entries', 'audit_archives', 'audit_chain', 'audit_log', 'person_keys'],
	cart: ['favourites', 'list_items'],
	catalogue: [
		'categories',
		'category_products',
		'category_roles',
		'old_slugs',
		'product_facets',
		'product_field_values',
		'product_fields',
		'product_image_languages',
		'product_images',
		'product_label_links',
		'product_labels',
		'product_list',
		'product_pages',
		'product_totals',
		'product_words',
		'products',
		'search_misses',
		'search_synonyms',
		'search_words',
	],
	companies: [
		'budget_entries',
		'budgets',
		'companies',
		'company_addresses',
		'company_invitations',
		'company_members',
		'cost_centres',
	],
	database: ['jobs.archive', 'jobs.job', 'jobs.queue', 'jobs.schedule', 'jobs.version', 'migrations'],
	feeds: ['feed_pictures', 'feed_uses', 'feeds'],
	'import-export': ['text_import_rows', 'text_imports'],
	mail: ['mail_attachments', 'mails'],
	media: ['media', 'media_folders', 'media_store'],
	navigation: ['navigation_menus'],
	orders: [
		'number_ranges',
		'order_documents',
		'order_events',
		'order_lines',
		'order_link_requests',
		'order_line_pictures',
		'order_links',
		'order_mails',
		'order_words',
		'orders',
		'payments',
		'refunds',
		'shipment_lines',
		'shipment_parcels',
		'shipments',
		'shipping_methods',
		'stock_holds',
		'user_addresses',
		'vat_checks',
		'webhook_events',
		'withdrawals',
	],
	pages: ['page_leases', 'page_pictures', 'page_steps', 'page_versions', 'page_wizards', 'pages'],
	pricing: [
		'price_list_rows',
		'price_lists',
		'product_price_list_roles',
		'product_price_lists',
		'product_pricing',
		'tax_rates',
	],
	designs: [
		'design_comments',
		'design_leases',
		'design_picture_uses',
		'design_pictures',
		'design_releases',
		'design_series',
		'design_shares',
		'design_steps',
		'design_template_versions',
		'design_versions',
		'designs',
		'printformer_copies',
		'printformer_drafts',
		'printformer_merges',
		'printformer_prints',
		'printformer_removals',
		'printformer_syncs',
		'printformer_templates',
		'printformer_users',
		'product_designs',
	],
	printing: [
		'print_data',
		'print_jobs',
		'print_lines',
		'print_profiles',
		'print_reminders',
		'print_specifications',
		'print_uploads',
	],
	procurement: [
		'procurement_buyers',
		'procurement_carts',
		'procurement_lines',
		'procurement_messages',
		'procurement_orders',
		'procurement_payloads',
		'procurement_people',
		'procurement_reports',
		'procurement_sessions',
	],
	secrets: ['secret_key', 'secrets'],
	// The other three are those of a version before it: neither read nor written any more.
	settings: ['machine_translation', 'order_settings', 'settings', 'shop_details'],
	'shop-details': ['plain_pages', 'shop_images'],
	stock: ['stock', 'stock_movements', 'stock_notices'],
	subscriptions: [
		'contract_cancellations',
		'subscription_events',
		'subscription_invoices',
		'subscription_lines',
		'subscription_mails',
		'subscription_terms',
		'subscriptions',
	],
	tasks: ['tasks'],
	tenants: ['domains', 'languages', 'setup_tokens', 'tenant_exports', 'tenant_imports', 'tenant_versions', 'tenants'],
	texts: ['missing_texts', 'text_entries', 'text_history', 'text_queue', 'text_translations'],
	theme: ['theme_drafts', 'theme_presets', 'theme_versions', 'themes'],
};

/** Functions that migrations make, by the domain whose tables they work on. No one else calls them. */
export const functionOwners = {
	accounts: ['finish_claim'],
	approvals: ['approvers_of', 'keep_approval_steps', 'shops_with_due_approvals'],
	catalogue: ['shops_with_older_products', 'shops_without_read_model'],
	database: ['jobs.create_queue', 'jobs.delete_queue', 'jobs.keep_nothing', 'jobs.keep_tenant', 'jobs.make_queue'],
	designs: [
		'note_design_pictures',
		'remove_at_printformer',
		'remove_printformer_proof',
		'remove_printformer_file',
		'shops_with_printformer_templates',
		'shops_with_printformer_work',
		'shops_with_unused_designs',
	],
	feeds: ['shops_with_due_feeds'],
	media: ['shops_with_unmeasured_pictures'],
	navigation: ['carry_page_box', 'first_menu', 'menu_item', 'menu_without_page', 'remove_from_menus'],
	orders: [
		'keep_order_company',
		'keep_order_number',
		'keep_order_parts',
		'keep_document_words',
		'keep_order_words',
		'keep_orders',
		'shops_to_sweep',
		'shops_with_unpaid_orders',
		'words_of_order',
	],
	// Tells the menus of a box that was ticked, by the function of their owner.
	pages: ['carry_page_boxes', 'remove_page_from_menus'],
	printing: ['shops_with_print_reminders', 'shops_with_print_tasks', 'shops_with_unused_print_data'],
	procurement: ['shops_with_procurement'],
	settings: [
		'carry_machine_translation',
		'carry_order_settings',
		'carry_settings',
		'carry_shop_details',
		'settings_of_orders',
		'settings_of_prices',
		'settings_of_shop',
		'settings_of_translation',
	],
	subscriptions: ['shops_with_due_subscriptions'],
	tenants: [
		'announce_domains',
		'is_beyond_grace',
		'remove_tenant_rows',
		'shops_to_clean',
		'shops_with_old_exports',
		'tenant_figures',
		'unicode_host',
		'unicode_label',
	],
};

/**
 * Tables of other domains that a domain reads, by the domain that reads. A join in one statement stays where several statements would cost a page or
 * a list its speed, and a lock stays where the rows of both are decided together; everything else calls a use case of the owner.
 * @type {Record<string, { tables: string[], why: string }[]>}
 */
export const foreignReads = {
	accounts: [
		{
			tables: ['companies', 'company_members'],
			why: 'a user has the role of their company beside their own from the statement on that loads them; companies are above accounts',
		},
	],
	approvals: [
		{
			tables: ['companies', 'company_members', 'roles', 'user_field_values', 'user_roles', 'users'],
			why: 'who may decide follows from roles, companies and profiles, and is asked for every order of a queue in one statement',
		},
		{
			tables: [
				'category_products',
				'design_releases',
				'design_template_versions',
				'designs',
				'order_lines',
				'orders',
				'payments',
				'printformer_drafts',
				'products',
			],
			why: 'what rules ask about is found in one statement of the checkout; queues are listed with their orders',
		},
		{ tables: ['tenants'], why: 'shops_with_due_approvals looks at each shop; substitutes count by its calendar' },
	],
	cart: [
		{
			tables: ['product_list', 'product_pages', 'product_pricing', 'products', 'stock'],
			why: 'the lines of a cart are a read model: names, prices and stock of all of them in one statement',
		},
		{
			tables: ['design_template_versions', 'designs', 'print_specifications', 'printformer_drafts', 'product_designs'],
			why: 'whether a line has the release that it needs is part of that statement; designs is above the cart',
		},
	],
	catalogue: [
		{ tables: ['media'], why: 'categories are listed with their pictures in one statement' },
		{
			tables: ['shipping_methods'],
			why: 'the page of a product says in one statement when it would arrive',
		},
		{ tables: ['stock'], why: 'the page and the read model of a product say whether it is sold out' },
		{
			tables: ['design_template_versions', 'designs', 'print_specifications', 'product_designs'],
			why: 'the page of a product says in its one statement how it is printed, and whether it can be designed',
		},
		{
			tables: ['tenants'],
			why: 'shops_with_older_products and shops_without_read_model find the shops whose read model is old or missing, in one statement',
		},
		{
			tables: ['price_lists', 'product_pricing'],
			why: 'a product is validated and its hints are found in one statement',
		},
		{ tables: ['roles'], why: 'categories and price lists are open to roles, which must not be deleted meanwhile' },
		{ tables: ['tenant_versions'], why: 'the random order of products lasts until the version of the content changes' },
		{
			tables: ['text_entries', 'text_translations'],
			why: 'the search finds categories by their names in one statement',
		},
	],
	companies: [
		{
			tables: ['user_field_values', 'users'],
			why: 'members are listed, searched for and counted with their names and accounts, in one statement',
		},
	],
	designs: [
		{ tables: ['products'], why: 'a variant is designed with the template of its product unless it has its own' },
		{
			tables: ['order_lines', 'print_jobs', 'print_lines'],
			why: 'what is printed of an ordered line is found with its release, in one statement',
		},
		{
			tables: ['list_items', 'orders'],
			why: 'what no list and no order needs is found, counted and removed in one statement',
		},
		{ tables: ['tenants'], why: 'the sweep looks at each shop, in one statement for all of them' },
	],
	jobs: [{ tables: ['jobs.job'], why: 'lists and finds the jobs that the store of the database room keeps' }],
	mail: [
		{
			tables: ['media', 'settings', 'shop_images'],
			why: 'every mail bears the logo and the legal details of its shop; settings and the details of shops are above mails',
		},
	],
	media: [
		{
			tables: ['tenants'],
			why: 'pictures that are not measured are looked for in each shop, in one statement for all',
		},
	],
	orders: [
		{
			tables: ['order_approvals'],
			why: 'what is to be paid after the last approval is locked and read together with the order',
		},
		{
			tables: ['jobs.job'],
			why: 'the sweep leaves payments and refunds alone that a job will deal with, in one statement',
		},
		{ tables: ['languages'], why: 'shipping methods are named in the default language of the shop, in one statement' },
		{
			tables: ['designs', 'list_items', 'stock'],
			why: 'the share of the stock that one buyer may hold compares cart, with the rows of its series, stock and orders',
		},
		{ tables: ['mails'], why: 'an order shows whether its mails were sent' },
		{
			tables: ['design_releases', 'print_data', 'print_lines'],
			why: 'mails about an order say which of its lines wait for print data, and why; printing and designs are above orders',
		},
		{
			tables: ['product_list', 'product_pages', 'products'],
			why: 'the search for products of an order on behalf is a list of one statement',
		},
		{ tables: ['tenants'], why: 'a trigger lets orders go together with their tenant; the sweep looks at each shop' },
		{
			tables: ['subscription_invoices', 'subscription_terms', 'subscriptions'],
			why: 'how far a checkout has come is read together with the contract that it has begun; mails say of which subscription an order is a delivery, and what is paid next',
		},
		{ tables: ['users'], why: 'whether an order is that of a guest is decided in the statement that finds it' },
	],
	pages: [
		{ tables: ['media'], why: 'pages note which of their pictures are there, in the statement that writes' },
		{
			tables: ['shop_images'],
			why: 'templates begin with the large picture of the shop; the details of shops are above pages',
		},
		{ tables: ['old_slugs'], why: 'a page is found by the address that it had before, in one statement' },
		{ tables: ['tenants'], why: 'the quota of pages compares the tier with their number in one statement' },
		{ tables: ['text_entries', 'text_translations'], why: 'pages are listed with their names in one statement' },
	],
	pricing: [
		{
			tables: ['product_list', 'product_pages', 'products'],
			why: 'what a product costs follows from its columns and those of its parent; lists of prices show names and codes',
		},
		{ tables: ['roles'], why: 'price lists are shown with the roles that they are for' },
	],
	printing: [
		{ tables: ['products'], why: 'a variant is printed as its product unless it says otherwise' },
		{
			tables: ['list_items', 'order_lines', 'orders'],
			why: 'whose line print data belongs to, and whether it is ordered, is decided in one statement for carts and orders',
		},
		{
			tables: ['subscription_lines', 'subscriptions'],
			why: 'who has subscribed to a line gives its data for the next deliveries; subscriptions are above printing',
		},
		{
			tables: ['design_releases', 'designs', 'printformer_copies', 'printformer_drafts', 'printformer_prints'],
			why: 'what an ordered line with a design is printed from is frozen and shown together with the line; designs is above printing',
		},
		{
			tables: ['tasks'],
			why: 'orders whose tasks may have become unnecessary are found together with those that wait',
		},
		{ tables: ['tenants'], why: 'reminders, tasks and the sweep look at each shop, in one statement for all of them' },
	],
	procurement: [
		{
			tables: ['category_products'],
			why: 'lines of a cart are classified by their categories when they are handed over, in one statement',
		},
		{ tables: ['products'], why: 'purchasing systems name products by their codes' },
		{
			tables: ['order_documents', 'order_lines', 'orders', 'shipment_lines', 'shipment_parcels', 'shipments'],
			why: 'what a purchasing system is told of an order is found by comparing the order with what it was told; orders know nothing of it',
		},
		{
			tables: ['tenants'],
			why: 'shops_with_procurement finds the shops whose purchasing systems are to be told of something, in one statement',
		},
	],
	seo: [
		{
			tables: ['categories', 'old_slugs', 'product_list', 'products'],
			why: 'the sitemap and the redirects are lists of addresses, with the conditions of the catalogue',
		},
	],
	'shop-details': [
		{ tables: ['media'], why: 'the logos of a shop are part of every page, read in one statement' },
		{
			tables: ['products', 'subscriptions'],
			why: 'whether every page leads to the cancellation of contracts is decided in one statement; subscriptions are above',
		},
	],
	stock: [{ tables: ['products'], why: 'stock is counted of products and variants, and shown with their codes' }],
	subscriptions: [
		{ tables: ['jobs.job'], why: 'the sweep finds in one statement what no job is left for' },
		{
			tables: ['tenants'],
			why: 'an order of a renewal is read with the time zone and the country of its shop; shops_with_due_subscriptions finds the shops with anything to do',
		},
		{
			tables: ['order_documents', 'orders'],
			why: 'the payments of a subscription are listed with the orders that they have made, and their invoices, in one statement; who cancels a contract may name the number of one of its orders',
		},
		{
			tables: ['designs'],
			why: 'a line is shown with its design as it is now, in the one statement of its subscription',
		},
		{
			tables: ['products', 'users'],
			why: 'whether somebody has had the trial of a product, in any version of it, is a condition in the statement of their cart',
		},
	],
	system: [
		{
			tables: [
				'approval_rules',
				'media',
				'media_folders',
				'orders',
				'price_lists',
				'print_profiles',
				'product_list',
				'products',
				'roles',
				'shipping_methods',
				'subscriptions',
				'text_entries',
				'text_translations',
				'theme_presets',
			],
			why: 'a page of the audit log names what its entries are about, of every kind, in one statement',
		},
	],
	tasks: [{ tables: ['users'], why: 'tasks are listed with who has taken them on' }],
	tenants: [
		{
			tables: ['design_pictures', 'media', 'orders', 'pages', 'print_data', 'print_jobs', 'printformer_prints'],
			why: 'the list of shops shows figures of all shops of a page in one statement (tenant_figures)',
		},
		{
			tables: [
				'list_items',
				'login_challenges',
				'one_time_tokens',
				'rate_limits',
				'remembered_answers',
				'sessions',
				'text_imports',
				'text_queue',
				'users',
			],
			why: 'shops_to_clean finds the shops that have something to clean up, in one statement for all of them',
		},
	],
	texts: [
		{ tables: ['languages'], why: 'a language that a shop no longer speaks is not among those to translate into' },
	],
	theme: [{ tables: ['tenants'], why: 'the theme of a shop that has none is as old as the shop, in one statement' }],
};
