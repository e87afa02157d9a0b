// What both calculators look like: numbers on one side, what follows from them on the other, at every key. Without a script the page
// shows the example it begins with, and says so.
import { useState } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { type EntryError, type RoiEntry, readEntry } from '../../rules/roi/entries.ts';
import type { Plan } from '../../rules/roi/plans.ts';
import type { Savings } from '../../rules/roi/savings.ts';
import { shownPlan } from '../../rules/roi/shown-plans.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { type AnySection, Call, useStage } from '../stage/stage.tsx';
import { EntryField } from './entry-field.tsx';
import { Formula } from './formula.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { Results } from './results.tsx';

type Entries<Name extends string> = Record<Name, RoiEntry>;

interface CalculatorProps<Name extends string> {
	section: AnySection;
	kind: 'orders' | 'print';
	entries: Entries<Name>;
	savings(entries: Record<Name, number>, planYear: number, currency: string): Savings;
}

/** Settings of the block, as they are typed here. */
function useEntries<Name extends string>(entries: Entries<Name>, examples: Readonly<Record<string, unknown>>) {
	const { language, notation } = useStage();
	const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
	const names = Object.keys(entries) as Name[];
	const read = names.map((name) => {
		const text = typed[name] ?? formatNumber(Number(examples[name]), language, notation);
		return { name, text, found: readEntry(text, entries[name], language, notation) };
	});
	const values = read.every(({ found }) => typeof found === 'number')
		? (Object.fromEntries(read.map(({ name, found }) => [name, found])) as Record<Name, number>)
		: undefined;
	const type = (name: Name, text: string) => setTyped((before) => ({ ...before, [name]: text }));
	return { read, values, type };
}

const errorOf = (found: number | EntryError): EntryError | undefined => (typeof found === 'number' ? undefined : found);

export function Calculator<Name extends string>({ section, kind, entries, savings }: CalculatorProps<Name>) {
	const { t, currency, language, notation, headingOf, Text } = useStage();
	const { read, values, type } = useEntries(entries, section.values);
	const [plan, setPlan] = useState<Plan>();
	const chosen = plan ?? (section.values.plan as Plan);
	const compared = shownPlan(chosen, { t, language, notation, currency });
	const below = headingOf(section) === 'h1' ? 'h2' : 'h3';
	return (
		<div className="flex flex-col gap-8">
			<div className="flex flex-col gap-3">
				<SectionHeading section={section} />
				<Text of={section} name="text" as="p" className="block-lead" />
				<noscript>
					<p className="max-w-prose">{t('roi.withoutScript')}</p>
				</noscript>
			</div>
			<div className="block-box one-colour grid grid-cols-1 overflow-hidden wrap-anywhere @tablet:grid-cols-[3fr_2fr]">
				<div className="flex min-w-0 flex-col gap-4 p-5 @phone:p-8">
					<div className="grid grid-cols-1 gap-x-5 gap-y-2 @small:grid-cols-2">
						{read.map(({ name, text, found }) => (
							<EntryField
								key={name}
								label={t(`roi.${kind}.${name}` as 'roi.orders.locations')}
								unit={entries[name].unit}
								max={entries[name].max}
								text={text}
								fault={errorOf(found)}
								onChange={(next) => type(name, next)}
							/>
						))}
					</div>
					<PlanChoice id={section.id} chosen={chosen} onChange={setPlan} />
				</div>
				<div className="flex min-w-0 flex-col gap-5 border-(--applications-cms-content-border) bg-(--applications-cms-background-alternate) p-5 text-(--applications-cms-typography-text) border-t @phone:p-8 @tablet:border-s @tablet:border-t-0">
					<Results savings={values && savings(values, compared.year, currency)} heading={below} />
					<Formula kind={kind} plan={compared} />
					<div className="mt-auto grid *:w-full empty:hidden">
						<Call of={section} name="call" size="large" tile={false} />
					</div>
				</div>
			</div>
		</div>
	);
}
