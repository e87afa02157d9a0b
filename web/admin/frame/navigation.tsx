// The sidebar: beside the screens where there is room, else behind a button.
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useThemeScope } from '../../kit/theme-scope.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { mayOpen, useMe } from '../me.tsx';
import { type Screen, screens } from '../screens.ts';
import { useAdminPath } from './use-admin-path.ts';

export function Navigation() {
	const t = useTexts();
	const me = useMe();
	const shown = screens.filter(({ needs }) => mayOpen(me, needs));
	const sections = [...new Set(shown.map(({ section }) => section))];
	return (
		<nav aria-label={t('admin.navigation')} className="flex flex-col gap-4">
			{sections.map((section) => (
				<div key={section ?? ''}>
					{section && <p className="px-3 pb-1 text-xs font-semibold text-muted">{t(section)}</p>}
					<ul className="flex flex-col gap-0.5">
						{shown
							.filter((screen) => screen.section === section)
							.map((screen) => (
								<li key={screen.to}>
									<Entry {...screen} />
								</li>
							))}
					</ul>
				</div>
			))}
		</nav>
	);
}

/** Below /admin/orders there is another entry. */
const nearestScreen = (path: string) =>
	screens
		.map(({ to }) => to)
		.filter((to) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
		.toSorted((one, other) => other.length - one.length)[0];

function Entry({ to, label, icon: Icon }: Screen) {
	const t = useTexts();
	const path = useAdminPath();
	const here = to === nearestScreen(path);
	return (
		<NearLink
			to={to}
			aria-current={here ? 'page' : undefined}
			className="flex min-h-9 items-center gap-3 rounded-theme px-3 py-1.5 font-medium [@media(height<60rem)]:min-h-8 [@media(height<60rem)]:py-1 text-text hover:bg-surface-hover aria-[current]:bg-item-active aria-[current]:font-semibold aria-[current]:text-item-active-text pointer-coarse:min-h-11"
		>
			<Icon aria-hidden size={18} stroke={1.75} className="shrink-0" />
			<span className="min-w-0 wrap-break-word hyphens-auto">{t(label)}</span>
		</NearLink>
	);
}

interface DrawerProps {
	open: boolean;
	onClose(): void;
}

export function NavigationDrawer({ open, onClose }: DrawerProps) {
	const t = useTexts();
	const look = useThemeScope();
	return (
		<ModalOverlay
			{...look}
			isOpen={open}
			onOpenChange={(isOpen) => !isOpen && onClose()}
			isDismissable
			className="fixed inset-0 z-40 flex bg-backdrop desktop:hidden"
		>
			<Modal className="h-full w-72 max-w-[85vw] overflow-y-auto border-e border-line bg-surface text-text">
				<Dialog aria-label={t('admin.navigation')} className="p-3 pt-4 outline-none">
					<Navigation />
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}
