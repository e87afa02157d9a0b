// One text: its key, what describes it, and a cell for each language. It is drawn anew only when something of it has changed.
import { IconInfoCircle } from '@tabler/icons-react';
import { Fragment, memo, type ReactNode } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { sentenceOfFailure } from '../../../rules/machine-translation.ts';
import { useTexts } from '../../platform/environment.tsx';
import { draftError } from './draft-error.ts';
import type { Drafts } from './drafts.ts';
import { errorText, placeOf, type TextErrors } from './error-text.ts';
import { type GridText, type GridWording, wordingIn } from './grid-text.ts';
import { groupName } from './group-name.ts';
import { MarkedText } from './marked-text.tsx';
import { Mark, marksOf } from './marks.tsx';
import { type Leaving, WordingEditor } from './wording-editor.tsx';

export interface DescribingColumn {
	id: string;
	label: string;
	cell(text: GridText): ReactNode;
	/** By which the texts can be put in order, if they can. */
	sortable?: boolean;
}

export interface RowActions {
	onDraft(text: GridText, languageCode: string, typed: string): void;
	onOpen(key: string): void;
	onSelect(key: string, selected: boolean): void;
	onEdit(row: number, languageCode: string): void;
	onEnd(row: number, languageCode: string, how: Leaving | 'left'): void;
	onActive(row: number, column: number): void;
}

export interface GridRowProps extends RowActions {
	text: GridText;
	row: number;
	languages: readonly string[];
	describing: readonly DescribingColumn[];
	drafts: NonNullable<ReturnType<Drafts['get']>> | undefined;
	faults: TextErrors;
	selectable: boolean;
	selected: boolean;
	editable: boolean;
	/** Whether there is more to be seen of it. */
	hasDetails: boolean;
	/** The column that can be reached by Tab, where it is in this row. */
	activeColumn: number | undefined;
	editing: string | undefined;
}

const cellLook =
	'min-w-0 px-3 py-2 outline-none not-phone:block focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';

export const GridRow = memo(function GridRow(props: GridRowProps) {
	const {
		text,
		row,
		languages,
		describing,
		selectable,
		selected,
		activeColumn,
		hasDetails,
		onOpen,
		onSelect,
		onActive,
	} = props;
	const t = useTexts();
	const first = selectable ? 1 : 0;
	const place = (column: number) => ({
		'data-cell': `${row}:${column}`,
		tabIndex: activeColumn === column ? 0 : -1,
		'aria-colindex': column + 1,
		onFocus: () => onActive(row, column),
	});
	return (
		<tr
			aria-rowindex={row + 2}
			aria-selected={selectable ? selected : undefined}
			className={`border-b border-line align-top not-phone:block not-phone:py-1 ${selected ? 'bg-item-active text-item-active-text' : ''}`}
		>
			{selectable && (
				<td {...place(0)} className={`${cellLook} not-phone:float-start`}>
					<input
						type="checkbox"
						tabIndex={-1}
						checked={selected}
						aria-label={`${t('kit.selectRow')}: ${text.label ?? text.key}`}
						onChange={(event) => onSelect(text.key, event.target.checked)}
						className="size-5 accent-(--applications-controls-selectedBackground) pointer-coarse:size-6"
					/>
				</td>
			)}
			<th {...place(first)} scope="row" className={`${cellLook} text-start font-normal`}>
				<div className="flex items-start gap-2">
					<div className="min-w-0 grow">
						{text.label === undefined ? (
							<span className="font-mono text-[0.8125rem] font-medium wrap-anywhere">
								<BreakableKey name={text.key} />
							</span>
						) : (
							<span className="text-sm font-medium hyphens-auto wrap-break-word">{text.label}</span>
						)}
						<span className="mt-1 flex flex-wrap gap-1">
							{text.locked && <Mark name="locked" />}
							<span className="text-xs text-muted">{groupName(text.group, t)}</span>
						</span>
						{!languages.includes(text.baseLanguage) && (
							<p lang={text.baseLanguage} className="mt-1 text-sm text-muted wrap-break-word whitespace-pre-line">
								<MarkedText text={text.baseText} icu={text.icu} />
							</p>
						)}
					</div>
					{hasDetails && (
						<button
							type="button"
							tabIndex={-1}
							aria-label={t('texts.detailsOf', { key: text.label ?? text.key })}
							title={t('texts.details')}
							onClick={() => onOpen(text.key)}
							className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-theme text-muted hover:bg-surface-hover hover:text-text pointer-coarse:size-11"
						>
							<IconInfoCircle aria-hidden size={20} />
						</button>
					)}
				</div>
			</th>
			{describing.map((column, index) => (
				<td key={column.id} {...place(first + 1 + index)} className={`${cellLook} text-sm wrap-break-word`}>
					<span className="me-1 font-semibold text-label phone:hidden">{column.label}:</span>
					{column.cell(text)}
				</td>
			))}
			{languages.map((languageCode, index) => (
				<WordingCell
					key={languageCode}
					{...props}
					languageCode={languageCode}
					place={place(first + 1 + describing.length + index)}
				/>
			))}
		</tr>
	);
});

/** Breaks behind dots before it breaks anywhere. */
const BreakableKey = ({ name }: { name: string }) =>
	name.split(/(?<=\.)/).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
		<Fragment key={index}>
			{part}
			<wbr />
		</Fragment>
	));

interface WordingCellProps extends GridRowProps {
	languageCode: string;
	place: object;
}

function WordingCell(props: WordingCellProps) {
	const { text, row, languageCode, place, drafts, faults, editable, editing, onDraft, onEdit, onEnd } = props;
	const t = useTexts();
	const wording = wordingIn(text, languageCode);
	if (!wording) return <td {...place} className={cellLook} />;
	const draft = drafts?.[languageCode];
	const found = faults.get(placeOf(text.key, languageCode));
	const given = found && errorText(found, t);
	const value = draft?.text ?? wording.text ?? '';
	const isEdited = editing === languageCode;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Enter does the same; the grid listens to it
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid has it
		<td
			{...place}
			aria-readonly={!editable}
			data-language={languageCode}
			onClick={() => editable && !isEdited && onEdit(row, languageCode)}
			className={`${cellLook} ${editable && !isEdited ? 'cursor-text hover:bg-surface-hover' : ''}`}
		>
			{!isEdited && <p className="text-xs font-semibold text-label phone:hidden">{ownNameOfLanguage(languageCode)}</p>}
			{isEdited ? (
				<WordingEditor
					text={text}
					languageCode={languageCode}
					value={value}
					placeholder={wording.shown}
					fault={given}
					onChange={(typed) => onDraft(text, languageCode, typed)}
					onEnd={(how) => onEnd(row, languageCode, how)}
				/>
			) : (
				<Wording text={text} wording={wording} draft={draft?.text} fault={given} />
			)}
		</td>
	);
}

interface WordingProps {
	text: GridText;
	wording: GridWording;
	draft: string | undefined;
	/** What the server has found. */
	fault: string | undefined;
}

function Wording({ text, wording, draft, fault: given }: WordingProps) {
	const t = useTexts();
	const { languageCode, sourceLanguage, shown, failure } = wording;
	const marks = marksOf(wording, draft !== undefined);
	const error = draft === undefined ? undefined : (draftError(text, languageCode, draft, t) ?? given);
	const value = draft ?? wording.text;
	return (
		<div className="min-h-6">
			{value ? (
				<p lang={languageCode} className="hyphens-auto wrap-break-word whitespace-pre-line">
					<MarkedText text={value} icu={text.icu} />
				</p>
			) : (
				<p lang={sourceLanguage} className="text-muted italic hyphens-auto wrap-break-word whitespace-pre-line">
					{shown}
				</p>
			)}
			{(marks.length > 0 || !value) && (
				<p className="mt-1 flex flex-wrap items-center gap-1">
					{marks.map((name) => (
						<Mark key={name} name={name} />
					))}
					{!value && (
						<span className="text-xs text-muted">
							{t('texts.fallback', { language: ownNameOfLanguage(sourceLanguage) })}
						</span>
					)}
				</p>
			)}
			{failure && (
				<p className="mt-1 text-xs text-error">{t('texts.notTranslated', { reason: t(sentenceOfFailure(failure)) })}</p>
			)}
			{error && <p className="mt-1 text-sm text-error">{error}</p>}
		</div>
	);
}
