// How a shop sells: who stands on its invoices, how it is paid, what a checkout asks for.
import type { DocumentSeller } from '../documents/document.ts';

/** `customers`: those who are signed in. */
export const invoiceBuyers = ['nobody', 'customers', 'everybody'] as const;

export interface OrderSettings {
	seller: DocumentSeller;
	/** No tax is shown (§19 UStG). */
	smallBusiness: boolean;
	/** Who may pay by invoice. */
	invoiceFor: (typeof invoiceBuyers)[number];
	/** Up to which total with tax, in minor units; 0: any. */
	invoiceLimit: number;
	/** How much of a product one session may hold unpaid, in per cent. */
	stockShare: number;
	paymentDays: number;
	invoiceWhen: 'placed' | 'processed';
	invoicePrefix: string;
	creditNotePrefix: string;
	/** An incomplete profile cannot order. */
	profileRequired: boolean;
	/** Off: the section is hidden, and it is paid by invoice. */
	showPayment: boolean;
	/** Off: the section is hidden, and things are picked up. */
	showShipping: boolean;
	/** The product page offers several quantities or variants to be added in one go. */
	multipleSelection: boolean;
	continueShoppingUrl: string;
	orderRecipients: readonly string[];
	paymentPublishableKey: string;
	mailProvider: 'smtp' | 'sendgrid';
	mailSender: string;
}

export const emptySeller: DocumentSeller = {
	name: '',
	street: '',
	zipCode: '',
	city: '',
	country: '',
	phone: '',
	mail: '',
	website: '',
	taxNumber: '',
	vatId: '',
	register: '',
	management: '',
	bank: null,
};

export const defaultOrderSettings: OrderSettings = {
	seller: emptySeller,
	smallBusiness: false,
	invoiceFor: 'customers',
	invoiceLimit: 0,
	stockShare: 20,
	paymentDays: 14,
	invoiceWhen: 'placed',
	invoicePrefix: 'RE-',
	creditNotePrefix: 'RK-',
	profileRequired: false,
	showPayment: true,
	showShipping: true,
	multipleSelection: false,
	continueShoppingUrl: '/',
	orderRecipients: [],
	paymentPublishableKey: '',
	mailProvider: 'smtp',
	mailSender: '',
};
