// What the forms of a page know: where they are sent, and what became of one that was sent without JavaScript.
import { type AnySection, useStage } from './stage.tsx';

interface SentSection {
	outcome: string;
	values: Readonly<Record<string, string>>;
}

export interface PageForms {
	/** Whether the form of this section was sent and taken. */
	isSent(section: AnySection): boolean;
	/** What was sent from this section and could not be taken. */
	sentOf(section: AnySection): SentSection | undefined;
	/** The page about privacy. */
	privacy: { to: string; title: string } | undefined;
	/** Of the shop; undefined: it has none. */
	newsletter: { action: string; consent: string } | undefined;
}

/** Where nothing is sent. */
const noForms: PageForms = {
	isSent: () => false,
	sentOf: () => undefined,
	privacy: undefined,
	newsletter: { action: '/newsletter', consent: '' },
};

const useNone = () => noForms;

export function useForms(): PageForms {
	const { useForms: useOwn = useNone } = useStage();
	return useOwn();
}
