// The settings of another shop for an operator: they are opened in that shop, by a session of its own that its audit log names.
import { IconLogin2 } from '@tabler/icons-react';
import { Navigate, useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { settingTabs } from '../settings/tabs.ts';
import { useEnterTenant } from './tenant-actions.ts';
import { tenantsDocument } from './tenants.documents.ts';

export function Component() {
	const { t } = usePlatform();
	const enter = useEnterTenant();
	const { slug = '', tab = 'settings' } = useParams();
	const { data, error, refetch } = useAdminQuery(tenantsDocument, {
		...{ search: slug, deleted: false, sort: 'slug', descending: false, first: 100, offset: 0 },
	});
	const chosen = settingTabs.find(({ id }) => id === tab);
	if (error) return <Failed error={error} onRetry={refetch} />;
	if (!data) return <Skeleton lines={4} />;
	const shop = data.tenants.items.find((item) => item.slug === slug);
	if (!shop || !chosen) return <MissingPage />;
	if (shop.own) return <Navigate replace to={`/admin/settings/${tab}`} />;
	return (
		<PageFrame title={t('tenants.title')}>
			<Card heading="h2" title={`${shop.name}: ${t(chosen.label)}`}>
				<p className="mb-4 max-w-prose text-muted">{t('tenants.settingsText')}</p>
				<Button
					colour="primary"
					icon={<IconLogin2 aria-hidden size={18} />}
					onClick={() => void enter(slug, `/admin/settings/${tab}`)}
				>
					{t('tenants.settingsOpen')}
				</Button>
			</Card>
		</PageFrame>
	);
}
