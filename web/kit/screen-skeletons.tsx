// Holds the place of a whole screen in its shape: a form of cards, or the rows of a list.
import { useTexts } from '../platform/environment.tsx';

const grey = 'rounded-theme bg-(--colors-background-secondaryHover) motion-safe:animate-pulse';

const Loading = () => <span className="sr-only">{useTexts()('common.loading')}</span>;

export function FormSkeleton() {
	return (
		<div role="status" className="grid gap-4">
			<Loading />
			{[4, 2].map((fields) => (
				<div key={fields} className="rounded-theme border border-line bg-surface">
					<div className="border-b border-line px-5 py-4">
						<div className={`h-4 w-40 ${grey}`} />
					</div>
					<div className="grid gap-x-4 gap-y-5 p-5 phone:grid-cols-2">
						{Array.from({ length: fields }, (_, field) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: grey boxes have nothing else to be known by
							<div key={field} className="grid gap-2">
								<div className={`h-3 w-24 ${grey}`} />
								<div className={`h-10 ${grey}`} />
							</div>
						))}
					</div>
				</div>
			))}
		</div>
	);
}

export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
	return (
		<div role="status" className="divide-y divide-line">
			<Loading />
			{Array.from({ length: rows }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: grey rows have nothing else to be known by
				<div key={row} className="flex h-12 items-center gap-6 px-4">
					<div className={`h-4 w-1/3 ${grey}`} />
					<div className={`h-4 w-1/6 ${grey}`} />
					<div className={`ms-auto h-4 w-1/6 ${grey}`} />
				</div>
			))}
		</div>
	);
}
