// What an entry of the audit log is about, in words, and where that is.
import { auditEntityTypes } from '../../../rules/audit/entity-types.ts';
import { isId } from '../../../rules/ids.ts';
import { importErrors } from '../../../rules/tenants/transfer.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { describeImportError } from '../tenants/transfer/describe-import-error.ts';
import type { AuditEntry } from './audit-tab.tsx';

type Entity = Pick<AuditEntry, 'entityType' | 'entityId' | 'entityName' | 'before' | 'after'>;

const valuesOf = (json: string | null): Record<string, unknown> => (json === null ? {} : JSON.parse(json));

/** Entries of earlier versions write some of them in two ways. */
const entityTypeOf = (entityType: string) =>
	auditEntityTypes.find((one) => one.toLowerCase() === entityType.toLowerCase());

/** As it was called when it was changed: what is deleted has no other name. */
function nameOfThen({ before, after }: Entity): string | undefined {
	const values = { ...valuesOf(before), ...valuesOf(after) };
	const named = [values.name, values.label, values.title, values.fileName, values.number, values.email, values.slug];
	return named.find((name): name is string => typeof name === 'string' && name !== '');
}

/** @returns its type, and its name, if it has one; an id that is words, such as a key, is one */
export function describeEntity(t: Translate, entity: Entity): { type: string; name: string | undefined } {
	const { entityType, entityId, entityName, before, after } = entity;
	const known = entityTypeOf(entityType);
	const type = known ? t(`system.kind.${known}`) : entityType;
	if (known === 'tenant') {
		const { name, slug } = { ...valuesOf(before), ...valuesOf(after) };
		const named = [name, slug].filter((part) => typeof part === 'string' && part !== '');
		return { type, name: named.join(' · ') || undefined };
	}
	return { type, name: entityName ?? nameOfThen(entity) ?? (isId(entityId) ? undefined : entityId) };
}

const pathOf: Readonly<Record<string, (id: string) => string>> = {
	category: (id) => `/admin/categories/${id}`,
	contact: (id) => `/admin/crm/${id}`,
	media: (id) => `/admin/media?open=${id}`,
	order: (id) => `/admin/orders/${id}`,
	newsletterCampaign: (id) => `/admin/newsletter/campaigns/${id}`,
	newsletterTopic: () => '/admin/newsletter?view=topics',
	page: (id) => `/admin/pages/${id}`,
	priceList: (id) => `/admin/price-lists/${id}`,
	product: (id) => `/admin/products/${id}`,
	productField: (id) => `/admin/product-fields/${id}`,
	productLabel: (id) => `/admin/product-labels/${id}`,
	role: (id) => `/admin/roles/${id}`,
	approvalRule: (id) => `/admin/settings/order-workflow/${id}`,
	shippingMethod: (id) => `/admin/settings/shipping/${id}`,
	subscription: (id) => `/admin/subscriptions/${id}`,
	stock: (id) => `/admin/products/${id}?tab=stock`,
	user: (id) => `/admin/users/${id}`,
};

/** @returns the screen of something that is still there */
export const entityPath = ({
	entityType,
	entityId,
	entityName,
}: Pick<Entity, 'entityType' | 'entityId' | 'entityName'>) =>
	entityName === null ? undefined : pathOf[entityType]?.(entityId);

/** @returns why a file was not imported, as its screen said it; undefined for entries about anything else */
export function describeRefusal(t: Translate, { action, after }: Pick<AuditEntry, 'action' | 'after'>) {
	if (action !== 'refuseTenantImport') return undefined;
	const { reason, names } = valuesOf(after);
	const known = importErrors.find((one) => one === reason);
	return known && describeImportError(t, known, Array.isArray(names) ? names.map(String) : []);
}
