// How a shop sells: who stands on its invoices, how it is paid, what a checkout asks for.
import type { DocumentSeller } from '../documents/document.ts';

export interface OrderSettings {
	seller: DocumentSeller;
	/** No tax is shown (§19 UStG). */
	smallBusiness: boolean;
	invoicePayment: boolean;
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
	invoicePayment: true,
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
