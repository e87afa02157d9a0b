// What an operator can do with one shop of the list.
import { useNavigate } from 'react-router';
import { tiers } from '../../../rules/pages/tiers.ts';
import { Button } from '../../kit/button.tsx';
import { Menu } from '../../kit/menu.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useEnterTenant, useExportTenant, useTenantActions } from './tenant-actions.ts';
import type { tenantsDocument } from './tenants.documents.ts';

export type ListedTenant = Data<typeof tenantsDocument>['tenants']['items'][number];

export function TenantMenu({ shop }: { shop: ListedTenant }) {
	const { t } = usePlatform();
	const actions = useTenantActions();
	const enter = useEnterTenant();
	const exportTenant = useExportTenant();
	const navigate = useNavigate();
	const { state, own, slug, name, tier, sellsPlans } = shop;
	const others = tiers.filter((other) => other !== tier);
	const exportIt = { id: 'export', label: t('transfer.export'), onAction: () => exportTenant(shop) };
	const changes =
		state === 'deleted'
			? [{ id: 'restore', label: t('tenants.restore'), onAction: () => void actions.restore(shop) }, exportIt]
			: [
					{
						id: 'settings',
						label: t('tenants.settings'),
						onAction: () => void navigate(`/admin/tenants/${slug}/settings`),
					},
					...others.map((other) => ({
						id: other,
						label: `${t('tenants.changeTier')}: ${t(`tenants.${other}`)}`,
						onAction: () => void actions.setTier(shop, other),
					})),
					{
						id: 'plans',
						label: t(sellsPlans ? 'tenants.stopPlans' : 'tenants.sellPlans'),
						onAction: () => void actions.sellPlans(shop, !sellsPlans),
					},
					state === 'active'
						? { id: 'suspend', label: t('tenants.suspend'), disabled: own, onAction: () => void actions.suspend(shop) }
						: { id: 'resume', label: t('tenants.resume'), onAction: () => void actions.resume(shop) },
					exportIt,
					{
						id: 'delete',
						label: t('tenants.delete'),
						danger: true,
						disabled: own,
						onAction: () => void actions.remove(shop),
					},
				];
	return (
		<span className="flex items-center gap-2 whitespace-nowrap">
			<Button size="small" disabled={own} onClick={() => enter(slug)} aria-label={`${t('tenants.open')}: ${name}`}>
				{t('tenants.open')}
			</Button>
			<Menu compact size="small" label={t('tenants.actionsOf', { name })} actions={changes} />
		</span>
	);
}
