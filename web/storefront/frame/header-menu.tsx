// The menu in the header of wide screens. Resting on an entry, or pressing its button, opens its panel; where no script runs, what is below it
// shows while it has the mouse or the focus. What does not fit into the row stands under "More".
import {
	type KeyboardEvent,
	lazy,
	type PointerEvent,
	type ReactNode,
	Suspense,
	useEffect,
	useRef,
	useState,
} from 'react';
import { useLocation } from 'react-router';
import { usePlatform } from '../../platform/environment.tsx';
import { EntryLink, type ShownEntry, useBelow, useEntries } from './menu-entries.tsx';

/** Only those who look at it load it. */
const MenuPanel = lazy(() => import('./menu-panel.tsx'));

/** A shopper who only crosses the menu opens nothing, and may leave it for a moment. */
const restMilliseconds = 150;

const more = -1;

export function HeaderMenu({ className = '' }: { className?: string }) {
	const { t, shopfront } = usePlatform();
	const { opened, open, openSoon } = useOpened(useLocation().key);
	const below = useBelow();
	const entries = useEntries()(shopfront.navigation).filter(({ all }) => !all);
	const { row, fitting } = useFitting(entries.length);

	function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
		if (event.key !== 'Escape' || opened === undefined) return;
		event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
		open(undefined);
	}

	const byMouse = (event: PointerEvent, which: number | undefined) => {
		if (event.pointerType === 'mouse') openSoon(which);
	};
	const panel = (which: number, shown: ReactNode) =>
		opened === which && (
			<div id={`menu-${which}`} className="menu-panel">
				<Suspense>{shown}</Suspense>
			</div>
		);
	const button = (which: number, label: string, look: string, children?: ReactNode) => (
		<button
			type="button"
			aria-expanded={opened === which}
			aria-controls={opened === which ? `menu-${which}` : undefined}
			aria-label={children ? undefined : label}
			className={look}
			onClick={() => open(opened === which ? undefined : which)}
		>
			{children}
		</button>
	);
	return (
		<nav
			aria-label={t('header.mainMenu')}
			className={className}
			onKeyDown={closeOnEscape}
			onPointerLeave={(event) => byMouse(event, undefined)}
		>
			<div className="flex gap-x-5 wide:gap-x-6">
				<ul ref={row} className="menu-row">
					{entries.map((entry, index) => {
						const { label, to, category } = entry;
						const children = below(entry);
						const isHeading = !to && !category;
						return (
							<li
								// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
								key={index}
								className={`group/entry flex items-center ${index < fitting ? '' : 'invisible'}`}
								onPointerEnter={(event) => byMouse(event, index)}
							>
								{isHeading ? (
									button(index, label, 'menu-entry cursor-pointer', label)
								) : (
									<EntryLink entry={entry} className="menu-entry" />
								)}
								{!isHeading &&
									(category || children.length > 0) &&
									button(index, t('header.preview', { category: label }), 'menu-preview')}
								{(category || children.length > 0) && panel(index, <MenuPanel entry={entry} />)}
								{children.length > 0 && (
									<noscript>
										<PlainList
											entries={children}
											className="menu-panel hidden flex-wrap gap-x-8 px-8 py-4 group-focus-within/entry:flex group-hover/entry:flex"
										/>
									</noscript>
								)}
							</li>
						);
					})}
				</ul>
				{fitting < entries.length && (
					<div className="flex items-center" onPointerEnter={(event) => byMouse(event, more)}>
						{button(more, '', 'menu-entry menu-more cursor-pointer', t('header.more'))}
						{panel(more, <MenuPanel entries={entries.slice(fitting)} />)}
					</div>
				)}
			</div>
		</nav>
	);
}

/** For those without scripts: what stands below an entry, and below that. */
function PlainList({ entries, className }: { entries: readonly ShownEntry[]; className?: string }) {
	const below = useBelow();
	return (
		<ul className={className}>
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: never changed
				<li key={index}>
					<EntryLink entry={entry} className="menu-entry" />
					<PlainList entries={below(entry)} />
				</li>
			))}
		</ul>
	);
}

/** How many of the entries stand in the first row: the others wrap below it, where they cannot be seen. */
function useFitting(count: number) {
	const row = useRef<HTMLUListElement>(null);
	const [fitting, setFitting] = useState(count);
	// biome-ignore lint/correctness/useExhaustiveDependencies: while a menu is arranged its entries come and go
	useEffect(() => {
		const list = row.current;
		if (!list) return;
		const items = [...list.children] as HTMLElement[];
		const observer = new ResizeObserver(() =>
			setFitting(items.filter((item) => item.offsetTop === items[0]?.offsetTop).length),
		);
		observer.observe(list);
		return () => observer.disconnect();
	}, [count]);
	return { row, fitting };
}

/** Which entry is open; none after a link was followed. */
function useOpened(place: string) {
	const [opened, setOpened] = useState<{ which: number; place: string }>();
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(waiting.current), []);
	const open = (which: number | undefined) => {
		clearTimeout(waiting.current);
		setOpened(which === undefined ? undefined : { which, place });
	};
	const openSoon = (which: number | undefined) => {
		clearTimeout(waiting.current);
		waiting.current = setTimeout(() => open(which), restMilliseconds);
	};
	return { opened: opened?.place === place ? opened.which : undefined, open, openSoon };
}
