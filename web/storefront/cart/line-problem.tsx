// What keeps a line from being ordered, and what to do about it, beside the line.
import type { LineProblem } from '../../../rules/checkout/problems.ts';
import type { Price } from '../../../rules/pricing/pricing.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { productAddress } from './article.tsx';
import { useLineError } from './line-errors.ts';
import { NearQuantities } from './quantity-choice.tsx';
import type { Item } from './use-items.ts';

interface ProblemProps {
	item: Item;
	onChoose(price: Price): void;
	onAccept(): void;
}

export function LineProblemNotice({ item, onChoose, onAccept }: ProblemProps) {
	const { problem } = item;
	if (!problem || problem === 'price')
		return (
			<>
				{problem === 'price' ? <ChangedPrice item={item} onAccept={onAccept} /> : <FallenPrice item={item} />}
				<TooMuch item={item} onChoose={onChoose} />
			</>
		);
	return (
		<div className="mt-3 text-sm">
			<Notice kind="warning">
				<Sentence item={item} problem={problem} />
				{problem === 'design' && <DesignLink item={item} />}
				{(problem === 'quantity' || problem === 'stock') && item.quantity !== null && (
					<NearQuantities
						offer={item.pricing}
						quantity={item.quantity}
						{...(problem === 'stock' && { most: ofEachRow(item, item.available ?? 0) })}
						onChoose={onChoose}
					/>
				)}
			</Notice>
		</div>
	);
}

/** Of a series every row takes as many pieces. */
const ofEachRow = ({ seriesRows }: Item, pieces: number): number => Math.floor(pieces / (seriesRows ?? 1));

function Sentence({ item, problem }: { item: Item; problem: Exclude<LineProblem, 'price'> }) {
	const { t } = usePlatform();
	const { number } = useAmounts(item.pricing.currency);
	if (problem === 'design' && !item.designId) return <p>{t('cartPage.problem.designMissing')}</p>;
	if (problem !== 'stock') return <p>{t(`cartPage.problem.${problem}`)}</p>;
	const left = item.available ?? 0;
	return <p>{left > 0 ? t('cartPage.problem.stock', { quantity: number(left) }) : t('cartPage.problem.soldOut')}</p>;
}

/** Which of them is checked in the studio, a document of its own, the server knows: the browser goes there. */
export function DesignLink({ item }: { item: Item }) {
	const { t, base } = usePlatform();
	const { designId, name } = item;
	const label = t(designId ? 'cartPage.checkDesign' : 'cartPage.toProduct');
	return (
		<p className="mt-2">
			<a
				href={base + (designId ? `/designs/${designId}` : productAddress(item))}
				aria-label={t('cartPage.doFor', { action: label, article: item.itemName || name })}
				className={buttonClass('neutral', 'small')}
			>
				{label}
			</a>
		</p>
	);
}

/** What was tried with the line and has not worked, whatever list it stands in. */
export function LineError({ id }: { id: string }) {
	const words = useLineError(id);
	return (
		<p role="alert" className="mt-2 text-sm text-error empty:hidden">
			{words}
		</p>
	);
}

/** More than can be ordered without having paid: said here rather than after the button. */
function TooMuch({ item, onChoose }: Pick<ProblemProps, 'item' | 'onChoose'>) {
	const { t } = usePlatform();
	const { number } = useAmounts(item.pricing.currency);
	const { orderable, quantity } = item;
	if (orderable === null || quantity === null) return null;
	return (
		<div className="mt-3 text-sm">
			<Notice kind="warning">
				<p>{t('cartPage.problem.share', { quantity: number(orderable), count: orderable })}</p>
				{orderable > 0 && (
					<NearQuantities
						offer={item.pricing}
						quantity={quantity}
						most={ofEachRow(item, orderable)}
						onChoose={onChoose}
					/>
				)}
			</Notice>
		</div>
	);
}

/** Told, and nothing to be done about. */
function FallenPrice({ item: { seenTotal, total, pricing } }: Pick<ProblemProps, 'item'>) {
	const { t } = usePlatform();
	const { money } = useAmounts(pricing.currency);
	if (seenTotal === null || total === null || seenTotal <= total) return null;
	return (
		<div className="mt-3 text-sm">
			<Notice kind="info">{t('cartPage.priceFell', { before: money(seenTotal), now: money(total) })}</Notice>
		</div>
	);
}

function ChangedPrice({ item, onAccept }: Pick<ProblemProps, 'item' | 'onAccept'>) {
	const { t } = usePlatform();
	const { money } = useAmounts(item.pricing.currency);
	return (
		<div className="mt-3 text-sm">
			<Notice kind="info">
				<p>{t('cartPage.priceChanged', { before: money(item.seenTotal ?? 0), now: money(item.total ?? 0) })}</p>
				<div className="mt-2">
					<Button
						size="small"
						aria-label={t('cartPage.doFor', { action: t('cartPage.accept'), article: item.name })}
						onClick={onAccept}
					>
						{t('cartPage.accept')}
					</Button>
				</div>
			</Notice>
		</div>
	);
}
