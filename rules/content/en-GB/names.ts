// What the product itself names for a shop.

export const names = {
	/** Behind the name of a copy: "Business card (copy)". */
	copy: 'copy',
	/** The alternative text of the picture that stands where a template wants one. */
	placeholderImage: 'Placeholder: your picture goes here.',
	/** Of PDF files, before the number of the document: plain letters and dashes. */
	documentFiles: {
		orderConfirmation: 'Order-confirmation',
		invoice: 'Invoice',
		creditNote: 'Credit-note',
		contractSummary: 'Contract-summary',
		deliveryNote: 'Delivery-note',
		/** Of several in one file, which has no number. */
		deliveryNotes: 'Delivery-notes',
	},
	/** How else people call the columns of a price list that is imported, each name behind a comma. */
	priceColumns: {
		code: 'sku',
		quantity: 'qty, run',
		unitPrice: 'unit price, price per unit, price per piece',
		total: 'total price',
	},
};
