// The design as the customer released it beside what it is now, page by page, both as they would be printed.
import { useEffect, useState } from 'react';
import type { ChangedValue } from '../../../rules/designs/changed-values.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { type Proof, useProof } from '../dialogs/proof.tsx';
import { labelOf } from '../fields/field-uses.ts';
import { useDesignPart, useStudio } from '../studio-context.tsx';
import type { OrderLine } from './draft-orders.ts';
import { changedValuesDocument } from './orders.documents.ts';
import type { LineDialogProps } from './send-back-dialog.tsx';

export default function CompareDialog({ session, line, onClose }: LineDialogProps) {
	const { t } = usePlatform();
	const { proof, failure, load } = useProof(session);
	const title = t('studioOrders.compareTitle');
	// Scrolled by keys.
	const scrolled = { tabIndex: 0, role: 'group', 'aria-label': title } as const;
	return (
		<NativeDialog wide title={title} onClose={onClose}>
			<div {...scrolled} className="relative min-h-0 grow overflow-auto bg-sunken">
				{failure !== undefined ? (
					<div role="alert" className="p-4">
						<Notice kind="danger" action={<Button onClick={() => void load()}>{t('studio.tryAgain')}</Button>}>
							{failure}
						</Notice>
					</div>
				) : proof ? (
					<Comparison proof={proof} line={line} />
				) : (
					<div className="p-4">
						<Progress label={t('studio.makingProof')} />
					</div>
				)}
			</div>
			<div className="flex justify-end border-t border-line p-4">
				<Button colour="primary" onClick={onClose}>
					{t('studio.keepEditing')}
				</Button>
			</div>
		</NativeDialog>
	);
}

function Comparison({ proof, line }: { proof: Proof; line: OrderLine }) {
	const { t } = usePlatform();
	return (
		<>
			<ChangedValues line={line} />
			<ul className="grid gap-6 p-4 tablet:grid-cols-2 tablet:p-8">
				{proof.previews.map(({ page, name, url, width, height }) => {
					const side = describeSide(t, name);
					const released = line.releasedPages[page - 1];
					const shown = [
						{ label: t('studioOrders.compareReleased', { side }), src: released },
						{ label: t('studioOrders.compareNow', { side }), src: `${url}&width=1600` },
					];
					return shown.map(
						({ label, src }) =>
							src && (
								<li key={label} className="grid content-start gap-2">
									<h3 className="text-center font-semibold">{label}</h3>
									<img
										src={src}
										alt={t('studio.proofOf', { side: label })}
										style={{ aspectRatio: `${width} / ${height}` }}
										className="mx-auto block h-auto max-h-[60dvh] w-full object-contain shadow-lg shadow-popover-shadow"
									/>
								</li>
							),
					);
				})}
			</ul>
			{proof.seriesRows !== null && <p className="px-4 pb-4 text-sm tablet:px-8">{t('studioOrders.compareSeries')}</p>}
		</>
	);
}

/** A changed letter is hard to find in a picture, and of a series one row is shown. */
function ChangedValues({ line: { itemId } }: { line: OrderLine }) {
	const { t, ask, language } = usePlatform();
	const { id } = useStudio();
	const fields = useDesignPart('fields');
	const [changed, setChanged] = useState<readonly ChangedValue[]>([]);
	useEffect(() => {
		async function load(): Promise<void> {
			const { design } = (await ask(changedValuesDocument, { id })) as Data<typeof changedValuesDocument>;
			const found = design?.orderLines.find((one) => one.itemId === itemId);
			setChanged((found?.changedValues ?? []) as ChangedValue[]);
		}
		// The pictures are there without it.
		load().catch(() => undefined);
	}, [ask, id, itemId]);
	if (changed.length === 0) return null;
	return (
		<dl className="grid gap-x-4 gap-y-2 p-4 pb-0 tablet:grid-cols-[auto_1fr] tablet:p-8 tablet:pb-0">
			{changed.map(({ row, field, before, after }) => {
				const label = labelOf(fields.find(({ key }) => key === field)?.labels ?? {}, language, field);
				return (
					<div key={`${row} ${field}`} className="contents">
						<dt className="font-semibold">
							{row === null ? label : t('studioOrders.compareRow', { row: String(row), label })}
						</dt>
						<dd className="wrap-anywhere">
							<del>{before || t('studioOrders.compareEmpty')}</del> <ins>{after || t('studioOrders.compareEmpty')}</ins>
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
