// What an operator can do with one shop of the list.
import { useNavigate } from 'react-router';
import { tiers } from '../../../rules/pages/tiers.ts';
import { Button } from '../../kit/button.tsx';
import { Menu } from '../../kit/menu.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { sectionAddress } from '../settings/sections.ts';
import { useEnterTenant, useTenantActions } from './tenant-actions.ts';
import type { tenantsDocument } from './tenants.documents.ts';

export type ListedTenant = Data<typeof tenantsDocument>['tenants']['items'][number];

export function TenantMenu({ shop }: { shop: ListedTenant }) {
	const { t } = usePlatform();
	const actions = useTenantActions();
	const enter = useEnterTenant();
	const navigate = useNavigate();
	const { state, own, slug, name, tier } = shop;
	const others = tiers.filter((other) => other !== tier);
	const changes =
		state === 'deleted'
			? [{ id: 'restore', label: t('tenants.restore'), onAction: () => void actions.restore(shop) }]
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
					state === 'active'
						? { id: 'suspend', label: t('tenants.suspend'), disabled: own, onAction: () => void actions.suspend(shop) }
						: { id: 'resume', label: t('tenants.resume'), onAction: () => void actions.resume(shop) },
					{
						id: 'export',
						label: t('transfer.export'),
						onAction: () => void enter(slug, sectionAddress('export')),
					},
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
