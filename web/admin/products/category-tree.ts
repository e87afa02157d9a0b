// Categories of the shop in the order of their tree, each with how deep it stands.

interface Named {
	id: string;
	parentId: string | null;
}

/** One whose parent is not there stands at the top. */
export function namedTree<Category extends Named>(categories: readonly Category[]): (Category & { depth: number })[] {
	const known = new Set(categories.map(({ id }) => id));
	const below = Map.groupBy(categories, ({ parentId }) => (parentId && known.has(parentId) ? parentId : ''));
	const listed: (Category & { depth: number })[] = [];
	const add = (parent: string, depth: number): void => {
		for (const category of below.get(parent) ?? []) {
			listed.push({ ...category, depth });
			add(category.id, depth + 1);
		}
	};
	add('', 0);
	return listed;
}
