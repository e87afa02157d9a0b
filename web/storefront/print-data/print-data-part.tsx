// The print data of one line: what it should be, its files with their pages and findings, the upload, and the content release.
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { toMillimetres } from '../../../rules/designs/units.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { describePages } from '../../../rules/printing/describe-pages.ts';
import { isComplete } from '../../../rules/printing/line-state.ts';
import { hasErrors } from '../../../rules/printing/line-summary.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFocusCatcher } from '../../platform/catch-focus.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { DataSheet } from '../../print-data/data-sheet.tsx';
import { describeDiscard, describeUse, lateFailureText } from '../../print-data/late-question.ts';
import { PrintAttempts } from '../../print-data/print-attempts.tsx';
import { removePrintDataDocument, useLatePrintDataDocument } from '../../print-data/print-data.documents.ts';
import type { PrintAttempt, PrintLine } from '../../print-data/print-line.ts';
import { useRunningUploads } from '../../print-data/use-print-upload.ts';
import { PrintFilePart } from './print-file-part.tsx';
import { PrintHistory } from './print-history.tsx';
import { usePrintLines } from './print-lines.tsx';
import type { ReleaseProps } from './release-dialog.tsx';
import { SideUploads } from './side-uploads.tsx';

const ReleaseDialog = lazy<ComponentType<ReleaseProps>>(() => import('./release-dialog.tsx'));

interface PartProps {
	itemId: string | null;
	/** One below that of what it stands in. */
	heading: 'h2' | 'h3';
	/** What is ordered is not in the cart any more: the page is older than the order. */
	isInCart?: boolean;
	/** Nothing is to be sent in or released any more. */
	isProduced?: boolean;
}

/** Nothing for a line that is not printed from data. */
export function PrintDataPart({ itemId, heading, isInCart = false, isProduced = false }: PartProps) {
	const { t } = usePlatform();
	const { lines, failed, askAgain } = usePrintLines();
	const line = lines.find((one) => one.itemId === itemId);
	if (line && isInCart && line.isOrdered)
		return (
			<>
				{/* Once for all of them. */}
				{line === lines.find(({ isOrdered }) => isOrdered) && <OrderedNotice />}
				<OneLine line={line} heading={heading} />
			</>
		);
	if (line && isProduced && !isComplete(line.state)) return <ProducedLine line={line} heading={heading} />;
	if (line) return <OneLine line={line} heading={heading} />;
	if (!failed) return null;
	return (
		<Notice kind="danger">
			<p>{t('printData.notLoaded')}</p>
			<div className="mt-2">
				<Button size="small" onClick={() => void askAgain()}>
					{t('common.tryAgain')}
				</Button>
			</div>
		</Notice>
	);
}

/** Another tab has ordered: whatever is done here happens to the order. */
function OrderedNotice() {
	const { t } = usePlatform();
	return (
		<div role="status" className="mt-4">
			<Notice
				kind="warning"
				action={
					<Button size="small" onClick={() => location.reload()}>
						{t('printData.reload')}
					</Button>
				}
			>
				{t('printData.orderedMeanwhile')}
			</Notice>
		</div>
	);
}

const chips = {
	missing: 'scheduled',
	uploaded: 'inactive',
	findings: 'scheduled',
	refused: 'failed',
	released: 'active',
	printed: 'active',
} as const;

/** Before the order nothing is late yet, unless the shop wants the data first. */
const isEarly = ({ isOrdered, state, specification }: PrintLine) =>
	state === 'missing' && !isOrdered && specification.dataRequirement === 'later';

function LineChip({ line }: { line: PrintLine }) {
	const { t } = usePlatform();
	if (useRunningUploads().has(line.itemId)) return <Chip state="inactive" label={t('printData.state.uploading')} />;
	if (line.state === 'missing' && line.data.length > 0)
		return <Chip state="scheduled" label={t('printData.state.incomplete')} />;
	if (isEarly(line)) return <Chip state="inactive" label={t('printData.state.later')} />;
	if (line.state === 'findings' && hasErrors(line.data))
		return <Chip state="failed" label={t('printData.state.errors')} />;
	return <Chip state={chips[line.state]} label={t(`printData.state.${line.state}`)} />;
}

/** With another one buttons come and go. */
const stateOf = ({ state, data }: PrintLine) => [state, ...data.map((file) => `${file.id} ${file.state}`)].join();

/** What was sent in, and no more: the shop had the data in another way. */
function ProducedLine({ line, heading: Heading }: { line: PrintLine } & Pick<PartProps, 'heading'>) {
	const { t } = usePlatform();
	const { data, events } = line;
	if (data.length === 0 && events.length === 0) return null;
	return (
		<div className="mt-4 grid gap-3 rounded-theme border border-line bg-raised p-4">
			<Heading className="font-bold">{t('printData.title')}</Heading>
			{data.map((file) => (
				<p key={file.id} className="font-medium wrap-anywhere">
					{file.side !== null && `${describeSide(t, file.side)}: `}
					{file.name}
				</p>
			))}
			<PrintHistory events={events} />
		</div>
	);
}

function OneLine({ line, heading: Heading }: { line: PrintLine } & Pick<PartProps, 'heading'>) {
	const { t, language, notation } = usePlatform();
	const id = useId();
	const group = useFocusCatcher<HTMLDivElement>(stateOf(line));
	const { specification, data, isOrdered, state, events } = line;
	const length = (micrometres: number) => formatNumber(toMillimetres(micrometres), language, notation);
	const { width, height, bleed } = specification;
	const isFinal = isOrdered && isComplete(state);
	return (
		// Several lines have one each: as landmarks they would all have the same name.
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
		<div
			ref={group}
			tabIndex={-1}
			role="group"
			aria-labelledby={id}
			className="mt-4 grid gap-3 rounded-theme border border-line bg-raised p-4"
		>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Heading id={id} className="font-bold">
					{t('printData.title')}
				</Heading>
				<div role="status" className="max-w-full">
					<LineChip line={line} />
				</div>
			</div>
			{!isFinal && (
				<p className="text-sm text-muted">
					{t('printData.needed', { width: length(width), height: length(height), bleed: length(bleed) })},{' '}
					{describePages(t, specification)}
				</p>
			)}
			{!isFinal && <DataSheet address={line.dataSheet} />}
			{state === 'missing' && !isOrdered && specification.dataRequirement === 'now' && (
				<p className="text-sm">{t('printData.neededNow')}</p>
			)}
			{data.map((file) => (
				<PrintFilePart key={file.id} file={file} specification={specification} isOrdered={isOrdered} />
			))}
			<LineAttempts line={line} />
			<Release line={line} />
			{!isFinal && state !== 'released' && (
				<div className="grid gap-3 print:hidden">
					<SideUploads line={line} />
				</div>
			)}
			{!isFinal && state === 'released' && (
				<details className="print:hidden">
					<summary className="cursor-pointer py-1 font-semibold">{t('printData.replace')}</summary>
					<div className="mt-2 grid gap-3">
						<SideUploads line={line} />
					</div>
				</details>
			)}
			<PrintHistory events={events} />
		</div>
	);
}

function LineAttempts({ line }: { line: PrintLine }) {
	const { t, ask } = usePlatform();
	const { askAgain } = usePrintLines();
	const confirm = useConfirm();
	const [failure, setFailure] = useState<string>();
	const { data, isOrdered } = line;
	const discard = async (attempt: PrintAttempt) => {
		// Of what could not be read nothing is left but the notice.
		if (!attempt.refusal && !(await confirm(describeDiscard(t, { line, files: data, attempt })))) return;
		// Whether it worked shows in what is loaded afterwards.
		await ask(removePrintDataDocument, { id: attempt.id }).catch(() => undefined);
		await askAgain();
	};
	const use = async (late: PrintAttempt) => {
		const sure = await confirm(describeUse(t, { line, files: data, late, reader: 'customer' }));
		if (!sure) return;
		setFailure(undefined);
		try {
			await ask(useLatePrintDataDocument, { id: late.id });
		} catch (error) {
			setFailure(lateFailureText(error, t, t('printData.attempt.useFailed')));
		}
		await askAgain();
	};
	return (
		<>
			<PrintAttempts
				line={line}
				files={data}
				isOrdered={isOrdered}
				reader="customer"
				onDiscard={(attempt) => void discard(attempt)}
				onUse={(attempt) => void use(attempt)}
			/>
			{failure && (
				<Notice kind="danger">
					<p role="alert">{failure}</p>
				</Notice>
			)}
		</>
	);
}

/** All files that wait for it are released together. */
function Release({ line }: { line: PrintLine }) {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	const [opened, setOpened] = useState(false);
	const waiting = line.data.filter(({ state }) => state === 'findings');
	// An open dialog says itself that its file has been changed, also while the other one is checked.
	const isInView = open && line.data.some(({ state }) => state === 'findings' || state === 'uploaded');
	if (!isInView && waiting.length === 0) return null;
	if (!isInView && hasErrors(line.data)) return <p>{t('printData.errors')}</p>;
	return (
		<div>
			<Button
				colour="primary"
				onClick={() => {
					setOpen(true);
					setOpened(true);
				}}
			>
				{t('printData.toRelease')}
			</Button>
			{opened && (
				<Suspense>
					<ReleaseDialog line={line} open={open} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</div>
	);
}
