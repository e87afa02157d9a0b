// Fields in which something is typed.
import { useState } from 'react';
import { NumberField } from '../kit/number-field.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import { Grid, Section, useSamples } from './section.tsx';

const kinds = ['email', 'phone', 'mobile', 'password', 'url', 'urlAndRelative', 'number'] as const;

export function TextSections() {
	const s = useSamples();
	const [texts, setTexts] = useState<Record<string, string>>({});
	const [run, setRun] = useState<number | undefined>(100);
	const [discount, setDiscount] = useState<number>();
	const field = (id: string) => ({
		value: texts[id] ?? '',
		onChange: (value: string) => setTexts((before) => ({ ...before, [id]: value })),
	});
	const labels: Record<(typeof kinds)[number], string> = {
		email: s.email,
		phone: s.phone,
		mobile: s.mobile,
		password: s.password,
		url: s.url,
		urlAndRelative: s.link,
		number: s.count,
	};
	return (
		<>
			<Section title={s.textFields}>
				<Grid>
					<TextField label={s.name} hint={s.nameHint} required autoComplete="name" {...field('name')} />
					{kinds.map((kind) => (
						<TextField key={kind} label={labels[kind]} kind={kind} {...field(kind)} />
					))}
					<TextField
						label={s.code}
						custom={{ pattern: '^[A-Z]{2}\\d{4}$', message: s.codeMessage }}
						{...field('code')}
					/>
					<TextField label={s.wrong} error={s.wrongMessage} required {...field('wrong')} />
					<TextField label={s.readOnly} readOnly value={s.name} onChange={() => undefined} />
					<TextField label={s.disabled} disabled value={s.name} onChange={() => undefined} />
					<TextArea label={s.note} hint={s.nameHint} maxLength={200} required {...field('note')} />
				</Grid>
			</Section>
			<Section title={s.numbers}>
				<Grid>
					<NumberField
						label={s.run}
						hint={s.runHint}
						min={50}
						max={10_000}
						step={50}
						unit={s.unit}
						required
						value={run}
						onChange={setRun}
					/>
					<NumberField label={s.discount} step={0.5} allowNegative value={discount} onChange={setDiscount} />
					<NumberField label={s.disabled} disabled value={7} onChange={() => undefined} />
				</Grid>
			</Section>
		</>
	);
}
