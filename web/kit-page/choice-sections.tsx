// Fields in which something is chosen.
import { useState } from 'react';
import { Checkbox } from '../kit/checkbox.tsx';
import { ColourField } from '../kit/colour-field.tsx';
import { DateField } from '../kit/date-field.tsx';
import { FileField } from '../kit/file-field.tsx';
import { MultiSelect } from '../kit/multi-select.tsx';
import { RadioGroup } from '../kit/radio-group.tsx';
import { Select } from '../kit/select.tsx';
import { Switch } from '../kit/switch.tsx';
import { Grid, Section, useSamples } from './section.tsx';

const choicesOf = (names: readonly string[]) => names.map((label, index) => ({ value: `choice-${index}`, label }));

export function ChoiceSection() {
	const s = useSamples();
	const [paper, setPaper] = useState('');
	const [finishes, setFinishes] = useState<string[]>(['choice-1']);
	const [terms, setTerms] = useState(false);
	const [newsletter, setNewsletter] = useState(true);
	const [delivery, setDelivery] = useState('choice-0');
	const [day, setDay] = useState('');
	const ignore = () => undefined;
	return (
		<Section title={s.choices}>
			<Grid>
				<Select label={s.paper} required value={paper} onChange={setPaper} choices={choicesOf(s.papers)} />
				<Select
					label={`${s.paper} (${s.error})`}
					error={s.wrongMessage}
					value="choice-2"
					onChange={ignore}
					choices={choicesOf(s.papers)}
				/>
				<Select
					label={`${s.paper} (${s.disabled})`}
					disabled
					value="choice-1"
					onChange={ignore}
					choices={choicesOf(s.papers)}
				/>
				<MultiSelect
					label={s.finishes}
					hint={s.nameHint}
					required
					value={finishes}
					onChange={setFinishes}
					choices={choicesOf(s.finishNames)}
				/>
				<MultiSelect
					label={`${s.finishes} (${s.error})`}
					error={s.wrongMessage}
					value={[]}
					onChange={ignore}
					choices={choicesOf(s.finishNames)}
				/>
				<DateField label={s.deadline} required min="2026-11-16" max="2027-12-31" value={day} onChange={setDay} />
				<DateField label={`${s.deadline} (${s.error})`} error={s.wrongMessage} value="2026-12-24" onChange={ignore} />
				<DateField label={`${s.deadline} (${s.disabled})`} disabled value="2026-12-24" onChange={ignore} />
				<div className="flex flex-col gap-3">
					<Checkbox label={s.terms} required checked={terms} onChange={setTerms} />
					<Checkbox label={s.newsletter} checked={newsletter} onChange={setNewsletter} hint={s.nameHint} />
					<Switch label={s.newsletter} on={newsletter} onChange={setNewsletter} hint={s.nameHint} />
					<Switch label={`${s.newsletter} (${s.disabled})`} disabled on={false} onChange={ignore} />
					<Checkbox label={s.wrong} error={s.wrongMessage} checked={false} onChange={ignore} />
					<Checkbox label={s.disabled} disabled checked onChange={ignore} />
				</div>
				<RadioGroup
					label={s.delivery}
					required
					value={delivery}
					onChange={setDelivery}
					choices={choicesOf(s.deliveries)}
				/>
				<RadioGroup
					label={`${s.delivery} (${s.error})`}
					error={s.wrongMessage}
					value=""
					onChange={ignore}
					choices={choicesOf(s.deliveries).map((choice, index) => ({ ...choice, disabled: index === 2 }))}
				/>
			</Grid>
		</Section>
	);
}

const twoMegabytes = 2 * 2 ** 20;

export function FileAndColourSections() {
	const s = useSamples();
	const [file, setFile] = useState<File[]>([]);
	const [pictures, setPictures] = useState<File[]>([]);
	const [colour, setColour] = useState('colors.primary.DEFAULT');
	return (
		<>
			<Section title={s.files}>
				<Grid>
					<FileField
						label={s.printFile}
						hint={s.printFileHint}
						required
						accept=".pdf,application/pdf"
						maxBytes={twoMegabytes}
						files={file}
						onChange={setFile}
					/>
					<FileField label={s.pictures} accept="image/*" maxFiles={3} files={pictures} onChange={setPictures} />
					<FileField label={s.disabled} disabled files={[]} onChange={() => undefined} />
				</Grid>
			</Section>
			<Section title={s.colours}>
				<Grid>
					<ColourField label={s.accent} value={colour} onChange={setColour} />
					<ColourField label={`${s.accent} (${s.disabled})`} disabled value="" onChange={() => undefined} />
				</Grid>
			</Section>
		</>
	);
}
