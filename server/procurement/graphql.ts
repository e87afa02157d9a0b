// Purchasing systems in the API, for those who look after the settings of the shop.
import { cartEncodings, protocols, reportKinds } from '../../rules/procurement/buyer.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { type ListedBuyer, listBuyers } from './buyers/buyer-rows.ts';
import { deleteBuyer, saveBuyer, setBuyerSecret } from './buyers/save-buyer.ts';
import { type TestedStep, testBuyer } from './buyers/test-buyer.ts';

const protocolType = builder.enumType('ProcurementProtocol', {
	description: 'How a purchasing system talks to the shop.',
	values: describeValues(protocols, {
		cxml: 'Punch-out and orders by cXML 1.2.',
		oci: 'Punch-out by OCI 4 and 5, with forms of the browser.',
	}),
});

const encodingType = builder.enumType('ProcurementCartEncoding', {
	description: 'In which field of the form a cart goes back by cXML.',
	values: describeValues(cartEncodings, {
		base64: 'In `cXML-base64`, which is safe for every character.',
		urlencoded: 'In `cXML-urlencoded`, as text.',
	}),
});

const reportType = builder.enumType('ProcurementReport', {
	description: 'Message that a purchasing system receives about its orders.',
	values: describeValues(reportKinds, {
		confirmation: 'ConfirmationRequest, when an order is placed or cancelled.',
		status: 'StatusUpdateRequest, when the status of an order changes.',
		shipNotice: 'ShipNoticeRequest, for each shipment.',
		invoice: 'InvoiceDetailRequest, for the invoice.',
	}),
});

const classification = builder.objectRef<{ categoryId: string; code: string }>('ProcurementClassification').implement({
	description: 'Classification code of the products of a category.',
	fields: (t) => ({
		categoryId: t.exposeID('categoryId', { description: 'Id of the category.' }),
		code: t.exposeString('code', { description: 'Code in the classification of the purchasing system.' }),
	}),
});

const buyer = builder.objectRef<ListedBuyer>('ProcurementBuyer').implement({
	description: 'A purchasing system that buys in the shop by punch-out.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the purchasing system.' }),
		name: t.exposeString('name', { description: 'Name of the purchasing system.' }),
		protocol: t.expose('protocol', { type: protocolType, description: 'How it talks to the shop.' }),
		roleId: t.id({
			nullable: true,
			description: 'Id of the role whose prices and products its people see; null for those of everyone.',
			resolve: ({ roleId }) => roleId,
		}),
		active: t.exposeBoolean('active', { description: 'Whether it is let in.' }),
		revision: t.exposeInt('revision', { description: 'Revision to send with `saveProcurementBuyer`.' }),
		fromDomain: t.string({
			description: 'Domain of the credential in `From`.',
			resolve: ({ settings }) => settings.fromDomain,
		}),
		fromIdentity: t.string({
			description: 'Identity in `From`, which identifies its messages.',
			resolve: ({ settings }) => settings.fromIdentity,
		}),
		senderDomain: t.string({
			description: 'Domain of the credential in `Sender`; empty if it is not checked.',
			resolve: ({ settings }) => settings.senderDomain,
		}),
		senderIdentity: t.string({
			description: 'Identity in `Sender`, such as that of a network; empty if it is not checked.',
			resolve: ({ settings }) => settings.senderIdentity,
		}),
		supplierDomain: t.string({
			description: 'Domain of the credential of this shop.',
			resolve: ({ settings }) => settings.supplierDomain,
		}),
		supplierIdentity: t.string({
			description: 'Identity of this shop, in `To`.',
			resolve: ({ settings }) => settings.supplierIdentity,
		}),
		cxmlVersion: t.string({
			description: 'Version of the cXML documents that the shop sends, such as `1.2.050`.',
			resolve: ({ settings }) => settings.cxmlVersion,
		}),
		username: t.string({ description: 'User name in OCI.', resolve: ({ settings }) => settings.username }),
		vendorNumber: t.string({
			description: 'Number of this shop as a vendor, in OCI; empty if there is none.',
			resolve: ({ settings }) => settings.vendorNumber,
		}),
		startPage: t.string({
			description: 'Path in the shop, or address at its host, that a visit begins with.',
			resolve: ({ settings }) => settings.startPage,
		}),
		unitOfPiece: t.string({
			description: 'Unit of a piece, such as `C62`, `EA` or `ST`.',
			resolve: ({ settings }) => settings.unitOfPiece,
		}),
		unitOfRun: t.string({
			description: 'Unit of a run that is sold as one piece, such as `SET`.',
			resolve: ({ settings }) => settings.unitOfRun,
		}),
		classificationDomain: t.string({
			description: 'Classification, such as `UNSPSC`.',
			resolve: ({ settings }) => settings.classificationDomain,
		}),
		classificationCode: t.string({
			description: 'Code of products whose categories have none of their own.',
			resolve: ({ settings }) => settings.classificationCode,
		}),
		documentsUrl: t.string({
			description: 'Where the shop sends its own messages; empty for nowhere.',
			resolve: ({ settings }) => settings.documentsUrl,
		}),
		cartEncoding: t.field({
			type: encodingType,
			description: 'How carts go back by cXML.',
			resolve: ({ settings }) => settings.cartEncoding,
		}),
		hosts: t.stringList({
			description: 'Hosts that carts and messages may go to, and that may show the shop in a frame.',
			resolve: ({ settings }) => [...settings.hosts],
		}),
		language: t.string({
			nullable: true,
			description: 'Language of its visits unless the purchasing system names another; null for that of the shop.',
			resolve: ({ settings }) => settings.language,
		}),
		sellRunAsPiece: t.boolean({
			description: 'Whether a run is handed over as one piece, with its quantity in the description.',
			resolve: ({ settings }) => settings.sellRunAsPiece,
		}),
		classifications: t.field({
			type: [classification],
			description: 'Codes of categories; the first that a product is in holds.',
			resolve: ({ settings }) => [...settings.classifications],
		}),
		priceDays: t.int({
			description: 'For how many days a cart can be ordered at its prices.',
			resolve: ({ settings }) => settings.priceDays,
		}),
		reports: t.field({
			type: [reportType],
			description: 'Messages that it receives about its orders.',
			resolve: ({ settings }) => [...settings.reports],
		}),
		secretSetAt: t.string({
			nullable: true,
			description: 'When its own shared secret was set, in ISO 8601; null if that of the shop counts.',
			resolve: ({ secretSetAt }) => secretSetAt?.toISOString() ?? null,
		}),
		lastMessageAt: t.string({
			nullable: true,
			description: 'When its last message came, in ISO 8601; null if none ever did.',
			resolve: ({ lastMessageAt }) => lastMessageAt?.toISOString() ?? null,
		}),
	}),
});

builder.queryField('procurementBuyers', (t) =>
	t.field({
		type: [buyer],
		description: 'All purchasing systems of the shop, by name.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listBuyers(sql, tenant.id)),
	}),
);

builder.queryField('procurementBuyer', (t) =>
	t.field({
		type: buyer,
		nullable: true,
		description: 'A purchasing system; null if there is none with this id.',
		extensions: needs('qTenant'),
		args: { id: t.arg.id({ required: true, description: 'Id of the purchasing system.' }) },
		resolve: async (_root, { id }, { tenant, inTenant }) => {
			const [found] = await inTenant((sql) => listBuyers(sql, tenant.id, checkId(id)));
			return found ?? null;
		},
	}),
);

const classificationInput = builder.inputType('ProcurementClassificationInput', {
	description: 'Classification code of the products of a category.',
	fields: (t) => ({
		categoryId: t.id({ required: true, description: 'Id of the category.' }),
		code: t.string({ required: true, description: 'Code in the classification of the purchasing system.' }),
	}),
});

const buyerInput = builder.inputType('ProcurementBuyerInput', {
	description: 'Settings of a purchasing system.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name of the purchasing system.' }),
		protocol: t.field({
			type: protocolType,
			required: true,
			description: 'How it talks to the shop; stays as it is once it is saved.',
		}),
		roleId: t.id({
			description: 'Id of the role whose prices and products its people see; without it those of everyone.',
		}),
		active: t.boolean({ required: true, description: 'Whether it is let in.' }),
		fromDomain: t.string({ required: true, description: 'Domain of the credential in `From`.' }),
		fromIdentity: t.string({ required: true, description: 'Identity in `From`, which identifies its messages.' }),
		senderDomain: t.string({
			required: true,
			description: 'Domain of the credential in `Sender`; empty if it is not checked.',
		}),
		senderIdentity: t.string({
			required: true,
			description: 'Identity in `Sender`, such as that of a network; empty if it is not checked.',
		}),
		supplierDomain: t.string({ required: true, description: 'Domain of the credential of this shop.' }),
		supplierIdentity: t.string({ required: true, description: 'Identity of this shop, in `To`.' }),
		cxmlVersion: t.string({
			required: true,
			description: 'Version of the cXML documents that the shop sends, such as `1.2.050`.',
		}),
		username: t.string({ required: true, description: 'User name in OCI.' }),
		vendorNumber: t.string({
			required: true,
			description: 'Number of this shop as a vendor, in OCI; empty if there is none.',
		}),
		startPage: t.string({
			required: true,
			description: 'Path in the shop, or address at its host, that a visit begins with.',
		}),
		unitOfPiece: t.string({ required: true, description: 'Unit of a piece, such as `C62`, `EA` or `ST`.' }),
		unitOfRun: t.string({ required: true, description: 'Unit of a run that is sold as one piece, such as `SET`.' }),
		classificationDomain: t.string({ required: true, description: 'Classification, such as `UNSPSC`.' }),
		classificationCode: t.string({
			required: true,
			description: 'Code of products whose categories have none of their own.',
		}),
		documentsUrl: t.string({
			required: true,
			description: 'Where the shop sends its own messages; empty for nowhere.',
		}),
		cartEncoding: t.field({ type: encodingType, required: true, description: 'How carts go back by cXML.' }),
		hosts: t.stringList({
			required: true,
			description: 'Hosts that carts and messages may go to, such as `erp.example.com` or `*.example.com`.',
		}),
		language: t.string({
			description: 'Language of its visits unless the purchasing system names another; without it that of the shop.',
		}),
		sellRunAsPiece: t.boolean({ required: true, description: 'Whether a run is handed over as one piece.' }),
		classifications: t.field({
			type: [classificationInput],
			required: true,
			description: 'Codes of categories; the first that a product is in holds.',
		}),
		priceDays: t.int({
			required: true,
			description: 'For how many days a cart can be ordered at its prices, 1 to 365.',
		}),
		reports: t.field({
			type: [reportType],
			required: true,
			description: 'Messages that it receives about its orders.',
		}),
	}),
});

builder.mutationField('saveProcurementBuyer', (t) =>
	t.field({
		type: buyer,
		description:
			'Creates or changes a purchasing system. Fails with `PROCUREMENT_BUYER_CHANGED` if it has been changed since `revision`, and with `PROCUREMENT_IDENTITY_TAKEN` if another one has its identity or user name.',
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id({ description: 'Id of the purchasing system; without it a new one is created.' }),
			buyer: t.arg({ type: buyerInput, required: true, description: 'All its settings.' }),
			revision: t.arg.int({ description: 'Revision that the change is based on; not used for a new one.' }),
		},
		resolve: (_root, { id, buyer: given, revision }, context) => {
			const { name, protocol, roleId, active, language, classifications, ...settings } = given;
			const known = classifications.map(({ categoryId, code }) => ({ categoryId: checkId(categoryId), code }));
			return context.inTenant((sql) =>
				saveBuyer(
					sql,
					callerOf(context),
					{ id: id ? checkId(id) : null, revision: revision ?? 0 },
					{
						...{ name, protocol, roleId: roleId ? checkId(roleId) : null, active },
						settings: { ...settings, language: language ?? null, classifications: known },
					},
				),
			);
		},
	}),
);

builder.mutationField('deleteProcurementBuyer', (t) =>
	t.boolean({
		description:
			'Deletes a purchasing system. Fails with `PROCUREMENT_BUYER_IN_USE` once people have come from it; it can be switched off then. Always true.',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true, description: 'Id of the purchasing system.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteBuyer(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('setProcurementSecret', (t) =>
	t.field({
		type: buyer,
		description: 'Sets the shared secret of a purchasing system, which is stored encrypted and can never be read.',
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the purchasing system.' }),
			value: t.arg.string({
				description:
					'The secret: one line of printable ASCII characters, at most 300. Without it the secret is removed, and that of the shop counts.',
			}),
		},
		resolve: (_root, { id, value }, context) =>
			context.inTenant((sql) => setBuyerSecret(sql, callerOf(context), checkId(id), value ?? null)),
	}),
);

const testStep = builder.objectRef<TestedStep>('ProcurementTestStep').implement({
	description: 'A step of the test of a purchasing system.',
	fields: (t) => ({
		step: t.exposeString('step', {
			description: 'What was tried: `profile`, `wrongSecret`, `hook`, `setup`, `start` or `cart`.',
		}),
		passed: t.exposeBoolean('passed', { description: 'Whether the shop responded as it should.' }),
		detail: t.exposeString('detail', { description: 'Response that was not expected; empty if the step was passed.' }),
	}),
});

builder.mutationField('testProcurementBuyer', (t) =>
	t.field({
		type: [testStep],
		description:
			'Lets the test buyer of the demo talk to the shop as this purchasing system would, in test mode. Fails with `PROCUREMENT_NO_TEST` where no test buyer runs. Must be the only mutation of its document.',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true, description: 'Id of the purchasing system.' }) },
		resolve: (_root, { id }, context) =>
			testBuyer(context.inTenant, callerOf(context), context.procurementServices, checkId(id)),
	}),
);
