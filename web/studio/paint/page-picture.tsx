// One page of a design as it will be printed. Each element is a group of its own with its name, so that it can be heard, and pointed at.
import { memo, type ReactNode, useMemo } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import type { DrawnPage, DrawOperation } from '../../../rules/designs/operations.ts';
import { paperColour } from '../../../rules/designs/paper.ts';
import { rectanglePath } from '../../../rules/designs/path.ts';
import { OperationView, type PictureAddress } from './operation-view.tsx';

type Format = Design['product'];

interface PictureProps {
	page: DrawnPage;
	format: Format;
	/** Whether what is cut off is shown as well. */
	bleed: boolean;
	addressOf: PictureAddress;
	/** Of the whole. Null: said elsewhere. */
	label: string | null;
	/** Of each element; without them the page is one picture. */
	names?: ReadonlyMap<string, string> | undefined;
	className?: string;
	/** Over the page, in its own measures: lines, marks. */
	children?: ReactNode;
}

interface Painted {
	elementId: string;
	operations: DrawOperation[];
}

/** Operations of one element lie behind each other. */
function groupByElement(operations: readonly DrawOperation[]): Painted[] {
	const groups: Painted[] = [];
	for (const operation of operations) {
		const last = groups.at(-1);
		if (last?.elementId === operation.elementId) last.operations.push(operation);
		else groups.push({ elementId: operation.elementId, operations: [operation] });
	}
	return groups;
}

const roleOf = (label: string | null, isTree: boolean) =>
	label === null ? { 'aria-hidden': true } : { role: isTree ? 'group' : 'img', 'aria-label': label };

export const PagePicture = memo(function PagePicture(props: PictureProps) {
	const { page, format, bleed, addressOf, label, names, className, children } = props;
	const around = bleed ? format.bleed : 0;
	const [width, height] = [format.width + 2 * around, format.height + 2 * around];
	const groups = useMemo(() => groupByElement(page.operations), [page]);
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: it is named by `roleOf`; a title would be shown by pointing at it
		<svg
			viewBox={`${-around} ${-around} ${width} ${height}`}
			className={className}
			{...roleOf(label, names !== undefined)}
		>
			<path fill={paperColour} d={rectanglePath(-around, -around, width, height)} />
			{groups.map(({ elementId, operations }) => (
				<g key={elementId} data-element={elementId} {...(names && roleOf(names.get(elementId) ?? '', false))}>
					{operations.map((operation, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: an operation is known by its place alone
						<OperationView key={index} operation={operation} addressOf={addressOf} />
					))}
				</g>
			))}
			{children}
		</svg>
	);
});
