// The tree as the screens of categories know it.
import { aboveOf, type InTree } from '../../../rules/catalogue/category-tree.ts';
import type { Data } from '../../platform/graphql.ts';
import type { categoryTreeDocument } from './categories.documents.ts';

export type CategoryNode = Data<typeof categoryTreeDocument>['categoryTree'][number];
export type AccessRole = Data<typeof categoryTreeDocument>['accessRoles'][number];

export interface CategoryPosition {
	id: string;
	parentId: string | null;
	/** The neighbour that follows it; null is the end. */
	before: string | null;
}

/** How the tree looks after a move; the order among neighbours is that of the list. */
export function movedInTree<Node extends InTree>(
	nodes: readonly Node[],
	{ id, parentId, before }: CategoryPosition,
): Node[] {
	const others = nodes.filter((node) => node.id !== id);
	const at = before === null ? others.length : others.findIndex((node) => node.id === before);
	const moved = nodes.filter((node) => node.id === id).map((node) => ({ ...node, parentId }));
	return at < 0 ? [...nodes] : [...others.slice(0, at), ...moved, ...others.slice(at)];
}

export const neighboursOf = <Node extends InTree>(nodes: readonly Node[], parentId: string | null): Node[] =>
	nodes.filter((node) => node.parentId === parentId);

/** "Printed matter › Flyers" */
export const pathName = (nodes: readonly CategoryNode[], node: CategoryNode): string =>
	[...aboveOf(nodes, node.id), node].map(({ name }) => name).join(' › ');

export const addressOf = (slug: string): string => `/category/${slug}`;
