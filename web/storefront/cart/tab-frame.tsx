// What every tab has around its list: headline, subline, search, how many there are, pages; and what is said where there is nothing.
import { IconAlertCircle, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { longestSearch } from '../../../rules/catalogue/list-parameters.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { controlStyle } from '../../kit/field.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Paging } from '../list/paging.tsx';
import { type CartLocation, cartAddress, rowsPerPage } from './cart-address.ts';
import { listTitleId } from './use-items.ts';

interface TabFrameProps {
	place: CartLocation;
	/** Undefined as long as nobody has said how many there are. */
	counts: { all: number; total: number } | undefined;
	failed: boolean;
	onAskAgain(): void;
	/** What is said where there is nothing at all. */
	empty: ReactNode;
	/** Between the search and the list. */
	above?: ReactNode;
	/** Beside the list, where there is one. */
	beside?: ReactNode;
	children: ReactNode;
}

export function TabFrame({ place, counts, failed, onAskAgain, empty, above, beside, children }: TabFrameProps) {
	const { t } = usePlatform();
	const { tab, text } = place;
	return (
		<>
			<header className="mt-6">
				<h1 id={listTitleId} tabIndex={-1} className="font-heading text-3xl font-bold outline-none phone:text-4xl">
					{t(`cartPage.${tab}.title`)}
				</h1>
				<p className="mt-2 max-w-prose text-muted">{t(`cartPage.${tab}.subline`)}</p>
			</header>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<SearchBox key={tab} place={place} />
				<p role="status" className="min-h-6 text-muted tabular-nums">
					{counts &&
						(text
							? t('cartPage.countFound', { found: counts.total, all: counts.all })
							: t(tab === 'orders' ? 'cartPage.countOrders' : 'cartPage.count', { count: counts.all }))}
				</p>
			</div>
			<div
				className={`mt-6 ${beside ? 'desktop:grid desktop:grid-cols-[minmax(0,1fr)_18rem] desktop:items-start desktop:gap-8' : ''}`}
			>
				<div className="min-w-0">
					{above}
					<List place={place} counts={counts} failed={failed} onAskAgain={onAskAgain} empty={empty}>
						{children}
					</List>
					{counts && (
						<Paging
							number={place.page}
							pages={Math.ceil(counts.total / rowsPerPage)}
							to={(page) => cartAddress({ tab, text, page })}
						/>
					)}
				</div>
				{beside}
			</div>
		</>
	);
}

type ListProps = Pick<TabFrameProps, 'place' | 'counts' | 'failed' | 'onAskAgain' | 'empty' | 'children'>;

/** The list, or what stands in its place. */
function List({ place, counts, failed, onAskAgain, empty, children }: ListProps) {
	const { t } = usePlatform();
	const { tab, text, page } = place;
	if (!counts) return failed ? <Failed onAskAgain={onAskAgain} /> : <Waiting />;
	if (counts.all === 0) return <Panel>{empty}</Panel>;
	if (counts.total === 0)
		return (
			<Panel>
				<EmptyState
					picture={<IconSearch aria-hidden size={32} />}
					title={t('cartPage.noneFound')}
					text={t('cartPage.noneFoundText', { text })}
					action={<ButtonLink to={cartAddress({ tab })}>{t('cartPage.search.clear')}</ButtonLink>}
				/>
			</Panel>
		);
	if ((page - 1) * rowsPerPage >= counts.total)
		return (
			<Panel>
				<EmptyState
					title={t('cartPage.pastEnd')}
					text=""
					action={<ButtonLink to={cartAddress({ tab, text })}>{t('cartPage.firstPage')}</ButtonLink>}
				/>
			</Panel>
		);
	return children;
}

const Panel = ({ children }: { children: ReactNode }) => (
	<div className="rounded-theme border border-line bg-surface">{children}</div>
);

const Waiting = () => (
	<div className="min-h-96">
		<Skeleton lines={6} />
	</div>
);

function Failed({ onAskAgain }: { onAskAgain(): void }) {
	const { t } = usePlatform();
	return (
		<Panel>
			<EmptyState
				picture={<IconAlertCircle aria-hidden size={32} />}
				title={t('cartPage.failed.load')}
				text=""
				action={<Button onClick={onAskAgain}>{t('common.tryAgain')}</Button>}
			/>
		</Panel>
	);
}

/** A shopper who types is not done with the first letter. */
const pauseMs = 300;

function SearchBox({ place: { tab, text } }: { place: CartLocation }) {
	const { t, base } = usePlatform();
	const navigate = useNavigate();
	const [typed, setTyped] = useState(text);
	const [shown, setShown] = useState(text);
	// What the address says after a step back stands above what was typed.
	if (shown !== text) {
		setShown(text);
		if (typed.trim() !== text) setTyped(text);
	}
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(waiting.current), []);
	const go = (wanted: string) => {
		clearTimeout(waiting.current);
		if (wanted.trim() !== text)
			navigate(cartAddress({ tab, text: wanted.trim() }), { replace: true, preventScrollReset: true });
	};
	const label = t(`cartPage.search.${tab}`);
	return (
		<search className="w-full phone:w-[27rem]">
			<form
				action={`${base}/cart`}
				onSubmit={(event) => {
					event.preventDefault();
					go(typed);
				}}
				className="relative"
			>
				<input type="hidden" name="tab" value={tab} />
				<button
					type="submit"
					aria-label={t('cartPage.search.submit')}
					className="absolute inset-y-0 start-0 grid w-10 cursor-pointer place-items-center rounded-theme text-muted hover:text-text"
				>
					<IconSearch aria-hidden size={18} />
				</button>
				<input
					type="search"
					name="q"
					aria-label={label}
					placeholder={t(tab === 'orders' ? 'cartPage.search.ordersHint' : 'cartPage.search.hint')}
					autoComplete="off"
					maxLength={longestSearch}
					value={typed}
					onChange={(event) => {
						const { value } = event.target;
						setTyped(value);
						clearTimeout(waiting.current);
						waiting.current = setTimeout(() => go(value), pauseMs);
					}}
					className={`${controlStyle} ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden`}
				/>
				{typed !== '' && (
					<button
						type="button"
						aria-label={t('cartPage.search.clear')}
						onClick={() => {
							setTyped('');
							go('');
						}}
						className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-theme text-muted hover:text-text"
					>
						<IconX aria-hidden size={18} />
					</button>
				)}
			</form>
		</search>
	);
}
