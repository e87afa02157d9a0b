// The address of a feed or a video, and a word that something is chosen by: taken when the field is left, as each change would be a step of its own.
import { useState } from 'react';
import { isPublicationAddress } from '../../../rules/contact-requests/publication.ts';
import type { AddressField as Field } from '../../../rules/pages/fields.ts';
import { completeForeignAddress, isForeignAddress } from '../../../rules/pages/foreign-address.ts';
import { readVideo } from '../../../rules/pages/video-address.ts';
import { TextField } from '../../kit/text-field.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { ControlProps } from './fields-form.tsx';

interface LeftFieldProps extends Pick<ControlProps<string | null>, 'label' | 'value' | 'onChange'> {
	kind: 'text' | 'link';
	complete(text: string): string;
	isValid(text: string): boolean;
	error: string;
	hint?: string;
	maxLength?: number;
}

function LeftField({ value, onChange, complete, isValid, error, ...field }: LeftFieldProps) {
	const [draft, setDraft] = useState<string>();
	const [left, setLeft] = useState(false);
	const text = draft ?? value ?? '';
	const leave = () => {
		if (draft === undefined) return;
		const next = complete(draft);
		setLeft(true);
		if (next !== '' && !isValid(next)) setDraft(next);
		else if (next === (value ?? '') || onChange(next === '' ? null : next)) setDraft(undefined);
	};
	const isWrong = left && draft !== undefined && text !== '' && !isValid(complete(text));
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field is left
		<div
			onBlur={leave}
			onKeyDown={(event) => {
				if (event.key === 'Enter') leave();
			}}
		>
			<TextField {...field} value={text} error={isWrong ? error : null} onChange={setDraft} />
		</div>
	);
}

const wordsOf = {
	feed: { hint: 'pageEditor.addressHint', error: 'pageEditor.addressInvalid', isValid: isForeignAddress },
	video: {
		hint: 'pageEditor.videoHint',
		error: 'pageEditor.videoInvalid',
		isValid: (text: string) => readVideo(text) !== undefined,
	},
	publication: {
		hint: 'pageEditor.widget.publicationHint',
		error: 'pageEditor.widget.publicationInvalid',
		isValid: (text: string) => isPublicationAddress(text),
	},
} as const;

export function AddressField({ of, ...props }: ControlProps<string | null> & Pick<Field, 'of'>) {
	const t = useTexts();
	const { label, value, onChange } = props;
	const { hint, error, isValid } = wordsOf[of];
	return (
		<LeftField
			{...{ label, value, onChange }}
			kind="link"
			hint={t(hint)}
			complete={completeForeignAddress}
			isValid={isValid}
			error={t(error)}
		/>
	);
}

export function TermField({ label, value, onChange, max }: ControlProps<string | null> & { max: number }) {
	return (
		<LeftField
			{...{ label, value, onChange }}
			kind="text"
			maxLength={max}
			complete={(text) => text.trim()}
			isValid={(text) => text.length <= max}
			error=""
		/>
	);
}
