// One way to send things: changed or deleted.
import { useParams } from 'react-router';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { EditedPage } from '../../edited-page.tsx';
import { useEditor } from '../../editor.ts';
import { has, useMe } from '../../me.tsx';
import { MethodForm } from './method-form.tsx';
import { type KnownMethod, methodLabelOf, nameOf, toInput, validateMethod, valuesOf } from './method-values.ts';
import {
	deleteShippingMethodDocument,
	saveShippingMethodDocument,
	shippingMethodsDocument,
} from './shipping.documents.ts';

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(shippingMethodsDocument, {});
	return (
		<Loaded answer={answer} title={t('shipping.one')}>
			{({ shippingMethods }) => {
				const method = shippingMethods.find((known) => known.id === id);
				return method ? <OneMethod key={id} method={method} onReload={answer.refetch} /> : <MissingPage />;
			}}
		</Loaded>
	);
}

function OneMethod({ method, onReload }: { method: KnownMethod; onReload(): Promise<unknown> }) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const readOnly = !has(useMe(), 'mTenant');
	const name = nameOf(method, platform);
	const editor = useEditor({
		initial: valuesOf(method, languages),
		judge: (values) => validateMethod(values, platform),
		save: async (values, revision) => {
			await change(saveShippingMethodDocument, { id: method.id, method: toInput(values), revision });
		},
		versions: {
			revision: method.revision,
			code: 'SHIPPING_METHOD_CHANGED',
			reload: onReload,
			labelOf: (field) => {
				const label = methodLabelOf(field);
				return label && t(label);
			},
		},
		said: { saved: t('shipping.saved'), failed: t('shipping.saveFailed'), faulty: t('shipping.faulty') },
	});
	return (
		<EditedPage
			title={name}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('shipping.title'), to: '/admin/settings/settings/shipping' },
			]}
			readOnly={readOnly}
			editor={editor}
			removal={{
				label: t('shipping.delete'),
				ask: { title: t('shipping.deleteAsk', { name }), text: t('shipping.deleteText') },
				said: { done: t('shipping.deleted'), failed: t('shipping.deleteFailed') },
				send: () => change(deleteShippingMethodDocument, { id: method.id }),
			}}
		>
			<MethodForm editor={editor} readOnly={readOnly} />
		</EditedPage>
	);
}
