// Ctrl+K: finds a screen, a user, a role, a setting, and goes there.

import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import {
	Autocomplete,
	Dialog,
	Header,
	Input,
	Menu,
	MenuItem,
	MenuSection,
	Modal,
	ModalOverlay,
	Text,
	TextField,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { itemStyle } from '../../kit/popover-style.ts';
import { useThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { mayOpen, useMe } from '../me.tsx';
import { keepRecent } from './recent.ts';
import { type Found, sources } from './sources.ts';

interface PaletteProps {
	open: boolean;
	onOpenChange(open: boolean): void;
}

export function Palette({ open, onOpenChange }: PaletteProps) {
	const { t } = usePlatform();
	const look = useThemeScope();
	return (
		<ModalOverlay
			{...look}
			isOpen={open}
			onOpenChange={onOpenChange}
			isDismissable
			className="fixed inset-0 z-40 flex items-start justify-center bg-backdrop p-4 pt-[12vh]"
		>
			<Modal className="flex max-h-[70vh] w-full max-w-xl flex-col overflow-hidden rounded-theme border border-line bg-surface text-text shadow-xl shadow-popover-shadow">
				<Dialog aria-label={t('admin.search')} className="flex min-h-0 flex-col outline-none">
					<Search onDone={() => onOpenChange(false)} />
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}

const pause = 120;

function useRested(text: string): string {
	const [rested, setRested] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), pause);
		return () => clearTimeout(timer);
	}, [text]);
	return rested;
}

interface Section {
	id: string;
	label: string;
	found: Found[];
}

/** What was found, and whether it is for what is typed by now. A source that fails finds nothing; the others do. */
function useFound(typed: string) {
	const platform = usePlatform();
	const me = useMe();
	const words = useRested(typed.trim());
	const {
		data = [],
		isPending,
		isPlaceholderData,
	} = useQuery({
		queryKey: ['palette', platform.language, words],
		queryFn: async (): Promise<Section[]> => {
			const asked = sources.filter(({ needs }) => mayOpen(me, needs));
			const sections = await Promise.all(
				asked.map(async ({ id, label, find }) => ({
					id,
					label: platform.t(label),
					found: await Promise.resolve(find(words, platform, me)).catch((): Found[] => []),
				})),
			);
			return sections.filter(({ found }) => found.length > 0);
		},
		staleTime: 0,
		placeholderData: keepPreviousData,
	});
	return { sections: data, settled: words === typed.trim() && !isPending && !isPlaceholderData };
}

function Search({ onDone }: { onDone(): void }) {
	const { t, base } = usePlatform();
	const navigate = useNavigate();
	const [typed, setTyped] = useState('');
	const { sections, settled } = useFound(typed);
	const [bestWanted, setBestWanted] = useState(false);
	const type = (text: string) => {
		setTyped(text);
		setBestWanted(false);
	};
	const follow = (found: Found | undefined) => {
		if (!found) return;
		onDone();
		keepRecent(found);
		if (found.leaves) window.location.assign(`${base}${found.to}`);
		else navigate(found.to);
	};
	const followBest = useEffectEvent(() => follow(sections[0]?.found[0]));
	useEffect(() => {
		if (!bestWanted || !settled) return;
		setBestWanted(false);
		followBest();
	}, [bestWanted, settled]);
	/** Enter means what is chosen; where nothing is, or the search is behind the typing, it means the best that will be found. */
	const chooseBest = (event: KeyboardEvent<HTMLDivElement>) => {
		const { key, target, nativeEvent } = event;
		if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
		if (settled && document.getElementById(target.getAttribute('aria-activedescendant') ?? '')) return;
		event.preventDefault();
		event.stopPropagation();
		setBestWanted(true);
	};
	return (
		<div onKeyDownCapture={chooseBest} className="contents">
			<Autocomplete inputValue={typed} onInputChange={type}>
				{/* Not React Aria's search field: its Escape only empties it. */}
				<TextField aria-label={t('admin.search')} autoFocus className="relative shrink-0 border-b border-line">
					<IconSearch aria-hidden size={20} className="absolute start-4 top-1/2 -translate-y-1/2 text-muted" />
					<Input
						type="search"
						placeholder={t('palette.placeholder')}
						className="h-13 w-full bg-surface ps-12 pe-4 text-text outline-none placeholder:text-placeholder [&::-webkit-search-cancel-button]:hidden"
					/>
				</TextField>
				<section
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who have keys alone
					tabIndex={0}
					aria-label={t('palette.results')}
					className="min-h-0 overflow-y-auto outline-offset-[-2px]"
				>
					<Menu
						aria-label={t('palette.results')}
						onAction={(key) => follow(sections.flatMap(({ found }) => found).find(({ id }) => id === key))}
						renderEmptyState={() => (
							<p className="p-6 text-center text-muted">{t(settled ? 'kit.nothingFound' : 'common.loading')}</p>
						)}
						className="p-2 outline-none"
					>
						{sections.map((section) => (
							<MenuSection key={section.id} aria-label={section.label}>
								<Header className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{section.label}</Header>
								{section.found.map(({ id, label, detail, icon: Icon }) => (
									<MenuItem key={id} id={id} textValue={label} className={itemStyle}>
										<Icon aria-hidden size={18} stroke={1.75} className="shrink-0" />
										<Text slot="label" className="min-w-0 truncate">
											{label}
										</Text>
										{detail && (
											<Text slot="description" className="ms-auto min-w-0 truncate text-sm opacity-80">
												{detail}
											</Text>
										)}
									</MenuItem>
								))}
							</MenuSection>
						))}
					</Menu>
				</section>
			</Autocomplete>
		</div>
	);
}
