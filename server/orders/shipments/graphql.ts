// Recording, correcting and removing shipments over the API, and reading them beside their order.
import { isShippable } from '../../../rules/orders/machine.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { type OwnCarrier, readOwnCarrier } from '../../../rules/shipments/own-carriers.ts';
import type { ShipmentInput } from '../../../rules/shipments/shipment.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { type FoundOrder, findOrder } from '../find-order.ts';
import { shippedStateType } from '../graphql-order-types.ts';
import { orderRef } from '../graphql-parts.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { correctShipment, removeShipment } from './correct-shipment.ts';
import { findShipments, findUnshipped } from './find-shipments.ts';
import { carrierType, shipmentRef, shippedLine } from './graphql-parts.ts';
import { findMilestones, type Milestone, milestones } from './milestones.ts';
import { recordShipment } from './record-shipment.ts';

const milestoneKind = builder.enumType('OrderMilestoneKind', {
	description: 'What an order has reached.',
	values: describeValues(milestones, {
		approved: 'The order was approved, where it needed that.',
		placed: 'The order was placed.',
		paid: 'The payment was received.',
		processed: 'Production has begun.',
		shipped: 'Something was handed to a carrier.',
		finished: 'The order is complete.',
		refunded: 'Money was refunded.',
		cancelled: 'The order was cancelled.',
	}),
});

const milestone = builder.objectRef<Milestone>('OrderMilestone').implement({
	description: 'A step of an order that its customer can see.',
	fields: (t) => ({
		kind: t.expose('kind', { type: milestoneKind, description: 'What was reached.' }),
		at: t.string({ description: 'When it was reached, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		shipmentId: t.exposeID('shipmentId', {
			nullable: true,
			description: 'Id of the shipment for `shipped`; null for other steps.',
		}),
	}),
});

builder.objectFields(orderRef, (t) => ({
	shipped: t.expose('shipped', {
		type: shippedStateType,
		description: 'How much of the order has been handed to carriers.',
	}),
	shipments: t.field({
		type: [shipmentRef],
		description: 'Shipments of the order, the earliest first, without those that were removed.',
		resolve: async ({ id, language }, _args, { tenant, inTenant }) => {
			const shipments = await inTenant((sql) => findShipments(sql, tenant.id, id));
			return shipments.map((one) => ({ ...one, language }));
		},
	}),
	unshipped: t.field({
		type: [shippedLine],
		description: 'What remains to be sent of each line; lines that are sent in full are left out.',
		resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findUnshipped(sql, tenant.id, id)),
	}),
	milestones: t.field({
		type: [milestone],
		description: 'What the order has gone through, the earliest first, for its customer.',
		resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findMilestones(sql, tenant.id, id)),
	}),
	mayShip: t.boolean({
		description: 'Whether `recordShipment` is possible. False without the right `qOrder`.',
		resolve: (order, _args, { user }) => mayDo(user, 'qOrder') && order.shipped !== 'all' && isShippable(order),
	}),
}));

const lineInput = builder.inputType('ShippedLineInput', {
	description: 'How much of a line is in a shipment.',
	fields: (t) => ({
		position: t.int({ required: true, description: 'Position of the line in the order.' }),
		quantity: t.int({ required: true, description: 'Number of pieces, at most what remains to be sent.' }),
	}),
});

const parcelInput = builder.inputType('ParcelInput', {
	description: 'A parcel of a shipment.',
	fields: (t) => ({
		number: t.string({
			required: true,
			description: 'Parcel number, with or without blanks; only `deutschePost` and `other` may leave it empty.',
		}),
		url: t.string({
			description: 'For `other`: address that tracks the parcel, with https. Other carriers have their own.',
		}),
		lines: t.field({
			type: [lineInput],
			description:
				'What is in this one of several parcels. Given for one, it is given for all of them, and together they hold what the shipment holds.',
		}),
	}),
});

const shipmentInput = builder.inputType('ShipmentInput', {
	description: 'What is handed to a carrier at once.',
	fields: (t) => ({
		carrier: t.field({ type: carrierType, required: true, description: 'Carrier of the shipment.' }),
		carrierName: t.string({ description: 'For `other`: name of the carrier, at most 60 characters.' }),
		shippedOn: t.string({
			required: true,
			description: 'Day on which it was handed over, as `2026-11-15`; not in the future and not before the order.',
		}),
		parcels: t.field({ type: [parcelInput], required: true, description: 'The parcels of the shipment, 1 to 20.' }),
		lines: t.field({ type: [lineInput], description: 'What is in it; without it, all that remains to be sent.' }),
	}),
});

type GivenShipment = typeof shipmentInput.$inferInput;

/** @param all what is meant where no lines are named */
const readShipment = (given: GivenShipment, all: ShipmentInput['lines']): ShipmentInput => ({
	carrier: given.carrier,
	carrierName: given.carrierName ?? '',
	shippedOn: given.shippedOn,
	parcels: given.parcels.map(({ number, url, lines }) => ({ number, url: url ?? '', lines: lines ?? [] })),
	lines: given.lines ?? all,
});

async function orderAfter(sql: Sql, { tenant }: GraphContext, id: string): Promise<FoundOrder> {
	const order = await findOrder(sql, tenant.id, { id });
	if (!order) throw new ApiError('NOT_FOUND');
	return order;
}

const ownCarrier = builder.objectRef<OwnCarrier>('OwnCarrier').implement({
	description: 'A carrier of the shop itself, such as a courier.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the carrier, sent as `carrierName` with carrier `other`.' }),
		address: t.exposeString('address', {
			description: 'Tracking address, in which `{number}` is replaced by the parcel number; empty if there is none.',
		}),
	}),
});

builder.queryField('ownCarriers', (t) =>
	t.field({
		type: [ownCarrier],
		description: 'Carriers of the shop itself, from its settings.',
		extensions: needs('qOrder'),
		resolve: async (_root, _args, { tenant, inTenant }) =>
			(await inTenant((sql) => findOrderSettings(sql, tenant.id))).ownCarriers.map(readOwnCarrier),
	}),
);

builder.mutationField('recordShipment', (t) =>
	t.field({
		type: orderRef,
		description:
			'Records what was handed to a carrier. The first shipment moves a placed order to `processed`. Repeated calls with the same `shipmentId` record one. Fails with `ORDER_NOT_SHIPPABLE` if `Order.mayShip` is false, and with `VALIDATION` and `shipmentErrors` for a wrong shipment.',
		extensions: needs('mOrder'),
		args: {
			orderId: t.arg.id({ required: true, description: 'Id of the order.' }),
			shipmentId: t.arg.id({ required: true, description: 'UUID chosen by the caller that identifies the shipment.' }),
			shipment: t.arg({ type: shipmentInput, required: true, description: 'The shipment to record.' }),
			notify: t.arg.boolean({
				defaultValue: true,
				description: 'Whether to notify the customer by mail, with numbers, tracking links and contents.',
			}),
			finish: t.arg.boolean({
				defaultValue: true,
				description: 'Whether to move the order to `finished` if nothing is left to be sent.',
			}),
		},
		resolve(_root, { orderId: given, shipmentId, shipment, notify, finish }, context) {
			const orderId = checkId(given);
			return context.inTenant(async (sql) => {
				const all = shipment.lines ? [] : await findUnshipped(sql, context.tenant.id, orderId);
				await recordShipment(sql, callerOf(context), orderId, {
					...readShipment(shipment, all),
					...{ shipmentId: checkId(shipmentId), notify: notify ?? true, finish: finish ?? true },
				});
				return orderAfter(sql, context, orderId);
			});
		},
	}),
);

const revisionDescription = 'Revision that the caller has seen.';
const reasonDescription = 'Why, 1 to 500 characters; customers do not see it.';

builder.mutationField('correctShipment', (t) =>
	t.field({
		type: orderRef,
		description:
			'Corrects a shipment, in whole. Fails with `SHIPMENT_CHANGED` if it has been changed or removed since `revision`.',
		extensions: needs('mOrder'),
		args: {
			shipmentId: t.arg.id({ required: true, description: 'Id of the shipment.' }),
			revision: t.arg.int({ required: true, description: revisionDescription }),
			shipment: t.arg({
				type: shipmentInput,
				required: true,
				description: 'The shipment as it is to be; its `lines` must be given.',
			}),
			reason: t.arg.string({ required: true, description: reasonDescription }),
			notify: t.arg.boolean({
				defaultValue: true,
				description: 'Whether to notify the customer by mail of the corrected details.',
			}),
		},
		resolve: (_root, { shipmentId, revision, shipment, reason, notify }, context) =>
			context.inTenant(async (sql) => {
				const correction = { shipmentId: checkId(shipmentId), revision, reason };
				const wanted = { ...readShipment(shipment, []), notify: notify ?? true };
				return orderAfter(sql, context, await correctShipment(sql, callerOf(context), correction, wanted));
			}),
	}),
);

builder.mutationField('removeShipment', (t) =>
	t.field({
		type: orderRef,
		description:
			'Removes a shipment that did not happen; the order can be shipped again, and its status stays. Fails with `SHIPMENT_CHANGED` if it has been changed or removed since `revision`.',
		extensions: needs('mOrder'),
		args: {
			shipmentId: t.arg.id({ required: true, description: 'Id of the shipment.' }),
			revision: t.arg.int({ required: true, description: revisionDescription }),
			reason: t.arg.string({ required: true, description: reasonDescription }),
		},
		resolve: (_root, { shipmentId, revision, reason }, context) =>
			context.inTenant(async (sql) => {
				const correction = { shipmentId: checkId(shipmentId), revision, reason };
				return orderAfter(sql, context, await removeShipment(sql, callerOf(context), correction));
			}),
	}),
);
