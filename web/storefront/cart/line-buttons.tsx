// What can be done with a line: short words, of which each is read aloud with the name of its article.
import type { ReactNode } from 'react';
import { usePlatform } from '../../platform/environment.tsx';

export interface LineAction {
	label: string;
	icon: ReactNode;
	/** @param byKey pressed without a pointer */
	run(byKey: boolean): unknown;
}

export function LineButtons({ article, actions }: { article: string; actions: readonly LineAction[] }) {
	const { t } = usePlatform();
	return (
		<ul className="mt-2 flex flex-wrap gap-x-4">
			{actions.map(({ label, icon, run }) => (
				<li key={label}>
					<button
						type="button"
						aria-label={t('cartPage.doFor', { action: label, article })}
						onClick={({ detail }) => run(detail === 0)}
						className="inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-theme text-sm text-link underline-offset-4 hover:text-link-hover hover:underline pointer-coarse:min-h-11"
					>
						{icon}
						{label}
					</button>
				</li>
			))}
		</ul>
	);
}
