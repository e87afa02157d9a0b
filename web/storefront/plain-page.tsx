// Imprint, privacy and the like: words under headings.
import { usePlatform } from '../platform/environment.tsx';
import { useAnswer, usePlace } from '../platform/page.ts';
import { ContentSection } from './content-section.tsx';
import { onePlainPage } from './plain-page-question.ts';

export function Component() {
	const { plainPage } = useAnswer(onePlainPage(usePlatform(), usePlace()));
	return (
		<ContentSection as="article" className="mx-auto max-w-prose px-4 pt-8 pb-16 phone:px-8 desktop:pt-12">
			<h1 className="font-heading text-3xl font-bold wrap-break-word hyphens-auto phone:text-4xl">{plainPage.title}</h1>
			{plainPage.sections.map(({ heading, paragraphs }) => (
				<section key={heading} className="mt-8">
					<h2 className="font-heading text-xl font-bold">{heading}</h2>
					{paragraphs.map((paragraph) => (
						<p key={paragraph} className="mt-2 wrap-break-word">
							{paragraph}
						</p>
					))}
				</section>
			))}
		</ContentSection>
	);
}
