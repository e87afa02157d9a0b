// A tile with words on one side and a field for an address on the other, and the form of the newsletter in it.

import type { ReactNode } from 'react';
import { InputField, PrivacyNote, SectionForm } from './form-parts.tsx';
import { useShown } from './shown.ts';
import { type AnySection, useStage } from './stage.tsx';

const looks = {
	plain: '',
	box: 'block-box one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
	accent: 'block-accent one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
};

export const longestAddress = 254;

export function FormTile({ section, children }: { section: AnySection; children: ReactNode }) {
	const { Text, headingOf } = useStage();
	const shown = useShown();
	const { look, align } = section.values as { look: keyof typeof looks; align: 'start' | 'center' };
	const isCentred = align === 'center';
	return (
		<div
			className={`relative grid grid-cols-1 gap-x-10 gap-y-6 ${looks[look]} ${isCentred ? 'justify-items-center text-center' : 'items-center @tablet:grid-cols-2'}`}
		>
			{shown.texts(section, 'title', 'text') && (
				<div className="w-full max-w-3xl min-w-0">
					<Text of={section} name="title" as={headingOf(section)} className="block-title" />
					<Text of={section} name="text" as="p" className="block-lead mt-3" />
				</div>
			)}
			<div className="w-full max-w-xl min-w-0 text-start">{children}</div>
		</div>
	);
}

const lineOf = (section: AnySection, name: string): string => {
	const text = section.texts[name];
	return typeof text === 'string' ? text : '';
};

export const labelOf = (section: AnySection, otherwise: string): string => lineOf(section, 'title') || otherwise;

export function Submit({ section, label }: { section: AnySection; label: string }) {
	const { buttonClass, canvas } = useStage();
	return (
		<div className="calls">
			<button type="submit" disabled={canvas} className={`call cursor-pointer ${buttonClass('primary', 'large')}`}>
				{lineOf(section, 'submit') || label}
			</button>
		</div>
	);
}

interface NewsletterFormProps {
	section: AnySection;
	action: string;
	/** The words that are agreed to. */
	consent: string;
	/** Further fields. */
	children?: ReactNode;
}

/** The page of the newsletter says what became of it. */
export function NewsletterForm({ section, action, consent, children }: NewsletterFormProps) {
	const { t } = useStage();
	const label = t('newsletter.subscribe');
	return (
		<SectionForm of={section} label={labelOf(section, label)} action={action} className="grid gap-4">
			<input type="hidden" name="form" value="block" />
			{children}
			<InputField
				{...{ of: section, name: 'email', label: t('newsletter.email'), required: true, value: '', error: undefined }}
				{...{ kind: 'email', completion: 'email', maxLength: longestAddress }}
			/>
			{consent && <PrivacyNote text={consent} />}
			<Submit section={section} label={label} />
		</SectionForm>
	);
}

/** For those who build the page: visitors see nothing of it. */
export function Missing({ text }: { text: string }) {
	const { canvas } = useStage();
	return canvas ? <p className="block-box one-colour px-6 py-5 font-semibold">{text}</p> : null;
}
