// The heading of a section that shows something else below it: its text `title`.
import { type AnySection, useStage } from './stage.tsx';

export function SectionHeading({ section, className = '' }: { section: AnySection; className?: string }) {
	const { headingOf, Text } = useStage();
	return <Text of={section} name="title" as={headingOf(section)} className={`block-title ${className}`} />;
}
