// One way to send things: changed or deleted.
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../data.ts';
import { useEditor } from '../../editor.ts';
import { Component as MissingPage } from '../../frame/missing-page.tsx';
import { Loaded } from '../../loaded.tsx';
import { has, useMe } from '../../me.tsx';
import { MethodForm } from './method-form.tsx';
import { judgeMethod, type KnownMethod, nameOf, toInput, valuesOf } from './method-values.ts';
import {
	deleteShippingMethodDocument,
	saveShippingMethodDocument,
	shippingMethodsDocument,
} from './shipping.documents.ts';

const list = '/admin/settings/shipping';

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(shippingMethodsDocument, {});
	return (
		<Loaded answer={answer} title={t('shipping.one')}>
			{({ shippingMethods }) => {
				const method = shippingMethods.find((known) => known.id === id);
				return method ? <OneMethod key={id} method={method} /> : <MissingPage />;
			}}
		</Loaded>
	);
}

function useDelete(id: string, name: string) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const navigate = useNavigate();
	return async () => {
		const sure = await confirm({
			title: t('shipping.deleteAsk', { name }),
			text: t('shipping.deleteText'),
			confirmLabel: t('shipping.delete'),
			colour: 'danger',
		});
		if (!sure) return;
		const said = { done: t('shipping.deleted'), failed: t('shipping.deleteFailed') };
		if (await attempt(() => change(deleteShippingMethodDocument, { id }), said)) navigate(list);
	};
}

function OneMethod({ method }: { method: KnownMethod }) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const readOnly = !has(useMe(), 'mTenant');
	const name = nameOf(method, platform);
	const remove = useDelete(method.id, name);
	const editor = useEditor({
		initial: valuesOf(method, languages),
		judge: (values) => judgeMethod(values, platform),
		save: async (values) => {
			const { id } = method;
			await change(saveShippingMethodDocument, { id, method: toInput(values), revision: values.revision });
		},
		said: { saved: t('shipping.saved'), failed: t('shipping.saveFailed'), faulty: t('shipping.faulty') },
	});
	return (
		<PageFrame
			title={name}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('shipping.title'), to: list },
			]}
			actions={
				!readOnly && (
					<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
						{t('shipping.delete')}
					</Button>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<MethodForm editor={editor} readOnly={readOnly} />
		</PageFrame>
	);
}
