// The menu of small screens, folded away. It opens without any code; code only closes it again.

import { IconMenu2, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../../../rules/page-contract.ts';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import { EntryLink } from './entry-link.tsx';
import { Languages } from './languages.tsx';

export function FoldedMenu() {
	const { t, shopfront } = usePlatform();
	const { key } = useLocation();
	const menu = useRef<HTMLDetailsElement>(null);

	function closeOnEscape(event: KeyboardEvent) {
		if (event.key !== 'Escape' || !menu.current?.open) return;
		menu.current.open = false;
		menu.current.querySelector('summary')?.focus();
	}

	return (
		// A shopper who has followed a link gets a new one, which is closed.
		<details key={key} ref={menu} className="group desktop:hidden" onKeyDown={closeOnEscape}>
			<summary aria-label={t('header.menu')} className="folded-button">
				<IconMenu2 aria-hidden size={24} className="group-open:hidden" />
				<IconX aria-hidden size={24} className="hidden group-open:block" />
			</summary>
			<div className="folded-panel">
				<nav aria-label={t('header.mainMenu')}>
					<ul className="header:columns-2 header:gap-8">
						<Entries entries={shopfront.navigation} />
					</ul>
				</nav>
				<Languages className="mt-4 header:hidden" />
			</div>
		</details>
	);
}

/** Each with what stands below it folded into it. */
function Entries({ entries }: { entries: readonly MenuEntry[] }) {
	const t = useTexts();
	return entries.map((entry, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
		<li key={index} className="relative break-inside-avoid">
			<EntryLink entry={entry} className="folded-entry pe-12" />
			{entry.below && (
				<details>
					<summary aria-label={t('header.subcategories', { category: entry.label })} className="folded-below" />
					<ul className="ps-4">
						<Entries entries={entry.below} />
					</ul>
				</details>
			)}
		</li>
	));
}
