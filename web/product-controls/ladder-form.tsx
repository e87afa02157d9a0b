// The steps that a price list has for the product or variant on the page: a small table to type in. Where they belong to all versions,
// all of them get what is saved.
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import {
	blankCells,
	type CellErrorAt,
	type LadderCells,
	ladderCells,
	readLadder,
	withCell,
} from '../../rules/price-lists/ladder-cells.ts';
import { writeTotal, writeUnitPrice } from '../../rules/price-lists/read-cells.ts';
import { stepOf } from '../../rules/pricing/steps.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { Button } from '../kit/button.tsx';
import { leaveEditors } from '../kit/open-editors.ts';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import { type Data, textOf } from '../platform/graphql.ts';
import { Confirmations } from '../storefront/confirmations.tsx';
import type { ProductDetails } from '../storefront/product/product-query.ts';
import { productLaddersDocument, savePriceStepsDocument } from './controls.documents.ts';
import { FormButtons } from './form-buttons.tsx';
import { LadderCellField } from './ladder-cell.tsx';
import { failureOf, type PriceFormProps } from './unit-price-form.tsx';
import { usePriceForm } from './use-price-form.ts';

type Ladder = Data<typeof productLaddersDocument>['productLadders'][number];

/** The list that everyone sees, else the first one that gives a price. */
const shownOf = (ladders: readonly Ladder[]) =>
	ladders.find(({ archived, roles }) => !archived && roles.length === 0) ?? ladders.find(({ archived }) => !archived);

export function LadderForm(props: PriceFormProps) {
	const { t, details, onDone } = props;
	const { ask } = usePlatform();
	const [listId, setListId] = useState<string>();
	const priced = details.variant?.id ?? details.product.id;
	const { data: ladders, isError } = useQuery({
		queryKey: [textOf(productLaddersDocument), priced],
		queryFn: async () =>
			((await ask(productLaddersDocument, { productId: priced })) as Data<typeof productLaddersDocument>)
				.productLadders,
		staleTime: 0,
		gcTime: 0,
	});
	if (!ladders)
		return (
			<p role={isError ? 'alert' : 'status'} className={isError ? 'text-error' : ''}>
				{t(isError ? 'controls.prices.notLoaded' : 'controls.prices.loading')}
			</p>
		);
	const choose = async (chosen: string) => {
		if (await leaveEditors()) setListId(chosen);
	};
	const ladder = ladders.find((one) => one.listId === listId) ?? shownOf(ladders);
	if (!ladder)
		return (
			<div className="flex flex-wrap items-center gap-2">
				<p>{t('controls.prices.noList')}</p>
				<Button size="small" onClick={() => onDone(false)}>
					{t('controls.cancel')}
				</Button>
			</div>
		);
	return (
		<div className="grid gap-3 rounded-theme border border-line bg-raised p-3">
			<ListChoice t={t} ladders={ladders} chosen={ladder.listId} onChoose={choose} />
			<Confirmations>
				<Steps key={ladder.listId} {...props} ladder={ladder} />
			</Confirmations>
		</div>
	);
}

interface ListChoiceProps {
	t: Translate;
	ladders: readonly Ladder[];
	chosen: string;
	onChoose(listId: string): void;
}

function ListChoice({ t, ladders, chosen, onChoose }: ListChoiceProps) {
	const id = useId();
	const usable = ladders.filter(({ archived }) => !archived);
	const named = ({ listName, roles }: Ladder) => (roles.length > 0 ? `${listName} (${roles.join(', ')})` : listName);
	return (
		<div className="flex flex-wrap items-center gap-2">
			<label htmlFor={id} className="font-bold">
				{t('controls.prices.list')}
			</label>
			<select
				id={id}
				value={chosen}
				onChange={(event) => onChoose(event.target.value)}
				className="min-h-11 min-w-0 rounded-theme border border-control-line bg-control px-3 text-control-text"
			>
				{usable.map((ladder) => (
					<option key={ladder.listId} value={ladder.listId}>
						{named(ladder)}
					</option>
				))}
			</select>
		</div>
	);
}

/** Rows of others are left alone: those of all versions are the product's, those of everyone become its own. */
const ownerOf = ({ owner }: Ladder, { product, variant }: ProductDetails): string =>
	owner === 'own' ? (variant?.id ?? product.id) : product.id;

const scopes = {
	own: 'controls.prices.forThis',
	product: 'controls.prices.forAllVersions',
	everybody: 'controls.prices.becomesOwn',
} as const satisfies Record<Ladder['owner'], PlainTextKey>;

function Steps({ t, details, onDone, ladder }: PriceFormProps & { ladder: Ladder }) {
	const { ask, language } = usePlatform();
	const confirm = useConfirm();
	const { currency } = details.pricing;
	const [saved] = useState<LadderCells[]>(() => [
		...ladder.steps.map(({ quantity, unitPrice, total }) => ({
			quantity: String(quantity),
			unitPrice: unitPrice === null ? '' : writeUnitPrice(unitPrice, language),
			total: total === null ? '' : writeTotal(total, language, currency),
		})),
		blankCells,
	]);
	const [cells, setCells] = useState(saved);
	const [told, setTold] = useState<CellErrorAt[]>([]);
	const [failed, setFailed] = useState<PlainTextKey>();
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const id = useId();
	const read = readLadder(cells, language, currency);
	// What is wrong comes first.
	const warnings = read.faults.length > 0 ? [] : read.warnings;

	function change(next: LadderCells[]) {
		setCells(next);
		// What was wrong is validated anew when it is saved.
		setTold([]);
		setFailed(undefined);
	}
	function tell(errors: CellErrorAt[]) {
		setTold(errors);
		const [first] = errors;
		if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first.cell}-${first.row}"]`)?.focus();
	}
	async function save(): Promise<boolean> {
		if (busy) return false;
		if (read.faults.length > 0) {
			tell(read.faults);
			return false;
		}
		setBusy(true);
		try {
			const { savePriceSteps: answer } = (await ask(savePriceStepsDocument, {
				productId: ownerOf(ladder, details),
				listId: ladder.listId,
				revision: ladder.revision,
				steps: read.rows.map(({ quantity, unitPrice, total }) => ({ quantity, unitPrice, total })),
			})) as Data<typeof savePriceStepsDocument>;
			if (answer.saved) {
				onDone(true);
				return true;
			}
			tell(answer.faults.flatMap(({ row, cell, fault }) => (cell === 'code' ? [] : [{ row, cell, fault }])));
		} catch (error) {
			setFailed(failureOf(error));
		}
		setBusy(false);
		return false;
	}
	const { dialog, cancel, submit, press } = usePriceForm({
		dirty: JSON.stringify(cells) !== JSON.stringify(saved),
		onSave: save,
		onDiscard: () => change(saved),
		onDone,
	});
	async function removeRow(index: number) {
		const row = cells[index];
		const isBlank = ladderCells.every((cell) => !row?.[cell].trim());
		const sure =
			isBlank ||
			(await confirm({
				title: t('controls.prices.removeAsk', { row: index + 1, quantity: row?.quantity.trim() || '–' }),
				text: t('controls.prices.removeText'),
				confirmLabel: t('controls.prices.remove'),
				cancelLabel: t('controls.cancel'),
				colour: 'danger',
			}));
		if (sure) change(cells.filter((_, other) => other !== index));
	}
	/** What follows from the price that is given. */
	const derived = (row: number, cell: 'unitPrice' | 'total'): string => {
		const entered = read.rows[row];
		if (!entered?.quantity || (entered.unitPrice === null) === (entered.total === null)) return '';
		const step = stepOf({ ...entered, quantity: entered.quantity }, currency);
		return cell === 'total' ? writeTotal(step.total, language, currency) : writeUnitPrice(step.unitPrice, language);
	};
	return (
		<form ref={form} onSubmit={submit} onKeyDown={press} className="grid gap-3" aria-describedby={`${id}-scope`}>
			{dialog}
			<p id={`${id}-scope`} className="text-sm text-hint">
				{t(scopes[ladder.owner])}
			</p>
			<div className="overflow-x-auto">
				<table className="w-full border-collapse">
					<thead>
						<tr className="text-left text-sm">
							{ladderCells.map((cell) => (
								<th key={cell} scope="col" className="p-1">
									{t(`controls.prices.${cell}`)}
								</th>
							))}
							<td />
						</tr>
					</thead>
					<tbody>
						{cells.map((row, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays
							<tr key={index} className="align-top">
								{ladderCells.map((cell) => (
									<td key={cell} className="p-1">
										<LadderCellField
											t={t}
											row={index}
											cell={cell}
											text={row[cell]}
											placeholder={cell === 'quantity' ? '' : derived(index, cell)}
											fault={told.find((one) => one.row === index && one.cell === cell)?.fault}
											first={index === 0 && cell === 'quantity'}
											onChange={(text) => change(withCell(cells, index, cell, text))}
										/>
									</td>
								))}
								<td className="p-1">
									{index < cells.length - 1 && (
										<Button
											size="small"
											aria-label={t('controls.prices.removeRow', { row: index + 1 })}
											icon={<IconTrash aria-hidden size={18} />}
											onClick={() => removeRow(index)}
										/>
									)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<ul role="status" className="grid gap-1 text-sm font-bold empty:hidden">
				{warnings.map(({ row, than }) => (
					<li key={row}>
						{t('controls.prices.cheaper', {
							quantity: cells[row]?.quantity ?? '',
							than: cells[than]?.quantity ?? '',
						})}
					</li>
				))}
			</ul>
			<p role="alert" className="text-sm text-error empty:hidden">
				{failed && t(failed)}
			</p>
			<FormButtons t={t} busy={busy} warned={warnings.length > 0} onCancel={cancel} />
		</form>
	);
}
