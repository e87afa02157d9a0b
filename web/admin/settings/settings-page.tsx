// The settings of the shop: the tabs of a tenant, each with an address of its own, so that leaving one with unsaved changes asks.
import { IconPalette } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../kit/button.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { has, mayOpen, useMe } from '../me.tsx';
import { sectionAddress, settingSections } from './sections.ts';
import { settingTabs } from './tabs.ts';

export function Component() {
	const t = useTexts();
	const me = useMe();
	const navigate = useNavigate();
	const { tab, section } = useParams();
	const { search, hash } = useLocation();
	const shown = settingTabs.filter(({ needs }) => mayOpen(me, needs));
	const chosen = tab === undefined ? shown[0] : shown.find(({ id }) => id === tab);
	// Sections were tabs once.
	if (!chosen && settingSections.some(({ id }) => id === tab))
		return <Navigate replace to={`${sectionAddress(tab ?? '')}${search}${hash}`} />;
	const isSection =
		section === undefined ||
		(tab === 'settings' && settingSections.some(({ id, needs }) => id === section && mayOpen(me, needs)));
	if (!chosen || !isSection) return <MissingPage />;
	return (
		<PageFrame
			title={t('admin.settings')}
			actions={
				has(me, 'mTenant') && (
					<ButtonLink to="/themeeditor" icon={<IconPalette aria-hidden size={18} />}>
						{t('admin.themeEditor')}
					</ButtonLink>
				)
			}
		>
			<Tabs
				wrap
				label={t('admin.settings')}
				chosen={chosen.id}
				onChoose={(id) => id !== chosen.id && navigate(`/admin/settings/${id}`)}
				tabs={shown.map(({ id, label, Content }) => ({
					id,
					label: t(label),
					content: (
						<Suspense fallback={<Skeleton lines={4} />}>
							<Content />
						</Suspense>
					),
				}))}
			/>
		</PageFrame>
	);
}
