// The pages of one kind, in their order, which is saved with every step.
import { IconCopy, IconEye, IconEyeOff, IconSettings, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Menu } from '../../kit/menu.tsx';
import { OrderedList } from '../../kit/sortable-list/ordered-list.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { useOrder } from '../../platform/backoffice/use-order.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { RoutedLink } from '../../platform/routed-link.tsx';
import { has, useMe } from '../me.tsx';
import { EditLink } from './edit-link.tsx';
import { usePageActions } from './page-actions.ts';
import { PageChips } from './page-chips.tsx';
import { isVisible, type ManagedPage, pageName, visitAddress } from './page-values.ts';
import { movePageDocument } from './pages.documents.ts';

interface PageListProps {
	label: string;
	pages: readonly ManagedPage[];
	/** All of their kind are here, so that they can be arranged. */
	whole: boolean;
	/** No further page of this kind may be made. */
	full: boolean;
}

export function PageList({ label, pages, whole, full }: PageListProps) {
	const platform = usePlatform();
	const { t } = platform;
	const me = useMe();
	const change = useChange();
	const mayChange = has(me, 'mContent');
	const nameOf = (page: ManagedPage) => pageName(page, platform);
	const order = useOrder({
		items: pages,
		place: (id, before) => change(movePageDocument, { id, before }),
		said: { done: t('adminPages.orderSaved'), failed: t('adminPages.orderFailed') },
		placed: (page, position, count) => t('adminPages.placed', { name: nameOf(page), position, count }),
	});
	return (
		<OrderedList
			label={label}
			order={order}
			nameOf={nameOf}
			stepLabels={(name) => ({ up: t('adminPages.moveUp', { name }), down: t('adminPages.moveDown', { name }) })}
			readOnly={!(mayChange && whole)}
			{...(mayChange && { actions: (page: ManagedPage) => <PageMenu page={page} full={full} /> })}
		>
			{(page) => <PageRow page={page} mayChange={mayChange} />}
		</OrderedList>
	);
}

function PageRow({ page, mayChange }: { page: ManagedPage; mayChange: boolean }) {
	const platform = usePlatform();
	const { t } = platform;
	const name = pageName(page, platform);
	const address = visitAddress(page);
	return (
		<div className="grid min-w-0 gap-x-4 gap-y-1 phone:grid-cols-2 phone:items-center tablet:grid-cols-[minmax(0,1fr)_minmax(0,17rem)_10rem_auto]">
			<div className="min-w-0">
				<NearLink
					to={`/admin/pages/${page.id}`}
					className="rounded-theme font-semibold wrap-anywhere hyphens-auto hover:underline"
				>
					{name}
				</NearLink>
				<p className="min-w-0 text-sm text-muted wrap-anywhere">
					{isVisible(page) ? (
						<RoutedLink
							to={address}
							aria-label={t('adminPages.viewNamed', { name, address })}
							className="rounded-theme text-link underline underline-offset-2 hover:text-link-hover"
						>
							{address}
						</RoutedLink>
					) : (
						address
					)}
				</p>
			</div>
			<PageChips page={page} />
			<p className="text-sm text-muted">
				<span className="tablet:sr-only">{t('adminPages.changedAt')} </span>
				<Moment at={page.updatedAt} />
			</p>
			<div>{mayChange && <EditLink page={page} size="small" />}</div>
		</div>
	);
}

function PageMenu({ page, full }: { page: ManagedPage; full: boolean }) {
	const platform = usePlatform();
	const { t } = platform;
	const navigate = useNavigate();
	const actions = usePageActions();
	const icon = { 'aria-hidden': true, size: 18 };
	const { active, home, needed } = page;
	return (
		<Menu
			compact
			label={t('adminPages.actionsFor', { name: pageName(page, platform) })}
			actions={[
				{
					id: 'settings',
					label: t('adminPages.settings'),
					icon: <IconSettings {...icon} />,
					onAction: () => navigate(`/admin/pages/${page.id}`),
				},
				{
					id: 'copy',
					label: t('adminPages.copy'),
					icon: <IconCopy {...icon} />,
					disabled: full,
					onAction: () => actions.copy(page),
				},
				{
					id: 'active',
					label: t(active ? 'adminPages.deactivate' : 'adminPages.activate'),
					icon: active ? <IconEyeOff {...icon} /> : <IconEye {...icon} />,
					disabled: home || (needed && active),
					onAction: () => actions.activate(page, !active),
				},
				{
					id: 'delete',
					label: t('admin.delete'),
					icon: <IconTrash {...icon} />,
					danger: true,
					onAction: () => actions.remove(page),
				},
			]}
		/>
	);
}
