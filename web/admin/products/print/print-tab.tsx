// The tab "Print" of a product: whether it is printed from data, and what the press needs to know of it.
import { dataRequirements, inkChoices } from '../../../../rules/designs/print-specification.ts';
import { Card } from '../../../kit/card.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { DesignCard } from '../design/design-card.tsx';
import type { DesignEditor } from '../design/use-design-editor.ts';
import { TemplateCard } from '../template/template-card.tsx';
import { FormatDrawing } from './format-drawing.tsx';
import { formatOf } from './print-values.ts';
import { ProfileField } from './profiles/profile-field.tsx';
import type { PrintEditor } from './use-print-editor.ts';

interface PrintFields {
	editor: PrintEditor;
	readOnly: boolean;
}

interface PrintTabProps extends PrintFields {
	/** Where it is designed. */
	design: DesignEditor;
	/** Of the product first, then of its variants. */
	owners: readonly { id: string; name: string }[];
}

type NumberName = 'width' | 'height' | 'bleed' | 'safeMargin' | 'maximumInk' | 'errorPpi' | 'warningPpi';

export function PrintTab({ editor, readOnly, design, owners }: PrintTabProps) {
	return (
		<div className="grid gap-4">
			{owners.length > 1 && (
				<OwnerChoice editor={editor} owners={owners} dirty={editor.bar.dirty || design.bar.dirty} />
			)}
			{editor.isLoading ? <Skeleton lines={6} /> : <PrintCards editor={editor} readOnly={readOnly} design={design} />}
		</div>
	);
}

/** What was typed for one is saved or discarded before another is chosen. */
function OwnerChoice({ editor, owners, dirty }: Pick<PrintTabProps, 'editor' | 'owners'> & { dirty: boolean }) {
	const { t } = usePlatform();
	return (
		<Card>
			<div className="max-w-prose">
				<Select
					label={t('printing.owner')}
					hint={t(dirty ? 'printing.ownerDirty' : 'printing.ownerHint')}
					disabled={dirty}
					value={editor.ownerId}
					onChange={editor.choose}
					choices={owners.map(({ id, name }) => ({ value: id, label: name }))}
				/>
			</div>
		</Card>
	);
}

function PrintCards({ editor, readOnly, design }: Omit<PrintTabProps, 'owners'>) {
	const { t } = usePlatform();
	const { values, set, isVariant } = editor;
	return (
		<>
			<Card>
				<div className="grid max-w-prose gap-4">
					<Switch
						label={t(isVariant ? 'printing.variantPrinted' : 'printing.printed')}
						hint={t(isVariant ? 'printing.variantPrintedHint' : 'printing.printedHint')}
						disabled={readOnly}
						on={values.printed}
						onChange={(printed) => set({ printed })}
					/>
					{values.printed && (
						<RadioGroup
							label={t('printing.requirement')}
							disabled={readOnly}
							value={values.dataRequirement}
							onChange={(dataRequirement) => set({ dataRequirement })}
							choices={dataRequirements.map((one) => ({ value: one, label: t(`printing.requirement.${one}`) }))}
						/>
					)}
					{values.printed && (
						<Switch
							label={t('printing.countsRowsTogether')}
							hint={t('printing.countsRowsTogetherHint')}
							disabled={readOnly}
							on={values.countsRowsTogether}
							onChange={(countsRowsTogether) => set({ countsRowsTogether })}
						/>
					)}
				</div>
			</Card>
			{design.isOffered && (
				<DesignCard
					editor={design}
					readOnly={readOnly}
					// A variant without a specification of its own has that of its product.
					printed={values.printed || isVariant ? formatOf(values) : undefined}
				/>
			)}
			{values.printed && !readOnly && design.provider === 'studio' && (
				<TemplateCard key={editor.ownerId} ownerId={editor.ownerId} isVariant={isVariant} isDirty={editor.bar.dirty} />
			)}
			{values.printed && (
				<div className="grid items-start gap-4 desktop:grid-cols-2">
					<FormatCard editor={editor} readOnly={readOnly} />
					<div className="grid gap-4">
						<FormatDrawing values={values} />
						<QualityCard editor={editor} readOnly={readOnly} />
					</div>
				</div>
			)}
		</>
	);
}

function useNumberFields({ editor, readOnly }: PrintFields) {
	return (name: NumberName, unit: string) => ({
		unit,
		precision: 1,
		required: true,
		min: 0,
		disabled: readOnly,
		value: editor.values[name],
		onChange: (value: number | undefined) => editor.set({ [name]: value }),
		error: editor.errorOf(name),
	});
}

/** As exact as lengths are kept, in millimetres. */
const micrometre = 0.001;

function FormatCard({ editor, readOnly }: PrintFields) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const numberField = useNumberFields({ editor, readOnly });
	const length = (name: NumberName) => ({
		...numberField(name, t('printing.millimetres')),
		step: 0.1,
		precision: micrometre,
	});
	return (
		<Card heading="h2" title={t('printing.size')}>
			<div className="grid gap-4">
				<NumberField label={t('printing.width')} hint={t('printing.widthHint')} {...length('width')} />
				<NumberField label={t('printing.height')} {...length('height')} />
				<NumberField label={t('printing.bleed')} hint={t('printing.bleedHint')} {...length('bleed')} />
				<NumberField label={t('printing.safeMargin')} hint={t('printing.safeMarginHint')} {...length('safeMargin')} />
				<TextField
					label={t('printing.sides')}
					hint={t('printing.sidesHint')}
					required
					readOnly={readOnly}
					value={values.sides}
					onChange={(sides) => set({ sides })}
					error={errorOf('sides')}
				/>
				<TextField
					label={t('printing.folds')}
					hint={t('printing.foldsHint')}
					readOnly={readOnly}
					value={values.folds}
					onChange={(folds) => set({ folds })}
					error={errorOf('folds')}
				/>
				<TextArea
					label={t('printing.dieLine')}
					hint={t('printing.dieLineHint')}
					readOnly={readOnly}
					rows={2}
					value={values.dieLine}
					onChange={(dieLine) => set({ dieLine })}
					error={errorOf('dieLine')}
				/>
			</div>
		</Card>
	);
}

function QualityCard({ editor, readOnly }: PrintFields) {
	const { t } = usePlatform();
	const numberField = useNumberFields({ editor, readOnly });
	const ppi = t('printing.ppi');
	return (
		<Card heading="h2" title={t('printing.quality')}>
			<div className="grid gap-4">
				<RadioGroup
					label={t('printing.inks')}
					hint={t('printing.inksHint')}
					disabled={readOnly}
					value={editor.values.inks}
					onChange={(inks) => editor.set({ inks })}
					choices={inkChoices.map((one) => ({ value: one, label: t(`printing.inks.${one}`) }))}
				/>
				<ProfileField
					value={editor.values.profileId}
					onChange={(profileId) => editor.set({ profileId })}
					readOnly={readOnly}
				/>
				<NumberField
					label={t('printing.maximumInk')}
					hint={t('printing.maximumInkHint')}
					{...numberField('maximumInk', t('printing.percent'))}
				/>
				<NumberField
					label={t('printing.warningPpi')}
					hint={t('printing.warningPpiHint')}
					{...numberField('warningPpi', ppi)}
				/>
				<NumberField
					label={t('printing.errorPpi')}
					hint={t('printing.errorPpiHint')}
					{...numberField('errorPpi', ppi)}
				/>
				<Switch
					label={t('printing.cropMarks')}
					disabled={readOnly}
					on={editor.values.cropMarks}
					onChange={(cropMarks) => editor.set({ cropMarks })}
				/>
			</div>
		</Card>
	);
}
