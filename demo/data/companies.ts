// The companies of the demo, one in each shop: who buys for it, what for, and how much they may spend.
import { type BillingAddress, emptyBilling } from '../../rules/checkout/address.ts';
import type { BudgetPeriod } from '../../rules/companies/budget-periods.ts';
import type { CompanyRole } from '../../rules/companies/roles.ts';

interface DemoAddress {
	label: string;
	address: Partial<BillingAddress>;
	forBilling: boolean;
	forShipping: boolean;
}

export interface DemoCompany {
	name: string;
	customerNumber: string;
	vatId: string;
	invoiceMail: string;
	costCentres: { code: string; name: string }[];
	addresses: DemoAddress[];
	/** What each may be: so many times what was ordered in its period already. */
	budgets: { costCentre: string | null; period: BudgetPeriod; times: number }[];
	/** Who has ordered, how many days ago and for which cost centre; `waits` for an approval. */
	orders: { username: string; days: number; costCentre: string; quantity: number; waits?: true }[];
	/** Orders of this cost centre wait for the superior of their buyer, or for others who approve in the company. */
	approvalRule: { name: string; costCentre: string; totalFrom: number; deadlineDays: number };
}

/** By username, the same in each shop. */
export const companyPeople: Record<string, CompanyRole> = {
	buyer: 'buyer',
	approver: 'approver',
	companyadmin: 'companyAdmin',
};

export const demoCompanies: Record<'demo' | 'atelier', DemoCompany> = {
	demo: {
		name: 'Nordwerft Kappeln GmbH',
		customerNumber: '10023',
		vatId: 'DE811907980',
		invoiceMail: 'rechnungen@nordwerft.example',
		costCentres: [
			{ code: '4100', name: 'Vertrieb' },
			{ code: '4200', name: 'Messen' },
			{ code: '4300', name: 'Personal' },
		],
		addresses: [
			{
				label: 'Hauptsitz',
				address: {
					...{ companyName: 'Nordwerft Kappeln GmbH', firstName: 'Birte', surname: 'Hansen', street: 'Werftstraße 1' },
					...{ zipCode: '24376', city: 'Kappeln', country: 'DE', email: 'einkauf@nordwerft.example' },
					...{ ccEmail: 'rechnungen@nordwerft.example', vatId: 'DE811907980' },
				},
				forBilling: true,
				forShipping: true,
			},
			{
				label: 'Lager Flensburg',
				address: {
					...{ companyName: 'Nordwerft Kappeln GmbH', firstName: 'Torge', surname: 'Petersen' },
					...{ street: 'Am Industriehafen 12', zipCode: '24937', city: 'Flensburg', country: 'DE' },
				},
				forBilling: false,
				forShipping: true,
			},
		],
		budgets: [
			{ costCentre: null, period: 'year', times: 3 },
			{ costCentre: '4100', period: 'month', times: 1.5 },
			{ costCentre: '4200', period: 'quarter', times: 1.1 },
		],
		orders: [
			{ username: 'buyer', days: 12, costCentre: '4200', quantity: 250 },
			{ username: 'approver', days: 6, costCentre: '4100', quantity: 100 },
			{ username: 'buyer', days: 3, costCentre: '4100', quantity: 500 },
			{ username: 'buyer', days: 1.2, costCentre: '4200', quantity: 250, waits: true },
		],
		approvalRule: { name: 'Messen ab 20 €', costCentre: '4200', totalFrom: 20_00, deadlineDays: 14 },
	},
	atelier: {
		name: 'Thornbury & Hale',
		customerNumber: 'TH-204',
		vatId: 'DE129273398',
		invoiceMail: 'accounts@thornbury-hale.example',
		costCentres: [
			{ code: 'EVENTS', name: 'Events' },
			{ code: 'OFFICE', name: 'Office' },
		],
		addresses: [
			{
				label: 'Head office',
				address: {
					...{ companyName: 'Thornbury & Hale', firstName: 'Rosalind', surname: 'Hale', street: 'Linienstraße 40' },
					...{ zipCode: '10119', city: 'Berlin', country: 'DE', email: 'orders@thornbury-hale.example' },
					...{ ccEmail: 'accounts@thornbury-hale.example', vatId: 'DE129273398' },
				},
				forBilling: true,
				forShipping: true,
			},
			{
				label: 'Showroom',
				address: {
					...{ companyName: 'Thornbury & Hale', firstName: 'Piers', surname: 'Okafor' },
					...{ street: 'Torstraße 99', zipCode: '10119', city: 'Berlin', country: 'DE' },
				},
				forBilling: false,
				forShipping: true,
			},
		],
		budgets: [
			{ costCentre: null, period: 'year', times: 4 },
			{ costCentre: 'EVENTS', period: 'quarter', times: 1.2 },
		],
		orders: [
			{ username: 'buyer', days: 10, costCentre: 'EVENTS', quantity: 100 },
			{ username: 'buyer', days: 4, costCentre: 'OFFICE', quantity: 50 },
			{ username: 'buyer', days: 1.2, costCentre: 'EVENTS', quantity: 100, waits: true },
		],
		approvalRule: { name: 'Events from €20', costCentre: 'EVENTS', totalFrom: 20_00, deadlineDays: 14 },
	},
};

export const billingOf = ({ addresses }: DemoCompany): BillingAddress => ({
	...emptyBilling,
	...addresses[0]?.address,
});
