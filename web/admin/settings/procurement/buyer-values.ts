// A purchasing system while it is edited: what was typed, what is wrong with it, and what of it is saved.
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import {
	type Buyer,
	type BuyerSettings,
	buyerErrors,
	emptySettings,
	tidyBuyer,
} from '../../../../rules/procurement/buyer.ts';
import type { Platform } from '../../../platform/environment.tsx';
import type { Data, Variables } from '../../../platform/graphql.ts';
import type { FieldErrors } from '../../editor.ts';
import type { procurementBuyerDocument, saveProcurementBuyerDocument } from './procurement.documents.ts';

export type KnownBuyer = NonNullable<Data<typeof procurementBuyerDocument>['procurementBuyer']>;

export interface BuyerValues
	extends Omit<BuyerSettings, 'hosts' | 'language' | 'priceDays'>,
		Omit<Buyer, 'settings' | 'roleId'> {
	/** One to a line. */
	hosts: string;
	/** Empty: the shop's own. */
	language: string;
	/** Empty: those of everyone. */
	roleId: string;
	priceDays: number | undefined;
}

export const newBuyer: BuyerValues = {
	...emptySettings,
	...{ name: '', protocol: 'cxml', active: true, roleId: '', language: '', hosts: '' },
};

export function valuesOf({ id, revision, secretSetAt, ...buyer }: KnownBuyer): BuyerValues {
	return {
		...buyer,
		roleId: buyer.roleId ?? '',
		language: buyer.language ?? '',
		hosts: buyer.hosts.join('\n'),
		classifications: buyer.classifications.map(({ categoryId, code }) => ({ categoryId, code })),
	};
}

function buyerOf(values: BuyerValues): Buyer {
	const { name, protocol, active, roleId, hosts, language, priceDays, ...settings } = values;
	return tidyBuyer({
		...{ name, protocol, active, roleId: roleId || null },
		settings: { ...settings, hosts: hosts.split(/[\s,;]+/), language: language || null, priceDays: priceDays ?? 0 },
	});
}

export function validateBuyer(values: BuyerValues, { t }: Platform, shop: string): FieldErrors {
	const found: Record<string, string> = {};
	for (const { field, fault } of buyerErrors(buyerOf(values), shop))
		found[field] ??=
			fault === 'startPage' ? t('procurement.fault.startPage', { host: shop }) : t(`procurement.fault.${fault}`);
	return found;
}

export function toInput(values: BuyerValues): Variables<typeof saveProcurementBuyerDocument>['buyer'] {
	const { settings, ...buyer } = buyerOf(values);
	return {
		...buyer,
		...settings,
		hosts: [...settings.hosts],
		reports: [...settings.reports],
		classifications: settings.classifications.map(({ categoryId, code }) => ({ categoryId, code })),
	};
}

const labels: Readonly<Partial<Record<keyof BuyerValues, PlainTextKey>>> = {
	...{ name: 'procurement.name', active: 'procurement.active', roleId: 'procurement.role' },
	...{ language: 'procurement.language', startPage: 'procurement.startPage', hosts: 'procurement.hosts' },
	...{ fromDomain: 'procurement.fromDomain', fromIdentity: 'procurement.fromIdentity' },
	...{ senderDomain: 'procurement.senderDomain', senderIdentity: 'procurement.senderIdentity' },
	...{ supplierDomain: 'procurement.supplierDomain', supplierIdentity: 'procurement.supplierIdentity' },
	...{
		username: 'procurement.username',
		vendorNumber: 'procurement.vendorNumber',
		cxmlVersion: 'procurement.cxmlVersion',
	},
	...{ cartEncoding: 'procurement.cartEncoding', sellRunAsPiece: 'procurement.sellRunAsPiece' },
	...{ unitOfPiece: 'procurement.unitOfPiece', unitOfRun: 'procurement.unitOfRun', priceDays: 'procurement.priceDays' },
	...{ classificationDomain: 'procurement.classificationDomain', classificationCode: 'procurement.classificationCode' },
	...{
		classifications: 'procurement.classifications',
		documentsUrl: 'procurement.documentsUrl',
		reports: 'procurement.reports',
	},
};

export const buyerLabelOf = (field: string): PlainTextKey | undefined => labels[field as keyof BuyerValues];
