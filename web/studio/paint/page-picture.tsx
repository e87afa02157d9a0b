// One page of a design as it will be printed. Each element is a group of its own with its name, so that it can be heard, and pointed at.
import { memo, type ReactNode, useId, useMemo } from 'react';
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
	/** A length of CSS: the page is as wide as there is room, and no higher than this. */
	highest?: string;
	/** Seen from behind, the die line is the other way round. */
	isBack?: boolean;
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

interface CutProps {
	format: Format;
	dieLine: string;
	isBack: boolean | undefined;
	children: ReactNode;
}

/** What lies outside of the die line is gone, as it is where there is none and the trim ends. */
function Cut({ format, dieLine, isBack, children }: CutProps) {
	const id = useId();
	const seen = { d: dieLine, ...(isBack && { transform: `matrix(-1 0 0 1 ${format.width} 0)` }) };
	return (
		<>
			<clipPath id={id}>
				<path {...seen} />
			</clipPath>
			<g clipPath={`url(#${id})`}>{children}</g>
			<path {...seen} vectorEffect="non-scaling-stroke" className="pointer-events-none fill-none stroke-line" />
		</>
	);
}

const roleOf = (label: string | null, isTree: boolean) =>
	label === null ? { 'aria-hidden': true } : { role: isTree ? 'group' : 'img', 'aria-label': label };

/** Of a sheet with four edges; one that is cut to a shape has none. */
export const shadowOf = ({ dieLine }: Format, bleed: boolean): string =>
	bleed || dieLine === null ? 'shadow-lg shadow-popover-shadow' : '';

export const PagePicture = memo(function PagePicture(props: PictureProps) {
	const { page, format, bleed, addressOf, label, names, className, highest, isBack, children } = props;
	const around = bleed ? format.bleed : 0;
	const [width, height] = [format.width + 2 * around, format.height + 2 * around];
	const groups = useMemo(() => groupByElement(page.operations), [page]);
	const painted = (
		<>
			<path fill={paperColour} d={rectanglePath(-around, -around, width, height)} />
			{groups.map(({ elementId, operations }) => (
				<g key={elementId} data-element={elementId} {...(names && roleOf(names.get(elementId) ?? '', false))}>
					{operations.map((operation, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: an operation is known by its place alone
						<OperationView key={index} operation={operation} addressOf={addressOf} />
					))}
				</g>
			))}
		</>
	);
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: it is named by `roleOf`; a title would be shown by pointing at it
		<svg
			viewBox={`${-around} ${-around} ${width} ${height}`}
			className={className}
			style={highest ? { width: `min(100%, ${highest} * ${width / height})` } : undefined}
			{...roleOf(label, names !== undefined)}
		>
			{bleed || format.dieLine === null ? (
				painted
			) : (
				<Cut format={format} dieLine={format.dieLine} isBack={isBack}>
					{painted}
				</Cut>
			)}
			{children}
		</svg>
	);
});
