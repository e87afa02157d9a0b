// How a customer wants invoices and credit notes: as a PDF that carries its data along (ZUGFeRD), as XML alone (XRechnung), or both.

export const invoiceFormats = ['zugferd', 'xrechnung', 'both'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** Of an address that says nothing about it. */
export const usualFormat: InvoiceFormat = 'zugferd';

export const formatOf = (text: string | undefined): InvoiceFormat =>
	invoiceFormats.find((format) => format === text) ?? usualFormat;

export const wantsXml = (format: InvoiceFormat): boolean => format !== 'zugferd';
export const wantsPdf = (format: InvoiceFormat): boolean => format !== 'xrechnung';
