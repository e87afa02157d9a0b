// Everyone above the accounts who knows something of a person: what is handed over and what is erased. A domain that begins to refer to users adds its
// part here; a test names tables that no part answers for.
import type { PersonPart } from '../server/accounts/person-part.ts';
import { approvalsOfPerson } from '../server/approvals/decisions/approvals-of-person.ts';
import { assistantOfPerson } from '../server/assistant/assistant-of-person.ts';
import { listsOfPerson } from '../server/cart/lists-of-person.ts';
import { companiesOfPerson } from '../server/companies/core/companies-of-person.ts';
import { contactRequestsOfPerson } from '../server/contact-requests/contact-requests-of-person.ts';
import { contactsOfPerson } from '../server/contacts/contacts-of-person.ts';
import { designsOfPerson } from '../server/designs/designs-of-person.ts';
import { mediaOfPerson } from '../server/media/media-of-person.ts';
import { menusOfPerson } from '../server/navigation/menus-of-person.ts';
import { campaignsOfPerson } from '../server/newsletter/campaigns/campaigns-of-person.ts';
import { newsletterOfPerson } from '../server/newsletter/newsletter-of-person.ts';
import { addressesOfPerson } from '../server/orders/checkout/addresses.ts';
import { ordersOfPerson } from '../server/orders/core/orders-of-person.ts';
import { orderLinksOfPerson } from '../server/orders/links/links-of-person.ts';
import { refundsOfPerson } from '../server/orders/payments/refunds-of-person.ts';
import { withdrawalsOfPerson } from '../server/orders/withdrawal/withdrawals-of-person.ts';
import { pagesOfPerson } from '../server/pages/pages-of-person.ts';
import { printDataOfPerson } from '../server/printing/data/print-data-of-person.ts';
import { printJobsOfPerson } from '../server/printing/jobs/print-jobs-of-person.ts';
import { procurementOfPerson } from '../server/procurement/people/procurement-of-person.ts';
import { settingsOfPerson } from '../server/settings/settings-of-person.ts';
import { stockMovementsOfPerson } from '../server/stock/movements-of-person.ts';
import { stockNoticesOfPerson } from '../server/stock/notices/notices-of-person.ts';
import { subscriptionsOfPerson } from '../server/subscriptions/core/subscriptions-of-person.ts';
import { tasksOfPerson } from '../server/tasks/tasks-of-person.ts';
import { exportsOfPerson } from '../server/tenants/transfer/exports-of-person.ts';
import { themesOfPerson } from '../server/theme/themes-of-person.ts';

export const personParts: readonly PersonPart[] = [
	printDataOfPerson,
	printJobsOfPerson,
	designsOfPerson,
	listsOfPerson,
	assistantOfPerson,
	stockMovementsOfPerson,
	stockNoticesOfPerson,
	newsletterOfPerson,
	campaignsOfPerson,
	// Before the orders: it finds those of the person.
	contactsOfPerson,
	contactRequestsOfPerson,
	refundsOfPerson,
	withdrawalsOfPerson,
	// Before the orders: what waits is given up by it.
	approvalsOfPerson,
	subscriptionsOfPerson,
	addressesOfPerson,
	companiesOfPerson,
	orderLinksOfPerson,
	// Before the orders: it finds what was said of them.
	procurementOfPerson,
	ordersOfPerson,
	pagesOfPerson,
	menusOfPerson,
	mediaOfPerson,
	settingsOfPerson,
	themesOfPerson,
	tasksOfPerson,
	exportsOfPerson,
];
