// The template as shoppers may fill it in: shortest, longest, anything typed. None of it is stored.
import { useDeferredValue, useMemo, useRef } from 'react';
import type { Design, DesignField } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import { settleAlternatives } from '../../../rules/designs/editing/settle-alternatives.ts';
import { applyLayout, applyScheme } from '../../../rules/designs/editing/switch-alternative.ts';
import { sampleKinds, sampleValues } from '../../../rules/designs/sample-values.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Select } from '../../kit/select.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { findProblems, useDrawServices } from '../engine/use-drawn.ts';
import { labelOf } from '../fields/field-uses.ts';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { useOutlines } from '../paint/outline-store.ts';
import { PagePicture, shadowOf } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDesign, useStudio } from '../studio-context.tsx';
import { isOfTemplate } from './is-of-template.ts';

const shownWidth = 960;
const buttonOf = { examples: 'testExamples', shortest: 'testShortest', longest: 'testLongest' } as const;

/** What was typed and chosen: it is there again when the dialog is opened again. */
export interface TestData {
	values: Readonly<Record<string, string>>;
	layoutId: string | null;
	schemeId: string | null;
}

/** Fields may have come since. */
const valuesOf = ({ fields }: Design, data: TestData | undefined) => ({
	...sampleValues(fields, 'longest'),
	...data?.values,
});

/** In the layout and the colours that are looked at; those that are gone are those in use. */
function inAlternative(template: Design, { layoutId, schemeId }: Omit<TestData, 'values'>): Design {
	const design = settleAlternatives(template);
	const has = (items: readonly { id: string }[], id: string | null): id is string => items.some((one) => one.id === id);
	const laidOut = has(design.layouts, layoutId) ? applyLayout(design, layoutId) : design;
	return has(design.schemes, schemeId) ? applyScheme(laidOut, schemeId) : laidOut;
}

interface TestProps {
	data: TestData | undefined;
	onChange(data: TestData): void;
	onClose(): void;
}

export function TestDialog({ data, onChange, onClose }: TestProps) {
	const { t, language } = usePlatform();
	const { engine, specification } = useStudio();
	const design = useDesign();
	const values = valuesOf(design, data);
	const { layoutId = design.layoutId, schemeId = design.schemeId } = data ?? {};
	const change = (changed: Partial<TestData>) => onChange({ values, layoutId, schemeId, ...changed });
	const settled = useDeferredValue(JSON.stringify(values));
	const services = useDrawServices(engine);
	const filled = useMemo(
		(): Design => ({ ...inAlternative(design, { layoutId, schemeId }), values: JSON.parse(settled) }),
		[design, layoutId, schemeId, settled],
	);
	const drawn = useMemo(() => draw(filled, {}, services), [filled, services]);
	useOutlines(
		engine.outlines,
		useMemo(() => [drawn], [drawn]),
	);
	const findings = useMemo(
		() => findProblems(filled, drawn, specification, engine, {}).filter(isOfTemplate),
		[filled, drawn, specification, engine],
	);
	const addressOf = usePictureAddress(shownWidth);
	const box = useRef<HTMLDivElement>(null);
	/** To a field of this dialog, or to the picture of the page. */
	const go = (field: string | undefined, page: number | null): true => {
		const control =
			field && box.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, select)`);
		const target = control || box.current?.querySelector<HTMLElement>(`[data-page="${page ?? 1}"]`);
		target?.focus();
		target?.scrollIntoView({ block: 'nearest' });
		return true;
	};
	const alternatives = (items: Design['layouts'] | Design['schemes']) =>
		items.map(({ id, labels }) => ({ value: id, label: labelOf(labels, language, id) }));
	return (
		<NativeDialog wide title={t('templateEditor.testTitle')} onClose={onClose}>
			<div ref={box} className="relative flex min-h-0 grow flex-col overflow-y-auto bg-sunken tablet:flex-row">
				<div className="grid shrink-0 content-start gap-4 self-start border-line bg-surface p-4 tablet:min-h-full tablet:w-96 tablet:border-e">
					<p className="text-sm text-muted">{t('templateEditor.testHint')}</p>
					{design.layouts.length > 1 && (
						<Select
							label={t('studio.layout')}
							value={filled.layoutId ?? ''}
							onChange={(chosen) => change({ layoutId: chosen })}
							choices={alternatives(design.layouts)}
						/>
					)}
					{design.schemes.length > 1 && (
						<Select
							label={t('studio.colours')}
							value={filled.schemeId ?? ''}
							onChange={(chosen) => change({ schemeId: chosen })}
							choices={alternatives(design.schemes)}
						/>
					)}
					<div className="flex flex-wrap gap-2">
						{sampleKinds.map((kind) => (
							<Button key={kind} size="small" onClick={() => change({ values: sampleValues(design.fields, kind) })}>
								{t(`templateEditor.${buttonOf[kind]}`)}
							</Button>
						))}
					</div>
					{design.fields.map((field) => (
						<TestField
							key={field.key}
							field={field}
							value={values[field.key] ?? ''}
							onChange={(value) => change({ values: { ...values, [field.key]: value } })}
						/>
					))}
					<FindingsPanel findings={findings} design={filled} onGo={go} />
				</div>
				<ul className="order-first top-0 grid grow content-start gap-6 self-stretch p-4 tablet:sticky tablet:order-none tablet:self-start tablet:p-8">
					{drawn.pages.map((page, index) => (
						<li key={page.pageId} className="grid content-start gap-2">
							<h3 tabIndex={-1} data-page={index + 1} className="text-center font-semibold">
								{describeSide(t, page.name)}
							</h3>
							<PagePicture
								page={page}
								format={design.product}
								bleed={false}
								addressOf={addressOf}
								label={describeSide(t, page.name)}
								highest="70dvh"
								isBack={index % 2 === 1}
								className={`mx-auto block h-auto max-w-4xl ${shadowOf(design.product, false)}`}
							/>
						</li>
					))}
				</ul>
			</div>
		</NativeDialog>
	);
}

interface FieldProps {
	field: DesignField;
	value: string;
	onChange(value: string): void;
}

function TestField({ field: { key, kind, labels, choices, limit }, value, onChange }: FieldProps) {
	const { language } = usePlatform();
	if (kind === 'image') return null;
	const common = {
		...{ label: labelOf(labels, language, key), value },
		onChange: (typed: string) => onChange(typed.slice(0, limit ?? undefined)),
	};
	return (
		<div data-field={key}>
			{kind === 'choice' ? (
				<Select {...common} choices={choices.map((one) => ({ value: one, label: one }))} />
			) : kind === 'multiline' ? (
				<TextArea rows={3} {...common} />
			) : (
				<TextField {...common} />
			)}
		</div>
	);
}
