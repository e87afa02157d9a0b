// One purchasing system: changed, tested or deleted.
import { useParams } from 'react-router';
import { ButtonLink } from '../../../kit/button.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { EditedPage } from '../../edited-page.tsx';
import { useEditor } from '../../editor.ts';
import { has, useMe } from '../../me.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { BuyerSecret } from './buyer-secret.tsx';
import { BuyerTest } from './buyer-test.tsx';
import { buyerLabelOf, type KnownBuyer, toInput, validateBuyer, valuesOf } from './buyer-values.ts';
import {
	deleteProcurementBuyerDocument,
	procurementBuyerDocument,
	saveProcurementBuyerDocument,
} from './procurement.documents.ts';
import { procurementHome } from './procurement-tab.tsx';
import { useShopOrigin } from './use-shop-origin.ts';

export const procurementList = '/admin/settings/settings/procurement';

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(procurementBuyerDocument, { id });
	return (
		<Loaded answer={answer} title={t('procurement.one')}>
			{({ procurementBuyer: buyer }) =>
				buyer ? <OneBuyer key={id} buyer={buyer} onReload={answer.refetch} /> : <MissingPage />
			}
		</Loaded>
	);
}

function OneBuyer({ buyer, onReload }: { buyer: KnownBuyer; onReload(): Promise<unknown> }) {
	const platform = usePlatform();
	const { t } = platform;
	const change = useChange();
	const origin = useShopOrigin();
	const readOnly = !has(useMe(), 'mTenant');
	const { id, name } = buyer;
	const editor = useEditor({
		initial: valuesOf(buyer),
		judge: (values) => validateBuyer(values, platform, origin),
		save: async (values, revision) => {
			await change(saveProcurementBuyerDocument, { id, buyer: toInput(values), revision });
		},
		versions: {
			revision: buyer.revision,
			code: 'PROCUREMENT_BUYER_CHANGED',
			reload: onReload,
			labelOf: (field) => {
				const label = buyerLabelOf(field);
				return label && t(label);
			},
		},
		fieldOf: identityField,
		said: { saved: t('procurement.saved'), failed: t('procurement.saveFailed'), faulty: t('procurement.faulty') },
	});
	return (
		<EditedPage
			title={name}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('procurement.title'), to: procurementList },
			]}
			readOnly={readOnly}
			editor={editor}
			actions={
				<ButtonLink to={`${procurementHome}/messages?filter.buyer=${id}`}>{t('procurement.conversation')}</ButtonLink>
			}
			removal={{
				label: t('procurement.delete'),
				ask: { title: t('procurement.deleteAsk', { name }), text: t('procurement.deleteText') },
				said: { done: t('procurement.deleted'), failed: t('procurement.deleteFailed') },
				send: () => change(deleteProcurementBuyerDocument, { id }),
			}}
		>
			<div className="grid gap-4">
				<BuyerForm editor={editor} readOnly={readOnly} isNew={false} />
				<BuyerSecret id={id} setAt={buyer.secretSetAt} readOnly={readOnly} />
				{!readOnly && <BuyerTest id={id} />}
			</div>
		</EditedPage>
	);
}

/** The field that is meant by a refusal. */
export const identityField = (code: string): string | undefined =>
	code === 'PROCUREMENT_IDENTITY_TAKEN' ? 'name' : undefined;
