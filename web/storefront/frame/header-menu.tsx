// The menu in the header of wide screens. Resting on an entry, or pressing its button, opens its panel; where no script runs, what is below it
// shows while it has the mouse or the focus. What does not fit into the row stands under "More".
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '../../../rules/page-contract.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { EntryLink } from './entry-link.tsx';

/** Only those who come near it load it: the panels, and what opens them by resting on an entry. */
const load = () => import('./menu-panel.tsx');
const MenuPanel = lazy(load);

const more = -1;

export function HeaderMenu({ className = '' }: { className?: string }) {
	const { t, shopfront } = usePlatform();
	const [opened, open] = useState<number>();
	const attended = useRef(false);
	const entries = shopfront.navigation.filter(({ all }) => !all);
	const { row, fitting } = useFitting(entries.length);

	const attend = ({ currentTarget: menu }: { currentTarget: HTMLElement }) => {
		if (!attended.current) load().then(({ attendMenu }) => attendMenu(menu, open));
		attended.current = true;
	};
	const button = (which: number, look: string, words: ReactNode, label?: string) => (
		<button
			type="button"
			aria-expanded={opened === which}
			aria-label={label}
			className={look}
			// The mouse has opened it already by being there.
			onClick={({ nativeEvent }: MouseEvent) =>
				open(opened === which && (nativeEvent as PointerEvent).pointerType !== 'mouse' ? undefined : which)
			}
		>
			{words}
		</button>
	);
	const panel = (which: number, shown: ReactNode) =>
		opened === which && (
			<div className="menu-panel">
				<Suspense>{shown}</Suspense>
			</div>
		);
	return (
		<nav aria-label={t('header.mainMenu')} className={className} onPointerEnter={attend} onFocus={attend}>
			<div className="flex gap-x-5 wide:gap-x-6">
				<ul ref={row} className="menu-row">
					{entries.map((entry, index) => {
						const { label, to, category, below } = entry;
						const opens = category || below;
						return (
							<li
								// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
								key={index}
								data-entry={index}
								className={`group/entry flex items-center ${index < fitting ? '' : 'invisible'}`}
							>
								{to ? (
									<EntryLink entry={entry} className="menu-entry" />
								) : (
									button(index, 'menu-entry cursor-pointer', label)
								)}
								{to && opens && button(index, 'menu-preview', null, t('header.preview', { category: label }))}
								{opens && panel(index, <MenuPanel entry={entry} />)}
								{below && (
									<noscript>
										{/* A browser never draws it. */}
										{import.meta.env.SSR && (
											<PlainList
												entries={below}
												className="menu-panel hidden flex-wrap gap-x-8 px-8 py-4 group-focus-within/entry:flex group-hover/entry:flex"
											/>
										)}
									</noscript>
								)}
							</li>
						);
					})}
				</ul>
				{fitting < entries.length && (
					<div data-entry={more} className="flex items-center">
						{button(more, 'menu-entry menu-more cursor-pointer', t('header.more'))}
						{panel(more, <MenuPanel entries={entries.slice(fitting)} />)}
					</div>
				)}
			</div>
		</nav>
	);
}

/** For those without scripts: what stands below an entry, and below that. */
const PlainList = ({ entries, className }: { entries: readonly MenuEntry[]; className?: string }) => (
	<ul className={className}>
		{entries.map((entry, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: never changed
			<li key={index}>
				<EntryLink entry={entry} className="menu-entry" />
				{entry.below && <PlainList entries={entry.below} />}
			</li>
		))}
	</ul>
);

/** How many of the entries stand in the first row: the others wrap below it, where they cannot be seen. */
function useFitting(count: number) {
	const row = useRef<HTMLUListElement>(null);
	const [fitting, setFitting] = useState(count);
	// biome-ignore lint/correctness/useExhaustiveDependencies: while a menu is arranged its entries come and go
	useEffect(() => {
		const list = row.current;
		if (!list) return;
		const observer = new ResizeObserver(() => {
			const items = [...list.children] as HTMLElement[];
			setFitting(items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length);
		});
		observer.observe(list);
		return () => observer.disconnect();
	}, [count]);
	return { row, fitting };
}
