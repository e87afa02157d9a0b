// One kind of component on the page that shows the kit.
import { type ReactNode, useId } from 'react';
import { usePlatform } from '../platform/environment.tsx';
import { samplesIn } from './samples/samples.ts';

export const useSamples = () => samplesIn(usePlatform().language);

export function Section({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="border-t border-line py-6">
			<h2 id={id} className="mb-4 text-xl font-bold">
				{title}
			</h2>
			<div className="flex flex-col gap-4">{children}</div>
		</section>
	);
}

export const Line = ({ children }: { children: ReactNode }) => (
	<div className="flex flex-wrap items-center gap-3">{children}</div>
);

export const Grid = ({ children }: { children: ReactNode }) => (
	<div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-3">{children}</div>
);
