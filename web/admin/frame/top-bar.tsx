// Above every screen: the shop, the search, the way to the storefront, who works here.
import { IconBuildingStore, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../kit/button.tsx';
import { setToolsSlot } from '../../kit/tools-slot.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { OwnMenu } from './own-menu.tsx';

interface TopBarProps {
	onMenu(): void;
	onSearch(): void;
}

export function TopBar({ onMenu, onSearch }: TopBarProps) {
	const { t, shopName, base } = usePlatform();
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
		// There it makes a link.
		if (event.target instanceof Element && event.target.closest('[data-slate-editor]')) return;
		event.preventDefault();
		onSearch();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => press(event);
		// On the way down: lists and fields keep many keys to themselves.
		window.addEventListener('keydown', listen, true);
		return () => window.removeEventListener('keydown', listen, true);
	}, []);
	return (
		<header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-3 phone:gap-3 phone:px-4">
			<div className="desktop:hidden">
				<Button
					size="small"
					icon={<IconMenu2 aria-hidden size={20} />}
					aria-label={t('admin.openNavigation')}
					aria-haspopup="dialog"
					onClick={onMenu}
				/>
			</div>
			<NearLink to="/admin" className="min-w-0 truncate rounded-theme px-1 font-bold text-heading">
				{shopName}
			</NearLink>
			<button
				type="button"
				onClick={onSearch}
				aria-keyshortcuts="Control+K"
				aria-haspopup="dialog"
				className="mx-auto flex min-h-9 cursor-pointer items-center gap-2 rounded-theme border border-control-line bg-control px-2.5 text-sm text-muted hover:border-control-line-hover phone:w-full phone:max-w-96 pointer-coarse:min-h-11"
			>
				<IconSearch aria-hidden size={18} className="shrink-0" />
				<span className="sr-only grow truncate text-start phone:not-sr-only">{t('admin.search')}</span>
				<kbd className="hidden rounded-box border border-line px-1.5 font-sans text-xs whitespace-nowrap phone:inline">
					{t('admin.searchKeys')}
				</kbd>
			</button>
			<a
				href={base || '/'}
				className="flex min-h-9 shrink-0 items-center gap-2 rounded-theme px-2 text-sm font-medium hover:bg-surface-hover pointer-coarse:min-h-11"
			>
				<IconBuildingStore aria-hidden size={18} />
				<span className="sr-only tablet:not-sr-only">{t('admin.toShop')}</span>
			</a>
			{/* The tools of those who edit texts: floating, they would cover the rows and buttons of every screen. */}
			<div ref={setToolsSlot} className="relative shrink-0 empty:hidden" />
			<div className="shrink-0">
				<OwnMenu />
			</div>
		</header>
	);
}
