// The template as shoppers may fill it in: shortest, longest, anything typed. None of it is stored.
import { useDeferredValue, useMemo, useState } from 'react';
import { draw } from '../../../rules/designs/draw.ts';
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
import { PagePicture } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDesign, useStudio } from '../studio-context.tsx';
import { isOfTemplate } from './is-of-template.ts';

const shownWidth = 960;
const buttonOf = { examples: 'testExamples', shortest: 'testShortest', longest: 'testLongest' } as const;

export function TestDialog({ onClose }: { onClose(): void }) {
	const { t, language } = usePlatform();
	const { engine, specification } = useStudio();
	const design = useDesign();
	const [values, setValues] = useState(() => sampleValues(design.fields, 'longest'));
	const settled = useDeferredValue(values);
	const services = useDrawServices(engine);
	const filled = useMemo(() => ({ ...design, values: settled }), [design, settled]);
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
	return (
		<NativeDialog wide title={t('templateEditor.testTitle')} onClose={onClose}>
			<div className="flex min-h-0 grow flex-col overflow-y-auto bg-sunken tablet:flex-row">
				<div className="grid shrink-0 content-start gap-4 self-start border-line bg-surface p-4 tablet:min-h-full tablet:w-96 tablet:border-e">
					<p className="text-sm text-muted">{t('templateEditor.testHint')}</p>
					<div className="flex flex-wrap gap-2">
						{sampleKinds.map((kind) => (
							<Button key={kind} size="small" onClick={() => setValues(sampleValues(design.fields, kind))}>
								{t(`templateEditor.${buttonOf[kind]}`)}
							</Button>
						))}
					</div>
					{design.fields.map(({ key, kind, labels, choices, limit }) => {
						const common = {
							label: labelOf(labels, language, key),
							value: values[key] ?? '',
							onChange: (value: string) => setValues({ ...values, [key]: value.slice(0, limit ?? undefined) }),
						};
						if (kind === 'image') return null;
						if (kind === 'choice')
							return <Select key={key} {...common} choices={choices.map((value) => ({ value, label: value }))} />;
						return kind === 'multiline' ? (
							<TextArea key={key} rows={3} {...common} />
						) : (
							<TextField key={key} {...common} />
						);
					})}
					<FindingsPanel findings={findings} onGo={onClose} />
				</div>
				<ul className="order-first top-0 grid grow content-start gap-6 self-stretch p-4 tablet:sticky tablet:order-none tablet:self-start tablet:p-8">
					{drawn.pages.map((page) => (
						<li key={page.pageId} className="grid content-start gap-2">
							<h3 className="text-center font-semibold">{describeSide(t, page.name)}</h3>
							<PagePicture
								page={page}
								format={design.product}
								bleed={false}
								addressOf={addressOf}
								label={describeSide(t, page.name)}
								className="mx-auto block h-auto max-h-[70dvh] w-full max-w-4xl shadow-lg shadow-popover-shadow"
							/>
						</li>
					))}
				</ul>
			</div>
		</NativeDialog>
	);
}
