// Layouts and colours of the template, to choose from in a plain form.
import type { Design } from '../../../rules/designs/design.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { labelOf } from '../fields/field-uses.ts';

interface Look {
	id: string;
	labels: Readonly<Record<string, string>>;
}

interface ChoiceProps {
	name: 'layout' | 'scheme';
	legend: string;
	looks: readonly Look[];
	chosen: string | null;
}

function Choice({ name, legend, looks, chosen }: ChoiceProps) {
	const { language } = usePlatform();
	if (looks.length < 2) return null;
	return (
		<fieldset>
			<legend className="mb-1 text-sm font-semibold text-label">{legend}</legend>
			<div className="flex flex-wrap gap-x-4 gap-y-1">
				{looks.map(({ id, labels }) => (
					<label key={id} className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
						<input type="radio" name={name} value={id} defaultChecked={id === chosen} className="accent-chosen" />
						{labelOf(labels, language, id)}
					</label>
				))}
			</div>
		</fieldset>
	);
}

export function PlainAlternatives({ design: { layouts, layoutId, schemes, schemeId } }: { design: Design }) {
	const { t } = usePlatform();
	return (
		<>
			<Choice name="layout" legend={t('studio.layout')} looks={layouts} chosen={layoutId} />
			<Choice name="scheme" legend={t('studio.colours')} looks={schemes} chosen={schemeId} />
		</>
	);
}
