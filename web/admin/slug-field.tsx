// The last part of an address. What is typed like a name becomes an address when the field is left.
import { isSlug, slugOf } from '../../rules/catalogue/slug.ts';
import { TextField } from '../kit/text-field.tsx';

export function SlugField(props: Parameters<typeof TextField>[0]) {
	const { value, onChange } = props;
	const tidy = () => {
		const slug = slugOf(value);
		if (value !== '' && !isSlug(value) && slug !== '') onChange(slug);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it notices that the field within is left, and is no control itself
		<div onBlur={tidy}>
			<TextField {...props} />
		</div>
	);
}
