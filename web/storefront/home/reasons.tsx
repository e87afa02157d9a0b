// Three reasons to order here, in the words of the shop.
import { useTexts } from '../../platform/environment.tsx';
import { ContentSection } from '../content-section.tsx';

export function Reasons() {
	const t = useTexts();
	const reasons = [
		{ title: t('home.reason1Title'), text: t('home.reason1Text') },
		{ title: t('home.reason2Title'), text: t('home.reason2Text') },
		{ title: t('home.reason3Title'), text: t('home.reason3Text') },
	];
	return (
		<ContentSection tone="alternate" aria-labelledby="reasons">
			<div className="mx-auto max-w-page px-4 py-12 phone:px-8 desktop:py-20">
				<h2 id="reasons" className="mb-8 font-heading text-2xl font-bold phone:text-3xl">
					{t('home.reasonsTitle')}
				</h2>
				<ul className="grid gap-8 tablet:grid-cols-3">
					{reasons.map(({ title, text }) => (
						<li key={title} className="border-t-2 border-fancy-line pt-4">
							<h3 className="font-heading text-xl font-bold">{title}</h3>
							<p className="mt-2 max-w-prose">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</ContentSection>
	);
}
