// The field of a formatted text, loaded when it is shown; until then its words stand where it will be.
import { lazy, Suspense } from 'react';
import type { SimpleFieldProps } from './simple-field.tsx';

const SimpleField = lazy(() => import('./simple-field.tsx'));

export function LateSimpleField(props: SimpleFieldProps) {
	return (
		<Suspense
			fallback={
				<div aria-busy>
					<p className="mb-1 text-sm font-semibold text-label">{props.label}</p>
					<p className="min-h-36 max-h-96 overflow-hidden rounded-theme border border-control-line bg-control px-3 pt-14 pb-2 whitespace-pre-line text-control-text">
						{props.value}
					</p>
				</div>
			}
		>
			<SimpleField {...props} />
		</Suspense>
	);
}
