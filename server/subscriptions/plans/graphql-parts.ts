// How the API says what a shop pays the platform for.

import {
	isRunning,
	mayCancel,
	mayChange,
	mayReactivate,
	nextPayment,
	statusOf,
} from '../../../rules/subscriptions/machine.ts';
import { planIntervals } from '../../../rules/subscriptions/plans.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import type { StoredCard } from '../../integrations/payment/recurring.ts';
import { billingAddressType } from '../../orders/core/graphql-parts.ts';
import { tierEnum } from '../../tenants/graphql-parts.ts';
import type { PlanOffer } from './find-offers.ts';
import { type PlanOverview, planSellers } from './find-overview.ts';
import type { Plan } from './find-plan.ts';
import { type PlanDocument, type PlanInvoice, planDocumentKinds } from './find-plan-payments.ts';

export const planInterval = builder.enumType('PlanInterval', {
	description: 'How often a plan is paid.',
	values: describeValues(planIntervals, { month: 'It is paid each month.', year: 'It is paid each year.' }),
});

const offer = builder.objectRef<PlanOffer>('PlanOffer').implement({
	description: 'A plan that the shop can choose.',
	fields: (t) => ({
		tier: t.expose('tier', { type: tierEnum, description: 'Tier that it gives.' }),
		interval: t.expose('interval', { type: planInterval, description: 'How often it is paid.' }),
		net: t.exposeFloat('net', { description: 'Price without tax for each interval, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Price with tax for each interval, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency of the price, as an ISO 4217 code.' }),
		trialDays: t.exposeInt('trialDays', {
			nullable: true,
			description: 'Free days before the first payment; null if there are none.',
		}),
	}),
});

const card = builder.objectRef<StoredCard>('PlanCard').implement({
	description: 'Card that a plan is paid with.',
	fields: (t) => ({
		brand: t.exposeString('brand', { description: 'Brand of the card, such as `visa`.' }),
		last4: t.exposeString('last4', { description: 'Last four digits of the card.' }),
		expMonth: t.exposeInt('expMonth', { description: 'Month in which it expires, from 1.' }),
		expYear: t.exposeInt('expYear', { description: 'Year in which it expires.' }),
	}),
});

const status = builder.enumType('PlanStatus', {
	description: 'Whether a plan goes on.',
	values: describeValues(['active', 'canceled'] as const, {
		active: 'It is renewed at the end of each period.',
		canceled: 'It ends, or has ended.',
	}),
});

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const plan = builder.objectRef<Plan>('Plan').implement({
	description: 'The subscription by which the shop pays the platform.',
	fields: (t) => ({
		number: t.exposeString('number', { description: 'Number of the contract.' }),
		tier: t.expose('tier', { type: tierEnum, description: 'Tier that is paid.' }),
		nextTier: t.expose('nextTier', {
			type: tierEnum,
			nullable: true,
			description: 'Tier of the next period; null if it stays.',
		}),
		nextTierAt: t.string({
			nullable: true,
			description: 'When the next tier begins, in ISO 8601; null if it stays.',
			resolve: ({ nextTierAt }) => isoOf(nextTierAt),
		}),
		nextNet: t.exposeFloat('nextNet', {
			nullable: true,
			description: 'Price of the next tier without tax for each interval, in minor units; null if it stays.',
		}),
		nextGross: t.exposeFloat('nextGross', {
			nullable: true,
			description: 'Price of the next tier with tax for each interval, in minor units; null if it stays.',
		}),
		interval: t.exposeString('intervalUnit', { description: 'How often it is paid: `month` or `year`.' }),
		status: t.field({ type: status, description: 'Whether it goes on.', resolve: statusOf }),
		isRunning: t.boolean({ description: 'Whether it has not ended yet.', resolve: isRunning }),
		isTrial: t.boolean({
			description: 'Whether it is in its trial period.',
			resolve: ({ state }) => state === 'trialing',
		}),
		isPaused: t.boolean({
			description: 'Whether nothing is charged for a while.',
			resolve: ({ state }) => state === 'paused',
		}),
		pausedUntil: t.string({
			nullable: true,
			description: 'When it is charged again, in ISO 8601; null if it is not paused, or until it is resumed.',
			resolve: ({ state, pauseUntil }) => (state === 'paused' ? isoOf(pauseUntil) : null),
		}),
		isOverdue: t.boolean({
			description: 'Whether the last payment has failed.',
			resolve: ({ overdueSince }) => overdueSince !== null,
		}),
		net: t.exposeFloat('net', { description: 'Price without tax for each interval, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Price with tax for each interval, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency of the price, as an ISO 4217 code.' }),
		startedAt: t.string({
			description: 'When it began, in ISO 8601.',
			resolve: ({ startedAt }) => startedAt.toISOString(),
		}),
		trialEnd: t.string({
			nullable: true,
			description: 'When the trial period ends, in ISO 8601; null if there is none.',
			resolve: ({ trialEnd }) => isoOf(trialEnd),
		}),
		nextPayment: t.string({
			nullable: true,
			description: 'When it is paid next, in ISO 8601; null if it is not.',
			resolve: (found) => isoOf(nextPayment(found)),
		}),
		endsAt: t.string({
			nullable: true,
			description: 'When it ends or has ended, in ISO 8601; null if it goes on.',
			resolve: ({ endedAt, cancelAt }) => isoOf(endedAt ?? cancelAt),
		}),
		card: t.field({
			type: card,
			nullable: true,
			description: 'Card that it is paid with; null before the first payment.',
			resolve: (found) => found.card,
		}),
		isPending: t.boolean({
			description: 'Whether the payment provider has not done yet what was requested last.',
			resolve: ({ command, changing }) => command !== null || changing,
		}),
		isApplying: t.exposeBoolean('applying', {
			description: 'Whether the shop is about to get the tier that is paid now.',
		}),
		mayCancel: t.boolean({ description: 'Whether it can be cancelled.', resolve: mayCancel }),
		mayReactivate: t.boolean({ description: 'Whether its cancellation can be taken back.', resolve: mayReactivate }),
		mayChange: t.boolean({ description: 'Whether its tier can be changed.', resolve: mayChange }),
	}),
});

const documentKind = builder.enumType('PlanDocumentKind', {
	description: 'Kind of a document about a plan.',
	values: describeValues(planDocumentKinds, {
		invoice: 'Invoice of a payment.',
		creditNote: 'Credit note: a payment, or a part of it, was refunded.',
	}),
});

const pathOf = ({ id }: PlanDocument): string => `/service-api/plan-documents/${id}`;

const planDocument = builder.objectRef<PlanDocument>('PlanDocument').implement({
	description: 'A document of the selling shop about a payment of a plan.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the document.' }),
		kind: t.expose('kind', { type: documentKind, description: 'Kind of the document.' }),
		number: t.exposeString('number', { description: 'Number of the document.' }),
		url: t.string({
			description: 'Path of its PDF in this shop. Its download needs the right `qTenant`.',
			resolve: pathOf,
		}),
		xrechnungUrl: t.string({
			nullable: true,
			description: 'Path of the same document as an XRechnung (XML); null if there is none.',
			resolve: (document) => (document.hasXrechnung ? `${pathOf(document)}/xrechnung` : null),
		}),
	}),
});

const invoice = builder.objectRef<PlanInvoice>('PlanInvoice').implement({
	description: 'A payment of a plan.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the payment.' }),
		paidAt: t.string({ description: 'When it was paid, in ISO 8601.', resolve: ({ paidAt }) => paidAt.toISOString() }),
		amount: t.exposeFloat('amount', { description: 'Amount with tax, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency of the amount, as an ISO 4217 code.' }),
		periodStart: t.string({
			description: 'Beginning of the period that it pays for, in ISO 8601.',
			resolve: ({ periodStart }) => periodStart.toISOString(),
		}),
		periodEnd: t.string({
			description: 'End of the period that it pays for, in ISO 8601.',
			resolve: ({ periodEnd }) => periodEnd.toISOString(),
		}),
		documents: t.field({
			type: [planDocument],
			description:
				'Invoice of the payment, then its credit notes; empty until the selling shop has issued the invoice.',
			resolve: ({ documents }) => documents,
		}),
	}),
});

const seller = builder.enumType('PlanSeller', {
	description: 'Who sells plans to the shop.',
	values: describeValues(planSellers, {
		none: 'There is no seller: the operator of the platform sets the tier.',
		own: 'This shop sells the plans to the others; the operator sets its own tier.',
		other: 'Another shop of the platform.',
	}),
});

export const planOverview = builder.objectRef<PlanOverview>('PlanOverview').implement({
	description: 'What the shop pays the platform for, and what it can choose.',
	fields: (t) => ({
		seller: t.expose('seller', { type: seller, description: 'Who sells plans to the shop.' }),
		sellerName: t.string({
			nullable: true,
			description: 'Name of the shop that sells the plans; null if there is none for this shop.',
			resolve: ({ shop }) => shop?.name ?? null,
		}),
		sellerAddress: t.string({
			nullable: true,
			description: 'Address of the shop that sells the plans; null if there is none for this shop.',
			resolve: ({ shop }) => shop?.address ?? null,
		}),
		billingAddress: t.field({
			type: billingAddressType,
			description: 'Billing address used last; else the one on invoices of the shop.',
			resolve: ({ billing }) => billing,
		}),
		open: t.exposeBoolean('open', { description: 'Whether plans can be chosen now.' }),
		offers: t.field({
			type: [offer],
			description: 'Plans to choose from, in the order of tiers, monthly before yearly.',
			resolve: ({ offers }) => offers,
		}),
		plan: t.field({
			type: plan,
			nullable: true,
			description: 'The plan of the shop that runs, else the one that ended last; null if it never had one.',
			resolve: (overview) => overview.plan,
		}),
		invoices: t.field({
			type: [invoice],
			description: 'Payments of all its plans, the newest first.',
			resolve: ({ invoices }) => invoices,
		}),
		setByOperator: t.exposeBoolean('setByOperator', {
			description: 'Whether the operator has chosen another tier than the one that is paid.',
		}),
	}),
});
