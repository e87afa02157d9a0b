// Written by `npm run rows` from the migrated database; a test fails when it drifts.
import type { ImageBorder } from '../../rules/catalogue/image-border.ts';
import type { Address, BillingAddress } from '../../rules/checkout/address.ts';
import type { Finding } from '../../rules/designs/findings.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import type { PrintedDocument } from '../../rules/documents/document.ts';
import type { Operation } from '../../rules/pages/operations.ts';
import type { PlainSection } from '../../rules/pages/plain-page.ts';
import type { Inspection } from '../../rules/printing/inspection.ts';
import type { TaxTable } from '../../rules/tax/tax-of.ts';

/** A whole row of each table, as the driver gives it. */
export interface Rows {
	account_requests: {
		tenantId: string;
		id: string;
		kind: 'signUp' | 'forgotPassword';
		email: string;
		passwordHash: string | null;
		language: string;
		origin: string;
		fieldValues: Record<string, string>;
		createdAt: Date;
	};
	audit_chain: {
		tenantId: string;
		number: string;
		entryId: string;
		hash: string;
	};
	audit_log: {
		tenantId: string;
		id: string;
		at: Date;
		actorId: string | null;
		actorSealed: string | null;
		requestId: string | null;
		action: string;
		entityType: string;
		entityId: string;
		before: unknown;
		after: unknown;
		personId: string | null;
		personSealed: string | null;
	};
	categories: {
		tenantId: string;
		id: string;
		slug: string;
		published: boolean;
		position: number;
		mediaId: string | null;
		createdAt: Date;
		updatedAt: Date;
		parentId: string | null;
		linkUrl: string;
		linkTarget: string;
		display: 'random' | 'newest' | 'static';
		revision: number;
		online: boolean;
		openTo: string[] | null;
	};
	category_products: {
		tenantId: string;
		categoryId: string;
		productId: string;
		position: number;
		direct: boolean;
	};
	category_roles: {
		tenantId: string;
		categoryId: string;
		roleId: string;
	};
	domains: {
		host: string;
		tenantId: string;
		active: boolean;
		createdAt: Date;
	};
	favourites: {
		tenantId: string;
		userId: string;
		productId: string;
		createdAt: Date;
	};
	languages: {
		tenantId: string;
		languageCode: string;
		isDefault: boolean;
		position: number;
		notation: '1.234,56 ¤' | '1,234.56 ¤' | '¤1,234.56' | '1 234,56 ¤' | '¤ 1\'234.56' | null;
	};
	list_items: {
		tenantId: string;
		id: string;
		userId: string;
		location: 'cart' | 'watchlist' | 'drafts';
		productId: string;
		quantity: number | null;
		itemName: string;
		designId: string | null;
		seenTotal: string | null;
		createdAt: Date;
		changedAt: Date;
		removedAt: Date | null;
		hasPrintData: boolean;
	};
	login_challenges: {
		tenantId: string;
		tokenHash: string;
		userId: string;
		codeHash: string;
		tries: number;
		expiresAt: Date;
		usedAt: Date | null;
	};
	machine_translation: {
		tenantId: string;
		enabled: boolean;
		formality: 'default' | 'more' | 'less';
		languages: string[];
	};
	mail_attachments: {
		tenantId: string;
		mailId: string;
		position: number;
		name: string;
		contentType: string;
		content: Buffer;
	};
	mails: {
		tenantId: string;
		id: string;
		to: string;
		subject: string;
		html: string;
		text: string;
		language: string;
		state: 'kept' | 'queued' | 'sent' | 'failed';
		tries: number;
		error: string | null;
		createdAt: Date;
		sentAt: Date | null;
	};
	media: {
		tenantId: string;
		id: string;
		contentType: string;
		width: number;
		height: number;
		createdAt: Date;
		fileName: string;
		bytes: number;
		focalX: number;
		focalY: number;
		sizes: number[];
		fallback: 'jpg' | 'png' | null;
		folderId: string | null;
		title: string;
		sourceUrl: string | null;
		madeFrom: string | null;
		createdBy: string | null;
		updatedAt: Date;
		updatedBy: string | null;
	};
	media_folders: {
		tenantId: string;
		id: string;
		parentId: string | null;
		name: string;
		createdAt: Date;
	};
	media_store: {
		single: boolean;
		id: string;
		createdAt: Date;
	};
	migrations: {
		name: string;
		checksum: string;
		appliedAt: Date;
		compatibleWith: string | null;
	};
	missing_texts: {
		tenantId: string;
		key: string;
		page: string;
		languageCode: string;
		seenAt: Date;
		times: number;
	};
	number_ranges: {
		tenantId: string;
		kind: 'order' | 'invoice' | 'creditNote';
		year: number;
		last: number;
	};
	old_slugs: {
		tenantId: string;
		kind: 'product' | 'category' | 'page' | 'link';
		slug: string;
		thingId: string;
	};
	one_time_tokens: {
		tenantId: string;
		tokenHash: string;
		purpose: 'confirm' | 'reset';
		userId: string;
		expiresAt: Date;
		usedAt: Date | null;
	};
	order_documents: {
		tenantId: string;
		id: string;
		orderId: string;
		kind: 'orderConfirmation' | 'invoice' | 'creditNote';
		number: string;
		issuedOn: Date;
		document: PrintedDocument;
		pdf: Buffer | null;
		refundId: string | null;
		createdAt: Date;
	};
	order_events: {
		tenantId: string;
		id: string;
		orderId: string;
		at: Date;
		actor: 'system' | 'shopper' | 'staff';
		userId: string | null;
		kind: string;
		detail: unknown;
	};
	order_lines: {
		tenantId: string;
		orderId: string;
		position: number;
		itemId: string | null;
		productId: string;
		slug: string;
		code: string;
		name: string;
		itemName: string;
		options: unknown;
		designId: string | null;
		mediaId: string | null;
		taxCategory: string;
		quantity: number;
		unitPrice: string;
		rate: number;
		net: string;
		tax: string;
		gross: string;
		personalised: boolean;
		stock: 'notCounted' | 'reserved' | 'taken' | 'released';
	};
	order_link_requests: {
		tenantId: string;
		id: string;
		orderNumber: string;
		email: string;
		createdAt: Date;
	};
	order_links: {
		tenantId: string;
		tokenHash: string;
		orderId: string;
		createdAt: Date;
		expiresAt: Date;
		openedAt: Date | null;
		revokedAt: Date | null;
	};
	order_mails: {
		tenantId: string;
		orderId: string;
		purpose: string;
		recipient: string;
		mailId: string;
		writtenAt: Date;
	};
	order_settings: {
		tenantId: string;
		seller: unknown;
		smallBusiness: boolean;
		invoicePayment: boolean;
		paymentDays: number;
		invoiceWhen: 'placed' | 'processed';
		invoicePrefix: string;
		creditNotePrefix: string;
		profileRequired: boolean;
		showPayment: boolean;
		showShipping: boolean;
		multipleSelection: boolean;
		continueShoppingUrl: string;
		orderRecipients: string[];
		paymentPublishableKey: string;
		mailProvider: 'smtp' | 'sendgrid';
		mailSender: string;
		revision: number;
		updatedAt: Date;
		invoiceFor: 'customers' | 'everybody';
		invoiceLimit: string;
		stockShare: number;
	};
	order_words: {
		tenantId: string;
		orderId: string;
		word: string;
		createdAt: Date;
	};
	orders: {
		tenantId: string;
		id: string;
		checkoutKey: string;
		userId: string | null;
		createdBy: string | null;
		status: 'inCreation' | 'placed' | 'processed' | 'finished' | 'error';
		approval: 'none' | 'pending' | 'approved' | 'rejected';
		payment: 'open' | 'paid' | 'partlyRefunded' | 'refunded';
		paymentMethod: 'card' | 'invoice' | 'none';
		number: string | null;
		placedAt: Date | null;
		language: string;
		currency: string;
		pricesIncludeTax: boolean;
		billingAddress: BillingAddress;
		shippingAddress: Address | null;
		shipping: unknown;
		totals: TaxTable;
		net: string;
		tax: string;
		gross: string;
		refunded: string;
		reverseCharge: boolean;
		customerName: string;
		customerMail: string;
		lineCount: number;
		deliveryDay: Date | null;
		reservedUntil: Date | null;
		error: string | null;
		createdAt: Date;
		updatedAt: Date;
		waitsForPrintData: boolean;
	};
	page_leases: {
		tenantId: string;
		pageId: string;
		clientId: string;
		userId: string;
		since: Date;
		until: Date;
	};
	page_pictures: {
		tenantId: string;
		pageId: string;
		mediaId: string;
	};
	page_steps: {
		tenantId: string;
		pageId: string;
		revision: number;
		clientId: string;
		number: number;
		userId: string | null;
		kind: 'do' | 'undo' | 'redo';
		ofRevision: number | null;
		operations: Operation[];
		inverses: Operation[];
		createdAt: Date;
	};
	page_versions: {
		tenantId: string;
		id: string;
		pageId: string;
		revision: number;
		document: unknown;
		reason: 'published' | 'takenOver' | 'unsaved' | 'beforeRestore';
		userId: string | null;
		createdAt: Date;
	};
	page_wizards: {
		tenantId: string;
		id: string;
		pageId: string;
		userId: string | null;
		clientId: string;
		template: string;
		stage: 'layouts' | 'texts' | 'pictures' | 'end';
		state: 'running' | 'failed' | 'done';
		failure: string | null;
		translation: 'notNeeded' | 'off' | 'noKey' | 'done' | 'skipped' | null;
		translated: string[];
		languages: string[];
		sections: number;
		pictures: number;
		createdAt: Date;
		updatedAt: Date;
	};
	pages: {
		tenantId: string;
		id: string;
		kind: 'page' | 'link';
		slug: string;
		home: boolean;
		active: boolean;
		inNavigation: boolean;
		inFooter: boolean;
		position: number;
		draft: unknown;
		revision: number;
		published: unknown;
		publishedRevision: number | null;
		publishedAt: Date | null;
		publishAt: Date | null;
		createdAt: Date;
		updatedAt: Date;
	};
	payments: {
		tenantId: string;
		id: string;
		orderId: string;
		provider: string;
		sessionId: string | null;
		intentId: string | null;
		url: string | null;
		amount: string;
		currency: string;
		state: 'opening' | 'open' | 'paid' | 'expired' | 'failed';
		late: boolean;
		createdAt: Date;
		changedAt: Date;
		request: unknown;
	};
	person_keys: {
		tenantId: string;
		personId: string;
		wrappedKey: string;
	};
	plain_pages: {
		tenantId: string;
		slug: string;
		languageCode: string;
		position: number;
		title: string;
		sections: PlainSection[];
		updatedAt: Date;
	};
	price_list_rows: {
		tenantId: string;
		listId: string;
		position: number;
		productId: string | null;
		quantity: number;
		unitPrice: string | null;
		total: string | null;
	};
	price_lists: {
		tenantId: string;
		id: string;
		name: string;
		archivedAt: Date | null;
		revision: number;
		createdAt: Date;
		updatedAt: Date;
	};
	print_data: {
		tenantId: string;
		id: string;
		itemId: string;
		side: string | null;
		userId: string | null;
		name: string;
		fileType: 'pdf' | 'jpeg' | 'png' | 'tiff' | 'svg';
		size: string;
		sha256: string | null;
		state: 'uploaded' | 'findings' | 'released' | 'refused' | 'printed';
		inspection: Inspection | null;
		findings: Finding[];
		previews: number;
		stored: boolean;
		refusalCode: string | null;
		refusalReason: string;
		releasedBy: string | null;
		releasedByStaff: boolean;
		releasedAt: Date | null;
		acceptedCodes: string[];
		releasedSha256: string | null;
		releaseTextVersion: string | null;
		replacedBy: string | null;
		createdAt: Date;
		changedAt: Date;
	};
	print_jobs: {
		tenantId: string;
		id: string;
		itemId: string;
		state: 'waiting' | 'made' | 'failed';
		inputs: unknown;
		inputHash: string;
		sha256: string | null;
		size: string | null;
		failureCode: string | null;
		createdAt: Date;
		madeAt: Date | null;
		printedAt: Date | null;
		printedBy: string | null;
	};
	print_lines: {
		tenantId: string;
		itemId: string;
		orderId: string;
		specification: unknown;
		state: 'missing' | 'uploaded' | 'findings' | 'refused' | 'released' | 'printed';
		stateSince: Date;
	};
	print_profiles: {
		tenantId: string;
		id: string;
		name: string;
		description: string;
		sha256: string;
		bytes: Buffer;
		createdAt: Date;
	};
	print_reminders: {
		tenantId: string;
		orderId: string;
		days: number;
		sentAt: Date;
	};
	print_specifications: {
		tenantId: string;
		productId: string;
		specification: PrintSpecification;
		revision: number;
		updatedAt: Date;
	};
	print_uploads: {
		tenantId: string;
		id: string;
		userId: string | null;
		itemId: string;
		side: string | null;
		name: string;
		size: string;
		received: string;
		storeState: unknown;
		writerId: string | null;
		writerUntil: Date | null;
		createdAt: Date;
		expiresAt: Date;
	};
	product_facets: {
		tenantId: string;
		languageCode: string;
		facet: string;
		value: string;
		productId: string;
	};
	product_field_values: {
		tenantId: string;
		productId: string;
		fieldId: string;
		url: string;
	};
	product_fields: {
		tenantId: string;
		id: string;
		name: string;
		type: 'text' | 'link';
		meta: boolean;
		required: boolean;
		filter: boolean;
		position: number;
		defaultUrl: string;
		createdAt: Date;
	};
	product_image_languages: {
		tenantId: string;
		productId: string;
		imageId: string;
		languageCode: string;
		mediaId: string;
	};
	product_images: {
		tenantId: string;
		productId: string;
		id: string;
		position: number;
		mediaId: string;
		cover: boolean;
	};
	product_label_links: {
		tenantId: string;
		productId: string;
		labelId: string;
	};
	product_labels: {
		tenantId: string;
		id: string;
		kind: 'plain' | 'highlighted' | 'sale';
		active: boolean;
		validFrom: Date | null;
		validUntil: Date | null;
		position: number;
		createdAt: Date;
	};
	product_list: {
		tenantId: string;
		languageCode: string;
		productId: string;
		position: number;
		slug: string;
		name: string;
		fromPrice: string | null;
		imageId: string | null;
		published: boolean;
		archived: boolean;
		offline: boolean;
		open: boolean;
		roles: string[];
		unlisted: boolean;
		validFrom: Date | null;
		validUntil: Date | null;
		unavailable: string | null;
		labels: unknown;
		addedAt: Date;
		card: unknown;
		soldId: string | null;
	};
	product_pages: {
		tenantId: string;
		languageCode: string;
		productId: string;
		page: unknown;
		version: number;
	};
	product_price_list_roles: {
		tenantId: string;
		productId: string;
		listId: string;
		roleId: string;
	};
	product_price_lists: {
		tenantId: string;
		productId: string;
		listId: string;
		position: number;
	};
	product_pricing: {
		tenantId: string;
		productId: string;
		pricing: unknown;
	};
	product_totals: {
		tenantId: string;
		categoryId: string;
		total: number;
		goodUntil: Date | null;
	};
	product_words: {
		tenantId: string;
		languageCode: string;
		word: string;
		rank: number;
		position: number;
		productId: string;
		shownFrom: Date | null;
		shownUntil: Date | null;
	};
	products: {
		tenantId: string;
		id: string;
		slug: string;
		published: boolean;
		position: number;
		mediaId: string | null;
		createdAt: Date;
		updatedAt: Date;
		parentId: string | null;
		code: string;
		archivedAt: Date | null;
		validFrom: Date | null;
		validUntil: Date | null;
		orderable: boolean;
		productionDays: number;
		itemNameAllowed: boolean;
		imageBorder: Partial<ImageBorder>;
		choiceFields: string[];
		revision: number;
		ownPricing: boolean;
		pricingMode: 'simple' | 'pricelist';
		scalesMode: 'free' | 'defined' | 'linear' | 'table';
		definedScales: number[];
		linearFrom: number | null;
		linearTo: number | null;
		linearStep: number | null;
		minimumQuantity: number | null;
		taxCategory: 'none' | 'standard' | 'foodRestaurant' | 'foodGrocery' | 'software' | 'digitalContent' | 'streaming' | 'advertising' | 'marketing' | 'consulting' | 'legal' | 'accounting' | 'education' | 'training' | 'medical' | 'shipping';
		paymentMode: 'once' | 'subscription';
		paymentInterval: 'day' | 'week' | 'month' | 'year' | null;
		trialDays: number | null;
		unitPrice: string | null;
		weightMg: number | null;
		personalised: boolean;
		canonicalPath: string;
	};
	rate_limits: {
		tenantId: string;
		key: string;
		beganAt: Date;
		count: number;
	};
	refunds: {
		tenantId: string;
		id: string;
		orderId: string;
		paymentId: string | null;
		amount: string;
		reason: string;
		state: 'waiting' | 'done' | 'failed';
		providerId: string | null;
		error: string | null;
		userId: string | null;
		createdAt: Date;
		changedAt: Date;
	};
	remembered_answers: {
		tenantId: string;
		caller: string;
		key: string;
		requestHash: string;
		answer: string | null;
		createdAt: Date;
		holder: string | null;
		claimedAt: Date;
		doneAt: Date | null;
	};
	roles: {
		tenantId: string;
		id: string;
		name: string;
		label: string;
		description: string;
		type: 'staff' | 'customer';
		admin: boolean;
		access: string[];
		requiresCode: boolean;
		createdAt: Date;
		updatedAt: Date;
	};
	search_misses: {
		tenantId: string;
		day: Date;
		languageCode: string;
		term: string;
		count: number;
	};
	search_synonyms: {
		tenantId: string;
		id: string;
		languageCode: string;
		words: string[];
		position: number;
	};
	search_words: {
		tenantId: string;
		languageCode: string;
		ending: string;
		word: string;
		stem: string;
	};
	secret_key: {
		single: boolean;
		fingerprint: string;
		changedAt: Date;
	};
	secrets: {
		tenantId: string;
		purpose: string;
		sealed: string;
		setAt: Date;
	};
	sessions: {
		tenantId: string;
		id: string;
		userId: string;
		createdAt: Date;
		lastUsedAt: Date;
		expiresAt: Date;
		endedAt: Date | null;
		refreshHash: string | null;
		earlier: unknown;
	};
	settings: {
		tenantId: string;
		group: string;
		version: number;
		revision: number;
		values: unknown;
		updatedAt: Date;
		updatedBy: string | null;
	};
	shipping_methods: {
		tenantId: string;
		id: string;
		names: Record<string, string>;
		descriptions: Record<string, string>;
		countries: string[];
		kind: 'flat' | 'freeFrom' | 'byWeight' | 'byQuantity';
		price: string;
		freeFrom: string | null;
		steps: unknown;
		days: number;
		active: boolean;
		position: number;
		revision: number;
	};
	shop_details: {
		tenantId: string;
		header: 'default' | 'simple';
		address: string[];
		phone: string;
		mail: string;
		updatedAt: Date;
		userMenu: 'hidden' | 'full' | 'logInOnly';
		faqPage: string;
		clientApp: string;
		totalLabel: 'grandTotal' | 'subtotal';
		stockWarningRecipients: string[];
	};
	shop_images: {
		tenantId: string;
		use: 'logoWide' | 'logoWideDark' | 'logoSquare' | 'logoSquareDark' | 'favicon' | 'faviconDark' | 'hero' | 'heroPhone' | 'loginBackground' | 'loginBackgroundDark';
		mediaId: string;
	};
	stock: {
		tenantId: string;
		productId: string;
		onHand: number;
		reserved: number;
		warningLevel: number | null;
		sellWhenEmpty: boolean;
		warned: boolean;
		updatedAt: Date;
	};
	stock_holds: {
		tenantId: string;
		orderId: string;
		origin: string;
		createdAt: Date;
	};
	stock_movements: {
		tenantId: string;
		id: string;
		productId: string;
		at: Date;
		reason: 'counted' | 'received' | 'lost' | 'reserved' | 'released' | 'sold' | 'returned' | 'deleted';
		onHandChange: number;
		reservedChange: number;
		onHand: number;
		reserved: number;
		userId: string | null;
		note: string;
		mailed: boolean;
	};
	tasks: {
		tenantId: string;
		id: string;
		kind: string;
		objectType: string;
		objectId: string;
		subject: string;
		since: Date;
		assignedTo: string | null;
		doneAt: Date | null;
		doneBy: string | null;
	};
	tax_rates: {
		tenantId: string;
		country: string;
		category: string;
		validFrom: Date;
		rate: number;
	};
	tenant_versions: {
		tenantId: string;
		texts: string;
		look: string;
		content: string;
	};
	tenants: {
		id: string;
		slug: string;
		name: string;
		allowTemporaryUsers: boolean;
		createdAt: Date;
		updatedAt: Date;
		currency: string;
		country: string;
		pricesIncludeTax: boolean;
		tier: 'starter' | 'pro' | 'enterprise';
		secureSubdomains: boolean;
		timeZone: string;
	};
	text_entries: {
		tenantId: string;
		key: string;
		type: 'static' | 'dynamic' | 'productName' | 'productDescription' | 'productFieldValue' | 'productFieldLabel' | 'productLabelName' | 'userFieldLabel' | 'categoryName' | 'categoryDescription' | 'contentPageName';
		group: string;
		context: string | null;
		tags: string[];
		locked: boolean;
		baseText: string;
		baseLanguage: string;
		updatedAt: Date;
	};
	text_history: {
		tenantId: string;
		id: string;
		key: string;
		languageCode: string;
		before: string | null;
		after: string | null;
		origin: 'human' | 'machine' | 'import';
		userId: string | null;
		at: Date;
	};
	text_import_rows: {
		tenantId: string;
		importId: string;
		position: number;
		rowNumber: number;
		columnName: string;
		key: string;
		languageCode: string;
		before: string | null;
		after: string;
		fault: string | null;
		names: string[];
	};
	text_imports: {
		tenantId: string;
		id: string;
		userId: string;
		fileName: string;
		format: 'csv' | 'xlsx' | 'xliff';
		state: 'checked' | 'applying' | 'done' | 'failed';
		byAdmin: boolean;
		added: number;
		changed: number;
		unchanged: number;
		faulty: number;
		done: number;
		refused: number;
		reached: number;
		createdAt: Date;
		finishedAt: Date | null;
		kind: 'texts' | 'products' | 'prices';
		about: string | null;
		removed: number;
		warnings: number;
	};
	text_queue: {
		tenantId: string;
		key: string;
		languageCode: string;
		queuedAt: Date;
		failure: string | null;
		takenUntil: Date | null;
	};
	text_translations: {
		tenantId: string;
		key: string;
		languageCode: string;
		translation: string;
		origin: 'human' | 'machine' | 'import';
		updatedAt: Date;
		translatedFrom: string | null;
	};
	theme_drafts: {
		tenantId: string;
		theme: unknown;
		updatedAt: Date;
		updatedBy: string | null;
	};
	theme_presets: {
		tenantId: string;
		id: string;
		name: string;
		theme: unknown;
		updatedAt: Date;
	};
	theme_versions: {
		tenantId: string;
		id: string;
		theme: unknown;
		publishedAt: Date;
		publishedBy: string | null;
	};
	themes: {
		tenantId: string;
		theme: unknown;
		updatedAt: Date;
		overwriteColors: boolean;
	};
	user_addresses: {
		tenantId: string;
		userId: string;
		kind: 'shipping' | 'billing';
		address: Partial<BillingAddress>;
		changedAt: Date;
	};
	user_field_values: {
		tenantId: string;
		userId: string;
		fieldName: string;
		value: string;
	};
	user_fields: {
		tenantId: string;
		fieldName: string;
		type: string | null;
		required: boolean | null;
		inUse: boolean | null;
		position: number | null;
		defaultValue: string | null;
		options: string[] | null;
	};
	user_roles: {
		tenantId: string;
		userId: string;
		roleId: string;
	};
	users: {
		tenantId: string;
		id: string;
		email: string | null;
		username: string | null;
		passwordHash: string | null;
		language: string;
		guest: boolean;
		codeStep: boolean;
		emailConfirmedAt: Date | null;
		archivedAt: Date | null;
		rightsVersion: number;
		admin: boolean;
		createdAt: Date;
		updatedAt: Date;
		lastLoginAt: Date | null;
	};
	vat_checks: {
		tenantId: string;
		vatId: string;
		state: 'waiting' | 'valid' | 'invalid' | 'unknown';
		proof: unknown;
		askedAt: Date;
		checkedAt: Date | null;
	};
	webhook_events: {
		tenantId: string;
		provider: string;
		eventId: string;
		type: string;
		receivedAt: Date;
	};
	withdrawals: {
		tenantId: string;
		id: string;
		name: string;
		orderNumber: string;
		email: string;
		language: string;
		orderId: string | null;
		matches: boolean;
		receivedAt: Date;
	};
}
