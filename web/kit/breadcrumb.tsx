// The way from the first screen to this one. The last part is where one is, and no link. It is one line at every width, so that
// nothing below moves when its font comes: the last part is cut short, a long way is pushed sideways.
import { IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';

export interface Crumb {
	label: string;
	to: string;
}

interface BreadcrumbProps {
	/** What is above this screen, the first one first. */
	above: readonly Crumb[];
	here: string;
}

export function Breadcrumb({ above, here }: BreadcrumbProps) {
	const t = useTexts();
	return (
		<nav aria-label={t('common.breadcrumb')} className="text-sm">
			<ol className="-m-1 flex items-center gap-1 overflow-x-auto p-1 whitespace-nowrap [scrollbar-width:none]">
				{above.map((crumb) => (
					<li key={crumb.to} className="flex shrink-0 items-center gap-1">
						<NearLink
							to={crumb.to}
							className="inline-flex min-h-6 items-center rounded-theme text-muted hover:text-text hover:underline pointer-coarse:min-h-11"
						>
							{crumb.label}
						</NearLink>
						<IconChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
					</li>
				))}
				<li aria-current="page" className="min-w-24 truncate font-medium">
					{here}
				</li>
			</ol>
		</nav>
	);
}
