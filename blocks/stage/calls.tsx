// The buttons of a part beside each other. One of them may lead from all over the tile they stand on, which has `relative isolate`.

import { callOf, tileCallOf } from './shown.ts';
import type { AnyPart } from './stage.tsx';
import { Call, useStage } from './stage.tsx';

interface CallsProps<P extends AnyPart> {
	of: P;
	names: readonly (keyof P['values'] & string)[];
	size?: 'medium' | 'large';
	/** Where they stand. */
	className?: string;
}

export function Calls<P extends AnyPart>({ of, names, size = 'medium', className = '' }: CallsProps<P>) {
	const { canvas } = useStage();
	const shown = names.filter((name) => canvas || callOf(of, name));
	if (shown.length === 0) return null;
	const tile = tileCallOf(of, names);
	const buttons = canvas || shown.some((name) => name !== tile || callOf(of, name)?.click !== 'tile');
	return (
		<div className={buttons ? `calls ${className}` : 'contents'}>
			{shown.map((name) => (
				<Call key={name} of={of} name={name} size={size} tile={name === tile} />
			))}
		</div>
	);
}
