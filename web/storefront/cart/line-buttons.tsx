// What can be done with a line: short words, of which each is read aloud with the name of its article.
import type { ReactNode } from 'react';
import { usePlatform } from '../../platform/environment.tsx';

interface Labelled {
	label: string;
	icon: ReactNode;
}

/** Runs something, or leads into another document. */
export type LineAction =
	| (Labelled & {
			/** @param byKey pressed without a pointer */
			run(byKey: boolean): unknown;
	  })
	| (Labelled & { href: string });

const look =
	'inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-theme text-sm text-link underline-offset-4 hover:text-link-hover hover:underline pointer-coarse:min-h-11';

export function LineButtons({ article, actions }: { article: string; actions: readonly LineAction[] }) {
	const { t } = usePlatform();
	return (
		<ul className="mt-2 flex flex-wrap gap-x-4">
			{actions.map((action) => {
				const { label, icon } = action;
				const name = t('cartPage.doFor', { action: label, article });
				return (
					<li key={label}>
						{'href' in action ? (
							<a href={action.href} aria-label={name} className={look}>
								{icon}
								{label}
							</a>
						) : (
							<button
								type="button"
								aria-label={name}
								onClick={({ detail }) => action.run(detail === 0)}
								className={look}
							>
								{icon}
								{label}
							</button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
