// A whole screen of the administration: the way here, its title, its actions, its content, and the save bar where it is a form.
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

interface PageFrameProps {
	title: string;
	above?: readonly Crumb[];
	actions?: ReactNode;
	save?: SaveBarProps;
	children: ReactNode;
}

export function PageFrame({ title, above = [], actions, save, children }: PageFrameProps) {
	return (
		<div className="mx-auto w-full max-w-page px-4 py-6 phone:px-8">
			{above.length > 0 && <Breadcrumb above={above} here={title} />}
			<div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-3">
				<h1 className="min-w-0 font-heading text-2xl font-bold hyphens-auto wrap-break-word phone:text-3xl">{title}</h1>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
			{children}
			{save && <SaveBar {...save} />}
		</div>
	);
}
