// The context of a call, with what every domain wants to know of it.
import { usualReservationSeconds } from '../../rules/checkout/reservation.ts';
import type { Database } from '../database/connection.ts';
import type { GraphContext } from '../graphql/context.ts';
import '../accounts/graphql-context.ts';
import '../assistant/graphql-context.ts';
import '../cart/graphql-context.ts';
import '../catalogue/graphql-context.ts';
import '../contact-requests/scheduling/graphql-context.ts';
import '../designs/printformer/graphql-context.ts';
import '../designs/rendering/graphql-context.ts';
import '../media/graphql-context.ts';
import '../orders/checkout/graphql-context.ts';
import '../photos/graphql-context.ts';
import '../orders/links/graphql-context.ts';
import '../orders/payments/graphql-context.ts';
import '../procurement/graphql-context.ts';
import '../subscriptions/plans/graphql-context.ts';
import '../tenants/domains/graphql-context.ts';
import '../tenants/graphql-context.ts';
import '../tenants/operators/graphql-context.ts';
import '../texts/graphql-context.ts';
import '../texts/machine/graphql-context.ts';
import { copyProductDesigns } from '../designs/printformer/templates/product-design.ts';
import { copyTemplates } from '../designs/templates/plant-templates.ts';
import { printDataAttachments } from '../printing/data/copy-data.ts';
import { findUnreadyLines } from '../printing/lines/find-unready-lines.ts';
import { copySpecifications } from '../printing/specification/copy-specifications.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

type Extras = Partial<
	Pick<
		GraphContext,
		| 'user'
		| 'lapsed'
		| 'words'
		| 'rescueTexts'
		| 'media'
		| 'designStores'
		| 'accounts'
		| 'origin'
		| 'translation'
		| 'photos'
		| 'scheduling'
		| 'assistant'
		| 'payments'
		| 'reservationSeconds'
		| 'testLinkKey'
		| 'orderTokens'
		| 'designs'
		| 'printformer'
		| 'operators'
		| 'plans'
		| 'domains'
		| 'answer'
		| 'signal'
		| 'report'
		| 'procurement'
		| 'procurementServices'
	>
>;

/** What domains do for one another, beside what a call has not. */
const usual = {
	lineAttachments: printDataAttachments,
	designs: undefined,
	printformer: undefined,
	operators: undefined,
	plans: undefined,
	domains: undefined,
	procurement: undefined,
	procurementServices: undefined,
	productCopySteps: [copySpecifications, copyTemplates, copyProductDesigns],
	user: undefined,
	lapsed: false,
	words: undefined,
	rescueTexts: undefined,
	media: undefined,
	designStores: undefined,
	accounts: undefined,
	origin: undefined,
	translation: undefined,
	photos: undefined,
	scheduling: undefined,
	assistant: undefined,
	payments: undefined,
	reservationSeconds: usualReservationSeconds,
	findUnreadyLines,
	testLinkKey: undefined,
	orderTokens: [],
	signal: undefined,
	report: () => undefined,
};

export function createContext(database: Database, tenant: Tenant, extras: Extras = {}): GraphContext {
	return {
		...usual,
		answer: { kept: true },
		...extras,
		tenant,
		inTenant: (work) => database.inTenant(tenant.id, work),
		read: (query) => database.read(tenant.id, query),
	};
}
