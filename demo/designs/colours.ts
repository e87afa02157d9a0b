// Colours that most templates have, and schemes that tell only what differs.
import type { Cmyk } from '../../rules/designs/operations.ts';
import { both, type InBoth } from '../data/types.ts';
import type { ColourPlan, SchemePlan } from './plan.ts';

const named = {
	deep: { name: both('Tiefton', 'Deep tone') },
	warm: { name: both('Akzent', 'Accent') },
	sun: { name: both('Sonne', 'Sun') },
	soft: { name: both('Lichtton', 'Light tone') },
	leaf: { name: both('Blatt', 'Leaf') },
} satisfies Record<string, ColourPlan>;

/** These, the bare paper and black. */
export const colours = (...names: (keyof typeof named)[]): Record<string, ColourPlan> => ({
	...Object.fromEntries(names.map((name) => [name, named[name]])),
	paper: { name: both('Papierweiß', 'Paper white') },
	black: { name: both('Schwarz', 'Black') },
});

/** Paper and black are the same in all schemes. */
export const scheme = (id: string, label: InBoth, own: Readonly<Record<string, Cmyk>>): SchemePlan => ({
	id,
	label,
	colours: { paper: [0, 0, 0, 0], black: [0, 0, 0, 100], ...own },
});
