// The settings of the shop: the tabs of a tenant, each with an address of its own, so that leaving one with unsaved changes asks.
import { IconPalette } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ButtonLink } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { opensFor, readSettingsAddress, settingsHome } from './settings-address.ts';
import { SettingsFrame } from './settings-frame.tsx';

export function Component() {
	const t = useTexts();
	const me = useMe();
	const { search, hash } = useLocation();
	const { tabs, chosen, moved } = readSettingsAddress(opensFor(me), useParams());
	if (moved) return <Navigate replace to={`${settingsHome}/${moved}${search}${hash}`} />;
	if (!chosen) return <MissingPage />;
	return (
		<SettingsFrame
			title={t('admin.settings')}
			actions={
				has(me, 'mTenant') && (
					<ButtonLink to="/themeeditor" icon={<IconPalette aria-hidden size={18} />}>
						{t('admin.themeEditor')}
					</ButtonLink>
				)
			}
			{...{ tabs, chosen }}
			home={settingsHome}
			content={({ Content }) => (
				<Suspense fallback={<Skeleton lines={4} />}>
					<Content />
				</Suspense>
			)}
		/>
	);
}
