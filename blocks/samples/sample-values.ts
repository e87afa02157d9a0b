// What blocks show where their sample leaves open what only a shop can say: a film that anyone may show, and a day that is far away.
import type { BlockDefinition, ShownPart } from '../../rules/pages/block.ts';
import type { Field } from '../../rules/pages/fields.ts';

const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const moment = '2090-12-24T18:00';

function sampleOf(field: Field | undefined): string | undefined {
	if (field?.kind === 'moment') return moment;
	return field?.kind === 'address' && field.of === 'video' ? film : undefined;
}

export function withSampleValues<P extends ShownPart>(part: P, { fields }: Pick<BlockDefinition, 'fields'>): P {
	const values = Object.entries(part.values).map(([name, value]) => [name, value ?? sampleOf(fields[name]) ?? null]);
	return { ...part, values: Object.fromEntries(values) };
}
