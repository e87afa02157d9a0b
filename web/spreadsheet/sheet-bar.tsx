// The tools above a sheet: what the keys do, for those who do not know them or have none; how many cells are wrong, and what is with the
// one that is active.
import {
	IconArrowBackUp,
	IconArrowForwardUp,
	IconArrowRight,
	IconRowInsertBottom,
	IconRowInsertTop,
	IconRowRemove,
	IconTableDown,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { Button } from '../kit/button.tsx';
import { useTexts } from '../platform/environment.tsx';
import type { CellError, ErrorCount } from './errors.ts';
import type { SheetCommands } from './use-sheet.ts';

interface SheetBarProps {
	deeds: SheetCommands;
	count: ErrorCount;
	readOnly: boolean;
	/** Why no rows can be added or removed. */
	fixedRows: string | undefined;
	/** Whether there is a row to remove where the selection is. */
	onRow: boolean;
	onDone(): void;
	/** Of the line about the active cell. */
	aboutId: string;
	/** What is wrong with the active cell. */
	fault: (Omit<CellError, 'column'> & { row: string; column: string }) | undefined;
}

const icon = { 'aria-hidden': true, size: 18 };

export function SheetBar({ deeds, count, readOnly, fixedRows, onRow, onDone, aboutId, fault }: SheetBarProps) {
	const t = useTexts();
	const isFixed = fixedRows !== undefined;
	const tool = (
		label: PlainTextKey,
		sign: ReactNode,
		command: () => unknown,
		disabled = false,
		keys?: string,
		why?: string,
	) => (
		<Button
			size="small"
			icon={sign}
			aria-label={t(label)}
			title={why ? `${t(label)}: ${why}` : t(label)}
			aria-keyshortcuts={keys}
			disabled={disabled}
			onClick={() => {
				command();
				onDone();
			}}
		/>
	);
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-2">
				{readOnly ? (
					<span />
				) : (
					<fieldset aria-label={t('sheet.tools')} className="flex flex-wrap gap-1">
						{tool('sheet.undo', <IconArrowBackUp {...icon} />, deeds.undo, !deeds.canUndo, 'Control+Z')}
						{tool('sheet.redo', <IconArrowForwardUp {...icon} />, deeds.redo, !deeds.canRedo, 'Control+Y')}
						{tool(
							'sheet.insertAbove',
							<IconRowInsertTop {...icon} />,
							() => deeds.insertRows('above'),
							isFixed,
							undefined,
							fixedRows,
						)}
						{tool(
							'sheet.insertBelow',
							<IconRowInsertBottom {...icon} />,
							() => deeds.insertRows('below'),
							isFixed,
							'Alt+Enter',
							fixedRows,
						)}
						{tool(
							'sheet.removeRows',
							<IconRowRemove {...icon} />,
							deeds.removeRows,
							isFixed || !onRow,
							'Alt+Delete',
							fixedRows,
						)}
						{tool('sheet.fillDown', <IconTableDown {...icon} />, deeds.fillDown, false, 'Control+D')}
					</fieldset>
				)}
				<div className="flex min-h-11 basis-full items-center gap-3 text-sm phone:min-h-8 phone:basis-auto">
					{count.errors + count.warnings === 0 ? (
						<span className="text-muted">{t('sheet.noFaults')}</span>
					) : (
						<>
							{count.errors > 0 && (
								<span className="font-semibold text-error">{t('sheet.errors', { count: count.errors })}</span>
							)}
							{count.warnings > 0 && <span>{t('sheet.warnings', { count: count.warnings })}</span>}
							{tool('sheet.nextFault', <IconArrowRight {...icon} />, () => deeds.toFault(1), false, 'F8')}
						</>
					)}
				</div>
			</div>
			{/* Always as high, so that nothing moves from cell to cell. */}
			<p
				id={aboutId}
				className={`my-1 flex min-h-10 items-end text-sm font-semibold phone:min-h-6 ${fault?.kind === 'error' ? 'text-error' : ''}`}
			>
				{fault && t('sheet.place', { row: fault.row, column: fault.column, text: fault.text })}
			</p>
		</>
	);
}
