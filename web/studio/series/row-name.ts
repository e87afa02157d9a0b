// What a row of a series is called: by first name and surname where the template has fields for them, else by what stands in it first.
import type { Design } from '../../../rules/designs/design.ts';
import type { Series } from '../../../rules/designs/series.ts';

const nameSources = ['profile.title', 'profile.firstName', 'profile.surname'] as const;

export function nameRow({ fields }: Pick<Design, 'fields'>, { mapping }: Series, cells: readonly string[]): string {
	const columnOf = (key: string | undefined) => Object.keys(mapping).find((column) => mapping[column] === key);
	const columns = nameSources.flatMap((source) => {
		const key = fields.find((field) => field.source === source)?.key;
		return (key && columnOf(key)) ?? [];
	});
	const [first = '0'] = Object.keys(mapping);
	return (columns.length > 0 ? columns : [first]).flatMap((column) => cells[Number(column)]?.trim() || []).join(' ');
}
