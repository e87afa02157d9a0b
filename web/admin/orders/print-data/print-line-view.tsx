// One line: how far it is, its files or its design, the file for the press, and what can be done with the line.

import { useId } from 'react';
import { toMillimetres } from '../../../../rules/designs/units.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { describePages } from '../../../../rules/printing/describe-pages.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { useFocusCatcher } from '../../../platform/catch-focus.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { DesignView } from './design-view.tsx';
import { LineAttempts } from './line-attempts.tsx';
import type { OrderPrintLine } from './order-print-line.ts';
import { PressFileView } from './press-file-view.tsx';
import { PrintFileView } from './print-file-view.tsx';
import { PrintStateChip } from './print-state-chip.tsx';
import { StaffUpload } from './staff-upload.tsx';

/** With another one buttons come and go. */
const stateOf = ({ state, files, attempts }: OrderPrintLine) =>
	[
		state,
		...[...files.map(({ printData }) => printData), ...attempts].map((file) => `${file.id} ${file.state}`),
	].join();

interface Props {
	line: OrderPrintLine;
	isCancelled: boolean;
	/** Of the order: finished, or sent as a whole. */
	isProduced: boolean;
}

export function PrintLineView({ line, isCancelled, isProduced }: Props) {
	const { t, language, notation } = usePlatform();
	// For a cancelled order nothing is printed any more.
	const mayChange = has(useMe(), 'mOrder') && !isCancelled;
	const heading = useId();
	const group = useFocusCatcher<HTMLDivElement>(stateOf(line));
	const { name, itemName, options, code, quantity, state, since, specification, files, release, job } = line;
	const number = (value: number) => formatNumber(value, language, notation);
	const { width, height, bleed } = specification;
	const length = (micrometres: number) => number(toMillimetres(micrometres));
	return (
		// Two lines may have the same name: as landmarks nobody could tell them apart.
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
		<div ref={group} tabIndex={-1} role="group" aria-labelledby={heading} className="grid gap-4">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<div className="min-w-0 wrap-anywhere">
					<h3 id={heading} className="font-medium">
						{name}
					</h3>
					<p className="text-sm text-muted">
						{itemName && (
							<>
								{t('printOrders.itemName', { name: itemName })}
								<br />
							</>
						)}
						{options.length > 0 && (
							<>
								{options.map((option) => `${option.name}: ${option.value}`).join(' · ')}
								<br />
							</>
						)}
						{t('printOrders.line', { code, quantity: number(quantity) })}
						<br />
						{t('printData.needed', { width: length(width), height: length(height), bleed: length(bleed) })},{' '}
						{describePages(t, specification)}
					</p>
				</div>
				<p className="flex flex-wrap items-center gap-2 text-sm text-muted">
					<PrintStateChip line={line} isProduced={isProduced} />
					<span>
						{t('printOrders.since')} <Moment at={since} />
					</span>
				</p>
			</div>
			{release && <DesignView line={line} release={release} mayChange={mayChange} />}
			{!release && files.length === 0 && <p>{t(isProduced ? 'printOrders.noneSent' : 'printOrders.none')}</p>}
			{files.map((file) => (
				<PrintFileView key={file.printData.id} file={file} line={line} mayChange={mayChange} />
			))}
			<LineAttempts line={line} mayChange={mayChange} />
			{job && <PressFileView line={line} job={job} mayChange={mayChange} />}
			{mayChange && !isProduced && !release && state !== 'printed' && <StaffUpload line={line} />}
		</div>
	);
}
