// What it costs by steps of weight or pieces: a row each, the next one further.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { MoneyField, WeightField } from './amount-fields.tsx';
import { newStep, stepError, type TypedStep } from './method-values.ts';

interface StepsTableProps {
	kind: 'byWeight' | 'byQuantity';
	steps: readonly TypedStep[];
	onChange(steps: readonly TypedStep[]): void;
	errorOf(name: string): string | null | undefined;
	readOnly: boolean;
}

const mostPieces = 1_000_000_000;

export function StepsTable({ kind, steps, onChange, errorOf, readOnly }: StepsTableProps) {
	const { t } = usePlatform();
	const table = useRef<HTMLFieldSetElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const added = useRef(false);
	const add = () => {
		added.current = true;
		onChange([...steps, newStep()]);
	};
	// An admin who adds a step types its end next.
	useEffect(() => {
		if (!added.current) return;
		added.current = false;
		table.current?.querySelectorAll<HTMLElement>('[data-step]')[steps.length - 1]?.querySelector('input')?.focus();
	}, [steps.length]);
	const set = (key: string, changed: Partial<TypedStep>) =>
		onChange(steps.map((step) => (step.key === key ? { ...step, ...changed } : step)));
	const fault = errorOf('steps');
	return (
		<fieldset ref={table} className="grid min-w-0 gap-3">
			<legend className="mb-1 text-sm font-semibold text-label">{t('shipping.steps')}</legend>
			<p className="max-w-prose text-sm text-hint">{t('shipping.stepsHint')}</p>
			{fault && <Notice kind="danger">{fault}</Notice>}
			{steps.map(({ key, upTo, price }, index) => {
				const error = errorOf(stepError(key));
				// The end is marked where both are there.
				const ofEnd = upTo === undefined || price !== undefined;
				const end = {
					label: t(kind === 'byWeight' ? 'shipping.upToWeight' : 'shipping.upToPieces'),
					disabled: readOnly,
					value: upTo,
					onChange: (amount: number | undefined) => set(key, { upTo: amount }),
					error: error && !ofEnd ? null : error,
				};
				return (
					<div key={key} data-step className="flex flex-wrap items-start gap-3 border-s-2 border-line ps-4">
						<div className="basis-64">
							{kind === 'byWeight' ? (
								<WeightField {...end} />
							) : (
								<NumberField {...end} unit={t('shipping.pieces')} min={1} max={mostPieces} step={1} />
							)}
						</div>
						<div className="basis-64">
							<MoneyField
								label={t('shipping.price')}
								disabled={readOnly}
								value={price}
								onChange={(amount) => set(key, { price: amount })}
								error={error && ofEnd ? null : error}
							/>
						</div>
						{!readOnly && (
							<div className="flex min-h-10 items-center small:mt-6">
								<Button
									size="small"
									icon={<IconTrash aria-hidden size={16} />}
									aria-label={t('shipping.removeStep', { number: index + 1 })}
									onClick={() => {
										onChange(steps.filter((step) => step.key !== key));
										addButton.current?.focus();
									}}
								/>
							</div>
						)}
					</div>
				);
			})}
			{!readOnly && (
				<div>
					<Button ref={addButton} size="small" icon={<IconPlus aria-hidden size={16} />} onClick={add}>
						{t('shipping.addStep')}
					</Button>
				</div>
			)}
		</fieldset>
	);
}
