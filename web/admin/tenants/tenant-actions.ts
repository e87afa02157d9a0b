// What operators do to a shop: asked first where it hurts, then done, then said.
import { useNavigate } from 'react-router';
import { formatMoment } from '../../../rules/formats.ts';
import { pagesOfTier, type Tier } from '../../../rules/pages/tiers.ts';
import { excessOf } from '../../../rules/subscriptions/plans.ts';
import { deletionPhrase, graceDays } from '../../../rules/tenants/new-shop.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAttempt, useChange, withReason } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { sectionAddress } from '../settings/sections.ts';
import { exportFirst } from './export-first.tsx';
import {
	deleteTenantDocument,
	enterTenantDocument,
	restoreTenantDocument,
	resumeTenantDocument,
	setPlanSellerDocument,
	setTenantTierDocument,
	suspendTenantDocument,
	type tenantsDocument,
} from './tenants.documents.ts';

type Listed = Data<typeof tenantsDocument>['tenants']['items'][number];
type Named = Pick<Listed, 'id' | 'slug' | 'name'>;

/** 0 where a tier has no limit: its text has words for that. */
const limitsOf = (tier: Tier) => ({ pages: pagesOfTier[tier].page ?? 0, links: pagesOfTier[tier].link ?? 0 });

/** Each answers whether it was done. */
export function useTenantActions() {
	const { t, language, timeZone } = usePlatform();
	const exportTenant = useExportTenant();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	return {
		async suspend({ id, name }: Named): Promise<boolean> {
			const sure = await confirm({
				title: t('tenants.suspendAsk', { name }),
				text: t('tenants.suspendText'),
				confirmLabel: t('tenants.suspend'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(suspendTenantDocument, { id }), {
				done: t('tenants.suspendDone'),
				failed: t('tenants.suspendFailed'),
			});
		},
		resume: ({ id }: Named): Promise<boolean> =>
			attempt(() => change(resumeTenantDocument, { id }), {
				done: t('tenants.resumeDone'),
				failed: t('tenants.resumeFailed'),
			}),
		async remove(shop: Named & Pick<Listed, 'own' | 'exportedAt'>): Promise<boolean> {
			const { id, slug, name, exportedAt } = shop;
			const phrase = deletionPhrase(slug);
			const sure = await confirm({
				title: t('tenants.deleteAsk', { name }),
				text: t('tenants.deleteText', { days: graceDays }),
				first: (leave) =>
					exportFirst({
						text: exportedAt
							? t('tenants.exportedAt', { moment: formatMoment(exportedAt, language, timeZone) })
							: t('tenants.neverExported'),
						label: t('transfer.export'),
						onAction() {
							leave();
							exportTenant(shop);
						},
					}),
				confirmLabel: t('tenants.delete'),
				colour: 'danger',
				severity: 'stringConfirm',
				phrase,
			});
			if (!sure) return false;
			return attempt(() => change(deleteTenantDocument, { id, phrase }), {
				done: t('tenants.deleteDone'),
				failed: t('tenants.deleteFailed'),
			});
		},
		restore: ({ id }: Named): Promise<boolean> =>
			attempt(() => change(restoreTenantDocument, { id }), {
				done: t('tenants.restoreDone'),
				failed: t('tenants.restoreFailed'),
			}),
		async sellPlans({ id, name }: Named, sells: boolean): Promise<boolean> {
			const sure = await confirm({
				title: t(sells ? 'tenants.sellPlansAsk' : 'tenants.stopPlansAsk', { name }),
				text: t(sells ? 'tenants.sellPlansText' : 'tenants.stopPlansText'),
				confirmLabel: t(sells ? 'tenants.sellPlans' : 'tenants.stopPlans'),
			});
			if (!sure) return false;
			return attempt(() => change(setPlanSellerDocument, { id, sells }), {
				done: t('tenants.plansDone'),
				failed: t('tenants.plansFailed'),
			});
		},
		async setTier(shop: Listed, tier: Tier): Promise<boolean> {
			const { id, name } = shop;
			const points = excessOf(shop, tier).map(({ kind, used, most }) => t(`tenants.excess.${kind}`, { used, most }));
			const sure = await confirm({
				title: t('tenants.tierAsk', { name, tier: t(`tenants.${tier}`) }),
				text: t(points.length > 0 ? 'tenants.tierExceeded' : 'tenants.tierText', limitsOf(tier)),
				points,
				confirmLabel: t('tenants.changeTier'),
				...(points.length > 0 ? { colour: 'warning' as const } : {}),
			});
			if (!sure) return false;
			return attempt(() => change(setTenantTierDocument, { id, tier }), {
				done: t('tenants.tierDone'),
				failed: t('tenants.tierFailed'),
			});
		},
	};
}

/** Asks for an address that lets into another shop, as its technical user. @returns a function of its slug and of a path there */
export function useEntrance() {
	const { t, ask } = usePlatform();
	return async (slug: string, path: string): Promise<{ address: string } | { reason: string }> => {
		try {
			const { enterTenant } = (await ask(enterTenantDocument, { slug, path })) as Data<typeof enterTenantDocument>;
			return { address: enterTenant };
		} catch (error) {
			return { reason: withReason(t('tenants.openFailed'), failureText(error, t)) };
		}
	};
}

/** Goes into the administration of another shop. @returns a function of its slug and of a path there */
export function useEnterTenant() {
	const findEntrance = useEntrance();
	const toast = useToast();
	return async (slug: string, path = '/admin'): Promise<void> => {
		const found = await findEntrance(slug, path);
		if ('reason' in found) toast.error(found.reason);
		else window.location.assign(found.address);
	};
}

/** Leads to where a shop is exported, in that shop. */
export function useExportTenant() {
	const navigate = useNavigate();
	const enter = useEnterTenant();
	return ({ slug, own }: Pick<Listed, 'slug' | 'own'>): void =>
		void (own ? navigate(sectionAddress('export')) : enter(slug, sectionAddress('export')));
}
