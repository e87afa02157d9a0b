// The sections of the tab "Settings", in their order. A domain with settings adds its section, and what the palette finds in it.
import { lazy } from 'react';
import { contactSettings } from '../../../rules/settings/contact.ts';
import { labelsOfCards } from '../../../rules/settings/message-keys.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { priceSettings } from '../../../rules/settings/prices.ts';
import { schedulingSettings } from '../../../rules/settings/scheduling.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import type { SettingPart } from './setting-part.ts';

export const settingSections: readonly SettingPart[] = [
	{
		id: 'general',
		label: 'settings.general',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./general-tab.tsx')).GeneralTab })),
		settings: [...labelsOfCards(shopSettings, 'shop', 'contact', 'region', 'storefront', 'newsletters')],
	},
	{
		id: 'prices',
		label: 'priceSettings.title',
		needs: ['qTenant', 'qPrice'],
		Content: lazy(async () => ({ default: (await import('./prices/prices-tab.tsx')).PricesTab })),
		settings: [
			'priceSettings.currency',
			'priceSettings.country',
			'priceSettings.kind',
			...labelsOfCards(priceSettings, 'words', 'stock'),
		],
	},
	{
		id: 'taxes',
		label: 'taxes.title',
		needs: ['qTenant', 'qPrice'],
		Content: lazy(async () => ({ default: (await import('./taxes/taxes-tab.tsx')).TaxesTab })),
		settings: ['taxes.rate'],
	},
	{
		id: 'checkout',
		label: 'orderSettings.checkout',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./orders/checkout-tab.tsx')).CheckoutTab })),
		settings: labelsOfCards(orderSettings, 'asked', 'buying', 'notified'),
	},
	{
		id: 'payment',
		label: 'orderSettings.payment',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./orders/payment-tab.tsx')).PaymentTab })),
		settings: [
			'secret.paymentSecretKey',
			'secret.paymentWebhookSecret',
			'orderSettings.publishableKey',
			'orderSettings.webhook',
			...labelsOfCards(orderSettings, 'invoicePaymentTitle', 'unpaid'),
		],
	},
	{
		id: 'shipping',
		label: 'shipping.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./shipping/shipping-tab.tsx')).ShippingTab })),
		settings: ['shipping.countries', 'shipping.days', 'shipping.freeFrom'],
	},
	{
		id: 'invoices',
		label: 'orderSettings.invoices',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./orders/invoices-tab.tsx')).InvoicesTab })),
		settings: [
			'orderSettings.sellerTitle',
			'orderSettings.seller.vatId',
			'orderSettings.seller.taxNumber',
			'orderSettings.bank.iban',
			...labelsOfCards(orderSettings, 'invoicing'),
			'orderSettings.invoicePrefix',
			'orderSettings.number.next',
		],
	},
	{
		id: 'mail',
		label: 'orderSettings.mail',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./orders/mail-tab.tsx')).MailTab })),
		settings: [
			'orderSettings.mailSenderName',
			'orderSettings.mailProvider',
			'secret.mailProviderKey',
			'orderSettings.mailSender',
			'orderSettings.testMail',
		],
	},
	{
		id: 'contact',
		label: 'contactSettings.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./contact/contact-tab.tsx')).ContactTab })),
		settings: labelsOfCards(contactSettings, 'page', 'talks', 'topics'),
	},
	{
		id: 'calendly',
		label: 'scheduling.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./contact/scheduling-tab.tsx')).SchedulingTab })),
		settings: ['secret.schedulingKey', ...labelsOfCards(schedulingSettings, 'calendly'), 'scheduling.eventType'],
	},
	{
		id: 'procurement',
		label: 'procurement.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./procurement/procurement-tab.tsx')).ProcurementTab })),
		settings: ['procurement.hosts', 'procurement.sellRunAsPiece', 'procurement.conversation'],
	},
	{
		id: 'keys',
		label: 'settings.keys',
		needs: ['mTenant'],
		Content: lazy(async () => ({ default: (await import('./keys-tab.tsx')).KeysTab })),
		settings: ['secret.procurementSharedSecret'],
	},
	{
		id: 'export',
		label: 'transfer.section',
		needs: 'admin',
		Content: lazy(async () => ({
			default: (await import('../tenants/transfer/transfer-section.tsx')).TransferSection,
		})),
		settings: ['transfer.exportTitle'],
	},
];

/** Where a section is. */
export const sectionAddress = (id: string) => `/admin/settings/settings/${id}`;
