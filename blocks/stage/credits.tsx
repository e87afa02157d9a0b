// Who took the pictures of a section, where they are to be named: below it, whatever its block does with them.
import type { ShownCredit } from '../../rules/page-contract.ts';
import { type AnySection, useStage } from './stage.tsx';

const linkStyle = 'underline underline-offset-2 hover:text-(--words-link-hover)';

export function Credits({ section }: { section: AnySection }) {
	const { pictureOf, t, PictureConsent } = useStage();
	const values = [section, ...section.items].flatMap((part) => Object.values<unknown>(part.values));
	const credits = new Map<string, ShownCredit>();
	let remote: string | undefined;
	for (const value of values) {
		const image = typeof value === 'string' ? pictureOf(value) : undefined;
		if (!image?.credit) continue;
		credits.set(image.credit.authorUrl, image.credit);
		if (image.remote) remote = image.credit.provider;
	}
	if (credits.size === 0) return null;
	return (
		<p className="mx-auto max-w-page px-4 pb-3 text-sm text-(--words-quiet) wrap-break-word @phone:px-8">
			{t('credits.photo')}{' '}
			{[...credits.values()].map(({ author, authorUrl, provider, providerUrl }, index) => (
				<span key={authorUrl}>
					{index > 0 && ', '}
					<a href={authorUrl} target="_blank" rel="noopener noreferrer" className={linkStyle}>
						{author}
					</a>
					{' / '}
					<a href={providerUrl} target="_blank" rel="noopener noreferrer" className={linkStyle}>
						{provider}
					</a>
				</span>
			))}
			{remote && PictureConsent && <PictureConsent provider={remote} />}
		</p>
	);
}
