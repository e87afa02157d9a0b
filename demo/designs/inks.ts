// What letterpress templates share: one ink that is mixed for the job, on bare paper.
import type { Cmyk } from '../../rules/designs/operations.ts';
import { both, type InBoth } from '../data/types.ts';
import type { ColourPlan, SchemePlan } from './plan.ts';

/** The plate has the same name whichever ink is chosen: the press has one. */
export const oneInk: Readonly<Record<string, ColourPlan>> = {
	ink: { name: both('Druckfarbe', 'Ink'), spot: 'Letterpress' },
};

const scheme = (id: string, label: InBoth, ink: Cmyk): SchemePlan => ({ id, label, colours: { ink } });

export const inks = {
	midnight: scheme('midnight', both('Nachtblau', 'Midnight blue'), [96, 78, 40, 40]),
	bottle: scheme('bottle', both('Flaschengrün', 'Bottle green'), [84, 46, 74, 52]),
	oxblood: scheme('oxblood', both('Ochsenblut', 'Oxblood'), [34, 94, 78, 44]),
	sepia: scheme('sepia', both('Sepia', 'Sepia'), [44, 62, 76, 52]),
	slate: scheme('slate', both('Schiefer', 'Slate'), [62, 46, 40, 46]),
	sage: scheme('sage', both('Salbei', 'Sage'), [60, 34, 58, 26]),
	rosewood: scheme('rosewood', both('Rosenholz', 'Rosewood'), [26, 64, 54, 22]),
	indigo: scheme('indigo', both('Indigo', 'Indigo'), [92, 84, 28, 18]),
} as const;
