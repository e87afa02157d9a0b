// The demo shops, with their log-ins, lists, orders and accounts at the payment sandbox: loaded only where the demo is on.
import { randomBytes } from 'node:crypto';
import { knownPassword } from '../demo/data/accounts.ts';
import { fillDemo } from '../demo/fill.ts';
import { type DemoLogins, fillAccounts } from '../demo/fill-accounts.ts';
import { fillContacts } from '../demo/fill-contacts.ts';
import { fillLists } from '../demo/fill-lists.ts';
import { fillOrders } from '../demo/fill-orders.ts';
import { paymentPieces } from '../demo/fill-payments.ts';
import { printformerPieces } from '../demo/fill-printformer.ts';
import { procurementPieces } from '../demo/fill-procurement.ts';
import { type Filling, fillPatiently, keepFilling } from '../demo/keep-filling.ts';
import { fillNewsletter } from '../demo/newsletter/fill-newsletter.ts';
import { fillPrintData } from '../demo/print-data/fill-print-data.ts';
import { stripeControl } from '../sandbox/stripe/control/client.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import type { PrintformerServices } from '../server/designs/printformer/services.ts';
import type { PrivateStore } from '../server/media/private/private-store.ts';
import type { MediaStore } from '../server/media/store.ts';

/** One that everyone knows is for a machine that only its own user can reach. */
const demoPassword = ({ host }: Config): string =>
	/^127\.|^::1$|^localhost$/.test(host) ? knownPassword : `${randomBytes(12).toString('base64url')}-aA1`;

export async function fillDemoShops(
	config: Config,
	database: Database,
	store: MediaStore,
	privateStore: PrivateStore,
	progress: (message: string) => void,
): Promise<DemoLogins> {
	const filled = await fillPatiently(() => fillDemo(database, store, progress));
	if (filled > 0) progress(`Demo filled: ${filled} shops`);
	const password = demoPassword(config);
	const logins = await fillPatiently(() => fillAccounts(database, password));
	await fillPatiently(() => fillLists(database));
	await fillPatiently(() => fillOrders(database));
	await fillPatiently(() => fillPrintData(database, privateStore));
	await fillPatiently(() => fillNewsletter(database));
	await fillPatiently(() => fillContacts(database));
	return logins;
}

/** The purchasing systems of the demo shops, at the test buyer that comes along. */
export const fillDemoBuyers = (parts: Parameters<typeof procurementPieces>[0], log: Log): Filling =>
	keepFilling(procurementPieces(parts), log);

type PaymentParts = Omit<Parameters<typeof paymentPieces>[0], 'teach'>;
type Log = Parameters<typeof keepFilling>[1];

/** The accounts of the demo shops at the sandbox, for as long as that takes. */
export function fillDemoPayments(sandboxUrl: string, parts: PaymentParts, log: Log): Filling {
	const { learn, learnSubscriptions } = stripeControl(sandboxUrl);
	return keepFilling(paymentPieces({ ...parts, teach: { payments: learn, subscriptions: learnSubscriptions } }), log);
}

/** The account of the demo shop at the sandbox of Printformer, its templates, and the products that are designed there. */
export const fillDemoPrintformer = (services: PrintformerServices, database: Database, baseUrl: string): Filling =>
	keepFilling(printformerPieces({ services, database, baseUrl }), services.log);
