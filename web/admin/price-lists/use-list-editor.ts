// One price list while it is edited: its name and its sheet, saved together. What another user has changed meanwhile is said, and nothing
// that was typed is lost by it.
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PriceRowError } from '../../../rules/price-lists/rows.ts';
import { failureText } from '../../forms/failure-text.ts';
import type { SaveBarProps } from '../../kit/save-bar.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { refreshEverything, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { Row } from '../../spreadsheet/cells.ts';
import { type CellError, countErrors, joinErrors, nextError, type SheetErrors } from '../../spreadsheet/errors.ts';
import { at } from '../../spreadsheet/selection.ts';
import { newSheet } from '../../spreadsheet/sheet.ts';
import { type SheetControl, useSheet } from '../../spreadsheet/use-sheet.ts';
import { placed, useSheetErrors, type ValidatedSheet } from '../../spreadsheet/use-sheet-errors.ts';
import { type priceListDocument, renamePriceListDocument, savePriceListRowsDocument } from './price-lists.documents.ts';
import {
	cellError,
	codeErrors,
	enteredRows,
	priceSheet,
	rowOf,
	type SheetContext,
	validatePriceRows,
} from './price-sheet.ts';
import { type CodeNames, useCodeNames } from './use-code-names.ts';

export type PriceList = Data<typeof priceListDocument>['priceList'];

/** What the server found, by the row as it was sent: once it is changed, nothing is known of it. */
type Told = ReadonlyMap<Row, readonly CellError[]>;

const nothingTold: Told = new Map();

interface Saved {
	name: string;
	rows: readonly Row[];
	revision: number;
}

export interface ListEditor {
	name: string;
	setName(name: string): void;
	nameError: string | null | undefined;
	control: SheetControl;
	judged: ValidatedSheet;
	/** Another user has saved it since it was opened. */
	conflict: { loadTheirs(): void; keepMine(): void } | undefined;
	bar: SaveBarProps;
}

const sameCells = (one: Row, other: Row | undefined) =>
	one === other || (other !== undefined && one.every((cell, index) => cell === other[index]));

const sameRows = (rows: readonly Row[], others: readonly Row[]) =>
	rows.length === others.length && rows.every((row, index) => sameCells(row, others[index]));

function useTold(around: SheetContext, names: CodeNames) {
	const [told, setTold] = useState<Told>(nothingTold);
	const judgeTogether = useCallback(
		(rows: readonly Row[]) => {
			const validated = validatePriceRows(rows, around);
			const received = placed(told, rows);
			// What the server has said of a code is not said twice.
			const codes = [...codeErrors(rows, names, around)].filter(
				([row]) => !received.get(row)?.some(({ column }) => column === 0),
			);
			return joinErrors(validated, received, new Map(codes));
		},
		[around, names, told],
	);
	const tell = (rows: readonly Row[], errors: readonly PriceRowError[]) => {
		const byRow = Map.groupBy(errors, ({ row }) => row);
		setTold(
			new Map(
				[...byRow].flatMap(([index, found]) => {
					const row = rows[index];
					return row ? [[row, found.map((error) => cellError(error, around))] as const] : [];
				}),
			),
		);
	};
	return { judgeTogether, tell };
}

/** The cell that has the focus in the sheet, once it is drawn. */
export const focusSheet = () => document.querySelector<HTMLElement>('#content [data-cell][tabindex="0"]')?.focus();

export function useListEditor(list: PriceList): ListEditor {
	const platform = usePlatform();
	const { t, language, notation, currency, queryClient } = platform;
	const change = useChange();
	const toast = useToast();
	const around = useMemo(() => ({ t, language, notation, currency }), [t, language, notation, currency]);
	const plainShape = useMemo(() => priceSheet(around), [around]);
	const plainControl = useSheet(plainShape, () => list.rows.map(rowOf));
	const { sheet, setSheet } = plainControl;
	const names = useCodeNames(list, sheet.rows);
	// Columns that name what is typed: what is known of codes changes nothing of the rows.
	const shape = useMemo(() => priceSheet(around, names), [around, names]);
	const control = { ...plainControl, shape };
	const [base, setBase] = useState<Saved>(() => ({ name: list.name, rows: sheet.rows, revision: list.revision }));
	const [name, setName] = useState(list.name);
	const [busy, setBusy] = useState(false);
	const [nameError, setNameError] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const { judgeTogether, tell } = useTold(around, names);
	const validatedSheet = useSheetErrors(shape, sheet.rows, judgeTogether);
	const changedRows = useMemo(() => !sameRows(sheet.rows, base.rows), [sheet.rows, base.rows]);
	const dirty = changedRows || name !== base.name;

	const begin = (saved: Saved) => {
		setBase(saved);
		setName(saved.name);
		setNameError(undefined);
		setFailure(undefined);
	};
	const beginAnew = () => {
		const rows = list.rows.map(rowOf);
		setSheet(newSheet(rows));
		begin({ name: list.name, rows, revision: list.revision });
	};
	if (!dirty && !busy && (list.revision !== base.revision || list.name !== base.name)) beginAnew();

	const goToError = (found: SheetErrors) => {
		const place = nextError(found, { row: -1, column: 0 });
		if (place) flushSync(() => setSheet({ ...sheet, selection: at(place.row, place.column) }));
		focusSheet();
	};
	const isRight = (): boolean => {
		if (name.trim() === '') {
			setNameError(t('controlTextIsRequired'));
			toast.error(t('accounts.mandatoryFields'));
			return false;
		}
		const found = validatedSheet.judge(sheet.rows);
		if (countErrors(found).errors === 0) return true;
		toast.error(t('adminPriceLists.faulty'));
		goToError(found);
		return false;
	};
	const saveName = async () => {
		if (name !== base.name) await change(renamePriceListDocument, { id: list.id, name: name.trim() });
	};
	/** @returns the new revision, or undefined where the server has found errors */
	const saveRows = async (): Promise<number | undefined> => {
		if (!changedRows) return base.revision;
		const rows = enteredRows(sheet.rows);
		const answer = await change(savePriceListRowsDocument, { id: list.id, revision: base.revision, rows: [...rows] });
		const { saved, revision, faults: found } = answer.savePriceListRows;
		if (saved) return revision;
		tell(sheet.rows, found);
		toast.error(t('priceLists.saveFailed'));
		goToError(new Map(found.map((error) => [error.row, [cellError(error, around)]])));
		return undefined;
	};
	const refuse = (error: unknown) => {
		const text = failureText(error, t);
		const code = error instanceof ApiFailure ? error.code : undefined;
		// With the state that is there now, the choice between the two is offered.
		if (code === 'PRICE_LIST_CHANGED') void refreshEverything(queryClient);
		if (code === 'PRICE_LIST_NAME_TAKEN') setNameError(text);
		else setFailure(text);
		toast.error(t('priceLists.saveFailed'));
	};
	const onSave = async (): Promise<boolean> => {
		setFailure(undefined);
		if (!isRight()) return false;
		setBusy(true);
		try {
			await saveName();
			const revision = await saveRows();
			// The name is saved in any case.
			if (revision === undefined) setBase({ ...base, name });
			// Before anyone goes elsewhere: the guard of unsaved changes must know that there are none.
			else flushSync(() => begin({ name, rows: sheet.rows, revision }));
			if (revision !== undefined) toast.success(t('priceLists.saved'));
			return revision !== undefined;
		} catch (error) {
			refuse(error);
			return false;
		} finally {
			setBusy(false);
		}
	};
	const outdated = dirty && !busy && list.revision !== base.revision;
	return {
		name,
		setName(typed) {
			setName(typed);
			setNameError(undefined);
		},
		nameError,
		control,
		judged: validatedSheet,
		conflict: outdated
			? {
					loadTheirs: beginAnew,
					keepMine() {
						setBase({ ...base, revision: list.revision });
						setFailure(undefined);
					},
				}
			: undefined,
		bar: {
			dirty,
			busy,
			failure: outdated ? undefined : failure,
			onSave,
			onDiscard() {
				setSheet(newSheet(base.rows));
				begin(base);
			},
			snapshot: () => () => {
				setSheet(sheet);
				setName(name);
			},
		},
	};
}
