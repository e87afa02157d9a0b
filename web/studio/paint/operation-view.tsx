// Drawing operations as SVG elements: what paint-svg.ts writes for the server, React paints here. Letters are named outlines.
import { memo, useId } from 'react';
import type {
	ClipOperation,
	DrawOperation,
	GlyphsOperation,
	ImageOperation,
	Matrix,
	PathOperation,
} from '../../../rules/designs/operations.ts';
import { rectanglePath } from '../../../rules/designs/path.ts';
import { writeNumber } from '../../../rules/designs/svg-definitions.ts';
import { glyphName } from './outline-store.ts';

/** Where a picture is, at the size at which it is shown. */
export type PictureAddress = (mediaId: string) => string;

const transformOf = (matrix: Matrix): string => `matrix(${matrix.map(writeNumber).join(' ')})`;

function Glyphs({ operation: { faceId, size, unitsPerEm, glyphs, ink, matrix } }: { operation: GlyphsOperation }) {
	const scale = size / unitsPerEm;
	return (
		<g transform={`${transformOf(matrix)} scale(${writeNumber(scale)} ${writeNumber(-scale)})`} fill={ink.screen}>
			{glyphs.map(({ id, x, y }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a glyph is known by its place alone
				<use key={index} href={`#${glyphName(faceId, id)}`} x={x} y={-y} />
			))}
		</g>
	);
}

function Image({ operation, addressOf }: { operation: ImageOperation; addressOf: PictureAddress }) {
	const { mediaId, width, height, crop, matrix } = operation;
	const id = useId();
	const [wholeWidth, wholeHeight] = [(width * 1000) / crop.width, (height * 1000) / crop.height];
	const isWhole = crop.width === 1000 && crop.height === 1000;
	return (
		<g transform={transformOf(matrix)}>
			{!isWhole && (
				<clipPath id={id}>
					<path d={rectanglePath(0, 0, width, height)} />
				</clipPath>
			)}
			<g clipPath={isWhole ? undefined : `url(#${id})`}>
				<image
					x={writeNumber((-crop.x * wholeWidth) / 1000)}
					y={writeNumber((-crop.y * wholeHeight) / 1000)}
					width={writeNumber(wholeWidth)}
					height={writeNumber(wholeHeight)}
					preserveAspectRatio="none"
					href={addressOf(mediaId)}
				/>
			</g>
		</g>
	);
}

function Clip({ operation, addressOf }: { operation: ClipOperation; addressOf: PictureAddress }) {
	const id = useId();
	return (
		<g>
			<clipPath id={id}>
				<path transform={transformOf(operation.matrix)} d={operation.path} />
			</clipPath>
			<g clipPath={`url(#${id})`}>
				{operation.operations.map((inner, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an operation is known by its place alone
					<OperationView key={index} operation={inner} addressOf={addressOf} />
				))}
			</g>
		</g>
	);
}

const Path = ({ operation: { matrix, path, rule, fill, stroke } }: { operation: PathOperation }) => (
	<path
		transform={transformOf(matrix)}
		d={path}
		fill={fill?.screen ?? 'none'}
		fillRule={rule}
		stroke={stroke?.ink.screen}
		strokeWidth={stroke?.width}
	/>
);

interface OperationProps {
	operation: DrawOperation;
	addressOf: PictureAddress;
}

export const OperationView = memo(function OperationView({ operation, addressOf }: OperationProps) {
	switch (operation.kind) {
		case 'glyphs':
			return <Glyphs operation={operation} />;
		case 'image':
			return <Image operation={operation} addressOf={addressOf} />;
		case 'clip':
			return <Clip operation={operation} addressOf={addressOf} />;
		case 'path':
			return <Path operation={operation} />;
	}
});
