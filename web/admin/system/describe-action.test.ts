import { describe, expect, it } from 'vitest';
import { auditActions } from '../../../rules/audit/audit-actions.ts';
import { newId } from '../../../rules/ids.ts';
import { shippedLanguages } from '../../../rules/messages/shipped.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../../rules/texts/shipped-messages.ts';
import { describeAction } from './describe-action.ts';
import { describeEntity, describeRefusal, entityPath } from './describe-entity.ts';
import { describeChanges, describeField } from './describe-field.ts';
import { describeValue } from './describe-value.ts';

describe.each(shippedLanguages)('an entry of the audit log in %s', (language) => {
	const t = translatorOf(
		language,
		shippedMessages(
			[
				'adminSystem',
				'adminTransfer',
				'admin',
				'adminOrders',
				'adminSettings',
				'adminRoles',
				'adminShipping',
				'adminOrderSettings',
			],
			[language],
		),
	);
	const style = { t, language, currency: 'EUR', notation: null };

	it('says what was done in words, whatever it was', () => {
		const texts = auditActions.map((action) => describeAction(t, action) ?? action);
		expect(texts.filter((text) => !/^\p{Lu}.* /u.test(text))).toEqual([]);
		expect(new Set(texts).size).toBe(auditActions.length);
	});

	it('calls a tier by its name', () => {
		expect(describeValue(style, 'setTenantTier', 'tier', 'enterprise')).toBe('Enterprise');
		expect(describeValue(style, 'setTenantTier', 'tier', 'gold')).toBe('gold');
	});

	it('names the shop that it is about as it was then, and why an import was refused', () => {
		const shop = { entityType: 'Tenant', entityId: newId(), entityName: null, before: null, after: null };
		expect(describeEntity(t, shop)).toEqual({ type: 'Shop', name: undefined });
		const after = JSON.stringify({ slug: 'elbe', name: 'Druckhaus Elbe', reason: 'slugTaken', names: ['elbe'] });
		expect(describeEntity(t, { ...shop, after })).toEqual({ type: 'Shop', name: 'Druckhaus Elbe · elbe' });
		expect(describeRefusal(t, { action: 'refuseTenantImport', after })).toMatch(/ .*elbe/);
		expect(describeRefusal(t, { action: 'importTenant', after })).toBeUndefined();
	});

	it('names what it is about as it is called now, else as it was called then, and leads to what is still there', () => {
		const role = {
			entityType: 'role',
			entityId: newId(),
			entityName: 'Packing',
			before: '{"label":"Pack"}',
			after: null,
		};
		expect(describeEntity(t, role)).toEqual({ type: t('system.kind.role'), name: 'Packing' });
		expect(entityPath(role)).toBe(`/admin/roles/${role.entityId}`);
		const deleted = { ...role, entityName: null };
		expect(describeEntity(t, deleted).name).toBe('Pack');
		expect(entityPath(deleted)).toBeUndefined();
		expect(describeEntity(t, { ...deleted, before: null }).name).toBeUndefined();
		expect(describeEntity(t, { ...deleted, entityType: 'text', entityId: 'catalogue.title', before: null }).name).toBe(
			'catalogue.title',
		);
	});

	it('has words for the fields that were changed, with the language of a text', () => {
		expect(describeField(t, 'saveProduct', 'names.de-DE')).toBe('Name (de-DE)');
		expect(describeField(t, 'saveProduct', 'pulp')).toBe('pulp');
		expect(describeField(t, 'saveShopSettings', 'phone')).toBe(t('settings.phone'));
		expect(describeField(t, 'saveOrderSettings', 'mailSenderName')).toBe(t('orderSettings.mailSenderName'));
		expect(describeField(t, 'saveProduct', 'pricing.unitPrice')).toMatch(/^Pre?i\w+: /);
		expect(describeField(t, 'saveProduct', `fields.${newId()}.de-DE`)).toMatch(/^\D+ \(de-DE\)$/);
		const written = (name: string, value: string) => describeValue(style, 'updateThing', name, value);
		expect(written('published', 'true')).toBe(t('admin.yes'));
		expect(written('status', 'finished')).toBe(t('adminOrders.status.finished'));
		expect(written('payment', 'paid')).toBe(t('adminOrders.payment.paid'));
		expect(written('access', 'qProd, mOrder')).toBe(`${t('right.qProd')}, ${t('right.mOrder')}`);
		expect(written('kind', 'byWeight')).toBe(t('shipping.kind.byWeight'));
		expect(written('names.de-DE', 'byWeight')).toBe('byWeight');
		expect(written('weightMg', '350000')).toBe('350 g');
		expect(written('pricing.unitPrice', '1235')).toMatch(/0[.,]1235/);
		expect(written('price', '350')).toMatch(/3[.,]50/);
		expect(written('labelIds', `${newId()}, ${newId()}`)).toBeUndefined();
		expect(written('country', 'DE')).toMatch(/^Deutschland$|^Germany$/);
	});

	it('says from what to what the first fields were changed, where something was there before', () => {
		const before = '{"names":{"de-DE":"A"},"pulp":1,"published":true,"price":350,"labelIds":[],"days":2}';
		const entry = {
			action: 'saveProduct',
			before,
			after: `{"names":{"de-DE":"C"},"pulp":2,"published":false,"price":350,"labelIds":["${newId()}"],"days":3}`,
		};
		const { shown, more } = describeChanges(style, entry);
		expect(shown).toEqual([
			{ field: 'Name (de-DE)', before: 'A', after: 'C' },
			{ field: t('system.field.published'), before: t('admin.yes'), after: t('admin.no') },
			{ field: t('system.field.labelIds') },
		]);
		expect(more).toBe(1);
		const none = { shown: [], more: 0 };
		expect(describeChanges(style, { ...entry, before: null })).toEqual(none);
		expect(describeChanges(style, { ...entry, after: before })).toEqual(none);
	});

	it('has no words for what another version has written', () => {
		expect(describeAction(t, 'pulpEverything')).toBeUndefined();
	});
});
