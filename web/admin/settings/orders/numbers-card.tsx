// The numbers of orders, invoices and credit notes: what stands before them, which was the last, and which comes next.
import { useState } from 'react';
import { writtenNumber } from '../../../../rules/orders/number-range.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import type { Editor } from '../../editor.ts';
import { NextNumberDialog } from './next-number-dialog.tsx';
import { numberRangesDocument } from './order-settings.documents.ts';

export interface Prefixes {
	invoicePrefix: string;
	creditNotePrefix: string;
}

export type Range = Data<typeof numberRangesDocument>['numberRanges'][number];

export const written = ({ kind, year }: Range, count: number, { invoicePrefix, creditNotePrefix }: Prefixes): string =>
	writtenNumber(kind, year, count, { invoice: invoicePrefix, creditNote: creditNotePrefix });

interface NumbersCardProps extends Pick<Editor<Prefixes>, 'values' | 'set' | 'errorOf'> {
	/** Those that numbers were given with; what is being typed counts from the next one on. */
	saved: Prefixes;
	readOnly: boolean;
}

export function NumbersCard(props: NumbersCardProps) {
	const { t } = usePlatform();
	const answer = useAdminQuery(numberRangesDocument, {});
	return (
		<Card heading="h2" title={t('orderSettings.numbers')}>
			<div className="grid gap-4">
				<p className="max-w-prose text-muted">{t('orderSettings.numbersText')}</p>
				<Loaded answer={answer}>{({ numberRanges }) => <Numbers {...props} ranges={numberRanges} />}</Loaded>
			</div>
		</Card>
	);
}

function Numbers({ values, saved, set, errorOf, readOnly, ranges }: NumbersCardProps & { ranges: readonly Range[] }) {
	const { t } = usePlatform();
	const [edited, setEdited] = useState<Range>();
	const example = (kind: Range['kind']) => {
		const range = ranges.find((one) => one.kind === kind);
		return range ? t('orderSettings.prefixHint', { number: written(range, range.next, values) }) : '';
	};
	return (
		<>
			<div className="grid gap-4 phone:grid-cols-2">
				<TextField
					label={t('orderSettings.invoicePrefix')}
					hint={example('invoice')}
					maxLength={10}
					autoComplete="off"
					disabled={readOnly}
					value={values.invoicePrefix}
					onChange={(prefix) => set({ invoicePrefix: prefix.toUpperCase() })}
					error={errorOf('invoicePrefix')}
				/>
				<TextField
					label={t('orderSettings.creditNotePrefix')}
					hint={example('creditNote')}
					maxLength={10}
					autoComplete="off"
					disabled={readOnly}
					value={values.creditNotePrefix}
					onChange={(prefix) => set({ creditNotePrefix: prefix.toUpperCase() })}
					error={errorOf('creditNotePrefix')}
				/>
			</div>
			<ul className="divide-y divide-line border-y border-line">
				{ranges.map((range) => {
					const { kind, year, last } = range;
					const name = t(`orderSettings.number.${kind}`);
					return (
						<li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
							<div className="min-w-0">
								<h3 className="font-semibold">{name}</h3>
								<p className="text-sm text-muted tabular-nums">
									{last > 0
										? t('orderSettings.number.last', { number: written(range, last, saved) })
										: t('orderSettings.number.none', { year })}
								</p>
							</div>
							{!readOnly && (
								<Button size="small" onClick={() => setEdited(range)}>
									{t('orderSettings.number.change')}
									<span className="sr-only"> ({name})</span>
								</Button>
							)}
						</li>
					);
				})}
			</ul>
			{edited && <NextNumberDialog range={edited} prefixes={values} onClose={() => setEdited(undefined)} />}
		</>
	);
}
