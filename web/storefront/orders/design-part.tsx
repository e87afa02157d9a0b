// The design of an ordered line: how far it is, and what to do when the shop has sent it back.
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '../../kit/button-style.ts';
import { Chip } from '../../kit/chip.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { useEditorOutcome } from '../designs/editor-return.tsx';
import { PrintHistory } from '../print-data/print-history.tsx';
import { OrderedPages } from './ordered-pages.tsx';
import { orderedDesignsDocument } from './orders.documents.ts';

type OrderedDesign = Data<typeof orderedDesignsDocument>['orderedDesigns'][number];

const Context = createContext<readonly OrderedDesign[]>([]);

interface ProviderProps {
	/** Of lines with a design. */
	itemIds: readonly string[];
	children: ReactNode;
}

export function OrderedDesignsProvider({ itemIds, children }: ProviderProps) {
	const { ask } = usePlatform();
	const hydrated = useHydrated();
	const { data } = useQuery({
		queryKey: ['orderedDesigns', ...itemIds],
		queryFn: async () =>
			((await ask(orderedDesignsDocument, { itemIds: [...itemIds] })) as Data<typeof orderedDesignsDocument>)
				.orderedDesigns,
		enabled: hydrated && itemIds.length > 0,
		staleTime: 0,
	});
	return <Context value={data ?? []}>{children}</Context>;
}

/** Undefined for a line without a design. */
export const useOrderedDesign = (itemId: string | null): OrderedDesign | undefined =>
	useContext(Context).find((one) => one.itemId === itemId);

export function DesignPart({ itemId }: { itemId: string | null }) {
	const { t } = usePlatform();
	const design = useOrderedDesign(itemId);
	if (!design) return null;
	const { state, events, isReleasedByShop } = design;
	const isSentBack = state === 'refused';
	const isPrinted = state === 'printed';
	const label = isSentBack
		? 'printData.design.sentBack'
		: isPrinted
			? 'printData.design.printed'
			: isReleasedByShop
				? 'printData.design.byShop'
				: 'printData.design.released';
	return (
		<div className="mt-3 grid justify-items-start gap-3">
			<Chip state={isSentBack ? 'scheduled' : 'active'} label={t(label)} />
			{isSentBack && <SentBack design={design} />}
			{isReleasedByShop && !isSentBack && (
				<p>{t(isPrinted ? 'printData.design.byShopPrinted' : 'printData.design.byShopText')}</p>
			)}
			<OrderedPages sides={design.sides} previews={design.previews} rows={design.rows} isSentBack={isSentBack} />
			<PrintHistory events={events} />
		</div>
	);
}

function SentBack({ design: { refusalReason, designId, isCorrected } }: { design: OrderedDesign }) {
	const { t, base } = usePlatform();
	const back = new URLSearchParams({ returnTo: base + useLocation().pathname });
	const isSaved = useEditorOutcome() === 'saved';
	return (
		<Notice kind="warning">
			<p>{t(isCorrected ? 'printData.design.correctedText' : 'printData.design.askText')}</p>
			<p className="mt-2 font-semibold wrap-anywhere whitespace-pre-line">{refusalReason}</p>
			{designId && (
				<div className="mt-3 flex flex-wrap gap-2">
					{/* Who has just saved it comes to release it. */}
					{!isCorrected && (
						<a
							href={`${base}/designs/${designId}`}
							className={`${buttonClass(isSaved ? 'primary' : 'neutral', 'medium')} ${isSaved ? '' : 'order-last'}`}
						>
							{t('printData.design.release')}
						</a>
					)}
					<a
						href={`${base}/studio/${designId}?${back}`}
						className={buttonClass(isSaved ? 'neutral' : 'primary', 'medium')}
					>
						{t(isCorrected ? 'printData.design.compare' : 'printData.design.open')}
					</a>
				</div>
			)}
		</Notice>
	);
}
