// What stands around the forms that lead to an account: one column in the middle, with a title and what it is about. Close together on phones, so that the
// button stands above the question about cookies.
import type { ReactNode } from 'react';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { Picture } from '../platform/picture.tsx';
import { ToastRegion } from './toast-region.tsx';

interface AccessFrameProps {
	title: string;
	intro?: string;
	children: ReactNode;
	/** Below the box: other ways to go from here. */
	below?: ReactNode;
}

export function AccessFrame({ title, intro, children, below }: AccessFrameProps) {
	const { loginBackground: behind, loginBackgroundDark } = usePlatform().shopfront;
	return (
		<ThemeScope name="shop" className="fills-page relative isolate bg-raised px-4 py-4 phone:py-16">
			{behind && (
				<Picture
					className="absolute inset-0 -z-10 size-full object-cover"
					image={behind}
					dark={loginBackgroundDark}
					sizes="100vw"
					eager
					decorative
				/>
			)}
			<div className="mx-auto w-full max-w-md">
				<div className="rounded-theme border border-line bg-surface px-5 py-4 text-text phone:p-8">
					<h1 className="font-heading text-2xl font-bold hyphens-auto wrap-break-word phone:text-3xl">{title}</h1>
					{intro && <p className="mt-2 text-muted">{intro}</p>}
					<div className="mt-4 flex flex-col gap-4 phone:mt-6 phone:gap-5">{children}</div>
				</div>
				{below && (
					<div
						className={`mt-5 flex flex-col gap-2 text-center text-sm ${behind ? 'rounded-theme bg-surface p-3 text-text' : ''}`}
					>
						{below}
					</div>
				)}
			</div>
			<ToastRegion />
		</ThemeScope>
	);
}
