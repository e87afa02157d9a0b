// A subscription in the API: what its customer and staff both see.

import { intervalIn, paymentToCome } from '../../rules/subscriptions/after-pause.ts';
import {
	mayCancel,
	mayChange,
	mayPause,
	mayReactivate,
	mayResume,
	statusOf,
} from '../../rules/subscriptions/machine.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../graphql/paging.ts';
import { addressType, billingAddressType } from '../orders/core/graphql-parts.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { type CardSharer, findCardSharers } from './billing/card-choice.ts';
import { expectedContract } from './core/request-command.ts';
import { findDeliveryCountries } from './find-delivery-countries.ts';
import type { SubscriptionDetails } from './find-details.ts';
import { findLackingPositions } from './find-lacking.ts';
import { findSubscriptionPayments, type SubscriptionPayment } from './find-payments.ts';
import {
	subscriptionCard,
	subscriptionChange,
	subscriptionEndType,
	subscriptionInterval,
	subscriptionLine,
	subscriptionOverdue,
	subscriptionPayment,
	subscriptionRef,
	subscriptionStateType,
	subscriptionStatusType,
} from './graphql-parts.ts';
import { linesInLanguage, shippingInLanguage } from './lines-in-language.ts';
import { mayWithdrawFrom } from './may-withdraw.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** What was never begun is not shown: `loadSubscriptions` leaves it out. */
const shownState = ({ state }: SubscriptionDetails) => {
	if (state === 'opening' || state === 'abandoned') throw new Error('not begun');
	return state;
};

export interface ShownShipping {
	name: string;
	days: number;
	price: number;
}

export const shippingType = builder.objectRef<ShownShipping>('SubscriptionShipping').implement({
	description: 'How the deliveries of a subscription are shipped.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the shipping method when the contract was made.' }),
		days: t.exposeInt('days', { description: 'Working days in transit.' }),
		price: t.exposeFloat('price', {
			description: 'Price per delivery in minor units, net or gross as all prices of the contract.',
		}),
	}),
});

export const shippingOf = ({
	shipping,
	pricesIncludeTax,
}: Pick<SubscriptionDetails, 'shipping' | 'pricesIncludeTax'>): ShownShipping | null =>
	shipping && {
		...shipping,
		price: shipping.parts.reduce((sum, part) => sum + (pricesIncludeTax ? part.gross : part.net), 0),
	};

const cardSharer = builder.objectRef<CardSharer>('SubscriptionCardSharer').implement({
	description: 'A running subscription whose card can be changed together with that of another one.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the subscription.' }),
		number: t.exposeString('number', { description: 'Number of the contract, such as `V-2026-000017`.' }),
		name: t.exposeString('name', { description: 'Name of what is delivered first.' }),
	}),
});

interface Batch {
	ids: string[];
	found: Promise<Map<string, SubscriptionPayment[]>>;
}

const batches = new WeakMap<GraphContext, Map<string, Batch>>();

/** Fields are resolved one after the other: what a list asks for in one go is read together. */
function paymentsOf(context: GraphContext, id: string, page: Paging): Promise<SubscriptionPayment[]> {
	const ofContext = batches.get(context) ?? new Map<string, Batch>();
	batches.set(context, ofContext);
	const name = `${page.first}.${page.offset}`;
	const begun = ofContext.get(name);
	if (begun) {
		begun.ids.push(id);
		return begun.found.then((found) => found.get(id) ?? []);
	}
	const ids = [id];
	const read = async () => {
		await Promise.resolve();
		ofContext.delete(name);
		const rows = await context.inTenant((sql) => findSubscriptionPayments(sql, context.tenant.id, ids, page));
		return Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);
	};
	const found = read();
	ofContext.set(name, { ids, found });
	return found.then((map) => map.get(id) ?? []);
}

/** Nothing is done with one that was imported and is not taken over yet. */
const may =
	(check: (contract: ReturnType<typeof expectedContract>) => boolean) => (subscription: SubscriptionDetails) =>
		!subscription.detached && check(expectedContract(subscription));

export const subscriptionType = builder.objectType(subscriptionRef, {
	description:
		'A contract that is paid and delivered at an interval. What a user wants of it shows at once, also while the payment provider has not confirmed it yet.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the subscription.' }),
		number: t.exposeString('number', { description: 'Number of the contract, such as `V-2026-000017`.' }),
		status: t.field({
			type: subscriptionStatusType,
			description: 'Whether it goes on.',
			resolve: (subscription) => statusOf(expectedContract(subscription)),
		}),
		state: t.field({
			type: subscriptionStateType,
			description: 'State at the payment provider.',
			resolve: shownState,
		}),
		isBeingChanged: t.boolean({
			description: 'Whether something is wanted of it that the payment provider has not confirmed yet.',
			resolve: ({ command, wanted }) => command !== null || wanted !== null,
		}),
		interval: t.field({
			type: subscriptionInterval,
			description: 'How often it is paid and delivered.',
			resolve: ({ intervalUnit: unit, intervalCount: count }) => ({ unit, count }),
		}),
		startedAt: t.string({
			nullable: true,
			description: 'When it began, in ISO 8601; null before that.',
			resolve: ({ startedAt }) => iso(startedAt),
		}),
		endedAt: t.string({
			nullable: true,
			description: 'When it ended, in ISO 8601; null while it runs.',
			resolve: ({ endedAt }) => iso(endedAt),
		}),
		endReason: t.expose('endReason', {
			type: subscriptionEndType,
			nullable: true,
			description: 'Why it ended; null while it runs.',
		}),
		cancelAt: t.string({
			nullable: true,
			description: 'Until when it runs once it is canceled, in ISO 8601; null if it is not.',
			resolve: (subscription) => iso(expectedContract(subscription).cancelAt),
		}),
		trialStart: t.string({
			nullable: true,
			description: 'Beginning of the trial period, in ISO 8601; null if there is none.',
			resolve: ({ trialEnd, startedAt }) => iso(trialEnd && startedAt),
		}),
		trialEnd: t.string({
			nullable: true,
			description: 'End of the trial period, in ISO 8601; null if there is none.',
			resolve: ({ trialEnd }) => iso(trialEnd),
		}),
		nextPaymentDate: t.string({
			nullable: true,
			description:
				'When it is charged next, in ISO 8601; null where no payment follows, or it is paused until it is resumed.',
			resolve: (contract) => iso(paymentToCome({ ...intervalIn(contract), ...expectedContract(contract) })),
		}),
		newTermsFrom: t.string({
			nullable: true,
			description:
				'The next payment, in ISO 8601, where what is shown holds from then on and what was paid last was another; null otherwise.',
			resolve: (contract) => {
				const { paidVersion, termsVersion } = contract;
				if (paidVersion === null || paidVersion >= termsVersion) return null;
				return iso(paymentToCome({ ...intervalIn(contract), ...expectedContract(contract) }));
			},
		}),
		periodStart: t.string({
			nullable: true,
			description: 'Beginning of the current period, in ISO 8601; null before it began.',
			resolve: ({ periodStart }) => iso(periodStart),
		}),
		periodEnd: t.string({
			nullable: true,
			description: 'End of the current period, in ISO 8601; null before it began.',
			resolve: ({ periodEnd }) => iso(periodEnd),
		}),
		pausedUntil: t.string({
			nullable: true,
			description: 'Until when it is paused, in ISO 8601; null if it is not paused, or until it is resumed.',
			resolve: ({ pauseUntil }) => iso(pauseUntil),
		}),
		language: t.exposeString('language', { description: 'Language of the contract, such as `en-GB`.' }),
		currency: t.exposeString('currency', { description: 'Currency of all amounts, as an ISO 4217 code.' }),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax', {
			description: 'Whether the shop stated gross prices when the contract was made.',
		}),
		taxFreeExport: t.exposeBoolean('taxFreeExport', {
			description: 'Whether it is delivered as an export, of which no tax is charged.',
		}),
		reverseCharge: t.exposeBoolean('reverseCharge', { description: 'Whether the customer owes the tax.' }),
		net: t.exposeFloat('net', { description: 'Amount per period without tax, in minor units.' }),
		tax: t.exposeFloat('tax', { description: 'Tax per period, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount per period with tax, in minor units.' }),
		overdue: t.field({
			type: subscriptionOverdue,
			nullable: true,
			description: 'The payment that has failed; null if none has.',
			resolve: ({ overdueSince, ...subscription }) =>
				overdueSince && subscription.state !== 'ended' ? { ...subscription, overdueSince } : null,
		}),
		card: t.field({
			type: subscriptionCard,
			nullable: true,
			description: 'Card that it is paid with; null if the provider named none.',
			resolve: ({ card }) => card,
		}),
		cardSharers: t.field({
			type: [cardSharer],
			description: 'Other running subscriptions of its customer that a new card can be charged for at the same time.',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findCardSharers(sql, tenant.id, id)),
		}),
		lines: t.field({
			type: [subscriptionLine],
			description: 'What is delivered each time.',
			args: {
				language: t.arg.string({
					description:
						'Language of the names, such as `en-GB`: of products that are called as they were when the contract was made. That of the contract if not given.',
				}),
			},
			resolve: ({ lines, language: agreed }, { language }, { tenant, inTenant }) => {
				const wanted = spokenLanguage(tenant, language ?? agreed);
				return wanted === agreed ? lines : inTenant((sql) => linesInLanguage(sql, tenant, lines, { agreed, wanted }));
			},
		}),
		lackingLines: t.field({
			type: ['Int'],
			description:
				'Positions of the lines that the next delivery cannot be made of, as their print data or design is missing or not released. Empty where no delivery follows.',
			resolve: (subscription, _args, { tenant, inTenant }) =>
				statusOf(expectedContract(subscription)) === 'active'
					? inTenant((sql) => findLackingPositions(sql, tenant.id, subscription.lines))
					: [],
		}),
		shipping: t.field({
			type: shippingType,
			nullable: true,
			description: 'How it is shipped; null if nothing is shipped.',
			args: {
				language: t.arg.string({
					description:
						'Language of the name, such as `en-GB`, of a method that is called as it was when the contract was made. That of the contract if not given.',
				}),
			},
			async resolve(subscription, { language }, { tenant, inTenant }) {
				const { shipping, language: agreed } = subscription;
				const shown = shippingOf(subscription);
				const wanted = spokenLanguage(tenant, language ?? agreed);
				if (!shown || !shipping || wanted === agreed) return shown;
				const name = await inTenant((sql) => shippingInLanguage(sql, tenant, shipping, { agreed, wanted }));
				return { ...shown, name };
			},
		}),
		deliveryCountries: t.stringList({
			description:
				'Countries that a shipping method of the shop delivers to, as ISO 3166-1 codes; all of them if nothing is shipped or it is collected.',
			resolve: (subscription, _args, { tenant, inTenant }) =>
				inTenant((sql) => findDeliveryCountries(sql, tenant, subscription)),
		}),
		billingAddress: t.field({
			type: billingAddressType,
			description: 'Billing address of the customer.',
			resolve: ({ billingAddress }) => billingAddress,
		}),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Shipping address; null if it is the billing address or nothing is shipped.',
			resolve: ({ shippingAddress }) => shippingAddress,
		}),
		pendingChange: t.field({
			type: subscriptionChange,
			nullable: true,
			description: 'A change that the payment provider has not confirmed yet; null if there is none.',
			resolve: ({ wanted }) => wanted,
		}),
		payments: t.field({
			type: [subscriptionPayment],
			description: 'Payments, the latest first.',
			args: { first: t.arg.int(pageSize(12)), offset: t.arg.int(pageOffset) },
			resolve: ({ id }, { first, offset }, context) =>
				paymentsOf(context, id, checkPaging({ first: first ?? 12, offset: offset ?? 0 })),
		}),
		withdrawnAt: t.string({
			nullable: true,
			description: 'When its customer declared the withdrawal from it, in ISO 8601; null if none was declared.',
			resolve: ({ withdrawnAt }) => iso(withdrawnAt),
		}),
		mayWithdraw: t.boolean({
			description:
				'Whether its customer may withdraw from it at present, going by when its first delivery was sent. `declareWithdrawal` takes every declaration.',
			resolve: (subscription, _args, { tenant, inTenant }) =>
				inTenant((sql) => mayWithdrawFrom(sql, tenant.id, subscription)),
		}),
		withdrawalRefusal: t.exposeString('withdrawalRefusal', {
			nullable: true,
			description: 'Why the shop has refused the last withdrawal from it; null if it has not.',
		}),
		isCanceledByOther: t.exposeBoolean('isCanceledByOther', {
			description:
				'Whether it was canceled for a declaration that was made under another email address than that of its customer.',
		}),
		isWithdrawnByOther: t.exposeBoolean('isWithdrawnByOther', {
			description:
				'Whether it has ended for a withdrawal that was declared under another email address than that of its customer.',
		}),
		isWithdrawalOpen: t.exposeBoolean('isWithdrawalOpen', {
			description: 'Whether the shop has not decided on a declared withdrawal yet.',
		}),
		paymentCount: t.exposeInt('paymentCount', { description: 'Number of all payments.' }),
		summaryPath: t.string({
			nullable: true,
			description:
				'Path of the summary of the contract as PDF, for its customer and for staff; null until it is written.',
			resolve: ({ id, hasSummary }) => (hasSummary ? `/service-api/subscriptions/${id}/summary.pdf` : null),
		}),
		mayCancel: t.boolean({ description: 'Whether it can be canceled.', resolve: may(mayCancel) }),
		mayReactivate: t.boolean({
			description:
				'Whether its cancellation can be taken back: as long as it runs, and not while the shop decides on a withdrawal.',
			resolve: (subscription) => !subscription.isWithdrawalOpen && may(mayReactivate)(subscription),
		}),
		mayPause: t.boolean({ description: 'Whether staff can pause it.', resolve: may(mayPause) }),
		mayResume: t.boolean({ description: 'Whether staff can resume it.', resolve: may(mayResume) }),
		mayChange: t.boolean({
			description: 'Whether quantities, designs and addresses of its next deliveries can be changed.',
			resolve: may(mayChange),
		}),
	}),
});
