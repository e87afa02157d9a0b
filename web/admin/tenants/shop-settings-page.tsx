// The settings of another shop for an operator. They are that shop's own screen, reached by a session of its own that its audit log names: the
// operator is let in and comes out at exactly the tab and section of this address. What is here is seen until then, or when it fails.
import { IconLogin2 } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { readSettingsAddress, settingsHome } from '../settings/settings-address.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { useEntrance } from './tenant-actions.ts';
import { listedTenantDocument } from './tenants.documents.ts';

/** As the technical user of a shop an operator may open all of them. */
const everyPart = () => true;

export function Component() {
	const { t } = usePlatform();
	const { search, hash } = useLocation();
	const { slug = '', tab, section } = useParams();
	const { data, error, refetch } = useAdminQuery(listedTenantDocument, { slug });
	const { tabs, chosen, moved } = readSettingsAddress(everyPart, { tab, section });
	const home = `/admin/tenants/${slug}`;
	if (moved) return <Navigate replace to={`${home}/${moved}${search}${hash}`} />;
	if (error) return <Failed error={error} onRetry={refetch} />;
	if (!data) return <Skeleton lines={4} />;
	const { listedTenant: shop } = data;
	if (!shop || !chosen) return <MissingPage />;
	const path = `${[settingsHome, chosen.id, ...(section ? [section] : [])].join('/')}${search}${hash}`;
	if (shop.own) return <Navigate replace to={path} />;
	return (
		<SettingsFrame
			title={shop.name}
			above={[{ label: t('tenants.navigation'), to: '/admin/tenants' }]}
			{...{ tabs, chosen, home }}
			content={({ id }) => id === chosen.id && <Entering key={path} slug={slug} path={path} />}
		/>
	);
}

function Entering({ slug, path }: { slug: string; path: string }) {
	const { t } = usePlatform();
	const findEntrance = useEntrance();
	const [reason, setReason] = useState<string>();
	const enter = async (isWanted: () => boolean = () => true) => {
		setReason(undefined);
		const found = await findEntrance(slug, path);
		if (!isWanted()) return;
		if ('reason' in found) setReason(found.reason);
		// In place of this address: "Back" leads to the list, not in again.
		else window.location.replace(found.address);
	};
	const enterNow = useEffectEvent(enter);
	useEffect(() => {
		let isShown = true;
		// Only of one that stays: development renders everything twice.
		const timer = setTimeout(() => enterNow(() => isShown));
		return () => {
			isShown = false;
			clearTimeout(timer);
		};
	}, []);
	return (
		<div className="grid max-w-prose gap-4">
			<p role="status" className="text-muted">
				{t('tenants.settingsText')}
			</p>
			{reason === undefined ? (
				<Skeleton lines={4} />
			) : (
				<>
					<Notice kind="danger">{reason}</Notice>
					<div>
						<Button colour="primary" icon={<IconLogin2 aria-hidden size={18} />} onClick={() => void enter()}>
							{t('tenants.settingsOpen')}
						</Button>
					</div>
				</>
			)}
		</div>
	);
}
